//! The functions of the driver: the common parts of every call.

use crate::abi::{AGAIN, CAPTURED, Result};
use crate::state::{self, State};
use crate::{lifetimes, log};
use libcuda_sys::*;
use std::ffi::{CStr, c_void};
use std::sync::OnceLock;
use std::time::Duration;

/// The time that a call waits before it returns `CUDA_ERROR_NOT_READY`, in milliseconds. The driver would wait forever,
/// but a hanging test is less informative.
const PATIENCE: u32 = 10_000;

/// A function of the driver.
pub struct Function {
    pub address: *mut c_void,
    /// The release that introduced it.
    pub since: u32,
}

/// Defines functions of the driver, and `find`, which looks them up by name. Pointers are [`Pointer`]s in the bodies,
/// and the driver's state is locked while a body runs.
macro_rules! driver {
    (@same $name:ident) => {
        // This compiles only if both functions have one type.
        const _: () = {
            let _ = [libcuda_sys::$name, $name];
        };
    };
    // A symbol that no longer has the plain name: libcuda-sys has it only with the feature `internal`.
    (@same $name:ident older) => {};
    (
        $($(#[$older:ident])? fn $name:ident($($arg:ident: $ty:ty),* $(,)?) |$state:ident| $body:block)*
    ) => {
        $(
            #[doc = concat!("`", stringify!($name), "` of `cuda.h`.")]
            ///
            /// # Safety
            ///
            /// Pointers must be null, or valid as `cuda.h` documents.
            #[unsafe(no_mangle)]
            #[allow(clippy::too_many_arguments)]
            pub unsafe extern "C" fn $name($($arg: $ty),*) -> libcuda_sys::CUresult {
                static SINCE: std::sync::OnceLock<u32> = std::sync::OnceLock::new();
                // SAFETY: the caller guarantees exactly this.
                $(let $arg = unsafe { $crate::abi::Parameter::inside($arg) };)*
                let symbol = match std::ffi::CStr::from_bytes_with_nul(
                    concat!(stringify!($name), "\0").as_bytes(),
                ) {
                    Ok(symbol) => symbol,
                    Err(_) => return libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN,
                };
                $crate::call::call(symbol, &SINCE, |$state| $body)
            }

            driver!(@same $name $($older)?);
        )*

        /// Returns a function of this module.
        pub fn find(symbol: &std::ffi::CStr) -> Option<$crate::call::Function> {
            let address = match symbol.to_str().ok()? {
                $(stringify!($name) => $name as *mut std::ffi::c_void,)*
                _ => return None,
            };
            Some($crate::call::Function { address, since: $crate::call::since(symbol) })
        }
    };
}

/// Returns the release that introduced a function; 0 if no header declares it.
pub fn since(symbol: &CStr) -> u32 {
    Symbol::by_symbol(symbol).map_or(0, |symbol| symbol.since().0)
}

/// The common part of every call: checks whether the call is allowed, then makes it.
pub fn call(
    symbol: &'static CStr,
    introduced: &OnceLock<u32>,
    mut body: impl FnMut(&mut State) -> Result,
) -> CUresult {
    let introduced = *introduced.get_or_init(|| since(symbol));
    let (mut result, explanation) = {
        let state = &mut *state::lock();
        state.calling = symbol;
        let result = check(state, symbol, introduced).and_then(|()| body(state));
        (result, state.explanation.take())
    };
    for _ in 0..PATIENCE {
        if result != Err(AGAIN) {
            break;
        }
        std::thread::sleep(Duration::from_millis(1));
        result = body(&mut state::lock());
    }
    let code = match result {
        Ok(()) | Err(CAPTURED | CUresult::CUDA_SUCCESS) => return CUresult::CUDA_SUCCESS,
        Err(AGAIN) => CUresult::CUDA_ERROR_NOT_READY,
        Err(code) => code,
    };
    explanation.into_iter().for_each(|text| log::explain(&text));
    log::refused(symbol, code);
    code
}

fn check(state: &mut State, symbol: &CStr, introduced: u32) -> Result {
    if !state.has_release(introduced) {
        return Err(CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND);
    }
    state.injected(symbol)?;
    let early: [&CStr; 8] = [
        c"cuInit",
        c"cuGetProcAddress",
        c"cuGetProcAddress_v2",
        c"cuDriverGetVersion",
        c"cuGetErrorName",
        c"cuGetErrorString",
        c"cuLogsRegisterCallback",
        c"cuLogsUnregisterCallback",
    ];
    if !state.initialized && !early.contains(&symbol) {
        return Err(CUresult::CUDA_ERROR_NOT_INITIALIZED);
    }
    match early.contains(&symbol) && symbol != c"cuInit" && !lifetimes::ended() {
        true => Ok(()),
        false => {
            state.permits_call(symbol)?;
            state.breaks_captures(symbol.to_str().unwrap_or_default())
        }
    }
}
