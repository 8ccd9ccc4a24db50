//! The border to C: the conversion of a call's parameters, and the common parts of every call.

use crate::log;
use crate::past;
use crate::state::{self, State};
use cuda_sys::*;
use std::ffi::CStr;
use std::sync::OnceLock;
use std::time::Duration;

pub type Result<T = ()> = std::result::Result<T, CUresult>;

/// Not an answer: the call waits for another process or thread, and must be repeated.
pub const AGAIN: CUresult = CUresult(u32::MAX);

/// Not an answer: the stream captures the work, which does not run. The call returns success.
pub const CAPTURED: CUresult = CUresult(u32::MAX - 1);

/// The time that a call waits before it returns `CUDA_ERROR_NOT_READY`, in milliseconds. The driver would wait forever,
/// but a hanging test is less informative.
const PATIENCE: u32 = 10_000;

/// Fails with `INVALID_VALUE` if a rule does not hold.
pub fn require(holds: bool) -> Result {
    if holds { Ok(()) } else { Err(CUresult::CUDA_ERROR_INVALID_VALUE) }
}

/// A pointer from a caller: null, or valid as `cuda.h` documents for the parameter.
pub struct Pointer<T>(*mut T);

impl<T> Clone for Pointer<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Pointer<T> {}

impl<T> Pointer<T> {
    pub fn address(self) -> u64 {
        self.0 as u64
    }

    /// For untyped parameters whose type depends on another parameter.
    pub fn cast<U>(self) -> Pointer<U> {
        Pointer(self.0.cast())
    }

    pub fn set(self, value: T) -> Result {
        require(!self.0.is_null())?;
        // SAFETY: the caller guarantees that the pointer is valid, but not its alignment.
        unsafe { self.0.write_unaligned(value) };
        Ok(())
    }

    /// Writes the output, unless the pointer is null.
    pub fn set_if_wanted(self, value: T) {
        let _ = self.set(value);
    }
}

impl Pointer<u8> {
    /// Returns the bytes of a string, without the final zero.
    pub fn text(self) -> Result<Vec<u8>> {
        let bytes = (0..).map(|index| Pointer(self.0.wrapping_add(index)).get());
        bytes.take_while(|byte| *byte != Ok(0)).collect()
    }
}

impl<T: Copy> Pointer<T> {
    pub fn get(self) -> Result<T> {
        require(!self.0.is_null())?;
        // SAFETY: as for `set`.
        Ok(unsafe { self.0.read_unaligned() })
    }

    /// The elements of an array.
    pub fn array(self, count: usize) -> Result<Vec<T>> {
        (0..count).map(|index| Pointer(self.0.wrapping_add(index)).get()).collect()
    }

    /// Writes to an array.
    pub fn set_array(self, values: &[T]) -> Result {
        require(!self.0.is_null())?;
        let mut values = values.iter().enumerate();
        values.try_for_each(|(at, value)| Pointer(self.0.wrapping_add(at)).set(*value))
    }
}

/// The conversion of a C parameter.
pub trait Parameter {
    type Inside: Copy;

    /// # Safety
    ///
    /// A pointer must be null, or valid as `cuda.h` documents for the parameter.
    unsafe fn inside(self) -> Self::Inside;
}

impl<T> Parameter for *mut T {
    type Inside = Pointer<T>;
    unsafe fn inside(self) -> Pointer<T> {
        Pointer(self)
    }
}

impl<T> Parameter for *const T {
    type Inside = Pointer<T>;
    unsafe fn inside(self) -> Pointer<T> {
        Pointer(self.cast_mut())
    }
}

macro_rules! plain {
    ($($ty:ty)*) => {$(
        impl Parameter for $ty {
            type Inside = Self;
            unsafe fn inside(self) -> Self {
                self
            }
        }
    )*};
}

plain! {
    u8 u32 i32 u64 usize CUresult CUdevice_attribute CUpointer_attribute CUmemPool_attribute
    CUfunction_attribute CUoccupancyB2DSize CUmemAllocationHandleType CUmemAllocationType CUmemAllocationGranularity_flags
    CUlogsCallback CUhostFn CUstreamCaptureMode CUmulticastGranularity_flags CUipcMemHandle CUipcEventHandle
}

/// Defines functions of the driver, and `find`, which looks them up by name. Pointers are [`Pointer`]s in the bodies,
/// and the driver's state is locked while a body runs.
macro_rules! driver {
    (@same $name:ident) => {
        // This compiles only if both functions have one type.
        const _: () = {
            let _ = [cuda_sys::$name, $name];
        };
    };
    // A symbol that no longer has the plain name: libcuda-sys has it only with the feature `internal`.
    (@same $name:ident older) => {};
    ($($(#[$older:ident])? fn $name:ident($($arg:ident: $ty:ty),* $(,)?) |$state:ident| $body:block)*) => {
        $(
            #[doc = concat!("`", stringify!($name), "` of `cuda.h`.")]
            ///
            /// # Safety
            ///
            /// Pointers must be null, or valid as `cuda.h` documents.
            #[unsafe(no_mangle)]
            #[allow(clippy::too_many_arguments)]
            pub unsafe extern "C" fn $name($($arg: $ty),*) -> cuda_sys::CUresult {
                static SINCE: std::sync::OnceLock<u32> = std::sync::OnceLock::new();
                // SAFETY: the caller guarantees exactly this.
                $(let $arg = unsafe { $crate::abi::Parameter::inside($arg) };)*
                let symbol = match std::ffi::CStr::from_bytes_with_nul(
                    concat!(stringify!($name), "\0").as_bytes(),
                ) {
                    Ok(symbol) => symbol,
                    Err(_) => return cuda_sys::CUresult::CUDA_ERROR_UNKNOWN,
                };
                $crate::abi::call(symbol, &SINCE, |$state| $body)
            }

            driver!(@same $name $($older)?);
        )*

        /// Returns the address of a function of this module.
        pub fn find(symbol: &std::ffi::CStr) -> Option<*mut std::ffi::c_void> {
            match symbol.to_str().ok()? {
                $(stringify!($name) => Some($name as *mut std::ffi::c_void),)*
                _ => None,
            }
        }
    };
}

/// Returns the release that introduced a function; 0 if `cuda.h` does not declare it. No release has those that exist only
/// with `CUDA_MODEL_PAST`.
pub fn since(symbol: &CStr) -> u32 {
    if !past::on() && crate::things::find(symbol).is_some() {
        return u32::MAX;
    }
    let declared = functions().iter().find(|function| function.symbol() == symbol);
    declared.and_then(|function| function.since()).map_or(0, |release| release.0)
}

/// The common part of every call: checks whether the call is allowed, then makes it.
pub fn call(
    symbol: &'static CStr,
    introduced: &OnceLock<u32>,
    mut body: impl FnMut(&mut State) -> Result,
) -> CUresult {
    let introduced = *introduced.get_or_init(|| since(symbol));
    let mut result = {
        let state = &mut *state::lock();
        state.calling = symbol;
        judge(state, symbol, introduced).and_then(|()| body(state))
    };
    for _ in 0..PATIENCE {
        if result != Err(AGAIN) {
            break;
        }
        std::thread::sleep(Duration::from_millis(1));
        result = body(&mut state::lock());
    }
    let code = match result {
        Ok(()) | Err(CAPTURED) => return CUresult::CUDA_SUCCESS,
        Err(AGAIN) => CUresult::CUDA_ERROR_NOT_READY,
        Err(code) => code,
    };
    log::refused(symbol, code);
    code
}

fn judge(state: &mut State, symbol: &CStr, introduced: u32) -> Result {
    if !state.has(introduced) {
        return Err(CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND);
    }
    state.injected(symbol)?;
    let early: [&CStr; 6] = [
        c"cuInit",
        c"cuDriverGetVersion",
        c"cuGetErrorName",
        c"cuGetErrorString",
        c"cuLogsRegisterCallback",
        c"cuLogsUnregisterCallback",
    ];
    if !state.initialised && !early.contains(&symbol) {
        return Err(CUresult::CUDA_ERROR_NOT_INITIALIZED);
    }
    match early.contains(&symbol) && symbol != c"cuInit" {
        true => Ok(()),
        false => state.permits_call(symbol),
    }
}
