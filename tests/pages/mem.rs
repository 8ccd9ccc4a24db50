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

/// cuMemcpyAsync
pub fn either_way() -> Result<()> {
    let (host, memory) = (calls::cuMemAllocHost(4096)?, calls::cuMemAlloc(4096)?);
    let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
    let address = host.expose_provenance() as CUdeviceptr; // as a device sees it too
    // SAFETY: both have 4096 bytes, and live until the stream is synchronized.
    unsafe {
        host.cast::<u8>().write_bytes(7, 4096);
        // The driver tells from each address where it is: the same call copies to the device and
        // back.
        calls::cuMemcpyAsync(memory, address, 4096, stream)?;
        calls::cuMemcpyAsync(address, memory, 4096, stream)?;
        calls::cuStreamSynchronize(stream)?;
        calls::cuStreamDestroy(stream)?;
        calls::cuMemFree(memory)?;
        calls::cuMemFreeHost(host)
    }
}

/// cuMemcpyPeerAsync, cuMemcpyPeer
pub fn to_another_device() -> Result<()> {
    let (device, peer) = (calls::cuDeviceGet(0)?, calls::cuDeviceGet(1)?);
    let contexts =
        [calls::cuDevicePrimaryCtxRetain(device)?, calls::cuDevicePrimaryCtxRetain(peer)?];
    // SAFETY: both have 4096 bytes, in these contexts, and live until the copies have ended.
    unsafe {
        calls::cuCtxSetCurrent(contexts[1])?;
        let theirs = calls::cuMemAlloc(4096)?;
        calls::cuCtxSetCurrent(contexts[0])?;
        let (ours, stream) = (calls::cuMemAlloc(4096)?, calls::cuStreamCreate(0)?);
        // To their memory from ours. Access between the devices is not needed.
        calls::cuMemcpyPeerAsync(theirs, contexts[1], ours, contexts[0], 4096, stream)?;
        calls::cuStreamSynchronize(stream)?;
        calls::cuMemcpyPeer(ours, contexts[0], theirs, contexts[1], 4096)?;
        calls::cuStreamDestroy(stream)?;
        calls::cuMemFree(ours)?;
        calls::cuMemFree(theirs)?;
        calls::cuDevicePrimaryCtxRelease(device)?;
        calls::cuDevicePrimaryCtxRelease(peer)
    }
}

/// cuMemcpy2DAsync
pub fn part_of_an_image() -> Result<()> {
    let (pitch, height) = (512, 64); // bytes from one row to the next, and rows
    let (image, part) = (calls::cuMemAlloc(pitch * height)?, calls::cuMemAlloc(16 * 16)?);
    let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
    let copy = CUDA_MEMCPY2D {
        srcMemoryType: CUmemorytype::CU_MEMORYTYPE_DEVICE,
        srcDevice: image,
        srcPitch: pitch,
        srcXInBytes: 100, // begins at byte 100 of row 8
        srcY: 8,
        dstMemoryType: CUmemorytype::CU_MEMORYTYPE_DEVICE,
        dstDevice: part,
        dstPitch: 16,
        WidthInBytes: 16,
        Height: 16,
        ..Default::default()
    };
    // SAFETY: each side has these rows, and lives until the stream is synchronized.
    unsafe {
        calls::cuMemcpy2DAsync(&copy, stream)?;
        calls::cuStreamSynchronize(stream)?;
        calls::cuStreamDestroy(stream)?;
        calls::cuMemFree(part)?;
        calls::cuMemFree(image)
    }
}

/// cuMemcpy3D
pub fn volume() -> Result<()> {
    let (width, height, depth) = (64, 32, 8); // bytes in a row, rows in a slice, and slices
    let volume = vec![7_u8; width * height * depth];
    let memory = calls::cuMemAlloc(volume.len())?;
    let copy = CUDA_MEMCPY3D {
        srcMemoryType: CUmemorytype::CU_MEMORYTYPE_HOST,
        srcHost: volume.as_ptr().cast(),
        srcPitch: width,
        srcHeight: height, // rows from one slice to the next
        dstMemoryType: CUmemorytype::CU_MEMORYTYPE_DEVICE,
        dstDevice: memory,
        dstPitch: width,
        dstHeight: height,
        WidthInBytes: width,
        Height: height,
        Depth: depth,
        ..Default::default()
    };
    // SAFETY: each side has these slices, and nothing uses the memory after it is freed.
    unsafe {
        calls::cuMemcpy3D(&copy)?;
        calls::cuMemFree(memory)
    }
}

/// cuIpcOpenEventHandle, cuIpcGetEventHandle
#[expect(dead_code, reason = "another process has the handle")]
pub fn import_event(own: CUevent, received: CUipcEventHandle) -> Result<CUipcEventHandle> {
    let stream = ptr::null_mut();
    // SAFETY: the other process keeps its event until this one is destroyed. `own` is live,
    // and an interprocess event.
    unsafe {
        let theirs = calls::cuIpcOpenEventHandle(received)?;
        calls::cuStreamWaitEvent(stream, theirs, 0)?; // later work waits for the other process
        calls::cuEventDestroy(theirs)?;
        calls::cuIpcGetEventHandle(own) // to send
    }
}
