// Created by `cargo xtask emit` from cuda.h, src/rules, cuda-sys/build/generate/history.txt, cuda-sys/build/generate/reference/enums.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

//! Follows arguments of refused calls to everything in them that can be the cause.

#![allow(
    dead_code,
    unused_imports,
    clippy::single_match,
    clippy::collapsible_match,
    clippy::question_mark,
    clippy::too_many_arguments
)]

use super::Arguments;
use crate::rule::*;
use core::ffi::*;
use libcuda_sys::types::*;

#[inline]
pub(crate) unsafe fn array_deferred(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUarray>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::array::deferred(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn array_deferred_mipmap(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUmipmappedArray>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::array::deferred_mipmap(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn array_flat_limits(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUDA_ARRAY_DESCRIPTOR>(0)) else { return Ok(()) };
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            if let Err(broken) = crate::rules::parts::array::flat_limits(p0) {
                return Err(broken.at(a.path));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn array_format(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUarray_format>(0);
        crate::rules::parts::array::format(p0)
    }
}

#[inline]
pub(crate) unsafe fn array_format_2(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUarray_format>(0);
        if let Err(broken) = crate::rules::parts::array::format(p0) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn array_level(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<c_uint>(0);
        let p1 = a.get::<*mut c_void>(1);
        crate::rules::parts::array::level(p0, Handle(p1.addr()))
    }
}

#[inline]
pub(crate) unsafe fn array_sparse(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUarray>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::array::sparse(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn array_sparse_mipmap(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUmipmappedArray>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::array::sparse_mipmap(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn checkpoint_checkpointed(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<c_int>(0);
        if refused_with(&[CUresult::CUDA_ERROR_ILLEGAL_STATE, CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::checkpoint::checkpointed(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn checkpoint_checkpointed_twice(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<c_int>(0);
        if refused_with(&[CUresult::CUDA_ERROR_ILLEGAL_STATE, CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::checkpoint::checkpointed_twice(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn checkpoint_locked(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<c_int>(0);
        if refused_with(&[CUresult::CUDA_ERROR_ILLEGAL_STATE, CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::checkpoint::locked(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn checkpoint_not_checkpointed(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<c_int>(0);
        if refused_with(&[CUresult::CUDA_ERROR_ILLEGAL_STATE, CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::checkpoint::not_checkpointed(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn checkpoint_out_of_order(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<c_int>(0);
        if refused_with(&[CUresult::CUDA_ERROR_ILLEGAL_STATE, CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::checkpoint::out_of_order(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn checkpoint_process(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<c_int>(0);
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_VALUE,
            CUresult::CUDA_ERROR_OPERATING_SYSTEM,
        ]) {
            crate::rules::checkpoint::process(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn checkpoint_restored_without_cuda(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<c_int>(0);
        crate::rules::checkpoint::restored_without_cuda(p0)
    }
}

#[inline]
pub(crate) unsafe fn checkpoint_unlocked(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<c_int>(0);
        if refused_with(&[CUresult::CUDA_ERROR_ILLEGAL_STATE, CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::checkpoint::unlocked(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn checkpoint_without_cuda(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<c_int>(0);
        crate::rules::checkpoint::without_cuda(p0)
    }
}

#[inline]
pub(crate) unsafe fn copy_accesses_2d(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUDA_MEMCPY2D>(0)) else { return Ok(()) };
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            if let Err(broken) = crate::rules::parts::copy::accesses_2d(p0) {
                return Err(broken.at(a.path));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn copy_end_of_source(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUarray>(0);
        let p1 = a.get::<usize>(1);
        let p2 = a.get::<usize>(2);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::copy::end_of_source(Live::new(p0), p1, p2)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn copy_end_of_target(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUarray>(0);
        let p1 = a.get::<usize>(1);
        let p2 = a.get::<usize>(2);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::copy::end_of_target(Live::new(p0), p1, p2)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn copy_own_read_boxes(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUDA_MEMCPY3D>(0)) else { return Ok(()) };
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            if let Err(broken) = crate::rules::parts::copy::own_read_boxes(
                p0.srcDevice,
                p0.srcMemoryType,
                p0.srcXInBytes,
                p0.srcY,
                p0.srcZ,
                p0.WidthInBytes,
                p0.Height,
                p0.Depth,
                p0.srcPitch,
                p0.srcHeight,
            ) {
                return Err(broken.inside(a.path));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn copy_own_written_boxes(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUDA_MEMCPY3D>(0)) else { return Ok(()) };
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            if let Err(broken) = crate::rules::parts::copy::own_written_boxes(
                p0.dstDevice,
                p0.dstMemoryType,
                p0.dstXInBytes,
                p0.dstY,
                p0.dstZ,
                p0.WidthInBytes,
                p0.Height,
                p0.Depth,
                p0.dstPitch,
                p0.dstHeight,
            ) {
                return Err(broken.inside(a.path));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn copy_ranges_2d(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUDA_MEMCPY2D>(0)) else { return Ok(()) };
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            if let Err(broken) = crate::rules::parts::copy::ranges_2d(Live::new(p0)) {
                return Err(broken.at(a.path));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn copy_read_boxes(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUDA_MEMCPY3D>(0)) else { return Ok(()) };
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            if let Err(broken) = crate::rules::parts::copy::read_boxes(
                p0.srcDevice,
                p0.srcMemoryType,
                p0.srcXInBytes,
                p0.srcY,
                p0.srcZ,
                p0.WidthInBytes,
                p0.Height,
                p0.Depth,
                p0.srcPitch,
                p0.srcHeight,
            ) {
                return Err(broken.inside(a.path));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn copy_read_boxes_2(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUDA_MEMCPY3D_PEER>(0)) else { return Ok(()) };
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            if let Err(broken) = crate::rules::parts::copy::read_boxes(
                p0.srcDevice,
                p0.srcMemoryType,
                p0.srcXInBytes,
                p0.srcY,
                p0.srcZ,
                p0.WidthInBytes,
                p0.Height,
                p0.Depth,
                p0.srcPitch,
                p0.srcHeight,
            ) {
                return Err(broken.inside(a.path));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn copy_written_boxes(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUDA_MEMCPY3D>(0)) else { return Ok(()) };
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            if let Err(broken) = crate::rules::parts::copy::written_boxes(
                p0.dstDevice,
                p0.dstMemoryType,
                p0.dstXInBytes,
                p0.dstY,
                p0.dstZ,
                p0.WidthInBytes,
                p0.Height,
                p0.Depth,
                p0.dstPitch,
                p0.dstHeight,
            ) {
                return Err(broken.inside(a.path));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn copy_written_boxes_2(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUDA_MEMCPY3D_PEER>(0)) else { return Ok(()) };
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            if let Err(broken) = crate::rules::parts::copy::written_boxes(
                p0.dstDevice,
                p0.dstMemoryType,
                p0.dstXInBytes,
                p0.dstY,
                p0.dstZ,
                p0.WidthInBytes,
                p0.Height,
                p0.Depth,
                p0.dstPitch,
                p0.dstHeight,
            ) {
                return Err(broken.inside(a.path));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn ctx_limit_of_cache(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUlimit>(0);
        let p1 = a.get::<usize>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::ctx::limit_of_cache(p0, p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn ctx_limit_of_device(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUlimit>(0);
        let p1 = a.get::<usize>(1);
        crate::rules::ctx::limit_of_device(p0, p1)
    }
}

#[inline]
pub(crate) unsafe fn ctx_limit_of_memory(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUlimit>(0);
        let p1 = a.get::<usize>(1);
        if refused_with(&[CUresult::CUDA_ERROR_OUT_OF_MEMORY]) {
            crate::rules::ctx::limit_of_memory(p0, p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn exec_deprecated_grid(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<c_int>(0);
        let p1 = a.get::<c_int>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::exec_deprecated::grid(p0, p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn exec_deprecated_shape(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUfunction>(0);
        let p1 = a.get::<c_int>(1);
        let p2 = a.get::<c_int>(2);
        let p3 = a.get::<c_int>(3);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::exec_deprecated::shape(Live::new(p0), p1, p2, p3)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn follow_CUDA_ARRAY3D_DESCRIPTOR(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUDA_ARRAY3D_DESCRIPTOR>(0)) else { return Ok(()) };
        if let Err(broken) = crate::refused::steps::CUDA_ARRAY3D_DESCRIPTOR(p0) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn follow_CUDA_ARRAY_DESCRIPTOR(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUDA_ARRAY_DESCRIPTOR>(0)) else { return Ok(()) };
        if let Err(broken) = crate::refused::steps::CUDA_ARRAY_DESCRIPTOR(p0) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn follow_CUDA_BATCH_MEM_OP_NODE_PARAMS(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUDA_BATCH_MEM_OP_NODE_PARAMS>(0)) else {
            return Ok(());
        };
        if let Err(broken) = crate::refused::steps::CUDA_BATCH_MEM_OP_NODE_PARAMS(p0) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn follow_CUDA_EXTERNAL_MEMORY_BUFFER_DESC(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUDA_EXTERNAL_MEMORY_BUFFER_DESC>(0)) else {
            return Ok(());
        };
        if let Err(broken) = crate::refused::steps::CUDA_EXTERNAL_MEMORY_BUFFER_DESC(p0) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn follow_CUDA_EXTERNAL_MEMORY_HANDLE_DESC(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUDA_EXTERNAL_MEMORY_HANDLE_DESC>(0)) else {
            return Ok(());
        };
        if let Err(broken) = crate::refused::steps::CUDA_EXTERNAL_MEMORY_HANDLE_DESC(p0) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn follow_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC>(0)) else {
            return Ok(());
        };
        if let Err(broken) = crate::refused::steps::CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC(p0) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn follow_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC>(0)) else {
            return Ok(());
        };
        if let Err(broken) = crate::refused::steps::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC(p0) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn follow_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS>(0)) else {
            return Ok(());
        };
        if let Err(broken) = crate::refused::steps::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS(p0) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn follow_CUDA_EXT_SEM_WAIT_NODE_PARAMS(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUDA_EXT_SEM_WAIT_NODE_PARAMS>(0)) else {
            return Ok(());
        };
        if let Err(broken) = crate::refused::steps::CUDA_EXT_SEM_WAIT_NODE_PARAMS(p0) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn follow_CUDA_GRAPH_INSTANTIATE_PARAMS(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut CUDA_GRAPH_INSTANTIATE_PARAMS>(0);
        if let Some(it) = target(p0) {
            if let Err(broken) = crate::refused::steps::CUDA_GRAPH_INSTANTIATE_PARAMS(it) {
                return Err(broken.at(a.path));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn follow_CUDA_HOST_NODE_PARAMS(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUDA_HOST_NODE_PARAMS>(0)) else { return Ok(()) };
        if let Err(broken) = crate::refused::steps::CUDA_HOST_NODE_PARAMS(p0) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn follow_CUDA_KERNEL_NODE_PARAMS(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUDA_KERNEL_NODE_PARAMS>(0)) else { return Ok(()) };
        if let Err(broken) = crate::refused::steps::CUDA_KERNEL_NODE_PARAMS(p0) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn follow_CUDA_KERNEL_NODE_PARAMS_v3(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut CUgraphNodeParams>(0);
        if let Some(it) = target(p0) {
            match it.type_ {
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL => {
                    if let Err(broken) =
                        crate::refused::steps::CUDA_KERNEL_NODE_PARAMS_v3(&it.anonymous.kernel)
                    {
                        return Err(broken
                            .at("nodeParams.kernel")
                            .tagged("nodeParams.type", it.type_));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY => {
                    if let Err(broken) =
                        crate::refused::steps::CUDA_MEMCPY_NODE_PARAMS(&it.anonymous.memcpy)
                    {
                        return Err(broken
                            .at("nodeParams.memcpy")
                            .tagged("nodeParams.type", it.type_));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMSET => {
                    if let Err(broken) =
                        crate::refused::steps::CUDA_MEMSET_NODE_PARAMS_v2(&it.anonymous.memset)
                    {
                        return Err(broken
                            .at("nodeParams.memset")
                            .tagged("nodeParams.type", it.type_));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST => {
                    if let Err(broken) =
                        crate::refused::steps::CUDA_HOST_NODE_PARAMS_v2(&it.anonymous.host)
                    {
                        return Err(broken
                            .at("nodeParams.host")
                            .tagged("nodeParams.type", it.type_));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH => {
                    if let Err(broken) =
                        crate::refused::steps::CUDA_CHILD_GRAPH_NODE_PARAMS(&it.anonymous.graph)
                    {
                        return Err(broken
                            .at("nodeParams.graph")
                            .tagged("nodeParams.type", it.type_));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_WAIT_EVENT => {
                    if let Err(broken) =
                        crate::refused::steps::CUDA_EVENT_WAIT_NODE_PARAMS(&it.anonymous.eventWait)
                    {
                        return Err(broken
                            .at("nodeParams.eventWait")
                            .tagged("nodeParams.type", it.type_));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EVENT_RECORD => {
                    if let Err(broken) = crate::refused::steps::CUDA_EVENT_RECORD_NODE_PARAMS(
                        &it.anonymous.eventRecord,
                    ) {
                        return Err(broken
                            .at("nodeParams.eventRecord")
                            .tagged("nodeParams.type", it.type_));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL => {
                    if let Err(broken) = crate::refused::steps::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2(
                        &it.anonymous.extSemSignal,
                    ) {
                        return Err(broken
                            .at("nodeParams.extSemSignal")
                            .tagged("nodeParams.type", it.type_));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT => {
                    if let Err(broken) = crate::refused::steps::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2(
                        &it.anonymous.extSemWait,
                    ) {
                        return Err(broken
                            .at("nodeParams.extSemWait")
                            .tagged("nodeParams.type", it.type_));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP => {
                    if let Err(broken) =
                        crate::refused::steps::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2(&it.anonymous.memOp)
                    {
                        return Err(broken
                            .at("nodeParams.memOp")
                            .tagged("nodeParams.type", it.type_));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_CONDITIONAL => {
                    if let Err(broken) = crate::refused::steps::CUDA_CONDITIONAL_NODE_PARAMS(
                        &it.anonymous.conditional,
                    ) {
                        return Err(broken
                            .at("nodeParams.conditional")
                            .tagged("nodeParams.type", it.type_));
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn follow_CUDA_LAUNCH_PARAMS(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut CUDA_LAUNCH_PARAMS>(0);
        let p1 = a.get::<c_uint>(1);
        for (i, element) in elements(p0, p1 as usize).iter().enumerate() {
            if let Err(broken) = crate::refused::steps::CUDA_LAUNCH_PARAMS(element) {
                return Err(broken.at(a.path).element(i));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn follow_CUDA_MEMCPY2D(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUDA_MEMCPY2D>(0)) else { return Ok(()) };
        if let Err(broken) = crate::refused::steps::CUDA_MEMCPY2D(p0) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn follow_CUDA_MEMCPY3D(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUDA_MEMCPY3D>(0)) else { return Ok(()) };
        if let Err(broken) = crate::refused::steps::CUDA_MEMCPY3D(p0) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn follow_CUDA_MEMCPY3D_BATCH_OP(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut CUDA_MEMCPY3D_BATCH_OP>(0);
        let p1 = a.get::<usize>(1);
        for (i, element) in elements(p0, p1).iter().enumerate() {
            if let Err(broken) = crate::refused::steps::CUDA_MEMCPY3D_BATCH_OP(element) {
                return Err(broken.at(a.path).element(i));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn follow_CUDA_MEMCPY3D_BATCH_OP_2(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut CUDA_MEMCPY3D_BATCH_OP>(0);
        if let Some(it) = target(p0) {
            if let Err(broken) = crate::refused::steps::CUDA_MEMCPY3D_BATCH_OP(it) {
                return Err(broken.at(a.path));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn follow_CUDA_MEMCPY3D_PEER(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUDA_MEMCPY3D_PEER>(0)) else { return Ok(()) };
        if let Err(broken) = crate::refused::steps::CUDA_MEMCPY3D_PEER(p0) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn follow_CUDA_MEMSET_NODE_PARAMS(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUDA_MEMSET_NODE_PARAMS>(0)) else { return Ok(()) };
        if let Err(broken) = crate::refused::steps::CUDA_MEMSET_NODE_PARAMS(p0) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn follow_CUDA_MEM_ALLOC_NODE_PARAMS(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut CUDA_MEM_ALLOC_NODE_PARAMS>(0);
        if let Some(it) = target(p0) {
            if let Err(broken) = crate::refused::steps::CUDA_MEM_ALLOC_NODE_PARAMS(it) {
                return Err(broken.at(a.path));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn follow_CUDA_RESOURCE_DESC(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUDA_RESOURCE_DESC>(0)) else { return Ok(()) };
        if let Err(broken) = crate::refused::steps::CUDA_RESOURCE_DESC(p0) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn follow_CUarrayMapInfo(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut CUarrayMapInfo>(0);
        let p1 = a.get::<c_uint>(1);
        for (i, element) in elements(p0, p1 as usize).iter().enumerate() {
            if let Err(broken) = crate::refused::steps::CUarrayMapInfo(element) {
                return Err(broken.at(a.path).element(i));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn follow_CUdevResource(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut CUdevResource>(0);
        let p1 = a.get::<c_uint>(1);
        for (i, element) in elements(p0, p1 as usize).iter().enumerate() {
            if let Err(broken) = crate::refused::steps::CUdevResource(element) {
                return Err(broken.at(a.path).element(i));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn follow_CUdevResource_2(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUdevResource>(0)) else { return Ok(()) };
        if let Err(broken) = crate::refused::steps::CUdevResource(p0) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn follow_CUlaunchAttributeValue(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*const CUkernelNodeAttrValue>(0);
        let p1 = a.get::<CUkernelNodeAttrID>(1);
        if let Some(it) = target(p0) {
            if let Err(broken) = crate::refused::steps::CUlaunchAttributeValue(p1, it) {
                return Err(broken.at(a.path).tagged("attr", p1));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn follow_CUlaunchAttributeValue_2(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUstreamAttrID>(0);
        let Some(p1) = target(a.get::<*const CUstreamAttrValue>(1)) else { return Ok(()) };
        if let Err(broken) = crate::refused::steps::CUlaunchAttributeValue(p0, p1) {
            return Err(broken.at(a.path).tagged("attr", p0));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn follow_CUlaunchConfig(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUlaunchConfig>(0)) else { return Ok(()) };
        if let Err(broken) = crate::refused::steps::CUlaunchConfig(p0) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn follow_CUmemAccessDesc(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = elements(a.get::<*const CUmemAccessDesc>(0), a.get::<usize>(1));
        for (i, element) in p0.iter().enumerate() {
            if let Err(broken) = crate::refused::steps::CUmemAccessDesc(element) {
                return Err(broken.at(a.path).element(i));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn follow_CUmemAllocationProp(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUmemAllocationProp>(0)) else { return Ok(()) };
        if let Err(broken) = crate::refused::steps::CUmemAllocationProp(p0) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn follow_CUmemPoolProps(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUmemPoolProps>(0)) else { return Ok(()) };
        if let Err(broken) = crate::refused::steps::CUmemPoolProps(p0) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn follow_CUmulticastObjectProp(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUmulticastObjectProp>(0)) else { return Ok(()) };
        if let Err(broken) = crate::refused::steps::CUmulticastObjectProp(p0) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn follow_CUstreamBatchMemOpParams(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut CUstreamBatchMemOpParams>(0);
        let p1 = a.get::<c_uint>(1);
        for (i, element) in elements(p0, p1 as usize).iter().enumerate() {
            if let Err(broken) = crate::refused::steps::CUstreamBatchMemOpParams(element) {
                return Err(broken.at(a.path).element(i));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn graph_acyclic(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUgraph>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::acyclic(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn graph_bodies(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUgraph>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::bodies(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn graph_cluster_and_grid(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*const CUkernelNodeAttrValue>(0);
        let p1 = a.get::<CUgraphNode>(1);
        let p2 = a.get::<CUkernelNodeAttrID>(2);
        if let Some(p0) = target(p0) {
            if refused_with(&[CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE]) {
                if let Err(broken) =
                    crate::rules::graph::cluster_and_grid(Live::new(p1), p2, Live::new(p0))
                {
                    return Err(broken);
                }
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn graph_cluster_of_node(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUkernelNodeAttrID>(0);
        crate::rules::graph::cluster_of_node(p0)
    }
}

#[inline]
pub(crate) unsafe fn graph_edges(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUgraph>(0);
        let p1 = a.get::<*const CUgraphNode>(1);
        let p2 = a.get::<usize>(2);
        let p3 = a.get::<*const CUgraphNode>(3);
        let p4 = a.get::<*const CUgraphEdgeData>(4);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::edges(
                Live::new(p0),
                elements(p1, p2),
                elements(p3, p2),
                elements(p4, p2),
            )
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn graph_edges_to_new(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUgraph>(0);
        let p1 = a.get::<*const CUgraphNode>(1);
        let p2 = a.get::<usize>(2);
        let p3 = a.get::<*const CUgraphEdgeData>(3);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::edges_to_new(Live::new(p0), elements(p1, p2), elements(p3, p2))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn graph_ends(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUgraph>(0);
        let p1 = a.get::<*const CUgraphNode>(1);
        let p2 = a.get::<usize>(2);
        let p3 = a.get::<*const CUgraphNode>(3);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::ends(Live::new(p0), elements(p1, p2), elements(p3, p2))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn graph_freed_by_node(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUgraph>(0);
        let p1 = a.get::<CUdeviceptr>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::freed_by_node(Live::new(p0), p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn graph_instantiated(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUgraph>(0);
        if refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
            crate::rules::graph::instantiated(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn graph_instantiated_conditions(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUgraph>(0);
        if refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
            crate::rules::graph::instantiated_conditions(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn graph_launched_again(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUgraphExec>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::launched_again(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn graph_lossless(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        crate::rules::graph::lossless(Handle(p0.addr()))
    }
}

#[inline]
pub(crate) unsafe fn graph_new_edge(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUgraph>(0);
        let p1 = a.get::<*const CUgraphNode>(1);
        let p2 = a.get::<usize>(2);
        let p3 = a.get::<*const CUgraphNode>(3);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::new_edge(Live::new(p0), elements(p1, p2), elements(p3, p2))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn graph_old_edge(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUgraph>(0);
        let p1 = a.get::<*const CUgraphNode>(1);
        let p2 = a.get::<usize>(2);
        let p3 = a.get::<*const CUgraphNode>(3);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::old_edge(Live::new(p0), elements(p1, p2), elements(p3, p2))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn graph_own_nodes(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUgraph>(0);
        let p1 = elements(a.get::<*const CUgraphNode>(1), a.get::<usize>(2));
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::own_nodes(Live::new(p0), p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn graph_own_nodes_2(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUgraph>(0);
        let p1 = a.get::<*const CUgraphNode>(1);
        let p2 = a.get::<usize>(2);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::own_nodes(Live::new(p0), elements(p1, p2))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn handle_allocation_node(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUgraphNode>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::allocation_node(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn handle_batch_node(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUgraphNode>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::batch_node(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn handle_begin(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUstream>(0);
        if refused_with(&[
            CUresult::CUDA_ERROR_ILLEGAL_STATE,
            CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED,
        ]) {
            crate::rules::parts::handle::begin(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn handle_changed(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUgraph>(0);
        if refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
            crate::rules::parts::handle::changed(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn handle_child(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUgraph>(0);
        if refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
            crate::rules::parts::handle::child(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn handle_child_node(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUgraphNode>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::child_node(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn handle_cloned(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUgraph>(0);
        if refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
            crate::rules::parts::handle::cloned(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn handle_context_flags(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<c_uint>(0);
        crate::rules::parts::handle::context_flags(p0)
    }
}

#[inline]
pub(crate) unsafe fn handle_destroyed(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        crate::rules::parts::handle::destroyed(Handle(p0.addr()))
    }
}

#[inline]
pub(crate) unsafe fn handle_destroyed_node(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUgraphNode>(0);
        if refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
            crate::rules::parts::handle::destroyed_node(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn handle_device(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdevice>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_DEVICE, CUresult::CUDA_ERROR_INVALID_VALUE])
        {
            if let Err(broken) = crate::rules::parts::handle::device(p0) {
                return Err(broken.at(a.path));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn handle_device_2(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdevice>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_DEVICE, CUresult::CUDA_ERROR_INVALID_VALUE])
        {
            crate::rules::parts::handle::device(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn handle_device_attribute(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdevice_attribute>(0);
        crate::rules::parts::handle::device_attribute(p0)
    }
}

#[inline]
pub(crate) unsafe fn handle_enabled(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUgraphNode>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::enabled(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn handle_end(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUstream>(0);
        if refused_with(&[CUresult::CUDA_ERROR_ILLEGAL_STATE]) {
            crate::rules::parts::handle::end(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn handle_error_code(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUresult>(0);
        crate::rules::parts::handle::error_code(p0)
    }
}

#[inline]
pub(crate) unsafe fn handle_event_of_context(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        let p1 = a.get::<*mut c_void>(1);
        crate::rules::parts::handle::event_of_context(Handle(p0.addr()), Handle(p1.addr()))
    }
}

#[inline]
pub(crate) unsafe fn handle_event_of_executable(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        let p1 = a.get::<*mut c_void>(1);
        crate::rules::parts::handle::event_of_executable(Handle(p0.addr()), Handle(p1.addr()))
    }
}

#[inline]
pub(crate) unsafe fn handle_event_of_stream(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        let p1 = a.get::<*mut c_void>(1);
        crate::rules::parts::handle::event_of_stream(Handle(p0.addr()), Handle(p1.addr()))
    }
}

#[inline]
pub(crate) unsafe fn handle_event_record_node(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUgraphNode>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::event_record_node(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn handle_event_wait_node(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUgraphNode>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::event_wait_node(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn handle_external_memory(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUDA_EXTERNAL_MEMORY_HANDLE_DESC>(0)) else {
            return Ok(());
        };
        if let Err(broken) = crate::rules::parts::handle::external_memory(p0.type_) {
            return Err(broken.inside(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn handle_found(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<c_int>(0);
        crate::rules::parts::handle::found(p0)
    }
}

#[inline]
pub(crate) unsafe fn handle_free_node(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUgraphNode>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::free_node(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn handle_function_of_config(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        let Some(p1) = target(a.get::<*const CUlaunchConfig>(1)) else { return Ok(()) };
        crate::rules::parts::handle::function_of_config(Handle(p0.addr()), p1)
    }
}

#[inline]
pub(crate) unsafe fn handle_function_of_current(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        crate::rules::parts::handle::function_of_current(Handle(p0.addr()))
    }
}

#[inline]
pub(crate) unsafe fn handle_function_of_stream(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        let p1 = a.get::<*mut c_void>(1);
        crate::rules::parts::handle::function_of_stream(Handle(p0.addr()), Handle(p1.addr()))
    }
}

#[inline]
pub(crate) unsafe fn handle_handle(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        if let Err(broken) = crate::rules::parts::handle::handle(Handle(p0.addr())) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn handle_handle_2(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = elements(a.get::<*const CUgraphNode>(0), a.get::<usize>(1));
        for (i, element) in p0.iter().enumerate() {
            if let Err(broken) = crate::rules::parts::handle::handle(Handle(element.addr())) {
                return Err(broken.at(a.path).element(i));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn handle_handle_3(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*const CUgraphNode>(0);
        let p1 = a.get::<usize>(1);
        for (i, element) in elements(p0, p1).iter().enumerate() {
            if let Err(broken) = crate::rules::parts::handle::handle(Handle(element.addr())) {
                return Err(broken.at(a.path).element(i));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn handle_handle_4(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut CUgraphicsResource>(0);
        let p1 = a.get::<c_uint>(1);
        for (i, element) in elements(p0, p1 as usize).iter().enumerate() {
            if let Err(broken) = crate::rules::parts::handle::handle(Handle(element.addr())) {
                return Err(broken.at(a.path).element(i));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn handle_handle_5(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*const CUexternalSemaphore>(0);
        let p1 = a.get::<c_uint>(1);
        for (i, element) in elements(p0, p1 as usize).iter().enumerate() {
            if let Err(broken) = crate::rules::parts::handle::handle(Handle(element.addr())) {
                return Err(broken.at(a.path).element(i));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn handle_host_function(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUhostFn>(0);
        crate::rules::parts::handle::host_function(p0)
    }
}

#[inline]
pub(crate) unsafe fn handle_host_node(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUgraphNode>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::host_node(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn handle_joined(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        crate::rules::parts::handle::joined(Handle(p0.addr()))
    }
}

#[inline]
pub(crate) unsafe fn handle_kernel_node(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUgraphNode>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::kernel_node(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn handle_kernel_nodes(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUgraphNode>(0);
        let p1 = a.get::<CUgraphNode>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::kernel_nodes(Live::new(p0), Live::new(p1))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn handle_kernel_of_executable(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        let p1 = a.get::<*mut c_void>(1);
        crate::rules::parts::handle::kernel_of_executable(Handle(p0.addr()), Handle(p1.addr()))
    }
}

#[inline]
pub(crate) unsafe fn handle_loaded(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        crate::rules::parts::handle::loaded(Handle(p0.addr()))
    }
}

#[inline]
pub(crate) unsafe fn handle_log_callback(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUlogsCallback>(0);
        crate::rules::parts::handle::log_callback(p0)
    }
}

#[inline]
pub(crate) unsafe fn handle_memcpy_node(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUgraphNode>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::memcpy_node(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn handle_memset_node(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUgraphNode>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::memset_node(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn handle_no_default(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        if let Err(broken) = crate::rules::parts::handle::no_default(Handle(p0.addr())) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn handle_no_kernel(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        crate::rules::parts::handle::no_kernel(Handle(p0.addr()))
    }
}

#[inline]
pub(crate) unsafe fn handle_no_kernel_to_load(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        crate::rules::parts::handle::no_kernel_to_load(Handle(p0.addr()))
    }
}

#[inline]
pub(crate) unsafe fn handle_no_kernel_with_parameters(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        crate::rules::parts::handle::no_kernel_with_parameters(Handle(p0.addr()))
    }
}

#[inline]
pub(crate) unsafe fn handle_node_of_clone(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        let p1 = a.get::<*mut c_void>(1);
        crate::rules::parts::handle::node_of_clone(Handle(p0.addr()), Handle(p1.addr()))
    }
}

#[inline]
pub(crate) unsafe fn handle_node_of_executable(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        let p1 = a.get::<*mut c_void>(1);
        crate::rules::parts::handle::node_of_executable(Handle(p0.addr()), Handle(p1.addr()))
    }
}

#[inline]
pub(crate) unsafe fn handle_nodes_of_capture(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        let p1 = a.get::<*mut c_void>(1);
        crate::rules::parts::handle::nodes_of_capture(Handle(p0.addr()), Handle(p1.addr()))
    }
}

#[inline]
pub(crate) unsafe fn handle_of_context(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            if let Err(broken) = crate::rules::parts::handle::of_context(Handle(p0.addr())) {
                return Err(broken.at(a.path));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn handle_of_processes(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        crate::rules::parts::handle::of_processes(Handle(p0.addr()))
    }
}

#[inline]
pub(crate) unsafe fn handle_own_context(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::own_context(Handle(p0.addr()))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn handle_peer(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        crate::rules::parts::handle::peer(Handle(p0.addr()))
    }
}

#[inline]
pub(crate) unsafe fn handle_reachable(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        crate::rules::parts::handle::reachable(Handle(p0.addr()))
    }
}

#[inline]
pub(crate) unsafe fn handle_recorded_outside(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<c_uint>(0);
        let p1 = a.get::<CUstream>(1);
        if refused_with(&[CUresult::CUDA_ERROR_ILLEGAL_STATE]) {
            crate::rules::parts::handle::recorded_outside(p0, Live::new(p1))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn handle_references(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<c_uint>(0);
        crate::rules::parts::handle::references(p0)
    }
}

#[inline]
pub(crate) unsafe fn handle_released(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdevice>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::released(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn handle_resource_type(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdevResourceType>(0);
        crate::rules::parts::handle::resource_type(p0)
    }
}

#[inline]
pub(crate) unsafe fn handle_same_context(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUstream>(0);
        let p1 = a.get::<CUstream>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::same_context(Live::new(p0), Live::new(p1))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn handle_same_type(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut CUgraphNodeParams>(0);
        let p1 = a.get::<CUgraphNode>(1);
        if let Some(p0) = target(p0) {
            if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
                if let Err(broken) = crate::rules::parts::handle::same_type(Live::new(p1), p0) {
                    return Err(broken);
                }
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn handle_signal_node(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUgraphNode>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::signal_node(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn handle_some_resources(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<c_uint>(0);
        crate::rules::parts::handle::some_resources(p0)
    }
}

#[inline]
pub(crate) unsafe fn handle_stream(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUstream>(0);
        if refused_with(&[CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED]) {
            crate::rules::parts::handle::stream(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn handle_timed(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        let p1 = a.get::<*mut c_void>(1);
        crate::rules::parts::handle::timed(Handle(p0.addr()), Handle(p1.addr()))
    }
}

#[inline]
pub(crate) unsafe fn handle_wait_node(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUgraphNode>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::wait_node(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn handle_waited_outside(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUstream>(0);
        let p1 = a.get::<c_uint>(1);
        if refused_with(&[CUresult::CUDA_ERROR_ILLEGAL_STATE]) {
            crate::rules::parts::handle::waited_outside(Live::new(p0), p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn handle_work_of_executable(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        let p1 = a.get::<*mut c_void>(1);
        crate::rules::parts::handle::work_of_executable(Handle(p0.addr()), Handle(p1.addr()))
    }
}

#[inline]
pub(crate) unsafe fn jit_buffers(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut CUjit_option>(0);
        let p1 = a.get::<c_uint>(1);
        if let Err(broken) = crate::rules::parts::jit::buffers(elements(p0, p1 as usize)) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn jit_buffers_2(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut CUjit_option>(0);
        let p1 = a.get::<c_uint>(1);
        crate::rules::parts::jit::buffers(elements(p0, p1 as usize))
    }
}

#[inline]
pub(crate) unsafe fn jit_jit_option(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut CUjit_option>(0);
        let p1 = a.get::<c_uint>(1);
        for (i, element) in elements(p0, p1 as usize).iter().enumerate() {
            if let Err(broken) = crate::rules::parts::jit::jit_option(*element) {
                return Err(broken.at(a.path).element(i));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn jit_target(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut CUjit_option>(0);
        let p1 = a.get::<c_uint>(1);
        let p2 = a.get::<*mut *mut c_void>(2);
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_SOURCE,
            CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU,
        ]) {
            crate::rules::parts::jit::target(elements(p0, p1 as usize), Live::new(p2))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn jit_target_of_library(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut CUjit_option>(0);
        let p1 = a.get::<c_uint>(1);
        let p2 = a.get::<*mut *mut c_void>(2);
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_SOURCE,
            CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU,
        ]) {
            crate::rules::parts::jit::target_of_library(elements(p0, p1 as usize), Live::new(p2))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn launch_at_once(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUfunction>(0);
        let p1 = a.get::<c_uint>(1);
        let p2 = a.get::<c_uint>(2);
        let p3 = a.get::<c_uint>(3);
        let p4 = a.get::<c_uint>(4);
        let p5 = a.get::<c_uint>(5);
        let p6 = a.get::<c_uint>(6);
        let p7 = a.get::<c_uint>(7);
        let p8 = a.get::<CUstream>(8);
        if refused_with(&[CUresult::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE]) {
            crate::rules::parts::launch::at_once(
                Live::new(p0),
                p1,
                p2,
                p3,
                p4,
                p5,
                p6,
                p7,
                Live::new(p8),
            )
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn launch_carveout_of_function(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUfunction_attribute>(0);
        let p1 = a.get::<c_int>(1);
        if matches!(p0, CUfunction_attribute::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT) {
            if let Err(broken) = crate::rules::parts::launch::carveout_of_function(p1) {
                return Err(broken.tagged("attrib", p0));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn launch_config_at_once(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUlaunchConfig>(0)) else { return Ok(()) };
        let p1 = a.get::<CUfunction>(1);
        if refused_with(&[CUresult::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE]) {
            crate::rules::parts::launch::config_at_once(Live::new(p0), Live::new(p1))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn launch_divided_grid(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUlaunchConfig>(0)) else { return Ok(()) };
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE]) {
            if let Err(broken) = crate::rules::parts::launch::divided_grid(
                p0.gridDimX,
                p0.gridDimY,
                p0.gridDimZ,
                Live::new(elements(p0.attrs, p0.numAttrs as usize)),
            ) {
                return Err(broken.inside(a.path));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn launch_dynamic_shared(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUfunction_attribute>(0);
        let p1 = a.get::<c_int>(1);
        let p2 = a.get::<CUfunction>(2);
        if matches!(p0, CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES)
            && refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE])
        {
            if let Err(broken) = crate::rules::parts::launch::dynamic_shared(p1, Live::new(p2)) {
                return Err(broken.tagged("attrib", p0));
            }
        }

        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn launch_dynamic_shared_of_kernel(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUfunction_attribute>(0);
        let p1 = a.get::<c_int>(1);
        let p2 = a.get::<CUdevice>(2);
        if matches!(p0, CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES)
            && refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE])
        {
            if let Err(broken) = crate::rules::parts::launch::dynamic_shared_of_kernel(p1, p2) {
                return Err(broken.tagged("attrib", p0));
            }
        }

        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn launch_limits_of_config(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUlaunchConfig>(0)) else { return Ok(()) };
        let p1 = a.get::<CUfunction>(1);
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_VALUE,
            CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,
        ]) {
            crate::rules::parts::launch::limits_of_config(Live::new(p0), Live::new(p1))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn launch_limits_of_device(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<c_uint>(0);
        let p1 = a.get::<c_uint>(1);
        let p2 = a.get::<c_uint>(2);
        let p3 = a.get::<c_uint>(3);
        let p4 = a.get::<c_uint>(4);
        let p5 = a.get::<c_uint>(5);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::launch::limits_of_device(p0, p1, p2, p3, p4, p5)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn launch_limits_of_function(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUfunction>(0);
        let p1 = a.get::<c_uint>(1);
        let p2 = a.get::<c_uint>(2);
        let p3 = a.get::<c_uint>(3);
        let p4 = a.get::<c_uint>(4);
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_VALUE,
            CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,
        ]) {
            crate::rules::parts::launch::limits_of_function(Live::new(p0), p1, p2, p3, p4)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn launch_memory_of_threads(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUfunction>(0);
        if refused_with(&[CUresult::CUDA_ERROR_OUT_OF_MEMORY]) {
            crate::rules::parts::launch::memory_of_threads(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn launch_no_parameters(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUfunction>(0);
        let p1 = a.get::<*mut c_void>(1);
        let p2 = a.get::<*mut c_void>(2);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::launch::no_parameters(
                Live::new(p0),
                Handle(p1.addr()),
                Handle(p2.addr()),
            )
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn launch_no_parameters_of_cooperative(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUfunction>(0);
        let p1 = a.get::<*mut c_void>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::launch::no_parameters_of_cooperative(
                Live::new(p0),
                Handle(p1.addr()),
            )
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn launch_null_among_parameters(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut *mut c_void>(0);
        let p1 = a.get::<CUfunction>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::launch::null_among_parameters(Live::new(p0), Live::new(p1))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn launch_parameter(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<usize>(0);
        let p1 = a.get::<*mut c_void>(1);
        crate::rules::parts::launch::parameter(p0, Handle(p1.addr()))
    }
}

#[inline]
pub(crate) unsafe fn launch_parameter_of_kernel(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        let p1 = a.get::<usize>(1);
        crate::rules::parts::launch::parameter_of_kernel(Handle(p0.addr()), p1)
    }
}

#[inline]
pub(crate) unsafe fn launch_portable(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUlaunchConfig>(0)) else { return Ok(()) };
        let p1 = a.get::<CUfunction>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE]) {
            crate::rules::parts::launch::portable(Live::new(p0), Live::new(p1))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn launch_portable_occupancy(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUlaunchConfig>(0)) else { return Ok(()) };
        let p1 = a.get::<CUfunction>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE]) {
            crate::rules::parts::launch::portable_occupancy(Live::new(p0), Live::new(p1))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn launch_preferred_alone(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUlaunchConfig>(0)) else { return Ok(()) };
        let p1 = a.get::<CUfunction>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE]) {
            crate::rules::parts::launch::preferred_alone(Live::new(p0), Live::new(p1))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn launch_required_clusters(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUfunction>(0);
        let p1 = a.get::<c_uint>(1);
        let p2 = a.get::<c_uint>(2);
        let p3 = a.get::<c_uint>(3);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE]) {
            crate::rules::parts::launch::required_clusters(Live::new(p0), p1, p2, p3)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn launch_required_clusters_of_config(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUlaunchConfig>(0)) else { return Ok(()) };
        let p1 = a.get::<CUfunction>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE]) {
            crate::rules::parts::launch::required_clusters_of_config(Live::new(p0), Live::new(p1))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn launch_required_clusters_of_occupancy(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUlaunchConfig>(0)) else { return Ok(()) };
        let p1 = a.get::<CUfunction>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE]) {
            crate::rules::parts::launch::required_clusters_of_occupancy(
                Live::new(p0),
                Live::new(p1),
            )
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn launch_sides(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<c_uint>(0);
        let p1 = a.get::<c_uint>(1);
        let p2 = a.get::<c_uint>(2);
        let p3 = a.get::<c_uint>(3);
        let p4 = a.get::<c_uint>(4);
        let p5 = a.get::<c_uint>(5);
        crate::rules::parts::launch::sides(p0, p1, p2, p3, p4, p5)
    }
}

#[inline]
pub(crate) unsafe fn launch_size_of_buffer(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut *mut c_void>(0);
        let p1 = a.get::<CUfunction>(1);
        if refused_with(&[CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES]) {
            crate::rules::parts::launch::size_of_buffer(Extra::new(p0), Live::new(p1))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn launch_updatable_outside(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUlaunchConfig>(0)) else { return Ok(()) };
        if refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
            crate::rules::parts::launch::updatable_outside(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memop_wait_ability(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<c_uint>(0);
        if refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
            crate::rules::parts::memop::wait_ability(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_access_of(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::access_of(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_access_of_host(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        let p1 = elements(a.get::<*const CUmemAccessDesc>(1), a.get::<usize>(2));
        if refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
            crate::rules::parts::memory::access_of_host(p0, p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_access_to_object(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        crate::rules::parts::memory::access_to_object(p0)
    }
}

#[inline]
pub(crate) unsafe fn memory_access_to_pool(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = elements(a.get::<*const CUmemAccessDesc>(0), a.get::<usize>(1));
        crate::rules::parts::memory::access_to_pool(p0)
    }
}

#[inline]
pub(crate) unsafe fn memory_accessed(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        let p1 = a.get::<usize>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::accessed(p0, p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_addresses(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<usize>(0);
        crate::rules::parts::memory::addresses(p0)
    }
}

#[inline]
pub(crate) unsafe fn memory_advised(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::advised(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_allocated(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<usize>(0);
        if refused_with(&[CUresult::CUDA_ERROR_OUT_OF_MEMORY]) {
            crate::rules::parts::memory::allocated(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_allocated_later(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<usize>(0);
        let p1 = a.get::<CUstream>(1);
        if refused_with(&[CUresult::CUDA_ERROR_OUT_OF_MEMORY]) {
            crate::rules::parts::memory::allocated_later(p0, Live::new(p1))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_attached(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::attached(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_attached_whole(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        let p1 = a.get::<usize>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::attached_whole(p0, p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_attribute_of_pointer(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUpointer_attribute>(0);
        crate::rules::parts::memory::attribute_of_pointer(p0)
    }
}

#[inline]
pub(crate) unsafe fn memory_batched(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut CUdeviceptr>(0);
        let p1 = a.get::<usize>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::batched(elements(p0, p1))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_bound_at(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE, CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
            crate::rules::parts::memory::bound_at(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_bytes(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        let p1 = a.get::<usize>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::bytes(p0, p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_closed(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::closed(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_copied(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        let p1 = a.get::<CUdeviceptr>(1);
        let p2 = a.get::<usize>(2);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::copied(p0, p1, p2)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_created(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<usize>(0);
        let Some(p1) = target(a.get::<*const CUmemAllocationProp>(1)) else { return Ok(()) };
        if refused_with(&[CUresult::CUDA_ERROR_OUT_OF_MEMORY]) {
            crate::rules::parts::memory::created(p0, p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_decompressing(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        if refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
            crate::rules::parts::memory::decompressing(Handle(p0.addr()))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_export_output(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        crate::rules::parts::memory::export_output(Handle(p0.addr()))
    }
}

#[inline]
pub(crate) unsafe fn memory_exported(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUmemGenericAllocationHandle>(0);
        let p1 = a.get::<CUmemAllocationHandleType>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::exported(Live::new(p0), p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_exported_pointer(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::exported_pointer(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_fabric(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUmemAllocationHandleType>(0);
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_VALUE,
            CUresult::CUDA_ERROR_NOT_PERMITTED,
            CUresult::CUDA_ERROR_NOT_SUPPORTED,
        ]) {
            if let Err(broken) = crate::rules::parts::memory::fabric(p0) {
                return Err(broken.at(a.path));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn memory_fabric_2(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUmemAllocationProp>(0)) else { return Ok(()) };
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_VALUE,
            CUresult::CUDA_ERROR_NOT_PERMITTED,
            CUresult::CUDA_ERROR_NOT_SUPPORTED,
        ]) {
            if let Err(broken) = crate::rules::parts::memory::fabric(p0.requestedHandleTypes) {
                return Err(broken.at(a.path));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn memory_filled(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        let p1 = a.get::<usize>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::filled(p0, p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_filled_rows(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        let p1 = a.get::<usize>(1);
        let p2 = a.get::<usize>(2);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::filled_rows(p0, p1, p2)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_freed(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::freed(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_freed_host(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::freed_host(Handle(p0.addr()))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_freed_in_capture(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        let p1 = a.get::<CUstream>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::freed_in_capture(p0, Live::new(p1))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_freed_later(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::freed_later(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_freed_of_others(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::freed_of_others(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_from_host(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        let p1 = a.get::<usize>(1);
        crate::rules::parts::memory::from_host(Handle(p0.addr()), p1)
    }
}

#[inline]
pub(crate) unsafe fn memory_granules(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        let p1 = a.get::<usize>(1);
        let p2 = a.get::<CUmemGenericAllocationHandle>(2);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::granules(p0, p1, Live::new(p2))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_halves(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        let p1 = a.get::<usize>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::halves(p0, p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_host_pointer(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUpointer_attribute>(0);
        let p1 = a.get::<CUdeviceptr>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::host_pointer(p0, p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_imported(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        let p1 = a.get::<CUmemAllocationHandleType>(1);
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_HANDLE,
            CUresult::CUDA_ERROR_INVALID_VALUE,
            CUresult::CUDA_ERROR_OPERATING_SYSTEM,
            CUresult::CUDA_ERROR_UNKNOWN,
        ]) {
            crate::rules::parts::memory::imported(Handle(p0.addr()), p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_imported_pool(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        let p1 = a.get::<CUmemAllocationHandleType>(1);
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_HANDLE,
            CUresult::CUDA_ERROR_INVALID_VALUE,
            CUresult::CUDA_ERROR_OPERATING_SYSTEM,
            CUresult::CUDA_ERROR_UNKNOWN,
        ]) {
            crate::rules::parts::memory::imported_pool(Handle(p0.addr()), p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_in_allocation(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE, CUresult::CUDA_ERROR_NOT_FOUND]) {
            crate::rules::parts::memory::in_allocation(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_ipc_handle(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUipcMemHandle>(0);
        crate::rules::parts::memory::ipc_handle(&p0)
    }
}

#[inline]
pub(crate) unsafe fn memory_known_host(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        if refused_with(&[
            CUresult::CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED,
            CUresult::CUDA_ERROR_INVALID_VALUE,
        ]) {
            crate::rules::parts::memory::known_host(Handle(p0.addr()))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_limit_of_current_pool(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<usize>(0);
        let p1 = a.get::<CUstream>(1);
        if refused_with(&[CUresult::CUDA_ERROR_OUT_OF_MEMORY]) {
            crate::rules::parts::memory::limit_of_current_pool(p0, Live::new(p1))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_limit_of_pool(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<usize>(0);
        let p1 = a.get::<CUmemoryPool>(1);
        if refused_with(&[CUresult::CUDA_ERROR_OUT_OF_MEMORY]) {
            crate::rules::parts::memory::limit_of_pool(p0, Live::new(p1))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_live_handle(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUmemGenericAllocationHandle>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::live_handle(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_located(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::located(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_mapped(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::mapped(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_mapped_by_programs(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<usize>(0);
        if refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
            crate::rules::parts::memory::mapped_by_programs(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_mapped_object(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUmemGenericAllocationHandle>(0);
        if refused_with(&[
            CUresult::CUDA_ERROR_ILLEGAL_STATE,
            CUresult::CUDA_ERROR_INVALID_DEVICE,
            CUresult::CUDA_ERROR_NOT_SUPPORTED,
            CUresult::CUDA_ERROR_SYSTEM_NOT_READY,
        ]) {
            crate::rules::parts::memory::mapped_object(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_mapped_place(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUmemAllocationProp>(0)) else { return Ok(()) };
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_DEVICE,
            CUresult::CUDA_ERROR_INVALID_VALUE,
            CUresult::CUDA_ERROR_NOT_SUPPORTED,
        ]) {
            if let Err(broken) = crate::rules::parts::memory::mapped_place(&p0.location) {
                return Err(broken.at(a.path));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn memory_of_long(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        crate::rules::parts::memory::of_long(p0)
    }
}

#[inline]
pub(crate) unsafe fn memory_of_value(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::of_value(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_of_word(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        crate::rules::parts::memory::of_word(p0)
    }
}

#[inline]
pub(crate) unsafe fn memory_opened(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUipcMemHandle>(0);
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_CONTEXT,
            CUresult::CUDA_ERROR_INVALID_HANDLE,
            CUresult::CUDA_ERROR_INVALID_VALUE,
        ]) {
            crate::rules::parts::memory::opened(&p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_opened_event(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUipcEventHandle>(0);
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_CONTEXT,
            CUresult::CUDA_ERROR_INVALID_HANDLE,
        ]) {
            crate::rules::parts::memory::opened_event(&p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_own_readable_source(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        let p1 = a.get::<usize>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::own_readable_source(p0, p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_own_writable_target(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        let p1 = a.get::<usize>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::own_writable_target(p0, p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_pointer(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::pointer(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_pool(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUmemoryPool>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::pool(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_pool_exported(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUmemoryPool>(0);
        let p1 = a.get::<CUmemAllocationHandleType>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::pool_exported(Live::new(p0), p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_pooled(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        if refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
            crate::rules::parts::memory::pooled(Handle(p0.addr()))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_prefetched(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        let p1 = a.get::<usize>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::prefetched(p0, p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_readable_source(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        let p1 = a.get::<usize>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::readable_source(p0, p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_registered(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        let p1 = a.get::<usize>(1);
        let p2 = a.get::<c_uint>(2);
        if refused_with(&[
            CUresult::CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED,
            CUresult::CUDA_ERROR_INVALID_VALUE,
        ]) {
            crate::rules::parts::memory::registered(Handle(p0.addr()), p1, p2)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_released(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::released(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_released_handle(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUmemGenericAllocationHandle>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_HANDLE, CUresult::CUDA_ERROR_INVALID_VALUE])
        {
            crate::rules::parts::memory::released_handle(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_reservable(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<usize>(0);
        let p1 = a.get::<CUdeviceptr>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::reservable(p0, p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_reserved(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::reserved(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_reserved_range(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::reserved_range(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_retained(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::retained(Handle(p0.addr()))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_rows(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<usize>(0);
        crate::rules::parts::memory::rows(p0)
    }
}

#[inline]
pub(crate) unsafe fn memory_rows_of_bytes(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<usize>(0);
        let p1 = a.get::<usize>(1);
        let p2 = a.get::<usize>(2);
        crate::rules::parts::memory::rows_of_bytes(p0, p1, p2)
    }
}

#[inline]
pub(crate) unsafe fn memory_rows_of_halves(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<usize>(0);
        let p1 = a.get::<usize>(1);
        let p2 = a.get::<usize>(2);
        crate::rules::parts::memory::rows_of_halves(p0, p1, p2)
    }
}

#[inline]
pub(crate) unsafe fn memory_rows_of_words(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<usize>(0);
        let p1 = a.get::<usize>(1);
        let p2 = a.get::<usize>(2);
        crate::rules::parts::memory::rows_of_words(p0, p1, p2)
    }
}

#[inline]
pub(crate) unsafe fn memory_shared(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::shared(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_some_bytes(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<usize>(0);
        crate::rules::parts::memory::some_bytes(p0)
    }
}

#[inline]
pub(crate) unsafe fn memory_some_size(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<usize>(0);
        crate::rules::parts::memory::some_size(p0)
    }
}

#[inline]
pub(crate) unsafe fn memory_source(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        let p1 = a.get::<usize>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::source(p0, p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_target(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        let p1 = a.get::<usize>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::target(p0, p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_to_host(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        let p1 = a.get::<usize>(1);
        crate::rules::parts::memory::to_host(Handle(p0.addr()), p1)
    }
}

#[inline]
pub(crate) unsafe fn memory_unmanaged(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::unmanaged(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_unmapped(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        let p1 = a.get::<usize>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::unmapped(p0, p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_unregistered(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::unregistered(Handle(p0.addr()))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_whole(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<usize>(0);
        let p1 = a.get::<usize>(1);
        let p2 = a.get::<CUmemGenericAllocationHandle>(2);
        if refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
            crate::rules::parts::memory::whole(p0, p1, Live::new(p2))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_whole_range(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        let p1 = a.get::<usize>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::whole_range(p0, p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_wide(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        if refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
            crate::rules::parts::memory::wide(Handle(p0.addr()))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_words(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        let p1 = a.get::<usize>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::words(p0, p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_writable_bytes(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        let p1 = a.get::<usize>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::writable_bytes(p0, p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_writable_halves(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        let p1 = a.get::<usize>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::writable_halves(p0, p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_writable_rows(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        let p1 = a.get::<usize>(1);
        let p2 = a.get::<usize>(2);
        let p3 = a.get::<usize>(3);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::writable_rows(p0, p1, p2, p3)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_writable_target(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        let p1 = a.get::<usize>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::writable_target(p0, p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn memory_writable_words(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        let p1 = a.get::<usize>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::writable_words(p0, p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn module_of_dynamic_linker(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut CUjit_option>(0);
        let p1 = a.get::<c_uint>(1);
        crate::rules::module::of_dynamic_linker(elements(p0, p1 as usize))
    }
}

#[inline]
pub(crate) unsafe fn multicast_added(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdevice>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_DEVICE, CUresult::CUDA_ERROR_INVALID_VALUE])
        {
            crate::rules::multicast::added(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn multicast_bound_allocation(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUmemGenericAllocationHandle>(0);
        let p1 = a.get::<usize>(1);
        let p2 = a.get::<usize>(2);
        if refused_with(&[
            CUresult::CUDA_ERROR_ILLEGAL_STATE,
            CUresult::CUDA_ERROR_INVALID_VALUE,
            CUresult::CUDA_ERROR_NOT_SUPPORTED,
        ]) {
            crate::rules::multicast::bound_allocation(Live::new(p0), p1, p2)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn multicast_bound_for(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdevice>(0);
        let p1 = a.get::<CUmemGenericAllocationHandle>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_DEVICE, CUresult::CUDA_ERROR_INVALID_VALUE])
        {
            crate::rules::multicast::bound_for(p0, Live::new(p1))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn multicast_bound_without_device(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUmemGenericAllocationHandle>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_DEVICE]) {
            crate::rules::multicast::bound_without_device(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn multicast_object(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUmemGenericAllocationHandle>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE, CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
            crate::rules::multicast::object(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn name_architecture(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*const c_void>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_PTX, CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU])
        {
            crate::rules::parts::name::architecture(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn name_beginning(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*const c_void>(0);
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_IMAGE,
            CUresult::CUDA_ERROR_INVALID_PTX,
            CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION,
        ]) {
            if let Err(broken) = crate::rules::parts::name::beginning(Live::new(p0)) {
                return Err(broken.at(a.path));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn name_beginning_2(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*const c_void>(0);
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_IMAGE,
            CUresult::CUDA_ERROR_INVALID_PTX,
            CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION,
        ]) {
            crate::rules::parts::name::beginning(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn name_bus_id(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = text(a.get::<*const c_char>(0)) else { return Ok(()) };
        crate::rules::parts::name::bus_id(p0)
    }
}

#[inline]
pub(crate) unsafe fn name_code_file(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = text(a.get::<*const c_char>(0)) else { return Ok(()) };
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_IMAGE,
            CUresult::CUDA_ERROR_INVALID_SOURCE,
            CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU,
        ]) {
            if let Err(broken) = crate::rules::parts::name::code_file(p0) {
                return Err(broken.at(a.path));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn name_code_file_2(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = text(a.get::<*const c_char>(0)) else { return Ok(()) };
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_IMAGE,
            CUresult::CUDA_ERROR_INVALID_SOURCE,
            CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU,
        ]) {
            crate::rules::parts::name::code_file(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn name_code_for_device(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        if let Err(broken) = crate::rules::parts::name::code_for_device(Handle(p0.addr())) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn name_code_for_device_2(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        crate::rules::parts::name::code_for_device(Handle(p0.addr()))
    }
}

#[inline]
pub(crate) unsafe fn name_code_of_file(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = text(a.get::<*const c_char>(0)) else { return Ok(()) };
        if refused_with(&[CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU]) {
            if let Err(broken) = crate::rules::parts::name::code_of_file(p0) {
                return Err(broken.at(a.path));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn name_compiled(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*const c_void>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_PTX]) {
            crate::rules::parts::name::compiled(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn name_complete(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        crate::rules::parts::name::complete(Handle(p0.addr()))
    }
}

#[inline]
pub(crate) unsafe fn name_ended(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*const c_void>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_PTX]) {
            if let Err(broken) = crate::rules::parts::name::ended(Live::new(p0)) {
                return Err(broken.at(a.path));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn name_ended_2(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*const c_void>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_PTX]) {
            crate::rules::parts::name::ended(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn name_file(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = text(a.get::<*const c_char>(0)) else { return Ok(()) };
        if refused_with(&[CUresult::CUDA_ERROR_FILE_NOT_FOUND, CUresult::CUDA_ERROR_INVALID_IMAGE])
        {
            if let Err(broken) = crate::rules::parts::name::file(p0) {
                return Err(broken.at(a.path));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn name_file_2(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = text(a.get::<*const c_char>(0)) else { return Ok(()) };
        if refused_with(&[CUresult::CUDA_ERROR_FILE_NOT_FOUND, CUresult::CUDA_ERROR_INVALID_IMAGE])
        {
            crate::rules::parts::name::file(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn name_folder(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = text(a.get::<*const c_char>(0)) else { return Ok(()) };
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_VALUE,
            CUresult::CUDA_ERROR_OPERATING_SYSTEM,
        ]) {
            crate::rules::parts::name::folder(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn name_form_of_image(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*const c_void>(0);
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_IMAGE,
            CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU,
        ]) {
            if let Err(broken) = crate::rules::parts::name::form_of_image(Live::new(p0)) {
                return Err(broken.at(a.path));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn name_form_of_image_2(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*const c_void>(0);
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_IMAGE,
            CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU,
        ]) {
            crate::rules::parts::name::form_of_image(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn name_function(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUmodule>(0);
        let Some(p1) = text(a.get::<*const c_char>(1)) else { return Ok(()) };
        if refused_with(&[CUresult::CUDA_ERROR_NOT_FOUND]) {
            crate::rules::parts::name::function(Live::new(p0), p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn name_image(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        if let Err(broken) = crate::rules::parts::name::image(Handle(p0.addr())) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn name_image_2(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        crate::rules::parts::name::image(Handle(p0.addr()))
    }
}

#[inline]
pub(crate) unsafe fn name_image_of_kernel(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        if let Err(broken) = crate::rules::parts::name::image_of_kernel(Handle(p0.addr())) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn name_image_of_kernel_2(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        crate::rules::parts::name::image_of_kernel(Handle(p0.addr()))
    }
}

#[inline]
pub(crate) unsafe fn name_image_of_library(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        if let Err(broken) = crate::rules::parts::name::image_of_library(Handle(p0.addr())) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn name_image_of_library_2(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        crate::rules::parts::name::image_of_library(Handle(p0.addr()))
    }
}

#[inline]
pub(crate) unsafe fn name_kernel(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUlibrary>(0);
        let Some(p1) = text(a.get::<*const c_char>(1)) else { return Ok(()) };
        if refused_with(&[CUresult::CUDA_ERROR_NOT_FOUND]) {
            crate::rules::parts::name::kernel(Live::new(p0), p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn name_linked(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUjitInputType>(0);
        let p1 = a.get::<*mut c_void>(1);
        let p2 = a.get::<usize>(2);
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_IMAGE,
            CUresult::CUDA_ERROR_INVALID_PTX,
            CUresult::CUDA_ERROR_INVALID_SOURCE,
            CUresult::CUDA_ERROR_INVALID_VALUE,
        ]) {
            crate::rules::parts::name::linked(p0, Live::new(p1), p2)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn name_linked_again(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        crate::rules::parts::name::linked_again(Handle(p0.addr()))
    }
}

#[inline]
pub(crate) unsafe fn name_linked_code(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUjitInputType>(0);
        let p1 = a.get::<*mut c_void>(1);
        let p2 = a.get::<usize>(2);
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_IMAGE,
            CUresult::CUDA_ERROR_INVALID_SOURCE,
            CUresult::CUDA_ERROR_INVALID_VALUE,
            CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU,
        ]) {
            crate::rules::parts::name::linked_code(p0, Live::new(p1), p2)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn name_linked_file(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = text(a.get::<*const c_char>(0)) else { return Ok(()) };
        if refused_with(&[CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU]) {
            crate::rules::parts::name::linked_file(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn name_linked_source(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUjitInputType>(0);
        let p1 = a.get::<*mut c_void>(1);
        let p2 = a.get::<usize>(2);
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_IMAGE,
            CUresult::CUDA_ERROR_INVALID_PTX,
            CUresult::CUDA_ERROR_INVALID_SOURCE,
        ]) {
            crate::rules::parts::name::linked_source(p0, Live::new(p1), p2)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn name_linked_version(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUjitInputType>(0);
        let p1 = a.get::<*mut c_void>(1);
        let p2 = a.get::<usize>(2);
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_PTX,
            CUresult::CUDA_ERROR_INVALID_SOURCE,
            CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU,
            CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION,
        ]) {
            crate::rules::parts::name::linked_version(p0, Live::new(p1), p2)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn name_managed_of_library(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUlibrary>(0);
        let Some(p1) = text(a.get::<*const c_char>(1)) else { return Ok(()) };
        if refused_with(&[CUresult::CUDA_ERROR_NOT_FOUND]) {
            crate::rules::parts::name::managed_of_library(Live::new(p0), p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn name_managed_variable(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = text(a.get::<*const c_char>(0)) else { return Ok(()) };
        crate::rules::parts::name::managed_variable(p0)
    }
}

#[inline]
pub(crate) unsafe fn name_no_function(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUmodule>(0);
        let Some(p1) = text(a.get::<*const c_char>(1)) else { return Ok(()) };
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::name::no_function(Live::new(p0), p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn name_other_architectures(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*const c_void>(0);
        if refused_with(&[CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU]) {
            if let Err(broken) = crate::rules::parts::name::other_architectures(Live::new(p0)) {
                return Err(broken.at(a.path));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn name_other_architectures_2(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*const c_void>(0);
        if refused_with(&[CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU]) {
            crate::rules::parts::name::other_architectures(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn name_other_variable_of_library(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUlibrary>(0);
        let Some(p1) = text(a.get::<*const c_char>(1)) else { return Ok(()) };
        if refused_with(&[CUresult::CUDA_ERROR_NOT_FOUND]) {
            crate::rules::parts::name::other_variable_of_library(Live::new(p0), p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn name_other_variable_of_module(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUmodule>(0);
        let Some(p1) = text(a.get::<*const c_char>(1)) else { return Ok(()) };
        if refused_with(&[CUresult::CUDA_ERROR_NOT_FOUND]) {
            crate::rules::parts::name::other_variable_of_module(Live::new(p0), p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn name_source_file(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = text(a.get::<*const c_char>(0)) else { return Ok(()) };
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_IMAGE,
            CUresult::CUDA_ERROR_INVALID_PTX,
            CUresult::CUDA_ERROR_INVALID_SOURCE,
        ]) {
            if let Err(broken) = crate::rules::parts::name::source_file(p0) {
                return Err(broken.at(a.path));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn name_source_file_2(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = text(a.get::<*const c_char>(0)) else { return Ok(()) };
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_IMAGE,
            CUresult::CUDA_ERROR_INVALID_PTX,
            CUresult::CUDA_ERROR_INVALID_SOURCE,
        ]) {
            crate::rules::parts::name::source_file(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn name_source_of_image(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*const c_void>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_IMAGE]) {
            if let Err(broken) = crate::rules::parts::name::source_of_image(Live::new(p0)) {
                return Err(broken.at(a.path));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn name_source_of_image_2(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*const c_void>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_IMAGE]) {
            crate::rules::parts::name::source_of_image(Live::new(p0))
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn name_surface_of_module(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUmodule>(0);
        let Some(p1) = text(a.get::<*const c_char>(1)) else { return Ok(()) };
        if refused_with(&[CUresult::CUDA_ERROR_NOT_FOUND]) {
            crate::rules::parts::name::surface_of_module(Live::new(p0), p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn name_surface_reference(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = text(a.get::<*const c_char>(0)) else { return Ok(()) };
        crate::rules::parts::name::surface_reference(p0)
    }
}

#[inline]
pub(crate) unsafe fn name_texture_of_module(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUmodule>(0);
        let Some(p1) = text(a.get::<*const c_char>(1)) else { return Ok(()) };
        if refused_with(&[CUresult::CUDA_ERROR_NOT_FOUND]) {
            crate::rules::parts::name::texture_of_module(Live::new(p0), p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn name_texture_reference(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = text(a.get::<*const c_char>(0)) else { return Ok(()) };
        crate::rules::parts::name::texture_reference(p0)
    }
}

#[inline]
pub(crate) unsafe fn name_variable(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = text(a.get::<*const c_char>(0)) else { return Ok(()) };
        crate::rules::parts::name::variable(p0)
    }
}

#[inline]
pub(crate) unsafe fn name_variable_of_library(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = text(a.get::<*const c_char>(0)) else { return Ok(()) };
        crate::rules::parts::name::variable_of_library(p0)
    }
}

#[inline]
pub(crate) unsafe fn occupancy_available_memory(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUfunction>(0);
        let p1 = a.get::<c_int>(1);
        let p2 = a.get::<c_int>(2);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::occupancy::available_memory(Live::new(p0), p1, p2)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn occupancy_block(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<c_int>(0);
        crate::rules::occupancy::block(p0)
    }
}

#[inline]
pub(crate) unsafe fn pool_managed_pools(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUmemAllocationType>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE, CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
            if let Err(broken) = crate::rules::parts::pool::managed_pools(p0) {
                return Err(broken.at(a.path));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn pool_pool_at(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut CUmemLocation>(0);
        let p1 = a.get::<CUmemAllocationType>(1);
        if let Some(it) = target(p0) {
            if refused_with(&[
                CUresult::CUDA_ERROR_INVALID_VALUE,
                CUresult::CUDA_ERROR_NOT_SUPPORTED,
            ]) {
                if let Err(broken) = crate::rules::parts::pool::pool_at(it, p1) {
                    return Err(broken);
                }
            }
            if let Err(broken) = crate::rules::parts::undocumented::node(it) {
                return Err(broken);
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn pool_pool_of_device(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdevice>(0);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE, CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
            crate::rules::parts::pool::pool_of_device(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn tensor_memory_bytes_of_box(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUtensorMapDataType>(0);
        let p1 = a.get::<*const cuuint32_t>(1);
        let p2 = a.get::<cuuint32_t>(2);
        let p3 = a.get::<*const cuuint32_t>(3);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::tensor_memory::bytes_of_box(
                p0,
                elements(p1, p2 as usize),
                elements(p3, p2 as usize),
            )
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn tensor_memory_bytes_of_column(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUtensorMapDataType>(0);
        let p1 = a.get::<cuuint32_t>(1);
        let p2 = a.get::<cuuint32_t>(2);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::tensor_memory::bytes_of_column(p0, p1, p2)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn tensor_memory_empty_box(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*const cuuint64_t>(0);
        let p1 = a.get::<cuuint32_t>(1);
        let p2 = a.get::<*const c_int>(2);
        let p3 = a.get::<*const c_int>(3);
        let p4 = a.get::<CUtensorMapInterleave>(4);
        crate::rules::tensor_memory::empty_box(
            elements(p0, p1 as usize),
            elements(p2, (p1 as usize).saturating_sub(2)),
            elements(p3, (p1 as usize).saturating_sub(2)),
            p4,
        )
    }
}

#[inline]
pub(crate) unsafe fn tensor_memory_first_step(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*const cuuint32_t>(0);
        let p1 = a.get::<cuuint32_t>(1);
        crate::rules::tensor_memory::first_step(elements(p0, p1 as usize))
    }
}

#[inline]
pub(crate) unsafe fn tensor_memory_inner_box(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUtensorMapDataType>(0);
        let p1 = a.get::<*const cuuint32_t>(1);
        let p2 = a.get::<cuuint32_t>(2);
        crate::rules::tensor_memory::inner_box(p0, elements(p1, p2 as usize))
    }
}

#[inline]
pub(crate) unsafe fn tensor_memory_inner_pixel(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUtensorMapDataType>(0);
        let p1 = a.get::<cuuint32_t>(1);
        let p2 = a.get::<cuuint32_t>(2);
        crate::rules::tensor_memory::inner_pixel(p0, p1, p2)
    }
}

#[inline]
pub(crate) unsafe fn tensor_memory_of_later_devices(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUtensorMapDataType>(0);
        let p1 = a.get::<CUtensorMapSwizzle>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::tensor_memory::of_later_devices(p0, p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn tensor_memory_wide_column(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<cuuint32_t>(0);
        crate::rules::tensor_memory::wide_column(p0)
    }
}

#[inline]
pub(crate) unsafe fn tensor_memory_wide_corners(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<cuuint32_t>(0);
        let p1 = a.get::<*const cuuint64_t>(1);
        let p2 = a.get::<c_int>(2);
        let p3 = a.get::<c_int>(3);
        let p4 = a.get::<CUtensorMapInterleave>(4);
        crate::rules::tensor_memory::wide_corners(p0, elements(p1, p0 as usize), p2, p3, p4)
    }
}

#[inline]
pub(crate) unsafe fn texobject_texture_channels(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<c_uint>(0);
        crate::rules::texobject::texture_channels(p0)
    }
}

#[inline]
pub(crate) unsafe fn texref_deprecated_bound(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        crate::rules::texref_deprecated::bound(Handle(p0.addr()))
    }
}

#[inline]
pub(crate) unsafe fn texref_deprecated_bound_mipmap(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        crate::rules::texref_deprecated::bound_mipmap(Handle(p0.addr()))
    }
}

#[inline]
pub(crate) unsafe fn texref_deprecated_linear(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUDA_ARRAY_DESCRIPTOR>(0)) else { return Ok(()) };
        let p1 = a.get::<CUdeviceptr>(1);
        let p2 = a.get::<usize>(2);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::texref_deprecated::linear(p0, p1, p2)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn undocumented_access_to_part(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        let p1 = a.get::<usize>(1);
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::undocumented::access_to_part(p0, p1)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn undocumented_added_type(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut CUgraphNodeParams>(0);
        if let Some(it) = target(p0) {
            if let Err(broken) = crate::rules::parts::undocumented::added_type(it) {
                return Err(broken);
            }
            if matches!(it.type_, CUgraphNodeType::CU_GRAPH_NODE_TYPE_CONDITIONAL) {
                if let Err(broken) = crate::rules::parts::handle::condition(&it.conditional) {
                    return Err(broken
                        .at("nodeParams.conditional")
                        .tagged("nodeParams.type", it.type_));
                }
            }
            if matches!(it.type_, CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_FREE)
                && refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE])
            {
                if let Err(broken) = crate::rules::graph::freed_by_new_node(it.free.dptr) {
                    return Err(broken
                        .inside("nodeParams.free")
                        .tagged("nodeParams.type", it.type_));
                }
            }

            if matches!(it.type_, CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH)
                && refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED])
            {
                if let Err(broken) = crate::rules::parts::handle::child_of_node(
                    Live::new(it.graph.graph),
                    it.graph.ownership,
                ) {
                    return Err(broken
                        .inside("nodeParams.graph")
                        .tagged("nodeParams.type", it.type_));
                }
            }

            if let Err(broken) = crate::refused::steps::CUgraphNodeParams(it) {
                return Err(broken.at("nodeParams"));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn undocumented_allocated_from_pool(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<usize>(0);
        if refused_with(&[CUresult::CUDA_ERROR_OUT_OF_MEMORY]) {
            crate::rules::parts::undocumented::allocated_from_pool(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn undocumented_attribute_of_mapping(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUdeviceptr>(0);
        if refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
            crate::rules::parts::undocumented::attribute_of_mapping(p0)
        } else {
            Ok(())
        }
    }
}

#[inline]
pub(crate) unsafe fn undocumented_attribute_of_stream(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUstreamAttrID>(0);
        crate::rules::parts::undocumented::attribute_of_stream(p0)
    }
}

#[inline]
pub(crate) unsafe fn undocumented_copy_between(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUDA_MEMCPY3D_PEER>(0)) else { return Ok(()) };
        if let Err(broken) = crate::rules::parts::undocumented::copy_between(p0) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn undocumented_created_at(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUmemAllocationProp>(0)) else { return Ok(()) };
        crate::rules::parts::undocumented::created_at(p0)
    }
}

#[inline]
pub(crate) unsafe fn undocumented_created_for(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUmemAllocationProp>(0)) else { return Ok(()) };
        crate::rules::parts::undocumented::created_for(p0)
    }
}

#[inline]
pub(crate) unsafe fn undocumented_created_types(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUmemAllocationProp>(0)) else { return Ok(()) };
        if let Err(broken) =
            crate::rules::parts::undocumented::created_types(p0.requestedHandleTypes)
        {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn undocumented_created_types_2(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUmemPoolProps>(0)) else { return Ok(()) };
        if let Err(broken) = crate::rules::parts::undocumented::created_types(p0.handleTypes) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn undocumented_exported_handle(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUmemGenericAllocationHandle>(0);
        crate::rules::parts::undocumented::exported_handle(p0)
    }
}

#[inline]
pub(crate) unsafe fn undocumented_handle_for_range(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUmemRangeHandleType>(0);
        let p1 = a.get::<c_ulonglong>(1);
        crate::rules::parts::undocumented::handle_for_range(p0, p1)
    }
}

#[inline]
pub(crate) unsafe fn undocumented_imported_type(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUmemAllocationHandleType>(0);
        if let Err(broken) = crate::rules::parts::undocumented::imported_type(p0) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn undocumented_imported_type_2(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUmemAllocationHandleType>(0);
        crate::rules::parts::undocumented::imported_type(p0)
    }
}

#[inline]
pub(crate) unsafe fn undocumented_limit_supported(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUlimit>(0);
        crate::rules::parts::undocumented::limit_supported(p0)
    }
}

#[inline]
pub(crate) unsafe fn undocumented_location_of_access(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUmemLocation>(0)) else { return Ok(()) };
        crate::rules::parts::undocumented::location_of_access(p0)
    }
}

#[inline]
pub(crate) unsafe fn undocumented_location_of_access_2(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut CUmemLocation>(0);
        if let Some(it) = target(p0) {
            if let Err(broken) = crate::rules::parts::undocumented::location_of_access(it) {
                return Err(broken);
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn undocumented_location_of_access_3(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = elements(a.get::<*const CUmemAccessDesc>(0), a.get::<usize>(1));
        for (i, element) in p0.iter().enumerate() {
            if let Err(broken) =
                crate::rules::parts::undocumented::location_of_access(&element.location)
            {
                return Err(broken.at("desc[i].location").element(i));
            }
            if let Err(broken) = crate::refused::steps::CUmemAccessDesc(element) {
                return Err(broken.at("desc[i]").element(i));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn undocumented_location_type_of_release(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUmemLocation>(0);
        crate::rules::parts::undocumented::location_type_of_release(&p0)
    }
}

#[inline]
pub(crate) unsafe fn undocumented_location_type_of_release_2(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut CUmemLocation>(0);
        let p1 = a.get::<usize>(1);
        for (i, element) in elements(p0, p1).iter().enumerate() {
            if let Err(broken) =
                crate::rules::parts::undocumented::location_type_of_release(element)
            {
                return Err(broken.at(a.path).element(i));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn undocumented_managed_pool(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUmemPoolProps>(0)) else { return Ok(()) };
        crate::rules::parts::undocumented::managed_pool(p0)
    }
}

#[inline]
pub(crate) unsafe fn undocumented_no_access(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<usize>(0);
        let p1 = elements(a.get::<*const CUmemAccessDesc>(1), a.get::<usize>(2));
        crate::rules::parts::undocumented::no_access(p0, p1.len())
    }
}

#[inline]
pub(crate) unsafe fn undocumented_no_affinities(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut CUctxCreateParams>(0);
        if let Some(it) = target(p0) {
            if let Err(broken) = crate::rules::parts::undocumented::no_affinities(it) {
                return Err(broken.at(a.path));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn undocumented_no_copies(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<usize>(0);
        if let Err(broken) = crate::rules::parts::undocumented::no_copies(p0) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn undocumented_no_copies_2(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<usize>(0);
        crate::rules::parts::undocumented::no_copies(p0)
    }
}

#[inline]
pub(crate) unsafe fn undocumented_no_value(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut c_void>(0);
        crate::rules::parts::undocumented::no_value(Handle(p0.addr()))
    }
}

#[inline]
pub(crate) unsafe fn undocumented_node(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUmemAllocationProp>(0)) else { return Ok(()) };
        if let Err(broken) = crate::rules::parts::undocumented::node(&p0.location) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn undocumented_node_2(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let Some(p0) = target(a.get::<*const CUmemPoolProps>(0)) else { return Ok(()) };
        if let Err(broken) = crate::rules::parts::undocumented::node(&p0.location) {
            return Err(broken.at(a.path));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn undocumented_not_of_streams(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUstreamAttrID>(0);
        crate::rules::parts::undocumented::not_of_streams(p0)
    }
}

#[inline]
pub(crate) unsafe fn undocumented_other_pool(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<*mut CUmemLocation>(0);
        let p1 = a.get::<CUmemoryPool>(1);
        if let Some(p0) = target(p0) {
            if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
                if let Err(broken) = crate::rules::parts::undocumented::other_pool(p0, p1) {
                    return Err(broken);
                }
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn undocumented_pool_access(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = elements(a.get::<*const CUmemAccessDesc>(0), a.get::<usize>(1));
        crate::rules::parts::undocumented::pool_access(p0)
    }
}

#[inline]
pub(crate) unsafe fn undocumented_registered_memory(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<c_uint>(0);
        crate::rules::parts::undocumented::registered_memory(p0)
    }
}

#[inline]
pub(crate) unsafe fn undocumented_settable_attribute(a: Arguments) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        let p0 = a.get::<CUfunction_attribute>(0);
        crate::rules::parts::undocumented::settable_attribute(p0)
    }
}

#[inline]
pub(crate) fn CUDA_ARRAY3D_DESCRIPTOR(x: &libcuda_sys::CUDA_ARRAY3D_DESCRIPTOR) -> Verdict {
    if let Err(broken) = crate::rules::parts::array::format(x.Format) {
        return Err(broken.at("x.Format"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUDA_ARRAY_DESCRIPTOR(x: &libcuda_sys::CUDA_ARRAY_DESCRIPTOR) -> Verdict {
    if let Err(broken) = crate::rules::parts::array::format(x.Format) {
        return Err(broken.at("x.Format"));
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUDA_BATCH_MEM_OP_NODE_PARAMS(
    x: &libcuda_sys::CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            if let Err(broken) = crate::rules::parts::handle::own_context(Handle(x.ctx.addr())) {
                return Err(broken.at("x.ctx"));
            }
        }
        if let Err(broken) = crate::rules::parts::handle::no_default(Handle(x.ctx.addr())) {
            return Err(broken.at("x.ctx"));
        }
        for (i, element) in elements(x.paramArray, x.count as usize).iter().enumerate() {
            if let Err(broken) = crate::refused::steps::CUstreamBatchMemOpParams(element) {
                return Err(broken.at("x.paramArray[i]").element(i));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUDA_BATCH_MEM_OP_NODE_PARAMS_v2(
    x: &libcuda_sys::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            if let Err(broken) = crate::rules::parts::handle::own_context(Handle(x.ctx.addr())) {
                return Err(broken.at("x.ctx"));
            }
        }
        if let Err(broken) = crate::rules::parts::handle::no_default(Handle(x.ctx.addr())) {
            return Err(broken.at("x.ctx"));
        }
        for (i, element) in elements(x.paramArray, x.count as usize).iter().enumerate() {
            if let Err(broken) = crate::refused::steps::CUstreamBatchMemOpParams(element) {
                return Err(broken.at("x.paramArray[i]").element(i));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn CUDA_CHILD_GRAPH_NODE_PARAMS(
    x: &libcuda_sys::CUDA_CHILD_GRAPH_NODE_PARAMS,
) -> Verdict {
    if let Err(broken) = crate::rules::parts::handle::handle(Handle(x.graph.addr())) {
        return Err(broken.at("x.graph"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUDA_CONDITIONAL_NODE_PARAMS(
    x: &libcuda_sys::CUDA_CONDITIONAL_NODE_PARAMS,
) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
        if let Err(broken) = crate::rules::parts::handle::own_context(Handle(x.ctx.addr())) {
            return Err(broken.at("x.ctx"));
        }
    }
    Ok(())
}

#[inline]
pub(crate) fn CUDA_EVENT_RECORD_NODE_PARAMS(
    x: &libcuda_sys::CUDA_EVENT_RECORD_NODE_PARAMS,
) -> Verdict {
    if let Err(broken) = crate::rules::parts::handle::handle(Handle(x.event.addr())) {
        return Err(broken.at("x.event"));
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
        if let Err(broken) = crate::rules::parts::handle::of_context(Handle(x.event.addr())) {
            return Err(broken.at("x.event"));
        }
    }
    Ok(())
}

#[inline]
pub(crate) fn CUDA_EVENT_WAIT_NODE_PARAMS(x: &libcuda_sys::CUDA_EVENT_WAIT_NODE_PARAMS) -> Verdict {
    if let Err(broken) = crate::rules::parts::handle::handle(Handle(x.event.addr())) {
        return Err(broken.at("x.event"));
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
        if let Err(broken) = crate::rules::parts::handle::of_context(Handle(x.event.addr())) {
            return Err(broken.at("x.event"));
        }
    }
    Ok(())
}

#[inline]
pub(crate) fn CUDA_EXTERNAL_MEMORY_BUFFER_DESC(
    x: &libcuda_sys::CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
) -> Verdict {
    if let Err(broken) = crate::rules::parts::memory::some_bytes_of_buffer(x.size) {
        return Err(broken.inside("x"));
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUDA_EXTERNAL_MEMORY_HANDLE_DESC(
    x: &libcuda_sys::CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) = crate::rules::parts::memory::some_external_bytes(x.type_, x.size) {
            return Err(broken.inside("x"));
        }
        if let Err(broken) =
            crate::refused::steps::CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle(x.type_, &x.handle)
        {
            return Err(broken.at("x.handle").tagged("x.type", x.type_));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle(
    tag: CUexternalMemoryHandleType,
    x: &libcuda_sys::CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        match tag {
            CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD
            | CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD => {
                if refused_with(&[
                    CUresult::CUDA_ERROR_INVALID_HANDLE,
                    CUresult::CUDA_ERROR_INVALID_VALUE,
                    CUresult::CUDA_ERROR_OPERATING_SYSTEM,
                    CUresult::CUDA_ERROR_UNKNOWN,
                ]) {
                    if let Err(broken) = crate::rules::parts::memory::external_descriptor(x.fd) {
                        return Err(broken.at("x.fd"));
                    }
                }
            }
            _ => {}
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC(
    x: &libcuda_sys::CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
) -> Verdict {
    if let Err(broken) = crate::refused::steps::CUDA_ARRAY3D_DESCRIPTOR(&x.arrayDesc) {
        return Err(broken.at("x.arrayDesc"));
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC(
    x: &libcuda_sys::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) =
            crate::refused::steps::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle(x.type_, &x.handle)
        {
            return Err(broken.at("x.handle").tagged("x.type", x.type_));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle(
    tag: CUexternalSemaphoreHandleType,
    x: &libcuda_sys::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        match tag {
CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD | CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD => {
if refused_with(&[CUresult::CUDA_ERROR_INVALID_HANDLE, CUresult::CUDA_ERROR_INVALID_VALUE, CUresult::CUDA_ERROR_OPERATING_SYSTEM, CUresult::CUDA_ERROR_UNKNOWN]) {
if let Err(broken) = crate::rules::parts::memory::external_descriptor(x.fd) {
return Err(broken.at("x.fd"));
}
}
}
_ => {
}
}
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUDA_EXT_SEM_SIGNAL_NODE_PARAMS(
    x: &libcuda_sys::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        for (i, element) in elements(x.extSemArray, x.numExtSems as usize).iter().enumerate() {
            if let Err(broken) = crate::rules::parts::handle::handle(Handle(element.addr())) {
                return Err(broken.at("x.extSemArray[i]").element(i));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2(
    x: &libcuda_sys::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        for (i, element) in elements(x.extSemArray, x.numExtSems as usize).iter().enumerate() {
            if let Err(broken) = crate::rules::parts::handle::handle(Handle(element.addr())) {
                return Err(broken.at("x.extSemArray[i]").element(i));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUDA_EXT_SEM_WAIT_NODE_PARAMS(
    x: &libcuda_sys::CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        for (i, element) in elements(x.extSemArray, x.numExtSems as usize).iter().enumerate() {
            if let Err(broken) = crate::rules::parts::handle::handle(Handle(element.addr())) {
                return Err(broken.at("x.extSemArray[i]").element(i));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2(
    x: &libcuda_sys::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        for (i, element) in elements(x.extSemArray, x.numExtSems as usize).iter().enumerate() {
            if let Err(broken) = crate::rules::parts::handle::handle(Handle(element.addr())) {
                return Err(broken.at("x.extSemArray[i]").element(i));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn CUDA_GRAPH_INSTANTIATE_PARAMS(
    x: &libcuda_sys::CUDA_GRAPH_INSTANTIATE_PARAMS,
) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
        if let Err(broken) = crate::rules::parts::handle::of_context(Handle(x.hUploadStream.addr()))
        {
            return Err(broken.at("x.hUploadStream"));
        }
    }
    Ok(())
}

#[inline]
pub(crate) fn CUDA_HOST_NODE_PARAMS(x: &libcuda_sys::CUDA_HOST_NODE_PARAMS) -> Verdict {
    if let Err(broken) = crate::rules::parts::handle::host_function(x.fn_) {
        return Err(broken.inside("x"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUDA_HOST_NODE_PARAMS_v2(x: &libcuda_sys::CUDA_HOST_NODE_PARAMS_v2) -> Verdict {
    if let Err(broken) = crate::rules::parts::handle::host_function(x.fn_) {
        return Err(broken.inside("x"));
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUDA_KERNEL_NODE_PARAMS(x: &libcuda_sys::CUDA_KERNEL_NODE_PARAMS) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) = crate::rules::parts::handle::kernel_of_node(x.func, x.kern) {
            return Err(broken.inside("x"));
        }
        if let Err(broken) = crate::rules::parts::launch::sides(
            x.gridDimX,
            x.gridDimY,
            x.gridDimZ,
            x.blockDimX,
            x.blockDimY,
            x.blockDimZ,
        ) {
            return Err(broken.inside("x"));
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            if let Err(broken) = crate::rules::parts::launch::limits_of_device(
                x.gridDimX,
                x.gridDimY,
                x.gridDimZ,
                x.blockDimX,
                x.blockDimY,
                x.blockDimZ,
            ) {
                return Err(broken.inside("x"));
            }
        }
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_VALUE,
            CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,
        ]) {
            if let Err(broken) = crate::rules::parts::launch::limits_of_node(
                Live::new(x.func),
                Live::new(x.kern),
                x.blockDimX,
                x.blockDimY,
                x.blockDimZ,
                x.sharedMemBytes,
                Handle(x.ctx.addr()),
            ) {
                return Err(broken.inside("x"));
            }
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE]) {
            if let Err(broken) = crate::rules::parts::launch::required_clusters_of_node(
                Live::new(x.func),
                Live::new(x.kern),
                x.gridDimX,
                x.gridDimY,
                x.gridDimZ,
            ) {
                return Err(broken.inside("x"));
            }
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            if let Err(broken) = crate::rules::parts::launch::no_parameters_of_node(
                Live::new(x.func),
                Live::new(x.kern),
                Handle(x.kernelParams.addr()),
                Handle(x.extra.addr()),
            ) {
                return Err(broken.inside("x"));
            }
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            if let Err(broken) = crate::rules::parts::launch::null_among_parameters_of_node(
                Live::new(x.kernelParams),
                Live::new(x.func),
                Live::new(x.kern),
            ) {
                return Err(broken.at("x.kernelParams"));
            }
        }
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_VALUE,
            CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,
        ]) {
            if let Err(broken) = crate::rules::parts::launch::size_of_buffer_of_node(
                Extra::new(x.extra),
                Live::new(x.func),
                Live::new(x.kern),
            ) {
                return Err(broken.at("x.extra"));
            }
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            if let Err(broken) = crate::rules::parts::handle::own_context(Handle(x.ctx.addr())) {
                return Err(broken.at("x.ctx"));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUDA_KERNEL_NODE_PARAMS_v3(
    x: &libcuda_sys::CUDA_KERNEL_NODE_PARAMS_v3,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) = crate::rules::parts::handle::kernel_of_node(x.func, x.kern) {
            return Err(broken.inside("x"));
        }
        if let Err(broken) = crate::rules::parts::launch::sides(
            x.gridDimX,
            x.gridDimY,
            x.gridDimZ,
            x.blockDimX,
            x.blockDimY,
            x.blockDimZ,
        ) {
            return Err(broken.inside("x"));
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            if let Err(broken) = crate::rules::parts::launch::limits_of_device(
                x.gridDimX,
                x.gridDimY,
                x.gridDimZ,
                x.blockDimX,
                x.blockDimY,
                x.blockDimZ,
            ) {
                return Err(broken.inside("x"));
            }
        }
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_VALUE,
            CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,
        ]) {
            if let Err(broken) = crate::rules::parts::launch::limits_of_node(
                Live::new(x.func),
                Live::new(x.kern),
                x.blockDimX,
                x.blockDimY,
                x.blockDimZ,
                x.sharedMemBytes,
                Handle(x.ctx.addr()),
            ) {
                return Err(broken.inside("x"));
            }
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE]) {
            if let Err(broken) = crate::rules::parts::launch::required_clusters_of_node(
                Live::new(x.func),
                Live::new(x.kern),
                x.gridDimX,
                x.gridDimY,
                x.gridDimZ,
            ) {
                return Err(broken.inside("x"));
            }
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            if let Err(broken) = crate::rules::parts::launch::no_parameters_of_node(
                Live::new(x.func),
                Live::new(x.kern),
                Handle(x.kernelParams.addr()),
                Handle(x.extra.addr()),
            ) {
                return Err(broken.inside("x"));
            }
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            if let Err(broken) = crate::rules::parts::launch::null_among_parameters_of_node(
                Live::new(x.kernelParams),
                Live::new(x.func),
                Live::new(x.kern),
            ) {
                return Err(broken.at("x.kernelParams"));
            }
        }
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_VALUE,
            CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,
        ]) {
            if let Err(broken) = crate::rules::parts::launch::size_of_buffer_of_node(
                Extra::new(x.extra),
                Live::new(x.func),
                Live::new(x.kern),
            ) {
                return Err(broken.at("x.extra"));
            }
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            if let Err(broken) = crate::rules::parts::handle::own_context(Handle(x.ctx.addr())) {
                return Err(broken.at("x.ctx"));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUDA_LAUNCH_PARAMS(x: &libcuda_sys::CUDA_LAUNCH_PARAMS) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) = crate::rules::parts::launch::sides(
            x.gridDimX,
            x.gridDimY,
            x.gridDimZ,
            x.blockDimX,
            x.blockDimY,
            x.blockDimZ,
        ) {
            return Err(broken.inside("x"));
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            if let Err(broken) = crate::rules::parts::launch::limits_of_device(
                x.gridDimX,
                x.gridDimY,
                x.gridDimZ,
                x.blockDimX,
                x.blockDimY,
                x.blockDimZ,
            ) {
                return Err(broken.inside("x"));
            }
        }
        if refused_with(&[
            CUresult::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE,
            CUresult::CUDA_ERROR_INVALID_VALUE,
            CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,
        ]) {
            if let Err(broken) = crate::rules::parts::launch::limits_on_device(
                Live::new(x.function),
                x.blockDimX,
                x.blockDimY,
                x.blockDimZ,
                x.sharedMemBytes,
            ) {
                return Err(broken.inside("x"));
            }
        }
        if refused_with(&[CUresult::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE]) {
            if let Err(broken) = crate::rules::parts::launch::at_once_on_device(
                Live::new(x.function),
                x.gridDimX,
                x.gridDimY,
                x.gridDimZ,
                x.blockDimX,
                x.blockDimY,
                x.blockDimZ,
                x.sharedMemBytes,
            ) {
                return Err(broken.inside("x"));
            }
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE]) {
            if let Err(broken) = crate::rules::parts::launch::required_clusters_on_device(
                Live::new(x.function),
                x.gridDimX,
                x.gridDimY,
                x.gridDimZ,
            ) {
                return Err(broken.inside("x"));
            }
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            if let Err(broken) = crate::rules::parts::launch::no_parameters_on_device(
                Live::new(x.function),
                Handle(x.kernelParams.addr()),
            ) {
                return Err(broken.inside("x"));
            }
        }
        if let Err(broken) =
            crate::rules::parts::handle::function_on_device(Handle(x.function.addr()))
        {
            return Err(broken.at("x.function"));
        }
        if let Err(broken) = crate::rules::parts::handle::handle(Handle(x.function.addr())) {
            return Err(broken.at("x.function"));
        }
        if let Err(broken) = crate::rules::parts::name::image_of_kernel(Handle(x.function.addr())) {
            return Err(broken.at("x.function"));
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            if let Err(broken) = crate::rules::parts::handle::of_context(Handle(x.hStream.addr())) {
                return Err(broken.at("x.hStream"));
            }
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            if let Err(broken) = crate::rules::parts::launch::null_among_parameters_on_device(
                Live::new(x.kernelParams),
                Live::new(x.function),
            ) {
                return Err(broken.at("x.kernelParams"));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn CUDA_MEMCPY2D(x: &libcuda_sys::CUDA_MEMCPY2D) -> Verdict {
    if let Err(broken) = crate::rules::parts::copy::addresses(
        x.WidthInBytes,
        x.Height,
        x.srcMemoryType,
        x.srcDevice,
        x.dstMemoryType,
        x.dstDevice,
    ) {
        return Err(broken.inside("x"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUDA_MEMCPY3D(x: &libcuda_sys::CUDA_MEMCPY3D) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        if let Err(broken) =
            crate::rules::graph::pitches(x.srcPitch, x.dstPitch, x.srcMemoryType, x.dstMemoryType)
        {
            return Err(broken.inside("x"));
        }
    }
    if let Err(broken) = crate::rules::parts::undocumented::ends_of_copy(x) {
        return Err(broken.at("x"));
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUDA_MEMCPY3D_BATCH_OP(x: &libcuda_sys::CUDA_MEMCPY3D_BATCH_OP) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) = crate::refused::steps::CUmemcpy3DOperand(&x.src) {
            return Err(broken.at("x.src"));
        }
        if let Err(broken) = crate::refused::steps::CUmemcpy3DOperand(&x.dst) {
            return Err(broken.at("x.dst"));
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn CUDA_MEMCPY3D_PEER(x: &libcuda_sys::CUDA_MEMCPY3D_PEER) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        if let Err(broken) =
            crate::rules::graph::pitches(x.srcPitch, x.dstPitch, x.srcMemoryType, x.dstMemoryType)
        {
            return Err(broken.inside("x"));
        }
    }
    Ok(())
}

#[inline]
pub(crate) fn CUDA_MEMCPY_NODE_PARAMS(x: &libcuda_sys::CUDA_MEMCPY_NODE_PARAMS) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
        if let Err(broken) = crate::rules::parts::handle::own_context(Handle(x.copyCtx.addr())) {
            return Err(broken.at("x.copyCtx"));
        }
    }
    if let Err(broken) = crate::refused::steps::CUDA_MEMCPY3D(&x.copyParams) {
        return Err(broken.at("x.copyParams"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUDA_MEMSET_NODE_PARAMS(x: &libcuda_sys::CUDA_MEMSET_NODE_PARAMS) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        if let Err(broken) = crate::rules::parts::undocumented::filled_by_node(x.dst) {
            return Err(broken.inside("x"));
        }
    }
    Ok(())
}

#[inline]
pub(crate) fn CUDA_MEMSET_NODE_PARAMS_v2(x: &libcuda_sys::CUDA_MEMSET_NODE_PARAMS_v2) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        if let Err(broken) = crate::rules::parts::undocumented::filled_by_node(x.dst) {
            return Err(broken.inside("x"));
        }
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
        if let Err(broken) = crate::rules::parts::handle::own_context(Handle(x.ctx.addr())) {
            return Err(broken.at("x.ctx"));
        }
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUDA_MEM_ALLOC_NODE_PARAMS(
    x: &libcuda_sys::CUDA_MEM_ALLOC_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) = crate::rules::graph::allocated_size(x.bytesize) {
            return Err(broken.inside("x"));
        }
        if let Err(broken) = crate::refused::steps::CUmemPoolProps(&x.poolProps) {
            return Err(broken.at("x.poolProps"));
        }
        for (i, element) in elements(x.accessDescs, x.accessDescCount).iter().enumerate() {
            if let Err(broken) = crate::refused::steps::CUmemAccessDesc(element) {
                return Err(broken.at("x.accessDescs[i]").element(i));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUDA_MEM_ALLOC_NODE_PARAMS_v2(
    x: &libcuda_sys::CUDA_MEM_ALLOC_NODE_PARAMS_v2,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) = crate::rules::graph::allocated_size(x.bytesize) {
            return Err(broken.inside("x"));
        }
        if let Err(broken) = crate::refused::steps::CUmemPoolProps(&x.poolProps) {
            return Err(broken.at("x.poolProps"));
        }
        for (i, element) in elements(x.accessDescs, x.accessDescCount).iter().enumerate() {
            if let Err(broken) = crate::refused::steps::CUmemAccessDesc(element) {
                return Err(broken.at("x.accessDescs[i]").element(i));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUDA_RESOURCE_DESC(x: &libcuda_sys::CUDA_RESOURCE_DESC) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) = crate::refused::steps::CUDA_RESOURCE_DESC_res(x.resType, &x.res) {
            return Err(broken.at("x.res").tagged("x.resType", x.resType));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUDA_RESOURCE_DESC_res(
    tag: CUresourcetype,
    x: &libcuda_sys::CUDA_RESOURCE_DESC_res,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        match tag {
            CUresourcetype::CU_RESOURCE_TYPE_ARRAY => {
                if let Err(broken) = crate::refused::steps::CUDA_RESOURCE_DESC_res_array(&x.array) {
                    return Err(broken.at("x.array"));
                }
            }
            CUresourcetype::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY => {
                if let Err(broken) = crate::refused::steps::CUDA_RESOURCE_DESC_res_mipmap(&x.mipmap)
                {
                    return Err(broken.at("x.mipmap"));
                }
            }
            CUresourcetype::CU_RESOURCE_TYPE_LINEAR => {
                if let Err(broken) = crate::refused::steps::CUDA_RESOURCE_DESC_res_linear(&x.linear)
                {
                    return Err(broken.at("x.linear"));
                }
            }
            CUresourcetype::CU_RESOURCE_TYPE_PITCH2D => {
                if let Err(broken) =
                    crate::refused::steps::CUDA_RESOURCE_DESC_res_pitch2D(&x.pitch2D)
                {
                    return Err(broken.at("x.pitch2D"));
                }
            }
            _ => {}
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn CUDA_RESOURCE_DESC_res_array(
    x: &libcuda_sys::CUDA_RESOURCE_DESC_res_array,
) -> Verdict {
    if let Err(broken) = crate::rules::parts::handle::handle(Handle(x.hArray.addr())) {
        return Err(broken.at("x.hArray"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUDA_RESOURCE_DESC_res_linear(
    x: &libcuda_sys::CUDA_RESOURCE_DESC_res_linear,
) -> Verdict {
    if let Err(broken) = crate::rules::texobject::texture_memory(x.devPtr) {
        return Err(broken.inside("x"));
    }
    if let Err(broken) = crate::rules::texobject::texture_channels(x.numChannels) {
        return Err(broken.inside("x"));
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        if let Err(broken) = crate::rules::texobject::linear_elements(x) {
            return Err(broken.at("x"));
        }
    }
    if let Err(broken) = crate::rules::parts::array::format(x.format) {
        return Err(broken.at("x.format"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUDA_RESOURCE_DESC_res_mipmap(
    x: &libcuda_sys::CUDA_RESOURCE_DESC_res_mipmap,
) -> Verdict {
    if let Err(broken) = crate::rules::parts::handle::handle(Handle(x.hMipmappedArray.addr())) {
        return Err(broken.at("x.hMipmappedArray"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUDA_RESOURCE_DESC_res_pitch2D(
    x: &libcuda_sys::CUDA_RESOURCE_DESC_res_pitch2D,
) -> Verdict {
    if let Err(broken) = crate::rules::texobject::texture_memory(x.devPtr) {
        return Err(broken.inside("x"));
    }
    if let Err(broken) = crate::rules::texobject::texture_channels(x.numChannels) {
        return Err(broken.inside("x"));
    }
    if let Err(broken) = crate::rules::parts::array::format(x.format) {
        return Err(broken.at("x.format"));
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUarrayMapInfo(x: &libcuda_sys::CUarrayMapInfo) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) =
            crate::refused::steps::CUarrayMapInfo_resource(x.resourceType, &x.resource)
        {
            return Err(broken.at("x.resource").tagged("x.resourceType", x.resourceType));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUarrayMapInfo_resource(
    tag: CUresourcetype,
    x: &libcuda_sys::CUarrayMapInfo_resource,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        match tag {
            CUresourcetype::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY => {
                if let Err(broken) = crate::rules::parts::handle::handle(Handle(x.mipmap.addr())) {
                    return Err(broken.at("x.mipmap"));
                }
            }
            CUresourcetype::CU_RESOURCE_TYPE_ARRAY => {
                if let Err(broken) = crate::rules::parts::handle::handle(Handle(x.array.addr())) {
                    return Err(broken.at("x.array"));
                }
            }
            _ => {}
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUdevResource(x: &libcuda_sys::CUdevResource) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) = crate::refused::steps::CUdevResource_anonymous(x.type_, &x.anonymous) {
            return Err(broken.at("x").tagged("x.type", x.type_));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUdevResource_anonymous(
    tag: CUdevResourceType,
    x: &libcuda_sys::CUdevResource_anonymous,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        match tag {
            CUdevResourceType::CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG => {
                if let Err(broken) =
                    crate::refused::steps::CUdevWorkqueueConfigResource(&x.wqConfig)
                {
                    return Err(broken.at("x.wqConfig"));
                }
            }
            _ => {}
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn CUdevWorkqueueConfigResource(
    x: &libcuda_sys::CUdevWorkqueueConfigResource,
) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_DEVICE, CUresult::CUDA_ERROR_INVALID_VALUE]) {
        if let Err(broken) = crate::rules::parts::handle::device(x.device) {
            return Err(broken.at("x.device"));
        }
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUgraphNodeParams(x: &libcuda_sys::CUgraphNodeParams) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) =
            crate::refused::steps::CUgraphNodeParams_anonymous(x.type_, &x.anonymous)
        {
            return Err(broken.at("x").tagged("x.type", x.type_));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUgraphNodeParams_anonymous(
    tag: CUgraphNodeType,
    x: &libcuda_sys::CUgraphNodeParams_anonymous,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        match tag {
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL => {
                if let Err(broken) = crate::refused::steps::CUDA_KERNEL_NODE_PARAMS_v3(&x.kernel) {
                    return Err(broken.at("x.kernel"));
                }
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY => {
                if let Err(broken) = crate::refused::steps::CUDA_MEMCPY_NODE_PARAMS(&x.memcpy) {
                    return Err(broken.at("x.memcpy"));
                }
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMSET => {
                if let Err(broken) = crate::refused::steps::CUDA_MEMSET_NODE_PARAMS_v2(&x.memset) {
                    return Err(broken.at("x.memset"));
                }
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST => {
                if let Err(broken) = crate::refused::steps::CUDA_HOST_NODE_PARAMS_v2(&x.host) {
                    return Err(broken.at("x.host"));
                }
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH => {
                if let Err(broken) = crate::refused::steps::CUDA_CHILD_GRAPH_NODE_PARAMS(&x.graph) {
                    return Err(broken.at("x.graph"));
                }
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_WAIT_EVENT => {
                if let Err(broken) =
                    crate::refused::steps::CUDA_EVENT_WAIT_NODE_PARAMS(&x.eventWait)
                {
                    return Err(broken.at("x.eventWait"));
                }
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_EVENT_RECORD => {
                if let Err(broken) =
                    crate::refused::steps::CUDA_EVENT_RECORD_NODE_PARAMS(&x.eventRecord)
                {
                    return Err(broken.at("x.eventRecord"));
                }
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL => {
                if let Err(broken) =
                    crate::refused::steps::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2(&x.extSemSignal)
                {
                    return Err(broken.at("x.extSemSignal"));
                }
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT => {
                if let Err(broken) =
                    crate::refused::steps::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2(&x.extSemWait)
                {
                    return Err(broken.at("x.extSemWait"));
                }
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_ALLOC => {
                if let Err(broken) = crate::refused::steps::CUDA_MEM_ALLOC_NODE_PARAMS_v2(&x.alloc)
                {
                    return Err(broken.at("x.alloc"));
                }
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP => {
                if let Err(broken) =
                    crate::refused::steps::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2(&x.memOp)
                {
                    return Err(broken.at("x.memOp"));
                }
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_CONDITIONAL => {
                if let Err(broken) =
                    crate::refused::steps::CUDA_CONDITIONAL_NODE_PARAMS(&x.conditional)
                {
                    return Err(broken.at("x.conditional"));
                }
            }
            _ => {}
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUlaunchAttribute(x: &libcuda_sys::CUlaunchAttribute) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) = crate::rules::parts::launch::launch_attribute(x.id) {
            return Err(broken.at("x.id"));
        }
        if let Err(broken) = crate::refused::steps::CUlaunchAttributeValue(x.id, &x.value) {
            return Err(broken.at("x.value").tagged("x.id", x.id));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUlaunchAttributeValue(
    tag: CUlaunchAttributeID,
    x: &libcuda_sys::CUlaunchAttributeValue,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        match tag {
            CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW => {
                if let Err(broken) =
                    crate::rules::parts::launch::window_ratio(&x.accessPolicyWindow)
                {
                    return Err(broken.at("x.accessPolicyWindow"));
                }
                if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
                    if let Err(broken) =
                        crate::rules::parts::launch::window_size(&x.accessPolicyWindow)
                    {
                        return Err(broken.at("x.accessPolicyWindow"));
                    }
                }
            }
            CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT => {
                if let Err(broken) = crate::refused::steps::CUlaunchAttributeValue_programmaticEvent(
                    &x.programmaticEvent,
                ) {
                    return Err(broken.at("x.programmaticEvent"));
                }
            }
            CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT => {
                if let Err(broken) =
                    crate::refused::steps::CUlaunchAttributeValue_launchCompletionEvent(
                        &x.launchCompletionEvent,
                    )
                {
                    return Err(broken.at("x.launchCompletionEvent"));
                }
            }
            CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP => {
                if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
                    if let Err(broken) = crate::rules::parts::launch::domains(&x.memSyncDomainMap) {
                        return Err(broken.at("x.memSyncDomainMap"));
                    }
                }
            }
            _ => {}
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn CUlaunchAttributeValue_launchCompletionEvent(
    x: &libcuda_sys::CUlaunchAttributeValue_launchCompletionEvent,
) -> Verdict {
    if let Err(broken) = crate::rules::parts::handle::handle(Handle(x.event.addr())) {
        return Err(broken.at("x.event"));
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
        if let Err(broken) = crate::rules::parts::handle::of_context(Handle(x.event.addr())) {
            return Err(broken.at("x.event"));
        }
    }
    Ok(())
}

#[inline]
pub(crate) fn CUlaunchAttributeValue_programmaticEvent(
    x: &libcuda_sys::CUlaunchAttributeValue_programmaticEvent,
) -> Verdict {
    if let Err(broken) = crate::rules::parts::handle::handle(Handle(x.event.addr())) {
        return Err(broken.at("x.event"));
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
        if let Err(broken) = crate::rules::parts::handle::of_context(Handle(x.event.addr())) {
            return Err(broken.at("x.event"));
        }
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUlaunchConfig(x: &libcuda_sys::CUlaunchConfig) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) = crate::rules::parts::launch::sides(
            x.gridDimX,
            x.gridDimY,
            x.gridDimZ,
            x.blockDimX,
            x.blockDimY,
            x.blockDimZ,
        ) {
            return Err(broken.inside("x"));
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            if let Err(broken) = crate::rules::parts::launch::limits_of_device(
                x.gridDimX,
                x.gridDimY,
                x.gridDimZ,
                x.blockDimX,
                x.blockDimY,
                x.blockDimZ,
            ) {
                return Err(broken.inside("x"));
            }
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            if let Err(broken) = crate::rules::parts::handle::of_context(Handle(x.hStream.addr())) {
                return Err(broken.at("x.hStream"));
            }
        }
        for (i, element) in elements(x.attrs, x.numAttrs as usize).iter().enumerate() {
            if let Err(broken) = crate::refused::steps::CUlaunchAttribute(element) {
                return Err(broken.at("x.attrs[i]").element(i));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn CUmemAccessDesc(x: &libcuda_sys::CUmemAccessDesc) -> Verdict {
    if refused_with(&[
        CUresult::CUDA_ERROR_INVALID_DEVICE,
        CUresult::CUDA_ERROR_INVALID_VALUE,
        CUresult::CUDA_ERROR_NOT_SUPPORTED,
    ]) {
        if let Err(broken) = crate::rules::parts::memory::mapped_place(&x.location) {
            return Err(broken.at("x.location"));
        }
    }
    Ok(())
}

#[inline]
pub(crate) fn CUmemAllocationProp(x: &libcuda_sys::CUmemAllocationProp) -> Verdict {
    if refused_with(&[
        CUresult::CUDA_ERROR_INVALID_VALUE,
        CUresult::CUDA_ERROR_NOT_PERMITTED,
        CUresult::CUDA_ERROR_NOT_SUPPORTED,
    ]) {
        if let Err(broken) = crate::rules::parts::memory::fabric(x.requestedHandleTypes) {
            return Err(broken.at("x.requestedHandleTypes"));
        }
    }
    if refused_with(&[
        CUresult::CUDA_ERROR_INVALID_DEVICE,
        CUresult::CUDA_ERROR_INVALID_VALUE,
        CUresult::CUDA_ERROR_NOT_SUPPORTED,
    ]) {
        if let Err(broken) = crate::rules::parts::memory::mapped_place(&x.location) {
            return Err(broken.at("x.location"));
        }
    }
    Ok(())
}

#[inline]
pub(crate) fn CUmemPoolProps(x: &libcuda_sys::CUmemPoolProps) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE, CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
        if let Err(broken) = crate::rules::parts::pool::pool_of_host(x) {
            return Err(broken.at("x"));
        }
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE, CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
        if let Err(broken) = crate::rules::parts::pool::managed_pools(x.allocType) {
            return Err(broken.at("x.allocType"));
        }
    }
    if refused_with(&[
        CUresult::CUDA_ERROR_INVALID_VALUE,
        CUresult::CUDA_ERROR_NOT_PERMITTED,
        CUresult::CUDA_ERROR_NOT_SUPPORTED,
    ]) {
        if let Err(broken) = crate::rules::parts::memory::fabric(x.handleTypes) {
            return Err(broken.at("x.handleTypes"));
        }
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUmemcpy3DOperand(x: &libcuda_sys::CUmemcpy3DOperand) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) = crate::refused::steps::CUmemcpy3DOperand_op(x.type_, &x.op) {
            return Err(broken.at("x.op").tagged("x.type", x.type_));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUmemcpy3DOperand_op(
    tag: CUmemcpy3DOperandType,
    x: &libcuda_sys::CUmemcpy3DOperand_op,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        match tag {
            CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_ARRAY => {
                if let Err(broken) = crate::refused::steps::CUmemcpy3DOperand_op_array(&x.array) {
                    return Err(broken.at("x.array"));
                }
            }
            _ => {}
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn CUmemcpy3DOperand_op_array(x: &libcuda_sys::CUmemcpy3DOperand_op_array) -> Verdict {
    if let Err(broken) = crate::rules::parts::handle::handle(Handle(x.array.addr())) {
        return Err(broken.at("x.array"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUmulticastObjectProp(x: &libcuda_sys::CUmulticastObjectProp) -> Verdict {
    if refused_with(&[
        CUresult::CUDA_ERROR_ILLEGAL_STATE,
        CUresult::CUDA_ERROR_INVALID_DEVICE,
        CUresult::CUDA_ERROR_INVALID_VALUE,
        CUresult::CUDA_ERROR_NOT_PERMITTED,
        CUresult::CUDA_ERROR_NOT_SUPPORTED,
        CUresult::CUDA_ERROR_SYSTEM_NOT_READY,
    ]) {
        if let Err(broken) = crate::rules::multicast::team(x) {
            return Err(broken.at("x"));
        }
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUstreamBatchMemOpParams(
    x: &libcuda_sys::CUstreamBatchMemOpParams,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
            if let Err(broken) = crate::rules::parts::memop::operation_ability(x.operation) {
                return Err(broken.inside("x"));
            }
        }
        match x.operation {
            CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32
            | CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64 => {
                if let Err(broken) =
                    crate::refused::steps::CUstreamMemOpWaitValueParams_st(&x.waitValue)
                {
                    return Err(broken.at("x.waitValue").tagged("x.operation", x.operation));
                }
            }
            CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32
            | CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64 => {
                if let Err(broken) =
                    crate::refused::steps::CUstreamMemOpWriteValueParams_st(&x.writeValue)
                {
                    return Err(broken.at("x.writeValue").tagged("x.operation", x.operation));
                }
            }
            _ => {}
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn CUstreamMemOpWaitValueParams_st(
    x: &libcuda_sys::CUstreamMemOpWaitValueParams_st,
) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        if let Err(broken) = crate::rules::parts::memop::value(x.operation, x.address) {
            return Err(broken.inside("x"));
        }
    }
    if refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
        if let Err(broken) = crate::rules::parts::memop::wait_ability(x.flags) {
            return Err(broken.inside("x"));
        }
    }
    Ok(())
}

#[inline]
pub(crate) fn CUstreamMemOpWriteValueParams_st(
    x: &libcuda_sys::CUstreamMemOpWriteValueParams_st,
) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        if let Err(broken) = crate::rules::parts::memop::value(x.operation, x.address) {
            return Err(broken.inside("x"));
        }
    }
    Ok(())
}
