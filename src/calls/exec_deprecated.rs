// Created by `cargo xtask emit` from cuda.h, src/rules/exec_deprecated.toml, src/rules/exec_deprecated.rs, src/rules/parts/handle.rs, src/rules/parts/launch.rs, src/rules/parts/name.rs, cuda-sys/build/generate/reference/exec_deprecated.txt, src/sentence.rs, cuda-sys/build/generate/history.txt and tests/pages/exec.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused_for;
use crate::error::start;
use crate::error::unruled;
use crate::refused::calls as rows;
use core::ffi::{c_int, c_uint, c_void};
use core::ptr;
use libcuda_sys::{CUDA_LAUNCH_PARAMS, CUfunction, CUsharedconfig, CUstream, CUtexref};

/// Sets the block dimensions of a function for [`cuLaunch`], [`cuLaunchGrid`] and [`cuLaunchGridAsync`]. Replaced by [`cuLaunchKernel`](crate::calls::cuLaunchKernel).
///
/// Since CUDA 2.0. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuFuncSetBlockShape`](libcuda_sys::cuFuncSetBlockShape).
///
/// Examples of the calls that replace this group: [`cuLaunchKernel`](crate::calls::cuLaunchKernel), [`cuFuncGetAttribute`](crate::calls::cuFuncGetAttribute) and [`cuLaunchKernelEx`](crate::calls::cuLaunchKernelEx).
///
/// # Parameters
///
/// - `hfunc`: The function.
/// - `x`: The block size in x, in threads.
/// - `y`: The block size in y, in threads.
/// - `z`: The block size in z, in threads.
///
/// # Safety
///
/// `hfunc` must be a live function. No other thread may set it up or launch it at the same time.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `x` is less than 1. (1237)
/// - `y` is less than 1. (1238)
/// - `z` is less than 1. (1239)
/// - `x` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X). (1240)
/// - `y` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y). (1241)
/// - `z` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z). (1242)
/// - `x * y * z` is more than the function's [`CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK), which depends on its registers and its `.maxntid`. (1243)
/// - `hfunc` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hfunc` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuFuncSetBlockShape(hfunc: CUfunction, x: c_int, y: c_int, z: c_int) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuFuncSetBlockShape(hfunc, x, y, z) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuFuncSetBlockShape",
                outcome,
                (hfunc, x, y, z),
                rows::cuFuncSetBlockShape,
                unruled,
            )
        });
    }
    Ok(())
}

/// Sets the dynamic shared memory of a function for [`cuLaunch`], [`cuLaunchGrid`] and [`cuLaunchGridAsync`]. Replaced by [`cuLaunchKernel`](crate::calls::cuLaunchKernel).
///
/// Since CUDA 2.0. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuFuncSetSharedSize`](libcuda_sys::cuFuncSetSharedSize).
///
/// Examples of the calls that replace this group: [`cuLaunchKernel`](crate::calls::cuLaunchKernel), [`cuFuncGetAttribute`](crate::calls::cuFuncGetAttribute) and [`cuLaunchKernelEx`](crate::calls::cuLaunchKernelEx).
///
/// # Parameters
///
/// - `hfunc`: The function.
/// - `bytes`: The dynamic shared memory of each block, in bytes.
///
/// # Safety
///
/// `hfunc` must be a live function. No other thread may set it up or launch it at the same time.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hfunc` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hfunc` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuFuncSetSharedSize(hfunc: CUfunction, bytes: c_uint) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuFuncSetSharedSize(hfunc, bytes) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuFuncSetSharedSize",
                outcome,
                (hfunc,),
                rows::cuFuncSetSharedSize,
                unruled,
            )
        });
    }
    Ok(())
}

/// Sets the total size of the arguments of a function for [`cuLaunch`], [`cuLaunchGrid`] and [`cuLaunchGridAsync`]. Replaced by [`cuLaunchKernel`](crate::calls::cuLaunchKernel).
///
/// Since CUDA 2.0. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuParamSetSize`](libcuda_sys::cuParamSetSize).
///
/// Examples of the calls that replace this group: [`cuLaunchKernel`](crate::calls::cuLaunchKernel), [`cuFuncGetAttribute`](crate::calls::cuFuncGetAttribute) and [`cuLaunchKernelEx`](crate::calls::cuLaunchKernelEx).
///
/// # Parameters
///
/// - `hfunc`: The function.
/// - `numbytes`: The size of all arguments, in bytes.
///
/// # Safety
///
/// `hfunc` must be a live function. No other thread may set it up or launch it at the same time.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hfunc` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hfunc` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuParamSetSize(hfunc: CUfunction, numbytes: c_uint) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuParamSetSize(hfunc, numbytes) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuParamSetSize", outcome, (hfunc,), rows::cuParamSetSize, unruled)
        });
    }
    Ok(())
}

/// Sets an integer argument of a function for its next launch. Replaced by [`cuLaunchKernel`](crate::calls::cuLaunchKernel).
///
/// Since CUDA 2.0. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuParamSeti`](libcuda_sys::cuParamSeti).
///
/// Examples of the calls that replace this group: [`cuLaunchKernel`](crate::calls::cuLaunchKernel), [`cuFuncGetAttribute`](crate::calls::cuFuncGetAttribute) and [`cuLaunchKernelEx`](crate::calls::cuLaunchKernelEx).
///
/// # Parameters
///
/// - `hfunc`: The function.
/// - `offset`: The offset of the argument among the arguments, in bytes.
/// - `value`: The argument.
///
/// # Safety
///
/// `hfunc` must be a live function. No other thread may set it up or launch it at the same time.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hfunc` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hfunc` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuParamSeti(hfunc: CUfunction, offset: c_int, value: c_uint) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuParamSeti(hfunc, offset, value) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuParamSeti", outcome, (hfunc,), rows::cuParamSeti, unruled)
        });
    }
    Ok(())
}

/// Sets a floating-point argument of a function for its next launch. Replaced by [`cuLaunchKernel`](crate::calls::cuLaunchKernel).
///
/// Since CUDA 2.0. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuParamSetf`](libcuda_sys::cuParamSetf).
///
/// Examples of the calls that replace this group: [`cuLaunchKernel`](crate::calls::cuLaunchKernel), [`cuFuncGetAttribute`](crate::calls::cuFuncGetAttribute) and [`cuLaunchKernelEx`](crate::calls::cuLaunchKernelEx).
///
/// # Parameters
///
/// - `hfunc`: The function.
/// - `offset`: The offset of the argument among the arguments, in bytes.
/// - `value`: The argument.
///
/// # Safety
///
/// `hfunc` must be a live function. No other thread may set it up or launch it at the same time.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hfunc` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hfunc` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuParamSetf(hfunc: CUfunction, offset: c_int, value: f32) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuParamSetf(hfunc, offset, value) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuParamSetf", outcome, (hfunc,), rows::cuParamSetf, unruled)
        });
    }
    Ok(())
}

/// Copies bytes into the arguments of a function. Replaced by [`cuLaunchKernel`](crate::calls::cuLaunchKernel).
///
/// Since CUDA 2.0. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuParamSetv`](libcuda_sys::cuParamSetv).
///
/// Examples of the calls that replace this group: [`cuLaunchKernel`](crate::calls::cuLaunchKernel), [`cuFuncGetAttribute`](crate::calls::cuFuncGetAttribute) and [`cuLaunchKernelEx`](crate::calls::cuLaunchKernelEx).
///
/// # Parameters
///
/// - `hfunc`: The function.
/// - `offset`: The offset of the bytes among the arguments, in bytes.
/// - `ptr`: The bytes, which are copied during the call.
/// - `numbytes`: The number of bytes.
///
/// # Safety
///
/// `hfunc` must be a live function. No other thread may set it up or launch it at the same time. `ptr` must point to `numbytes` bytes.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hfunc` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hfunc` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
///
/// # Left to the caller
///
/// - `ptr` must point to numbytes bytes. Not checked, because a pointer does not show the length of what it points to.
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuParamSetv(
    hfunc: CUfunction,
    offset: c_int,
    ptr: *mut c_void,
    numbytes: c_uint,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuParamSetv(hfunc, offset, ptr, numbytes) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuParamSetv", outcome, (hfunc,), rows::cuParamSetv, unruled)
        });
    }
    Ok(())
}

/// Launches one block of a function, with the block dimensions, shared memory and arguments set before. Replaced by [`cuLaunchKernel`](crate::calls::cuLaunchKernel).
///
/// Since CUDA 2.0. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuLaunch`](libcuda_sys::cuLaunch).
///
/// Examples of the calls that replace this group: [`cuLaunchKernel`](crate::calls::cuLaunchKernel), [`cuFuncGetAttribute`](crate::calls::cuFuncGetAttribute) and [`cuLaunchKernelEx`](crate::calls::cuLaunchKernelEx).
///
/// # Parameters
///
/// - `f`: The function. Its settings must be renewed after a [`cuLaunchKernel`](crate::calls::cuLaunchKernel) of it.
///
/// # Safety
///
/// `f` must be a live function that is set up with matching parameters, and its use of them must be sound.
///
/// The function, its context and all memory that the kernel uses must live until it has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_LAUNCH_FAILED`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_FAILED)
/// - [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES)
/// - [`CUDA_ERROR_LAUNCH_TIMEOUT`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_TIMEOUT)
/// - [`CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING)
/// - [`CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`](libcuda_sys::CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED)
///
/// # Explained after a refusal
///
/// - `f` is of a module of another context than the current one, which has the default streams. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1169)
/// - `f` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `f` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
///
/// # Left to the caller
///
/// - `f` must have its block shape, shared size and parameters set. Not checked, because a function does not show its settings.
/// - `f` must have them set again after each [`cuLaunchKernel`](crate::calls::cuLaunchKernel) of the function. Not checked, because a function does not show its settings and launches.
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuLaunch(f: CUfunction) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuLaunch(f) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe { refused_for(c"cuLaunch", outcome, (f,), rows::cuLaunch, unruled) });
    }
    Ok(())
}

/// Launches a grid of a function, with the block dimensions, shared memory and arguments set before. Replaced by [`cuLaunchKernel`](crate::calls::cuLaunchKernel).
///
/// Since CUDA 2.0. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuLaunchGrid`](libcuda_sys::cuLaunchGrid).
///
/// Examples of the calls that replace this group: [`cuLaunchKernel`](crate::calls::cuLaunchKernel), [`cuFuncGetAttribute`](crate::calls::cuFuncGetAttribute) and [`cuLaunchKernelEx`](crate::calls::cuLaunchKernelEx).
///
/// # Parameters
///
/// - `f`: The function. Its settings must be renewed after a [`cuLaunchKernel`](crate::calls::cuLaunchKernel) of it.
/// - `grid_width`: The grid size in x, in blocks.
/// - `grid_height`: The grid size in y, in blocks.
///
/// # Safety
///
/// `f` must be a live function that is set up with matching parameters, and its use of them must be sound.
///
/// The function, its context and all memory that the kernel uses must live until it has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_LAUNCH_FAILED`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_FAILED)
/// - [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES)
/// - [`CUDA_ERROR_LAUNCH_TIMEOUT`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_TIMEOUT)
/// - [`CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING)
/// - [`CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`](libcuda_sys::CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED)
///
/// # Explained after a refusal
///
/// - `grid_width` is less than 1. (1244)
/// - `grid_height` is less than 1. (1245)
/// - `grid_width` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X). (1246)
/// - `grid_height` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y). (1247)
/// - `f` is of a module of another context than the current one, which has the default streams. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1169)
/// - `f` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `f` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
///
/// # Left to the caller
///
/// - `f` must have its block shape, shared size and parameters set. Not checked, because a function does not show its settings.
/// - `f` must have them set again after each [`cuLaunchKernel`](crate::calls::cuLaunchKernel) of the function. Not checked, because a function does not show its settings and launches.
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuLaunchGrid(f: CUfunction, grid_width: c_int, grid_height: c_int) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuLaunchGrid(f, grid_width, grid_height) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuLaunchGrid",
                outcome,
                (f, grid_width, grid_height),
                rows::cuLaunchGrid,
                unruled,
            )
        });
    }
    Ok(())
}

/// Launches a grid of a function in a stream, with the block dimensions, shared memory and arguments set before. Replaced by [`cuLaunchKernel`](crate::calls::cuLaunchKernel).
///
/// Since CUDA 2.0. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuLaunchGridAsync`](libcuda_sys::cuLaunchGridAsync).
///
/// Examples of the calls that replace this group: [`cuLaunchKernel`](crate::calls::cuLaunchKernel), [`cuFuncGetAttribute`](crate::calls::cuFuncGetAttribute) and [`cuLaunchKernelEx`](crate::calls::cuLaunchKernelEx).
///
/// # Parameters
///
/// - `f`: The function. Its settings must be renewed after a [`cuLaunchKernel`](crate::calls::cuLaunchKernel) of it.
/// - `grid_width`: The grid size in x, in blocks.
/// - `grid_height`: The grid size in y, in blocks.
/// - `hStream`: The stream; null is the default stream.
///
/// # Safety
///
/// `f` must be a live function that is set up with matching parameters, and its use of them must be sound. `hStream` must be a live stream or a default one.
///
/// The function, its context and all memory that the kernel uses must live until it has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_LAUNCH_FAILED`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_FAILED)
/// - [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES)
/// - [`CUDA_ERROR_LAUNCH_TIMEOUT`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_TIMEOUT)
/// - [`CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING)
/// - [`CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`](libcuda_sys::CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED)
///
/// # Explained after a refusal
///
/// - `grid_width` is less than 1. (1244)
/// - `grid_height` is less than 1. (1245)
/// - `grid_width` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X). (1246)
/// - `grid_height` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y). (1247)
/// - `hStream` is capturing. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (661)
/// - `f` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `f` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `f` must have its block shape, shared size and parameters set. Not checked, because a function does not show its settings.
/// - `f` must have them set again after each [`cuLaunchKernel`](crate::calls::cuLaunchKernel) of the function. Not checked, because a function does not show its settings and launches.
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuLaunchGridAsync(
    f: CUfunction,
    grid_width: c_int,
    grid_height: c_int,
    hStream: CUstream,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuLaunchGridAsync(f, grid_width, grid_height, hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuLaunchGridAsync",
                outcome,
                (f, grid_width, grid_height, hStream),
                rows::cuLaunchGridAsync,
                unruled,
            )
        });
    }
    Ok(())
}

/// Launches one kernel on several devices, whose blocks can synchronize with each other. Deprecated without a replacement.
///
/// Since CUDA 9.0. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuLaunchCooperativeKernelMultiDevice`](libcuda_sys::cuLaunchCooperativeKernelMultiDevice).
///
/// Examples of the calls that replace this group: [`cuLaunchKernel`](crate::calls::cuLaunchKernel), [`cuFuncGetAttribute`](crate::calls::cuFuncGetAttribute) and [`cuLaunchKernelEx`](crate::calls::cuLaunchKernelEx).
///
/// # Parameters
///
/// - `launchParamsList`: A launch for each device. All must have the same code, grid, block and shared memory, and streams that are not default streams.
/// - `numDevices`: The number of launches. Each is on another device of one kind.
/// - `flags`: Zero or bits of [`CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC`](libcuda_sys::CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC) and [`CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC`](libcuda_sys::CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC).
///
/// # Safety
///
/// `launchParamsList` must point to `numDevices` launches of live functions in live streams. The parameters must match those of the functions, and the use of them must be sound.
///
/// The arguments are copied during the call. The functions, their contexts and all memory that the kernels use must live until all kernels have ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE), if `launchParamsList[i].function` has parameters and was compiled by a toolchain older than 3.2
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `launchParamsList` breaks a rule below
/// - [`CUDA_ERROR_LAUNCH_FAILED`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_FAILED)
/// - [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES)
/// - [`CUDA_ERROR_LAUNCH_TIMEOUT`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_TIMEOUT)
/// - [`CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING)
/// - [`CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE`](libcuda_sys::CUresult::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE)
/// - [`CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`](libcuda_sys::CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED)
///
/// # Checked
///
/// - `launchParamsList[i].hStream` must be a stream that was created, not null, [`CU_STREAM_LEGACY`](libcuda_sys::CU_STREAM_LEGACY) or [`CU_STREAM_PER_THREAD`](libcuda_sys::CU_STREAM_PER_THREAD). (54)
/// - `launchParamsList[i].hStream` must differ from those of the elements before it: each is of another device. (55)
/// - `launchParamsList[i].gridDimX` must be that of the first element. (56)
/// - `launchParamsList[i].gridDimY` must be that of the first element. (57)
/// - `launchParamsList[i].gridDimZ` must be that of the first element. (58)
/// - `launchParamsList[i].blockDimX` must be that of the first element. (59)
/// - `launchParamsList[i].blockDimY` must be that of the first element. (60)
/// - `launchParamsList[i].blockDimZ` must be that of the first element. (61)
/// - `launchParamsList[i].sharedMemBytes` must be that of the first element. (62)
///
/// # Explained after a refusal
///
/// - `launchParamsList[i].gridDimX` is zero. (641)
/// - `launchParamsList[i].gridDimY` is zero. (642)
/// - `launchParamsList[i].gridDimZ` is zero. (643)
/// - `launchParamsList[i].blockDimX` is zero. (644)
/// - `launchParamsList[i].blockDimY` is zero. (645)
/// - `launchParamsList[i].blockDimZ` is zero. (646)
/// - `launchParamsList[i].gridDimX` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X). (647)
/// - `launchParamsList[i].gridDimY` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y). (648)
/// - `launchParamsList[i].gridDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z). (649)
/// - `launchParamsList[i].blockDimX` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X). (650)
/// - `launchParamsList[i].blockDimY` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y). (651)
/// - `launchParamsList[i].blockDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z). (652)
/// - `launchParamsList[i].blockDimX * launchParamsList[i].blockDimY * launchParamsList[i].blockDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK). (653)
/// - `launchParamsList[i].blockDimX * launchParamsList[i].blockDimY * launchParamsList[i].blockDimZ` is more than the function's [`CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK), which depends on its registers and its `.maxntid`. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES). (1179)
/// - `launchParamsList[i].sharedMemBytes` is more than the function's [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES), which [`cuFuncSetAttribute`](crate::calls::cuFuncSetAttribute) can raise. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE`](libcuda_sys::CUresult::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE). (1180)
/// - `launchParamsList[i].gridDimX * launchParamsList[i].gridDimY * launchParamsList[i].gridDimZ` is more than the blocks of this function that the current device can run at once. [`CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE`](libcuda_sys::CUresult::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE). (1251)
/// - `launchParamsList[i].gridDimX` is not a multiple of the function's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1187)
/// - `launchParamsList[i].gridDimY` is not a multiple of the function's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1188)
/// - `launchParamsList[i].gridDimZ` is not a multiple of the function's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1189)
/// - `launchParamsList[i].kernelParams` is null, and the function has parameters. (1206)
/// - `launchParamsList[i].function` is of a module of another context than its `hStream`. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1168)
/// - `launchParamsList[i].function` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `launchParamsList[i].function` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
/// - `launchParamsList[i].hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `launchParamsList[i].hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - `launchParamsList[i].kernelParams[i]` is null: the kernel has a parameter at this position. (1209)
///
/// # Left to the caller
///
/// - `launchParamsList` must point to `numDevices` elements. Not checked, because a pointer does not show the length of an array.
/// - `launchParamsList[i].hStream` must be of another device than those of the other elements. Not checked, because only a query shows whether two streams are of one device; equal streams are rejected.
/// - `launchParamsList[i].hStream` must be of a device that is identical to the others. Not checked, because the time of a query, compared with that of the call, was not measured.
/// - `launchParamsList[i].hStream` must be of a device whose [`CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH) is not zero. Not checked, because the time of a query, compared with that of the call, was not measured.
/// - `launchParamsList[i].function` must have the compiled code of the others. Not checked, because a function does not show its code.
/// - `launchParamsList[i].function` must have the variables of its module initialized on each device. Not checked, because only the program knows what runs on its devices and when.
/// - `launchParamsList[i].hStream` must have been created by [`cuStreamCreate`](crate::calls::cuStreamCreate) or [`cuStreamCreateWithPriority`](crate::calls::cuStreamCreateWithPriority). Not checked, because a handle does not show its origin.
/// - `launchParamsList[i].gridDimX * gridDimY * gridDimZ` must not exceed the result of [`cuOccupancyMaxActiveBlocksPerMultiprocessor`](crate::calls::cuOccupancyMaxActiveBlocksPerMultiprocessor) times the least [`CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT) of the devices. Not checked, because the time of a query, compared with that of the call, was not measured.
/// - `launchParamsList[i].function` must not use dynamic parallelism. Not checked, because a function does not show the work that it does.
/// - `launchParamsList[i].hStream` must be of the context of the element's function. Not checked, because no query reports the context of a function.
/// - `launchParamsList[i].kernelParams` must point to as many pointers as the function has parameters. Not checked, because a pointer does not show what it points to.
/// - `launchParamsList[i].kernelParams[i]` must point to a value of the parameter's type. Not checked, because a pointer does not show what it points to.
/// - `flags` must have no bits but [`CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC`](libcuda_sys::CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC) and [`CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC`](libcuda_sys::CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC). Not checked, because the documentation explains the two flags, but does not say that others are rejected; the driver decides.
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuLaunchCooperativeKernelMultiDevice(
    launchParamsList: *mut CUDA_LAUNCH_PARAMS,
    numDevices: c_uint,
    flags: c_uint,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuLaunchCooperativeKernelMultiDevice(launchParamsList, numDevices, flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuLaunchCooperativeKernelMultiDevice(launchParamsList, numDevices, flags)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuLaunchCooperativeKernelMultiDevice",
                outcome,
                (launchParamsList, numDevices),
                rows::cuLaunchCooperativeKernelMultiDevice,
                move || {
                    checks::cuLaunchCooperativeKernelMultiDevice(launchParamsList, numDevices, 0)
                },
            )
        });
    }
    Ok(())
}

/// Sets a texture reference for the launches of a function. Replaced by texture objects.
///
/// Since CUDA 2.0. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuParamSetTexRef`](libcuda_sys::cuParamSetTexRef).
///
/// Examples of the calls that replace this group: [`cuLaunchKernel`](crate::calls::cuLaunchKernel), [`cuFuncGetAttribute`](crate::calls::cuFuncGetAttribute) and [`cuLaunchKernelEx`](crate::calls::cuLaunchKernelEx).
///
/// # Parameters
///
/// - `hfunc`: The function.
/// - `texunit`: Must be [`CU_PARAM_TR_DEFAULT`](libcuda_sys::CU_PARAM_TR_DEFAULT).
/// - `hTexRef`: The texture reference, from [`cuModuleGetTexRef`](crate::calls::cuModuleGetTexRef).
///
/// # Safety
///
/// `hfunc` must be a live function. No other thread may set it up or launch it at the same time. `hTexRef` must be a live texture reference.
///
/// The texture reference and the memory bound to it must live until the last launch of the function has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `texunit` breaks a rule below
///
/// # Checked
///
/// - `texunit` must be [`CU_PARAM_TR_DEFAULT`](libcuda_sys::CU_PARAM_TR_DEFAULT). (63)
///
/// # Explained after a refusal
///
/// - `hfunc` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hfunc` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
/// - `hTexRef` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hTexRef` must come from [`cuModuleGetTexRef`](crate::calls::cuModuleGetTexRef). Not checked, because a handle does not show its origin.
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuParamSetTexRef(hfunc: CUfunction, texunit: c_int, hTexRef: CUtexref) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuParamSetTexRef(hfunc, texunit, hTexRef) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuParamSetTexRef(hfunc, texunit, hTexRef) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuParamSetTexRef",
                outcome,
                (hfunc, (), hTexRef),
                rows::cuParamSetTexRef,
                move || checks::cuParamSetTexRef(ptr::null_mut(), texunit, ptr::null_mut()),
            )
        });
    }
    Ok(())
}

/// Sets the bank width of shared memory for the launches of a function, if the device can change it. Deprecated without a replacement.
///
/// Since CUDA 4.2. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuFuncSetSharedMemConfig`](libcuda_sys::cuFuncSetSharedMemConfig).
///
/// Examples of the calls that replace this group: [`cuLaunchKernel`](crate::calls::cuLaunchKernel), [`cuFuncGetAttribute`](crate::calls::cuFuncGetAttribute) and [`cuLaunchKernelEx`](crate::calls::cuLaunchKernelEx).
///
/// # Parameters
///
/// - `hfunc`: The function.
/// - `config`: The bank width. [`CUsharedconfig::CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE`](libcuda_sys::CUsharedconfig::CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE) uses that of the context.
///
/// # Safety
///
/// `hfunc` must be a live function.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `config` breaks a rule below
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
///
/// # Checked
///
/// - `config` must be an enumerator of [`CUsharedconfig`](libcuda_sys::CUsharedconfig) that the driver's release has. (494)
///
/// # Explained after a refusal
///
/// - `hfunc` is a [`CUkernel`](libcuda_sys::CUkernel), and not a function of a module: [`cuKernelGetFunction`](crate::calls::cuKernelGetFunction) returns its function. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (972)
/// - `hfunc` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hfunc` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuFuncSetSharedMemConfig(hfunc: CUfunction, config: CUsharedconfig) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuFuncSetSharedMemConfig(hfunc, config) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuFuncSetSharedMemConfig(hfunc, config) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuFuncSetSharedMemConfig",
                outcome,
                (hfunc,),
                rows::cuFuncSetSharedMemConfig,
                move || checks::cuFuncSetSharedMemConfig(ptr::null_mut(), config),
            )
        });
    }
    Ok(())
}
