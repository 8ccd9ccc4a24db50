// Created by `cargo xtask emit` from cuda.h, src/rules/surfref_deprecated.toml, src/rules/parts/handle.rs, src/rules/surfref_deprecated.rs, cuda-sys/build/generate/reference/surfref_deprecated.txt, src/sentence.rs, cuda-sys/build/generate/history.txt and tests/pages/surfobject.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused_for;
use crate::error::start;
use crate::error::unruled;
use crate::refused::calls as rows;
use core::ffi::c_uint;
use core::ptr;
use libcuda_sys::{CUarray, CUsurfref};

/// Binds a CUDA array to a surface reference, in place of an earlier one.
///
/// Since CUDA 3.0. [Surface Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFREF__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuSurfRefSetArray`](libcuda_sys::cuSurfRefSetArray).
///
/// Examples of the calls that replace this group: [`cuSurfObjectCreate`](crate::calls::cuSurfObjectCreate).
///
/// # Parameters
///
/// - `hSurfRef`: The surface reference.
/// - `hArray`: The array, which must have the flag [`CUDA_ARRAY3D_SURFACE_LDST`](libcuda_sys::CUDA_ARRAY3D_SURFACE_LDST).
/// - `Flags`: Must be zero.
///
/// # Safety
///
/// `hSurfRef` must be a live surface reference and `hArray` a live array.
///
/// `hArray` must stay live while it is bound, and until all work that uses `hSurfRef` has completed.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Checked
///
/// - `Flags` must be zero. (272)
///
/// # Explained after a refusal
///
/// - `hSurfRef` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hArray` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hArray` must be created with [`CUDA_ARRAY3D_SURFACE_LDST`](libcuda_sys::CUDA_ARRAY3D_SURFACE_LDST). Not checked, because the time of a query, compared with that of the call, was not measured.
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuSurfRefSetArray(hSurfRef: CUsurfref, hArray: CUarray, Flags: c_uint) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuSurfRefSetArray(hSurfRef, hArray, Flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuSurfRefSetArray(hSurfRef, hArray, Flags) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuSurfRefSetArray",
                outcome,
                (hSurfRef, hArray),
                rows::cuSurfRefSetArray,
                move || checks::cuSurfRefSetArray(ptr::null_mut(), ptr::null_mut(), Flags),
            )
        });
    }
    Ok(())
}

/// Returns the CUDA array that is bound to a surface reference.
///
/// Since CUDA 3.0. [Surface Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFREF__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuSurfRefGetArray`](libcuda_sys::cuSurfRefGetArray).
///
/// Examples of the calls that replace this group: [`cuSurfObjectCreate`](crate::calls::cuSurfObjectCreate).
///
/// # Parameters
///
/// - `hSurfRef`: The surface reference.
///
/// # Returns
///
/// The array.
///
/// # Safety
///
/// `hSurfRef` must be a live surface reference.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE): `hSurfRef` must be bound to a CUDA array.
///
/// # Explained after a refusal
///
/// - `hSurfRef` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hSurfRef` must be bound to a CUDA array. Not checked, because only the driver knows the bound memory, and reports it.
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuSurfRefGetArray(hSurfRef: CUsurfref) -> Result<CUarray> {
    let mut phArray = ptr::null_mut();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuSurfRefGetArray(&mut phArray, hSurfRef) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuSurfRefGetArray",
                outcome,
                ((), hSurfRef),
                rows::cuSurfRefGetArray,
                unruled,
            )
        });
    }
    Ok(phArray)
}
