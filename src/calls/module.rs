// Created by `cargo xtask emit` from cuda.h, src/rules/module.toml, src/rules/module.rs, src/rules/parts/handle.rs, src/rules/parts/jit.rs, src/rules/parts/name.rs, cuda-sys/build/generate/reference/module.txt, src/sentence.rs, cuda-sys/build/generate/history.txt, src/guides/launching.md and tests/pages/module.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused;
use crate::error::refused_for;
use crate::error::start;
use crate::error::unruled;
use crate::refused::calls as rows;
use core::ffi::{CStr, c_char, c_uint, c_void};
use core::ptr;
use libcuda_sys::{
    CUdeviceptr, CUfunction, CUjit_option, CUjitInputType, CUlinkState, CUmodule,
    CUmoduleLoadingMode,
};

/// Loads a module of device code from a file into the current context.
///
/// Since CUDA 2.0. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual. The raw call is [`sys::cuModuleLoad`](libcuda_sys::cuModuleLoad).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # const PTX: &CStr = c"";
/// # fn main() -> Result<()> {
/// // SAFETY: the file is PTX.
/// unsafe {
///     let module = calls::cuModuleLoad(c"examples/add_one.ptx")?; // or a cubin or fat binary
///     calls::cuModuleUnload(module)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `fname`: The path of a cubin, a fat binary, a PTX file, or (from CUDA 13.1 on) a Tile IR file.
///
/// # Returns
///
/// The module. [`cuModuleUnload`] unloads it.
///
/// # Safety
///
/// The file must hold sound code in one of the formats that the driver loads. The driver does not check machine code.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_PTX`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_PTX)
/// - [`CUDA_ERROR_UNSUPPORTED_PTX_VERSION`](libcuda_sys::CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION)
/// - [`CUDA_ERROR_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_NOT_FOUND)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_FILE_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_FILE_NOT_FOUND)
/// - [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU)
/// - [`CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND)
/// - [`CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`](libcuda_sys::CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED)
/// - [`CUDA_ERROR_JIT_COMPILER_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_JIT_COMPILER_NOT_FOUND)
///
/// # Explained after a refusal
///
/// - `fname` is a file of CUDA C++, which the driver does not compile: NVRTC or nvcc makes PTX of it. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE), [`CUDA_ERROR_INVALID_PTX`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_PTX) or [`CUDA_ERROR_INVALID_SOURCE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_SOURCE). (1222)
/// - `fname` is a file that begins like machine code and is cut or changed: what its header names is not there. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE), [`CUDA_ERROR_INVALID_SOURCE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_SOURCE) or [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1223)
/// - `fname` has no code that the device can run. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1224)
/// - `fname` does not exist. [`CUDA_ERROR_FILE_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_FILE_NOT_FOUND). (707)
/// - `fname` is not a file of a kind that the call takes, such as PTX, machine code or a fat binary for devices. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE). (777)
///
/// # Left to the caller
///
/// - `fname` must name a cubin, PTX or fat binary file, up to CUDA 13.0. Not checked, because the driver reads the file itself. (Explained after a refusal: 707 and 777)
/// - `fname` must name a cubin, PTX, fat binary or Tile IR file, since CUDA 13.1. Not checked, because the driver reads the file itself. (Explained after a refusal: 707 and 777)
#[inline]
pub unsafe fn cuModuleLoad(fname: &CStr) -> Result<CUmodule> {
    let mut module = ptr::null_mut();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuModuleLoad(&mut module, fname.as_ptr()) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuModuleLoad", outcome, ((), fname.as_ptr()), rows::cuModuleLoad, unruled)
        });
    }
    Ok(module)
}

/// Loads a module of device code from memory into the current context.
///
/// Since CUDA 2.0. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual. The raw call is [`sys::cuModuleLoadData`](libcuda_sys::cuModuleLoadData).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # const PTX: &CStr = c"";
/// # fn main() -> Result<()> {
/// // SAFETY: `PTX` is text that ends with a zero byte, and the kernel is not used after the
/// // unloading.
/// unsafe {
///     let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
///     let kernel = calls::cuModuleGetFunction(module, c"add_one")?;
///     // ... cuLaunchKernel, and cuStreamSynchronize ...
///     println!("{kernel:?}");
///     calls::cuModuleUnload(module)
/// }
/// # }
/// ```
///
/// Guide: [Modules, kernels and launches](crate::guides::launching).
///
/// # Parameters
///
/// - `image`: A cubin, a fat binary, Tile IR (from CUDA 13.1 on), or PTX that ends with a zero byte.
///
/// # Returns
///
/// The module. [`cuModuleUnload`] unloads it.
///
/// # Safety
///
/// `image` must point to sound code in one of the formats that the driver loads. The driver does not check machine code.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_PTX`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_PTX)
/// - [`CUDA_ERROR_UNSUPPORTED_PTX_VERSION`](libcuda_sys::CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU)
/// - [`CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND)
/// - [`CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`](libcuda_sys::CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED)
/// - [`CUDA_ERROR_JIT_COMPILER_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_JIT_COMPILER_NOT_FOUND)
///
/// # Explained after a refusal
///
/// - `image` is CUDA C++, which the driver does not compile: NVRTC or nvcc makes PTX of it. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE). (1225)
/// - `image` is text whose first directive is not .version, with which PTX begins. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE). (1226)
/// - `image` begins like machine code, and only zeros follow its first zero byte, as if it had been copied as a string, which ends there. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE) or [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1227)
/// - `image` begins like machine code, and what follows its first zero byte is of none, as if it had been copied as a string, which ends there. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE) or [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1228)
/// - `image` is machine code of a host, and not of a device. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE). (1229)
/// - `image` begins like a cubin, and its sections are not where its header says: it is cut. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE). (1230)
/// - `image` begins neither like PTX nor like a cubin or a fat binary. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE) or [`CUDA_ERROR_INVALID_PTX`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_PTX). (773)
/// - `image` is of a PTX version that the driver does not support. [`CUDA_ERROR_UNSUPPORTED_PTX_VERSION`](libcuda_sys::CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION). (774)
/// - `image` has no zero byte after its last function, or is not PTX. [`CUDA_ERROR_INVALID_PTX`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_PTX). (985)
/// - `image` is for a later architecture than that of the device. [`CUDA_ERROR_INVALID_PTX`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_PTX) or [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (775)
/// - `image` is PTX that the driver's compiler does not accept. [`CUDA_ERROR_INVALID_PTX`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_PTX). (844)
/// - `image` is null. (708)
/// - `image` has no code that the device can run. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1231)
/// - `image` has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (776)
///
/// # Left to the caller
///
/// - `image` must point to a cubin, a fat binary, or PTX that ends with a zero byte, up to CUDA 13.0. Not checked, because a pointer does not show what it points to. (Explained after a refusal: 773)
/// - `image` must point to a cubin, a fat binary, Tile IR, or PTX that ends with a zero byte, since CUDA 13.1. Not checked, because a pointer does not show what it points to. (Explained after a refusal: 773)
#[inline]
pub unsafe fn cuModuleLoadData(image: *const c_void) -> Result<CUmodule> {
    let mut module = ptr::null_mut();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuModuleLoadData(&mut module, image) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuModuleLoadData", outcome, ((), image), rows::cuModuleLoadData, unruled)
        });
    }
    Ok(module)
}

/// Loads a module of device code from memory into the current context, with JIT options.
///
/// Since CUDA 2.1. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual. The raw call is [`sys::cuModuleLoadDataEx`](libcuda_sys::cuModuleLoadDataEx).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # const PTX: &CStr = c"";
/// # fn main() -> Result<()> {
/// let mut log = vec![0_u8; 8192];
/// let mut options =
///     [CUjit_option::CU_JIT_ERROR_LOG_BUFFER, CUjit_option::CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES];
/// let mut values = [log.as_mut_ptr().cast(), ptr::without_provenance_mut::<c_void>(log.len())];
/// let (options, values) = (options.as_mut_ptr(), values.as_mut_ptr());
/// // SAFETY: both arrays have two elements, and the log the size that is passed.
/// match unsafe { calls::cuModuleLoadDataEx(c"no PTX".as_ptr().cast(), 2, options, values) } {
///     Err(error @ Error::Driver { .. }) => {
///         let log = CStr::from_bytes_until_nul(&log).unwrap_or_default();
///         println!("{error}\n{}", log.to_string_lossy());
///         Ok(())
///     }
///     loaded => loaded.map(drop),
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `image`: A cubin, a fat binary, Tile IR (from CUDA 13.1 on), or PTX that ends with a zero byte.
/// - `numOptions`: The number of options.
/// - `options`: The options. May be null if there are none.
/// - `optionValues`: The value of each option, cast to a pointer. The driver writes outputs there.
///
/// # Returns
///
/// The module. [`cuModuleUnload`] unloads it.
///
/// # Safety
///
/// `image` must point to sound code in one of the formats that the driver loads. The driver does not check machine code. `options` and `optionValues` must each be null or valid for `numOptions` elements, and option values that are addresses must be valid as their options require.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `options` or `optionValues` breaks a rule below
/// - [`CUDA_ERROR_INVALID_PTX`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_PTX)
/// - [`CUDA_ERROR_UNSUPPORTED_PTX_VERSION`](libcuda_sys::CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU)
/// - [`CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND)
/// - [`CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`](libcuda_sys::CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED)
/// - [`CUDA_ERROR_JIT_COMPILER_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_JIT_COMPILER_NOT_FOUND)
///
/// # Checked
///
/// - `options[i]` must not be [`CU_JIT_THREADS_PER_BLOCK`](libcuda_sys::CUjit_option::CU_JIT_THREADS_PER_BLOCK) if another option is [`CU_JIT_TARGET`](libcuda_sys::CUjit_option::CU_JIT_TARGET). (483)
/// - `optionValues[i]` must be an enumerator of [`CUjit_cacheMode`](libcuda_sys::CUjit_cacheMode) that the driver's release has, if `options[i]` is [`CU_JIT_CACHE_MODE`](libcuda_sys::CUjit_option::CU_JIT_CACHE_MODE). (484)
/// - `optionValues[i]` must be at most 4 if `options[i]` is [`CU_JIT_OPTIMIZATION_LEVEL`](libcuda_sys::CUjit_option::CU_JIT_OPTIMIZATION_LEVEL): it is the level itself, and not its address. (982)
///
/// # Explained after a refusal
///
/// - `optionValues[i]` is not the architecture of the device or an earlier one of the same major number, and `options[i]` is [`CU_JIT_TARGET`](libcuda_sys::CUjit_option::CU_JIT_TARGET). [`CUDA_ERROR_INVALID_SOURCE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_SOURCE) or [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (983)
/// - `image` is CUDA C++, which the driver does not compile: NVRTC or nvcc makes PTX of it. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE). (1225)
/// - `image` is text whose first directive is not .version, with which PTX begins. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE). (1226)
/// - `image` begins like machine code, and only zeros follow its first zero byte, as if it had been copied as a string, which ends there. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE) or [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1227)
/// - `image` begins like machine code, and what follows its first zero byte is of none, as if it had been copied as a string, which ends there. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE) or [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1228)
/// - `image` is machine code of a host, and not of a device. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE). (1229)
/// - `image` begins like a cubin, and its sections are not where its header says: it is cut. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE). (1230)
/// - `image` begins neither like PTX nor like a cubin or a fat binary. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE) or [`CUDA_ERROR_INVALID_PTX`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_PTX). (773)
/// - `image` is of a PTX version that the driver does not support. [`CUDA_ERROR_UNSUPPORTED_PTX_VERSION`](libcuda_sys::CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION). (774)
/// - `image` has no zero byte after its last function, or is not PTX. [`CUDA_ERROR_INVALID_PTX`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_PTX). (985)
/// - `image` is for a later architecture than that of the device. [`CUDA_ERROR_INVALID_PTX`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_PTX) or [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (775)
/// - `image` is null. (708)
/// - `image` has no code that the device can run. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1231)
/// - `image` has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (776)
/// - `options[i]` sets the buffer of a log or its size, and no option sets the other. (984)
/// - `options[i]` is not an enumerator of [`CUjit_option`](libcuda_sys::CUjit_option) that the driver's release has. (750)
///
/// # Left to the caller
///
/// - `image` must point to a cubin, a fat binary, or PTX that ends with a zero byte, up to CUDA 13.0. Not checked, because a pointer does not show what it points to. (Explained after a refusal: 773)
/// - `image` must point to a cubin, a fat binary, Tile IR, or PTX that ends with a zero byte, since CUDA 13.1. Not checked, because a pointer does not show what it points to. (Explained after a refusal: 773)
/// - `options` and `optionValues` must have `numOptions` elements each. Not checked, because the length behind a pointer is unknown.
/// - `options[i]` must be an option that the release has: from 12.0 on [`CU_JIT_POSITION_INDEPENDENT_CODE`](libcuda_sys::CUjit_option::CU_JIT_POSITION_INDEPENDENT_CODE), from 12.3 on [`CU_JIT_MIN_CTA_PER_SM`](libcuda_sys::CUjit_option::CU_JIT_MIN_CTA_PER_SM), from 12.4 on [`CU_JIT_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUjit_option::CU_JIT_MAX_THREADS_PER_BLOCK) and [`CU_JIT_OVERRIDE_DIRECTIVE_VALUES`](libcuda_sys::CUjit_option::CU_JIT_OVERRIDE_DIRECTIVE_VALUES), from 13.0 on [`CU_JIT_SPLIT_COMPILE`](libcuda_sys::CUjit_option::CU_JIT_SPLIT_COMPILE), from 13.1 on [`CU_JIT_BINARY_LOADER_THREAD_COUNT`](libcuda_sys::CUjit_option::CU_JIT_BINARY_LOADER_THREAD_COUNT). Not checked, because the documentation does not say that others are rejected, and newer drivers know more. (Explained after a refusal: 750)
/// - `optionValues[i]` must be an enumerator of [`CUjit_target`](libcuda_sys::CUjit_target), for [`CU_JIT_TARGET`](libcuda_sys::CUjit_option::CU_JIT_TARGET). Not checked, because drivers know targets that other releases do not name.
/// - `optionValues[i]` must point to [`CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`](libcuda_sys::CUjit_option::CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES) bytes, for [`CU_JIT_INFO_LOG_BUFFER`](libcuda_sys::CUjit_option::CU_JIT_INFO_LOG_BUFFER). Not checked, because a pointer does not show the size of its memory.
/// - `optionValues[i]` must point to [`CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`](libcuda_sys::CUjit_option::CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES) bytes, for [`CU_JIT_ERROR_LOG_BUFFER`](libcuda_sys::CUjit_option::CU_JIT_ERROR_LOG_BUFFER). Not checked, because a pointer does not show the size of its memory.
/// - `optionValues[i]` must be [`CU_PREFER_PTX`](libcuda_sys::CUjit_fallback::CU_PREFER_PTX) or [`CU_PREFER_BINARY`](libcuda_sys::CUjit_fallback::CU_PREFER_BINARY), for [`CU_JIT_FALLBACK_STRATEGY`](libcuda_sys::CUjit_option::CU_JIT_FALLBACK_STRATEGY). Not checked, because the documentation names the enum, but does not say that other values are rejected, and a driver of CUDA 13.0 accepts them.
/// - `options[i]` must not be [`CU_JIT_NEW_SM3X_OPT`](libcuda_sys::CUjit_option::CU_JIT_NEW_SM3X_OPT). Not checked, because the documentation advises against it and does not say that it is rejected.
/// - `options[i]` must not be [`CU_JIT_FAST_COMPILE`](libcuda_sys::CUjit_option::CU_JIT_FAST_COMPILE). Not checked, because the documentation states its purpose, but does not say that it is rejected, and a driver of CUDA 13.0 accepts it.
/// - `optionValues[i]` must point to [`CU_JIT_GLOBAL_SYMBOL_COUNT`](libcuda_sys::CUjit_option::CU_JIT_GLOBAL_SYMBOL_COUNT) entries, for [`CU_JIT_GLOBAL_SYMBOL_NAMES`](libcuda_sys::CUjit_option::CU_JIT_GLOBAL_SYMBOL_NAMES) and [`CU_JIT_GLOBAL_SYMBOL_ADDRESSES`](libcuda_sys::CUjit_option::CU_JIT_GLOBAL_SYMBOL_ADDRESSES). Not checked, because the length behind a pointer is unknown.
/// - `optionValues[i]` must name only unresolved global variables, for [`CU_JIT_GLOBAL_SYMBOL_NAMES`](libcuda_sys::CUjit_option::CU_JIT_GLOBAL_SYMBOL_NAMES). Not checked, because only the code shows its unresolved symbols.
/// - `optionValues[i]` must not name a symbol twice for two addresses, for [`CU_JIT_GLOBAL_SYMBOL_NAMES`](libcuda_sys::CUjit_option::CU_JIT_GLOBAL_SYMBOL_NAMES). Not checked, because the names are two pointers behind an untyped value, and their number is a separate option: a check could read beyond them, and a driver of CUDA 13.0 accepts a repeated name.
/// - `options[i]` must be one of [`CU_JIT_LTO`](libcuda_sys::CUjit_option::CU_JIT_LTO), [`CU_JIT_FTZ`](libcuda_sys::CUjit_option::CU_JIT_FTZ), [`CU_JIT_PREC_DIV`](libcuda_sys::CUjit_option::CU_JIT_PREC_DIV), [`CU_JIT_PREC_SQRT`](libcuda_sys::CUjit_option::CU_JIT_PREC_SQRT), [`CU_JIT_FMA`](libcuda_sys::CUjit_option::CU_JIT_FMA), [`CU_JIT_REFERENCED_KERNEL_NAMES`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_KERNEL_NAMES), [`CU_JIT_REFERENCED_KERNEL_COUNT`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_KERNEL_COUNT), [`CU_JIT_REFERENCED_VARIABLE_NAMES`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_VARIABLE_NAMES), [`CU_JIT_REFERENCED_VARIABLE_COUNT`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_VARIABLE_COUNT), [`CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`](libcuda_sys::CUjit_option::CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES) only for LTO-IR of a toolkit before 12.0, since CUDA 12.0. Not checked, because the code does not show its toolkit.
/// - `optionValues[i]` must point to [`CU_JIT_REFERENCED_KERNEL_COUNT`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_KERNEL_COUNT) entries, for [`CU_JIT_REFERENCED_KERNEL_NAMES`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_KERNEL_NAMES). Not checked, because the length behind a pointer is unknown.
/// - `optionValues[i]` must point to [`CU_JIT_REFERENCED_VARIABLE_COUNT`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_VARIABLE_COUNT) entries, for [`CU_JIT_REFERENCED_VARIABLE_NAMES`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_VARIABLE_NAMES). Not checked, because the length behind a pointer is unknown.
/// - `options[i]` must not be [`CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`](libcuda_sys::CUjit_option::CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES) unless the host refers to no variables but those of [`CU_JIT_REFERENCED_VARIABLE_NAMES`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_VARIABLE_NAMES). Not checked, because it concerns the time after the call.
/// - `options[i]` must be [`CU_JIT_MIN_CTA_PER_SM`](libcuda_sys::CUjit_option::CU_JIT_MIN_CTA_PER_SM) only beside [`CU_JIT_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUjit_option::CU_JIT_MAX_THREADS_PER_BLOCK), since CUDA 12.4. Not checked, because the documentation states the needs of the optimization, but does not say that the option is rejected.
/// - `optionValues[i]` must be no less than the threads of any block that is launched, for [`CU_JIT_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUjit_option::CU_JIT_MAX_THREADS_PER_BLOCK), since CUDA 12.4. Not checked, because it concerns the time after the call.
#[inline]
pub unsafe fn cuModuleLoadDataEx(
    image: *const c_void,
    numOptions: c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
) -> Result<CUmodule> {
    let mut module = ptr::null_mut();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuModuleLoadDataEx(&mut module, image, numOptions, options, optionValues) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuModuleLoadDataEx(&mut module, image, numOptions, options, optionValues)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuModuleLoadDataEx",
                outcome,
                ((), image, numOptions, options, optionValues),
                rows::cuModuleLoadDataEx,
                move || {
                    checks::cuModuleLoadDataEx(
                        &mut module,
                        ptr::null_mut(),
                        numOptions,
                        options,
                        optionValues,
                    )
                },
            )
        });
    }
    Ok(module)
}

/// Loads a module from a fat binary into the current context.
///
/// Since CUDA 2.0. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual. The raw call is [`sys::cuModuleLoadFatBinary`](libcuda_sys::cuModuleLoadFatBinary).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// fn fat_binary(binary: &[u8]) -> Result<()> {
///     // SAFETY: nvcc has written the binary, which has code for several devices, with `-fatbin`.
///     unsafe {
///         let module = calls::cuModuleLoadFatBinary(binary.as_ptr().cast())?; // one that suits
///         calls::cuModuleUnload(module)
///     }
/// }
/// ```
///
/// # Parameters
///
/// - `fatCubin`: The fat binary, a collection of code for several architectures.
///
/// # Returns
///
/// The module. [`cuModuleUnload`] unloads it.
///
/// # Safety
///
/// `fatCubin` must point to a valid fat binary; the driver does not check machine code.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_PTX`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_PTX)
/// - [`CUDA_ERROR_UNSUPPORTED_PTX_VERSION`](libcuda_sys::CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION)
/// - [`CUDA_ERROR_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_NOT_FOUND)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU)
/// - [`CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND)
/// - [`CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`](libcuda_sys::CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED)
/// - [`CUDA_ERROR_JIT_COMPILER_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_JIT_COMPILER_NOT_FOUND)
///
/// # Explained after a refusal
///
/// - `fatCubin` begins like machine code, and only zeros follow its first zero byte, as if it had been copied as a string, which ends there. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE) or [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1227)
/// - `fatCubin` begins like machine code, and what follows its first zero byte is of none, as if it had been copied as a string, which ends there. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE) or [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1228)
/// - `fatCubin` is machine code of a host, and not of a device. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE). (1229)
/// - `fatCubin` begins like a cubin, and its sections are not where its header says: it is cut. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE). (1230)
/// - `fatCubin` is null. (708)
/// - `fatCubin` has no code that the device can run. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1231)
/// - `fatCubin` has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (776)
///
/// # Left to the caller
///
/// - `fatCubin` must point to a fat binary, which nvcc creates with -fatbin. Not checked, because a pointer does not show what it points to.
#[inline]
pub unsafe fn cuModuleLoadFatBinary(fatCubin: *const c_void) -> Result<CUmodule> {
    let mut module = ptr::null_mut();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuModuleLoadFatBinary(&mut module, fatCubin) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuModuleLoadFatBinary",
                outcome,
                ((), fatCubin),
                rows::cuModuleLoadFatBinary,
                unruled,
            )
        });
    }
    Ok(module)
}

/// Unloads a module from the current context.
///
/// Since CUDA 2.0. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual. The raw call is [`sys::cuModuleUnload`](libcuda_sys::cuModuleUnload).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # const PTX: &CStr = c"";
/// # fn main() -> Result<()> {
/// // SAFETY: `PTX` is text that ends with a zero byte, and the kernel is not used after the
/// // unloading.
/// unsafe {
///     let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
///     let kernel = calls::cuModuleGetFunction(module, c"add_one")?;
///     // ... cuLaunchKernel, and cuStreamSynchronize ...
///     println!("{kernel:?}");
///     calls::cuModuleUnload(module)
/// }
/// # }
/// ```
///
/// Guide: [Modules, kernels and launches](crate::guides::launching).
///
/// # Parameters
///
/// - `hmod`: The module, which must not come from [`cuLibraryGetModule`](crate::calls::cuLibraryGetModule).
///
/// # Safety
///
/// `hmod` must be a live module.
///
/// Nothing may use the module's functions, variables, texture references and surface references afterwards.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED): `hmod` must not come from a library, as with [`cuLibraryGetModule`](crate::calls::cuLibraryGetModule), since CUDA 12.4.
///
/// # Explained after a refusal
///
/// - `hmod` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hmod` must not come from a library, as with [`cuLibraryGetModule`](crate::calls::cuLibraryGetModule), since CUDA 12.4. Not checked, because a handle does not show its origin.
/// - `hmod` must not be used afterwards, nor anything that came from it. Not checked, because it concerns the time after the call.
#[inline]
pub unsafe fn cuModuleUnload(hmod: CUmodule) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuModuleUnload(hmod) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuModuleUnload", outcome, (hmod,), rows::cuModuleUnload, unruled)
        });
    }
    Ok(())
}

/// Returns whether modules are loaded lazily or eagerly. The environment variable `CUDA_MODULE_LOADING` selects the mode.
///
/// Since CUDA 11.7. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual. The raw call is [`sys::cuModuleGetLoadingMode`](libcuda_sys::cuModuleGetLoadingMode).
///
/// Examples of this group: [`cuModuleLoadData`], [`cuModuleLoadDataEx`] and [`cuModuleGetGlobal`].
///
/// # Returns
///
/// The mode.
///
/// # Why it is safe
///
/// The call has no inputs and changes nothing.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
#[inline]
pub fn cuModuleGetLoadingMode() -> Result<CUmoduleLoadingMode> {
    let mut mode = CUmoduleLoadingMode(0);
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuModuleGetLoadingMode(&mut mode) };
    if outcome.0 != 0 {
        return Err(refused(c"cuModuleGetLoadingMode", outcome));
    }
    Ok(mode)
}

/// Returns a function of a module by its name.
///
/// Since CUDA 2.0. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual. The raw call is [`sys::cuModuleGetFunction`](libcuda_sys::cuModuleGetFunction).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # const PTX: &CStr = c"";
/// # fn main() -> Result<()> {
/// // SAFETY: `PTX` is text that ends with a zero byte, and the kernel is not used after the
/// // unloading.
/// unsafe {
///     let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
///     let kernel = calls::cuModuleGetFunction(module, c"add_one")?;
///     // ... cuLaunchKernel, and cuStreamSynchronize ...
///     println!("{kernel:?}");
///     calls::cuModuleUnload(module)
/// }
/// # }
/// ```
///
/// Guide: [Modules, kernels and launches](crate::guides::launching).
///
/// # Parameters
///
/// - `hmod`: The module.
/// - `name`: The name of the function, as it is in the code.
///
/// # Returns
///
/// The function, which is valid until the module is unloaded.
///
/// # Safety
///
/// `hmod` must be a live module.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_NOT_FOUND): `name` must name a function of `hmod`.
///
/// # Explained after a refusal
///
/// - The module has no function with this `name`. [`CUDA_ERROR_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_NOT_FOUND). (705)
/// - `hmod` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `name` must name a function of `hmod`. Not checked, because looking this up is what the call does. (Explained after a refusal: 705)
#[inline]
pub unsafe fn cuModuleGetFunction(hmod: CUmodule, name: &CStr) -> Result<CUfunction> {
    let mut hfunc = ptr::null_mut();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuModuleGetFunction(&mut hfunc, hmod, name.as_ptr()) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuModuleGetFunction",
                outcome,
                ((), hmod, name.as_ptr()),
                rows::cuModuleGetFunction,
                unruled,
            )
        });
    }
    Ok(hfunc)
}

/// Returns the number of functions in a module.
///
/// Since CUDA 12.4. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual. The raw call is [`sys::cuModuleGetFunctionCount`](libcuda_sys::cuModuleGetFunctionCount).
///
/// Examples of this group: [`cuModuleLoadData`], [`cuModuleLoadDataEx`] and [`cuModuleGetGlobal`].
///
/// # Parameters
///
/// - `mod_` (`mod` in C): The module.
///
/// # Returns
///
/// The number of functions.
///
/// # Safety
///
/// `mod` must be a live module.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `mod` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
#[inline]
pub unsafe fn cuModuleGetFunctionCount(mod_: CUmodule) -> Result<c_uint> {
    let mut count = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuModuleGetFunctionCount(&mut count, mod_) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuModuleGetFunctionCount",
                outcome,
                ((), mod_),
                rows::cuModuleGetFunctionCount,
                unruled,
            )
        });
    }
    Ok(count)
}

/// Returns the functions of a module.
///
/// Since CUDA 12.4. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual. The raw call is [`sys::cuModuleEnumerateFunctions`](libcuda_sys::cuModuleEnumerateFunctions).
///
/// Examples of this group: [`cuModuleLoadData`], [`cuModuleLoadDataEx`] and [`cuModuleGetGlobal`].
///
/// # Parameters
///
/// - `functions`: The functions, which are valid until the module is unloaded. The call may fill only a part.
/// - `numFunctions`: The number of elements of `functions`.
/// - `mod_` (`mod` in C): The module.
///
/// # Safety
///
/// `mod` must be a live module, and `functions` valid for writes of `numFunctions` elements.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `mod` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `numFunctions` must not exceed the room at `functions`. Not checked, because a pointer does not show the size of its memory.
/// - `functions` must be used only until the module is unloaded. Not checked, because it concerns the time after the call.
#[inline]
pub unsafe fn cuModuleEnumerateFunctions(
    functions: *mut CUfunction,
    numFunctions: c_uint,
    mod_: CUmodule,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuModuleEnumerateFunctions(functions, numFunctions, mod_) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuModuleEnumerateFunctions",
                outcome,
                ((), (), mod_),
                rows::cuModuleEnumerateFunctions,
                unruled,
            )
        });
    }
    Ok(())
}

/// Returns the address and the size of a module's global variable.
///
/// Since CUDA 3.2. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuModuleGetGlobal_v2`. The raw call is [`sys::cuModuleGetGlobal`](libcuda_sys::cuModuleGetGlobal).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # const PTX: &CStr = c"";
/// # fn main() -> Result<()> {
/// let (mut address, mut size) = (0, 0);
/// // SAFETY: `PTX` ends with a zero byte, the outputs can be written, and the address is not used
/// // later.
/// unsafe {
///     let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
///     calls::cuModuleGetGlobal(&mut address, &mut size, module, c"table")?;
///     calls::cuMemsetD8(address, 0, size)?; // all bytes of the kernel's variable `table`
///     calls::cuModuleUnload(module)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `dptr`: The address of the variable. May be null if `bytes` is not.
/// - `bytes`: The size of the variable, in bytes. May be null if `dptr` is not.
/// - `hmod`: The module.
/// - `name`: The name of the variable.
///
/// # Safety
///
/// `hmod` must be a live module. `dptr` and `bytes` must each be null or valid for a write.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `bytes` breaks a rule below
/// - [`CUDA_ERROR_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_NOT_FOUND): `name` must name a variable of `hmod`.
///
/// # Checked
///
/// - Since CUDA 12.1, `bytes` must not be null if `dptr` is null. (223)
///
/// # Explained after a refusal
///
/// - The module has no variable with this `name`. [`CUDA_ERROR_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_NOT_FOUND). (1212)
/// - The module has no variable with this `name`. [`CUDA_ERROR_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_NOT_FOUND). (713)
/// - `name` is the name of a function of the module, and not of a variable. (975)
/// - `hmod` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `name` must name a variable of `hmod`. Not checked, because looking this up is what the call does. (Explained after a refusal: 713)
#[doc(alias = "cuModuleGetGlobal_v2")]
#[inline]
pub unsafe fn cuModuleGetGlobal(
    dptr: *mut CUdeviceptr,
    bytes: *mut usize,
    hmod: CUmodule,
    name: &CStr,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuModuleGetGlobal_v2(dptr, bytes, hmod, name.as_ptr()) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuModuleGetGlobal_v2(dptr, bytes, hmod, name.as_ptr()) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuModuleGetGlobal_v2",
                outcome,
                ((), (), hmod, name.as_ptr()),
                rows::cuModuleGetGlobal_v2,
                move || checks::cuModuleGetGlobal_v2(dptr, bytes, ptr::null_mut(), ptr::null_mut()),
            )
        });
    }
    Ok(())
}

/// Creates a link state, to which device code is added for linking.
///
/// Since CUDA 6.5. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuLinkCreate_v2`. The raw call is [`sys::cuLinkCreate`](libcuda_sys::cuLinkCreate).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # const PTX: &CStr = c"";
/// # fn main() -> Result<()> {
/// let (no_options, no_values) = (ptr::null_mut(), ptr::null_mut());
/// let text = PTX.to_bytes_with_nul();
/// let (data, name) = (text.as_ptr().cast_mut().cast(), c"add_one.ptx".as_ptr());
/// let ptx = CUjitInputType::CU_JIT_INPUT_PTX;
/// let mut size = 0;
/// // SAFETY: `data` has that many bytes, and the code is not used after the linker's end.
/// unsafe {
///     let linker = calls::cuLinkCreate(0, no_options, no_values)?;
///     calls::cuLinkAddData(linker, ptx, data, text.len(), name, 0, no_options, no_values)?;
///     let code = calls::cuLinkComplete(linker, &mut size)?;
///     println!("{size} bytes of machine code at {code:?}"); // for cuModuleLoadData
///     calls::cuLinkDestroy(linker)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `numOptions`: The number of options.
/// - `options`: The options of the linker and the compiler. May be null if there are none.
/// - `optionValues`: The value of each option, cast to a pointer. The driver writes outputs there.
///
/// # Returns
///
/// The link state. [`cuLinkDestroy`] destroys it.
///
/// # Safety
///
/// `options` and `optionValues` must each be null or valid for `numOptions` elements, and option values that are addresses must be valid as their options require.
///
/// With options that return output, `optionValues` and the buffers that it names must stay valid until [`cuLinkDestroy`].
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `options` or `optionValues` breaks a rule below
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_JIT_COMPILER_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_JIT_COMPILER_NOT_FOUND)
///
/// # Checked
///
/// - `options[i]` must not be [`CU_JIT_FALLBACK_STRATEGY`](libcuda_sys::CUjit_option::CU_JIT_FALLBACK_STRATEGY), which the linker does not take. (224)
/// - `options[i]` must not be [`CU_JIT_THREADS_PER_BLOCK`](libcuda_sys::CUjit_option::CU_JIT_THREADS_PER_BLOCK) if another option is [`CU_JIT_TARGET`](libcuda_sys::CUjit_option::CU_JIT_TARGET). (483)
/// - `optionValues[i]` must be an enumerator of [`CUjit_cacheMode`](libcuda_sys::CUjit_cacheMode) that the driver's release has, if `options[i]` is [`CU_JIT_CACHE_MODE`](libcuda_sys::CUjit_option::CU_JIT_CACHE_MODE). (484)
/// - `optionValues[i]` must be at most 4 if `options[i]` is [`CU_JIT_OPTIMIZATION_LEVEL`](libcuda_sys::CUjit_option::CU_JIT_OPTIMIZATION_LEVEL): it is the level itself, and not its address. (982)
///
/// # Explained after a refusal
///
/// - `options[i]` is [`CU_JIT_GLOBAL_SYMBOL_NAMES`](libcuda_sys::CUjit_option::CU_JIT_GLOBAL_SYMBOL_NAMES), [`CU_JIT_GLOBAL_SYMBOL_ADDRESSES`](libcuda_sys::CUjit_option::CU_JIT_GLOBAL_SYMBOL_ADDRESSES) or [`CU_JIT_GLOBAL_SYMBOL_COUNT`](libcuda_sys::CUjit_option::CU_JIT_GLOBAL_SYMBOL_COUNT). (1049)
/// - `options[i]` sets the buffer of a log or its size, and no option sets the other. (984)
/// - `options[i]` is not an enumerator of [`CUjit_option`](libcuda_sys::CUjit_option) that the driver's release has. (750)
///
/// # Left to the caller
///
/// - The result must be destroyed with [`cuLinkDestroy`] when it is no longer used. Not checked, because it concerns the time after the call.
/// - `optionValues` must live as long as the link state if options that return something are used. Not checked, because it concerns the time after the call.
/// - `data` of [`cuLinkAddData`] must be LTO-IR only of a toolkit before 12.0, since CUDA 12.0. Not checked, because the code does not show its toolkit.
/// - `options` and `optionValues` must have `numOptions` elements each. Not checked, because the length behind a pointer is unknown.
/// - `options[i]` must be an option that the release has: from 12.0 on [`CU_JIT_POSITION_INDEPENDENT_CODE`](libcuda_sys::CUjit_option::CU_JIT_POSITION_INDEPENDENT_CODE), from 12.3 on [`CU_JIT_MIN_CTA_PER_SM`](libcuda_sys::CUjit_option::CU_JIT_MIN_CTA_PER_SM), from 12.4 on [`CU_JIT_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUjit_option::CU_JIT_MAX_THREADS_PER_BLOCK) and [`CU_JIT_OVERRIDE_DIRECTIVE_VALUES`](libcuda_sys::CUjit_option::CU_JIT_OVERRIDE_DIRECTIVE_VALUES), from 13.0 on [`CU_JIT_SPLIT_COMPILE`](libcuda_sys::CUjit_option::CU_JIT_SPLIT_COMPILE), from 13.1 on [`CU_JIT_BINARY_LOADER_THREAD_COUNT`](libcuda_sys::CUjit_option::CU_JIT_BINARY_LOADER_THREAD_COUNT). Not checked, because the documentation does not say that others are rejected, and newer drivers know more. (Explained after a refusal: 750)
/// - `optionValues[i]` must be an enumerator of [`CUjit_target`](libcuda_sys::CUjit_target), for [`CU_JIT_TARGET`](libcuda_sys::CUjit_option::CU_JIT_TARGET). Not checked, because drivers know targets that other releases do not name.
/// - `optionValues[i]` must point to [`CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`](libcuda_sys::CUjit_option::CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES) bytes, for [`CU_JIT_INFO_LOG_BUFFER`](libcuda_sys::CUjit_option::CU_JIT_INFO_LOG_BUFFER). Not checked, because a pointer does not show the size of its memory.
/// - `optionValues[i]` must point to [`CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`](libcuda_sys::CUjit_option::CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES) bytes, for [`CU_JIT_ERROR_LOG_BUFFER`](libcuda_sys::CUjit_option::CU_JIT_ERROR_LOG_BUFFER). Not checked, because a pointer does not show the size of its memory.
/// - `options[i]` must not be [`CU_JIT_NEW_SM3X_OPT`](libcuda_sys::CUjit_option::CU_JIT_NEW_SM3X_OPT). Not checked, because the documentation advises against it and does not say that it is rejected.
/// - `options[i]` must not be [`CU_JIT_FAST_COMPILE`](libcuda_sys::CUjit_option::CU_JIT_FAST_COMPILE). Not checked, because the documentation states its purpose, but does not say that it is rejected, and a driver of CUDA 13.0 accepts it.
/// - `optionValues[i]` must point to [`CU_JIT_GLOBAL_SYMBOL_COUNT`](libcuda_sys::CUjit_option::CU_JIT_GLOBAL_SYMBOL_COUNT) entries, for [`CU_JIT_GLOBAL_SYMBOL_NAMES`](libcuda_sys::CUjit_option::CU_JIT_GLOBAL_SYMBOL_NAMES) and [`CU_JIT_GLOBAL_SYMBOL_ADDRESSES`](libcuda_sys::CUjit_option::CU_JIT_GLOBAL_SYMBOL_ADDRESSES). Not checked, because the length behind a pointer is unknown.
/// - `optionValues[i]` must name only unresolved global variables, for [`CU_JIT_GLOBAL_SYMBOL_NAMES`](libcuda_sys::CUjit_option::CU_JIT_GLOBAL_SYMBOL_NAMES). Not checked, because only the code shows its unresolved symbols.
/// - `optionValues[i]` must not name a symbol twice for two addresses, for [`CU_JIT_GLOBAL_SYMBOL_NAMES`](libcuda_sys::CUjit_option::CU_JIT_GLOBAL_SYMBOL_NAMES). Not checked, because the names are two pointers behind an untyped value, and their number is a separate option: a check could read beyond them, and a driver of CUDA 13.0 accepts a repeated name.
/// - `options[i]` must be one of [`CU_JIT_LTO`](libcuda_sys::CUjit_option::CU_JIT_LTO), [`CU_JIT_FTZ`](libcuda_sys::CUjit_option::CU_JIT_FTZ), [`CU_JIT_PREC_DIV`](libcuda_sys::CUjit_option::CU_JIT_PREC_DIV), [`CU_JIT_PREC_SQRT`](libcuda_sys::CUjit_option::CU_JIT_PREC_SQRT), [`CU_JIT_FMA`](libcuda_sys::CUjit_option::CU_JIT_FMA), [`CU_JIT_REFERENCED_KERNEL_NAMES`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_KERNEL_NAMES), [`CU_JIT_REFERENCED_KERNEL_COUNT`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_KERNEL_COUNT), [`CU_JIT_REFERENCED_VARIABLE_NAMES`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_VARIABLE_NAMES), [`CU_JIT_REFERENCED_VARIABLE_COUNT`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_VARIABLE_COUNT), [`CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`](libcuda_sys::CUjit_option::CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES) only for LTO-IR of a toolkit before 12.0, since CUDA 12.0. Not checked, because the code does not show its toolkit.
/// - `optionValues[i]` must point to [`CU_JIT_REFERENCED_KERNEL_COUNT`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_KERNEL_COUNT) entries, for [`CU_JIT_REFERENCED_KERNEL_NAMES`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_KERNEL_NAMES). Not checked, because the length behind a pointer is unknown.
/// - `optionValues[i]` must point to [`CU_JIT_REFERENCED_VARIABLE_COUNT`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_VARIABLE_COUNT) entries, for [`CU_JIT_REFERENCED_VARIABLE_NAMES`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_VARIABLE_NAMES). Not checked, because the length behind a pointer is unknown.
/// - `options[i]` must not be [`CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`](libcuda_sys::CUjit_option::CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES) unless the host refers to no variables but those of [`CU_JIT_REFERENCED_VARIABLE_NAMES`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_VARIABLE_NAMES). Not checked, because it concerns the time after the call.
/// - `options[i]` must be [`CU_JIT_MIN_CTA_PER_SM`](libcuda_sys::CUjit_option::CU_JIT_MIN_CTA_PER_SM) only beside [`CU_JIT_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUjit_option::CU_JIT_MAX_THREADS_PER_BLOCK), since CUDA 12.4. Not checked, because the documentation states the needs of the optimization, but does not say that the option is rejected.
/// - `optionValues[i]` must be no less than the threads of any block that is launched, for [`CU_JIT_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUjit_option::CU_JIT_MAX_THREADS_PER_BLOCK), since CUDA 12.4. Not checked, because it concerns the time after the call.
#[doc(alias = "cuLinkCreate_v2")]
#[inline]
pub unsafe fn cuLinkCreate(
    numOptions: c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
) -> Result<CUlinkState> {
    let mut stateOut = ptr::null_mut();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuLinkCreate_v2(numOptions, options, optionValues, &mut stateOut) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuLinkCreate_v2(numOptions, options, optionValues, &mut stateOut) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuLinkCreate_v2",
                outcome,
                (numOptions, options),
                rows::cuLinkCreate_v2,
                move || checks::cuLinkCreate_v2(numOptions, options, optionValues, &mut stateOut),
            )
        });
    }
    Ok(stateOut)
}

/// Adds device code from memory to a link state.
///
/// Since CUDA 6.5. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuLinkAddData_v2`. The raw call is [`sys::cuLinkAddData`](libcuda_sys::cuLinkAddData).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # const PTX: &CStr = c"";
/// # fn main() -> Result<()> {
/// let (no_options, no_values) = (ptr::null_mut(), ptr::null_mut());
/// let text = PTX.to_bytes_with_nul();
/// let (data, name) = (text.as_ptr().cast_mut().cast(), c"add_one.ptx".as_ptr());
/// let ptx = CUjitInputType::CU_JIT_INPUT_PTX;
/// let mut size = 0;
/// // SAFETY: `data` has that many bytes, and the code is not used after the linker's end.
/// unsafe {
///     let linker = calls::cuLinkCreate(0, no_options, no_values)?;
///     calls::cuLinkAddData(linker, ptx, data, text.len(), name, 0, no_options, no_values)?;
///     let code = calls::cuLinkComplete(linker, &mut size)?;
///     println!("{size} bytes of machine code at {code:?}"); // for cuModuleLoadData
///     calls::cuLinkDestroy(linker)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `state`: The link state.
/// - `type_` (`type` in C): The type of the code.
/// - `data`: The code. PTX must end with a zero byte.
/// - `size`: The size of the code, in bytes.
/// - `name`: A name for the code in log messages.
/// - `numOptions`: The number of options.
/// - `options`: Options of the compiler for this input, none of them for logs, wall time or the target. May be null if there are none.
/// - `optionValues`: The value of each option, cast to a pointer.
///
/// # Safety
///
/// `state` must be a live link state and `data` valid for reads of `size` bytes of sound code. `name` must be null or a string. `options` and `optionValues` must each be null or valid for `numOptions` elements, and option values that are addresses must be valid as their options require.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `type`, `options` or `optionValues` breaks a rule below. Also: `optionValues[i]` must be [`CU_PREFER_PTX`](libcuda_sys::CUjit_fallback::CU_PREFER_PTX) or [`CU_PREFER_BINARY`](libcuda_sys::CUjit_fallback::CU_PREFER_BINARY), for [`CU_JIT_FALLBACK_STRATEGY`](libcuda_sys::CUjit_option::CU_JIT_FALLBACK_STRATEGY), for [`CU_JIT_INPUT_FATBINARY`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_FATBINARY), [`CU_JIT_INPUT_OBJECT`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_OBJECT) and [`CU_JIT_INPUT_LIBRARY`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_LIBRARY).
/// - [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE)
/// - [`CUDA_ERROR_INVALID_PTX`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_PTX)
/// - [`CUDA_ERROR_UNSUPPORTED_PTX_VERSION`](libcuda_sys::CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU)
///
/// # Checked
///
/// - `type` must be an enumerator of [`CUjitInputType`](libcuda_sys::CUjitInputType) that the driver's release has. (225)
/// - `options[i]` must not be [`CU_JIT_WALL_TIME`](libcuda_sys::CUjit_option::CU_JIT_WALL_TIME), [`CU_JIT_INFO_LOG_BUFFER`](libcuda_sys::CUjit_option::CU_JIT_INFO_LOG_BUFFER), [`CU_JIT_ERROR_LOG_BUFFER`](libcuda_sys::CUjit_option::CU_JIT_ERROR_LOG_BUFFER), [`CU_JIT_TARGET_FROM_CUCONTEXT`](libcuda_sys::CUjit_option::CU_JIT_TARGET_FROM_CUCONTEXT) or [`CU_JIT_TARGET`](libcuda_sys::CUjit_option::CU_JIT_TARGET), which [`cuLinkCreate`] takes. (226)
/// - `options[i]` must not be [`CU_JIT_GLOBAL_SYMBOL_NAMES`](libcuda_sys::CUjit_option::CU_JIT_GLOBAL_SYMBOL_NAMES), [`CU_JIT_GLOBAL_SYMBOL_ADDRESSES`](libcuda_sys::CUjit_option::CU_JIT_GLOBAL_SYMBOL_ADDRESSES), [`CU_JIT_GLOBAL_SYMBOL_COUNT`](libcuda_sys::CUjit_option::CU_JIT_GLOBAL_SYMBOL_COUNT), [`CU_JIT_REFERENCED_KERNEL_NAMES`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_KERNEL_NAMES) or [`CU_JIT_REFERENCED_KERNEL_COUNT`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_KERNEL_COUNT), which are for the linker and not the compiler. (227)
/// - `options[i]` must not be [`CU_JIT_FALLBACK_STRATEGY`](libcuda_sys::CUjit_option::CU_JIT_FALLBACK_STRATEGY) if `type` is [`CU_JIT_INPUT_CUBIN`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_CUBIN), [`CU_JIT_INPUT_PTX`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_PTX) or [`CU_JIT_INPUT_NVVM`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_NVVM). (228)
/// - `optionValues[i]` must be an enumerator of [`CUjit_cacheMode`](libcuda_sys::CUjit_cacheMode) that the driver's release has, if `options[i]` is [`CU_JIT_CACHE_MODE`](libcuda_sys::CUjit_option::CU_JIT_CACHE_MODE). (484)
/// - `optionValues[i]` must be at most 4 if `options[i]` is [`CU_JIT_OPTIMIZATION_LEVEL`](libcuda_sys::CUjit_option::CU_JIT_OPTIMIZATION_LEVEL): it is the level itself, and not its address. (982)
///
/// # Explained after a refusal
///
/// - If `type` is [`CU_JIT_INPUT_PTX`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_PTX):
///   - `data` is CUDA C++, which the driver does not compile: NVRTC or nvcc makes PTX of it. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE), [`CUDA_ERROR_INVALID_PTX`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_PTX) or [`CUDA_ERROR_INVALID_SOURCE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_SOURCE). (1218)
///   - `data` begins like machine code, and not like PTX. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE), [`CUDA_ERROR_INVALID_PTX`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_PTX), [`CUDA_ERROR_INVALID_SOURCE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_SOURCE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (978)
///   - `data` is of a PTX version that the driver does not support. [`CUDA_ERROR_UNSUPPORTED_PTX_VERSION`](libcuda_sys::CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION). (979)
///   - `data` is for a later architecture than the linker's target, which is the device unless an option names another. [`CUDA_ERROR_INVALID_PTX`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_PTX), [`CUDA_ERROR_INVALID_SOURCE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_SOURCE) or [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (980)
/// - If `type` is [`CU_JIT_INPUT_CUBIN`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_CUBIN) or [`CU_JIT_INPUT_FATBINARY`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_FATBINARY):
///   - `data` begins like machine code, but its header is of none, as if it had been copied as a string, which ends at the first zero byte. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE), [`CUDA_ERROR_INVALID_SOURCE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_SOURCE), [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1219)
///   - `data` is cut: what its header names lies behind its end. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE), [`CUDA_ERROR_INVALID_SOURCE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_SOURCE), [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1220)
/// - `data` has no code for the linker's target, which is the device unless an option names another. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1221)
/// - `data` does not begin like a cubin, and `type` is [`CU_JIT_INPUT_CUBIN`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_CUBIN). [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE), [`CUDA_ERROR_INVALID_SOURCE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_SOURCE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (976)
/// - `data` does not begin like a fat binary, and `type` is [`CU_JIT_INPUT_FATBINARY`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_FATBINARY). [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE), [`CUDA_ERROR_INVALID_SOURCE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_SOURCE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (977)
/// - `data` defines something that another input of `state` defines. [`CUDA_ERROR_INVALID_SOURCE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_SOURCE). (981)
/// - `state` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `data` is null. (708)
/// - `options[i]` is not an enumerator of [`CUjit_option`](libcuda_sys::CUjit_option) that the driver's release has. (750)
///
/// # Left to the caller
///
/// - `data` must be LTO-IR only of a toolkit before 12.0, since CUDA 12.0. Not checked, because the code does not show its toolkit.
/// - `type` must not be [`CU_JIT_INPUT_NVVM`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_NVVM) except for LTO-IR of a toolkit before 12.0, since CUDA 12.0. Not checked, because the code does not show its toolkit.
/// - `data` must be of the format `type`. Not checked, because a pointer does not show what it points to.
/// - `data` must end with a null, for [`CU_JIT_INPUT_PTX`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_PTX). Not checked, because the documentation does not say whether `size` counts the null.
/// - `size` must not exceed the room at `data`. Not checked, because a pointer does not show the size of its memory.
/// - `numOptions` must be zero, for [`CU_JIT_INPUT_CUBIN`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_CUBIN). Not checked, because the documentation says that no option applies, but not that an option is rejected.
/// - `options` and `optionValues` must have `numOptions` elements each. Not checked, because the length behind a pointer is unknown.
/// - `options[i]` must be an option that the release has: from 12.0 on [`CU_JIT_POSITION_INDEPENDENT_CODE`](libcuda_sys::CUjit_option::CU_JIT_POSITION_INDEPENDENT_CODE), from 12.3 on [`CU_JIT_MIN_CTA_PER_SM`](libcuda_sys::CUjit_option::CU_JIT_MIN_CTA_PER_SM), from 12.4 on [`CU_JIT_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUjit_option::CU_JIT_MAX_THREADS_PER_BLOCK) and [`CU_JIT_OVERRIDE_DIRECTIVE_VALUES`](libcuda_sys::CUjit_option::CU_JIT_OVERRIDE_DIRECTIVE_VALUES), from 13.0 on [`CU_JIT_SPLIT_COMPILE`](libcuda_sys::CUjit_option::CU_JIT_SPLIT_COMPILE), from 13.1 on [`CU_JIT_BINARY_LOADER_THREAD_COUNT`](libcuda_sys::CUjit_option::CU_JIT_BINARY_LOADER_THREAD_COUNT). Not checked, because the documentation does not say that others are rejected, and newer drivers know more. (Explained after a refusal: 750)
/// - `options[i]` must not be [`CU_JIT_FALLBACK_STRATEGY`](libcuda_sys::CUjit_option::CU_JIT_FALLBACK_STRATEGY), for [`CU_JIT_INPUT_FATBINARY`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_FATBINARY), [`CU_JIT_INPUT_OBJECT`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_OBJECT) and [`CU_JIT_INPUT_LIBRARY`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_LIBRARY). Not checked, because the documentation contradicts that of [`CUjitInputType`](libcuda_sys::CUjitInputType), which lists it among the options of these types.
/// - `optionValues[i]` must be [`CU_PREFER_PTX`](libcuda_sys::CUjit_fallback::CU_PREFER_PTX) or [`CU_PREFER_BINARY`](libcuda_sys::CUjit_fallback::CU_PREFER_BINARY), for [`CU_JIT_FALLBACK_STRATEGY`](libcuda_sys::CUjit_option::CU_JIT_FALLBACK_STRATEGY), for [`CU_JIT_INPUT_FATBINARY`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_FATBINARY), [`CU_JIT_INPUT_OBJECT`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_OBJECT) and [`CU_JIT_INPUT_LIBRARY`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_LIBRARY). Not checked, because a driver of CUDA 13.0 rejects the option entirely.
/// - `options[i]` must not be [`CU_JIT_NEW_SM3X_OPT`](libcuda_sys::CUjit_option::CU_JIT_NEW_SM3X_OPT). Not checked, because the documentation advises against it and does not say that it is rejected.
/// - `options[i]` must not be [`CU_JIT_FAST_COMPILE`](libcuda_sys::CUjit_option::CU_JIT_FAST_COMPILE). Not checked, because the documentation states its purpose, but does not say that it is rejected, and a driver of CUDA 13.0 accepts it.
/// - `options[i]` must be one of [`CU_JIT_LTO`](libcuda_sys::CUjit_option::CU_JIT_LTO), [`CU_JIT_FTZ`](libcuda_sys::CUjit_option::CU_JIT_FTZ), [`CU_JIT_PREC_DIV`](libcuda_sys::CUjit_option::CU_JIT_PREC_DIV), [`CU_JIT_PREC_SQRT`](libcuda_sys::CUjit_option::CU_JIT_PREC_SQRT), [`CU_JIT_FMA`](libcuda_sys::CUjit_option::CU_JIT_FMA), [`CU_JIT_REFERENCED_KERNEL_NAMES`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_KERNEL_NAMES), [`CU_JIT_REFERENCED_KERNEL_COUNT`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_KERNEL_COUNT), [`CU_JIT_REFERENCED_VARIABLE_NAMES`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_VARIABLE_NAMES), [`CU_JIT_REFERENCED_VARIABLE_COUNT`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_VARIABLE_COUNT), [`CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`](libcuda_sys::CUjit_option::CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES) only for LTO-IR of a toolkit before 12.0, since CUDA 12.0. Not checked, because the code does not show its toolkit.
/// - `optionValues[i]` must point to [`CU_JIT_REFERENCED_VARIABLE_COUNT`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_VARIABLE_COUNT) entries, for [`CU_JIT_REFERENCED_VARIABLE_NAMES`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_VARIABLE_NAMES). Not checked, because the length behind a pointer is unknown.
/// - `options[i]` must not be [`CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`](libcuda_sys::CUjit_option::CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES) unless the host refers to no variables but those of [`CU_JIT_REFERENCED_VARIABLE_NAMES`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_VARIABLE_NAMES). Not checked, because it concerns the time after the call.
/// - `options[i]` must be [`CU_JIT_MIN_CTA_PER_SM`](libcuda_sys::CUjit_option::CU_JIT_MIN_CTA_PER_SM) only beside [`CU_JIT_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUjit_option::CU_JIT_MAX_THREADS_PER_BLOCK), since CUDA 12.4. Not checked, because the documentation states the needs of the optimization, but does not say that the option is rejected.
/// - `optionValues[i]` must be no less than the threads of any block that is launched, for [`CU_JIT_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUjit_option::CU_JIT_MAX_THREADS_PER_BLOCK), since CUDA 12.4. Not checked, because it concerns the time after the call.
#[doc(alias = "cuLinkAddData_v2")]
#[allow(clippy::too_many_arguments)]
#[inline]
pub unsafe fn cuLinkAddData(
    state: CUlinkState,
    type_: CUjitInputType,
    data: *mut c_void,
    size: usize,
    name: *const c_char,
    numOptions: c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuLinkAddData_v2(state, type_, data, size, name, numOptions, options, optionValues)
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuLinkAddData_v2(
            state,
            type_,
            data,
            size,
            name,
            numOptions,
            options,
            optionValues,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuLinkAddData_v2",
                outcome,
                (state, type_, data, size, (), numOptions, options),
                rows::cuLinkAddData_v2,
                move || {
                    checks::cuLinkAddData_v2(
                        ptr::null_mut(),
                        type_,
                        ptr::null_mut(),
                        0,
                        ptr::null_mut(),
                        numOptions,
                        options,
                        optionValues,
                    )
                },
            )
        });
    }
    Ok(())
}

/// Adds device code from a file to a link state.
///
/// Since CUDA 6.5. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuLinkAddFile_v2`. The raw call is [`sys::cuLinkAddFile`](libcuda_sys::cuLinkAddFile).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// fn link_file(linker: CUlinkState, path: &CStr) -> Result<()> {
///     let library = CUjitInputType::CU_JIT_INPUT_LIBRARY; // nvcc -lib has written it
///     let (no_options, no_values) = (ptr::null_mut(), ptr::null_mut());
///     // SAFETY: the linker is live, and it is of this thread alone.
///     unsafe { calls::cuLinkAddFile(linker, library, path, 0, no_options, no_values) }
/// }
/// ```
///
/// # Parameters
///
/// - `state`: The link state.
/// - `type_` (`type` in C): The type of the code.
/// - `path`: The path of the file.
/// - `numOptions`: The number of options.
/// - `options`: Options of the compiler for this input, none of them for logs, wall time or the target. May be null if there are none.
/// - `optionValues`: The value of each option, cast to a pointer.
///
/// # Safety
///
/// `state` must be a live link state, and the file hold sound code. `options` and `optionValues` must each be null or valid for `numOptions` elements, and option values that are addresses must be valid as their options require.
///
/// # Errors
///
/// - [`CUDA_ERROR_FILE_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_FILE_NOT_FOUND)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `type`, `options` or `optionValues` breaks a rule below. Also: `optionValues[i]` must be [`CU_PREFER_PTX`](libcuda_sys::CUjit_fallback::CU_PREFER_PTX) or [`CU_PREFER_BINARY`](libcuda_sys::CUjit_fallback::CU_PREFER_BINARY), for [`CU_JIT_FALLBACK_STRATEGY`](libcuda_sys::CUjit_option::CU_JIT_FALLBACK_STRATEGY), for [`CU_JIT_INPUT_FATBINARY`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_FATBINARY), [`CU_JIT_INPUT_OBJECT`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_OBJECT) and [`CU_JIT_INPUT_LIBRARY`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_LIBRARY).
/// - [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE)
/// - [`CUDA_ERROR_INVALID_PTX`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_PTX)
/// - [`CUDA_ERROR_UNSUPPORTED_PTX_VERSION`](libcuda_sys::CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU)
///
/// # Checked
///
/// - `type` must be an enumerator of [`CUjitInputType`](libcuda_sys::CUjitInputType) that the driver's release has. (225)
/// - `options[i]` must not be [`CU_JIT_WALL_TIME`](libcuda_sys::CUjit_option::CU_JIT_WALL_TIME), [`CU_JIT_INFO_LOG_BUFFER`](libcuda_sys::CUjit_option::CU_JIT_INFO_LOG_BUFFER), [`CU_JIT_ERROR_LOG_BUFFER`](libcuda_sys::CUjit_option::CU_JIT_ERROR_LOG_BUFFER), [`CU_JIT_TARGET_FROM_CUCONTEXT`](libcuda_sys::CUjit_option::CU_JIT_TARGET_FROM_CUCONTEXT) or [`CU_JIT_TARGET`](libcuda_sys::CUjit_option::CU_JIT_TARGET), which [`cuLinkCreate`] takes. (226)
/// - `options[i]` must not be [`CU_JIT_GLOBAL_SYMBOL_NAMES`](libcuda_sys::CUjit_option::CU_JIT_GLOBAL_SYMBOL_NAMES), [`CU_JIT_GLOBAL_SYMBOL_ADDRESSES`](libcuda_sys::CUjit_option::CU_JIT_GLOBAL_SYMBOL_ADDRESSES), [`CU_JIT_GLOBAL_SYMBOL_COUNT`](libcuda_sys::CUjit_option::CU_JIT_GLOBAL_SYMBOL_COUNT), [`CU_JIT_REFERENCED_KERNEL_NAMES`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_KERNEL_NAMES) or [`CU_JIT_REFERENCED_KERNEL_COUNT`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_KERNEL_COUNT), which are for the linker and not the compiler. (227)
/// - `options[i]` must not be [`CU_JIT_FALLBACK_STRATEGY`](libcuda_sys::CUjit_option::CU_JIT_FALLBACK_STRATEGY) if `type` is [`CU_JIT_INPUT_CUBIN`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_CUBIN), [`CU_JIT_INPUT_PTX`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_PTX) or [`CU_JIT_INPUT_NVVM`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_NVVM). (228)
/// - `optionValues[i]` must be an enumerator of [`CUjit_cacheMode`](libcuda_sys::CUjit_cacheMode) that the driver's release has, if `options[i]` is [`CU_JIT_CACHE_MODE`](libcuda_sys::CUjit_option::CU_JIT_CACHE_MODE). (484)
/// - `optionValues[i]` must be at most 4 if `options[i]` is [`CU_JIT_OPTIMIZATION_LEVEL`](libcuda_sys::CUjit_option::CU_JIT_OPTIMIZATION_LEVEL): it is the level itself, and not its address. (982)
///
/// # Explained after a refusal
///
/// - `path` has no code for the linker's target, which is the device unless an option names another. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1252)
/// - `state` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `path` is a file of CUDA C++, which the driver does not compile: NVRTC or nvcc makes PTX of it. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE), [`CUDA_ERROR_INVALID_PTX`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_PTX) or [`CUDA_ERROR_INVALID_SOURCE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_SOURCE). (1222)
/// - `path` is a file that begins like machine code and is cut or changed: what its header names is not there. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE), [`CUDA_ERROR_INVALID_SOURCE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_SOURCE) or [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1223)
/// - `path` does not exist. [`CUDA_ERROR_FILE_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_FILE_NOT_FOUND). (707)
/// - `path` is not a file of a kind that the call takes, such as PTX, machine code or a fat binary for devices. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE). (777)
/// - `options[i]` is not an enumerator of [`CUjit_option`](libcuda_sys::CUjit_option) that the driver's release has. (750)
///
/// # Left to the caller
///
/// - `path` must be LTO-IR only of a toolkit before 12.0, since CUDA 12.0. Not checked, because the code does not show its toolkit.
/// - `type` must not be [`CU_JIT_INPUT_NVVM`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_NVVM) except for LTO-IR of a toolkit before 12.0, since CUDA 12.0. Not checked, because the code does not show its toolkit.
/// - `path` must name a file of the format `type`. Not checked, because the driver reads the file itself. (Explained after a refusal: 707 and 777)
/// - `numOptions` must be zero, for [`CU_JIT_INPUT_CUBIN`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_CUBIN). Not checked, because the documentation says that no option applies, but not that an option is rejected.
/// - `options` and `optionValues` must have `numOptions` elements each. Not checked, because the length behind a pointer is unknown.
/// - `options[i]` must be an option that the release has: from 12.0 on [`CU_JIT_POSITION_INDEPENDENT_CODE`](libcuda_sys::CUjit_option::CU_JIT_POSITION_INDEPENDENT_CODE), from 12.3 on [`CU_JIT_MIN_CTA_PER_SM`](libcuda_sys::CUjit_option::CU_JIT_MIN_CTA_PER_SM), from 12.4 on [`CU_JIT_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUjit_option::CU_JIT_MAX_THREADS_PER_BLOCK) and [`CU_JIT_OVERRIDE_DIRECTIVE_VALUES`](libcuda_sys::CUjit_option::CU_JIT_OVERRIDE_DIRECTIVE_VALUES), from 13.0 on [`CU_JIT_SPLIT_COMPILE`](libcuda_sys::CUjit_option::CU_JIT_SPLIT_COMPILE), from 13.1 on [`CU_JIT_BINARY_LOADER_THREAD_COUNT`](libcuda_sys::CUjit_option::CU_JIT_BINARY_LOADER_THREAD_COUNT). Not checked, because the documentation does not say that others are rejected, and newer drivers know more. (Explained after a refusal: 750)
/// - `options[i]` must not be [`CU_JIT_FALLBACK_STRATEGY`](libcuda_sys::CUjit_option::CU_JIT_FALLBACK_STRATEGY), for [`CU_JIT_INPUT_FATBINARY`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_FATBINARY), [`CU_JIT_INPUT_OBJECT`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_OBJECT) and [`CU_JIT_INPUT_LIBRARY`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_LIBRARY). Not checked, because the documentation contradicts that of [`CUjitInputType`](libcuda_sys::CUjitInputType), which lists it among the options of these types.
/// - `optionValues[i]` must be [`CU_PREFER_PTX`](libcuda_sys::CUjit_fallback::CU_PREFER_PTX) or [`CU_PREFER_BINARY`](libcuda_sys::CUjit_fallback::CU_PREFER_BINARY), for [`CU_JIT_FALLBACK_STRATEGY`](libcuda_sys::CUjit_option::CU_JIT_FALLBACK_STRATEGY), for [`CU_JIT_INPUT_FATBINARY`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_FATBINARY), [`CU_JIT_INPUT_OBJECT`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_OBJECT) and [`CU_JIT_INPUT_LIBRARY`](libcuda_sys::CUjitInputType::CU_JIT_INPUT_LIBRARY). Not checked, because a driver of CUDA 13.0 rejects the option entirely.
/// - `options[i]` must not be [`CU_JIT_NEW_SM3X_OPT`](libcuda_sys::CUjit_option::CU_JIT_NEW_SM3X_OPT). Not checked, because the documentation advises against it and does not say that it is rejected.
/// - `options[i]` must not be [`CU_JIT_FAST_COMPILE`](libcuda_sys::CUjit_option::CU_JIT_FAST_COMPILE). Not checked, because the documentation states its purpose, but does not say that it is rejected, and a driver of CUDA 13.0 accepts it.
/// - `options[i]` must be one of [`CU_JIT_LTO`](libcuda_sys::CUjit_option::CU_JIT_LTO), [`CU_JIT_FTZ`](libcuda_sys::CUjit_option::CU_JIT_FTZ), [`CU_JIT_PREC_DIV`](libcuda_sys::CUjit_option::CU_JIT_PREC_DIV), [`CU_JIT_PREC_SQRT`](libcuda_sys::CUjit_option::CU_JIT_PREC_SQRT), [`CU_JIT_FMA`](libcuda_sys::CUjit_option::CU_JIT_FMA), [`CU_JIT_REFERENCED_KERNEL_NAMES`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_KERNEL_NAMES), [`CU_JIT_REFERENCED_KERNEL_COUNT`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_KERNEL_COUNT), [`CU_JIT_REFERENCED_VARIABLE_NAMES`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_VARIABLE_NAMES), [`CU_JIT_REFERENCED_VARIABLE_COUNT`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_VARIABLE_COUNT), [`CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`](libcuda_sys::CUjit_option::CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES) only for LTO-IR of a toolkit before 12.0, since CUDA 12.0. Not checked, because the code does not show its toolkit.
/// - `optionValues[i]` must point to [`CU_JIT_REFERENCED_VARIABLE_COUNT`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_VARIABLE_COUNT) entries, for [`CU_JIT_REFERENCED_VARIABLE_NAMES`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_VARIABLE_NAMES). Not checked, because the length behind a pointer is unknown.
/// - `options[i]` must not be [`CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`](libcuda_sys::CUjit_option::CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES) unless the host refers to no variables but those of [`CU_JIT_REFERENCED_VARIABLE_NAMES`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_VARIABLE_NAMES). Not checked, because it concerns the time after the call.
/// - `options[i]` must be [`CU_JIT_MIN_CTA_PER_SM`](libcuda_sys::CUjit_option::CU_JIT_MIN_CTA_PER_SM) only beside [`CU_JIT_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUjit_option::CU_JIT_MAX_THREADS_PER_BLOCK), since CUDA 12.4. Not checked, because the documentation states the needs of the optimization, but does not say that the option is rejected.
/// - `optionValues[i]` must be no less than the threads of any block that is launched, for [`CU_JIT_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUjit_option::CU_JIT_MAX_THREADS_PER_BLOCK), since CUDA 12.4. Not checked, because it concerns the time after the call.
#[doc(alias = "cuLinkAddFile_v2")]
#[inline]
pub unsafe fn cuLinkAddFile(
    state: CUlinkState,
    type_: CUjitInputType,
    path: &CStr,
    numOptions: c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuLinkAddFile_v2(state, type_, path.as_ptr(), numOptions, options, optionValues)
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuLinkAddFile_v2(
            state,
            type_,
            path.as_ptr(),
            numOptions,
            options,
            optionValues,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuLinkAddFile_v2",
                outcome,
                (state, (), path.as_ptr(), numOptions, options),
                rows::cuLinkAddFile_v2,
                move || {
                    checks::cuLinkAddFile_v2(
                        ptr::null_mut(),
                        type_,
                        ptr::null_mut(),
                        numOptions,
                        options,
                        optionValues,
                    )
                },
            )
        });
    }
    Ok(())
}

/// Links the code that was added to a link state into a cubin.
///
/// Since CUDA 5.5. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual. The raw call is [`sys::cuLinkComplete`](libcuda_sys::cuLinkComplete).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # const PTX: &CStr = c"";
/// # fn main() -> Result<()> {
/// let (no_options, no_values) = (ptr::null_mut(), ptr::null_mut());
/// let text = PTX.to_bytes_with_nul();
/// let (data, name) = (text.as_ptr().cast_mut().cast(), c"add_one.ptx".as_ptr());
/// let ptx = CUjitInputType::CU_JIT_INPUT_PTX;
/// let mut size = 0;
/// // SAFETY: `data` has that many bytes, and the code is not used after the linker's end.
/// unsafe {
///     let linker = calls::cuLinkCreate(0, no_options, no_values)?;
///     calls::cuLinkAddData(linker, ptx, data, text.len(), name, 0, no_options, no_values)?;
///     let code = calls::cuLinkComplete(linker, &mut size)?;
///     println!("{size} bytes of machine code at {code:?}"); // for cuModuleLoadData
///     calls::cuLinkDestroy(linker)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `state`: The link state.
/// - `sizeOut`: The size of the cubin, in bytes.
///
/// # Returns
///
/// The address of the cubin, which [`cuModuleLoadData`] can load.
///
/// # Safety
///
/// `state` must be a live link state. `sizeOut` must be null or valid for a write.
///
/// The cubin belongs to `state` and is valid until [`cuLinkDestroy`].
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
///
/// # Explained after a refusal
///
/// - `state` lacks an input that defines a function or a variable that its inputs use. [`CUDA_ERROR_INVALID_SOURCE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_SOURCE). (925)
/// - `state` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - The result must be loaded before `state`, which owns the image, is destroyed. Not checked, because it concerns the time after the call.
#[inline]
pub unsafe fn cuLinkComplete(state: CUlinkState, sizeOut: *mut usize) -> Result<*mut c_void> {
    let mut cubinOut = ptr::null_mut();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuLinkComplete(state, &mut cubinOut, sizeOut) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuLinkComplete", outcome, (state,), rows::cuLinkComplete, unruled)
        });
    }
    Ok(cubinOut)
}

/// Destroys a link state and the cubin that belongs to it.
///
/// Since CUDA 5.5. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual. The raw call is [`sys::cuLinkDestroy`](libcuda_sys::cuLinkDestroy).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # const PTX: &CStr = c"";
/// # fn main() -> Result<()> {
/// let (no_options, no_values) = (ptr::null_mut(), ptr::null_mut());
/// let text = PTX.to_bytes_with_nul();
/// let (data, name) = (text.as_ptr().cast_mut().cast(), c"add_one.ptx".as_ptr());
/// let ptx = CUjitInputType::CU_JIT_INPUT_PTX;
/// let mut size = 0;
/// // SAFETY: `data` has that many bytes, and the code is not used after the linker's end.
/// unsafe {
///     let linker = calls::cuLinkCreate(0, no_options, no_values)?;
///     calls::cuLinkAddData(linker, ptx, data, text.len(), name, 0, no_options, no_values)?;
///     let code = calls::cuLinkComplete(linker, &mut size)?;
///     println!("{size} bytes of machine code at {code:?}"); // for cuModuleLoadData
///     calls::cuLinkDestroy(linker)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `state`: The link state.
///
/// # Safety
///
/// `state` must be a live link state. Nothing may use it, or its image, any more.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Explained after a refusal
///
/// - `state` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
#[inline]
pub unsafe fn cuLinkDestroy(state: CUlinkState) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuLinkDestroy(state) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuLinkDestroy", outcome, (state,), rows::cuLinkDestroy, unruled)
        });
    }
    Ok(())
}
