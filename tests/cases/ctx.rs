use super::*;
use super::primary_ctx::{PROHIBITED, policies};
use super::va::{UNKNOWN, attribute};

use CUdevice_attribute as A;

pub fn cases(cases: &Cases) {
    create(cases);
    graphics(cases);
    limits(cases);

    let mut c = cases.call(|| cuCtxDestroy_v2 { ctx: at(0x1000) });
    // It needs no current context.
    c.under(Answers { context: at(0), ..Answers::USUAL });
    c.explains(727, "ctx (0x1000) was destroyed already, or is not from cuCtxCreate [INVALID_CONTEXT]", |_| {});
    c.explains(814, "ctx is null", |i| i.ctx = at(0));
    let mut c = cases.call(|| cuCtxCreate_v4 { ctxCreateParams: null(), flags: 0x1000, dev: 0 });
    c.explains(817, "flags (CUctx_flags(0x1000)) has bits besides CU_CTX_FLAGS_MASK", |_| {});

    let mut c = cases
        .call(|| cuCtxSetFlags { flags: 0 })
        .undo(|_, ()| cuCtxSetFlags { flags: 0 });
    policies(&mut c, since(12_030, 28), " since CUDA 12.3", |i| &mut i.flags);
    let mut c = c.only_mock("turns core dumps on");
    c.accepts("every other flag, and one that no release names", |i| i.flags = 0x1fc);

    let mut c = cases.call(|| cuCtxSetCacheConfig { config: CUfunc_cache(0) });
    c.accepts("the last", |i| i.config.0 = 3);
    let text = "config (CUfunc_cache(4)) must be CU_FUNC_CACHE_PREFER_NONE, CU_FUNC_CACHE_PREFER_SHARED, \
                CU_FUNC_CACHE_PREFER_L1 or CU_FUNC_CACHE_PREFER_EQUAL";
    c.rejects(493, text, |i| i.config.0 = 4);

    let mut c = cases.call(|| cuCtxGetExecAffinity { type_: CUexecAffinityType(0) });
    let text = "type (CU_EXEC_AFFINITY_TYPE_MAX) must be CU_EXEC_AFFINITY_TYPE_SM_COUNT [UNSUPPORTED_EXEC_AFFINITY]";
    c.rejects(25, text, |i| i.type_.0 = 1);
}

fn affinities(types: [u32; 2]) -> CUctxCreateParams {
    let affinity = |type_| CUexecAffinityParam {
        type_: CUexecAffinityType(type_ as _),
        ..Default::default()
    };
    let execAffinityParams = array(types.map(affinity));
    CUctxCreateParams { execAffinityParams, numExecAffinityParams: 2, ..Default::default() }
}

fn create(cases: &Cases) {
    let mut c = cases
        .call(|| cuCtxCreate_v4 { ctxCreateParams: null(), flags: 0, dev: 0 })
        .undo(|_, ctx| cuCtxDestroy_v2 { ctx });
    policies(&mut c, 17, "", |i| &mut i.flags);
    c.accepts("no parameters", |i| i.ctxCreateParams = one(Default::default()));
    c.judged(
        "ctxCreateParams.numExecAffinityParams (1)",
        &[(
            since(13_020, 19),
            " must be zero since CUDA 13.2, because ctxCreateParams.execAffinityParams is null",
        )],
        |i| {
            let params = CUctxCreateParams { numExecAffinityParams: 1, ..Default::default() };
            i.ctxCreateParams = one(params);
        },
    );
    c.accepts("two affinities", |i| i.ctxCreateParams = one(affinities([0, 0])));
    let text = "ctxCreateParams.execAffinityParams[1].type (CU_EXEC_AFFINITY_TYPE_MAX) must be \
                CU_EXEC_AFFINITY_TYPE_SM_COUNT [UNSUPPORTED_EXEC_AFFINITY]";
    c.rejects(25, text, |i| i.ctxCreateParams = one(affinities([0, 1])));
    for count in [1, -1] {
        c.accepts(format!("{count} affinities"), |i| {
            let params = affinities([0, 1]);
            i.ctxCreateParams = one(CUctxCreateParams { numExecAffinityParams: count, ..params });
        });
    }
    c.under(Answers { execution_affinity: 0, ..Answers::USUAL });
    c.accepts("no affinity", |i| i.ctxCreateParams = one(Default::default()));
    let text = "ctxCreateParams.execAffinityParams[0].type (CU_EXEC_AFFINITY_TYPE_SM_COUNT) must be supported by the \
                device, as cuDeviceGetExecAffinitySupport reports [UNSUPPORTED_EXEC_AFFINITY]";
    c.rejects(24, text, |i| i.ctxCreateParams = one(affinities([0, 0])));
    c.under(attribute(|_| 3));
    c.accepts("a device with another mode", |_| {});
    c.under(PROHIBITED);
    let text = "dev (0) must be a device whose CU_DEVICE_ATTRIBUTE_COMPUTE_MODE is not CU_COMPUTEMODE_PROHIBITED \
                [UNKNOWN]";
    c.rejects(18, text, |_| {});
    let code = CUresult::CUDA_ERROR_INVALID_DEVICE;
    c.under(Answers { code, execution_affinity: 0, ..PROHIBITED });
    c.accepts("an unknown device", |i| i.ctxCreateParams = one(affinities([0, 0])));
    c.usual();
    let mut c = c.only_mock("turns core dumps on");
    c.accepts("every other flag, and one that no release names", |i| i.flags = 0x1fc);
}

const D3D12: CUcigDataType = CUcigDataType::CIG_DATA_TYPE_D3D12_COMMAND_QUEUE;
const VULKAN: CUcigDataType = CUcigDataType::CIG_DATA_TYPE_NV_BLOB;

fn graphics(cases: &Cases) {
    let params = |sharedDataType| CUctxCreateParams {
        cigParams: array([CUctxCigParam { sharedDataType, ..Default::default() }]),
        ..Default::default()
    };
    let mut c = cases
        .call(move || cuCtxCreate_v4 { ctxCreateParams: one(params(D3D12)), flags: 0, dev: 0 })
        .only_mock("needs a queue of D3D12 or Vulkan");
    let with = |type_| move |i: &mut cuCtxCreate_v4| i.ctxCreateParams = one(params(type_));
    let kind = |end: &str| format!("ctxCreateParams.cigParams.sharedDataType ({end}");
    let first = || (until(12_080, 27), " must be CIG_DATA_TYPE_D3D12_COMMAND_QUEUE");
    c.judged(kind("CIG_DATA_TYPE_NV_BLOB)"), &[first()], with(VULKAN));
    let both = " must be CIG_DATA_TYPE_D3D12_COMMAND_QUEUE or CIG_DATA_TYPE_NV_BLOB";
    let rules = [first(), (since(12_090, 27), both)];
    c.judged(kind("CUcigDataType(3))"), &rules, with(CUcigDataType(3)));

    c.accepts("every flag but those of core dumps", |i| i.flags = 0x9c);
    for (flags, named) in [(0x20, "CU_CTX_COREDUMP_ENABLE"), (0x40, "CU_CTX_USER_COREDUMP_ENABLE")]
    {
        let must = format!(
            "flags ({named}) must have neither CU_CTX_COREDUMP_ENABLE nor CU_CTX_USER_COREDUMP_ENABLE, because \
             ctxCreateParams.cigParams is not null [undocumented]"
        );
        c.rejects(21, must, |i| i.flags = flags);
    }
    let text = "ctxCreateParams.execAffinityParams (*) must be null, because ctxCreateParams.cigParams is not null \
                [undocumented]";
    c.rejects(20, text, |i| i.ctxCreateParams.execAffinityParams = affinities([0, 0]).execAffinityParams);

    c.on(12_090..);
    c.under(attribute(|asked| (asked != A::CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED).into()));
    c.accepts("Vulkan without D3D12", with(VULKAN));
    c.on(..);
    c.rejects(
        22,
        kind(
            "CIG_DATA_TYPE_D3D12_COMMAND_QUEUE) must not be CIG_DATA_TYPE_D3D12_COMMAND_QUEUE, because the device's \
             CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED is zero [NOT_SUPPORTED]",
        ),
        |_| {},
    )
    .unless_under(Answers::USUAL, "D3D12");
    c.under(attribute(|asked| (asked != A::CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED).into()));
    c.accepts("D3D12 without Vulkan", |_| {});
    c.on(12_090..);
    c.rejects(
        since(12_090, 23),
        kind(
            "CIG_DATA_TYPE_NV_BLOB) must not be CIG_DATA_TYPE_NV_BLOB since CUDA 12.9, because the device's \
             CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED is zero [NOT_SUPPORTED]",
        ),
        with(VULKAN),
    )
    .unless_under(Answers::USUAL, "Vulkan");
}

fn limits(cases: &Cases) {
    let mut c = cases.call(|| cuCtxGetLimit { limit: CUlimit(0) });
    known(&mut c, 31, &[], |i| &mut i.limit);

    let mut c = cases.call(|| cuCtxSetLimit { limit: CUlimit::CU_LIMIT_STACK_SIZE, value: 1 << 30 });
    let because = "and limit is CU_LIMIT_STACK_SIZE";
    c.explains(961, format!("value (1073741824) is more than 524288, the bytes of local memory that a thread can have, {because}"), |_| {});
    c.spares(961, "a stack that a thread can have", |i| i.value = 512 << 10);
    c.under(Answers { free: 64, attribute: |_| 8, ..Answers::USUAL });
    c.explains(966, format!("it may be that value (2) is more than 1, the bytes that the device had free just after the refusal for each thread that it can run at once, \
        {because}: each of them has a stack [OUT_OF_MEMORY]"), |i| i.value = 2);
    c.spares(966, "stacks for which there is room", |i| i.value = 1);
    let heap = CUlimit::CU_LIMIT_MALLOC_HEAP_SIZE;
    let is_heap = "and limit is CU_LIMIT_MALLOC_HEAP_SIZE";
    let is_buffer = "and limit is CU_LIMIT_PRINTF_FIFO_SIZE or CU_LIMIT_MALLOC_HEAP_SIZE";
    c.explains(965, format!("it may be that value (65) is more than 64, the bytes that the device had free just after the refusal, {is_buffer} \
        [OUT_OF_MEMORY]"), |i| (i.limit, i.value) = (heap, 65));
    c.usual();
    c.explains(964, format!("value (2199023255552) is more than 1099511627776, the bytes that the device has, {is_buffer} [OUT_OF_MEMORY]"),
        |i| (i.limit, i.value) = (heap, 2 << 40));
    c.explains(963, format!("it may be that value (1) is set after the first launch of a kernel that calls malloc or free, {is_heap}"),
        |i| (i.limit, i.value) = (heap, 1));
    c.explains(962, "it may be that value (1) is set after the first launch of a kernel that calls printf, and limit is CU_LIMIT_PRINTF_FIFO_SIZE", |i| (i.limit, i.value) = (CUlimit::CU_LIMIT_PRINTF_FIFO_SIZE, 1));
    c.explains(967, "it may be that value (2) is more than 1, the device's CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE, and limit is CU_LIMIT_PERSISTING_L2_CACHE_SIZE", |i| (i.limit, i.value) = (CUlimit::CU_LIMIT_PERSISTING_L2_CACHE_SIZE, 2));
    let mut c = cases.call(|| cuCtxSetLimit { limit: CUlimit(0), value: 1 });
    // These can only be queried.
    known(&mut c, 32, &[7, 8], |i| &mut i.limit);
    let text = "limit (CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH) must not be CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH since CUDA 12.0, because \
                the compute capability of the current device is 9.0 or higher [UNSUPPORTED_LIMIT]";
    for newer in [|_| 9, |_| 10].map(attribute) {
        c.under(newer);
        c.rejects(since(12_000, 33), text, |i| i.limit.0 = 3)
            .unless_under(attribute(|_| 8), "the depth on an older device");
        c.accepts("the next limit", |i| i.limit.0 = 4);
    }
    c.under(Answers { code: UNKNOWN.code, ..attribute(|_| 9) });
    c.accepts("the depth on an unknown device", |i| i.limit.0 = 3);
}

/// The rule that a release has the limit.
fn known<C: Call>(c: &mut Case<C>, rule: u32, but: &[u8], limit: fn(&mut C) -> &mut CUlimit) {
    let first = " must be CU_LIMIT_STACK_SIZE, CU_LIMIT_PRINTF_FIFO_SIZE, CU_LIMIT_MALLOC_HEAP_SIZE, \
                 CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH, CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT, \
                 CU_LIMIT_MAX_L2_FETCH_GRANULARITY";
    let cache = "CU_LIMIT_PERSISTING_L2_CACHE_SIZE";
    let graphics = "CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED";
    let queried = if but.is_empty() { ", CU_LIMIT_SHMEM_SIZE, CU_LIMIT_CIG_ENABLED" } else { "" };
    let texts = [
        format!("{first} or {cache} [undocumented]"),
        format!("{first}, {cache}{queried} or {graphics} [undocumented]"),
        format!(
            "{first}, {cache}{queried}, {graphics} or CU_LIMIT_PER_BLOCK_MEMORY_SIZE [undocumented]"
        ),
    ];
    let ranges = [until(12_040, rule), within(12_050, 13_030, rule), since(13_040, rule)];
    let rules: Vec<_> = ranges.into_iter().zip(texts.iter().map(String::as_str)).collect();
    for value in 0..=11 {
        // The number of lists without the limit.
        let without = match value {
            _ if but.contains(&value) => 3,
            0..=6 => 0,
            7..=9 => 1,
            10 => 2,
            _ => 3,
        };
        let value = CUlimit(value.into());
        c.judged(format!("limit ({value:?})"), &rules[..without], |i| *limit(i) = value);
    }
}
