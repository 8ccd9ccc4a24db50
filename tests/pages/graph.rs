use super::*;

/// cuGraphLaunch, cuGraphDestroy, cuGraphExecDestroy, cuGraphInstantiate, cuStreamBeginCapture, cuStreamEndCapture
pub fn capture() -> Result<()> {
    let memory = calls::cuMemAlloc(4096)?;
    let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
    // SAFETY: the memory lives until the graph has run for the last time.
    unsafe {
        let of_thread = CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL;
        calls::cuStreamBeginCapture(stream, of_thread)?;
        calls::cuMemsetD8Async(memory, 7, 4096, stream)?; // recorded, not run
        let graph = calls::cuStreamEndCapture(stream)?;
        let executable = calls::cuGraphInstantiate(graph, 0)?;
        for _ in 0..3 {
            calls::cuGraphLaunch(executable, stream)?;
        }
        calls::cuStreamSynchronize(stream)?;
        calls::cuGraphExecDestroy(executable)?;
        calls::cuGraphDestroy(graph)?;
        calls::cuStreamDestroy(stream)?;
        calls::cuMemFree(memory)
    }
}

/// cuGraphCreate, cuGraphAddKernelNode
pub fn kernel_node() -> Result<()> {
    let (mut data, mut count): (CUdeviceptr, u32) = (calls::cuMemAlloc(4096)?, 1024);
    let mut arguments = [(&raw mut data).cast(), (&raw mut count).cast()];
    // SAFETY: the arguments have the types that the kernel declares, and the graph ends before the
    // module.
    unsafe {
        let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
        let graph = calls::cuGraphCreate(0)?;
        let parameters = CUDA_KERNEL_NODE_PARAMS {
            func: calls::cuModuleGetFunction(module, c"add_one")?,
            gridDimX: 4,
            gridDimY: 1,
            gridDimZ: 1,
            blockDimX: 256,
            blockDimY: 1,
            blockDimZ: 1,
            kernelParams: arguments.as_mut_ptr(), // copied, like the arguments
            ..Default::default()
        };
        let first = calls::cuGraphAddKernelNode(graph, &[], &parameters)?;
        calls::cuGraphAddKernelNode(graph, &[first], &parameters)?; // after the first
        // ... cuGraphInstantiate, and cuGraphLaunch ...
        calls::cuGraphDestroy(graph)?;
        calls::cuModuleUnload(module)?;
        calls::cuMemFree(data)
    }
}

/// cuGraphInstantiateWithParams, cuGraphUpload
pub fn instantiate_and_upload() -> Result<()> {
    let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
    let mut parameters = CUDA_GRAPH_INSTANTIATE_PARAMS::default();
    // SAFETY: the parameters can be written, and nothing uses the objects after their ends.
    unsafe {
        let graph = calls::cuGraphCreate(0)?;
        calls::cuGraphAddEmptyNode(graph, &[])?;
        let executable = calls::cuGraphInstantiateWithParams(graph, &mut parameters)?;
        println!("{:?}", parameters.result_out); // and on an error, `hErrNode_out`
        calls::cuGraphUpload(executable, stream)?; // so that the first launch takes no longer
        calls::cuGraphLaunch(executable, stream)?;
        calls::cuStreamSynchronize(stream)?;
        calls::cuGraphExecDestroy(executable)?;
        calls::cuGraphDestroy(graph)?;
        calls::cuStreamDestroy(stream)
    }
}

/// cuGraphExecKernelNodeSetParams
pub fn other_arguments() -> Result<()> {
    let (mut data, mut count): (CUdeviceptr, u32) = (calls::cuMemAlloc(4096)?, 1024);
    let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
    let mut arguments = [(&raw mut data).cast(), (&raw mut count).cast()];
    // SAFETY: the arguments have the types that the kernel declares, and nothing uses the objects
    // after their ends.
    unsafe {
        let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
        let graph = calls::cuGraphCreate(0)?;
        let mut parameters = CUDA_KERNEL_NODE_PARAMS {
            func: calls::cuModuleGetFunction(module, c"add_one")?,
            gridDimX: 4,
            gridDimY: 1,
            gridDimZ: 1,
            blockDimX: 256,
            blockDimY: 1,
            blockDimZ: 1,
            kernelParams: arguments.as_mut_ptr(),
            ..Default::default()
        };
        let node = calls::cuGraphAddKernelNode(graph, &[], &parameters)?;
        let executable = calls::cuGraphInstantiate(graph, 0)?;
        calls::cuGraphLaunch(executable, stream)?;
        (&raw mut count).write(512);
        parameters.gridDimX = 2;
        // From the next launch on: the one before has the arguments that it was started with.
        calls::cuGraphExecKernelNodeSetParams(executable, node, &parameters)?;
        calls::cuGraphLaunch(executable, stream)?;
        calls::cuStreamSynchronize(stream)?;
        calls::cuGraphExecDestroy(executable)?;
        calls::cuGraphDestroy(graph)?;
        calls::cuModuleUnload(module)?;
        calls::cuStreamDestroy(stream)?;
        calls::cuMemFree(data)
    }
}

/// cuGraphAddNode
pub fn node_of_any_type() -> Result<()> {
    let memory = calls::cuMemAlloc(4096)?;
    let memset = CUDA_MEMSET_NODE_PARAMS_v2 {
        dst: memory,
        value: 7,
        elementSize: 1,
        width: 4096, // in elements
        height: 1,   // one row, which needs no pitch
        ..Default::default()
    };
    let mut parameters = CUgraphNodeParams {
        type_: CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMSET,
        ..Default::default()
    };
    parameters.anonymous.memset = memset; // the member of the union for `type_`
    // SAFETY: the pointers are null or valid for the call, and the memory outlives the graph.
    unsafe {
        let graph = calls::cuGraphCreate(0)?;
        let first = calls::cuGraphAddNode(graph, ptr::null(), ptr::null(), 0, &mut parameters)?;
        // After the first, by an edge without data.
        calls::cuGraphAddNode(graph, &first, ptr::null(), 1, &mut parameters)?;
        // ... cuGraphInstantiate, and cuGraphLaunch ...
        calls::cuGraphDestroy(graph)?;
        calls::cuMemFree(memory)
    }
}
