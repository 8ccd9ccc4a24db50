//! `cuda-driver-sys` 0.3, the raw crate of rustacuda, on top of `libcuda-sys`.
#![allow(non_camel_case_types, non_snake_case)]

pub use libcuda_sys::*;

// The plain name is `_v4` since CUDA 13.
pub use libcuda_sys::internal::cuCtxCreate_v2;

// Cast with `as`, which takes an integer.
pub mod CUmemAttach_flags_enum {
    pub const CU_MEM_ATTACH_GLOBAL: u32 = libcuda_sys::CUmemAttach_flags::CU_MEM_ATTACH_GLOBAL.0;
}
pub mod CUdevice_attribute_enum {
    /// Of CUDA 10.2: rustacuda's own list ends there.
    pub const CU_DEVICE_ATTRIBUTE_MAX: u32 = 106;
}

/// A Rust enum, because rustacuda matches it without a catch-all.
#[repr(u32)]
#[derive(Clone, Copy, Debug)]
pub enum CUarray_format {
    CU_AD_FORMAT_UNSIGNED_INT8 = 1,
    CU_AD_FORMAT_UNSIGNED_INT16 = 2,
    CU_AD_FORMAT_UNSIGNED_INT32 = 3,
    CU_AD_FORMAT_SIGNED_INT8 = 8,
    CU_AD_FORMAT_SIGNED_INT16 = 9,
    CU_AD_FORMAT_SIGNED_INT32 = 10,
    CU_AD_FORMAT_HALF = 16,
    CU_AD_FORMAT_FLOAT = 32,
}
pub type CUarray_format_enum = CUarray_format;

/// With that enum.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_ARRAY3D_DESCRIPTOR {
    pub Width: usize,
    pub Height: usize,
    pub Depth: usize,
    pub Format: CUarray_format,
    pub NumChannels: u32,
    pub Flags: u32,
}

pub unsafe fn cuArray3DCreate_v2(
    array: *mut CUarray,
    descriptor: *const CUDA_ARRAY3D_DESCRIPTOR,
) -> CUresult {
    unsafe { libcuda_sys::cuArray3DCreate_v2(array, descriptor.cast()) }
}

/// Refuses a format that the enum lacks: such a value would be undefined behavior.
pub unsafe fn cuArray3DGetDescriptor_v2(
    descriptor: *mut CUDA_ARRAY3D_DESCRIPTOR,
    array: CUarray,
) -> CUresult {
    let mut read = libcuda_sys::CUDA_ARRAY3D_DESCRIPTOR::default();
    let result = unsafe { libcuda_sys::cuArray3DGetDescriptor_v2(&mut read, array) };
    match read.Format.0 {
        _ if result != CUresult::CUDA_SUCCESS => return result,
        1..=3 | 8..=10 | 16 | 32 => unsafe { *descriptor.cast() = read },
        _ => return CUresult::CUDA_ERROR_NOT_SUPPORTED,
    }
    result
}
