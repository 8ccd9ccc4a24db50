// Created by `cargo xtask emit` from cuda.h, src/rules, cuda-sys/build/generate/history.txt, cuda-sys/build/generate/reference/enums.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

//! The enums of the header, and the releases of the enumerators that rules name.

use crate::rule::{Enumerators, Since, enums};
use libcuda_sys::types::*;

enums! {
    CUipcMem_flags CUmemAttach_flags CUctx_flags CUevent_sched_flags cl_event_flags cl_context_flags
    CUhostTaskSyncMode CUstream_flags CUevent_flags CUevent_record_flags CUevent_wait_flags
    CUatomicOperation CUatomicOperationCapability CUstreamWaitValue_flags CUstreamWriteValue_flags
    CUstreamBatchMemOpType CUstreamMemoryBarrier_flags CUstreamAtomicReductionOpType
    CUstreamAtomicReductionDataType CUoccupancy_flags CUstreamUpdateCaptureDependencies_flags
    CUasyncNotificationType CUarray_format CUaddress_mode CUfilter_mode CUdevice_attribute
    CUpointer_attribute CUfunction_attribute CUfunc_cache CUsharedconfig CUshared_carveout
    CUmemorytype CUcomputemode CUmem_advise CUmem_range_attribute CUjit_option CUjit_target
    CUjit_fallback CUjit_cacheMode CUjitInputType CUgraphicsRegisterFlags CUgraphicsMapResourceFlags
    CUarray_cubemap_face CUlimit CUresourcetype CUaccessProperty CUgraphConditionalNodeType
    CUgraphNodeType CUgraphDependencyType CUgraphInstantiateResult CUsynchronizationPolicy
    CUclusterSchedulingPolicy CUlaunchMemSyncDomain CUlaunchAttributePortableClusterMode
    CUsharedMemoryMode CUlaunchAttributeID CUstreamCaptureStatus CUstreamCaptureMode
    CUdriverProcAddress_flags CUdriverProcAddressQueryResult CUexecAffinityType CUcigDataType
    CUstreamCigDataType CUlibraryOption CUresult CUdevice_P2PAttribute CUresourceViewFormat
    CUtensorMapDataType CUtensorMapInterleave CUtensorMapSwizzle CUtensorMapL2promotion
    CUtensorMapFloatOOBfill CUtensorMapIm2ColWideMode CUtensorMapAllocClass
    CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS CUexternalMemoryHandleType CUexternalSemaphoreHandleType
    CUmemAllocationHandleType CUmemAccess_flags CUmemLocationType CUmemAllocationType
    CUmemAllocationGranularity_flags CUmemRangeHandleType CUmemRangeFlags
    CUarraySparseSubresourceType CUmemOperationType CUmemHandleType CUmemAllocationCompType
    CUmulticastGranularity_flags CUgraphExecUpdateResult CUmemPool_attribute CUmemcpyFlags
    CUmemcpySrcAccessOrder CUmemcpy3DOperandType CUgraphMem_attribute CUgraphChildGraphNodeOwnership
    CUflushGPUDirectRDMAWritesOptions CUGPUDirectRDMAWritesOrdering CUflushGPUDirectRDMAWritesScope
    CUflushGPUDirectRDMAWritesTarget CUgraphDebugDot_flags CUuserObject_flags
    CUuserObjectRetain_flags CUgraphInstantiate_flags CUdeviceNumaConfig CUprocessState
    CUmoduleLoadingMode CUmemDecompressAlgorithm CUcliqueType CUlogicalEndpointIpcHandleType
    CUlogicalEndpointType CUlogicalEndpointFlag CUfabricCpyOperandType CUgraphRecaptureStatus
    CUfunctionLoadingState CUcoredumpSettings CUCoredumpGenerationFlags CUgreenCtxCreate_flags
    CUdevSmResourceGroup_flags CUdevSmResourceSplitByCount_flags CUdevResourceType
    CUdevWorkqueueConfigScope CUlogLevel
}

#[allow(deprecated)]
impl Enumerators for CUaddress_mode {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_TR_ADDRESS_MODE_WRAP, 0),
            (Self::CU_TR_ADDRESS_MODE_CLAMP, 0),
            (Self::CU_TR_ADDRESS_MODE_MIRROR, 0),
            (Self::CU_TR_ADDRESS_MODE_BORDER, 0),
        ],
        oldest: 0xf,
        flags: 0x3,
    };
}

#[allow(deprecated)]
impl Enumerators for CUarraySparseSubresourceType {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL, 0),
            (Self::CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL, 0),
        ],
        oldest: 0x3,
        flags: 0x1,
    };
}

#[allow(deprecated)]
impl Enumerators for CUarray_format {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_AD_FORMAT_UNSIGNED_INT8, 0),
            (Self::CU_AD_FORMAT_UNSIGNED_INT16, 0),
            (Self::CU_AD_FORMAT_UNSIGNED_INT32, 0),
            (Self::CU_AD_FORMAT_SIGNED_INT8, 0),
            (Self::CU_AD_FORMAT_SIGNED_INT16, 0),
            (Self::CU_AD_FORMAT_SIGNED_INT32, 0),
            (Self::CU_AD_FORMAT_HALF, 0),
            (Self::CU_AD_FORMAT_FLOAT, 0),
            (Self::CU_AD_FORMAT_NV12, 0),
            (Self::CU_AD_FORMAT_UNORM_INT8X1, 0),
            (Self::CU_AD_FORMAT_UNORM_INT8X2, 0),
            (Self::CU_AD_FORMAT_UNORM_INT8X4, 0),
            (Self::CU_AD_FORMAT_UNORM_INT16X1, 0),
            (Self::CU_AD_FORMAT_UNORM_INT16X2, 0),
            (Self::CU_AD_FORMAT_UNORM_INT16X4, 0),
            (Self::CU_AD_FORMAT_SNORM_INT8X1, 0),
            (Self::CU_AD_FORMAT_SNORM_INT8X2, 0),
            (Self::CU_AD_FORMAT_SNORM_INT8X4, 0),
            (Self::CU_AD_FORMAT_SNORM_INT16X1, 0),
            (Self::CU_AD_FORMAT_SNORM_INT16X2, 0),
            (Self::CU_AD_FORMAT_SNORM_INT16X4, 0),
            (Self::CU_AD_FORMAT_BC1_UNORM, 0),
            (Self::CU_AD_FORMAT_BC1_UNORM_SRGB, 0),
            (Self::CU_AD_FORMAT_BC2_UNORM, 0),
            (Self::CU_AD_FORMAT_BC2_UNORM_SRGB, 0),
            (Self::CU_AD_FORMAT_BC3_UNORM, 0),
            (Self::CU_AD_FORMAT_BC3_UNORM_SRGB, 0),
            (Self::CU_AD_FORMAT_BC4_UNORM, 0),
            (Self::CU_AD_FORMAT_BC4_SNORM, 0),
            (Self::CU_AD_FORMAT_BC5_UNORM, 0),
            (Self::CU_AD_FORMAT_BC5_SNORM, 0),
            (Self::CU_AD_FORMAT_BC6H_UF16, 0),
            (Self::CU_AD_FORMAT_BC6H_SF16, 0),
            (Self::CU_AD_FORMAT_BC7_UNORM, 0),
            (Self::CU_AD_FORMAT_BC7_UNORM_SRGB, 0),
            (Self::CU_AD_FORMAT_P010, 12050),
            (Self::CU_AD_FORMAT_P016, 12050),
            (Self::CU_AD_FORMAT_NV16, 12050),
            (Self::CU_AD_FORMAT_P210, 12050),
            (Self::CU_AD_FORMAT_P216, 12050),
            (Self::CU_AD_FORMAT_YUY2, 12050),
            (Self::CU_AD_FORMAT_Y210, 12050),
            (Self::CU_AD_FORMAT_Y216, 12050),
            (Self::CU_AD_FORMAT_AYUV, 12050),
            (Self::CU_AD_FORMAT_Y410, 12050),
            (Self::CU_AD_FORMAT_Y416, 12050),
            (Self::CU_AD_FORMAT_Y444_PLANAR8, 12050),
            (Self::CU_AD_FORMAT_Y444_PLANAR10, 12050),
            (Self::CU_AD_FORMAT_YUV444_8bit_SemiPlanar, 12080),
            (Self::CU_AD_FORMAT_YUV444_16bit_SemiPlanar, 12080),
            (Self::CU_AD_FORMAT_UNORM_INT_101010_2, 12080),
            (Self::CU_AD_FORMAT_UINT8_PACKED_422, 13010),
            (Self::CU_AD_FORMAT_UINT8_PACKED_444, 13010),
            (Self::CU_AD_FORMAT_UINT8_SEMIPLANAR_420, 13010),
            (Self::CU_AD_FORMAT_UINT16_SEMIPLANAR_420, 13010),
            (Self::CU_AD_FORMAT_UINT8_SEMIPLANAR_422, 13010),
            (Self::CU_AD_FORMAT_UINT16_SEMIPLANAR_422, 13010),
            (Self::CU_AD_FORMAT_UINT8_SEMIPLANAR_444, 13010),
            (Self::CU_AD_FORMAT_UINT16_SEMIPLANAR_444, 13010),
            (Self::CU_AD_FORMAT_UINT8_PLANAR_420, 13010),
            (Self::CU_AD_FORMAT_UINT16_PLANAR_420, 13010),
            (Self::CU_AD_FORMAT_UINT8_PLANAR_422, 13010),
            (Self::CU_AD_FORMAT_UINT16_PLANAR_422, 13010),
            (Self::CU_AD_FORMAT_UINT8_PLANAR_444, 13010),
            (Self::CU_AD_FORMAT_UINT16_PLANAR_444, 13010),
        ],
        oldest: 0x10001070e,
        flags: 0xff,
    };
}

#[allow(deprecated)]
impl Enumerators for CUatomicOperation {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_ATOMIC_OPERATION_INTEGER_ADD, 0),
            (Self::CU_ATOMIC_OPERATION_INTEGER_MIN, 0),
            (Self::CU_ATOMIC_OPERATION_INTEGER_MAX, 0),
            (Self::CU_ATOMIC_OPERATION_INTEGER_INCREMENT, 0),
            (Self::CU_ATOMIC_OPERATION_INTEGER_DECREMENT, 0),
            (Self::CU_ATOMIC_OPERATION_AND, 0),
            (Self::CU_ATOMIC_OPERATION_OR, 0),
            (Self::CU_ATOMIC_OPERATION_XOR, 0),
            (Self::CU_ATOMIC_OPERATION_EXCHANGE, 0),
            (Self::CU_ATOMIC_OPERATION_CAS, 0),
            (Self::CU_ATOMIC_OPERATION_FLOAT_ADD, 0),
            (Self::CU_ATOMIC_OPERATION_FLOAT_MIN, 0),
            (Self::CU_ATOMIC_OPERATION_FLOAT_MAX, 0),
        ],
        oldest: 0x1fff,
        flags: 0xf,
    };
}

#[allow(deprecated)]
impl Enumerators for CUcigDataType {
    const SINCE: Since<Self> = Since {
        all: &[(Self::CIG_DATA_TYPE_D3D12_COMMAND_QUEUE, 0), (Self::CIG_DATA_TYPE_NV_BLOB, 12090)],
        oldest: 0x2,
        flags: 0x1,
    };
}

#[allow(deprecated)]
impl Enumerators for CUclusterSchedulingPolicy {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_CLUSTER_SCHEDULING_POLICY_DEFAULT, 0),
            (Self::CU_CLUSTER_SCHEDULING_POLICY_SPREAD, 0),
            (Self::CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING, 0),
            (Self::CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY, 13040),
        ],
        oldest: 0x7,
        flags: 0x3,
    };
}

#[allow(deprecated)]
impl Enumerators for CUcoredumpSettings {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_COREDUMP_ENABLE_ON_EXCEPTION, 0),
            (Self::CU_COREDUMP_TRIGGER_HOST, 0),
            (Self::CU_COREDUMP_LIGHTWEIGHT, 0),
            (Self::CU_COREDUMP_ENABLE_USER_TRIGGER, 0),
            (Self::CU_COREDUMP_FILE, 0),
            (Self::CU_COREDUMP_PIPE, 0),
            (Self::CU_COREDUMP_GENERATION_FLAGS, 12050),
        ],
        oldest: 0x7e,
        flags: 0x7,
    };
}

#[allow(deprecated)]
impl Enumerators for CUctx_flags {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_CTX_SCHED_AUTO, 0),
            (Self::CU_CTX_SCHED_SPIN, 0),
            (Self::CU_CTX_SCHED_YIELD, 0),
            (Self::CU_CTX_SCHED_BLOCKING_SYNC, 0),
            (Self::CU_CTX_BLOCKING_SYNC, 0),
            (Self::CU_CTX_SCHED_MASK, 0),
            (Self::CU_CTX_MAP_HOST, 0),
            (Self::CU_CTX_LMEM_RESIZE_TO_MAX, 0),
            (Self::CU_CTX_COREDUMP_ENABLE, 12010),
            (Self::CU_CTX_USER_COREDUMP_ENABLE, 12010),
            (Self::CU_CTX_SYNC_MEMOPS, 12010),
            (Self::CU_CTX_FLAGS_MASK, 0),
        ],
        oldest: 0x10197,
        flags: 0xff,
    };
}

#[allow(deprecated)]
impl Enumerators for CUdevResourceType {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_DEV_RESOURCE_TYPE_SM, 0),
            (Self::CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG, 13010),
            (Self::CU_DEV_RESOURCE_TYPE_WORKQUEUE, 13010),
        ],
        oldest: 0x2,
        flags: 0x1,
    };
}

#[allow(deprecated)]
impl Enumerators for CUdevSmResourceGroup_flags {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_DEV_SM_RESOURCE_GROUP_DEFAULT, 0),
            (Self::CU_DEV_SM_RESOURCE_GROUP_BACKFILL, 0),
            (Self::CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID, 13040),
            (Self::CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_SUPPLEMENTAL_SMS, 13050),
        ],
        oldest: 0x3,
        flags: 0x1,
    };
}

#[allow(deprecated)]
impl Enumerators for CUdevice_P2PAttribute {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK, 0),
            (Self::CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED, 0),
            (Self::CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED, 0),
            (Self::CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED, 0),
            (Self::CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED, 13000),
        ],
        oldest: 0x1e,
        flags: 0x7,
    };
}

#[allow(deprecated)]
impl Enumerators for CUdevice_attribute {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK, 0),
            (Self::CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK, 0),
            (Self::CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY, 0),
            (Self::CU_DEVICE_ATTRIBUTE_WARP_SIZE, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAX_PITCH, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK, 0),
            (Self::CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK, 0),
            (Self::CU_DEVICE_ATTRIBUTE_CLOCK_RATE, 0),
            (Self::CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT, 0),
            (Self::CU_DEVICE_ATTRIBUTE_GPU_OVERLAP, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, 0),
            (Self::CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT, 0),
            (Self::CU_DEVICE_ATTRIBUTE_INTEGRATED, 0),
            (Self::CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY, 0),
            (Self::CU_DEVICE_ATTRIBUTE_COMPUTE_MODE, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES, 0),
            (Self::CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT, 0),
            (Self::CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS, 0),
            (Self::CU_DEVICE_ATTRIBUTE_ECC_ENABLED, 0),
            (Self::CU_DEVICE_ATTRIBUTE_PCI_BUS_ID, 0),
            (Self::CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID, 0),
            (Self::CU_DEVICE_ATTRIBUTE_TCC_DRIVER, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE, 0),
            (Self::CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH, 0),
            (Self::CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR, 0),
            (Self::CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT, 0),
            (Self::CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS, 0),
            (Self::CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE, 0),
            (Self::CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID, 0),
            (Self::CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT, 0),
            (Self::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, 0),
            (Self::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH, 0),
            (Self::CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED, 0),
            (Self::CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED, 0),
            (Self::CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID, 0),
            (Self::CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED, 0),
            (Self::CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO, 0),
            (Self::CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS, 0),
            (Self::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS, 0),
            (Self::CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED, 0),
            (Self::CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM, 0),
            (Self::CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1, 12000),
            (Self::CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1, 12000),
            (Self::CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1, 12000),
            (Self::CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH, 0),
            (Self::CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN, 0),
            (Self::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES, 0),
            (Self::CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED, 0),
            (Self::CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES, 0),
            (Self::CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST, 0),
            (Self::CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED, 0),
            (Self::CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED, 0),
            (Self::CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED, 0),
            (Self::CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED, 0),
            (Self::CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR, 0),
            (Self::CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE, 0),
            (Self::CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED, 0),
            (Self::CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK, 0),
            (Self::CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED, 0),
            (Self::CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED, 0),
            (Self::CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED, 0),
            (Self::CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED, 0),
            (Self::CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS, 0),
            (Self::CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING, 0),
            (Self::CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES, 0),
            (Self::CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH, 11080),
            (Self::CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED, 0),
            (Self::CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS, 0),
            (Self::CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR, 0),
            (Self::CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED, 0),
            (Self::CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED, 12000),
            (Self::CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT, 12000),
            (Self::CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED, 12000),
            (Self::CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED, 12030),
            (Self::CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS, 12000),
            (Self::CU_DEVICE_ATTRIBUTE_NUMA_CONFIG, 12020),
            (Self::CU_DEVICE_ATTRIBUTE_NUMA_ID, 12020),
            (Self::CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED, 12010),
            (Self::CU_DEVICE_ATTRIBUTE_MPS_ENABLED, 12030),
            (Self::CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID, 12020),
            (Self::CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED, 12050),
            (Self::CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK, 12080),
            (Self::CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH, 12080),
            (Self::CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED, 12090),
            (Self::CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID, 12080),
            (Self::CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID, 12080),
            (Self::CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED, 12090),
            (Self::CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED, 12090),
            (Self::CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED, 12080),
            (Self::CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED, 13000),
            (Self::CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED, 13000),
            (Self::CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED, 13000),
            (Self::CU_DEVICE_ATTRIBUTE_ONLY_PARTIAL_HOST_NATIVE_ATOMIC_SUPPORTED, 13000),
            (Self::CU_DEVICE_ATTRIBUTE_ATOMIC_REDUCTION_SUPPORTED, 13010),
            (Self::CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT, 13040),
            (Self::CU_DEVICE_ATTRIBUTE_MAX_OVERSIZED_SHARED_MEMORY_PER_BLOCK, 13040),
            (Self::CU_DEVICE_ATTRIBUTE_D3D12_CIG_STREAMS_SUPPORTED, 13030),
            (Self::CU_DEVICE_ATTRIBUTE_DMA_BUF_MMAP_SUPPORTED, 13030),
            (Self::CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_SUPPORTED, 13030),
            (Self::CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_MULTICAST_SUPPORTED, 13030),
            (Self::CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_COUNTED_OPS_SUPPORTED, 13030),
            (
                Self::CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_ACCESS_ON_OWNER_DEVICE_SUPPORTED,
                13030,
            ),
            (Self::CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_MULTIPROCESSOR_COUNT, 13040),
            (Self::CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_SUPPORTED_HANDLE_TYPES, 13040),
            (Self::CU_DEVICE_ATTRIBUTE_VULKAN_CIG_STREAMS_SUPPORTED, 13050),
            (Self::CU_DEVICE_ATTRIBUTE_TENSOR_MAP_LARGE_TENSOR_MIN_SIZE, 13050),
            (Self::CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED, 13040),
        ],
        oldest: 0xfffffffffffffffe,
        flags: 0x7f,
    };
}

#[allow(deprecated)]
impl Enumerators for CUdriverProcAddress_flags {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_GET_PROC_ADDRESS_DEFAULT, 0),
            (Self::CU_GET_PROC_ADDRESS_LEGACY_STREAM, 0),
            (Self::CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM, 0),
        ],
        oldest: 0x7,
        flags: 0x3,
    };
}

#[allow(deprecated)]
impl Enumerators for CUevent_flags {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_EVENT_DEFAULT, 0),
            (Self::CU_EVENT_BLOCKING_SYNC, 0),
            (Self::CU_EVENT_DISABLE_TIMING, 0),
            (Self::CU_EVENT_INTERPROCESS, 0),
        ],
        oldest: 0x17,
        flags: 0x7,
    };
}

#[allow(deprecated)]
impl Enumerators for CUevent_record_flags {
    const SINCE: Since<Self> = Since {
        all: &[(Self::CU_EVENT_RECORD_DEFAULT, 0), (Self::CU_EVENT_RECORD_EXTERNAL, 0)],
        oldest: 0x3,
        flags: 0x1,
    };
}

#[allow(deprecated)]
impl Enumerators for CUevent_wait_flags {
    const SINCE: Since<Self> = Since {
        all: &[(Self::CU_EVENT_WAIT_DEFAULT, 0), (Self::CU_EVENT_WAIT_EXTERNAL, 0)],
        oldest: 0x3,
        flags: 0x1,
    };
}

#[allow(deprecated)]
impl Enumerators for CUexecAffinityType {
    const SINCE: Since<Self> =
        Since { all: &[(Self::CU_EXEC_AFFINITY_TYPE_SM_COUNT, 0)], oldest: 0x1, flags: 0x0 };
}

#[allow(deprecated)]
impl Enumerators for CUexternalMemoryHandleType {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD, 0),
            (Self::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32, 0),
            (Self::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT, 0),
            (Self::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP, 0),
            (Self::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE, 0),
            (Self::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE, 0),
            (Self::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT, 0),
            (Self::CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF, 0),
            (Self::CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD, 13000),
        ],
        oldest: 0x1fe,
        flags: 0xf,
    };
}

#[allow(deprecated)]
impl Enumerators for CUexternalSemaphoreHandleType {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD, 0),
            (Self::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32, 0),
            (Self::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT, 0),
            (Self::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE, 0),
            (Self::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE, 0),
            (Self::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC, 0),
            (Self::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX, 0),
            (Self::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT, 0),
            (Self::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD, 0),
            (Self::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32, 0),
        ],
        oldest: 0x7fe,
        flags: 0xf,
    };
}

#[allow(deprecated)]
impl Enumerators for CUfabricCpyOperandType {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_FABRIC_COPY_OPERAND_TYPE_POINTER, 0),
            (Self::CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT, 0),
        ],
        oldest: 0x6,
        flags: 0x3,
    };
}

#[allow(deprecated)]
impl Enumerators for CUfilter_mode {
    const SINCE: Since<Self> = Since {
        all: &[(Self::CU_TR_FILTER_MODE_POINT, 0), (Self::CU_TR_FILTER_MODE_LINEAR, 0)],
        oldest: 0x3,
        flags: 0x1,
    };
}

#[allow(deprecated)]
impl Enumerators for CUflushGPUDirectRDMAWritesScope {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER, 0),
            (Self::CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES, 0),
        ],
        oldest: 0x0,
        flags: 0xec,
    };
}

#[allow(deprecated)]
impl Enumerators for CUflushGPUDirectRDMAWritesTarget {
    const SINCE: Since<Self> = Since {
        all: &[(Self::CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX, 0)],
        oldest: 0x1,
        flags: 0x0,
    };
}

#[allow(deprecated)]
impl Enumerators for CUfunc_cache {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_FUNC_CACHE_PREFER_NONE, 0),
            (Self::CU_FUNC_CACHE_PREFER_SHARED, 0),
            (Self::CU_FUNC_CACHE_PREFER_L1, 0),
            (Self::CU_FUNC_CACHE_PREFER_EQUAL, 0),
        ],
        oldest: 0xf,
        flags: 0x3,
    };
}

#[allow(deprecated)]
impl Enumerators for CUfunction_attribute {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, 0),
            (Self::CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, 0),
            (Self::CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES, 0),
            (Self::CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES, 0),
            (Self::CU_FUNC_ATTRIBUTE_NUM_REGS, 0),
            (Self::CU_FUNC_ATTRIBUTE_PTX_VERSION, 0),
            (Self::CU_FUNC_ATTRIBUTE_BINARY_VERSION, 0),
            (Self::CU_FUNC_ATTRIBUTE_CACHE_MODE_CA, 0),
            (Self::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 0),
            (Self::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, 0),
            (Self::CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET, 11080),
            (Self::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH, 11080),
            (Self::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT, 11080),
            (Self::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH, 11080),
            (Self::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED, 11080),
            (Self::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE, 11080),
            (Self::CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED, 13030),
            (Self::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE, 13040),
        ],
        oldest: 0x3ff,
        flags: 0xf,
    };
}

#[allow(deprecated)]
impl Enumerators for CUgraphDependencyType {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_GRAPH_DEPENDENCY_TYPE_DEFAULT, 0),
            (Self::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC, 0),
        ],
        oldest: 0x3,
        flags: 0x1,
    };
}

#[allow(deprecated)]
impl Enumerators for CUgraphInstantiate_flags {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH, 0),
            (Self::CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD, 12000),
            (Self::CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH, 12000),
            (Self::CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY, 0),
        ],
        oldest: 0x102,
        flags: 0x9,
    };
}

#[allow(deprecated)]
impl Enumerators for CUgraphMem_attribute {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT, 0),
            (Self::CU_GRAPH_MEM_ATTR_USED_MEM_HIGH, 0),
            (Self::CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT, 0),
            (Self::CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH, 0),
        ],
        oldest: 0xf,
        flags: 0x3,
    };
}

#[allow(deprecated)]
impl Enumerators for CUgraphNodeType {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_GRAPH_NODE_TYPE_KERNEL, 0),
            (Self::CU_GRAPH_NODE_TYPE_MEMCPY, 0),
            (Self::CU_GRAPH_NODE_TYPE_MEMSET, 0),
            (Self::CU_GRAPH_NODE_TYPE_HOST, 0),
            (Self::CU_GRAPH_NODE_TYPE_GRAPH, 0),
            (Self::CU_GRAPH_NODE_TYPE_EMPTY, 0),
            (Self::CU_GRAPH_NODE_TYPE_WAIT_EVENT, 0),
            (Self::CU_GRAPH_NODE_TYPE_EVENT_RECORD, 0),
            (Self::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL, 0),
            (Self::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT, 0),
            (Self::CU_GRAPH_NODE_TYPE_MEM_ALLOC, 0),
            (Self::CU_GRAPH_NODE_TYPE_MEM_FREE, 0),
            (Self::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP, 0),
            (Self::CU_GRAPH_NODE_TYPE_CONDITIONAL, 12030),
            (Self::CU_GRAPH_NODE_TYPE_MEMCPY_BATCH, 13050),
            (Self::CU_GRAPH_NODE_TYPE_RESERVED_16, 13030),
            (Self::CU_GRAPH_NODE_TYPE_EXTERNAL_ENGINE, 13050),
            (Self::CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH, 13050),
        ],
        oldest: 0x1fff,
        flags: 0xf,
    };
}

#[allow(deprecated)]
impl Enumerators for CUgraphicsMapResourceFlags {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE, 0),
            (Self::CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY, 0),
            (Self::CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD, 0),
        ],
        oldest: 0x7,
        flags: 0x3,
    };
}

#[allow(deprecated)]
impl Enumerators for CUgreenCtxCreate_flags {
    const SINCE: Since<Self> = Since {
        all: &[(Self::CU_GREEN_CTX_NONE, 13030), (Self::CU_GREEN_CTX_DEFAULT_STREAM, 0)],
        oldest: 0x2,
        flags: 0x1,
    };
}

#[allow(deprecated)]
impl Enumerators for CUipcMem_flags {
    const SINCE: Since<Self> =
        Since { all: &[(Self::CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS, 0)], oldest: 0x2, flags: 0x1 };
}

#[allow(deprecated)]
impl Enumerators for CUjitInputType {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_JIT_INPUT_CUBIN, 0),
            (Self::CU_JIT_INPUT_PTX, 0),
            (Self::CU_JIT_INPUT_FATBINARY, 0),
            (Self::CU_JIT_INPUT_OBJECT, 0),
            (Self::CU_JIT_INPUT_LIBRARY, 0),
            (Self::CU_JIT_INPUT_NVVM, 0),
        ],
        oldest: 0x3f,
        flags: 0x7,
    };
}

#[allow(deprecated)]
impl Enumerators for CUjit_cacheMode {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_JIT_CACHE_OPTION_NONE, 0),
            (Self::CU_JIT_CACHE_OPTION_CG, 0),
            (Self::CU_JIT_CACHE_OPTION_CA, 0),
        ],
        oldest: 0x7,
        flags: 0x3,
    };
}

#[allow(deprecated)]
impl Enumerators for CUjit_option {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_JIT_MAX_REGISTERS, 0),
            (Self::CU_JIT_THREADS_PER_BLOCK, 0),
            (Self::CU_JIT_WALL_TIME, 0),
            (Self::CU_JIT_INFO_LOG_BUFFER, 0),
            (Self::CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, 0),
            (Self::CU_JIT_ERROR_LOG_BUFFER, 0),
            (Self::CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES, 0),
            (Self::CU_JIT_OPTIMIZATION_LEVEL, 0),
            (Self::CU_JIT_TARGET_FROM_CUCONTEXT, 0),
            (Self::CU_JIT_TARGET, 0),
            (Self::CU_JIT_FALLBACK_STRATEGY, 0),
            (Self::CU_JIT_GENERATE_DEBUG_INFO, 0),
            (Self::CU_JIT_LOG_VERBOSE, 0),
            (Self::CU_JIT_GENERATE_LINE_INFO, 0),
            (Self::CU_JIT_CACHE_MODE, 0),
            (Self::CU_JIT_NEW_SM3X_OPT, 0),
            (Self::CU_JIT_FAST_COMPILE, 0),
            (Self::CU_JIT_GLOBAL_SYMBOL_NAMES, 0),
            (Self::CU_JIT_GLOBAL_SYMBOL_ADDRESSES, 0),
            (Self::CU_JIT_GLOBAL_SYMBOL_COUNT, 0),
            (Self::CU_JIT_LTO, 0),
            (Self::CU_JIT_FTZ, 0),
            (Self::CU_JIT_PREC_DIV, 0),
            (Self::CU_JIT_PREC_SQRT, 0),
            (Self::CU_JIT_FMA, 0),
            (Self::CU_JIT_REFERENCED_KERNEL_NAMES, 0),
            (Self::CU_JIT_REFERENCED_KERNEL_COUNT, 0),
            (Self::CU_JIT_REFERENCED_VARIABLE_NAMES, 0),
            (Self::CU_JIT_REFERENCED_VARIABLE_COUNT, 0),
            (Self::CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES, 0),
            (Self::CU_JIT_POSITION_INDEPENDENT_CODE, 12000),
            (Self::CU_JIT_MIN_CTA_PER_SM, 12030),
            (Self::CU_JIT_MAX_THREADS_PER_BLOCK, 12040),
            (Self::CU_JIT_OVERRIDE_DIRECTIVE_VALUES, 12040),
            (Self::CU_JIT_SPLIT_COMPILE, 13000),
            (Self::CU_JIT_BINARY_LOADER_THREAD_COUNT, 13010),
        ],
        oldest: 0x3fffffff,
        flags: 0x1f,
    };
}

#[allow(deprecated)]
impl Enumerators for CUlaunchAttributeID {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_LAUNCH_ATTRIBUTE_IGNORE, 0),
            (Self::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW, 0),
            (Self::CU_LAUNCH_ATTRIBUTE_COOPERATIVE, 0),
            (Self::CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY, 0),
            (Self::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION, 0),
            (Self::CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE, 0),
            (Self::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION, 0),
            (Self::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT, 0),
            (Self::CU_LAUNCH_ATTRIBUTE_PRIORITY, 0),
            (Self::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP, 12000),
            (Self::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN, 12000),
            (Self::CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION, 12080),
            (Self::CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT, 12030),
            (Self::CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE, 12040),
            (Self::CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, 12050),
            (Self::CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING, 13000),
            (Self::CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE, 13020),
            (Self::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE, 13020),
        ],
        oldest: 0x1ff,
        flags: 0xf,
    };
}

#[allow(deprecated)]
impl Enumerators for CUlaunchAttributePortableClusterMode {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_LAUNCH_PORTABLE_CLUSTER_MODE_DEFAULT, 0),
            (Self::CU_LAUNCH_PORTABLE_CLUSTER_MODE_REQUIRE_PORTABLE, 0),
            (Self::CU_LAUNCH_PORTABLE_CLUSTER_MODE_ALLOW_NON_PORTABLE, 0),
        ],
        oldest: 0x7,
        flags: 0x3,
    };
}

#[allow(deprecated)]
impl Enumerators for CUlaunchMemSyncDomain {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT, 0),
            (Self::CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE, 0),
        ],
        oldest: 0x3,
        flags: 0x1,
    };
}

#[allow(deprecated)]
impl Enumerators for CUlimit {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_LIMIT_STACK_SIZE, 0),
            (Self::CU_LIMIT_PRINTF_FIFO_SIZE, 0),
            (Self::CU_LIMIT_MALLOC_HEAP_SIZE, 0),
            (Self::CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH, 0),
            (Self::CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT, 0),
            (Self::CU_LIMIT_MAX_L2_FETCH_GRANULARITY, 0),
            (Self::CU_LIMIT_PERSISTING_L2_CACHE_SIZE, 0),
            (Self::CU_LIMIT_SHMEM_SIZE, 12050),
            (Self::CU_LIMIT_CIG_ENABLED, 12050),
            (Self::CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED, 12050),
            (Self::CU_LIMIT_PER_BLOCK_MEMORY_SIZE, 13040),
        ],
        oldest: 0x7f,
        flags: 0x7,
    };
}

#[allow(deprecated)]
impl Enumerators for CUlogicalEndpointFlag {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_LOGICAL_ENDPOINT_FLAG_NONE, 0),
            (Self::CU_LOGICAL_ENDPOINT_FLAG_COUNTED_OPS, 0),
        ],
        oldest: 0x3,
        flags: 0x1,
    };
}

#[allow(deprecated)]
impl Enumerators for CUlogicalEndpointIpcHandleType {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE, 0),
            (Self::CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC, 0),
        ],
        oldest: 0x3,
        flags: 0x1,
    };
}

#[allow(deprecated)]
impl Enumerators for CUlogicalEndpointType {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_LOGICAL_ENDPOINT_TYPE_UNICAST, 0),
            (Self::CU_LOGICAL_ENDPOINT_TYPE_MULTICAST, 0),
        ],
        oldest: 0x6,
        flags: 0x3,
    };
}

#[allow(deprecated)]
impl Enumerators for CUmemAccess_flags {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_MEM_ACCESS_FLAGS_PROT_NONE, 0),
            (Self::CU_MEM_ACCESS_FLAGS_PROT_READ, 0),
            (Self::CU_MEM_ACCESS_FLAGS_PROT_READWRITE, 0),
        ],
        oldest: 0xb,
        flags: 0x3,
    };
}

#[allow(deprecated)]
impl Enumerators for CUmemAllocationGranularity_flags {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_MEM_ALLOC_GRANULARITY_MINIMUM, 0),
            (Self::CU_MEM_ALLOC_GRANULARITY_RECOMMENDED, 0),
        ],
        oldest: 0x3,
        flags: 0x1,
    };
}

#[allow(deprecated)]
impl Enumerators for CUmemAllocationHandleType {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_MEM_HANDLE_TYPE_NONE, 0),
            (Self::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0),
            (Self::CU_MEM_HANDLE_TYPE_WIN32, 0),
            (Self::CU_MEM_HANDLE_TYPE_WIN32_KMT, 0),
            (Self::CU_MEM_HANDLE_TYPE_FABRIC, 12030),
        ],
        oldest: 0x17,
        flags: 0x7,
    };
}

#[allow(deprecated)]
impl Enumerators for CUmemAllocationType {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_MEM_ALLOCATION_TYPE_PINNED, 0),
            (Self::CU_MEM_ALLOCATION_TYPE_MANAGED, 13000),
        ],
        oldest: 0x2,
        flags: 0x1,
    };
}

#[allow(deprecated)]
impl Enumerators for CUmemAttach_flags {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_MEM_ATTACH_GLOBAL, 0),
            (Self::CU_MEM_ATTACH_HOST, 0),
            (Self::CU_MEM_ATTACH_SINGLE, 0),
        ],
        oldest: 0x16,
        flags: 0x7,
    };
}

#[allow(deprecated)]
impl Enumerators for CUmemHandleType {
    const SINCE: Since<Self> =
        Since { all: &[(Self::CU_MEM_HANDLE_TYPE_GENERIC, 0)], oldest: 0x1, flags: 0x0 };
}

#[allow(deprecated)]
impl Enumerators for CUmemLocationType {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_MEM_LOCATION_TYPE_NONE, 13000),
            (Self::CU_MEM_LOCATION_TYPE_DEVICE, 0),
            (Self::CU_MEM_LOCATION_TYPE_HOST, 12020),
            (Self::CU_MEM_LOCATION_TYPE_HOST_NUMA, 12020),
            (Self::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT, 12020),
            (Self::CU_MEM_LOCATION_TYPE_INVISIBLE, 13020),
            (Self::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN, 13040),
        ],
        oldest: 0x2,
        flags: 0x1,
    };
}

#[allow(deprecated)]
impl Enumerators for CUmemOperationType {
    const SINCE: Since<Self> = Since {
        all: &[(Self::CU_MEM_OPERATION_TYPE_MAP, 0), (Self::CU_MEM_OPERATION_TYPE_UNMAP, 0)],
        oldest: 0x6,
        flags: 0x3,
    };
}

#[allow(deprecated)]
impl Enumerators for CUmemPool_attribute {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES, 0),
            (Self::CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC, 0),
            (Self::CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES, 0),
            (Self::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, 0),
            (Self::CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT, 0),
            (Self::CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH, 0),
            (Self::CU_MEMPOOL_ATTR_USED_MEM_CURRENT, 0),
            (Self::CU_MEMPOOL_ATTR_USED_MEM_HIGH, 0),
            (Self::CU_MEMPOOL_ATTR_ALLOCATION_TYPE, 13020),
            (Self::CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES, 13020),
            (Self::CU_MEMPOOL_ATTR_LOCATION_ID, 13020),
            (Self::CU_MEMPOOL_ATTR_LOCATION_TYPE, 13020),
            (Self::CU_MEMPOOL_ATTR_MAX_POOL_SIZE, 13020),
            (Self::CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED, 13020),
            (Self::CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID, 13040),
        ],
        oldest: 0x1fe,
        flags: 0xf,
    };
}

#[allow(deprecated)]
impl Enumerators for CUmemRangeFlags {
    const SINCE: Since<Self> = Since {
        all: &[(Self::CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE, 0)],
        oldest: 0x2,
        flags: 0x1,
    };
}

#[allow(deprecated)]
impl Enumerators for CUmemRangeHandleType {
    const SINCE: Since<Self> =
        Since { all: &[(Self::CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD, 0)], oldest: 0x2, flags: 0x1 };
}

#[allow(deprecated)]
impl Enumerators for CUmem_advise {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_MEM_ADVISE_SET_READ_MOSTLY, 0),
            (Self::CU_MEM_ADVISE_UNSET_READ_MOSTLY, 0),
            (Self::CU_MEM_ADVISE_SET_PREFERRED_LOCATION, 0),
            (Self::CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION, 0),
            (Self::CU_MEM_ADVISE_SET_ACCESSED_BY, 0),
            (Self::CU_MEM_ADVISE_UNSET_ACCESSED_BY, 0),
        ],
        oldest: 0x7e,
        flags: 0x7,
    };
}

#[allow(deprecated)]
impl Enumerators for CUmem_range_attribute {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, 0),
            (Self::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION, 0),
            (Self::CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY, 0),
            (Self::CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION, 0),
            (Self::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE, 12020),
            (Self::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID, 12020),
            (Self::CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE, 12020),
            (Self::CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID, 12020),
        ],
        oldest: 0x1e,
        flags: 0x7,
    };
}

#[allow(deprecated)]
impl Enumerators for CUmemcpy3DOperandType {
    const SINCE: Since<Self> = Since {
        all: &[(Self::CU_MEMCPY_OPERAND_TYPE_POINTER, 0), (Self::CU_MEMCPY_OPERAND_TYPE_ARRAY, 0)],
        oldest: 0x6,
        flags: 0x3,
    };
}

#[allow(deprecated)]
impl Enumerators for CUmemcpySrcAccessOrder {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_MEMCPY_SRC_ACCESS_ORDER_STREAM, 0),
            (Self::CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL, 0),
            (Self::CU_MEMCPY_SRC_ACCESS_ORDER_ANY, 0),
        ],
        oldest: 0xe,
        flags: 0x3,
    };
}

#[allow(deprecated)]
impl Enumerators for CUmemorytype {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_MEMORYTYPE_HOST, 0),
            (Self::CU_MEMORYTYPE_DEVICE, 0),
            (Self::CU_MEMORYTYPE_ARRAY, 0),
            (Self::CU_MEMORYTYPE_UNIFIED, 0),
        ],
        oldest: 0x1e,
        flags: 0x7,
    };
}

#[allow(deprecated)]
impl Enumerators for CUmulticastGranularity_flags {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_MULTICAST_GRANULARITY_MINIMUM, 0),
            (Self::CU_MULTICAST_GRANULARITY_RECOMMENDED, 0),
        ],
        oldest: 0x3,
        flags: 0x1,
    };
}

#[allow(deprecated)]
impl Enumerators for CUoccupancy_flags {
    const SINCE: Since<Self> = Since {
        all: &[(Self::CU_OCCUPANCY_DEFAULT, 0), (Self::CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE, 0)],
        oldest: 0x3,
        flags: 0x1,
    };
}

#[allow(deprecated)]
impl Enumerators for CUpointer_attribute {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_POINTER_ATTRIBUTE_CONTEXT, 0),
            (Self::CU_POINTER_ATTRIBUTE_MEMORY_TYPE, 0),
            (Self::CU_POINTER_ATTRIBUTE_DEVICE_POINTER, 0),
            (Self::CU_POINTER_ATTRIBUTE_HOST_POINTER, 0),
            (Self::CU_POINTER_ATTRIBUTE_P2P_TOKENS, 0),
            (Self::CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, 0),
            (Self::CU_POINTER_ATTRIBUTE_BUFFER_ID, 0),
            (Self::CU_POINTER_ATTRIBUTE_IS_MANAGED, 0),
            (Self::CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, 0),
            (Self::CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE, 0),
            (Self::CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, 0),
            (Self::CU_POINTER_ATTRIBUTE_RANGE_SIZE, 0),
            (Self::CU_POINTER_ATTRIBUTE_MAPPED, 0),
            (Self::CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES, 0),
            (Self::CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE, 0),
            (Self::CU_POINTER_ATTRIBUTE_ACCESS_FLAGS, 0),
            (Self::CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE, 0),
            (Self::CU_POINTER_ATTRIBUTE_MAPPING_SIZE, 0),
            (Self::CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR, 0),
            (Self::CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID, 0),
            (Self::CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE, 12080),
            (Self::CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL, 13040),
        ],
        oldest: 0x1ffffe,
        flags: 0x1f,
    };
}

#[allow(deprecated)]
impl Enumerators for CUresourcetype {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_RESOURCE_TYPE_ARRAY, 0),
            (Self::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY, 0),
            (Self::CU_RESOURCE_TYPE_LINEAR, 0),
            (Self::CU_RESOURCE_TYPE_PITCH2D, 0),
        ],
        oldest: 0xf,
        flags: 0x3,
    };
}

#[allow(deprecated)]
impl Enumerators for CUresult {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CUDA_SUCCESS, 0),
            (Self::CUDA_ERROR_INVALID_VALUE, 0),
            (Self::CUDA_ERROR_OUT_OF_MEMORY, 0),
            (Self::CUDA_ERROR_NOT_INITIALIZED, 0),
            (Self::CUDA_ERROR_DEINITIALIZED, 0),
            (Self::CUDA_ERROR_PROFILER_DISABLED, 0),
            (Self::CUDA_ERROR_PROFILER_NOT_INITIALIZED, 0),
            (Self::CUDA_ERROR_PROFILER_ALREADY_STARTED, 0),
            (Self::CUDA_ERROR_PROFILER_ALREADY_STOPPED, 0),
            (Self::CUDA_ERROR_STUB_LIBRARY, 0),
            (Self::CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER, 13000),
            (Self::CUDA_ERROR_DEVICE_UNAVAILABLE, 0),
            (Self::CUDA_ERROR_MULTICAST_RESOURCE_FULL, 13040),
            (Self::CUDA_ERROR_NO_DEVICE, 0),
            (Self::CUDA_ERROR_INVALID_DEVICE, 0),
            (Self::CUDA_ERROR_DEVICE_NOT_LICENSED, 0),
            (Self::CUDA_ERROR_INVALID_IMAGE, 0),
            (Self::CUDA_ERROR_INVALID_CONTEXT, 0),
            (Self::CUDA_ERROR_CONTEXT_ALREADY_CURRENT, 0),
            (Self::CUDA_ERROR_MAP_FAILED, 0),
            (Self::CUDA_ERROR_UNMAP_FAILED, 0),
            (Self::CUDA_ERROR_ARRAY_IS_MAPPED, 0),
            (Self::CUDA_ERROR_ALREADY_MAPPED, 0),
            (Self::CUDA_ERROR_NO_BINARY_FOR_GPU, 0),
            (Self::CUDA_ERROR_ALREADY_ACQUIRED, 0),
            (Self::CUDA_ERROR_NOT_MAPPED, 0),
            (Self::CUDA_ERROR_NOT_MAPPED_AS_ARRAY, 0),
            (Self::CUDA_ERROR_NOT_MAPPED_AS_POINTER, 0),
            (Self::CUDA_ERROR_ECC_UNCORRECTABLE, 0),
            (Self::CUDA_ERROR_UNSUPPORTED_LIMIT, 0),
            (Self::CUDA_ERROR_CONTEXT_ALREADY_IN_USE, 0),
            (Self::CUDA_ERROR_PEER_ACCESS_UNSUPPORTED, 0),
            (Self::CUDA_ERROR_INVALID_PTX, 0),
            (Self::CUDA_ERROR_INVALID_GRAPHICS_CONTEXT, 0),
            (Self::CUDA_ERROR_NVLINK_UNCORRECTABLE, 0),
            (Self::CUDA_ERROR_JIT_COMPILER_NOT_FOUND, 0),
            (Self::CUDA_ERROR_UNSUPPORTED_PTX_VERSION, 0),
            (Self::CUDA_ERROR_JIT_COMPILATION_DISABLED, 0),
            (Self::CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY, 0),
            (Self::CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC, 12010),
            (Self::CUDA_ERROR_CONTAINED, 12080),
            (Self::CUDA_ERROR_INSUFFICIENT_LOADER_VERSION, 13040),
            (Self::CUDA_ERROR_INVALID_SOURCE, 0),
            (Self::CUDA_ERROR_FILE_NOT_FOUND, 0),
            (Self::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND, 0),
            (Self::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED, 0),
            (Self::CUDA_ERROR_OPERATING_SYSTEM, 0),
            (Self::CUDA_ERROR_INVALID_HANDLE, 0),
            (Self::CUDA_ERROR_ILLEGAL_STATE, 0),
            (Self::CUDA_ERROR_LOSSY_QUERY, 12030),
            (Self::CUDA_ERROR_NOT_FOUND, 0),
            (Self::CUDA_ERROR_NOT_READY, 0),
            (Self::CUDA_ERROR_ILLEGAL_ADDRESS, 0),
            (Self::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES, 0),
            (Self::CUDA_ERROR_LAUNCH_TIMEOUT, 0),
            (Self::CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING, 0),
            (Self::CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED, 0),
            (Self::CUDA_ERROR_PEER_ACCESS_NOT_ENABLED, 0),
            (Self::CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE, 0),
            (Self::CUDA_ERROR_CONTEXT_IS_DESTROYED, 0),
            (Self::CUDA_ERROR_ASSERT, 0),
            (Self::CUDA_ERROR_TOO_MANY_PEERS, 0),
            (Self::CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED, 0),
            (Self::CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED, 0),
            (Self::CUDA_ERROR_HARDWARE_STACK_ERROR, 0),
            (Self::CUDA_ERROR_ILLEGAL_INSTRUCTION, 0),
            (Self::CUDA_ERROR_MISALIGNED_ADDRESS, 0),
            (Self::CUDA_ERROR_INVALID_ADDRESS_SPACE, 0),
            (Self::CUDA_ERROR_INVALID_PC, 0),
            (Self::CUDA_ERROR_LAUNCH_FAILED, 0),
            (Self::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE, 0),
            (Self::CUDA_ERROR_TENSOR_MEMORY_LEAK, 12080),
            (Self::CUDA_ERROR_NOT_PERMITTED, 0),
            (Self::CUDA_ERROR_NOT_SUPPORTED, 0),
            (Self::CUDA_ERROR_SYSTEM_NOT_READY, 0),
            (Self::CUDA_ERROR_SYSTEM_DRIVER_MISMATCH, 0),
            (Self::CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE, 0),
            (Self::CUDA_ERROR_MPS_CONNECTION_FAILED, 0),
            (Self::CUDA_ERROR_MPS_RPC_FAILURE, 0),
            (Self::CUDA_ERROR_MPS_SERVER_NOT_READY, 0),
            (Self::CUDA_ERROR_MPS_MAX_CLIENTS_REACHED, 0),
            (Self::CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED, 0),
            (Self::CUDA_ERROR_MPS_CLIENT_TERMINATED, 11080),
            (Self::CUDA_ERROR_CDP_NOT_SUPPORTED, 12000),
            (Self::CUDA_ERROR_CDP_VERSION_MISMATCH, 12000),
            (Self::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED, 0),
            (Self::CUDA_ERROR_STREAM_CAPTURE_INVALIDATED, 0),
            (Self::CUDA_ERROR_STREAM_CAPTURE_MERGE, 0),
            (Self::CUDA_ERROR_STREAM_CAPTURE_UNMATCHED, 0),
            (Self::CUDA_ERROR_STREAM_CAPTURE_UNJOINED, 0),
            (Self::CUDA_ERROR_STREAM_CAPTURE_ISOLATION, 0),
            (Self::CUDA_ERROR_STREAM_CAPTURE_IMPLICIT, 0),
            (Self::CUDA_ERROR_CAPTURED_EVENT, 0),
            (Self::CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD, 0),
            (Self::CUDA_ERROR_TIMEOUT, 0),
            (Self::CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE, 0),
            (Self::CUDA_ERROR_EXTERNAL_DEVICE, 0),
            (Self::CUDA_ERROR_INVALID_CLUSTER_SIZE, 11080),
            (Self::CUDA_ERROR_FUNCTION_NOT_LOADED, 12040),
            (Self::CUDA_ERROR_INVALID_RESOURCE_TYPE, 12040),
            (Self::CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION, 12040),
            (Self::CUDA_ERROR_KEY_ROTATION, 12080),
            (Self::CUDA_ERROR_STREAM_DETACHED, 13010),
            (Self::CUDA_ERROR_GRAPH_RECAPTURE_FAILURE, 13030),
            (Self::CUDA_ERROR_FABRIC_NOT_READY, 13040),
            (Self::CUDA_ERROR_UNKNOWN, 0),
        ],
        oldest: 0x4004000001ff,
        flags: 0x3ff,
    };
}

#[allow(deprecated)]
impl Enumerators for CUsharedMemoryMode {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_SHARED_MEMORY_MODE_DEFAULT, 0),
            (Self::CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE, 0),
            (Self::CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE, 0),
            (Self::CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY, 13040),
            (Self::CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY, 13040),
        ],
        oldest: 0x7,
        flags: 0x3,
    };
}

#[allow(deprecated)]
impl Enumerators for CUsharedconfig {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE, 0),
            (Self::CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE, 0),
            (Self::CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE, 0),
        ],
        oldest: 0x7,
        flags: 0x3,
    };
}

#[allow(deprecated)]
impl Enumerators for CUstreamAtomicReductionDataType {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32, 0),
            (Self::CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64, 0),
        ],
        oldest: 0x404000,
        flags: 0x1e,
    };
}

#[allow(deprecated)]
impl Enumerators for CUstreamAtomicReductionOpType {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_STREAM_ATOMIC_REDUCTION_OP_OR, 0),
            (Self::CU_STREAM_ATOMIC_REDUCTION_OP_AND, 0),
            (Self::CU_STREAM_ATOMIC_REDUCTION_OP_ADD, 0),
        ],
        oldest: 0x61,
        flags: 0x7,
    };
}

#[allow(deprecated)]
impl Enumerators for CUstreamBatchMemOpType {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_STREAM_MEM_OP_WAIT_VALUE_32, 0),
            (Self::CU_STREAM_MEM_OP_WRITE_VALUE_32, 0),
            (Self::CU_STREAM_MEM_OP_WAIT_VALUE_64, 0),
            (Self::CU_STREAM_MEM_OP_WRITE_VALUE_64, 0),
            (Self::CU_STREAM_MEM_OP_BARRIER, 0),
            (Self::CU_STREAM_MEM_OP_ATOMIC_REDUCTION, 13010),
            (Self::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES, 0),
        ],
        oldest: 0x7e,
        flags: 0x7,
    };
}

#[allow(deprecated)]
impl Enumerators for CUstreamCaptureMode {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_STREAM_CAPTURE_MODE_GLOBAL, 0),
            (Self::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL, 0),
            (Self::CU_STREAM_CAPTURE_MODE_RELAXED, 0),
        ],
        oldest: 0x7,
        flags: 0x3,
    };
}

#[allow(deprecated)]
impl Enumerators for CUstreamCigDataType {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST, 0),
            (Self::STREAM_CIG_DATA_TYPE_VULKAN_COMMAND_BUFFER_HANDLE_NV, 13050),
        ],
        oldest: 0x2,
        flags: 0x1,
    };
}

#[allow(deprecated)]
impl Enumerators for CUstreamMemoryBarrier_flags {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_STREAM_MEMORY_BARRIER_TYPE_SYS, 0),
            (Self::CU_STREAM_MEMORY_BARRIER_TYPE_GPU, 0),
        ],
        oldest: 0x3,
        flags: 0x1,
    };
}

#[allow(deprecated)]
impl Enumerators for CUstreamUpdateCaptureDependencies_flags {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_STREAM_ADD_CAPTURE_DEPENDENCIES, 0),
            (Self::CU_STREAM_SET_CAPTURE_DEPENDENCIES, 0),
        ],
        oldest: 0x3,
        flags: 0x1,
    };
}

#[allow(deprecated)]
impl Enumerators for CUstreamWaitValue_flags {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_STREAM_WAIT_VALUE_GEQ, 0),
            (Self::CU_STREAM_WAIT_VALUE_EQ, 0),
            (Self::CU_STREAM_WAIT_VALUE_AND, 0),
            (Self::CU_STREAM_WAIT_VALUE_NOR, 0),
            (Self::CU_STREAM_WAIT_VALUE_FLUSH, 0),
        ],
        oldest: 0xf,
        flags: 0x40000003,
    };
}

#[allow(deprecated)]
impl Enumerators for CUstream_flags {
    const SINCE: Since<Self> = Since {
        all: &[(Self::CU_STREAM_DEFAULT, 0), (Self::CU_STREAM_NON_BLOCKING, 0)],
        oldest: 0x3,
        flags: 0x1,
    };
}

#[allow(deprecated)]
impl Enumerators for CUsynchronizationPolicy {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_SYNC_POLICY_AUTO, 0),
            (Self::CU_SYNC_POLICY_SPIN, 0),
            (Self::CU_SYNC_POLICY_YIELD, 0),
            (Self::CU_SYNC_POLICY_BLOCKING_SYNC, 0),
        ],
        oldest: 0x1e,
        flags: 0x7,
    };
}

#[allow(deprecated)]
impl Enumerators for CUtensorMapAllocClass {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_TENSOR_MAP_ALLOC_CLASS_AUTO, 0),
            (Self::CU_TENSOR_MAP_ALLOC_CLASS_SMALL, 0),
            (Self::CU_TENSOR_MAP_ALLOC_CLASS_LARGE, 0),
        ],
        oldest: 0x7,
        flags: 0x3,
    };
}

#[allow(deprecated)]
impl Enumerators for CUtensorMapDataType {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_TENSOR_MAP_DATA_TYPE_UINT8, 0),
            (Self::CU_TENSOR_MAP_DATA_TYPE_UINT16, 0),
            (Self::CU_TENSOR_MAP_DATA_TYPE_UINT32, 0),
            (Self::CU_TENSOR_MAP_DATA_TYPE_INT32, 0),
            (Self::CU_TENSOR_MAP_DATA_TYPE_UINT64, 0),
            (Self::CU_TENSOR_MAP_DATA_TYPE_INT64, 0),
            (Self::CU_TENSOR_MAP_DATA_TYPE_FLOAT16, 0),
            (Self::CU_TENSOR_MAP_DATA_TYPE_FLOAT32, 0),
            (Self::CU_TENSOR_MAP_DATA_TYPE_FLOAT64, 0),
            (Self::CU_TENSOR_MAP_DATA_TYPE_BFLOAT16, 0),
            (Self::CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ, 0),
            (Self::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32, 0),
            (Self::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ, 0),
            (Self::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B, 12080),
            (Self::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B, 12080),
            (Self::CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B, 12080),
        ],
        oldest: 0x1fff,
        flags: 0xf,
    };
}

#[allow(deprecated)]
impl Enumerators for CUtensorMapFloatOOBfill {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE, 0),
            (Self::CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA, 0),
        ],
        oldest: 0x3,
        flags: 0x1,
    };
}

#[allow(deprecated)]
impl Enumerators for CUtensorMapIm2ColWideMode {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_TENSOR_MAP_IM2COL_WIDE_MODE_W, 0),
            (Self::CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128, 0),
        ],
        oldest: 0x3,
        flags: 0x1,
    };
}

#[allow(deprecated)]
impl Enumerators for CUtensorMapInterleave {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_TENSOR_MAP_INTERLEAVE_NONE, 0),
            (Self::CU_TENSOR_MAP_INTERLEAVE_16B, 0),
            (Self::CU_TENSOR_MAP_INTERLEAVE_32B, 0),
        ],
        oldest: 0x7,
        flags: 0x3,
    };
}

#[allow(deprecated)]
impl Enumerators for CUtensorMapL2promotion {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_TENSOR_MAP_L2_PROMOTION_NONE, 0),
            (Self::CU_TENSOR_MAP_L2_PROMOTION_L2_64B, 0),
            (Self::CU_TENSOR_MAP_L2_PROMOTION_L2_128B, 0),
            (Self::CU_TENSOR_MAP_L2_PROMOTION_L2_256B, 0),
        ],
        oldest: 0xf,
        flags: 0x3,
    };
}

#[allow(deprecated)]
impl Enumerators for CUtensorMapSwizzle {
    const SINCE: Since<Self> = Since {
        all: &[
            (Self::CU_TENSOR_MAP_SWIZZLE_NONE, 0),
            (Self::CU_TENSOR_MAP_SWIZZLE_32B, 0),
            (Self::CU_TENSOR_MAP_SWIZZLE_64B, 0),
            (Self::CU_TENSOR_MAP_SWIZZLE_128B, 0),
            (Self::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B, 12080),
            (Self::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B, 12080),
            (Self::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B, 12080),
        ],
        oldest: 0xf,
        flags: 0x3,
    };
}

#[allow(deprecated)]
impl Enumerators for CUuserObjectRetain_flags {
    const SINCE: Since<Self> =
        Since { all: &[(Self::CU_GRAPH_USER_OBJECT_MOVE, 0)], oldest: 0x2, flags: 0x1 };
}

#[allow(deprecated)]
impl Enumerators for CUuserObject_flags {
    const SINCE: Since<Self> =
        Since { all: &[(Self::CU_USER_OBJECT_NO_DESTRUCTOR_SYNC, 0)], oldest: 0x2, flags: 0x1 };
}
