// Created by `cargo xtask emit` from ledger/ctx.toml and src/rules. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rules::ctx as rules;
use core::ffi::*;
use cuda_sys::*;

/// The preconditions of [`cuCtxCreate_v4`](crate::calls::cuCtxCreate_v4) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must have at most one of [`CU_CTX_SCHED_SPIN`](CUctx_flags::CU_CTX_SCHED_SPIN), [`CU_CTX_SCHED_YIELD`](CUctx_flags::CU_CTX_SCHED_YIELD) and [`CU_CTX_SCHED_BLOCKING_SYNC`](CUctx_flags::CU_CTX_SCHED_BLOCKING_SYNC). (Rule 17)
/// - `ctxCreateParams.numExecAffinityParams` must be zero, where `ctxCreateParams.execAffinityParams` is null, since CUDA 13.2. (Rule 19)
/// - `ctxCreateParams.execAffinityParams` must be null, where `ctxCreateParams.cigParams` is not null. (Rule 20)
/// - `flags` must have neither [`CU_CTX_COREDUMP_ENABLE`](CUctx_flags::CU_CTX_COREDUMP_ENABLE) nor [`CU_CTX_USER_COREDUMP_ENABLE`](CUctx_flags::CU_CTX_USER_COREDUMP_ENABLE), where `ctxCreateParams.cigParams` is not null. (Rule 21)
/// - `ctxCreateParams.cigParams.sharedDataType` must be [`CIG_DATA_TYPE_D3D12_COMMAND_QUEUE`](CUcigDataType::CIG_DATA_TYPE_D3D12_COMMAND_QUEUE), up to CUDA 12.8. (Rule 26)
/// - `ctxCreateParams.cigParams.sharedDataType` must be [`CIG_DATA_TYPE_D3D12_COMMAND_QUEUE`](CUcigDataType::CIG_DATA_TYPE_D3D12_COMMAND_QUEUE) or [`CIG_DATA_TYPE_NV_BLOB`](CUcigDataType::CIG_DATA_TYPE_NV_BLOB). (Rule 27)
/// - `ctxCreateParams.execAffinityParams[i].type` must be [`CU_EXEC_AFFINITY_TYPE_SM_COUNT`](CUexecAffinityType::CU_EXEC_AFFINITY_TYPE_SM_COUNT). [`CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY`](CUresult::CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY). (Rule 25)
///
/// | `ctxCreateParams.cigParams.sharedDataType` | allowed in CUDA |
/// |---|---|
/// | [`CIG_DATA_TYPE_D3D12_COMMAND_QUEUE`](CUcigDataType::CIG_DATA_TYPE_D3D12_COMMAND_QUEUE) | all |
/// | [`CIG_DATA_TYPE_NV_BLOB`](CUcigDataType::CIG_DATA_TYPE_NV_BLOB) | since 12.9 |
///
/// # Checked by asking the driver or the system
///
/// - `dev` must be a device whose [`CU_DEVICE_ATTRIBUTE_COMPUTE_MODE`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_MODE) is not [`CU_COMPUTEMODE_PROHIBITED`](CUcomputemode::CU_COMPUTEMODE_PROHIBITED). [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN). (Rule 18)
/// - `ctxCreateParams.cigParams.sharedDataType` must be supported by the device, as [`CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED) reports for [`CIG_DATA_TYPE_D3D12_COMMAND_QUEUE`](CUcigDataType::CIG_DATA_TYPE_D3D12_COMMAND_QUEUE). [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED). (Rule 22)
/// - `ctxCreateParams.cigParams.sharedDataType` must be supported by the device, as [`CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED) reports for [`CIG_DATA_TYPE_NV_BLOB`](CUcigDataType::CIG_DATA_TYPE_NV_BLOB), since CUDA 12.9. [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED). (Rule 23)
/// - `ctxCreateParams.execAffinityParams[i].type` must be supported by the device, as [`cuDeviceGetExecAffinitySupport`](crate::calls::cuDeviceGetExecAffinitySupport) reports. [`CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY`](CUresult::CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY). (Rule 24)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxCreate_v4(
    pctx: *mut CUcontext,
    ctxCreateParams: *mut CUctxCreateParams,
    flags: c_uint,
    dev: CUdevice,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuCtxCreate_v4(ctxCreateParams, flags, dev) }.of(c"cuCtxCreate_v4")
}

/// The preconditions of [`cuCtxSetFlags`](crate::calls::cuCtxSetFlags) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must have at most one of [`CU_CTX_SCHED_SPIN`](CUctx_flags::CU_CTX_SCHED_SPIN), [`CU_CTX_SCHED_YIELD`](CUctx_flags::CU_CTX_SCHED_YIELD) and [`CU_CTX_SCHED_BLOCKING_SYNC`](CUctx_flags::CU_CTX_SCHED_BLOCKING_SYNC), since CUDA 12.3. (Rule 28)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxSetFlags(flags: c_uint) -> Result<(), Precondition> {
    rules::cuCtxSetFlags(flags).of(c"cuCtxSetFlags")
}

/// The preconditions of [`cuCtxSetLimit`](crate::calls::cuCtxSetLimit) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `limit` must not be [`CU_LIMIT_SHMEM_SIZE`](CUlimit::CU_LIMIT_SHMEM_SIZE) or [`CU_LIMIT_CIG_ENABLED`](CUlimit::CU_LIMIT_CIG_ENABLED), which can only be queried, since CUDA 12.5. (Rule 32)
/// - `limit` must be [`CU_LIMIT_STACK_SIZE`](CUlimit::CU_LIMIT_STACK_SIZE), [`CU_LIMIT_PRINTF_FIFO_SIZE`](CUlimit::CU_LIMIT_PRINTF_FIFO_SIZE), [`CU_LIMIT_MALLOC_HEAP_SIZE`](CUlimit::CU_LIMIT_MALLOC_HEAP_SIZE), [`CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH`](CUlimit::CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH), [`CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT`](CUlimit::CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT), [`CU_LIMIT_MAX_L2_FETCH_GRANULARITY`](CUlimit::CU_LIMIT_MAX_L2_FETCH_GRANULARITY) or [`CU_LIMIT_PERSISTING_L2_CACHE_SIZE`](CUlimit::CU_LIMIT_PERSISTING_L2_CACHE_SIZE), up to CUDA 12.4. (Rule 29)
/// - `limit` must be [`CU_LIMIT_STACK_SIZE`](CUlimit::CU_LIMIT_STACK_SIZE), [`CU_LIMIT_PRINTF_FIFO_SIZE`](CUlimit::CU_LIMIT_PRINTF_FIFO_SIZE), [`CU_LIMIT_MALLOC_HEAP_SIZE`](CUlimit::CU_LIMIT_MALLOC_HEAP_SIZE), [`CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH`](CUlimit::CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH), [`CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT`](CUlimit::CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT), [`CU_LIMIT_MAX_L2_FETCH_GRANULARITY`](CUlimit::CU_LIMIT_MAX_L2_FETCH_GRANULARITY), [`CU_LIMIT_PERSISTING_L2_CACHE_SIZE`](CUlimit::CU_LIMIT_PERSISTING_L2_CACHE_SIZE), [`CU_LIMIT_SHMEM_SIZE`](CUlimit::CU_LIMIT_SHMEM_SIZE), [`CU_LIMIT_CIG_ENABLED`](CUlimit::CU_LIMIT_CIG_ENABLED) or [`CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED`](CUlimit::CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED), up to CUDA 13.3. (Rule 30)
/// - `limit` must be [`CU_LIMIT_STACK_SIZE`](CUlimit::CU_LIMIT_STACK_SIZE), [`CU_LIMIT_PRINTF_FIFO_SIZE`](CUlimit::CU_LIMIT_PRINTF_FIFO_SIZE), [`CU_LIMIT_MALLOC_HEAP_SIZE`](CUlimit::CU_LIMIT_MALLOC_HEAP_SIZE), [`CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH`](CUlimit::CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH), [`CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT`](CUlimit::CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT), [`CU_LIMIT_MAX_L2_FETCH_GRANULARITY`](CUlimit::CU_LIMIT_MAX_L2_FETCH_GRANULARITY), [`CU_LIMIT_PERSISTING_L2_CACHE_SIZE`](CUlimit::CU_LIMIT_PERSISTING_L2_CACHE_SIZE), [`CU_LIMIT_SHMEM_SIZE`](CUlimit::CU_LIMIT_SHMEM_SIZE), [`CU_LIMIT_CIG_ENABLED`](CUlimit::CU_LIMIT_CIG_ENABLED), [`CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED`](CUlimit::CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED) or [`CU_LIMIT_PER_BLOCK_MEMORY_SIZE`](CUlimit::CU_LIMIT_PER_BLOCK_MEMORY_SIZE). (Rule 31)
///
/// | `limit` | allowed in CUDA |
/// |---|---|
/// | [`CU_LIMIT_STACK_SIZE`](CUlimit::CU_LIMIT_STACK_SIZE) | all |
/// | [`CU_LIMIT_PRINTF_FIFO_SIZE`](CUlimit::CU_LIMIT_PRINTF_FIFO_SIZE) | all |
/// | [`CU_LIMIT_MALLOC_HEAP_SIZE`](CUlimit::CU_LIMIT_MALLOC_HEAP_SIZE) | all |
/// | [`CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH`](CUlimit::CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH) | all |
/// | [`CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT`](CUlimit::CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT) | all |
/// | [`CU_LIMIT_MAX_L2_FETCH_GRANULARITY`](CUlimit::CU_LIMIT_MAX_L2_FETCH_GRANULARITY) | all |
/// | [`CU_LIMIT_PERSISTING_L2_CACHE_SIZE`](CUlimit::CU_LIMIT_PERSISTING_L2_CACHE_SIZE) | all |
/// | [`CU_LIMIT_SHMEM_SIZE`](CUlimit::CU_LIMIT_SHMEM_SIZE) | since 12.5 |
/// | [`CU_LIMIT_CIG_ENABLED`](CUlimit::CU_LIMIT_CIG_ENABLED) | since 12.5 |
/// | [`CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED`](CUlimit::CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED) | since 12.5 |
/// | [`CU_LIMIT_PER_BLOCK_MEMORY_SIZE`](CUlimit::CU_LIMIT_PER_BLOCK_MEMORY_SIZE) | since 13.4 |
///
/// # Checked by asking the driver or the system
///
/// - `limit` must not be [`CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH`](CUlimit::CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH), for a device of compute capability 9.0 or higher, since CUDA 12.0. [`CUDA_ERROR_UNSUPPORTED_LIMIT`](CUresult::CUDA_ERROR_UNSUPPORTED_LIMIT). (Rule 33)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxSetLimit(limit: CUlimit, value: usize) -> Result<(), Precondition> {
    rules::cuCtxSetLimit(limit).of(c"cuCtxSetLimit")
}

/// The preconditions of [`cuCtxGetLimit`](crate::calls::cuCtxGetLimit) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `limit` must be [`CU_LIMIT_STACK_SIZE`](CUlimit::CU_LIMIT_STACK_SIZE), [`CU_LIMIT_PRINTF_FIFO_SIZE`](CUlimit::CU_LIMIT_PRINTF_FIFO_SIZE), [`CU_LIMIT_MALLOC_HEAP_SIZE`](CUlimit::CU_LIMIT_MALLOC_HEAP_SIZE), [`CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH`](CUlimit::CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH), [`CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT`](CUlimit::CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT), [`CU_LIMIT_MAX_L2_FETCH_GRANULARITY`](CUlimit::CU_LIMIT_MAX_L2_FETCH_GRANULARITY) or [`CU_LIMIT_PERSISTING_L2_CACHE_SIZE`](CUlimit::CU_LIMIT_PERSISTING_L2_CACHE_SIZE), up to CUDA 12.4. (Rule 29)
/// - `limit` must be [`CU_LIMIT_STACK_SIZE`](CUlimit::CU_LIMIT_STACK_SIZE), [`CU_LIMIT_PRINTF_FIFO_SIZE`](CUlimit::CU_LIMIT_PRINTF_FIFO_SIZE), [`CU_LIMIT_MALLOC_HEAP_SIZE`](CUlimit::CU_LIMIT_MALLOC_HEAP_SIZE), [`CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH`](CUlimit::CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH), [`CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT`](CUlimit::CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT), [`CU_LIMIT_MAX_L2_FETCH_GRANULARITY`](CUlimit::CU_LIMIT_MAX_L2_FETCH_GRANULARITY), [`CU_LIMIT_PERSISTING_L2_CACHE_SIZE`](CUlimit::CU_LIMIT_PERSISTING_L2_CACHE_SIZE), [`CU_LIMIT_SHMEM_SIZE`](CUlimit::CU_LIMIT_SHMEM_SIZE), [`CU_LIMIT_CIG_ENABLED`](CUlimit::CU_LIMIT_CIG_ENABLED) or [`CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED`](CUlimit::CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED), up to CUDA 13.3. (Rule 30)
/// - `limit` must be [`CU_LIMIT_STACK_SIZE`](CUlimit::CU_LIMIT_STACK_SIZE), [`CU_LIMIT_PRINTF_FIFO_SIZE`](CUlimit::CU_LIMIT_PRINTF_FIFO_SIZE), [`CU_LIMIT_MALLOC_HEAP_SIZE`](CUlimit::CU_LIMIT_MALLOC_HEAP_SIZE), [`CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH`](CUlimit::CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH), [`CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT`](CUlimit::CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT), [`CU_LIMIT_MAX_L2_FETCH_GRANULARITY`](CUlimit::CU_LIMIT_MAX_L2_FETCH_GRANULARITY), [`CU_LIMIT_PERSISTING_L2_CACHE_SIZE`](CUlimit::CU_LIMIT_PERSISTING_L2_CACHE_SIZE), [`CU_LIMIT_SHMEM_SIZE`](CUlimit::CU_LIMIT_SHMEM_SIZE), [`CU_LIMIT_CIG_ENABLED`](CUlimit::CU_LIMIT_CIG_ENABLED), [`CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED`](CUlimit::CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED) or [`CU_LIMIT_PER_BLOCK_MEMORY_SIZE`](CUlimit::CU_LIMIT_PER_BLOCK_MEMORY_SIZE). (Rule 31)
///
/// | `limit` | allowed in CUDA |
/// |---|---|
/// | [`CU_LIMIT_STACK_SIZE`](CUlimit::CU_LIMIT_STACK_SIZE) | all |
/// | [`CU_LIMIT_PRINTF_FIFO_SIZE`](CUlimit::CU_LIMIT_PRINTF_FIFO_SIZE) | all |
/// | [`CU_LIMIT_MALLOC_HEAP_SIZE`](CUlimit::CU_LIMIT_MALLOC_HEAP_SIZE) | all |
/// | [`CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH`](CUlimit::CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH) | all |
/// | [`CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT`](CUlimit::CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT) | all |
/// | [`CU_LIMIT_MAX_L2_FETCH_GRANULARITY`](CUlimit::CU_LIMIT_MAX_L2_FETCH_GRANULARITY) | all |
/// | [`CU_LIMIT_PERSISTING_L2_CACHE_SIZE`](CUlimit::CU_LIMIT_PERSISTING_L2_CACHE_SIZE) | all |
/// | [`CU_LIMIT_SHMEM_SIZE`](CUlimit::CU_LIMIT_SHMEM_SIZE) | since 12.5 |
/// | [`CU_LIMIT_CIG_ENABLED`](CUlimit::CU_LIMIT_CIG_ENABLED) | since 12.5 |
/// | [`CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED`](CUlimit::CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED) | since 12.5 |
/// | [`CU_LIMIT_PER_BLOCK_MEMORY_SIZE`](CUlimit::CU_LIMIT_PER_BLOCK_MEMORY_SIZE) | since 13.4 |
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxGetLimit(pvalue: *mut usize, limit: CUlimit) -> Result<(), Precondition> {
    rules::cuCtxGetLimit(limit).of(c"cuCtxGetLimit")
}

/// The preconditions of [`cuCtxSetCacheConfig`](crate::calls::cuCtxSetCacheConfig) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `config` must be [`CU_FUNC_CACHE_PREFER_NONE`](CUfunc_cache::CU_FUNC_CACHE_PREFER_NONE), [`CU_FUNC_CACHE_PREFER_SHARED`](CUfunc_cache::CU_FUNC_CACHE_PREFER_SHARED), [`CU_FUNC_CACHE_PREFER_L1`](CUfunc_cache::CU_FUNC_CACHE_PREFER_L1) or [`CU_FUNC_CACHE_PREFER_EQUAL`](CUfunc_cache::CU_FUNC_CACHE_PREFER_EQUAL). (Rule 493)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxSetCacheConfig(config: CUfunc_cache) -> Result<(), Precondition> {
    rules::cuCtxSetCacheConfig(config).of(c"cuCtxSetCacheConfig")
}

/// The preconditions of [`cuCtxGetExecAffinity`](crate::calls::cuCtxGetExecAffinity) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `type` must be [`CU_EXEC_AFFINITY_TYPE_SM_COUNT`](CUexecAffinityType::CU_EXEC_AFFINITY_TYPE_SM_COUNT). [`CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY`](CUresult::CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY). (Rule 25)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxGetExecAffinity(
    pExecAffinity: *mut CUexecAffinityParam,
    type_: CUexecAffinityType,
) -> Result<(), Precondition> {
    rules::cuCtxGetExecAffinity(type_).of(c"cuCtxGetExecAffinity")
}
#[doc(no_inline)]
pub use self::cuCtxCreate_v4 as cuCtxCreate;
