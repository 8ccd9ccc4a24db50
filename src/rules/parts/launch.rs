//! Launches: their configurations, attributes and parameters, and the attributes of functions.

use crate::rule::{Extra, Place, Verdict, elements, on, rules};
use core::ffi::{c_int, c_uint, c_void};
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
        _ => {}
    }
    rules!(492: value => one_of(SHARED_MODES), if attrib => is(F::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE));
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

const NO_FLAGS: &[CUevent_record_flags] = &[CUevent_record_flags::CU_EVENT_RECORD_DEFAULT];

on! { CUlaunchAttributeValue.accessPolicyWindow }
#[inline]
pub(crate) fn accessPolicyWindow(accessPolicyWindow: &CUaccessPolicyWindow) -> Verdict {
        rules!(495: accessPolicyWindow.missProp => one_of(&[
            CUaccessProperty::CU_ACCESS_PROPERTY_NORMAL,
            CUaccessProperty::CU_ACCESS_PROPERTY_STREAMING
        ]));
    Ok(())
}

on! { CUlaunchAttributeValue.syncPolicy }
#[inline]
pub(crate) fn syncPolicy(syncPolicy: CUsynchronizationPolicy) -> Verdict {
        rules!(496: syncPolicy => one_of(SYNCHRONIZATION_POLICIES));
    Ok(())
}

on! { CUlaunchAttributeValue.clusterSchedulingPolicyPreference }
#[inline]
pub(crate) fn clusterSchedulingPolicyPreference(clusterSchedulingPolicyPreference: CUclusterSchedulingPolicy) -> Verdict {
        rules! {
            497: clusterSchedulingPolicyPreference => one_of(POLICIES_BEFORE_RUBIN), until 13_030;
            498: clusterSchedulingPolicyPreference => one_of(POLICIES);
        }
    Ok(())
}

on! { CUlaunchAttributeValue.programmaticEvent }
#[inline]
pub(crate) fn programmaticEvent(programmaticEvent: &CUlaunchAttributeValue_programmaticEvent) -> Verdict {
        rules!(499: programmaticEvent.flags => one_of(NO_FLAGS));
    Ok(())
}

on! { CUlaunchAttributeValue.launchCompletionEvent }
#[inline]
pub(crate) fn launchCompletionEvent(launchCompletionEvent: &CUlaunchAttributeValue_launchCompletionEvent) -> Verdict {
        rules!(500: launchCompletionEvent.flags => one_of(NO_FLAGS), since 12_030);
    Ok(())
}

on! { CUlaunchAttributeValue.memSyncDomain }
#[inline]
pub(crate) fn memSyncDomain(memSyncDomain: CUlaunchMemSyncDomain) -> Verdict {
        rules!(501: memSyncDomain => one_of(&[
            CUlaunchMemSyncDomain::CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT,
            CUlaunchMemSyncDomain::CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE
        ]), since 12_030);
    Ok(())
}

on! { CUlaunchAttributeValue.deviceUpdatableKernelNode }
#[inline]
pub(crate) fn deviceUpdatableKernelNode(deviceUpdatableKernelNode: &CUlaunchAttributeValue_deviceUpdatableKernelNode) -> Verdict {
        rules!(502: deviceUpdatableKernelNode.deviceUpdatable => one_of(&[0, 1]), since 12_040);
    Ok(())
}

on! { CUlaunchAttributeValue.sharedMemCarveout }
#[inline]
pub(crate) fn sharedMemCarveout(sharedMemCarveout: c_uint) -> Verdict {
        rules!(503: sharedMemCarveout => at_most(100), since 12_050,
            "a percentage");
    Ok(())
}

on! { CUlaunchAttributeValue.nvlinkUtilCentricScheduling }
#[inline]
pub(crate) fn nvlinkUtilCentricScheduling(nvlinkUtilCentricScheduling: c_uint) -> Verdict {
        rules!(504: nvlinkUtilCentricScheduling => one_of(&[0, 1]), since 13_000);
    Ok(())
}

on! { CUlaunchAttributeValue.portableClusterSizeMode }
#[inline]
pub(crate) fn portableClusterSizeMode(portableClusterSizeMode: CUlaunchAttributePortableClusterMode) -> Verdict {
        rules!(505: portableClusterSizeMode => one_of(CLUSTER_MODES), since 13_020);
    Ok(())
}

on! { CUlaunchAttributeValue.sharedMemoryMode }
#[inline]
pub(crate) fn sharedMemoryMode(sharedMemoryMode: CUsharedMemoryMode) -> Verdict {
        rules! {
            506: sharedMemoryMode => one_of(SHARED_MODES_BEFORE_OVERSIZED), since 13_020, until 13_030;
            507: sharedMemoryMode => one_of(SHARED_MODES), since 13_020;
        }
    Ok(())
}

#[inline]
pub(crate) fn CUlaunchConfig(config: &CUlaunchConfig) -> Verdict {
    rules!(508: config.attrs => non_null(), if config.numAttrs => is_not_zero());
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

on! { CUDA_KERNEL_NODE_PARAMS, CUDA_KERNEL_NODE_PARAMS_v3, cuLaunchKernel, cuLaunchKernelEx }
/// Only one of two lists has the parameters.
#[inline]
pub(crate) fn one_list(kernelParams: *mut *mut c_void, extra: Extra) -> Verdict {
    rules!(518: extra => null(), if kernelParams => is_not_null());
    rules!(519: extra => hold(extra.has_buffer(), "have CU_LAUNCH_PARAM_BUFFER_POINTER"),
        "with a CU_LAUNCH_PARAM_BUFFER_SIZE that is not zero", else UNDOCUMENTED);
    Ok(())
}
