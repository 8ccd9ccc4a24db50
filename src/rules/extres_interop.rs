//! Rules of the group "External Resource Interoperability".

use crate::rules::prelude::*;

use CUexternalMemoryHandleType as M;

codes! {
    cuImportExternalMemory: 64 INVALID_VALUE, cuImportExternalMemory: 65 INVALID_VALUE,
    cuImportExternalMemory: 66 INVALID_VALUE
}

rules! {
    /// A handle of Windows, or a name.
    on {
        CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle_win32,
        CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle_win32
    }
    fn win32(handle: *mut c_void, name: *const c_void) {
        64: name => non_null(), if handle => is_null(), else UNDOCUMENTED,
            stated "CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle.win32, \
                    CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle.win32, cuImportExternalMemory, \
                    cuImportExternalSemaphore";
        65: name => null(), if handle => is_not_null(), else UNDOCUMENTED,
            stated "CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle.win32, \
                    CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle_win32.handle, \
                    CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle.win32, \
                    CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle_win32.handle, \
                    cuImportExternalMemory, cuImportExternalSemaphore";
    }

    on {
        CUDA_EXTERNAL_MEMORY_HANDLE_DESC.handle[CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT],
        CUDA_EXTERNAL_MEMORY_HANDLE_DESC.handle[CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT],
        CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC.handle[CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT],
        CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC.handle[CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT]
    }
    fn kmt(handle: *mut c_void) {
        66: handle => non_null(), else UNDOCUMENTED,
            stated "CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle.win32, \
                    CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle.win32, cuImportExternalMemory, \
                    cuImportExternalSemaphore"
    }

    fn CUDA_EXTERNAL_MEMORY_HANDLE_DESC(desc: &CUDA_EXTERNAL_MEMORY_HANDLE_DESC) {
        69: desc.type_ => enumerator(), stated "cuImportExternalMemory";
        70: desc.flags => only(&[CUDA_EXTERNAL_MEMORY_DEDICATED]),
            named "CUDA_EXTERNAL_MEMORY_DEDICATED";
        72: desc.flags => zero(), if desc.type_ => is(M::CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD),
            since 13_000, stated "cuImportExternalMemory";
        73: desc.flags => one_of(&[CUDA_EXTERNAL_MEMORY_DEDICATED]),
            if desc.type_ => is(
                M::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE,
                M::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE,
                M::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT,
            ), named "CUDA_EXTERNAL_MEMORY_DEDICATED", stated "cuImportExternalMemory";
    }

    on { CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle.nvSciBufObject }
    fn buffer_object(nvSciBufObject: *const c_void) {
        71: nvSciBufObject => non_null(), stated "cuImportExternalMemory"
    }

    fn CUDA_EXTERNAL_MEMORY_BUFFER_DESC(desc: &CUDA_EXTERNAL_MEMORY_BUFFER_DESC) {
        74: desc.flags => zero(), stated "cuExternalMemoryGetMappedBuffer"
    }

    fn CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC(desc: &CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC) {
        75: desc.type_ => enumerator(), else UNDOCUMENTED, stated "cuImportExternalSemaphore";
        76: desc.flags => zero(), else UNDOCUMENTED;
    }

    on { CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle.nvSciSyncObj }
    fn sync_object(nvSciSyncObj: *const c_void) {
        77: nvSciSyncObj => non_null(), else UNDOCUMENTED
    }
}
