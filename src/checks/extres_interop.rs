// Created by `cargo xtask emit` from cuda.h, ledger/extres_interop.toml, src/rules/extres_interop.rs, src/rules/parts/array.rs, src/rules/parts/semaphore.rs and cuda-sys/build/generate/reference/extres_interop.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rule::target;
use crate::walk::extres_interop as walk;
use core::ffi::c_uint;
use cuda_sys::{
    CUDA_EXTERNAL_MEMORY_BUFFER_DESC, CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
    CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC, CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, CUdeviceptr,
    CUexternalMemory, CUexternalSemaphore, CUmipmappedArray, CUstream,
};

/// Checks the preconditions of [`cuImportExternalMemory`](crate::calls::cuImportExternalMemory) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(memHandleDesc) = (unsafe { target(memHandleDesc) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe { walk::cuImportExternalMemory(memHandleDesc) }.of(c"cuImportExternalMemory")
}

/// Checks the preconditions of [`cuExternalMemoryGetMappedBuffer`](crate::calls::cuExternalMemoryGetMappedBuffer) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(bufferDesc) = (unsafe { target(bufferDesc) }) else { return Ok(()) };
    walk::cuExternalMemoryGetMappedBuffer(bufferDesc).of(c"cuExternalMemoryGetMappedBuffer")
}

/// Checks the preconditions of [`cuExternalMemoryGetMappedMipmappedArray`](crate::calls::cuExternalMemoryGetMappedMipmappedArray) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(mipmapDesc) = (unsafe { target(mipmapDesc) }) else { return Ok(()) };
    walk::cuExternalMemoryGetMappedMipmappedArray(mipmapDesc)
        .of(c"cuExternalMemoryGetMappedMipmappedArray")
}

/// Checks the preconditions of [`cuImportExternalSemaphore`](crate::calls::cuImportExternalSemaphore) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(semHandleDesc) = (unsafe { target(semHandleDesc) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe { walk::cuImportExternalSemaphore(semHandleDesc) }.of(c"cuImportExternalSemaphore")
}

/// Checks the preconditions of [`cuSignalExternalSemaphoresAsync`](crate::calls::cuSignalExternalSemaphoresAsync) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { walk::cuSignalExternalSemaphoresAsync(paramsArray, numExtSems) }
        .of(c"cuSignalExternalSemaphoresAsync")
}

/// Checks the preconditions of [`cuWaitExternalSemaphoresAsync`](crate::calls::cuWaitExternalSemaphoresAsync) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { walk::cuWaitExternalSemaphoresAsync(paramsArray, numExtSems) }
        .of(c"cuWaitExternalSemaphoresAsync")
}
