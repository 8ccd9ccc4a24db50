//! Rules of the group "Stream Management".

use crate::rule::{Place, Verdict, elements, rules, target};
use core::ffi::c_uint;
use cuda_sys::*;

const STREAM_FLAGS: &[CUstream_flags] =
    &[CUstream_flags::CU_STREAM_DEFAULT, CUstream_flags::CU_STREAM_NON_BLOCKING];

#[inline]
pub(crate) fn cuStreamCreate(Flags: c_uint) -> Verdict {
    rules!(249: Flags => one_of(STREAM_FLAGS));
    Ok(())
}

#[inline]
pub(crate) fn cuStreamCreateWithPriority(flags: c_uint) -> Verdict {
    rules!(250: flags => one_of(STREAM_FLAGS));
    Ok(())
}

#[inline]
fn stream_cig_param(param: &CUstreamCigParam) -> Verdict {
    use CUstreamCigDataType as T;
    const D3D12: T = T::STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST;
    const VULKAN: T = T::STREAM_CIG_DATA_TYPE_VULKAN_COMMAND_BUFFER_HANDLE_NV;
    rules! {
        251: param.streamSharedDataType => one_of(&[D3D12]), until 13_040;
        252: param.streamSharedDataType => one_of(&[D3D12, VULKAN]);
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuStreamBeginCaptureToCig(
    hStream: CUstream,
    streamCigCaptureParams: *mut CUstreamCigCaptureParams,
) -> Verdict {
    not_legacy_stream(hStream)?;
    // SAFETY: the caller meets the safety conditions of the call.
    let Some(streamCigCaptureParams) = (unsafe { target(streamCigCaptureParams) }) else {
        return Ok(());
    };
    rules!(253: streamCigCaptureParams.streamCigParams => non_null());
    // SAFETY: the caller meets the safety conditions of the call.
    match unsafe { target(streamCigCaptureParams.streamCigParams) } {
        Some(param) => stream_cig_param(param).at("streamCigCaptureParams.streamCigParams"),
        None => Ok(()),
    }
}

#[inline]
pub(crate) fn cuStreamWaitEvent(hEvent: CUevent, Flags: c_uint) -> Verdict {
    const DEFAULT: CUevent_wait_flags = CUevent_wait_flags::CU_EVENT_WAIT_DEFAULT;
    const EXTERNAL: CUevent_wait_flags = CUevent_wait_flags::CU_EVENT_WAIT_EXTERNAL;
    rules! {
        254: hEvent => non_null(), else INVALID_HANDLE;
        255: Flags => one_of(&[DEFAULT, EXTERNAL]), else UNDOCUMENTED;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuStreamAddCallback(flags: c_uint) -> Verdict {
    rules!(256: flags => zero(), else UNDOCUMENTED);
    Ok(())
}

/// A stream in which a capture can begin.
#[inline]
fn not_legacy_stream(hStream: CUstream) -> Verdict {
    rules!(257: hStream => hold(hStream != CU_STREAM_LEGACY, "not be CU_STREAM_LEGACY"));
    Ok(())
}

#[inline]
fn capture_arguments(hStream: CUstream, mode: CUstreamCaptureMode) -> Verdict {
    not_legacy_stream(hStream)?;
    rules!(258: mode => one_of(&[
        CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_GLOBAL,
        CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL,
        CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED
    ]));
    Ok(())
}

#[inline]
pub(crate) fn cuStreamBeginCapture_v2(hStream: CUstream, mode: CUstreamCaptureMode) -> Verdict {
    capture_arguments(hStream, mode)
}

#[inline]
pub(crate) fn cuStreamBeginRecaptureToGraph(
    hStream: CUstream,
    mode: CUstreamCaptureMode,
) -> Verdict {
    capture_arguments(hStream, mode)
}

#[inline]
pub(crate) unsafe fn cuStreamBeginCaptureToGraph(
    hStream: CUstream,
    dependencies: *const CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    mode: CUstreamCaptureMode,
) -> Verdict {
    capture_arguments(hStream, mode)?;
    if numDependencies != 0 {
        rules!(259: dependencies => non_null(), "unless numDependencies is zero");
    }
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe {
        for (i, edge) in elements(dependencyData, numDependencies).iter().enumerate() {
            crate::walk::CUgraphEdgeData(edge).at_element("dependencyData[i]", i)?;
        }
    }
    Ok(())
}

#[inline]
pub(crate) fn cuStreamGetCaptureInfo_v3(
    dependencies_out: *mut *const CUgraphNode,
    edgeData_out: *mut *const CUgraphEdgeData,
) -> Verdict {
    if !edgeData_out.is_null() {
        rules!(260: dependencies_out => non_null(), "unless edgeData_out is");
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuStreamUpdateCaptureDependencies_v2(
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    flags: c_uint,
) -> Verdict {
    use CUstreamUpdateCaptureDependencies_flags as F;
    rules!(261: flags => one_of(&[
        F::CU_STREAM_ADD_CAPTURE_DEPENDENCIES,
        F::CU_STREAM_SET_CAPTURE_DEPENDENCIES
    ]));
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe {
        for (i, edge) in elements(dependencyData, numDependencies).iter().enumerate() {
            crate::walk::CUgraphEdgeData(edge).at_element("dependencyData[i]", i)?;
        }
    }
    Ok(())
}

#[inline]
pub(crate) fn cuStreamAttachMemAsync(hStream: CUstream, flags: c_uint) -> Verdict {
    use CUmemAttach_flags as F;
    const SINGLE: F = F::CU_MEM_ATTACH_SINGLE;
    rules!(262: flags => one_of(&[F::CU_MEM_ATTACH_GLOBAL, F::CU_MEM_ATTACH_HOST, SINGLE]), else UNDOCUMENTED);
    if flags == SINGLE.bits() {
        rules!(263: hStream => non_null(), "with CU_MEM_ATTACH_SINGLE", else UNDOCUMENTED);
    }
    Ok(())
}

/// An attribute of streams. The others are for launches, and most of them for graph nodes.
#[inline]
fn stream_attribute(attr: CUstreamAttrID) -> Verdict {
    use CUlaunchAttributeID as Id;
    rules! {
        264: attr => none_of(&[
            Id::CU_LAUNCH_ATTRIBUTE_COOPERATIVE,
            Id::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION,
            Id::CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE,
            Id::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION,
            Id::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT
        ]), since 11_080, "which are not for streams";
        265: attr => none_of(&[Id::CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT]), since 12_030,
            "which is not for streams";
        266: attr => none_of(&[Id::CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE]), since 12_040,
            "which is not for streams";
        267: attr => none_of(&[Id::CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT]), since 12_050,
            "which is not for streams";
        268: attr => none_of(&[Id::CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION]), since 12_080,
            "which is not for streams";
        269: attr => none_of(&[
            Id::CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE,
            Id::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE
        ]), since 13_020, "which are not for streams";
    }
    Ok(())
}

#[inline]
pub(crate) fn cuStreamGetAttribute(attr: CUstreamAttrID) -> Verdict {
    stream_attribute(attr)
}

/// # Safety
///
/// `value` must have the member of the attribute.
#[inline]
pub(crate) unsafe fn cuStreamSetAttribute(
    attr: CUstreamAttrID,
    value: &CUstreamAttrValue,
) -> Verdict {
    stream_attribute(attr)?;
    // SAFETY: the caller guarantees this.
    unsafe { crate::walk::CUlaunchAttributeValue(attr, value).at("value").tagged("attr", attr) }
}
