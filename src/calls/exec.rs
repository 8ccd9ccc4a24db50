// Created by `cargo xtask emit` from cuda.h, src/rules/exec.toml, src/owned/kernel.rs, src/rules/exec.rs, src/rules/parts/handle.rs, src/rules/parts/launch.rs, src/rules/parts/name.rs, src/rules/parts/output.rs, cuda-sys/build/generate/reference/exec.txt, src/sentence.rs, cuda-sys/build/generate/history.txt, src/guides/launching.md and tests/pages/exec.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused_for;
use crate::error::start;
use crate::error::unruled;
use crate::refused::calls as rows;
use core::ffi::{c_int, c_uint, c_void};
use core::ptr;
use libcuda_sys::{
    CUfunc_cache, CUfunction, CUfunction_attribute, CUfunctionLoadingState, CUhostFn,
    CUlaunchConfig, CUmodule, CUstream,
};
use std::ffi::CString;

/// Returns an attribute of a function.
///
/// Since CUDA 2.2. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual. The raw call is [`sys::cuFuncGetAttribute`](libcuda_sys::cuFuncGetAttribute).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # const PTX: &CStr = c"";
/// # fn main() -> Result<()> {
/// use CUfunction_attribute as Attribute;
/// // SAFETY: `PTX` ends with a zero byte, and the kernel is used while its module is loaded.
/// unsafe {
///     let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
///     let kernel = calls::cuModuleGetFunction(module, c"add_one")?;
///     let most = Attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK;
///     println!("at most {} threads", calls::cuFuncGetAttribute(most, kernel)?);
///     // More than 48 KiB of shared memory must be allowed, in bytes.
///     let dynamic = Attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES;
///     calls::cuFuncSetAttribute(kernel, dynamic, 96 << 10)?;
///     calls::cuFuncSetCacheConfig(kernel, CUfunc_cache::CU_FUNC_CACHE_PREFER_SHARED)?;
///     calls::cuModuleUnload(module)
/// }
/// # }
/// ```
///
/// Guide: [Modules, kernels and launches](crate::guides::launching).
///
/// # Parameters
///
/// - `attrib`: The attribute. [`CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK), [`CUfunction_attribute::CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES) and [`CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES) require a function that is loaded.
/// - `hfunc`: The function.
///
/// # Returns
///
/// The value. Sizes are in bytes.
///
/// # Safety
///
/// `hfunc` must be a live function.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `attrib` breaks a rule below
/// - [`CUDA_ERROR_FUNCTION_NOT_LOADED`](libcuda_sys::CUresult::CUDA_ERROR_FUNCTION_NOT_LOADED): `hfunc` must be loaded, for [`CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK), [`CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES) and [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES), since CUDA 12.4.
///
/// # Checked
///
/// - `attrib` must be an enumerator of [`CUfunction_attribute`](libcuda_sys::CUfunction_attribute) that the driver's release has. (488)
///
/// Allowed in `attrib`, by the release of CUDA:
///
/// - every release: [`CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK), [`CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES), [`CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES), [`CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES), [`CU_FUNC_ATTRIBUTE_NUM_REGS`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_NUM_REGS), [`CU_FUNC_ATTRIBUTE_PTX_VERSION`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_PTX_VERSION), [`CU_FUNC_ATTRIBUTE_BINARY_VERSION`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_BINARY_VERSION), [`CU_FUNC_ATTRIBUTE_CACHE_MODE_CA`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_CACHE_MODE_CA), [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES), [`CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT)
/// - since 11.8: [`CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH), [`CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED), [`CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE)
/// - since 13.3: [`CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED)
/// - since 13.4: [`CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE)
///
/// # Explained after a refusal
///
/// - `hfunc` is a [`CUkernel`](libcuda_sys::CUkernel), and not a function of a module: [`cuKernelGetFunction`](crate::calls::cuKernelGetFunction) returns its function. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (972)
/// - `hfunc` is not loaded: [`cuFuncLoad`] or its first launch loads it. [`CUDA_ERROR_FUNCTION_NOT_LOADED`](libcuda_sys::CUresult::CUDA_ERROR_FUNCTION_NOT_LOADED). (895)
/// - `hfunc` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hfunc` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
///
/// # Left to the caller
///
/// - `hfunc` must be loaded, for [`CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK), [`CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES) and [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES), since CUDA 12.4. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 895)
#[inline]
pub unsafe fn cuFuncGetAttribute(attrib: CUfunction_attribute, hfunc: CUfunction) -> Result<c_int> {
    let mut pi = 0;
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuFuncGetAttribute(&mut pi, attrib, hfunc) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuFuncGetAttribute(&mut pi, attrib, hfunc) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuFuncGetAttribute",
                outcome,
                ((), (), hfunc),
                rows::cuFuncGetAttribute,
                move || checks::cuFuncGetAttribute(&mut pi, attrib, ptr::null_mut()),
            )
        });
    }
    Ok(pi)
}

/// Sets an attribute of a function, for later launches.
///
/// Since CUDA 9.0. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual. The raw call is [`sys::cuFuncSetAttribute`](libcuda_sys::cuFuncSetAttribute).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # const PTX: &CStr = c"";
/// # fn main() -> Result<()> {
/// use CUfunction_attribute as Attribute;
/// // SAFETY: `PTX` ends with a zero byte, and the kernel is used while its module is loaded.
/// unsafe {
///     let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
///     let kernel = calls::cuModuleGetFunction(module, c"add_one")?;
///     let most = Attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK;
///     println!("at most {} threads", calls::cuFuncGetAttribute(most, kernel)?);
///     // More than 48 KiB of shared memory must be allowed, in bytes.
///     let dynamic = Attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES;
///     calls::cuFuncSetAttribute(kernel, dynamic, 96 << 10)?;
///     calls::cuFuncSetCacheConfig(kernel, CUfunc_cache::CU_FUNC_CACHE_PREFER_SHARED)?;
///     calls::cuModuleUnload(module)
/// }
/// # }
/// ```
///
/// Guide: [Modules, kernels and launches](crate::guides::launching).
///
/// # Parameters
///
/// - `hfunc`: The function.
/// - `attrib`: The attribute. Only some can be set, such as [`CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES).
/// - `value`: The value. Sizes are in bytes, cluster dimensions in blocks, and the shared memory carveout in percent.
///
/// # Safety
///
/// `hfunc` must be a live function.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `attrib` or `value` breaks a rule below
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED): `value` must be set here only if it was not set when the function was compiled, for [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT) and [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH), since CUDA 11.8.
///
/// # Checked
///
/// - `attrib` must be [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES), [`CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH) (since CUDA 11.8), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT) (since CUDA 11.8), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH) (since CUDA 11.8), [`CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED) (since CUDA 11.8), [`CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE) (since CUDA 11.8) or [`CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE) (since CUDA 13.4): the others are read-only. (52)
/// - `value` must be at least 0 if `attrib` is [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT) or [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH). (489)
/// - Since CUDA 11.8, `value` must be an enumerator of [`CUclusterSchedulingPolicy`](libcuda_sys::CUclusterSchedulingPolicy) that the driver's release has, if `attrib` is [`CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE). (498)
/// - Since CUDA 13.2, `value` must be an enumerator of [`CUsharedMemoryMode`](libcuda_sys::CUsharedMemoryMode) that the driver's release has, if `attrib` is [`CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE). (507)
///
/// Allowed in `attrib`, by the release of CUDA:
///
/// - every release: [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES), [`CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT)
/// - since 11.8: [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH), [`CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED), [`CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE)
/// - since 13.4: [`CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE)
///
/// # Explained after a refusal
///
/// - `hfunc` is a [`CUkernel`](libcuda_sys::CUkernel), and not a function of a module: [`cuKernelGetFunction`](crate::calls::cuKernelGetFunction) returns its function. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (972)
/// - `hfunc` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hfunc` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
/// - If `attrib` is [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES):
///   - `value` is less than 0. (821)
///   - `value` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN) of the devices without the function's static shared memory. (710)
/// - `value` is neither -1 nor a percentage from 0 to 100, and `attrib` is [`CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT). (824)
///
/// # Left to the caller
///
/// - `value` must not exceed the device's [`CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN) less the function's [`CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES), for [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES). Not checked, because a function does not show its device. (Explained after a refusal: 710)
/// - `value` must be a percentage or [`CU_SHAREDMEM_CARVEOUT_DEFAULT`](libcuda_sys::CUshared_carveout::CU_SHAREDMEM_CARVEOUT_DEFAULT), for [`CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT). Not checked, because the documentation calls it a hint and states no range, as that of [`CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT) does.
/// - `value` must be zero for all three or positive for all three, at launch, for [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT) and [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH), since CUDA 11.8. Not checked, because three calls set the three values, and the launch checks them.
/// - `value` must be set here only if it was not set when the function was compiled, for [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT) and [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH), since CUDA 11.8. Not checked, because no query reports whether the compiler has set it.
/// - `value` must be 0 or 1, for [`CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED), since CUDA 11.8. Not checked, because the documentation explains the two values, and a driver of CUDA 13.0 accepts others.
#[inline]
pub unsafe fn cuFuncSetAttribute(
    hfunc: CUfunction,
    attrib: CUfunction_attribute,
    value: c_int,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuFuncSetAttribute(hfunc, attrib, value) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuFuncSetAttribute(hfunc, attrib, value) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuFuncSetAttribute",
                outcome,
                (hfunc, attrib, value),
                rows::cuFuncSetAttribute,
                move || checks::cuFuncSetAttribute(ptr::null_mut(), attrib, value),
            )
        });
    }
    Ok(())
}

/// Sets the preference of a function for shared memory or L1 cache, if they share hardware.
///
/// Since CUDA 3.0. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual. The raw call is [`sys::cuFuncSetCacheConfig`](libcuda_sys::cuFuncSetCacheConfig).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # const PTX: &CStr = c"";
/// # fn main() -> Result<()> {
/// use CUfunction_attribute as Attribute;
/// // SAFETY: `PTX` ends with a zero byte, and the kernel is used while its module is loaded.
/// unsafe {
///     let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
///     let kernel = calls::cuModuleGetFunction(module, c"add_one")?;
///     let most = Attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK;
///     println!("at most {} threads", calls::cuFuncGetAttribute(most, kernel)?);
///     // More than 48 KiB of shared memory must be allowed, in bytes.
///     let dynamic = Attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES;
///     calls::cuFuncSetAttribute(kernel, dynamic, 96 << 10)?;
///     calls::cuFuncSetCacheConfig(kernel, CUfunc_cache::CU_FUNC_CACHE_PREFER_SHARED)?;
///     calls::cuModuleUnload(module)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `hfunc`: The function.
/// - `config`: The preference. [`CUfunc_cache::CU_FUNC_CACHE_PREFER_NONE`](libcuda_sys::CUfunc_cache::CU_FUNC_CACHE_PREFER_NONE) uses that of the context.
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
/// - `config` must be an enumerator of [`CUfunc_cache`](libcuda_sys::CUfunc_cache) that the driver's release has. (493)
///
/// # Explained after a refusal
///
/// - `hfunc` is a [`CUkernel`](libcuda_sys::CUkernel), and not a function of a module: [`cuKernelGetFunction`](crate::calls::cuKernelGetFunction) returns its function. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (972)
/// - `hfunc` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hfunc` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
#[inline]
pub unsafe fn cuFuncSetCacheConfig(hfunc: CUfunction, config: CUfunc_cache) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuFuncSetCacheConfig(hfunc, config) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuFuncSetCacheConfig(hfunc, config) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuFuncSetCacheConfig",
                outcome,
                (hfunc,),
                rows::cuFuncSetCacheConfig,
                move || checks::cuFuncSetCacheConfig(ptr::null_mut(), config),
            )
        });
    }
    Ok(())
}

/// Returns the module that contains a function.
///
/// Since CUDA 11.0. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual. The raw call is [`sys::cuFuncGetModule`](libcuda_sys::cuFuncGetModule).
///
/// Examples of this group: [`cuLaunchKernel`], [`cuFuncGetAttribute`] and [`cuLaunchKernelEx`].
///
/// # Parameters
///
/// - `hfunc`: The function.
///
/// # Returns
///
/// The module. It must not be unloaded if the CUDA runtime has loaded it.
///
/// # Safety
///
/// `hfunc` must be a live function.
///
/// The result is not retained: it is valid until the module is unloaded or its context is destroyed.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_NOT_FOUND)
///
/// # Explained after a refusal
///
/// - `hfunc` is a [`CUkernel`](libcuda_sys::CUkernel), and not a function of a module: [`cuKernelGetFunction`](crate::calls::cuKernelGetFunction) returns its function. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (972)
/// - `hfunc` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hfunc` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
///
/// # Left to the caller
///
/// - The result must not be unloaded if the CUDA runtime loaded it. Not checked, because a handle does not show its origin.
#[inline]
pub unsafe fn cuFuncGetModule(hfunc: CUfunction) -> Result<CUmodule> {
    let mut hmod = ptr::null_mut();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuFuncGetModule(&mut hmod, hfunc) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuFuncGetModule", outcome, ((), hfunc), rows::cuFuncGetModule, unruled)
        });
    }
    Ok(hmod)
}

/// Returns the name of a function, mangled unless the function has C linkage.
///
/// Since CUDA 12.3. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual. The raw call is [`sys::cuFuncGetName`](libcuda_sys::cuFuncGetName).
///
/// Examples of this group: [`cuLaunchKernel`], [`cuFuncGetAttribute`] and [`cuLaunchKernelEx`].
///
/// # Parameters
///
/// - `hfunc`: The function.
///
/// # Returns
///
/// The name, a C string.
///
/// # Safety
///
/// `hfunc` must be a live function.
///
/// The driver keeps the name until the module of the function is unloaded or reloaded.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `hfunc` breaks a rule below
///
/// # Checked
///
/// - `hfunc` must not be null. (53)
///
/// # Explained after a refusal
///
/// - `hfunc` is a [`CUkernel`](libcuda_sys::CUkernel), and not a function of a module: [`cuKernelGetFunction`](crate::calls::cuKernelGetFunction) returns its function. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (972)
/// - `hfunc` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hfunc` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
#[inline]
pub unsafe fn cuFuncGetName(hfunc: CUfunction) -> Result<CString> {
    let mut name = ptr::null();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuFuncGetName(&mut name, hfunc) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuFuncGetName(&mut name, hfunc) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuFuncGetName", outcome, ((), hfunc), rows::cuFuncGetName, move || {
                checks::cuFuncGetName(&mut name, hfunc)
            })
        });
    }
    // SAFETY: it is null or, now, the address of a text that ends with a zero byte.
    let name = unsafe { super::copied(name) };
    Ok(name)
}

/// Returns the offset and the size of a parameter in the parameter buffer of a kernel.
///
/// Since CUDA 12.4. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual. The raw call is [`sys::cuFuncGetParamInfo`](libcuda_sys::cuFuncGetParamInfo).
///
/// Examples of this group: [`cuLaunchKernel`], [`cuFuncGetAttribute`] and [`cuLaunchKernelEx`].
///
/// # Parameters
///
/// - `func`: The function.
/// - `paramIndex`: The index of the parameter, below the result of [`cuFuncGetParamCount`].
/// - `paramSize`: The size, in bytes.
///
/// # Returns
///
/// The offset, in bytes.
///
/// # Safety
///
/// `func` must be a live function. `paramSize` must be null or point to writable memory for a size.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `func` is a [`CUkernel`](libcuda_sys::CUkernel), and not a function of a module: [`cuKernelGetFunction`](crate::calls::cuKernelGetFunction) returns its function. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (973)
/// - `paramIndex` is not below the number of the function's parameters. (749)
/// - `func` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `func` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
///
/// # Left to the caller
///
/// - `paramIndex` must be below the number of the function's parameters. Not checked, because the driver reports it itself, and the number can be queried only since 13.2. (Explained after a refusal: 749)
#[inline]
pub unsafe fn cuFuncGetParamInfo(
    func: CUfunction,
    paramIndex: usize,
    paramSize: *mut usize,
) -> Result<usize> {
    let mut paramOffset = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuFuncGetParamInfo(func, paramIndex, &mut paramOffset, paramSize) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuFuncGetParamInfo",
                outcome,
                (func, paramIndex),
                rows::cuFuncGetParamInfo,
                unruled,
            )
        });
    }
    Ok(paramOffset)
}

/// Returns the number of parameters of a function.
///
/// Since CUDA 13.2. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual. The raw call is [`sys::cuFuncGetParamCount`](libcuda_sys::cuFuncGetParamCount).
///
/// Examples of this group: [`cuLaunchKernel`], [`cuFuncGetAttribute`] and [`cuLaunchKernelEx`].
///
/// # Parameters
///
/// - `func`: The function.
///
/// # Returns
///
/// The number of parameters.
///
/// # Safety
///
/// `func` must be a live function.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `func` is a [`CUkernel`](libcuda_sys::CUkernel), and not a function of a module: [`cuKernelGetFunction`](crate::calls::cuKernelGetFunction) returns its function. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (973)
/// - `func` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `func` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
#[inline]
pub unsafe fn cuFuncGetParamCount(func: CUfunction) -> Result<usize> {
    let mut paramCount = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuFuncGetParamCount(func, &mut paramCount) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuFuncGetParamCount",
                outcome,
                (func,),
                rows::cuFuncGetParamCount,
                unruled,
            )
        });
    }
    Ok(paramCount)
}

/// Queries whether a function is loaded.
///
/// Since CUDA 12.4. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual. The raw call is [`sys::cuFuncIsLoaded`](libcuda_sys::cuFuncIsLoaded).
///
/// Examples of this group: [`cuLaunchKernel`], [`cuFuncGetAttribute`] and [`cuLaunchKernelEx`].
///
/// # Parameters
///
/// - `function`: The function.
///
/// # Returns
///
/// The loading state.
///
/// # Safety
///
/// `function` must be a live function.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `function` is a [`CUkernel`](libcuda_sys::CUkernel), and not a function of a module: [`cuKernelGetFunction`](crate::calls::cuKernelGetFunction) returns its function. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (974)
/// - `function` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `function` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
#[inline]
pub unsafe fn cuFuncIsLoaded(function: CUfunction) -> Result<CUfunctionLoadingState> {
    let mut state = CUfunctionLoadingState(0);
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuFuncIsLoaded(&mut state, function) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuFuncIsLoaded", outcome, ((), function), rows::cuFuncIsLoaded, unruled)
        });
    }
    Ok(state)
}

/// Loads a function now rather than at its first use.
///
/// Since CUDA 12.4. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual. The raw call is [`sys::cuFuncLoad`](libcuda_sys::cuFuncLoad).
///
/// Examples of this group: [`cuLaunchKernel`], [`cuFuncGetAttribute`] and [`cuLaunchKernelEx`].
///
/// # Parameters
///
/// - `function`: The function. The call has no effect if it is already loaded.
///
/// # Safety
///
/// `function` must be a live function.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `function` is a [`CUkernel`](libcuda_sys::CUkernel), and not a function of a module: [`cuKernelGetFunction`](crate::calls::cuKernelGetFunction) returns its function. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (974)
/// - `function` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `function` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
#[inline]
pub unsafe fn cuFuncLoad(function: CUfunction) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuFuncLoad(function) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuFuncLoad", outcome, (function,), rows::cuFuncLoad, unruled)
        });
    }
    Ok(())
}

/// Launches a kernel in a stream.
///
/// Since CUDA 4.0. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual. The raw call is [`sys::cuLaunchKernel`](libcuda_sys::cuLaunchKernel).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # const PTX: &CStr = c"";
/// # fn main() -> Result<()> {
/// let (stream, extra) = (ptr::null_mut(), ptr::null_mut()); // the default stream
/// let (mut data, mut count): (CUdeviceptr, u32) = (calls::cuMemAlloc(4000)?, 1000);
/// // A pointer to each argument of `add_one(data: *mut u32, count: u32)`.
/// let mut arguments = [(&raw mut data).cast(), (&raw mut count).cast()];
/// let (blocks, arguments) = (count.div_ceil(256), arguments.as_mut_ptr());
/// // SAFETY: the arguments have the types that the kernel declares, and the memory lives until it
/// // has ended.
/// unsafe {
///     calls::cuMemsetD32(data, 41, 1000)?;
///     let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
///     let add_one = calls::cuModuleGetFunction(module, c"add_one")?;
///     calls::cuLaunchKernel(add_one, blocks, 1, 1, 256, 1, 1, 0, stream, arguments, extra)?;
///     calls::cuStreamSynchronize(stream)?; // returns the kernel's own errors too
///     calls::cuMemFree(data)?;
///     calls::cuModuleUnload(module)
/// }
/// # }
/// ```
///
/// Guide: [Modules, kernels and launches](crate::guides::launching).
///
/// # Parameters
///
/// - `f`: The function, or a [`CUkernel`](libcuda_sys::CUkernel) cast to a [`CUfunction`](libcuda_sys::CUfunction).
/// - `gridDimX`: The grid size in x, in blocks.
/// - `gridDimY`: The grid size in y, in blocks.
/// - `gridDimZ`: The grid size in z, in blocks.
/// - `blockDimX`: The block size in x, in threads.
/// - `blockDimY`: The block size in y, in threads.
/// - `blockDimZ`: The block size in z, in threads.
/// - `sharedMemBytes`: The dynamic shared memory of each block, in bytes.
/// - `hStream`: The stream; null is the default stream.
/// - `kernelParams`: An array of pointers to the arguments, one for each parameter of `f`. Must be null if `extra` is not.
/// - `extra`: A list of settings, each followed by its value, up to [`CU_LAUNCH_PARAM_END`](libcuda_sys::CU_LAUNCH_PARAM_END). [`CU_LAUNCH_PARAM_BUFFER_POINTER`](libcuda_sys::CU_LAUNCH_PARAM_BUFFER_POINTER) and [`CU_LAUNCH_PARAM_BUFFER_SIZE`](libcuda_sys::CU_LAUNCH_PARAM_BUFFER_SIZE) pass all arguments in one buffer.
///
/// # Safety
///
/// `f` must be a live function and `hStream` a live stream or a default one. `extra` must be null, or a list of names, each followed by its value, that ends with [`CU_LAUNCH_PARAM_END`](libcuda_sys::CU_LAUNCH_PARAM_END). The parameters must match those of the function, and its use of them must be sound.
///
/// The arguments are copied during the call. The function, its context and all memory that the kernel uses must live until the kernel has finished; in a stream capture, until the last launch of any executable graph with the node has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE), if `f` has parameters and was compiled by a toolchain older than 3.2
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `extra` breaks a rule below
/// - [`CUDA_ERROR_LAUNCH_FAILED`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_FAILED)
/// - [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES)
/// - [`CUDA_ERROR_LAUNCH_TIMEOUT`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_TIMEOUT)
/// - [`CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING)
/// - [`CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`](libcuda_sys::CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED)
/// - [`CUDA_ERROR_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_NOT_FOUND)
///
/// # Checked
///
/// - `extra` must be null if `kernelParams` is not null. (518)
/// - `extra` must have [`CU_LAUNCH_PARAM_BUFFER_POINTER`](libcuda_sys::CU_LAUNCH_PARAM_BUFFER_POINTER) if its [`CU_LAUNCH_PARAM_BUFFER_SIZE`](libcuda_sys::CU_LAUNCH_PARAM_BUFFER_SIZE) is not zero. (519)
///
/// # Explained after a refusal
///
/// - `f` is of a module of another context than `hStream`. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1164)
/// - `f` is of a module of another context than the current one, which has the default streams. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1165)
/// - `gridDimX` is zero. (641)
/// - `gridDimY` is zero. (642)
/// - `gridDimZ` is zero. (643)
/// - `blockDimX` is zero. (644)
/// - `blockDimY` is zero. (645)
/// - `blockDimZ` is zero. (646)
/// - `gridDimX` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X). (647)
/// - `gridDimY` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y). (648)
/// - `gridDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z). (649)
/// - `blockDimX` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X). (650)
/// - `blockDimY` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y). (651)
/// - `blockDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z). (652)
/// - `blockDimX * blockDimY * blockDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK). (653)
/// - `sharedMemBytes` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN) of the devices without the function's static shared memory. (745)
/// - `blockDimX * blockDimY * blockDimZ` is more than the function's [`CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK), which depends on its registers and its `.maxntid`. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES). (654)
/// - `sharedMemBytes` is more than the function's [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES), which [`cuFuncSetAttribute`] can raise. (655)
/// - `gridDimX` is not a multiple of the function's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1181)
/// - `gridDimY` is not a multiple of the function's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1182)
/// - `gridDimZ` is not a multiple of the function's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1183)
/// - `f` needs more local memory than the device had free just after the refusal: its [`CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES) for each thread that the device can run at once. [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY). (970)
/// - `kernelParams` is null, and the function has parameters. (709)
/// - `f` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `f` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - `kernelParams[i]` is null: the kernel has a parameter at this position. (988)
/// - `extra[CU_LAUNCH_PARAM_BUFFER_SIZE]` is more than the bytes of the kernel's parameters. [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES). (989)
///
/// # Kept by owned objects, else left to the caller
///
/// - `kernelParams` must be equal in number and size to the kernel's parameters. (987)
///
/// # Left to the caller
///
/// - `kernelParams[i]` must point to a value of the parameter's type. Not checked, because a pointer does not show what it points to.
/// - `extra` must be null or end with a null or [`CU_LAUNCH_PARAM_END`](libcuda_sys::CU_LAUNCH_PARAM_END). Not checked, because only the terminator marks the end of the list.
/// - `extra` must have a buffer in which each parameter has its size and alignment. Not checked, because a pointer does not show what it points to.
/// - `blockDimX * blockDimY * blockDimZ` must not exceed the function's [`CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK). Not checked, because the query fails for a [`CUkernel`](libcuda_sys::CUkernel) and for a function that is not loaded yet, and the driver logs each failed query. (Explained after a refusal: 654)
/// - `sharedMemBytes` must not exceed the function's [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES). Not checked, because the query fails for a [`CUkernel`](libcuda_sys::CUkernel) and for a function that is not loaded yet, and the driver logs each failed query. (Explained after a refusal: 655)
/// - `f` must have no [`CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET), since CUDA 11.8. Not checked, because the query fails for a [`CUkernel`](libcuda_sys::CUkernel) and for a function that is not loaded yet, and the driver logs each failed query.
#[allow(clippy::too_many_arguments)]
#[inline]
pub unsafe fn cuLaunchKernel(
    f: CUfunction,
    gridDimX: c_uint,
    gridDimY: c_uint,
    gridDimZ: c_uint,
    blockDimX: c_uint,
    blockDimY: c_uint,
    blockDimZ: c_uint,
    sharedMemBytes: c_uint,
    hStream: CUstream,
    kernelParams: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuLaunchKernel(
            f,
            gridDimX,
            gridDimY,
            gridDimZ,
            blockDimX,
            blockDimY,
            blockDimZ,
            sharedMemBytes,
            hStream,
            kernelParams,
            extra,
        )
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuLaunchKernel(
            f,
            gridDimX,
            gridDimY,
            gridDimZ,
            blockDimX,
            blockDimY,
            blockDimZ,
            sharedMemBytes,
            hStream,
            kernelParams,
            extra,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuLaunchKernel",
                outcome,
                (
                    f,
                    gridDimX,
                    gridDimY,
                    gridDimZ,
                    blockDimX,
                    blockDimY,
                    blockDimZ,
                    sharedMemBytes,
                    hStream,
                    kernelParams,
                    extra,
                ),
                rows::cuLaunchKernel,
                move || {
                    checks::cuLaunchKernel(
                        ptr::null_mut(),
                        0,
                        0,
                        0,
                        0,
                        0,
                        0,
                        0,
                        ptr::null_mut(),
                        kernelParams,
                        extra,
                    )
                },
            )
        });
    }
    Ok(())
}

/// Launches a kernel in a stream, with launch attributes.
///
/// Since CUDA 11.6. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual. The raw call is [`sys::cuLaunchKernelEx`](libcuda_sys::cuLaunchKernelEx).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # const PTX: &CStr = c"";
/// # fn main() -> Result<()> {
/// let mut cluster = CUlaunchAttribute {
///     id: CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION,
///     ..Default::default()
/// };
/// cluster.value.clusterDim = CUlaunchAttributeValue_clusterDim { x: 2, y: 1, z: 1 };
/// let config = CUlaunchConfig {
///     gridDimX: 8,
///     gridDimY: 1,
///     gridDimZ: 1,
///     blockDimX: 256,
///     blockDimY: 1,
///     blockDimZ: 1,
///     attrs: &mut cluster,
///     numAttrs: 1,
///     ..Default::default()
/// };
/// let (mut data, mut count): (CUdeviceptr, u32) = (calls::cuMemAlloc(8192)?, 2048);
/// let mut arguments = [(&raw mut data).cast(), (&raw mut count).cast()];
/// // SAFETY: the arguments have the types that the kernel declares, and the memory lives until it
/// // has ended.
/// unsafe {
///     let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
///     let kernel = calls::cuModuleGetFunction(module, c"add_one")?;
///     calls::cuLaunchKernelEx(&config, kernel, arguments.as_mut_ptr(), ptr::null_mut())?;
///     calls::cuStreamSynchronize(config.hStream)?;
///     calls::cuModuleUnload(module)?;
///     calls::cuMemFree(data)
/// }
/// # }
/// ```
///
/// Guide: [Modules, kernels and launches](crate::guides::launching).
///
/// # Parameters
///
/// - `config`: The grid, the block, the stream and the launch attributes.
/// - `f`: The function, or a [`CUkernel`](libcuda_sys::CUkernel) cast to a [`CUfunction`](libcuda_sys::CUfunction).
/// - `kernelParams`: An array of pointers to the arguments, one for each parameter of `f`. Must be null if `extra` is not.
/// - `extra`: A list of settings, each followed by its value, up to [`CU_LAUNCH_PARAM_END`](libcuda_sys::CU_LAUNCH_PARAM_END). [`CU_LAUNCH_PARAM_BUFFER_POINTER`](libcuda_sys::CU_LAUNCH_PARAM_BUFFER_POINTER) and [`CU_LAUNCH_PARAM_BUFFER_SIZE`](libcuda_sys::CU_LAUNCH_PARAM_BUFFER_SIZE) pass all arguments in one buffer.
///
/// # Safety
///
/// `f` must be a live function and `config.hStream` a live stream or a default one. `config.attrs` must point to `numAttrs` attributes that can be written, have the members that their ids select, and whose events are live. `extra` must be null, or a list of names, each followed by its value, that ends with [`CU_LAUNCH_PARAM_END`](libcuda_sys::CU_LAUNCH_PARAM_END). The parameters must match those of the function, and its use of them must be sound.
///
/// The arguments are copied during the call. The function, its context, events of launch attributes and all memory that the kernel uses must live until the kernel has finished; in a stream capture, until the last launch of any executable graph with the node has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE), if `f` has parameters and was compiled by a toolchain older than 3.2
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `extra` or `config` breaks a rule below
/// - [`CUDA_ERROR_LAUNCH_FAILED`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_FAILED)
/// - [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES)
/// - [`CUDA_ERROR_LAUNCH_TIMEOUT`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_TIMEOUT)
/// - [`CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING)
/// - [`CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE`](libcuda_sys::CUresult::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE)
/// - [`CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`](libcuda_sys::CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED)
/// - [`CUDA_ERROR_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_NOT_FOUND)
/// - [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE), if `config` breaks a rule below with this code
///
/// # Checked
///
/// - `extra` must be null if `kernelParams` is not null. (518)
/// - `extra` must have [`CU_LAUNCH_PARAM_BUFFER_POINTER`](libcuda_sys::CU_LAUNCH_PARAM_BUFFER_POINTER) if its [`CU_LAUNCH_PARAM_BUFFER_SIZE`](libcuda_sys::CU_LAUNCH_PARAM_BUFFER_SIZE) is not zero. (519)
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
/// # Checked by a query
///
/// - `config.attrs[i].value.accessPolicyWindow.num_bytes` must be at most the largest [`CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE) of the devices. (621)
/// - Since CUDA 12.0, `config.attrs[i].value.memSyncDomainMap.default_` must be below the largest [`CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT) of the devices. (622)
/// - Since CUDA 12.0, `config.attrs[i].value.memSyncDomainMap.remote` must be below the largest [`CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT) of the devices. (623)
/// - Since CUDA 13.2, `config.sharedMemBytes` must be at most the largest [`CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK) of the devices if [`CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE) is [`CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE`](libcuda_sys::CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE). (624)
/// - Since CUDA 13.2, `config.sharedMemBytes` must be at most the largest [`CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN) of the devices if [`CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE) is [`CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE`](libcuda_sys::CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE). (625)
/// - Since CUDA 12.4, `config.attrs[i].id` must not be [`CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE) if the stream is not null and does not capture. (800)
///
/// # Explained after a refusal
///
/// - `f` is of a module of another context than `config.hStream`. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1166)
/// - `f` is of a module of another context than the current one, which has the default streams. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1167)
/// - `f` needs more local memory than the device had free just after the refusal: its [`CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES) for each thread that the device can run at once. [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY). (970)
/// - `kernelParams` is null, and the function has parameters. (709)
/// - `f` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `f` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
/// - `config.sharedMemBytes` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN) of the devices without the function's static shared memory. (746)
/// - `config.blockDimX * config.blockDimY * config.blockDimZ` is more than the function's [`CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK), which depends on its registers and its `.maxntid`. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES). (656)
/// - `config.sharedMemBytes` is more than the function's [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES), which [`cuFuncSetAttribute`] can raise. (657)
/// - `config.attrs[i].value.clusterDim.x` is not the function's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1193)
/// - `config.attrs[i].value.clusterDim.y` is not the function's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1194)
/// - `config.attrs[i].value.clusterDim.z` is not the function's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1195)
/// - `config.gridDimX` is not a multiple of the function's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1190)
/// - `config.gridDimY` is not a multiple of the function's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1191)
/// - `config.gridDimZ` is not a multiple of the function's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1192)
/// - `config.gridDimX * config.gridDimY * config.gridDimZ` is more than the blocks of this function that the device can run at once. [`CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE`](libcuda_sys::CUresult::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE). (747)
/// - `config.gridDimX * config.gridDimY * config.gridDimZ` is more than the blocks of this function that the multiprocessors of the green context of `hStream` can run at once. [`CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE`](libcuda_sys::CUresult::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE). (969)
/// - `config.attrs[i].value.preferredClusterDim` has no [`CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION) beside it, and the function has no cluster of its own. [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1064)
/// - `config.attrs[i].id` is for launches that a stream captures. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (1065)
/// - `config.attrs[i].value.clusterDim` is more than the portable number of blocks: the function's [`CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED) is zero. [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (828)
/// - `config.attrs[i].value.clusterDim` is more than the most blocks of a cluster of this function that the device can run. [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1211)
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
/// - `kernelParams[i]` is null: the kernel has a parameter at this position. (988)
/// - `extra[CU_LAUNCH_PARAM_BUFFER_SIZE]` is more than the bytes of the kernel's parameters. [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES). (989)
///
/// # Kept by owned objects, else left to the caller
///
/// - `kernelParams` must be equal in number and size to the kernel's parameters. (987)
///
/// # Left to the caller
///
/// - `config.hStream` must be of the context of `f`. Not checked, because no query reports the context of a function.
/// - `config.attrs` must point to `numAttrs` attributes. Not checked, because a pointer does not show the length of an array.
/// - `config.attrs[i].id` must be an attribute that is valid for launches. Not checked, because the list grows with releases, and the documentation differs about [`CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY); the driver decides. (Explained after a refusal: 748)
/// - `config.attrs[i].value.cooperative` must be zero, unless the launch meets the rules of [`cuLaunchCooperativeKernel`], for [`CU_LAUNCH_ATTRIBUTE_COOPERATIVE`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_COOPERATIVE). Not checked, because the query of a stream's device breaks a capture of the stream.
/// - `config.attrs[i].value.accessPolicyWindow.num_bytes` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE), for [`CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW). Not checked, because only what no device allows is rejected, because no run has shown that the query of a stream's device leaves a capture intact.
/// - `config.attrs[i].value.memSyncDomainMap` must have domains below the device's [`CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT), for [`CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP), since CUDA 12.0. Not checked, because only what no device allows is rejected, because no run has shown that the query of a stream's device leaves a capture intact.
/// - `config.attrs[i].value.clusterDim` must not be zero in x, y and z, for [`CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION), since CUDA 12.3. Not checked, because the documentation of [`cuFuncSetAttribute`], to which this call's refers, allows three zeros.
/// - `config.attrs[i].value.programmaticEvent.event` must not be an interprocess or interop event, for [`CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT). Not checked, because a handle does not show its origin.
/// - `config.attrs[i].value.programmaticEvent.event` must have been created with [`CU_EVENT_DISABLE_TIMING`](libcuda_sys::CUevent_flags::CU_EVENT_DISABLE_TIMING), for [`CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT). Not checked, because a handle does not show its origin.
/// - `config.attrs[i].value.launchCompletionEvent.event` must not be an interprocess or interop event, for [`CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT), since CUDA 12.3. Not checked, because a handle does not show its origin.
/// - `config.attrs[i].value.launchCompletionEvent.event` must have been created with [`CU_EVENT_DISABLE_TIMING`](libcuda_sys::CUevent_flags::CU_EVENT_DISABLE_TIMING), for [`CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT), since CUDA 12.3. Not checked, because a handle does not show its origin.
/// - `config.attrs[i].value.deviceUpdatableKernelNode.deviceUpdatable` must not be set to 0 once it was 1 for that node, since CUDA 12.4. Not checked, because a launch does not show earlier settings.
/// - `config.attrs[i].value.preferredClusterDim` must not exceed the `maxBlocksPerCluster` of the function's launch bounds if it has them, since CUDA 12.8. Not checked, because a function does not show its launch bounds.
/// - `config.attrs[i].value.preferredClusterDim` must be less than the driver's maximum if the function has no launch bounds, since CUDA 12.8. Not checked, because the driver reports it itself, and has no query for it.
/// - `kernelParams[i]` must point to a value of the parameter's type. Not checked, because a pointer does not show what it points to.
/// - `extra` must be null or end with a null or [`CU_LAUNCH_PARAM_END`](libcuda_sys::CU_LAUNCH_PARAM_END). Not checked, because only the terminator marks the end of the list.
/// - `extra` must have a buffer in which each parameter has its size and alignment. Not checked, because a pointer does not show what it points to.
/// - `config.blockDimX * config.blockDimY * config.blockDimZ` must not exceed the function's [`CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK). Not checked, because the query fails for a [`CUkernel`](libcuda_sys::CUkernel) and for a function that is not loaded yet, and the driver logs each failed query. (Explained after a refusal: 656)
/// - `config.sharedMemBytes` must not exceed the function's [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES). Not checked, because the query fails for a [`CUkernel`](libcuda_sys::CUkernel) and for a function that is not loaded yet, and the driver logs each failed query. (Explained after a refusal: 657)
/// - `config.attrs` must have a valid [`CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION) if the function has [`CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET). Not checked, because the query fails for a [`CUkernel`](libcuda_sys::CUkernel) and for a function that is not loaded yet, and the driver logs each failed query.
/// - `config.sharedMemBytes` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK), with [`CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE`](libcuda_sys::CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE), since CUDA 13.2. Not checked, because only what no device allows is rejected, because no run has shown that the query of a stream's device leaves a capture intact.
/// - `config.sharedMemBytes` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN), with [`CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE`](libcuda_sys::CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE), since CUDA 13.2. Not checked, because only what no device allows is rejected, because no run has shown that the query of a stream's device leaves a capture intact.
/// - `config.attrs[i].value.clusterDim` must be of a portable size, with [`CU_LAUNCH_PORTABLE_CLUSTER_MODE_REQUIRE_PORTABLE`](libcuda_sys::CUlaunchAttributePortableClusterMode::CU_LAUNCH_PORTABLE_CLUSTER_MODE_REQUIRE_PORTABLE), since CUDA 13.2. Not checked, because the documentation states the size only for compute capability 9.0, and that later ones may have a larger one.
#[inline]
pub unsafe fn cuLaunchKernelEx(
    config: &CUlaunchConfig,
    f: CUfunction,
    kernelParams: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuLaunchKernelEx(config, f, kernelParams, extra) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuLaunchKernelEx(config, f, kernelParams, extra) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuLaunchKernelEx",
                outcome,
                (config, f, kernelParams, extra),
                rows::cuLaunchKernelEx,
                move || checks::cuLaunchKernelEx(config, ptr::null_mut(), kernelParams, extra),
            )
        });
    }
    Ok(())
}

/// Launches a kernel whose blocks can synchronize with each other.
///
/// Since CUDA 9.0. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual. The raw call is [`sys::cuLaunchCooperativeKernel`](libcuda_sys::cuLaunchCooperativeKernel).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # const PTX: &CStr = c"";
/// # fn main() -> Result<()> {
/// let (mut data, mut count): (CUdeviceptr, u32) = (calls::cuMemAlloc(4096)?, 1024);
/// let mut arguments = [(&raw mut data).cast(), (&raw mut count).cast()];
/// let (arguments, stream) = (arguments.as_mut_ptr(), ptr::null_mut());
/// // SAFETY: the arguments have the types that the kernel declares, and the memory lives until it
/// // has ended.
/// unsafe {
///     let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
///     let kernel = calls::cuModuleGetFunction(module, c"add_one")?;
///     // Each block must run at once: at most as many as
///     // cuOccupancyMaxActiveBlocksPerMultiprocessor allows.
///     calls::cuLaunchCooperativeKernel(kernel, 4, 1, 1, 256, 1, 1, 0, stream, arguments)?;
///     calls::cuStreamSynchronize(stream)?;
///     calls::cuModuleUnload(module)?;
///     calls::cuMemFree(data)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `f`: The function, or a [`CUkernel`](libcuda_sys::CUkernel) cast to a [`CUfunction`](libcuda_sys::CUfunction). It must not use dynamic parallelism.
/// - `gridDimX`: The grid size in x, in blocks. All blocks must fit on the device at the same time.
/// - `gridDimY`: The grid size in y, in blocks.
/// - `gridDimZ`: The grid size in z, in blocks.
/// - `blockDimX`: The block size in x, in threads.
/// - `blockDimY`: The block size in y, in threads.
/// - `blockDimZ`: The block size in z, in threads.
/// - `sharedMemBytes`: The dynamic shared memory of each block, in bytes.
/// - `hStream`: The stream; null is the default stream. Its device must have [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH).
/// - `kernelParams`: An array of pointers to the arguments, one for each parameter of `f`.
///
/// # Safety
///
/// `f` must be a live function and `hStream` a live stream or a default one. The parameters must match those of the function, and its use of them must be sound.
///
/// The arguments are copied during the call. The function, its context and all memory that the kernel uses must live until the kernel has finished; in a stream capture, until the last launch of any executable graph with the node has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_INVALID_IMAGE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_IMAGE), if `f` has parameters and was compiled by a toolchain older than 3.2
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_LAUNCH_FAILED`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_FAILED)
/// - [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES)
/// - [`CUDA_ERROR_LAUNCH_TIMEOUT`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_TIMEOUT)
/// - [`CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING)
/// - [`CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE`](libcuda_sys::CUresult::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE)
/// - [`CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`](libcuda_sys::CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED)
/// - [`CUDA_ERROR_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_NOT_FOUND)
///
/// # Explained after a refusal
///
/// - `f` is of a module of another context than `hStream`. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1164)
/// - `f` is of a module of another context than the current one, which has the default streams. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1165)
/// - `gridDimX` is zero. (641)
/// - `gridDimY` is zero. (642)
/// - `gridDimZ` is zero. (643)
/// - `blockDimX` is zero. (644)
/// - `blockDimY` is zero. (645)
/// - `blockDimZ` is zero. (646)
/// - `gridDimX` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X). (647)
/// - `gridDimY` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y). (648)
/// - `gridDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z). (649)
/// - `blockDimX` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X). (650)
/// - `blockDimY` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y). (651)
/// - `blockDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z). (652)
/// - `blockDimX * blockDimY * blockDimZ` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK). (653)
/// - `sharedMemBytes` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN) of the devices without the function's static shared memory. (745)
/// - `blockDimX * blockDimY * blockDimZ` is more than the function's [`CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK), which depends on its registers and its `.maxntid`. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](libcuda_sys::CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES). (654)
/// - `sharedMemBytes` is more than the function's [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES), which [`cuFuncSetAttribute`] can raise. (655)
/// - `gridDimX` is not a multiple of the function's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1181)
/// - `gridDimY` is not a multiple of the function's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1182)
/// - `gridDimZ` is not a multiple of the function's [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH). [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (1183)
/// - `gridDimX * gridDimY * gridDimZ` is more than the blocks of this function that the device can run at once. [`CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE`](libcuda_sys::CUresult::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE). (658)
/// - `gridDimX * gridDimY * gridDimZ` is more than the blocks of this function that the multiprocessors of the green context of `hStream` can run at once. [`CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE`](libcuda_sys::CUresult::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE). (968)
/// - `f` needs more local memory than the device had free just after the refusal: its [`CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES) for each thread that the device can run at once. [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY). (970)
/// - `kernelParams` is null, and the function has parameters. (1205)
/// - `f` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `f` is of a library that has no code for the architecture of the device. [`CUDA_ERROR_NO_BINARY_FOR_GPU`](libcuda_sys::CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU). (1235)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - `kernelParams[i]` is null: the kernel has a parameter at this position. (988)
///
/// # Kept by owned objects, else left to the caller
///
/// - `kernelParams` must be equal in number and size to the kernel's parameters. (987)
///
/// # Left to the caller
///
/// - `hStream` must be of a device whose [`CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH) is not zero. Not checked, because the query of a stream's device breaks a capture of the stream.
/// - `gridDimX * gridDimY * gridDimZ` must not exceed the result of [`cuOccupancyMaxActiveBlocksPerMultiprocessor`](crate::calls::cuOccupancyMaxActiveBlocksPerMultiprocessor) times the device's [`CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT). Not checked, because the query of a stream's device breaks a capture of the stream. (Explained after a refusal: 658)
/// - `f` must not use dynamic parallelism. Not checked, because a function does not show the work that it does.
/// - `kernelParams[i]` must point to a value of the parameter's type. Not checked, because a pointer does not show what it points to.
/// - `blockDimX * blockDimY * blockDimZ` must not exceed the function's [`CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK). Not checked, because the query fails for a [`CUkernel`](libcuda_sys::CUkernel) and for a function that is not loaded yet, and the driver logs each failed query. (Explained after a refusal: 654)
/// - `sharedMemBytes` must not exceed the function's [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](libcuda_sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES). Not checked, because the query fails for a [`CUkernel`](libcuda_sys::CUkernel) and for a function that is not loaded yet, and the driver logs each failed query. (Explained after a refusal: 655)
#[allow(clippy::too_many_arguments)]
#[inline]
pub unsafe fn cuLaunchCooperativeKernel(
    f: CUfunction,
    gridDimX: c_uint,
    gridDimY: c_uint,
    gridDimZ: c_uint,
    blockDimX: c_uint,
    blockDimY: c_uint,
    blockDimZ: c_uint,
    sharedMemBytes: c_uint,
    hStream: CUstream,
    kernelParams: *mut *mut c_void,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuLaunchCooperativeKernel(
            f,
            gridDimX,
            gridDimY,
            gridDimZ,
            blockDimX,
            blockDimY,
            blockDimZ,
            sharedMemBytes,
            hStream,
            kernelParams,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuLaunchCooperativeKernel",
                outcome,
                (
                    f,
                    gridDimX,
                    gridDimY,
                    gridDimZ,
                    blockDimX,
                    blockDimY,
                    blockDimZ,
                    sharedMemBytes,
                    hStream,
                    kernelParams,
                ),
                rows::cuLaunchCooperativeKernel,
                unruled,
            )
        });
    }
    Ok(())
}

/// Calls a host function after all work that is in a stream so far, unless the context has an error.
///
/// Since CUDA 10.0. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual. The raw call is [`sys::cuLaunchHostFunc`](libcuda_sys::cuLaunchHostFunc).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// unsafe extern "C" fn done(count: *mut c_void) {
///     // SAFETY: it is the address that was passed, and nothing else uses it meanwhile. No CUDA
///     // calls here.
///     unsafe { *count.cast::<u32>() += 1 };
/// }
/// let mut count = 0_u32;
/// // SAFETY: `count` lives until the stream is synchronized.
/// unsafe {
///     calls::cuLaunchHostFunc(ptr::null_mut(), Some(done), (&raw mut count).cast())?;
///     calls::cuStreamSynchronize(ptr::null_mut())?;
/// }
/// println!("{count} call");
/// # Ok(())
/// # }
/// ```
///
/// # Parameters
///
/// - `hStream`: The stream; null is the default stream.
/// - `fn_` (`fn` in C): The function. Later work of the stream waits for it. It must not call CUDA, nor wait for CUDA work that is not ordered before it.
/// - `userData`: The argument passed to `fn`.
///
/// # Safety
///
/// `hStream` must be a live stream or a default one. `fn` must be a function that may run on another thread, does not unwind and does not call CUDA.
///
/// `fn` and the data at `userData` must stay valid until `fn` has returned. In a stream capture, they must stay valid until the last launch of any executable graph with the node has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Explained after a refusal
///
/// - `fn` is null. (734)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `fn` must make no CUDA call. Not checked, because a check cannot see what the function does.
/// - `fn` must not wait for CUDA work that need not run before it. Not checked, because a check cannot see what the function does.
/// - `hStream` must not be in CIG capture, nor the call be recorded in a graph that is launched there, since CUDA 13.2. Not checked, because a stream does not show CIG capture.
#[inline]
pub unsafe fn cuLaunchHostFunc(
    hStream: CUstream,
    fn_: CUhostFn,
    userData: *mut c_void,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuLaunchHostFunc(hStream, fn_, userData) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuLaunchHostFunc",
                outcome,
                (hStream, fn_),
                rows::cuLaunchHostFunc,
                unruled,
            )
        });
    }
    Ok(())
}

/// Calls a host function after all work that is in a stream so far, unless the context has an error. It also selects how the driver's thread waits for host functions.
///
/// Since CUDA 13.1. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual. The raw call is [`sys::cuLaunchHostFunc_v2`](libcuda_sys::cuLaunchHostFunc_v2).
///
/// Examples of this group: [`cuLaunchKernel`], [`cuFuncGetAttribute`] and [`cuLaunchKernelEx`].
///
/// # Parameters
///
/// - `hStream`: The stream; null is the default stream.
/// - `fn_` (`fn` in C): The function. Later work of the stream waits for it. It must not call CUDA, nor wait for CUDA work that is not ordered before it.
/// - `userData`: The argument passed to `fn`.
/// - `syncMode`: A value of [`CUhostTaskSyncMode`](libcuda_sys::CUhostTaskSyncMode): the thread that calls `fn` sleeps or spins while it waits.
///
/// # Safety
///
/// `hStream` must be a live stream or a default one. `fn` must be a function that may run on another thread, does not unwind and does not call CUDA.
///
/// `fn` and the data at `userData` must stay valid until `fn` has returned. In a stream capture, they must stay valid until the last launch of any executable graph with the node has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Explained after a refusal
///
/// - `fn` is null. (734)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `fn` must make no CUDA call. Not checked, because a check cannot see what the function does.
/// - `fn` must not wait for CUDA work that need not run before it. Not checked, because a check cannot see what the function does.
/// - `hStream` must not be in CIG capture, nor the call be recorded in a graph that is launched there, since CUDA 13.2. Not checked, because a stream does not show CIG capture.
/// - `syncMode` must be [`CU_HOST_TASK_BLOCKING`](libcuda_sys::CUhostTaskSyncMode::CU_HOST_TASK_BLOCKING) or [`CU_HOST_TASK_SPINWAIT`](libcuda_sys::CUhostTaskSyncMode::CU_HOST_TASK_SPINWAIT). Not checked, because the documentation does not list the values; the driver decides.
#[inline]
pub unsafe fn cuLaunchHostFunc_v2(
    hStream: CUstream,
    fn_: CUhostFn,
    userData: *mut c_void,
    syncMode: c_uint,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuLaunchHostFunc_v2(hStream, fn_, userData, syncMode) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuLaunchHostFunc_v2",
                outcome,
                (hStream, fn_),
                rows::cuLaunchHostFunc_v2,
                unruled,
            )
        });
    }
    Ok(())
}
