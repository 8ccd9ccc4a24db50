use crate::mock::{NEWER, NEWEST, accepted, of_release, rejected};
use cuda_checked::sys::*;
use cuda_checked::{Result, calls};
use std::ffi::c_void;
use std::ptr;

/// A stream that drivers do not follow, and others.
const STREAM: CUstream = ptr::without_provenance_mut(0x1000);
const NULL: *mut c_void = ptr::null_mut();

/// `bad` begins the message.
fn stream_flags(name: &str, bad: &str, call: impl Fn(u32) -> Result<CUstream>) {
    accepted(name, || call(0));
    accepted(name, || call(1));
    rejected(
        &format!(
            "{bad}CUstream_flags(0x2)) must be CU_STREAM_DEFAULT or CU_STREAM_NON_BLOCKING \
             [would be CUDA_ERROR_INVALID_VALUE]"
        ),
        || call(2),
    );
}

#[test]
fn cuStreamCreate() {
    stream_flags("cuStreamCreate", "cuStreamCreate: Flags (", calls::cuStreamCreate);
}

#[test]
fn cuStreamCreateWithPriority() {
    stream_flags("cuStreamCreateWithPriority", "cuStreamCreateWithPriority: flags (", |flags| {
        calls::cuStreamCreateWithPriority(flags, 0)
    });
}

#[test]
fn cuStreamBeginCaptureToCig() {
    let name = "cuStreamBeginCaptureToCig";
    let begin = |stream, streamCigParams| {
        let mut params = CUstreamCigCaptureParams { streamCigParams };
        // SAFETY: the mock reads no memory.
        unsafe { calls::cuStreamBeginCaptureToCig(stream, &mut params) }
    };
    let call = |type_| {
        let streamSharedDataType = CUstreamCigDataType(type_);
        let mut params = CUstreamCigParam { streamSharedDataType, streamSharedData: NULL };
        begin(STREAM, &mut params)
    };
    let test = "stream::cuStreamBeginCaptureToCig";
    of_release(NEWEST, test, || {
        accepted(name, || call(1));
        accepted(name, || call(2));
        // SAFETY: the mock reads no memory.
        accepted(name, || unsafe { calls::cuStreamBeginCaptureToCig(STREAM, ptr::null_mut()) });
        rejected(
            "cuStreamBeginCaptureToCig: hStream (0x1) must not be CU_STREAM_LEGACY [would be \
             CUDA_ERROR_INVALID_VALUE]",
            || begin(CU_STREAM_LEGACY, ptr::null_mut()),
        );
        rejected(
            "cuStreamBeginCaptureToCig: streamCigCaptureParams.streamCigParams (null) must not be null [would \
             be CUDA_ERROR_INVALID_VALUE]",
            || begin(STREAM, ptr::null_mut()),
        );
        rejected(
            "cuStreamBeginCaptureToCig: streamCigCaptureParams.streamCigParams.streamSharedDataType \
             (CUstreamCigDataType(3)) must be STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST or \
                 STREAM_CIG_DATA_TYPE_VULKAN_COMMAND_BUFFER_HANDLE_NV since CUDA 13.2 [would be \
                 CUDA_ERROR_INVALID_VALUE]",
            || call(3),
        );
    });
    // The enumerators came with 13.2.
    of_release(13_010, test, || {
        accepted(name, || call(1));
    });
    of_release(13_040, test, || {
        accepted(name, || call(1));
        rejected(
            "cuStreamBeginCaptureToCig: streamCigCaptureParams.streamCigParams.streamSharedDataType \
             (STREAM_CIG_DATA_TYPE_VULKAN_COMMAND_BUFFER_HANDLE_NV) must be \
                 STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST since CUDA 13.2 [would be CUDA_ERROR_INVALID_VALUE]",
            || call(2),
        );
    });
    of_release(NEWER[0], test, || {
        accepted(name, || call(3));
    });
}

#[test]
fn cuStreamWaitEvent() {
    let event = ptr::without_provenance_mut(0x1000);
    // SAFETY: the mock reads no memory.
    let call = |event, flags| unsafe { calls::cuStreamWaitEvent(STREAM, event, flags) };
    accepted("cuStreamWaitEvent", || call(event, 0));
    accepted("cuStreamWaitEvent", || call(event, 1));
    rejected(
        "cuStreamWaitEvent: hEvent (null) must not be null [would be CUDA_ERROR_INVALID_HANDLE]",
        || call(ptr::null_mut(), 0),
    );
    rejected(
        "cuStreamWaitEvent: Flags (CUevent_wait_flags(0x2)) must be CU_EVENT_WAIT_DEFAULT or \
         CU_EVENT_WAIT_EXTERNAL [the documentation gives no code]",
        || call(event, 2),
    );
}

#[test]
fn cuStreamAddCallback() {
    // SAFETY: the mock reads no memory.
    let call = |flags| unsafe { calls::cuStreamAddCallback(STREAM, None, NULL, flags) };
    accepted("cuStreamAddCallback", || call(0));
    rejected(
        "cuStreamAddCallback: flags (1) must be zero [the documentation gives no code]",
        || call(1),
    );
}

/// `stream` and `bad` begin the messages.
fn captures(
    name: &str,
    [stream, bad]: [&str; 2],
    call: impl Fn(CUstream, CUstreamCaptureMode) -> Result<()>,
) {
    for mode in 0..3 {
        accepted(name, || call(STREAM, CUstreamCaptureMode(mode)));
    }
    accepted(name, || call(CU_STREAM_PER_THREAD, CUstreamCaptureMode(0)));
    rejected(
        &format!("{stream}0x1) must not be CU_STREAM_LEGACY [would be CUDA_ERROR_INVALID_VALUE]"),
        || call(CU_STREAM_LEGACY, CUstreamCaptureMode(0)),
    );
    rejected(
        &format!(
            "{bad}CUstreamCaptureMode(3)) must be CU_STREAM_CAPTURE_MODE_GLOBAL, \
             CU_STREAM_CAPTURE_MODE_THREAD_LOCAL or CU_STREAM_CAPTURE_MODE_RELAXED [would be \
             CUDA_ERROR_INVALID_VALUE]"
        ),
        || call(STREAM, CUstreamCaptureMode(3)),
    );
}

#[test]
fn cuStreamBeginCapture_v2() {
    captures(
        "cuStreamBeginCapture_v2",
        ["cuStreamBeginCapture_v2: hStream (", "cuStreamBeginCapture_v2: mode ("],
        |stream, mode| {
            // SAFETY: the mock reads no memory.
            unsafe { calls::cuStreamBeginCapture_v2(stream, mode) }
        },
    );
}

#[test]
fn cuStreamBeginRecaptureToGraph() {
    captures(
        "cuStreamBeginRecaptureToGraph",
        ["cuStreamBeginRecaptureToGraph: hStream (", "cuStreamBeginRecaptureToGraph: mode ("],
        |stream, mode| {
            let graph = ptr::null_mut();
            // SAFETY: the mock reads no memory.
            unsafe { calls::cuStreamBeginRecaptureToGraph(stream, mode, graph, None, NULL) }
        },
    );
}

/// `bad` begins the messages for each field; `call` takes the data of two edges.
fn edges(name: &str, bad: [&str; 4], call: impl Fn(*const CUgraphEdgeData) -> Result<()>) {
    let edge = |from_port, to_port, type_, reserved| {
        let blank = CUgraphEdgeData { from_port: 0, to_port: 0, type_: 0, reserved: [0; 5] };
        call([blank, CUgraphEdgeData { from_port, to_port, type_, reserved }].as_ptr())
    };
    let [from_port, to_port, type_, reserved] = bad;
    let must = |bad: &str, sentence: &str, body: &dyn Fn() -> Result<()>| {
        rejected(&format!("{bad}{sentence} [would be CUDA_ERROR_INVALID_VALUE]"), body);
    };
    accepted(name, || call(ptr::null()));
    for (port, dependency) in [(0, 0), (2, 0), (1, 1), (2, 1)] {
        accepted(name, || edge(port, 0, dependency, [0; 5]));
    }
    must(
        from_port,
        "3) must be 0, 1 or 2, CU_GRAPH_KERNEL_NODE_PORT_DEFAULT, CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC or \
         CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER",
        &|| edge(3, 0, 1, [0; 5]),
    );
    must(to_port, "1) must be zero", &|| edge(0, 1, 0, [0; 5]));
    must(
        type_,
        "CUgraphDependencyType(2)) must be CU_GRAPH_DEPENDENCY_TYPE_DEFAULT or \
         CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC",
        &|| edge(0, 0, 2, [0; 5]),
    );
    must(reserved, "9) must be zero", &|| edge(0, 0, 0, [0, 0, 0, 0, 9]));
    must(
        from_port,
        "0) must be 1 or 2, CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC or CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER, \
         because `dependencyData[1].type` is CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC",
        &|| edge(0, 0, 1, [0; 5]),
    );
    must(
        type_,
        "CU_GRAPH_DEPENDENCY_TYPE_DEFAULT) must be CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC, because \
         `dependencyData[1].from_port` is CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC",
        &|| edge(1, 0, 0, [0; 5]),
    );
}

#[test]
fn cuStreamBeginCaptureToGraph() {
    let name = "cuStreamBeginCaptureToGraph";
    let relaxed = CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED;
    let nodes = [ptr::null_mut(); 2];
    let call = |stream, nodes, data, count, mode| {
        let graph = ptr::null_mut();
        // SAFETY: the mock reads no memory.
        unsafe { calls::cuStreamBeginCaptureToGraph(stream, graph, nodes, data, count, mode) }
    };
    captures(
        name,
        ["cuStreamBeginCaptureToGraph: hStream (", "cuStreamBeginCaptureToGraph: mode ("],
        |stream, mode| call(stream, ptr::null(), ptr::null(), 0, mode),
    );
    edges(
        name,
        [
            "cuStreamBeginCaptureToGraph: dependencyData[1].from_port (",
            "cuStreamBeginCaptureToGraph: dependencyData[1].to_port (",
            "cuStreamBeginCaptureToGraph: dependencyData[1].type (",
            "cuStreamBeginCaptureToGraph: dependencyData[1].reserved[4] (",
        ],
        |data| call(STREAM, nodes.as_ptr(), data, 2, relaxed),
    );
    rejected(
        "cuStreamBeginCaptureToGraph: dependencies (null) must not be null, because \
         `numDependencies` is not zero [would be CUDA_ERROR_INVALID_VALUE]",
        || call(STREAM, ptr::null(), ptr::null(), 1, relaxed),
    );
}

#[test]
fn cuStreamGetCaptureInfo_v3() {
    let name = "cuStreamGetCaptureInfo_v3";
    let (mut nodes, mut data) = (ptr::null(), ptr::null());
    let call = |nodes, data| {
        let (id, graph, count) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
        // SAFETY: the mock reads no memory.
        unsafe { calls::cuStreamGetCaptureInfo_v3(STREAM, id, graph, nodes, data, count) }
    };
    accepted(name, || call(ptr::null_mut(), ptr::null_mut()));
    accepted(name, || call(&mut nodes, ptr::null_mut()));
    accepted(name, || call(&mut nodes, &mut data));
    rejected(
        "cuStreamGetCaptureInfo_v3: dependencies_out (null) must not be null, because `edgeData_out` is not null \
         [would be CUDA_ERROR_INVALID_VALUE]",
        || call(ptr::null_mut(), &mut data),
    );
}

#[test]
fn cuStreamUpdateCaptureDependencies_v2() {
    let name = "cuStreamUpdateCaptureDependencies_v2";
    let mut nodes = [ptr::null_mut(); 2];
    let nodes = nodes.as_mut_ptr();
    let call = |data, flags| {
        // SAFETY: the mock reads no memory.
        unsafe { calls::cuStreamUpdateCaptureDependencies_v2(STREAM, nodes, data, 2, flags) }
    };
    edges(
        name,
        [
            "cuStreamUpdateCaptureDependencies_v2: dependencyData[1].from_port (",
            "cuStreamUpdateCaptureDependencies_v2: dependencyData[1].to_port (",
            "cuStreamUpdateCaptureDependencies_v2: dependencyData[1].type (",
            "cuStreamUpdateCaptureDependencies_v2: dependencyData[1].reserved[4] (",
        ],
        |data| call(data, 1),
    );
    accepted(name, || call(ptr::null(), 0));
    rejected(
        "cuStreamUpdateCaptureDependencies_v2: flags (CUstreamUpdateCaptureDependencies_flags(0x2)) must be \
         CU_STREAM_ADD_CAPTURE_DEPENDENCIES or CU_STREAM_SET_CAPTURE_DEPENDENCIES [would be \
         CUDA_ERROR_INVALID_VALUE]",
        || call(ptr::null(), 2),
    );
}

#[test]
fn cuStreamAttachMemAsync() {
    // SAFETY: the mock reads no memory.
    let call = |stream, flags| unsafe { calls::cuStreamAttachMemAsync(stream, 1 << 40, 0, flags) };
    for flags in [1, 2, 4] {
        accepted("cuStreamAttachMemAsync", || call(STREAM, flags));
    }
    accepted("cuStreamAttachMemAsync", || call(ptr::null_mut(), 2));
    rejected(
        "cuStreamAttachMemAsync: flags (CU_MEM_ATTACH_GLOBAL | CU_MEM_ATTACH_HOST) must be \
         CU_MEM_ATTACH_GLOBAL, CU_MEM_ATTACH_HOST or CU_MEM_ATTACH_SINGLE [the documentation gives no code]",
        || call(STREAM, 3),
    );
    rejected(
        "cuStreamAttachMemAsync: flags (CUmemAttach_flags(0)) must be CU_MEM_ATTACH_GLOBAL, CU_MEM_ATTACH_HOST \
         or CU_MEM_ATTACH_SINGLE [the documentation gives no code]",
        || call(STREAM, 0),
    );
    rejected(
        "cuStreamAttachMemAsync: hStream (null) must not be null, because `flags` has CU_MEM_ATTACH_SINGLE \
         [the documentation gives no code]",
        || call(ptr::null_mut(), 4),
    );
}

/// The attributes that are for launches only, the first release with that rule, and the message.
const OF_LAUNCHES: [(u32, i32, &str, &str); 11] = [
    (2, 11_080, "CU_LAUNCH_ATTRIBUTE_COOPERATIVE", OF_11_8),
    (4, 11_080, "CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION", OF_11_8),
    (5, 11_080, "CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE", OF_11_8),
    (6, 11_080, "CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION", OF_11_8),
    (7, 11_080, "CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT", OF_11_8),
    (
        12,
        12_030,
        "CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT",
        "CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT since CUDA 12.3, which is not for streams",
    ),
    (
        13,
        12_040,
        "CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE",
        "CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE since CUDA 12.4, which is not for streams",
    ),
    (
        14,
        12_050,
        "CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT",
        "CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT since CUDA 12.5, which is not for streams",
    ),
    (
        11,
        12_080,
        "CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION",
        "CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION since CUDA 12.8, which is not for streams",
    ),
    (17, 13_020, "CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE", OF_13_2),
    (18, 13_020, "CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE", OF_13_2),
];
const OF_11_8: &str = "CU_LAUNCH_ATTRIBUTE_COOPERATIVE, CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION, \
    CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE, \
    CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION or CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT since CUDA \
    11.8, which are not for streams";
const OF_13_2: &str = "CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE or CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE \
    since CUDA 13.2, which are not for streams";

/// `bad` begins the message.
fn attributes(name: &str, bad: &str, call: impl Fn(CUstreamAttrID) -> Result<()>) {
    let attribute = |number: u32| CUlaunchAttributeID(number as _);
    of_release(NEWEST, &format!("stream::{name}"), || {
        for number in [0, 1, 3, 8, 9, 10, 15, 16, 19] {
            accepted(name, || call(attribute(number)));
        }
    });
    for release in [11_070, 11_080, 12_020, 12_030, 12_040, 12_050, 12_060, 12_080, 13_010, 13_020]
    {
        of_release(release, &format!("stream::{name}"), || {
            for (number, since, shown, said) in OF_LAUNCHES {
                if release < since {
                    accepted(name, || call(attribute(number)));
                    continue;
                }
                rejected(
                    &format!(
                        "{bad}{shown}) must not be {said} [would be CUDA_ERROR_INVALID_VALUE]"
                    ),
                    || call(attribute(number)),
                );
            }
        });
    }
    of_release(NEWER[0], &format!("stream::{name}"), || {
        for (number, ..) in OF_LAUNCHES {
            accepted(name, || call(attribute(number)));
        }
    });
}

#[test]
fn cuStreamGetAttribute() {
    attributes("cuStreamGetAttribute", "cuStreamGetAttribute: attr (", |attribute| {
        let mut value = CUlaunchAttributeValue { pad: [0; 64] };
        // SAFETY: the mock reads no memory.
        unsafe { calls::cuStreamGetAttribute(STREAM, attribute, &mut value) }
    });
}

#[test]
fn cuStreamSetAttribute() {
    let name = "cuStreamSetAttribute";
    let set = |attribute, value| {
        // SAFETY: the mock reads no memory.
        unsafe { calls::cuStreamSetAttribute(STREAM, CUlaunchAttributeID(attribute), &value) }
    };
    attributes(name, "cuStreamSetAttribute: attr (", |attribute| {
        let mut value = CUlaunchAttributeValue { pad: [0; 64] };
        if attribute == CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY {
            value.syncPolicy = CUsynchronizationPolicy::CU_SYNC_POLICY_AUTO;
        }
        set(attribute.0, value)
    });
    let miss = |property| {
        let mut value = CUlaunchAttributeValue { pad: [0; 64] };
        value.accessPolicyWindow.missProp = CUaccessProperty(property);
        set(1, value)
    };
    let policy =
        |policy| set(3, CUlaunchAttributeValue { syncPolicy: CUsynchronizationPolicy(policy) });
    let domain =
        |domain| set(10, CUlaunchAttributeValue { memSyncDomain: CUlaunchMemSyncDomain(domain) });
    let nvlink = |value| set(16, CUlaunchAttributeValue { nvlinkUtilCentricScheduling: value });
    let must = |sentence: &str, body: &dyn Fn() -> Result<()>| {
        rejected(&format!("{sentence} [would be CUDA_ERROR_INVALID_VALUE]"), body);
    };
    let test = "stream::cuStreamSetAttribute";
    of_release(NEWEST, test, || {
        for value in [0, 1] {
            accepted(name, || miss(value));
            accepted(name, || domain(value));
        }
        accepted(name, || nvlink(1));
        for value in 1..=4 {
            accepted(name, || policy(value));
        }
        must(
            "cuStreamSetAttribute: value.accessPolicyWindow.missProp (CU_ACCESS_PROPERTY_PERSISTING) must \
             be CU_ACCESS_PROPERTY_NORMAL \
             or CU_ACCESS_PROPERTY_STREAMING, because `attr` is CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW",
            &|| miss(2),
        );
        for value in [0, 5] {
            must(
                &format!(
                    "cuStreamSetAttribute: value.syncPolicy (CUsynchronizationPolicy({value})) must be \
                     CU_SYNC_POLICY_AUTO, \
                     CU_SYNC_POLICY_SPIN, CU_SYNC_POLICY_YIELD or CU_SYNC_POLICY_BLOCKING_SYNC, because `attr` is \
                     CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY"
                ),
                &|| policy(value),
            );
        }
        must(
            "cuStreamSetAttribute: value.memSyncDomain (CUlaunchMemSyncDomain(2)) must be \
             CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT or \
             CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE since CUDA 12.3, because `attr` is CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN",
            &|| domain(2),
        );
        must(
            "cuStreamSetAttribute: value.nvlinkUtilCentricScheduling (2) must be 0 or 1 since CUDA 13.0, because `attr` is \
             CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING",
            &|| nvlink(2),
        );
    });
    of_release(12_020, test, || accepted(name, || domain(2)));
    of_release(12_090, test, || accepted(name, || nvlink(2)));
    of_release(NEWER[0], test, || {
        accepted(name, || miss(2));
        accepted(name, || policy(5));
    });
}
