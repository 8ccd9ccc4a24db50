// Created by `cargo xtask emit` from cuda.h, src/rules/occupancy.toml, src/rules/occupancy.rs, src/rules/parts/launch.rs and cuda-sys/build/generate/reference/occupancy.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Live;
use crate::rule::Place;
use crate::rule::elements;
use crate::rule::target;
use core::ffi::{c_int, c_uint};
use libcuda_sys::{CUfunction, CUlaunchConfig, CUoccupancyB2DSize};

/// Checks the preconditions of [`cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags`](crate::calls::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    crate::rules::occupancy::occupancy_flags(flags)
        .of(c"cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags")
}

/// Checks the preconditions of [`cuOccupancyMaxPotentialBlockSizeWithFlags`](crate::calls::cuOccupancyMaxPotentialBlockSizeWithFlags) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
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
) -> Result<(), Precondition> {
    crate::rules::occupancy::occupancy_flags(flags).of(c"cuOccupancyMaxPotentialBlockSizeWithFlags")
}

/// Checks the preconditions of [`cuOccupancyMaxPotentialClusterSize`](crate::calls::cuOccupancyMaxPotentialClusterSize) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(config) = (unsafe { target(config) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::checks::types::CUlaunchConfig(config) {
            return Err(broken.at("config").of(c"cuOccupancyMaxPotentialClusterSize"));
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuOccupancyMaxActiveClusters`](crate::calls::cuOccupancyMaxActiveClusters) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(config) = (unsafe { target(config) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::rules::parts::launch::clusters(
            config.gridDimX,
            config.gridDimY,
            config.gridDimZ,
            Live::new(elements(config.attrs, config.numAttrs as usize)),
        ) {
            return Err(broken.inside("config").of(c"cuOccupancyMaxActiveClusters"));
        }
        if let Err(broken) = crate::checks::types::CUlaunchConfig(config) {
            return Err(broken.at("config").of(c"cuOccupancyMaxActiveClusters"));
        }
        Ok(())
    }
}
