//! A driver that does the work of a stream as late as allowed: when the stream is waited for. This tests the lifetimes
//! on the pages of asynchronous calls: Miri finds no error in a program that respects them, and finds the write into
//! memory that a program has released too early.
#![allow(non_snake_case)]

use cuda_checked::{Result, calls, sys, types::*};
use std::ffi::{CStr, c_int, c_uint, c_void};
use std::ptr;
use std::sync::{Mutex, Once};

/// The work of the streams. An address is a number, as in a driver.
static QUEUED: Mutex<Vec<(usize, u32)>> = Mutex::new(Vec::new());

const VALUE: u32 = 0x0102_0304;

unsafe extern "C" fn cuStreamWriteValue32_v2(
    _: CUstream,
    addr: CUdeviceptr,
    value: u32,
    _: c_uint,
) -> CUresult {
    QUEUED.lock().unwrap().push((addr as usize, value));
    CUresult::CUDA_SUCCESS
}

unsafe extern "C" fn cuMemcpyDtoHAsync_v2(
    dstHost: *mut c_void,
    _: CUdeviceptr,
    ByteCount: usize,
    _: CUstream,
) -> CUresult {
    assert_eq!(ByteCount, size_of::<u32>());
    QUEUED.lock().unwrap().push((dstHost.expose_provenance(), VALUE));
    CUresult::CUDA_SUCCESS
}

unsafe extern "C" fn cuStreamSynchronize(_: CUstream) -> CUresult {
    for (address, value) in QUEUED.lock().unwrap().drain(..) {
        let memory = ptr::with_exposed_provenance_mut::<u32>(address);
        // SAFETY: the caller of the function that queued it has kept the memory.
        unsafe { memory.write_unaligned(value) };
    }
    CUresult::CUDA_SUCCESS
}

unsafe extern "C" fn cuDriverGetVersion(version: *mut c_int) -> CUresult {
    // SAFETY: the caller passes a pointer to an `int`.
    unsafe { *version = cuda_checked::DOCUMENTED.end().0 as c_int };
    CUresult::CUDA_SUCCESS
}

fn find(symbol: &CStr) -> *mut c_void {
    match symbol.to_bytes() {
        b"cuDriverGetVersion" => cuDriverGetVersion as *mut c_void,
        b"cuMemcpyDtoHAsync_v2" => cuMemcpyDtoHAsync_v2 as *mut c_void,
        b"cuStreamSynchronize" => cuStreamSynchronize as *mut c_void,
        b"cuStreamWriteValue32_v2" => cuStreamWriteValue32_v2 as *mut c_void,
        _ => ptr::null_mut(),
    }
}

const STREAM: CUstream = ptr::without_provenance_mut(0x100);

fn load() {
    static ONCE: Once = Once::new();
    // SAFETY: the functions have the types that `cuda.h` declares.
    ONCE.call_once(|| unsafe { sys::load_with(find) }.unwrap());
}

/// Queues a write into `memory`.
///
/// # Safety
///
/// `memory` must live until the stream has written it.
unsafe fn write_value(memory: *mut u32) -> Result<()> {
    load();
    let flags = CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT;
    let address = memory.expose_provenance() as CUdeviceptr;
    // SAFETY: the caller guarantees this.
    unsafe { calls::cuStreamWriteValue32_v2(STREAM, address, VALUE, flags.bits()) }
}

/// Queues a copy to `memory`.
///
/// # Safety
///
/// As for [`write_value`].
unsafe fn copy(memory: *mut u32) -> Result<()> {
    load();
    // SAFETY: the caller guarantees this.
    unsafe { calls::cuMemcpyDtoHAsync_v2(memory.cast(), 0x1000, size_of::<u32>(), STREAM) }
}

fn wait() -> Result<()> {
    // SAFETY: the driver above has no handles that are not live.
    unsafe { calls::cuStreamSynchronize(STREAM) }
}

/// The tests share the queue.
static ONE: Mutex<()> = Mutex::new(());

fn kept(queue: unsafe fn(*mut u32) -> Result<()>) {
    let _one = ONE.lock().unwrap();
    let mut memory = Box::new(0);
    // SAFETY: the memory lives until the stream has been waited for.
    unsafe { queue(&raw mut *memory) }.unwrap();
    wait().unwrap();
    assert_eq!(*memory, VALUE);
}

/// Undefined behavior, on purpose.
fn released_early(queue: unsafe fn(*mut u32) -> Result<()>) {
    let mut memory = Box::new(0);
    // SAFETY: none. The memory is gone before the stream has written it.
    unsafe { queue(&raw mut *memory) }.unwrap();
    drop(memory);
    wait().unwrap();
}

#[test]
fn written_value_in_memory_that_is_kept() {
    kept(write_value);
}

#[test]
fn copy_to_memory_that_is_kept() {
    kept(copy);
}

#[test]
#[ignore = "undefined behavior: `cargo xtask test Miri` runs it, and fails unless Miri finds it"]
fn written_value_in_memory_that_is_gone() {
    released_early(write_value);
}

#[test]
#[ignore = "undefined behavior: `cargo xtask test Miri` runs it, and fails unless Miri finds it"]
fn copy_to_memory_that_is_gone() {
    released_early(copy);
}
