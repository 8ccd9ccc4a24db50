//! A memory pool that keeps freed memory for the next allocation, up to a threshold.

use cuda_checked::owned::{Device, MemoryPool, PrimaryContext, Stream};
use cuda_checked::{Result, calls, types::*};
use std::process;

const THRESHOLD: u64 = 64 << 20;
const SIZE: usize = 10_000_000;

fn main() {
    if let Err(error) = run() {
        eprintln!("{error}");
        process::exit(1);
    }
}

fn run() -> Result<()> {
    calls::cuInit(0)?;
    let device = Device::get(0)?;
    let context = PrimaryContext::retain(device)?;
    let stream = Stream::create(&context, CUstream_flags::CU_STREAM_NON_BLOCKING)?;
    let pool = MemoryPool::create(&CUmemPoolProps {
        allocType: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
        location: device.location(),
        ..Default::default()
    })?;
    // By default, a pool returns its free memory to the system at each synchronization.
    pool.set_attribute(CUmemPool_attribute::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, THRESHOLD)?;

    for round in 1..=3_u8 {
        let memory = pool.alloc_async(SIZE, &stream)?;
        let (address, mut received) = (memory.as_raw(), vec![0_u8; SIZE]);
        // SAFETY: both follow the allocation on its stream, and the host waits before it reads.
        unsafe {
            calls::cuMemsetD8Async(address, round, SIZE, stream.as_raw())?;
            let to = received.as_mut_ptr().cast();
            calls::cuMemcpyDtoHAsync(to, address, SIZE, stream.as_raw())?;
        }
        stream.synchronize()?;
        assert!(received.iter().all(|byte| *byte == round), "the bytes differ");
        // Frees in stream order. A drop does the same, but reports no error.
        memory.release()?;
        stream.synchronize()?;

        let reserved = pool.attribute(CUmemPool_attribute::CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT)?;
        let used = pool.attribute(CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_CURRENT)?;
        println!("round {round}: {used} bytes in use, {reserved} kept for the next round");
    }

    pool.trim_to(0)?;
    let reserved = pool.attribute(CUmemPool_attribute::CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT)?;
    println!("after the pool is trimmed: {reserved} kept");
    pool.release()?;
    Ok(())
}
