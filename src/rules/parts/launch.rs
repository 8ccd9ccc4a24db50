//! Launches: their configurations, attributes and parameters, and the attributes of functions.

use crate::rule::{Place, Verdict, elements, rules, target};
use core::ffi::{c_int, c_void};
use cuda_sys::*;

use CUclusterSchedulingPolicy as P;
use CUfunction_attribute as F;
use CUlaunchAttributeID as Id;
use CUlaunchAttributePortableClusterMode as C;
use CUsharedMemoryMode as M;

/// In the order in which releases added them.
const POLICIES: &[P] = &[
    P::CU_CLUSTER_SCHEDULING_POLICY_DEFAULT,
    P::CU_CLUSTER_SCHEDULING_POLICY_SPREAD,
    P::CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING,
    P::CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY,
];
const POLICIES_BEFORE_RUBIN: &[P] = POLICIES.split_at(3).0;

/// In the order in which releases added them.
const SHARED_MODES: &[M] = &[
    M::CU_SHARED_MEMORY_MODE_DEFAULT,
    M::CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE,
    M::CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE,
    M::CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY,
    M::CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY,
];
const SHARED_MODES_BEFORE_OVERSIZED: &[M] = SHARED_MODES.split_at(3).0;

const CLUSTER_MODES: &[C] = &[
    C::CU_LAUNCH_PORTABLE_CLUSTER_MODE_DEFAULT,
    C::CU_LAUNCH_PORTABLE_CLUSTER_MODE_REQUIRE_PORTABLE,
    C::CU_LAUNCH_PORTABLE_CLUSTER_MODE_ALLOW_NON_PORTABLE,
];

const SYNCHRONIZATION_POLICIES: &[CUsynchronizationPolicy] = &[
    CUsynchronizationPolicy::CU_SYNC_POLICY_AUTO,
    CUsynchronizationPolicy::CU_SYNC_POLICY_SPIN,
    CUsynchronizationPolicy::CU_SYNC_POLICY_YIELD,
    CUsynchronizationPolicy::CU_SYNC_POLICY_BLOCKING_SYNC,
];

/// All attributes of functions, in the order in which releases added them.
pub(crate) const FUNCTION_ATTRIBUTES: &[F] = &[
    F::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK,
    F::CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES,
    F::CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES,
    F::CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES,
    F::CU_FUNC_ATTRIBUTE_NUM_REGS,
    F::CU_FUNC_ATTRIBUTE_PTX_VERSION,
    F::CU_FUNC_ATTRIBUTE_BINARY_VERSION,
    F::CU_FUNC_ATTRIBUTE_CACHE_MODE_CA,
    F::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
    F::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT,
    F::CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET,
    F::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH,
    F::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT,
    F::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH,
    F::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED,
    F::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE,
    F::CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED,
    F::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE,
];
const FUNCTION_ATTRIBUTES_BEFORE_11_8: &[F] = FUNCTION_ATTRIBUTES.split_at(10).0;
const FUNCTION_ATTRIBUTES_BEFORE_13_3: &[F] = FUNCTION_ATTRIBUTES.split_at(16).0;
const FUNCTION_ATTRIBUTES_BEFORE_13_4: &[F] = FUNCTION_ATTRIBUTES.split_at(17).0;

/// The attributes of a function or a kernel that can be queried.
#[inline]
pub(crate) fn function_attribute(attrib: F) -> Verdict {
    rules! {
        485: attrib => one_of(FUNCTION_ATTRIBUTES_BEFORE_11_8), until 11_070;
        486: attrib => one_of(FUNCTION_ATTRIBUTES_BEFORE_13_3), until 13_020;
        487: attrib => one_of(FUNCTION_ATTRIBUTES_BEFORE_13_4), until 13_030;
        488: attrib => one_of(FUNCTION_ATTRIBUTES);
    }
    Ok(())
}

/// The value for an attribute of a function or a kernel. The rules of each call decide which attributes it can set.
#[inline]
pub(crate) fn function_attribute_value(attrib: F, value: c_int) -> Verdict {
    match attrib {
        F::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH
        | F::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT
        | F::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH => {
            rules!(489: value => at_least(0), "for a dimension of clusters");
        }
        F::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE => {
            rules! {
                490: value => one_of(POLICIES_BEFORE_RUBIN), until 13_030,
                    "with CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE";
                491: value => one_of(POLICIES),
                    "with CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE";
            }
        }
        F::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE => {
            rules!(492: value => one_of(SHARED_MODES), "with CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE");
        }
        _ => {}
    }
    Ok(())
}

/// The split between the L1 cache and shared memory, for a function, a kernel or a context.
#[inline]
pub(crate) fn cache_config(config: CUfunc_cache) -> Verdict {
    rules!(493: config => one_of(&[
        CUfunc_cache::CU_FUNC_CACHE_PREFER_NONE,
        CUfunc_cache::CU_FUNC_CACHE_PREFER_SHARED,
        CUfunc_cache::CU_FUNC_CACHE_PREFER_L1,
        CUfunc_cache::CU_FUNC_CACHE_PREFER_EQUAL
    ]));
    Ok(())
}

/// The width of the banks of shared memory, for a function or a context.
#[inline]
pub(crate) fn shared_mem_config(config: CUsharedconfig) -> Verdict {
    rules!(494: config => one_of(&[
        CUsharedconfig::CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE,
        CUsharedconfig::CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE,
        CUsharedconfig::CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE
    ]));
    Ok(())
}

/// The value of an attribute of a launch, a stream or a kernel node. The rules of each call decide which attributes it
/// accepts.
///
/// # Safety
///
/// `value` must have the member that `id` selects.
#[inline]
pub(crate) unsafe fn attribute_value(id: Id, value: &CUlaunchAttributeValue) -> Verdict {
    const NO_FLAGS: &[CUevent_record_flags] = &[CUevent_record_flags::CU_EVENT_RECORD_DEFAULT];
    // SAFETY: the caller guarantees this.
    unsafe {
        match id {
            Id::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW => {
                rules!(495: value.accessPolicyWindow.missProp => one_of(&[
                    CUaccessProperty::CU_ACCESS_PROPERTY_NORMAL,
                    CUaccessProperty::CU_ACCESS_PROPERTY_STREAMING
                ]), "with CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW");
            }
            Id::CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY => {
                rules!(496: value.syncPolicy => one_of(SYNCHRONIZATION_POLICIES),
                    "with CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY");
            }
            Id::CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE => {
                rules! {
                    497: value.clusterSchedulingPolicyPreference => one_of(POLICIES_BEFORE_RUBIN), until 13_030,
                        "with CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE";
                    498: value.clusterSchedulingPolicyPreference => one_of(POLICIES),
                        "with CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE";
                }
            }
            // The documentation refers to the flags of `cuEventRecordWithFlags`, and excludes the external one.
            Id::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT => {
                rules!(499: value.programmaticEvent.flags => one_of(NO_FLAGS),
                    "with CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT");
            }
            Id::CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT => {
                rules!(500: value.launchCompletionEvent.flags => one_of(NO_FLAGS), since 12_030,
                    "with CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT");
            }
            Id::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN => {
                rules!(501: value.memSyncDomain => one_of(&[
                    CUlaunchMemSyncDomain::CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT,
                    CUlaunchMemSyncDomain::CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE
                ]), since 12_030, "with CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN");
            }
            Id::CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE => {
                rules!(502: value.deviceUpdatableKernelNode.deviceUpdatable => one_of(&[0, 1]), since 12_040,
                    "with CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE");
            }
            Id::CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT => {
                rules!(503: value.sharedMemCarveout => at_most(100), since 12_050,
                    "a percentage with CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT");
            }
            Id::CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING => {
                rules!(504: value.nvlinkUtilCentricScheduling => one_of(&[0, 1]), since 13_000,
                    "with CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING");
            }
            Id::CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE => {
                rules!(505: value.portableClusterSizeMode => one_of(CLUSTER_MODES), since 13_020,
                    "with CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE");
            }
            Id::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE => {
                rules! {
                    506: value.sharedMemoryMode => one_of(SHARED_MODES_BEFORE_OVERSIZED), since 13_020, until 13_030,
                        "with CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE";
                    507: value.sharedMemoryMode => one_of(SHARED_MODES), since 13_020,
                        "with CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE";
                }
            }
            _ => {}
        }
    }
    Ok(())
}

/// A configuration and its attributes, without the rules that only launches have: see [`launch_clusters`].
///
/// # Safety
///
/// `config.attrs` must be null or point to `config.numAttrs` attributes, whose values have the members of their ids.
#[inline]
pub(crate) unsafe fn launch_config(config: &CUlaunchConfig) -> Verdict {
    if config.numAttrs == 0 {
        return Ok(());
    }
    rules!(508: config.attrs => non_null(), "unless numAttrs is zero");
    // SAFETY: the caller guarantees this.
    let attributes = unsafe { elements(config.attrs.cast_const(), config.numAttrs as usize) };
    for (i, attribute) in attributes.iter().enumerate() {
        // SAFETY: the caller guarantees this.
        unsafe { attribute_value(attribute.id, &attribute.value) }
            .at_element("config.attrs[i].value", i)?;
    }
    Ok(())
}

/// Returns the index of the attribute with this id. If there are several, the last one counts.
#[inline]
fn last(attrs: &[CUlaunchAttribute], id: Id) -> Option<usize> {
    attrs.iter().rposition(|attribute| attribute.id == id)
}

/// The clusters of a configuration, for calls that use them.
///
/// A regular cluster of 0 x 0 x 0 means no cluster, as in `cuFuncSetAttribute`, to which the documentation refers. A
/// preferred cluster must be a multiple greater than zero.
///
/// # Safety
///
/// As for [`launch_config`].
#[inline]
pub(crate) unsafe fn launch_clusters(config: &CUlaunchConfig) -> Verdict {
    let count = if config.attrs.is_null() { 0 } else { config.numAttrs };
    // SAFETY: the caller guarantees this.
    let attrs = unsafe { elements(config.attrs.cast_const(), count as usize) };
    let regular = last(attrs, Id::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION);
    // SAFETY: this attribute has this member.
    let regular = regular.map(|i| (i, unsafe { attrs[i].value.clusterDim }));
    let regular = regular.filter(|(_, size)| (size.x, size.y, size.z) != (0, 0, 0));
    if let Some((i, size)) = regular {
        rules! {
            509: size.x, as "config.attrs[i].value.clusterDim.x" => divisor_of(config.gridDimX), at i, since 12_030,
                "config.gridDimX, unless x, y and z are zero", else INVALID_CLUSTER_SIZE;
            510: size.y, as "config.attrs[i].value.clusterDim.y" => divisor_of(config.gridDimY), at i, since 12_030,
                "config.gridDimY, unless x, y and z are zero", else INVALID_CLUSTER_SIZE;
            511: size.z, as "config.attrs[i].value.clusterDim.z" => divisor_of(config.gridDimZ), at i, since 12_030,
                "config.gridDimZ, unless x, y and z are zero", else INVALID_CLUSTER_SIZE;
        }
    }
    let preferred = last(attrs, Id::CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION);
    let Some(i) = preferred else { return Ok(()) };
    // SAFETY: this attribute has this member.
    let size = unsafe { attrs[i].value.preferredClusterDim };
    rules! {
        512: size.x, as "config.attrs[i].value.preferredClusterDim.x" => divisor_of(config.gridDimX), at i, since 12_080,
            "config.gridDimX", else INVALID_CLUSTER_SIZE;
        513: size.y, as "config.attrs[i].value.preferredClusterDim.y" => divisor_of(config.gridDimY), at i, since 12_080,
            "config.gridDimY", else INVALID_CLUSTER_SIZE;
        514: size.z, as "config.attrs[i].value.preferredClusterDim.z" => divisor_of(config.gridDimZ), at i, since 12_080,
            "config.gridDimZ", else INVALID_CLUSTER_SIZE;
    }
    if let Some((_, regular)) = regular {
        rules! {
            515: size.x, as "config.attrs[i].value.preferredClusterDim.x" => multiple_of(regular.x), at i, since 12_080,
                "that of CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION", else INVALID_CLUSTER_SIZE;
            516: size.y, as "config.attrs[i].value.preferredClusterDim.y" => multiple_of(regular.y), at i, since 12_080,
                "that of CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION", else INVALID_CLUSTER_SIZE;
            517: size.z, as "config.attrs[i].value.preferredClusterDim.z" => equal(regular.z), at i, since 12_080,
                "that of CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION", else INVALID_CLUSTER_SIZE;
        }
    }
    Ok(())
}

/// Requires that only one of two lists has the parameters, and checks the entries of `extra`.
///
/// # Safety
///
/// `extra` must be null or point to a list that ends with a null or `CU_LAUNCH_PARAM_END`. Each value must have the
/// type that its name requires.
#[inline]
pub(crate) unsafe fn one_list(kernelParams: *mut *mut c_void, extra: *mut *mut c_void) -> Verdict {
    if extra.is_null() {
        return Ok(());
    }
    if !kernelParams.is_null() {
        rules!(518: extra => null(), "where kernelParams is not null");
    }
    // SAFETY: the caller guarantees this.
    let has_buffer = unsafe { has_buffer(extra) };
    rules!(519: extra => hold(has_buffer, "have CU_LAUNCH_PARAM_BUFFER_POINTER"),
        "with a CU_LAUNCH_PARAM_BUFFER_SIZE that is not zero", else UNDOCUMENTED);
    Ok(())
}

/// Returns whether a list of extras has a buffer, if it has a size that is not zero.
///
/// # Safety
///
/// As for [`one_list`].
#[inline]
unsafe fn has_buffer(mut extra: *const *mut c_void) -> bool {
    let (mut buffer, mut size) = (false, 0_usize);
    loop {
        // SAFETY: the end of the list was not reached yet.
        let name = unsafe { extra.read_unaligned() };
        if name == CU_LAUNCH_PARAM_BUFFER_POINTER {
            buffer = true;
        } else if name == CU_LAUNCH_PARAM_BUFFER_SIZE {
            // SAFETY: each name before the end has a value. This one is a pointer to the size.
            let value = unsafe { target(extra.add(1).read_unaligned().cast::<usize>()) };
            size = value.copied().unwrap_or(0);
        } else {
            // The end, or a name that no release has, whose value is unknown.
            return buffer || size == 0 || name != CU_LAUNCH_PARAM_END;
        }
        // SAFETY: as above.
        extra = unsafe { extra.add(2) };
    }
}
