use super::*;
use super::graph::Path;

use CUstreamBatchMemOpType as Op;

pub fn cases(cases: &Cases) {
    refused(cases);
    const FLUSH: u32 = 1 << 30;
    macro_rules! waits {
        ($($call:ident)*) => {$(
            let mut c = cases
                .call(|| $call { stream: at(0), addr: mapped(), value: 0, flags: 0 })
                .only_mock("a wait can be endless");
            c.under(UNMANAGED);
            for flags in [1, 2, 3, FLUSH, FLUSH | 3] {
                c.accepts(format!("flags {flags}"), |i| i.flags = flags);
            }
            let must = format!("must have no bits but {WAITS}");
            c.rejects(219, format!("flags (CUstreamWaitValue_flags(0x4)) {must}"), |i| i.flags = 4);
        )*};
    }
    waits!(cuStreamWaitValue32_v2 cuStreamWaitValue64_v2);
    waits_64(cases);
    macro_rules! writes {
        ($($call:ident)*) => {$(
            let mut c =
                cases.call(|| $call { stream: at(0), addr: mapped(), value: 0, flags: 0 });
            let none = "flags (CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER) must be CU_STREAM_WRITE_VALUE_DEFAULT";
            c.rejects(220, none, |i| i.flags = 1);
        )*};
    }
    writes!(cuStreamWriteValue32_v2 cuStreamWriteValue64_v2);

    let mut c = cases
        .call(|| cuStreamBatchMemOp_v2 { stream: at(0), count: 1, paramArray: one(write()), flags: 0 });
    c.accepts("many operations", |i| (i.paramArray, i.count) = (many([write(); 255]), 255));
    c.rejects(221, "count (256) must be below 256", |i| {
        (i.paramArray, i.count) = (many([write(); 256]), 256);
    });
    c.rejects(222, "flags (1) must be zero", |i| i.flags = 1);
    let mut c = c.only_mock("a wait can be endless");
    c.accepts("no operations", |i| i.paramArray = null());
    operations(&mut c, Path("paramArray[1]", ""), |i, operations| {
        (i.paramArray, i.count) = (many(operations), 2);
    });
}

const UNMANAGED: Answers = Answers { managed: (0, 1 << 40), ..Answers::USUAL };

/// The rules of a wait for 64 bits, in a stream of device 1.
fn waits_64(cases: &Cases) {
    use CUdevice_attribute as D;
    const FLUSH: u32 = 1 << 30;
    const NOR: u32 = 3;
    let wait = |stream| cuStreamWaitValue64_v2 { stream, addr: mapped(), value: 0, flags: NOR | FLUSH };
    let mut c = cases.call(|| wait(at(0x1000))).only_mock("needs a stream that captures");
    c.under(Answers { attribute: |_| 0, capturing: CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_ACTIVE, ..UNMANAGED });
    c.accepts("a stream that captures", |_| {});
    let mut c = cases.call(|| wait(at(0)));
    c.under(Answers { attribute: |_| 0, code: CUresult::CUDA_ERROR_UNKNOWN, managed: (1, 1 << 40), ..UNMANAGED });
    c.accepts("a driver without answers", |_| {});
    c.usual();
    c.rejects(786, "addr (0x20000000000) must not be managed memory [undocumented]", |_| {});
    let lacks = |attribute| Answers { attribute, attributes_of: Some(1), stream_device: 1, ..UNMANAGED };
    c.under(lacks(|of| i32::from(of != D::CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS)));
    let text = "stream (null) must be of a device whose CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS is not zero";
    // Before 12.8, no driver returns the device of a stream.
    c.rejects(since(12_080, 787), format!("{text} [NOT_SUPPORTED]"), |_| {});
    c.under(lacks(|of| i32::from(of != D::CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR)));
    let text = "flags (CU_STREAM_WAIT_VALUE_NOR) must not be CU_STREAM_WAIT_VALUE_NOR, because the stream's device does not support it \
                (CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR) [NOT_SUPPORTED]";
    for flags in [NOR, NOR | FLUSH] {
        let rejected = c.rejects(since(12_080, 788), text, |i| i.flags = flags);
        rejected.unless_under(lacks(|_| 1), "the condition on a device that has it");
    }
    c.accepts("other conditions", |i| i.flags = 2 | FLUSH);
    c.under(lacks(|of| i32::from(of != D::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES)));
    c.accepts("no flush", |i| i.flags = NOR);
    let text = "flags (1073741827) must not have CU_STREAM_WAIT_VALUE_FLUSH, because the stream's device does not support it \
                (CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES) [NOT_SUPPORTED]";
    c.rejects(since(12_080, 789), text, |_| {})
        .unless_under(lacks(|_| 1), "a flush on a device that has it");
}

/// The causes of refusals.
fn refused(cases: &Cases) {
    let mut c = cases.call(|| cuStreamWriteValue32_v2 { stream: at(0), addr: 64, value: 0, flags: 0 });
    c.under(Answers { attribute: |_| 0, managed: (0, 0), ..Answers::USUAL });
    c.explains(704, "addr (0x40) is not in memory that CUDA has allocated or registered", |_| {});
    c.usual();
    c.explains(770, "addr (0x10000000001) is not a multiple of 4", |i| i.addr = (1 << 40) + 1);
    let mut c = cases.call(|| cuStreamWriteValue64_v2 { stream: at(0), addr: (1 << 40) + 4, value: 0, flags: 0 });
    c.explains(813, "addr (0x10000000004) is not a multiple of 8", |_| {});
    c.under(Answers { managed: (1, 1 << 40), ..Answers::USUAL });
    c.explains(869, "addr (0x10000000000) is managed memory", |i| i.addr = 1 << 40);
    c.under(UNABLE);
    c.explains(900, "stream (null) is of a device whose CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS is zero [NOT_SUPPORTED]", |_| {});
    let mut c = cases.call(|| cuStreamWaitValue32_v2 { stream: at(0), addr: 1 << 40, value: 0, flags: 3 });
    c.under(UNABLE);
    let flags = "flags (1073741827) has CU_STREAM_WAIT_VALUE_FLUSH, and CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES of each device is zero [NOT_SUPPORTED]";
    c.explains(870, flags, |i| i.flags |= 1 << 30);
    c.explains(871, "flags (3) has CU_STREAM_WAIT_VALUE_NOR, and CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR of each device is zero [NOT_SUPPORTED]", |_| {});
    refused_operations(cases);
}

/// No device has any ability.
const UNABLE: Answers = Answers { attribute: |_| 0, ..UNMANAGED };

fn refused_operations(cases: &Cases) {
    let mut c = cases
        .call(|| cuStreamBatchMemOp_v2 { stream: at(0), count: 1, paramArray: one(write()), flags: 0 });
    c.under(UNABLE);
    let flush = "paramArray[0].operation (CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES) needs CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES, which is zero for each device [NOT_SUPPORTED]";
    c.explains(872, flush, |i| {
        i.paramArray = one(CUstreamBatchMemOpParams { operation: Op::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES });
    });
    let path = "paramArray[0].writeValue.address";
    let put = |operation, address| {
        let mut params = write();
        params.writeValue.operation = operation;
        params.writeValue.address = address;
        one(params)
    };
    use Op as O;
    let short_tag = "and paramArray[0].operation is CU_STREAM_MEM_OP_WRITE_VALUE_32";
    let (short, long) = (O::CU_STREAM_MEM_OP_WRITE_VALUE_32, O::CU_STREAM_MEM_OP_WRITE_VALUE_64);
    let wide = "paramArray[0].operation (CU_STREAM_MEM_OP_WRITE_VALUE_64) needs CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS, which is zero for each device [NOT_SUPPORTED]";
    c.explains(901, wide, |i| i.paramArray = put(long, 1 << 40));
    c.explains(865, format!("{path} (0x10000000002) is not a multiple of 4, {short_tag}"), |i| i.paramArray = put(short, (1 << 40) + 2));
    let must = "is not a multiple of 8, and the operation takes 64 bits, and paramArray[0].operation is CU_STREAM_MEM_OP_WRITE_VALUE_64";
    c.explains(866, format!("{path} (0x10000000004) {must}"), |i| i.paramArray = put(long, (1 << 40) + 4));
    c.under(Answers { attribute: |_| 0, managed: (0, 0), ..Answers::USUAL });
    let must = "is not in memory that CUDA has allocated or registered";
    c.explains(867, format!("{path} (0x40) {must}, {short_tag}"), |i| i.paramArray = put(short, 64));
    c.under(Answers { managed: (1, 1 << 40), ..Answers::USUAL });
    c.explains(868, format!("{path} (0x10000000000) is managed memory, {short_tag}"), |i| i.paramArray = put(short, 1 << 40));
}

const WAITS: &str = "CU_STREAM_WAIT_VALUE_EQ | CU_STREAM_WAIT_VALUE_AND | CU_STREAM_WAIT_VALUE_FLUSH";

/// A write of zero.
pub fn write() -> CUstreamBatchMemOpParams {
    let mut write = CUstreamBatchMemOpParams::default();
    write.writeValue.operation = Op::CU_STREAM_MEM_OP_WRITE_VALUE_32;
    write.writeValue.address = mapped();
    write
}

/// The rules of an operation, the second of two at `path`.
pub fn operations<C: Call>(
    c: &mut Case<C>,
    path: Path,
    put: impl Fn(&mut C, [CUstreamBatchMemOpParams; 2]),
) {
    type Reduction = CUstreamMemOpAtomicReductionParams_st;
    use CUstreamAtomicReductionDataType as Data;
    use CUstreamAtomicReductionOpType as Reduce;
    const REDUCTION: Op = Op::CU_STREAM_MEM_OP_ATOMIC_REDUCTION;
    const FLUSH: Op = Op::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES;
    const BARRIER: Op = Op::CU_STREAM_MEM_OP_BARRIER;
    let second = |operation, change: fn(&mut CUstreamBatchMemOpParams)| {
        let put = &put;
        move |i: &mut C| {
            let mut params = CUstreamBatchMemOpParams::default();
            params.operation = operation;
            change(&mut params);
            put(i, [write(), params]);
        }
    };
    let is = |operation| format!("@.operation is {operation:?}");

    for operation in (1..=6).map(Op) {
        c.accepts(format!("{operation:?}"), second(operation, |_| {}));
    }
    let first = "CU_STREAM_MEM_OP_WAIT_VALUE_32, CU_STREAM_MEM_OP_WRITE_VALUE_32, CU_STREAM_MEM_OP_WAIT_VALUE_64, \
                 CU_STREAM_MEM_OP_WRITE_VALUE_64, CU_STREAM_MEM_OP_BARRIER";
    let until_13_0 = path.end(&format!(" must be {first} or {FLUSH:?}"), &[]);
    let newest = path.end(&format!(" must be {first}, {REDUCTION:?} or {FLUSH:?}"), &[]);
    let rules = [(until(13_000, 529), &*until_13_0), (since(13_010, 529), &*newest)];
    for operation in [0, 7, 9].map(Op) {
        c.judged(format!("{}.operation ({operation:?})", path.0), &rules, second(operation, |_| {}));
    }

    for operation in [Op::CU_STREAM_MEM_OP_WAIT_VALUE_32, Op::CU_STREAM_MEM_OP_WAIT_VALUE_64] {
        c.accepts("flags of a wait", second(operation, |op| op.waitValue.flags = 1 << 30 | 3));
        let must = format!(".waitValue.flags (CUstreamWaitValue_flags(0x4)) must have no bits but {WAITS}");
        let text = path.text(&must, &[&is(operation)]);
        c.rejects(530, text, second(operation, |op| op.waitValue.flags = 4));
    }
    for operation in [Op::CU_STREAM_MEM_OP_WRITE_VALUE_32, Op::CU_STREAM_MEM_OP_WRITE_VALUE_64] {
        let must = ".writeValue.flags (CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER) must be CU_STREAM_WRITE_VALUE_DEFAULT";
        let text = path.text(must, &[&is(operation)]);
        c.rejects(531, text, second(operation, |op| op.writeValue.flags = 1));
    }
    let must = ".flushRemoteWrites.flags (1) must be zero since CUDA 13.0";
    let text = path.text(must, &[&is(FLUSH)]);
    c.rejects(since(13_000, 532), text, second(FLUSH, |op| op.flushRemoteWrites.flags = 1));
    c.accepts("a barrier of the GPU", second(BARRIER, |op| op.memoryBarrier.flags = 1));
    let must = ".memoryBarrier.flags (CUstreamMemoryBarrier_flags(0x2)) must be \
                CU_STREAM_MEMORY_BARRIER_TYPE_SYS or CU_STREAM_MEMORY_BARRIER_TYPE_GPU";
    let text = path.text(must, &[&is(BARRIER)]);
    c.rejects(533, text, second(BARRIER, |op| op.memoryBarrier.flags = 2));

    let good = || Reduction {
        operation: REDUCTION,
        reductionOp: Reduce::CU_STREAM_ATOMIC_REDUCTION_OP_ADD,
        dataType: Data::CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32,
        address: mapped(),
        ..Default::default()
    };
    let reduce = |change: fn(&mut Reduction)| {
        let put = &put;
        move |i: &mut C| {
            let mut atomicReduction = good();
            change(&mut atomicReduction);
            put(i, [write(), CUstreamBatchMemOpParams { atomicReduction }]);
        }
    };
    c.judged(format!("{}.operation ({REDUCTION:?})", path.0), &rules[..1], reduce(|_| {}));
    c.on(13_010..);
    c.accepts("64 bits", reduce(|op| op.dataType = Data::CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64));
    let text = |must| {
        path.text(&format!(".atomicReduction.{must} since CUDA 13.1"), &[&is(REDUCTION)])
    };
    c.rejects(since(13_010, 534), text("flags (1) must be zero"), reduce(|op| op.flags = 1));
    let must = "reductionOp (CUstreamAtomicReductionOpType(77)) must be CU_STREAM_ATOMIC_REDUCTION_OP_OR, \
                CU_STREAM_ATOMIC_REDUCTION_OP_AND or CU_STREAM_ATOMIC_REDUCTION_OP_ADD";
    c.rejects(since(13_010, 535), text(must), reduce(|op| op.reductionOp = Reduce(77)));
    let must = "dataType (CUstreamAtomicReductionDataType(0)) must be CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32 or \
                CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64";
    c.rejects(since(13_010, 536), text(must), reduce(|op| op.dataType = Data(0)));
    c.on(..);
}
