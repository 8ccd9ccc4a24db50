// Created by `cargo xtask emit` from cuda.h, ledger/extres_interop.toml, src/rules/parts/array.rs, src/rules/parts/handle.rs, src/rules/parts/memory.rs and cuda-sys/build/generate/reference/extres_interop.txt. Do not edit.

use super::Pointer;
use super::of_arguments;
use super::of_call;
use crate::cause::Cause;
use crate::refused::extres_interop as refused;
use crate::rule::target;
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
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuImportExternalMemory(
    extMem_out: *mut CUexternalMemory,
    memHandleDesc: *const CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(memHandleDesc) = (unsafe { target(memHandleDesc) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuImportExternalMemory(memHandleDesc) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuImportExternalMemory",
            returned,
            &[
                (&Pointer(extMem_out.addr()), "extMem_out"),
                (&Pointer(memHandleDesc.addr()), "memHandleDesc"),
            ],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuExternalMemoryGetMappedBuffer`](crate::calls::cuExternalMemoryGetMappedBuffer).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuExternalMemoryGetMappedBuffer(
    devPtr: *mut CUdeviceptr,
    extMem: CUexternalMemory,
    bufferDesc: *const CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(bufferDesc) = (unsafe { target(bufferDesc) }) else { return Ok(()) };

        refused::cuExternalMemoryGetMappedBuffer(extMem, bufferDesc)
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuExternalMemoryGetMappedBuffer",
            returned,
            &[(&Pointer(devPtr.addr()), "devPtr"), (&Pointer(bufferDesc.addr()), "bufferDesc")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuExternalMemoryGetMappedMipmappedArray`](crate::calls::cuExternalMemoryGetMappedMipmappedArray).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuExternalMemoryGetMappedMipmappedArray(
    mipmap: *mut CUmipmappedArray,
    extMem: CUexternalMemory,
    mipmapDesc: *const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(mipmapDesc) = (unsafe { target(mipmapDesc) }) else { return Ok(()) };

        refused::cuExternalMemoryGetMappedMipmappedArray(extMem, mipmapDesc)
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuExternalMemoryGetMappedMipmappedArray",
            returned,
            &[(&Pointer(mipmap.addr()), "mipmap"), (&Pointer(mipmapDesc.addr()), "mipmapDesc")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuDestroyExternalMemory`](crate::calls::cuDestroyExternalMemory).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDestroyExternalMemory(
    extMem: CUexternalMemory,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuDestroyExternalMemory", returned, &[(&extMem, "extMem")]) }
}

/// Finds the cause of a refusal of [`cuImportExternalSemaphore`](crate::calls::cuImportExternalSemaphore).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuImportExternalSemaphore(
    extSem_out: *mut CUexternalSemaphore,
    semHandleDesc: *const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(semHandleDesc) = (unsafe { target(semHandleDesc) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuImportExternalSemaphore(semHandleDesc) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuImportExternalSemaphore",
            returned,
            &[
                (&Pointer(extSem_out.addr()), "extSem_out"),
                (&Pointer(semHandleDesc.addr()), "semHandleDesc"),
            ],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuSignalExternalSemaphoresAsync`](crate::calls::cuSignalExternalSemaphoresAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuSignalExternalSemaphoresAsync(
    extSemArray: *const CUexternalSemaphore,
    paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
    numExtSems: c_uint,
    stream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuSignalExternalSemaphoresAsync(extSemArray, numExtSems, stream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuSignalExternalSemaphoresAsync", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuWaitExternalSemaphoresAsync`](crate::calls::cuWaitExternalSemaphoresAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuWaitExternalSemaphoresAsync(
    extSemArray: *const CUexternalSemaphore,
    paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
    numExtSems: c_uint,
    stream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuWaitExternalSemaphoresAsync(extSemArray, numExtSems, stream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuWaitExternalSemaphoresAsync", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuDestroyExternalSemaphore`](crate::calls::cuDestroyExternalSemaphore).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDestroyExternalSemaphore(
    extSem: CUexternalSemaphore,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuDestroyExternalSemaphore", returned, &[(&extSem, "extSem")]) }
}
