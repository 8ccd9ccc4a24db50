// Created by `cargo xtask emit` from cuda.h, ledger/extres_interop.toml and cuda-sys/build/generate/reference/extres_interop.txt. Do not edit.

use super::of_call;
use crate::cause::Cause;
use cuda_sys::{
    CUDA_EXTERNAL_MEMORY_BUFFER_DESC, CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
    CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC, CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC, CUdeviceptr,
    CUexternalMemory, CUexternalSemaphore, CUmipmappedArray, CUresult,
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
        || Ok(()),
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
        || Ok(()),
    )
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
