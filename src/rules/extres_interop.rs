//! Rules of the group "External Resource Interoperability".

use super::parts::array::{channels, extents, mipmapped_limits};
use super::parts::semaphore::{signal, wait};
use crate::rule::{Place, Verdict, elements, rules};
use core::ffi::{c_uint, c_void};
use cuda_sys::*;

use CUexternalMemoryHandleType as M;
use CUexternalSemaphoreHandleType as S;

/// In the order in which releases added them.
const MEMORY_TYPES: &[M] = &[
    M::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD,
    M::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32,
    M::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT,
    M::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP,
    M::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE,
    M::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE,
    M::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT,
    M::CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF,
    M::CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD,
];
const MEMORY_TYPES_BEFORE_13_0: &[M] = MEMORY_TYPES.split_at(8).0;

/// An NT handle of Windows, or a name.
#[inline]
fn nt_handle(handle: *mut c_void, name: *const c_void) -> Verdict {
    if handle.is_null() {
        rules!(64: name, as "win32.name" => non_null(), "with an NT handle type, where handle is null",
            else UNDOCUMENTED);
    } else {
        rules!(65: name, as "win32.name" => null(), "with an NT handle type, where handle is not null",
            else UNDOCUMENTED);
    }
    Ok(())
}

/// A KMT handle of Windows, which has no name.
#[inline]
fn kmt_handle(handle: *mut c_void, name: *const c_void) -> Verdict {
    rules! {
        66: handle, as "win32.handle" => non_null(), "with a KMT handle type", else UNDOCUMENTED;
        67: name, as "win32.name" => null(), "with a KMT handle type", else UNDOCUMENTED;
    }
    Ok(())
}

/// # Safety
///
/// `memHandleDesc` must have the member of its type.
#[inline]
pub(crate) unsafe fn cuImportExternalMemory(
    memHandleDesc: &CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
) -> Verdict {
    rules! {
        68: memHandleDesc.type_ => one_of(MEMORY_TYPES_BEFORE_13_0), until 12_090;
        69: memHandleDesc.type_ => one_of(MEMORY_TYPES);
        70: memHandleDesc.flags => only(CUDA_EXTERNAL_MEMORY_DEDICATED), "CUDA_EXTERNAL_MEMORY_DEDICATED";
    }
    let handle = &memHandleDesc.handle;
    match memHandleDesc.type_ {
        M::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32
        | M::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP
        | M::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE
        | M::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE => {
            // SAFETY: the caller guarantees this.
            let win32 = unsafe { handle.win32 };
            nt_handle(win32.handle, win32.name)
                .at("memHandleDesc.handle.win32")
                .or_code(CUresult::CUDA_ERROR_INVALID_VALUE)?;
        }
        M::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT
        | M::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT => {
            // SAFETY: the caller guarantees this.
            let win32 = unsafe { handle.win32 };
            kmt_handle(win32.handle, win32.name)
                .at("memHandleDesc.handle.win32")
                .or_code(CUresult::CUDA_ERROR_INVALID_VALUE)?;
        }
        M::CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF => {
            // SAFETY: the caller guarantees this.
            let nvSciBufObject = unsafe { handle.nvSciBufObject };
            rules!(71: nvSciBufObject, as "memHandleDesc.handle.nvSciBufObject" => non_null(),
                "with CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF");
        }
        M::CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD => {
            rules!(72: memHandleDesc.flags => zero(), since 13_000,
                "with CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD");
        }
        _ => {}
    }
    if let M::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE
    | M::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE
    | M::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT = memHandleDesc.type_
    {
        rules!(73: memHandleDesc.flags => one_of(&[CUDA_EXTERNAL_MEMORY_DEDICATED]),
            "CUDA_EXTERNAL_MEMORY_DEDICATED, with a resource of Direct3D");
    }
    Ok(())
}

#[inline]
pub(crate) fn cuExternalMemoryGetMappedBuffer(
    bufferDesc: &CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
) -> Verdict {
    rules!(74: bufferDesc.flags => zero());
    Ok(())
}

#[inline]
pub(crate) fn cuExternalMemoryGetMappedMipmappedArray(
    mipmapDesc: &CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
) -> Verdict {
    // The documentation refers to cuMipmappedArrayCreate.
    let array = &mipmapDesc.arrayDesc;
    channels(array.Format, array.NumChannels).at("mipmapDesc.arrayDesc.NumChannels")?;
    extents(array).at("mipmapDesc.arrayDesc")?;
    mipmapped_limits(array).at("mipmapDesc.arrayDesc")?;
    crate::walk::CUDA_ARRAY3D_DESCRIPTOR(array).at("mipmapDesc.arrayDesc")
}

/// # Safety
///
/// `semHandleDesc` must have the member of its type.
#[inline]
pub(crate) unsafe fn cuImportExternalSemaphore(
    semHandleDesc: &CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
) -> Verdict {
    rules! {
        75: semHandleDesc.type_ => one_of(&[
            S::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD,
            S::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32,
            S::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT,
            S::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE,
            S::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE,
            S::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC,
            S::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX,
            S::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT,
            S::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD,
            S::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32,
        ]), else UNDOCUMENTED;
        76: semHandleDesc.flags => zero(), else UNDOCUMENTED;
    }
    let handle = &semHandleDesc.handle;
    match semHandleDesc.type_ {
        S::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32
        | S::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE
        | S::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE
        | S::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX
        | S::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32 => {
            // SAFETY: the caller guarantees this.
            let win32 = unsafe { handle.win32 };
            nt_handle(win32.handle, win32.name).at("semHandleDesc.handle.win32")?;
        }
        S::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT
        | S::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT => {
            // SAFETY: the caller guarantees this.
            let win32 = unsafe { handle.win32 };
            kmt_handle(win32.handle, win32.name).at("semHandleDesc.handle.win32")?;
        }
        S::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC => {
            // SAFETY: the caller guarantees this.
            let nvSciSyncObj = unsafe { handle.nvSciSyncObj };
            rules!(77: nvSciSyncObj, as "semHandleDesc.handle.nvSciSyncObj" => non_null(),
                "with CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC", else UNDOCUMENTED);
        }
        _ => {}
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuSignalExternalSemaphoresAsync(
    paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
    numExtSems: c_uint,
) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    let paramsArray = unsafe { elements(paramsArray, numExtSems as usize) };
    for (i, params) in paramsArray.iter().enumerate() {
        signal(params).at_element("paramsArray[i]", i)?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuWaitExternalSemaphoresAsync(
    paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
    numExtSems: c_uint,
) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    let paramsArray = unsafe { elements(paramsArray, numExtSems as usize) };
    for (i, params) in paramsArray.iter().enumerate() {
        wait(params).at_element("paramsArray[i]", i)?;
    }
    Ok(())
}
