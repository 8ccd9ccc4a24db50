//! Hides the functions that a release lacks in the library's symbol table, so that `dlsym` does not find them, as with
//! a driver of that release.

use crate::call::Function;
use crate::find::function;
use crate::state::State;
use libc::{Dl_info, Elf64_Sym};
use libcuda_sys::Release;
use std::ffi::{CStr, c_int, c_void};
use std::fs::File;
use std::io;
use std::mem::{self, offset_of};
use std::os::unix::fs::FileExt as _;
use std::ptr;
use std::sync::LazyLock;

/// From `dlfcn.h`: requests the entry.
const RTLD_DL_SYMENT: c_int = 1;

/// The place of each function in the table: the release that introduced it, and the address of its visibility.
static ENTRIES: LazyLock<Vec<(u32, u64)>> = LazyLock::new(|| {
    let symbols = libcuda_sys::functions().iter().map(|function| function.symbol());
    let entry = |symbol| {
        let Function { address, since } = function(symbol)?;
        Some((since, entry(symbol, address)?))
    };
    symbols.filter_map(entry).collect()
});

/// Returns the place of the kind and the binding of a function in the table; None if the model is part of a program.
fn entry(symbol: &CStr, address: *mut c_void) -> Option<u64> {
    // SAFETY: the structure has only pointers, for which null is valid.
    let mut info: Dl_info = unsafe { mem::zeroed() };
    let mut found: *mut c_void = ptr::null_mut();
    // SAFETY: the outputs are live locals.
    let known = unsafe { libc::dladdr1(address, &raw mut info, &raw mut found, RTLD_DL_SYMENT) };
    if known == 0 || found.is_null() || info.dli_saddr != address {
        return None;
    }
    // SAFETY: a symbol that was found has a name.
    let name = unsafe { CStr::from_ptr(info.dli_sname) };
    (name == symbol).then_some(found as u64 + offset_of!(Elf64_Sym, st_info) as u64)
}

/// Hides the functions that the model's release lacks. The error of a later call says why, where that is impossible.
pub fn newer(state: &mut State) {
    if let Err(error) = newer_than(state.release) {
        let release = Release(state.release);
        let problem = format!(
            "the functions that CUDA {release} lacks cannot be hidden in /proc/self/mem: {error}"
        );
        state.misconfigured = Some(problem);
    }
}

/// Hides the functions that are newer than the release, and shows the others: the loader ignores local symbols.
fn newer_than(release: u32) -> io::Result<()> {
    const LOCAL: u8 = 0;
    const GLOBAL: u8 = 1;
    let mut memory = None;
    for (since, at) in ENTRIES.iter() {
        // SAFETY: the table lives as long as the library, and is changed only under the lock of the state.
        let before = unsafe { ptr::with_exposed_provenance::<u8>(*at as usize).read_volatile() };
        let binding = if *since > release { LOCAL } else { GLOBAL };
        let after = binding << 4 | before & 0xF;
        if after != before {
            // The table is read-only, but the process can write it through its memory file.
            let memory = match &memory {
                Some(memory) => memory,
                None => memory.insert(File::options().write(true).open("/proc/self/mem")?),
            };
            memory.write_all_at(&[after], *at)?;
        }
    }
    Ok(())
}
