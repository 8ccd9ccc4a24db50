// Created by `cargo xtask emit` from ledger/stream.toml and src/rules. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rule::target;
use crate::rules::stream as rules;
use core::ffi::*;
use cuda_sys::*;

/// The preconditions of [`cuStreamCreate`](crate::calls::cuStreamCreate) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `Flags` must be [`CU_STREAM_DEFAULT`](CUstream_flags::CU_STREAM_DEFAULT) or [`CU_STREAM_NON_BLOCKING`](CUstream_flags::CU_STREAM_NON_BLOCKING). (Rule 249)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamCreate(phStream: *mut CUstream, Flags: c_uint) -> Result<(), Precondition> {
    rules::cuStreamCreate(Flags).of(c"cuStreamCreate")
}

/// The preconditions of [`cuStreamCreateWithPriority`](crate::calls::cuStreamCreateWithPriority) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must be [`CU_STREAM_DEFAULT`](CUstream_flags::CU_STREAM_DEFAULT) or [`CU_STREAM_NON_BLOCKING`](CUstream_flags::CU_STREAM_NON_BLOCKING). (Rule 250)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamCreateWithPriority(
    phStream: *mut CUstream,
    flags: c_uint,
    priority: c_int,
) -> Result<(), Precondition> {
    rules::cuStreamCreateWithPriority(flags).of(c"cuStreamCreateWithPriority")
}

/// The preconditions of [`cuStreamBeginCaptureToCig`](crate::calls::cuStreamBeginCaptureToCig) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `hStream` must not be [`CU_STREAM_LEGACY`]. (Rule 257)
/// - `streamCigCaptureParams.streamCigParams` must not be null. (Rule 253)
/// - `streamCigCaptureParams.streamCigParams.streamSharedDataType` must be [`STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST`](CUstreamCigDataType::STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST), up to CUDA 13.4. (Rule 251)
/// - `streamCigCaptureParams.streamCigParams.streamSharedDataType` must be [`STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST`](CUstreamCigDataType::STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST) or [`STREAM_CIG_DATA_TYPE_VULKAN_COMMAND_BUFFER_HANDLE_NV`](CUstreamCigDataType::STREAM_CIG_DATA_TYPE_VULKAN_COMMAND_BUFFER_HANDLE_NV). (Rule 252)
///
/// | `streamCigCaptureParams.streamCigParams.streamSharedDataType` | allowed in CUDA |
/// |---|---|
/// | [`STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST`](CUstreamCigDataType::STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST) | all |
/// | [`STREAM_CIG_DATA_TYPE_VULKAN_COMMAND_BUFFER_HANDLE_NV`](CUstreamCigDataType::STREAM_CIG_DATA_TYPE_VULKAN_COMMAND_BUFFER_HANDLE_NV) | since 13.5 |
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamBeginCaptureToCig(
    hStream: CUstream,
    streamCigCaptureParams: *mut CUstreamCigCaptureParams,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuStreamBeginCaptureToCig(hStream, streamCigCaptureParams) }
        .of(c"cuStreamBeginCaptureToCig")
}

/// The preconditions of [`cuStreamWaitEvent`](crate::calls::cuStreamWaitEvent) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `hEvent` must not be null. [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE). (Rule 254)
/// - `Flags` must be [`CU_EVENT_WAIT_DEFAULT`](CUevent_wait_flags::CU_EVENT_WAIT_DEFAULT) or [`CU_EVENT_WAIT_EXTERNAL`](CUevent_wait_flags::CU_EVENT_WAIT_EXTERNAL). (Rule 255)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamWaitEvent(
    hStream: CUstream,
    hEvent: CUevent,
    Flags: c_uint,
) -> Result<(), Precondition> {
    rules::cuStreamWaitEvent(hEvent, Flags).of(c"cuStreamWaitEvent")
}

/// The preconditions of [`cuStreamAddCallback`](crate::calls::cuStreamAddCallback) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must be zero. (Rule 256)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamAddCallback(
    hStream: CUstream,
    callback: CUstreamCallback,
    userData: *mut c_void,
    flags: c_uint,
) -> Result<(), Precondition> {
    rules::cuStreamAddCallback(flags).of(c"cuStreamAddCallback")
}

/// The preconditions of [`cuStreamBeginCapture_v2`](crate::calls::cuStreamBeginCapture_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `hStream` must not be [`CU_STREAM_LEGACY`]. (Rule 257)
/// - `mode` must be [`CU_STREAM_CAPTURE_MODE_GLOBAL`](CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_GLOBAL), [`CU_STREAM_CAPTURE_MODE_THREAD_LOCAL`](CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL) or [`CU_STREAM_CAPTURE_MODE_RELAXED`](CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED). (Rule 258)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamBeginCapture_v2(
    hStream: CUstream,
    mode: CUstreamCaptureMode,
) -> Result<(), Precondition> {
    rules::cuStreamBeginCapture_v2(hStream, mode).of(c"cuStreamBeginCapture_v2")
}

/// The preconditions of [`cuStreamBeginRecaptureToGraph`](crate::calls::cuStreamBeginRecaptureToGraph) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `hStream` must not be [`CU_STREAM_LEGACY`]. (Rule 257)
/// - `mode` must be [`CU_STREAM_CAPTURE_MODE_GLOBAL`](CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_GLOBAL), [`CU_STREAM_CAPTURE_MODE_THREAD_LOCAL`](CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL) or [`CU_STREAM_CAPTURE_MODE_RELAXED`](CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED). (Rule 258)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamBeginRecaptureToGraph(
    hStream: CUstream,
    mode: CUstreamCaptureMode,
    hGraph: CUgraph,
    callbackFunc: CUgraphRecaptureCallback,
    userData: *mut c_void,
) -> Result<(), Precondition> {
    rules::cuStreamBeginRecaptureToGraph(hStream, mode).of(c"cuStreamBeginRecaptureToGraph")
}

/// The preconditions of [`cuStreamBeginCaptureToGraph`](crate::calls::cuStreamBeginCaptureToGraph) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `hStream` must not be [`CU_STREAM_LEGACY`]. (Rule 257)
/// - `mode` must be [`CU_STREAM_CAPTURE_MODE_GLOBAL`](CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_GLOBAL), [`CU_STREAM_CAPTURE_MODE_THREAD_LOCAL`](CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL) or [`CU_STREAM_CAPTURE_MODE_RELAXED`](CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED). (Rule 258)
/// - `dependencies` must not be null, unless `numDependencies` is zero. (Rule 259)
/// - `dependencyData[i].from_port` must be [`CU_GRAPH_KERNEL_NODE_PORT_DEFAULT`], [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`] or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`], [`CU_GRAPH_KERNEL_NODE_PORT_DEFAULT`], [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`] or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`]. (Rule 473)
/// - `dependencyData[i].to_port` must be zero. (Rule 474)
/// - `dependencyData[i].type` must be [`CU_GRAPH_DEPENDENCY_TYPE_DEFAULT`](CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_DEFAULT) or [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC). (Rule 475)
/// - `dependencyData[i].reserved` must be zero. (Rule 476)
/// - `dependencyData[i].from_port` must be [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`] or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`], [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`] or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`], with [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC). (Rule 477)
/// - `dependencyData[i].type` must be [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC), with [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`]. (Rule 478)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamBeginCaptureToGraph(
    hStream: CUstream,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    mode: CUstreamCaptureMode,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        rules::cuStreamBeginCaptureToGraph(
            hStream,
            dependencies,
            dependencyData,
            numDependencies,
            mode,
        )
    }
    .of(c"cuStreamBeginCaptureToGraph")
}

/// The preconditions of [`cuStreamGetCaptureInfo_v3`](crate::calls::cuStreamGetCaptureInfo_v3) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `dependencies_out` must not be null, unless `edgeData_out` is. (Rule 260)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamGetCaptureInfo_v3(
    hStream: CUstream,
    captureStatus_out: *mut CUstreamCaptureStatus,
    id_out: *mut cuuint64_t,
    graph_out: *mut CUgraph,
    dependencies_out: *mut *const CUgraphNode,
    edgeData_out: *mut *const CUgraphEdgeData,
    numDependencies_out: *mut usize,
) -> Result<(), Precondition> {
    rules::cuStreamGetCaptureInfo_v3(dependencies_out, edgeData_out)
        .of(c"cuStreamGetCaptureInfo_v3")
}

/// The preconditions of [`cuStreamUpdateCaptureDependencies_v2`](crate::calls::cuStreamUpdateCaptureDependencies_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must be [`CU_STREAM_ADD_CAPTURE_DEPENDENCIES`](CUstreamUpdateCaptureDependencies_flags::CU_STREAM_ADD_CAPTURE_DEPENDENCIES) or [`CU_STREAM_SET_CAPTURE_DEPENDENCIES`](CUstreamUpdateCaptureDependencies_flags::CU_STREAM_SET_CAPTURE_DEPENDENCIES). (Rule 261)
/// - `dependencyData[i].from_port` must be [`CU_GRAPH_KERNEL_NODE_PORT_DEFAULT`], [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`] or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`], [`CU_GRAPH_KERNEL_NODE_PORT_DEFAULT`], [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`] or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`]. (Rule 473)
/// - `dependencyData[i].to_port` must be zero. (Rule 474)
/// - `dependencyData[i].type` must be [`CU_GRAPH_DEPENDENCY_TYPE_DEFAULT`](CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_DEFAULT) or [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC). (Rule 475)
/// - `dependencyData[i].reserved` must be zero. (Rule 476)
/// - `dependencyData[i].from_port` must be [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`] or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`], [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`] or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`], with [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC). (Rule 477)
/// - `dependencyData[i].type` must be [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC), with [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`]. (Rule 478)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamUpdateCaptureDependencies_v2(
    hStream: CUstream,
    dependencies: *mut CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    flags: c_uint,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuStreamUpdateCaptureDependencies_v2(dependencyData, numDependencies, flags) }
        .of(c"cuStreamUpdateCaptureDependencies_v2")
}

/// The preconditions of [`cuStreamAttachMemAsync`](crate::calls::cuStreamAttachMemAsync) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must be [`CU_MEM_ATTACH_GLOBAL`](CUmemAttach_flags::CU_MEM_ATTACH_GLOBAL), [`CU_MEM_ATTACH_HOST`](CUmemAttach_flags::CU_MEM_ATTACH_HOST) or [`CU_MEM_ATTACH_SINGLE`](CUmemAttach_flags::CU_MEM_ATTACH_SINGLE). (Rule 262)
/// - `hStream` must not be null, with [`CU_MEM_ATTACH_SINGLE`](CUmemAttach_flags::CU_MEM_ATTACH_SINGLE). (Rule 263)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamAttachMemAsync(
    hStream: CUstream,
    dptr: CUdeviceptr,
    length: usize,
    flags: c_uint,
) -> Result<(), Precondition> {
    rules::cuStreamAttachMemAsync(hStream, flags).of(c"cuStreamAttachMemAsync")
}

/// The preconditions of [`cuStreamGetAttribute`](crate::calls::cuStreamGetAttribute) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `attr` must not be [`CU_LAUNCH_ATTRIBUTE_COOPERATIVE`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_COOPERATIVE), [`CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION), [`CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE), [`CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION) or [`CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT), which are not for streams, since CUDA 11.8. (Rule 264)
/// - `attr` must not be [`CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT), which is not for streams, since CUDA 12.3. (Rule 265)
/// - `attr` must not be [`CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE), which is not for streams, since CUDA 12.4. (Rule 266)
/// - `attr` must not be [`CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT), which is not for streams, since CUDA 12.5. (Rule 267)
/// - `attr` must not be [`CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION), which is not for streams, since CUDA 12.8. (Rule 268)
/// - `attr` must not be [`CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE) or [`CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE), which are not for streams, since CUDA 13.2. (Rule 269)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamGetAttribute(
    hStream: CUstream,
    attr: CUstreamAttrID,
    value_out: *mut CUstreamAttrValue,
) -> Result<(), Precondition> {
    rules::cuStreamGetAttribute(attr).of(c"cuStreamGetAttribute")
}

/// The preconditions of [`cuStreamSetAttribute`](crate::calls::cuStreamSetAttribute) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `attr` must not be [`CU_LAUNCH_ATTRIBUTE_COOPERATIVE`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_COOPERATIVE), [`CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION), [`CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE), [`CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION) or [`CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT), which are not for streams, since CUDA 11.8. (Rule 264)
/// - `attr` must not be [`CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT), which is not for streams, since CUDA 12.3. (Rule 265)
/// - `attr` must not be [`CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE), which is not for streams, since CUDA 12.4. (Rule 266)
/// - `attr` must not be [`CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT), which is not for streams, since CUDA 12.5. (Rule 267)
/// - `attr` must not be [`CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION), which is not for streams, since CUDA 12.8. (Rule 268)
/// - `attr` must not be [`CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE) or [`CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE), which are not for streams, since CUDA 13.2. (Rule 269)
/// - `value.accessPolicyWindow.missProp` must be [`CU_ACCESS_PROPERTY_NORMAL`](CUaccessProperty::CU_ACCESS_PROPERTY_NORMAL) or [`CU_ACCESS_PROPERTY_STREAMING`](CUaccessProperty::CU_ACCESS_PROPERTY_STREAMING), with [`CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW). (Rule 495)
/// - `value.syncPolicy` must be [`CU_SYNC_POLICY_AUTO`](CUsynchronizationPolicy::CU_SYNC_POLICY_AUTO), [`CU_SYNC_POLICY_SPIN`](CUsynchronizationPolicy::CU_SYNC_POLICY_SPIN), [`CU_SYNC_POLICY_YIELD`](CUsynchronizationPolicy::CU_SYNC_POLICY_YIELD) or [`CU_SYNC_POLICY_BLOCKING_SYNC`](CUsynchronizationPolicy::CU_SYNC_POLICY_BLOCKING_SYNC), with [`CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY). (Rule 496)
/// - `value.clusterSchedulingPolicyPreference` must be [`CU_CLUSTER_SCHEDULING_POLICY_DEFAULT`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_DEFAULT), [`CU_CLUSTER_SCHEDULING_POLICY_SPREAD`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_SPREAD) or [`CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING), with [`CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE), up to CUDA 13.3. (Rule 497)
/// - `value.clusterSchedulingPolicyPreference` must be [`CU_CLUSTER_SCHEDULING_POLICY_DEFAULT`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_DEFAULT), [`CU_CLUSTER_SCHEDULING_POLICY_SPREAD`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_SPREAD), [`CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING) or [`CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY), with [`CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE). (Rule 498)
/// - `value.programmaticEvent.flags` must be [`CU_EVENT_RECORD_DEFAULT`](CUevent_record_flags::CU_EVENT_RECORD_DEFAULT), with [`CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT). (Rule 499)
/// - `value.launchCompletionEvent.flags` must be [`CU_EVENT_RECORD_DEFAULT`](CUevent_record_flags::CU_EVENT_RECORD_DEFAULT), with [`CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT), since CUDA 12.3. (Rule 500)
/// - `value.memSyncDomain` must be [`CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT`](CUlaunchMemSyncDomain::CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT) or [`CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE`](CUlaunchMemSyncDomain::CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE), with [`CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN), since CUDA 12.3. (Rule 501)
/// - `value.deviceUpdatableKernelNode.deviceUpdatable` must be 0 or 1, with [`CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE), since CUDA 12.4. (Rule 502)
/// - `value.sharedMemCarveout` must be at most 100, a percentage with [`CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT), since CUDA 12.5. (Rule 503)
/// - `value.nvlinkUtilCentricScheduling` must be 0 or 1, with [`CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING), since CUDA 13.0. (Rule 504)
/// - `value.portableClusterSizeMode` must be [`CU_LAUNCH_PORTABLE_CLUSTER_MODE_DEFAULT`](CUlaunchAttributePortableClusterMode::CU_LAUNCH_PORTABLE_CLUSTER_MODE_DEFAULT), [`CU_LAUNCH_PORTABLE_CLUSTER_MODE_REQUIRE_PORTABLE`](CUlaunchAttributePortableClusterMode::CU_LAUNCH_PORTABLE_CLUSTER_MODE_REQUIRE_PORTABLE) or [`CU_LAUNCH_PORTABLE_CLUSTER_MODE_ALLOW_NON_PORTABLE`](CUlaunchAttributePortableClusterMode::CU_LAUNCH_PORTABLE_CLUSTER_MODE_ALLOW_NON_PORTABLE), with [`CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE), since CUDA 13.2. (Rule 505)
/// - `value.sharedMemoryMode` must be [`CU_SHARED_MEMORY_MODE_DEFAULT`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_DEFAULT), [`CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE) or [`CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE), with [`CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE), in CUDA 13.2 to 13.3. (Rule 506)
/// - `value.sharedMemoryMode` must be [`CU_SHARED_MEMORY_MODE_DEFAULT`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_DEFAULT), [`CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE), [`CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE), [`CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY) or [`CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY), with [`CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE), since CUDA 13.2. (Rule 507)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamSetAttribute(
    hStream: CUstream,
    attr: CUstreamAttrID,
    value: *const CUstreamAttrValue,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(value) = (unsafe { target(value) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuStreamSetAttribute(attr, value) }.of(c"cuStreamSetAttribute")
}
#[doc(no_inline)]
pub use self::{
    cuStreamBeginCapture_v2 as cuStreamBeginCapture,
    cuStreamGetCaptureInfo_v3 as cuStreamGetCaptureInfo,
    cuStreamUpdateCaptureDependencies_v2 as cuStreamUpdateCaptureDependencies,
};
