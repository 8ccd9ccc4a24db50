// Created by `cargo xtask emit` from ledger/occupancy.toml and src/rules. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rule::target;
use crate::rules::occupancy as rules;
use core::ffi::*;
use cuda_sys::*;

/// The preconditions of [`cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags`](crate::calls::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must be [`CU_OCCUPANCY_DEFAULT`](CUoccupancy_flags::CU_OCCUPANCY_DEFAULT) or [`CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE`](CUoccupancy_flags::CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE). (Rule 238)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    numBlocks: *mut c_int,
    func: CUfunction,
    blockSize: c_int,
    dynamicSMemSize: usize,
    flags: c_uint,
) -> Result<(), Precondition> {
    rules::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(flags)
        .of(c"cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags")
}

/// The preconditions of [`cuOccupancyMaxPotentialBlockSizeWithFlags`](crate::calls::cuOccupancyMaxPotentialBlockSizeWithFlags) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must be [`CU_OCCUPANCY_DEFAULT`](CUoccupancy_flags::CU_OCCUPANCY_DEFAULT) or [`CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE`](CUoccupancy_flags::CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE). (Rule 238)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuOccupancyMaxPotentialBlockSizeWithFlags(
    minGridSize: *mut c_int,
    blockSize: *mut c_int,
    func: CUfunction,
    blockSizeToDynamicSMemSize: CUoccupancyB2DSize,
    dynamicSMemSize: usize,
    blockSizeLimit: c_int,
    flags: c_uint,
) -> Result<(), Precondition> {
    rules::cuOccupancyMaxPotentialBlockSizeWithFlags(flags)
        .of(c"cuOccupancyMaxPotentialBlockSizeWithFlags")
}

/// The preconditions of [`cuOccupancyMaxPotentialClusterSize`](crate::calls::cuOccupancyMaxPotentialClusterSize) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
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
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuOccupancyMaxPotentialClusterSize(
    clusterSize: *mut c_int,
    func: CUfunction,
    config: *const CUlaunchConfig,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(config) = (unsafe { target(config) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuOccupancyMaxPotentialClusterSize(config) }
        .of(c"cuOccupancyMaxPotentialClusterSize")
}

/// The preconditions of [`cuOccupancyMaxActiveClusters`](crate::calls::cuOccupancyMaxActiveClusters) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
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
pub unsafe fn cuOccupancyMaxActiveClusters(
    numClusters: *mut c_int,
    func: CUfunction,
    config: *const CUlaunchConfig,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(config) = (unsafe { target(config) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuOccupancyMaxActiveClusters(config) }.of(c"cuOccupancyMaxActiveClusters")
}
