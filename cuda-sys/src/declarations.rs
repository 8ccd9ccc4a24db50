//! The types, constants and functions of `cuda.h`, and the modules of further headers.

// NVIDIA's manual has the safety conditions of a raw declaration. A slot and the parameters of its function come from
// one list, so they match. Aliases name deprecated items too.
#![allow(
    clippy::missing_safety_doc,
    clippy::too_many_arguments,
    clippy::undocumented_unsafe_blocks,
    deprecated
)]

use crate::function::{Function, Release};
#[cfg(not(feature = "link"))]
use crate::load::calls::*;
use crate::load::{self, Answer, LoadError};
use core::ffi::*;
use core::ptr::NonNull;

/// The types and constants of `cuda.h`, without the functions. The crate's root contains all of them too.
///
/// A program that imports everything from here still names the crate in each call, which shows that the call is a raw one:
///
/// ```
/// use libcuda_sys::types::*;
///
/// // SAFETY: the call takes no pointers.
/// let code: CUresult = unsafe { libcuda_sys::cuInit(0) };
/// ```
pub mod types {
    use super::*; // also for the links to functions, from the pages of crates that inline this one

    include_declarations!("types.rs");
    #[cfg(feature = "names")]
    include_declarations!("names.rs");
}

#[doc(no_inline)] // each type has one page
pub use types::*;

include_declarations!("functions.rs");

impl LoadError {
    /// Returns the code that calls return in this situation.
    pub fn code(&self) -> CUresult {
        match self {
            Self::NoDriver { tried } if tried.iter().any(|tried| tried.stub) => {
                CUresult::CUDA_ERROR_STUB_LIBRARY
            }
            Self::MissingFunction { .. } => CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND,
            _ => CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,
        }
    }
}

const _: () = assert!(CUresult::CUDA_ERROR_STUB_LIBRARY.0 == Answer::STUB.0);

/// A driver function or, if it is null, the code of its call.
#[cfg(not(feature = "link"))]
#[repr(C)]
pub(crate) struct Found {
    function: *mut (),
    code: CUresult,
}

/// Finds the function of a slot.
///
/// # Safety
///
/// There must be a slot for each function, in the same order.
#[cfg(not(feature = "link"))]
#[cold]
unsafe fn resolve(functions: &'static [Function], slots: *const Slot, row: usize) -> Found {
    // SAFETY: the caller guarantees it.
    let code = match unsafe { load::calls::resolve(functions, slots, row) } {
        Ok(function) => return Found { function, code: CUresult::CUDA_SUCCESS },
        Err(Some(error)) => error.code(),
        Err(None) => CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND,
    };
    Found { function: core::ptr::null_mut(), code }
}

/// Returns every declared function, in the header's order.
///
/// ```
/// let bind = libcuda_sys::functions().iter().find(|f| f.symbol() == c"cuMulticastBindMem_v2");
/// assert_eq!(bind.and_then(|f| f.since()), Some(libcuda_sys::Release(13010)));
/// ```
pub fn functions() -> &'static [Function] {
    FUNCTIONS
}

/// Returns the address of a driver function, or the reason why there is none. Only symbols that begin with `cu` and a
/// capital letter are found.
///
/// # Errors
///
/// [`LoadError::NoDriver`], or [`LoadError::MissingFunction`] if the driver lacks the symbol.
pub fn find(symbol: &CStr) -> Result<NonNull<c_void>, LoadError> {
    load::find(symbol, || since(symbol))
}

/// Returns the address of a function in the driver's own library. Calls use that library unless
/// [`load_from`](crate::load_from) or [`load_with`](crate::load_with) is called first. This function is for the
/// argument of `load_with`: there, [`find`] would call that argument again, without end.
///
/// # Errors
///
/// Those of [`find`].
pub fn find_in_driver(symbol: &CStr) -> Result<NonNull<c_void>, LoadError> {
    load::find_in_driver(symbol, || since(symbol))
}

fn since(symbol: &CStr) -> Option<Release> {
    all().find(|function| function.symbol() == symbol)?.since()
}

/// Every function, as NVIDIA's manual groups them.
///
#[cfg_attr(not(feature = "bindgen"), doc = include_str!("declarations/groups.md"))]
#[cfg_attr(feature = "bindgen", doc = include_str!(concat!(env!("OUT_DIR"), "/groups.md")))]
#[cfg(doc)]
pub mod functions_by_group {
    #[allow(unused_imports)] // for the links
    use super::*;
}

macro_rules! units {
    ($($(#[$doc:meta])* $name:ident, $feature:literal, $folder:literal;)*) => {
        $(
            $(#[$doc])*
            #[cfg(feature = $feature)]
            pub mod $name {
                use super::*;

                include_declarations!(concat!($folder, "/types.rs"));
                include_declarations!(concat!($folder, "/functions.rs"));
                #[cfg(feature = "names")]
                include_declarations!(concat!($folder, "/names.rs"));

                /// Every function of this module, in the header's order.
                pub fn functions() -> &'static [Function] {
                    FUNCTIONS
                }
            }
        )*

        /// Every function that this build declares.
        pub(crate) fn all() -> impl Iterator<Item = &'static Function> {
            let functions = FUNCTIONS.iter();
            $(
                #[cfg(feature = $feature)]
                let functions = functions.chain($name::FUNCTIONS);
            )*
            functions
        }
    };
}

units! {
    /// The functions that `cuda.h` declares only under `__CUDA_API_VERSION_INTERNAL`, by their symbols. These are older
    /// versions of functions, for programs that must run on drivers without the newer versions, and the variants for
    /// per-thread default streams. Feature `internal`.
    ///
    /// Names are symbols here: `internal::cuMemAlloc` is the function of CUDA 2.0, for addresses of 32 bits,
    /// while C's `cuMemAlloc` is [`cuMemAlloc`](crate::cuMemAlloc).
    internal, "internal", "internal";
    /// `cudaGL.h`: OpenGL interoperability. Feature `gl`.
    gl, "gl", "gl";
    /// `cudaEGL.h`: EGL interoperability. Feature `egl`.
    egl, "egl", "egl";
    /// `cudaVDPAU.h`: VDPAU interoperability. Feature `vdpau`.
    vdpau, "vdpau", "vdpau";
    /// `cudaProfiler.h`: control of a profiler. Feature `profiler`.
    profiler, "profiler", "profiler";
}

/// The functions whose default stream is that of the calling thread, under their C names. They are the functions that C
/// declares with `CUDA_API_PER_THREAD_DEFAULT_STREAM`. Feature `per-thread-default-stream`.
///
/// Functions that are not in this module have no default stream: use those of the crate's root.
#[cfg(feature = "per-thread-default-stream")]
pub mod per_thread_default_stream {
    /// The inline function that `cuda.h` itself defines since CUDA 12.0.
    #[allow(unused_macros)] // an older header has no such function
    macro_rules! get_proc_address {
        () => {
            /// Like [`cuGetProcAddress_v2`](crate::cuGetProcAddress_v2). If `flags` select no kind of default stream,
            /// it finds the variants for per-thread default streams.
            #[inline]
            pub unsafe extern "C" fn cuGetProcAddress_v2(
                symbol: *const core::ffi::c_char,
                pfn: *mut *mut core::ffi::c_void,
                cudaVersion: core::ffi::c_int,
                flags: u64,
                symbolStatus: *mut crate::CUdriverProcAddressQueryResult,
            ) -> crate::CUresult {
                use crate::CUdriverProcAddress_flags as Flags;
                let own = Flags::CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM;
                let kinds = (own | Flags::CU_GET_PROC_ADDRESS_LEGACY_STREAM).bits();
                let default = if flags & u64::from(kinds) == 0 { u64::from(own.bits()) } else { 0 };
                unsafe {
                    crate::cuGetProcAddress_v2(
                        symbol,
                        pfn,
                        cudaVersion,
                        flags | default,
                        symbolStatus,
                    )
                }
            }

            #[doc(no_inline)]
            pub use self::cuGetProcAddress_v2 as cuGetProcAddress;
        };
    }

    include_declarations!("internal/per_thread.rs");
}
