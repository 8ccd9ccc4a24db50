// Created by `cargo xtask emit` from cuda.h, src/rules/graph.toml, src/rules/graph.rs, src/rules/parts/copy.rs, src/rules/parts/edges.rs, src/rules/parts/fabric.rs, src/rules/parts/handle.rs, src/rules/parts/launch.rs, src/rules/parts/location.rs, src/rules/parts/memop.rs, src/rules/parts/memory.rs, src/rules/parts/name.rs, src/rules/parts/pool.rs, src/rules/parts/semaphore.rs, src/rules/parts/undocumented.rs, cuda-sys/build/generate/reference/graph.txt, src/sentence.rs, cuda-sys/build/generate/history.txt, src/guides/launching.md and tests/pages/graph.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused_for;
use crate::error::start;
use crate::error::unruled;
use crate::refused::calls as rows;
use core::ffi::{CStr, c_uint, c_ulonglong, c_void};
use core::ptr;
use libcuda_sys::{
    CUDA_BATCH_MEM_OP_NODE_PARAMS, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    CUDA_GRAPH_INSTANTIATE_PARAMS, CUDA_HOST_NODE_PARAMS, CUDA_KERNEL_NODE_PARAMS,
    CUDA_MEM_ALLOC_NODE_PARAMS, CUDA_MEMCPY3D, CUDA_MEMSET_NODE_PARAMS, CUcontext, CUdevice,
    CUdeviceptr, CUevent, CUgraph, CUgraphConditionalHandle, CUgraphEdgeData, CUgraphExec,
    CUgraphExecUpdateResultInfo, CUgraphMem_attribute, CUgraphNode, CUgraphNodeParams,
    CUgraphNodeType, CUhostFn, CUkernelNodeAttrID, CUkernelNodeAttrValue, CUlaunchAttributeValue,
    CUstream, CUuserObject, cuuint64_t,
};

/// Creates an empty graph.
///
/// Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphCreate`](libcuda_sys::cuGraphCreate).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # const PTX: &CStr = c"";
/// # fn main() -> Result<()> {
/// let (mut data, mut count): (CUdeviceptr, u32) = (calls::cuMemAlloc(4096)?, 1024);
/// let mut arguments = [(&raw mut data).cast(), (&raw mut count).cast()];
/// // SAFETY: the arguments have the types that the kernel declares, and the graph ends before the
/// // module.
/// unsafe {
///     let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
///     let graph = calls::cuGraphCreate(0)?;
///     let parameters = CUDA_KERNEL_NODE_PARAMS {
///         func: calls::cuModuleGetFunction(module, c"add_one")?,
///         gridDimX: 4,
///         gridDimY: 1,
///         gridDimZ: 1,
///         blockDimX: 256,
///         blockDimY: 1,
///         blockDimZ: 1,
///         kernelParams: arguments.as_mut_ptr(), // copied, like the arguments
///         ..Default::default()
///     };
///     let first = calls::cuGraphAddKernelNode(graph, &[], &parameters)?;
///     calls::cuGraphAddKernelNode(graph, &[first], &parameters)?; // after the first
///     // ... cuGraphInstantiate, and cuGraphLaunch ...
///     calls::cuGraphDestroy(graph)?;
///     calls::cuModuleUnload(module)?;
///     calls::cuMemFree(data)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `flags`: Must be zero.
///
/// # Returns
///
/// The new graph.
///
/// # Why it is safe
///
/// The call takes only a number and creates a new graph.
///
/// # Lifetimes
///
/// The graph is valid until [`cuGraphDestroy`].
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `flags` breaks a rule below
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
///
/// # Checked
///
/// - `flags` must be zero. (80)
#[inline]
pub fn cuGraphCreate(flags: c_uint) -> Result<CUgraph> {
    let mut phGraph = ptr::null_mut();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    unsafe { checks::cuGraphCreate(&mut phGraph, flags) }?;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuGraphCreate(&mut phGraph, flags) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(c"cuGraphCreate", outcome, ((),), &[], move || {
                checks::cuGraphCreate(&mut phGraph, flags)
            })
        });
    }
    Ok(phGraph)
}

/// Adds a kernel node to a graph. Prefer [`cuGraphAddNode`].
///
/// Since CUDA 12.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuGraphAddKernelNode_v2`. The raw call is [`sys::cuGraphAddKernelNode`](libcuda_sys::cuGraphAddKernelNode).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # const PTX: &CStr = c"";
/// # fn main() -> Result<()> {
/// let (mut data, mut count): (CUdeviceptr, u32) = (calls::cuMemAlloc(4096)?, 1024);
/// let mut arguments = [(&raw mut data).cast(), (&raw mut count).cast()];
/// // SAFETY: the arguments have the types that the kernel declares, and the graph ends before the
/// // module.
/// unsafe {
///     let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
///     let graph = calls::cuGraphCreate(0)?;
///     let parameters = CUDA_KERNEL_NODE_PARAMS {
///         func: calls::cuModuleGetFunction(module, c"add_one")?,
///         gridDimX: 4,
///         gridDimY: 1,
///         gridDimZ: 1,
///         blockDimX: 256,
///         blockDimY: 1,
///         blockDimZ: 1,
///         kernelParams: arguments.as_mut_ptr(), // copied, like the arguments
///         ..Default::default()
///     };
///     let first = calls::cuGraphAddKernelNode(graph, &[], &parameters)?;
///     calls::cuGraphAddKernelNode(graph, &[first], &parameters)?; // after the first
///     // ... cuGraphInstantiate, and cuGraphLaunch ...
///     calls::cuGraphDestroy(graph)?;
///     calls::cuModuleUnload(module)?;
///     calls::cuMemFree(data)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `hGraph`: The graph.
/// - `dependencies`: The nodes that the new node depends on, without duplicates.
/// - The length of `dependencies` is C's `numDependencies`: 0 adds a root node.
/// - `nodeParams`: The kernel, its launch dimensions and its arguments.
///
/// # Returns
///
/// The new node.
///
/// # Safety
///
/// `hGraph` must be a live graph that no other thread uses during the call, and `dependencies` nodes of it. `kernelParams` or `extra` must hold the parameters of the kernel, and `extra` must end with [`CU_LAUNCH_PARAM_END`](libcuda_sys::CU_LAUNCH_PARAM_END).
///
/// The arguments are copied during the call. The kernel, its context and all memory that the kernel uses must live until the last launch of any executable graph with the node has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `dependencies` or `nodeParams` breaks a rule below. Also: `nodeParams.extra` must be null, for a cooperative kernel.
///
/// # Checked
///
/// - `dependencies[i]` must occur only once. (472)
/// - `nodeParams.extra` must be null if `nodeParams.kernelParams` is not null. (518)
/// - `nodeParams.extra` must have [`CU_LAUNCH_PARAM_BUFFER_POINTER`](libcuda_sys::CU_LAUNCH_PARAM_BUFFER_POINTER) if its [`CU_LAUNCH_PARAM_BUFFER_SIZE`](libcuda_sys::CU_LAUNCH_PARAM_BUFFER_SIZE) is not zero. (519)
///
/// # Explained after a refusal
///
/// - `dependencies[i]` is not a node of `hGraph`. (694)
/// - `hGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `dependencies[i]` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `nodeParams.func` is null, and so is `kern`. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (736)
/// - `nodeParams.gridDimX` is zero. (641)
/// - `nodeParams.gridDimY` is zero. (642)
/// - `nodeParams.gridDimZ` is zero. (643)
/// - `nodeParams.blockDimX` is zero. (644)
/// - `nodeParams.blockDimY` is zero. (645)
/// - `nodeParams.blockDimZ` is zero. (646)
/// - `nodeParams.gridDimX` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X). (647)
/// - `nodeParams.gridDimY` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y). (648)
/// - `nodeParams.gridDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z). (649)
/// - `nodeParams.blockDimX` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X). (650)
/// - `nodeParams.blockDimY` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y). (651)
/// - `nodeParams.blockDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z). (652)
/// - `nodeParams.blockDimX * nodeParams.blockDimY * nodeParams.blockDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK). (653)
/// - `nodeParams.blockDimX * nodeParams.blockDimY * nodeParams.blockDimZ` is more than the kernel's [`CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK), which depends on its registers and its `.maxntid`. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES). (1176)
/// - `nodeParams.sharedMemBytes` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN) of the devices without the kernel's static shared memory. (1177)
/// - `nodeParams.sharedMemBytes` is more than the kernel's [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES), which [`cuFuncSetAttribute`](crate::calls::cuFuncSetAttribute) or [`cuKernelSetAttribute`](crate::calls::cuKernelSetAttribute) can raise. (1178)
/// - `nodeParams.gridDimX` is not a multiple of the kernel's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1184)
/// - `nodeParams.gridDimY` is not a multiple of the kernel's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1185)
/// - `nodeParams.gridDimZ` is not a multiple of the kernel's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1186)
/// - `nodeParams.kernelParams` is null, and the kernel has parameters. (1207)
/// - `nodeParams.kernelParams[i]` is null: the kernel has a parameter at this position. (1208)
/// - `nodeParams.extra[CU_LAUNCH_PARAM_BUFFER_SIZE]` is more than the bytes of the kernel's parameters. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES). (1210)
/// - `nodeParams.ctx` is not a live context, and no other one is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
///
/// # Left to the caller
///
/// - `nodeParams.kernelParams` must hold a pointer to a value for each parameter of the kernel. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.extra` must be null, for a cooperative kernel. Not checked, because the attribute that makes a node cooperative is set elsewhere.
/// - `nodeParams.extra` must end in null or [`CU_LAUNCH_PARAM_END`](libcuda_sys::CU_LAUNCH_PARAM_END). Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.extra` must have a buffer with the size, alignment and padding that the parameters of the kernel need. Not checked, because a buffer does not show its content.
/// - `nodeParams.func` must be a kernel that uses no texture or surface references. Not checked, because no driver call describes the code of a kernel.
/// - `hGraph` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[doc(alias = "cuGraphAddKernelNode_v2")]
#[inline]
pub unsafe fn cuGraphAddKernelNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    nodeParams: &CUDA_KERNEL_NODE_PARAMS,
) -> Result<CUgraphNode> {
    let mut phGraphNode = ptr::null_mut();
    let numDependencies = dependencies.len();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuGraphAddKernelNode_v2(
            &mut phGraphNode,
            hGraph,
            dependencies.as_ptr(),
            numDependencies,
            nodeParams,
        )
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuGraphAddKernelNode_v2(
            &mut phGraphNode,
            hGraph,
            dependencies.as_ptr(),
            numDependencies,
            nodeParams,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphAddKernelNode_v2",
                outcome,
                ((), hGraph, dependencies.as_ptr(), numDependencies, nodeParams),
                rows::cuGraphAddKernelNode_v2,
                move || {
                    checks::cuGraphAddKernelNode_v2(
                        &mut phGraphNode,
                        ptr::null_mut(),
                        dependencies.as_ptr(),
                        numDependencies,
                        nodeParams,
                    )
                },
            )
        });
    }
    Ok(phGraphNode)
}

/// Returns the parameters of a kernel node. Prefer [`cuGraphNodeGetParams`].
///
/// Since CUDA 12.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuGraphKernelNodeGetParams_v2`. The raw call is [`sys::cuGraphKernelNodeGetParams`](libcuda_sys::cuGraphKernelNodeGetParams).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The kernel node.
///
/// # Returns
///
/// The parameters. They have either `kernelParams` or `extra`: the one that was set last.
///
/// # Safety
///
/// `hNode` must be a live node, and no other thread may use its graph during the call.
///
/// The arrays that the parameters point to belong to the node. They must not be modified. They become invalid when the node is destroyed or its parameters are replaced.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hNode` is not a kernel node. (665)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hNode` must be a kernel node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 665)
/// - The result must have its arrays read only while the node is neither destroyed nor given other parameters. Not checked, because it concerns the time after the call.
/// - The result must not have its arrays changed. Not checked, because it concerns the time after the call.
/// - `hNode` must belong to a graph that no other thread uses during the call. Not checked, because a check cannot see what other threads do.
#[doc(alias = "cuGraphKernelNodeGetParams_v2")]
#[inline]
pub unsafe fn cuGraphKernelNodeGetParams(hNode: CUgraphNode) -> Result<CUDA_KERNEL_NODE_PARAMS> {
    let mut nodeParams = CUDA_KERNEL_NODE_PARAMS::default();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphKernelNodeGetParams_v2(hNode, &mut nodeParams) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphKernelNodeGetParams_v2",
                outcome,
                (hNode,),
                rows::cuGraphKernelNodeGetParams_v2,
                unruled,
            )
        });
    }
    Ok(nodeParams)
}

/// Replaces the parameters of a kernel node. Prefer [`cuGraphNodeSetParams`].
///
/// Since CUDA 12.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuGraphKernelNodeSetParams_v2`. The raw call is [`sys::cuGraphKernelNodeSetParams`](libcuda_sys::cuGraphKernelNodeSetParams).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The kernel node.
/// - `nodeParams`: The kernel, its launch dimensions and its arguments.
///
/// # Safety
///
/// `hNode` must be a live node, and no other thread may use its graph during the call. `kernelParams` or `extra` must hold the parameters of the kernel, and `extra` must end with [`CU_LAUNCH_PARAM_END`](libcuda_sys::CU_LAUNCH_PARAM_END).
///
/// The arguments are copied during the call. The kernel, its context and all memory that the kernel uses must live until the last launch of any executable graph with the node has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `nodeParams` breaks a rule below
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
///
/// # Checked
///
/// - `nodeParams.extra` must be null if `nodeParams.kernelParams` is not null. (518)
/// - `nodeParams.extra` must have [`CU_LAUNCH_PARAM_BUFFER_POINTER`](libcuda_sys::CU_LAUNCH_PARAM_BUFFER_POINTER) if its [`CU_LAUNCH_PARAM_BUFFER_SIZE`](libcuda_sys::CU_LAUNCH_PARAM_BUFFER_SIZE) is not zero. (519)
///
/// # Explained after a refusal
///
/// - `hNode` is not a kernel node. (665)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `nodeParams.func` is null, and so is `kern`. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (736)
/// - `nodeParams.gridDimX` is zero. (641)
/// - `nodeParams.gridDimY` is zero. (642)
/// - `nodeParams.gridDimZ` is zero. (643)
/// - `nodeParams.blockDimX` is zero. (644)
/// - `nodeParams.blockDimY` is zero. (645)
/// - `nodeParams.blockDimZ` is zero. (646)
/// - `nodeParams.gridDimX` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X). (647)
/// - `nodeParams.gridDimY` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y). (648)
/// - `nodeParams.gridDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z). (649)
/// - `nodeParams.blockDimX` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X). (650)
/// - `nodeParams.blockDimY` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y). (651)
/// - `nodeParams.blockDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z). (652)
/// - `nodeParams.blockDimX * nodeParams.blockDimY * nodeParams.blockDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK). (653)
/// - `nodeParams.blockDimX * nodeParams.blockDimY * nodeParams.blockDimZ` is more than the kernel's [`CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK), which depends on its registers and its `.maxntid`. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES). (1176)
/// - `nodeParams.sharedMemBytes` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN) of the devices without the kernel's static shared memory. (1177)
/// - `nodeParams.sharedMemBytes` is more than the kernel's [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES), which [`cuFuncSetAttribute`](crate::calls::cuFuncSetAttribute) or [`cuKernelSetAttribute`](crate::calls::cuKernelSetAttribute) can raise. (1178)
/// - `nodeParams.gridDimX` is not a multiple of the kernel's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1184)
/// - `nodeParams.gridDimY` is not a multiple of the kernel's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1185)
/// - `nodeParams.gridDimZ` is not a multiple of the kernel's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1186)
/// - `nodeParams.kernelParams` is null, and the kernel has parameters. (1207)
/// - `nodeParams.kernelParams[i]` is null: the kernel has a parameter at this position. (1208)
/// - `nodeParams.extra[CU_LAUNCH_PARAM_BUFFER_SIZE]` is more than the bytes of the kernel's parameters. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES). (1210)
/// - `nodeParams.ctx` is not a live context, and no other one is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
///
/// # Left to the caller
///
/// - `hNode` must be a kernel node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 665)
/// - `hNode` must belong to a graph that no other thread uses during the call. Not checked, because a check cannot see what other threads do.
#[doc(alias = "cuGraphKernelNodeSetParams_v2")]
#[inline]
pub unsafe fn cuGraphKernelNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: &CUDA_KERNEL_NODE_PARAMS,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuGraphKernelNodeSetParams_v2(hNode, nodeParams) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphKernelNodeSetParams_v2(hNode, nodeParams) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphKernelNodeSetParams_v2",
                outcome,
                (hNode, nodeParams),
                rows::cuGraphKernelNodeSetParams_v2,
                move || checks::cuGraphKernelNodeSetParams_v2(ptr::null_mut(), nodeParams),
            )
        });
    }
    Ok(())
}

/// Adds a memcpy node to a graph. Prefer [`cuGraphAddNode`].
///
/// Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphAddMemcpyNode`](libcuda_sys::cuGraphAddMemcpyNode).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraph`: The graph.
/// - `dependencies`: The nodes that the new node depends on, without duplicates.
/// - The length of `dependencies` is C's `numDependencies`: 0 adds a root node.
/// - `copyParams`: The copy, as for [`cuMemcpy3D`](crate::calls::cuMemcpy3D). [`CUmemorytype::CU_MEMORYTYPE_UNIFIED`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_UNIFIED) is an error for managed memory if any device of the system lacks [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS).
/// - `ctx`: The context that the node runs in.
///
/// # Returns
///
/// The new node.
///
/// # Safety
///
/// `hGraph` must be a live graph that no other thread uses during the call, and `dependencies` nodes of it. `copyParams` must describe memory that is live at both ends whenever the node runs. `ctx` must be a live context.
///
/// `copyParams` is copied. The context, and the memory and arrays of the copy, must live until the last launch of any executable graph with the node has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `dependencies` or `copyParams` breaks a rule below
///
/// # Checked
///
/// - `dependencies[i]` must occur only once. (472)
/// - If `copyParams.WidthInBytes`, `copyParams.Height` and `copyParams.Depth` are not zero:
///   - `copyParams.srcMemoryType` must be an enumerator of [`CUmemorytype`](libcuda_sys::CUmemorytype) that the driver's release has. (448)
///   - `copyParams.dstMemoryType` must be an enumerator of [`CUmemorytype`](libcuda_sys::CUmemorytype) that the driver's release has. (449)
///   - If `copyParams.srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY):
///     - `copyParams.srcPitch` must be zero or at least `WidthInBytes` + `srcXInBytes`. (450)
///     - `copyParams.srcHeight` must be zero or at least `Height` + `srcY`. (451)
///   - If `copyParams.dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY):
///     - `copyParams.dstPitch` must be zero or at least `WidthInBytes` + `dstXInBytes`. (452)
///     - `copyParams.dstHeight` must be zero or at least `Height` + `dstY`. (453)
///   - `copyParams.srcLOD` must be zero. (454)
///   - `copyParams.dstLOD` must be zero. (455)
///   - `copyParams.reserved0` must be null. (456)
///   - `copyParams.reserved1` must be null. (457)
///
/// # Explained after a refusal
///
/// - `dependencies[i]` is not a node of `hGraph`. (694)
/// - `hGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `ctx` is not a live context, and no other one is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
/// - `dependencies[i]` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `copyParams.srcPitch` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH) of the devices, and `copyParams.srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (891)
/// - `copyParams.dstPitch` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH) of the devices, and `copyParams.dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (892)
/// - If `copyParams.WidthInBytes`, `copyParams.Height` and `copyParams.Depth` are not zero:
///   - `copyParams.srcHost` is null, and `copyParams.srcMemoryType` is [`CU_MEMORYTYPE_HOST`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_HOST). (1073)
///   - `copyParams.dstHost` is null, and `copyParams.dstMemoryType` is [`CU_MEMORYTYPE_HOST`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_HOST). (1074)
///   - `copyParams.srcArray` is null, and `copyParams.srcMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1075)
///   - `copyParams.dstArray` is null, and `copyParams.dstMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1076)
///
/// # Left to the caller
///
/// - `copyParams.srcMemoryType` must not be [`CU_MEMORYTYPE_UNIFIED`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_UNIFIED) in a context without unified addressing ([`CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING)). Not checked, because every context of a 64-bit process has this.
/// - `copyParams.dstMemoryType` must not be [`CU_MEMORYTYPE_UNIFIED`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_UNIFIED) in a context without unified addressing ([`CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING)). Not checked, because every context of a 64-bit process has this.
/// - `copyParams.srcXInBytes` must be a multiple of the element size of `srcArray`, with [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). Not checked, because a query would take more than a tenth of the call's time.
/// - `copyParams.dstXInBytes` must be a multiple of the element size of `dstArray`, with [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). Not checked, because a query would take more than a tenth of the call's time.
/// - `copyParams.srcHeight` must not be zero if `Depth` is not 1 and `srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). Not checked, because the documentation allows zero at depth 1 and does not explicitly forbid it elsewhere.
/// - `copyParams.dstHeight` must not be zero if `Depth` is not 1 and `dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). Not checked, because the documentation allows zero at depth 1 and does not explicitly forbid it elsewhere.
/// - `copyParams.srcPitch` must not exceed [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH). Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 891)
/// - `copyParams.dstPitch` must not exceed [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH). Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 892)
/// - `copyParams.srcMemoryType` must not be [`CU_MEMORYTYPE_UNIFIED`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_UNIFIED) for managed memory if a device of the system has a zero [`CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS). Not checked, because a query would take more than a tenth of the call's time.
/// - `copyParams.dstMemoryType` must not be [`CU_MEMORYTYPE_UNIFIED`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_UNIFIED) for managed memory if a device of the system has a zero [`CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS). Not checked, because a query would take more than a tenth of the call's time.
/// - `hGraph` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphAddMemcpyNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    copyParams: &CUDA_MEMCPY3D,
    ctx: CUcontext,
) -> Result<CUgraphNode> {
    let mut phGraphNode = ptr::null_mut();
    let numDependencies = dependencies.len();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuGraphAddMemcpyNode(
            &mut phGraphNode,
            hGraph,
            dependencies.as_ptr(),
            numDependencies,
            copyParams,
            ctx,
        )
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuGraphAddMemcpyNode(
            &mut phGraphNode,
            hGraph,
            dependencies.as_ptr(),
            numDependencies,
            copyParams,
            ctx,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphAddMemcpyNode",
                outcome,
                ((), hGraph, dependencies.as_ptr(), numDependencies, copyParams, ctx),
                rows::cuGraphAddMemcpyNode,
                move || {
                    checks::cuGraphAddMemcpyNode(
                        &mut phGraphNode,
                        ptr::null_mut(),
                        dependencies.as_ptr(),
                        numDependencies,
                        copyParams,
                        ptr::null_mut(),
                    )
                },
            )
        });
    }
    Ok(phGraphNode)
}

/// Returns the parameters of a memcpy node. Prefer [`cuGraphNodeGetParams`].
///
/// Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphMemcpyNodeGetParams`](libcuda_sys::cuGraphMemcpyNodeGetParams).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The memcpy node.
///
/// # Returns
///
/// The copy.
///
/// # Safety
///
/// `hNode` must be a live node, and no other thread may use its graph during the call.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hNode` is not a memcpy node. (666)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hNode` must be a memcpy node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 666)
/// - `hNode` must belong to a graph that no other thread uses during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphMemcpyNodeGetParams(hNode: CUgraphNode) -> Result<CUDA_MEMCPY3D> {
    let mut nodeParams = CUDA_MEMCPY3D::default();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphMemcpyNodeGetParams(hNode, &mut nodeParams) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphMemcpyNodeGetParams",
                outcome,
                (hNode,),
                rows::cuGraphMemcpyNodeGetParams,
                unruled,
            )
        });
    }
    Ok(nodeParams)
}

/// Replaces the parameters of a memcpy node. Prefer [`cuGraphNodeSetParams`].
///
/// Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphMemcpyNodeSetParams`](libcuda_sys::cuGraphMemcpyNodeSetParams).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The memcpy node.
/// - `nodeParams`: The copy, as for [`cuMemcpy3D`](crate::calls::cuMemcpy3D).
///
/// # Safety
///
/// `hNode` must be a live node, and no other thread may use its graph during the call. `nodeParams` must describe memory that is live at both ends whenever the node runs.
///
/// `nodeParams` is copied. The memory and arrays of the copy must live until the last launch of any executable graph with the node has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `nodeParams` breaks a rule below
///
/// # Checked
///
/// - If `nodeParams.WidthInBytes`, `nodeParams.Height` and `nodeParams.Depth` are not zero:
///   - `nodeParams.srcMemoryType` must be an enumerator of [`CUmemorytype`](libcuda_sys::CUmemorytype) that the driver's release has. (448)
///   - `nodeParams.dstMemoryType` must be an enumerator of [`CUmemorytype`](libcuda_sys::CUmemorytype) that the driver's release has. (449)
///   - If `nodeParams.srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY):
///     - `nodeParams.srcPitch` must be zero or at least `WidthInBytes` + `srcXInBytes`. (450)
///     - `nodeParams.srcHeight` must be zero or at least `Height` + `srcY`. (451)
///   - If `nodeParams.dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY):
///     - `nodeParams.dstPitch` must be zero or at least `WidthInBytes` + `dstXInBytes`. (452)
///     - `nodeParams.dstHeight` must be zero or at least `Height` + `dstY`. (453)
///   - `nodeParams.srcLOD` must be zero. (454)
///   - `nodeParams.dstLOD` must be zero. (455)
///   - `nodeParams.reserved0` must be null. (456)
///   - `nodeParams.reserved1` must be null. (457)
///
/// # Explained after a refusal
///
/// - `hNode` is not a memcpy node. (666)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `nodeParams.srcPitch` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH) of the devices, and `nodeParams.srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (891)
/// - `nodeParams.dstPitch` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH) of the devices, and `nodeParams.dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (892)
/// - If `nodeParams.WidthInBytes`, `nodeParams.Height` and `nodeParams.Depth` are not zero:
///   - `nodeParams.srcHost` is null, and `nodeParams.srcMemoryType` is [`CU_MEMORYTYPE_HOST`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_HOST). (1073)
///   - `nodeParams.dstHost` is null, and `nodeParams.dstMemoryType` is [`CU_MEMORYTYPE_HOST`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_HOST). (1074)
///   - `nodeParams.srcArray` is null, and `nodeParams.srcMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1075)
///   - `nodeParams.dstArray` is null, and `nodeParams.dstMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1076)
///
/// # Left to the caller
///
/// - `hNode` must be a memcpy node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 666)
/// - `hNode` must belong to a graph that no other thread uses during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphMemcpyNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: &CUDA_MEMCPY3D,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuGraphMemcpyNodeSetParams(hNode, nodeParams) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphMemcpyNodeSetParams(hNode, nodeParams) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphMemcpyNodeSetParams",
                outcome,
                (hNode, nodeParams),
                rows::cuGraphMemcpyNodeSetParams,
                move || checks::cuGraphMemcpyNodeSetParams(ptr::null_mut(), nodeParams),
            )
        });
    }
    Ok(())
}

/// Adds a memset node to a graph. Prefer [`cuGraphAddNode`].
///
/// Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphAddMemsetNode`](libcuda_sys::cuGraphAddMemsetNode).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraph`: The graph.
/// - `dependencies`: The nodes that the new node depends on, without duplicates.
/// - The length of `dependencies` is C's `numDependencies`: 0 adds a root node.
/// - `memsetParams`: The memory and the value. The element size is 1, 2 or 4 bytes.
/// - `ctx`: The context that the node runs in.
///
/// # Returns
///
/// The new node.
///
/// # Safety
///
/// `hGraph` must be a live graph that no other thread uses during the call, and `dependencies` nodes of it. `memsetParams` must describe live memory. `ctx` must be a live context.
///
/// `memsetParams` is copied. The context and the memory must live until the last launch of any executable graph with the node has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `dependencies` or `memsetParams` breaks a rule below
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
///
/// # Checked
///
/// - `dependencies[i]` must occur only once. (472)
/// - `memsetParams.elementSize` must be 1, 2 or 4. (84)
///
/// # Explained after a refusal
///
/// - `dependencies[i]` is not a node of `hGraph`. (694)
/// - `hGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `ctx` is not a live context, and no other one is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
/// - `dependencies[i]` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `memsetParams.dst` is not an address that CUDA knows. (1072)
///
/// # Left to the caller
///
/// - `hGraph` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphAddMemsetNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    memsetParams: &CUDA_MEMSET_NODE_PARAMS,
    ctx: CUcontext,
) -> Result<CUgraphNode> {
    let mut phGraphNode = ptr::null_mut();
    let numDependencies = dependencies.len();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuGraphAddMemsetNode(
            &mut phGraphNode,
            hGraph,
            dependencies.as_ptr(),
            numDependencies,
            memsetParams,
            ctx,
        )
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuGraphAddMemsetNode(
            &mut phGraphNode,
            hGraph,
            dependencies.as_ptr(),
            numDependencies,
            memsetParams,
            ctx,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphAddMemsetNode",
                outcome,
                ((), hGraph, dependencies.as_ptr(), numDependencies, memsetParams, ctx),
                rows::cuGraphAddMemsetNode,
                move || {
                    checks::cuGraphAddMemsetNode(
                        &mut phGraphNode,
                        ptr::null_mut(),
                        dependencies.as_ptr(),
                        numDependencies,
                        memsetParams,
                        ptr::null_mut(),
                    )
                },
            )
        });
    }
    Ok(phGraphNode)
}

/// Returns the parameters of a memset node. Prefer [`cuGraphNodeGetParams`].
///
/// Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphMemsetNodeGetParams`](libcuda_sys::cuGraphMemsetNodeGetParams).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The memset node.
///
/// # Returns
///
/// The memory and the value.
///
/// # Safety
///
/// `hNode` must be a live node, and no other thread may use its graph during the call.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hNode` is not a memset node. (667)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hNode` must be a memset node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 667)
/// - `hNode` must belong to a graph that no other thread uses during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphMemsetNodeGetParams(hNode: CUgraphNode) -> Result<CUDA_MEMSET_NODE_PARAMS> {
    let mut nodeParams = CUDA_MEMSET_NODE_PARAMS::default();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphMemsetNodeGetParams(hNode, &mut nodeParams) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphMemsetNodeGetParams",
                outcome,
                (hNode,),
                rows::cuGraphMemsetNodeGetParams,
                unruled,
            )
        });
    }
    Ok(nodeParams)
}

/// Replaces the parameters of a memset node. Prefer [`cuGraphNodeSetParams`].
///
/// Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphMemsetNodeSetParams`](libcuda_sys::cuGraphMemsetNodeSetParams).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The memset node.
/// - `nodeParams`: The memory and the value. The element size is 1, 2 or 4 bytes.
///
/// # Safety
///
/// `hNode` must be a live node, and no other thread may use its graph during the call. `nodeParams` must describe live memory.
///
/// `nodeParams` is copied. The memory must live until the last launch of any executable graph with the node has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `nodeParams` breaks a rule below
///
/// # Checked
///
/// - `nodeParams.elementSize` must be 1, 2 or 4. (84)
///
/// # Explained after a refusal
///
/// - `hNode` is not a memset node. (667)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `nodeParams.dst` is not an address that CUDA knows. (1072)
///
/// # Left to the caller
///
/// - `hNode` must be a memset node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 667)
/// - `hNode` must belong to a graph that no other thread uses during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphMemsetNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: &CUDA_MEMSET_NODE_PARAMS,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuGraphMemsetNodeSetParams(hNode, nodeParams) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphMemsetNodeSetParams(hNode, nodeParams) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphMemsetNodeSetParams",
                outcome,
                (hNode, nodeParams),
                rows::cuGraphMemsetNodeSetParams,
                move || checks::cuGraphMemsetNodeSetParams(ptr::null_mut(), nodeParams),
            )
        });
    }
    Ok(())
}

/// Adds a host node, which calls a host function, to a graph. Prefer [`cuGraphAddNode`].
///
/// Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphAddHostNode`](libcuda_sys::cuGraphAddHostNode).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraph`: The graph.
/// - `dependencies`: The nodes that the new node depends on, without duplicates.
/// - The length of `dependencies` is C's `numDependencies`: 0 adds a root node.
/// - `nodeParams`: The function and its argument.
///
/// # Returns
///
/// The new node.
///
/// # Safety
///
/// `hGraph` must be a live graph that no other thread uses during the call, and `dependencies` nodes of it. `nodeParams.fn` must be a function that may run on another thread, does not unwind and does not call CUDA.
///
/// The function and the data at `nodeParams.userData` must stay valid until the last launch of any executable graph with the node has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `dependencies` breaks a rule below
///
/// # Checked
///
/// - `dependencies[i]` must occur only once. (472)
///
/// # Explained after a refusal
///
/// - `dependencies[i]` is not a node of `hGraph`. (694)
/// - `hGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `dependencies[i]` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `nodeParams.fn` is null. (734)
///
/// # Left to the caller
///
/// - `hGraph` must not be for a device older than Volta under MPS. Not checked, because it depends on the set-up of the system, which no call reports.
/// - `hGraph` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphAddHostNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    nodeParams: &CUDA_HOST_NODE_PARAMS,
) -> Result<CUgraphNode> {
    let mut phGraphNode = ptr::null_mut();
    let numDependencies = dependencies.len();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuGraphAddHostNode(
            &mut phGraphNode,
            hGraph,
            dependencies.as_ptr(),
            numDependencies,
            nodeParams,
        )
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuGraphAddHostNode(
            &mut phGraphNode,
            hGraph,
            dependencies.as_ptr(),
            numDependencies,
            nodeParams,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphAddHostNode",
                outcome,
                ((), hGraph, dependencies.as_ptr(), numDependencies, nodeParams),
                rows::cuGraphAddHostNode,
                move || {
                    checks::cuGraphAddHostNode(
                        &mut phGraphNode,
                        ptr::null_mut(),
                        dependencies.as_ptr(),
                        numDependencies,
                        ptr::null_mut(),
                    )
                },
            )
        });
    }
    Ok(phGraphNode)
}

/// Returns the parameters of a host node. Prefer [`cuGraphNodeGetParams`].
///
/// Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphHostNodeGetParams`](libcuda_sys::cuGraphHostNodeGetParams).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The host node.
///
/// # Returns
///
/// The function and its argument.
///
/// # Safety
///
/// `hNode` must be a live node, and no other thread may use its graph during the call.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hNode` is not a host node. (668)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hNode` must be a host node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 668)
/// - `hNode` must belong to a graph that no other thread uses during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphHostNodeGetParams(hNode: CUgraphNode) -> Result<CUDA_HOST_NODE_PARAMS> {
    let mut nodeParams = CUDA_HOST_NODE_PARAMS::default();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphHostNodeGetParams(hNode, &mut nodeParams) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphHostNodeGetParams",
                outcome,
                (hNode,),
                rows::cuGraphHostNodeGetParams,
                unruled,
            )
        });
    }
    Ok(nodeParams)
}

/// Replaces the parameters of a host node. Prefer [`cuGraphNodeSetParams`].
///
/// Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphHostNodeSetParams`](libcuda_sys::cuGraphHostNodeSetParams).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The host node.
/// - `nodeParams`: The function and its argument.
///
/// # Safety
///
/// `hNode` must be a live node, and no other thread may use its graph during the call. `nodeParams.fn` must be a function that may run on another thread, does not unwind and does not call CUDA.
///
/// The function and the data at `nodeParams.userData` must stay valid until the last launch of any executable graph with the node has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hNode` is not a host node. (668)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `nodeParams.fn` is null. (734)
///
/// # Left to the caller
///
/// - `hNode` must be a host node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 668)
/// - `hNode` must belong to a graph that no other thread uses during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphHostNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: &CUDA_HOST_NODE_PARAMS,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphHostNodeSetParams(hNode, nodeParams) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphHostNodeSetParams",
                outcome,
                (hNode, nodeParams),
                rows::cuGraphHostNodeSetParams,
                unruled,
            )
        });
    }
    Ok(())
}

/// Adds a child graph node, which runs a copy of another graph. Prefer [`cuGraphAddNode`].
///
/// Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphAddChildGraphNode`](libcuda_sys::cuGraphAddChildGraphNode).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraph`: The graph.
/// - `dependencies`: The nodes that the new node depends on, without duplicates.
/// - The length of `dependencies` is C's `numDependencies`: 0 adds a root node.
/// - `childGraph`: The graph to copy. It must have no allocation, free or conditional nodes.
///
/// # Returns
///
/// The new node.
///
/// # Safety
///
/// `hGraph` must be a live graph that no other thread uses during the call, and `dependencies` nodes of it. `childGraph` must be a live graph that no other thread uses during the call.
///
/// `childGraph` is cloned during the call and may be destroyed afterwards. Resources that its nodes use must live until the last launch of any executable graph with the node has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `dependencies` breaks a rule below
///
/// # Checked
///
/// - `dependencies[i]` must occur only once. (472)
///
/// # Explained after a refusal
///
/// - `dependencies[i]` is not a node of `hGraph`. (694)
/// - `childGraph` has memory allocation or free nodes, which this call would have to copy. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (819)
/// - `childGraph` has conditional nodes. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (820)
/// - `hGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `childGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `dependencies[i]` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `childGraph` must hold no allocation or free nodes, since CUDA 12.9. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 819)
/// - `childGraph` must hold no conditional nodes, since CUDA 12.3. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 820)
/// - `hGraph` must hold no allocation or free nodes, up to CUDA 12.8. Not checked, because the documentation names the wrong graph; that of 12.9 names the right one.
/// - `hGraph` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphAddChildGraphNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    childGraph: CUgraph,
) -> Result<CUgraphNode> {
    let mut phGraphNode = ptr::null_mut();
    let numDependencies = dependencies.len();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuGraphAddChildGraphNode(
            &mut phGraphNode,
            hGraph,
            dependencies.as_ptr(),
            numDependencies,
            childGraph,
        )
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuGraphAddChildGraphNode(
            &mut phGraphNode,
            hGraph,
            dependencies.as_ptr(),
            numDependencies,
            childGraph,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphAddChildGraphNode",
                outcome,
                ((), hGraph, dependencies.as_ptr(), numDependencies, childGraph),
                rows::cuGraphAddChildGraphNode,
                move || {
                    checks::cuGraphAddChildGraphNode(
                        &mut phGraphNode,
                        ptr::null_mut(),
                        dependencies.as_ptr(),
                        numDependencies,
                        ptr::null_mut(),
                    )
                },
            )
        });
    }
    Ok(phGraphNode)
}

/// Returns the graph inside a child graph node. Prefer [`cuGraphNodeGetParams`].
///
/// Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphChildGraphNodeGetGraph`](libcuda_sys::cuGraphChildGraphNodeGetGraph).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The child graph node.
///
/// # Returns
///
/// The graph itself, not a copy. It accepts no allocation or free nodes.
///
/// # Safety
///
/// `hNode` must be a live node, and no other thread may use its graph during the call. The returned graph must not be destroyed, and lives no longer than the node.
///
/// The result belongs to the node: it must not be destroyed, and is valid until the node is destroyed.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hNode` is not a child graph node. (669)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hNode` must be a child graph node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 669)
/// - The result must receive no allocation or free nodes. Not checked, because it concerns later calls.
/// - `hNode` must belong to a graph that no other thread uses during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphChildGraphNodeGetGraph(hNode: CUgraphNode) -> Result<CUgraph> {
    let mut phGraph = ptr::null_mut();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphChildGraphNodeGetGraph(hNode, &mut phGraph) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphChildGraphNodeGetGraph",
                outcome,
                (hNode,),
                rows::cuGraphChildGraphNodeGetGraph,
                unruled,
            )
        });
    }
    Ok(phGraph)
}

/// Adds an empty node, which only orders other nodes, to a graph. Prefer [`cuGraphAddNode`].
///
/// Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphAddEmptyNode`](libcuda_sys::cuGraphAddEmptyNode).
///
/// Example: on the page of [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraph`: The graph.
/// - `dependencies`: The nodes that the new node depends on, without duplicates.
/// - The length of `dependencies` is C's `numDependencies`: 0 adds a root node.
///
/// # Returns
///
/// The new node.
///
/// # Safety
///
/// `hGraph` must be a live graph that no other thread uses during the call, and `dependencies` nodes of it.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `dependencies` breaks a rule below
///
/// # Checked
///
/// - `dependencies[i]` must occur only once. (472)
///
/// # Explained after a refusal
///
/// - `dependencies[i]` is not a node of `hGraph`. (694)
/// - `hGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `dependencies[i]` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hGraph` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphAddEmptyNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
) -> Result<CUgraphNode> {
    let mut phGraphNode = ptr::null_mut();
    let numDependencies = dependencies.len();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuGraphAddEmptyNode(
            &mut phGraphNode,
            hGraph,
            dependencies.as_ptr(),
            numDependencies,
        )
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuGraphAddEmptyNode(
            &mut phGraphNode,
            hGraph,
            dependencies.as_ptr(),
            numDependencies,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphAddEmptyNode",
                outcome,
                ((), hGraph, dependencies.as_ptr(), numDependencies),
                rows::cuGraphAddEmptyNode,
                move || {
                    checks::cuGraphAddEmptyNode(
                        &mut phGraphNode,
                        ptr::null_mut(),
                        dependencies.as_ptr(),
                        numDependencies,
                    )
                },
            )
        });
    }
    Ok(phGraphNode)
}

/// Adds an event record node to a graph. Prefer [`cuGraphAddNode`].
///
/// Since CUDA 11.1. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphAddEventRecordNode`](libcuda_sys::cuGraphAddEventRecordNode).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraph`: The graph.
/// - `dependencies`: The nodes that the new node depends on, without duplicates.
/// - The length of `dependencies` is C's `numDependencies`: 0 adds a root node.
/// - `event`: The event that each launch records.
///
/// # Returns
///
/// The new node.
///
/// # Safety
///
/// `hGraph` must be a live graph that no other thread uses during the call, and `dependencies` nodes of it. `event` must be a live event.
///
/// `event` must live until the last launch of any executable graph with the node has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `dependencies` breaks a rule below
///
/// # Checked
///
/// - `dependencies[i]` must occur only once. (472)
///
/// # Explained after a refusal
///
/// - `dependencies[i]` is not a node of `hGraph`. (694)
/// - `hGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `event` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `event` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `event` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - `dependencies[i]` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hGraph` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphAddEventRecordNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    event: CUevent,
) -> Result<CUgraphNode> {
    let mut phGraphNode = ptr::null_mut();
    let numDependencies = dependencies.len();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuGraphAddEventRecordNode(
            &mut phGraphNode,
            hGraph,
            dependencies.as_ptr(),
            numDependencies,
            event,
        )
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuGraphAddEventRecordNode(
            &mut phGraphNode,
            hGraph,
            dependencies.as_ptr(),
            numDependencies,
            event,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphAddEventRecordNode",
                outcome,
                ((), hGraph, dependencies.as_ptr(), numDependencies, event),
                rows::cuGraphAddEventRecordNode,
                move || {
                    checks::cuGraphAddEventRecordNode(
                        &mut phGraphNode,
                        ptr::null_mut(),
                        dependencies.as_ptr(),
                        numDependencies,
                        ptr::null_mut(),
                    )
                },
            )
        });
    }
    Ok(phGraphNode)
}

/// Returns the event that an event record node uses. Prefer [`cuGraphNodeGetParams`].
///
/// Since CUDA 11.1. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphEventRecordNodeGetEvent`](libcuda_sys::cuGraphEventRecordNodeGetEvent).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The event record node.
///
/// # Returns
///
/// The event.
///
/// # Safety
///
/// `hNode` must be a live node, and no other thread may use its graph during the call.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hNode` is not an event record node. (670)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hNode` must be an event record node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 670)
/// - `hNode` must belong to a graph that no other thread uses during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphEventRecordNodeGetEvent(hNode: CUgraphNode) -> Result<CUevent> {
    let mut event_out = ptr::null_mut();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphEventRecordNodeGetEvent(hNode, &mut event_out) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphEventRecordNodeGetEvent",
                outcome,
                (hNode,),
                rows::cuGraphEventRecordNodeGetEvent,
                unruled,
            )
        });
    }
    Ok(event_out)
}

/// Replaces the event that an event record node uses. Prefer [`cuGraphNodeSetParams`].
///
/// Since CUDA 11.1. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphEventRecordNodeSetEvent`](libcuda_sys::cuGraphEventRecordNodeSetEvent).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The event record node.
/// - `event`: The event that each launch records. The call also sets the context of the node to that of the event.
///
/// # Safety
///
/// `hNode` must be a live node, and no other thread may use its graph during the call. `event` must be a live event.
///
/// `event` must live until the last launch of any executable graph with the node has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
///
/// # Explained after a refusal
///
/// - `hNode` is not an event record node. (670)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `event` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `event` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `event` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `hNode` must be an event record node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 670)
/// - `hNode` must belong to a graph that no other thread uses during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphEventRecordNodeSetEvent(hNode: CUgraphNode, event: CUevent) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphEventRecordNodeSetEvent(hNode, event) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphEventRecordNodeSetEvent",
                outcome,
                (hNode, event),
                rows::cuGraphEventRecordNodeSetEvent,
                unruled,
            )
        });
    }
    Ok(())
}

/// Adds an event wait node to a graph. Prefer [`cuGraphAddNode`].
///
/// Since CUDA 11.1. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphAddEventWaitNode`](libcuda_sys::cuGraphAddEventWaitNode).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraph`: The graph.
/// - `dependencies`: The nodes that the new node depends on, without duplicates.
/// - The length of `dependencies` is C's `numDependencies`: 0 adds a root node.
/// - `event`: The event to wait for, which may be of another context or device than the stream of the launch.
///
/// # Returns
///
/// The new node.
///
/// # Safety
///
/// `hGraph` must be a live graph that no other thread uses during the call, and `dependencies` nodes of it. `event` must be a live event.
///
/// `event` must live until the last launch of any executable graph with the node has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `dependencies` breaks a rule below
///
/// # Checked
///
/// - `dependencies[i]` must occur only once. (472)
///
/// # Explained after a refusal
///
/// - `dependencies[i]` is not a node of `hGraph`. (694)
/// - `hGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `event` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `event` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `event` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - `dependencies[i]` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hGraph` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphAddEventWaitNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    event: CUevent,
) -> Result<CUgraphNode> {
    let mut phGraphNode = ptr::null_mut();
    let numDependencies = dependencies.len();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuGraphAddEventWaitNode(
            &mut phGraphNode,
            hGraph,
            dependencies.as_ptr(),
            numDependencies,
            event,
        )
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuGraphAddEventWaitNode(
            &mut phGraphNode,
            hGraph,
            dependencies.as_ptr(),
            numDependencies,
            event,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphAddEventWaitNode",
                outcome,
                ((), hGraph, dependencies.as_ptr(), numDependencies, event),
                rows::cuGraphAddEventWaitNode,
                move || {
                    checks::cuGraphAddEventWaitNode(
                        &mut phGraphNode,
                        ptr::null_mut(),
                        dependencies.as_ptr(),
                        numDependencies,
                        ptr::null_mut(),
                    )
                },
            )
        });
    }
    Ok(phGraphNode)
}

/// Returns the event that an event wait node uses. Prefer [`cuGraphNodeGetParams`].
///
/// Since CUDA 11.1. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphEventWaitNodeGetEvent`](libcuda_sys::cuGraphEventWaitNodeGetEvent).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The event wait node.
///
/// # Returns
///
/// The event.
///
/// # Safety
///
/// `hNode` must be a live node, and no other thread may use its graph during the call.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hNode` is not an event wait node. (671)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hNode` must be an event wait node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 671)
/// - `hNode` must belong to a graph that no other thread uses during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphEventWaitNodeGetEvent(hNode: CUgraphNode) -> Result<CUevent> {
    let mut event_out = ptr::null_mut();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphEventWaitNodeGetEvent(hNode, &mut event_out) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphEventWaitNodeGetEvent",
                outcome,
                (hNode,),
                rows::cuGraphEventWaitNodeGetEvent,
                unruled,
            )
        });
    }
    Ok(event_out)
}

/// Replaces the event that an event wait node uses. Prefer [`cuGraphNodeSetParams`].
///
/// Since CUDA 11.1. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphEventWaitNodeSetEvent`](libcuda_sys::cuGraphEventWaitNodeSetEvent).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The event wait node.
/// - `event`: The event to wait for.
///
/// # Safety
///
/// `hNode` must be a live node, and no other thread may use its graph during the call. `event` must be a live event.
///
/// `event` must live until the last launch of any executable graph with the node has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
///
/// # Explained after a refusal
///
/// - `hNode` is not an event wait node. (671)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `event` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `event` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `event` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `hNode` must be an event wait node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 671)
/// - `hNode` must belong to a graph that no other thread uses during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphEventWaitNodeSetEvent(hNode: CUgraphNode, event: CUevent) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphEventWaitNodeSetEvent(hNode, event) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphEventWaitNodeSetEvent",
                outcome,
                (hNode, event),
                rows::cuGraphEventWaitNodeSetEvent,
                unruled,
            )
        });
    }
    Ok(())
}

/// Adds an external semaphore signal node to a graph. Prefer [`cuGraphAddNode`].
///
/// Since CUDA 11.2. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphAddExternalSemaphoresSignalNode`](libcuda_sys::cuGraphAddExternalSemaphoresSignalNode).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraph`: The graph.
/// - `dependencies`: The nodes that the new node depends on, without duplicates.
/// - The length of `dependencies` is C's `numDependencies`: 0 adds a root node.
/// - `nodeParams`: The semaphores and the parameters of each signal.
///
/// # Returns
///
/// The new node.
///
/// # Safety
///
/// `hGraph` must be a live graph that no other thread uses during the call, and `dependencies` nodes of it. `nodeParams` must have arrays of `numExtSems` elements, of live semaphores.
///
/// The arrays are copied. The semaphores must live until the last launch of any executable graph with the node has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `dependencies` or `nodeParams` breaks a rule below
///
/// # Checked
///
/// - `dependencies[i]` must occur only once. (472)
/// - `nodeParams.paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC`](libcuda_sys::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC). (558)
///
/// # Explained after a refusal
///
/// - `dependencies[i]` is not a node of `hGraph`. (694)
/// - `hGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `dependencies[i]` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `nodeParams.extSemArray[i]` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `nodeParams.numExtSems` must be the number of elements of both `extSemArray` and `paramsArray`. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.paramsArray[i].flags` must be zero, for a semaphore that is not of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a handle does not show the source of its import.
/// - `nodeParams.paramsArray[i].params.nvSciSync.fence` must point to an `NvSciSyncFence`, for a semaphore of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a pointer does not show its type.
/// - `hGraph` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphAddExternalSemaphoresSignalNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> Result<CUgraphNode> {
    let mut phGraphNode = ptr::null_mut();
    let numDependencies = dependencies.len();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuGraphAddExternalSemaphoresSignalNode(
            &mut phGraphNode,
            hGraph,
            dependencies.as_ptr(),
            numDependencies,
            nodeParams,
        )
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuGraphAddExternalSemaphoresSignalNode(
            &mut phGraphNode,
            hGraph,
            dependencies.as_ptr(),
            numDependencies,
            nodeParams,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphAddExternalSemaphoresSignalNode",
                outcome,
                ((), hGraph, dependencies.as_ptr(), numDependencies, nodeParams),
                rows::cuGraphAddExternalSemaphoresSignalNode,
                move || {
                    checks::cuGraphAddExternalSemaphoresSignalNode(
                        &mut phGraphNode,
                        ptr::null_mut(),
                        dependencies.as_ptr(),
                        numDependencies,
                        nodeParams,
                    )
                },
            )
        });
    }
    Ok(phGraphNode)
}

/// Returns the parameters of a node that signals external semaphores. Prefer [`cuGraphNodeGetParams`].
///
/// Since CUDA 11.2. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphExternalSemaphoresSignalNodeGetParams`](libcuda_sys::cuGraphExternalSemaphoresSignalNodeGetParams).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The external semaphore signal node.
///
/// # Returns
///
/// The semaphores and the parameters of each signal.
///
/// # Safety
///
/// `hNode` must be a live node, and no other thread may use its graph during the call.
///
/// The arrays that the parameters point to belong to the node. They must not be modified. They become invalid when the node is destroyed or its parameters are replaced.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hNode` is not an external semaphore signal node. (846)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hNode` must be an external semaphore signal node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 846)
/// - The result must have its arrays read only while the node is neither destroyed nor given other parameters. Not checked, because it concerns the time after the call.
/// - The result must not have its arrays changed. Not checked, because it concerns the time after the call.
/// - `hNode` must belong to a graph that no other thread uses during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphExternalSemaphoresSignalNodeGetParams(
    hNode: CUgraphNode,
) -> Result<CUDA_EXT_SEM_SIGNAL_NODE_PARAMS> {
    let mut params_out = CUDA_EXT_SEM_SIGNAL_NODE_PARAMS::default();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuGraphExternalSemaphoresSignalNodeGetParams(hNode, &mut params_out)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphExternalSemaphoresSignalNodeGetParams",
                outcome,
                (hNode,),
                rows::cuGraphExternalSemaphoresSignalNodeGetParams,
                unruled,
            )
        });
    }
    Ok(params_out)
}

/// Replaces the parameters of a node that signals external semaphores. Prefer [`cuGraphNodeSetParams`].
///
/// Since CUDA 11.2. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphExternalSemaphoresSignalNodeSetParams`](libcuda_sys::cuGraphExternalSemaphoresSignalNodeSetParams).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The external semaphore signal node.
/// - `nodeParams`: The semaphores and the parameters of each signal.
///
/// # Safety
///
/// `hNode` must be a live node, and no other thread may use its graph during the call. `nodeParams` must have arrays of `numExtSems` elements, of live semaphores.
///
/// The arrays are copied. The semaphores must live until the last launch of any executable graph with the node has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `nodeParams` breaks a rule below
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
///
/// # Checked
///
/// - `nodeParams.paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC`](libcuda_sys::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC). (558)
///
/// # Explained after a refusal
///
/// - `hNode` is not an external semaphore signal node. (846)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `nodeParams.extSemArray[i]` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hNode` must be an external semaphore signal node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 846)
/// - `nodeParams.numExtSems` must be the number of elements of both `extSemArray` and `paramsArray`. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.paramsArray[i].flags` must be zero, for a semaphore that is not of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a handle does not show the source of its import.
/// - `nodeParams.paramsArray[i].params.nvSciSync.fence` must point to an `NvSciSyncFence`, for a semaphore of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a pointer does not show its type.
/// - `hNode` must belong to a graph that no other thread uses during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphExternalSemaphoresSignalNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuGraphExternalSemaphoresSignalNodeSetParams(hNode, nodeParams) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuGraphExternalSemaphoresSignalNodeSetParams(hNode, nodeParams) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphExternalSemaphoresSignalNodeSetParams",
                outcome,
                (hNode, nodeParams),
                rows::cuGraphExternalSemaphoresSignalNodeSetParams,
                move || {
                    checks::cuGraphExternalSemaphoresSignalNodeSetParams(
                        ptr::null_mut(),
                        nodeParams,
                    )
                },
            )
        });
    }
    Ok(())
}

/// Adds an external semaphore wait node to a graph. Prefer [`cuGraphAddNode`].
///
/// Since CUDA 11.2. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphAddExternalSemaphoresWaitNode`](libcuda_sys::cuGraphAddExternalSemaphoresWaitNode).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraph`: The graph.
/// - `dependencies`: The nodes that the new node depends on, without duplicates.
/// - The length of `dependencies` is C's `numDependencies`: 0 adds a root node.
/// - `nodeParams`: The semaphores and the parameters of each wait.
///
/// # Returns
///
/// The new node.
///
/// # Safety
///
/// `hGraph` must be a live graph that no other thread uses during the call, and `dependencies` nodes of it. `nodeParams` must have arrays of `numExtSems` elements, of live semaphores.
///
/// The arrays are copied. The semaphores must live until the last launch of any executable graph with the node has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `dependencies` or `nodeParams` breaks a rule below
///
/// # Checked
///
/// - `dependencies[i]` must occur only once. (472)
/// - `nodeParams.paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC`](libcuda_sys::CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC). (559)
///
/// # Explained after a refusal
///
/// - `dependencies[i]` is not a node of `hGraph`. (694)
/// - `hGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `dependencies[i]` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `nodeParams.extSemArray[i]` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `nodeParams.numExtSems` must be the number of elements of both `extSemArray` and `paramsArray`. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.paramsArray[i].flags` must be zero, for a semaphore that is not of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a handle does not show the source of its import.
/// - `nodeParams.paramsArray[i].params.nvSciSync.fence` must point to an `NvSciSyncFence`, for a semaphore of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a pointer does not show its type.
/// - `hGraph` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphAddExternalSemaphoresWaitNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> Result<CUgraphNode> {
    let mut phGraphNode = ptr::null_mut();
    let numDependencies = dependencies.len();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuGraphAddExternalSemaphoresWaitNode(
            &mut phGraphNode,
            hGraph,
            dependencies.as_ptr(),
            numDependencies,
            nodeParams,
        )
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuGraphAddExternalSemaphoresWaitNode(
            &mut phGraphNode,
            hGraph,
            dependencies.as_ptr(),
            numDependencies,
            nodeParams,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphAddExternalSemaphoresWaitNode",
                outcome,
                ((), hGraph, dependencies.as_ptr(), numDependencies, nodeParams),
                rows::cuGraphAddExternalSemaphoresWaitNode,
                move || {
                    checks::cuGraphAddExternalSemaphoresWaitNode(
                        &mut phGraphNode,
                        ptr::null_mut(),
                        dependencies.as_ptr(),
                        numDependencies,
                        nodeParams,
                    )
                },
            )
        });
    }
    Ok(phGraphNode)
}

/// Returns the parameters of a node that waits for external semaphores. Prefer [`cuGraphNodeGetParams`].
///
/// Since CUDA 11.2. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphExternalSemaphoresWaitNodeGetParams`](libcuda_sys::cuGraphExternalSemaphoresWaitNodeGetParams).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The external semaphore wait node.
///
/// # Returns
///
/// The semaphores and the parameters of each wait.
///
/// # Safety
///
/// `hNode` must be a live node, and no other thread may use its graph during the call.
///
/// The arrays that the parameters point to belong to the node. They must not be modified. They become invalid when the node is destroyed or its parameters are replaced.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hNode` is not an external semaphore wait node. (847)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hNode` must be an external semaphore wait node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 847)
/// - The result must have its arrays read only while the node is neither destroyed nor given other parameters. Not checked, because it concerns the time after the call.
/// - The result must not have its arrays changed. Not checked, because it concerns the time after the call.
/// - `hNode` must belong to a graph that no other thread uses during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphExternalSemaphoresWaitNodeGetParams(
    hNode: CUgraphNode,
) -> Result<CUDA_EXT_SEM_WAIT_NODE_PARAMS> {
    let mut params_out = CUDA_EXT_SEM_WAIT_NODE_PARAMS::default();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuGraphExternalSemaphoresWaitNodeGetParams(hNode, &mut params_out) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphExternalSemaphoresWaitNodeGetParams",
                outcome,
                (hNode,),
                rows::cuGraphExternalSemaphoresWaitNodeGetParams,
                unruled,
            )
        });
    }
    Ok(params_out)
}

/// Replaces the parameters of a node that waits for external semaphores. Prefer [`cuGraphNodeSetParams`].
///
/// Since CUDA 11.2. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphExternalSemaphoresWaitNodeSetParams`](libcuda_sys::cuGraphExternalSemaphoresWaitNodeSetParams).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The external semaphore wait node.
/// - `nodeParams`: The semaphores and the parameters of each wait.
///
/// # Safety
///
/// `hNode` must be a live node, and no other thread may use its graph during the call. `nodeParams` must have arrays of `numExtSems` elements, of live semaphores.
///
/// The arrays are copied. The semaphores must live until the last launch of any executable graph with the node has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `nodeParams` breaks a rule below
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
///
/// # Checked
///
/// - `nodeParams.paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC`](libcuda_sys::CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC). (559)
///
/// # Explained after a refusal
///
/// - `hNode` is not an external semaphore wait node. (847)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `nodeParams.extSemArray[i]` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hNode` must be an external semaphore wait node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 847)
/// - `nodeParams.numExtSems` must be the number of elements of both `extSemArray` and `paramsArray`. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.paramsArray[i].flags` must be zero, for a semaphore that is not of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a handle does not show the source of its import.
/// - `nodeParams.paramsArray[i].params.nvSciSync.fence` must point to an `NvSciSyncFence`, for a semaphore of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a pointer does not show its type.
/// - `hNode` must belong to a graph that no other thread uses during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphExternalSemaphoresWaitNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuGraphExternalSemaphoresWaitNodeSetParams(hNode, nodeParams) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuGraphExternalSemaphoresWaitNodeSetParams(hNode, nodeParams) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphExternalSemaphoresWaitNodeSetParams",
                outcome,
                (hNode, nodeParams),
                rows::cuGraphExternalSemaphoresWaitNodeSetParams,
                move || {
                    checks::cuGraphExternalSemaphoresWaitNodeSetParams(ptr::null_mut(), nodeParams)
                },
            )
        });
    }
    Ok(())
}

/// Adds a batch memory operation node to a graph. Prefer [`cuGraphAddNode`].
///
/// Since CUDA 11.7. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphAddBatchMemOpNode`](libcuda_sys::cuGraphAddBatchMemOpNode).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraph`: The graph.
/// - `dependencies`: The nodes that the new node depends on, without duplicates.
/// - The length of `dependencies` is C's `numDependencies`: 0 adds a root node.
/// - `nodeParams`: The context and the operations. CUDA does not see the order that such operations cause, so the same order should also be expressed by dependencies or events.
///
/// # Returns
///
/// The new node.
///
/// # Safety
///
/// `hGraph` must be a live graph that no other thread uses during the call, and `dependencies` nodes of it. `nodeParams` must have an array of `count` operations, with live addresses and a live context.
///
/// The array of operations is copied. The context and the memory that the operations use must live until the last launch of any executable graph with the node has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `dependencies` or `nodeParams` breaks a rule below
///
/// # Checked
///
/// - `dependencies[i]` must occur only once. (472)
/// - `nodeParams.paramArray[i].operation` must be an enumerator of [`CUstreamBatchMemOpType`](libcuda_sys::CUstreamBatchMemOpType) that the driver's release has. (529)
/// - `nodeParams.paramArray[i].waitValue.flags` must have no bits but those of [`CUstreamWaitValue_flags`](libcuda_sys::CUstreamWaitValue_flags) that the driver's release has, if `nodeParams.paramArray[i].operation` is [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) or [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64). (530)
/// - `nodeParams.paramArray[i].writeValue.flags` must be [`CU_STREAM_WRITE_VALUE_DEFAULT`](libcuda_sys::CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT) if `nodeParams.paramArray[i].operation` is [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) or [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64). (531)
/// - Since CUDA 13.0, `nodeParams.paramArray[i].flushRemoteWrites.flags` must be zero if `nodeParams.paramArray[i].operation` is [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES). (532)
/// - `nodeParams.paramArray[i].memoryBarrier.flags` must be an enumerator of [`CUstreamMemoryBarrier_flags`](libcuda_sys::CUstreamMemoryBarrier_flags) that the driver's release has, if `nodeParams.paramArray[i].operation` is [`CU_STREAM_MEM_OP_BARRIER`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER). (533)
/// - If `nodeParams.paramArray[i].operation` is [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION):
///   - Since CUDA 13.1, `nodeParams.paramArray[i].atomicReduction.flags` must be zero. (534)
///   - Since CUDA 13.1, `nodeParams.paramArray[i].atomicReduction.reductionOp` must be an enumerator of [`CUstreamAtomicReductionOpType`](libcuda_sys::CUstreamAtomicReductionOpType) that the driver's release has. (535)
///   - Since CUDA 13.1, `nodeParams.paramArray[i].atomicReduction.dataType` must be an enumerator of [`CUstreamAtomicReductionDataType`](libcuda_sys::CUstreamAtomicReductionDataType) that the driver's release has. (536)
///
/// Allowed in `nodeParams.paramArray[i].operation`, by the release of CUDA:
///
/// - every release: [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32), [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32), [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64), [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64), [`CU_STREAM_MEM_OP_BARRIER`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER), [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES)
/// - since 13.1: [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION)
///
/// # Explained after a refusal
///
/// - `dependencies[i]` is not a node of `hGraph`. (694)
/// - `hGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `dependencies[i]` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `nodeParams.ctx` is not a live context, and no other one is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
/// - `nodeParams.ctx` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE) or [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (814)
/// - `nodeParams.paramArray[i].operation` needs [`CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES), which is zero for each device. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (872)
/// - `nodeParams.paramArray[i].operation` needs [`CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS), which is zero for each device. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (901)
/// - If `nodeParams.paramArray[i].operation` is [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) or [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64):
///   - `nodeParams.paramArray[i].waitValue.address` is not a multiple of 4. (865)
///   - `nodeParams.paramArray[i].waitValue.address` is not a multiple of 8, and the operation takes 64 bits. (866)
///   - `nodeParams.paramArray[i].waitValue.address` is not in memory that CUDA has allocated or registered. (867)
///   - `nodeParams.paramArray[i].waitValue.address` is managed memory. (868)
///   - `nodeParams.paramArray[i].waitValue.flags` has [`CU_STREAM_WAIT_VALUE_FLUSH`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH), and [`CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES) of each device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (870)
///   - `nodeParams.paramArray[i].waitValue.flags` has [`CU_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_NOR), and [`CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR) of each device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (871)
/// - If `nodeParams.paramArray[i].operation` is [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) or [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64):
///   - `nodeParams.paramArray[i].writeValue.address` is not a multiple of 4. (865)
///   - `nodeParams.paramArray[i].writeValue.address` is not a multiple of 8, and the operation takes 64 bits. (866)
///   - `nodeParams.paramArray[i].writeValue.address` is not in memory that CUDA has allocated or registered. (867)
///   - `nodeParams.paramArray[i].writeValue.address` is managed memory. (868)
///
/// # Left to the caller
///
/// - `nodeParams.count` must be the number of elements of `paramArray`. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.paramArray[i].waitValue.flags` must not have [`CU_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_NOR) except on a device whose [`CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR) is not zero. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 871)
/// - `nodeParams.paramArray[i].waitValue.flags` must not have [`CU_STREAM_WAIT_VALUE_FLUSH`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH) except on a device whose [`CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES) is not zero. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 870)
/// - `nodeParams.paramArray[i]` must wait for nothing that CUDA orders after the wait. Not checked, because only the program knows what runs on its devices and when.
/// - `nodeParams.paramArray[i]` must order no work that dependencies or events do not order too. Not checked, because only the program knows what runs on its devices and when.
/// - `hGraph` must be used in no loop or conditional, up to CUDA 11.7. Not checked, because 11.8 withdraws the rule; the driver decides.
/// - `hGraph` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphAddBatchMemOpNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> Result<CUgraphNode> {
    let mut phGraphNode = ptr::null_mut();
    let numDependencies = dependencies.len();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuGraphAddBatchMemOpNode(
            &mut phGraphNode,
            hGraph,
            dependencies.as_ptr(),
            numDependencies,
            nodeParams,
        )
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuGraphAddBatchMemOpNode(
            &mut phGraphNode,
            hGraph,
            dependencies.as_ptr(),
            numDependencies,
            nodeParams,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphAddBatchMemOpNode",
                outcome,
                ((), hGraph, dependencies.as_ptr(), numDependencies, nodeParams),
                rows::cuGraphAddBatchMemOpNode,
                move || {
                    checks::cuGraphAddBatchMemOpNode(
                        &mut phGraphNode,
                        ptr::null_mut(),
                        dependencies.as_ptr(),
                        numDependencies,
                        nodeParams,
                    )
                },
            )
        });
    }
    Ok(phGraphNode)
}

/// Returns the parameters of a batch memory operation node. Prefer [`cuGraphNodeGetParams`].
///
/// Since CUDA 11.7. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphBatchMemOpNodeGetParams`](libcuda_sys::cuGraphBatchMemOpNodeGetParams).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The batch memory operation node.
///
/// # Returns
///
/// The context and the operations.
///
/// # Safety
///
/// `hNode` must be a live node, and no other thread may use its graph during the call.
///
/// The arrays that the parameters point to belong to the node. They must not be modified. They become invalid when the node is destroyed or its parameters are replaced.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hNode` is not a batch memory operation node. (845)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hNode` must be a batch memory operation node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 845)
/// - The result must have its arrays read only while the node is neither destroyed nor given other parameters. Not checked, because it concerns the time after the call.
/// - The result must not have its arrays changed. Not checked, because it concerns the time after the call.
/// - `hNode` must belong to a graph that no other thread uses during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphBatchMemOpNodeGetParams(
    hNode: CUgraphNode,
) -> Result<CUDA_BATCH_MEM_OP_NODE_PARAMS> {
    let mut nodeParams_out = CUDA_BATCH_MEM_OP_NODE_PARAMS::default();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuGraphBatchMemOpNodeGetParams(hNode, &mut nodeParams_out) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphBatchMemOpNodeGetParams",
                outcome,
                (hNode,),
                rows::cuGraphBatchMemOpNodeGetParams,
                unruled,
            )
        });
    }
    Ok(nodeParams_out)
}

/// Replaces the parameters of a batch memory operation node. Prefer [`cuGraphNodeSetParams`].
///
/// Since CUDA 11.7. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphBatchMemOpNodeSetParams`](libcuda_sys::cuGraphBatchMemOpNodeSetParams).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The batch memory operation node.
/// - `nodeParams`: The context and the operations.
///
/// # Safety
///
/// `hNode` must be a live node, and no other thread may use its graph during the call. `nodeParams` must have an array of `count` operations, with live addresses and a live context.
///
/// The array of operations is copied. The context and the memory that the operations use must live until the last launch of any executable graph with the node has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `nodeParams` breaks a rule below
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
///
/// # Checked
///
/// - `nodeParams.paramArray[i].operation` must be an enumerator of [`CUstreamBatchMemOpType`](libcuda_sys::CUstreamBatchMemOpType) that the driver's release has. (529)
/// - `nodeParams.paramArray[i].waitValue.flags` must have no bits but those of [`CUstreamWaitValue_flags`](libcuda_sys::CUstreamWaitValue_flags) that the driver's release has, if `nodeParams.paramArray[i].operation` is [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) or [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64). (530)
/// - `nodeParams.paramArray[i].writeValue.flags` must be [`CU_STREAM_WRITE_VALUE_DEFAULT`](libcuda_sys::CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT) if `nodeParams.paramArray[i].operation` is [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) or [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64). (531)
/// - Since CUDA 13.0, `nodeParams.paramArray[i].flushRemoteWrites.flags` must be zero if `nodeParams.paramArray[i].operation` is [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES). (532)
/// - `nodeParams.paramArray[i].memoryBarrier.flags` must be an enumerator of [`CUstreamMemoryBarrier_flags`](libcuda_sys::CUstreamMemoryBarrier_flags) that the driver's release has, if `nodeParams.paramArray[i].operation` is [`CU_STREAM_MEM_OP_BARRIER`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER). (533)
/// - If `nodeParams.paramArray[i].operation` is [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION):
///   - Since CUDA 13.1, `nodeParams.paramArray[i].atomicReduction.flags` must be zero. (534)
///   - Since CUDA 13.1, `nodeParams.paramArray[i].atomicReduction.reductionOp` must be an enumerator of [`CUstreamAtomicReductionOpType`](libcuda_sys::CUstreamAtomicReductionOpType) that the driver's release has. (535)
///   - Since CUDA 13.1, `nodeParams.paramArray[i].atomicReduction.dataType` must be an enumerator of [`CUstreamAtomicReductionDataType`](libcuda_sys::CUstreamAtomicReductionDataType) that the driver's release has. (536)
///
/// Allowed in `nodeParams.paramArray[i].operation`, by the release of CUDA:
///
/// - every release: [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32), [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32), [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64), [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64), [`CU_STREAM_MEM_OP_BARRIER`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER), [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES)
/// - since 13.1: [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION)
///
/// # Explained after a refusal
///
/// - `hNode` is not a batch memory operation node. (845)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `nodeParams.ctx` is not a live context, and no other one is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
/// - `nodeParams.ctx` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE) or [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (814)
/// - `nodeParams.paramArray[i].operation` needs [`CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES), which is zero for each device. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (872)
/// - `nodeParams.paramArray[i].operation` needs [`CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS), which is zero for each device. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (901)
/// - If `nodeParams.paramArray[i].operation` is [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) or [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64):
///   - `nodeParams.paramArray[i].waitValue.address` is not a multiple of 4. (865)
///   - `nodeParams.paramArray[i].waitValue.address` is not a multiple of 8, and the operation takes 64 bits. (866)
///   - `nodeParams.paramArray[i].waitValue.address` is not in memory that CUDA has allocated or registered. (867)
///   - `nodeParams.paramArray[i].waitValue.address` is managed memory. (868)
///   - `nodeParams.paramArray[i].waitValue.flags` has [`CU_STREAM_WAIT_VALUE_FLUSH`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH), and [`CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES) of each device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (870)
///   - `nodeParams.paramArray[i].waitValue.flags` has [`CU_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_NOR), and [`CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR) of each device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (871)
/// - If `nodeParams.paramArray[i].operation` is [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) or [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64):
///   - `nodeParams.paramArray[i].writeValue.address` is not a multiple of 4. (865)
///   - `nodeParams.paramArray[i].writeValue.address` is not a multiple of 8, and the operation takes 64 bits. (866)
///   - `nodeParams.paramArray[i].writeValue.address` is not in memory that CUDA has allocated or registered. (867)
///   - `nodeParams.paramArray[i].writeValue.address` is managed memory. (868)
///
/// # Left to the caller
///
/// - `hNode` must be a batch memory operation node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 845)
/// - `nodeParams.count` must be the number of elements of `paramArray`. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.paramArray[i].waitValue.flags` must not have [`CU_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_NOR) except on a device whose [`CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR) is not zero. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 871)
/// - `nodeParams.paramArray[i].waitValue.flags` must not have [`CU_STREAM_WAIT_VALUE_FLUSH`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH) except on a device whose [`CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES) is not zero. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 870)
/// - `hNode` must belong to a graph that no other thread uses during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphBatchMemOpNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuGraphBatchMemOpNodeSetParams(hNode, nodeParams) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphBatchMemOpNodeSetParams(hNode, nodeParams) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphBatchMemOpNodeSetParams",
                outcome,
                (hNode, nodeParams),
                rows::cuGraphBatchMemOpNodeSetParams,
                move || checks::cuGraphBatchMemOpNodeSetParams(ptr::null_mut(), nodeParams),
            )
        });
    }
    Ok(())
}

/// Replaces the parameters of a batch memory operation node of an executable graph. Prefer [`cuGraphExecNodeSetParams`].
///
/// Since CUDA 11.7. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphExecBatchMemOpNodeSetParams`](libcuda_sys::cuGraphExecBatchMemOpNodeSetParams).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraphExec`: The executable graph.
/// - `hNode`: The node, in the graph that `hGraphExec` was instantiated from. It must still be part of that graph.
/// - `nodeParams`: The context and the operations. Only the addresses and values of waits and writes, and the comparison of a wait, may change.
///
/// # Safety
///
/// `hGraphExec` must be a live executable graph, and `hNode` a node of the graph that it was instantiated from. No other thread may use the graphs during the call. `nodeParams` must have an array of `count` operations, with live addresses and a live context.
///
/// The array of operations is copied. The memory that the operations use must live until the last launch of `hGraphExec` has ended, and the previous memory until all earlier launches have ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `nodeParams` breaks a rule below
///
/// # Checked
///
/// - `nodeParams.paramArray[i].operation` must be an enumerator of [`CUstreamBatchMemOpType`](libcuda_sys::CUstreamBatchMemOpType) that the driver's release has. (529)
/// - `nodeParams.paramArray[i].waitValue.flags` must have no bits but those of [`CUstreamWaitValue_flags`](libcuda_sys::CUstreamWaitValue_flags) that the driver's release has, if `nodeParams.paramArray[i].operation` is [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) or [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64). (530)
/// - `nodeParams.paramArray[i].writeValue.flags` must be [`CU_STREAM_WRITE_VALUE_DEFAULT`](libcuda_sys::CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT) if `nodeParams.paramArray[i].operation` is [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) or [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64). (531)
/// - Since CUDA 13.0, `nodeParams.paramArray[i].flushRemoteWrites.flags` must be zero if `nodeParams.paramArray[i].operation` is [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES). (532)
/// - `nodeParams.paramArray[i].memoryBarrier.flags` must be an enumerator of [`CUstreamMemoryBarrier_flags`](libcuda_sys::CUstreamMemoryBarrier_flags) that the driver's release has, if `nodeParams.paramArray[i].operation` is [`CU_STREAM_MEM_OP_BARRIER`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER). (533)
/// - If `nodeParams.paramArray[i].operation` is [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION):
///   - Since CUDA 13.1, `nodeParams.paramArray[i].atomicReduction.flags` must be zero. (534)
///   - Since CUDA 13.1, `nodeParams.paramArray[i].atomicReduction.reductionOp` must be an enumerator of [`CUstreamAtomicReductionOpType`](libcuda_sys::CUstreamAtomicReductionOpType) that the driver's release has. (535)
///   - Since CUDA 13.1, `nodeParams.paramArray[i].atomicReduction.dataType` must be an enumerator of [`CUstreamAtomicReductionDataType`](libcuda_sys::CUstreamAtomicReductionDataType) that the driver's release has. (536)
///
/// Allowed in `nodeParams.paramArray[i].operation`, by the release of CUDA:
///
/// - every release: [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32), [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32), [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64), [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64), [`CU_STREAM_MEM_OP_BARRIER`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER), [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES)
/// - since 13.1: [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION)
///
/// # Explained after a refusal
///
/// - `hNode` is not a node of the graph that `hGraphExec` was instantiated from, or the new parameters change what only another node can have, such as the context or the kind of memory. (1172)
/// - `hNode` is not a batch memory operation node. (845)
/// - `hGraphExec` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `nodeParams.ctx` is not a live context, and no other one is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
/// - `nodeParams.ctx` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE) or [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (814)
/// - `nodeParams.paramArray[i].operation` needs [`CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES), which is zero for each device. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (872)
/// - `nodeParams.paramArray[i].operation` needs [`CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS), which is zero for each device. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (901)
/// - If `nodeParams.paramArray[i].operation` is [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) or [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64):
///   - `nodeParams.paramArray[i].waitValue.address` is not a multiple of 4. (865)
///   - `nodeParams.paramArray[i].waitValue.address` is not a multiple of 8, and the operation takes 64 bits. (866)
///   - `nodeParams.paramArray[i].waitValue.address` is not in memory that CUDA has allocated or registered. (867)
///   - `nodeParams.paramArray[i].waitValue.address` is managed memory. (868)
///   - `nodeParams.paramArray[i].waitValue.flags` has [`CU_STREAM_WAIT_VALUE_FLUSH`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH), and [`CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES) of each device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (870)
///   - `nodeParams.paramArray[i].waitValue.flags` has [`CU_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_NOR), and [`CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR) of each device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (871)
/// - If `nodeParams.paramArray[i].operation` is [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) or [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64):
///   - `nodeParams.paramArray[i].writeValue.address` is not a multiple of 4. (865)
///   - `nodeParams.paramArray[i].writeValue.address` is not a multiple of 8, and the operation takes 64 bits. (866)
///   - `nodeParams.paramArray[i].writeValue.address` is not in memory that CUDA has allocated or registered. (867)
///   - `nodeParams.paramArray[i].writeValue.address` is managed memory. (868)
///
/// # Left to the caller
///
/// - `hNode` must be a batch memory operation node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 845)
/// - `hNode` must still be in the graph that `hGraphExec` was instantiated from. Not checked, because a handle does not show its graph, or the nodes that were removed from the graph.
/// - `nodeParams.count` must be the number of elements of `paramArray`. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.paramArray[i].waitValue.flags` must not have [`CU_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_NOR) except on a device whose [`CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR) is not zero. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 871)
/// - `nodeParams.paramArray[i].waitValue.flags` must not have [`CU_STREAM_WAIT_VALUE_FLUSH`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH) except on a device whose [`CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES) is not zero. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 870)
/// - `nodeParams.paramArray[i]` must differ from the old one in no field but the address and value of a wait or write and the kind of a wait. Not checked, because a handle does not show the earlier parameters of the node.
/// - `nodeParams.paramArray[i].waitValue.flags` must not change [`CU_STREAM_WAIT_VALUE_FLUSH`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH). Not checked, because a handle does not show the earlier parameters of the node.
/// - `nodeParams.ctx` must be the same as in the node. Not checked, because a handle does not show the earlier parameters of the node.
/// - `nodeParams.count` must be the same as in the node. Not checked, because a handle does not show the earlier parameters of the node.
/// - `nodeParams.paramArray[i].operation` must be the same as in the node. Not checked, because a handle does not show the earlier parameters of the node.
/// - `hGraphExec` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphExecBatchMemOpNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuGraphExecBatchMemOpNodeSetParams(hGraphExec, hNode, nodeParams) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuGraphExecBatchMemOpNodeSetParams(hGraphExec, hNode, nodeParams) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphExecBatchMemOpNodeSetParams",
                outcome,
                (hGraphExec, hNode, nodeParams),
                rows::cuGraphExecBatchMemOpNodeSetParams,
                move || {
                    checks::cuGraphExecBatchMemOpNodeSetParams(
                        ptr::null_mut(),
                        ptr::null_mut(),
                        nodeParams,
                    )
                },
            )
        });
    }
    Ok(())
}

/// Adds a memory allocation node to a graph. Prefer [`cuGraphAddNode`].
///
/// Since CUDA 11.4. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphAddMemAllocNode`](libcuda_sys::cuGraphAddMemAllocNode).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraph`: The graph.
/// - `dependencies`: The nodes that the new node depends on, without duplicates.
/// - The length of `dependencies` is C's `numDependencies`: 0 adds a root node.
/// - `nodeParams`: The allocation. Its address is returned in `dptr` and stays the same for all instantiations and launches.
///
/// # Returns
///
/// The new node.
///
/// # Safety
///
/// `hGraph` must be a live graph that no other thread uses during the call, and `dependencies` nodes of it. `nodeParams` must point to the parameters of one node, with an array of `accessDescCount` descriptors. The memory may be used only between its allocation and its free.
///
/// The arrays are copied. The memory may be used only by work ordered after the node and before the memory is freed.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), if `nodeParams` breaks a rule below with this code
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `dependencies` or `nodeParams` breaks a rule below
///
/// # Checked
///
/// - `dependencies[i]` must occur only once. (472)
/// - `nodeParams.poolProps.handleTypes` must be [`CU_MEM_HANDLE_TYPE_NONE`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_NONE). [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (88)
/// - `nodeParams.poolProps.allocType` must be an enumerator of [`CUmemAllocationType`](libcuda_sys::CUmemAllocationType) that the driver's release has. (538)
/// - Up to CUDA 12.1, `nodeParams.poolProps.maxSize` must be zero: the field is reserved in these releases. (541)
/// - Up to CUDA 12.5, `nodeParams.poolProps.usage` must be zero: the field is reserved in these releases. (542)
/// - Up to CUDA 13.3, `nodeParams.poolProps.gpuDirectRDMACapable` must be zero: the field is reserved in these releases. (543)
/// - `nodeParams.poolProps.reserved` must be zero. (544)
/// - `nodeParams.poolProps.win32SecurityAttributes` must not be null if `nodeParams.poolProps.handleTypes` has [`CU_MEM_HANDLE_TYPE_WIN32`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32). (545)
/// - `nodeParams.poolProps.win32SecurityAttributes` must be null if `nodeParams.poolProps.handleTypes` does not have [`CU_MEM_HANDLE_TYPE_WIN32`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32). (546)
/// - If `nodeParams.poolProps.allocType` is [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED):
///   - Since CUDA 13.1, `nodeParams.poolProps.handleTypes` must be zero. (547)
///   - Since CUDA 13.1, `nodeParams.poolProps.maxSize` must be zero. (548)
/// - Since CUDA 13.0, `nodeParams.poolProps.location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST) (since CUDA 12.2), [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA) (since CUDA 12.2), [`CU_MEM_LOCATION_TYPE_INVISIBLE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_INVISIBLE) (since CUDA 13.2) or [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN) (since CUDA 13.4), if `nodeParams.poolProps.allocType` is not [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). (553)
/// - In CUDA 12.2 to 12.5, `nodeParams.poolProps.location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST), [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA) or [`CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT). (551)
/// - In CUDA 12.6 to 12.9, `nodeParams.poolProps.location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE) or [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA). (552)
/// - Since CUDA 12.6, `nodeParams.poolProps.location.type` must not be [`CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT). (556)
/// - Since CUDA 13.0, `nodeParams.poolProps.handleTypes` must be zero if `nodeParams.poolProps.location.type` is [`CU_MEM_LOCATION_TYPE_HOST`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST). (557)
/// - Since CUDA 12.2, `nodeParams.poolProps.location.id` must be at least 0 if `nodeParams.poolProps.location.type` is [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA). (524)
/// - Up to CUDA 12.1, `nodeParams.poolProps.location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (522)
/// - `nodeParams.accessDescs[i].flags` must be an enumerator of [`CUmemAccess_flags`](libcuda_sys::CUmemAccess_flags) that the driver's release has. (527)
/// - Up to CUDA 12.1, `nodeParams.accessDescs[i].location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (522)
///
/// Allowed in `nodeParams.poolProps.allocType`, by the release of CUDA:
///
/// - every release: [`CU_MEM_ALLOCATION_TYPE_PINNED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED)
/// - since 13.0: [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED)
///
/// # Checked by a query
///
/// - `nodeParams.accessDescCount` must be at most the number of devices. (89)
/// - Since CUDA 13.1, `nodeParams.poolProps.allocType` must be supported by each device ([`CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS)) if `nodeParams.poolProps.allocType` is [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (550)
/// - `nodeParams.poolProps.location.id` must be a device whose [`CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED) is not zero if `nodeParams.poolProps.location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE) and `nodeParams.poolProps.allocType` is not [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (554)
/// - If `nodeParams.poolProps.location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN):
///   - Since CUDA 13.4, `nodeParams.poolProps.location.localized.deviceId` must be the ordinal of a device, below the number of devices. (525)
///   - Since CUDA 13.4, `nodeParams.poolProps.location.localized.localityDomainId` must be below the device's [`CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT). (526)
/// - `nodeParams.poolProps.location.id` must be the ordinal of a device, below the number of devices, if `nodeParams.poolProps.location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (523)
/// - `nodeParams.accessDescs[i].location.id` must be the ordinal of a device, below the number of devices, if `nodeParams.accessDescs[i].location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (523)
///
/// # Explained after a refusal
///
/// - `dependencies[i]` is not a node of `hGraph`. (694)
/// - `hGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `dependencies[i]` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `nodeParams.bytesize` is zero. (1248)
/// - `nodeParams.poolProps.location.type` is for a device whose [`CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED) is not zero, and this process has none. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1127)
/// - `nodeParams.poolProps.location.type` is for a device whose [`CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED) is not zero, and this process has none. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1128)
/// - `nodeParams.poolProps.allocType` is for a system on which the [`CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS) of no device is zero, and that of one is. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1133)
/// - `nodeParams.poolProps.handleTypes` has [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC), and the [`CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED) of every device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1118)
/// - `nodeParams.poolProps.handleTypes` has [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC), and this process can open no IMEX channel: there must be a /dev/nvidia-caps-imex-channels/channel\* that it may read and write. [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED). (1013)
/// - `nodeParams.accessDescs[i].location.id` is a device whose [`CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED) is zero, and `nodeParams.accessDescs[i].location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (1119)
/// - `nodeParams.accessDescs[i].location.type` is for a device whose [`CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED) is not zero, and this process has none. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (1120)
/// - `nodeParams.accessDescs[i].location.type` is for a device whose [`CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED) is not zero, and this process has none. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (1121)
///
/// # Left to the caller
///
/// - `nodeParams.poolProps.allocType` must be [`CU_MEM_ALLOCATION_TYPE_PINNED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED), since CUDA 13.0. Not checked, because the documentation is out of date for pools, and does not say whether it holds for graphs; the driver decides.
/// - `nodeParams.accessDescCount` must be the number of elements of `accessDescs`. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.accessDescs[i].location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), since CUDA 12.2. Not checked, because the documentation mentions GPUs in passing and does not say that other locations are rejected.
/// - `nodeParams.dptr` must be used only by nodes after the allocation node and before the free node, if the same graph frees it. Not checked, because only the program knows what runs on its devices and when.
/// - `nodeParams.dptr` must not be freed outside the graph, nor twice in it, if the same graph frees it. Not checked, because it concerns later calls.
/// - `nodeParams.dptr` must be used only by nodes after the allocation node, or in streams after the graph and before the free, if the same graph does not free it. Not checked, because only the program knows what runs on its devices and when.
/// - `nodeParams.dptr` must be freed in exactly one graph, its own or another. Not checked, because it concerns later calls.
/// - `hGraph` must lose no node or edge, once it holds an allocation or free node. Not checked, because it concerns later calls.
/// - `hGraph` must not become a child of another graph, once it holds an allocation or free node, up to CUDA 12.8. Not checked, because it concerns later calls.
/// - `hGraph` must become a child of another graph only with [`CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE`](libcuda_sys::CUgraphChildGraphNodeOwnership::CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE), once it holds an allocation or free node, since CUDA 12.9. Not checked, because it concerns later calls.
/// - `hGraph` must have no more than one executable graph at a time, once it holds an allocation or free node. Not checked, because it concerns later calls.
/// - `hGraph` must not be cloned, once it holds an allocation or free node. Not checked, because it concerns later calls.
/// - `hGraph` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphAddMemAllocNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    nodeParams: *mut CUDA_MEM_ALLOC_NODE_PARAMS,
) -> Result<CUgraphNode> {
    let mut phGraphNode = ptr::null_mut();
    let numDependencies = dependencies.len();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuGraphAddMemAllocNode(
            &mut phGraphNode,
            hGraph,
            dependencies.as_ptr(),
            numDependencies,
            nodeParams,
        )
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuGraphAddMemAllocNode(
            &mut phGraphNode,
            hGraph,
            dependencies.as_ptr(),
            numDependencies,
            nodeParams,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphAddMemAllocNode",
                outcome,
                ((), hGraph, dependencies.as_ptr(), numDependencies, nodeParams),
                rows::cuGraphAddMemAllocNode,
                move || {
                    checks::cuGraphAddMemAllocNode(
                        &mut phGraphNode,
                        ptr::null_mut(),
                        dependencies.as_ptr(),
                        numDependencies,
                        nodeParams,
                    )
                },
            )
        });
    }
    Ok(phGraphNode)
}

/// Returns the parameters of a memory allocation node. Prefer [`cuGraphNodeGetParams`].
///
/// Since CUDA 11.4. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphMemAllocNodeGetParams`](libcuda_sys::cuGraphMemAllocNodeGetParams).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The memory allocation node.
///
/// # Returns
///
/// The allocation.
///
/// # Safety
///
/// `hNode` must be a live node, and no other thread may use its graph during the call.
///
/// The arrays that the parameters point to belong to the node. They must not be modified, and are valid until the node is destroyed.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hNode` is not a memory allocation node. (672)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hNode` must be a memory allocation node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 672)
/// - The result must have its arrays read only while the node lives. Not checked, because it concerns the time after the call.
/// - The result must not have its arrays changed. Not checked, because it concerns the time after the call.
/// - `hNode` must belong to a graph that no other thread uses during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphMemAllocNodeGetParams(
    hNode: CUgraphNode,
) -> Result<CUDA_MEM_ALLOC_NODE_PARAMS> {
    let mut params_out = CUDA_MEM_ALLOC_NODE_PARAMS::default();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphMemAllocNodeGetParams(hNode, &mut params_out) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphMemAllocNodeGetParams",
                outcome,
                (hNode,),
                rows::cuGraphMemAllocNodeGetParams,
                unruled,
            )
        });
    }
    Ok(params_out)
}

/// Adds a memory free node to a graph. Prefer [`cuGraphAddNode`].
///
/// Since CUDA 11.4. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphAddMemFreeNode`](libcuda_sys::cuGraphAddMemFreeNode).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraph`: The graph.
/// - `dependencies`: The nodes that the new node depends on, without duplicates.
/// - The length of `dependencies` is C's `numDependencies`: 0 adds a root node.
/// - `dptr`: The address of an allocation, which a memory allocation node returned. No other node of the graph may free it.
///
/// # Returns
///
/// The new node.
///
/// # Safety
///
/// `hGraph` must be a live graph that no other thread uses during the call, and `dependencies` nodes of it. Nothing may use the memory at `dptr` once the node has run.
///
/// Only work that is ordered before the node may use the memory.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `dependencies` breaks a rule below. Also:
///   - `dptr` must not be freed twice in the graph.
///   - `dptr` must come from an allocation node.
///   - `dptr` must be a valid address.
///
/// # Checked
///
/// - `dependencies[i]` must occur only once. (472)
///
/// # Explained after a refusal
///
/// - `dependencies[i]` is not a node of `hGraph`. (694)
/// - `dptr` is memory that another node of `hGraph` frees. (957)
/// - `dptr` is memory of another function, and not of a memory allocation node. (958)
/// - `dptr` is not the address of a memory allocation node of `hGraph`. (959)
/// - `hGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `dependencies[i]` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `dptr` must not be freed twice in the graph. Not checked, because an address does not show its later use.
/// - `dptr` must come from an allocation node. Not checked, because an address does not show which call returned it.
/// - `dptr` must be a valid address. Not checked, because an address does not show which call returned it.
/// - `hGraph` must lose no node or edge, once it holds an allocation or free node. Not checked, because it concerns later calls.
/// - `hGraph` must not become a child of another graph, once it holds an allocation or free node, up to CUDA 12.8. Not checked, because it concerns later calls.
/// - `hGraph` must become a child of another graph only with [`CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE`](libcuda_sys::CUgraphChildGraphNodeOwnership::CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE), once it holds an allocation or free node, since CUDA 12.9. Not checked, because it concerns later calls.
/// - `hGraph` must have no more than one executable graph at a time, once it holds an allocation or free node. Not checked, because it concerns later calls.
/// - `hGraph` must not be cloned, once it holds an allocation or free node. Not checked, because it concerns later calls.
/// - `hGraph` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphAddMemFreeNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    dptr: CUdeviceptr,
) -> Result<CUgraphNode> {
    let mut phGraphNode = ptr::null_mut();
    let numDependencies = dependencies.len();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuGraphAddMemFreeNode(
            &mut phGraphNode,
            hGraph,
            dependencies.as_ptr(),
            numDependencies,
            dptr,
        )
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuGraphAddMemFreeNode(
            &mut phGraphNode,
            hGraph,
            dependencies.as_ptr(),
            numDependencies,
            dptr,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphAddMemFreeNode",
                outcome,
                ((), hGraph, dependencies.as_ptr(), numDependencies, dptr),
                rows::cuGraphAddMemFreeNode,
                move || {
                    checks::cuGraphAddMemFreeNode(
                        &mut phGraphNode,
                        ptr::null_mut(),
                        dependencies.as_ptr(),
                        numDependencies,
                        0,
                    )
                },
            )
        });
    }
    Ok(phGraphNode)
}

/// Returns the address that a memory free node frees. Prefer [`cuGraphNodeGetParams`].
///
/// Since CUDA 11.4. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphMemFreeNodeGetParams`](libcuda_sys::cuGraphMemFreeNodeGetParams).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The memory free node.
///
/// # Returns
///
/// The address.
///
/// # Safety
///
/// `hNode` must be a live node, and no other thread may use its graph during the call.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hNode` is not a memory free node. (673)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hNode` must be a memory free node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 673)
/// - `hNode` must belong to a graph that no other thread uses during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphMemFreeNodeGetParams(hNode: CUgraphNode) -> Result<CUdeviceptr> {
    let mut dptr_out = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphMemFreeNodeGetParams(hNode, &mut dptr_out) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphMemFreeNodeGetParams",
                outcome,
                (hNode,),
                rows::cuGraphMemFreeNodeGetParams,
                unruled,
            )
        });
    }
    Ok(dptr_out)
}

/// Frees the memory that the driver caches for graphs of a device and that no running or scheduled graph uses.
///
/// Since CUDA 11.4. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuDeviceGraphMemTrim`](libcuda_sys::cuDeviceGraphMemTrim).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `device`: The device.
///
/// # Why it is safe
///
/// The call takes only a number, which the driver validates, and frees only memory that no graph uses.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
///
/// # Explained after a refusal
///
/// - `device` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
#[inline]
pub fn cuDeviceGraphMemTrim(device: CUdevice) -> Result<()> {
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuDeviceGraphMemTrim(device) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(
                c"cuDeviceGraphMemTrim",
                outcome,
                (device,),
                rows::cuDeviceGraphMemTrim,
                unruled,
            )
        });
    }
    Ok(())
}

/// Returns an attribute of the memory that graphs of a device use or reserve.
///
/// Since CUDA 11.4. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuDeviceGetGraphMemAttribute`](libcuda_sys::cuDeviceGetGraphMemAttribute).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `device`: The device.
/// - `attr`: The attribute.
/// - `value`: The value, a [`cuuint64_t`](libcuda_sys::cuuint64_t) in bytes.
///
/// # Safety
///
/// `value` must have room for a 64-bit integer.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
///
/// # Checked
///
/// - `attr` must be an enumerator of [`CUgraphMem_attribute`](libcuda_sys::CUgraphMem_attribute) that the driver's release has. (90)
///
/// # Explained after a refusal
///
/// - `device` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
///
/// # Left to the caller
///
/// - `value` must point to a value of the attribute's type. Not checked, because a pointer does not show its type.
#[inline]
pub unsafe fn cuDeviceGetGraphMemAttribute(
    device: CUdevice,
    attr: CUgraphMem_attribute,
    value: *mut c_void,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuDeviceGetGraphMemAttribute(device, attr, value) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuDeviceGetGraphMemAttribute(device, attr, value) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuDeviceGetGraphMemAttribute",
                outcome,
                (device,),
                rows::cuDeviceGetGraphMemAttribute,
                move || checks::cuDeviceGetGraphMemAttribute(0, attr, ptr::null_mut()),
            )
        });
    }
    Ok(())
}

/// Resets a high watermark of the memory that graphs of a device use or reserve.
///
/// Since CUDA 11.4. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuDeviceSetGraphMemAttribute`](libcuda_sys::cuDeviceSetGraphMemAttribute).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `device`: The device.
/// - `attr`: [`CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_USED_MEM_HIGH`](libcuda_sys::CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_USED_MEM_HIGH) or [`CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH`](libcuda_sys::CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH).
/// - `value`: The value, a [`cuuint64_t`](libcuda_sys::cuuint64_t). Pass zero, which resets the watermark.
///
/// # Safety
///
/// `value` must point to a 64-bit integer.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
///
/// # Checked
///
/// - `attr` must be [`CU_GRAPH_MEM_ATTR_USED_MEM_HIGH`](libcuda_sys::CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_USED_MEM_HIGH) or [`CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH`](libcuda_sys::CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH). (91)
/// - `*value` must be zero if `attr` is [`CU_GRAPH_MEM_ATTR_USED_MEM_HIGH`](libcuda_sys::CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_USED_MEM_HIGH): it can only be reset. (92)
///
/// # Explained after a refusal
///
/// - `device` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
///
/// # Left to the caller
///
/// - `*value` must be zero, for [`CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH`](libcuda_sys::CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH). Not checked, because the documentation says this only about the other watermark.
/// - `value` must point to a value of the attribute's type. Not checked, because a pointer does not show its type.
#[inline]
pub unsafe fn cuDeviceSetGraphMemAttribute(
    device: CUdevice,
    attr: CUgraphMem_attribute,
    value: *mut c_void,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuDeviceSetGraphMemAttribute(device, attr, value) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuDeviceSetGraphMemAttribute(device, attr, value) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuDeviceSetGraphMemAttribute",
                outcome,
                (device,),
                rows::cuDeviceSetGraphMemAttribute,
                move || checks::cuDeviceSetGraphMemAttribute(0, attr, value),
            )
        });
    }
    Ok(())
}

/// Creates a copy of a graph, with copies of its child graphs.
///
/// Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphClone`](libcuda_sys::cuGraphClone).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `originalGraph`: The graph to copy. It must have no allocation, free or conditional nodes.
///
/// # Returns
///
/// The copy.
///
/// # Safety
///
/// `originalGraph` must be a live graph that no other thread uses during the call.
///
/// The copy is valid until [`cuGraphDestroy`], independently of `originalGraph`. Resources that its nodes use must live until the last launch of any executable graph of the copy has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
///
/// # Explained after a refusal
///
/// - `originalGraph` has memory allocation or free nodes. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (818)
/// - `originalGraph` has conditional nodes. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (893)
/// - `originalGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `originalGraph` must hold no allocation or free nodes. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 818)
/// - `originalGraph` must hold no conditional nodes, since CUDA 12.3. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 893)
/// - `originalGraph` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphClone(originalGraph: CUgraph) -> Result<CUgraph> {
    let mut phGraphClone = ptr::null_mut();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphClone(&mut phGraphClone, originalGraph) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuGraphClone", outcome, ((), originalGraph), rows::cuGraphClone, unruled)
        });
    }
    Ok(phGraphClone)
}

/// Returns the copy of a node in a cloned graph.
///
/// Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphNodeFindInClone`](libcuda_sys::cuGraphNodeFindInClone).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hOriginalNode`: The original node. It must have been in the original graph when that was cloned. Its copy must not have been removed.
/// - `hClonedGraph`: The clone, from [`cuGraphClone`].
///
/// # Returns
///
/// The node of the clone.
///
/// # Safety
///
/// `hOriginalNode` must be a live node, and `hClonedGraph` a live graph. No other thread may use the graphs during the call.
///
/// The result is valid until it or its graph is destroyed.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hOriginalNode` is not a node of which `hClonedGraph` has a clone: it is of another graph, or was added after [`cuGraphClone`], or its clone was destroyed. (1249)
/// - `hOriginalNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hClonedGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hClonedGraph` must be cloned from the graph of `hOriginalNode`. Not checked, because a handle does not show its origin.
/// - `hOriginalNode` must be in its graph since before the cloning. Not checked, because a handle does not show its graph, or the nodes that were removed from the graph.
/// - `hOriginalNode` must still have its copy in the clone. Not checked, because a handle does not show its graph, or the nodes that were removed from the graph.
/// - `hOriginalNode` must belong to a graph that no other thread uses during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphNodeFindInClone(
    hOriginalNode: CUgraphNode,
    hClonedGraph: CUgraph,
) -> Result<CUgraphNode> {
    let mut phNode = ptr::null_mut();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuGraphNodeFindInClone(&mut phNode, hOriginalNode, hClonedGraph) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphNodeFindInClone",
                outcome,
                ((), hOriginalNode, hClonedGraph),
                rows::cuGraphNodeFindInClone,
                unruled,
            )
        });
    }
    Ok(phNode)
}

/// Returns the type of a graph node.
///
/// Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphNodeGetType`](libcuda_sys::cuGraphNodeGetType).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The node.
///
/// # Returns
///
/// The node type.
///
/// # Safety
///
/// `hNode` must be a live node, and no other thread may use its graph during the call.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hNode` must belong to a graph that no other thread uses during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphNodeGetType(hNode: CUgraphNode) -> Result<CUgraphNodeType> {
    let mut type_ = CUgraphNodeType(0);
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphNodeGetType(hNode, &mut type_) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuGraphNodeGetType", outcome, (hNode,), rows::cuGraphNodeGetType, unruled)
        });
    }
    Ok(type_)
}

/// Returns the graph that contains a node.
///
/// Since CUDA 13.1. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphNodeGetContainingGraph`](libcuda_sys::cuGraphNodeGetContainingGraph).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The node.
///
/// # Returns
///
/// The graph. For a node of a child graph, it is the child graph.
///
/// # Safety
///
/// `hNode` must be a live node.
///
/// The result is valid until that graph, or the child graph node that holds it, is destroyed.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
#[inline]
pub unsafe fn cuGraphNodeGetContainingGraph(hNode: CUgraphNode) -> Result<CUgraph> {
    let mut phGraph = ptr::null_mut();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphNodeGetContainingGraph(hNode, &mut phGraph) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphNodeGetContainingGraph",
                outcome,
                (hNode,),
                rows::cuGraphNodeGetContainingGraph,
                unruled,
            )
        });
    }
    Ok(phGraph)
}

/// Returns the ID of a node within its graph, as [`cuGraphDebugDotPrint`] writes it.
///
/// Since CUDA 13.1. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphNodeGetLocalId`](libcuda_sys::cuGraphNodeGetLocalId).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The node.
///
/// # Returns
///
/// The ID.
///
/// # Safety
///
/// `hNode` must be a live node.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
#[inline]
pub unsafe fn cuGraphNodeGetLocalId(hNode: CUgraphNode) -> Result<c_uint> {
    let mut nodeId = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphNodeGetLocalId(hNode, &mut nodeId) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphNodeGetLocalId",
                outcome,
                (hNode,),
                rows::cuGraphNodeGetLocalId,
                unruled,
            )
        });
    }
    Ok(nodeId)
}

/// Returns the ID by which tools identify a node.
///
/// Since CUDA 13.1. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphNodeGetToolsId`](libcuda_sys::cuGraphNodeGetToolsId).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The node.
///
/// # Returns
///
/// The ID.
///
/// # Safety
///
/// `hNode` must be a live node.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
#[inline]
pub unsafe fn cuGraphNodeGetToolsId(hNode: CUgraphNode) -> Result<c_ulonglong> {
    let mut toolsNodeId = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphNodeGetToolsId(hNode, &mut toolsNodeId) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphNodeGetToolsId",
                outcome,
                (hNode,),
                rows::cuGraphNodeGetToolsId,
                unruled,
            )
        });
    }
    Ok(toolsNodeId)
}

/// Returns the ID of a graph, as [`cuGraphDebugDotPrint`] writes it.
///
/// Since CUDA 13.1. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphGetId`](libcuda_sys::cuGraphGetId).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraph`: The graph.
///
/// # Returns
///
/// The ID.
///
/// # Safety
///
/// `hGraph` must be a live graph.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
#[inline]
pub unsafe fn cuGraphGetId(hGraph: CUgraph) -> Result<c_uint> {
    let mut graphId = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphGetId(hGraph, &mut graphId) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuGraphGetId", outcome, (hGraph,), rows::cuGraphGetId, unruled)
        });
    }
    Ok(graphId)
}

/// Returns the ID of an executable graph, as [`cuGraphDebugDotPrint`] writes it.
///
/// Since CUDA 13.1. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphExecGetId`](libcuda_sys::cuGraphExecGetId).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraphExec`: The executable graph.
///
/// # Returns
///
/// The ID.
///
/// # Safety
///
/// `hGraphExec` must be a live executable graph.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hGraphExec` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
#[inline]
pub unsafe fn cuGraphExecGetId(hGraphExec: CUgraphExec) -> Result<c_uint> {
    let mut graphId = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphExecGetId(hGraphExec, &mut graphId) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphExecGetId",
                outcome,
                (hGraphExec,),
                rows::cuGraphExecGetId,
                unruled,
            )
        });
    }
    Ok(graphId)
}

/// Returns the nodes of a graph, or their number.
///
/// Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphGetNodes`](libcuda_sys::cuGraphGetNodes).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraph`: The graph.
/// - `nodes`: The nodes. The call sets the elements after the last node to null. With null, the call returns only the number.
/// - `numNodes`: The number of elements of `nodes` on entry. On return the number of nodes written, or of all nodes if `nodes` is null.
///
/// # Safety
///
/// `hGraph` must be a live graph that no other thread uses during the call. `numNodes` must point to a number; `nodes` must be null or have room for that many nodes.
///
/// Each node is valid until it or its graph is destroyed.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `numNodes` must point to no more than the number of elements of nodes, unless nodes is null. Not checked, because the length behind a pointer is unknown.
/// - `hGraph` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphGetNodes(
    hGraph: CUgraph,
    nodes: *mut CUgraphNode,
    numNodes: *mut usize,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphGetNodes(hGraph, nodes, numNodes) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuGraphGetNodes", outcome, (hGraph,), rows::cuGraphGetNodes, unruled)
        });
    }
    Ok(())
}

/// Returns the root nodes of a graph, or their number.
///
/// Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphGetRootNodes`](libcuda_sys::cuGraphGetRootNodes).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraph`: The graph.
/// - `rootNodes`: The nodes. The call sets the elements after the last node to null. With null, the call returns only the number.
/// - `numRootNodes`: The number of elements of `rootNodes` on entry. On return the number of nodes written, or of all root nodes if `rootNodes` is null.
///
/// # Safety
///
/// `hGraph` must be a live graph that no other thread uses during the call. `numRootNodes` must point to a number; `rootNodes` must be null or have room for that many nodes.
///
/// Each node is valid until it or its graph is destroyed.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `numRootNodes` must point to no more than the number of elements of `rootNodes`, unless `rootNodes` is null. Not checked, because the length behind a pointer is unknown.
/// - `hGraph` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphGetRootNodes(
    hGraph: CUgraph,
    rootNodes: *mut CUgraphNode,
    numRootNodes: *mut usize,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphGetRootNodes(hGraph, rootNodes, numRootNodes) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphGetRootNodes",
                outcome,
                (hGraph,),
                rows::cuGraphGetRootNodes,
                unruled,
            )
        });
    }
    Ok(())
}

/// Returns the edges of a graph with their data, or their number.
///
/// Since CUDA 12.3. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuGraphGetEdges_v2`. The raw call is [`sys::cuGraphGetEdges`](libcuda_sys::cuGraphGetEdges).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraph`: The graph.
/// - `from`: The node at the start of each edge. The call sets the elements after the last edge to null. If it and `to` are null, the call returns only the number.
/// - `to`: The node at the end of each edge, which depends on the node in `from`.
/// - `edgeData`: The data of each edge. Null is allowed if all edge data are zero, and required if `from` and `to` are null.
/// - `numEdges`: The number of elements of each array on entry. On return the number of edges written, or of all edges if `from` and `to` are null.
///
/// # Safety
///
/// `hGraph` must be a live graph that no other thread uses during the call. `numEdges` must point to a number; each array must be null or have room for that many elements.
///
/// Each node is valid until it or its graph is destroyed.
///
/// # Errors
///
/// - [`CUDA_ERROR_LOSSY_QUERY`](libcuda_sys::CUresult::CUDA_ERROR_LOSSY_QUERY): `edgeData` must not be null if an edge has data that are not zero.
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `from` or `to` breaks a rule below
///
/// # Checked
///
/// - If `edgeData` is not null:
///   - `from` must not be null. (93)
///   - `to` must not be null. (94)
///
/// # Explained after a refusal
///
/// - `edgeData` is null: an edge has data that are not zero. [`CUDA_ERROR_LOSSY_QUERY`](libcuda_sys::CUresult::CUDA_ERROR_LOSSY_QUERY). (889)
/// - `hGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `from` must be null if and only if `to` is null. Not checked, because the documentation allows null for both and does not mention one alone.
/// - `edgeData` must not be null if an edge has data that are not zero. Not checked, because the driver reports it, and only this call shows the content of a graph. (Explained after a refusal: 889)
/// - `numEdges` must point to no more than the number of elements of each array that is not null. Not checked, because the length behind a pointer is unknown.
/// - `hGraph` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[doc(alias = "cuGraphGetEdges_v2")]
#[inline]
pub unsafe fn cuGraphGetEdges(
    hGraph: CUgraph,
    from: *mut CUgraphNode,
    to: *mut CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
    numEdges: *mut usize,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuGraphGetEdges_v2(hGraph, from, to, edgeData, numEdges) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphGetEdges_v2(hGraph, from, to, edgeData, numEdges) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphGetEdges_v2",
                outcome,
                (hGraph, (), (), edgeData),
                rows::cuGraphGetEdges_v2,
                move || {
                    checks::cuGraphGetEdges_v2(ptr::null_mut(), from, to, edgeData, ptr::null_mut())
                },
            )
        });
    }
    Ok(())
}

/// Returns the nodes that a node depends on, with the data of the edges, or their number.
///
/// Since CUDA 12.3. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuGraphNodeGetDependencies_v2`. The raw call is [`sys::cuGraphNodeGetDependencies`](libcuda_sys::cuGraphNodeGetDependencies).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The node.
/// - `dependencies`: The nodes. The call sets the elements after the last node to null. With null, the call returns only the number.
/// - `edgeData`: The data of each edge. Null is allowed if all edge data are zero, and required if `dependencies` is null.
/// - `numDependencies`: The number of elements of each array on entry. On return the number of nodes written, or of all nodes if `dependencies` is null.
///
/// # Safety
///
/// `hNode` must be a live node, and no other thread may use its graph during the call. `numDependencies` must point to a number; each array must be null or have room for that many elements.
///
/// Each node is valid until it or its graph is destroyed.
///
/// # Errors
///
/// - [`CUDA_ERROR_LOSSY_QUERY`](libcuda_sys::CUresult::CUDA_ERROR_LOSSY_QUERY): `edgeData` must not be null if an edge has data that are not zero.
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `dependencies` breaks a rule below
///
/// # Checked
///
/// - `dependencies` must not be null if `edgeData` is not null. (95)
///
/// # Explained after a refusal
///
/// - `edgeData` is null: an edge has data that are not zero. [`CUDA_ERROR_LOSSY_QUERY`](libcuda_sys::CUresult::CUDA_ERROR_LOSSY_QUERY). (889)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `edgeData` must not be null if an edge has data that are not zero. Not checked, because the driver reports it, and only this call shows the content of a graph. (Explained after a refusal: 889)
/// - `numDependencies` must point to no more than the number of elements of each array that is not null. Not checked, because the length behind a pointer is unknown.
/// - `hNode` must belong to a graph that no other thread uses during the call. Not checked, because a check cannot see what other threads do.
#[doc(alias = "cuGraphNodeGetDependencies_v2")]
#[inline]
pub unsafe fn cuGraphNodeGetDependencies(
    hNode: CUgraphNode,
    dependencies: *mut CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
    numDependencies: *mut usize,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuGraphNodeGetDependencies_v2(hNode, dependencies, edgeData, numDependencies)
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuGraphNodeGetDependencies_v2(hNode, dependencies, edgeData, numDependencies)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphNodeGetDependencies_v2",
                outcome,
                (hNode, (), edgeData),
                rows::cuGraphNodeGetDependencies_v2,
                move || {
                    checks::cuGraphNodeGetDependencies_v2(
                        ptr::null_mut(),
                        dependencies,
                        edgeData,
                        ptr::null_mut(),
                    )
                },
            )
        });
    }
    Ok(())
}

/// Returns the nodes that depend on a node, with the data of the edges, or their number.
///
/// Since CUDA 12.3. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuGraphNodeGetDependentNodes_v2`. The raw call is [`sys::cuGraphNodeGetDependentNodes`](libcuda_sys::cuGraphNodeGetDependentNodes).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The node.
/// - `dependentNodes`: The nodes. The call sets the elements after the last node to null. With null, the call returns only the number.
/// - `edgeData`: The data of each edge. Null is allowed if all edge data are zero, and required if `dependentNodes` is null.
/// - `numDependentNodes`: The number of elements of each array on entry. On return the number of nodes written, or of all nodes if `dependentNodes` is null.
///
/// # Safety
///
/// `hNode` must be a live node, and no other thread may use its graph during the call. `numDependentNodes` must point to a number; each array must be null or have room for that many elements.
///
/// Each node is valid until it or its graph is destroyed.
///
/// # Errors
///
/// - [`CUDA_ERROR_LOSSY_QUERY`](libcuda_sys::CUresult::CUDA_ERROR_LOSSY_QUERY): `edgeData` must not be null if an edge has data that are not zero.
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `dependentNodes` breaks a rule below
///
/// # Checked
///
/// - `dependentNodes` must not be null if `edgeData` is not null. (96)
///
/// # Explained after a refusal
///
/// - `edgeData` is null: an edge has data that are not zero. [`CUDA_ERROR_LOSSY_QUERY`](libcuda_sys::CUresult::CUDA_ERROR_LOSSY_QUERY). (889)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `edgeData` must not be null if an edge has data that are not zero. Not checked, because the driver reports it, and only this call shows the content of a graph. (Explained after a refusal: 889)
/// - `numDependentNodes` must point to no more than the number of elements of each array that is not null. Not checked, because the length behind a pointer is unknown.
/// - `hNode` must belong to a graph that no other thread uses during the call. Not checked, because a check cannot see what other threads do.
#[doc(alias = "cuGraphNodeGetDependentNodes_v2")]
#[inline]
pub unsafe fn cuGraphNodeGetDependentNodes(
    hNode: CUgraphNode,
    dependentNodes: *mut CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
    numDependentNodes: *mut usize,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuGraphNodeGetDependentNodes_v2(hNode, dependentNodes, edgeData, numDependentNodes)
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuGraphNodeGetDependentNodes_v2(
            hNode,
            dependentNodes,
            edgeData,
            numDependentNodes,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphNodeGetDependentNodes_v2",
                outcome,
                (hNode, (), edgeData),
                rows::cuGraphNodeGetDependentNodes_v2,
                move || {
                    checks::cuGraphNodeGetDependentNodes_v2(
                        ptr::null_mut(),
                        dependentNodes,
                        edgeData,
                        ptr::null_mut(),
                    )
                },
            )
        });
    }
    Ok(())
}

/// Adds edges between nodes of a graph.
///
/// Since CUDA 12.3. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuGraphAddDependencies_v2`. The raw call is [`sys::cuGraphAddDependencies`](libcuda_sys::cuGraphAddDependencies).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraph`: The graph.
/// - `from`: The node at the start of each edge. Ignored if `numDependencies` is 0.
/// - `to`: The node at the end of each edge. An edge that exists already is an error.
/// - `edgeData`: The data of each edge; null stands for default edges.
/// - `numDependencies`: The number of elements of each array.
///
/// # Safety
///
/// `hGraph` must be a live graph that no other thread uses during the call. `from` and `to` must have `numDependencies` nodes of it, `edgeData` as many elements or be null.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `edgeData` breaks a rule below
///
/// # Checked
///
/// - `edgeData[i].from_port` must be [`CU_GRAPH_KERNEL_NODE_PORT_DEFAULT`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_DEFAULT), [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC) or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER). (473)
/// - `edgeData[i].to_port` must be zero. (474)
/// - `edgeData[i].type` must be an enumerator of [`CUgraphDependencyType`](libcuda_sys::CUgraphDependencyType) that the driver's release has. (475)
/// - `edgeData[i].reserved` must be zero. (476)
/// - `edgeData[i].from_port` must be [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC) or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER) if `edgeData[i].type` is [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](libcuda_sys::CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC). (477)
/// - `edgeData[i].type` must be [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](libcuda_sys::CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC) if `edgeData[i].from_port` is [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC). (478)
///
/// # Explained after a refusal
///
/// - `to[i]` is the same node as `from[i]`. (660)
/// - `from[i]` is not a node of `hGraph`. (682)
/// - `to[i]` is not a node of `hGraph`. (684)
/// - `edgeData[i].from_port` is not zero, and `from[i]` is not a kernel node. (858)
/// - `edgeData[i].type` is not [`CU_GRAPH_DEPENDENCY_TYPE_DEFAULT`](libcuda_sys::CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_DEFAULT), and `from[i]` and `to[i]` are not both kernel nodes. (859)
/// - `to[i]` depends on `from[i]` already. (861)
/// - `hGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `from[i]` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `to[i]` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `from` must have `numDependencies` elements. Not checked, because the length behind a pointer is unknown.
/// - `to` must have `numDependencies` elements. Not checked, because the length behind a pointer is unknown.
/// - `from[i]` must belong to `hGraph`. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 682)
/// - `to[i]` must belong to `hGraph`. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 684)
/// - `to[i]` must not depend on `from[i]` already. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 861)
/// - `edgeData[i].from_port` must be zero, unless `from[i]` is a kernel node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 858)
/// - `edgeData[i].type` must not be [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](libcuda_sys::CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC) unless `from[i]` and `to[i]` are kernel nodes. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 859)
/// - `hGraph` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[doc(alias = "cuGraphAddDependencies_v2")]
#[inline]
pub unsafe fn cuGraphAddDependencies(
    hGraph: CUgraph,
    from: *const CUgraphNode,
    to: *const CUgraphNode,
    edgeData: *const CUgraphEdgeData,
    numDependencies: usize,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuGraphAddDependencies_v2(hGraph, from, to, edgeData, numDependencies) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuGraphAddDependencies_v2(hGraph, from, to, edgeData, numDependencies)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphAddDependencies_v2",
                outcome,
                (hGraph, from, to, edgeData, numDependencies),
                rows::cuGraphAddDependencies_v2,
                move || {
                    checks::cuGraphAddDependencies_v2(
                        ptr::null_mut(),
                        ptr::null_mut(),
                        ptr::null_mut(),
                        edgeData,
                        numDependencies,
                    )
                },
            )
        });
    }
    Ok(())
}

/// Removes edges between nodes of a graph.
///
/// Since CUDA 12.3. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuGraphRemoveDependencies_v2`. The raw call is [`sys::cuGraphRemoveDependencies`](libcuda_sys::cuGraphRemoveDependencies).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraph`: The graph. It must have no allocation or free nodes.
/// - `from`: The node at the start of each edge. Ignored if `numDependencies` is 0.
/// - `to`: The node at the end of each edge. An edge that does not exist is an error.
/// - `edgeData`: The data of each edge, which must match; null stands for default edges.
/// - `numDependencies`: The number of elements of each array.
///
/// # Safety
///
/// `hGraph` must be a live graph that no other thread uses during the call. `from` and `to` must have `numDependencies` nodes of it, `edgeData` as many elements or be null.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `edgeData` breaks a rule below
///
/// # Checked
///
/// - `edgeData[i].from_port` must be [`CU_GRAPH_KERNEL_NODE_PORT_DEFAULT`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_DEFAULT), [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC) or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER). (473)
/// - `edgeData[i].to_port` must be zero. (474)
/// - `edgeData[i].type` must be an enumerator of [`CUgraphDependencyType`](libcuda_sys::CUgraphDependencyType) that the driver's release has. (475)
/// - `edgeData[i].reserved` must be zero. (476)
/// - `edgeData[i].from_port` must be [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC) or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER) if `edgeData[i].type` is [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](libcuda_sys::CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC). (477)
/// - `edgeData[i].type` must be [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](libcuda_sys::CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC) if `edgeData[i].from_port` is [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC). (478)
///
/// # Explained after a refusal
///
/// - `to[i]` is the same node as `from[i]`. (660)
/// - `from[i]` is not a node of `hGraph`. (682)
/// - `to[i]` is not a node of `hGraph`. (684)
/// - `edgeData[i].from_port` is not zero, and `from[i]` is not a kernel node. (858)
/// - `edgeData[i].type` is not [`CU_GRAPH_DEPENDENCY_TYPE_DEFAULT`](libcuda_sys::CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_DEFAULT), and `from[i]` and `to[i]` are not both kernel nodes. (859)
/// - `to[i]` does not depend on `from[i]`. (862)
/// - `hGraph` has memory allocation or free nodes. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (855)
/// - `hGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `from[i]` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `to[i]` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `from` must have `numDependencies` elements. Not checked, because the length behind a pointer is unknown.
/// - `to` must have `numDependencies` elements. Not checked, because the length behind a pointer is unknown.
/// - `from[i]` must belong to `hGraph`. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 682)
/// - `to[i]` must belong to `hGraph`. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 684)
/// - `to[i]` must depend on `from[i]` by an edge with the data of `edgeData[i]`. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 862)
/// - `hGraph` must hold no allocation or free nodes. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 855)
/// - `edgeData[i].from_port` must be zero, unless `from[i]` is a kernel node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 858)
/// - `edgeData[i].type` must not be [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](libcuda_sys::CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC) unless `from[i]` and `to[i]` are kernel nodes. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 859)
/// - `hGraph` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[doc(alias = "cuGraphRemoveDependencies_v2")]
#[inline]
pub unsafe fn cuGraphRemoveDependencies(
    hGraph: CUgraph,
    from: *const CUgraphNode,
    to: *const CUgraphNode,
    edgeData: *const CUgraphEdgeData,
    numDependencies: usize,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuGraphRemoveDependencies_v2(hGraph, from, to, edgeData, numDependencies) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuGraphRemoveDependencies_v2(hGraph, from, to, edgeData, numDependencies)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphRemoveDependencies_v2",
                outcome,
                (hGraph, from, to, edgeData, numDependencies),
                rows::cuGraphRemoveDependencies_v2,
                move || {
                    checks::cuGraphRemoveDependencies_v2(
                        ptr::null_mut(),
                        ptr::null_mut(),
                        ptr::null_mut(),
                        edgeData,
                        numDependencies,
                    )
                },
            )
        });
    }
    Ok(())
}

/// Removes a node and its edges from its graph.
///
/// Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphDestroyNode`](libcuda_sys::cuGraphDestroyNode).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The node. Its graph must have no allocation or free nodes, and the node must not be a device-updatable kernel node.
///
/// # Safety
///
/// `hNode` must be a live node that nothing uses afterwards, and no other thread may use its graph during the call.
///
/// `hNode` is invalid after the call. Executable graphs that already have the node do not change.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hNode` is of a graph with memory allocation or free nodes. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (851)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hNode` must be of a graph that holds no allocation or free nodes. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 851)
/// - `hNode` must not be a kernel node that a device may update, since CUDA 12.4. Not checked, because a query would take more than a tenth of the call's time.
/// - `hNode` must belong to a graph that no other thread uses during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphDestroyNode(hNode: CUgraphNode) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphDestroyNode(hNode) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuGraphDestroyNode", outcome, (hNode,), rows::cuGraphDestroyNode, unruled)
        });
    }
    Ok(())
}

/// Instantiates a graph: creates an executable graph from it.
///
/// Since CUDA 11.4. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuGraphInstantiateWithFlags`. The raw call is [`sys::cuGraphInstantiate`](libcuda_sys::cuGraphInstantiate).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let memory = calls::cuMemAlloc(4096)?;
/// let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
/// // SAFETY: the memory lives until the graph has run for the last time.
/// unsafe {
///     let of_thread = CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL;
///     calls::cuStreamBeginCapture(stream, of_thread)?;
///     calls::cuMemsetD8Async(memory, 7, 4096, stream)?; // recorded, not run
///     let graph = calls::cuStreamEndCapture(stream)?;
///     let executable = calls::cuGraphInstantiate(graph, 0)?;
///     for _ in 0..3 {
///         calls::cuGraphLaunch(executable, stream)?;
///     }
///     calls::cuStreamSynchronize(stream)?;
///     calls::cuGraphExecDestroy(executable)?;
///     calls::cuGraphDestroy(graph)?;
///     calls::cuStreamDestroy(stream)?;
///     calls::cuMemFree(memory)
/// }
/// # }
/// ```
///
/// Guide: [Modules, kernels and launches](crate::guides::launching).
///
/// # Parameters
///
/// - `hGraph`: The graph. With allocation, free, conditional or device-updatable kernel nodes it can have only one executable graph at a time.
/// - `flags`: Zero or bits of [`CUgraphInstantiate_flags`](libcuda_sys::CUgraphInstantiate_flags), without [`CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD).
///
/// # Returns
///
/// The new executable graph.
///
/// # Safety
///
/// `hGraph` must be a live graph that no other thread uses during the call, and everything that its nodes use must be live.
///
/// The executable graph is valid until [`cuGraphExecDestroy`]; `hGraph` may be destroyed before. Resources that its nodes use must live until the last launch of the executable graph has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `flags` breaks a rule below
///
/// # Checked
///
/// - `flags` must have no bits but [`CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH), [`CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY) and [`CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH) (since CUDA 12.0). (99)
/// - Since CUDA 12.0, `flags` must not have both [`CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH) and [`CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH). (97)
///
/// Allowed in `flags`, by the release of CUDA:
///
/// - every release: [`CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH), [`CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY)
/// - since 12.0: [`CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH)
///
/// # Checked by a query
///
/// - Since CUDA 12.0, `flags` must not have [`CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH) if `hGraph` holds other nodes than kernel, memcpy, memset and child graph nodes. (778)
/// - Since CUDA 12.3, `flags` must not have [`CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH) if `hGraph` holds no kernel, memcpy or memset node. (779)
/// - Since CUDA 12.0, `flags` must not have [`CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH) if `hGraph` copies an array. (838)
/// - Since CUDA 12.0, `flags` must not have [`CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH) if `hGraph` copies pageable memory of the host. (839)
///
/// # Explained after a refusal
///
/// - `hGraph` has a cycle. (863)
/// - `hGraph` has a host node in the body of a conditional node. (1141)
/// - `hGraph` has a memory allocation or free node in the body of a conditional node. (1142)
/// - `hGraph` has an event record or wait node in the body of a conditional node. (1143)
/// - `hGraph` has an external semaphore node in the body of a conditional node. (1144)
/// - `hGraph` has a batch memory operation node in the body of a conditional node. (1145)
/// - `hGraph` copies pageable memory of the host in the body of a conditional node. (1146)
/// - `hGraph` copies an array in the body of a conditional node. (1147)
/// - `hGraph` has a kernel in the body of a conditional node that is of another context than the node, or a condition without a node. (1148)
/// - `hGraph` has an executable graph already, and its conditional nodes allow only one, or is part of another graph. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (1149)
/// - `hGraph` is part of another graph, as the body of a conditional node or the graph of a child graph node, or has a device-updatable kernel node and an executable graph already. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (1150)
/// - `hGraph` has an executable graph already, and its memory allocation or free nodes allow only one, or is part of another graph. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (864)
/// - `hGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `flags` must not have [`CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH) without unified addressing, since CUDA 12.0. Not checked, because every context of a 64-bit process has this.
/// - `hGraph` must have no other executable graph if it holds allocation or free nodes. Not checked, because a handle does not show the objects that were created from it.
/// - `hGraph` must have no other executable graph if it holds kernel nodes that a device may update, since CUDA 12.4. Not checked, because a handle does not show the objects that were created from it.
/// - `hGraph` must have no other executable graph if it holds conditional nodes, since CUDA 12.3. Not checked, because a handle does not show the objects that were created from it. (Explained after a refusal: 1149)
/// - `hGraph` must hold kernels that launch graphs from the device in one context only, since CUDA 12.0. Not checked, because no driver call describes the code of a kernel.
/// - `hGraph` must have all its nodes in one context, with [`CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH), since CUDA 12.0. Not checked, because a node does not show its context.
/// - `hGraph` must hold no kernel that launches kernels, with [`CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH), since CUDA 12.0. Not checked, because no driver call describes the code of a kernel.
/// - `hGraph` must hold no cooperative kernel while MPS is in use, with [`CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH), since CUDA 12.0. Not checked, because it depends on the set-up of the system, which no call reports.
/// - `hGraph` must copy only memory that the current context can access, which is also the context of the other nodes, with [`CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH), since CUDA 12.0. Not checked, because a memcpy node does not show its context, and no query reports what a context can access.
/// - `hGraph` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[doc(alias = "cuGraphInstantiateWithFlags")]
#[inline]
pub unsafe fn cuGraphInstantiate(hGraph: CUgraph, flags: c_ulonglong) -> Result<CUgraphExec> {
    let mut phGraphExec = ptr::null_mut();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuGraphInstantiateWithFlags(&mut phGraphExec, hGraph, flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuGraphInstantiateWithFlags(&mut phGraphExec, hGraph, flags) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphInstantiateWithFlags",
                outcome,
                ((), hGraph),
                rows::cuGraphInstantiateWithFlags,
                move || checks::cuGraphInstantiateWithFlags(&mut phGraphExec, hGraph, flags),
            )
        });
    }
    Ok(phGraphExec)
}

/// Instantiates a graph, uploads the executable graph on request, and returns the reason for a failure.
///
/// Since CUDA 12.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphInstantiateWithParams`](libcuda_sys::cuGraphInstantiateWithParams).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
/// let mut parameters = CUDA_GRAPH_INSTANTIATE_PARAMS::default();
/// // SAFETY: the parameters can be written, and nothing uses the objects after their ends.
/// unsafe {
///     let graph = calls::cuGraphCreate(0)?;
///     calls::cuGraphAddEmptyNode(graph, &[])?;
///     let executable = calls::cuGraphInstantiateWithParams(graph, &mut parameters)?;
///     println!("{:?}", parameters.result_out); // and on an error, `hErrNode_out`
///     calls::cuGraphUpload(executable, stream)?; // so that the first launch takes no longer
///     calls::cuGraphLaunch(executable, stream)?;
///     calls::cuStreamSynchronize(stream)?;
///     calls::cuGraphExecDestroy(executable)?;
///     calls::cuGraphDestroy(graph)?;
///     calls::cuStreamDestroy(stream)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `hGraph`: The graph. With allocation, free, conditional or device-updatable kernel nodes it can have only one executable graph at a time.
/// - `instantiateParams`: The flags and the stream of an upload. `result_out` and `hErrNode_out` return the result and a node that caused an error.
///
/// # Returns
///
/// The new executable graph.
///
/// # Safety
///
/// `hGraph` must be a live graph that no other thread uses during the call, and everything that its nodes use must be live. `instantiateParams` must point to one structure; its `hUploadStream` must be a live stream or a default one, if the graph is uploaded.
///
/// The executable graph is valid until [`cuGraphExecDestroy`], which must not be called before the end of an upload; `hGraph` may be destroyed before. Resources that its nodes use must live until the last launch of the executable graph has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `instantiateParams` breaks a rule below
///
/// # Checked
///
/// - Since CUDA 12.0, `instantiateParams.flags` must not have both [`CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH) and [`CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH). (97)
/// - `instantiateParams.flags` must have no bits but those of [`CUgraphInstantiate_flags`](libcuda_sys::CUgraphInstantiate_flags) that the driver's release has. (100)
///
/// # Checked by a query
///
/// - Since CUDA 12.0, `instantiateParams.flags` must not have [`CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH) if `hGraph` holds other nodes than kernel, memcpy, memset and child graph nodes. (778)
/// - Since CUDA 12.3, `instantiateParams.flags` must not have [`CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH) if `hGraph` holds no kernel, memcpy or memset node. (779)
/// - Since CUDA 12.0, `instantiateParams.flags` must not have [`CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH) if `hGraph` copies an array. (838)
/// - Since CUDA 12.0, `instantiateParams.flags` must not have [`CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH) if `hGraph` copies pageable memory of the host. (839)
///
/// # Explained after a refusal
///
/// - `hGraph` has a cycle. (863)
/// - `hGraph` has a host node in the body of a conditional node. (1141)
/// - `hGraph` has a memory allocation or free node in the body of a conditional node. (1142)
/// - `hGraph` has an event record or wait node in the body of a conditional node. (1143)
/// - `hGraph` has an external semaphore node in the body of a conditional node. (1144)
/// - `hGraph` has a batch memory operation node in the body of a conditional node. (1145)
/// - `hGraph` copies pageable memory of the host in the body of a conditional node. (1146)
/// - `hGraph` copies an array in the body of a conditional node. (1147)
/// - `hGraph` has a kernel in the body of a conditional node that is of another context than the node, or a condition without a node. (1148)
/// - `hGraph` has an executable graph already, and its conditional nodes allow only one, or is part of another graph. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (1149)
/// - `hGraph` is part of another graph, as the body of a conditional node or the graph of a child graph node, or has a device-updatable kernel node and an executable graph already. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (1150)
/// - `hGraph` has an executable graph already, and its memory allocation or free nodes allow only one, or is part of another graph. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (864)
/// - `hGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `instantiateParams.hUploadStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `instantiateParams.hUploadStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `instantiateParams.flags` must not have [`CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH) without unified addressing. Not checked, because every context of a 64-bit process has this.
/// - `hGraph` must have no other executable graph if it holds allocation or free nodes. Not checked, because a handle does not show the objects that were created from it.
/// - `hGraph` must have no other executable graph if it holds kernel nodes that a device may update, since CUDA 12.4. Not checked, because a handle does not show the objects that were created from it.
/// - `hGraph` must have no other executable graph if it holds conditional nodes, since CUDA 12.3. Not checked, because a handle does not show the objects that were created from it. (Explained after a refusal: 1149)
/// - `hGraph` must hold kernels that launch graphs from the device in one context only. Not checked, because no driver call describes the code of a kernel.
/// - `hGraph` must have all its nodes in one context, with [`CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH). Not checked, because a node does not show its context.
/// - `hGraph` must hold no kernel that launches kernels, with [`CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH). Not checked, because no driver call describes the code of a kernel.
/// - `hGraph` must hold no cooperative kernel while MPS is in use, with [`CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH). Not checked, because it depends on the set-up of the system, which no call reports.
/// - `hGraph` must copy only memory that the current context can access, which is also the context of the other nodes, with [`CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH). Not checked, because a memcpy node does not show its context, and no query reports what a context can access.
/// - `hGraph` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphInstantiateWithParams(
    hGraph: CUgraph,
    instantiateParams: *mut CUDA_GRAPH_INSTANTIATE_PARAMS,
) -> Result<CUgraphExec> {
    let mut phGraphExec = ptr::null_mut();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuGraphInstantiateWithParams(&mut phGraphExec, hGraph, instantiateParams) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuGraphInstantiateWithParams(&mut phGraphExec, hGraph, instantiateParams)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphInstantiateWithParams",
                outcome,
                ((), hGraph, instantiateParams),
                rows::cuGraphInstantiateWithParams,
                move || {
                    checks::cuGraphInstantiateWithParams(
                        &mut phGraphExec,
                        hGraph,
                        instantiateParams,
                    )
                },
            )
        });
    }
    Ok(phGraphExec)
}

/// Returns the flags that an executable graph was instantiated with.
///
/// Since CUDA 12.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphExecGetFlags`](libcuda_sys::cuGraphExecGetFlags).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraphExec`: The executable graph.
///
/// # Returns
///
/// Zero or bits of [`CUgraphInstantiate_flags`](libcuda_sys::CUgraphInstantiate_flags), without [`CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD).
///
/// # Safety
///
/// `hGraphExec` must be a live executable graph that no other thread uses during the call.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hGraphExec` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hGraphExec` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphExecGetFlags(hGraphExec: CUgraphExec) -> Result<cuuint64_t> {
    let mut flags = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphExecGetFlags(hGraphExec, &mut flags) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphExecGetFlags",
                outcome,
                (hGraphExec,),
                rows::cuGraphExecGetFlags,
                unruled,
            )
        });
    }
    Ok(flags)
}

/// Replaces the parameters of a kernel node of an executable graph, for later launches. Prefer [`cuGraphExecNodeSetParams`].
///
/// Since CUDA 12.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuGraphExecKernelNodeSetParams_v2`. The raw call is [`sys::cuGraphExecKernelNodeSetParams`](libcuda_sys::cuGraphExecKernelNodeSetParams).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # const PTX: &CStr = c"";
/// # fn main() -> Result<()> {
/// let (mut data, mut count): (CUdeviceptr, u32) = (calls::cuMemAlloc(4096)?, 1024);
/// let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
/// let mut arguments = [(&raw mut data).cast(), (&raw mut count).cast()];
/// // SAFETY: the arguments have the types that the kernel declares, and nothing uses the objects
/// // after their ends.
/// unsafe {
///     let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
///     let graph = calls::cuGraphCreate(0)?;
///     let mut parameters = CUDA_KERNEL_NODE_PARAMS {
///         func: calls::cuModuleGetFunction(module, c"add_one")?,
///         gridDimX: 4,
///         gridDimY: 1,
///         gridDimZ: 1,
///         blockDimX: 256,
///         blockDimY: 1,
///         blockDimZ: 1,
///         kernelParams: arguments.as_mut_ptr(),
///         ..Default::default()
///     };
///     let node = calls::cuGraphAddKernelNode(graph, &[], &parameters)?;
///     let executable = calls::cuGraphInstantiate(graph, 0)?;
///     calls::cuGraphLaunch(executable, stream)?;
///     (&raw mut count).write(512);
///     parameters.gridDimX = 2;
///     // From the next launch on: the one before has the arguments that it was started with.
///     calls::cuGraphExecKernelNodeSetParams(executable, node, &parameters)?;
///     calls::cuGraphLaunch(executable, stream)?;
///     calls::cuStreamSynchronize(stream)?;
///     calls::cuGraphExecDestroy(executable)?;
///     calls::cuGraphDestroy(graph)?;
///     calls::cuModuleUnload(module)?;
///     calls::cuStreamDestroy(stream)?;
///     calls::cuMemFree(data)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `hGraphExec`: The executable graph.
/// - `hNode`: The node, in the graph that `hGraphExec` was instantiated from. It must still be part of that graph.
/// - `nodeParams`: The kernel, its launch dimensions and its arguments. The kernel must have the same context as the previous one.
///
/// # Safety
///
/// `hGraphExec` must be a live executable graph, and `hNode` a node of the graph that it was instantiated from. No other thread may use the graphs during the call. `kernelParams` or `extra` must hold the parameters of the kernel, and `extra` must end with [`CU_LAUNCH_PARAM_END`](libcuda_sys::CU_LAUNCH_PARAM_END). The device must not update the node during the call.
///
/// The arguments are copied during the call. The kernel and all memory that it uses must live until the last launch of `hGraphExec` has ended, and the previous ones until all earlier launches have ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `nodeParams` breaks a rule below
///
/// # Checked
///
/// - `nodeParams.extra` must be null if `nodeParams.kernelParams` is not null. (518)
/// - `nodeParams.extra` must have [`CU_LAUNCH_PARAM_BUFFER_POINTER`](libcuda_sys::CU_LAUNCH_PARAM_BUFFER_POINTER) if its [`CU_LAUNCH_PARAM_BUFFER_SIZE`](libcuda_sys::CU_LAUNCH_PARAM_BUFFER_SIZE) is not zero. (519)
///
/// # Explained after a refusal
///
/// - `hNode` is not a node of the graph that `hGraphExec` was instantiated from, or `nodeParams.func` is of another context than the function of the node, or requires another block with `.reqntid`. (1170)
/// - `hNode` is not a kernel node. (665)
/// - `hGraphExec` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `nodeParams.func` is null, and so is `kern`. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (736)
/// - `nodeParams.gridDimX` is zero. (641)
/// - `nodeParams.gridDimY` is zero. (642)
/// - `nodeParams.gridDimZ` is zero. (643)
/// - `nodeParams.blockDimX` is zero. (644)
/// - `nodeParams.blockDimY` is zero. (645)
/// - `nodeParams.blockDimZ` is zero. (646)
/// - `nodeParams.gridDimX` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X). (647)
/// - `nodeParams.gridDimY` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y). (648)
/// - `nodeParams.gridDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z). (649)
/// - `nodeParams.blockDimX` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X). (650)
/// - `nodeParams.blockDimY` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y). (651)
/// - `nodeParams.blockDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z). (652)
/// - `nodeParams.blockDimX * nodeParams.blockDimY * nodeParams.blockDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK). (653)
/// - `nodeParams.blockDimX * nodeParams.blockDimY * nodeParams.blockDimZ` is more than the kernel's [`CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK), which depends on its registers and its `.maxntid`. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES). (1176)
/// - `nodeParams.sharedMemBytes` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN) of the devices without the kernel's static shared memory. (1177)
/// - `nodeParams.sharedMemBytes` is more than the kernel's [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES), which [`cuFuncSetAttribute`](crate::calls::cuFuncSetAttribute) or [`cuKernelSetAttribute`](crate::calls::cuKernelSetAttribute) can raise. (1178)
/// - `nodeParams.gridDimX` is not a multiple of the kernel's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1184)
/// - `nodeParams.gridDimY` is not a multiple of the kernel's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1185)
/// - `nodeParams.gridDimZ` is not a multiple of the kernel's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1186)
/// - `nodeParams.kernelParams` is null, and the kernel has parameters. (1207)
/// - `nodeParams.kernelParams[i]` is null: the kernel has a parameter at this position. (1208)
/// - `nodeParams.extra[CU_LAUNCH_PARAM_BUFFER_SIZE]` is more than the bytes of the kernel's parameters. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES). (1210)
/// - `nodeParams.ctx` is not a live context, and no other one is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
///
/// # Left to the caller
///
/// - `hNode` must be a kernel node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 665)
/// - `hNode` must still be in the graph that `hGraphExec` was instantiated from. Not checked, because a handle does not show its graph, or the nodes that were removed from the graph.
/// - `nodeParams.func` must be of the same context as before. Not checked, because a handle does not show the earlier parameters of the node. (Explained after a refusal: 1170)
/// - `nodeParams.func` must launch kernels only if the function before did. Not checked, because no driver call describes the code of a kernel.
/// - `nodeParams.func` must update nodes from the device only if the function before did, since CUDA 12.4. Not checked, because no driver call describes the code of a kernel.
/// - `nodeParams.func` must launch graphs from the device only if the function before did, or the graph is for device launch, or such nodes of the same context were there from the start. Not checked, because no driver call describes the code of a kernel.
/// - `hNode` must not be updated from the device at the same time, since CUDA 12.4. Not checked, because only the program knows what runs on its devices and when.
/// - `hGraphExec` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[doc(alias = "cuGraphExecKernelNodeSetParams_v2")]
#[inline]
pub unsafe fn cuGraphExecKernelNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: &CUDA_KERNEL_NODE_PARAMS,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuGraphExecKernelNodeSetParams_v2(hGraphExec, hNode, nodeParams) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuGraphExecKernelNodeSetParams_v2(hGraphExec, hNode, nodeParams) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphExecKernelNodeSetParams_v2",
                outcome,
                (hGraphExec, hNode, nodeParams),
                rows::cuGraphExecKernelNodeSetParams_v2,
                move || {
                    checks::cuGraphExecKernelNodeSetParams_v2(
                        ptr::null_mut(),
                        ptr::null_mut(),
                        nodeParams,
                    )
                },
            )
        });
    }
    Ok(())
}

/// Replaces the parameters of a memcpy node of an executable graph, for later launches. Prefer [`cuGraphExecNodeSetParams`].
///
/// Since CUDA 10.2. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphExecMemcpyNodeSetParams`](libcuda_sys::cuGraphExecMemcpyNodeSetParams).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraphExec`: The executable graph.
/// - `hNode`: The node, in the graph that `hGraphExec` was instantiated from. It must still be part of that graph.
/// - `copyParams`: The copy. It and the previous copy must be one-dimensional and use memory of the same contexts. The size must not be zero.
/// - `ctx`: The context that the node runs in.
///
/// # Safety
///
/// `hGraphExec` must be a live executable graph, and `hNode` a node of the graph that it was instantiated from. No other thread may use the graphs during the call. `copyParams` must describe memory that is live at both ends whenever the node runs. `ctx` must be a live context.
///
/// `copyParams` is copied. The context and the memory must live until the last launch of `hGraphExec` has ended, and the previous memory until all earlier launches have ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `copyParams` breaks a rule below. Also:
///   - `hNode` must have been created with a one-dimensional copy.
///   - `copyParams` must have operands with the same mappings as before.
///
/// # Checked
///
/// - `copyParams.WidthInBytes` must not be zero. (81)
/// - `copyParams.Height` must be 1: the copy must be one-dimensional. (82)
/// - `copyParams.Depth` must be 1: the copy must be one-dimensional. (83)
/// - If `copyParams.WidthInBytes`, `copyParams.Height` and `copyParams.Depth` are not zero:
///   - `copyParams.srcMemoryType` must be an enumerator of [`CUmemorytype`](libcuda_sys::CUmemorytype) that the driver's release has. (448)
///   - `copyParams.dstMemoryType` must be an enumerator of [`CUmemorytype`](libcuda_sys::CUmemorytype) that the driver's release has. (449)
///   - If `copyParams.srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY):
///     - `copyParams.srcPitch` must be zero or at least `WidthInBytes` + `srcXInBytes`. (450)
///     - `copyParams.srcHeight` must be zero or at least `Height` + `srcY`. (451)
///   - If `copyParams.dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY):
///     - `copyParams.dstPitch` must be zero or at least `WidthInBytes` + `dstXInBytes`. (452)
///     - `copyParams.dstHeight` must be zero or at least `Height` + `dstY`. (453)
///   - `copyParams.srcLOD` must be zero. (454)
///   - `copyParams.dstLOD` must be zero. (455)
///   - `copyParams.reserved0` must be null. (456)
///   - `copyParams.reserved1` must be null. (457)
///
/// # Explained after a refusal
///
/// - `hNode` is not a node of the graph that `hGraphExec` was instantiated from, or the new parameters change what only another node can have, such as the context or the kind of memory. (1172)
/// - `hNode` is not a memcpy node. (666)
/// - `hGraphExec` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `ctx` is not a live context, and no other one is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
/// - `copyParams.srcPitch` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH) of the devices, and `copyParams.srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (891)
/// - `copyParams.dstPitch` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH) of the devices, and `copyParams.dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (892)
/// - If `copyParams.WidthInBytes`, `copyParams.Height` and `copyParams.Depth` are not zero:
///   - `copyParams.srcHost` is null, and `copyParams.srcMemoryType` is [`CU_MEMORYTYPE_HOST`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_HOST). (1073)
///   - `copyParams.dstHost` is null, and `copyParams.dstMemoryType` is [`CU_MEMORYTYPE_HOST`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_HOST). (1074)
///   - `copyParams.srcArray` is null, and `copyParams.srcMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1075)
///   - `copyParams.dstArray` is null, and `copyParams.dstMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1076)
///
/// # Left to the caller
///
/// - `hNode` must be a memcpy node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 666)
/// - `hNode` must still be in the graph that `hGraphExec` was instantiated from. Not checked, because a handle does not show its graph, or the nodes that were removed from the graph.
/// - `copyParams` must have memory of the same contexts as before. Not checked, because a handle does not show the earlier parameters of the node. (Explained after a refusal: 1172)
/// - `hNode` must have been created with a one-dimensional copy. Not checked, because a handle does not show the earlier parameters of the node.
/// - `copyParams` must have operands with the same mappings as before. Not checked, because a handle does not show the earlier parameters of the node.
/// - `hGraphExec` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphExecMemcpyNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    copyParams: &CUDA_MEMCPY3D,
    ctx: CUcontext,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuGraphExecMemcpyNodeSetParams(hGraphExec, hNode, copyParams, ctx) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuGraphExecMemcpyNodeSetParams(hGraphExec, hNode, copyParams, ctx) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphExecMemcpyNodeSetParams",
                outcome,
                (hGraphExec, hNode, copyParams, ctx),
                rows::cuGraphExecMemcpyNodeSetParams,
                move || {
                    checks::cuGraphExecMemcpyNodeSetParams(
                        ptr::null_mut(),
                        ptr::null_mut(),
                        copyParams,
                        ptr::null_mut(),
                    )
                },
            )
        });
    }
    Ok(())
}

/// Replaces the parameters of a memset node of an executable graph, for later launches. Prefer [`cuGraphExecNodeSetParams`].
///
/// Since CUDA 10.2. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphExecMemsetNodeSetParams`](libcuda_sys::cuGraphExecMemsetNodeSetParams).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraphExec`: The executable graph.
/// - `hNode`: The node, in the graph that `hGraphExec` was instantiated from. It must still be part of that graph.
/// - `memsetParams`: The memory and the value. The memory must be of the same kind, context and device as before. The size must not be zero. The driver may refuse a change of the dimensions.
/// - `ctx`: The context that the node runs in.
///
/// # Safety
///
/// `hGraphExec` must be a live executable graph, and `hNode` a node of the graph that it was instantiated from. No other thread may use the graphs during the call. `memsetParams` must describe live memory. `ctx` must be a live context.
///
/// `memsetParams` is copied. The context and the memory must live until the last launch of `hGraphExec` has ended, and the previous memory until all earlier launches have ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `memsetParams` breaks a rule below. Also:
///   - `hNode` must have been created with a one-dimensional fill, up to CUDA 12.5.
///   - `memsetParams.dst` must be mapped as the one before, up to CUDA 12.5.
///
/// # Checked
///
/// - `memsetParams.width` must not be zero. (85)
/// - Up to CUDA 12.5, `memsetParams.height` must be 1: the fill must be one-dimensional. (86)
/// - `memsetParams.height` must not be zero. (87)
/// - `memsetParams.elementSize` must be 1, 2 or 4. (84)
///
/// # Explained after a refusal
///
/// - `hNode` is not a node of the graph that `hGraphExec` was instantiated from, or the new parameters change what only another node can have, such as the context or the kind of memory. (1172)
/// - `hNode` is not a memset node. (667)
/// - `hGraphExec` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `ctx` is not a live context, and no other one is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
/// - `memsetParams.dst` is not an address that CUDA knows. (1072)
///
/// # Left to the caller
///
/// - `hNode` must be a memset node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 667)
/// - `hNode` must still be in the graph that `hGraphExec` was instantiated from. Not checked, because a handle does not show its graph, or the nodes that were removed from the graph.
/// - `memsetParams.dst` must be memory of the same context as before, up to CUDA 12.5. Not checked, because a handle does not show the earlier parameters of the node. (Explained after a refusal: 1172)
/// - `hNode` must have been created with a one-dimensional fill, up to CUDA 12.5. Not checked, because a handle does not show the earlier parameters of the node.
/// - `memsetParams.dst` must be mapped as the one before, up to CUDA 12.5. Not checked, because a handle does not show the earlier parameters of the node.
/// - `memsetParams.dst` must be the same kind of memory, of the same context and mapped by the same devices as the one before, since CUDA 12.6. Not checked, because a handle does not show the earlier parameters of the node. (Explained after a refusal: 1172)
/// - `memsetParams` must have the same dimensions as in the node if the fill is two-dimensional, since CUDA 12.6. Not checked, because a handle does not show the earlier parameters of the node.
/// - `memsetParams.height` must be the same as in the node if the fill is one-dimensional, since CUDA 12.6. Not checked, because a handle does not show the earlier parameters of the node.
/// - `memsetParams` must have the same width, `elementSize` and pitch as in the node, since CUDA 12.6. Not checked, because the documentation says that others may be rejected, not that they are.
/// - `hGraphExec` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphExecMemsetNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    memsetParams: &CUDA_MEMSET_NODE_PARAMS,
    ctx: CUcontext,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuGraphExecMemsetNodeSetParams(hGraphExec, hNode, memsetParams, ctx) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuGraphExecMemsetNodeSetParams(hGraphExec, hNode, memsetParams, ctx)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphExecMemsetNodeSetParams",
                outcome,
                (hGraphExec, hNode, memsetParams, ctx),
                rows::cuGraphExecMemsetNodeSetParams,
                move || {
                    checks::cuGraphExecMemsetNodeSetParams(
                        ptr::null_mut(),
                        ptr::null_mut(),
                        memsetParams,
                        ptr::null_mut(),
                    )
                },
            )
        });
    }
    Ok(())
}

/// Replaces the parameters of a host node of an executable graph, for later launches. Prefer [`cuGraphExecNodeSetParams`].
///
/// Since CUDA 10.2. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphExecHostNodeSetParams`](libcuda_sys::cuGraphExecHostNodeSetParams).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraphExec`: The executable graph.
/// - `hNode`: The node, in the graph that `hGraphExec` was instantiated from. It must still be part of that graph.
/// - `nodeParams`: The function and its argument.
///
/// # Safety
///
/// `hGraphExec` must be a live executable graph, and `hNode` a node of the graph that it was instantiated from. No other thread may use the graphs during the call. `nodeParams.fn` must be a function that may run on another thread, does not unwind and does not call CUDA.
///
/// The function and the data at `nodeParams.userData` must stay valid until the last launch of `hGraphExec` has ended, and the previous ones until all earlier launches have ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hNode` is not a node of the graph that `hGraphExec` was instantiated from. (1173)
/// - `hNode` is not a host node. (668)
/// - `hGraphExec` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `nodeParams.fn` is null. (734)
///
/// # Left to the caller
///
/// - `hNode` must be a host node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 668)
/// - `hNode` must still be in the graph that `hGraphExec` was instantiated from. Not checked, because a handle does not show its graph, or the nodes that were removed from the graph.
/// - `hGraphExec` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphExecHostNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: &CUDA_HOST_NODE_PARAMS,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuGraphExecHostNodeSetParams(hGraphExec, hNode, nodeParams) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphExecHostNodeSetParams",
                outcome,
                (hGraphExec, hNode, nodeParams),
                rows::cuGraphExecHostNodeSetParams,
                unruled,
            )
        });
    }
    Ok(())
}

/// Replaces the parameters of all nodes in a child graph node of an executable graph, for later launches. Prefer [`cuGraphExecNodeSetParams`].
///
/// Since CUDA 11.1. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphExecChildGraphNodeSetParams`](libcuda_sys::cuGraphExecChildGraphNodeSetParams).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraphExec`: The executable graph.
/// - `hNode`: The node, in the graph that `hGraphExec` was instantiated from. It must still be part of that graph.
/// - `childGraph`: The graph that supplies the parameters. It must have the same topology as the graph in `hNode`, and its nodes must have been created in the same order.
///
/// # Safety
///
/// `hGraphExec` must be a live executable graph, and `hNode` a node of the graph that it was instantiated from. No other thread may use the graphs during the call. `childGraph` must be a live graph.
///
/// `childGraph` may be destroyed after the call. Resources that its nodes use must live until the last launch of `hGraphExec` has ended, and the previous ones until all earlier launches have ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hNode` is not a node of the graph that `hGraphExec` was instantiated from. (1173)
/// - `hNode` is not a child graph node. (669)
/// - `hGraphExec` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `childGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hNode` must be a child graph node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 669)
/// - `hNode` must still be in the graph that `hGraphExec` was instantiated from. Not checked, because a handle does not show its graph, or the nodes that were removed from the graph.
/// - `childGraph` must have the topology of the graph in `hNode`. Not checked, because a query would take more than a tenth of the call's time.
/// - `childGraph` must have its nodes added in the order of the graph in `hNode`. Not checked, because no query reports the order in which nodes were added.
/// - `childGraph` must differ from the graph in `hNode` by no more than [`cuGraphExecUpdate`] allows. Not checked, because no query lists the nodes of an executable graph.
/// - `hGraphExec` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphExecChildGraphNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    childGraph: CUgraph,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuGraphExecChildGraphNodeSetParams(hGraphExec, hNode, childGraph) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphExecChildGraphNodeSetParams",
                outcome,
                (hGraphExec, hNode, childGraph),
                rows::cuGraphExecChildGraphNodeSetParams,
                unruled,
            )
        });
    }
    Ok(())
}

/// Replaces the event that an event record node uses in an executable graph, for later launches. Prefer [`cuGraphExecNodeSetParams`].
///
/// Since CUDA 11.1. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphExecEventRecordNodeSetEvent`](libcuda_sys::cuGraphExecEventRecordNodeSetEvent).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraphExec`: The executable graph.
/// - `hNode`: The node, in the graph that `hGraphExec` was instantiated from. It must still be part of that graph.
/// - `event`: The event that each launch records.
///
/// # Safety
///
/// `hGraphExec` must be a live executable graph, and `hNode` a node of the graph that it was instantiated from. No other thread may use the graphs during the call. `event` must be a live event.
///
/// `event` must live until the last launch of `hGraphExec` has ended, and the previous event until all earlier launches have ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hNode` is not a node of the graph that `hGraphExec` was instantiated from, or `event` is of another context than the event of the node. (1171)
/// - `hNode` is not an event record node. (670)
/// - `hGraphExec` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `event` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `event` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `event` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `hNode` must be an event record node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 670)
/// - `hNode` must be in the graph that `hGraphExec` was instantiated from. Not checked, because a handle does not show its graph, or the nodes that were removed from the graph.
/// - `hGraphExec` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphExecEventRecordNodeSetEvent(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    event: CUevent,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuGraphExecEventRecordNodeSetEvent(hGraphExec, hNode, event) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphExecEventRecordNodeSetEvent",
                outcome,
                (hGraphExec, hNode, event),
                rows::cuGraphExecEventRecordNodeSetEvent,
                unruled,
            )
        });
    }
    Ok(())
}

/// Replaces the event that an event wait node uses in an executable graph, for later launches. Prefer [`cuGraphExecNodeSetParams`].
///
/// Since CUDA 11.1. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphExecEventWaitNodeSetEvent`](libcuda_sys::cuGraphExecEventWaitNodeSetEvent).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraphExec`: The executable graph.
/// - `hNode`: The node, in the graph that `hGraphExec` was instantiated from. It must still be part of that graph.
/// - `event`: The event to wait for.
///
/// # Safety
///
/// `hGraphExec` must be a live executable graph, and `hNode` a node of the graph that it was instantiated from. No other thread may use the graphs during the call. `event` must be a live event.
///
/// `event` must live until the last launch of `hGraphExec` has ended, and the previous event until all earlier launches have ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hNode` is not a node of the graph that `hGraphExec` was instantiated from, or `event` is of another context than the event of the node. (1171)
/// - `hNode` is not an event wait node. (671)
/// - `hGraphExec` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `event` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `event` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `event` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `hNode` must be an event wait node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 671)
/// - `hNode` must be in the graph that `hGraphExec` was instantiated from. Not checked, because a handle does not show its graph, or the nodes that were removed from the graph.
/// - `hGraphExec` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphExecEventWaitNodeSetEvent(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    event: CUevent,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuGraphExecEventWaitNodeSetEvent(hGraphExec, hNode, event) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphExecEventWaitNodeSetEvent",
                outcome,
                (hGraphExec, hNode, event),
                rows::cuGraphExecEventWaitNodeSetEvent,
                unruled,
            )
        });
    }
    Ok(())
}

/// Replaces the parameters of a node that signals external semaphores, in an executable graph, for later launches. Prefer [`cuGraphExecNodeSetParams`].
///
/// Since CUDA 11.2. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphExecExternalSemaphoresSignalNodeSetParams`](libcuda_sys::cuGraphExecExternalSemaphoresSignalNodeSetParams).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraphExec`: The executable graph.
/// - `hNode`: The node, in the graph that `hGraphExec` was instantiated from. It must still be part of that graph.
/// - `nodeParams`: The semaphores, as many as before, and the parameters of each signal.
///
/// # Safety
///
/// `hGraphExec` must be a live executable graph, and `hNode` a node of the graph that it was instantiated from. No other thread may use the graphs during the call. `nodeParams` must have arrays of `numExtSems` elements, of live semaphores.
///
/// The arrays are copied. The semaphores must live until the last launch of `hGraphExec` has ended, and the previous ones until all earlier launches have ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `nodeParams` breaks a rule below
///
/// # Checked
///
/// - `nodeParams.paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC`](libcuda_sys::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC). (558)
///
/// # Explained after a refusal
///
/// - `hNode` is not a node of the graph that `hGraphExec` was instantiated from, or the new parameters change what only another node can have, such as the context or the kind of memory. (1172)
/// - `hNode` is not an external semaphore signal node. (846)
/// - `hGraphExec` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `nodeParams.extSemArray[i]` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hNode` must be an external semaphore signal node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 846)
/// - `hNode` must still be in the graph that `hGraphExec` was instantiated from. Not checked, because a handle does not show its graph, or the nodes that were removed from the graph.
/// - `nodeParams.numExtSems` must be the same as in the node. Not checked, because a handle does not show the earlier parameters of the node.
/// - `nodeParams.numExtSems` must be the number of elements of both `extSemArray` and `paramsArray`. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.paramsArray[i].flags` must be zero, for a semaphore that is not of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a handle does not show the source of its import.
/// - `nodeParams.paramsArray[i].params.nvSciSync.fence` must point to an `NvSciSyncFence`, for a semaphore of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a pointer does not show its type.
/// - `hGraphExec` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec, hNode, nodeParams)
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec, hNode, nodeParams)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphExecExternalSemaphoresSignalNodeSetParams",
                outcome,
                (hGraphExec, hNode, nodeParams),
                rows::cuGraphExecExternalSemaphoresSignalNodeSetParams,
                move || {
                    checks::cuGraphExecExternalSemaphoresSignalNodeSetParams(
                        ptr::null_mut(),
                        ptr::null_mut(),
                        nodeParams,
                    )
                },
            )
        });
    }
    Ok(())
}

/// Replaces the parameters of a node that waits for external semaphores, in an executable graph, for later launches. Prefer [`cuGraphExecNodeSetParams`].
///
/// Since CUDA 11.2. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphExecExternalSemaphoresWaitNodeSetParams`](libcuda_sys::cuGraphExecExternalSemaphoresWaitNodeSetParams).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraphExec`: The executable graph.
/// - `hNode`: The node, in the graph that `hGraphExec` was instantiated from. It must still be part of that graph.
/// - `nodeParams`: The semaphores, as many as before, and the parameters of each wait.
///
/// # Safety
///
/// `hGraphExec` must be a live executable graph, and `hNode` a node of the graph that it was instantiated from. No other thread may use the graphs during the call. `nodeParams` must have arrays of `numExtSems` elements, of live semaphores.
///
/// The arrays are copied. The semaphores must live until the last launch of `hGraphExec` has ended, and the previous ones until all earlier launches have ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `nodeParams` breaks a rule below
///
/// # Checked
///
/// - `nodeParams.paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC`](libcuda_sys::CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC). (559)
///
/// # Explained after a refusal
///
/// - `hNode` is not a node of the graph that `hGraphExec` was instantiated from, or the new parameters change what only another node can have, such as the context or the kind of memory. (1172)
/// - `hNode` is not an external semaphore wait node. (847)
/// - `hGraphExec` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `nodeParams.extSemArray[i]` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hNode` must be an external semaphore wait node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 847)
/// - `hNode` must still be in the graph that `hGraphExec` was instantiated from. Not checked, because a handle does not show its graph, or the nodes that were removed from the graph.
/// - `nodeParams.numExtSems` must be the same as in the node. Not checked, because a handle does not show the earlier parameters of the node.
/// - `nodeParams.numExtSems` must be the number of elements of both `extSemArray` and `paramsArray`. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.paramsArray[i].flags` must be zero, for a semaphore that is not of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a handle does not show the source of its import.
/// - `nodeParams.paramsArray[i].params.nvSciSync.fence` must point to an `NvSciSyncFence`, for a semaphore of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a pointer does not show its type.
/// - `hGraphExec` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec, hNode, nodeParams)
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec, hNode, nodeParams)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphExecExternalSemaphoresWaitNodeSetParams",
                outcome,
                (hGraphExec, hNode, nodeParams),
                rows::cuGraphExecExternalSemaphoresWaitNodeSetParams,
                move || {
                    checks::cuGraphExecExternalSemaphoresWaitNodeSetParams(
                        ptr::null_mut(),
                        ptr::null_mut(),
                        nodeParams,
                    )
                },
            )
        });
    }
    Ok(())
}

/// Enables or disables a node of an executable graph, for later launches. A disabled node acts as an empty node.
///
/// Since CUDA 11.6. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphNodeSetEnabled`](libcuda_sys::cuGraphNodeSetEnabled).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraphExec`: The executable graph.
/// - `hNode`: A kernel, memset, memcpy, batch memcpy or fabric copy batch node, in the graph that `hGraphExec` was instantiated from. It must still be part of that graph.
/// - `isEnabled`: Zero disables the node; any other value enables it.
///
/// # Safety
///
/// `hGraphExec` must be a live executable graph, and `hNode` a node of the graph that it was instantiated from. No other thread may use the graphs during the call. The device must not update the node during the call.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hNode` is not a node of the graph that `hGraphExec` was instantiated from. (1173)
/// - `hNode` is not a kernel, memset or memcpy node. (738)
/// - `hGraphExec` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hNode` must still be in the graph that `hGraphExec` was instantiated from. Not checked, because a handle does not show its graph, or the nodes that were removed from the graph.
/// - `hNode` must be a kernel, memset or memcpy node, up to CUDA 13.4. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 738)
/// - `hNode` must be a kernel, memset, memcpy, batch memcpy or fabric memcpy node, since CUDA 13.5. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 738)
/// - `hNode` must not be updated from the device at the same time, since CUDA 12.4. Not checked, because only the program knows what runs on its devices and when.
/// - `hGraphExec` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphNodeSetEnabled(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    isEnabled: c_uint,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphNodeSetEnabled(hGraphExec, hNode, isEnabled) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphNodeSetEnabled",
                outcome,
                (hGraphExec, hNode),
                rows::cuGraphNodeSetEnabled,
                unruled,
            )
        });
    }
    Ok(())
}

/// Returns whether a node of an executable graph is enabled.
///
/// Since CUDA 11.6. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphNodeGetEnabled`](libcuda_sys::cuGraphNodeGetEnabled).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraphExec`: The executable graph.
/// - `hNode`: A kernel, memset, memcpy, batch memcpy or fabric copy batch node, in the graph that `hGraphExec` was instantiated from. It must still be part of that graph.
///
/// # Returns
///
/// 1 if the node is enabled, 0 if it is disabled. Updates from the device do not show.
///
/// # Safety
///
/// `hGraphExec` must be a live executable graph, and `hNode` a node of the graph that it was instantiated from. No other thread may use the graphs during the call.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hNode` is not a node of the graph that `hGraphExec` was instantiated from. (1173)
/// - `hNode` is not a kernel, memset or memcpy node. (738)
/// - `hGraphExec` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hNode` must still be in the graph that `hGraphExec` was instantiated from. Not checked, because a handle does not show its graph, or the nodes that were removed from the graph.
/// - `hNode` must be a kernel, memset or memcpy node, up to CUDA 13.4. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 738)
/// - `hNode` must be a kernel, memset, memcpy, batch memcpy or fabric memcpy node, since CUDA 13.5. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 738)
/// - `hGraphExec` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphNodeGetEnabled(hGraphExec: CUgraphExec, hNode: CUgraphNode) -> Result<c_uint> {
    let mut isEnabled = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphNodeGetEnabled(hGraphExec, hNode, &mut isEnabled) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphNodeGetEnabled",
                outcome,
                (hGraphExec, hNode),
                rows::cuGraphNodeGetEnabled,
                unruled,
            )
        });
    }
    Ok(isEnabled)
}

/// Uploads an executable graph to its device in a stream, without executing it.
///
/// Since CUDA 11.1. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphUpload`](libcuda_sys::cuGraphUpload).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
/// let mut parameters = CUDA_GRAPH_INSTANTIATE_PARAMS::default();
/// // SAFETY: the parameters can be written, and nothing uses the objects after their ends.
/// unsafe {
///     let graph = calls::cuGraphCreate(0)?;
///     calls::cuGraphAddEmptyNode(graph, &[])?;
///     let executable = calls::cuGraphInstantiateWithParams(graph, &mut parameters)?;
///     println!("{:?}", parameters.result_out); // and on an error, `hErrNode_out`
///     calls::cuGraphUpload(executable, stream)?; // so that the first launch takes no longer
///     calls::cuGraphLaunch(executable, stream)?;
///     calls::cuStreamSynchronize(stream)?;
///     calls::cuGraphExecDestroy(executable)?;
///     calls::cuGraphDestroy(graph)?;
///     calls::cuStreamDestroy(stream)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `hGraphExec`: The executable graph. The upload follows earlier launches and uploads of it.
/// - `hStream`: The stream; null is the default stream.
///
/// # Safety
///
/// `hGraphExec` must be a live executable graph that no other thread uses during the call. `hStream` must be a live stream or a default one.
///
/// `hGraphExec` must live until the upload has completed. Resources that its nodes use must live until its last launch has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hStream` is capturing. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (661)
/// - `hGraphExec` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `hGraphExec` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphUpload(hGraphExec: CUgraphExec, hStream: CUstream) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphUpload(hGraphExec, hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphUpload",
                outcome,
                (hGraphExec, hStream),
                rows::cuGraphUpload,
                unruled,
            )
        });
    }
    Ok(())
}

/// Launches an executable graph in stream order.
///
/// Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphLaunch`](libcuda_sys::cuGraphLaunch).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let memory = calls::cuMemAlloc(4096)?;
/// let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
/// // SAFETY: the memory lives until the graph has run for the last time.
/// unsafe {
///     let of_thread = CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL;
///     calls::cuStreamBeginCapture(stream, of_thread)?;
///     calls::cuMemsetD8Async(memory, 7, 4096, stream)?; // recorded, not run
///     let graph = calls::cuStreamEndCapture(stream)?;
///     let executable = calls::cuGraphInstantiate(graph, 0)?;
///     for _ in 0..3 {
///         calls::cuGraphLaunch(executable, stream)?;
///     }
///     calls::cuStreamSynchronize(stream)?;
///     calls::cuGraphExecDestroy(executable)?;
///     calls::cuGraphDestroy(graph)?;
///     calls::cuStreamDestroy(stream)?;
///     calls::cuMemFree(memory)
/// }
/// # }
/// ```
///
/// Guide: [Modules, kernels and launches](crate::guides::launching).
///
/// # Parameters
///
/// - `hGraphExec`: The executable graph. The launch follows earlier launches of it. Their allocations must have been freed, unless the graph was instantiated with [`CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH).
/// - `hStream`: The stream; null is the default stream.
///
/// # Safety
///
/// `hGraphExec` must be a live executable graph that no other thread uses during the call, and `hStream` a live stream or a default one.
///
/// Resources that the nodes use must live until the launch has ended. `hGraphExec` and `hStream` may be destroyed before that.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE): `hGraphExec` must have no allocation that an earlier launch left unfreed, unless it was instantiated with [`CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH).
///
/// # Explained after a refusal
///
/// - `hGraphExec` has memory of its last launch that nothing has freed yet, and no [`CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH). (1014)
/// - `hGraphExec` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `hGraphExec` must have no allocation that an earlier launch left unfreed, unless it was instantiated with [`CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH). Not checked, because only the driver knows what has run and what was freed.
/// - `hGraphExec` must be uploaded before it is launched, and again after updates from the host, if it updates its own nodes from the device, since CUDA 12.4. Not checked, because a handle does not show its history.
/// - `hGraphExec` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphLaunch(hGraphExec: CUgraphExec, hStream: CUstream) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphLaunch(hGraphExec, hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphLaunch",
                outcome,
                (hGraphExec, hStream),
                rows::cuGraphLaunch,
                unruled,
            )
        });
    }
    Ok(())
}

/// Destroys an executable graph. If it is running, the driver frees it when the launch has ended.
///
/// Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphExecDestroy`](libcuda_sys::cuGraphExecDestroy).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let memory = calls::cuMemAlloc(4096)?;
/// let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
/// // SAFETY: the memory lives until the graph has run for the last time.
/// unsafe {
///     let of_thread = CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL;
///     calls::cuStreamBeginCapture(stream, of_thread)?;
///     calls::cuMemsetD8Async(memory, 7, 4096, stream)?; // recorded, not run
///     let graph = calls::cuStreamEndCapture(stream)?;
///     let executable = calls::cuGraphInstantiate(graph, 0)?;
///     for _ in 0..3 {
///         calls::cuGraphLaunch(executable, stream)?;
///     }
///     calls::cuStreamSynchronize(stream)?;
///     calls::cuGraphExecDestroy(executable)?;
///     calls::cuGraphDestroy(graph)?;
///     calls::cuStreamDestroy(stream)?;
///     calls::cuMemFree(memory)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `hGraphExec`: The executable graph.
///
/// # Safety
///
/// `hGraphExec` must be a live executable graph that nothing uses during the call or afterwards.
///
/// `hGraphExec` is invalid after the call. Resources that a pending launch uses must live until it has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hGraphExec` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hGraphExec` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphExecDestroy(hGraphExec: CUgraphExec) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphExecDestroy(hGraphExec) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphExecDestroy",
                outcome,
                (hGraphExec,),
                rows::cuGraphExecDestroy,
                unruled,
            )
        });
    }
    Ok(())
}

/// Destroys a graph and its nodes.
///
/// Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphDestroy`](libcuda_sys::cuGraphDestroy).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let memory = calls::cuMemAlloc(4096)?;
/// let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
/// // SAFETY: the memory lives until the graph has run for the last time.
/// unsafe {
///     let of_thread = CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL;
///     calls::cuStreamBeginCapture(stream, of_thread)?;
///     calls::cuMemsetD8Async(memory, 7, 4096, stream)?; // recorded, not run
///     let graph = calls::cuStreamEndCapture(stream)?;
///     let executable = calls::cuGraphInstantiate(graph, 0)?;
///     for _ in 0..3 {
///         calls::cuGraphLaunch(executable, stream)?;
///     }
///     calls::cuStreamSynchronize(stream)?;
///     calls::cuGraphExecDestroy(executable)?;
///     calls::cuGraphDestroy(graph)?;
///     calls::cuStreamDestroy(stream)?;
///     calls::cuMemFree(memory)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `hGraph`: The graph. It must not belong to a child graph node, a conditional node or a capture.
///
/// # Safety
///
/// `hGraph` must be a live graph that no other graph owns. No other thread may use it or its nodes during the call.
///
/// `hGraph` and its nodes are invalid after the call. Executable graphs instantiated from it stay valid, but calls can no longer name their nodes.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hGraph` must not be moved into another graph, since CUDA 12.9. Not checked, because a handle does not show who owns it.
/// - `hGraph` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphDestroy(hGraph: CUgraph) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphDestroy(hGraph) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuGraphDestroy", outcome, (hGraph,), rows::cuGraphDestroy, unruled)
        });
    }
    Ok(())
}

/// Replaces the parameters of all nodes in an executable graph with those of a graph of the same topology, for later launches.
///
/// Since CUDA 12.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuGraphExecUpdate_v2`. The raw call is [`sys::cuGraphExecUpdate`](libcuda_sys::cuGraphExecUpdate).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraphExec`: The executable graph.
/// - `hGraph`: The graph that supplies the parameters. It and `hGraphExec` must have no device-updatable kernel nodes.
/// - `resultInfo`: The result, and the nodes that caused an error. It is written on failure too.
///
/// # Safety
///
/// `hGraphExec` and `hGraph` must be live, and no other thread may use them during the call. `resultInfo` must point to one structure.
///
/// `hGraph` may be destroyed after the call. Resources that its nodes use must live until the last launch of `hGraphExec` has ended, and the previous ones until all earlier launches have ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE`](libcuda_sys::CUresult::CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE):
///   - `hGraph` must have the nodes and edges that `hGraphExec` was instantiated with.
///   - `hGraph` must have nodes of the same types in the same places.
///   - `hGraph` must have kernels of the same contexts as before.
///   - `hGraph` must have kernels that launch kernels only in nodes that had such kernels.
///   - `hGraph` must have kernels that update nodes from the device only in nodes that had such kernels, since CUDA 12.4.
///   - `hGraph` must have cooperative kernels in the nodes that had them, and only there.
///   - `hGraph` must have the same priorities as before if `hGraphExec` was instantiated with [`CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY).
///   - `hGraph` must have kernels that launch graphs from the device only in nodes that had such kernels, unless `hGraphExec` is for device launch or such nodes of the same context were there from the start.
///   - `hGraph` must hold no kernel nodes that a device may update, since CUDA 12.4.
///   - `hGraphExec` must hold no kernel nodes that a device may update, since CUDA 12.4.
///   - `hGraph` must have the memory of copies and fills on the same devices as before.
///   - `hGraph` must have the memory of copies and fills of the same contexts as before.
///   - `hGraph` must have one-dimensional fills if it differs, up to CUDA 12.5.
///   - `hGraph` must have two-dimensional fills that differ in address and value only, since CUDA 12.6.
///   - `hGraph` must have copies of the same memory types as before.
///   - `hGraph` must have external semaphore nodes with as many semaphores as before.
///   - `hGraph` must have conditional nodes with the same parameters as before, since CUDA 12.3.
///
/// # Explained after a refusal
///
/// - `hGraphExec` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hGraph` must have the nodes and edges that `hGraphExec` was instantiated with. Not checked, because no query lists the nodes of an executable graph.
/// - `hGraph` must have nodes of the same types in the same places. Not checked, because no query lists the nodes of an executable graph.
/// - `hGraph` must have kernels of the same contexts as before. Not checked, because no query lists the nodes of an executable graph.
/// - `hGraph` must have kernels that launch kernels only in nodes that had such kernels. Not checked, because no query lists the nodes of an executable graph.
/// - `hGraph` must have kernels that update nodes from the device only in nodes that had such kernels, since CUDA 12.4. Not checked, because no query lists the nodes of an executable graph.
/// - `hGraph` must have cooperative kernels in the nodes that had them, and only there. Not checked, because no query lists the nodes of an executable graph.
/// - `hGraph` must have the same priorities as before if `hGraphExec` was instantiated with [`CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY`](libcuda_sys::CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY). Not checked, because no query lists the nodes of an executable graph.
/// - `hGraph` must have kernels that launch graphs from the device only in nodes that had such kernels, unless `hGraphExec` is for device launch or such nodes of the same context were there from the start. Not checked, because no query lists the nodes of an executable graph.
/// - `hGraph` must hold no kernel nodes that a device may update, since CUDA 12.4. Not checked, because a query would take more than a tenth of the call's time.
/// - `hGraphExec` must hold no kernel nodes that a device may update, since CUDA 12.4. Not checked, because no query lists the nodes of an executable graph.
/// - `hGraph` must have the memory of copies and fills on the same devices as before. Not checked, because no query lists the nodes of an executable graph.
/// - `hGraph` must have the memory of copies and fills of the same contexts as before. Not checked, because no query lists the nodes of an executable graph.
/// - `hGraph` must have one-dimensional fills if it differs, up to CUDA 12.5. Not checked, because no query lists the nodes of an executable graph.
/// - `hGraph` must have two-dimensional fills that differ in address and value only, since CUDA 12.6. Not checked, because no query lists the nodes of an executable graph.
/// - `hGraph` must have one-dimensional fills of the same dimensions, since CUDA 12.6. Not checked, because the documentation says that others may fail, not that they do.
/// - `hGraph` must have copies of the same memory types as before. Not checked, because no query lists the nodes of an executable graph.
/// - `hGraph` must have external semaphore nodes with as many semaphores as before. Not checked, because no query lists the nodes of an executable graph.
/// - `hGraph` must have conditional nodes with the same parameters as before, since CUDA 12.3. Not checked, because no query lists the nodes of an executable graph.
/// - `hGraph` must not be moved into another graph, since CUDA 12.9. Not checked, because a handle does not show who owns it.
/// - `hGraphExec` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[doc(alias = "cuGraphExecUpdate_v2")]
#[inline]
pub unsafe fn cuGraphExecUpdate(
    hGraphExec: CUgraphExec,
    hGraph: CUgraph,
    resultInfo: *mut CUgraphExecUpdateResultInfo,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphExecUpdate_v2(hGraphExec, hGraph, resultInfo) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphExecUpdate_v2",
                outcome,
                (hGraphExec, hGraph),
                rows::cuGraphExecUpdate_v2,
                unruled,
            )
        });
    }
    Ok(())
}

/// Copies all attributes of a kernel node to another kernel node of the same context. Neither node may be device-updatable.
///
/// Since CUDA 11.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphKernelNodeCopyAttributes`](libcuda_sys::cuGraphKernelNodeCopyAttributes).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `dst`: The kernel node that receives the attributes.
/// - `src`: The kernel node whose attributes are copied.
///
/// # Safety
///
/// `dst` and `src` must be live kernel nodes.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `dst` is not a kernel node. (849)
/// - `src` is not a kernel node. (850)
/// - `dst` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `src` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `dst` must have the context of src. Not checked, because a query would take more than a tenth of the call's time.
/// - `dst` must not be a kernel node that a device may update, since CUDA 12.4. Not checked, because a query would take more than a tenth of the call's time.
/// - `src` must not be a kernel node that a device may update, since CUDA 12.4. Not checked, because a query would take more than a tenth of the call's time.
#[inline]
pub unsafe fn cuGraphKernelNodeCopyAttributes(dst: CUgraphNode, src: CUgraphNode) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphKernelNodeCopyAttributes(dst, src) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphKernelNodeCopyAttributes",
                outcome,
                (dst, src),
                rows::cuGraphKernelNodeCopyAttributes,
                unruled,
            )
        });
    }
    Ok(())
}

/// Returns an attribute of a kernel node.
///
/// Since CUDA 11.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphKernelNodeGetAttribute`](libcuda_sys::cuGraphKernelNodeGetAttribute).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The kernel node.
/// - `attr`: The attribute, one of the `CU_KERNEL_NODE_ATTRIBUTE_*` constants.
///
/// # Returns
///
/// A union; only the member that belongs to `attr` is written.
///
/// # Safety
///
/// `hNode` must be a live kernel node.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Explained after a refusal
///
/// - `hNode` is not a kernel node. (665)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `attr` must be an attribute that is valid for graph nodes. Not checked, because the documentation of the attributes contradicts the names for kernel nodes; the driver decides.
#[inline]
pub unsafe fn cuGraphKernelNodeGetAttribute(
    hNode: CUgraphNode,
    attr: CUkernelNodeAttrID,
) -> Result<CUkernelNodeAttrValue> {
    let mut value_out = CUlaunchAttributeValue::default();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuGraphKernelNodeGetAttribute(hNode, attr, &mut value_out) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphKernelNodeGetAttribute",
                outcome,
                (hNode,),
                rows::cuGraphKernelNodeGetAttribute,
                unruled,
            )
        });
    }
    Ok(value_out)
}

/// Sets an attribute of a kernel node.
///
/// Since CUDA 11.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphKernelNodeSetAttribute`](libcuda_sys::cuGraphKernelNodeSetAttribute).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The kernel node.
/// - `attr`: The attribute, one of the `CU_KERNEL_NODE_ATTRIBUTE_*` constants.
/// - `value`: A union; only the member that belongs to `attr` is read. For [`CU_KERNEL_NODE_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE`](libcuda_sys::CU_KERNEL_NODE_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE) the call writes the device node to it, although the parameter is const.
///
/// # Safety
///
/// `hNode` must be a live kernel node. `value` must point to a value that the driver may write, and have the member that `attr` selects.
///
/// The value is copied. The memory of an access policy window must live until the last launch of any executable graph with the node has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `value` breaks a rule below
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Checked
///
/// - `value.accessPolicyWindow.missProp` must be [`CU_ACCESS_PROPERTY_NORMAL`](libcuda_sys::CUaccessProperty::CU_ACCESS_PROPERTY_NORMAL) or [`CU_ACCESS_PROPERTY_STREAMING`](libcuda_sys::CUaccessProperty::CU_ACCESS_PROPERTY_STREAMING) if `attr` is [`CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW). (495)
/// - `value.syncPolicy` must be an enumerator of [`CUsynchronizationPolicy`](libcuda_sys::CUsynchronizationPolicy) that the driver's release has, if `attr` is [`CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY). (496)
/// - Since CUDA 11.8, `value.clusterSchedulingPolicyPreference` must be an enumerator of [`CUclusterSchedulingPolicy`](libcuda_sys::CUclusterSchedulingPolicy) that the driver's release has, if `attr` is [`CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE). (498)
/// - `value.programmaticEvent.flags` must be [`CU_EVENT_RECORD_DEFAULT`](libcuda_sys::CUevent_record_flags::CU_EVENT_RECORD_DEFAULT) if `attr` is [`CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT). (499)
/// - Since CUDA 12.3, `value.launchCompletionEvent.flags` must be [`CU_EVENT_RECORD_DEFAULT`](libcuda_sys::CUevent_record_flags::CU_EVENT_RECORD_DEFAULT) if `attr` is [`CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT). (500)
/// - Since CUDA 12.3, `value.memSyncDomain` must be an enumerator of [`CUlaunchMemSyncDomain`](libcuda_sys::CUlaunchMemSyncDomain) that the driver's release has, if `attr` is [`CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN). (501)
/// - Since CUDA 12.4, `value.deviceUpdatableKernelNode.deviceUpdatable` must be 0 or 1 if `attr` is [`CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE). (502)
/// - Since CUDA 12.5, `value.sharedMemCarveout` must be at most 100, a percentage, if `attr` is [`CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT). (503)
/// - Since CUDA 13.0, `value.nvlinkUtilCentricScheduling` must be 0 or 1 if `attr` is [`CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING). (504)
/// - Since CUDA 13.2, `value.portableClusterSizeMode` must be an enumerator of [`CUlaunchAttributePortableClusterMode`](libcuda_sys::CUlaunchAttributePortableClusterMode) that the driver's release has, if `attr` is [`CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE). (505)
/// - Since CUDA 13.2, `value.sharedMemoryMode` must be an enumerator of [`CUsharedMemoryMode`](libcuda_sys::CUsharedMemoryMode) that the driver's release has, if `attr` is [`CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE). (507)
///
/// # Explained after a refusal
///
/// - `value.clusterDim.x` is not a divisor of the `gridDimX` of `hNode`. [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1151)
/// - `value.clusterDim.y` is not a divisor of the `gridDimY` of `hNode`. [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1152)
/// - `value.clusterDim.z` is not a divisor of the `gridDimZ` of `hNode`. [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1153)
/// - `attr` has a value that does not divide the grid of `hNode`, or that the device cannot run. [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (890)
/// - `hNode` is not a kernel node. (665)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - If `attr` is [`CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW):
///   - `value.accessPolicyWindow.hitRatio` is not a ratio from 0 to 1. (1175)
///   - `value.accessPolicyWindow.num_bytes` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE) of the devices. (886)
/// - If `attr` is [`CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT):
///   - `value.programmaticEvent.event` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///   - `value.programmaticEvent.event` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
///   - `value.programmaticEvent.event` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - If `attr` is [`CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT):
///   - `value.launchCompletionEvent.event` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///   - `value.launchCompletionEvent.event` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
///   - `value.launchCompletionEvent.event` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - If `attr` is [`CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP):
///   - `value.memSyncDomainMap.default_` is not a memory synchronization domain of a device. (887)
///   - `value.memSyncDomainMap.remote` is not a memory synchronization domain of a device. (888)
///
/// # Left to the caller
///
/// - `attr` must be an attribute that is valid for graph nodes. Not checked, because the documentation of the attributes contradicts the names for kernel nodes; the driver decides.
/// - `value.accessPolicyWindow.num_bytes` must not exceed [`CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE), for [`CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW). Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 886)
/// - `value.clusterDim.x` must divide `gridDimX` of the node, for [`CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION), since CUDA 11.8. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 1151)
/// - `value.clusterDim.y` must divide `gridDimY` of the node, for [`CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION), since CUDA 11.8. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 1152)
/// - `value.clusterDim.z` must divide `gridDimZ` of the node, for [`CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION), since CUDA 11.8. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 1153)
/// - `value.preferredClusterDim.x` must divide `gridDimX` of the node, for [`CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION), since CUDA 12.8. Not checked, because a query would take more than a tenth of the call's time.
/// - `value.preferredClusterDim.y` must divide `gridDimY` of the node, for [`CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION), since CUDA 12.8. Not checked, because a query would take more than a tenth of the call's time.
/// - `value.preferredClusterDim.x` must be a multiple of the x of the node's cluster dimension, for [`CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION), since CUDA 12.8. Not checked, because a query would take more than a tenth of the call's time.
/// - `value.preferredClusterDim.y` must be a multiple of the y of the node's cluster dimension, for [`CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION), since CUDA 12.8. Not checked, because a query would take more than a tenth of the call's time.
/// - `value.preferredClusterDim.z` must be the z of the node's cluster dimension, for [`CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION), since CUDA 12.8. Not checked, because a query would take more than a tenth of the call's time.
/// - `value.preferredClusterDim` must have no more blocks than `maxBlocksPerCluster` of the kernel's launch bounds, for [`CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION), since CUDA 12.8. Not checked, because no driver call describes the code of a kernel.
/// - `value.preferredClusterDim` must be below the driver's maximum if the kernel sets no `maxBlocksPerCluster`, for [`CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION), since CUDA 12.8. Not checked, because no driver call reports the maximum before the launch.
/// - `value.memSyncDomainMap.default_` and `value.memSyncDomainMap.remote` must be below [`CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT), for [`CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP), since CUDA 12.0. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 887 and 888)
/// - `value.deviceUpdatableKernelNode.deviceUpdatable` must not be zero, once it is 1, for [`CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE), since CUDA 12.4. Not checked, because a query would take more than a tenth of the call's time.
/// - `hNode` must be of a graph that is instantiated no more than once, for [`CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE), since CUDA 12.4. Not checked, because it concerns later calls.
#[inline]
pub unsafe fn cuGraphKernelNodeSetAttribute(
    hNode: CUgraphNode,
    attr: CUkernelNodeAttrID,
    value: *const CUkernelNodeAttrValue,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuGraphKernelNodeSetAttribute(hNode, attr, value) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphKernelNodeSetAttribute(hNode, attr, value) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphKernelNodeSetAttribute",
                outcome,
                (hNode, attr, value),
                rows::cuGraphKernelNodeSetAttribute,
                move || checks::cuGraphKernelNodeSetAttribute(ptr::null_mut(), attr, value),
            )
        });
    }
    Ok(())
}

/// Writes a graph to a file in the DOT language.
///
/// Since CUDA 11.3. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphDebugDotPrint`](libcuda_sys::cuGraphDebugDotPrint).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraph`: The graph.
/// - `path`: The path of the file.
/// - `flags`: Zero or bits of [`CUgraphDebugDot_flags`](libcuda_sys::CUgraphDebugDot_flags).
///
/// # Safety
///
/// `hGraph` must be a live graph that no other thread changes during the call.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_OPERATING_SYSTEM`](libcuda_sys::CUresult::CUDA_ERROR_OPERATING_SYSTEM)
///
/// # Explained after a refusal
///
/// - `path` is in a folder that does not exist. [`CUDA_ERROR_OPERATING_SYSTEM`](libcuda_sys::CUresult::CUDA_ERROR_OPERATING_SYSTEM) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (772)
/// - `hGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `flags` must have no bits but those of [`CUgraphDebugDot_flags`](libcuda_sys::CUgraphDebugDot_flags). Not checked, because the documentation names the flags and does not say that other bits are rejected.
#[inline]
pub unsafe fn cuGraphDebugDotPrint(hGraph: CUgraph, path: &CStr, flags: c_uint) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphDebugDotPrint(hGraph, path.as_ptr(), flags) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphDebugDotPrint",
                outcome,
                (hGraph, path.as_ptr()),
                rows::cuGraphDebugDotPrint,
                unruled,
            )
        });
    }
    Ok(())
}

/// Creates a user object, which calls a destructor when its last reference is released.
///
/// Since CUDA 11.3. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuUserObjectCreate`](libcuda_sys::cuUserObjectCreate).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `ptr`: The argument passed to `destroy`.
/// - `destroy`: The destructor. The driver calls it in a thread of its own. It must not call CUDA and should not block.
/// - `initialRefcount`: The number of references that the caller owns after the call.
/// - `flags`: Must be [`CUuserObject_flags::CU_USER_OBJECT_NO_DESTRUCTOR_SYNC`](libcuda_sys::CUuserObject_flags::CU_USER_OBJECT_NO_DESTRUCTOR_SYNC).
///
/// # Returns
///
/// The new user object.
///
/// # Safety
///
/// `destroy` must be a function that may be called once with `ptr`, from another thread and at any time after the last reference is gone; it must neither unwind nor call CUDA.
///
/// `destroy` and the data at `ptr` must stay valid until `destroy` has returned, at any time after the last reference is released. No CUDA call waits for that.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `flags` breaks a rule below
///
/// # Checked
///
/// - `flags` must be an enumerator of [`CUuserObject_flags`](libcuda_sys::CUuserObject_flags) that the driver's release has. (101)
///
/// # Explained after a refusal
///
/// - `initialRefcount` is zero. (737)
///
/// # Left to the caller
///
/// - `destroy` must call no function of CUDA. Not checked, because a check cannot see what the function does.
/// - `destroy` must not block. Not checked, because a check cannot see what the function does.
#[inline]
pub unsafe fn cuUserObjectCreate(
    ptr: *mut c_void,
    destroy: CUhostFn,
    initialRefcount: c_uint,
    flags: c_uint,
) -> Result<CUuserObject> {
    let mut object_out = ptr::null_mut();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuUserObjectCreate(&mut object_out, ptr, destroy, initialRefcount, flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuUserObjectCreate(&mut object_out, ptr, destroy, initialRefcount, flags)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuUserObjectCreate",
                outcome,
                ((), (), (), initialRefcount),
                rows::cuUserObjectCreate,
                move || {
                    checks::cuUserObjectCreate(&mut object_out, ptr::null_mut(), None, 0, flags)
                },
            )
        });
    }
    Ok(object_out)
}

/// Adds references to a user object. The caller owns them.
///
/// Since CUDA 11.3. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuUserObjectRetain`](libcuda_sys::cuUserObjectRetain).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `object`: The user object.
/// - `count`: The number of references, from 1 to `INT_MAX`.
///
/// # Safety
///
/// `object` must be a live user object.
///
/// The user object is valid until all references are released.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `count` breaks a rule below
///
/// # Checked
///
/// - `count` must be from 1 to 2147483647. (102)
///
/// # Explained after a refusal
///
/// - `object` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
#[inline]
pub unsafe fn cuUserObjectRetain(object: CUuserObject, count: c_uint) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuUserObjectRetain(object, count) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuUserObjectRetain(object, count) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuUserObjectRetain",
                outcome,
                (object,),
                rows::cuUserObjectRetain,
                move || checks::cuUserObjectRetain(ptr::null_mut(), count),
            )
        });
    }
    Ok(())
}

/// Releases references to a user object, which the caller must own.
///
/// Since CUDA 11.3. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuUserObjectRelease`](libcuda_sys::cuUserObjectRelease).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `object`: The user object.
/// - `count`: The number of references, from 1 to `INT_MAX`.
///
/// # Safety
///
/// The caller must own `count` references to `object`, and must not use it once the last is gone.
///
/// `object` must not be used once all references are released.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `count` breaks a rule below
///
/// # Checked
///
/// - `count` must be from 1 to 2147483647. (102)
///
/// # Explained after a refusal
///
/// - `object` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `count` must not exceed the references that the caller owns. Not checked, because a handle does not show who owns it.
/// - `object` must not be used once all references are gone. Not checked, because it concerns later calls.
#[inline]
pub unsafe fn cuUserObjectRelease(object: CUuserObject, count: c_uint) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuUserObjectRelease(object, count) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuUserObjectRelease(object, count) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuUserObjectRelease",
                outcome,
                (object,),
                rows::cuUserObjectRelease,
                move || checks::cuUserObjectRelease(ptr::null_mut(), count),
            )
        });
    }
    Ok(())
}

/// Adds references to a user object. The graph owns them.
///
/// Since CUDA 11.3. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphRetainUserObject`](libcuda_sys::cuGraphRetainUserObject).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `graph`: The graph.
/// - `object`: The user object.
/// - `count`: The number of references, from 1 to `INT_MAX`.
/// - `flags`: Zero, or [`CUuserObjectRetain_flags::CU_GRAPH_USER_OBJECT_MOVE`](libcuda_sys::CUuserObjectRetain_flags::CU_GRAPH_USER_OBJECT_MOVE) to move the caller's references to the graph.
///
/// # Safety
///
/// `graph` must be a live graph, and `object` a live user object. With [`CU_GRAPH_USER_OBJECT_MOVE`](libcuda_sys::CUuserObjectRetain_flags::CU_GRAPH_USER_OBJECT_MOVE) the caller must own `count` references.
///
/// The user object lives at least until the graph releases it or is destroyed.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `count` or `flags` breaks a rule below
///
/// # Checked
///
/// - `count` must be from 1 to 2147483647. (102)
/// - `flags` must have no bits but those of [`CUuserObjectRetain_flags`](libcuda_sys::CUuserObjectRetain_flags) that the driver's release has. (103)
///
/// # Explained after a refusal
///
/// - `graph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `object` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `count` must not exceed the references that the caller owns, with [`CU_GRAPH_USER_OBJECT_MOVE`](libcuda_sys::CUuserObjectRetain_flags::CU_GRAPH_USER_OBJECT_MOVE). Not checked, because a handle does not show who owns it.
#[inline]
pub unsafe fn cuGraphRetainUserObject(
    graph: CUgraph,
    object: CUuserObject,
    count: c_uint,
    flags: c_uint,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuGraphRetainUserObject(graph, object, count, flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphRetainUserObject(graph, object, count, flags) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphRetainUserObject",
                outcome,
                (graph, object),
                rows::cuGraphRetainUserObject,
                move || {
                    checks::cuGraphRetainUserObject(ptr::null_mut(), ptr::null_mut(), count, flags)
                },
            )
        });
    }
    Ok(())
}

/// Releases references to a user object, which the graph must own.
///
/// Since CUDA 11.3. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphReleaseUserObject`](libcuda_sys::cuGraphReleaseUserObject).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `graph`: The graph.
/// - `object`: The user object.
/// - `count`: The number of references, from 1 to `INT_MAX`.
///
/// # Safety
///
/// `graph` must be a live graph that owns `count` references to `object`.
///
/// `object` must not be used once all references are released.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `count` breaks a rule below
///
/// # Checked
///
/// - `count` must be from 1 to 2147483647. (102)
///
/// # Explained after a refusal
///
/// - `graph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `object` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `count` must not exceed the references that the graph owns. Not checked, because a handle does not show the objects that it owns.
#[inline]
pub unsafe fn cuGraphReleaseUserObject(
    graph: CUgraph,
    object: CUuserObject,
    count: c_uint,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuGraphReleaseUserObject(graph, object, count) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphReleaseUserObject(graph, object, count) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphReleaseUserObject",
                outcome,
                (graph, object),
                rows::cuGraphReleaseUserObject,
                move || checks::cuGraphReleaseUserObject(ptr::null_mut(), ptr::null_mut(), count),
            )
        });
    }
    Ok(())
}

/// Adds a node of any type to a graph.
///
/// Since CUDA 12.3. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuGraphAddNode_v2`. The raw call is [`sys::cuGraphAddNode`](libcuda_sys::cuGraphAddNode).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let memory = calls::cuMemAlloc(4096)?;
/// let memset = CUDA_MEMSET_NODE_PARAMS_v2 {
///     dst: memory,
///     value: 7,
///     elementSize: 1,
///     width: 4096, // in elements
///     height: 1,   // one row, which needs no pitch
///     ..Default::default()
/// };
/// let mut parameters = CUgraphNodeParams {
///     type_: CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMSET,
///     ..Default::default()
/// };
/// parameters.anonymous.memset = memset; // the member of the union for `type_`
/// // SAFETY: the pointers are null or valid for the call, and the memory outlives the graph.
/// unsafe {
///     let graph = calls::cuGraphCreate(0)?;
///     let first = calls::cuGraphAddNode(graph, ptr::null(), ptr::null(), 0, &mut parameters)?;
///     // After the first, by an edge without data.
///     calls::cuGraphAddNode(graph, &first, ptr::null(), 1, &mut parameters)?;
///     // ... cuGraphInstantiate, and cuGraphLaunch ...
///     calls::cuGraphDestroy(graph)?;
///     calls::cuMemFree(memory)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `hGraph`: The graph.
/// - `dependencies`: The nodes that the new node depends on, without duplicates. Null is allowed if `numDependencies` is 0.
/// - `dependencyData`: The edge data of each dependency; null stands for default edges.
/// - `numDependencies`: The number of elements of each array; 0 adds a root node.
/// - `nodeParams`: The node type and its parameters, with all unused bytes zero. Some members return results, such as the address of an allocation node.
///
/// # Returns
///
/// The new node.
///
/// # Safety
///
/// `hGraph` must be a live graph that no other thread uses during the call; `dependencies` must have `numDependencies` nodes of it, `dependencyData` as many elements or be null. Every byte of `nodeParams` must be initialized; its pointers must be valid for the member that `type` names.
///
/// Arrays and kernel arguments are copied. Resources that the parameters refer to must live until the last launch of any executable graph with the node has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `dependencies`, `nodeParams` or `dependencyData` breaks a rule below
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), if `nodeParams` breaks a rule below with this code
///
/// # Checked
///
/// - `dependencies` must not be null if `numDependencies` is not zero. (121)
/// - `nodeParams.type` must be [`CU_GRAPH_NODE_TYPE_KERNEL`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL) if the type of an element of `dependencyData` is [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](libcuda_sys::CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC). (122)
/// - `dependencies[i]` must occur only once. (472)
/// - `dependencyData[i].from_port` must be [`CU_GRAPH_KERNEL_NODE_PORT_DEFAULT`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_DEFAULT), [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC) or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER). (473)
/// - `dependencyData[i].to_port` must be zero. (474)
/// - `dependencyData[i].type` must be an enumerator of [`CUgraphDependencyType`](libcuda_sys::CUgraphDependencyType) that the driver's release has. (475)
/// - `dependencyData[i].reserved` must be zero. (476)
/// - `dependencyData[i].from_port` must be [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC) or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER) if `dependencyData[i].type` is [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](libcuda_sys::CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC). (477)
/// - `dependencyData[i].type` must be [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](libcuda_sys::CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC) if `dependencyData[i].from_port` is [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC). (478)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_CONDITIONAL`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_CONDITIONAL):
///   - Up to CUDA 12.6, `nodeParams.conditional.size` must be 1. (116)
///   - Since CUDA 12.8, `nodeParams.conditional.size` must be 1 or 2 if `nodeParams.conditional.type` is [`CU_GRAPH_COND_TYPE_IF`](libcuda_sys::CUgraphConditionalNodeType::CU_GRAPH_COND_TYPE_IF). (117)
///   - `nodeParams.conditional.size` must be 1 if `nodeParams.conditional.type` is [`CU_GRAPH_COND_TYPE_WHILE`](libcuda_sys::CUgraphConditionalNodeType::CU_GRAPH_COND_TYPE_WHILE). (118)
///   - `nodeParams.conditional.size` must not be zero if `nodeParams.conditional.type` is [`CU_GRAPH_COND_TYPE_SWITCH`](libcuda_sys::CUgraphConditionalNodeType::CU_GRAPH_COND_TYPE_SWITCH). (119)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_GRAPH`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH):
///   - Since CUDA 12.9, `nodeParams.graph.ownership` must not be [`CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID`](libcuda_sys::CUgraphChildGraphNodeOwnership::CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID). (120)
///   - Up to CUDA 12.8, `nodeParams.graph.ownership` must be zero: the bytes are unused in these releases. (111)
/// - `nodeParams.reserved0` must be zero. (104)
/// - `nodeParams.reserved2` must be zero. (105)
/// - `nodeParams.reserved1[i]` must be zero: it lies behind the member that `type` names. (106)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_KERNEL`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL):
///   - `nodeParams.kernel.extra` must be null if `nodeParams.kernel.kernelParams` is not null. (518)
///   - `nodeParams.kernel.extra` must have [`CU_LAUNCH_PARAM_BUFFER_POINTER`](libcuda_sys::CU_LAUNCH_PARAM_BUFFER_POINTER) if its [`CU_LAUNCH_PARAM_BUFFER_SIZE`](libcuda_sys::CU_LAUNCH_PARAM_BUFFER_SIZE) is not zero. (519)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEMCPY`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY):
///   - `nodeParams.memcpy.flags` must be zero. (107)
///   - `nodeParams.memcpy.reserved` must be zero. (108)
///   - If `nodeParams.memcpy.copyParams.WidthInBytes`, `nodeParams.memcpy.copyParams.Height` and `nodeParams.memcpy.copyParams.Depth` are not zero:
///     - `nodeParams.memcpy.copyParams.srcMemoryType` must be an enumerator of [`CUmemorytype`](libcuda_sys::CUmemorytype) that the driver's release has. (448)
///     - `nodeParams.memcpy.copyParams.dstMemoryType` must be an enumerator of [`CUmemorytype`](libcuda_sys::CUmemorytype) that the driver's release has. (449)
///     - If `nodeParams.memcpy.copyParams.srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY):
///       - `nodeParams.memcpy.copyParams.srcPitch` must be zero or at least `WidthInBytes` + `srcXInBytes`. (450)
///       - `nodeParams.memcpy.copyParams.srcHeight` must be zero or at least `Height` + `srcY`. (451)
///     - If `nodeParams.memcpy.copyParams.dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY):
///       - `nodeParams.memcpy.copyParams.dstPitch` must be zero or at least `WidthInBytes` + `dstXInBytes`. (452)
///       - `nodeParams.memcpy.copyParams.dstHeight` must be zero or at least `Height` + `dstY`. (453)
///     - `nodeParams.memcpy.copyParams.srcLOD` must be zero. (454)
///     - `nodeParams.memcpy.copyParams.dstLOD` must be zero. (455)
///     - `nodeParams.memcpy.copyParams.reserved0` must be null. (456)
///     - `nodeParams.memcpy.copyParams.reserved1` must be null. (457)
/// - `nodeParams.memset.elementSize` must be 1, 2 or 4, if `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEMSET`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMSET). (84)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_HOST`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST):
///   - Up to CUDA 13.1, `nodeParams.host.syncMode` must be zero: the bytes are unused in these releases. (109)
///   - Up to CUDA 13.3, `nodeParams.host.ctx` must be null: the bytes are unused in these releases. (110)
/// - Up to CUDA 13.3, `nodeParams.eventRecord.ctx` must be null if `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_EVENT_RECORD`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_EVENT_RECORD): the bytes are unused in these releases. (112)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL):
///   - `nodeParams.extSemSignal.paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC`](libcuda_sys::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC). (558)
///   - Up to CUDA 13.3, `nodeParams.extSemSignal.ctx` must be null: the bytes are unused in these releases. (113)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT):
///   - `nodeParams.extSemWait.paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC`](libcuda_sys::CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC). (559)
///   - Up to CUDA 13.3, `nodeParams.extSemWait.ctx` must be null: the bytes are unused in these releases. (114)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEM_ALLOC`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_ALLOC):
///   - `nodeParams.alloc.poolProps.handleTypes` must be [`CU_MEM_HANDLE_TYPE_NONE`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_NONE). [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (88)
///   - `nodeParams.alloc.poolProps.allocType` must be an enumerator of [`CUmemAllocationType`](libcuda_sys::CUmemAllocationType) that the driver's release has. (538)
///   - Up to CUDA 12.5, `nodeParams.alloc.poolProps.usage` must be zero: the field is reserved in these releases. (542)
///   - Up to CUDA 13.3, `nodeParams.alloc.poolProps.gpuDirectRDMACapable` must be zero: the field is reserved in these releases. (543)
///   - `nodeParams.alloc.poolProps.reserved` must be zero. (544)
///   - `nodeParams.alloc.poolProps.win32SecurityAttributes` must not be null if `nodeParams.alloc.poolProps.handleTypes` has [`CU_MEM_HANDLE_TYPE_WIN32`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32). (545)
///   - `nodeParams.alloc.poolProps.win32SecurityAttributes` must be null if `nodeParams.alloc.poolProps.handleTypes` does not have [`CU_MEM_HANDLE_TYPE_WIN32`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32). (546)
///   - If `nodeParams.alloc.poolProps.allocType` is [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED):
///     - Since CUDA 13.1, `nodeParams.alloc.poolProps.handleTypes` must be zero. (547)
///     - Since CUDA 13.1, `nodeParams.alloc.poolProps.maxSize` must be zero. (548)
///   - Since CUDA 13.0, `nodeParams.alloc.poolProps.location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST) (since CUDA 12.2), [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA) (since CUDA 12.2), [`CU_MEM_LOCATION_TYPE_INVISIBLE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_INVISIBLE) (since CUDA 13.2) or [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN) (since CUDA 13.4), if `nodeParams.alloc.poolProps.allocType` is not [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). (553)
///   - In CUDA 12.2 to 12.5, `nodeParams.alloc.poolProps.location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST), [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA) or [`CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT). (551)
///   - In CUDA 12.6 to 12.9, `nodeParams.alloc.poolProps.location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE) or [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA). (552)
///   - Since CUDA 12.6, `nodeParams.alloc.poolProps.location.type` must not be [`CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT). (556)
///   - Since CUDA 13.0, `nodeParams.alloc.poolProps.handleTypes` must be zero if `nodeParams.alloc.poolProps.location.type` is [`CU_MEM_LOCATION_TYPE_HOST`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST). (557)
///   - Since CUDA 12.2, `nodeParams.alloc.poolProps.location.id` must be at least 0 if `nodeParams.alloc.poolProps.location.type` is [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA). (524)
///   - `nodeParams.alloc.accessDescs[i].flags` must be an enumerator of [`CUmemAccess_flags`](libcuda_sys::CUmemAccess_flags) that the driver's release has. (527)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_BATCH_MEM_OP`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP):
///   - `nodeParams.memOp.paramArray[i].operation` must be an enumerator of [`CUstreamBatchMemOpType`](libcuda_sys::CUstreamBatchMemOpType) that the driver's release has. (529)
///   - `nodeParams.memOp.paramArray[i].waitValue.flags` must have no bits but those of [`CUstreamWaitValue_flags`](libcuda_sys::CUstreamWaitValue_flags) that the driver's release has, if `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) or [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64). (530)
///   - `nodeParams.memOp.paramArray[i].writeValue.flags` must be [`CU_STREAM_WRITE_VALUE_DEFAULT`](libcuda_sys::CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT) if `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) or [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64). (531)
///   - Since CUDA 13.0, `nodeParams.memOp.paramArray[i].flushRemoteWrites.flags` must be zero if `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES). (532)
///   - `nodeParams.memOp.paramArray[i].memoryBarrier.flags` must be an enumerator of [`CUstreamMemoryBarrier_flags`](libcuda_sys::CUstreamMemoryBarrier_flags) that the driver's release has, if `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_BARRIER`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER). (533)
///   - If `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION):
///     - Since CUDA 13.1, `nodeParams.memOp.paramArray[i].atomicReduction.flags` must be zero. (534)
///     - Since CUDA 13.1, `nodeParams.memOp.paramArray[i].atomicReduction.reductionOp` must be an enumerator of [`CUstreamAtomicReductionOpType`](libcuda_sys::CUstreamAtomicReductionOpType) that the driver's release has. (535)
///     - Since CUDA 13.1, `nodeParams.memOp.paramArray[i].atomicReduction.dataType` must be an enumerator of [`CUstreamAtomicReductionDataType`](libcuda_sys::CUstreamAtomicReductionDataType) that the driver's release has. (536)
/// - `nodeParams.memcpyBatch.attrs[i].srcAccessOrder` must be an enumerator of [`CUmemcpySrcAccessOrder`](libcuda_sys::CUmemcpySrcAccessOrder) that the driver's release has, if `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEMCPY_BATCH`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY_BATCH). (458)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH):
///   - `nodeParams.fabricCpyBatch.flags` must be zero. (115)
///   - `nodeParams.fabricCpyBatch.opList[i].src.type` must be an enumerator of [`CUfabricCpyOperandType`](libcuda_sys::CUfabricCpyOperandType) that the driver's release has. (479)
///   - `nodeParams.fabricCpyBatch.opList[i].dst.type` must be an enumerator of [`CUfabricCpyOperandType`](libcuda_sys::CUfabricCpyOperandType) that the driver's release has. (480)
///   - `nodeParams.fabricCpyBatch.opList[i].flags` must be zero. (481)
///   - `nodeParams.fabricCpyBatch.opList[i].dst.type` must be [`CU_FABRIC_COPY_OPERAND_TYPE_POINTER`](libcuda_sys::CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_POINTER) if `nodeParams.fabricCpyBatch.opList[i].src.type` is [`CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT`](libcuda_sys::CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT). (482)
///
/// # Checked by a query
///
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEM_ALLOC`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_ALLOC):
///   - `nodeParams.alloc.accessDescCount` must be at most the number of devices. (89)
///   - Since CUDA 13.1, `nodeParams.alloc.poolProps.allocType` must be supported by each device ([`CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS)) if `nodeParams.alloc.poolProps.allocType` is [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (550)
///   - `nodeParams.alloc.poolProps.location.id` must be a device whose [`CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED) is not zero if `nodeParams.alloc.poolProps.location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE) and `nodeParams.alloc.poolProps.allocType` is not [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (554)
///   - If `nodeParams.alloc.poolProps.location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN):
///     - Since CUDA 13.4, `nodeParams.alloc.poolProps.location.localized.deviceId` must be the ordinal of a device, below the number of devices. (525)
///     - Since CUDA 13.4, `nodeParams.alloc.poolProps.location.localized.localityDomainId` must be below the device's [`CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT). (526)
///   - `nodeParams.alloc.poolProps.location.id` must be the ordinal of a device, below the number of devices, if `nodeParams.alloc.poolProps.location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (523)
///   - `nodeParams.alloc.accessDescs[i].location.id` must be the ordinal of a device, below the number of devices, if `nodeParams.alloc.accessDescs[i].location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (523)
///
/// # Explained after a refusal
///
/// - `dependencies[i]` is not a node of `hGraph`. (694)
/// - `dependencyData[i].from_port` is not zero, and `dependencies[i]` is not a kernel node. (860)
/// - `hGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `dependencies[i]` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `nodeParams.type` is not an enumerator of [`CUgraphNodeType`](libcuda_sys::CUgraphNodeType) that the driver's release has. (1071)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_CONDITIONAL`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_CONDITIONAL):
///   - `nodeParams.conditional.handle` is not of a condition, or is that of another node, or was created for another graph or context. (1174)
///   - `nodeParams.conditional.ctx` is not a live context, and no other one is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
/// - `nodeParams.free.dptr` is memory of another function, and not of a memory allocation node, and `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEM_FREE`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_FREE). (960)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_GRAPH`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH):
///   - Since CUDA 12.9, `nodeParams.graph.ownership` is not [`CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE`](libcuda_sys::CUgraphChildGraphNodeOwnership::CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE), and the graph has memory allocation or free nodes. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (856)
///   - `nodeParams.graph.graph` has conditional nodes. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (857)
///   - `nodeParams.graph.graph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_KERNEL`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL):
///   - `nodeParams.kernel.func` is null, and so is `kern`. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (736)
///   - `nodeParams.kernel.gridDimX` is zero. (641)
///   - `nodeParams.kernel.gridDimY` is zero. (642)
///   - `nodeParams.kernel.gridDimZ` is zero. (643)
///   - `nodeParams.kernel.blockDimX` is zero. (644)
///   - `nodeParams.kernel.blockDimY` is zero. (645)
///   - `nodeParams.kernel.blockDimZ` is zero. (646)
///   - `nodeParams.kernel.gridDimX` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X). (647)
///   - `nodeParams.kernel.gridDimY` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y). (648)
///   - `nodeParams.kernel.gridDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z). (649)
///   - `nodeParams.kernel.blockDimX` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X). (650)
///   - `nodeParams.kernel.blockDimY` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y). (651)
///   - `nodeParams.kernel.blockDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z). (652)
///   - `nodeParams.kernel.blockDimX * nodeParams.kernel.blockDimY * nodeParams.kernel.blockDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK). (653)
///   - `nodeParams.kernel.blockDimX * nodeParams.kernel.blockDimY * nodeParams.kernel.blockDimZ` is more than the kernel's [`CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK), which depends on its registers and its `.maxntid`. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES). (1176)
///   - `nodeParams.kernel.sharedMemBytes` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN) of the devices without the kernel's static shared memory. (1177)
///   - `nodeParams.kernel.sharedMemBytes` is more than the kernel's [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES), which [`cuFuncSetAttribute`](crate::calls::cuFuncSetAttribute) or [`cuKernelSetAttribute`](crate::calls::cuKernelSetAttribute) can raise. (1178)
///   - `nodeParams.kernel.gridDimX` is not a multiple of the kernel's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1184)
///   - `nodeParams.kernel.gridDimY` is not a multiple of the kernel's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1185)
///   - `nodeParams.kernel.gridDimZ` is not a multiple of the kernel's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1186)
///   - `nodeParams.kernel.kernelParams` is null, and the kernel has parameters. (1207)
///   - `nodeParams.kernel.kernelParams[i]` is null: the kernel has a parameter at this position. (1208)
///   - `nodeParams.kernel.extra[CU_LAUNCH_PARAM_BUFFER_SIZE]` is more than the bytes of the kernel's parameters. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES). (1210)
///   - `nodeParams.kernel.ctx` is not a live context, and no other one is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEMCPY`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY):
///   - `nodeParams.memcpy.copyCtx` is not a live context, and no other one is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
///   - `nodeParams.memcpy.copyParams.srcPitch` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH) of the devices, and `nodeParams.memcpy.copyParams.srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (891)
///   - `nodeParams.memcpy.copyParams.dstPitch` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH) of the devices, and `nodeParams.memcpy.copyParams.dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (892)
///   - If `nodeParams.memcpy.copyParams.WidthInBytes`, `nodeParams.memcpy.copyParams.Height` and `nodeParams.memcpy.copyParams.Depth` are not zero:
///     - `nodeParams.memcpy.copyParams.srcHost` is null, and `nodeParams.memcpy.copyParams.srcMemoryType` is [`CU_MEMORYTYPE_HOST`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_HOST). (1073)
///     - `nodeParams.memcpy.copyParams.dstHost` is null, and `nodeParams.memcpy.copyParams.dstMemoryType` is [`CU_MEMORYTYPE_HOST`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_HOST). (1074)
///     - `nodeParams.memcpy.copyParams.srcArray` is null, and `nodeParams.memcpy.copyParams.srcMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1075)
///     - `nodeParams.memcpy.copyParams.dstArray` is null, and `nodeParams.memcpy.copyParams.dstMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1076)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEMSET`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMSET):
///   - `nodeParams.memset.dst` is not an address that CUDA knows. (1072)
///   - `nodeParams.memset.ctx` is not a live context, and no other one is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
/// - `nodeParams.host.fn` is null, and `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_HOST`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST). (734)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_WAIT_EVENT`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_WAIT_EVENT):
///   - `nodeParams.eventWait.event` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///   - `nodeParams.eventWait.event` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
///   - `nodeParams.eventWait.event` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_EVENT_RECORD`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_EVENT_RECORD):
///   - `nodeParams.eventRecord.event` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///   - `nodeParams.eventRecord.event` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
///   - `nodeParams.eventRecord.event` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - `nodeParams.extSemSignal.extSemArray[i]` is null, and `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `nodeParams.extSemWait.extSemArray[i]` is null, and `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEM_ALLOC`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_ALLOC):
///   - `nodeParams.alloc.bytesize` is zero. (1248)
///   - `nodeParams.alloc.poolProps.location.type` is for a device whose [`CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED) is not zero, and this process has none. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1127)
///   - `nodeParams.alloc.poolProps.location.type` is for a device whose [`CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED) is not zero, and this process has none. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1128)
///   - `nodeParams.alloc.poolProps.allocType` is for a system on which the [`CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS) of no device is zero, and that of one is. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1133)
///   - `nodeParams.alloc.poolProps.handleTypes` has [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC), and the [`CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED) of every device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1118)
///   - `nodeParams.alloc.poolProps.handleTypes` has [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC), and this process can open no IMEX channel: there must be a /dev/nvidia-caps-imex-channels/channel\* that it may read and write. [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED). (1013)
///   - `nodeParams.alloc.accessDescs[i].location.id` is a device whose [`CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED) is zero, and `nodeParams.alloc.accessDescs[i].location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (1119)
///   - `nodeParams.alloc.accessDescs[i].location.type` is for a device whose [`CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED) is not zero, and this process has none. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (1120)
///   - `nodeParams.alloc.accessDescs[i].location.type` is for a device whose [`CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED) is not zero, and this process has none. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (1121)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_BATCH_MEM_OP`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP):
///   - `nodeParams.memOp.ctx` is not a live context, and no other one is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
///   - `nodeParams.memOp.ctx` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE) or [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (814)
///   - `nodeParams.memOp.paramArray[i].operation` needs [`CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES), which is zero for each device. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (872)
///   - `nodeParams.memOp.paramArray[i].operation` needs [`CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS), which is zero for each device. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (901)
///   - If `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) or [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64):
///     - `nodeParams.memOp.paramArray[i].waitValue.address` is not a multiple of 4. (865)
///     - `nodeParams.memOp.paramArray[i].waitValue.address` is not a multiple of 8, and the operation takes 64 bits. (866)
///     - `nodeParams.memOp.paramArray[i].waitValue.address` is not in memory that CUDA has allocated or registered. (867)
///     - `nodeParams.memOp.paramArray[i].waitValue.address` is managed memory. (868)
///     - `nodeParams.memOp.paramArray[i].waitValue.flags` has [`CU_STREAM_WAIT_VALUE_FLUSH`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH), and [`CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES) of each device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (870)
///     - `nodeParams.memOp.paramArray[i].waitValue.flags` has [`CU_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_NOR), and [`CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR) of each device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (871)
///   - If `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) or [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64):
///     - `nodeParams.memOp.paramArray[i].writeValue.address` is not a multiple of 4. (865)
///     - `nodeParams.memOp.paramArray[i].writeValue.address` is not a multiple of 8, and the operation takes 64 bits. (866)
///     - `nodeParams.memOp.paramArray[i].writeValue.address` is not in memory that CUDA has allocated or registered. (867)
///     - `nodeParams.memOp.paramArray[i].writeValue.address` is managed memory. (868)
///
/// # Left to the caller
///
/// - `nodeParams.graph.graph` must hold no conditional nodes. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 857)
/// - `nodeParams.graph.ownership` must be [`CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE`](libcuda_sys::CUgraphChildGraphNodeOwnership::CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE), for a graph that holds allocation or free nodes, since CUDA 12.9. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 856)
/// - `dependencies` must have `numDependencies` elements. Not checked, because the length behind a pointer is unknown.
/// - `dependencyData[i].from_port` must be zero, unless `dependencies[i]` is a kernel node. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 860)
/// - `dependencyData[i].type` must not be [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](libcuda_sys::CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC) unless `dependencies[i]` is a kernel node. Not checked, because a query would take more than a tenth of the call's time.
/// - `nodeParams.type` must name the member of the union that holds the parameters. Not checked, because a union does not show which member was written.
/// - `nodeParams.extSemSignal.numExtSems` must be the number of elements of both `extSemArray` and `paramsArray`. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.extSemSignal.paramsArray[i].flags` must be zero, for a semaphore that is not of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a handle does not show the source of its import.
/// - `nodeParams.extSemSignal.paramsArray[i].params.nvSciSync.fence` must point to an `NvSciSyncFence`, for a semaphore of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a pointer does not show its type.
/// - `nodeParams.extSemWait.numExtSems` must be the number of elements of both `extSemArray` and `paramsArray`. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.extSemWait.paramsArray[i].flags` must be zero, for a semaphore that is not of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a handle does not show the source of its import.
/// - `nodeParams.extSemWait.paramsArray[i].params.nvSciSync.fence` must point to an `NvSciSyncFence`, for a semaphore of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a pointer does not show its type.
/// - `nodeParams.memOp.count` must be the number of elements of `paramArray`. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.memOp.paramArray[i].waitValue.flags` must not have [`CU_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_NOR) except on a device whose [`CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR) is not zero. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 871)
/// - `nodeParams.memOp.paramArray[i].waitValue.flags` must not have [`CU_STREAM_WAIT_VALUE_FLUSH`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH) except on a device whose [`CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES) is not zero. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 870)
/// - `nodeParams.memcpyBatch.count` must be the number of elements of `dsts`, `srcs` and `sizes`, since CUDA 13.5. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.memcpyBatch.numAttrs` must be the number of elements of `attrs` and `attrsIdxs`, since CUDA 13.5. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.fabricCpyBatch.numOps` must be the number of elements of `opList`, since CUDA 13.5. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.fabricCpyBatch.opList[i]` must name endpoints that stay valid and bound as long as a graph may use the node, since CUDA 13.5. Not checked, because it concerns the time after the call.
/// - `hGraph` must not be launched from a device, nor be the body of a conditional node, for [`CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH), since CUDA 13.5. Not checked, because it concerns later calls.
/// - `nodeParams.conditional.handle` must come from [`cuGraphConditionalHandleCreate`]. Not checked, because a handle does not show its origin. (Explained after a refusal: 1174)
/// - `nodeParams.conditional.phGraph_out[i]` must get only kernel, empty, child graph, memset, memcpy and conditional nodes, at every depth. Not checked, because it concerns later calls.
/// - `nodeParams.conditional.phGraph_out[i]` must get only kernels of one device context, at every depth. Not checked, because it concerns later calls.
/// - `nodeParams.conditional.ctx` must be the context of the handle and of every node of the bodies. Not checked, because a handle does not show its context.
/// - `nodeParams.graph.ownership` must be [`CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE`](libcuda_sys::CUgraphChildGraphNodeOwnership::CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE) or [`CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE`](libcuda_sys::CUgraphChildGraphNodeOwnership::CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE), for [`CU_GRAPH_NODE_TYPE_GRAPH`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH), since CUDA 12.9. Not checked, because the documentation lists the values and does not say that others are rejected.
/// - `nodeParams.graph.graph` must not be instantiated or destroyed on its own, once it is moved, since CUDA 12.9. Not checked, because it concerns later calls.
/// - `nodeParams.graph.graph` must not become a child of another graph, once it is moved, since CUDA 12.9. Not checked, because it concerns later calls.
/// - `nodeParams.graph.graph` must not be passed to [`cuGraphExecUpdate`], once it is moved, since CUDA 12.9. Not checked, because it concerns later calls.
/// - `nodeParams.graph.graph` must receive no further allocation or free nodes, once it is moved, since CUDA 12.9. Not checked, because it concerns later calls.
/// - `nodeParams.alloc.poolProps.allocType` must be [`CU_MEM_ALLOCATION_TYPE_PINNED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED), since CUDA 13.0. Not checked, because the documentation is out of date for pools, and does not say whether it holds for graphs; the driver decides.
/// - `nodeParams.alloc.accessDescCount` must be the number of elements of `accessDescs`. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.alloc.accessDescs[i].location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). Not checked, because the documentation mentions GPUs in passing and does not say that other locations are rejected.
/// - `hGraph` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[doc(alias = "cuGraphAddNode_v2")]
#[inline]
pub unsafe fn cuGraphAddNode(
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    nodeParams: *mut CUgraphNodeParams,
) -> Result<CUgraphNode> {
    let mut phGraphNode = ptr::null_mut();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuGraphAddNode_v2(
            &mut phGraphNode,
            hGraph,
            dependencies,
            dependencyData,
            numDependencies,
            nodeParams,
        )
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuGraphAddNode_v2(
            &mut phGraphNode,
            hGraph,
            dependencies,
            dependencyData,
            numDependencies,
            nodeParams,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphAddNode_v2",
                outcome,
                ((), hGraph, dependencies, dependencyData, numDependencies, nodeParams),
                rows::cuGraphAddNode_v2,
                move || {
                    checks::cuGraphAddNode_v2(
                        &mut phGraphNode,
                        ptr::null_mut(),
                        dependencies,
                        dependencyData,
                        numDependencies,
                        nodeParams,
                    )
                },
            )
        });
    }
    Ok(phGraphNode)
}

/// Adds a node of any type to a graph, and checks that the `ctx` of a kernel node matches its `func`.
///
/// Since CUDA 13.4. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphAddNode_v3`](libcuda_sys::cuGraphAddNode_v3).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraph`: The graph.
/// - `dependencies`: The nodes that the new node depends on, without duplicates. Null is allowed if `numDependencies` is 0.
/// - `dependencyData`: The edge data of each dependency; null stands for default edges.
/// - `numDependencies`: The number of elements of each array; 0 adds a root node.
/// - `nodeParams`: The node type and its parameters, with all unused bytes zero. Some members return results, such as the address of an allocation node.
///
/// # Returns
///
/// The new node.
///
/// # Safety
///
/// `hGraph` must be a live graph that no other thread uses during the call; `dependencies` must have `numDependencies` nodes of it, `dependencyData` as many elements or be null. Every byte of `nodeParams` must be initialized; its pointers must be valid for the member that `type` names.
///
/// Arrays and kernel arguments are copied. Resources that the parameters refer to must live until the last launch of any executable graph with the node has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `dependencies`, `nodeParams` or `dependencyData` breaks a rule below
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT): `nodeParams.kernel.ctx` must have the device context that `func` was loaded into if neither is null.
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), if `nodeParams` breaks a rule below with this code
///
/// # Checked
///
/// - `dependencies` must not be null if `numDependencies` is not zero. (121)
/// - `nodeParams.type` must be [`CU_GRAPH_NODE_TYPE_KERNEL`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL) if the type of an element of `dependencyData` is [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](libcuda_sys::CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC). (122)
/// - `dependencies[i]` must occur only once. (472)
/// - `dependencyData[i].from_port` must be [`CU_GRAPH_KERNEL_NODE_PORT_DEFAULT`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_DEFAULT), [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC) or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER). (473)
/// - `dependencyData[i].to_port` must be zero. (474)
/// - `dependencyData[i].type` must be an enumerator of [`CUgraphDependencyType`](libcuda_sys::CUgraphDependencyType) that the driver's release has. (475)
/// - `dependencyData[i].reserved` must be zero. (476)
/// - `dependencyData[i].from_port` must be [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC) or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER) if `dependencyData[i].type` is [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](libcuda_sys::CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC). (477)
/// - `dependencyData[i].type` must be [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](libcuda_sys::CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC) if `dependencyData[i].from_port` is [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC). (478)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_CONDITIONAL`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_CONDITIONAL):
///   - Since CUDA 12.8, `nodeParams.conditional.size` must be 1 or 2 if `nodeParams.conditional.type` is [`CU_GRAPH_COND_TYPE_IF`](libcuda_sys::CUgraphConditionalNodeType::CU_GRAPH_COND_TYPE_IF). (117)
///   - `nodeParams.conditional.size` must be 1 if `nodeParams.conditional.type` is [`CU_GRAPH_COND_TYPE_WHILE`](libcuda_sys::CUgraphConditionalNodeType::CU_GRAPH_COND_TYPE_WHILE). (118)
///   - `nodeParams.conditional.size` must not be zero if `nodeParams.conditional.type` is [`CU_GRAPH_COND_TYPE_SWITCH`](libcuda_sys::CUgraphConditionalNodeType::CU_GRAPH_COND_TYPE_SWITCH). (119)
/// - Since CUDA 12.9, `nodeParams.graph.ownership` must not be [`CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID`](libcuda_sys::CUgraphChildGraphNodeOwnership::CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID) if `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_GRAPH`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH). (120)
/// - `nodeParams.reserved0` must be zero. (104)
/// - `nodeParams.reserved2` must be zero. (105)
/// - `nodeParams.reserved1[i]` must be zero: it lies behind the member that `type` names. (106)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_KERNEL`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL):
///   - `nodeParams.kernel.extra` must be null if `nodeParams.kernel.kernelParams` is not null. (518)
///   - `nodeParams.kernel.extra` must have [`CU_LAUNCH_PARAM_BUFFER_POINTER`](libcuda_sys::CU_LAUNCH_PARAM_BUFFER_POINTER) if its [`CU_LAUNCH_PARAM_BUFFER_SIZE`](libcuda_sys::CU_LAUNCH_PARAM_BUFFER_SIZE) is not zero. (519)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEMCPY`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY):
///   - `nodeParams.memcpy.flags` must be zero. (107)
///   - `nodeParams.memcpy.reserved` must be zero. (108)
///   - If `nodeParams.memcpy.copyParams.WidthInBytes`, `nodeParams.memcpy.copyParams.Height` and `nodeParams.memcpy.copyParams.Depth` are not zero:
///     - `nodeParams.memcpy.copyParams.srcMemoryType` must be an enumerator of [`CUmemorytype`](libcuda_sys::CUmemorytype) that the driver's release has. (448)
///     - `nodeParams.memcpy.copyParams.dstMemoryType` must be an enumerator of [`CUmemorytype`](libcuda_sys::CUmemorytype) that the driver's release has. (449)
///     - If `nodeParams.memcpy.copyParams.srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY):
///       - `nodeParams.memcpy.copyParams.srcPitch` must be zero or at least `WidthInBytes` + `srcXInBytes`. (450)
///       - `nodeParams.memcpy.copyParams.srcHeight` must be zero or at least `Height` + `srcY`. (451)
///     - If `nodeParams.memcpy.copyParams.dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY):
///       - `nodeParams.memcpy.copyParams.dstPitch` must be zero or at least `WidthInBytes` + `dstXInBytes`. (452)
///       - `nodeParams.memcpy.copyParams.dstHeight` must be zero or at least `Height` + `dstY`. (453)
///     - `nodeParams.memcpy.copyParams.srcLOD` must be zero. (454)
///     - `nodeParams.memcpy.copyParams.dstLOD` must be zero. (455)
///     - `nodeParams.memcpy.copyParams.reserved0` must be null. (456)
///     - `nodeParams.memcpy.copyParams.reserved1` must be null. (457)
/// - `nodeParams.memset.elementSize` must be 1, 2 or 4, if `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEMSET`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMSET). (84)
/// - `nodeParams.extSemSignal.paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC`](libcuda_sys::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC) if `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL). (558)
/// - `nodeParams.extSemWait.paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC`](libcuda_sys::CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC) if `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT). (559)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEM_ALLOC`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_ALLOC):
///   - `nodeParams.alloc.poolProps.handleTypes` must be [`CU_MEM_HANDLE_TYPE_NONE`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_NONE). [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (88)
///   - `nodeParams.alloc.poolProps.allocType` must be an enumerator of [`CUmemAllocationType`](libcuda_sys::CUmemAllocationType) that the driver's release has. (538)
///   - `nodeParams.alloc.poolProps.reserved` must be zero. (544)
///   - `nodeParams.alloc.poolProps.win32SecurityAttributes` must not be null if `nodeParams.alloc.poolProps.handleTypes` has [`CU_MEM_HANDLE_TYPE_WIN32`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32). (545)
///   - `nodeParams.alloc.poolProps.win32SecurityAttributes` must be null if `nodeParams.alloc.poolProps.handleTypes` does not have [`CU_MEM_HANDLE_TYPE_WIN32`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32). (546)
///   - If `nodeParams.alloc.poolProps.allocType` is [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED):
///     - Since CUDA 13.1, `nodeParams.alloc.poolProps.handleTypes` must be zero. (547)
///     - Since CUDA 13.1, `nodeParams.alloc.poolProps.maxSize` must be zero. (548)
///   - Since CUDA 13.0, `nodeParams.alloc.poolProps.location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST) (since CUDA 12.2), [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA) (since CUDA 12.2), [`CU_MEM_LOCATION_TYPE_INVISIBLE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_INVISIBLE) (since CUDA 13.2) or [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN) (since CUDA 13.4), if `nodeParams.alloc.poolProps.allocType` is not [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). (553)
///   - Since CUDA 12.6, `nodeParams.alloc.poolProps.location.type` must not be [`CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT). (556)
///   - Since CUDA 13.0, `nodeParams.alloc.poolProps.handleTypes` must be zero if `nodeParams.alloc.poolProps.location.type` is [`CU_MEM_LOCATION_TYPE_HOST`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST). (557)
///   - Since CUDA 12.2, `nodeParams.alloc.poolProps.location.id` must be at least 0 if `nodeParams.alloc.poolProps.location.type` is [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA). (524)
///   - `nodeParams.alloc.accessDescs[i].flags` must be an enumerator of [`CUmemAccess_flags`](libcuda_sys::CUmemAccess_flags) that the driver's release has. (527)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_BATCH_MEM_OP`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP):
///   - `nodeParams.memOp.paramArray[i].operation` must be an enumerator of [`CUstreamBatchMemOpType`](libcuda_sys::CUstreamBatchMemOpType) that the driver's release has. (529)
///   - `nodeParams.memOp.paramArray[i].waitValue.flags` must have no bits but those of [`CUstreamWaitValue_flags`](libcuda_sys::CUstreamWaitValue_flags) that the driver's release has, if `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) or [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64). (530)
///   - `nodeParams.memOp.paramArray[i].writeValue.flags` must be [`CU_STREAM_WRITE_VALUE_DEFAULT`](libcuda_sys::CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT) if `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) or [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64). (531)
///   - Since CUDA 13.0, `nodeParams.memOp.paramArray[i].flushRemoteWrites.flags` must be zero if `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES). (532)
///   - `nodeParams.memOp.paramArray[i].memoryBarrier.flags` must be an enumerator of [`CUstreamMemoryBarrier_flags`](libcuda_sys::CUstreamMemoryBarrier_flags) that the driver's release has, if `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_BARRIER`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER). (533)
///   - If `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION):
///     - Since CUDA 13.1, `nodeParams.memOp.paramArray[i].atomicReduction.flags` must be zero. (534)
///     - Since CUDA 13.1, `nodeParams.memOp.paramArray[i].atomicReduction.reductionOp` must be an enumerator of [`CUstreamAtomicReductionOpType`](libcuda_sys::CUstreamAtomicReductionOpType) that the driver's release has. (535)
///     - Since CUDA 13.1, `nodeParams.memOp.paramArray[i].atomicReduction.dataType` must be an enumerator of [`CUstreamAtomicReductionDataType`](libcuda_sys::CUstreamAtomicReductionDataType) that the driver's release has. (536)
/// - `nodeParams.memcpyBatch.attrs[i].srcAccessOrder` must be an enumerator of [`CUmemcpySrcAccessOrder`](libcuda_sys::CUmemcpySrcAccessOrder) that the driver's release has, if `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEMCPY_BATCH`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY_BATCH). (458)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH):
///   - `nodeParams.fabricCpyBatch.flags` must be zero. (115)
///   - `nodeParams.fabricCpyBatch.opList[i].src.type` must be an enumerator of [`CUfabricCpyOperandType`](libcuda_sys::CUfabricCpyOperandType) that the driver's release has. (479)
///   - `nodeParams.fabricCpyBatch.opList[i].dst.type` must be an enumerator of [`CUfabricCpyOperandType`](libcuda_sys::CUfabricCpyOperandType) that the driver's release has. (480)
///   - `nodeParams.fabricCpyBatch.opList[i].flags` must be zero. (481)
///   - `nodeParams.fabricCpyBatch.opList[i].dst.type` must be [`CU_FABRIC_COPY_OPERAND_TYPE_POINTER`](libcuda_sys::CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_POINTER) if `nodeParams.fabricCpyBatch.opList[i].src.type` is [`CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT`](libcuda_sys::CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT). (482)
///
/// # Checked by a query
///
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEM_ALLOC`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_ALLOC):
///   - `nodeParams.alloc.accessDescCount` must be at most the number of devices. (89)
///   - Since CUDA 13.1, `nodeParams.alloc.poolProps.allocType` must be supported by each device ([`CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS)) if `nodeParams.alloc.poolProps.allocType` is [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (550)
///   - `nodeParams.alloc.poolProps.location.id` must be a device whose [`CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED) is not zero if `nodeParams.alloc.poolProps.location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE) and `nodeParams.alloc.poolProps.allocType` is not [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (554)
///   - If `nodeParams.alloc.poolProps.location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN):
///     - Since CUDA 13.4, `nodeParams.alloc.poolProps.location.localized.deviceId` must be the ordinal of a device, below the number of devices. (525)
///     - Since CUDA 13.4, `nodeParams.alloc.poolProps.location.localized.localityDomainId` must be below the device's [`CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT). (526)
///   - `nodeParams.alloc.poolProps.location.id` must be the ordinal of a device, below the number of devices, if `nodeParams.alloc.poolProps.location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (523)
///   - `nodeParams.alloc.accessDescs[i].location.id` must be the ordinal of a device, below the number of devices, if `nodeParams.alloc.accessDescs[i].location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (523)
///
/// # Explained after a refusal
///
/// - `dependencies[i]` is not a node of `hGraph`. (694)
/// - `dependencyData[i].from_port` is not zero, and `dependencies[i]` is not a kernel node. (860)
/// - `hGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `dependencies[i]` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `nodeParams.type` is not an enumerator of [`CUgraphNodeType`](libcuda_sys::CUgraphNodeType) that the driver's release has. (1071)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_CONDITIONAL`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_CONDITIONAL):
///   - `nodeParams.conditional.handle` is not of a condition, or is that of another node, or was created for another graph or context. (1174)
///   - `nodeParams.conditional.ctx` is not a live context, and no other one is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
/// - `nodeParams.free.dptr` is memory of another function, and not of a memory allocation node, and `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEM_FREE`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_FREE). (960)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_GRAPH`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH):
///   - Since CUDA 12.9, `nodeParams.graph.ownership` is not [`CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE`](libcuda_sys::CUgraphChildGraphNodeOwnership::CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE), and the graph has memory allocation or free nodes. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (856)
///   - `nodeParams.graph.graph` has conditional nodes. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (857)
///   - `nodeParams.graph.graph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_KERNEL`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL):
///   - `nodeParams.kernel.func` is null, and so is `kern`. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (736)
///   - `nodeParams.kernel.gridDimX` is zero. (641)
///   - `nodeParams.kernel.gridDimY` is zero. (642)
///   - `nodeParams.kernel.gridDimZ` is zero. (643)
///   - `nodeParams.kernel.blockDimX` is zero. (644)
///   - `nodeParams.kernel.blockDimY` is zero. (645)
///   - `nodeParams.kernel.blockDimZ` is zero. (646)
///   - `nodeParams.kernel.gridDimX` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X). (647)
///   - `nodeParams.kernel.gridDimY` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y). (648)
///   - `nodeParams.kernel.gridDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z). (649)
///   - `nodeParams.kernel.blockDimX` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X). (650)
///   - `nodeParams.kernel.blockDimY` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y). (651)
///   - `nodeParams.kernel.blockDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z). (652)
///   - `nodeParams.kernel.blockDimX * nodeParams.kernel.blockDimY * nodeParams.kernel.blockDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK). (653)
///   - `nodeParams.kernel.blockDimX * nodeParams.kernel.blockDimY * nodeParams.kernel.blockDimZ` is more than the kernel's [`CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK), which depends on its registers and its `.maxntid`. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES). (1176)
///   - `nodeParams.kernel.sharedMemBytes` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN) of the devices without the kernel's static shared memory. (1177)
///   - `nodeParams.kernel.sharedMemBytes` is more than the kernel's [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES), which [`cuFuncSetAttribute`](crate::calls::cuFuncSetAttribute) or [`cuKernelSetAttribute`](crate::calls::cuKernelSetAttribute) can raise. (1178)
///   - `nodeParams.kernel.gridDimX` is not a multiple of the kernel's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1184)
///   - `nodeParams.kernel.gridDimY` is not a multiple of the kernel's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1185)
///   - `nodeParams.kernel.gridDimZ` is not a multiple of the kernel's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1186)
///   - `nodeParams.kernel.kernelParams` is null, and the kernel has parameters. (1207)
///   - `nodeParams.kernel.kernelParams[i]` is null: the kernel has a parameter at this position. (1208)
///   - `nodeParams.kernel.extra[CU_LAUNCH_PARAM_BUFFER_SIZE]` is more than the bytes of the kernel's parameters. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES). (1210)
///   - `nodeParams.kernel.ctx` is not a live context, and no other one is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEMCPY`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY):
///   - `nodeParams.memcpy.copyCtx` is not a live context, and no other one is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
///   - `nodeParams.memcpy.copyParams.srcPitch` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH) of the devices, and `nodeParams.memcpy.copyParams.srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (891)
///   - `nodeParams.memcpy.copyParams.dstPitch` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH) of the devices, and `nodeParams.memcpy.copyParams.dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (892)
///   - If `nodeParams.memcpy.copyParams.WidthInBytes`, `nodeParams.memcpy.copyParams.Height` and `nodeParams.memcpy.copyParams.Depth` are not zero:
///     - `nodeParams.memcpy.copyParams.srcHost` is null, and `nodeParams.memcpy.copyParams.srcMemoryType` is [`CU_MEMORYTYPE_HOST`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_HOST). (1073)
///     - `nodeParams.memcpy.copyParams.dstHost` is null, and `nodeParams.memcpy.copyParams.dstMemoryType` is [`CU_MEMORYTYPE_HOST`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_HOST). (1074)
///     - `nodeParams.memcpy.copyParams.srcArray` is null, and `nodeParams.memcpy.copyParams.srcMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1075)
///     - `nodeParams.memcpy.copyParams.dstArray` is null, and `nodeParams.memcpy.copyParams.dstMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1076)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEMSET`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMSET):
///   - `nodeParams.memset.dst` is not an address that CUDA knows. (1072)
///   - `nodeParams.memset.ctx` is not a live context, and no other one is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
/// - `nodeParams.host.fn` is null, and `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_HOST`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST). (734)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_WAIT_EVENT`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_WAIT_EVENT):
///   - `nodeParams.eventWait.event` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///   - `nodeParams.eventWait.event` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
///   - `nodeParams.eventWait.event` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_EVENT_RECORD`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_EVENT_RECORD):
///   - `nodeParams.eventRecord.event` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///   - `nodeParams.eventRecord.event` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
///   - `nodeParams.eventRecord.event` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - `nodeParams.extSemSignal.extSemArray[i]` is null, and `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `nodeParams.extSemWait.extSemArray[i]` is null, and `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEM_ALLOC`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_ALLOC):
///   - `nodeParams.alloc.bytesize` is zero. (1248)
///   - `nodeParams.alloc.poolProps.location.type` is for a device whose [`CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED) is not zero, and this process has none. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1127)
///   - `nodeParams.alloc.poolProps.location.type` is for a device whose [`CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED) is not zero, and this process has none. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1128)
///   - `nodeParams.alloc.poolProps.allocType` is for a system on which the [`CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS) of no device is zero, and that of one is. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1133)
///   - `nodeParams.alloc.poolProps.handleTypes` has [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC), and the [`CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED) of every device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1118)
///   - `nodeParams.alloc.poolProps.handleTypes` has [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC), and this process can open no IMEX channel: there must be a /dev/nvidia-caps-imex-channels/channel\* that it may read and write. [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED). (1013)
///   - `nodeParams.alloc.accessDescs[i].location.id` is a device whose [`CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED) is zero, and `nodeParams.alloc.accessDescs[i].location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (1119)
///   - `nodeParams.alloc.accessDescs[i].location.type` is for a device whose [`CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED) is not zero, and this process has none. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (1120)
///   - `nodeParams.alloc.accessDescs[i].location.type` is for a device whose [`CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED) is not zero, and this process has none. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (1121)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_BATCH_MEM_OP`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP):
///   - `nodeParams.memOp.ctx` is not a live context, and no other one is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
///   - `nodeParams.memOp.ctx` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE) or [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (814)
///   - `nodeParams.memOp.paramArray[i].operation` needs [`CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES), which is zero for each device. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (872)
///   - `nodeParams.memOp.paramArray[i].operation` needs [`CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS), which is zero for each device. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (901)
///   - If `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) or [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64):
///     - `nodeParams.memOp.paramArray[i].waitValue.address` is not a multiple of 4. (865)
///     - `nodeParams.memOp.paramArray[i].waitValue.address` is not a multiple of 8, and the operation takes 64 bits. (866)
///     - `nodeParams.memOp.paramArray[i].waitValue.address` is not in memory that CUDA has allocated or registered. (867)
///     - `nodeParams.memOp.paramArray[i].waitValue.address` is managed memory. (868)
///     - `nodeParams.memOp.paramArray[i].waitValue.flags` has [`CU_STREAM_WAIT_VALUE_FLUSH`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH), and [`CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES) of each device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (870)
///     - `nodeParams.memOp.paramArray[i].waitValue.flags` has [`CU_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_NOR), and [`CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR) of each device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (871)
///   - If `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) or [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64):
///     - `nodeParams.memOp.paramArray[i].writeValue.address` is not a multiple of 4. (865)
///     - `nodeParams.memOp.paramArray[i].writeValue.address` is not a multiple of 8, and the operation takes 64 bits. (866)
///     - `nodeParams.memOp.paramArray[i].writeValue.address` is not in memory that CUDA has allocated or registered. (867)
///     - `nodeParams.memOp.paramArray[i].writeValue.address` is managed memory. (868)
///
/// # Left to the caller
///
/// - `nodeParams.graph.graph` must hold no conditional nodes. Not checked, because the time of a query, compared with that of the call, was not measured. (Explained after a refusal: 857)
/// - `nodeParams.graph.ownership` must be [`CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE`](libcuda_sys::CUgraphChildGraphNodeOwnership::CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE), for a graph that holds allocation or free nodes. Not checked, because the time of a query, compared with that of the call, was not measured. (Explained after a refusal: 856)
/// - `dependencies` must have `numDependencies` elements. Not checked, because the length behind a pointer is unknown.
/// - `dependencyData[i].from_port` must be zero, unless `dependencies[i]` is a kernel node. Not checked, because the time of a query, compared with that of the call, was not measured. (Explained after a refusal: 860)
/// - `dependencyData[i].type` must not be [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](libcuda_sys::CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC) unless `dependencies[i]` is a kernel node. Not checked, because the time of a query, compared with that of the call, was not measured.
/// - `nodeParams.type` must name the member of the union that holds the parameters. Not checked, because a union does not show which member was written.
/// - `nodeParams.kernel.ctx` must have the device context that `func` was loaded into if neither is null. Not checked, because no query reports the context of a function.
/// - `nodeParams.extSemSignal.numExtSems` must be the number of elements of both `extSemArray` and `paramsArray`. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.extSemSignal.paramsArray[i].flags` must be zero, for a semaphore that is not of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a handle does not show the source of its import.
/// - `nodeParams.extSemSignal.paramsArray[i].params.nvSciSync.fence` must point to an `NvSciSyncFence`, for a semaphore of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a pointer does not show its type.
/// - `nodeParams.extSemWait.numExtSems` must be the number of elements of both `extSemArray` and `paramsArray`. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.extSemWait.paramsArray[i].flags` must be zero, for a semaphore that is not of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a handle does not show the source of its import.
/// - `nodeParams.extSemWait.paramsArray[i].params.nvSciSync.fence` must point to an `NvSciSyncFence`, for a semaphore of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a pointer does not show its type.
/// - `nodeParams.memOp.count` must be the number of elements of `paramArray`. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.memOp.paramArray[i].waitValue.flags` must not have [`CU_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_NOR) except on a device whose [`CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR) is not zero. Not checked, because the time of a query, compared with that of the call, was not measured. (Explained after a refusal: 871)
/// - `nodeParams.memOp.paramArray[i].waitValue.flags` must not have [`CU_STREAM_WAIT_VALUE_FLUSH`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH) except on a device whose [`CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES) is not zero. Not checked, because the time of a query, compared with that of the call, was not measured. (Explained after a refusal: 870)
/// - `nodeParams.memcpyBatch.count` must be the number of elements of `dsts`, `srcs` and `sizes`, since CUDA 13.5. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.memcpyBatch.numAttrs` must be the number of elements of `attrs` and `attrsIdxs`, since CUDA 13.5. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.fabricCpyBatch.numOps` must be the number of elements of `opList`, since CUDA 13.5. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.fabricCpyBatch.opList[i]` must name endpoints that stay valid and bound as long as a graph may use the node, since CUDA 13.5. Not checked, because it concerns the time after the call.
/// - `hGraph` must not be launched from a device, nor be the body of a conditional node, for [`CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH), since CUDA 13.5. Not checked, because it concerns later calls.
/// - `nodeParams.conditional.handle` must come from [`cuGraphConditionalHandleCreate`]. Not checked, because a handle does not show its origin. (Explained after a refusal: 1174)
/// - `nodeParams.conditional.phGraph_out[i]` must get only kernel, empty, child graph, memset, memcpy and conditional nodes, at every depth. Not checked, because it concerns later calls.
/// - `nodeParams.conditional.phGraph_out[i]` must get only kernels of one device context, at every depth. Not checked, because it concerns later calls.
/// - `nodeParams.conditional.ctx` must be the context of the handle and of every node of the bodies. Not checked, because a handle does not show its context.
/// - `nodeParams.graph.ownership` must be [`CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE`](libcuda_sys::CUgraphChildGraphNodeOwnership::CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE) or [`CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE`](libcuda_sys::CUgraphChildGraphNodeOwnership::CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE), for [`CU_GRAPH_NODE_TYPE_GRAPH`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH). Not checked, because the documentation lists the values and does not say that others are rejected.
/// - `nodeParams.graph.graph` must not be instantiated or destroyed on its own, once it is moved. Not checked, because it concerns later calls.
/// - `nodeParams.graph.graph` must not become a child of another graph, once it is moved. Not checked, because it concerns later calls.
/// - `nodeParams.graph.graph` must not be passed to [`cuGraphExecUpdate`], once it is moved. Not checked, because it concerns later calls.
/// - `nodeParams.graph.graph` must receive no further allocation or free nodes, once it is moved. Not checked, because it concerns later calls.
/// - `nodeParams.alloc.poolProps.allocType` must be [`CU_MEM_ALLOCATION_TYPE_PINNED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED). Not checked, because the documentation is out of date for pools, and does not say whether it holds for graphs; the driver decides.
/// - `nodeParams.alloc.accessDescCount` must be the number of elements of `accessDescs`. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.alloc.accessDescs[i].location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). Not checked, because the documentation mentions GPUs in passing and does not say that other locations are rejected.
/// - `hGraph` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphAddNode_v3(
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    nodeParams: *mut CUgraphNodeParams,
) -> Result<CUgraphNode> {
    let mut phGraphNode = ptr::null_mut();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuGraphAddNode_v3(
            &mut phGraphNode,
            hGraph,
            dependencies,
            dependencyData,
            numDependencies,
            nodeParams,
        )
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuGraphAddNode_v3(
            &mut phGraphNode,
            hGraph,
            dependencies,
            dependencyData,
            numDependencies,
            nodeParams,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphAddNode_v3",
                outcome,
                ((), hGraph, dependencies, dependencyData, numDependencies, nodeParams),
                rows::cuGraphAddNode_v3,
                move || {
                    checks::cuGraphAddNode_v3(
                        &mut phGraphNode,
                        ptr::null_mut(),
                        dependencies,
                        dependencyData,
                        numDependencies,
                        nodeParams,
                    )
                },
            )
        });
    }
    Ok(phGraphNode)
}

/// Replaces the parameters of a node of any type except allocation and free nodes.
///
/// Since CUDA 12.2. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphNodeSetParams`](libcuda_sys::cuGraphNodeSetParams).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The node.
/// - `nodeParams`: The type of the node and its parameters, with all unused bytes zero.
///
/// # Safety
///
/// `hNode` must be a live node, and no other thread may use its graph during the call. Every byte of `nodeParams` must be initialized; its pointers must be valid for the member that `type` names.
///
/// Arrays and kernel arguments are copied. Resources that the parameters refer to must live until the last launch of any executable graph with the node has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `nodeParams` breaks a rule below
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), if `nodeParams` breaks a rule below with this code
///
/// # Checked
///
/// - `nodeParams.type` must not be [`CU_GRAPH_NODE_TYPE_MEM_ALLOC`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_ALLOC) or [`CU_GRAPH_NODE_TYPE_MEM_FREE`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_FREE). [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (123)
/// - `nodeParams.reserved0` must be zero. (104)
/// - `nodeParams.reserved2` must be zero. (105)
/// - `nodeParams.reserved1[i]` must be zero: it lies behind the member that `type` names. (106)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_KERNEL`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL):
///   - `nodeParams.kernel.extra` must be null if `nodeParams.kernel.kernelParams` is not null. (518)
///   - `nodeParams.kernel.extra` must have [`CU_LAUNCH_PARAM_BUFFER_POINTER`](libcuda_sys::CU_LAUNCH_PARAM_BUFFER_POINTER) if its [`CU_LAUNCH_PARAM_BUFFER_SIZE`](libcuda_sys::CU_LAUNCH_PARAM_BUFFER_SIZE) is not zero. (519)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEMCPY`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY):
///   - `nodeParams.memcpy.flags` must be zero. (107)
///   - `nodeParams.memcpy.reserved` must be zero. (108)
///   - If `nodeParams.memcpy.copyParams.WidthInBytes`, `nodeParams.memcpy.copyParams.Height` and `nodeParams.memcpy.copyParams.Depth` are not zero:
///     - `nodeParams.memcpy.copyParams.srcMemoryType` must be an enumerator of [`CUmemorytype`](libcuda_sys::CUmemorytype) that the driver's release has. (448)
///     - `nodeParams.memcpy.copyParams.dstMemoryType` must be an enumerator of [`CUmemorytype`](libcuda_sys::CUmemorytype) that the driver's release has. (449)
///     - If `nodeParams.memcpy.copyParams.srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY):
///       - `nodeParams.memcpy.copyParams.srcPitch` must be zero or at least `WidthInBytes` + `srcXInBytes`. (450)
///       - `nodeParams.memcpy.copyParams.srcHeight` must be zero or at least `Height` + `srcY`. (451)
///     - If `nodeParams.memcpy.copyParams.dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY):
///       - `nodeParams.memcpy.copyParams.dstPitch` must be zero or at least `WidthInBytes` + `dstXInBytes`. (452)
///       - `nodeParams.memcpy.copyParams.dstHeight` must be zero or at least `Height` + `dstY`. (453)
///     - `nodeParams.memcpy.copyParams.srcLOD` must be zero. (454)
///     - `nodeParams.memcpy.copyParams.dstLOD` must be zero. (455)
///     - `nodeParams.memcpy.copyParams.reserved0` must be null. (456)
///     - `nodeParams.memcpy.copyParams.reserved1` must be null. (457)
/// - `nodeParams.memset.elementSize` must be 1, 2 or 4, if `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEMSET`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMSET). (84)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_HOST`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST):
///   - Up to CUDA 13.1, `nodeParams.host.syncMode` must be zero: the bytes are unused in these releases. (109)
///   - Up to CUDA 13.3, `nodeParams.host.ctx` must be null: the bytes are unused in these releases. (110)
/// - Up to CUDA 12.8, `nodeParams.graph.ownership` must be zero if `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_GRAPH`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH): the bytes are unused in these releases. (111)
/// - Up to CUDA 13.3, `nodeParams.eventRecord.ctx` must be null if `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_EVENT_RECORD`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_EVENT_RECORD): the bytes are unused in these releases. (112)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL):
///   - `nodeParams.extSemSignal.paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC`](libcuda_sys::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC). (558)
///   - Up to CUDA 13.3, `nodeParams.extSemSignal.ctx` must be null: the bytes are unused in these releases. (113)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT):
///   - `nodeParams.extSemWait.paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC`](libcuda_sys::CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC). (559)
///   - Up to CUDA 13.3, `nodeParams.extSemWait.ctx` must be null: the bytes are unused in these releases. (114)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_BATCH_MEM_OP`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP):
///   - `nodeParams.memOp.paramArray[i].operation` must be an enumerator of [`CUstreamBatchMemOpType`](libcuda_sys::CUstreamBatchMemOpType) that the driver's release has. (529)
///   - `nodeParams.memOp.paramArray[i].waitValue.flags` must have no bits but those of [`CUstreamWaitValue_flags`](libcuda_sys::CUstreamWaitValue_flags) that the driver's release has, if `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) or [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64). (530)
///   - `nodeParams.memOp.paramArray[i].writeValue.flags` must be [`CU_STREAM_WRITE_VALUE_DEFAULT`](libcuda_sys::CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT) if `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) or [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64). (531)
///   - Since CUDA 13.0, `nodeParams.memOp.paramArray[i].flushRemoteWrites.flags` must be zero if `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES). (532)
///   - `nodeParams.memOp.paramArray[i].memoryBarrier.flags` must be an enumerator of [`CUstreamMemoryBarrier_flags`](libcuda_sys::CUstreamMemoryBarrier_flags) that the driver's release has, if `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_BARRIER`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER). (533)
///   - If `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION):
///     - Since CUDA 13.1, `nodeParams.memOp.paramArray[i].atomicReduction.flags` must be zero. (534)
///     - Since CUDA 13.1, `nodeParams.memOp.paramArray[i].atomicReduction.reductionOp` must be an enumerator of [`CUstreamAtomicReductionOpType`](libcuda_sys::CUstreamAtomicReductionOpType) that the driver's release has. (535)
///     - Since CUDA 13.1, `nodeParams.memOp.paramArray[i].atomicReduction.dataType` must be an enumerator of [`CUstreamAtomicReductionDataType`](libcuda_sys::CUstreamAtomicReductionDataType) that the driver's release has. (536)
/// - `nodeParams.memcpyBatch.attrs[i].srcAccessOrder` must be an enumerator of [`CUmemcpySrcAccessOrder`](libcuda_sys::CUmemcpySrcAccessOrder) that the driver's release has, if `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEMCPY_BATCH`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY_BATCH). (458)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH):
///   - `nodeParams.fabricCpyBatch.flags` must be zero. (115)
///   - `nodeParams.fabricCpyBatch.opList[i].src.type` must be an enumerator of [`CUfabricCpyOperandType`](libcuda_sys::CUfabricCpyOperandType) that the driver's release has. (479)
///   - `nodeParams.fabricCpyBatch.opList[i].dst.type` must be an enumerator of [`CUfabricCpyOperandType`](libcuda_sys::CUfabricCpyOperandType) that the driver's release has. (480)
///   - `nodeParams.fabricCpyBatch.opList[i].flags` must be zero. (481)
///   - `nodeParams.fabricCpyBatch.opList[i].dst.type` must be [`CU_FABRIC_COPY_OPERAND_TYPE_POINTER`](libcuda_sys::CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_POINTER) if `nodeParams.fabricCpyBatch.opList[i].src.type` is [`CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT`](libcuda_sys::CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT). (482)
///
/// # Explained after a refusal
///
/// - `nodeParams.type` is not the type of `hNode`. (848)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_KERNEL`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL):
///   - `nodeParams.kernel.func` is null, and so is `kern`. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (736)
///   - `nodeParams.kernel.gridDimX` is zero. (641)
///   - `nodeParams.kernel.gridDimY` is zero. (642)
///   - `nodeParams.kernel.gridDimZ` is zero. (643)
///   - `nodeParams.kernel.blockDimX` is zero. (644)
///   - `nodeParams.kernel.blockDimY` is zero. (645)
///   - `nodeParams.kernel.blockDimZ` is zero. (646)
///   - `nodeParams.kernel.gridDimX` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X). (647)
///   - `nodeParams.kernel.gridDimY` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y). (648)
///   - `nodeParams.kernel.gridDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z). (649)
///   - `nodeParams.kernel.blockDimX` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X). (650)
///   - `nodeParams.kernel.blockDimY` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y). (651)
///   - `nodeParams.kernel.blockDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z). (652)
///   - `nodeParams.kernel.blockDimX * nodeParams.kernel.blockDimY * nodeParams.kernel.blockDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK). (653)
///   - `nodeParams.kernel.blockDimX * nodeParams.kernel.blockDimY * nodeParams.kernel.blockDimZ` is more than the kernel's [`CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK), which depends on its registers and its `.maxntid`. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES). (1176)
///   - `nodeParams.kernel.sharedMemBytes` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN) of the devices without the kernel's static shared memory. (1177)
///   - `nodeParams.kernel.sharedMemBytes` is more than the kernel's [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES), which [`cuFuncSetAttribute`](crate::calls::cuFuncSetAttribute) or [`cuKernelSetAttribute`](crate::calls::cuKernelSetAttribute) can raise. (1178)
///   - `nodeParams.kernel.gridDimX` is not a multiple of the kernel's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1184)
///   - `nodeParams.kernel.gridDimY` is not a multiple of the kernel's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1185)
///   - `nodeParams.kernel.gridDimZ` is not a multiple of the kernel's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1186)
///   - `nodeParams.kernel.kernelParams` is null, and the kernel has parameters. (1207)
///   - `nodeParams.kernel.kernelParams[i]` is null: the kernel has a parameter at this position. (1208)
///   - `nodeParams.kernel.extra[CU_LAUNCH_PARAM_BUFFER_SIZE]` is more than the bytes of the kernel's parameters. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES). (1210)
///   - `nodeParams.kernel.ctx` is not a live context, and no other one is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEMCPY`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY):
///   - `nodeParams.memcpy.copyCtx` is not a live context, and no other one is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
///   - `nodeParams.memcpy.copyParams.srcPitch` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH) of the devices, and `nodeParams.memcpy.copyParams.srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (891)
///   - `nodeParams.memcpy.copyParams.dstPitch` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH) of the devices, and `nodeParams.memcpy.copyParams.dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (892)
///   - If `nodeParams.memcpy.copyParams.WidthInBytes`, `nodeParams.memcpy.copyParams.Height` and `nodeParams.memcpy.copyParams.Depth` are not zero:
///     - `nodeParams.memcpy.copyParams.srcHost` is null, and `nodeParams.memcpy.copyParams.srcMemoryType` is [`CU_MEMORYTYPE_HOST`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_HOST). (1073)
///     - `nodeParams.memcpy.copyParams.dstHost` is null, and `nodeParams.memcpy.copyParams.dstMemoryType` is [`CU_MEMORYTYPE_HOST`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_HOST). (1074)
///     - `nodeParams.memcpy.copyParams.srcArray` is null, and `nodeParams.memcpy.copyParams.srcMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1075)
///     - `nodeParams.memcpy.copyParams.dstArray` is null, and `nodeParams.memcpy.copyParams.dstMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1076)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEMSET`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMSET):
///   - `nodeParams.memset.dst` is not an address that CUDA knows. (1072)
///   - `nodeParams.memset.ctx` is not a live context, and no other one is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
/// - `nodeParams.host.fn` is null, and `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_HOST`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST). (734)
/// - `nodeParams.graph.graph` is null, and `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_GRAPH`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_WAIT_EVENT`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_WAIT_EVENT):
///   - `nodeParams.eventWait.event` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///   - `nodeParams.eventWait.event` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
///   - `nodeParams.eventWait.event` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_EVENT_RECORD`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_EVENT_RECORD):
///   - `nodeParams.eventRecord.event` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///   - `nodeParams.eventRecord.event` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
///   - `nodeParams.eventRecord.event` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - `nodeParams.extSemSignal.extSemArray[i]` is null, and `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `nodeParams.extSemWait.extSemArray[i]` is null, and `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_BATCH_MEM_OP`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP):
///   - `nodeParams.memOp.ctx` is not a live context, and no other one is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
///   - `nodeParams.memOp.ctx` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE) or [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (814)
///   - `nodeParams.memOp.paramArray[i].operation` needs [`CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES), which is zero for each device. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (872)
///   - `nodeParams.memOp.paramArray[i].operation` needs [`CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS), which is zero for each device. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (901)
///   - If `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) or [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64):
///     - `nodeParams.memOp.paramArray[i].waitValue.address` is not a multiple of 4. (865)
///     - `nodeParams.memOp.paramArray[i].waitValue.address` is not a multiple of 8, and the operation takes 64 bits. (866)
///     - `nodeParams.memOp.paramArray[i].waitValue.address` is not in memory that CUDA has allocated or registered. (867)
///     - `nodeParams.memOp.paramArray[i].waitValue.address` is managed memory. (868)
///     - `nodeParams.memOp.paramArray[i].waitValue.flags` has [`CU_STREAM_WAIT_VALUE_FLUSH`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH), and [`CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES) of each device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (870)
///     - `nodeParams.memOp.paramArray[i].waitValue.flags` has [`CU_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_NOR), and [`CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR) of each device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (871)
///   - If `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) or [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64):
///     - `nodeParams.memOp.paramArray[i].writeValue.address` is not a multiple of 4. (865)
///     - `nodeParams.memOp.paramArray[i].writeValue.address` is not a multiple of 8, and the operation takes 64 bits. (866)
///     - `nodeParams.memOp.paramArray[i].writeValue.address` is not in memory that CUDA has allocated or registered. (867)
///     - `nodeParams.memOp.paramArray[i].writeValue.address` is managed memory. (868)
/// - `nodeParams.conditional.ctx` is not a live context, and no other one is current on this thread, and `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_CONDITIONAL`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_CONDITIONAL). [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
///
/// # Left to the caller
///
/// - `nodeParams.type` must be the type of `hNode`. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 848)
/// - `nodeParams` must have zeros for padding inside the member that `type` names. Not checked, because Rust cannot read the padding of a structure.
/// - `nodeParams.extSemSignal.numExtSems` must be the number of elements of both `extSemArray` and `paramsArray`. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.extSemSignal.paramsArray[i].flags` must be zero, for a semaphore that is not of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a handle does not show the source of its import.
/// - `nodeParams.extSemSignal.paramsArray[i].params.nvSciSync.fence` must point to an `NvSciSyncFence`, for a semaphore of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a pointer does not show its type.
/// - `nodeParams.extSemWait.numExtSems` must be the number of elements of both `extSemArray` and `paramsArray`. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.extSemWait.paramsArray[i].flags` must be zero, for a semaphore that is not of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a handle does not show the source of its import.
/// - `nodeParams.extSemWait.paramsArray[i].params.nvSciSync.fence` must point to an `NvSciSyncFence`, for a semaphore of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a pointer does not show its type.
/// - `nodeParams.memOp.count` must be the number of elements of `paramArray`. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.memOp.paramArray[i].waitValue.flags` must not have [`CU_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_NOR) except on a device whose [`CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR) is not zero. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 871)
/// - `nodeParams.memOp.paramArray[i].waitValue.flags` must not have [`CU_STREAM_WAIT_VALUE_FLUSH`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH) except on a device whose [`CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES) is not zero. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 870)
/// - `nodeParams.memcpyBatch.count` must be the number of elements of `dsts`, `srcs` and `sizes`, since CUDA 13.5. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.memcpyBatch.numAttrs` must be the number of elements of `attrs` and `attrsIdxs`, since CUDA 13.5. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.fabricCpyBatch.numOps` must be the number of elements of `opList`, since CUDA 13.5. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.fabricCpyBatch.opList[i]` must name endpoints that stay valid and bound as long as a graph may use the node, since CUDA 13.5. Not checked, because it concerns the time after the call.
/// - `hNode` must belong to a graph that no other thread uses during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *mut CUgraphNodeParams,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuGraphNodeSetParams(hNode, nodeParams) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphNodeSetParams(hNode, nodeParams) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphNodeSetParams",
                outcome,
                (hNode, nodeParams),
                rows::cuGraphNodeSetParams,
                move || checks::cuGraphNodeSetParams(ptr::null_mut(), nodeParams),
            )
        });
    }
    Ok(())
}

/// Replaces the parameters of a node of any type except allocation and free nodes, and checks that the `ctx` of a kernel node matches its `func`.
///
/// Since CUDA 13.4. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphNodeSetParams_v2`](libcuda_sys::cuGraphNodeSetParams_v2).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The node.
/// - `nodeParams`: The type of the node and its parameters, with all unused bytes zero.
///
/// # Safety
///
/// `hNode` must be a live node, and no other thread may use its graph during the call. Every byte of `nodeParams` must be initialized; its pointers must be valid for the member that `type` names.
///
/// Arrays and kernel arguments are copied. Resources that the parameters refer to must live until the last launch of any executable graph with the node has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `nodeParams` breaks a rule below
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT): `nodeParams.kernel.ctx` must have the device context that `func` was loaded into if neither is null.
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), if `nodeParams` breaks a rule below with this code
///
/// # Checked
///
/// - `nodeParams.type` must not be [`CU_GRAPH_NODE_TYPE_MEM_ALLOC`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_ALLOC) or [`CU_GRAPH_NODE_TYPE_MEM_FREE`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_FREE). [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (123)
/// - `nodeParams.reserved0` must be zero. (104)
/// - `nodeParams.reserved2` must be zero. (105)
/// - `nodeParams.reserved1[i]` must be zero: it lies behind the member that `type` names. (106)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_KERNEL`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL):
///   - `nodeParams.kernel.extra` must be null if `nodeParams.kernel.kernelParams` is not null. (518)
///   - `nodeParams.kernel.extra` must have [`CU_LAUNCH_PARAM_BUFFER_POINTER`](libcuda_sys::CU_LAUNCH_PARAM_BUFFER_POINTER) if its [`CU_LAUNCH_PARAM_BUFFER_SIZE`](libcuda_sys::CU_LAUNCH_PARAM_BUFFER_SIZE) is not zero. (519)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEMCPY`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY):
///   - `nodeParams.memcpy.flags` must be zero. (107)
///   - `nodeParams.memcpy.reserved` must be zero. (108)
///   - If `nodeParams.memcpy.copyParams.WidthInBytes`, `nodeParams.memcpy.copyParams.Height` and `nodeParams.memcpy.copyParams.Depth` are not zero:
///     - `nodeParams.memcpy.copyParams.srcMemoryType` must be an enumerator of [`CUmemorytype`](libcuda_sys::CUmemorytype) that the driver's release has. (448)
///     - `nodeParams.memcpy.copyParams.dstMemoryType` must be an enumerator of [`CUmemorytype`](libcuda_sys::CUmemorytype) that the driver's release has. (449)
///     - If `nodeParams.memcpy.copyParams.srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY):
///       - `nodeParams.memcpy.copyParams.srcPitch` must be zero or at least `WidthInBytes` + `srcXInBytes`. (450)
///       - `nodeParams.memcpy.copyParams.srcHeight` must be zero or at least `Height` + `srcY`. (451)
///     - If `nodeParams.memcpy.copyParams.dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY):
///       - `nodeParams.memcpy.copyParams.dstPitch` must be zero or at least `WidthInBytes` + `dstXInBytes`. (452)
///       - `nodeParams.memcpy.copyParams.dstHeight` must be zero or at least `Height` + `dstY`. (453)
///     - `nodeParams.memcpy.copyParams.srcLOD` must be zero. (454)
///     - `nodeParams.memcpy.copyParams.dstLOD` must be zero. (455)
///     - `nodeParams.memcpy.copyParams.reserved0` must be null. (456)
///     - `nodeParams.memcpy.copyParams.reserved1` must be null. (457)
/// - `nodeParams.memset.elementSize` must be 1, 2 or 4, if `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEMSET`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMSET). (84)
/// - `nodeParams.extSemSignal.paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC`](libcuda_sys::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC) if `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL). (558)
/// - `nodeParams.extSemWait.paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC`](libcuda_sys::CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC) if `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT). (559)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_BATCH_MEM_OP`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP):
///   - `nodeParams.memOp.paramArray[i].operation` must be an enumerator of [`CUstreamBatchMemOpType`](libcuda_sys::CUstreamBatchMemOpType) that the driver's release has. (529)
///   - `nodeParams.memOp.paramArray[i].waitValue.flags` must have no bits but those of [`CUstreamWaitValue_flags`](libcuda_sys::CUstreamWaitValue_flags) that the driver's release has, if `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) or [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64). (530)
///   - `nodeParams.memOp.paramArray[i].writeValue.flags` must be [`CU_STREAM_WRITE_VALUE_DEFAULT`](libcuda_sys::CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT) if `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) or [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64). (531)
///   - Since CUDA 13.0, `nodeParams.memOp.paramArray[i].flushRemoteWrites.flags` must be zero if `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES). (532)
///   - `nodeParams.memOp.paramArray[i].memoryBarrier.flags` must be an enumerator of [`CUstreamMemoryBarrier_flags`](libcuda_sys::CUstreamMemoryBarrier_flags) that the driver's release has, if `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_BARRIER`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER). (533)
///   - If `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION):
///     - Since CUDA 13.1, `nodeParams.memOp.paramArray[i].atomicReduction.flags` must be zero. (534)
///     - Since CUDA 13.1, `nodeParams.memOp.paramArray[i].atomicReduction.reductionOp` must be an enumerator of [`CUstreamAtomicReductionOpType`](libcuda_sys::CUstreamAtomicReductionOpType) that the driver's release has. (535)
///     - Since CUDA 13.1, `nodeParams.memOp.paramArray[i].atomicReduction.dataType` must be an enumerator of [`CUstreamAtomicReductionDataType`](libcuda_sys::CUstreamAtomicReductionDataType) that the driver's release has. (536)
/// - `nodeParams.memcpyBatch.attrs[i].srcAccessOrder` must be an enumerator of [`CUmemcpySrcAccessOrder`](libcuda_sys::CUmemcpySrcAccessOrder) that the driver's release has, if `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEMCPY_BATCH`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY_BATCH). (458)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH):
///   - `nodeParams.fabricCpyBatch.flags` must be zero. (115)
///   - `nodeParams.fabricCpyBatch.opList[i].src.type` must be an enumerator of [`CUfabricCpyOperandType`](libcuda_sys::CUfabricCpyOperandType) that the driver's release has. (479)
///   - `nodeParams.fabricCpyBatch.opList[i].dst.type` must be an enumerator of [`CUfabricCpyOperandType`](libcuda_sys::CUfabricCpyOperandType) that the driver's release has. (480)
///   - `nodeParams.fabricCpyBatch.opList[i].flags` must be zero. (481)
///   - `nodeParams.fabricCpyBatch.opList[i].dst.type` must be [`CU_FABRIC_COPY_OPERAND_TYPE_POINTER`](libcuda_sys::CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_POINTER) if `nodeParams.fabricCpyBatch.opList[i].src.type` is [`CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT`](libcuda_sys::CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT). (482)
///
/// # Explained after a refusal
///
/// - `nodeParams.type` is not the type of `hNode`. (848)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_KERNEL`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL):
///   - `nodeParams.kernel.func` is null, and so is `kern`. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (736)
///   - `nodeParams.kernel.gridDimX` is zero. (641)
///   - `nodeParams.kernel.gridDimY` is zero. (642)
///   - `nodeParams.kernel.gridDimZ` is zero. (643)
///   - `nodeParams.kernel.blockDimX` is zero. (644)
///   - `nodeParams.kernel.blockDimY` is zero. (645)
///   - `nodeParams.kernel.blockDimZ` is zero. (646)
///   - `nodeParams.kernel.gridDimX` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X). (647)
///   - `nodeParams.kernel.gridDimY` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y). (648)
///   - `nodeParams.kernel.gridDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z). (649)
///   - `nodeParams.kernel.blockDimX` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X). (650)
///   - `nodeParams.kernel.blockDimY` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y). (651)
///   - `nodeParams.kernel.blockDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z). (652)
///   - `nodeParams.kernel.blockDimX * nodeParams.kernel.blockDimY * nodeParams.kernel.blockDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK). (653)
///   - `nodeParams.kernel.blockDimX * nodeParams.kernel.blockDimY * nodeParams.kernel.blockDimZ` is more than the kernel's [`CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK), which depends on its registers and its `.maxntid`. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES). (1176)
///   - `nodeParams.kernel.sharedMemBytes` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN) of the devices without the kernel's static shared memory. (1177)
///   - `nodeParams.kernel.sharedMemBytes` is more than the kernel's [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES), which [`cuFuncSetAttribute`](crate::calls::cuFuncSetAttribute) or [`cuKernelSetAttribute`](crate::calls::cuKernelSetAttribute) can raise. (1178)
///   - `nodeParams.kernel.gridDimX` is not a multiple of the kernel's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1184)
///   - `nodeParams.kernel.gridDimY` is not a multiple of the kernel's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1185)
///   - `nodeParams.kernel.gridDimZ` is not a multiple of the kernel's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1186)
///   - `nodeParams.kernel.kernelParams` is null, and the kernel has parameters. (1207)
///   - `nodeParams.kernel.kernelParams[i]` is null: the kernel has a parameter at this position. (1208)
///   - `nodeParams.kernel.extra[CU_LAUNCH_PARAM_BUFFER_SIZE]` is more than the bytes of the kernel's parameters. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES). (1210)
///   - `nodeParams.kernel.ctx` is not a live context, and no other one is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEMCPY`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY):
///   - `nodeParams.memcpy.copyCtx` is not a live context, and no other one is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
///   - `nodeParams.memcpy.copyParams.srcPitch` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH) of the devices, and `nodeParams.memcpy.copyParams.srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (891)
///   - `nodeParams.memcpy.copyParams.dstPitch` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH) of the devices, and `nodeParams.memcpy.copyParams.dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (892)
///   - If `nodeParams.memcpy.copyParams.WidthInBytes`, `nodeParams.memcpy.copyParams.Height` and `nodeParams.memcpy.copyParams.Depth` are not zero:
///     - `nodeParams.memcpy.copyParams.srcHost` is null, and `nodeParams.memcpy.copyParams.srcMemoryType` is [`CU_MEMORYTYPE_HOST`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_HOST). (1073)
///     - `nodeParams.memcpy.copyParams.dstHost` is null, and `nodeParams.memcpy.copyParams.dstMemoryType` is [`CU_MEMORYTYPE_HOST`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_HOST). (1074)
///     - `nodeParams.memcpy.copyParams.srcArray` is null, and `nodeParams.memcpy.copyParams.srcMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1075)
///     - `nodeParams.memcpy.copyParams.dstArray` is null, and `nodeParams.memcpy.copyParams.dstMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1076)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEMSET`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMSET):
///   - `nodeParams.memset.dst` is not an address that CUDA knows. (1072)
///   - `nodeParams.memset.ctx` is not a live context, and no other one is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
/// - `nodeParams.host.fn` is null, and `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_HOST`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST). (734)
/// - `nodeParams.graph.graph` is null, and `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_GRAPH`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_WAIT_EVENT`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_WAIT_EVENT):
///   - `nodeParams.eventWait.event` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///   - `nodeParams.eventWait.event` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
///   - `nodeParams.eventWait.event` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_EVENT_RECORD`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_EVENT_RECORD):
///   - `nodeParams.eventRecord.event` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///   - `nodeParams.eventRecord.event` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
///   - `nodeParams.eventRecord.event` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - `nodeParams.extSemSignal.extSemArray[i]` is null, and `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `nodeParams.extSemWait.extSemArray[i]` is null, and `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_BATCH_MEM_OP`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP):
///   - `nodeParams.memOp.ctx` is not a live context, and no other one is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
///   - `nodeParams.memOp.ctx` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE) or [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (814)
///   - `nodeParams.memOp.paramArray[i].operation` needs [`CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES), which is zero for each device. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (872)
///   - `nodeParams.memOp.paramArray[i].operation` needs [`CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS), which is zero for each device. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (901)
///   - If `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) or [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64):
///     - `nodeParams.memOp.paramArray[i].waitValue.address` is not a multiple of 4. (865)
///     - `nodeParams.memOp.paramArray[i].waitValue.address` is not a multiple of 8, and the operation takes 64 bits. (866)
///     - `nodeParams.memOp.paramArray[i].waitValue.address` is not in memory that CUDA has allocated or registered. (867)
///     - `nodeParams.memOp.paramArray[i].waitValue.address` is managed memory. (868)
///     - `nodeParams.memOp.paramArray[i].waitValue.flags` has [`CU_STREAM_WAIT_VALUE_FLUSH`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH), and [`CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES) of each device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (870)
///     - `nodeParams.memOp.paramArray[i].waitValue.flags` has [`CU_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_NOR), and [`CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR) of each device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (871)
///   - If `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) or [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64):
///     - `nodeParams.memOp.paramArray[i].writeValue.address` is not a multiple of 4. (865)
///     - `nodeParams.memOp.paramArray[i].writeValue.address` is not a multiple of 8, and the operation takes 64 bits. (866)
///     - `nodeParams.memOp.paramArray[i].writeValue.address` is not in memory that CUDA has allocated or registered. (867)
///     - `nodeParams.memOp.paramArray[i].writeValue.address` is managed memory. (868)
/// - `nodeParams.conditional.ctx` is not a live context, and no other one is current on this thread, and `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_CONDITIONAL`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_CONDITIONAL). [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
///
/// # Left to the caller
///
/// - `nodeParams.type` must be the type of `hNode`. Not checked, because the time of a query, compared with that of the call, was not measured. (Explained after a refusal: 848)
/// - `nodeParams.kernel.ctx` must have the device context that `func` was loaded into if neither is null. Not checked, because no query reports the context of a function.
/// - `nodeParams` must have zeros for padding inside the member that `type` names. Not checked, because Rust cannot read the padding of a structure.
/// - `nodeParams.extSemSignal.numExtSems` must be the number of elements of both `extSemArray` and `paramsArray`. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.extSemSignal.paramsArray[i].flags` must be zero, for a semaphore that is not of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a handle does not show the source of its import.
/// - `nodeParams.extSemSignal.paramsArray[i].params.nvSciSync.fence` must point to an `NvSciSyncFence`, for a semaphore of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a pointer does not show its type.
/// - `nodeParams.extSemWait.numExtSems` must be the number of elements of both `extSemArray` and `paramsArray`. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.extSemWait.paramsArray[i].flags` must be zero, for a semaphore that is not of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a handle does not show the source of its import.
/// - `nodeParams.extSemWait.paramsArray[i].params.nvSciSync.fence` must point to an `NvSciSyncFence`, for a semaphore of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a pointer does not show its type.
/// - `nodeParams.memOp.count` must be the number of elements of `paramArray`. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.memOp.paramArray[i].waitValue.flags` must not have [`CU_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_NOR) except on a device whose [`CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR) is not zero. Not checked, because the time of a query, compared with that of the call, was not measured. (Explained after a refusal: 871)
/// - `nodeParams.memOp.paramArray[i].waitValue.flags` must not have [`CU_STREAM_WAIT_VALUE_FLUSH`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH) except on a device whose [`CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES) is not zero. Not checked, because the time of a query, compared with that of the call, was not measured. (Explained after a refusal: 870)
/// - `nodeParams.memcpyBatch.count` must be the number of elements of `dsts`, `srcs` and `sizes`, since CUDA 13.5. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.memcpyBatch.numAttrs` must be the number of elements of `attrs` and `attrsIdxs`, since CUDA 13.5. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.fabricCpyBatch.numOps` must be the number of elements of `opList`, since CUDA 13.5. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.fabricCpyBatch.opList[i]` must name endpoints that stay valid and bound as long as a graph may use the node, since CUDA 13.5. Not checked, because it concerns the time after the call.
/// - `hNode` must belong to a graph that no other thread uses during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphNodeSetParams_v2(
    hNode: CUgraphNode,
    nodeParams: *mut CUgraphNodeParams,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuGraphNodeSetParams_v2(hNode, nodeParams) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphNodeSetParams_v2(hNode, nodeParams) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphNodeSetParams_v2",
                outcome,
                (hNode, nodeParams),
                rows::cuGraphNodeSetParams_v2,
                move || checks::cuGraphNodeSetParams_v2(ptr::null_mut(), nodeParams),
            )
        });
    }
    Ok(())
}

/// Returns the parameters of a node of any type.
///
/// Since CUDA 13.2. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphNodeGetParams`](libcuda_sys::cuGraphNodeGetParams).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hNode`: The node.
///
/// # Returns
///
/// The type of the node and its parameters. They may differ from those at its creation.
///
/// # Safety
///
/// `hNode` must be a live node, and no other thread may use its graph during the call.
///
/// The memory that the parameters point to belongs to the node. It must not be modified. It becomes invalid when the node is destroyed or its parameters are replaced.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - The result must have its memory read only while the node lives. Not checked, because it concerns the time after the call.
/// - The result must not have its memory changed. Not checked, because it concerns the time after the call.
/// - `hNode` must belong to a graph that no other thread uses during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphNodeGetParams(hNode: CUgraphNode) -> Result<CUgraphNodeParams> {
    let mut nodeParams = CUgraphNodeParams::default();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphNodeGetParams(hNode, &mut nodeParams) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphNodeGetParams",
                outcome,
                (hNode,),
                rows::cuGraphNodeGetParams,
                unruled,
            )
        });
    }
    Ok(nodeParams)
}

/// Replaces the parameters of a node of any type except allocation and free nodes in an executable graph, for later launches.
///
/// Since CUDA 12.2. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphExecNodeSetParams`](libcuda_sys::cuGraphExecNodeSetParams).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraphExec`: The executable graph.
/// - `hNode`: The node, in the graph that `hGraphExec` was instantiated from. It must still be part of that graph.
/// - `nodeParams`: The type of the node and its parameters, with all unused bytes zero. The type decides which parameters may change.
///
/// # Safety
///
/// `hGraphExec` must be a live executable graph, and `hNode` a node of the graph that it was instantiated from. No other thread may use the graphs during the call. Every byte of `nodeParams` must be initialized; its pointers must be valid for the member that `type` names.
///
/// Arrays and kernel arguments are copied. Resources that the parameters refer to must live until the last launch of `hGraphExec` has ended, and the previous ones until all earlier launches have ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `nodeParams` breaks a rule below
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), if `nodeParams` breaks a rule below with this code
///
/// # Checked
///
/// - `nodeParams.type` must not be [`CU_GRAPH_NODE_TYPE_MEM_ALLOC`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_ALLOC) or [`CU_GRAPH_NODE_TYPE_MEM_FREE`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_FREE). [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (123)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEMCPY`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY):
///   - `nodeParams.memcpy.copyParams.WidthInBytes` must not be zero. (81)
///   - `nodeParams.memcpy.copyParams.Height` must be 1: the copy must be one-dimensional. (82)
///   - `nodeParams.memcpy.copyParams.Depth` must be 1: the copy must be one-dimensional. (83)
///   - `nodeParams.memcpy.flags` must be zero. (107)
///   - `nodeParams.memcpy.reserved` must be zero. (108)
///   - If `nodeParams.memcpy.copyParams.WidthInBytes`, `nodeParams.memcpy.copyParams.Height` and `nodeParams.memcpy.copyParams.Depth` are not zero:
///     - `nodeParams.memcpy.copyParams.srcMemoryType` must be an enumerator of [`CUmemorytype`](libcuda_sys::CUmemorytype) that the driver's release has. (448)
///     - `nodeParams.memcpy.copyParams.dstMemoryType` must be an enumerator of [`CUmemorytype`](libcuda_sys::CUmemorytype) that the driver's release has. (449)
///     - If `nodeParams.memcpy.copyParams.srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY):
///       - `nodeParams.memcpy.copyParams.srcPitch` must be zero or at least `WidthInBytes` + `srcXInBytes`. (450)
///       - `nodeParams.memcpy.copyParams.srcHeight` must be zero or at least `Height` + `srcY`. (451)
///     - If `nodeParams.memcpy.copyParams.dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY):
///       - `nodeParams.memcpy.copyParams.dstPitch` must be zero or at least `WidthInBytes` + `dstXInBytes`. (452)
///       - `nodeParams.memcpy.copyParams.dstHeight` must be zero or at least `Height` + `dstY`. (453)
///     - `nodeParams.memcpy.copyParams.srcLOD` must be zero. (454)
///     - `nodeParams.memcpy.copyParams.dstLOD` must be zero. (455)
///     - `nodeParams.memcpy.copyParams.reserved0` must be null. (456)
///     - `nodeParams.memcpy.copyParams.reserved1` must be null. (457)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEMSET`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMSET):
///   - `nodeParams.memset.width` must not be zero. (85)
///   - Up to CUDA 12.5, `nodeParams.memset.height` must be 1: the fill must be one-dimensional. (86)
///   - `nodeParams.memset.height` must not be zero. (87)
///   - `nodeParams.memset.elementSize` must be 1, 2 or 4. (84)
/// - `nodeParams.reserved0` must be zero. (104)
/// - `nodeParams.reserved2` must be zero. (105)
/// - `nodeParams.reserved1[i]` must be zero: it lies behind the member that `type` names. (106)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_KERNEL`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL):
///   - `nodeParams.kernel.extra` must be null if `nodeParams.kernel.kernelParams` is not null. (518)
///   - `nodeParams.kernel.extra` must have [`CU_LAUNCH_PARAM_BUFFER_POINTER`](libcuda_sys::CU_LAUNCH_PARAM_BUFFER_POINTER) if its [`CU_LAUNCH_PARAM_BUFFER_SIZE`](libcuda_sys::CU_LAUNCH_PARAM_BUFFER_SIZE) is not zero. (519)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_HOST`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST):
///   - Up to CUDA 13.1, `nodeParams.host.syncMode` must be zero: the bytes are unused in these releases. (109)
///   - Up to CUDA 13.3, `nodeParams.host.ctx` must be null: the bytes are unused in these releases. (110)
/// - Up to CUDA 12.8, `nodeParams.graph.ownership` must be zero if `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_GRAPH`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH): the bytes are unused in these releases. (111)
/// - Up to CUDA 13.3, `nodeParams.eventRecord.ctx` must be null if `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_EVENT_RECORD`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_EVENT_RECORD): the bytes are unused in these releases. (112)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL):
///   - `nodeParams.extSemSignal.paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC`](libcuda_sys::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC). (558)
///   - Up to CUDA 13.3, `nodeParams.extSemSignal.ctx` must be null: the bytes are unused in these releases. (113)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT):
///   - `nodeParams.extSemWait.paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC`](libcuda_sys::CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC). (559)
///   - Up to CUDA 13.3, `nodeParams.extSemWait.ctx` must be null: the bytes are unused in these releases. (114)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_BATCH_MEM_OP`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP):
///   - `nodeParams.memOp.paramArray[i].operation` must be an enumerator of [`CUstreamBatchMemOpType`](libcuda_sys::CUstreamBatchMemOpType) that the driver's release has. (529)
///   - `nodeParams.memOp.paramArray[i].waitValue.flags` must have no bits but those of [`CUstreamWaitValue_flags`](libcuda_sys::CUstreamWaitValue_flags) that the driver's release has, if `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) or [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64). (530)
///   - `nodeParams.memOp.paramArray[i].writeValue.flags` must be [`CU_STREAM_WRITE_VALUE_DEFAULT`](libcuda_sys::CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT) if `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) or [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64). (531)
///   - Since CUDA 13.0, `nodeParams.memOp.paramArray[i].flushRemoteWrites.flags` must be zero if `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES). (532)
///   - `nodeParams.memOp.paramArray[i].memoryBarrier.flags` must be an enumerator of [`CUstreamMemoryBarrier_flags`](libcuda_sys::CUstreamMemoryBarrier_flags) that the driver's release has, if `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_BARRIER`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER). (533)
///   - If `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION):
///     - Since CUDA 13.1, `nodeParams.memOp.paramArray[i].atomicReduction.flags` must be zero. (534)
///     - Since CUDA 13.1, `nodeParams.memOp.paramArray[i].atomicReduction.reductionOp` must be an enumerator of [`CUstreamAtomicReductionOpType`](libcuda_sys::CUstreamAtomicReductionOpType) that the driver's release has. (535)
///     - Since CUDA 13.1, `nodeParams.memOp.paramArray[i].atomicReduction.dataType` must be an enumerator of [`CUstreamAtomicReductionDataType`](libcuda_sys::CUstreamAtomicReductionDataType) that the driver's release has. (536)
/// - `nodeParams.memcpyBatch.attrs[i].srcAccessOrder` must be an enumerator of [`CUmemcpySrcAccessOrder`](libcuda_sys::CUmemcpySrcAccessOrder) that the driver's release has, if `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEMCPY_BATCH`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY_BATCH). (458)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH):
///   - `nodeParams.fabricCpyBatch.flags` must be zero. (115)
///   - `nodeParams.fabricCpyBatch.opList[i].src.type` must be an enumerator of [`CUfabricCpyOperandType`](libcuda_sys::CUfabricCpyOperandType) that the driver's release has. (479)
///   - `nodeParams.fabricCpyBatch.opList[i].dst.type` must be an enumerator of [`CUfabricCpyOperandType`](libcuda_sys::CUfabricCpyOperandType) that the driver's release has. (480)
///   - `nodeParams.fabricCpyBatch.opList[i].flags` must be zero. (481)
///   - `nodeParams.fabricCpyBatch.opList[i].dst.type` must be [`CU_FABRIC_COPY_OPERAND_TYPE_POINTER`](libcuda_sys::CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_POINTER) if `nodeParams.fabricCpyBatch.opList[i].src.type` is [`CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT`](libcuda_sys::CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT). (482)
///
/// # Explained after a refusal
///
/// - `hNode` is not a node of the graph that `hGraphExec` was instantiated from, or the new parameters change what only another node can have, such as the context or the kind of memory. (1172)
/// - `nodeParams.type` is not the type of `hNode`. (848)
/// - `hGraphExec` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hNode` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_KERNEL`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL):
///   - `nodeParams.kernel.func` is null, and so is `kern`. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (736)
///   - `nodeParams.kernel.gridDimX` is zero. (641)
///   - `nodeParams.kernel.gridDimY` is zero. (642)
///   - `nodeParams.kernel.gridDimZ` is zero. (643)
///   - `nodeParams.kernel.blockDimX` is zero. (644)
///   - `nodeParams.kernel.blockDimY` is zero. (645)
///   - `nodeParams.kernel.blockDimZ` is zero. (646)
///   - `nodeParams.kernel.gridDimX` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X). (647)
///   - `nodeParams.kernel.gridDimY` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y). (648)
///   - `nodeParams.kernel.gridDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z). (649)
///   - `nodeParams.kernel.blockDimX` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X). (650)
///   - `nodeParams.kernel.blockDimY` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y). (651)
///   - `nodeParams.kernel.blockDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z). (652)
///   - `nodeParams.kernel.blockDimX * nodeParams.kernel.blockDimY * nodeParams.kernel.blockDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK). (653)
///   - `nodeParams.kernel.blockDimX * nodeParams.kernel.blockDimY * nodeParams.kernel.blockDimZ` is more than the kernel's [`CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK), which depends on its registers and its `.maxntid`. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES). (1176)
///   - `nodeParams.kernel.sharedMemBytes` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN) of the devices without the kernel's static shared memory. (1177)
///   - `nodeParams.kernel.sharedMemBytes` is more than the kernel's [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES), which [`cuFuncSetAttribute`](crate::calls::cuFuncSetAttribute) or [`cuKernelSetAttribute`](crate::calls::cuKernelSetAttribute) can raise. (1178)
///   - `nodeParams.kernel.gridDimX` is not a multiple of the kernel's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1184)
///   - `nodeParams.kernel.gridDimY` is not a multiple of the kernel's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1185)
///   - `nodeParams.kernel.gridDimZ` is not a multiple of the kernel's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1186)
///   - `nodeParams.kernel.kernelParams` is null, and the kernel has parameters. (1207)
///   - `nodeParams.kernel.kernelParams[i]` is null: the kernel has a parameter at this position. (1208)
///   - `nodeParams.kernel.extra[CU_LAUNCH_PARAM_BUFFER_SIZE]` is more than the bytes of the kernel's parameters. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES). (1210)
///   - `nodeParams.kernel.ctx` is not a live context, and no other one is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEMCPY`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY):
///   - `nodeParams.memcpy.copyCtx` is not a live context, and no other one is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
///   - `nodeParams.memcpy.copyParams.srcPitch` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH) of the devices, and `nodeParams.memcpy.copyParams.srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (891)
///   - `nodeParams.memcpy.copyParams.dstPitch` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH) of the devices, and `nodeParams.memcpy.copyParams.dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (892)
///   - If `nodeParams.memcpy.copyParams.WidthInBytes`, `nodeParams.memcpy.copyParams.Height` and `nodeParams.memcpy.copyParams.Depth` are not zero:
///     - `nodeParams.memcpy.copyParams.srcHost` is null, and `nodeParams.memcpy.copyParams.srcMemoryType` is [`CU_MEMORYTYPE_HOST`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_HOST). (1073)
///     - `nodeParams.memcpy.copyParams.dstHost` is null, and `nodeParams.memcpy.copyParams.dstMemoryType` is [`CU_MEMORYTYPE_HOST`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_HOST). (1074)
///     - `nodeParams.memcpy.copyParams.srcArray` is null, and `nodeParams.memcpy.copyParams.srcMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1075)
///     - `nodeParams.memcpy.copyParams.dstArray` is null, and `nodeParams.memcpy.copyParams.dstMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1076)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_MEMSET`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMSET):
///   - `nodeParams.memset.dst` is not an address that CUDA knows. (1072)
///   - `nodeParams.memset.ctx` is not a live context, and no other one is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
/// - `nodeParams.host.fn` is null, and `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_HOST`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST). (734)
/// - `nodeParams.graph.graph` is null, and `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_GRAPH`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_WAIT_EVENT`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_WAIT_EVENT):
///   - `nodeParams.eventWait.event` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///   - `nodeParams.eventWait.event` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
///   - `nodeParams.eventWait.event` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_EVENT_RECORD`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_EVENT_RECORD):
///   - `nodeParams.eventRecord.event` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///   - `nodeParams.eventRecord.event` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
///   - `nodeParams.eventRecord.event` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - `nodeParams.extSemSignal.extSemArray[i]` is null, and `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `nodeParams.extSemWait.extSemArray[i]` is null, and `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - If `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_BATCH_MEM_OP`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP):
///   - `nodeParams.memOp.ctx` is not a live context, and no other one is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
///   - `nodeParams.memOp.ctx` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE) or [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (814)
///   - `nodeParams.memOp.paramArray[i].operation` needs [`CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES), which is zero for each device. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (872)
///   - `nodeParams.memOp.paramArray[i].operation` needs [`CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS), which is zero for each device. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (901)
///   - If `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) or [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64):
///     - `nodeParams.memOp.paramArray[i].waitValue.address` is not a multiple of 4. (865)
///     - `nodeParams.memOp.paramArray[i].waitValue.address` is not a multiple of 8, and the operation takes 64 bits. (866)
///     - `nodeParams.memOp.paramArray[i].waitValue.address` is not in memory that CUDA has allocated or registered. (867)
///     - `nodeParams.memOp.paramArray[i].waitValue.address` is managed memory. (868)
///     - `nodeParams.memOp.paramArray[i].waitValue.flags` has [`CU_STREAM_WAIT_VALUE_FLUSH`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH), and [`CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES) of each device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (870)
///     - `nodeParams.memOp.paramArray[i].waitValue.flags` has [`CU_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_NOR), and [`CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR) of each device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (871)
///   - If `nodeParams.memOp.paramArray[i].operation` is [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) or [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64):
///     - `nodeParams.memOp.paramArray[i].writeValue.address` is not a multiple of 4. (865)
///     - `nodeParams.memOp.paramArray[i].writeValue.address` is not a multiple of 8, and the operation takes 64 bits. (866)
///     - `nodeParams.memOp.paramArray[i].writeValue.address` is not in memory that CUDA has allocated or registered. (867)
///     - `nodeParams.memOp.paramArray[i].writeValue.address` is managed memory. (868)
/// - `nodeParams.conditional.ctx` is not a live context, and no other one is current on this thread, and `nodeParams.type` is [`CU_GRAPH_NODE_TYPE_CONDITIONAL`](libcuda_sys::CUgraphNodeType::CU_GRAPH_NODE_TYPE_CONDITIONAL). [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (902)
///
/// # Left to the caller
///
/// - `hNode` must still be in the graph that `hGraphExec` was instantiated from. Not checked, because a handle does not show its graph, or the nodes that were removed from the graph.
/// - `nodeParams.type` must be the type of `hNode`. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 848)
/// - `nodeParams.kernel` must differ from the old one by no more than [`cuGraphExecKernelNodeSetParams`] allows. Not checked, because a handle does not show the earlier parameters of the node.
/// - `nodeParams.memcpy` must differ from the old one in the addresses of a one-dimensional copy only, of the same contexts. Not checked, because a handle does not show the earlier parameters of the node. (Explained after a refusal: 1172)
/// - `nodeParams.memset` must differ from the old one in the address of a one-dimensional fill only, of the same context. Not checked, because a handle does not show the earlier parameters of the node. (Explained after a refusal: 1172)
/// - `nodeParams.host.ctx` must be the same as in the node, since CUDA 13.4. Not checked, because a handle does not show the earlier parameters of the node.
/// - `nodeParams.graph.graph` must have the topology as before, and differ by no more than [`cuGraphExecUpdate`] allows. Not checked, because a handle does not show the earlier parameters of the node.
/// - `nodeParams.eventRecord.ctx` must be the same as in the node, since CUDA 13.4. Not checked, because a handle does not show the earlier parameters of the node.
/// - `nodeParams.extSemSignal.numExtSems` must be the same as in the node. Not checked, because a handle does not show the earlier parameters of the node.
/// - `nodeParams.extSemSignal.ctx` must be the same as in the node, since CUDA 13.4. Not checked, because a handle does not show the earlier parameters of the node.
/// - `nodeParams.extSemWait.numExtSems` must be the same as in the node. Not checked, because a handle does not show the earlier parameters of the node.
/// - `nodeParams.extSemWait.ctx` must be the same as in the node, since CUDA 13.4. Not checked, because a handle does not show the earlier parameters of the node.
/// - `nodeParams.memOp` must differ from the old one by no more than [`cuGraphExecBatchMemOpNodeSetParams`] allows. Not checked, because a handle does not show the earlier parameters of the node.
/// - `nodeParams.memcpyBatch.count` must be the same as in the node, since CUDA 13.5. Not checked, because a handle does not show the earlier parameters of the node.
/// - `nodeParams.memcpyBatch.attrs` must have the same contents as in the node, since CUDA 13.5. Not checked, because a handle does not show the earlier parameters of the node.
/// - `nodeParams.memcpyBatch.attrsIdxs` must have the same contents as in the node, since CUDA 13.5. Not checked, because a handle does not show the earlier parameters of the node.
/// - `nodeParams.memcpyBatch.numAttrs` must be the same as in the node, since CUDA 13.5. Not checked, because a handle does not show the earlier parameters of the node.
/// - `nodeParams.memcpyBatch.ctx` must be the same as in the node, since CUDA 13.5. Not checked, because a handle does not show the earlier parameters of the node.
/// - `nodeParams.memcpyBatch.gCtx` must be the same as in the node, since CUDA 13.5. Not checked, because a handle does not show the earlier parameters of the node.
/// - `nodeParams.fabricCpyBatch.numOps` must be the same as in the node, since CUDA 13.5. Not checked, because a handle does not show the earlier parameters of the node.
/// - `nodeParams.fabricCpyBatch.opList[i]` must have the same endpoint ids and operand types as in the node, since CUDA 13.5. Not checked, because a handle does not show the earlier parameters of the node.
/// - `nodeParams.fabricCpyBatch.ctx` must be the same as in the node, since CUDA 13.5. Not checked, because a handle does not show the earlier parameters of the node.
/// - `nodeParams.fabricCpyBatch.gCtx` must be the same as in the node, since CUDA 13.5. Not checked, because a handle does not show the earlier parameters of the node.
/// - `nodeParams.extSemSignal.numExtSems` must be the number of elements of both `extSemArray` and `paramsArray`. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.extSemSignal.paramsArray[i].flags` must be zero, for a semaphore that is not of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a handle does not show the source of its import.
/// - `nodeParams.extSemSignal.paramsArray[i].params.nvSciSync.fence` must point to an `NvSciSyncFence`, for a semaphore of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a pointer does not show its type.
/// - `nodeParams.extSemWait.numExtSems` must be the number of elements of both `extSemArray` and `paramsArray`. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.extSemWait.paramsArray[i].flags` must be zero, for a semaphore that is not of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a handle does not show the source of its import.
/// - `nodeParams.extSemWait.paramsArray[i].params.nvSciSync.fence` must point to an `NvSciSyncFence`, for a semaphore of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a pointer does not show its type.
/// - `nodeParams.memOp.count` must be the number of elements of `paramArray`. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.memOp.paramArray[i].waitValue.flags` must not have [`CU_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_NOR) except on a device whose [`CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR) is not zero. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 871)
/// - `nodeParams.memOp.paramArray[i].waitValue.flags` must not have [`CU_STREAM_WAIT_VALUE_FLUSH`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH) except on a device whose [`CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES) is not zero. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 870)
/// - `nodeParams.memcpyBatch.count` must be the number of elements of `dsts`, `srcs` and `sizes`, since CUDA 13.5. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.memcpyBatch.numAttrs` must be the number of elements of `attrs` and `attrsIdxs`, since CUDA 13.5. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.fabricCpyBatch.numOps` must be the number of elements of `opList`, since CUDA 13.5. Not checked, because the length behind a pointer is unknown.
/// - `nodeParams.fabricCpyBatch.opList[i]` must name endpoints that stay valid and bound as long as a graph may use the node, since CUDA 13.5. Not checked, because it concerns the time after the call.
/// - `hGraphExec` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphExecNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *mut CUgraphNodeParams,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuGraphExecNodeSetParams(hGraphExec, hNode, nodeParams) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphExecNodeSetParams(hGraphExec, hNode, nodeParams) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphExecNodeSetParams",
                outcome,
                (hGraphExec, hNode, nodeParams),
                rows::cuGraphExecNodeSetParams,
                move || {
                    checks::cuGraphExecNodeSetParams(ptr::null_mut(), ptr::null_mut(), nodeParams)
                },
            )
        });
    }
    Ok(())
}

/// Creates a handle, which holds the condition of a conditional node.
///
/// Since CUDA 12.3. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. The raw call is [`sys::cuGraphConditionalHandleCreate`](libcuda_sys::cuGraphConditionalHandleCreate).
///
/// Examples of this group: [`cuGraphLaunch`], [`cuGraphCreate`] and [`cuGraphInstantiateWithParams`].
///
/// # Parameters
///
/// - `hGraph`: The graph that will contain the conditional node, directly or in a child graph.
/// - `ctx`: The context of the handle and its conditional node.
/// - `defaultLaunchValue`: The condition at the start of each launch, if `flags` has [`CU_GRAPH_COND_ASSIGN_DEFAULT`](libcuda_sys::CU_GRAPH_COND_ASSIGN_DEFAULT).
/// - `flags`: Zero or [`CU_GRAPH_COND_ASSIGN_DEFAULT`](libcuda_sys::CU_GRAPH_COND_ASSIGN_DEFAULT).
///
/// # Returns
///
/// The new handle.
///
/// # Safety
///
/// `hGraph` must be a live graph that no other thread uses during the call, and `ctx` a live context.
///
/// The handle belongs to `hGraph`. `ctx` must live until the last launch of any executable graph with the conditional node has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `flags` breaks a rule below
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Checked
///
/// - `flags` must be 0 or [`CU_GRAPH_COND_ASSIGN_DEFAULT`](libcuda_sys::CU_GRAPH_COND_ASSIGN_DEFAULT). (124)
///
/// # Explained after a refusal
///
/// - `hGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `ctx` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE) or [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (814)
///
/// # Left to the caller
///
/// - The result must be used for a conditional node of `hGraph` or of a child of it. Not checked, because it concerns later calls.
/// - `ctx` must be the context of the kernels that set the handle. Not checked, because it concerns later calls.
/// - `hGraph` must be used by no other thread during the call. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuGraphConditionalHandleCreate(
    hGraph: CUgraph,
    ctx: CUcontext,
    defaultLaunchValue: c_uint,
    flags: c_uint,
) -> Result<CUgraphConditionalHandle> {
    let mut pHandle_out = 0;
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuGraphConditionalHandleCreate(
            &mut pHandle_out,
            hGraph,
            ctx,
            defaultLaunchValue,
            flags,
        )
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuGraphConditionalHandleCreate(
            &mut pHandle_out,
            hGraph,
            ctx,
            defaultLaunchValue,
            flags,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphConditionalHandleCreate",
                outcome,
                ((), hGraph, ctx),
                rows::cuGraphConditionalHandleCreate,
                move || {
                    checks::cuGraphConditionalHandleCreate(
                        &mut pHandle_out,
                        ptr::null_mut(),
                        ptr::null_mut(),
                        0,
                        flags,
                    )
                },
            )
        });
    }
    Ok(pHandle_out)
}
