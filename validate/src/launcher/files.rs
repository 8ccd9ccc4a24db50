//! Files that the report names, opened to look for functions and lines. They may be anything by now, and change meanwhile.

use memmap2::{MmapOptions, MmapRaw};
use object::read::ReadRef;
use std::fs::File;
use std::io;
use std::ops::Range;
use std::os::fd::AsRawFd as _;
use std::os::unix::fs::{FileExt as _, OpenOptionsExt as _};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

static STOPPED: AtomicBool = AtomicBool::new(false);

/// From now on no file is opened.
pub fn stop() {
    STOPPED.store(true, Relaxed);
}

/// Whether files were not opened.
pub fn are_stopped() -> bool {
    STOPPED.load(Relaxed)
}

/// Opens a regular file. The opening of another one, such as a FIFO or a device, may wait or have an effect, so what is there is
/// looked at before.
pub fn open(path: impl AsRef<Path>) -> Option<File> {
    if are_stopped() {
        return None;
    }
    let open = |path: &Path, flags| File::options().read(true).custom_flags(flags).open(path).ok();
    let found = open(path.as_ref(), libc::O_PATH)?;
    found.metadata().is_ok_and(|about| about.is_file()).then_some(())?;
    open(format!("/proc/self/fd/{}", found.as_raw_fd()).as_ref(), libc::O_NOCTTY)
}

/// A file with code.
pub type Object = object::File<'static, &'static Content>;

/// Opens a file with code. Its content stays: the launcher ends soon after its report.
pub fn object(path: impl AsRef<Path>) -> Option<Object> {
    object::File::parse(&*Box::leak(Box::new(Content::new(open(path)?).ok()?))).ok()
}

/// The content of a file, which is read block by block when it is needed: another process may cut off a file that is mapped, and a
/// signal would end the launcher.
pub struct Content {
    file: File,
    size: u64,
    /// Room for the whole file. It takes memory where a block was read.
    memory: MmapRaw,
    /// The blocks that were read.
    blocks: Mutex<Vec<bool>>,
}

impl Content {
    const BLOCK: u64 = 1 << 16;

    pub fn new(file: File) -> io::Result<Self> {
        let size = file.metadata()?.len();
        let room = usize::try_from(size).map_err(io::Error::other)?.max(1);
        let memory = MmapOptions::new().len(room).no_reserve_swap().map_anon()?.into();
        let blocks = Mutex::new(vec![false; size.div_ceil(Self::BLOCK) as usize]);
        Ok(Self { file, size, memory, blocks })
    }

    fn bytes(&self, range: Range<u64>) -> Result<&[u8], ()> {
        if range.start > range.end || range.end > self.size {
            return Err(());
        }
        let mut blocks = self.blocks.lock().map_err(drop)?;
        for index in range.start / Self::BLOCK..range.end.div_ceil(Self::BLOCK) {
            let is_read = &mut blocks[index as usize];
            if !*is_read {
                let start = index * Self::BLOCK;
                let size = Self::BLOCK.min(self.size - start) as usize;
                // SAFETY: the memory has room for the block, and no reference leads there before it was read.
                let block = unsafe {
                    let block = self.memory.as_mut_ptr().add(start as usize);
                    std::slice::from_raw_parts_mut(block, size)
                };
                self.file.read_exact_at(block, start).map_err(drop)?;
                *is_read = true;
            }
        }
        // SAFETY: these bytes were read, and are not written again.
        Ok(unsafe {
            let start = self.memory.as_ptr().add(range.start as usize);
            std::slice::from_raw_parts(start, (range.end - range.start) as usize)
        })
    }
}

impl<'a> ReadRef<'a> for &'a Content {
    fn len(self) -> Result<u64, ()> {
        Ok(self.size)
    }

    fn read_bytes_at(self, offset: u64, size: u64) -> Result<&'a [u8], ()> {
        self.bytes(offset..offset.checked_add(size).ok_or(())?)
    }

    fn read_bytes_at_until(self, range: Range<u64>, delimiter: u8) -> Result<&'a [u8], ()> {
        let last = range.end.min(self.size);
        let mut end = range.start;
        while end < last {
            let start = end;
            end = last.min((start / Content::BLOCK + 1) * Content::BLOCK);
            let found = self.bytes(start..end)?.iter().position(|byte| *byte == delimiter);
            if let Some(at) = found {
                return self.bytes(range.start..start + at as u64);
            }
        }
        Err(())
    }
}

#[cfg(test)]
#[path = "../../tests/unit/files.rs"]
mod tests;
