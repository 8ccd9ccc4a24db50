use super::*;
use super::exec::attribute_values;
use super::graph::edge_data;
use std::ffi::c_void;

use CUlaunchAttributeID as Id;

const NULL: *mut c_void = at(0);

pub fn cases(cases: &Cases) {
    refused(cases);
    create(cases);
    captures(cases);
    of_captures(cases);
    work(cases);
    attributes(cases);
}

/// The causes of refusals.
fn refused(cases: &Cases) {
    let mut c = cases.call(|| cuStreamWaitEvent { hStream: at(0), hEvent: at(0x1000), Flags: 1 });
    c.under(Answers::USUAL);
    c.explains(852, "Flags (1) has CU_EVENT_WAIT_EXTERNAL, and hStream does not capture [ILLEGAL_STATE]", |_| {});
    let mut c = cases.call(|| cuStreamCopyAttributes { dst: at(0x1000), src: at(0x2000) });
    c.under(Answers::USUAL);
    c.explains(853, "dst (0x1000) belongs to another context than src", |_| {});
    let window = CUstreamAttrID::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW;
    let map = CUstreamAttrID::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP;
    let mut c = cases
        .call(|| cuStreamSetAttribute { hStream: at(0), attr: window, value: one(CUlaunchAttributeValue { pad: [0; 64] }) });
    c.under(Answers::USUAL);
    let is = "and attr is CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW";
    for ratio in ["1.5", "-1", "NaN"] {
        let text = format!("value.accessPolicyWindow.hitRatio ({ratio}) is not a ratio from 0 to 1, {is}");
        c.explains(1175, text, |i| {
            let hitRatio = ratio.parse().expect("a number");
            i.value.accessPolicyWindow = CUaccessPolicyWindow { hitRatio, ..Default::default() };
        });
    }
    let most = "the largest CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE of the devices";
    c.explains(886, format!("value.accessPolicyWindow.num_bytes (2) is more than 1, {most}, and attr is CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW"), |i| {
        i.value.accessPolicyWindow = CUaccessPolicyWindow { num_bytes: 2, ..Default::default() };
    });
    c.on(12_000..);
    let must = "is not a memory synchronization domain of a device, and attr is CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP";
    c.explains(887, format!("value.memSyncDomainMap.default_ (1) {must}"), |i| {
        (i.attr, i.value.memSyncDomainMap) = (map, CUlaunchMemSyncDomainMap { default_: 1, remote: 0 });
    });
    c.explains(888, format!("value.memSyncDomainMap.remote (1) {must}"), |i| {
        (i.attr, i.value.memSyncDomainMap) = (map, CUlaunchMemSyncDomainMap { default_: 0, remote: 1 });
    });
    let mut c = cases.call(|| cuStreamEndCapture { hStream: at(0x1000) });
    for (id, what, code) in [
        (739, "hStream (0x1000) is not the stream in which the capture began", "UNMATCHED"),
        (740, "hStream (0x1000) does not wait for the last work of each stream that joined its capture", "UNJOINED"),
        (725, "another thread began the capture, and its mode is not relaxed",
            "WRONG_THREAD"),
    ] {
        c.explains(id, format!("{what} [STREAM_CAPTURE_{code}]"), |_| {});
    }
    let mut c = cases.call(|| cuStreamWaitEvent { hStream: at(0x1000), hEvent: at(0x1000), Flags: 0 });
    for (id, what, code) in [
        (721, "a stream captures, and the capture does not allow this call", "UNSUPPORTED"),
        (722, "the call would make the legacy default stream and a blocking stream that captures wait for each other", "IMPLICIT"),
        (723, "the call would make work inside of a capture wait for work outside of it, or the other way round", "ISOLATION"),
        (724, "the call would join two captures, as a wait for an event of another capture does", "MERGE"),
    ] {
        c.explains(id, format!("{what} [STREAM_CAPTURE_{code}]"), |_| {});
    }
    c.explains(719, "cuInit has not been called in this process, or it failed [NOT_INITIALIZED]", |_| {});
    let mut c = cases.call(|| cuStreamAttachMemAsync { hStream: at(0x1000), dptr: 1 << 40, length: 0, flags: 4 });
    c.under(Answers { attribute: |_| 0, managed: (0, 1 << 40), ..Answers::USUAL });
    c.explains(695, "dptr (0x10000000000) is not in managed memory", |_| {});
    let memory = (64, CUmemorytype::CU_MEMORYTYPE_DEVICE, 1, 0);
    c.under(Answers { attribute: |_| 0, managed: (1, 1 << 40), memory, ..Answers::USUAL });
    c.explains(802, "length (8) is neither zero nor the size of the managed allocation", |i| i.length = 8);
    let mut c = cases.call(|| cuStreamDestroy_v2 { hStream: at(0) });
    c.explains(814, "hStream is null [INVALID_HANDLE]", |_| {});
    let captures = CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_ACTIVE;
    let captures = Answers { capturing: captures, ..Answers::USUAL };
    let mut c = cases.call(|| cuStreamSynchronize { hStream: at(0x1000) });
    c.spares(903, "a context is current [INVALID_CONTEXT]", |_| {});
    c.explains(1066, "it may be that hStream (0x1000) belongs to a context that was destroyed [INVALID_CONTEXT]", |_| {});
    c.spares(1066, "the stream of the current context [INVALID_CONTEXT]", |i| i.hStream = CU_STREAM_PER_THREAD);
    c.under(Answers { context: at(0), ..Answers::USUAL });
    c.explains(903, "it may be that hStream (0x1000) belongs to a context that is not live, and no context is current on this thread \
        [INVALID_CONTEXT]", |_| {});
    c.explains(639, "no context is current on this thread [INVALID_CONTEXT]",
        |i| i.hStream = CU_STREAM_PER_THREAD);
    c.under(captures);
    c.explains(661, "hStream (0x1000) is capturing [STREAM_CAPTURE_UNSUPPORTED]", |_| {});
    let mut c = cases.call(|| cuStreamBeginCapture_v2 { hStream: at(0x1000), mode: CUstreamCaptureMode(0) });
    c.explains(662, "hStream is null: the legacy default stream cannot be captured \
        [STREAM_CAPTURE_UNSUPPORTED]", |i| i.hStream = at(0));
    c.under(captures);
    c.explains(663, "hStream (0x1000) is capturing already [ILLEGAL_STATE]", |_| {});
    let mut c = cases.call(|| cuStreamEndCapture { hStream: at(0x1000) });
    c.explains(664, "hStream (0x1000) is not capturing [ILLEGAL_STATE]", |_| {});
}

fn create(cases: &Cases) {
    let must = "(CUstream_flags(0x2)) must be CU_STREAM_DEFAULT or CU_STREAM_NON_BLOCKING";
    let mut c = cases
        .call(|| cuStreamCreate { Flags: 0 })
        .undo(|_, hStream| cuStreamDestroy_v2 { hStream });
    c.accepts("not blocking", |i| i.Flags = 1);
    c.rejects(249, format!("Flags {must}"), |i| i.Flags = 2);
    let mut c = cases
        .call(|| cuStreamCreateWithPriority { flags: 0, priority: 0 })
        .undo(|_, hStream| cuStreamDestroy_v2 { hStream });
    c.accepts("not blocking", |i| i.flags = 1);
    c.rejects(249, format!("flags {must}"), |i| i.flags = 2);
}

const LEGACY: &str = "hStream (0x1) must not be CU_STREAM_LEGACY";

fn captures(cases: &Cases) {
    fn modes<C: Call>(
        c: &mut Case<C>,
        stream: fn(&mut C) -> &mut CUstream,
        mode: fn(&mut C) -> &mut CUstreamCaptureMode,
    ) {
        for number in 0..3 {
            c.accepts(format!("mode {number}"), |i| *mode(i) = CUstreamCaptureMode(number));
        }
        c.accepts("the stream of the thread", |i| *stream(i) = CU_STREAM_PER_THREAD);
        c.rejects(257, LEGACY, |i| *stream(i) = CU_STREAM_LEGACY);
        let modes = "CU_STREAM_CAPTURE_MODE_GLOBAL, CU_STREAM_CAPTURE_MODE_THREAD_LOCAL or \
                     CU_STREAM_CAPTURE_MODE_RELAXED";
        c.rejects(258, format!("mode (CUstreamCaptureMode(3)) must be {modes}"), |i| {
            *mode(i) = CUstreamCaptureMode(3);
        });
    }
    let mode = CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED;
    let mut c = cases
        .call(|| cuStreamBeginCapture_v2 { hStream: stream(), mode })
        .undo(|i, ()| cuStreamEndCapture { hStream: i.hStream });
    modes(&mut c, |i| &mut i.hStream, |i| &mut i.mode);
    let mut c = cases
        .call(|| {
            let (hStream, callbackFunc) = (stream(), None);
            cuStreamBeginRecaptureToGraph { hStream, mode, hGraph: graph(), callbackFunc, userData: NULL }
        })
        .only_mock("needs a graph of a capture");
    modes(&mut c, |i| &mut i.hStream, |i| &mut i.mode);
    let mut c = cases
        .call(|| cuStreamBeginCaptureToGraph {
            hStream: stream(),
            hGraph: graph(),
            dependencies: null(),
            dependencyData: null(),
            numDependencies: 0,
            mode,
        })
        .undo(|i, ()| cuStreamEndCapture { hStream: i.hStream });
    modes(&mut c, |i| &mut i.hStream, |i| &mut i.mode);
    let text = "dependencies (null) must not be null, because numDependencies is not zero";
    c.rejects(259, text, |i| i.numDependencies = 1);
    let mut c = cases
        .call(|| cuStreamBeginCaptureToGraph {
            hStream: stream(),
            hGraph: graph(),
            dependencies: many([node(), other_node()]),
            dependencyData: null(),
            numDependencies: 2,
            mode,
        })
        .only_mock("needs nodes of kernels");
    edge_data(&mut c, "dependencyData", |i| &mut i.dependencyData);

    let param = |number| {
        array([CUstreamCigParam {
            streamSharedDataType: CUstreamCigDataType(number),
            streamSharedData: NULL,
        }])
    };
    let mut c = cases
        .call(|| cuStreamBeginCaptureToCig {
            hStream: stream(),
            streamCigCaptureParams: one(CUstreamCigCaptureParams { streamCigParams: param(1) }),
        })
        .only_mock("needs a graphics API");
    c.accepts("no parameters", |i| i.streamCigCaptureParams = null());
    c.rejects(257, LEGACY, |i| i.hStream = CU_STREAM_LEGACY);
    c.rejects(253, "streamCigCaptureParams.streamCigParams (null) must not be null", |i| {
        i.streamCigCaptureParams.streamCigParams = at(0);
    });
    // The enumerators came with 13.2.
    let path = "streamCigCaptureParams.streamCigParams.streamSharedDataType";
    let d3d12 = " must be STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST";
    let vulkan = "STREAM_CIG_DATA_TYPE_VULKAN_COMMAND_BUFFER_HANDLE_NV";
    let until_13_4 = format!("{d3d12} since CUDA 13.2");
    let newest = format!("{d3d12} or {vulkan} since CUDA 13.2");
    let rules = [(within(13_020, 13_040, 252), &*until_13_4), (since(13_050, 252), &*newest)];
    c.judged(format!("{path} ({vulkan})"), &rules[..1], |i| {
        i.streamCigCaptureParams.streamCigParams = param(2);
    });
    c.judged(format!("{path} (CUstreamCigDataType(3))"), &rules, |i| {
        i.streamCigCaptureParams.streamCigParams = param(3);
    });
}

fn of_captures(cases: &Cases) {
    let mut c = cases.call(|| cuStreamGetCaptureInfo_v3 {
        hStream: stream(),
        id_out: null(),
        graph_out: null(),
        dependencies_out: null(),
        edgeData_out: null(),
        numDependencies_out: null(),
    });
    c.accepts("nodes", |i| i.dependencies_out = one(at::<CUgraphNode>(0)));
    c.accepts("edges", |i| {
        i.dependencies_out = one(at::<CUgraphNode>(0));
        i.edgeData_out = one(at::<CUgraphEdgeData>(0));
    });
    let text = "dependencies_out (null) must not be null, because edgeData_out is not null";
    c.rejects(260, text, |i| i.edgeData_out = one(at::<CUgraphEdgeData>(0)));

    let mut c = cases
        .call(|| cuStreamUpdateCaptureDependencies_v2 {
            hStream: stream(),
            dependencies: many([node(), other_node()]),
            dependencyData: null(),
            numDependencies: 2,
            flags: 0,
        })
        .only_mock("needs a capture");
    c.explains(1250, "it may be that dependencies (*) has a node that is null, or of another graph than that of the capture of hStream", |_| {});
    edge_data(&mut c, "dependencyData", |i| &mut i.dependencyData);
    c.accepts("other nodes", |i| i.flags = 1);
    let text = "flags (CUstreamUpdateCaptureDependencies_flags(0x2)) must be CU_STREAM_ADD_CAPTURE_DEPENDENCIES or \
                CU_STREAM_SET_CAPTURE_DEPENDENCIES";
    c.rejects(261, text, |i| i.flags = 2);
}

fn work(cases: &Cases) {
    let mut c =
        cases.call(|| cuStreamWaitEvent { hStream: stream(), hEvent: event(), Flags: 0 });
    c.accepts("an external event", |i| i.Flags = 1);
    c.rejects(254, "hEvent (null) must not be null [INVALID_HANDLE]", |i| i.hEvent = at(0));
    let text = "Flags (CUevent_wait_flags(0x2)) must be CU_EVENT_WAIT_DEFAULT or CU_EVENT_WAIT_EXTERNAL [undocumented]";
    c.rejects(255, text, |i| i.Flags = 2);

    let mut c = cases
        .call(|| cuStreamAddCallback { hStream: stream(), callback: None, userData: NULL, flags: 0 })
        .only_mock("needs a function");
    c.rejects(256, "flags (1) must be zero [undocumented]", |i| i.flags = 1);
    c.under(Answers { capturing: CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_ACTIVE, ..Answers::USUAL });
    c.rejects(790, "hStream (0x1000) must not be capturing [STREAM_CAPTURE_UNSUPPORTED]", |_| {});

    let mut c = cases
        .call(|| cuStreamAttachMemAsync { hStream: stream(), dptr: managed(), length: 0, flags: 1 });
    c.accepts("one stream", |i| i.flags = 4);
    c.accepts("the host", |i| i.flags = 2);
    c.accepts("the host, without a stream", |i| (i.hStream, i.flags) = (at(0), 2));
    for (flags, shown) in
        [(3, "CU_MEM_ATTACH_GLOBAL | CU_MEM_ATTACH_HOST"), (0, "CUmemAttach_flags(0)")]
    {
        let must = "must be CU_MEM_ATTACH_GLOBAL, CU_MEM_ATTACH_HOST or CU_MEM_ATTACH_SINGLE [undocumented]";
        c.rejects(262, format!("flags ({shown}) {must}"), |i| i.flags = flags);
    }
    let text = "hStream (null) must not be null, because flags has CU_MEM_ATTACH_SINGLE [undocumented]";
    c.rejects(263, text, |i| (i.hStream, i.flags) = (at(0), 4));
}

/// The rules of the attributes of streams.
fn attribute<C: Call>(c: &mut Case<C>, attr: fn(&mut C) -> &mut CUstreamAttrID) {
    for number in [0, 1, 8, 9, 10, 15, 16, 19] {
        c.accepts(format!("attribute {number}"), |i| *attr(i) = Id(number));
    }
    let of_11_8 = "CU_LAUNCH_ATTRIBUTE_COOPERATIVE, CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION, \
                   CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE, \
                   CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION or \
                   CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT since CUDA 11.8, which are not for streams";
    let of_12_3 = "CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT since CUDA 12.3, which is not for streams";
    let of_12_4 = "CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE since CUDA 12.4, which is not for streams";
    let of_12_5 =
        "CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT since CUDA 12.5, which is not for streams";
    let of_12_8 = "CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION since CUDA 12.8, which is not for streams";
    let of_13_2 = "CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE or CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE since \
                   CUDA 13.2, which are not for streams";
    for (rule, attributes, of_release) in [
        (since(11_080, 264), &[2, 4, 5, 6, 7][..], of_11_8),
        (since(12_030, 265), &[12], of_12_3),
        (since(12_040, 266), &[13], of_12_4),
        (since(12_050, 267), &[14], of_12_5),
        (since(12_080, 268), &[11], of_12_8),
        (since(13_020, 269), &[17, 18], of_13_2),
    ] {
        for attribute in attributes.iter().copied().map(Id) {
            let text = format!("attr ({attribute:?}) must not be {of_release}");
            c.rejects(rule.clone(), text, |i| *attr(i) = attribute);
        }
    }
}

fn attributes(cases: &Cases) {
    let (attr, none) = (Id::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW, || one(CUstreamAttrValue::default()));
    let mut c = cases
        .call(|| cuStreamGetAttribute { hStream: stream(), attr, value_out: none() });
    attribute(&mut c, |i| &mut i.attr);
    c.accepts("attribute 3", |i| i.attr = Id(3));

    let global = CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_GLOBAL;
    let mut c = cases
        .call(|| cuThreadExchangeStreamCaptureMode { mode: one(global) })
        .undo(|_, ()| cuThreadExchangeStreamCaptureMode { mode: one(global) });
    let reason = "the driver accepts it, and the text only explains three modes";
    c.left(reason, "mode 3", |i| i.mode.0 = 3);

    let mut c = cases.call(|| cuStreamSetAttribute { hStream: stream(), attr, value: none() });
    attribute(&mut c, |i| &mut i.attr);
    // The window, the policy of waits, the domain and NVLink.
    let takes = [1, 3, 10, 16].map(Id);
    attribute_values(&mut c, ["value", "attr"], |id| takes.contains(&id), |i, attr, edit| {
        i.attr = attr;
        edit(&mut i.value);
    });
}
