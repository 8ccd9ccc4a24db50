// Created by `cargo xtask emit` from cuda.h, ledger/occupancy.toml, src/rules/occupancy.rs, src/rules/parts/launch.rs, cuda-sys/build/generate/reference/occupancy.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(flags: c_uint) -> Verdict {
    crate::rules::occupancy::occupancy_flags(flags)
}

#[inline]
pub(crate) fn cuOccupancyMaxPotentialBlockSizeWithFlags(flags: c_uint) -> Verdict {
    crate::rules::occupancy::occupancy_flags(flags)
}

#[inline]
pub(crate) unsafe fn cuOccupancyMaxPotentialClusterSize(config: &CUlaunchConfig) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe { crate::walk::CUlaunchConfig(config).at("config") }
}

#[inline]
pub(crate) unsafe fn cuOccupancyMaxActiveClusters(config: &CUlaunchConfig) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::launch::clusters(
            config.gridDimX,
            config.gridDimY,
            config.gridDimZ,
            Live::new(elements(config.attrs, config.numAttrs as usize)),
        )
        .inside("config")?;
        crate::walk::CUlaunchConfig(config).at("config")
    }
}
