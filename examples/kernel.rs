//! Loads a kernel from PTX, and launches it with the block size that the driver recommends.

use cuda_checked::owned::{Device, Kernel, LinearMemory, PrimaryContext, Stream};
use cuda_checked::{Result, calls, types::*};
use std::process;

/// `fn add_one(data: *mut u32, count: u32)`: each thread adds one to its element.
const PTX: &str =
    concat!(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/add_one.ptx")), "\0");

fn main() {
    if let Err(error) = run() {
        eprintln!("{error}");
        process::exit(1);
    }
}

fn run() -> Result<()> {
    calls::cuInit(0)?;
    let context = PrimaryContext::retain(Device::get(0)?)?;
    // A module is loaded into the current context.
    context.with_current(|| launch(&context))?
}

fn launch(context: &PrimaryContext) -> Result<()> {
    let stream = Stream::create(context, CUstream_flags::CU_STREAM_NON_BLOCKING)?;
    let sent: Vec<u32> = (0..100_000).collect();
    let mut received = vec![0_u32; sent.len()];
    let size = size_of_val(&sent[..]);
    let memory = LinearMemory::alloc(context, size)?;
    let (data, count) = (memory.as_raw(), sent.len() as u32);

    // SAFETY: the text is PTX that ends with a zero; the arguments are those of the kernel,
    // which accesses only `memory`; and both live until the stream is synchronized.
    unsafe {
        let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
        let kernel = calls::cuModuleGetFunction(module, c"add_one")?;
        let (blocks, threads) = shape(kernel, context.device(), count)?;
        let kernel = Kernel::from(kernel);

        calls::cuMemcpyHtoD(data, sent.as_ptr().cast(), size)?;
        // The copy may not have ended, and a non-blocking stream does not wait for it.
        calls::cuCtxSynchronize()?;
        let (grid, block, shared_bytes) = ([blocks, 1, 1], [threads, 1, 1], 0);
        kernel.launch(grid, block, shared_bytes, stream.as_raw(), (data, count))?;
        // Errors of the kernel itself are returned here.
        stream.synchronize()?;
        calls::cuMemcpyDtoH(received.as_mut_ptr().cast(), data, size)?;
        calls::cuModuleUnload(module)?;
    }
    assert!(sent.iter().zip(&received).all(|(sent, received)| sent + 1 == *received));
    println!("{count} elements, each one larger");
    Ok(())
}

/// The blocks of a grid and the threads of each block, for one thread to an element.
///
/// # Safety
///
/// The kernel's module is loaded, and its context current.
unsafe fn shape(kernel: CUfunction, device: Device, count: u32) -> Result<(u32, u32)> {
    use CUfunction_attribute as Of;
    // SAFETY: the caller's condition.
    let query = |attribute| unsafe { calls::cuFuncGetAttribute(attribute, kernel) };
    let registers = query(Of::CU_FUNC_ATTRIBUTE_NUM_REGS)?;
    let most = query(Of::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK)?;
    println!("a thread uses {registers} registers, and a block has at most {most} threads");
    // SAFETY: as above. The kernel uses no shared memory, and 0 sets no limit.
    let best = unsafe { calls::cuOccupancyMaxPotentialBlockSize(kernel, None, 0, 0) }?;
    let (full, threads) = (best.0, best.1 as u32);
    // The last block may reach beyond the elements: the kernel compares its index with `count`.
    let blocks = count.div_ceil(threads);
    println!("{blocks} blocks of {threads} threads; {full} would fill the device");
    let widest = device.attribute(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X)?;
    assert!(blocks <= widest as u32, "a grid has at most {widest} blocks");
    Ok((blocks, threads))
}
