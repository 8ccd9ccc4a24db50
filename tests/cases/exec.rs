use super::*;
use super::va::attribute as answer;
use std::ffi::c_void;

use CUfunction_attribute as A;
use CUlaunchAttributeID as Id;
use CUlaunchAttributeValue as Value;

pub fn cases(cases: &Cases) {
    let mut c = cases.call(|| cuFuncGetAttribute { attrib: A(0), hfunc: function() });
    attributes(&mut c, |i| &mut i.attrib);
    let mut c = cases.call(|| cuFuncGetName { hfunc: function() });
    c.rejects(53, "hfunc (null) must not be null", |i| i.hfunc = at(0));
    refused(cases);
    launches(cases);
    values(cases);
    limits(cases);
    clusters(cases);

    // The rest changes the function.
    let mut c =
        cases.call(|| cuFuncSetCacheConfig { hfunc: function(), config: CUfunc_cache(0) });
    cache_configs(&mut c, |i| &mut i.config);
    let attrib = A::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES;
    let mut c = cases.call(|| cuFuncSetAttribute { hfunc: function(), attrib, value: 0 });
    c.under(Answers { attribute: |_| 9000, ..Answers::USUAL });
    c.explains(710, "value (8000) is more than 7976, the largest CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN of the devices without the function's static shared memory, and attrib is CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES", |i| i.value = 8000);
    c.explains(821, "value (-1) is less than 0, and attrib is CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES", |i| i.value = -1);
    let carveout = A::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT;
    c.explains(824, "value (101) is neither -1 nor a percentage from 0 to 100, and attrib is CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT", |i| (i.attrib, i.value) = (carveout, 101));
    c.usual();
    settings(&mut c, 52, ["value", ""], |i, attrib, value| (i.attrib, i.value) = (attrib, value));
    c.rejects(52, "attrib (CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET)", |i| i.attrib = A(10));
    c.rejects(52, format!("attrib ({:?})", A(-1_i32 as _)), |i| i.attrib = A(-1_i32 as _));
}

const CARVEOUT: &str = "CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT";
const REQUIRED: &str = "CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH, CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT, \
    CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH, CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED";
const POLICY: &str = "CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE";
const UPDATE: &str = "CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED";
const MODE: &str = "CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE";

/// The rule of an attribute of a function or kernel to get.
pub fn attributes<C: Call>(c: &mut Case<C>, attrib: fn(&mut C) -> &mut A) {
    const OF_11_7: &str = " must be CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, \
        CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES, CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES, CU_FUNC_ATTRIBUTE_NUM_REGS, \
        CU_FUNC_ATTRIBUTE_PTX_VERSION, CU_FUNC_ATTRIBUTE_BINARY_VERSION, CU_FUNC_ATTRIBUTE_CACHE_MODE_CA, \
        CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES";
    let until_11_7 = format!("{OF_11_7} or {CARVEOUT}");
    let of_11_8 = format!("{OF_11_7}, {CARVEOUT}, CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET, {REQUIRED}");
    let until_13_2 = format!("{of_11_8} or {POLICY}");
    let until_13_3 = format!("{of_11_8}, {POLICY} or {UPDATE}");
    let all = format!("{of_11_8}, {POLICY}, {UPDATE} or {MODE}");
    for number in 0..=9 {
        c.accepts(format!("attribute {number}"), |i| *attrib(i) = A(number));
    }
    for (last, numbers) in [(11_070, 10..=15), (13_020, 16..=16), (13_030, 17..=17)] {
        for number in numbers {
            let text = format!("attrib ({:?})", A(number));
            c.rejects(until(last, 488), text, |i| *attrib(i) = A(number));
        }
    }
    let rules = [
        (until(11_070, 488), &*until_11_7),
        (until(13_020, 488), &*until_13_2),
        (until(13_030, 488), &*until_13_3),
        (488.into(), &*all),
    ];
    c.judged("attrib (CU_FUNC_ATTRIBUTE_MAX)", &rules, |i| *attrib(i) = A(18));
    c.rejects(488, format!("attrib ({:?})", A(-1_i32 as _)), |i| *attrib(i) = A(-1_i32 as _));
}

const POLICIES_OF_13_3: &str = " must be CU_CLUSTER_SCHEDULING_POLICY_DEFAULT, CU_CLUSTER_SCHEDULING_POLICY_SPREAD or \
    CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING since CUDA 11.8, because";
const POLICIES: &str = " must be CU_CLUSTER_SCHEDULING_POLICY_DEFAULT, CU_CLUSTER_SCHEDULING_POLICY_SPREAD, \
    CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING or CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY since CUDA 11.8, \
    because";
const RUBIN: &str = "CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY";
const MODES_OF_13_3: &str = " must be CU_SHARED_MEMORY_MODE_DEFAULT, CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE or \
    CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE since CUDA 13.2, because";
const MODES: &str = " must be CU_SHARED_MEMORY_MODE_DEFAULT, CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE, \
    CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE, CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY or \
    CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY since CUDA 13.2, because";

type Set<C> = fn(&mut C, A, i32);

/// The rules of an attribute of a function or kernel to set, and of its value at `path`. `middle` is in the list of
/// attributes that can be set.
pub fn settings<C: Call>(c: &mut Case<C>, rule: u32, [path, middle]: [&str; 2], set: Set<C>) {
    const DYNAMIC: &str = " must be CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES";
    let rest = "the others are read-only";
    let until_11_7 = format!("{DYNAMIC} or {CARVEOUT}: {rest}");
    let of_11_8 = format!("{DYNAMIC}, {CARVEOUT}, {middle}{REQUIRED}");
    let until_13_3 = format!("{of_11_8} or {POLICY}: {rest}");
    let all = format!("{of_11_8}, {POLICY} or {MODE}: {rest}");
    let rules = [
        (until(11_070, rule), &*until_11_7),
        (until(13_030, rule), &*until_13_3),
        (rule.into(), &*all),
    ];
    c.judged("attrib (CU_FUNC_ATTRIBUTE_CACHE_MODE_CA)", &rules, |i| set(i, A(7), 0));
    for number in [16, 18] {
        c.rejects(rule, format!("attrib ({:?})", A(number)), |i| set(i, A(number), 0));
    }
    c.rejects(until(13_030, rule), format!("attrib ({MODE})"), |i| set(i, A(17), 0));
    for number in 11..=15 {
        let text = format!("attrib ({:?})", A(number));
        c.rejects(until(11_070, rule), text, |i| set(i, A(number), 0));
    }
    let accepts = |c: &mut Case<C>, number, value| {
        c.accepts(format!("{value} for {:?}", A(number)), |i| set(i, A(number), value));
    };
    for (number, value) in [(8, 0), (8, 1), (8, -1), (9, 0), (9, 1), (9, -1)] {
        accepts(c, number, value);
    }
    c.on(11_080..);
    for (number, value) in [(11, 1), (12, 1), (13, 1), (14, 1), (15, 1), (15, 2)] {
        accepts(c, number, value);
    }
    let other = format!("2 for {:?}", A(14));
    c.left("the driver accepts it, and the text only explains 0 and 1", other, |i| set(i, A(14), 2));
    for (number, dimension) in [(11, "WIDTH"), (12, "HEIGHT"), (13, "DEPTH")] {
        let is = format!("because attrib is CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_{dimension}");
        let must = format!("{path} (-1) must be at least 0, {is}");
        c.rejects(489, must, |i| set(i, A(number), -1));
    }
    let until_13_3 = format!("{POLICIES_OF_13_3} attrib is {POLICY}");
    let all = format!("{POLICIES} attrib is {POLICY}");
    c.rejects(until(13_030, 498), format!("{path} ({RUBIN})"), |i| set(i, A(15), 3));
    let rules = [(until(13_030, 498), &*until_13_3), (498.into(), &*all)];
    c.judged(format!("{path} (CUclusterSchedulingPolicy(4))"), &rules, |i| set(i, A(15), 4));
    c.on(13_040..);
    for mode in 0..=4 {
        accepts(c, 17, mode);
    }
    let text = format!("{path} (CUsharedMemoryMode(5)){MODES} attrib is {MODE}");
    c.rejects(507, text, |i| set(i, A(17), 5));
    c.on(..);
}

/// The rule of the split between the L1 cache and shared memory.
pub fn cache_configs<C: Call>(c: &mut Case<C>, config: fn(&mut C) -> &mut CUfunc_cache) {
    for number in 1..=3 {
        c.accepts(format!("split {number}"), |i| *config(i) = CUfunc_cache(number));
    }
    let text = "config (CUfunc_cache(4)) must be CU_FUNC_CACHE_PREFER_NONE, CU_FUNC_CACHE_PREFER_SHARED, \
                CU_FUNC_CACHE_PREFER_L1 or CU_FUNC_CACHE_PREFER_EQUAL";
    c.rejects(493, text, |i| *config(i) = CUfunc_cache(4));
}

fn launches(cases: &Cases) {
    let c = cases.call(|| cuLaunchKernel {
        f: function(),
        gridDimX: 1,
        gridDimY: 1,
        gridDimZ: 1,
        blockDimX: 1,
        blockDimY: 1,
        blockDimZ: 1,
        sharedMemBytes: 0,
        hStream: at(0),
        kernelParams: null(),
        extra: null(),
    });
    lists(c, |i, params, extra| (i.kernelParams, i.extra) = (many(params), many(extra)));

    let mut c = cases.call(|| cuLaunchCooperativeKernel {
        f: function(),
        gridDimX: 1,
        gridDimY: 1,
        gridDimZ: 1,
        blockDimX: 32,
        blockDimY: 1,
        blockDimZ: 1,
        sharedMemBytes: 0,
        hStream: at(0),
        kernelParams: null(),
    });
    causes(&mut c);

    let mut c = cases.call(|| launch([]));
    c.under(Answers { attribute: |_| 2048, ..Answers::USUAL });
    c.explains(656, "config.blockDimX * config.blockDimY * config.blockDimZ (2048) is more than 1024, the function's CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, which depends on its registers and its .maxntid [LAUNCH_OUT_OF_RESOURCES]",
        |i| i.config.blockDimX = 2048);
    c.under(Answers { attribute: |_| 2048, function_attribute: |_| 4096, ..Answers::USUAL });
    c.explains(653, "config.blockDimX * config.blockDimY * config.blockDimZ (4096) is more than 2048, the device's CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK", |i| (i.config.blockDimX, i.config.blockDimY) = (2048, 2));
    c.under(Answers { attribute: |_| 2049, ..Answers::USUAL });
    c.explains(657, "config.sharedMemBytes (1025) is more than 1024, the function's CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, which cuFuncSetAttribute can raise",
        |i| i.config.sharedMemBytes = 1025);
    c.spares(657, "a launch with its own mode", |i| {
        let mode = attribute(Id::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE, |value| value.sharedMemoryMode = CUsharedMemoryMode(2));
        (i.config.sharedMemBytes, i.config.attrs, i.config.numAttrs) = (1025, array([mode]), 1);
    });
    c.spares(746, "a launch that may have oversized memory", |i| {
        let mode = attribute(Id::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE, |value| value.sharedMemoryMode = CUsharedMemoryMode(3));
        (i.config.sharedMemBytes, i.config.attrs, i.config.numAttrs) = (1026, array([mode]), 1);
    });
    // Of 2048 bytes, the function has 1024 itself. The mock's limit for its attribute is not lower.
    c.explains(746, "config.sharedMemBytes (1026) is more than 1025, the largest CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN of the devices without the function's static shared memory", |i| i.config.sharedMemBytes = 1026);
    c.explains(747, "config.gridDimX * config.gridDimY * config.gridDimZ (4112) is more than 4098, the blocks of this function that the device can run at once [COOPERATIVE_LAUNCH_TOO_LARGE]", |i| i.config.gridDimX = 257);
    // 2 blocks on each of 3 multiprocessors.
    c.under(Answers { attribute: |_| 2049, green: (0x8000, 3), ..Answers::USUAL });
    c.on(12_040..);
    c.explains(969, "config.gridDimX * config.gridDimY * config.gridDimZ (32) is more than 6, the blocks of this function that the \
        multiprocessors of the green context of hStream can run at once [COOPERATIVE_LAUNCH_TOO_LARGE]",
        |i| (i.config.gridDimX, i.config.hStream) = (2, at(0x3000)));
    c.on(..);
    c.under(Answers { attribute: |_| 2049, ..Answers::USUAL });
    c.explains(641, "config.gridDimX is zero", |i| i.config.gridDimX = 0);
    c.on(12_040..);
    c.under(Answers { has_parameters: true, attribute: |_| 4096, ..Answers::USUAL });
    c.explains(709, "kernelParams is null, and the function has parameters", |_| {});
    c.explains(989, "extra[CU_LAUNCH_PARAM_BUFFER_SIZE] (9) is more than 8, the bytes of the kernel's parameters \
        [LAUNCH_OUT_OF_RESOURCES]", |i| {
        let [pointer, size] = [CU_LAUNCH_PARAM_BUFFER_POINTER, CU_LAUNCH_PARAM_BUFFER_SIZE];
        i.extra = many([pointer, place(9_usize), size, place(9_usize), CU_LAUNCH_PARAM_END]);
    });
    // Elsewhere no call copies memory of the process.
    if cfg!(all(target_os = "linux", not(miri))) {
        c.explains(988, "kernelParams[0] is null: the kernel has a parameter at this position", |i| i.kernelParams = many([at(0)]));
    }
    c.under(Answers { attribute: |_| 4096, ..Answers::USUAL });
    c.on(13_050..=13_050);
    let all = "IGNORE ACCESS_POLICY_WINDOW COOPERATIVE SYNCHRONIZATION_POLICY CLUSTER_DIMENSION \
               CLUSTER_SCHEDULING_POLICY_PREFERENCE PROGRAMMATIC_STREAM_SERIALIZATION PROGRAMMATIC_EVENT PRIORITY \
               MEM_SYNC_DOMAIN_MAP MEM_SYNC_DOMAIN PREFERRED_CLUSTER_DIMENSION LAUNCH_COMPLETION_EVENT \
               DEVICE_UPDATABLE_KERNEL_NODE PREFERRED_SHARED_MEMORY_CARVEOUT NVLINK_UTIL_CENTRIC_SCHEDULING \
               PORTABLE_CLUSTER_SIZE_MODE";
    let all: Vec<_> = all.split(' ').map(|name| format!("CU_LAUNCH_ATTRIBUTE_{name}")).collect();
    let all = format!("{} or CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE", all.join(", "));
    c.explains(748, format!("config.attrs[0].id (CUlaunchAttributeID(4242)) is not {all}"), |i| {
        *i = launch([CUlaunchAttribute { id: Id(4242), ..Default::default() }]);
    });
    c.usual();
    c.on(..);
    required_clusters(&mut c, 1190, ["config.", "function"], |i, grid| {
        [i.config.gridDimX, i.config.gridDimY, i.config.gridDimZ] = grid;
    });
    other_clusters(&mut c, 1193, |i, config| i.config = one(config));
    c.explains(1166, "it may be that f (*) is of a module of another context than config.hStream [INVALID_HANDLE]", |i| i.config.hStream = at(0x3000));
    c.explains(1167, "it may be that f (*) is of a module of another context than the current one, which has the default streams [INVALID_HANDLE]", |_| {});
    c.accepts("no attributes", |i| i.config.attrs = at(0));
    lists(c, |i, params, extra| (i.kernelParams, i.extra) = (many(params), many(extra)));
    let mut c = cases.call(|| launch([])).only_mock("a driver could follow null pointers");
    let text = "config.attrs (null) must not be null, because config.numAttrs is not zero";
    c.rejects(508, text, |i| (i.config.attrs, i.config.numAttrs) = (at(0), 1));
}

/// The causes of refusals.
fn refused(cases: &Cases) {
    let attrib = CUfunction_attribute::CU_FUNC_ATTRIBUTE_NUM_REGS;
    let mut c = cases.call(|| cuFuncGetAttribute { attrib, hfunc: at(0x1000) });
    let function = "is a CUkernel, and not a function of a module: cuKernelGetFunction returns its function [INVALID_HANDLE]";
    c.explains(972, format!("it may be that hfunc (0x1000) {function}"), |_| {});
    c.explains(640, "hfunc is null [INVALID_HANDLE]", |i| i.hfunc = at(0));
    let mut c = cases.call(|| cuFuncGetParamInfo { func: at(0x1000), paramIndex: 0, paramSize: null() });
    c.on(12_040..);
    c.explains(973, format!("it may be that func (0x1000) {function}"), |_| {});
    let mut c = cases.call(|| cuFuncLoad { function: at(0x1000) });
    c.on(12_040..);
    c.explains(974, format!("it may be that function (0x1000) {function}"), |_| {});
    let mut c = cases.call(|| cuFuncGetAttribute { attrib, hfunc: at(0x1000) });
    c.explains(895, "hfunc (0x1000) is not loaded: cuFuncLoad or its first launch loads it [FUNCTION_NOT_LOADED]", |_| {});
    let mut c = cases.call(|| cuKernelGetParamInfo { kernel: at(0x1000), paramIndex: 1, paramSize: null() });
    c.explains(896, "paramIndex (1) is not below the number of the kernel's parameters", |_| {});
    let mut c = cases.call(|| cuLaunchHostFunc { hStream: at(0), fn_: None, userData: at(0) });
    c.explains(734, "fn is null", |_| {});
    let mut c = cases.call(|| cuFuncGetParamInfo { func: at(0x1000), paramIndex: 1, paramSize: null() });
    c.on(12_040..);
    c.explains(749, "paramIndex (1) is not below the number of the function's parameters", |_| {});
    let sixteen = |value: &mut Value| value.clusterDim = CUlaunchAttributeValue_clusterDim { x: 4, y: 4, z: 1 };
    let mut c = cases.call(|| second(Id::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION, sixteen));
    c.under(Answers { function_attribute: |_| 0, ..Answers::USUAL });
    c.spares(828, "a launch that allows more [INVALID_CLUSTER_SIZE]", |i| {
        let size = attribute(Id::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION, sixteen);
        let mode = attribute(Id::CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE, |_| {});
        (i.config.attrs, i.config.numAttrs) = (array([size, mode]), 2);
    });
    // Of the mock's attributes, that of clusters which are not portable is 1 and the required sides are none.
    c.under(Answers {
        function_attribute: |of| i32::from(of == A::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED),
        cluster: 12,
        ..Answers::USUAL
    });
    c.on(11_080..);
    c.explains(1211, "config.attrs[1].value.clusterDim (16) is more than 12, the most blocks of a cluster of this function that the device can run [INVALID_CLUSTER_SIZE]", |_| {});
    c.on(..);
    c.under(Answers { function_attribute: |_| 0, ..Answers::USUAL });
    c.explains(828, "config.attrs[1].value.clusterDim (16) is more than 8, the portable number of blocks: the function's CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED is zero [INVALID_CLUSTER_SIZE]", |_| {});
}

/// A function whose clusters have 2 x 3 x 5 blocks.
pub const CLUSTERS: Answers = Answers {
    function_attribute: |of| match of {
        A::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH => 2,
        A::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT => 3,
        A::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH => 5,
        _ => 1024,
    },
    ..Answers::USUAL
};

/// The causes of a grid that does not have whole clusters, from this one on. `start` comes before the names of the sides, and `of`
/// is what has the attribute.
pub fn required_clusters<C: Call>(
    c: &mut Case<C>,
    first: u32,
    [start, of]: [&str; 2],
    set: fn(&mut C, [u32; 3]),
) {
    c.on(11_080..);
    c.under(CLUSTERS);
    for (id, side, grid, unit, attribute) in [
        (first, "X", [1, 3, 5], 2, "WIDTH"),
        (first + 1, "Y", [2, 1, 5], 3, "HEIGHT"),
        (first + 2, "Z", [2, 3, 1], 5, "DEPTH"),
    ] {
        let text = format!("{start}gridDim{side} (1) is not a multiple of {unit}, the {of}'s CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_{attribute} [INVALID_CLUSTER_SIZE]");
        c.explains(id, text, |i| set(i, grid));
    }
    c.spares(first, "whole clusters [INVALID_CLUSTER_SIZE]", |i| set(i, [2, 3, 5]));
    // The blocks of a grid can be clusters, and this cluster itself is too large.
    c.under(Answers {
        function_attribute: |of| match of {
            A::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED => 0,
            of => (CLUSTERS.function_attribute)(of),
        },
        ..CLUSTERS
    });
    c.spares(first, "a cluster that the function may not have [INVALID_CLUSTER_SIZE]", |i| set(i, [1, 3, 5]));
    c.usual();
    c.on(..);
}

/// The causes of a cluster that is not the required one, from this one on.
pub fn other_clusters<C: Call>(c: &mut Case<C>, first: u32, set: fn(&mut C, CUlaunchConfig)) {
    c.on(11_080..);
    c.under(CLUSTERS);
    for (id, axis, size, unit, attribute) in [
        (first, "x", [1, 3, 5], 2, "WIDTH"),
        (first + 1, "y", [2, 1, 5], 3, "HEIGHT"),
        (first + 2, "z", [2, 3, 1], 5, "DEPTH"),
    ] {
        let text = format!("config.attrs[0].value.clusterDim.{axis} (1) is not {unit}, the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_{attribute} [INVALID_CLUSTER_SIZE]");
        c.explains(id, text, |i| {
            let [x, y, z] = size;
            let cluster = attribute_of_cluster([x, y, z]);
            set(i, CUlaunchConfig {
                gridDimX: 2,
                gridDimY: 3,
                gridDimZ: 5,
                blockDimX: 1,
                blockDimY: 1,
                blockDimZ: 1,
                attrs: array([cluster]),
                numAttrs: 1,
                ..Default::default()
            });
        });
    }
    // The blocks of a grid can be clusters, so another cluster is the surer reason.
    c.explains(first, "config.attrs[0].value.clusterDim.x (1) is not 2, the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH [INVALID_CLUSTER_SIZE]", |i| {
        let (gridDimX, gridDimY, gridDimZ) = (1, 3, 5);
        let (blockDimX, blockDimY, blockDimZ) = (1, 1, 1);
        let attrs = array([attribute_of_cluster([1, 3, 5])]);
        set(i, CUlaunchConfig {
            gridDimX,
            gridDimY,
            gridDimZ,
            blockDimX,
            blockDimY,
            blockDimZ,
            attrs,
            numAttrs: 1,
            ..Default::default()
        });
    });
    c.usual();
    c.on(..);
}

fn attribute_of_cluster([x, y, z]: [u32; 3]) -> CUlaunchAttribute {
    attribute(Id::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION, |value| {
        value.clusterDim = CUlaunchAttributeValue_clusterDim { x, y, z };
    })
}

/// The causes of refused launches.
fn causes(c: &mut Case<cuLaunchCooperativeKernel>) {
    c.explains(640, "f is null [INVALID_HANDLE]", |i| i.f = at(0));
    for (id, name, set) in [
        (641, "gridDimX", (|i, n| i.gridDimX = n) as fn(&mut cuLaunchCooperativeKernel, u32)),
        (642, "gridDimY", |i, n| i.gridDimY = n),
        (643, "gridDimZ", |i, n| i.gridDimZ = n),
        (644, "blockDimX", |i, n| i.blockDimX = n),
        (645, "blockDimY", |i, n| i.blockDimY = n),
        (646, "blockDimZ", |i, n| i.blockDimZ = n),
    ] {
        c.under(Answers { attribute: |_| 100, ..Answers::USUAL });
        c.explains(id, format!("{name} is zero"), |i| set(i, 0));
        let (attribute, side) = name.split_at(name.len() - 4);
        let attribute = format!("CU_DEVICE_ATTRIBUTE_MAX_{}_{}", attribute.to_uppercase(), side.replace("Dim", "DIM_"));
        c.explains(id + 6, format!("{name} (101) is more than 100, the device's {attribute}"), |i| set(i, 101));
    }
    c.under(Answers { attribute: |_| 4000, ..Answers::USUAL });
    c.explains(654, "blockDimX * blockDimY * blockDimZ (2048) is more than 1024, the function's CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, which depends on its registers and its .maxntid [LAUNCH_OUT_OF_RESOURCES]",
        |i| i.blockDimX = 2048);
    c.explains(655, "sharedMemBytes (1025) is more than 1024, the function's CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, which cuFuncSetAttribute can raise",
        |i| i.sharedMemBytes = 1025);
    c.on(13_050..);
    c.under(Answers {
        attribute: |_| 4000,
        function_attribute: |attribute| match attribute {
            CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE => 2,
            _ => 1024,
        },
        ..Answers::USUAL
    });
    c.spares(655, "a function with its own mode", |i| i.sharedMemBytes = 1025);
    c.under(Answers {
        attribute: |_| 4000,
        function_attribute: |attribute| match attribute {
            CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE => 3,
            _ => 1024,
        },
        ..Answers::USUAL
    });
    c.spares(745, "a function that may have oversized memory", |i| i.sharedMemBytes = 2977);
    c.on(..);
    c.under(Answers { attribute: |_| 4000, ..Answers::USUAL });
    c.explains(745, "sharedMemBytes (2977) is more than 2976, the largest CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN of the devices without the function's static shared memory", |i| i.sharedMemBytes = 2977);
    c.explains(658, "gridDimX * gridDimY * gridDimZ (8001) is more than 8000, the blocks of this function that the device can run at once [COOPERATIVE_LAUNCH_TOO_LARGE]", |i| i.gridDimX = 8001);
    // 2 blocks on each of 3 multiprocessors.
    let green = Answers { attribute: |_| 4000, green: (0x8000, 3), ..Answers::USUAL };
    c.under(green);
    c.on(12_040..);
    c.explains(968, "gridDimX * gridDimY * gridDimZ (7) is more than 6, the blocks of this function that the multiprocessors of the \
        green context of hStream can run at once [COOPERATIVE_LAUNCH_TOO_LARGE]", |i| (i.gridDimX, i.hStream) = (7, at(0x3000)));
    c.spares(968, "a stream of another context [COOPERATIVE_LAUNCH_TOO_LARGE]", |i| i.gridDimX = 7);
    c.on(..);
    // No local memory of the mock's function is for fewer threads than its attribute says.
    c.under(Answers { attribute: |_| 2, function_attribute: |_| 1024, free: 64, ..Answers::USUAL });
    c.explains(970, "it may be that f (*) needs more local memory than the device had free just after the refusal: its CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES for each thread that the device can run at once [OUT_OF_MEMORY]", |_| {});
    c.under(Answers { context: at(0), ..Answers::USUAL });
    c.explains(639, "no context is current on this thread [INVALID_CONTEXT]", |_| {});
    // Limits that the program has set itself.
    let than = "is larger than the bytes that the device had free just after the refusal [LAUNCH_OUT_OF_RESOURCES]";
    let limits = Answers {
        limit: |of| if of == CUlimit::CU_LIMIT_MALLOC_HEAP_SIZE { 8 << 30 } else { 0 },
        function_attribute: |of| match of {
            CUfunction_attribute::CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES => 0,
            _ => 1024,
        },
        ..Answers::USUAL
    };
    c.under(limits);
    c.explains(1138, format!("it may be that the heap for malloc in kernels, the CU_LIMIT_MALLOC_HEAP_SIZE of the current context (8589934592), {than}"), |_| {});
    c.under(Answers { free: 8 << 30, ..limits });
    c.spares(1138, "enough memory [LAUNCH_OUT_OF_RESOURCES]", |_| {});
    c.under(Answers { limit: |of| if of == CUlimit::CU_LIMIT_PRINTF_FIFO_SIZE { 2 << 30 } else { 0 }, ..limits });
    c.explains(1139, format!("it may be that the buffer for printf in kernels, the CU_LIMIT_PRINTF_FIFO_SIZE of the current context (2147483648), {than}"), |_| {});
    c.usual();
    required_clusters(c, 1181, ["", "function"], |i, grid| [i.gridDimX, i.gridDimY, i.gridDimZ] = grid);
    c.on(12_040..);
    c.under(Answers { has_parameters: true, attribute: |_| 4096, ..Answers::USUAL });
    c.explains(1205, "kernelParams is null, and the function has parameters", |_| {});
    c.usual();
    c.on(..);
    c.explains(1164, "it may be that f (*) is of a module of another context than hStream [INVALID_HANDLE]", |i| i.hStream = at(0x3000));
    c.explains(1165, "it may be that f (*) is of a module of another context than the current one, which has the default streams [INVALID_HANDLE]", |_| {});
    // A kernel of a library has the limits too.
    c.on(12_000..);
    c.under(Answers { attribute: |_| 4000, is_kernel: true, ..Answers::USUAL });
    c.explains(654, "blockDimX * blockDimY * blockDimZ (2048) is more than 1024, the function's CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, which depends on its registers and its .maxntid", |i| i.blockDimX = 2048);
    c.usual();
    c.on(..);
}

/// The rules of the two lists of parameters.
fn lists<C: Call>(mut c: Case<C>, set: fn(&mut C, &[*mut c_void], &[*mut c_void])) {
    const END: *mut c_void = CU_LAUNCH_PARAM_END;
    const POINTER: *mut c_void = CU_LAUNCH_PARAM_BUFFER_POINTER;
    const SIZE: *mut c_void = CU_LAUNCH_PARAM_BUFFER_SIZE;
    let (params, empty, full) = ([at(0)], [END], [SIZE, place(0_usize), END]);
    c.accepts("parameters", |i| set(i, &params, &[]));
    c.accepts("no bytes", |i| set(i, &[], &full));
    c.accepts("an empty list", |i| set(i, &[], &empty));
    for extra in [&empty[..], &full] {
        let text = "extra (*) must be null, because kernelParams is not null";
        c.rejects(518, text, |i| set(i, &params, extra));
    }
    let one = place(1_usize);
    c.accepts("a buffer", |i| set(i, &[], &[POINTER, one, SIZE, one, END]));
    c.accepts("the size first", |i| set(i, &[], &[SIZE, one, POINTER, one, END]));
    c.accepts("no size", |i| set(i, &[], &[POINTER, one, END]));
    let mut c = c.only_mock("a driver could follow null pointers");
    c.accepts("a null size", |i| set(i, &[], &[SIZE, at(0), END]));
    // No release has the name 3, so the entries after it are unknown.
    c.accepts("an unknown name", |i| set(i, &[], &[SIZE, one, at(3), one, END]));
    let must = "extra (*) must have CU_LAUNCH_PARAM_BUFFER_POINTER, because its CU_LAUNCH_PARAM_BUFFER_SIZE is not \
                zero [undocumented]";
    c.rejects(519, must, |i| set(i, &[], &[SIZE, one, END]))
        .unless("a size of zero", |i| set(i, &[], &full));
}

/// A launch of 4 x 4 x 4 blocks.
fn launch(attributes: impl Into<Vec<CUlaunchAttribute>>) -> cuLaunchKernelEx {
    let attributes = attributes.into();
    let config = CUlaunchConfig {
        gridDimX: 4,
        gridDimY: 4,
        gridDimZ: 4,
        blockDimX: 1,
        blockDimY: 1,
        blockDimZ: 1,
        numAttrs: attributes.len() as _,
        attrs: array(attributes),
        ..Default::default()
    };
    cuLaunchKernelEx { config: one(config), f: function(), kernelParams: null(), extra: null() }
}

fn attribute(id: Id, edit: impl Fn(&mut Value)) -> CUlaunchAttribute {
    let mut value = Value { pad: [0; 64] };
    edit(&mut value);
    CUlaunchAttribute { id, pad: [0; 4], value }
}

/// A launch with this second attribute.
fn second(id: Id, edit: impl Fn(&mut Value)) -> cuLaunchKernelEx {
    launch([attribute(Id::CU_LAUNCH_ATTRIBUTE_IGNORE, |_| ()), attribute(id, edit)])
}

fn values(cases: &Cases) {
    let mut c = cases.call(|| launch([]));
    let paths = ["config.attrs[1].value", "config.attrs[1].id"];
    let put = |i: &mut cuLaunchKernelEx, id, edit: Edit| *i = second(id, edit);
    let events =
        [Id::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT, Id::CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT];
    attribute_values(&mut c, paths, |id| !events.contains(&id), put);
    let mut c = c.only_mock("needs an event without timing");
    attribute_values(&mut c, paths, |id| events.contains(&id), put);
    let mut c = c.only_mock("needs a stream that captures, and one that does not");
    let updatable = Id::CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE;
    let capturing = CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_ACTIVE;
    let captures = Answers { capturing, ..Answers::USUAL };
    for value in [0, 1, 2, -1] {
        let text = format!("config.attrs[1].id ({updatable:?}) must not be {updatable:?} since CUDA 12.4, because the stream is not \
            null and does not capture [undocumented]");
        let rejected = c.rejects(since(12_040, 800), text, |i| {
            put(i, updatable, &|of| of.deviceUpdatableKernelNode.deviceUpdatable = value);
            i.config.hStream = at(0x1000);
        });
        if value == 1 {
            rejected
                .unless_under(captures, "a stream that captures")
                .unless("the null stream", |i| i.config.hStream = at(0));
        }
    }
    c.under(captures);
    attribute_values(&mut c, paths, |id| id == updatable, |i: &mut cuLaunchKernelEx, id, edit: Edit| {
        *i = second(id, edit);
        i.config.hStream = at(0x1000);
    });
}

type Edit<'a> = &'a dyn Fn(&mut Value);

/// The rules of the values of the attributes that a call takes. The paths are those of the value and of the attribute.
pub fn attribute_values<C: Call>(
    c: &mut Case<C>,
    [path, attribute]: [&str; 2],
    takes: impl Fn(Id) -> bool,
    put: fn(&mut C, Id, Edit),
) {
    use CUlaunchAttributePortableClusterMode as Portable;
    type Set = fn(&mut Value, u32);
    // Accepted values, and rejected ones with the rules.
    macro_rules! value {
        ($id:ident: $($field:ident).+, $value:expr, $good:expr, $bad:expr, $($rule:expr, $must:expr);+) => {
            if takes(Id::$id) {
                let set: Set = |value, word| value.$($field).+ = $value(word as _);
                for word in $good {
                    let name = format!("{}, {word}", stringify!($id));
                    c.accepts(name, |i| put(i, Id::$id, &|value| set(value, word)));
                }
                let start = concat!($(".", stringify!($field)),+);
                let end = format!("{attribute} is {}", stringify!($id));
                let rules = [$((Rule::from($rule), &*format!("{} {end}", $must))),+];
                for (word, shown) in $bad {
                    let text = format!("{path}{start} ({shown})");
                    c.judged(text, &rules, |i| put(i, Id::$id, &|value| set(value, word)));
                }
            }
        };
    }
    value!(CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW: accessPolicyWindow.missProp, CUaccessProperty, [0, 1],
        [(2, "CU_ACCESS_PROPERTY_PERSISTING"), (3, "CUaccessProperty(3)")],
        495, " must be CU_ACCESS_PROPERTY_NORMAL or CU_ACCESS_PROPERTY_STREAMING, because");
    value!(CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY: syncPolicy, CUsynchronizationPolicy, 1..=4,
        [(0, "CUsynchronizationPolicy(0)"), (5, "CUsynchronizationPolicy(5)")],
        496, " must be CU_SYNC_POLICY_AUTO, CU_SYNC_POLICY_SPIN, CU_SYNC_POLICY_YIELD or \
              CU_SYNC_POLICY_BLOCKING_SYNC, because");
    value!(CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN: memSyncDomain, CUlaunchMemSyncDomain, [0, 1],
        [(2, "CUlaunchMemSyncDomain(2)")],
        since(12_030, 501), " must be CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT or CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE since \
                             CUDA 12.3, because");
    value!(CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE: deviceUpdatableKernelNode.deviceUpdatable, std::convert::identity,
        [0, 1], [(u32::MAX, "-1"), (2, "2")], since(12_040, 502), " must be 0 or 1 since CUDA 12.4, because");
    value!(CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT: sharedMemCarveout, std::convert::identity, [0, 100],
        [(101, "101")], since(12_050, 503), " must be at most 100 since CUDA 12.5, a percentage, because");
    value!(CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING: nvlinkUtilCentricScheduling, std::convert::identity, [0, 1],
        [(2, "2")], since(13_000, 504), " must be 0 or 1 since CUDA 13.0, because");
    value!(CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE: portableClusterSizeMode, Portable, 0..=2,
        [(3, "CUlaunchAttributePortableClusterMode(3)")],
        since(13_020, 505), " must be CU_LAUNCH_PORTABLE_CLUSTER_MODE_DEFAULT, \
                             CU_LAUNCH_PORTABLE_CLUSTER_MODE_REQUIRE_PORTABLE or \
                             CU_LAUNCH_PORTABLE_CLUSTER_MODE_ALLOW_NON_PORTABLE since CUDA 13.2, because");
    value!(CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE: clusterSchedulingPolicyPreference,
        CUclusterSchedulingPolicy, [2], [(3, RUBIN)], within(11_080, 13_030, 498), POLICIES_OF_13_3);
    value!(CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE: clusterSchedulingPolicyPreference,
        CUclusterSchedulingPolicy, [0; 0], [(4, "CUclusterSchedulingPolicy(4)")],
        within(11_080, 13_030, 498), POLICIES_OF_13_3; since(13_040, 498), POLICIES);
    value!(CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE: sharedMemoryMode, CUsharedMemoryMode, 0..=2,
        [(3, "CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY")],
        within(13_020, 13_030, 507), MODES_OF_13_3);
    value!(CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE: sharedMemoryMode, CUsharedMemoryMode, [0; 0],
        [(5, "CUsharedMemoryMode(5)")],
        within(13_020, 13_030, 507), MODES_OF_13_3; since(13_040, 507), MODES);
    c.on(13_040..);
    value!(CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE: sharedMemoryMode, CUsharedMemoryMode, [4], [(0, ""); 0], 507, "");
    c.on(..);
    let flags = [(1, "CU_EVENT_RECORD_EXTERNAL"), (2, "CUevent_record_flags(0x2)")];
    value!(CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT: programmaticEvent.flags, std::convert::identity, [0], flags,
        499, " must be CU_EVENT_RECORD_DEFAULT, because");
    value!(CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT: launchCompletionEvent.flags, std::convert::identity, [0], flags,
        since(12_030, 500), " must be CU_EVENT_RECORD_DEFAULT since CUDA 12.3, because");
}

/// Some device must allow the values of a launch.
fn limits(cases: &Cases) {
    use CUdevice_attribute as D;
    let window = |num_bytes| {
        second(Id::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW, |value| {
            value.accessPolicyWindow = CUaccessPolicyWindow { num_bytes, ..Default::default() };
        })
    };
    let domains = |default_, remote| {
        second(Id::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP, |value| {
            value.memSyncDomainMap = CUlaunchMemSyncDomainMap { default_, remote };
        })
    };
    let shared = |mode, bytes| {
        let mut launch = launch([attribute(Id::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE, |value| {
            value.sharedMemoryMode = CUsharedMemoryMode(mode);
        })]);
        launch.config.sharedMemBytes = bytes;
        launch
    };
    let limits = answer(|attribute| match attribute {
        D::CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE => 4096,
        D::CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT => 4,
        D::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK => 500,
        D::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN => 700,
        _ => 0,
    });
    let mut c = cases.call(|| launch([]));
    for attributes_of in [None, Some(0), Some(1)] {
        c.under(Answers { attributes_of, ..limits });
        c.accepts("the largest window", |i| *i = window(4096));
        c.accepts("the last domain", |i| *i = domains(3, 3));
        c.accepts("the most shared memory", |i| *i = shared(1, 500));
        c.accepts("the most shared memory after opting in", |i| *i = shared(2, 700));
        c.on(13_040..);
        for mode in [3, 4] {
            c.accepts(format!("any shared memory in mode {mode}"), |i| *i = shared(mode, 701));
        }
        c.on(..);
        let must = "config.attrs[1].value.accessPolicyWindow.num_bytes (4097) must be at most 4096, the largest \
                    CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE of the devices";
        c.rejects(621, must, |i| *i = window(4097));
        for (rule, field, [default, remote]) in [(622, "default_", [4, 0]), (623, "remote", [0, 4])] {
            let text = format!(
                "config.attrs[1].value.memSyncDomainMap.{field} (4) must be below 4 since CUDA 12.0, the largest \
                 CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT of the devices"
            );
            c.rejects(since(12_000, rule), text, |i| *i = domains(default, remote));
        }
        for (rule, mode, most, attribute, name) in [
            (624, 1, 500, "BLOCK", "REQUIRE_PORTABLE"),
            (625, 2, 700, "BLOCK_OPTIN", "ALLOW_NON_PORTABLE"),
        ] {
            let text = format!(
                "config.sharedMemBytes ({}) must be at most {most} since CUDA 13.2, the largest \
                 CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_{attribute} of the devices, because \
                 CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE is CU_SHARED_MEMORY_MODE_{name}",
                most + 1
            );
            let rejected = c.rejects(since(13_020, rule), text, |i| *i = shared(mode, most + 1));
            rejected.unless("any shared memory", |i| *i = shared(0, most + 1));
        }
    }
    // Devices that report no limit have none.
    for none in [|_| 0, |_| -1] {
        c.under(answer(none));
        c.accepts("a window without a limit", |i| *i = window(usize::MAX));
        c.accepts("domains without a limit", |i| *i = domains(255, 255));
        c.accepts("shared memory without a limit", |i| *i = shared(1, u32::MAX));
    }
}

fn clusters(cases: &Cases) {
    let cluster = |[x, y, z]: [u32; 3]| {
        attribute(Id::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION, |value| {
            value.clusterDim = CUlaunchAttributeValue_clusterDim { x, y, z };
        })
    };
    let preferred = |[x, y, z]: [u32; 3]| {
        attribute(Id::CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION, |value| {
            value.preferredClusterDim = CUlaunchAttributeValue_preferredClusterDim { x, y, z };
        })
    };
    let (none, one, two) = (cluster([0; 3]), cluster([1; 3]), cluster([2; 3]));
    let mut c = cases.call(|| launch([]));
    let no_cluster = "it means no cluster: the text refers to cuFuncSetAttribute, which allows three zeros";
    c.left(no_cluster, "[0, 0, 0]", |i| *i = launch([none]));
    for size in [[1, 1, 1], [2, 4, 1], [0, 0, 0]] {
        if size != [0; 3] {
            c.accepts(format!("{size:?}"), |i| *i = launch([cluster(size)]));
        }
        c.accepts(format!("{size:?}, and preferred"), |i| {
            *i = launch([cluster(size), preferred([2, 4, 1])]);
        });
    }
    for size in [[1, 1, 1], [2, 4, 1]] {
        c.accepts(format!("preferred {size:?}"), |i| *i = launch([preferred(size)]));
        c.accepts(format!("one, and preferred {size:?}"), |i| *i = launch([one, preferred(size)]));
    }
    c.accepts("the last cluster", |i| *i = launch([cluster([3, 1, 1]), one]));
    c.accepts("the last preferred cluster", |i| {
        *i = launch([preferred([3, 1, 1]), preferred([2, 1, 1]), one]);
    });
    c.accepts("twice in one dimension", |i| *i = launch([two, preferred([2, 4, 2])]));
    c.accepts("preferred first", |i| *i = launch([preferred([4, 2, 2]), two]));
    for ([rule, of_preferred], path, value, size, grid) in [
        ([509, 512], "x", 3, [3, 1, 1], "X"),
        ([510, 513], "y", 8, [1, 8, 1], "Y"),
        ([511, 514], "z", 0, [1, 1, 0], "Z"),
    ] {
        let must = format!("Dim.{path} ({value}) must be a divisor of 4 since CUDA");
        let text = format!(
            "config.attrs[1].value.cluster{must} 12.3, config.gridDim{grid}, because x, y and z are not all zero \
             [INVALID_CLUSTER_SIZE]"
        );
        c.rejects(since(12_030, rule), text, |i| *i = launch([one, cluster(size)]))
            .unless("no cluster", |i| *i = launch([one, none]));
        let text = format!(
            "config.attrs[1].value.preferredCluster{must} 12.8, config.gridDim{grid} [INVALID_CLUSTER_SIZE]"
        );
        for before in [one, none] {
            c.rejects(since(12_080, of_preferred), &text, |i| *i = launch([before, preferred(size)]));
        }
    }
    for before in [one, none] {
        let text = "config.attrs[1].value.preferredClusterDim.x (0) must be a divisor of 4 since CUDA 12.8, \
                    config.gridDimX [INVALID_CLUSTER_SIZE]";
        c.rejects(since(12_080, 512), text, |i| *i = launch([before, preferred([0; 3])]));
    }
    for (rule, must, size) in [
        (515, "x (1) must be a multiple of 2", [1, 2, 2]),
        (516, "y (1) must be a multiple of 2", [2, 1, 2]),
        (517, "z (4) must be 2", [2, 2, 4]),
    ] {
        let text = format!(
            "config.attrs[1].value.preferredClusterDim.{must} since CUDA 12.8, that of \
             CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION [INVALID_CLUSTER_SIZE]"
        );
        c.rejects(since(12_080, rule), text, |i| *i = launch([two, preferred(size)]));
    }
    c.under(Answers {
        function_attribute: |attribute| match attribute {
            A::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH
            | A::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT
            | A::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH => 0,
            _ => 1024,
        },
        ..Answers::USUAL
    });
    let alone = "config.attrs[0].value.preferredClusterDim (8) has no CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION beside it, and \
                 the function has no cluster of its own [INVALID_CLUSTER_SIZE]";
    c.explains(1064, alone, |i| *i = launch([preferred([2, 4, 1])]));
    c.spares(1064, "a regular cluster [INVALID_CLUSTER_SIZE]", |i| *i = launch([preferred([2, 4, 1]), one]));
    c.usual();
    c.spares(1064, "a kernel for clusters [INVALID_CLUSTER_SIZE]", |i| *i = launch([preferred([2, 4, 1])]));
    let of_streams = "config.attrs[0].id (CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY) is an attribute of streams, and not of launches";
    c.under(Answers { attribute: |_| 4096, ..Answers::USUAL });
    c.explains(1087, of_streams, |i| {
        let policy = |value: &mut CUlaunchAttributeValue| value.syncPolicy = CUsynchronizationPolicy(1);
        *i = launch([attribute(Id::CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY, policy)]);
    });
    c.usual();
    let updatable = || attribute(Id::CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE, |_| ());
    let outside = "it may be that config.attrs[0].id (CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE) is for launches that a \
                   stream captures [NOT_SUPPORTED]";
    c.explains(1065, outside, |i| *i = launch([updatable()]));
    let capturing = CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_ACTIVE;
    c.under(Answers { capturing, ..Answers::USUAL });
    c.spares(1065, "a stream that captures [NOT_SUPPORTED]", |i| {
        *i = launch([updatable()]);
        i.config.hStream = at(0x1000);
    });
    c.usual();
    // It is no number of bytes.
    {
        let text = "config.attrs[1].value.preferredClusterDim.x (65536) must be a multiple of 131072 since CUDA 12.8, that of \
                    CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION [INVALID_CLUSTER_SIZE]";
        c.rejects(since(12_080, 515), text, |i| {
            *i = launch([cluster([131_072, 1, 1]), preferred([65_536, 1, 1])]);
            i.config.gridDimX = 131_072;
        });
    }
}
