use super::*;
use super::va::UNKNOWN;

pub fn cases(cases: &Cases) {
    let mut c = cases.call(|| cuCtxEnablePeerAccess { peerContext: at(0x1000), Flags: 0 });
    c.under(Answers::USUAL);
    c.explains(894, "peerContext (0x1000) is of a device whose memory the current one cannot access [PEER_ACCESS_UNSUPPORTED]", |_| {});
    contexts(cases);
    links(cases);
}

fn contexts(cases: &Cases) {
    const TWO: &str = "needs the contexts of two devices";
    let none = Answers { context: at(0), ..Answers::USUAL };
    let unknown = Answers { context: at(0), ..UNKNOWN };
    let text = "current_context (null) must not be null [INVALID_CONTEXT]";

    let mut c =
        cases.call(|| cuCtxEnablePeerAccess { peerContext: at(0x30), Flags: 0 }).only_mock(TWO);
    c.accepts("no context", |i| i.peerContext = at(0));
    c.explains(814, "peerContext is null [INVALID_CONTEXT]", |i| i.peerContext = at(0));
    c.rejects(239, "Flags (1) must be zero", |i| i.Flags = 1);
    let must = "peerContext (0x20) must not be the current context [INVALID_CONTEXT]";
    c.rejects(240, must, |i| i.peerContext = Answers::CONTEXT);
    c.under(UNKNOWN);
    c.accepts("the current context, if that is unknown", |i| i.peerContext = Answers::CONTEXT);
    c.under(unknown);
    c.accepts("an unknown current context", |_| {});
    c.under(none);
    c.rejects(617, text, |_| {});

    let mut c = cases.call(|| cuCtxDisablePeerAccess { peerContext: at(0x30) }).only_mock(TWO);
    c.accepts("a current context", |_| {});
    let must = "peerContext (0x30) is a context to which the current one has not enabled access [PEER_ACCESS_NOT_ENABLED]";
    c.explains(716, must, |_| {});
    c.under(unknown);
    c.accepts("an unknown current context", |_| {});
    c.under(none);
    c.rejects(617, text, |_| {});
}

/// The rules of the two ends of a link, which are devices.
fn ends<C: Call>(c: &mut Case<C>, of: fn(&mut C) -> [&mut CUdevice; 2]) {
    c.accepts("the other way", |i| {
        let [source, destination] = of(i);
        std::mem::swap(source, destination);
    });
    let must = "must be the ordinal of a device, below 2 [INVALID_DEVICE]";
    for (shown, id) in [(-1, (|| -1) as fn() -> CUdevice), (2, devices)] {
        c.rejects(618, format!("srcDevice ({shown}) {must}"), |i| *of(i)[0] = id());
        c.rejects(619, format!("dstDevice ({shown}) {must}"), |i| *of(i)[1] = id());
    }
    c.rejects(241, "dstDevice (0) must differ from srcDevice [INVALID_DEVICE]", |i| *of(i)[1] = 0);
}

fn links(cases: &Cases) {
    use CUatomicOperation as O;
    use CUdevice_P2PAttribute as A;
    let mut c = cases.call(|| cuDeviceGetP2PAttribute {
        attrib: A::CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED,
        srcDevice: 0,
        dstDevice: 1,
    });
    ends(&mut c, |i| [&mut i.srcDevice, &mut i.dstDevice]);
    c.accepts("the first attribute", |i| i.attrib = A::CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK);
    let first = "CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK, CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED, \
                 CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED";
    let arrays = "CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED";
    let partial = "CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED";
    let until_12_9 = format!(" must be {first} or {arrays}");
    let newest = format!(" must be {first}, {arrays} or {partial}");
    let rules = [(until(12_090, 243), &*until_12_9), (since(13_000, 243), &newest)];
    for (attrib, shown, lacking) in [
        (0, "CUdevice_P2PAttribute(0)", 2),
        (5, partial, 1),
        (6, "CUdevice_P2PAttribute(6)", 2),
    ] {
        c.judged(format!("attrib ({shown})"), &rules[..lacking], |i| i.attrib = A(attrib));
    }

    let mut c = cases.call(|| cuDeviceGetP2PAtomicCapabilities {
        capabilities: many([0; 2]),
        operations: many([O::CU_ATOMIC_OPERATION_INTEGER_ADD, O::CU_ATOMIC_OPERATION_FLOAT_MAX]),
        count: 2,
        srcDevice: 0,
        dstDevice: 1,
    });
    ends(&mut c, |i| [&mut i.srcDevice, &mut i.dstDevice]);
    c.rejects(244, "capabilities (null) must not be null", |i| i.capabilities = null());
    c.rejects(245, "operations (null) must not be null", |i| i.operations = null());
    c.rejects(246, "count (0) must not be zero", |i| i.count = 0);
    c.accepts("an operation after the last", |i| {
        (i.operations[1], i.count) = (O::CU_ATOMIC_OPERATION_MAX, 1);
    });
    let text = "operations[1] (CU_ATOMIC_OPERATION_MAX) must be CU_ATOMIC_OPERATION_INTEGER_ADD, \
                CU_ATOMIC_OPERATION_INTEGER_MIN, CU_ATOMIC_OPERATION_INTEGER_MAX, \
                CU_ATOMIC_OPERATION_INTEGER_INCREMENT, CU_ATOMIC_OPERATION_INTEGER_DECREMENT, CU_ATOMIC_OPERATION_AND, \
                CU_ATOMIC_OPERATION_OR, CU_ATOMIC_OPERATION_XOR, CU_ATOMIC_OPERATION_EXCHANGE, \
                CU_ATOMIC_OPERATION_CAS, CU_ATOMIC_OPERATION_FLOAT_ADD, CU_ATOMIC_OPERATION_FLOAT_MIN or \
                CU_ATOMIC_OPERATION_FLOAT_MAX";
    c.rejects(40, text, |i| i.operations[1] = O::CU_ATOMIC_OPERATION_MAX);
}
