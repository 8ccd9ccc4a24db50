// Created by `cargo xtask emit` from ledger/library.toml and src/rules. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rules::library as rules;
use core::ffi::*;
use cuda_sys::*;

/// The preconditions of [`cuLibraryLoadData`](crate::calls::cuLibraryLoadData) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `jitOptions[i]` must not be [`CU_JIT_THREADS_PER_BLOCK`](CUjit_option::CU_JIT_THREADS_PER_BLOCK), with [`CU_JIT_TARGET`](CUjit_option::CU_JIT_TARGET). (Rule 483)
/// - `jitOptionsValues[i]` must be [`CU_JIT_CACHE_OPTION_NONE`](CUjit_cacheMode::CU_JIT_CACHE_OPTION_NONE), [`CU_JIT_CACHE_OPTION_CG`](CUjit_cacheMode::CU_JIT_CACHE_OPTION_CG) or [`CU_JIT_CACHE_OPTION_CA`](CUjit_cacheMode::CU_JIT_CACHE_OPTION_CA), for [`CU_JIT_CACHE_MODE`](CUjit_option::CU_JIT_CACHE_MODE). (Rule 484)
#[allow(clippy::too_many_arguments)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLibraryLoadData(
    library: *mut CUlibrary,
    code: *const c_void,
    jitOptions: *mut CUjit_option,
    jitOptionsValues: *mut *mut c_void,
    numJitOptions: c_uint,
    libraryOptions: *mut CUlibraryOption,
    libraryOptionValues: *mut *mut c_void,
    numLibraryOptions: c_uint,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuLibraryLoadData(jitOptions, jitOptionsValues, numJitOptions) }
        .of(c"cuLibraryLoadData")
}

/// The preconditions of [`cuLibraryLoadFromFile`](crate::calls::cuLibraryLoadFromFile) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `jitOptions[i]` must not be [`CU_JIT_THREADS_PER_BLOCK`](CUjit_option::CU_JIT_THREADS_PER_BLOCK), with [`CU_JIT_TARGET`](CUjit_option::CU_JIT_TARGET). (Rule 483)
/// - `jitOptionsValues[i]` must be [`CU_JIT_CACHE_OPTION_NONE`](CUjit_cacheMode::CU_JIT_CACHE_OPTION_NONE), [`CU_JIT_CACHE_OPTION_CG`](CUjit_cacheMode::CU_JIT_CACHE_OPTION_CG) or [`CU_JIT_CACHE_OPTION_CA`](CUjit_cacheMode::CU_JIT_CACHE_OPTION_CA), for [`CU_JIT_CACHE_MODE`](CUjit_option::CU_JIT_CACHE_MODE). (Rule 484)
/// - `libraryOptions[i]` must not be [`CU_LIBRARY_BINARY_IS_PRESERVED`](CUlibraryOption::CU_LIBRARY_BINARY_IS_PRESERVED), which is for [`cuLibraryLoadData`](crate::calls::cuLibraryLoadData). (Rule 153)
#[allow(clippy::too_many_arguments)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLibraryLoadFromFile(
    library: *mut CUlibrary,
    fileName: *const c_char,
    jitOptions: *mut CUjit_option,
    jitOptionsValues: *mut *mut c_void,
    numJitOptions: c_uint,
    libraryOptions: *mut CUlibraryOption,
    libraryOptionValues: *mut *mut c_void,
    numLibraryOptions: c_uint,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        rules::cuLibraryLoadFromFile(
            jitOptions,
            jitOptionsValues,
            numJitOptions,
            libraryOptions,
            numLibraryOptions,
        )
    }
    .of(c"cuLibraryLoadFromFile")
}

/// The preconditions of [`cuLibraryGetGlobal`](crate::calls::cuLibraryGetGlobal) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `bytes` must not be null, where dptr is null. (Rule 154)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLibraryGetGlobal(
    dptr: *mut CUdeviceptr,
    bytes: *mut usize,
    library: CUlibrary,
    name: *const c_char,
) -> Result<(), Precondition> {
    rules::cuLibraryGetGlobal(dptr, bytes).of(c"cuLibraryGetGlobal")
}

/// The preconditions of [`cuLibraryGetManaged`](crate::calls::cuLibraryGetManaged) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `bytes` must not be null, where dptr is null. (Rule 154)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLibraryGetManaged(
    dptr: *mut CUdeviceptr,
    bytes: *mut usize,
    library: CUlibrary,
    name: *const c_char,
) -> Result<(), Precondition> {
    rules::cuLibraryGetManaged(dptr, bytes).of(c"cuLibraryGetManaged")
}

/// The preconditions of [`cuKernelGetAttribute`](crate::calls::cuKernelGetAttribute) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `attrib` must be [`CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK), [`CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES), [`CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES), [`CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES), [`CU_FUNC_ATTRIBUTE_NUM_REGS`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_NUM_REGS), [`CU_FUNC_ATTRIBUTE_PTX_VERSION`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_PTX_VERSION), [`CU_FUNC_ATTRIBUTE_BINARY_VERSION`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_BINARY_VERSION), [`CU_FUNC_ATTRIBUTE_CACHE_MODE_CA`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_CACHE_MODE_CA), [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES), [`CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT), [`CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH), [`CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED) or [`CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE), up to CUDA 13.2. (Rule 486)
/// - `attrib` must be [`CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK), [`CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES), [`CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES), [`CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES), [`CU_FUNC_ATTRIBUTE_NUM_REGS`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_NUM_REGS), [`CU_FUNC_ATTRIBUTE_PTX_VERSION`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_PTX_VERSION), [`CU_FUNC_ATTRIBUTE_BINARY_VERSION`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_BINARY_VERSION), [`CU_FUNC_ATTRIBUTE_CACHE_MODE_CA`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_CACHE_MODE_CA), [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES), [`CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT), [`CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH), [`CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED), [`CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE) or [`CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED), up to CUDA 13.3. (Rule 487)
/// - `attrib` must be [`CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK), [`CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES), [`CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES), [`CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES), [`CU_FUNC_ATTRIBUTE_NUM_REGS`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_NUM_REGS), [`CU_FUNC_ATTRIBUTE_PTX_VERSION`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_PTX_VERSION), [`CU_FUNC_ATTRIBUTE_BINARY_VERSION`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_BINARY_VERSION), [`CU_FUNC_ATTRIBUTE_CACHE_MODE_CA`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_CACHE_MODE_CA), [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES), [`CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT), [`CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH), [`CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED), [`CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE), [`CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED) or [`CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE). (Rule 488)
///
/// | `attrib` | allowed in CUDA |
/// |---|---|
/// | [`CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK) | all |
/// | [`CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES) | all |
/// | [`CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES) | all |
/// | [`CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES) | all |
/// | [`CU_FUNC_ATTRIBUTE_NUM_REGS`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_NUM_REGS) | all |
/// | [`CU_FUNC_ATTRIBUTE_PTX_VERSION`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_PTX_VERSION) | all |
/// | [`CU_FUNC_ATTRIBUTE_BINARY_VERSION`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_BINARY_VERSION) | all |
/// | [`CU_FUNC_ATTRIBUTE_CACHE_MODE_CA`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_CACHE_MODE_CA) | all |
/// | [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES) | all |
/// | [`CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT) | all |
/// | [`CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET) | all |
/// | [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH) | all |
/// | [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT) | all |
/// | [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH) | all |
/// | [`CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED) | all |
/// | [`CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE) | all |
/// | [`CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED) | since 13.3 |
/// | [`CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE) | since 13.4 |
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuKernelGetAttribute(
    pi: *mut c_int,
    attrib: CUfunction_attribute,
    kernel: CUkernel,
    dev: CUdevice,
) -> Result<(), Precondition> {
    rules::cuKernelGetAttribute(attrib).of(c"cuKernelGetAttribute")
}

/// The preconditions of [`cuKernelSetAttribute`](crate::calls::cuKernelSetAttribute) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `attrib` must be [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES), [`CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT), [`CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH), [`CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED) or [`CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE), for the others can only be read, up to CUDA 13.3. (Rule 155)
/// - `attrib` must be [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES), [`CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT), [`CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH), [`CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED), [`CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE) or [`CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE), for the others can only be read. (Rule 156)
/// - `val` must be at least 0, for a dimension of clusters. (Rule 489)
/// - `val` must be [`CU_CLUSTER_SCHEDULING_POLICY_DEFAULT`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_DEFAULT), [`CU_CLUSTER_SCHEDULING_POLICY_SPREAD`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_SPREAD) or [`CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING), with [`CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE), up to CUDA 13.3. (Rule 490)
/// - `val` must be [`CU_CLUSTER_SCHEDULING_POLICY_DEFAULT`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_DEFAULT), [`CU_CLUSTER_SCHEDULING_POLICY_SPREAD`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_SPREAD), [`CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING) or [`CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY), with [`CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE). (Rule 491)
/// - `val` must be [`CU_SHARED_MEMORY_MODE_DEFAULT`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_DEFAULT), [`CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE), [`CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE), [`CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY) or [`CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY), with [`CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE). (Rule 492)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuKernelSetAttribute(
    attrib: CUfunction_attribute,
    val: c_int,
    kernel: CUkernel,
    dev: CUdevice,
) -> Result<(), Precondition> {
    rules::cuKernelSetAttribute(attrib, val).of(c"cuKernelSetAttribute")
}

/// The preconditions of [`cuKernelSetCacheConfig`](crate::calls::cuKernelSetCacheConfig) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `config` must be [`CU_FUNC_CACHE_PREFER_NONE`](CUfunc_cache::CU_FUNC_CACHE_PREFER_NONE), [`CU_FUNC_CACHE_PREFER_SHARED`](CUfunc_cache::CU_FUNC_CACHE_PREFER_SHARED), [`CU_FUNC_CACHE_PREFER_L1`](CUfunc_cache::CU_FUNC_CACHE_PREFER_L1) or [`CU_FUNC_CACHE_PREFER_EQUAL`](CUfunc_cache::CU_FUNC_CACHE_PREFER_EQUAL). (Rule 493)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuKernelSetCacheConfig(
    kernel: CUkernel,
    config: CUfunc_cache,
    dev: CUdevice,
) -> Result<(), Precondition> {
    rules::cuKernelSetCacheConfig(config).of(c"cuKernelSetCacheConfig")
}

/// The preconditions of [`cuKernelGetName`](crate::calls::cuKernelGetName) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `hfunc` must not be null. (Rule 157)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuKernelGetName(
    name: *mut *const c_char,
    hfunc: CUkernel,
) -> Result<(), Precondition> {
    rules::cuKernelGetName(hfunc).of(c"cuKernelGetName")
}
