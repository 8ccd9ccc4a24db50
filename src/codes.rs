// Created by `cargo xtask emit` from cuda.h, src/rules and src/owned. Do not edit.

//! The facts of rules, the codes that calls have for rules of types, and the names of addresses and sizes.

use crate::line::{Condition, Rule, rule};
use core::ffi::CStr;
use libcuda_sys::CUresult;
use libcuda_sys::CUresult as R;

/// The parameters and fields that are device addresses, or lists of these, and handles that are numbers.
pub(crate) const ADDRESSES: &[&str] = &[
    "addr",
    "address",
    "alias",
    "devPtr",
    "dptr",
    "dptr_out",
    "dptrs",
    "dst",
    "dstDevice",
    "dsts",
    "handle",
    "mcHandle",
    "memHandle",
    "memptr",
    "pDevPtr",
    "pbase",
    "pdptr",
    "ptr",
    "ptr_out",
    "src",
    "srcDevice",
    "srcs",
];

/// The parameters and fields that are numbers of bytes.
pub(crate) const SIZES: &[&str] = &[
    "ByteCount",
    "ElementSizeBytes",
    "Pitch",
    "WidthInBytes",
    "alignment",
    "bytes",
    "bytesize",
    "dataSize",
    "dstNumBytes",
    "dstOffset",
    "dstPitch",
    "dstXInBytes",
    "dynamicSMemSize",
    "elementSize",
    "length",
    "maxSize",
    "mcOffset",
    "memOffset",
    "minBytesToKeep",
    "num_bytes",
    "numbytes",
    "offset",
    "pitch",
    "pitchInBytes",
    "samplingGranularity",
    "sharedMemBytes",
    "size",
    "sizeInBytes",
    "srcNumBytes",
    "srcOffset",
    "srcPitch",
    "srcXInBytes",
    "summaryGranularity",
];

pub(crate) const CODES: &[(&CStr, u32, Option<CUresult>)] = &[
    (c"cuImportExternalMemory", 64, Some(CUresult::CUDA_ERROR_INVALID_VALUE)),
    (c"cuImportExternalMemory", 65, Some(CUresult::CUDA_ERROR_INVALID_VALUE)),
    (c"cuImportExternalMemory", 66, Some(CUresult::CUDA_ERROR_INVALID_VALUE)),
    (c"cuMemcpyBatchAsync_v2", 466, Some(CUresult::CUDA_ERROR_INVALID_VALUE)),
    (c"cuMemcpyBatchAsync_v2", 467, Some(CUresult::CUDA_ERROR_INVALID_VALUE)),
    (c"cuMemcpyBatchAsync_v2", 468, Some(CUresult::CUDA_ERROR_INVALID_VALUE)),
    (c"cuMemcpyBatchAsync_v2", 469, Some(CUresult::CUDA_ERROR_INVALID_VALUE)),
    (c"cuMemcpyBatchAsync_v2", 470, Some(CUresult::CUDA_ERROR_INVALID_VALUE)),
    (c"cuMemcpyBatchAsync_v2", 471, Some(CUresult::CUDA_ERROR_INVALID_VALUE)),
    (c"cuMemPoolGetAccess", 522, None),
    (c"cuMemCreate", 523, Some(CUresult::CUDA_ERROR_INVALID_DEVICE)),
    (c"cuMemSetAccess", 523, Some(CUresult::CUDA_ERROR_INVALID_VALUE)),
    (c"cuMemGetAccess", 523, Some(CUresult::CUDA_ERROR_INVALID_DEVICE)),
    (c"cuMemGetDefaultMemPool", 523, Some(CUresult::CUDA_ERROR_INVALID_VALUE)),
    (c"cuSignalExternalSemaphoresAsync", 558, None),
    (c"cuWaitExternalSemaphoresAsync", 559, None),
];

/// The facts of each rule and each cause, in the order of the numbers.
pub(crate) static RULES: &[Rule] = &[
    rule(1, "args.reserved0", "zero"),
    rule(2, "args.reserved1", "zeros"),
    Rule {
        asks: true,
        since: 13040,
        conditions: &[Condition("args.customStorageInfo_out", "is_not_null", &[])],
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(3, "pid", "hold")
    },
    Rule {
        until: 13030,
        reason: "the field is reserved in these releases",
        ..rule(4, "args.customStorageInfo_out", "null")
    },
    rule(5, "args.reserved", "zeros"),
    Rule {
        until: 12090,
        reason: "the field is reserved in these releases",
        ..rule(6, "args.gpuPairs", "null")
    },
    Rule {
        until: 12090,
        reason: "the field is reserved in these releases",
        ..rule(7, "args.gpuPairsCount", "zero")
    },
    Rule { until: 13030, because: "reserved bytes there", ..rule(8, "args.padding0", "zero") },
    Rule {
        until: 13030,
        reason: "the field is reserved in these releases",
        ..rule(9, "args.customStorageInfo_out", "null")
    },
    rule(10, "args.reserved", "zeros"),
    rule(11, "args.reserved", "zeros"),
    Rule { codes: &[], ..rule(13, "attrib", "enumerator") },
    Rule {
        conditions: &[Condition("value", "is_not_null", &[])],
        because: "which cuCoredumpSetAttributeGlobal sets",
        codes: &[],
        ..rule(14, "attrib", "none_of")
    },
    Rule {
        conditions: &[Condition("attrib", "is", &["CU_COREDUMP_FILE"])],
        codes: &[],
        ..rule(15, "value", "hold")
    },
    Rule {
        conditions: &[Condition("attrib", "is", &["CU_COREDUMP_FILE", "CU_COREDUMP_PIPE"])],
        codes: &[],
        ..rule(16, "value", "hold")
    },
    rule(17, "flags", "hold"),
    Rule { asks: true, codes: &[R::CUDA_ERROR_UNKNOWN], ..rule(18, "dev", "hold") },
    Rule {
        since: 13020,
        conditions: &[Condition("params.execAffinityParams", "is_null", &[])],
        ..rule(19, "params.numExecAffinityParams", "zero")
    },
    Rule {
        conditions: &[Condition("params.cigParams", "is_not_null", &[])],
        codes: &[],
        ..rule(20, "params.execAffinityParams", "null")
    },
    Rule {
        conditions: &[Condition("ctxCreateParams.cigParams", "is_not_null", &[])],
        codes: &[],
        ..rule(21, "flags", "hold")
    },
    Rule {
        asks: true,
        clause: "the device's CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED is zero",
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(22, "cig.sharedDataType", "none_of")
    },
    Rule {
        asks: true,
        since: 12090,
        clause: "the device's CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED is zero",
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(23, "cig.sharedDataType", "none_of")
    },
    Rule {
        asks: true,
        because: "as cuDeviceGetExecAffinitySupport reports",
        codes: &[R::CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY],
        ..rule(24, "affinity.type", "hold")
    },
    Rule { codes: &[R::CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY], ..rule(25, "type", "enumerator") },
    rule(27, "cig.sharedDataType", "enumerator"),
    Rule { since: 12030, ..rule(28, "flags", "hold") },
    Rule { codes: &[], ..rule(31, "limit", "enumerator") },
    Rule { codes: &[], ..rule(32, "limit", "enumerator_but") },
    Rule {
        asks: true,
        since: 12000,
        clause: "the compute capability of the current device is 9.0 or higher",
        codes: &[R::CUDA_ERROR_UNSUPPORTED_LIMIT],
        ..rule(33, "limit", "none_of")
    },
    rule(34, "flags", "zero"),
    Rule { asks: true, codes: &[R::CUDA_ERROR_INVALID_CONTEXT], ..rule(35, "ctx", "hold") },
    Rule { codes: &[R::CUDA_ERROR_INVALID_DEVICE], ..rule(36, "ordinal", "at_least") },
    rule(37, "capabilities", "non_null"),
    rule(38, "operations", "non_null"),
    rule(39, "count", "non_zero"),
    rule(40, "operations[i]", "enumerator_of"),
    Rule {
        because: "CUDA_NVSCISYNC_ATTR_SIGNAL and CUDA_NVSCISYNC_ATTR_WAIT",
        ..rule(41, "flags", "only")
    },
    Rule {
        because: "CUDA_NVSCISYNC_ATTR_SIGNAL and CUDA_NVSCISYNC_ATTR_WAIT",
        ..rule(42, "flags", "any_of")
    },
    rule(43, "target", "enumerator"),
    rule(44, "scope", "enumerator"),
    Rule { codes: &[], ..rule(45, "flags", "flags_of") },
    Rule {
        asks: true,
        probe: true,
        since: 13000,
        because: "the version of the driver",
        ..rule(46, "cudaVersion", "within")
    },
    rule(47, "Flags", "flags_of"),
    Rule {
        conditions: &[Condition("Flags", "has", &["CU_EVENT_INTERPROCESS"])],
        ..rule(48, "Flags", "any_of")
    },
    rule(49, "flags", "enumerator_of"),
    Rule { reason: "the others are read-only", ..rule(52, "attrib", "one_of_release") },
    rule(53, "hfunc", "non_null"),
    Rule { codes: &[], ..rule(54, "launchParamsList[i].hStream", "hold") },
    Rule {
        reason: "each is of another device",
        codes: &[],
        ..rule(55, "launchParamsList[i].hStream", "hold")
    },
    Rule {
        because: "that of the first element",
        ..rule(56, "launchParamsList[i].gridDimX", "equal")
    },
    Rule {
        because: "that of the first element",
        ..rule(57, "launchParamsList[i].gridDimY", "equal")
    },
    Rule {
        because: "that of the first element",
        ..rule(58, "launchParamsList[i].gridDimZ", "equal")
    },
    Rule {
        because: "that of the first element",
        ..rule(59, "launchParamsList[i].blockDimX", "equal")
    },
    Rule {
        because: "that of the first element",
        ..rule(60, "launchParamsList[i].blockDimY", "equal")
    },
    Rule {
        because: "that of the first element",
        ..rule(61, "launchParamsList[i].blockDimZ", "equal")
    },
    Rule {
        because: "that of the first element",
        ..rule(62, "launchParamsList[i].sharedMemBytes", "equal")
    },
    Rule { because: "CU_PARAM_TR_DEFAULT", ..rule(63, "texunit", "one_of") },
    Rule {
        conditions: &[Condition("handle", "is_null", &[])],
        codes: &[],
        ..rule(64, "name", "non_null")
    },
    Rule {
        conditions: &[Condition("handle", "is_not_null", &[])],
        codes: &[],
        ..rule(65, "name", "null")
    },
    Rule { codes: &[], ..rule(66, "handle", "non_null") },
    rule(69, "desc.type", "enumerator"),
    Rule { because: "CUDA_EXTERNAL_MEMORY_DEDICATED", ..rule(70, "desc.flags", "only") },
    rule(71, "nvSciBufObject", "non_null"),
    Rule {
        since: 13000,
        conditions: &[Condition("desc.type", "is", &["CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD"])],
        ..rule(72, "desc.flags", "zero")
    },
    Rule {
        conditions: &[Condition(
            "desc.type",
            "is",
            &[
                "CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE",
                "CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE",
                "CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT",
            ],
        )],
        because: "CUDA_EXTERNAL_MEMORY_DEDICATED",
        ..rule(73, "desc.flags", "one_of")
    },
    rule(74, "desc.flags", "zero"),
    Rule { codes: &[], ..rule(75, "desc.type", "enumerator") },
    Rule { codes: &[], ..rule(76, "desc.flags", "zero") },
    Rule { codes: &[], ..rule(77, "nvSciSyncObj", "non_null") },
    rule(78, "flags", "zero"),
    rule(79, "hStream", "hold"),
    rule(80, "flags", "zero"),
    rule(81, "copyParams.WidthInBytes", "non_zero"),
    Rule { reason: "the copy must be one-dimensional", ..rule(82, "copyParams.Height", "equal") },
    Rule { reason: "the copy must be one-dimensional", ..rule(83, "copyParams.Depth", "equal") },
    rule(84, "elementSize", "one_of"),
    rule(85, "width", "non_zero"),
    Rule {
        until: 12050,
        reason: "the fill must be one-dimensional",
        ..rule(86, "height", "equal")
    },
    rule(87, "height", "non_zero"),
    Rule { codes: &[R::CUDA_ERROR_NOT_SUPPORTED], ..rule(88, "poolProps.handleTypes", "one_of") },
    Rule {
        asks: true,
        because: "the number of devices",
        codes: &[],
        ..rule(89, "accessDescCount", "within")
    },
    Rule { codes: &[], ..rule(90, "attr", "enumerator") },
    Rule { codes: &[], ..rule(91, "attr", "one_of") },
    Rule { reason: "it can only be reset", codes: &[], ..rule(92, "*value", "zero") },
    Rule {
        conditions: &[Condition("edgeData", "is_not_null", &[])],
        ..rule(93, "from", "non_null")
    },
    Rule { conditions: &[Condition("edgeData", "is_not_null", &[])], ..rule(94, "to", "non_null") },
    Rule {
        conditions: &[Condition("edgeData", "is_not_null", &[])],
        ..rule(95, "dependencies", "non_null")
    },
    Rule {
        conditions: &[Condition("edgeData", "is_not_null", &[])],
        ..rule(96, "dependentNodes", "non_null")
    },
    Rule { since: 12000, ..rule(97, "flags", "hold") },
    rule(99, "flags", "only_of_release"),
    rule(100, "params.flags", "flags_of"),
    rule(101, "flags", "enumerator_of"),
    rule(102, "count", "hold"),
    rule(103, "flags", "flags_of"),
    rule(104, "nodeParams.reserved0", "zeros"),
    rule(105, "nodeParams.reserved2", "zero"),
    Rule {
        reason: "it lies behind the member that `type` names",
        ..rule(106, "reserved1[i]", "zero")
    },
    rule(107, "memcpy.flags", "zero"),
    rule(108, "memcpy.reserved", "zero"),
    Rule {
        until: 13010,
        reason: "the bytes are unused in these releases",
        ..rule(109, "host.syncMode", "zero")
    },
    Rule {
        until: 13030,
        reason: "the bytes are unused in these releases",
        ..rule(110, "ctx", "null")
    },
    Rule {
        until: 12080,
        reason: "the bytes are unused in these releases",
        ..rule(111, "graph.ownership", "zero")
    },
    Rule {
        until: 13030,
        reason: "the bytes are unused in these releases",
        ..rule(112, "ctx", "null")
    },
    Rule {
        until: 13030,
        reason: "the bytes are unused in these releases",
        ..rule(113, "ctx", "null")
    },
    Rule {
        until: 13030,
        reason: "the bytes are unused in these releases",
        ..rule(114, "ctx", "null")
    },
    rule(115, "batch.flags", "zero"),
    Rule { until: 12060, ..rule(116, "conditional.size", "one_of") },
    Rule {
        since: 12080,
        conditions: &[Condition("conditional.type", "is", &["CU_GRAPH_COND_TYPE_IF"])],
        ..rule(117, "conditional.size", "one_of")
    },
    Rule {
        conditions: &[Condition("conditional.type", "is", &["CU_GRAPH_COND_TYPE_WHILE"])],
        ..rule(118, "conditional.size", "one_of")
    },
    Rule {
        conditions: &[Condition("conditional.type", "is", &["CU_GRAPH_COND_TYPE_SWITCH"])],
        ..rule(119, "conditional.size", "non_zero")
    },
    Rule { since: 12090, ..rule(120, "graph.ownership", "none_of") },
    Rule {
        conditions: &[Condition("numDependencies", "is_not_zero", &[])],
        ..rule(121, "dependencies", "non_null")
    },
    Rule {
        clause: "the type of an element of `dependencyData` is CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC",
        ..rule(122, "nodeParams.type", "one_of")
    },
    Rule { codes: &[R::CUDA_ERROR_NOT_SUPPORTED], ..rule(123, "nodeParams.type", "none_of") },
    Rule { because: "CU_GRAPH_COND_ASSIGN_DEFAULT", ..rule(124, "flags", "one_of") },
    rule(125, "flags", "enumerator_of"),
    Rule { codes: &[R::CUDA_ERROR_INVALID_HANDLE], ..rule(126, "resources[i]", "hold") },
    Rule { codes: &[], ..rule(128, "flags", "enumerator_of") },
    Rule { codes: &[R::CUDA_ERROR_INVALID_RESOURCE_TYPE], ..rule(129, "input.type", "one_of") },
    Rule { codes: &[], ..rule(130, "nbGroups", "non_null") },
    Rule {
        because: "input.sm.smCount",
        codes: &[R::CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION],
        ..rule(131, "minCount", "at_most")
    },
    Rule { codes: &[], ..rule(134, "group.flags", "flags_of") },
    Rule {
        until: 13030,
        reason: "the field is reserved in these releases",
        codes: &[],
        ..rule(135, "group.localityDomainId", "zero")
    },
    Rule { codes: &[], ..rule(136, "group.reserved", "zeros") },
    Rule {
        since: 13040,
        conditions: &[Condition(
            "group.flags",
            "lacks",
            &["CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID"],
        )],
        codes: &[],
        ..rule(137, "group.localityDomainId", "zero")
    },
    Rule {
        conditions: &[Condition("group.smCount", "is_not_zero", &[])],
        codes: &[],
        ..rule(138, "group.smCount", "at_least")
    },
    Rule {
        because: "input.sm.smCount",
        codes: &[],
        ..rule(139, "groupParams[i].smCount", "at_most")
    },
    Rule {
        conditions: &[Condition("group.flags", "lacks", &["CU_DEV_SM_RESOURCE_GROUP_BACKFILL"])],
        codes: &[],
        ..rule(140, "group.smCount", "multiple_of")
    },
    Rule {
        conditions: &[Condition("group.flags", "lacks", &["CU_DEV_SM_RESOURCE_GROUP_BACKFILL"])],
        codes: &[],
        ..rule(141, "group.coscheduledSmCount", "at_most")
    },
    Rule {
        conditions: &[
            Condition("group.flags", "lacks", &["CU_DEV_SM_RESOURCE_GROUP_BACKFILL"]),
            Condition("group.coscheduledSmCount", "is_not_zero", &[]),
        ],
        because: "its coscheduledSmCount",
        codes: &[],
        ..rule(142, "group.smCount", "multiple_of")
    },
    Rule { codes: &[], ..rule(143, "flags", "zero") },
    Rule { since: 12050, codes: &[], ..rule(144, "resources", "non_null") },
    Rule { until: 12040, codes: &[], ..rule(145, "nbResources", "equal") },
    Rule {
        codes: &[R::CUDA_ERROR_INVALID_RESOURCE_TYPE],
        ..rule(146, "resources[i].type", "none_of")
    },
    Rule {
        since: 13010,
        codes: &[R::CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION],
        ..rule(147, "resources[i].sm.smCoscheduledAlignment", "hold")
    },
    Rule {
        since: 13040,
        codes: &[R::CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION],
        ..rule(148, "resources[i].sm.localityDomainId", "hold")
    },
    Rule { until: 12040, codes: &[], ..rule(149, "hEvent", "non_null") },
    Rule { codes: &[], ..rule(150, "flags", "one_of") },
    Rule { codes: &[R::CUDA_ERROR_INVALID_RESOURCE_TYPE], ..rule(151, "type", "none_of") },
    rule(152, "Flags", "zero"),
    Rule { because: "which is for cuLibraryLoadData", ..rule(153, "libraryOptions[i]", "none_of") },
    Rule { conditions: &[Condition("dptr", "is_null", &[])], ..rule(154, "bytes", "non_null") },
    Rule { reason: "the others are read-only", ..rule(156, "attrib", "one_of_release") },
    rule(157, "hfunc", "non_null"),
    Rule {
        always: true,
        conditions: &[Condition("baseLeId", "is_not_zero", &[])],
        because: "4294967296 less baseLeId",
        reason: "there are no ids beyond",
        ..rule(158, "count", "at_most")
    },
    rule(159, "prop.type", "enumerator"),
    rule(160, "prop.ipcHandleTypes", "flags_of"),
    rule(161, "prop.flags", "flags_of"),
    Rule {
        asks: true,
        conditions: &[Condition("prop.type", "is", &["CU_LOGICAL_ENDPOINT_TYPE_UNICAST"])],
        codes: &[],
        ..rule(162, "prop.unicast.device", "ordinal")
    },
    Rule {
        asks: true,
        because: "the bindAlignment of such an endpoint",
        codes: &[],
        ..rule(163, "prop.size", "multiple_of")
    },
    Rule {
        asks: true,
        because: "the maxSize of such an endpoint",
        codes: &[],
        ..rule(164, "prop.size", "at_most")
    },
    Rule {
        always: true,
        because: "UINT64_MAX less `offset`",
        reason: "`size + offset` must be within the endpoint",
        ..rule(165, "size", "at_most")
    },
    rule(166, "flags", "zero"),
    Rule {
        always: true,
        because: "UINT64_MAX less memOffset",
        reason: "`size + memOffset` must be within the allocation",
        ..rule(167, "size", "at_most")
    },
    rule(168, "handleType", "one_of"),
    Rule { codes: &[], ..rule(169, "flags", "zero") },
    rule(170, "attr", "one_of"),
    Rule { reason: "it can only be reset", ..rule(171, "*value", "zero") },
    rule(174, "attr", "enumerator"),
    Rule { until: 13020, ..rule(175, "type", "one_of") },
    Rule {
        until: 13020,
        conditions: &[Condition("type", "is", &["CU_MEM_ALLOCATION_TYPE_MANAGED"])],
        ..rule(176, "location.type", "one_of")
    },
    Rule {
        until: 13020,
        conditions: &[Condition("type", "is_not", &["CU_MEM_ALLOCATION_TYPE_MANAGED"])],
        ..rule(177, "location.type", "one_of")
    },
    Rule {
        since: 13040,
        conditions: &[Condition(
            "location.type",
            "is",
            &["CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN"],
        )],
        ..rule(178, "type", "none_of")
    },
    rule(179, "type", "one_of"),
    Rule {
        conditions: &[Condition("type", "is", &["CU_MEM_ALLOCATION_TYPE_MANAGED"])],
        ..rule(180, "location.type", "one_of")
    },
    Rule {
        conditions: &[Condition("type", "is_not", &["CU_MEM_ALLOCATION_TYPE_MANAGED"])],
        ..rule(182, "location.type", "one_of_release")
    },
    rule(183, "type", "one_of"),
    Rule {
        conditions: &[Condition("type", "is", &["CU_MEM_ALLOCATION_TYPE_MANAGED"])],
        ..rule(185, "location.type", "one_of_release")
    },
    Rule {
        conditions: &[Condition("type", "is_not", &["CU_MEM_ALLOCATION_TYPE_MANAGED"])],
        ..rule(187, "location.type", "one_of_release")
    },
    rule(188, "flags", "zero"),
    Rule { asks: true, codes: &[], ..rule(189, "pool", "hold") },
    rule(190, "flags", "zero"),
    rule(191, "bytesize", "non_zero"),
    rule(192, "ElementSizeBytes", "one_of"),
    Rule {
        because: "CU_MEMHOSTALLOC_PORTABLE, CU_MEMHOSTALLOC_DEVICEMAP and CU_MEMHOSTALLOC_WRITECOMBINED",
        ..rule(193, "Flags", "only")
    },
    rule(194, "Flags", "zero"),
    rule(195, "bytesize", "non_zero"),
    rule(196, "flags", "one_of"),
    Rule {
        asks: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(197, "current_device", "hold")
    },
    Rule { asks: true, codes: &[], ..rule(198, "current_device", "hold") },
    Rule {
        asks: true,
        windows: true,
        until: 12040,
        codes: &[],
        ..rule(199, "current_device", "hold")
    },
    Rule { asks: true, since: 12000, codes: &[], ..rule(200, "current_device", "hold") },
    rule(201, "Flags", "enumerator_of"),
    Rule {
        because: "CU_MEMHOSTREGISTER_PORTABLE, CU_MEMHOSTREGISTER_DEVICEMAP, CU_MEMHOSTREGISTER_IOMEMORY and CU_MEMHOSTREGISTER_READ_ONLY",
        ..rule(202, "Flags", "only")
    },
    Rule {
        asks: true,
        clause: "the current device does not support it (CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED)",
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(203, "Flags", "hold")
    },
    Rule {
        conditions: &[Condition("count", "is_not_zero", &[])],
        ..rule(204, "numAttrs", "non_zero")
    },
    rule(205, "flags", "zero"),
    Rule { because: "the default stream", ..rule(206, "hStream", "non_null") },
    rule(207, "flags", "zero"),
    Rule {
        conditions: &[Condition("N", "is_not_zero", &[])],
        ..rule(208, "dstDevice", "multiple_of")
    },
    Rule {
        conditions: &[Condition("N", "is_not_zero", &[])],
        ..rule(209, "dstDevice", "multiple_of")
    },
    Rule {
        conditions: &[
            Condition("Height", "is_not", &["1"]),
            Condition("Width", "is_not_zero", &[]),
            Condition("Height", "is_not_zero", &[]),
        ],
        ..rule(210, "dstPitch", "multiple_of")
    },
    Rule {
        conditions: &[
            Condition("Height", "is_not", &["1"]),
            Condition("Width", "is_not_zero", &[]),
            Condition("Height", "is_not_zero", &[]),
        ],
        ..rule(211, "dstPitch", "multiple_of")
    },
    Rule {
        asks: true,
        because: "the size of the host's pages",
        ..rule(212, "dptr", "multiple_of")
    },
    Rule {
        asks: true,
        because: "the size of the host's pages",
        ..rule(213, "size", "multiple_of")
    },
    Rule { until: 12060, ..rule(214, "flags", "zero") },
    Rule {
        since: 12080,
        conditions: &[Condition("handleType", "is", &["CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD"])],
        ..rule(215, "flags", "flags_of")
    },
    Rule {
        conditions: &[Condition("handleType", "is_not", &["CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD"])],
        ..rule(216, "flags", "zero")
    },
    rule(217, "flags", "zero"),
    rule(218, "params.padding", "zeros"),
    rule(219, "flags", "flags_of"),
    rule(220, "flags", "one_of"),
    rule(221, "count", "below"),
    rule(222, "flags", "zero"),
    Rule {
        since: 12010,
        conditions: &[Condition("dptr", "is_null", &[])],
        ..rule(223, "bytes", "non_null")
    },
    Rule { because: "which the linker does not take", ..rule(224, "options[i]", "none_of") },
    rule(225, "type", "enumerator"),
    Rule { because: "which cuLinkCreate takes", ..rule(226, "options[i]", "none_of") },
    Rule {
        because: "which are for the linker and not the compiler",
        ..rule(227, "options[i]", "none_of")
    },
    Rule {
        conditions: &[Condition(
            "type",
            "is",
            &["CU_JIT_INPUT_CUBIN", "CU_JIT_INPUT_PTX", "CU_JIT_INPUT_NVVM"],
        )],
        ..rule(228, "options[i]", "none_of")
    },
    rule(229, "prop.flags", "zero"),
    Rule { windows: true, ..rule(230, "prop.handleTypes", "hold") },
    Rule {
        asks: true,
        because: "the minimum multicast granularity",
        codes: &[],
        ..rule(231, "prop.size", "multiple_of")
    },
    Rule { asks: true, codes: &[R::CUDA_ERROR_NOT_SUPPORTED], ..rule(232, "dev", "hold") },
    Rule {
        always: true,
        reason: "the range must lie within the multicast object",
        ..rule(233, "size", "hold")
    },
    Rule {
        always: true,
        reason: "the range must lie within the allocation",
        ..rule(234, "size", "hold")
    },
    rule(235, "flags", "zero"),
    rule(236, "flags", "zero"),
    rule(237, "option", "enumerator"),
    rule(238, "flags", "enumerator_of"),
    rule(239, "Flags", "zero"),
    Rule {
        asks: true,
        codes: &[R::CUDA_ERROR_INVALID_CONTEXT],
        ..rule(240, "peerContext", "hold")
    },
    Rule { codes: &[R::CUDA_ERROR_INVALID_DEVICE], ..rule(241, "dstDevice", "hold") },
    rule(243, "attrib", "enumerator"),
    rule(244, "capabilities", "non_null"),
    rule(245, "operations", "non_null"),
    rule(246, "count", "non_zero"),
    Rule {
        asks: true,
        clause: "its primary context is not active",
        codes: &[R::CUDA_ERROR_UNKNOWN],
        ..rule(248, "dev", "hold")
    },
    rule(249, "flags", "enumerator_of"),
    Rule { since: 13020, ..rule(252, "param.streamSharedDataType", "enumerator") },
    rule(253, "params.streamCigParams", "non_null"),
    Rule { codes: &[R::CUDA_ERROR_INVALID_HANDLE], ..rule(254, "hEvent", "non_null") },
    Rule { codes: &[], ..rule(255, "Flags", "enumerator_of") },
    Rule { codes: &[], ..rule(256, "flags", "zero") },
    rule(257, "hStream", "hold"),
    rule(258, "mode", "enumerator"),
    Rule {
        conditions: &[Condition("numDependencies", "is_not_zero", &[])],
        ..rule(259, "dependencies", "non_null")
    },
    Rule {
        conditions: &[Condition("edgeData_out", "is_not_null", &[])],
        ..rule(260, "dependencies_out", "non_null")
    },
    rule(261, "flags", "enumerator_of"),
    Rule { codes: &[], ..rule(262, "flags", "enumerator_of") },
    Rule {
        conditions: &[Condition("flags", "has", &["CU_MEM_ATTACH_SINGLE"])],
        codes: &[],
        ..rule(263, "hStream", "non_null")
    },
    Rule { since: 11080, because: "which are not for streams", ..rule(264, "attr", "none_of") },
    Rule { since: 12030, because: "which is not for streams", ..rule(265, "attr", "none_of") },
    Rule { since: 12040, because: "which is not for streams", ..rule(266, "attr", "none_of") },
    Rule { since: 12050, because: "which is not for streams", ..rule(267, "attr", "none_of") },
    Rule { since: 12080, because: "which is not for streams", ..rule(268, "attr", "none_of") },
    Rule { since: 13020, because: "which are not for streams", ..rule(269, "attr", "none_of") },
    Rule { codes: &[], ..rule(270, "pResDesc.resType", "one_of") },
    Rule { codes: &[], ..rule(271, "pResDesc.flags", "zero") },
    Rule { codes: &[], ..rule(272, "Flags", "zero") },
    Rule { codes: &[], ..rule(273, "tensorDataType", "enumerator") },
    Rule { codes: &[], ..rule(274, "interleave", "enumerator") },
    Rule { codes: &[], ..rule(275, "l2Promotion", "enumerator") },
    Rule { codes: &[], ..rule(276, "oobFill", "enumerator") },
    Rule {
        conditions: &[Condition(
            "tensorDataType",
            "is_not",
            &[
                "CU_TENSOR_MAP_DATA_TYPE_FLOAT16",
                "CU_TENSOR_MAP_DATA_TYPE_FLOAT32",
                "CU_TENSOR_MAP_DATA_TYPE_FLOAT64",
                "CU_TENSOR_MAP_DATA_TYPE_BFLOAT16",
                "CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ",
                "CU_TENSOR_MAP_DATA_TYPE_TFLOAT32",
                "CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ",
            ],
        )],
        codes: &[],
        ..rule(277, "oobFill", "one_of")
    },
    Rule {
        since: 12080,
        conditions: &[Condition(
            "tensorDataType",
            "is",
            &["CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B"],
        )],
        codes: &[],
        ..rule(278, "interleave", "one_of")
    },
    Rule { codes: &[], ..rule(279, "globalAddress", "multiple_of") },
    Rule {
        conditions: &[Condition("interleave", "is", &["CU_TENSOR_MAP_INTERLEAVE_32B"])],
        codes: &[],
        ..rule(280, "globalAddress", "multiple_of")
    },
    Rule {
        since: 12080,
        conditions: &[Condition(
            "tensorDataType",
            "is",
            &["CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B", "CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B"],
        )],
        codes: &[],
        ..rule(281, "globalAddress", "multiple_of")
    },
    Rule { codes: &[], ..rule(282, "globalDim[i]", "non_zero") },
    Rule { since: 13050, codes: &[], ..rule(283, "globalDim[i]", "at_most") },
    Rule { codes: &[], ..rule(284, "globalDim[i]", "at_most") },
    Rule {
        since: 12080,
        conditions: &[Condition(
            "tensorDataType",
            "is",
            &["CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B", "CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B"],
        )],
        codes: &[],
        ..rule(285, "globalDim[0]", "multiple_of")
    },
    Rule {
        since: 12080,
        conditions: &[Condition("tensorDataType", "is", &["CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B"])],
        codes: &[],
        ..rule(286, "globalDim[0]", "multiple_of")
    },
    Rule { codes: &[], ..rule(287, "globalStrides[i]", "multiple_of") },
    Rule { codes: &[], ..rule(288, "globalStrides[i]", "below") },
    Rule {
        conditions: &[Condition("interleave", "is", &["CU_TENSOR_MAP_INTERLEAVE_32B"])],
        codes: &[],
        ..rule(289, "globalStrides[i]", "multiple_of")
    },
    Rule {
        since: 12080,
        conditions: &[Condition(
            "tensorDataType",
            "is",
            &["CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B", "CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B"],
        )],
        codes: &[],
        ..rule(290, "globalStrides[i]", "multiple_of")
    },
    Rule {
        clause: "it is not the first with CU_TENSOR_MAP_INTERLEAVE_NONE",
        codes: &[],
        ..rule(291, "elementStrides[i]", "non_zero")
    },
    Rule {
        clause: "it is not the first with CU_TENSOR_MAP_INTERLEAVE_NONE",
        codes: &[],
        ..rule(292, "elementStrides[i]", "at_most")
    },
    Rule { codes: &[], ..rule(295, "swizzle", "enumerator") },
    Rule {
        since: 12020,
        conditions: &[Condition("interleave", "is", &["CU_TENSOR_MAP_INTERLEAVE_32B"])],
        codes: &[],
        ..rule(296, "swizzle", "one_of")
    },
    Rule {
        since: 12080,
        conditions: &[Condition(
            "tensorDataType",
            "is",
            &["CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B"],
        )],
        codes: &[],
        ..rule(297, "swizzle", "one_of")
    },
    Rule {
        since: 12080,
        conditions: &[Condition(
            "tensorDataType",
            "is",
            &["CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B"],
        )],
        codes: &[],
        ..rule(298, "swizzle", "one_of")
    },
    Rule { codes: &[], ..rule(299, "channelsPerPixel", "at_most") },
    Rule {
        since: 12080,
        conditions: &[Condition(
            "tensorDataType",
            "is",
            &["CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B", "CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B"],
        )],
        codes: &[],
        ..rule(300, "channelsPerPixel", "one_of")
    },
    Rule {
        since: 12080,
        conditions: &[
            Condition("interleave", "is", &["CU_TENSOR_MAP_INTERLEAVE_NONE"]),
            Condition("swizzle", "is_not", &["CU_TENSOR_MAP_SWIZZLE_NONE"]),
            Condition(
                "tensorDataType",
                "is_not",
                &[
                    "CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B",
                    "CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B",
                    "CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B",
                ],
            ),
        ],
        because: "the elements in the span of the swizzle mode",
        codes: &[],
        ..rule(301, "channelsPerPixel", "at_most")
    },
    Rule { codes: &[], ..rule(302, "tensorRank", "one_of") },
    Rule {
        conditions: &[Condition("interleave", "is_not", &["CU_TENSOR_MAP_INTERLEAVE_NONE"])],
        codes: &[],
        ..rule(303, "tensorRank", "at_least")
    },
    Rule { since: 12010, codes: &[], ..rule(304, "boxDim[i]", "non_zero") },
    Rule { since: 12010, codes: &[], ..rule(305, "boxDim[i]", "at_most") },
    Rule {
        since: 12080,
        conditions: &[Condition(
            "tensorDataType",
            "is",
            &["CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B", "CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B"],
        )],
        codes: &[],
        ..rule(306, "boxDim[0]", "one_of")
    },
    Rule {
        conditions: &[
            Condition("interleave", "is", &["CU_TENSOR_MAP_INTERLEAVE_NONE"]),
            Condition(
                "tensorDataType",
                "is_not",
                &[
                    "CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B",
                    "CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B",
                    "CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B",
                ],
            ),
        ],
        because: "the elements in 16 bytes",
        codes: &[],
        ..rule(307, "boxDim[0]", "multiple_of")
    },
    Rule {
        conditions: &[
            Condition("interleave", "is", &["CU_TENSOR_MAP_INTERLEAVE_NONE"]),
            Condition("swizzle", "is_not", &["CU_TENSOR_MAP_SWIZZLE_NONE"]),
            Condition(
                "tensorDataType",
                "is_not",
                &[
                    "CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B",
                    "CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B",
                    "CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B",
                ],
            ),
        ],
        because: "the elements in the span of the swizzle mode",
        codes: &[],
        ..rule(308, "boxDim[0]", "at_most")
    },
    Rule { clause: "tensorRank is 3", codes: &[], ..rule(309, "corner[i]", "at_least") },
    Rule { clause: "tensorRank is 3", codes: &[], ..rule(310, "corner[i]", "at_most") },
    Rule { clause: "tensorRank is 4", codes: &[], ..rule(311, "corner[i]", "at_least") },
    Rule { clause: "tensorRank is 4", codes: &[], ..rule(312, "corner[i]", "at_most") },
    Rule { clause: "tensorRank is 5", codes: &[], ..rule(313, "corner[i]", "at_least") },
    Rule { clause: "tensorRank is 5", codes: &[], ..rule(314, "corner[i]", "at_most") },
    Rule { codes: &[], ..rule(315, "tensorRank", "one_of") },
    Rule { codes: &[], ..rule(316, "pixelsPerColumn", "at_most") },
    Rule { codes: &[], ..rule(317, "offset", "at_least") },
    Rule { codes: &[], ..rule(318, "offset", "at_most") },
    Rule { codes: &[], ..rule(319, "mode", "enumerator") },
    Rule { codes: &[], ..rule(320, "swizzle", "none_of") },
    Rule { until: 13010, codes: &[], ..rule(321, "swizzle", "one_of") },
    Rule {
        conditions: &[Condition("mode", "is_not", &["CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128"])],
        codes: &[],
        ..rule(322, "pixelsPerColumn", "at_most")
    },
    Rule {
        until: 13010,
        conditions: &[Condition(
            "tensorDataType",
            "is",
            &["CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B"],
        )],
        codes: &[],
        ..rule(323, "swizzle", "none_of")
    },
    Rule {
        conditions: &[Condition(
            "tensorDataType",
            "is",
            &["CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B"],
        )],
        codes: &[],
        ..rule(324, "swizzle", "none_of")
    },
    Rule { codes: &[], ..rule(325, "allocClass", "enumerator") },
    Rule { codes: &[], ..rule(326, "pResDesc.resType", "enumerator") },
    Rule { codes: &[], ..rule(327, "pResDesc.flags", "zero") },
    Rule {
        conditions: &[Condition(
            "pResDesc.resType",
            "is_not",
            &["CU_RESOURCE_TYPE_ARRAY", "CU_RESOURCE_TYPE_MIPMAPPED_ARRAY"],
        )],
        codes: &[],
        ..rule(328, "pTexDesc.flags", "hold")
    },
    Rule {
        conditions: &[Condition("pResDesc.resType", "is", &["CU_RESOURCE_TYPE_MIPMAPPED_ARRAY"])],
        codes: &[],
        ..rule(329, "pTexDesc.flags", "hold")
    },
    Rule {
        conditions: &[Condition("pResDesc.resType", "is_not", &["CU_RESOURCE_TYPE_LINEAR"])],
        codes: &[],
        ..rule(330, "pTexDesc.filterMode", "enumerator")
    },
    Rule {
        conditions: &[
            Condition("pResDesc.resType", "is_not", &["CU_RESOURCE_TYPE_LINEAR"]),
            Condition("pTexDesc.flags", "lacks", &["CU_TRSF_SEAMLESS_CUBEMAP"]),
        ],
        codes: &[],
        ..rule(331, "pTexDesc.addressMode[0]", "enumerator_of")
    },
    Rule {
        conditions: &[
            Condition("pResDesc.resType", "is", &["CU_RESOURCE_TYPE_PITCH2D"]),
            Condition("pTexDesc.flags", "lacks", &["CU_TRSF_SEAMLESS_CUBEMAP"]),
        ],
        codes: &[],
        ..rule(332, "pTexDesc.addressMode[1]", "enumerator_of")
    },
    Rule {
        conditions: &[Condition(
            "pResDesc.resType",
            "is_not",
            &["CU_RESOURCE_TYPE_ARRAY", "CU_RESOURCE_TYPE_MIPMAPPED_ARRAY"],
        )],
        codes: &[],
        ..rule(333, "pResViewDesc", "null")
    },
    Rule {
        conditions: &[Condition("pResDesc.resType", "is", &["CU_RESOURCE_TYPE_ARRAY"])],
        codes: &[],
        ..rule(334, "pResViewDesc.firstMipmapLevel", "zero")
    },
    Rule {
        conditions: &[Condition("pResDesc.resType", "is", &["CU_RESOURCE_TYPE_ARRAY"])],
        codes: &[],
        ..rule(335, "pResViewDesc.lastMipmapLevel", "zero")
    },
    Rule {
        asks: true,
        clause: "the array has no CUDA_ARRAY3D_CUBEMAP",
        codes: &[],
        ..rule(336, "pTexDesc.flags", "hold")
    },
    Rule {
        asks: true,
        clause: "the array has two or three dimensions and is no cubemap",
        codes: &[],
        ..rule(337, "pTexDesc.addressMode[1]", "enumerator_of")
    },
    Rule {
        asks: true,
        clause: "the array has three dimensions and is no cubemap",
        codes: &[],
        ..rule(338, "pTexDesc.addressMode[2]", "enumerator_of")
    },
    Rule {
        asks: true,
        since: 12050,
        clause: "the array has a block compressed format",
        codes: &[],
        ..rule(339, "pResViewDesc", "null")
    },
    Rule {
        asks: true,
        conditions: &[Condition(
            "pResViewDesc.format",
            "is",
            &[
                "CU_RES_VIEW_FORMAT_UNSIGNED_BC1",
                "CU_RES_VIEW_FORMAT_UNSIGNED_BC4",
                "CU_RES_VIEW_FORMAT_SIGNED_BC4",
            ],
        )],
        codes: &[],
        ..rule(340, "pResViewDesc.format", "hold")
    },
    Rule {
        asks: true,
        conditions: &[Condition(
            "pResViewDesc.format",
            "is",
            &[
                "CU_RES_VIEW_FORMAT_UNSIGNED_BC2",
                "CU_RES_VIEW_FORMAT_UNSIGNED_BC3",
                "CU_RES_VIEW_FORMAT_UNSIGNED_BC5",
                "CU_RES_VIEW_FORMAT_SIGNED_BC5",
                "CU_RES_VIEW_FORMAT_UNSIGNED_BC6H",
                "CU_RES_VIEW_FORMAT_SIGNED_BC6H",
                "CU_RES_VIEW_FORMAT_UNSIGNED_BC7",
            ],
        )],
        codes: &[],
        ..rule(341, "pResViewDesc.format", "hold")
    },
    Rule {
        asks: true,
        because: "the width of the array, or four times that with a block compressed format",
        codes: &[],
        ..rule(342, "pResViewDesc.width", "equal")
    },
    Rule {
        asks: true,
        because: "the height of the array, or four times that with a block compressed format",
        codes: &[],
        ..rule(343, "pResViewDesc.height", "equal")
    },
    Rule {
        asks: true,
        because: "the depth of the array",
        codes: &[],
        ..rule(344, "pResViewDesc.depth", "equal")
    },
    Rule {
        asks: true,
        clause: "the array has no CUDA_ARRAY3D_LAYERED",
        codes: &[],
        ..rule(345, "pResViewDesc.firstLayer", "zero")
    },
    Rule {
        asks: true,
        clause: "the array has no CUDA_ARRAY3D_LAYERED",
        codes: &[],
        ..rule(346, "pResViewDesc.lastLayer", "zero")
    },
    Rule {
        asks: true,
        because: "the device's CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT",
        codes: &[],
        ..rule(347, "linear.devPtr", "multiple_of")
    },
    Rule {
        asks: true,
        because: "the device's CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT",
        codes: &[],
        ..rule(348, "pitched.devPtr", "multiple_of")
    },
    Rule { asks: true, codes: &[], ..rule(349, "pitched.width", "limited") },
    Rule { asks: true, codes: &[], ..rule(350, "pitched.height", "limited") },
    Rule {
        asks: true,
        because: "the device's CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT",
        codes: &[],
        ..rule(351, "pitched.pitchInBytes", "multiple_of")
    },
    Rule { asks: true, codes: &[], ..rule(352, "pitched.pitchInBytes", "limited") },
    Rule { because: "CU_TRSA_OVERRIDE_FORMAT", codes: &[], ..rule(353, "Flags", "one_of") },
    Rule { codes: &[], ..rule(354, "fm", "enumerator") },
    Rule { codes: &[], ..rule(355, "dim", "one_of") },
    Rule {
        since: 13040,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(356, "location.type", "none_of")
    },
    rule(357, "flags", "zero"),
    rule(358, "advice", "enumerator"),
    Rule {
        since: 13040,
        conditions: &[Condition("advice", "is", &["CU_MEM_ADVISE_SET_PREFERRED_LOCATION"])],
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(359, "location.type", "none_of")
    },
    Rule {
        conditions: &[Condition("advice", "is", &["CU_MEM_ADVISE_SET_ACCESSED_BY"])],
        ..rule(360, "location.type", "one_of")
    },
    Rule { codes: &[], ..rule(361, "flags", "zero") },
    rule(362, "summaryGranularity", "non_zero"),
    Rule { because: "`size`", ..rule(363, "summaryGranularity", "at_most") },
    Rule { because: "summaryGranularity", ..rule(364, "samplingGranularity", "at_most") },
    rule(366, "attribute", "enumerator"),
    Rule {
        clause: "the attribute is CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY",
        ..rule(367, "dataSize", "non_zero")
    },
    Rule {
        clause: "the attribute is CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY",
        ..rule(368, "dataSize", "multiple_of")
    },
    Rule {
        clause: "the attribute is not CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY",
        ..rule(369, "dataSize", "equal")
    },
    rule(370, "attribute", "one_of"),
    Rule {
        asks: true,
        because: "the size of the host's pages",
        codes: &[],
        ..rule(371, "size", "multiple_of")
    },
    Rule {
        asks: true,
        because: "the size of the host's pages",
        codes: &[],
        ..rule(372, "addr", "multiple_of")
    },
    rule(373, "flags", "zero"),
    Rule {
        conditions: &[Condition("alignment", "is_not_zero", &[])],
        ..rule(374, "alignment", "power_of_two")
    },
    Rule { windows: true, ..rule(375, "prop.requestedHandleTypes", "hold") },
    Rule {
        conditions: &[Condition(
            "prop.requestedHandleTypes",
            "lacks",
            &["CU_MEM_HANDLE_TYPE_WIN32"],
        )],
        ..rule(376, "prop.win32HandleMetaData", "null")
    },
    Rule {
        since: 13040,
        conditions: &[Condition(
            "prop.allocFlags.usage",
            "has",
            &["CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE"],
        )],
        ..rule(377, "prop.allocFlags.gpuDirectRDMACapable", "non_zero")
    },
    Rule {
        asks: true,
        since: 13040,
        conditions: &[
            Condition("prop.location.type", "is", &["CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN"]),
            Condition(
                "prop.allocFlags.usage",
                "lacks",
                &["CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE"],
            ),
        ],
        clause: "the device has several domains and its CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED is zero",
        codes: &[],
        ..rule(378, "prop.allocFlags.gpuDirectRDMACapable", "hold")
    },
    rule(379, "flags", "zero"),
    rule(381, "prop.type", "enumerator"),
    Rule { since: 12020, until: 12050, ..rule(382, "prop.location.type", "one_of") },
    Rule { since: 12060, until: 12090, ..rule(383, "prop.location.type", "one_of") },
    Rule { since: 12060, ..rule(384, "prop.location.type", "none_of") },
    Rule {
        since: 12020,
        until: 13010,
        because: "which the release does not have",
        ..rule(385, "prop.location.type", "none_of")
    },
    Rule {
        since: 12020,
        until: 13030,
        because: "which the release does not have",
        ..rule(386, "prop.location.type", "none_of")
    },
    Rule {
        conditions: &[Condition("prop.requestedHandleTypes", "has", &["CU_MEM_HANDLE_TYPE_WIN32"])],
        ..rule(387, "prop.win32HandleMetaData", "non_null")
    },
    Rule {
        since: 13000,
        conditions: &[Condition("prop.location.type", "is", &["CU_MEM_LOCATION_TYPE_HOST"])],
        ..rule(388, "prop.requestedHandleTypes", "zero")
    },
    Rule {
        asks: true,
        since: 12020,
        conditions: &[Condition("prop.location.type", "is", &["CU_MEM_LOCATION_TYPE_HOST_NUMA"])],
        clause: "the system has no NUMA nodes",
        codes: &[],
        ..rule(389, "prop.location.id", "hold")
    },
    Rule {
        asks: true,
        because: "the minimum granularity of such an allocation",
        codes: &[],
        ..rule(390, "size", "multiple_of")
    },
    Rule {
        always: true,
        reason: "the range must lie within the allocation",
        ..rule(391, "size", "hold")
    },
    rule(392, "flags", "zero"),
    rule(393, "info.resourceType", "one_of"),
    rule(394, "info.memOperationType", "enumerator"),
    Rule { reason: "it names one device", ..rule(395, "info.deviceBitMask", "power_of_two") },
    rule(396, "info.flags", "zero"),
    rule(397, "info.reserved", "zeros"),
    Rule {
        conditions: &[Condition("info.memOperationType", "is", &["CU_MEM_OPERATION_TYPE_MAP"])],
        ..rule(398, "info.memHandleType", "enumerator")
    },
    Rule {
        conditions: &[Condition("memOperationType", "is", &["CU_MEM_OPERATION_TYPE_UNMAP"])],
        ..rule(399, "memHandle.memHandle", "zero")
    },
    rule(400, "flags", "zero"),
    rule(401, "option", "enumerator"),
    Rule {
        conditions: &[Condition(
            "Format",
            "is",
            &[
                "CU_AD_FORMAT_UNSIGNED_INT8",
                "CU_AD_FORMAT_UNSIGNED_INT16",
                "CU_AD_FORMAT_UNSIGNED_INT32",
                "CU_AD_FORMAT_SIGNED_INT8",
                "CU_AD_FORMAT_SIGNED_INT16",
                "CU_AD_FORMAT_SIGNED_INT32",
                "CU_AD_FORMAT_HALF",
                "CU_AD_FORMAT_FLOAT",
            ],
        )],
        ..rule(402, "NumChannels", "one_of")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("array.Height", "is", &["0"]),
            Condition("array.Depth", "is", &["0"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..rule(403, "array.Width", "limited")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("array.Height", "is_not_zero", &[]),
            Condition("array.Depth", "is", &["0"]),
            Condition(
                "array.Flags",
                "lacks",
                &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP", "CUDA_ARRAY3D_TEXTURE_GATHER"],
            ),
        ],
        ..rule(404, "array.Width", "limited")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("array.Depth", "is", &["0"]),
            Condition(
                "array.Flags",
                "lacks",
                &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP", "CUDA_ARRAY3D_TEXTURE_GATHER"],
            ),
        ],
        ..rule(405, "array.Height", "limited")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("array.Height", "is_not_zero", &[]),
            Condition("array.Depth", "is", &["0"]),
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_TEXTURE_GATHER"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..rule(406, "array.Width", "limited")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("array.Depth", "is", &["0"]),
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_TEXTURE_GATHER"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..rule(407, "array.Height", "limited")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("array.Height", "is", &["0"]),
            Condition("array.Depth", "is", &["0"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..rule(408, "array.Width", "limited")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("array.Height", "is_not_zero", &[]),
            Condition("array.Depth", "is", &["0"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..rule(409, "array.Width", "limited")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("array.Depth", "is", &["0"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..rule(410, "array.Height", "limited")
    },
    rule(411, "array.Width", "non_zero"),
    Rule {
        conditions: &[Condition("array.Flags", "has", &["CUDA_ARRAY3D_LAYERED"])],
        ..rule(412, "array.Depth", "non_zero")
    },
    Rule {
        clause: "the array has layers or does not have two dimensions",
        ..rule(413, "array.Flags", "hold")
    },
    Rule {
        conditions: &[
            Condition("array.Depth", "is_not_zero", &[]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..rule(414, "array.Height", "non_zero")
    },
    Rule {
        conditions: &[
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_CUBEMAP"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED"]),
        ],
        because: "`Width`",
        ..rule(415, "array.Height", "equal")
    },
    Rule {
        conditions: &[
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_CUBEMAP"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED"]),
        ],
        ..rule(416, "array.Depth", "equal")
    },
    Rule {
        conditions: &[Condition(
            "array.Flags",
            "has",
            &["CUDA_ARRAY3D_CUBEMAP", "CUDA_ARRAY3D_LAYERED"],
        )],
        because: "`Width`",
        ..rule(417, "array.Height", "equal")
    },
    Rule {
        conditions: &[Condition(
            "array.Flags",
            "has",
            &["CUDA_ARRAY3D_CUBEMAP", "CUDA_ARRAY3D_LAYERED"],
        )],
        ..rule(418, "array.Depth", "multiple_of")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("array.Depth", "is_not_zero", &[]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP"]),
        ],
        clause: "the array exceeds a limit that ends in _ALTERNATE",
        ..rule(419, "array.Width", "limited")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("array.Depth", "is_not_zero", &[]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP"]),
        ],
        clause: "the array exceeds a limit that ends in _ALTERNATE",
        ..rule(420, "array.Height", "limited")
    },
    Rule {
        asks: true,
        conditions: &[Condition(
            "array.Flags",
            "lacks",
            &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP"],
        )],
        clause: "the array exceeds a limit that ends in _ALTERNATE",
        ..rule(421, "array.Depth", "limited")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("array.Height", "is", &["0"]),
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_LAYERED"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..rule(422, "array.Width", "limited")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("array.Height", "is", &["0"]),
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_LAYERED"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..rule(423, "array.Depth", "limited")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("array.Height", "is_not_zero", &[]),
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_LAYERED"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..rule(424, "array.Width", "limited")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_LAYERED"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..rule(425, "array.Height", "limited")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("array.Height", "is_not_zero", &[]),
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_LAYERED"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..rule(426, "array.Depth", "limited")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_CUBEMAP"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED"]),
        ],
        ..rule(427, "array.Width", "limited")
    },
    Rule {
        asks: true,
        conditions: &[Condition(
            "array.Flags",
            "has",
            &["CUDA_ARRAY3D_CUBEMAP", "CUDA_ARRAY3D_LAYERED"],
        )],
        ..rule(428, "array.Width", "limited")
    },
    Rule {
        asks: true,
        conditions: &[Condition(
            "array.Flags",
            "has",
            &["CUDA_ARRAY3D_CUBEMAP", "CUDA_ARRAY3D_LAYERED"],
        )],
        ..rule(429, "array.Depth", "limited")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("array.Height", "is", &["0"]),
            Condition("array.Depth", "is", &["0"]),
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_SURFACE_LDST"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..rule(430, "array.Width", "limited")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("array.Height", "is_not_zero", &[]),
            Condition("array.Depth", "is", &["0"]),
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_SURFACE_LDST"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..rule(431, "array.Width", "limited")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("array.Depth", "is", &["0"]),
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_SURFACE_LDST"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..rule(432, "array.Height", "limited")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("array.Depth", "is_not_zero", &[]),
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_SURFACE_LDST"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..rule(433, "array.Width", "limited")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("array.Depth", "is_not_zero", &[]),
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_SURFACE_LDST"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..rule(434, "array.Height", "limited")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_SURFACE_LDST"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..rule(435, "array.Depth", "limited")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("array.Height", "is", &["0"]),
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_SURFACE_LDST"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..rule(436, "array.Width", "limited")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("array.Height", "is", &["0"]),
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_SURFACE_LDST"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..rule(437, "array.Depth", "limited")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("array.Height", "is_not_zero", &[]),
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_SURFACE_LDST"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..rule(438, "array.Width", "limited")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_SURFACE_LDST"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..rule(439, "array.Height", "limited")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("array.Height", "is_not_zero", &[]),
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_SURFACE_LDST"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..rule(440, "array.Depth", "limited")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_CUBEMAP", "CUDA_ARRAY3D_SURFACE_LDST"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED"]),
        ],
        ..rule(441, "array.Width", "limited")
    },
    Rule {
        asks: true,
        conditions: &[Condition(
            "array.Flags",
            "has",
            &["CUDA_ARRAY3D_CUBEMAP", "CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_SURFACE_LDST"],
        )],
        ..rule(442, "array.Width", "limited")
    },
    Rule {
        asks: true,
        conditions: &[Condition(
            "array.Flags",
            "has",
            &["CUDA_ARRAY3D_CUBEMAP", "CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_SURFACE_LDST"],
        )],
        ..rule(443, "array.Depth", "limited")
    },
    Rule {
        conditions: &[
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
        ],
        ..rule(444, "copy.srcMemoryType", "enumerator")
    },
    Rule {
        conditions: &[
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
        ],
        ..rule(445, "copy.dstMemoryType", "enumerator")
    },
    Rule {
        conditions: &[
            Condition("copy.srcPitch", "is_not_zero", &[]),
            Condition("copy.srcMemoryType", "is_not", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
        ],
        because: "WidthInBytes + srcXInBytes",
        ..rule(446, "copy.srcPitch", "at_least")
    },
    Rule {
        conditions: &[
            Condition("copy.dstPitch", "is_not_zero", &[]),
            Condition("copy.dstMemoryType", "is_not", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
        ],
        because: "WidthInBytes + dstXInBytes",
        ..rule(447, "copy.dstPitch", "at_least")
    },
    Rule {
        conditions: &[
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
            Condition("copy.Depth", "is_not_zero", &[]),
        ],
        ..rule(448, "copy.srcMemoryType", "enumerator")
    },
    Rule {
        conditions: &[
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
            Condition("copy.Depth", "is_not_zero", &[]),
        ],
        ..rule(449, "copy.dstMemoryType", "enumerator")
    },
    Rule {
        conditions: &[
            Condition("copy.srcPitch", "is_not_zero", &[]),
            Condition("copy.srcMemoryType", "is_not", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
            Condition("copy.Depth", "is_not_zero", &[]),
        ],
        because: "WidthInBytes + srcXInBytes",
        ..rule(450, "copy.srcPitch", "at_least")
    },
    Rule {
        conditions: &[
            Condition("copy.srcHeight", "is_not_zero", &[]),
            Condition("copy.srcMemoryType", "is_not", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
            Condition("copy.Depth", "is_not_zero", &[]),
        ],
        because: "`Height` + srcY",
        ..rule(451, "copy.srcHeight", "at_least")
    },
    Rule {
        conditions: &[
            Condition("copy.dstPitch", "is_not_zero", &[]),
            Condition("copy.dstMemoryType", "is_not", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
            Condition("copy.Depth", "is_not_zero", &[]),
        ],
        because: "WidthInBytes + dstXInBytes",
        ..rule(452, "copy.dstPitch", "at_least")
    },
    Rule {
        conditions: &[
            Condition("copy.dstHeight", "is_not_zero", &[]),
            Condition("copy.dstMemoryType", "is_not", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
            Condition("copy.Depth", "is_not_zero", &[]),
        ],
        because: "`Height` + dstY",
        ..rule(453, "copy.dstHeight", "at_least")
    },
    Rule {
        conditions: &[
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
            Condition("copy.Depth", "is_not_zero", &[]),
        ],
        ..rule(454, "copy.srcLOD", "zero")
    },
    Rule {
        conditions: &[
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
            Condition("copy.Depth", "is_not_zero", &[]),
        ],
        ..rule(455, "copy.dstLOD", "zero")
    },
    Rule {
        conditions: &[
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
            Condition("copy.Depth", "is_not_zero", &[]),
        ],
        ..rule(456, "copy.reserved0", "null")
    },
    Rule {
        conditions: &[
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
            Condition("copy.Depth", "is_not_zero", &[]),
        ],
        ..rule(457, "copy.reserved1", "null")
    },
    rule(458, "srcAccessOrder", "enumerator"),
    rule(459, "type", "enumerator"),
    Rule {
        conditions: &[Condition("ptr.rowLength", "is_not_zero", &[])],
        because: "extent.width",
        ..rule(460, "ptr.rowLength", "at_least")
    },
    Rule {
        conditions: &[Condition("ptr.layerHeight", "is_not_zero", &[])],
        because: "extent.height",
        ..rule(461, "ptr.layerHeight", "at_least")
    },
    rule(462, "op.extent.width", "non_zero"),
    rule(463, "op.extent.height", "non_zero"),
    rule(464, "op.extent.depth", "non_zero"),
    Rule { because: "`count`", codes: &[], ..rule(466, "numAttrs", "at_most") },
    Rule { codes: &[], ..rule(467, "attrsIdxs[0]", "zero") },
    Rule { codes: &[], ..rule(468, "attrsIdxs[i]", "hold") },
    Rule { because: "`count`", codes: &[], ..rule(469, "attrsIdxs[i]", "below") },
    Rule { because: "the legacy default stream", codes: &[], ..rule(470, "hStream", "non_null") },
    Rule { because: "the legacy default stream", codes: &[], ..rule(471, "hStream", "hold") },
    rule(472, "dependencies[i]", "hold"),
    Rule {
        because: "CU_GRAPH_KERNEL_NODE_PORT_DEFAULT, CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC or CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER",
        ..rule(473, "edgeData.from_port", "one_of")
    },
    rule(474, "edgeData.to_port", "zero"),
    rule(475, "edgeData.type", "enumerator_of"),
    rule(476, "edgeData.reserved", "zeros"),
    Rule {
        conditions: &[Condition("edgeData.type", "is", &["CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC"])],
        because: "CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC or CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER",
        ..rule(477, "edgeData.from_port", "one_of")
    },
    Rule {
        conditions: &[Condition(
            "edgeData.from_port",
            "is",
            &["CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC"],
        )],
        ..rule(478, "edgeData.type", "one_of")
    },
    rule(479, "op.src.type", "enumerator"),
    rule(480, "op.dst.type", "enumerator"),
    rule(481, "op.flags", "zero"),
    Rule {
        conditions: &[Condition(
            "op.src.type",
            "is",
            &["CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT"],
        )],
        ..rule(482, "op.dst.type", "one_of")
    },
    Rule { clause: "another option is CU_JIT_TARGET", ..rule(483, "options[i]", "none_of") },
    rule(484, "mode", "enumerator"),
    rule(488, "attrib", "enumerator"),
    rule(489, "value", "at_least"),
    rule(493, "config", "enumerator"),
    rule(494, "config", "enumerator"),
    rule(495, "window.missProp", "one_of"),
    rule(496, "policy", "enumerator"),
    Rule { since: 11080, ..rule(498, "policy", "enumerator") },
    rule(499, "event.flags", "one_of"),
    Rule { since: 12030, ..rule(500, "event.flags", "one_of") },
    Rule { since: 12030, ..rule(501, "domain", "enumerator") },
    Rule { since: 12040, ..rule(502, "node.deviceUpdatable", "one_of") },
    Rule { since: 12050, because: "a percentage", ..rule(503, "percent", "at_most") },
    Rule { since: 13000, ..rule(504, "scheduling", "one_of") },
    Rule { since: 13020, ..rule(505, "mode", "enumerator") },
    Rule { since: 13020, ..rule(507, "mode", "enumerator") },
    Rule {
        conditions: &[Condition("config.numAttrs", "is_not_zero", &[])],
        ..rule(508, "config.attrs", "non_null")
    },
    Rule {
        since: 12030,
        clause: "x, y and z are not all zero",
        because: "config.gridDimX",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..rule(509, "attrs[i].value.clusterDim.x", "divisor_of")
    },
    Rule {
        since: 12030,
        clause: "x, y and z are not all zero",
        because: "config.gridDimY",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..rule(510, "attrs[i].value.clusterDim.y", "divisor_of")
    },
    Rule {
        since: 12030,
        clause: "x, y and z are not all zero",
        because: "config.gridDimZ",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..rule(511, "attrs[i].value.clusterDim.z", "divisor_of")
    },
    Rule {
        since: 12080,
        because: "config.gridDimX",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..rule(512, "attrs[i].value.preferredClusterDim.x", "divisor_of")
    },
    Rule {
        since: 12080,
        because: "config.gridDimY",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..rule(513, "attrs[i].value.preferredClusterDim.y", "divisor_of")
    },
    Rule {
        since: 12080,
        because: "config.gridDimZ",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..rule(514, "attrs[i].value.preferredClusterDim.z", "divisor_of")
    },
    Rule {
        since: 12080,
        because: "that of CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..rule(515, "attrs[i].value.preferredClusterDim.x", "multiple_of")
    },
    Rule {
        since: 12080,
        because: "that of CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..rule(516, "attrs[i].value.preferredClusterDim.y", "multiple_of")
    },
    Rule {
        since: 12080,
        because: "that of CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..rule(517, "attrs[i].value.preferredClusterDim.z", "equal")
    },
    Rule {
        conditions: &[Condition("kernelParams", "is_not_null", &[])],
        ..rule(518, "extra", "null")
    },
    Rule {
        clause: "its CU_LAUNCH_PARAM_BUFFER_SIZE is not zero",
        codes: &[],
        ..rule(519, "extra", "hold")
    },
    rule(521, "handleType", "one_of_release"),
    Rule { until: 12010, ..rule(522, "location.type", "one_of") },
    Rule {
        asks: true,
        conditions: &[Condition("location.type", "is", &["CU_MEM_LOCATION_TYPE_DEVICE"])],
        codes: &[],
        ..rule(523, "location.id", "ordinal")
    },
    Rule {
        since: 12020,
        conditions: &[Condition("location.type", "is", &["CU_MEM_LOCATION_TYPE_HOST_NUMA"])],
        codes: &[],
        ..rule(524, "location.id", "at_least")
    },
    Rule {
        asks: true,
        since: 13040,
        conditions: &[Condition(
            "location.type",
            "is",
            &["CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN"],
        )],
        codes: &[],
        ..rule(525, "location.localized.deviceId", "ordinal")
    },
    Rule {
        asks: true,
        since: 13040,
        conditions: &[Condition(
            "location.type",
            "is",
            &["CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN"],
        )],
        because: "the device's CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT",
        codes: &[],
        ..rule(526, "location.localized.localityDomainId", "below")
    },
    rule(527, "desc.flags", "enumerator"),
    rule(529, "operation", "enumerator"),
    rule(530, "operation.flags", "flags_of"),
    rule(531, "operation.flags", "one_of"),
    Rule { since: 13000, ..rule(532, "operation.flags", "zero") },
    rule(533, "operation.flags", "enumerator_of"),
    Rule { since: 13010, ..rule(534, "operation.flags", "zero") },
    Rule { since: 13010, ..rule(535, "operation.reductionOp", "enumerator") },
    Rule { since: 13010, ..rule(536, "operation.dataType", "enumerator") },
    rule(538, "props.allocType", "enumerator"),
    rule(540, "handleTypes", "only_of_release"),
    Rule {
        until: 12010,
        reason: "the field is reserved in these releases",
        ..rule(541, "props.maxSize", "zero")
    },
    Rule {
        until: 12050,
        reason: "the field is reserved in these releases",
        ..rule(542, "props.usage", "zero")
    },
    Rule {
        until: 13030,
        reason: "the field is reserved in these releases",
        ..rule(543, "props.gpuDirectRDMACapable", "zero")
    },
    rule(544, "props.reserved", "zeros"),
    Rule {
        conditions: &[Condition("props.handleTypes", "has", &["CU_MEM_HANDLE_TYPE_WIN32"])],
        ..rule(545, "props.win32SecurityAttributes", "non_null")
    },
    Rule {
        conditions: &[Condition("props.handleTypes", "lacks", &["CU_MEM_HANDLE_TYPE_WIN32"])],
        ..rule(546, "props.win32SecurityAttributes", "null")
    },
    Rule {
        since: 13010,
        conditions: &[Condition("props.allocType", "is", &["CU_MEM_ALLOCATION_TYPE_MANAGED"])],
        ..rule(547, "props.handleTypes", "zero")
    },
    Rule {
        since: 13010,
        conditions: &[Condition("props.allocType", "is", &["CU_MEM_ALLOCATION_TYPE_MANAGED"])],
        ..rule(548, "props.maxSize", "zero")
    },
    Rule {
        since: 13010,
        conditions: &[Condition("props.allocType", "is", &["CU_MEM_ALLOCATION_TYPE_MANAGED"])],
        ..rule(549, "props.usage", "zero")
    },
    Rule {
        asks: true,
        since: 13010,
        conditions: &[Condition("props.allocType", "is", &["CU_MEM_ALLOCATION_TYPE_MANAGED"])],
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(550, "props.allocType", "hold")
    },
    Rule { since: 12020, until: 12050, ..rule(551, "props.location.type", "one_of") },
    Rule { since: 12060, until: 12090, ..rule(552, "props.location.type", "one_of") },
    Rule {
        since: 13000,
        conditions: &[Condition("props.allocType", "is_not", &["CU_MEM_ALLOCATION_TYPE_MANAGED"])],
        ..rule(553, "props.location.type", "one_of_release")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("props.location.type", "is", &["CU_MEM_LOCATION_TYPE_DEVICE"]),
            Condition("props.allocType", "is_not", &["CU_MEM_ALLOCATION_TYPE_MANAGED"]),
        ],
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(554, "props.location.id", "hold")
    },
    Rule { since: 12060, ..rule(556, "props.location.type", "none_of") },
    Rule {
        since: 13000,
        conditions: &[Condition("props.location.type", "is", &["CU_MEM_LOCATION_TYPE_HOST"])],
        ..rule(557, "props.handleTypes", "zero")
    },
    Rule {
        because: "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC",
        ..rule(558, "params.flags", "only")
    },
    Rule {
        because: "CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC",
        ..rule(559, "params.flags", "only")
    },
    Rule { always: true, codes: &[], ..rule(560, "dev", "hold") },
    Rule { always: true, codes: &[], ..rule(561, "event", "hold") },
    Rule { always: true, codes: &[], ..rule(562, "handle", "hold") },
    Rule { codes: &[], ..rule(563, "mcHandle", "hold") },
    Rule { codes: &[], ..rule(564, "memory", "hold") },
    Rule {
        always: true,
        because: "the size of the multicast object",
        codes: &[],
        ..rule(565, "mcOffset", "at_most")
    },
    Rule {
        always: true,
        because: "the number of bytes from mcOffset to the end of the multicast object",
        codes: &[],
        ..rule(566, "size", "at_most")
    },
    Rule {
        because: "the number of bytes from mcOffset to the end of the multicast object, less one granularity if the memory starts only at a multiple of 256",
        codes: &[],
        ..rule(567, "size", "at_most")
    },
    Rule {
        always: true,
        because: "the number of bytes from the start of the bound memory to the end of its allocation",
        codes: &[],
        ..rule(568, "size", "at_most")
    },
    Rule {
        always: true,
        reason: "memory that starts only at a multiple of 256 occupies one granularity more",
        codes: &[],
        ..rule(569, "mcOffset", "hold")
    },
    Rule {
        because: "the minimum multicast granularity",
        codes: &[],
        ..rule(570, "size", "multiple_of")
    },
    Rule {
        because: "the minimum multicast granularity",
        codes: &[],
        ..rule(571, "mcOffset", "multiple_of")
    },
    Rule {
        until: 13030,
        because: "the minimum multicast granularity",
        codes: &[],
        ..rule(572, "from", "multiple_of")
    },
    Rule {
        asks: true,
        since: 13040,
        because: "the minimum multicast granularity, or of 256 if the devices support that",
        codes: &[],
        ..rule(573, "from", "multiple_of")
    },
    Rule { always: true, codes: &[], ..rule(574, "memory", "hold") },
    Rule { codes: &[], ..rule(575, "memory", "hold") },
    Rule { codes: &[], ..rule(576, "dev", "hold") },
    Rule { codes: &[], ..rule(577, "dev", "hold") },
    Rule { codes: &[], ..rule(578, "dev", "hold") },
    Rule { codes: &[], ..rule(579, "handleType", "hold") },
    Rule { always: true, codes: &[], ..rule(580, "memptr", "hold") },
    Rule {
        always: true,
        because: "the size of the mapping or allocation",
        codes: &[],
        ..rule(581, "offset", "at_most")
    },
    Rule { always: true, codes: &[], ..rule(582, "pool", "hold") },
    Rule { codes: &[], ..rule(583, "pool", "hold") },
    Rule {
        always: true,
        reason: "an owned pool does not keep them alive",
        codes: &[],
        ..rule(584, "poolProps.win32SecurityAttributes", "null")
    },
    Rule { always: true, ..rule(585, "poolProps.reserved", "zeros") },
    Rule { always: true, ..rule(586, "attr", "one_of") },
    Rule {
        because: "those that the pool was created with",
        codes: &[],
        ..rule(587, "handleType", "only")
    },
    Rule { codes: &[], ..rule(588, "ptr", "hold") },
    Rule { always: true, codes: &[], ..rule(589, "ptr", "hold") },
    Rule { always: true, codes: &[], ..rule(590, "ptr", "hold") },
    Rule { always: true, codes: &[], ..rule(591, "ptr", "hold") },
    Rule { always: true, codes: &[], ..rule(592, "ptr", "hold") },
    Rule { codes: &[], ..rule(593, "handle", "hold") },
    Rule { always: true, codes: &[], ..rule(594, "size", "non_zero") },
    Rule {
        always: true,
        because: "the size of the mapped object",
        codes: &[],
        ..rule(595, "offset", "at_most")
    },
    Rule {
        always: true,
        because: "the number of bytes from offset to the end of the mapped object",
        codes: &[],
        ..rule(596, "size", "at_most")
    },
    Rule {
        because: "the minimum granularity of the mapped object",
        codes: &[],
        ..rule(597, "ptr", "multiple_of")
    },
    Rule {
        because: "the minimum granularity of the mapped object",
        codes: &[],
        ..rule(598, "size", "multiple_of")
    },
    Rule {
        because: "the minimum granularity of the mapped object",
        codes: &[],
        ..rule(599, "offset", "multiple_of")
    },
    Rule { always: true, codes: &[], ..rule(600, "handle", "hold") },
    Rule {
        always: true,
        reason: "an owned allocation does not keep it alive",
        codes: &[],
        ..rule(601, "prop.win32HandleMetaData", "null")
    },
    Rule {
        because: "those that the allocation was created with",
        codes: &[],
        ..rule(602, "handleType", "only")
    },
    Rule { always: true, codes: &[], ..rule(603, "ptr", "hold") },
    Rule { always: true, codes: &[], ..rule(604, "addr", "hold") },
    Rule {
        always: true,
        reason: "the body must leave the thread's stack of contexts as it found it",
        codes: &[],
        ..rule(605, "pctx", "hold")
    },
    Rule {
        asks: true,
        since: 13040,
        conditions: &[Condition("args.customStorageInfo_out", "is_not_null", &[])],
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(606, "pid", "hold")
    },
    Rule { asks: true, codes: &[], ..rule(607, "info.resource", "hold") },
    Rule { asks: true, codes: &[], ..rule(608, "info.resource", "hold") },
    Rule {
        asks: true,
        clause: "the array has no CUDA_ARRAY3D_DEFERRED_MAPPING",
        ..rule(609, "info.subresourceType", "enumerator")
    },
    Rule {
        asks: true,
        conditions: &[Condition("info.resourceType", "is", &["CU_RESOURCE_TYPE_ARRAY"])],
        clause: "the array has no CUDA_ARRAY3D_DEFERRED_MAPPING",
        ..rule(610, "info.subresource.sparseLevel.level", "zero")
    },
    Rule {
        asks: true,
        clause: "the array has no CUDA_ARRAY3D_DEFERRED_MAPPING and is no cubemap",
        because: "the number of layers, or 1 without CUDA_ARRAY3D_LAYERED",
        ..rule(611, "info.subresource.sparseLevel.layer", "below")
    },
    Rule {
        asks: true,
        clause: "the array has two dimensions and no CUDA_ARRAY3D_DEFERRED_MAPPING",
        ..rule(612, "info.subresource.sparseLevel.offsetZ", "zero")
    },
    Rule {
        asks: true,
        clause: "the array has two dimensions and no CUDA_ARRAY3D_DEFERRED_MAPPING",
        ..rule(613, "info.subresource.sparseLevel.extentDepth", "equal")
    },
    Rule {
        asks: true,
        clause: "the array has no CUDA_ARRAY3D_DEFERRED_MAPPING and is no cubemap",
        because: "the number of layers, or 1 without CUDA_ARRAY3D_LAYERED",
        ..rule(614, "info.subresource.miptail.layer", "below")
    },
    Rule {
        asks: true,
        conditions: &[Condition("location.type", "is", &["CU_MEM_LOCATION_TYPE_DEVICE"])],
        codes: &[],
        ..rule(615, "location.id", "hold")
    },
    Rule {
        asks: true,
        clause: "the CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS of a device is zero",
        codes: &[],
        ..rule(616, "count", "zero")
    },
    Rule {
        asks: true,
        codes: &[R::CUDA_ERROR_INVALID_CONTEXT],
        ..rule(617, "current_context", "non_null")
    },
    Rule {
        asks: true,
        codes: &[R::CUDA_ERROR_INVALID_DEVICE],
        ..rule(618, "srcDevice", "ordinal")
    },
    Rule {
        asks: true,
        codes: &[R::CUDA_ERROR_INVALID_DEVICE],
        ..rule(619, "dstDevice", "ordinal")
    },
    Rule { asks: true, codes: &[R::CUDA_ERROR_INVALID_DEVICE], ..rule(620, "dev", "ordinal") },
    Rule {
        asks: true,
        because: "the largest CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE of the devices",
        ..rule(621, "attrs[i].value.accessPolicyWindow.num_bytes", "within")
    },
    Rule {
        asks: true,
        since: 12000,
        because: "the largest CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT of the devices",
        ..rule(622, "attrs[i].value.memSyncDomainMap.default_", "below")
    },
    Rule {
        asks: true,
        since: 12000,
        because: "the largest CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT of the devices",
        ..rule(623, "attrs[i].value.memSyncDomainMap.remote", "below")
    },
    Rule {
        asks: true,
        since: 13020,
        clause: "CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE is CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE",
        because: "the largest CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK of the devices",
        ..rule(624, "sharedMemBytes", "within")
    },
    Rule {
        asks: true,
        since: 13020,
        clause: "CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE is CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE",
        because: "the largest CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN of the devices",
        ..rule(625, "sharedMemBytes", "within")
    },
    Rule {
        asks: true,
        conditions: &[Condition("location.type", "is", &["CU_MEM_LOCATION_TYPE_DEVICE"])],
        codes: &[],
        ..rule(626, "hStream", "hold")
    },
    Rule {
        asks: true,
        conditions: &[Condition("count", "is_not_zero", &[])],
        codes: &[],
        ..rule(627, "devPtr", "hold")
    },
    Rule {
        asks: true,
        because: "the bit of the device of hStream",
        ..rule(628, "mapInfoList[i].deviceBitMask", "equal")
    },
    Rule {
        asks: true,
        conditions: &[Condition("info.memOperationType", "is", &["CU_MEM_OPERATION_TYPE_MAP"])],
        because: "the bit of the device of memHandle",
        ..rule(629, "info.deviceBitMask", "equal")
    },
    Rule {
        asks: true,
        clause: "the array has no CUDA_ARRAY3D_DEFERRED_MAPPING",
        because: "the width of a tile",
        ..rule(630, "info.subresource.sparseLevel.offsetX", "multiple_of")
    },
    Rule {
        asks: true,
        clause: "the array has no CUDA_ARRAY3D_DEFERRED_MAPPING",
        because: "the height of a tile",
        ..rule(631, "info.subresource.sparseLevel.offsetY", "multiple_of")
    },
    Rule {
        asks: true,
        clause: "the array has no CUDA_ARRAY3D_DEFERRED_MAPPING",
        because: "the depth of a tile",
        ..rule(632, "info.subresource.sparseLevel.offsetZ", "multiple_of")
    },
    Rule {
        asks: true,
        clause: "the array has no CUDA_ARRAY3D_DEFERRED_MAPPING",
        because: "the size of the mip tail",
        ..rule(633, "info.subresource.miptail.offset", "below")
    },
    Rule {
        asks: true,
        clause: "the array has no CUDA_ARRAY3D_DEFERRED_MAPPING",
        because: "the size of the mip tail less `offset`",
        reason: "`offset + size` must be within the mip tail",
        ..rule(634, "info.subresource.miptail.size", "at_most")
    },
    Rule {
        asks: true,
        conditions: &[Condition("info.resourceType", "is_not", &["CU_RESOURCE_TYPE_ARRAY"])],
        clause: "the array has CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL and no CUDA_ARRAY3D_DEFERRED_MAPPING",
        ..rule(635, "info.subresource.miptail.layer", "zero")
    },
    Rule {
        conditions: &[
            Condition("Width", "is_not_zero", &[]),
            Condition("Height", "is_not_zero", &[]),
        ],
        ..rule(636, "dstDevice", "multiple_of")
    },
    Rule {
        conditions: &[
            Condition("Width", "is_not_zero", &[]),
            Condition("Height", "is_not_zero", &[]),
        ],
        ..rule(637, "dstDevice", "multiple_of")
    },
    Rule {
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_VALUE, R::CUDA_ERROR_INVALID_HANDLE],
        ..rule(638, "pointer", "non_null")
    },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_CONTEXT],
        ..rule(639, "current_context", "hold")
    },
    Rule {
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_VALUE, R::CUDA_ERROR_INVALID_HANDLE],
        ..rule(640, "handle", "non_null")
    },
    Rule { after: true, ..rule(641, "gridDimX", "non_zero") },
    Rule { after: true, ..rule(642, "gridDimY", "non_zero") },
    Rule { after: true, ..rule(643, "gridDimZ", "non_zero") },
    Rule { after: true, ..rule(644, "blockDimX", "non_zero") },
    Rule { after: true, ..rule(645, "blockDimY", "non_zero") },
    Rule { after: true, ..rule(646, "blockDimZ", "non_zero") },
    Rule { asks: true, after: true, ..rule(647, "gridDimX", "limited") },
    Rule { asks: true, after: true, ..rule(648, "gridDimY", "limited") },
    Rule { asks: true, after: true, ..rule(649, "gridDimZ", "limited") },
    Rule { asks: true, after: true, ..rule(650, "blockDimX", "limited") },
    Rule { asks: true, after: true, ..rule(651, "blockDimY", "limited") },
    Rule { asks: true, after: true, ..rule(652, "blockDimZ", "limited") },
    Rule { asks: true, after: true, ..rule(653, "blockDimX * blockDimY * blockDimZ", "limited") },
    Rule {
        asks: true,
        after: true,
        because: "the function's CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, which depends on its registers and its `.maxntid`",
        codes: &[R::CUDA_ERROR_INVALID_VALUE, R::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES],
        ..rule(654, "blockDimX * blockDimY * blockDimZ", "within")
    },
    Rule {
        asks: true,
        after: true,
        because: "the function's CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, which cuFuncSetAttribute can raise",
        ..rule(655, "sharedMemBytes", "within")
    },
    Rule {
        asks: true,
        after: true,
        because: "the function's CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, which depends on its registers and its `.maxntid`",
        codes: &[R::CUDA_ERROR_INVALID_VALUE, R::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES],
        ..rule(656, "config.blockDimX * config.blockDimY * config.blockDimZ", "within")
    },
    Rule {
        asks: true,
        after: true,
        because: "the function's CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, which cuFuncSetAttribute can raise",
        ..rule(657, "config.sharedMemBytes", "within")
    },
    Rule {
        asks: true,
        after: true,
        because: "the blocks of this function that the device can run at once",
        codes: &[R::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE],
        ..rule(658, "gridDimX * gridDimY * gridDimZ", "within")
    },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_DEVICE, R::CUDA_ERROR_INVALID_VALUE],
        ..rule(659, "dev", "ordinal")
    },
    Rule { after: true, ..rule(660, "to[i]", "hold") },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED],
        ..rule(661, "hStream", "hold")
    },
    Rule {
        after: true,
        reason: "the legacy default stream cannot be captured",
        codes: &[R::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED],
        ..rule(662, "hStream", "non_null")
    },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_ILLEGAL_STATE],
        ..rule(663, "hStream", "hold")
    },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_ILLEGAL_STATE],
        ..rule(664, "hStream", "hold")
    },
    Rule { asks: true, after: true, ..rule(665, "hNode", "hold") },
    Rule { asks: true, after: true, ..rule(666, "hNode", "hold") },
    Rule { asks: true, after: true, ..rule(667, "hNode", "hold") },
    Rule { asks: true, after: true, ..rule(668, "hNode", "hold") },
    Rule { asks: true, after: true, ..rule(669, "hNode", "hold") },
    Rule { asks: true, after: true, ..rule(670, "hNode", "hold") },
    Rule { asks: true, after: true, ..rule(671, "hNode", "hold") },
    Rule { asks: true, after: true, ..rule(672, "hNode", "hold") },
    Rule { asks: true, after: true, ..rule(673, "hNode", "hold") },
    Rule { asks: true, after: true, ..rule(674, "dstDevice", "hold") },
    Rule {
        asks: true,
        after: true,
        because: "the bytes from dstDevice to the end of its memory",
        ..rule(675, "ByteCount", "within")
    },
    Rule { asks: true, after: true, ..rule(676, "srcDevice", "hold") },
    Rule {
        asks: true,
        after: true,
        because: "the bytes from srcDevice to the end of its memory",
        ..rule(677, "ByteCount", "within")
    },
    Rule {
        after: true,
        conditions: &[Condition("ByteCount", "is_not_zero", &[])],
        ..rule(678, "dstHost", "non_null")
    },
    Rule {
        after: true,
        conditions: &[Condition("ByteCount", "is_not_zero", &[])],
        ..rule(679, "srcHost", "non_null")
    },
    Rule { asks: true, after: true, ..rule(680, "dstDevice", "hold") },
    Rule {
        asks: true,
        after: true,
        because: "the elements from dstDevice to the end of its memory",
        ..rule(681, "N", "within")
    },
    Rule { asks: true, after: true, ..rule(682, "from[i]", "hold") },
    Rule {
        asks: true,
        after: true,
        because: "the elements from dstDevice to the end of its memory",
        ..rule(683, "N", "within")
    },
    Rule { asks: true, after: true, ..rule(684, "to[i]", "hold") },
    Rule {
        asks: true,
        after: true,
        because: "the elements from dstDevice to the end of its memory",
        ..rule(685, "N", "within")
    },
    Rule { asks: true, after: true, ..rule(686, "dptr", "hold") },
    Rule { asks: true, after: true, ..rule(687, "dptr", "hold") },
    Rule { asks: true, after: true, ..rule(688, "dptr", "hold") },
    Rule { asks: true, after: true, ..rule(689, "p", "hold") },
    Rule { asks: true, after: true, ..rule(690, "p", "hold") },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_VALUE, R::CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED],
        ..rule(691, "p", "hold")
    },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED, R::CUDA_ERROR_INVALID_VALUE],
        ..rule(692, "p", "hold")
    },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_FOUND, R::CUDA_ERROR_INVALID_VALUE],
        ..rule(693, "dptr", "hold")
    },
    Rule { asks: true, after: true, ..rule(694, "dependencies[i]", "hold") },
    Rule { asks: true, after: true, ..rule(695, "dptr", "hold") },
    Rule {
        maybe: true,
        asks: true,
        after: true,
        because: "the bytes that the device had free just after the refusal",
        codes: &[R::CUDA_ERROR_OUT_OF_MEMORY],
        ..rule(696, "bytesize", "within")
    },
    Rule {
        maybe: true,
        asks: true,
        after: true,
        because: "the bytes that the device had free just after the refusal",
        codes: &[R::CUDA_ERROR_OUT_OF_MEMORY],
        ..rule(697, "size", "within")
    },
    Rule { asks: true, after: true, ..rule(698, "ptr", "hold") },
    Rule { asks: true, after: true, ..rule(699, "ptr", "hold") },
    Rule { asks: true, after: true, ..rule(700, "handleType", "hold") },
    Rule { asks: true, after: true, ..rule(701, "pool", "hold") },
    Rule { asks: true, after: true, ..rule(702, "dptr", "hold") },
    Rule { asks: true, after: true, ..rule(703, "dptr", "hold") },
    Rule { asks: true, after: true, ..rule(704, "addr", "hold") },
    Rule {
        asks: true,
        after: true,
        because: "the module has no function {}",
        codes: &[R::CUDA_ERROR_NOT_FOUND],
        ..rule(705, "name", "named")
    },
    Rule {
        asks: true,
        after: true,
        because: "the library has no kernel {}",
        codes: &[R::CUDA_ERROR_NOT_FOUND],
        ..rule(706, "name", "named")
    },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_FILE_NOT_FOUND],
        ..rule(707, "path", "hold_text")
    },
    Rule { after: true, ..rule(708, "image", "non_null") },
    Rule { asks: true, after: true, ..rule(709, "kernelParams", "hold") },
    Rule {
        asks: true,
        after: true,
        because: "the device's CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN without the function's static shared memory",
        ..rule(710, "value", "within")
    },
    Rule { after: true, ..rule(711, "blockSize", "at_least") },
    Rule { asks: true, after: true, ..rule(712, "ptr", "hold") },
    Rule { after: true, codes: &[R::CUDA_ERROR_NOT_FOUND], ..rule(713, "name", "hold_text") },
    Rule {
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_DEVICE, R::CUDA_ERROR_INVALID_VALUE],
        ..rule(714, "pciBusId", "hold_text")
    },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_CONTEXT],
        ..rule(715, "dev", "hold")
    },
    Rule {
        after: true,
        codes: &[R::CUDA_ERROR_PEER_ACCESS_NOT_ENABLED],
        ..rule(716, "peerContext", "hold")
    },
    Rule {
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_HANDLE],
        ..rule(717, "hStart", "hold")
    },
    Rule { after: true, ..rule(718, "array", "hold") },
    Rule { after: true, codes: &[R::CUDA_ERROR_NOT_INITIALIZED], ..rule(719, "call", "hold_text") },
    Rule {
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_INITIALIZED],
        ..rule(720, "call", "hold_text")
    },
    Rule {
        after: true,
        codes: &[R::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED],
        ..rule(721, "call", "hold_text")
    },
    Rule {
        after: true,
        codes: &[R::CUDA_ERROR_STREAM_CAPTURE_IMPLICIT],
        ..rule(722, "call", "hold_text")
    },
    Rule {
        after: true,
        codes: &[R::CUDA_ERROR_STREAM_CAPTURE_ISOLATION],
        ..rule(723, "call", "hold_text")
    },
    Rule {
        after: true,
        codes: &[R::CUDA_ERROR_STREAM_CAPTURE_MERGE],
        ..rule(724, "call", "hold_text")
    },
    Rule {
        after: true,
        codes: &[R::CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD],
        ..rule(725, "call", "hold_text")
    },
    Rule { after: true, codes: &[R::CUDA_ERROR_CAPTURED_EVENT], ..rule(726, "call", "hold_text") },
    Rule { after: true, codes: &[R::CUDA_ERROR_INVALID_CONTEXT], ..rule(727, "ctx", "hold") },
    Rule {
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_HANDLE],
        ..rule(728, "event", "hold")
    },
    Rule {
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_DEVICE, R::CUDA_ERROR_INVALID_VALUE],
        ..rule(729, "ordinal", "ordinal")
    },
    Rule { after: true, ..rule(730, "attrib", "enumerator") },
    Rule {
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_RESOURCE_TYPE, R::CUDA_ERROR_INVALID_VALUE],
        ..rule(731, "type", "enumerator")
    },
    Rule { after: true, ..rule(732, "error", "enumerator") },
    Rule {
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(733, "type", "hold")
    },
    Rule { after: true, ..rule(734, "fn", "non_null") },
    Rule { after: true, ..rule(735, "callbackFunc", "non_null") },
    Rule {
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_HANDLE, R::CUDA_ERROR_INVALID_VALUE],
        ..rule(736, "func", "hold")
    },
    Rule { after: true, ..rule(737, "initialRefcount", "non_zero") },
    Rule { asks: true, after: true, ..rule(738, "hNode", "hold") },
    Rule {
        after: true,
        codes: &[R::CUDA_ERROR_STREAM_CAPTURE_UNMATCHED],
        ..rule(739, "hStream", "hold")
    },
    Rule {
        after: true,
        codes: &[R::CUDA_ERROR_STREAM_CAPTURE_UNJOINED],
        ..rule(740, "hStream", "hold")
    },
    Rule { after: true, ..rule(741, "format", "enumerator") },
    Rule { asks: true, after: true, ..rule(742, "array", "hold") },
    Rule { asks: true, after: true, ..rule(743, "mipmap", "hold") },
    Rule { maybe: true, after: true, ..rule(744, "level", "hold") },
    Rule {
        asks: true,
        after: true,
        because: "the device's CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN without the function's static shared memory",
        ..rule(745, "sharedMemBytes", "within")
    },
    Rule {
        asks: true,
        after: true,
        because: "the device's CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN without the function's static shared memory",
        ..rule(746, "config.sharedMemBytes", "within")
    },
    Rule {
        asks: true,
        after: true,
        because: "the blocks of this function that the device can run at once",
        codes: &[R::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE],
        ..rule(747, "config.gridDimX * config.gridDimY * config.gridDimZ", "within")
    },
    Rule { after: true, ..rule(748, "id", "enumerator") },
    Rule { after: true, ..rule(749, "paramIndex", "hold") },
    Rule { after: true, ..rule(750, "option", "enumerator") },
    Rule { asks: true, after: true, ..rule(751, "p", "hold") },
    Rule { after: true, ..rule(752, "bytesize", "non_zero") },
    Rule { asks: true, after: true, ..rule(753, "ptr", "hold") },
    Rule { after: true, ..rule(754, "attribute", "enumerator") },
    Rule { asks: true, after: true, ..rule(755, "devPtr", "hold") },
    Rule { after: true, ..rule(756, "count", "non_zero") },
    Rule { after: true, ..rule(757, "dstPitch", "hold") },
    Rule { after: true, ..rule(758, "dstPitch", "hold") },
    Rule { after: true, ..rule(759, "dstPitch", "hold") },
    Rule {
        asks: true,
        conditions: &[
            Condition("copy.srcMemoryType", "is_not", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
        ],
        because: "the device's CU_DEVICE_ATTRIBUTE_MAX_PITCH",
        ..rule(760, "copy.srcPitch", "within")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("copy.dstMemoryType", "is_not", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
        ],
        because: "the device's CU_DEVICE_ATTRIBUTE_MAX_PITCH",
        ..rule(761, "copy.dstPitch", "within")
    },
    Rule {
        asks: true,
        after: true,
        because: "the bytes that the device has",
        codes: &[R::CUDA_ERROR_OUT_OF_MEMORY],
        ..rule(762, "bytesize", "within")
    },
    Rule {
        asks: true,
        after: true,
        because: "the bytes that the device has",
        codes: &[R::CUDA_ERROR_OUT_OF_MEMORY],
        ..rule(763, "bytesize", "within")
    },
    Rule {
        maybe: true,
        asks: true,
        after: true,
        because: "the bytes that the device had free just after the refusal",
        codes: &[R::CUDA_ERROR_OUT_OF_MEMORY],
        ..rule(764, "bytesize", "within")
    },
    Rule {
        asks: true,
        after: true,
        because: "the bytes that the device has",
        codes: &[R::CUDA_ERROR_OUT_OF_MEMORY],
        ..rule(765, "size", "within")
    },
    Rule { maybe: true, asks: true, after: true, ..rule(766, "ptr", "hold") },
    Rule { maybe: true, asks: true, after: true, ..rule(767, "size", "hold") },
    Rule { asks: true, after: true, ..rule(768, "addr", "hold") },
    Rule { asks: true, after: true, ..rule(769, "handleType", "hold") },
    Rule { after: true, ..rule(770, "addr", "multiple_of") },
    Rule { after: true, codes: &[R::CUDA_ERROR_NOT_FOUND], ..rule(771, "name", "hold_text") },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_OPERATING_SYSTEM, R::CUDA_ERROR_INVALID_VALUE],
        ..rule(772, "path", "hold_text")
    },
    Rule {
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_IMAGE, R::CUDA_ERROR_INVALID_PTX],
        ..rule(773, "image", "hold")
    },
    Rule {
        after: true,
        codes: &[R::CUDA_ERROR_UNSUPPORTED_PTX_VERSION],
        ..rule(774, "image", "hold_text")
    },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_PTX, R::CUDA_ERROR_NO_BINARY_FOR_GPU],
        ..rule(775, "image", "hold_text")
    },
    Rule { after: true, codes: &[R::CUDA_ERROR_NO_BINARY_FOR_GPU], ..rule(776, "image", "hold") },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_IMAGE],
        ..rule(777, "path", "hold_text")
    },
    Rule {
        asks: true,
        since: 12000,
        clause: "`hGraph` holds other nodes than kernel, memcpy, memset and child graph nodes",
        ..rule(778, "flags", "hold")
    },
    Rule {
        asks: true,
        since: 12030,
        clause: "`hGraph` holds no kernel, memcpy or memset node",
        ..rule(779, "flags", "hold")
    },
    Rule {
        asks: true,
        conditions: &[Condition("ByteCount", "is_not_zero", &[])],
        ..rule(780, "dstArray", "hold")
    },
    Rule {
        asks: true,
        conditions: &[Condition("ByteCount", "is_not_zero", &[])],
        ..rule(781, "srcArray", "hold")
    },
    Rule {
        asks: true,
        conditions: &[Condition("ByteCount", "is_not_zero", &[])],
        because: "the element size of srcArray",
        ..rule(782, "dstDevice", "multiple_of")
    },
    Rule {
        asks: true,
        conditions: &[Condition("ByteCount", "is_not_zero", &[])],
        because: "the element size of srcArray",
        ..rule(783, "ByteCount", "multiple_of")
    },
    Rule {
        asks: true,
        conditions: &[Condition("ByteCount", "is_not_zero", &[])],
        ..rule(784, "dstArray", "hold")
    },
    Rule {
        asks: true,
        conditions: &[Condition("ByteCount", "is_not_zero", &[])],
        because: "the element size of the arrays",
        ..rule(785, "ByteCount", "multiple_of")
    },
    Rule { asks: true, codes: &[], ..rule(786, "addr", "hold") },
    Rule { asks: true, codes: &[R::CUDA_ERROR_NOT_SUPPORTED], ..rule(787, "stream", "hold") },
    Rule {
        asks: true,
        clause: "the stream's device does not support it (CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR)",
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(788, "flags", "none_of")
    },
    Rule {
        asks: true,
        clause: "the stream's device does not support it (CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES)",
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(789, "flags", "hold")
    },
    Rule {
        asks: true,
        codes: &[R::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED],
        ..rule(790, "hStream", "hold")
    },
    Rule {
        asks: true,
        clause: "the current device does not support it (CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING)",
        codes: &[],
        ..rule(791, "srcMemoryType", "none_of")
    },
    Rule {
        asks: true,
        clause: "the current device does not support it (CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING)",
        codes: &[],
        ..rule(792, "dstMemoryType", "none_of")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("copy.srcMemoryType", "is_not", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
            Condition("copy.Depth", "is_not_zero", &[]),
        ],
        because: "the device's CU_DEVICE_ATTRIBUTE_MAX_PITCH",
        ..rule(793, "copy.srcPitch", "within")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("copy.dstMemoryType", "is_not", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
            Condition("copy.Depth", "is_not_zero", &[]),
        ],
        because: "the device's CU_DEVICE_ATTRIBUTE_MAX_PITCH",
        ..rule(794, "copy.dstPitch", "within")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("copy.srcMemoryType", "is", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
        ],
        because: "the element size of srcArray",
        ..rule(795, "copy.srcXInBytes", "multiple_of")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("copy.dstMemoryType", "is", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
        ],
        because: "the element size of dstArray",
        ..rule(796, "copy.dstXInBytes", "multiple_of")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("copy.srcMemoryType", "is", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
            Condition("copy.Depth", "is_not_zero", &[]),
        ],
        because: "the element size of srcArray",
        ..rule(797, "copy.srcXInBytes", "multiple_of")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("copy.dstMemoryType", "is", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
            Condition("copy.Depth", "is_not_zero", &[]),
        ],
        because: "the element size of dstArray",
        ..rule(798, "copy.dstXInBytes", "multiple_of")
    },
    Rule {
        asks: true,
        conditions: &[
            Condition("op.src.type", "is", &["CU_MEMCPY_OPERAND_TYPE_ARRAY"]),
            Condition("op.dst.type", "is", &["CU_MEMCPY_OPERAND_TYPE_ARRAY"]),
        ],
        ..rule(799, "op.dst.op.array.array", "hold")
    },
    Rule {
        asks: true,
        since: 12040,
        clause: "the stream is not null and does not capture",
        codes: &[],
        ..rule(800, "config.attrs[i].id", "none_of")
    },
    Rule {
        asks: true,
        after: true,
        because: "the bytes from devPtr to the end of its memory",
        ..rule(801, "count", "within")
    },
    Rule { asks: true, after: true, ..rule(802, "length", "hold") },
    Rule { after: true, ..rule(803, "size", "non_zero") },
    Rule { after: true, ..rule(804, "size", "non_zero") },
    Rule { after: true, ..rule(805, "WidthInBytes", "non_zero") },
    Rule {
        asks: true,
        after: true,
        because: "the minimum granularity of the allocation",
        ..rule(806, "ptr", "multiple_of")
    },
    Rule {
        asks: true,
        after: true,
        because: "the minimum granularity of the allocation",
        ..rule(807, "size", "multiple_of")
    },
    Rule { maybe: true, asks: true, after: true, ..rule(808, "ptr", "hold") },
    Rule { after: true, ..rule(809, "shareableHandle", "non_null") },
    Rule {
        asks: true,
        after: true,
        conditions: &[
            Condition("copy.srcMemoryType", "is", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
        ],
        because: "the bytes of a row of srcArray from srcXInBytes",
        ..rule(810, "copy.WidthInBytes", "within")
    },
    Rule { after: true, ..rule(811, "handle.reserved", "hold") },
    Rule {
        asks: true,
        after: true,
        conditions: &[Condition("attribute", "is", &["CU_POINTER_ATTRIBUTE_HOST_POINTER"])],
        ..rule(812, "ptr", "hold")
    },
    Rule { after: true, ..rule(813, "addr", "multiple_of") },
    Rule {
        after: true,
        codes: &[
            R::CUDA_ERROR_INVALID_VALUE,
            R::CUDA_ERROR_INVALID_HANDLE,
            R::CUDA_ERROR_INVALID_CONTEXT,
        ],
        ..rule(814, "handle", "non_null")
    },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_ILLEGAL_STATE],
        ..rule(815, "flags", "hold")
    },
    Rule {
        after: true,
        conditions: &[Condition("type", "is", &["CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD"])],
        ..rule(816, "size", "non_zero")
    },
    Rule { after: true, ..rule(817, "flags", "flags_of") },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(818, "originalGraph", "hold")
    },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(819, "childGraph", "hold")
    },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(820, "childGraph", "hold")
    },
    Rule { after: true, ..rule(821, "value", "at_least") },
    Rule { after: true, ..rule(822, "val", "at_least") },
    Rule {
        asks: true,
        after: true,
        because: "the device's CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN",
        ..rule(823, "val", "within")
    },
    Rule { after: true, ..rule(824, "value", "hold") },
    Rule {
        asks: true,
        after: true,
        because: "the bytes of dstArray from dstOffset",
        ..rule(825, "ByteCount", "within")
    },
    Rule {
        asks: true,
        after: true,
        because: "the bytes of srcArray from srcOffset",
        ..rule(826, "ByteCount", "within")
    },
    Rule { after: true, ..rule(827, "devPtr", "non_zero") },
    Rule {
        asks: true,
        after: true,
        because: "the portable number of blocks: the function's CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED is zero",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..rule(828, "config.attrs[i].value.clusterDim", "within")
    },
    Rule {
        asks: true,
        after: true,
        because: "the portable number of blocks: the function's CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED is zero",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..rule(829, "config.attrs[i].value.clusterDim", "within")
    },
    Rule { after: true, ..rule(830, "numChannels", "one_of") },
    Rule {
        after: true,
        conditions: &[
            Condition("srcMemoryType", "is", &["CU_MEMORYTYPE_DEVICE", "CU_MEMORYTYPE_UNIFIED"]),
            Condition("WidthInBytes", "is_not_zero", &[]),
            Condition("Height", "is_not_zero", &[]),
        ],
        ..rule(831, "srcDevice", "non_zero")
    },
    Rule {
        asks: true,
        after: true,
        conditions: &[
            Condition("copy.dstMemoryType", "is", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
        ],
        because: "the bytes of a row of dstArray from dstXInBytes",
        ..rule(832, "copy.WidthInBytes", "within")
    },
    Rule {
        after: true,
        conditions: &[
            Condition("dstMemoryType", "is", &["CU_MEMORYTYPE_DEVICE", "CU_MEMORYTYPE_UNIFIED"]),
            Condition("WidthInBytes", "is_not_zero", &[]),
            Condition("Height", "is_not_zero", &[]),
        ],
        ..rule(833, "dstDevice", "non_zero")
    },
    Rule {
        asks: true,
        after: true,
        conditions: &[
            Condition("copy.srcMemoryType", "is", &["CU_MEMORYTYPE_DEVICE"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
        ],
        because: "the rows from srcDevice to the end of its memory",
        ..rule(834, "copy.Height", "within")
    },
    Rule {
        asks: true,
        after: true,
        conditions: &[
            Condition("copy.dstMemoryType", "is", &["CU_MEMORYTYPE_DEVICE"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
        ],
        because: "the rows from dstDevice to the end of its memory",
        ..rule(835, "copy.Height", "within")
    },
    Rule {
        asks: true,
        after: true,
        conditions: &[
            Condition("copy.srcMemoryType", "is", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
        ],
        because: "the rows of srcArray from srcY",
        ..rule(836, "copy.Height", "within")
    },
    Rule {
        asks: true,
        after: true,
        conditions: &[
            Condition("copy.dstMemoryType", "is", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
        ],
        because: "the rows of dstArray from dstY",
        ..rule(837, "copy.Height", "within")
    },
    Rule {
        asks: true,
        since: 12000,
        clause: "`hGraph` copies an array",
        ..rule(838, "flags", "hold")
    },
    Rule {
        asks: true,
        since: 12000,
        clause: "`hGraph` copies pageable memory of the host",
        ..rule(839, "flags", "hold")
    },
    Rule { after: true, ..rule(840, "size", "non_zero") },
    Rule {
        after: true,
        reason: "the driver maps an allocation as a whole",
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(841, "offset", "zero")
    },
    Rule {
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(842, "size", "hold")
    },
    Rule {
        maybe: true,
        asks: true,
        after: true,
        because: "the minimum granularity of the device's memory",
        ..rule(843, "size", "multiple_of")
    },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_PTX],
        ..rule(844, "image", "hold_text")
    },
    Rule { asks: true, after: true, ..rule(845, "hNode", "hold") },
    Rule { asks: true, after: true, ..rule(846, "hNode", "hold") },
    Rule { asks: true, after: true, ..rule(847, "hNode", "hold") },
    Rule { asks: true, after: true, ..rule(848, "nodeParams.type", "hold") },
    Rule { asks: true, after: true, ..rule(849, "dst", "hold") },
    Rule { asks: true, after: true, ..rule(850, "src", "hold") },
    Rule {
        maybe: true,
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(851, "hNode", "hold")
    },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_ILLEGAL_STATE],
        ..rule(852, "Flags", "hold")
    },
    Rule { asks: true, after: true, ..rule(853, "dst", "hold") },
    Rule { after: true, ..rule(854, "count", "non_zero") },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(855, "hGraph", "hold")
    },
    Rule {
        asks: true,
        after: true,
        since: 12090,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(856, "ownership", "hold")
    },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(857, "graph", "hold")
    },
    Rule { asks: true, after: true, ..rule(858, "edgeData[i].from_port", "hold") },
    Rule { asks: true, after: true, ..rule(859, "edgeData[i].type", "hold") },
    Rule { asks: true, after: true, ..rule(860, "dependencyData[i].from_port", "hold") },
    Rule { asks: true, after: true, ..rule(861, "to[i]", "hold") },
    Rule { asks: true, after: true, ..rule(862, "to[i]", "hold") },
    Rule { asks: true, after: true, ..rule(863, "hGraph", "hold") },
    Rule {
        maybe: true,
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(864, "hGraph", "hold")
    },
    Rule { after: true, ..rule(865, "address", "multiple_of") },
    Rule { after: true, ..rule(866, "address", "hold") },
    Rule { asks: true, after: true, ..rule(867, "address", "hold") },
    Rule { asks: true, after: true, ..rule(868, "address", "hold") },
    Rule { asks: true, after: true, ..rule(869, "addr", "hold") },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(870, "flags", "hold")
    },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(871, "flags", "hold")
    },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(872, "operation", "hold")
    },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(873, "stream", "hold")
    },
    Rule { asks: true, after: true, ..rule(874, "array", "hold") },
    Rule { asks: true, after: true, ..rule(875, "mipmap", "hold") },
    Rule {
        asks: true,
        after: true,
        because: "the device's CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT",
        ..rule(876, "dptr", "multiple_of")
    },
    Rule {
        asks: true,
        after: true,
        because: "the device's CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT",
        ..rule(877, "Pitch", "multiple_of")
    },
    Rule { asks: true, after: true, ..rule(878, "desc.Width", "limited") },
    Rule { asks: true, after: true, ..rule(879, "desc.Height", "limited") },
    Rule { asks: true, after: true, ..rule(880, "Pitch", "limited") },
    Rule { after: true, ..rule(881, "hTexRef", "hold") },
    Rule { after: true, ..rule(882, "hTexRef", "hold") },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_OPERATING_SYSTEM, R::CUDA_ERROR_INVALID_VALUE],
        ..rule(883, "pid", "hold")
    },
    Rule { after: true, codes: &[R::CUDA_ERROR_NOT_FOUND], ..rule(884, "name", "hold_text") },
    Rule { after: true, codes: &[R::CUDA_ERROR_NOT_FOUND], ..rule(885, "name", "hold_text") },
    Rule {
        asks: true,
        after: true,
        because: "the largest CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE of the devices",
        ..rule(886, "window.num_bytes", "within")
    },
    Rule { asks: true, after: true, ..rule(887, "map.default_", "hold") },
    Rule { asks: true, after: true, ..rule(888, "map.remote", "hold") },
    Rule {
        after: true,
        reason: "an edge has data that are not zero",
        codes: &[R::CUDA_ERROR_LOSSY_QUERY],
        ..rule(889, "edgeData", "non_null")
    },
    Rule { after: true, codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE], ..rule(890, "attr", "hold") },
    Rule {
        asks: true,
        after: true,
        conditions: &[Condition("srcMemoryType", "is_not", &["CU_MEMORYTYPE_ARRAY"])],
        because: "the largest CU_DEVICE_ATTRIBUTE_MAX_PITCH of the devices",
        ..rule(891, "srcPitch", "within")
    },
    Rule {
        asks: true,
        after: true,
        conditions: &[Condition("dstMemoryType", "is_not", &["CU_MEMORYTYPE_ARRAY"])],
        because: "the largest CU_DEVICE_ATTRIBUTE_MAX_PITCH of the devices",
        ..rule(892, "dstPitch", "within")
    },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(893, "originalGraph", "hold")
    },
    Rule {
        after: true,
        codes: &[R::CUDA_ERROR_PEER_ACCESS_UNSUPPORTED],
        ..rule(894, "peerContext", "hold")
    },
    Rule { after: true, codes: &[R::CUDA_ERROR_FUNCTION_NOT_LOADED], ..rule(895, "hfunc", "hold") },
    Rule { after: true, ..rule(896, "paramIndex", "hold") },
    Rule { asks: true, after: true, ..rule(897, "dptrs[i]", "hold") },
    Rule { asks: true, after: true, ..rule(898, "ptr", "hold") },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(899, "hStream", "hold")
    },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(900, "stream", "hold")
    },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(901, "operation", "hold")
    },
    Rule {
        maybe: true,
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_CONTEXT],
        ..rule(902, "ctx", "hold")
    },
    Rule {
        maybe: true,
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_CONTEXT],
        ..rule(903, "handle", "hold")
    },
    Rule { asks: true, after: true, ..rule(904, "dstDevice", "hold") },
    Rule { maybe: true, asks: true, after: true, ..rule(905, "p", "hold") },
    Rule { asks: true, after: true, ..rule(906, "dstDevice", "hold") },
    Rule { maybe: true, asks: true, after: true, ..rule(907, "dstDevice", "hold") },
    Rule { asks: true, after: true, ..rule(908, "srcDevice", "hold") },
    Rule { maybe: true, asks: true, after: true, ..rule(909, "srcDevice", "hold") },
    Rule { asks: true, after: true, ..rule(910, "dst", "hold") },
    Rule { asks: true, after: true, ..rule(911, "src", "hold") },
    Rule { maybe: true, asks: true, after: true, ..rule(912, "dst", "hold") },
    Rule { maybe: true, asks: true, after: true, ..rule(913, "src", "hold") },
    Rule { asks: true, after: true, ..rule(914, "dstDevice", "hold") },
    Rule { maybe: true, asks: true, after: true, ..rule(915, "dstDevice", "hold") },
    Rule { asks: true, after: true, ..rule(916, "dstDevice", "hold") },
    Rule { maybe: true, asks: true, after: true, ..rule(917, "dstDevice", "hold") },
    Rule { asks: true, after: true, ..rule(918, "dstDevice", "hold") },
    Rule { maybe: true, asks: true, after: true, ..rule(919, "dstDevice", "hold") },
    Rule { asks: true, after: true, ..rule(920, "dptr", "hold") },
    Rule { asks: true, after: true, ..rule(921, "dptr", "hold") },
    Rule { asks: true, after: true, ..rule(922, "dptr", "hold") },
    Rule { maybe: true, asks: true, after: true, ..rule(923, "dptr", "hold") },
    Rule { asks: true, after: true, ..rule(924, "p", "hold") },
    Rule {
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_SOURCE],
        ..rule(925, "state", "hold")
    },
    Rule { asks: true, after: true, ..rule(926, "ptr", "hold") },
    Rule { maybe: true, asks: true, after: true, ..rule(927, "size", "hold") },
    Rule {
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_OUT_OF_MEMORY],
        ..rule(928, "size", "hold")
    },
    Rule { asks: true, after: true, ..rule(929, "ptr", "hold") },
    Rule { maybe: true, after: true, ..rule(931, "size", "hold") },
    Rule { maybe: true, asks: true, after: true, ..rule(932, "ptr", "hold") },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_VALUE, R::CUDA_ERROR_INVALID_HANDLE],
        ..rule(933, "handle", "hold")
    },
    Rule { maybe: true, asks: true, after: true, ..rule(934, "handle", "hold") },
    Rule {
        maybe: true,
        asks: true,
        after: true,
        because: "the minimum granularity of the device's memory",
        ..rule(935, "size", "multiple_of")
    },
    Rule {
        maybe: true,
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(936, "desc[i].location.type", "hold")
    },
    Rule {
        after: true,
        conditions: &[Condition(
            "shHandleType",
            "is",
            &["CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR"],
        )],
        codes: &[
            R::CUDA_ERROR_UNKNOWN,
            R::CUDA_ERROR_INVALID_VALUE,
            R::CUDA_ERROR_INVALID_HANDLE,
            R::CUDA_ERROR_OPERATING_SYSTEM,
        ],
        ..rule(937, "osHandle", "hold")
    },
    Rule {
        asks: true,
        after: true,
        conditions: &[Condition(
            "shHandleType",
            "is",
            &["CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR"],
        )],
        codes: &[
            R::CUDA_ERROR_UNKNOWN,
            R::CUDA_ERROR_INVALID_VALUE,
            R::CUDA_ERROR_INVALID_HANDLE,
            R::CUDA_ERROR_OPERATING_SYSTEM,
        ],
        ..rule(938, "osHandle", "hold")
    },
    Rule {
        asks: true,
        after: true,
        conditions: &[Condition(
            "shHandleType",
            "is",
            &["CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR"],
        )],
        codes: &[
            R::CUDA_ERROR_UNKNOWN,
            R::CUDA_ERROR_INVALID_VALUE,
            R::CUDA_ERROR_INVALID_HANDLE,
            R::CUDA_ERROR_OPERATING_SYSTEM,
        ],
        ..rule(939, "osHandle", "hold")
    },
    Rule {
        maybe: true,
        after: true,
        conditions: &[Condition(
            "shHandleType",
            "is",
            &["CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR"],
        )],
        codes: &[R::CUDA_ERROR_UNKNOWN],
        ..rule(940, "osHandle", "hold")
    },
    Rule {
        after: true,
        conditions: &[Condition("handleType", "is", &["CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR"])],
        codes: &[
            R::CUDA_ERROR_UNKNOWN,
            R::CUDA_ERROR_INVALID_VALUE,
            R::CUDA_ERROR_INVALID_HANDLE,
            R::CUDA_ERROR_OPERATING_SYSTEM,
        ],
        ..rule(941, "handle", "hold")
    },
    Rule {
        asks: true,
        after: true,
        conditions: &[Condition("handleType", "is", &["CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR"])],
        codes: &[
            R::CUDA_ERROR_UNKNOWN,
            R::CUDA_ERROR_INVALID_VALUE,
            R::CUDA_ERROR_INVALID_HANDLE,
            R::CUDA_ERROR_OPERATING_SYSTEM,
        ],
        ..rule(942, "handle", "hold")
    },
    Rule {
        asks: true,
        after: true,
        conditions: &[Condition("handleType", "is", &["CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR"])],
        codes: &[
            R::CUDA_ERROR_UNKNOWN,
            R::CUDA_ERROR_INVALID_VALUE,
            R::CUDA_ERROR_INVALID_HANDLE,
            R::CUDA_ERROR_OPERATING_SYSTEM,
        ],
        ..rule(943, "handle", "hold")
    },
    Rule {
        after: true,
        codes: &[
            R::CUDA_ERROR_UNKNOWN,
            R::CUDA_ERROR_INVALID_VALUE,
            R::CUDA_ERROR_INVALID_HANDLE,
            R::CUDA_ERROR_OPERATING_SYSTEM,
        ],
        ..rule(944, "fd", "hold")
    },
    Rule {
        maybe: true,
        asks: true,
        after: true,
        codes: &[
            R::CUDA_ERROR_UNKNOWN,
            R::CUDA_ERROR_INVALID_VALUE,
            R::CUDA_ERROR_INVALID_HANDLE,
            R::CUDA_ERROR_OPERATING_SYSTEM,
        ],
        ..rule(945, "fd", "hold")
    },
    Rule { maybe: true, after: true, codes: &[R::CUDA_ERROR_UNKNOWN], ..rule(946, "fd", "hold") },
    Rule {
        maybe: true,
        after: true,
        conditions: &[Condition("handleType", "is", &["CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR"])],
        codes: &[R::CUDA_ERROR_UNKNOWN],
        ..rule(947, "handle", "hold")
    },
    Rule {
        maybe: true,
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_CONTEXT],
        ..rule(948, "handle", "hold")
    },
    Rule {
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_HANDLE],
        ..rule(949, "handle", "hold")
    },
    Rule { maybe: true, after: true, ..rule(950, "handle", "hold") },
    Rule {
        maybe: true,
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_CONTEXT],
        ..rule(951, "handle", "hold")
    },
    Rule {
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_HANDLE],
        ..rule(952, "handle", "hold")
    },
    Rule { after: true, ..rule(953, "dptr", "hold") },
    Rule { asks: true, after: true, ..rule(954, "ptr", "hold") },
    Rule { asks: true, after: true, ..rule(955, "ptr", "hold") },
    Rule {
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_DEVICE],
        ..rule(956, "map[i].flags", "hold")
    },
    Rule { asks: true, after: true, ..rule(957, "dptr", "hold") },
    Rule { asks: true, after: true, ..rule(958, "dptr", "hold") },
    Rule { maybe: true, asks: true, after: true, ..rule(959, "dptr", "hold") },
    Rule { asks: true, after: true, ..rule(960, "dptr", "hold") },
    Rule {
        after: true,
        conditions: &[Condition("limit", "is", &["CU_LIMIT_STACK_SIZE"])],
        because: "the bytes of local memory that a thread can have",
        ..rule(961, "value", "at_most")
    },
    Rule {
        maybe: true,
        after: true,
        conditions: &[Condition("limit", "is", &["CU_LIMIT_PRINTF_FIFO_SIZE"])],
        ..rule(962, "value", "hold")
    },
    Rule {
        maybe: true,
        after: true,
        conditions: &[Condition("limit", "is", &["CU_LIMIT_MALLOC_HEAP_SIZE"])],
        ..rule(963, "value", "hold")
    },
    Rule {
        asks: true,
        after: true,
        conditions: &[Condition(
            "limit",
            "is",
            &["CU_LIMIT_PRINTF_FIFO_SIZE", "CU_LIMIT_MALLOC_HEAP_SIZE"],
        )],
        because: "the bytes that the device has",
        codes: &[R::CUDA_ERROR_OUT_OF_MEMORY],
        ..rule(964, "value", "within")
    },
    Rule {
        maybe: true,
        asks: true,
        after: true,
        conditions: &[Condition(
            "limit",
            "is",
            &["CU_LIMIT_PRINTF_FIFO_SIZE", "CU_LIMIT_MALLOC_HEAP_SIZE"],
        )],
        because: "the bytes that the device had free just after the refusal",
        codes: &[R::CUDA_ERROR_OUT_OF_MEMORY],
        ..rule(965, "value", "within")
    },
    Rule {
        maybe: true,
        asks: true,
        after: true,
        conditions: &[Condition("limit", "is", &["CU_LIMIT_STACK_SIZE"])],
        because: "the bytes that the device had free just after the refusal for each thread that it can run at once",
        reason: "each of them has a stack",
        codes: &[R::CUDA_ERROR_OUT_OF_MEMORY],
        ..rule(966, "value", "within")
    },
    Rule {
        maybe: true,
        asks: true,
        after: true,
        conditions: &[Condition("limit", "is", &["CU_LIMIT_PERSISTING_L2_CACHE_SIZE"])],
        because: "the device's CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE",
        ..rule(967, "value", "within")
    },
    Rule {
        asks: true,
        after: true,
        because: "the blocks of this function that the multiprocessors of the green context of hStream can run at once",
        codes: &[R::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE],
        ..rule(968, "gridDimX * gridDimY * gridDimZ", "within")
    },
    Rule {
        asks: true,
        after: true,
        because: "the blocks of this function that the multiprocessors of the green context of hStream can run at once",
        codes: &[R::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE],
        ..rule(969, "config.gridDimX * config.gridDimY * config.gridDimZ", "within")
    },
    Rule {
        maybe: true,
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_OUT_OF_MEMORY],
        ..rule(970, "f", "hold")
    },
    Rule {
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_HANDLE],
        ..rule(972, "hfunc", "hold")
    },
    Rule {
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_HANDLE],
        ..rule(973, "func", "hold")
    },
    Rule {
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_HANDLE],
        ..rule(974, "function", "hold")
    },
    Rule { asks: true, after: true, ..rule(975, "name", "hold_text") },
    Rule {
        after: true,
        conditions: &[Condition("type", "is", &["CU_JIT_INPUT_CUBIN"])],
        codes: &[
            R::CUDA_ERROR_INVALID_IMAGE,
            R::CUDA_ERROR_INVALID_SOURCE,
            R::CUDA_ERROR_INVALID_VALUE,
        ],
        ..rule(976, "data", "hold")
    },
    Rule {
        after: true,
        conditions: &[Condition("type", "is", &["CU_JIT_INPUT_FATBINARY"])],
        codes: &[
            R::CUDA_ERROR_INVALID_IMAGE,
            R::CUDA_ERROR_INVALID_SOURCE,
            R::CUDA_ERROR_INVALID_VALUE,
        ],
        ..rule(977, "data", "hold")
    },
    Rule {
        after: true,
        conditions: &[Condition("type", "is", &["CU_JIT_INPUT_PTX"])],
        codes: &[
            R::CUDA_ERROR_INVALID_IMAGE,
            R::CUDA_ERROR_INVALID_PTX,
            R::CUDA_ERROR_INVALID_SOURCE,
            R::CUDA_ERROR_INVALID_VALUE,
        ],
        ..rule(978, "data", "hold")
    },
    Rule {
        after: true,
        conditions: &[Condition("type", "is", &["CU_JIT_INPUT_PTX"])],
        codes: &[R::CUDA_ERROR_UNSUPPORTED_PTX_VERSION],
        ..rule(979, "data", "hold_text")
    },
    Rule {
        maybe: true,
        asks: true,
        after: true,
        conditions: &[Condition("type", "is", &["CU_JIT_INPUT_PTX"])],
        codes: &[
            R::CUDA_ERROR_INVALID_PTX,
            R::CUDA_ERROR_INVALID_SOURCE,
            R::CUDA_ERROR_NO_BINARY_FOR_GPU,
        ],
        ..rule(980, "data", "hold_text")
    },
    Rule {
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_SOURCE],
        ..rule(981, "data", "hold")
    },
    Rule {
        reason: "it is the level itself, and not its address",
        codes: &[],
        ..rule(982, "level", "at_most")
    },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_SOURCE, R::CUDA_ERROR_NO_BINARY_FOR_GPU],
        ..rule(983, "optionValues[i]", "hold")
    },
    Rule { maybe: true, after: true, ..rule(984, "options[i]", "hold") },
    Rule {
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_PTX],
        ..rule(985, "image", "hold_text")
    },
    rule(986, "tensorMap", "hold"),
    Rule {
        always: true,
        asks: true,
        because: "equal in number and size to the kernel's parameters",
        codes: &[],
        ..rule(987, "kernelParams", "named")
    },
    Rule {
        asks: true,
        after: true,
        reason: "the kernel has a parameter at this position",
        ..rule(988, "kernelParams[i]", "non_null")
    },
    Rule {
        asks: true,
        after: true,
        because: "the bytes of the kernel's parameters",
        codes: &[R::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES],
        ..rule(989, "extra[CU_LAUNCH_PARAM_BUFFER_SIZE]", "within")
    },
    rule(990, "place", "non_null"),
    Rule { codes: &[], ..rule(991, "place", "non_null") },
    Rule { codes: &[], ..rule(992, "len", "at_least") },
    Rule {
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_FOUND],
        ..rule(993, "name", "hold_text")
    },
    Rule { after: true, ..rule(994, "dptr", "hold") },
    Rule { after: true, ..rule(995, "p", "non_null") },
    Rule { asks: true, after: true, ..rule(996, "dstDevice", "hold") },
    Rule { maybe: true, asks: true, after: true, ..rule(997, "dstDevice", "hold") },
    Rule { asks: true, after: true, ..rule(998, "copy.dstDevice", "hold") },
    Rule { asks: true, after: true, ..rule(999, "copy.srcDevice", "hold") },
    Rule { maybe: true, asks: true, after: true, ..rule(1000, "copy.dstDevice", "hold") },
    Rule { maybe: true, asks: true, after: true, ..rule(1001, "copy.srcDevice", "hold") },
    Rule { asks: true, after: true, ..rule(1002, "dstDevice", "hold") },
    Rule { maybe: true, asks: true, after: true, ..rule(1003, "dstDevice", "hold") },
    Rule { asks: true, after: true, ..rule(1004, "srcDevice", "hold") },
    Rule { maybe: true, asks: true, after: true, ..rule(1005, "srcDevice", "hold") },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_SOURCE, R::CUDA_ERROR_NO_BINARY_FOR_GPU],
        ..rule(1006, "jitOptionsValues[i]", "hold")
    },
    rule(1007, "driverVersion", "non_null"),
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED, R::CUDA_ERROR_INVALID_VALUE],
        ..rule(1008, "p", "hold")
    },
    Rule { asks: true, after: true, ..rule(1009, "bytesize", "hold") },
    Rule { asks: true, after: true, ..rule(1010, "p", "hold") },
    Rule { asks: true, after: true, ..rule(1011, "pool", "hold") },
    Rule { maybe: true, after: true, ..rule(1012, "handleType", "hold") },
    Rule {
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_PERMITTED],
        ..rule(1013, "types", "hold")
    },
    Rule { maybe: true, asks: true, after: true, ..rule(1014, "hGraphExec", "hold") },
    Rule { after: true, ..rule(1015, "size", "non_zero") },
    Rule { after: true, ..rule(1016, "count", "non_zero") },
    Rule { maybe: true, asks: true, after: true, ..rule(1017, "ptr", "hold") },
    Rule { maybe: true, asks: true, after: true, ..rule(1018, "size", "hold") },
    Rule { after: true, ..rule(1019, "value", "non_null") },
    Rule { after: true, ..rule(1020, "count", "non_zero") },
    Rule {
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED, R::CUDA_ERROR_INVALID_VALUE],
        ..rule(1021, "handleType", "hold")
    },
    Rule { after: true, ..rule(1022, "handleTypes", "hold") },
    Rule { after: true, codes: &[R::CUDA_ERROR_UNSUPPORTED_LIMIT], ..rule(1023, "limit", "hold") },
    Rule {
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(1024, "map[i].location.type", "hold")
    },
    Rule {
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(1025, "map[i].flags", "hold")
    },
    Rule {
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_DEVICE],
        ..rule(1026, "location.type", "hold")
    },
    Rule {
        after: true,
        conditions: &[Condition("location.type", "is", &["CU_MEM_LOCATION_TYPE_HOST_NUMA"])],
        ..rule(1027, "location.id", "hold")
    },
    Rule { maybe: true, asks: true, after: true, ..rule(1028, "pool", "hold") },
    Rule {
        after: true,
        conditions: &[Condition("poolProps.allocType", "is", &["CU_MEM_ALLOCATION_TYPE_MANAGED"])],
        ..rule(1029, "poolProps.handleTypes", "zero")
    },
    Rule {
        after: true,
        conditions: &[Condition("poolProps.allocType", "is", &["CU_MEM_ALLOCATION_TYPE_MANAGED"])],
        ..rule(1030, "poolProps.maxSize", "zero")
    },
    Rule {
        after: true,
        conditions: &[Condition("poolProps.allocType", "is", &["CU_MEM_ALLOCATION_TYPE_MANAGED"])],
        ..rule(1031, "poolProps.usage", "zero")
    },
    Rule {
        maybe: true,
        after: true,
        conditions: &[Condition("poolProps.allocType", "is", &["CU_MEM_ALLOCATION_TYPE_MANAGED"])],
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(1032, "poolProps.location.type", "hold")
    },
    Rule {
        maybe: true,
        asks: true,
        after: true,
        because: "the bytes that the current device has",
        codes: &[R::CUDA_ERROR_OUT_OF_MEMORY],
        ..rule(1033, "bytesize", "within")
    },
    Rule { after: true, ..rule(1034, "prop.location.type", "hold") },
    Rule {
        maybe: true,
        after: true,
        conditions: &[Condition(
            "prop.location.type",
            "is",
            &["CU_MEM_LOCATION_TYPE_HOST", "CU_MEM_LOCATION_TYPE_HOST_NUMA"],
        )],
        ..rule(1035, "prop.allocFlags.compressionType", "zero")
    },
    Rule {
        maybe: true,
        after: true,
        conditions: &[Condition(
            "prop.location.type",
            "is",
            &["CU_MEM_LOCATION_TYPE_HOST", "CU_MEM_LOCATION_TYPE_HOST_NUMA"],
        )],
        ..rule(1036, "prop.allocFlags.gpuDirectRDMACapable", "zero")
    },
    Rule { after: true, ..rule(1037, "location.type", "enumerator") },
    Rule { after: true, ..rule(1038, "handleType", "enumerator") },
    Rule {
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..rule(1039, "flags", "zero")
    },
    Rule { maybe: true, after: true, ..rule(1040, "Flags", "hold") },
    Rule { after: true, ..rule(1041, "copy.srcMemoryType", "enumerator") },
    Rule { after: true, ..rule(1042, "copy.dstMemoryType", "enumerator") },
    Rule {
        after: true,
        conditions: &[
            Condition("copy.srcPitch", "is_not_zero", &[]),
            Condition("copy.srcMemoryType", "is_not", &["CU_MEMORYTYPE_ARRAY"]),
        ],
        because: "WidthInBytes + srcXInBytes",
        ..rule(1043, "copy.srcPitch", "at_least")
    },
    Rule {
        after: true,
        conditions: &[
            Condition("copy.srcHeight", "is_not_zero", &[]),
            Condition("copy.srcMemoryType", "is_not", &["CU_MEMORYTYPE_ARRAY"]),
        ],
        because: "`Height` + srcY",
        ..rule(1044, "copy.srcHeight", "at_least")
    },
    Rule {
        after: true,
        conditions: &[
            Condition("copy.dstPitch", "is_not_zero", &[]),
            Condition("copy.dstMemoryType", "is_not", &["CU_MEMORYTYPE_ARRAY"]),
        ],
        because: "WidthInBytes + dstXInBytes",
        ..rule(1045, "copy.dstPitch", "at_least")
    },
    Rule {
        after: true,
        conditions: &[
            Condition("copy.dstHeight", "is_not_zero", &[]),
            Condition("copy.dstMemoryType", "is_not", &["CU_MEMORYTYPE_ARRAY"]),
        ],
        because: "`Height` + dstY",
        ..rule(1046, "copy.dstHeight", "at_least")
    },
    Rule { after: true, ..rule(1047, "attr", "enumerator") },
    Rule { after: true, ..rule(1048, "attr", "hold") },
];
