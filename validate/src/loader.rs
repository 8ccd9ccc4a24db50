//! Functions of the system that this library stands in for, as the system's loader has them.

use crate::elf;
use crate::names::c_name;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering::*};

pub type Handle = *mut c_void;
pub type Name = *const c_char;
type Dlopen = unsafe extern "C" fn(Name, c_int) -> Handle;
/// That of `dlvsym`; `dlsym` does not look at the version.
pub type Dlsym = unsafe extern "C" fn(Handle, Name, Name) -> *mut c_void;

pub fn loader<T: Copy>(place: &AtomicPtr<c_void>) -> T {
    if place.load(Acquire).is_null() {
        prepare();
    }
    // SAFETY: each place has the function of one type, which is a pointer.
    unsafe { std::mem::transmute_copy(&place.load(Acquire)) }
}

/// A handle of a library, if it is loaded.
pub fn loaded(name: &CStr) -> Handle {
    // SAFETY: a name. Nothing is loaded.
    unsafe { loader::<Dlopen>(&real::dlopen)(name.as_ptr(), libc::RTLD_LAZY | libc::RTLD_NOLOAD) }
}

pub fn find_in(handle: Handle, name: &CStr) -> *mut c_void {
    // SAFETY: the handle is a library's, or one of the loader's own.
    unsafe { loader::<Dlsym>(&real::dlsym)(handle, name.as_ptr(), std::ptr::null()) }
}

/// The result that the program would get without this library.
pub fn next(name: &CStr) -> *mut c_void {
    find_in(libc::RTLD_NEXT, name)
}

macro_rules! of_the_system {
    ($($name:ident)*) => {
        #[allow(non_upper_case_globals)]
        pub mod real {
            use super::*;
            $(pub static $name: AtomicPtr<c_void> = AtomicPtr::new(null_mut());)*
        }

        /// Finds the system's. Neither memory nor a function of the C library may be had yet.
        pub extern "C" fn prepare() {
            extern "C" fn nothing() -> *mut c_void {
                null_mut()
            }
            for (place, name) in [$((&real::$name, c_name(concat!(stringify!($name), "\0")))),*] {
                let found = elf::find(|object| {
                    let is_c = object.is_named(b"libc.so") || object.is_named(b"libdl.so");
                    if is_c { object.function(name) } else { None }
                });
                place.store(found.unwrap_or(nothing as *mut c_void), Release);
            }
        }
    };
}

of_the_system! { dlsym dlvsym dlopen dladdr dladdr1 execve execv }
