use super::*;

/// cuMemAllocAsync, cuMemFreeAsync
pub fn in_order() -> Result<()> {
    let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
    // SAFETY: only this stream uses the memory, between the two calls.
    unsafe {
        let memory = calls::cuMemAllocAsync(4096, stream)?; // from the device's current pool
        calls::cuMemsetD8Async(memory, 0, 4096, stream)?;
        calls::cuMemFreeAsync(memory, stream)?; // in the stream's order: no need to wait
        calls::cuStreamSynchronize(stream)?;
        calls::cuStreamDestroy(stream)
    }
}

/// cuMemPoolCreate, cuMemPoolDestroy, cuMemAllocFromPoolAsync
pub fn own_pool() -> Result<()> {
    let properties = CUmemPoolProps {
        allocType: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
        location: CUmemLocation {
            type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE,
            id: calls::cuDeviceGet(0)?,
        },
        ..Default::default() // the rest must be zero
    };
    let stream = ptr::null_mut();
    // SAFETY: the properties have no security attributes, and the pool ends after its memory.
    unsafe {
        let pool = calls::cuMemPoolCreate(&properties)?;
        let memory = calls::cuMemAllocFromPoolAsync(4096, pool, stream)?;
        calls::cuMemFreeAsync(memory, stream)?;
        calls::cuStreamSynchronize(stream)?;
        calls::cuMemPoolDestroy(pool)
    }
}

/// cuDeviceGetDefaultMemPool, cuMemPoolSetAttribute, cuMemPoolGetAttribute, cuMemPoolTrimTo
pub fn keep() -> Result<()> {
    let pool = calls::cuDeviceGetDefaultMemPool(calls::cuDeviceGet(0)?)?;
    let threshold = CUmemPool_attribute::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD;
    let used = CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_CURRENT;
    let (mut kept, mut bytes) = (64_u64 << 20, 0_u64);
    // SAFETY: the attributes are of 64 bits, and the pool is the device's own.
    unsafe {
        // A synchronization returns free memory beyond this size to the system.
        calls::cuMemPoolSetAttribute(pool, threshold, (&raw mut kept).cast())?;
        calls::cuMemPoolGetAttribute(pool, used, (&raw mut bytes).cast())?;
        calls::cuMemPoolTrimTo(pool, 0)?; // now, and all of it
    }
    println!("{bytes} bytes in use");
    Ok(())
}

/// cuDeviceSetMemPool, cuDeviceGetMemPool
pub fn current_pool() -> Result<()> {
    let device = calls::cuDeviceGet(0)?;
    let properties = CUmemPoolProps {
        allocType: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
        location: CUmemLocation {
            type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE,
            id: device,
        },
        ..Default::default() // the rest must be zero
    };
    // SAFETY: the properties have no security attributes, and the pool ends when it is no longer
    // current.
    unsafe {
        let before = calls::cuDeviceGetMemPool(device)?;
        let pool = calls::cuMemPoolCreate(&properties)?;
        calls::cuDeviceSetMemPool(device, pool)?; // cuMemAllocAsync allocates from it
        calls::cuDeviceSetMemPool(device, before)?;
        calls::cuMemPoolDestroy(pool)
    }
}
