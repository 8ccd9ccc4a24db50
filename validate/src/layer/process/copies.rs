//! The functions of the C library by which compiled code copies and compares memory, for this library alone.
//!
//! ThreadSanitizer puts its own in their place, which look at each byte, and takes the layer's copies for the program's. It does not
//! see how the layer's threads wait for each other, and reports races that are none. So each goes to the C library's own, by one jump,
//! as it does by the table of the linker.

use crate::layer::process::loader::{find_in, loaded};
use std::ffi::{c_int, c_void};
use std::sync::atomic::{AtomicPtr, Ordering::Release};

/// Has the C library's own do the work from now on. Until then, the functions below do it.
pub fn adopt() {
    let library = loaded(c"libc.so.6");
    for (place, name) in PLACES.iter().zip(NAMES) {
        let own = if library.is_null() { std::ptr::null_mut() } else { find_in(library, name) };
        if !own.is_null() {
            place.store(own, Release);
        }
    }
}

const NAMES: [&std::ffi::CStr; 6] =
    [c"memcpy", c"memmove", c"memset", c"memcmp", c"bcmp", c"strlen"];

static PLACES: [AtomicPtr<c_void>; 6] = [
    AtomicPtr::new(moves as *mut c_void),
    AtomicPtr::new(moves as *mut c_void),
    AtomicPtr::new(sets as *mut c_void),
    AtomicPtr::new(compares as *mut c_void),
    AtomicPtr::new(compares as *mut c_void),
    AtomicPtr::new(measures as *mut c_void),
];

// Other code of this library finds them by their names, and no other library does.
macro_rules! jumps {
    ($($name:literal $offset:literal)*) => {
        std::arch::global_asm!(
            $(concat!(
                ".globl ", $name, "; .hidden ", $name, "; .type ", $name, ", %function; ", $name, ":\n", code!($offset),
                "\n.size ", $name, ", . - ", $name
            ),)*
            places = sym PLACES,
        );
    };
}

#[cfg(target_arch = "x86_64")]
macro_rules! code {
    ($offset:literal) => {
        concat!("jmp qword ptr [rip + {places} + ", $offset, "]")
    };
}

#[cfg(target_arch = "aarch64")]
macro_rules! code {
    ($offset:literal) => {
        concat!(
            "adrp x16, {places} + ",
            $offset,
            "; ldr x16, [x16, :lo12:{places} + ",
            $offset,
            "]; br x16"
        )
    };
}

#[cfg(not(test))]
std::arch::global_asm!(".text");

#[cfg(not(test))]
jumps! { "memcpy" 0 "memmove" 8 "memset" 16 "memcmp" 24 "bcmp" 32 "strlen" 40 }

// The accesses are volatile, because the compiler would make calls of these very functions of others.

unsafe extern "C" fn moves(to: *mut u8, from: *const u8, size: usize) -> *mut u8 {
    let one = |index| {
        // SAFETY: the caller has this much memory at both places.
        unsafe { to.add(index).write_volatile(from.add(index).read_volatile()) }
    };
    match to.addr() < from.addr() {
        true => (0..size).for_each(one),
        false => (0..size).rev().for_each(one),
    }
    to
}

unsafe extern "C" fn sets(to: *mut u8, byte: c_int, size: usize) -> *mut u8 {
    // SAFETY: the caller has this much memory.
    (0..size).for_each(|index| unsafe { to.add(index).write_volatile(byte as u8) });
    to
}

unsafe extern "C" fn compares(one: *const u8, other: *const u8, size: usize) -> c_int {
    let bytes = |index| {
        // SAFETY: the caller has this much memory at both places.
        unsafe { [one, other].map(|place| c_int::from(place.add(index).read_volatile())) }
    };
    (0..size)
        .map(bytes)
        .map(|[one, other]| one - other)
        .find(|difference| *difference != 0)
        .unwrap_or(0)
}

unsafe extern "C" fn measures(text: *const u8) -> usize {
    // SAFETY: a zero ends the text.
    (0..).take_while(|index| unsafe { text.add(*index).read_volatile() } != 0).count()
}

#[cfg(test)]
#[path = "../../../tests/unit/copies.rs"]
mod tests;
