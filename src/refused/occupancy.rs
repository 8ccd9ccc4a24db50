// Created by `cargo xtask emit` from cuda.h, ledger/occupancy.toml, src/rules/occupancy.rs, src/rules/parts/handle.rs, src/rules/parts/launch.rs, cuda-sys/build/generate/reference/occupancy.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuOccupancyMaxActiveBlocksPerMultiprocessor(
    func: CUfunction,
    blockSize: c_int,
) -> Verdict {
    crate::rules::occupancy::block(blockSize)?;
    crate::rules::parts::handle::handle(Handle(func.addr())).at("func")
}

#[inline]
pub(crate) fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    func: CUfunction,
    blockSize: c_int,
) -> Verdict {
    crate::rules::occupancy::block(blockSize)?;
    crate::rules::parts::handle::handle(Handle(func.addr())).at("func")
}

#[inline]
pub(crate) fn cuOccupancyAvailableDynamicSMemPerBlock(
    func: CUfunction,
    blockSize: c_int,
) -> Verdict {
    crate::rules::occupancy::block(blockSize)?;
    crate::rules::parts::handle::handle(Handle(func.addr())).at("func")
}

#[inline]
pub(crate) unsafe fn cuOccupancyMaxPotentialClusterSize(
    func: CUfunction,
    config: &CUlaunchConfig,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::handle(Handle(func.addr())).at("func")?;
        crate::refused::CUlaunchConfig(config).at("config")
    }
}

#[inline]
pub(crate) unsafe fn cuOccupancyMaxActiveClusters(
    func: CUfunction,
    config: &CUlaunchConfig,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::handle(Handle(func.addr())).at("func")?;
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE]) {
            crate::rules::parts::launch::portable_occupancy(Live::new(config), Live::new(func))?;
        }
        crate::refused::CUlaunchConfig(config).at("config")
    }
}
