//! Rules of the group "Context Management".

use crate::rules::prelude::*;

const D3D12: CUcigDataType = CUcigDataType::CIG_DATA_TYPE_D3D12_COMMAND_QUEUE;
const VULKAN: CUcigDataType = CUcigDataType::CIG_DATA_TYPE_NV_BLOB;

const SM_COUNT: CUexecAffinityType = CUexecAffinityType::CU_EXEC_AFFINITY_TYPE_SM_COUNT;

use CUdevice_attribute as A;
use CUlimit as L;
const SYNC_DEPTH: L = L::CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH;

/// Returns whether the flags name at most one scheduling policy.
#[inline]
fn at_most_one_policy(flags: CUctx_flags) -> bool {
    (flags & CUctx_flags::CU_CTX_SCHED_MASK).0.count_ones() <= 1
}

/// Returns whether the device prohibits contexts.
#[inline]
pub(super) fn is_prohibited(dev: CUdevice) -> bool {
    let mode = query::attribute(dev, CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_MODE);
    mode == Some(CUcomputemode::CU_COMPUTEMODE_PROHIBITED.0 as c_int)
}

/// The major number of the compute capability of the current context's device.
#[inline]
fn current_major() -> Option<c_int> {
    let major = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR;
    query::attribute(query::current_device()?, major)
}

rules! {
    /// The flags that a context is created with.
    on { cuCtxCreate_v4, cuDevicePrimaryCtxSetFlags_v2 }
    fn context_flags(flags: c_uint) {
        let flags = CUctx_flags(flags as _);
        17: flags => hold(
            at_most_one_policy(flags),
            "have at most one of CU_CTX_SCHED_SPIN, CU_CTX_SCHED_YIELD and \
             CU_CTX_SCHED_BLOCKING_SYNC",
        )
    }

    on { cuCtxCreate_v4 }
    fn flags_for_graphics(ctxCreateParams: &CUctxCreateParams, flags: c_uint) {
        let dumps = CUctx_flags::CU_CTX_COREDUMP_ENABLE | CUctx_flags::CU_CTX_USER_COREDUMP_ENABLE;
        let flags = CUctx_flags(flags as _);
        21: flags => hold(
            (flags & dumps).0 == 0,
            "have neither CU_CTX_COREDUMP_ENABLE nor CU_CTX_USER_COREDUMP_ENABLE",
        ), if ctxCreateParams.cigParams => is_not_null(), else UNDOCUMENTED
    }

    fn cuCtxCreate_v4(dev: CUdevice) {
        let allowed = !is_prohibited(dev);
        18 asks: dev => hold(
            allowed,
            "be a device whose CU_DEVICE_ATTRIBUTE_COMPUTE_MODE is not CU_COMPUTEMODE_PROHIBITED",
        ), else UNKNOWN
    }

    on { cuCtxCreate_v4.ctxCreateParams.cigParams }
    fn graphics_d3d12(cig: &CUctxCigParam, dev: CUdevice) {
        let support = A::CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED;
        if cig.sharedDataType == D3D12 && query::attribute(dev, support) == Some(0);
        22 asks: cig.sharedDataType => none_of(&[D3D12]),
            where "the device's CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED is zero", else NOT_SUPPORTED
    }

    on { cuCtxCreate_v4.ctxCreateParams.cigParams }
    fn graphics_vulkan(cig: &CUctxCigParam, dev: CUdevice) {
        let support = A::CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED;
        if cig.sharedDataType == VULKAN && query::attribute(dev, support) == Some(0);
        23 asks: cig.sharedDataType => none_of(&[VULKAN]),
            where "the device's CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED is zero", since 12_090,
            else NOT_SUPPORTED
    }

    on { cuCtxCreate_v4.ctxCreateParams.execAffinityParams }
    fn affinity(affinity: &CUexecAffinityParam, dev: CUdevice) {
        let supported = query::execution_affinity(dev, SM_COUNT) != Some(0);
        24 asks: affinity.type_ => hold(supported, "be supported by the device"),
            "as cuDeviceGetExecAffinitySupport reports", else UNSUPPORTED_EXEC_AFFINITY
    }

    fn CUctxCreateParams(params: &CUctxCreateParams) {
        19: params.numExecAffinityParams => zero(), if params.execAffinityParams => is_null(),
            since 13_020;
        20: params.execAffinityParams => null(), if params.cigParams => is_not_null(),
            else UNDOCUMENTED, stated "cuCtxCreate_v4, CUctxCreateParams";
    }

    /// A resource that contexts can be limited in.
    on { CUexecAffinityParam, cuCtxGetExecAffinity }
    fn exec_affinity_type(type_: CUexecAffinityType) {
        25: type_ => enumerator(), else UNSUPPORTED_EXEC_AFFINITY, stated "cuCtxCreate_v4"
    }

    fn CUctxCigParam(cig: &CUctxCigParam) {
        27: cig.sharedDataType => enumerator(), stated "CIG_DATA_TYPE_D3D12_COMMAND_QUEUE"
    }

    fn cuCtxSetFlags(flags: c_uint) {
        let flags = CUctx_flags(flags as _);
        28: flags => hold(
            at_most_one_policy(flags),
            "have at most one of CU_CTX_SCHED_SPIN, CU_CTX_SCHED_YIELD and \
             CU_CTX_SCHED_BLOCKING_SYNC",
        ), since 12_030
    }

    fn cuCtxGetLimit(limit: CUlimit) {
        31: limit => enumerator(), else UNDOCUMENTED, stated "CU_LIMIT_SHMEM_SIZE"
    }

    fn cuCtxSetLimit(limit: CUlimit) {
        32: limit => enumerator_but(&[L::CU_LIMIT_SHMEM_SIZE, L::CU_LIMIT_CIG_ENABLED]),
            else UNDOCUMENTED, stated "CU_LIMIT_CIG_ENABLED, CU_LIMIT_SHMEM_SIZE"
    }

    on { cuCtxSetLimit }
    fn sync_depth(limit: CUlimit) {
        if limit == SYNC_DEPTH && current_major().is_some_and(|major| major >= 9);
        33 asks: limit => none_of(&[SYNC_DEPTH]),
            where "the compute capability of the current device is 9.0 or higher", since 12_000,
            else UNSUPPORTED_LIMIT
    }
}

/// The local memory that a thread can have on every device so far: 512 KiB.
const LOCAL: usize = 512 << 10;

causes! {
    on { cuCtxSetLimit }
    fn limit_of_device(limit: CUlimit, value: usize) {
        961: value => at_most(LOCAL), if limit => is(L::CU_LIMIT_STACK_SIZE),
            "the bytes of local memory that a thread can have",
            from "a driver of CUDA 13.0: 'context: a stack of a gigabyte for each thread'";
        962 maybe: value => hold(
            false,
            "is set after the first launch of a kernel that calls printf",
        ), if limit => is(L::CU_LIMIT_PRINTF_FIFO_SIZE),
            from "cuda.h: cuCtxSetLimit; a driver of CUDA 13.0: 'context: a buffer for printf \
                  after a kernel that prints'";
        963 maybe: value => hold(
            false,
            "is set after the first launch of a kernel that calls malloc or free",
        ), if limit => is(L::CU_LIMIT_MALLOC_HEAP_SIZE),
            from "cuda.h: cuCtxSetLimit; a driver of CUDA 13.0: 'context: a heap after a kernel \
                  that allocates'";
    }

    /// Each thread that the device can run at the same time has a stack.
    on { cuCtxSetLimit }
    fn limit_of_memory(limit: CUlimit, value: usize) {
        let (free, all) = query::memory_of_device().unzip();
        let threads = query::resident_threads().filter(|threads| *threads != 0);
        let free_for_each = free.zip(threads).map(|(free, threads)| free / threads);
        964 asks: value => within(all),
            if limit => is(L::CU_LIMIT_PRINTF_FIFO_SIZE, L::CU_LIMIT_MALLOC_HEAP_SIZE),
            "the bytes that the device has", else OUT_OF_MEMORY,
            from "cuda.h: CUDA_ERROR_OUT_OF_MEMORY";
        965 maybe asks: value => within(free),
            if limit => is(L::CU_LIMIT_PRINTF_FIFO_SIZE, L::CU_LIMIT_MALLOC_HEAP_SIZE),
            "the bytes that the device had free just after the refusal", else OUT_OF_MEMORY,
            from "cuda.h: CUDA_ERROR_OUT_OF_MEMORY";
        966 maybe asks: value => within(free_for_each), if limit => is(L::CU_LIMIT_STACK_SIZE),
            "the bytes that the device had free just after the refusal for each thread that it can \
             run at once", for "each of them has a stack", else OUT_OF_MEMORY,
            from "cuda.h: CUDA_ERROR_OUT_OF_MEMORY";
    }

    /// A value between bounds of the header.
    on { cuCtxSetLimit }
    fn limit_of_cache(limit: CUlimit, value: usize) {
        let most = query::current_device().and_then(|device| {
            query::attribute(device, A::CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE)
        });
        let most = most.and_then(|most| usize::try_from(most).ok());
        967 maybe asks: value => within(most), if limit => is(L::CU_LIMIT_PERSISTING_L2_CACHE_SIZE),
            "the device's CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE",
            from "cuda.h: CU_LIMIT_PERSISTING_L2_CACHE_SIZE";
    }
}
