// Created by `cargo xtask emit` from cuda.h. Do not edit.

/// C's tags, as further names of the types: `cudaError_enum` is [`CUresult`].
/// The module around this one has these names too.
pub mod tags {
#[doc(no_inline)]
pub use crate::{
    CUuuid as CUuuid_st,
    CUmemFabricHandle as CUmemFabricHandle_st,
    CUipcEventHandle as CUipcEventHandle_st,
    CUipcMemHandle as CUipcMemHandle_st,
    CUipcMem_flags as CUipcMem_flags_enum,
    CUmemAttach_flags as CUmemAttach_flags_enum,
    CUctx_flags as CUctx_flags_enum,
    CUevent_sched_flags as CUevent_sched_flags_enum,
    cl_event_flags as cl_event_flags_enum,
    cl_context_flags as cl_context_flags_enum,
    CUhostTaskSyncMode as CUhostTaskSyncMode_enum,
    CUstream_flags as CUstream_flags_enum,
    CUevent_flags as CUevent_flags_enum,
    CUevent_record_flags as CUevent_record_flags_enum,
    CUevent_wait_flags as CUevent_wait_flags_enum,
    CUatomicOperation as CUatomicOperation_enum,
    CUatomicOperationCapability as CUatomicOperationCapability_enum,
    CUstreamWaitValue_flags as CUstreamWaitValue_flags_enum,
    CUstreamWriteValue_flags as CUstreamWriteValue_flags_enum,
    CUstreamBatchMemOpType as CUstreamBatchMemOpType_enum,
    CUstreamMemoryBarrier_flags as CUstreamMemoryBarrier_flags_enum,
    CUstreamAtomicReductionOpType as CUstreamAtomicReductionOpType_enum,
    CUstreamAtomicReductionDataType as CUstreamAtomicReductionDataType_enum,
    CUstreamBatchMemOpParams as CUstreamBatchMemOpParams_union,
    CUDA_BATCH_MEM_OP_NODE_PARAMS as CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st,
    CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 as CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st,
    CUoccupancy_flags as CUoccupancy_flags_enum,
    CUstreamUpdateCaptureDependencies_flags as CUstreamUpdateCaptureDependencies_flags_enum,
    CUasyncNotificationType as CUasyncNotificationType_enum,
    CUasyncNotificationInfo as CUasyncNotificationInfo_st,
    CUarray_format as CUarray_format_enum,
    CUaddress_mode as CUaddress_mode_enum,
    CUfilter_mode as CUfilter_mode_enum,
    CUdevice_attribute as CUdevice_attribute_enum,
    CUdevprop as CUdevprop_st,
    CUpointer_attribute as CUpointer_attribute_enum,
    CUfunction_attribute as CUfunction_attribute_enum,
    CUfunc_cache as CUfunc_cache_enum,
    CUsharedconfig as CUsharedconfig_enum,
    CUshared_carveout as CUshared_carveout_enum,
    CUmemorytype as CUmemorytype_enum,
    CUcomputemode as CUcomputemode_enum,
    CUmem_advise as CUmem_advise_enum,
    CUmem_range_attribute as CUmem_range_attribute_enum,
    CUjit_option as CUjit_option_enum,
    CUjit_target as CUjit_target_enum,
    CUjit_fallback as CUjit_fallback_enum,
    CUjit_cacheMode as CUjit_cacheMode_enum,
    CUjitInputType as CUjitInputType_enum,
    CUgraphicsRegisterFlags as CUgraphicsRegisterFlags_enum,
    CUgraphicsMapResourceFlags as CUgraphicsMapResourceFlags_enum,
    CUarray_cubemap_face as CUarray_cubemap_face_enum,
    CUlimit as CUlimit_enum,
    CUresourcetype as CUresourcetype_enum,
    CUaccessProperty as CUaccessProperty_enum,
    CUaccessPolicyWindow as CUaccessPolicyWindow_st,
    CUDA_KERNEL_NODE_PARAMS_v1 as CUDA_KERNEL_NODE_PARAMS_st,
    CUDA_KERNEL_NODE_PARAMS as CUDA_KERNEL_NODE_PARAMS_v2_st,
    CUDA_KERNEL_NODE_PARAMS_v3 as CUDA_KERNEL_NODE_PARAMS_v3_st,
    CUDA_MEMSET_NODE_PARAMS as CUDA_MEMSET_NODE_PARAMS_st,
    CUDA_MEMSET_NODE_PARAMS_v2 as CUDA_MEMSET_NODE_PARAMS_v2_st,
    CUDA_HOST_NODE_PARAMS as CUDA_HOST_NODE_PARAMS_st,
    CUDA_HOST_NODE_PARAMS_v2 as CUDA_HOST_NODE_PARAMS_v2_st,
    CUgraphConditionalNodeType as CUgraphConditionalNodeType_enum,
    CUgraphNodeType as CUgraphNodeType_enum,
    CUgraphDependencyType as CUgraphDependencyType_enum,
    CUgraphEdgeData as CUgraphEdgeData_st,
    CUgraphInstantiateResult as CUgraphInstantiateResult_enum,
    CUDA_GRAPH_INSTANTIATE_PARAMS as CUDA_GRAPH_INSTANTIATE_PARAMS_st,
    CUsynchronizationPolicy as CUsynchronizationPolicy_enum,
    CUclusterSchedulingPolicy as CUclusterSchedulingPolicy_enum,
    CUlaunchMemSyncDomain as CUlaunchMemSyncDomain_enum,
    CUlaunchMemSyncDomainMap as CUlaunchMemSyncDomainMap_st,
    CUlaunchAttributePortableClusterMode as CUlaunchAttributePortableClusterMode_enum,
    CUsharedMemoryMode as CUsharedMemoryMode_enum,
    CUlaunchAttributeID as CUlaunchAttributeID_enum,
    CUlaunchAttributeValue as CUlaunchAttributeValue_union,
    CUlaunchAttribute as CUlaunchAttribute_st,
    CUlaunchConfig as CUlaunchConfig_st,
    CUstreamCaptureStatus as CUstreamCaptureStatus_enum,
    CUstreamCaptureMode as CUstreamCaptureMode_enum,
    CUdriverProcAddress_flags as CUdriverProcAddress_flags_enum,
    CUdriverProcAddressQueryResult as CUdriverProcAddressQueryResult_enum,
    CUexecAffinityType as CUexecAffinityType_enum,
    CUexecAffinitySmCount as CUexecAffinitySmCount_st,
    CUexecAffinityParam as CUexecAffinityParam_st,
    CUcigDataType as CUcigDataType_enum,
    CUctxCigParam as CUctxCigParam_st,
    CUctxCreateParams as CUctxCreateParams_st,
    CUstreamCigDataType as CUstreamCigDataType_enum,
    CUstreamCigParam as CUstreamCigParam_st,
    CUstreamCigCaptureParams as CUstreamCigCaptureParams_st,
    CUlibraryOption as CUlibraryOption_enum,
    CUlibraryHostUniversalFunctionAndDataTable as CUlibraryHostUniversalFunctionAndDataTable_st,
    CUresult as cudaError_enum,
    CUdevice_P2PAttribute as CUdevice_P2PAttribute_enum,
    CUDA_MEMCPY2D as CUDA_MEMCPY2D_st,
    CUDA_MEMCPY3D as CUDA_MEMCPY3D_st,
    CUDA_MEMCPY3D_PEER as CUDA_MEMCPY3D_PEER_st,
    CUDA_MEMCPY_NODE_PARAMS as CUDA_MEMCPY_NODE_PARAMS_st,
    CUDA_ARRAY_DESCRIPTOR as CUDA_ARRAY_DESCRIPTOR_st,
    CUDA_ARRAY3D_DESCRIPTOR as CUDA_ARRAY3D_DESCRIPTOR_st,
    CUDA_ARRAY_SPARSE_PROPERTIES as CUDA_ARRAY_SPARSE_PROPERTIES_st,
    CUDA_ARRAY_MEMORY_REQUIREMENTS as CUDA_ARRAY_MEMORY_REQUIREMENTS_st,
    CUDA_RESOURCE_DESC as CUDA_RESOURCE_DESC_st,
    CUDA_TEXTURE_DESC as CUDA_TEXTURE_DESC_st,
    CUresourceViewFormat as CUresourceViewFormat_enum,
    CUDA_RESOURCE_VIEW_DESC as CUDA_RESOURCE_VIEW_DESC_st,
    CUtensorMap as CUtensorMap_st,
    CUtensorMapDataType as CUtensorMapDataType_enum,
    CUtensorMapInterleave as CUtensorMapInterleave_enum,
    CUtensorMapSwizzle as CUtensorMapSwizzle_enum,
    CUtensorMapL2promotion as CUtensorMapL2promotion_enum,
    CUtensorMapFloatOOBfill as CUtensorMapFloatOOBfill_enum,
    CUtensorMapIm2ColWideMode as CUtensorMapIm2ColWideMode_enum,
    CUtensorMapAllocClass as CUtensorMapAllocClass_enum,
    CUDA_POINTER_ATTRIBUTE_P2P_TOKENS as CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st,
    CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS as CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS_enum,
    CUDA_LAUNCH_PARAMS as CUDA_LAUNCH_PARAMS_st,
    CUexternalMemoryHandleType as CUexternalMemoryHandleType_enum,
    CUDA_EXTERNAL_MEMORY_HANDLE_DESC as CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st,
    CUDA_EXTERNAL_MEMORY_BUFFER_DESC as CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st,
    CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC as CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st,
    CUexternalSemaphoreHandleType as CUexternalSemaphoreHandleType_enum,
    CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC as CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS as CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st,
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS as CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st,
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS as CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st,
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 as CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS as CUDA_EXT_SEM_WAIT_NODE_PARAMS_st,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 as CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st,
    CUmemAllocationHandleType as CUmemAllocationHandleType_enum,
    CUmemAccess_flags as CUmemAccess_flags_enum,
    CUmemLocationType as CUmemLocationType_enum,
    CUmemAllocationType as CUmemAllocationType_enum,
    CUmemAllocationGranularity_flags as CUmemAllocationGranularity_flags_enum,
    CUmemRangeHandleType as CUmemRangeHandleType_enum,
    CUmemRangeFlags as CUmemRangeFlags_enum,
    CUarraySparseSubresourceType as CUarraySparseSubresourceType_enum,
    CUmemOperationType as CUmemOperationType_enum,
    CUmemHandleType as CUmemHandleType_enum,
    CUarrayMapInfo as CUarrayMapInfo_st,
    CUmemLocation as CUmemLocation_st,
    CUmemAllocationCompType as CUmemAllocationCompType_enum,
    CUmemAllocationProp as CUmemAllocationProp_st,
    CUmulticastGranularity_flags as CUmulticastGranularity_flags_enum,
    CUmulticastObjectProp as CUmulticastObjectProp_st,
    CUmemAccessDesc as CUmemAccessDesc_st,
    CUgraphExecUpdateResult as CUgraphExecUpdateResult_enum,
    CUgraphExecUpdateResultInfo as CUgraphExecUpdateResultInfo_st,
    CUmemPool_attribute as CUmemPool_attribute_enum,
    CUmemPoolProps as CUmemPoolProps_st,
    CUmemPoolPtrExportData as CUmemPoolPtrExportData_st,
    CUmemcpyFlags as CUmemcpyFlags_enum,
    CUmemcpySrcAccessOrder as CUmemcpySrcAccessOrder_enum,
    CUmemcpyAttributes as CUmemcpyAttributes_st,
    CUmemcpy3DOperandType as CUmemcpy3DOperandType_enum,
    CUoffset3D as CUoffset3D_st,
    CUextent3D as CUextent3D_st,
    CUmemcpy3DOperand as CUmemcpy3DOperand_st,
    CUDA_MEMCPY3D_BATCH_OP as CUDA_MEMCPY3D_BATCH_OP_st,
    CUDA_MEM_ALLOC_NODE_PARAMS as CUDA_MEM_ALLOC_NODE_PARAMS_v1_st,
    CUDA_MEM_ALLOC_NODE_PARAMS_v2 as CUDA_MEM_ALLOC_NODE_PARAMS_v2_st,
    CUDA_MEM_FREE_NODE_PARAMS as CUDA_MEM_FREE_NODE_PARAMS_st,
    CUgraphMem_attribute as CUgraphMem_attribute_enum,
    CUgraphChildGraphNodeOwnership as CUgraphChildGraphNodeOwnership_enum,
    CUDA_CHILD_GRAPH_NODE_PARAMS as CUDA_CHILD_GRAPH_NODE_PARAMS_st,
    CUDA_EVENT_RECORD_NODE_PARAMS as CUDA_EVENT_RECORD_NODE_PARAMS_st,
    CUDA_EVENT_WAIT_NODE_PARAMS as CUDA_EVENT_WAIT_NODE_PARAMS_st,
    CUDA_MEMCPY_BATCH_NODE_PARAMS as CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st,
    CUDA_FABRIC_CPY_BATCH_NODE_PARAMS as CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st,
    CUgraphNodeParams as CUgraphNodeParams_st,
    CUflushGPUDirectRDMAWritesOptions as CUflushGPUDirectRDMAWritesOptions_enum,
    CUGPUDirectRDMAWritesOrdering as CUGPUDirectRDMAWritesOrdering_enum,
    CUflushGPUDirectRDMAWritesScope as CUflushGPUDirectRDMAWritesScope_enum,
    CUflushGPUDirectRDMAWritesTarget as CUflushGPUDirectRDMAWritesTarget_enum,
    CUgraphDebugDot_flags as CUgraphDebugDot_flags_enum,
    CUuserObject_flags as CUuserObject_flags_enum,
    CUuserObjectRetain_flags as CUuserObjectRetain_flags_enum,
    CUgraphInstantiate_flags as CUgraphInstantiate_flags_enum,
    CUdeviceNumaConfig as CUdeviceNumaConfig_enum,
    CUprocessState as CUprocessState_enum,
    CUcheckpointCustomStoragePerDeviceData as CUcheckpointCustomStoragePerDeviceData_st,
    CUcheckpointCustomStorageInfo as CUcheckpointCustomStorageInfo_st,
    CUcheckpointLockArgs as CUcheckpointLockArgs_st,
    CUcheckpointCheckpointArgs as CUcheckpointCheckpointArgs_st,
    CUcheckpointGpuPair as CUcheckpointGpuPair_st,
    CUcheckpointRestoreArgs as CUcheckpointRestoreArgs_st,
    CUcheckpointUnlockArgs as CUcheckpointUnlockArgs_st,
    CUmoduleLoadingMode as CUmoduleLoadingMode_enum,
    CUmemDecompressAlgorithm as CUmemDecompressAlgorithm_enum,
    CUmemDecompressParams as CUmemDecompressParams_st,
    CUcliqueType as CUcliqueType_enum,
    CUcliqueInfo as CUcliqueInfo_st,
    CUlogicalEndpointIpcHandleType as CUlogicalEndpointIpcHandleType_enum,
    CUlogicalEndpointFabricHandle as CUlogicalEndpointFabricHandle_st,
    CUlogicalEndpointType as CUlogicalEndpointType_enum,
    CUlogicalEndpointFlag as CUlogicalEndpointFlag_enum,
    CUlogicalEndpointProp as CUlogicalEndpointProp_struct,
    CUfabricCpyOperandType as CUfabricCpyOperandType_enum,
    CUfabricCpyOperand as CUfabricCpyOperand_st,
    CUDA_FABRIC_COPY_BATCH_OP as CUDA_FABRIC_COPY_BATCH_OP_st,
    CUgraphRecaptureStatus as CUgraphRecaptureStatus_enum,
    CUfunctionLoadingState as CUfunctionLoadingState_enum,
    CUcoredumpSettings as CUcoredumpSettings_enum,
    CUdevSmResource as CUdevSmResource_st,
    CUdevWorkqueueConfigResource as CUdevWorkqueueConfigResource_st,
    CUdevWorkqueueResource as CUdevWorkqueueResource_st,
    CU_DEV_SM_RESOURCE_GROUP_PARAMS as CU_DEV_SM_RESOURCE_GROUP_PARAMS_st,
    CUdevResource as CUdevResource_st,
    CUlogLevel as CUlogLevel_enum,
};
}
#[doc(no_inline)]
pub use self::tags::*;

/// The enumerators of every enum, under their C names: `CUDA_SUCCESS` is a [`CUresult`].
/// The enum documents their meanings.
pub mod enumerators {
use super::*;

pub const CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS: CUipcMem_flags = CUipcMem_flags(1);
pub const CU_MEM_ATTACH_GLOBAL: CUmemAttach_flags = CUmemAttach_flags(1);
pub const CU_MEM_ATTACH_HOST: CUmemAttach_flags = CUmemAttach_flags(2);
pub const CU_MEM_ATTACH_SINGLE: CUmemAttach_flags = CUmemAttach_flags(4);
pub const CU_CTX_SCHED_AUTO: CUctx_flags = CUctx_flags(0);
pub const CU_CTX_SCHED_SPIN: CUctx_flags = CUctx_flags(1);
pub const CU_CTX_SCHED_YIELD: CUctx_flags = CUctx_flags(2);
pub const CU_CTX_SCHED_BLOCKING_SYNC: CUctx_flags = CUctx_flags(4);
#[deprecated = "NVIDIA's header marks it as deprecated"]
pub const CU_CTX_BLOCKING_SYNC: CUctx_flags = CUctx_flags(4);
pub const CU_CTX_SCHED_MASK: CUctx_flags = CUctx_flags(7);
#[deprecated = "NVIDIA's header marks it as deprecated"]
pub const CU_CTX_MAP_HOST: CUctx_flags = CUctx_flags(8);
pub const CU_CTX_LMEM_RESIZE_TO_MAX: CUctx_flags = CUctx_flags(16);
pub const CU_CTX_COREDUMP_ENABLE: CUctx_flags = CUctx_flags(32);
pub const CU_CTX_USER_COREDUMP_ENABLE: CUctx_flags = CUctx_flags(64);
pub const CU_CTX_SYNC_MEMOPS: CUctx_flags = CUctx_flags(128);
pub const CU_CTX_FLAGS_MASK: CUctx_flags = CUctx_flags(255);
pub const CU_EVENT_SCHED_AUTO: CUevent_sched_flags = CUevent_sched_flags(0);
pub const CU_EVENT_SCHED_SPIN: CUevent_sched_flags = CUevent_sched_flags(1);
pub const CU_EVENT_SCHED_YIELD: CUevent_sched_flags = CUevent_sched_flags(2);
pub const CU_EVENT_SCHED_BLOCKING_SYNC: CUevent_sched_flags = CUevent_sched_flags(4);
pub const NVCL_EVENT_SCHED_AUTO: cl_event_flags = cl_event_flags(0);
pub const NVCL_EVENT_SCHED_SPIN: cl_event_flags = cl_event_flags(1);
pub const NVCL_EVENT_SCHED_YIELD: cl_event_flags = cl_event_flags(2);
pub const NVCL_EVENT_SCHED_BLOCKING_SYNC: cl_event_flags = cl_event_flags(4);
pub const NVCL_CTX_SCHED_AUTO: cl_context_flags = cl_context_flags(0);
pub const NVCL_CTX_SCHED_SPIN: cl_context_flags = cl_context_flags(1);
pub const NVCL_CTX_SCHED_YIELD: cl_context_flags = cl_context_flags(2);
pub const NVCL_CTX_SCHED_BLOCKING_SYNC: cl_context_flags = cl_context_flags(4);
pub const CU_HOST_TASK_BLOCKING: CUhostTaskSyncMode = CUhostTaskSyncMode(0);
pub const CU_HOST_TASK_SPINWAIT: CUhostTaskSyncMode = CUhostTaskSyncMode(1);
pub const CU_STREAM_DEFAULT: CUstream_flags = CUstream_flags(0);
pub const CU_STREAM_NON_BLOCKING: CUstream_flags = CUstream_flags(1);
pub const CU_EVENT_DEFAULT: CUevent_flags = CUevent_flags(0);
pub const CU_EVENT_BLOCKING_SYNC: CUevent_flags = CUevent_flags(1);
pub const CU_EVENT_DISABLE_TIMING: CUevent_flags = CUevent_flags(2);
pub const CU_EVENT_INTERPROCESS: CUevent_flags = CUevent_flags(4);
pub const CU_EVENT_RECORD_DEFAULT: CUevent_record_flags = CUevent_record_flags(0);
pub const CU_EVENT_RECORD_EXTERNAL: CUevent_record_flags = CUevent_record_flags(1);
pub const CU_EVENT_WAIT_DEFAULT: CUevent_wait_flags = CUevent_wait_flags(0);
pub const CU_EVENT_WAIT_EXTERNAL: CUevent_wait_flags = CUevent_wait_flags(1);
pub const CU_ATOMIC_OPERATION_INTEGER_ADD: CUatomicOperation = CUatomicOperation(0);
pub const CU_ATOMIC_OPERATION_INTEGER_MIN: CUatomicOperation = CUatomicOperation(1);
pub const CU_ATOMIC_OPERATION_INTEGER_MAX: CUatomicOperation = CUatomicOperation(2);
pub const CU_ATOMIC_OPERATION_INTEGER_INCREMENT: CUatomicOperation = CUatomicOperation(3);
pub const CU_ATOMIC_OPERATION_INTEGER_DECREMENT: CUatomicOperation = CUatomicOperation(4);
pub const CU_ATOMIC_OPERATION_AND: CUatomicOperation = CUatomicOperation(5);
pub const CU_ATOMIC_OPERATION_OR: CUatomicOperation = CUatomicOperation(6);
pub const CU_ATOMIC_OPERATION_XOR: CUatomicOperation = CUatomicOperation(7);
pub const CU_ATOMIC_OPERATION_EXCHANGE: CUatomicOperation = CUatomicOperation(8);
pub const CU_ATOMIC_OPERATION_CAS: CUatomicOperation = CUatomicOperation(9);
pub const CU_ATOMIC_OPERATION_FLOAT_ADD: CUatomicOperation = CUatomicOperation(10);
pub const CU_ATOMIC_OPERATION_FLOAT_MIN: CUatomicOperation = CUatomicOperation(11);
pub const CU_ATOMIC_OPERATION_FLOAT_MAX: CUatomicOperation = CUatomicOperation(12);
pub const CU_ATOMIC_OPERATION_MAX: CUatomicOperation = CUatomicOperation(13);
pub const CU_ATOMIC_CAPABILITY_SIGNED: CUatomicOperationCapability = CUatomicOperationCapability(1);
pub const CU_ATOMIC_CAPABILITY_UNSIGNED: CUatomicOperationCapability = CUatomicOperationCapability(2);
pub const CU_ATOMIC_CAPABILITY_REDUCTION: CUatomicOperationCapability = CUatomicOperationCapability(4);
pub const CU_ATOMIC_CAPABILITY_SCALAR_32: CUatomicOperationCapability = CUatomicOperationCapability(8);
pub const CU_ATOMIC_CAPABILITY_SCALAR_64: CUatomicOperationCapability = CUatomicOperationCapability(16);
pub const CU_ATOMIC_CAPABILITY_SCALAR_128: CUatomicOperationCapability = CUatomicOperationCapability(32);
pub const CU_ATOMIC_CAPABILITY_VECTOR_32x4: CUatomicOperationCapability = CUatomicOperationCapability(64);
pub const CU_STREAM_WAIT_VALUE_GEQ: CUstreamWaitValue_flags = CUstreamWaitValue_flags(0);
pub const CU_STREAM_WAIT_VALUE_EQ: CUstreamWaitValue_flags = CUstreamWaitValue_flags(1);
pub const CU_STREAM_WAIT_VALUE_AND: CUstreamWaitValue_flags = CUstreamWaitValue_flags(2);
pub const CU_STREAM_WAIT_VALUE_NOR: CUstreamWaitValue_flags = CUstreamWaitValue_flags(3);
pub const CU_STREAM_WAIT_VALUE_FLUSH: CUstreamWaitValue_flags = CUstreamWaitValue_flags(1073741824);
pub const CU_STREAM_WRITE_VALUE_DEFAULT: CUstreamWriteValue_flags = CUstreamWriteValue_flags(0);
pub const CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER: CUstreamWriteValue_flags = CUstreamWriteValue_flags(1);
pub const CU_STREAM_MEM_OP_WAIT_VALUE_32: CUstreamBatchMemOpType = CUstreamBatchMemOpType(1);
pub const CU_STREAM_MEM_OP_WRITE_VALUE_32: CUstreamBatchMemOpType = CUstreamBatchMemOpType(2);
pub const CU_STREAM_MEM_OP_WAIT_VALUE_64: CUstreamBatchMemOpType = CUstreamBatchMemOpType(4);
pub const CU_STREAM_MEM_OP_WRITE_VALUE_64: CUstreamBatchMemOpType = CUstreamBatchMemOpType(5);
pub const CU_STREAM_MEM_OP_BARRIER: CUstreamBatchMemOpType = CUstreamBatchMemOpType(6);
pub const CU_STREAM_MEM_OP_ATOMIC_REDUCTION: CUstreamBatchMemOpType = CUstreamBatchMemOpType(8);
pub const CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES: CUstreamBatchMemOpType = CUstreamBatchMemOpType(3);
pub const CU_STREAM_MEMORY_BARRIER_TYPE_SYS: CUstreamMemoryBarrier_flags = CUstreamMemoryBarrier_flags(0);
pub const CU_STREAM_MEMORY_BARRIER_TYPE_GPU: CUstreamMemoryBarrier_flags = CUstreamMemoryBarrier_flags(1);
pub const CU_STREAM_ATOMIC_REDUCTION_OP_OR: CUstreamAtomicReductionOpType = CUstreamAtomicReductionOpType(6);
pub const CU_STREAM_ATOMIC_REDUCTION_OP_AND: CUstreamAtomicReductionOpType = CUstreamAtomicReductionOpType(5);
pub const CU_STREAM_ATOMIC_REDUCTION_OP_ADD: CUstreamAtomicReductionOpType = CUstreamAtomicReductionOpType(0);
pub const CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32: CUstreamAtomicReductionDataType = CUstreamAtomicReductionDataType(14);
pub const CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64: CUstreamAtomicReductionDataType = CUstreamAtomicReductionDataType(22);
pub const CU_OCCUPANCY_DEFAULT: CUoccupancy_flags = CUoccupancy_flags(0);
pub const CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE: CUoccupancy_flags = CUoccupancy_flags(1);
pub const CU_STREAM_ADD_CAPTURE_DEPENDENCIES: CUstreamUpdateCaptureDependencies_flags = CUstreamUpdateCaptureDependencies_flags(0);
pub const CU_STREAM_SET_CAPTURE_DEPENDENCIES: CUstreamUpdateCaptureDependencies_flags = CUstreamUpdateCaptureDependencies_flags(1);
pub const CU_ASYNC_NOTIFICATION_TYPE_OVER_BUDGET: CUasyncNotificationType = CUasyncNotificationType(1);
pub const CU_AD_FORMAT_UNSIGNED_INT8: CUarray_format = CUarray_format(1);
pub const CU_AD_FORMAT_UNSIGNED_INT16: CUarray_format = CUarray_format(2);
pub const CU_AD_FORMAT_UNSIGNED_INT32: CUarray_format = CUarray_format(3);
pub const CU_AD_FORMAT_SIGNED_INT8: CUarray_format = CUarray_format(8);
pub const CU_AD_FORMAT_SIGNED_INT16: CUarray_format = CUarray_format(9);
pub const CU_AD_FORMAT_SIGNED_INT32: CUarray_format = CUarray_format(10);
pub const CU_AD_FORMAT_HALF: CUarray_format = CUarray_format(16);
pub const CU_AD_FORMAT_FLOAT: CUarray_format = CUarray_format(32);
pub const CU_AD_FORMAT_NV12: CUarray_format = CUarray_format(176);
pub const CU_AD_FORMAT_UNORM_INT8X1: CUarray_format = CUarray_format(192);
pub const CU_AD_FORMAT_UNORM_INT8X2: CUarray_format = CUarray_format(193);
pub const CU_AD_FORMAT_UNORM_INT8X4: CUarray_format = CUarray_format(194);
pub const CU_AD_FORMAT_UNORM_INT16X1: CUarray_format = CUarray_format(195);
pub const CU_AD_FORMAT_UNORM_INT16X2: CUarray_format = CUarray_format(196);
pub const CU_AD_FORMAT_UNORM_INT16X4: CUarray_format = CUarray_format(197);
pub const CU_AD_FORMAT_SNORM_INT8X1: CUarray_format = CUarray_format(198);
pub const CU_AD_FORMAT_SNORM_INT8X2: CUarray_format = CUarray_format(199);
pub const CU_AD_FORMAT_SNORM_INT8X4: CUarray_format = CUarray_format(200);
pub const CU_AD_FORMAT_SNORM_INT16X1: CUarray_format = CUarray_format(201);
pub const CU_AD_FORMAT_SNORM_INT16X2: CUarray_format = CUarray_format(202);
pub const CU_AD_FORMAT_SNORM_INT16X4: CUarray_format = CUarray_format(203);
pub const CU_AD_FORMAT_BC1_UNORM: CUarray_format = CUarray_format(145);
pub const CU_AD_FORMAT_BC1_UNORM_SRGB: CUarray_format = CUarray_format(146);
pub const CU_AD_FORMAT_BC2_UNORM: CUarray_format = CUarray_format(147);
pub const CU_AD_FORMAT_BC2_UNORM_SRGB: CUarray_format = CUarray_format(148);
pub const CU_AD_FORMAT_BC3_UNORM: CUarray_format = CUarray_format(149);
pub const CU_AD_FORMAT_BC3_UNORM_SRGB: CUarray_format = CUarray_format(150);
pub const CU_AD_FORMAT_BC4_UNORM: CUarray_format = CUarray_format(151);
pub const CU_AD_FORMAT_BC4_SNORM: CUarray_format = CUarray_format(152);
pub const CU_AD_FORMAT_BC5_UNORM: CUarray_format = CUarray_format(153);
pub const CU_AD_FORMAT_BC5_SNORM: CUarray_format = CUarray_format(154);
pub const CU_AD_FORMAT_BC6H_UF16: CUarray_format = CUarray_format(155);
pub const CU_AD_FORMAT_BC6H_SF16: CUarray_format = CUarray_format(156);
pub const CU_AD_FORMAT_BC7_UNORM: CUarray_format = CUarray_format(157);
pub const CU_AD_FORMAT_BC7_UNORM_SRGB: CUarray_format = CUarray_format(158);
pub const CU_AD_FORMAT_P010: CUarray_format = CUarray_format(159);
pub const CU_AD_FORMAT_P016: CUarray_format = CUarray_format(161);
pub const CU_AD_FORMAT_NV16: CUarray_format = CUarray_format(162);
pub const CU_AD_FORMAT_P210: CUarray_format = CUarray_format(163);
pub const CU_AD_FORMAT_P216: CUarray_format = CUarray_format(164);
pub const CU_AD_FORMAT_YUY2: CUarray_format = CUarray_format(165);
pub const CU_AD_FORMAT_Y210: CUarray_format = CUarray_format(166);
pub const CU_AD_FORMAT_Y216: CUarray_format = CUarray_format(167);
pub const CU_AD_FORMAT_AYUV: CUarray_format = CUarray_format(168);
pub const CU_AD_FORMAT_Y410: CUarray_format = CUarray_format(169);
pub const CU_AD_FORMAT_Y416: CUarray_format = CUarray_format(177);
pub const CU_AD_FORMAT_Y444_PLANAR8: CUarray_format = CUarray_format(178);
pub const CU_AD_FORMAT_Y444_PLANAR10: CUarray_format = CUarray_format(179);
pub const CU_AD_FORMAT_YUV444_8bit_SemiPlanar: CUarray_format = CUarray_format(180);
pub const CU_AD_FORMAT_YUV444_16bit_SemiPlanar: CUarray_format = CUarray_format(181);
pub const CU_AD_FORMAT_UNORM_INT_101010_2: CUarray_format = CUarray_format(80);
pub const CU_AD_FORMAT_UINT8_PACKED_422: CUarray_format = CUarray_format(81);
pub const CU_AD_FORMAT_UINT8_PACKED_444: CUarray_format = CUarray_format(82);
pub const CU_AD_FORMAT_UINT8_SEMIPLANAR_420: CUarray_format = CUarray_format(83);
pub const CU_AD_FORMAT_UINT16_SEMIPLANAR_420: CUarray_format = CUarray_format(84);
pub const CU_AD_FORMAT_UINT8_SEMIPLANAR_422: CUarray_format = CUarray_format(85);
pub const CU_AD_FORMAT_UINT16_SEMIPLANAR_422: CUarray_format = CUarray_format(86);
pub const CU_AD_FORMAT_UINT8_SEMIPLANAR_444: CUarray_format = CUarray_format(87);
pub const CU_AD_FORMAT_UINT16_SEMIPLANAR_444: CUarray_format = CUarray_format(88);
pub const CU_AD_FORMAT_UINT8_PLANAR_420: CUarray_format = CUarray_format(89);
pub const CU_AD_FORMAT_UINT16_PLANAR_420: CUarray_format = CUarray_format(90);
pub const CU_AD_FORMAT_UINT8_PLANAR_422: CUarray_format = CUarray_format(91);
pub const CU_AD_FORMAT_UINT16_PLANAR_422: CUarray_format = CUarray_format(92);
pub const CU_AD_FORMAT_UINT8_PLANAR_444: CUarray_format = CUarray_format(93);
pub const CU_AD_FORMAT_UINT16_PLANAR_444: CUarray_format = CUarray_format(94);
pub const CU_AD_FORMAT_MAX: CUarray_format = CUarray_format(2147483647);
pub const CU_TR_ADDRESS_MODE_WRAP: CUaddress_mode = CUaddress_mode(0);
pub const CU_TR_ADDRESS_MODE_CLAMP: CUaddress_mode = CUaddress_mode(1);
pub const CU_TR_ADDRESS_MODE_MIRROR: CUaddress_mode = CUaddress_mode(2);
pub const CU_TR_ADDRESS_MODE_BORDER: CUaddress_mode = CUaddress_mode(3);
pub const CU_TR_FILTER_MODE_POINT: CUfilter_mode = CUfilter_mode(0);
pub const CU_TR_FILTER_MODE_LINEAR: CUfilter_mode = CUfilter_mode(1);
pub const CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK: CUdevice_attribute = CUdevice_attribute(1);
pub const CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X: CUdevice_attribute = CUdevice_attribute(2);
pub const CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y: CUdevice_attribute = CUdevice_attribute(3);
pub const CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z: CUdevice_attribute = CUdevice_attribute(4);
pub const CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X: CUdevice_attribute = CUdevice_attribute(5);
pub const CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y: CUdevice_attribute = CUdevice_attribute(6);
pub const CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z: CUdevice_attribute = CUdevice_attribute(7);
pub const CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK: CUdevice_attribute = CUdevice_attribute(8);
pub const CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK: CUdevice_attribute = CUdevice_attribute(8);
pub const CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY: CUdevice_attribute = CUdevice_attribute(9);
pub const CU_DEVICE_ATTRIBUTE_WARP_SIZE: CUdevice_attribute = CUdevice_attribute(10);
pub const CU_DEVICE_ATTRIBUTE_MAX_PITCH: CUdevice_attribute = CUdevice_attribute(11);
pub const CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK: CUdevice_attribute = CUdevice_attribute(12);
pub const CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK: CUdevice_attribute = CUdevice_attribute(12);
pub const CU_DEVICE_ATTRIBUTE_CLOCK_RATE: CUdevice_attribute = CUdevice_attribute(13);
pub const CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT: CUdevice_attribute = CUdevice_attribute(14);
pub const CU_DEVICE_ATTRIBUTE_GPU_OVERLAP: CUdevice_attribute = CUdevice_attribute(15);
pub const CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT: CUdevice_attribute = CUdevice_attribute(16);
pub const CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT: CUdevice_attribute = CUdevice_attribute(17);
pub const CU_DEVICE_ATTRIBUTE_INTEGRATED: CUdevice_attribute = CUdevice_attribute(18);
pub const CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY: CUdevice_attribute = CUdevice_attribute(19);
pub const CU_DEVICE_ATTRIBUTE_COMPUTE_MODE: CUdevice_attribute = CUdevice_attribute(20);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH: CUdevice_attribute = CUdevice_attribute(21);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH: CUdevice_attribute = CUdevice_attribute(22);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT: CUdevice_attribute = CUdevice_attribute(23);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH: CUdevice_attribute = CUdevice_attribute(24);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT: CUdevice_attribute = CUdevice_attribute(25);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH: CUdevice_attribute = CUdevice_attribute(26);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH: CUdevice_attribute = CUdevice_attribute(27);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT: CUdevice_attribute = CUdevice_attribute(28);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS: CUdevice_attribute = CUdevice_attribute(29);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH: CUdevice_attribute = CUdevice_attribute(27);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT: CUdevice_attribute = CUdevice_attribute(28);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES: CUdevice_attribute = CUdevice_attribute(29);
pub const CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT: CUdevice_attribute = CUdevice_attribute(30);
pub const CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS: CUdevice_attribute = CUdevice_attribute(31);
pub const CU_DEVICE_ATTRIBUTE_ECC_ENABLED: CUdevice_attribute = CUdevice_attribute(32);
pub const CU_DEVICE_ATTRIBUTE_PCI_BUS_ID: CUdevice_attribute = CUdevice_attribute(33);
pub const CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID: CUdevice_attribute = CUdevice_attribute(34);
pub const CU_DEVICE_ATTRIBUTE_TCC_DRIVER: CUdevice_attribute = CUdevice_attribute(35);
pub const CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE: CUdevice_attribute = CUdevice_attribute(36);
pub const CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH: CUdevice_attribute = CUdevice_attribute(37);
pub const CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE: CUdevice_attribute = CUdevice_attribute(38);
pub const CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR: CUdevice_attribute = CUdevice_attribute(39);
pub const CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT: CUdevice_attribute = CUdevice_attribute(40);
pub const CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING: CUdevice_attribute = CUdevice_attribute(41);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH: CUdevice_attribute = CUdevice_attribute(42);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS: CUdevice_attribute = CUdevice_attribute(43);
pub const CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER: CUdevice_attribute = CUdevice_attribute(44);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH: CUdevice_attribute = CUdevice_attribute(45);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT: CUdevice_attribute = CUdevice_attribute(46);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE: CUdevice_attribute = CUdevice_attribute(47);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE: CUdevice_attribute = CUdevice_attribute(48);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE: CUdevice_attribute = CUdevice_attribute(49);
pub const CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID: CUdevice_attribute = CUdevice_attribute(50);
pub const CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT: CUdevice_attribute = CUdevice_attribute(51);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH: CUdevice_attribute = CUdevice_attribute(52);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH: CUdevice_attribute = CUdevice_attribute(53);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS: CUdevice_attribute = CUdevice_attribute(54);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH: CUdevice_attribute = CUdevice_attribute(55);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH: CUdevice_attribute = CUdevice_attribute(56);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT: CUdevice_attribute = CUdevice_attribute(57);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH: CUdevice_attribute = CUdevice_attribute(58);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT: CUdevice_attribute = CUdevice_attribute(59);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH: CUdevice_attribute = CUdevice_attribute(60);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH: CUdevice_attribute = CUdevice_attribute(61);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS: CUdevice_attribute = CUdevice_attribute(62);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH: CUdevice_attribute = CUdevice_attribute(63);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT: CUdevice_attribute = CUdevice_attribute(64);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS: CUdevice_attribute = CUdevice_attribute(65);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH: CUdevice_attribute = CUdevice_attribute(66);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH: CUdevice_attribute = CUdevice_attribute(67);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS: CUdevice_attribute = CUdevice_attribute(68);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH: CUdevice_attribute = CUdevice_attribute(69);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH: CUdevice_attribute = CUdevice_attribute(70);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT: CUdevice_attribute = CUdevice_attribute(71);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH: CUdevice_attribute = CUdevice_attribute(72);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH: CUdevice_attribute = CUdevice_attribute(73);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT: CUdevice_attribute = CUdevice_attribute(74);
pub const CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR: CUdevice_attribute = CUdevice_attribute(75);
pub const CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR: CUdevice_attribute = CUdevice_attribute(76);
pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH: CUdevice_attribute = CUdevice_attribute(77);
pub const CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED: CUdevice_attribute = CUdevice_attribute(78);
pub const CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED: CUdevice_attribute = CUdevice_attribute(79);
pub const CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED: CUdevice_attribute = CUdevice_attribute(80);
pub const CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR: CUdevice_attribute = CUdevice_attribute(81);
pub const CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR: CUdevice_attribute = CUdevice_attribute(82);
pub const CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY: CUdevice_attribute = CUdevice_attribute(83);
pub const CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD: CUdevice_attribute = CUdevice_attribute(84);
pub const CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID: CUdevice_attribute = CUdevice_attribute(85);
pub const CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED: CUdevice_attribute = CUdevice_attribute(86);
pub const CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO: CUdevice_attribute = CUdevice_attribute(87);
pub const CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS: CUdevice_attribute = CUdevice_attribute(88);
pub const CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS: CUdevice_attribute = CUdevice_attribute(89);
pub const CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED: CUdevice_attribute = CUdevice_attribute(90);
pub const CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM: CUdevice_attribute = CUdevice_attribute(91);
pub const CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1: CUdevice_attribute = CUdevice_attribute(92);
pub const CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1: CUdevice_attribute = CUdevice_attribute(93);
pub const CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1: CUdevice_attribute = CUdevice_attribute(94);
pub const CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH: CUdevice_attribute = CUdevice_attribute(95);
pub const CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH: CUdevice_attribute = CUdevice_attribute(96);
pub const CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN: CUdevice_attribute = CUdevice_attribute(97);
pub const CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES: CUdevice_attribute = CUdevice_attribute(98);
pub const CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED: CUdevice_attribute = CUdevice_attribute(99);
pub const CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES: CUdevice_attribute = CUdevice_attribute(100);
pub const CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST: CUdevice_attribute = CUdevice_attribute(101);
pub const CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED: CUdevice_attribute = CUdevice_attribute(102);
pub const CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED: CUdevice_attribute = CUdevice_attribute(102);
pub const CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED: CUdevice_attribute = CUdevice_attribute(103);
pub const CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED: CUdevice_attribute = CUdevice_attribute(104);
pub const CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED: CUdevice_attribute = CUdevice_attribute(105);
pub const CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR: CUdevice_attribute = CUdevice_attribute(106);
pub const CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED: CUdevice_attribute = CUdevice_attribute(107);
pub const CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE: CUdevice_attribute = CUdevice_attribute(108);
pub const CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE: CUdevice_attribute = CUdevice_attribute(109);
pub const CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED: CUdevice_attribute = CUdevice_attribute(110);
pub const CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK: CUdevice_attribute = CUdevice_attribute(111);
pub const CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED: CUdevice_attribute = CUdevice_attribute(112);
pub const CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED: CUdevice_attribute = CUdevice_attribute(113);
pub const CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED: CUdevice_attribute = CUdevice_attribute(114);
pub const CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED: CUdevice_attribute = CUdevice_attribute(115);
pub const CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED: CUdevice_attribute = CUdevice_attribute(116);
pub const CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS: CUdevice_attribute = CUdevice_attribute(117);
pub const CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING: CUdevice_attribute = CUdevice_attribute(118);
pub const CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES: CUdevice_attribute = CUdevice_attribute(119);
pub const CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH: CUdevice_attribute = CUdevice_attribute(120);
pub const CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED: CUdevice_attribute = CUdevice_attribute(121);
pub const CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS: CUdevice_attribute = CUdevice_attribute(122);
pub const CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR: CUdevice_attribute = CUdevice_attribute(123);
pub const CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED: CUdevice_attribute = CUdevice_attribute(124);
pub const CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED: CUdevice_attribute = CUdevice_attribute(125);
pub const CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT: CUdevice_attribute = CUdevice_attribute(126);
pub const CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED: CUdevice_attribute = CUdevice_attribute(127);
pub const CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED: CUdevice_attribute = CUdevice_attribute(128);
pub const CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS: CUdevice_attribute = CUdevice_attribute(129);
pub const CU_DEVICE_ATTRIBUTE_NUMA_CONFIG: CUdevice_attribute = CUdevice_attribute(130);
pub const CU_DEVICE_ATTRIBUTE_NUMA_ID: CUdevice_attribute = CUdevice_attribute(131);
pub const CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED: CUdevice_attribute = CUdevice_attribute(132);
pub const CU_DEVICE_ATTRIBUTE_MPS_ENABLED: CUdevice_attribute = CUdevice_attribute(133);
pub const CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID: CUdevice_attribute = CUdevice_attribute(134);
pub const CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED: CUdevice_attribute = CUdevice_attribute(135);
pub const CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK: CUdevice_attribute = CUdevice_attribute(136);
pub const CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH: CUdevice_attribute = CUdevice_attribute(137);
pub const CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED: CUdevice_attribute = CUdevice_attribute(138);
pub const CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID: CUdevice_attribute = CUdevice_attribute(139);
pub const CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID: CUdevice_attribute = CUdevice_attribute(140);
pub const CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED: CUdevice_attribute = CUdevice_attribute(141);
pub const CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED: CUdevice_attribute = CUdevice_attribute(142);
pub const CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED: CUdevice_attribute = CUdevice_attribute(143);
pub const CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED: CUdevice_attribute = CUdevice_attribute(144);
pub const CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED: CUdevice_attribute = CUdevice_attribute(145);
pub const CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED: CUdevice_attribute = CUdevice_attribute(146);
pub const CU_DEVICE_ATTRIBUTE_ONLY_PARTIAL_HOST_NATIVE_ATOMIC_SUPPORTED: CUdevice_attribute = CUdevice_attribute(147);
pub const CU_DEVICE_ATTRIBUTE_ATOMIC_REDUCTION_SUPPORTED: CUdevice_attribute = CUdevice_attribute(148);
pub const CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT: CUdevice_attribute = CUdevice_attribute(149);
pub const CU_DEVICE_ATTRIBUTE_MAX_OVERSIZED_SHARED_MEMORY_PER_BLOCK: CUdevice_attribute = CUdevice_attribute(150);
pub const CU_DEVICE_ATTRIBUTE_D3D12_CIG_STREAMS_SUPPORTED: CUdevice_attribute = CUdevice_attribute(151);
pub const CU_DEVICE_ATTRIBUTE_DMA_BUF_MMAP_SUPPORTED: CUdevice_attribute = CUdevice_attribute(152);
pub const CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_SUPPORTED: CUdevice_attribute = CUdevice_attribute(153);
pub const CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_MULTICAST_SUPPORTED: CUdevice_attribute = CUdevice_attribute(154);
pub const CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_COUNTED_OPS_SUPPORTED: CUdevice_attribute = CUdevice_attribute(155);
pub const CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_ACCESS_ON_OWNER_DEVICE_SUPPORTED: CUdevice_attribute = CUdevice_attribute(156);
pub const CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_MULTIPROCESSOR_COUNT: CUdevice_attribute = CUdevice_attribute(157);
pub const CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_SUPPORTED_HANDLE_TYPES: CUdevice_attribute = CUdevice_attribute(158);
pub const CU_DEVICE_ATTRIBUTE_VULKAN_CIG_STREAMS_SUPPORTED: CUdevice_attribute = CUdevice_attribute(159);
pub const CU_DEVICE_ATTRIBUTE_TENSOR_MAP_LARGE_TENSOR_MIN_SIZE: CUdevice_attribute = CUdevice_attribute(160);
pub const CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED: CUdevice_attribute = CUdevice_attribute(161);
pub const CU_DEVICE_ATTRIBUTE_MAX: CUdevice_attribute = CUdevice_attribute(162);
pub const CU_POINTER_ATTRIBUTE_CONTEXT: CUpointer_attribute = CUpointer_attribute(1);
pub const CU_POINTER_ATTRIBUTE_MEMORY_TYPE: CUpointer_attribute = CUpointer_attribute(2);
pub const CU_POINTER_ATTRIBUTE_DEVICE_POINTER: CUpointer_attribute = CUpointer_attribute(3);
pub const CU_POINTER_ATTRIBUTE_HOST_POINTER: CUpointer_attribute = CUpointer_attribute(4);
pub const CU_POINTER_ATTRIBUTE_P2P_TOKENS: CUpointer_attribute = CUpointer_attribute(5);
pub const CU_POINTER_ATTRIBUTE_SYNC_MEMOPS: CUpointer_attribute = CUpointer_attribute(6);
pub const CU_POINTER_ATTRIBUTE_BUFFER_ID: CUpointer_attribute = CUpointer_attribute(7);
pub const CU_POINTER_ATTRIBUTE_IS_MANAGED: CUpointer_attribute = CUpointer_attribute(8);
pub const CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL: CUpointer_attribute = CUpointer_attribute(9);
pub const CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE: CUpointer_attribute = CUpointer_attribute(10);
pub const CU_POINTER_ATTRIBUTE_RANGE_START_ADDR: CUpointer_attribute = CUpointer_attribute(11);
pub const CU_POINTER_ATTRIBUTE_RANGE_SIZE: CUpointer_attribute = CUpointer_attribute(12);
pub const CU_POINTER_ATTRIBUTE_MAPPED: CUpointer_attribute = CUpointer_attribute(13);
pub const CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES: CUpointer_attribute = CUpointer_attribute(14);
pub const CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE: CUpointer_attribute = CUpointer_attribute(15);
pub const CU_POINTER_ATTRIBUTE_ACCESS_FLAGS: CUpointer_attribute = CUpointer_attribute(16);
pub const CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE: CUpointer_attribute = CUpointer_attribute(17);
pub const CU_POINTER_ATTRIBUTE_MAPPING_SIZE: CUpointer_attribute = CUpointer_attribute(18);
pub const CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR: CUpointer_attribute = CUpointer_attribute(19);
pub const CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID: CUpointer_attribute = CUpointer_attribute(20);
pub const CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE: CUpointer_attribute = CUpointer_attribute(21);
pub const CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL: CUpointer_attribute = CUpointer_attribute(22);
pub const CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK: CUfunction_attribute = CUfunction_attribute(0);
pub const CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES: CUfunction_attribute = CUfunction_attribute(1);
pub const CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES: CUfunction_attribute = CUfunction_attribute(2);
pub const CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES: CUfunction_attribute = CUfunction_attribute(3);
pub const CU_FUNC_ATTRIBUTE_NUM_REGS: CUfunction_attribute = CUfunction_attribute(4);
pub const CU_FUNC_ATTRIBUTE_PTX_VERSION: CUfunction_attribute = CUfunction_attribute(5);
pub const CU_FUNC_ATTRIBUTE_BINARY_VERSION: CUfunction_attribute = CUfunction_attribute(6);
pub const CU_FUNC_ATTRIBUTE_CACHE_MODE_CA: CUfunction_attribute = CUfunction_attribute(7);
pub const CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES: CUfunction_attribute = CUfunction_attribute(8);
pub const CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT: CUfunction_attribute = CUfunction_attribute(9);
pub const CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET: CUfunction_attribute = CUfunction_attribute(10);
pub const CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH: CUfunction_attribute = CUfunction_attribute(11);
pub const CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT: CUfunction_attribute = CUfunction_attribute(12);
pub const CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH: CUfunction_attribute = CUfunction_attribute(13);
pub const CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED: CUfunction_attribute = CUfunction_attribute(14);
pub const CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE: CUfunction_attribute = CUfunction_attribute(15);
pub const CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED: CUfunction_attribute = CUfunction_attribute(16);
pub const CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE: CUfunction_attribute = CUfunction_attribute(17);
pub const CU_FUNC_ATTRIBUTE_MAX: CUfunction_attribute = CUfunction_attribute(18);
pub const CU_FUNC_CACHE_PREFER_NONE: CUfunc_cache = CUfunc_cache(0);
pub const CU_FUNC_CACHE_PREFER_SHARED: CUfunc_cache = CUfunc_cache(1);
pub const CU_FUNC_CACHE_PREFER_L1: CUfunc_cache = CUfunc_cache(2);
pub const CU_FUNC_CACHE_PREFER_EQUAL: CUfunc_cache = CUfunc_cache(3);
pub const CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE: CUsharedconfig = CUsharedconfig(0);
pub const CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE: CUsharedconfig = CUsharedconfig(1);
pub const CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE: CUsharedconfig = CUsharedconfig(2);
pub const CU_SHAREDMEM_CARVEOUT_DEFAULT: CUshared_carveout = CUshared_carveout(-1);
pub const CU_SHAREDMEM_CARVEOUT_MAX_SHARED: CUshared_carveout = CUshared_carveout(100);
pub const CU_SHAREDMEM_CARVEOUT_MAX_L1: CUshared_carveout = CUshared_carveout(0);
pub const CU_MEMORYTYPE_HOST: CUmemorytype = CUmemorytype(1);
pub const CU_MEMORYTYPE_DEVICE: CUmemorytype = CUmemorytype(2);
pub const CU_MEMORYTYPE_ARRAY: CUmemorytype = CUmemorytype(3);
pub const CU_MEMORYTYPE_UNIFIED: CUmemorytype = CUmemorytype(4);
pub const CU_COMPUTEMODE_DEFAULT: CUcomputemode = CUcomputemode(0);
pub const CU_COMPUTEMODE_PROHIBITED: CUcomputemode = CUcomputemode(2);
pub const CU_COMPUTEMODE_EXCLUSIVE_PROCESS: CUcomputemode = CUcomputemode(3);
pub const CU_MEM_ADVISE_SET_READ_MOSTLY: CUmem_advise = CUmem_advise(1);
pub const CU_MEM_ADVISE_UNSET_READ_MOSTLY: CUmem_advise = CUmem_advise(2);
pub const CU_MEM_ADVISE_SET_PREFERRED_LOCATION: CUmem_advise = CUmem_advise(3);
pub const CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION: CUmem_advise = CUmem_advise(4);
pub const CU_MEM_ADVISE_SET_ACCESSED_BY: CUmem_advise = CUmem_advise(5);
pub const CU_MEM_ADVISE_UNSET_ACCESSED_BY: CUmem_advise = CUmem_advise(6);
pub const CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY: CUmem_range_attribute = CUmem_range_attribute(1);
pub const CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION: CUmem_range_attribute = CUmem_range_attribute(2);
pub const CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY: CUmem_range_attribute = CUmem_range_attribute(3);
pub const CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION: CUmem_range_attribute = CUmem_range_attribute(4);
pub const CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE: CUmem_range_attribute = CUmem_range_attribute(5);
pub const CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID: CUmem_range_attribute = CUmem_range_attribute(6);
pub const CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE: CUmem_range_attribute = CUmem_range_attribute(7);
pub const CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID: CUmem_range_attribute = CUmem_range_attribute(8);
pub const CU_JIT_MAX_REGISTERS: CUjit_option = CUjit_option(0);
pub const CU_JIT_THREADS_PER_BLOCK: CUjit_option = CUjit_option(1);
pub const CU_JIT_WALL_TIME: CUjit_option = CUjit_option(2);
pub const CU_JIT_INFO_LOG_BUFFER: CUjit_option = CUjit_option(3);
pub const CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES: CUjit_option = CUjit_option(4);
pub const CU_JIT_ERROR_LOG_BUFFER: CUjit_option = CUjit_option(5);
pub const CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES: CUjit_option = CUjit_option(6);
pub const CU_JIT_OPTIMIZATION_LEVEL: CUjit_option = CUjit_option(7);
pub const CU_JIT_TARGET_FROM_CUCONTEXT: CUjit_option = CUjit_option(8);
pub const CU_JIT_TARGET: CUjit_option = CUjit_option(9);
pub const CU_JIT_FALLBACK_STRATEGY: CUjit_option = CUjit_option(10);
pub const CU_JIT_GENERATE_DEBUG_INFO: CUjit_option = CUjit_option(11);
pub const CU_JIT_LOG_VERBOSE: CUjit_option = CUjit_option(12);
pub const CU_JIT_GENERATE_LINE_INFO: CUjit_option = CUjit_option(13);
pub const CU_JIT_CACHE_MODE: CUjit_option = CUjit_option(14);
#[deprecated = "NVIDIA's header marks it as deprecated"]
pub const CU_JIT_NEW_SM3X_OPT: CUjit_option = CUjit_option(15);
pub const CU_JIT_FAST_COMPILE: CUjit_option = CUjit_option(16);
pub const CU_JIT_GLOBAL_SYMBOL_NAMES: CUjit_option = CUjit_option(17);
pub const CU_JIT_GLOBAL_SYMBOL_ADDRESSES: CUjit_option = CUjit_option(18);
pub const CU_JIT_GLOBAL_SYMBOL_COUNT: CUjit_option = CUjit_option(19);
#[deprecated = "NVIDIA's header marks it as deprecated"]
pub const CU_JIT_LTO: CUjit_option = CUjit_option(20);
#[deprecated = "NVIDIA's header marks it as deprecated"]
pub const CU_JIT_FTZ: CUjit_option = CUjit_option(21);
#[deprecated = "NVIDIA's header marks it as deprecated"]
pub const CU_JIT_PREC_DIV: CUjit_option = CUjit_option(22);
#[deprecated = "NVIDIA's header marks it as deprecated"]
pub const CU_JIT_PREC_SQRT: CUjit_option = CUjit_option(23);
#[deprecated = "NVIDIA's header marks it as deprecated"]
pub const CU_JIT_FMA: CUjit_option = CUjit_option(24);
#[deprecated = "NVIDIA's header marks it as deprecated"]
pub const CU_JIT_REFERENCED_KERNEL_NAMES: CUjit_option = CUjit_option(25);
#[deprecated = "NVIDIA's header marks it as deprecated"]
pub const CU_JIT_REFERENCED_KERNEL_COUNT: CUjit_option = CUjit_option(26);
#[deprecated = "NVIDIA's header marks it as deprecated"]
pub const CU_JIT_REFERENCED_VARIABLE_NAMES: CUjit_option = CUjit_option(27);
#[deprecated = "NVIDIA's header marks it as deprecated"]
pub const CU_JIT_REFERENCED_VARIABLE_COUNT: CUjit_option = CUjit_option(28);
#[deprecated = "NVIDIA's header marks it as deprecated"]
pub const CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES: CUjit_option = CUjit_option(29);
#[deprecated = "NVIDIA's header marks it as deprecated"]
pub const CU_JIT_POSITION_INDEPENDENT_CODE: CUjit_option = CUjit_option(30);
pub const CU_JIT_MIN_CTA_PER_SM: CUjit_option = CUjit_option(31);
pub const CU_JIT_MAX_THREADS_PER_BLOCK: CUjit_option = CUjit_option(32);
pub const CU_JIT_OVERRIDE_DIRECTIVE_VALUES: CUjit_option = CUjit_option(33);
pub const CU_JIT_SPLIT_COMPILE: CUjit_option = CUjit_option(34);
pub const CU_JIT_BINARY_LOADER_THREAD_COUNT: CUjit_option = CUjit_option(35);
pub const CU_JIT_NUM_OPTIONS: CUjit_option = CUjit_option(36);
pub const CU_TARGET_COMPUTE_30: CUjit_target = CUjit_target(30);
pub const CU_TARGET_COMPUTE_32: CUjit_target = CUjit_target(32);
pub const CU_TARGET_COMPUTE_35: CUjit_target = CUjit_target(35);
pub const CU_TARGET_COMPUTE_37: CUjit_target = CUjit_target(37);
pub const CU_TARGET_COMPUTE_50: CUjit_target = CUjit_target(50);
pub const CU_TARGET_COMPUTE_52: CUjit_target = CUjit_target(52);
pub const CU_TARGET_COMPUTE_53: CUjit_target = CUjit_target(53);
pub const CU_TARGET_COMPUTE_60: CUjit_target = CUjit_target(60);
pub const CU_TARGET_COMPUTE_61: CUjit_target = CUjit_target(61);
pub const CU_TARGET_COMPUTE_62: CUjit_target = CUjit_target(62);
pub const CU_TARGET_COMPUTE_70: CUjit_target = CUjit_target(70);
pub const CU_TARGET_COMPUTE_72: CUjit_target = CUjit_target(72);
pub const CU_TARGET_COMPUTE_75: CUjit_target = CUjit_target(75);
pub const CU_TARGET_COMPUTE_80: CUjit_target = CUjit_target(80);
pub const CU_TARGET_COMPUTE_86: CUjit_target = CUjit_target(86);
pub const CU_TARGET_COMPUTE_87: CUjit_target = CUjit_target(87);
pub const CU_TARGET_COMPUTE_89: CUjit_target = CUjit_target(89);
pub const CU_TARGET_COMPUTE_90: CUjit_target = CUjit_target(90);
pub const CU_TARGET_COMPUTE_100: CUjit_target = CUjit_target(100);
pub const CU_TARGET_COMPUTE_110: CUjit_target = CUjit_target(110);
pub const CU_TARGET_COMPUTE_103: CUjit_target = CUjit_target(103);
pub const CU_TARGET_COMPUTE_107: CUjit_target = CUjit_target(107);
pub const CU_TARGET_COMPUTE_120: CUjit_target = CUjit_target(120);
pub const CU_TARGET_COMPUTE_121: CUjit_target = CUjit_target(121);
pub const CU_TARGET_COMPUTE_90A: CUjit_target = CUjit_target(65626);
pub const CU_TARGET_COMPUTE_100A: CUjit_target = CUjit_target(65636);
pub const CU_TARGET_COMPUTE_110A: CUjit_target = CUjit_target(65646);
pub const CU_TARGET_COMPUTE_103A: CUjit_target = CUjit_target(65639);
pub const CU_TARGET_COMPUTE_107A: CUjit_target = CUjit_target(65643);
pub const CU_TARGET_COMPUTE_120A: CUjit_target = CUjit_target(65656);
pub const CU_TARGET_COMPUTE_121A: CUjit_target = CUjit_target(65657);
pub const CU_TARGET_COMPUTE_100F: CUjit_target = CUjit_target(131172);
pub const CU_TARGET_COMPUTE_110F: CUjit_target = CUjit_target(131182);
pub const CU_TARGET_COMPUTE_103F: CUjit_target = CUjit_target(131175);
pub const CU_TARGET_COMPUTE_107F: CUjit_target = CUjit_target(131179);
pub const CU_TARGET_COMPUTE_120F: CUjit_target = CUjit_target(131192);
pub const CU_TARGET_COMPUTE_121F: CUjit_target = CUjit_target(131193);
pub const CU_PREFER_PTX: CUjit_fallback = CUjit_fallback(0);
pub const CU_PREFER_BINARY: CUjit_fallback = CUjit_fallback(1);
pub const CU_JIT_CACHE_OPTION_NONE: CUjit_cacheMode = CUjit_cacheMode(0);
pub const CU_JIT_CACHE_OPTION_CG: CUjit_cacheMode = CUjit_cacheMode(1);
pub const CU_JIT_CACHE_OPTION_CA: CUjit_cacheMode = CUjit_cacheMode(2);
pub const CU_JIT_INPUT_CUBIN: CUjitInputType = CUjitInputType(0);
pub const CU_JIT_INPUT_PTX: CUjitInputType = CUjitInputType(1);
pub const CU_JIT_INPUT_FATBINARY: CUjitInputType = CUjitInputType(2);
pub const CU_JIT_INPUT_OBJECT: CUjitInputType = CUjitInputType(3);
pub const CU_JIT_INPUT_LIBRARY: CUjitInputType = CUjitInputType(4);
#[deprecated = "NVIDIA's header marks it as deprecated"]
pub const CU_JIT_INPUT_NVVM: CUjitInputType = CUjitInputType(5);
pub const CU_JIT_NUM_INPUT_TYPES: CUjitInputType = CUjitInputType(6);
pub const CU_GRAPHICS_REGISTER_FLAGS_NONE: CUgraphicsRegisterFlags = CUgraphicsRegisterFlags(0);
pub const CU_GRAPHICS_REGISTER_FLAGS_READ_ONLY: CUgraphicsRegisterFlags = CUgraphicsRegisterFlags(1);
pub const CU_GRAPHICS_REGISTER_FLAGS_WRITE_DISCARD: CUgraphicsRegisterFlags = CUgraphicsRegisterFlags(2);
pub const CU_GRAPHICS_REGISTER_FLAGS_SURFACE_LDST: CUgraphicsRegisterFlags = CUgraphicsRegisterFlags(4);
pub const CU_GRAPHICS_REGISTER_FLAGS_TEXTURE_GATHER: CUgraphicsRegisterFlags = CUgraphicsRegisterFlags(8);
pub const CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE: CUgraphicsMapResourceFlags = CUgraphicsMapResourceFlags(0);
pub const CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY: CUgraphicsMapResourceFlags = CUgraphicsMapResourceFlags(1);
pub const CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD: CUgraphicsMapResourceFlags = CUgraphicsMapResourceFlags(2);
pub const CU_CUBEMAP_FACE_POSITIVE_X: CUarray_cubemap_face = CUarray_cubemap_face(0);
pub const CU_CUBEMAP_FACE_NEGATIVE_X: CUarray_cubemap_face = CUarray_cubemap_face(1);
pub const CU_CUBEMAP_FACE_POSITIVE_Y: CUarray_cubemap_face = CUarray_cubemap_face(2);
pub const CU_CUBEMAP_FACE_NEGATIVE_Y: CUarray_cubemap_face = CUarray_cubemap_face(3);
pub const CU_CUBEMAP_FACE_POSITIVE_Z: CUarray_cubemap_face = CUarray_cubemap_face(4);
pub const CU_CUBEMAP_FACE_NEGATIVE_Z: CUarray_cubemap_face = CUarray_cubemap_face(5);
pub const CU_LIMIT_STACK_SIZE: CUlimit = CUlimit(0);
pub const CU_LIMIT_PRINTF_FIFO_SIZE: CUlimit = CUlimit(1);
pub const CU_LIMIT_MALLOC_HEAP_SIZE: CUlimit = CUlimit(2);
pub const CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH: CUlimit = CUlimit(3);
pub const CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT: CUlimit = CUlimit(4);
pub const CU_LIMIT_MAX_L2_FETCH_GRANULARITY: CUlimit = CUlimit(5);
pub const CU_LIMIT_PERSISTING_L2_CACHE_SIZE: CUlimit = CUlimit(6);
pub const CU_LIMIT_SHMEM_SIZE: CUlimit = CUlimit(7);
pub const CU_LIMIT_CIG_ENABLED: CUlimit = CUlimit(8);
pub const CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED: CUlimit = CUlimit(9);
pub const CU_LIMIT_PER_BLOCK_MEMORY_SIZE: CUlimit = CUlimit(10);
pub const CU_LIMIT_MAX: CUlimit = CUlimit(11);
pub const CU_RESOURCE_TYPE_ARRAY: CUresourcetype = CUresourcetype(0);
pub const CU_RESOURCE_TYPE_MIPMAPPED_ARRAY: CUresourcetype = CUresourcetype(1);
pub const CU_RESOURCE_TYPE_LINEAR: CUresourcetype = CUresourcetype(2);
pub const CU_RESOURCE_TYPE_PITCH2D: CUresourcetype = CUresourcetype(3);
pub const CU_ACCESS_PROPERTY_NORMAL: CUaccessProperty = CUaccessProperty(0);
pub const CU_ACCESS_PROPERTY_STREAMING: CUaccessProperty = CUaccessProperty(1);
pub const CU_ACCESS_PROPERTY_PERSISTING: CUaccessProperty = CUaccessProperty(2);
pub const CU_GRAPH_COND_TYPE_IF: CUgraphConditionalNodeType = CUgraphConditionalNodeType(0);
pub const CU_GRAPH_COND_TYPE_WHILE: CUgraphConditionalNodeType = CUgraphConditionalNodeType(1);
pub const CU_GRAPH_COND_TYPE_SWITCH: CUgraphConditionalNodeType = CUgraphConditionalNodeType(2);
pub const CU_GRAPH_NODE_TYPE_KERNEL: CUgraphNodeType = CUgraphNodeType(0);
pub const CU_GRAPH_NODE_TYPE_MEMCPY: CUgraphNodeType = CUgraphNodeType(1);
pub const CU_GRAPH_NODE_TYPE_MEMSET: CUgraphNodeType = CUgraphNodeType(2);
pub const CU_GRAPH_NODE_TYPE_HOST: CUgraphNodeType = CUgraphNodeType(3);
pub const CU_GRAPH_NODE_TYPE_GRAPH: CUgraphNodeType = CUgraphNodeType(4);
pub const CU_GRAPH_NODE_TYPE_EMPTY: CUgraphNodeType = CUgraphNodeType(5);
pub const CU_GRAPH_NODE_TYPE_WAIT_EVENT: CUgraphNodeType = CUgraphNodeType(6);
pub const CU_GRAPH_NODE_TYPE_EVENT_RECORD: CUgraphNodeType = CUgraphNodeType(7);
pub const CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL: CUgraphNodeType = CUgraphNodeType(8);
pub const CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT: CUgraphNodeType = CUgraphNodeType(9);
pub const CU_GRAPH_NODE_TYPE_MEM_ALLOC: CUgraphNodeType = CUgraphNodeType(10);
pub const CU_GRAPH_NODE_TYPE_MEM_FREE: CUgraphNodeType = CUgraphNodeType(11);
pub const CU_GRAPH_NODE_TYPE_BATCH_MEM_OP: CUgraphNodeType = CUgraphNodeType(12);
pub const CU_GRAPH_NODE_TYPE_CONDITIONAL: CUgraphNodeType = CUgraphNodeType(13);
pub const CU_GRAPH_NODE_TYPE_MEMCPY_BATCH: CUgraphNodeType = CUgraphNodeType(14);
pub const CU_GRAPH_NODE_TYPE_RESERVED_16: CUgraphNodeType = CUgraphNodeType(16);
pub const CU_GRAPH_NODE_TYPE_EXTERNAL_ENGINE: CUgraphNodeType = CUgraphNodeType(17);
pub const CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH: CUgraphNodeType = CUgraphNodeType(18);
pub const CU_GRAPH_DEPENDENCY_TYPE_DEFAULT: CUgraphDependencyType = CUgraphDependencyType(0);
pub const CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC: CUgraphDependencyType = CUgraphDependencyType(1);
pub const CUDA_GRAPH_INSTANTIATE_SUCCESS: CUgraphInstantiateResult = CUgraphInstantiateResult(0);
pub const CUDA_GRAPH_INSTANTIATE_ERROR: CUgraphInstantiateResult = CUgraphInstantiateResult(1);
pub const CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE: CUgraphInstantiateResult = CUgraphInstantiateResult(2);
pub const CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED: CUgraphInstantiateResult = CUgraphInstantiateResult(3);
pub const CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED: CUgraphInstantiateResult = CUgraphInstantiateResult(4);
pub const CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED: CUgraphInstantiateResult = CUgraphInstantiateResult(5);
pub const CU_SYNC_POLICY_AUTO: CUsynchronizationPolicy = CUsynchronizationPolicy(1);
pub const CU_SYNC_POLICY_SPIN: CUsynchronizationPolicy = CUsynchronizationPolicy(2);
pub const CU_SYNC_POLICY_YIELD: CUsynchronizationPolicy = CUsynchronizationPolicy(3);
pub const CU_SYNC_POLICY_BLOCKING_SYNC: CUsynchronizationPolicy = CUsynchronizationPolicy(4);
pub const CU_CLUSTER_SCHEDULING_POLICY_DEFAULT: CUclusterSchedulingPolicy = CUclusterSchedulingPolicy(0);
pub const CU_CLUSTER_SCHEDULING_POLICY_SPREAD: CUclusterSchedulingPolicy = CUclusterSchedulingPolicy(1);
pub const CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING: CUclusterSchedulingPolicy = CUclusterSchedulingPolicy(2);
pub const CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY: CUclusterSchedulingPolicy = CUclusterSchedulingPolicy(3);
pub const CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT: CUlaunchMemSyncDomain = CUlaunchMemSyncDomain(0);
pub const CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE: CUlaunchMemSyncDomain = CUlaunchMemSyncDomain(1);
pub const CU_LAUNCH_PORTABLE_CLUSTER_MODE_DEFAULT: CUlaunchAttributePortableClusterMode = CUlaunchAttributePortableClusterMode(0);
pub const CU_LAUNCH_PORTABLE_CLUSTER_MODE_REQUIRE_PORTABLE: CUlaunchAttributePortableClusterMode = CUlaunchAttributePortableClusterMode(1);
pub const CU_LAUNCH_PORTABLE_CLUSTER_MODE_ALLOW_NON_PORTABLE: CUlaunchAttributePortableClusterMode = CUlaunchAttributePortableClusterMode(2);
pub const CU_SHARED_MEMORY_MODE_DEFAULT: CUsharedMemoryMode = CUsharedMemoryMode(0);
pub const CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE: CUsharedMemoryMode = CUsharedMemoryMode(1);
pub const CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE: CUsharedMemoryMode = CUsharedMemoryMode(2);
pub const CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY: CUsharedMemoryMode = CUsharedMemoryMode(3);
pub const CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY: CUsharedMemoryMode = CUsharedMemoryMode(4);
pub const CU_LAUNCH_ATTRIBUTE_IGNORE: CUlaunchAttributeID = CUlaunchAttributeID(0);
pub const CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW: CUlaunchAttributeID = CUlaunchAttributeID(1);
pub const CU_LAUNCH_ATTRIBUTE_COOPERATIVE: CUlaunchAttributeID = CUlaunchAttributeID(2);
pub const CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY: CUlaunchAttributeID = CUlaunchAttributeID(3);
pub const CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION: CUlaunchAttributeID = CUlaunchAttributeID(4);
pub const CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE: CUlaunchAttributeID = CUlaunchAttributeID(5);
pub const CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION: CUlaunchAttributeID = CUlaunchAttributeID(6);
pub const CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT: CUlaunchAttributeID = CUlaunchAttributeID(7);
pub const CU_LAUNCH_ATTRIBUTE_PRIORITY: CUlaunchAttributeID = CUlaunchAttributeID(8);
pub const CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP: CUlaunchAttributeID = CUlaunchAttributeID(9);
pub const CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN: CUlaunchAttributeID = CUlaunchAttributeID(10);
pub const CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION: CUlaunchAttributeID = CUlaunchAttributeID(11);
pub const CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT: CUlaunchAttributeID = CUlaunchAttributeID(12);
pub const CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE: CUlaunchAttributeID = CUlaunchAttributeID(13);
pub const CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT: CUlaunchAttributeID = CUlaunchAttributeID(14);
pub const CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING: CUlaunchAttributeID = CUlaunchAttributeID(16);
pub const CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE: CUlaunchAttributeID = CUlaunchAttributeID(17);
pub const CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE: CUlaunchAttributeID = CUlaunchAttributeID(18);
pub const CU_STREAM_CAPTURE_STATUS_NONE: CUstreamCaptureStatus = CUstreamCaptureStatus(0);
pub const CU_STREAM_CAPTURE_STATUS_ACTIVE: CUstreamCaptureStatus = CUstreamCaptureStatus(1);
pub const CU_STREAM_CAPTURE_STATUS_INVALIDATED: CUstreamCaptureStatus = CUstreamCaptureStatus(2);
pub const CU_STREAM_CAPTURE_MODE_GLOBAL: CUstreamCaptureMode = CUstreamCaptureMode(0);
pub const CU_STREAM_CAPTURE_MODE_THREAD_LOCAL: CUstreamCaptureMode = CUstreamCaptureMode(1);
pub const CU_STREAM_CAPTURE_MODE_RELAXED: CUstreamCaptureMode = CUstreamCaptureMode(2);
pub const CU_GET_PROC_ADDRESS_DEFAULT: CUdriverProcAddress_flags = CUdriverProcAddress_flags(0);
pub const CU_GET_PROC_ADDRESS_LEGACY_STREAM: CUdriverProcAddress_flags = CUdriverProcAddress_flags(1);
pub const CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM: CUdriverProcAddress_flags = CUdriverProcAddress_flags(2);
pub const CU_GET_PROC_ADDRESS_SUCCESS: CUdriverProcAddressQueryResult = CUdriverProcAddressQueryResult(0);
pub const CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND: CUdriverProcAddressQueryResult = CUdriverProcAddressQueryResult(1);
pub const CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT: CUdriverProcAddressQueryResult = CUdriverProcAddressQueryResult(2);
pub const CU_EXEC_AFFINITY_TYPE_SM_COUNT: CUexecAffinityType = CUexecAffinityType(0);
pub const CU_EXEC_AFFINITY_TYPE_MAX: CUexecAffinityType = CUexecAffinityType(1);
pub const CIG_DATA_TYPE_D3D12_COMMAND_QUEUE: CUcigDataType = CUcigDataType(1);
pub const CIG_DATA_TYPE_NV_BLOB: CUcigDataType = CUcigDataType(2);
pub const STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST: CUstreamCigDataType = CUstreamCigDataType(1);
pub const STREAM_CIG_DATA_TYPE_VULKAN_COMMAND_BUFFER_HANDLE_NV: CUstreamCigDataType = CUstreamCigDataType(2);
pub const CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE: CUlibraryOption = CUlibraryOption(0);
pub const CU_LIBRARY_BINARY_IS_PRESERVED: CUlibraryOption = CUlibraryOption(1);
pub const CU_LIBRARY_NUM_OPTIONS: CUlibraryOption = CUlibraryOption(2);
pub const CUDA_SUCCESS: CUresult = CUresult(0);
pub const CUDA_ERROR_INVALID_VALUE: CUresult = CUresult(1);
pub const CUDA_ERROR_OUT_OF_MEMORY: CUresult = CUresult(2);
pub const CUDA_ERROR_NOT_INITIALIZED: CUresult = CUresult(3);
pub const CUDA_ERROR_DEINITIALIZED: CUresult = CUresult(4);
pub const CUDA_ERROR_PROFILER_DISABLED: CUresult = CUresult(5);
#[deprecated = "NVIDIA's header marks it as deprecated"]
pub const CUDA_ERROR_PROFILER_NOT_INITIALIZED: CUresult = CUresult(6);
#[deprecated = "NVIDIA's header marks it as deprecated"]
pub const CUDA_ERROR_PROFILER_ALREADY_STARTED: CUresult = CUresult(7);
#[deprecated = "NVIDIA's header marks it as deprecated"]
pub const CUDA_ERROR_PROFILER_ALREADY_STOPPED: CUresult = CUresult(8);
pub const CUDA_ERROR_STUB_LIBRARY: CUresult = CUresult(34);
pub const CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER: CUresult = CUresult(36);
pub const CUDA_ERROR_DEVICE_UNAVAILABLE: CUresult = CUresult(46);
pub const CUDA_ERROR_MULTICAST_RESOURCE_FULL: CUresult = CUresult(47);
pub const CUDA_ERROR_NO_DEVICE: CUresult = CUresult(100);
pub const CUDA_ERROR_INVALID_DEVICE: CUresult = CUresult(101);
pub const CUDA_ERROR_DEVICE_NOT_LICENSED: CUresult = CUresult(102);
pub const CUDA_ERROR_INVALID_IMAGE: CUresult = CUresult(200);
pub const CUDA_ERROR_INVALID_CONTEXT: CUresult = CUresult(201);
#[deprecated = "NVIDIA's header marks it as deprecated"]
pub const CUDA_ERROR_CONTEXT_ALREADY_CURRENT: CUresult = CUresult(202);
pub const CUDA_ERROR_MAP_FAILED: CUresult = CUresult(205);
pub const CUDA_ERROR_UNMAP_FAILED: CUresult = CUresult(206);
pub const CUDA_ERROR_ARRAY_IS_MAPPED: CUresult = CUresult(207);
pub const CUDA_ERROR_ALREADY_MAPPED: CUresult = CUresult(208);
pub const CUDA_ERROR_NO_BINARY_FOR_GPU: CUresult = CUresult(209);
pub const CUDA_ERROR_ALREADY_ACQUIRED: CUresult = CUresult(210);
pub const CUDA_ERROR_NOT_MAPPED: CUresult = CUresult(211);
pub const CUDA_ERROR_NOT_MAPPED_AS_ARRAY: CUresult = CUresult(212);
pub const CUDA_ERROR_NOT_MAPPED_AS_POINTER: CUresult = CUresult(213);
pub const CUDA_ERROR_ECC_UNCORRECTABLE: CUresult = CUresult(214);
pub const CUDA_ERROR_UNSUPPORTED_LIMIT: CUresult = CUresult(215);
pub const CUDA_ERROR_CONTEXT_ALREADY_IN_USE: CUresult = CUresult(216);
pub const CUDA_ERROR_PEER_ACCESS_UNSUPPORTED: CUresult = CUresult(217);
pub const CUDA_ERROR_INVALID_PTX: CUresult = CUresult(218);
pub const CUDA_ERROR_INVALID_GRAPHICS_CONTEXT: CUresult = CUresult(219);
pub const CUDA_ERROR_NVLINK_UNCORRECTABLE: CUresult = CUresult(220);
pub const CUDA_ERROR_JIT_COMPILER_NOT_FOUND: CUresult = CUresult(221);
pub const CUDA_ERROR_UNSUPPORTED_PTX_VERSION: CUresult = CUresult(222);
pub const CUDA_ERROR_JIT_COMPILATION_DISABLED: CUresult = CUresult(223);
pub const CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY: CUresult = CUresult(224);
pub const CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC: CUresult = CUresult(225);
pub const CUDA_ERROR_CONTAINED: CUresult = CUresult(226);
pub const CUDA_ERROR_INSUFFICIENT_LOADER_VERSION: CUresult = CUresult(227);
pub const CUDA_ERROR_INVALID_SOURCE: CUresult = CUresult(300);
pub const CUDA_ERROR_FILE_NOT_FOUND: CUresult = CUresult(301);
pub const CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND: CUresult = CUresult(302);
pub const CUDA_ERROR_SHARED_OBJECT_INIT_FAILED: CUresult = CUresult(303);
pub const CUDA_ERROR_OPERATING_SYSTEM: CUresult = CUresult(304);
pub const CUDA_ERROR_INVALID_HANDLE: CUresult = CUresult(400);
pub const CUDA_ERROR_ILLEGAL_STATE: CUresult = CUresult(401);
pub const CUDA_ERROR_LOSSY_QUERY: CUresult = CUresult(402);
pub const CUDA_ERROR_NOT_FOUND: CUresult = CUresult(500);
pub const CUDA_ERROR_NOT_READY: CUresult = CUresult(600);
pub const CUDA_ERROR_ILLEGAL_ADDRESS: CUresult = CUresult(700);
pub const CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES: CUresult = CUresult(701);
pub const CUDA_ERROR_LAUNCH_TIMEOUT: CUresult = CUresult(702);
pub const CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING: CUresult = CUresult(703);
pub const CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED: CUresult = CUresult(704);
pub const CUDA_ERROR_PEER_ACCESS_NOT_ENABLED: CUresult = CUresult(705);
pub const CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE: CUresult = CUresult(708);
pub const CUDA_ERROR_CONTEXT_IS_DESTROYED: CUresult = CUresult(709);
pub const CUDA_ERROR_ASSERT: CUresult = CUresult(710);
pub const CUDA_ERROR_TOO_MANY_PEERS: CUresult = CUresult(711);
pub const CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED: CUresult = CUresult(712);
pub const CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED: CUresult = CUresult(713);
pub const CUDA_ERROR_HARDWARE_STACK_ERROR: CUresult = CUresult(714);
pub const CUDA_ERROR_ILLEGAL_INSTRUCTION: CUresult = CUresult(715);
pub const CUDA_ERROR_MISALIGNED_ADDRESS: CUresult = CUresult(716);
pub const CUDA_ERROR_INVALID_ADDRESS_SPACE: CUresult = CUresult(717);
pub const CUDA_ERROR_INVALID_PC: CUresult = CUresult(718);
pub const CUDA_ERROR_LAUNCH_FAILED: CUresult = CUresult(719);
pub const CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE: CUresult = CUresult(720);
pub const CUDA_ERROR_TENSOR_MEMORY_LEAK: CUresult = CUresult(721);
pub const CUDA_ERROR_NOT_PERMITTED: CUresult = CUresult(800);
pub const CUDA_ERROR_NOT_SUPPORTED: CUresult = CUresult(801);
pub const CUDA_ERROR_SYSTEM_NOT_READY: CUresult = CUresult(802);
pub const CUDA_ERROR_SYSTEM_DRIVER_MISMATCH: CUresult = CUresult(803);
pub const CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE: CUresult = CUresult(804);
pub const CUDA_ERROR_MPS_CONNECTION_FAILED: CUresult = CUresult(805);
pub const CUDA_ERROR_MPS_RPC_FAILURE: CUresult = CUresult(806);
pub const CUDA_ERROR_MPS_SERVER_NOT_READY: CUresult = CUresult(807);
pub const CUDA_ERROR_MPS_MAX_CLIENTS_REACHED: CUresult = CUresult(808);
pub const CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED: CUresult = CUresult(809);
pub const CUDA_ERROR_MPS_CLIENT_TERMINATED: CUresult = CUresult(810);
pub const CUDA_ERROR_CDP_NOT_SUPPORTED: CUresult = CUresult(811);
pub const CUDA_ERROR_CDP_VERSION_MISMATCH: CUresult = CUresult(812);
pub const CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED: CUresult = CUresult(900);
pub const CUDA_ERROR_STREAM_CAPTURE_INVALIDATED: CUresult = CUresult(901);
pub const CUDA_ERROR_STREAM_CAPTURE_MERGE: CUresult = CUresult(902);
pub const CUDA_ERROR_STREAM_CAPTURE_UNMATCHED: CUresult = CUresult(903);
pub const CUDA_ERROR_STREAM_CAPTURE_UNJOINED: CUresult = CUresult(904);
pub const CUDA_ERROR_STREAM_CAPTURE_ISOLATION: CUresult = CUresult(905);
pub const CUDA_ERROR_STREAM_CAPTURE_IMPLICIT: CUresult = CUresult(906);
pub const CUDA_ERROR_CAPTURED_EVENT: CUresult = CUresult(907);
pub const CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD: CUresult = CUresult(908);
pub const CUDA_ERROR_TIMEOUT: CUresult = CUresult(909);
pub const CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE: CUresult = CUresult(910);
pub const CUDA_ERROR_EXTERNAL_DEVICE: CUresult = CUresult(911);
pub const CUDA_ERROR_INVALID_CLUSTER_SIZE: CUresult = CUresult(912);
pub const CUDA_ERROR_FUNCTION_NOT_LOADED: CUresult = CUresult(913);
pub const CUDA_ERROR_INVALID_RESOURCE_TYPE: CUresult = CUresult(914);
pub const CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION: CUresult = CUresult(915);
pub const CUDA_ERROR_KEY_ROTATION: CUresult = CUresult(916);
pub const CUDA_ERROR_STREAM_DETACHED: CUresult = CUresult(917);
pub const CUDA_ERROR_GRAPH_RECAPTURE_FAILURE: CUresult = CUresult(918);
pub const CUDA_ERROR_FABRIC_NOT_READY: CUresult = CUresult(919);
pub const CUDA_ERROR_UNKNOWN: CUresult = CUresult(999);
pub const CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK: CUdevice_P2PAttribute = CUdevice_P2PAttribute(1);
pub const CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED: CUdevice_P2PAttribute = CUdevice_P2PAttribute(2);
pub const CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED: CUdevice_P2PAttribute = CUdevice_P2PAttribute(3);
#[deprecated = "NVIDIA's header marks it as deprecated"]
pub const CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED: CUdevice_P2PAttribute = CUdevice_P2PAttribute(4);
pub const CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED: CUdevice_P2PAttribute = CUdevice_P2PAttribute(4);
pub const CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED: CUdevice_P2PAttribute = CUdevice_P2PAttribute(5);
pub const CU_RES_VIEW_FORMAT_NONE: CUresourceViewFormat = CUresourceViewFormat(0);
pub const CU_RES_VIEW_FORMAT_UINT_1X8: CUresourceViewFormat = CUresourceViewFormat(1);
pub const CU_RES_VIEW_FORMAT_UINT_2X8: CUresourceViewFormat = CUresourceViewFormat(2);
pub const CU_RES_VIEW_FORMAT_UINT_4X8: CUresourceViewFormat = CUresourceViewFormat(3);
pub const CU_RES_VIEW_FORMAT_SINT_1X8: CUresourceViewFormat = CUresourceViewFormat(4);
pub const CU_RES_VIEW_FORMAT_SINT_2X8: CUresourceViewFormat = CUresourceViewFormat(5);
pub const CU_RES_VIEW_FORMAT_SINT_4X8: CUresourceViewFormat = CUresourceViewFormat(6);
pub const CU_RES_VIEW_FORMAT_UINT_1X16: CUresourceViewFormat = CUresourceViewFormat(7);
pub const CU_RES_VIEW_FORMAT_UINT_2X16: CUresourceViewFormat = CUresourceViewFormat(8);
pub const CU_RES_VIEW_FORMAT_UINT_4X16: CUresourceViewFormat = CUresourceViewFormat(9);
pub const CU_RES_VIEW_FORMAT_SINT_1X16: CUresourceViewFormat = CUresourceViewFormat(10);
pub const CU_RES_VIEW_FORMAT_SINT_2X16: CUresourceViewFormat = CUresourceViewFormat(11);
pub const CU_RES_VIEW_FORMAT_SINT_4X16: CUresourceViewFormat = CUresourceViewFormat(12);
pub const CU_RES_VIEW_FORMAT_UINT_1X32: CUresourceViewFormat = CUresourceViewFormat(13);
pub const CU_RES_VIEW_FORMAT_UINT_2X32: CUresourceViewFormat = CUresourceViewFormat(14);
pub const CU_RES_VIEW_FORMAT_UINT_4X32: CUresourceViewFormat = CUresourceViewFormat(15);
pub const CU_RES_VIEW_FORMAT_SINT_1X32: CUresourceViewFormat = CUresourceViewFormat(16);
pub const CU_RES_VIEW_FORMAT_SINT_2X32: CUresourceViewFormat = CUresourceViewFormat(17);
pub const CU_RES_VIEW_FORMAT_SINT_4X32: CUresourceViewFormat = CUresourceViewFormat(18);
pub const CU_RES_VIEW_FORMAT_FLOAT_1X16: CUresourceViewFormat = CUresourceViewFormat(19);
pub const CU_RES_VIEW_FORMAT_FLOAT_2X16: CUresourceViewFormat = CUresourceViewFormat(20);
pub const CU_RES_VIEW_FORMAT_FLOAT_4X16: CUresourceViewFormat = CUresourceViewFormat(21);
pub const CU_RES_VIEW_FORMAT_FLOAT_1X32: CUresourceViewFormat = CUresourceViewFormat(22);
pub const CU_RES_VIEW_FORMAT_FLOAT_2X32: CUresourceViewFormat = CUresourceViewFormat(23);
pub const CU_RES_VIEW_FORMAT_FLOAT_4X32: CUresourceViewFormat = CUresourceViewFormat(24);
pub const CU_RES_VIEW_FORMAT_UNSIGNED_BC1: CUresourceViewFormat = CUresourceViewFormat(25);
pub const CU_RES_VIEW_FORMAT_UNSIGNED_BC2: CUresourceViewFormat = CUresourceViewFormat(26);
pub const CU_RES_VIEW_FORMAT_UNSIGNED_BC3: CUresourceViewFormat = CUresourceViewFormat(27);
pub const CU_RES_VIEW_FORMAT_UNSIGNED_BC4: CUresourceViewFormat = CUresourceViewFormat(28);
pub const CU_RES_VIEW_FORMAT_SIGNED_BC4: CUresourceViewFormat = CUresourceViewFormat(29);
pub const CU_RES_VIEW_FORMAT_UNSIGNED_BC5: CUresourceViewFormat = CUresourceViewFormat(30);
pub const CU_RES_VIEW_FORMAT_SIGNED_BC5: CUresourceViewFormat = CUresourceViewFormat(31);
pub const CU_RES_VIEW_FORMAT_UNSIGNED_BC6H: CUresourceViewFormat = CUresourceViewFormat(32);
pub const CU_RES_VIEW_FORMAT_SIGNED_BC6H: CUresourceViewFormat = CUresourceViewFormat(33);
pub const CU_RES_VIEW_FORMAT_UNSIGNED_BC7: CUresourceViewFormat = CUresourceViewFormat(34);
pub const CU_TENSOR_MAP_DATA_TYPE_UINT8: CUtensorMapDataType = CUtensorMapDataType(0);
pub const CU_TENSOR_MAP_DATA_TYPE_UINT16: CUtensorMapDataType = CUtensorMapDataType(1);
pub const CU_TENSOR_MAP_DATA_TYPE_UINT32: CUtensorMapDataType = CUtensorMapDataType(2);
pub const CU_TENSOR_MAP_DATA_TYPE_INT32: CUtensorMapDataType = CUtensorMapDataType(3);
pub const CU_TENSOR_MAP_DATA_TYPE_UINT64: CUtensorMapDataType = CUtensorMapDataType(4);
pub const CU_TENSOR_MAP_DATA_TYPE_INT64: CUtensorMapDataType = CUtensorMapDataType(5);
pub const CU_TENSOR_MAP_DATA_TYPE_FLOAT16: CUtensorMapDataType = CUtensorMapDataType(6);
pub const CU_TENSOR_MAP_DATA_TYPE_FLOAT32: CUtensorMapDataType = CUtensorMapDataType(7);
pub const CU_TENSOR_MAP_DATA_TYPE_FLOAT64: CUtensorMapDataType = CUtensorMapDataType(8);
pub const CU_TENSOR_MAP_DATA_TYPE_BFLOAT16: CUtensorMapDataType = CUtensorMapDataType(9);
pub const CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ: CUtensorMapDataType = CUtensorMapDataType(10);
pub const CU_TENSOR_MAP_DATA_TYPE_TFLOAT32: CUtensorMapDataType = CUtensorMapDataType(11);
pub const CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ: CUtensorMapDataType = CUtensorMapDataType(12);
pub const CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B: CUtensorMapDataType = CUtensorMapDataType(13);
pub const CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B: CUtensorMapDataType = CUtensorMapDataType(14);
pub const CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B: CUtensorMapDataType = CUtensorMapDataType(15);
pub const CU_TENSOR_MAP_INTERLEAVE_NONE: CUtensorMapInterleave = CUtensorMapInterleave(0);
pub const CU_TENSOR_MAP_INTERLEAVE_16B: CUtensorMapInterleave = CUtensorMapInterleave(1);
pub const CU_TENSOR_MAP_INTERLEAVE_32B: CUtensorMapInterleave = CUtensorMapInterleave(2);
pub const CU_TENSOR_MAP_SWIZZLE_NONE: CUtensorMapSwizzle = CUtensorMapSwizzle(0);
pub const CU_TENSOR_MAP_SWIZZLE_32B: CUtensorMapSwizzle = CUtensorMapSwizzle(1);
pub const CU_TENSOR_MAP_SWIZZLE_64B: CUtensorMapSwizzle = CUtensorMapSwizzle(2);
pub const CU_TENSOR_MAP_SWIZZLE_128B: CUtensorMapSwizzle = CUtensorMapSwizzle(3);
pub const CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B: CUtensorMapSwizzle = CUtensorMapSwizzle(4);
pub const CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B: CUtensorMapSwizzle = CUtensorMapSwizzle(5);
pub const CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B: CUtensorMapSwizzle = CUtensorMapSwizzle(6);
pub const CU_TENSOR_MAP_L2_PROMOTION_NONE: CUtensorMapL2promotion = CUtensorMapL2promotion(0);
pub const CU_TENSOR_MAP_L2_PROMOTION_L2_64B: CUtensorMapL2promotion = CUtensorMapL2promotion(1);
pub const CU_TENSOR_MAP_L2_PROMOTION_L2_128B: CUtensorMapL2promotion = CUtensorMapL2promotion(2);
pub const CU_TENSOR_MAP_L2_PROMOTION_L2_256B: CUtensorMapL2promotion = CUtensorMapL2promotion(3);
pub const CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE: CUtensorMapFloatOOBfill = CUtensorMapFloatOOBfill(0);
pub const CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA: CUtensorMapFloatOOBfill = CUtensorMapFloatOOBfill(1);
pub const CU_TENSOR_MAP_IM2COL_WIDE_MODE_W: CUtensorMapIm2ColWideMode = CUtensorMapIm2ColWideMode(0);
pub const CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128: CUtensorMapIm2ColWideMode = CUtensorMapIm2ColWideMode(1);
pub const CU_TENSOR_MAP_ALLOC_CLASS_AUTO: CUtensorMapAllocClass = CUtensorMapAllocClass(0);
pub const CU_TENSOR_MAP_ALLOC_CLASS_SMALL: CUtensorMapAllocClass = CUtensorMapAllocClass(1);
pub const CU_TENSOR_MAP_ALLOC_CLASS_LARGE: CUtensorMapAllocClass = CUtensorMapAllocClass(2);
pub const CU_POINTER_ATTRIBUTE_ACCESS_FLAG_NONE: CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS = CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS(0);
pub const CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READ: CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS = CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS(1);
pub const CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE: CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS = CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS(3);
pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD: CUexternalMemoryHandleType = CUexternalMemoryHandleType(1);
pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32: CUexternalMemoryHandleType = CUexternalMemoryHandleType(2);
pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT: CUexternalMemoryHandleType = CUexternalMemoryHandleType(3);
pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP: CUexternalMemoryHandleType = CUexternalMemoryHandleType(4);
pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE: CUexternalMemoryHandleType = CUexternalMemoryHandleType(5);
pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE: CUexternalMemoryHandleType = CUexternalMemoryHandleType(6);
pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT: CUexternalMemoryHandleType = CUexternalMemoryHandleType(7);
pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF: CUexternalMemoryHandleType = CUexternalMemoryHandleType(8);
pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD: CUexternalMemoryHandleType = CUexternalMemoryHandleType(9);
pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD: CUexternalSemaphoreHandleType = CUexternalSemaphoreHandleType(1);
pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32: CUexternalSemaphoreHandleType = CUexternalSemaphoreHandleType(2);
pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT: CUexternalSemaphoreHandleType = CUexternalSemaphoreHandleType(3);
pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE: CUexternalSemaphoreHandleType = CUexternalSemaphoreHandleType(4);
pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE: CUexternalSemaphoreHandleType = CUexternalSemaphoreHandleType(5);
pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC: CUexternalSemaphoreHandleType = CUexternalSemaphoreHandleType(6);
pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX: CUexternalSemaphoreHandleType = CUexternalSemaphoreHandleType(7);
pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT: CUexternalSemaphoreHandleType = CUexternalSemaphoreHandleType(8);
pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD: CUexternalSemaphoreHandleType = CUexternalSemaphoreHandleType(9);
pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32: CUexternalSemaphoreHandleType = CUexternalSemaphoreHandleType(10);
pub const CU_MEM_HANDLE_TYPE_NONE: CUmemAllocationHandleType = CUmemAllocationHandleType(0);
pub const CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR: CUmemAllocationHandleType = CUmemAllocationHandleType(1);
pub const CU_MEM_HANDLE_TYPE_WIN32: CUmemAllocationHandleType = CUmemAllocationHandleType(2);
pub const CU_MEM_HANDLE_TYPE_WIN32_KMT: CUmemAllocationHandleType = CUmemAllocationHandleType(4);
pub const CU_MEM_HANDLE_TYPE_FABRIC: CUmemAllocationHandleType = CUmemAllocationHandleType(8);
pub const CU_MEM_HANDLE_TYPE_MAX: CUmemAllocationHandleType = CUmemAllocationHandleType(2147483647);
pub const CU_MEM_ACCESS_FLAGS_PROT_NONE: CUmemAccess_flags = CUmemAccess_flags(0);
pub const CU_MEM_ACCESS_FLAGS_PROT_READ: CUmemAccess_flags = CUmemAccess_flags(1);
pub const CU_MEM_ACCESS_FLAGS_PROT_READWRITE: CUmemAccess_flags = CUmemAccess_flags(3);
pub const CU_MEM_ACCESS_FLAGS_PROT_MAX: CUmemAccess_flags = CUmemAccess_flags(2147483647);
pub const CU_MEM_LOCATION_TYPE_INVALID: CUmemLocationType = CUmemLocationType(0);
pub const CU_MEM_LOCATION_TYPE_NONE: CUmemLocationType = CUmemLocationType(0);
pub const CU_MEM_LOCATION_TYPE_DEVICE: CUmemLocationType = CUmemLocationType(1);
pub const CU_MEM_LOCATION_TYPE_HOST: CUmemLocationType = CUmemLocationType(2);
pub const CU_MEM_LOCATION_TYPE_HOST_NUMA: CUmemLocationType = CUmemLocationType(3);
pub const CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT: CUmemLocationType = CUmemLocationType(4);
pub const CU_MEM_LOCATION_TYPE_INVISIBLE: CUmemLocationType = CUmemLocationType(5);
pub const CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN: CUmemLocationType = CUmemLocationType(6);
pub const CU_MEM_LOCATION_TYPE_MAX: CUmemLocationType = CUmemLocationType(2147483647);
pub const CU_MEM_ALLOCATION_TYPE_INVALID: CUmemAllocationType = CUmemAllocationType(0);
pub const CU_MEM_ALLOCATION_TYPE_PINNED: CUmemAllocationType = CUmemAllocationType(1);
pub const CU_MEM_ALLOCATION_TYPE_MANAGED: CUmemAllocationType = CUmemAllocationType(2);
pub const CU_MEM_ALLOCATION_TYPE_MAX: CUmemAllocationType = CUmemAllocationType(2147483647);
pub const CU_MEM_ALLOC_GRANULARITY_MINIMUM: CUmemAllocationGranularity_flags = CUmemAllocationGranularity_flags(0);
pub const CU_MEM_ALLOC_GRANULARITY_RECOMMENDED: CUmemAllocationGranularity_flags = CUmemAllocationGranularity_flags(1);
pub const CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD: CUmemRangeHandleType = CUmemRangeHandleType(1);
pub const CU_MEM_RANGE_HANDLE_TYPE_MAX: CUmemRangeHandleType = CUmemRangeHandleType(2147483647);
pub const CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE: CUmemRangeFlags = CUmemRangeFlags(1);
pub const CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL: CUarraySparseSubresourceType = CUarraySparseSubresourceType(0);
pub const CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL: CUarraySparseSubresourceType = CUarraySparseSubresourceType(1);
pub const CU_MEM_OPERATION_TYPE_MAP: CUmemOperationType = CUmemOperationType(1);
pub const CU_MEM_OPERATION_TYPE_UNMAP: CUmemOperationType = CUmemOperationType(2);
pub const CU_MEM_HANDLE_TYPE_GENERIC: CUmemHandleType = CUmemHandleType(0);
pub const CU_MEM_ALLOCATION_COMP_NONE: CUmemAllocationCompType = CUmemAllocationCompType(0);
pub const CU_MEM_ALLOCATION_COMP_GENERIC: CUmemAllocationCompType = CUmemAllocationCompType(1);
pub const CU_MULTICAST_GRANULARITY_MINIMUM: CUmulticastGranularity_flags = CUmulticastGranularity_flags(0);
pub const CU_MULTICAST_GRANULARITY_RECOMMENDED: CUmulticastGranularity_flags = CUmulticastGranularity_flags(1);
pub const CU_GRAPH_EXEC_UPDATE_SUCCESS: CUgraphExecUpdateResult = CUgraphExecUpdateResult(0);
pub const CU_GRAPH_EXEC_UPDATE_ERROR: CUgraphExecUpdateResult = CUgraphExecUpdateResult(1);
pub const CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED: CUgraphExecUpdateResult = CUgraphExecUpdateResult(2);
pub const CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED: CUgraphExecUpdateResult = CUgraphExecUpdateResult(3);
pub const CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED: CUgraphExecUpdateResult = CUgraphExecUpdateResult(4);
pub const CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED: CUgraphExecUpdateResult = CUgraphExecUpdateResult(5);
pub const CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED: CUgraphExecUpdateResult = CUgraphExecUpdateResult(6);
pub const CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE: CUgraphExecUpdateResult = CUgraphExecUpdateResult(7);
pub const CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED: CUgraphExecUpdateResult = CUgraphExecUpdateResult(8);
pub const CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES: CUmemPool_attribute = CUmemPool_attribute(1);
pub const CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC: CUmemPool_attribute = CUmemPool_attribute(2);
pub const CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES: CUmemPool_attribute = CUmemPool_attribute(3);
pub const CU_MEMPOOL_ATTR_RELEASE_THRESHOLD: CUmemPool_attribute = CUmemPool_attribute(4);
pub const CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT: CUmemPool_attribute = CUmemPool_attribute(5);
pub const CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH: CUmemPool_attribute = CUmemPool_attribute(6);
pub const CU_MEMPOOL_ATTR_USED_MEM_CURRENT: CUmemPool_attribute = CUmemPool_attribute(7);
pub const CU_MEMPOOL_ATTR_USED_MEM_HIGH: CUmemPool_attribute = CUmemPool_attribute(8);
pub const CU_MEMPOOL_ATTR_ALLOCATION_TYPE: CUmemPool_attribute = CUmemPool_attribute(9);
pub const CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES: CUmemPool_attribute = CUmemPool_attribute(10);
pub const CU_MEMPOOL_ATTR_LOCATION_ID: CUmemPool_attribute = CUmemPool_attribute(11);
pub const CU_MEMPOOL_ATTR_LOCATION_TYPE: CUmemPool_attribute = CUmemPool_attribute(12);
pub const CU_MEMPOOL_ATTR_MAX_POOL_SIZE: CUmemPool_attribute = CUmemPool_attribute(13);
pub const CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED: CUmemPool_attribute = CUmemPool_attribute(14);
pub const CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID: CUmemPool_attribute = CUmemPool_attribute(15);
pub const CU_MEMCPY_FLAG_DEFAULT: CUmemcpyFlags = CUmemcpyFlags(0);
pub const CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE: CUmemcpyFlags = CUmemcpyFlags(1);
pub const CU_MEMCPY_SRC_ACCESS_ORDER_INVALID: CUmemcpySrcAccessOrder = CUmemcpySrcAccessOrder(0);
pub const CU_MEMCPY_SRC_ACCESS_ORDER_STREAM: CUmemcpySrcAccessOrder = CUmemcpySrcAccessOrder(1);
pub const CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL: CUmemcpySrcAccessOrder = CUmemcpySrcAccessOrder(2);
pub const CU_MEMCPY_SRC_ACCESS_ORDER_ANY: CUmemcpySrcAccessOrder = CUmemcpySrcAccessOrder(3);
pub const CU_MEMCPY_SRC_ACCESS_ORDER_MAX: CUmemcpySrcAccessOrder = CUmemcpySrcAccessOrder(2147483647);
pub const CU_MEMCPY_OPERAND_TYPE_POINTER: CUmemcpy3DOperandType = CUmemcpy3DOperandType(1);
pub const CU_MEMCPY_OPERAND_TYPE_ARRAY: CUmemcpy3DOperandType = CUmemcpy3DOperandType(2);
pub const CU_MEMCPY_OPERAND_TYPE_MAX: CUmemcpy3DOperandType = CUmemcpy3DOperandType(2147483647);
pub const CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT: CUgraphMem_attribute = CUgraphMem_attribute(0);
pub const CU_GRAPH_MEM_ATTR_USED_MEM_HIGH: CUgraphMem_attribute = CUgraphMem_attribute(1);
pub const CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT: CUgraphMem_attribute = CUgraphMem_attribute(2);
pub const CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH: CUgraphMem_attribute = CUgraphMem_attribute(3);
pub const CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE: CUgraphChildGraphNodeOwnership = CUgraphChildGraphNodeOwnership(0);
pub const CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE: CUgraphChildGraphNodeOwnership = CUgraphChildGraphNodeOwnership(1);
pub const CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID: CUgraphChildGraphNodeOwnership = CUgraphChildGraphNodeOwnership(-1);
pub const CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST: CUflushGPUDirectRDMAWritesOptions = CUflushGPUDirectRDMAWritesOptions(1);
pub const CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_MEMOPS: CUflushGPUDirectRDMAWritesOptions = CUflushGPUDirectRDMAWritesOptions(2);
pub const CU_GPU_DIRECT_RDMA_WRITES_ORDERING_NONE: CUGPUDirectRDMAWritesOrdering = CUGPUDirectRDMAWritesOrdering(0);
pub const CU_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER: CUGPUDirectRDMAWritesOrdering = CUGPUDirectRDMAWritesOrdering(100);
pub const CU_GPU_DIRECT_RDMA_WRITES_ORDERING_ALL_DEVICES: CUGPUDirectRDMAWritesOrdering = CUGPUDirectRDMAWritesOrdering(200);
pub const CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER: CUflushGPUDirectRDMAWritesScope = CUflushGPUDirectRDMAWritesScope(100);
pub const CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES: CUflushGPUDirectRDMAWritesScope = CUflushGPUDirectRDMAWritesScope(200);
pub const CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX: CUflushGPUDirectRDMAWritesTarget = CUflushGPUDirectRDMAWritesTarget(0);
pub const CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE: CUgraphDebugDot_flags = CUgraphDebugDot_flags(1);
pub const CU_GRAPH_DEBUG_DOT_FLAGS_RUNTIME_TYPES: CUgraphDebugDot_flags = CUgraphDebugDot_flags(2);
pub const CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_PARAMS: CUgraphDebugDot_flags = CUgraphDebugDot_flags(4);
pub const CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_NODE_PARAMS: CUgraphDebugDot_flags = CUgraphDebugDot_flags(8);
pub const CU_GRAPH_DEBUG_DOT_FLAGS_MEMSET_NODE_PARAMS: CUgraphDebugDot_flags = CUgraphDebugDot_flags(16);
pub const CU_GRAPH_DEBUG_DOT_FLAGS_HOST_NODE_PARAMS: CUgraphDebugDot_flags = CUgraphDebugDot_flags(32);
pub const CU_GRAPH_DEBUG_DOT_FLAGS_EVENT_NODE_PARAMS: CUgraphDebugDot_flags = CUgraphDebugDot_flags(64);
pub const CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_SIGNAL_NODE_PARAMS: CUgraphDebugDot_flags = CUgraphDebugDot_flags(128);
pub const CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_WAIT_NODE_PARAMS: CUgraphDebugDot_flags = CUgraphDebugDot_flags(256);
pub const CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_ATTRIBUTES: CUgraphDebugDot_flags = CUgraphDebugDot_flags(512);
pub const CU_GRAPH_DEBUG_DOT_FLAGS_HANDLES: CUgraphDebugDot_flags = CUgraphDebugDot_flags(1024);
pub const CU_GRAPH_DEBUG_DOT_FLAGS_MEM_ALLOC_NODE_PARAMS: CUgraphDebugDot_flags = CUgraphDebugDot_flags(2048);
pub const CU_GRAPH_DEBUG_DOT_FLAGS_MEM_FREE_NODE_PARAMS: CUgraphDebugDot_flags = CUgraphDebugDot_flags(4096);
pub const CU_GRAPH_DEBUG_DOT_FLAGS_BATCH_MEM_OP_NODE_PARAMS: CUgraphDebugDot_flags = CUgraphDebugDot_flags(8192);
pub const CU_GRAPH_DEBUG_DOT_FLAGS_EXTRA_TOPO_INFO: CUgraphDebugDot_flags = CUgraphDebugDot_flags(16384);
pub const CU_GRAPH_DEBUG_DOT_FLAGS_CONDITIONAL_NODE_PARAMS: CUgraphDebugDot_flags = CUgraphDebugDot_flags(32768);
pub const CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_BATCH_NODE_PARAMS: CUgraphDebugDot_flags = CUgraphDebugDot_flags(65536);
pub const CU_GRAPH_DEBUG_DOT_FLAGS_FABRIC_CPY_BATCH_NODE_PARAMS: CUgraphDebugDot_flags = CUgraphDebugDot_flags(131072);
pub const CU_USER_OBJECT_NO_DESTRUCTOR_SYNC: CUuserObject_flags = CUuserObject_flags(1);
pub const CU_GRAPH_USER_OBJECT_MOVE: CUuserObjectRetain_flags = CUuserObjectRetain_flags(1);
pub const CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH: CUgraphInstantiate_flags = CUgraphInstantiate_flags(1);
pub const CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD: CUgraphInstantiate_flags = CUgraphInstantiate_flags(2);
pub const CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH: CUgraphInstantiate_flags = CUgraphInstantiate_flags(4);
pub const CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY: CUgraphInstantiate_flags = CUgraphInstantiate_flags(8);
pub const CU_DEVICE_NUMA_CONFIG_NONE: CUdeviceNumaConfig = CUdeviceNumaConfig(0);
pub const CU_DEVICE_NUMA_CONFIG_NUMA_NODE: CUdeviceNumaConfig = CUdeviceNumaConfig(1);
pub const CU_PROCESS_STATE_RUNNING: CUprocessState = CUprocessState(0);
pub const CU_PROCESS_STATE_LOCKED: CUprocessState = CUprocessState(1);
pub const CU_PROCESS_STATE_CHECKPOINTED: CUprocessState = CUprocessState(2);
pub const CU_PROCESS_STATE_FAILED: CUprocessState = CUprocessState(3);
pub const CU_PROCESS_STATE_CHECKPOINTING: CUprocessState = CUprocessState(4);
pub const CU_PROCESS_STATE_RESTORING: CUprocessState = CUprocessState(5);
pub const CU_MODULE_EAGER_LOADING: CUmoduleLoadingMode = CUmoduleLoadingMode(1);
pub const CU_MODULE_LAZY_LOADING: CUmoduleLoadingMode = CUmoduleLoadingMode(2);
pub const CU_MEM_DECOMPRESS_UNSUPPORTED: CUmemDecompressAlgorithm = CUmemDecompressAlgorithm(0);
pub const CU_MEM_DECOMPRESS_ALGORITHM_DEFLATE: CUmemDecompressAlgorithm = CUmemDecompressAlgorithm(1);
pub const CU_MEM_DECOMPRESS_ALGORITHM_SNAPPY: CUmemDecompressAlgorithm = CUmemDecompressAlgorithm(2);
pub const CU_MEM_DECOMPRESS_ALGORITHM_LZ4: CUmemDecompressAlgorithm = CUmemDecompressAlgorithm(4);
pub const CU_CLIQUE_TYPE_UNICAST_POINTER: CUcliqueType = CUcliqueType(0);
pub const CU_CLIQUE_TYPE_MULTICAST_POINTER: CUcliqueType = CUcliqueType(1);
pub const CU_CLIQUE_TYPE_UNICAST_LOGICAL_ENDPOINT: CUcliqueType = CUcliqueType(2);
pub const CU_CLIQUE_TYPE_MULTICAST_LOGICAL_ENDPOINT: CUcliqueType = CUcliqueType(3);
pub const CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE: CUlogicalEndpointIpcHandleType = CUlogicalEndpointIpcHandleType(0);
pub const CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC: CUlogicalEndpointIpcHandleType = CUlogicalEndpointIpcHandleType(1);
pub const CU_LOGICAL_ENDPOINT_TYPE_INVALID: CUlogicalEndpointType = CUlogicalEndpointType(0);
pub const CU_LOGICAL_ENDPOINT_TYPE_UNICAST: CUlogicalEndpointType = CUlogicalEndpointType(1);
pub const CU_LOGICAL_ENDPOINT_TYPE_MULTICAST: CUlogicalEndpointType = CUlogicalEndpointType(2);
pub const CU_LOGICAL_ENDPOINT_FLAG_NONE: CUlogicalEndpointFlag = CUlogicalEndpointFlag(0);
pub const CU_LOGICAL_ENDPOINT_FLAG_COUNTED_OPS: CUlogicalEndpointFlag = CUlogicalEndpointFlag(1);
pub const CU_FABRIC_COPY_OPERAND_TYPE_POINTER: CUfabricCpyOperandType = CUfabricCpyOperandType(1);
pub const CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT: CUfabricCpyOperandType = CUfabricCpyOperandType(2);
pub const CU_FABRIC_COPY_OPERAND_TYPE_MAX: CUfabricCpyOperandType = CUfabricCpyOperandType(2147483647);
pub const CU_GRAPH_RECAPTURE_ELIGIBLE_FOR_UPDATE: CUgraphRecaptureStatus = CUgraphRecaptureStatus(0);
pub const CU_GRAPH_RECAPTURE_INELIGIBLE_FOR_UPDATE: CUgraphRecaptureStatus = CUgraphRecaptureStatus(1);
pub const CU_GRAPH_RECAPTURE_ERROR: CUgraphRecaptureStatus = CUgraphRecaptureStatus(2);
pub const CU_FUNCTION_LOADING_STATE_UNLOADED: CUfunctionLoadingState = CUfunctionLoadingState(0);
pub const CU_FUNCTION_LOADING_STATE_LOADED: CUfunctionLoadingState = CUfunctionLoadingState(1);
pub const CU_FUNCTION_LOADING_STATE_MAX: CUfunctionLoadingState = CUfunctionLoadingState(2);
pub const CU_COREDUMP_ENABLE_ON_EXCEPTION: CUcoredumpSettings = CUcoredumpSettings(1);
pub const CU_COREDUMP_TRIGGER_HOST: CUcoredumpSettings = CUcoredumpSettings(2);
pub const CU_COREDUMP_LIGHTWEIGHT: CUcoredumpSettings = CUcoredumpSettings(3);
pub const CU_COREDUMP_ENABLE_USER_TRIGGER: CUcoredumpSettings = CUcoredumpSettings(4);
pub const CU_COREDUMP_FILE: CUcoredumpSettings = CUcoredumpSettings(5);
pub const CU_COREDUMP_PIPE: CUcoredumpSettings = CUcoredumpSettings(6);
pub const CU_COREDUMP_GENERATION_FLAGS: CUcoredumpSettings = CUcoredumpSettings(7);
pub const CU_COREDUMP_MAX: CUcoredumpSettings = CUcoredumpSettings(8);
pub const CU_COREDUMP_DEFAULT_FLAGS: CUCoredumpGenerationFlags = CUCoredumpGenerationFlags(0);
pub const CU_COREDUMP_SKIP_NONRELOCATED_ELF_IMAGES: CUCoredumpGenerationFlags = CUCoredumpGenerationFlags(1);
pub const CU_COREDUMP_SKIP_GLOBAL_MEMORY: CUCoredumpGenerationFlags = CUCoredumpGenerationFlags(2);
pub const CU_COREDUMP_SKIP_SHARED_MEMORY: CUCoredumpGenerationFlags = CUCoredumpGenerationFlags(4);
pub const CU_COREDUMP_SKIP_LOCAL_MEMORY: CUCoredumpGenerationFlags = CUCoredumpGenerationFlags(8);
pub const CU_COREDUMP_SKIP_ABORT: CUCoredumpGenerationFlags = CUCoredumpGenerationFlags(16);
pub const CU_COREDUMP_SKIP_CONSTBANK_MEMORY: CUCoredumpGenerationFlags = CUCoredumpGenerationFlags(32);
pub const CU_COREDUMP_GZIP_COMPRESS: CUCoredumpGenerationFlags = CUCoredumpGenerationFlags(64);
pub const CU_COREDUMP_FAULTED_CONTEXTS_ONLY: CUCoredumpGenerationFlags = CUCoredumpGenerationFlags(128);
pub const CU_COREDUMP_SKIP_TENSOR_MEMORY: CUCoredumpGenerationFlags = CUCoredumpGenerationFlags(256);
pub const CU_COREDUMP_NO_ERRBAR_AT_EXIT: CUCoredumpGenerationFlags = CUCoredumpGenerationFlags(1073741824);
pub const CU_COREDUMP_LOG_ONLY: CUCoredumpGenerationFlags = CUCoredumpGenerationFlags(-2147483648);
pub const CU_COREDUMP_LIGHTWEIGHT_FLAGS: CUCoredumpGenerationFlags = CUCoredumpGenerationFlags(303);
pub const CU_GREEN_CTX_NONE: CUgreenCtxCreate_flags = CUgreenCtxCreate_flags(0);
pub const CU_GREEN_CTX_DEFAULT_STREAM: CUgreenCtxCreate_flags = CUgreenCtxCreate_flags(1);
pub const CU_DEV_SM_RESOURCE_GROUP_DEFAULT: CUdevSmResourceGroup_flags = CUdevSmResourceGroup_flags(0);
pub const CU_DEV_SM_RESOURCE_GROUP_BACKFILL: CUdevSmResourceGroup_flags = CUdevSmResourceGroup_flags(1);
pub const CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID: CUdevSmResourceGroup_flags = CUdevSmResourceGroup_flags(2);
pub const CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_SUPPLEMENTAL_SMS: CUdevSmResourceGroup_flags = CUdevSmResourceGroup_flags(4);
pub const CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING: CUdevSmResourceSplitByCount_flags = CUdevSmResourceSplitByCount_flags(1);
pub const CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE: CUdevSmResourceSplitByCount_flags = CUdevSmResourceSplitByCount_flags(2);
pub const CU_DEV_RESOURCE_TYPE_INVALID: CUdevResourceType = CUdevResourceType(0);
pub const CU_DEV_RESOURCE_TYPE_SM: CUdevResourceType = CUdevResourceType(1);
pub const CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG: CUdevResourceType = CUdevResourceType(1000);
pub const CU_DEV_RESOURCE_TYPE_WORKQUEUE: CUdevResourceType = CUdevResourceType(10000);
pub const CU_WORKQUEUE_SCOPE_DEVICE_CTX: CUdevWorkqueueConfigScope = CUdevWorkqueueConfigScope(0);
pub const CU_WORKQUEUE_SCOPE_GREEN_CTX_BALANCED: CUdevWorkqueueConfigScope = CUdevWorkqueueConfigScope(1);
pub const CU_LOG_LEVEL_ERROR: CUlogLevel = CUlogLevel(0);
pub const CU_LOG_LEVEL_WARNING: CUlogLevel = CUlogLevel(1);
}

/// Passes every enum to the named macro: its integer type, and for each enumerator
/// the value and bindgen's default name.
///
/// A crate that has offered bindgen's names can continue to offer them:
///
/// ```
/// macro_rules! as_bindgen_has_them {
///     ($(
///         enum $ty:ident: $integer:ident {
///             $($(#[$fact:ident])* $name:ident = $value:literal as $bindgen:ident,)* // fact: deprecated
///         }
///     )*) => {
///         $($(pub const $bindgen: libcuda_sys::$ty = libcuda_sys::$ty($value);)*)*
///     };
/// }
/// libcuda_sys::for_each_enum!(as_bindgen_has_them);
///
/// let device = CUmemLocationType_enum_CU_MEM_LOCATION_TYPE_DEVICE;
/// assert_eq!(device, libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE);
/// ```
#[macro_export]
macro_rules! for_each_enum {
    ($($callback:tt)+) => { $($callback)+! {
        enum CUipcMem_flags: u32 {
            CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS = 1 as CUipcMem_flags_enum_CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS,
        }
        enum CUmemAttach_flags: u32 {
            CU_MEM_ATTACH_GLOBAL = 1 as CUmemAttach_flags_enum_CU_MEM_ATTACH_GLOBAL,
            CU_MEM_ATTACH_HOST = 2 as CUmemAttach_flags_enum_CU_MEM_ATTACH_HOST,
            CU_MEM_ATTACH_SINGLE = 4 as CUmemAttach_flags_enum_CU_MEM_ATTACH_SINGLE,
        }
        enum CUctx_flags: u32 {
            CU_CTX_SCHED_AUTO = 0 as CUctx_flags_enum_CU_CTX_SCHED_AUTO,
            CU_CTX_SCHED_SPIN = 1 as CUctx_flags_enum_CU_CTX_SCHED_SPIN,
            CU_CTX_SCHED_YIELD = 2 as CUctx_flags_enum_CU_CTX_SCHED_YIELD,
            CU_CTX_SCHED_BLOCKING_SYNC = 4 as CUctx_flags_enum_CU_CTX_SCHED_BLOCKING_SYNC,
            #[deprecated] CU_CTX_BLOCKING_SYNC = 4 as CUctx_flags_enum_CU_CTX_BLOCKING_SYNC,
            CU_CTX_SCHED_MASK = 7 as CUctx_flags_enum_CU_CTX_SCHED_MASK,
            #[deprecated] CU_CTX_MAP_HOST = 8 as CUctx_flags_enum_CU_CTX_MAP_HOST,
            CU_CTX_LMEM_RESIZE_TO_MAX = 16 as CUctx_flags_enum_CU_CTX_LMEM_RESIZE_TO_MAX,
            CU_CTX_COREDUMP_ENABLE = 32 as CUctx_flags_enum_CU_CTX_COREDUMP_ENABLE,
            CU_CTX_USER_COREDUMP_ENABLE = 64 as CUctx_flags_enum_CU_CTX_USER_COREDUMP_ENABLE,
            CU_CTX_SYNC_MEMOPS = 128 as CUctx_flags_enum_CU_CTX_SYNC_MEMOPS,
            CU_CTX_FLAGS_MASK = 255 as CUctx_flags_enum_CU_CTX_FLAGS_MASK,
        }
        enum CUevent_sched_flags: u32 {
            CU_EVENT_SCHED_AUTO = 0 as CUevent_sched_flags_enum_CU_EVENT_SCHED_AUTO,
            CU_EVENT_SCHED_SPIN = 1 as CUevent_sched_flags_enum_CU_EVENT_SCHED_SPIN,
            CU_EVENT_SCHED_YIELD = 2 as CUevent_sched_flags_enum_CU_EVENT_SCHED_YIELD,
            CU_EVENT_SCHED_BLOCKING_SYNC = 4 as CUevent_sched_flags_enum_CU_EVENT_SCHED_BLOCKING_SYNC,
        }
        enum cl_event_flags: u32 {
            NVCL_EVENT_SCHED_AUTO = 0 as cl_event_flags_enum_NVCL_EVENT_SCHED_AUTO,
            NVCL_EVENT_SCHED_SPIN = 1 as cl_event_flags_enum_NVCL_EVENT_SCHED_SPIN,
            NVCL_EVENT_SCHED_YIELD = 2 as cl_event_flags_enum_NVCL_EVENT_SCHED_YIELD,
            NVCL_EVENT_SCHED_BLOCKING_SYNC = 4 as cl_event_flags_enum_NVCL_EVENT_SCHED_BLOCKING_SYNC,
        }
        enum cl_context_flags: u32 {
            NVCL_CTX_SCHED_AUTO = 0 as cl_context_flags_enum_NVCL_CTX_SCHED_AUTO,
            NVCL_CTX_SCHED_SPIN = 1 as cl_context_flags_enum_NVCL_CTX_SCHED_SPIN,
            NVCL_CTX_SCHED_YIELD = 2 as cl_context_flags_enum_NVCL_CTX_SCHED_YIELD,
            NVCL_CTX_SCHED_BLOCKING_SYNC = 4 as cl_context_flags_enum_NVCL_CTX_SCHED_BLOCKING_SYNC,
        }
        enum CUhostTaskSyncMode: u32 {
            CU_HOST_TASK_BLOCKING = 0 as CUhostTaskSyncMode_enum_CU_HOST_TASK_BLOCKING,
            CU_HOST_TASK_SPINWAIT = 1 as CUhostTaskSyncMode_enum_CU_HOST_TASK_SPINWAIT,
        }
        enum CUstream_flags: u32 {
            CU_STREAM_DEFAULT = 0 as CUstream_flags_enum_CU_STREAM_DEFAULT,
            CU_STREAM_NON_BLOCKING = 1 as CUstream_flags_enum_CU_STREAM_NON_BLOCKING,
        }
        enum CUevent_flags: u32 {
            CU_EVENT_DEFAULT = 0 as CUevent_flags_enum_CU_EVENT_DEFAULT,
            CU_EVENT_BLOCKING_SYNC = 1 as CUevent_flags_enum_CU_EVENT_BLOCKING_SYNC,
            CU_EVENT_DISABLE_TIMING = 2 as CUevent_flags_enum_CU_EVENT_DISABLE_TIMING,
            CU_EVENT_INTERPROCESS = 4 as CUevent_flags_enum_CU_EVENT_INTERPROCESS,
        }
        enum CUevent_record_flags: u32 {
            CU_EVENT_RECORD_DEFAULT = 0 as CUevent_record_flags_enum_CU_EVENT_RECORD_DEFAULT,
            CU_EVENT_RECORD_EXTERNAL = 1 as CUevent_record_flags_enum_CU_EVENT_RECORD_EXTERNAL,
        }
        enum CUevent_wait_flags: u32 {
            CU_EVENT_WAIT_DEFAULT = 0 as CUevent_wait_flags_enum_CU_EVENT_WAIT_DEFAULT,
            CU_EVENT_WAIT_EXTERNAL = 1 as CUevent_wait_flags_enum_CU_EVENT_WAIT_EXTERNAL,
        }
        enum CUatomicOperation: u32 {
            CU_ATOMIC_OPERATION_INTEGER_ADD = 0 as CUatomicOperation_enum_CU_ATOMIC_OPERATION_INTEGER_ADD,
            CU_ATOMIC_OPERATION_INTEGER_MIN = 1 as CUatomicOperation_enum_CU_ATOMIC_OPERATION_INTEGER_MIN,
            CU_ATOMIC_OPERATION_INTEGER_MAX = 2 as CUatomicOperation_enum_CU_ATOMIC_OPERATION_INTEGER_MAX,
            CU_ATOMIC_OPERATION_INTEGER_INCREMENT = 3 as CUatomicOperation_enum_CU_ATOMIC_OPERATION_INTEGER_INCREMENT,
            CU_ATOMIC_OPERATION_INTEGER_DECREMENT = 4 as CUatomicOperation_enum_CU_ATOMIC_OPERATION_INTEGER_DECREMENT,
            CU_ATOMIC_OPERATION_AND = 5 as CUatomicOperation_enum_CU_ATOMIC_OPERATION_AND,
            CU_ATOMIC_OPERATION_OR = 6 as CUatomicOperation_enum_CU_ATOMIC_OPERATION_OR,
            CU_ATOMIC_OPERATION_XOR = 7 as CUatomicOperation_enum_CU_ATOMIC_OPERATION_XOR,
            CU_ATOMIC_OPERATION_EXCHANGE = 8 as CUatomicOperation_enum_CU_ATOMIC_OPERATION_EXCHANGE,
            CU_ATOMIC_OPERATION_CAS = 9 as CUatomicOperation_enum_CU_ATOMIC_OPERATION_CAS,
            CU_ATOMIC_OPERATION_FLOAT_ADD = 10 as CUatomicOperation_enum_CU_ATOMIC_OPERATION_FLOAT_ADD,
            CU_ATOMIC_OPERATION_FLOAT_MIN = 11 as CUatomicOperation_enum_CU_ATOMIC_OPERATION_FLOAT_MIN,
            CU_ATOMIC_OPERATION_FLOAT_MAX = 12 as CUatomicOperation_enum_CU_ATOMIC_OPERATION_FLOAT_MAX,
            CU_ATOMIC_OPERATION_MAX = 13 as CUatomicOperation_enum_CU_ATOMIC_OPERATION_MAX,
        }
        enum CUatomicOperationCapability: u32 {
            CU_ATOMIC_CAPABILITY_SIGNED = 1 as CUatomicOperationCapability_enum_CU_ATOMIC_CAPABILITY_SIGNED,
            CU_ATOMIC_CAPABILITY_UNSIGNED = 2 as CUatomicOperationCapability_enum_CU_ATOMIC_CAPABILITY_UNSIGNED,
            CU_ATOMIC_CAPABILITY_REDUCTION = 4 as CUatomicOperationCapability_enum_CU_ATOMIC_CAPABILITY_REDUCTION,
            CU_ATOMIC_CAPABILITY_SCALAR_32 = 8 as CUatomicOperationCapability_enum_CU_ATOMIC_CAPABILITY_SCALAR_32,
            CU_ATOMIC_CAPABILITY_SCALAR_64 = 16 as CUatomicOperationCapability_enum_CU_ATOMIC_CAPABILITY_SCALAR_64,
            CU_ATOMIC_CAPABILITY_SCALAR_128 = 32 as CUatomicOperationCapability_enum_CU_ATOMIC_CAPABILITY_SCALAR_128,
            CU_ATOMIC_CAPABILITY_VECTOR_32x4 = 64 as CUatomicOperationCapability_enum_CU_ATOMIC_CAPABILITY_VECTOR_32x4,
        }
        enum CUstreamWaitValue_flags: u32 {
            CU_STREAM_WAIT_VALUE_GEQ = 0 as CUstreamWaitValue_flags_enum_CU_STREAM_WAIT_VALUE_GEQ,
            CU_STREAM_WAIT_VALUE_EQ = 1 as CUstreamWaitValue_flags_enum_CU_STREAM_WAIT_VALUE_EQ,
            CU_STREAM_WAIT_VALUE_AND = 2 as CUstreamWaitValue_flags_enum_CU_STREAM_WAIT_VALUE_AND,
            CU_STREAM_WAIT_VALUE_NOR = 3 as CUstreamWaitValue_flags_enum_CU_STREAM_WAIT_VALUE_NOR,
            CU_STREAM_WAIT_VALUE_FLUSH = 1073741824 as CUstreamWaitValue_flags_enum_CU_STREAM_WAIT_VALUE_FLUSH,
        }
        enum CUstreamWriteValue_flags: u32 {
            CU_STREAM_WRITE_VALUE_DEFAULT = 0 as CUstreamWriteValue_flags_enum_CU_STREAM_WRITE_VALUE_DEFAULT,
            CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER = 1 as CUstreamWriteValue_flags_enum_CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER,
        }
        enum CUstreamBatchMemOpType: u32 {
            CU_STREAM_MEM_OP_WAIT_VALUE_32 = 1 as CUstreamBatchMemOpType_enum_CU_STREAM_MEM_OP_WAIT_VALUE_32,
            CU_STREAM_MEM_OP_WRITE_VALUE_32 = 2 as CUstreamBatchMemOpType_enum_CU_STREAM_MEM_OP_WRITE_VALUE_32,
            CU_STREAM_MEM_OP_WAIT_VALUE_64 = 4 as CUstreamBatchMemOpType_enum_CU_STREAM_MEM_OP_WAIT_VALUE_64,
            CU_STREAM_MEM_OP_WRITE_VALUE_64 = 5 as CUstreamBatchMemOpType_enum_CU_STREAM_MEM_OP_WRITE_VALUE_64,
            CU_STREAM_MEM_OP_BARRIER = 6 as CUstreamBatchMemOpType_enum_CU_STREAM_MEM_OP_BARRIER,
            CU_STREAM_MEM_OP_ATOMIC_REDUCTION = 8 as CUstreamBatchMemOpType_enum_CU_STREAM_MEM_OP_ATOMIC_REDUCTION,
            CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES = 3 as CUstreamBatchMemOpType_enum_CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES,
        }
        enum CUstreamMemoryBarrier_flags: u32 {
            CU_STREAM_MEMORY_BARRIER_TYPE_SYS = 0 as CUstreamMemoryBarrier_flags_enum_CU_STREAM_MEMORY_BARRIER_TYPE_SYS,
            CU_STREAM_MEMORY_BARRIER_TYPE_GPU = 1 as CUstreamMemoryBarrier_flags_enum_CU_STREAM_MEMORY_BARRIER_TYPE_GPU,
        }
        enum CUstreamAtomicReductionOpType: u32 {
            CU_STREAM_ATOMIC_REDUCTION_OP_OR = 6 as CUstreamAtomicReductionOpType_enum_CU_STREAM_ATOMIC_REDUCTION_OP_OR,
            CU_STREAM_ATOMIC_REDUCTION_OP_AND = 5 as CUstreamAtomicReductionOpType_enum_CU_STREAM_ATOMIC_REDUCTION_OP_AND,
            CU_STREAM_ATOMIC_REDUCTION_OP_ADD = 0 as CUstreamAtomicReductionOpType_enum_CU_STREAM_ATOMIC_REDUCTION_OP_ADD,
        }
        enum CUstreamAtomicReductionDataType: u32 {
            CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32 = 14 as CUstreamAtomicReductionDataType_enum_CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32,
            CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64 = 22 as CUstreamAtomicReductionDataType_enum_CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64,
        }
        enum CUoccupancy_flags: u32 {
            CU_OCCUPANCY_DEFAULT = 0 as CUoccupancy_flags_enum_CU_OCCUPANCY_DEFAULT,
            CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE = 1 as CUoccupancy_flags_enum_CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE,
        }
        enum CUstreamUpdateCaptureDependencies_flags: u32 {
            CU_STREAM_ADD_CAPTURE_DEPENDENCIES = 0 as CUstreamUpdateCaptureDependencies_flags_enum_CU_STREAM_ADD_CAPTURE_DEPENDENCIES,
            CU_STREAM_SET_CAPTURE_DEPENDENCIES = 1 as CUstreamUpdateCaptureDependencies_flags_enum_CU_STREAM_SET_CAPTURE_DEPENDENCIES,
        }
        enum CUasyncNotificationType: u32 {
            CU_ASYNC_NOTIFICATION_TYPE_OVER_BUDGET = 1 as CUasyncNotificationType_enum_CU_ASYNC_NOTIFICATION_TYPE_OVER_BUDGET,
        }
        enum CUarray_format: u32 {
            CU_AD_FORMAT_UNSIGNED_INT8 = 1 as CUarray_format_enum_CU_AD_FORMAT_UNSIGNED_INT8,
            CU_AD_FORMAT_UNSIGNED_INT16 = 2 as CUarray_format_enum_CU_AD_FORMAT_UNSIGNED_INT16,
            CU_AD_FORMAT_UNSIGNED_INT32 = 3 as CUarray_format_enum_CU_AD_FORMAT_UNSIGNED_INT32,
            CU_AD_FORMAT_SIGNED_INT8 = 8 as CUarray_format_enum_CU_AD_FORMAT_SIGNED_INT8,
            CU_AD_FORMAT_SIGNED_INT16 = 9 as CUarray_format_enum_CU_AD_FORMAT_SIGNED_INT16,
            CU_AD_FORMAT_SIGNED_INT32 = 10 as CUarray_format_enum_CU_AD_FORMAT_SIGNED_INT32,
            CU_AD_FORMAT_HALF = 16 as CUarray_format_enum_CU_AD_FORMAT_HALF,
            CU_AD_FORMAT_FLOAT = 32 as CUarray_format_enum_CU_AD_FORMAT_FLOAT,
            CU_AD_FORMAT_NV12 = 176 as CUarray_format_enum_CU_AD_FORMAT_NV12,
            CU_AD_FORMAT_UNORM_INT8X1 = 192 as CUarray_format_enum_CU_AD_FORMAT_UNORM_INT8X1,
            CU_AD_FORMAT_UNORM_INT8X2 = 193 as CUarray_format_enum_CU_AD_FORMAT_UNORM_INT8X2,
            CU_AD_FORMAT_UNORM_INT8X4 = 194 as CUarray_format_enum_CU_AD_FORMAT_UNORM_INT8X4,
            CU_AD_FORMAT_UNORM_INT16X1 = 195 as CUarray_format_enum_CU_AD_FORMAT_UNORM_INT16X1,
            CU_AD_FORMAT_UNORM_INT16X2 = 196 as CUarray_format_enum_CU_AD_FORMAT_UNORM_INT16X2,
            CU_AD_FORMAT_UNORM_INT16X4 = 197 as CUarray_format_enum_CU_AD_FORMAT_UNORM_INT16X4,
            CU_AD_FORMAT_SNORM_INT8X1 = 198 as CUarray_format_enum_CU_AD_FORMAT_SNORM_INT8X1,
            CU_AD_FORMAT_SNORM_INT8X2 = 199 as CUarray_format_enum_CU_AD_FORMAT_SNORM_INT8X2,
            CU_AD_FORMAT_SNORM_INT8X4 = 200 as CUarray_format_enum_CU_AD_FORMAT_SNORM_INT8X4,
            CU_AD_FORMAT_SNORM_INT16X1 = 201 as CUarray_format_enum_CU_AD_FORMAT_SNORM_INT16X1,
            CU_AD_FORMAT_SNORM_INT16X2 = 202 as CUarray_format_enum_CU_AD_FORMAT_SNORM_INT16X2,
            CU_AD_FORMAT_SNORM_INT16X4 = 203 as CUarray_format_enum_CU_AD_FORMAT_SNORM_INT16X4,
            CU_AD_FORMAT_BC1_UNORM = 145 as CUarray_format_enum_CU_AD_FORMAT_BC1_UNORM,
            CU_AD_FORMAT_BC1_UNORM_SRGB = 146 as CUarray_format_enum_CU_AD_FORMAT_BC1_UNORM_SRGB,
            CU_AD_FORMAT_BC2_UNORM = 147 as CUarray_format_enum_CU_AD_FORMAT_BC2_UNORM,
            CU_AD_FORMAT_BC2_UNORM_SRGB = 148 as CUarray_format_enum_CU_AD_FORMAT_BC2_UNORM_SRGB,
            CU_AD_FORMAT_BC3_UNORM = 149 as CUarray_format_enum_CU_AD_FORMAT_BC3_UNORM,
            CU_AD_FORMAT_BC3_UNORM_SRGB = 150 as CUarray_format_enum_CU_AD_FORMAT_BC3_UNORM_SRGB,
            CU_AD_FORMAT_BC4_UNORM = 151 as CUarray_format_enum_CU_AD_FORMAT_BC4_UNORM,
            CU_AD_FORMAT_BC4_SNORM = 152 as CUarray_format_enum_CU_AD_FORMAT_BC4_SNORM,
            CU_AD_FORMAT_BC5_UNORM = 153 as CUarray_format_enum_CU_AD_FORMAT_BC5_UNORM,
            CU_AD_FORMAT_BC5_SNORM = 154 as CUarray_format_enum_CU_AD_FORMAT_BC5_SNORM,
            CU_AD_FORMAT_BC6H_UF16 = 155 as CUarray_format_enum_CU_AD_FORMAT_BC6H_UF16,
            CU_AD_FORMAT_BC6H_SF16 = 156 as CUarray_format_enum_CU_AD_FORMAT_BC6H_SF16,
            CU_AD_FORMAT_BC7_UNORM = 157 as CUarray_format_enum_CU_AD_FORMAT_BC7_UNORM,
            CU_AD_FORMAT_BC7_UNORM_SRGB = 158 as CUarray_format_enum_CU_AD_FORMAT_BC7_UNORM_SRGB,
            CU_AD_FORMAT_P010 = 159 as CUarray_format_enum_CU_AD_FORMAT_P010,
            CU_AD_FORMAT_P016 = 161 as CUarray_format_enum_CU_AD_FORMAT_P016,
            CU_AD_FORMAT_NV16 = 162 as CUarray_format_enum_CU_AD_FORMAT_NV16,
            CU_AD_FORMAT_P210 = 163 as CUarray_format_enum_CU_AD_FORMAT_P210,
            CU_AD_FORMAT_P216 = 164 as CUarray_format_enum_CU_AD_FORMAT_P216,
            CU_AD_FORMAT_YUY2 = 165 as CUarray_format_enum_CU_AD_FORMAT_YUY2,
            CU_AD_FORMAT_Y210 = 166 as CUarray_format_enum_CU_AD_FORMAT_Y210,
            CU_AD_FORMAT_Y216 = 167 as CUarray_format_enum_CU_AD_FORMAT_Y216,
            CU_AD_FORMAT_AYUV = 168 as CUarray_format_enum_CU_AD_FORMAT_AYUV,
            CU_AD_FORMAT_Y410 = 169 as CUarray_format_enum_CU_AD_FORMAT_Y410,
            CU_AD_FORMAT_Y416 = 177 as CUarray_format_enum_CU_AD_FORMAT_Y416,
            CU_AD_FORMAT_Y444_PLANAR8 = 178 as CUarray_format_enum_CU_AD_FORMAT_Y444_PLANAR8,
            CU_AD_FORMAT_Y444_PLANAR10 = 179 as CUarray_format_enum_CU_AD_FORMAT_Y444_PLANAR10,
            CU_AD_FORMAT_YUV444_8bit_SemiPlanar = 180 as CUarray_format_enum_CU_AD_FORMAT_YUV444_8bit_SemiPlanar,
            CU_AD_FORMAT_YUV444_16bit_SemiPlanar = 181 as CUarray_format_enum_CU_AD_FORMAT_YUV444_16bit_SemiPlanar,
            CU_AD_FORMAT_UNORM_INT_101010_2 = 80 as CUarray_format_enum_CU_AD_FORMAT_UNORM_INT_101010_2,
            CU_AD_FORMAT_UINT8_PACKED_422 = 81 as CUarray_format_enum_CU_AD_FORMAT_UINT8_PACKED_422,
            CU_AD_FORMAT_UINT8_PACKED_444 = 82 as CUarray_format_enum_CU_AD_FORMAT_UINT8_PACKED_444,
            CU_AD_FORMAT_UINT8_SEMIPLANAR_420 = 83 as CUarray_format_enum_CU_AD_FORMAT_UINT8_SEMIPLANAR_420,
            CU_AD_FORMAT_UINT16_SEMIPLANAR_420 = 84 as CUarray_format_enum_CU_AD_FORMAT_UINT16_SEMIPLANAR_420,
            CU_AD_FORMAT_UINT8_SEMIPLANAR_422 = 85 as CUarray_format_enum_CU_AD_FORMAT_UINT8_SEMIPLANAR_422,
            CU_AD_FORMAT_UINT16_SEMIPLANAR_422 = 86 as CUarray_format_enum_CU_AD_FORMAT_UINT16_SEMIPLANAR_422,
            CU_AD_FORMAT_UINT8_SEMIPLANAR_444 = 87 as CUarray_format_enum_CU_AD_FORMAT_UINT8_SEMIPLANAR_444,
            CU_AD_FORMAT_UINT16_SEMIPLANAR_444 = 88 as CUarray_format_enum_CU_AD_FORMAT_UINT16_SEMIPLANAR_444,
            CU_AD_FORMAT_UINT8_PLANAR_420 = 89 as CUarray_format_enum_CU_AD_FORMAT_UINT8_PLANAR_420,
            CU_AD_FORMAT_UINT16_PLANAR_420 = 90 as CUarray_format_enum_CU_AD_FORMAT_UINT16_PLANAR_420,
            CU_AD_FORMAT_UINT8_PLANAR_422 = 91 as CUarray_format_enum_CU_AD_FORMAT_UINT8_PLANAR_422,
            CU_AD_FORMAT_UINT16_PLANAR_422 = 92 as CUarray_format_enum_CU_AD_FORMAT_UINT16_PLANAR_422,
            CU_AD_FORMAT_UINT8_PLANAR_444 = 93 as CUarray_format_enum_CU_AD_FORMAT_UINT8_PLANAR_444,
            CU_AD_FORMAT_UINT16_PLANAR_444 = 94 as CUarray_format_enum_CU_AD_FORMAT_UINT16_PLANAR_444,
            CU_AD_FORMAT_MAX = 2147483647 as CUarray_format_enum_CU_AD_FORMAT_MAX,
        }
        enum CUaddress_mode: u32 {
            CU_TR_ADDRESS_MODE_WRAP = 0 as CUaddress_mode_enum_CU_TR_ADDRESS_MODE_WRAP,
            CU_TR_ADDRESS_MODE_CLAMP = 1 as CUaddress_mode_enum_CU_TR_ADDRESS_MODE_CLAMP,
            CU_TR_ADDRESS_MODE_MIRROR = 2 as CUaddress_mode_enum_CU_TR_ADDRESS_MODE_MIRROR,
            CU_TR_ADDRESS_MODE_BORDER = 3 as CUaddress_mode_enum_CU_TR_ADDRESS_MODE_BORDER,
        }
        enum CUfilter_mode: u32 {
            CU_TR_FILTER_MODE_POINT = 0 as CUfilter_mode_enum_CU_TR_FILTER_MODE_POINT,
            CU_TR_FILTER_MODE_LINEAR = 1 as CUfilter_mode_enum_CU_TR_FILTER_MODE_LINEAR,
        }
        enum CUdevice_attribute: u32 {
            CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 1 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK,
            CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X = 2 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X,
            CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y = 3 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y,
            CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z = 4 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z,
            CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X = 5 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X,
            CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y = 6 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y,
            CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z = 7 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z,
            CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK = 8 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK,
            CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK = 8 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK,
            CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY = 9 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY,
            CU_DEVICE_ATTRIBUTE_WARP_SIZE = 10 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_WARP_SIZE,
            CU_DEVICE_ATTRIBUTE_MAX_PITCH = 11 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAX_PITCH,
            CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK = 12 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK,
            CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK = 12 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK,
            CU_DEVICE_ATTRIBUTE_CLOCK_RATE = 13 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_CLOCK_RATE,
            CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT = 14 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT,
            CU_DEVICE_ATTRIBUTE_GPU_OVERLAP = 15 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_GPU_OVERLAP,
            CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT = 16 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT,
            CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT = 17 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT,
            CU_DEVICE_ATTRIBUTE_INTEGRATED = 18 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_INTEGRATED,
            CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY = 19 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY,
            CU_DEVICE_ATTRIBUTE_COMPUTE_MODE = 20 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_COMPUTE_MODE,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH = 21 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH = 22 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT = 23 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH = 24 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT = 25 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH = 26 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH = 27 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT = 28 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS = 29 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH = 27 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT = 28 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES = 29 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES,
            CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT = 30 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT,
            CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS = 31 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS,
            CU_DEVICE_ATTRIBUTE_ECC_ENABLED = 32 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_ECC_ENABLED,
            CU_DEVICE_ATTRIBUTE_PCI_BUS_ID = 33 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_PCI_BUS_ID,
            CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID = 34 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID,
            CU_DEVICE_ATTRIBUTE_TCC_DRIVER = 35 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_TCC_DRIVER,
            CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE = 36 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE,
            CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH = 37 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH,
            CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE = 38 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE,
            CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR = 39 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR,
            CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT = 40 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT,
            CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING = 41 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH = 42 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS = 43 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS,
            CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER = 44 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH = 45 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT = 46 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE = 47 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE = 48 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE = 49 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE,
            CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID = 50 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID,
            CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT = 51 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH = 52 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH = 53 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS = 54 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH = 55 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH = 56 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT = 57 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH = 58 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT = 59 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH = 60 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH = 61 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS = 62 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH = 63 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT = 64 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS = 65 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH = 66 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH = 67 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS = 68 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH = 69 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH = 70 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT = 71 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH = 72 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH = 73 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT = 74 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT,
            CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR = 75 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR,
            CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR = 76 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR,
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH = 77 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH,
            CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED = 78 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED = 79 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED = 80 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR = 81 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR,
            CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR = 82 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR,
            CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY = 83 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY,
            CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD = 84 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD,
            CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID = 85 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID,
            CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED = 86 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO = 87 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO,
            CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS = 88 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS,
            CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS = 89 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS,
            CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED = 90 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM = 91 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM,
            CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1 = 92 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1,
            CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1 = 93 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1,
            CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1 = 94 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1,
            CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH = 95 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH,
            CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH = 96 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH,
            CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN = 97 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN,
            CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES = 98 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES,
            CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED = 99 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES = 100 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES,
            CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST = 101 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST,
            CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED = 102 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 102 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED = 103 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED = 104 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED = 105 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR = 106 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR,
            CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED = 107 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE = 108 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE,
            CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE = 109 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE,
            CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED = 110 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK = 111 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK,
            CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED = 112 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED = 113 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED = 114 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED = 115 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED = 116 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS = 117 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS,
            CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING = 118 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING,
            CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES = 119 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES,
            CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH = 120 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH,
            CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED = 121 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS = 122 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS,
            CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR = 123 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR,
            CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED = 124 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED = 125 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT = 126 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT,
            CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED = 127 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED = 128 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS = 129 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS,
            CU_DEVICE_ATTRIBUTE_NUMA_CONFIG = 130 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_NUMA_CONFIG,
            CU_DEVICE_ATTRIBUTE_NUMA_ID = 131 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_NUMA_ID,
            CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED = 132 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_MPS_ENABLED = 133 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MPS_ENABLED,
            CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID = 134 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID,
            CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED = 135 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK = 136 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK,
            CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH = 137 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH,
            CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED = 138 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID = 139 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID,
            CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID = 140 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID,
            CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 141 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED = 142 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED = 143 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED = 144 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 145 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED = 146 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_ONLY_PARTIAL_HOST_NATIVE_ATOMIC_SUPPORTED = 147 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_ONLY_PARTIAL_HOST_NATIVE_ATOMIC_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_ATOMIC_REDUCTION_SUPPORTED = 148 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_ATOMIC_REDUCTION_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT = 149 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT,
            CU_DEVICE_ATTRIBUTE_MAX_OVERSIZED_SHARED_MEMORY_PER_BLOCK = 150 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAX_OVERSIZED_SHARED_MEMORY_PER_BLOCK,
            CU_DEVICE_ATTRIBUTE_D3D12_CIG_STREAMS_SUPPORTED = 151 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_D3D12_CIG_STREAMS_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_DMA_BUF_MMAP_SUPPORTED = 152 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_DMA_BUF_MMAP_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_SUPPORTED = 153 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_MULTICAST_SUPPORTED = 154 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_MULTICAST_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_COUNTED_OPS_SUPPORTED = 155 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_COUNTED_OPS_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_ACCESS_ON_OWNER_DEVICE_SUPPORTED = 156 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_ACCESS_ON_OWNER_DEVICE_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_MULTIPROCESSOR_COUNT = 157 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_MULTIPROCESSOR_COUNT,
            CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_SUPPORTED_HANDLE_TYPES = 158 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_SUPPORTED_HANDLE_TYPES,
            CU_DEVICE_ATTRIBUTE_VULKAN_CIG_STREAMS_SUPPORTED = 159 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_VULKAN_CIG_STREAMS_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_TENSOR_MAP_LARGE_TENSOR_MIN_SIZE = 160 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_TENSOR_MAP_LARGE_TENSOR_MIN_SIZE,
            CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED = 161 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED,
            CU_DEVICE_ATTRIBUTE_MAX = 162 as CUdevice_attribute_enum_CU_DEVICE_ATTRIBUTE_MAX,
        }
        enum CUpointer_attribute: u32 {
            CU_POINTER_ATTRIBUTE_CONTEXT = 1 as CUpointer_attribute_enum_CU_POINTER_ATTRIBUTE_CONTEXT,
            CU_POINTER_ATTRIBUTE_MEMORY_TYPE = 2 as CUpointer_attribute_enum_CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
            CU_POINTER_ATTRIBUTE_DEVICE_POINTER = 3 as CUpointer_attribute_enum_CU_POINTER_ATTRIBUTE_DEVICE_POINTER,
            CU_POINTER_ATTRIBUTE_HOST_POINTER = 4 as CUpointer_attribute_enum_CU_POINTER_ATTRIBUTE_HOST_POINTER,
            CU_POINTER_ATTRIBUTE_P2P_TOKENS = 5 as CUpointer_attribute_enum_CU_POINTER_ATTRIBUTE_P2P_TOKENS,
            CU_POINTER_ATTRIBUTE_SYNC_MEMOPS = 6 as CUpointer_attribute_enum_CU_POINTER_ATTRIBUTE_SYNC_MEMOPS,
            CU_POINTER_ATTRIBUTE_BUFFER_ID = 7 as CUpointer_attribute_enum_CU_POINTER_ATTRIBUTE_BUFFER_ID,
            CU_POINTER_ATTRIBUTE_IS_MANAGED = 8 as CUpointer_attribute_enum_CU_POINTER_ATTRIBUTE_IS_MANAGED,
            CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL = 9 as CUpointer_attribute_enum_CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL,
            CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE = 10 as CUpointer_attribute_enum_CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE,
            CU_POINTER_ATTRIBUTE_RANGE_START_ADDR = 11 as CUpointer_attribute_enum_CU_POINTER_ATTRIBUTE_RANGE_START_ADDR,
            CU_POINTER_ATTRIBUTE_RANGE_SIZE = 12 as CUpointer_attribute_enum_CU_POINTER_ATTRIBUTE_RANGE_SIZE,
            CU_POINTER_ATTRIBUTE_MAPPED = 13 as CUpointer_attribute_enum_CU_POINTER_ATTRIBUTE_MAPPED,
            CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES = 14 as CUpointer_attribute_enum_CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES,
            CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE = 15 as CUpointer_attribute_enum_CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE,
            CU_POINTER_ATTRIBUTE_ACCESS_FLAGS = 16 as CUpointer_attribute_enum_CU_POINTER_ATTRIBUTE_ACCESS_FLAGS,
            CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE = 17 as CUpointer_attribute_enum_CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE,
            CU_POINTER_ATTRIBUTE_MAPPING_SIZE = 18 as CUpointer_attribute_enum_CU_POINTER_ATTRIBUTE_MAPPING_SIZE,
            CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR = 19 as CUpointer_attribute_enum_CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR,
            CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID = 20 as CUpointer_attribute_enum_CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID,
            CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE = 21 as CUpointer_attribute_enum_CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE,
            CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL = 22 as CUpointer_attribute_enum_CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL,
        }
        enum CUfunction_attribute: u32 {
            CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 0 as CUfunction_attribute_enum_CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK,
            CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES = 1 as CUfunction_attribute_enum_CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES,
            CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES = 2 as CUfunction_attribute_enum_CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES,
            CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES = 3 as CUfunction_attribute_enum_CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES,
            CU_FUNC_ATTRIBUTE_NUM_REGS = 4 as CUfunction_attribute_enum_CU_FUNC_ATTRIBUTE_NUM_REGS,
            CU_FUNC_ATTRIBUTE_PTX_VERSION = 5 as CUfunction_attribute_enum_CU_FUNC_ATTRIBUTE_PTX_VERSION,
            CU_FUNC_ATTRIBUTE_BINARY_VERSION = 6 as CUfunction_attribute_enum_CU_FUNC_ATTRIBUTE_BINARY_VERSION,
            CU_FUNC_ATTRIBUTE_CACHE_MODE_CA = 7 as CUfunction_attribute_enum_CU_FUNC_ATTRIBUTE_CACHE_MODE_CA,
            CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8 as CUfunction_attribute_enum_CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
            CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 9 as CUfunction_attribute_enum_CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT,
            CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET = 10 as CUfunction_attribute_enum_CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET,
            CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH = 11 as CUfunction_attribute_enum_CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH,
            CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT = 12 as CUfunction_attribute_enum_CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT,
            CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH = 13 as CUfunction_attribute_enum_CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH,
            CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED = 14 as CUfunction_attribute_enum_CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED,
            CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE = 15 as CUfunction_attribute_enum_CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE,
            CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED = 16 as CUfunction_attribute_enum_CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED,
            CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE = 17 as CUfunction_attribute_enum_CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE,
            CU_FUNC_ATTRIBUTE_MAX = 18 as CUfunction_attribute_enum_CU_FUNC_ATTRIBUTE_MAX,
        }
        enum CUfunc_cache: u32 {
            CU_FUNC_CACHE_PREFER_NONE = 0 as CUfunc_cache_enum_CU_FUNC_CACHE_PREFER_NONE,
            CU_FUNC_CACHE_PREFER_SHARED = 1 as CUfunc_cache_enum_CU_FUNC_CACHE_PREFER_SHARED,
            CU_FUNC_CACHE_PREFER_L1 = 2 as CUfunc_cache_enum_CU_FUNC_CACHE_PREFER_L1,
            CU_FUNC_CACHE_PREFER_EQUAL = 3 as CUfunc_cache_enum_CU_FUNC_CACHE_PREFER_EQUAL,
        }
        enum CUsharedconfig: u32 {
            CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE = 0 as CUsharedconfig_enum_CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE,
            CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE = 1 as CUsharedconfig_enum_CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE,
            CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE = 2 as CUsharedconfig_enum_CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE,
        }
        enum CUshared_carveout: i32 {
            CU_SHAREDMEM_CARVEOUT_DEFAULT = -1 as CUshared_carveout_enum_CU_SHAREDMEM_CARVEOUT_DEFAULT,
            CU_SHAREDMEM_CARVEOUT_MAX_SHARED = 100 as CUshared_carveout_enum_CU_SHAREDMEM_CARVEOUT_MAX_SHARED,
            CU_SHAREDMEM_CARVEOUT_MAX_L1 = 0 as CUshared_carveout_enum_CU_SHAREDMEM_CARVEOUT_MAX_L1,
        }
        enum CUmemorytype: u32 {
            CU_MEMORYTYPE_HOST = 1 as CUmemorytype_enum_CU_MEMORYTYPE_HOST,
            CU_MEMORYTYPE_DEVICE = 2 as CUmemorytype_enum_CU_MEMORYTYPE_DEVICE,
            CU_MEMORYTYPE_ARRAY = 3 as CUmemorytype_enum_CU_MEMORYTYPE_ARRAY,
            CU_MEMORYTYPE_UNIFIED = 4 as CUmemorytype_enum_CU_MEMORYTYPE_UNIFIED,
        }
        enum CUcomputemode: u32 {
            CU_COMPUTEMODE_DEFAULT = 0 as CUcomputemode_enum_CU_COMPUTEMODE_DEFAULT,
            CU_COMPUTEMODE_PROHIBITED = 2 as CUcomputemode_enum_CU_COMPUTEMODE_PROHIBITED,
            CU_COMPUTEMODE_EXCLUSIVE_PROCESS = 3 as CUcomputemode_enum_CU_COMPUTEMODE_EXCLUSIVE_PROCESS,
        }
        enum CUmem_advise: u32 {
            CU_MEM_ADVISE_SET_READ_MOSTLY = 1 as CUmem_advise_enum_CU_MEM_ADVISE_SET_READ_MOSTLY,
            CU_MEM_ADVISE_UNSET_READ_MOSTLY = 2 as CUmem_advise_enum_CU_MEM_ADVISE_UNSET_READ_MOSTLY,
            CU_MEM_ADVISE_SET_PREFERRED_LOCATION = 3 as CUmem_advise_enum_CU_MEM_ADVISE_SET_PREFERRED_LOCATION,
            CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION = 4 as CUmem_advise_enum_CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION,
            CU_MEM_ADVISE_SET_ACCESSED_BY = 5 as CUmem_advise_enum_CU_MEM_ADVISE_SET_ACCESSED_BY,
            CU_MEM_ADVISE_UNSET_ACCESSED_BY = 6 as CUmem_advise_enum_CU_MEM_ADVISE_UNSET_ACCESSED_BY,
        }
        enum CUmem_range_attribute: u32 {
            CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY = 1 as CUmem_range_attribute_enum_CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY,
            CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION = 2 as CUmem_range_attribute_enum_CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION,
            CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY = 3 as CUmem_range_attribute_enum_CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY,
            CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION = 4 as CUmem_range_attribute_enum_CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION,
            CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE = 5 as CUmem_range_attribute_enum_CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE,
            CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID = 6 as CUmem_range_attribute_enum_CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID,
            CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE = 7 as CUmem_range_attribute_enum_CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE,
            CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID = 8 as CUmem_range_attribute_enum_CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID,
        }
        enum CUjit_option: u32 {
            CU_JIT_MAX_REGISTERS = 0 as CUjit_option_enum_CU_JIT_MAX_REGISTERS,
            CU_JIT_THREADS_PER_BLOCK = 1 as CUjit_option_enum_CU_JIT_THREADS_PER_BLOCK,
            CU_JIT_WALL_TIME = 2 as CUjit_option_enum_CU_JIT_WALL_TIME,
            CU_JIT_INFO_LOG_BUFFER = 3 as CUjit_option_enum_CU_JIT_INFO_LOG_BUFFER,
            CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES = 4 as CUjit_option_enum_CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES,
            CU_JIT_ERROR_LOG_BUFFER = 5 as CUjit_option_enum_CU_JIT_ERROR_LOG_BUFFER,
            CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES = 6 as CUjit_option_enum_CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,
            CU_JIT_OPTIMIZATION_LEVEL = 7 as CUjit_option_enum_CU_JIT_OPTIMIZATION_LEVEL,
            CU_JIT_TARGET_FROM_CUCONTEXT = 8 as CUjit_option_enum_CU_JIT_TARGET_FROM_CUCONTEXT,
            CU_JIT_TARGET = 9 as CUjit_option_enum_CU_JIT_TARGET,
            CU_JIT_FALLBACK_STRATEGY = 10 as CUjit_option_enum_CU_JIT_FALLBACK_STRATEGY,
            CU_JIT_GENERATE_DEBUG_INFO = 11 as CUjit_option_enum_CU_JIT_GENERATE_DEBUG_INFO,
            CU_JIT_LOG_VERBOSE = 12 as CUjit_option_enum_CU_JIT_LOG_VERBOSE,
            CU_JIT_GENERATE_LINE_INFO = 13 as CUjit_option_enum_CU_JIT_GENERATE_LINE_INFO,
            CU_JIT_CACHE_MODE = 14 as CUjit_option_enum_CU_JIT_CACHE_MODE,
            #[deprecated] CU_JIT_NEW_SM3X_OPT = 15 as CUjit_option_enum_CU_JIT_NEW_SM3X_OPT,
            CU_JIT_FAST_COMPILE = 16 as CUjit_option_enum_CU_JIT_FAST_COMPILE,
            CU_JIT_GLOBAL_SYMBOL_NAMES = 17 as CUjit_option_enum_CU_JIT_GLOBAL_SYMBOL_NAMES,
            CU_JIT_GLOBAL_SYMBOL_ADDRESSES = 18 as CUjit_option_enum_CU_JIT_GLOBAL_SYMBOL_ADDRESSES,
            CU_JIT_GLOBAL_SYMBOL_COUNT = 19 as CUjit_option_enum_CU_JIT_GLOBAL_SYMBOL_COUNT,
            #[deprecated] CU_JIT_LTO = 20 as CUjit_option_enum_CU_JIT_LTO,
            #[deprecated] CU_JIT_FTZ = 21 as CUjit_option_enum_CU_JIT_FTZ,
            #[deprecated] CU_JIT_PREC_DIV = 22 as CUjit_option_enum_CU_JIT_PREC_DIV,
            #[deprecated] CU_JIT_PREC_SQRT = 23 as CUjit_option_enum_CU_JIT_PREC_SQRT,
            #[deprecated] CU_JIT_FMA = 24 as CUjit_option_enum_CU_JIT_FMA,
            #[deprecated] CU_JIT_REFERENCED_KERNEL_NAMES = 25 as CUjit_option_enum_CU_JIT_REFERENCED_KERNEL_NAMES,
            #[deprecated] CU_JIT_REFERENCED_KERNEL_COUNT = 26 as CUjit_option_enum_CU_JIT_REFERENCED_KERNEL_COUNT,
            #[deprecated] CU_JIT_REFERENCED_VARIABLE_NAMES = 27 as CUjit_option_enum_CU_JIT_REFERENCED_VARIABLE_NAMES,
            #[deprecated] CU_JIT_REFERENCED_VARIABLE_COUNT = 28 as CUjit_option_enum_CU_JIT_REFERENCED_VARIABLE_COUNT,
            #[deprecated] CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES = 29 as CUjit_option_enum_CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES,
            #[deprecated] CU_JIT_POSITION_INDEPENDENT_CODE = 30 as CUjit_option_enum_CU_JIT_POSITION_INDEPENDENT_CODE,
            CU_JIT_MIN_CTA_PER_SM = 31 as CUjit_option_enum_CU_JIT_MIN_CTA_PER_SM,
            CU_JIT_MAX_THREADS_PER_BLOCK = 32 as CUjit_option_enum_CU_JIT_MAX_THREADS_PER_BLOCK,
            CU_JIT_OVERRIDE_DIRECTIVE_VALUES = 33 as CUjit_option_enum_CU_JIT_OVERRIDE_DIRECTIVE_VALUES,
            CU_JIT_SPLIT_COMPILE = 34 as CUjit_option_enum_CU_JIT_SPLIT_COMPILE,
            CU_JIT_BINARY_LOADER_THREAD_COUNT = 35 as CUjit_option_enum_CU_JIT_BINARY_LOADER_THREAD_COUNT,
            CU_JIT_NUM_OPTIONS = 36 as CUjit_option_enum_CU_JIT_NUM_OPTIONS,
        }
        enum CUjit_target: u32 {
            CU_TARGET_COMPUTE_30 = 30 as CUjit_target_enum_CU_TARGET_COMPUTE_30,
            CU_TARGET_COMPUTE_32 = 32 as CUjit_target_enum_CU_TARGET_COMPUTE_32,
            CU_TARGET_COMPUTE_35 = 35 as CUjit_target_enum_CU_TARGET_COMPUTE_35,
            CU_TARGET_COMPUTE_37 = 37 as CUjit_target_enum_CU_TARGET_COMPUTE_37,
            CU_TARGET_COMPUTE_50 = 50 as CUjit_target_enum_CU_TARGET_COMPUTE_50,
            CU_TARGET_COMPUTE_52 = 52 as CUjit_target_enum_CU_TARGET_COMPUTE_52,
            CU_TARGET_COMPUTE_53 = 53 as CUjit_target_enum_CU_TARGET_COMPUTE_53,
            CU_TARGET_COMPUTE_60 = 60 as CUjit_target_enum_CU_TARGET_COMPUTE_60,
            CU_TARGET_COMPUTE_61 = 61 as CUjit_target_enum_CU_TARGET_COMPUTE_61,
            CU_TARGET_COMPUTE_62 = 62 as CUjit_target_enum_CU_TARGET_COMPUTE_62,
            CU_TARGET_COMPUTE_70 = 70 as CUjit_target_enum_CU_TARGET_COMPUTE_70,
            CU_TARGET_COMPUTE_72 = 72 as CUjit_target_enum_CU_TARGET_COMPUTE_72,
            CU_TARGET_COMPUTE_75 = 75 as CUjit_target_enum_CU_TARGET_COMPUTE_75,
            CU_TARGET_COMPUTE_80 = 80 as CUjit_target_enum_CU_TARGET_COMPUTE_80,
            CU_TARGET_COMPUTE_86 = 86 as CUjit_target_enum_CU_TARGET_COMPUTE_86,
            CU_TARGET_COMPUTE_87 = 87 as CUjit_target_enum_CU_TARGET_COMPUTE_87,
            CU_TARGET_COMPUTE_89 = 89 as CUjit_target_enum_CU_TARGET_COMPUTE_89,
            CU_TARGET_COMPUTE_90 = 90 as CUjit_target_enum_CU_TARGET_COMPUTE_90,
            CU_TARGET_COMPUTE_100 = 100 as CUjit_target_enum_CU_TARGET_COMPUTE_100,
            CU_TARGET_COMPUTE_110 = 110 as CUjit_target_enum_CU_TARGET_COMPUTE_110,
            CU_TARGET_COMPUTE_103 = 103 as CUjit_target_enum_CU_TARGET_COMPUTE_103,
            CU_TARGET_COMPUTE_107 = 107 as CUjit_target_enum_CU_TARGET_COMPUTE_107,
            CU_TARGET_COMPUTE_120 = 120 as CUjit_target_enum_CU_TARGET_COMPUTE_120,
            CU_TARGET_COMPUTE_121 = 121 as CUjit_target_enum_CU_TARGET_COMPUTE_121,
            CU_TARGET_COMPUTE_90A = 65626 as CUjit_target_enum_CU_TARGET_COMPUTE_90A,
            CU_TARGET_COMPUTE_100A = 65636 as CUjit_target_enum_CU_TARGET_COMPUTE_100A,
            CU_TARGET_COMPUTE_110A = 65646 as CUjit_target_enum_CU_TARGET_COMPUTE_110A,
            CU_TARGET_COMPUTE_103A = 65639 as CUjit_target_enum_CU_TARGET_COMPUTE_103A,
            CU_TARGET_COMPUTE_107A = 65643 as CUjit_target_enum_CU_TARGET_COMPUTE_107A,
            CU_TARGET_COMPUTE_120A = 65656 as CUjit_target_enum_CU_TARGET_COMPUTE_120A,
            CU_TARGET_COMPUTE_121A = 65657 as CUjit_target_enum_CU_TARGET_COMPUTE_121A,
            CU_TARGET_COMPUTE_100F = 131172 as CUjit_target_enum_CU_TARGET_COMPUTE_100F,
            CU_TARGET_COMPUTE_110F = 131182 as CUjit_target_enum_CU_TARGET_COMPUTE_110F,
            CU_TARGET_COMPUTE_103F = 131175 as CUjit_target_enum_CU_TARGET_COMPUTE_103F,
            CU_TARGET_COMPUTE_107F = 131179 as CUjit_target_enum_CU_TARGET_COMPUTE_107F,
            CU_TARGET_COMPUTE_120F = 131192 as CUjit_target_enum_CU_TARGET_COMPUTE_120F,
            CU_TARGET_COMPUTE_121F = 131193 as CUjit_target_enum_CU_TARGET_COMPUTE_121F,
        }
        enum CUjit_fallback: u32 {
            CU_PREFER_PTX = 0 as CUjit_fallback_enum_CU_PREFER_PTX,
            CU_PREFER_BINARY = 1 as CUjit_fallback_enum_CU_PREFER_BINARY,
        }
        enum CUjit_cacheMode: u32 {
            CU_JIT_CACHE_OPTION_NONE = 0 as CUjit_cacheMode_enum_CU_JIT_CACHE_OPTION_NONE,
            CU_JIT_CACHE_OPTION_CG = 1 as CUjit_cacheMode_enum_CU_JIT_CACHE_OPTION_CG,
            CU_JIT_CACHE_OPTION_CA = 2 as CUjit_cacheMode_enum_CU_JIT_CACHE_OPTION_CA,
        }
        enum CUjitInputType: u32 {
            CU_JIT_INPUT_CUBIN = 0 as CUjitInputType_enum_CU_JIT_INPUT_CUBIN,
            CU_JIT_INPUT_PTX = 1 as CUjitInputType_enum_CU_JIT_INPUT_PTX,
            CU_JIT_INPUT_FATBINARY = 2 as CUjitInputType_enum_CU_JIT_INPUT_FATBINARY,
            CU_JIT_INPUT_OBJECT = 3 as CUjitInputType_enum_CU_JIT_INPUT_OBJECT,
            CU_JIT_INPUT_LIBRARY = 4 as CUjitInputType_enum_CU_JIT_INPUT_LIBRARY,
            #[deprecated] CU_JIT_INPUT_NVVM = 5 as CUjitInputType_enum_CU_JIT_INPUT_NVVM,
            CU_JIT_NUM_INPUT_TYPES = 6 as CUjitInputType_enum_CU_JIT_NUM_INPUT_TYPES,
        }
        enum CUgraphicsRegisterFlags: u32 {
            CU_GRAPHICS_REGISTER_FLAGS_NONE = 0 as CUgraphicsRegisterFlags_enum_CU_GRAPHICS_REGISTER_FLAGS_NONE,
            CU_GRAPHICS_REGISTER_FLAGS_READ_ONLY = 1 as CUgraphicsRegisterFlags_enum_CU_GRAPHICS_REGISTER_FLAGS_READ_ONLY,
            CU_GRAPHICS_REGISTER_FLAGS_WRITE_DISCARD = 2 as CUgraphicsRegisterFlags_enum_CU_GRAPHICS_REGISTER_FLAGS_WRITE_DISCARD,
            CU_GRAPHICS_REGISTER_FLAGS_SURFACE_LDST = 4 as CUgraphicsRegisterFlags_enum_CU_GRAPHICS_REGISTER_FLAGS_SURFACE_LDST,
            CU_GRAPHICS_REGISTER_FLAGS_TEXTURE_GATHER = 8 as CUgraphicsRegisterFlags_enum_CU_GRAPHICS_REGISTER_FLAGS_TEXTURE_GATHER,
        }
        enum CUgraphicsMapResourceFlags: u32 {
            CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE = 0 as CUgraphicsMapResourceFlags_enum_CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE,
            CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY = 1 as CUgraphicsMapResourceFlags_enum_CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY,
            CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD = 2 as CUgraphicsMapResourceFlags_enum_CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD,
        }
        enum CUarray_cubemap_face: u32 {
            CU_CUBEMAP_FACE_POSITIVE_X = 0 as CUarray_cubemap_face_enum_CU_CUBEMAP_FACE_POSITIVE_X,
            CU_CUBEMAP_FACE_NEGATIVE_X = 1 as CUarray_cubemap_face_enum_CU_CUBEMAP_FACE_NEGATIVE_X,
            CU_CUBEMAP_FACE_POSITIVE_Y = 2 as CUarray_cubemap_face_enum_CU_CUBEMAP_FACE_POSITIVE_Y,
            CU_CUBEMAP_FACE_NEGATIVE_Y = 3 as CUarray_cubemap_face_enum_CU_CUBEMAP_FACE_NEGATIVE_Y,
            CU_CUBEMAP_FACE_POSITIVE_Z = 4 as CUarray_cubemap_face_enum_CU_CUBEMAP_FACE_POSITIVE_Z,
            CU_CUBEMAP_FACE_NEGATIVE_Z = 5 as CUarray_cubemap_face_enum_CU_CUBEMAP_FACE_NEGATIVE_Z,
        }
        enum CUlimit: u32 {
            CU_LIMIT_STACK_SIZE = 0 as CUlimit_enum_CU_LIMIT_STACK_SIZE,
            CU_LIMIT_PRINTF_FIFO_SIZE = 1 as CUlimit_enum_CU_LIMIT_PRINTF_FIFO_SIZE,
            CU_LIMIT_MALLOC_HEAP_SIZE = 2 as CUlimit_enum_CU_LIMIT_MALLOC_HEAP_SIZE,
            CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH = 3 as CUlimit_enum_CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH,
            CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT = 4 as CUlimit_enum_CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT,
            CU_LIMIT_MAX_L2_FETCH_GRANULARITY = 5 as CUlimit_enum_CU_LIMIT_MAX_L2_FETCH_GRANULARITY,
            CU_LIMIT_PERSISTING_L2_CACHE_SIZE = 6 as CUlimit_enum_CU_LIMIT_PERSISTING_L2_CACHE_SIZE,
            CU_LIMIT_SHMEM_SIZE = 7 as CUlimit_enum_CU_LIMIT_SHMEM_SIZE,
            CU_LIMIT_CIG_ENABLED = 8 as CUlimit_enum_CU_LIMIT_CIG_ENABLED,
            CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED = 9 as CUlimit_enum_CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED,
            CU_LIMIT_PER_BLOCK_MEMORY_SIZE = 10 as CUlimit_enum_CU_LIMIT_PER_BLOCK_MEMORY_SIZE,
            CU_LIMIT_MAX = 11 as CUlimit_enum_CU_LIMIT_MAX,
        }
        enum CUresourcetype: u32 {
            CU_RESOURCE_TYPE_ARRAY = 0 as CUresourcetype_enum_CU_RESOURCE_TYPE_ARRAY,
            CU_RESOURCE_TYPE_MIPMAPPED_ARRAY = 1 as CUresourcetype_enum_CU_RESOURCE_TYPE_MIPMAPPED_ARRAY,
            CU_RESOURCE_TYPE_LINEAR = 2 as CUresourcetype_enum_CU_RESOURCE_TYPE_LINEAR,
            CU_RESOURCE_TYPE_PITCH2D = 3 as CUresourcetype_enum_CU_RESOURCE_TYPE_PITCH2D,
        }
        enum CUaccessProperty: u32 {
            CU_ACCESS_PROPERTY_NORMAL = 0 as CUaccessProperty_enum_CU_ACCESS_PROPERTY_NORMAL,
            CU_ACCESS_PROPERTY_STREAMING = 1 as CUaccessProperty_enum_CU_ACCESS_PROPERTY_STREAMING,
            CU_ACCESS_PROPERTY_PERSISTING = 2 as CUaccessProperty_enum_CU_ACCESS_PROPERTY_PERSISTING,
        }
        enum CUgraphConditionalNodeType: u32 {
            CU_GRAPH_COND_TYPE_IF = 0 as CUgraphConditionalNodeType_enum_CU_GRAPH_COND_TYPE_IF,
            CU_GRAPH_COND_TYPE_WHILE = 1 as CUgraphConditionalNodeType_enum_CU_GRAPH_COND_TYPE_WHILE,
            CU_GRAPH_COND_TYPE_SWITCH = 2 as CUgraphConditionalNodeType_enum_CU_GRAPH_COND_TYPE_SWITCH,
        }
        enum CUgraphNodeType: u32 {
            CU_GRAPH_NODE_TYPE_KERNEL = 0 as CUgraphNodeType_enum_CU_GRAPH_NODE_TYPE_KERNEL,
            CU_GRAPH_NODE_TYPE_MEMCPY = 1 as CUgraphNodeType_enum_CU_GRAPH_NODE_TYPE_MEMCPY,
            CU_GRAPH_NODE_TYPE_MEMSET = 2 as CUgraphNodeType_enum_CU_GRAPH_NODE_TYPE_MEMSET,
            CU_GRAPH_NODE_TYPE_HOST = 3 as CUgraphNodeType_enum_CU_GRAPH_NODE_TYPE_HOST,
            CU_GRAPH_NODE_TYPE_GRAPH = 4 as CUgraphNodeType_enum_CU_GRAPH_NODE_TYPE_GRAPH,
            CU_GRAPH_NODE_TYPE_EMPTY = 5 as CUgraphNodeType_enum_CU_GRAPH_NODE_TYPE_EMPTY,
            CU_GRAPH_NODE_TYPE_WAIT_EVENT = 6 as CUgraphNodeType_enum_CU_GRAPH_NODE_TYPE_WAIT_EVENT,
            CU_GRAPH_NODE_TYPE_EVENT_RECORD = 7 as CUgraphNodeType_enum_CU_GRAPH_NODE_TYPE_EVENT_RECORD,
            CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL = 8 as CUgraphNodeType_enum_CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL,
            CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT = 9 as CUgraphNodeType_enum_CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT,
            CU_GRAPH_NODE_TYPE_MEM_ALLOC = 10 as CUgraphNodeType_enum_CU_GRAPH_NODE_TYPE_MEM_ALLOC,
            CU_GRAPH_NODE_TYPE_MEM_FREE = 11 as CUgraphNodeType_enum_CU_GRAPH_NODE_TYPE_MEM_FREE,
            CU_GRAPH_NODE_TYPE_BATCH_MEM_OP = 12 as CUgraphNodeType_enum_CU_GRAPH_NODE_TYPE_BATCH_MEM_OP,
            CU_GRAPH_NODE_TYPE_CONDITIONAL = 13 as CUgraphNodeType_enum_CU_GRAPH_NODE_TYPE_CONDITIONAL,
            CU_GRAPH_NODE_TYPE_MEMCPY_BATCH = 14 as CUgraphNodeType_enum_CU_GRAPH_NODE_TYPE_MEMCPY_BATCH,
            CU_GRAPH_NODE_TYPE_RESERVED_16 = 16 as CUgraphNodeType_enum_CU_GRAPH_NODE_TYPE_RESERVED_16,
            CU_GRAPH_NODE_TYPE_EXTERNAL_ENGINE = 17 as CUgraphNodeType_enum_CU_GRAPH_NODE_TYPE_EXTERNAL_ENGINE,
            CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH = 18 as CUgraphNodeType_enum_CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH,
        }
        enum CUgraphDependencyType: u32 {
            CU_GRAPH_DEPENDENCY_TYPE_DEFAULT = 0 as CUgraphDependencyType_enum_CU_GRAPH_DEPENDENCY_TYPE_DEFAULT,
            CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC = 1 as CUgraphDependencyType_enum_CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC,
        }
        enum CUgraphInstantiateResult: u32 {
            CUDA_GRAPH_INSTANTIATE_SUCCESS = 0 as CUgraphInstantiateResult_enum_CUDA_GRAPH_INSTANTIATE_SUCCESS,
            CUDA_GRAPH_INSTANTIATE_ERROR = 1 as CUgraphInstantiateResult_enum_CUDA_GRAPH_INSTANTIATE_ERROR,
            CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE = 2 as CUgraphInstantiateResult_enum_CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE,
            CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED = 3 as CUgraphInstantiateResult_enum_CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED,
            CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED = 4 as CUgraphInstantiateResult_enum_CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED,
            CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED = 5 as CUgraphInstantiateResult_enum_CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED,
        }
        enum CUsynchronizationPolicy: u32 {
            CU_SYNC_POLICY_AUTO = 1 as CUsynchronizationPolicy_enum_CU_SYNC_POLICY_AUTO,
            CU_SYNC_POLICY_SPIN = 2 as CUsynchronizationPolicy_enum_CU_SYNC_POLICY_SPIN,
            CU_SYNC_POLICY_YIELD = 3 as CUsynchronizationPolicy_enum_CU_SYNC_POLICY_YIELD,
            CU_SYNC_POLICY_BLOCKING_SYNC = 4 as CUsynchronizationPolicy_enum_CU_SYNC_POLICY_BLOCKING_SYNC,
        }
        enum CUclusterSchedulingPolicy: u32 {
            CU_CLUSTER_SCHEDULING_POLICY_DEFAULT = 0 as CUclusterSchedulingPolicy_enum_CU_CLUSTER_SCHEDULING_POLICY_DEFAULT,
            CU_CLUSTER_SCHEDULING_POLICY_SPREAD = 1 as CUclusterSchedulingPolicy_enum_CU_CLUSTER_SCHEDULING_POLICY_SPREAD,
            CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING = 2 as CUclusterSchedulingPolicy_enum_CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING,
            CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY = 3 as CUclusterSchedulingPolicy_enum_CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY,
        }
        enum CUlaunchMemSyncDomain: u32 {
            CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT = 0 as CUlaunchMemSyncDomain_enum_CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT,
            CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE = 1 as CUlaunchMemSyncDomain_enum_CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE,
        }
        enum CUlaunchAttributePortableClusterMode: u32 {
            CU_LAUNCH_PORTABLE_CLUSTER_MODE_DEFAULT = 0 as CUlaunchAttributePortableClusterMode_enum_CU_LAUNCH_PORTABLE_CLUSTER_MODE_DEFAULT,
            CU_LAUNCH_PORTABLE_CLUSTER_MODE_REQUIRE_PORTABLE = 1 as CUlaunchAttributePortableClusterMode_enum_CU_LAUNCH_PORTABLE_CLUSTER_MODE_REQUIRE_PORTABLE,
            CU_LAUNCH_PORTABLE_CLUSTER_MODE_ALLOW_NON_PORTABLE = 2 as CUlaunchAttributePortableClusterMode_enum_CU_LAUNCH_PORTABLE_CLUSTER_MODE_ALLOW_NON_PORTABLE,
        }
        enum CUsharedMemoryMode: u32 {
            CU_SHARED_MEMORY_MODE_DEFAULT = 0 as CUsharedMemoryMode_enum_CU_SHARED_MEMORY_MODE_DEFAULT,
            CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE = 1 as CUsharedMemoryMode_enum_CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE,
            CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE = 2 as CUsharedMemoryMode_enum_CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE,
            CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY = 3 as CUsharedMemoryMode_enum_CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY,
            CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY = 4 as CUsharedMemoryMode_enum_CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY,
        }
        enum CUlaunchAttributeID: u32 {
            CU_LAUNCH_ATTRIBUTE_IGNORE = 0 as CUlaunchAttributeID_enum_CU_LAUNCH_ATTRIBUTE_IGNORE,
            CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW = 1 as CUlaunchAttributeID_enum_CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW,
            CU_LAUNCH_ATTRIBUTE_COOPERATIVE = 2 as CUlaunchAttributeID_enum_CU_LAUNCH_ATTRIBUTE_COOPERATIVE,
            CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY = 3 as CUlaunchAttributeID_enum_CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY,
            CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION = 4 as CUlaunchAttributeID_enum_CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION,
            CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE = 5 as CUlaunchAttributeID_enum_CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE,
            CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION = 6 as CUlaunchAttributeID_enum_CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION,
            CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT = 7 as CUlaunchAttributeID_enum_CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT,
            CU_LAUNCH_ATTRIBUTE_PRIORITY = 8 as CUlaunchAttributeID_enum_CU_LAUNCH_ATTRIBUTE_PRIORITY,
            CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP = 9 as CUlaunchAttributeID_enum_CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP,
            CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN = 10 as CUlaunchAttributeID_enum_CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN,
            CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION = 11 as CUlaunchAttributeID_enum_CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION,
            CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT = 12 as CUlaunchAttributeID_enum_CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT,
            CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE = 13 as CUlaunchAttributeID_enum_CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE,
            CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 14 as CUlaunchAttributeID_enum_CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT,
            CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING = 16 as CUlaunchAttributeID_enum_CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING,
            CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE = 17 as CUlaunchAttributeID_enum_CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE,
            CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE = 18 as CUlaunchAttributeID_enum_CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE,
        }
        enum CUstreamCaptureStatus: u32 {
            CU_STREAM_CAPTURE_STATUS_NONE = 0 as CUstreamCaptureStatus_enum_CU_STREAM_CAPTURE_STATUS_NONE,
            CU_STREAM_CAPTURE_STATUS_ACTIVE = 1 as CUstreamCaptureStatus_enum_CU_STREAM_CAPTURE_STATUS_ACTIVE,
            CU_STREAM_CAPTURE_STATUS_INVALIDATED = 2 as CUstreamCaptureStatus_enum_CU_STREAM_CAPTURE_STATUS_INVALIDATED,
        }
        enum CUstreamCaptureMode: u32 {
            CU_STREAM_CAPTURE_MODE_GLOBAL = 0 as CUstreamCaptureMode_enum_CU_STREAM_CAPTURE_MODE_GLOBAL,
            CU_STREAM_CAPTURE_MODE_THREAD_LOCAL = 1 as CUstreamCaptureMode_enum_CU_STREAM_CAPTURE_MODE_THREAD_LOCAL,
            CU_STREAM_CAPTURE_MODE_RELAXED = 2 as CUstreamCaptureMode_enum_CU_STREAM_CAPTURE_MODE_RELAXED,
        }
        enum CUdriverProcAddress_flags: u32 {
            CU_GET_PROC_ADDRESS_DEFAULT = 0 as CUdriverProcAddress_flags_enum_CU_GET_PROC_ADDRESS_DEFAULT,
            CU_GET_PROC_ADDRESS_LEGACY_STREAM = 1 as CUdriverProcAddress_flags_enum_CU_GET_PROC_ADDRESS_LEGACY_STREAM,
            CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM = 2 as CUdriverProcAddress_flags_enum_CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM,
        }
        enum CUdriverProcAddressQueryResult: u32 {
            CU_GET_PROC_ADDRESS_SUCCESS = 0 as CUdriverProcAddressQueryResult_enum_CU_GET_PROC_ADDRESS_SUCCESS,
            CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND = 1 as CUdriverProcAddressQueryResult_enum_CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND,
            CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT = 2 as CUdriverProcAddressQueryResult_enum_CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT,
        }
        enum CUexecAffinityType: u32 {
            CU_EXEC_AFFINITY_TYPE_SM_COUNT = 0 as CUexecAffinityType_enum_CU_EXEC_AFFINITY_TYPE_SM_COUNT,
            CU_EXEC_AFFINITY_TYPE_MAX = 1 as CUexecAffinityType_enum_CU_EXEC_AFFINITY_TYPE_MAX,
        }
        enum CUcigDataType: u32 {
            CIG_DATA_TYPE_D3D12_COMMAND_QUEUE = 1 as CUcigDataType_enum_CIG_DATA_TYPE_D3D12_COMMAND_QUEUE,
            CIG_DATA_TYPE_NV_BLOB = 2 as CUcigDataType_enum_CIG_DATA_TYPE_NV_BLOB,
        }
        enum CUstreamCigDataType: u32 {
            STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST = 1 as CUstreamCigDataType_enum_STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST,
            STREAM_CIG_DATA_TYPE_VULKAN_COMMAND_BUFFER_HANDLE_NV = 2 as CUstreamCigDataType_enum_STREAM_CIG_DATA_TYPE_VULKAN_COMMAND_BUFFER_HANDLE_NV,
        }
        enum CUlibraryOption: u32 {
            CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE = 0 as CUlibraryOption_enum_CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE,
            CU_LIBRARY_BINARY_IS_PRESERVED = 1 as CUlibraryOption_enum_CU_LIBRARY_BINARY_IS_PRESERVED,
            CU_LIBRARY_NUM_OPTIONS = 2 as CUlibraryOption_enum_CU_LIBRARY_NUM_OPTIONS,
        }
        enum CUresult: u32 {
            CUDA_SUCCESS = 0 as cudaError_enum_CUDA_SUCCESS,
            CUDA_ERROR_INVALID_VALUE = 1 as cudaError_enum_CUDA_ERROR_INVALID_VALUE,
            CUDA_ERROR_OUT_OF_MEMORY = 2 as cudaError_enum_CUDA_ERROR_OUT_OF_MEMORY,
            CUDA_ERROR_NOT_INITIALIZED = 3 as cudaError_enum_CUDA_ERROR_NOT_INITIALIZED,
            CUDA_ERROR_DEINITIALIZED = 4 as cudaError_enum_CUDA_ERROR_DEINITIALIZED,
            CUDA_ERROR_PROFILER_DISABLED = 5 as cudaError_enum_CUDA_ERROR_PROFILER_DISABLED,
            #[deprecated] CUDA_ERROR_PROFILER_NOT_INITIALIZED = 6 as cudaError_enum_CUDA_ERROR_PROFILER_NOT_INITIALIZED,
            #[deprecated] CUDA_ERROR_PROFILER_ALREADY_STARTED = 7 as cudaError_enum_CUDA_ERROR_PROFILER_ALREADY_STARTED,
            #[deprecated] CUDA_ERROR_PROFILER_ALREADY_STOPPED = 8 as cudaError_enum_CUDA_ERROR_PROFILER_ALREADY_STOPPED,
            CUDA_ERROR_STUB_LIBRARY = 34 as cudaError_enum_CUDA_ERROR_STUB_LIBRARY,
            CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER = 36 as cudaError_enum_CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER,
            CUDA_ERROR_DEVICE_UNAVAILABLE = 46 as cudaError_enum_CUDA_ERROR_DEVICE_UNAVAILABLE,
            CUDA_ERROR_MULTICAST_RESOURCE_FULL = 47 as cudaError_enum_CUDA_ERROR_MULTICAST_RESOURCE_FULL,
            CUDA_ERROR_NO_DEVICE = 100 as cudaError_enum_CUDA_ERROR_NO_DEVICE,
            CUDA_ERROR_INVALID_DEVICE = 101 as cudaError_enum_CUDA_ERROR_INVALID_DEVICE,
            CUDA_ERROR_DEVICE_NOT_LICENSED = 102 as cudaError_enum_CUDA_ERROR_DEVICE_NOT_LICENSED,
            CUDA_ERROR_INVALID_IMAGE = 200 as cudaError_enum_CUDA_ERROR_INVALID_IMAGE,
            CUDA_ERROR_INVALID_CONTEXT = 201 as cudaError_enum_CUDA_ERROR_INVALID_CONTEXT,
            #[deprecated] CUDA_ERROR_CONTEXT_ALREADY_CURRENT = 202 as cudaError_enum_CUDA_ERROR_CONTEXT_ALREADY_CURRENT,
            CUDA_ERROR_MAP_FAILED = 205 as cudaError_enum_CUDA_ERROR_MAP_FAILED,
            CUDA_ERROR_UNMAP_FAILED = 206 as cudaError_enum_CUDA_ERROR_UNMAP_FAILED,
            CUDA_ERROR_ARRAY_IS_MAPPED = 207 as cudaError_enum_CUDA_ERROR_ARRAY_IS_MAPPED,
            CUDA_ERROR_ALREADY_MAPPED = 208 as cudaError_enum_CUDA_ERROR_ALREADY_MAPPED,
            CUDA_ERROR_NO_BINARY_FOR_GPU = 209 as cudaError_enum_CUDA_ERROR_NO_BINARY_FOR_GPU,
            CUDA_ERROR_ALREADY_ACQUIRED = 210 as cudaError_enum_CUDA_ERROR_ALREADY_ACQUIRED,
            CUDA_ERROR_NOT_MAPPED = 211 as cudaError_enum_CUDA_ERROR_NOT_MAPPED,
            CUDA_ERROR_NOT_MAPPED_AS_ARRAY = 212 as cudaError_enum_CUDA_ERROR_NOT_MAPPED_AS_ARRAY,
            CUDA_ERROR_NOT_MAPPED_AS_POINTER = 213 as cudaError_enum_CUDA_ERROR_NOT_MAPPED_AS_POINTER,
            CUDA_ERROR_ECC_UNCORRECTABLE = 214 as cudaError_enum_CUDA_ERROR_ECC_UNCORRECTABLE,
            CUDA_ERROR_UNSUPPORTED_LIMIT = 215 as cudaError_enum_CUDA_ERROR_UNSUPPORTED_LIMIT,
            CUDA_ERROR_CONTEXT_ALREADY_IN_USE = 216 as cudaError_enum_CUDA_ERROR_CONTEXT_ALREADY_IN_USE,
            CUDA_ERROR_PEER_ACCESS_UNSUPPORTED = 217 as cudaError_enum_CUDA_ERROR_PEER_ACCESS_UNSUPPORTED,
            CUDA_ERROR_INVALID_PTX = 218 as cudaError_enum_CUDA_ERROR_INVALID_PTX,
            CUDA_ERROR_INVALID_GRAPHICS_CONTEXT = 219 as cudaError_enum_CUDA_ERROR_INVALID_GRAPHICS_CONTEXT,
            CUDA_ERROR_NVLINK_UNCORRECTABLE = 220 as cudaError_enum_CUDA_ERROR_NVLINK_UNCORRECTABLE,
            CUDA_ERROR_JIT_COMPILER_NOT_FOUND = 221 as cudaError_enum_CUDA_ERROR_JIT_COMPILER_NOT_FOUND,
            CUDA_ERROR_UNSUPPORTED_PTX_VERSION = 222 as cudaError_enum_CUDA_ERROR_UNSUPPORTED_PTX_VERSION,
            CUDA_ERROR_JIT_COMPILATION_DISABLED = 223 as cudaError_enum_CUDA_ERROR_JIT_COMPILATION_DISABLED,
            CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY = 224 as cudaError_enum_CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY,
            CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC = 225 as cudaError_enum_CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC,
            CUDA_ERROR_CONTAINED = 226 as cudaError_enum_CUDA_ERROR_CONTAINED,
            CUDA_ERROR_INSUFFICIENT_LOADER_VERSION = 227 as cudaError_enum_CUDA_ERROR_INSUFFICIENT_LOADER_VERSION,
            CUDA_ERROR_INVALID_SOURCE = 300 as cudaError_enum_CUDA_ERROR_INVALID_SOURCE,
            CUDA_ERROR_FILE_NOT_FOUND = 301 as cudaError_enum_CUDA_ERROR_FILE_NOT_FOUND,
            CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND = 302 as cudaError_enum_CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND,
            CUDA_ERROR_SHARED_OBJECT_INIT_FAILED = 303 as cudaError_enum_CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,
            CUDA_ERROR_OPERATING_SYSTEM = 304 as cudaError_enum_CUDA_ERROR_OPERATING_SYSTEM,
            CUDA_ERROR_INVALID_HANDLE = 400 as cudaError_enum_CUDA_ERROR_INVALID_HANDLE,
            CUDA_ERROR_ILLEGAL_STATE = 401 as cudaError_enum_CUDA_ERROR_ILLEGAL_STATE,
            CUDA_ERROR_LOSSY_QUERY = 402 as cudaError_enum_CUDA_ERROR_LOSSY_QUERY,
            CUDA_ERROR_NOT_FOUND = 500 as cudaError_enum_CUDA_ERROR_NOT_FOUND,
            CUDA_ERROR_NOT_READY = 600 as cudaError_enum_CUDA_ERROR_NOT_READY,
            CUDA_ERROR_ILLEGAL_ADDRESS = 700 as cudaError_enum_CUDA_ERROR_ILLEGAL_ADDRESS,
            CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES = 701 as cudaError_enum_CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,
            CUDA_ERROR_LAUNCH_TIMEOUT = 702 as cudaError_enum_CUDA_ERROR_LAUNCH_TIMEOUT,
            CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING = 703 as cudaError_enum_CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING,
            CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED = 704 as cudaError_enum_CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED,
            CUDA_ERROR_PEER_ACCESS_NOT_ENABLED = 705 as cudaError_enum_CUDA_ERROR_PEER_ACCESS_NOT_ENABLED,
            CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE = 708 as cudaError_enum_CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE,
            CUDA_ERROR_CONTEXT_IS_DESTROYED = 709 as cudaError_enum_CUDA_ERROR_CONTEXT_IS_DESTROYED,
            CUDA_ERROR_ASSERT = 710 as cudaError_enum_CUDA_ERROR_ASSERT,
            CUDA_ERROR_TOO_MANY_PEERS = 711 as cudaError_enum_CUDA_ERROR_TOO_MANY_PEERS,
            CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED = 712 as cudaError_enum_CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED,
            CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED = 713 as cudaError_enum_CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED,
            CUDA_ERROR_HARDWARE_STACK_ERROR = 714 as cudaError_enum_CUDA_ERROR_HARDWARE_STACK_ERROR,
            CUDA_ERROR_ILLEGAL_INSTRUCTION = 715 as cudaError_enum_CUDA_ERROR_ILLEGAL_INSTRUCTION,
            CUDA_ERROR_MISALIGNED_ADDRESS = 716 as cudaError_enum_CUDA_ERROR_MISALIGNED_ADDRESS,
            CUDA_ERROR_INVALID_ADDRESS_SPACE = 717 as cudaError_enum_CUDA_ERROR_INVALID_ADDRESS_SPACE,
            CUDA_ERROR_INVALID_PC = 718 as cudaError_enum_CUDA_ERROR_INVALID_PC,
            CUDA_ERROR_LAUNCH_FAILED = 719 as cudaError_enum_CUDA_ERROR_LAUNCH_FAILED,
            CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE = 720 as cudaError_enum_CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE,
            CUDA_ERROR_TENSOR_MEMORY_LEAK = 721 as cudaError_enum_CUDA_ERROR_TENSOR_MEMORY_LEAK,
            CUDA_ERROR_NOT_PERMITTED = 800 as cudaError_enum_CUDA_ERROR_NOT_PERMITTED,
            CUDA_ERROR_NOT_SUPPORTED = 801 as cudaError_enum_CUDA_ERROR_NOT_SUPPORTED,
            CUDA_ERROR_SYSTEM_NOT_READY = 802 as cudaError_enum_CUDA_ERROR_SYSTEM_NOT_READY,
            CUDA_ERROR_SYSTEM_DRIVER_MISMATCH = 803 as cudaError_enum_CUDA_ERROR_SYSTEM_DRIVER_MISMATCH,
            CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE = 804 as cudaError_enum_CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE,
            CUDA_ERROR_MPS_CONNECTION_FAILED = 805 as cudaError_enum_CUDA_ERROR_MPS_CONNECTION_FAILED,
            CUDA_ERROR_MPS_RPC_FAILURE = 806 as cudaError_enum_CUDA_ERROR_MPS_RPC_FAILURE,
            CUDA_ERROR_MPS_SERVER_NOT_READY = 807 as cudaError_enum_CUDA_ERROR_MPS_SERVER_NOT_READY,
            CUDA_ERROR_MPS_MAX_CLIENTS_REACHED = 808 as cudaError_enum_CUDA_ERROR_MPS_MAX_CLIENTS_REACHED,
            CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED = 809 as cudaError_enum_CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED,
            CUDA_ERROR_MPS_CLIENT_TERMINATED = 810 as cudaError_enum_CUDA_ERROR_MPS_CLIENT_TERMINATED,
            CUDA_ERROR_CDP_NOT_SUPPORTED = 811 as cudaError_enum_CUDA_ERROR_CDP_NOT_SUPPORTED,
            CUDA_ERROR_CDP_VERSION_MISMATCH = 812 as cudaError_enum_CUDA_ERROR_CDP_VERSION_MISMATCH,
            CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED = 900 as cudaError_enum_CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED,
            CUDA_ERROR_STREAM_CAPTURE_INVALIDATED = 901 as cudaError_enum_CUDA_ERROR_STREAM_CAPTURE_INVALIDATED,
            CUDA_ERROR_STREAM_CAPTURE_MERGE = 902 as cudaError_enum_CUDA_ERROR_STREAM_CAPTURE_MERGE,
            CUDA_ERROR_STREAM_CAPTURE_UNMATCHED = 903 as cudaError_enum_CUDA_ERROR_STREAM_CAPTURE_UNMATCHED,
            CUDA_ERROR_STREAM_CAPTURE_UNJOINED = 904 as cudaError_enum_CUDA_ERROR_STREAM_CAPTURE_UNJOINED,
            CUDA_ERROR_STREAM_CAPTURE_ISOLATION = 905 as cudaError_enum_CUDA_ERROR_STREAM_CAPTURE_ISOLATION,
            CUDA_ERROR_STREAM_CAPTURE_IMPLICIT = 906 as cudaError_enum_CUDA_ERROR_STREAM_CAPTURE_IMPLICIT,
            CUDA_ERROR_CAPTURED_EVENT = 907 as cudaError_enum_CUDA_ERROR_CAPTURED_EVENT,
            CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD = 908 as cudaError_enum_CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD,
            CUDA_ERROR_TIMEOUT = 909 as cudaError_enum_CUDA_ERROR_TIMEOUT,
            CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE = 910 as cudaError_enum_CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE,
            CUDA_ERROR_EXTERNAL_DEVICE = 911 as cudaError_enum_CUDA_ERROR_EXTERNAL_DEVICE,
            CUDA_ERROR_INVALID_CLUSTER_SIZE = 912 as cudaError_enum_CUDA_ERROR_INVALID_CLUSTER_SIZE,
            CUDA_ERROR_FUNCTION_NOT_LOADED = 913 as cudaError_enum_CUDA_ERROR_FUNCTION_NOT_LOADED,
            CUDA_ERROR_INVALID_RESOURCE_TYPE = 914 as cudaError_enum_CUDA_ERROR_INVALID_RESOURCE_TYPE,
            CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION = 915 as cudaError_enum_CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION,
            CUDA_ERROR_KEY_ROTATION = 916 as cudaError_enum_CUDA_ERROR_KEY_ROTATION,
            CUDA_ERROR_STREAM_DETACHED = 917 as cudaError_enum_CUDA_ERROR_STREAM_DETACHED,
            CUDA_ERROR_GRAPH_RECAPTURE_FAILURE = 918 as cudaError_enum_CUDA_ERROR_GRAPH_RECAPTURE_FAILURE,
            CUDA_ERROR_FABRIC_NOT_READY = 919 as cudaError_enum_CUDA_ERROR_FABRIC_NOT_READY,
            CUDA_ERROR_UNKNOWN = 999 as cudaError_enum_CUDA_ERROR_UNKNOWN,
        }
        enum CUdevice_P2PAttribute: u32 {
            CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK = 1 as CUdevice_P2PAttribute_enum_CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK,
            CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED = 2 as CUdevice_P2PAttribute_enum_CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED,
            CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED = 3 as CUdevice_P2PAttribute_enum_CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED,
            #[deprecated] CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED = 4 as CUdevice_P2PAttribute_enum_CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED,
            CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED = 4 as CUdevice_P2PAttribute_enum_CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED,
            CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED = 5 as CUdevice_P2PAttribute_enum_CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED,
        }
        enum CUresourceViewFormat: u32 {
            CU_RES_VIEW_FORMAT_NONE = 0 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_NONE,
            CU_RES_VIEW_FORMAT_UINT_1X8 = 1 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_UINT_1X8,
            CU_RES_VIEW_FORMAT_UINT_2X8 = 2 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_UINT_2X8,
            CU_RES_VIEW_FORMAT_UINT_4X8 = 3 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_UINT_4X8,
            CU_RES_VIEW_FORMAT_SINT_1X8 = 4 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_SINT_1X8,
            CU_RES_VIEW_FORMAT_SINT_2X8 = 5 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_SINT_2X8,
            CU_RES_VIEW_FORMAT_SINT_4X8 = 6 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_SINT_4X8,
            CU_RES_VIEW_FORMAT_UINT_1X16 = 7 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_UINT_1X16,
            CU_RES_VIEW_FORMAT_UINT_2X16 = 8 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_UINT_2X16,
            CU_RES_VIEW_FORMAT_UINT_4X16 = 9 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_UINT_4X16,
            CU_RES_VIEW_FORMAT_SINT_1X16 = 10 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_SINT_1X16,
            CU_RES_VIEW_FORMAT_SINT_2X16 = 11 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_SINT_2X16,
            CU_RES_VIEW_FORMAT_SINT_4X16 = 12 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_SINT_4X16,
            CU_RES_VIEW_FORMAT_UINT_1X32 = 13 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_UINT_1X32,
            CU_RES_VIEW_FORMAT_UINT_2X32 = 14 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_UINT_2X32,
            CU_RES_VIEW_FORMAT_UINT_4X32 = 15 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_UINT_4X32,
            CU_RES_VIEW_FORMAT_SINT_1X32 = 16 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_SINT_1X32,
            CU_RES_VIEW_FORMAT_SINT_2X32 = 17 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_SINT_2X32,
            CU_RES_VIEW_FORMAT_SINT_4X32 = 18 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_SINT_4X32,
            CU_RES_VIEW_FORMAT_FLOAT_1X16 = 19 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_FLOAT_1X16,
            CU_RES_VIEW_FORMAT_FLOAT_2X16 = 20 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_FLOAT_2X16,
            CU_RES_VIEW_FORMAT_FLOAT_4X16 = 21 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_FLOAT_4X16,
            CU_RES_VIEW_FORMAT_FLOAT_1X32 = 22 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_FLOAT_1X32,
            CU_RES_VIEW_FORMAT_FLOAT_2X32 = 23 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_FLOAT_2X32,
            CU_RES_VIEW_FORMAT_FLOAT_4X32 = 24 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_FLOAT_4X32,
            CU_RES_VIEW_FORMAT_UNSIGNED_BC1 = 25 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_UNSIGNED_BC1,
            CU_RES_VIEW_FORMAT_UNSIGNED_BC2 = 26 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_UNSIGNED_BC2,
            CU_RES_VIEW_FORMAT_UNSIGNED_BC3 = 27 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_UNSIGNED_BC3,
            CU_RES_VIEW_FORMAT_UNSIGNED_BC4 = 28 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_UNSIGNED_BC4,
            CU_RES_VIEW_FORMAT_SIGNED_BC4 = 29 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_SIGNED_BC4,
            CU_RES_VIEW_FORMAT_UNSIGNED_BC5 = 30 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_UNSIGNED_BC5,
            CU_RES_VIEW_FORMAT_SIGNED_BC5 = 31 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_SIGNED_BC5,
            CU_RES_VIEW_FORMAT_UNSIGNED_BC6H = 32 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_UNSIGNED_BC6H,
            CU_RES_VIEW_FORMAT_SIGNED_BC6H = 33 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_SIGNED_BC6H,
            CU_RES_VIEW_FORMAT_UNSIGNED_BC7 = 34 as CUresourceViewFormat_enum_CU_RES_VIEW_FORMAT_UNSIGNED_BC7,
        }
        enum CUtensorMapDataType: u32 {
            CU_TENSOR_MAP_DATA_TYPE_UINT8 = 0 as CUtensorMapDataType_enum_CU_TENSOR_MAP_DATA_TYPE_UINT8,
            CU_TENSOR_MAP_DATA_TYPE_UINT16 = 1 as CUtensorMapDataType_enum_CU_TENSOR_MAP_DATA_TYPE_UINT16,
            CU_TENSOR_MAP_DATA_TYPE_UINT32 = 2 as CUtensorMapDataType_enum_CU_TENSOR_MAP_DATA_TYPE_UINT32,
            CU_TENSOR_MAP_DATA_TYPE_INT32 = 3 as CUtensorMapDataType_enum_CU_TENSOR_MAP_DATA_TYPE_INT32,
            CU_TENSOR_MAP_DATA_TYPE_UINT64 = 4 as CUtensorMapDataType_enum_CU_TENSOR_MAP_DATA_TYPE_UINT64,
            CU_TENSOR_MAP_DATA_TYPE_INT64 = 5 as CUtensorMapDataType_enum_CU_TENSOR_MAP_DATA_TYPE_INT64,
            CU_TENSOR_MAP_DATA_TYPE_FLOAT16 = 6 as CUtensorMapDataType_enum_CU_TENSOR_MAP_DATA_TYPE_FLOAT16,
            CU_TENSOR_MAP_DATA_TYPE_FLOAT32 = 7 as CUtensorMapDataType_enum_CU_TENSOR_MAP_DATA_TYPE_FLOAT32,
            CU_TENSOR_MAP_DATA_TYPE_FLOAT64 = 8 as CUtensorMapDataType_enum_CU_TENSOR_MAP_DATA_TYPE_FLOAT64,
            CU_TENSOR_MAP_DATA_TYPE_BFLOAT16 = 9 as CUtensorMapDataType_enum_CU_TENSOR_MAP_DATA_TYPE_BFLOAT16,
            CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ = 10 as CUtensorMapDataType_enum_CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ,
            CU_TENSOR_MAP_DATA_TYPE_TFLOAT32 = 11 as CUtensorMapDataType_enum_CU_TENSOR_MAP_DATA_TYPE_TFLOAT32,
            CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ = 12 as CUtensorMapDataType_enum_CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ,
            CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B = 13 as CUtensorMapDataType_enum_CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B,
            CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B = 14 as CUtensorMapDataType_enum_CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B,
            CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B = 15 as CUtensorMapDataType_enum_CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B,
        }
        enum CUtensorMapInterleave: u32 {
            CU_TENSOR_MAP_INTERLEAVE_NONE = 0 as CUtensorMapInterleave_enum_CU_TENSOR_MAP_INTERLEAVE_NONE,
            CU_TENSOR_MAP_INTERLEAVE_16B = 1 as CUtensorMapInterleave_enum_CU_TENSOR_MAP_INTERLEAVE_16B,
            CU_TENSOR_MAP_INTERLEAVE_32B = 2 as CUtensorMapInterleave_enum_CU_TENSOR_MAP_INTERLEAVE_32B,
        }
        enum CUtensorMapSwizzle: u32 {
            CU_TENSOR_MAP_SWIZZLE_NONE = 0 as CUtensorMapSwizzle_enum_CU_TENSOR_MAP_SWIZZLE_NONE,
            CU_TENSOR_MAP_SWIZZLE_32B = 1 as CUtensorMapSwizzle_enum_CU_TENSOR_MAP_SWIZZLE_32B,
            CU_TENSOR_MAP_SWIZZLE_64B = 2 as CUtensorMapSwizzle_enum_CU_TENSOR_MAP_SWIZZLE_64B,
            CU_TENSOR_MAP_SWIZZLE_128B = 3 as CUtensorMapSwizzle_enum_CU_TENSOR_MAP_SWIZZLE_128B,
            CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B = 4 as CUtensorMapSwizzle_enum_CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B,
            CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B = 5 as CUtensorMapSwizzle_enum_CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B,
            CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B = 6 as CUtensorMapSwizzle_enum_CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B,
        }
        enum CUtensorMapL2promotion: u32 {
            CU_TENSOR_MAP_L2_PROMOTION_NONE = 0 as CUtensorMapL2promotion_enum_CU_TENSOR_MAP_L2_PROMOTION_NONE,
            CU_TENSOR_MAP_L2_PROMOTION_L2_64B = 1 as CUtensorMapL2promotion_enum_CU_TENSOR_MAP_L2_PROMOTION_L2_64B,
            CU_TENSOR_MAP_L2_PROMOTION_L2_128B = 2 as CUtensorMapL2promotion_enum_CU_TENSOR_MAP_L2_PROMOTION_L2_128B,
            CU_TENSOR_MAP_L2_PROMOTION_L2_256B = 3 as CUtensorMapL2promotion_enum_CU_TENSOR_MAP_L2_PROMOTION_L2_256B,
        }
        enum CUtensorMapFloatOOBfill: u32 {
            CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE = 0 as CUtensorMapFloatOOBfill_enum_CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE,
            CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA = 1 as CUtensorMapFloatOOBfill_enum_CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA,
        }
        enum CUtensorMapIm2ColWideMode: u32 {
            CU_TENSOR_MAP_IM2COL_WIDE_MODE_W = 0 as CUtensorMapIm2ColWideMode_enum_CU_TENSOR_MAP_IM2COL_WIDE_MODE_W,
            CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128 = 1 as CUtensorMapIm2ColWideMode_enum_CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128,
        }
        enum CUtensorMapAllocClass: u32 {
            CU_TENSOR_MAP_ALLOC_CLASS_AUTO = 0 as CUtensorMapAllocClass_enum_CU_TENSOR_MAP_ALLOC_CLASS_AUTO,
            CU_TENSOR_MAP_ALLOC_CLASS_SMALL = 1 as CUtensorMapAllocClass_enum_CU_TENSOR_MAP_ALLOC_CLASS_SMALL,
            CU_TENSOR_MAP_ALLOC_CLASS_LARGE = 2 as CUtensorMapAllocClass_enum_CU_TENSOR_MAP_ALLOC_CLASS_LARGE,
        }
        enum CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS: u32 {
            CU_POINTER_ATTRIBUTE_ACCESS_FLAG_NONE = 0 as CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS_enum_CU_POINTER_ATTRIBUTE_ACCESS_FLAG_NONE,
            CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READ = 1 as CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS_enum_CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READ,
            CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE = 3 as CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS_enum_CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE,
        }
        enum CUexternalMemoryHandleType: u32 {
            CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD = 1 as CUexternalMemoryHandleType_enum_CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD,
            CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32 = 2 as CUexternalMemoryHandleType_enum_CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32,
            CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT = 3 as CUexternalMemoryHandleType_enum_CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT,
            CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP = 4 as CUexternalMemoryHandleType_enum_CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP,
            CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE = 5 as CUexternalMemoryHandleType_enum_CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE,
            CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE = 6 as CUexternalMemoryHandleType_enum_CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE,
            CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT = 7 as CUexternalMemoryHandleType_enum_CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT,
            CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF = 8 as CUexternalMemoryHandleType_enum_CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF,
            CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD = 9 as CUexternalMemoryHandleType_enum_CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD,
        }
        enum CUexternalSemaphoreHandleType: u32 {
            CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD = 1 as CUexternalSemaphoreHandleType_enum_CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD,
            CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32 = 2 as CUexternalSemaphoreHandleType_enum_CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32,
            CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT = 3 as CUexternalSemaphoreHandleType_enum_CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT,
            CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE = 4 as CUexternalSemaphoreHandleType_enum_CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE,
            CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE = 5 as CUexternalSemaphoreHandleType_enum_CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE,
            CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC = 6 as CUexternalSemaphoreHandleType_enum_CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC,
            CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX = 7 as CUexternalSemaphoreHandleType_enum_CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX,
            CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT = 8 as CUexternalSemaphoreHandleType_enum_CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT,
            CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD = 9 as CUexternalSemaphoreHandleType_enum_CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD,
            CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32 = 10 as CUexternalSemaphoreHandleType_enum_CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32,
        }
        enum CUmemAllocationHandleType: u32 {
            CU_MEM_HANDLE_TYPE_NONE = 0 as CUmemAllocationHandleType_enum_CU_MEM_HANDLE_TYPE_NONE,
            CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR = 1 as CUmemAllocationHandleType_enum_CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
            CU_MEM_HANDLE_TYPE_WIN32 = 2 as CUmemAllocationHandleType_enum_CU_MEM_HANDLE_TYPE_WIN32,
            CU_MEM_HANDLE_TYPE_WIN32_KMT = 4 as CUmemAllocationHandleType_enum_CU_MEM_HANDLE_TYPE_WIN32_KMT,
            CU_MEM_HANDLE_TYPE_FABRIC = 8 as CUmemAllocationHandleType_enum_CU_MEM_HANDLE_TYPE_FABRIC,
            CU_MEM_HANDLE_TYPE_MAX = 2147483647 as CUmemAllocationHandleType_enum_CU_MEM_HANDLE_TYPE_MAX,
        }
        enum CUmemAccess_flags: u32 {
            CU_MEM_ACCESS_FLAGS_PROT_NONE = 0 as CUmemAccess_flags_enum_CU_MEM_ACCESS_FLAGS_PROT_NONE,
            CU_MEM_ACCESS_FLAGS_PROT_READ = 1 as CUmemAccess_flags_enum_CU_MEM_ACCESS_FLAGS_PROT_READ,
            CU_MEM_ACCESS_FLAGS_PROT_READWRITE = 3 as CUmemAccess_flags_enum_CU_MEM_ACCESS_FLAGS_PROT_READWRITE,
            CU_MEM_ACCESS_FLAGS_PROT_MAX = 2147483647 as CUmemAccess_flags_enum_CU_MEM_ACCESS_FLAGS_PROT_MAX,
        }
        enum CUmemLocationType: u32 {
            CU_MEM_LOCATION_TYPE_INVALID = 0 as CUmemLocationType_enum_CU_MEM_LOCATION_TYPE_INVALID,
            CU_MEM_LOCATION_TYPE_NONE = 0 as CUmemLocationType_enum_CU_MEM_LOCATION_TYPE_NONE,
            CU_MEM_LOCATION_TYPE_DEVICE = 1 as CUmemLocationType_enum_CU_MEM_LOCATION_TYPE_DEVICE,
            CU_MEM_LOCATION_TYPE_HOST = 2 as CUmemLocationType_enum_CU_MEM_LOCATION_TYPE_HOST,
            CU_MEM_LOCATION_TYPE_HOST_NUMA = 3 as CUmemLocationType_enum_CU_MEM_LOCATION_TYPE_HOST_NUMA,
            CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT = 4 as CUmemLocationType_enum_CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT,
            CU_MEM_LOCATION_TYPE_INVISIBLE = 5 as CUmemLocationType_enum_CU_MEM_LOCATION_TYPE_INVISIBLE,
            CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN = 6 as CUmemLocationType_enum_CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN,
            CU_MEM_LOCATION_TYPE_MAX = 2147483647 as CUmemLocationType_enum_CU_MEM_LOCATION_TYPE_MAX,
        }
        enum CUmemAllocationType: u32 {
            CU_MEM_ALLOCATION_TYPE_INVALID = 0 as CUmemAllocationType_enum_CU_MEM_ALLOCATION_TYPE_INVALID,
            CU_MEM_ALLOCATION_TYPE_PINNED = 1 as CUmemAllocationType_enum_CU_MEM_ALLOCATION_TYPE_PINNED,
            CU_MEM_ALLOCATION_TYPE_MANAGED = 2 as CUmemAllocationType_enum_CU_MEM_ALLOCATION_TYPE_MANAGED,
            CU_MEM_ALLOCATION_TYPE_MAX = 2147483647 as CUmemAllocationType_enum_CU_MEM_ALLOCATION_TYPE_MAX,
        }
        enum CUmemAllocationGranularity_flags: u32 {
            CU_MEM_ALLOC_GRANULARITY_MINIMUM = 0 as CUmemAllocationGranularity_flags_enum_CU_MEM_ALLOC_GRANULARITY_MINIMUM,
            CU_MEM_ALLOC_GRANULARITY_RECOMMENDED = 1 as CUmemAllocationGranularity_flags_enum_CU_MEM_ALLOC_GRANULARITY_RECOMMENDED,
        }
        enum CUmemRangeHandleType: u32 {
            CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD = 1 as CUmemRangeHandleType_enum_CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD,
            CU_MEM_RANGE_HANDLE_TYPE_MAX = 2147483647 as CUmemRangeHandleType_enum_CU_MEM_RANGE_HANDLE_TYPE_MAX,
        }
        enum CUmemRangeFlags: u32 {
            CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE = 1 as CUmemRangeFlags_enum_CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE,
        }
        enum CUarraySparseSubresourceType: u32 {
            CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL = 0 as CUarraySparseSubresourceType_enum_CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL,
            CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL = 1 as CUarraySparseSubresourceType_enum_CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL,
        }
        enum CUmemOperationType: u32 {
            CU_MEM_OPERATION_TYPE_MAP = 1 as CUmemOperationType_enum_CU_MEM_OPERATION_TYPE_MAP,
            CU_MEM_OPERATION_TYPE_UNMAP = 2 as CUmemOperationType_enum_CU_MEM_OPERATION_TYPE_UNMAP,
        }
        enum CUmemHandleType: u32 {
            CU_MEM_HANDLE_TYPE_GENERIC = 0 as CUmemHandleType_enum_CU_MEM_HANDLE_TYPE_GENERIC,
        }
        enum CUmemAllocationCompType: u32 {
            CU_MEM_ALLOCATION_COMP_NONE = 0 as CUmemAllocationCompType_enum_CU_MEM_ALLOCATION_COMP_NONE,
            CU_MEM_ALLOCATION_COMP_GENERIC = 1 as CUmemAllocationCompType_enum_CU_MEM_ALLOCATION_COMP_GENERIC,
        }
        enum CUmulticastGranularity_flags: u32 {
            CU_MULTICAST_GRANULARITY_MINIMUM = 0 as CUmulticastGranularity_flags_enum_CU_MULTICAST_GRANULARITY_MINIMUM,
            CU_MULTICAST_GRANULARITY_RECOMMENDED = 1 as CUmulticastGranularity_flags_enum_CU_MULTICAST_GRANULARITY_RECOMMENDED,
        }
        enum CUgraphExecUpdateResult: u32 {
            CU_GRAPH_EXEC_UPDATE_SUCCESS = 0 as CUgraphExecUpdateResult_enum_CU_GRAPH_EXEC_UPDATE_SUCCESS,
            CU_GRAPH_EXEC_UPDATE_ERROR = 1 as CUgraphExecUpdateResult_enum_CU_GRAPH_EXEC_UPDATE_ERROR,
            CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED = 2 as CUgraphExecUpdateResult_enum_CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED,
            CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED = 3 as CUgraphExecUpdateResult_enum_CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED,
            CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED = 4 as CUgraphExecUpdateResult_enum_CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED,
            CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED = 5 as CUgraphExecUpdateResult_enum_CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED,
            CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED = 6 as CUgraphExecUpdateResult_enum_CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED,
            CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE = 7 as CUgraphExecUpdateResult_enum_CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE,
            CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED = 8 as CUgraphExecUpdateResult_enum_CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED,
        }
        enum CUmemPool_attribute: u32 {
            CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES = 1 as CUmemPool_attribute_enum_CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES,
            CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC = 2 as CUmemPool_attribute_enum_CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC,
            CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES = 3 as CUmemPool_attribute_enum_CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES,
            CU_MEMPOOL_ATTR_RELEASE_THRESHOLD = 4 as CUmemPool_attribute_enum_CU_MEMPOOL_ATTR_RELEASE_THRESHOLD,
            CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT = 5 as CUmemPool_attribute_enum_CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT,
            CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH = 6 as CUmemPool_attribute_enum_CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH,
            CU_MEMPOOL_ATTR_USED_MEM_CURRENT = 7 as CUmemPool_attribute_enum_CU_MEMPOOL_ATTR_USED_MEM_CURRENT,
            CU_MEMPOOL_ATTR_USED_MEM_HIGH = 8 as CUmemPool_attribute_enum_CU_MEMPOOL_ATTR_USED_MEM_HIGH,
            CU_MEMPOOL_ATTR_ALLOCATION_TYPE = 9 as CUmemPool_attribute_enum_CU_MEMPOOL_ATTR_ALLOCATION_TYPE,
            CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES = 10 as CUmemPool_attribute_enum_CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES,
            CU_MEMPOOL_ATTR_LOCATION_ID = 11 as CUmemPool_attribute_enum_CU_MEMPOOL_ATTR_LOCATION_ID,
            CU_MEMPOOL_ATTR_LOCATION_TYPE = 12 as CUmemPool_attribute_enum_CU_MEMPOOL_ATTR_LOCATION_TYPE,
            CU_MEMPOOL_ATTR_MAX_POOL_SIZE = 13 as CUmemPool_attribute_enum_CU_MEMPOOL_ATTR_MAX_POOL_SIZE,
            CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED = 14 as CUmemPool_attribute_enum_CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED,
            CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID = 15 as CUmemPool_attribute_enum_CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID,
        }
        enum CUmemcpyFlags: u32 {
            CU_MEMCPY_FLAG_DEFAULT = 0 as CUmemcpyFlags_enum_CU_MEMCPY_FLAG_DEFAULT,
            CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE = 1 as CUmemcpyFlags_enum_CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE,
        }
        enum CUmemcpySrcAccessOrder: u32 {
            CU_MEMCPY_SRC_ACCESS_ORDER_INVALID = 0 as CUmemcpySrcAccessOrder_enum_CU_MEMCPY_SRC_ACCESS_ORDER_INVALID,
            CU_MEMCPY_SRC_ACCESS_ORDER_STREAM = 1 as CUmemcpySrcAccessOrder_enum_CU_MEMCPY_SRC_ACCESS_ORDER_STREAM,
            CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL = 2 as CUmemcpySrcAccessOrder_enum_CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL,
            CU_MEMCPY_SRC_ACCESS_ORDER_ANY = 3 as CUmemcpySrcAccessOrder_enum_CU_MEMCPY_SRC_ACCESS_ORDER_ANY,
            CU_MEMCPY_SRC_ACCESS_ORDER_MAX = 2147483647 as CUmemcpySrcAccessOrder_enum_CU_MEMCPY_SRC_ACCESS_ORDER_MAX,
        }
        enum CUmemcpy3DOperandType: u32 {
            CU_MEMCPY_OPERAND_TYPE_POINTER = 1 as CUmemcpy3DOperandType_enum_CU_MEMCPY_OPERAND_TYPE_POINTER,
            CU_MEMCPY_OPERAND_TYPE_ARRAY = 2 as CUmemcpy3DOperandType_enum_CU_MEMCPY_OPERAND_TYPE_ARRAY,
            CU_MEMCPY_OPERAND_TYPE_MAX = 2147483647 as CUmemcpy3DOperandType_enum_CU_MEMCPY_OPERAND_TYPE_MAX,
        }
        enum CUgraphMem_attribute: u32 {
            CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT = 0 as CUgraphMem_attribute_enum_CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT,
            CU_GRAPH_MEM_ATTR_USED_MEM_HIGH = 1 as CUgraphMem_attribute_enum_CU_GRAPH_MEM_ATTR_USED_MEM_HIGH,
            CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT = 2 as CUgraphMem_attribute_enum_CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT,
            CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH = 3 as CUgraphMem_attribute_enum_CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH,
        }
        enum CUgraphChildGraphNodeOwnership: i32 {
            CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE = 0 as CUgraphChildGraphNodeOwnership_enum_CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE,
            CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE = 1 as CUgraphChildGraphNodeOwnership_enum_CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE,
            CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID = -1 as CUgraphChildGraphNodeOwnership_enum_CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID,
        }
        enum CUflushGPUDirectRDMAWritesOptions: u32 {
            CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST = 1 as CUflushGPUDirectRDMAWritesOptions_enum_CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST,
            CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_MEMOPS = 2 as CUflushGPUDirectRDMAWritesOptions_enum_CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_MEMOPS,
        }
        enum CUGPUDirectRDMAWritesOrdering: u32 {
            CU_GPU_DIRECT_RDMA_WRITES_ORDERING_NONE = 0 as CUGPUDirectRDMAWritesOrdering_enum_CU_GPU_DIRECT_RDMA_WRITES_ORDERING_NONE,
            CU_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER = 100 as CUGPUDirectRDMAWritesOrdering_enum_CU_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER,
            CU_GPU_DIRECT_RDMA_WRITES_ORDERING_ALL_DEVICES = 200 as CUGPUDirectRDMAWritesOrdering_enum_CU_GPU_DIRECT_RDMA_WRITES_ORDERING_ALL_DEVICES,
        }
        enum CUflushGPUDirectRDMAWritesScope: u32 {
            CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER = 100 as CUflushGPUDirectRDMAWritesScope_enum_CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER,
            CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES = 200 as CUflushGPUDirectRDMAWritesScope_enum_CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES,
        }
        enum CUflushGPUDirectRDMAWritesTarget: u32 {
            CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX = 0 as CUflushGPUDirectRDMAWritesTarget_enum_CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX,
        }
        enum CUgraphDebugDot_flags: u32 {
            CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE = 1 as CUgraphDebugDot_flags_enum_CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE,
            CU_GRAPH_DEBUG_DOT_FLAGS_RUNTIME_TYPES = 2 as CUgraphDebugDot_flags_enum_CU_GRAPH_DEBUG_DOT_FLAGS_RUNTIME_TYPES,
            CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_PARAMS = 4 as CUgraphDebugDot_flags_enum_CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_PARAMS,
            CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_NODE_PARAMS = 8 as CUgraphDebugDot_flags_enum_CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_NODE_PARAMS,
            CU_GRAPH_DEBUG_DOT_FLAGS_MEMSET_NODE_PARAMS = 16 as CUgraphDebugDot_flags_enum_CU_GRAPH_DEBUG_DOT_FLAGS_MEMSET_NODE_PARAMS,
            CU_GRAPH_DEBUG_DOT_FLAGS_HOST_NODE_PARAMS = 32 as CUgraphDebugDot_flags_enum_CU_GRAPH_DEBUG_DOT_FLAGS_HOST_NODE_PARAMS,
            CU_GRAPH_DEBUG_DOT_FLAGS_EVENT_NODE_PARAMS = 64 as CUgraphDebugDot_flags_enum_CU_GRAPH_DEBUG_DOT_FLAGS_EVENT_NODE_PARAMS,
            CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_SIGNAL_NODE_PARAMS = 128 as CUgraphDebugDot_flags_enum_CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_SIGNAL_NODE_PARAMS,
            CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_WAIT_NODE_PARAMS = 256 as CUgraphDebugDot_flags_enum_CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_WAIT_NODE_PARAMS,
            CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_ATTRIBUTES = 512 as CUgraphDebugDot_flags_enum_CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_ATTRIBUTES,
            CU_GRAPH_DEBUG_DOT_FLAGS_HANDLES = 1024 as CUgraphDebugDot_flags_enum_CU_GRAPH_DEBUG_DOT_FLAGS_HANDLES,
            CU_GRAPH_DEBUG_DOT_FLAGS_MEM_ALLOC_NODE_PARAMS = 2048 as CUgraphDebugDot_flags_enum_CU_GRAPH_DEBUG_DOT_FLAGS_MEM_ALLOC_NODE_PARAMS,
            CU_GRAPH_DEBUG_DOT_FLAGS_MEM_FREE_NODE_PARAMS = 4096 as CUgraphDebugDot_flags_enum_CU_GRAPH_DEBUG_DOT_FLAGS_MEM_FREE_NODE_PARAMS,
            CU_GRAPH_DEBUG_DOT_FLAGS_BATCH_MEM_OP_NODE_PARAMS = 8192 as CUgraphDebugDot_flags_enum_CU_GRAPH_DEBUG_DOT_FLAGS_BATCH_MEM_OP_NODE_PARAMS,
            CU_GRAPH_DEBUG_DOT_FLAGS_EXTRA_TOPO_INFO = 16384 as CUgraphDebugDot_flags_enum_CU_GRAPH_DEBUG_DOT_FLAGS_EXTRA_TOPO_INFO,
            CU_GRAPH_DEBUG_DOT_FLAGS_CONDITIONAL_NODE_PARAMS = 32768 as CUgraphDebugDot_flags_enum_CU_GRAPH_DEBUG_DOT_FLAGS_CONDITIONAL_NODE_PARAMS,
            CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_BATCH_NODE_PARAMS = 65536 as CUgraphDebugDot_flags_enum_CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_BATCH_NODE_PARAMS,
            CU_GRAPH_DEBUG_DOT_FLAGS_FABRIC_CPY_BATCH_NODE_PARAMS = 131072 as CUgraphDebugDot_flags_enum_CU_GRAPH_DEBUG_DOT_FLAGS_FABRIC_CPY_BATCH_NODE_PARAMS,
        }
        enum CUuserObject_flags: u32 {
            CU_USER_OBJECT_NO_DESTRUCTOR_SYNC = 1 as CUuserObject_flags_enum_CU_USER_OBJECT_NO_DESTRUCTOR_SYNC,
        }
        enum CUuserObjectRetain_flags: u32 {
            CU_GRAPH_USER_OBJECT_MOVE = 1 as CUuserObjectRetain_flags_enum_CU_GRAPH_USER_OBJECT_MOVE,
        }
        enum CUgraphInstantiate_flags: u32 {
            CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH = 1 as CUgraphInstantiate_flags_enum_CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH,
            CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD = 2 as CUgraphInstantiate_flags_enum_CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD,
            CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH = 4 as CUgraphInstantiate_flags_enum_CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH,
            CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY = 8 as CUgraphInstantiate_flags_enum_CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY,
        }
        enum CUdeviceNumaConfig: u32 {
            CU_DEVICE_NUMA_CONFIG_NONE = 0 as CUdeviceNumaConfig_enum_CU_DEVICE_NUMA_CONFIG_NONE,
            CU_DEVICE_NUMA_CONFIG_NUMA_NODE = 1 as CUdeviceNumaConfig_enum_CU_DEVICE_NUMA_CONFIG_NUMA_NODE,
        }
        enum CUprocessState: u32 {
            CU_PROCESS_STATE_RUNNING = 0 as CUprocessState_enum_CU_PROCESS_STATE_RUNNING,
            CU_PROCESS_STATE_LOCKED = 1 as CUprocessState_enum_CU_PROCESS_STATE_LOCKED,
            CU_PROCESS_STATE_CHECKPOINTED = 2 as CUprocessState_enum_CU_PROCESS_STATE_CHECKPOINTED,
            CU_PROCESS_STATE_FAILED = 3 as CUprocessState_enum_CU_PROCESS_STATE_FAILED,
            CU_PROCESS_STATE_CHECKPOINTING = 4 as CUprocessState_enum_CU_PROCESS_STATE_CHECKPOINTING,
            CU_PROCESS_STATE_RESTORING = 5 as CUprocessState_enum_CU_PROCESS_STATE_RESTORING,
        }
        enum CUmoduleLoadingMode: u32 {
            CU_MODULE_EAGER_LOADING = 1 as CUmoduleLoadingMode_enum_CU_MODULE_EAGER_LOADING,
            CU_MODULE_LAZY_LOADING = 2 as CUmoduleLoadingMode_enum_CU_MODULE_LAZY_LOADING,
        }
        enum CUmemDecompressAlgorithm: u32 {
            CU_MEM_DECOMPRESS_UNSUPPORTED = 0 as CUmemDecompressAlgorithm_enum_CU_MEM_DECOMPRESS_UNSUPPORTED,
            CU_MEM_DECOMPRESS_ALGORITHM_DEFLATE = 1 as CUmemDecompressAlgorithm_enum_CU_MEM_DECOMPRESS_ALGORITHM_DEFLATE,
            CU_MEM_DECOMPRESS_ALGORITHM_SNAPPY = 2 as CUmemDecompressAlgorithm_enum_CU_MEM_DECOMPRESS_ALGORITHM_SNAPPY,
            CU_MEM_DECOMPRESS_ALGORITHM_LZ4 = 4 as CUmemDecompressAlgorithm_enum_CU_MEM_DECOMPRESS_ALGORITHM_LZ4,
        }
        enum CUcliqueType: u32 {
            CU_CLIQUE_TYPE_UNICAST_POINTER = 0 as CUcliqueType_enum_CU_CLIQUE_TYPE_UNICAST_POINTER,
            CU_CLIQUE_TYPE_MULTICAST_POINTER = 1 as CUcliqueType_enum_CU_CLIQUE_TYPE_MULTICAST_POINTER,
            CU_CLIQUE_TYPE_UNICAST_LOGICAL_ENDPOINT = 2 as CUcliqueType_enum_CU_CLIQUE_TYPE_UNICAST_LOGICAL_ENDPOINT,
            CU_CLIQUE_TYPE_MULTICAST_LOGICAL_ENDPOINT = 3 as CUcliqueType_enum_CU_CLIQUE_TYPE_MULTICAST_LOGICAL_ENDPOINT,
        }
        enum CUlogicalEndpointIpcHandleType: u32 {
            CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE = 0 as CUlogicalEndpointIpcHandleType_enum_CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE,
            CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC = 1 as CUlogicalEndpointIpcHandleType_enum_CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC,
        }
        enum CUlogicalEndpointType: u32 {
            CU_LOGICAL_ENDPOINT_TYPE_INVALID = 0 as CUlogicalEndpointType_enum_CU_LOGICAL_ENDPOINT_TYPE_INVALID,
            CU_LOGICAL_ENDPOINT_TYPE_UNICAST = 1 as CUlogicalEndpointType_enum_CU_LOGICAL_ENDPOINT_TYPE_UNICAST,
            CU_LOGICAL_ENDPOINT_TYPE_MULTICAST = 2 as CUlogicalEndpointType_enum_CU_LOGICAL_ENDPOINT_TYPE_MULTICAST,
        }
        enum CUlogicalEndpointFlag: u32 {
            CU_LOGICAL_ENDPOINT_FLAG_NONE = 0 as CUlogicalEndpointFlag_enum_CU_LOGICAL_ENDPOINT_FLAG_NONE,
            CU_LOGICAL_ENDPOINT_FLAG_COUNTED_OPS = 1 as CUlogicalEndpointFlag_enum_CU_LOGICAL_ENDPOINT_FLAG_COUNTED_OPS,
        }
        enum CUfabricCpyOperandType: u32 {
            CU_FABRIC_COPY_OPERAND_TYPE_POINTER = 1 as CUfabricCpyOperandType_enum_CU_FABRIC_COPY_OPERAND_TYPE_POINTER,
            CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT = 2 as CUfabricCpyOperandType_enum_CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT,
            CU_FABRIC_COPY_OPERAND_TYPE_MAX = 2147483647 as CUfabricCpyOperandType_enum_CU_FABRIC_COPY_OPERAND_TYPE_MAX,
        }
        enum CUgraphRecaptureStatus: u32 {
            CU_GRAPH_RECAPTURE_ELIGIBLE_FOR_UPDATE = 0 as CUgraphRecaptureStatus_enum_CU_GRAPH_RECAPTURE_ELIGIBLE_FOR_UPDATE,
            CU_GRAPH_RECAPTURE_INELIGIBLE_FOR_UPDATE = 1 as CUgraphRecaptureStatus_enum_CU_GRAPH_RECAPTURE_INELIGIBLE_FOR_UPDATE,
            CU_GRAPH_RECAPTURE_ERROR = 2 as CUgraphRecaptureStatus_enum_CU_GRAPH_RECAPTURE_ERROR,
        }
        enum CUfunctionLoadingState: u32 {
            CU_FUNCTION_LOADING_STATE_UNLOADED = 0 as CUfunctionLoadingState_enum_CU_FUNCTION_LOADING_STATE_UNLOADED,
            CU_FUNCTION_LOADING_STATE_LOADED = 1 as CUfunctionLoadingState_enum_CU_FUNCTION_LOADING_STATE_LOADED,
            CU_FUNCTION_LOADING_STATE_MAX = 2 as CUfunctionLoadingState_enum_CU_FUNCTION_LOADING_STATE_MAX,
        }
        enum CUcoredumpSettings: u32 {
            CU_COREDUMP_ENABLE_ON_EXCEPTION = 1 as CUcoredumpSettings_enum_CU_COREDUMP_ENABLE_ON_EXCEPTION,
            CU_COREDUMP_TRIGGER_HOST = 2 as CUcoredumpSettings_enum_CU_COREDUMP_TRIGGER_HOST,
            CU_COREDUMP_LIGHTWEIGHT = 3 as CUcoredumpSettings_enum_CU_COREDUMP_LIGHTWEIGHT,
            CU_COREDUMP_ENABLE_USER_TRIGGER = 4 as CUcoredumpSettings_enum_CU_COREDUMP_ENABLE_USER_TRIGGER,
            CU_COREDUMP_FILE = 5 as CUcoredumpSettings_enum_CU_COREDUMP_FILE,
            CU_COREDUMP_PIPE = 6 as CUcoredumpSettings_enum_CU_COREDUMP_PIPE,
            CU_COREDUMP_GENERATION_FLAGS = 7 as CUcoredumpSettings_enum_CU_COREDUMP_GENERATION_FLAGS,
            CU_COREDUMP_MAX = 8 as CUcoredumpSettings_enum_CU_COREDUMP_MAX,
        }
        enum CUCoredumpGenerationFlags: i32 {
            CU_COREDUMP_DEFAULT_FLAGS = 0 as CUCoredumpGenerationFlags_CU_COREDUMP_DEFAULT_FLAGS,
            CU_COREDUMP_SKIP_NONRELOCATED_ELF_IMAGES = 1 as CUCoredumpGenerationFlags_CU_COREDUMP_SKIP_NONRELOCATED_ELF_IMAGES,
            CU_COREDUMP_SKIP_GLOBAL_MEMORY = 2 as CUCoredumpGenerationFlags_CU_COREDUMP_SKIP_GLOBAL_MEMORY,
            CU_COREDUMP_SKIP_SHARED_MEMORY = 4 as CUCoredumpGenerationFlags_CU_COREDUMP_SKIP_SHARED_MEMORY,
            CU_COREDUMP_SKIP_LOCAL_MEMORY = 8 as CUCoredumpGenerationFlags_CU_COREDUMP_SKIP_LOCAL_MEMORY,
            CU_COREDUMP_SKIP_ABORT = 16 as CUCoredumpGenerationFlags_CU_COREDUMP_SKIP_ABORT,
            CU_COREDUMP_SKIP_CONSTBANK_MEMORY = 32 as CUCoredumpGenerationFlags_CU_COREDUMP_SKIP_CONSTBANK_MEMORY,
            CU_COREDUMP_GZIP_COMPRESS = 64 as CUCoredumpGenerationFlags_CU_COREDUMP_GZIP_COMPRESS,
            CU_COREDUMP_FAULTED_CONTEXTS_ONLY = 128 as CUCoredumpGenerationFlags_CU_COREDUMP_FAULTED_CONTEXTS_ONLY,
            CU_COREDUMP_SKIP_TENSOR_MEMORY = 256 as CUCoredumpGenerationFlags_CU_COREDUMP_SKIP_TENSOR_MEMORY,
            CU_COREDUMP_NO_ERRBAR_AT_EXIT = 1073741824 as CUCoredumpGenerationFlags_CU_COREDUMP_NO_ERRBAR_AT_EXIT,
            CU_COREDUMP_LOG_ONLY = -2147483648 as CUCoredumpGenerationFlags_CU_COREDUMP_LOG_ONLY,
            CU_COREDUMP_LIGHTWEIGHT_FLAGS = 303 as CUCoredumpGenerationFlags_CU_COREDUMP_LIGHTWEIGHT_FLAGS,
        }
        enum CUgreenCtxCreate_flags: u32 {
            CU_GREEN_CTX_NONE = 0 as CUgreenCtxCreate_flags_CU_GREEN_CTX_NONE,
            CU_GREEN_CTX_DEFAULT_STREAM = 1 as CUgreenCtxCreate_flags_CU_GREEN_CTX_DEFAULT_STREAM,
        }
        enum CUdevSmResourceGroup_flags: u32 {
            CU_DEV_SM_RESOURCE_GROUP_DEFAULT = 0 as CUdevSmResourceGroup_flags_CU_DEV_SM_RESOURCE_GROUP_DEFAULT,
            CU_DEV_SM_RESOURCE_GROUP_BACKFILL = 1 as CUdevSmResourceGroup_flags_CU_DEV_SM_RESOURCE_GROUP_BACKFILL,
            CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID = 2 as CUdevSmResourceGroup_flags_CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID,
            CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_SUPPLEMENTAL_SMS = 4 as CUdevSmResourceGroup_flags_CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_SUPPLEMENTAL_SMS,
        }
        enum CUdevSmResourceSplitByCount_flags: u32 {
            CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING = 1 as CUdevSmResourceSplitByCount_flags_CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING,
            CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE = 2 as CUdevSmResourceSplitByCount_flags_CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE,
        }
        enum CUdevResourceType: u32 {
            CU_DEV_RESOURCE_TYPE_INVALID = 0 as CUdevResourceType_CU_DEV_RESOURCE_TYPE_INVALID,
            CU_DEV_RESOURCE_TYPE_SM = 1 as CUdevResourceType_CU_DEV_RESOURCE_TYPE_SM,
            CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG = 1000 as CUdevResourceType_CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG,
            CU_DEV_RESOURCE_TYPE_WORKQUEUE = 10000 as CUdevResourceType_CU_DEV_RESOURCE_TYPE_WORKQUEUE,
        }
        enum CUdevWorkqueueConfigScope: u32 {
            CU_WORKQUEUE_SCOPE_DEVICE_CTX = 0 as CUdevWorkqueueConfigScope_CU_WORKQUEUE_SCOPE_DEVICE_CTX,
            CU_WORKQUEUE_SCOPE_GREEN_CTX_BALANCED = 1 as CUdevWorkqueueConfigScope_CU_WORKQUEUE_SCOPE_GREEN_CTX_BALANCED,
        }
        enum CUlogLevel: u32 {
            CU_LOG_LEVEL_ERROR = 0 as CUlogLevel_enum_CU_LOG_LEVEL_ERROR,
            CU_LOG_LEVEL_WARNING = 1 as CUlogLevel_enum_CU_LOG_LEVEL_WARNING,
        }
    } };
}
