// Created by `cargo xtask emit` from cuda.h, ledger/graph.toml, cuda-sys/build/generate/reference/graph.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuGraphAddKernelNode_v2(nodeParams: &CUDA_KERNEL_NODE_PARAMS) -> Verdict {
    crate::walk::after::CUDA_KERNEL_NODE_PARAMS(nodeParams).at("nodeParams")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphKernelNodeSetParams_v2(nodeParams: &CUDA_KERNEL_NODE_PARAMS) -> Verdict {
    crate::walk::after::CUDA_KERNEL_NODE_PARAMS(nodeParams).at("nodeParams")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphExecKernelNodeSetParams_v2(nodeParams: &CUDA_KERNEL_NODE_PARAMS) -> Verdict {
    crate::walk::after::CUDA_KERNEL_NODE_PARAMS(nodeParams).at("nodeParams")?;
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphNodeSetParams(nodeParams: *mut CUgraphNodeParams) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Some(it) = target(nodeParams) {
            match it.type_ {
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL => {
                    crate::walk::after::CUDA_KERNEL_NODE_PARAMS_v3(&it.anonymous.kernel)
                        .at("nodeParams.kernel")
                        .tagged("nodeParams.type", it.type_)?;
                }
                _ => {}
            }
        }
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphNodeSetParams_v2(nodeParams: *mut CUgraphNodeParams) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Some(it) = target(nodeParams) {
            match it.type_ {
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL => {
                    crate::walk::after::CUDA_KERNEL_NODE_PARAMS_v3(&it.anonymous.kernel)
                        .at("nodeParams.kernel")
                        .tagged("nodeParams.type", it.type_)?;
                }
                _ => {}
            }
        }
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphExecNodeSetParams(nodeParams: *mut CUgraphNodeParams) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Some(it) = target(nodeParams) {
            match it.type_ {
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL => {
                    crate::walk::after::CUDA_KERNEL_NODE_PARAMS_v3(&it.anonymous.kernel)
                        .at("nodeParams.kernel")
                        .tagged("nodeParams.type", it.type_)?;
                }
                _ => {}
            }
        }
    }
    Ok(())
}
