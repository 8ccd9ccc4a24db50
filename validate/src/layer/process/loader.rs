//! Functions of the system that this library stands in for: those of the C library, for the layer's own use, and those that the
//! program would get without this library. A preloaded library may have its own, as fakechroot and bear do.

use crate::layer::process::elf;
use crate::layer::process::names::c_name;
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

/// The result that the program would get for the name without this library.
pub fn next(name: &CStr) -> *mut c_void {
    find_in(libc::RTLD_NEXT, name)
}

macro_rules! of_the_system {
    ($($name:ident)*) => {
        /// The C library's.
        #[allow(non_upper_case_globals)]
        pub mod real {
            use super::*;
            $(pub static $name: AtomicPtr<c_void> = AtomicPtr::new(null_mut());)*
        }

        /// Those of the first object behind this library that has them: mostly also the C library's.
        #[allow(non_upper_case_globals)]
        pub mod following {
            use super::*;
            $(pub static $name: AtomicPtr<c_void> = AtomicPtr::new(null_mut());)*
        }

        /// Finds them. Neither memory nor a function of the C library may be had yet.
        pub extern "C" fn prepare() {
            extern "C" fn nothing() -> *mut c_void {
                null_mut()
            }
            for (place, following, name) in
                [$((&real::$name, &following::$name, c_name(concat!(stringify!($name), "\0")))),*]
            {
                let of_c = elf::find(|object| {
                    let is_c = object.is_named(b"libc.so") || object.is_named(b"libdl.so");
                    if is_c { object.function(name) } else { None }
                });
                let of_c = of_c.unwrap_or(nothing as *mut c_void);
                let mut is_behind = false;
                let behind = elf::find(|object| {
                    let found = if is_behind { object.function(name) } else { None };
                    is_behind |= object.is_own();
                    found
                });
                following.store(behind.unwrap_or(of_c), Release);
                place.store(of_c, Release);
            }
        }
    };
}

of_the_system! { dlsym dlvsym dlopen dlclose dladdr dladdr1 execve execv }
