//! The function that a call reaches, or the code that it gets in place of it.

use crate::layer::call::callee::Callee;
use crate::layer::call::calling_thread::CallingThread;
use crate::layer::call::entry_point::EntryPoint;
use crate::layer::process::keep_errno;
use crate::{layer::call::driver, layer::dispatch::injection, layer::dispatch::lifecycle};
use libcuda_sys::CUresult;

/// Finds the function; a code, if there is none.
pub fn find(entry: &'static EntryPoint) -> Result<Callee, CUresult> {
    driver::resolve(entry).map(|function| Callee::new(function, entry))
}

/// Returns the function that the program's call reaches; a code, if there is none, or if the call is not to be made.
#[cold]
#[inline(never)]
pub fn resolve(entry: &'static EntryPoint, thread: &CallingThread) -> Result<Callee, CUresult> {
    let resolve = || {
        lifecycle::start(entry.all);
        find(entry)
    };
    let function = keep_errno(resolve)?;
    injection::inject(entry, thread).map_or(Ok(function), Err)
}
