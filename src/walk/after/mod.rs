// Created by `cargo xtask emit` from cuda.h, src/rules, cuda-sys/build/generate/history.txt, cuda-sys/build/generate/reference/enums.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

//! Follows the arguments of refused calls to everything in them that can be the cause.

#![allow(unused_imports, clippy::too_many_arguments)]

pub(crate) mod exec;
pub(crate) mod exec_deprecated;
pub(crate) mod graph;
pub(crate) mod occupancy;

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn CUDA_KERNEL_NODE_PARAMS(x: &cuda_sys::CUDA_KERNEL_NODE_PARAMS) -> Verdict {
    crate::rules::parts::launch::sides(
        x.gridDimX,
        x.gridDimY,
        x.gridDimZ,
        x.blockDimX,
        x.blockDimY,
        x.blockDimZ,
    )
    .inside("x")?;
    Ok(())
}

#[inline]
pub(crate) fn CUDA_KERNEL_NODE_PARAMS_v3(x: &cuda_sys::CUDA_KERNEL_NODE_PARAMS_v3) -> Verdict {
    crate::rules::parts::launch::sides(
        x.gridDimX,
        x.gridDimY,
        x.gridDimZ,
        x.blockDimX,
        x.blockDimY,
        x.blockDimZ,
    )
    .inside("x")?;
    Ok(())
}

#[inline]
pub(crate) fn CUDA_LAUNCH_PARAMS(x: &cuda_sys::CUDA_LAUNCH_PARAMS) -> Verdict {
    crate::rules::parts::launch::function(x.function).at("x.function")?;
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUgraphNodeParams(x: &cuda_sys::CUgraphNodeParams) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::walk::after::CUgraphNodeParams_anonymous(x.type_, &x.anonymous)
            .at("x")
            .tagged("x.type", x.type_)?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUgraphNodeParams_anonymous(
    tag: CUgraphNodeType,
    x: &cuda_sys::CUgraphNodeParams_anonymous,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        match tag {
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL => {
                crate::walk::after::CUDA_KERNEL_NODE_PARAMS_v3(&x.kernel).at("x.kernel")?;
            }
            _ => {}
        }
    }
    Ok(())
}

#[inline]
pub(crate) fn CUlaunchConfig(x: &cuda_sys::CUlaunchConfig) -> Verdict {
    crate::rules::parts::launch::sides(
        x.gridDimX,
        x.gridDimY,
        x.gridDimZ,
        x.blockDimX,
        x.blockDimY,
        x.blockDimZ,
    )
    .inside("x")?;
    crate::rules::parts::launch::limits_of_device(
        x.gridDimX,
        x.gridDimY,
        x.gridDimZ,
        x.blockDimX,
        x.blockDimY,
        x.blockDimZ,
    )
    .inside("x")?;
    Ok(())
}
