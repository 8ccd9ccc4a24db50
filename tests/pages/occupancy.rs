use super::*;

/// cuOccupancyMaxPotentialBlockSize, cuOccupancyMaxActiveBlocksPerMultiprocessor
pub fn shape() -> Result<()> {
    // SAFETY: `PTX` ends with a zero byte, and the kernel is used while its module is loaded.
    unsafe {
        let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
        let kernel = calls::cuModuleGetFunction(module, c"add_one")?;
        // No dynamic shared memory, and no limit of the block's size.
        let (blocks, threads) = calls::cuOccupancyMaxPotentialBlockSize(kernel, None, 0, 0)?;
        println!("{blocks} blocks of {threads} threads fill the device");
        let resident = calls::cuOccupancyMaxActiveBlocksPerMultiprocessor(kernel, threads, 0)?;
        println!("{resident} of them on each multiprocessor");
        calls::cuModuleUnload(module)
    }
}

/// cuOccupancyAvailableDynamicSMemPerBlock
pub fn shared_memory() -> Result<()> {
    // SAFETY: `PTX` ends with a zero byte, and the kernel is used while its module is loaded.
    unsafe {
        let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
        let kernel = calls::cuModuleGetFunction(module, c"add_one")?;
        // With two blocks of 256 threads on a multiprocessor.
        let bytes = calls::cuOccupancyAvailableDynamicSMemPerBlock(kernel, 2, 256)?;
        println!("at most {bytes} bytes of dynamic shared memory for each");
        calls::cuModuleUnload(module)
    }
}

/// cuOccupancyMaxActiveClusters, cuOccupancyMaxPotentialClusterSize
pub fn clusters() -> Result<()> {
    let mut config = CUlaunchConfig {
        gridDimX: 64,
        gridDimY: 1,
        gridDimZ: 1,
        blockDimX: 256,
        blockDimY: 1,
        blockDimZ: 1,
        ..Default::default()
    };
    // SAFETY: `PTX` ends with a zero byte, and the kernel is used while its module is loaded.
    unsafe {
        let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
        let kernel = calls::cuModuleGetFunction(module, c"add_one")?;
        let most = calls::cuOccupancyMaxPotentialClusterSize(kernel, &config)?;
        let mut cluster = CUlaunchAttribute {
            id: CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION,
            ..Default::default()
        };
        cluster.value.clusterDim = CUlaunchAttributeValue_clusterDim { x: 2, y: 1, z: 1 };
        (config.attrs, config.numAttrs) = (&mut cluster, 1);
        let active = calls::cuOccupancyMaxActiveClusters(kernel, &config)?;
        println!("at most {most} blocks in a cluster; {active} clusters of two at once");
        calls::cuModuleUnload(module)
    }
}

/// cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags
pub fn without_the_cache() -> Result<()> {
    let flags = CUoccupancy_flags::CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE.bits();
    // SAFETY: `PTX` ends with a zero byte, and the kernel is used while its module is loaded.
    unsafe {
        let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
        let kernel = calls::cuModuleGetFunction(module, c"add_one")?;
        let blocks =
            calls::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(kernel, 256, 0, flags)?;
        println!("{blocks} blocks of 256 threads on each multiprocessor");
        calls::cuModuleUnload(module)
    }
}
