// Created by `cargo xtask emit` from cuda.h, src/rules/module_deprecated.toml, src/rules/parts/handle.rs, src/rules/parts/name.rs, cuda-sys/build/generate/reference/module_deprecated.txt, src/sentence.rs, cuda-sys/build/generate/history.txt and tests/pages/module.rs. Do not edit.

use crate::error::Result;
use crate::error::refused_for;
use crate::error::start;
use crate::error::unruled;
use crate::refused::calls as rows;
use core::ffi::CStr;
use core::ptr;
use libcuda_sys::{CUmodule, CUsurfref, CUtexref};

/// Returns a texture reference of a module by its name. Texture objects replace texture references.
///
/// Since CUDA 2.0. [Module Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuModuleGetTexRef`](libcuda_sys::cuModuleGetTexRef).
///
/// Examples of the calls that replace this group: [`cuModuleLoadData`](crate::calls::cuModuleLoadData), [`cuModuleLoadDataEx`](crate::calls::cuModuleLoadDataEx) and [`cuModuleGetGlobal`](crate::calls::cuModuleGetGlobal).
///
/// # Parameters
///
/// - `hmod`: The module.
/// - `name`: The name of the texture reference.
///
/// # Returns
///
/// The texture reference, which is valid until the module is unloaded. It must not be destroyed.
///
/// # Safety
///
/// `hmod` must be a live module.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_NOT_FOUND): `name` must name a texture reference of `hmod`.
///
/// # Explained after a refusal
///
/// - The module has no texture reference with this `name`. [`CUDA_ERROR_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_NOT_FOUND). (1216)
/// - The module has no texture reference with this `name`. [`CUDA_ERROR_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_NOT_FOUND). (884)
/// - `hmod` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `name` must name a texture reference of `hmod`. Not checked, because looking this up is what the call does. (Explained after a refusal: 884)
/// - The result must not be destroyed, as the module does so. Not checked, because it concerns the time after the call.
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuModuleGetTexRef(hmod: CUmodule, name: &CStr) -> Result<CUtexref> {
    let mut pTexRef = ptr::null_mut();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuModuleGetTexRef(&mut pTexRef, hmod, name.as_ptr()) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuModuleGetTexRef",
                outcome,
                ((), hmod, name.as_ptr()),
                rows::cuModuleGetTexRef,
                unruled,
            )
        });
    }
    Ok(pTexRef)
}

/// Returns a surface reference of a module by its name. Surface objects replace surface references.
///
/// Since CUDA 3.0. [Module Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuModuleGetSurfRef`](libcuda_sys::cuModuleGetSurfRef).
///
/// Examples of the calls that replace this group: [`cuModuleLoadData`](crate::calls::cuModuleLoadData), [`cuModuleLoadDataEx`](crate::calls::cuModuleLoadDataEx) and [`cuModuleGetGlobal`](crate::calls::cuModuleGetGlobal).
///
/// # Parameters
///
/// - `hmod`: The module.
/// - `name`: The name of the surface reference.
///
/// # Returns
///
/// The surface reference, which is valid until the module is unloaded.
///
/// # Safety
///
/// `hmod` must be a live module.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_NOT_FOUND): `name` must name a surface reference of `hmod`.
///
/// # Explained after a refusal
///
/// - The module has no surface reference with this `name`. [`CUDA_ERROR_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_NOT_FOUND). (1217)
/// - The module has no surface reference with this `name`. [`CUDA_ERROR_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_NOT_FOUND). (885)
/// - `hmod` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `name` must name a surface reference of `hmod`. Not checked, because looking this up is what the call does. (Explained after a refusal: 885)
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuModuleGetSurfRef(hmod: CUmodule, name: &CStr) -> Result<CUsurfref> {
    let mut pSurfRef = ptr::null_mut();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuModuleGetSurfRef(&mut pSurfRef, hmod, name.as_ptr()) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuModuleGetSurfRef",
                outcome,
                ((), hmod, name.as_ptr()),
                rows::cuModuleGetSurfRef,
                unruled,
            )
        });
    }
    Ok(pSurfRef)
}
