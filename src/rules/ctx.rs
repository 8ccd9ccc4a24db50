//! Rules of the group "Context Management".

use super::{elements, query, rules};
use crate::error::Result;
use crate::precondition::KNOWN;
use core::ffi::{c_int, c_uint};
use cuda_sys::*;

/// Whether the flags name no scheduling policy or one.
pub(super) fn at_most_one_policy(flags: CUctx_flags) -> bool {
    (flags & CUctx_flags::CU_CTX_SCHED_MASK).0.count_ones() <= 1
}
pub(super) const AT_MOST_ONE_POLICY: &str =
    "have at most one of CU_CTX_SCHED_SPIN, CU_CTX_SCHED_YIELD and CU_CTX_SCHED_BLOCKING_SYNC";

const SM_COUNT: CUexecAffinityType = CUexecAffinityType::CU_EXEC_AFFINITY_TYPE_SM_COUNT;
const D3D12: CUcigDataType = CUcigDataType::CIG_DATA_TYPE_D3D12_COMMAND_QUEUE;
const NV_BLOB: CUcigDataType = CUcigDataType::CIG_DATA_TYPE_NV_BLOB;

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuCtxCreate_v4(
    ctxCreateParams: *mut CUctxCreateParams,
    flags: c_uint,
    dev: CUdevice,
) -> Result<()> {
    let flags = CUctx_flags(flags as _);
    rules! { c"cuCtxCreate_v4":
        flags => hold(at_most_one_policy(flags), AT_MOST_ONE_POLICY), KNOWN;
    }
    // SAFETY: the caller says that it is null or points to one, and so of its fields.
    if let Some(ctxCreateParams) = unsafe { ctxCreateParams.as_ref() } {
        let affinities = ctxCreateParams.execAffinityParams;
        if affinities.is_null() {
            rules! { c"cuCtxCreate_v4":
                ctxCreateParams.numExecAffinityParams => zero(), 13_020..=13_050, "where ctxCreateParams.execAffinityParams is null";
            }
        }
        // SAFETY: as above.
        if let Some(cig) = unsafe { ctxCreateParams.cigParams.as_ref() } {
            rules! { c"cuCtxCreate_v4":
                ctxCreateParams.execAffinityParams => null(), KNOWN, "where ctxCreateParams.cigParams is not null";
            }
            graphics(cig, flags, dev)?;
        }
        let count = ctxCreateParams.numExecAffinityParams.try_into().unwrap_or(0);
        // SAFETY: as above.
        execution_affinity(unsafe { elements(affinities, count) }, dev)?;
    }
    Ok(())
}

/// The first of the parameters that `CUctxCreateParams` points to.
fn execution_affinity(execAffinityParams: &[CUexecAffinityParam], dev: CUdevice) -> Result<()> {
    struct Params<'a> {
        execAffinityParams: &'a [CUexecAffinityParam],
    }
    let ctxCreateParams = Params { execAffinityParams };
    for i in 0..execAffinityParams.len() {
        rules! { c"cuCtxCreate_v4" at i:
            ctxCreateParams.execAffinityParams[i].type_ => one_of(&[SM_COUNT]), KNOWN, else CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY;
        }
        let supported = query::execution_affinity(dev, SM_COUNT) != Some(0);
        rules! { c"cuCtxCreate_v4" at i:
            ctxCreateParams.execAffinityParams[i].type_ => hold(supported, "be supported by the device"), KNOWN, "which cuDeviceGetExecAffinitySupport denies", else CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY;
        }
    }
    Ok(())
}

/// The other parameters that `CUctxCreateParams` points to: those of CUDA in Graphics.
fn graphics(cigParams: &CUctxCigParam, flags: CUctx_flags, dev: CUdevice) -> Result<()> {
    use CUctx_flags as F;
    use CUdevice_attribute as A;
    struct Params<'a> {
        cigParams: &'a CUctxCigParam,
    }
    let ctxCreateParams = Params { cigParams };
    let dumps = F::CU_CTX_COREDUMP_ENABLE | F::CU_CTX_USER_COREDUMP_ENABLE;
    rules! { c"cuCtxCreate_v4":
        flags => hold((flags & dumps).0 == 0, "have neither CU_CTX_COREDUMP_ENABLE nor CU_CTX_USER_COREDUMP_ENABLE"), KNOWN, "where ctxCreateParams.cigParams is not null";
        ctxCreateParams.cigParams.sharedDataType => one_of(&[D3D12]), 11_070..=12_080;
        ctxCreateParams.cigParams.sharedDataType => one_of(&[D3D12, NV_BLOB]), 12_090..=13_050;
    }
    if cigParams.sharedDataType == D3D12 {
        let supported = query::attribute(dev, A::CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED);
        rules! { c"cuCtxCreate_v4":
            ctxCreateParams.cigParams.sharedDataType => hold(supported != Some(0), "be supported by the device"), KNOWN, "which CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED denies", else CUDA_ERROR_NOT_SUPPORTED;
        }
    }
    if cigParams.sharedDataType == NV_BLOB {
        let supported = query::attribute(dev, A::CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED);
        rules! { c"cuCtxCreate_v4":
            ctxCreateParams.cigParams.sharedDataType => hold(supported != Some(0), "be supported by the device"), 12_090..=13_050, "which CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED denies", else CUDA_ERROR_NOT_SUPPORTED;
        }
    }
    Ok(())
}

pub(crate) fn cuCtxSetFlags(flags: c_uint) -> Result<()> {
    let flags = CUctx_flags(flags as _);
    rules! { c"cuCtxSetFlags":
        flags => hold(at_most_one_policy(flags), AT_MOST_ONE_POLICY), 12_030..=13_050;
    }
    Ok(())
}

use CUlimit as L;
const SYNC_DEPTH: L = L::CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH;
const SHMEM_SIZE: L = L::CU_LIMIT_SHMEM_SIZE;
const CIG_ENABLED: L = L::CU_LIMIT_CIG_ENABLED;
/// In the order in which releases added them.
const LIMITS: [L; 11] = [
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
const LIMITS_BEFORE_12_5: &[L; 7] = LIMITS.first_chunk().unwrap();
const LIMITS_BEFORE_13_4: &[L; 10] = LIMITS.first_chunk().unwrap();

/// The major number of the compute capability of the current context's device.
fn current_major() -> Option<c_int> {
    let major = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR;
    query::attribute(query::current_device()?, major)
}

pub(crate) fn cuCtxSetLimit(limit: CUlimit) -> Result<()> {
    rules! { c"cuCtxSetLimit":
        limit => none_of(&[SHMEM_SIZE, CIG_ENABLED]), 12_050..=13_050, "which can only be queried";
        limit => one_of(LIMITS_BEFORE_12_5), 11_070..=12_040;
        limit => one_of(LIMITS_BEFORE_13_4), 12_050..=13_030;
        limit => one_of(&LIMITS), 13_040..=13_050;
    }
    if limit == SYNC_DEPTH && current_major().is_some_and(|major| major >= 9) {
        rules! { c"cuCtxSetLimit":
            limit => none_of(&[SYNC_DEPTH]), 12_000..=13_050, "for a device of compute capability 9.0 or higher", else CUDA_ERROR_UNSUPPORTED_LIMIT;
        }
    }
    Ok(())
}

pub(crate) fn cuCtxGetLimit(limit: CUlimit) -> Result<()> {
    rules! { c"cuCtxGetLimit":
        limit => one_of(LIMITS_BEFORE_12_5), 11_070..=12_040;
        limit => one_of(LIMITS_BEFORE_13_4), 12_050..=13_030;
        limit => one_of(&LIMITS), 13_040..=13_050;
    }
    Ok(())
}

use CUfunc_cache as C;
pub(super) const CACHE_CONFIGS: [C; 4] = [
    C::CU_FUNC_CACHE_PREFER_NONE,
    C::CU_FUNC_CACHE_PREFER_SHARED,
    C::CU_FUNC_CACHE_PREFER_L1,
    C::CU_FUNC_CACHE_PREFER_EQUAL,
];

pub(crate) fn cuCtxSetCacheConfig(config: CUfunc_cache) -> Result<()> {
    rules! { c"cuCtxSetCacheConfig":
        config => one_of(&CACHE_CONFIGS), KNOWN;
    }
    Ok(())
}

pub(crate) fn cuCtxGetExecAffinity(type_: CUexecAffinityType) -> Result<()> {
    rules! { c"cuCtxGetExecAffinity":
        type_ => one_of(&[SM_COUNT]), KNOWN, else CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY;
    }
    Ok(())
}
