#![cfg(not(miri))]

use crate::mock::{Answers, NEWER, NEWEST, accepted, answering, of_release, rejected};
use cuda_checked::sys::*;
use cuda_checked::{Result, calls};
use std::ffi::c_void;
use std::ptr;

/// A handle, or a name, that drivers do not follow.
const THERE: *mut c_void = ptr::without_provenance_mut(0x1000);
const NULL: *mut c_void = ptr::null_mut();

fn memory(type_: u32, [handle, name]: [*mut c_void; 2], flags: u32) -> Result<CUexternalMemory> {
    let win32 = CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle_win32 { handle, name };
    let desc = CUDA_EXTERNAL_MEMORY_HANDLE_DESC {
        type_: CUexternalMemoryHandleType(type_ as _),
        handle: CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle { win32 },
        size: 4096,
        flags,
        reserved: [0; 16],
    };
    // SAFETY: the mock reads no memory.
    unsafe { calls::cuImportExternalMemory(&desc) }
}

#[track_caller]
fn must<T>(sentence: &str, body: impl FnOnce() -> Result<T>) {
    rejected(&format!("{sentence} [would be CUDA_ERROR_INVALID_VALUE]"), body);
}

/// For rules whose documentation has no code.
#[track_caller]
fn should<T>(sentence: &str, body: impl FnOnce() -> Result<T>) {
    rejected(&format!("{sentence} [the documentation gives no code]"), body);
}

/// The types of memory of older releases.
const OLD: &str = "CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD, CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32, \
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT, CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP, \
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE, CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE, \
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT";

#[test]
fn cuImportExternalMemory() {
    let (name, test) = ("cuImportExternalMemory", "extres_interop::cuImportExternalMemory");
    let is = |type_: u32| {
        format!("`memHandleDesc.type` is {:?}", CUexternalMemoryHandleType(type_ as _))
    };
    of_release(NEWEST, test, || {
        for type_ in [1, 2, 3, 4, 8, 9] {
            accepted(name, || memory(type_, [THERE, NULL], 0));
        }
        for type_ in [1, 2, 3, 4, 5, 6, 7, 8] {
            accepted(name, || memory(type_, [THERE, NULL], 1));
        }
        for type_ in [0, 10] {
            must(
                &format!(
                    "cuImportExternalMemory: memHandleDesc.type (CUexternalMemoryHandleType({type_})) \
                     must be {OLD}, CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF or \
                     CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD"
                ),
                || memory(type_, [THERE, NULL], 0),
            );
        }
        must(
            "cuImportExternalMemory: memHandleDesc.flags (2) must have no bits but 1, \
             CUDA_EXTERNAL_MEMORY_DEDICATED",
            || memory(1, [THERE, NULL], 2),
        );
        for type_ in [2, 4, 5, 6] {
            accepted(name, || memory(type_, [NULL, THERE], 1));
            must(
                &format!(
                    "cuImportExternalMemory: memHandleDesc.handle.win32.name (null) must not be null, because \
                     `memHandleDesc.handle.win32.handle` is null and {}",
                    is(type_)
                ),
                || memory(type_, [NULL, NULL], 1),
            );
        }
        for type_ in [3, 7] {
            for name in [NULL, THERE] {
                must(
                    &format!(
                        "cuImportExternalMemory: memHandleDesc.handle.win32.handle (null) must not be null, because {}",
                        is(type_)
                    ),
                    || memory(type_, [NULL, name], 1),
                );
            }
        }
        for type_ in 2..=7 {
            must(
                &format!(
                    "cuImportExternalMemory: memHandleDesc.handle.win32.name (0x1000) must be null, because \
                     `memHandleDesc.handle.win32.handle` is not null and {}",
                    is(type_)
                ),
                || memory(type_, [THERE, THERE], 1),
            );
        }
        must(
            "cuImportExternalMemory: memHandleDesc.handle.nvSciBufObject (null) must not be null, because \
             `memHandleDesc.type` is CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF",
            || memory(8, [NULL, NULL], 0),
        );
        must(
            "cuImportExternalMemory: memHandleDesc.flags (1) must be zero since CUDA 13.0, because \
             `memHandleDesc.type` is CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD",
            || memory(9, [THERE, NULL], 1),
        );
        for type_ in [5, 6, 7] {
            must(
                "cuImportExternalMemory: memHandleDesc.flags (0) must be 1, \
                 CUDA_EXTERNAL_MEMORY_DEDICATED, because `memHandleDesc.type` is \
                 CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE, CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE or \
                 CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT",
                || memory(type_, [THERE, NULL], 0),
            );
        }
    });
    of_release(12_090, test, || {
        accepted(name, || memory(8, [THERE, NULL], 0));
        must(
            &format!(
                "cuImportExternalMemory: memHandleDesc.type (CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD) must \
                 be {OLD} or CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF"
            ),
            || memory(9, [THERE, NULL], 0),
        );
    });
    of_release(NEWER[0], test, || {
        accepted(name, || memory(10, [THERE, NULL], 2));
    });
}

#[test]
fn cuExternalMemoryGetMappedBuffer() {
    let call = |flags| {
        let desc =
            CUDA_EXTERNAL_MEMORY_BUFFER_DESC { offset: 0, size: 4096, flags, reserved: [0; 16] };
        // SAFETY: the mock reads no memory.
        unsafe { calls::cuExternalMemoryGetMappedBuffer(ptr::null_mut(), &desc) }
    };
    accepted("cuExternalMemoryGetMappedBuffer", || call(0));
    rejected(
        "cuExternalMemoryGetMappedBuffer: bufferDesc.flags (1) must be zero [would be \
         CUDA_ERROR_INVALID_VALUE]",
        || call(1),
    );
}

#[test]
fn cuExternalMemoryGetMappedMipmappedArray() {
    let name = "cuExternalMemoryGetMappedMipmappedArray";
    let made = |[Width, Height, Depth]: [usize; 3], NumChannels, Flags| {
        let arrayDesc = CUDA_ARRAY3D_DESCRIPTOR {
            Width,
            Height,
            Depth,
            Format: CUarray_format::CU_AD_FORMAT_UNSIGNED_INT8,
            NumChannels,
            Flags,
        };
        let desc = CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC {
            offset: 0,
            arrayDesc,
            numLevels: 1,
            reserved: [0; 16],
        };
        // SAFETY: the mock reads no memory.
        unsafe { calls::cuExternalMemoryGetMappedMipmappedArray(ptr::null_mut(), &desc) }
    };
    let call = |size, flags| made(size, 1, flags);
    let must = |sentence: &str, size, flags| {
        let message = format!("{sentence} [would be CUDA_ERROR_INVALID_VALUE]");
        rejected(&message, || call(size, flags));
    };
    let (cube, cubes) = (CUDA_ARRAY3D_CUBEMAP, CUDA_ARRAY3D_CUBEMAP | CUDA_ARRAY3D_LAYERED);
    let large = |attribute| Answers { attribute, ..Answers::USUAL };
    answering(large(|_| 64), || {
        accepted(name, || call([64, 32, 5], 0));
        accepted(name, || call([64, 64, 6], cube));
        accepted(name, || call([64, 64, 12], cubes));
        must(
            "cuExternalMemoryGetMappedMipmappedArray: mipmapDesc.arrayDesc.Width (65) must be at most 64, \
             CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH, because the array has one dimension",
            [65, 0, 0],
            0,
        );
        must(
            "cuExternalMemoryGetMappedMipmappedArray: mipmapDesc.arrayDesc.Width (65) must be at most 64, \
             CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH, because the array is a cubemap without layers",
            [65, 65, 6],
            cube,
        );
        accepted(name, || made([64, 32, 5], 4, 0));
        rejected(
            "cuExternalMemoryGetMappedMipmappedArray: mipmapDesc.arrayDesc.NumChannels (3) must be 1, 2 or 4, \
             because `mipmapDesc.arrayDesc.Format` is CU_AD_FORMAT_UNSIGNED_INT8, CU_AD_FORMAT_UNSIGNED_INT16, \
             CU_AD_FORMAT_UNSIGNED_INT32, CU_AD_FORMAT_SIGNED_INT8, CU_AD_FORMAT_SIGNED_INT16, \
             CU_AD_FORMAT_SIGNED_INT32, CU_AD_FORMAT_HALF or CU_AD_FORMAT_FLOAT [would be CUDA_ERROR_INVALID_VALUE]",
            || made([64, 32, 5], 3, 0),
        );
    });
    const NARROW: CUdevice_attribute =
        CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH;
    answering(large(|attribute| if attribute == NARROW { 63 } else { 64 }), || {
        accepted(name, || call([64, 0, 0], 0));
        accepted(name, || call([63, 0, 0], CUDA_ARRAY3D_SURFACE_LDST));
        must(
            "cuExternalMemoryGetMappedMipmappedArray: mipmapDesc.arrayDesc.Width (64) must be at most 63, \
             CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH, because the array has one dimension and \
             CUDA_ARRAY3D_SURFACE_LDST",
            [64, 0, 0],
            CUDA_ARRAY3D_SURFACE_LDST,
        );
    });
    must(
        "cuExternalMemoryGetMappedMipmappedArray: mipmapDesc.arrayDesc.Width (0) must not be zero",
        [0, 0, 0],
        0,
    );
    must(
        "cuExternalMemoryGetMappedMipmappedArray: mipmapDesc.arrayDesc.Height (32) must be 64, Width, because \
         `mipmapDesc.arrayDesc.Flags` has CUDA_ARRAY3D_CUBEMAP but does not have \
         CUDA_ARRAY3D_LAYERED",
        [64, 32, 6],
        cube,
    );
    for depth in [5, 12] {
        let sentence = format!(
            "cuExternalMemoryGetMappedMipmappedArray: mipmapDesc.arrayDesc.Depth ({depth}) must be 6, because \
             `mipmapDesc.arrayDesc.Flags` has CUDA_ARRAY3D_CUBEMAP but does not have \
             CUDA_ARRAY3D_LAYERED"
        );
        must(&sentence, [64, 64, depth], cube);
    }
    must(
        "cuExternalMemoryGetMappedMipmappedArray: mipmapDesc.arrayDesc.Depth (7) must be a multiple of 6, because \
         `mipmapDesc.arrayDesc.Flags` has CUDA_ARRAY3D_CUBEMAP and CUDA_ARRAY3D_LAYERED",
        [64, 64, 7],
        cubes,
    );
}

fn semaphore(
    type_: u32,
    [handle, name]: [*mut c_void; 2],
    flags: u32,
) -> Result<CUexternalSemaphore> {
    let win32 = CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle_win32 { handle, name };
    let desc = CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC {
        type_: CUexternalSemaphoreHandleType(type_ as _),
        handle: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle { win32 },
        flags,
        reserved: [0; 16],
    };
    // SAFETY: the mock reads no memory.
    unsafe { calls::cuImportExternalSemaphore(&desc) }
}

#[test]
fn cuImportExternalSemaphore() {
    let name = "cuImportExternalSemaphore";
    let is = |type_: u32| {
        format!("`semHandleDesc.type` is {:?}", CUexternalSemaphoreHandleType(type_ as _))
    };
    for type_ in 1..=10 {
        accepted(name, || semaphore(type_, [THERE, NULL], 0));
    }
    for type_ in [0, 11] {
        should(
            &format!(
                "cuImportExternalSemaphore: semHandleDesc.type (CUexternalSemaphoreHandleType({type_})) \
                 must be CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD, \
                 CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32, \
                 CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT, \
                 CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE, \
                 CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE, \
                 CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC, \
                 CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX, \
                 CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT, \
                 CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD or \
                 CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32"
            ),
            || semaphore(type_, [THERE, NULL], 0),
        );
    }
    should("cuImportExternalSemaphore: semHandleDesc.flags (1) must be zero", || {
        semaphore(1, [THERE, NULL], 1)
    });
    for type_ in [2, 4, 5, 7, 10] {
        accepted(name, || semaphore(type_, [NULL, THERE], 0));
        should(
            &format!(
                "cuImportExternalSemaphore: semHandleDesc.handle.win32.name (null) must not be null, because \
                 `semHandleDesc.handle.win32.handle` is null and {}",
                is(type_)
            ),
            || semaphore(type_, [NULL, NULL], 0),
        );
    }
    for type_ in [3, 8] {
        for name in [NULL, THERE] {
            should(
                &format!(
                    "cuImportExternalSemaphore: semHandleDesc.handle.win32.handle (null) must not be null, because {}",
                    is(type_)
                ),
                || semaphore(type_, [NULL, name], 0),
            );
        }
    }
    for type_ in [2, 3, 4, 5, 7, 8, 10] {
        should(
            &format!(
                "cuImportExternalSemaphore: semHandleDesc.handle.win32.name (0x1000) must be null, because \
                 `semHandleDesc.handle.win32.handle` is not null and {}",
                is(type_)
            ),
            || semaphore(type_, [THERE, THERE], 0),
        );
    }
    should(
        "cuImportExternalSemaphore: semHandleDesc.handle.nvSciSyncObj (null) must not be null, because \
         `semHandleDesc.type` is CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC",
        || semaphore(6, [NULL, NULL], 0),
    );
}

#[test]
fn cuSignalExternalSemaphoresAsync() {
    let name = "cuSignalExternalSemaphoresAsync";
    let call = |flags| {
        // SAFETY: all zero is a value of each field.
        let blank: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS = unsafe { std::mem::zeroed() };
        let params = [blank, CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS { flags, ..blank }];
        let semaphores = [ptr::null_mut(); 2];
        // SAFETY: the mock reads no memory.
        unsafe {
            calls::cuSignalExternalSemaphoresAsync(
                semaphores.as_ptr(),
                params.as_ptr(),
                2,
                ptr::null_mut(),
            )
        }
    };
    accepted(name, || call(0));
    accepted(name, || call(1));
    rejected(
        "cuSignalExternalSemaphoresAsync: paramsArray[1].flags (2) must have no bits but 1, \
         CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC [the documentation gives no code]",
        || call(2),
    );
}

#[test]
fn cuWaitExternalSemaphoresAsync() {
    let name = "cuWaitExternalSemaphoresAsync";
    let call = |flags| {
        // SAFETY: all zero is a value of each field.
        let blank: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS = unsafe { std::mem::zeroed() };
        let params = [blank, CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS { flags, ..blank }];
        let semaphores = [ptr::null_mut(); 2];
        // SAFETY: the mock reads no memory.
        unsafe {
            calls::cuWaitExternalSemaphoresAsync(
                semaphores.as_ptr(),
                params.as_ptr(),
                2,
                ptr::null_mut(),
            )
        }
    };
    accepted(name, || call(0));
    accepted(name, || call(2));
    rejected(
        "cuWaitExternalSemaphoresAsync: paramsArray[1].flags (1) must have no bits but 2, \
         CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC [the documentation gives no code]",
        || call(1),
    );
}
