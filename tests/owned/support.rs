//! A process with a driver for each test, other processes beside it, and helpers that create objects.

use cuda_checked::owned::*;
use cuda_checked::{Error, Result, calls, sys, types::*};
use libcuda_model::control::{self, Live};
use std::borrow::Borrow;
use std::env;
use std::ffi::CStr;
use std::io;
use std::mem;
use std::os::fd::{AsFd as _, AsRawFd as _, FromRawFd as _, OwnedFd, RawFd};
use std::os::unix::net::UnixDatagram;
use std::process::{Child, Command, Stdio};
use std::ptr;
use std::time::Duration;

const ALONE: &str = "CUDA_CHECKED_TEST_ALONE";
const SECOND: &str = "CUDA_CHECKED_TEST_SECOND";

pub fn is_real() -> bool {
    env::var_os("CUDA_CHECKED_REAL_DRIVER").is_some_and(|value| value == "1")
}

/// Returns this test again, in a separate process.
fn again(test: &str) -> Command {
    let mut child = Command::new(env::current_exe().expect("this test's program"));
    child.args([test, "--exact", "--nocapture"]).env(ALONE, "1");
    child
}

/// Runs `body` in a separate process, because a process has one driver. A context of the first device is current.
/// Asserts that none of its objects are left. `test` is the name of the calling test.
pub fn with_driver(test: &str, body: impl FnOnce(&PrimaryContext)) {
    if env::var_os(ALONE).is_none() {
        let mut child = again(test);
        child.stdout(Stdio::piped()).stderr(Stdio::piped());
        return finish(child.spawn());
    }
    if !is_real() {
        // SAFETY: the model's functions have the types that libcuda-sys declares.
        unsafe { sys::load_with(libcuda_model::find) }.expect("the model is the first driver");
    }
    calls::cuInit(0).expect("a driver");
    let context = PrimaryContext::retain(device(0)).expect("a context");
    let before = live();
    context.with_current(|| body(&context)).expect("it becomes current");
    assert_eq!(live(), before, "something is left");
    context.release().expect("it is released");
    assert_eq!(live(), Live::default());
}

/// The same with this number of modeled devices, for tests that must not reach a real driver.
pub fn with_model(test: &str, devices: u32, body: impl FnOnce(&PrimaryContext)) {
    assert!(!is_real(), "this test is for the model: leave it out with --skip model::");
    assert_eq!(control::model_set_devices(devices), CUresult::CUDA_SUCCESS);
    with_driver(test, body);
}

fn finish(child: io::Result<Child>) {
    let output = child.and_then(Child::wait_with_output).expect("this test's program runs again");
    let stdout = String::from_utf8_lossy(&output.stdout);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && stdout.contains("1 passed"), "{stdout}{stderr}");
}

/// Returns the live objects in the model; for a real driver they are unknown.
pub fn live() -> Live {
    let mut live = Live::default();
    if !is_real() {
        // SAFETY: the output is a live local.
        unsafe { control::model_live(&mut live) };
    }
    live
}

/// The code of injected failures.
pub const INJECTED: CUresult = CUresult::CUDA_ERROR_UNKNOWN;

/// Lets the n-th call of this function fail, or of any function; none if n is zero.
pub fn fail(symbol: Option<&CStr>, n: u32) {
    assert!(!is_real());
    // SAFETY: the symbol is null or a C string.
    unsafe { control::model_fail(symbol.map_or(ptr::null(), CStr::as_ptr), n, INJECTED) };
}

pub fn device(ordinal: i32) -> Device {
    Device::get(ordinal).expect("a device")
}

/// Asserts that the call was rejected before it reached the driver, with this message.
#[track_caller]
pub fn rejected<T>(message: &str, result: Result<T>) {
    match result.err() {
        Some(error @ Error::Precondition(_)) => {
            let text = without_units(error.to_string());
            assert!(matches(&text, message), "{text}\nand not\n{message}");
        }
        Some(error) => panic!("the driver returns {error}"),
        None => panic!("it was accepted"),
    }
}

/// Returns a message without the units of sizes, which the cases of the rules test.
fn without_units(mut text: String) -> String {
    for unit in [" KiB", " MiB", " GiB"] {
        while let Some(at) = text.find(unit) {
            let digits = text[..at].trim_end_matches(|c: char| c.is_ascii_digit()).len();
            let end = at + unit.len();
            match text[..digits].strip_suffix(" (").map(str::len) {
                Some(from) => text.replace_range(from..=end, ""),
                None => text.replace_range(digits - ", ".len()..end, ""),
            }
        }
    }
    text
}

/// Returns whether the text matches the pattern, in which `*` stands for one number.
fn matches(text: &str, pattern: &str) -> bool {
    match pattern.split_once('*') {
        None => text == pattern,
        Some((before, after)) => text.strip_prefix(before).is_some_and(|rest| {
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
            matches(&rest[end..], after)
        }),
    }
}

pub const FILE: CUmemAllocationHandleType =
    CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
pub const PRIVATE: CUmemAllocationHandleType = CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_NONE;

/// Properties of memory of a device.
pub fn properties(device: Device, handle_types: CUmemAllocationHandleType) -> CUmemAllocationProp {
    CUmemAllocationProp {
        type_: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
        requestedHandleTypes: handle_types,
        location: device.location(),
        ..Default::default()
    }
}

/// The granularity of the first device's memory.
pub fn unit() -> usize {
    let minimum = CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_MINIMUM;
    Allocation::granularity(&properties(device(0), PRIVATE), minimum).expect("a granularity")
}

/// Allocates memory of this many units on a device.
pub fn memory(ordinal: i32, units: usize, types: CUmemAllocationHandleType) -> Allocation {
    let prop = properties(device(ordinal), types);
    Allocation::create(units * unit(), &prop).expect("memory")
}

pub fn reserve(units: usize) -> Reservation {
    Reservation::reserve(units * unit(), 0, 0).expect("addresses")
}

/// Maps all of the memory at the reservation's start, with access for its device.
pub fn map(reservation: &Reservation, memory: &Allocation) -> Mapping {
    let mapping = reservation.map(0, memory.size(), memory, 0).expect("a mapping");
    let id = memory.location().id;
    mapping.grant_access(&[device(id).location()]).expect("access");
    mapping
}

pub fn pool(handle_types: CUmemAllocationHandleType) -> MemoryPool {
    let props = CUmemPoolProps {
        allocType: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
        handleTypes: handle_types,
        location: device(0).location(),
        ..Default::default()
    };
    MemoryPool::create(&props).expect("a pool")
}

pub fn stream(context: &PrimaryContext) -> Stream {
    Stream::create(context, CUstream_flags::CU_STREAM_NON_BLOCKING).expect("a stream")
}

pub fn export_memory(memory: &LinearMemory) -> Result<IpcMemHandle> {
    // SAFETY: in each test the other process closes it before the message that it may be freed.
    unsafe { memory.ipc_handle() }
}

pub fn import_memory<H: ShareableHandle>(handle: &H, size: usize) -> Result<Allocation> {
    // SAFETY: each test exports memory of this size with the handle, or lets the model check a wrong handle.
    unsafe { Allocation::import_from_shareable_handle(handle, size) }
}

pub fn import_pool<H: ShareableHandle>(handle: &H) -> Result<MemoryPool> {
    // SAFETY: each test exports a pool with the handle, or lets the model check a wrong handle.
    unsafe { MemoryPool::import_from_shareable_handle(handle) }
}

pub fn import_object<H: ShareableHandle>(
    handle: &H,
    prop: &CUmulticastObjectProp,
) -> Result<MulticastObject> {
    // SAFETY: each test exports such an object with the handle.
    unsafe { MulticastObject::import_from_shareable_handle(handle, prop) }
}

pub fn export_pointer<S: Borrow<Stream>>(
    allocation: &PoolAllocation<S>,
) -> Result<CUmemPoolPtrExportData> {
    // SAFETY: in each test the imported allocation is freed before.
    unsafe { allocation.export_pointer() }
}

/// Returns bytes that differ from one another, and that depend on the seed.
pub fn pattern(seed: usize, size: usize) -> Vec<u8> {
    // The bytes repeat after so many, and a copy is faster than a calculation, above all under a sanitizer.
    const PERIOD: usize = 251 * 256;
    let byte = |index| (seed * 31 + index * 7 + index / 251) as u8;
    let period: Vec<u8> = (0..size.min(PERIOD)).map(byte).collect();
    let mut bytes = period.repeat(size.div_ceil(PERIOD));
    bytes.truncate(size);
    bytes
}

/// Copies to existing memory.
pub fn upload(address: CUdeviceptr, bytes: &[u8]) {
    // SAFETY: each test copies to its own memory.
    unsafe { calls::cuMemcpyHtoD_v2(address, bytes.as_ptr().cast(), bytes.len()) }.expect("a copy");
    // The call may return before the bytes have arrived, and the memory may be unmapped next.
    calls::cuCtxSynchronize().expect("the copy ends");
}

/// Copies from existing memory.
pub fn download(address: CUdeviceptr, size: usize) -> Vec<u8> {
    let mut bytes = vec![0xEE; size];
    // SAFETY: each test copies from its own memory.
    unsafe { calls::cuMemcpyDtoH_v2(bytes.as_mut_ptr().cast(), address, size) }.expect("a copy");
    bytes
}

/// The other one of two processes.
pub struct Peer {
    socket: UnixDatagram,
    child: Option<Child>,
}

/// Runs `first` here and `second` in another process, each with its own driver.
pub fn with_two(
    test: &str,
    first: impl FnOnce(&PrimaryContext, &Peer),
    second: impl FnOnce(&PrimaryContext, &Peer),
) {
    with_driver(test, |context| {
        if env::var_os(SECOND).is_some() {
            let stdin = io::stdin().as_fd().try_clone_to_owned().expect("the socket");
            let peer = Peer { socket: stdin.into(), child: None };
            return second(context, &peer);
        }
        let (socket, other) = UnixDatagram::pair().expect("sockets");
        // If one process ends early, the other one must not wait.
        socket.set_read_timeout(Some(Duration::from_secs(60))).expect("a time");
        other.set_read_timeout(Some(Duration::from_secs(60))).expect("a time");
        let mut child = again(test);
        child.env(SECOND, "1").stdin(OwnedFd::from(other));
        child.stdout(Stdio::piped()).stderr(Stdio::piped());
        let child = child.spawn().expect("this test's program runs again");
        let mut peer = Peer { socket, child: Some(child) };
        first(context, &peer);
        finish(peer.child.take().ok_or_else(|| io::Error::other("it is running")));
    });
}

impl Peer {
    pub fn send(&self, bytes: &[u8]) {
        self.socket.send(bytes).expect("the other process listens");
    }

    pub fn receive(&self) -> Vec<u8> {
        let mut bytes = vec![0; 256];
        let length = self.socket.recv(&mut bytes).expect("the other process answers");
        bytes.truncate(length);
        bytes
    }

    /// Sends a file descriptor, as `SCM_RIGHTS`.
    pub fn send_file(&self, file: &OwnedFd) {
        let mut byte = 0_u8;
        let mut part = libc::iovec { iov_base: (&raw mut byte).cast(), iov_len: 1 };
        let mut space = [0_u64; 8];
        // SAFETY: the message and the memory behind its pointers are live locals; the space holds one descriptor.
        let sent = unsafe {
            let mut message: libc::msghdr = mem::zeroed();
            message.msg_iov = &mut part;
            message.msg_iovlen = 1;
            message.msg_control = space.as_mut_ptr().cast();
            message.msg_controllen = libc::CMSG_SPACE(size_of::<RawFd>() as u32) as _;
            let header = libc::CMSG_FIRSTHDR(&message);
            (*header).cmsg_level = libc::SOL_SOCKET;
            (*header).cmsg_type = libc::SCM_RIGHTS;
            (*header).cmsg_len = libc::CMSG_LEN(size_of::<RawFd>() as u32) as _;
            libc::CMSG_DATA(header).cast::<RawFd>().write_unaligned(file.as_raw_fd());
            libc::sendmsg(self.socket.as_raw_fd(), &message, 0)
        };
        assert_eq!(sent, 1, "{}", io::Error::last_os_error());
    }

    pub fn receive_file(&self) -> OwnedFd {
        let mut byte = 0_u8;
        let mut part = libc::iovec { iov_base: (&raw mut byte).cast(), iov_len: 1 };
        let mut space = [0_u64; 8];
        // SAFETY: the message and the memory behind its pointers are live locals; nothing else owns a received
        // descriptor.
        unsafe {
            let mut message: libc::msghdr = mem::zeroed();
            message.msg_iov = &mut part;
            message.msg_iovlen = 1;
            message.msg_control = space.as_mut_ptr().cast();
            message.msg_controllen = size_of_val(&space) as _;
            let got = libc::recvmsg(self.socket.as_raw_fd(), &mut message, libc::MSG_CMSG_CLOEXEC);
            assert_eq!(got, 1, "{}", io::Error::last_os_error());
            let header = libc::CMSG_FIRSTHDR(&message);
            assert!(!header.is_null(), "a descriptor comes");
            assert_eq!((*header).cmsg_type, libc::SCM_RIGHTS);
            OwnedFd::from_raw_fd(libc::CMSG_DATA(header).cast::<RawFd>().read_unaligned())
        }
    }
}
