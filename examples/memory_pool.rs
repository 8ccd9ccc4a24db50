//! A memory pool that keeps freed memory for the next allocation, up to a threshold.

use cuda_checked::owned::{Device, MemoryPool, PrimaryContext, Stream};
use cuda_checked::sys::*;
use cuda_checked::{Result, calls};
use std::process::ExitCode;

const THRESHOLD: u64 = 64 << 20;
const SIZE: usize = 10_000_000;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
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
    // Without it, all that is free goes back to the system whenever the stream is waited for.
    pool.set_attribute(CUmemPool_attribute::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, THRESHOLD)?;

    for round in 1..=3_u8 {
        let memory = pool.alloc_async(SIZE, &stream)?;
        let (address, mut received) = (memory.as_raw(), vec![0_u8; SIZE]);
        // SAFETY: both come after the allocation on its stream, and the host waits before it looks.
        unsafe {
            calls::cuMemsetD8Async(address, round, SIZE, stream.as_raw())?;
            let to = received.as_mut_ptr().cast();
            calls::cuMemcpyDtoHAsync_v2(to, address, SIZE, stream.as_raw())?;
        }
        stream.synchronize()?;
        assert!(received.iter().all(|byte| *byte == round), "the bytes differ");
        // Freed in the stream's order. Dropping it does the same, and tells no error.
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
