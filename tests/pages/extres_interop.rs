use super::*;

/// cuImportExternalMemory, cuExternalMemoryGetMappedBuffer, cuDestroyExternalMemory
#[expect(dead_code, reason = "Vulkan has the memory")]
pub fn clear(fd: c_int, size: u64) -> Result<()> {
    let mut memory = CUDA_EXTERNAL_MEMORY_HANDLE_DESC {
        type_: CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD,
        size,
        ..Default::default()
    };
    memory.handle.fd = fd; // of Vulkan's memory: the driver owns it after the import
    let buffer = CUDA_EXTERNAL_MEMORY_BUFFER_DESC { size, ..Default::default() };
    // SAFETY: the memory has `size` bytes, and Vulkan does not use it meanwhile.
    unsafe {
        let memory = calls::cuImportExternalMemory(&memory)?;
        let address = calls::cuExternalMemoryGetMappedBuffer(memory, &buffer)?;
        calls::cuMemsetD8(address, 0, size as usize)?;
        calls::cuMemFree(address)?;
        calls::cuDestroyExternalMemory(memory)
    }
}
