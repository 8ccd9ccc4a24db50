//! The function that a call reaches, or the code that it gets in place of it.

use crate::layer::call::current_call::CurrentCall;
use crate::layer::call::entry_point::EntryPoint;
use crate::layer::call::function::Function;
use crate::layer::process::{keep_errno, spool};
use crate::spool::{INJECTIONS, Kind, Reason};
use crate::{layer::call::driver, layer::dispatch::lifecycle, layer::dispatch::record};
use libcuda_sys::CUresult;
use std::sync::atomic::{AtomicU64, Ordering::*};

/// Finds the function; a code, if there is none.
pub fn find(entry: &'static EntryPoint) -> Result<Function, CUresult> {
    driver::resolve(entry).map(|function| Function::new(function, entry))
}

/// Returns the function that the program's call reaches; a code, if there is none, or if the call is not to be made.
#[cold]
#[inline(never)]
pub fn resolve(entry: &'static EntryPoint, current: &CurrentCall) -> Result<Function, CUresult> {
    let resolve = || {
        lifecycle::start(entry.all);
        find(entry)
    };
    let function = keep_errno(resolve)?;
    inject(entry, current).map_or(Ok(function), Err)
}

/// How many of the calls that an injection is about the program has made in this process.
static MADE: [AtomicU64; INJECTIONS] = [const { AtomicU64::new(0) }; INJECTIONS];

/// A child of a fork counts anew.
pub fn forked() {
    MADE.iter().for_each(|made| made.store(0, Relaxed));
}

/// Returns the code of a call that is not to be made.
fn inject(entry: &EntryPoint, current: &CurrentCall) -> Option<CUresult> {
    let spool = spool()?;
    let (index, injection) = spool.injection(entry.number)?;
    if !injection.hits(MADE[index].fetch_add(1, Relaxed) + 1) {
        return None;
    }
    let code = injection.code.load(Relaxed);
    // No place has this number: a kind is a function with its code.
    let kind = Kind::Refused { function: entry.number, code, place: u32::MAX };
    record::count(spool, current, (kind, 1), Some(CUresult(code)), |record| {
        record.reason.store(Reason::Injected as u32, Relaxed);
    });
    Some(CUresult(code))
}
