//! Rules of the group "Execution Control".

use super::stream::{DOMAINS, MISS_PROPERTIES};
use super::{Argument, elements, rules};
use crate::error::Result;
use crate::precondition::KNOWN;
use core::ffi::{c_int, c_uint, c_void};
use cuda_sys::*;

type Function = CUfunction_attribute;
type Id = CUlaunchAttributeID;

pub(crate) fn cuFuncGetAttribute(attrib: CUfunction_attribute) -> Result<()> {
    let up_to = |last: Function| attrib.number() <= last.number();
    rules! { c"cuFuncGetAttribute":
        attrib => hold(up_to(Function::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT), "be an attribute of functions"), 11_070..=11_070;
        attrib => hold(up_to(Function::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE), "be an attribute of functions"), 11_080..=13_020;
        attrib => hold(up_to(Function::CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED), "be an attribute of functions"), 13_030..=13_030;
        attrib => hold(up_to(Function::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE), "be an attribute of functions"), 13_040..=13_050;
    }
    Ok(())
}

/// In the order in which releases added them.
pub(super) const POLICIES: [CUclusterSchedulingPolicy; 4] = [
    CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_DEFAULT,
    CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_SPREAD,
    CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING,
    CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY,
];
pub(super) const POLICIES_BEFORE_RUBIN: &[CUclusterSchedulingPolicy; 3] =
    POLICIES.first_chunk().unwrap();
pub(super) const MODES: [CUsharedMemoryMode; 5] = [
    CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_DEFAULT,
    CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE,
    CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE,
    CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY,
    CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY,
];
pub(super) const MODES_BEFORE_OVERSIZED: &[CUsharedMemoryMode; 3] = MODES.first_chunk().unwrap();

pub(crate) fn cuFuncSetAttribute(attrib: CUfunction_attribute, value: c_int) -> Result<()> {
    let first = matches!(
        attrib,
        Function::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
            | Function::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT
    );
    let cluster = matches!(
        attrib,
        Function::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH
            | Function::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT
            | Function::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH
    );
    let policy = attrib == Function::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE;
    let mode = attrib == Function::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE;
    let second = first
        || cluster
        || policy
        || attrib == Function::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED;
    rules! { c"cuFuncSetAttribute":
        attrib => hold(first, "be an attribute that can be set"), 11_070..=11_070;
        attrib => hold(second, "be an attribute that can be set"), 11_080..=13_030;
        attrib => hold(second || mode, "be an attribute that can be set"), 13_040..=13_050;
    }
    if cluster {
        rules! { c"cuFuncSetAttribute":
            value => at_least(0), 11_080..=13_050, "for a dimension of clusters";
        }
    }
    if policy {
        rules! { c"cuFuncSetAttribute":
            value => one_of(POLICIES_BEFORE_RUBIN), 11_080..=13_030;
            value => one_of(&POLICIES), 13_040..=13_050;
        }
    }
    if mode {
        rules! { c"cuFuncSetAttribute":
            value => one_of(&MODES), 13_040..=13_050;
        }
    }
    Ok(())
}

pub(crate) fn cuFuncSetCacheConfig(config: CUfunc_cache) -> Result<()> {
    const NONE: CUfunc_cache = CUfunc_cache::CU_FUNC_CACHE_PREFER_NONE;
    const SHARED: CUfunc_cache = CUfunc_cache::CU_FUNC_CACHE_PREFER_SHARED;
    const L1: CUfunc_cache = CUfunc_cache::CU_FUNC_CACHE_PREFER_L1;
    const EQUAL: CUfunc_cache = CUfunc_cache::CU_FUNC_CACHE_PREFER_EQUAL;
    rules! { c"cuFuncSetCacheConfig":
        config => one_of(&[NONE, SHARED, L1, EQUAL]), KNOWN;
    }
    Ok(())
}

pub(crate) fn cuFuncGetName(hfunc: CUfunction) -> Result<()> {
    rules! { c"cuFuncGetName":
        hfunc => non_null(), KNOWN;
    }
    Ok(())
}

/// That `extra` is null or an empty list beside `kernelParams`: the text wants it null, and drivers take a
/// list that is empty too.
macro_rules! one_list {
    ($call:literal: $kernelParams:ident, $extra:ident) => {
        if !$kernelParams.is_null() && !$extra.is_null() {
            // SAFETY: as for the call: the list has a terminator at least.
            let empty = unsafe { *$extra } == CU_LAUNCH_PARAM_END;
            rules! { $call:
                $extra => hold(empty, "be null or an empty list"), KNOWN, "where kernelParams is not null";
            }
        }
    };
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuLaunchKernel(
    kernelParams: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> Result<()> {
    one_list! { c"cuLaunchKernel": kernelParams, extra }
    Ok(())
}

/// What rules look at of a configuration, under the same names.
pub(super) struct Config<'a> {
    pub attrs: &'a [CUlaunchAttribute],
    pub gridDimX: u32,
    pub gridDimY: u32,
    pub gridDimZ: u32,
}

impl<'a> Config<'a> {
    /// # Safety
    ///
    /// `attrs` must be null or point to `numAttrs` attributes.
    #[inline]
    pub unsafe fn new(config: &'a CUlaunchConfig) -> Self {
        let CUlaunchConfig { gridDimX, gridDimY, gridDimZ, attrs, numAttrs, .. } = *config;
        // SAFETY: as the caller says.
        let attrs = unsafe { elements(attrs.cast_const(), numAttrs as usize) };
        Self { attrs, gridDimX, gridDimY, gridDimZ }
    }
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuLaunchKernelEx(
    config: &CUlaunchConfig,
    kernelParams: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> Result<()> {
    one_list! { c"cuLaunchKernelEx": kernelParams, extra }
    if config.numAttrs == 0 {
        return Ok(());
    }
    rules! { c"cuLaunchKernelEx":
        config.attrs => non_null(), KNOWN, "unless numAttrs is zero";
    }
    // SAFETY: as for the call.
    let config = unsafe { Config::new(config) };
    // Of several attributes of one kind the last counts.
    let (mut cluster, mut preferred) = (None, None);
    for i in 0..config.attrs.len() {
        // SAFETY: as for the call: each attribute's value has the member of its id.
        unsafe {
            match config.attrs[i].id {
                Id::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION => cluster = Some(i),
                Id::CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION => preferred = Some(i),
                Id::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW => {
                    rules! { c"cuLaunchKernelEx" at i:
                        config.attrs[i].value.accessPolicyWindow.missProp => one_of(&MISS_PROPERTIES), KNOWN;
                    }
                }
                Id::CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE => {
                    rules! { c"cuLaunchKernelEx" at i:
                        config.attrs[i].value.clusterSchedulingPolicyPreference => one_of(POLICIES_BEFORE_RUBIN), 11_070..=13_030;
                        config.attrs[i].value.clusterSchedulingPolicyPreference => one_of(&POLICIES), 13_040..=13_050;
                    }
                }
                Id::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT => {
                    let allowed = !external(config.attrs[i].value.programmaticEvent.flags);
                    rules! { c"cuLaunchKernelEx" at i:
                        config.attrs[i].value.programmaticEvent.flags => hold(allowed, "lack CU_EVENT_RECORD_EXTERNAL"), KNOWN;
                    }
                }
                Id::CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT => {
                    let allowed = !external(config.attrs[i].value.launchCompletionEvent.flags);
                    rules! { c"cuLaunchKernelEx" at i:
                        config.attrs[i].value.launchCompletionEvent.flags => hold(allowed, "lack CU_EVENT_RECORD_EXTERNAL"), 12_030..=13_050;
                    }
                }
                Id::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN => {
                    rules! { c"cuLaunchKernelEx" at i:
                        config.attrs[i].value.memSyncDomain => one_of(&DOMAINS), 12_030..=13_050;
                    }
                }
                Id::CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE => {
                    rules! { c"cuLaunchKernelEx" at i:
                        config.attrs[i].value.deviceUpdatableKernelNode.deviceUpdatable => one_of(&[0, 1]), 12_040..=13_050;
                    }
                }
                Id::CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT => {
                    rules! { c"cuLaunchKernelEx" at i:
                        config.attrs[i].value.sharedMemCarveout => at_most(100), 12_050..=13_050, "a percentage";
                    }
                }
                Id::CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING => {
                    rules! { c"cuLaunchKernelEx" at i:
                        config.attrs[i].value.nvlinkUtilCentricScheduling => at_most(1), 13_000..=13_050;
                    }
                }
                Id::CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE => {
                    rules! { c"cuLaunchKernelEx" at i:
                        config.attrs[i].value.portableClusterSizeMode => one_of(&CLUSTER_MODES), 13_020..=13_050;
                    }
                }
                Id::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE => {
                    rules! { c"cuLaunchKernelEx" at i:
                        config.attrs[i].value.sharedMemoryMode => one_of(MODES_BEFORE_OVERSIZED), 13_020..=13_030;
                        config.attrs[i].value.sharedMemoryMode => one_of(&MODES), 13_040..=13_050;
                    }
                }
                _ => {}
            }
        }
    }
    // SAFETY: these are the attributes that have these members.
    unsafe {
        let regular = cluster.map(|i: usize| config.attrs[i].value.clusterDim);
        let regular = regular.filter(|size| (size.x, size.y, size.z) != (0, 0, 0));
        if let (Some(i), Some(_)) = (cluster, regular) {
            rules! { c"cuLaunchKernelEx" at i:
                config.attrs[i].value.clusterDim.x => divisor_of(config.gridDimX), 12_030..=13_050, "config.gridDimX", else CUDA_ERROR_INVALID_CLUSTER_SIZE;
                config.attrs[i].value.clusterDim.y => divisor_of(config.gridDimY), 12_030..=13_050, "config.gridDimY", else CUDA_ERROR_INVALID_CLUSTER_SIZE;
                config.attrs[i].value.clusterDim.z => divisor_of(config.gridDimZ), 12_030..=13_050, "config.gridDimZ", else CUDA_ERROR_INVALID_CLUSTER_SIZE;
            }
        }
        if let Some(i) = preferred {
            let size = config.attrs[i].value.preferredClusterDim;
            if (size.x, size.y, size.z) == (0, 0, 0) {
                return Ok(());
            }
            rules! { c"cuLaunchKernelEx" at i:
                config.attrs[i].value.preferredClusterDim.x => divisor_of(config.gridDimX), 12_080..=13_050, "config.gridDimX", else CUDA_ERROR_INVALID_CLUSTER_SIZE;
                config.attrs[i].value.preferredClusterDim.y => divisor_of(config.gridDimY), 12_080..=13_050, "config.gridDimY", else CUDA_ERROR_INVALID_CLUSTER_SIZE;
                config.attrs[i].value.preferredClusterDim.z => divisor_of(config.gridDimZ), 12_080..=13_050, "config.gridDimZ", else CUDA_ERROR_INVALID_CLUSTER_SIZE;
            }
            if let Some(regular) = regular {
                rules! { c"cuLaunchKernelEx" at i:
                    config.attrs[i].value.preferredClusterDim.x => multiple_of(regular.x), 12_080..=13_050, "that of CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION", else CUDA_ERROR_INVALID_CLUSTER_SIZE;
                    config.attrs[i].value.preferredClusterDim.y => multiple_of(regular.y), 12_080..=13_050, "that of CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION", else CUDA_ERROR_INVALID_CLUSTER_SIZE;
                    config.attrs[i].value.preferredClusterDim.z => equal(regular.z), 12_080..=13_050, "that of CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION", else CUDA_ERROR_INVALID_CLUSTER_SIZE;
                }
            }
        }
    }
    Ok(())
}

pub(super) const CLUSTER_MODES: [CUlaunchAttributePortableClusterMode; 3] = [
    CUlaunchAttributePortableClusterMode::CU_LAUNCH_PORTABLE_CLUSTER_MODE_DEFAULT,
    CUlaunchAttributePortableClusterMode::CU_LAUNCH_PORTABLE_CLUSTER_MODE_REQUIRE_PORTABLE,
    CUlaunchAttributePortableClusterMode::CU_LAUNCH_PORTABLE_CLUSTER_MODE_ALLOW_NON_PORTABLE,
];

fn external(flags: c_int) -> bool {
    flags as c_uint & CUevent_record_flags::CU_EVENT_RECORD_EXTERNAL.bits() != 0
}
