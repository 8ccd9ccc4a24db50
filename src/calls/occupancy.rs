// Made by `cargo xtask emit` from ledger/occupancy.toml. Not for editing.

use crate::error::{Result, check};
use crate::rules::occupancy as rules;
use core::ffi::*;
use cuda_sys::*;

/// Says how many blocks of a function can be active on one multiprocessor.
///
/// CUDA 6.5 and later. [Occupancy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html) in NVIDIA's manual. The raw call is [`sys::cuOccupancyMaxActiveBlocksPerMultiprocessor`](cuda_sys::cuOccupancyMaxActiveBlocksPerMultiprocessor).
///
/// # Safety
///
/// `func` must be a live function.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
#[inline]
pub unsafe fn cuOccupancyMaxActiveBlocksPerMultiprocessor(
    func: CUfunction,
    blockSize: c_int,
    dynamicSMemSize: usize,
) -> Result<c_int> {
    let mut numBlocks = 0;
    // SAFETY: the caller keeps what the documentation says.
    let code = unsafe {
        cuda_sys::cuOccupancyMaxActiveBlocksPerMultiprocessor(
            &mut numBlocks,
            func,
            blockSize,
            dynamicSMemSize,
        )
    };
    check(c"cuOccupancyMaxActiveBlocksPerMultiprocessor", code)?;
    Ok(numBlocks)
}

/// Says how many blocks of a function can be active on one multiprocessor, with or without regard to caching.
///
/// CUDA 7.0 and later. [Occupancy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html) in NVIDIA's manual. The raw call is [`sys::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags`](cuda_sys::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags).
///
/// # Safety
///
/// `func` must be a live function.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
///
/// # Checked
///
/// - `flags` must be one of CU_OCCUPANCY_DEFAULT, CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE.
pub unsafe fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    func: CUfunction,
    blockSize: c_int,
    dynamicSMemSize: usize,
    flags: c_uint,
) -> Result<c_int> {
    rules::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(flags)?;
    let mut numBlocks = 0;
    // SAFETY: the caller keeps what the documentation says.
    let code = unsafe {
        cuda_sys::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
            &mut numBlocks,
            func,
            blockSize,
            dynamicSMemSize,
            flags,
        )
    };
    check(c"cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", code)?;
    Ok(numBlocks)
}

/// Suggests a block size and the least grid size that keep the device busiest.
///
/// CUDA 6.5 and later. [Occupancy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html) in NVIDIA's manual. The raw call is [`sys::cuOccupancyMaxPotentialBlockSize`](cuda_sys::cuOccupancyMaxPotentialBlockSize).
///
/// # Safety
///
/// `func` must be a live function. `blockSizeToDynamicSMemSize` must be null or a function that does not unwind.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
///
/// # Left to the caller
///
/// - `blockSizeToDynamicSMemSize` must be null, where the dynamic shared memory does not depend on the block size: only the program knows what its kernel needs.
/// - `blockSizeToDynamicSMemSize` must give the dynamic shared memory for a block size, where it depends on that: what a function does cannot be seen.
#[inline]
pub unsafe fn cuOccupancyMaxPotentialBlockSize(
    func: CUfunction,
    blockSizeToDynamicSMemSize: CUoccupancyB2DSize,
    dynamicSMemSize: usize,
    blockSizeLimit: c_int,
) -> Result<(c_int, c_int)> {
    let mut minGridSize = 0;
    let mut blockSize = 0;
    // SAFETY: the caller keeps what the documentation says.
    let code = unsafe {
        cuda_sys::cuOccupancyMaxPotentialBlockSize(
            &mut minGridSize,
            &mut blockSize,
            func,
            blockSizeToDynamicSMemSize,
            dynamicSMemSize,
            blockSizeLimit,
        )
    };
    check(c"cuOccupancyMaxPotentialBlockSize", code)?;
    Ok((minGridSize, blockSize))
}

/// Suggests a block size and the least grid size that keep the device busiest, with or without regard to caching.
///
/// CUDA 7.0 and later. [Occupancy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html) in NVIDIA's manual. The raw call is [`sys::cuOccupancyMaxPotentialBlockSizeWithFlags`](cuda_sys::cuOccupancyMaxPotentialBlockSizeWithFlags).
///
/// # Safety
///
/// `func` must be a live function. `blockSizeToDynamicSMemSize` must be null or a function that does not unwind.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
///
/// # Checked
///
/// - `flags` must be one of CU_OCCUPANCY_DEFAULT, CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE.
///
/// # Left to the caller
///
/// - `blockSizeToDynamicSMemSize` must be null, where the dynamic shared memory does not depend on the block size: only the program knows what its kernel needs.
/// - `blockSizeToDynamicSMemSize` must give the dynamic shared memory for a block size, where it depends on that: what a function does cannot be seen.
pub unsafe fn cuOccupancyMaxPotentialBlockSizeWithFlags(
    func: CUfunction,
    blockSizeToDynamicSMemSize: CUoccupancyB2DSize,
    dynamicSMemSize: usize,
    blockSizeLimit: c_int,
    flags: c_uint,
) -> Result<(c_int, c_int)> {
    rules::cuOccupancyMaxPotentialBlockSizeWithFlags(flags)?;
    let mut minGridSize = 0;
    let mut blockSize = 0;
    // SAFETY: the caller keeps what the documentation says.
    let code = unsafe {
        cuda_sys::cuOccupancyMaxPotentialBlockSizeWithFlags(
            &mut minGridSize,
            &mut blockSize,
            func,
            blockSizeToDynamicSMemSize,
            dynamicSMemSize,
            blockSizeLimit,
            flags,
        )
    };
    check(c"cuOccupancyMaxPotentialBlockSizeWithFlags", code)?;
    Ok((minGridSize, blockSize))
}

/// Says how much dynamic shared memory each block can have when so many are to share a multiprocessor.
///
/// CUDA 10.2 and later. [Occupancy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html) in NVIDIA's manual. The raw call is [`sys::cuOccupancyAvailableDynamicSMemPerBlock`](cuda_sys::cuOccupancyAvailableDynamicSMemPerBlock).
///
/// # Safety
///
/// `func` must be a live function.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
#[inline]
pub unsafe fn cuOccupancyAvailableDynamicSMemPerBlock(
    func: CUfunction,
    numBlocks: c_int,
    blockSize: c_int,
) -> Result<usize> {
    let mut dynamicSmemSize = 0;
    // SAFETY: the caller keeps what the documentation says.
    let code = unsafe {
        cuda_sys::cuOccupancyAvailableDynamicSMemPerBlock(
            &mut dynamicSmemSize,
            func,
            numBlocks,
            blockSize,
        )
    };
    check(c"cuOccupancyAvailableDynamicSMemPerBlock", code)?;
    Ok(dynamicSmemSize)
}

/// Says how large a cluster of a function can be with a launch configuration.
///
/// CUDA 11.7 and later. [Occupancy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html) in NVIDIA's manual. The raw call is [`sys::cuOccupancyMaxPotentialClusterSize`](cuda_sys::cuOccupancyMaxPotentialClusterSize).
///
/// # Safety
///
/// `func` must be a live function. `config.hStream` must be a live stream or a default one. `config.attrs` must point to `numAttrs` attributes.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
///
/// # Checked
///
/// - `config.attrs` must not be null, unless numAttrs is zero.
///
/// # Left to the caller
///
/// - `config.attrs` must point to numAttrs attributes: a pointer does not show the length of an array.
pub unsafe fn cuOccupancyMaxPotentialClusterSize(
    func: CUfunction,
    config: &CUlaunchConfig,
) -> Result<c_int> {
    rules::cuOccupancyMaxPotentialClusterSize(config)?;
    let mut clusterSize = 0;
    // SAFETY: the caller keeps what the documentation says.
    let code =
        unsafe { cuda_sys::cuOccupancyMaxPotentialClusterSize(&mut clusterSize, func, config) };
    check(c"cuOccupancyMaxPotentialClusterSize", code)?;
    Ok(clusterSize)
}

/// Says how many clusters of a function can be on the device at once with a launch configuration.
///
/// CUDA 11.7 and later. [Occupancy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html) in NVIDIA's manual. The raw call is [`sys::cuOccupancyMaxActiveClusters`](cuda_sys::cuOccupancyMaxActiveClusters).
///
/// # Safety
///
/// `func` must be a live function. `config.hStream` must be a live stream or a default one. `config.attrs` must point to `numAttrs` attributes.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE)
/// - [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
///
/// # Checked
///
/// - `config.attrs` must not be null, unless numAttrs is zero.
/// - `config.attrs[i].value.clusterDim.x` must divide config.gridDimX, for CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION, unless x, y and z are all zero, since CUDA 12.3.
/// - `config.attrs[i].value.clusterDim.y` must divide config.gridDimY, for CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION, unless x, y and z are all zero, since CUDA 12.3.
/// - `config.attrs[i].value.clusterDim.z` must divide config.gridDimZ, for CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION, unless x, y and z are all zero, since CUDA 12.3.
///
/// # Left to the caller
///
/// - `config.attrs` must have no CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION or one that equals what the function requires, where it requires one: the driver says so itself.
/// - `config.attrs` must have a CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION, where the function requires no cluster size: the driver says so itself, and gives zero clusters without an error where it is all zero, as seen on 13.0.
/// - `config.attrs` must point to numAttrs attributes: a pointer does not show the length of an array.
pub unsafe fn cuOccupancyMaxActiveClusters(
    func: CUfunction,
    config: &CUlaunchConfig,
) -> Result<c_int> {
    // SAFETY: the caller keeps what the documentation says.
    unsafe { rules::cuOccupancyMaxActiveClusters(config) }?;
    let mut numClusters = 0;
    // SAFETY: the caller keeps what the documentation says.
    let code = unsafe { cuda_sys::cuOccupancyMaxActiveClusters(&mut numClusters, func, config) };
    check(c"cuOccupancyMaxActiveClusters", code)?;
    Ok(numClusters)
}
