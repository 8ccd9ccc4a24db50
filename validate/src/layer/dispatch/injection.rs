//! Calls that fail because a user asked for it (`--inject`): the program gets the code, and the driver no call.

use crate::layer::call::calling_thread::CallingThread;
use crate::layer::call::entry_point::EntryPoint;
use crate::layer::dispatch::record;
use crate::layer::origin::callers;
use crate::layer::process::spool;
use crate::spool::{INJECTIONS, Kind, Reason};
use libcuda_sys::CUresult;
use std::sync::atomic::{AtomicU64, Ordering::*};

/// How many of the calls that an injection is about the program has made in this process.
static MADE: [AtomicU64; INJECTIONS] = [const { AtomicU64::new(0) }; INJECTIONS];

/// A child of a fork counts anew.
pub fn forked() {
    MADE.iter().for_each(|made| made.store(0, Relaxed));
}

/// Returns the code of a call that is not to be made.
pub fn inject(entry: &EntryPoint, thread: &CallingThread) -> Option<CUresult> {
    let spool = spool()?;
    let (index, injection) = spool.injection(entry.number)?;
    if !injection.hits(MADE[index].fetch_add(1, Relaxed) + 1) {
        return None;
    }
    let code = injection.code.load(Relaxed);
    // No place has this number: a kind is a function with its code.
    let kind = Kind::Refused { function: entry.number, code, place: u32::MAX };
    record::count(spool, thread, callers::here(), (kind, 1), Some(CUresult(code)), |record| {
        record.reason.store(Reason::Injected as u32, Relaxed);
    });
    Some(CUresult(code))
}
