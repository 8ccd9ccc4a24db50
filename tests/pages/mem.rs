use super::*;

/// cuMemAlloc, cuMemFree, cuMemcpyHtoD, cuMemcpyDtoH
pub fn there_and_back() -> Result<()> {
    let (sent, mut received) = ([1_u32, 2, 3], [0_u32; 3]);
    let size = size_of_val(&sent); // in bytes
    let memory = calls::cuMemAlloc(size)?;
    // SAFETY: each side has `size` bytes, and nothing uses the memory after it is freed.
    unsafe {
        calls::cuMemcpyHtoD(memory, sent.as_ptr().cast(), size)?;
        calls::cuMemcpyDtoH(received.as_mut_ptr().cast(), memory, size)?;
        calls::cuMemFree(memory)?;
    }
    assert_eq!(sent, received);
    Ok(())
}

/// cuMemAllocHost, cuMemFreeHost, cuMemcpyHtoDAsync, cuMemcpyDtoHAsync
pub fn pinned() -> Result<()> {
    let size = 4096;
    let host = calls::cuMemAllocHost(size)?; // pinned: its copies are asynchronous
    let memory = calls::cuMemAlloc(size)?;
    let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
    // SAFETY: both have `size` bytes, and live until the stream is synchronized.
    unsafe {
        host.cast::<u8>().write_bytes(7, size);
        calls::cuMemcpyHtoDAsync(memory, host, size, stream)?;
        calls::cuMemcpyDtoHAsync(host, memory, size, stream)?;
        calls::cuStreamSynchronize(stream)?; // now the host may read `host`
        calls::cuStreamDestroy(stream)?;
        calls::cuMemFree(memory)?;
        calls::cuMemFreeHost(host)
    }
}

/// cuMemsetD8, cuMemsetD32, cuMemcpyDtoD
pub fn fills() -> Result<()> {
    let (first, second) = (calls::cuMemAlloc(4096)?, calls::cuMemAlloc(4096)?);
    // SAFETY: both have 4096 bytes, and nothing uses them after they are freed.
    unsafe {
        calls::cuMemsetD8(first, 0, 4096)?; // counts bytes
        calls::cuMemsetD32(first, 0x3f80_0000, 1024)?; // counts elements of 32 bits: 1.0
        calls::cuMemcpyDtoD(second, first, 4096)?; // to the second from the first
        calls::cuMemFree(first)?;
        calls::cuMemFree(second)
    }
}

/// cuMemsetD8Async, cuMemsetD32Async, cuMemcpyDtoDAsync
pub fn fills_in_order() -> Result<()> {
    let (first, second) = (calls::cuMemAlloc(4096)?, calls::cuMemAlloc(4096)?);
    let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
    // SAFETY: both have 4096 bytes, and live until the stream is synchronized.
    unsafe {
        calls::cuMemsetD8Async(first, 0, 4096, stream)?; // counts bytes
        calls::cuMemsetD32Async(first, 7, 10, stream)?; // counts elements of 32 bits
        calls::cuMemcpyDtoDAsync(second, first, 4096, stream)?;
        calls::cuStreamSynchronize(stream)?;
        calls::cuStreamDestroy(stream)?;
        calls::cuMemFree(first)?;
        calls::cuMemFree(second)
    }
}

/// cuMemGetInfo
pub fn free_memory() -> Result<()> {
    let (free, total) = calls::cuMemGetInfo()?; // in bytes, of the current context's device
    println!("{} of {} MiB free", free >> 20, total >> 20);
    Ok(())
}

/// cuMemAllocManaged
pub fn managed() -> Result<()> {
    let global = CUmemAttach_flags::CU_MEM_ATTACH_GLOBAL.bits();
    let memory = calls::cuMemAllocManaged(4096, global)?; // one address for host and devices
    // SAFETY: the memory has 4096 bytes; the host uses it after the device; it is freed last.
    unsafe {
        calls::cuMemsetD8(memory, 7, 4096)?;
        calls::cuCtxSynchronize()?;
        assert_eq!(*ptr::with_exposed_provenance::<u8>(memory as usize), 7);
        calls::cuMemFree(memory)
    }
}

/// cuMemHostAlloc, cuMemHostGetDevicePointer
pub fn mapped() -> Result<()> {
    let host = calls::cuMemHostAlloc(4096, CU_MEMHOSTALLOC_DEVICEMAP)?;
    // SAFETY: nothing uses the memory after it is freed.
    unsafe {
        let address = calls::cuMemHostGetDevicePointer(host, 0)?;
        println!("{host:?} for the host, {address:#x} for kernels");
        calls::cuMemFreeHost(host)
    }
}

/// cuMemHostRegister, cuMemHostUnregister
pub fn registered() -> Result<()> {
    let mut buffer = vec![0_u8; 1 << 20];
    let start = buffer.as_mut_ptr().cast();
    // SAFETY: the buffer is neither freed nor moved while it is registered.
    unsafe {
        calls::cuMemHostRegister(start, buffer.len(), 0)?; // pinned from here on
        // ... asynchronous copies ...
        calls::cuMemHostUnregister(start)
    }
}

/// cuMemAllocPitch, cuMemcpy2D
pub fn rows() -> Result<()> {
    let (width, height) = (100, 64); // bytes in a row, and rows
    let image = vec![7_u8; width * height];
    let (memory, pitch) = calls::cuMemAllocPitch(width, height, 4)?;
    let copy = CUDA_MEMCPY2D {
        srcMemoryType: CUmemorytype::CU_MEMORYTYPE_HOST,
        srcHost: image.as_ptr().cast(),
        srcPitch: width,
        dstMemoryType: CUmemorytype::CU_MEMORYTYPE_DEVICE,
        dstDevice: memory,
        dstPitch: pitch, // bytes from one row to the next
        WidthInBytes: width,
        Height: height,
        ..Default::default()
    };
    // SAFETY: each side has these rows, and nothing uses the memory after it is freed.
    unsafe {
        calls::cuMemcpy2D(&copy)?;
        calls::cuMemFree(memory)
    }
}

/// cuArrayCreate, cuArrayDestroy, cuMemcpyHtoA, cuMemcpyAtoH
pub fn array() -> Result<()> {
    let mut line = [1_f32; 64];
    let array = calls::cuArrayCreate(&CUDA_ARRAY_DESCRIPTOR {
        Width: line.len(), // in elements
        Height: 0,         // one dimension
        Format: CUarray_format::CU_AD_FORMAT_FLOAT,
        NumChannels: 1,
    })?;
    // SAFETY: the array has as many bytes as the line, and is destroyed last.
    unsafe {
        calls::cuMemcpyHtoA(array, 0, line.as_ptr().cast(), size_of_val(&line))?;
        calls::cuMemcpyAtoH(line.as_mut_ptr().cast(), array, 0, size_of_val(&line))?;
        calls::cuArrayDestroy(array)
    }
}

/// cuArray3DCreate, cuArray3DGetDescriptor
pub fn array_in_three_dimensions() -> Result<()> {
    let array = calls::cuArray3DCreate(&CUDA_ARRAY3D_DESCRIPTOR {
        Width: 64,
        Height: 64,
        Depth: 0, // two dimensions
        Format: CUarray_format::CU_AD_FORMAT_FLOAT,
        NumChannels: 4,
        Flags: CUDA_ARRAY3D_SURFACE_LDST, // kernels may write it
    })?;
    // SAFETY: nothing uses the array after its end.
    unsafe {
        println!("{:?}", calls::cuArray3DGetDescriptor(array)?.Format);
        calls::cuArrayDestroy(array)
    }
}

/// cuIpcGetMemHandle
pub fn export() -> Result<()> {
    let memory = calls::cuMemAlloc(1 << 20)?;
    // SAFETY: the memory is freed after the other process has closed it.
    unsafe {
        let handle = calls::cuIpcGetMemHandle(memory)?;
        println!("{} bytes for the other process", handle.reserved.len());
        // ... send them, and wait until it has called cuIpcCloseMemHandle ...
        calls::cuMemFree(memory)
    }
}

/// cuIpcOpenMemHandle, cuIpcCloseMemHandle
#[expect(dead_code, reason = "another process has the handle")]
pub fn import(received: CUipcMemHandle) -> Result<()> {
    // Zero is rejected before the driver is called.
    let flags = CUipcMem_flags::CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS.bits();
    // SAFETY: the other process keeps the memory until it is closed here.
    unsafe {
        let memory = calls::cuIpcOpenMemHandle(received, flags)?;
        calls::cuMemsetD8(memory, 0, 4096)?;
        calls::cuIpcCloseMemHandle(memory)
    }
}
