// Created by `cargo xtask emit` from cuda.h, ledger/extres_interop.toml, src/rules/parts/handle.rs and cuda-sys/build/generate/reference/extres_interop.txt. Do not edit.

use super::of_call;
use crate::cause::Cause;
use crate::walk::after::extres_interop as walk;
use core::ffi::c_uint;
use cuda_sys::{
    CUDA_EXTERNAL_MEMORY_BUFFER_DESC, CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
    CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC, CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, CUdeviceptr,
    CUexternalMemory, CUexternalSemaphore, CUmipmappedArray, CUresult, CUstream,
};

/// Finds the cause of a refusal of [`cuImportExternalMemory`](crate::calls::cuImportExternalMemory).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuImportExternalMemory(
    extMem_out: *mut CUexternalMemory,
    memHandleDesc: *const CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuImportExternalMemory",
        returned,
        &[(extMem_out.cast(), "extMem_out"), (memHandleDesc.cast(), "memHandleDesc")],
        || Ok(()),
    )
}

/// Finds the cause of a refusal of [`cuExternalMemoryGetMappedBuffer`](crate::calls::cuExternalMemoryGetMappedBuffer).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuExternalMemoryGetMappedBuffer(
    devPtr: *mut CUdeviceptr,
    extMem: CUexternalMemory,
    bufferDesc: *const CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuExternalMemoryGetMappedBuffer",
        returned,
        &[(devPtr.cast(), "devPtr"), (bufferDesc.cast(), "bufferDesc")],
        || walk::cuExternalMemoryGetMappedBuffer(extMem),
    )
}

/// Finds the cause of a refusal of [`cuExternalMemoryGetMappedMipmappedArray`](crate::calls::cuExternalMemoryGetMappedMipmappedArray).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuExternalMemoryGetMappedMipmappedArray(
    mipmap: *mut CUmipmappedArray,
    extMem: CUexternalMemory,
    mipmapDesc: *const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuExternalMemoryGetMappedMipmappedArray",
        returned,
        &[(mipmap.cast(), "mipmap"), (mipmapDesc.cast(), "mipmapDesc")],
        || walk::cuExternalMemoryGetMappedMipmappedArray(extMem),
    )
}

/// Finds the cause of a refusal of [`cuDestroyExternalMemory`](crate::calls::cuDestroyExternalMemory).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDestroyExternalMemory(
    extMem: CUexternalMemory,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuDestroyExternalMemory", returned, &[], || walk::cuDestroyExternalMemory(extMem))
}

/// Finds the cause of a refusal of [`cuImportExternalSemaphore`](crate::calls::cuImportExternalSemaphore).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuImportExternalSemaphore(
    extSem_out: *mut CUexternalSemaphore,
    semHandleDesc: *const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuImportExternalSemaphore",
        returned,
        &[(extSem_out.cast(), "extSem_out"), (semHandleDesc.cast(), "semHandleDesc")],
        || Ok(()),
    )
}

/// Finds the cause of a refusal of [`cuSignalExternalSemaphoresAsync`](crate::calls::cuSignalExternalSemaphoresAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuSignalExternalSemaphoresAsync(
    extSemArray: *const CUexternalSemaphore,
    paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
    numExtSems: c_uint,
    stream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuSignalExternalSemaphoresAsync", returned, &[], || {
        walk::cuSignalExternalSemaphoresAsync(extSemArray)
    })
}

/// Finds the cause of a refusal of [`cuWaitExternalSemaphoresAsync`](crate::calls::cuWaitExternalSemaphoresAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuWaitExternalSemaphoresAsync(
    extSemArray: *const CUexternalSemaphore,
    paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
    numExtSems: c_uint,
    stream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuWaitExternalSemaphoresAsync", returned, &[], || {
        walk::cuWaitExternalSemaphoresAsync(extSemArray)
    })
}

/// Finds the cause of a refusal of [`cuDestroyExternalSemaphore`](crate::calls::cuDestroyExternalSemaphore).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDestroyExternalSemaphore(
    extSem: CUexternalSemaphore,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuDestroyExternalSemaphore", returned, &[], || {
        walk::cuDestroyExternalSemaphore(extSem)
    })
}
