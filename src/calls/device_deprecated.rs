// Created by `cargo xtask emit` from cuda.h, src/rules/device_deprecated.toml, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/device_deprecated.txt, src/sentence.rs, cuda-sys/build/generate/history.txt and tests/pages/device.rs. Do not edit.

use crate::error::Result;
use crate::error::refused_for;
use crate::error::start;
use crate::error::unruled;
use crate::refused::calls as rows;
use core::ffi::c_int;
use libcuda_sys::{CUdevice, CUdevprop};

/// Returns ten properties of a device. Use [`cuDeviceGetAttribute`](crate::calls::cuDeviceGetAttribute) instead.
///
/// Since CUDA 2.0. [Device Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuDeviceGetProperties`](libcuda_sys::cuDeviceGetProperties).
///
/// Examples of the calls that replace this group: [`cuDeviceGet`](crate::calls::cuDeviceGet) and [`cuDeviceGetAttribute`](crate::calls::cuDeviceGetAttribute).
///
/// # Parameters
///
/// - `dev`: The device.
///
/// # Returns
///
/// The properties.
///
/// # Why it is safe
///
/// The call takes only a number, which the driver validates.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
///
/// # Explained after a refusal
///
/// - `dev` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub fn cuDeviceGetProperties(dev: CUdevice) -> Result<CUdevprop> {
    let mut prop = CUdevprop::default();
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuDeviceGetProperties(&mut prop, dev) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(
                c"cuDeviceGetProperties",
                outcome,
                ((), dev),
                rows::cuDeviceGetProperties,
                unruled,
            )
        });
    }
    Ok(prop)
}

/// Returns the compute capability of a device. Use [`cuDeviceGetAttribute`](crate::calls::cuDeviceGetAttribute) instead.
///
/// Since CUDA 2.0. [Device Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuDeviceComputeCapability`](libcuda_sys::cuDeviceComputeCapability).
///
/// Examples of the calls that replace this group: [`cuDeviceGet`](crate::calls::cuDeviceGet) and [`cuDeviceGetAttribute`](crate::calls::cuDeviceGetAttribute).
///
/// # Parameters
///
/// - `dev`: The device.
///
/// # Returns
///
/// - `major`: The major number.
/// - `minor`: The minor number.
///
/// # Why it is safe
///
/// The call takes only a number, which the driver validates.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
///
/// # Explained after a refusal
///
/// - `dev` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub fn cuDeviceComputeCapability(dev: CUdevice) -> Result<(c_int, c_int)> {
    let mut major = 0;
    let mut minor = 0;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuDeviceComputeCapability(&mut major, &mut minor, dev) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(
                c"cuDeviceComputeCapability",
                outcome,
                ((), (), dev),
                rows::cuDeviceComputeCapability,
                unruled,
            )
        });
    }
    Ok((major, minor))
}
