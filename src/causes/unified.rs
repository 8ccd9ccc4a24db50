// Created by `cargo xtask emit` from cuda.h, ledger/unified.toml, src/rules/parts/handle.rs and cuda-sys/build/generate/reference/unified.txt. Do not edit.

use super::of_arguments;
use crate::cause::Cause;
use core::ffi::{c_uint, c_ulonglong};
use cuda_sys::{CUdeviceptr, CUmemLocation, CUresult, CUstream};

/// Finds the cause of a refusal of [`cuMemPrefetchAsync_v2`](crate::calls::cuMemPrefetchAsync_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemPrefetchAsync")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPrefetchAsync_v2(
    devPtr: CUdeviceptr,
    count: usize,
    location: CUmemLocation,
    flags: c_uint,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuMemPrefetchAsync_v2", returned, &[(&hStream, "hStream")]) }
}

/// Finds the cause of a refusal of [`cuMemPrefetchBatchAsync`](crate::calls::cuMemPrefetchBatchAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[allow(clippy::too_many_arguments)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPrefetchBatchAsync(
    dptrs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    prefetchLocs: *mut CUmemLocation,
    prefetchLocIdxs: *mut usize,
    numPrefetchLocs: usize,
    flags: c_ulonglong,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuMemPrefetchBatchAsync", returned, &[(&hStream, "hStream")]) }
}

/// Finds the cause of a refusal of [`cuMemDiscardBatchAsync`](crate::calls::cuMemDiscardBatchAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemDiscardBatchAsync(
    dptrs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    flags: c_ulonglong,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuMemDiscardBatchAsync", returned, &[(&hStream, "hStream")]) }
}

/// Finds the cause of a refusal of [`cuMemDiscardAndPrefetchBatchAsync`](crate::calls::cuMemDiscardAndPrefetchBatchAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[allow(clippy::too_many_arguments)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemDiscardAndPrefetchBatchAsync(
    dptrs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    prefetchLocs: *mut CUmemLocation,
    prefetchLocIdxs: *mut usize,
    numPrefetchLocs: usize,
    flags: c_ulonglong,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(c"cuMemDiscardAndPrefetchBatchAsync", returned, &[(&hStream, "hStream")])
    }
}
#[doc(hidden)]
pub use self::cuMemPrefetchAsync_v2 as cuMemPrefetchAsync;
