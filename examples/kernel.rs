//! A kernel from PTX, launched by the checked calls.

use cuda_checked::owned::{Device, DeviceMemory, PrimaryContext, Stream};
use cuda_checked::sys::*;
use cuda_checked::{Result, calls};
use std::ffi::c_void;
use std::ptr;

/// `fn add_one(data: *mut u32, count: u32)`: each thread adds one to its element.
const PTX: &std::ffi::CStr = c"
.version 7.0
.target sm_50
.address_size 64
.visible .entry add_one(.param .u64 data, .param .u32 count)
{
    .reg .pred %outside;
    .reg .b32 %index, %block, %size, %count, %value;
    .reg .b64 %address, %offset;
    ld.param.u64 %address, [data];
    ld.param.u32 %count, [count];
    mov.u32 %block, %ctaid.x;
    mov.u32 %size, %ntid.x;
    mov.u32 %index, %tid.x;
    mad.lo.u32 %index, %block, %size, %index;
    setp.ge.u32 %outside, %index, %count;
    @%outside ret;
    cvta.to.global.u64 %address, %address;
    mul.wide.u32 %offset, %index, 4;
    add.u64 %address, %address, %offset;
    ld.global.u32 %value, [%address];
    add.u32 %value, %value, 1;
    st.global.u32 [%address], %value;
    ret;
}
";

fn main() -> Result<()> {
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
    let memory = DeviceMemory::alloc(context, size)?;
    let (mut data, mut count) = (memory.as_raw(), sent.len() as u32);
    let mut parameters: [*mut c_void; 2] = [(&raw mut data).cast(), (&raw mut count).cast()];
    let blocks = count.div_ceil(256);

    // SAFETY: the text is PTX that ends with a zero; the parameters are those of the kernel, which stays
    // within the memory; and all of it lives until the stream is done.
    unsafe {
        let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
        let kernel = calls::cuModuleGetFunction(module, c"add_one")?;
        calls::cuMemcpyHtoD_v2(data, sent.as_ptr().cast(), size)?;
        // The bytes may be on their way still, and a stream that is not blocking does not wait for them.
        calls::cuCtxSynchronize()?;
        let (stream_raw, none) = (stream.as_raw(), ptr::null_mut());
        calls::cuLaunchKernel(
            kernel,
            blocks,
            1,
            1,
            256,
            1,
            1,
            0,
            stream_raw,
            parameters.as_mut_ptr(),
            none,
        )?;
        stream.synchronize()?;
        calls::cuMemcpyDtoH_v2(received.as_mut_ptr().cast(), data, size)?;
        calls::cuModuleUnload(module)?;
    }
    assert!(sent.iter().zip(&received).all(|(sent, received)| sent + 1 == *received));
    println!("{count} elements, each one larger");
    Ok(())
}
