// Created by `cargo xtask emit` from cuda.h, ledger/extres_interop.toml, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/extres_interop.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuExternalMemoryGetMappedBuffer(extMem: CUexternalMemory) -> Verdict {
    crate::rules::parts::handle::handle(Handle(extMem.addr())).at("extMem")?;
    Ok(())
}

#[inline]
pub(crate) fn cuExternalMemoryGetMappedMipmappedArray(extMem: CUexternalMemory) -> Verdict {
    crate::rules::parts::handle::handle(Handle(extMem.addr())).at("extMem")?;
    Ok(())
}

#[inline]
pub(crate) fn cuDestroyExternalMemory(extMem: CUexternalMemory) -> Verdict {
    crate::rules::parts::handle::handle(Handle(extMem.addr())).at("extMem")?;
    Ok(())
}

#[inline]
pub(crate) fn cuSignalExternalSemaphoresAsync(extSemArray: *const CUexternalSemaphore) -> Verdict {
    crate::rules::parts::handle::handle(Handle(extSemArray.addr())).at("extSemArray")?;
    Ok(())
}

#[inline]
pub(crate) fn cuWaitExternalSemaphoresAsync(extSemArray: *const CUexternalSemaphore) -> Verdict {
    crate::rules::parts::handle::handle(Handle(extSemArray.addr())).at("extSemArray")?;
    Ok(())
}

#[inline]
pub(crate) fn cuDestroyExternalSemaphore(extSem: CUexternalSemaphore) -> Verdict {
    crate::rules::parts::handle::handle(Handle(extSem.addr())).at("extSem")?;
    Ok(())
}
