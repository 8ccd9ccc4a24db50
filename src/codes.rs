// Created by `cargo xtask emit` from cuda.h, src/rules and src/owned. Do not edit.

//! The facts of rules, the codes that calls have for rules of types, and the names of addresses and sizes.

use crate::line::{Condition, RULE, Rule};
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
    "globalAddress",
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

/// The facts of each rule and each cause in the order of the numbers, by hundreds: the compiler takes four times as long for
/// one list of a thousand as for ten of a hundred.
pub(crate) static RULES: &[&[Rule]] = &[
    RULES_0, RULES_1, RULES_2, RULES_3, RULES_4, RULES_5, RULES_6, RULES_7, RULES_8, RULES_9,
    RULES_10, RULES_11, RULES_12,
];

static RULES_0: &[Rule] = &[
    Rule { id: 1, path: "args.reserved0", must: "zero", ..RULE },
    Rule { id: 2, path: "args.reserved1", must: "zeros", ..RULE },
    Rule {
        id: 3,
        path: "pid",
        must: "hold",
        asks: true,
        since: 13040,
        conditions: &[Condition("args.customStorageInfo_out", "is_not_null", &[])],
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 4,
        path: "args.customStorageInfo_out",
        must: "null",
        until: 13030,
        reason: "the field is reserved in these releases",
        ..RULE
    },
    Rule { id: 5, path: "args.reserved", must: "zeros", ..RULE },
    Rule {
        id: 6,
        path: "args.gpuPairs",
        must: "null",
        until: 12090,
        reason: "the field is reserved in these releases",
        ..RULE
    },
    Rule {
        id: 7,
        path: "args.gpuPairsCount",
        must: "zero",
        until: 12090,
        reason: "the field is reserved in these releases",
        ..RULE
    },
    Rule {
        id: 8,
        path: "args.padding0",
        must: "zero",
        until: 13030,
        because: "reserved bytes there",
        ..RULE
    },
    Rule {
        id: 9,
        path: "args.customStorageInfo_out",
        must: "null",
        until: 13030,
        reason: "the field is reserved in these releases",
        ..RULE
    },
    Rule { id: 10, path: "args.reserved", must: "zeros", ..RULE },
    Rule { id: 11, path: "args.reserved", must: "zeros", ..RULE },
    Rule { id: 13, path: "attrib", must: "enumerator", codes: &[], ..RULE },
    Rule {
        id: 14,
        path: "attrib",
        must: "none_of",
        conditions: &[Condition("value", "is_not_null", &[])],
        because: "which cuCoredumpSetAttributeGlobal sets",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 15,
        path: "value",
        must: "hold",
        conditions: &[Condition("attrib", "is", &["CU_COREDUMP_FILE"])],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 16,
        path: "value",
        must: "hold",
        conditions: &[Condition("attrib", "is", &["CU_COREDUMP_FILE", "CU_COREDUMP_PIPE"])],
        codes: &[],
        ..RULE
    },
    Rule { id: 17, path: "flags", must: "hold", ..RULE },
    Rule { id: 18, path: "dev", must: "hold", asks: true, codes: &[R::CUDA_ERROR_UNKNOWN], ..RULE },
    Rule {
        id: 19,
        path: "params.numExecAffinityParams",
        must: "zero",
        since: 13020,
        conditions: &[Condition("params.execAffinityParams", "is_null", &[])],
        ..RULE
    },
    Rule {
        id: 20,
        path: "params.execAffinityParams",
        must: "null",
        conditions: &[Condition("params.cigParams", "is_not_null", &[])],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 21,
        path: "flags",
        must: "hold",
        conditions: &[Condition("ctxCreateParams.cigParams", "is_not_null", &[])],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 22,
        path: "cig.sharedDataType",
        must: "none_of",
        asks: true,
        clause: "the device's CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED is zero",
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 23,
        path: "cig.sharedDataType",
        must: "none_of",
        asks: true,
        since: 12090,
        clause: "the device's CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED is zero",
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 24,
        path: "affinity.type",
        must: "hold",
        asks: true,
        because: "as cuDeviceGetExecAffinitySupport reports",
        codes: &[R::CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY],
        ..RULE
    },
    Rule {
        id: 25,
        path: "type",
        must: "enumerator",
        codes: &[R::CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY],
        ..RULE
    },
    Rule { id: 27, path: "cig.sharedDataType", must: "enumerator", ..RULE },
    Rule { id: 28, path: "flags", must: "hold", since: 12030, ..RULE },
    Rule { id: 31, path: "limit", must: "enumerator", codes: &[], ..RULE },
    Rule { id: 32, path: "limit", must: "enumerator_but", codes: &[], ..RULE },
    Rule {
        id: 33,
        path: "limit",
        must: "none_of",
        asks: true,
        since: 12000,
        clause: "the compute capability of the current device is 9.0 or higher",
        codes: &[R::CUDA_ERROR_UNSUPPORTED_LIMIT],
        ..RULE
    },
    Rule { id: 34, path: "flags", must: "zero", ..RULE },
    Rule {
        id: 35,
        path: "ctx",
        must: "hold",
        asks: true,
        codes: &[R::CUDA_ERROR_INVALID_CONTEXT],
        ..RULE
    },
    Rule {
        id: 36,
        path: "ordinal",
        must: "at_least",
        codes: &[R::CUDA_ERROR_INVALID_DEVICE],
        ..RULE
    },
    Rule { id: 37, path: "capabilities", must: "non_null", ..RULE },
    Rule { id: 38, path: "operations", must: "non_null", ..RULE },
    Rule { id: 39, path: "count", must: "non_zero", ..RULE },
    Rule { id: 40, path: "operations[i]", must: "enumerator_of", ..RULE },
    Rule {
        id: 41,
        path: "flags",
        must: "only",
        because: "CUDA_NVSCISYNC_ATTR_SIGNAL and CUDA_NVSCISYNC_ATTR_WAIT",
        ..RULE
    },
    Rule {
        id: 42,
        path: "flags",
        must: "any_of",
        because: "CUDA_NVSCISYNC_ATTR_SIGNAL and CUDA_NVSCISYNC_ATTR_WAIT",
        ..RULE
    },
    Rule { id: 43, path: "target", must: "enumerator", ..RULE },
    Rule { id: 44, path: "scope", must: "enumerator", ..RULE },
    Rule { id: 45, path: "flags", must: "flags_of", codes: &[], ..RULE },
    Rule {
        id: 46,
        path: "cudaVersion",
        must: "within",
        asks: true,
        probe: true,
        since: 13000,
        because: "the version of the driver",
        ..RULE
    },
    Rule { id: 47, path: "Flags", must: "flags_of", ..RULE },
    Rule {
        id: 48,
        path: "Flags",
        must: "any_of",
        conditions: &[Condition("Flags", "has", &["CU_EVENT_INTERPROCESS"])],
        ..RULE
    },
    Rule { id: 49, path: "flags", must: "enumerator_of", ..RULE },
    Rule {
        id: 52,
        path: "attrib",
        must: "one_of_release",
        reason: "the others are read-only",
        ..RULE
    },
    Rule { id: 53, path: "hfunc", must: "non_null", ..RULE },
    Rule { id: 54, path: "launchParamsList[i].hStream", must: "hold", codes: &[], ..RULE },
    Rule {
        id: 55,
        path: "launchParamsList[i].hStream",
        must: "hold",
        reason: "each is of another device",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 56,
        path: "launchParamsList[i].gridDimX",
        must: "equal",
        because: "that of the first element",
        ..RULE
    },
    Rule {
        id: 57,
        path: "launchParamsList[i].gridDimY",
        must: "equal",
        because: "that of the first element",
        ..RULE
    },
    Rule {
        id: 58,
        path: "launchParamsList[i].gridDimZ",
        must: "equal",
        because: "that of the first element",
        ..RULE
    },
    Rule {
        id: 59,
        path: "launchParamsList[i].blockDimX",
        must: "equal",
        because: "that of the first element",
        ..RULE
    },
    Rule {
        id: 60,
        path: "launchParamsList[i].blockDimY",
        must: "equal",
        because: "that of the first element",
        ..RULE
    },
    Rule {
        id: 61,
        path: "launchParamsList[i].blockDimZ",
        must: "equal",
        because: "that of the first element",
        ..RULE
    },
    Rule {
        id: 62,
        path: "launchParamsList[i].sharedMemBytes",
        must: "equal",
        because: "that of the first element",
        ..RULE
    },
    Rule { id: 63, path: "texunit", must: "one_of", because: "CU_PARAM_TR_DEFAULT", ..RULE },
    Rule {
        id: 64,
        path: "name",
        must: "non_null",
        conditions: &[Condition("handle", "is_null", &[])],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 65,
        path: "name",
        must: "null",
        conditions: &[Condition("handle", "is_not_null", &[])],
        codes: &[],
        ..RULE
    },
    Rule { id: 66, path: "handle", must: "non_null", codes: &[], ..RULE },
    Rule { id: 69, path: "desc.type", must: "enumerator", ..RULE },
    Rule {
        id: 70,
        path: "desc.flags",
        must: "only",
        because: "CUDA_EXTERNAL_MEMORY_DEDICATED",
        ..RULE
    },
    Rule { id: 71, path: "nvSciBufObject", must: "non_null", ..RULE },
    Rule {
        id: 72,
        path: "desc.flags",
        must: "zero",
        since: 13000,
        conditions: &[Condition("desc.type", "is", &["CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD"])],
        ..RULE
    },
    Rule {
        id: 73,
        path: "desc.flags",
        must: "one_of",
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
        ..RULE
    },
    Rule { id: 74, path: "desc.flags", must: "zero", ..RULE },
    Rule { id: 75, path: "desc.type", must: "enumerator", codes: &[], ..RULE },
    Rule { id: 76, path: "desc.flags", must: "zero", codes: &[], ..RULE },
    Rule { id: 77, path: "nvSciSyncObj", must: "non_null", codes: &[], ..RULE },
    Rule { id: 78, path: "flags", must: "zero", ..RULE },
    Rule { id: 79, path: "hStream", must: "hold", ..RULE },
    Rule { id: 80, path: "flags", must: "zero", ..RULE },
    Rule { id: 81, path: "copyParams.WidthInBytes", must: "non_zero", ..RULE },
    Rule {
        id: 82,
        path: "copyParams.Height",
        must: "equal",
        reason: "the copy must be one-dimensional",
        ..RULE
    },
    Rule {
        id: 83,
        path: "copyParams.Depth",
        must: "equal",
        reason: "the copy must be one-dimensional",
        ..RULE
    },
    Rule { id: 84, path: "elementSize", must: "one_of", ..RULE },
    Rule { id: 85, path: "width", must: "non_zero", ..RULE },
    Rule {
        id: 86,
        path: "height",
        must: "equal",
        until: 12050,
        reason: "the fill must be one-dimensional",
        ..RULE
    },
    Rule { id: 87, path: "height", must: "non_zero", ..RULE },
    Rule {
        id: 88,
        path: "poolProps.handleTypes",
        must: "one_of",
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 89,
        path: "accessDescCount",
        must: "within",
        asks: true,
        because: "the number of devices",
        codes: &[],
        ..RULE
    },
    Rule { id: 90, path: "attr", must: "enumerator", codes: &[], ..RULE },
    Rule { id: 91, path: "attr", must: "one_of", codes: &[], ..RULE },
    Rule {
        id: 92,
        path: "*value",
        must: "zero",
        reason: "it can only be reset",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 93,
        path: "from",
        must: "non_null",
        conditions: &[Condition("edgeData", "is_not_null", &[])],
        ..RULE
    },
    Rule {
        id: 94,
        path: "to",
        must: "non_null",
        conditions: &[Condition("edgeData", "is_not_null", &[])],
        ..RULE
    },
    Rule {
        id: 95,
        path: "dependencies",
        must: "non_null",
        conditions: &[Condition("edgeData", "is_not_null", &[])],
        ..RULE
    },
    Rule {
        id: 96,
        path: "dependentNodes",
        must: "non_null",
        conditions: &[Condition("edgeData", "is_not_null", &[])],
        ..RULE
    },
    Rule { id: 97, path: "flags", must: "hold", since: 12000, ..RULE },
    Rule { id: 99, path: "flags", must: "only_of_release", ..RULE },
];
static RULES_1: &[Rule] = &[
    Rule { id: 100, path: "params.flags", must: "flags_of", ..RULE },
    Rule { id: 101, path: "flags", must: "enumerator_of", ..RULE },
    Rule { id: 102, path: "count", must: "hold", ..RULE },
    Rule { id: 103, path: "flags", must: "flags_of", ..RULE },
    Rule { id: 104, path: "nodeParams.reserved0", must: "zeros", ..RULE },
    Rule { id: 105, path: "nodeParams.reserved2", must: "zero", ..RULE },
    Rule {
        id: 106,
        path: "reserved1[i]",
        must: "zero",
        reason: "it lies behind the member that `type` names",
        ..RULE
    },
    Rule { id: 107, path: "memcpy.flags", must: "zero", ..RULE },
    Rule { id: 108, path: "memcpy.reserved", must: "zero", ..RULE },
    Rule {
        id: 109,
        path: "host.syncMode",
        must: "zero",
        until: 13010,
        reason: "the bytes are unused in these releases",
        ..RULE
    },
    Rule {
        id: 110,
        path: "ctx",
        must: "null",
        until: 13030,
        reason: "the bytes are unused in these releases",
        ..RULE
    },
    Rule {
        id: 111,
        path: "graph.ownership",
        must: "zero",
        until: 12080,
        reason: "the bytes are unused in these releases",
        ..RULE
    },
    Rule {
        id: 112,
        path: "ctx",
        must: "null",
        until: 13030,
        reason: "the bytes are unused in these releases",
        ..RULE
    },
    Rule {
        id: 113,
        path: "ctx",
        must: "null",
        until: 13030,
        reason: "the bytes are unused in these releases",
        ..RULE
    },
    Rule {
        id: 114,
        path: "ctx",
        must: "null",
        until: 13030,
        reason: "the bytes are unused in these releases",
        ..RULE
    },
    Rule { id: 115, path: "batch.flags", must: "zero", ..RULE },
    Rule { id: 116, path: "conditional.size", must: "one_of", until: 12060, ..RULE },
    Rule {
        id: 117,
        path: "conditional.size",
        must: "one_of",
        since: 12080,
        conditions: &[Condition("conditional.type", "is", &["CU_GRAPH_COND_TYPE_IF"])],
        ..RULE
    },
    Rule {
        id: 118,
        path: "conditional.size",
        must: "one_of",
        conditions: &[Condition("conditional.type", "is", &["CU_GRAPH_COND_TYPE_WHILE"])],
        ..RULE
    },
    Rule {
        id: 119,
        path: "conditional.size",
        must: "non_zero",
        conditions: &[Condition("conditional.type", "is", &["CU_GRAPH_COND_TYPE_SWITCH"])],
        ..RULE
    },
    Rule { id: 120, path: "graph.ownership", must: "none_of", since: 12090, ..RULE },
    Rule {
        id: 121,
        path: "dependencies",
        must: "non_null",
        conditions: &[Condition("numDependencies", "is_not_zero", &[])],
        ..RULE
    },
    Rule {
        id: 122,
        path: "nodeParams.type",
        must: "one_of",
        clause: "the type of an element of `dependencyData` is CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC",
        ..RULE
    },
    Rule {
        id: 123,
        path: "nodeParams.type",
        must: "none_of",
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 124,
        path: "flags",
        must: "one_of",
        because: "CU_GRAPH_COND_ASSIGN_DEFAULT",
        ..RULE
    },
    Rule { id: 125, path: "flags", must: "enumerator_of", ..RULE },
    Rule {
        id: 126,
        path: "resources[i]",
        must: "hold",
        codes: &[R::CUDA_ERROR_INVALID_HANDLE],
        ..RULE
    },
    Rule { id: 128, path: "flags", must: "enumerator_of", codes: &[], ..RULE },
    Rule {
        id: 129,
        path: "input.type",
        must: "one_of",
        codes: &[R::CUDA_ERROR_INVALID_RESOURCE_TYPE],
        ..RULE
    },
    Rule { id: 130, path: "nbGroups", must: "non_null", codes: &[], ..RULE },
    Rule {
        id: 131,
        path: "minCount",
        must: "at_most",
        because: "input.sm.smCount",
        codes: &[R::CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION],
        ..RULE
    },
    Rule { id: 134, path: "group.flags", must: "flags_of", codes: &[], ..RULE },
    Rule {
        id: 135,
        path: "group.localityDomainId",
        must: "zero",
        until: 13030,
        reason: "the field is reserved in these releases",
        codes: &[],
        ..RULE
    },
    Rule { id: 136, path: "group.reserved", must: "zeros", codes: &[], ..RULE },
    Rule {
        id: 137,
        path: "group.localityDomainId",
        must: "zero",
        since: 13040,
        conditions: &[Condition(
            "group.flags",
            "lacks",
            &["CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID"],
        )],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 138,
        path: "group.smCount",
        must: "at_least",
        conditions: &[Condition("group.smCount", "is_not_zero", &[])],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 139,
        path: "groupParams[i].smCount",
        must: "at_most",
        because: "input.sm.smCount",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 140,
        path: "group.smCount",
        must: "multiple_of",
        conditions: &[Condition("group.flags", "lacks", &["CU_DEV_SM_RESOURCE_GROUP_BACKFILL"])],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 141,
        path: "group.coscheduledSmCount",
        must: "at_most",
        conditions: &[Condition("group.flags", "lacks", &["CU_DEV_SM_RESOURCE_GROUP_BACKFILL"])],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 142,
        path: "group.smCount",
        must: "multiple_of",
        conditions: &[
            Condition("group.flags", "lacks", &["CU_DEV_SM_RESOURCE_GROUP_BACKFILL"]),
            Condition("group.coscheduledSmCount", "is_not_zero", &[]),
        ],
        because: "its coscheduledSmCount",
        codes: &[],
        ..RULE
    },
    Rule { id: 143, path: "flags", must: "zero", codes: &[], ..RULE },
    Rule { id: 144, path: "resources", must: "non_null", since: 12050, codes: &[], ..RULE },
    Rule { id: 145, path: "nbResources", must: "equal", until: 12040, codes: &[], ..RULE },
    Rule {
        id: 146,
        path: "resources[i].type",
        must: "none_of",
        codes: &[R::CUDA_ERROR_INVALID_RESOURCE_TYPE],
        ..RULE
    },
    Rule {
        id: 147,
        path: "resources[i].sm.smCoscheduledAlignment",
        must: "hold",
        since: 13010,
        codes: &[R::CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION],
        ..RULE
    },
    Rule {
        id: 148,
        path: "resources[i].sm.localityDomainId",
        must: "hold",
        since: 13040,
        codes: &[R::CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION],
        ..RULE
    },
    Rule { id: 149, path: "hEvent", must: "non_null", until: 12040, codes: &[], ..RULE },
    Rule { id: 150, path: "flags", must: "one_of", codes: &[], ..RULE },
    Rule {
        id: 151,
        path: "type",
        must: "none_of",
        codes: &[R::CUDA_ERROR_INVALID_RESOURCE_TYPE],
        ..RULE
    },
    Rule { id: 152, path: "Flags", must: "zero", ..RULE },
    Rule {
        id: 153,
        path: "libraryOptions[i]",
        must: "none_of",
        because: "which is for cuLibraryLoadData",
        ..RULE
    },
    Rule {
        id: 154,
        path: "bytes",
        must: "non_null",
        conditions: &[Condition("dptr", "is_null", &[])],
        ..RULE
    },
    Rule {
        id: 156,
        path: "attrib",
        must: "one_of_release",
        reason: "the others are read-only",
        ..RULE
    },
    Rule { id: 157, path: "hfunc", must: "non_null", ..RULE },
    Rule {
        id: 158,
        path: "count",
        must: "at_most",
        always: true,
        conditions: &[Condition("baseLeId", "is_not_zero", &[])],
        because: "4294967296 less baseLeId",
        reason: "there are no ids beyond",
        ..RULE
    },
    Rule { id: 159, path: "prop.type", must: "enumerator", ..RULE },
    Rule { id: 160, path: "prop.ipcHandleTypes", must: "flags_of", ..RULE },
    Rule { id: 161, path: "prop.flags", must: "flags_of", ..RULE },
    Rule {
        id: 162,
        path: "prop.unicast.device",
        must: "ordinal",
        asks: true,
        conditions: &[Condition("prop.type", "is", &["CU_LOGICAL_ENDPOINT_TYPE_UNICAST"])],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 163,
        path: "prop.size",
        must: "multiple_of",
        asks: true,
        because: "the bindAlignment of such an endpoint",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 164,
        path: "prop.size",
        must: "at_most",
        asks: true,
        because: "the maxSize of such an endpoint",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 165,
        path: "size",
        must: "at_most",
        always: true,
        because: "UINT64_MAX less `offset`",
        reason: "`size + offset` must be within the endpoint",
        ..RULE
    },
    Rule { id: 166, path: "flags", must: "zero", ..RULE },
    Rule {
        id: 167,
        path: "size",
        must: "at_most",
        always: true,
        because: "UINT64_MAX less memOffset",
        reason: "`size + memOffset` must be within the allocation",
        ..RULE
    },
    Rule { id: 168, path: "handleType", must: "one_of", ..RULE },
    Rule { id: 169, path: "flags", must: "zero", codes: &[], ..RULE },
    Rule { id: 170, path: "attr", must: "one_of", ..RULE },
    Rule { id: 171, path: "*value", must: "zero", reason: "it can only be reset", ..RULE },
    Rule { id: 174, path: "attr", must: "enumerator", ..RULE },
    Rule { id: 175, path: "type", must: "one_of", until: 13020, ..RULE },
    Rule {
        id: 176,
        path: "location.type",
        must: "one_of",
        until: 13020,
        conditions: &[Condition("type", "is", &["CU_MEM_ALLOCATION_TYPE_MANAGED"])],
        ..RULE
    },
    Rule {
        id: 177,
        path: "location.type",
        must: "one_of",
        until: 13020,
        conditions: &[Condition("type", "is_not", &["CU_MEM_ALLOCATION_TYPE_MANAGED"])],
        ..RULE
    },
    Rule {
        id: 178,
        path: "type",
        must: "none_of",
        since: 13040,
        conditions: &[Condition(
            "location.type",
            "is",
            &["CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN"],
        )],
        ..RULE
    },
    Rule { id: 179, path: "type", must: "one_of", ..RULE },
    Rule {
        id: 180,
        path: "location.type",
        must: "one_of",
        conditions: &[Condition("type", "is", &["CU_MEM_ALLOCATION_TYPE_MANAGED"])],
        ..RULE
    },
    Rule {
        id: 182,
        path: "location.type",
        must: "one_of_release",
        conditions: &[Condition("type", "is_not", &["CU_MEM_ALLOCATION_TYPE_MANAGED"])],
        ..RULE
    },
    Rule { id: 183, path: "type", must: "one_of", ..RULE },
    Rule {
        id: 185,
        path: "location.type",
        must: "one_of_release",
        conditions: &[Condition("type", "is", &["CU_MEM_ALLOCATION_TYPE_MANAGED"])],
        ..RULE
    },
    Rule {
        id: 187,
        path: "location.type",
        must: "one_of_release",
        conditions: &[Condition("type", "is_not", &["CU_MEM_ALLOCATION_TYPE_MANAGED"])],
        ..RULE
    },
    Rule { id: 188, path: "flags", must: "zero", ..RULE },
    Rule { id: 189, path: "pool", must: "hold", asks: true, codes: &[], ..RULE },
    Rule { id: 190, path: "flags", must: "zero", ..RULE },
    Rule { id: 191, path: "bytesize", must: "non_zero", ..RULE },
    Rule { id: 192, path: "ElementSizeBytes", must: "one_of", ..RULE },
    Rule {
        id: 193,
        path: "Flags",
        must: "only",
        because: "CU_MEMHOSTALLOC_PORTABLE, CU_MEMHOSTALLOC_DEVICEMAP and CU_MEMHOSTALLOC_WRITECOMBINED",
        ..RULE
    },
    Rule { id: 194, path: "Flags", must: "zero", ..RULE },
    Rule { id: 195, path: "bytesize", must: "non_zero", ..RULE },
    Rule { id: 196, path: "flags", must: "one_of", ..RULE },
    Rule {
        id: 197,
        path: "current_device",
        must: "hold",
        asks: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule { id: 198, path: "current_device", must: "hold", asks: true, codes: &[], ..RULE },
    Rule {
        id: 199,
        path: "current_device",
        must: "hold",
        asks: true,
        windows: true,
        until: 12040,
        codes: &[],
        ..RULE
    },
];
static RULES_2: &[Rule] = &[
    Rule {
        id: 200,
        path: "current_device",
        must: "hold",
        asks: true,
        since: 12000,
        codes: &[],
        ..RULE
    },
    Rule { id: 201, path: "Flags", must: "enumerator_of", ..RULE },
    Rule {
        id: 202,
        path: "Flags",
        must: "only",
        because: "CU_MEMHOSTREGISTER_PORTABLE, CU_MEMHOSTREGISTER_DEVICEMAP, CU_MEMHOSTREGISTER_IOMEMORY and CU_MEMHOSTREGISTER_READ_ONLY",
        ..RULE
    },
    Rule {
        id: 203,
        path: "Flags",
        must: "hold",
        asks: true,
        clause: "the current device does not support it (CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED)",
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 204,
        path: "numAttrs",
        must: "non_zero",
        conditions: &[Condition("count", "is_not_zero", &[])],
        ..RULE
    },
    Rule { id: 205, path: "flags", must: "zero", ..RULE },
    Rule { id: 206, path: "hStream", must: "non_null", because: "the default stream", ..RULE },
    Rule { id: 207, path: "flags", must: "zero", ..RULE },
    Rule {
        id: 208,
        path: "dstDevice",
        must: "multiple_of",
        conditions: &[Condition("N", "is_not_zero", &[])],
        ..RULE
    },
    Rule {
        id: 209,
        path: "dstDevice",
        must: "multiple_of",
        conditions: &[Condition("N", "is_not_zero", &[])],
        ..RULE
    },
    Rule {
        id: 210,
        path: "dstPitch",
        must: "multiple_of",
        conditions: &[
            Condition("Height", "is_not", &["1"]),
            Condition("Width", "is_not_zero", &[]),
            Condition("Height", "is_not_zero", &[]),
        ],
        ..RULE
    },
    Rule {
        id: 211,
        path: "dstPitch",
        must: "multiple_of",
        conditions: &[
            Condition("Height", "is_not", &["1"]),
            Condition("Width", "is_not_zero", &[]),
            Condition("Height", "is_not_zero", &[]),
        ],
        ..RULE
    },
    Rule {
        id: 212,
        path: "dptr",
        must: "multiple_of",
        asks: true,
        because: "the size of the host's pages",
        ..RULE
    },
    Rule {
        id: 213,
        path: "size",
        must: "multiple_of",
        asks: true,
        because: "the size of the host's pages",
        ..RULE
    },
    Rule { id: 214, path: "flags", must: "zero", until: 12060, ..RULE },
    Rule {
        id: 215,
        path: "flags",
        must: "flags_of",
        since: 12080,
        conditions: &[Condition("handleType", "is", &["CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD"])],
        ..RULE
    },
    Rule {
        id: 216,
        path: "flags",
        must: "zero",
        conditions: &[Condition("handleType", "is_not", &["CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD"])],
        ..RULE
    },
    Rule { id: 217, path: "flags", must: "zero", ..RULE },
    Rule { id: 218, path: "params.padding", must: "zeros", ..RULE },
    Rule { id: 219, path: "flags", must: "flags_of", ..RULE },
    Rule { id: 220, path: "flags", must: "one_of", ..RULE },
    Rule { id: 221, path: "count", must: "below", ..RULE },
    Rule { id: 222, path: "flags", must: "zero", ..RULE },
    Rule {
        id: 223,
        path: "bytes",
        must: "non_null",
        since: 12010,
        conditions: &[Condition("dptr", "is_null", &[])],
        ..RULE
    },
    Rule {
        id: 224,
        path: "options[i]",
        must: "none_of",
        because: "which the linker does not take",
        ..RULE
    },
    Rule { id: 225, path: "type", must: "enumerator", ..RULE },
    Rule {
        id: 226,
        path: "options[i]",
        must: "none_of",
        because: "which cuLinkCreate takes",
        ..RULE
    },
    Rule {
        id: 227,
        path: "options[i]",
        must: "none_of",
        because: "which are for the linker and not the compiler",
        ..RULE
    },
    Rule {
        id: 228,
        path: "options[i]",
        must: "none_of",
        conditions: &[Condition(
            "type",
            "is",
            &["CU_JIT_INPUT_CUBIN", "CU_JIT_INPUT_PTX", "CU_JIT_INPUT_NVVM"],
        )],
        ..RULE
    },
    Rule { id: 229, path: "prop.flags", must: "zero", ..RULE },
    Rule { id: 230, path: "prop.handleTypes", must: "hold", windows: true, ..RULE },
    Rule {
        id: 231,
        path: "prop.size",
        must: "multiple_of",
        asks: true,
        because: "the minimum multicast granularity",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 232,
        path: "dev",
        must: "hold",
        asks: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 233,
        path: "size",
        must: "hold",
        always: true,
        reason: "the range must lie within the multicast object",
        ..RULE
    },
    Rule {
        id: 234,
        path: "size",
        must: "hold",
        always: true,
        reason: "the range must lie within the allocation",
        ..RULE
    },
    Rule { id: 235, path: "flags", must: "zero", ..RULE },
    Rule { id: 236, path: "flags", must: "zero", ..RULE },
    Rule { id: 237, path: "option", must: "enumerator", ..RULE },
    Rule { id: 238, path: "flags", must: "enumerator_of", ..RULE },
    Rule { id: 239, path: "Flags", must: "zero", ..RULE },
    Rule {
        id: 240,
        path: "peerContext",
        must: "hold",
        asks: true,
        codes: &[R::CUDA_ERROR_INVALID_CONTEXT],
        ..RULE
    },
    Rule {
        id: 241,
        path: "dstDevice",
        must: "hold",
        codes: &[R::CUDA_ERROR_INVALID_DEVICE],
        ..RULE
    },
    Rule { id: 243, path: "attrib", must: "enumerator", ..RULE },
    Rule { id: 244, path: "capabilities", must: "non_null", ..RULE },
    Rule { id: 245, path: "operations", must: "non_null", ..RULE },
    Rule { id: 246, path: "count", must: "non_zero", ..RULE },
    Rule {
        id: 248,
        path: "dev",
        must: "hold",
        asks: true,
        clause: "its primary context is not active",
        codes: &[R::CUDA_ERROR_UNKNOWN],
        ..RULE
    },
    Rule { id: 249, path: "flags", must: "enumerator_of", ..RULE },
    Rule { id: 252, path: "param.streamSharedDataType", must: "enumerator", since: 13020, ..RULE },
    Rule { id: 253, path: "params.streamCigParams", must: "non_null", ..RULE },
    Rule {
        id: 254,
        path: "hEvent",
        must: "non_null",
        codes: &[R::CUDA_ERROR_INVALID_HANDLE],
        ..RULE
    },
    Rule { id: 255, path: "Flags", must: "enumerator_of", codes: &[], ..RULE },
    Rule { id: 256, path: "flags", must: "zero", codes: &[], ..RULE },
    Rule { id: 257, path: "hStream", must: "hold", ..RULE },
    Rule { id: 258, path: "mode", must: "enumerator", ..RULE },
    Rule {
        id: 259,
        path: "dependencies",
        must: "non_null",
        conditions: &[Condition("numDependencies", "is_not_zero", &[])],
        ..RULE
    },
    Rule {
        id: 260,
        path: "dependencies_out",
        must: "non_null",
        conditions: &[Condition("edgeData_out", "is_not_null", &[])],
        ..RULE
    },
    Rule { id: 261, path: "flags", must: "enumerator_of", ..RULE },
    Rule { id: 262, path: "flags", must: "enumerator_of", codes: &[], ..RULE },
    Rule {
        id: 263,
        path: "hStream",
        must: "non_null",
        conditions: &[Condition("flags", "has", &["CU_MEM_ATTACH_SINGLE"])],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 264,
        path: "attr",
        must: "none_of",
        since: 11080,
        because: "which are not for streams",
        ..RULE
    },
    Rule {
        id: 265,
        path: "attr",
        must: "none_of",
        since: 12030,
        because: "which is not for streams",
        ..RULE
    },
    Rule {
        id: 266,
        path: "attr",
        must: "none_of",
        since: 12040,
        because: "which is not for streams",
        ..RULE
    },
    Rule {
        id: 267,
        path: "attr",
        must: "none_of",
        since: 12050,
        because: "which is not for streams",
        ..RULE
    },
    Rule {
        id: 268,
        path: "attr",
        must: "none_of",
        since: 12080,
        because: "which is not for streams",
        ..RULE
    },
    Rule {
        id: 269,
        path: "attr",
        must: "none_of",
        since: 13020,
        because: "which are not for streams",
        ..RULE
    },
    Rule { id: 270, path: "pResDesc.resType", must: "one_of", codes: &[], ..RULE },
    Rule { id: 271, path: "pResDesc.flags", must: "zero", codes: &[], ..RULE },
    Rule { id: 272, path: "Flags", must: "zero", codes: &[], ..RULE },
    Rule { id: 273, path: "tensorDataType", must: "enumerator", codes: &[], ..RULE },
    Rule { id: 274, path: "interleave", must: "enumerator", codes: &[], ..RULE },
    Rule { id: 275, path: "l2Promotion", must: "enumerator", codes: &[], ..RULE },
    Rule { id: 276, path: "oobFill", must: "enumerator", codes: &[], ..RULE },
    Rule {
        id: 277,
        path: "oobFill",
        must: "one_of",
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
        ..RULE
    },
    Rule {
        id: 278,
        path: "interleave",
        must: "one_of",
        since: 12080,
        conditions: &[Condition(
            "tensorDataType",
            "is",
            &["CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B"],
        )],
        codes: &[],
        ..RULE
    },
    Rule { id: 279, path: "globalAddress", must: "multiple_of", codes: &[], ..RULE },
    Rule {
        id: 280,
        path: "globalAddress",
        must: "multiple_of",
        conditions: &[Condition("interleave", "is", &["CU_TENSOR_MAP_INTERLEAVE_32B"])],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 281,
        path: "globalAddress",
        must: "multiple_of",
        since: 12080,
        conditions: &[Condition(
            "tensorDataType",
            "is",
            &["CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B", "CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B"],
        )],
        codes: &[],
        ..RULE
    },
    Rule { id: 282, path: "globalDim[i]", must: "non_zero", codes: &[], ..RULE },
    Rule { id: 283, path: "globalDim[i]", must: "at_most", since: 13050, codes: &[], ..RULE },
    Rule { id: 284, path: "globalDim[i]", must: "at_most", codes: &[], ..RULE },
    Rule {
        id: 285,
        path: "globalDim[0]",
        must: "multiple_of",
        since: 12080,
        conditions: &[Condition(
            "tensorDataType",
            "is",
            &["CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B", "CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B"],
        )],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 286,
        path: "globalDim[0]",
        must: "multiple_of",
        since: 12080,
        conditions: &[Condition("tensorDataType", "is", &["CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B"])],
        codes: &[],
        ..RULE
    },
    Rule { id: 287, path: "globalStrides[i]", must: "multiple_of", codes: &[], ..RULE },
    Rule { id: 288, path: "globalStrides[i]", must: "below", codes: &[], ..RULE },
    Rule {
        id: 289,
        path: "globalStrides[i]",
        must: "multiple_of",
        conditions: &[Condition("interleave", "is", &["CU_TENSOR_MAP_INTERLEAVE_32B"])],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 290,
        path: "globalStrides[i]",
        must: "multiple_of",
        since: 12080,
        conditions: &[Condition(
            "tensorDataType",
            "is",
            &["CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B", "CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B"],
        )],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 291,
        path: "elementStrides[i]",
        must: "non_zero",
        clause: "it is not the first with CU_TENSOR_MAP_INTERLEAVE_NONE",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 292,
        path: "elementStrides[i]",
        must: "at_most",
        clause: "it is not the first with CU_TENSOR_MAP_INTERLEAVE_NONE",
        codes: &[],
        ..RULE
    },
    Rule { id: 295, path: "swizzle", must: "enumerator", codes: &[], ..RULE },
    Rule {
        id: 296,
        path: "swizzle",
        must: "one_of",
        since: 12020,
        conditions: &[Condition("interleave", "is", &["CU_TENSOR_MAP_INTERLEAVE_32B"])],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 297,
        path: "swizzle",
        must: "one_of",
        since: 12080,
        conditions: &[Condition(
            "tensorDataType",
            "is",
            &["CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B"],
        )],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 298,
        path: "swizzle",
        must: "one_of",
        since: 12080,
        conditions: &[Condition(
            "tensorDataType",
            "is",
            &["CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B"],
        )],
        codes: &[],
        ..RULE
    },
    Rule { id: 299, path: "channelsPerPixel", must: "at_most", codes: &[], ..RULE },
];
static RULES_3: &[Rule] = &[
    Rule {
        id: 300,
        path: "channelsPerPixel",
        must: "one_of",
        since: 12080,
        conditions: &[Condition(
            "tensorDataType",
            "is",
            &["CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B", "CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B"],
        )],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 301,
        path: "channelsPerPixel",
        must: "at_most",
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
        ..RULE
    },
    Rule { id: 302, path: "tensorRank", must: "one_of", codes: &[], ..RULE },
    Rule {
        id: 303,
        path: "tensorRank",
        must: "at_least",
        conditions: &[Condition("interleave", "is_not", &["CU_TENSOR_MAP_INTERLEAVE_NONE"])],
        codes: &[],
        ..RULE
    },
    Rule { id: 304, path: "boxDim[i]", must: "non_zero", since: 12010, codes: &[], ..RULE },
    Rule { id: 305, path: "boxDim[i]", must: "at_most", since: 12010, codes: &[], ..RULE },
    Rule {
        id: 306,
        path: "boxDim[0]",
        must: "one_of",
        since: 12080,
        conditions: &[Condition(
            "tensorDataType",
            "is",
            &["CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B", "CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B"],
        )],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 307,
        path: "boxDim[0]",
        must: "multiple_of",
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
        ..RULE
    },
    Rule {
        id: 308,
        path: "boxDim[0]",
        must: "at_most",
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
        ..RULE
    },
    Rule {
        id: 309,
        path: "corner[i]",
        must: "at_least",
        clause: "tensorRank is 3",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 310,
        path: "corner[i]",
        must: "at_most",
        clause: "tensorRank is 3",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 311,
        path: "corner[i]",
        must: "at_least",
        clause: "tensorRank is 4",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 312,
        path: "corner[i]",
        must: "at_most",
        clause: "tensorRank is 4",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 313,
        path: "corner[i]",
        must: "at_least",
        clause: "tensorRank is 5",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 314,
        path: "corner[i]",
        must: "at_most",
        clause: "tensorRank is 5",
        codes: &[],
        ..RULE
    },
    Rule { id: 315, path: "tensorRank", must: "one_of", codes: &[], ..RULE },
    Rule { id: 316, path: "pixelsPerColumn", must: "at_most", codes: &[], ..RULE },
    Rule { id: 317, path: "offset", must: "at_least", codes: &[], ..RULE },
    Rule { id: 318, path: "offset", must: "at_most", codes: &[], ..RULE },
    Rule { id: 319, path: "mode", must: "enumerator", codes: &[], ..RULE },
    Rule { id: 320, path: "swizzle", must: "none_of", codes: &[], ..RULE },
    Rule { id: 321, path: "swizzle", must: "one_of", until: 13010, codes: &[], ..RULE },
    Rule {
        id: 322,
        path: "pixelsPerColumn",
        must: "at_most",
        conditions: &[Condition("mode", "is_not", &["CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128"])],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 323,
        path: "swizzle",
        must: "none_of",
        until: 13010,
        conditions: &[Condition(
            "tensorDataType",
            "is",
            &["CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B"],
        )],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 324,
        path: "swizzle",
        must: "none_of",
        conditions: &[Condition(
            "tensorDataType",
            "is",
            &["CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B"],
        )],
        codes: &[],
        ..RULE
    },
    Rule { id: 325, path: "allocClass", must: "enumerator", codes: &[], ..RULE },
    Rule { id: 326, path: "pResDesc.resType", must: "enumerator", codes: &[], ..RULE },
    Rule { id: 327, path: "pResDesc.flags", must: "zero", codes: &[], ..RULE },
    Rule {
        id: 328,
        path: "pTexDesc.flags",
        must: "hold",
        conditions: &[Condition(
            "pResDesc.resType",
            "is_not",
            &["CU_RESOURCE_TYPE_ARRAY", "CU_RESOURCE_TYPE_MIPMAPPED_ARRAY"],
        )],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 329,
        path: "pTexDesc.flags",
        must: "hold",
        conditions: &[Condition("pResDesc.resType", "is", &["CU_RESOURCE_TYPE_MIPMAPPED_ARRAY"])],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 330,
        path: "pTexDesc.filterMode",
        must: "enumerator",
        conditions: &[Condition("pResDesc.resType", "is_not", &["CU_RESOURCE_TYPE_LINEAR"])],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 331,
        path: "pTexDesc.addressMode[0]",
        must: "enumerator_of",
        conditions: &[
            Condition("pResDesc.resType", "is_not", &["CU_RESOURCE_TYPE_LINEAR"]),
            Condition("pTexDesc.flags", "lacks", &["CU_TRSF_SEAMLESS_CUBEMAP"]),
        ],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 332,
        path: "pTexDesc.addressMode[1]",
        must: "enumerator_of",
        conditions: &[
            Condition("pResDesc.resType", "is", &["CU_RESOURCE_TYPE_PITCH2D"]),
            Condition("pTexDesc.flags", "lacks", &["CU_TRSF_SEAMLESS_CUBEMAP"]),
        ],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 333,
        path: "pResViewDesc",
        must: "null",
        conditions: &[Condition(
            "pResDesc.resType",
            "is_not",
            &["CU_RESOURCE_TYPE_ARRAY", "CU_RESOURCE_TYPE_MIPMAPPED_ARRAY"],
        )],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 334,
        path: "pResViewDesc.firstMipmapLevel",
        must: "zero",
        conditions: &[Condition("pResDesc.resType", "is", &["CU_RESOURCE_TYPE_ARRAY"])],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 335,
        path: "pResViewDesc.lastMipmapLevel",
        must: "zero",
        conditions: &[Condition("pResDesc.resType", "is", &["CU_RESOURCE_TYPE_ARRAY"])],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 336,
        path: "pTexDesc.flags",
        must: "hold",
        asks: true,
        clause: "the array has no CUDA_ARRAY3D_CUBEMAP",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 337,
        path: "pTexDesc.addressMode[1]",
        must: "enumerator_of",
        asks: true,
        clause: "the array has two or three dimensions and is no cubemap",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 338,
        path: "pTexDesc.addressMode[2]",
        must: "enumerator_of",
        asks: true,
        clause: "the array has three dimensions and is no cubemap",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 339,
        path: "pResViewDesc",
        must: "null",
        asks: true,
        since: 12050,
        clause: "the array has a block compressed format",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 340,
        path: "pResViewDesc.format",
        must: "hold",
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
        ..RULE
    },
    Rule {
        id: 341,
        path: "pResViewDesc.format",
        must: "hold",
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
        ..RULE
    },
    Rule {
        id: 342,
        path: "pResViewDesc.width",
        must: "equal",
        asks: true,
        because: "the width of the array, or four times that with a block compressed format",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 343,
        path: "pResViewDesc.height",
        must: "equal",
        asks: true,
        because: "the height of the array, or four times that with a block compressed format",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 344,
        path: "pResViewDesc.depth",
        must: "equal",
        asks: true,
        because: "the depth of the array",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 345,
        path: "pResViewDesc.firstLayer",
        must: "zero",
        asks: true,
        clause: "the array has no CUDA_ARRAY3D_LAYERED",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 346,
        path: "pResViewDesc.lastLayer",
        must: "zero",
        asks: true,
        clause: "the array has no CUDA_ARRAY3D_LAYERED",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 347,
        path: "linear.devPtr",
        must: "multiple_of",
        asks: true,
        because: "the device's CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 348,
        path: "pitched.devPtr",
        must: "multiple_of",
        asks: true,
        because: "the device's CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT",
        codes: &[],
        ..RULE
    },
    Rule { id: 349, path: "pitched.width", must: "limited", asks: true, codes: &[], ..RULE },
    Rule { id: 350, path: "pitched.height", must: "limited", asks: true, codes: &[], ..RULE },
    Rule {
        id: 351,
        path: "pitched.pitchInBytes",
        must: "multiple_of",
        asks: true,
        because: "the device's CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT",
        codes: &[],
        ..RULE
    },
    Rule { id: 352, path: "pitched.pitchInBytes", must: "limited", asks: true, codes: &[], ..RULE },
    Rule {
        id: 353,
        path: "Flags",
        must: "one_of",
        because: "CU_TRSA_OVERRIDE_FORMAT",
        codes: &[],
        ..RULE
    },
    Rule { id: 354, path: "fm", must: "enumerator", codes: &[], ..RULE },
    Rule { id: 355, path: "dim", must: "one_of", codes: &[], ..RULE },
    Rule {
        id: 356,
        path: "location.type",
        must: "none_of",
        since: 13040,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule { id: 357, path: "flags", must: "zero", ..RULE },
    Rule { id: 358, path: "advice", must: "enumerator", ..RULE },
    Rule {
        id: 359,
        path: "location.type",
        must: "none_of",
        since: 13040,
        conditions: &[Condition("advice", "is", &["CU_MEM_ADVISE_SET_PREFERRED_LOCATION"])],
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 360,
        path: "location.type",
        must: "one_of",
        conditions: &[Condition("advice", "is", &["CU_MEM_ADVISE_SET_ACCESSED_BY"])],
        ..RULE
    },
    Rule { id: 361, path: "flags", must: "zero", codes: &[], ..RULE },
    Rule { id: 362, path: "summaryGranularity", must: "non_zero", ..RULE },
    Rule { id: 363, path: "summaryGranularity", must: "at_most", because: "`size`", ..RULE },
    Rule {
        id: 364,
        path: "samplingGranularity",
        must: "at_most",
        because: "summaryGranularity",
        ..RULE
    },
    Rule { id: 366, path: "attribute", must: "enumerator", ..RULE },
    Rule {
        id: 367,
        path: "dataSize",
        must: "non_zero",
        clause: "the attribute is CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY",
        ..RULE
    },
    Rule {
        id: 368,
        path: "dataSize",
        must: "multiple_of",
        clause: "the attribute is CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY",
        ..RULE
    },
    Rule {
        id: 369,
        path: "dataSize",
        must: "equal",
        clause: "the attribute is not CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY",
        ..RULE
    },
    Rule { id: 370, path: "attribute", must: "one_of", ..RULE },
    Rule {
        id: 371,
        path: "size",
        must: "multiple_of",
        asks: true,
        because: "the size of the host's pages",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 372,
        path: "addr",
        must: "multiple_of",
        asks: true,
        because: "the size of the host's pages",
        codes: &[],
        ..RULE
    },
    Rule { id: 373, path: "flags", must: "zero", ..RULE },
    Rule {
        id: 374,
        path: "alignment",
        must: "power_of_two",
        conditions: &[Condition("alignment", "is_not_zero", &[])],
        ..RULE
    },
    Rule { id: 375, path: "prop.requestedHandleTypes", must: "hold", windows: true, ..RULE },
    Rule {
        id: 376,
        path: "prop.win32HandleMetaData",
        must: "null",
        conditions: &[Condition(
            "prop.requestedHandleTypes",
            "lacks",
            &["CU_MEM_HANDLE_TYPE_WIN32"],
        )],
        ..RULE
    },
    Rule {
        id: 377,
        path: "prop.allocFlags.gpuDirectRDMACapable",
        must: "non_zero",
        since: 13040,
        conditions: &[Condition(
            "prop.allocFlags.usage",
            "has",
            &["CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE"],
        )],
        ..RULE
    },
    Rule {
        id: 378,
        path: "prop.allocFlags.gpuDirectRDMACapable",
        must: "hold",
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
        ..RULE
    },
    Rule { id: 379, path: "flags", must: "zero", ..RULE },
    Rule { id: 381, path: "prop.type", must: "enumerator", ..RULE },
    Rule {
        id: 382,
        path: "prop.location.type",
        must: "one_of",
        since: 12020,
        until: 12050,
        ..RULE
    },
    Rule {
        id: 383,
        path: "prop.location.type",
        must: "one_of",
        since: 12060,
        until: 12090,
        ..RULE
    },
    Rule { id: 384, path: "prop.location.type", must: "none_of", since: 12060, ..RULE },
    Rule {
        id: 385,
        path: "prop.location.type",
        must: "none_of",
        since: 12020,
        until: 13010,
        because: "which the release does not have",
        ..RULE
    },
    Rule {
        id: 386,
        path: "prop.location.type",
        must: "none_of",
        since: 12020,
        until: 13030,
        because: "which the release does not have",
        ..RULE
    },
    Rule {
        id: 387,
        path: "prop.win32HandleMetaData",
        must: "non_null",
        conditions: &[Condition("prop.requestedHandleTypes", "has", &["CU_MEM_HANDLE_TYPE_WIN32"])],
        ..RULE
    },
    Rule {
        id: 388,
        path: "prop.requestedHandleTypes",
        must: "zero",
        since: 13000,
        conditions: &[Condition("prop.location.type", "is", &["CU_MEM_LOCATION_TYPE_HOST"])],
        ..RULE
    },
    Rule {
        id: 389,
        path: "prop.location.id",
        must: "hold",
        asks: true,
        since: 12020,
        conditions: &[Condition("prop.location.type", "is", &["CU_MEM_LOCATION_TYPE_HOST_NUMA"])],
        clause: "the system has no NUMA nodes",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 390,
        path: "size",
        must: "multiple_of",
        asks: true,
        because: "the minimum granularity of such an allocation",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 391,
        path: "size",
        must: "hold",
        always: true,
        reason: "the range must lie within the allocation",
        ..RULE
    },
    Rule { id: 392, path: "flags", must: "zero", ..RULE },
    Rule { id: 393, path: "info.resourceType", must: "one_of", ..RULE },
    Rule { id: 394, path: "info.memOperationType", must: "enumerator", ..RULE },
    Rule {
        id: 395,
        path: "info.deviceBitMask",
        must: "power_of_two",
        reason: "it names one device",
        ..RULE
    },
    Rule { id: 396, path: "info.flags", must: "zero", ..RULE },
    Rule { id: 397, path: "info.reserved", must: "zeros", ..RULE },
    Rule {
        id: 398,
        path: "info.memHandleType",
        must: "enumerator",
        conditions: &[Condition("info.memOperationType", "is", &["CU_MEM_OPERATION_TYPE_MAP"])],
        ..RULE
    },
    Rule {
        id: 399,
        path: "memHandle.memHandle",
        must: "zero",
        conditions: &[Condition("memOperationType", "is", &["CU_MEM_OPERATION_TYPE_UNMAP"])],
        ..RULE
    },
];
static RULES_4: &[Rule] = &[
    Rule { id: 400, path: "flags", must: "zero", ..RULE },
    Rule { id: 401, path: "option", must: "enumerator", ..RULE },
    Rule {
        id: 402,
        path: "NumChannels",
        must: "one_of",
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
        ..RULE
    },
    Rule {
        id: 403,
        path: "array.Width",
        must: "limited",
        asks: true,
        conditions: &[
            Condition("array.Height", "is", &["0"]),
            Condition("array.Depth", "is", &["0"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..RULE
    },
    Rule {
        id: 404,
        path: "array.Width",
        must: "limited",
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
        ..RULE
    },
    Rule {
        id: 405,
        path: "array.Height",
        must: "limited",
        asks: true,
        conditions: &[
            Condition("array.Depth", "is", &["0"]),
            Condition(
                "array.Flags",
                "lacks",
                &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP", "CUDA_ARRAY3D_TEXTURE_GATHER"],
            ),
        ],
        ..RULE
    },
    Rule {
        id: 406,
        path: "array.Width",
        must: "limited",
        asks: true,
        conditions: &[
            Condition("array.Height", "is_not_zero", &[]),
            Condition("array.Depth", "is", &["0"]),
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_TEXTURE_GATHER"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..RULE
    },
    Rule {
        id: 407,
        path: "array.Height",
        must: "limited",
        asks: true,
        conditions: &[
            Condition("array.Depth", "is", &["0"]),
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_TEXTURE_GATHER"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..RULE
    },
    Rule {
        id: 408,
        path: "array.Width",
        must: "limited",
        asks: true,
        conditions: &[
            Condition("array.Height", "is", &["0"]),
            Condition("array.Depth", "is", &["0"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..RULE
    },
    Rule {
        id: 409,
        path: "array.Width",
        must: "limited",
        asks: true,
        conditions: &[
            Condition("array.Height", "is_not_zero", &[]),
            Condition("array.Depth", "is", &["0"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..RULE
    },
    Rule {
        id: 410,
        path: "array.Height",
        must: "limited",
        asks: true,
        conditions: &[
            Condition("array.Depth", "is", &["0"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..RULE
    },
    Rule { id: 411, path: "array.Width", must: "non_zero", ..RULE },
    Rule {
        id: 412,
        path: "array.Depth",
        must: "non_zero",
        conditions: &[Condition("array.Flags", "has", &["CUDA_ARRAY3D_LAYERED"])],
        ..RULE
    },
    Rule {
        id: 413,
        path: "array.Flags",
        must: "hold",
        clause: "the array has layers or does not have two dimensions",
        ..RULE
    },
    Rule {
        id: 414,
        path: "array.Height",
        must: "non_zero",
        conditions: &[
            Condition("array.Depth", "is_not_zero", &[]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..RULE
    },
    Rule {
        id: 415,
        path: "array.Height",
        must: "equal",
        conditions: &[
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_CUBEMAP"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED"]),
        ],
        because: "`Width`",
        ..RULE
    },
    Rule {
        id: 416,
        path: "array.Depth",
        must: "equal",
        conditions: &[
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_CUBEMAP"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED"]),
        ],
        ..RULE
    },
    Rule {
        id: 417,
        path: "array.Height",
        must: "equal",
        conditions: &[Condition(
            "array.Flags",
            "has",
            &["CUDA_ARRAY3D_CUBEMAP", "CUDA_ARRAY3D_LAYERED"],
        )],
        because: "`Width`",
        ..RULE
    },
    Rule {
        id: 418,
        path: "array.Depth",
        must: "multiple_of",
        conditions: &[Condition(
            "array.Flags",
            "has",
            &["CUDA_ARRAY3D_CUBEMAP", "CUDA_ARRAY3D_LAYERED"],
        )],
        ..RULE
    },
    Rule {
        id: 419,
        path: "array.Width",
        must: "limited",
        asks: true,
        conditions: &[
            Condition("array.Depth", "is_not_zero", &[]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP"]),
        ],
        clause: "the array exceeds a limit that ends in _ALTERNATE",
        ..RULE
    },
    Rule {
        id: 420,
        path: "array.Height",
        must: "limited",
        asks: true,
        conditions: &[
            Condition("array.Depth", "is_not_zero", &[]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP"]),
        ],
        clause: "the array exceeds a limit that ends in _ALTERNATE",
        ..RULE
    },
    Rule {
        id: 421,
        path: "array.Depth",
        must: "limited",
        asks: true,
        conditions: &[Condition(
            "array.Flags",
            "lacks",
            &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP"],
        )],
        clause: "the array exceeds a limit that ends in _ALTERNATE",
        ..RULE
    },
    Rule {
        id: 422,
        path: "array.Width",
        must: "limited",
        asks: true,
        conditions: &[
            Condition("array.Height", "is", &["0"]),
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_LAYERED"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..RULE
    },
    Rule {
        id: 423,
        path: "array.Depth",
        must: "limited",
        asks: true,
        conditions: &[
            Condition("array.Height", "is", &["0"]),
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_LAYERED"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..RULE
    },
    Rule {
        id: 424,
        path: "array.Width",
        must: "limited",
        asks: true,
        conditions: &[
            Condition("array.Height", "is_not_zero", &[]),
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_LAYERED"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..RULE
    },
    Rule {
        id: 425,
        path: "array.Height",
        must: "limited",
        asks: true,
        conditions: &[
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_LAYERED"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..RULE
    },
    Rule {
        id: 426,
        path: "array.Depth",
        must: "limited",
        asks: true,
        conditions: &[
            Condition("array.Height", "is_not_zero", &[]),
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_LAYERED"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..RULE
    },
    Rule {
        id: 427,
        path: "array.Width",
        must: "limited",
        asks: true,
        conditions: &[
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_CUBEMAP"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED"]),
        ],
        ..RULE
    },
    Rule {
        id: 428,
        path: "array.Width",
        must: "limited",
        asks: true,
        conditions: &[Condition(
            "array.Flags",
            "has",
            &["CUDA_ARRAY3D_CUBEMAP", "CUDA_ARRAY3D_LAYERED"],
        )],
        ..RULE
    },
    Rule {
        id: 429,
        path: "array.Depth",
        must: "limited",
        asks: true,
        conditions: &[Condition(
            "array.Flags",
            "has",
            &["CUDA_ARRAY3D_CUBEMAP", "CUDA_ARRAY3D_LAYERED"],
        )],
        ..RULE
    },
    Rule {
        id: 430,
        path: "array.Width",
        must: "limited",
        asks: true,
        conditions: &[
            Condition("array.Height", "is", &["0"]),
            Condition("array.Depth", "is", &["0"]),
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_SURFACE_LDST"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..RULE
    },
    Rule {
        id: 431,
        path: "array.Width",
        must: "limited",
        asks: true,
        conditions: &[
            Condition("array.Height", "is_not_zero", &[]),
            Condition("array.Depth", "is", &["0"]),
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_SURFACE_LDST"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..RULE
    },
    Rule {
        id: 432,
        path: "array.Height",
        must: "limited",
        asks: true,
        conditions: &[
            Condition("array.Depth", "is", &["0"]),
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_SURFACE_LDST"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..RULE
    },
    Rule {
        id: 433,
        path: "array.Width",
        must: "limited",
        asks: true,
        conditions: &[
            Condition("array.Depth", "is_not_zero", &[]),
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_SURFACE_LDST"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..RULE
    },
    Rule {
        id: 434,
        path: "array.Height",
        must: "limited",
        asks: true,
        conditions: &[
            Condition("array.Depth", "is_not_zero", &[]),
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_SURFACE_LDST"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..RULE
    },
    Rule {
        id: 435,
        path: "array.Depth",
        must: "limited",
        asks: true,
        conditions: &[
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_SURFACE_LDST"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..RULE
    },
    Rule {
        id: 436,
        path: "array.Width",
        must: "limited",
        asks: true,
        conditions: &[
            Condition("array.Height", "is", &["0"]),
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_SURFACE_LDST"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..RULE
    },
    Rule {
        id: 437,
        path: "array.Depth",
        must: "limited",
        asks: true,
        conditions: &[
            Condition("array.Height", "is", &["0"]),
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_SURFACE_LDST"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..RULE
    },
    Rule {
        id: 438,
        path: "array.Width",
        must: "limited",
        asks: true,
        conditions: &[
            Condition("array.Height", "is_not_zero", &[]),
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_SURFACE_LDST"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..RULE
    },
    Rule {
        id: 439,
        path: "array.Height",
        must: "limited",
        asks: true,
        conditions: &[
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_SURFACE_LDST"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..RULE
    },
    Rule {
        id: 440,
        path: "array.Depth",
        must: "limited",
        asks: true,
        conditions: &[
            Condition("array.Height", "is_not_zero", &[]),
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_SURFACE_LDST"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_CUBEMAP"]),
        ],
        ..RULE
    },
    Rule {
        id: 441,
        path: "array.Width",
        must: "limited",
        asks: true,
        conditions: &[
            Condition("array.Flags", "has", &["CUDA_ARRAY3D_CUBEMAP", "CUDA_ARRAY3D_SURFACE_LDST"]),
            Condition("array.Flags", "lacks", &["CUDA_ARRAY3D_LAYERED"]),
        ],
        ..RULE
    },
    Rule {
        id: 442,
        path: "array.Width",
        must: "limited",
        asks: true,
        conditions: &[Condition(
            "array.Flags",
            "has",
            &["CUDA_ARRAY3D_CUBEMAP", "CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_SURFACE_LDST"],
        )],
        ..RULE
    },
    Rule {
        id: 443,
        path: "array.Depth",
        must: "limited",
        asks: true,
        conditions: &[Condition(
            "array.Flags",
            "has",
            &["CUDA_ARRAY3D_CUBEMAP", "CUDA_ARRAY3D_LAYERED", "CUDA_ARRAY3D_SURFACE_LDST"],
        )],
        ..RULE
    },
    Rule {
        id: 444,
        path: "copy.srcMemoryType",
        must: "enumerator",
        conditions: &[
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
        ],
        ..RULE
    },
    Rule {
        id: 445,
        path: "copy.dstMemoryType",
        must: "enumerator",
        conditions: &[
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
        ],
        ..RULE
    },
    Rule {
        id: 446,
        path: "copy.srcPitch",
        must: "at_least",
        conditions: &[
            Condition("copy.srcPitch", "is_not_zero", &[]),
            Condition("copy.srcMemoryType", "is_not", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
        ],
        because: "WidthInBytes + srcXInBytes",
        ..RULE
    },
    Rule {
        id: 447,
        path: "copy.dstPitch",
        must: "at_least",
        conditions: &[
            Condition("copy.dstPitch", "is_not_zero", &[]),
            Condition("copy.dstMemoryType", "is_not", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
        ],
        because: "WidthInBytes + dstXInBytes",
        ..RULE
    },
    Rule {
        id: 448,
        path: "copy.srcMemoryType",
        must: "enumerator",
        conditions: &[
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
            Condition("copy.Depth", "is_not_zero", &[]),
        ],
        ..RULE
    },
    Rule {
        id: 449,
        path: "copy.dstMemoryType",
        must: "enumerator",
        conditions: &[
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
            Condition("copy.Depth", "is_not_zero", &[]),
        ],
        ..RULE
    },
    Rule {
        id: 450,
        path: "copy.srcPitch",
        must: "at_least",
        conditions: &[
            Condition("copy.srcPitch", "is_not_zero", &[]),
            Condition("copy.srcMemoryType", "is_not", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
            Condition("copy.Depth", "is_not_zero", &[]),
        ],
        because: "WidthInBytes + srcXInBytes",
        ..RULE
    },
    Rule {
        id: 451,
        path: "copy.srcHeight",
        must: "at_least",
        conditions: &[
            Condition("copy.srcHeight", "is_not_zero", &[]),
            Condition("copy.srcMemoryType", "is_not", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
            Condition("copy.Depth", "is_not_zero", &[]),
        ],
        because: "`Height` + srcY",
        ..RULE
    },
    Rule {
        id: 452,
        path: "copy.dstPitch",
        must: "at_least",
        conditions: &[
            Condition("copy.dstPitch", "is_not_zero", &[]),
            Condition("copy.dstMemoryType", "is_not", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
            Condition("copy.Depth", "is_not_zero", &[]),
        ],
        because: "WidthInBytes + dstXInBytes",
        ..RULE
    },
    Rule {
        id: 453,
        path: "copy.dstHeight",
        must: "at_least",
        conditions: &[
            Condition("copy.dstHeight", "is_not_zero", &[]),
            Condition("copy.dstMemoryType", "is_not", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
            Condition("copy.Depth", "is_not_zero", &[]),
        ],
        because: "`Height` + dstY",
        ..RULE
    },
    Rule {
        id: 454,
        path: "copy.srcLOD",
        must: "zero",
        conditions: &[
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
            Condition("copy.Depth", "is_not_zero", &[]),
        ],
        ..RULE
    },
    Rule {
        id: 455,
        path: "copy.dstLOD",
        must: "zero",
        conditions: &[
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
            Condition("copy.Depth", "is_not_zero", &[]),
        ],
        ..RULE
    },
    Rule {
        id: 456,
        path: "copy.reserved0",
        must: "null",
        conditions: &[
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
            Condition("copy.Depth", "is_not_zero", &[]),
        ],
        ..RULE
    },
    Rule {
        id: 457,
        path: "copy.reserved1",
        must: "null",
        conditions: &[
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
            Condition("copy.Depth", "is_not_zero", &[]),
        ],
        ..RULE
    },
    Rule { id: 458, path: "srcAccessOrder", must: "enumerator", ..RULE },
    Rule { id: 459, path: "type", must: "enumerator", ..RULE },
    Rule {
        id: 460,
        path: "ptr.rowLength",
        must: "at_least",
        conditions: &[Condition("ptr.rowLength", "is_not_zero", &[])],
        because: "extent.width",
        ..RULE
    },
    Rule {
        id: 461,
        path: "ptr.layerHeight",
        must: "at_least",
        conditions: &[Condition("ptr.layerHeight", "is_not_zero", &[])],
        because: "extent.height",
        ..RULE
    },
    Rule { id: 462, path: "op.extent.width", must: "non_zero", ..RULE },
    Rule { id: 463, path: "op.extent.height", must: "non_zero", ..RULE },
    Rule { id: 464, path: "op.extent.depth", must: "non_zero", ..RULE },
    Rule { id: 466, path: "numAttrs", must: "at_most", because: "`count`", codes: &[], ..RULE },
    Rule { id: 467, path: "attrsIdxs[0]", must: "zero", codes: &[], ..RULE },
    Rule { id: 468, path: "attrsIdxs[i]", must: "hold", codes: &[], ..RULE },
    Rule { id: 469, path: "attrsIdxs[i]", must: "below", because: "`count`", codes: &[], ..RULE },
    Rule {
        id: 470,
        path: "hStream",
        must: "non_null",
        because: "the legacy default stream",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 471,
        path: "hStream",
        must: "hold",
        because: "the legacy default stream",
        codes: &[],
        ..RULE
    },
    Rule { id: 472, path: "dependencies[i]", must: "hold", ..RULE },
    Rule {
        id: 473,
        path: "edgeData.from_port",
        must: "one_of",
        because: "CU_GRAPH_KERNEL_NODE_PORT_DEFAULT, CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC or CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER",
        ..RULE
    },
    Rule { id: 474, path: "edgeData.to_port", must: "zero", ..RULE },
    Rule { id: 475, path: "edgeData.type", must: "enumerator_of", ..RULE },
    Rule { id: 476, path: "edgeData.reserved", must: "zeros", ..RULE },
    Rule {
        id: 477,
        path: "edgeData.from_port",
        must: "one_of",
        conditions: &[Condition("edgeData.type", "is", &["CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC"])],
        because: "CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC or CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER",
        ..RULE
    },
    Rule {
        id: 478,
        path: "edgeData.type",
        must: "one_of",
        conditions: &[Condition(
            "edgeData.from_port",
            "is",
            &["CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC"],
        )],
        ..RULE
    },
    Rule { id: 479, path: "op.src.type", must: "enumerator", ..RULE },
    Rule { id: 480, path: "op.dst.type", must: "enumerator", ..RULE },
    Rule { id: 481, path: "op.flags", must: "zero", ..RULE },
    Rule {
        id: 482,
        path: "op.dst.type",
        must: "one_of",
        conditions: &[Condition(
            "op.src.type",
            "is",
            &["CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT"],
        )],
        ..RULE
    },
    Rule {
        id: 483,
        path: "options[i]",
        must: "none_of",
        clause: "another option is CU_JIT_TARGET",
        ..RULE
    },
    Rule { id: 484, path: "mode", must: "enumerator", ..RULE },
    Rule { id: 488, path: "attrib", must: "enumerator", ..RULE },
    Rule { id: 489, path: "value", must: "at_least", ..RULE },
    Rule { id: 493, path: "config", must: "enumerator", ..RULE },
    Rule { id: 494, path: "config", must: "enumerator", ..RULE },
    Rule { id: 495, path: "window.missProp", must: "one_of", ..RULE },
    Rule { id: 496, path: "policy", must: "enumerator", ..RULE },
    Rule { id: 498, path: "policy", must: "enumerator", since: 11080, ..RULE },
    Rule { id: 499, path: "event.flags", must: "one_of", ..RULE },
];
static RULES_5: &[Rule] = &[
    Rule { id: 500, path: "event.flags", must: "one_of", since: 12030, ..RULE },
    Rule { id: 501, path: "domain", must: "enumerator", since: 12030, ..RULE },
    Rule { id: 502, path: "node.deviceUpdatable", must: "one_of", since: 12040, ..RULE },
    Rule {
        id: 503,
        path: "percent",
        must: "at_most",
        since: 12050,
        because: "a percentage",
        ..RULE
    },
    Rule { id: 504, path: "scheduling", must: "one_of", since: 13000, ..RULE },
    Rule { id: 505, path: "mode", must: "enumerator", since: 13020, ..RULE },
    Rule { id: 507, path: "mode", must: "enumerator", since: 13020, ..RULE },
    Rule {
        id: 508,
        path: "config.attrs",
        must: "non_null",
        conditions: &[Condition("config.numAttrs", "is_not_zero", &[])],
        ..RULE
    },
    Rule {
        id: 509,
        path: "attrs[i].value.clusterDim.x",
        must: "divisor_of",
        since: 12030,
        clause: "x, y and z are not all zero",
        because: "config.gridDimX",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 510,
        path: "attrs[i].value.clusterDim.y",
        must: "divisor_of",
        since: 12030,
        clause: "x, y and z are not all zero",
        because: "config.gridDimY",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 511,
        path: "attrs[i].value.clusterDim.z",
        must: "divisor_of",
        since: 12030,
        clause: "x, y and z are not all zero",
        because: "config.gridDimZ",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 512,
        path: "attrs[i].value.preferredClusterDim.x",
        must: "divisor_of",
        since: 12080,
        because: "config.gridDimX",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 513,
        path: "attrs[i].value.preferredClusterDim.y",
        must: "divisor_of",
        since: 12080,
        because: "config.gridDimY",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 514,
        path: "attrs[i].value.preferredClusterDim.z",
        must: "divisor_of",
        since: 12080,
        because: "config.gridDimZ",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 515,
        path: "attrs[i].value.preferredClusterDim.x",
        must: "multiple_of",
        since: 12080,
        because: "that of CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 516,
        path: "attrs[i].value.preferredClusterDim.y",
        must: "multiple_of",
        since: 12080,
        because: "that of CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 517,
        path: "attrs[i].value.preferredClusterDim.z",
        must: "equal",
        since: 12080,
        because: "that of CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 518,
        path: "extra",
        must: "null",
        conditions: &[Condition("kernelParams", "is_not_null", &[])],
        ..RULE
    },
    Rule {
        id: 519,
        path: "extra",
        must: "hold",
        clause: "its CU_LAUNCH_PARAM_BUFFER_SIZE is not zero",
        codes: &[],
        ..RULE
    },
    Rule { id: 521, path: "handleType", must: "one_of_release", ..RULE },
    Rule { id: 522, path: "location.type", must: "one_of", until: 12010, ..RULE },
    Rule {
        id: 523,
        path: "location.id",
        must: "ordinal",
        asks: true,
        conditions: &[Condition("location.type", "is", &["CU_MEM_LOCATION_TYPE_DEVICE"])],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 524,
        path: "location.id",
        must: "at_least",
        since: 12020,
        conditions: &[Condition("location.type", "is", &["CU_MEM_LOCATION_TYPE_HOST_NUMA"])],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 525,
        path: "location.localized.deviceId",
        must: "ordinal",
        asks: true,
        since: 13040,
        conditions: &[Condition(
            "location.type",
            "is",
            &["CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN"],
        )],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 526,
        path: "location.localized.localityDomainId",
        must: "below",
        asks: true,
        since: 13040,
        conditions: &[Condition(
            "location.type",
            "is",
            &["CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN"],
        )],
        because: "the device's CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT",
        codes: &[],
        ..RULE
    },
    Rule { id: 527, path: "desc.flags", must: "enumerator", ..RULE },
    Rule { id: 529, path: "operation", must: "enumerator", ..RULE },
    Rule { id: 530, path: "operation.flags", must: "flags_of", ..RULE },
    Rule { id: 531, path: "operation.flags", must: "one_of", ..RULE },
    Rule { id: 532, path: "operation.flags", must: "zero", since: 13000, ..RULE },
    Rule { id: 533, path: "operation.flags", must: "enumerator_of", ..RULE },
    Rule { id: 534, path: "operation.flags", must: "zero", since: 13010, ..RULE },
    Rule { id: 535, path: "operation.reductionOp", must: "enumerator", since: 13010, ..RULE },
    Rule { id: 536, path: "operation.dataType", must: "enumerator", since: 13010, ..RULE },
    Rule { id: 538, path: "props.allocType", must: "enumerator", ..RULE },
    Rule { id: 540, path: "handleTypes", must: "only_of_release", ..RULE },
    Rule {
        id: 541,
        path: "props.maxSize",
        must: "zero",
        until: 12010,
        reason: "the field is reserved in these releases",
        ..RULE
    },
    Rule {
        id: 542,
        path: "props.usage",
        must: "zero",
        until: 12050,
        reason: "the field is reserved in these releases",
        ..RULE
    },
    Rule {
        id: 543,
        path: "props.gpuDirectRDMACapable",
        must: "zero",
        until: 13030,
        reason: "the field is reserved in these releases",
        ..RULE
    },
    Rule { id: 544, path: "props.reserved", must: "zeros", ..RULE },
    Rule {
        id: 545,
        path: "props.win32SecurityAttributes",
        must: "non_null",
        conditions: &[Condition("props.handleTypes", "has", &["CU_MEM_HANDLE_TYPE_WIN32"])],
        ..RULE
    },
    Rule {
        id: 546,
        path: "props.win32SecurityAttributes",
        must: "null",
        conditions: &[Condition("props.handleTypes", "lacks", &["CU_MEM_HANDLE_TYPE_WIN32"])],
        ..RULE
    },
    Rule {
        id: 547,
        path: "props.handleTypes",
        must: "zero",
        since: 13010,
        conditions: &[Condition("props.allocType", "is", &["CU_MEM_ALLOCATION_TYPE_MANAGED"])],
        ..RULE
    },
    Rule {
        id: 548,
        path: "props.maxSize",
        must: "zero",
        since: 13010,
        conditions: &[Condition("props.allocType", "is", &["CU_MEM_ALLOCATION_TYPE_MANAGED"])],
        ..RULE
    },
    Rule {
        id: 550,
        path: "props.allocType",
        must: "hold",
        asks: true,
        since: 13010,
        conditions: &[Condition("props.allocType", "is", &["CU_MEM_ALLOCATION_TYPE_MANAGED"])],
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 551,
        path: "props.location.type",
        must: "one_of",
        since: 12020,
        until: 12050,
        ..RULE
    },
    Rule {
        id: 552,
        path: "props.location.type",
        must: "one_of",
        since: 12060,
        until: 12090,
        ..RULE
    },
    Rule {
        id: 553,
        path: "props.location.type",
        must: "one_of_release",
        since: 13000,
        conditions: &[Condition("props.allocType", "is_not", &["CU_MEM_ALLOCATION_TYPE_MANAGED"])],
        ..RULE
    },
    Rule {
        id: 554,
        path: "props.location.id",
        must: "hold",
        asks: true,
        conditions: &[
            Condition("props.location.type", "is", &["CU_MEM_LOCATION_TYPE_DEVICE"]),
            Condition("props.allocType", "is_not", &["CU_MEM_ALLOCATION_TYPE_MANAGED"]),
        ],
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule { id: 556, path: "props.location.type", must: "none_of", since: 12060, ..RULE },
    Rule {
        id: 557,
        path: "props.handleTypes",
        must: "zero",
        since: 13000,
        conditions: &[Condition("props.location.type", "is", &["CU_MEM_LOCATION_TYPE_HOST"])],
        ..RULE
    },
    Rule {
        id: 558,
        path: "params.flags",
        must: "only",
        because: "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC",
        ..RULE
    },
    Rule {
        id: 559,
        path: "params.flags",
        must: "only",
        because: "CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC",
        ..RULE
    },
    Rule { id: 560, path: "dev", must: "hold", always: true, codes: &[], ..RULE },
    Rule { id: 561, path: "event", must: "hold", always: true, codes: &[], ..RULE },
    Rule { id: 562, path: "handle", must: "hold", always: true, codes: &[], ..RULE },
    Rule { id: 563, path: "mcHandle", must: "hold", codes: &[], ..RULE },
    Rule { id: 564, path: "memory", must: "hold", codes: &[], ..RULE },
    Rule {
        id: 565,
        path: "mcOffset",
        must: "at_most",
        always: true,
        because: "the size of the multicast object",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 566,
        path: "size",
        must: "at_most",
        always: true,
        because: "the number of bytes from mcOffset to the end of the multicast object",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 567,
        path: "size",
        must: "at_most",
        because: "the number of bytes from mcOffset to the end of the multicast object, less one granularity if the memory starts only at a multiple of 256",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 568,
        path: "size",
        must: "at_most",
        always: true,
        because: "the number of bytes from the start of the bound memory to the end of its allocation",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 569,
        path: "mcOffset",
        must: "hold",
        always: true,
        reason: "memory that starts only at a multiple of 256 occupies one granularity more",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 570,
        path: "size",
        must: "multiple_of",
        because: "the minimum multicast granularity",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 571,
        path: "mcOffset",
        must: "multiple_of",
        because: "the minimum multicast granularity",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 572,
        path: "from",
        must: "multiple_of",
        until: 13030,
        because: "the minimum multicast granularity",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 573,
        path: "from",
        must: "multiple_of",
        asks: true,
        since: 13040,
        because: "the minimum multicast granularity, or of 256 if the devices support that",
        codes: &[],
        ..RULE
    },
    Rule { id: 574, path: "memory", must: "hold", always: true, codes: &[], ..RULE },
    Rule { id: 575, path: "memory", must: "hold", codes: &[], ..RULE },
    Rule { id: 576, path: "dev", must: "hold", codes: &[], ..RULE },
    Rule { id: 577, path: "dev", must: "hold", codes: &[], ..RULE },
    Rule { id: 578, path: "dev", must: "hold", codes: &[], ..RULE },
    Rule { id: 579, path: "handleType", must: "hold", codes: &[], ..RULE },
    Rule { id: 580, path: "memptr", must: "hold", always: true, codes: &[], ..RULE },
    Rule {
        id: 581,
        path: "offset",
        must: "at_most",
        always: true,
        because: "the size of the mapping or allocation",
        codes: &[],
        ..RULE
    },
    Rule { id: 582, path: "pool", must: "hold", always: true, codes: &[], ..RULE },
    Rule { id: 583, path: "pool", must: "hold", codes: &[], ..RULE },
    Rule {
        id: 584,
        path: "poolProps.win32SecurityAttributes",
        must: "null",
        always: true,
        reason: "an owned pool does not keep them alive",
        codes: &[],
        ..RULE
    },
    Rule { id: 585, path: "poolProps.reserved", must: "zeros", always: true, ..RULE },
    Rule { id: 586, path: "attr", must: "one_of", always: true, ..RULE },
    Rule {
        id: 587,
        path: "handleType",
        must: "only",
        because: "those that the pool was created with",
        codes: &[],
        ..RULE
    },
    Rule { id: 588, path: "ptr", must: "hold", codes: &[], ..RULE },
    Rule { id: 589, path: "ptr", must: "hold", always: true, codes: &[], ..RULE },
    Rule { id: 590, path: "ptr", must: "hold", always: true, codes: &[], ..RULE },
    Rule { id: 591, path: "ptr", must: "hold", always: true, codes: &[], ..RULE },
    Rule { id: 592, path: "ptr", must: "hold", always: true, codes: &[], ..RULE },
    Rule { id: 593, path: "handle", must: "hold", codes: &[], ..RULE },
    Rule { id: 594, path: "size", must: "non_zero", always: true, codes: &[], ..RULE },
    Rule {
        id: 595,
        path: "offset",
        must: "at_most",
        always: true,
        because: "the size of the mapped object",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 596,
        path: "size",
        must: "at_most",
        always: true,
        because: "the number of bytes from offset to the end of the mapped object",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 597,
        path: "ptr",
        must: "multiple_of",
        because: "the minimum granularity of the mapped object",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 598,
        path: "size",
        must: "multiple_of",
        because: "the minimum granularity of the mapped object",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 599,
        path: "offset",
        must: "multiple_of",
        because: "the minimum granularity of the mapped object",
        codes: &[],
        ..RULE
    },
];
static RULES_6: &[Rule] = &[
    Rule { id: 600, path: "handle", must: "hold", always: true, codes: &[], ..RULE },
    Rule {
        id: 601,
        path: "prop.win32HandleMetaData",
        must: "null",
        always: true,
        reason: "an owned allocation does not keep it alive",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 602,
        path: "handleType",
        must: "only",
        because: "those that the allocation was created with",
        codes: &[],
        ..RULE
    },
    Rule { id: 603, path: "ptr", must: "hold", always: true, codes: &[], ..RULE },
    Rule { id: 604, path: "addr", must: "hold", always: true, codes: &[], ..RULE },
    Rule {
        id: 605,
        path: "pctx",
        must: "hold",
        always: true,
        reason: "the body must leave the thread's stack of contexts as it found it",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 606,
        path: "pid",
        must: "hold",
        asks: true,
        since: 13040,
        conditions: &[Condition("args.customStorageInfo_out", "is_not_null", &[])],
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule { id: 607, path: "info.resource", must: "hold", asks: true, codes: &[], ..RULE },
    Rule { id: 608, path: "info.resource", must: "hold", asks: true, codes: &[], ..RULE },
    Rule {
        id: 609,
        path: "info.subresourceType",
        must: "enumerator",
        asks: true,
        clause: "the array has no CUDA_ARRAY3D_DEFERRED_MAPPING",
        ..RULE
    },
    Rule {
        id: 610,
        path: "info.subresource.sparseLevel.level",
        must: "zero",
        asks: true,
        conditions: &[Condition("info.resourceType", "is", &["CU_RESOURCE_TYPE_ARRAY"])],
        clause: "the array has no CUDA_ARRAY3D_DEFERRED_MAPPING",
        ..RULE
    },
    Rule {
        id: 611,
        path: "info.subresource.sparseLevel.layer",
        must: "below",
        asks: true,
        clause: "the array has no CUDA_ARRAY3D_DEFERRED_MAPPING and is no cubemap",
        because: "the number of layers, or 1 without CUDA_ARRAY3D_LAYERED",
        ..RULE
    },
    Rule {
        id: 612,
        path: "info.subresource.sparseLevel.offsetZ",
        must: "zero",
        asks: true,
        clause: "the array has two dimensions and no CUDA_ARRAY3D_DEFERRED_MAPPING",
        ..RULE
    },
    Rule {
        id: 613,
        path: "info.subresource.sparseLevel.extentDepth",
        must: "equal",
        asks: true,
        clause: "the array has two dimensions and no CUDA_ARRAY3D_DEFERRED_MAPPING",
        ..RULE
    },
    Rule {
        id: 614,
        path: "info.subresource.miptail.layer",
        must: "below",
        asks: true,
        clause: "the array has no CUDA_ARRAY3D_DEFERRED_MAPPING and is no cubemap",
        because: "the number of layers, or 1 without CUDA_ARRAY3D_LAYERED",
        ..RULE
    },
    Rule {
        id: 615,
        path: "location.id",
        must: "hold",
        asks: true,
        conditions: &[Condition("location.type", "is", &["CU_MEM_LOCATION_TYPE_DEVICE"])],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 616,
        path: "count",
        must: "zero",
        asks: true,
        clause: "the CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS of a device is zero",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 617,
        path: "current_context",
        must: "non_null",
        asks: true,
        codes: &[R::CUDA_ERROR_INVALID_CONTEXT],
        ..RULE
    },
    Rule {
        id: 618,
        path: "srcDevice",
        must: "ordinal",
        asks: true,
        codes: &[R::CUDA_ERROR_INVALID_DEVICE],
        ..RULE
    },
    Rule {
        id: 619,
        path: "dstDevice",
        must: "ordinal",
        asks: true,
        codes: &[R::CUDA_ERROR_INVALID_DEVICE],
        ..RULE
    },
    Rule {
        id: 620,
        path: "dev",
        must: "ordinal",
        asks: true,
        codes: &[R::CUDA_ERROR_INVALID_DEVICE],
        ..RULE
    },
    Rule {
        id: 621,
        path: "attrs[i].value.accessPolicyWindow.num_bytes",
        must: "within",
        asks: true,
        because: "the largest CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE of the devices",
        ..RULE
    },
    Rule {
        id: 622,
        path: "attrs[i].value.memSyncDomainMap.default_",
        must: "below",
        asks: true,
        since: 12000,
        because: "the largest CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT of the devices",
        ..RULE
    },
    Rule {
        id: 623,
        path: "attrs[i].value.memSyncDomainMap.remote",
        must: "below",
        asks: true,
        since: 12000,
        because: "the largest CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT of the devices",
        ..RULE
    },
    Rule {
        id: 624,
        path: "sharedMemBytes",
        must: "within",
        asks: true,
        since: 13020,
        clause: "CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE is CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE",
        because: "the largest CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK of the devices",
        ..RULE
    },
    Rule {
        id: 625,
        path: "sharedMemBytes",
        must: "within",
        asks: true,
        since: 13020,
        clause: "CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE is CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE",
        because: "the largest CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN of the devices",
        ..RULE
    },
    Rule {
        id: 626,
        path: "hStream",
        must: "hold",
        asks: true,
        conditions: &[Condition("location.type", "is", &["CU_MEM_LOCATION_TYPE_DEVICE"])],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 627,
        path: "devPtr",
        must: "hold",
        asks: true,
        conditions: &[Condition("count", "is_not_zero", &[])],
        codes: &[],
        ..RULE
    },
    Rule {
        id: 628,
        path: "mapInfoList[i].deviceBitMask",
        must: "equal",
        asks: true,
        because: "the bit of the device of hStream",
        ..RULE
    },
    Rule {
        id: 629,
        path: "info.deviceBitMask",
        must: "equal",
        asks: true,
        conditions: &[Condition("info.memOperationType", "is", &["CU_MEM_OPERATION_TYPE_MAP"])],
        because: "the bit of the device of memHandle",
        ..RULE
    },
    Rule {
        id: 630,
        path: "info.subresource.sparseLevel.offsetX",
        must: "multiple_of",
        asks: true,
        clause: "the array has no CUDA_ARRAY3D_DEFERRED_MAPPING",
        because: "the width of a tile",
        ..RULE
    },
    Rule {
        id: 631,
        path: "info.subresource.sparseLevel.offsetY",
        must: "multiple_of",
        asks: true,
        clause: "the array has no CUDA_ARRAY3D_DEFERRED_MAPPING",
        because: "the height of a tile",
        ..RULE
    },
    Rule {
        id: 632,
        path: "info.subresource.sparseLevel.offsetZ",
        must: "multiple_of",
        asks: true,
        clause: "the array has no CUDA_ARRAY3D_DEFERRED_MAPPING",
        because: "the depth of a tile",
        ..RULE
    },
    Rule {
        id: 633,
        path: "info.subresource.miptail.offset",
        must: "below",
        asks: true,
        clause: "the array has no CUDA_ARRAY3D_DEFERRED_MAPPING",
        because: "the size of the mip tail",
        ..RULE
    },
    Rule {
        id: 634,
        path: "info.subresource.miptail.size",
        must: "at_most",
        asks: true,
        clause: "the array has no CUDA_ARRAY3D_DEFERRED_MAPPING",
        because: "the size of the mip tail less `offset`",
        reason: "`offset + size` must be within the mip tail",
        ..RULE
    },
    Rule {
        id: 635,
        path: "info.subresource.miptail.layer",
        must: "zero",
        asks: true,
        conditions: &[Condition("info.resourceType", "is_not", &["CU_RESOURCE_TYPE_ARRAY"])],
        clause: "the array has CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL and no CUDA_ARRAY3D_DEFERRED_MAPPING",
        ..RULE
    },
    Rule {
        id: 636,
        path: "dstDevice",
        must: "multiple_of",
        conditions: &[
            Condition("Width", "is_not_zero", &[]),
            Condition("Height", "is_not_zero", &[]),
        ],
        ..RULE
    },
    Rule {
        id: 637,
        path: "dstDevice",
        must: "multiple_of",
        conditions: &[
            Condition("Width", "is_not_zero", &[]),
            Condition("Height", "is_not_zero", &[]),
        ],
        ..RULE
    },
    Rule {
        id: 638,
        path: "pointer",
        must: "non_null",
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_VALUE, R::CUDA_ERROR_INVALID_HANDLE],
        ..RULE
    },
    Rule {
        id: 639,
        path: "current_context",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_CONTEXT],
        ..RULE
    },
    Rule {
        id: 640,
        path: "handle",
        must: "non_null",
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_VALUE, R::CUDA_ERROR_INVALID_HANDLE],
        ..RULE
    },
    Rule { id: 641, path: "gridDimX", must: "non_zero", after: true, ..RULE },
    Rule { id: 642, path: "gridDimY", must: "non_zero", after: true, ..RULE },
    Rule { id: 643, path: "gridDimZ", must: "non_zero", after: true, ..RULE },
    Rule { id: 644, path: "blockDimX", must: "non_zero", after: true, ..RULE },
    Rule { id: 645, path: "blockDimY", must: "non_zero", after: true, ..RULE },
    Rule { id: 646, path: "blockDimZ", must: "non_zero", after: true, ..RULE },
    Rule { id: 647, path: "gridDimX", must: "limited", asks: true, after: true, ..RULE },
    Rule { id: 648, path: "gridDimY", must: "limited", asks: true, after: true, ..RULE },
    Rule { id: 649, path: "gridDimZ", must: "limited", asks: true, after: true, ..RULE },
    Rule { id: 650, path: "blockDimX", must: "limited", asks: true, after: true, ..RULE },
    Rule { id: 651, path: "blockDimY", must: "limited", asks: true, after: true, ..RULE },
    Rule { id: 652, path: "blockDimZ", must: "limited", asks: true, after: true, ..RULE },
    Rule {
        id: 653,
        path: "blockDimX * blockDimY * blockDimZ",
        must: "limited",
        asks: true,
        after: true,
        ..RULE
    },
    Rule {
        id: 654,
        path: "blockDimX * blockDimY * blockDimZ",
        must: "within",
        asks: true,
        after: true,
        because: "the function's CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, which depends on its registers and its `.maxntid`",
        codes: &[R::CUDA_ERROR_INVALID_VALUE, R::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES],
        ..RULE
    },
    Rule {
        id: 655,
        path: "sharedMemBytes",
        must: "within",
        asks: true,
        after: true,
        because: "the function's CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, which cuFuncSetAttribute can raise",
        ..RULE
    },
    Rule {
        id: 656,
        path: "config.blockDimX * config.blockDimY * config.blockDimZ",
        must: "within",
        asks: true,
        after: true,
        because: "the function's CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, which depends on its registers and its `.maxntid`",
        codes: &[R::CUDA_ERROR_INVALID_VALUE, R::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES],
        ..RULE
    },
    Rule {
        id: 657,
        path: "config.sharedMemBytes",
        must: "within",
        asks: true,
        after: true,
        because: "the function's CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, which cuFuncSetAttribute can raise",
        ..RULE
    },
    Rule {
        id: 658,
        path: "gridDimX * gridDimY * gridDimZ",
        must: "within",
        asks: true,
        after: true,
        because: "the blocks of this function that the device can run at once",
        codes: &[R::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE],
        ..RULE
    },
    Rule {
        id: 659,
        path: "dev",
        must: "ordinal",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_DEVICE, R::CUDA_ERROR_INVALID_VALUE],
        ..RULE
    },
    Rule { id: 660, path: "to[i]", must: "hold", after: true, ..RULE },
    Rule {
        id: 661,
        path: "hStream",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED],
        ..RULE
    },
    Rule {
        id: 662,
        path: "hStream",
        must: "non_null",
        after: true,
        reason: "the legacy default stream cannot be captured",
        codes: &[R::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED],
        ..RULE
    },
    Rule {
        id: 663,
        path: "hStream",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_ILLEGAL_STATE],
        ..RULE
    },
    Rule {
        id: 664,
        path: "hStream",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_ILLEGAL_STATE],
        ..RULE
    },
    Rule { id: 665, path: "hNode", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 666, path: "hNode", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 667, path: "hNode", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 668, path: "hNode", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 669, path: "hNode", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 670, path: "hNode", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 671, path: "hNode", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 672, path: "hNode", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 673, path: "hNode", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 674, path: "dstDevice", must: "hold", asks: true, after: true, ..RULE },
    Rule {
        id: 675,
        path: "ByteCount",
        must: "within",
        asks: true,
        after: true,
        because: "the bytes from dstDevice to the end of its memory",
        ..RULE
    },
    Rule { id: 676, path: "srcDevice", must: "hold", asks: true, after: true, ..RULE },
    Rule {
        id: 677,
        path: "ByteCount",
        must: "within",
        asks: true,
        after: true,
        because: "the bytes from srcDevice to the end of its memory",
        ..RULE
    },
    Rule {
        id: 678,
        path: "dstHost",
        must: "non_null",
        after: true,
        conditions: &[Condition("ByteCount", "is_not_zero", &[])],
        ..RULE
    },
    Rule {
        id: 679,
        path: "srcHost",
        must: "non_null",
        after: true,
        conditions: &[Condition("ByteCount", "is_not_zero", &[])],
        ..RULE
    },
    Rule { id: 680, path: "dstDevice", must: "hold", asks: true, after: true, ..RULE },
    Rule {
        id: 681,
        path: "N",
        must: "within",
        asks: true,
        after: true,
        because: "the elements from dstDevice to the end of its memory",
        ..RULE
    },
    Rule { id: 682, path: "from[i]", must: "hold", asks: true, after: true, ..RULE },
    Rule {
        id: 683,
        path: "N",
        must: "within",
        asks: true,
        after: true,
        because: "the elements from dstDevice to the end of its memory",
        ..RULE
    },
    Rule { id: 684, path: "to[i]", must: "hold", asks: true, after: true, ..RULE },
    Rule {
        id: 685,
        path: "N",
        must: "within",
        asks: true,
        after: true,
        because: "the elements from dstDevice to the end of its memory",
        ..RULE
    },
    Rule { id: 686, path: "dptr", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 687, path: "dptr", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 688, path: "dptr", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 689, path: "p", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 690, path: "p", must: "hold", asks: true, after: true, ..RULE },
    Rule {
        id: 691,
        path: "p",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_VALUE, R::CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED],
        ..RULE
    },
    Rule {
        id: 692,
        path: "p",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED, R::CUDA_ERROR_INVALID_VALUE],
        ..RULE
    },
    Rule {
        id: 693,
        path: "dptr",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_FOUND, R::CUDA_ERROR_INVALID_VALUE],
        ..RULE
    },
    Rule { id: 694, path: "dependencies[i]", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 695, path: "dptr", must: "hold", asks: true, after: true, ..RULE },
    Rule {
        id: 696,
        path: "bytesize",
        must: "within",
        maybe: true,
        asks: true,
        after: true,
        because: "the bytes that the device had free just after the refusal",
        codes: &[R::CUDA_ERROR_OUT_OF_MEMORY],
        ..RULE
    },
    Rule {
        id: 697,
        path: "size",
        must: "within",
        maybe: true,
        asks: true,
        after: true,
        because: "the bytes that the device had free just after the refusal",
        codes: &[R::CUDA_ERROR_OUT_OF_MEMORY],
        ..RULE
    },
    Rule { id: 698, path: "ptr", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 699, path: "ptr", must: "hold", asks: true, after: true, ..RULE },
];
static RULES_7: &[Rule] = &[
    Rule { id: 700, path: "handleType", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 701, path: "pool", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 702, path: "dptr", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 703, path: "dptr", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 704, path: "addr", must: "hold", asks: true, after: true, ..RULE },
    Rule {
        id: 705,
        path: "name",
        must: "named",
        asks: true,
        after: true,
        because: "the module has no function {}",
        codes: &[R::CUDA_ERROR_NOT_FOUND],
        ..RULE
    },
    Rule {
        id: 706,
        path: "name",
        must: "named",
        asks: true,
        after: true,
        because: "the library has no kernel {}",
        codes: &[R::CUDA_ERROR_NOT_FOUND],
        ..RULE
    },
    Rule {
        id: 707,
        path: "path",
        must: "hold_text",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_FILE_NOT_FOUND],
        ..RULE
    },
    Rule { id: 708, path: "image", must: "non_null", after: true, ..RULE },
    Rule { id: 709, path: "kernelParams", must: "hold", asks: true, after: true, ..RULE },
    Rule {
        id: 710,
        path: "value",
        must: "within",
        asks: true,
        after: true,
        because: "the largest CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN of the devices without the function's static shared memory",
        ..RULE
    },
    Rule { id: 711, path: "blockSize", must: "at_least", after: true, ..RULE },
    Rule { id: 712, path: "ptr", must: "hold", asks: true, after: true, ..RULE },
    Rule {
        id: 713,
        path: "name",
        must: "hold_text",
        after: true,
        codes: &[R::CUDA_ERROR_NOT_FOUND],
        ..RULE
    },
    Rule {
        id: 714,
        path: "pciBusId",
        must: "hold_text",
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_DEVICE, R::CUDA_ERROR_INVALID_VALUE],
        ..RULE
    },
    Rule {
        id: 715,
        path: "dev",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_CONTEXT],
        ..RULE
    },
    Rule {
        id: 716,
        path: "peerContext",
        must: "hold",
        after: true,
        codes: &[R::CUDA_ERROR_PEER_ACCESS_NOT_ENABLED],
        ..RULE
    },
    Rule {
        id: 717,
        path: "hStart",
        must: "hold",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_HANDLE],
        ..RULE
    },
    Rule { id: 718, path: "array", must: "hold", after: true, ..RULE },
    Rule {
        id: 719,
        path: "call",
        must: "hold_text",
        after: true,
        codes: &[R::CUDA_ERROR_NOT_INITIALIZED],
        ..RULE
    },
    Rule {
        id: 720,
        path: "call",
        must: "hold_text",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_INITIALIZED],
        ..RULE
    },
    Rule {
        id: 721,
        path: "call",
        must: "hold_text",
        after: true,
        codes: &[R::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED],
        ..RULE
    },
    Rule {
        id: 722,
        path: "call",
        must: "hold_text",
        after: true,
        codes: &[R::CUDA_ERROR_STREAM_CAPTURE_IMPLICIT],
        ..RULE
    },
    Rule {
        id: 723,
        path: "call",
        must: "hold_text",
        after: true,
        codes: &[R::CUDA_ERROR_STREAM_CAPTURE_ISOLATION],
        ..RULE
    },
    Rule {
        id: 724,
        path: "call",
        must: "hold_text",
        after: true,
        codes: &[R::CUDA_ERROR_STREAM_CAPTURE_MERGE],
        ..RULE
    },
    Rule {
        id: 725,
        path: "call",
        must: "hold_text",
        after: true,
        codes: &[R::CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD],
        ..RULE
    },
    Rule {
        id: 726,
        path: "call",
        must: "hold_text",
        after: true,
        codes: &[R::CUDA_ERROR_CAPTURED_EVENT],
        ..RULE
    },
    Rule {
        id: 727,
        path: "ctx",
        must: "hold",
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_CONTEXT],
        ..RULE
    },
    Rule {
        id: 728,
        path: "event",
        must: "hold",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_HANDLE],
        ..RULE
    },
    Rule {
        id: 729,
        path: "ordinal",
        must: "ordinal",
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_DEVICE, R::CUDA_ERROR_INVALID_VALUE],
        ..RULE
    },
    Rule { id: 730, path: "attrib", must: "enumerator", after: true, ..RULE },
    Rule {
        id: 731,
        path: "type",
        must: "enumerator",
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_RESOURCE_TYPE, R::CUDA_ERROR_INVALID_VALUE],
        ..RULE
    },
    Rule { id: 732, path: "error", must: "enumerator", after: true, ..RULE },
    Rule {
        id: 733,
        path: "type",
        must: "hold",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule { id: 734, path: "fn", must: "non_null", after: true, ..RULE },
    Rule { id: 735, path: "callbackFunc", must: "non_null", after: true, ..RULE },
    Rule {
        id: 736,
        path: "func",
        must: "hold",
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_HANDLE, R::CUDA_ERROR_INVALID_VALUE],
        ..RULE
    },
    Rule { id: 737, path: "initialRefcount", must: "non_zero", after: true, ..RULE },
    Rule { id: 738, path: "hNode", must: "hold", asks: true, after: true, ..RULE },
    Rule {
        id: 739,
        path: "hStream",
        must: "hold",
        after: true,
        codes: &[R::CUDA_ERROR_STREAM_CAPTURE_UNMATCHED],
        ..RULE
    },
    Rule {
        id: 740,
        path: "hStream",
        must: "hold",
        after: true,
        codes: &[R::CUDA_ERROR_STREAM_CAPTURE_UNJOINED],
        ..RULE
    },
    Rule { id: 741, path: "format", must: "enumerator", after: true, ..RULE },
    Rule { id: 742, path: "array", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 743, path: "mipmap", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 744, path: "level", must: "hold", maybe: true, after: true, ..RULE },
    Rule {
        id: 745,
        path: "sharedMemBytes",
        must: "within",
        asks: true,
        after: true,
        because: "the largest CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN of the devices without the function's static shared memory",
        ..RULE
    },
    Rule {
        id: 746,
        path: "config.sharedMemBytes",
        must: "within",
        asks: true,
        after: true,
        because: "the largest CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN of the devices without the function's static shared memory",
        ..RULE
    },
    Rule {
        id: 747,
        path: "config.gridDimX * config.gridDimY * config.gridDimZ",
        must: "within",
        asks: true,
        after: true,
        because: "the blocks of this function that the device can run at once",
        codes: &[R::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE],
        ..RULE
    },
    Rule { id: 748, path: "id", must: "enumerator", after: true, ..RULE },
    Rule { id: 749, path: "paramIndex", must: "hold", after: true, ..RULE },
    Rule { id: 750, path: "option", must: "enumerator", after: true, ..RULE },
    Rule { id: 751, path: "p", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 752, path: "bytesize", must: "non_zero", after: true, ..RULE },
    Rule { id: 753, path: "ptr", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 754, path: "attribute", must: "enumerator", after: true, ..RULE },
    Rule { id: 755, path: "devPtr", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 756, path: "count", must: "non_zero", after: true, ..RULE },
    Rule { id: 757, path: "dstPitch", must: "hold", after: true, ..RULE },
    Rule { id: 758, path: "dstPitch", must: "hold", after: true, ..RULE },
    Rule { id: 759, path: "dstPitch", must: "hold", after: true, ..RULE },
    Rule {
        id: 760,
        path: "copy.srcPitch",
        must: "within",
        asks: true,
        conditions: &[
            Condition("copy.srcMemoryType", "is_not", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
        ],
        because: "the device's CU_DEVICE_ATTRIBUTE_MAX_PITCH",
        ..RULE
    },
    Rule {
        id: 761,
        path: "copy.dstPitch",
        must: "within",
        asks: true,
        conditions: &[
            Condition("copy.dstMemoryType", "is_not", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
        ],
        because: "the device's CU_DEVICE_ATTRIBUTE_MAX_PITCH",
        ..RULE
    },
    Rule {
        id: 762,
        path: "bytesize",
        must: "within",
        asks: true,
        after: true,
        because: "the bytes that the device has",
        codes: &[R::CUDA_ERROR_OUT_OF_MEMORY],
        ..RULE
    },
    Rule {
        id: 763,
        path: "bytesize",
        must: "within",
        asks: true,
        after: true,
        because: "the bytes that the device has",
        codes: &[R::CUDA_ERROR_OUT_OF_MEMORY],
        ..RULE
    },
    Rule {
        id: 764,
        path: "bytesize",
        must: "within",
        maybe: true,
        asks: true,
        after: true,
        because: "the bytes that the device had free just after the refusal",
        codes: &[R::CUDA_ERROR_OUT_OF_MEMORY],
        ..RULE
    },
    Rule {
        id: 765,
        path: "size",
        must: "within",
        asks: true,
        after: true,
        because: "the bytes that the device has",
        codes: &[R::CUDA_ERROR_OUT_OF_MEMORY],
        ..RULE
    },
    Rule { id: 766, path: "ptr", must: "hold", maybe: true, asks: true, after: true, ..RULE },
    Rule { id: 767, path: "size", must: "hold", maybe: true, asks: true, after: true, ..RULE },
    Rule { id: 768, path: "addr", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 769, path: "handleType", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 770, path: "addr", must: "multiple_of", after: true, ..RULE },
    Rule {
        id: 771,
        path: "name",
        must: "hold_text",
        after: true,
        codes: &[R::CUDA_ERROR_NOT_FOUND],
        ..RULE
    },
    Rule {
        id: 772,
        path: "path",
        must: "hold_text",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_OPERATING_SYSTEM, R::CUDA_ERROR_INVALID_VALUE],
        ..RULE
    },
    Rule {
        id: 773,
        path: "image",
        must: "hold",
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_IMAGE, R::CUDA_ERROR_INVALID_PTX],
        ..RULE
    },
    Rule {
        id: 774,
        path: "image",
        must: "hold_text",
        after: true,
        codes: &[R::CUDA_ERROR_UNSUPPORTED_PTX_VERSION],
        ..RULE
    },
    Rule {
        id: 775,
        path: "image",
        must: "hold_text",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_PTX, R::CUDA_ERROR_NO_BINARY_FOR_GPU],
        ..RULE
    },
    Rule {
        id: 776,
        path: "image",
        must: "hold",
        after: true,
        codes: &[R::CUDA_ERROR_NO_BINARY_FOR_GPU],
        ..RULE
    },
    Rule {
        id: 777,
        path: "path",
        must: "hold_text",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_IMAGE],
        ..RULE
    },
    Rule {
        id: 778,
        path: "flags",
        must: "hold",
        asks: true,
        since: 12000,
        clause: "`hGraph` holds other nodes than kernel, memcpy, memset and child graph nodes",
        ..RULE
    },
    Rule {
        id: 779,
        path: "flags",
        must: "hold",
        asks: true,
        since: 12030,
        clause: "`hGraph` holds no kernel, memcpy or memset node",
        ..RULE
    },
    Rule {
        id: 780,
        path: "dstArray",
        must: "hold",
        asks: true,
        conditions: &[Condition("ByteCount", "is_not_zero", &[])],
        ..RULE
    },
    Rule {
        id: 781,
        path: "srcArray",
        must: "hold",
        asks: true,
        conditions: &[Condition("ByteCount", "is_not_zero", &[])],
        ..RULE
    },
    Rule {
        id: 782,
        path: "dstDevice",
        must: "multiple_of",
        asks: true,
        conditions: &[Condition("ByteCount", "is_not_zero", &[])],
        because: "the element size of srcArray",
        ..RULE
    },
    Rule {
        id: 783,
        path: "ByteCount",
        must: "multiple_of",
        asks: true,
        conditions: &[Condition("ByteCount", "is_not_zero", &[])],
        because: "the element size of srcArray",
        ..RULE
    },
    Rule {
        id: 784,
        path: "dstArray",
        must: "hold",
        asks: true,
        conditions: &[Condition("ByteCount", "is_not_zero", &[])],
        ..RULE
    },
    Rule {
        id: 785,
        path: "ByteCount",
        must: "multiple_of",
        asks: true,
        conditions: &[Condition("ByteCount", "is_not_zero", &[])],
        because: "the element size of the arrays",
        ..RULE
    },
    Rule { id: 786, path: "addr", must: "hold", asks: true, codes: &[], ..RULE },
    Rule {
        id: 787,
        path: "stream",
        must: "hold",
        asks: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 788,
        path: "flags",
        must: "none_of",
        asks: true,
        clause: "the stream's device does not support it (CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR)",
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 789,
        path: "flags",
        must: "hold",
        asks: true,
        clause: "the stream's device does not support it (CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES)",
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 790,
        path: "hStream",
        must: "hold",
        asks: true,
        codes: &[R::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED],
        ..RULE
    },
    Rule {
        id: 791,
        path: "srcMemoryType",
        must: "none_of",
        asks: true,
        clause: "the current device does not support it (CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING)",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 792,
        path: "dstMemoryType",
        must: "none_of",
        asks: true,
        clause: "the current device does not support it (CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING)",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 793,
        path: "copy.srcPitch",
        must: "within",
        asks: true,
        conditions: &[
            Condition("copy.srcMemoryType", "is_not", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
            Condition("copy.Depth", "is_not_zero", &[]),
        ],
        because: "the device's CU_DEVICE_ATTRIBUTE_MAX_PITCH",
        ..RULE
    },
    Rule {
        id: 794,
        path: "copy.dstPitch",
        must: "within",
        asks: true,
        conditions: &[
            Condition("copy.dstMemoryType", "is_not", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
            Condition("copy.Depth", "is_not_zero", &[]),
        ],
        because: "the device's CU_DEVICE_ATTRIBUTE_MAX_PITCH",
        ..RULE
    },
    Rule {
        id: 795,
        path: "copy.srcXInBytes",
        must: "multiple_of",
        asks: true,
        conditions: &[
            Condition("copy.srcMemoryType", "is", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
        ],
        because: "the element size of srcArray",
        ..RULE
    },
    Rule {
        id: 796,
        path: "copy.dstXInBytes",
        must: "multiple_of",
        asks: true,
        conditions: &[
            Condition("copy.dstMemoryType", "is", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
        ],
        because: "the element size of dstArray",
        ..RULE
    },
    Rule {
        id: 797,
        path: "copy.srcXInBytes",
        must: "multiple_of",
        asks: true,
        conditions: &[
            Condition("copy.srcMemoryType", "is", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
            Condition("copy.Depth", "is_not_zero", &[]),
        ],
        because: "the element size of srcArray",
        ..RULE
    },
    Rule {
        id: 798,
        path: "copy.dstXInBytes",
        must: "multiple_of",
        asks: true,
        conditions: &[
            Condition("copy.dstMemoryType", "is", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
            Condition("copy.Depth", "is_not_zero", &[]),
        ],
        because: "the element size of dstArray",
        ..RULE
    },
    Rule {
        id: 799,
        path: "op.dst.op.array.array",
        must: "hold",
        asks: true,
        conditions: &[
            Condition("op.src.type", "is", &["CU_MEMCPY_OPERAND_TYPE_ARRAY"]),
            Condition("op.dst.type", "is", &["CU_MEMCPY_OPERAND_TYPE_ARRAY"]),
        ],
        ..RULE
    },
];
static RULES_8: &[Rule] = &[
    Rule {
        id: 800,
        path: "config.attrs[i].id",
        must: "none_of",
        asks: true,
        since: 12040,
        clause: "the stream is not null and does not capture",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 801,
        path: "count",
        must: "within",
        asks: true,
        after: true,
        because: "the bytes from devPtr to the end of its memory",
        ..RULE
    },
    Rule { id: 802, path: "length", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 803, path: "size", must: "non_zero", after: true, ..RULE },
    Rule { id: 804, path: "size", must: "non_zero", after: true, ..RULE },
    Rule { id: 805, path: "WidthInBytes", must: "non_zero", after: true, ..RULE },
    Rule {
        id: 806,
        path: "ptr",
        must: "multiple_of",
        asks: true,
        after: true,
        because: "the minimum granularity of the allocation",
        ..RULE
    },
    Rule {
        id: 807,
        path: "size",
        must: "multiple_of",
        asks: true,
        after: true,
        because: "the minimum granularity of the allocation",
        ..RULE
    },
    Rule { id: 808, path: "ptr", must: "hold", maybe: true, asks: true, after: true, ..RULE },
    Rule { id: 809, path: "shareableHandle", must: "non_null", after: true, ..RULE },
    Rule {
        id: 810,
        path: "copy.WidthInBytes",
        must: "within",
        asks: true,
        after: true,
        conditions: &[
            Condition("copy.srcMemoryType", "is", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
        ],
        because: "the bytes of a row of srcArray from srcXInBytes",
        ..RULE
    },
    Rule { id: 811, path: "handle.reserved", must: "hold", after: true, ..RULE },
    Rule {
        id: 812,
        path: "ptr",
        must: "hold",
        asks: true,
        after: true,
        conditions: &[Condition("attribute", "is", &["CU_POINTER_ATTRIBUTE_HOST_POINTER"])],
        ..RULE
    },
    Rule { id: 813, path: "addr", must: "multiple_of", after: true, ..RULE },
    Rule {
        id: 814,
        path: "handle",
        must: "non_null",
        after: true,
        codes: &[
            R::CUDA_ERROR_INVALID_VALUE,
            R::CUDA_ERROR_INVALID_HANDLE,
            R::CUDA_ERROR_INVALID_CONTEXT,
        ],
        ..RULE
    },
    Rule {
        id: 815,
        path: "flags",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_ILLEGAL_STATE],
        ..RULE
    },
    Rule {
        id: 816,
        path: "size",
        must: "non_zero",
        after: true,
        conditions: &[Condition("type", "is", &["CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD"])],
        ..RULE
    },
    Rule { id: 817, path: "flags", must: "flags_of", after: true, ..RULE },
    Rule {
        id: 818,
        path: "originalGraph",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 819,
        path: "childGraph",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 820,
        path: "childGraph",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule { id: 821, path: "value", must: "at_least", after: true, ..RULE },
    Rule { id: 822, path: "val", must: "at_least", after: true, ..RULE },
    Rule {
        id: 823,
        path: "val",
        must: "within",
        asks: true,
        after: true,
        because: "the device's CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN",
        ..RULE
    },
    Rule { id: 824, path: "value", must: "hold", after: true, ..RULE },
    Rule {
        id: 825,
        path: "ByteCount",
        must: "within",
        asks: true,
        after: true,
        because: "the bytes of dstArray from dstOffset",
        ..RULE
    },
    Rule {
        id: 826,
        path: "ByteCount",
        must: "within",
        asks: true,
        after: true,
        because: "the bytes of srcArray from srcOffset",
        ..RULE
    },
    Rule { id: 827, path: "devPtr", must: "non_zero", after: true, ..RULE },
    Rule {
        id: 828,
        path: "config.attrs[i].value.clusterDim",
        must: "within",
        asks: true,
        after: true,
        because: "the portable number of blocks: the function's CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED is zero",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 829,
        path: "config.attrs[i].value.clusterDim",
        must: "within",
        asks: true,
        after: true,
        because: "the portable number of blocks: the function's CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED is zero",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule { id: 830, path: "numChannels", must: "one_of", after: true, ..RULE },
    Rule {
        id: 831,
        path: "srcDevice",
        must: "non_zero",
        after: true,
        conditions: &[
            Condition("srcMemoryType", "is", &["CU_MEMORYTYPE_DEVICE", "CU_MEMORYTYPE_UNIFIED"]),
            Condition("WidthInBytes", "is_not_zero", &[]),
            Condition("Height", "is_not_zero", &[]),
        ],
        ..RULE
    },
    Rule {
        id: 832,
        path: "copy.WidthInBytes",
        must: "within",
        asks: true,
        after: true,
        conditions: &[
            Condition("copy.dstMemoryType", "is", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
        ],
        because: "the bytes of a row of dstArray from dstXInBytes",
        ..RULE
    },
    Rule {
        id: 833,
        path: "dstDevice",
        must: "non_zero",
        after: true,
        conditions: &[
            Condition("dstMemoryType", "is", &["CU_MEMORYTYPE_DEVICE", "CU_MEMORYTYPE_UNIFIED"]),
            Condition("WidthInBytes", "is_not_zero", &[]),
            Condition("Height", "is_not_zero", &[]),
        ],
        ..RULE
    },
    Rule {
        id: 834,
        path: "copy.Height",
        must: "within",
        asks: true,
        after: true,
        conditions: &[
            Condition("copy.srcMemoryType", "is", &["CU_MEMORYTYPE_DEVICE"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
        ],
        because: "the rows from srcDevice to the end of its memory",
        ..RULE
    },
    Rule {
        id: 835,
        path: "copy.Height",
        must: "within",
        asks: true,
        after: true,
        conditions: &[
            Condition("copy.dstMemoryType", "is", &["CU_MEMORYTYPE_DEVICE"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
        ],
        because: "the rows from dstDevice to the end of its memory",
        ..RULE
    },
    Rule {
        id: 836,
        path: "copy.Height",
        must: "within",
        asks: true,
        after: true,
        conditions: &[
            Condition("copy.srcMemoryType", "is", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
        ],
        because: "the rows of srcArray from srcY",
        ..RULE
    },
    Rule {
        id: 837,
        path: "copy.Height",
        must: "within",
        asks: true,
        after: true,
        conditions: &[
            Condition("copy.dstMemoryType", "is", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
        ],
        because: "the rows of dstArray from dstY",
        ..RULE
    },
    Rule {
        id: 838,
        path: "flags",
        must: "hold",
        asks: true,
        since: 12000,
        clause: "`hGraph` copies an array",
        ..RULE
    },
    Rule {
        id: 839,
        path: "flags",
        must: "hold",
        asks: true,
        since: 12000,
        clause: "`hGraph` copies pageable memory of the host",
        ..RULE
    },
    Rule { id: 840, path: "size", must: "non_zero", after: true, ..RULE },
    Rule {
        id: 841,
        path: "offset",
        must: "zero",
        after: true,
        reason: "the driver maps an allocation as a whole",
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 842,
        path: "size",
        must: "hold",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 843,
        path: "size",
        must: "multiple_of",
        maybe: true,
        asks: true,
        after: true,
        because: "the minimum granularity of the device's memory",
        ..RULE
    },
    Rule {
        id: 844,
        path: "image",
        must: "hold_text",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_PTX],
        ..RULE
    },
    Rule { id: 845, path: "hNode", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 846, path: "hNode", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 847, path: "hNode", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 848, path: "nodeParams.type", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 849, path: "dst", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 850, path: "src", must: "hold", asks: true, after: true, ..RULE },
    Rule {
        id: 851,
        path: "hNode",
        must: "hold",
        maybe: true,
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 852,
        path: "Flags",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_ILLEGAL_STATE],
        ..RULE
    },
    Rule { id: 853, path: "dst", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 854, path: "count", must: "non_zero", after: true, ..RULE },
    Rule {
        id: 855,
        path: "hGraph",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 856,
        path: "ownership",
        must: "hold",
        asks: true,
        after: true,
        since: 12090,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 857,
        path: "graph",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule { id: 858, path: "edgeData[i].from_port", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 859, path: "edgeData[i].type", must: "hold", asks: true, after: true, ..RULE },
    Rule {
        id: 860,
        path: "dependencyData[i].from_port",
        must: "hold",
        asks: true,
        after: true,
        ..RULE
    },
    Rule { id: 861, path: "to[i]", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 862, path: "to[i]", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 863, path: "hGraph", must: "hold", asks: true, after: true, ..RULE },
    Rule {
        id: 864,
        path: "hGraph",
        must: "hold",
        maybe: true,
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule { id: 865, path: "address", must: "multiple_of", after: true, ..RULE },
    Rule { id: 866, path: "address", must: "hold", after: true, ..RULE },
    Rule { id: 867, path: "address", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 868, path: "address", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 869, path: "addr", must: "hold", asks: true, after: true, ..RULE },
    Rule {
        id: 870,
        path: "flags",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 871,
        path: "flags",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 872,
        path: "operation",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 873,
        path: "stream",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule { id: 874, path: "array", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 875, path: "mipmap", must: "hold", asks: true, after: true, ..RULE },
    Rule {
        id: 876,
        path: "dptr",
        must: "multiple_of",
        asks: true,
        after: true,
        because: "the device's CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT",
        ..RULE
    },
    Rule {
        id: 877,
        path: "Pitch",
        must: "multiple_of",
        asks: true,
        after: true,
        because: "the device's CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT",
        ..RULE
    },
    Rule { id: 878, path: "desc.Width", must: "limited", asks: true, after: true, ..RULE },
    Rule { id: 879, path: "desc.Height", must: "limited", asks: true, after: true, ..RULE },
    Rule { id: 880, path: "Pitch", must: "limited", asks: true, after: true, ..RULE },
    Rule { id: 881, path: "hTexRef", must: "hold", after: true, ..RULE },
    Rule { id: 882, path: "hTexRef", must: "hold", after: true, ..RULE },
    Rule {
        id: 883,
        path: "pid",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_OPERATING_SYSTEM, R::CUDA_ERROR_INVALID_VALUE],
        ..RULE
    },
    Rule {
        id: 884,
        path: "name",
        must: "hold_text",
        after: true,
        codes: &[R::CUDA_ERROR_NOT_FOUND],
        ..RULE
    },
    Rule {
        id: 885,
        path: "name",
        must: "hold_text",
        after: true,
        codes: &[R::CUDA_ERROR_NOT_FOUND],
        ..RULE
    },
    Rule {
        id: 886,
        path: "window.num_bytes",
        must: "within",
        asks: true,
        after: true,
        because: "the largest CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE of the devices",
        ..RULE
    },
    Rule { id: 887, path: "map.default_", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 888, path: "map.remote", must: "hold", asks: true, after: true, ..RULE },
    Rule {
        id: 889,
        path: "edgeData",
        must: "non_null",
        after: true,
        reason: "an edge has data that are not zero",
        codes: &[R::CUDA_ERROR_LOSSY_QUERY],
        ..RULE
    },
    Rule {
        id: 890,
        path: "attr",
        must: "hold",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 891,
        path: "srcPitch",
        must: "within",
        asks: true,
        after: true,
        conditions: &[Condition("srcMemoryType", "is_not", &["CU_MEMORYTYPE_ARRAY"])],
        because: "the largest CU_DEVICE_ATTRIBUTE_MAX_PITCH of the devices",
        ..RULE
    },
    Rule {
        id: 892,
        path: "dstPitch",
        must: "within",
        asks: true,
        after: true,
        conditions: &[Condition("dstMemoryType", "is_not", &["CU_MEMORYTYPE_ARRAY"])],
        because: "the largest CU_DEVICE_ATTRIBUTE_MAX_PITCH of the devices",
        ..RULE
    },
    Rule {
        id: 893,
        path: "originalGraph",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 894,
        path: "peerContext",
        must: "hold",
        after: true,
        codes: &[R::CUDA_ERROR_PEER_ACCESS_UNSUPPORTED],
        ..RULE
    },
    Rule {
        id: 895,
        path: "hfunc",
        must: "hold",
        after: true,
        codes: &[R::CUDA_ERROR_FUNCTION_NOT_LOADED],
        ..RULE
    },
    Rule { id: 896, path: "paramIndex", must: "hold", after: true, ..RULE },
    Rule { id: 897, path: "dptrs[i]", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 898, path: "ptr", must: "hold", asks: true, after: true, ..RULE },
    Rule {
        id: 899,
        path: "hStream",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
];
static RULES_9: &[Rule] = &[
    Rule {
        id: 900,
        path: "stream",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 901,
        path: "operation",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 902,
        path: "ctx",
        must: "hold",
        maybe: true,
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_CONTEXT],
        ..RULE
    },
    Rule {
        id: 903,
        path: "handle",
        must: "hold",
        maybe: true,
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_CONTEXT],
        ..RULE
    },
    Rule { id: 904, path: "dstDevice", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 905, path: "p", must: "hold", maybe: true, asks: true, after: true, ..RULE },
    Rule { id: 906, path: "dstDevice", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 907, path: "dstDevice", must: "hold", maybe: true, asks: true, after: true, ..RULE },
    Rule { id: 908, path: "srcDevice", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 909, path: "srcDevice", must: "hold", maybe: true, asks: true, after: true, ..RULE },
    Rule { id: 910, path: "dst", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 911, path: "src", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 912, path: "dst", must: "hold", maybe: true, asks: true, after: true, ..RULE },
    Rule { id: 913, path: "src", must: "hold", maybe: true, asks: true, after: true, ..RULE },
    Rule { id: 914, path: "dstDevice", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 915, path: "dstDevice", must: "hold", maybe: true, asks: true, after: true, ..RULE },
    Rule { id: 916, path: "dstDevice", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 917, path: "dstDevice", must: "hold", maybe: true, asks: true, after: true, ..RULE },
    Rule { id: 918, path: "dstDevice", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 919, path: "dstDevice", must: "hold", maybe: true, asks: true, after: true, ..RULE },
    Rule { id: 920, path: "dptr", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 921, path: "dptr", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 922, path: "dptr", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 923, path: "dptr", must: "hold", maybe: true, asks: true, after: true, ..RULE },
    Rule { id: 924, path: "p", must: "hold", asks: true, after: true, ..RULE },
    Rule {
        id: 925,
        path: "state",
        must: "hold",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_SOURCE],
        ..RULE
    },
    Rule { id: 926, path: "ptr", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 927, path: "size", must: "hold", maybe: true, asks: true, after: true, ..RULE },
    Rule {
        id: 928,
        path: "size",
        must: "hold",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_OUT_OF_MEMORY],
        ..RULE
    },
    Rule { id: 929, path: "ptr", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 931, path: "size", must: "hold", maybe: true, after: true, ..RULE },
    Rule { id: 932, path: "ptr", must: "hold", maybe: true, asks: true, after: true, ..RULE },
    Rule {
        id: 933,
        path: "handle",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_VALUE, R::CUDA_ERROR_INVALID_HANDLE],
        ..RULE
    },
    Rule { id: 934, path: "handle", must: "hold", maybe: true, asks: true, after: true, ..RULE },
    Rule {
        id: 935,
        path: "size",
        must: "multiple_of",
        maybe: true,
        asks: true,
        after: true,
        because: "the minimum granularity of the device's memory",
        ..RULE
    },
    Rule {
        id: 936,
        path: "desc[i].location.type",
        must: "hold",
        maybe: true,
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 937,
        path: "osHandle",
        must: "hold",
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
        ..RULE
    },
    Rule {
        id: 938,
        path: "osHandle",
        must: "hold",
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
        ..RULE
    },
    Rule {
        id: 939,
        path: "osHandle",
        must: "hold",
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
        ..RULE
    },
    Rule {
        id: 940,
        path: "osHandle",
        must: "hold",
        maybe: true,
        after: true,
        conditions: &[Condition(
            "shHandleType",
            "is",
            &["CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR"],
        )],
        codes: &[R::CUDA_ERROR_UNKNOWN],
        ..RULE
    },
    Rule {
        id: 941,
        path: "handle",
        must: "hold",
        after: true,
        conditions: &[Condition("handleType", "is", &["CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR"])],
        codes: &[
            R::CUDA_ERROR_UNKNOWN,
            R::CUDA_ERROR_INVALID_VALUE,
            R::CUDA_ERROR_INVALID_HANDLE,
            R::CUDA_ERROR_OPERATING_SYSTEM,
        ],
        ..RULE
    },
    Rule {
        id: 942,
        path: "handle",
        must: "hold",
        asks: true,
        after: true,
        conditions: &[Condition("handleType", "is", &["CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR"])],
        codes: &[
            R::CUDA_ERROR_UNKNOWN,
            R::CUDA_ERROR_INVALID_VALUE,
            R::CUDA_ERROR_INVALID_HANDLE,
            R::CUDA_ERROR_OPERATING_SYSTEM,
        ],
        ..RULE
    },
    Rule {
        id: 943,
        path: "handle",
        must: "hold",
        asks: true,
        after: true,
        conditions: &[Condition("handleType", "is", &["CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR"])],
        codes: &[
            R::CUDA_ERROR_UNKNOWN,
            R::CUDA_ERROR_INVALID_VALUE,
            R::CUDA_ERROR_INVALID_HANDLE,
            R::CUDA_ERROR_OPERATING_SYSTEM,
        ],
        ..RULE
    },
    Rule {
        id: 944,
        path: "fd",
        must: "hold",
        after: true,
        codes: &[
            R::CUDA_ERROR_UNKNOWN,
            R::CUDA_ERROR_INVALID_VALUE,
            R::CUDA_ERROR_INVALID_HANDLE,
            R::CUDA_ERROR_OPERATING_SYSTEM,
        ],
        ..RULE
    },
    Rule {
        id: 945,
        path: "fd",
        must: "hold",
        maybe: true,
        asks: true,
        after: true,
        codes: &[
            R::CUDA_ERROR_UNKNOWN,
            R::CUDA_ERROR_INVALID_VALUE,
            R::CUDA_ERROR_INVALID_HANDLE,
            R::CUDA_ERROR_OPERATING_SYSTEM,
        ],
        ..RULE
    },
    Rule {
        id: 946,
        path: "fd",
        must: "hold",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_UNKNOWN],
        ..RULE
    },
    Rule {
        id: 947,
        path: "handle",
        must: "hold",
        maybe: true,
        after: true,
        conditions: &[Condition("handleType", "is", &["CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR"])],
        codes: &[R::CUDA_ERROR_UNKNOWN],
        ..RULE
    },
    Rule {
        id: 948,
        path: "handle",
        must: "hold",
        maybe: true,
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_CONTEXT],
        ..RULE
    },
    Rule {
        id: 949,
        path: "handle",
        must: "hold",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_HANDLE],
        ..RULE
    },
    Rule { id: 950, path: "handle", must: "hold", maybe: true, after: true, ..RULE },
    Rule {
        id: 951,
        path: "handle",
        must: "hold",
        maybe: true,
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_CONTEXT],
        ..RULE
    },
    Rule {
        id: 952,
        path: "handle",
        must: "hold",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_HANDLE],
        ..RULE
    },
    Rule { id: 953, path: "dptr", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 954, path: "ptr", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 955, path: "ptr", must: "hold", asks: true, after: true, ..RULE },
    Rule {
        id: 956,
        path: "map[i].flags",
        must: "hold",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_DEVICE],
        ..RULE
    },
    Rule { id: 957, path: "dptr", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 958, path: "dptr", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 959, path: "dptr", must: "hold", maybe: true, asks: true, after: true, ..RULE },
    Rule { id: 960, path: "dptr", must: "hold", asks: true, after: true, ..RULE },
    Rule {
        id: 961,
        path: "value",
        must: "at_most",
        after: true,
        conditions: &[Condition("limit", "is", &["CU_LIMIT_STACK_SIZE"])],
        because: "the bytes of local memory that a thread can have",
        ..RULE
    },
    Rule {
        id: 962,
        path: "value",
        must: "hold",
        maybe: true,
        after: true,
        conditions: &[Condition("limit", "is", &["CU_LIMIT_PRINTF_FIFO_SIZE"])],
        ..RULE
    },
    Rule {
        id: 963,
        path: "value",
        must: "hold",
        maybe: true,
        after: true,
        conditions: &[Condition("limit", "is", &["CU_LIMIT_MALLOC_HEAP_SIZE"])],
        ..RULE
    },
    Rule {
        id: 964,
        path: "value",
        must: "within",
        asks: true,
        after: true,
        conditions: &[Condition(
            "limit",
            "is",
            &["CU_LIMIT_PRINTF_FIFO_SIZE", "CU_LIMIT_MALLOC_HEAP_SIZE"],
        )],
        because: "the bytes that the device has",
        codes: &[R::CUDA_ERROR_OUT_OF_MEMORY],
        ..RULE
    },
    Rule {
        id: 965,
        path: "value",
        must: "within",
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
        ..RULE
    },
    Rule {
        id: 966,
        path: "value",
        must: "within",
        maybe: true,
        asks: true,
        after: true,
        conditions: &[Condition("limit", "is", &["CU_LIMIT_STACK_SIZE"])],
        because: "the bytes that the device had free just after the refusal for each thread that it can run at once",
        reason: "each of them has a stack",
        codes: &[R::CUDA_ERROR_OUT_OF_MEMORY],
        ..RULE
    },
    Rule {
        id: 967,
        path: "value",
        must: "within",
        maybe: true,
        asks: true,
        after: true,
        conditions: &[Condition("limit", "is", &["CU_LIMIT_PERSISTING_L2_CACHE_SIZE"])],
        because: "the device's CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE",
        ..RULE
    },
    Rule {
        id: 968,
        path: "gridDimX * gridDimY * gridDimZ",
        must: "within",
        asks: true,
        after: true,
        because: "the blocks of this function that the multiprocessors of the green context of hStream can run at once",
        codes: &[R::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE],
        ..RULE
    },
    Rule {
        id: 969,
        path: "config.gridDimX * config.gridDimY * config.gridDimZ",
        must: "within",
        asks: true,
        after: true,
        because: "the blocks of this function that the multiprocessors of the green context of hStream can run at once",
        codes: &[R::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE],
        ..RULE
    },
    Rule {
        id: 970,
        path: "f",
        must: "hold",
        maybe: true,
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_OUT_OF_MEMORY],
        ..RULE
    },
    Rule {
        id: 972,
        path: "hfunc",
        must: "hold",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_HANDLE],
        ..RULE
    },
    Rule {
        id: 973,
        path: "func",
        must: "hold",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_HANDLE],
        ..RULE
    },
    Rule {
        id: 974,
        path: "function",
        must: "hold",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_HANDLE],
        ..RULE
    },
    Rule { id: 975, path: "name", must: "hold_text", asks: true, after: true, ..RULE },
    Rule {
        id: 976,
        path: "data",
        must: "hold",
        after: true,
        conditions: &[Condition("type", "is", &["CU_JIT_INPUT_CUBIN"])],
        codes: &[
            R::CUDA_ERROR_INVALID_IMAGE,
            R::CUDA_ERROR_INVALID_SOURCE,
            R::CUDA_ERROR_INVALID_VALUE,
        ],
        ..RULE
    },
    Rule {
        id: 977,
        path: "data",
        must: "hold",
        after: true,
        conditions: &[Condition("type", "is", &["CU_JIT_INPUT_FATBINARY"])],
        codes: &[
            R::CUDA_ERROR_INVALID_IMAGE,
            R::CUDA_ERROR_INVALID_SOURCE,
            R::CUDA_ERROR_INVALID_VALUE,
        ],
        ..RULE
    },
    Rule {
        id: 978,
        path: "data",
        must: "hold",
        after: true,
        conditions: &[Condition("type", "is", &["CU_JIT_INPUT_PTX"])],
        codes: &[
            R::CUDA_ERROR_INVALID_IMAGE,
            R::CUDA_ERROR_INVALID_PTX,
            R::CUDA_ERROR_INVALID_SOURCE,
            R::CUDA_ERROR_INVALID_VALUE,
        ],
        ..RULE
    },
    Rule {
        id: 979,
        path: "data",
        must: "hold_text",
        after: true,
        conditions: &[Condition("type", "is", &["CU_JIT_INPUT_PTX"])],
        codes: &[R::CUDA_ERROR_UNSUPPORTED_PTX_VERSION],
        ..RULE
    },
    Rule {
        id: 980,
        path: "data",
        must: "hold_text",
        maybe: true,
        asks: true,
        after: true,
        conditions: &[Condition("type", "is", &["CU_JIT_INPUT_PTX"])],
        codes: &[
            R::CUDA_ERROR_INVALID_PTX,
            R::CUDA_ERROR_INVALID_SOURCE,
            R::CUDA_ERROR_NO_BINARY_FOR_GPU,
        ],
        ..RULE
    },
    Rule {
        id: 981,
        path: "data",
        must: "hold",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_SOURCE],
        ..RULE
    },
    Rule {
        id: 982,
        path: "level",
        must: "at_most",
        reason: "it is the level itself, and not its address",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 983,
        path: "optionValues[i]",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_SOURCE, R::CUDA_ERROR_NO_BINARY_FOR_GPU],
        ..RULE
    },
    Rule { id: 984, path: "options[i]", must: "hold", maybe: true, after: true, ..RULE },
    Rule {
        id: 985,
        path: "image",
        must: "hold_text",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_PTX],
        ..RULE
    },
    Rule { id: 986, path: "tensorMap", must: "hold", ..RULE },
    Rule {
        id: 987,
        path: "kernelParams",
        must: "named",
        always: true,
        asks: true,
        because: "equal in number and size to the kernel's parameters",
        codes: &[],
        ..RULE
    },
    Rule {
        id: 988,
        path: "kernelParams[i]",
        must: "non_null",
        asks: true,
        after: true,
        reason: "the kernel has a parameter at this position",
        ..RULE
    },
    Rule {
        id: 989,
        path: "extra[CU_LAUNCH_PARAM_BUFFER_SIZE]",
        must: "within",
        asks: true,
        after: true,
        because: "the bytes of the kernel's parameters",
        codes: &[R::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES],
        ..RULE
    },
    Rule { id: 990, path: "place", must: "non_null", ..RULE },
    Rule { id: 991, path: "place", must: "non_null", codes: &[], ..RULE },
    Rule { id: 992, path: "len", must: "at_least", codes: &[], ..RULE },
    Rule {
        id: 993,
        path: "name",
        must: "hold_text",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_FOUND],
        ..RULE
    },
    Rule { id: 994, path: "dptr", must: "hold", after: true, ..RULE },
    Rule { id: 995, path: "p", must: "non_null", after: true, ..RULE },
    Rule { id: 996, path: "dstDevice", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 997, path: "dstDevice", must: "hold", maybe: true, asks: true, after: true, ..RULE },
    Rule { id: 998, path: "copy.dstDevice", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 999, path: "copy.srcDevice", must: "hold", asks: true, after: true, ..RULE },
];
static RULES_10: &[Rule] = &[
    Rule {
        id: 1000,
        path: "copy.dstDevice",
        must: "hold",
        maybe: true,
        asks: true,
        after: true,
        ..RULE
    },
    Rule {
        id: 1001,
        path: "copy.srcDevice",
        must: "hold",
        maybe: true,
        asks: true,
        after: true,
        ..RULE
    },
    Rule { id: 1002, path: "dstDevice", must: "hold", asks: true, after: true, ..RULE },
    Rule {
        id: 1003,
        path: "dstDevice",
        must: "hold",
        maybe: true,
        asks: true,
        after: true,
        ..RULE
    },
    Rule { id: 1004, path: "srcDevice", must: "hold", asks: true, after: true, ..RULE },
    Rule {
        id: 1005,
        path: "srcDevice",
        must: "hold",
        maybe: true,
        asks: true,
        after: true,
        ..RULE
    },
    Rule {
        id: 1006,
        path: "jitOptionsValues[i]",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_SOURCE, R::CUDA_ERROR_NO_BINARY_FOR_GPU],
        ..RULE
    },
    Rule { id: 1007, path: "driverVersion", must: "non_null", ..RULE },
    Rule {
        id: 1008,
        path: "p",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED, R::CUDA_ERROR_INVALID_VALUE],
        ..RULE
    },
    Rule { id: 1009, path: "bytesize", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 1010, path: "p", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 1011, path: "pool", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 1012, path: "handleType", must: "hold", maybe: true, after: true, ..RULE },
    Rule {
        id: 1013,
        path: "types",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_PERMITTED],
        ..RULE
    },
    Rule {
        id: 1014,
        path: "hGraphExec",
        must: "hold",
        maybe: true,
        asks: true,
        after: true,
        ..RULE
    },
    Rule { id: 1015, path: "size", must: "non_zero", after: true, ..RULE },
    Rule { id: 1016, path: "count", must: "non_zero", after: true, ..RULE },
    Rule { id: 1017, path: "ptr", must: "hold", maybe: true, asks: true, after: true, ..RULE },
    Rule { id: 1018, path: "size", must: "hold", maybe: true, asks: true, after: true, ..RULE },
    Rule { id: 1019, path: "value", must: "non_null", after: true, ..RULE },
    Rule { id: 1020, path: "count", must: "non_zero", after: true, ..RULE },
    Rule {
        id: 1021,
        path: "handleType",
        must: "hold",
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED, R::CUDA_ERROR_INVALID_VALUE],
        ..RULE
    },
    Rule { id: 1022, path: "handleTypes", must: "hold", after: true, ..RULE },
    Rule {
        id: 1023,
        path: "limit",
        must: "hold",
        after: true,
        codes: &[R::CUDA_ERROR_UNSUPPORTED_LIMIT],
        ..RULE
    },
    Rule {
        id: 1024,
        path: "map[i].location.type",
        must: "hold",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 1025,
        path: "map[i].flags",
        must: "hold",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 1026,
        path: "location.type",
        must: "hold",
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_DEVICE, R::CUDA_ERROR_INVALID_VALUE],
        ..RULE
    },
    Rule {
        id: 1027,
        path: "location.id",
        must: "hold",
        after: true,
        conditions: &[Condition("location.type", "is", &["CU_MEM_LOCATION_TYPE_HOST_NUMA"])],
        ..RULE
    },
    Rule { id: 1028, path: "pool", must: "hold", maybe: true, asks: true, after: true, ..RULE },
    Rule {
        id: 1029,
        path: "poolProps.handleTypes",
        must: "zero",
        after: true,
        conditions: &[Condition("poolProps.allocType", "is", &["CU_MEM_ALLOCATION_TYPE_MANAGED"])],
        ..RULE
    },
    Rule {
        id: 1030,
        path: "poolProps.maxSize",
        must: "zero",
        after: true,
        conditions: &[Condition("poolProps.allocType", "is", &["CU_MEM_ALLOCATION_TYPE_MANAGED"])],
        ..RULE
    },
    Rule {
        id: 1031,
        path: "poolProps.usage",
        must: "zero",
        after: true,
        conditions: &[Condition("poolProps.allocType", "is", &["CU_MEM_ALLOCATION_TYPE_MANAGED"])],
        ..RULE
    },
    Rule {
        id: 1032,
        path: "poolProps.location.type",
        must: "hold",
        maybe: true,
        after: true,
        conditions: &[Condition("poolProps.allocType", "is", &["CU_MEM_ALLOCATION_TYPE_MANAGED"])],
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 1033,
        path: "bytesize",
        must: "within",
        maybe: true,
        asks: true,
        after: true,
        because: "the bytes that the current device has",
        codes: &[R::CUDA_ERROR_OUT_OF_MEMORY],
        ..RULE
    },
    Rule { id: 1034, path: "prop.location.type", must: "hold", after: true, ..RULE },
    Rule {
        id: 1035,
        path: "prop.allocFlags.compressionType",
        must: "zero",
        maybe: true,
        after: true,
        conditions: &[Condition(
            "prop.location.type",
            "is",
            &["CU_MEM_LOCATION_TYPE_HOST", "CU_MEM_LOCATION_TYPE_HOST_NUMA"],
        )],
        ..RULE
    },
    Rule {
        id: 1036,
        path: "prop.allocFlags.gpuDirectRDMACapable",
        must: "zero",
        maybe: true,
        after: true,
        conditions: &[Condition(
            "prop.location.type",
            "is",
            &["CU_MEM_LOCATION_TYPE_HOST", "CU_MEM_LOCATION_TYPE_HOST_NUMA"],
        )],
        ..RULE
    },
    Rule { id: 1037, path: "location.type", must: "enumerator", after: true, ..RULE },
    Rule { id: 1038, path: "handleType", must: "enumerator", after: true, ..RULE },
    Rule {
        id: 1039,
        path: "flags",
        must: "zero",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule { id: 1040, path: "Flags", must: "hold", maybe: true, after: true, ..RULE },
    Rule { id: 1041, path: "copy.srcMemoryType", must: "enumerator", after: true, ..RULE },
    Rule { id: 1042, path: "copy.dstMemoryType", must: "enumerator", after: true, ..RULE },
    Rule {
        id: 1043,
        path: "copy.srcPitch",
        must: "at_least",
        after: true,
        conditions: &[
            Condition("copy.srcPitch", "is_not_zero", &[]),
            Condition("copy.srcMemoryType", "is_not", &["CU_MEMORYTYPE_ARRAY"]),
        ],
        because: "WidthInBytes + srcXInBytes",
        ..RULE
    },
    Rule {
        id: 1044,
        path: "copy.srcHeight",
        must: "at_least",
        after: true,
        conditions: &[
            Condition("copy.srcHeight", "is_not_zero", &[]),
            Condition("copy.srcMemoryType", "is_not", &["CU_MEMORYTYPE_ARRAY"]),
        ],
        because: "`Height` + srcY",
        ..RULE
    },
    Rule {
        id: 1045,
        path: "copy.dstPitch",
        must: "at_least",
        after: true,
        conditions: &[
            Condition("copy.dstPitch", "is_not_zero", &[]),
            Condition("copy.dstMemoryType", "is_not", &["CU_MEMORYTYPE_ARRAY"]),
        ],
        because: "WidthInBytes + dstXInBytes",
        ..RULE
    },
    Rule {
        id: 1046,
        path: "copy.dstHeight",
        must: "at_least",
        after: true,
        conditions: &[
            Condition("copy.dstHeight", "is_not_zero", &[]),
            Condition("copy.dstMemoryType", "is_not", &["CU_MEMORYTYPE_ARRAY"]),
        ],
        because: "`Height` + dstY",
        ..RULE
    },
    Rule { id: 1047, path: "attr", must: "enumerator", after: true, ..RULE },
    Rule { id: 1048, path: "attr", must: "hold", after: true, ..RULE },
    Rule { id: 1049, path: "options[i]", must: "none_of", after: true, ..RULE },
    Rule { id: 1050, path: "tensorDataType", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 1051, path: "swizzle", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 1052, path: "elementStrides[0]", must: "hold", after: true, ..RULE },
    Rule {
        id: 1053,
        path: "boxDim[0]",
        must: "multiple_of",
        after: true,
        because: "the elements in 16 bytes",
        ..RULE
    },
    Rule { id: 1054, path: "channelsPerPixel", must: "non_zero", after: true, ..RULE },
    Rule {
        id: 1055,
        path: "channelsPerPixel",
        must: "multiple_of",
        after: true,
        because: "the elements in 16 bytes",
        ..RULE
    },
    Rule { id: 1056, path: "pixelsPerColumn", must: "non_zero", after: true, ..RULE },
    Rule { id: 1057, path: "pixelsPerColumn", must: "at_most", after: true, ..RULE },
    Rule { id: 1058, path: "pixelBoxLowerCornerWidth", must: "hold", after: true, ..RULE },
    Rule { id: 1059, path: "pixelBoxUpperCornerWidth", must: "hold", after: true, ..RULE },
    Rule { id: 1060, path: "pixelBoxLowerCornerWidth", must: "hold", after: true, ..RULE },
    Rule { id: 1061, path: "pixelBoxLowerCorner[i]", must: "hold", after: true, ..RULE },
    Rule {
        id: 1062,
        path: "boxDim",
        must: "within",
        asks: true,
        after: true,
        because: "the elements in the largest CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR of the devices",
        ..RULE
    },
    Rule {
        id: 1063,
        path: "channelsPerPixel * pixelsPerColumn",
        must: "within",
        asks: true,
        after: true,
        because: "the elements in the largest CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR of the devices",
        ..RULE
    },
    Rule {
        id: 1064,
        path: "config.attrs[i].value.preferredClusterDim",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 1065,
        path: "config.attrs[i].id",
        must: "hold",
        maybe: true,
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 1066,
        path: "handle",
        must: "hold",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_CONTEXT],
        ..RULE
    },
    Rule { id: 1067, path: "p", must: "hold", maybe: true, asks: true, after: true, ..RULE },
    Rule {
        id: 1068,
        path: "addr",
        must: "multiple_of",
        maybe: true,
        asks: true,
        after: true,
        because: "the minimum granularity of the device's memory",
        ..RULE
    },
    Rule { id: 1069, path: "dptr", must: "hold", maybe: true, after: true, ..RULE },
    Rule {
        id: 1070,
        path: "name",
        must: "hold_text",
        after: true,
        codes: &[R::CUDA_ERROR_NOT_FOUND],
        ..RULE
    },
    Rule { id: 1071, path: "nodeParams.type", must: "enumerator", after: true, ..RULE },
    Rule { id: 1072, path: "dst", must: "hold", asks: true, after: true, ..RULE },
    Rule {
        id: 1073,
        path: "copy.srcHost",
        must: "non_null",
        after: true,
        conditions: &[
            Condition("copy.srcMemoryType", "is", &["CU_MEMORYTYPE_HOST"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
            Condition("copy.Depth", "is_not_zero", &[]),
        ],
        ..RULE
    },
    Rule {
        id: 1074,
        path: "copy.dstHost",
        must: "non_null",
        after: true,
        conditions: &[
            Condition("copy.dstMemoryType", "is", &["CU_MEMORYTYPE_HOST"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
            Condition("copy.Depth", "is_not_zero", &[]),
        ],
        ..RULE
    },
    Rule {
        id: 1075,
        path: "copy.srcArray",
        must: "non_null",
        after: true,
        conditions: &[
            Condition("copy.srcMemoryType", "is", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
            Condition("copy.Depth", "is_not_zero", &[]),
        ],
        codes: &[R::CUDA_ERROR_INVALID_VALUE, R::CUDA_ERROR_INVALID_HANDLE],
        ..RULE
    },
    Rule {
        id: 1076,
        path: "copy.dstArray",
        must: "non_null",
        after: true,
        conditions: &[
            Condition("copy.dstMemoryType", "is", &["CU_MEMORYTYPE_ARRAY"]),
            Condition("copy.WidthInBytes", "is_not_zero", &[]),
            Condition("copy.Height", "is_not_zero", &[]),
            Condition("copy.Depth", "is_not_zero", &[]),
        ],
        codes: &[R::CUDA_ERROR_INVALID_VALUE, R::CUDA_ERROR_INVALID_HANDLE],
        ..RULE
    },
    Rule {
        id: 1077,
        path: "params.numExecAffinityParams",
        must: "zero",
        after: true,
        conditions: &[Condition("params.execAffinityParams", "is_null", &[])],
        ..RULE
    },
    Rule { id: 1078, path: "handle", must: "non_zero", after: true, ..RULE },
    Rule { id: 1079, path: "attr", must: "hold", maybe: true, after: true, ..RULE },
    Rule {
        id: 1080,
        path: "ptr",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule { id: 1081, path: "prop.allocFlags.compressionType", must: "one_of", after: true, ..RULE },
    Rule { id: 1082, path: "prop.allocFlags.compressionType", must: "hold", after: true, ..RULE },
    Rule {
        id: 1083,
        path: "prop.allocFlags.gpuDirectRDMACapable",
        must: "hold",
        after: true,
        ..RULE
    },
    Rule { id: 1084, path: "prop.requestedHandleTypes", must: "hold", after: true, ..RULE },
    Rule { id: 1085, path: "prop.type", must: "hold", maybe: true, after: true, ..RULE },
    Rule { id: 1086, path: "attrib", must: "hold", maybe: true, after: true, ..RULE },
    Rule { id: 1087, path: "id", must: "hold", after: true, ..RULE },
    Rule {
        id: 1088,
        path: "hStart",
        must: "hold",
        after: true,
        codes: &[R::CUDA_ERROR_NOT_READY],
        ..RULE
    },
    Rule {
        id: 1089,
        path: "pid",
        must: "hold",
        after: true,
        codes: &[R::CUDA_ERROR_NOT_INITIALIZED],
        ..RULE
    },
    Rule {
        id: 1090,
        path: "pid",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_ILLEGAL_STATE, R::CUDA_ERROR_INVALID_VALUE],
        ..RULE
    },
    Rule {
        id: 1091,
        path: "pid",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_ILLEGAL_STATE, R::CUDA_ERROR_INVALID_VALUE],
        ..RULE
    },
    Rule {
        id: 1092,
        path: "pid",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_ILLEGAL_STATE, R::CUDA_ERROR_INVALID_VALUE],
        ..RULE
    },
    Rule {
        id: 1093,
        path: "pid",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_ILLEGAL_STATE, R::CUDA_ERROR_INVALID_VALUE],
        ..RULE
    },
    Rule {
        id: 1094,
        path: "pid",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_ILLEGAL_STATE, R::CUDA_ERROR_INVALID_VALUE],
        ..RULE
    },
    Rule {
        id: 1095,
        path: "pid",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_ILLEGAL_STATE, R::CUDA_ERROR_INVALID_VALUE],
        ..RULE
    },
    Rule {
        id: 1096,
        path: "pid",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_ILLEGAL_STATE, R::CUDA_ERROR_INVALID_VALUE],
        ..RULE
    },
    Rule {
        id: 1097,
        path: "pid",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_ILLEGAL_STATE, R::CUDA_ERROR_INVALID_VALUE],
        ..RULE
    },
    Rule {
        id: 1098,
        path: "pid",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_ILLEGAL_STATE, R::CUDA_ERROR_INVALID_VALUE],
        ..RULE
    },
    Rule { id: 1099, path: "prop.numDevices", must: "non_zero", after: true, ..RULE },
];
static RULES_11: &[Rule] = &[
    Rule { id: 1100, path: "prop.size", must: "non_zero", after: true, ..RULE },
    Rule {
        id: 1101,
        path: "prop.numDevices",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 1102,
        path: "prop.numDevices",
        must: "hold",
        maybe: true,
        asks: true,
        after: true,
        codes: &[
            R::CUDA_ERROR_INVALID_VALUE,
            R::CUDA_ERROR_INVALID_DEVICE,
            R::CUDA_ERROR_ILLEGAL_STATE,
            R::CUDA_ERROR_SYSTEM_NOT_READY,
        ],
        ..RULE
    },
    Rule {
        id: 1103,
        path: "prop.handleTypes",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED, R::CUDA_ERROR_INVALID_VALUE],
        ..RULE
    },
    Rule {
        id: 1104,
        path: "prop.handleTypes",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_PERMITTED],
        ..RULE
    },
    Rule {
        id: 1105,
        path: "prop.numDevices",
        must: "within",
        maybe: true,
        asks: true,
        after: true,
        because: "the devices of this process whose CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED is not zero",
        codes: &[
            R::CUDA_ERROR_NOT_SUPPORTED,
            R::CUDA_ERROR_INVALID_VALUE,
            R::CUDA_ERROR_INVALID_DEVICE,
        ],
        ..RULE
    },
    Rule {
        id: 1106,
        path: "prop.numDevices",
        must: "at_least",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED, R::CUDA_ERROR_INVALID_VALUE],
        ..RULE
    },
    Rule { id: 1107, path: "mcHandle", must: "hold", asks: true, after: true, ..RULE },
    Rule {
        id: 1108,
        path: "mcHandle",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 1109,
        path: "dev",
        must: "hold",
        maybe: true,
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_DEVICE],
        ..RULE
    },
    Rule { id: 1110, path: "dev", must: "hold", maybe: true, asks: true, after: true, ..RULE },
    Rule { id: 1111, path: "size", must: "non_zero", after: true, ..RULE },
    Rule { id: 1112, path: "memHandle", must: "hold", asks: true, after: true, ..RULE },
    Rule {
        id: 1113,
        path: "memOffset",
        must: "multiple_of",
        maybe: true,
        asks: true,
        after: true,
        because: "the minimum granularity of the allocation",
        ..RULE
    },
    Rule {
        id: 1114,
        path: "size",
        must: "multiple_of",
        maybe: true,
        asks: true,
        after: true,
        because: "the minimum granularity of the allocation",
        ..RULE
    },
    Rule {
        id: 1115,
        path: "memHandle",
        must: "hold",
        maybe: true,
        asks: true,
        after: true,
        codes: &[
            R::CUDA_ERROR_INVALID_VALUE,
            R::CUDA_ERROR_NOT_SUPPORTED,
            R::CUDA_ERROR_ILLEGAL_STATE,
        ],
        ..RULE
    },
    Rule {
        id: 1116,
        path: "dev",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_DEVICE, R::CUDA_ERROR_INVALID_VALUE],
        ..RULE
    },
    Rule {
        id: 1117,
        path: "memHandle",
        must: "hold",
        maybe: true,
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_DEVICE],
        ..RULE
    },
    Rule {
        id: 1118,
        path: "types",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED, R::CUDA_ERROR_INVALID_VALUE],
        ..RULE
    },
    Rule {
        id: 1119,
        path: "location.id",
        must: "hold",
        asks: true,
        after: true,
        conditions: &[Condition("location.type", "is", &["CU_MEM_LOCATION_TYPE_DEVICE"])],
        codes: &[
            R::CUDA_ERROR_NOT_SUPPORTED,
            R::CUDA_ERROR_INVALID_VALUE,
            R::CUDA_ERROR_INVALID_DEVICE,
        ],
        ..RULE
    },
    Rule {
        id: 1120,
        path: "location.type",
        must: "hold",
        asks: true,
        after: true,
        codes: &[
            R::CUDA_ERROR_NOT_SUPPORTED,
            R::CUDA_ERROR_INVALID_VALUE,
            R::CUDA_ERROR_INVALID_DEVICE,
        ],
        ..RULE
    },
    Rule {
        id: 1121,
        path: "location.type",
        must: "hold",
        asks: true,
        after: true,
        codes: &[
            R::CUDA_ERROR_NOT_SUPPORTED,
            R::CUDA_ERROR_INVALID_VALUE,
            R::CUDA_ERROR_INVALID_DEVICE,
        ],
        ..RULE
    },
    Rule {
        id: 1122,
        path: "size",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 1123,
        path: "handle",
        must: "hold",
        maybe: true,
        asks: true,
        after: true,
        codes: &[
            R::CUDA_ERROR_NOT_SUPPORTED,
            R::CUDA_ERROR_INVALID_DEVICE,
            R::CUDA_ERROR_ILLEGAL_STATE,
            R::CUDA_ERROR_SYSTEM_NOT_READY,
        ],
        ..RULE
    },
    Rule {
        id: 1124,
        path: "ptr",
        must: "hold",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_ILLEGAL_STATE],
        ..RULE
    },
    Rule { id: 1125, path: "memptr", must: "hold", asks: true, after: true, ..RULE },
    Rule {
        id: 1126,
        path: "memptr",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_VALUE, R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 1127,
        path: "props.location.type",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED, R::CUDA_ERROR_INVALID_VALUE],
        ..RULE
    },
    Rule {
        id: 1128,
        path: "props.location.type",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED, R::CUDA_ERROR_INVALID_VALUE],
        ..RULE
    },
    Rule {
        id: 1129,
        path: "location.type",
        must: "hold",
        asks: true,
        after: true,
        conditions: &[Condition("type", "is_not", &["CU_MEM_ALLOCATION_TYPE_MANAGED"])],
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED, R::CUDA_ERROR_INVALID_VALUE],
        ..RULE
    },
    Rule {
        id: 1130,
        path: "location.type",
        must: "hold",
        asks: true,
        after: true,
        conditions: &[Condition("type", "is_not", &["CU_MEM_ALLOCATION_TYPE_MANAGED"])],
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED, R::CUDA_ERROR_INVALID_VALUE],
        ..RULE
    },
    Rule {
        id: 1131,
        path: "location.id",
        must: "hold",
        asks: true,
        after: true,
        conditions: &[
            Condition("location.type", "is", &["CU_MEM_LOCATION_TYPE_DEVICE"]),
            Condition("type", "is_not", &["CU_MEM_ALLOCATION_TYPE_MANAGED"]),
        ],
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED, R::CUDA_ERROR_INVALID_VALUE],
        ..RULE
    },
    Rule {
        id: 1132,
        path: "dev",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED, R::CUDA_ERROR_INVALID_VALUE],
        ..RULE
    },
    Rule {
        id: 1133,
        path: "type",
        must: "hold",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED, R::CUDA_ERROR_INVALID_VALUE],
        ..RULE
    },
    Rule {
        id: 1134,
        path: "bytesize",
        must: "within",
        asks: true,
        after: true,
        because: "the pool's CU_MEMPOOL_ATTR_MAX_POOL_SIZE, which the maxSize of its properties sets",
        codes: &[R::CUDA_ERROR_OUT_OF_MEMORY],
        ..RULE
    },
    Rule {
        id: 1135,
        path: "bytesize",
        must: "within",
        maybe: true,
        asks: true,
        after: true,
        because: "the bytes that the pool's CU_MEMPOOL_ATTR_MAX_POOL_SIZE leaves beside its CU_MEMPOOL_ATTR_USED_MEM_CURRENT",
        codes: &[R::CUDA_ERROR_OUT_OF_MEMORY],
        ..RULE
    },
    Rule {
        id: 1136,
        path: "bytesize",
        must: "within",
        asks: true,
        after: true,
        because: "the CU_MEMPOOL_ATTR_MAX_POOL_SIZE of the current pool of the stream's device, which the maxSize of its properties sets",
        codes: &[R::CUDA_ERROR_OUT_OF_MEMORY],
        ..RULE
    },
    Rule {
        id: 1137,
        path: "bytesize",
        must: "within",
        maybe: true,
        asks: true,
        after: true,
        because: "the bytes that the CU_MEMPOOL_ATTR_MAX_POOL_SIZE of the current pool of the stream's device leaves beside its CU_MEMPOOL_ATTR_USED_MEM_CURRENT",
        codes: &[R::CUDA_ERROR_OUT_OF_MEMORY],
        ..RULE
    },
    Rule {
        id: 1138,
        path: "current_context",
        must: "hold",
        maybe: true,
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES, R::CUDA_ERROR_OUT_OF_MEMORY],
        ..RULE
    },
    Rule {
        id: 1139,
        path: "current_context",
        must: "hold",
        maybe: true,
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES, R::CUDA_ERROR_OUT_OF_MEMORY],
        ..RULE
    },
    Rule {
        id: 1140,
        path: "pid",
        must: "hold",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_INITIALIZED],
        ..RULE
    },
    Rule { id: 1141, path: "hGraph", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 1142, path: "hGraph", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 1143, path: "hGraph", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 1144, path: "hGraph", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 1145, path: "hGraph", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 1146, path: "hGraph", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 1147, path: "hGraph", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 1148, path: "hGraph", must: "hold", maybe: true, asks: true, after: true, ..RULE },
    Rule {
        id: 1149,
        path: "hGraph",
        must: "hold",
        maybe: true,
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 1150,
        path: "hGraph",
        must: "hold",
        maybe: true,
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NOT_SUPPORTED],
        ..RULE
    },
    Rule {
        id: 1151,
        path: "value.clusterDim.x",
        must: "divisor_of",
        asks: true,
        after: true,
        because: "the gridDimX of hNode",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 1152,
        path: "value.clusterDim.y",
        must: "divisor_of",
        asks: true,
        after: true,
        because: "the gridDimY of hNode",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 1153,
        path: "value.clusterDim.z",
        must: "divisor_of",
        asks: true,
        after: true,
        because: "the gridDimZ of hNode",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule { id: 1154, path: "numBlocks", must: "at_least", after: true, ..RULE },
    Rule {
        id: 1155,
        path: "blockSize",
        must: "within",
        asks: true,
        after: true,
        because: "the function's CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, which depends on its registers and its `.maxntid`",
        ..RULE
    },
    Rule {
        id: 1156,
        path: "numBlocks",
        must: "within",
        asks: true,
        after: true,
        because: "the blocks of this function and size that a multiprocessor can run at once",
        ..RULE
    },
    Rule { id: 1157, path: "array.Width", must: "non_zero", after: true, ..RULE },
    Rule {
        id: 1158,
        path: "array.Width",
        must: "limited",
        asks: true,
        after: true,
        conditions: &[Condition("array.Height", "is", &["0"])],
        ..RULE
    },
    Rule {
        id: 1159,
        path: "array.Width",
        must: "limited",
        asks: true,
        after: true,
        conditions: &[Condition("array.Height", "is_not_zero", &[])],
        ..RULE
    },
    Rule { id: 1160, path: "array.Height", must: "limited", asks: true, after: true, ..RULE },
    Rule {
        id: 1161,
        path: "hEvent",
        must: "hold",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_HANDLE],
        ..RULE
    },
    Rule {
        id: 1162,
        path: "hEvent",
        must: "hold",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_HANDLE],
        ..RULE
    },
    Rule {
        id: 1163,
        path: "hEvent",
        must: "hold",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_HANDLE],
        ..RULE
    },
    Rule {
        id: 1164,
        path: "f",
        must: "hold",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_HANDLE],
        ..RULE
    },
    Rule {
        id: 1165,
        path: "f",
        must: "hold",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_HANDLE],
        ..RULE
    },
    Rule {
        id: 1166,
        path: "f",
        must: "hold",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_HANDLE],
        ..RULE
    },
    Rule {
        id: 1167,
        path: "f",
        must: "hold",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_HANDLE],
        ..RULE
    },
    Rule {
        id: 1168,
        path: "function",
        must: "hold",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_HANDLE],
        ..RULE
    },
    Rule {
        id: 1169,
        path: "f",
        must: "hold",
        maybe: true,
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_HANDLE],
        ..RULE
    },
    Rule { id: 1170, path: "hNode", must: "hold", maybe: true, after: true, ..RULE },
    Rule { id: 1171, path: "hNode", must: "hold", maybe: true, after: true, ..RULE },
    Rule { id: 1172, path: "hNode", must: "hold", maybe: true, after: true, ..RULE },
    Rule { id: 1173, path: "hNode", must: "hold", maybe: true, after: true, ..RULE },
    Rule { id: 1174, path: "conditional.handle", must: "hold", maybe: true, after: true, ..RULE },
    Rule { id: 1175, path: "window.hitRatio", must: "hold", after: true, ..RULE },
    Rule {
        id: 1176,
        path: "blockDimX * blockDimY * blockDimZ",
        must: "within",
        asks: true,
        after: true,
        because: "the kernel's CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, which depends on its registers and its `.maxntid`",
        codes: &[R::CUDA_ERROR_INVALID_VALUE, R::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES],
        ..RULE
    },
    Rule {
        id: 1177,
        path: "sharedMemBytes",
        must: "within",
        asks: true,
        after: true,
        because: "the largest CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN of the devices without the kernel's static shared memory",
        ..RULE
    },
    Rule {
        id: 1178,
        path: "sharedMemBytes",
        must: "within",
        asks: true,
        after: true,
        because: "the kernel's CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, which cuFuncSetAttribute or cuKernelSetAttribute can raise",
        ..RULE
    },
    Rule {
        id: 1179,
        path: "blockDimX * blockDimY * blockDimZ",
        must: "within",
        asks: true,
        after: true,
        because: "the function's CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, which depends on its registers and its `.maxntid`",
        codes: &[R::CUDA_ERROR_INVALID_VALUE, R::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES],
        ..RULE
    },
    Rule {
        id: 1180,
        path: "sharedMemBytes",
        must: "within",
        asks: true,
        after: true,
        because: "the function's CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, which cuFuncSetAttribute can raise",
        codes: &[R::CUDA_ERROR_INVALID_VALUE, R::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE],
        ..RULE
    },
    Rule {
        id: 1181,
        path: "gridDimX",
        must: "multiple_of",
        asks: true,
        after: true,
        because: "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 1182,
        path: "gridDimY",
        must: "multiple_of",
        asks: true,
        after: true,
        because: "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 1183,
        path: "gridDimZ",
        must: "multiple_of",
        asks: true,
        after: true,
        because: "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 1184,
        path: "gridDimX",
        must: "multiple_of",
        asks: true,
        after: true,
        because: "the kernel's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 1185,
        path: "gridDimY",
        must: "multiple_of",
        asks: true,
        after: true,
        because: "the kernel's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 1186,
        path: "gridDimZ",
        must: "multiple_of",
        asks: true,
        after: true,
        because: "the kernel's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 1187,
        path: "gridDimX",
        must: "multiple_of",
        asks: true,
        after: true,
        because: "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 1188,
        path: "gridDimY",
        must: "multiple_of",
        asks: true,
        after: true,
        because: "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 1189,
        path: "gridDimZ",
        must: "multiple_of",
        asks: true,
        after: true,
        because: "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 1190,
        path: "config.gridDimX",
        must: "multiple_of",
        asks: true,
        after: true,
        because: "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 1191,
        path: "config.gridDimY",
        must: "multiple_of",
        asks: true,
        after: true,
        because: "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 1192,
        path: "config.gridDimZ",
        must: "multiple_of",
        asks: true,
        after: true,
        because: "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 1193,
        path: "config.attrs[i].value.clusterDim.x",
        must: "equal",
        asks: true,
        after: true,
        because: "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 1194,
        path: "config.attrs[i].value.clusterDim.y",
        must: "equal",
        asks: true,
        after: true,
        because: "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 1195,
        path: "config.attrs[i].value.clusterDim.z",
        must: "equal",
        asks: true,
        after: true,
        because: "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 1196,
        path: "config.gridDimX",
        must: "multiple_of",
        asks: true,
        after: true,
        because: "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 1197,
        path: "config.gridDimY",
        must: "multiple_of",
        asks: true,
        after: true,
        because: "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 1198,
        path: "config.gridDimZ",
        must: "multiple_of",
        asks: true,
        after: true,
        because: "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 1199,
        path: "config.attrs[i].value.clusterDim.x",
        must: "equal",
        asks: true,
        after: true,
        because: "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
];
static RULES_12: &[Rule] = &[
    Rule {
        id: 1200,
        path: "config.attrs[i].value.clusterDim.y",
        must: "equal",
        asks: true,
        after: true,
        because: "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 1201,
        path: "config.attrs[i].value.clusterDim.z",
        must: "equal",
        asks: true,
        after: true,
        because: "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 1202,
        path: "attrs[i].value.clusterDim.x",
        must: "divisor_of",
        after: true,
        because: "config.gridDimX",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 1203,
        path: "attrs[i].value.clusterDim.y",
        must: "divisor_of",
        after: true,
        because: "config.gridDimY",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 1204,
        path: "attrs[i].value.clusterDim.z",
        must: "divisor_of",
        after: true,
        because: "config.gridDimZ",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule { id: 1205, path: "kernelParams", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 1206, path: "kernelParams", must: "hold", asks: true, after: true, ..RULE },
    Rule { id: 1207, path: "kernelParams", must: "hold", asks: true, after: true, ..RULE },
    Rule {
        id: 1208,
        path: "kernelParams[i]",
        must: "non_null",
        asks: true,
        after: true,
        reason: "the kernel has a parameter at this position",
        ..RULE
    },
    Rule {
        id: 1209,
        path: "kernelParams[i]",
        must: "non_null",
        asks: true,
        after: true,
        reason: "the kernel has a parameter at this position",
        ..RULE
    },
    Rule {
        id: 1210,
        path: "extra[CU_LAUNCH_PARAM_BUFFER_SIZE]",
        must: "within",
        asks: true,
        after: true,
        because: "the bytes of the kernel's parameters",
        codes: &[R::CUDA_ERROR_INVALID_VALUE, R::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES],
        ..RULE
    },
    Rule {
        id: 1211,
        path: "config.attrs[i].value.clusterDim",
        must: "within",
        asks: true,
        after: true,
        because: "the most blocks of a cluster of this function that the device can run",
        codes: &[R::CUDA_ERROR_INVALID_CLUSTER_SIZE],
        ..RULE
    },
    Rule {
        id: 1212,
        path: "name",
        must: "named",
        asks: true,
        after: true,
        because: "the module has no variable {}",
        codes: &[R::CUDA_ERROR_NOT_FOUND],
        ..RULE
    },
    Rule {
        id: 1213,
        path: "name",
        must: "named",
        asks: true,
        after: true,
        because: "the library has no variable {}",
        codes: &[R::CUDA_ERROR_NOT_FOUND],
        ..RULE
    },
    Rule {
        id: 1214,
        path: "name",
        must: "named",
        asks: true,
        after: true,
        because: "the library has no managed variable {}",
        codes: &[R::CUDA_ERROR_NOT_FOUND],
        ..RULE
    },
    Rule {
        id: 1216,
        path: "name",
        must: "named",
        asks: true,
        after: true,
        because: "the module has no texture reference {}",
        codes: &[R::CUDA_ERROR_NOT_FOUND],
        ..RULE
    },
    Rule {
        id: 1217,
        path: "name",
        must: "named",
        asks: true,
        after: true,
        because: "the module has no surface reference {}",
        codes: &[R::CUDA_ERROR_NOT_FOUND],
        ..RULE
    },
    Rule {
        id: 1218,
        path: "data",
        must: "hold",
        after: true,
        conditions: &[Condition("type", "is", &["CU_JIT_INPUT_PTX"])],
        codes: &[
            R::CUDA_ERROR_INVALID_IMAGE,
            R::CUDA_ERROR_INVALID_PTX,
            R::CUDA_ERROR_INVALID_SOURCE,
        ],
        ..RULE
    },
    Rule {
        id: 1219,
        path: "data",
        must: "hold",
        after: true,
        conditions: &[Condition("type", "is", &["CU_JIT_INPUT_CUBIN", "CU_JIT_INPUT_FATBINARY"])],
        codes: &[
            R::CUDA_ERROR_INVALID_IMAGE,
            R::CUDA_ERROR_INVALID_SOURCE,
            R::CUDA_ERROR_INVALID_VALUE,
            R::CUDA_ERROR_NO_BINARY_FOR_GPU,
        ],
        ..RULE
    },
    Rule {
        id: 1220,
        path: "data",
        must: "hold",
        after: true,
        conditions: &[Condition("type", "is", &["CU_JIT_INPUT_CUBIN", "CU_JIT_INPUT_FATBINARY"])],
        codes: &[
            R::CUDA_ERROR_INVALID_IMAGE,
            R::CUDA_ERROR_INVALID_SOURCE,
            R::CUDA_ERROR_INVALID_VALUE,
            R::CUDA_ERROR_NO_BINARY_FOR_GPU,
        ],
        ..RULE
    },
    Rule {
        id: 1221,
        path: "data",
        must: "hold_text",
        maybe: true,
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NO_BINARY_FOR_GPU],
        ..RULE
    },
    Rule {
        id: 1222,
        path: "path",
        must: "hold_text",
        asks: true,
        after: true,
        codes: &[
            R::CUDA_ERROR_INVALID_IMAGE,
            R::CUDA_ERROR_INVALID_PTX,
            R::CUDA_ERROR_INVALID_SOURCE,
        ],
        ..RULE
    },
    Rule {
        id: 1223,
        path: "path",
        must: "hold_text",
        asks: true,
        after: true,
        codes: &[
            R::CUDA_ERROR_INVALID_IMAGE,
            R::CUDA_ERROR_INVALID_SOURCE,
            R::CUDA_ERROR_NO_BINARY_FOR_GPU,
        ],
        ..RULE
    },
    Rule {
        id: 1224,
        path: "path",
        must: "hold_text",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NO_BINARY_FOR_GPU],
        ..RULE
    },
    Rule {
        id: 1225,
        path: "image",
        must: "hold",
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_IMAGE],
        ..RULE
    },
    Rule {
        id: 1226,
        path: "image",
        must: "hold",
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_IMAGE],
        ..RULE
    },
    Rule {
        id: 1227,
        path: "image",
        must: "hold",
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_IMAGE, R::CUDA_ERROR_NO_BINARY_FOR_GPU],
        ..RULE
    },
    Rule {
        id: 1228,
        path: "image",
        must: "hold",
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_IMAGE, R::CUDA_ERROR_NO_BINARY_FOR_GPU],
        ..RULE
    },
    Rule {
        id: 1229,
        path: "image",
        must: "hold",
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_IMAGE],
        ..RULE
    },
    Rule {
        id: 1230,
        path: "image",
        must: "hold",
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_IMAGE],
        ..RULE
    },
    Rule {
        id: 1231,
        path: "image",
        must: "hold_text",
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NO_BINARY_FOR_GPU],
        ..RULE
    },
    Rule {
        id: 1232,
        path: "library",
        must: "hold",
        after: true,
        codes: &[R::CUDA_ERROR_NO_BINARY_FOR_GPU],
        ..RULE
    },
    Rule {
        id: 1233,
        path: "library",
        must: "hold",
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_IMAGE],
        ..RULE
    },
    Rule {
        id: 1234,
        path: "library",
        must: "hold",
        after: true,
        codes: &[R::CUDA_ERROR_INVALID_PTX],
        ..RULE
    },
    Rule {
        id: 1235,
        path: "kernel",
        must: "hold",
        after: true,
        codes: &[R::CUDA_ERROR_NO_BINARY_FOR_GPU],
        ..RULE
    },
    Rule {
        id: 1236,
        path: "linear.sizeInBytes",
        must: "within",
        asks: true,
        after: true,
        because: "the bytes of the most elements that cuDeviceGetTexture1DLinearMaxWidth allows",
        ..RULE
    },
    Rule { id: 1237, path: "x", must: "at_least", after: true, ..RULE },
    Rule { id: 1238, path: "y", must: "at_least", after: true, ..RULE },
    Rule { id: 1239, path: "z", must: "at_least", after: true, ..RULE },
    Rule { id: 1240, path: "x", must: "limited", asks: true, after: true, ..RULE },
    Rule { id: 1241, path: "y", must: "limited", asks: true, after: true, ..RULE },
    Rule { id: 1242, path: "z", must: "limited", asks: true, after: true, ..RULE },
    Rule {
        id: 1243,
        path: "x * y * z",
        must: "within",
        asks: true,
        after: true,
        because: "the function's CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, which depends on its registers and its `.maxntid`",
        ..RULE
    },
    Rule { id: 1244, path: "grid_width", must: "at_least", after: true, ..RULE },
    Rule { id: 1245, path: "grid_height", must: "at_least", after: true, ..RULE },
    Rule { id: 1246, path: "grid_width", must: "limited", asks: true, after: true, ..RULE },
    Rule { id: 1247, path: "grid_height", must: "limited", asks: true, after: true, ..RULE },
    Rule { id: 1248, path: "bytesize", must: "non_zero", after: true, ..RULE },
    Rule { id: 1249, path: "hOriginalNode", must: "hold", maybe: true, after: true, ..RULE },
    Rule { id: 1250, path: "dependencies", must: "hold", maybe: true, after: true, ..RULE },
    Rule {
        id: 1251,
        path: "gridDimX * gridDimY * gridDimZ",
        must: "within",
        maybe: true,
        asks: true,
        after: true,
        because: "the blocks of this function that the current device can run at once",
        codes: &[R::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE],
        ..RULE
    },
    Rule {
        id: 1252,
        path: "path",
        must: "hold_text",
        maybe: true,
        asks: true,
        after: true,
        codes: &[R::CUDA_ERROR_NO_BINARY_FOR_GPU],
        ..RULE
    },
];
