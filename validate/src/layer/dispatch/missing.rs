//! Functions for which `cuGetProcAddress` returns a null with success. A program that calls one dies outside of the driver's
//! functions. One that does not is right: so this is for the launcher, which tells it of a program that has died so.

use crate::layer::call::Call;
use crate::layer::origin::callers::place;
use crate::layer::process;
use crate::spool::Spool;
use std::ffi::c_void;

/// Notes a function that the program has not got, or that it has got after all.
///
/// # Safety
///
/// The call must be one of `cuGetProcAddress_v2` that has succeeded.
pub unsafe fn note(spool: &Spool, call: &Call) {
    let [name, place, release, ..] = call.arguments else { return };
    let place_of_pointer = place.value() as *const *mut c_void;
    // SAFETY: the driver has written it, and has read the name.
    let (name, is_there) = unsafe {
        if place_of_pointer.is_null() {
            return;
        }
        (name.text(), !place_of_pointer.read_unaligned().is_null())
    };
    if is_there {
        return spool.forget_name(process::id(), &name.unwrap_or_default());
    }
    let address = place::learn(spool, &call.entry.distance, call.frame).saturating_sub(1) as u64;
    let number = process::id();
    let at = spool.place(number, address).unwrap_or_default();
    spool.put_missing(
        number,
        call.entry.number,
        &name.unwrap_or_default(),
        release.value() as u32,
        at,
    );
}
