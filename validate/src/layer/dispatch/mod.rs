//! The way of a call through the layer: its wrapper has packed the arguments; it is judged, made, remembered and explained.
//! It is the only folder that decides what the program gets. It may know all the others, and none of them may know it:
//! what they need of it is given to them, such as the table of functions and the memory shared with the launcher.

pub mod debugger;
pub mod explain;
pub mod faults;
pub mod injection;
pub mod intercepted;
pub mod judge;
pub mod lifecycle;
pub mod log;
pub mod missing;
pub mod queries;
pub mod reach;
pub mod record;
pub mod remember;
pub mod search;
pub mod stand_in;
#[cfg_attr(test, allow(unused_imports))]
pub mod table;

use crate::layer::call::callee::Callee;
use crate::layer::call::calling_thread::{CALLING_THREAD, CallingThread, Inside};
use crate::layer::call::entry_point::{EntryPoint, OnSuccess};
use crate::layer::call::signature::PackedArguments;
use crate::layer::dispatch::intercepted::InterceptedCall;
use crate::{layer::past::objects, layer::process};
use libcuda_sys::CUresult;
use std::sync::atomic::Ordering::*;

/// Calls a function of the driver, which the program has called with these arguments.
///
/// # Safety
///
/// The arguments must be those of a call of this function, in the frame of its wrapper.
#[inline(never)]
pub unsafe fn call(entry: &'static EntryPoint, packed: PackedArguments) -> CUresult {
    let mut callee = Callee::reached_by(entry);
    CALLING_THREAD.with(move |thread| {
        // Within a call it is not the program that calls: it is the driver, by name, or a layer above the driver, which
        // would meet itself again.
        if thread.is_inside(packed.frame()) {
            // SAFETY: the caller guarantees the arguments.
            return unsafe { within(entry, packed, callee, thread) };
        }
        // First: what a signal handler calls from here on is within this call.
        thread.enter(entry, packed.frame());
        if !callee.is_known() {
            callee = match reach::resolve(entry, thread) {
                Ok(callee) => callee,
                Err(code) => {
                    thread.leave();
                    return code;
                }
            };
        }
        let Some(spool) = process::spool() else {
            thread.leave();
            // SAFETY: the caller guarantees the arguments.
            return unsafe { callee.call(packed) };
        };
        let call = InterceptedCall { spool, thread, entry, packed };
        // It ends after all that has memory: what a signal handler calls until then is within this call.
        let _inside = Inside { thread, slot: Some(thread.show(spool, entry, packed)) };
        let (began, is_wild) = match entry.effects.has_work {
            true => (objects::generation(), call.has_bad_pointer()),
            false => (0, false),
        };
        let mut past = if is_wild || call.concerns_objects() { call.before() } else { None };
        let answer = match call.judge() {
            // SAFETY: the caller guarantees the arguments.
            Ok(()) => unsafe { callee.call(packed) },
            // SAFETY: it is a function of this call.
            Err(broken) => unsafe { call.broken(broken, callee) },
        };
        if let Some(past) = &mut past {
            // SAFETY: the call has returned this.
            unsafe { call.after(past, answer) };
        }
        if answer != CUresult::CUDA_SUCCESS {
            call.refused(past, answer);
        } else if entry.on_success != OnSuccess::Nothing {
            // SAFETY: the call succeeded.
            unsafe { call.succeeded() };
        } else if entry.effects.has_work {
            // SAFETY: the call succeeded.
            unsafe { call.worked(began) };
        }
        answer
    })
}

/// Makes a call within another call.
///
/// # Safety
///
/// That of `call`.
#[cold]
#[inline(never)]
unsafe fn within(
    entry: &'static EntryPoint,
    packed: PackedArguments,
    mut callee: Callee,
    thread: &CallingThread,
) -> CUresult {
    if !callee.is_known() {
        callee = match reach::find(entry) {
            Ok(callee) => callee,
            Err(code) => return code,
        };
    }
    let has_rules = !entry.check.load(Acquire).is_null();
    thread.within.set(thread.within.get() + u64::from(has_rules));
    let is_same = thread.entry.get().is_some_and(|outer| std::ptr::eq(outer, entry));
    let own = Callee::in_driver(entry);
    // SAFETY: the caller guarantees the arguments.
    unsafe { if is_same && own.is_known() { own } else { callee }.call(packed) }
}

#[cfg(test)]
#[path = "../../../tests/unit/layer.rs"]
mod tests;
