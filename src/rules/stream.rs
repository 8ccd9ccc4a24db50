//! Rules of the group "Stream Management".

use crate::rules::prelude::*;

use CUlaunchAttributeID as Id;

const SINGLE: CUmemAttach_flags = CUmemAttach_flags::CU_MEM_ATTACH_SINGLE;

rules! {
    on { cuStreamCreate.Flags, cuStreamCreateWithPriority.flags }
    fn stream_flags(flags: c_uint) { 249: flags => enumerator_of(CUstream_flags) }

    fn CUstreamCigParam(param: &CUstreamCigParam) {
        252: param.streamSharedDataType => enumerator(), since 13_020,
            stated "STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST, CUstreamCigDataType"
    }
    fn CUstreamCigCaptureParams(params: &CUstreamCigCaptureParams) {
        253: params.streamCigParams => non_null(), stated "CUstreamCigCaptureParams"
    }

    fn cuStreamWaitEvent(hEvent: CUevent, Flags: c_uint) {
        254: hEvent => non_null(), else INVALID_HANDLE;
        255: Flags => enumerator_of(CUevent_wait_flags), else UNDOCUMENTED;
    }

    fn cuStreamAddCallback(hStream: Live<CUstream>, flags: c_uint) {
        256: flags => zero(), else UNDOCUMENTED;
        790 asks: hStream => hold(query::is_capturing(hStream) != Some(true), "not be capturing"),
            else STREAM_CAPTURE_UNSUPPORTED;
    }

    /// A stream in which a capture can begin.
    on {
        cuStreamBeginCapture_v2, cuStreamBeginRecaptureToGraph, cuStreamBeginCaptureToGraph,
        cuStreamBeginCaptureToCig
    }
    fn not_legacy_stream(hStream: CUstream) {
        257: hStream => hold(hStream != CU_STREAM_LEGACY, "not be CU_STREAM_LEGACY")
    }

    on { cuStreamBeginCapture_v2, cuStreamBeginRecaptureToGraph, cuStreamBeginCaptureToGraph }
    fn capture_mode(mode: CUstreamCaptureMode) {
        258: mode => enumerator(), stated "cuThreadExchangeStreamCaptureMode"
    }
}

except! {
    cuStreamBeginCaptureToGraph.dependencies, cuStreamUpdateCaptureDependencies_v2.dependencies
}
rules! {
    fn cuStreamBeginCaptureToGraph(dependencies: *const CUgraphNode, numDependencies: usize) {
        259: dependencies => non_null(), if numDependencies => is_not_zero()
    }

    fn cuStreamGetCaptureInfo_v3(
        dependencies_out: *mut *const CUgraphNode,
        edgeData_out: *mut *const CUgraphEdgeData,
    ) {
        260: dependencies_out => non_null(), if edgeData_out => is_not_null()
    }

    fn cuStreamUpdateCaptureDependencies_v2(flags: c_uint) {
        261: flags => enumerator_of(CUstreamUpdateCaptureDependencies_flags)
    }

    fn cuStreamAttachMemAsync(hStream: CUstream, flags: c_uint) {
        262: flags => enumerator_of(CUmemAttach_flags), else UNDOCUMENTED;
        263: hStream => non_null(), if flags => has(SINGLE), else UNDOCUMENTED;
    }

    /// An attribute of streams. The others are for launches, and most of them for graph nodes.
    on { cuStreamGetAttribute, cuStreamSetAttribute }
    fn stream_attribute(attr: CUstreamAttrID) {
        264: attr => none_of(&[
            Id::CU_LAUNCH_ATTRIBUTE_COOPERATIVE,
            Id::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION,
            Id::CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE,
            Id::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION,
            Id::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT,
        ]), since 11_080, "which are not for streams",
            stated "CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION, \
                    CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE, \
                    CU_LAUNCH_ATTRIBUTE_COOPERATIVE, CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT, \
                    CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION";
        265: attr => none_of(&[Id::CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT]), since 12_030,
            "which is not for streams", stated "CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT";
        266: attr => none_of(&[Id::CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE]), since 12_040,
            "which is not for streams", stated "CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE";
        267: attr => none_of(&[Id::CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT]),
            since 12_050, "which is not for streams",
            stated "CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT";
        268: attr => none_of(&[Id::CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION]), since 12_080,
            "which is not for streams", stated "CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION";
        269: attr => none_of(&[
            Id::CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE,
            Id::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE,
        ]), since 13_020, "which are not for streams",
            stated "CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE, \
                    CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE";
    }
}
