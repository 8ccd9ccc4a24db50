//! Rules of the group "Stream Management".

use super::graph::{
    LAUNCH_ORDER, ORDINARY_TYPE, PROGRAMMATIC, PROGRAMMATIC_TYPE, WHOLE, edges,
};
use super::{elements, rules};
use crate::error::Result;
use crate::precondition::KNOWN;
use core::ffi::c_uint;
use cuda_sys::*;

const STREAM_FLAGS: [CUstream_flags; 2] =
    [CUstream_flags::CU_STREAM_DEFAULT, CUstream_flags::CU_STREAM_NON_BLOCKING];

pub(crate) fn cuStreamCreate(Flags: c_uint) -> Result<()> {
    rules! { c"cuStreamCreate":
        Flags => one_of(&STREAM_FLAGS), KNOWN;
    }
    Ok(())
}

pub(crate) fn cuStreamCreateWithPriority(flags: c_uint) -> Result<()> {
    rules! { c"cuStreamCreateWithPriority":
        flags => one_of(&STREAM_FLAGS), KNOWN;
    }
    Ok(())
}

const D3D12: CUstreamCigDataType = CUstreamCigDataType::STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST;
const VULKAN: CUstreamCigDataType =
    CUstreamCigDataType::STREAM_CIG_DATA_TYPE_VULKAN_COMMAND_BUFFER_HANDLE_NV;

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuStreamBeginCaptureToCig(
    hStream: CUstream,
    streamCigCaptureParams: *mut CUstreamCigCaptureParams,
) -> Result<()> {
    rules! { c"cuStreamBeginCaptureToCig":
        hStream => hold(hStream != CU_STREAM_LEGACY, "not be CU_STREAM_LEGACY"), KNOWN;
    }
    // SAFETY: as for the call.
    let Some(streamCigCaptureParams) = (unsafe { streamCigCaptureParams.as_ref() }) else {
        return Ok(());
    };
    rules! { c"cuStreamBeginCaptureToCig":
        streamCigCaptureParams.streamCigParams => non_null(), KNOWN;
    }
    /// The same, with what it points to.
    struct Params<'a> {
        streamCigParams: &'a CUstreamCigParam,
    }
    // SAFETY: as for the call.
    if let Some(streamCigParams) = unsafe { streamCigCaptureParams.streamCigParams.as_ref() } {
        let streamCigCaptureParams = Params { streamCigParams };
        rules! { c"cuStreamBeginCaptureToCig":
            streamCigCaptureParams.streamCigParams.streamSharedDataType => one_of(&[D3D12]), 11_070..=13_040;
            streamCigCaptureParams.streamCigParams.streamSharedDataType => one_of(&[D3D12, VULKAN]), 13_050..=13_050;
        }
    }
    Ok(())
}

pub(crate) fn cuStreamWaitEvent(hEvent: CUevent, Flags: c_uint) -> Result<()> {
    const DEFAULT: CUevent_wait_flags = CUevent_wait_flags::CU_EVENT_WAIT_DEFAULT;
    const EXTERNAL: CUevent_wait_flags = CUevent_wait_flags::CU_EVENT_WAIT_EXTERNAL;
    rules! { c"cuStreamWaitEvent":
        hEvent => non_null(), KNOWN, else CUDA_ERROR_INVALID_HANDLE;
        Flags => one_of(&[DEFAULT, EXTERNAL]), KNOWN;
    }
    Ok(())
}

pub(crate) fn cuStreamAddCallback(flags: c_uint) -> Result<()> {
    rules! { c"cuStreamAddCallback":
        flags => zero(), KNOWN;
    }
    Ok(())
}

const MODES: [CUstreamCaptureMode; 3] = [
    CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_GLOBAL,
    CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL,
    CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED,
];

pub(crate) fn cuStreamBeginCapture_v2(hStream: CUstream, mode: CUstreamCaptureMode) -> Result<()> {
    rules! { c"cuStreamBeginCapture_v2":
        hStream => hold(hStream != CU_STREAM_LEGACY, "not be CU_STREAM_LEGACY"), KNOWN;
        mode => one_of(&MODES), KNOWN;
    }
    Ok(())
}

pub(crate) fn cuStreamBeginRecaptureToGraph(
    hStream: CUstream,
    mode: CUstreamCaptureMode,
) -> Result<()> {
    rules! { c"cuStreamBeginRecaptureToGraph":
        hStream => hold(hStream != CU_STREAM_LEGACY, "not be CU_STREAM_LEGACY"), KNOWN;
        mode => one_of(&MODES), KNOWN;
    }
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuStreamBeginCaptureToGraph(
    hStream: CUstream,
    dependencies: *const CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    mode: CUstreamCaptureMode,
) -> Result<()> {
    rules! { c"cuStreamBeginCaptureToGraph":
        hStream => hold(hStream != CU_STREAM_LEGACY, "not be CU_STREAM_LEGACY"), KNOWN;
        mode => one_of(&MODES), KNOWN;
    }
    if numDependencies != 0 {
        rules! { c"cuStreamBeginCaptureToGraph":
            dependencies => non_null(), KNOWN, "unless numDependencies is zero";
        }
    }
    edges!(c"cuStreamBeginCaptureToGraph": dependencyData, numDependencies);
    Ok(())
}

pub(crate) fn cuStreamGetCaptureInfo_v3(
    dependencies_out: *mut *const CUgraphNode,
    edgeData_out: *mut *const CUgraphEdgeData,
) -> Result<()> {
    if !edgeData_out.is_null() {
        rules! { c"cuStreamGetCaptureInfo_v3":
            dependencies_out => non_null(), KNOWN, "unless edgeData_out is";
        }
    }
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuStreamUpdateCaptureDependencies_v2(
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    flags: c_uint,
) -> Result<()> {
    type Flags = CUstreamUpdateCaptureDependencies_flags;
    const ADD: Flags = Flags::CU_STREAM_ADD_CAPTURE_DEPENDENCIES;
    const SET: Flags = Flags::CU_STREAM_SET_CAPTURE_DEPENDENCIES;
    rules! { c"cuStreamUpdateCaptureDependencies_v2":
        flags => one_of(&[ADD, SET]), KNOWN;
    }
    edges!(c"cuStreamUpdateCaptureDependencies_v2": dependencyData, numDependencies);
    Ok(())
}

/// The text wants one of the three flags, and drivers take zero too.
pub(crate) fn cuStreamAttachMemAsync(hStream: CUstream, flags: c_uint) -> Result<()> {
    const GLOBAL: CUmemAttach_flags = CUmemAttach_flags::CU_MEM_ATTACH_GLOBAL;
    const HOST: CUmemAttach_flags = CUmemAttach_flags::CU_MEM_ATTACH_HOST;
    const SINGLE: CUmemAttach_flags = CUmemAttach_flags::CU_MEM_ATTACH_SINGLE;
    if flags != 0 {
        rules! { c"cuStreamAttachMemAsync":
            flags => one_of(&[GLOBAL, HOST, SINGLE]), KNOWN;
        }
    }
    if flags == SINGLE.bits() {
        rules! { c"cuStreamAttachMemAsync":
            hStream => non_null(), KNOWN, "with CU_MEM_ATTACH_SINGLE";
        }
    }
    Ok(())
}

type Id = CUlaunchAttributeID;

/// Those that are for launches and graph nodes only, since the releases that have them.
macro_rules! attributes {
    ($call:literal: $attr:ident) => {
        let first = matches!(
            $attr,
            Id::CU_LAUNCH_ATTRIBUTE_COOPERATIVE
                | Id::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION
                | Id::CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE
                | Id::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION
                | Id::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT
        );
        let last = matches!(
            $attr,
            Id::CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE
                | Id::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE
        );
        rules! { $call:
            $attr => hold(!first, "be an attribute of streams"), 11_080..=13_050;
            $attr => hold($attr != Id::CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT, "be an attribute of streams"), 12_030..=13_050;
            $attr => hold($attr != Id::CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE, "be an attribute of streams"), 12_040..=13_050;
            $attr => hold($attr != Id::CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, "be an attribute of streams"), 12_050..=13_050;
            $attr => hold($attr != Id::CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION, "be an attribute of streams"), 12_080..=13_050;
            $attr => hold(!last, "be an attribute of streams"), 13_020..=13_050;
        }
    };
}

pub(crate) fn cuStreamGetAttribute(attr: CUstreamAttrID) -> Result<()> {
    attributes! { c"cuStreamGetAttribute": attr }
    Ok(())
}

pub(super) const MISS_PROPERTIES: [CUaccessProperty; 2] =
    [CUaccessProperty::CU_ACCESS_PROPERTY_NORMAL, CUaccessProperty::CU_ACCESS_PROPERTY_STREAMING];

pub(super) const DOMAINS: [CUlaunchMemSyncDomain; 2] = [
    CUlaunchMemSyncDomain::CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT,
    CUlaunchMemSyncDomain::CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE,
];

const POLICIES: [CUsynchronizationPolicy; 4] = [
    CUsynchronizationPolicy::CU_SYNC_POLICY_AUTO,
    CUsynchronizationPolicy::CU_SYNC_POLICY_SPIN,
    CUsynchronizationPolicy::CU_SYNC_POLICY_YIELD,
    CUsynchronizationPolicy::CU_SYNC_POLICY_BLOCKING_SYNC,
];

/// # Safety
///
/// `value` must have the member of the attribute.
pub(crate) unsafe fn cuStreamSetAttribute(
    attr: CUstreamAttrID,
    value: &CUstreamAttrValue,
) -> Result<()> {
    attributes! { c"cuStreamSetAttribute": attr }
    // SAFETY: as the caller says.
    unsafe {
        match attr {
            Id::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW => {
                rules! { c"cuStreamSetAttribute":
                    value.accessPolicyWindow.missProp => one_of(&MISS_PROPERTIES), KNOWN;
                }
            }
            Id::CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY => {
                rules! { c"cuStreamSetAttribute":
                    value.syncPolicy => one_of(&POLICIES), KNOWN;
                }
            }
            Id::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN => {
                rules! { c"cuStreamSetAttribute":
                    value.memSyncDomain => one_of(&DOMAINS), 12_030..=13_050;
                }
            }
            Id::CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING => {
                rules! { c"cuStreamSetAttribute":
                    value.nvlinkUtilCentricScheduling => at_most(1), 13_000..=13_050;
                }
            }
            _ => {}
        }
    }
    Ok(())
}
