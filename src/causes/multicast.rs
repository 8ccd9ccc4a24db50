// Created by `cargo xtask emit` from cuda.h, ledger/multicast.toml, src/rules/parts/handle.rs and cuda-sys/build/generate/reference/multicast.txt. Do not edit.

use super::Pointer;
use super::of_arguments;
use crate::cause::Cause;
use core::ffi::c_ulonglong;
use cuda_sys::{
    CUdevice, CUdeviceptr, CUmemGenericAllocationHandle, CUmulticastGranularity_flags,
    CUmulticastObjectProp, CUresult,
};

/// Finds the cause of a refusal of [`cuMulticastCreate`](crate::calls::cuMulticastCreate).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMulticastCreate(
    mcHandle: *mut CUmemGenericAllocationHandle,
    prop: *const CUmulticastObjectProp,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuMulticastCreate",
            returned,
            &[(&Pointer(mcHandle.addr()), "mcHandle"), (&Pointer(prop.addr()), "prop")],
        )
    }
}

/// Finds the cause of a refusal of [`cuMulticastAddDevice`](crate::calls::cuMulticastAddDevice).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMulticastAddDevice(
    mcHandle: CUmemGenericAllocationHandle,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuMulticastAddDevice", returned, &[(&dev, "dev")]) }
}

/// Finds the cause of a refusal of [`cuMulticastBindMem_v2`](crate::calls::cuMulticastBindMem_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[allow(clippy::too_many_arguments)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMulticastBindMem_v2(
    mcHandle: CUmemGenericAllocationHandle,
    dev: CUdevice,
    mcOffset: usize,
    memHandle: CUmemGenericAllocationHandle,
    memOffset: usize,
    size: usize,
    flags: c_ulonglong,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuMulticastBindMem_v2", returned, &[(&dev, "dev")]) }
}

/// Finds the cause of a refusal of [`cuMulticastBindAddr_v2`](crate::calls::cuMulticastBindAddr_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMulticastBindAddr_v2(
    mcHandle: CUmemGenericAllocationHandle,
    dev: CUdevice,
    mcOffset: usize,
    memptr: CUdeviceptr,
    size: usize,
    flags: c_ulonglong,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuMulticastBindAddr_v2", returned, &[(&dev, "dev")]) }
}

/// Finds the cause of a refusal of [`cuMulticastUnbind`](crate::calls::cuMulticastUnbind).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMulticastUnbind(
    mcHandle: CUmemGenericAllocationHandle,
    dev: CUdevice,
    mcOffset: usize,
    size: usize,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuMulticastUnbind", returned, &[(&dev, "dev")]) }
}

/// Finds the cause of a refusal of [`cuMulticastGetGranularity`](crate::calls::cuMulticastGetGranularity).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMulticastGetGranularity(
    granularity: *mut usize,
    prop: *const CUmulticastObjectProp,
    option: CUmulticastGranularity_flags,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuMulticastGetGranularity",
            returned,
            &[(&Pointer(granularity.addr()), "granularity"), (&Pointer(prop.addr()), "prop")],
        )
    }
}
