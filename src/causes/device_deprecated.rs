// Created by `cargo xtask emit` from cuda.h, ledger/device_deprecated.toml, src/rules/parts/handle.rs and cuda-sys/build/generate/reference/device_deprecated.txt. Do not edit.

use super::Pointer;
use super::of_arguments;
use crate::cause::Cause;
use core::ffi::c_int;
use cuda_sys::{CUdevice, CUdevprop, CUresult};

/// Finds the cause of a refusal of [`cuDeviceGetProperties`](crate::calls::cuDeviceGetProperties).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetProperties(
    prop: *mut CUdevprop,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuDeviceGetProperties",
            returned,
            &[(&Pointer(prop.addr()), "prop"), (&dev, "dev")],
        )
    }
}

/// Finds the cause of a refusal of [`cuDeviceComputeCapability`](crate::calls::cuDeviceComputeCapability).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceComputeCapability(
    major: *mut c_int,
    minor: *mut c_int,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuDeviceComputeCapability",
            returned,
            &[(&Pointer(major.addr()), "major"), (&Pointer(minor.addr()), "minor"), (&dev, "dev")],
        )
    }
}
