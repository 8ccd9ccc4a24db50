// Created by `cargo xtask emit` from cuda.h, cuda-sys/build/generate/reference/enums.txt, cuda-sys/build/generate/reference/handles.txt, cuda-sys/build/generate/reference/structs.txt, cuda-sys/build/generate/history.txt and cuda-sys/build/generate/history.rs. Do not edit.

/**
The CUDA version of these declarations: 1000 times the major number plus 10 times the minor one.

Since CUDA 11.7 or earlier.
*/
pub const CUDA_VERSION: u32 = 13050;
/**
The size of an IPC handle, in bytes.

Since CUDA 11.7 or earlier.
*/
pub const CU_IPC_HANDLE_SIZE: u32 = 64;
/**
The value that is added to a [`CUjit_target`] for architecture-specific features, as in [`CUjit_target::CU_TARGET_COMPUTE_90A`].

Since CUDA 12.0.
*/
pub const CU_COMPUTE_ACCELERATED_TARGET_BASE: u32 = 65536;
/**
The value that is added to a [`CUjit_target`] for family-specific features, as in [`CUjit_target::CU_TARGET_COMPUTE_100F`].

Since CUDA 12.9.
*/
pub const CU_COMPUTE_FAMILY_TARGET_BASE: u32 = 131072;
/**
A flag of [`cuGraphConditionalHandleCreate`]: each launch of the graph sets the condition to its default value.

Since CUDA 12.3.

# Functions

[`cuGraphConditionalHandleCreate`]
*/
pub const CU_GRAPH_COND_ASSIGN_DEFAULT: u32 = 1;
/**
The output port of a kernel node that activates once the kernel has ended.

Since CUDA 12.3.
*/
pub const CU_GRAPH_KERNEL_NODE_PORT_DEFAULT: u32 = 0;
/**
The output port of a kernel node that activates once each block has triggered completion or ended. The edge must be of type [`CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`].

Since CUDA 12.3.

# Functions

In a struct: [`cuStreamBeginCaptureToGraph`], [`cuStreamGetCaptureInfo_v3`], [`cuStreamUpdateCaptureDependencies_v2`], [`cuGraphGetEdges_v2`], [`cuGraphNodeGetDependencies_v2`], [`cuGraphNodeGetDependentNodes_v2`], [`cuGraphAddDependencies_v2`], [`cuGraphRemoveDependencies_v2`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`]
*/
pub const CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC: u32 = 1;
/**
The output port of a kernel node that activates once each block has begun.

Since CUDA 12.3.
*/
pub const CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER: u32 = 2;
/**
A flag of [`cuMemHostAlloc`]: all contexts treat the memory as page-locked.

Since CUDA 11.7 or earlier; its first function is of CUDA 2.2.

# Functions

[`cuMemHostAlloc`]
*/
pub const CU_MEMHOSTALLOC_PORTABLE: u32 = 1;
/**
A flag of [`cuMemHostAlloc`]: the memory is mapped for the device, at the address from [`cuMemHostGetDevicePointer_v2`].

Since CUDA 11.7 or earlier; its first function is of CUDA 2.2.

# Functions

[`cuMemHostAlloc`]
*/
pub const CU_MEMHOSTALLOC_DEVICEMAP: u32 = 2;
/**
A flag of [`cuMemHostAlloc`]: the memory is write-combined, which makes DMA transfers faster and reads by the CPU slow.

Since CUDA 11.7 or earlier; its first function is of CUDA 2.2.

# Functions

[`cuMemHostAlloc`]
*/
pub const CU_MEMHOSTALLOC_WRITECOMBINED: u32 = 4;
/**
A flag of [`cuMemHostRegister_v2`]: all contexts treat the memory as page-locked.

Since CUDA 11.7 or earlier; its first function is of CUDA 4.0.

# Functions

[`cuMemHostRegister_v2`]
*/
pub const CU_MEMHOSTREGISTER_PORTABLE: u32 = 1;
/**
A flag of [`cuMemHostRegister_v2`]: the memory is mapped for the device, at the address from [`cuMemHostGetDevicePointer_v2`].

Since CUDA 11.7 or earlier; its first function is of CUDA 4.0.

# Functions

[`cuMemHostRegister_v2`]
*/
pub const CU_MEMHOSTREGISTER_DEVICEMAP: u32 = 2;
/**
A flag of [`cuMemHostRegister_v2`]: the memory is I/O space of another device, such as a PCIe card. Windows ignores the flag, and Linux may require privileges for it.

Since CUDA 11.7 or earlier; its first function is of CUDA 4.0.

# Functions

[`cuMemHostRegister_v2`]
*/
pub const CU_MEMHOSTREGISTER_IOMEMORY: u32 = 4;
/**
A flag of [`cuMemHostRegister_v2`]: devices only read the memory. [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED`] reports whether a device supports it.

Since CUDA 11.7 or earlier; its first function is of CUDA 4.0.

# Functions

[`cuMemHostRegister_v2`]
*/
pub const CU_MEMHOSTREGISTER_READ_ONLY: u32 = 8;
/**
A flag in [`CUDA_ARRAY_SPARSE_PROPERTIES`]: all layers share one mip tail.

Since CUDA 11.7 or earlier; its first function is of CUDA 11.1.

# Functions

In a struct: [`cuArrayGetSparseProperties`], [`cuMipmappedArrayGetSparseProperties`], [`cuMemMapArrayAsync`]
*/
pub const CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL: u32 = 1;
/**
The size of a [`CUtensorMap`], in words of 8 bytes.

Since CUDA 12.0.
*/
pub const CU_TENSOR_MAP_NUM_QWORDS: u32 = 16;
/**
A flag in [`CUDA_EXTERNAL_MEMORY_HANDLE_DESC`]: the memory is a dedicated resource.

Since CUDA 11.7 or earlier; its first function is of CUDA 10.0.

# Functions

In a struct: [`cuImportExternalMemory`]
*/
pub const CUDA_EXTERNAL_MEMORY_DEDICATED: u32 = 1;
/**
A flag in [`CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS`]: the signal does not synchronize imported NvSciBuf memory with its other users.

Since CUDA 11.7 or earlier; its first function is of CUDA 10.0.

# Functions

In a struct: [`cuSignalExternalSemaphoresAsync`], [`cuGraphAddExternalSemaphoresSignalNode`], [`cuGraphExternalSemaphoresSignalNodeGetParams`], [`cuGraphExternalSemaphoresSignalNodeSetParams`], [`cuGraphExecExternalSemaphoresSignalNodeSetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
pub const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC: u32 = 1;
/**
A flag in [`CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS`]: the wait does not synchronize imported NvSciBuf memory with its other users.

Since CUDA 11.7 or earlier; its first function is of CUDA 10.0.

# Functions

In a struct: [`cuWaitExternalSemaphoresAsync`], [`cuGraphAddExternalSemaphoresWaitNode`], [`cuGraphExternalSemaphoresWaitNodeGetParams`], [`cuGraphExternalSemaphoresWaitNodeSetParams`], [`cuGraphExecExternalSemaphoresWaitNodeSetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
pub const CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC: u32 = 2;
/**
A flag of [`cuDeviceGetNvSciSyncAttributes`]: the call sets the attributes that a signaler needs.

Since CUDA 11.7 or earlier; its first function is of CUDA 10.2.

# Functions

[`cuDeviceGetNvSciSyncAttributes`]
*/
pub const CUDA_NVSCISYNC_ATTR_SIGNAL: u32 = 1;
/**
A flag of [`cuDeviceGetNvSciSyncAttributes`]: the call sets the attributes that a waiter needs.

Since CUDA 11.7 or earlier; its first function is of CUDA 10.2.

# Functions

[`cuDeviceGetNvSciSyncAttributes`]
*/
pub const CUDA_NVSCISYNC_ATTR_WAIT: u32 = 2;
/**
A flag in `allocFlags.usage` of [`CUmemAllocationProp`]: the memory is a tile pool, for sparse arrays.

Since CUDA 11.7 or earlier; its first function is of CUDA 10.2.

# Functions

In a struct: [`cuMemCreate`], [`cuMemMapArrayAsync`], [`cuMemGetAllocationGranularity`], [`cuMemGetAllocationPropertiesFromHandle`]
*/
pub const CU_MEM_CREATE_USAGE_TILE_POOL: u32 = 1;
/**
A flag in `allocFlags.usage` of [`CUmemAllocationProp`]: the memory is a buffer for decompression by hardware.

Since CUDA 12.8.

# Functions

In a struct: [`cuMemCreate`], [`cuMemGetAllocationGranularity`], [`cuMemGetAllocationPropertiesFromHandle`]
*/
pub const CU_MEM_CREATE_USAGE_HW_DECOMPRESS: u32 = 2;
/**
A flag in `allocFlags.usage` of [`CUmemAllocationProp`]: GPUDirect RDMA uses PCIe for memory in a locality domain. The export must request PCIe too. The flag requires `gpuDirectRDMACapable`.

Since CUDA 13.4.

# Functions

In a struct: [`cuMemCreate`], [`cuMemGetAllocationGranularity`], [`cuMemGetAllocationPropertiesFromHandle`]
*/
pub const CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE: u32 = 4;
/**
A flag in `usage` of [`CUmemPoolProps`]: the allocations are buffers for decompression by hardware.

Since CUDA 12.8.

# Functions

In a struct: [`cuMemPoolCreate`], [`cuGraphAddMemAllocNode`], [`cuGraphMemAllocNodeGetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
pub const CU_MEM_POOL_CREATE_USAGE_HW_DECOMPRESS: u32 = 2;
/**
A flag of [`cuLaunchCooperativeKernelMultiDevice`]: each kernel waits for earlier work of its own stream only.

Since CUDA 11.7 or earlier; its first function is of CUDA 9.0.

# Functions

[`cuLaunchCooperativeKernelMultiDevice`]
*/
pub const CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC: u32 = 1;
/**
A flag of [`cuLaunchCooperativeKernelMultiDevice`]: later work of each stream waits for the kernel of that stream only.

Since CUDA 11.7 or earlier; its first function is of CUDA 9.0.

# Functions

[`cuLaunchCooperativeKernelMultiDevice`]
*/
pub const CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC: u32 = 2;
/**
A flag of [`CUDA_ARRAY3D_DESCRIPTOR`]: the array has layers of one or two dimensions, and `Depth` is their number.

Since CUDA 11.7 or earlier; its first function is of CUDA 3.2.

# Functions

In a struct: [`cuArray3DCreate_v2`], [`cuArray3DGetDescriptor_v2`], [`cuMipmappedArrayCreate`], [`cuExternalMemoryGetMappedMipmappedArray`]
*/
pub const CUDA_ARRAY3D_LAYERED: u32 = 1;
/**
A deprecated name of [`CUDA_ARRAY3D_LAYERED`].

Since CUDA 11.7 or earlier.
*/
pub const CUDA_ARRAY3D_2DARRAY: u32 = 1;
/**
A flag of [`CUDA_ARRAY3D_DESCRIPTOR`]: surface objects and surface references can use the array.

Since CUDA 11.7 or earlier; its first function is of CUDA 3.0.

# Functions

[`cuSurfRefSetArray`]; in a struct: [`cuArray3DCreate_v2`], [`cuArray3DGetDescriptor_v2`], [`cuMipmappedArrayCreate`], [`cuExternalMemoryGetMappedMipmappedArray`]
*/
pub const CUDA_ARRAY3D_SURFACE_LDST: u32 = 2;
/**
A flag of [`CUDA_ARRAY3D_DESCRIPTOR`]: the array has the six square faces of a cube, and `Depth` is 6. With [`CUDA_ARRAY3D_LAYERED`], `Depth` is a multiple of 6.

Since CUDA 11.7 or earlier; its first function is of CUDA 3.2.

# Functions

In a struct: [`cuArray3DCreate_v2`], [`cuArray3DGetDescriptor_v2`], [`cuMipmappedArrayCreate`], [`cuExternalMemoryGetMappedMipmappedArray`], [`cuTexObjectCreate`], [`cuTexObjectGetTextureDesc`]
*/
pub const CUDA_ARRAY3D_CUBEMAP: u32 = 4;
/**
A flag of [`CUDA_ARRAY3D_DESCRIPTOR`]: texture gather operations can read the array.

Since CUDA 11.7 or earlier; its first function is of CUDA 3.2.

# Functions

In a struct: [`cuArray3DCreate_v2`], [`cuArray3DGetDescriptor_v2`], [`cuMipmappedArrayCreate`], [`cuExternalMemoryGetMappedMipmappedArray`]
*/
pub const CUDA_ARRAY3D_TEXTURE_GATHER: u32 = 8;
/**
A flag of [`CUDA_ARRAY3D_DESCRIPTOR`]: the array is a depth texture.

Since CUDA 11.7 or earlier.
*/
pub const CUDA_ARRAY3D_DEPTH_TEXTURE: u32 = 16;
/**
A flag of [`CUDA_ARRAY3D_DESCRIPTOR`]: a graphics API can use the array as a color target.

Since CUDA 11.7 or earlier; its first function is of CUDA 10.0.

# Functions

In a struct: [`cuExternalMemoryGetMappedMipmappedArray`]
*/
pub const CUDA_ARRAY3D_COLOR_ATTACHMENT: u32 = 32;
/**
A flag of [`CUDA_ARRAY3D_DESCRIPTOR`]: the array is sparse, and [`cuMemMapArrayAsync`] maps memory to it.

Since CUDA 11.7 or earlier; its first function is of CUDA 3.2.

# Functions

[`cuArrayGetSparseProperties`], [`cuMipmappedArrayGetSparseProperties`]; in a struct: [`cuArray3DCreate_v2`], [`cuArray3DGetDescriptor_v2`], [`cuMipmappedArrayCreate`], [`cuMemMapArrayAsync`], [`cuExternalMemoryGetMappedMipmappedArray`]
*/
pub const CUDA_ARRAY3D_SPARSE: u32 = 64;
/**
A flag of [`CUDA_ARRAY3D_DESCRIPTOR`]: the array is created without memory, which [`cuMemMapArrayAsync`] maps later.

Since CUDA 11.7 or earlier; its first function is of CUDA 11.1.

# Functions

[`cuArrayGetMemoryRequirements`], [`cuMipmappedArrayGetMemoryRequirements`]; in a struct: [`cuMemMapArrayAsync`]
*/
pub const CUDA_ARRAY3D_DEFERRED_MAPPING: u32 = 128;
/**
A flag of [`CUDA_ARRAY3D_DESCRIPTOR`]: hardware encodes video from the array or decodes video to it.

Since CUDA 12.5.
*/
pub const CUDA_ARRAY3D_VIDEO_ENCODE_DECODE: u32 = 256;
/**
The flag of [`cuTexRefSetArray`] and [`cuTexRefSetMipmappedArray`]: the array determines the format.

Since CUDA 11.7 or earlier; its first function is of CUDA 2.0.

# Functions

[`cuTexRefSetArray`], [`cuTexRefSetMipmappedArray`]
*/
pub const CU_TRSA_OVERRIDE_FORMAT: u32 = 1;
/**
A flag of [`CUDA_TEXTURE_DESC`] and [`cuTexRefSetFlags`]: reads return integers as they are, not as floats from 0 to 1.

Since CUDA 11.7 or earlier; its first function is of CUDA 2.0.

# Functions

[`cuTexRefSetFlags`]; in a struct: [`cuTexObjectCreate`], [`cuTexObjectGetTextureDesc`]
*/
pub const CU_TRSF_READ_AS_INTEGER: u32 = 1;
/**
A flag of [`CUDA_TEXTURE_DESC`] and [`cuTexRefSetFlags`]: coordinates range from 0 to below 1, not to the width or height.

Since CUDA 11.7 or earlier; its first function is of CUDA 2.0.

# Functions

[`cuTexRefSetFlags`]; in a struct: [`cuTexObjectCreate`], [`cuTexObjectGetTextureDesc`]
*/
pub const CU_TRSF_NORMALIZED_COORDINATES: u32 = 2;
/**
A flag of [`CUDA_TEXTURE_DESC`] and [`cuTexRefSetFlags`]: reads convert sRGB values to linear ones.

Since CUDA 11.7 or earlier; its first function is of CUDA 2.0.

# Functions

[`cuTexRefSetFlags`]; in a struct: [`cuTexObjectCreate`], [`cuTexObjectGetTextureDesc`]
*/
pub const CU_TRSF_SRGB: u32 = 16;
/**
A flag of [`CUDA_TEXTURE_DESC`] and [`cuTexRefSetFlags`]: trilinear filtering is not approximated.

Since CUDA 11.7 or earlier; its first function is of CUDA 2.0.

# Functions

[`cuTexRefSetFlags`]; in a struct: [`cuTexObjectCreate`], [`cuTexObjectGetTextureDesc`]
*/
pub const CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION: u32 = 32;
/**
A flag of [`CUDA_TEXTURE_DESC`]: filtering crosses the edges between the faces of a cube map.

Since CUDA 11.7 or earlier; its first function is of CUDA 5.0.

# Functions

In a struct: [`cuTexObjectCreate`], [`cuTexObjectGetTextureDesc`]
*/
pub const CU_TRSF_SEAMLESS_CUBEMAP: u32 = 64;
/**
A value for a launch with the block dimensions that the kernel requires. NVIDIA's header does not name the parameter that accepts it.

Since CUDA 12.9.
*/
pub const CU_LAUNCH_KERNEL_REQUIRED_BLOCK_DIM: u32 = 1;
/**
The value of [`CU_LAUNCH_PARAM_END`] as an integer.

Since CUDA 11.7 or earlier.
*/
pub const CU_LAUNCH_PARAM_END_AS_INT: u32 = 0;
/**
The value of [`CU_LAUNCH_PARAM_BUFFER_POINTER`] as an integer.

Since CUDA 11.7 or earlier.
*/
pub const CU_LAUNCH_PARAM_BUFFER_POINTER_AS_INT: u32 = 1;
/**
The value of [`CU_LAUNCH_PARAM_BUFFER_SIZE`] as an integer.

Since CUDA 11.7 or earlier.
*/
pub const CU_LAUNCH_PARAM_BUFFER_SIZE_AS_INT: u32 = 2;
/**
The only texture unit that [`cuParamSetTexRef`] accepts.

Since CUDA 11.7 or earlier; its first function is of CUDA 2.0.

# Functions

[`cuParamSetTexRef`]
*/
pub const CU_PARAM_TR_DEFAULT: i32 = -1;
/**
A value of `localityDomainId` in [`CU_DEV_SM_RESOURCE_GROUP_PARAMS`]: multiprocessors of any locality domain.

Since CUDA 13.5.

# Functions

In a struct: [`cuDevSmResourceSplit`]
*/
pub const CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID_ANY: u32 = 4294967295;
/**
The default stream with legacy synchronization, which all threads share.

Since CUDA 11.7 or earlier; its first function is of CUDA 9.0.

# Functions

[`cuMemcpyBatchAsync_v2`], [`cuFabricCpyBatchAsync`], [`cuMemPrefetchBatchAsync`], [`cuMemDiscardBatchAsync`], [`cuMemDiscardAndPrefetchBatchAsync`], [`cuStreamBeginCaptureToCig`], [`cuStreamGetCtx`], [`cuStreamGetCtx_v2`], [`cuStreamBeginCapture_v2`], [`cuStreamBeginRecaptureToGraph`], [`cuStreamBeginCaptureToGraph`], [`cuStreamGetGreenCtx`]; in a struct: [`cuLaunchCooperativeKernelMultiDevice`]
*/
pub const CU_STREAM_LEGACY: CUstream = core::ptr::without_provenance_mut(0x1);
/**
The default stream of the calling thread.

Since CUDA 11.7 or earlier; its first function is of CUDA 9.0.

# Functions

[`cuStreamGetCtx`], [`cuStreamGetCtx_v2`]; in a struct: [`cuLaunchCooperativeKernelMultiDevice`]
*/
pub const CU_STREAM_PER_THREAD: CUstream = core::ptr::without_provenance_mut(0x2);
/**
The launch attribute [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW`], as an attribute of a kernel node.

Since CUDA 11.7 or earlier.
*/
pub const CU_KERNEL_NODE_ATTRIBUTE_ACCESS_POLICY_WINDOW: CUlaunchAttributeID = CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW;
/**
The launch attribute [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_COOPERATIVE`], as an attribute of a kernel node.

Since CUDA 11.7 or earlier.
*/
pub const CU_KERNEL_NODE_ATTRIBUTE_COOPERATIVE: CUlaunchAttributeID = CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_COOPERATIVE;
/**
The launch attribute [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION`], as an attribute of a kernel node.

Since CUDA 11.8.
*/
pub const CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_DIMENSION: CUlaunchAttributeID = CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION;
/**
The launch attribute [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`], as an attribute of a kernel node.

Since CUDA 11.8.
*/
pub const CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE: CUlaunchAttributeID = CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE;
/**
The launch attribute [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PRIORITY`], as an attribute of a kernel node.

Since CUDA 11.7 or earlier.
*/
pub const CU_KERNEL_NODE_ATTRIBUTE_PRIORITY: CUlaunchAttributeID = CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PRIORITY;
/**
The launch attribute [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP`], as an attribute of a kernel node.

Since CUDA 12.0.
*/
pub const CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP: CUlaunchAttributeID = CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP;
/**
The launch attribute [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN`], as an attribute of a kernel node.

Since CUDA 12.0.
*/
pub const CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN: CUlaunchAttributeID = CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN;
/**
The launch attribute [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION`], as an attribute of a kernel node.

Since CUDA 12.8.
*/
pub const CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION: CUlaunchAttributeID = CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION;
/**
The launch attribute [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE`], as an attribute of a kernel node.

Since CUDA 12.4.

# Functions

[`cuGraphKernelNodeSetAttribute`]
*/
pub const CU_KERNEL_NODE_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE: CUlaunchAttributeID = CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE;
/**
The launch attribute [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`], as an attribute of a kernel node.

Since CUDA 12.5.
*/
pub const CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT: CUlaunchAttributeID = CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT;
/**
The launch attribute [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW`], as an attribute of a stream.

Since CUDA 11.7 or earlier.
*/
pub const CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW: CUlaunchAttributeID = CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW;
/**
The launch attribute [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY`], as an attribute of a stream.

Since CUDA 11.7 or earlier.
*/
pub const CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY: CUlaunchAttributeID = CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY;
/**
The launch attribute [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PRIORITY`], as an attribute of a stream.

Since CUDA 12.0.
*/
pub const CU_STREAM_ATTRIBUTE_PRIORITY: CUlaunchAttributeID = CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PRIORITY;
/**
The launch attribute [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP`], as an attribute of a stream.

Since CUDA 12.0.
*/
pub const CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP: CUlaunchAttributeID = CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP;
/**
The launch attribute [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN`], as an attribute of a stream.

Since CUDA 12.0.
*/
pub const CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN: CUlaunchAttributeID = CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN;
/**
The end of the list in `extra` of [`cuLaunchKernel`].

Since CUDA 11.7 or earlier; its first function is of CUDA 4.0.

# Functions

[`cuLaunchKernel`], [`cuLaunchKernelEx`]; in a struct: [`cuGraphAddKernelNode_v2`], [`cuGraphKernelNodeGetParams_v2`], [`cuGraphKernelNodeSetParams_v2`], [`cuGraphExecKernelNodeSetParams_v2`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
pub const CU_LAUNCH_PARAM_END: *mut c_void = core::ptr::without_provenance_mut(CU_LAUNCH_PARAM_END_AS_INT as usize);
/**
The name in `extra` of [`cuLaunchKernel`] for the address of a buffer that holds all kernel parameters. It has no effect without [`CU_LAUNCH_PARAM_BUFFER_SIZE`].

Since CUDA 11.7 or earlier; its first function is of CUDA 4.0.

# Functions

[`cuLaunchKernel`], [`cuLaunchKernelEx`]; in a struct: [`cuGraphAddKernelNode_v2`], [`cuGraphKernelNodeGetParams_v2`], [`cuGraphKernelNodeSetParams_v2`], [`cuGraphExecKernelNodeSetParams_v2`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
pub const CU_LAUNCH_PARAM_BUFFER_POINTER: *mut c_void = core::ptr::without_provenance_mut(CU_LAUNCH_PARAM_BUFFER_POINTER_AS_INT as usize);
/**
The name in `extra` of [`cuLaunchKernel`] for a pointer to the size of that buffer, a `size_t` in bytes.

Since CUDA 11.7 or earlier; its first function is of CUDA 4.0.

# Functions

[`cuLaunchKernel`], [`cuLaunchKernelEx`]
*/
pub const CU_LAUNCH_PARAM_BUFFER_SIZE: *mut c_void = core::ptr::without_provenance_mut(CU_LAUNCH_PARAM_BUFFER_SIZE_AS_INT as usize);
/**
The device number that stands for the CPU.

Since CUDA 11.7 or earlier.
*/
pub const CU_DEVICE_CPU: CUdevice = -1;
/**
The device number that stands for no device.

Since CUDA 11.7 or earlier.
*/
pub const CU_DEVICE_INVALID: CUdevice = -2;

c_flags! {
/**
Flags of [`cuIpcOpenMemHandle_v2`].

Since CUDA 11.7 or earlier; its first function is of CUDA 4.1.

# Functions

[`cuIpcOpenMemHandle_v2`]
*/
    pub struct CUipcMem_flags(u32);
    /// Enables peer access between the devices if the mapping needs it.
    CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS = 1,
}

c_flags! {
/**
The streams that may access managed memory, for [`cuMemAllocManaged`] and [`cuStreamAttachMemAsync`].

Since CUDA 11.7 or earlier; its first function is of CUDA 6.0.

# Functions

[`cuMemAllocManaged`], [`cuStreamAttachMemAsync`]
*/
    pub struct CUmemAttach_flags(u32);
    /// All streams of all devices.
    CU_MEM_ATTACH_GLOBAL = 1,
    /// No stream of a device without [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS`].
    CU_MEM_ATTACH_HOST = 2,
    /// Only one stream, if its device lacks [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS`]. Valid only for [`cuStreamAttachMemAsync`], and not with the null stream.
    CU_MEM_ATTACH_SINGLE = 4,
}

c_flags! {
/**
Flags of a context, for [`cuCtxCreate_v4`] and [`cuDevicePrimaryCtxSetFlags_v2`]. At most one scheduling flag may be set.

Since CUDA 11.7 or earlier; its first function is of CUDA 2.0.

# Functions

[`cuDevicePrimaryCtxSetFlags_v2`], [`cuDevicePrimaryCtxGetState`], [`cuCtxCreate_v4`], [`cuCtxGetFlags`], [`cuCtxSetFlags`]
*/
    pub struct CUctx_flags(u32);
    /// The driver chooses how a thread waits for the GPU. The thread yields if the process has more active contexts than the system has logical processors, and spins otherwise. On Tegra the thread may block. This is the default.
    CU_CTX_SCHED_AUTO = 0,
    /// A thread that waits for the GPU spins. The latency is low, but the thread keeps a processor busy.
    CU_CTX_SCHED_SPIN = 1,
    /// A thread that waits for the GPU yields to other threads. The latency is higher than with spinning.
    CU_CTX_SCHED_YIELD = 2,
    /// A thread that waits for the GPU blocks on a synchronization primitive.
    CU_CTX_SCHED_BLOCKING_SYNC = 4,
    /// The bits of all scheduling flags.
    CU_CTX_SCHED_MASK = 7,
    /// Deprecated, without effect and without replacement: every context supports mapped pinned memory.
    #[deprecated = "NVIDIA's header marks it as deprecated"]
    CU_CTX_MAP_HOST = 8,
    /// Deprecated: local memory always keeps its size after a launch. [`cuCtxSetLimit`] with [`CUlimit::CU_LIMIT_STACK_SIZE`] controls the stack size of threads.
    CU_CTX_LMEM_RESIZE_TO_MAX = 16,
    /**
Each exception in this context creates a GPU core dump. Not supported by a CIG context (CUDA in Graphics).

Since CUDA 12.1.
*/
    CU_CTX_COREDUMP_ENABLE = 32,
    /**
Data that is written to the core dump pipe creates a GPU core dump. [`cuCoredumpSetAttributeGlobal`] must set the pipe before the context is created. The flag implies [`CUctx_flags::CU_CTX_COREDUMP_ENABLE`]. Not supported by a CIG context (CUDA in Graphics).

Since CUDA 12.1.
*/
    CU_CTX_USER_COREDUMP_ENABLE = 64,
    /**
Synchronous memory operations of the context always synchronize, even if they would otherwise return early.

Since CUDA 12.1.
*/
    CU_CTX_SYNC_MEMOPS = 128,
    /**
All flag bits of this release.

It was 31 before CUDA 12.1.
An older driver does not know some of its bits: pass only the flags that you need.
*/
    CU_CTX_FLAGS_MASK = 255,
    /// Deprecated: use [`CUctx_flags::CU_CTX_SCHED_BLOCKING_SYNC`].
    #[deprecated = "NVIDIA's header marks it as deprecated"]
    CU_CTX_BLOCKING_SYNC = 4,
}

c_flags! {
/**
Ways of waiting for an event. No function of `cuda.h` uses them.

Since CUDA 11.8.
*/
    pub struct CUevent_sched_flags(u32);
    /// The way that the driver chooses.
    CU_EVENT_SCHED_AUTO = 0,
    /// Spinning.
    CU_EVENT_SCHED_SPIN = 1,
    /// Yielding to other threads.
    CU_EVENT_SCHED_YIELD = 2,
    /// Blocking on a synchronization primitive.
    CU_EVENT_SCHED_BLOCKING_SYNC = 4,
}

c_flags! {
/**
Ways of waiting for an event in NVIDIA's OpenCL (NVCL). No function of `cuda.h` uses them.

Since CUDA 11.8.
*/
    pub struct cl_event_flags(u32);
    /// The way that the driver chooses.
    NVCL_EVENT_SCHED_AUTO = 0,
    /// Spinning.
    NVCL_EVENT_SCHED_SPIN = 1,
    /// Yielding to other threads.
    NVCL_EVENT_SCHED_YIELD = 2,
    /// Blocking on a synchronization primitive.
    NVCL_EVENT_SCHED_BLOCKING_SYNC = 4,
}

c_flags! {
/**
Ways of waiting in a context of NVIDIA's OpenCL (NVCL). No function of `cuda.h` uses them.

Since CUDA 11.8.
*/
    pub struct cl_context_flags(u32);
    /// The way that the driver chooses.
    NVCL_CTX_SCHED_AUTO = 0,
    /// Spinning.
    NVCL_CTX_SCHED_SPIN = 1,
    /// Yielding to other threads.
    NVCL_CTX_SCHED_YIELD = 2,
    /// Blocking on a synchronization primitive.
    NVCL_CTX_SCHED_BLOCKING_SYNC = 4,
}

c_enum! {
/**
How the thread that executes host functions waits for the next one, for [`cuLaunchHostFunc_v2`].

Since CUDA 13.2.

# Functions

[`cuLaunchHostFunc_v2`]; in a struct: [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
    pub struct CUhostTaskSyncMode(u32);
    /// Blocking.
    CU_HOST_TASK_BLOCKING = 0,
    /// Spinning. The next host function starts sooner, but the thread keeps a processor busy.
    CU_HOST_TASK_SPINWAIT = 1,
}

c_flags! {
/**
Flags of a stream, for [`cuStreamCreate`] and [`cuStreamCreateWithPriority`].

Since CUDA 11.7 or earlier; its first function is of CUDA 2.0.

# Functions

[`cuStreamCreate`], [`cuStreamCreateWithPriority`], [`cuStreamGetFlags`], [`cuGreenCtxStreamCreate`]
*/
    pub struct CUstream_flags(u32);
    /// No flag: the stream synchronizes implicitly with the legacy default stream.
    CU_STREAM_DEFAULT = 0,
    /// The stream does not synchronize implicitly with the legacy default stream.
    CU_STREAM_NON_BLOCKING = 1,
}

c_flags! {
/**
Flags of an event, for [`cuEventCreate`].

Since CUDA 11.7 or earlier; its first function is of CUDA 2.0.

# Functions

[`cuIpcGetEventHandle`], [`cuEventCreate`], [`cuEventSynchronize`], [`cuEventElapsedTime_v2`]; in a struct: [`cuStreamGetAttribute`], [`cuStreamSetAttribute`], [`cuLaunchKernelEx`], [`cuGraphKernelNodeGetAttribute`], [`cuGraphKernelNodeSetAttribute`], [`cuOccupancyMaxPotentialClusterSize`], [`cuOccupancyMaxActiveClusters`]
*/
    pub struct CUevent_flags(u32);
    /// No flag: an event with timing. A thread that waits for it in [`cuEventSynchronize`] spins.
    CU_EVENT_DEFAULT = 0,
    /// A thread that waits for the event in [`cuEventSynchronize`] blocks and does not spin.
    CU_EVENT_BLOCKING_SYNC = 1,
    /// The event has no timing data, and [`cuEventElapsedTime_v2`] does not accept it.
    CU_EVENT_DISABLE_TIMING = 2,
    /// [`cuIpcGetEventHandle`] can export the event. Valid only together with [`CUevent_flags::CU_EVENT_DISABLE_TIMING`].
    CU_EVENT_INTERPROCESS = 4,
}

c_flags! {
/**
Flags of [`cuEventRecordWithFlags`].

Since CUDA 11.7 or earlier; its first function is of CUDA 11.0.

# Functions

[`cuEventRecordWithFlags`]; in a struct: [`cuStreamGetAttribute`], [`cuStreamSetAttribute`], [`cuLaunchKernelEx`], [`cuGraphKernelNodeGetAttribute`], [`cuGraphKernelNodeSetAttribute`], [`cuOccupancyMaxPotentialClusterSize`], [`cuOccupancyMaxActiveClusters`]
*/
    pub struct CUevent_record_flags(u32);
    /// No flag. In a stream capture the event stands for the work captured so far.
    CU_EVENT_RECORD_DEFAULT = 0,
    /// The capture adds an event record node to the graph, so that each launch records the event. Valid only during stream capture.
    CU_EVENT_RECORD_EXTERNAL = 1,
}

c_flags! {
/**
Flags of [`cuStreamWaitEvent`].

Since CUDA 11.7 or earlier; its first function is of CUDA 3.2.

# Functions

[`cuStreamWaitEvent`]
*/
    pub struct CUevent_wait_flags(u32);
    /// No flag. In a stream capture the wait becomes a dependency within the graph.
    CU_EVENT_WAIT_DEFAULT = 0,
    /// The capture adds an event wait node to the graph, so that each launch waits for the event. Valid only during stream capture.
    CU_EVENT_WAIT_EXTERNAL = 1,
}

c_enum! {
/**
Atomic operations, for [`cuDeviceGetHostAtomicCapabilities`] and [`cuDeviceGetP2PAtomicCapabilities`].

Since CUDA 13.0.

# Functions

[`cuDeviceGetHostAtomicCapabilities`], [`cuDeviceGetP2PAtomicCapabilities`]
*/
    pub struct CUatomicOperation(u32);
    /// Addition of integers.
    CU_ATOMIC_OPERATION_INTEGER_ADD = 0,
    /// The minimum of integers.
    CU_ATOMIC_OPERATION_INTEGER_MIN = 1,
    /// The maximum of integers.
    CU_ATOMIC_OPERATION_INTEGER_MAX = 2,
    /// Increment of an integer.
    CU_ATOMIC_OPERATION_INTEGER_INCREMENT = 3,
    /// Decrement of an integer.
    CU_ATOMIC_OPERATION_INTEGER_DECREMENT = 4,
    /// Bitwise and.
    CU_ATOMIC_OPERATION_AND = 5,
    /// Bitwise or.
    CU_ATOMIC_OPERATION_OR = 6,
    /// Bitwise exclusive or.
    CU_ATOMIC_OPERATION_XOR = 7,
    /// Exchange of values.
    CU_ATOMIC_OPERATION_EXCHANGE = 8,
    /// Compare and swap.
    CU_ATOMIC_OPERATION_CAS = 9,
    /// Addition of floating-point numbers.
    CU_ATOMIC_OPERATION_FLOAT_ADD = 10,
    /// The minimum of floating-point numbers.
    CU_ATOMIC_OPERATION_FLOAT_MIN = 11,
    /// The maximum of floating-point numbers.
    CU_ATOMIC_OPERATION_FLOAT_MAX = 12,
    /// The number of operations of this release. Not an operation.
    CU_ATOMIC_OPERATION_MAX = 13,
}

c_flags! {
/**
The operands and forms of an atomic operation that a link supports natively.

Since CUDA 13.0.

# Functions

[`cuDeviceGetHostAtomicCapabilities`], [`cuDeviceGetP2PAtomicCapabilities`]
*/
    pub struct CUatomicOperationCapability(u32);
    /// Signed operands.
    CU_ATOMIC_CAPABILITY_SIGNED = 1,
    /// Unsigned operands.
    CU_ATOMIC_CAPABILITY_UNSIGNED = 2,
    /// Reductions, which return no value.
    CU_ATOMIC_CAPABILITY_REDUCTION = 4,
    /// Scalars of 32 bits.
    CU_ATOMIC_CAPABILITY_SCALAR_32 = 8,
    /// Scalars of 64 bits.
    CU_ATOMIC_CAPABILITY_SCALAR_64 = 16,
    /// Scalars of 128 bits.
    CU_ATOMIC_CAPABILITY_SCALAR_128 = 32,
    /// Vectors of four elements of 32 bits.
    CU_ATOMIC_CAPABILITY_VECTOR_32x4 = 64,
}

c_flags! {
/**
The condition that ends a wait, for [`cuStreamWaitValue32_v2`] and [`cuStreamWaitValue64_v2`]. `*addr` is the value in memory.

Since CUDA 11.7 or earlier; its first function is of CUDA 8.0.

# Functions

[`cuStreamWaitValue32_v2`], [`cuStreamWaitValue64_v2`]; in a struct: [`cuStreamBatchMemOp_v2`], [`cuGraphAddBatchMemOpNode`], [`cuGraphBatchMemOpNodeGetParams`], [`cuGraphBatchMemOpNodeSetParams`], [`cuGraphExecBatchMemOpNodeSetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
    pub struct CUstreamWaitValue_flags(u32);
    /// `*addr - value`, as a signed number, is at least zero (a cyclic comparison). This is the default.
    CU_STREAM_WAIT_VALUE_GEQ = 0,
    /// `*addr` is equal to `value`.
    CU_STREAM_WAIT_VALUE_EQ = 1,
    /// `*addr & value` is not zero.
    CU_STREAM_WAIT_VALUE_AND = 2,
    /// `~(*addr | value)` is not zero. Valid if the device has [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR`].
    CU_STREAM_WAIT_VALUE_NOR = 3,
    /// A bit to combine with a condition. Remote writes that reached the device before the wait ended are then visible to later work. Valid if the device has [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`].
    CU_STREAM_WAIT_VALUE_FLUSH = 1073741824,
}

c_flags! {
/**
Flags of [`cuStreamWriteValue32_v2`] and [`cuStreamWriteValue64_v2`].

Since CUDA 11.7 or earlier; its first function is of CUDA 8.0.

# Functions

[`cuStreamWriteValue32_v2`], [`cuStreamWriteValue64_v2`]; in a struct: [`cuStreamBatchMemOp_v2`], [`cuGraphAddBatchMemOpNode`], [`cuGraphBatchMemOpNodeGetParams`], [`cuGraphBatchMemOpNodeSetParams`], [`cuGraphExecBatchMemOpNodeSetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
    pub struct CUstreamWriteValue_flags(u32);
    /// No flag: the write follows a memory barrier for the earlier work of the stream.
    CU_STREAM_WRITE_VALUE_DEFAULT = 0,
    /// The write has no such barrier, and may overtake earlier writes. Not supported by the `_v2` functions.
    CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER = 1,
}

c_enum! {
/**
The operations of [`cuStreamBatchMemOp_v2`].

Since CUDA 11.7 or earlier; its first function is of CUDA 8.0.

# Functions

In a struct: [`cuStreamBatchMemOp_v2`], [`cuGraphAddBatchMemOpNode`], [`cuGraphBatchMemOpNodeGetParams`], [`cuGraphBatchMemOpNodeSetParams`], [`cuGraphExecBatchMemOpNodeSetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
    pub struct CUstreamBatchMemOpType(u32);
    /// A wait for a 32-bit value, as [`cuStreamWaitValue32_v2`] adds it.
    CU_STREAM_MEM_OP_WAIT_VALUE_32 = 1,
    /// A write of a 32-bit value, as [`cuStreamWriteValue32_v2`] adds it.
    CU_STREAM_MEM_OP_WRITE_VALUE_32 = 2,
    /// A wait for a 64-bit value, as [`cuStreamWaitValue64_v2`] adds it. Valid if the device has [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS`].
    CU_STREAM_MEM_OP_WAIT_VALUE_64 = 4,
    /// A write of a 64-bit value, as [`cuStreamWriteValue64_v2`] adds it. Valid if the device has [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS`].
    CU_STREAM_MEM_OP_WRITE_VALUE_64 = 5,
    /// A memory barrier, whose scope is a [`CUstreamMemoryBarrier_flags`].
    CU_STREAM_MEM_OP_BARRIER = 6,
    /**
An atomic reduction of a value in memory. Valid if the device has [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_ATOMIC_REDUCTION_SUPPORTED`].

Since CUDA 13.1.
*/
    CU_STREAM_MEM_OP_ATOMIC_REDUCTION = 8,
    /// A flush of remote writes, like [`CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH`] without a wait. Valid if the device has [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`].
    CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES = 3,
}

c_flags! {
/**
The scope of a memory barrier in a batch of memory operations.

Since CUDA 11.7 or earlier; its first function is of CUDA 8.0.

# Functions

In a struct: [`cuStreamBatchMemOp_v2`], [`cuGraphAddBatchMemOpNode`], [`cuGraphBatchMemOpNodeGetParams`], [`cuGraphBatchMemOpNodeSetParams`], [`cuGraphExecBatchMemOpNodeSetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
    pub struct CUstreamMemoryBarrier_flags(u32);
    /// The whole system.
    CU_STREAM_MEMORY_BARRIER_TYPE_SYS = 0,
    /// The GPU of the stream.
    CU_STREAM_MEMORY_BARRIER_TYPE_GPU = 1,
}

c_enum! {
/**
The operation of an atomic reduction in a batch of memory operations.

Since CUDA 13.1.

# Functions

In a struct: [`cuStreamBatchMemOp_v2`], [`cuGraphAddBatchMemOpNode`], [`cuGraphBatchMemOpNodeGetParams`], [`cuGraphBatchMemOpNodeSetParams`], [`cuGraphExecBatchMemOpNodeSetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
    pub struct CUstreamAtomicReductionOpType(u32);
    /// Bitwise or of the value in memory and the operand.
    CU_STREAM_ATOMIC_REDUCTION_OP_OR = 6,
    /// Bitwise and of the value in memory and the operand.
    CU_STREAM_ATOMIC_REDUCTION_OP_AND = 5,
    /// The sum of the value in memory and the operand.
    CU_STREAM_ATOMIC_REDUCTION_OP_ADD = 0,
}

c_enum! {
/**
The operands of an atomic reduction in a batch of memory operations.

Since CUDA 13.1.

# Functions

In a struct: [`cuStreamBatchMemOp_v2`], [`cuGraphAddBatchMemOpNode`], [`cuGraphBatchMemOpNodeGetParams`], [`cuGraphBatchMemOpNodeSetParams`], [`cuGraphExecBatchMemOpNodeSetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
    pub struct CUstreamAtomicReductionDataType(u32);
    /// Unsigned integers of 32 bits.
    CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32 = 14,
    /// Unsigned integers of 64 bits.
    CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64 = 22,
}

c_flags! {
/**
Flags of the occupancy calculations, for instance of [`cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags`].

Since CUDA 11.7 or earlier; its first function is of CUDA 7.0.

# Functions

[`cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags`], [`cuOccupancyMaxPotentialBlockSizeWithFlags`]
*/
    pub struct CUoccupancy_flags(u32);
    /// No flag.
    CU_OCCUPANCY_DEFAULT = 0,
    /// The result is zero if no block fits while global caching is on. Without the flag, the calculation then assumes that caching is off.
    CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE = 1,
}

c_flags! {
/**
Flags of [`cuStreamUpdateCaptureDependencies_v2`].

Since CUDA 11.7 or earlier; its first function is of CUDA 11.3.

# Functions

[`cuStreamUpdateCaptureDependencies_v2`]
*/
    pub struct CUstreamUpdateCaptureDependencies_flags(u32);
    /// Adds the nodes to the dependency set of the stream.
    CU_STREAM_ADD_CAPTURE_DEPENDENCIES = 0,
    /// Replaces the dependency set of the stream with the nodes.
    CU_STREAM_SET_CAPTURE_DEPENDENCIES = 1,
}

c_enum! {
/**
The kinds of notifications that a [`CUasyncCallback`] receives.

Since CUDA 12.4.
*/
    pub struct CUasyncNotificationType(u32);
    /// The process uses more device memory than its budget allows.
    CU_ASYNC_NOTIFICATION_TYPE_OVER_BUDGET = 1,
}

c_enum! {
/**
The format of the elements of an array, a texture or a surface.

Since CUDA 2.0, like the first function that takes it.

# Functions

[`cuDeviceGetTexture1DLinearMaxWidth`], [`cuArrayGetPlane`], [`cuTexRefSetFormat`], [`cuTexRefGetFormat`]; in a struct: [`cuArrayCreate_v2`], [`cuArrayGetDescriptor_v2`], [`cuArray3DCreate_v2`], [`cuArray3DGetDescriptor_v2`], [`cuMipmappedArrayCreate`], [`cuExternalMemoryGetMappedMipmappedArray`], [`cuTexRefSetAddress2D_v3`], [`cuTexObjectCreate`], [`cuTexObjectGetResourceDesc`], [`cuTexObjectGetResourceViewDesc`], [`cuSurfObjectCreate`], [`cuSurfObjectGetResourceDesc`]
*/
    pub struct CUarray_format(u32);
    /// Channels of unsigned 8-bit integers.
    CU_AD_FORMAT_UNSIGNED_INT8 = 1,
    /// Channels of unsigned 16-bit integers.
    CU_AD_FORMAT_UNSIGNED_INT16 = 2,
    /// Channels of unsigned 32-bit integers.
    CU_AD_FORMAT_UNSIGNED_INT32 = 3,
    /// Channels of signed 8-bit integers.
    CU_AD_FORMAT_SIGNED_INT8 = 8,
    /// Channels of signed 16-bit integers.
    CU_AD_FORMAT_SIGNED_INT16 = 9,
    /// Channels of signed 32-bit integers.
    CU_AD_FORMAT_SIGNED_INT32 = 10,
    /// Channels of 16-bit floating-point numbers.
    CU_AD_FORMAT_HALF = 16,
    /// Channels of 32-bit floating-point numbers.
    CU_AD_FORMAT_FLOAT = 32,
    /// Video: 8-bit YUV, planar, 4:2:0.
    CU_AD_FORMAT_NV12 = 176,
    /// One channel of normalized unsigned 8-bit integers.
    CU_AD_FORMAT_UNORM_INT8X1 = 192,
    /// Two channels of normalized unsigned 8-bit integers.
    CU_AD_FORMAT_UNORM_INT8X2 = 193,
    /// Four channels of normalized unsigned 8-bit integers.
    CU_AD_FORMAT_UNORM_INT8X4 = 194,
    /// One channel of normalized unsigned 16-bit integers.
    CU_AD_FORMAT_UNORM_INT16X1 = 195,
    /// Two channels of normalized unsigned 16-bit integers.
    CU_AD_FORMAT_UNORM_INT16X2 = 196,
    /// Four channels of normalized unsigned 16-bit integers.
    CU_AD_FORMAT_UNORM_INT16X4 = 197,
    /// One channel of normalized signed 8-bit integers.
    CU_AD_FORMAT_SNORM_INT8X1 = 198,
    /// Two channels of normalized signed 8-bit integers.
    CU_AD_FORMAT_SNORM_INT8X2 = 199,
    /// Four channels of normalized signed 8-bit integers.
    CU_AD_FORMAT_SNORM_INT8X4 = 200,
    /// One channel of normalized signed 16-bit integers.
    CU_AD_FORMAT_SNORM_INT16X1 = 201,
    /// Two channels of normalized signed 16-bit integers.
    CU_AD_FORMAT_SNORM_INT16X2 = 202,
    /// Four channels of normalized signed 16-bit integers.
    CU_AD_FORMAT_SNORM_INT16X4 = 203,
    /// BC1 blocks: four channels of normalized unsigned numbers.
    CU_AD_FORMAT_BC1_UNORM = 145,
    /// BC1 blocks: four channels of normalized unsigned numbers, encoded as sRGB.
    CU_AD_FORMAT_BC1_UNORM_SRGB = 146,
    /// BC2 blocks: four channels of normalized unsigned numbers.
    CU_AD_FORMAT_BC2_UNORM = 147,
    /// BC2 blocks: four channels of normalized unsigned numbers, encoded as sRGB.
    CU_AD_FORMAT_BC2_UNORM_SRGB = 148,
    /// BC3 blocks: four channels of normalized unsigned numbers.
    CU_AD_FORMAT_BC3_UNORM = 149,
    /// BC3 blocks: four channels of normalized unsigned numbers, encoded as sRGB.
    CU_AD_FORMAT_BC3_UNORM_SRGB = 150,
    /// BC4 blocks: one channel of normalized unsigned numbers.
    CU_AD_FORMAT_BC4_UNORM = 151,
    /// BC4 blocks: one channel of normalized signed numbers.
    CU_AD_FORMAT_BC4_SNORM = 152,
    /// BC5 blocks: two channels of normalized unsigned numbers.
    CU_AD_FORMAT_BC5_UNORM = 153,
    /// BC5 blocks: two channels of normalized signed numbers.
    CU_AD_FORMAT_BC5_SNORM = 154,
    /// BC6H blocks: three channels of unsigned 16-bit floating-point numbers.
    CU_AD_FORMAT_BC6H_UF16 = 155,
    /// BC6H blocks: three channels of signed 16-bit floating-point numbers.
    CU_AD_FORMAT_BC6H_SF16 = 156,
    /// BC7 blocks: four channels of normalized unsigned numbers.
    CU_AD_FORMAT_BC7_UNORM = 157,
    /// BC7 blocks: four channels of normalized unsigned numbers, encoded as sRGB.
    CU_AD_FORMAT_BC7_UNORM_SRGB = 158,
    /**
Video: 10-bit YUV, planar, 4:2:0.

Since CUDA 12.5.
*/
    CU_AD_FORMAT_P010 = 159,
    /**
Video: 16-bit YUV, planar, 4:2:0.

Since CUDA 12.5.
*/
    CU_AD_FORMAT_P016 = 161,
    /**
Video: 8-bit YUV, planar, 4:2:2.

Since CUDA 12.5.
*/
    CU_AD_FORMAT_NV16 = 162,
    /**
Video: 10-bit YUV, planar, 4:2:2.

Since CUDA 12.5.
*/
    CU_AD_FORMAT_P210 = 163,
    /**
Video: 16-bit YUV, planar, 4:2:2.

Since CUDA 12.5.
*/
    CU_AD_FORMAT_P216 = 164,
    /**
Video: two channels of 8-bit YUV, packed, 4:2:2.

Since CUDA 12.5.
*/
    CU_AD_FORMAT_YUY2 = 165,
    /**
Video: two channels of 10-bit YUV, packed, 4:2:2.

Since CUDA 12.5.
*/
    CU_AD_FORMAT_Y210 = 166,
    /**
Video: two channels of 16-bit YUV, packed, 4:2:2.

Since CUDA 12.5.
*/
    CU_AD_FORMAT_Y216 = 167,
    /**
Video: four channels of 8-bit YUV, packed, 4:4:4.

Since CUDA 12.5.
*/
    CU_AD_FORMAT_AYUV = 168,
    /**
Video: 10-bit YUV, packed, 4:4:4.

Since CUDA 12.5.
*/
    CU_AD_FORMAT_Y410 = 169,
    /**
Video: four channels of 12-bit YUV, packed, 4:4:4.

Since CUDA 12.5.
*/
    CU_AD_FORMAT_Y416 = 177,
    /**
Video: three channels of 8-bit YUV, planar, 4:4:4.

Since CUDA 12.5.
*/
    CU_AD_FORMAT_Y444_PLANAR8 = 178,
    /**
Video: three channels of 10-bit YUV, planar, 4:4:4.

Since CUDA 12.5.
*/
    CU_AD_FORMAT_Y444_PLANAR10 = 179,
    /**
Video: three channels of 8-bit YUV, semi-planar, 4:4:4.

Since CUDA 12.8.
*/
    CU_AD_FORMAT_YUV444_8bit_SemiPlanar = 180,
    /**
Video: three channels of 16-bit YUV, semi-planar, 4:4:4.

Since CUDA 12.8.
*/
    CU_AD_FORMAT_YUV444_16bit_SemiPlanar = 181,
    /**
Four channels of normalized unsigned integers: R, G and B of 10 bits, A of 2 bits.

Since CUDA 12.8.
*/
    CU_AD_FORMAT_UNORM_INT_101010_2 = 80,
    /**
Video: four channels of unsigned 8-bit YUV, packed, 4:2:2.

Since CUDA 13.1.
*/
    CU_AD_FORMAT_UINT8_PACKED_422 = 81,
    /**
Video: four channels of unsigned 8-bit YUV, packed, 4:4:4.

Since CUDA 13.1.
*/
    CU_AD_FORMAT_UINT8_PACKED_444 = 82,
    /**
Video: three channels of unsigned 8-bit YUV, semi-planar, 4:2:0.

Since CUDA 13.1.
*/
    CU_AD_FORMAT_UINT8_SEMIPLANAR_420 = 83,
    /**
Video: three channels of unsigned 16-bit YUV, semi-planar, 4:2:0.

Since CUDA 13.1.
*/
    CU_AD_FORMAT_UINT16_SEMIPLANAR_420 = 84,
    /**
Video: three channels of unsigned 8-bit YUV, semi-planar, 4:2:2.

Since CUDA 13.1.
*/
    CU_AD_FORMAT_UINT8_SEMIPLANAR_422 = 85,
    /**
Video: three channels of unsigned 16-bit YUV, semi-planar, 4:2:2.

Since CUDA 13.1.
*/
    CU_AD_FORMAT_UINT16_SEMIPLANAR_422 = 86,
    /**
Video: three channels of unsigned 8-bit YUV, semi-planar, 4:4:4.

Since CUDA 13.1.
*/
    CU_AD_FORMAT_UINT8_SEMIPLANAR_444 = 87,
    /**
Video: three channels of unsigned 16-bit YUV, semi-planar, 4:4:4.

Since CUDA 13.1.
*/
    CU_AD_FORMAT_UINT16_SEMIPLANAR_444 = 88,
    /**
Video: three channels of unsigned 8-bit YUV, planar, 4:2:0.

Since CUDA 13.1.
*/
    CU_AD_FORMAT_UINT8_PLANAR_420 = 89,
    /**
Video: three channels of unsigned 16-bit YUV, planar, 4:2:0.

Since CUDA 13.1.
*/
    CU_AD_FORMAT_UINT16_PLANAR_420 = 90,
    /**
Video: three channels of unsigned 8-bit YUV, planar, 4:2:2.

Since CUDA 13.1.
*/
    CU_AD_FORMAT_UINT8_PLANAR_422 = 91,
    /**
Video: three channels of unsigned 16-bit YUV, planar, 4:2:2.

Since CUDA 13.1.
*/
    CU_AD_FORMAT_UINT16_PLANAR_422 = 92,
    /**
Video: three channels of unsigned 8-bit YUV, planar, 4:4:4.

Since CUDA 13.1.
*/
    CU_AD_FORMAT_UINT8_PLANAR_444 = 93,
    /**
Video: three channels of unsigned 16-bit YUV, planar, 4:4:4.

Since CUDA 13.1.
*/
    CU_AD_FORMAT_UINT16_PLANAR_444 = 94,
    /**
The largest value of the C enum. Not a format.

Since CUDA 12.5.
*/
    CU_AD_FORMAT_MAX = 2147483647,
}

c_enum! {
/**
How a texture read treats coordinates outside the texture. Without [`CU_TRSF_NORMALIZED_COORDINATES`] only [`CUaddress_mode::CU_TR_ADDRESS_MODE_CLAMP`] is supported.

Since CUDA 2.0, like the first function that takes it.

# Functions

[`cuTexRefSetAddressMode`], [`cuTexRefSetBorderColor`], [`cuTexRefGetAddressMode`]; in a struct: [`cuTexObjectCreate`], [`cuTexObjectGetTextureDesc`]
*/
    pub struct CUaddress_mode(u32);
    /// The texture repeats.
    CU_TR_ADDRESS_MODE_WRAP = 0,
    /// The read returns the nearest element at the edge.
    CU_TR_ADDRESS_MODE_CLAMP = 1,
    /// The texture repeats, and every second copy is mirrored.
    CU_TR_ADDRESS_MODE_MIRROR = 2,
    /// The read returns the border color.
    CU_TR_ADDRESS_MODE_BORDER = 3,
}

c_enum! {
/**
The filter that a texture read applies.

Since CUDA 2.0, like the first function that takes it.

# Functions

[`cuTexRefSetFilterMode`], [`cuTexRefSetMipmapFilterMode`], [`cuTexRefGetFilterMode`], [`cuTexRefGetMipmapFilterMode`]; in a struct: [`cuTexObjectCreate`], [`cuTexObjectGetTextureDesc`]
*/
    pub struct CUfilter_mode(u32);
    /// No filter: the nearest element.
    CU_TR_FILTER_MODE_POINT = 0,
    /// Linear interpolation between the nearest elements.
    CU_TR_FILTER_MODE_LINEAR = 1,
}

c_enum! {
/**
The attributes of a device, for [`cuDeviceGetAttribute`]. An attribute that begins with "Whether" is 1 for yes and 0 for no.

Since CUDA 2.0, like the first function that takes it.

# Functions

[`cuDeviceGetAttribute`], [`cuLaunchCooperativeKernel`], [`cuGraphAddMemcpyNode`], [`cuTexRefSetAddress2D_v3`]; in a struct: [`cuMemcpy2D_v2`], [`cuMemcpy2DUnaligned_v2`], [`cuMemcpy3D_v2`], [`cuMemcpy2DAsync_v2`], [`cuMemcpy3DAsync_v2`], [`cuMemcpyBatchAsync_v2`], [`cuMemcpy3DBatchAsync_v2`], [`cuMemcpyWithAttributesAsync`], [`cuMemcpy3DWithAttributesAsync`], [`cuMemBatchDecompressAsync`], [`cuMemCreate`], [`cuMemSetAccess`], [`cuMemGetAccess`], [`cuMemGetAllocationGranularity`], [`cuMemGetAllocationPropertiesFromHandle`], [`cuMemPoolSetAccess`], [`cuMemPoolGetAccess`], [`cuMemPoolCreate`], [`cuMemGetDefaultMemPool`], [`cuMemGetMemPool`], [`cuMemSetMemPool`], [`cuFabricCpyBatchAsync`], [`cuMemPrefetchAsync_v2`], [`cuMemAdvise_v2`], [`cuMemPrefetchBatchAsync`], [`cuMemDiscardAndPrefetchBatchAsync`], [`cuMemGetLocationInfo`], [`cuStreamGetAttribute`], [`cuStreamSetAttribute`], [`cuLaunchKernelEx`], [`cuGraphMemcpyNodeGetParams`], [`cuGraphMemcpyNodeSetParams`], [`cuGraphAddMemAllocNode`], [`cuGraphMemAllocNodeGetParams`], [`cuGraphExecMemcpyNodeSetParams`], [`cuGraphKernelNodeGetAttribute`], [`cuGraphKernelNodeSetAttribute`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`], [`cuOccupancyMaxPotentialClusterSize`], [`cuOccupancyMaxActiveClusters`], [`cuTexObjectCreate`], [`cuTexObjectGetResourceDesc`], [`cuSurfObjectCreate`], [`cuSurfObjectGetResourceDesc`]
*/
    pub struct CUdevice_attribute(u32);
    /// The largest number of threads in a block.
    CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 1,
    /// The largest x dimension of a block, in threads.
    CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X = 2,
    /// The largest y dimension of a block, in threads.
    CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y = 3,
    /// The largest z dimension of a block, in threads.
    CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z = 4,
    /// The largest x dimension of a grid, in blocks.
    CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X = 5,
    /// The largest y dimension of a grid, in blocks.
    CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y = 6,
    /// The largest z dimension of a grid, in blocks.
    CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z = 7,
    /// The largest amount of shared memory per block that needs no opt-in, in bytes.
    CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK = 8,
    /// Deprecated: use [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK`].
    CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK = 8,
    /// The memory for `__constant__` variables, in bytes.
    CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY = 9,
    /// The size of a warp, in threads.
    CU_DEVICE_ATTRIBUTE_WARP_SIZE = 10,
    /// The largest pitch that memory copies accept, in bytes.
    CU_DEVICE_ATTRIBUTE_MAX_PITCH = 11,
    /// The largest number of 32-bit registers that a block can use.
    CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK = 12,
    /// Deprecated: use [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK`].
    CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK = 12,
    /// The typical clock frequency, in kilohertz.
    CU_DEVICE_ATTRIBUTE_CLOCK_RATE = 13,
    /// The alignment that texture memory requires, in bytes.
    CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT = 14,
    /// Whether the device can copy memory while a kernel runs. Deprecated: use [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT`].
    CU_DEVICE_ATTRIBUTE_GPU_OVERLAP = 15,
    /// The number of multiprocessors.
    CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT = 16,
    /// Whether kernels have a time limit.
    CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT = 17,
    /// Whether the device is integrated with the memory system of the host.
    CU_DEVICE_ATTRIBUTE_INTEGRATED = 18,
    /// Whether the device can map host memory into its address space.
    CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY = 19,
    /// The compute mode, a [`CUcomputemode`].
    CU_DEVICE_ATTRIBUTE_COMPUTE_MODE = 20,
    /// The largest width of a 1D texture, in elements.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH = 21,
    /// The largest width of a 2D texture, in elements.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH = 22,
    /// The largest height of a 2D texture, in elements.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT = 23,
    /// The largest width of a 3D texture, in elements.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH = 24,
    /// The largest height of a 3D texture, in elements.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT = 25,
    /// The largest depth of a 3D texture, in elements.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH = 26,
    /// The largest width of a layered 2D texture, in elements.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH = 27,
    /// The largest height of a layered 2D texture, in elements.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT = 28,
    /// The largest number of layers of a layered 2D texture.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS = 29,
    /// Deprecated: use [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH`].
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH = 27,
    /// Deprecated: use [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT`].
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT = 28,
    /// Deprecated: use [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS`].
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES = 29,
    /// The alignment that surface memory requires, in bytes.
    CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT = 30,
    /// Whether the device can run several kernels at a time.
    CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS = 31,
    /// Whether ECC is on.
    CU_DEVICE_ATTRIBUTE_ECC_ENABLED = 32,
    /// The PCI bus number.
    CU_DEVICE_ATTRIBUTE_PCI_BUS_ID = 33,
    /// The number of the device on its PCI bus (its slot).
    CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID = 34,
    /// Whether the device uses the TCC driver model of Windows.
    CU_DEVICE_ATTRIBUTE_TCC_DRIVER = 35,
    /// The peak clock frequency of the memory, in kilohertz.
    CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE = 36,
    /// The width of the global memory bus, in bits.
    CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH = 37,
    /// The size of the L2 cache, in bytes.
    CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE = 38,
    /// The largest number of threads that can be resident on a multiprocessor.
    CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR = 39,
    /// The number of engines for asynchronous copies.
    CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT = 40,
    /// Whether the device and the host share one address space.
    CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING = 41,
    /// The largest width of a layered 1D texture, in elements.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH = 42,
    /// The largest number of layers of a layered 1D texture.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS = 43,
    /// Deprecated, without replacement.
    CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER = 44,
    /// The largest width of a 2D texture with [`CUDA_ARRAY3D_TEXTURE_GATHER`], in elements.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH = 45,
    /// The largest height of a 2D texture with [`CUDA_ARRAY3D_TEXTURE_GATHER`], in elements.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT = 46,
    /// The alternate limit on the width of a 3D texture, in elements. A 3D texture must keep either all three limits or all three alternate limits.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE = 47,
    /// The alternate limit on the height of a 3D texture, in elements.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE = 48,
    /// The alternate limit on the depth of a 3D texture, in elements.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE = 49,
    /// The PCI domain number.
    CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID = 50,
    /// The alignment that the pitch of a texture requires, in bytes.
    CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT = 51,
    /// The largest width and height of a cubemap texture, in elements.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH = 52,
    /// The largest width and height of a layered cubemap texture, in elements.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH = 53,
    /// The largest number of layers of a layered cubemap texture.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS = 54,
    /// The largest width of a 1D surface, in elements.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH = 55,
    /// The largest width of a 2D surface, in elements.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH = 56,
    /// The largest height of a 2D surface, in elements.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT = 57,
    /// The largest width of a 3D surface, in elements.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH = 58,
    /// The largest height of a 3D surface, in elements.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT = 59,
    /// The largest depth of a 3D surface, in elements.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH = 60,
    /// The largest width of a layered 1D surface, in elements.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH = 61,
    /// The largest number of layers of a layered 1D surface.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS = 62,
    /// The largest width of a layered 2D surface, in elements.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH = 63,
    /// The largest height of a layered 2D surface, in elements.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT = 64,
    /// The largest number of layers of a layered 2D surface.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS = 65,
    /// The largest width and height of a cubemap surface, in elements.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH = 66,
    /// The largest width and height of a layered cubemap surface, in elements.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH = 67,
    /// The largest number of layers of a layered cubemap surface.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS = 68,
    /// Deprecated: use [`cuDeviceGetTexture1DLinearMaxWidth`].
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH = 69,
    /// The largest width of a 2D texture in linear memory, in elements.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH = 70,
    /// The largest height of a 2D texture in linear memory, in elements.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT = 71,
    /// The largest pitch of a 2D texture in linear memory, in bytes.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH = 72,
    /// The largest width of a mipmapped 2D texture, in elements.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH = 73,
    /// The largest height of a mipmapped 2D texture, in elements.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT = 74,
    /// The major number of the compute capability.
    CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR = 75,
    /// The minor number of the compute capability.
    CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR = 76,
    /// The largest width of a mipmapped 1D texture, in elements.
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH = 77,
    /// Whether streams can have priorities.
    CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED = 78,
    /// Whether the L1 cache can cache global memory.
    CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED = 79,
    /// Whether the L1 cache can cache local memory.
    CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED = 80,
    /// The largest amount of shared memory of a multiprocessor, in bytes.
    CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR = 81,
    /// The largest number of 32-bit registers of a multiprocessor.
    CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR = 82,
    /// Whether managed memory can be allocated for the device.
    CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY = 83,
    /// Whether the device is on a board with several GPUs.
    CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD = 84,
    /// A number that identifies the multi-GPU board, and that only the devices of the board share.
    CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID = 85,
    /// Whether the link to the host supports all atomic operations natively.
    CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED = 86,
    /// The floating-point throughput in single precision, divided by that in double precision.
    CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO = 87,
    /// Whether the device can coherently access pageable host memory that is not registered.
    CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS = 88,
    /// Whether the device can access managed memory coherently while the CPU accesses it.
    CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS = 89,
    /// Whether running compute work can be preempted.
    CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED = 90,
    /// Whether the device can access registered host memory at the addresses that the host uses.
    CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM = 91,
    /**
Whether the first versions of [`cuStreamBatchMemOp_v2`] and the related functions are supported. Deprecated, as these versions are: use the `_v2` functions.

Since CUDA 12.0.
*/
    CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1 = 92,
    /**
Whether the first versions of [`cuStreamBatchMemOp_v2`] and the related functions accept 64-bit operations. Deprecated: use the `_v2` functions, with [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS`].

Since CUDA 12.0.
*/
    CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1 = 93,
    /**
Whether the first versions of [`cuStreamBatchMemOp_v2`] and the related functions accept [`CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_NOR`]. Deprecated: use the `_v2` functions, with [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR`].

Since CUDA 12.0.
*/
    CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1 = 94,
    /// Whether the device can run cooperative kernels, see [`cuLaunchCooperativeKernel`].
    CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH = 95,
    /// Whether [`cuLaunchCooperativeKernelMultiDevice`] can use the device. Deprecated, without replacement, as that function is.
    CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH = 96,
    /// The largest amount of shared memory per block for a kernel that opts in, in bytes. See [`CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`].
    CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN = 97,
    /// Whether [`CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH`] and [`CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`] are supported.
    CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES = 98,
    /// Whether host memory can be registered with [`cuMemHostRegister_v2`].
    CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED = 99,
    /// Whether the device accesses pageable memory through the page tables of the host.
    CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES = 100,
    /// Whether the host can access managed memory that is on the device without migrating it.
    CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST = 101,
    /// Deprecated: use [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED`].
    CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED = 102,
    /// Whether virtual memory management is supported: [`cuMemAddressReserve`], [`cuMemCreate`], [`cuMemMap`] and the related functions.
    CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 102,
    /// Whether memory of [`cuMemCreate`] can be exported as [`CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`].
    CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED = 103,
    /// Whether memory of [`cuMemCreate`] can be exported as [`CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32`].
    CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED = 104,
    /// Whether memory of [`cuMemCreate`] can be exported as [`CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT`].
    CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED = 105,
    /// The largest number of blocks that can be resident on a multiprocessor.
    CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR = 106,
    /// Whether memory can be compressed, see [`CUmemAllocationCompType::CU_MEM_ALLOCATION_COMP_GENERIC`].
    CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED = 107,
    /// The largest part of the L2 cache that can be set aside for persisting accesses, in bytes.
    CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE = 108,
    /// The largest size of a [`CUaccessPolicyWindow`], in bytes.
    CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE = 109,
    /// Whether [`cuMemCreate`] can allocate memory for GPUDirect RDMA.
    CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED = 110,
    /// The shared memory that the driver keeps for itself in each block, in bytes.
    CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK = 111,
    /// Whether arrays and mipmapped arrays can be sparse.
    CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED = 112,
    /// Whether [`cuMemHostRegister_v2`] accepts [`CU_MEMHOSTREGISTER_READ_ONLY`].
    CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED = 113,
    /// Whether external timeline semaphores can be imported.
    CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED = 114,
    /// Whether memory pools and [`cuMemAllocAsync`] are supported.
    CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED = 115,
    /// Whether the device supports GPUDirect RDMA.
    CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED = 116,
    /// The supported ways of flushing GPUDirect RDMA writes: bits of [`CUflushGPUDirectRDMAWritesOptions`].
    CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS = 117,
    /// The scope within which GPUDirect RDMA writes are visible without a flush, a [`CUGPUDirectRDMAWritesOrdering`].
    CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING = 118,
    /// The handle types with which memory pools can be exported: bits of [`CUmemAllocationHandleType`].
    CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES = 119,
    /**
Whether kernels can be launched with clusters of blocks.

Since CUDA 11.8.
*/
    CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH = 120,
    /// Whether arrays and mipmapped arrays can be created with [`CUDA_ARRAY3D_DEFERRED_MAPPING`].
    CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED = 121,
    /**
Whether [`cuStreamBatchMemOp_v2`] and the related functions accept 64-bit operations.

It was 93 before CUDA 12.0.
An older driver reports this for the functions that end in `_v2`, which is the meaning of today's value.
*/
    CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS = 122,
    /**
Whether [`cuStreamBatchMemOp_v2`] and the related functions accept [`CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_NOR`].

It was 94 before CUDA 12.0.
An older driver reports this for the functions that end in `_v2`, which is the meaning of today's value.
*/
    CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR = 123,
    /// Whether device memory can be shared as a DMA-BUF, see [`cuMemGetHandleForAddressRange`].
    CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED = 124,
    /**
Whether events can be shared between processes.

Since CUDA 12.0.
*/
    CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED = 125,
    /**
The number of memory synchronization domains.

Since CUDA 12.0.
*/
    CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT = 126,
    /**
Whether kernels can access memory through a [`CUtensorMap`].

Since CUDA 12.0.
*/
    CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED = 127,
    /**
Whether memory of [`cuMemCreate`] can be exported as [`CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC`].

Since CUDA 12.3.
*/
    CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED = 128,
    /**
Whether the device supports unified function pointers.

Since CUDA 12.0.
*/
    CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS = 129,
    /**
The NUMA configuration of the device, a [`CUdeviceNumaConfig`].

Since CUDA 12.2.
*/
    CU_DEVICE_ATTRIBUTE_NUMA_CONFIG = 130,
    /**
The number of the NUMA node that the GPU memory forms. Valid if [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_NUMA_CONFIG`] is [`CUdeviceNumaConfig::CU_DEVICE_NUMA_CONFIG_NUMA_NODE`].

Since CUDA 12.2.
*/
    CU_DEVICE_ATTRIBUTE_NUMA_ID = 131,
    /**
Whether the device supports multicast objects, see [`cuMulticastCreate`].

Since CUDA 12.1.
*/
    CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED = 132,
    /**
Whether contexts on the device are shared through MPS.

Since CUDA 12.3.
*/
    CU_DEVICE_ATTRIBUTE_MPS_ENABLED = 133,
    /**
The number of the host NUMA node that is closest to the device, or -1 on a system without NUMA.

Since CUDA 12.2.
*/
    CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID = 134,
    /**
Whether a CIG context (CUDA in Graphics) can share data with Direct3D 12.

Since CUDA 12.5.
*/
    CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED = 135,
    /**
The algorithms that the device can decompress in hardware: bits of [`CUmemDecompressAlgorithm`].

Since CUDA 12.8.
*/
    CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK = 136,
    /**
The largest length of one decompression, in bytes.

Since CUDA 12.8.
*/
    CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH = 137,
    /**
Whether a CIG context (CUDA in Graphics) can share data with Vulkan.

Since CUDA 12.9.
*/
    CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED = 138,
    /**
The PCI device and vendor identifiers, of 16 bits each, in one value.

Since CUDA 12.8.
*/
    CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID = 139,
    /**
The PCI subsystem and subsystem vendor identifiers, of 16 bits each, in one value.

Since CUDA 12.8.
*/
    CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID = 140,
    /**
Whether [`cuMemCreate`] and the related functions accept [`CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA`].

Since CUDA 12.9.
*/
    CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 141,
    /**
Whether memory pools can have the location [`CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA`].

Since CUDA 12.9.
*/
    CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED = 142,
    /**
Whether memory at [`CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA`] can be shared between the nodes of a multi-node system.

Since CUDA 12.8.
*/
    CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED = 143,
    /**
Whether memory pools can have the location [`CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST`].

Since CUDA 13.0.
*/
    CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED = 144,
    /**
Whether [`cuMemCreate`] and the related functions accept [`CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST`].

Since CUDA 13.0.
*/
    CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 145,
    /**
Whether page-locked host memory can be shared as a DMA-BUF, see [`cuMemGetHandleForAddressRange`].

Since CUDA 13.0.
*/
    CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED = 146,
    /**
Whether the link to the host supports only some atomic operations natively. [`cuDeviceGetHostAtomicCapabilities`] returns which.

Since CUDA 13.0.
*/
    CU_DEVICE_ATTRIBUTE_ONLY_PARTIAL_HOST_NATIVE_ATOMIC_SUPPORTED = 147,
    /**
Whether batches of memory operations can contain [`CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION`].

Since CUDA 13.1.
*/
    CU_DEVICE_ATTRIBUTE_ATOMIC_REDUCTION_SUPPORTED = 148,
    /**
The number of locality domains.

Since CUDA 13.4.
*/
    CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT = 149,
    /**
The largest amount of oversized shared memory per block, in bytes. See [`CUsharedMemoryMode`].

Since CUDA 13.4.
*/
    CU_DEVICE_ATTRIBUTE_MAX_OVERSIZED_SHARED_MEMORY_PER_BLOCK = 150,
    /**
Whether CIG streams (CUDA in Graphics) can share data with Direct3D 12.

Since CUDA 13.3.
*/
    CU_DEVICE_ATTRIBUTE_D3D12_CIG_STREAMS_SUPPORTED = 151,
    /**
Whether `mmap` accepts the DMA-BUF file descriptors of device memory.

Since CUDA 13.3.
*/
    CU_DEVICE_ATTRIBUTE_DMA_BUF_MMAP_SUPPORTED = 152,
    /**
Whether the device supports unicast logical endpoints.

Since CUDA 13.3.
*/
    CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_SUPPORTED = 153,
    /**
Whether the device supports multicast logical endpoints.

Since CUDA 13.3.
*/
    CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_MULTICAST_SUPPORTED = 154,
    /**
Whether the device supports counted operations through logical endpoints.

Since CUDA 13.3.
*/
    CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_COUNTED_OPS_SUPPORTED = 155,
    /**
Whether the owner device of a unicast logical endpoint can access it.

Since CUDA 13.3.
*/
    CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_ACCESS_ON_OWNER_DEVICE_SUPPORTED = 156,
    /**
The number of multiprocessors in each locality domain.

Since CUDA 13.4.
*/
    CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_MULTIPROCESSOR_COUNT = 157,
    /**
The handle types with which logical endpoints can be exported: bits of [`CUlogicalEndpointIpcHandleType`].

Since CUDA 13.4.
*/
    CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_SUPPORTED_HANDLE_TYPES = 158,
    /**
Whether CIG streams (CUDA in Graphics) can share data with Vulkan.

Since CUDA 13.5.
*/
    CU_DEVICE_ATTRIBUTE_VULKAN_CIG_STREAMS_SUPPORTED = 159,
    /**
The least amount of contiguous, accessible memory that a tensor map of [`CUtensorMapAllocClass::CU_TENSOR_MAP_ALLOC_CLASS_LARGE`] requires, in bytes. It is `INT_MAX` if the class has no effect.

Since CUDA 13.5.
*/
    CU_DEVICE_ATTRIBUTE_TENSOR_MAP_LARGE_TENSOR_MIN_SIZE = 160,
    /**
Whether GPUDirect RDMA can use localized memory over the default RDMA link.

Since CUDA 13.4.
*/
    CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED = 161,
    /**
One more than the last attribute of this release. Not an attribute.

It was 125 before CUDA 12.0.
It was 130 before CUDA 12.1.
It was 133 before CUDA 12.2.
It was 135 before CUDA 12.5.
It was 136 before CUDA 12.8.
It was 144 before CUDA 13.0.
It was 148 before CUDA 13.1.
It was 149 before CUDA 13.3.
It was 157 before CUDA 13.4.
It counts the items of the newest header: do not pass it to a driver.
*/
    CU_DEVICE_ATTRIBUTE_MAX = 162,
}

c_enum! {
/**
The attributes of the memory at an address, for [`cuPointerGetAttribute`]. The type of the value is in parentheses if NVIDIA documents it.

Since CUDA 4.0, like the first function that takes it.

# Functions

[`cuMemBatchDecompressAsync`], [`cuPointerGetAttribute`], [`cuPointerSetAttribute`], [`cuPointerGetAttributes`]
*/
    pub struct CUpointer_attribute(u32);
    /// The context of the allocation or registration ([`CUcontext`]).
    CU_POINTER_ATTRIBUTE_CONTEXT = 1,
    /// The memory type, [`CUmemorytype::CU_MEMORYTYPE_HOST`] or [`CUmemorytype::CU_MEMORYTYPE_DEVICE`] (`unsigned int`).
    CU_POINTER_ATTRIBUTE_MEMORY_TYPE = 2,
    /// The address at which kernels of the current context access the memory ([`CUdeviceptr`]).
    CU_POINTER_ATTRIBUTE_DEVICE_POINTER = 3,
    /// The address at which the host accesses the memory (`void *`).
    CU_POINTER_ATTRIBUTE_HOST_POINTER = 4,
    /// The two tokens for the Linux kernel interface `nv-p2p.h` ([`CUDA_POINTER_ATTRIBUTE_P2P_TOKENS`]). Valid for memory from [`cuMemAlloc_v2`], until it is freed. The query also sets [`CUpointer_attribute::CU_POINTER_ATTRIBUTE_SYNC_MEMOPS`] for the memory.
    CU_POINTER_ATTRIBUTE_P2P_TOKENS = 5,
    /// Whether synchronous memory operations on the memory always synchronize. [`cuPointerSetAttribute`] sets it.
    CU_POINTER_ATTRIBUTE_SYNC_MEMOPS = 6,
    /// A number that identifies the allocation (`unsigned long long`). The process never reuses it.
    CU_POINTER_ATTRIBUTE_BUFFER_ID = 7,
    /// Whether the memory is managed.
    CU_POINTER_ATTRIBUTE_IS_MANAGED = 8,
    /// The ordinal of a device of the allocation or registration.
    CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL = 9,
    /// Whether [`cuIpcGetMemHandle`] accepts the memory.
    CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE = 10,
    /// The start of the allocation, or of the reserved virtual address range.
    CU_POINTER_ATTRIBUTE_RANGE_START_ADDR = 11,
    /// The size of the allocation, or of the reserved virtual address range, in bytes.
    CU_POINTER_ATTRIBUTE_RANGE_SIZE = 12,
    /// Whether the address is in a valid range that is mapped to memory.
    CU_POINTER_ATTRIBUTE_MAPPED = 13,
    /// The handle types with which the memory can be exported: bits of [`CUmemAllocationHandleType`].
    CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES = 14,
    /// Whether GPUDirect RDMA can use the memory.
    CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE = 15,
    /// The access that the device of the current context has to the memory, a [`CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS`].
    CU_POINTER_ATTRIBUTE_ACCESS_FLAGS = 16,
    /// The memory pool of the allocation, or null if it comes from no pool.
    CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE = 17,
    /// The size of the mapping at the address, in bytes.
    CU_POINTER_ATTRIBUTE_MAPPING_SIZE = 18,
    /// The start of the mapping at the address.
    CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR = 19,
    /// A number that identifies the physical allocation in the process.
    CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID = 20,
    /**
Whether hardware decompression can use the memory.

Since CUDA 12.8.
*/
    CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE = 21,
    /**
The locality domain of the memory, or -1 if it is not localized.

Since CUDA 13.4.
*/
    CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL = 22,
}

c_enum! {
/**
The attributes of a kernel, for [`cuFuncGetAttribute`] and [`cuKernelGetAttribute`]. Those that [`cuFuncSetAttribute`] and [`cuKernelSetAttribute`] accept say "Settable".

Since CUDA 2.2, like the first function that takes it.

# Functions

[`cuKernelGetAttribute`], [`cuKernelSetAttribute`], [`cuFuncGetAttribute`], [`cuFuncSetAttribute`]
*/
    pub struct CUfunction_attribute(u32);
    /// The largest number of threads per block with which the kernel can be launched on this device.
    CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 0,
    /// The static shared memory of a block, in bytes.
    CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES = 1,
    /// The constant memory that the program defines for the kernel, in bytes.
    CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES = 2,
    /// The local memory of a thread, in bytes.
    CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES = 3,
    /// The number of registers of a thread.
    CU_FUNC_ATTRIBUTE_NUM_REGS = 4,
    /// The virtual architecture for which the PTX was compiled: ten times the major number plus the minor one. It can be 0 if a cubin is older than CUDA 3.0.
    CU_FUNC_ATTRIBUTE_PTX_VERSION = 5,
    /// The architecture for which the binary was compiled: ten times the major number plus the minor one.
    CU_FUNC_ATTRIBUTE_BINARY_VERSION = 6,
    /// Whether the kernel was compiled with `-Xptxas --dlcm=ca`.
    CU_FUNC_ATTRIBUTE_CACHE_MODE_CA = 7,
    /// The largest dynamic shared memory of a launch, in bytes. Ignored if a [`CUsharedMemoryMode`] is set. Settable; the sum with the static part is at most [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN`].
    CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8,
    /// The preferred amount of shared memory, in percent of [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR`], or a [`CUshared_carveout`]. Settable; a hint, for devices on which shared memory and the L1 cache use the same hardware.
    CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 9,
    /**
Whether a launch must specify a cluster size.

Since CUDA 11.8.
*/
    CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET = 10,
    /**
The required width of clusters, in blocks. Settable if it was not set at compile time; width, height and depth must all be zero or all be positive.

Since CUDA 11.8.
*/
    CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH = 11,
    /**
The required height of clusters, in blocks. Settable under the same conditions as the width.

Since CUDA 11.8.
*/
    CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT = 12,
    /**
The required depth of clusters, in blocks. Settable under the same conditions as the width.

Since CUDA 11.8.
*/
    CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH = 13,
    /**
Whether a launch may use a non-portable cluster size, with which it can fail on other GPUs. Settable.

Since CUDA 11.8.
*/
    CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED = 14,
    /**
The scheduling policy of the blocks of a cluster, a [`CUclusterSchedulingPolicy`]. Settable.

Since CUDA 11.8.
*/
    CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE = 15,
    /**
Whether device code can update a graph node of the kernel.

Since CUDA 13.3.
*/
    CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED = 16,
    /**
The mode of the shared memory, a [`CUsharedMemoryMode`]. Settable.

Since CUDA 13.4.
*/
    CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE = 17,
    /**
One more than the last attribute of this release. Not an attribute.

It was 10 before CUDA 11.8.
It was 16 before CUDA 13.3.
It was 17 before CUDA 13.4.
It counts the items of the newest header: do not pass it to a driver.
*/
    CU_FUNC_ATTRIBUTE_MAX = 18,
}

c_enum! {
/**
The preferred split of memory between shared memory and the L1 cache, for [`cuFuncSetCacheConfig`] and [`cuCtxSetCacheConfig`].

Since CUDA 3.0, like the first function that takes it.

# Functions

[`cuCtxGetCacheConfig`], [`cuCtxSetCacheConfig`], [`cuKernelSetCacheConfig`], [`cuFuncSetCacheConfig`]
*/
    pub struct CUfunc_cache(u32);
    /// No preference. This is the default.
    CU_FUNC_CACHE_PREFER_NONE = 0,
    /// More shared memory, and a smaller L1 cache.
    CU_FUNC_CACHE_PREFER_SHARED = 1,
    /// A larger L1 cache, and less shared memory.
    CU_FUNC_CACHE_PREFER_L1 = 2,
    /// Shared memory and an L1 cache of equal size.
    CU_FUNC_CACHE_PREFER_EQUAL = 3,
}

c_enum! {
/**
The bank size of shared memory. Deprecated, without replacement, as [`cuCtxSetSharedMemConfig`] and [`cuFuncSetSharedMemConfig`] are.

Since CUDA 4.2, like the first function that takes it.

# Functions

[`cuCtxGetSharedMemConfig`], [`cuCtxSetSharedMemConfig`], [`cuFuncSetSharedMemConfig`]
*/
    pub struct CUsharedconfig(u32);
    /// The default bank size.
    CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE = 0,
    /// Banks of four bytes.
    CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE = 1,
    /// Banks of eight bytes.
    CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE = 2,
}

c_enum! {
/**
Values of [`CUfunction_attribute::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`], which are otherwise percentages.

Since CUDA 11.7 or earlier.
*/
    pub struct CUshared_carveout(i32);
    /// No preference. This is the default.
    CU_SHAREDMEM_CARVEOUT_DEFAULT = -1,
    /// As much shared memory as possible.
    CU_SHAREDMEM_CARVEOUT_MAX_SHARED = 100,
    /// As large an L1 cache as possible.
    CU_SHAREDMEM_CARVEOUT_MAX_L1 = 0,
}

c_enum! {
/**
The memory that an address or an operand of a copy refers to.

Since CUDA 11.7 or earlier; its first function is of CUDA 3.2.

# Functions

[`cuGraphAddMemcpyNode`]; in a struct: [`cuMemcpy2D_v2`], [`cuMemcpy2DUnaligned_v2`], [`cuMemcpy3D_v2`], [`cuMemcpy3DPeer`], [`cuMemcpy2DAsync_v2`], [`cuMemcpy3DAsync_v2`], [`cuMemcpy3DPeerAsync`], [`cuGraphMemcpyNodeGetParams`], [`cuGraphMemcpyNodeSetParams`], [`cuGraphExecMemcpyNodeSetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
    pub struct CUmemorytype(u32);
    /// Host memory.
    CU_MEMORYTYPE_HOST = 1,
    /// Device memory.
    CU_MEMORYTYPE_DEVICE = 2,
    /// A CUDA array.
    CU_MEMORYTYPE_ARRAY = 3,
    /// Host or device memory in the unified address space: the driver infers it from the address.
    CU_MEMORYTYPE_UNIFIED = 4,
}

c_enum! {
/**
The compute mode of a device, set by its administrator.

Since CUDA 11.7 or earlier.
*/
    pub struct CUcomputemode(u32);
    /// Any number of contexts and processes.
    CU_COMPUTEMODE_DEFAULT = 0,
    /// No context.
    CU_COMPUTEMODE_PROHIBITED = 2,
    /// A single context, of a single process, at a time.
    CU_COMPUTEMODE_EXCLUSIVE_PROCESS = 3,
}

c_enum! {
/**
Advice on the use of managed or pageable memory, for [`cuMemAdvise_v2`].

Since CUDA 8.0, like the first function that takes it.

# Functions

[`cuMemAdvise_v2`]
*/
    pub struct CUmem_advise(u32);
    /// The data is read often and written rarely. Each processor that reads it may create a copy of its own.
    CU_MEM_ADVISE_SET_READ_MOSTLY = 1,
    /// Undoes [`CUmem_advise::CU_MEM_ADVISE_SET_READ_MOSTLY`], and merges the copies into one.
    CU_MEM_ADVISE_UNSET_READ_MOSTLY = 2,
    /// Sets the preferred location of the data. Nothing is migrated at once.
    CU_MEM_ADVISE_SET_PREFERRED_LOCATION = 3,
    /// Undoes [`CUmem_advise::CU_MEM_ADVISE_SET_PREFERRED_LOCATION`].
    CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION = 4,
    /// The location, a device or the host, accesses the data. Its page tables map the data wherever possible, to avoid page faults.
    CU_MEM_ADVISE_SET_ACCESSED_BY = 5,
    /// Undoes [`CUmem_advise::CU_MEM_ADVISE_SET_ACCESSED_BY`]. Mappings for the location may then be removed at any time.
    CU_MEM_ADVISE_UNSET_ACCESSED_BY = 6,
}

c_enum! {
/**
The attributes of a range of managed memory, for [`cuMemRangeGetAttribute`]. Unless the text says otherwise, the value is an integer of 32 bits.

Since CUDA 8.0, like the first function that takes it.

# Functions

[`cuMemRangeGetAttribute`], [`cuMemRangeGetAttributes`]
*/
    pub struct CUmem_range_attribute(u32);
    /// 1 if read duplication is enabled for all pages, 0 otherwise.
    CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY = 1,
    /// The preferred location of all pages: a device ordinal or [`CU_DEVICE_CPU`]. [`CU_DEVICE_INVALID`] if the pages have different ones or a page has none.
    CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION = 2,
    /// The devices that have [`CUmem_advise::CU_MEM_ADVISE_SET_ACCESSED_BY`] for the whole range: an array of 32-bit integers. Unused elements are [`CU_DEVICE_INVALID`]; devices that do not fit are left out.
    CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY = 3,
    /// The location to which all pages were last prefetched: a device ordinal or [`CU_DEVICE_CPU`]. [`CU_DEVICE_INVALID`] if the pages have different ones or a page was never prefetched.
    CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION = 4,
    /**
The type of the preferred location of all pages, a [`CUmemLocationType`]. [`CUmemLocationType::CU_MEM_LOCATION_TYPE_INVALID`] if the pages have different locations or a page has none.

Since CUDA 12.2.
*/
    CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE = 5,
    /**
The device ordinal or host NUMA node of the preferred location. Valid if its type is [`CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE`] or [`CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA`].

Since CUDA 12.2.
*/
    CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID = 6,
    /**
The type of the location to which all pages were last prefetched, a [`CUmemLocationType`]. [`CUmemLocationType::CU_MEM_LOCATION_TYPE_INVALID`] if the pages have different locations or a page was never prefetched.

Since CUDA 12.2.
*/
    CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE = 7,
    /**
The device ordinal or host NUMA node of the last prefetch. Valid if the type of its location is [`CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE`] or [`CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA`].

Since CUDA 12.2.
*/
    CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID = 8,
}

c_enum! {
/**
Options of the compiler and the linker, for [`cuModuleLoadDataEx`], [`cuLibraryLoadData`] and [`cuLinkCreate_v2`]. The C type of the value is in parentheses.

Since CUDA 2.1, like the first function that takes it.

# Functions

[`cuModuleLoadDataEx`], [`cuLinkCreate_v2`], [`cuLinkAddData_v2`], [`cuLinkAddFile_v2`], [`cuLibraryLoadData`], [`cuLibraryLoadFromFile`]
*/
    pub struct CUjit_option(u32);
    /// The largest number of registers per thread (`unsigned int`). For the compiler.
    CU_JIT_MAX_REGISTERS = 0,
    /// The least number of threads per block to compile for (`unsigned int`). The compiler overwrites it with the number that it compiled for. Not valid with [`CUjit_option::CU_JIT_TARGET`]. For the compiler.
    CU_JIT_THREADS_PER_BLOCK = 1,
    /// The time that the compiler and the linker took, in milliseconds (`float`). The driver overwrites the value with it.
    CU_JIT_WALL_TIME = 2,
    /// A buffer for informational messages (`char *`), whose size is [`CUjit_option::CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`].
    CU_JIT_INFO_LOG_BUFFER = 3,
    /// The size of the buffer for informational messages, including the final zero byte, in bytes (`unsigned int`). The driver overwrites it with the number of bytes that it filled.
    CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES = 4,
    /// A buffer for error messages (`char *`), whose size is [`CUjit_option::CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`].
    CU_JIT_ERROR_LOG_BUFFER = 5,
    /// The size of the buffer for error messages, including the final zero byte, in bytes (`unsigned int`). The driver overwrites it with the number of bytes that it filled.
    CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES = 6,
    /// The optimization level, from 0 to 4 (`unsigned int`, 4 by default). For the compiler.
    CU_JIT_OPTIMIZATION_LEVEL = 7,
    /// The target is the device of the current context (no value). This is the default.
    CU_JIT_TARGET_FROM_CUCONTEXT = 8,
    /// The target, a [`CUjit_target`] (`unsigned int`). Not valid with [`CUjit_option::CU_JIT_THREADS_PER_BLOCK`].
    CU_JIT_TARGET = 9,
    /// The code to use if no cubin matches exactly, a [`CUjit_fallback`] (`unsigned int`). For the compiler; not valid for the `cuLink` functions.
    CU_JIT_FALLBACK_STRATEGY = 10,
    /// Whether the output contains debug information (`int`, 0 by default).
    CU_JIT_GENERATE_DEBUG_INFO = 11,
    /// Whether the messages are verbose (`int`, 0 by default).
    CU_JIT_LOG_VERBOSE = 12,
    /// Whether the output contains line numbers (`int`, 0 by default). For the compiler.
    CU_JIT_GENERATE_LINE_INFO = 13,
    /// The cache mode, a [`CUjit_cacheMode`] (`unsigned int`). For the compiler.
    CU_JIT_CACHE_MODE = 14,
    /// Deprecated, without replacement.
    #[deprecated = "NVIDIA's header marks it as deprecated"]
    CU_JIT_NEW_SM3X_OPT = 15,
    /// For internal use by the driver.
    CU_JIT_FAST_COMPILE = 16,
    /// The names of [`CUjit_option::CU_JIT_GLOBAL_SYMBOL_COUNT`] unresolved global variables, each with one address only (`const char **`). For the dynamic linker.
    CU_JIT_GLOBAL_SYMBOL_NAMES = 17,
    /// The host addresses to which the variables in [`CUjit_option::CU_JIT_GLOBAL_SYMBOL_NAMES`] are relocated (`void **`). For the dynamic linker.
    CU_JIT_GLOBAL_SYMBOL_ADDRESSES = 18,
    /// The number of entries in [`CUjit_option::CU_JIT_GLOBAL_SYMBOL_NAMES`] and [`CUjit_option::CU_JIT_GLOBAL_SYMBOL_ADDRESSES`] (`unsigned int`). For the dynamic linker.
    CU_JIT_GLOBAL_SYMBOL_COUNT = 19,
    /// Deprecated, without replacement: whether device code is optimized at link time (`int`, 0 by default). Only for LTO-IR of toolkits before CUDA 12.0.
    #[deprecated = "NVIDIA's header marks it as deprecated"]
    CU_JIT_LTO = 20,
    /// Deprecated, without replacement: whether single-precision denormals become zero (`int`, 0 by default). Only with [`CUjit_option::CU_JIT_LTO`].
    #[deprecated = "NVIDIA's header marks it as deprecated"]
    CU_JIT_FTZ = 21,
    /// Deprecated, without replacement: whether single-precision divisions and reciprocals follow IEEE rounding (`int`, 1 by default). With 0 they are approximated. Only with [`CUjit_option::CU_JIT_LTO`].
    #[deprecated = "NVIDIA's header marks it as deprecated"]
    CU_JIT_PREC_DIV = 22,
    /// Deprecated, without replacement: whether single-precision square roots follow IEEE rounding (`int`, 1 by default). With 0 they are approximated. Only with [`CUjit_option::CU_JIT_LTO`].
    #[deprecated = "NVIDIA's header marks it as deprecated"]
    CU_JIT_PREC_SQRT = 23,
    /// Deprecated, without replacement: whether multiplications and additions are fused (`int`, 1 by default). Only with [`CUjit_option::CU_JIT_LTO`].
    #[deprecated = "NVIDIA's header marks it as deprecated"]
    CU_JIT_FMA = 24,
    /// Deprecated, without replacement: the names of [`CUjit_option::CU_JIT_REFERENCED_KERNEL_COUNT`] kernels that the linker must keep (`const char **`). A name also matches inside a longer name, and `*` matches any characters. Only for LTO-IR of toolkits before CUDA 12.0.
    #[deprecated = "NVIDIA's header marks it as deprecated"]
    CU_JIT_REFERENCED_KERNEL_NAMES = 25,
    /// Deprecated, without replacement: the number of entries in [`CUjit_option::CU_JIT_REFERENCED_KERNEL_NAMES`] (`unsigned int`).
    #[deprecated = "NVIDIA's header marks it as deprecated"]
    CU_JIT_REFERENCED_KERNEL_COUNT = 26,
    /// Deprecated, without replacement: the names of [`CUjit_option::CU_JIT_REFERENCED_VARIABLE_COUNT`] variables that the linker must keep (`const char **`). A name also matches inside a longer name, and `*` matches any characters. Only with [`CUjit_option::CU_JIT_LTO`].
    #[deprecated = "NVIDIA's header marks it as deprecated"]
    CU_JIT_REFERENCED_VARIABLE_NAMES = 27,
    /// Deprecated, without replacement: the number of entries in [`CUjit_option::CU_JIT_REFERENCED_VARIABLE_NAMES`] (`unsigned int`).
    #[deprecated = "NVIDIA's header marks it as deprecated"]
    CU_JIT_REFERENCED_VARIABLE_COUNT = 28,
    /// Deprecated, without replacement: whether variables that device code does not use may be removed (`int`, 0 by default). The host must then use only those in [`CUjit_option::CU_JIT_REFERENCED_VARIABLE_NAMES`]. Only with [`CUjit_option::CU_JIT_LTO`].
    #[deprecated = "NVIDIA's header marks it as deprecated"]
    CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES = 29,
    /**
Deprecated, without effect and without replacement (`int`).

Since CUDA 12.0.
*/
    #[deprecated = "NVIDIA's header marks it as deprecated"]
    CU_JIT_POSITION_INDEPENDENT_CODE = 30,
    /**
The least number of blocks per multiprocessor, a hint (`unsigned int`). It requires [`CUjit_option::CU_JIT_MAX_THREADS_PER_BLOCK`], and has no effect with [`CUjit_option::CU_JIT_MAX_REGISTERS`] or [`CUjit_option::CU_JIT_THREADS_PER_BLOCK`]. For the compiler.

Since CUDA 12.3.
*/
    CU_JIT_MIN_CTA_PER_SM = 31,
    /**
The largest number of threads per block in any launch (`int`); a launch with more fails. For the compiler.

Since CUDA 12.4.
*/
    CU_JIT_MAX_THREADS_PER_BLOCK = 32,
    /**
Whether the options on registers, threads and blocks override the directives in the PTX (`int`, 0 by default). For the compiler.

Since CUDA 12.4.
*/
    CU_JIT_OVERRIDE_DIRECTIVE_VALUES = 33,
    /**
The largest number of threads that the compiler uses for optimizations (`unsigned int`). 0 stands for the number of CPUs, and 1 has no effect. For the compiler.

Since CUDA 13.0.
*/
    CU_JIT_SPLIT_COMPILE = 34,
    /**
The largest number of threads that compile device code (`unsigned int`). 0 stands for the number of CPUs, and 1 has no effect. Ignored if the environment variable `CUDA_BINARY_LOADER_THREAD_COUNT` is set.

Since CUDA 13.1.
*/
    CU_JIT_BINARY_LOADER_THREAD_COUNT = 35,
    /**
The number of options of this release. Not an option.

It was 30 before CUDA 12.0.
It was 31 before CUDA 12.3.
It was 32 before CUDA 12.4.
It was 34 before CUDA 13.0.
It was 35 before CUDA 13.1.
It counts the items of the newest header: do not pass it to a driver.
*/
    CU_JIT_NUM_OPTIONS = 36,
}

c_enum! {
/**
The targets of the compiler, for [`CUjit_option::CU_JIT_TARGET`].

Since CUDA 11.7 or earlier.
*/
    pub struct CUjit_target(u32);
    /// Compute capability 3.0.
    CU_TARGET_COMPUTE_30 = 30,
    /// Compute capability 3.2.
    CU_TARGET_COMPUTE_32 = 32,
    /// Compute capability 3.5.
    CU_TARGET_COMPUTE_35 = 35,
    /// Compute capability 3.7.
    CU_TARGET_COMPUTE_37 = 37,
    /// Compute capability 5.0.
    CU_TARGET_COMPUTE_50 = 50,
    /// Compute capability 5.2.
    CU_TARGET_COMPUTE_52 = 52,
    /// Compute capability 5.3.
    CU_TARGET_COMPUTE_53 = 53,
    /// Compute capability 6.0.
    CU_TARGET_COMPUTE_60 = 60,
    /// Compute capability 6.1.
    CU_TARGET_COMPUTE_61 = 61,
    /// Compute capability 6.2.
    CU_TARGET_COMPUTE_62 = 62,
    /// Compute capability 7.0.
    CU_TARGET_COMPUTE_70 = 70,
    /// Compute capability 7.2.
    CU_TARGET_COMPUTE_72 = 72,
    /// Compute capability 7.5.
    CU_TARGET_COMPUTE_75 = 75,
    /// Compute capability 8.0.
    CU_TARGET_COMPUTE_80 = 80,
    /// Compute capability 8.6.
    CU_TARGET_COMPUTE_86 = 86,
    /// Compute capability 8.7.
    CU_TARGET_COMPUTE_87 = 87,
    /**
Compute capability 8.9.

Since CUDA 11.8.
*/
    CU_TARGET_COMPUTE_89 = 89,
    /**
Compute capability 9.0.

Since CUDA 11.8.
*/
    CU_TARGET_COMPUTE_90 = 90,
    /**
Compute capability 10.0.

Since CUDA 12.8.
*/
    CU_TARGET_COMPUTE_100 = 100,
    /**
Compute capability 11.0.

Since CUDA 13.0.
*/
    CU_TARGET_COMPUTE_110 = 110,
    /**
Compute capability 10.3.

Since CUDA 12.9.
*/
    CU_TARGET_COMPUTE_103 = 103,
    /**
Compute capability 10.7.

Since CUDA 13.4.
*/
    CU_TARGET_COMPUTE_107 = 107,
    /**
Compute capability 12.0.

Since CUDA 12.8.
*/
    CU_TARGET_COMPUTE_120 = 120,
    /**
Compute capability 12.1.

Since CUDA 12.9.
*/
    CU_TARGET_COMPUTE_121 = 121,
    /**
Compute capability 9.0, with its architecture-specific features.

Since CUDA 12.0.
*/
    CU_TARGET_COMPUTE_90A = 65626,
    /**
Compute capability 10.0, with its architecture-specific features.

Since CUDA 12.8.
*/
    CU_TARGET_COMPUTE_100A = 65636,
    /**
Compute capability 11.0, with its architecture-specific features.

Since CUDA 13.0.
*/
    CU_TARGET_COMPUTE_110A = 65646,
    /**
Compute capability 10.3, with its architecture-specific features.

Since CUDA 12.9.
*/
    CU_TARGET_COMPUTE_103A = 65639,
    /**
Compute capability 10.7, with its architecture-specific features.

Since CUDA 13.4.
*/
    CU_TARGET_COMPUTE_107A = 65643,
    /**
Compute capability 12.0, with its architecture-specific features.

Since CUDA 12.8.
*/
    CU_TARGET_COMPUTE_120A = 65656,
    /**
Compute capability 12.1, with its architecture-specific features.

Since CUDA 12.9.
*/
    CU_TARGET_COMPUTE_121A = 65657,
    /**
Compute capability 10.0, with its family-specific features.

Since CUDA 12.9.
*/
    CU_TARGET_COMPUTE_100F = 131172,
    /**
Compute capability 11.0, with its family-specific features.

Since CUDA 13.0.
*/
    CU_TARGET_COMPUTE_110F = 131182,
    /**
Compute capability 10.3, with its family-specific features.

Since CUDA 12.9.
*/
    CU_TARGET_COMPUTE_103F = 131175,
    /**
Compute capability 10.7, with its family-specific features.

Since CUDA 13.4.
*/
    CU_TARGET_COMPUTE_107F = 131179,
    /**
Compute capability 12.0, with its family-specific features.

Since CUDA 12.9.
*/
    CU_TARGET_COMPUTE_120F = 131192,
    /**
Compute capability 12.1, with its family-specific features.

Since CUDA 12.9.
*/
    CU_TARGET_COMPUTE_121F = 131193,
}

c_enum! {
/**
The code that the driver uses if no cubin matches the device exactly, for [`CUjit_option::CU_JIT_FALLBACK_STRATEGY`].

Since CUDA 11.7 or earlier.
*/
    pub struct CUjit_fallback(u32);
    /// PTX, which the driver compiles.
    CU_PREFER_PTX = 0,
    /// A compatible binary.
    CU_PREFER_BINARY = 1,
}

c_enum! {
/**
The caching of global loads in compiled code, for [`CUjit_option::CU_JIT_CACHE_MODE`].

Since CUDA 11.7 or earlier.
*/
    pub struct CUjit_cacheMode(u32);
    /// No `-dlcm` option.
    CU_JIT_CACHE_OPTION_NONE = 0,
    /// No caching in L1.
    CU_JIT_CACHE_OPTION_CG = 1,
    /// Caching in L1.
    CU_JIT_CACHE_OPTION_CA = 2,
}

c_enum! {
/**
The formats of device code that [`cuLinkAddData_v2`] and [`cuLinkAddFile_v2`] accept.

Since CUDA 5.5, like the first function that takes it.

# Functions

[`cuLinkAddData_v2`], [`cuLinkAddFile_v2`]
*/
    pub struct CUjitInputType(u32);
    /// A cubin: binary code for one kind of device. It accepts no options.
    CU_JIT_INPUT_CUBIN = 0,
    /// PTX. It accepts the options of the PTX compiler.
    CU_JIT_INPUT_PTX = 1,
    /// A fat binary: a bundle of cubins, PTX or both of one program. It accepts the options of the PTX compiler.
    CU_JIT_INPUT_FATBINARY = 2,
    /// A host object file that contains device code. It accepts the options of the PTX compiler.
    CU_JIT_INPUT_OBJECT = 3,
    /// An archive of host object files that contain device code. It accepts the options of the PTX compiler.
    CU_JIT_INPUT_LIBRARY = 4,
    /// Deprecated, without replacement: LTO-IR of a toolkit before CUDA 12.0.
    #[deprecated = "NVIDIA's header marks it as deprecated"]
    CU_JIT_INPUT_NVVM = 5,
    /// The number of formats of this release. Not a format.
    CU_JIT_NUM_INPUT_TYPES = 6,
}

c_flags! {
/**
The intended use of a graphics resource, for the functions that register one.

Since CUDA 11.7 or earlier.
*/
    pub struct CUgraphicsRegisterFlags(u32);
    /// No hint: CUDA may read and write the resource.
    CU_GRAPHICS_REGISTER_FLAGS_NONE = 0,
    /// CUDA only reads the resource.
    CU_GRAPHICS_REGISTER_FLAGS_READ_ONLY = 1,
    /// CUDA overwrites the whole resource and does not read it. Its contents are lost.
    CU_GRAPHICS_REGISTER_FLAGS_WRITE_DISCARD = 2,
    /// CUDA binds the resource to a surface.
    CU_GRAPHICS_REGISTER_FLAGS_SURFACE_LDST = 4,
    /// CUDA performs texture gather operations on the resource.
    CU_GRAPHICS_REGISTER_FLAGS_TEXTURE_GATHER = 8,
}

c_flags! {
/**
The use of a graphics resource while it is mapped, for [`cuGraphicsResourceSetMapFlags_v2`]. It applies from the next mapping on.

Since CUDA 11.7 or earlier; its first function is of CUDA 3.0.

# Functions

[`cuGraphicsResourceSetMapFlags_v2`]
*/
    pub struct CUgraphicsMapResourceFlags(u32);
    /// No hint: kernels may read and write the resource. This is the default.
    CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE = 0,
    /// Kernels only read the resource.
    CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY = 1,
    /// Kernels overwrite the whole resource and do not read it. Its contents are lost.
    CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD = 2,
}

c_enum! {
/**
The layers of a cubemap array, one for each face of the cube.

Since CUDA 11.7 or earlier; its first function is of CUDA 3.0.

# Functions

[`cuGraphicsSubResourceGetMappedArray`]
*/
    pub struct CUarray_cubemap_face(u32);
    /// The face toward positive x.
    CU_CUBEMAP_FACE_POSITIVE_X = 0,
    /// The face toward negative x.
    CU_CUBEMAP_FACE_NEGATIVE_X = 1,
    /// The face toward positive y.
    CU_CUBEMAP_FACE_POSITIVE_Y = 2,
    /// The face toward negative y.
    CU_CUBEMAP_FACE_NEGATIVE_Y = 3,
    /// The face toward positive z.
    CU_CUBEMAP_FACE_POSITIVE_Z = 4,
    /// The face toward negative z.
    CU_CUBEMAP_FACE_NEGATIVE_Z = 5,
}

c_enum! {
/**
The limits of a context, for [`cuCtxGetLimit`] and [`cuCtxSetLimit`].

Since CUDA 3.1, like the first function that takes it.

# Functions

[`cuCtxSetLimit`], [`cuCtxGetLimit`]
*/
    pub struct CUlimit(u32);
    /// The size of the stack of each GPU thread, in bytes. The driver enlarges it if a launch needs more.
    CU_LIMIT_STACK_SIZE = 0,
    /// The size of the FIFO of `printf` in device code, in bytes. It cannot be set after the launch of a kernel that uses `printf`.
    CU_LIMIT_PRINTF_FIFO_SIZE = 1,
    /// The size of the heap of `malloc` in device code, in bytes. It cannot be set after the launch of a kernel that uses `malloc` or `free`.
    CU_LIMIT_MALLOC_HEAP_SIZE = 2,
    /// The largest nesting depth of grids at which device code may synchronize. Only for compute capabilities below 9.0.
    CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH = 3,
    /// The largest number of launches from device code that are outstanding at a time.
    CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT = 4,
    /// The largest fetch granularity of the L2 cache, from 0 to 128 bytes. A hint.
    CU_LIMIT_MAX_L2_FETCH_GRANULARITY = 5,
    /// The size of the part of the L2 cache that is set aside for persisting accesses, in bytes. A hint.
    CU_LIMIT_PERSISTING_L2_CACHE_SIZE = 6,
    /**
The largest amount of shared memory for kernels in a CIG context (CUDA in Graphics), in bytes. It cannot be set.

Since CUDA 12.5.
*/
    CU_LIMIT_SHMEM_SIZE = 7,
    /**
Not zero for a CIG context (CUDA in Graphics). It cannot be set.

Since CUDA 12.5.
*/
    CU_LIMIT_CIG_ENABLED = 8,
    /**
Zero if a launch that needs more shared memory than a CIG context (CUDA in Graphics) has fails, otherwise another value: the launch uses a fallback path.

Since CUDA 12.5.
*/
    CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED = 9,
    /**
The size of the per-block memory, in bytes.

Since CUDA 13.4.
*/
    CU_LIMIT_PER_BLOCK_MEMORY_SIZE = 10,
    /**
One more than the last limit of this release. Not a limit.

It was 7 before CUDA 12.5.
It was 10 before CUDA 13.4.
It counts the items of the newest header: do not pass it to a driver.
*/
    CU_LIMIT_MAX = 11,
}

c_enum! {
/**
The kinds of memory behind a texture or surface object.

Since CUDA 11.7 or earlier; its first function is of CUDA 5.0.

# Functions

[`cuSurfObjectCreate`]; in a struct: [`cuMemMapArrayAsync`], [`cuTexObjectCreate`], [`cuTexObjectGetResourceDesc`], [`cuTexObjectGetTextureDesc`], [`cuSurfObjectGetResourceDesc`]
*/
    pub struct CUresourcetype(u32);
    /// A CUDA array.
    CU_RESOURCE_TYPE_ARRAY = 0,
    /// A mipmapped CUDA array.
    CU_RESOURCE_TYPE_MIPMAPPED_ARRAY = 1,
    /// Linear memory.
    CU_RESOURCE_TYPE_LINEAR = 2,
    /// Two-dimensional linear memory, with a pitch.
    CU_RESOURCE_TYPE_PITCH2D = 3,
}

c_enum! {
/**
The caching of accesses in a [`CUaccessPolicyWindow`].

Since CUDA 11.7 or earlier; its first function is of CUDA 11.0.

# Functions

In a struct: [`cuStreamGetAttribute`], [`cuStreamSetAttribute`], [`cuLaunchKernelEx`], [`cuGraphKernelNodeGetAttribute`], [`cuGraphKernelNodeSetAttribute`], [`cuOccupancyMaxPotentialClusterSize`], [`cuOccupancyMaxActiveClusters`]
*/
    pub struct CUaccessProperty(u32);
    /// Normal persistence in the L2 cache.
    CU_ACCESS_PROPERTY_NORMAL = 0,
    /// Data that is less likely to stay in the cache.
    CU_ACCESS_PROPERTY_STREAMING = 1,
    /// Data that is more likely to stay in the cache.
    CU_ACCESS_PROPERTY_PERSISTING = 2,
}

c_enum! {
/**
The types of conditional nodes.

Since CUDA 12.3.

# Functions

In a struct: [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
    pub struct CUgraphConditionalNodeType(u32);
    /// A node that executes its first body once if the condition is not zero. If it is zero, the node executes its second body once, if it has one.
    CU_GRAPH_COND_TYPE_IF = 0,
    /// A node that executes its body repeatedly while the condition is not zero.
    CU_GRAPH_COND_TYPE_WHILE = 1,
    /**
A node that executes one of its bodies once: the body whose index is the condition. Where no body has that index, it executes none.

Since CUDA 12.8.
*/
    CU_GRAPH_COND_TYPE_SWITCH = 2,
}

c_enum! {
/**
The types of graph nodes.

Since CUDA 10.0, like the first function that takes it.

# Functions

[`cuGraphNodeGetType`]; in a struct: [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
    pub struct CUgraphNodeType(u32);
    /// The launch of a kernel.
    CU_GRAPH_NODE_TYPE_KERNEL = 0,
    /// A copy of memory.
    CU_GRAPH_NODE_TYPE_MEMCPY = 1,
    /// A fill of memory.
    CU_GRAPH_NODE_TYPE_MEMSET = 2,
    /// The call of a host function.
    CU_GRAPH_NODE_TYPE_HOST = 3,
    /// The execution of a child graph.
    CU_GRAPH_NODE_TYPE_GRAPH = 4,
    /// No work.
    CU_GRAPH_NODE_TYPE_EMPTY = 5,
    /// A wait for an event from outside the graph.
    CU_GRAPH_NODE_TYPE_WAIT_EVENT = 6,
    /// The recording of an event, for use outside the graph.
    CU_GRAPH_NODE_TYPE_EVENT_RECORD = 7,
    /// Signals to external semaphores.
    CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL = 8,
    /// Waits for external semaphores.
    CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT = 9,
    /// An allocation of memory.
    CU_GRAPH_NODE_TYPE_MEM_ALLOC = 10,
    /// The release of an allocation.
    CU_GRAPH_NODE_TYPE_MEM_FREE = 11,
    /// A batch of memory operations, see [`CUstreamBatchMemOpType`].
    CU_GRAPH_NODE_TYPE_BATCH_MEM_OP = 12,
    /**
A conditional node, see [`CUgraphConditionalNodeType`]. A graph that contains one cannot be cloned or used as a child graph, and only one executable graph of it may exist at a time.

Since CUDA 12.3.
*/
    CU_GRAPH_NODE_TYPE_CONDITIONAL = 13,
    /**
A batch of memory copies.

Since CUDA 13.5.
*/
    CU_GRAPH_NODE_TYPE_MEMCPY_BATCH = 14,
    /**
Reserved.

Since CUDA 13.3.
*/
    CU_GRAPH_NODE_TYPE_RESERVED_16 = 16,
    /**
Reserved for work on external engines.

Since CUDA 13.5.
*/
    CU_GRAPH_NODE_TYPE_EXTERNAL_ENGINE = 17,
    /**
A batch of fabric copies.

Since CUDA 13.5.
*/
    CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH = 18,
}

c_enum! {
/**
The types of graph edges, for [`CUgraphEdgeData`].

Since CUDA 12.3.

# Functions

In a struct: [`cuStreamBeginCaptureToGraph`], [`cuStreamGetCaptureInfo_v3`], [`cuStreamUpdateCaptureDependencies_v2`], [`cuGraphGetEdges_v2`], [`cuGraphNodeGetDependencies_v2`], [`cuGraphNodeGetDependentNodes_v2`], [`cuGraphAddDependencies_v2`], [`cuGraphRemoveDependencies_v2`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`]
*/
    pub struct CUgraphDependencyType(u32);
    /// An ordinary dependency.
    CU_GRAPH_DEPENDENCY_TYPE_DEFAULT = 0,
    /// A dependency for which the downstream kernel itself waits in device code. Valid only between kernel nodes, from [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`] or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`].
    CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC = 1,
}

c_enum! {
/**
The results of [`cuGraphInstantiateWithParams`].

Since CUDA 12.0.

# Functions

In a struct: [`cuGraphInstantiateWithParams`]
*/
    pub struct CUgraphInstantiateResult(u32);
    /// The graph was instantiated.
    CUDA_GRAPH_INSTANTIATE_SUCCESS = 0,
    /// An unexpected failure, which the error code of the function describes.
    CUDA_GRAPH_INSTANTIATE_ERROR = 1,
    /// The structure of the graph is not valid, for instance because of a cycle.
    CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE = 2,
    /// A graph for launches from the device contains an operation that is not supported there.
    CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED = 3,
    /// A graph for launches from the device has nodes of different contexts.
    CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED = 4,
    /**
A conditional handle belongs to no conditional node.

Since CUDA 12.8.
*/
    CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED = 5,
}

c_enum! {
/**
How a thread waits for the work of a stream.

Since CUDA 11.7 or earlier; its first function is of CUDA 11.0.

# Functions

In a struct: [`cuStreamGetAttribute`], [`cuStreamSetAttribute`], [`cuLaunchKernelEx`], [`cuGraphKernelNodeGetAttribute`], [`cuGraphKernelNodeSetAttribute`], [`cuOccupancyMaxPotentialClusterSize`], [`cuOccupancyMaxActiveClusters`]
*/
    pub struct CUsynchronizationPolicy(u32);
    /// The way that the driver chooses.
    CU_SYNC_POLICY_AUTO = 1,
    /// Spinning.
    CU_SYNC_POLICY_SPIN = 2,
    /// Yielding to other threads.
    CU_SYNC_POLICY_YIELD = 3,
    /// Blocking on a synchronization primitive.
    CU_SYNC_POLICY_BLOCKING_SYNC = 4,
}

c_enum! {
/**
The scheduling of the blocks of a cluster on the multiprocessors.

Since CUDA 11.8.

# Functions

In a struct: [`cuStreamGetAttribute`], [`cuStreamSetAttribute`], [`cuLaunchKernelEx`], [`cuGraphKernelNodeGetAttribute`], [`cuGraphKernelNodeSetAttribute`], [`cuOccupancyMaxPotentialClusterSize`], [`cuOccupancyMaxActiveClusters`]
*/
    pub struct CUclusterSchedulingPolicy(u32);
    /// The default policy.
    CU_CLUSTER_SCHEDULING_POLICY_DEFAULT = 0,
    /// Blocks spread over the multiprocessors.
    CU_CLUSTER_SCHEDULING_POLICY_SPREAD = 1,
    /// Blocks distributed by the load balancing of the hardware.
    CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING = 2,
    /**
Blocks spread over the multiprocessors, preferably so that distributed shared memory is near on GPUs of the Rubin class. The driver may ignore the preference.

Since CUDA 13.4.
*/
    CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY = 3,
}

c_enum! {
/**
The logical memory synchronization domain of a kernel. A memory barrier orders only the operations of its own domain.

Since CUDA 12.0.

# Functions

In a struct: [`cuStreamGetAttribute`], [`cuStreamSetAttribute`], [`cuLaunchKernelEx`], [`cuGraphKernelNodeGetAttribute`], [`cuGraphKernelNodeSetAttribute`], [`cuOccupancyMaxPotentialClusterSize`], [`cuOccupancyMaxActiveClusters`]
*/
    pub struct CUlaunchMemSyncDomain(u32);
    /// The default domain.
    CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT = 0,
    /// The remote domain.
    CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE = 1,
}

c_enum! {
/**
The cluster sizes that a launch accepts, for [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE`].

Since CUDA 13.2.

# Functions

In a struct: [`cuStreamGetAttribute`], [`cuStreamSetAttribute`], [`cuLaunchKernelEx`], [`cuGraphKernelNodeGetAttribute`], [`cuGraphKernelNodeSetAttribute`], [`cuOccupancyMaxPotentialClusterSize`], [`cuOccupancyMaxActiveClusters`]
*/
    pub struct CUlaunchAttributePortableClusterMode(u32);
    /// Those that [`CUfunction_attribute::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED`] of the kernel allows.
    CU_LAUNCH_PORTABLE_CLUSTER_MODE_DEFAULT = 0,
    /// Portable sizes only.
    CU_LAUNCH_PORTABLE_CLUSTER_MODE_REQUIRE_PORTABLE = 1,
    /// Portable and other sizes.
    CU_LAUNCH_PORTABLE_CLUSTER_MODE_ALLOW_NON_PORTABLE = 2,
}

c_enum! {
/**
The amounts of dynamic shared memory that a launch accepts, for [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE`] and [`CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE`].

Since CUDA 13.2.

# Functions

In a struct: [`cuStreamGetAttribute`], [`cuStreamSetAttribute`], [`cuLaunchKernelEx`], [`cuGraphKernelNodeGetAttribute`], [`cuGraphKernelNodeSetAttribute`], [`cuOccupancyMaxPotentialClusterSize`], [`cuOccupancyMaxActiveClusters`]
*/
    pub struct CUsharedMemoryMode(u32);
    /// Up to [`CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`] of the kernel.
    CU_SHARED_MEMORY_MODE_DEFAULT = 0,
    /// Up to [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK`].
    CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE = 1,
    /// Up to [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN`].
    CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE = 2,
    /**
Oversized shared memory too, which leaves only 8 KiB for the L1 cache.

Since CUDA 13.4.
*/
    CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY = 3,
    /**
Oversized shared memory too, which is preferred and leaves only 8 KiB for the L1 cache.

Since CUDA 13.4.
*/
    CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY = 4,
}

c_enum! {
/**
The attributes of launches, kernel nodes and streams. The value is the field of [`CUlaunchAttributeValue`] that the text names.

Since CUDA 11.8.

# Functions

In a struct: [`cuStreamGetAttribute`], [`cuStreamSetAttribute`], [`cuLaunchKernelEx`], [`cuGraphKernelNodeGetAttribute`], [`cuGraphKernelNodeSetAttribute`], [`cuOccupancyMaxPotentialClusterSize`], [`cuOccupancyMaxActiveClusters`]
*/
    pub struct CUlaunchAttributeID(u32);
    /// An entry without effect.
    CU_LAUNCH_ATTRIBUTE_IGNORE = 0,
    /// The memory whose caching is controlled, in `accessPolicyWindow`. Valid for streams, kernel nodes and launches.
    CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW = 1,
    /// Whether the launch is cooperative, in `cooperative`. Valid for kernel nodes and launches.
    CU_LAUNCH_ATTRIBUTE_COOPERATIVE = 2,
    /// How threads wait for the stream, in `syncPolicy`. Valid for streams.
    CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY = 3,
    /// The dimensions of clusters, in `clusterDim`. Valid for kernel nodes and launches.
    CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION = 4,
    /// The scheduling of the blocks of a cluster, in `clusterSchedulingPolicyPreference`. Valid for kernel nodes and launches.
    CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE = 5,
    /// Whether the kernel may start before the previous kernel of the stream has ended, in `programmaticStreamSerializationAllowed`. Valid for launches of kernels that wait for the dependency in device code.
    CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION = 6,
    /// The event that the launch records, and that is triggered once each block of the kernel has triggered it, in `programmaticEvent`. Valid for launches; the event must have [`CUevent_flags::CU_EVENT_DISABLE_TIMING`] and be neither interprocess nor interop.
    CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT = 7,
    /// The priority, in `priority`. Valid for streams, kernel nodes and launches.
    CU_LAUNCH_ATTRIBUTE_PRIORITY = 8,
    /**
The physical domains of the logical memory synchronization domains, in `memSyncDomainMap`. Valid for streams, kernel nodes and launches.

Since CUDA 12.0.
*/
    CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP = 9,
    /**
The logical memory synchronization domain, in `memSyncDomain`. Valid for streams, kernel nodes and launches.

Since CUDA 12.0.
*/
    CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN = 10,
    /**
The preferred dimensions of clusters, in `preferredClusterDim`. They are multiples of those of [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION`], which must be set too, and equal in z; the device may use either. Valid for kernel nodes and launches.

Since CUDA 12.8.
*/
    CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION = 11,
    /**
The event that the launch records, and that is triggered once all blocks have started, on a best-effort basis, in `launchCompletionEvent`. Valid for launches; the event must have [`CUevent_flags::CU_EVENT_DISABLE_TIMING`] and be neither interprocess nor interop.

Since CUDA 12.3.
*/
    CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT = 12,
    /**
Whether device code can update the kernel node, in `deviceUpdatableKernelNode`. A node that was made updatable stays so. Valid for kernel nodes, and for launches during stream capture.

Since CUDA 12.4.
*/
    CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE = 13,
    /**
The preferred amount of shared memory, in percent of [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR`], in `sharedMemCarveout`. A hint that overrides [`CUfunction_attribute::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`], valid for launches.

Since CUDA 12.5.
*/
    CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 14,
    /**
Whether the launch should aim at the highest NVLink utilization, in `nvlinkUtilCentricScheduling`. A hint, valid for streams, kernel nodes and launches.

Since CUDA 13.0.
*/
    CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING = 16,
    /**
The cluster sizes that the launch accepts, in `portableClusterSizeMode`. Valid for kernel nodes and launches.

Since CUDA 13.2.
*/
    CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE = 17,
    /**
The amounts of shared memory that the launch accepts, in `sharedMemoryMode`. Valid for kernel nodes and launches.

Since CUDA 13.2.
*/
    CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE = 18,
}

c_enum! {
/**
The capture status of a stream.

Since CUDA 10.0, like the first function that takes it.

# Functions

[`cuStreamIsCapturing`], [`cuStreamGetCaptureInfo_v3`]
*/
    pub struct CUstreamCaptureStatus(u32);
    /// The stream is not capturing.
    CU_STREAM_CAPTURE_STATUS_NONE = 0,
    /// The stream is capturing.
    CU_STREAM_CAPTURE_STATUS_ACTIVE = 1,
    /// The stream is in a capture that an error has invalidated and that has not been ended.
    CU_STREAM_CAPTURE_STATUS_INVALIDATED = 2,
}

c_enum! {
/**
The restriction on potentially unsafe calls, such as [`cuMemAlloc_v2`], during stream capture.

Since CUDA 10.1, like the first function that takes it.

# Functions

[`cuStreamBeginCapture_v2`], [`cuStreamBeginRecaptureToGraph`], [`cuStreamBeginCaptureToGraph`], [`cuThreadExchangeStreamCaptureMode`]
*/
    pub struct CUstreamCaptureMode(u32);
    /// Such calls fail on a thread that has begun a capture which is not relaxed, and while another thread has a global capture. This is the default of a thread.
    CU_STREAM_CAPTURE_MODE_GLOBAL = 0,
    /// Such calls fail on a thread that has begun a capture which is not relaxed. Captures of other threads have no effect.
    CU_STREAM_CAPTURE_MODE_THREAD_LOCAL = 1,
    /// Such calls are allowed. Calls that necessarily conflict with the capture still fail.
    CU_STREAM_CAPTURE_MODE_RELAXED = 2,
}

c_flags! {
/**
The symbols among which [`cuGetProcAddress_v2`] searches.

Since CUDA 11.7 or earlier; its first function is of CUDA 11.3.

# Functions

[`cuGetProcAddress_v2`]
*/
    pub struct CUdriverProcAddress_flags(u32);
    /// The same as [`CUdriverProcAddress_flags::CU_GET_PROC_ADDRESS_LEGACY_STREAM`], except in C code that is compiled with per-thread default streams.
    CU_GET_PROC_ADDRESS_DEFAULT = 0,
    /// Symbols without the variants for per-thread default streams.
    CU_GET_PROC_ADDRESS_LEGACY_STREAM = 1,
    /// Symbols with the variants for per-thread default streams, which are preferred.
    CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM = 2,
}

c_enum! {
/**
The results of [`cuGetProcAddress_v2`].

Since CUDA 12.0.

# Functions

[`cuGetProcAddress_v2`]
*/
    pub struct CUdriverProcAddressQueryResult(u32);
    /// The symbol was found, and its address is valid.
    CU_GET_PROC_ADDRESS_SUCCESS = 0,
    /// No such symbol exists.
    CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND = 1,
    /// The symbol exists, but not in the CUDA version that was requested.
    CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT = 2,
}

status!();

c_enum! {
/**
The kinds of execution affinity of a context.

Since CUDA 11.4, like the first function that takes it.

# Functions

[`cuDeviceGetExecAffinitySupport`], [`cuCtxGetExecAffinity`]; in a struct: [`cuCtxCreate_v4`]
*/
    pub struct CUexecAffinityType(u32);
    /// A limit on the number of multiprocessors. Supported only under MPS, from Volta on.
    CU_EXEC_AFFINITY_TYPE_SM_COUNT = 0,
    /// The number of kinds of this release. Not a kind.
    CU_EXEC_AFFINITY_TYPE_MAX = 1,
}

c_enum! {
/**
The data that a CIG context (CUDA in Graphics) shares with a graphics client, for [`CUctxCigParam`].

Since CUDA 12.5.

# Functions

In a struct: [`cuCtxCreate_v4`]
*/
    pub struct CUcigDataType(u32);
    /// A Direct3D 12 command queue.
    CIG_DATA_TYPE_D3D12_COMMAND_QUEUE = 1,
    /**
An NVIDIA-specific data blob, for Vulkan and other clients.

Since CUDA 12.9.
*/
    CIG_DATA_TYPE_NV_BLOB = 2,
}

c_enum! {
/**
The data that a CIG stream (CUDA in Graphics) shares with a graphics client, for [`CUstreamCigParam`].

Since CUDA 13.2.

# Functions

In a struct: [`cuStreamBeginCaptureToCig`]
*/
    pub struct CUstreamCigDataType(u32);
    /// A Direct3D 12 command list.
    STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST = 1,
    /**
NVIDIA's internal handle of a Vulkan command buffer.

Since CUDA 13.5.
*/
    STREAM_CIG_DATA_TYPE_VULKAN_COMMAND_BUFFER_HANDLE_NV = 2,
}

c_enum! {
/**
Options of [`cuLibraryLoadData`] and [`cuLibraryLoadFromFile`].

Since CUDA 12.0.

# Functions

[`cuLibraryLoadData`], [`cuLibraryLoadFromFile`]
*/
    pub struct CUlibraryOption(u32);
    /// A [`CUlibraryHostUniversalFunctionAndDataTable`].
    CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE = 0,
    /// The caller keeps the code unchanged until [`cuLibraryUnload`], so that the driver can do without a copy of it. Not valid for [`cuLibraryLoadFromFile`].
    CU_LIBRARY_BINARY_IS_PRESERVED = 1,
    /// The number of options of this release. Not an option.
    CU_LIBRARY_NUM_OPTIONS = 2,
}

c_enum! {
/**
The code that every function returns.

Since CUDA 6.0, like the first function that takes it.

# Functions

[`cuGetErrorString`], [`cuGetErrorName`], [`cuStreamBeginRecaptureToGraph`]
*/
    #[must_use]
    pub struct CUresult(u32);
    /// The call succeeded; for a status query, the work has completed.
    CUDA_SUCCESS = 0,
    /// An argument is outside the range that the function accepts.
    CUDA_ERROR_INVALID_VALUE = 1,
    /// Memory, or another resource, could not be allocated.
    CUDA_ERROR_OUT_OF_MEMORY = 2,
    /// cuInit was not called or did not succeed.
    CUDA_ERROR_NOT_INITIALIZED = 3,
    /// The driver is shutting down, for instance while the process exits.
    CUDA_ERROR_DEINITIALIZED = 4,
    /// The profiler functions are unavailable in this process, often because a profiling tool is attached.
    CUDA_ERROR_PROFILER_DISABLED = 5,
    /// No longer returned; it meant that profiling was started or stopped before it was set up.
    #[deprecated = "NVIDIA's header marks it as deprecated"]
    CUDA_ERROR_PROFILER_NOT_INITIALIZED = 6,
    /// No longer returned; it meant that cuProfilerStart was called while profiling was on.
    #[deprecated = "NVIDIA's header marks it as deprecated"]
    CUDA_ERROR_PROFILER_ALREADY_STARTED = 7,
    /// No longer returned; it meant that cuProfilerStop was called while profiling was off.
    #[deprecated = "NVIDIA's header marks it as deprecated"]
    CUDA_ERROR_PROFILER_ALREADY_STOPPED = 8,
    /// A stub library, meant only for linking, was loaded instead of the driver.
    CUDA_ERROR_STUB_LIBRARY = 34,
    /**
The installed driver is too old for this call.

Since CUDA 13.0.
*/
    CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER = 36,
    /// The device exists but cannot be used now, commonly because of its compute mode.
    CUDA_ERROR_DEVICE_UNAVAILABLE = 46,
    /**
The hardware has no resource left to bind memory to a multicast object.

Since CUDA 13.4.
*/
    CUDA_ERROR_MULTICAST_RESOURCE_FULL = 47,
    /// The driver sees no GPU that it can use.
    CUDA_ERROR_NO_DEVICE = 100,
    /// No device has this ordinal, or the action is not valid for the device.
    CUDA_ERROR_INVALID_DEVICE = 101,
    /// The device does not have the vGPU (formerly GRID) license that it needs.
    CUDA_ERROR_DEVICE_NOT_LICENSED = 102,
    /// The code image or module is not one that the driver can load.
    CUDA_ERROR_INVALID_IMAGE = 200,
    /// No context is current on this thread, or the given context is not valid, for instance because it was destroyed.
    CUDA_ERROR_INVALID_CONTEXT = 201,
    /// No longer returned; it meant that the pushed context was already the current one.
    #[deprecated = "NVIDIA's header marks it as deprecated"]
    CUDA_ERROR_CONTEXT_ALREADY_CURRENT = 202,
    /// A resource could not be mapped or registered.
    CUDA_ERROR_MAP_FAILED = 205,
    /// A resource could not be unmapped or unregistered.
    CUDA_ERROR_UNMAP_FAILED = 206,
    /// The array cannot be destroyed while it is mapped.
    CUDA_ERROR_ARRAY_IS_MAPPED = 207,
    /// The resource is mapped already.
    CUDA_ERROR_ALREADY_MAPPED = 208,
    /// The image holds no code that this GPU can run.
    CUDA_ERROR_NO_BINARY_FOR_GPU = 209,
    /// The resource is acquired already.
    CUDA_ERROR_ALREADY_ACQUIRED = 210,
    /// The call needs a mapped resource, and this one is not.
    CUDA_ERROR_NOT_MAPPED = 211,
    /// The mapped resource cannot be accessed as an array, for instance because it is a buffer.
    CUDA_ERROR_NOT_MAPPED_AS_ARRAY = 212,
    /// The mapped resource cannot be accessed through a pointer, for instance because it is a texture.
    CUDA_ERROR_NOT_MAPPED_AS_POINTER = 213,
    /// ECC detected a memory error on the GPU that it could not correct.
    CUDA_ERROR_ECC_UNCORRECTABLE = 214,
    /// The device does not support this limit.
    CUDA_ERROR_UNSUPPORTED_LIMIT = 215,
    /// The context is current on another thread, and only one thread at a time can use it.
    CUDA_ERROR_CONTEXT_ALREADY_IN_USE = 216,
    /// One of the devices cannot directly access the memory of the other.
    CUDA_ERROR_PEER_ACCESS_UNSUPPORTED = 217,
    /// The PTX could not be compiled for the device.
    CUDA_ERROR_INVALID_PTX = 218,
    /// The OpenGL or Direct3D context is missing or unusable.
    CUDA_ERROR_INVALID_GRAPHICS_CONTEXT = 219,
    /// An NVLink transfer failed with an error that could not be corrected.
    CUDA_ERROR_NVLINK_UNCORRECTABLE = 220,
    /// The driver's library that compiles PTX is missing.
    CUDA_ERROR_JIT_COMPILER_NOT_FOUND = 221,
    /// The driver does not support the version of the PTX, which is usually newer than the driver.
    CUDA_ERROR_UNSUPPORTED_PTX_VERSION = 222,
    /// The image needs PTX compilation, which is disabled.
    CUDA_ERROR_JIT_COMPILATION_DISABLED = 223,
    /// The device does not support this type of execution affinity.
    CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY = 224,
    /**
The PTX calls cudaDeviceSynchronize on the device, which is not supported.

Since CUDA 12.1.
*/
    CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC = 225,
    /**
A GPU or NVLink fault was contained; this process cannot use CUDA again.

Since CUDA 12.8.
*/
    CUDA_ERROR_CONTAINED = 226,
    /**
The fat binary needs a newer loader than the one in use.

Since CUDA 13.4.
*/
    CUDA_ERROR_INSUFFICIENT_LOADER_VERSION = 227,
    /// The device source code is not valid, or it does not compile or link.
    CUDA_ERROR_INVALID_SOURCE = 300,
    /// No file exists at the given path.
    CUDA_ERROR_FILE_NOT_FOUND = 301,
    /// A symbol could not be resolved while a shared library was linked.
    CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND = 302,
    /// A shared library could not be initialized.
    CUDA_ERROR_SHARED_OBJECT_INIT_FAILED = 303,
    /// A call into the operating system failed.
    CUDA_ERROR_OPERATING_SYSTEM = 304,
    /// A handle, such as that of a stream or an event, is not valid.
    CUDA_ERROR_INVALID_HANDLE = 400,
    /// An object that the call needs is in a state that the call does not allow.
    CUDA_ERROR_ILLEGAL_STATE = 401,
    /**
The query would lose information about the object, for instance because an optional output is null.

Since CUDA 12.3.
*/
    CUDA_ERROR_LOSSY_QUERY = 402,
    /// Nothing of that name exists, for instance no such kernel, variable or driver function.
    CUDA_ERROR_NOT_FOUND = 500,
    /// The queried work has not completed yet, which is a status and not a failure.
    CUDA_ERROR_NOT_READY = 600,
    /// A kernel accessed an invalid address; this process cannot use CUDA again.
    CUDA_ERROR_ILLEGAL_ADDRESS = 700,
    /// The launch needs more registers, threads or parameter space than the device can provide.
    CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES = 701,
    /// A kernel ran past the device's time limit; this process cannot use CUDA again.
    CUDA_ERROR_LAUNCH_TIMEOUT = 702,
    /// The kernel uses a texturing mode that is not compatible with the launch.
    CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING = 703,
    /// Peer access to the other context is already enabled.
    CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED = 704,
    /// Peer access to the other context is not enabled, so it cannot be disabled.
    CUDA_ERROR_PEER_ACCESS_NOT_ENABLED = 705,
    /// The device's primary context is already active.
    CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE = 708,
    /// The current context was destroyed, or is a primary context that is not yet active.
    CUDA_ERROR_CONTEXT_IS_DESTROYED = 709,
    /// An assertion in device code failed; the context can only be destroyed.
    CUDA_ERROR_ASSERT = 710,
    /// Peer access could not be enabled, because a device has no resources left for another peer.
    CUDA_ERROR_TOO_MANY_PEERS = 711,
    /// The host memory, or a part of it, is already registered.
    CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED = 712,
    /// The host pointer is not in registered memory.
    CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED = 713,
    /// A kernel overflowed or corrupted its stack; this process cannot use CUDA again.
    CUDA_ERROR_HARDWARE_STACK_ERROR = 714,
    /// A kernel executed an illegal instruction; this process cannot use CUDA again.
    CUDA_ERROR_ILLEGAL_INSTRUCTION = 715,
    /// A kernel accessed a misaligned address; this process cannot use CUDA again.
    CUDA_ERROR_MISALIGNED_ADDRESS = 716,
    /// An instruction of a kernel used an address outside the memory spaces that it can access; this process cannot use CUDA again.
    CUDA_ERROR_INVALID_ADDRESS_SPACE = 717,
    /// The program counter of a kernel left its valid range; this process cannot use CUDA again.
    CUDA_ERROR_INVALID_PC = 718,
    /// A kernel failed with an exception, for instance an out-of-bounds access to shared memory; this process cannot use CUDA again.
    CUDA_ERROR_LAUNCH_FAILED = 719,
    /// The cooperative grid has more blocks than can be resident on the device at once.
    CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE = 720,
    /**
A kernel ended before it freed all its tensor memory; this process cannot use CUDA again.

Since CUDA 12.8.
*/
    CUDA_ERROR_TENSOR_MEMORY_LEAK = 721,
    /// The operation is not permitted here, or not for this caller.
    CUDA_ERROR_NOT_PERMITTED = 800,
    /// This device or system does not support the operation.
    CUDA_ERROR_NOT_SUPPORTED = 801,
    /// The system is still starting, or a service that CUDA needs is not running.
    CUDA_ERROR_SYSTEM_NOT_READY = 802,
    /// The versions of the CUDA driver library and the display driver do not match.
    CUDA_ERROR_SYSTEM_DRIVER_MISMATCH = 803,
    /// The forward-compatibility driver in use does not support this GPU.
    CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE = 804,
    /// This process could not connect to the control daemon or the server of MPS.
    CUDA_ERROR_MPS_CONNECTION_FAILED = 805,
    /// A call from this MPS client to its server failed.
    CUDA_ERROR_MPS_RPC_FAILURE = 806,
    /// The MPS server accepts no new clients now, for instance while it recovers.
    CUDA_ERROR_MPS_SERVER_NOT_READY = 807,
    /// The MPS server has as many clients as the hardware allows.
    CUDA_ERROR_MPS_MAX_CLIENTS_REACHED = 808,
    /// The MPS server has as many device connections as the hardware allows.
    CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED = 809,
    /**
The MPS server ended this client; this process cannot use CUDA again.

Since CUDA 11.8.
*/
    CUDA_ERROR_MPS_CLIENT_TERMINATED = 810,
    /**
The module uses dynamic parallelism, which is not supported here, for instance under MPS.

Since CUDA 12.0.
*/
    CUDA_ERROR_CDP_NOT_SUPPORTED = 811,
    /**
The module mixes versions of dynamic parallelism that are not compatible.

Since CUDA 12.0.
*/
    CUDA_ERROR_CDP_VERSION_MISMATCH = 812,
    /// The call is not permitted while a stream is capturing.
    CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED = 900,
    /// An earlier error has invalidated this stream capture.
    CUDA_ERROR_STREAM_CAPTURE_INVALIDATED = 901,
    /// The call would merge two stream captures that must stay separate.
    CUDA_ERROR_STREAM_CAPTURE_MERGE = 902,
    /// The capture was begun on another stream than the one that is to end it.
    CUDA_ERROR_STREAM_CAPTURE_UNMATCHED = 903,
    /// The capture ended before each stream forked from it was joined again.
    CUDA_ERROR_STREAM_CAPTURE_UNJOINED = 904,
    /// The call would create a dependency between captured work and work outside the capture.
    CUDA_ERROR_STREAM_CAPTURE_ISOLATION = 905,
    /// The legacy default stream would implicitly depend on a stream that is capturing.
    CUDA_ERROR_STREAM_CAPTURE_IMPLICIT = 906,
    /// The event was last recorded in a stream capture, and this call cannot use it.
    CUDA_ERROR_CAPTURED_EVENT = 907,
    /// Only the thread that began the capture can end it, because its mode is not relaxed.
    CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD = 908,
    /// The wait did not finish within its time limit.
    CUDA_ERROR_TIMEOUT = 909,
    /// The executable graph was not updated, because it does not support some of the changes.
    CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE = 910,
    /// An external device that CUDA depends on reported an error.
    CUDA_ERROR_EXTERNAL_DEVICE = 911,
    /**
The kernel cannot be launched with these cluster dimensions.

Since CUDA 11.8.
*/
    CUDA_ERROR_INVALID_CLUSTER_SIZE = 912,
    /**
The call needs a function that is loaded, and this one is not.

Since CUDA 12.4.
*/
    CUDA_ERROR_FUNCTION_NOT_LOADED = 913,
    /**
A device resource is of a type that the call does not accept.

Since CUDA 12.4.
*/
    CUDA_ERROR_INVALID_RESOURCE_TYPE = 914,
    /**
A device resource is too small or does not suit the call.

Since CUDA 12.4.
*/
    CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION = 915,
    /**
Rotation of the confidential-computing encryption keys failed.

Since CUDA 12.8.
*/
    CUDA_ERROR_KEY_ROTATION = 916,
    /**
The stream is detached, for example because its green context was destroyed.

Since CUDA 13.1.
*/
    CUDA_ERROR_STREAM_DETACHED = 917,
    /**
The recapture of the graph failed and was ended.

Since CUDA 13.3.
*/
    CUDA_ERROR_GRAPH_RECAPTURE_FAILURE = 918,
    /**
The GPU fabric was not ready within the time limit; a later attempt may succeed.

Since CUDA 13.4.
*/
    CUDA_ERROR_FABRIC_NOT_READY = 919,
    /// An unknown error occurred inside the driver.
    CUDA_ERROR_UNKNOWN = 999,
}

meanings! {
    CUDA_SUCCESS => "the call succeeded; for a status query, the work has completed",
    CUDA_ERROR_INVALID_VALUE => "an argument is outside the range that the function accepts",
    CUDA_ERROR_OUT_OF_MEMORY => "memory, or another resource, could not be allocated",
    CUDA_ERROR_NOT_INITIALIZED => "cuInit was not called or did not succeed",
    CUDA_ERROR_DEINITIALIZED => "the driver is shutting down, for instance while the process exits",
    CUDA_ERROR_PROFILER_DISABLED => "the profiler functions are unavailable in this process, often because a profiling tool is attached",
    CUDA_ERROR_PROFILER_NOT_INITIALIZED => "no longer returned; it meant that profiling was started or stopped before it was set up",
    CUDA_ERROR_PROFILER_ALREADY_STARTED => "no longer returned; it meant that cuProfilerStart was called while profiling was on",
    CUDA_ERROR_PROFILER_ALREADY_STOPPED => "no longer returned; it meant that cuProfilerStop was called while profiling was off",
    CUDA_ERROR_STUB_LIBRARY => "a stub library, meant only for linking, was loaded instead of the driver",
    CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER => "the installed driver is too old for this call",
    CUDA_ERROR_DEVICE_UNAVAILABLE => "the device exists but cannot be used now, commonly because of its compute mode",
    CUDA_ERROR_MULTICAST_RESOURCE_FULL => "the hardware has no resource left to bind memory to a multicast object",
    CUDA_ERROR_NO_DEVICE => "the driver sees no GPU that it can use",
    CUDA_ERROR_INVALID_DEVICE => "no device has this ordinal, or the action is not valid for the device",
    CUDA_ERROR_DEVICE_NOT_LICENSED => "the device does not have the vGPU (formerly GRID) license that it needs",
    CUDA_ERROR_INVALID_IMAGE => "the code image or module is not one that the driver can load",
    CUDA_ERROR_INVALID_CONTEXT => "no context is current on this thread, or the given context is not valid, for instance because it was destroyed",
    CUDA_ERROR_CONTEXT_ALREADY_CURRENT => "no longer returned; it meant that the pushed context was already the current one",
    CUDA_ERROR_MAP_FAILED => "a resource could not be mapped or registered",
    CUDA_ERROR_UNMAP_FAILED => "a resource could not be unmapped or unregistered",
    CUDA_ERROR_ARRAY_IS_MAPPED => "the array cannot be destroyed while it is mapped",
    CUDA_ERROR_ALREADY_MAPPED => "the resource is mapped already",
    CUDA_ERROR_NO_BINARY_FOR_GPU => "the image holds no code that this GPU can run",
    CUDA_ERROR_ALREADY_ACQUIRED => "the resource is acquired already",
    CUDA_ERROR_NOT_MAPPED => "the call needs a mapped resource, and this one is not",
    CUDA_ERROR_NOT_MAPPED_AS_ARRAY => "the mapped resource cannot be accessed as an array, for instance because it is a buffer",
    CUDA_ERROR_NOT_MAPPED_AS_POINTER => "the mapped resource cannot be accessed through a pointer, for instance because it is a texture",
    CUDA_ERROR_ECC_UNCORRECTABLE => "eCC detected a memory error on the GPU that it could not correct",
    CUDA_ERROR_UNSUPPORTED_LIMIT => "the device does not support this limit",
    CUDA_ERROR_CONTEXT_ALREADY_IN_USE => "the context is current on another thread, and only one thread at a time can use it",
    CUDA_ERROR_PEER_ACCESS_UNSUPPORTED => "one of the devices cannot directly access the memory of the other",
    CUDA_ERROR_INVALID_PTX => "the PTX could not be compiled for the device",
    CUDA_ERROR_INVALID_GRAPHICS_CONTEXT => "the OpenGL or Direct3D context is missing or unusable",
    CUDA_ERROR_NVLINK_UNCORRECTABLE => "an NVLink transfer failed with an error that could not be corrected",
    CUDA_ERROR_JIT_COMPILER_NOT_FOUND => "the driver's library that compiles PTX is missing",
    CUDA_ERROR_UNSUPPORTED_PTX_VERSION => "the driver does not support the version of the PTX, which is usually newer than the driver",
    CUDA_ERROR_JIT_COMPILATION_DISABLED => "the image needs PTX compilation, which is disabled",
    CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY => "the device does not support this type of execution affinity",
    CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC => "the PTX calls cudaDeviceSynchronize on the device, which is not supported",
    CUDA_ERROR_CONTAINED => "a GPU or NVLink fault was contained; this process cannot use CUDA again",
    CUDA_ERROR_INSUFFICIENT_LOADER_VERSION => "the fat binary needs a newer loader than the one in use",
    CUDA_ERROR_INVALID_SOURCE => "the device source code is not valid, or it does not compile or link",
    CUDA_ERROR_FILE_NOT_FOUND => "no file exists at the given path",
    CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND => "a symbol could not be resolved while a shared library was linked",
    CUDA_ERROR_SHARED_OBJECT_INIT_FAILED => "a shared library could not be initialized",
    CUDA_ERROR_OPERATING_SYSTEM => "a call into the operating system failed",
    CUDA_ERROR_INVALID_HANDLE => "a handle, such as that of a stream or an event, is not valid",
    CUDA_ERROR_ILLEGAL_STATE => "an object that the call needs is in a state that the call does not allow",
    CUDA_ERROR_LOSSY_QUERY => "the query would lose information about the object, for instance because an optional output is null",
    CUDA_ERROR_NOT_FOUND => "nothing of that name exists, for instance no such kernel, variable or driver function",
    CUDA_ERROR_NOT_READY => "the queried work has not completed yet, which is a status and not a failure",
    CUDA_ERROR_ILLEGAL_ADDRESS => "a kernel accessed an invalid address; this process cannot use CUDA again",
    CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES => "the launch needs more registers, threads or parameter space than the device can provide",
    CUDA_ERROR_LAUNCH_TIMEOUT => "a kernel ran past the device's time limit; this process cannot use CUDA again",
    CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING => "the kernel uses a texturing mode that is not compatible with the launch",
    CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED => "peer access to the other context is already enabled",
    CUDA_ERROR_PEER_ACCESS_NOT_ENABLED => "peer access to the other context is not enabled, so it cannot be disabled",
    CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE => "the device's primary context is already active",
    CUDA_ERROR_CONTEXT_IS_DESTROYED => "the current context was destroyed, or is a primary context that is not yet active",
    CUDA_ERROR_ASSERT => "an assertion in device code failed; the context can only be destroyed",
    CUDA_ERROR_TOO_MANY_PEERS => "peer access could not be enabled, because a device has no resources left for another peer",
    CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED => "the host memory, or a part of it, is already registered",
    CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED => "the host pointer is not in registered memory",
    CUDA_ERROR_HARDWARE_STACK_ERROR => "a kernel overflowed or corrupted its stack; this process cannot use CUDA again",
    CUDA_ERROR_ILLEGAL_INSTRUCTION => "a kernel executed an illegal instruction; this process cannot use CUDA again",
    CUDA_ERROR_MISALIGNED_ADDRESS => "a kernel accessed a misaligned address; this process cannot use CUDA again",
    CUDA_ERROR_INVALID_ADDRESS_SPACE => "an instruction of a kernel used an address outside the memory spaces that it can access; this process cannot use CUDA again",
    CUDA_ERROR_INVALID_PC => "the program counter of a kernel left its valid range; this process cannot use CUDA again",
    CUDA_ERROR_LAUNCH_FAILED => "a kernel failed with an exception, for instance an out-of-bounds access to shared memory; this process cannot use CUDA again",
    CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE => "the cooperative grid has more blocks than can be resident on the device at once",
    CUDA_ERROR_TENSOR_MEMORY_LEAK => "a kernel ended before it freed all its tensor memory; this process cannot use CUDA again",
    CUDA_ERROR_NOT_PERMITTED => "the operation is not permitted here, or not for this caller",
    CUDA_ERROR_NOT_SUPPORTED => "this device or system does not support the operation",
    CUDA_ERROR_SYSTEM_NOT_READY => "the system is still starting, or a service that CUDA needs is not running",
    CUDA_ERROR_SYSTEM_DRIVER_MISMATCH => "the versions of the CUDA driver library and the display driver do not match",
    CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE => "the forward-compatibility driver in use does not support this GPU",
    CUDA_ERROR_MPS_CONNECTION_FAILED => "this process could not connect to the control daemon or the server of MPS",
    CUDA_ERROR_MPS_RPC_FAILURE => "a call from this MPS client to its server failed",
    CUDA_ERROR_MPS_SERVER_NOT_READY => "the MPS server accepts no new clients now, for instance while it recovers",
    CUDA_ERROR_MPS_MAX_CLIENTS_REACHED => "the MPS server has as many clients as the hardware allows",
    CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED => "the MPS server has as many device connections as the hardware allows",
    CUDA_ERROR_MPS_CLIENT_TERMINATED => "the MPS server ended this client; this process cannot use CUDA again",
    CUDA_ERROR_CDP_NOT_SUPPORTED => "the module uses dynamic parallelism, which is not supported here, for instance under MPS",
    CUDA_ERROR_CDP_VERSION_MISMATCH => "the module mixes versions of dynamic parallelism that are not compatible",
    CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED => "the call is not permitted while a stream is capturing",
    CUDA_ERROR_STREAM_CAPTURE_INVALIDATED => "an earlier error has invalidated this stream capture",
    CUDA_ERROR_STREAM_CAPTURE_MERGE => "the call would merge two stream captures that must stay separate",
    CUDA_ERROR_STREAM_CAPTURE_UNMATCHED => "the capture was begun on another stream than the one that is to end it",
    CUDA_ERROR_STREAM_CAPTURE_UNJOINED => "the capture ended before each stream forked from it was joined again",
    CUDA_ERROR_STREAM_CAPTURE_ISOLATION => "the call would create a dependency between captured work and work outside the capture",
    CUDA_ERROR_STREAM_CAPTURE_IMPLICIT => "the legacy default stream would implicitly depend on a stream that is capturing",
    CUDA_ERROR_CAPTURED_EVENT => "the event was last recorded in a stream capture, and this call cannot use it",
    CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD => "only the thread that began the capture can end it, because its mode is not relaxed",
    CUDA_ERROR_TIMEOUT => "the wait did not finish within its time limit",
    CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE => "the executable graph was not updated, because it does not support some of the changes",
    CUDA_ERROR_EXTERNAL_DEVICE => "an external device that CUDA depends on reported an error",
    CUDA_ERROR_INVALID_CLUSTER_SIZE => "the kernel cannot be launched with these cluster dimensions",
    CUDA_ERROR_FUNCTION_NOT_LOADED => "the call needs a function that is loaded, and this one is not",
    CUDA_ERROR_INVALID_RESOURCE_TYPE => "a device resource is of a type that the call does not accept",
    CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION => "a device resource is too small or does not suit the call",
    CUDA_ERROR_KEY_ROTATION => "rotation of the confidential-computing encryption keys failed",
    CUDA_ERROR_STREAM_DETACHED => "the stream is detached, for example because its green context was destroyed",
    CUDA_ERROR_GRAPH_RECAPTURE_FAILURE => "the recapture of the graph failed and was ended",
    CUDA_ERROR_FABRIC_NOT_READY => "the GPU fabric was not ready within the time limit; a later attempt may succeed",
    CUDA_ERROR_UNKNOWN => "an unknown error occurred inside the driver",
}

c_enum! {
/**
The attributes of a link from one device to another, for [`cuDeviceGetP2PAttribute`]. An attribute that begins with "Whether" is 1 for yes and 0 for no.

Since CUDA 8.0, like the first function that takes it.

# Functions

[`cuDeviceGetP2PAttribute`]
*/
    pub struct CUdevice_P2PAttribute(u32);
    /// The relative performance of the link.
    CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK = 1,
    /// Whether the source device can access the memory of the destination device.
    CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED = 2,
    /// Whether the link supports all atomic operations natively.
    CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED = 3,
    /// Whether CUDA arrays can be accessed over the link.
    CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED = 4,
    /**
Whether the link supports only some atomic operations natively. [`cuDeviceGetP2PAtomicCapabilities`] returns which.

Since CUDA 13.0.
*/
    CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED = 5,
    /// Deprecated: use [`CUdevice_P2PAttribute::CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED`].
    #[deprecated = "NVIDIA's header marks it as deprecated"]
    CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED = 4,
}

c_enum! {
/**
The format in which a texture object reads the elements of an array.

Since CUDA 11.7 or earlier; its first function is of CUDA 5.0.

# Functions

In a struct: [`cuTexObjectCreate`], [`cuTexObjectGetResourceViewDesc`]
*/
    pub struct CUresourceViewFormat(u32);
    /// The format of the array.
    CU_RES_VIEW_FORMAT_NONE = 0,
    /// One channel of unsigned 8-bit integers.
    CU_RES_VIEW_FORMAT_UINT_1X8 = 1,
    /// Two channels of unsigned 8-bit integers.
    CU_RES_VIEW_FORMAT_UINT_2X8 = 2,
    /// Four channels of unsigned 8-bit integers.
    CU_RES_VIEW_FORMAT_UINT_4X8 = 3,
    /// One channel of signed 8-bit integers.
    CU_RES_VIEW_FORMAT_SINT_1X8 = 4,
    /// Two channels of signed 8-bit integers.
    CU_RES_VIEW_FORMAT_SINT_2X8 = 5,
    /// Four channels of signed 8-bit integers.
    CU_RES_VIEW_FORMAT_SINT_4X8 = 6,
    /// One channel of unsigned 16-bit integers.
    CU_RES_VIEW_FORMAT_UINT_1X16 = 7,
    /// Two channels of unsigned 16-bit integers.
    CU_RES_VIEW_FORMAT_UINT_2X16 = 8,
    /// Four channels of unsigned 16-bit integers.
    CU_RES_VIEW_FORMAT_UINT_4X16 = 9,
    /// One channel of signed 16-bit integers.
    CU_RES_VIEW_FORMAT_SINT_1X16 = 10,
    /// Two channels of signed 16-bit integers.
    CU_RES_VIEW_FORMAT_SINT_2X16 = 11,
    /// Four channels of signed 16-bit integers.
    CU_RES_VIEW_FORMAT_SINT_4X16 = 12,
    /// One channel of unsigned 32-bit integers.
    CU_RES_VIEW_FORMAT_UINT_1X32 = 13,
    /// Two channels of unsigned 32-bit integers.
    CU_RES_VIEW_FORMAT_UINT_2X32 = 14,
    /// Four channels of unsigned 32-bit integers.
    CU_RES_VIEW_FORMAT_UINT_4X32 = 15,
    /// One channel of signed 32-bit integers.
    CU_RES_VIEW_FORMAT_SINT_1X32 = 16,
    /// Two channels of signed 32-bit integers.
    CU_RES_VIEW_FORMAT_SINT_2X32 = 17,
    /// Four channels of signed 32-bit integers.
    CU_RES_VIEW_FORMAT_SINT_4X32 = 18,
    /// One channel of 16-bit floating-point numbers.
    CU_RES_VIEW_FORMAT_FLOAT_1X16 = 19,
    /// Two channels of 16-bit floating-point numbers.
    CU_RES_VIEW_FORMAT_FLOAT_2X16 = 20,
    /// Four channels of 16-bit floating-point numbers.
    CU_RES_VIEW_FORMAT_FLOAT_4X16 = 21,
    /// One channel of 32-bit floating-point numbers.
    CU_RES_VIEW_FORMAT_FLOAT_1X32 = 22,
    /// Two channels of 32-bit floating-point numbers.
    CU_RES_VIEW_FORMAT_FLOAT_2X32 = 23,
    /// Four channels of 32-bit floating-point numbers.
    CU_RES_VIEW_FORMAT_FLOAT_4X32 = 24,
    /// BC1 blocks of unsigned numbers.
    CU_RES_VIEW_FORMAT_UNSIGNED_BC1 = 25,
    /// BC2 blocks of unsigned numbers.
    CU_RES_VIEW_FORMAT_UNSIGNED_BC2 = 26,
    /// BC3 blocks of unsigned numbers.
    CU_RES_VIEW_FORMAT_UNSIGNED_BC3 = 27,
    /// BC4 blocks of unsigned numbers.
    CU_RES_VIEW_FORMAT_UNSIGNED_BC4 = 28,
    /// BC4 blocks of signed numbers.
    CU_RES_VIEW_FORMAT_SIGNED_BC4 = 29,
    /// BC5 blocks of unsigned numbers.
    CU_RES_VIEW_FORMAT_UNSIGNED_BC5 = 30,
    /// BC5 blocks of signed numbers.
    CU_RES_VIEW_FORMAT_SIGNED_BC5 = 31,
    /// BC6H blocks of unsigned 16-bit floating-point numbers.
    CU_RES_VIEW_FORMAT_UNSIGNED_BC6H = 32,
    /// BC6H blocks of signed 16-bit floating-point numbers.
    CU_RES_VIEW_FORMAT_SIGNED_BC6H = 33,
    /// BC7 blocks of unsigned numbers.
    CU_RES_VIEW_FORMAT_UNSIGNED_BC7 = 34,
}

c_enum! {
/**
The types of the elements of a tensor.

Since CUDA 12.0.

# Functions

[`cuTensorMapEncodeTiled`], [`cuTensorMapEncodeIm2col`], [`cuTensorMapEncodeIm2colWide`]
*/
    pub struct CUtensorMapDataType(u32);
    /// Unsigned 8-bit integers.
    CU_TENSOR_MAP_DATA_TYPE_UINT8 = 0,
    /// Unsigned 16-bit integers.
    CU_TENSOR_MAP_DATA_TYPE_UINT16 = 1,
    /// Unsigned 32-bit integers.
    CU_TENSOR_MAP_DATA_TYPE_UINT32 = 2,
    /// Signed 32-bit integers.
    CU_TENSOR_MAP_DATA_TYPE_INT32 = 3,
    /// Unsigned 64-bit integers.
    CU_TENSOR_MAP_DATA_TYPE_UINT64 = 4,
    /// Signed 64-bit integers.
    CU_TENSOR_MAP_DATA_TYPE_INT64 = 5,
    /// 16-bit floating-point numbers.
    CU_TENSOR_MAP_DATA_TYPE_FLOAT16 = 6,
    /// 32-bit floating-point numbers.
    CU_TENSOR_MAP_DATA_TYPE_FLOAT32 = 7,
    /// 64-bit floating-point numbers.
    CU_TENSOR_MAP_DATA_TYPE_FLOAT64 = 8,
    /// bfloat16 numbers, of two bytes.
    CU_TENSOR_MAP_DATA_TYPE_BFLOAT16 = 9,
    /// 32-bit floating-point numbers whose denormals become zero.
    CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ = 10,
    /// TF32 numbers, of four bytes.
    CU_TENSOR_MAP_DATA_TYPE_TFLOAT32 = 11,
    /// TF32 numbers, of four bytes, whose denormals become zero.
    CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ = 12,
    /**
Sixteen packed 4-bit values in each 8 bytes, without gaps.

Since CUDA 12.8.
*/
    CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B = 13,
    /**
Sixteen packed 4-bit values in each 16 bytes, with a gap of 8 bytes.

Since CUDA 12.8.
*/
    CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B = 14,
    /**
Sixteen packed 6-bit values in each 16 bytes, with a gap of 4 bytes.

Since CUDA 12.8.
*/
    CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B = 15,
}

c_enum! {
/**
The interleaved layouts of a tensor in global memory.

Since CUDA 12.0.

# Functions

[`cuTensorMapEncodeTiled`], [`cuTensorMapEncodeIm2col`], [`cuTensorMapEncodeIm2colWide`]
*/
    pub struct CUtensorMapInterleave(u32);
    /// No interleaving.
    CU_TENSOR_MAP_INTERLEAVE_NONE = 0,
    /// Channels in groups of 16 bytes, like NC/8HWC8 with channels of two bytes.
    CU_TENSOR_MAP_INTERLEAVE_16B = 1,
    /// Channels in groups of 32 bytes, like NC/16HWC16 with channels of two bytes. It requires [`CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_32B`].
    CU_TENSOR_MAP_INTERLEAVE_32B = 2,
}

c_enum! {
/**
How chunks of a tensor are shuffled over the banks of shared memory.

Since CUDA 12.0.

# Functions

[`cuTensorMapEncodeTiled`], [`cuTensorMapEncodeIm2col`], [`cuTensorMapEncodeIm2colWide`]
*/
    pub struct CUtensorMapSwizzle(u32);
    /// No shuffling.
    CU_TENSOR_MAP_SWIZZLE_NONE = 0,
    /// Chunks of 16 bytes within 32 bytes.
    CU_TENSOR_MAP_SWIZZLE_32B = 1,
    /// Chunks of 16 bytes within 64 bytes.
    CU_TENSOR_MAP_SWIZZLE_64B = 2,
    /// Chunks of 16 bytes within 128 bytes.
    CU_TENSOR_MAP_SWIZZLE_128B = 3,
    /**
Chunks of 32 bytes within 128 bytes.

Since CUDA 12.8.
*/
    CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B = 4,
    /**
Chunks of 32 bytes within 128 bytes. In every second row the two halves of each 16 bytes are also swapped.

Since CUDA 12.8.
*/
    CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B = 5,
    /**
Chunks of 64 bytes within 128 bytes.

Since CUDA 12.8.
*/
    CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B = 6,
}

c_enum! {
/**
The granularity at which the L2 cache fetches the data of a tensor from memory.

Since CUDA 12.0.

# Functions

[`cuTensorMapEncodeTiled`], [`cuTensorMapEncodeIm2col`], [`cuTensorMapEncodeIm2colWide`]
*/
    pub struct CUtensorMapL2promotion(u32);
    /// No promotion.
    CU_TENSOR_MAP_L2_PROMOTION_NONE = 0,
    /// 64 bytes.
    CU_TENSOR_MAP_L2_PROMOTION_L2_64B = 1,
    /// 128 bytes.
    CU_TENSOR_MAP_L2_PROMOTION_L2_128B = 2,
    /// 256 bytes.
    CU_TENSOR_MAP_L2_PROMOTION_L2_256B = 3,
}

c_enum! {
/**
The value that is read for elements outside a tensor.

Since CUDA 12.0.

# Functions

[`cuTensorMapEncodeTiled`], [`cuTensorMapEncodeIm2col`], [`cuTensorMapEncodeIm2colWide`]
*/
    pub struct CUtensorMapFloatOOBfill(u32);
    /// Zero.
    CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE = 0,
    /// A special NaN constant. Valid for floating-point types only.
    CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA = 1,
}

c_enum! {
/**
The extent along the W dimension that [`cuTensorMapEncodeIm2colWide`] describes.

Since CUDA 12.8.

# Functions

[`cuTensorMapEncodeIm2colWide`]
*/
    pub struct CUtensorMapIm2ColWideMode(u32);
    /// `pixelsPerColumn` elements.
    CU_TENSOR_MAP_IM2COL_WIDE_MODE_W = 0,
    /// The extent of the W128 mode, which ignores `pixelsPerColumn`.
    CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128 = 1,
}

c_enum! {
/**
The window within which a tensor map forms addresses outside its tensor, for [`cuTensorMapSetAllocationClass`]. It matters only on some devices.

Since CUDA 13.5.

# Functions

[`cuTensorMapSetAllocationClass`]
*/
    pub struct CUtensorMapAllocClass(u32);
    /// A class that the driver derives from the layout of the tensor.
    CU_TENSOR_MAP_ALLOC_CLASS_AUTO = 0,
    /// A window of 4 KiB, which is always safe.
    CU_TENSOR_MAP_ALLOC_CLASS_SMALL = 1,
    /// A window of 128 KiB. At least [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TENSOR_MAP_LARGE_TENSOR_MIN_SIZE`] bytes must be contiguous and accessible at the base of the tensor whenever the map is used.
    CU_TENSOR_MAP_ALLOC_CLASS_LARGE = 2,
}

c_flags! {
/**
The access that the device of the current context has to memory, see [`CUpointer_attribute::CU_POINTER_ATTRIBUTE_ACCESS_FLAGS`].

Since CUDA 11.7 or earlier.
*/
    pub struct CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS(u32);
    /// No access.
    CU_POINTER_ATTRIBUTE_ACCESS_FLAG_NONE = 0,
    /// Reading only. A write is an invalid access.
    CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READ = 1,
    /// Reading and writing.
    CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE = 3,
}

c_enum! {
/**
The types of handles from which [`cuImportExternalMemory`] imports memory.

Since CUDA 11.7 or earlier; its first function is of CUDA 10.0.

# Functions

In a struct: [`cuImportExternalMemory`]
*/
    pub struct CUexternalMemoryHandleType(u32);
    /// An opaque file descriptor.
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD = 1,
    /// An opaque shared NT handle of Windows.
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32 = 2,
    /// An opaque, globally shared (KMT) handle of Windows.
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT = 3,
    /// A Direct3D 12 heap.
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP = 4,
    /// A committed resource of Direct3D 12.
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE = 5,
    /// A shared NT handle of a Direct3D 11 resource.
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE = 6,
    /// A globally shared (KMT) handle of a Direct3D 11 resource.
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT = 7,
    /// An NvSciBuf object.
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF = 8,
    /**
A DMA-BUF file descriptor.

Since CUDA 13.0.
*/
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD = 9,
}

c_enum! {
/**
The types of handles from which [`cuImportExternalSemaphore`] imports a semaphore.

Since CUDA 11.7 or earlier; its first function is of CUDA 10.0.

# Functions

In a struct: [`cuImportExternalSemaphore`], [`cuSignalExternalSemaphoresAsync`], [`cuWaitExternalSemaphoresAsync`], [`cuGraphAddExternalSemaphoresSignalNode`], [`cuGraphExternalSemaphoresSignalNodeGetParams`], [`cuGraphExternalSemaphoresSignalNodeSetParams`], [`cuGraphAddExternalSemaphoresWaitNode`], [`cuGraphExternalSemaphoresWaitNodeGetParams`], [`cuGraphExternalSemaphoresWaitNodeSetParams`], [`cuGraphExecExternalSemaphoresSignalNodeSetParams`], [`cuGraphExecExternalSemaphoresWaitNodeSetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
    pub struct CUexternalSemaphoreHandleType(u32);
    /// An opaque file descriptor.
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD = 1,
    /// An opaque shared NT handle of Windows.
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32 = 2,
    /// An opaque, globally shared (KMT) handle of Windows.
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT = 3,
    /// A shared NT handle of a Direct3D 12 fence.
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE = 4,
    /// A shared NT handle of a Direct3D 11 fence.
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE = 5,
    /// An NvSciSync object.
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC = 6,
    /// A shared NT handle of a Direct3D 11 keyed mutex.
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX = 7,
    /// A globally shared (KMT) handle of a Direct3D 11 keyed mutex.
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT = 8,
    /// An opaque file descriptor of a timeline semaphore.
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD = 9,
    /// An opaque shared NT handle of a timeline semaphore.
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32 = 10,
}

c_flags! {
/**
The types of handles with which memory can be exported to other processes. They can be combined.

Since CUDA 10.2, like the first function that takes it.

# Functions

[`cuMemExportToShareableHandle`], [`cuMemImportFromShareableHandle`], [`cuMemPoolExportToShareableHandle`], [`cuMemPoolImportFromShareableHandle`]; in a struct: [`cuMemCreate`], [`cuMemGetAllocationGranularity`], [`cuMemGetAllocationPropertiesFromHandle`], [`cuMemPoolCreate`], [`cuMulticastCreate`], [`cuMulticastGetGranularity`], [`cuGraphAddMemAllocNode`], [`cuGraphMemAllocNodeGetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
    pub struct CUmemAllocationHandleType(u32);
    /// No export.
    CU_MEM_HANDLE_TYPE_NONE = 0,
    /// A file descriptor (`int`). Valid on POSIX systems only.
    CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR = 1,
    /// An NT handle of Windows (`HANDLE`).
    CU_MEM_HANDLE_TYPE_WIN32 = 2,
    /// A globally shared (KMT) handle of Windows (`D3DKMT_HANDLE`).
    CU_MEM_HANDLE_TYPE_WIN32_KMT = 4,
    /**
A fabric handle ([`CUmemFabricHandle`]), also for processes on other nodes.

Since CUDA 12.3.
*/
    CU_MEM_HANDLE_TYPE_FABRIC = 8,
    /// The largest value of the C enum. Not a handle type.
    CU_MEM_HANDLE_TYPE_MAX = 2147483647,
}

c_flags! {
/**
The access to a mapped virtual address range, or to the memory of a pool.

Since CUDA 11.7 or earlier; its first function is of CUDA 10.2.

# Functions

[`cuMemGetAccess`], [`cuMemPoolGetAccess`]; in a struct: [`cuMemSetAccess`], [`cuMemPoolSetAccess`], [`cuGraphAddMemAllocNode`], [`cuGraphMemAllocNodeGetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
    pub struct CUmemAccess_flags(u32);
    /// No access. This is the default.
    CU_MEM_ACCESS_FLAGS_PROT_NONE = 0,
    /// Reading only.
    CU_MEM_ACCESS_FLAGS_PROT_READ = 1,
    /// Reading and writing.
    CU_MEM_ACCESS_FLAGS_PROT_READWRITE = 3,
    /// The largest value of the C enum. Not an access.
    CU_MEM_ACCESS_FLAGS_PROT_MAX = 2147483647,
}

c_enum! {
/**
The types of a [`CUmemLocation`].

Since CUDA 11.7 or earlier; its first function is of CUDA 10.2.

# Functions

[`cuMemPoolGetAttribute`], [`cuMemGetDefaultMemPool`], [`cuMemGetMemPool`], [`cuMemGetLocationInfo`]; in a struct: [`cuMemcpyBatchAsync_v2`], [`cuMemcpy3DBatchAsync_v2`], [`cuMemcpyWithAttributesAsync`], [`cuMemcpy3DWithAttributesAsync`], [`cuMemCreate`], [`cuMemSetAccess`], [`cuMemGetAccess`], [`cuMemGetAllocationGranularity`], [`cuMemGetAllocationPropertiesFromHandle`], [`cuMemPoolSetAccess`], [`cuMemPoolGetAccess`], [`cuMemPoolCreate`], [`cuMemSetMemPool`], [`cuFabricCpyBatchAsync`], [`cuMemPrefetchAsync_v2`], [`cuMemAdvise_v2`], [`cuMemPrefetchBatchAsync`], [`cuMemDiscardAndPrefetchBatchAsync`], [`cuGraphAddMemAllocNode`], [`cuGraphMemAllocNodeGetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
    pub struct CUmemLocationType(u32);
    /// No valid location.
    CU_MEM_LOCATION_TYPE_INVALID = 0,
    /**
No particular location. Valid for a managed memory pool without a preferred location.

Since CUDA 13.0.
*/
    CU_MEM_LOCATION_TYPE_NONE = 0,
    /// The memory of a device; `id` is its ordinal.
    CU_MEM_LOCATION_TYPE_DEVICE = 1,
    /**
Host memory; `id` is ignored.

Since CUDA 12.2.
*/
    CU_MEM_LOCATION_TYPE_HOST = 2,
    /**
A NUMA node of the host; `id` is its number.

Since CUDA 12.2.
*/
    CU_MEM_LOCATION_TYPE_HOST_NUMA = 3,
    /**
The NUMA node of the calling thread; `id` is ignored.

Since CUDA 12.2.
*/
    CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT = 4,
    /**
A device that can be accessed but is not visible to the process; `id` is [`CU_DEVICE_INVALID`].

Since CUDA 13.2.
*/
    CU_MEM_LOCATION_TYPE_INVISIBLE = 5,
    /**
A part of the memory of a device; `localized` names the device and the locality domain.

Since CUDA 13.4.
*/
    CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN = 6,
    /// The largest value of the C enum. Not a location.
    CU_MEM_LOCATION_TYPE_MAX = 2147483647,
}

c_enum! {
/**
The types of allocations.

Since CUDA 11.7 or earlier; its first function is of CUDA 10.2.

# Functions

[`cuMemGetDefaultMemPool`], [`cuMemGetMemPool`], [`cuMemSetMemPool`]; in a struct: [`cuMemCreate`], [`cuMemGetAllocationGranularity`], [`cuMemGetAllocationPropertiesFromHandle`], [`cuMemPoolCreate`], [`cuGraphAddMemAllocNode`], [`cuGraphMemAllocNodeGetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
    pub struct CUmemAllocationType(u32);
    /// No valid type.
    CU_MEM_ALLOCATION_TYPE_INVALID = 0,
    /// Memory that does not migrate while it is in use.
    CU_MEM_ALLOCATION_TYPE_PINNED = 1,
    /**
Managed memory.

Since CUDA 13.0.
*/
    CU_MEM_ALLOCATION_TYPE_MANAGED = 2,
    /// The largest value of the C enum. Not a type.
    CU_MEM_ALLOCATION_TYPE_MAX = 2147483647,
}

c_flags! {
/**
The granularities that [`cuMemGetAllocationGranularity`] returns.

Since CUDA 10.2, like the first function that takes it.

# Functions

[`cuMemGetAllocationGranularity`]
*/
    pub struct CUmemAllocationGranularity_flags(u32);
    /// The minimum granularity, which is required.
    CU_MEM_ALLOC_GRANULARITY_MINIMUM = 0,
    /// The granularity for the best performance.
    CU_MEM_ALLOC_GRANULARITY_RECOMMENDED = 1,
}

c_enum! {
/**
The types of handles that [`cuMemGetHandleForAddressRange`] returns.

Since CUDA 11.7, like the first function that takes it.

# Functions

[`cuMemGetHandleForAddressRange`]
*/
    pub struct CUmemRangeHandleType(u32);
    /// A DMA-BUF file descriptor (`int`).
    CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD = 1,
    /// The largest value of the C enum. Not a handle type.
    CU_MEM_RANGE_HANDLE_TYPE_MAX = 2147483647,
}

c_flags! {
/**
Flags of [`cuMemGetHandleForAddressRange`].

Since CUDA 12.8.

# Functions

[`cuMemGetHandleForAddressRange`]
*/
    pub struct CUmemRangeFlags(u32);
    /// The memory is mapped through PCIe BAR1. Valid for [`CUmemRangeHandleType::CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD`] on platforms that support it.
    CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE = 1,
}

c_enum! {
/**
The parts of a sparse array that [`cuMemMapArrayAsync`] maps.

Since CUDA 11.7 or earlier; its first function is of CUDA 11.1.

# Functions

In a struct: [`cuMemMapArrayAsync`]
*/
    pub struct CUarraySparseSubresourceType(u32);
    /// A mip level that is at least one tile large in each dimension.
    CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL = 0,
    /// The mip tail: the remaining levels, which are smaller than a tile in at least one dimension.
    CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL = 1,
}

c_enum! {
/**
The operations of [`cuMemMapArrayAsync`].

Since CUDA 11.7 or earlier; its first function is of CUDA 11.1.

# Functions

In a struct: [`cuMemMapArrayAsync`]
*/
    pub struct CUmemOperationType(u32);
    /// The mapping of memory.
    CU_MEM_OPERATION_TYPE_MAP = 1,
    /// The unmapping of memory.
    CU_MEM_OPERATION_TYPE_UNMAP = 2,
}

c_enum! {
/**
The types of memory handles in a [`CUarrayMapInfo`].

Since CUDA 11.7 or earlier; its first function is of CUDA 11.1.

# Functions

In a struct: [`cuMemMapArrayAsync`]
*/
    pub struct CUmemHandleType(u32);
    /// An allocation handle of [`cuMemCreate`].
    CU_MEM_HANDLE_TYPE_GENERIC = 0,
}

c_enum! {
/**
The compression of the memory of [`cuMemCreate`].

Since CUDA 11.7 or earlier; its first function is of CUDA 10.2.

# Functions

In a struct: [`cuMemCreate`], [`cuMemGetAllocationGranularity`], [`cuMemGetAllocationPropertiesFromHandle`]
*/
    pub struct CUmemAllocationCompType(u32);
    /// Memory that cannot be compressed.
    CU_MEM_ALLOCATION_COMP_NONE = 0,
    /// Memory that can be compressed. Valid if the device has [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED`].
    CU_MEM_ALLOCATION_COMP_GENERIC = 1,
}

c_flags! {
/**
The granularities that [`cuMulticastGetGranularity`] returns.

Since CUDA 12.1.

# Functions

[`cuMulticastGetGranularity`]
*/
    pub struct CUmulticastGranularity_flags(u32);
    /// The minimum granularity, which is required.
    CU_MULTICAST_GRANULARITY_MINIMUM = 0,
    /// The granularity for the best performance.
    CU_MULTICAST_GRANULARITY_RECOMMENDED = 1,
}

c_enum! {
/**
The results of [`cuGraphExecUpdate_v2`].

Since CUDA 11.7 or earlier; its first function is of CUDA 10.2.

# Functions

In a struct: [`cuGraphExecUpdate_v2`]
*/
    pub struct CUgraphExecUpdateResult(u32);
    /// The executable graph was updated.
    CU_GRAPH_EXEC_UPDATE_SUCCESS = 0,
    /// An unexpected failure, which the error code of the function describes.
    CU_GRAPH_EXEC_UPDATE_ERROR = 1,
    /// The number of nodes or their dependencies differ.
    CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED = 2,
    /// The type of a node differs.
    CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED = 3,
    /// The function of a kernel node differs. Returned only by drivers before CUDA 11.2.
    CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED = 4,
    /// The parameters of a node differ in a way that an update does not support.
    CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED = 5,
    /// A property of a node, such as its type, does not support updates.
    CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED = 6,
    /// The function of a kernel node differs in a way that an update does not support.
    CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE = 7,
    /// The attributes of a node differ in a way that an update does not support.
    CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED = 8,
}

c_enum! {
/**
The attributes of a memory pool, for [`cuMemPoolGetAttribute`] and [`cuMemPoolSetAttribute`]. The type of the value is in parentheses.

Since CUDA 11.2, like the first function that takes it.

# Functions

[`cuMemPoolSetAttribute`], [`cuMemPoolGetAttribute`]
*/
    pub struct CUmemPool_attribute(u32);
    /// Whether an allocation can reuse memory freed in another stream if events or the null stream order the allocation after the free (`int`, 1 by default).
    CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES = 1,
    /// Whether an allocation can reuse memory whose free has already completed, without a dependency on the free (`int`, 1 by default).
    CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC = 2,
    /// Whether the driver can add dependencies between streams to reuse memory (`int`, 1 by default).
    CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES = 3,
    /// The amount of reserved memory above which the pool tries to release memory to the operating system, when a stream, an event or a context is next synchronized, in bytes ([`cuuint64_t`], 0 by default).
    CU_MEMPOOL_ATTR_RELEASE_THRESHOLD = 4,
    /// The memory that the pool has reserved, in bytes ([`cuuint64_t`]). It cannot be set.
    CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT = 5,
    /// The largest amount of memory that the pool has reserved since the last reset, in bytes ([`cuuint64_t`]). Setting it to zero resets it; no other value is valid.
    CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH = 6,
    /// The memory of the pool that is in use, in bytes ([`cuuint64_t`]). It cannot be set.
    CU_MEMPOOL_ATTR_USED_MEM_CURRENT = 7,
    /// The largest amount of memory of the pool that was in use since the last reset, in bytes ([`cuuint64_t`]). Setting it to zero resets it; no other value is valid.
    CU_MEMPOOL_ATTR_USED_MEM_HIGH = 8,
    /**
The allocation type ([`CUmemAllocationType`]). It cannot be set.

Since CUDA 13.2.
*/
    CU_MEMPOOL_ATTR_ALLOCATION_TYPE = 9,
    /**
The handle types with which the pool can be exported ([`CUmemAllocationHandleType`]). None for an imported pool; it cannot be set.

Since CUDA 13.2.
*/
    CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES = 10,
    /**
The `id` of the location (`int`). It is [`CU_DEVICE_INVALID`] at [`CUmemLocationType::CU_MEM_LOCATION_TYPE_INVISIBLE`], and it cannot be set.

Since CUDA 13.2.
*/
    CU_MEMPOOL_ATTR_LOCATION_ID = 11,
    /**
The type of the location ([`CUmemLocationType`]). It is [`CUmemLocationType::CU_MEM_LOCATION_TYPE_INVISIBLE`] for an imported pool whose device is on another node or not visible to the process, and it cannot be set.

Since CUDA 13.2.
*/
    CU_MEMPOOL_ATTR_LOCATION_TYPE = 12,
    /**
The largest size of the pool, in bytes ([`cuuint64_t`]). It can be larger than the size passed to [`cuMemPoolCreate`], and zero stands for no limit. For managed and imported pools it depends on the system. It cannot be set.

Since CUDA 13.2.
*/
    CU_MEMPOOL_ATTR_MAX_POOL_SIZE = 13,
    /**
Whether hardware decompression is enabled for the pool (`int`). It cannot be set.

Since CUDA 13.2.
*/
    CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED = 14,
    /**
The locality domain, or -1 if the pool is not localized or the device has only one domain (`int`). It cannot be set.

Since CUDA 13.4.
*/
    CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID = 15,
}

c_flags! {
/**
Flags of the copies of a batch, for [`cuMemcpyBatchAsync_v2`] and [`cuMemcpy3DBatchAsync_v2`].

Since CUDA 12.8.

# Functions

In a struct: [`cuMemcpyBatchAsync_v2`], [`cuMemcpy3DBatchAsync_v2`], [`cuMemcpyWithAttributesAsync`], [`cuMemcpy3DWithAttributesAsync`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
    pub struct CUmemcpyFlags(u32);
    /// No flag.
    CU_MEMCPY_FLAG_DEFAULT = 0,
    /// A copy that should overlap with work on the multiprocessors. A hint.
    CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE = 1,
}

c_enum! {
/**
The order in which the copies of a batch access their sources. Destinations are always accessed in stream order.

Since CUDA 12.8.

# Functions

In a struct: [`cuMemcpyBatchAsync_v2`], [`cuMemcpy3DBatchAsync_v2`], [`cuMemcpyWithAttributesAsync`], [`cuMemcpy3DWithAttributesAsync`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
    pub struct CUmemcpySrcAccessOrder(u32);
    /// No valid order.
    CU_MEMCPY_SRC_ACCESS_ORDER_INVALID = 0,
    /// Stream order.
    CU_MEMCPY_SRC_ACCESS_ORDER_STREAM = 1,
    /// Any order, but before the call returns. No earlier work of the stream may still access the source.
    CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL = 2,
    /// Any order, also after the call returns. No earlier work of the stream may still access the source.
    CU_MEMCPY_SRC_ACCESS_ORDER_ANY = 3,
    /// The largest value of the C enum. Not an order.
    CU_MEMCPY_SRC_ACCESS_ORDER_MAX = 2147483647,
}

c_enum! {
/**
The operands of the copies of [`cuMemcpy3DBatchAsync_v2`].

Since CUDA 12.8.

# Functions

In a struct: [`cuMemcpy3DBatchAsync_v2`], [`cuMemcpy3DWithAttributesAsync`]
*/
    pub struct CUmemcpy3DOperandType(u32);
    /// An address.
    CU_MEMCPY_OPERAND_TYPE_POINTER = 1,
    /// A CUDA array.
    CU_MEMCPY_OPERAND_TYPE_ARRAY = 2,
    /// The largest value of the C enum. Not an operand.
    CU_MEMCPY_OPERAND_TYPE_MAX = 2147483647,
}

c_enum! {
/**
The attributes of the memory for graphs on a device, for [`cuDeviceGetGraphMemAttribute`] and [`cuDeviceSetGraphMemAttribute`]. Each is a number of bytes ([`cuuint64_t`]).

Since CUDA 11.4, like the first function that takes it.

# Functions

[`cuDeviceGetGraphMemAttribute`], [`cuDeviceSetGraphMemAttribute`]
*/
    pub struct CUgraphMem_attribute(u32);
    /// The memory that graphs use. It cannot be set.
    CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT = 0,
    /// The largest amount of memory that graphs have used since the last reset. Setting it to zero resets it; no other value is valid.
    CU_GRAPH_MEM_ATTR_USED_MEM_HIGH = 1,
    /// The memory that the allocator for graphs has reserved. It cannot be set.
    CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT = 2,
    /// The largest amount of memory that the allocator for graphs has reserved since the last reset. Setting it to zero resets it; no other value is valid.
    CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH = 3,
}

c_enum! {
/**
The ownership of the child graph of a node.

Since CUDA 12.9.
Its integer was u32 before CUDA 13.2.
A negative enumerator was added; the size is the same.

# Functions

In a struct: [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
    pub struct CUgraphChildGraphNodeOwnership(i32);
    /// A clone of the child graph, which must not contain allocation or free nodes. This is the default.
    CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE = 0,
    /// The child graph itself, which belongs to the parent graph and is destroyed with it. It must not be instantiated, destroyed, passed to [`cuGraphExecUpdate_v2`] or added to another graph any more, and no allocation or free nodes may be added to it.
    CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE = 1,
    /**
No valid ownership. A query returns it, so that its result is not used to add a node by mistake.

Since CUDA 13.2.
*/
    CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID = -1,
}

c_flags! {
/**
The ways of flushing GPUDirect RDMA writes that a device supports.

Since CUDA 11.7 or earlier.
*/
    pub struct CUflushGPUDirectRDMAWritesOptions(u32);
    /// [`cuFlushGPUDirectRDMAWrites`].
    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST = 1,
    /// [`CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH`] and [`CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`].
    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_MEMOPS = 2,
}

c_enum! {
/**
The scope within which GPUDirect RDMA writes to a device are ordered without a flush.

Since CUDA 11.7 or earlier.
*/
    pub struct CUGPUDirectRDMAWritesOrdering(u32);
    /// No scope: a flush is needed.
    CU_GPU_DIRECT_RDMA_WRITES_ORDERING_NONE = 0,
    /// The device that owns the memory.
    CU_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER = 100,
    /// All CUDA devices of the system.
    CU_GPU_DIRECT_RDMA_WRITES_ORDERING_ALL_DEVICES = 200,
}

c_enum! {
/**
The scope for which [`cuFlushGPUDirectRDMAWrites`] makes writes visible.

Since CUDA 11.3, like the first function that takes it.

# Functions

[`cuFlushGPUDirectRDMAWrites`]
*/
    pub struct CUflushGPUDirectRDMAWritesScope(u32);
    /// The context of the device that owns the data.
    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER = 100,
    /// The contexts of all CUDA devices.
    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES = 200,
}

c_enum! {
/**
The target of [`cuFlushGPUDirectRDMAWrites`].

Since CUDA 11.3, like the first function that takes it.

# Functions

[`cuFlushGPUDirectRDMAWrites`]
*/
    pub struct CUflushGPUDirectRDMAWritesTarget(u32);
    /// The current context.
    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX = 0,
}

c_flags! {
/**
Options of [`cuGraphDebugDotPrint`], most of which add contents to the file.

Since CUDA 11.7 or earlier; its first function is of CUDA 11.3.

# Functions

[`cuGraphDebugDotPrint`]
*/
    pub struct CUgraphDebugDot_flags(u32);
    /// All contents, as with all other flags.
    CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE = 1,
    /// The types of the CUDA runtime instead of those of the driver.
    CU_GRAPH_DEBUG_DOT_FLAGS_RUNTIME_TYPES = 2,
    /// The parameters of kernel nodes.
    CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_PARAMS = 4,
    /// The parameters of memcpy nodes.
    CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_NODE_PARAMS = 8,
    /// The parameters of memset nodes.
    CU_GRAPH_DEBUG_DOT_FLAGS_MEMSET_NODE_PARAMS = 16,
    /// The parameters of host nodes.
    CU_GRAPH_DEBUG_DOT_FLAGS_HOST_NODE_PARAMS = 32,
    /// The event handles of event record and event wait nodes.
    CU_GRAPH_DEBUG_DOT_FLAGS_EVENT_NODE_PARAMS = 64,
    /// The parameters of external semaphore signal nodes.
    CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_SIGNAL_NODE_PARAMS = 128,
    /// The parameters of external semaphore wait nodes.
    CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_WAIT_NODE_PARAMS = 256,
    /// The attributes of kernel nodes.
    CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_ATTRIBUTES = 512,
    /// The handles of nodes and of kernel functions.
    CU_GRAPH_DEBUG_DOT_FLAGS_HANDLES = 1024,
    /// The parameters of allocation nodes.
    CU_GRAPH_DEBUG_DOT_FLAGS_MEM_ALLOC_NODE_PARAMS = 2048,
    /// The parameters of free nodes.
    CU_GRAPH_DEBUG_DOT_FLAGS_MEM_FREE_NODE_PARAMS = 4096,
    /// The parameters of batch memory operation nodes.
    CU_GRAPH_DEBUG_DOT_FLAGS_BATCH_MEM_OP_NODE_PARAMS = 8192,
    /**
The numbering of the edges.

Since CUDA 12.0.
*/
    CU_GRAPH_DEBUG_DOT_FLAGS_EXTRA_TOPO_INFO = 16384,
    /**
The parameters of conditional nodes.

Since CUDA 12.3.
*/
    CU_GRAPH_DEBUG_DOT_FLAGS_CONDITIONAL_NODE_PARAMS = 32768,
    /**
The parameters of memcpy batch nodes.

Since CUDA 13.5.
*/
    CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_BATCH_NODE_PARAMS = 65536,
    /**
The parameters of fabric copy batch nodes.

Since CUDA 13.5.
*/
    CU_GRAPH_DEBUG_DOT_FLAGS_FABRIC_CPY_BATCH_NODE_PARAMS = 131072,
}

c_flags! {
/**
Flags of [`cuUserObjectCreate`].

Since CUDA 11.7 or earlier; its first function is of CUDA 11.3.

# Functions

[`cuUserObjectCreate`]
*/
    pub struct CUuserObject_flags(u32);
    /// No CUDA function can wait for the destructor. Required.
    CU_USER_OBJECT_NO_DESTRUCTOR_SYNC = 1,
}

c_flags! {
/**
Flags of [`cuGraphRetainUserObject`].

Since CUDA 11.7 or earlier; its first function is of CUDA 11.3.

# Functions

[`cuGraphRetainUserObject`]
*/
    pub struct CUuserObjectRetain_flags(u32);
    /// Moves references from the caller to the graph. Without the flag, the graph receives new references.
    CU_GRAPH_USER_OBJECT_MOVE = 1,
}

c_flags! {
/**
Flags of [`cuGraphInstantiateWithFlags`] and [`cuGraphInstantiateWithParams`].

Since CUDA 11.7 or earlier; its first function is of CUDA 10.0.

# Functions

[`cuGraphInstantiateWithFlags`], [`cuGraphExecGetFlags`], [`cuGraphLaunch`]; in a struct: [`cuGraphInstantiateWithParams`]
*/
    pub struct CUgraphInstantiate_flags(u32);
    /// Each launch first frees the memory that an earlier launch allocated and that has not been freed.
    CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH = 1,
    /**
The graph is uploaded after instantiation, in the stream `hUploadStream` of the parameters. Valid for [`cuGraphInstantiateWithParams`] only.

Since CUDA 12.0.
*/
    CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD = 2,
    /**
The graph can be launched from device code. Valid if unified addressing is supported, and not with [`CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH`].

Since CUDA 12.0.
*/
    CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH = 4,
    /// The nodes run with their own priorities, and not with that of the stream in which the graph is launched.
    CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY = 8,
}

c_enum! {
/**
The NUMA configuration of a device.

Since CUDA 12.2.
*/
    pub struct CUdeviceNumaConfig(u32);
    /// The GPU memory is not a NUMA node.
    CU_DEVICE_NUMA_CONFIG_NONE = 0,
    /// The GPU memory is a NUMA node, with the number [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_NUMA_ID`].
    CU_DEVICE_NUMA_CONFIG_NUMA_NODE = 1,
}

c_enum! {
/**
The checkpoint states of a process.

Since CUDA 12.8.

# Functions

[`cuCheckpointProcessGetState`]
*/
    pub struct CUprocessState(u32);
    /// The process runs. This is the default.
    CU_PROCESS_STATE_RUNNING = 0,
    /// Further CUDA calls of the process block.
    CU_PROCESS_STATE_LOCKED = 1,
    /// The memory contents are saved, and the allocations and device handles are released.
    CU_PROCESS_STATE_CHECKPOINTED = 2,
    /// A checkpoint or restore operation failed, and the process cannot recover.
    CU_PROCESS_STATE_FAILED = 3,
    /**
The memory contents are being saved.

Since CUDA 13.4.
*/
    CU_PROCESS_STATE_CHECKPOINTING = 4,
    /**
The memory contents are being restored.

Since CUDA 13.4.
*/
    CU_PROCESS_STATE_RESTORING = 5,
}

c_enum! {
/**
When kernels are loaded, see [`cuModuleGetLoadingMode`].

Since CUDA 11.7, like the first function that takes it.

# Functions

[`cuModuleGetLoadingMode`]
*/
    pub struct CUmoduleLoadingMode(u32);
    /// Each kernel is loaded with its module.
    CU_MODULE_EAGER_LOADING = 1,
    /// Each kernel is loaded when it is first used.
    CU_MODULE_LAZY_LOADING = 2,
}

c_flags! {
/**
The algorithms of hardware decompression.

Since CUDA 12.8.

# Functions

In a struct: [`cuMemBatchDecompressAsync`]
*/
    pub struct CUmemDecompressAlgorithm(u32);
    /// No algorithm: hardware decompression is not supported.
    CU_MEM_DECOMPRESS_UNSUPPORTED = 0,
    /// Deflate.
    CU_MEM_DECOMPRESS_ALGORITHM_DEFLATE = 1,
    /// Snappy.
    CU_MEM_DECOMPRESS_ALGORITHM_SNAPPY = 2,
    /**
LZ4.

Since CUDA 12.9.
*/
    CU_MEM_DECOMPRESS_ALGORITHM_LZ4 = 4,
}

c_enum! {
/**
The types of fabric cliques.

Since CUDA 13.4.

# Functions

In a struct: [`cuDeviceGetCliqueInfo`]
*/
    pub struct CUcliqueType(u32);
    /// A clique for unicast through pointers.
    CU_CLIQUE_TYPE_UNICAST_POINTER = 0,
    /// A clique for multicast through pointers.
    CU_CLIQUE_TYPE_MULTICAST_POINTER = 1,
    /// A clique for unicast through logical endpoints.
    CU_CLIQUE_TYPE_UNICAST_LOGICAL_ENDPOINT = 2,
    /// A clique for multicast through logical endpoints.
    CU_CLIQUE_TYPE_MULTICAST_LOGICAL_ENDPOINT = 3,
}

c_enum! {
/**
The types of handles with which a logical endpoint can be exported.

Since CUDA 13.3.

# Functions

[`cuLogicalEndpointExport`], [`cuLogicalEndpointImport`]; in a struct: [`cuLogicalEndpointCreate`], [`cuLogicalEndpointGetLimits`]
*/
    pub struct CUlogicalEndpointIpcHandleType(u32);
    /// No export.
    CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE = 0,
    /// A fabric handle ([`CUlogicalEndpointFabricHandle`]).
    CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC = 1,
}

c_enum! {
/**
The types of logical endpoints.

Since CUDA 13.3.

# Functions

In a struct: [`cuLogicalEndpointCreate`], [`cuLogicalEndpointGetLimits`]
*/
    pub struct CUlogicalEndpointType(u32);
    /// No valid type.
    CU_LOGICAL_ENDPOINT_TYPE_INVALID = 0,
    /// An endpoint of one device.
    CU_LOGICAL_ENDPOINT_TYPE_UNICAST = 1,
    /// An endpoint of a team of devices.
    CU_LOGICAL_ENDPOINT_TYPE_MULTICAST = 2,
}

c_flags! {
/**
Flags of a [`CUlogicalEndpointProp`].

Since CUDA 13.3.

# Functions

In a struct: [`cuLogicalEndpointCreate`], [`cuLogicalEndpointGetLimits`]
*/
    pub struct CUlogicalEndpointFlag(u32);
    /// No flag.
    CU_LOGICAL_ENDPOINT_FLAG_NONE = 0,
    /// An endpoint for counted operations.
    CU_LOGICAL_ENDPOINT_FLAG_COUNTED_OPS = 1,
}

c_enum! {
/**
The operands of the copies of [`cuFabricCpyBatchAsync`].

Since CUDA 13.5.

# Functions

In a struct: [`cuFabricCpyBatchAsync`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
    pub struct CUfabricCpyOperandType(u32);
    /// An address.
    CU_FABRIC_COPY_OPERAND_TYPE_POINTER = 1,
    /// A logical endpoint.
    CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT = 2,
    /// The largest value of the C enum. Not an operand.
    CU_FABRIC_COPY_OPERAND_TYPE_MAX = 2147483647,
}

c_enum! {
/**
The status of a node whose parameters differ in a recapture, for a [`CUgraphRecaptureCallback`].

Since CUDA 13.3.
*/
    pub struct CUgraphRecaptureStatus(u32);
    /// The new parameters can be applied to an executable graph.
    CU_GRAPH_RECAPTURE_ELIGIBLE_FOR_UPDATE = 0,
    /// The new parameters cannot be applied to an executable graph.
    CU_GRAPH_RECAPTURE_INELIGIBLE_FOR_UPDATE = 1,
    /// The node could not be recaptured. The recapture fails whatever the callback returns.
    CU_GRAPH_RECAPTURE_ERROR = 2,
}

c_enum! {
/**
The states of a function, see [`cuFuncIsLoaded`].

Since CUDA 12.4.

# Functions

[`cuFuncIsLoaded`]
*/
    pub struct CUfunctionLoadingState(u32);
    /// The function is not loaded.
    CU_FUNCTION_LOADING_STATE_UNLOADED = 0,
    /// The function is loaded.
    CU_FUNCTION_LOADING_STATE_LOADED = 1,
    /// The number of states of this release. Not a state.
    CU_FUNCTION_LOADING_STATE_MAX = 2,
}

c_enum! {
/**
The settings of GPU core dumps, for [`cuCoredumpGetAttribute`] and [`cuCoredumpSetAttribute`]. The type of the value is in parentheses.

Since CUDA 12.1.

# Functions

[`cuCoredumpGetAttribute`], [`cuCoredumpGetAttributeGlobal`], [`cuCoredumpSetAttribute`], [`cuCoredumpSetAttributeGlobal`]
*/
    pub struct CUcoredumpSettings(u32);
    /// Whether an exception on the GPU creates a core dump (`bool`, false by default).
    CU_COREDUMP_ENABLE_ON_EXCEPTION = 1,
    /// Whether the host process creates a core dump too (`bool`, true by default). Deprecated: use [`CUCoredumpGenerationFlags::CU_COREDUMP_SKIP_ABORT`].
    CU_COREDUMP_TRIGGER_HOST = 2,
    /// Whether core dumps omit GPU memory and images that are not relocated (`bool`, false by default). Deprecated: use [`CUcoredumpSettings::CU_COREDUMP_GENERATION_FLAGS`].
    CU_COREDUMP_LIGHTWEIGHT = 3,
    /// Whether a write to the pipe of [`CUcoredumpSettings::CU_COREDUMP_PIPE`] creates a core dump (`bool`, false by default). It cannot be set for a single context.
    CU_COREDUMP_ENABLE_USER_TRIGGER = 4,
    /// The file of the core dump (a string of at most 1023 characters, `core.cuda.HOSTNAME.PID` by default).
    CU_COREDUMP_FILE = 5,
    /// The pipe that triggers core dumps (a string of at most 1023 characters, `corepipe.cuda.HOSTNAME.PID` by default). It cannot be set for a single context.
    CU_COREDUMP_PIPE = 6,
    /**
The contents of core dumps: bits of [`CUCoredumpGenerationFlags`] (an integer). They replace all flags that were set before, and must not be mixed with the deprecated settings.

Since CUDA 12.5.
*/
    CU_COREDUMP_GENERATION_FLAGS = 7,
    /**
One more than the last setting of this release. Not a setting.

It was 7 before CUDA 12.5.
It counts the items of the newest header: do not pass it to a driver.
*/
    CU_COREDUMP_MAX = 8,
}

c_flags! {
/**
The contents of GPU core dumps, for [`CUcoredumpSettings::CU_COREDUMP_GENERATION_FLAGS`].

Since CUDA 12.5.
Its integer was u32 before CUDA 13.3.
A negative enumerator was added; the size is the same.
*/
    pub struct CUCoredumpGenerationFlags(i32);
    /// All memory that can be accessed. This is the default.
    CU_COREDUMP_DEFAULT_FLAGS = 0,
    /// No images of modules that are not relocated at run time.
    CU_COREDUMP_SKIP_NONRELOCATED_ELF_IMAGES = 1,
    /// No global memory.
    CU_COREDUMP_SKIP_GLOBAL_MEMORY = 2,
    /// No shared memory.
    CU_COREDUMP_SKIP_SHARED_MEMORY = 4,
    /// No local memory.
    CU_COREDUMP_SKIP_LOCAL_MEMORY = 8,
    /// No `abort` of the host process after an exception on the GPU.
    CU_COREDUMP_SKIP_ABORT = 16,
    /**
No constant bank memory.

Since CUDA 12.6.
*/
    CU_COREDUMP_SKIP_CONSTBANK_MEMORY = 32,
    /**
Compression with gzip. The driver appends `.gz` to the name of the file where it is missing.

Since CUDA 13.1.
*/
    CU_COREDUMP_GZIP_COMPRESS = 64,
    /**
Only contexts with an exception or a trap.

Since CUDA 13.3.
*/
    CU_COREDUMP_FAULTED_CONTEXTS_ONLY = 128,
    /**
No tensor memory. Its metadata may be included.

Since CUDA 13.5.
*/
    CU_COREDUMP_SKIP_TENSOR_MEMORY = 256,
    /**
No barrier that keeps warps from exiting after an error. The program may then run faster.

Since CUDA 13.3.
*/
    CU_COREDUMP_NO_ERRBAR_AT_EXIT = 1073741824,
    /**
Only log messages about the exceptions, and no file.

Since CUDA 13.3.
*/
    CU_COREDUMP_LOG_ONLY = -2147483648,
    /**
No images that are not relocated, and no global, shared, local, constant bank or tensor memory.

It was 15 before CUDA 12.6.
It was 47 before CUDA 13.5.
An older driver does not know some of its bits: combine only the flags that you need.
*/
    CU_COREDUMP_LIGHTWEIGHT_FLAGS = 303,
}

c_flags! {
/**
Flags of [`cuGreenCtxCreate`].

Since CUDA 12.4.

# Functions

[`cuGreenCtxCreate`]
*/
    pub struct CUgreenCtxCreate_flags(u32);
    /**
No flag.

Since CUDA 13.3.
*/
    CU_GREEN_CTX_NONE = 0,
    /// A default stream within the green context.
    CU_GREEN_CTX_DEFAULT_STREAM = 1,
}

c_flags! {
/**
Flags of a group of multiprocessors (SMs), for [`cuDevSmResourceSplit`].

Since CUDA 13.1.

# Functions

In a struct: [`cuDeviceGetDevResource`], [`cuCtxGetDevResource`], [`cuGreenCtxGetDevResource`], [`cuDevSmResourceSplitByCount`], [`cuDevSmResourceSplit`], [`cuDevResourceGenerateDesc`], [`cuStreamGetDevResource`]
*/
    pub struct CUdevSmResourceGroup_flags(u32);
    /// No flag.
    CU_DEV_SM_RESOURCE_GROUP_DEFAULT = 0,
    /// The constraints of the group are hints: other multiprocessors may fill the group up to its requested size.
    CU_DEV_SM_RESOURCE_GROUP_BACKFILL = 1,
    /**
Only multiprocessors of the locality domain `localityDomainId`, unless [`CUdevSmResourceGroup_flags::CU_DEV_SM_RESOURCE_GROUP_BACKFILL`] adds others.

Since CUDA 13.4.
*/
    CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID = 2,
    /**
With [`CUdevSmResourceGroup_flags::CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID`], multiprocessors of the domain beyond [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_MULTIPROCESSOR_COUNT`] too.

Since CUDA 13.5.
*/
    CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_SUPPLEMENTAL_SMS = 4,
}

c_flags! {
/**
Flags of [`cuDevSmResourceSplitByCount`].

Since CUDA 13.1.

# Functions

[`cuDevSmResourceSplitByCount`]
*/
    pub struct CUdevSmResourceSplitByCount_flags(u32);
    /// Each multiprocessor is treated as independent of its hierarchy. Groups can then be smaller, but lack features such as large clusters.
    CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING = 1,
    /// Groups that may allow clusters of the largest size. Valid for compute capability 9.0 or higher.
    CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE = 2,
}

c_enum! {
/**
The types of a [`CUdevResource`].

Since CUDA 12.4.

# Functions

[`cuDeviceGetDevResource`], [`cuCtxGetDevResource`], [`cuGreenCtxGetDevResource`], [`cuStreamGetDevResource`]; in a struct: [`cuDevSmResourceSplitByCount`], [`cuDevSmResourceSplit`], [`cuDevResourceGenerateDesc`]
*/
    pub struct CUdevResourceType(u32);
    /// No valid resource.
    CU_DEV_RESOURCE_TYPE_INVALID = 0,
    /// Multiprocessors (SMs).
    CU_DEV_RESOURCE_TYPE_SM = 1,
    /**
The configuration of a workqueue.

Since CUDA 13.1.
*/
    CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG = 1000,
    /**
An existing workqueue.

Since CUDA 13.1.
*/
    CU_DEV_RESOURCE_TYPE_WORKQUEUE = 10000,
}

c_enum! {
/**
The sharing of workqueue resources.

Since CUDA 13.1.

# Functions

In a struct: [`cuDeviceGetDevResource`], [`cuCtxGetDevResource`], [`cuGreenCtxGetDevResource`], [`cuDevSmResourceSplitByCount`], [`cuDevSmResourceSplit`], [`cuDevResourceGenerateDesc`], [`cuStreamGetDevResource`]
*/
    pub struct CUdevWorkqueueConfigScope(u32);
    /// All contexts share all workqueue resources. This is the default.
    CU_WORKQUEUE_SCOPE_DEVICE_CTX = 0,
    /// Balanced green contexts use different workqueue resources if possible.
    CU_WORKQUEUE_SCOPE_GREEN_CTX_BALANCED = 1,
}

c_enum! {
/**
The severity of a log message.

Since CUDA 12.9.
*/
    pub struct CUlogLevel(u32);
    /// An error.
    CU_LOG_LEVEL_ERROR = 0,
    /// A warning.
    CU_LOG_LEVEL_WARNING = 1,
}

opaque! {
/**
The opaque type that [`CUcontext`] points to.

Since CUDA 2.0, like [`CUcontext`].
*/
CUctx_st,
/**
The opaque type that [`CUmodule`] points to.

Since CUDA 2.0, like [`CUmodule`].
*/
CUmod_st,
/**
The opaque type that [`CUfunction`] points to.

Since CUDA 2.0, like [`CUfunction`].
*/
CUfunc_st,
/**
The opaque type that [`CUlibrary`] points to.

Since CUDA 12.0.
*/
CUlib_st,
/**
The opaque type that [`CUkernel`] points to.

Since CUDA 12.0.
*/
CUkern_st,
/**
The opaque type that [`CUarray`] points to.

Since CUDA 2.0, like [`CUarray`].
*/
CUarray_st,
/**
The opaque type that [`CUmipmappedArray`] points to.

Since CUDA 5.0, like [`CUmipmappedArray`].
*/
CUmipmappedArray_st,
/**
The opaque type that [`CUtexref`] points to.

Since CUDA 2.0, like [`CUtexref`].
*/
CUtexref_st,
/**
The opaque type that [`CUsurfref`] points to.

Since CUDA 3.0, like [`CUsurfref`].
*/
CUsurfref_st,
/**
The opaque type that [`CUevent`] points to.

Since CUDA 2.0, like [`CUevent`].
*/
CUevent_st,
/**
The opaque type that [`CUstream`] points to.

Since CUDA 2.0, like [`CUstream`].
*/
CUstream_st,
/**
The opaque type that [`CUgraphicsResource`] points to.

Since CUDA 3.0, like [`CUgraphicsResource`].
*/
CUgraphicsResource_st,
/**
The opaque type that [`CUexternalMemory`] points to.

Since CUDA 10.0, like [`CUexternalMemory`].
*/
CUextMemory_st,
/**
The opaque type that [`CUexternalSemaphore`] points to.

Since CUDA 10.0, like [`CUexternalSemaphore`].
*/
CUextSemaphore_st,
/**
The opaque type that [`CUgraph`] points to.

Since CUDA 10.0, like [`CUgraph`].
*/
CUgraph_st,
/**
The opaque type that [`CUgraphNode`] points to.

Since CUDA 10.0, like [`CUgraphNode`].
*/
CUgraphNode_st,
/**
The opaque type that [`CUgraphExec`] points to.

Since CUDA 10.0, like [`CUgraphExec`].
*/
CUgraphExec_st,
/**
The opaque type that [`CUmemoryPool`] points to.

Since CUDA 11.2, like [`CUmemoryPool`].
*/
CUmemPoolHandle_st,
/**
The opaque type that [`CUuserObject`] points to.

Since CUDA 11.3, like [`CUuserObject`].
*/
CUuserObject_st,
/**
The opaque type that [`CUgraphDeviceNode`] points to.

Since CUDA 12.4.
*/
CUgraphDeviceUpdatableNode_st,
/**
The opaque type that [`CUasyncCallbackHandle`] points to.

Since CUDA 12.4.
*/
CUasyncCallbackEntry_st,
/**
The opaque type that [`CUgreenCtx`] points to.

Since CUDA 12.4.
*/
CUgreenCtx_st,
/**
The opaque type that [`CUlinkState`] points to.

Since CUDA 5.5, like [`CUlinkState`].
*/
CUlinkState_st,
/**
The opaque type that [`CUcheckpointOperationHandle`] points to.

Since CUDA 13.4.
*/
CUIcheckpointOperation_st,
/**
The opaque type that [`CUcoredumpCallbackHandle`] points to.

Since CUDA 13.2.
*/
CUcoredumpCallbackEntry_st,
/**
The opaque type that [`CUdevResourceDesc`] points to.

Since CUDA 12.4.
*/
CUdevResourceDesc_st,
/**
The opaque type that [`CUlogsCallbackHandle`] points to.

Since CUDA 12.9.
*/
CUlogsCallbackEntry_st,
}

/**
An unsigned integer of 32 bits.

Since CUDA 8.0, like the first function that takes it.

# Functions

[`cuLogicalEndpointIdReserve`], [`cuLogicalEndpointIdRelease`], [`cuLogicalEndpointQuery`], [`cuStreamWaitValue32_v2`], [`cuStreamWriteValue32_v2`], [`cuTensorMapEncodeTiled`], [`cuTensorMapEncodeIm2col`], [`cuTensorMapEncodeIm2colWide`]
*/
pub type cuuint32_t = u32;
/**
An unsigned integer of 64 bits.

Since CUDA 9.0, like the first function that takes it.

# Functions

[`cuLogicalEndpointBindAddr`], [`cuLogicalEndpointBindMem`], [`cuLogicalEndpointUnbind`], [`cuLogicalEndpointGetLimits`], [`cuStreamGetCaptureInfo_v3`], [`cuStreamWaitValue64_v2`], [`cuStreamWriteValue64_v2`], [`cuGraphExecGetFlags`], [`cuTensorMapEncodeTiled`], [`cuTensorMapEncodeIm2col`], [`cuTensorMapEncodeIm2colWide`], [`cuGetProcAddress_v2`]
*/
pub type cuuint64_t = u64;
/**
The same type as [`CUdeviceptr`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUdeviceptr`] is of CUDA 3.2.
*/
pub type CUdeviceptr_v2 = c_ulonglong;
/**
An address that a device can access. [`cuMemAlloc_v2`] allocates memory, and [`cuMemFree_v2`] frees it.

Since CUDA 3.2, like the first function that takes it.

# Functions

[`cuModuleGetGlobal_v2`], [`cuLibraryGetGlobal`], [`cuLibraryGetManaged`], [`cuMemAlloc_v2`], [`cuMemAllocPitch_v2`], [`cuMemFree_v2`], [`cuMemGetAddressRange_v2`], [`cuMemHostGetDevicePointer_v2`], [`cuMemAllocManaged`], [`cuIpcGetMemHandle`], [`cuIpcOpenMemHandle_v2`], [`cuIpcCloseMemHandle`], [`cuMemcpy`], [`cuMemcpyPeer`], [`cuMemcpyHtoD_v2`], [`cuMemcpyDtoH_v2`], [`cuMemcpyDtoD_v2`], [`cuMemcpyDtoA_v2`], [`cuMemcpyAtoD_v2`], [`cuMemcpyAsync`], [`cuMemcpyPeerAsync`], [`cuMemcpyHtoDAsync_v2`], [`cuMemcpyDtoHAsync_v2`], [`cuMemcpyDtoDAsync_v2`], [`cuMemcpyBatchAsync_v2`], [`cuMemcpyWithAttributesAsync`], [`cuMemsetD8_v2`], [`cuMemsetD16_v2`], [`cuMemsetD32_v2`], [`cuMemsetD2D8_v2`], [`cuMemsetD2D16_v2`], [`cuMemsetD2D32_v2`], [`cuMemsetD8Async`], [`cuMemsetD16Async`], [`cuMemsetD32Async`], [`cuMemsetD2D8Async`], [`cuMemsetD2D16Async`], [`cuMemsetD2D32Async`], [`cuMemGetHandleForAddressRange`], [`cuMemAddressReserve`], [`cuMemAddressFree`], [`cuMemMap`], [`cuMemUnmap`], [`cuMemSetAccess`], [`cuMemGetAccess`], [`cuMemFreeAsync`], [`cuMemAllocAsync`], [`cuMemAllocFromPoolAsync`], [`cuMemPoolExportPointer`], [`cuMemPoolImportPointer`], [`cuMulticastBindAddr`], [`cuMulticastBindAddr_v2`], [`cuPointerGetAttribute`], [`cuMemPrefetchAsync_v2`], [`cuMemAdvise_v2`], [`cuMemPrefetchBatchAsync`], [`cuMemDiscardBatchAsync`], [`cuMemDiscardAndPrefetchBatchAsync`], [`cuMemGetLocationInfo`], [`cuMemRangeGetAttribute`], [`cuMemRangeGetAttributes`], [`cuPointerSetAttribute`], [`cuPointerGetAttributes`], [`cuStreamAttachMemAsync`], [`cuExternalMemoryGetMappedBuffer`], [`cuStreamWaitValue32_v2`], [`cuStreamWaitValue64_v2`], [`cuStreamWriteValue32_v2`], [`cuStreamWriteValue64_v2`], [`cuGraphAddMemFreeNode`], [`cuGraphMemFreeNodeGetParams`], [`cuTexRefSetAddress_v2`], [`cuTexRefSetAddress2D_v3`], [`cuTexRefGetAddress_v2`], [`cuGraphicsResourceGetMappedPointer_v2`]
*/
pub type CUdeviceptr = CUdeviceptr_v2;
/**
The same type as [`CUdevice`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUdevice`] is of CUDA 2.0.
*/
pub type CUdevice_v1 = c_int;
/**
A device, which [`cuDeviceGet`] returns. It needs no release.

Since CUDA 2.0, like the first function that takes it.

# Functions

[`cuDeviceGet`], [`cuDeviceGetName`], [`cuDeviceGetUuid_v2`], [`cuDeviceGetLuid`], [`cuDeviceTotalMem_v2`], [`cuDeviceGetTexture1DLinearMaxWidth`], [`cuDeviceGetAttribute`], [`cuDeviceGetHostAtomicCapabilities`], [`cuDeviceGetNvSciSyncAttributes`], [`cuDeviceSetMemPool`], [`cuDeviceGetMemPool`], [`cuDeviceGetDefaultMemPool`], [`cuDeviceGetExecAffinitySupport`], [`cuDeviceGetProperties`], [`cuDeviceComputeCapability`], [`cuDevicePrimaryCtxRetain`], [`cuDevicePrimaryCtxRelease_v2`], [`cuDevicePrimaryCtxSetFlags_v2`], [`cuDevicePrimaryCtxGetState`], [`cuDevicePrimaryCtxReset_v2`], [`cuCtxCreate_v4`], [`cuCtxGetDevice`], [`cuCtxGetDevice_v2`], [`cuKernelGetAttribute`], [`cuKernelSetAttribute`], [`cuKernelSetCacheConfig`], [`cuDeviceRegisterAsyncNotification`], [`cuDeviceUnregisterAsyncNotification`], [`cuDeviceGetByPCIBusId`], [`cuDeviceGetPCIBusId`], [`cuArrayGetMemoryRequirements`], [`cuMipmappedArrayGetMemoryRequirements`], [`cuMulticastAddDevice`], [`cuMulticastBindMem_v2`], [`cuMulticastBindAddr_v2`], [`cuMulticastUnbind`], [`cuDeviceGetFabricClusterUuid`], [`cuDeviceGetCliqueCount`], [`cuDeviceGetCliqueInfo`], [`cuLogicalEndpointAddDevice`], [`cuLogicalEndpointBindAddr`], [`cuLogicalEndpointBindMem`], [`cuLogicalEndpointUnbind`], [`cuStreamGetDevice`], [`cuDeviceGraphMemTrim`], [`cuDeviceGetGraphMemAttribute`], [`cuDeviceSetGraphMemAttribute`], [`cuDeviceCanAccessPeer`], [`cuDeviceGetP2PAttribute`], [`cuDeviceGetP2PAtomicCapabilities`], [`cuGreenCtxCreate`], [`cuDeviceGetDevResource`]
*/
pub type CUdevice = CUdevice_v1;
/**
A context, the state of CUDA on one device. [`cuCtxCreate_v4`] creates and [`cuCtxDestroy_v2`] destroys one; [`cuDevicePrimaryCtxRetain`] and [`cuDevicePrimaryCtxRelease_v2`] retain and release the primary context.

Since CUDA 2.0, like the first function that takes it.

# Functions

[`cuDevicePrimaryCtxRetain`], [`cuCtxCreate_v4`], [`cuCtxDestroy_v2`], [`cuCtxPushCurrent_v2`], [`cuCtxPopCurrent_v2`], [`cuCtxSetCurrent`], [`cuCtxGetCurrent`], [`cuCtxGetDevice_v2`], [`cuCtxGetId`], [`cuCtxSynchronize_v2`], [`cuCtxGetApiVersion`], [`cuCtxRecordEvent`], [`cuCtxWaitEvent`], [`cuCtxAttach`], [`cuCtxDetach`], [`cuMemcpyPeer`], [`cuMemcpyPeerAsync`], [`cuStreamGetCtx`], [`cuStreamGetCtx_v2`], [`cuGraphAddMemcpyNode`], [`cuGraphAddMemsetNode`], [`cuGraphExecMemcpyNodeSetParams`], [`cuGraphExecMemsetNodeSetParams`], [`cuGraphConditionalHandleCreate`], [`cuCtxEnablePeerAccess`], [`cuCtxDisablePeerAccess`], [`cuCtxFromGreenCtx`], [`cuCtxGetDevResource`]
*/
pub type CUcontext = *mut CUctx_st;
/**
A module: device code that is loaded into one context. [`cuModuleLoadData`] loads and [`cuModuleUnload`] unloads one.

Since CUDA 2.0, like the first function that takes it.

# Functions

[`cuModuleLoad`], [`cuModuleLoadData`], [`cuModuleLoadDataEx`], [`cuModuleLoadFatBinary`], [`cuModuleUnload`], [`cuModuleGetFunction`], [`cuModuleGetFunctionCount`], [`cuModuleEnumerateFunctions`], [`cuModuleGetGlobal_v2`], [`cuModuleGetTexRef`], [`cuModuleGetSurfRef`], [`cuLibraryGetModule`], [`cuFuncGetModule`]
*/
pub type CUmodule = *mut CUmod_st;
/**
A kernel of a module, in one context. [`cuModuleGetFunction`] returns it, and it lives as long as the module.

Since CUDA 2.0, like the first function that takes it.

# Functions

[`cuModuleGetFunction`], [`cuModuleEnumerateFunctions`], [`cuKernelGetFunction`], [`cuFuncGetAttribute`], [`cuFuncSetAttribute`], [`cuFuncSetCacheConfig`], [`cuFuncGetModule`], [`cuFuncGetName`], [`cuFuncGetParamInfo`], [`cuFuncGetParamCount`], [`cuFuncIsLoaded`], [`cuFuncLoad`], [`cuLaunchKernel`], [`cuLaunchKernelEx`], [`cuLaunchCooperativeKernel`], [`cuFuncSetBlockShape`], [`cuFuncSetSharedSize`], [`cuParamSetSize`], [`cuParamSeti`], [`cuParamSetf`], [`cuParamSetv`], [`cuLaunch`], [`cuLaunchGrid`], [`cuLaunchGridAsync`], [`cuParamSetTexRef`], [`cuFuncSetSharedMemConfig`], [`cuOccupancyMaxActiveBlocksPerMultiprocessor`], [`cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags`], [`cuOccupancyMaxPotentialBlockSize`], [`cuOccupancyMaxPotentialBlockSizeWithFlags`], [`cuOccupancyAvailableDynamicSMemPerBlock`], [`cuOccupancyMaxPotentialClusterSize`], [`cuOccupancyMaxActiveClusters`]
*/
pub type CUfunction = *mut CUfunc_st;
/**
A library: device code that is loaded for all contexts. [`cuLibraryLoadData`] loads and [`cuLibraryUnload`] unloads one.

Since CUDA 12.0.

# Functions

[`cuLibraryLoadData`], [`cuLibraryLoadFromFile`], [`cuLibraryUnload`], [`cuLibraryGetKernel`], [`cuLibraryGetKernelCount`], [`cuLibraryEnumerateKernels`], [`cuLibraryGetModule`], [`cuKernelGetLibrary`], [`cuLibraryGetGlobal`], [`cuLibraryGetManaged`], [`cuLibraryGetUnifiedFunction`]
*/
pub type CUlibrary = *mut CUlib_st;
/**
A kernel of a library, for all contexts. [`cuLibraryGetKernel`] returns it, and it lives as long as the library.

Since CUDA 12.0.

# Functions

[`cuLibraryGetKernel`], [`cuLibraryEnumerateKernels`], [`cuKernelGetFunction`], [`cuKernelGetLibrary`], [`cuKernelGetAttribute`], [`cuKernelSetAttribute`], [`cuKernelSetCacheConfig`], [`cuKernelGetName`], [`cuKernelGetParamInfo`], [`cuKernelGetParamCount`]
*/
pub type CUkernel = *mut CUkern_st;
/**
A CUDA array, opaque memory for textures and surfaces. [`cuArray3DCreate_v2`] creates and [`cuArrayDestroy`] destroys one.

Since CUDA 2.0, like the first function that takes it.

# Functions

[`cuMemcpyDtoA_v2`], [`cuMemcpyAtoD_v2`], [`cuMemcpyHtoA_v2`], [`cuMemcpyAtoH_v2`], [`cuMemcpyAtoA_v2`], [`cuMemcpyHtoAAsync_v2`], [`cuMemcpyAtoHAsync_v2`], [`cuArrayCreate_v2`], [`cuArrayGetDescriptor_v2`], [`cuArrayGetSparseProperties`], [`cuArrayGetMemoryRequirements`], [`cuArrayGetPlane`], [`cuArrayDestroy`], [`cuArray3DCreate_v2`], [`cuArray3DGetDescriptor_v2`], [`cuMipmappedArrayGetLevel`], [`cuTexRefSetArray`], [`cuTexRefGetArray`], [`cuSurfRefSetArray`], [`cuSurfRefGetArray`], [`cuGraphicsSubResourceGetMappedArray`]
*/
pub type CUarray = *mut CUarray_st;
/**
A CUDA mipmapped array, with one CUDA array per level. [`cuMipmappedArrayCreate`] creates and [`cuMipmappedArrayDestroy`] destroys one.

Since CUDA 5.0, like the first function that takes it.

# Functions

[`cuMipmappedArrayGetSparseProperties`], [`cuMipmappedArrayGetMemoryRequirements`], [`cuMipmappedArrayCreate`], [`cuMipmappedArrayGetLevel`], [`cuMipmappedArrayDestroy`], [`cuExternalMemoryGetMappedMipmappedArray`], [`cuTexRefSetMipmappedArray`], [`cuTexRefGetMipmappedArray`], [`cuGraphicsResourceGetMappedMipmappedArray`]
*/
pub type CUmipmappedArray = *mut CUmipmappedArray_st;
/**
A texture reference, which texture objects replace. [`cuTexRefCreate`] creates and [`cuTexRefDestroy`] destroys one; one from [`cuModuleGetTexRef`] belongs to its module.

Since CUDA 2.0, like the first function that takes it.

# Functions

[`cuModuleGetTexRef`], [`cuParamSetTexRef`], [`cuTexRefSetArray`], [`cuTexRefSetMipmappedArray`], [`cuTexRefSetAddress_v2`], [`cuTexRefSetAddress2D_v3`], [`cuTexRefSetFormat`], [`cuTexRefSetAddressMode`], [`cuTexRefSetFilterMode`], [`cuTexRefSetMipmapFilterMode`], [`cuTexRefSetMipmapLevelBias`], [`cuTexRefSetMipmapLevelClamp`], [`cuTexRefSetMaxAnisotropy`], [`cuTexRefSetBorderColor`], [`cuTexRefSetFlags`], [`cuTexRefGetAddress_v2`], [`cuTexRefGetArray`], [`cuTexRefGetMipmappedArray`], [`cuTexRefGetAddressMode`], [`cuTexRefGetFilterMode`], [`cuTexRefGetFormat`], [`cuTexRefGetMipmapFilterMode`], [`cuTexRefGetMipmapLevelBias`], [`cuTexRefGetMipmapLevelClamp`], [`cuTexRefGetMaxAnisotropy`], [`cuTexRefGetBorderColor`], [`cuTexRefGetFlags`], [`cuTexRefCreate`], [`cuTexRefDestroy`]
*/
pub type CUtexref = *mut CUtexref_st;
/**
A surface reference, which surface objects replace. [`cuModuleGetSurfRef`] returns it, and it lives as long as the module.

Since CUDA 3.0, like the first function that takes it.

# Functions

[`cuModuleGetSurfRef`], [`cuSurfRefSetArray`], [`cuSurfRefGetArray`]
*/
pub type CUsurfref = *mut CUsurfref_st;
/**
An event, which marks a point in the work of a stream or a context. [`cuEventCreate`] creates and [`cuEventDestroy_v2`] destroys one.

Since CUDA 2.0, like the first function that takes it.

# Functions

[`cuCtxRecordEvent`], [`cuCtxWaitEvent`], [`cuIpcGetEventHandle`], [`cuIpcOpenEventHandle`], [`cuStreamWaitEvent`], [`cuEventCreate`], [`cuEventRecord`], [`cuEventRecordWithFlags`], [`cuEventQuery`], [`cuEventSynchronize`], [`cuEventDestroy_v2`], [`cuEventElapsedTime_v2`], [`cuGraphAddEventRecordNode`], [`cuGraphEventRecordNodeGetEvent`], [`cuGraphEventRecordNodeSetEvent`], [`cuGraphAddEventWaitNode`], [`cuGraphEventWaitNodeGetEvent`], [`cuGraphEventWaitNodeSetEvent`], [`cuGraphExecEventRecordNodeSetEvent`], [`cuGraphExecEventWaitNodeSetEvent`], [`cuGreenCtxRecordEvent`], [`cuGreenCtxWaitEvent`]
*/
pub type CUevent = *mut CUevent_st;
/**
A stream: a queue of work that executes in order. [`cuStreamCreate`] creates and [`cuStreamDestroy_v2`] destroys one; null is the default stream.

Since CUDA 2.0, like the first function that takes it.

# Functions

[`cuMemcpyAsync`], [`cuMemcpyPeerAsync`], [`cuMemcpyHtoDAsync_v2`], [`cuMemcpyDtoHAsync_v2`], [`cuMemcpyDtoDAsync_v2`], [`cuMemcpyHtoAAsync_v2`], [`cuMemcpyAtoHAsync_v2`], [`cuMemcpy2DAsync_v2`], [`cuMemcpy3DAsync_v2`], [`cuMemcpy3DPeerAsync`], [`cuMemcpyBatchAsync_v2`], [`cuMemcpy3DBatchAsync_v2`], [`cuMemcpyWithAttributesAsync`], [`cuMemcpy3DWithAttributesAsync`], [`cuMemsetD8Async`], [`cuMemsetD16Async`], [`cuMemsetD32Async`], [`cuMemsetD2D8Async`], [`cuMemsetD2D16Async`], [`cuMemsetD2D32Async`], [`cuMemBatchDecompressAsync`], [`cuMemMapArrayAsync`], [`cuMemFreeAsync`], [`cuMemAllocAsync`], [`cuMemAllocFromPoolAsync`], [`cuFabricCpyBatchAsync`], [`cuMemPrefetchAsync_v2`], [`cuMemPrefetchBatchAsync`], [`cuMemDiscardBatchAsync`], [`cuMemDiscardAndPrefetchBatchAsync`], [`cuStreamCreate`], [`cuStreamCreateWithPriority`], [`cuStreamBeginCaptureToCig`], [`cuStreamEndCaptureToCig`], [`cuStreamGetPriority`], [`cuStreamGetDevice`], [`cuStreamGetFlags`], [`cuStreamGetId`], [`cuStreamGetCtx`], [`cuStreamGetCtx_v2`], [`cuStreamWaitEvent`], [`cuStreamAddCallback`], [`cuStreamBeginCapture_v2`], [`cuStreamBeginRecaptureToGraph`], [`cuStreamBeginCaptureToGraph`], [`cuStreamEndCapture`], [`cuStreamIsCapturing`], [`cuStreamGetCaptureInfo_v3`], [`cuStreamUpdateCaptureDependencies_v2`], [`cuStreamAttachMemAsync`], [`cuStreamQuery`], [`cuStreamSynchronize`], [`cuStreamDestroy_v2`], [`cuStreamCopyAttributes`], [`cuStreamGetAttribute`], [`cuStreamSetAttribute`], [`cuEventRecord`], [`cuEventRecordWithFlags`], [`cuSignalExternalSemaphoresAsync`], [`cuWaitExternalSemaphoresAsync`], [`cuStreamWaitValue32_v2`], [`cuStreamWaitValue64_v2`], [`cuStreamWriteValue32_v2`], [`cuStreamWriteValue64_v2`], [`cuStreamBatchMemOp_v2`], [`cuLaunchKernel`], [`cuLaunchCooperativeKernel`], [`cuLaunchHostFunc`], [`cuLaunchHostFunc_v2`], [`cuLaunchGridAsync`], [`cuGraphUpload`], [`cuGraphLaunch`], [`cuGraphicsMapResources`], [`cuGraphicsUnmapResources`], [`cuStreamGetGreenCtx`], [`cuGreenCtxStreamCreate`], [`cuStreamGetDevResource`]
*/
pub type CUstream = *mut CUstream_st;
/**
A resource of a graphics API that is registered with CUDA. [`cuGraphicsUnregisterResource`] ends the registration.

Since CUDA 3.0, like the first function that takes it.

# Functions

[`cuGraphicsUnregisterResource`], [`cuGraphicsSubResourceGetMappedArray`], [`cuGraphicsResourceGetMappedMipmappedArray`], [`cuGraphicsResourceGetMappedPointer_v2`], [`cuGraphicsResourceSetMapFlags_v2`], [`cuGraphicsMapResources`], [`cuGraphicsUnmapResources`]
*/
pub type CUgraphicsResource = *mut CUgraphicsResource_st;
/**
The same type as [`CUtexObject`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUtexObject`] is of CUDA 5.0.
*/
pub type CUtexObject_v1 = c_ulonglong;
/**
A texture object, through which kernels sample memory. [`cuTexObjectCreate`] creates and [`cuTexObjectDestroy`] destroys one.

Since CUDA 5.0, like the first function that takes it.

# Functions

[`cuTexObjectCreate`], [`cuTexObjectDestroy`], [`cuTexObjectGetResourceDesc`], [`cuTexObjectGetTextureDesc`], [`cuTexObjectGetResourceViewDesc`]
*/
pub type CUtexObject = CUtexObject_v1;
/**
The same type as [`CUsurfObject`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUsurfObject`] is of CUDA 5.0.
*/
pub type CUsurfObject_v1 = c_ulonglong;
/**
A surface object, through which kernels load from and store to an array. [`cuSurfObjectCreate`] creates and [`cuSurfObjectDestroy`] destroys one.

Since CUDA 5.0, like the first function that takes it.

# Functions

[`cuSurfObjectCreate`], [`cuSurfObjectDestroy`], [`cuSurfObjectGetResourceDesc`]
*/
pub type CUsurfObject = CUsurfObject_v1;
/**
Memory that is imported from another API. [`cuImportExternalMemory`] imports it, and [`cuDestroyExternalMemory`] destroys the object.

Since CUDA 10.0, like the first function that takes it.

# Functions

[`cuImportExternalMemory`], [`cuExternalMemoryGetMappedBuffer`], [`cuExternalMemoryGetMappedMipmappedArray`], [`cuDestroyExternalMemory`]
*/
pub type CUexternalMemory = *mut CUextMemory_st;
/**
A semaphore that is imported from another API. [`cuImportExternalSemaphore`] imports it, and [`cuDestroyExternalSemaphore`] destroys the object.

Since CUDA 10.0, like the first function that takes it.

# Functions

[`cuImportExternalSemaphore`], [`cuSignalExternalSemaphoresAsync`], [`cuWaitExternalSemaphoresAsync`], [`cuDestroyExternalSemaphore`]
*/
pub type CUexternalSemaphore = *mut CUextSemaphore_st;
/**
A graph of work and its dependencies. [`cuGraphCreate`] creates and [`cuGraphDestroy`] destroys one.

Since CUDA 10.0, like the first function that takes it.

# Functions

[`cuStreamBeginRecaptureToGraph`], [`cuStreamBeginCaptureToGraph`], [`cuStreamEndCapture`], [`cuStreamGetCaptureInfo_v3`], [`cuGraphCreate`], [`cuGraphAddKernelNode_v2`], [`cuGraphAddMemcpyNode`], [`cuGraphAddMemsetNode`], [`cuGraphAddHostNode`], [`cuGraphAddChildGraphNode`], [`cuGraphChildGraphNodeGetGraph`], [`cuGraphAddEmptyNode`], [`cuGraphAddEventRecordNode`], [`cuGraphAddEventWaitNode`], [`cuGraphAddExternalSemaphoresSignalNode`], [`cuGraphAddExternalSemaphoresWaitNode`], [`cuGraphAddBatchMemOpNode`], [`cuGraphAddMemAllocNode`], [`cuGraphAddMemFreeNode`], [`cuGraphClone`], [`cuGraphNodeFindInClone`], [`cuGraphNodeGetContainingGraph`], [`cuGraphGetId`], [`cuGraphGetNodes`], [`cuGraphGetRootNodes`], [`cuGraphGetEdges_v2`], [`cuGraphAddDependencies_v2`], [`cuGraphRemoveDependencies_v2`], [`cuGraphInstantiateWithFlags`], [`cuGraphInstantiateWithParams`], [`cuGraphExecChildGraphNodeSetParams`], [`cuGraphDestroy`], [`cuGraphExecUpdate_v2`], [`cuGraphDebugDotPrint`], [`cuGraphRetainUserObject`], [`cuGraphReleaseUserObject`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphConditionalHandleCreate`]
*/
pub type CUgraph = *mut CUgraph_st;
/**
A node of a graph. [`cuGraphAddNode_v2`] creates and [`cuGraphDestroyNode`] destroys one; it lives at most as long as its graph.

Since CUDA 10.0, like the first function that takes it.

# Functions

[`cuStreamBeginCaptureToGraph`], [`cuStreamGetCaptureInfo_v3`], [`cuStreamUpdateCaptureDependencies_v2`], [`cuGraphAddKernelNode_v2`], [`cuGraphKernelNodeGetParams_v2`], [`cuGraphKernelNodeSetParams_v2`], [`cuGraphAddMemcpyNode`], [`cuGraphMemcpyNodeGetParams`], [`cuGraphMemcpyNodeSetParams`], [`cuGraphAddMemsetNode`], [`cuGraphMemsetNodeGetParams`], [`cuGraphMemsetNodeSetParams`], [`cuGraphAddHostNode`], [`cuGraphHostNodeGetParams`], [`cuGraphHostNodeSetParams`], [`cuGraphAddChildGraphNode`], [`cuGraphChildGraphNodeGetGraph`], [`cuGraphAddEmptyNode`], [`cuGraphAddEventRecordNode`], [`cuGraphEventRecordNodeGetEvent`], [`cuGraphEventRecordNodeSetEvent`], [`cuGraphAddEventWaitNode`], [`cuGraphEventWaitNodeGetEvent`], [`cuGraphEventWaitNodeSetEvent`], [`cuGraphAddExternalSemaphoresSignalNode`], [`cuGraphExternalSemaphoresSignalNodeGetParams`], [`cuGraphExternalSemaphoresSignalNodeSetParams`], [`cuGraphAddExternalSemaphoresWaitNode`], [`cuGraphExternalSemaphoresWaitNodeGetParams`], [`cuGraphExternalSemaphoresWaitNodeSetParams`], [`cuGraphAddBatchMemOpNode`], [`cuGraphBatchMemOpNodeGetParams`], [`cuGraphBatchMemOpNodeSetParams`], [`cuGraphExecBatchMemOpNodeSetParams`], [`cuGraphAddMemAllocNode`], [`cuGraphMemAllocNodeGetParams`], [`cuGraphAddMemFreeNode`], [`cuGraphMemFreeNodeGetParams`], [`cuGraphNodeFindInClone`], [`cuGraphNodeGetType`], [`cuGraphNodeGetContainingGraph`], [`cuGraphNodeGetLocalId`], [`cuGraphNodeGetToolsId`], [`cuGraphGetNodes`], [`cuGraphGetRootNodes`], [`cuGraphGetEdges_v2`], [`cuGraphNodeGetDependencies_v2`], [`cuGraphNodeGetDependentNodes_v2`], [`cuGraphAddDependencies_v2`], [`cuGraphRemoveDependencies_v2`], [`cuGraphDestroyNode`], [`cuGraphExecKernelNodeSetParams_v2`], [`cuGraphExecMemcpyNodeSetParams`], [`cuGraphExecMemsetNodeSetParams`], [`cuGraphExecHostNodeSetParams`], [`cuGraphExecChildGraphNodeSetParams`], [`cuGraphExecEventRecordNodeSetEvent`], [`cuGraphExecEventWaitNodeSetEvent`], [`cuGraphExecExternalSemaphoresSignalNodeSetParams`], [`cuGraphExecExternalSemaphoresWaitNodeSetParams`], [`cuGraphNodeSetEnabled`], [`cuGraphNodeGetEnabled`], [`cuGraphKernelNodeCopyAttributes`], [`cuGraphKernelNodeGetAttribute`], [`cuGraphKernelNodeSetAttribute`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
pub type CUgraphNode = *mut CUgraphNode_st;
/**
An executable graph. [`cuGraphInstantiateWithParams`] creates and [`cuGraphExecDestroy`] destroys one.

Since CUDA 10.0, like the first function that takes it.

# Functions

[`cuGraphExecBatchMemOpNodeSetParams`], [`cuGraphExecGetId`], [`cuGraphInstantiateWithFlags`], [`cuGraphInstantiateWithParams`], [`cuGraphExecGetFlags`], [`cuGraphExecKernelNodeSetParams_v2`], [`cuGraphExecMemcpyNodeSetParams`], [`cuGraphExecMemsetNodeSetParams`], [`cuGraphExecHostNodeSetParams`], [`cuGraphExecChildGraphNodeSetParams`], [`cuGraphExecEventRecordNodeSetEvent`], [`cuGraphExecEventWaitNodeSetEvent`], [`cuGraphExecExternalSemaphoresSignalNodeSetParams`], [`cuGraphExecExternalSemaphoresWaitNodeSetParams`], [`cuGraphNodeSetEnabled`], [`cuGraphNodeGetEnabled`], [`cuGraphUpload`], [`cuGraphLaunch`], [`cuGraphExecDestroy`], [`cuGraphExecUpdate_v2`], [`cuGraphExecNodeSetParams`]
*/
pub type CUgraphExec = *mut CUgraphExec_st;
/**
A memory pool for stream-ordered allocations. [`cuMemPoolCreate`] creates and [`cuMemPoolDestroy`] destroys one.

Since CUDA 11.2, like the first function that takes it.

# Functions

[`cuDeviceSetMemPool`], [`cuDeviceGetMemPool`], [`cuDeviceGetDefaultMemPool`], [`cuMemPoolTrimTo`], [`cuMemPoolSetAttribute`], [`cuMemPoolGetAttribute`], [`cuMemPoolSetAccess`], [`cuMemPoolGetAccess`], [`cuMemPoolCreate`], [`cuMemPoolDestroy`], [`cuMemGetDefaultMemPool`], [`cuMemGetMemPool`], [`cuMemSetMemPool`], [`cuMemAllocFromPoolAsync`], [`cuMemPoolExportToShareableHandle`], [`cuMemPoolImportFromShareableHandle`], [`cuMemPoolImportPointer`]
*/
pub type CUmemoryPool = *mut CUmemPoolHandle_st;
/**
A user object: data of the program with a reference count, which graphs can keep alive. [`cuUserObjectCreate`] creates one and [`cuUserObjectRelease`] releases references to it.

Since CUDA 11.3, like the first function that takes it.

# Functions

[`cuUserObjectCreate`], [`cuUserObjectRetain`], [`cuUserObjectRelease`], [`cuGraphRetainUserObject`], [`cuGraphReleaseUserObject`]
*/
pub type CUuserObject = *mut CUuserObject_st;
/**
The handle of the condition of a conditional node. [`cuGraphConditionalHandleCreate`] creates one for a graph.

Since CUDA 12.3.

# Functions

[`cuGraphConditionalHandleCreate`]
*/
pub type CUgraphConditionalHandle = cuuint64_t;
/**
The handle of a kernel node that device code can update. The driver writes it to `deviceUpdatableKernelNode.devNode` of [`CUlaunchAttributeValue`].

Since CUDA 12.4.
*/
pub type CUgraphDeviceNode = *mut CUgraphDeviceUpdatableNode_st;
/**
The registration of a [`CUasyncCallback`]. [`cuDeviceRegisterAsyncNotification`] creates one and [`cuDeviceUnregisterAsyncNotification`] removes it.

Since CUDA 12.4.

# Functions

[`cuDeviceRegisterAsyncNotification`], [`cuDeviceUnregisterAsyncNotification`]
*/
pub type CUasyncCallbackHandle = *mut CUasyncCallbackEntry_st;
/**
A green context: a context with a part of the resources of a device. Only one thread at a time may use it. [`cuGreenCtxCreate`] creates and [`cuGreenCtxDestroy`] destroys one.

Since CUDA 12.4.

# Functions

[`cuStreamGetCtx_v2`], [`cuGreenCtxCreate`], [`cuGreenCtxDestroy`], [`cuCtxFromGreenCtx`], [`cuGreenCtxGetDevResource`], [`cuGreenCtxRecordEvent`], [`cuGreenCtxWaitEvent`], [`cuStreamGetGreenCtx`], [`cuGreenCtxStreamCreate`], [`cuGreenCtxGetId`]
*/
pub type CUgreenCtx = *mut CUgreenCtx_st;
/**
The same type as [`CUmemFabricHandle`], under its versioned name.

Since CUDA 12.3.
*/
pub type CUmemFabricHandle_v1 = CUmemFabricHandle;
/**
The same type as [`CUipcEventHandle`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUipcEventHandle`] is of CUDA 4.1.
*/
pub type CUipcEventHandle_v1 = CUipcEventHandle;
/**
The same type as [`CUipcMemHandle`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUipcMemHandle`] is of CUDA 4.1.
*/
pub type CUipcMemHandle_v1 = CUipcMemHandle;
/**
The same type as [`CUstreamBatchMemOpParams`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUstreamBatchMemOpParams`] is of CUDA 8.0.
*/
pub type CUstreamBatchMemOpParams_v1 = CUstreamBatchMemOpParams;
/**
The same type as [`CUDA_BATCH_MEM_OP_NODE_PARAMS`], under its versioned name.

Since CUDA 12.2.
*/
pub type CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 = CUDA_BATCH_MEM_OP_NODE_PARAMS;
/**
A function that the driver calls with asynchronous notifications. It receives the notification, the pointer from the registration, and the handle of the registration. It must not register or unregister such functions.

Since CUDA 12.4.

# Functions

[`cuDeviceRegisterAsyncNotification`]
*/
pub type CUasyncCallback = Option<unsafe extern "C" fn(info: *mut CUasyncNotificationInfo, userData: *mut c_void, callback: CUasyncCallbackHandle)>;
/**
The same type as [`CUdevprop`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUdevprop`] is of CUDA 2.0.
*/
pub type CUdevprop_v1 = CUdevprop;
/**
A link state: the work of the device linker. [`cuLinkCreate_v2`] creates and [`cuLinkDestroy`] destroys one.

Since CUDA 5.5, like the first function that takes it.

# Functions

[`cuLinkCreate_v2`], [`cuLinkAddData_v2`], [`cuLinkAddFile_v2`], [`cuLinkComplete`], [`cuLinkDestroy`]
*/
pub type CUlinkState = *mut CUlinkState_st;
/**
A host function, which receives the pointer that the caller passed with it. It must not call CUDA.

Since CUDA 10.0, like the first function that takes it.

# Functions

[`cuLaunchHostFunc`], [`cuLaunchHostFunc_v2`], [`cuUserObjectCreate`]
*/
pub type CUhostFn = Option<unsafe extern "C" fn(userData: *mut c_void)>;
/**
The same type as [`CUaccessPolicyWindow`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUaccessPolicyWindow`] is of CUDA 11.0.
*/
pub type CUaccessPolicyWindow_v1 = CUaccessPolicyWindow;
/**
The same type as [`CUDA_KERNEL_NODE_PARAMS`], under its versioned name.

Since CUDA 12.0.
*/
pub type CUDA_KERNEL_NODE_PARAMS_v2 = CUDA_KERNEL_NODE_PARAMS;
/**
The same type as [`CUDA_MEMSET_NODE_PARAMS`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUDA_MEMSET_NODE_PARAMS`] is of CUDA 10.0.
*/
pub type CUDA_MEMSET_NODE_PARAMS_v1 = CUDA_MEMSET_NODE_PARAMS;
/**
The same type as [`CUDA_HOST_NODE_PARAMS`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUDA_HOST_NODE_PARAMS`] is of CUDA 10.0.
*/
pub type CUDA_HOST_NODE_PARAMS_v1 = CUDA_HOST_NODE_PARAMS;
/**
An attribute of a kernel node.

Since CUDA 11.0, like the first function that takes it.

# Functions

[`cuGraphKernelNodeGetAttribute`], [`cuGraphKernelNodeSetAttribute`]
*/
pub type CUkernelNodeAttrID = CUlaunchAttributeID;
/**
The same type as [`CUkernelNodeAttrValue`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUlaunchAttributeValue`] is of CUDA 11.0.
*/
pub type CUkernelNodeAttrValue_v1 = CUlaunchAttributeValue;
/**
The value of a kernel node's attribute.

Since CUDA 11.0, like the first function that takes it.
It had 32 bytes before CUDA 11.8.
An older driver reads and writes only the first bytes.

# Functions

[`cuGraphKernelNodeGetAttribute`], [`cuGraphKernelNodeSetAttribute`]
*/
pub type CUkernelNodeAttrValue = CUkernelNodeAttrValue_v1;
/**
An attribute of a stream.

Since CUDA 11.0, like the first function that takes it.

# Functions

[`cuStreamGetAttribute`], [`cuStreamSetAttribute`]
*/
pub type CUstreamAttrID = CUlaunchAttributeID;
/**
The same type as [`CUstreamAttrValue`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUlaunchAttributeValue`] is of CUDA 11.0.
*/
pub type CUstreamAttrValue_v1 = CUlaunchAttributeValue;
/**
The value of a stream's attribute.

Since CUDA 11.0, like the first function that takes it.
It had 32 bytes before CUDA 11.8.
An older driver reads and writes only the first bytes.

# Functions

[`cuStreamGetAttribute`], [`cuStreamSetAttribute`]
*/
pub type CUstreamAttrValue = CUstreamAttrValue_v1;
/**
The same type as [`CUexecAffinitySmCount`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUexecAffinitySmCount`] is of CUDA 11.4.
*/
pub type CUexecAffinitySmCount_v1 = CUexecAffinitySmCount;
/**
The same type as [`CUexecAffinityParam`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUexecAffinityParam`] is of CUDA 11.4.
*/
pub type CUexecAffinityParam_v1 = CUexecAffinityParam;
/**
A function for [`cuStreamAddCallback`]. It receives the stream, the stream's status, and the pointer that the caller passed with it. It must not call CUDA.

Since CUDA 5.0, like the first function that takes it.

# Functions

[`cuStreamAddCallback`]
*/
pub type CUstreamCallback = Option<unsafe extern "C" fn(hStream: CUstream, status: CUresult, userData: *mut c_void)>;
/**
A function that returns the dynamic shared memory of a block, in bytes, for a block size in threads.

Since CUDA 6.5, like the first function that takes it.

# Functions

[`cuOccupancyMaxPotentialBlockSize`], [`cuOccupancyMaxPotentialBlockSizeWithFlags`]
*/
pub type CUoccupancyB2DSize = Option<unsafe extern "C" fn(blockSize: c_int) -> usize>;
/**
The same type as [`CUDA_MEMCPY2D`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUDA_MEMCPY2D`] is of CUDA 3.2.
*/
pub type CUDA_MEMCPY2D_v2 = CUDA_MEMCPY2D;
/**
The same type as [`CUDA_MEMCPY3D`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUDA_MEMCPY3D`] is of CUDA 3.2.
*/
pub type CUDA_MEMCPY3D_v2 = CUDA_MEMCPY3D;
/**
The same type as [`CUDA_MEMCPY3D_PEER`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUDA_MEMCPY3D_PEER`] is of CUDA 4.0.
*/
pub type CUDA_MEMCPY3D_PEER_v1 = CUDA_MEMCPY3D_PEER;
/**
The same type as [`CUDA_ARRAY_DESCRIPTOR`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUDA_ARRAY_DESCRIPTOR`] is of CUDA 3.2.
*/
pub type CUDA_ARRAY_DESCRIPTOR_v2 = CUDA_ARRAY_DESCRIPTOR;
/**
The same type as [`CUDA_ARRAY3D_DESCRIPTOR`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUDA_ARRAY3D_DESCRIPTOR`] is of CUDA 3.2.
*/
pub type CUDA_ARRAY3D_DESCRIPTOR_v2 = CUDA_ARRAY3D_DESCRIPTOR;
/**
The same type as [`CUDA_ARRAY_SPARSE_PROPERTIES`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUDA_ARRAY_SPARSE_PROPERTIES`] is of CUDA 11.1.
*/
pub type CUDA_ARRAY_SPARSE_PROPERTIES_v1 = CUDA_ARRAY_SPARSE_PROPERTIES;
/**
The same type as [`CUDA_ARRAY_MEMORY_REQUIREMENTS`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUDA_ARRAY_MEMORY_REQUIREMENTS`] is of CUDA 11.6.
*/
pub type CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 = CUDA_ARRAY_MEMORY_REQUIREMENTS;
/**
The same type as [`CUDA_RESOURCE_DESC`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUDA_RESOURCE_DESC`] is of CUDA 5.0.
*/
pub type CUDA_RESOURCE_DESC_v1 = CUDA_RESOURCE_DESC;
/**
The same type as [`CUDA_TEXTURE_DESC`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUDA_TEXTURE_DESC`] is of CUDA 5.0.
*/
pub type CUDA_TEXTURE_DESC_v1 = CUDA_TEXTURE_DESC;
/**
The same type as [`CUDA_RESOURCE_VIEW_DESC`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUDA_RESOURCE_VIEW_DESC`] is of CUDA 5.0.
*/
pub type CUDA_RESOURCE_VIEW_DESC_v1 = CUDA_RESOURCE_VIEW_DESC;
/**
The same type as [`CUDA_POINTER_ATTRIBUTE_P2P_TOKENS`], under its versioned name.

Since CUDA 11.7 or earlier.
*/
pub type CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1 = CUDA_POINTER_ATTRIBUTE_P2P_TOKENS;
/**
The same type as [`CUDA_LAUNCH_PARAMS`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUDA_LAUNCH_PARAMS`] is of CUDA 9.0.
*/
pub type CUDA_LAUNCH_PARAMS_v1 = CUDA_LAUNCH_PARAMS;
/**
The same type as [`CUDA_EXTERNAL_MEMORY_HANDLE_DESC`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUDA_EXTERNAL_MEMORY_HANDLE_DESC`] is of CUDA 10.0.
*/
pub type CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 = CUDA_EXTERNAL_MEMORY_HANDLE_DESC;
/**
The same type as [`CUDA_EXTERNAL_MEMORY_BUFFER_DESC`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUDA_EXTERNAL_MEMORY_BUFFER_DESC`] is of CUDA 10.0.
*/
pub type CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 = CUDA_EXTERNAL_MEMORY_BUFFER_DESC;
/**
The same type as [`CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC`] is of CUDA 10.0.
*/
pub type CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 = CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC;
/**
The same type as [`CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC`] is of CUDA 10.0.
*/
pub type CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 = CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC;
/**
The same type as [`CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS`] is of CUDA 10.0.
*/
pub type CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 = CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS;
/**
The same type as [`CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS`] is of CUDA 10.0.
*/
pub type CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 = CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS;
/**
The same type as [`CUDA_EXT_SEM_SIGNAL_NODE_PARAMS`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUDA_EXT_SEM_SIGNAL_NODE_PARAMS`] is of CUDA 11.2.
*/
pub type CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 = CUDA_EXT_SEM_SIGNAL_NODE_PARAMS;
/**
The same type as [`CUDA_EXT_SEM_WAIT_NODE_PARAMS`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUDA_EXT_SEM_WAIT_NODE_PARAMS`] is of CUDA 11.2.
*/
pub type CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 = CUDA_EXT_SEM_WAIT_NODE_PARAMS;
/**
The same type as [`CUmemGenericAllocationHandle`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUmemGenericAllocationHandle`] is of CUDA 10.2.
*/
pub type CUmemGenericAllocationHandle_v1 = c_ulonglong;
/**
The handle of physical memory or of a multicast object, which has no address until it is mapped. [`cuMemCreate`] creates and [`cuMemRelease`] releases one.

Since CUDA 10.2, like the first function that takes it.

# Functions

[`cuMemCreate`], [`cuMemRelease`], [`cuMemMap`], [`cuMemExportToShareableHandle`], [`cuMemImportFromShareableHandle`], [`cuMemGetAllocationPropertiesFromHandle`], [`cuMemRetainAllocationHandle`], [`cuMulticastCreate`], [`cuMulticastAddDevice`], [`cuMulticastBindMem`], [`cuMulticastBindMem_v2`], [`cuMulticastBindAddr`], [`cuMulticastBindAddr_v2`], [`cuMulticastUnbind`], [`cuLogicalEndpointBindMem`]
*/
pub type CUmemGenericAllocationHandle = CUmemGenericAllocationHandle_v1;
/**
The same type as [`CUarrayMapInfo`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUarrayMapInfo`] is of CUDA 11.1.
*/
pub type CUarrayMapInfo_v1 = CUarrayMapInfo;
/**
The same type as [`CUmemLocation`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUmemLocation`] is of CUDA 10.2.
*/
pub type CUmemLocation_v1 = CUmemLocation;
/**
The same type as [`CUmemAllocationProp`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUmemAllocationProp`] is of CUDA 10.2.
*/
pub type CUmemAllocationProp_v1 = CUmemAllocationProp;
/**
The same type as [`CUmulticastObjectProp`], under its versioned name.

Since CUDA 12.1.
*/
pub type CUmulticastObjectProp_v1 = CUmulticastObjectProp;
/**
The same type as [`CUmemAccessDesc`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUmemAccessDesc`] is of CUDA 10.2.
*/
pub type CUmemAccessDesc_v1 = CUmemAccessDesc;
/**
The same type as [`CUgraphExecUpdateResultInfo`], under its versioned name.

Since CUDA 12.0.
*/
pub type CUgraphExecUpdateResultInfo_v1 = CUgraphExecUpdateResultInfo;
/**
The same type as [`CUmemPoolProps`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUmemPoolProps`] is of CUDA 11.2.
*/
pub type CUmemPoolProps_v1 = CUmemPoolProps;
/**
The same type as [`CUmemPoolPtrExportData`], under its versioned name.

Since CUDA 11.7 or earlier; the first function of [`CUmemPoolPtrExportData`] is of CUDA 11.2.
*/
pub type CUmemPoolPtrExportData_v1 = CUmemPoolPtrExportData;
/**
The same type as [`CUmemcpyAttributes`], under its versioned name.

Since CUDA 12.8.
*/
pub type CUmemcpyAttributes_v1 = CUmemcpyAttributes;
/**
The same type as [`CUoffset3D`], under its versioned name.

Since CUDA 12.8.
*/
pub type CUoffset3D_v1 = CUoffset3D;
/**
The same type as [`CUextent3D`], under its versioned name.

Since CUDA 12.8.
*/
pub type CUextent3D_v1 = CUextent3D;
/**
The same type as [`CUmemcpy3DOperand`], under its versioned name.

Since CUDA 12.8.
*/
pub type CUmemcpy3DOperand_v1 = CUmemcpy3DOperand;
/**
The same type as [`CUDA_MEMCPY3D_BATCH_OP`], under its versioned name.

Since CUDA 12.8.
*/
pub type CUDA_MEMCPY3D_BATCH_OP_v1 = CUDA_MEMCPY3D_BATCH_OP;
/**
The same type as [`CUDA_MEM_ALLOC_NODE_PARAMS`], under its versioned name.

Since CUDA 12.2.
*/
pub type CUDA_MEM_ALLOC_NODE_PARAMS_v1 = CUDA_MEM_ALLOC_NODE_PARAMS;
/**
The same type as [`CUDA_MEMCPY_BATCH_NODE_PARAMS`], under its versioned name.

Since CUDA 13.5.
*/
pub type CUDA_MEMCPY_BATCH_NODE_PARAMS_V1 = CUDA_MEMCPY_BATCH_NODE_PARAMS;
/**
The same type as [`CUDA_FABRIC_COPY_BATCH_OP`], under its versioned name.

Since CUDA 13.5.
*/
pub type CUDA_FABRIC_COPY_BATCH_OP_v1 = CUDA_FABRIC_COPY_BATCH_OP;
/**
The same type as [`CUDA_FABRIC_CPY_BATCH_NODE_PARAMS`], under its versioned name.

Since CUDA 13.5.
*/
pub type CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1 = CUDA_FABRIC_CPY_BATCH_NODE_PARAMS;
/**
The handle of a checkpoint or restore operation with custom storage, from [`CUcheckpointCustomStorageInfo`]. [`cuCheckpointOperationComplete`] completes it.

Since CUDA 13.4.

# Functions

[`cuCheckpointOperationComplete`]
*/
pub type CUcheckpointOperationHandle = *mut CUIcheckpointOperation_st;
/**
The ID of a logical endpoint. [`cuLogicalEndpointIdReserve`] reserves IDs and [`cuLogicalEndpointIdRelease`] releases them.

Since CUDA 13.3.

# Functions

[`cuLogicalEndpointIdReserve`], [`cuLogicalEndpointIdRelease`], [`cuLogicalEndpointCreate`], [`cuLogicalEndpointAddDevice`], [`cuLogicalEndpointDestroy`], [`cuLogicalEndpointBindAddr`], [`cuLogicalEndpointBindMem`], [`cuLogicalEndpointUnbind`], [`cuLogicalEndpointExport`], [`cuLogicalEndpointImport`], [`cuLogicalEndpointQuery`]
*/
pub type CUlogicalEndpointId = cuuint32_t;
/**
A function for [`cuStreamBeginRecaptureToGraph`], which the driver calls if the parameters of a node differ. It receives the pointer that the caller passed with it, the node, its old and new parameters (valid during the call), and a status. Any result except success makes the recapture fail.

Since CUDA 13.3.

# Functions

[`cuStreamBeginRecaptureToGraph`]
*/
pub type CUgraphRecaptureCallback = Option<unsafe extern "C" fn(data: *mut c_void, node: CUgraphNode, originalParams: *const CUgraphNodeParams, recaptureParams: *const CUgraphNodeParams, status: CUgraphRecaptureStatus) -> CUresult>;
/**
The registration of a [`CUcoredumpStatusCallback`]. [`cuCoredumpRegisterStartCallback`] or [`cuCoredumpRegisterCompleteCallback`] creates one, and the matching deregistration removes it.

Since CUDA 13.2.

# Functions

[`cuCoredumpRegisterStartCallback`], [`cuCoredumpRegisterCompleteCallback`], [`cuCoredumpDeregisterStartCallback`], [`cuCoredumpDeregisterCompleteCallback`]
*/
pub type CUcoredumpCallbackHandle = *mut CUcoredumpCallbackEntry_st;
/**
A function that the driver calls when a GPU core dump begins or is complete. It receives the pointer from the registration, the ID of the process that failed, and the device. It must not register or deregister such functions.

Since CUDA 13.2.

# Functions

[`cuCoredumpRegisterStartCallback`], [`cuCoredumpRegisterCompleteCallback`]
*/
pub type CUcoredumpStatusCallback = Option<unsafe extern "C" fn(userData: *mut c_void, pid: c_int, dev: CUdevice)>;
/**
A resource descriptor for green contexts. [`cuDevResourceGenerateDesc`] creates one, which lives as long as the process.

Since CUDA 12.4.

# Functions

[`cuGreenCtxCreate`], [`cuDevResourceGenerateDesc`]
*/
pub type CUdevResourceDesc = *mut CUdevResourceDesc_st;
/**
The same type as [`CUdevResource`], under its versioned name.

Since CUDA 12.4.
*/
pub type CUdevResource_v1 = CUdevResource;
/**
The registration of a [`CUlogsCallback`]. [`cuLogsRegisterCallback`] creates one and [`cuLogsUnregisterCallback`] removes it.

Since CUDA 12.9.

# Functions

[`cuLogsRegisterCallback`], [`cuLogsUnregisterCallback`]
*/
pub type CUlogsCallbackHandle = *mut CUlogsCallbackEntry_st;
/**
A function that the driver calls with log messages. It receives the pointer from the registration, the level, the message, and the length of the message in bytes.

Since CUDA 12.9.

# Functions

[`cuLogsRegisterCallback`]
*/
pub type CUlogsCallback = Option<unsafe extern "C" fn(data: *mut c_void, logLevel: CUlogLevel, message: *mut c_char, length: usize)>;
/**
A position in the log of the driver, which [`cuLogsCurrent`] returns.

Since CUDA 12.9.

# Functions

[`cuLogsCurrent`], [`cuLogsDumpToFile`], [`cuLogsDumpToMemory`]
*/
pub type CUlogIterator = c_uint;

/**
A universally unique identifier, such as that of a device from [`cuDeviceGetUuid_v2`].

Since CUDA 3.0, like the first function that takes it.

```c
typedef struct CUuuid_st {  // offset
    char bytes[16];         // 0
} CUuuid;                   // 16 bytes, aligned to 1
```

# Functions

[`cuDeviceGetUuid_v2`], [`cuDeviceGetFabricClusterUuid`], [`cuGetExportTable`]; in a struct: [`cuCheckpointProcessRestore`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUuuid {
    /// The 16 bytes of the identifier.
    pub bytes: [c_char; 16],
}

/**
A handle that shares an allocation with processes of the same node, or of other nodes of an NVSwitch fabric. Filled by [`cuMemExportToShareableHandle`] and read by [`cuMemImportFromShareableHandle`] with [`CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC`].

Since CUDA 12.3.

```c
typedef struct CUmemFabricHandle_st {  // offset
    unsigned char data[64];            // 0
} CUmemFabricHandle;                   // 64 bytes, aligned to 1
```
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUmemFabricHandle {
    /// The opaque bytes of the handle. Copy them to the importing process unchanged.
    pub data: [c_uchar; 64],
}

/**
A handle that shares an event with other processes. Returned by [`cuIpcGetEventHandle`] and accepted by [`cuIpcOpenEventHandle`].

Since CUDA 4.1, like the first function that takes it.

```c
typedef struct CUipcEventHandle_st {  // offset
    char reserved[64];                // 0
} CUipcEventHandle;                   // 64 bytes, aligned to 1
```

# Functions

[`cuIpcGetEventHandle`], [`cuIpcOpenEventHandle`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUipcEventHandle {
    /// The opaque bytes of the handle. Copy them to the importing process unchanged.
    pub reserved: [c_char; 64],
}

/**
A handle that shares device memory with other processes. Returned by [`cuIpcGetMemHandle`] and accepted by [`cuIpcOpenMemHandle_v2`].

Since CUDA 4.1, like the first function that takes it.

```c
typedef struct CUipcMemHandle_st {  // offset
    char reserved[64];              // 0
} CUipcMemHandle;                   // 64 bytes, aligned to 1
```

# Functions

[`cuIpcGetMemHandle`], [`cuIpcOpenMemHandle_v2`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUipcMemHandle {
    /// The opaque bytes of the handle. Copy them to the importing process unchanged.
    pub reserved: [c_char; 64],
}

/**
One operation of [`cuStreamBatchMemOp_v2`] or of a batch memory operation node. The value of `operation` selects the member in use.

Since CUDA 8.0, like the first function that takes it.

```c
typedef union CUstreamBatchMemOpParams_union {                         // offset
    CUstreamBatchMemOpType operation;                                  // 0
    struct CUstreamMemOpWaitValueParams_st waitValue;                  // 0
    struct CUstreamMemOpWriteValueParams_st writeValue;                // 0
    struct CUstreamMemOpFlushRemoteWritesParams_st flushRemoteWrites;  // 0
    struct CUstreamMemOpMemoryBarrierParams_st memoryBarrier;          // 0
    struct CUstreamMemOpAtomicReductionParams_st atomicReduction;      // 0
    cuuint64_t pad[6];                                                 // 0
} CUstreamBatchMemOpParams;                                            // 48 bytes, aligned to 8
```

# Functions

[`cuStreamBatchMemOp_v2`]; in a struct: [`cuGraphAddBatchMemOpNode`], [`cuGraphBatchMemOpNodeGetParams`], [`cuGraphBatchMemOpNodeSetParams`], [`cuGraphExecBatchMemOpNodeSetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
pub union CUstreamBatchMemOpParams {
    /// The kind of operation. Every other member except `pad` begins with it, so that it can always be read.
    pub operation: CUstreamBatchMemOpType,
    /// The parameters of a wait. Valid with [`CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32`] and [`CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64`].
    pub waitValue: CUstreamMemOpWaitValueParams_st,
    /// The parameters of a write. Valid with [`CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32`] and [`CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64`].
    pub writeValue: CUstreamMemOpWriteValueParams_st,
    /// The parameters of a flush of remote writes. Valid with [`CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`].
    pub flushRemoteWrites: CUstreamMemOpFlushRemoteWritesParams_st,
    /// The parameters of a memory barrier. Valid with [`CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER`].
    pub memoryBarrier: CUstreamMemOpMemoryBarrierParams_st,
    /**
The parameters of an atomic reduction. Valid with [`CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION`].

Since CUDA 13.1.
*/
    pub atomicReduction: CUstreamMemOpAtomicReductionParams_st,
    /// Padding that sets the size of the union.
    pub pad: [cuuint64_t; 6],
}

/**
The parameters of a wait on a value in memory, like a wait by [`cuStreamWaitValue32_v2`] or [`cuStreamWaitValue64_v2`].

Since CUDA 11.7 or earlier; its first function is of CUDA 8.0.

```c
struct CUstreamMemOpWaitValueParams_st {  // offset
    CUstreamBatchMemOpType operation;     // 0
    CUdeviceptr address;                  // 8
    union {
        cuuint32_t value;                 // 16
        cuuint64_t value64;               // 16
    };                                    // 16
    unsigned int flags;                   // 24
    CUdeviceptr alias;                    // 32
};                                        // 40 bytes, aligned to 8
```

# Functions

In a struct: [`cuStreamBatchMemOp_v2`], [`cuGraphAddBatchMemOpNode`], [`cuGraphBatchMemOpNodeGetParams`], [`cuGraphBatchMemOpNodeSetParams`], [`cuGraphExecBatchMemOpNodeSetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[cfg_attr(feature = "traits", derive(Debug))]
pub struct CUstreamMemOpWaitValueParams_st {
    /// [`CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32`] or [`CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64`].
    pub operation: CUstreamBatchMemOpType,
    /// The device address of the value. The memory must stay allocated until the wait has executed.
    pub address: CUdeviceptr,
    /// The value to compare with, in one of two sizes.
    pub anonymous: CUstreamMemOpWaitValueParams_st_anonymous,
    /// One comparison of [`CUstreamWaitValue_flags`], with or without [`CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH`].
    pub flags: c_uint,
    /// For internal use by the driver. The initial value does not matter.
    pub alias: CUdeviceptr,
}

/**
The value to compare with in [`CUstreamMemOpWaitValueParams_st`]. The value of `operation` selects the member in use.

Since CUDA 11.7 or earlier; its first function is of CUDA 8.0.

```c
union {                  // offset
    cuuint32_t value;    // 0
    cuuint64_t value64;  // 0
};                       // 8 bytes, aligned to 8
```

# Functions

In a struct: [`cuStreamBatchMemOp_v2`], [`cuGraphAddBatchMemOpNode`], [`cuGraphBatchMemOpNodeGetParams`], [`cuGraphBatchMemOpNodeSetParams`], [`cuGraphExecBatchMemOpNodeSetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
pub union CUstreamMemOpWaitValueParams_st_anonymous {
    /// The value of 32 bits. Valid with [`CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32`].
    pub value: cuuint32_t,
    /// The value of 64 bits. Valid with [`CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64`].
    pub value64: cuuint64_t,
}

/**
The parameters of a write of a value to memory, like a write by [`cuStreamWriteValue32_v2`] or [`cuStreamWriteValue64_v2`].

Since CUDA 11.7 or earlier; its first function is of CUDA 8.0.

```c
struct CUstreamMemOpWriteValueParams_st {  // offset
    CUstreamBatchMemOpType operation;      // 0
    CUdeviceptr address;                   // 8
    union {
        cuuint32_t value;                  // 16
        cuuint64_t value64;                // 16
    };                                     // 16
    unsigned int flags;                    // 24
    CUdeviceptr alias;                     // 32
};                                         // 40 bytes, aligned to 8
```

# Functions

In a struct: [`cuStreamBatchMemOp_v2`], [`cuGraphAddBatchMemOpNode`], [`cuGraphBatchMemOpNodeGetParams`], [`cuGraphBatchMemOpNodeSetParams`], [`cuGraphExecBatchMemOpNodeSetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[cfg_attr(feature = "traits", derive(Debug))]
pub struct CUstreamMemOpWriteValueParams_st {
    /// [`CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32`] or [`CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64`].
    pub operation: CUstreamBatchMemOpType,
    /// The device address to write to. The memory must stay allocated until the write has executed.
    pub address: CUdeviceptr,
    /// The value to write, in one of two sizes.
    pub anonymous: CUstreamMemOpWriteValueParams_st_anonymous,
    /// Must be [`CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT`]. [`cuStreamBatchMemOp_v2`] supports no other flag of [`CUstreamWriteValue_flags`].
    pub flags: c_uint,
    /// For internal use by the driver. The initial value does not matter.
    pub alias: CUdeviceptr,
}

/**
The value to write in [`CUstreamMemOpWriteValueParams_st`]. The value of `operation` selects the member in use.

Since CUDA 11.7 or earlier; its first function is of CUDA 8.0.

```c
union {                  // offset
    cuuint32_t value;    // 0
    cuuint64_t value64;  // 0
};                       // 8 bytes, aligned to 8
```

# Functions

In a struct: [`cuStreamBatchMemOp_v2`], [`cuGraphAddBatchMemOpNode`], [`cuGraphBatchMemOpNodeGetParams`], [`cuGraphBatchMemOpNodeSetParams`], [`cuGraphExecBatchMemOpNodeSetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
pub union CUstreamMemOpWriteValueParams_st_anonymous {
    /// The value of 32 bits. Valid with [`CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32`].
    pub value: cuuint32_t,
    /// The value of 64 bits. Valid with [`CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64`].
    pub value64: cuuint64_t,
}

/**
The parameters of a flush of outstanding remote writes.

Since CUDA 11.7 or earlier; its first function is of CUDA 8.0.

```c
struct CUstreamMemOpFlushRemoteWritesParams_st {  // offset
    CUstreamBatchMemOpType operation;             // 0
    unsigned int flags;                           // 4
};                                                // 8 bytes, aligned to 4
```

# Functions

In a struct: [`cuStreamBatchMemOp_v2`], [`cuGraphAddBatchMemOpNode`], [`cuGraphBatchMemOpNodeGetParams`], [`cuGraphBatchMemOpNodeSetParams`], [`cuGraphExecBatchMemOpNodeSetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUstreamMemOpFlushRemoteWritesParams_st {
    /// [`CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`].
    pub operation: CUstreamBatchMemOpType,
    /// Must be zero.
    pub flags: c_uint,
}

/**
The parameters of a memory barrier in a batch of memory operations.

Since CUDA 11.7 or earlier; its first function is of CUDA 8.0.

```c
struct CUstreamMemOpMemoryBarrierParams_st {  // offset
    CUstreamBatchMemOpType operation;         // 0
    unsigned int flags;                       // 4
};                                            // 8 bytes, aligned to 4
```

# Functions

In a struct: [`cuStreamBatchMemOp_v2`], [`cuGraphAddBatchMemOpNode`], [`cuGraphBatchMemOpNodeGetParams`], [`cuGraphBatchMemOpNodeSetParams`], [`cuGraphExecBatchMemOpNodeSetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUstreamMemOpMemoryBarrierParams_st {
    /// [`CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER`].
    pub operation: CUstreamBatchMemOpType,
    /// The scope of the barrier: a value of [`CUstreamMemoryBarrier_flags`].
    pub flags: c_uint,
}

/**
The parameters of an atomic reduction in a batch of memory operations.

Since CUDA 13.1.

```c
struct CUstreamMemOpAtomicReductionParams_st {  // offset
    CUstreamBatchMemOpType operation;           // 0
    unsigned int flags;                         // 4
    CUstreamAtomicReductionOpType reductionOp;  // 8
    CUstreamAtomicReductionDataType dataType;   // 12
    CUdeviceptr address;                        // 16
    cuuint64_t value;                           // 24
    CUdeviceptr alias;                          // 32
};                                              // 40 bytes, aligned to 8
```

# Functions

In a struct: [`cuStreamBatchMemOp_v2`], [`cuGraphAddBatchMemOpNode`], [`cuGraphBatchMemOpNodeGetParams`], [`cuGraphBatchMemOpNodeSetParams`], [`cuGraphExecBatchMemOpNodeSetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUstreamMemOpAtomicReductionParams_st {
    /// [`CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION`].
    pub operation: CUstreamBatchMemOpType,
    /// Must be zero.
    pub flags: c_uint,
    /// The arithmetic or bitwise operation that combines `value` with the value in memory.
    pub reductionOp: CUstreamAtomicReductionOpType,
    /// The type and size of `value` and of the value in memory.
    pub dataType: CUstreamAtomicReductionDataType,
    /// The device address of the value to change. The memory must stay allocated until the operation has executed.
    pub address: CUdeviceptr,
    /// The operand. It has 32 bits with [`CUstreamAtomicReductionDataType::CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32`].
    pub value: cuuint64_t,
    /// For internal use by the driver. The initial value does not matter.
    pub alias: CUdeviceptr,
}

/**
The parameters of a batch memory operation node, for [`cuGraphAddBatchMemOpNode`] and the functions that return or replace them. [`cuGraphAddNode_v2`] uses [`CUDA_BATCH_MEM_OP_NODE_PARAMS_v2`] instead.

Since CUDA 11.7, like the first function that takes it.

```c
typedef struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st {  // offset
    CUcontext ctx;                                    // 0
    unsigned int count;                               // 8
    CUstreamBatchMemOpParams *paramArray;             // 16
    unsigned int flags;                               // 24
} CUDA_BATCH_MEM_OP_NODE_PARAMS;                      // 32 bytes, aligned to 8
```

# Functions

[`cuGraphAddBatchMemOpNode`], [`cuGraphBatchMemOpNodeGetParams`], [`cuGraphBatchMemOpNodeSetParams`], [`cuGraphExecBatchMemOpNodeSetParams`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUDA_BATCH_MEM_OP_NODE_PARAMS {
    /// The context that the operations run in.
    pub ctx: CUcontext,
    /// The number of elements of `paramArray`.
    pub count: c_uint,
    /// An array of `count` operations.
    pub paramArray: *mut CUstreamBatchMemOpParams,
    /// The flags of the node. None is documented: pass zero.
    pub flags: c_uint,
}

/**
The parameters of a batch memory operation node, as a member of [`CUgraphNodeParams`].

Since CUDA 12.2.

```c
typedef struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st {  // offset
    CUcontext ctx;                                    // 0
    unsigned int count;                               // 8
    CUstreamBatchMemOpParams *paramArray;             // 16
    unsigned int flags;                               // 24
} CUDA_BATCH_MEM_OP_NODE_PARAMS_v2;                   // 32 bytes, aligned to 8
```

# Functions

In a struct: [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 {
    /// The context that the operations run in.
    pub ctx: CUcontext,
    /// The number of elements of `paramArray`.
    pub count: c_uint,
    /// An array of `count` operations.
    pub paramArray: *mut CUstreamBatchMemOpParams,
    /// The flags of the node. None is documented: pass zero.
    pub flags: c_uint,
}

/**
The notification that a callback of [`cuDeviceRegisterAsyncNotification`] receives.

Since CUDA 12.4.

```c
typedef struct CUasyncNotificationInfo_st {      // offset
    CUasyncNotificationType type;                // 0
    union {
        struct {
            unsigned long long bytesOverBudget;  // 8
        } overBudget;                            // 8
    } info;                                      // 8
} CUasyncNotificationInfo;                       // 16 bytes, aligned to 8
```
*/
#[repr(C)]
#[cfg_attr(feature = "traits", derive(Debug))]
pub struct CUasyncNotificationInfo {
    /// The type of the notification, which selects the member of `info`.
    pub type_: CUasyncNotificationType,
    /// The details of the notification. Check `type_` before you read a member.
    pub info: CUasyncNotificationInfo_info,
}

/**
The details of a notification. The value of `type_` in [`CUasyncNotificationInfo`] selects the member in use.

Since CUDA 12.4.

```c
union {                                      // offset
    struct {
        unsigned long long bytesOverBudget;  // 0
    } overBudget;                            // 0
};                                           // 8 bytes, aligned to 8
```
*/
#[repr(C)]
pub union CUasyncNotificationInfo_info {
    /// The details of an exceeded memory budget. Valid with [`CUasyncNotificationType::CU_ASYNC_NOTIFICATION_TYPE_OVER_BUDGET`].
    pub overBudget: CUasyncNotificationInfo_info_overBudget,
}

/**
The details of a notification that the process has exceeded its budget of device memory.

Since CUDA 12.4.

```c
struct {                                 // offset
    unsigned long long bytesOverBudget;  // 0
};                                       // 8 bytes, aligned to 8
```
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUasyncNotificationInfo_info_overBudget {
    /// The amount of device memory that the process has allocated beyond its budget, in bytes.
    pub bytesOverBudget: c_ulonglong,
}

/**
The properties that the deprecated [`cuDeviceGetProperties`] returns. Use [`cuDeviceGetAttribute`] instead.

Since CUDA 2.0, like the first function that takes it.

```c
typedef struct CUdevprop_st {  // offset
    int maxThreadsPerBlock;    // 0
    int maxThreadsDim[3];      // 4
    int maxGridSize[3];        // 16
    int sharedMemPerBlock;     // 28
    int totalConstantMemory;   // 32
    int SIMDWidth;             // 36
    int memPitch;              // 40
    int regsPerBlock;          // 44
    int clockRate;             // 48
    int textureAlign;          // 52
} CUdevprop;                   // 56 bytes, aligned to 4
```

# Functions

[`cuDeviceGetProperties`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUdevprop {
    /// The maximum number of threads in a block.
    pub maxThreadsPerBlock: c_int,
    /// The maximum number of threads of a block in x, y and z.
    pub maxThreadsDim: [c_int; 3],
    /// The maximum number of blocks of a grid in x, y and z.
    pub maxGridSize: [c_int; 3],
    /// The size of the shared memory that a block can use, in bytes.
    pub sharedMemPerBlock: c_int,
    /// The size of the constant memory of the device, in bytes.
    pub totalConstantMemory: c_int,
    /// The number of threads in a warp.
    pub SIMDWidth: c_int,
    /// The maximum pitch of memory copies, in bytes.
    pub memPitch: c_int,
    /// The number of 32-bit registers that a block can use.
    pub regsPerBlock: c_int,
    /// The clock frequency, in kilohertz.
    pub clockRate: c_int,
    /// The alignment of texture base addresses, in bytes. Fetches from an aligned base address need no offset.
    pub textureAlign: c_int,
}

/**
A range of memory with a cache policy, the value of [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW`].

Since CUDA 11.7 or earlier; its first function is of CUDA 11.0.

```c
typedef struct CUaccessPolicyWindow_st {  // offset
    void *base_ptr;                       // 0
    size_t num_bytes;                     // 8
    float hitRatio;                       // 16
    CUaccessProperty hitProp;             // 20
    CUaccessProperty missProp;            // 24
} CUaccessPolicyWindow;                   // 32 bytes, aligned to 8
```

# Functions

In a struct: [`cuStreamGetAttribute`], [`cuStreamSetAttribute`], [`cuLaunchKernelEx`], [`cuGraphKernelNodeGetAttribute`], [`cuGraphKernelNodeSetAttribute`], [`cuOccupancyMaxPotentialClusterSize`], [`cuOccupancyMaxActiveClusters`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUaccessPolicyWindow {
    /// The first address of the window. The driver may align it.
    pub base_ptr: *mut c_void,
    /// The size of the window, in bytes. At most [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE`] of the device.
    pub num_bytes: usize,
    /// The approximate fraction of the window, from 0 to 1, whose accesses use `hitProp`. Accesses to the rest use `missProp`.
    pub hitRatio: f32,
    /// The policy for accesses to the part of the window that `hitRatio` determines.
    pub hitProp: CUaccessProperty,
    /// The policy for all other accesses to the window. Must be [`CUaccessProperty::CU_ACCESS_PROPERTY_NORMAL`] or [`CUaccessProperty::CU_ACCESS_PROPERTY_STREAMING`].
    pub missProp: CUaccessProperty,
}

/**
The parameters of a kernel node for functions of CUDA 11, such as `cuGraphAddKernelNode`. Use [`CUDA_KERNEL_NODE_PARAMS`] instead.

Since CUDA 11.7 or earlier; its first function is of CUDA 10.0.

```c
typedef struct CUDA_KERNEL_NODE_PARAMS_st {  // offset
    CUfunction func;                         // 0
    unsigned int gridDimX;                   // 8
    unsigned int gridDimY;                   // 12
    unsigned int gridDimZ;                   // 16
    unsigned int blockDimX;                  // 20
    unsigned int blockDimY;                  // 24
    unsigned int blockDimZ;                  // 28
    unsigned int sharedMemBytes;             // 32
    void **kernelParams;                     // 40
    void **extra;                            // 48
} CUDA_KERNEL_NODE_PARAMS_v1;                // 56 bytes, aligned to 8
```
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUDA_KERNEL_NODE_PARAMS_v1 {
    /**
The kernel to launch.

Since CUDA 12.0.
*/
    pub func: CUfunction,
    /**
The number of blocks of the grid in x.

Since CUDA 12.0.
*/
    pub gridDimX: c_uint,
    /**
The number of blocks of the grid in y.

Since CUDA 12.0.
*/
    pub gridDimY: c_uint,
    /**
The number of blocks of the grid in z.

Since CUDA 12.0.
*/
    pub gridDimZ: c_uint,
    /**
The number of threads of a block in x.

Since CUDA 12.0.
*/
    pub blockDimX: c_uint,
    /**
The number of threads of a block in y.

Since CUDA 12.0.
*/
    pub blockDimY: c_uint,
    /**
The number of threads of a block in z.

Since CUDA 12.0.
*/
    pub blockDimZ: c_uint,
    /**
The size of the dynamic shared memory of each block, in bytes.

Since CUDA 12.0.
*/
    pub sharedMemBytes: c_uint,
    /**
An array with a pointer to the value of each kernel parameter, in order. Null if the kernel has no parameters or if `extra` holds them.

Since CUDA 12.0.
*/
    pub kernelParams: *mut *mut c_void,
    /**
A list of names such as [`CU_LAUNCH_PARAM_BUFFER_POINTER`], each followed by its value. The list ends with [`CU_LAUNCH_PARAM_END`]. Must be null if `kernelParams` is not null or if the kernel is cooperative.

Since CUDA 12.0.
*/
    pub extra: *mut *mut c_void,
}

/**
The parameters of a kernel node, for [`cuGraphAddKernelNode_v2`] and the functions that return or replace them. [`cuGraphAddNode_v2`] uses [`CUDA_KERNEL_NODE_PARAMS_v3`] instead.

Since CUDA 11.7 or earlier.
It had 56 bytes before CUDA 12.0.
The functions that take it today end in `_v2`. An older driver has only the functions that take `CUDA_KERNEL_NODE_PARAMS_v1`.

```c
typedef struct CUDA_KERNEL_NODE_PARAMS_v2_st {  // offset
    CUfunction func;                            // 0
    unsigned int gridDimX;                      // 8
    unsigned int gridDimY;                      // 12
    unsigned int gridDimZ;                      // 16
    unsigned int blockDimX;                     // 20
    unsigned int blockDimY;                     // 24
    unsigned int blockDimZ;                     // 28
    unsigned int sharedMemBytes;                // 32
    void **kernelParams;                        // 40
    void **extra;                               // 48
    CUkernel kern;                              // 56
    CUcontext ctx;                              // 64
} CUDA_KERNEL_NODE_PARAMS;                      // 72 bytes, aligned to 8
```

# Functions

[`cuGraphAddKernelNode_v2`], [`cuGraphKernelNodeGetParams_v2`], [`cuGraphKernelNodeSetParams_v2`], [`cuGraphExecKernelNodeSetParams_v2`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUDA_KERNEL_NODE_PARAMS {
    /// The kernel to launch, or null to launch `kern`.
    pub func: CUfunction,
    /// The number of blocks of the grid in x.
    pub gridDimX: c_uint,
    /// The number of blocks of the grid in y.
    pub gridDimY: c_uint,
    /// The number of blocks of the grid in z.
    pub gridDimZ: c_uint,
    /// The number of threads of a block in x.
    pub blockDimX: c_uint,
    /// The number of threads of a block in y.
    pub blockDimY: c_uint,
    /// The number of threads of a block in z.
    pub blockDimZ: c_uint,
    /// The size of the dynamic shared memory of each block, in bytes.
    pub sharedMemBytes: c_uint,
    /// An array with a pointer to the value of each kernel parameter, in order. Null if the kernel has no parameters or if `extra` holds them.
    pub kernelParams: *mut *mut c_void,
    /// A list of names such as [`CU_LAUNCH_PARAM_BUFFER_POINTER`], each followed by its value. The list ends with [`CU_LAUNCH_PARAM_END`]. Must be null if `kernelParams` is not null or if the kernel is cooperative.
    pub extra: *mut *mut c_void,
    /**
The kernel to launch if `func` is null. Ignored otherwise.

Since CUDA 12.0; older structs end before it.
`CUDA_KERNEL_NODE_PARAMS_v1` does not have it.
*/
    pub kern: CUkernel,
    /**
The context that `kern` runs in. Null stands for the current context. Ignored if `func` is not null.

Since CUDA 12.0; older structs end before it.
`CUDA_KERNEL_NODE_PARAMS_v1` does not have it.
*/
    pub ctx: CUcontext,
}

/**
The parameters of a kernel node, as a member of [`CUgraphNodeParams`].

Since CUDA 12.2.

```c
typedef struct CUDA_KERNEL_NODE_PARAMS_v3_st {  // offset
    CUfunction func;                            // 0
    unsigned int gridDimX;                      // 8
    unsigned int gridDimY;                      // 12
    unsigned int gridDimZ;                      // 16
    unsigned int blockDimX;                     // 20
    unsigned int blockDimY;                     // 24
    unsigned int blockDimZ;                     // 28
    unsigned int sharedMemBytes;                // 32
    void **kernelParams;                        // 40
    void **extra;                               // 48
    CUkernel kern;                              // 56
    CUcontext ctx;                              // 64
} CUDA_KERNEL_NODE_PARAMS_v3;                   // 72 bytes, aligned to 8
```

# Functions

In a struct: [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUDA_KERNEL_NODE_PARAMS_v3 {
    /// The kernel to launch, or null to launch `kern`.
    pub func: CUfunction,
    /// The number of blocks of the grid in x.
    pub gridDimX: c_uint,
    /// The number of blocks of the grid in y.
    pub gridDimY: c_uint,
    /// The number of blocks of the grid in z.
    pub gridDimZ: c_uint,
    /// The number of threads of a block in x.
    pub blockDimX: c_uint,
    /// The number of threads of a block in y.
    pub blockDimY: c_uint,
    /// The number of threads of a block in z.
    pub blockDimZ: c_uint,
    /// The size of the dynamic shared memory of each block, in bytes.
    pub sharedMemBytes: c_uint,
    /// An array with a pointer to the value of each kernel parameter, in order. Null if the kernel has no parameters or if `extra` holds them.
    pub kernelParams: *mut *mut c_void,
    /// A list of names such as [`CU_LAUNCH_PARAM_BUFFER_POINTER`], each followed by its value. The list ends with [`CU_LAUNCH_PARAM_END`]. Must be null if `kernelParams` is not null or if the kernel is cooperative.
    pub extra: *mut *mut c_void,
    /// The kernel to launch if `func` is null. Ignored otherwise.
    pub kern: CUkernel,
    /// The context that `kern` runs in. Null stands for the current context. With `func`, the context is not used, but [`cuGraphAddNode_v3`] and [`cuGraphNodeSetParams_v2`] check it: it must be null or have the device context of `func`.
    pub ctx: CUcontext,
}

/**
The parameters of a memset node, for [`cuGraphAddMemsetNode`] and the functions that return or replace them. [`cuGraphAddNode_v2`] uses [`CUDA_MEMSET_NODE_PARAMS_v2`] instead.

Since CUDA 10.0, like the first function that takes it.

```c
typedef struct CUDA_MEMSET_NODE_PARAMS_st {  // offset
    CUdeviceptr dst;                         // 0
    size_t pitch;                            // 8
    unsigned int value;                      // 16
    unsigned int elementSize;                // 20
    size_t width;                            // 24
    size_t height;                           // 32
} CUDA_MEMSET_NODE_PARAMS;                   // 40 bytes, aligned to 8
```

# Functions

[`cuGraphAddMemsetNode`], [`cuGraphMemsetNodeGetParams`], [`cuGraphMemsetNodeSetParams`], [`cuGraphExecMemsetNodeSetParams`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUDA_MEMSET_NODE_PARAMS {
    /// The device address of the first element.
    pub dst: CUdeviceptr,
    /// The distance between the starts of adjacent rows, in bytes. Ignored if `height` is 1.
    pub pitch: usize,
    /// The value to write to each element.
    pub value: c_uint,
    /// The size of an element, in bytes: 1, 2 or 4.
    pub elementSize: c_uint,
    /// The number of elements in a row.
    pub width: usize,
    /// The number of rows.
    pub height: usize,
}

/**
The parameters of a memset node, as a member of [`CUgraphNodeParams`].

Since CUDA 12.2.

```c
typedef struct CUDA_MEMSET_NODE_PARAMS_v2_st {  // offset
    CUdeviceptr dst;                            // 0
    size_t pitch;                               // 8
    unsigned int value;                         // 16
    unsigned int elementSize;                   // 20
    size_t width;                               // 24
    size_t height;                              // 32
    CUcontext ctx;                              // 40
} CUDA_MEMSET_NODE_PARAMS_v2;                   // 48 bytes, aligned to 8
```

# Functions

In a struct: [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUDA_MEMSET_NODE_PARAMS_v2 {
    /// The device address of the first element.
    pub dst: CUdeviceptr,
    /// The distance between the starts of adjacent rows, in bytes. Ignored if `height` is 1.
    pub pitch: usize,
    /// The value to write to each element.
    pub value: c_uint,
    /// The size of an element, in bytes: 1, 2 or 4.
    pub elementSize: c_uint,
    /// The number of elements in a row.
    pub width: usize,
    /// The number of rows.
    pub height: usize,
    /// The context that the node runs in.
    pub ctx: CUcontext,
}

/**
The parameters of a host node, for [`cuGraphAddHostNode`] and the functions that return or replace them. [`cuGraphAddNode_v2`] uses [`CUDA_HOST_NODE_PARAMS_v2`] instead.

Since CUDA 10.0, like the first function that takes it.

```c
typedef struct CUDA_HOST_NODE_PARAMS_st {  // offset
    CUhostFn fn;                           // 0
    void *userData;                        // 8
} CUDA_HOST_NODE_PARAMS;                   // 16 bytes, aligned to 8
```

# Functions

[`cuGraphAddHostNode`], [`cuGraphHostNodeGetParams`], [`cuGraphHostNodeSetParams`], [`cuGraphExecHostNodeSetParams`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUDA_HOST_NODE_PARAMS {
    /// The host function that the node calls.
    pub fn_: CUhostFn,
    /// The argument of `fn_`. Memory that it points to must stay valid until the last launch of any executable graph with the node has ended.
    pub userData: *mut c_void,
}

/**
The parameters of a host node, as a member of [`CUgraphNodeParams`].

Since CUDA 12.2.
It had 16 bytes before CUDA 13.2.
It had 24 bytes before CUDA 13.4.
It is a member of `CUgraphNodeParams`, where no offset changes.

```c
typedef struct CUDA_HOST_NODE_PARAMS_v2_st {  // offset
    CUhostFn fn;                              // 0
    void *userData;                           // 8
    unsigned int syncMode;                    // 16
    union {
        CUcontext ctx;                        // 24
        CUgreenCtx gCtx;                      // 24
    };                                        // 24
} CUDA_HOST_NODE_PARAMS_v2;                   // 32 bytes, aligned to 8
```

# Functions

In a struct: [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[cfg_attr(feature = "traits", derive(Debug))]
pub struct CUDA_HOST_NODE_PARAMS_v2 {
    /// The host function that the node calls.
    pub fn_: CUhostFn,
    /// The argument of `fn_`. Memory that it points to must stay valid until the last launch of any executable graph with the node has ended.
    pub userData: *mut c_void,
    /**
A value of [`CUhostTaskSyncMode`]: how the executing thread waits for host tasks.

Since CUDA 13.2; older structs end before it.
Must be zero for an older driver.
*/
    pub syncMode: c_uint,
    /**
The preferred context of the host function: a context or a green context.

Since CUDA 13.4.
*/
    pub anonymous: CUDA_HOST_NODE_PARAMS_v2_anonymous,
}

/**
The preferred context of a host node in [`CUDA_HOST_NODE_PARAMS_v2`]. The members share their bytes: set only one.

Since CUDA 13.4.

```c
union {               // offset
    CUcontext ctx;    // 0
    CUgreenCtx gCtx;  // 0
};                    // 8 bytes, aligned to 8
```

# Functions

In a struct: [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
pub union CUDA_HOST_NODE_PARAMS_v2_anonymous {
    /// The preferred context.
    pub ctx: CUcontext,
    /// The preferred green context.
    pub gCtx: CUgreenCtx,
}

/**
The parameters of a conditional node, as a member of [`CUgraphNodeParams`].

Since CUDA 12.3.

```c
typedef struct {                      // offset
    CUgraphConditionalHandle handle;  // 0
    CUgraphConditionalNodeType type;  // 8
    unsigned int size;                // 12
    CUgraph *phGraph_out;             // 16
    CUcontext ctx;                    // 24
} CUDA_CONDITIONAL_NODE_PARAMS;       // 32 bytes, aligned to 8
```

# Functions

In a struct: [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUDA_CONDITIONAL_NODE_PARAMS {
    /// The handle of the condition, created by [`cuGraphConditionalHandleCreate`] before the node.
    pub handle: CUgraphConditionalHandle,
    /// The type of the conditional node.
    pub type_: CUgraphConditionalNodeType,
    /// The number of body graphs. 1 or 2 with [`CUgraphConditionalNodeType::CU_GRAPH_COND_TYPE_IF`], 1 with [`CUgraphConditionalNodeType::CU_GRAPH_COND_TYPE_WHILE`], at least 1 with [`CUgraphConditionalNodeType::CU_GRAPH_COND_TYPE_SWITCH`].
    pub size: c_uint,
    /// An array of `size` body graphs, which the driver owns. It is valid as long as the node exists. A body graph may have only kernel, memcpy, memset, empty, child graph and conditional nodes. All its kernels must be of one device context.
    pub phGraph_out: *mut CUgraph,
    /// The context that the node runs in. Must be the context of `handle` and of every body node.
    pub ctx: CUcontext,
}

/**
The kind of dependency between two nodes of a graph. All zeros stand for an ordinary dependency: the whole second node waits for the whole first node.

Since CUDA 12.3.

```c
typedef struct CUgraphEdgeData_st {  // offset
    unsigned char from_port;         // 0
    unsigned char to_port;           // 1
    unsigned char type;              // 2
    unsigned char reserved[5];       // 3
} CUgraphEdgeData;                   // 8 bytes, aligned to 1
```

# Functions

[`cuStreamBeginCaptureToGraph`], [`cuStreamGetCaptureInfo_v3`], [`cuStreamUpdateCaptureDependencies_v2`], [`cuGraphGetEdges_v2`], [`cuGraphNodeGetDependencies_v2`], [`cuGraphNodeGetDependentNodes_v2`], [`cuGraphAddDependencies_v2`], [`cuGraphRemoveDependencies_v2`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUgraphEdgeData {
    /// The output port of the first node, which decides when the dependency is met. Zero stands for the completion of the node. Only kernel nodes have further ports, such as [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`].
    pub from_port: c_uchar,
    /// The part of the second node that waits. Must be zero, which stands for the whole node.
    pub to_port: c_uchar,
    /// A value of [`CUgraphDependencyType`].
    pub type_: c_uchar,
    /// Reserved. Must be zero.
    pub reserved: [c_uchar; 5],
}

/**
The parameters and results of [`cuGraphInstantiateWithParams`].

Since CUDA 12.0.

```c
typedef struct CUDA_GRAPH_INSTANTIATE_PARAMS_st {  // offset
    cuuint64_t flags;                              // 0
    CUstream hUploadStream;                        // 8
    CUgraphNode hErrNode_out;                      // 16
    CUgraphInstantiateResult result_out;           // 24
} CUDA_GRAPH_INSTANTIATE_PARAMS;                   // 32 bytes, aligned to 8
```

# Functions

[`cuGraphInstantiateWithParams`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUDA_GRAPH_INSTANTIATE_PARAMS {
    /// Zero or bits of [`CUgraphInstantiate_flags`].
    pub flags: cuuint64_t,
    /// The stream that uploads the executable graph. Used only if `flags` has [`CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD`].
    pub hUploadStream: CUstream,
    /// A node that made instantiation fail. Null after success, or if no single node is the cause.
    pub hErrNode_out: CUgraphNode,
    /// [`CUgraphInstantiateResult::CUDA_GRAPH_INSTANTIATE_SUCCESS`] or the reason for the failure.
    pub result_out: CUgraphInstantiateResult,
}

/**
The IDs of the memory synchronization domains of a stream, graph node or launch. Each must be below [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT`] of the device.

Since CUDA 12.0.

```c
typedef struct CUlaunchMemSyncDomainMap_st {  // offset
    unsigned char default_;                   // 0
    unsigned char remote;                     // 1
} CUlaunchMemSyncDomainMap;                   // 2 bytes, aligned to 1
```

# Functions

In a struct: [`cuStreamGetAttribute`], [`cuStreamSetAttribute`], [`cuLaunchKernelEx`], [`cuGraphKernelNodeGetAttribute`], [`cuGraphKernelNodeSetAttribute`], [`cuOccupancyMaxPotentialClusterSize`], [`cuOccupancyMaxActiveClusters`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUlaunchMemSyncDomainMap {
    /// The ID of the domain of kernels launched with [`CUlaunchMemSyncDomain::CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT`].
    pub default_: c_uchar,
    /// The ID of the domain of kernels launched with [`CUlaunchMemSyncDomain::CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE`].
    pub remote: c_uchar,
}

/**
The value of an attribute of a launch, a stream or a kernel node. The attribute's ID selects the member in use.

Since CUDA 11.8.

```c
typedef union CUlaunchAttributeValue_union {                       // offset
    char pad[64];                                                  // 0
    CUaccessPolicyWindow accessPolicyWindow;                       // 0
    int cooperative;                                               // 0
    CUsynchronizationPolicy syncPolicy;                            // 0
    struct {
        unsigned int x;                                            // 0
        unsigned int y;                                            // 4
        unsigned int z;                                            // 8
    } clusterDim;                                                  // 0
    CUclusterSchedulingPolicy clusterSchedulingPolicyPreference;   // 0
    int programmaticStreamSerializationAllowed;                    // 0
    struct {
        CUevent event;                                             // 0
        int flags;                                                 // 8
        int triggerAtBlockStart;                                   // 12
    } programmaticEvent;                                           // 0
    struct {
        CUevent event;                                             // 0
        int flags;                                                 // 8
    } launchCompletionEvent;                                       // 0
    int priority;                                                  // 0
    CUlaunchMemSyncDomainMap memSyncDomainMap;                     // 0
    CUlaunchMemSyncDomain memSyncDomain;                           // 0
    struct {
        unsigned int x;                                            // 0
        unsigned int y;                                            // 4
        unsigned int z;                                            // 8
    } preferredClusterDim;                                         // 0
    struct {
        int deviceUpdatable;                                       // 0
        CUgraphDeviceNode devNode;                                 // 8
    } deviceUpdatableKernelNode;                                   // 0
    unsigned int sharedMemCarveout;                                // 0
    unsigned int nvlinkUtilCentricScheduling;                      // 0
    CUlaunchAttributePortableClusterMode portableClusterSizeMode;  // 0
    CUsharedMemoryMode sharedMemoryMode;                           // 0
} CUlaunchAttributeValue;                                          // 64 bytes, aligned to 8
```

# Functions

In a struct: [`cuStreamGetAttribute`], [`cuStreamSetAttribute`], [`cuLaunchKernelEx`], [`cuGraphKernelNodeGetAttribute`], [`cuGraphKernelNodeSetAttribute`], [`cuOccupancyMaxPotentialClusterSize`], [`cuOccupancyMaxActiveClusters`]
*/
#[repr(C)]
pub union CUlaunchAttributeValue {
    /// Padding that sets the size of the union to 64 bytes.
    pub pad: [c_char; 64],
    /// The window with a cache policy. Valid with [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW`].
    pub accessPolicyWindow: CUaccessPolicyWindow,
    /// Nonzero for a cooperative launch, like one by [`cuLaunchCooperativeKernel`]. Valid with [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_COOPERATIVE`].
    pub cooperative: c_int,
    /// How the host waits for work of the stream. Valid with [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY`].
    pub syncPolicy: CUsynchronizationPolicy,
    /// The dimensions of the clusters. Valid with [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION`].
    pub clusterDim: CUlaunchAttributeValue_clusterDim,
    /// The preferred scheduling policy for clusters. Valid with [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`].
    pub clusterSchedulingPolicyPreference: CUclusterSchedulingPolicy,
    /// Nonzero if the kernel may run while the kernel before it in the stream still runs. Its code then synchronizes with that kernel. Valid with [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION`].
    pub programmaticStreamSerializationAllowed: c_int,
    /// The event that the blocks of the kernel trigger. Valid with [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT`].
    pub programmaticEvent: CUlaunchAttributeValue_programmaticEvent,
    /**
The event that occurs when all blocks have started. Valid with [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT`].

Since CUDA 12.3.
*/
    pub launchCompletionEvent: CUlaunchAttributeValue_launchCompletionEvent,
    /// The execution priority. Lower numbers stand for higher priorities. Valid with [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PRIORITY`].
    pub priority: c_int,
    /**
The IDs of the memory synchronization domains. Valid with [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP`].

Since CUDA 12.0.
*/
    pub memSyncDomainMap: CUlaunchMemSyncDomainMap,
    /**
The memory synchronization domain of the kernel. Valid with [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN`].

Since CUDA 12.0.
*/
    pub memSyncDomain: CUlaunchMemSyncDomain,
    /**
The preferred dimensions of the clusters. Valid with [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION`].

Since CUDA 12.8.
*/
    pub preferredClusterDim: CUlaunchAttributeValue_preferredClusterDim,
    /**
Whether a device can update the kernel node, and the handle for such updates. Valid with [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE`].

Since CUDA 12.4.
*/
    pub deviceUpdatableKernelNode: CUlaunchAttributeValue_deviceUpdatableKernelNode,
    /**
The preferred shared memory carveout, as a percentage of all shared memory, from 0 to 100. Valid with [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`].

Since CUDA 12.5.
*/
    pub sharedMemCarveout: c_uint,
    /**
A hint: 1 requests scheduling for high NVLink utilization, and 0 does not. Valid with [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING`].

Since CUDA 13.0.
*/
    pub nvlinkUtilCentricScheduling: c_uint,
    /**
Whether the cluster size must be portable. Valid with [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE`].

Since CUDA 13.2.
*/
    pub portableClusterSizeMode: CUlaunchAttributePortableClusterMode,
    /**
The shared memory sizes that the launch may use. Valid with [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE`].

Since CUDA 13.2.
*/
    pub sharedMemoryMode: CUsharedMemoryMode,
}

/**
The dimensions of the thread block clusters of a launch, in blocks.

Since CUDA 11.8.

```c
struct {             // offset
    unsigned int x;  // 0
    unsigned int y;  // 4
    unsigned int z;  // 8
};                   // 12 bytes, aligned to 4
```

# Functions

In a struct: [`cuStreamGetAttribute`], [`cuStreamSetAttribute`], [`cuLaunchKernelEx`], [`cuGraphKernelNodeGetAttribute`], [`cuGraphKernelNodeSetAttribute`], [`cuOccupancyMaxPotentialClusterSize`], [`cuOccupancyMaxActiveClusters`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUlaunchAttributeValue_clusterDim {
    /// The number of blocks of a cluster in x. Must divide the grid's number of blocks in x.
    pub x: c_uint,
    /// The number of blocks of a cluster in y. Must divide the grid's number of blocks in y.
    pub y: c_uint,
    /// The number of blocks of a cluster in z. Must divide the grid's number of blocks in z.
    pub z: c_uint,
}

/**
An event that every block of a kernel triggers.

Since CUDA 11.8.

```c
struct {                      // offset
    CUevent event;            // 0
    int flags;                // 8
    int triggerAtBlockStart;  // 12
};                            // 16 bytes, aligned to 8
```

# Functions

In a struct: [`cuStreamGetAttribute`], [`cuStreamSetAttribute`], [`cuLaunchKernelEx`], [`cuGraphKernelNodeGetAttribute`], [`cuGraphKernelNodeSetAttribute`], [`cuOccupancyMaxPotentialClusterSize`], [`cuOccupancyMaxActiveClusters`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUlaunchAttributeValue_programmaticEvent {
    /// The event, which occurs once every block has triggered it. Must be created with [`CUevent_flags::CU_EVENT_DISABLE_TIMING`] and be neither an interprocess nor an interop event.
    pub event: CUevent,
    /// The flags of the record: [`CUevent_record_flags::CU_EVENT_RECORD_DEFAULT`]. [`CUevent_record_flags::CU_EVENT_RECORD_EXTERNAL`] is not allowed.
    pub flags: c_int,
    /// Nonzero if each block triggers the event when it starts. Otherwise the code of the kernel triggers it.
    pub triggerAtBlockStart: c_int,
}

/**
An event that occurs when all blocks of a kernel have started.

Since CUDA 12.3.

```c
struct {            // offset
    CUevent event;  // 0
    int flags;      // 8
};                  // 16 bytes, aligned to 8
```

# Functions

In a struct: [`cuStreamGetAttribute`], [`cuStreamSetAttribute`], [`cuLaunchKernelEx`], [`cuGraphKernelNodeGetAttribute`], [`cuGraphKernelNodeSetAttribute`], [`cuOccupancyMaxPotentialClusterSize`], [`cuOccupancyMaxActiveClusters`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUlaunchAttributeValue_launchCompletionEvent {
    /// The event, which occurs on a best-effort basis. Must be created with [`CUevent_flags::CU_EVENT_DISABLE_TIMING`] and be neither an interprocess nor an interop event.
    pub event: CUevent,
    /// The flags of the record: [`CUevent_record_flags::CU_EVENT_RECORD_DEFAULT`]. [`CUevent_record_flags::CU_EVENT_RECORD_EXTERNAL`] is not allowed.
    pub flags: c_int,
}

/**
The preferred dimensions of the thread block clusters of a launch, in blocks. They take effect only if [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION`] is set too.

Since CUDA 12.8.

```c
struct {             // offset
    unsigned int x;  // 0
    unsigned int y;  // 4
    unsigned int z;  // 8
};                   // 12 bytes, aligned to 4
```

# Functions

In a struct: [`cuStreamGetAttribute`], [`cuStreamSetAttribute`], [`cuLaunchKernelEx`], [`cuGraphKernelNodeGetAttribute`], [`cuGraphKernelNodeSetAttribute`], [`cuOccupancyMaxPotentialClusterSize`], [`cuOccupancyMaxActiveClusters`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUlaunchAttributeValue_preferredClusterDim {
    /// The number of blocks of a cluster in x. Must divide the grid's number of blocks in x and be a multiple of `x` in `clusterDim`.
    pub x: c_uint,
    /// The number of blocks of a cluster in y. Must divide the grid's number of blocks in y and be a multiple of `y` in `clusterDim`.
    pub y: c_uint,
    /// The number of blocks of a cluster in z. Must equal `z` in `clusterDim`.
    pub z: c_uint,
}

/**
Whether a device can update a kernel node, and the handle for such updates.

Since CUDA 12.4.

```c
struct {                        // offset
    int deviceUpdatable;        // 0
    CUgraphDeviceNode devNode;  // 8
};                              // 16 bytes, aligned to 8
```

# Functions

In a struct: [`cuStreamGetAttribute`], [`cuStreamSetAttribute`], [`cuLaunchKernelEx`], [`cuGraphKernelNodeGetAttribute`], [`cuGraphKernelNodeSetAttribute`], [`cuOccupancyMaxPotentialClusterSize`], [`cuOccupancyMaxActiveClusters`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUlaunchAttributeValue_deviceUpdatableKernelNode {
    /// 1 if a device can update the node, otherwise 0. A node that has 1 cannot be set back to 0.
    pub deviceUpdatable: c_int,
    /// The handle for updates of the node from the device.
    pub devNode: CUgraphDeviceNode,
}

/**
An attribute of a kernel launch and its value.

Since CUDA 11.8.

```c
typedef struct CUlaunchAttribute_st {  // offset
    CUlaunchAttributeID id;            // 0
    char pad[4];                       // 4
    CUlaunchAttributeValue value;      // 8
} CUlaunchAttribute;                   // 72 bytes, aligned to 8
```

# Functions

In a struct: [`cuLaunchKernelEx`], [`cuOccupancyMaxPotentialClusterSize`], [`cuOccupancyMaxActiveClusters`]
*/
#[repr(C)]
#[cfg_attr(feature = "traits", derive(Debug))]
pub struct CUlaunchAttribute {
    /// The ID of the attribute. The driver ignores an attribute with [`CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_IGNORE`].
    pub id: CUlaunchAttributeID,
    /// Padding before `value`.
    pub pad: [c_char; 4],
    /// The value of the attribute, in the member that `id` selects.
    pub value: CUlaunchAttributeValue,
}

/**
The configuration of a launch by [`cuLaunchKernelEx`].

Since CUDA 11.8.

```c
typedef struct CUlaunchConfig_st {  // offset
    unsigned int gridDimX;          // 0
    unsigned int gridDimY;          // 4
    unsigned int gridDimZ;          // 8
    unsigned int blockDimX;         // 12
    unsigned int blockDimY;         // 16
    unsigned int blockDimZ;         // 20
    unsigned int sharedMemBytes;    // 24
    CUstream hStream;               // 32
    CUlaunchAttribute *attrs;       // 40
    unsigned int numAttrs;          // 48
} CUlaunchConfig;                   // 56 bytes, aligned to 8
```

# Functions

[`cuLaunchKernelEx`], [`cuOccupancyMaxPotentialClusterSize`], [`cuOccupancyMaxActiveClusters`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUlaunchConfig {
    /// The number of blocks of the grid in x.
    pub gridDimX: c_uint,
    /// The number of blocks of the grid in y.
    pub gridDimY: c_uint,
    /// The number of blocks of the grid in z.
    pub gridDimZ: c_uint,
    /// The number of threads of a block in x.
    pub blockDimX: c_uint,
    /// The number of threads of a block in y.
    pub blockDimY: c_uint,
    /// The number of threads of a block in z.
    pub blockDimZ: c_uint,
    /// The size of the dynamic shared memory of each block, in bytes.
    pub sharedMemBytes: c_uint,
    /// The stream that runs the kernel. Null stands for the default stream. Its context must be that of the launched function.
    pub hStream: CUstream,
    /// An array of `numAttrs` launch attributes. May be null if `numAttrs` is zero.
    pub attrs: *mut CUlaunchAttribute,
    /// The number of elements of `attrs`.
    pub numAttrs: c_uint,
}

/**
The number of multiprocessors for [`CUexecAffinityType::CU_EXEC_AFFINITY_TYPE_SM_COUNT`].

Since CUDA 11.7 or earlier; its first function is of CUDA 11.4.

```c
typedef struct CUexecAffinitySmCount_st {  // offset
    unsigned int val;                      // 0
} CUexecAffinitySmCount;                   // 4 bytes, aligned to 4
```

# Functions

In a struct: [`cuCtxCreate_v4`], [`cuCtxGetExecAffinity`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUexecAffinitySmCount {
    /// The number of multiprocessors that the context can use. The driver rounds it up to a number that the hardware supports.
    pub val: c_uint,
}

/**
A limit on an execution resource of a context.

Since CUDA 11.4, like the first function that takes it.

```c
typedef struct CUexecAffinityParam_st {  // offset
    CUexecAffinityType type;             // 0
    union {
        CUexecAffinitySmCount smCount;   // 4
    } param;                             // 4
} CUexecAffinityParam;                   // 8 bytes, aligned to 4
```

# Functions

[`cuCtxGetExecAffinity`]; in a struct: [`cuCtxCreate_v4`]
*/
#[repr(C)]
#[cfg_attr(feature = "traits", derive(Debug))]
pub struct CUexecAffinityParam {
    /// The type of the execution affinity, which selects the member of `param`.
    pub type_: CUexecAffinityType,
    /// The value of the limit.
    pub param: CUexecAffinityParam_param,
}

/**
The value of an execution affinity. The value of `type_` in [`CUexecAffinityParam`] selects the member in use.

Since CUDA 11.7 or earlier; its first function is of CUDA 11.4.

```c
union {                             // offset
    CUexecAffinitySmCount smCount;  // 0
};                                  // 4 bytes, aligned to 4
```

# Functions

In a struct: [`cuCtxCreate_v4`], [`cuCtxGetExecAffinity`]
*/
#[repr(C)]
pub union CUexecAffinityParam_param {
    /// The number of multiprocessors. Valid with [`CUexecAffinityType::CU_EXEC_AFFINITY_TYPE_SM_COUNT`].
    pub smCount: CUexecAffinitySmCount,
}

/**
The data of a graphics client that a context in CIG (CUDA in Graphics) mode shares.

Since CUDA 12.5.

```c
typedef struct CUctxCigParam_st {  // offset
    CUcigDataType sharedDataType;  // 0
    void *sharedData;              // 8
} CUctxCigParam;                   // 16 bytes, aligned to 8
```

# Functions

In a struct: [`cuCtxCreate_v4`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUctxCigParam {
    /// The type of `sharedData`.
    pub sharedDataType: CUcigDataType,
    /// A pointer to an `ID3D12CommandQueue`, or for Vulkan to the data that `vkGetExternalComputeQueueDataNV` returns.
    pub sharedData: *mut c_void,
}

/**
The parameters of a context for [`cuCtxCreate_v4`]. With both pointers null, the context is a regular one.

Since CUDA 12.5.

```c
typedef struct CUctxCreateParams_st {         // offset
    CUexecAffinityParam *execAffinityParams;  // 0
    int numExecAffinityParams;                // 8
    CUctxCigParam *cigParams;                 // 16
} CUctxCreateParams;                          // 24 bytes, aligned to 8
```

# Functions

[`cuCtxCreate_v4`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUctxCreateParams {
    /// An array of `numExecAffinityParams` limits on execution resources, or null. Supported only under MPS, on devices from Volta on. Must be null if `cigParams` is not null.
    pub execAffinityParams: *mut CUexecAffinityParam,
    /// The number of elements of `execAffinityParams`. Must be zero if that field is null.
    pub numExecAffinityParams: c_int,
    /// The data of a graphics client for CIG (CUDA in Graphics) mode, or null. Must be null if `execAffinityParams` is not null.
    pub cigParams: *mut CUctxCigParam,
}

/**
The command list or command buffer of a graphics client for CIG (CUDA in Graphics) capture.

Since CUDA 13.2.

```c
typedef struct CUstreamCigParam_st {           // offset
    CUstreamCigDataType streamSharedDataType;  // 0
    void *streamSharedData;                    // 8
} CUstreamCigParam;                            // 16 bytes, aligned to 8
```

# Functions

In a struct: [`cuStreamBeginCaptureToCig`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUstreamCigParam {
    /// The type of `streamSharedData`.
    pub streamSharedDataType: CUstreamCigDataType,
    /// A pointer to an `ID3D12CommandList`, or for Vulkan the handle that `vkGetCommandBufferInternalHandleNV` returns.
    pub streamSharedData: *mut c_void,
}

/**
The parameters of [`cuStreamBeginCaptureToCig`].

Since CUDA 13.2.

```c
typedef struct CUstreamCigCaptureParams_st {  // offset
    CUstreamCigParam *streamCigParams;        // 0
} CUstreamCigCaptureParams;                   // 8 bytes, aligned to 8
```

# Functions

[`cuStreamBeginCaptureToCig`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUstreamCigCaptureParams {
    /// The command list or command buffer that records the work of the stream. Must not be null.
    pub streamCigParams: *mut CUstreamCigParam,
}

/**
The value of [`CUlibraryOption::CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE`]. NVIDIA's header does not document the contents of the tables.

Since CUDA 12.0.

```c
typedef struct CUlibraryHostUniversalFunctionAndDataTable_st {  // offset
    void *functionTable;                                        // 0
    size_t functionWindowSize;                                  // 8
    void *dataTable;                                            // 16
    size_t dataWindowSize;                                      // 24
} CUlibraryHostUniversalFunctionAndDataTable;                   // 32 bytes, aligned to 8
```
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUlibraryHostUniversalFunctionAndDataTable {
    /// The table of functions.
    pub functionTable: *mut c_void,
    /// The window size of the table of functions. Its unit is not documented.
    pub functionWindowSize: usize,
    /// The table of data.
    pub dataTable: *mut c_void,
    /// The window size of the table of data. Its unit is not documented.
    pub dataWindowSize: usize,
}

/**
The parameters of a copy in two dimensions, for [`cuMemcpy2D_v2`], [`cuMemcpy2DUnaligned_v2`] and [`cuMemcpy2DAsync_v2`].

Since CUDA 3.2, like the first function that takes it.

```c
typedef struct CUDA_MEMCPY2D_st {  // offset
    size_t srcXInBytes;            // 0
    size_t srcY;                   // 8
    CUmemorytype srcMemoryType;    // 16
    const void *srcHost;           // 24
    CUdeviceptr srcDevice;         // 32
    CUarray srcArray;              // 40
    size_t srcPitch;               // 48
    size_t dstXInBytes;            // 56
    size_t dstY;                   // 64
    CUmemorytype dstMemoryType;    // 72
    void *dstHost;                 // 80
    CUdeviceptr dstDevice;         // 88
    CUarray dstArray;              // 96
    size_t dstPitch;               // 104
    size_t WidthInBytes;           // 112
    size_t Height;                 // 120
} CUDA_MEMCPY2D;                   // 128 bytes, aligned to 8
```

# Functions

[`cuMemcpy2D_v2`], [`cuMemcpy2DUnaligned_v2`], [`cuMemcpy2DAsync_v2`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUDA_MEMCPY2D {
    /// The offset of the first byte to copy in each row of the source, in bytes. For an array, a multiple of the element size.
    pub srcXInBytes: usize,
    /// The first row of the source to copy, counted from zero.
    pub srcY: usize,
    /// The type of the source memory, which selects `srcHost`, `srcDevice` or `srcArray`.
    pub srcMemoryType: CUmemorytype,
    /// The base address of the source in host memory. Valid with [`CUmemorytype::CU_MEMORYTYPE_HOST`].
    pub srcHost: *const c_void,
    /// The base address of the source. Valid with [`CUmemorytype::CU_MEMORYTYPE_DEVICE`] and [`CUmemorytype::CU_MEMORYTYPE_UNIFIED`].
    pub srcDevice: CUdeviceptr,
    /// The array that is the source. Valid with [`CUmemorytype::CU_MEMORYTYPE_ARRAY`].
    pub srcArray: CUarray,
    /// The distance between the starts of adjacent rows of the source, in bytes. If not zero, at least `WidthInBytes` + `srcXInBytes` and at most [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH`]. Ignored for an array.
    pub srcPitch: usize,
    /// The offset of the first byte to write in each row of the destination, in bytes. For an array, a multiple of the element size.
    pub dstXInBytes: usize,
    /// The first row of the destination to write, counted from zero.
    pub dstY: usize,
    /// The type of the destination memory, which selects `dstHost`, `dstDevice` or `dstArray`.
    pub dstMemoryType: CUmemorytype,
    /// The base address of the destination in host memory. Valid with [`CUmemorytype::CU_MEMORYTYPE_HOST`].
    pub dstHost: *mut c_void,
    /// The base address of the destination. Valid with [`CUmemorytype::CU_MEMORYTYPE_DEVICE`] and [`CUmemorytype::CU_MEMORYTYPE_UNIFIED`].
    pub dstDevice: CUdeviceptr,
    /// The array that is the destination. Valid with [`CUmemorytype::CU_MEMORYTYPE_ARRAY`].
    pub dstArray: CUarray,
    /// The distance between the starts of adjacent rows of the destination, in bytes. If not zero, at least `WidthInBytes` + `dstXInBytes` and at most [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH`]. Ignored for an array.
    pub dstPitch: usize,
    /// The number of bytes to copy from each row.
    pub WidthInBytes: usize,
    /// The number of rows to copy.
    pub Height: usize,
}

/**
The parameters of a copy in up to three dimensions, for [`cuMemcpy3D_v2`], [`cuMemcpy3DAsync_v2`] and memcpy nodes.

Since CUDA 3.2, like the first function that takes it.

```c
typedef struct CUDA_MEMCPY3D_st {  // offset
    size_t srcXInBytes;            // 0
    size_t srcY;                   // 8
    size_t srcZ;                   // 16
    size_t srcLOD;                 // 24
    CUmemorytype srcMemoryType;    // 32
    const void *srcHost;           // 40
    CUdeviceptr srcDevice;         // 48
    CUarray srcArray;              // 56
    void *reserved0;               // 64
    size_t srcPitch;               // 72
    size_t srcHeight;              // 80
    size_t dstXInBytes;            // 88
    size_t dstY;                   // 96
    size_t dstZ;                   // 104
    size_t dstLOD;                 // 112
    CUmemorytype dstMemoryType;    // 120
    void *dstHost;                 // 128
    CUdeviceptr dstDevice;         // 136
    CUarray dstArray;              // 144
    void *reserved1;               // 152
    size_t dstPitch;               // 160
    size_t dstHeight;              // 168
    size_t WidthInBytes;           // 176
    size_t Height;                 // 184
    size_t Depth;                  // 192
} CUDA_MEMCPY3D;                   // 200 bytes, aligned to 8
```

# Functions

[`cuMemcpy3D_v2`], [`cuMemcpy3DAsync_v2`], [`cuGraphAddMemcpyNode`], [`cuGraphMemcpyNodeGetParams`], [`cuGraphMemcpyNodeSetParams`], [`cuGraphExecMemcpyNodeSetParams`]; in a struct: [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUDA_MEMCPY3D {
    /// The offset of the first byte to copy in each row of the source, in bytes. For an array, a multiple of the element size.
    pub srcXInBytes: usize,
    /// The first row of the source to copy, counted from zero.
    pub srcY: usize,
    /// The first slice of the source to copy, counted from zero.
    pub srcZ: usize,
    /// The level of detail of the source. Must be zero.
    pub srcLOD: usize,
    /// The type of the source memory, which selects `srcHost`, `srcDevice` or `srcArray`.
    pub srcMemoryType: CUmemorytype,
    /// The base address of the source in host memory. Valid with [`CUmemorytype::CU_MEMORYTYPE_HOST`].
    pub srcHost: *const c_void,
    /// The base address of the source. Valid with [`CUmemorytype::CU_MEMORYTYPE_DEVICE`] and [`CUmemorytype::CU_MEMORYTYPE_UNIFIED`].
    pub srcDevice: CUdeviceptr,
    /// The array that is the source. Valid with [`CUmemorytype::CU_MEMORYTYPE_ARRAY`].
    pub srcArray: CUarray,
    /// Reserved. Must be null.
    pub reserved0: *mut c_void,
    /// The distance between the starts of adjacent rows of the source, in bytes. If not zero, at least `WidthInBytes` + `srcXInBytes` and at most [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH`]. Ignored for an array.
    pub srcPitch: usize,
    /// The number of rows in a slice of the source. At least `Height` + `srcY`, or zero if `Depth` is 1. Ignored for an array.
    pub srcHeight: usize,
    /// The offset of the first byte to write in each row of the destination, in bytes. For an array, a multiple of the element size.
    pub dstXInBytes: usize,
    /// The first row of the destination to write, counted from zero.
    pub dstY: usize,
    /// The first slice of the destination to write, counted from zero.
    pub dstZ: usize,
    /// The level of detail of the destination. Must be zero.
    pub dstLOD: usize,
    /// The type of the destination memory, which selects `dstHost`, `dstDevice` or `dstArray`.
    pub dstMemoryType: CUmemorytype,
    /// The base address of the destination in host memory. Valid with [`CUmemorytype::CU_MEMORYTYPE_HOST`].
    pub dstHost: *mut c_void,
    /// The base address of the destination. Valid with [`CUmemorytype::CU_MEMORYTYPE_DEVICE`] and [`CUmemorytype::CU_MEMORYTYPE_UNIFIED`].
    pub dstDevice: CUdeviceptr,
    /// The array that is the destination. Valid with [`CUmemorytype::CU_MEMORYTYPE_ARRAY`].
    pub dstArray: CUarray,
    /// Reserved. Must be null.
    pub reserved1: *mut c_void,
    /// The distance between the starts of adjacent rows of the destination, in bytes. If not zero, at least `WidthInBytes` + `dstXInBytes` and at most [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH`]. Ignored for an array.
    pub dstPitch: usize,
    /// The number of rows in a slice of the destination. At least `Height` + `dstY`, or zero if `Depth` is 1. Ignored for an array.
    pub dstHeight: usize,
    /// The number of bytes to copy from each row.
    pub WidthInBytes: usize,
    /// The number of rows to copy from each slice.
    pub Height: usize,
    /// The number of slices to copy.
    pub Depth: usize,
}

/**
The parameters of a copy in up to three dimensions between two contexts, for [`cuMemcpy3DPeer`] and [`cuMemcpy3DPeerAsync`].

Since CUDA 4.0, like the first function that takes it.

```c
typedef struct CUDA_MEMCPY3D_PEER_st {  // offset
    size_t srcXInBytes;                 // 0
    size_t srcY;                        // 8
    size_t srcZ;                        // 16
    size_t srcLOD;                      // 24
    CUmemorytype srcMemoryType;         // 32
    const void *srcHost;                // 40
    CUdeviceptr srcDevice;              // 48
    CUarray srcArray;                   // 56
    CUcontext srcContext;               // 64
    size_t srcPitch;                    // 72
    size_t srcHeight;                   // 80
    size_t dstXInBytes;                 // 88
    size_t dstY;                        // 96
    size_t dstZ;                        // 104
    size_t dstLOD;                      // 112
    CUmemorytype dstMemoryType;         // 120
    void *dstHost;                      // 128
    CUdeviceptr dstDevice;              // 136
    CUarray dstArray;                   // 144
    CUcontext dstContext;               // 152
    size_t dstPitch;                    // 160
    size_t dstHeight;                   // 168
    size_t WidthInBytes;                // 176
    size_t Height;                      // 184
    size_t Depth;                       // 192
} CUDA_MEMCPY3D_PEER;                   // 200 bytes, aligned to 8
```

# Functions

[`cuMemcpy3DPeer`], [`cuMemcpy3DPeerAsync`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUDA_MEMCPY3D_PEER {
    /// The offset of the first byte to copy in each row of the source, in bytes. For an array, a multiple of the element size.
    pub srcXInBytes: usize,
    /// The first row of the source to copy, counted from zero.
    pub srcY: usize,
    /// The first slice of the source to copy, counted from zero.
    pub srcZ: usize,
    /// The level of detail of the source. Pass zero: no other value is documented.
    pub srcLOD: usize,
    /// The type of the source memory, which selects `srcHost`, `srcDevice` or `srcArray`.
    pub srcMemoryType: CUmemorytype,
    /// The base address of the source in host memory. Valid with [`CUmemorytype::CU_MEMORYTYPE_HOST`].
    pub srcHost: *const c_void,
    /// The base address of the source. Valid with [`CUmemorytype::CU_MEMORYTYPE_DEVICE`] and [`CUmemorytype::CU_MEMORYTYPE_UNIFIED`].
    pub srcDevice: CUdeviceptr,
    /// The array that is the source. Valid with [`CUmemorytype::CU_MEMORYTYPE_ARRAY`].
    pub srcArray: CUarray,
    /// The context of the source. Ignored if the source is an array.
    pub srcContext: CUcontext,
    /// The distance between the starts of adjacent rows of the source, in bytes. Ignored for an array.
    pub srcPitch: usize,
    /// The number of rows in a slice of the source. May be zero if `Depth` is 1. Ignored for an array.
    pub srcHeight: usize,
    /// The offset of the first byte to write in each row of the destination, in bytes. For an array, a multiple of the element size.
    pub dstXInBytes: usize,
    /// The first row of the destination to write, counted from zero.
    pub dstY: usize,
    /// The first slice of the destination to write, counted from zero.
    pub dstZ: usize,
    /// The level of detail of the destination. Pass zero: no other value is documented.
    pub dstLOD: usize,
    /// The type of the destination memory, which selects `dstHost`, `dstDevice` or `dstArray`.
    pub dstMemoryType: CUmemorytype,
    /// The base address of the destination in host memory. Valid with [`CUmemorytype::CU_MEMORYTYPE_HOST`].
    pub dstHost: *mut c_void,
    /// The base address of the destination. Valid with [`CUmemorytype::CU_MEMORYTYPE_DEVICE`] and [`CUmemorytype::CU_MEMORYTYPE_UNIFIED`].
    pub dstDevice: CUdeviceptr,
    /// The array that is the destination. Valid with [`CUmemorytype::CU_MEMORYTYPE_ARRAY`].
    pub dstArray: CUarray,
    /// The context of the destination. Ignored if the destination is an array.
    pub dstContext: CUcontext,
    /// The distance between the starts of adjacent rows of the destination, in bytes. Ignored for an array.
    pub dstPitch: usize,
    /// The number of rows in a slice of the destination. May be zero if `Depth` is 1. Ignored for an array.
    pub dstHeight: usize,
    /// The number of bytes to copy from each row.
    pub WidthInBytes: usize,
    /// The number of rows to copy from each slice.
    pub Height: usize,
    /// The number of slices to copy.
    pub Depth: usize,
}

/**
The parameters of a memcpy node, as a member of [`CUgraphNodeParams`].

Since CUDA 12.2.

```c
typedef struct CUDA_MEMCPY_NODE_PARAMS_st {  // offset
    int flags;                               // 0
    int reserved;                            // 4
    CUcontext copyCtx;                       // 8
    CUDA_MEMCPY3D copyParams;                // 16
} CUDA_MEMCPY_NODE_PARAMS;                   // 216 bytes, aligned to 8
```

# Functions

In a struct: [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUDA_MEMCPY_NODE_PARAMS {
    /// Must be zero.
    pub flags: c_int,
    /// Reserved. Must be zero.
    pub reserved: c_int,
    /// The context that the node runs in.
    pub copyCtx: CUcontext,
    /// The copy.
    pub copyParams: CUDA_MEMCPY3D,
}

/**
The description of an array of one or two dimensions, for [`cuArrayCreate_v2`] and [`cuArrayGetDescriptor_v2`].

Since CUDA 3.2, like the first function that takes it.

```c
typedef struct CUDA_ARRAY_DESCRIPTOR_st {  // offset
    size_t Width;                          // 0
    size_t Height;                         // 8
    CUarray_format Format;                 // 16
    unsigned int NumChannels;              // 20
} CUDA_ARRAY_DESCRIPTOR;                   // 24 bytes, aligned to 8
```

# Functions

[`cuArrayCreate_v2`], [`cuArrayGetDescriptor_v2`], [`cuTexRefSetAddress2D_v3`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUDA_ARRAY_DESCRIPTOR {
    /// The width of the array, in elements.
    pub Width: usize,
    /// The height of the array, in elements. Zero for an array of one dimension.
    pub Height: usize,
    /// The format of each component of an element.
    pub Format: CUarray_format,
    /// The number of components of an element: 1, 2 or 4, or the number that `Format` prescribes.
    pub NumChannels: c_uint,
}

/**
The description of an array of up to three dimensions, for [`cuArray3DCreate_v2`], [`cuArray3DGetDescriptor_v2`] and [`cuMipmappedArrayCreate`].

Since CUDA 3.2, like the first function that takes it.

```c
typedef struct CUDA_ARRAY3D_DESCRIPTOR_st {  // offset
    size_t Width;                            // 0
    size_t Height;                           // 8
    size_t Depth;                            // 16
    CUarray_format Format;                   // 24
    unsigned int NumChannels;                // 28
    unsigned int Flags;                      // 32
} CUDA_ARRAY3D_DESCRIPTOR;                   // 40 bytes, aligned to 8
```

# Functions

[`cuArray3DCreate_v2`], [`cuArray3DGetDescriptor_v2`], [`cuMipmappedArrayCreate`]; in a struct: [`cuExternalMemoryGetMappedMipmappedArray`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUDA_ARRAY3D_DESCRIPTOR {
    /// The width of the array, in elements. Must not be zero.
    pub Width: usize,
    /// The height of the array, in elements. Zero for an array of one dimension. Must equal `Width` for a cubemap.
    pub Height: usize,
    /// The depth of the array, in elements, or the number of layers with [`CUDA_ARRAY3D_LAYERED`]. Zero for an array of one or two dimensions without layers. 6 for a cubemap, and a multiple of 6 for a layered cubemap.
    pub Depth: usize,
    /// The format of each component of an element.
    pub Format: CUarray_format,
    /// The number of components of an element: 1, 2 or 4, or the number that `Format` prescribes.
    pub NumChannels: c_uint,
    /// Zero or bits such as [`CUDA_ARRAY3D_LAYERED`], [`CUDA_ARRAY3D_SURFACE_LDST`], [`CUDA_ARRAY3D_CUBEMAP`], [`CUDA_ARRAY3D_TEXTURE_GATHER`] and [`CUDA_ARRAY3D_SPARSE`].
    pub Flags: c_uint,
}

/**
The layout of a sparse array, from [`cuArrayGetSparseProperties`] or [`cuMipmappedArrayGetSparseProperties`].

Since CUDA 11.1, like the first function that takes it.

```c
typedef struct CUDA_ARRAY_SPARSE_PROPERTIES_st {  // offset
    struct {
        unsigned int width;                       // 0
        unsigned int height;                      // 4
        unsigned int depth;                       // 8
    } tileExtent;                                 // 0
    unsigned int miptailFirstLevel;               // 12
    unsigned long long miptailSize;               // 16
    unsigned int flags;                           // 24
    unsigned int reserved[4];                     // 28
} CUDA_ARRAY_SPARSE_PROPERTIES;                   // 48 bytes, aligned to 8
```

# Functions

[`cuArrayGetSparseProperties`], [`cuMipmappedArrayGetSparseProperties`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUDA_ARRAY_SPARSE_PROPERTIES {
    /// The dimensions of a tile, in elements.
    pub tileExtent: CUDA_ARRAY_SPARSE_PROPERTIES_tileExtent,
    /// The first mipmap level of the mip tail. Valid if `miptailSize` is not zero. [`cuArrayGetSparseProperties`] always returns zero.
    pub miptailFirstLevel: c_uint,
    /// The size of the mip tail, in bytes. With [`CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL`] it is the total for all layers, without it the size for each layer. [`cuArrayGetSparseProperties`] returns the size of the whole array with that flag, and zero without it.
    pub miptailSize: c_ulonglong,
    /// Zero or [`CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL`].
    pub flags: c_uint,
    /// Reserved.
    pub reserved: [c_uint; 4],
}

/**
The dimensions of a tile of a sparse array.

Since CUDA 11.7 or earlier; its first function is of CUDA 11.1.

```c
struct {                  // offset
    unsigned int width;   // 0
    unsigned int height;  // 4
    unsigned int depth;   // 8
};                        // 12 bytes, aligned to 4
```

# Functions

In a struct: [`cuArrayGetSparseProperties`], [`cuMipmappedArrayGetSparseProperties`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUDA_ARRAY_SPARSE_PROPERTIES_tileExtent {
    /// The width of a tile, in elements.
    pub width: c_uint,
    /// The height of a tile, in elements.
    pub height: c_uint,
    /// The depth of a tile, in elements.
    pub depth: c_uint,
}

/**
The memory that an array needs, from [`cuArrayGetMemoryRequirements`] or [`cuMipmappedArrayGetMemoryRequirements`].

Since CUDA 11.6, like the first function that takes it.

```c
typedef struct CUDA_ARRAY_MEMORY_REQUIREMENTS_st {  // offset
    size_t size;                                    // 0
    size_t alignment;                               // 8
    unsigned int reserved[4];                       // 16
} CUDA_ARRAY_MEMORY_REQUIREMENTS;                   // 32 bytes, aligned to 8
```

# Functions

[`cuArrayGetMemoryRequirements`], [`cuMipmappedArrayGetMemoryRequirements`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUDA_ARRAY_MEMORY_REQUIREMENTS {
    /// The size of the memory, in bytes.
    pub size: usize,
    /// The alignment of the memory, in bytes.
    pub alignment: usize,
    /// Reserved.
    pub reserved: [c_uint; 4],
}

/**
The memory that a texture object or surface object accesses, for [`cuTexObjectCreate`] and [`cuSurfObjectCreate`].

Since CUDA 5.0, like the first function that takes it.

```c
typedef struct CUDA_RESOURCE_DESC_st {         // offset
    CUresourcetype resType;                    // 0
    union {
        struct {
            CUarray hArray;                    // 8
        } array;                               // 8
        struct {
            CUmipmappedArray hMipmappedArray;  // 8
        } mipmap;                              // 8
        struct {
            CUdeviceptr devPtr;                // 8
            CUarray_format format;             // 16
            unsigned int numChannels;          // 20
            size_t sizeInBytes;                // 24
        } linear;                              // 8
        struct {
            CUdeviceptr devPtr;                // 8
            CUarray_format format;             // 16
            unsigned int numChannels;          // 20
            size_t width;                      // 24
            size_t height;                     // 32
            size_t pitchInBytes;               // 40
        } pitch2D;                             // 8
        struct {
            int reserved[32];                  // 8
        } reserved;                            // 8
    } res;                                     // 8
    unsigned int flags;                        // 136
} CUDA_RESOURCE_DESC;                          // 144 bytes, aligned to 8
```

# Functions

[`cuTexObjectCreate`], [`cuTexObjectGetResourceDesc`], [`cuSurfObjectCreate`], [`cuSurfObjectGetResourceDesc`]
*/
#[repr(C)]
#[cfg_attr(feature = "traits", derive(Debug))]
pub struct CUDA_RESOURCE_DESC {
    /// The type of the resource, which selects the member of `res`. A surface object needs [`CUresourcetype::CU_RESOURCE_TYPE_ARRAY`].
    pub resType: CUresourcetype,
    /// The resource.
    pub res: CUDA_RESOURCE_DESC_res,
    /// Must be zero.
    pub flags: c_uint,
}

/**
The resource of a texture object or surface object. The value of `resType` selects the member in use.

Since CUDA 11.7 or earlier; its first function is of CUDA 5.0.

```c
union {                                    // offset
    struct {
        CUarray hArray;                    // 0
    } array;                               // 0
    struct {
        CUmipmappedArray hMipmappedArray;  // 0
    } mipmap;                              // 0
    struct {
        CUdeviceptr devPtr;                // 0
        CUarray_format format;             // 8
        unsigned int numChannels;          // 12
        size_t sizeInBytes;                // 16
    } linear;                              // 0
    struct {
        CUdeviceptr devPtr;                // 0
        CUarray_format format;             // 8
        unsigned int numChannels;          // 12
        size_t width;                      // 16
        size_t height;                     // 24
        size_t pitchInBytes;               // 32
    } pitch2D;                             // 0
    struct {
        int reserved[32];                  // 0
    } reserved;                            // 0
};                                         // 128 bytes, aligned to 8
```

# Functions

In a struct: [`cuTexObjectCreate`], [`cuTexObjectGetResourceDesc`], [`cuSurfObjectCreate`], [`cuSurfObjectGetResourceDesc`]
*/
#[repr(C)]
pub union CUDA_RESOURCE_DESC_res {
    /// An array. Valid with [`CUresourcetype::CU_RESOURCE_TYPE_ARRAY`].
    pub array: CUDA_RESOURCE_DESC_res_array,
    /// A mipmapped array. Valid with [`CUresourcetype::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY`].
    pub mipmap: CUDA_RESOURCE_DESC_res_mipmap,
    /// A one-dimensional range of memory. Valid with [`CUresourcetype::CU_RESOURCE_TYPE_LINEAR`].
    pub linear: CUDA_RESOURCE_DESC_res_linear,
    /// A two-dimensional range of memory. Valid with [`CUresourcetype::CU_RESOURCE_TYPE_PITCH2D`].
    pub pitch2D: CUDA_RESOURCE_DESC_res_pitch2D,
    /// Reserved. It sets the size of the union.
    pub reserved: CUDA_RESOURCE_DESC_res_reserved,
}

/**
An array as a resource.

Since CUDA 11.7 or earlier; its first function is of CUDA 5.0.

```c
struct {             // offset
    CUarray hArray;  // 0
};                   // 8 bytes, aligned to 8
```

# Functions

In a struct: [`cuTexObjectCreate`], [`cuTexObjectGetResourceDesc`], [`cuSurfObjectCreate`], [`cuSurfObjectGetResourceDesc`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUDA_RESOURCE_DESC_res_array {
    /// The array.
    pub hArray: CUarray,
}

/**
A mipmapped array as a resource.

Since CUDA 11.7 or earlier; its first function is of CUDA 5.0.

```c
struct {                               // offset
    CUmipmappedArray hMipmappedArray;  // 0
};                                     // 8 bytes, aligned to 8
```

# Functions

In a struct: [`cuTexObjectCreate`], [`cuTexObjectGetResourceDesc`], [`cuSurfObjectCreate`], [`cuSurfObjectGetResourceDesc`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUDA_RESOURCE_DESC_res_mipmap {
    /// The mipmapped array.
    pub hMipmappedArray: CUmipmappedArray,
}

/**
A one-dimensional range of device memory as a resource.

Since CUDA 11.7 or earlier; its first function is of CUDA 5.0.

```c
struct {                       // offset
    CUdeviceptr devPtr;        // 0
    CUarray_format format;     // 8
    unsigned int numChannels;  // 12
    size_t sizeInBytes;        // 16
};                             // 24 bytes, aligned to 8
```

# Functions

In a struct: [`cuTexObjectCreate`], [`cuTexObjectGetResourceDesc`], [`cuSurfObjectCreate`], [`cuSurfObjectGetResourceDesc`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUDA_RESOURCE_DESC_res_linear {
    /// The device address of the range. Must be a multiple of [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT`].
    pub devPtr: CUdeviceptr,
    /// The format of each component of an element.
    pub format: CUarray_format,
    /// The number of components of an element.
    pub numChannels: c_uint,
    /// The size of the range, in bytes. It can hold at most [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH`] elements.
    pub sizeInBytes: usize,
}

/**
A two-dimensional range of device memory as a resource.

Since CUDA 11.7 or earlier; its first function is of CUDA 5.0.

```c
struct {                       // offset
    CUdeviceptr devPtr;        // 0
    CUarray_format format;     // 8
    unsigned int numChannels;  // 12
    size_t width;              // 16
    size_t height;             // 24
    size_t pitchInBytes;       // 32
};                             // 40 bytes, aligned to 8
```

# Functions

In a struct: [`cuTexObjectCreate`], [`cuTexObjectGetResourceDesc`], [`cuSurfObjectCreate`], [`cuSurfObjectGetResourceDesc`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUDA_RESOURCE_DESC_res_pitch2D {
    /// The device address of the range. Must be a multiple of [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT`].
    pub devPtr: CUdeviceptr,
    /// The format of each component of an element.
    pub format: CUarray_format,
    /// The number of components of an element.
    pub numChannels: c_uint,
    /// The width of the range, in elements. At most [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH`].
    pub width: usize,
    /// The height of the range, in elements. At most [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT`].
    pub height: usize,
    /// The distance between the starts of adjacent rows, in bytes. A multiple of [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT`] and at most [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH`].
    pub pitchInBytes: usize,
}

/**
The reserved member of [`CUDA_RESOURCE_DESC_res`].

Since CUDA 11.7 or earlier; its first function is of CUDA 5.0.

```c
struct {               // offset
    int reserved[32];  // 0
};                     // 128 bytes, aligned to 4
```

# Functions

In a struct: [`cuTexObjectCreate`], [`cuTexObjectGetResourceDesc`], [`cuSurfObjectCreate`], [`cuSurfObjectGetResourceDesc`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUDA_RESOURCE_DESC_res_reserved {
    /// Reserved.
    pub reserved: [c_int; 32],
}

/**
How a texture object samples its resource, for [`cuTexObjectCreate`].

Since CUDA 5.0, like the first function that takes it.

```c
typedef struct CUDA_TEXTURE_DESC_st {  // offset
    CUaddress_mode addressMode[3];     // 0
    CUfilter_mode filterMode;          // 12
    unsigned int flags;                // 16
    unsigned int maxAnisotropy;        // 20
    CUfilter_mode mipmapFilterMode;    // 24
    float mipmapLevelBias;             // 28
    float minMipmapLevelClamp;         // 32
    float maxMipmapLevelClamp;         // 36
    float borderColor[4];              // 40
    int reserved[12];                  // 56
} CUDA_TEXTURE_DESC;                   // 104 bytes, aligned to 4
```

# Functions

[`cuTexObjectCreate`], [`cuTexObjectGetTextureDesc`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUDA_TEXTURE_DESC {
    /// The address modes of the first, second and third dimension. Only [`CUaddress_mode::CU_TR_ADDRESS_MODE_CLAMP`] is supported without [`CU_TRSF_NORMALIZED_COORDINATES`]. Ignored with [`CUresourcetype::CU_RESOURCE_TYPE_LINEAR`] and with [`CU_TRSF_SEAMLESS_CUBEMAP`].
    pub addressMode: [CUaddress_mode; 3],
    /// The filter mode of fetches. Ignored with [`CUresourcetype::CU_RESOURCE_TYPE_LINEAR`].
    pub filterMode: CUfilter_mode,
    /// Zero or bits of [`CU_TRSF_READ_AS_INTEGER`], [`CU_TRSF_NORMALIZED_COORDINATES`], [`CU_TRSF_SRGB`], [`CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION`] and [`CU_TRSF_SEAMLESS_CUBEMAP`]. A mipmapped array requires [`CU_TRSF_NORMALIZED_COORDINATES`]. [`CU_TRSF_SEAMLESS_CUBEMAP`] requires an array with [`CUDA_ARRAY3D_CUBEMAP`].
    pub flags: c_uint,
    /// The maximum anisotropy ratio. The driver clamps it to the range from 1 to 16.
    pub maxAnisotropy: c_uint,
    /// The filter mode between two mipmap levels.
    pub mipmapFilterMode: CUfilter_mode,
    /// The offset that is added to the calculated mipmap level.
    pub mipmapLevelBias: f32,
    /// The lowest mipmap level that is accessed, counted from `firstMipmapLevel` of a resource view.
    pub minMipmapLevelClamp: f32,
    /// The highest mipmap level that is accessed, counted from `firstMipmapLevel` of a resource view.
    pub maxMipmapLevelClamp: f32,
    /// The red, green, blue and alpha components of the color for [`CUaddress_mode::CU_TR_ADDRESS_MODE_BORDER`].
    pub borderColor: [f32; 4],
    /// Reserved. Must be zero.
    pub reserved: [c_int; 12],
}

/**
The format and the part of an array that a texture object reads, for [`cuTexObjectCreate`].

Since CUDA 5.0, like the first function that takes it.

```c
typedef struct CUDA_RESOURCE_VIEW_DESC_st {  // offset
    CUresourceViewFormat format;             // 0
    size_t width;                            // 8
    size_t height;                           // 16
    size_t depth;                            // 24
    unsigned int firstMipmapLevel;           // 32
    unsigned int lastMipmapLevel;            // 36
    unsigned int firstLayer;                 // 40
    unsigned int lastLayer;                  // 44
    unsigned int reserved[16];               // 48
} CUDA_RESOURCE_VIEW_DESC;                   // 112 bytes, aligned to 8
```

# Functions

[`cuTexObjectCreate`], [`cuTexObjectGetResourceViewDesc`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUDA_RESOURCE_VIEW_DESC {
    /// The format in which the array is read. A block compressed format requires an array of [`CUarray_format::CU_AD_FORMAT_UNSIGNED_INT32`], with 2 channels for BC1 and BC4, and with 4 channels for the others.
    pub format: CUresourceViewFormat,
    /// The width of the view, in elements. Must be that of the array, or four times that with a block compressed format.
    pub width: usize,
    /// The height of the view, in elements. Must be that of the array, or four times that with a block compressed format.
    pub height: usize,
    /// The depth of the view, in elements. Must be that of the array.
    pub depth: usize,
    /// The most detailed mipmap level, which is level zero of the view. Must be zero for an array without mipmap levels.
    pub firstMipmapLevel: c_uint,
    /// The least detailed mipmap level. Must be zero for an array without mipmap levels.
    pub lastMipmapLevel: c_uint,
    /// The first layer, which is layer zero of the view. Must be zero for an array without layers.
    pub firstLayer: c_uint,
    /// The last layer. Must be zero for an array without layers.
    pub lastLayer: c_uint,
    /// Reserved. Must be zero.
    pub reserved: [c_uint; 16],
}

/**
The description of a tensor for copies by the tensor memory accelerator. Encoded by functions such as [`cuTensorMapEncodeTiled`].

Since CUDA 12.0.
It was aligned to 64 bytes before CUDA 13.0.
Memory that was laid out with an older header may lack today's alignment.

```c
typedef struct CUtensorMap_st {  // offset
    cuuint64_t opaque[16];       // 0
} CUtensorMap;                   // 128 bytes, aligned to 128
```

# Functions

[`cuTensorMapEncodeTiled`], [`cuTensorMapEncodeIm2col`], [`cuTensorMapEncodeIm2colWide`], [`cuTensorMapReplaceAddress`], [`cuTensorMapSetAllocationClass`]
*/
#[repr(C, align(128))]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUtensorMap {
    /// The encoded description.
    pub opaque: [cuuint64_t; 16],
}

/**
The tokens of an allocation for the `nv-p2p.h` interface of the Linux kernel, the value of [`CUpointer_attribute::CU_POINTER_ATTRIBUTE_P2P_TOKENS`]. They are valid until the allocation is freed.

Since CUDA 11.7 or earlier.

```c
typedef struct CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st {  // offset
    unsigned long long p2pToken;                       // 0
    unsigned int vaSpaceToken;                         // 8
} CUDA_POINTER_ATTRIBUTE_P2P_TOKENS;                   // 16 bytes, aligned to 8
```
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUDA_POINTER_ATTRIBUTE_P2P_TOKENS {
    /// The token of the allocation.
    pub p2pToken: c_ulonglong,
    /// The token of the virtual address space.
    pub vaSpaceToken: c_uint,
}

/**
The launch on one device by the deprecated [`cuLaunchCooperativeKernelMultiDevice`]. The dimensions and `sharedMemBytes` must be the same in all launches of a call.

Since CUDA 9.0, like the first function that takes it.

```c
typedef struct CUDA_LAUNCH_PARAMS_st {  // offset
    CUfunction function;                // 0
    unsigned int gridDimX;              // 8
    unsigned int gridDimY;              // 12
    unsigned int gridDimZ;              // 16
    unsigned int blockDimX;             // 20
    unsigned int blockDimY;             // 24
    unsigned int blockDimZ;             // 28
    unsigned int sharedMemBytes;        // 32
    CUstream hStream;                   // 40
    void **kernelParams;                // 48
} CUDA_LAUNCH_PARAMS;                   // 56 bytes, aligned to 8
```

# Functions

[`cuLaunchCooperativeKernelMultiDevice`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUDA_LAUNCH_PARAMS {
    /// The kernel to launch. Its code must be the same in all launches of a call.
    pub function: CUfunction,
    /// The number of blocks of the grid in x.
    pub gridDimX: c_uint,
    /// The number of blocks of the grid in y.
    pub gridDimY: c_uint,
    /// The number of blocks of the grid in z.
    pub gridDimZ: c_uint,
    /// The number of threads of a block in x.
    pub blockDimX: c_uint,
    /// The number of threads of a block in y.
    pub blockDimY: c_uint,
    /// The number of threads of a block in z.
    pub blockDimZ: c_uint,
    /// The size of the dynamic shared memory of each block, in bytes.
    pub sharedMemBytes: c_uint,
    /// The stream that runs the kernel. Must not be null, [`CU_STREAM_LEGACY`] or [`CU_STREAM_PER_THREAD`]. Its context must be that of `function`.
    pub hStream: CUstream,
    /// An array with a pointer to the value of each kernel parameter, in order.
    pub kernelParams: *mut *mut c_void,
}

/**
The description of a memory object that [`cuImportExternalMemory`] imports.

Since CUDA 10.0, like the first function that takes it.

```c
typedef struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st {  // offset
    CUexternalMemoryHandleType type;                  // 0
    union {
        int fd;                                       // 8
        struct {
            void *handle;                             // 8
            const void *name;                         // 16
        } win32;                                      // 8
        const void *nvSciBufObject;                   // 8
    } handle;                                         // 8
    unsigned long long size;                          // 24
    unsigned int flags;                               // 32
    unsigned int reserved[16];                        // 36
} CUDA_EXTERNAL_MEMORY_HANDLE_DESC;                   // 104 bytes, aligned to 8
```

# Functions

[`cuImportExternalMemory`]
*/
#[repr(C)]
#[cfg_attr(feature = "traits", derive(Debug))]
pub struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC {
    /// The type of the handle, which selects the member of `handle`.
    pub type_: CUexternalMemoryHandleType,
    /// The handle of the memory object.
    pub handle: CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle,
    /// The size of the memory object, in bytes.
    pub size: c_ulonglong,
    /// Zero or [`CUDA_EXTERNAL_MEMORY_DEDICATED`]. The flag is required for the types with `RESOURCE` in their names, and not allowed for [`CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD`].
    pub flags: c_uint,
    /// Reserved. Must be zero.
    pub reserved: [c_uint; 16],
}

/**
The handle of an external memory object. The value of `type_` in [`CUDA_EXTERNAL_MEMORY_HANDLE_DESC`] selects the member in use.

Since CUDA 11.7 or earlier; its first function is of CUDA 10.0.

```c
union {                          // offset
    int fd;                      // 0
    struct {
        void *handle;            // 0
        const void *name;        // 8
    } win32;                     // 0
    const void *nvSciBufObject;  // 0
};                               // 16 bytes, aligned to 8
```

# Functions

In a struct: [`cuImportExternalMemory`]
*/
#[repr(C)]
pub union CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle {
    /// A file descriptor. Valid with [`CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD`] and [`CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD`]. With the former, the driver owns the descriptor after a successful import.
    pub fd: c_int,
    /// A Windows handle or name. Valid with [`CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32`], [`CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT`], [`CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP`], [`CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE`], [`CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE`] and [`CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT`].
    pub win32: CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle_win32,
    /// An NvSciBuf object. Must not be null. Valid with [`CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF`].
    pub nvSciBufObject: *const c_void,
}

/**
The Windows handle or the name of a memory object. Exactly one of the two fields must be null.

Since CUDA 11.7 or earlier; its first function is of CUDA 10.0.

```c
struct {               // offset
    void *handle;      // 0
    const void *name;  // 8
};                     // 16 bytes, aligned to 8
```

# Functions

In a struct: [`cuImportExternalMemory`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle_win32 {
    /// A shared NT handle, or a globally shared handle for the types that end in `_KMT`. Must be null if `name` is not null. The driver does not own the handle after the import.
    pub handle: *mut c_void,
    /// The name of the memory object, a UTF-16 string that ends with a zero character. Must be null if `handle` is not null, and always for the types that end in `_KMT`.
    pub name: *const c_void,
}

/**
The part of an external memory object that [`cuExternalMemoryGetMappedBuffer`] maps.

Since CUDA 10.0, like the first function that takes it.

```c
typedef struct CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st {  // offset
    unsigned long long offset;                        // 0
    unsigned long long size;                          // 8
    unsigned int flags;                               // 16
    unsigned int reserved[16];                        // 20
} CUDA_EXTERNAL_MEMORY_BUFFER_DESC;                   // 88 bytes, aligned to 8
```

# Functions

[`cuExternalMemoryGetMappedBuffer`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUDA_EXTERNAL_MEMORY_BUFFER_DESC {
    /// The offset of the buffer in the memory object, in bytes.
    pub offset: c_ulonglong,
    /// The size of the buffer, in bytes.
    pub size: c_ulonglong,
    /// Must be zero.
    pub flags: c_uint,
    /// Reserved. Must be zero.
    pub reserved: [c_uint; 16],
}

/**
The mipmapped array that [`cuExternalMemoryGetMappedMipmappedArray`] maps onto an external memory object.

Since CUDA 10.0, like the first function that takes it.

```c
typedef struct CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st {  // offset
    unsigned long long offset;                                 // 0
    CUDA_ARRAY3D_DESCRIPTOR arrayDesc;                         // 8
    unsigned int numLevels;                                    // 48
    unsigned int reserved[16];                                 // 52
} CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC;                   // 120 bytes, aligned to 8
```

# Functions

[`cuExternalMemoryGetMappedMipmappedArray`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC {
    /// The offset of the base level in the memory object, in bytes.
    pub offset: c_ulonglong,
    /// The description of the base level. It must have [`CUDA_ARRAY3D_COLOR_ATTACHMENT`] if the graphics API uses the array as a color target.
    pub arrayDesc: CUDA_ARRAY3D_DESCRIPTOR,
    /// The number of mipmap levels. Must be 1 if the memory object is an NvSciBuf object.
    pub numLevels: c_uint,
    /// Reserved. Must be zero.
    pub reserved: [c_uint; 16],
}

/**
The description of a semaphore that [`cuImportExternalSemaphore`] imports.

Since CUDA 10.0, like the first function that takes it.

```c
typedef struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st {  // offset
    CUexternalSemaphoreHandleType type;                  // 0
    union {
        int fd;                                          // 8
        struct {
            void *handle;                                // 8
            const void *name;                            // 16
        } win32;                                         // 8
        const void *nvSciSyncObj;                        // 8
    } handle;                                            // 8
    unsigned int flags;                                  // 24
    unsigned int reserved[16];                           // 28
} CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC;                   // 96 bytes, aligned to 8
```

# Functions

[`cuImportExternalSemaphore`]
*/
#[repr(C)]
#[cfg_attr(feature = "traits", derive(Debug))]
pub struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC {
    /// The type of the handle, which selects the member of `handle`.
    pub type_: CUexternalSemaphoreHandleType,
    /// The handle of the semaphore.
    pub handle: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle,
    /// Must be zero.
    pub flags: c_uint,
    /// Reserved. Must be zero.
    pub reserved: [c_uint; 16],
}

/**
The handle of an external semaphore. The value of `type_` in [`CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC`] selects the member in use.

Since CUDA 11.7 or earlier; its first function is of CUDA 10.0.

```c
union {                        // offset
    int fd;                    // 0
    struct {
        void *handle;          // 0
        const void *name;      // 8
    } win32;                   // 0
    const void *nvSciSyncObj;  // 0
};                             // 16 bytes, aligned to 8
```

# Functions

In a struct: [`cuImportExternalSemaphore`]
*/
#[repr(C)]
pub union CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle {
    /// A file descriptor, which the driver owns after a successful import. Valid with [`CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD`] and [`CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD`].
    pub fd: c_int,
    /// A Windows handle or name. Valid with [`CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32`], [`CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT`], [`CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE`], [`CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE`], [`CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX`], [`CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT`] and [`CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32`].
    pub win32: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle_win32,
    /// An NvSciSync object. Must not be null. Valid with [`CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`].
    pub nvSciSyncObj: *const c_void,
}

/**
The Windows handle or the name of a semaphore. Exactly one of the two fields must be null.

Since CUDA 11.7 or earlier; its first function is of CUDA 10.0.

```c
struct {               // offset
    void *handle;      // 0
    const void *name;  // 8
};                     // 16 bytes, aligned to 8
```

# Functions

In a struct: [`cuImportExternalSemaphore`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle_win32 {
    /// A shared NT handle, or a globally shared handle for the types that end in `_KMT`. Must be null if `name` is not null. The driver does not own the handle after the import.
    pub handle: *mut c_void,
    /// The name of the semaphore. Must be null if `handle` is not null, and always for the types that end in `_KMT`.
    pub name: *const c_void,
}

/**
The parameters of a signal to an external semaphore, for [`cuSignalExternalSemaphoresAsync`] and signal nodes.

Since CUDA 10.0, like the first function that takes it.

```c
typedef struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st {  // offset
    struct {
        struct {
            unsigned long long value;                      // 0
        } fence;                                           // 0
        union {
            void *fence;                                   // 8
            unsigned long long reserved;                   // 8
        } nvSciSync;                                       // 8
        struct {
            unsigned long long key;                        // 16
        } keyedMutex;                                      // 16
        unsigned int reserved[12];                         // 24
    } params;                                              // 0
    unsigned int flags;                                    // 72
    unsigned int reserved[16];                             // 76
} CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS;                   // 144 bytes, aligned to 8
```

# Functions

[`cuSignalExternalSemaphoresAsync`]; in a struct: [`cuGraphAddExternalSemaphoresSignalNode`], [`cuGraphExternalSemaphoresSignalNodeGetParams`], [`cuGraphExternalSemaphoresSignalNodeSetParams`], [`cuGraphExecExternalSemaphoresSignalNodeSetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[cfg_attr(feature = "traits", derive(Debug))]
pub struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS {
    /// The parameters, in the field for the type of the semaphore.
    pub params: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params,
    /// Zero or, for an NvSciSync object, [`CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC`].
    pub flags: c_uint,
    /// Reserved. Must be zero.
    pub reserved: [c_uint; 16],
}

/**
The parameters of a signal. The type of the semaphore decides which field is used.

Since CUDA 11.7 or earlier; its first function is of CUDA 10.0.

```c
struct {                              // offset
    struct {
        unsigned long long value;     // 0
    } fence;                          // 0
    union {
        void *fence;                  // 8
        unsigned long long reserved;  // 8
    } nvSciSync;                      // 8
    struct {
        unsigned long long key;       // 16
    } keyedMutex;                     // 16
    unsigned int reserved[12];        // 24
};                                    // 72 bytes, aligned to 8
```

# Functions

In a struct: [`cuSignalExternalSemaphoresAsync`], [`cuGraphAddExternalSemaphoresSignalNode`], [`cuGraphExternalSemaphoresSignalNodeGetParams`], [`cuGraphExternalSemaphoresSignalNodeSetParams`], [`cuGraphExecExternalSemaphoresSignalNodeSetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[cfg_attr(feature = "traits", derive(Debug))]
pub struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params {
    /// The parameters for Direct3D fences and timeline semaphores.
    pub fence: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_fence,
    /// The parameters for NvSciSync objects.
    pub nvSciSync: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_nvSciSync,
    /// The parameters for Direct3D 11 keyed mutexes.
    pub keyedMutex: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_keyedMutex,
    /// Reserved. Must be zero.
    pub reserved: [c_uint; 12],
}

/**
The parameters of a signal to a fence or timeline semaphore.

Since CUDA 11.7 or earlier; its first function is of CUDA 10.0.

```c
struct {                       // offset
    unsigned long long value;  // 0
};                             // 8 bytes, aligned to 8
```

# Functions

In a struct: [`cuSignalExternalSemaphoresAsync`], [`cuGraphAddExternalSemaphoresSignalNode`], [`cuGraphExternalSemaphoresSignalNodeGetParams`], [`cuGraphExternalSemaphoresSignalNodeSetParams`], [`cuGraphExecExternalSemaphoresSignalNodeSetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_fence {
    /// The value that the signal sets.
    pub value: c_ulonglong,
}

/**
The parameters of a signal to an NvSciSync object.

Since CUDA 11.7 or earlier; its first function is of CUDA 10.0.

```c
union {                           // offset
    void *fence;                  // 0
    unsigned long long reserved;  // 0
};                                // 8 bytes, aligned to 8
```

# Functions

In a struct: [`cuSignalExternalSemaphoresAsync`], [`cuGraphAddExternalSemaphoresSignalNode`], [`cuGraphExternalSemaphoresSignalNodeGetParams`], [`cuGraphExternalSemaphoresSignalNodeSetParams`], [`cuGraphExecExternalSemaphoresSignalNodeSetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
pub union CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_nvSciSync {
    /// A pointer to an `NvSciSyncFence`, which the signal overwrites. Valid with [`CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`].
    pub fence: *mut c_void,
    /// Reserved. It sets the size of the union.
    pub reserved: c_ulonglong,
}

/**
The parameters of the release of a keyed mutex.

Since CUDA 11.7 or earlier; its first function is of CUDA 10.0.

```c
struct {                     // offset
    unsigned long long key;  // 0
};                           // 8 bytes, aligned to 8
```

# Functions

In a struct: [`cuSignalExternalSemaphoresAsync`], [`cuGraphAddExternalSemaphoresSignalNode`], [`cuGraphExternalSemaphoresSignalNodeGetParams`], [`cuGraphExternalSemaphoresSignalNodeSetParams`], [`cuGraphExecExternalSemaphoresSignalNodeSetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_keyedMutex {
    /// The key with which the mutex is released.
    pub key: c_ulonglong,
}

/**
The parameters of a wait for an external semaphore, for [`cuWaitExternalSemaphoresAsync`] and wait nodes.

Since CUDA 10.0, like the first function that takes it.

```c
typedef struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st {  // offset
    struct {
        struct {
            unsigned long long value;                    // 0
        } fence;                                         // 0
        union {
            void *fence;                                 // 8
            unsigned long long reserved;                 // 8
        } nvSciSync;                                     // 8
        struct {
            unsigned long long key;                      // 16
            unsigned int timeoutMs;                      // 24
        } keyedMutex;                                    // 16
        unsigned int reserved[10];                       // 32
    } params;                                            // 0
    unsigned int flags;                                  // 72
    unsigned int reserved[16];                           // 76
} CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS;                   // 144 bytes, aligned to 8
```

# Functions

[`cuWaitExternalSemaphoresAsync`]; in a struct: [`cuGraphAddExternalSemaphoresWaitNode`], [`cuGraphExternalSemaphoresWaitNodeGetParams`], [`cuGraphExternalSemaphoresWaitNodeSetParams`], [`cuGraphExecExternalSemaphoresWaitNodeSetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[cfg_attr(feature = "traits", derive(Debug))]
pub struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS {
    /// The parameters, in the field for the type of the semaphore.
    pub params: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params,
    /// Zero or, for an NvSciSync object, [`CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC`].
    pub flags: c_uint,
    /// Reserved. Must be zero.
    pub reserved: [c_uint; 16],
}

/**
The parameters of a wait. The type of the semaphore decides which field is used.

Since CUDA 11.7 or earlier; its first function is of CUDA 10.0.

```c
struct {                              // offset
    struct {
        unsigned long long value;     // 0
    } fence;                          // 0
    union {
        void *fence;                  // 8
        unsigned long long reserved;  // 8
    } nvSciSync;                      // 8
    struct {
        unsigned long long key;       // 16
        unsigned int timeoutMs;       // 24
    } keyedMutex;                     // 16
    unsigned int reserved[10];        // 32
};                                    // 72 bytes, aligned to 8
```

# Functions

In a struct: [`cuWaitExternalSemaphoresAsync`], [`cuGraphAddExternalSemaphoresWaitNode`], [`cuGraphExternalSemaphoresWaitNodeGetParams`], [`cuGraphExternalSemaphoresWaitNodeSetParams`], [`cuGraphExecExternalSemaphoresWaitNodeSetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[cfg_attr(feature = "traits", derive(Debug))]
pub struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params {
    /// The parameters for Direct3D fences and timeline semaphores.
    pub fence: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_fence,
    /// The parameters for NvSciSync objects.
    pub nvSciSync: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_nvSciSync,
    /// The parameters for Direct3D 11 keyed mutexes.
    pub keyedMutex: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_keyedMutex,
    /// Reserved. Must be zero.
    pub reserved: [c_uint; 10],
}

/**
The parameters of a wait for a fence or timeline semaphore.

Since CUDA 11.7 or earlier; its first function is of CUDA 10.0.

```c
struct {                       // offset
    unsigned long long value;  // 0
};                             // 8 bytes, aligned to 8
```

# Functions

In a struct: [`cuWaitExternalSemaphoresAsync`], [`cuGraphAddExternalSemaphoresWaitNode`], [`cuGraphExternalSemaphoresWaitNodeGetParams`], [`cuGraphExternalSemaphoresWaitNodeSetParams`], [`cuGraphExecExternalSemaphoresWaitNodeSetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_fence {
    /// The value that ends the wait: the semaphore must reach or exceed it.
    pub value: c_ulonglong,
}

/**
The parameters of a wait for an NvSciSync object.

Since CUDA 11.7 or earlier; its first function is of CUDA 10.0.

```c
union {                           // offset
    void *fence;                  // 0
    unsigned long long reserved;  // 0
};                                // 8 bytes, aligned to 8
```

# Functions

In a struct: [`cuWaitExternalSemaphoresAsync`], [`cuGraphAddExternalSemaphoresWaitNode`], [`cuGraphExternalSemaphoresWaitNodeGetParams`], [`cuGraphExternalSemaphoresWaitNodeSetParams`], [`cuGraphExecExternalSemaphoresWaitNodeSetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
pub union CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_nvSciSync {
    /// A pointer to the `NvSciSyncFence` to wait for. Valid with [`CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`].
    pub fence: *mut c_void,
    /// Reserved. It sets the size of the union.
    pub reserved: c_ulonglong,
}

/**
The parameters of the acquisition of a keyed mutex.

Since CUDA 11.7 or earlier; its first function is of CUDA 10.0.

```c
struct {                     // offset
    unsigned long long key;  // 0
    unsigned int timeoutMs;  // 8
};                           // 16 bytes, aligned to 8
```

# Functions

In a struct: [`cuWaitExternalSemaphoresAsync`], [`cuGraphAddExternalSemaphoresWaitNode`], [`cuGraphExternalSemaphoresWaitNodeGetParams`], [`cuGraphExternalSemaphoresWaitNodeSetParams`], [`cuGraphExecExternalSemaphoresWaitNodeSetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_keyedMutex {
    /// The key with which the mutex is acquired.
    pub key: c_ulonglong,
    /// The time limit of the wait, in milliseconds. `INFINITE` of Windows stands for no limit.
    pub timeoutMs: c_uint,
}

/**
The semaphores and operations of an external semaphore signal node, for [`cuGraphAddExternalSemaphoresSignalNode`] and the functions that return or replace them. [`cuGraphAddNode_v2`] uses [`CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2`] instead.

Since CUDA 11.2, like the first function that takes it.

```c
typedef struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st {            // offset
    CUexternalSemaphore *extSemArray;                          // 0
    const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray;  // 8
    unsigned int numExtSems;                                   // 16
} CUDA_EXT_SEM_SIGNAL_NODE_PARAMS;                             // 24 bytes, aligned to 8
```

# Functions

[`cuGraphAddExternalSemaphoresSignalNode`], [`cuGraphExternalSemaphoresSignalNodeGetParams`], [`cuGraphExternalSemaphoresSignalNodeSetParams`], [`cuGraphExecExternalSemaphoresSignalNodeSetParams`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS {
    /// An array of `numExtSems` semaphores to signal.
    pub extSemArray: *mut CUexternalSemaphore,
    /// An array with the parameters of the signals, one element for each semaphore.
    pub paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
    /// The number of elements of `extSemArray` and of `paramsArray`.
    pub numExtSems: c_uint,
}

/**
The semaphores and operations of an external semaphore signal node, as a member of [`CUgraphNodeParams`].

Since CUDA 12.2.
It had 24 bytes before CUDA 13.4.
It is a member of `CUgraphNodeParams`, where no offset changes.

```c
typedef struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st {         // offset
    CUexternalSemaphore *extSemArray;                          // 0
    const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray;  // 8
    unsigned int numExtSems;                                   // 16
    union {
        CUcontext ctx;                                         // 24
        CUgreenCtx gCtx;                                       // 24
    };                                                         // 24
} CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2;                          // 32 bytes, aligned to 8
```

# Functions

In a struct: [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[cfg_attr(feature = "traits", derive(Debug))]
pub struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 {
    /// An array of `numExtSems` semaphores to signal.
    pub extSemArray: *mut CUexternalSemaphore,
    /// An array with the parameters of the signals, one element for each semaphore.
    pub paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
    /// The number of elements of `extSemArray` and of `paramsArray`.
    pub numExtSems: c_uint,
    /**
The preferred context of the signals: a context or a green context.

Since CUDA 13.4.
*/
    pub anonymous: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anonymous,
}

/**
The preferred context of a signal node in [`CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2`]. The members share their bytes: set only one.

Since CUDA 13.4.

```c
union {               // offset
    CUcontext ctx;    // 0
    CUgreenCtx gCtx;  // 0
};                    // 8 bytes, aligned to 8
```

# Functions

In a struct: [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
pub union CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anonymous {
    /// The preferred context.
    pub ctx: CUcontext,
    /// The preferred green context.
    pub gCtx: CUgreenCtx,
}

/**
The semaphores and operations of an external semaphore wait node, for [`cuGraphAddExternalSemaphoresWaitNode`] and the functions that return or replace them. [`cuGraphAddNode_v2`] uses [`CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2`] instead.

Since CUDA 11.2, like the first function that takes it.

```c
typedef struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_st {            // offset
    CUexternalSemaphore *extSemArray;                        // 0
    const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray;  // 8
    unsigned int numExtSems;                                 // 16
} CUDA_EXT_SEM_WAIT_NODE_PARAMS;                             // 24 bytes, aligned to 8
```

# Functions

[`cuGraphAddExternalSemaphoresWaitNode`], [`cuGraphExternalSemaphoresWaitNodeGetParams`], [`cuGraphExternalSemaphoresWaitNodeSetParams`], [`cuGraphExecExternalSemaphoresWaitNodeSetParams`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUDA_EXT_SEM_WAIT_NODE_PARAMS {
    /// An array of `numExtSems` semaphores to wait for.
    pub extSemArray: *mut CUexternalSemaphore,
    /// An array with the parameters of the waits, one element for each semaphore.
    pub paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
    /// The number of elements of `extSemArray` and of `paramsArray`.
    pub numExtSems: c_uint,
}

/**
The semaphores and operations of an external semaphore wait node, as a member of [`CUgraphNodeParams`].

Since CUDA 12.2.
It had 24 bytes before CUDA 13.4.
It is a member of `CUgraphNodeParams`, where no offset changes.

```c
typedef struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st {         // offset
    CUexternalSemaphore *extSemArray;                        // 0
    const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray;  // 8
    unsigned int numExtSems;                                 // 16
    union {
        CUcontext ctx;                                       // 24
        CUgreenCtx gCtx;                                     // 24
    };                                                       // 24
} CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2;                          // 32 bytes, aligned to 8
```

# Functions

In a struct: [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[cfg_attr(feature = "traits", derive(Debug))]
pub struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 {
    /// An array of `numExtSems` semaphores to wait for.
    pub extSemArray: *mut CUexternalSemaphore,
    /// An array with the parameters of the waits, one element for each semaphore.
    pub paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
    /// The number of elements of `extSemArray` and of `paramsArray`.
    pub numExtSems: c_uint,
    /**
The preferred context of the waits: a context or a green context.

Since CUDA 13.4.
*/
    pub anonymous: CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anonymous,
}

/**
The preferred context of a wait node in [`CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2`]. The members share their bytes: set only one.

Since CUDA 13.4.

```c
union {               // offset
    CUcontext ctx;    // 0
    CUgreenCtx gCtx;  // 0
};                    // 8 bytes, aligned to 8
```

# Functions

In a struct: [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
pub union CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anonymous {
    /// The preferred context.
    pub ctx: CUcontext,
    /// The preferred green context.
    pub gCtx: CUgreenCtx,
}

/**
An operation of [`cuMemMapArrayAsync`], which maps memory to a part of an array or unmaps it.

Since CUDA 11.1, like the first function that takes it.

```c
typedef struct CUarrayMapInfo_st {                 // offset
    CUresourcetype resourceType;                   // 0
    union {
        CUmipmappedArray mipmap;                   // 8
        CUarray array;                             // 8
    } resource;                                    // 8
    CUarraySparseSubresourceType subresourceType;  // 16
    union {
        struct {
            unsigned int level;                    // 24
            unsigned int layer;                    // 28
            unsigned int offsetX;                  // 32
            unsigned int offsetY;                  // 36
            unsigned int offsetZ;                  // 40
            unsigned int extentWidth;              // 44
            unsigned int extentHeight;             // 48
            unsigned int extentDepth;              // 52
        } sparseLevel;                             // 24
        struct {
            unsigned int layer;                    // 24
            unsigned long long offset;             // 32
            unsigned long long size;               // 40
        } miptail;                                 // 24
    } subresource;                                 // 24
    CUmemOperationType memOperationType;           // 56
    CUmemHandleType memHandleType;                 // 60
    union {
        CUmemGenericAllocationHandle memHandle;    // 64
    } memHandle;                                   // 64
    unsigned long long offset;                     // 72
    unsigned int deviceBitMask;                    // 80
    unsigned int flags;                            // 84
    unsigned int reserved[2];                      // 88
} CUarrayMapInfo;                                  // 96 bytes, aligned to 8
```

# Functions

[`cuMemMapArrayAsync`]
*/
#[repr(C)]
#[cfg_attr(feature = "traits", derive(Debug))]
pub struct CUarrayMapInfo {
    /// The type of the resource: [`CUresourcetype::CU_RESOURCE_TYPE_ARRAY`] or [`CUresourcetype::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY`].
    pub resourceType: CUresourcetype,
    /// The array, of two dimensions (with layers or without) or of three. It must be created with [`CUDA_ARRAY3D_SPARSE`] or [`CUDA_ARRAY3D_DEFERRED_MAPPING`].
    pub resource: CUarrayMapInfo_resource,
    /// The type of the part, which selects the member of `subresource`. Ignored for an array created with [`CUDA_ARRAY3D_DEFERRED_MAPPING`].
    pub subresourceType: CUarraySparseSubresourceType,
    /// The part of the array. Ignored for an array created with [`CUDA_ARRAY3D_DEFERRED_MAPPING`].
    pub subresource: CUarrayMapInfo_subresource,
    /// The operation: map or unmap.
    pub memOperationType: CUmemOperationType,
    /// The type of `memHandle`. Must be [`CUmemHandleType::CU_MEM_HANDLE_TYPE_GENERIC`] for a map operation.
    pub memHandleType: CUmemHandleType,
    /// The memory to map.
    pub memHandle: CUarrayMapInfo_memHandle,
    /// The offset in `memHandle` of the memory to map, in bytes. Used only by a map operation.
    pub offset: c_ulonglong,
    /// The device, as a mask with exactly one bit set: bit `n` for the device with ordinal `n`. The device must be that of the stream and, for a map operation, of the memory.
    pub deviceBitMask: c_uint,
    /// Must be zero.
    pub flags: c_uint,
    /// Reserved. Must be zero.
    pub reserved: [c_uint; 2],
}

/**
The array of a map or unmap operation. The value of `resourceType` in [`CUarrayMapInfo`] selects the member in use.

Since CUDA 11.7 or earlier; its first function is of CUDA 11.1.

```c
union {                       // offset
    CUmipmappedArray mipmap;  // 0
    CUarray array;            // 0
};                            // 8 bytes, aligned to 8
```

# Functions

In a struct: [`cuMemMapArrayAsync`]
*/
#[repr(C)]
pub union CUarrayMapInfo_resource {
    /// The mipmapped array. Valid with [`CUresourcetype::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY`].
    pub mipmap: CUmipmappedArray,
    /// The array, which must not be a level of a mipmapped array. Valid with [`CUresourcetype::CU_RESOURCE_TYPE_ARRAY`].
    pub array: CUarray,
}

/**
The part of an array for a map or unmap operation. The value of `subresourceType` in [`CUarrayMapInfo`] selects the member in use.

Since CUDA 11.7 or earlier; its first function is of CUDA 11.1.

```c
union {                             // offset
    struct {
        unsigned int level;         // 0
        unsigned int layer;         // 4
        unsigned int offsetX;       // 8
        unsigned int offsetY;       // 12
        unsigned int offsetZ;       // 16
        unsigned int extentWidth;   // 20
        unsigned int extentHeight;  // 24
        unsigned int extentDepth;   // 28
    } sparseLevel;                  // 0
    struct {
        unsigned int layer;         // 0
        unsigned long long offset;  // 8
        unsigned long long size;    // 16
    } miptail;                      // 0
};                                  // 32 bytes, aligned to 8
```

# Functions

In a struct: [`cuMemMapArrayAsync`]
*/
#[repr(C)]
pub union CUarrayMapInfo_subresource {
    /// A part of a sparse level. Valid with [`CUarraySparseSubresourceType::CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL`].
    pub sparseLevel: CUarrayMapInfo_subresource_sparseLevel,
    /// A part of the mip tail. Valid with [`CUarraySparseSubresourceType::CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL`].
    pub miptail: CUarrayMapInfo_subresource_miptail,
}

/**
A part of a sparse level. Its offsets and extents must be multiples of the dimensions of a tile.

Since CUDA 11.7 or earlier; its first function is of CUDA 11.1.

```c
struct {                        // offset
    unsigned int level;         // 0
    unsigned int layer;         // 4
    unsigned int offsetX;       // 8
    unsigned int offsetY;       // 12
    unsigned int offsetZ;       // 16
    unsigned int extentWidth;   // 20
    unsigned int extentHeight;  // 24
    unsigned int extentDepth;   // 28
};                              // 32 bytes, aligned to 4
```

# Functions

In a struct: [`cuMemMapArrayAsync`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUarrayMapInfo_subresource_sparseLevel {
    /// The mipmap level. Must be zero for an array without mipmap levels.
    pub level: c_uint,
    /// The layer. Must be zero for an array without layers.
    pub layer: c_uint,
    /// The offset of the part in x, in elements.
    pub offsetX: c_uint,
    /// The offset of the part in y, in elements.
    pub offsetY: c_uint,
    /// The offset of the part in z, in elements. Must be zero for an array of two dimensions, with layers or without.
    pub offsetZ: c_uint,
    /// The width of the part, in elements.
    pub extentWidth: c_uint,
    /// The height of the part, in elements.
    pub extentHeight: c_uint,
    /// The depth of the part, in elements. Must be 1 for an array of two dimensions, with layers or without.
    pub extentDepth: c_uint,
}

/**
A part of the mip tail. Its offset and size must be multiples of the size of a tile.

Since CUDA 11.7 or earlier; its first function is of CUDA 11.1.

```c
struct {                        // offset
    unsigned int layer;         // 0
    unsigned long long offset;  // 8
    unsigned long long size;    // 16
};                              // 24 bytes, aligned to 8
```

# Functions

In a struct: [`cuMemMapArrayAsync`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUarrayMapInfo_subresource_miptail {
    /// The layer. Must be zero for an array without layers, and for one whose sparse properties have [`CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL`].
    pub layer: c_uint,
    /// The offset of the part in the mip tail, in bytes.
    pub offset: c_ulonglong,
    /// The size of the part, in bytes.
    pub size: c_ulonglong,
}

/**
The memory for a map operation.

Since CUDA 11.7 or earlier; its first function is of CUDA 11.1.

```c
union {                                      // offset
    CUmemGenericAllocationHandle memHandle;  // 0
};                                           // 8 bytes, aligned to 8
```

# Functions

In a struct: [`cuMemMapArrayAsync`]
*/
#[repr(C)]
pub union CUarrayMapInfo_memHandle {
    /// An allocation of [`cuMemCreate`] with [`CU_MEM_CREATE_USAGE_TILE_POOL`]. Must be zero for an unmap operation.
    pub memHandle: CUmemGenericAllocationHandle,
}

/**
A location of memory: a device, a part of a device, or the host.

Since CUDA 10.2, like the first function that takes it.

```c
typedef struct CUmemLocation_st {            // offset
    CUmemLocationType type;                  // 0
    union {
        int id;                              // 4
        struct {
            unsigned char deviceId;          // 4
            unsigned char localityDomainId;  // 5
        } localized;                         // 4
    };                                       // 4
} CUmemLocation;                             // 8 bytes, aligned to 4
```

# Functions

[`cuMemGetAccess`], [`cuMemPoolGetAccess`], [`cuMemGetDefaultMemPool`], [`cuMemGetMemPool`], [`cuMemSetMemPool`], [`cuMemPrefetchAsync_v2`], [`cuMemAdvise_v2`], [`cuMemPrefetchBatchAsync`], [`cuMemDiscardAndPrefetchBatchAsync`], [`cuMemGetLocationInfo`]; in a struct: [`cuMemcpyBatchAsync_v2`], [`cuMemcpy3DBatchAsync_v2`], [`cuMemcpyWithAttributesAsync`], [`cuMemcpy3DWithAttributesAsync`], [`cuMemCreate`], [`cuMemSetAccess`], [`cuMemGetAllocationGranularity`], [`cuMemGetAllocationPropertiesFromHandle`], [`cuMemPoolSetAccess`], [`cuMemPoolCreate`], [`cuFabricCpyBatchAsync`], [`cuGraphAddMemAllocNode`], [`cuGraphMemAllocNodeGetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUmemLocation {
    /// The type of the location, which decides the meaning of `id`.
    pub type_: CUmemLocationType,
    /// The ordinal of a device with [`CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE`], the ID of a NUMA node of the host with [`CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA`], or [`CU_DEVICE_INVALID`] with [`CUmemLocationType::CU_MEM_LOCATION_TYPE_INVISIBLE`]. Ignored with [`CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST`] and [`CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`].
    pub id: c_int,
}

flat! {
    /**
A locality domain of a device, in the same bytes as `id`. Valid with [`CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`].

Since CUDA 13.4.
*/
    CUmemLocation.id as localized, set_localized: CUmemLocation_localized
}

/**
A locality domain of a device, for [`CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`].

Since CUDA 13.4.

```c
struct {                             // offset
    unsigned char deviceId;          // 0
    unsigned char localityDomainId;  // 1
};                                   // 2 bytes, aligned to 1
```

# Functions

In a struct: [`cuMemcpyBatchAsync_v2`], [`cuMemcpy3DBatchAsync_v2`], [`cuMemcpyWithAttributesAsync`], [`cuMemcpy3DWithAttributesAsync`], [`cuMemCreate`], [`cuMemSetAccess`], [`cuMemGetAccess`], [`cuMemGetAllocationGranularity`], [`cuMemGetAllocationPropertiesFromHandle`], [`cuMemPoolSetAccess`], [`cuMemPoolGetAccess`], [`cuMemPoolCreate`], [`cuMemGetDefaultMemPool`], [`cuMemGetMemPool`], [`cuMemSetMemPool`], [`cuFabricCpyBatchAsync`], [`cuMemPrefetchAsync_v2`], [`cuMemAdvise_v2`], [`cuMemPrefetchBatchAsync`], [`cuMemDiscardAndPrefetchBatchAsync`], [`cuMemGetLocationInfo`], [`cuGraphAddMemAllocNode`], [`cuGraphMemAllocNodeGetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUmemLocation_localized {
    /// The ordinal of the device.
    pub deviceId: c_uchar,
    /// The ID of the locality domain. Must be below [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT`] of the device.
    pub localityDomainId: c_uchar,
}

/**
The properties of an allocation, for [`cuMemCreate`].

Since CUDA 10.2, like the first function that takes it.

```c
typedef struct CUmemAllocationProp_st {              // offset
    CUmemAllocationType type;                        // 0
    CUmemAllocationHandleType requestedHandleTypes;  // 4
    CUmemLocation location;                          // 8
    void *win32HandleMetaData;                       // 16
    struct {
        unsigned char compressionType;               // 24
        unsigned char gpuDirectRDMACapable;          // 25
        unsigned short usage;                        // 26
        unsigned char reserved[4];                   // 28
    } allocFlags;                                    // 24
} CUmemAllocationProp;                               // 32 bytes, aligned to 8
```

# Functions

[`cuMemCreate`], [`cuMemGetAllocationGranularity`], [`cuMemGetAllocationPropertiesFromHandle`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUmemAllocationProp {
    /// The type of the allocation: [`CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED`] or [`CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED`].
    pub type_: CUmemAllocationType,
    /// The types of handles that can share the allocation: [`CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_NONE`] or bits of [`CUmemAllocationHandleType`]. Must be zero with [`CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST`].
    pub requestedHandleTypes: CUmemAllocationHandleType,
    /// The location of the allocation. Its type must not be [`CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`].
    pub location: CUmemLocation,
    /// A pointer to a Windows `OBJECT_ATTRIBUTES` structure, which limits the export to other processes. Required with [`CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32`]. Must be null otherwise.
    pub win32HandleMetaData: *mut c_void,
    /// Hints and the intended usage.
    pub allocFlags: CUmemAllocationProp_allocFlags,
}

/**
Hints and the intended usage of an allocation.

Since CUDA 11.7 or earlier; its first function is of CUDA 10.2.

```c
struct {                                 // offset
    unsigned char compressionType;       // 0
    unsigned char gpuDirectRDMACapable;  // 1
    unsigned short usage;                // 2
    unsigned char reserved[4];           // 4
};                                       // 8 bytes, aligned to 2
```

# Functions

In a struct: [`cuMemCreate`], [`cuMemGetAllocationGranularity`], [`cuMemGetAllocationPropertiesFromHandle`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUmemAllocationProp_allocFlags {
    /// A value of [`CUmemAllocationCompType`], as a hint. [`cuMemGetAllocationPropertiesFromHandle`] returns the type that the allocation has.
    pub compressionType: c_uchar,
    /// Nonzero to request memory that GPUDirect RDMA can use. Meaningful if [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED`] of the device is not zero. On some platforms, memory in a locality domain also requires [`CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE`] in `usage`.
    pub gpuDirectRDMACapable: c_uchar,
    /// Zero or bits of [`CU_MEM_CREATE_USAGE_TILE_POOL`], [`CU_MEM_CREATE_USAGE_HW_DECOMPRESS`] and, with `gpuDirectRDMACapable`, [`CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE`].
    pub usage: c_ushort,
    /// Reserved. Must be zero.
    pub reserved: [c_uchar; 4],
}

/**
The properties of a multicast object, for [`cuMulticastCreate`].

Since CUDA 12.1.

```c
typedef struct CUmulticastObjectProp_st {  // offset
    unsigned int numDevices;               // 0
    size_t size;                           // 8
    unsigned long long handleTypes;        // 16
    unsigned long long flags;              // 24
} CUmulticastObjectProp;                   // 32 bytes, aligned to 8
```

# Functions

[`cuMulticastCreate`], [`cuMulticastGetGranularity`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUmulticastObjectProp {
    /// The number of devices of the multicast team. All must be added by [`cuMulticastAddDevice`] before memory is bound.
    pub numDevices: c_uint,
    /// The maximum amount of memory that each device can bind, in bytes. A multiple of the minimum granularity from [`cuMulticastGetGranularity`].
    pub size: usize,
    /// The types of handles that can share the object: zero or bits of [`CUmemAllocationHandleType`].
    pub handleTypes: c_ulonglong,
    /// Must be zero.
    pub flags: c_ulonglong,
}

/**
The access that a location has to memory, for [`cuMemSetAccess`], [`cuMemPoolSetAccess`] and memory allocation nodes.

Since CUDA 10.2, like the first function that takes it.

```c
typedef struct CUmemAccessDesc_st {  // offset
    CUmemLocation location;          // 0
    CUmemAccess_flags flags;         // 8
} CUmemAccessDesc;                   // 12 bytes, aligned to 4
```

# Functions

[`cuMemSetAccess`], [`cuMemPoolSetAccess`]; in a struct: [`cuGraphAddMemAllocNode`], [`cuGraphMemAllocNodeGetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUmemAccessDesc {
    /// The location that accesses the memory.
    pub location: CUmemLocation,
    /// The access: [`CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_NONE`], [`CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READ`] or [`CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE`].
    pub flags: CUmemAccess_flags,
}

/**
The result of [`cuGraphExecUpdate_v2`].

Since CUDA 12.0.

```c
typedef struct CUgraphExecUpdateResultInfo_st {  // offset
    CUgraphExecUpdateResult result;              // 0
    CUgraphNode errorNode;                       // 8
    CUgraphNode errorFromNode;                   // 16
} CUgraphExecUpdateResultInfo;                   // 24 bytes, aligned to 8
```

# Functions

[`cuGraphExecUpdate_v2`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUgraphExecUpdateResultInfo {
    /// [`CUgraphExecUpdateResult::CU_GRAPH_EXEC_UPDATE_SUCCESS`] or the reason for the failure.
    pub result: CUgraphExecUpdateResult,
    /// The node that caused the failure, or the node at the end of an edge that differs. Null if the failure has no such node.
    pub errorNode: CUgraphNode,
    /// The node at the start of an edge that differs. Null for other failures.
    pub errorFromNode: CUgraphNode,
}

/**
The properties of a memory pool, for [`cuMemPoolCreate`], or of the allocation of a memory allocation node.

Since CUDA 11.2, like the first function that takes it.

```c
typedef struct CUmemPoolProps_st {          // offset
    CUmemAllocationType allocType;          // 0
    CUmemAllocationHandleType handleTypes;  // 4
    CUmemLocation location;                 // 8
    void *win32SecurityAttributes;          // 16
    size_t maxSize;                         // 24
    unsigned short usage;                   // 32
    unsigned char gpuDirectRDMACapable;     // 34
    unsigned char reserved[53];             // 35
} CUmemPoolProps;                           // 88 bytes, aligned to 8
```

# Functions

[`cuMemPoolCreate`]; in a struct: [`cuGraphAddMemAllocNode`], [`cuGraphMemAllocNodeGetParams`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUmemPoolProps {
    /// The type of the allocations: [`CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED`] or, for a managed memory pool, [`CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED`].
    pub allocType: CUmemAllocationType,
    /// The types of handles that can share the pool: [`CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_NONE`] or bits of [`CUmemAllocationHandleType`]. Must be zero with [`CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST`] and for a managed memory pool.
    pub handleTypes: CUmemAllocationHandleType,
    /// The location of the allocations, not of type [`CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`]. For a managed memory pool, the preferred location, or [`CUmemLocationType::CU_MEM_LOCATION_TYPE_NONE`] for none.
    pub location: CUmemLocation,
    /// A pointer to a Windows `SECURITY_ATTRIBUTES` structure, which limits the export to other processes. Required with [`CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32`]. Must be null otherwise.
    pub win32SecurityAttributes: *mut c_void,
    /**
The limit on the size of the pool, in bytes. Zero stands for a limit that depends on the system. Must be zero for a managed memory pool.

Since CUDA 12.2; these bytes were reserved before.
Must be zero for an older driver.
*/
    pub maxSize: usize,
    /**
Zero or [`CU_MEM_POOL_CREATE_USAGE_HW_DECOMPRESS`]. Must be zero for a managed memory pool.

Since CUDA 12.6; these bytes were reserved before.
Must be zero for an older driver.
*/
    pub usage: c_ushort,
    /**
Nonzero to request memory that GPUDirect RDMA can use. Pools support only dma_buf mappings.

Since CUDA 13.4; these bytes were reserved before.
Must be zero for an older driver.
*/
    pub gpuDirectRDMACapable: c_uchar,
    /// Reserved. Must be zero.
    pub reserved: [c_uchar; 53],
}

/**
The data that shares an allocation from a shared memory pool with other processes. Filled by [`cuMemPoolExportPointer`] and read by [`cuMemPoolImportPointer`].

Since CUDA 11.2, like the first function that takes it.

```c
typedef struct CUmemPoolPtrExportData_st {  // offset
    unsigned char reserved[64];             // 0
} CUmemPoolPtrExportData;                   // 64 bytes, aligned to 1
```

# Functions

[`cuMemPoolExportPointer`], [`cuMemPoolImportPointer`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUmemPoolPtrExportData {
    /// The opaque data. Copy it to the importing process unchanged.
    pub reserved: [c_uchar; 64],
}

/**
The attributes of a copy by [`cuMemcpyBatchAsync_v2`] or [`cuMemcpyWithAttributesAsync`].

Since CUDA 12.8.

```c
typedef struct CUmemcpyAttributes_st {      // offset
    CUmemcpySrcAccessOrder srcAccessOrder;  // 0
    CUmemLocation srcLocHint;               // 4
    CUmemLocation dstLocHint;               // 12
    unsigned int flags;                     // 20
} CUmemcpyAttributes;                       // 24 bytes, aligned to 4
```

# Functions

[`cuMemcpyBatchAsync_v2`], [`cuMemcpyWithAttributesAsync`]; in a struct: [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUmemcpyAttributes {
    /// The order of the accesses to the source, relative to other work of the stream.
    pub srcAccessOrder: CUmemcpySrcAccessOrder,
    /// A hint about the location of the source. Used only for managed memory and for memory allocated outside of CUDA.
    pub srcLocHint: CUmemLocation,
    /// A hint about the location of the destination. Used only for managed memory and for memory allocated outside of CUDA.
    pub dstLocHint: CUmemLocation,
    /// Zero or bits of [`CUmemcpyFlags`].
    pub flags: c_uint,
}

/**
An offset in an array, in elements.

Since CUDA 12.8.

```c
typedef struct CUoffset3D_st {  // offset
    size_t x;                   // 0
    size_t y;                   // 8
    size_t z;                   // 16
} CUoffset3D;                   // 24 bytes, aligned to 8
```

# Functions

In a struct: [`cuMemcpy3DBatchAsync_v2`], [`cuMemcpy3DWithAttributesAsync`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUoffset3D {
    /// The offset in x, in elements.
    pub x: usize,
    /// The offset in y, in elements.
    pub y: usize,
    /// The offset in z, in elements.
    pub z: usize,
}

/**
The dimensions of a copy, in elements of the array. In a copy without an array, an element has one byte.

Since CUDA 12.8.

```c
typedef struct CUextent3D_st {  // offset
    size_t width;               // 0
    size_t height;              // 8
    size_t depth;               // 16
} CUextent3D;                   // 24 bytes, aligned to 8
```

# Functions

In a struct: [`cuMemcpy3DBatchAsync_v2`], [`cuMemcpy3DWithAttributesAsync`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUextent3D {
    /// The width, in elements.
    pub width: usize,
    /// The height, in elements.
    pub height: usize,
    /// The depth, in elements.
    pub depth: usize,
}

/**
The source or destination of a copy in [`CUDA_MEMCPY3D_BATCH_OP`].

Since CUDA 12.8.

```c
typedef struct CUmemcpy3DOperand_st {  // offset
    CUmemcpy3DOperandType type;        // 0
    union {
        struct {
            CUdeviceptr ptr;           // 8
            size_t rowLength;          // 16
            size_t layerHeight;        // 24
            CUmemLocation locHint;     // 32
        } ptr;                         // 8
        struct {
            CUarray array;             // 8
            CUoffset3D offset;         // 16
        } array;                       // 8
    } op;                              // 8
} CUmemcpy3DOperand;                   // 40 bytes, aligned to 8
```

# Functions

In a struct: [`cuMemcpy3DBatchAsync_v2`], [`cuMemcpy3DWithAttributesAsync`]
*/
#[repr(C)]
#[cfg_attr(feature = "traits", derive(Debug))]
pub struct CUmemcpy3DOperand {
    /// The type of the operand, which selects the member of `op`.
    pub type_: CUmemcpy3DOperandType,
    /// The operand.
    pub op: CUmemcpy3DOperand_op,
}

/**
The memory or array of an operand. The value of `type_` in [`CUmemcpy3DOperand`] selects the member in use.

Since CUDA 12.8.

```c
union {                         // offset
    struct {
        CUdeviceptr ptr;        // 0
        size_t rowLength;       // 8
        size_t layerHeight;     // 16
        CUmemLocation locHint;  // 24
    } ptr;                      // 0
    struct {
        CUarray array;          // 0
        CUoffset3D offset;      // 8
    } array;                    // 0
};                              // 32 bytes, aligned to 8
```

# Functions

In a struct: [`cuMemcpy3DBatchAsync_v2`], [`cuMemcpy3DWithAttributesAsync`]
*/
#[repr(C)]
pub union CUmemcpy3DOperand_op {
    /// An address. Valid with [`CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_POINTER`].
    pub ptr: CUmemcpy3DOperand_op_ptr,
    /// A part of an array. Valid with [`CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_ARRAY`].
    pub array: CUmemcpy3DOperand_op_array,
}

/**
An address as an operand of a copy.

Since CUDA 12.8.

```c
struct {                    // offset
    CUdeviceptr ptr;        // 0
    size_t rowLength;       // 8
    size_t layerHeight;     // 16
    CUmemLocation locHint;  // 24
};                          // 32 bytes, aligned to 8
```

# Functions

In a struct: [`cuMemcpy3DBatchAsync_v2`], [`cuMemcpy3DWithAttributesAsync`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUmemcpy3DOperand_op_ptr {
    /// The address at which the copy begins.
    pub ptr: CUdeviceptr,
    /// The length of a row, in elements. At least the width of the copy, or zero for rows without gaps between them.
    pub rowLength: usize,
    /// The number of rows in a layer. At least the height of the copy, or zero for layers without gaps between them.
    pub layerHeight: usize,
    /// A hint about the location of the memory. Used only for managed memory and for memory allocated outside of CUDA.
    pub locHint: CUmemLocation,
}

/**
A part of an array as an operand of a copy.

Since CUDA 12.8.

```c
struct {                // offset
    CUarray array;      // 0
    CUoffset3D offset;  // 8
};                      // 32 bytes, aligned to 8
```

# Functions

In a struct: [`cuMemcpy3DBatchAsync_v2`], [`cuMemcpy3DWithAttributesAsync`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUmemcpy3DOperand_op_array {
    /// The array.
    pub array: CUarray,
    /// The offset in the array at which the copy begins, in elements.
    pub offset: CUoffset3D,
}

/**
A copy in up to three dimensions, for [`cuMemcpy3DBatchAsync_v2`] and [`cuMemcpy3DWithAttributesAsync`].

Since CUDA 12.8.

```c
typedef struct CUDA_MEMCPY3D_BATCH_OP_st {  // offset
    CUmemcpy3DOperand src;                  // 0
    CUmemcpy3DOperand dst;                  // 40
    CUextent3D extent;                      // 80
    CUmemcpySrcAccessOrder srcAccessOrder;  // 104
    unsigned int flags;                     // 108
} CUDA_MEMCPY3D_BATCH_OP;                   // 112 bytes, aligned to 8
```

# Functions

[`cuMemcpy3DBatchAsync_v2`], [`cuMemcpy3DWithAttributesAsync`]
*/
#[repr(C)]
#[cfg_attr(feature = "traits", derive(Debug))]
pub struct CUDA_MEMCPY3D_BATCH_OP {
    /// The source.
    pub src: CUmemcpy3DOperand,
    /// The destination.
    pub dst: CUmemcpy3DOperand,
    /// The dimensions of the copy, in elements. None of them may be zero.
    pub extent: CUextent3D,
    /// The order of the accesses to the source, relative to other work of the stream.
    pub srcAccessOrder: CUmemcpySrcAccessOrder,
    /// Zero or bits of [`CUmemcpyFlags`].
    pub flags: c_uint,
}

/**
The parameters and the result of a memory allocation node, for [`cuGraphAddMemAllocNode`] and [`cuGraphMemAllocNodeGetParams`]. [`cuGraphAddNode_v2`] uses [`CUDA_MEM_ALLOC_NODE_PARAMS_v2`] instead.

Since CUDA 11.4, like the first function that takes it.

```c
typedef struct CUDA_MEM_ALLOC_NODE_PARAMS_v1_st {  // offset
    CUmemPoolProps poolProps;                      // 0
    const CUmemAccessDesc *accessDescs;            // 88
    size_t accessDescCount;                        // 96
    size_t bytesize;                               // 104
    CUdeviceptr dptr;                              // 112
} CUDA_MEM_ALLOC_NODE_PARAMS;                      // 120 bytes, aligned to 8
```

# Functions

[`cuGraphAddMemAllocNode`], [`cuGraphMemAllocNodeGetParams`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUDA_MEM_ALLOC_NODE_PARAMS {
    /// The properties of the allocation. Its `handleTypes` must be [`CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_NONE`].
    pub poolProps: CUmemPoolProps,
    /// An array of `accessDescCount` descriptions of the access by other devices. Each location must be a device.
    pub accessDescs: *const CUmemAccessDesc,
    /// The number of elements of `accessDescs`. At most the number of devices.
    pub accessDescCount: usize,
    /// The size of the allocation, in bytes.
    pub bytesize: usize,
    /// The device address of the allocation, the same in every launch.
    pub dptr: CUdeviceptr,
}

/**
The parameters and the result of a memory allocation node, as a member of [`CUgraphNodeParams`].

Since CUDA 12.2.

```c
typedef struct CUDA_MEM_ALLOC_NODE_PARAMS_v2_st {  // offset
    CUmemPoolProps poolProps;                      // 0
    const CUmemAccessDesc *accessDescs;            // 88
    size_t accessDescCount;                        // 96
    size_t bytesize;                               // 104
    CUdeviceptr dptr;                              // 112
} CUDA_MEM_ALLOC_NODE_PARAMS_v2;                   // 120 bytes, aligned to 8
```

# Functions

In a struct: [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUDA_MEM_ALLOC_NODE_PARAMS_v2 {
    /// The properties of the allocation. Its `handleTypes` must be [`CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_NONE`].
    pub poolProps: CUmemPoolProps,
    /// An array of `accessDescCount` descriptions of the access by other devices. Each location must be a device.
    pub accessDescs: *const CUmemAccessDesc,
    /// The number of elements of `accessDescs`. At most the number of devices.
    pub accessDescCount: usize,
    /// The size of the allocation, in bytes.
    pub bytesize: usize,
    /// The device address of the allocation, the same in every launch.
    pub dptr: CUdeviceptr,
}

/**
The parameters of a memory free node, as a member of [`CUgraphNodeParams`].

Since CUDA 12.2.

```c
typedef struct CUDA_MEM_FREE_NODE_PARAMS_st {  // offset
    CUdeviceptr dptr;                          // 0
} CUDA_MEM_FREE_NODE_PARAMS;                   // 8 bytes, aligned to 8
```

# Functions

In a struct: [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUDA_MEM_FREE_NODE_PARAMS {
    /// The device address to free, which a memory allocation node returned.
    pub dptr: CUdeviceptr,
}

/**
The parameters of a child graph node, as a member of [`CUgraphNodeParams`].

Since CUDA 12.2.
It had 8 bytes before CUDA 12.9.
It is a member of `CUgraphNodeParams`, where no offset changes.

```c
typedef struct CUDA_CHILD_GRAPH_NODE_PARAMS_st {  // offset
    CUgraph graph;                                // 0
    CUgraphChildGraphNodeOwnership ownership;     // 8
} CUDA_CHILD_GRAPH_NODE_PARAMS;                   // 16 bytes, aligned to 8
```

# Functions

In a struct: [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUDA_CHILD_GRAPH_NODE_PARAMS {
    /// The graph that the node clones or takes over. It must have no conditional nodes. A query returns the graph that the node owns.
    pub graph: CUgraph,
    /**
Whether the node clones the graph or takes it over. Must be [`CUgraphChildGraphNodeOwnership::CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE`] for a graph with memory allocation or free nodes. A query returns [`CUgraphChildGraphNodeOwnership::CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID`].

Since CUDA 12.9; older structs end before it.
Must be zero for an older driver.
*/
    pub ownership: CUgraphChildGraphNodeOwnership,
}

/**
The parameters of an event record node, as a member of [`CUgraphNodeParams`].

Since CUDA 12.2.
It had 8 bytes before CUDA 13.4.
It is a member of `CUgraphNodeParams`, where no offset changes.

```c
typedef struct CUDA_EVENT_RECORD_NODE_PARAMS_st {  // offset
    CUevent event;                                 // 0
    union {
        CUcontext ctx;                             // 8
        CUgreenCtx gCtx;                           // 8
    };                                             // 8
} CUDA_EVENT_RECORD_NODE_PARAMS;                   // 16 bytes, aligned to 8
```

# Functions

In a struct: [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[cfg_attr(feature = "traits", derive(Debug))]
pub struct CUDA_EVENT_RECORD_NODE_PARAMS {
    /// The event that the node records each time it executes.
    pub event: CUevent,
    /**
The preferred context of the record: a context or a green context.

Since CUDA 13.4.
*/
    pub anonymous: CUDA_EVENT_RECORD_NODE_PARAMS_anonymous,
}

/**
The preferred context of an event record node in [`CUDA_EVENT_RECORD_NODE_PARAMS`]. The members share their bytes: set only one.

Since CUDA 13.4.

```c
union {               // offset
    CUcontext ctx;    // 0
    CUgreenCtx gCtx;  // 0
};                    // 8 bytes, aligned to 8
```

# Functions

In a struct: [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
pub union CUDA_EVENT_RECORD_NODE_PARAMS_anonymous {
    /// The preferred context.
    pub ctx: CUcontext,
    /// The preferred green context.
    pub gCtx: CUgreenCtx,
}

/**
The parameters of an event wait node, as a member of [`CUgraphNodeParams`].

Since CUDA 12.2.

```c
typedef struct CUDA_EVENT_WAIT_NODE_PARAMS_st {  // offset
    CUevent event;                               // 0
} CUDA_EVENT_WAIT_NODE_PARAMS;                   // 8 bytes, aligned to 8
```

# Functions

In a struct: [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUDA_EVENT_WAIT_NODE_PARAMS {
    /// The event that the node waits for.
    pub event: CUevent,
}

/**
The parameters of a batch memcpy node, as a member of [`CUgraphNodeParams`]. In an executable graph only the contents of `dsts`, `srcs` and `sizes` can change.

Since CUDA 13.5.

```c
typedef struct CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st {  // offset
    size_t count;                                     // 0
    CUdeviceptr *dsts;                                // 8
    CUdeviceptr *srcs;                                // 16
    size_t *sizes;                                    // 24
    CUmemcpyAttributes *attrs;                        // 32
    size_t *attrsIdxs;                                // 40
    size_t numAttrs;                                  // 48
    union {
        CUcontext ctx;                                // 56
        CUgreenCtx gCtx;                              // 56
    };                                                // 56
} CUDA_MEMCPY_BATCH_NODE_PARAMS;                      // 64 bytes, aligned to 8
```

# Functions

In a struct: [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[cfg_attr(feature = "traits", derive(Debug))]
pub struct CUDA_MEMCPY_BATCH_NODE_PARAMS {
    /// The number of copies, and of elements of `dsts`, `srcs` and `sizes`.
    pub count: usize,
    /// An array of `count` destination addresses.
    pub dsts: *mut CUdeviceptr,
    /// An array of `count` source addresses.
    pub srcs: *mut CUdeviceptr,
    /// An array of `count` sizes, in bytes. A size of zero disables the copy.
    pub sizes: *mut usize,
    /// An array of `numAttrs` sets of copy attributes.
    pub attrs: *mut CUmemcpyAttributes,
    /// An array with the index of the first copy that uses each element of `attrs`. It must begin with 0, and each index must be greater than the one before.
    pub attrsIdxs: *mut usize,
    /// The number of elements of `attrs` and `attrsIdxs`.
    pub numAttrs: usize,
    /// The preferred context of the copies: a context or a green context.
    pub anonymous: CUDA_MEMCPY_BATCH_NODE_PARAMS_anonymous,
}

/**
The preferred context of a batch memcpy node in [`CUDA_MEMCPY_BATCH_NODE_PARAMS`]. The members share their bytes: set only one.

Since CUDA 13.5.

```c
union {               // offset
    CUcontext ctx;    // 0
    CUgreenCtx gCtx;  // 0
};                    // 8 bytes, aligned to 8
```

# Functions

In a struct: [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
pub union CUDA_MEMCPY_BATCH_NODE_PARAMS_anonymous {
    /// The preferred context.
    pub ctx: CUcontext,
    /// The preferred green context.
    pub gCtx: CUgreenCtx,
}

/**
The parameters of a fabric copy batch node, as a member of [`CUgraphNodeParams`]. Its logical endpoints must stay valid and bound as long as any graph or executable graph has the node. Graphs for launch from a device, and conditional nodes, do not support the node.

Since CUDA 13.5.

```c
typedef struct CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st {  // offset
    size_t numOps;                                        // 0
    CUDA_FABRIC_COPY_BATCH_OP *opList;                    // 8
    unsigned long long flags;                             // 16
    union {
        CUcontext ctx;                                    // 24
        CUgreenCtx gCtx;                                  // 24
    };                                                    // 24
} CUDA_FABRIC_CPY_BATCH_NODE_PARAMS;                      // 32 bytes, aligned to 8
```

# Functions

In a struct: [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[cfg_attr(feature = "traits", derive(Debug))]
pub struct CUDA_FABRIC_CPY_BATCH_NODE_PARAMS {
    /// The number of elements of `opList`. The number cannot change in an executable graph.
    pub numOps: usize,
    /// An array of `numOps` copies. The types and logical endpoints of their operands cannot change in an executable graph.
    pub opList: *mut CUDA_FABRIC_COPY_BATCH_OP,
    /// Must be zero.
    pub flags: c_ulonglong,
    /// The preferred context of the copies: a context or a green context.
    pub anonymous: CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_anonymous,
}

/**
The preferred context of a fabric copy batch node in [`CUDA_FABRIC_CPY_BATCH_NODE_PARAMS`]. The members share their bytes: set only one.

Since CUDA 13.5.

```c
union {               // offset
    CUcontext ctx;    // 0
    CUgreenCtx gCtx;  // 0
};                    // 8 bytes, aligned to 8
```

# Functions

In a struct: [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
pub union CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_anonymous {
    /// The preferred context.
    pub ctx: CUcontext,
    /// The preferred green context.
    pub gCtx: CUgreenCtx,
}

/**
The type and parameters of a graph node, for functions such as [`cuGraphAddNode_v2`], [`cuGraphNodeSetParams`] and [`cuGraphExecNodeSetParams`].

Since CUDA 12.2.

```c
typedef struct CUgraphNodeParams_st {                         // offset
    CUgraphNodeType type;                                     // 0
    int reserved0[3];                                         // 4
    union {
        long long reserved1[29];                              // 16
        CUDA_KERNEL_NODE_PARAMS_v3 kernel;                    // 16
        CUDA_MEMCPY_NODE_PARAMS memcpy;                       // 16
        CUDA_MEMSET_NODE_PARAMS_v2 memset;                    // 16
        CUDA_HOST_NODE_PARAMS_v2 host;                        // 16
        CUDA_CHILD_GRAPH_NODE_PARAMS graph;                   // 16
        CUDA_EVENT_WAIT_NODE_PARAMS eventWait;                // 16
        CUDA_EVENT_RECORD_NODE_PARAMS eventRecord;            // 16
        CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 extSemSignal;      // 16
        CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 extSemWait;          // 16
        CUDA_MEM_ALLOC_NODE_PARAMS_v2 alloc;                  // 16
        CUDA_MEM_FREE_NODE_PARAMS free;                       // 16
        CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 memOp;               // 16
        CUDA_CONDITIONAL_NODE_PARAMS conditional;             // 16
        CUDA_MEMCPY_BATCH_NODE_PARAMS_V1 memcpyBatch;         // 16
        CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1 fabricCpyBatch;  // 16
        char asBytes[232];                                    // 16
    };                                                        // 16
    long long reserved2;                                      // 248
} CUgraphNodeParams;                                          // 256 bytes, aligned to 8
```

# Functions

[`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[cfg_attr(feature = "traits", derive(Debug))]
pub struct CUgraphNodeParams {
    /// The type of the node, which selects the member of the union.
    pub type_: CUgraphNodeType,
    /// Reserved. Must be zero.
    pub reserved0: [c_int; 3],
    /// The parameters of the node. All bytes that the selected member does not use must be zero.
    pub anonymous: CUgraphNodeParams_anonymous,
    /// Reserved. Must be zero.
    pub reserved2: c_longlong,
}

/**
The parameters of a node in [`CUgraphNodeParams`]. The value of `type_` selects the member in use. No member is used with [`CUgraphNodeType::CU_GRAPH_NODE_TYPE_EMPTY`].

Since CUDA 12.2.

```c
union {                                                   // offset
    long long reserved1[29];                              // 0
    CUDA_KERNEL_NODE_PARAMS_v3 kernel;                    // 0
    CUDA_MEMCPY_NODE_PARAMS memcpy;                       // 0
    CUDA_MEMSET_NODE_PARAMS_v2 memset;                    // 0
    CUDA_HOST_NODE_PARAMS_v2 host;                        // 0
    CUDA_CHILD_GRAPH_NODE_PARAMS graph;                   // 0
    CUDA_EVENT_WAIT_NODE_PARAMS eventWait;                // 0
    CUDA_EVENT_RECORD_NODE_PARAMS eventRecord;            // 0
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 extSemSignal;      // 0
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 extSemWait;          // 0
    CUDA_MEM_ALLOC_NODE_PARAMS_v2 alloc;                  // 0
    CUDA_MEM_FREE_NODE_PARAMS free;                       // 0
    CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 memOp;               // 0
    CUDA_CONDITIONAL_NODE_PARAMS conditional;             // 0
    CUDA_MEMCPY_BATCH_NODE_PARAMS_V1 memcpyBatch;         // 0
    CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1 fabricCpyBatch;  // 0
    char asBytes[232];                                    // 0
};                                                        // 232 bytes, aligned to 8
```

# Functions

In a struct: [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
pub union CUgraphNodeParams_anonymous {
    /// The union as words of 8 bytes. All bytes after the selected member must be zero.
    pub reserved1: [c_longlong; 29],
    /// The parameters of a kernel node. Valid with [`CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL`].
    pub kernel: CUDA_KERNEL_NODE_PARAMS_v3,
    /// The parameters of a memcpy node. Valid with [`CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY`].
    pub memcpy: CUDA_MEMCPY_NODE_PARAMS,
    /// The parameters of a memset node. Valid with [`CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMSET`].
    pub memset: CUDA_MEMSET_NODE_PARAMS_v2,
    /// The parameters of a host node. Valid with [`CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST`].
    pub host: CUDA_HOST_NODE_PARAMS_v2,
    /// The parameters of a child graph node. Valid with [`CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH`].
    pub graph: CUDA_CHILD_GRAPH_NODE_PARAMS,
    /// The parameters of an event wait node. Valid with [`CUgraphNodeType::CU_GRAPH_NODE_TYPE_WAIT_EVENT`].
    pub eventWait: CUDA_EVENT_WAIT_NODE_PARAMS,
    /// The parameters of an event record node. Valid with [`CUgraphNodeType::CU_GRAPH_NODE_TYPE_EVENT_RECORD`].
    pub eventRecord: CUDA_EVENT_RECORD_NODE_PARAMS,
    /// The parameters of a signal node for external semaphores. Valid with [`CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL`].
    pub extSemSignal: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2,
    /// The parameters of a wait node for external semaphores. Valid with [`CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT`].
    pub extSemWait: CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2,
    /// The parameters of a memory allocation node. Valid with [`CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_ALLOC`].
    pub alloc: CUDA_MEM_ALLOC_NODE_PARAMS_v2,
    /// The parameters of a memory free node. Valid with [`CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_FREE`].
    pub free: CUDA_MEM_FREE_NODE_PARAMS,
    /// The parameters of a batch memory operation node. Valid with [`CUgraphNodeType::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP`].
    pub memOp: CUDA_BATCH_MEM_OP_NODE_PARAMS_v2,
    /**
The parameters of a conditional node. Valid with [`CUgraphNodeType::CU_GRAPH_NODE_TYPE_CONDITIONAL`].

Since CUDA 12.3.
*/
    pub conditional: CUDA_CONDITIONAL_NODE_PARAMS,
    /**
The parameters of a batch memcpy node. Valid with [`CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY_BATCH`].

Since CUDA 13.5.
*/
    pub memcpyBatch: CUDA_MEMCPY_BATCH_NODE_PARAMS_V1,
    /**
The parameters of a fabric copy batch node. Valid with [`CUgraphNodeType::CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH`].

Since CUDA 13.5.
*/
    pub fabricCpyBatch: CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1,
    /**
The bytes of the union.

Since CUDA 13.3.
*/
    pub asBytes: [c_char; 232],
}

/**
The memory of one device that a checkpoint copies to custom storage, or that a restore copies from there. It is mapped for that copy.

Since CUDA 13.4.

```c
typedef struct CUcheckpointCustomStoragePerDeviceData_st {  // offset
    CUdeviceptr devPtr;                                     // 0
    size_t size;                                            // 8
    CUstream stream;                                        // 16
} CUcheckpointCustomStoragePerDeviceData;                   // 24 bytes, aligned to 8
```

# Functions

In a struct: [`cuCheckpointProcessCheckpoint`], [`cuCheckpointProcessRestore`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUcheckpointCustomStoragePerDeviceData {
    /// The device address of the mapped memory.
    pub devPtr: CUdeviceptr,
    /// The size of the mapped memory, in bytes.
    pub size: usize,
    /// A stream of the primary context of the device, for the copies. [`cuCheckpointOperationComplete`] waits for its work.
    pub stream: CUstream,
}

/**
The state of a checkpoint or restore with custom storage. Allocated and filled by [`cuCheckpointProcessCheckpoint`] or [`cuCheckpointProcessRestore`].

Since CUDA 13.4.

```c
typedef struct CUcheckpointCustomStorageInfo_st {           // offset
    CUcheckpointOperationHandle handle;                     // 0
    CUcheckpointCustomStoragePerDeviceData *perDeviceData;  // 8
    unsigned int deviceCount;                               // 16
} CUcheckpointCustomStorageInfo;                            // 24 bytes, aligned to 8
```

# Functions

In a struct: [`cuCheckpointProcessCheckpoint`], [`cuCheckpointProcessRestore`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUcheckpointCustomStorageInfo {
    /// The handle of the operation for [`cuCheckpointOperationComplete`].
    pub handle: CUcheckpointOperationHandle,
    /// An array of `deviceCount` elements, with the mapped memory of each device.
    pub perDeviceData: *mut CUcheckpointCustomStoragePerDeviceData,
    /// The number of elements of `perDeviceData`.
    pub deviceCount: c_uint,
}

/**
The optional arguments of [`cuCheckpointProcessLock`].

Since CUDA 12.8.

```c
typedef struct CUcheckpointLockArgs_st {  // offset
    unsigned int timeoutMs;               // 0
    unsigned int reserved0;               // 4
    cuuint64_t reserved1[7];              // 8
} CUcheckpointLockArgs;                   // 64 bytes, aligned to 8
```

# Functions

[`cuCheckpointProcessLock`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUcheckpointLockArgs {
    /// The time limit of the call, in milliseconds. Zero stands for no limit.
    pub timeoutMs: c_uint,
    /// Reserved. Must be zero.
    pub reserved0: c_uint,
    /// Reserved. Must be zero.
    pub reserved1: [cuuint64_t; 7],
}

/**
The optional arguments of [`cuCheckpointProcessCheckpoint`].

Since CUDA 12.8.

```c
typedef struct CUcheckpointCheckpointArgs_st {              // offset
    CUcheckpointCustomStorageInfo **customStorageInfo_out;  // 0
    char reserved[56];                                      // 8
} CUcheckpointCheckpointArgs;                               // 64 bytes, aligned to 8
```

# Functions

[`cuCheckpointProcessCheckpoint`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUcheckpointCheckpointArgs {
    /**
The address at which the call writes a pointer to a [`CUcheckpointCustomStorageInfo`]. Null for a checkpoint to host memory.

Since CUDA 13.4; these bytes were reserved before.
Must be zero for an older driver.
*/
    pub customStorageInfo_out: *mut *mut CUcheckpointCustomStorageInfo,
    /// Reserved. Must be zero.
    pub reserved: [c_char; 56],
}

/**
The replacement of a device for a restore by [`cuCheckpointProcessRestore`].

Since CUDA 13.0.

```c
typedef struct CUcheckpointGpuPair_st {  // offset
    CUuuid oldUuid;                      // 0
    CUuuid newUuid;                      // 16
} CUcheckpointGpuPair;                   // 32 bytes, aligned to 1
```

# Functions

In a struct: [`cuCheckpointProcessRestore`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUcheckpointGpuPair {
    /// The UUID of the device at the checkpoint.
    pub oldUuid: CUuuid,
    /// The UUID of the device for the restore. This device must be of the same chip type and have enough memory.
    pub newUuid: CUuuid,
}

/**
The optional arguments of [`cuCheckpointProcessRestore`].

Since CUDA 12.8.

```c
typedef struct CUcheckpointRestoreArgs_st {                 // offset
    CUcheckpointGpuPair *gpuPairs;                          // 0
    unsigned int gpuPairsCount;                             // 8
    unsigned int padding0;                                  // 12
    CUcheckpointCustomStorageInfo **customStorageInfo_out;  // 16
    char reserved[40];                                      // 24
} CUcheckpointRestoreArgs;                                  // 64 bytes, aligned to 8
```

# Functions

[`cuCheckpointProcessRestore`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUcheckpointRestoreArgs {
    /**
An array of `gpuPairsCount` replacements of devices, or null for the same devices. The array must have every checkpointed device.

Since CUDA 13.0; these bytes were reserved before.
Must be zero for an older driver.
*/
    pub gpuPairs: *mut CUcheckpointGpuPair,
    /**
The number of elements of `gpuPairs`.

Since CUDA 13.0; these bytes were reserved before.
Must be zero for an older driver.
*/
    pub gpuPairsCount: c_uint,
    /**
Padding. Must be zero.

Since CUDA 13.4.
*/
    pub padding0: c_uint,
    /**
The address at which the call writes a pointer to a [`CUcheckpointCustomStorageInfo`]. Null for a restore from host memory.

Since CUDA 13.4; these bytes were reserved before.
Must be zero for an older driver.
*/
    pub customStorageInfo_out: *mut *mut CUcheckpointCustomStorageInfo,
    /// Reserved. Must be zero.
    pub reserved: [c_char; 40],
}

/**
The optional arguments of [`cuCheckpointProcessUnlock`].

Since CUDA 12.8.

```c
typedef struct CUcheckpointUnlockArgs_st {  // offset
    cuuint64_t reserved[8];                 // 0
} CUcheckpointUnlockArgs;                   // 64 bytes, aligned to 8
```

# Functions

[`cuCheckpointProcessUnlock`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUcheckpointUnlockArgs {
    /// Reserved. Must be zero.
    pub reserved: [cuuint64_t; 8],
}

/**
A decompression by [`cuMemBatchDecompressAsync`]. `src`, `dst` and `dstActBytes` must point to memory for which [`CUpointer_attribute::CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE`] is not zero and which the device of the stream can access.

Since CUDA 12.8.

```c
typedef struct CUmemDecompressParams_st {  // offset
    size_t srcNumBytes;                    // 0
    size_t dstNumBytes;                    // 8
    cuuint32_t *dstActBytes;               // 16
    const void *src;                       // 24
    void *dst;                             // 32
    CUmemDecompressAlgorithm algo;         // 40
    unsigned char padding[20];             // 44
} CUmemDecompressParams;                   // 64 bytes, aligned to 8
```

# Functions

[`cuMemBatchDecompressAsync`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUmemDecompressParams {
    /// The size of the compressed data, in bytes.
    pub srcNumBytes: usize,
    /// The expected size of the decompressed data, in bytes, as a hint for scheduling. Zero if the size is not known.
    pub dstNumBytes: usize,
    /// The address to which the operation writes the actual size of the decompressed data, in bytes.
    pub dstActBytes: *mut cuuint32_t,
    /// The address of the compressed data.
    pub src: *const c_void,
    /// The address of the decompressed data.
    pub dst: *mut c_void,
    /// The algorithm. The device must support it according to [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK`].
    pub algo: CUmemDecompressAlgorithm,
    /// Reserved. Must be zero.
    pub padding: [c_uchar; 20],
}

/**
A fabric clique that a device belongs to, from [`cuDeviceGetCliqueInfo`].

Since CUDA 13.4.

```c
typedef struct CUcliqueInfo_st {  // offset
    CUcliqueType type;            // 0
    unsigned int id;              // 4
} CUcliqueInfo;                   // 8 bytes, aligned to 4
```

# Functions

[`cuDeviceGetCliqueInfo`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUcliqueInfo {
    /// The type of the clique.
    pub type_: CUcliqueType,
    /// The ID of the clique.
    pub id: c_uint,
}

/**
A handle that shares a logical endpoint with other processes. Filled by [`cuLogicalEndpointExport`] and read by [`cuLogicalEndpointImport`].

Since CUDA 13.3.

```c
typedef struct CUlogicalEndpointFabricHandle_st {  // offset
    unsigned char data[64];                        // 0
} CUlogicalEndpointFabricHandle;                   // 64 bytes, aligned to 1
```
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUlogicalEndpointFabricHandle {
    /// The opaque bytes of the handle. Copy them to the importing process unchanged.
    pub data: [c_uchar; 64],
}

/**
The properties of a logical endpoint, for [`cuLogicalEndpointCreate`].

Since CUDA 13.3.

```c
typedef struct CUlogicalEndpointProp_struct {  // offset
    CUlogicalEndpointType type;                // 0
    union {
        struct {
            CUdevice device;                   // 4
        } unicast;                             // 4
        struct {
            unsigned int numDevices;           // 4
        } multicast;                           // 4
    };                                         // 4
    unsigned long long size;                   // 8
    unsigned int ipcHandleTypes;               // 16
    unsigned int flags;                        // 20
} CUlogicalEndpointProp;                       // 24 bytes, aligned to 8
```

# Functions

[`cuLogicalEndpointCreate`], [`cuLogicalEndpointGetLimits`]
*/
#[repr(C)]
#[cfg_attr(feature = "traits", derive(Debug))]
pub struct CUlogicalEndpointProp {
    /// The type of the endpoint, which selects the member of the union.
    pub type_: CUlogicalEndpointType,
    /// The devices of the endpoint.
    pub anonymous: CUlogicalEndpointProp_anonymous,
    /// The size of the endpoint, in bytes: the total memory that each device can bind. A multiple of the bind alignment and at most the maximum size from [`cuLogicalEndpointGetLimits`].
    pub size: c_ulonglong,
    /// The types of handles that can share the endpoint: zero or bits of [`CUlogicalEndpointIpcHandleType`].
    pub ipcHandleTypes: c_uint,
    /// Zero or bits of [`CUlogicalEndpointFlag`].
    pub flags: c_uint,
}

/**
The devices of a logical endpoint in [`CUlogicalEndpointProp`]. The value of `type_` selects the member in use.

Since CUDA 13.3.

```c
union {                           // offset
    struct {
        CUdevice device;          // 0
    } unicast;                    // 0
    struct {
        unsigned int numDevices;  // 0
    } multicast;                  // 0
};                                // 4 bytes, aligned to 4
```

# Functions

In a struct: [`cuLogicalEndpointCreate`], [`cuLogicalEndpointGetLimits`]
*/
#[repr(C)]
pub union CUlogicalEndpointProp_anonymous {
    /// The device of a unicast endpoint. Valid with [`CUlogicalEndpointType::CU_LOGICAL_ENDPOINT_TYPE_UNICAST`].
    pub unicast: CUlogicalEndpointProp_unicast,
    /// The devices of a multicast endpoint. Valid with [`CUlogicalEndpointType::CU_LOGICAL_ENDPOINT_TYPE_MULTICAST`].
    pub multicast: CUlogicalEndpointProp_multicast,
}

/**
The device of a unicast logical endpoint.

Since CUDA 13.3.

```c
struct {              // offset
    CUdevice device;  // 0
};                    // 4 bytes, aligned to 4
```

# Functions

In a struct: [`cuLogicalEndpointCreate`], [`cuLogicalEndpointGetLimits`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUlogicalEndpointProp_unicast {
    /// The device that owns the endpoint.
    pub device: CUdevice,
}

/**
The devices of a multicast logical endpoint.

Since CUDA 13.3.

```c
struct {                      // offset
    unsigned int numDevices;  // 0
};                            // 4 bytes, aligned to 4
```

# Functions

In a struct: [`cuLogicalEndpointCreate`], [`cuLogicalEndpointGetLimits`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUlogicalEndpointProp_multicast {
    /// The number of devices. All must be added by [`cuLogicalEndpointAddDevice`] before memory is bound.
    pub numDevices: c_uint,
}

/**
The source or destination of a copy in [`CUDA_FABRIC_COPY_BATCH_OP`].

Since CUDA 13.5.

```c
typedef struct CUfabricCpyOperand_st {  // offset
    CUfabricCpyOperandType type;        // 0
    union {
        struct {
            CUdeviceptr ptr;            // 8
            CUmemLocation locHint;      // 16
        } ptr;                          // 8
        struct {
            CUlogicalEndpointId id;     // 8
            cuuint64_t offset;          // 16
        } le;                           // 8
    } op;                               // 8
} CUfabricCpyOperand;                   // 24 bytes, aligned to 8
```

# Functions

In a struct: [`cuFabricCpyBatchAsync`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[cfg_attr(feature = "traits", derive(Debug))]
pub struct CUfabricCpyOperand {
    /// The type of the operand, which selects the member of `op`.
    pub type_: CUfabricCpyOperandType,
    /// The operand.
    pub op: CUfabricCpyOperand_op,
}

/**
The memory or logical endpoint of an operand. The value of `type_` in [`CUfabricCpyOperand`] selects the member in use.

Since CUDA 13.5.

```c
union {                          // offset
    struct {
        CUdeviceptr ptr;         // 0
        CUmemLocation locHint;   // 8
    } ptr;                       // 0
    struct {
        CUlogicalEndpointId id;  // 0
        cuuint64_t offset;       // 8
    } le;                        // 0
};                               // 16 bytes, aligned to 8
```

# Functions

In a struct: [`cuFabricCpyBatchAsync`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
pub union CUfabricCpyOperand_op {
    /// An address. Valid with [`CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_POINTER`].
    pub ptr: CUfabricCpyOperand_op_ptr,
    /// A logical endpoint. Valid with [`CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT`].
    pub le: CUfabricCpyOperand_op_le,
}

/**
An address as an operand of a fabric copy.

Since CUDA 13.5.

```c
struct {                    // offset
    CUdeviceptr ptr;        // 0
    CUmemLocation locHint;  // 8
};                          // 16 bytes, aligned to 8
```

# Functions

In a struct: [`cuFabricCpyBatchAsync`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUfabricCpyOperand_op_ptr {
    /// The address at which the copy begins.
    pub ptr: CUdeviceptr,
    /// A hint about the location of the memory. Used only for managed memory and for memory allocated outside of CUDA.
    pub locHint: CUmemLocation,
}

/**
A part of a logical endpoint as an operand of a fabric copy.

Since CUDA 13.5.

```c
struct {                     // offset
    CUlogicalEndpointId id;  // 0
    cuuint64_t offset;       // 8
};                           // 16 bytes, aligned to 8
```

# Functions

In a struct: [`cuFabricCpyBatchAsync`], [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUfabricCpyOperand_op_le {
    /// The ID of the logical endpoint.
    pub id: CUlogicalEndpointId,
    /// The offset in the logical endpoint, in bytes.
    pub offset: cuuint64_t,
}

/**
A copy by [`cuFabricCpyBatchAsync`] or a fabric copy batch node. At most one of the operands can be a logical endpoint.

Since CUDA 13.5.

```c
typedef struct CUDA_FABRIC_COPY_BATCH_OP_st {  // offset
    CUfabricCpyOperand src;                    // 0
    CUfabricCpyOperand dst;                    // 24
    size_t size;                               // 48
    unsigned int flags;                        // 56
} CUDA_FABRIC_COPY_BATCH_OP;                   // 64 bytes, aligned to 8
```

# Functions

[`cuFabricCpyBatchAsync`]; in a struct: [`cuGraphAddNode_v2`], [`cuGraphAddNode_v3`], [`cuGraphNodeSetParams`], [`cuGraphNodeSetParams_v2`], [`cuGraphNodeGetParams`], [`cuGraphExecNodeSetParams`]
*/
#[repr(C)]
#[cfg_attr(feature = "traits", derive(Debug))]
pub struct CUDA_FABRIC_COPY_BATCH_OP {
    /// The source. If it is a logical endpoint, that must be a unicast one.
    pub src: CUfabricCpyOperand,
    /// The destination.
    pub dst: CUfabricCpyOperand,
    /// The size of the copy, in bytes. Zero disables the copy, but the operands must still be valid.
    pub size: usize,
    /// Must be zero.
    pub flags: c_uint,
}

/**
The multiprocessors of a device, a context or a group. Output only: do not write its fields.

Since CUDA 12.4.
It had 4 bytes before CUDA 13.0.
It had 12 bytes before CUDA 13.1.
It had 16 bytes before CUDA 13.4.
It is a member of `CUdevResource`, where no offset changes.

```c
typedef struct CUdevSmResource_st {       // offset
    unsigned int smCount;                 // 0
    unsigned int minSmPartitionSize;      // 4
    unsigned int smCoscheduledAlignment;  // 8
    unsigned int flags;                   // 12
    unsigned int localityDomainId;        // 16
} CUdevSmResource;                        // 20 bytes, aligned to 4
```

# Functions

In a struct: [`cuDeviceGetDevResource`], [`cuCtxGetDevResource`], [`cuGreenCtxGetDevResource`], [`cuDevSmResourceSplitByCount`], [`cuDevSmResourceSplit`], [`cuDevResourceGenerateDesc`], [`cuStreamGetDevResource`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUdevSmResource {
    /// The number of multiprocessors.
    pub smCount: c_uint,
    /**
The smallest number of multiprocessors in a partition of this resource.

Since CUDA 13.0; older structs end before it.
An older driver does not write it: zero the struct before the call.
*/
    pub minSmPartitionSize: c_uint,
    /**
The number of multiprocessors that are guaranteed to be co-scheduled on one GPU processing cluster. It divides `smCount`, unless `flags` has [`CUdevSmResourceGroup_flags::CU_DEV_SM_RESOURCE_GROUP_BACKFILL`].

Since CUDA 13.0; older structs end before it.
An older driver does not write it: zero the struct before the call.
*/
    pub smCoscheduledAlignment: c_uint,
    /**
Zero or bits of [`CUdevSmResourceGroup_flags`].

Since CUDA 13.1; older structs end before it.
An older driver does not write it: zero the struct before the call.
*/
    pub flags: c_uint,
    /**
The locality domain of the multiprocessors. Valid if `flags` has [`CUdevSmResourceGroup_flags::CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID`]. With [`CUdevSmResourceGroup_flags::CU_DEV_SM_RESOURCE_GROUP_BACKFILL`], some multiprocessors can be of other domains.

Since CUDA 13.4; older structs end before it.
An older driver does not write it: zero the struct before the call.
*/
    pub localityDomainId: c_uint,
}

/**
The configuration of workqueues for a green context.

Since CUDA 13.1.

```c
typedef struct CUdevWorkqueueConfigResource_st {  // offset
    CUdevice device;                              // 0
    unsigned int wqConcurrencyLimit;              // 4
    CUdevWorkqueueConfigScope sharingScope;       // 8
} CUdevWorkqueueConfigResource;                   // 12 bytes, aligned to 4
```

# Functions

In a struct: [`cuDeviceGetDevResource`], [`cuCtxGetDevResource`], [`cuGreenCtxGetDevResource`], [`cuDevSmResourceSplitByCount`], [`cuDevSmResourceSplit`], [`cuDevResourceGenerateDesc`], [`cuStreamGetDevResource`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUdevWorkqueueConfigResource {
    /// The device of the workqueues.
    pub device: CUdevice,
    /// The expected maximum number of stream-ordered workloads that run at the same time.
    pub wqConcurrencyLimit: c_uint,
    /// The scope in which the workqueues are shared.
    pub sharingScope: CUdevWorkqueueConfigScope,
}

/**
Workqueues that exist already, from a context or green context.

Since CUDA 13.1.

```c
typedef struct CUdevWorkqueueResource_st {  // offset
    unsigned char reserved[40];             // 0
} CUdevWorkqueueResource;                   // 40 bytes, aligned to 1
```

# Functions

In a struct: [`cuDeviceGetDevResource`], [`cuCtxGetDevResource`], [`cuGreenCtxGetDevResource`], [`cuDevSmResourceSplitByCount`], [`cuDevSmResourceSplit`], [`cuDevResourceGenerateDesc`], [`cuStreamGetDevResource`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUdevWorkqueueResource {
    /// Reserved.
    pub reserved: [c_uchar; 40],
}

/**
The requirements of one group of multiprocessors for [`cuDevSmResourceSplit`].

Since CUDA 13.1.

```c
typedef struct CU_DEV_SM_RESOURCE_GROUP_PARAMS_st {  // offset
    unsigned int smCount;                            // 0
    unsigned int coscheduledSmCount;                 // 4
    unsigned int preferredCoscheduledSmCount;        // 8
    unsigned int flags;                              // 12
    unsigned int localityDomainId;                   // 16
    unsigned int reserved[11];                       // 20
} CU_DEV_SM_RESOURCE_GROUP_PARAMS;                   // 64 bytes, aligned to 4
```

# Functions

[`cuDevSmResourceSplit`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CU_DEV_SM_RESOURCE_GROUP_PARAMS {
    /// The number of multiprocessors, from 2 to the number of the input. With zero, the call derives a number and writes it here. Without [`CUdevSmResourceGroup_flags::CU_DEV_SM_RESOURCE_GROUP_BACKFILL`], the number must be a multiple of 2 and of a nonzero `coscheduledSmCount`.
    pub smCount: c_uint,
    /// The number of multiprocessors in a co-scheduled set. Zero stands for the default of the device. At most 32 from compute capability 9.0 on, otherwise 2.
    pub coscheduledSmCount: c_uint,
    /// The preferred number of multiprocessors in larger co-scheduled sets, which combine the smaller ones. The default is `coscheduledSmCount`.
    pub preferredCoscheduledSmCount: c_uint,
    /// Zero or bits of [`CUdevSmResourceGroup_flags`].
    pub flags: c_uint,
    /**
The locality domain of the multiprocessors, or [`CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID_ANY`]. Must be zero unless `flags` has [`CUdevSmResourceGroup_flags::CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID`].

Since CUDA 13.4; these bytes were reserved before.
Must be zero for an older driver.
*/
    pub localityDomainId: c_uint,
    /// Reserved. Must be zero.
    pub reserved: [c_uint; 11],
}

/**
A resource of a device, such as its multiprocessors, for green contexts. Returned by functions such as [`cuDeviceGetDevResource`] and [`cuGreenCtxGetDevResource`], and by the functions that split resources.

Since CUDA 12.4.
It was aligned to 4 bytes before CUDA 13.1.
An older driver accepts it at any address.

```c
typedef struct CUdevResource_st {               // offset
    CUdevResourceType type;                     // 0
    unsigned char _internal_padding[92];        // 4
    union {
        CUdevSmResource sm;                     // 96
        CUdevWorkqueueConfigResource wqConfig;  // 96
        CUdevWorkqueueResource wq;              // 96
        unsigned char _oversize[40];            // 96
    };                                          // 96
    CUdevResource *nextResource;                // 136
} CUdevResource;                                // 144 bytes, aligned to 8
```

# Functions

[`cuDeviceGetDevResource`], [`cuCtxGetDevResource`], [`cuGreenCtxGetDevResource`], [`cuDevSmResourceSplitByCount`], [`cuDevSmResourceSplit`], [`cuDevResourceGenerateDesc`], [`cuStreamGetDevResource`]
*/
#[repr(C)]
#[cfg_attr(feature = "traits", derive(Debug))]
pub struct CUdevResource {
    /// The type of the resource, which selects the member of the union. [`CUdevResourceType::CU_DEV_RESOURCE_TYPE_INVALID`] marks an invalid resource, whose other fields have no meaning.
    pub type_: CUdevResourceType,
    /// Padding. Leave it as the driver wrote it.
    pub _internal_padding: [c_uchar; 92],
    /// The resource.
    pub anonymous: CUdevResource_anonymous,
    /**
A pointer that NVIDIA's header does not document. Leave it as the driver wrote it.

Since CUDA 13.1; these bytes were reserved before.
An older driver does not write it: zero the struct before the call.
*/
    pub nextResource: *mut CUdevResource,
}

/**
The resource in [`CUdevResource`]. The value of `type_` selects the member in use.

Since CUDA 12.4.
It had 48 bytes before CUDA 13.1.
`CUdevResource` has the same size.

```c
union {                                     // offset
    CUdevSmResource sm;                     // 0
    CUdevWorkqueueConfigResource wqConfig;  // 0
    CUdevWorkqueueResource wq;              // 0
    unsigned char _oversize[40];            // 0
};                                          // 40 bytes, aligned to 4
```

# Functions

In a struct: [`cuDeviceGetDevResource`], [`cuCtxGetDevResource`], [`cuGreenCtxGetDevResource`], [`cuDevSmResourceSplitByCount`], [`cuDevSmResourceSplit`], [`cuDevResourceGenerateDesc`], [`cuStreamGetDevResource`]
*/
#[repr(C)]
pub union CUdevResource_anonymous {
    /// The multiprocessors. Valid with [`CUdevResourceType::CU_DEV_RESOURCE_TYPE_SM`].
    pub sm: CUdevSmResource,
    /**
The configuration of workqueues. Valid with [`CUdevResourceType::CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG`].

Since CUDA 13.1.
*/
    pub wqConfig: CUdevWorkqueueConfigResource,
    /**
The workqueues. Valid with [`CUdevResourceType::CU_DEV_RESOURCE_TYPE_WORKQUEUE`].

Since CUDA 13.1.
*/
    pub wq: CUdevWorkqueueResource,
    /// Padding that sets the size of the union.
    pub _oversize: [c_uchar; 40],
}

records! {
    CUuuid,
    CUmemFabricHandle,
    CUipcEventHandle,
    CUipcMemHandle,
    CUstreamBatchMemOpParams,
    CUstreamMemOpWaitValueParams_st,
    CUstreamMemOpWaitValueParams_st_anonymous,
    CUstreamMemOpWriteValueParams_st,
    CUstreamMemOpWriteValueParams_st_anonymous,
    CUstreamMemOpFlushRemoteWritesParams_st,
    CUstreamMemOpMemoryBarrierParams_st,
    CUstreamMemOpAtomicReductionParams_st,
    CUDA_BATCH_MEM_OP_NODE_PARAMS,
    CUDA_BATCH_MEM_OP_NODE_PARAMS_v2,
    CUasyncNotificationInfo,
    CUasyncNotificationInfo_info,
    CUasyncNotificationInfo_info_overBudget,
    CUdevprop,
    CUaccessPolicyWindow,
    CUDA_KERNEL_NODE_PARAMS_v1,
    CUDA_KERNEL_NODE_PARAMS,
    CUDA_KERNEL_NODE_PARAMS_v3,
    CUDA_MEMSET_NODE_PARAMS,
    CUDA_MEMSET_NODE_PARAMS_v2,
    CUDA_HOST_NODE_PARAMS,
    CUDA_HOST_NODE_PARAMS_v2,
    CUDA_HOST_NODE_PARAMS_v2_anonymous,
    CUDA_CONDITIONAL_NODE_PARAMS,
    CUgraphEdgeData,
    CUDA_GRAPH_INSTANTIATE_PARAMS,
    CUlaunchMemSyncDomainMap,
    CUlaunchAttributeValue,
    CUlaunchAttributeValue_clusterDim,
    CUlaunchAttributeValue_programmaticEvent,
    CUlaunchAttributeValue_launchCompletionEvent,
    CUlaunchAttributeValue_preferredClusterDim,
    CUlaunchAttributeValue_deviceUpdatableKernelNode,
    CUlaunchAttribute,
    CUlaunchConfig,
    CUexecAffinitySmCount,
    CUexecAffinityParam,
    CUexecAffinityParam_param,
    CUctxCigParam,
    CUctxCreateParams,
    CUstreamCigParam,
    CUstreamCigCaptureParams,
    CUlibraryHostUniversalFunctionAndDataTable,
    CUDA_MEMCPY2D,
    CUDA_MEMCPY3D,
    CUDA_MEMCPY3D_PEER,
    CUDA_MEMCPY_NODE_PARAMS,
    CUDA_ARRAY_DESCRIPTOR,
    CUDA_ARRAY3D_DESCRIPTOR,
    CUDA_ARRAY_SPARSE_PROPERTIES,
    CUDA_ARRAY_SPARSE_PROPERTIES_tileExtent,
    CUDA_ARRAY_MEMORY_REQUIREMENTS,
    CUDA_RESOURCE_DESC,
    CUDA_RESOURCE_DESC_res,
    CUDA_RESOURCE_DESC_res_array,
    CUDA_RESOURCE_DESC_res_mipmap,
    CUDA_RESOURCE_DESC_res_linear,
    CUDA_RESOURCE_DESC_res_pitch2D,
    CUDA_RESOURCE_DESC_res_reserved,
    CUDA_TEXTURE_DESC,
    CUDA_RESOURCE_VIEW_DESC,
    CUtensorMap,
    CUDA_POINTER_ATTRIBUTE_P2P_TOKENS,
    CUDA_LAUNCH_PARAMS,
    CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
    CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle,
    CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle_win32,
    CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
    CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
    CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
    CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle,
    CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle_win32,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_fence,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_nvSciSync,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_keyedMutex,
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params,
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_fence,
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_nvSciSync,
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_keyedMutex,
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2,
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anonymous,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anonymous,
    CUarrayMapInfo,
    CUarrayMapInfo_resource,
    CUarrayMapInfo_subresource,
    CUarrayMapInfo_subresource_sparseLevel,
    CUarrayMapInfo_subresource_miptail,
    CUarrayMapInfo_memHandle,
    CUmemLocation,
    CUmemLocation_localized,
    CUmemAllocationProp,
    CUmemAllocationProp_allocFlags,
    CUmulticastObjectProp,
    CUmemAccessDesc,
    CUgraphExecUpdateResultInfo,
    CUmemPoolProps,
    CUmemPoolPtrExportData,
    CUmemcpyAttributes,
    CUoffset3D,
    CUextent3D,
    CUmemcpy3DOperand,
    CUmemcpy3DOperand_op,
    CUmemcpy3DOperand_op_ptr,
    CUmemcpy3DOperand_op_array,
    CUDA_MEMCPY3D_BATCH_OP,
    CUDA_MEM_ALLOC_NODE_PARAMS,
    CUDA_MEM_ALLOC_NODE_PARAMS_v2,
    CUDA_MEM_FREE_NODE_PARAMS,
    CUDA_CHILD_GRAPH_NODE_PARAMS,
    CUDA_EVENT_RECORD_NODE_PARAMS,
    CUDA_EVENT_RECORD_NODE_PARAMS_anonymous,
    CUDA_EVENT_WAIT_NODE_PARAMS,
    CUDA_MEMCPY_BATCH_NODE_PARAMS,
    CUDA_MEMCPY_BATCH_NODE_PARAMS_anonymous,
    CUDA_FABRIC_CPY_BATCH_NODE_PARAMS,
    CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_anonymous,
    CUgraphNodeParams,
    CUgraphNodeParams_anonymous,
    CUcheckpointCustomStoragePerDeviceData,
    CUcheckpointCustomStorageInfo,
    CUcheckpointLockArgs,
    CUcheckpointCheckpointArgs,
    CUcheckpointGpuPair,
    CUcheckpointRestoreArgs,
    CUcheckpointUnlockArgs,
    CUmemDecompressParams,
    CUcliqueInfo,
    CUlogicalEndpointFabricHandle,
    CUlogicalEndpointProp,
    CUlogicalEndpointProp_anonymous,
    CUlogicalEndpointProp_unicast,
    CUlogicalEndpointProp_multicast,
    CUfabricCpyOperand,
    CUfabricCpyOperand_op,
    CUfabricCpyOperand_op_ptr,
    CUfabricCpyOperand_op_le,
    CUDA_FABRIC_COPY_BATCH_OP,
    CUdevSmResource,
    CUdevWorkqueueConfigResource,
    CUdevWorkqueueResource,
    CU_DEV_SM_RESOURCE_GROUP_PARAMS,
    CUdevResource,
    CUdevResource_anonymous
}

anonymous! {
    CUstreamMemOpWaitValueParams_st => CUstreamMemOpWaitValueParams_st_anonymous,
    CUstreamMemOpWriteValueParams_st => CUstreamMemOpWriteValueParams_st_anonymous,
    CUDA_HOST_NODE_PARAMS_v2 => CUDA_HOST_NODE_PARAMS_v2_anonymous,
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 => CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anonymous,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 => CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anonymous,
    CUDA_EVENT_RECORD_NODE_PARAMS => CUDA_EVENT_RECORD_NODE_PARAMS_anonymous,
    CUDA_MEMCPY_BATCH_NODE_PARAMS => CUDA_MEMCPY_BATCH_NODE_PARAMS_anonymous,
    CUDA_FABRIC_CPY_BATCH_NODE_PARAMS => CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_anonymous,
    CUgraphNodeParams => CUgraphNodeParams_anonymous,
    CUlogicalEndpointProp => CUlogicalEndpointProp_anonymous,
    CUdevResource => CUdevResource_anonymous
}

unions! {
    CUstreamBatchMemOpParams,
    CUstreamMemOpWaitValueParams_st_anonymous,
    CUstreamMemOpWriteValueParams_st_anonymous,
    CUasyncNotificationInfo_info,
    CUDA_HOST_NODE_PARAMS_v2_anonymous,
    CUlaunchAttributeValue,
    CUexecAffinityParam_param,
    CUDA_RESOURCE_DESC_res,
    CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle,
    CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_nvSciSync,
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_nvSciSync,
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anonymous,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anonymous,
    CUarrayMapInfo_resource,
    CUarrayMapInfo_subresource,
    CUarrayMapInfo_memHandle,
    CUmemcpy3DOperand_op,
    CUDA_EVENT_RECORD_NODE_PARAMS_anonymous,
    CUDA_MEMCPY_BATCH_NODE_PARAMS_anonymous,
    CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_anonymous,
    CUgraphNodeParams_anonymous,
    CUlogicalEndpointProp_anonymous,
    CUfabricCpyOperand_op,
    CUdevResource_anonymous
}

integers! {
    CUipcMem_flags: u32,
    CUmemAttach_flags: u32,
    CUctx_flags: u32,
    CUevent_sched_flags: u32,
    cl_event_flags: u32,
    cl_context_flags: u32,
    CUhostTaskSyncMode: u32,
    CUstream_flags: u32,
    CUevent_flags: u32,
    CUevent_record_flags: u32,
    CUevent_wait_flags: u32,
    CUatomicOperation: u32,
    CUatomicOperationCapability: u32,
    CUstreamWaitValue_flags: u32,
    CUstreamWriteValue_flags: u32,
    CUstreamBatchMemOpType: u32,
    CUstreamMemoryBarrier_flags: u32,
    CUstreamAtomicReductionOpType: u32,
    CUstreamAtomicReductionDataType: u32,
    CUoccupancy_flags: u32,
    CUstreamUpdateCaptureDependencies_flags: u32,
    CUasyncNotificationType: u32,
    CUarray_format: u32,
    CUaddress_mode: u32,
    CUfilter_mode: u32,
    CUdevice_attribute: u32,
    CUpointer_attribute: u32,
    CUfunction_attribute: u32,
    CUfunc_cache: u32,
    CUsharedconfig: u32,
    CUshared_carveout: i32,
    CUmemorytype: u32,
    CUcomputemode: u32,
    CUmem_advise: u32,
    CUmem_range_attribute: u32,
    CUjit_option: u32,
    CUjit_target: u32,
    CUjit_fallback: u32,
    CUjit_cacheMode: u32,
    CUjitInputType: u32,
    CUgraphicsRegisterFlags: u32,
    CUgraphicsMapResourceFlags: u32,
    CUarray_cubemap_face: u32,
    CUlimit: u32,
    CUresourcetype: u32,
    CUaccessProperty: u32,
    CUgraphConditionalNodeType: u32,
    CUgraphNodeType: u32,
    CUgraphDependencyType: u32,
    CUgraphInstantiateResult: u32,
    CUsynchronizationPolicy: u32,
    CUclusterSchedulingPolicy: u32,
    CUlaunchMemSyncDomain: u32,
    CUlaunchAttributePortableClusterMode: u32,
    CUsharedMemoryMode: u32,
    CUlaunchAttributeID: u32,
    CUstreamCaptureStatus: u32,
    CUstreamCaptureMode: u32,
    CUdriverProcAddress_flags: u32,
    CUdriverProcAddressQueryResult: u32,
    CUexecAffinityType: u32,
    CUcigDataType: u32,
    CUstreamCigDataType: u32,
    CUlibraryOption: u32,
    CUresult: u32,
    CUdevice_P2PAttribute: u32,
    CUresourceViewFormat: u32,
    CUtensorMapDataType: u32,
    CUtensorMapInterleave: u32,
    CUtensorMapSwizzle: u32,
    CUtensorMapL2promotion: u32,
    CUtensorMapFloatOOBfill: u32,
    CUtensorMapIm2ColWideMode: u32,
    CUtensorMapAllocClass: u32,
    CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS: u32,
    CUexternalMemoryHandleType: u32,
    CUexternalSemaphoreHandleType: u32,
    CUmemAllocationHandleType: u32,
    CUmemAccess_flags: u32,
    CUmemLocationType: u32,
    CUmemAllocationType: u32,
    CUmemAllocationGranularity_flags: u32,
    CUmemRangeHandleType: u32,
    CUmemRangeFlags: u32,
    CUarraySparseSubresourceType: u32,
    CUmemOperationType: u32,
    CUmemHandleType: u32,
    CUmemAllocationCompType: u32,
    CUmulticastGranularity_flags: u32,
    CUgraphExecUpdateResult: u32,
    CUmemPool_attribute: u32,
    CUmemcpyFlags: u32,
    CUmemcpySrcAccessOrder: u32,
    CUmemcpy3DOperandType: u32,
    CUgraphMem_attribute: u32,
    CUgraphChildGraphNodeOwnership: i32,
    CUflushGPUDirectRDMAWritesOptions: u32,
    CUGPUDirectRDMAWritesOrdering: u32,
    CUflushGPUDirectRDMAWritesScope: u32,
    CUflushGPUDirectRDMAWritesTarget: u32,
    CUgraphDebugDot_flags: u32,
    CUuserObject_flags: u32,
    CUuserObjectRetain_flags: u32,
    CUgraphInstantiate_flags: u32,
    CUdeviceNumaConfig: u32,
    CUprocessState: u32,
    CUmoduleLoadingMode: u32,
    CUmemDecompressAlgorithm: u32,
    CUcliqueType: u32,
    CUlogicalEndpointIpcHandleType: u32,
    CUlogicalEndpointType: u32,
    CUlogicalEndpointFlag: u32,
    CUfabricCpyOperandType: u32,
    CUgraphRecaptureStatus: u32,
    CUfunctionLoadingState: u32,
    CUcoredumpSettings: u32,
    CUCoredumpGenerationFlags: i32,
    CUgreenCtxCreate_flags: u32,
    CUdevSmResourceGroup_flags: u32,
    CUdevSmResourceSplitByCount_flags: u32,
    CUdevResourceType: u32,
    CUdevWorkqueueConfigScope: u32,
    CUlogLevel: u32
}

zeros! {
    CUipcMem_flags,
    CUmemAttach_flags,
    CUctx_flags,
    CUevent_sched_flags,
    cl_event_flags,
    cl_context_flags,
    CUhostTaskSyncMode,
    CUstream_flags,
    CUevent_flags,
    CUevent_record_flags,
    CUevent_wait_flags,
    CUatomicOperation,
    CUatomicOperationCapability,
    CUstreamWaitValue_flags,
    CUstreamWriteValue_flags,
    CUstreamMemoryBarrier_flags,
    CUstreamAtomicReductionOpType,
    CUoccupancy_flags,
    CUstreamUpdateCaptureDependencies_flags,
    CUaddress_mode,
    CUfilter_mode,
    CUfunction_attribute,
    CUfunc_cache,
    CUsharedconfig,
    CUshared_carveout,
    CUcomputemode,
    CUjit_option,
    CUjit_fallback,
    CUjit_cacheMode,
    CUjitInputType,
    CUgraphicsRegisterFlags,
    CUgraphicsMapResourceFlags,
    CUarray_cubemap_face,
    CUlimit,
    CUresourcetype,
    CUaccessProperty,
    CUgraphConditionalNodeType,
    CUgraphNodeType,
    CUgraphDependencyType,
    CUgraphInstantiateResult,
    CUclusterSchedulingPolicy,
    CUlaunchMemSyncDomain,
    CUlaunchAttributePortableClusterMode,
    CUsharedMemoryMode,
    CUlaunchAttributeID,
    CUstreamCaptureStatus,
    CUstreamCaptureMode,
    CUdriverProcAddress_flags,
    CUdriverProcAddressQueryResult,
    CUexecAffinityType,
    CUlibraryOption,
    CUresult,
    CUresourceViewFormat,
    CUtensorMapDataType,
    CUtensorMapInterleave,
    CUtensorMapSwizzle,
    CUtensorMapL2promotion,
    CUtensorMapFloatOOBfill,
    CUtensorMapIm2ColWideMode,
    CUtensorMapAllocClass,
    CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS,
    CUmemAllocationHandleType,
    CUmemAccess_flags,
    CUmemLocationType,
    CUmemAllocationType,
    CUmemAllocationGranularity_flags,
    CUmemRangeFlags,
    CUarraySparseSubresourceType,
    CUmemHandleType,
    CUmemAllocationCompType,
    CUmulticastGranularity_flags,
    CUgraphExecUpdateResult,
    CUmemcpyFlags,
    CUmemcpySrcAccessOrder,
    CUgraphMem_attribute,
    CUgraphChildGraphNodeOwnership,
    CUflushGPUDirectRDMAWritesOptions,
    CUGPUDirectRDMAWritesOrdering,
    CUflushGPUDirectRDMAWritesTarget,
    CUgraphDebugDot_flags,
    CUuserObject_flags,
    CUuserObjectRetain_flags,
    CUgraphInstantiate_flags,
    CUdeviceNumaConfig,
    CUprocessState,
    CUmemDecompressAlgorithm,
    CUcliqueType,
    CUlogicalEndpointIpcHandleType,
    CUlogicalEndpointType,
    CUlogicalEndpointFlag,
    CUgraphRecaptureStatus,
    CUfunctionLoadingState,
    CUCoredumpGenerationFlags,
    CUgreenCtxCreate_flags,
    CUdevSmResourceGroup_flags,
    CUdevSmResourceSplitByCount_flags,
    CUdevResourceType,
    CUdevWorkqueueConfigScope,
    CUlogLevel
}

bits! {
    CUipcMem_flags,
    CUmemAttach_flags,
    CUctx_flags,
    CUevent_sched_flags,
    cl_event_flags,
    cl_context_flags,
    CUstream_flags,
    CUevent_flags,
    CUevent_record_flags,
    CUevent_wait_flags,
    CUatomicOperationCapability,
    CUstreamWaitValue_flags,
    CUstreamWriteValue_flags,
    CUstreamMemoryBarrier_flags,
    CUoccupancy_flags,
    CUstreamUpdateCaptureDependencies_flags,
    CUgraphicsRegisterFlags,
    CUgraphicsMapResourceFlags,
    CUdriverProcAddress_flags,
    CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS,
    CUmemAllocationHandleType,
    CUmemAccess_flags,
    CUmemAllocationGranularity_flags,
    CUmemRangeFlags,
    CUmulticastGranularity_flags,
    CUmemcpyFlags,
    CUflushGPUDirectRDMAWritesOptions,
    CUgraphDebugDot_flags,
    CUuserObject_flags,
    CUuserObjectRetain_flags,
    CUgraphInstantiate_flags,
    CUmemDecompressAlgorithm,
    CUlogicalEndpointFlag,
    CUCoredumpGenerationFlags,
    CUgreenCtxCreate_flags,
    CUdevSmResourceGroup_flags,
    CUdevSmResourceSplitByCount_flags
}
