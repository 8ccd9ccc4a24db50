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

/// cuGraphInstantiateWithFlags
pub fn instantiate_with_flags() -> Result<()> {
    let priorities = CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY;
    // SAFETY: nothing uses the objects after their ends.
    unsafe {
        let graph = calls::cuGraphCreate(0)?;
        calls::cuGraphAddEmptyNode(graph, &[])?;
        // Kernel nodes keep their priorities, which are those of the streams that they were
        // captured from.
        let executable = calls::cuGraphInstantiateWithFlags(graph, priorities.bits().into())?;
        calls::cuGraphExecDestroy(executable)?;
        calls::cuGraphDestroy(graph)
    }
}
