//! Lists this machine's devices, and uses a memory pool and virtual memory. Without a driver, it shows only calls that
//! are rejected before they need one.

use cuda_checked::{Result, calls, sys, types::*};
use std::ffi::c_int;
use std::process;
use std::ptr;

const BYTES: usize = 1 << 20;

fn main() {
    if let Err(error) = run() {
        eprintln!("{error}");
        process::exit(1);
    }
}

fn run() -> Result<()> {
    if let Err(error) = sys::load() {
        println!("There is no driver here: {error}.");
        show_rejections();
        return Ok(());
    }
    calls::cuInit(0)?;
    println!("the driver implements CUDA {}", sys::Release(calls::cuDriverGetVersion()? as u32));

    let count = calls::cuDeviceGetCount()?;
    for ordinal in 0..count {
        describe(ordinal)?;
    }
    if count == 0 {
        println!("and there is no device");
        show_rejections();
        return Ok(());
    }

    let device = calls::cuDeviceGet(0)?;
    let context = calls::cuDevicePrimaryCtxRetain(device)?;
    // SAFETY: the context lives until it is released here, and nothing uses it afterwards.
    unsafe {
        calls::cuCtxSetCurrent(context)?;
        memory_pool(device)?;
        virtual_memory(device)?;
        missing_functions();
        calls::cuDevicePrimaryCtxRelease(device)?;
    }
    show_rejections();
    Ok(())
}

fn describe(ordinal: c_int) -> Result<()> {
    use CUdevice_attribute as Attribute;
    let device = calls::cuDeviceGet(ordinal)?;
    let name = calls::cuDeviceGetName(device)?;
    let bytes = calls::cuDeviceTotalMem(device)?;
    let attribute = |attribute| calls::cuDeviceGetAttribute(attribute, device);
    let major = attribute(Attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR)?;
    let minor = attribute(Attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR)?;
    let multiprocessors = attribute(Attribute::CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT)?;
    println!(
        "device {ordinal}: {}, {} MiB, compute capability {major}.{minor}, {multiprocessors} multiprocessors",
        name.to_string_lossy(),
        bytes >> 20,
    );
    Ok(())
}

/// Allocates from a new pool, copies to the memory and back, and frees in the order of a stream.
///
/// # Safety
///
/// A context of the device is current.
unsafe fn memory_pool(device: CUdevice) -> Result<()> {
    let properties = CUmemPoolProps {
        allocType: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
        location: on_device(device),
        ..Default::default()
    };
    let stream = CU_STREAM_PER_THREAD;
    // SAFETY: the pool lives until the end, and the allocation until it is freed.
    unsafe {
        let pool = calls::cuMemPoolCreate(&properties)?;
        let address = calls::cuMemAllocFromPoolAsync(BYTES, pool, stream)?;
        calls::cuStreamSynchronize(stream)?;
        copies_and_compares(address)?;
        calls::cuMemFreeAsync(address, stream)?;
        calls::cuStreamSynchronize(stream)?;
        calls::cuMemPoolDestroy(pool)?;
    }
    println!("memory pool: {BYTES} bytes copied to the device and back, and equal");
    Ok(())
}

/// Reserves addresses, creates memory, maps it there, and releases all of it.
///
/// # Safety
///
/// A context of the device is current.
unsafe fn virtual_memory(device: CUdevice) -> Result<()> {
    let properties = CUmemAllocationProp {
        type_: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
        location: on_device(device),
        ..Default::default()
    };
    let access = CUmemAccessDesc {
        location: on_device(device),
        flags: CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE,
    };
    let minimum = CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_MINIMUM;
    // SAFETY: sizes are multiples of the granularity, and the range is mapped while it is used.
    unsafe {
        let granularity = calls::cuMemGetAllocationGranularity(&properties, minimum)?;
        let size = BYTES.next_multiple_of(granularity);
        let address = calls::cuMemAddressReserve(size, 0, 0, 0)?;
        let allocation = calls::cuMemCreate(size, &properties, 0)?;
        calls::cuMemMap(address, size, 0, allocation, 0)?;
        calls::cuMemSetAccess(address, size, &[access])?;
        copies_and_compares(address)?;
        calls::cuMemUnmap(address, size)?;
        calls::cuMemRelease(allocation)?;
        calls::cuMemAddressFree(address, size)?;
        println!(
            "virtual memory: {size} bytes mapped at {address:#x}, copied to the device and back, and equal"
        );
    }
    Ok(())
}

/// # Safety
///
/// `BYTES` bytes of device memory lie at `address`, and a context that may access them is current.
unsafe fn copies_and_compares(address: CUdeviceptr) -> Result<()> {
    let sent: Vec<u8> = (0..BYTES).map(|index| (index * 7 + index / 251) as u8).collect();
    let mut received = vec![0_u8; BYTES];
    // SAFETY: both buffers have `BYTES` bytes.
    unsafe {
        calls::cuMemcpyHtoD(address, sent.as_ptr().cast(), BYTES)?;
        calls::cuMemcpyDtoH(received.as_mut_ptr().cast(), address, BYTES)?;
    }
    assert!(sent == received, "the bytes that came back are not those that were sent");
    Ok(())
}

fn on_device(device: CUdevice) -> CUmemLocation {
    CUmemLocation { type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE, id: device }
}

/// Lists functions that this driver is too old for.
fn missing_functions() {
    let missing: Vec<_> =
        sys::functions().iter().filter(|f| !sys::is_present(f.symbol())).collect();
    println!("{} of {} functions are missing", missing.len(), sys::functions().len());
    if let Some(Err(reason)) = missing.first().map(|function| sys::find(function.symbol())) {
        println!("for instance: {reason}");
    }
}

/// Calls that break documented rules. The checked ones do not reach the driver.
fn show_rejections() {
    // `location` is missing.
    let properties = CUmemPoolProps {
        allocType: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
        ..Default::default()
    };
    let mut pool = ptr::null_mut();
    // SAFETY: the output and the struct are live locals.
    let raw = unsafe { sys::cuMemPoolCreate(&mut pool, &properties) };
    if let Err(code) = raw.into_result() {
        println!("a raw call says:     {code:?}");
    }
    // SAFETY: all three are rejected.
    let errors = unsafe {
        let mapped = calls::cuMemMap(0, 1 << 21, 0, 0, 1);
        let opened = calls::cuIpcOpenMemHandle(CUipcMemHandle::default(), 2);
        [calls::cuMemPoolCreate(&properties).err(), mapped.err(), opened.err()]
    };
    for error in errors.into_iter().flatten() {
        println!("a checked call says: {error}");
    }
}
