use super::*;

/// cuLaunchKernel
pub fn launch() -> Result<()> {
    let (stream, extra) = (ptr::null_mut(), ptr::null_mut()); // the default stream
    let (mut data, mut count): (CUdeviceptr, u32) = (calls::cuMemAlloc(4000)?, 1000);
    // A pointer to each argument of `add_one(data: *mut u32, count: u32)`.
    let mut arguments = [(&raw mut data).cast(), (&raw mut count).cast()];
    let (blocks, arguments) = (count.div_ceil(256), arguments.as_mut_ptr());
    // SAFETY: the arguments have the types that the kernel declares, and the memory lives until it
    // has ended.
    unsafe {
        calls::cuMemsetD32(data, 41, 1000)?;
        let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
        let add_one = calls::cuModuleGetFunction(module, c"add_one")?;
        calls::cuLaunchKernel(add_one, blocks, 1, 1, 256, 1, 1, 0, stream, arguments, extra)?;
        calls::cuStreamSynchronize(stream)?; // returns the kernel's own errors too
        calls::cuMemFree(data)?;
        calls::cuModuleUnload(module)
    }
}

/// cuFuncGetAttribute, cuFuncSetAttribute, cuFuncSetCacheConfig
pub fn attributes_of_a_kernel() -> Result<()> {
    use CUfunction_attribute as Attribute;
    // SAFETY: `PTX` ends with a zero byte, and the kernel is used while its module is loaded.
    unsafe {
        let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
        let kernel = calls::cuModuleGetFunction(module, c"add_one")?;
        let most = Attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK;
        println!("at most {} threads", calls::cuFuncGetAttribute(most, kernel)?);
        // More than 48 KiB of shared memory must be allowed, in bytes.
        let dynamic = Attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES;
        calls::cuFuncSetAttribute(kernel, dynamic, 96 << 10)?;
        calls::cuFuncSetCacheConfig(kernel, CUfunc_cache::CU_FUNC_CACHE_PREFER_SHARED)?;
        calls::cuModuleUnload(module)
    }
}

/// cuLaunchKernelEx
pub fn clusters() -> Result<()> {
    let mut cluster = CUlaunchAttribute {
        id: CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION,
        ..Default::default()
    };
    cluster.value.clusterDim = CUlaunchAttributeValue_clusterDim { x: 2, y: 1, z: 1 };
    let config = CUlaunchConfig {
        gridDimX: 8,
        gridDimY: 1,
        gridDimZ: 1,
        blockDimX: 256,
        blockDimY: 1,
        blockDimZ: 1,
        attrs: &mut cluster,
        numAttrs: 1,
        ..Default::default()
    };
    let (mut data, mut count): (CUdeviceptr, u32) = (calls::cuMemAlloc(8192)?, 2048);
    let mut arguments = [(&raw mut data).cast(), (&raw mut count).cast()];
    // SAFETY: the arguments have the types that the kernel declares, and the memory lives until it
    // has ended.
    unsafe {
        let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
        let kernel = calls::cuModuleGetFunction(module, c"add_one")?;
        calls::cuLaunchKernelEx(&config, kernel, arguments.as_mut_ptr(), ptr::null_mut())?;
        calls::cuStreamSynchronize(config.hStream)?;
        calls::cuModuleUnload(module)?;
        calls::cuMemFree(data)
    }
}

/// cuLaunchCooperativeKernel
pub fn cooperative() -> Result<()> {
    let (mut data, mut count): (CUdeviceptr, u32) = (calls::cuMemAlloc(4096)?, 1024);
    let mut arguments = [(&raw mut data).cast(), (&raw mut count).cast()];
    let (arguments, stream) = (arguments.as_mut_ptr(), ptr::null_mut());
    // SAFETY: the arguments have the types that the kernel declares, and the memory lives until it
    // has ended.
    unsafe {
        let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
        let kernel = calls::cuModuleGetFunction(module, c"add_one")?;
        // Each block must run at once: at most as many as
        // cuOccupancyMaxActiveBlocksPerMultiprocessor allows.
        calls::cuLaunchCooperativeKernel(kernel, 4, 1, 1, 256, 1, 1, 0, stream, arguments)?;
        calls::cuStreamSynchronize(stream)?;
        calls::cuModuleUnload(module)?;
        calls::cuMemFree(data)
    }
}

/// cuLaunchHostFunc
pub fn host_function() -> Result<()> {
    unsafe extern "C" fn done(count: *mut c_void) {
        // SAFETY: it is the address that was passed, and nothing else uses it meanwhile. No CUDA
        // calls here.
        unsafe { *count.cast::<u32>() += 1 };
    }
    let mut count = 0_u32;
    // SAFETY: `count` lives until the stream is synchronized.
    unsafe {
        calls::cuLaunchHostFunc(ptr::null_mut(), Some(done), (&raw mut count).cast())?;
        calls::cuStreamSynchronize(ptr::null_mut())?;
    }
    println!("{count} call");
    Ok(())
}
