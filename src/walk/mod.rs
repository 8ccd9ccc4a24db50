// Created by `cargo xtask emit` from the declarations, their marks and src/rules. Do not edit.
//! Follows the arguments of calls to everything in them that has rules.

pub(crate) mod graph;
pub(crate) mod malloc_async;
pub(crate) mod memop;
pub(crate) mod surfobject;
pub(crate) mod surfref_deprecated;
pub(crate) mod tensor_memory;
pub(crate) mod texobject;
pub(crate) mod texref_deprecated;
pub(crate) mod va;

use crate::rule::{Enumerators, Extra, Place, Used, Verdict, code, elements};
use cuda_sys::{
    CUDA_BATCH_MEM_OP_NODE_PARAMS_v2, CUDA_CHILD_GRAPH_NODE_PARAMS, CUDA_CONDITIONAL_NODE_PARAMS,
    CUDA_EVENT_RECORD_NODE_PARAMS, CUDA_EVENT_WAIT_NODE_PARAMS, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2, CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1,
    CUDA_HOST_NODE_PARAMS_v2, CUDA_KERNEL_NODE_PARAMS_v3, CUDA_MEM_ALLOC_NODE_PARAMS_v2,
    CUDA_MEM_FREE_NODE_PARAMS, CUDA_MEMCPY_BATCH_NODE_PARAMS_V1, CUDA_MEMCPY_NODE_PARAMS,
    CUDA_MEMSET_NODE_PARAMS_v2, CUfilter_mode, CUgraphNodeType, CUlaunchAttributeID,
    CUmemPool_attribute, CUresourcetype, CUresult, CUstreamBatchMemOpType, CUtensorMapAllocClass,
    CUtensorMapDataType, CUtensorMapFloatOOBfill, CUtensorMapIm2ColWideMode, CUtensorMapInterleave,
    CUtensorMapL2promotion, CUtensorMapSwizzle,
};

/// The codes that calls have for rules of types.
pub(crate) const CODES: &[(&core::ffi::CStr, u32, Option<CUresult>)] = &[
    (c"cuSignalExternalSemaphoresAsync", 558, code::UNDOCUMENTED),
    (c"cuWaitExternalSemaphoresAsync", 559, code::UNDOCUMENTED),
    (c"cuMemPoolGetAccess", 522, code::UNDOCUMENTED),
    (c"cuMemCreate", 523, code::INVALID_DEVICE),
    (c"cuMemSetAccess", 523, code::INVALID_VALUE),
    (c"cuMemGetAccess", 523, code::INVALID_DEVICE),
    (c"cuMemGetDefaultMemPool", 523, code::INVALID_VALUE),
];

impl Enumerators for CUfilter_mode {
    const SINCE: &'static [(Self, u32)] =
        &[(Self::CU_TR_FILTER_MODE_POINT, 11070), (Self::CU_TR_FILTER_MODE_LINEAR, 11070)];
}

impl Enumerators for CUmemPool_attribute {
    const SINCE: &'static [(Self, u32)] = &[
        (Self::CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES, 11070),
        (Self::CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC, 11070),
        (Self::CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES, 11070),
        (Self::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, 11070),
        (Self::CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT, 11070),
        (Self::CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH, 11070),
        (Self::CU_MEMPOOL_ATTR_USED_MEM_CURRENT, 11070),
        (Self::CU_MEMPOOL_ATTR_USED_MEM_HIGH, 11070),
        (Self::CU_MEMPOOL_ATTR_ALLOCATION_TYPE, 13020),
        (Self::CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES, 13020),
        (Self::CU_MEMPOOL_ATTR_LOCATION_ID, 13020),
        (Self::CU_MEMPOOL_ATTR_LOCATION_TYPE, 13020),
        (Self::CU_MEMPOOL_ATTR_MAX_POOL_SIZE, 13020),
        (Self::CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED, 13020),
        (Self::CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID, 13040),
    ];
}

impl Enumerators for CUresourcetype {
    const SINCE: &'static [(Self, u32)] = &[
        (Self::CU_RESOURCE_TYPE_ARRAY, 11070),
        (Self::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY, 11070),
        (Self::CU_RESOURCE_TYPE_LINEAR, 11070),
        (Self::CU_RESOURCE_TYPE_PITCH2D, 11070),
    ];
}

impl Enumerators for CUstreamBatchMemOpType {
    const SINCE: &'static [(Self, u32)] = &[
        (Self::CU_STREAM_MEM_OP_WAIT_VALUE_32, 11070),
        (Self::CU_STREAM_MEM_OP_WRITE_VALUE_32, 11070),
        (Self::CU_STREAM_MEM_OP_WAIT_VALUE_64, 11070),
        (Self::CU_STREAM_MEM_OP_WRITE_VALUE_64, 11070),
        (Self::CU_STREAM_MEM_OP_BARRIER, 11070),
        (Self::CU_STREAM_MEM_OP_ATOMIC_REDUCTION, 13010),
        (Self::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES, 11070),
    ];
}

impl Enumerators for CUtensorMapAllocClass {
    const SINCE: &'static [(Self, u32)] = &[
        (Self::CU_TENSOR_MAP_ALLOC_CLASS_AUTO, 13050),
        (Self::CU_TENSOR_MAP_ALLOC_CLASS_SMALL, 13050),
        (Self::CU_TENSOR_MAP_ALLOC_CLASS_LARGE, 13050),
    ];
}

impl Enumerators for CUtensorMapDataType {
    const SINCE: &'static [(Self, u32)] = &[
        (Self::CU_TENSOR_MAP_DATA_TYPE_UINT8, 12000),
        (Self::CU_TENSOR_MAP_DATA_TYPE_UINT16, 12000),
        (Self::CU_TENSOR_MAP_DATA_TYPE_UINT32, 12000),
        (Self::CU_TENSOR_MAP_DATA_TYPE_INT32, 12000),
        (Self::CU_TENSOR_MAP_DATA_TYPE_UINT64, 12000),
        (Self::CU_TENSOR_MAP_DATA_TYPE_INT64, 12000),
        (Self::CU_TENSOR_MAP_DATA_TYPE_FLOAT16, 12000),
        (Self::CU_TENSOR_MAP_DATA_TYPE_FLOAT32, 12000),
        (Self::CU_TENSOR_MAP_DATA_TYPE_FLOAT64, 12000),
        (Self::CU_TENSOR_MAP_DATA_TYPE_BFLOAT16, 12000),
        (Self::CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ, 12000),
        (Self::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32, 12000),
        (Self::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ, 12000),
        (Self::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B, 12080),
        (Self::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B, 12080),
        (Self::CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B, 12080),
    ];
}

impl Enumerators for CUtensorMapFloatOOBfill {
    const SINCE: &'static [(Self, u32)] = &[
        (Self::CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE, 12000),
        (Self::CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA, 12000),
    ];
}

impl Enumerators for CUtensorMapIm2ColWideMode {
    const SINCE: &'static [(Self, u32)] = &[
        (Self::CU_TENSOR_MAP_IM2COL_WIDE_MODE_W, 12080),
        (Self::CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128, 12080),
    ];
}

impl Enumerators for CUtensorMapInterleave {
    const SINCE: &'static [(Self, u32)] = &[
        (Self::CU_TENSOR_MAP_INTERLEAVE_NONE, 12000),
        (Self::CU_TENSOR_MAP_INTERLEAVE_16B, 12000),
        (Self::CU_TENSOR_MAP_INTERLEAVE_32B, 12000),
    ];
}

impl Enumerators for CUtensorMapL2promotion {
    const SINCE: &'static [(Self, u32)] = &[
        (Self::CU_TENSOR_MAP_L2_PROMOTION_NONE, 12000),
        (Self::CU_TENSOR_MAP_L2_PROMOTION_L2_64B, 12000),
        (Self::CU_TENSOR_MAP_L2_PROMOTION_L2_128B, 12000),
        (Self::CU_TENSOR_MAP_L2_PROMOTION_L2_256B, 12000),
    ];
}

impl Enumerators for CUtensorMapSwizzle {
    const SINCE: &'static [(Self, u32)] = &[
        (Self::CU_TENSOR_MAP_SWIZZLE_NONE, 12000),
        (Self::CU_TENSOR_MAP_SWIZZLE_32B, 12000),
        (Self::CU_TENSOR_MAP_SWIZZLE_64B, 12000),
        (Self::CU_TENSOR_MAP_SWIZZLE_128B, 12000),
        (Self::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B, 12080),
        (Self::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B, 12080),
        (Self::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B, 12080),
    ];
}

#[inline]
pub(crate) fn CUDA_ARRAY3D_DESCRIPTOR(x: &cuda_sys::CUDA_ARRAY3D_DESCRIPTOR) -> Verdict {
    crate::rules::parts::array::limits(x).at("x")?;
    crate::rules::parts::array::surface_limits(x).at("x")?;
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUDA_BATCH_MEM_OP_NODE_PARAMS(
    x: &cuda_sys::CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        for (i, element) in elements(x.paramArray, x.count as usize).iter().enumerate() {
            crate::walk::CUstreamBatchMemOpParams(element).at_element("x.paramArray[i]", i)?;
        }
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUDA_BATCH_MEM_OP_NODE_PARAMS_v2(
    x: &cuda_sys::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        for (i, element) in elements(x.paramArray, x.count as usize).iter().enumerate() {
            crate::walk::CUstreamBatchMemOpParams(element).at_element("x.paramArray[i]", i)?;
        }
    }
    Ok(())
}

#[inline]
pub(crate) fn CUDA_CHILD_GRAPH_NODE_PARAMS(x: &cuda_sys::CUDA_CHILD_GRAPH_NODE_PARAMS) -> Verdict {
    crate::rules::graph::CUDA_CHILD_GRAPH_NODE_PARAMS(x).at("x")?;
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUDA_EVENT_RECORD_NODE_PARAMS(
    x: &cuda_sys::CUDA_EVENT_RECORD_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::graph::ctx_112(x.ctx).at("x.ctx")?;
    }
    Ok(())
}

#[inline]
pub(crate) fn CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS(
    x: &cuda_sys::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
) -> Verdict {
    crate::rules::parts::semaphore::signal(x).at("x")?;
    Ok(())
}

#[inline]
pub(crate) fn CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS(
    x: &cuda_sys::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
) -> Verdict {
    crate::rules::parts::semaphore::wait(x).at("x")?;
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUDA_EXT_SEM_SIGNAL_NODE_PARAMS(
    x: &cuda_sys::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        for (i, element) in elements(x.paramsArray, x.numExtSems as usize).iter().enumerate() {
            crate::walk::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS(element)
                .at_element("x.paramsArray[i]", i)?;
        }
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2(
    x: &cuda_sys::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        for (i, element) in elements(x.paramsArray, x.numExtSems as usize).iter().enumerate() {
            crate::walk::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS(element)
                .at_element("x.paramsArray[i]", i)?;
        }
        crate::rules::graph::ctx_113(x.ctx).at("x.ctx")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUDA_EXT_SEM_WAIT_NODE_PARAMS(
    x: &cuda_sys::CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        for (i, element) in elements(x.paramsArray, x.numExtSems as usize).iter().enumerate() {
            crate::walk::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS(element)
                .at_element("x.paramsArray[i]", i)?;
        }
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2(
    x: &cuda_sys::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        for (i, element) in elements(x.paramsArray, x.numExtSems as usize).iter().enumerate() {
            crate::walk::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS(element)
                .at_element("x.paramsArray[i]", i)?;
        }
        crate::rules::graph::ctx_114(x.ctx).at("x.ctx")?;
    }
    Ok(())
}

#[inline]
pub(crate) fn CUDA_FABRIC_COPY_BATCH_OP(x: &cuda_sys::CUDA_FABRIC_COPY_BATCH_OP) -> Verdict {
    crate::rules::parts::fabric::fabric_op(x).at("x")?;
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUDA_FABRIC_CPY_BATCH_NODE_PARAMS(
    x: &cuda_sys::CUDA_FABRIC_CPY_BATCH_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::graph::CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1(x).at("x")?;
        for (i, element) in elements(x.opList, x.numOps).iter().enumerate() {
            crate::walk::CUDA_FABRIC_COPY_BATCH_OP(element).at_element("x.opList[i]", i)?;
        }
    }
    Ok(())
}

#[inline]
pub(crate) fn CUDA_GRAPH_INSTANTIATE_PARAMS(
    x: &cuda_sys::CUDA_GRAPH_INSTANTIATE_PARAMS,
) -> Verdict {
    crate::rules::graph::compatible(x.flags).inside("x")?;
    crate::rules::graph::CUDA_GRAPH_INSTANTIATE_PARAMS(x).at("x")?;
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUDA_HOST_NODE_PARAMS_v2(x: &cuda_sys::CUDA_HOST_NODE_PARAMS_v2) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::graph::CUDA_HOST_NODE_PARAMS_v2(x).at("x")?;
        crate::rules::graph::ctx_110(x.ctx).at("x.ctx")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUDA_KERNEL_NODE_PARAMS(x: &cuda_sys::CUDA_KERNEL_NODE_PARAMS) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::launch::one_list(x.kernelParams, Extra::new(x.extra)).inside("x")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUDA_KERNEL_NODE_PARAMS_v3(
    x: &cuda_sys::CUDA_KERNEL_NODE_PARAMS_v3,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::launch::one_list(x.kernelParams, Extra::new(x.extra)).inside("x")?;
    }
    Ok(())
}

#[inline]
pub(crate) fn CUDA_MEMCPY3D(x: &cuda_sys::CUDA_MEMCPY3D) -> Verdict {
    crate::rules::parts::copy::copy_3d(x).at("x")?;
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUDA_MEMCPY_BATCH_NODE_PARAMS(
    x: &cuda_sys::CUDA_MEMCPY_BATCH_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        for (i, element) in elements(x.attrs, x.numAttrs).iter().enumerate() {
            crate::walk::CUmemcpyAttributes(element).at_element("x.attrs[i]", i)?;
        }
    }
    Ok(())
}

#[inline]
pub(crate) fn CUDA_MEMCPY_NODE_PARAMS(x: &cuda_sys::CUDA_MEMCPY_NODE_PARAMS) -> Verdict {
    crate::rules::graph::CUDA_MEMCPY_NODE_PARAMS(x).at("x")?;
    crate::walk::CUDA_MEMCPY3D(&x.copyParams).at("x.copyParams")?;
    Ok(())
}

#[inline]
pub(crate) fn CUDA_MEMSET_NODE_PARAMS(x: &cuda_sys::CUDA_MEMSET_NODE_PARAMS) -> Verdict {
    crate::rules::graph::memset(x.elementSize).inside("x")?;
    Ok(())
}

#[inline]
pub(crate) fn CUDA_MEMSET_NODE_PARAMS_v2(x: &cuda_sys::CUDA_MEMSET_NODE_PARAMS_v2) -> Verdict {
    crate::rules::graph::memset(x.elementSize).inside("x")?;
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUDA_MEM_ALLOC_NODE_PARAMS(
    x: &cuda_sys::CUDA_MEM_ALLOC_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::graph::allocation(&x.poolProps, x.accessDescCount).inside("x")?;
        crate::walk::CUmemPoolProps(&x.poolProps).at("x.poolProps")?;
        for (i, element) in elements(x.accessDescs, x.accessDescCount).iter().enumerate() {
            crate::walk::CUmemAccessDesc(element).at_element("x.accessDescs[i]", i)?;
        }
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUDA_MEM_ALLOC_NODE_PARAMS_v2(
    x: &cuda_sys::CUDA_MEM_ALLOC_NODE_PARAMS_v2,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::graph::allocation(&x.poolProps, x.accessDescCount).inside("x")?;
        crate::walk::CUmemPoolProps(&x.poolProps).at("x.poolProps")?;
        for (i, element) in elements(x.accessDescs, x.accessDescCount).iter().enumerate() {
            crate::walk::CUmemAccessDesc(element).at_element("x.accessDescs[i]", i)?;
        }
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUDA_RESOURCE_DESC(x: &cuda_sys::CUDA_RESOURCE_DESC) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::walk::CUDA_RESOURCE_DESC_res(x.resType, &x.res)
            .at("x.res")
            .tagged("x.resType", x.resType)?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUDA_RESOURCE_DESC_res(
    tag: CUresourcetype,
    x: &cuda_sys::CUDA_RESOURCE_DESC_res,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        match tag {
            CUresourcetype::CU_RESOURCE_TYPE_LINEAR => {
                crate::walk::CUDA_RESOURCE_DESC_res_linear(&x.linear).at("x.linear")?;
            }
            CUresourcetype::CU_RESOURCE_TYPE_PITCH2D => {
                crate::walk::CUDA_RESOURCE_DESC_res_pitch2D(&x.pitch2D).at("x.pitch2D")?;
            }
            _ => {}
        }
    }
    Ok(())
}

#[inline]
pub(crate) fn CUDA_RESOURCE_DESC_res_linear(
    x: &cuda_sys::CUDA_RESOURCE_DESC_res_linear,
) -> Verdict {
    crate::rules::texobject::CUDA_RESOURCE_DESC_res_linear(x).at("x")?;
    Ok(())
}

#[inline]
pub(crate) fn CUDA_RESOURCE_DESC_res_pitch2D(
    x: &cuda_sys::CUDA_RESOURCE_DESC_res_pitch2D,
) -> Verdict {
    crate::rules::texobject::CUDA_RESOURCE_DESC_res_pitch2D(x).at("x")?;
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUarrayMapInfo(x: &cuda_sys::CUarrayMapInfo) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::va::array_map_info(x).at("x")?;
        crate::rules::va::unmap(x.memOperationType, x.memHandle.memHandle).inside("x")?;
    }
    Ok(())
}

#[inline]
pub(crate) fn CUgraphEdgeData(x: &cuda_sys::CUgraphEdgeData) -> Verdict {
    crate::rules::parts::edges::CUgraphEdgeData(x).at("x")?;
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUgraphNodeParams(x: &cuda_sys::CUgraphNodeParams) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::graph::CUgraphNodeParams(x).at("x")?;
        crate::rules::graph::reserved1(
            &x.reserved1,
            Used(match x.type_ {
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL => {
                    size_of::<CUDA_KERNEL_NODE_PARAMS_v3>()
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY => size_of::<CUDA_MEMCPY_NODE_PARAMS>(),
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMSET => {
                    size_of::<CUDA_MEMSET_NODE_PARAMS_v2>()
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST => size_of::<CUDA_HOST_NODE_PARAMS_v2>(),
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH => {
                    size_of::<CUDA_CHILD_GRAPH_NODE_PARAMS>()
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_WAIT_EVENT => {
                    size_of::<CUDA_EVENT_WAIT_NODE_PARAMS>()
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EVENT_RECORD => {
                    size_of::<CUDA_EVENT_RECORD_NODE_PARAMS>()
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL => {
                    size_of::<CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2>()
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT => {
                    size_of::<CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2>()
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_ALLOC => {
                    size_of::<CUDA_MEM_ALLOC_NODE_PARAMS_v2>()
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_FREE => {
                    size_of::<CUDA_MEM_FREE_NODE_PARAMS>()
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP => {
                    size_of::<CUDA_BATCH_MEM_OP_NODE_PARAMS_v2>()
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_CONDITIONAL => {
                    size_of::<CUDA_CONDITIONAL_NODE_PARAMS>()
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY_BATCH => {
                    size_of::<CUDA_MEMCPY_BATCH_NODE_PARAMS_V1>()
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH => {
                    size_of::<CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1>()
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EMPTY => 0,
                _ => usize::MAX,
            }),
        )
        .inside("x")
        .tagged("x.type", x.type_)?;
        crate::walk::CUgraphNodeParams_anonymous(x.type_, &x.anonymous)
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
                crate::walk::CUDA_KERNEL_NODE_PARAMS_v3(&x.kernel).at("x.kernel")?;
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY => {
                crate::walk::CUDA_MEMCPY_NODE_PARAMS(&x.memcpy).at("x.memcpy")?;
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMSET => {
                crate::walk::CUDA_MEMSET_NODE_PARAMS_v2(&x.memset).at("x.memset")?;
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST => {
                crate::walk::CUDA_HOST_NODE_PARAMS_v2(&x.host).at("x.host")?;
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH => {
                crate::walk::CUDA_CHILD_GRAPH_NODE_PARAMS(&x.graph).at("x.graph")?;
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_EVENT_RECORD => {
                crate::walk::CUDA_EVENT_RECORD_NODE_PARAMS(&x.eventRecord).at("x.eventRecord")?;
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL => {
                crate::walk::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2(&x.extSemSignal)
                    .at("x.extSemSignal")?;
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT => {
                crate::walk::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2(&x.extSemWait).at("x.extSemWait")?;
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_ALLOC => {
                crate::walk::CUDA_MEM_ALLOC_NODE_PARAMS_v2(&x.alloc).at("x.alloc")?;
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP => {
                crate::walk::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2(&x.memOp).at("x.memOp")?;
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY_BATCH => {
                crate::walk::CUDA_MEMCPY_BATCH_NODE_PARAMS(&x.memcpyBatch).at("x.memcpyBatch")?;
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH => {
                crate::walk::CUDA_FABRIC_CPY_BATCH_NODE_PARAMS(&x.fabricCpyBatch)
                    .at("x.fabricCpyBatch")?;
            }
            _ => {}
        }
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUlaunchAttribute(x: &cuda_sys::CUlaunchAttribute) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::walk::CUlaunchAttributeValue(x.id, &x.value).at("x.value").tagged("x.id", x.id)?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUlaunchAttributeValue(
    tag: CUlaunchAttributeID,
    x: &cuda_sys::CUlaunchAttributeValue,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        match tag {
            CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW => {
                crate::rules::parts::launch::accessPolicyWindow(&x.accessPolicyWindow)
                    .at("x.accessPolicyWindow")?;
            }
            CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY => {
                crate::rules::parts::launch::syncPolicy(x.syncPolicy).at("x.syncPolicy")?;
            }
            CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE => {
                crate::rules::parts::launch::clusterSchedulingPolicyPreference(
                    x.clusterSchedulingPolicyPreference,
                )
                .at("x.clusterSchedulingPolicyPreference")?;
            }
            CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT => {
                crate::rules::parts::launch::programmaticEvent(&x.programmaticEvent)
                    .at("x.programmaticEvent")?;
            }
            CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT => {
                crate::rules::parts::launch::launchCompletionEvent(&x.launchCompletionEvent)
                    .at("x.launchCompletionEvent")?;
            }
            CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN => {
                crate::rules::parts::launch::memSyncDomain(x.memSyncDomain)
                    .at("x.memSyncDomain")?;
            }
            CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE => {
                crate::rules::parts::launch::deviceUpdatableKernelNode(
                    &x.deviceUpdatableKernelNode,
                )
                .at("x.deviceUpdatableKernelNode")?;
            }
            CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT => {
                crate::rules::parts::launch::sharedMemCarveout(x.sharedMemCarveout)
                    .at("x.sharedMemCarveout")?;
            }
            CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING => {
                crate::rules::parts::launch::nvlinkUtilCentricScheduling(
                    x.nvlinkUtilCentricScheduling,
                )
                .at("x.nvlinkUtilCentricScheduling")?;
            }
            CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE => {
                crate::rules::parts::launch::portableClusterSizeMode(x.portableClusterSizeMode)
                    .at("x.portableClusterSizeMode")?;
            }
            CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE => {
                crate::rules::parts::launch::sharedMemoryMode(x.sharedMemoryMode)
                    .at("x.sharedMemoryMode")?;
            }
            _ => {}
        }
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUlaunchConfig(x: &cuda_sys::CUlaunchConfig) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::launch::CUlaunchConfig(x).at("x")?;
        for (i, element) in elements(x.attrs, x.numAttrs as usize).iter().enumerate() {
            crate::walk::CUlaunchAttribute(element).at_element("x.attrs[i]", i)?;
        }
    }
    Ok(())
}

#[inline]
pub(crate) fn CUmemAccessDesc(x: &cuda_sys::CUmemAccessDesc) -> Verdict {
    crate::rules::parts::location::access_desc(x).at("x")?;
    crate::walk::CUmemLocation(&x.location).at("x.location")?;
    Ok(())
}

#[inline]
pub(crate) fn CUmemAllocationProp(x: &cuda_sys::CUmemAllocationProp) -> Verdict {
    crate::rules::va::allocation_prop(x).at("x")?;
    crate::walk::CUmemLocation(&x.location).at("x.location")?;
    Ok(())
}

#[inline]
pub(crate) fn CUmemLocation(x: &cuda_sys::CUmemLocation) -> Verdict {
    crate::rules::parts::location::location_type(x).at("x")?;
    crate::rules::parts::location::location_device(x).at("x")?;
    Ok(())
}

#[inline]
pub(crate) fn CUmemPoolProps(x: &cuda_sys::CUmemPoolProps) -> Verdict {
    crate::rules::parts::pool::pool_props(x).at("x")?;
    crate::rules::parts::location::host_node(&x.location).at("x.location")?;
    crate::rules::parts::location::locality_domain(&x.location).at("x.location")?;
    crate::walk::CUmemLocation(&x.location).at("x.location")?;
    Ok(())
}

#[inline]
pub(crate) fn CUmemcpyAttributes(x: &cuda_sys::CUmemcpyAttributes) -> Verdict {
    crate::rules::parts::copy::attributes(x).at("x")?;
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUstreamBatchMemOpParams(x: &cuda_sys::CUstreamBatchMemOpParams) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::memop::operation(x.operation).inside("x")?;
        match x.operation {
            CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32
            | CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64 => {
                crate::walk::CUstreamMemOpWaitValueParams_st(&x.waitValue)
                    .at("x.waitValue")
                    .tagged("x.operation", x.operation)?;
            }
            CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32
            | CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64 => {
                crate::walk::CUstreamMemOpWriteValueParams_st(&x.writeValue)
                    .at("x.writeValue")
                    .tagged("x.operation", x.operation)?;
            }
            CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES => {
                crate::walk::CUstreamMemOpFlushRemoteWritesParams_st(&x.flushRemoteWrites)
                    .at("x.flushRemoteWrites")
                    .tagged("x.operation", x.operation)?;
            }
            CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER => {
                crate::walk::CUstreamMemOpMemoryBarrierParams_st(&x.memoryBarrier)
                    .at("x.memoryBarrier")
                    .tagged("x.operation", x.operation)?;
            }
            CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION => {
                crate::walk::CUstreamMemOpAtomicReductionParams_st(&x.atomicReduction)
                    .at("x.atomicReduction")
                    .tagged("x.operation", x.operation)?;
            }
            _ => {}
        }
    }
    Ok(())
}

#[inline]
pub(crate) fn CUstreamMemOpAtomicReductionParams_st(
    x: &cuda_sys::CUstreamMemOpAtomicReductionParams_st,
) -> Verdict {
    crate::rules::parts::memop::CUstreamMemOpAtomicReductionParams_st(x).at("x")?;
    Ok(())
}

#[inline]
pub(crate) fn CUstreamMemOpFlushRemoteWritesParams_st(
    x: &cuda_sys::CUstreamMemOpFlushRemoteWritesParams_st,
) -> Verdict {
    crate::rules::parts::memop::CUstreamMemOpFlushRemoteWritesParams_st(x).at("x")?;
    Ok(())
}

#[inline]
pub(crate) fn CUstreamMemOpMemoryBarrierParams_st(
    x: &cuda_sys::CUstreamMemOpMemoryBarrierParams_st,
) -> Verdict {
    crate::rules::parts::memop::CUstreamMemOpMemoryBarrierParams_st(x).at("x")?;
    Ok(())
}

#[inline]
pub(crate) fn CUstreamMemOpWaitValueParams_st(
    x: &cuda_sys::CUstreamMemOpWaitValueParams_st,
) -> Verdict {
    crate::rules::parts::memop::CUstreamMemOpWaitValueParams_st(x).at("x")?;
    Ok(())
}

#[inline]
pub(crate) fn CUstreamMemOpWriteValueParams_st(
    x: &cuda_sys::CUstreamMemOpWriteValueParams_st,
) -> Verdict {
    crate::rules::parts::memop::CUstreamMemOpWriteValueParams_st(x).at("x")?;
    Ok(())
}
