//! Causes of refusals for which the header states no condition, or only for a later release. The names after "from" are those of
//! cases in `tests/cases/answers.txt`.

use super::location::{DEVICE, DOMAIN, HOST, INVISIBLE, MANAGED, NONE, NUMA, NUMA_CURRENT, WIN32};
use super::memory::can_be_known;
use crate::rules::prelude::*;

use CUmemAllocationHandleType as H;

const OF_WINDOWS: c_uint = WIN32.bits() | H::CU_MEM_HANDLE_TYPE_WIN32_KMT.bits();
const ARRAY: CUmemorytype = CUmemorytype::CU_MEMORYTYPE_ARRAY;
const HOST_MEMORY: CUmemorytype = CUmemorytype::CU_MEMORYTYPE_HOST;

/// Returns whether this system can have each of these handles.
#[inline]
fn is_of_system(types: H) -> bool {
    cfg!(windows) || types.bits() & OF_WINDOWS == 0
}

/// Returns whether no mapping is known that this address is in, but not at the start of.
#[inline]
fn is_start_of_mapping(address: CUdeviceptr) -> bool {
    query::mapping(address).is_none_or(|mapping| mapping.start == address)
}

/// The same for the last byte.
#[inline]
fn is_end_of_mapping(address: CUdeviceptr) -> bool {
    let is_last =
        |mapping: query::Memory| address - mapping.start == mapping.size as CUdeviceptr - 1;
    query::mapping(address).is_none_or(is_last)
}

causes! {
    on { cuMemSetAccess }
    fn no_access(size: usize, count: usize) {
        1015: size => non_zero(), from "a driver of CUDA 13.0: 'no bytes'";
        1016: count => non_zero(), from "a driver of CUDA 13.0: 'none'";
    }

    /// Access is given to whole mappings.
    on { cuMemSetAccess }
    fn access_to_part(ptr: CUdeviceptr, size: usize) {
        let last = ptr.saturating_add(size.saturating_sub(1) as CUdeviceptr);
        1017 maybe asks: ptr => hold(
            is_start_of_mapping(ptr),
            "is not where a mapping starts: access is given to whole mappings",
        ), from "cause 935";
        1018 maybe asks: size => hold(
            is_end_of_mapping(last),
            "does not end where a mapping ends: access is given to whole mappings",
        ), from "a driver of CUDA 13.0: 'a part'";
    }

    on { cuMemPoolSetAttribute }
    fn no_value(value: Handle) { 1019: value => non_null(), from "cuda.h: cuMemPoolSetAttribute" }

    on { cuMemcpyBatchAsync_v2.count, cuMemcpy3DBatchAsync_v2.numOps }
    fn no_copies(count: usize) {
        1020: count => non_zero(), from "a driver of CUDA 13.0: 'no copies'"
    }

    on {
        cuMemImportFromShareableHandle.shHandleType, cuMemPoolImportFromShareableHandle.handleType
    }
    fn imported_type(handleType: H) {
        1021: handleType => hold(
            is_of_system(handleType),
            "is a type of handle that only Windows has",
        ), else NOT_SUPPORTED or INVALID_VALUE,
            from "a driver of CUDA 13.0: 'CU_MEM_HANDLE_TYPE_WIN32'"
    }

    on { cuMemCreate.prop.requestedHandleTypes, cuMemPoolCreate.poolProps.handleTypes }
    fn created_types(handleTypes: H) {
        1022: handleTypes => hold(
            is_of_system(handleTypes),
            "has a type of handle that only Windows has",
        ), from "a driver of CUDA 13.0: 'all but Windows and POSIX'"
    }

    on { cuCtxGetLimit, cuCtxSetLimit }
    fn limit_supported(limit: CUlimit) {
        1023: limit => hold(false, "is a limit that the current device does not support"),
            else UNSUPPORTED_LIMIT, from "cuda.h: CUDA_ERROR_UNSUPPORTED_LIMIT"
    }

    on { cuMemPoolSetAccess }
    fn pool_access(map: &[CUmemAccessDesc]) {
        for (i, access) in map.iter().enumerate();
        let reads = access.flags == CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READ;
        1024 maybe: access.location.type_, as "map[i].location.type" => hold(
            access.location.type_ == DEVICE,
            "is not CU_MEM_LOCATION_TYPE_DEVICE",
        ), at i, else NOT_SUPPORTED,
            from "a driver of CUDA 13.0: 'location.type (CU_MEM_LOCATION_TYPE_HOST)'";
        1025 maybe: access.flags, as "map[i].flags" => hold(
            !reads,
            "lets the device read but not write the memory of the pool",
        ), at i, else NOT_SUPPORTED,
            from "a driver of CUDA 13.0: 'flags 1 for the device of the pool'";
    }

    /// An older driver lacks the types of later releases.
    on { cuGraphAddNode_v2.nodeParams, cuGraphAddNode_v3.nodeParams }
    fn added_type(nodeParams: &CUgraphNodeParams) {
        1071: nodeParams.type_ => enumerator(), from "a driver of CUDA 13.0: 'an engine'"
    }

    on { CUDA_MEMSET_NODE_PARAMS, CUDA_MEMSET_NODE_PARAMS_v2 }
    fn filled_by_node(dst: CUdeviceptr) {
        1072 asks: dst => hold(dst != 0 && can_be_known(dst), "is not an address that CUDA knows"),
            from "a driver of CUDA 13.0: 'CU_GRAPH_NODE_TYPE_MEMSET'"
    }

    on { CUDA_MEMCPY3D }
    fn ends_of_copy(copy: &CUDA_MEMCPY3D) {
        if copy.WidthInBytes => is_not_zero(), if copy.Height => is_not_zero(),
            if copy.Depth => is_not_zero()
        {
            1073: copy.srcHost => non_null(), if copy.srcMemoryType => is(HOST_MEMORY),
                from "a driver of CUDA 13.0: 'from the host'";
            1074: copy.dstHost => non_null(), if copy.dstMemoryType => is(HOST_MEMORY),
                from "a driver of CUDA 13.0: 'from the host'";
            1075: copy.srcArray => non_null(), if copy.srcMemoryType => is(ARRAY),
                else INVALID_VALUE or INVALID_HANDLE,
                from "a driver of CUDA 13.0: 'a source in an array'";
            1076: copy.dstArray => non_null(), if copy.dstMemoryType => is(ARRAY),
                else INVALID_VALUE or INVALID_HANDLE,
                from "a driver of CUDA 13.0: 'a target in an array'";
        }
    }

    on { cuCtxCreate_v4.ctxCreateParams }
    fn no_affinities(params: &CUctxCreateParams) {
        1077: params.numExecAffinityParams => zero(), if params.execAffinityParams => is_null(),
            from "a driver of CUDA 13.0: 'ctxCreateParams.numExecAffinityParams (1)'"
    }

    on { cuMemExportToShareableHandle }
    fn exported_handle(handle: CUmemGenericAllocationHandle) {
        1078: handle => non_zero(), from "a driver of CUDA 13.0: 'no allocation'"
    }

    /// A driver of CUDA 13.0 does not take it, although the header of that release says that it is for streams.
    on { cuStreamGetAttribute, cuStreamSetAttribute }
    fn not_of_streams(attr: CUstreamAttrID) {
        1079 maybe: attr => hold(
            attr != CUstreamAttrID::CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING,
            "is an attribute that this driver does not take for streams",
        ), from "a driver of CUDA 13.0: 'attribute 16'"
    }

    on { cuKernelSetAttribute }
    fn settable_attribute(attrib: CUfunction_attribute) {
        1086 maybe: attrib => hold(
            attrib != CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET,
            "is an attribute that this driver only reports",
        ), from "a driver of CUDA 13.0: 'a cluster size'"
    }

    on { cuPointerSetAttribute }
    fn attribute_of_mapping(ptr: CUdeviceptr) {
        1080 asks: ptr => hold(
            query::mapping(ptr).is_none(),
            "is memory of cuMemMap, whose attributes cannot be set",
        ), else NOT_SUPPORTED, from "a driver of CUDA 13.0: 'valid'"
    }

    on { cuMemGetAccess.location, cuMemPoolGetAccess.location, cuMemSetAccess.desc.location }
    fn location_of_access(location: &CUmemLocation) {
        let is_place = location.type_ != NONE && location.type_ != NUMA_CURRENT;
        1026: location.type_ => hold(is_place, "is no place that can have access"),
            else INVALID_DEVICE or INVALID_VALUE,
            from "a driver of CUDA 13.0: 'location.type (CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT)'"
    }

    on {
        cuMemCreate.prop.location, cuMemPoolCreate.poolProps.location,
        cuMemGetDefaultMemPool.location, cuMemGetMemPool.location, cuMemSetMemPool.location
    }
    fn node(location: &CUmemLocation) {
        1027: location.id => hold(
            query::has_node(location.id),
            "is not the number of a NUMA node of this system",
        ), if location.type_ => is(NUMA), from "a driver of CUDA 13.0: 'a node that is no device'"
    }

    on { cuMemSetMemPool }
    fn other_pool(location: &CUmemLocation, pool: CUmemoryPool) {
        let is_place = location.type_ != NUMA || query::has_node(location.id);
        1028 maybe asks: pool => hold(!is_place, "is not a pool of this location and of this type"),
            from "cuda.h: cuMemSetMemPool"
    }

    on { cuMemPoolCreate }
    fn managed_pool(poolProps: &CUmemPoolProps) {
        let is_place = poolProps.location.type_ != INVISIBLE && poolProps.location.type_ != DOMAIN;
        if poolProps.allocType => is(MANAGED) {
            1029: poolProps.handleTypes => zero(), from "cuda.h: cuMemPoolCreate";
            1030: poolProps.maxSize => zero(), from "cuda.h: cuMemPoolCreate";
            1031: poolProps.usage => zero(), from "cuda.h: cuMemPoolCreate";
            1032 maybe: poolProps.location.type_ => hold(
                is_place,
                "is no place for managed memory",
            ), else NOT_SUPPORTED,
                from "a driver of CUDA 13.0: 'managed at CU_MEM_LOCATION_TYPE_INVISIBLE'";
        }
    }

    on { cuMemAllocFromPoolAsync }
    fn allocated_from_pool(bytesize: usize) {
        let (_, all) = query::memory_of_device().unzip();
        1033 maybe asks: bytesize => within(all), "the bytes that the current device has",
            else OUT_OF_MEMORY, from "a driver of CUDA 13.0: '18446744073709551615 bytes'"
    }

    on { cuMemCreate }
    fn created_for(prop: &CUmemAllocationProp) {
        let has = |usage: c_uint| c_uint::from(prop.allocFlags.usage) & usage != 0;
        let is_tile_pool = has(CU_MEM_CREATE_USAGE_TILE_POOL);
        let is_special = is_tile_pool || has(CU_MEM_CREATE_USAGE_HW_DECOMPRESS);
        1081: prop.allocFlags.compressionType => one_of(&[
            CUmemAllocationCompType::CU_MEM_ALLOCATION_COMP_NONE,
            CUmemAllocationCompType::CU_MEM_ALLOCATION_COMP_GENERIC,
        ]), from "a driver of CUDA 13.0: 'a second kind of compression'";
        1082: prop.allocFlags.compressionType => hold(
            prop.allocFlags.compressionType == 0 || !is_special,
            "is not zero, and `usage` has CU_MEM_CREATE_USAGE_TILE_POOL or \
             CU_MEM_CREATE_USAGE_HW_DECOMPRESS",
        ), from "a driver of CUDA 13.0: 'compression for usage 1'";
        1083: prop.allocFlags.gpuDirectRDMACapable => hold(
            prop.allocFlags.gpuDirectRDMACapable == 0 || !is_tile_pool,
            "is not zero, and `usage` has CU_MEM_CREATE_USAGE_TILE_POOL",
        ), from "a driver of CUDA 13.0: 'RDMA of tiles'";
        1084: prop.requestedHandleTypes => hold(
            prop.requestedHandleTypes.bits() == 0 || !is_tile_pool,
            "is not zero, and `usage` has CU_MEM_CREATE_USAGE_TILE_POOL",
        ), from "a driver of CUDA 13.0: 'POSIX, for tiles'";
        1085 maybe: prop.type_ => hold(
            prop.type_ != MANAGED,
            "is CU_MEM_ALLOCATION_TYPE_MANAGED, and this driver creates such memory only in pools",
        ), from "a driver of CUDA 13.0: 'prop.type (CU_MEM_ALLOCATION_TYPE_MANAGED)'";
    }

    on { cuMemCreate }
    fn created_at(prop: &CUmemAllocationProp) {
        1034: prop.location.type_ => hold(prop.location.type_ != NONE, "is no place for memory"),
            from "a driver of CUDA 13.0: 'prop.location.type (CU_MEM_LOCATION_TYPE_INVALID)'";
        if prop.location.type_ => is(HOST, NUMA) {
            1035 maybe: prop.allocFlags.compressionType => zero(),
                from "a driver of CUDA 13.0: 'compression at CU_MEM_LOCATION_TYPE_HOST'";
            1036 maybe: prop.allocFlags.gpuDirectRDMACapable => zero(),
                from "a driver of CUDA 13.0: 'RDMA at CU_MEM_LOCATION_TYPE_HOST'";
        }
    }

    /// An older driver lacks the types of later releases.
    on {
        cuMemAdvise_v2.location, cuMemPrefetchAsync_v2.location,
        cuMemPrefetchBatchAsync.prefetchLocs, cuMemDiscardAndPrefetchBatchAsync.prefetchLocs
    }
    fn location_type_of_release(location: &CUmemLocation) {
        1037: location.type_ => enumerator(),
            from "a driver of CUDA 13.0: 'location.type \
                  (CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN)'"
    }

    on { cuMemGetHandleForAddressRange }
    fn handle_for_range(handleType: CUmemRangeHandleType, flags: c_ulonglong) {
        1038: handleType => enumerator(), from "a driver of CUDA 13.0: 'another type'";
        1039 maybe: flags => zero(), else NOT_SUPPORTED, from "a driver of CUDA 13.0: 'flags'";
    }

    on { cuMemHostRegister_v2 }
    fn registered_memory(Flags: c_uint) {
        1040 maybe: Flags => hold(
            Flags & CU_MEMHOSTREGISTER_IOMEMORY == 0,
            "has CU_MEMHOSTREGISTER_IOMEMORY, and `p` is not memory of a device's registers",
        ), from "a driver of CUDA 13.0: 'every flag'"
    }

    on { cuMemcpy3DPeer.pCopy, cuMemcpy3DPeerAsync.pCopy }
    fn copy_between(copy: &CUDA_MEMCPY3D_PEER) {
        1041: copy.srcMemoryType => enumerator(),
            from "a driver of CUDA 13.0: 'another memory type'";
        1042: copy.dstMemoryType => enumerator(),
            from "a driver of CUDA 13.0: 'another memory type'";
        1043: copy.srcPitch => at_least(copy.WidthInBytes.saturating_add(copy.srcXInBytes)),
            if copy.srcPitch => is_not_zero(), if copy.srcMemoryType => is_not(ARRAY),
            "WidthInBytes + srcXInBytes", from "a driver of CUDA 13.0: 'a short pitch'";
        1044: copy.srcHeight => at_least(copy.Height.saturating_add(copy.srcY)),
            if copy.srcHeight => is_not_zero(), if copy.srcMemoryType => is_not(ARRAY),
            "`Height` + srcY", from "a driver of CUDA 13.0: 'a short height'";
        1045: copy.dstPitch => at_least(copy.WidthInBytes.saturating_add(copy.dstXInBytes)),
            if copy.dstPitch => is_not_zero(), if copy.dstMemoryType => is_not(ARRAY),
            "WidthInBytes + dstXInBytes", from "a driver of CUDA 13.0: 'a short pitch'";
        1046: copy.dstHeight => at_least(copy.Height.saturating_add(copy.dstY)),
            if copy.dstHeight => is_not_zero(), if copy.dstMemoryType => is_not(ARRAY),
            "`Height` + dstY", from "a driver of CUDA 13.0: 'a short height'";
    }

    on { cuStreamGetAttribute, cuStreamSetAttribute }
    fn attribute_of_stream(attr: CUstreamAttrID) {
        1047: attr => enumerator(), from "a driver of CUDA 13.0: 'attribute 19'";
        1048: attr => hold(
            attr != CUstreamAttrID::CU_LAUNCH_ATTRIBUTE_IGNORE,
            "is no attribute of a stream",
        ), from "a driver of CUDA 13.0: 'attribute 0'";
    }
}
