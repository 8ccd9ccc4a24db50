//! Rules of the group "External Resource Interoperability".

use super::{elements, rules};
use crate::error::Result;
use crate::precondition::KNOWN;
use core::ffi::c_uint;
use cuda_sys::*;

type Memory = CUexternalMemoryHandleType;
type Semaphore = CUexternalSemaphoreHandleType;

/// That exactly one of a Win32 handle and a name is there.
macro_rules! handle_or_name {
    ($call:literal: $handle:expr, $name:expr) => {
        if $handle.is_null() {
            rules! { $call:
                $name => non_null(), KNOWN, "where handle is null";
            }
        } else {
            rules! { $call:
                $name => null(), KNOWN, "where handle is not null";
            }
        }
    };
}

/// # Safety
///
/// `memHandleDesc` must have the member of its type.
pub(crate) unsafe fn cuImportExternalMemory(
    memHandleDesc: &CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
) -> Result<()> {
    let known = (Memory::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD.0
        ..=Memory::CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF.0)
        .contains(&memHandleDesc.type_.0);
    let dmabuf = memHandleDesc.type_ == Memory::CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD;
    rules! { c"cuImportExternalMemory":
        memHandleDesc.type_ => hold(known, "be a type from CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD to CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF"), 11_070..=12_090;
        memHandleDesc.type_ => hold(known || dmabuf, "be a type from CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD to CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD"), 13_000..=13_050;
        memHandleDesc.flags => only(CUDA_EXTERNAL_MEMORY_DEDICATED), KNOWN, "CUDA_EXTERNAL_MEMORY_DEDICATED";
    }
    // SAFETY: as the caller says.
    unsafe {
        match memHandleDesc.type_ {
            Memory::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32
            | Memory::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP
            | Memory::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE => {
                handle_or_name! { c"cuImportExternalMemory": memHandleDesc.handle.win32.handle, memHandleDesc.handle.win32.name }
            }
            Memory::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT
            | Memory::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT => {
                rules! { c"cuImportExternalMemory":
                    memHandleDesc.handle.win32.handle => non_null(), KNOWN, "with a KMT handle type";
                    memHandleDesc.handle.win32.name => null(), KNOWN, "with a KMT handle type";
                }
            }
            Memory::CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF => {
                rules! { c"cuImportExternalMemory":
                    memHandleDesc.handle.nvSciBufObject => non_null(), KNOWN, "with CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF";
                }
            }
            _ => {}
        }
    }
    if dmabuf {
        rules! { c"cuImportExternalMemory":
            memHandleDesc.flags => zero(), 13_000..=13_050, "with CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD";
        }
    }
    if let Memory::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE
    | Memory::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE
    | Memory::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT = memHandleDesc.type_
    {
        rules! { c"cuImportExternalMemory":
            memHandleDesc.flags => one_of(&[CUDA_EXTERNAL_MEMORY_DEDICATED]), KNOWN, "CUDA_EXTERNAL_MEMORY_DEDICATED, with a resource of Direct3D";
        }
    }
    Ok(())
}

pub(crate) fn cuExternalMemoryGetMappedBuffer(
    bufferDesc: &CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
) -> Result<()> {
    rules! { c"cuExternalMemoryGetMappedBuffer":
        bufferDesc.flags => zero(), KNOWN;
    }
    Ok(())
}

pub(crate) fn cuExternalMemoryGetMappedMipmappedArray(
    mipmapDesc: &CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
) -> Result<()> {
    if mipmapDesc.arrayDesc.Flags & CUDA_ARRAY3D_CUBEMAP != 0 {
        rules! { c"cuExternalMemoryGetMappedMipmappedArray":
            mipmapDesc.arrayDesc.Height => equal(mipmapDesc.arrayDesc.Width), KNOWN, "the width, with CUDA_ARRAY3D_CUBEMAP";
        }
        if mipmapDesc.arrayDesc.Flags & CUDA_ARRAY3D_LAYERED == 0 {
            rules! { c"cuExternalMemoryGetMappedMipmappedArray":
                mipmapDesc.arrayDesc.Depth => equal(6), KNOWN, "with CUDA_ARRAY3D_CUBEMAP";
            }
        } else {
            rules! { c"cuExternalMemoryGetMappedMipmappedArray":
                mipmapDesc.arrayDesc.Depth => multiple_of(6), KNOWN, "with CUDA_ARRAY3D_CUBEMAP and CUDA_ARRAY3D_LAYERED";
            }
        }
    }
    Ok(())
}

/// # Safety
///
/// `semHandleDesc` must have the member of its type.
pub(crate) unsafe fn cuImportExternalSemaphore(
    semHandleDesc: &CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
) -> Result<()> {
    let known = (Semaphore::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD.0
        ..=Semaphore::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32.0)
        .contains(&semHandleDesc.type_.0);
    rules! { c"cuImportExternalSemaphore":
        semHandleDesc.type_ => hold(known, "be a type from CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD to CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32"), KNOWN;
        semHandleDesc.flags => zero(), KNOWN;
    }
    // SAFETY: as the caller says.
    unsafe {
        match semHandleDesc.type_ {
            Semaphore::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32
            | Semaphore::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE
            | Semaphore::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32 => {
                handle_or_name! { c"cuImportExternalSemaphore": semHandleDesc.handle.win32.handle, semHandleDesc.handle.win32.name }
            }
            Semaphore::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT => {
                rules! { c"cuImportExternalSemaphore":
                    semHandleDesc.handle.win32.handle => non_null(), KNOWN, "with CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT";
                    semHandleDesc.handle.win32.name => null(), KNOWN, "with a KMT handle type";
                }
            }
            Semaphore::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT => {
                rules! { c"cuImportExternalSemaphore":
                    semHandleDesc.handle.win32.name => null(), KNOWN, "with a KMT handle type";
                }
            }
            Semaphore::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC => {
                rules! { c"cuImportExternalSemaphore":
                    semHandleDesc.handle.nvSciSyncObj => non_null(), KNOWN, "with CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC";
                }
            }
            _ => {}
        }
    }
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuSignalExternalSemaphoresAsync(
    paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
    numExtSems: c_uint,
) -> Result<()> {
    // SAFETY: as for the call.
    let paramsArray = unsafe { elements(paramsArray, numExtSems as usize) };
    for (i, _) in paramsArray.iter().enumerate() {
        rules! { c"cuSignalExternalSemaphoresAsync" at i:
            paramsArray[i].flags => only(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC), KNOWN, "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC";
        }
    }
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuWaitExternalSemaphoresAsync(
    paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
    numExtSems: c_uint,
) -> Result<()> {
    // SAFETY: as for the call.
    let paramsArray = unsafe { elements(paramsArray, numExtSems as usize) };
    for (i, _) in paramsArray.iter().enumerate() {
        rules! { c"cuWaitExternalSemaphoresAsync" at i:
            paramsArray[i].flags => only(CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC), KNOWN, "CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC";
        }
    }
    Ok(())
}
