//! A `libcuda.so.1` of its own: it prints each call of the driver with its result, and has the driver answer it. The variable
//! `TRACER_DRIVER` is the path of the driver's library.
//!
//! `docs/layers.md` of the repository explains it. Linux only.
#![cfg(target_os = "linux")]

use libcuda_sys::{CUdriverProcAddress_flags as Flags, LoadError, Symbol};
use std::ffi::{CStr, c_char, c_int, c_void};
use std::ptr::{NonNull, null_mut};
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::{Acquire, Release};

/// Loads the driver, before the first call. Programs load this library under the driver's name, so the driver has to be loaded by
/// its path. Threads that come here together wait for each other nowhere: a library's constructor may make the first call, and
/// the loader's lock is then its own.
fn start() {
    static STARTED: AtomicBool = AtomicBool::new(false);
    if STARTED.load(Acquire) {
        return;
    }
    let problem = match std::env::var_os("TRACER_DRIVER") {
        // SAFETY: the user says that this is the driver.
        Some(path) => match unsafe { libcuda_sys::load_from(path) } {
            Ok(()) | Err(LoadError::AlreadyLoaded { .. }) => None,
            Err(error) => Some(error.to_string()),
        },
        None => Some("set TRACER_DRIVER to the path of the driver's library".to_owned()),
    };
    if let Some(problem) = problem {
        // The default source, `libcuda.so.1`, would be this library itself.
        // SAFETY: it returns no function.
        if unsafe { libcuda_sys::load_with(|_| null_mut()) }.is_ok() {
            eprintln!("tracer: {problem}");
        }
    }
    STARTED.store(true, Release);
}

/// Defines the functions of a list. The two that return functions have more to do.
macro_rules! traced {
    ($(
        $(#[$fact:ident $(= $value:literal)?])*
        fn $name:ident($($parameter:ident: $ty:ty),*) -> $result:ty;
    )*) => {
        $(traced! { @one $name($($parameter: $ty),*) -> $result })*

        pub fn own(symbol: &CStr) -> Option<*mut c_void> {
            match symbol.to_str().ok()? {
                $(stringify!($name) => Some($name as *mut c_void),)*
                _ => None,
            }
        }
    };
    (@one cuGetProcAddress_v2 $parameters:tt -> $result:ty) => {
        traced! { @define cuGetProcAddress_v2 $parameters -> $result, replace $parameters }
    };
    (@one cuGetProcAddress $parameters:tt -> $result:ty) => {
        traced! { @define cuGetProcAddress $parameters -> $result, replace $parameters }
    };
    (@one $name:ident $parameters:tt -> $result:ty) => {
        traced! { @define $name $parameters -> $result, nothing () }
    };
    (@define $name:ident($($parameter:ident: $ty:ty),*) -> $result:ty, $after:ident $arguments:tt) => {
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $name($($parameter: $ty),*) -> $result {
            super::start();
            let symbol = CStr::from_bytes_with_nul(concat!(stringify!($name), "\0").as_bytes());
            let result = match libcuda_sys::find(symbol.unwrap_or_default()) {
                // SAFETY: it is the driver's function of this name, and the arguments are the program's.
                Ok(found) => unsafe {
                    let function: unsafe extern "C" fn($($ty),*) -> $result = std::mem::transmute(found);
                    function($($parameter),*)
                },
                Err(error) => error.code(),
            };
            traced! { @$after result $arguments }
            eprintln!("{} -> {result:?}", stringify!($name));
            result
        }
    };
    (@nothing $result:ident ()) => {};
    // The status of the newer function is not of interest.
    (@replace $result:ident($symbol:ident: $s:ty, $pfn:ident: $p:ty, $release:ident: $r:ty, $flags:ident: $f:ty $(, $($more:tt)*)?)) => {
        if $result.into_result().is_ok() {
            // SAFETY: the driver has accepted the arguments.
            unsafe { super::replace($symbol, $pfn, $release, $flags) };
        }
    };
}

/// What `cuda.h` declares.
#[allow(clippy::too_many_arguments, non_snake_case)]
mod newest {
    use super::{CStr, c_void};
    libcuda_sys::for_each_function!(traced);
}

/// The older versions, and the variants for per-thread default streams.
#[allow(clippy::too_many_arguments, non_snake_case)]
mod others {
    use super::{CStr, c_void};
    libcuda_sys::for_each_internal_function!(traced);
}

/// Puts the tracer's function in the place of the driver's, of which the table has the symbol. A driver without the variant for
/// per-thread default streams has returned the other one.
///
/// # Safety
///
/// The arguments must be those of a successful call.
unsafe fn replace(name: *const c_char, pfn: *mut *mut c_void, release: c_int, flags: u64) {
    // SAFETY: the caller guarantees both.
    let (name, given) = unsafe { (CStr::from_ptr(name), *pfn) };
    let symbols =
        [flags as u32, 0].map(|flags| Symbol::by_name(name, release.into(), Flags(flags)));
    let is_given = |symbol: &CStr| libcuda_sys::find(symbol).ok() == NonNull::new(given);
    let symbol = symbols.iter().flatten().map(Symbol::symbol).find(|symbol| is_given(symbol));
    let own = symbol.and_then(|symbol| newest::own(symbol).or_else(|| others::own(symbol)));
    if let (Some(own), false) = (own, given.is_null()) {
        // SAFETY: the driver has written there.
        unsafe { *pfn = own };
    }
}
