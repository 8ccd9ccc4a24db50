//! The border to C: what a call's parameters become, and what every call has in common.

use crate::state::{self, State};
use cuda_sys::*;
use std::ffi::CStr;
use std::sync::OnceLock;
use std::time::Duration;

pub type Result<T = ()> = std::result::Result<T, CUresult>;

/// Not an answer: the call waits for another process or thread, and is to be made again.
pub const AGAIN: CUresult = CUresult(u32::MAX);

/// How long a call waits, in milliseconds, before it answers `CUDA_ERROR_NOT_READY`. The driver would wait
/// forever; a test that hangs tells less.
const PATIENCE: u32 = 10_000;

/// Fails with `INVALID_VALUE` where a rule does not hold.
pub fn require(holds: bool) -> Result {
    if holds { Ok(()) } else { Err(CUresult::CUDA_ERROR_INVALID_VALUE) }
}

/// A pointer that a caller gave: null, or valid for what `cuda.h` documents of the parameter.
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

    /// For parameters without a type, where another parameter tells it.
    pub fn cast<U>(self) -> Pointer<U> {
        Pointer(self.0.cast())
    }

    pub fn set(self, value: T) -> Result {
        require(!self.0.is_null())?;
        // SAFETY: whoever made this pointer vouches for it; alignment is not part of that.
        unsafe { self.0.write_unaligned(value) };
        Ok(())
    }

    /// Writes where the caller wants the output at all.
    pub fn set_if_wanted(self, value: T) {
        let _ = self.set(value);
    }
}

impl Pointer<u8> {
    /// The bytes before the zero that ends a string.
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

/// What a C parameter becomes inside.
pub trait Parameter {
    type Inside: Copy;

    /// # Safety
    ///
    /// A pointer must be null, or valid for what `cuda.h` documents of the parameter.
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
    CUmulticastGranularity_flags CUipcMemHandle CUipcEventHandle
}

/// Defines functions of the driver, and `find`, which knows them by name. Pointers are [`Pointer`]s in the
/// bodies, and the driver's state is locked while a body runs.
macro_rules! driver {
    (@same $name:ident) => {
        // One type serves both functions, or this does not compile.
        const _: () = {
            let _ = [cuda_sys::$name, $name];
        };
    };
    // A symbol that the plain name has left: libcuda-sys has it with the feature `internal` only.
    (@same $name:ident older) => {};
    ($($(#[$older:ident])? fn $name:ident($($arg:ident: $ty:ty),* $(,)?) |$state:ident| $body:block)*) => {
        $(
            #[doc = concat!("`", stringify!($name), "` of `cuda.h`.")]
            ///
            /// # Safety
            ///
            /// Pointers must be null, or valid for what `cuda.h` documents.
            #[unsafe(no_mangle)]
            #[allow(clippy::too_many_arguments)]
            pub unsafe extern "C" fn $name($($arg: $ty),*) -> cuda_sys::CUresult {
                static SINCE: std::sync::OnceLock<u32> = std::sync::OnceLock::new();
                // SAFETY: the caller promises just that.
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

        /// The address of a function of this module.
        pub fn find(symbol: &std::ffi::CStr) -> Option<*mut std::ffi::c_void> {
            match symbol.to_str().ok()? {
                $(stringify!($name) => Some($name as *mut std::ffi::c_void),)*
                _ => None,
            }
        }
    };
}

/// The release that introduced a function; 0 for none that `cuda.h` declares.
pub fn since(symbol: &CStr) -> u32 {
    let declared = functions().iter().find(|function| function.symbol() == symbol);
    declared.and_then(|function| function.since()).map_or(0, |release| release.0)
}

/// What every call does: judge whether it may be made at all, then make it.
pub fn call(
    symbol: &'static CStr,
    introduced: &OnceLock<u32>,
    mut body: impl FnMut(&mut State) -> Result,
) -> CUresult {
    let introduced = *introduced.get_or_init(|| since(symbol));
    let mut result = {
        let state = &mut *state::lock();
        judge(state, symbol, introduced).and_then(|()| body(state))
    };
    for _ in 0..PATIENCE {
        if result != Err(AGAIN) {
            break;
        }
        std::thread::sleep(Duration::from_millis(1));
        result = body(&mut state::lock());
    }
    match result {
        Ok(()) => CUresult::CUDA_SUCCESS,
        Err(AGAIN) => CUresult::CUDA_ERROR_NOT_READY,
        Err(code) => code,
    }
}

fn judge(state: &mut State, symbol: &CStr, introduced: u32) -> Result {
    if !state.has(introduced) {
        return Err(CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND);
    }
    state.injected(symbol)?;
    let early: [&CStr; 4] =
        [c"cuInit", c"cuDriverGetVersion", c"cuGetErrorName", c"cuGetErrorString"];
    match state.initialised || early.contains(&symbol) {
        true => Ok(()),
        false => Err(CUresult::CUDA_ERROR_NOT_INITIALIZED),
    }
}
