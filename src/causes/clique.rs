// Created by `cargo xtask emit` from cuda.h, ledger/clique.toml and cuda-sys/build/generate/reference/clique.txt. Do not edit.

use super::of_call;
use crate::cause::Cause;
use cuda_sys::{CUdevice, CUresult, CUuuid};

/// Finds the cause of a refusal of [`cuDeviceGetFabricClusterUuid`](crate::calls::cuDeviceGetFabricClusterUuid).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetFabricClusterUuid(
    uuid: *mut CUuuid,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuDeviceGetFabricClusterUuid", returned, &[(uuid.cast(), "uuid")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuDeviceGetCliqueCount`](crate::calls::cuDeviceGetCliqueCount).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetCliqueCount(
    count: *mut usize,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuDeviceGetCliqueCount", returned, &[(count.cast(), "count")], || Ok(()))
}
