//! The lines of a file's code, from its debug information. A compiler may have put that into further files: these are opened as
//! carefully as the file itself.

use crate::launcher::files::{self, Object};
use addr2line::gimli::{Dwarf, DwarfPackage, EndianSlice, Error, LittleEndian};
use addr2line::{Context, FrameIter, LookupContinuation as _, LookupResult, SplitDwarfLoad};
use object::{CompressionFormat, Object as _, ObjectSection as _};
use std::borrow::Cow;
use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

type Bytes = EndianSlice<'static, LittleEndian>;

pub struct Lines {
    context: Context<Bytes>,
    /// The file with all that was put elsewhere.
    package: Option<DwarfPackage<Bytes>>,
}

impl Lines {
    pub fn read(path: &Path, object: &Object) -> Option<Self> {
        let dwarf = Dwarf::load(|id| section(object, Some(id.name())));
        let context = Context::from_dwarf(dwarf.ok()?).ok()?;
        let mut package = path.as_os_str().to_owned();
        package.push(".dwp");
        let package = files::object(package).and_then(|object| {
            let load = |id: addr2line::gimli::SectionId| section(&object, id.dwo_name());
            DwarfPackage::load(load, Bytes::new(&[], LittleEndian)).ok()
        });
        Some(Self { context, package })
    }

    /// A frame for each function that was compiled into the one before, innermost first.
    pub fn frames(&self, address: u64) -> Option<FrameIter<'_, Bytes>> {
        let mut found = self.context.find_frames(address);
        loop {
            found = match found {
                LookupResult::Output(frames) => return frames.ok(),
                LookupResult::Load { load, continuation } => continuation.resume(self.split(&load)),
            };
        }
    }

    fn split(&self, load: &SplitDwarfLoad<Bytes>) -> Option<Arc<Dwarf<Bytes>>> {
        let packed = self.package.as_ref().map(|all| all.find_cu(load.dwo_id, &load.parent));
        if let Some(Ok(Some(dwarf))) = packed {
            return Some(Arc::new(dwarf));
        }
        let folder = load.comp_dir.iter();
        let parts = folder.chain(&load.path).map(|part| OsStr::from_bytes(part.slice()));
        let object = files::object(load.path.map(|_| parts.collect::<PathBuf>())?)?;
        let mut dwarf = Dwarf::load(|id| section(&object, id.dwo_name())).ok()?;
        let header = dwarf.units().next().ok()??;
        let is_own = dwarf.unit(header).ok()?.dwo_id == Some(load.dwo_id);
        dwarf.make_dwo(&load.parent);
        is_own.then(|| Arc::new(dwarf))
    }
}

/// What all sections together may become if they are compressed. No compiler's come near it, and a few bytes can claim it.
const DECOMPRESSED: u64 = 2 << 30;

/// The bytes of a section; none if there is no such section.
fn section(object: &Object, name: Option<&str>) -> Result<Bytes, Error> {
    static LEFT: AtomicU64 = AtomicU64::new(DECOMPRESSED);
    let Some(section) = name.and_then(|name| object.section_by_name(name)) else {
        return Ok(Bytes::new(&[], LittleEndian));
    };
    let data = section.compressed_data().map_err(|_| Error::Io)?;
    if data.format != CompressionFormat::None {
        // What zlib makes of a byte at most; Zstandard stays below that for debug information.
        const OF_BYTE: u64 = 1032;
        let size = data.uncompressed_size;
        let is_possible = size / OF_BYTE <= data.data.len() as u64;
        let takes = |left: u64| left.checked_sub(size).filter(|_| is_possible);
        LEFT.fetch_update(Relaxed, Relaxed, takes).map_err(|_| Error::Io)?;
    }
    let bytes: &[u8] = match data.decompress().map_err(|_| Error::Io)? {
        Cow::Borrowed(bytes) => bytes,
        Cow::Owned(bytes) => bytes.leak(),
    };
    Ok(Bytes::new(bytes, LittleEndian))
}
