// Created by `cargo xtask emit` from cuda.h, src/rules/extres_interop.toml, src/rules/extres_interop.rs, src/rules/parts/array.rs, src/rules/parts/semaphore.rs and cuda-sys/build/generate/reference/extres_interop.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rule::elements;
use crate::rule::target;
use core::ffi::c_uint;
use libcuda_sys::{
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
    unsafe {
        if let Err(broken) = crate::checks::types::CUDA_EXTERNAL_MEMORY_HANDLE_DESC(memHandleDesc) {
            return Err(broken.at("memHandleDesc").of(c"cuImportExternalMemory"));
        }
        Ok(())
    }
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
    if let Err(broken) = crate::checks::types::CUDA_EXTERNAL_MEMORY_BUFFER_DESC(bufferDesc) {
        return Err(broken.at("bufferDesc").of(c"cuExternalMemoryGetMappedBuffer"));
    }
    Ok(())
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
    if let Err(broken) = crate::checks::types::CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC(mipmapDesc)
    {
        return Err(broken.at("mipmapDesc").of(c"cuExternalMemoryGetMappedMipmappedArray"));
    }
    Ok(())
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
    unsafe {
        if let Err(broken) =
            crate::checks::types::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC(semHandleDesc)
        {
            return Err(broken.at("semHandleDesc").of(c"cuImportExternalSemaphore"));
        }
        Ok(())
    }
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
    unsafe {
        for (i, element) in elements(paramsArray, numExtSems as usize).iter().enumerate() {
            if let Err(broken) =
                crate::checks::types::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS(element)
            {
                return Err(broken
                    .at("paramsArray[i]")
                    .element(i)
                    .of(c"cuSignalExternalSemaphoresAsync"));
            }
        }
        Ok(())
    }
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
    unsafe {
        for (i, element) in elements(paramsArray, numExtSems as usize).iter().enumerate() {
            if let Err(broken) = crate::checks::types::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS(element)
            {
                return Err(broken
                    .at("paramsArray[i]")
                    .element(i)
                    .of(c"cuWaitExternalSemaphoresAsync"));
            }
        }
        Ok(())
    }
}
