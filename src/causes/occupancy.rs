// Created by `cargo xtask emit` from cuda.h, ledger/occupancy.toml, src/rules/occupancy.rs, src/rules/parts/handle.rs, src/rules/parts/launch.rs and cuda-sys/build/generate/reference/occupancy.txt. Do not edit.

use super::Pointer;
use super::of_arguments;
use super::of_call;
use crate::cause::Cause;
use crate::refused::occupancy as refused;
use crate::rule::target;
use core::ffi::{c_int, c_uint};
use cuda_sys::{CUfunction, CUlaunchConfig, CUoccupancyB2DSize, CUresult};

/// Finds the cause of a refusal of [`cuOccupancyMaxActiveBlocksPerMultiprocessor`](crate::calls::cuOccupancyMaxActiveBlocksPerMultiprocessor).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuOccupancyMaxActiveBlocksPerMultiprocessor(
    numBlocks: *mut c_int,
    func: CUfunction,
    blockSize: c_int,
    dynamicSMemSize: usize,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuOccupancyMaxActiveBlocksPerMultiprocessor(func, blockSize);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuOccupancyMaxActiveBlocksPerMultiprocessor",
            returned,
            &[(&Pointer(numBlocks.addr()), "numBlocks")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags`](crate::calls::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    numBlocks: *mut c_int,
    func: CUfunction,
    blockSize: c_int,
    dynamicSMemSize: usize,
    flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause =
        || refused::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(func, blockSize);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
            returned,
            &[(&Pointer(numBlocks.addr()), "numBlocks")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuOccupancyMaxPotentialBlockSize`](crate::calls::cuOccupancyMaxPotentialBlockSize).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuOccupancyMaxPotentialBlockSize(
    minGridSize: *mut c_int,
    blockSize: *mut c_int,
    func: CUfunction,
    blockSizeToDynamicSMemSize: CUoccupancyB2DSize,
    dynamicSMemSize: usize,
    blockSizeLimit: c_int,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuOccupancyMaxPotentialBlockSize",
            returned,
            &[
                (&Pointer(minGridSize.addr()), "minGridSize"),
                (&Pointer(blockSize.addr()), "blockSize"),
                (&func, "func"),
            ],
        )
    }
}

/// Finds the cause of a refusal of [`cuOccupancyMaxPotentialBlockSizeWithFlags`](crate::calls::cuOccupancyMaxPotentialBlockSizeWithFlags).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[allow(clippy::too_many_arguments)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuOccupancyMaxPotentialBlockSizeWithFlags(
    minGridSize: *mut c_int,
    blockSize: *mut c_int,
    func: CUfunction,
    blockSizeToDynamicSMemSize: CUoccupancyB2DSize,
    dynamicSMemSize: usize,
    blockSizeLimit: c_int,
    flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuOccupancyMaxPotentialBlockSizeWithFlags",
            returned,
            &[
                (&Pointer(minGridSize.addr()), "minGridSize"),
                (&Pointer(blockSize.addr()), "blockSize"),
                (&func, "func"),
            ],
        )
    }
}

/// Finds the cause of a refusal of [`cuOccupancyAvailableDynamicSMemPerBlock`](crate::calls::cuOccupancyAvailableDynamicSMemPerBlock).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuOccupancyAvailableDynamicSMemPerBlock(
    dynamicSmemSize: *mut usize,
    func: CUfunction,
    numBlocks: c_int,
    blockSize: c_int,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuOccupancyAvailableDynamicSMemPerBlock(func, blockSize);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuOccupancyAvailableDynamicSMemPerBlock",
            returned,
            &[(&Pointer(dynamicSmemSize.addr()), "dynamicSmemSize")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuOccupancyMaxPotentialClusterSize`](crate::calls::cuOccupancyMaxPotentialClusterSize).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuOccupancyMaxPotentialClusterSize(
    clusterSize: *mut c_int,
    func: CUfunction,
    config: *const CUlaunchConfig,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(config) = (unsafe { target(config) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuOccupancyMaxPotentialClusterSize(func, config) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuOccupancyMaxPotentialClusterSize",
            returned,
            &[(&Pointer(clusterSize.addr()), "clusterSize"), (&Pointer(config.addr()), "config")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuOccupancyMaxActiveClusters`](crate::calls::cuOccupancyMaxActiveClusters).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuOccupancyMaxActiveClusters(
    numClusters: *mut c_int,
    func: CUfunction,
    config: *const CUlaunchConfig,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(config) = (unsafe { target(config) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuOccupancyMaxActiveClusters(func, config) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuOccupancyMaxActiveClusters",
            returned,
            &[(&Pointer(numClusters.addr()), "numClusters"), (&Pointer(config.addr()), "config")],
            find_cause,
        )
    }
}
