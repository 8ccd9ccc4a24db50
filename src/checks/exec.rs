// Created by `cargo xtask emit` from ledger/exec.toml and src/rules. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rule::target;
use crate::rules::exec as rules;
use core::ffi::*;
use cuda_sys::*;

/// The preconditions of [`cuFuncGetAttribute`](crate::calls::cuFuncGetAttribute) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `attrib` must be [`CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK), [`CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES), [`CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES), [`CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES), [`CU_FUNC_ATTRIBUTE_NUM_REGS`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_NUM_REGS), [`CU_FUNC_ATTRIBUTE_PTX_VERSION`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_PTX_VERSION), [`CU_FUNC_ATTRIBUTE_BINARY_VERSION`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_BINARY_VERSION), [`CU_FUNC_ATTRIBUTE_CACHE_MODE_CA`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_CACHE_MODE_CA), [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES) or [`CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT), up to CUDA 11.7. (Rule 485)
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
/// | [`CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET) | since 11.8 |
/// | [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH) | since 11.8 |
/// | [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT) | since 11.8 |
/// | [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH) | since 11.8 |
/// | [`CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED) | since 11.8 |
/// | [`CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE) | since 11.8 |
/// | [`CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED) | since 13.3 |
/// | [`CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE) | since 13.4 |
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuFuncGetAttribute(
    pi: *mut c_int,
    attrib: CUfunction_attribute,
    hfunc: CUfunction,
) -> Result<(), Precondition> {
    rules::cuFuncGetAttribute(attrib).of(c"cuFuncGetAttribute")
}

/// The preconditions of [`cuFuncSetAttribute`](crate::calls::cuFuncSetAttribute) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `attrib` must be [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES) or [`CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT), for the others can only be read, up to CUDA 11.7. (Rule 50)
/// - `attrib` must be [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES), [`CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH), [`CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED) or [`CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE), for the others can only be read, up to CUDA 13.3. (Rule 51)
/// - `attrib` must be [`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES), [`CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT), [`CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH), [`CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED), [`CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE) or [`CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE), for the others can only be read. (Rule 52)
/// - `value` must be at least 0, for a dimension of clusters. (Rule 489)
/// - `value` must be [`CU_CLUSTER_SCHEDULING_POLICY_DEFAULT`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_DEFAULT), [`CU_CLUSTER_SCHEDULING_POLICY_SPREAD`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_SPREAD) or [`CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING), with [`CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE), up to CUDA 13.3. (Rule 490)
/// - `value` must be [`CU_CLUSTER_SCHEDULING_POLICY_DEFAULT`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_DEFAULT), [`CU_CLUSTER_SCHEDULING_POLICY_SPREAD`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_SPREAD), [`CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING) or [`CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY), with [`CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE). (Rule 491)
/// - `value` must be [`CU_SHARED_MEMORY_MODE_DEFAULT`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_DEFAULT), [`CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE), [`CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE), [`CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY) or [`CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY), with [`CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE`](CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE). (Rule 492)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuFuncSetAttribute(
    hfunc: CUfunction,
    attrib: CUfunction_attribute,
    value: c_int,
) -> Result<(), Precondition> {
    rules::cuFuncSetAttribute(attrib, value).of(c"cuFuncSetAttribute")
}

/// The preconditions of [`cuFuncSetCacheConfig`](crate::calls::cuFuncSetCacheConfig) that can be checked.
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
pub unsafe fn cuFuncSetCacheConfig(
    hfunc: CUfunction,
    config: CUfunc_cache,
) -> Result<(), Precondition> {
    rules::cuFuncSetCacheConfig(config).of(c"cuFuncSetCacheConfig")
}

/// The preconditions of [`cuFuncGetName`](crate::calls::cuFuncGetName) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `hfunc` must not be null. (Rule 53)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuFuncGetName(
    name: *mut *const c_char,
    hfunc: CUfunction,
) -> Result<(), Precondition> {
    rules::cuFuncGetName(hfunc).of(c"cuFuncGetName")
}

/// The preconditions of [`cuLaunchKernel`](crate::calls::cuLaunchKernel) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `extra` must be null, where `kernelParams` is not null. (Rule 518)
/// - `extra` must have [`CU_LAUNCH_PARAM_BUFFER_POINTER`], with a [`CU_LAUNCH_PARAM_BUFFER_SIZE`] that is not zero. (Rule 519)
#[allow(clippy::too_many_arguments)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuLaunchKernel(kernelParams, extra) }.of(c"cuLaunchKernel")
}

/// The preconditions of [`cuLaunchKernelEx`](crate::calls::cuLaunchKernelEx) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `extra` must be null, where `kernelParams` is not null. (Rule 518)
/// - `extra` must have [`CU_LAUNCH_PARAM_BUFFER_POINTER`], with a [`CU_LAUNCH_PARAM_BUFFER_SIZE`] that is not zero. (Rule 519)
/// - `config.attrs` must not be null, unless `numAttrs` is zero. (Rule 508)
/// - `config.attrs[i].value.accessPolicyWindow.missProp` must be [`CU_ACCESS_PROPERTY_NORMAL`](CUaccessProperty::CU_ACCESS_PROPERTY_NORMAL) or [`CU_ACCESS_PROPERTY_STREAMING`](CUaccessProperty::CU_ACCESS_PROPERTY_STREAMING), with [`CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW). (Rule 495)
/// - `config.attrs[i].value.syncPolicy` must be [`CU_SYNC_POLICY_AUTO`](CUsynchronizationPolicy::CU_SYNC_POLICY_AUTO), [`CU_SYNC_POLICY_SPIN`](CUsynchronizationPolicy::CU_SYNC_POLICY_SPIN), [`CU_SYNC_POLICY_YIELD`](CUsynchronizationPolicy::CU_SYNC_POLICY_YIELD) or [`CU_SYNC_POLICY_BLOCKING_SYNC`](CUsynchronizationPolicy::CU_SYNC_POLICY_BLOCKING_SYNC), with [`CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY). (Rule 496)
/// - `config.attrs[i].value.clusterSchedulingPolicyPreference` must be [`CU_CLUSTER_SCHEDULING_POLICY_DEFAULT`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_DEFAULT), [`CU_CLUSTER_SCHEDULING_POLICY_SPREAD`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_SPREAD) or [`CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING), with [`CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE), up to CUDA 13.3. (Rule 497)
/// - `config.attrs[i].value.clusterSchedulingPolicyPreference` must be [`CU_CLUSTER_SCHEDULING_POLICY_DEFAULT`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_DEFAULT), [`CU_CLUSTER_SCHEDULING_POLICY_SPREAD`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_SPREAD), [`CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING) or [`CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY), with [`CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE). (Rule 498)
/// - `config.attrs[i].value.programmaticEvent.flags` must be [`CU_EVENT_RECORD_DEFAULT`](CUevent_record_flags::CU_EVENT_RECORD_DEFAULT), with [`CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT). (Rule 499)
/// - `config.attrs[i].value.launchCompletionEvent.flags` must be [`CU_EVENT_RECORD_DEFAULT`](CUevent_record_flags::CU_EVENT_RECORD_DEFAULT), with [`CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT), since CUDA 12.3. (Rule 500)
/// - `config.attrs[i].value.memSyncDomain` must be [`CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT`](CUlaunchMemSyncDomain::CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT) or [`CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE`](CUlaunchMemSyncDomain::CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE), with [`CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN), since CUDA 12.3. (Rule 501)
/// - `config.attrs[i].value.deviceUpdatableKernelNode.deviceUpdatable` must be 0 or 1, with [`CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE), since CUDA 12.4. (Rule 502)
/// - `config.attrs[i].value.sharedMemCarveout` must be at most 100, a percentage with [`CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT), since CUDA 12.5. (Rule 503)
/// - `config.attrs[i].value.nvlinkUtilCentricScheduling` must be 0 or 1, with [`CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING), since CUDA 13.0. (Rule 504)
/// - `config.attrs[i].value.portableClusterSizeMode` must be [`CU_LAUNCH_PORTABLE_CLUSTER_MODE_DEFAULT`](CUlaunchAttributePortableClusterMode::CU_LAUNCH_PORTABLE_CLUSTER_MODE_DEFAULT), [`CU_LAUNCH_PORTABLE_CLUSTER_MODE_REQUIRE_PORTABLE`](CUlaunchAttributePortableClusterMode::CU_LAUNCH_PORTABLE_CLUSTER_MODE_REQUIRE_PORTABLE) or [`CU_LAUNCH_PORTABLE_CLUSTER_MODE_ALLOW_NON_PORTABLE`](CUlaunchAttributePortableClusterMode::CU_LAUNCH_PORTABLE_CLUSTER_MODE_ALLOW_NON_PORTABLE), with [`CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE), since CUDA 13.2. (Rule 505)
/// - `config.attrs[i].value.sharedMemoryMode` must be [`CU_SHARED_MEMORY_MODE_DEFAULT`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_DEFAULT), [`CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE) or [`CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE), with [`CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE), in CUDA 13.2 to 13.3. (Rule 506)
/// - `config.attrs[i].value.sharedMemoryMode` must be [`CU_SHARED_MEMORY_MODE_DEFAULT`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_DEFAULT), [`CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE), [`CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE), [`CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY) or [`CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY), with [`CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE), since CUDA 13.2. (Rule 507)
/// - `config.attrs[i].value.clusterDim.x` must be a divisor of `config.gridDimX`, unless x, y and z are zero, since CUDA 12.3. [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (Rule 509)
/// - `config.attrs[i].value.clusterDim.y` must be a divisor of `config.gridDimY`, unless x, y and z are zero, since CUDA 12.3. [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (Rule 510)
/// - `config.attrs[i].value.clusterDim.z` must be a divisor of `config.gridDimZ`, unless x, y and z are zero, since CUDA 12.3. [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (Rule 511)
/// - `config.attrs[i].value.preferredClusterDim.x` must be a divisor of `config.gridDimX`, since CUDA 12.8. [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (Rule 512)
/// - `config.attrs[i].value.preferredClusterDim.y` must be a divisor of `config.gridDimY`, since CUDA 12.8. [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (Rule 513)
/// - `config.attrs[i].value.preferredClusterDim.z` must be a divisor of `config.gridDimZ`, since CUDA 12.8. [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (Rule 514)
/// - `config.attrs[i].value.preferredClusterDim.x` must be a multiple of that of [`CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION), since CUDA 12.8. [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (Rule 515)
/// - `config.attrs[i].value.preferredClusterDim.y` must be a multiple of that of [`CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION), since CUDA 12.8. [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (Rule 516)
/// - `config.attrs[i].value.preferredClusterDim.z` must be that of [`CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION), since CUDA 12.8. [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE). (Rule 517)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLaunchKernelEx(
    config: *const CUlaunchConfig,
    f: CUfunction,
    kernelParams: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(config) = (unsafe { target(config) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuLaunchKernelEx(config, kernelParams, extra) }.of(c"cuLaunchKernelEx")
}
