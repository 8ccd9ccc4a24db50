//! What a release lacks, the library's table of symbols lacks too, so that `dlsym` finds as little as in a driver of
//! that release.

use crate::{abi, address_of};
use libc::{Dl_info, Elf64_Sym};
use std::ffi::{CStr, c_int, c_void};
use std::fs::File;
use std::io;
use std::mem::{self, offset_of};
use std::os::unix::fs::FileExt as _;
use std::ptr;
use std::sync::LazyLock;

/// Of `dlfcn.h`: the entry is asked for.
const RTLD_DL_SYMENT: c_int = 1;

/// The place of each function in the table: the release that introduced it, and where its entry says who sees it.
static ENTRIES: LazyLock<Vec<(u32, u64)>> = LazyLock::new(|| {
    let symbols = cuda_sys::functions().iter().map(|function| function.symbol());
    symbols.filter_map(|symbol| Some((abi::since(symbol), entry(symbol)?))).collect()
});

/// Where the table has the kind and the binding of a function; nowhere, where the model is a part of a program.
fn entry(symbol: &CStr) -> Option<u64> {
    let address = address_of(symbol)?;
    // SAFETY: the structure is pointers, which may be null.
    let mut info: Dl_info = unsafe { mem::zeroed() };
    let mut found: *mut c_void = ptr::null_mut();
    // SAFETY: the outputs live here.
    let known = unsafe { libc::dladdr1(address, &raw mut info, &raw mut found, RTLD_DL_SYMENT) };
    if known == 0 || found.is_null() || info.dli_saddr != address {
        return None;
    }
    // SAFETY: a symbol that was found has a name.
    let name = unsafe { CStr::from_ptr(info.dli_sname) };
    (name == symbol).then_some(found as u64 + offset_of!(Elf64_Sym, st_info) as u64)
}

/// Hides the functions that are newer than the release, and shows the others: the loader passes over local symbols.
pub fn newer_than(release: u32) -> io::Result<()> {
    const LOCAL: u8 = 0;
    const GLOBAL: u8 = 1;
    let mut memory = None;
    for (since, at) in ENTRIES.iter() {
        // SAFETY: the table stays as long as the library, and is changed under the lock of the state only.
        let before = unsafe { ptr::with_exposed_provenance::<u8>(*at as usize).read_volatile() };
        let binding = if *since > release { LOCAL } else { GLOBAL };
        let after = binding << 4 | before & 0xF;
        if after != before {
            // The table cannot be written to, but for the process itself as a file.
            let memory = match &memory {
                Some(memory) => memory,
                None => memory.insert(File::options().write(true).open("/proc/self/mem")?),
            };
            memory.write_all_at(&[after], *at)?;
        }
    }
    Ok(())
}
