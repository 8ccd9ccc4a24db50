// Created by `cargo xtask emit` from cuda.h, src/rules/library.toml, src/rules/library.rs, src/rules/parts/handle.rs, src/rules/parts/jit.rs, src/rules/parts/launch.rs, src/rules/parts/name.rs, src/rules/parts/output.rs, src/rules/parts/undocumented.rs, cuda-sys/build/generate/reference/library.txt, src/sentence.rs, cuda-sys/build/generate/history.txt, src/guides/launching.md and tests/pages/library.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused_for;
use crate::error::start;
use crate::error::unruled;
use crate::refused::calls as rows;
use core::ffi::{CStr, c_int, c_uint, c_void};
use core::ptr;
use libcuda_sys::{
    CUdevice, CUdeviceptr, CUfunc_cache, CUfunction, CUfunction_attribute, CUjit_option, CUkernel,
    CUlibrary, CUlibraryOption, CUmodule,
};
use std::ffi::CString;

/// Loads a library of device code from memory, for all contexts.
///
/// Since CUDA 12.0. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual. The raw call is [`sys::cuLibraryLoadData`](libcuda_sys::cuLibraryLoadData).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # const PTX: &CStr = c"";
/// # fn main() -> Result<()> {
/// let (options, values, more) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
/// let (code, more_values) = (PTX.as_ptr().cast(), ptr::null_mut());
/// // SAFETY: `PTX` ends with a zero byte, there are no options, and no kernel is used after the
/// // unloading.
/// unsafe {
///     let library = calls::cuLibraryLoadData(code, options, values, 0, more, more_values, 0)?;
///     let kernel = calls::cuLibraryGetKernel(library, c"add_one")?; // in each context
///     let function = calls::cuKernelGetFunction(kernel)?; // in the current one
///     println!("{:?}: {function:?}", calls::cuKernelGetName(kernel)?);
///     calls::cuLibraryUnload(library)
/// }
/// # }
/// ```
///
/// Guide: [Modules, kernels and launches](crate::guides::launching).
///
/// # Parameters
///
/// - `code`: A cubin, a fat binary, Tile IR (since CUDA 13.1), or PTX that ends with a zero byte.
/// - `jitOptions`: The options of the JIT compiler. May be null if there are none.
/// - `jitOptionsValues`: The value of each option, cast to a pointer. The driver writes outputs there.
/// - `numJitOptions`: The number of options for the JIT compiler.
/// - `libraryOptions`: The options of the library. May be null if there are none.
/// - `libraryOptionValues`: The value of each option, cast to a pointer.
/// - `numLibraryOptions`: The number of options of the library.
///
/// # Returns
///
/// The library. [`cuLibraryUnload`] unloads it.
///
/// # Safety
///
/// `code` must point to sound code in one of the formats that the driver loads. The driver does not check machine code. `jitOptions` and `jitOptionsValues` must each be null or valid for `numJitOptions` elements, `libraryOptions` and `libraryOptionValues` for `numLibraryOptions`, and option values that are addresses must be valid as their options require.
///
/// With [`CUlibraryOption::CU_LIBRARY_BINARY_IS_PRESERVED`](libcuda_sys::CUlibraryOption::CU_LIBRARY_BINARY_IS_PRESERVED), `code` must stay unchanged until [`cuLibraryUnload`]. With lazy loading, keep the JIT option values and the buffers that they name valid until then too.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `jitOptions` or `jitOptionsValues` breaks a rule below
/// - [`CUDA_ERROR_INVALID_PTX`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_PTX)
/// - [`CUDA_ERROR_UNSUPPORTED_PTX_VERSION`](libcuda_sys::CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU)
/// - [`CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND)
/// - [`CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`](libcuda_sys::CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED)
/// - [`CUDA_ERROR_JIT_COMPILER_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_JIT_COMPILER_NOT_FOUND)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED): `code` must have no managed variables if no device of the system supports them, since CUDA 12.5.
///
/// # Checked
///
/// - `jitOptions[i]` must not be [`CU_JIT_THREADS_PER_BLOCK`](libcuda_sys::CUjit_option::CU_JIT_THREADS_PER_BLOCK) if another option is [`CU_JIT_TARGET`](libcuda_sys::CUjit_option::CU_JIT_TARGET). (483)
/// - `jitOptionsValues[i]` must be an enumerator of [`CUjit_cacheMode`](libcuda_sys::CUjit_cacheMode) that the driver's release has, if `jitOptions[i]` is [`CU_JIT_CACHE_MODE`](libcuda_sys::CUjit_option::CU_JIT_CACHE_MODE). (484)
/// - `jitOptionsValues[i]` must be at most 4 if `jitOptions[i]` is [`CU_JIT_OPTIMIZATION_LEVEL`](libcuda_sys::CUjit_option::CU_JIT_OPTIMIZATION_LEVEL): it is the level itself, and not its address. (982)
///
/// # Explained after a refusal
///
/// - `jitOptionsValues[i]` is not the architecture of a device of this process or an earlier one of the same major number, and `jitOptions[i]` is [`CU_JIT_TARGET`](libcuda_sys::CUjit_option::CU_JIT_TARGET). [`CUDA_ERROR_INVALID_SOURCE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_SOURCE) or [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1006)
/// - `code` is CUDA C++, which the driver does not compile: NVRTC or nvcc makes PTX of it. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE). (1225)
/// - `code` is text whose first directive is not .version, with which PTX begins. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE). (1226)
/// - `code` begins like machine code, and only zeros follow its first zero byte, as if it had been copied as a string, which ends there. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE) or [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1227)
/// - `code` begins like machine code, and what follows its first zero byte is of none, as if it had been copied as a string, which ends there. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE) or [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1228)
/// - `code` is machine code of a host, and not of a device. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE). (1229)
/// - `code` begins like a cubin, and its sections are not where its header says: it is cut. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE). (1230)
/// - `code` begins neither like PTX nor like a cubin or a fat binary. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE) or [`CUDA_ERROR_INVALID_PTX`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_PTX). (773)
/// - `code` is of a PTX version that the driver does not support. [`CUDA_ERROR_UNSUPPORTED_PTX_VERSION`](libcuda_sys::CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION). (774)
/// - `code` has no zero byte after its last function, or is not PTX. [`CUDA_ERROR_INVALID_PTX`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_PTX). (985)
/// - `code` is null. (708)
/// - `code` has no code that the device can run. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1231)
/// - `code` has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (776)
/// - `jitOptions[i]` sets the buffer of a log or its size, and no option sets the other. (984)
/// - `jitOptions[i]` is not an enumerator of [`CUjit_option`](libcuda_sys::CUjit_option) that the driver's release has. (750)
///
/// # Left to the caller
///
/// - `code` must point to a cubin, a fat binary, or PTX that ends with a zero byte, up to CUDA 13.0. Not checked, because a pointer does not show what it points to. (Explained after a refusal: 773)
/// - `code` must point to a cubin, a fat binary, Tile IR, or PTX that ends with a zero byte, since CUDA 13.1. Not checked, because a pointer does not show what it points to. (Explained after a refusal: 773)
/// - `code` must stay valid and unchanged until [`cuLibraryUnload`], with [`CU_LIBRARY_BINARY_IS_PRESERVED`](libcuda_sys::CUlibraryOption::CU_LIBRARY_BINARY_IS_PRESERVED). Not checked, because it concerns the time after the call.
/// - `code` must hold relocatable code, for a fat binary that is compiled in parts, since CUDA 12.6. Not checked, because the checks do not read the code.
/// - `code` must have no managed variables if no device of the system supports them, since CUDA 12.5. Not checked, because the checks do not read the code.
/// - `libraryOptions` and `libraryOptionValues` must have `numLibraryOptions` elements each. Not checked, because the length behind a pointer is unknown.
/// - `libraryOptions[i]` must be [`CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE`](libcuda_sys::CUlibraryOption::CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE) or [`CU_LIBRARY_BINARY_IS_PRESERVED`](libcuda_sys::CUlibraryOption::CU_LIBRARY_BINARY_IS_PRESERVED). Not checked, because the documentation does not say that others are rejected, and newer drivers may know more.
/// - `jitOptions` and `jitOptionsValues` must have `numJitOptions` elements each. Not checked, because the length behind a pointer is unknown.
/// - `jitOptions[i]` must be an option that the release has: from 12.3 on [`CU_JIT_MIN_CTA_PER_SM`](libcuda_sys::CUjit_option::CU_JIT_MIN_CTA_PER_SM), from 12.4 on [`CU_JIT_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUjit_option::CU_JIT_MAX_THREADS_PER_BLOCK) and [`CU_JIT_OVERRIDE_DIRECTIVE_VALUES`](libcuda_sys::CUjit_option::CU_JIT_OVERRIDE_DIRECTIVE_VALUES), from 13.0 on [`CU_JIT_SPLIT_COMPILE`](libcuda_sys::CUjit_option::CU_JIT_SPLIT_COMPILE), from 13.1 on [`CU_JIT_BINARY_LOADER_THREAD_COUNT`](libcuda_sys::CUjit_option::CU_JIT_BINARY_LOADER_THREAD_COUNT). Not checked, because the documentation does not say that others are rejected, and newer drivers know more. (Explained after a refusal: 750)
/// - `jitOptionsValues[i]` must be an enumerator of [`CUjit_target`](libcuda_sys::CUjit_target), for [`CU_JIT_TARGET`](libcuda_sys::CUjit_option::CU_JIT_TARGET). Not checked, because drivers know targets that other releases do not name.
/// - `jitOptionsValues[i]` must point to [`CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`](libcuda_sys::CUjit_option::CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES) bytes, for [`CU_JIT_INFO_LOG_BUFFER`](libcuda_sys::CUjit_option::CU_JIT_INFO_LOG_BUFFER). Not checked, because a pointer does not show the size of its memory.
/// - `jitOptionsValues[i]` must point to [`CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`](libcuda_sys::CUjit_option::CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES) bytes, for [`CU_JIT_ERROR_LOG_BUFFER`](libcuda_sys::CUjit_option::CU_JIT_ERROR_LOG_BUFFER). Not checked, because a pointer does not show the size of its memory.
/// - `jitOptionsValues[i]` must be [`CU_PREFER_PTX`](libcuda_sys::CUjit_fallback::CU_PREFER_PTX) or [`CU_PREFER_BINARY`](libcuda_sys::CUjit_fallback::CU_PREFER_BINARY), for [`CU_JIT_FALLBACK_STRATEGY`](libcuda_sys::CUjit_option::CU_JIT_FALLBACK_STRATEGY). Not checked, because the documentation names the enum, but does not say that other values are rejected, and a driver of CUDA 13.0 accepts them.
/// - `jitOptions[i]` must not be [`CU_JIT_NEW_SM3X_OPT`](libcuda_sys::CUjit_option::CU_JIT_NEW_SM3X_OPT). Not checked, because the documentation advises against it and does not say that it is rejected.
/// - `jitOptions[i]` must not be [`CU_JIT_FAST_COMPILE`](libcuda_sys::CUjit_option::CU_JIT_FAST_COMPILE). Not checked, because the documentation states its purpose, but does not say that it is rejected, and a driver of CUDA 13.0 accepts it.
/// - `jitOptionsValues[i]` must point to [`CU_JIT_GLOBAL_SYMBOL_COUNT`](libcuda_sys::CUjit_option::CU_JIT_GLOBAL_SYMBOL_COUNT) entries, for [`CU_JIT_GLOBAL_SYMBOL_NAMES`](libcuda_sys::CUjit_option::CU_JIT_GLOBAL_SYMBOL_NAMES) and [`CU_JIT_GLOBAL_SYMBOL_ADDRESSES`](libcuda_sys::CUjit_option::CU_JIT_GLOBAL_SYMBOL_ADDRESSES). Not checked, because the length behind a pointer is unknown.
/// - `jitOptionsValues[i]` must name only unresolved global variables, for [`CU_JIT_GLOBAL_SYMBOL_NAMES`](libcuda_sys::CUjit_option::CU_JIT_GLOBAL_SYMBOL_NAMES). Not checked, because only the code shows its unresolved symbols.
/// - `jitOptionsValues[i]` must not name a symbol twice for two addresses, for [`CU_JIT_GLOBAL_SYMBOL_NAMES`](libcuda_sys::CUjit_option::CU_JIT_GLOBAL_SYMBOL_NAMES). Not checked, because the names are two pointers behind an untyped value, and their number is a separate option: a check could read beyond them, and a driver of CUDA 13.0 accepts a repeated name.
/// - `jitOptions[i]` must be one of [`CU_JIT_LTO`](libcuda_sys::CUjit_option::CU_JIT_LTO), [`CU_JIT_FTZ`](libcuda_sys::CUjit_option::CU_JIT_FTZ), [`CU_JIT_PREC_DIV`](libcuda_sys::CUjit_option::CU_JIT_PREC_DIV), [`CU_JIT_PREC_SQRT`](libcuda_sys::CUjit_option::CU_JIT_PREC_SQRT), [`CU_JIT_FMA`](libcuda_sys::CUjit_option::CU_JIT_FMA), [`CU_JIT_REFERENCED_KERNEL_NAMES`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_KERNEL_NAMES), [`CU_JIT_REFERENCED_KERNEL_COUNT`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_KERNEL_COUNT), [`CU_JIT_REFERENCED_VARIABLE_NAMES`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_VARIABLE_NAMES), [`CU_JIT_REFERENCED_VARIABLE_COUNT`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_VARIABLE_COUNT), [`CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`](libcuda_sys::CUjit_option::CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES) only for LTO-IR of a toolkit before 12.0. Not checked, because the code does not show its toolkit.
/// - `jitOptionsValues[i]` must point to [`CU_JIT_REFERENCED_KERNEL_COUNT`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_KERNEL_COUNT) entries, for [`CU_JIT_REFERENCED_KERNEL_NAMES`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_KERNEL_NAMES). Not checked, because the length behind a pointer is unknown.
/// - `jitOptionsValues[i]` must point to [`CU_JIT_REFERENCED_VARIABLE_COUNT`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_VARIABLE_COUNT) entries, for [`CU_JIT_REFERENCED_VARIABLE_NAMES`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_VARIABLE_NAMES). Not checked, because the length behind a pointer is unknown.
/// - `jitOptions[i]` must not be [`CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`](libcuda_sys::CUjit_option::CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES) unless the host refers to no variables but those of [`CU_JIT_REFERENCED_VARIABLE_NAMES`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_VARIABLE_NAMES). Not checked, because it concerns the time after the call.
/// - `jitOptions[i]` must be [`CU_JIT_MIN_CTA_PER_SM`](libcuda_sys::CUjit_option::CU_JIT_MIN_CTA_PER_SM) only beside [`CU_JIT_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUjit_option::CU_JIT_MAX_THREADS_PER_BLOCK), since CUDA 12.4. Not checked, because the documentation states the needs of the optimization, but does not say that the option is rejected.
/// - `jitOptionsValues[i]` must be no less than the threads of any block that is launched, for [`CU_JIT_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUjit_option::CU_JIT_MAX_THREADS_PER_BLOCK), since CUDA 12.4. Not checked, because it concerns the time after the call.
#[allow(clippy::too_many_arguments)]
#[inline]
pub unsafe fn cuLibraryLoadData(
    code: *const c_void,
    jitOptions: *mut CUjit_option,
    jitOptionsValues: *mut *mut c_void,
    numJitOptions: c_uint,
    libraryOptions: *mut CUlibraryOption,
    libraryOptionValues: *mut *mut c_void,
    numLibraryOptions: c_uint,
) -> Result<CUlibrary> {
    let mut library = ptr::null_mut();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuLibraryLoadData(
            &mut library,
            code,
            jitOptions,
            jitOptionsValues,
            numJitOptions,
            libraryOptions,
            libraryOptionValues,
            numLibraryOptions,
        )
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuLibraryLoadData(
            &mut library,
            code,
            jitOptions,
            jitOptionsValues,
            numJitOptions,
            libraryOptions,
            libraryOptionValues,
            numLibraryOptions,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuLibraryLoadData",
                outcome,
                ((), code, jitOptions, jitOptionsValues, numJitOptions),
                rows::cuLibraryLoadData,
                move || {
                    checks::cuLibraryLoadData(
                        &mut library,
                        ptr::null_mut(),
                        jitOptions,
                        jitOptionsValues,
                        numJitOptions,
                        ptr::null_mut(),
                        ptr::null_mut(),
                        0,
                    )
                },
            )
        });
    }
    Ok(library)
}

/// Loads a library of device code from a file, for all contexts.
///
/// Since CUDA 12.0. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual. The raw call is [`sys::cuLibraryLoadFromFile`](libcuda_sys::cuLibraryLoadFromFile).
///
/// Examples of this group: [`cuLibraryLoadData`], [`cuLibraryGetModule`] and [`cuKernelGetAttribute`].
///
/// # Parameters
///
/// - `fileName`: The path of a cubin, a fat binary, a PTX file, or (since CUDA 13.1) a Tile IR file.
/// - `jitOptions`: The options of the JIT compiler. May be null if there are none.
/// - `jitOptionsValues`: The value of each option, cast to a pointer. The driver writes outputs there.
/// - `numJitOptions`: The number of options for the JIT compiler.
/// - `libraryOptions`: The options of the library. May be null if there are none. [`CUlibraryOption::CU_LIBRARY_BINARY_IS_PRESERVED`](libcuda_sys::CUlibraryOption::CU_LIBRARY_BINARY_IS_PRESERVED) is not allowed.
/// - `libraryOptionValues`: The value of each option, cast to a pointer.
/// - `numLibraryOptions`: The number of options of the library.
///
/// # Returns
///
/// The library. [`cuLibraryUnload`] unloads it.
///
/// # Safety
///
/// The file must hold sound code in one of the formats that the driver loads. The driver does not check machine code. `jitOptions` and `jitOptionsValues` must each be null or valid for `numJitOptions` elements, `libraryOptions` and `libraryOptionValues` for `numLibraryOptions`, and option values that are addresses must be valid as their options require.
///
/// With lazy loading, keep the JIT option values and the buffers that they name valid until [`cuLibraryUnload`].
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `libraryOptions`, `jitOptions` or `jitOptionsValues` breaks a rule below
/// - [`CUDA_ERROR_INVALID_PTX`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_PTX)
/// - [`CUDA_ERROR_UNSUPPORTED_PTX_VERSION`](libcuda_sys::CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU)
/// - [`CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND)
/// - [`CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`](libcuda_sys::CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED)
/// - [`CUDA_ERROR_JIT_COMPILER_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_JIT_COMPILER_NOT_FOUND)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED): `fileName` must have no managed variables if no device of the system supports them, since CUDA 12.5.
///
/// # Checked
///
/// - `libraryOptions[i]` must not be [`CU_LIBRARY_BINARY_IS_PRESERVED`](libcuda_sys::CUlibraryOption::CU_LIBRARY_BINARY_IS_PRESERVED), which is for [`cuLibraryLoadData`]. (153)
/// - `jitOptions[i]` must not be [`CU_JIT_THREADS_PER_BLOCK`](libcuda_sys::CUjit_option::CU_JIT_THREADS_PER_BLOCK) if another option is [`CU_JIT_TARGET`](libcuda_sys::CUjit_option::CU_JIT_TARGET). (483)
/// - `jitOptionsValues[i]` must be an enumerator of [`CUjit_cacheMode`](libcuda_sys::CUjit_cacheMode) that the driver's release has, if `jitOptions[i]` is [`CU_JIT_CACHE_MODE`](libcuda_sys::CUjit_option::CU_JIT_CACHE_MODE). (484)
/// - `jitOptionsValues[i]` must be at most 4 if `jitOptions[i]` is [`CU_JIT_OPTIMIZATION_LEVEL`](libcuda_sys::CUjit_option::CU_JIT_OPTIMIZATION_LEVEL): it is the level itself, and not its address. (982)
///
/// # Explained after a refusal
///
/// - `jitOptionsValues[i]` is not the architecture of a device of this process or an earlier one of the same major number, and `jitOptions[i]` is [`CU_JIT_TARGET`](libcuda_sys::CUjit_option::CU_JIT_TARGET). [`CUDA_ERROR_INVALID_SOURCE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_SOURCE) or [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1006)
/// - `fileName` is a file of CUDA C++, which the driver does not compile: NVRTC or nvcc makes PTX of it. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE), [`CUDA_ERROR_INVALID_PTX`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_PTX) or [`CUDA_ERROR_INVALID_SOURCE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_SOURCE). (1222)
/// - `fileName` is a file that begins like machine code and is cut or changed: what its header names is not there. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE), [`CUDA_ERROR_INVALID_SOURCE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_SOURCE) or [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1223)
/// - `fileName` has no code that the device can run. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1224)
/// - `fileName` does not exist. [`CUDA_ERROR_FILE_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_FILE_NOT_FOUND). (707)
/// - `fileName` is not a file of a kind that the call takes, such as PTX, machine code or a fat binary for devices. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE). (777)
/// - `jitOptions[i]` sets the buffer of a log or its size, and no option sets the other. (984)
/// - `jitOptions[i]` is not an enumerator of [`CUjit_option`](libcuda_sys::CUjit_option) that the driver's release has. (750)
///
/// # Left to the caller
///
/// - `fileName` must name a cubin, PTX or fat binary file, up to CUDA 13.0. Not checked, because the driver reads the file itself. (Explained after a refusal: 707 and 777)
/// - `fileName` must name a cubin, PTX, fat binary or Tile IR file, since CUDA 13.1. Not checked, because the driver reads the file itself. (Explained after a refusal: 707 and 777)
/// - `fileName` must hold relocatable code, for a fat binary that is compiled in parts, since CUDA 12.6. Not checked, because the checks do not read the code.
/// - `fileName` must have no managed variables if no device of the system supports them, since CUDA 12.5. Not checked, because the checks do not read the code.
/// - `libraryOptions` and `libraryOptionValues` must have `numLibraryOptions` elements each. Not checked, because the length behind a pointer is unknown.
/// - `libraryOptions[i]` must be [`CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE`](libcuda_sys::CUlibraryOption::CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE). Not checked, because the documentation does not say that others are rejected, and newer drivers may know more.
/// - `jitOptions` and `jitOptionsValues` must have `numJitOptions` elements each. Not checked, because the length behind a pointer is unknown.
/// - `jitOptions[i]` must be an option that the release has: from 12.3 on [`CU_JIT_MIN_CTA_PER_SM`](libcuda_sys::CUjit_option::CU_JIT_MIN_CTA_PER_SM), from 12.4 on [`CU_JIT_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUjit_option::CU_JIT_MAX_THREADS_PER_BLOCK) and [`CU_JIT_OVERRIDE_DIRECTIVE_VALUES`](libcuda_sys::CUjit_option::CU_JIT_OVERRIDE_DIRECTIVE_VALUES), from 13.0 on [`CU_JIT_SPLIT_COMPILE`](libcuda_sys::CUjit_option::CU_JIT_SPLIT_COMPILE), from 13.1 on [`CU_JIT_BINARY_LOADER_THREAD_COUNT`](libcuda_sys::CUjit_option::CU_JIT_BINARY_LOADER_THREAD_COUNT). Not checked, because the documentation does not say that others are rejected, and newer drivers know more. (Explained after a refusal: 750)
/// - `jitOptionsValues[i]` must be an enumerator of [`CUjit_target`](libcuda_sys::CUjit_target), for [`CU_JIT_TARGET`](libcuda_sys::CUjit_option::CU_JIT_TARGET). Not checked, because drivers know targets that other releases do not name.
/// - `jitOptionsValues[i]` must point to [`CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`](libcuda_sys::CUjit_option::CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES) bytes, for [`CU_JIT_INFO_LOG_BUFFER`](libcuda_sys::CUjit_option::CU_JIT_INFO_LOG_BUFFER). Not checked, because a pointer does not show the size of its memory.
/// - `jitOptionsValues[i]` must point to [`CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`](libcuda_sys::CUjit_option::CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES) bytes, for [`CU_JIT_ERROR_LOG_BUFFER`](libcuda_sys::CUjit_option::CU_JIT_ERROR_LOG_BUFFER). Not checked, because a pointer does not show the size of its memory.
/// - `jitOptionsValues[i]` must be [`CU_PREFER_PTX`](libcuda_sys::CUjit_fallback::CU_PREFER_PTX) or [`CU_PREFER_BINARY`](libcuda_sys::CUjit_fallback::CU_PREFER_BINARY), for [`CU_JIT_FALLBACK_STRATEGY`](libcuda_sys::CUjit_option::CU_JIT_FALLBACK_STRATEGY). Not checked, because the documentation names the enum, but does not say that other values are rejected, and a driver of CUDA 13.0 accepts them.
/// - `jitOptions[i]` must not be [`CU_JIT_NEW_SM3X_OPT`](libcuda_sys::CUjit_option::CU_JIT_NEW_SM3X_OPT). Not checked, because the documentation advises against it and does not say that it is rejected.
/// - `jitOptions[i]` must not be [`CU_JIT_FAST_COMPILE`](libcuda_sys::CUjit_option::CU_JIT_FAST_COMPILE). Not checked, because the documentation states its purpose, but does not say that it is rejected, and a driver of CUDA 13.0 accepts it.
/// - `jitOptionsValues[i]` must point to [`CU_JIT_GLOBAL_SYMBOL_COUNT`](libcuda_sys::CUjit_option::CU_JIT_GLOBAL_SYMBOL_COUNT) entries, for [`CU_JIT_GLOBAL_SYMBOL_NAMES`](libcuda_sys::CUjit_option::CU_JIT_GLOBAL_SYMBOL_NAMES) and [`CU_JIT_GLOBAL_SYMBOL_ADDRESSES`](libcuda_sys::CUjit_option::CU_JIT_GLOBAL_SYMBOL_ADDRESSES). Not checked, because the length behind a pointer is unknown.
/// - `jitOptionsValues[i]` must name only unresolved global variables, for [`CU_JIT_GLOBAL_SYMBOL_NAMES`](libcuda_sys::CUjit_option::CU_JIT_GLOBAL_SYMBOL_NAMES). Not checked, because only the code shows its unresolved symbols.
/// - `jitOptionsValues[i]` must not name a symbol twice for two addresses, for [`CU_JIT_GLOBAL_SYMBOL_NAMES`](libcuda_sys::CUjit_option::CU_JIT_GLOBAL_SYMBOL_NAMES). Not checked, because the names are two pointers behind an untyped value, and their number is a separate option: a check could read beyond them, and a driver of CUDA 13.0 accepts a repeated name.
/// - `jitOptions[i]` must be one of [`CU_JIT_LTO`](libcuda_sys::CUjit_option::CU_JIT_LTO), [`CU_JIT_FTZ`](libcuda_sys::CUjit_option::CU_JIT_FTZ), [`CU_JIT_PREC_DIV`](libcuda_sys::CUjit_option::CU_JIT_PREC_DIV), [`CU_JIT_PREC_SQRT`](libcuda_sys::CUjit_option::CU_JIT_PREC_SQRT), [`CU_JIT_FMA`](libcuda_sys::CUjit_option::CU_JIT_FMA), [`CU_JIT_REFERENCED_KERNEL_NAMES`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_KERNEL_NAMES), [`CU_JIT_REFERENCED_KERNEL_COUNT`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_KERNEL_COUNT), [`CU_JIT_REFERENCED_VARIABLE_NAMES`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_VARIABLE_NAMES), [`CU_JIT_REFERENCED_VARIABLE_COUNT`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_VARIABLE_COUNT), [`CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`](libcuda_sys::CUjit_option::CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES) only for LTO-IR of a toolkit before 12.0. Not checked, because the code does not show its toolkit.
/// - `jitOptionsValues[i]` must point to [`CU_JIT_REFERENCED_KERNEL_COUNT`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_KERNEL_COUNT) entries, for [`CU_JIT_REFERENCED_KERNEL_NAMES`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_KERNEL_NAMES). Not checked, because the length behind a pointer is unknown.
/// - `jitOptionsValues[i]` must point to [`CU_JIT_REFERENCED_VARIABLE_COUNT`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_VARIABLE_COUNT) entries, for [`CU_JIT_REFERENCED_VARIABLE_NAMES`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_VARIABLE_NAMES). Not checked, because the length behind a pointer is unknown.
/// - `jitOptions[i]` must not be [`CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`](libcuda_sys::CUjit_option::CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES) unless the host refers to no variables but those of [`CU_JIT_REFERENCED_VARIABLE_NAMES`](libcuda_sys::CUjit_option::CU_JIT_REFERENCED_VARIABLE_NAMES). Not checked, because it concerns the time after the call.
/// - `jitOptions[i]` must be [`CU_JIT_MIN_CTA_PER_SM`](libcuda_sys::CUjit_option::CU_JIT_MIN_CTA_PER_SM) only beside [`CU_JIT_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUjit_option::CU_JIT_MAX_THREADS_PER_BLOCK), since CUDA 12.4. Not checked, because the documentation states the needs of the optimization, but does not say that the option is rejected.
/// - `jitOptionsValues[i]` must be no less than the threads of any block that is launched, for [`CU_JIT_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUjit_option::CU_JIT_MAX_THREADS_PER_BLOCK), since CUDA 12.4. Not checked, because it concerns the time after the call.
#[allow(clippy::too_many_arguments)]
#[inline]
pub unsafe fn cuLibraryLoadFromFile(
    fileName: &CStr,
    jitOptions: *mut CUjit_option,
    jitOptionsValues: *mut *mut c_void,
    numJitOptions: c_uint,
    libraryOptions: *mut CUlibraryOption,
    libraryOptionValues: *mut *mut c_void,
    numLibraryOptions: c_uint,
) -> Result<CUlibrary> {
    let mut library = ptr::null_mut();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuLibraryLoadFromFile(
            &mut library,
            fileName.as_ptr(),
            jitOptions,
            jitOptionsValues,
            numJitOptions,
            libraryOptions,
            libraryOptionValues,
            numLibraryOptions,
        )
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuLibraryLoadFromFile(
            &mut library,
            fileName.as_ptr(),
            jitOptions,
            jitOptionsValues,
            numJitOptions,
            libraryOptions,
            libraryOptionValues,
            numLibraryOptions,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuLibraryLoadFromFile",
                outcome,
                ((), fileName.as_ptr(), jitOptions, jitOptionsValues, numJitOptions),
                rows::cuLibraryLoadFromFile,
                move || {
                    checks::cuLibraryLoadFromFile(
                        &mut library,
                        ptr::null_mut(),
                        jitOptions,
                        jitOptionsValues,
                        numJitOptions,
                        libraryOptions,
                        ptr::null_mut(),
                        numLibraryOptions,
                    )
                },
            )
        });
    }
    Ok(library)
}

/// Unloads a library from all contexts.
///
/// Since CUDA 12.0. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual. The raw call is [`sys::cuLibraryUnload`](libcuda_sys::cuLibraryUnload).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # const PTX: &CStr = c"";
/// # fn main() -> Result<()> {
/// let (options, values, more) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
/// let (code, more_values) = (PTX.as_ptr().cast(), ptr::null_mut());
/// // SAFETY: `PTX` ends with a zero byte, there are no options, and no kernel is used after the
/// // unloading.
/// unsafe {
///     let library = calls::cuLibraryLoadData(code, options, values, 0, more, more_values, 0)?;
///     let kernel = calls::cuLibraryGetKernel(library, c"add_one")?; // in each context
///     let function = calls::cuKernelGetFunction(kernel)?; // in the current one
///     println!("{:?}: {function:?}", calls::cuKernelGetName(kernel)?);
///     calls::cuLibraryUnload(library)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `library`: The library.
///
/// # Safety
///
/// `library` must be a live library. Nothing may use it, or its kernels, modules and variables, any more.
///
/// Nothing may use the library's kernels, functions, modules, variables and names afterwards.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `library` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `library` was loaded from an image that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1232)
/// - `library` was loaded from an image that is neither PTX nor a cubin nor a fat binary, or that is cut. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE). (1233)
/// - `library` was loaded from PTX that the driver's compiler does not accept. [`CUDA_ERROR_INVALID_PTX`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_PTX). (1234)
#[inline]
pub unsafe fn cuLibraryUnload(library: CUlibrary) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuLibraryUnload(library) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuLibraryUnload", outcome, (library,), rows::cuLibraryUnload, unruled)
        });
    }
    Ok(())
}

/// Returns a kernel of a library by its name.
///
/// Since CUDA 12.0. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual. The raw call is [`sys::cuLibraryGetKernel`](libcuda_sys::cuLibraryGetKernel).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # const PTX: &CStr = c"";
/// # fn main() -> Result<()> {
/// let (options, values, more) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
/// let (code, more_values) = (PTX.as_ptr().cast(), ptr::null_mut());
/// // SAFETY: `PTX` ends with a zero byte, there are no options, and no kernel is used after the
/// // unloading.
/// unsafe {
///     let library = calls::cuLibraryLoadData(code, options, values, 0, more, more_values, 0)?;
///     let kernel = calls::cuLibraryGetKernel(library, c"add_one")?; // in each context
///     let function = calls::cuKernelGetFunction(kernel)?; // in the current one
///     println!("{:?}: {function:?}", calls::cuKernelGetName(kernel)?);
///     calls::cuLibraryUnload(library)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `library`: The library.
/// - `name`: The name of the kernel, as it is in the code.
///
/// # Returns
///
/// The kernel, which is valid until the library is unloaded.
///
/// # Safety
///
/// `library` must be a live library.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_NOT_FOUND): `name` must name a kernel of `library`.
///
/// # Explained after a refusal
///
/// - The library has no kernel with this `name`. [`CUDA_ERROR_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_NOT_FOUND). (706)
/// - The library has no kernel with this `name`, or it was unloaded before. [`CUDA_ERROR_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_NOT_FOUND). (993)
/// - `library` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `library` was loaded from an image that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1232)
/// - `library` was loaded from an image that is neither PTX nor a cubin nor a fat binary, or that is cut. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE). (1233)
/// - `library` was loaded from PTX that the driver's compiler does not accept. [`CUDA_ERROR_INVALID_PTX`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_PTX). (1234)
///
/// # Left to the caller
///
/// - `name` must name a kernel of `library`. Not checked, because looking this up is what the call does. (Explained after a refusal: 706 and 993)
#[inline]
pub unsafe fn cuLibraryGetKernel(library: CUlibrary, name: &CStr) -> Result<CUkernel> {
    let mut pKernel = ptr::null_mut();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuLibraryGetKernel(&mut pKernel, library, name.as_ptr()) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuLibraryGetKernel",
                outcome,
                ((), library, name.as_ptr()),
                rows::cuLibraryGetKernel,
                unruled,
            )
        });
    }
    Ok(pKernel)
}

/// Returns the number of kernels in a library.
///
/// Since CUDA 12.4. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual. The raw call is [`sys::cuLibraryGetKernelCount`](libcuda_sys::cuLibraryGetKernelCount).
///
/// Examples of this group: [`cuLibraryLoadData`], [`cuLibraryGetModule`] and [`cuKernelGetAttribute`].
///
/// # Parameters
///
/// - `lib`: The library.
///
/// # Returns
///
/// The number of kernels.
///
/// # Safety
///
/// `lib` must be a live library.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `lib` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `lib` was loaded from an image that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1232)
/// - `lib` was loaded from an image that is neither PTX nor a cubin nor a fat binary, or that is cut. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE). (1233)
/// - `lib` was loaded from PTX that the driver's compiler does not accept. [`CUDA_ERROR_INVALID_PTX`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_PTX). (1234)
#[inline]
pub unsafe fn cuLibraryGetKernelCount(lib: CUlibrary) -> Result<c_uint> {
    let mut count = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuLibraryGetKernelCount(&mut count, lib) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuLibraryGetKernelCount",
                outcome,
                ((), lib),
                rows::cuLibraryGetKernelCount,
                unruled,
            )
        });
    }
    Ok(count)
}

/// Returns the kernels of a library.
///
/// Since CUDA 12.4. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual. The raw call is [`sys::cuLibraryEnumerateKernels`](libcuda_sys::cuLibraryEnumerateKernels).
///
/// Examples of this group: [`cuLibraryLoadData`], [`cuLibraryGetModule`] and [`cuKernelGetAttribute`].
///
/// # Parameters
///
/// - `kernels`: The kernels, which are valid until the library is unloaded. The call may fill only a part.
/// - `numKernels`: The number of elements of `kernels`.
/// - `lib`: The library.
///
/// # Safety
///
/// `lib` must be a live library, and `kernels` valid for writes of `numKernels` elements.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `lib` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `lib` was loaded from an image that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1232)
/// - `lib` was loaded from an image that is neither PTX nor a cubin nor a fat binary, or that is cut. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE). (1233)
/// - `lib` was loaded from PTX that the driver's compiler does not accept. [`CUDA_ERROR_INVALID_PTX`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_PTX). (1234)
///
/// # Left to the caller
///
/// - `numKernels` must not exceed the number of elements at `kernels`. Not checked, because a pointer does not show the size of its memory.
/// - `kernels` must be used only until the library is unloaded. Not checked, because it concerns the time after the call.
#[inline]
pub unsafe fn cuLibraryEnumerateKernels(
    kernels: *mut CUkernel,
    numKernels: c_uint,
    lib: CUlibrary,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuLibraryEnumerateKernels(kernels, numKernels, lib) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuLibraryEnumerateKernels",
                outcome,
                ((), (), lib),
                rows::cuLibraryEnumerateKernels,
                unruled,
            )
        });
    }
    Ok(())
}

/// Returns the module that represents a library in the current context.
///
/// Since CUDA 12.0. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual. The raw call is [`sys::cuLibraryGetModule`](libcuda_sys::cuLibraryGetModule).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # const PTX: &CStr = c"";
/// # fn main() -> Result<()> {
/// let (options, values, more) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
/// let (code, more_values) = (PTX.as_ptr().cast(), ptr::null_mut());
/// // SAFETY: `PTX` ends with a zero byte, there are no options, and nothing of it is used after
/// // the unloading.
/// unsafe {
///     let library = calls::cuLibraryLoadData(code, options, values, 0, more, more_values, 0)?;
///     let module = calls::cuLibraryGetModule(library)?; // in the current context
///     let kernel = calls::cuModuleGetFunction(module, c"add_one")?;
///     println!("{kernel:?}");
///     calls::cuLibraryUnload(library) // unloads the module too
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `library`: The library.
///
/// # Returns
///
/// The module, which is valid until the library is unloaded. [`cuModuleUnload`](crate::calls::cuModuleUnload) rejects it.
///
/// # Safety
///
/// `library` must be a live library.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_NOT_FOUND): `library` must have a module in the current context.
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](libcuda_sys::CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
///
/// # Explained after a refusal
///
/// - `library` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `library` was loaded from an image that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1232)
/// - `library` was loaded from an image that is neither PTX nor a cubin nor a fat binary, or that is cut. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE). (1233)
/// - `library` was loaded from PTX that the driver's compiler does not accept. [`CUDA_ERROR_INVALID_PTX`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_PTX). (1234)
///
/// # Left to the caller
///
/// - `library` must have a module in the current context. Not checked, because looking this up is what the call does.
#[inline]
pub unsafe fn cuLibraryGetModule(library: CUlibrary) -> Result<CUmodule> {
    let mut pMod = ptr::null_mut();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuLibraryGetModule(&mut pMod, library) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuLibraryGetModule",
                outcome,
                ((), library),
                rows::cuLibraryGetModule,
                unruled,
            )
        });
    }
    Ok(pMod)
}

/// Returns the function that represents a kernel in the current context.
///
/// Since CUDA 12.0. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual. The raw call is [`sys::cuKernelGetFunction`](libcuda_sys::cuKernelGetFunction).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # const PTX: &CStr = c"";
/// # fn main() -> Result<()> {
/// let (options, values, more) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
/// let (code, more_values) = (PTX.as_ptr().cast(), ptr::null_mut());
/// // SAFETY: `PTX` ends with a zero byte, there are no options, and no kernel is used after the
/// // unloading.
/// unsafe {
///     let library = calls::cuLibraryLoadData(code, options, values, 0, more, more_values, 0)?;
///     let kernel = calls::cuLibraryGetKernel(library, c"add_one")?; // in each context
///     let function = calls::cuKernelGetFunction(kernel)?; // in the current one
///     println!("{:?}: {function:?}", calls::cuKernelGetName(kernel)?);
///     calls::cuLibraryUnload(library)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `kernel`: The kernel.
///
/// # Returns
///
/// The function, which is valid until the library is unloaded.
///
/// # Safety
///
/// `kernel` must be a kernel of a live library.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_NOT_FOUND): `kernel` must have a function in the current context.
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](libcuda_sys::CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
///
/// # Explained after a refusal
///
/// - `kernel` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `kernel` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
///
/// # Left to the caller
///
/// - `kernel` must have a function in the current context. Not checked, because looking this up is what the call does.
#[inline]
pub unsafe fn cuKernelGetFunction(kernel: CUkernel) -> Result<CUfunction> {
    let mut pFunc = ptr::null_mut();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuKernelGetFunction(&mut pFunc, kernel) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuKernelGetFunction",
                outcome,
                ((), kernel),
                rows::cuKernelGetFunction,
                unruled,
            )
        });
    }
    Ok(pFunc)
}

/// Returns the library that a kernel belongs to.
///
/// Since CUDA 12.5. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual. The raw call is [`sys::cuKernelGetLibrary`](libcuda_sys::cuKernelGetLibrary).
///
/// Examples of this group: [`cuLibraryLoadData`], [`cuLibraryGetModule`] and [`cuKernelGetAttribute`].
///
/// # Parameters
///
/// - `kernel`: The kernel.
///
/// # Returns
///
/// The library.
///
/// # Safety
///
/// `kernel` must be a kernel of a live library.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_NOT_FOUND)
///
/// # Explained after a refusal
///
/// - `kernel` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `kernel` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
#[inline]
pub unsafe fn cuKernelGetLibrary(kernel: CUkernel) -> Result<CUlibrary> {
    let mut pLib = ptr::null_mut();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuKernelGetLibrary(&mut pLib, kernel) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuKernelGetLibrary",
                outcome,
                ((), kernel),
                rows::cuKernelGetLibrary,
                unruled,
            )
        });
    }
    Ok(pLib)
}

/// Returns the address and the size of a library's global variable in the current context.
///
/// Since CUDA 12.0. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual. The raw call is [`sys::cuLibraryGetGlobal`](libcuda_sys::cuLibraryGetGlobal).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// fn variable_of_library(library: CUlibrary, name: &CStr) -> Result<()> {
///     let (mut address, mut size) = (0, 0);
///     // SAFETY: the library is live, and the outputs can be written.
///     unsafe {
///         calls::cuLibraryGetGlobal(&mut address, &mut size, library, name)?; // in this context
///         calls::cuMemsetD8(address, 0, size)
///     }
/// }
/// ```
///
/// # Parameters
///
/// - `dptr`: The address of the variable. May be null if `bytes` is not.
/// - `bytes`: The size of the variable, in bytes. May be null if `dptr` is not.
/// - `library`: The library.
/// - `name`: The name of the variable.
///
/// # Safety
///
/// `library` must be a live library. `dptr` and `bytes` must each be null or valid for a write.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `bytes` breaks a rule below
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_NOT_FOUND): `name` must name a variable of `library`.
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](libcuda_sys::CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
///
/// # Checked
///
/// - `bytes` must not be null if `dptr` is null. (154)
///
/// # Explained after a refusal
///
/// - The library has no variable with this `name`. [`CUDA_ERROR_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_NOT_FOUND). (1213)
/// - The library has no variable with this `name`. [`CUDA_ERROR_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_NOT_FOUND). (1070)
/// - `library` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `library` was loaded from an image that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1232)
/// - `library` was loaded from an image that is neither PTX nor a cubin nor a fat binary, or that is cut. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE). (1233)
/// - `library` was loaded from PTX that the driver's compiler does not accept. [`CUDA_ERROR_INVALID_PTX`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_PTX). (1234)
///
/// # Left to the caller
///
/// - `name` must name a variable of `library`. Not checked, because looking this up is what the call does. (Explained after a refusal: 1070)
#[inline]
pub unsafe fn cuLibraryGetGlobal(
    dptr: *mut CUdeviceptr,
    bytes: *mut usize,
    library: CUlibrary,
    name: &CStr,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuLibraryGetGlobal(dptr, bytes, library, name.as_ptr()) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuLibraryGetGlobal(dptr, bytes, library, name.as_ptr()) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuLibraryGetGlobal",
                outcome,
                ((), (), library, name.as_ptr()),
                rows::cuLibraryGetGlobal,
                move || checks::cuLibraryGetGlobal(dptr, bytes, ptr::null_mut(), ptr::null_mut()),
            )
        });
    }
    Ok(())
}

/// Returns the address and the size of a library's managed variable.
///
/// Since CUDA 12.0. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual. The raw call is [`sys::cuLibraryGetManaged`](libcuda_sys::cuLibraryGetManaged).
///
/// Examples of this group: [`cuLibraryLoadData`], [`cuLibraryGetModule`] and [`cuKernelGetAttribute`].
///
/// # Parameters
///
/// - `dptr`: The address of the variable, which all devices share. May be null if `bytes` is not.
/// - `bytes`: The size of the variable, in bytes. May be null if `dptr` is not.
/// - `library`: The library.
/// - `name`: The name of the variable.
///
/// # Safety
///
/// `library` must be a live library. `dptr` and `bytes` must each be null or valid for a write.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `bytes` breaks a rule below
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_NOT_FOUND):
///   - `name` must name managed memory of `library`.
///   - `library` must be queried only if some device has an initialized context, up to CUDA 12.4.
///
/// # Checked
///
/// - `bytes` must not be null if `dptr` is null. (154)
///
/// # Explained after a refusal
///
/// - The library has no managed variable with this `name`. [`CUDA_ERROR_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_NOT_FOUND). (1214)
/// - The library has no managed variable with this `name`; [`cuLibraryGetGlobal`] returns those that are not managed. [`CUDA_ERROR_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_NOT_FOUND). (771)
/// - `library` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `library` was loaded from an image that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1232)
/// - `library` was loaded from an image that is neither PTX nor a cubin nor a fat binary, or that is cut. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE). (1233)
/// - `library` was loaded from PTX that the driver's compiler does not accept. [`CUDA_ERROR_INVALID_PTX`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_PTX). (1234)
///
/// # Left to the caller
///
/// - `name` must name managed memory of `library`. Not checked, because looking this up is what the call does. (Explained after a refusal: 771)
/// - `library` must be queried only if some device has an initialized context, up to CUDA 12.4. Not checked, because the driver has no call that counts contexts.
#[inline]
pub unsafe fn cuLibraryGetManaged(
    dptr: *mut CUdeviceptr,
    bytes: *mut usize,
    library: CUlibrary,
    name: &CStr,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuLibraryGetManaged(dptr, bytes, library, name.as_ptr()) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuLibraryGetManaged(dptr, bytes, library, name.as_ptr()) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuLibraryGetManaged",
                outcome,
                ((), (), library, name.as_ptr()),
                rows::cuLibraryGetManaged,
                move || checks::cuLibraryGetManaged(dptr, bytes, ptr::null_mut(), ptr::null_mut()),
            )
        });
    }
    Ok(())
}

/// Returns the address of a unified function, one that host and devices share.
///
/// Since CUDA 12.0. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual. The raw call is [`sys::cuLibraryGetUnifiedFunction`](libcuda_sys::cuLibraryGetUnifiedFunction).
///
/// Examples of this group: [`cuLibraryLoadData`], [`cuLibraryGetModule`] and [`cuKernelGetAttribute`].
///
/// # Parameters
///
/// - `library`: The library.
/// - `symbol`: The name of the function.
///
/// # Returns
///
/// The address of the function.
///
/// # Safety
///
/// `library` must be a live library.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_NOT_FOUND):
///   - `symbol` must name a unified function of `library`.
///   - `library` must be queried only if some device has [`CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS).
///
/// # Explained after a refusal
///
/// - `library` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `library` was loaded from an image that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1232)
/// - `library` was loaded from an image that is neither PTX nor a cubin nor a fat binary, or that is cut. [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE). (1233)
/// - `library` was loaded from PTX that the driver's compiler does not accept. [`CUDA_ERROR_INVALID_PTX`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_PTX). (1234)
///
/// # Left to the caller
///
/// - `symbol` must name a unified function of `library`. Not checked, because looking this up is what the call does.
/// - `library` must be queried only if some device has [`CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS). Not checked, because the documentation says that the call may fail and not that it must.
#[inline]
pub unsafe fn cuLibraryGetUnifiedFunction(
    library: CUlibrary,
    symbol: &CStr,
) -> Result<*mut c_void> {
    let mut fptr = ptr::null_mut();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuLibraryGetUnifiedFunction(&mut fptr, library, symbol.as_ptr()) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuLibraryGetUnifiedFunction",
                outcome,
                ((), library),
                rows::cuLibraryGetUnifiedFunction,
                unruled,
            )
        });
    }
    Ok(fptr)
}

/// Returns an attribute of a kernel on a device.
///
/// Since CUDA 12.0. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual. The raw call is [`sys::cuKernelGetAttribute`](libcuda_sys::cuKernelGetAttribute).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// fn more_shared_memory(kernel: CUkernel, device: CUdevice) -> Result<()> {
///     use CUfunction_attribute as Attribute;
///     let dynamic = Attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES;
///     let fixed = Attribute::CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES;
///     let most = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN;
///     let most = calls::cuDeviceGetAttribute(most, device)?;
///     // SAFETY: the kernel is live.
///     unsafe {
///         let fixed = calls::cuKernelGetAttribute(fixed, kernel, device)?;
///         // For all launches on this device that follow.
///         calls::cuKernelSetAttribute(dynamic, most - fixed, kernel, device)
///     }
/// }
/// ```
///
/// # Parameters
///
/// - `attrib`: The attribute.
/// - `kernel`: The kernel.
/// - `dev`: The device.
///
/// # Returns
///
/// The value, in the unit of the attribute.
///
/// # Safety
///
/// `kernel` must be a kernel of a live library.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `attrib` breaks a rule below
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
///
/// # Checked
///
/// - `attrib` must be an enumerator of [`CUfunction_attribute`](libcuda_sys::CUfunction_attribute) that the driver's release has. (488)
///
/// Allowed in `attrib`, by the release of CUDA:
///
/// - every release: [`CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK), [`CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES), [`CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES), [`CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES), [`CU_FUNC_ATTRIBUTE_NUM_REGS`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_NUM_REGS), [`CU_FUNC_ATTRIBUTE_PTX_VERSION`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_PTX_VERSION), [`CU_FUNC_ATTRIBUTE_BINARY_VERSION`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_BINARY_VERSION), [`CU_FUNC_ATTRIBUTE_CACHE_MODE_CA`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_CACHE_MODE_CA), [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES), [`CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT), [`CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH), [`CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED), [`CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE)
/// - since 13.3: [`CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED)
/// - since 13.4: [`CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE)
///
/// # Explained after a refusal
///
/// - `kernel` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `kernel` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
/// - `dev` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
///
/// # Left to the caller
///
/// - `attrib` must not be [`CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED), since CUDA 13.3. Not checked, because the list leaves it out, and does not say that it is rejected.
#[inline]
pub unsafe fn cuKernelGetAttribute(
    attrib: CUfunction_attribute,
    kernel: CUkernel,
    dev: CUdevice,
) -> Result<c_int> {
    let mut pi = 0;
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuKernelGetAttribute(&mut pi, attrib, kernel, dev) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuKernelGetAttribute(&mut pi, attrib, kernel, dev) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuKernelGetAttribute",
                outcome,
                ((), (), kernel, dev),
                rows::cuKernelGetAttribute,
                move || checks::cuKernelGetAttribute(&mut pi, attrib, ptr::null_mut(), 0),
            )
        });
    }
    Ok(pi)
}

/// Sets an attribute of a kernel on a device.
///
/// Since CUDA 12.0. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual. The raw call is [`sys::cuKernelSetAttribute`](libcuda_sys::cuKernelSetAttribute).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// fn more_shared_memory(kernel: CUkernel, device: CUdevice) -> Result<()> {
///     use CUfunction_attribute as Attribute;
///     let dynamic = Attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES;
///     let fixed = Attribute::CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES;
///     let most = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN;
///     let most = calls::cuDeviceGetAttribute(most, device)?;
///     // SAFETY: the kernel is live.
///     unsafe {
///         let fixed = calls::cuKernelGetAttribute(fixed, kernel, device)?;
///         // For all launches on this device that follow.
///         calls::cuKernelSetAttribute(dynamic, most - fixed, kernel, device)
///     }
/// }
/// ```
///
/// # Parameters
///
/// - `attrib`: The attribute, which must not be one that can only be read.
/// - `val`: The value, in the unit of the attribute. A value of [`cuFuncSetAttribute`](crate::calls::cuFuncSetAttribute) has precedence.
/// - `kernel`: The kernel.
/// - `dev`: The device.
///
/// # Safety
///
/// `kernel` must be a kernel of a live library.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `attrib` or `val` breaks a rule below
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED): `attrib` must not be a cluster dimension that was fixed when the kernel was compiled.
///
/// # Checked
///
/// - `attrib` must be [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES), [`CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT), [`CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET) (since CUDA 11.8), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH) (since CUDA 11.8), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT) (since CUDA 11.8), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH) (since CUDA 11.8), [`CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED) (since CUDA 11.8), [`CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE) (since CUDA 11.8) or [`CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE) (since CUDA 13.4): the others are read-only. (156)
/// - `val` must be at least 0 if `attrib` is [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT) or [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH). (489)
/// - Since CUDA 11.8, `val` must be an enumerator of [`CUclusterSchedulingPolicy`](libcuda_sys::CUclusterSchedulingPolicy) that the driver's release has, if `attrib` is [`CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE). (498)
/// - Since CUDA 13.2, `val` must be an enumerator of [`CUsharedMemoryMode`](libcuda_sys::CUsharedMemoryMode) that the driver's release has, if `attrib` is [`CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE). (507)
///
/// Allowed in `attrib`, by the release of CUDA:
///
/// - every release: [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES), [`CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT), [`CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH), [`CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED), [`CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE)
/// - since 13.4: [`CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE)
///
/// # Explained after a refusal
///
/// - `attrib` is an attribute that this driver only reports. (1086)
/// - If `attrib` is [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES):
///   - `val` is less than 0. (822)
///   - `val` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN). (823)
/// - `kernel` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `kernel` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
/// - `dev` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
///
/// # Left to the caller
///
/// - `attrib` must not be [`CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET). Not checked, because the list leaves it out, but its own text refers to this call.
/// - `attrib` must not be [`CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED), up to CUDA 12.4. Not checked, because the list leaves it out, but its own text refers to this call.
/// - `val` must not exceed [`CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN) less [`CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES), for [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES). Not checked, because two queries cost more than the call, and the driver checks it. (Explained after a refusal: 823)
/// - `val` must be [`CU_SHAREDMEM_CARVEOUT_DEFAULT`](libcuda_sys::CUshared_carveout::CU_SHAREDMEM_CARVEOUT_DEFAULT) or between 0 and 100, for [`CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT). Not checked, because the documentation calls it a hint and states no range, as that of [`CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT) does.
/// - `val` must be zero if and only if the other two are, for [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT) and [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH). Not checked, because the three values are set one after the other, and the launch checks them.
/// - `attrib` must not be a cluster dimension that was fixed when the kernel was compiled. Not checked, because a dimension does not show the time of its setting.
/// - `val` must be 0 or 1, for [`CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED), since CUDA 12.5. Not checked, because the documentation explains 0 and 1, but does not say that others are rejected.
/// - `attrib` must not be set on the same device by another thread at the same time if the result matters. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuKernelSetAttribute(
    attrib: CUfunction_attribute,
    val: c_int,
    kernel: CUkernel,
    dev: CUdevice,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuKernelSetAttribute(attrib, val, kernel, dev) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuKernelSetAttribute(attrib, val, kernel, dev) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuKernelSetAttribute",
                outcome,
                (attrib, val, kernel, dev),
                rows::cuKernelSetAttribute,
                move || checks::cuKernelSetAttribute(attrib, val, ptr::null_mut(), 0),
            )
        });
    }
    Ok(())
}

/// Sets the preference of a kernel on a device between L1 cache and shared memory.
///
/// Since CUDA 12.0. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual. The raw call is [`sys::cuKernelSetCacheConfig`](libcuda_sys::cuKernelSetCacheConfig).
///
/// Examples of this group: [`cuLibraryLoadData`], [`cuLibraryGetModule`] and [`cuKernelGetAttribute`].
///
/// # Parameters
///
/// - `kernel`: The kernel.
/// - `config`: The preference. It overrides that of the context, and [`cuFuncSetCacheConfig`](crate::calls::cuFuncSetCacheConfig) overrides it.
/// - `dev`: The device.
///
/// # Safety
///
/// `kernel` must be a kernel of a live library.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `config` breaks a rule below
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
///
/// # Checked
///
/// - `config` must be an enumerator of [`CUfunc_cache`](libcuda_sys::CUfunc_cache) that the driver's release has. (493)
///
/// # Explained after a refusal
///
/// - `kernel` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `kernel` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
/// - `dev` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
///
/// # Left to the caller
///
/// - `config` must not be set on the same device by another thread at the same time if the result matters. Not checked, because a check cannot see what other threads do.
#[inline]
pub unsafe fn cuKernelSetCacheConfig(
    kernel: CUkernel,
    config: CUfunc_cache,
    dev: CUdevice,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuKernelSetCacheConfig(kernel, config, dev) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuKernelSetCacheConfig(kernel, config, dev) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuKernelSetCacheConfig",
                outcome,
                (kernel, (), dev),
                rows::cuKernelSetCacheConfig,
                move || checks::cuKernelSetCacheConfig(ptr::null_mut(), config, 0),
            )
        });
    }
    Ok(())
}

/// Returns the name of a kernel.
///
/// Since CUDA 12.3. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual. The raw call is [`sys::cuKernelGetName`](libcuda_sys::cuKernelGetName).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # const PTX: &CStr = c"";
/// # fn main() -> Result<()> {
/// let (options, values, more) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
/// let (code, more_values) = (PTX.as_ptr().cast(), ptr::null_mut());
/// // SAFETY: `PTX` ends with a zero byte, there are no options, and no kernel is used after the
/// // unloading.
/// unsafe {
///     let library = calls::cuLibraryLoadData(code, options, values, 0, more, more_values, 0)?;
///     let kernel = calls::cuLibraryGetKernel(library, c"add_one")?; // in each context
///     let function = calls::cuKernelGetFunction(kernel)?; // in the current one
///     println!("{:?}: {function:?}", calls::cuKernelGetName(kernel)?);
///     calls::cuLibraryUnload(library)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `hfunc`: The kernel.
///
/// # Returns
///
/// The name, a C string. It may be mangled.
///
/// # Safety
///
/// `hfunc` must be null or a kernel of a live library.
///
/// The driver keeps the name until the library is unloaded or reloaded.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `hfunc` breaks a rule below
///
/// # Checked
///
/// - `hfunc` must not be null. (157)
///
/// # Explained after a refusal
///
/// - `hfunc` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hfunc` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
#[inline]
pub unsafe fn cuKernelGetName(hfunc: CUkernel) -> Result<CString> {
    let mut name = ptr::null();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuKernelGetName(&mut name, hfunc) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuKernelGetName(&mut name, hfunc) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuKernelGetName",
                outcome,
                ((), hfunc),
                rows::cuKernelGetName,
                move || checks::cuKernelGetName(&mut name, hfunc),
            )
        });
    }
    // SAFETY: it is null or, now, the address of a text that ends with a zero byte.
    let name = unsafe { super::copied(name) };
    Ok(name)
}

/// Returns the offset and the size of a kernel's parameter in the layout on the device.
///
/// Since CUDA 12.4. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual. The raw call is [`sys::cuKernelGetParamInfo`](libcuda_sys::cuKernelGetParamInfo).
///
/// Examples of this group: [`cuLibraryLoadData`], [`cuLibraryGetModule`] and [`cuKernelGetAttribute`].
///
/// # Parameters
///
/// - `kernel`: The kernel.
/// - `paramIndex`: The index of the parameter, from 0 up. [`cuKernelGetParamCount`] returns the number of parameters.
/// - `paramSize`: The size, in bytes.
///
/// # Returns
///
/// The offset, in bytes.
///
/// # Safety
///
/// `kernel` must be a kernel of a live library. `paramSize` must be null or valid for a write.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `paramIndex` is not below the number of the kernel's parameters. (896)
/// - `kernel` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `kernel` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
///
/// # Left to the caller
///
/// - `paramIndex` must be below the number of parameters, which [`cuKernelGetParamCount`] returns since 13.2. Not checked, because a query costs as much as the call, and the driver checks it. (Explained after a refusal: 896)
#[inline]
pub unsafe fn cuKernelGetParamInfo(
    kernel: CUkernel,
    paramIndex: usize,
    paramSize: *mut usize,
) -> Result<usize> {
    let mut paramOffset = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuKernelGetParamInfo(kernel, paramIndex, &mut paramOffset, paramSize)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuKernelGetParamInfo",
                outcome,
                (kernel, paramIndex),
                rows::cuKernelGetParamInfo,
                unruled,
            )
        });
    }
    Ok(paramOffset)
}

/// Returns the number of parameters of a kernel.
///
/// Since CUDA 13.2. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual. The raw call is [`sys::cuKernelGetParamCount`](libcuda_sys::cuKernelGetParamCount).
///
/// Examples of this group: [`cuLibraryLoadData`], [`cuLibraryGetModule`] and [`cuKernelGetAttribute`].
///
/// # Parameters
///
/// - `kernel`: The kernel.
///
/// # Returns
///
/// The number of parameters.
///
/// # Safety
///
/// `kernel` must be a kernel of a live library.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `kernel` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `kernel` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
#[inline]
pub unsafe fn cuKernelGetParamCount(kernel: CUkernel) -> Result<usize> {
    let mut paramCount = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuKernelGetParamCount(kernel, &mut paramCount) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuKernelGetParamCount",
                outcome,
                (kernel,),
                rows::cuKernelGetParamCount,
                unruled,
            )
        });
    }
    Ok(paramCount)
}
