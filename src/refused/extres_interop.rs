// Created by `cargo xtask emit` from cuda.h, ledger/extres_interop.toml, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/extres_interop.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) unsafe fn cuImportExternalMemory(
    memHandleDesc: &CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::external_memory(memHandleDesc.type_)
            .inside("memHandleDesc")?;
        crate::refused::CUDA_EXTERNAL_MEMORY_HANDLE_DESC(memHandleDesc).at("memHandleDesc")
    }
}

#[inline]
pub(crate) fn cuExternalMemoryGetMappedBuffer(
    extMem: CUexternalMemory,
    bufferDesc: &CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
) -> Verdict {
    crate::rules::parts::handle::handle(Handle(extMem.addr())).at("extMem")?;
    crate::refused::CUDA_EXTERNAL_MEMORY_BUFFER_DESC(bufferDesc).at("bufferDesc")
}

#[inline]
pub(crate) fn cuExternalMemoryGetMappedMipmappedArray(
    extMem: CUexternalMemory,
    mipmapDesc: &CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
) -> Verdict {
    crate::rules::parts::handle::handle(Handle(extMem.addr())).at("extMem")?;
    crate::refused::CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC(mipmapDesc).at("mipmapDesc")
}

#[inline]
pub(crate) unsafe fn cuImportExternalSemaphore(
    semHandleDesc: &CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::refused::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC(semHandleDesc).at("semHandleDesc")
    }
}

#[inline]
pub(crate) unsafe fn cuSignalExternalSemaphoresAsync(
    extSemArray: *const CUexternalSemaphore,
    numExtSems: c_uint,
    stream: CUstream,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::of_context(Handle(stream.addr())).at("stream")?;
        }
        for (i, element) in elements(extSemArray, numExtSems as usize).iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("extSemArray[i]")
                .element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuWaitExternalSemaphoresAsync(
    extSemArray: *const CUexternalSemaphore,
    numExtSems: c_uint,
    stream: CUstream,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::of_context(Handle(stream.addr())).at("stream")?;
        }
        for (i, element) in elements(extSemArray, numExtSems as usize).iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("extSemArray[i]")
                .element(i)?;
        }
        Ok(())
    }
}
