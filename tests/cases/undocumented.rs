//! Cases of `src/rules/parts/undocumented.rs`: refusals for which the header states no condition.

use super::mem::MAPPED;
use crate::mock::HANDLE;
use super::va::{CURRENT, DEVICE, DOMAIN, HOST, INVISIBLE, MANAGED, NUMA, SIZE, access_of};
use super::*;

use CUmemAllocationHandleType as H;

/// The releases whose enumerators are known.
const KNOWN: std::ops::RangeInclusive<i32> = 11_070..=cuda_checked::DOCUMENTED.end().0 as i32;

pub fn cases(cases: &Cases) {
    access(cases);
    types_of_windows(cases);
    places(cases);
    pools(cases);
    copies(cases);
    others(cases);
}

fn access(cases: &Cases) {
    let address = Answers::USUAL.managed.1;
    let mut c = cases.call(|| cuMemSetAccess { ptr: address, size: 2 * SIZE, desc: vec![access_of(DEVICE, 0, 3)] });
    c.under(Answers { memory: (2 * SIZE, CUmemorytype::CU_MEMORYTYPE_DEVICE, 1, 0), ..MAPPED });
    c.explains(1015, "size is zero", |i| i.size = 0);
    c.explains(1016, "count is zero", |i| i.desc.clear());
    c.explains(1017, format!("it may be that ptr ({:#x}) is not where a mapping starts: access is given to whole mappings", address + SIZE as u64), |i| {
        (i.ptr, i.size) = (address + SIZE as u64, SIZE);
    });
    let ends = "it may be that size (2097152, 2 MiB) does not end where a mapping ends: access is given to whole mappings";
    c.explains(1018, ends, |i| i.size = SIZE);
    c.on(12_020..);
    c.explains(1026, "desc[0].location.type (CU_MEM_LOCATION_TYPE_INVALID) is no place that can have access", |i| {
        i.desc[0].location.type_ = CUmemLocationType(0);
    });
    c.on(..);
    c.spares(1017, "the whole mapping", |_| {});
    c.spares(1018, "the whole mapping", |_| {});

    let mut c = cases.call(|| cuMemGetAccess { location: one(CUmemLocation { type_: CURRENT, id: 0 }), ptr: address });
    c.on(12_020..);
    c.explains(1026, "location.type (CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT) is no place that can have access [INVALID_DEVICE]", |_| {});
    c.spares(1026, "a device [INVALID_DEVICE]", |i| i.location.type_ = DEVICE);

    let mut c = cases.call(|| cuMemPoolSetAccess { pool: at(0x6000), map: vec![access_of(DEVICE, 0, 3), access_of(HOST, 0, 3)] });
    c.on(12_020..);
    c.explains(1024, "it may be that map[1].location.type (CU_MEM_LOCATION_TYPE_HOST) is not CU_MEM_LOCATION_TYPE_DEVICE [NOT_SUPPORTED]", |_| {});
    c.explains(1025, "it may be that map[1].flags (CU_MEM_ACCESS_FLAGS_PROT_READ) lets the device read but not write the memory of the pool [NOT_SUPPORTED]", |i| {
        i.map[1] = access_of(DEVICE, 1, 1);
    });
    c.spares(1024, "devices [NOT_SUPPORTED]", |i| i.map[1] = access_of(DEVICE, 1, 3));
    c.spares(1025, "all access [NOT_SUPPORTED]", |i| i.map[1] = access_of(DEVICE, 1, 3));
}

/// Of systems other than Windows.
#[cfg(windows)]
fn types_of_windows(_: &Cases) {}

#[cfg(not(windows))]
fn types_of_windows(cases: &Cases) {
    let (win32, kmt) = (H::CU_MEM_HANDLE_TYPE_WIN32, H::CU_MEM_HANDLE_TYPE_WIN32_KMT);
    let is = "is a type of handle that only Windows has";
    let posix = H::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    let mut c = cases.call(|| cuMemImportFromShareableHandle { osHandle: at(64), shHandleType: win32 });
    c.explains(1021, format!("shHandleType (CU_MEM_HANDLE_TYPE_WIN32) {is} [NOT_SUPPORTED]"), |_| {});
    c.spares(1021, "a file [NOT_SUPPORTED]", |i| i.shHandleType = posix);
    let mut c = cases.call(|| cuMemPoolImportFromShareableHandle { handle: at(64), handleType: kmt, flags: 0 });
    c.explains(1021, format!("handleType (CU_MEM_HANDLE_TYPE_WIN32_KMT) {is}"), |_| {});
    let has = "has a type of handle that only Windows has";
    let mut c = cases.call(|| cuMemCreate { size: SIZE, prop: one(memory_at(DEVICE)), flags: 0 });
    c.explains(1022, format!("prop.requestedHandleTypes (CU_MEM_HANDLE_TYPE_WIN32_KMT) {has}"), |i| i.prop.requestedHandleTypes = kmt);
    c.spares(1022, "a file", |i| i.prop.requestedHandleTypes = posix);
    let mut c = cases.call(|| cuMemPoolCreate { poolProps: one(super::malloc_async::props()) });
    c.explains(1022, format!("poolProps.handleTypes (CU_MEM_HANDLE_TYPE_WIN32_KMT) {has}"), |i| i.poolProps.handleTypes = kmt);
}

fn memory_at(type_: CUmemLocationType) -> CUmemAllocationProp {
    CUmemAllocationProp {
        type_: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
        location: CUmemLocation { type_, id: 0 },
        ..Default::default()
    }
}

fn places(cases: &Cases) {
    let mut c = cases.call(|| cuMemCreate { size: SIZE, prop: one(memory_at(NUMA)), flags: 0 });
    c.on(12_020..);
    c.explains(1035, "it may be that prop.allocFlags.compressionType (1) is not zero, and prop.location.type is CU_MEM_LOCATION_TYPE_HOST or CU_MEM_LOCATION_TYPE_HOST_NUMA", |i| {
        i.prop.allocFlags.compressionType = 1;
    });
    c.explains(1036, "it may be that prop.allocFlags.gpuDirectRDMACapable (1) is not zero, and prop.location.type is CU_MEM_LOCATION_TYPE_HOST or CU_MEM_LOCATION_TYPE_HOST_NUMA", |i| {
        i.prop.allocFlags.gpuDirectRDMACapable = 1;
    });
    c.on(13_000..);
    c.explains(1034, "prop.location.type (CU_MEM_LOCATION_TYPE_INVALID) is no place for memory", |i| i.prop.location.type_ = CUmemLocationType(0));
    c.spares(1034, "a device", |i| i.prop.location.type_ = DEVICE);
    // What the system does not say is not judged.
    #[cfg(all(target_os = "linux", not(miri)))]
    {
        let node = "(99) is not the number of a NUMA node of this system";
        let is = |path: &str| format!("{path}.id {node}, and {path}.type is CU_MEM_LOCATION_TYPE_HOST_NUMA");
        c.explains(1027, is("prop.location"), |i| i.prop.location.id = 99);
        c.spares(1027, "the first node", |_| {});
        let mut c = cases.call(|| cuMemPoolCreate { poolProps: one(super::malloc_async::props()) });
        c.on(13_000..);
        c.explains(1027, is("poolProps.location"), |i| i.poolProps.location = CUmemLocation { type_: NUMA, id: 99 });
        let type_ = CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED;
        let location = || one(CUmemLocation { type_: NUMA, id: 99 });
        let mut c = cases.call(|| cuMemGetDefaultMemPool { location: location(), type_ });
        c.explains(1027, is("location"), |_| {});
        let mut c = cases.call(|| cuMemGetMemPool { location: location(), type_ });
        c.explains(1027, is("location"), |_| {});
        let mut c = cases.call(|| cuMemSetMemPool { location: location(), type_, pool: at(0x6000) });
        c.on(13_000..);
        c.explains(1028, "it may be that pool (0x6000) is not a pool of this location and of this type", |i| i.location.id = 0);
        c.explains(1027, is("location"), |i| i.pool = at(0x6000));
    }
}

fn pools(cases: &Cases) {
    let mut c = cases.call(|| cuMemPoolSetAttribute {
        pool: pool(),
        attr: CUmemPool_attribute::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD,
        value: at(0),
    });
    c.explains(1019, "value is null", |_| {});
    let managed = || CUmemPoolProps { allocType: MANAGED, ..super::malloc_async::props() };
    let mut c = cases.call(|| cuMemPoolCreate { poolProps: one(managed()) });
    let is = "and poolProps.allocType is CU_MEM_ALLOCATION_TYPE_MANAGED";
    c.on(13_000..13_010);
    c.explains(1029, format!("poolProps.handleTypes (CU_MEM_HANDLE_TYPE_FABRIC) is not zero, {is}"), |i| {
        i.poolProps.handleTypes = H::CU_MEM_HANDLE_TYPE_FABRIC;
    });
    c.explains(1030, format!("poolProps.maxSize (1) is not zero, {is}"), |i| i.poolProps.maxSize = 1);
    c.explains(1031, format!("poolProps.usage (1) is not zero, {is}"), |i| i.poolProps.usage = 1);
    let place = "is no place for managed memory";
    for type_ in [INVISIBLE, DOMAIN] {
        c.explains(1032, format!("it may be that poolProps.location.type ({type_:?}) {place}, {is} [NOT_SUPPORTED]"), |i| {
            i.poolProps.location.type_ = type_;
        });
    }
    c.spares(1032, "a device [NOT_SUPPORTED]", |_| {});
    let mut c = cases.call(|| cuMemAllocFromPoolAsync { bytesize: 2 << 40, pool: pool(), hStream: at(0) });
    c.explains(1033, "it may be that bytesize (2199023255552, 2048 GiB) is more than 1099511627776 (1024 GiB), the bytes that the current device has [OUT_OF_MEMORY]", |_| {});
    c.spares(1033, "less [OUT_OF_MEMORY]", |i| i.bytesize = 1);
}

fn copies(cases: &Cases) {
    let mut c = cases.call(|| cuMemcpyBatchAsync_v2 {
        dsts: null(),
        srcs: null(),
        sizes: null(),
        count: 0,
        attrs: null(),
        attrsIdxs: null(),
        numAttrs: 0,
        hStream: at(0x1000),
    });
    c.on(13_000..);
    c.explains(1020, "count is zero", |_| {});
    let mut c = cases.call(|| cuMemcpy3DBatchAsync_v2 { numOps: 0, opList: null(), flags: 0, hStream: at(0x1000) });
    c.on(13_000..);
    c.explains(1020, "numOps is zero", |_| {});
    macro_rules! between {
        ($call:ident { $($field:ident: $value:expr),* }) => {
            let copy = CUDA_MEMCPY3D_PEER {
                srcMemoryType: CUmemorytype::CU_MEMORYTYPE_DEVICE,
                srcPitch: 64,
                srcHeight: 4,
                dstMemoryType: CUmemorytype::CU_MEMORYTYPE_DEVICE,
                dstPitch: 64,
                dstHeight: 4,
                WidthInBytes: 64,
                Height: 4,
                Depth: 2,
                ..Default::default()
            };
            let mut c = cases.call(|| $call { pCopy: one(copy), $($field: $value),* });
            let one_of = "is not CU_MEMORYTYPE_HOST, CU_MEMORYTYPE_DEVICE, CU_MEMORYTYPE_ARRAY or CU_MEMORYTYPE_UNIFIED";
            c.on(KNOWN);
            c.explains(1041, format!("pCopy.srcMemoryType (CUmemorytype(5)) {one_of}"), |i| i.pCopy.srcMemoryType = CUmemorytype(5));
            c.explains(1042, format!("pCopy.dstMemoryType (CUmemorytype(5)) {one_of}"), |i| i.pCopy.dstMemoryType = CUmemorytype(5));
            c.on(..);
            for (id, end) in [(1043, "src"), (1045, "dst")] {
                let path = format!("pCopy.{end}Pitch");
                c.explains(id, format!("{path} (63) is less than 64, WidthInBytes + {end}XInBytes, and pCopy.{end}MemoryType is not CU_MEMORYTYPE_ARRAY"), |i| {
                    *(if end == "src" { &mut i.pCopy.srcPitch } else { &mut i.pCopy.dstPitch }) = 63;
                });
                let path = format!("pCopy.{end}Height");
                c.explains(id + 1, format!("{path} (3) is less than 4, Height + {end}Y, and pCopy.{end}MemoryType is not CU_MEMORYTYPE_ARRAY"), |i| {
                    *(if end == "src" { &mut i.pCopy.srcHeight } else { &mut i.pCopy.dstHeight }) = 3;
                });
            }
        };
    }
    between!(cuMemcpy3DPeer {});
    between!(cuMemcpy3DPeerAsync { hStream: at(0) });
}

fn others(cases: &Cases) {
    let limit = CUlimit::CU_LIMIT_MAX_L2_FETCH_GRANULARITY;
    let is = "limit (CU_LIMIT_MAX_L2_FETCH_GRANULARITY) is a limit that the current device does not support [UNSUPPORTED_LIMIT]";
    let mut c = cases.call(|| cuCtxGetLimit { limit });
    c.explains(1023, is, |_| {});
    let mut c = cases.call(|| cuCtxSetLimit { limit, value: 64 });
    c.explains(1023, is, |_| {});

    let mut c = cases.call(|| cuGraphAddNode_v2 {
        hGraph: at(0x1000),
        dependencies: null(),
        dependencyData: null(),
        numDependencies: 0,
        nodeParams: one(CUgraphNodeParams { type_: CUgraphNodeType(4242), ..Default::default() }),
    });
    c.on(12_030..13_060);
    c.explains(1071, "nodeParams.type (CUgraphNodeType(4242)) is not CU_GRAPH_NODE_TYPE_KERNEL(*)", |_| {});
    let mut c = cases.call(|| cuGraphAddMemsetNode {
        hGraph: at(0x1000),
        dependencies: vec![],
        memsetParams: one(CUDA_MEMSET_NODE_PARAMS { elementSize: 4, width: 1, height: 1, ..Default::default() }),
        ctx: at(0x20),
    });
    c.explains(1072, "memsetParams.dst (0) is not an address that CUDA knows", |_| {});
    c.spares(1072, "memory that CUDA knows", |i| i.memsetParams.dst = Answers::USUAL.managed.1);
    let mut c = cases.call(|| cuGraphConditionalHandleCreate { hGraph: at(0x1000), ctx: at(0), defaultLaunchValue: 0, flags: 0 });
    c.explains(814, "ctx is null [INVALID_CONTEXT]", |_| {});
    let mut c = cases.call(|| cuCtxCreate_v4 {
        ctxCreateParams: one(CUctxCreateParams { numExecAffinityParams: 1, ..Default::default() }),
        flags: 0,
        dev: 0,
    });
    c.on(..13_020);
    c.explains(1077, "ctxCreateParams.numExecAffinityParams (1) is not zero, and ctxCreateParams.execAffinityParams is null", |_| {});
    let posix_or_win32 = HANDLE;
    let mut c = cases.call(|| cuMemExportToShareableHandle { shareableHandle: place(0_u64), handle: 0, handleType: posix_or_win32, flags: 0 });
    c.explains(1078, "handle is zero", |_| {});
    let nvlink = CUstreamAttrID::CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING;
    let mut c = cases.call(|| cuStreamGetAttribute { hStream: at(0x1000), attr: nvlink, value_out: one(CUstreamAttrValue::default()) });
    c.on(13_000..);
    c.explains(1079, "it may be that attr (CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING) is an attribute that this driver does not take for streams", |_| {});
    c.spares(1079, "another attribute", |i| i.attr = CUstreamAttrID::CU_LAUNCH_ATTRIBUTE_PRIORITY);
    let mut c = cases.call(|| cuPointerSetAttribute {
        value: place(1_u32),
        attribute: CUpointer_attribute::CU_POINTER_ATTRIBUTE_SYNC_MEMOPS,
        ptr: Answers::USUAL.managed.1,
    });
    c.under(MAPPED);
    c.explains(1080, "ptr (0x10000000000) is memory of cuMemMap, whose attributes cannot be set [NOT_SUPPORTED]", |_| {});
    c.under(Answers { by_hand: false, ..MAPPED });
    c.spares(1080, "other memory [NOT_SUPPORTED]", |_| {});
    let mut c = cases.call(|| cuMemCreate { size: SIZE, prop: one(memory_at(DEVICE)), flags: 0 });
    let tiles = "is not zero, and usage has CU_MEM_CREATE_USAGE_TILE_POOL";
    c.explains(1081, "prop.allocFlags.compressionType (CUmemAllocationCompType(2)) is not CU_MEM_ALLOCATION_COMP_NONE or CU_MEM_ALLOCATION_COMP_GENERIC", |i| {
        i.prop.allocFlags.compressionType = 2;
    });
    for usage in [1, 2] {
        c.explains(1082, format!("prop.allocFlags.compressionType (1) {tiles} or CU_MEM_CREATE_USAGE_HW_DECOMPRESS"), |i| {
            (i.prop.allocFlags.compressionType, i.prop.allocFlags.usage) = (1, usage);
        });
    }
    c.spares(1082, "RDMA over PCIe", |i| (i.prop.allocFlags.compressionType, i.prop.allocFlags.usage) = (1, 4));
    c.explains(1083, format!("prop.allocFlags.gpuDirectRDMACapable (1) {tiles}"), |i| {
        (i.prop.allocFlags.gpuDirectRDMACapable, i.prop.allocFlags.usage) = (1, 1);
    });
    c.spares(1083, "decompression", |i| (i.prop.allocFlags.gpuDirectRDMACapable, i.prop.allocFlags.usage) = (1, 2));
    c.explains(1084, format!("prop.requestedHandleTypes ({HANDLE:?}) {tiles}"), |i| {
        (i.prop.requestedHandleTypes, i.prop.allocFlags.usage) = (HANDLE, 1);
        if cfg!(windows) {
            i.prop.win32HandleMetaData = at(0x1000);
        }
    });
    c.spares(1084, "decompression", |i| (i.prop.requestedHandleTypes, i.prop.allocFlags.usage) = (HANDLE, 2));
    c.on(13_000..);
    c.explains(1085, "it may be that prop.type (CU_MEM_ALLOCATION_TYPE_MANAGED) is CU_MEM_ALLOCATION_TYPE_MANAGED, and this driver creates such memory only in pools", |i| {
        i.prop.type_ = MANAGED;
    });
    c.spares(1085, "pinned memory", |_| {});

    let location = CUmemLocation { type_: DOMAIN, id: 0 };
    let is = |path: &str| format!("{path}.type (CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN) is not CU_MEM_LOCATION_TYPE_INVALID, CU_MEM_LOCATION_TYPE_DEVICE, CU_MEM_LOCATION_TYPE_HOST, CU_MEM_LOCATION_TYPE_HOST_NUMA or CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT");
    let address = Answers::USUAL.managed.1;
    let mut c = cases.call(|| cuMemAdvise_v2 { devPtr: address, count: 64, advice: CUmem_advise::CU_MEM_ADVISE_SET_READ_MOSTLY, location });
    c.on(13_000..13_010);
    c.explains(1037, is("location"), |_| {});
    let mut c = cases.call(|| cuMemPrefetchAsync_v2 { devPtr: address, count: 64, location, flags: 0, hStream: at(0) });
    c.on(13_000..13_010);
    c.explains(1037, is("location"), |_| {});
    macro_rules! batch {
        ($call:ident) => {
            let mut c = cases.call(|| $call {
                dptrs: one(address),
                sizes: one(64),
                count: 1,
                prefetchLocs: one(location),
                prefetchLocIdxs: one(0),
                numPrefetchLocs: 1,
                flags: 0,
                hStream: at(0x1000),
            });
            c.on(13_000..13_010);
            c.explains(1037, is("prefetchLocs[0]"), |_| {});
        };
    }
    batch!(cuMemPrefetchBatchAsync);
    batch!(cuMemDiscardAndPrefetchBatchAsync);

    let mut c = cases.call(|| cuMemGetHandleForAddressRange {
        handle: at(64),
        dptr: 2 << 40,
        size: 1 << 20,
        handleType: CUmemRangeHandleType::CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD,
        flags: 0,
    });
    c.on(12_080..=*KNOWN.end());
    c.explains(1038, "handleType (CUmemRangeHandleType(2)) is not CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD", |i| i.handleType = CUmemRangeHandleType(2));
    c.explains(1039, "it may be that flags (1) is not zero [NOT_SUPPORTED]", |i| i.flags = 1);
    let mut c = cases.call(|| cuMemHostRegister_v2 { p: place([0_u8; 4096]), bytesize: 4096, Flags: 0 });
    c.explains(1040, "it may be that Flags (4) has CU_MEMHOSTREGISTER_IOMEMORY, and p is not memory of a device's registers", |i| i.Flags = 4);
    c.spares(1040, "memory of the host", |_| {});

    let (hStream, ignored) = (at(0), CUstreamAttrID::CU_LAUNCH_ATTRIBUTE_IGNORE);
    let is = "attr (CU_LAUNCH_ATTRIBUTE_IGNORE) is no attribute of a stream";
    let policy = CUstreamAttrID::CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY;
    let mut c = cases.call(|| cuStreamGetAttribute { hStream, attr: ignored, value_out: one(Default::default()) });
    c.explains(1048, is, |_| {});
    c.spares(1048, "a policy", |i| i.attr = policy);
    c.on(KNOWN);
    c.explains(1047, "attr (CUlaunchAttributeID(100)) is not CU_LAUNCH_ATTRIBUTE_IGNORE, (*)", |i| i.attr = CUlaunchAttributeID(100));
    let mut c = cases.call(|| cuStreamSetAttribute { hStream, attr: ignored, value: one(Default::default()) });
    c.explains(1048, is, |_| {});
    c.on(KNOWN);
    c.explains(1047, "attr (CUlaunchAttributeID(100)) is not CU_LAUNCH_ATTRIBUTE_IGNORE, (*)", |i| i.attr = CUlaunchAttributeID(100));
}
