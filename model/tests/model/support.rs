//! Helpers for the tests: a process with the model in it, and short forms of calls.

use libcuda_model::control::Live;
use libcuda_sys::*;
use libloading::Library;
use std::env;
use std::ffi::{CStr, c_char, c_int, c_uint, c_void};
use std::os::unix::process::ExitStatusExt as _;
use std::path::PathBuf;
use std::process::Command;
use std::ptr;
use std::sync::LazyLock;

pub const UNIT: usize = 2 << 20;
pub const INVALID: CUresult = CUresult::CUDA_ERROR_INVALID_VALUE;
pub const OK: CUresult = CUresult::CUDA_SUCCESS;

const ALONE: &str = "CUDA_MODEL_TEST_ALONE";

/// Cargo builds the library of a package beside its tests.
pub fn library() -> PathBuf {
    let test = env::current_exe().expect("this test's program");
    let library = test.with_file_name("liblibcuda_model.so");
    assert!(library.exists(), "{} is not there", library.display());
    library
}

static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
    // SAFETY: the library has no initializers.
    unsafe { Library::new(library()) }.expect("the model")
});

/// Returns a function of the model that `cuda.h` does not declare.
fn control<F: Copy>(name: &str) -> F {
    // SAFETY: each caller states the type that `libcuda_model::control` has.
    *unsafe { LIBRARY.get::<F>(name.as_bytes()) }.expect(name)
}

unsafe fn find(symbol: &CStr) -> *mut c_void {
    let find: unsafe extern "C" fn(*const c_char) -> *mut c_void = control("model_find");
    // SAFETY: it is a C string.
    unsafe { find(symbol.as_ptr()) }
}

pub fn live() -> Live {
    let count: unsafe extern "C" fn(*mut Live) = control("model_live");
    let mut live = Live::default();
    // SAFETY: the output is a live local.
    unsafe { count(&mut live) };
    live
}

pub fn fail(symbol: Option<&CStr>, n: c_uint, code: CUresult) {
    let fail: unsafe extern "C" fn(*const c_char, c_uint, CUresult) = control("model_fail");
    // SAFETY: it is null or a C string.
    unsafe { fail(symbol.map_or(ptr::null(), CStr::as_ptr), n, code) };
}

pub fn set_release(release: c_uint) -> CUresult {
    let set: extern "C" fn(c_uint) -> CUresult = control("model_set_release");
    set(release)
}

pub fn set_devices(count: c_uint) -> CUresult {
    let set: extern "C" fn(c_uint) -> CUresult = control("model_set_devices");
    set(count)
}

pub fn set_attribute(device: CUdevice, attribute: CUdevice_attribute, value: c_int) {
    let set: extern "C" fn(CUdevice, CUdevice_attribute, c_int) -> CUresult =
        control("model_set_attribute");
    assert_eq!(set(device, attribute, value), OK);
}

/// Returns this test again, in a separate process.
pub fn again(test: &str) -> Command {
    let mut child = Command::new(env::current_exe().expect("this test's program"));
    child.args([test, "--exact", "--nocapture"]).env(ALONE, "1");
    child
}

/// Runs `body` in a separate process, because a process has one driver. `test` is the name of the calling test.
pub fn alone(test: &str, variables: &[(&str, &str)], body: impl FnOnce()) {
    if env::var_os(ALONE).is_some() {
        return body();
    }
    let output = again(test).envs(variables.iter().copied()).output();
    let output = output.expect("this test's program runs again");
    let stdout = String::from_utf8_lossy(&output.stdout);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && stdout.contains("1 passed"), "{stdout}{stderr}");
}

/// Runs `body` in a separate process, which it ends by SIGSEGV after this message of the model.
pub fn dies(test: &str, message: &str, body: impl FnOnce()) {
    if env::var_os(ALONE).is_some() {
        return body();
    }
    let output = again(test).output().expect("this test's program runs again");
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.signal(), Some(libc::SIGSEGV), "{stderr}");
    assert!(stderr.contains(message), "{stderr}");
}

/// A primary context of device 0, which is current.
pub fn with_context() {
    install();
    let mut context = ptr::null_mut();
    // SAFETY: the output is a live local.
    unsafe {
        assert_eq!(cuInit(0), OK);
        assert_eq!(cuDevicePrimaryCtxRetain(&mut context, 0), OK);
        assert_eq!(cuCtxSetCurrent(context), OK);
    }
}

/// Loads the model as the driver of this process.
pub fn install() {
    // SAFETY: the model's functions have the types that libcuda-sys declares.
    unsafe { load_with(find) }.expect("the model is the first driver");
}

/// Runs `body` in a separate process, with a context of the first device, and asserts that no objects are left.
pub fn with_driver(test: &str, devices: &str, body: impl FnOnce()) {
    alone(test, &[("CUDA_MODEL_DEVICES", devices)], || {
        with_context();
        let before = live();
        body();
        assert_eq!(live(), before, "something is left");
        // SAFETY: the call takes only a number.
        assert_eq!(unsafe { cuDevicePrimaryCtxRelease_v2(0) }, OK);
        assert_eq!(live(), Live::default());
    });
}

pub fn on_device(device: CUdevice) -> CUmemLocation {
    CUmemLocation { type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE, id: device }
}

pub fn at(type_: CUmemLocationType) -> CUmemLocation {
    CUmemLocation { type_, id: 0 }
}

pub fn properties(location: CUmemLocation, shared: bool) -> CUmemAllocationProp {
    CUmemAllocationProp {
        type_: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
        requestedHandleTypes: CUmemAllocationHandleType(shared.into()),
        location,
        ..Default::default()
    }
}

/// Allocates memory of this many units on a device.
pub fn create(units: usize, device: CUdevice, shared: bool) -> CUmemGenericAllocationHandle {
    let mut handle = 0;
    let properties = properties(on_device(device), shared);
    // SAFETY: the output and the properties are live locals.
    assert_eq!(unsafe { cuMemCreate(&mut handle, units * UNIT, &properties, 0) }, OK);
    handle
}

pub fn reserve(units: usize) -> CUdeviceptr {
    let mut address = 0;
    // SAFETY: the output is a live local.
    assert_eq!(unsafe { cuMemAddressReserve(&mut address, units * UNIT, 0, 0, 0) }, OK);
    address
}

pub fn map(address: CUdeviceptr, units: usize, handle: CUmemGenericAllocationHandle) -> CUresult {
    // SAFETY: nothing but the driver uses the addresses.
    unsafe { cuMemMap(address, units * UNIT, 0, handle, 0) }
}

pub fn set_access(
    address: CUdeviceptr,
    units: usize,
    location: CUmemLocation,
    flags: CUmemAccess_flags,
) -> CUresult {
    let desc = CUmemAccessDesc { location, flags };
    // SAFETY: the description is a live local.
    unsafe { cuMemSetAccess(address, units * UNIT, &desc, 1) }
}

pub const READ: CUmemAccess_flags = CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READ;
pub const WRITE: CUmemAccess_flags = CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE;

pub fn unmap_and_free(address: CUdeviceptr, units: usize) {
    // SAFETY: nothing uses the addresses any more.
    unsafe {
        assert_eq!(cuMemUnmap(address, units * UNIT), OK);
        assert_eq!(cuMemAddressFree(address, units * UNIT), OK);
    }
}

pub fn release(handle: CUmemGenericAllocationHandle) {
    // SAFETY: nothing uses the handle any more.
    assert_eq!(unsafe { cuMemRelease(handle) }, OK);
}

/// Returns bytes that differ from one another, and that depend on the seed.
pub fn pattern(seed: usize, size: usize) -> Vec<u8> {
    (0..size).map(|index| (seed * 31 + index * 7 + index / 251) as u8).collect()
}

/// Copies, and waits until the bytes have arrived.
pub fn upload(address: CUdeviceptr, bytes: &[u8]) -> CUresult {
    // SAFETY: the bytes are live locals.
    match unsafe { cuMemcpyHtoD_v2(address, bytes.as_ptr().cast(), bytes.len()) } {
        // SAFETY: the call takes no arguments.
        CUresult::CUDA_SUCCESS => unsafe { cuCtxSynchronize() },
        code => code,
    }
}

pub fn download(address: CUdeviceptr, size: usize) -> Result<Vec<u8>, CUresult> {
    let mut bytes = vec![0xEE; size];
    // SAFETY: the bytes are live locals.
    unsafe { cuMemcpyDtoH_v2(bytes.as_mut_ptr().cast(), address, size) }.into_result()?;
    Ok(bytes)
}

pub fn pool(properties: &CUmemPoolProps) -> Result<CUmemoryPool, CUresult> {
    let mut pool = ptr::null_mut();
    // SAFETY: the output and the properties are live locals.
    unsafe { cuMemPoolCreate(&mut pool, properties) }.into_result()?;
    Ok(pool)
}

pub fn pool_properties(location: CUmemLocation, shared: bool) -> CUmemPoolProps {
    CUmemPoolProps {
        allocType: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
        handleTypes: CUmemAllocationHandleType(shared.into()),
        location,
        ..Default::default()
    }
}

pub fn allocate_from(pool: CUmemoryPool, size: usize) -> Result<CUdeviceptr, CUresult> {
    let mut address = 0;
    // SAFETY: the output is a live local.
    unsafe { cuMemAllocFromPoolAsync(&mut address, size, pool, ptr::null_mut()) }.into_result()?;
    Ok(address)
}

pub fn free_async(address: CUdeviceptr) -> CUresult {
    // SAFETY: nothing uses the memory any more.
    unsafe { cuMemFreeAsync(address, ptr::null_mut()) }
}

pub fn pool_attribute(pool: CUmemoryPool, attribute: CUmemPool_attribute) -> u64 {
    let mut value = 0_u64;
    // SAFETY: no attribute is wider.
    assert_eq!(unsafe { cuMemPoolGetAttribute(pool, attribute, (&raw mut value).cast()) }, OK);
    value
}
