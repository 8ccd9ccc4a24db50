//! Address ranges of this process, and the mappings in them. The only module that changes the page tables.

use std::fs::File;
use std::os::fd::AsRawFd as _;
use std::ptr;

/// The host's access to a page.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum HostAccess {
    Nothing,
    Reads,
    Writes,
}

impl HostAccess {
    fn flags(self) -> libc::c_int {
        match self {
            Self::Nothing => libc::PROT_NONE,
            Self::Reads => libc::PROT_READ,
            Self::Writes => libc::PROT_READ | libc::PROT_WRITE,
        }
    }
}

/// A range of addresses that only this object owns, until it is dropped.
pub struct AddressRange {
    pub start: u64,
    pub size: u64,
}

pub fn page_size() -> u64 {
    // SAFETY: the call takes only an integer.
    unsafe { libc::sysconf(libc::_SC_PAGESIZE) as u64 }
}

impl AddressRange {
    /// Reserves addresses, at the hint if they are free there. The alignment is a power of two.
    pub fn reserve(size: u64, alignment: u64, hint: u64) -> Option<Self> {
        const FLAGS: libc::c_int = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;
        let alignment = alignment.max(page_size());
        let reserve = |at: u64, size: u64| {
            // SAFETY: without MAP_FIXED the system puts a new mapping at free addresses.
            let start = unsafe {
                libc::mmap(
                    ptr::without_provenance_mut(at as usize),
                    size as usize,
                    libc::PROT_NONE,
                    FLAGS,
                    -1,
                    0,
                )
            };
            (start != libc::MAP_FAILED).then_some(Self { start: start as u64, size })
        };
        if hint != 0 && hint % alignment == 0 {
            if let Some(addresses) = reserve(hint, size).filter(|addresses| addresses.start == hint)
            {
                return Some(addresses);
            }
        }
        let mut addresses = reserve(0, size.checked_add(alignment)?)?;
        let start = addresses.start.next_multiple_of(alignment);
        let (before, after) =
            (start - addresses.start, addresses.start + addresses.size - start - size);
        // The parts that are split off are released when they are dropped.
        drop((before > 0).then_some(Self { start: addresses.start, size: before }));
        drop((after > 0).then_some(Self { start: start + size, size: after }));
        (addresses.start, addresses.size) = (start, size);
        Some(addresses)
    }

    fn contains(&self, start: u64, size: u64) -> bool {
        start >= self.start
            && start - self.start <= self.size
            && size <= self.size - (start - self.start)
    }

    /// Maps a part of the file. The host may not access it yet.
    pub fn map(&self, start: u64, size: u64, file: &File, offset: u64) -> bool {
        self.place(start, size, libc::MAP_SHARED, file.as_raw_fd(), offset)
    }

    /// Resets a part of the range to the state after its reservation.
    pub fn clear(&self, start: u64, size: u64) -> bool {
        self.place(
            start,
            size,
            libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE,
            -1,
            0,
        )
    }

    fn place(
        &self,
        start: u64,
        size: u64,
        flags: libc::c_int,
        file: libc::c_int,
        offset: u64,
    ) -> bool {
        let at = ptr::without_provenance_mut(start as usize);
        let flags = flags | libc::MAP_FIXED;
        self.contains(start, size)
            // SAFETY: only this object owns the range, and no Rust reference points into it.
            && unsafe {
                libc::mmap(at, size as usize, libc::PROT_NONE, flags, file, offset as libc::off_t)
            } != libc::MAP_FAILED
    }

    pub fn protect(&self, start: u64, size: u64, host: HostAccess) -> bool {
        let at = ptr::without_provenance_mut(start as usize);
        // SAFETY: as above.
        self.contains(start, size)
            && unsafe { libc::mprotect(at, size as usize, host.flags()) } == 0
    }
}

impl Drop for AddressRange {
    fn drop(&mut self) {
        // SAFETY: only this object owns the range.
        unsafe {
            libc::munmap(ptr::without_provenance_mut(self.start as usize), self.size as usize)
        };
    }
}
