//! Launches: their configurations, attributes and parameters, and the attributes of functions.

use crate::rules::prelude::*;

use CUdevice_attribute as A;

const NO_FLAGS: &[CUevent_record_flags] = &[CUevent_record_flags::CU_EVENT_RECORD_DEFAULT];

/// The limit of a function that its registers, its `.maxntid` and the device make.
const THREADS: CUfunction_attribute = CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK;
const SHARED: CUfunction_attribute =
    CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES;

const DEFAULT: CUsharedMemoryMode = CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_DEFAULT;

const WIDTH: CUfunction_attribute = CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH;
const HEIGHT: CUfunction_attribute =
    CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT;
const DEPTH: CUfunction_attribute = CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH;

const PORTABLE: CUsharedMemoryMode = CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE;
const OTHER: CUsharedMemoryMode = CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE;

const UPDATABLE: CUlaunchAttributeID =
    CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE;

/// Returns the last attribute with a value of a kind, which counts.
fn last<'a, T>(
    attrs: Live<&'a [CUlaunchAttribute]>,
    member: impl Fn(Live<&'a CUlaunchAttribute>) -> Option<&'a T>,
) -> Option<(usize, &'a T)> {
    attrs.elements().rev().find_map(|(i, of)| Some((i, member(of)?)))
}

/// Returns the volume of a block or a grid.
#[inline]
fn product(sides: [c_uint; 3]) -> u64 {
    sides.iter().fold(1, |product, side| product.saturating_mul(u64::from(*side)))
}

/// Returns the most dynamic shared memory that an attribute can give to a function. No query tells the device of a function, so it
/// is that of the device with the most.
#[inline]
fn most_shared(f: Live<CUfunction>) -> Option<c_uint> {
    const STATIC: CUfunction_attribute = CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES;
    let all = query::largest(A::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN)?;
    Some(all.saturating_sub(query::attribute_of_function(f, STATIC)?))
}

/// Returns the mode of the shared memory of a function.
#[inline]
fn mode_of(f: Live<CUfunction>) -> CUsharedMemoryMode {
    const MODE: CUfunction_attribute = CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE;
    let known = is_known_to_driver(MODE).then(|| query::attribute_of_function(f, MODE)).flatten();
    CUsharedMemoryMode(known.unwrap_or(DEFAULT.0 as c_uint) as _)
}

/// Returns the most dynamic shared memory of a launch in a mode, unless the mode allows oversized memory.
#[inline]
fn most_in_mode(f: Live<CUfunction>, mode: CUsharedMemoryMode) -> Option<c_uint> {
    most_shared(f).filter(|_| [DEFAULT, PORTABLE, OTHER].contains(&mode))
}

/// Returns the most dynamic shared memory that a function has now, unless its own mode sets the limit.
#[inline]
fn most_dynamic(f: Live<CUfunction>) -> Option<c_uint> {
    query::attribute_of_function(f, SHARED).filter(|_| mode_of(f) == DEFAULT)
}

/// Returns the most blocks of a function's cluster, where only a portable size is allowed.
#[inline]
fn most_in_cluster(f: Live<CUfunction>) -> Option<u64> {
    const MORE: CUfunction_attribute =
        CUfunction_attribute::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED;
    (query::attribute_of_function(f, MORE)? == 0).then_some(8)
}

/// Whether the launch itself says which sizes of clusters are allowed, and not the function.
#[inline]
fn has_mode(attrs: Live<&[CUlaunchAttribute]>) -> bool {
    const MODE: CUlaunchAttributeID =
        CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE;
    attrs.elements().any(|(_, of)| of.id == MODE)
}

/// The number of blocks in a cluster that only the function can allow.
#[inline]
fn blocks_in_cluster(attrs: Live<&[CUlaunchAttribute]>) -> Option<(usize, u64)> {
    let size = last(attrs, Live::clusterDim).filter(|_| !has_mode(attrs));
    size.map(|(i, size)| (i, product([size.x, size.y, size.z])))
}

/// Returns the sides of the clusters that a function requires, of which those of a grid must be multiples. If the function may not have
/// clusters of so many blocks, that is the reason, and the grid need not be: with `.blocksareclusters`, of which no query tells, it
/// counts clusters.
#[inline]
fn required(f: Live<CUfunction>) -> [c_uint; 3] {
    if !is_known_to_driver(WIDTH) {
        return [1; 3];
    }
    let side = |side| query::attribute_of_function(f, side).filter(|side| *side != 0);
    let sides = [WIDTH, HEIGHT, DEPTH].map(|of| side(of).unwrap_or(1));
    match most_in_cluster(f) {
        Some(most) if product(sides) > most => [1; 3],
        _ => sides,
    }
}

/// Returns the most blocks of a cluster that a function can have, where more than a portable number are allowed.
#[inline]
fn most_in_large_cluster(f: Live<CUfunction>, config: Live<&CUlaunchConfig>) -> Option<u64> {
    let (_, blocks) = blocks_in_cluster(config.attributes()).filter(|(_, blocks)| *blocks != 0)?;
    let is_large = blocks > 8 && most_in_cluster(f).is_none();
    is_large.then(|| query::largest_cluster(f, config.get())).flatten()
}

rules! {
    /// The attributes of a function or a kernel that can be queried.
    on { cuFuncGetAttribute, cuKernelGetAttribute }
    fn function_attribute(attrib: CUfunction_attribute) {
        488: attrib => enumerator(), stated "CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED"
    }

    // The rules of each call decide which attributes it can set.
    on {
        cuFuncSetAttribute.value[CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH],
        cuFuncSetAttribute.value[CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT],
        cuFuncSetAttribute.value[CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH],
        cuKernelSetAttribute.val[CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH],
        cuKernelSetAttribute.val[CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT],
        cuKernelSetAttribute.val[CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH]
    }
    fn dimension(value: c_int) { 489: value => at_least(0) }

    on {
        CUlaunchAttributeValue.clusterSchedulingPolicyPreference,
        cuFuncSetAttribute.value[CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE],
        cuKernelSetAttribute.val[CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE]
    }
    fn scheduling(policy: CUclusterSchedulingPolicy) { 498: policy => enumerator(), since 11_080 }

    on {
        CUlaunchAttributeValue.sharedMemoryMode,
        cuFuncSetAttribute.value[CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE],
        cuKernelSetAttribute.val[CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE]
    }
    fn shared_memory(mode: CUsharedMemoryMode) { 507: mode => enumerator(), since 13_020 }

    /// The split between the L1 cache and shared memory, for a function, a kernel or a context.
    on { cuFuncSetCacheConfig, cuKernelSetCacheConfig, cuCtxSetCacheConfig }
    fn cache_config(config: CUfunc_cache) { 493: config => enumerator() }

    /// The width of the banks of shared memory, for a function or a context.
    on { cuFuncSetSharedMemConfig, cuCtxSetSharedMemConfig }
    fn shared_mem_config(config: CUsharedconfig) { 494: config => enumerator() }

    on { CUlaunchAttributeValue.accessPolicyWindow }
    fn access_policy(window: &CUaccessPolicyWindow) {
        495: window.missProp => one_of(&[
            CUaccessProperty::CU_ACCESS_PROPERTY_NORMAL,
            CUaccessProperty::CU_ACCESS_PROPERTY_STREAMING,
        ]), stated "CUaccessPolicyWindow.missProp"
    }
}

causes! {
    on { CUlaunchAttributeValue.accessPolicyWindow }
    fn window_ratio(window: &CUaccessPolicyWindow) {
        1175: window.hitRatio => hold(
            (0.0..=1.0).contains(&window.hitRatio),
            "is not a ratio from 0 to 1",
        ),
            from "cuda.h: CUaccessPolicyWindow.hitRatio; a driver of CUDA 13.0: 'stream: a window \
                  of cache with a ratio above one'"
    }

    on { CUlaunchAttributeValue.accessPolicyWindow }
    fn window_size(window: &CUaccessPolicyWindow) {
        let most =
            query::largest(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE);
        886 asks: window.num_bytes => within(most.map(|most| most as usize)),
            "the largest CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE of the devices",
            from "cuda.h: CUaccessPolicyWindow; a driver of CUDA 13.0: 'stream: a window larger \
                  than the device's'"
    }

    on { CUlaunchAttributeValue.memSyncDomainMap }
    fn domains(map: &CUlaunchMemSyncDomainMap) {
        let domains = query::largest(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT);
        let is_there = |domain: c_uchar| domains.is_none_or(|domains| u32::from(domain) < domains);
        887 asks: map.default_ => hold(
            is_there(map.default_),
            "is not a memory synchronization domain of a device",
        ),
            from "cuda.h: CUlaunchMemSyncDomainMap; a driver of CUDA 13.0: 'stream: a domain that \
                  the device lacks'";
        888 asks: map.remote => hold(
            is_there(map.remote),
            "is not a memory synchronization domain of a device",
        ), from "cuda.h: CUlaunchMemSyncDomainMap";
    }
}

rules! {
    on { CUlaunchAttributeValue.syncPolicy }
    fn synchronization(policy: CUsynchronizationPolicy) { 496: policy => enumerator() }

    on { CUlaunchAttributeValue.programmaticEvent }
    fn programmatic(event: &CUlaunchAttributeValue_programmaticEvent) {
        499: event.flags => one_of(NO_FLAGS)
    }

    on { CUlaunchAttributeValue.launchCompletionEvent }
    fn completion(event: &CUlaunchAttributeValue_launchCompletionEvent) {
        500: event.flags => one_of(NO_FLAGS), since 12_030
    }

    on { CUlaunchAttributeValue.memSyncDomain }
    fn synchronization_domain(domain: CUlaunchMemSyncDomain) {
        501: domain => enumerator(), since 12_030
    }

    on { CUlaunchAttributeValue.deviceUpdatableKernelNode }
    fn updatable(node: &CUlaunchAttributeValue_deviceUpdatableKernelNode) {
        502: node.deviceUpdatable => one_of(&[0, 1]), since 12_040,
            stated "CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE, cuLaunchKernelEx"
    }

    on { CUlaunchAttributeValue.sharedMemCarveout }
    fn carveout(percent: c_uint) {
        503: percent => at_most(100), since 12_050, "a percentage",
            stated "CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT"
    }

    on { CUlaunchAttributeValue.nvlinkUtilCentricScheduling }
    fn nvlink_centric(scheduling: c_uint) {
        504: scheduling => one_of(&[0, 1]), since 13_000,
            stated "CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING"
    }

    on { CUlaunchAttributeValue.portableClusterSizeMode }
    fn portable_clusters(mode: CUlaunchAttributePortableClusterMode) {
        505: mode => enumerator(), since 13_020,
            stated "CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE"
    }

    fn CUlaunchConfig(config: &CUlaunchConfig) {
        508: config.attrs => non_null(), if config.numAttrs => is_not_zero()
    }

    /// The clusters of a configuration, for calls that use them. Of several attributes with an ID, the last one counts.
    ///
    /// A regular cluster of 0 x 0 x 0 means no cluster, as in `cuFuncSetAttribute`, to which the documentation refers. A
    /// preferred cluster must be a multiple greater than zero.
    on { cuLaunchKernelEx.config, cuOccupancyMaxActiveClusters.config }
    fn clusters(
        gridDimX: c_uint,
        gridDimY: c_uint,
        gridDimZ: c_uint,
        attrs: Live<&[CUlaunchAttribute]>,
    ) {
        let regular =
            last(attrs, Live::clusterDim).filter(|(_, size)| (size.x, size.y, size.z) != (0, 0, 0));
        {
            if let Some((i, size)) = regular;
            where "x, y and z are not all zero" {
                509: size.x, as "attrs[i].value.clusterDim.x" => divisor_of(gridDimX), at i,
                    since 12_030, "config.gridDimX", else INVALID_CLUSTER_SIZE,
                    stated "CUlaunchAttributeValue.clusterDim";
                510: size.y, as "attrs[i].value.clusterDim.y" => divisor_of(gridDimY), at i,
                    since 12_030, "config.gridDimY", else INVALID_CLUSTER_SIZE,
                    stated "CUlaunchAttributeValue.clusterDim";
                511: size.z, as "attrs[i].value.clusterDim.z" => divisor_of(gridDimZ), at i,
                    since 12_030, "config.gridDimZ", else INVALID_CLUSTER_SIZE,
                    stated "CUlaunchAttributeValue.clusterDim";
            }
        }
        if let Some((i, size)) = last(attrs, Live::preferredClusterDim);
        512: size.x, as "attrs[i].value.preferredClusterDim.x" => divisor_of(gridDimX), at i,
            since 12_080, "config.gridDimX", else INVALID_CLUSTER_SIZE,
            stated "CUlaunchAttributeValue.preferredClusterDim";
        513: size.y, as "attrs[i].value.preferredClusterDim.y" => divisor_of(gridDimY), at i,
            since 12_080, "config.gridDimY", else INVALID_CLUSTER_SIZE,
            stated "CUlaunchAttributeValue.preferredClusterDim";
        514: size.z, as "attrs[i].value.preferredClusterDim.z" => divisor_of(gridDimZ), at i,
            since 12_080, "config.gridDimZ", else INVALID_CLUSTER_SIZE;
        {
            if let Some((_, regular)) = regular;
            515: size.x, as "attrs[i].value.preferredClusterDim.x" => multiple_of(regular.x), at i,
                since 12_080, "that of CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION",
                else INVALID_CLUSTER_SIZE, stated "CUlaunchAttributeValue.preferredClusterDim";
            516: size.y, as "attrs[i].value.preferredClusterDim.y" => multiple_of(regular.y), at i,
                since 12_080, "that of CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION",
                else INVALID_CLUSTER_SIZE, stated "CUlaunchAttributeValue.preferredClusterDim";
            517: size.z, as "attrs[i].value.preferredClusterDim.z" => equal(regular.z), at i,
                since 12_080, "that of CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION",
                else INVALID_CLUSTER_SIZE, stated "CUlaunchAttributeValue.preferredClusterDim";
        }
    }
}

// Limits of devices. A launch may be part of a capture, which the query of its stream's device might disturb, so only
// values that no device of the system allows are rejected.
rules! {
    on { cuLaunchKernelEx.config }
    fn largest_window(attrs: Live<&[CUlaunchAttribute]>) {
        if let Some((i, window)) = last(attrs, Live::accessPolicyWindow);
        let most = query::largest(A::CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE);
        621 asks: window.num_bytes, as "attrs[i].value.accessPolicyWindow.num_bytes" => within(
            most.map(|most| most as usize),
        ), at i, "the largest CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE of the devices",
            stated "CUaccessPolicyWindow"
    }

    on { cuLaunchKernelEx.config }
    fn known_domains(attrs: Live<&[CUlaunchAttribute]>) {
        if let Some((i, map)) = last(attrs, Live::memSyncDomainMap);
        if let Some(domains) = query::largest(A::CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT);
        622 asks: u32::from(map.default_),
            as "attrs[i].value.memSyncDomainMap.default_" => below(domains), at i, since 12_000,
            "the largest CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT of the devices",
            stated "CUlaunchMemSyncDomainMap";
        623 asks: u32::from(map.remote),
            as "attrs[i].value.memSyncDomainMap.remote" => below(domains), at i, since 12_000,
            "the largest CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT of the devices",
            stated "CUlaunchMemSyncDomainMap";
    }

    on { cuLaunchKernelEx.config }
    fn memory_of_mode(sharedMemBytes: c_uint, attrs: Live<&[CUlaunchAttribute]>) {
        if let Some((_, mode)) = last(attrs, Live::sharedMemoryMode);
        let most = |of, limit| (*mode == of).then(|| query::largest(limit)).flatten();
        624 asks: sharedMemBytes => within(most(
            PORTABLE,
            A::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK,
        )),
            where "CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE is \
                   CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE", since 13_020,
            "the largest CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK of the devices",
            stated "CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE";
        625 asks: sharedMemBytes => within(most(
            OTHER,
            A::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN,
        )),
            where "CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE is \
                   CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE", since 13_020,
            "the largest CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN of the devices",
            stated "CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE";
    }

    /// Only one of two lists has the parameters.
    on { CUDA_KERNEL_NODE_PARAMS, CUDA_KERNEL_NODE_PARAMS_v3, cuLaunchKernel, cuLaunchKernelEx }
    fn one_list(kernelParams: *mut *mut c_void, extra: Extra) {
        518: extra => null(), if kernelParams => is_not_null(), stated "cuGraphAddKernelNode_v2";
        519: extra => hold(extra.has_buffer(), "have CU_LAUNCH_PARAM_BUFFER_POINTER"),
            where "its CU_LAUNCH_PARAM_BUFFER_SIZE is not zero", else UNDOCUMENTED,
            stated "CU_LAUNCH_PARAM_BUFFER_SIZE";
    }
}

causes! {
    on {
        cuLaunchKernel, cuLaunchCooperativeKernel, CUlaunchConfig, CUDA_KERNEL_NODE_PARAMS,
        CUDA_KERNEL_NODE_PARAMS_v3, CUDA_LAUNCH_PARAMS
    }
    fn sides(
        gridDimX: c_uint,
        gridDimY: c_uint,
        gridDimZ: c_uint,
        blockDimX: c_uint,
        blockDimY: c_uint,
        blockDimZ: c_uint,
    ) {
        641: gridDimX => non_zero(), from "a driver of CUDA 13.0: 'launch: a grid of zero'";
        642: gridDimY => non_zero(), from "cause 641";
        643: gridDimZ => non_zero(),
            from "a driver of CUDA 13.0: 'node: a new kernel node without a grid in z'";
        644: blockDimX => non_zero(), from "cause 645";
        645: blockDimY => non_zero(), from "a driver of CUDA 13.0: 'launch: a block of zero'";
        646: blockDimZ => non_zero(), from "cause 645";
    }

    /// A launch, a node or a stream need not be of the current device, but all devices that these drivers support have the same
    /// limits.
    on {
        cuLaunchKernel, cuLaunchCooperativeKernel, CUlaunchConfig, CUDA_KERNEL_NODE_PARAMS,
        CUDA_KERNEL_NODE_PARAMS_v3, CUDA_LAUNCH_PARAMS
    }
    fn limits_of_device(
        gridDimX: c_uint,
        gridDimY: c_uint,
        gridDimZ: c_uint,
        blockDimX: c_uint,
        blockDimY: c_uint,
        blockDimZ: c_uint,
    ) {
        let threads = product([blockDimX, blockDimY, blockDimZ]);
        if let Some(device) = query::current_device();
        647 asks: gridDimX => limited(device, A::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X),
            from "a driver of CUDA 13.0: 'launch: a grid too large in x'";
        648 asks: gridDimY => limited(device, A::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y),
            from "a driver of CUDA 13.0: 'launch: a grid too large in y'";
        649 asks: gridDimZ => limited(device, A::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z),
            from "a driver of CUDA 13.0: 'launch: a grid too large in z'";
        650 asks: blockDimX => limited(device, A::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X),
            from "a driver of CUDA 13.0: 'launch: a block too large in x'";
        651 asks: blockDimY => limited(device, A::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y),
            from "cause 650";
        652 asks: blockDimZ => limited(device, A::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z),
            from "a driver of CUDA 13.0: 'launch: a block too large in z'";
        653 asks: threads, as "blockDimX * blockDimY * blockDimZ" => limited(
            device,
            A::CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK,
        ), from "a driver of CUDA 13.0: 'launch: a block of more threads than all its sides allow'";
    }

    on { cuLaunchKernel, cuLaunchCooperativeKernel }
    fn limits_of_function(
        f: Live<CUfunction>,
        blockDimX: c_uint,
        blockDimY: c_uint,
        blockDimZ: c_uint,
        sharedMemBytes: c_uint,
    ) {
        let threads = product([blockDimX, blockDimY, blockDimZ]);
        let most = |of| query::attribute_of_function(f, of);
        745 asks: sharedMemBytes => within(most_in_mode(f, mode_of(f))),
            "the largest CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN of the devices \
             without the function's static shared memory",
            from "a driver of CUDA 13.0: 'launch: more shared memory than the device has'";
        654 asks: threads,
            as "blockDimX * blockDimY * blockDimZ" => within(most(THREADS).map(u64::from)),
            "the function's CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, which depends on its \
             registers and its `.maxntid`", else INVALID_VALUE or LAUNCH_OUT_OF_RESOURCES,
            from "cuda.h: CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK; a driver of CUDA 13.0: 'launch: \
                  a block beyond .maxntid'";
        655 asks: sharedMemBytes => within(most_dynamic(f)),
            "the function's CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, which \
             cuFuncSetAttribute can raise",
            from "cuda.h: CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES; a driver of CUDA 13.0: \
                  'launch: dynamic shared memory without its attribute'";
    }

    on { cuLaunchKernelEx.config }
    fn limits_of_config(config: Live<&CUlaunchConfig>, f: Live<CUfunction>) {
        let mode = last(config.attributes(), Live::sharedMemoryMode).map(|(_, mode)| *mode);
        let in_mode = most_in_mode(f, mode.unwrap_or_else(|| mode_of(f)));
        let threads = product([config.blockDimX, config.blockDimY, config.blockDimZ]);
        let most = |of| query::attribute_of_function(f, of);
        746 asks: config.sharedMemBytes => within(in_mode),
            "the largest CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN of the devices \
             without the function's static shared memory", from "cause 745";
        656 asks: threads, as "config.blockDimX * config.blockDimY * config.blockDimZ" => within(
            most(THREADS).map(u64::from),
        ),
            "the function's CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, which depends on its \
             registers and its `.maxntid`", else INVALID_VALUE or LAUNCH_OUT_OF_RESOURCES,
            from "cuda.h: CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK";
        657 asks: config.sharedMemBytes => within(most_dynamic(f).filter(|_| mode.is_none())),
            "the function's CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, which \
             cuFuncSetAttribute can raise",
            from "cuda.h: CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES";
    }

    /// A node has a function or a kernel.
    #[allow(clippy::too_many_arguments)] // as many as the node has
    on { CUDA_KERNEL_NODE_PARAMS, CUDA_KERNEL_NODE_PARAMS_v3 }
    fn limits_of_node(
        func: Live<CUfunction>,
        kern: Live<CUkernel>,
        blockDimX: c_uint,
        blockDimY: c_uint,
        blockDimZ: c_uint,
        sharedMemBytes: c_uint,
        ctx: Handle,
    ) {
        let threads = product([blockDimX, blockDimY, blockDimZ]);
        let f = func.or_kernel(kern);
        let most = query::attribute_of_function(f, THREADS).map(u64::from);
        // A kernel has this attribute on each device.
        let is_current = ctx.0 == 0 || query::current_context().is_some_and(|of| of.addr() == ctx.0);
        1176 asks: threads, as "blockDimX * blockDimY * blockDimZ" => within(most),
            "the kernel's CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, which depends on its registers \
             and its `.maxntid`", else INVALID_VALUE or LAUNCH_OUT_OF_RESOURCES,
            from "a driver of CUDA 13.0: 'update: a kernel with a block that is too large'";
        1177 asks: sharedMemBytes => within(most_in_mode(f, mode_of(f))),
            "the largest CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN of the devices \
             without the kernel's static shared memory", from "cause 745";
        1178 asks: sharedMemBytes => within(most_dynamic(f).filter(|_| is_current)),
            "the kernel's CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, which \
             cuFuncSetAttribute or cuKernelSetAttribute can raise",
            from "a driver of CUDA 13.0: 'node: a kernel with more shared memory than its \
                  attribute'";
    }

    /// A launch on one of several devices.
    on { CUDA_LAUNCH_PARAMS }
    fn limits_on_device(
        function: Live<CUfunction>,
        blockDimX: c_uint,
        blockDimY: c_uint,
        blockDimZ: c_uint,
        sharedMemBytes: c_uint,
    ) {
        let threads = product([blockDimX, blockDimY, blockDimZ]);
        let most = query::attribute_of_function(function, THREADS).map(u64::from);
        1179 asks: threads, as "blockDimX * blockDimY * blockDimZ" => within(most),
            "the function's CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, which depends on its \
             registers and its `.maxntid`", else INVALID_VALUE or LAUNCH_OUT_OF_RESOURCES,
            from "cause 654";
        1180 asks: sharedMemBytes => within(most_dynamic(function)),
            "the function's CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, which \
             cuFuncSetAttribute can raise", else INVALID_VALUE or COOPERATIVE_LAUNCH_TOO_LARGE,
            from "cause 655";
    }

    /// The stream can be of another device than the current one.
    #[allow(clippy::too_many_arguments)] // as many as the launch has
    on { CUDA_LAUNCH_PARAMS }
    fn at_once_on_device(
        function: Live<CUfunction>,
        gridDimX: c_uint,
        gridDimY: c_uint,
        gridDimZ: c_uint,
        blockDimX: c_uint,
        blockDimY: c_uint,
        blockDimZ: c_uint,
        sharedMemBytes: c_uint,
    ) {
        let blocks = product([gridDimX, gridDimY, gridDimZ]);
        let threads = product([blockDimX, blockDimY, blockDimZ]);
        let threads = u32::try_from(threads).unwrap_or(u32::MAX);
        let most = query::blocks_at_once(function, threads, sharedMemBytes as usize);
        1251 maybe asks: blocks, as "gridDimX * gridDimY * gridDimZ" => within(most),
            "the blocks of this function that the current device can run at once",
            else COOPERATIVE_LAUNCH_TOO_LARGE, from "cause 658";
    }

    on { cuLaunchKernel, cuLaunchCooperativeKernel }
    fn required_clusters(
        f: Live<CUfunction>,
        gridDimX: c_uint,
        gridDimY: c_uint,
        gridDimZ: c_uint,
    ) {
        let sides = required(f);
        1181 asks: gridDimX => multiple_of(sides[0]),
            "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH", else INVALID_CLUSTER_SIZE,
            from "a driver of CUDA 13.0: 'launch: a grid that .reqnctapercluster does not divide'";
        1182 asks: gridDimY => multiple_of(sides[1]),
            "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT", else INVALID_CLUSTER_SIZE,
            from "a driver of CUDA 13.0: 'launch: a grid that .reqnctapercluster does not divide'";
        1183 asks: gridDimZ => multiple_of(sides[2]),
            "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH", else INVALID_CLUSTER_SIZE,
            from "a driver of CUDA 13.0: 'launch: a grid that .reqnctapercluster does not divide'";
    }

    on { CUDA_KERNEL_NODE_PARAMS, CUDA_KERNEL_NODE_PARAMS_v3 }
    fn required_clusters_of_node(
        func: Live<CUfunction>,
        kern: Live<CUkernel>,
        gridDimX: c_uint,
        gridDimY: c_uint,
        gridDimZ: c_uint,
    ) {
        let sides = required(func.or_kernel(kern));
        1184 asks: gridDimX => multiple_of(sides[0]),
            "the kernel's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH", else INVALID_CLUSTER_SIZE,
            from "a driver of CUDA 13.0: 'launch: a grid that .reqnctapercluster does not divide'";
        1185 asks: gridDimY => multiple_of(sides[1]),
            "the kernel's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT", else INVALID_CLUSTER_SIZE,
            from "a driver of CUDA 13.0: 'launch: a grid that .reqnctapercluster does not divide'";
        1186 asks: gridDimZ => multiple_of(sides[2]),
            "the kernel's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH", else INVALID_CLUSTER_SIZE,
            from "a driver of CUDA 13.0: 'launch: a grid that .reqnctapercluster does not divide'";
    }

    on { CUDA_LAUNCH_PARAMS }
    fn required_clusters_on_device(
        function: Live<CUfunction>,
        gridDimX: c_uint,
        gridDimY: c_uint,
        gridDimZ: c_uint,
    ) {
        let sides = required(function);
        1187 asks: gridDimX => multiple_of(sides[0]),
            "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH", else INVALID_CLUSTER_SIZE,
            from "a driver of CUDA 13.0: 'launch: a grid that .reqnctapercluster does not divide'";
        1188 asks: gridDimY => multiple_of(sides[1]),
            "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT", else INVALID_CLUSTER_SIZE,
            from "a driver of CUDA 13.0: 'launch: a grid that .reqnctapercluster does not divide'";
        1189 asks: gridDimZ => multiple_of(sides[2]),
            "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH", else INVALID_CLUSTER_SIZE,
            from "a driver of CUDA 13.0: 'launch: a grid that .reqnctapercluster does not divide'";
    }

    /// A launch need not say again which clusters the function requires.
    on { cuLaunchKernelEx.config }
    fn required_clusters_of_config(config: Live<&CUlaunchConfig>, f: Live<CUfunction>) {
        let sides = required(f);
        let size = last(config.attributes(), Live::clusterDim)
            .filter(|(_, size)| sides != [1; 3] && (size.x, size.y, size.z) != (0, 0, 0));
        {
            if let Some((i, size)) = size;
            1193 asks: size.x, as "config.attrs[i].value.clusterDim.x" => equal(sides[0]), at i,
                "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH", else INVALID_CLUSTER_SIZE,
                from "a driver of CUDA 13.0: 'launch: another cluster than .reqnctapercluster'";
            1194 asks: size.y, as "config.attrs[i].value.clusterDim.y" => equal(sides[1]), at i,
                "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT", else INVALID_CLUSTER_SIZE,
                from "a driver of CUDA 13.0: 'launch: another cluster than .reqnctapercluster'";
            1195 asks: size.z, as "config.attrs[i].value.clusterDim.z" => equal(sides[2]), at i,
                "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH", else INVALID_CLUSTER_SIZE,
                from "a driver of CUDA 13.0: 'launch: another cluster than .reqnctapercluster'";
        }
        1190 asks: config.gridDimX => multiple_of(sides[0]),
            "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH", else INVALID_CLUSTER_SIZE,
            from "a driver of CUDA 13.0: 'launch: a grid that .reqnctapercluster does not divide'";
        1191 asks: config.gridDimY => multiple_of(sides[1]),
            "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT", else INVALID_CLUSTER_SIZE,
            from "a driver of CUDA 13.0: 'launch: a grid that .reqnctapercluster does not divide'";
        1192 asks: config.gridDimZ => multiple_of(sides[2]),
            "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH", else INVALID_CLUSTER_SIZE,
            from "a driver of CUDA 13.0: 'launch: a grid that .reqnctapercluster does not divide'";
    }

    /// The same, in questions about launches.
    on { cuOccupancyMaxActiveClusters.config, cuOccupancyMaxPotentialClusterSize.config }
    fn required_clusters_of_occupancy(config: Live<&CUlaunchConfig>, func: Live<CUfunction>) {
        let sides = required(func);
        let size = last(config.attributes(), Live::clusterDim)
            .filter(|(_, size)| sides != [1; 3] && (size.x, size.y, size.z) != (0, 0, 0));
        {
            if let Some((i, size)) = size;
            1199 asks: size.x, as "config.attrs[i].value.clusterDim.x" => equal(sides[0]), at i,
                "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH", else INVALID_CLUSTER_SIZE,
                from "a driver of CUDA 13.0: 'launch: another cluster than .reqnctapercluster'";
            1200 asks: size.y, as "config.attrs[i].value.clusterDim.y" => equal(sides[1]), at i,
                "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT", else INVALID_CLUSTER_SIZE,
                from "a driver of CUDA 13.0: 'launch: another cluster than .reqnctapercluster'";
            1201 asks: size.z, as "config.attrs[i].value.clusterDim.z" => equal(sides[2]), at i,
                "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH", else INVALID_CLUSTER_SIZE,
                from "a driver of CUDA 13.0: 'launch: another cluster than .reqnctapercluster'";
        }
        1196 asks: config.gridDimX => multiple_of(sides[0]),
            "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH", else INVALID_CLUSTER_SIZE,
            from "a driver of CUDA 13.0: 'launch: a grid that .reqnctapercluster does not divide'";
        1197 asks: config.gridDimY => multiple_of(sides[1]),
            "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT", else INVALID_CLUSTER_SIZE,
            from "a driver of CUDA 13.0: 'launch: a grid that .reqnctapercluster does not divide'";
        1198 asks: config.gridDimZ => multiple_of(sides[2]),
            "the function's CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH", else INVALID_CLUSTER_SIZE,
            from "a driver of CUDA 13.0: 'launch: a grid that .reqnctapercluster does not divide'";
    }

    /// A question about launches, which takes the size of clusters only to compare it with the grid.
    on { cuOccupancyMaxPotentialClusterSize.config }
    fn divided_grid(
        gridDimX: c_uint,
        gridDimY: c_uint,
        gridDimZ: c_uint,
        attrs: Live<&[CUlaunchAttribute]>,
    ) {
        let size = last(attrs, Live::clusterDim);
        if let Some((i, size)) = size.filter(|(_, size)| (size.x, size.y, size.z) != (0, 0, 0));
        1202: size.x, as "attrs[i].value.clusterDim.x" => divisor_of(gridDimX), at i,
            "config.gridDimX", else INVALID_CLUSTER_SIZE,
            from "cuda.h: CUlaunchAttributeValue.clusterDim";
        1203: size.y, as "attrs[i].value.clusterDim.y" => divisor_of(gridDimY), at i,
            "config.gridDimY", else INVALID_CLUSTER_SIZE,
            from "cuda.h: CUlaunchAttributeValue.clusterDim";
        1204: size.z, as "attrs[i].value.clusterDim.z" => divisor_of(gridDimZ), at i,
            "config.gridDimZ", else INVALID_CLUSTER_SIZE,
            from "cuda.h: CUlaunchAttributeValue.clusterDim";
    }
}

rules! {
    /// A null stream may be that of the thread, which can capture.
    on { cuLaunchKernelEx.config }
    fn updatable_in_capture(config: Live<&CUlaunchConfig>) {
        let does_not_capture =
            || !config.hStream.is_null() && query::is_capturing(config.stream()) == Some(false);
        for (i, attribute) in config.attributes().elements();
        if attribute.id == UPDATABLE && does_not_capture();
        800 asks: attribute.id, as "config.attrs[i].id" => none_of(&[UPDATABLE]),
            where "the stream is not null and does not capture", at i, since 12_040,
            else UNDOCUMENTED, stated "CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE"
    }
}

causes! {
    /// The blocks of a cooperative launch run at once.
    #[allow(clippy::too_many_arguments)] // as many as the launch has
    on { cuLaunchCooperativeKernel }
    fn at_once(
        f: Live<CUfunction>,
        gridDimX: c_uint,
        gridDimY: c_uint,
        gridDimZ: c_uint,
        blockDimX: c_uint,
        blockDimY: c_uint,
        blockDimZ: c_uint,
        sharedMemBytes: c_uint,
        hStream: Live<CUstream>,
    ) {
        let blocks = product([gridDimX, gridDimY, gridDimZ]);
        let threads = blockDimX.saturating_mul(blockDimY).saturating_mul(blockDimZ);
        let green = query::blocks_in_green_context(hStream, f, threads, sharedMemBytes as usize);
        let most = query::blocks_at_once(f, threads, sharedMemBytes as usize);
        658 asks: blocks, as "gridDimX * gridDimY * gridDimZ" => within(most),
            "the blocks of this function that the device can run at once",
            else COOPERATIVE_LAUNCH_TOO_LARGE,
            from "cuda.h: cuLaunchCooperativeKernel; a driver of CUDA 13.0: 'launch: a cooperative \
                  grid that does not fit'";
        968 asks: blocks, as "gridDimX * gridDimY * gridDimZ" => within(green),
            "the blocks of this function that the multiprocessors of the green context of hStream \
             can run at once", else COOPERATIVE_LAUNCH_TOO_LARGE, from "cause 658";
    }

    /// The same, where an attribute makes the launch cooperative.
    on { cuLaunchKernelEx.config }
    fn config_at_once(config: Live<&CUlaunchConfig>, f: Live<CUfunction>) {
        let blocks = product([config.gridDimX, config.gridDimY, config.gridDimZ]);
        let threads = product([config.blockDimX, config.blockDimY, config.blockDimZ]);
        let threads = u32::try_from(threads).unwrap_or(u32::MAX);
        let shared = config.sharedMemBytes as usize;
        let most = query::blocks_at_once(f, threads, shared);
        let green = query::blocks_in_green_context(config.stream(), f, threads, shared);
        747 asks: blocks, as "config.gridDimX * config.gridDimY * config.gridDimZ" => within(most),
            "the blocks of this function that the device can run at once",
            else COOPERATIVE_LAUNCH_TOO_LARGE,
            from "a driver of CUDA 13.0: 'launch: a cooperative grid, by attribute, that does not \
                  fit'";
        969 asks: blocks, as "config.gridDimX * config.gridDimY * config.gridDimZ" => within(green),
            "the blocks of this function that the multiprocessors of the green context of hStream \
             can run at once", else COOPERATIVE_LAUNCH_TOO_LARGE, from "cause 747";
    }

    /// The driver keeps local memory for all threads that the device can run at the same time, and not only for those of a launch.
    on { cuLaunchKernel, cuLaunchKernelEx, cuLaunchCooperativeKernel }
    fn memory_of_threads(f: Live<CUfunction>) {
        let free = query::memory_of_device().map(|(free, _)| free);
        let has_room = query::local_memory(f).zip(free).is_none_or(|(local, free)| local <= free);
        970 maybe asks: f => hold(
            has_room,
            "needs more local memory than the device had free just after the refusal: its \
             CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES for each thread that the device can run at once",
        ), else OUT_OF_MEMORY,
            from "cuda.h: CUDA_ERROR_OUT_OF_MEMORY, CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES";
    }

    on { CUlaunchAttribute.id }
    fn launch_attribute(id: CUlaunchAttributeID) {
        748: id => enumerator(),
            from "cuda.h: CUlaunchAttributeID; a driver of CUDA 13.0: 'launch: an attribute that \
                  no release names'";
        1087: id => hold(
            id != CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY,
            "is an attribute of streams, and not of launches",
        ),
            from "cuda.h: CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY; a driver of CUDA 13.0: \
                  'CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY, 1'";
    }

    /// Nothing else can be wrong with these arguments.
    on { cuFuncGetParamInfo }
    fn parameter(paramIndex: usize, func: Handle) {
        749: paramIndex => hold(
            func.0 == 0,
            "is not below the number of the function's parameters",
        ),
            from "cuda.h: cuFuncGetParamInfo; a driver of CUDA 13.0: 'function: a parameter behind \
                  the last'"
    }

    /// Nothing else can be wrong with these arguments.
    on { cuKernelGetParamInfo }
    fn parameter_of_kernel(kernel: Handle, paramIndex: usize) {
        896: paramIndex => hold(
            kernel.0 == 0,
            "is not below the number of the kernel's parameters",
        ), from "cuda.h: cuKernelGetParamInfo"
    }

    on { cuLaunchKernel, cuLaunchKernelEx }
    fn no_parameters(f: Live<CUfunction>, kernelParams: Handle, extra: Handle) {
        let lacks = || extra.0 == 0 && query::has_parameters(f) == Some(true);
        709 asks: kernelParams => hold(
            kernelParams.0 != 0 || !lacks(),
            "is null, and the function has parameters",
        ), from "a driver of CUDA 13.0: 'launch: no parameters for a kernel that has one'"
    }

    on { cuLaunchCooperativeKernel }
    fn no_parameters_of_cooperative(f: Live<CUfunction>, kernelParams: Handle) {
        let lacks = || query::has_parameters(f) == Some(true);
        1205 asks: kernelParams => hold(
            kernelParams.0 != 0 || !lacks(),
            "is null, and the function has parameters",
        ), from "cause 709"
    }

    on { CUDA_LAUNCH_PARAMS }
    fn no_parameters_on_device(function: Live<CUfunction>, kernelParams: Handle) {
        let lacks = || query::has_parameters(function) == Some(true);
        1206 asks: kernelParams => hold(
            kernelParams.0 != 0 || !lacks(),
            "is null, and the function has parameters",
        ), from "cause 709"
    }

    on { CUDA_KERNEL_NODE_PARAMS, CUDA_KERNEL_NODE_PARAMS_v3 }
    fn no_parameters_of_node(
        func: Live<CUfunction>,
        kern: Live<CUkernel>,
        kernelParams: Handle,
        extra: Handle,
    ) {
        let f = func.or_kernel(kern);
        let lacks = || extra.0 == 0 && query::has_parameters(f) == Some(true);
        1207 asks: kernelParams => hold(
            kernelParams.0 != 0 || !lacks(),
            "is null, and the kernel has parameters",
        ), from "a driver of CUDA 13.0: 'node: a kernel without its parameter'"
    }

    on { CUDA_KERNEL_NODE_PARAMS.kernelParams, CUDA_KERNEL_NODE_PARAMS_v3.kernelParams }
    fn null_among_parameters_of_node(
        kernelParams: Live<*mut *mut c_void>,
        func: Live<CUfunction>,
        kern: Live<CUkernel>,
    ) {
        if let Some(i) = query::null_parameter(func.or_kernel(kern), kernelParams);
        1208 asks: Handle(0), as "kernelParams[i]" => non_null(), at i,
            for "the kernel has a parameter at this position", from "cause 988"
    }

    on { CUDA_LAUNCH_PARAMS.kernelParams }
    fn null_among_parameters_on_device(
        kernelParams: Live<*mut *mut c_void>,
        function: Live<CUfunction>,
    ) {
        if let Some(i) = query::null_parameter(function, kernelParams);
        1209 asks: Handle(0), as "kernelParams[i]" => non_null(), at i,
            for "the kernel has a parameter at this position", from "cause 988"
    }

    on { CUDA_KERNEL_NODE_PARAMS.extra, CUDA_KERNEL_NODE_PARAMS_v3.extra }
    fn size_of_buffer_of_node(extra: Extra, func: Live<CUfunction>, kern: Live<CUkernel>) {
        if let Some(size) = extra.size();
        1210 asks: size,
            as "extra[CU_LAUNCH_PARAM_BUFFER_SIZE]" => within(query::bytes_of_parameters(
                func.or_kernel(kern),
            )), "the bytes of the kernel's parameters", else INVALID_VALUE or LAUNCH_OUT_OF_RESOURCES,
            from "cause 989"
    }

    /// The driver has followed the pointers up to the first one that is null.
    on {
        cuLaunchKernel.kernelParams, cuLaunchKernelEx.kernelParams,
        cuLaunchCooperativeKernel.kernelParams
    }
    fn null_among_parameters(kernelParams: Live<*mut *mut c_void>, f: Live<CUfunction>) {
        if let Some(i) = query::null_parameter(f, kernelParams);
        988 asks: Handle(0), as "kernelParams[i]" => non_null(), at i,
            for "the kernel has a parameter at this position",
            from "a driver of CUDA 13.0: 'launch: a null among the parameters'"
    }

    on { cuLaunchKernel.extra, cuLaunchKernelEx.extra }
    fn size_of_buffer(extra: Extra, f: Live<CUfunction>) {
        if let Some(size) = extra.size();
        989 asks: size,
            as "extra[CU_LAUNCH_PARAM_BUFFER_SIZE]" => within(query::bytes_of_parameters(f)),
            "the bytes of the kernel's parameters", else LAUNCH_OUT_OF_RESOURCES,
            from "a driver of CUDA 13.0: 'launch: a buffer larger than the parameters'"
    }

    on { cuFuncSetAttribute.value[CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES] }
    fn dynamic_shared(value: c_int, hfunc: Live<CUfunction>) {
        let most = most_shared(hfunc).and_then(|most| c_int::try_from(most).ok());
        821: value => at_least(0),
            from "a driver of CUDA 13.0: 'function: less than no dynamic shared memory'";
        710 asks: value => within(most),
            "the largest CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN of the devices \
             without the function's static shared memory",
            from "cuda.h: cuFuncSetAttribute; a driver of CUDA 13.0: 'function: more dynamic \
                  shared memory than a block can have'";
    }

    on { cuKernelSetAttribute.val[CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES] }
    fn dynamic_shared_of_kernel(val: c_int, dev: CUdevice) {
        let most = query::attribute(dev, A::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN);
        822: val => at_least(0), from "cause 821";
        823 asks: val => within(most),
            "the device's CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN",
            from "cuda.h: cuKernelSetAttribute; a driver of CUDA 13.0: 'kernel: more dynamic \
                  shared memory than a block can have'";
    }

    on { cuFuncSetAttribute.value[CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT] }
    fn carveout_of_function(value: c_int) {
        824: value => hold(
            (-1..=100).contains(&value),
            "is neither -1 nor a percentage from 0 to 100",
        ), from "a driver of CUDA 13.0: 'function: more than all shared memory preferred'"
    }

    /// The kernel can have been compiled for clusters.
    on { cuLaunchKernelEx.config }
    fn preferred_alone(config: Live<&CUlaunchConfig>, f: Live<CUfunction>) {
        let attrs = config.attributes();
        let blocks = |size: [c_uint; 3]| size != [0; 3];
        let regular = last(attrs, Live::clusterDim);
        let has_regular = regular.is_some_and(|(_, size)| blocks([size.x, size.y, size.z]));
        let own = || query::attribute_of_function(f, WIDTH);
        if let Some((i, size)) = last(attrs, Live::preferredClusterDim);
        1064 asks: product([size.x, size.y, size.z]),
            as "config.attrs[i].value.preferredClusterDim" => hold(
            has_regular || own() != Some(0),
            "has no CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION beside it, and the function has no \
             cluster of its own",
        ), at i, else INVALID_CLUSTER_SIZE, from "a driver of CUDA 13.0: 'preferred [1, 1, 1]'"
    }

    /// Null can be the stream of the thread.
    on { cuLaunchKernelEx.config }
    fn updatable_outside(config: Live<&CUlaunchConfig>) {
        let captures = query::is_capturing(config.stream()) == Some(true);
        for (i, attribute) in config.attributes().elements();
        1065 maybe asks: attribute.id, as "config.attrs[i].id" => hold(
            captures || attribute.id != UPDATABLE,
            "is for launches that a stream captures",
        ), at i, else NOT_SUPPORTED,
            from "a driver of CUDA 13.0: 'CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE, 0'"
    }

    on { cuLaunchKernelEx.config }
    fn portable(config: Live<&CUlaunchConfig>, f: Live<CUfunction>) {
        if let Some((i, blocks)) = blocks_in_cluster(config.attributes());
        828 asks: blocks, as "config.attrs[i].value.clusterDim" => within(most_in_cluster(f)), at i,
            "the portable number of blocks: the function's \
             CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED is zero",
            else INVALID_CLUSTER_SIZE,
            from "a driver of CUDA 13.0: 'launch: a cluster of more than eight blocks'";
        1211 asks: blocks, as "config.attrs[i].value.clusterDim" => within(
            most_in_large_cluster(f, config),
        ), at i, "the most blocks of a cluster of this function that the device can run",
            else INVALID_CLUSTER_SIZE,
            from "a driver of CUDA 13.0: 'launch: a cluster of more blocks than are ever allowed'";
    }

    on { cuOccupancyMaxActiveClusters.config }
    fn portable_occupancy(config: Live<&CUlaunchConfig>, func: Live<CUfunction>) {
        if let Some((i, blocks)) = blocks_in_cluster(config.attributes());
        829 asks: blocks, as "config.attrs[i].value.clusterDim" => within(most_in_cluster(func)),
            at i,
            "the portable number of blocks: the function's \
             CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED is zero",
            else INVALID_CLUSTER_SIZE,
            from "a driver of CUDA 13.0: 'occupancy: of clusters of sixteen blocks, not allowed'";
    }
}
