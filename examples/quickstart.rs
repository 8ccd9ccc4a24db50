//! Lists this machine's devices, and uses a memory pool and virtual memory. Without a driver, it shows only calls that
//! are rejected before they need one.

use cuda_checked::calls::{cuIpcOpenMemHandle_v2, cuMemMap, cuMemPoolCreate};
use cuda_checked::sys::{self, *};
use cuda_checked::{Result, check};
use std::error::Error;
use std::ffi::{CStr, c_char, c_int};
use std::process;
use std::ptr;

const BYTES: usize = 1 << 20;

fn main() {
    if let Err(error) = run() {
        eprintln!("{error}");
        process::exit(1);
    }
}

fn run() -> Result<(), Box<dyn Error>> {
    if let Err(error) = cuda_checked::sys::load() {
        println!("There is no driver here: {error}.");
        show_rejections();
        return Ok(());
    }
    // SAFETY: each call meets the function's documented conditions; the comments there give details.
    unsafe {
        check(c"cuInit", cuInit(0))?;
        let mut version = 0;
        check(c"cuDriverGetVersion", cuDriverGetVersion(&mut version))?;
        println!("the driver implements CUDA {}", Release(version as u32));

        let mut count = 0;
        check(c"cuDeviceGetCount", cuDeviceGetCount(&mut count))?;
        for ordinal in 0..count {
            describe(ordinal)?;
        }
        if count == 0 {
            println!("and there is no device");
            show_rejections();
            return Ok(());
        }

        let mut device = 0;
        check(c"cuDeviceGet", cuDeviceGet(&mut device, 0))?;
        let mut context = ptr::null_mut();
        let retained = cuDevicePrimaryCtxRetain(&mut context, device);
        check(c"cuDevicePrimaryCtxRetain", retained)?;
        check(c"cuCtxSetCurrent", cuCtxSetCurrent(context))?;

        memory_pool(device)?;
        virtual_memory(device)?;
        missing_functions();

        let released = cuDevicePrimaryCtxRelease_v2(device);
        check(c"cuDevicePrimaryCtxRelease_v2", released)?;
    }
    show_rejections();
    Ok(())
}

/// # Safety
///
/// `cuInit` has succeeded.
unsafe fn describe(ordinal: c_int) -> Result<()> {
    let mut device = 0;
    let mut name: [c_char; 256] = [0; 256];
    let mut bytes = 0;
    // SAFETY: the outputs are live locals, and the capacity of `name` is passed.
    unsafe {
        check(c"cuDeviceGet", cuDeviceGet(&mut device, ordinal))?;
        check(c"cuDeviceGetName", cuDeviceGetName(name.as_mut_ptr(), 256, device))?;
        check(c"cuDeviceTotalMem_v2", cuDeviceTotalMem_v2(&mut bytes, device))?;
    }
    // SAFETY: the driver ends the name with a zero byte.
    let name = unsafe { CStr::from_ptr(name.as_ptr()) }.to_string_lossy().into_owned();
    use CUdevice_attribute as Attribute;
    let major = attribute(device, Attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR)?;
    let minor = attribute(device, Attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR)?;
    let multiprocessors = attribute(device, Attribute::CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT)?;
    println!(
        "device {ordinal}: {name}, {} MiB, compute capability {major}.{minor}, {multiprocessors} multiprocessors",
        bytes >> 20,
    );
    Ok(())
}

fn attribute(device: CUdevice, attribute: CUdevice_attribute) -> Result<c_int> {
    let mut value = 0;
    // SAFETY: the output is a live local; the driver validates the rest.
    let code = unsafe { cuDeviceGetAttribute(&mut value, attribute, device) };
    check(c"cuDeviceGetAttribute", code)?;
    Ok(value)
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
        let pool = cuMemPoolCreate(&properties)?;
        let mut address = 0;
        let allocated = cuMemAllocFromPoolAsync(&mut address, BYTES, pool, stream);
        check(c"cuMemAllocFromPoolAsync", allocated)?;
        check(c"cuStreamSynchronize", cuStreamSynchronize(stream))?;
        copies_and_compares(address)?;
        check(c"cuMemFreeAsync", cuMemFreeAsync(address, stream))?;
        check(c"cuStreamSynchronize", cuStreamSynchronize(stream))?;
        check(c"cuMemPoolDestroy", cuMemPoolDestroy(pool))?;
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
    // SAFETY: sizes are multiples of the granularity, and the range is mapped while it is used.
    unsafe {
        let mut granularity = 0;
        let minimum = CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_MINIMUM;
        let asked = cuMemGetAllocationGranularity(&mut granularity, &properties, minimum);
        check(c"cuMemGetAllocationGranularity", asked)?;
        let size = BYTES.next_multiple_of(granularity);

        let mut address = 0;
        let reserved = cuMemAddressReserve(&mut address, size, 0, 0, 0);
        check(c"cuMemAddressReserve", reserved)?;
        let mut allocation = 0;
        let created = cuMemCreate(&mut allocation, size, &properties, 0);
        check(c"cuMemCreate", created)?;
        cuMemMap(address, size, 0, allocation, 0)?;
        check(c"cuMemSetAccess", cuMemSetAccess(address, size, &access, 1))?;
        copies_and_compares(address)?;
        check(c"cuMemUnmap", cuMemUnmap(address, size))?;
        check(c"cuMemRelease", cuMemRelease(allocation))?;
        check(c"cuMemAddressFree", cuMemAddressFree(address, size))?;
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
        let copied = cuMemcpyHtoD_v2(address, sent.as_ptr().cast(), BYTES);
        check(c"cuMemcpyHtoD_v2", copied)?;
        let copied = cuMemcpyDtoH_v2(received.as_mut_ptr().cast(), address, BYTES);
        check(c"cuMemcpyDtoH_v2", copied)?;
    }
    assert!(sent == received, "the bytes that came back are not those that were sent");
    Ok(())
}

fn on_device(device: CUdevice) -> CUmemLocation {
    CUmemLocation { type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE, id: device }
}

/// Lists functions that this driver is too old for.
fn missing_functions() {
    let missing: Vec<_> = functions().iter().filter(|f| !is_present(f.symbol())).collect();
    println!("{} of {} functions are missing", missing.len(), functions().len());
    if let Some(Err(reason)) = missing.first().map(|function| find(function.symbol())) {
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
        let mapped = cuMemMap(0, 1 << 21, 0, 0, 1);
        let opened = cuIpcOpenMemHandle_v2(CUipcMemHandle::default(), 2);
        [cuMemPoolCreate(&properties).err(), mapped.err(), opened.err()]
    };
    for error in errors.into_iter().flatten() {
        println!("a checked call says: {error}");
    }
}
