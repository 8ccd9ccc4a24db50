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
