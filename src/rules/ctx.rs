//! Rules of the group "Context Management".

use super::parts::launch;
use crate::query;
use crate::rule::{Place, Verdict, elements, rules, target};
use core::ffi::{c_int, c_uint};
use cuda_sys::*;

/// Returns whether the flags name at most one scheduling policy.
#[inline]
fn at_most_one_policy(flags: CUctx_flags) -> bool {
    (flags & CUctx_flags::CU_CTX_SCHED_MASK).0.count_ones() <= 1
}

/// The flags that a context is created with.
#[inline]
pub(super) fn context_flags(flags: CUctx_flags) -> Verdict {
    rules!(17: flags => hold(
        at_most_one_policy(flags),
        "have at most one of CU_CTX_SCHED_SPIN, CU_CTX_SCHED_YIELD and CU_CTX_SCHED_BLOCKING_SYNC"
    ));
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuCtxCreate_v4(
    ctxCreateParams: *mut CUctxCreateParams,
    flags: c_uint,
    dev: CUdevice,
) -> Verdict {
    use CUdevice_attribute as A;
    let flags = CUctx_flags(flags as _);
    context_flags(flags)?;
    let allowed = !is_prohibited(dev);
    rules!(18 asks: dev => hold(
        allowed,
        "be a device whose CU_DEVICE_ATTRIBUTE_COMPUTE_MODE is not CU_COMPUTEMODE_PROHIBITED"
    ), else UNKNOWN);
    // SAFETY: the caller guarantees that the pointer is null or valid, and the same for the fields.
    let Some(ctxCreateParams) = (unsafe { target(ctxCreateParams) }) else { return Ok(()) };
    let affinities = ctxCreateParams.execAffinityParams;
    if affinities.is_null() {
        rules!(19: ctxCreateParams.numExecAffinityParams => zero(), since 13_020,
            "where ctxCreateParams.execAffinityParams is null");
    }
    // SAFETY: as above.
    if let Some(cig) = unsafe { target(ctxCreateParams.cigParams) } {
        let dumps = CUctx_flags::CU_CTX_COREDUMP_ENABLE | CUctx_flags::CU_CTX_USER_COREDUMP_ENABLE;
        rules! {
            20: ctxCreateParams.execAffinityParams => null(), "where ctxCreateParams.cigParams is not null",
                else UNDOCUMENTED;
            21: flags => hold(
                (flags & dumps).0 == 0,
                "have neither CU_CTX_COREDUMP_ENABLE nor CU_CTX_USER_COREDUMP_ENABLE"
            ), "where ctxCreateParams.cigParams is not null", else UNDOCUMENTED;
        }
        ctx_cig_param(cig).at("ctxCreateParams.cigParams")?;
        if cig.sharedDataType == D3D12 {
            let supported =
                query::attribute(dev, A::CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED) != Some(0);
            rules!(22 asks: cig.sharedDataType, as "ctxCreateParams.cigParams.sharedDataType" =>
                hold(supported, "be supported by the device"),
                "as CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED reports for CIG_DATA_TYPE_D3D12_COMMAND_QUEUE",
                else NOT_SUPPORTED);
        }
        if cig.sharedDataType == NV_BLOB {
            let supported =
                query::attribute(dev, A::CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED) != Some(0);
            rules!(23 asks: cig.sharedDataType, as "ctxCreateParams.cigParams.sharedDataType" =>
                hold(supported, "be supported by the device"), since 12_090,
                "as CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED reports for CIG_DATA_TYPE_NV_BLOB",
                else NOT_SUPPORTED);
        }
    }
    let count = ctxCreateParams.numExecAffinityParams.try_into().unwrap_or(0);
    // SAFETY: as above.
    let affinities = unsafe { elements(affinities.cast_const(), count) };
    for (i, affinity) in affinities.iter().enumerate() {
        exec_affinity_type(affinity.type_)
            .at_element("ctxCreateParams.execAffinityParams[i].type", i)?;
        let supported = query::execution_affinity(dev, SM_COUNT) != Some(0);
        rules!(24 asks: affinity.type_, as "ctxCreateParams.execAffinityParams[i].type" =>
            hold(supported, "be supported by the device"), at i,
            "as cuDeviceGetExecAffinitySupport reports", else UNSUPPORTED_EXEC_AFFINITY);
    }
    Ok(())
}

/// Returns whether the device prohibits contexts.
#[inline]
pub(super) fn is_prohibited(dev: CUdevice) -> bool {
    let mode = query::attribute(dev, CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_MODE);
    mode == Some(CUcomputemode::CU_COMPUTEMODE_PROHIBITED.0 as c_int)
}

const SM_COUNT: CUexecAffinityType = CUexecAffinityType::CU_EXEC_AFFINITY_TYPE_SM_COUNT;

/// A resource that contexts can be limited in.
#[inline]
fn exec_affinity_type(type_: CUexecAffinityType) -> Verdict {
    rules!(25: type_ => one_of(&[SM_COUNT]), else UNSUPPORTED_EXEC_AFFINITY);
    Ok(())
}

const D3D12: CUcigDataType = CUcigDataType::CIG_DATA_TYPE_D3D12_COMMAND_QUEUE;
const NV_BLOB: CUcigDataType = CUcigDataType::CIG_DATA_TYPE_NV_BLOB;

#[inline]
fn ctx_cig_param(cig: &CUctxCigParam) -> Verdict {
    rules! {
        26: cig.sharedDataType => one_of(&[D3D12]), until 12_080;
        27: cig.sharedDataType => one_of(&[D3D12, NV_BLOB]);
    }
    Ok(())
}

#[inline]
pub(crate) fn cuCtxSetFlags(flags: c_uint) -> Verdict {
    let flags = CUctx_flags(flags as _);
    rules!(28: flags => hold(
        at_most_one_policy(flags),
        "have at most one of CU_CTX_SCHED_SPIN, CU_CTX_SCHED_YIELD and CU_CTX_SCHED_BLOCKING_SYNC"
    ), since 12_030);
    Ok(())
}

use CUlimit as L;
const SYNC_DEPTH: L = L::CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH;
const SHMEM_SIZE: L = L::CU_LIMIT_SHMEM_SIZE;
const CIG_ENABLED: L = L::CU_LIMIT_CIG_ENABLED;
/// In the order in which releases added them.
const LIMITS: &[L] = &[
    L::CU_LIMIT_STACK_SIZE,
    L::CU_LIMIT_PRINTF_FIFO_SIZE,
    L::CU_LIMIT_MALLOC_HEAP_SIZE,
    SYNC_DEPTH,
    L::CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT,
    L::CU_LIMIT_MAX_L2_FETCH_GRANULARITY,
    L::CU_LIMIT_PERSISTING_L2_CACHE_SIZE,
    SHMEM_SIZE,
    CIG_ENABLED,
    L::CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED,
    L::CU_LIMIT_PER_BLOCK_MEMORY_SIZE,
];
const LIMITS_BEFORE_12_5: &[L] = LIMITS.split_at(7).0;
const LIMITS_BEFORE_13_4: &[L] = LIMITS.split_at(10).0;

#[inline]
fn known_limit(limit: CUlimit) -> Verdict {
    rules! {
        29: limit => one_of(LIMITS_BEFORE_12_5), until 12_040, else UNDOCUMENTED;
        30: limit => one_of(LIMITS_BEFORE_13_4), until 13_030, else UNDOCUMENTED;
        31: limit => one_of(LIMITS), else UNDOCUMENTED;
    }
    Ok(())
}

/// The major number of the compute capability of the current context's device.
#[inline]
fn current_major() -> Option<c_int> {
    let major = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR;
    query::attribute(query::current_device()?, major)
}

#[inline]
pub(crate) fn cuCtxSetLimit(limit: CUlimit) -> Verdict {
    rules!(32: limit => none_of(&[SHMEM_SIZE, CIG_ENABLED]), since 12_050, "which can only be queried",
        else UNDOCUMENTED);
    known_limit(limit)?;
    if limit == SYNC_DEPTH && current_major().is_some_and(|major| major >= 9) {
        rules!(33 asks: limit => none_of(&[SYNC_DEPTH]), since 12_000,
            "for a device of compute capability 9.0 or higher", else UNSUPPORTED_LIMIT);
    }
    Ok(())
}

#[inline]
pub(crate) fn cuCtxGetLimit(limit: CUlimit) -> Verdict {
    known_limit(limit)
}

#[inline]
pub(crate) fn cuCtxSetCacheConfig(config: CUfunc_cache) -> Verdict {
    launch::cache_config(config)
}

#[inline]
pub(crate) fn cuCtxGetExecAffinity(type_: CUexecAffinityType) -> Verdict {
    exec_affinity_type(type_)
}
