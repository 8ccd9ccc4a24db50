// Created by `cargo xtask emit` from cuda.h, ledger/occupancy.toml, src/rules/parts/launch.rs, cuda-sys/build/generate/reference/occupancy.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuOccupancyMaxActiveBlocksPerMultiprocessor(func: CUfunction) -> Verdict {
    crate::rules::parts::launch::function(func).at("func")?;
    Ok(())
}

#[inline]
pub(crate) fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(func: CUfunction) -> Verdict {
    crate::rules::parts::launch::function(func).at("func")?;
    Ok(())
}

#[inline]
pub(crate) fn cuOccupancyMaxPotentialBlockSize(func: CUfunction) -> Verdict {
    crate::rules::parts::launch::function(func).at("func")?;
    Ok(())
}

#[inline]
pub(crate) fn cuOccupancyMaxPotentialBlockSizeWithFlags(func: CUfunction) -> Verdict {
    crate::rules::parts::launch::function(func).at("func")?;
    Ok(())
}

#[inline]
pub(crate) fn cuOccupancyAvailableDynamicSMemPerBlock(func: CUfunction) -> Verdict {
    crate::rules::parts::launch::function(func).at("func")?;
    Ok(())
}

#[inline]
pub(crate) fn cuOccupancyMaxPotentialClusterSize(
    func: CUfunction,
    config: &CUlaunchConfig,
) -> Verdict {
    crate::rules::parts::launch::function(func).at("func")?;
    crate::walk::after::CUlaunchConfig(config).at("config")?;
    Ok(())
}

#[inline]
pub(crate) fn cuOccupancyMaxActiveClusters(func: CUfunction, config: &CUlaunchConfig) -> Verdict {
    crate::rules::parts::launch::function(func).at("func")?;
    crate::walk::after::CUlaunchConfig(config).at("config")?;
    Ok(())
}
