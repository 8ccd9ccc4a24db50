//! `cuda-bindings` 0.5, the raw crate of cuda-core, on top of `libcuda-sys`.
#![allow(non_camel_case_types, non_upper_case_globals)]

use std::ffi::{c_int, c_uint, c_void};
use std::fmt;
use std::sync::LazyLock;

pub use bindgen::*;
pub use libcuda_sys::*;

// Integers, as bindgen has them by default: functions take these flags as `unsigned int`, and cuda-core writes
// attributes byte by byte.
pub type CUctx_flags = c_uint;
pub type CUctx_flags_enum = c_uint;
pub type CUevent_flags = c_uint;
pub type CUevent_wait_flags = c_uint;
pub type CUlaunchAttributeID = c_uint;
pub type CUmemAttach_flags = c_uint;
pub type CUstream_flags = c_uint;

/// Every enumerator by the name that bindgen gives it.
mod bindgen {
    use super::*;

    macro_rules! constants {
        ($(enum $ty:ident: $integer:ident {
            $($(#[$fact:ident])* $name:ident = $value:literal as $bindgen:ident,)*
        })*) => {
            // SAFETY: an enum of libcuda-sys is its integer, and so is each of the types above.
            $($(pub const $bindgen: $ty = unsafe { std::mem::transmute::<$integer, $ty>($value) };)*)*
        };
    }
    libcuda_sys::for_each_enum!(constants);
}

// cuda-bindings has these beside what it generates.
pub use libcuda_sys::cuEventElapsedTime as cu_event_elapsed_time;

pub fn set_mem_location_id(location: &mut CUmemLocation, id: c_int) {
    location.id = id;
}

pub unsafe fn cu_launch_host_func(
    stream: CUstream,
    f: CUhostFn,
    data: *mut c_void,
    sync_mode: c_uint,
) -> CUresult {
    match unsafe { cuLaunchHostFunc_v2(stream, f, data, sync_mode) } {
        CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND if sync_mode == 0 => unsafe {
            cuLaunchHostFunc(stream, f, data)
        },
        CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND => CUresult::CUDA_ERROR_NOT_SUPPORTED,
        result => result,
    }
}

#[derive(Debug)]
pub enum DynLoadError {
    LoadFailed(LoadError),
    /// Does not happen: an older driver lacks single functions.
    RuntimeTooOld {
        compile_version: u32,
        runtime_version: u32,
    },
}

impl fmt::Display for DynLoadError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::LoadFailed(error) => write!(f, "failed to load any of these: {error}"),
            Self::RuntimeTooOld { compile_version, runtime_version } => {
                let [needed, found] = [*compile_version, *runtime_version].map(Release);
                write!(f, "CUDA driver too old: built for {needed}, and this is {found}")
            }
        }
    }
}

pub fn cuda_driver_load_error() -> Option<&'static DynLoadError> {
    static ERROR: LazyLock<Option<DynLoadError>> =
        LazyLock::new(|| load().err().map(DynLoadError::LoadFailed));
    ERROR.as_ref()
}
