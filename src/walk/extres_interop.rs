// Created by `cargo xtask emit` from cuda.h, ledger/extres_interop.toml, cuda-sys/build/generate/reference/extres_interop.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) unsafe fn cuImportExternalMemory(
    memHandleDesc: &CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe { crate::walk::CUDA_EXTERNAL_MEMORY_HANDLE_DESC(memHandleDesc).at("memHandleDesc") }
}

#[inline]
pub(crate) fn cuExternalMemoryGetMappedBuffer(
    bufferDesc: &CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
) -> Verdict {
    crate::walk::CUDA_EXTERNAL_MEMORY_BUFFER_DESC(bufferDesc).at("bufferDesc")
}

#[inline]
pub(crate) fn cuExternalMemoryGetMappedMipmappedArray(
    mipmapDesc: &CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
) -> Verdict {
    crate::walk::CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC(mipmapDesc).at("mipmapDesc")
}

#[inline]
pub(crate) unsafe fn cuImportExternalSemaphore(
    semHandleDesc: &CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe { crate::walk::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC(semHandleDesc).at("semHandleDesc") }
}

#[inline]
pub(crate) unsafe fn cuSignalExternalSemaphoresAsync(
    paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
    numExtSems: c_uint,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        for (i, element) in elements(paramsArray, numExtSems as usize).iter().enumerate() {
            crate::walk::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS(element)
                .at("paramsArray[i]")
                .element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuWaitExternalSemaphoresAsync(
    paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
    numExtSems: c_uint,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        for (i, element) in elements(paramsArray, numExtSems as usize).iter().enumerate() {
            crate::walk::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS(element)
                .at("paramsArray[i]")
                .element(i)?;
        }
        Ok(())
    }
}
