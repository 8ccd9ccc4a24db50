// Created by `cargo xtask emit` from cuda.h, ledger/clique.toml, src/rules/parts/handle.rs and cuda-sys/build/generate/reference/clique.txt. Do not edit.

use super::Pointer;
use super::of_arguments;
use crate::cause::Cause;
use cuda_sys::{CUcliqueInfo, CUdevice, CUresult, CUuuid};

/// Finds the cause of a refusal of [`cuDeviceGetFabricClusterUuid`](crate::calls::cuDeviceGetFabricClusterUuid).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetFabricClusterUuid(
    uuid: *mut CUuuid,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuDeviceGetFabricClusterUuid",
            returned,
            &[(&Pointer(uuid.addr()), "uuid"), (&dev, "dev")],
        )
    }
}

/// Finds the cause of a refusal of [`cuDeviceGetCliqueCount`](crate::calls::cuDeviceGetCliqueCount).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetCliqueCount(
    count: *mut usize,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuDeviceGetCliqueCount",
            returned,
            &[(&Pointer(count.addr()), "count"), (&dev, "dev")],
        )
    }
}

/// Finds the cause of a refusal of [`cuDeviceGetCliqueInfo`](crate::calls::cuDeviceGetCliqueInfo).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetCliqueInfo(
    cliqueInfo: *mut CUcliqueInfo,
    count: *mut usize,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuDeviceGetCliqueInfo", returned, &[(&dev, "dev")]) }
}
