// Created by `cargo xtask emit` from cuda.h, src/rules/occupancy.toml, src/rules/occupancy.rs, src/rules/parts/handle.rs, src/rules/parts/launch.rs, src/rules/parts/name.rs, cuda-sys/build/generate/reference/occupancy.txt, src/sentence.rs, cuda-sys/build/generate/history.txt, src/guides/launching.md and tests/pages/occupancy.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused_for;
use crate::error::start;
use crate::error::unruled;
use crate::refused::calls as rows;
use core::ffi::{c_int, c_uint};
use core::ptr;
use libcuda_sys::{CUfunction, CUlaunchConfig, CUoccupancyB2DSize};

/// Returns how many blocks of a function one multiprocessor can run at a time.
///
/// Since CUDA 6.5. [Occupancy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html) in NVIDIA's manual. The raw call is [`sys::cuOccupancyMaxActiveBlocksPerMultiprocessor`](libcuda_sys::cuOccupancyMaxActiveBlocksPerMultiprocessor).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # const PTX: &CStr = c"";
/// # fn main() -> Result<()> {
/// // SAFETY: `PTX` ends with a zero byte, and the kernel is used while its module is loaded.
/// unsafe {
///     let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
///     let kernel = calls::cuModuleGetFunction(module, c"add_one")?;
///     // No dynamic shared memory, and no limit of the block's size.
///     let (blocks, threads) = calls::cuOccupancyMaxPotentialBlockSize(kernel, None, 0, 0)?;
///     println!("{blocks} blocks of {threads} threads fill the device");
///     let resident = calls::cuOccupancyMaxActiveBlocksPerMultiprocessor(kernel, threads, 0)?;
///     println!("{resident} of them on each multiprocessor");
///     calls::cuModuleUnload(module)
/// }
/// # }
/// ```
///
/// Guide: [Modules, kernels and launches](crate::guides::launching).
///
/// # Parameters
///
/// - `func`: The function, or a [`CUkernel`](libcuda_sys::CUkernel) cast to one.
/// - `blockSize`: The number of threads per block.
/// - `dynamicSMemSize`: The dynamic shared memory per block, in bytes.
///
/// # Returns
///
/// The number of blocks.
///
/// # Safety
///
/// `func` must be a live function.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN)
///
/// # Explained after a refusal
///
/// - `blockSize` is less than 1. (711)
/// - `func` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `func` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
#[inline]
pub unsafe fn cuOccupancyMaxActiveBlocksPerMultiprocessor(
    func: CUfunction,
    blockSize: c_int,
    dynamicSMemSize: usize,
) -> Result<c_int> {
    let mut numBlocks = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuOccupancyMaxActiveBlocksPerMultiprocessor(
            &mut numBlocks,
            func,
            blockSize,
            dynamicSMemSize,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuOccupancyMaxActiveBlocksPerMultiprocessor",
                outcome,
                ((), func, blockSize),
                rows::cuOccupancyMaxActiveBlocksPerMultiprocessor,
                unruled,
            )
        });
    }
    Ok(numBlocks)
}

/// Returns how many blocks of a function one multiprocessor can run at a time, with flags.
///
/// Since CUDA 7.0. [Occupancy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html) in NVIDIA's manual. The raw call is [`sys::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags`](libcuda_sys::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # const PTX: &CStr = c"";
/// # fn main() -> Result<()> {
/// let flags = CUoccupancy_flags::CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE.bits();
/// // SAFETY: `PTX` ends with a zero byte, and the kernel is used while its module is loaded.
/// unsafe {
///     let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
///     let kernel = calls::cuModuleGetFunction(module, c"add_one")?;
///     let blocks =
///         calls::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(kernel, 256, 0, flags)?;
///     println!("{blocks} blocks of 256 threads on each multiprocessor");
///     calls::cuModuleUnload(module)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `func`: The function, or a [`CUkernel`](libcuda_sys::CUkernel) cast to one.
/// - `blockSize`: The number of threads per block.
/// - `dynamicSMemSize`: The dynamic shared memory per block, in bytes.
/// - `flags`: A value of [`CUoccupancy_flags`](libcuda_sys::CUoccupancy_flags).
///
/// # Returns
///
/// The number of blocks.
///
/// # Safety
///
/// `func` must be a live function.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `flags` breaks a rule below
/// - [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN)
///
/// # Checked
///
/// - `flags` must be an enumerator of [`CUoccupancy_flags`](libcuda_sys::CUoccupancy_flags) that the driver's release has. (238)
///
/// # Explained after a refusal
///
/// - `blockSize` is less than 1. (711)
/// - `func` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `func` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
#[inline]
pub unsafe fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    func: CUfunction,
    blockSize: c_int,
    dynamicSMemSize: usize,
    flags: c_uint,
) -> Result<c_int> {
    let mut numBlocks = 0;
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
            &mut numBlocks,
            func,
            blockSize,
            dynamicSMemSize,
            flags,
        )
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
            &mut numBlocks,
            func,
            blockSize,
            dynamicSMemSize,
            flags,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
                outcome,
                ((), func, blockSize),
                rows::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
                move || {
                    checks::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
                        &mut numBlocks,
                        ptr::null_mut(),
                        0,
                        0,
                        flags,
                    )
                },
            )
        });
    }
    Ok(numBlocks)
}

/// Returns a block size and a grid size that achieve the highest occupancy of a function.
///
/// Since CUDA 6.5. [Occupancy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html) in NVIDIA's manual. The raw call is [`sys::cuOccupancyMaxPotentialBlockSize`](libcuda_sys::cuOccupancyMaxPotentialBlockSize).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # const PTX: &CStr = c"";
/// # fn main() -> Result<()> {
/// // SAFETY: `PTX` ends with a zero byte, and the kernel is used while its module is loaded.
/// unsafe {
///     let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
///     let kernel = calls::cuModuleGetFunction(module, c"add_one")?;
///     // No dynamic shared memory, and no limit of the block's size.
///     let (blocks, threads) = calls::cuOccupancyMaxPotentialBlockSize(kernel, None, 0, 0)?;
///     println!("{blocks} blocks of {threads} threads fill the device");
///     let resident = calls::cuOccupancyMaxActiveBlocksPerMultiprocessor(kernel, threads, 0)?;
///     println!("{resident} of them on each multiprocessor");
///     calls::cuModuleUnload(module)
/// }
/// # }
/// ```
///
/// Guide: [Modules, kernels and launches](crate::guides::launching).
///
/// # Parameters
///
/// - `func`: The function, or a [`CUkernel`](libcuda_sys::CUkernel) cast to one.
/// - `blockSizeToDynamicSMemSize`: A function that computes the dynamic shared memory, in bytes, for a block size. Null if it is the same for every size.
/// - `dynamicSMemSize`: The dynamic shared memory per block, in bytes. Ignored unless `blockSizeToDynamicSMemSize` is null.
/// - `blockSizeLimit`: The greatest block size that the function can handle, in threads. 0 for the limit of function and device.
///
/// # Returns
///
/// - `minGridSize`: The least number of blocks in the grid.
/// - `blockSize`: The number of threads per block.
///
/// # Safety
///
/// `func` must be a live function. `blockSizeToDynamicSMemSize` must be null, or a function that may be called with any size of a block and does not unwind.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN)
///
/// # Explained after a refusal
///
/// - `func` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `func` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
///
/// # Left to the caller
///
/// - `blockSizeToDynamicSMemSize` must be null if the dynamic shared memory does not depend on the block size. Not checked, because only the program knows what its kernel needs.
/// - `blockSizeToDynamicSMemSize` must return the dynamic shared memory for a block size, if it depends on the block size. Not checked, because a check cannot see what the function does.
#[inline]
pub unsafe fn cuOccupancyMaxPotentialBlockSize(
    func: CUfunction,
    blockSizeToDynamicSMemSize: CUoccupancyB2DSize,
    dynamicSMemSize: usize,
    blockSizeLimit: c_int,
) -> Result<(c_int, c_int)> {
    let mut minGridSize = 0;
    let mut blockSize = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuOccupancyMaxPotentialBlockSize(
            &mut minGridSize,
            &mut blockSize,
            func,
            blockSizeToDynamicSMemSize,
            dynamicSMemSize,
            blockSizeLimit,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuOccupancyMaxPotentialBlockSize",
                outcome,
                ((), (), func),
                rows::cuOccupancyMaxPotentialBlockSize,
                unruled,
            )
        });
    }
    Ok((minGridSize, blockSize))
}

/// Returns a block size and a grid size that achieve the highest occupancy of a function, with flags.
///
/// Since CUDA 7.0. [Occupancy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html) in NVIDIA's manual. The raw call is [`sys::cuOccupancyMaxPotentialBlockSizeWithFlags`](libcuda_sys::cuOccupancyMaxPotentialBlockSizeWithFlags).
///
/// Examples of this group: [`cuOccupancyMaxPotentialBlockSize`], [`cuOccupancyAvailableDynamicSMemPerBlock`] and [`cuOccupancyMaxActiveClusters`].
///
/// # Parameters
///
/// - `func`: The function, or a [`CUkernel`](libcuda_sys::CUkernel) cast to one.
/// - `blockSizeToDynamicSMemSize`: A function that computes the dynamic shared memory, in bytes, for a block size. Null if it is the same for every size.
/// - `dynamicSMemSize`: The dynamic shared memory per block, in bytes. Ignored unless `blockSizeToDynamicSMemSize` is null.
/// - `blockSizeLimit`: The greatest block size that the function can handle, in threads. 0 for the limit of function and device.
/// - `flags`: A value of [`CUoccupancy_flags`](libcuda_sys::CUoccupancy_flags).
///
/// # Returns
///
/// - `minGridSize`: The least number of blocks in the grid.
/// - `blockSize`: The number of threads per block.
///
/// # Safety
///
/// `func` must be a live function. `blockSizeToDynamicSMemSize` must be null, or a function that may be called with any size of a block and does not unwind.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `flags` breaks a rule below
/// - [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN)
///
/// # Checked
///
/// - `flags` must be an enumerator of [`CUoccupancy_flags`](libcuda_sys::CUoccupancy_flags) that the driver's release has. (238)
///
/// # Explained after a refusal
///
/// - `func` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `func` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
///
/// # Left to the caller
///
/// - `blockSizeToDynamicSMemSize` must be null if the dynamic shared memory does not depend on the block size. Not checked, because only the program knows what its kernel needs.
/// - `blockSizeToDynamicSMemSize` must return the dynamic shared memory for a block size, if it depends on the block size. Not checked, because a check cannot see what the function does.
#[inline]
pub unsafe fn cuOccupancyMaxPotentialBlockSizeWithFlags(
    func: CUfunction,
    blockSizeToDynamicSMemSize: CUoccupancyB2DSize,
    dynamicSMemSize: usize,
    blockSizeLimit: c_int,
    flags: c_uint,
) -> Result<(c_int, c_int)> {
    let mut minGridSize = 0;
    let mut blockSize = 0;
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuOccupancyMaxPotentialBlockSizeWithFlags(
            &mut minGridSize,
            &mut blockSize,
            func,
            blockSizeToDynamicSMemSize,
            dynamicSMemSize,
            blockSizeLimit,
            flags,
        )
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuOccupancyMaxPotentialBlockSizeWithFlags(
            &mut minGridSize,
            &mut blockSize,
            func,
            blockSizeToDynamicSMemSize,
            dynamicSMemSize,
            blockSizeLimit,
            flags,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuOccupancyMaxPotentialBlockSizeWithFlags",
                outcome,
                ((), (), func),
                rows::cuOccupancyMaxPotentialBlockSizeWithFlags,
                move || {
                    checks::cuOccupancyMaxPotentialBlockSizeWithFlags(
                        &mut minGridSize,
                        &mut blockSize,
                        ptr::null_mut(),
                        None,
                        0,
                        0,
                        flags,
                    )
                },
            )
        });
    }
    Ok((minGridSize, blockSize))
}

/// Returns how much dynamic shared memory each block can have if several share a multiprocessor.
///
/// Since CUDA 10.2. [Occupancy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html) in NVIDIA's manual. The raw call is [`sys::cuOccupancyAvailableDynamicSMemPerBlock`](libcuda_sys::cuOccupancyAvailableDynamicSMemPerBlock).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # const PTX: &CStr = c"";
/// # fn main() -> Result<()> {
/// // SAFETY: `PTX` ends with a zero byte, and the kernel is used while its module is loaded.
/// unsafe {
///     let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
///     let kernel = calls::cuModuleGetFunction(module, c"add_one")?;
///     // With two blocks of 256 threads on a multiprocessor.
///     let bytes = calls::cuOccupancyAvailableDynamicSMemPerBlock(kernel, 2, 256)?;
///     println!("at most {bytes} bytes of dynamic shared memory for each");
///     calls::cuModuleUnload(module)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `func`: The function, or a [`CUkernel`](libcuda_sys::CUkernel) cast to one.
/// - `numBlocks`: The number of blocks on one multiprocessor.
/// - `blockSize`: The number of threads per block.
///
/// # Returns
///
/// The dynamic shared memory per block, in bytes.
///
/// # Safety
///
/// `func` must be a live function.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN)
///
/// # Explained after a refusal
///
/// - `blockSize` is less than 1. (711)
/// - `numBlocks` is less than 1. (1154)
/// - `blockSize` is more than the function's [`CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK), which depends on its registers and its `.maxntid`. (1155)
/// - `numBlocks` is more than the blocks of this function and size that a multiprocessor can run at once. (1156)
/// - `func` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `func` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
#[inline]
pub unsafe fn cuOccupancyAvailableDynamicSMemPerBlock(
    func: CUfunction,
    numBlocks: c_int,
    blockSize: c_int,
) -> Result<usize> {
    let mut dynamicSmemSize = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuOccupancyAvailableDynamicSMemPerBlock(
            &mut dynamicSmemSize,
            func,
            numBlocks,
            blockSize,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuOccupancyAvailableDynamicSMemPerBlock",
                outcome,
                ((), func, numBlocks, blockSize),
                rows::cuOccupancyAvailableDynamicSMemPerBlock,
                unruled,
            )
        });
    }
    Ok(dynamicSmemSize)
}

/// Returns the greatest cluster size of a function for a launch configuration.
///
/// Since CUDA 11.7. [Occupancy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html) in NVIDIA's manual. The raw call is [`sys::cuOccupancyMaxPotentialClusterSize`](libcuda_sys::cuOccupancyMaxPotentialClusterSize).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # const PTX: &CStr = c"";
/// # fn main() -> Result<()> {
/// let mut config = CUlaunchConfig {
///     gridDimX: 64,
///     gridDimY: 1,
///     gridDimZ: 1,
///     blockDimX: 256,
///     blockDimY: 1,
///     blockDimZ: 1,
///     ..Default::default()
/// };
/// // SAFETY: `PTX` ends with a zero byte, and the kernel is used while its module is loaded.
/// unsafe {
///     let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
///     let kernel = calls::cuModuleGetFunction(module, c"add_one")?;
///     let most = calls::cuOccupancyMaxPotentialClusterSize(kernel, &config)?;
///     let mut cluster = CUlaunchAttribute {
///         id: CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION,
///         ..Default::default()
///     };
///     cluster.value.clusterDim = CUlaunchAttributeValue_clusterDim { x: 2, y: 1, z: 1 };
///     (config.attrs, config.numAttrs) = (&mut cluster, 1);
///     let active = calls::cuOccupancyMaxActiveClusters(kernel, &config)?;
///     println!("at most {most} blocks in a cluster; {active} clusters of two at once");
///     calls::cuModuleUnload(module)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `func`: The function, or a [`CUkernel`](libcuda_sys::CUkernel) cast to one.
/// - `config`: The launch configuration. Its cluster dimensions are ignored.
///
/// # Returns
///
/// The cluster size, in blocks. It is the required size if the function has one.
///
/// # Safety
///
/// `func` must be a live function. `config.hStream` must be a live stream or a default one. `config.attrs` must point to `numAttrs` attributes that have the members that their ids select.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `config` breaks a rule below
/// - [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN)
///
/// # Checked
///
/// - `config.attrs` must not be null if `config.numAttrs` is not zero. (508)
/// - `config.attrs[i].value.accessPolicyWindow.missProp` must be [`CU_ACCESS_PROPERTY_NORMAL`](libcuda_sys::CUaccessProperty::CU_ACCESS_PROPERTY_NORMAL) or [`CU_ACCESS_PROPERTY_STREAMING`](libcuda_sys::CUaccessProperty::CU_ACCESS_PROPERTY_STREAMING) if `config.attrs[i].id` is [`CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW). (495)
/// - `config.attrs[i].value.syncPolicy` must be an enumerator of [`CUsynchronizationPolicy`](libcuda_sys::CUsynchronizationPolicy) that the driver's release has, if `config.attrs[i].id` is [`CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY). (496)
/// - Since CUDA 11.8, `config.attrs[i].value.clusterSchedulingPolicyPreference` must be an enumerator of [`CUclusterSchedulingPolicy`](libcuda_sys::CUclusterSchedulingPolicy) that the driver's release has, if `config.attrs[i].id` is [`CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE). (498)
/// - `config.attrs[i].value.programmaticEvent.flags` must be [`CU_EVENT_RECORD_DEFAULT`](libcuda_sys::CUevent_record_flags::CU_EVENT_RECORD_DEFAULT) if `config.attrs[i].id` is [`CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT). (499)
/// - Since CUDA 12.3, `config.attrs[i].value.launchCompletionEvent.flags` must be [`CU_EVENT_RECORD_DEFAULT`](libcuda_sys::CUevent_record_flags::CU_EVENT_RECORD_DEFAULT) if `config.attrs[i].id` is [`CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT). (500)
/// - Since CUDA 12.3, `config.attrs[i].value.memSyncDomain` must be an enumerator of [`CUlaunchMemSyncDomain`](libcuda_sys::CUlaunchMemSyncDomain) that the driver's release has, if `config.attrs[i].id` is [`CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN). (501)
/// - Since CUDA 12.4, `config.attrs[i].value.deviceUpdatableKernelNode.deviceUpdatable` must be 0 or 1 if `config.attrs[i].id` is [`CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE). (502)
/// - Since CUDA 12.5, `config.attrs[i].value.sharedMemCarveout` must be at most 100, a percentage, if `config.attrs[i].id` is [`CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT). (503)
/// - Since CUDA 13.0, `config.attrs[i].value.nvlinkUtilCentricScheduling` must be 0 or 1 if `config.attrs[i].id` is [`CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING). (504)
/// - Since CUDA 13.2, `config.attrs[i].value.portableClusterSizeMode` must be an enumerator of [`CUlaunchAttributePortableClusterMode`](libcuda_sys::CUlaunchAttributePortableClusterMode) that the driver's release has, if `config.attrs[i].id` is [`CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE). (505)
/// - Since CUDA 13.2, `config.attrs[i].value.sharedMemoryMode` must be an enumerator of [`CUsharedMemoryMode`](libcuda_sys::CUsharedMemoryMode) that the driver's release has, if `config.attrs[i].id` is [`CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE). (507)
///
/// # Explained after a refusal
///
/// - `func` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `func` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
/// - `config.attrs[i].value.clusterDim.x` is not the function's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1199)
/// - `config.attrs[i].value.clusterDim.y` is not the function's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1200)
/// - `config.attrs[i].value.clusterDim.z` is not the function's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1201)
/// - `config.gridDimX` is not a multiple of the function's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1196)
/// - `config.gridDimY` is not a multiple of the function's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1197)
/// - `config.gridDimZ` is not a multiple of the function's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1198)
/// - `config.attrs[i].value.clusterDim.x` is not a divisor of `config.gridDimX`. [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1202)
/// - `config.attrs[i].value.clusterDim.y` is not a divisor of `config.gridDimY`. [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1203)
/// - `config.attrs[i].value.clusterDim.z` is not a divisor of `config.gridDimZ`. [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1204)
/// - `config.gridDimX` is zero. (641)
/// - `config.gridDimY` is zero. (642)
/// - `config.gridDimZ` is zero. (643)
/// - `config.blockDimX` is zero. (644)
/// - `config.blockDimY` is zero. (645)
/// - `config.blockDimZ` is zero. (646)
/// - `config.gridDimX` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X). (647)
/// - `config.gridDimY` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y). (648)
/// - `config.gridDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z). (649)
/// - `config.blockDimX` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X). (650)
/// - `config.blockDimY` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y). (651)
/// - `config.blockDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z). (652)
/// - `config.blockDimX * config.blockDimY * config.blockDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK). (653)
/// - `config.hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `config.hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - `config.attrs[i].id` is not an enumerator of [`CUlaunchAttributeID`](libcuda_sys::CUlaunchAttributeID) that the driver's release has. (748)
/// - `config.attrs[i].id` is an attribute of streams, and not of launches. (1087)
/// - If `config.attrs[i].id` is [`CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW):
///   - `config.attrs[i].value.accessPolicyWindow.hitRatio` is not a ratio from 0 to 1. (1175)
///   - `config.attrs[i].value.accessPolicyWindow.num_bytes` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE) of the devices. (886)
/// - If `config.attrs[i].id` is [`CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT):
///   - `config.attrs[i].value.programmaticEvent.event` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///   - `config.attrs[i].value.programmaticEvent.event` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
///   - `config.attrs[i].value.programmaticEvent.event` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - If `config.attrs[i].id` is [`CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT):
///   - `config.attrs[i].value.launchCompletionEvent.event` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///   - `config.attrs[i].value.launchCompletionEvent.event` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
///   - `config.attrs[i].value.launchCompletionEvent.event` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - If `config.attrs[i].id` is [`CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP):
///   - `config.attrs[i].value.memSyncDomainMap.default_` is not a memory synchronization domain of a device. (887)
///   - `config.attrs[i].value.memSyncDomainMap.remote` is not a memory synchronization domain of a device. (888)
///
/// # Left to the caller
///
/// - `config.attrs` must point to `numAttrs` attributes. Not checked, because a pointer does not show the length of an array.
#[inline]
pub unsafe fn cuOccupancyMaxPotentialClusterSize(
    func: CUfunction,
    config: &CUlaunchConfig,
) -> Result<c_int> {
    let mut clusterSize = 0;
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuOccupancyMaxPotentialClusterSize(&mut clusterSize, func, config) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuOccupancyMaxPotentialClusterSize(&mut clusterSize, func, config) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuOccupancyMaxPotentialClusterSize",
                outcome,
                ((), func, config),
                rows::cuOccupancyMaxPotentialClusterSize,
                move || {
                    checks::cuOccupancyMaxPotentialClusterSize(
                        &mut clusterSize,
                        ptr::null_mut(),
                        config,
                    )
                },
            )
        });
    }
    Ok(clusterSize)
}

/// Returns how many clusters of a function can be on the device at a time for a launch configuration.
///
/// Since CUDA 11.7. [Occupancy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html) in NVIDIA's manual. The raw call is [`sys::cuOccupancyMaxActiveClusters`](libcuda_sys::cuOccupancyMaxActiveClusters).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # const PTX: &CStr = c"";
/// # fn main() -> Result<()> {
/// let mut config = CUlaunchConfig {
///     gridDimX: 64,
///     gridDimY: 1,
///     gridDimZ: 1,
///     blockDimX: 256,
///     blockDimY: 1,
///     blockDimZ: 1,
///     ..Default::default()
/// };
/// // SAFETY: `PTX` ends with a zero byte, and the kernel is used while its module is loaded.
/// unsafe {
///     let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
///     let kernel = calls::cuModuleGetFunction(module, c"add_one")?;
///     let most = calls::cuOccupancyMaxPotentialClusterSize(kernel, &config)?;
///     let mut cluster = CUlaunchAttribute {
///         id: CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION,
///         ..Default::default()
///     };
///     cluster.value.clusterDim = CUlaunchAttributeValue_clusterDim { x: 2, y: 1, z: 1 };
///     (config.attrs, config.numAttrs) = (&mut cluster, 1);
///     let active = calls::cuOccupancyMaxActiveClusters(kernel, &config)?;
///     println!("at most {most} blocks in a cluster; {active} clusters of two at once");
///     calls::cuModuleUnload(module)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `func`: The function, or a [`CUkernel`](libcuda_sys::CUkernel) cast to one.
/// - `config`: The launch configuration. It must state the cluster size unless the function requires one.
///
/// # Returns
///
/// The number of clusters.
///
/// # Safety
///
/// `func` must be a live function. `config.hStream` must be a live stream or a default one. `config.attrs` must point to `numAttrs` attributes that have the members that their ids select.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `config` breaks a rule below
/// - [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE), if `config` breaks a rule below with this code. Also: `config.attrs` must have no [`CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION) other than the one that the function requires, if it requires one.
/// - [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN)
///
/// # Checked
///
/// - Since CUDA 12.3, `config.attrs[i].value.clusterDim.x` must be a divisor of `config.gridDimX` if x, y and z are not all zero. [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (509)
/// - Since CUDA 12.3, `config.attrs[i].value.clusterDim.y` must be a divisor of `config.gridDimY` if x, y and z are not all zero. [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (510)
/// - Since CUDA 12.3, `config.attrs[i].value.clusterDim.z` must be a divisor of `config.gridDimZ` if x, y and z are not all zero. [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (511)
/// - Since CUDA 12.8, `config.attrs[i].value.preferredClusterDim.x` must be a divisor of `config.gridDimX`. [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (512)
/// - Since CUDA 12.8, `config.attrs[i].value.preferredClusterDim.y` must be a divisor of `config.gridDimY`. [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (513)
/// - Since CUDA 12.8, `config.attrs[i].value.preferredClusterDim.z` must be a divisor of `config.gridDimZ`. [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (514)
/// - Since CUDA 12.8, `config.attrs[i].value.preferredClusterDim.x` must be a multiple of that of [`CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (515)
/// - Since CUDA 12.8, `config.attrs[i].value.preferredClusterDim.y` must be a multiple of that of [`CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (516)
/// - Since CUDA 12.8, `config.attrs[i].value.preferredClusterDim.z` must be that of [`CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (517)
/// - `config.attrs` must not be null if `config.numAttrs` is not zero. (508)
/// - `config.attrs[i].value.accessPolicyWindow.missProp` must be [`CU_ACCESS_PROPERTY_NORMAL`](libcuda_sys::CUaccessProperty::CU_ACCESS_PROPERTY_NORMAL) or [`CU_ACCESS_PROPERTY_STREAMING`](libcuda_sys::CUaccessProperty::CU_ACCESS_PROPERTY_STREAMING) if `config.attrs[i].id` is [`CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW). (495)
/// - `config.attrs[i].value.syncPolicy` must be an enumerator of [`CUsynchronizationPolicy`](libcuda_sys::CUsynchronizationPolicy) that the driver's release has, if `config.attrs[i].id` is [`CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY). (496)
/// - Since CUDA 11.8, `config.attrs[i].value.clusterSchedulingPolicyPreference` must be an enumerator of [`CUclusterSchedulingPolicy`](libcuda_sys::CUclusterSchedulingPolicy) that the driver's release has, if `config.attrs[i].id` is [`CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE). (498)
/// - `config.attrs[i].value.programmaticEvent.flags` must be [`CU_EVENT_RECORD_DEFAULT`](libcuda_sys::CUevent_record_flags::CU_EVENT_RECORD_DEFAULT) if `config.attrs[i].id` is [`CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT). (499)
/// - Since CUDA 12.3, `config.attrs[i].value.launchCompletionEvent.flags` must be [`CU_EVENT_RECORD_DEFAULT`](libcuda_sys::CUevent_record_flags::CU_EVENT_RECORD_DEFAULT) if `config.attrs[i].id` is [`CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT). (500)
/// - Since CUDA 12.3, `config.attrs[i].value.memSyncDomain` must be an enumerator of [`CUlaunchMemSyncDomain`](libcuda_sys::CUlaunchMemSyncDomain) that the driver's release has, if `config.attrs[i].id` is [`CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN). (501)
/// - Since CUDA 12.4, `config.attrs[i].value.deviceUpdatableKernelNode.deviceUpdatable` must be 0 or 1 if `config.attrs[i].id` is [`CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE). (502)
/// - Since CUDA 12.5, `config.attrs[i].value.sharedMemCarveout` must be at most 100, a percentage, if `config.attrs[i].id` is [`CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT). (503)
/// - Since CUDA 13.0, `config.attrs[i].value.nvlinkUtilCentricScheduling` must be 0 or 1 if `config.attrs[i].id` is [`CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING). (504)
/// - Since CUDA 13.2, `config.attrs[i].value.portableClusterSizeMode` must be an enumerator of [`CUlaunchAttributePortableClusterMode`](libcuda_sys::CUlaunchAttributePortableClusterMode) that the driver's release has, if `config.attrs[i].id` is [`CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE). (505)
/// - Since CUDA 13.2, `config.attrs[i].value.sharedMemoryMode` must be an enumerator of [`CUsharedMemoryMode`](libcuda_sys::CUsharedMemoryMode) that the driver's release has, if `config.attrs[i].id` is [`CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE). (507)
///
/// # Explained after a refusal
///
/// - `func` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `func` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
/// - `config.attrs[i].value.clusterDim.x` is not the function's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1199)
/// - `config.attrs[i].value.clusterDim.y` is not the function's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1200)
/// - `config.attrs[i].value.clusterDim.z` is not the function's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1201)
/// - `config.gridDimX` is not a multiple of the function's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1196)
/// - `config.gridDimY` is not a multiple of the function's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1197)
/// - `config.gridDimZ` is not a multiple of the function's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1198)
/// - `config.attrs[i].value.clusterDim` is more than the portable number of blocks: the function's [`CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED) is zero. [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (829)
/// - `config.gridDimX` is zero. (641)
/// - `config.gridDimY` is zero. (642)
/// - `config.gridDimZ` is zero. (643)
/// - `config.blockDimX` is zero. (644)
/// - `config.blockDimY` is zero. (645)
/// - `config.blockDimZ` is zero. (646)
/// - `config.gridDimX` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X). (647)
/// - `config.gridDimY` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y). (648)
/// - `config.gridDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z). (649)
/// - `config.blockDimX` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X). (650)
/// - `config.blockDimY` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y). (651)
/// - `config.blockDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z). (652)
/// - `config.blockDimX * config.blockDimY * config.blockDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK). (653)
/// - `config.hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `config.hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - `config.attrs[i].id` is not an enumerator of [`CUlaunchAttributeID`](libcuda_sys::CUlaunchAttributeID) that the driver's release has. (748)
/// - `config.attrs[i].id` is an attribute of streams, and not of launches. (1087)
/// - If `config.attrs[i].id` is [`CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW):
///   - `config.attrs[i].value.accessPolicyWindow.hitRatio` is not a ratio from 0 to 1. (1175)
///   - `config.attrs[i].value.accessPolicyWindow.num_bytes` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE) of the devices. (886)
/// - If `config.attrs[i].id` is [`CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT):
///   - `config.attrs[i].value.programmaticEvent.event` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///   - `config.attrs[i].value.programmaticEvent.event` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
///   - `config.attrs[i].value.programmaticEvent.event` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - If `config.attrs[i].id` is [`CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT):
///   - `config.attrs[i].value.launchCompletionEvent.event` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///   - `config.attrs[i].value.launchCompletionEvent.event` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
///   - `config.attrs[i].value.launchCompletionEvent.event` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - If `config.attrs[i].id` is [`CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP):
///   - `config.attrs[i].value.memSyncDomainMap.default_` is not a memory synchronization domain of a device. (887)
///   - `config.attrs[i].value.memSyncDomainMap.remote` is not a memory synchronization domain of a device. (888)
///
/// # Left to the caller
///
/// - `config.attrs` must have no [`CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION) other than the one that the function requires, if it requires one. Not checked, because a query would take more than a tenth of the call's time.
/// - `config.attrs` must have a [`CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION) if the function requires no cluster size. Not checked, because a query would take more than a tenth of the call's time.
/// - `config.attrs` must point to `numAttrs` attributes. Not checked, because a pointer does not show the length of an array.
#[inline]
pub unsafe fn cuOccupancyMaxActiveClusters(
    func: CUfunction,
    config: &CUlaunchConfig,
) -> Result<c_int> {
    let mut numClusters = 0;
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuOccupancyMaxActiveClusters(&mut numClusters, func, config) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuOccupancyMaxActiveClusters(&mut numClusters, func, config) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuOccupancyMaxActiveClusters",
                outcome,
                ((), func, config),
                rows::cuOccupancyMaxActiveClusters,
                move || {
                    checks::cuOccupancyMaxActiveClusters(&mut numClusters, ptr::null_mut(), config)
                },
            )
        });
    }
    Ok(numClusters)
}
