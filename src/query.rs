//! The queries that rules send to the driver and to the host. A query that fails returns nothing, because the call itself then
//! reports the reason.
//!
//! `#[inline]` keeps the queries out of a build that does not use them.
//!
//! A query must not disturb the program. Some queries break a capture of a stream, so they are sent only if they break none.
//! Otherwise the mock of the tests fails.
//!
//! A driver of CUDA 12.9 or newer logs each query that fails, for example in the file that `CUDA_LOG_FILE` names. So a query is
//! not sent if it is known to fail. `docs/preconditions.md` lists those that can still fail.
//!
//! The times are those of an H100. A rule makes its query before each call, so the query may take a tenth of the call's time,
//! and only calls that take microseconds have such rules. A cause makes its query after the driver has refused the call, so
//! this query may take longer.

use crate::jit::logged;
use crate::release;
use crate::rule::{Limits, Live, is_known_to_driver};
use core::cell::Cell;
use core::ffi::{CStr, c_char, c_int, c_uint, c_ulonglong, c_void};
use core::mem::MaybeUninit;
use core::sync::atomic::{AtomicI32, Ordering};
use libcuda_sys::*;
use std::collections::HashMap;
use std::ffi::CString;

std::thread_local! {
    static SILENT: Cell<bool> = const { Cell::new(false) };
    /// Whether the caller knows of each handle whether it is live.
    static KNOWN: Cell<bool> = const { Cell::new(false) };
    /// The function about which a query failed since [`undisturbing`] began, because it is a kernel.
    static UNKNOWN: Cell<usize> = const { Cell::new(0) };
    /// The one about which the query for a kernel failed too.
    static NEITHER: Cell<usize> = const { Cell::new(0) };
}

/// Runs `work` without queries: until it returns, each query on this thread returns nothing.
pub(crate) fn without<T>(work: impl FnOnce() -> T) -> T {
    struct Before(bool);
    impl Drop for Before {
        #[inline]
        fn drop(&mut self) {
            SILENT.set(self.0);
        }
    }
    let _before = Before(SILENT.replace(true));
    work()
}

/// Runs `work` for a caller that knows which objects were destroyed, and that calls `without` if a handle is of one.
///
/// A driver follows some handles of destroyed objects and dies, although it has refused the call that had them, with the code of
/// another mistake. Without this, no query follows them.
pub fn of_known_lives<T>(is_known: bool, work: impl FnOnce() -> T) -> T {
    struct Before(bool);
    impl Drop for Before {
        #[inline]
        fn drop(&mut self) {
            KNOWN.set(self.0);
        }
    }
    let _before = Before(KNOWN.replace(is_known));
    work()
}

/// Returns whether the driver's release is known, or can be asked for.
#[inline]
pub(crate) fn can_ask_release() -> bool {
    release::is_known() || !SILENT.get()
}

/// Returns the output of a query, if it succeeds.
fn answer<T>(query: impl FnOnce(*mut T) -> CUresult) -> Option<T> {
    if SILENT.get() {
        return None;
    }
    let mut answer = MaybeUninit::zeroed();
    let code = query(answer.as_mut_ptr());
    // SAFETY: each query of this file writes integers or pointers, for which zeros are valid.
    (code == CUresult::CUDA_SUCCESS).then(|| unsafe { answer.assume_init() })
}

/// Returns the number of devices. It does not change after `cuInit`.
///
/// The query is made once, because some calls whose rules need it take less than a microsecond.
#[inline]
pub(crate) fn devices() -> Option<c_int> {
    static DEVICES: AtomicI32 = AtomicI32::new(0);
    let mut devices = DEVICES.load(Ordering::Relaxed);
    if devices == 0 {
        // SAFETY: the output is a live integer.
        devices = answer(|count| unsafe { cuDeviceGetCount(count) })?;
        DEVICES.store(devices, Ordering::Relaxed);
    }
    Some(devices)
}

/// Returns whether this thread has a current context, without which some queries fail.
#[inline]
pub(crate) fn has_context() -> bool {
    current_context().is_some_and(|context| !context.is_null())
}

/// Returns whether an ordinal is that of a device. No query is made about other ordinals.
#[inline]
fn is_device(device: CUdevice) -> bool {
    devices().is_some_and(|devices| (0..devices).contains(&device))
}

/// Returns the device of the current context.
///
/// 13 ns, after 12 for the context. Fails without a context.
#[inline]
pub(crate) fn current_device() -> Option<CUdevice> {
    if !has_context() {
        return None;
    }
    // SAFETY: the output is a live integer.
    answer(|device| unsafe { cuCtxGetDevice(device) })
}

/// Returns whether contexts of a device can be limited in resources of a type: 1 or 0.
///
/// As an attribute of a device.
#[inline]
pub(crate) fn execution_affinity(device: CUdevice, ty: CUexecAffinityType) -> Option<c_int> {
    if !is_device(device) {
        return None;
    }
    // SAFETY: the output is a live integer.
    answer(|value| unsafe { cuDeviceGetExecAffinitySupport(value, ty, device) })
}

/// Returns the current context of this thread.
///
/// 12 ns, in every state.
#[inline]
pub(crate) fn current_context() -> Option<CUcontext> {
    // SAFETY: the output is a live pointer.
    answer(|context| unsafe { cuCtxGetCurrent(context) })
}

/// Returns whether the primary context of a device is retained.
///
/// Not for a rule before a brief call: nobody has measured it. Fails for an ordinal of no device.
#[inline]
pub fn primary_context_is_active(device: CUdevice) -> Option<bool> {
    if !is_device(device) {
        return None;
    }
    let mut flags = 0;
    // SAFETY: the outputs are two live integers.
    answer(|active| unsafe { cuDevicePrimaryCtxGetState(device, &mut flags, active) })
        .map(|active: c_int| active != 0)
}

/// Returns an attribute of a device.
///
/// 15 ns. Fails for an ordinal of no device, and for an attribute that the driver lacks.
#[inline]
pub(crate) fn attribute(device: CUdevice, attribute: CUdevice_attribute) -> Option<c_int> {
    if !is_device(device) || !is_known_to_driver(attribute) {
        return None;
    }
    // SAFETY: the output is a live integer.
    answer(|value| unsafe { cuDeviceGetAttribute(value, attribute, device) })
}

impl Limits for CUdevice {
    #[inline]
    fn limit(self, wanted: CUdevice_attribute) -> Option<usize> {
        usize::try_from(attribute(self, wanted)?).ok().filter(|limit| *limit != 0)
    }
}

/// Returns a positive attribute of the current device.
#[inline]
pub(crate) fn current_attribute(wanted: CUdevice_attribute) -> Option<u32> {
    attribute(current_device()?, wanted)?.try_into().ok()
}

/// Returns a positive attribute of a function, or of the kernel that a call takes as one. After the first failure there are no
/// further queries of that kind about it, because the driver refuses queries about a kernel that is passed as a function.
///
/// 16 to 31 ns, of a kernel 1.7 us once more, because the driver logs the failure. Fails after an error of earlier work. Of a kernel it needs a
/// device, but no context; it breaks no capture.
#[inline]
pub(crate) fn attribute_of_function(
    f: Live<CUfunction>,
    wanted: CUfunction_attribute,
) -> Option<u32> {
    let own = f.get().addr();
    if own == 0 || own == NEITHER.get() {
        return None;
    }
    if own != UNKNOWN.get() {
        // SAFETY: the output is a live integer; `Live` guarantees that the function is live.
        let value: Option<c_int> =
            answer(|value| unsafe { cuFuncGetAttribute(value, wanted, f.get()) });
        if let Some(value) = value {
            return value.try_into().ok();
        }
        UNKNOWN.set(own);
    }
    let device = current_device()?;
    // SAFETY: as above; the driver refuses a handle that is of no kernel.
    let value: Option<c_int> =
        answer(|value| unsafe { cuKernelGetAttribute(value, wanted, f.get().cast(), device) });
    if value.is_none() {
        NEITHER.set(own);
    }
    value?.try_into().ok()
}

/// Returns the number of blocks of a function that a device can run at the same time. A launch need not be on the current device, so
/// it is that of the device with the most multiprocessors.
///
/// 62 ns, and an attribute of each device. Fails without a context, and after an error of earlier work.
#[inline]
pub(crate) fn blocks_at_once(f: Live<CUfunction>, threads: u32, shared: usize) -> Option<u64> {
    let processors = largest(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT)?;
    Some(u64::from(processors) * blocks_of_multiprocessor(f, threads, shared)?)
}

/// Returns the number of blocks of a function that a multiprocessor of the current device can run at the same time.
#[inline]
pub(crate) fn blocks_of_multiprocessor(
    f: Live<CUfunction>,
    threads: u32,
    shared: usize,
) -> Option<u64> {
    if !has_context() || f.get().is_null() || f.get().addr() == NEITHER.get() {
        return None;
    }
    let threads = c_int::try_from(threads).ok()?;
    // SAFETY: the output is a live integer; `Live` guarantees that the function is live.
    let blocks: c_int = answer(|blocks| unsafe {
        cuOccupancyMaxActiveBlocksPerMultiprocessor(blocks, f.get(), threads, shared)
    })?;
    blocks.try_into().ok()
}

/// Returns the most blocks that a cluster of a function can have, with the blocks and the shared memory of this launch.
///
/// For causes: 265 ns, of a kernel 330. Fails without a context, and breaks no capture.
#[inline]
pub(crate) fn largest_cluster(f: Live<CUfunction>, config: &CUlaunchConfig) -> Option<u64> {
    if !has_context() || f.get().is_null() || f.get().addr() == NEITHER.get() {
        return None;
    }
    // Neither the stream nor the size of the cluster matters.
    let config = CUlaunchConfig {
        hStream: core::ptr::null_mut(),
        attrs: core::ptr::null_mut(),
        numAttrs: 0,
        ..*config
    };
    // SAFETY: the output is a live integer and the configuration a live struct; `Live` guarantees that the function is live.
    let most: c_int = answer(|most| unsafe {
        cuOccupancyMaxPotentialClusterSize(most, f.get(), &raw const config)
    })?;
    most.try_into().ok().filter(|most| *most != 0)
}

/// Returns the bytes of the widest texture of linear memory with such elements, if more whole ones are in so many bytes.
///
/// For causes: 28 ns. Needs no context, and breaks no capture.
#[inline]
pub(crate) fn widest_linear_texture(
    format: CUarray_format,
    channels: c_uint,
    bytes: usize,
) -> Option<usize> {
    let device = current_device()?;
    let size = size_of_element(format, channels)?;
    // SAFETY: the output is a live integer.
    let width: usize = answer(|width| unsafe {
        cuDeviceGetTexture1DLinearMaxWidth(width, format, channels, device)
    })?;
    width.checked_mul(size).filter(|_| bytes / size > width)
}

/// Returns the size of an element with such channels, if all channels are of one size.
#[inline]
pub(crate) fn size_of_element(format: CUarray_format, channels: c_uint) -> Option<usize> {
    use CUarray_format as F;
    let channel = match format {
        F::CU_AD_FORMAT_UNSIGNED_INT8 | F::CU_AD_FORMAT_SIGNED_INT8 => 1,
        F::CU_AD_FORMAT_UNSIGNED_INT16 | F::CU_AD_FORMAT_SIGNED_INT16 | F::CU_AD_FORMAT_HALF => 2,
        F::CU_AD_FORMAT_UNSIGNED_INT32 | F::CU_AD_FORMAT_SIGNED_INT32 | F::CU_AD_FORMAT_FLOAT => 4,
        _ => return None,
    };
    Some(channel * channels as usize).filter(|size| *size != 0)
}

/// Returns the bytes of local memory that a function has for all threads that the current device can run at the same time.
#[inline]
pub(crate) fn local_memory(f: Live<CUfunction>) -> Option<usize> {
    const BYTES: CUfunction_attribute = CUfunction_attribute::CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES;
    (attribute_of_function(f, BYTES)? as usize).checked_mul(resident_threads()?)
}

/// Returns the number of threads that the current device can run at the same time.
#[inline]
pub(crate) fn resident_threads() -> Option<usize> {
    use CUdevice_attribute as A;
    let processors = current_attribute(A::CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT)?;
    let threads = current_attribute(A::CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR)?;
    (processors as usize).checked_mul(threads as usize)
}

/// Returns the number of blocks of a function that the multiprocessors of a stream's green context can run at the same time;
/// `None` for a stream of another context.
///
/// As `blocks_at_once`.
#[inline]
pub(crate) fn blocks_in_green_context(
    stream: Live<CUstream>,
    f: Live<CUfunction>,
    threads: u32,
    shared: usize,
) -> Option<u64> {
    if stream.get().is_null() || stream.get().addr() <= CU_STREAM_PER_THREAD.addr() {
        return None;
    }
    // SAFETY: the output is a live pointer; `Live` guarantees that the stream is live.
    let green: CUgreenCtx = answer(|green| unsafe { cuStreamGetGreenCtx(stream.get(), green) })?;
    if green.is_null() {
        return None;
    }
    const SM: CUdevResourceType = CUdevResourceType::CU_DEV_RESOURCE_TYPE_SM;
    // SAFETY: the output is a live struct of integers, and the green context is that of a live stream.
    let resource: CUdevResource =
        answer(|resource| unsafe { cuGreenCtxGetDevResource(green, resource, SM) })?;
    // SAFETY: the resource is what the driver has returned.
    let processors = unsafe { Live::new(&resource) }.sm()?.smCount;
    Some(u64::from(processors) * blocks_of_multiprocessor(f, threads, shared)?)
}

/// Returns whether an attribute of some device is zero.
#[inline]
pub(crate) fn some_device_lacks(wanted: CUdevice_attribute) -> bool {
    (0..devices().unwrap_or(0)).any(|device| attribute(device, wanted) == Some(0))
}

/// Returns whether every device lacks an ability.
#[inline]
pub(crate) fn every_device_lacks(wanted: CUdevice_attribute) -> bool {
    devices().is_some_and(|devices| {
        devices > 0 && (0..devices).all(|device| attribute(device, wanted) == Some(0))
    })
}

/// Returns how many devices have an ability, if the driver knows of each whether it does.
#[inline]
pub(crate) fn devices_with(wanted: CUdevice_attribute) -> Option<c_uint> {
    let mut able = 0;
    for device in 0..devices()? {
        able += c_uint::from(attribute(device, wanted)? != 0);
    }
    Some(able)
}

/// Returns the largest value that an attribute has among the devices, if it is not zero.
#[inline]
pub(crate) fn largest(wanted: CUdevice_attribute) -> Option<u32> {
    let mut largest = None;
    for device in 0..devices()? {
        largest = largest.max(Some(attribute(device, wanted)?));
    }
    largest?.try_into().ok().filter(|largest| *largest != 0)
}

/// Puts the thread into the capture mode that allows every query. Dropping this restores the mode from before.
pub struct Relaxed(CUstreamCaptureMode);

impl Relaxed {
    /// Sets this mode for the thread.
    #[inline]
    pub fn new() -> Result<Self, CUresult> {
        let mut mode = CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED;
        // SAFETY: the place is a live local.
        match unsafe { cuThreadExchangeStreamCaptureMode(&mut mode) } {
            CUresult::CUDA_SUCCESS => Ok(Self(mode)),
            code => Err(code),
        }
    }
}

impl Drop for Relaxed {
    #[inline]
    fn drop(&mut self) {
        // SAFETY: the place is a live local, with the mode from before.
        let _ = unsafe { cuThreadExchangeStreamCaptureMode(&mut self.0) };
    }
}

/// Runs `work` so that none of its queries breaks a capture: in the mode that allows queries or, if the thread cannot have this
/// mode, without queries.
pub(crate) fn undisturbing<T>(work: impl FnOnce() -> T) -> T {
    if SILENT.get() {
        return work();
    }
    UNKNOWN.set(0);
    NEITHER.set(0);
    match Relaxed::new() {
        Ok(_relaxed) => work(),
        Err(_) => without(work),
    }
}

/// Returns the device of a stream that does not capture. If it did, this query would break the capture.
///
/// 20 to 33 ns, after 15 for the capture. It breaks each capture of its own stream, from every thread and in every mode. Fails
/// after an error of earlier work.
#[inline]
pub(crate) fn stream_device(stream: Live<CUstream>) -> Option<CUdevice> {
    if is_capturing(stream)? {
        return None;
    }
    // SAFETY: the output is a live integer; `Live` guarantees that the stream is a default one or live.
    answer(|device| unsafe { cuStreamGetDevice(stream.get(), device) })
}

/// Returns the context of a stream.
///
/// 21 ns. Breaks no capture. Fails after an error of earlier work.
#[inline]
pub(crate) fn stream_context(stream: Live<CUstream>) -> Option<CUcontext> {
    // SAFETY: the output is a live pointer; `Live` guarantees that the stream is a default one or live.
    answer(|context| unsafe { cuStreamGetCtx(stream.get(), context) })
}

/// Returns whether the memory at an address is managed.
///
/// 39 to 93 ns, 130 for pageable memory, in every state.
#[inline]
pub(crate) fn is_managed(address: CUdeviceptr) -> Option<bool> {
    let mut wanted = [CUpointer_attribute::CU_POINTER_ATTRIBUTE_IS_MANAGED];
    // The query of the attribute alone fails for memory that CUDA does not know. The driver writes a Boolean, into memory of zeros.
    let managed: c_uint = answer(|managed: *mut c_uint| {
        let mut values = [managed.cast::<c_void>()];
        // SAFETY: the lists are live and of the same length, and the value has room for its attribute.
        unsafe { cuPointerGetAttributes(1, wanted.as_mut_ptr(), values.as_mut_ptr(), address) }
    })?;
    Some(managed != 0)
}

/// Returns whether an address is of memory that CUDA knows and does not manage. It does not know pageable memory. Pageable memory
/// that was registered is known, and is managed like all of it if a device uses all memory of the host.
///
/// As `is_managed`.
#[inline]
pub(crate) fn is_unmanaged(address: CUdeviceptr) -> bool {
    if address == 0 {
        return false;
    }
    use CUpointer_attribute as P;
    let mut wanted = [P::CU_POINTER_ATTRIBUTE_IS_MANAGED, P::CU_POINTER_ATTRIBUTE_RANGE_START_ADDR];
    let mut managed: c_uint = 0; // a Boolean, in as many bytes as the driver writes
    let start = answer(|start: *mut CUdeviceptr| {
        let mut values = [(&raw mut managed).cast(), start.cast::<c_void>()];
        // SAFETY: the lists are live and of the same length, and each value has room for its attribute.
        unsafe { cuPointerGetAttributes(2, wanted.as_mut_ptr(), values.as_mut_ptr(), address) }
    });
    managed == 0 && start.is_some_and(|start| start != 0) && !is_used_as_host(address)
}

/// Returns whether some device uses all memory of the host, which needs no allocation.
#[inline]
fn some_device_uses_all() -> bool {
    let all = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS;
    devices().is_none_or(|devices| (0..devices).any(|device| attribute(device, all) != Some(0)))
}

/// Returns whether an address is of memory of the host that CUDA knows, and some device uses this memory as it uses all of the host:
/// beyond a registered range too.
#[inline]
fn is_used_as_host(address: CUdeviceptr) -> bool {
    let is_of_host =
        |memory: Memory| memory.kind == CUmemorytype::CU_MEMORYTYPE_HOST && memory.is_managed == 0;
    memory(address).flatten().is_some_and(is_of_host) && some_device_uses_all()
}

/// The memory at an address.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Memory {
    /// The start of its allocation, or of its range of addresses.
    pub start: CUdeviceptr,
    /// The size of its allocation, or of its range of addresses.
    pub size: usize,
    /// Zero if the range is reserved, and no memory is mapped there.
    pub kind: CUmemorytype,
    pub(crate) is_managed: c_uint,
    pub(crate) is_mapped: c_uint,
    /// Whether other processes can open it.
    pub(crate) is_shareable: c_uint,
}

/// Returns the memory at an address, or `Some(None)` if CUDA knows none there.
///
/// 40 to 145 ns, in every state.
#[inline]
pub fn memory(address: CUdeviceptr) -> Option<Option<Memory>> {
    if address == 0 {
        return Some(None);
    }
    use CUpointer_attribute as P;
    let mut wanted = [
        P::CU_POINTER_ATTRIBUTE_RANGE_START_ADDR,
        P::CU_POINTER_ATTRIBUTE_RANGE_SIZE,
        P::CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
        P::CU_POINTER_ATTRIBUTE_IS_MANAGED,
        P::CU_POINTER_ATTRIBUTE_MAPPED,
        P::CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE,
    ];
    answer(|memory: *mut Memory| {
        // The driver writes one byte of a Boolean, into memory of zeros.
        // SAFETY: the places are fields of a live struct, each with room for its attribute, in lists of the same length.
        unsafe {
            let mut values: [*mut c_void; 6] = [
                (&raw mut (*memory).start).cast(),
                (&raw mut (*memory).size).cast(),
                (&raw mut (*memory).kind).cast(),
                (&raw mut (*memory).is_managed).cast(),
                (&raw mut (*memory).is_mapped).cast(),
                (&raw mut (*memory).is_shareable).cast(),
            ];
            cuPointerGetAttributes(6, wanted.as_mut_ptr(), values.as_mut_ptr(), address)
        }
    })
    .map(|memory| {
        let offset = address.checked_sub(memory.start);
        let is_there =
            memory.start != 0 && offset.is_some_and(|offset| offset < memory.size as u64);
        is_there.then_some(memory)
    })
}

/// Returns whether CUDA knows memory at an address.
#[inline]
pub(crate) fn is_memory(address: CUdeviceptr) -> Option<bool> {
    Some(memory(address)?.is_some())
}

/// Returns whether `cuMemMap` has mapped what is at an address.
///
/// 65 ns after `memory`. Fails for other memory.
#[inline]
pub(crate) fn is_mapped_by_hand(address: CUdeviceptr) -> Option<bool> {
    // All memory is mapped. Of most other memory the handle need not be asked for: a query that fails is a line in the driver's log.
    let can_be = memory(address)?.is_some_and(|memory| {
        memory.is_mapped != 0 && memory.is_shareable == 0 && memory.is_managed == 0
    });
    // The driver itself may map the memory of pools like that.
    if !can_be || is_of_pool(address) == Some(true) {
        return Some(false);
    }
    let (mut handle, address) = (0, core::ptr::without_provenance_mut(address as usize));
    // SAFETY: the output is a live integer, and the address is only looked up.
    match unsafe { cuMemRetainAllocationHandle(&mut handle, address) } {
        CUresult::CUDA_SUCCESS => {
            // SAFETY: the handle is this function's own reference.
            let _ = unsafe { cuMemRelease(handle) };
            Some(true)
        }
        CUresult::CUDA_ERROR_INVALID_VALUE => Some(false),
        _ => None,
    }
}

/// Returns the mapping of `cuMemMap` at an address. Its range of addresses is the whole reservation, which can have several.
///
/// For causes: nobody has measured it. In every state.
#[inline]
pub(crate) fn mapping(address: CUdeviceptr) -> Option<Memory> {
    if !is_mapped_by_hand(address)? {
        return None;
    }
    let memory = memory(address)??;
    use CUpointer_attribute as P;
    let mut wanted =
        [P::CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR, P::CU_POINTER_ATTRIBUTE_MAPPING_SIZE];
    let (mut start, mut size): (CUdeviceptr, usize) = (0, 0);
    let mut values = [(&raw mut start).cast::<c_void>(), (&raw mut size).cast()];
    // SAFETY: the lists are live and of the same length, and each value has room for its attribute.
    answer(|_: *mut ()| unsafe {
        cuPointerGetAttributes(2, wanted.as_mut_ptr(), values.as_mut_ptr(), address)
    })?;
    let is_there = address.checked_sub(start).is_some_and(|offset| offset < size as CUdeviceptr);
    is_there.then_some(Memory { start, size, ..memory })
}

/// Returns the access of a device to a mapping of `cuMemMap`.
///
/// For causes. Fails where nothing is mapped.
#[inline]
fn access(device: CUdevice, address: CUdeviceptr) -> Option<CUmemAccess_flags> {
    let location =
        CUmemLocation { type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE, id: device };
    // SAFETY: the output is a live integer, the location is a live struct, and the address is only looked up.
    let flags: c_ulonglong = answer(|flags| unsafe { cuMemGetAccess(flags, &location, address) })?;
    Some(CUmemAccess_flags(flags as _))
}

/// The devices that lack an access to mapped memory.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Lack {
    Nobody,
    /// The current device, and maybe not every one.
    Current,
    Every,
}

/// The bytes that a copy or a fill uses: rows of one width.
#[derive(Clone, Copy)]
pub(crate) struct Rows {
    /// The first byte of the first row.
    pub start: CUdeviceptr,
    pub width: usize,
    /// The number of rows, and the bytes from one to the next.
    pub height: usize,
    pub pitch: usize,
    /// The number of such rectangles, and the bytes from one to the next.
    pub depth: usize,
    pub slice: usize,
}

impl Rows {
    /// Returns a single row.
    #[inline]
    pub fn one(start: CUdeviceptr, width: usize) -> Self {
        Self { start, width, height: 1, pitch: 0, depth: 1, slice: 0 }
    }

    /// Returns the first byte of a row.
    #[inline]
    fn row(&self, y: usize, z: usize) -> CUdeviceptr {
        let offset = z.saturating_mul(self.slice).saturating_add(y.saturating_mul(self.pitch));
        self.start.saturating_add(offset as CUdeviceptr)
    }

    /// Returns the end of the last row, or the start if there is none.
    #[inline]
    fn end(&self) -> CUdeviceptr {
        match self.width != 0 && self.height != 0 && self.depth != 0 {
            true => self.row(self.height - 1, self.depth - 1).saturating_add(self.width as _),
            false => self.start,
        }
    }

    /// Returns whether a row has one of the bytes of a range.
    #[inline]
    fn overlap(&self, from: CUdeviceptr, to: CUdeviceptr) -> bool {
        // The last one that begins before the range, and the next one.
        let near = |offset: CUdeviceptr, distance: usize, count: usize| {
            let last = (offset as usize).checked_div(distance).unwrap_or(0).min(count - 1);
            last..count.min(last + 2)
        };
        near(from.saturating_sub(self.start), self.slice, self.depth).any(|z| {
            near(from.saturating_sub(self.row(0, z)), self.pitch, self.height).any(|y| {
                let row = self.row(y, z);
                row < to && row.saturating_add(self.width as CUdeviceptr) > from
            })
        })
    }
}

/// Returns which devices lack an access to mappings of `cuMemMap` among the bytes of rows. Memory of other functions needs none.
#[inline]
pub(crate) fn lacking(rows: Rows, wanted: CUmemAccess_flags) -> Lack {
    let (mut lack, mut at) = (Lack::Nobody, rows.start);
    let end = rows.end();
    for _ in 0..ADJACENT {
        let Some(mapping) = (at < end).then(|| mapping(at)).flatten() else { break };
        let next = mapping.start.saturating_add(mapping.size as CUdeviceptr);
        let lacks = |device| access(device, at).is_some_and(|access| !access.contains(wanted));
        if !rows.overlap(at, next) {
            at = next;
            continue;
        }
        let is_of_device = mapping.kind == CUmemorytype::CU_MEMORYTYPE_DEVICE;
        // The host can have access to memory of its own.
        if is_of_device && devices().is_some_and(|devices| (0..devices).all(lacks)) {
            return Lack::Every;
        }
        if current_device().is_some_and(lacks) {
            lack = Lack::Current;
        }
        at = next;
    }
    lack
}

/// Returns the pool of memory: `Some(null)` if it is of none.
///
/// As `memory`.
#[inline]
pub(crate) fn pool_of(address: CUdeviceptr) -> Option<CUmemoryPool> {
    use CUpointer_attribute as P;
    memory(address)??;
    let mut wanted = [P::CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE];
    answer(|pool: *mut CUmemoryPool| {
        let mut values = [pool.cast::<c_void>()];
        // SAFETY: the lists are live and of the same length, and the value has room for its attribute.
        unsafe { cuPointerGetAttributes(1, wanted.as_mut_ptr(), values.as_mut_ptr(), address) }
    })
}

/// Returns whether memory is of a pool. A driver without pools does not tell it.
#[inline]
pub(crate) fn is_of_pool(address: CUdeviceptr) -> Option<bool> {
    if !is_known_to_driver(CUpointer_attribute::CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE) {
        return None;
    }
    Some(!pool_of(address)?.is_null())
}

/// Returns whether CUDA knows memory at an address, if no device uses all memory of the host: the work may be of another device
/// than the current one.
#[inline]
pub(crate) fn is_known(address: CUdeviceptr) -> Option<bool> {
    is_memory(address).filter(|_| !some_device_uses_all())
}

/// The number of adjacent allocations that are followed.
const ADJACENT: usize = 1 << 10;

/// Returns the number of bytes from an address to the end of its memory. Work can go on from one mapping of `cuMemMap` into the
/// next, and from managed memory into other managed memory: these are one.
#[inline]
pub(crate) fn bytes_from(address: CUdeviceptr) -> Option<usize> {
    let first = memory(address)??;
    if is_used_as_host(address) {
        return None;
    }
    let is_mapped = first.is_managed == 0 && is_mapped_by_hand(address)?;
    let end = |memory: Memory, at| {
        let memory = if is_mapped { mapping(at)? } else { memory };
        memory.start.checked_add(memory.size as CUdeviceptr)
    };
    let mut at = end(first, address)?;
    if first.is_managed != 0 || is_mapped {
        for _ in 0..ADJACENT {
            let next = memory(at)?.filter(|next| {
                next.is_mapped != 0 && next.is_shareable == 0 && next.is_managed == first.is_managed
            });
            let Some(next) = next else { return Some((at - address) as usize) };
            at = end(next, at)?;
        }
        return None;
    }
    Some((at - address) as usize)
}

/// Returns a limit of the current context.
///
/// 0.9 us, in every state and each mode of capture. Fails without a context, and for a limit that its device lacks.
#[inline]
pub(crate) fn limit_of_context(limit: CUlimit) -> Option<usize> {
    if !has_context() {
        return None;
    }
    // SAFETY: the output is a live integer.
    answer(|value| unsafe { cuCtxGetLimit(value, limit) })
}

/// Returns the number of free bytes of the current device, and of all its bytes.
///
/// For causes: nobody has measured it. Fails without a context, and after an error of earlier work was returned.
#[inline]
pub(crate) fn memory_of_device() -> Option<(usize, usize)> {
    if !has_context() {
        return None;
    }
    let mut total = 0;
    // SAFETY: the outputs are two live integers.
    let free = answer(|free| unsafe { cuMemGetInfo_v2(free, &mut total) })?;
    Some((free, total))
}

/// Returns whether a stream captures. The legacy stream cannot, and the driver refuses a query about it while another stream
/// captures.
///
/// 15 ns. Breaks no capture. Fails for the stream of a thread without a context, and after an error of earlier work.
#[inline]
pub(crate) fn is_capturing(stream: Live<CUstream>) -> Option<bool> {
    if stream.get().is_null() || stream.get() == CU_STREAM_LEGACY {
        return Some(false);
    }
    if stream.get() == CU_STREAM_PER_THREAD && !has_context() {
        return None;
    }
    // SAFETY: the output is a live enumerator; `Live` guarantees that the stream is a default one or live.
    let status = answer(|status| unsafe { cuStreamIsCapturing(stream.get(), status) })?;
    Some(status != CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_NONE)
}

/// The length of the longest list of the driver's objects.
const LISTED: usize = 1 << 20;

/// The number of graphs that are searched, with one graph and its child graphs.
const GRAPHS: usize = 1 << 10;

/// Returns the type of a node.
///
/// 10 ns, in every state.
#[inline]
pub(crate) fn node_type(node: Live<CUgraphNode>) -> Option<CUgraphNodeType> {
    if node.get().is_null() {
        return None;
    }
    // SAFETY: the output is a live enumerator; `Live` guarantees that the node is live.
    answer(|ty| unsafe { cuGraphNodeGetType(node.get(), ty) })
}

/// Returns a list of nodes. `list` makes the driver write the number of nodes and, if the list is not null, at most that many
/// nodes.
fn listed(list: impl Fn(*mut CUgraphNode, *mut usize) -> CUresult) -> Option<Vec<CUgraphNode>> {
    let mut count: usize =
        answer(|count| list(core::ptr::null_mut(), count)).filter(|count| *count <= LISTED)?;
    let mut nodes = vec![core::ptr::null_mut(); count];
    if count == 0 {
        return Some(nodes);
    }
    let code = list(nodes.as_mut_ptr(), &mut count);
    (code == CUresult::CUDA_SUCCESS).then(|| {
        nodes.truncate(count);
        nodes
    })
}

/// Returns the nodes of a graph.
///
/// For causes: the time grows with the graph. In every state.
#[inline]
pub(crate) fn nodes(graph: Live<CUgraph>) -> Option<Vec<CUgraphNode>> {
    if graph.get().is_null() {
        return None;
    }
    // SAFETY: the list is null or has room for that many; `Live` guarantees that the graph is live.
    listed(|list, count| unsafe { cuGraphGetNodes(graph.get(), list, count) })
}

/// Returns the nodes that a node of the graph depends on; `None` for a node of another graph.
///
/// As `nodes`.
#[inline]
pub(crate) fn dependencies(graph: Live<CUgraph>, node: CUgraphNode) -> Option<Vec<CUgraphNode>> {
    nodes(graph)?.contains(&node).then(|| dependencies_of(node))?
}

/// As `dependencies`, of a live node.
#[inline]
fn dependencies_of(node: CUgraphNode) -> Option<Vec<CUgraphNode>> {
    listed(|list, count| {
        // Without data of edges, the call fails where they are not zero.
        // SAFETY: the count is a live integer: the room in the list, where that is not null.
        let room = if list.is_null() { 0 } else { unsafe { *count } };
        let mut data = vec![CUgraphEdgeData::default(); room];
        let edges = if list.is_null() { core::ptr::null_mut() } else { data.as_mut_ptr() };
        // SAFETY: each list is null or has room for that many; the node is of a live graph.
        unsafe { cuGraphNodeGetDependencies_v2(node, list, edges, count) }
    })
}

/// Returns whether graphs hold memory on the current device, and an executable graph frees none when it is launched again.
///
/// Both queries are answered without a context and in captures of every mode, which go on.
#[inline]
pub(crate) fn keeps_memory(exec: Live<CUgraphExec>) -> Option<bool> {
    if exec.get().is_null() {
        return None;
    }
    const AUTO_FREE: CUgraphInstantiate_flags =
        CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH;
    const USED: CUgraphMem_attribute = CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT;
    // SAFETY: the output is a live integer; `Live` guarantees that the graph is live.
    let flags = answer(|flags| unsafe { cuGraphExecGetFlags(exec.get(), flags) })?;
    let device = current_device()?;
    let used = answer(|used: *mut cuuint64_t| {
        // SAFETY: the output is of the documented type.
        unsafe { cuDeviceGetGraphMemAttribute(device, USED, used.cast()) }
    })?;
    Some(used != 0 && flags & cuuint64_t::from(AUTO_FREE.bits()) == 0)
}

/// Returns whether some nodes of a graph depend on each other.
#[inline]
pub(crate) fn has_cycle(graph: Live<CUgraph>) -> Option<bool> {
    let mut nodes = nodes(graph)?;
    nodes.sort_unstable();
    nodes.dedup();
    let (mut left, mut later) = (HashMap::new(), HashMap::<_, Vec<_>>::new());
    for node in &nodes {
        let before = dependencies_of(*node)?;
        left.insert(*node, before.len());
        before.into_iter().for_each(|before| later.entry(before).or_default().push(*node));
    }
    // A node is done when all before it are.
    let mut ready: Vec<_> = nodes.iter().copied().filter(|node| left[node] == 0).collect();
    let mut done = 0;
    while let Some(node) = ready.pop() {
        done += 1;
        for node in later.remove(&node).unwrap_or_default() {
            let left = left.get_mut(&node)?;
            *left -= 1;
            ready.extend((*left == 0).then_some(node));
        }
    }
    Some(done < nodes.len())
}

/// Nodes, each with its type.
type Typed = Vec<(CUgraphNode, CUgraphNodeType)>;

/// Returns the nodes of a graph with their types.
#[inline]
pub(crate) fn typed_nodes(graph: Live<CUgraph>) -> Option<Typed> {
    let nodes = nodes(graph)?.into_iter();
    // SAFETY: the nodes of a live graph are live.
    nodes.map(|node| Some((node, node_type(unsafe { Live::new(node) })?))).collect()
}

/// Returns the nodes of a graph and of its child graphs with their types.
#[inline]
pub(crate) fn all_nodes(graph: Live<CUgraph>) -> Option<Typed> {
    let (mut all, mut graphs) = (Vec::new(), vec![graph.get()]);
    for _ in 0..GRAPHS {
        let Some(graph) = graphs.pop() else { return Some(all) };
        // SAFETY: the graph is the live one of the caller, or the driver has returned it as a part of that.
        for (node, ty) in typed_nodes(unsafe { Live::new(graph) })? {
            if ty == CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH {
                // SAFETY: the output is a live pointer, and the node is a live child graph node.
                graphs.push(answer(|child| unsafe { cuGraphChildGraphNodeGetGraph(node, child) })?);
            }
            all.push((node, ty));
        }
    }
    None
}

std::thread_local! {
    /// The bodies of conditional nodes that the caller knows, each with its node.
    static BODIES: Cell<Vec<(CUgraphNode, CUgraph)>> = const { Cell::new(Vec::new()) };
}

/// Runs `work` for a caller that knows the bodies of conditional nodes. Drivers before CUDA 13.2 do not tell them.
///
/// # Safety
///
/// As long as a node is live, its bodies must be live graphs, until `work` has returned.
pub unsafe fn of_known_bodies<T>(
    bodies: Vec<(CUgraphNode, CUgraph)>,
    work: impl FnOnce() -> T,
) -> T {
    struct Before(Vec<(CUgraphNode, CUgraph)>);
    impl Drop for Before {
        #[inline]
        fn drop(&mut self) {
            BODIES.set(core::mem::take(&mut self.0));
        }
    }
    let _before = Before(BODIES.replace(bodies));
    work()
}

/// Returns the bodies of a live conditional node, as far as they are known.
#[inline]
fn bodies_of(node: CUgraphNode) -> Vec<CUgraph> {
    let known = BODIES.take();
    let own: Vec<_> = known.iter().filter(|(of, _)| *of == node).map(|(_, body)| *body).collect();
    BODIES.set(known);
    if !own.is_empty() || !is_present(c"cuGraphNodeGetParams") {
        return own;
    }
    // SAFETY: the output is a live struct, for whose members zeros are valid, and the node is live.
    let params: Option<CUgraphNodeParams> =
        answer(|params| unsafe { cuGraphNodeGetParams(node, params) });
    let is_conditional =
        |of: &CUgraphNodeParams| of.type_ == CUgraphNodeType::CU_GRAPH_NODE_TYPE_CONDITIONAL;
    let Some(params) = params.filter(is_conditional) else { return own };
    // SAFETY: the type selects the member.
    let of = unsafe { params.anonymous.conditional };
    // SAFETY: the array is the driver's, with that many graphs.
    unsafe { crate::rule::elements(of.phGraph_out, of.size as usize) }.to_vec()
}

/// Returns the nodes in the bodies of a graph's conditional nodes, at any depth, with their types.
#[inline]
pub(crate) fn nodes_in_bodies(graph: Live<CUgraph>) -> Option<Typed> {
    use CUgraphNodeType as T;
    let (mut found, mut graphs) = (Vec::new(), vec![(graph.get(), false)]);
    for _ in 0..GRAPHS {
        let Some((graph, is_body)) = graphs.pop() else { return Some(found) };
        // SAFETY: the graph is the live one of the caller, or the driver has returned it as a part of that.
        for (node, ty) in typed_nodes(unsafe { Live::new(graph) })? {
            match ty {
                T::CU_GRAPH_NODE_TYPE_GRAPH => {
                    // SAFETY: the output is a live pointer, and the node is a live child graph node.
                    let child =
                        answer(|child| unsafe { cuGraphChildGraphNodeGetGraph(node, child) })?;
                    graphs.push((child, is_body));
                }
                T::CU_GRAPH_NODE_TYPE_CONDITIONAL => {
                    graphs.extend(bodies_of(node).into_iter().map(|body| (body, true)));
                }
                _ => {}
            }
            if is_body {
                found.push((node, ty));
            }
        }
    }
    None
}

/// Returns whether a graph has a node that allocates memory, and one that frees it.
///
/// As `nodes`.
#[inline]
pub(crate) fn allocates_and_frees(graph: Live<CUgraph>, address: CUdeviceptr) -> Option<[bool; 2]> {
    let (mut allocates, mut frees) = (false, false);
    for (node, ty) in typed_nodes(graph)? {
        if ty == CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_ALLOC {
            // SAFETY: the output is a live struct of integers and pointers, and the node is an allocation node of a live graph.
            let of: CUDA_MEM_ALLOC_NODE_PARAMS =
                answer(|of| unsafe { cuGraphMemAllocNodeGetParams(node, of) })?;
            allocates |= of.dptr == address;
        }
        if ty == CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_FREE {
            // SAFETY: the output is a live integer, and the node is a free node of a live graph.
            frees |= answer(|of| unsafe { cuGraphMemFreeNodeGetParams(node, of) })? == address;
        }
    }
    Some([allocates, frees])
}

/// Returns whether a memcpy node copies an array, and whether it copies host memory that CUDA does not know.
#[inline]
pub(crate) fn copied_by(node: CUgraphNode) -> Option<[bool; 2]> {
    // SAFETY: the output is a live struct of integers and pointers, and the node is a memcpy node of a live graph.
    let of: CUDA_MEMCPY3D = answer(|copy| unsafe { cuGraphMemcpyNodeGetParams(node, copy) })?;
    let first = |start: usize, [x, y, z]: [usize; 3], pitch: usize, height| {
        let row = y.wrapping_add(z.wrapping_mul(height));
        start.wrapping_add(x).wrapping_add(row.wrapping_mul(pitch)) as CUdeviceptr
    };
    let src = [of.srcXInBytes, of.srcY, of.srcZ];
    let dst = [of.dstXInBytes, of.dstY, of.dstZ];
    let sides = [
        (of.srcMemoryType, first(of.srcHost.addr(), src, of.srcPitch, of.srcHeight)),
        (of.dstMemoryType, first(of.dstHost.addr(), dst, of.dstPitch, of.dstHeight)),
    ];
    let is_unknown = |address| is_known(address) == Some(false);
    Some([
        sides.iter().any(|(ty, _)| *ty == CUmemorytype::CU_MEMORYTYPE_ARRAY),
        sides.iter().any(|(ty, at)| *ty == CUmemorytype::CU_MEMORYTYPE_HOST && is_unknown(*at)),
    ])
}

/// Returns the parameters of a kernel node.
///
/// For causes: 15 ns. Needs no context, and breaks no capture.
#[inline]
pub(crate) fn params_of_kernel_node(node: Live<CUgraphNode>) -> Option<CUDA_KERNEL_NODE_PARAMS> {
    if node_type(node)? != CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL {
        return None;
    }
    // SAFETY: the output is a live struct of integers and pointers, and the node is a live kernel node.
    answer(|of| unsafe { cuGraphKernelNodeGetParams_v2(node.get(), of) })
}

/// Returns the first message of the driver's compiler about PTX that failed to compile. This compiles the PTX again, without the
/// program's options, and takes as long as the first time.
#[inline]
pub(crate) fn message_of_compiler(image: Live<*const c_void>) -> Option<CString> {
    if !has_context() {
        return None;
    }
    let (loaded, log) = logged(|count, options, values| {
        // SAFETY: `Live` guarantees the PTX, and the rest is as `logged` says.
        answer(|module| unsafe { cuModuleLoadDataEx(module, image.get(), count, options, values) })
    });
    if let Some(module) = loaded {
        // SAFETY: it was loaded here, and nothing uses it.
        let _ = unsafe { cuModuleUnload(module) };
        return None;
    }
    // A warning may come first.
    let mut lines = log.lines().filter(|line| !line.trim().is_empty());
    let first = lines.clone().next();
    let line = lines.find(|line| line.contains("error") || line.contains("fatal")).or(first)?;
    let line = line.strip_prefix("ptxas application ptx input, ").unwrap_or(line);
    CString::new(line.split_whitespace().collect::<Vec<_>>().join(" ")).ok()
}

/// Returns the names of the functions in a module, if the driver can list them.
///
/// For causes: the time grows with the module. Fails after an error of earlier work.
#[inline]
pub(crate) fn functions_of(module: Live<CUmodule>) -> Option<Vec<String>> {
    if module.get().is_null() {
        return None;
    }
    // SAFETY: the output is a live integer; `Live` guarantees that the module is live.
    let count: c_uint = answer(|count| unsafe { cuModuleGetFunctionCount(count, module.get()) })
        .filter(|count| *count as usize <= LISTED)?;
    let mut functions = vec![core::ptr::null_mut(); count as usize];
    // SAFETY: the list has room for that many.
    let code = unsafe { cuModuleEnumerateFunctions(functions.as_mut_ptr(), count, module.get()) };
    if code != CUresult::CUDA_SUCCESS {
        return None;
    }
    let name = |function: &CUfunction| {
        // SAFETY: the output is a live pointer, and the function is of the live module.
        answer(|name| unsafe { cuFuncGetName(name, *function) })
    };
    functions.iter().map(|function| name(function).and_then(owned)).collect()
}

/// Returns the names of the kernels in a library, if the driver can list them, and it is known that the library is live: of one
/// that was unloaded, a driver of CUDA 13.0 says only that it has no such kernel, and dies in this query.
///
/// For causes: the time grows with the library. In every state.
#[inline]
pub(crate) fn kernels_of(library: Live<CUlibrary>) -> Option<Vec<String>> {
    if library.get().is_null() || !KNOWN.get() {
        return None;
    }
    // SAFETY: the output is a live integer; `Live` guarantees that the library is live.
    let count: c_uint = answer(|count| unsafe { cuLibraryGetKernelCount(count, library.get()) })
        .filter(|count| *count as usize <= LISTED)?;
    let mut kernels = vec![core::ptr::null_mut(); count as usize];
    // SAFETY: the list has room for that many.
    let code = unsafe { cuLibraryEnumerateKernels(kernels.as_mut_ptr(), count, library.get()) };
    if code != CUresult::CUDA_SUCCESS {
        return None;
    }
    let name = |kernel: &CUkernel| {
        // SAFETY: the output is a live pointer, and the kernel is of the live library.
        answer(|name| unsafe { cuKernelGetName(name, *kernel) })
    };
    kernels.iter().map(|kernel| name(kernel).and_then(owned)).collect()
}

/// What a module has names for, besides functions.
#[derive(Clone, Copy)]
pub(crate) enum Named {
    Variable,
    TextureReference,
    SurfaceReference,
}

/// Returns whether a module has something of this name.
///
/// For causes: 1 us, and two lines in the log, for a name that it lacks. Needs no context, as the call itself, and breaks no capture.
#[allow(deprecated)] // programs have references
#[inline]
pub(crate) fn module_has(module: Live<CUmodule>, kind: Named, name: &CStr) -> bool {
    let (module, name) = (module.get(), name.as_ptr());
    let code = |place: *mut usize| {
        // SAFETY: the output has room for an address or a handle, and the name is a C string; `Live` guarantees that the module
        // is live.
        unsafe {
            match kind {
                Named::Variable => {
                    cuModuleGetGlobal_v2(place.cast(), core::ptr::null_mut(), module, name)
                }
                Named::TextureReference => cuModuleGetTexRef(place.cast(), module, name),
                Named::SurfaceReference => cuModuleGetSurfRef(place.cast(), module, name),
            }
        }
    };
    !module.is_null() && answer(|place: *mut u64| code(place.cast())).is_some()
}

/// Returns whether a library has a variable of this name.
///
/// As `module_has`, but only for a call of the same function: `cuLibraryGetGlobal` loads the library into the context, and a driver
/// dies in it if the library was unloaded. `cuLibraryGetManaged` does neither.
#[inline]
pub(crate) fn library_has(library: Live<CUlibrary>, name: &CStr, is_managed: bool) -> bool {
    if library.get().is_null() {
        return false;
    }
    let (size, library, name) = (core::ptr::null_mut(), library.get(), name.as_ptr());
    // SAFETY: the output is a live integer, and the name is a C string; `Live` guarantees that the library is live.
    let found: Option<CUdeviceptr> = answer(|place| unsafe {
        match is_managed {
            true => cuLibraryGetManaged(place, size, library, name),
            false => cuLibraryGetGlobal(place, size, library, name),
        }
    });
    found.is_some()
}

/// Returns the first bytes of a file, if it can be read. What is no file of a disk, such as a pipe, is not opened.
#[inline]
pub(crate) fn beginning_of_file(path: &CStr) -> Option<Vec<u8>> {
    use std::io::Read as _;
    let path = std::path::Path::new(path.to_str().ok()?);
    if !metadata(path)??.is_file() {
        return None;
    }
    let mut beginning = Vec::new();
    let file = std::fs::File::open(path).ok()?;
    file.take(crate::rule::MOST_READ as u64).read_to_end(&mut beginning).ok()?;
    Some(beginning)
}

/// Returns the bytes of a file that is no larger than this, as `beginning_of_file`.
#[inline]
pub(crate) fn file_up_to(path: &CStr, most: u64) -> Option<Vec<u8>> {
    let path = std::path::Path::new(path.to_str().ok()?);
    let found = metadata(path)??;
    let is_small = found.is_file() && found.len() <= most;
    if is_small { std::fs::read(path).ok() } else { None }
}

/// Returns whether there can be a file of this name. A folder that may not be read can hide one.
#[inline]
pub(crate) fn is_file(path: &CStr) -> bool {
    path.to_str().map_or(true, |path| metadata(path.as_ref()).is_none_or(|file| file.is_some()))
}

/// Returns what the host knows about a path, or `Some(None)` if the host says that nothing is there.
#[inline]
fn metadata(path: &std::path::Path) -> Option<Option<std::fs::Metadata>> {
    use std::io::ErrorKind as E;
    // Miri has no files.
    if cfg!(miri) {
        return None;
    }
    // Linux's number for a name that is too long: its kind is newer than the oldest compiler.
    const TOO_LONG: Option<i32> = Some(36);
    match std::fs::metadata(path) {
        Ok(found) => Some(Some(found)),
        Err(error) if [E::NotFound, E::NotADirectory].contains(&error.kind()) => Some(None),
        Err(error) if cfg!(target_os = "linux") && error.raw_os_error() == TOO_LONG => Some(None),
        Err(_) => None,
    }
}

/// Returns the state of a process that uses CUDA, for checkpoints.
///
/// 90 to 260 us, in every mode of capture and before `cuInit`. The process does not notice it, and may be locked. Fails for a
/// process that has not called `cuInit`.
#[inline]
pub(crate) fn state_of_process(pid: c_int) -> Option<CUprocessState> {
    if !is_present(c"cuCheckpointProcessGetState") || !is_process(pid) {
        return None;
    }
    // SAFETY: the output is a live integer.
    answer(|state| unsafe { cuCheckpointProcessGetState(pid, state) })
}

/// Returns whether there can be a process of this number.
#[inline]
pub(crate) fn is_process(pid: c_int) -> bool {
    #[cfg(all(unix, not(miri)))] // Miri has no such function
    {
        unsafe extern "C" {
            // SAFETY: the function takes any numbers. Signal 0 is none: only its target is looked up, also if /proc hides it.
            safe fn kill(pid: c_int, signal: c_int) -> c_int;
        }
        const NO_PROCESS: Option<i32> = Some(3); // ESRCH
        // Other numbers are those of groups.
        pid > 0
            && (kill(pid, 0) == 0 || std::io::Error::last_os_error().raw_os_error() != NO_PROCESS)
    }
    #[cfg(not(all(unix, not(miri))))]
    {
        let _ = pid;
        true
    }
}

/// What a number is as a file descriptor of this process.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Descriptor {
    Closed,
    /// Of a folder, a pipe, a socket or a disk, which no driver exports.
    Plain,
    /// A driver can have exported it.
    Some,
}

/// Returns what a number is as a file descriptor.
#[inline]
pub(crate) fn descriptor(fd: c_int) -> Descriptor {
    #[cfg(all(unix, not(miri)))] // Miri has no such function
    {
        unsafe extern "C" {
            fn fcntl(fd: c_int, command: c_int, ...) -> c_int;
        }
        const F_GETFD: c_int = 1;
        const NO_DESCRIPTOR: Option<i32> = Some(9); // EBADF
        // SAFETY: the command takes any number, and changes nothing.
        let flags = unsafe { fcntl(fd, F_GETFD) };
        if flags < 0 && std::io::Error::last_os_error().raw_os_error() == NO_DESCRIPTOR {
            return Descriptor::Closed;
        }
        #[cfg(target_os = "linux")]
        if let Ok(file) = std::fs::metadata(format!("/proc/self/fd/{fd}")) {
            use std::os::unix::fs::FileTypeExt;
            let ty = file.file_type();
            // Memory of the host can be a file, and the driver exports devices.
            if ty.is_dir() || ty.is_fifo() || ty.is_socket() || ty.is_block_device() {
                return Descriptor::Plain;
            }
        }
        Descriptor::Some
    }
    #[cfg(not(all(unix, not(miri))))]
    {
        let _ = fd;
        Descriptor::Some
    }
}

/// What the process can do at its own addresses.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum HostRange {
    /// Some address is not mapped, or cannot be read.
    Unreadable,
    /// Some address cannot be written.
    ReadOnly,
    /// It can write, or nobody knows.
    Some,
}

/// Returns what the process can do at all addresses of a range.
#[inline]
pub(crate) fn host_range(start: usize, size: usize) -> HostRange {
    let maps = if cfg!(all(target_os = "linux", not(miri))) {
        std::fs::read_to_string("/proc/self/maps")
    } else {
        Err(std::io::ErrorKind::NotFound.into())
    };
    let Ok(maps) = maps else { return HostRange::Some };
    let Some(end) = start.checked_add(size) else { return HostRange::Unreadable };
    let (mut next, mut can_read, mut can_write) = (start, true, true);
    // The lines are in the order of the addresses.
    for line in maps.lines() {
        let Some((range, rest)) = line.split_once(' ') else { continue };
        let Some((from, to)) = range.split_once('-') else { continue };
        let bounds = (usize::from_str_radix(from, 16), usize::from_str_radix(to, 16));
        let (Ok(from), Ok(to)) = bounds else { continue };
        if next >= end || from > next {
            break;
        }
        if to > next {
            can_read &= rest.as_bytes().first() == Some(&b'r');
            can_write &= rest.as_bytes().get(1) == Some(&b'w');
            next = to;
        }
    }
    match (can_read && next >= end, can_write) {
        (false, _) => HostRange::Unreadable,
        (true, false) => HostRange::ReadOnly,
        (true, true) => HostRange::Some,
    }
}

/// Returns bytes of the process' own memory, if the system can copy them all. It does not fail where nothing is mapped, and the
/// memory need not be that of one object.
#[inline]
pub(crate) fn copied(start: usize, size: usize) -> Option<Vec<u8>> {
    #[cfg(all(target_os = "linux", not(miri)))] // Miri has no such function
    {
        use std::os::unix::fs::FileExt as _;
        #[repr(C)]
        struct Range(*mut c_void, usize);
        unsafe extern "C" {
            fn process_vm_readv(
                pid: c_int,
                to: *const Range,
                to_count: std::ffi::c_ulong,
                from: *const Range,
                from_count: std::ffi::c_ulong,
                flags: std::ffi::c_ulong,
            ) -> isize;
        }
        let mut bytes = vec![0; size];
        let to = Range(bytes.as_mut_ptr().cast(), size);
        let from = Range(core::ptr::without_provenance_mut(start), size);
        let pid = c_int::try_from(std::process::id()).ok()?;
        // SAFETY: the first range is that of the new bytes, and the second is only looked up.
        let count = unsafe { process_vm_readv(pid, &to, 1, &from, 1, 0) };
        if usize::try_from(count) == Ok(size) {
            return Some(bytes);
        }
        const FAULT: i32 = 14;
        if count >= 0 || std::io::Error::last_os_error().raw_os_error() == Some(FAULT) {
            return None;
        }
        // Some containers forbid the call. This also reads what the process itself may not read.
        let memory = std::fs::File::open("/proc/self/mem").ok()?;
        memory.read_exact_at(&mut bytes, start as u64).ok()?;
        Some(bytes)
    }
    #[cfg(not(all(target_os = "linux", not(miri))))]
    {
        let _ = (start, size);
        None
    }
}

/// Returns whether there can be a folder for a file of this name.
#[inline]
pub(crate) fn has_folder(path: &CStr) -> bool {
    let Ok(path) = path.to_str() else { return true };
    let folder = std::path::Path::new(path).parent();
    let is_folder =
        |folder| metadata(folder).is_none_or(|found| found.is_some_and(|of| of.is_dir()));
    folder.is_none_or(|folder| folder.as_os_str().is_empty() || is_folder(folder))
}

/// Returns whether the system can have a NUMA node of this number.
#[inline]
pub(crate) fn has_node(node: c_int) -> bool {
    let nodes = std::path::Path::new("/sys/devices/system/node");
    let is_missing = |path| matches!(metadata(path), Some(None));
    is_missing(nodes) || !is_missing(&nodes.join(format!("node{node}")))
}

/// Returns ten times the compute capability of the current device.
#[inline]
pub(crate) fn compute_capability() -> Option<u32> {
    compute_capability_of(current_device()?)
}

/// Returns ten times the compute capability of a device.
#[inline]
fn compute_capability_of(device: CUdevice) -> Option<u32> {
    use CUdevice_attribute as A;
    let major = attribute(device, A::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR)?;
    let minor = attribute(device, A::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR)?;
    (major * 10 + minor).try_into().ok()
}

/// Returns ten times the compute capability of each device, if all are known.
#[inline]
pub(crate) fn compute_capabilities() -> Option<Vec<u32>> {
    (0..devices()?).map(compute_capability_of).collect()
}

/// Returns whether a function has parameters.
///
/// For causes. Fails for a function without parameters, and after an error of earlier work.
#[inline]
pub(crate) fn has_parameters(f: Live<CUfunction>) -> Option<bool> {
    if SILENT.get() || f.get().is_null() {
        return None;
    }
    match parameter_of_launched(f, 0) {
        Ok(_) => Some(true),
        // A function without parameters has no first one: that is the answer, although it is a failure.
        Err(CUresult::CUDA_ERROR_INVALID_VALUE) => Some(false),
        Err(_) => None,
    }
}

/// Returns the first of a function's parameters for which a launch has a null in place of the address of a value.
///
/// For causes. Fails behind the last parameter if none is null. A driver that refuses a node for another reason has not read the array,
/// which can be too short.
#[inline]
pub(crate) fn null_parameter(
    f: Live<CUfunction>,
    kernelParams: Live<*mut *mut c_void>,
) -> Option<usize> {
    if SILENT.get() || f.get().is_null() {
        return None;
    }
    for index in 0..MOST_PARAMETERS {
        parameter_of_launched(f, index).ok()?;
        let at = kernelParams.get().addr().checked_add(index * size_of::<usize>())?;
        if copied(at, size_of::<usize>())?.iter().all(|byte| *byte == 0) {
            return Some(index);
        }
    }
    None
}

/// Returns the bytes of a function's parameters, up to the end of the last one.
///
/// For causes. Fails behind the last parameter.
#[inline]
pub(crate) fn bytes_of_parameters(f: Live<CUfunction>) -> Option<usize> {
    if SILENT.get() || f.get().is_null() {
        return None;
    }
    let mut bytes = 0;
    for index in 0..MOST_PARAMETERS {
        match parameter_of_launched(f, index) {
            Ok((offset, size)) => bytes = offset + size,
            Err(CUresult::CUDA_ERROR_INVALID_VALUE) => return Some(bytes),
            Err(_) => break,
        }
    }
    None
}

/// The parameters of a kernel have so many bytes at most.
const MOST_PARAMETERS: usize = 32_764;

/// Returns the offset and the size of a parameter of a function, or of the kernel that was launched as one.
#[inline]
fn parameter_of_launched(f: Live<CUfunction>, index: usize) -> Result<(usize, usize), CUresult> {
    if f.get().addr() != UNKNOWN.get() {
        let found = parameter(Launchable::Function(f.get()), index);
        if found != Err(CUresult::CUDA_ERROR_INVALID_HANDLE) {
            return found;
        }
        UNKNOWN.set(f.get().addr());
    }
    parameter(Launchable::Kernel(f.get().cast()), index)
}

/// Returns the offset and the size of a parameter.
///
/// 13 ns, for a kernel 58. In every state, but for a kernel only with a context, and not after an error of earlier work. Neither
/// loads a function. Behind the last parameter 1.9 us, and two lines in the log; that breaks no capture. A driver that gets a
/// handle of the other kind refuses it.
#[inline]
fn parameter(kernel: Launchable, index: usize) -> Result<(usize, usize), CUresult> {
    let (mut offset, mut size) = (0, 0);
    // SAFETY: the outputs are two live integers; the callers have a live kernel.
    let code = unsafe {
        match kernel {
            Launchable::Function(function) => {
                cuFuncGetParamInfo(function, index, &mut offset, &mut size)
            }
            Launchable::Kernel(kernel) => {
                cuKernelGetParamInfo(kernel, index, &mut offset, &mut size)
            }
        }
    };
    code.into_result().map(|()| (offset, size))
}

/// A function of a module, or a kernel of a library, which the calls for launches take as a function.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Launchable {
    Function(CUfunction),
    Kernel(CUkernel),
}

impl Launchable {
    #[inline]
    pub(crate) fn function(self) -> CUfunction {
        match self {
            Self::Function(function) => function,
            Self::Kernel(kernel) => kernel.cast(),
        }
    }
}

/// The sizes of a kernel's parameters: of all, or of the first.
#[derive(Debug)]
pub(crate) struct Parameters {
    pub(crate) sizes: Vec<usize>,
    pub(crate) is_complete: bool,
}

/// Returns the parameters of a kernel, or those for which a launch gives values, with a driver that does not report their number.
///
/// For owned objects, which ask once.
#[inline]
pub(crate) fn parameters(kernel: Live<Launchable>, given: usize) -> Option<Parameters> {
    if SILENT.get() || kernel.get().function().is_null() {
        return None;
    }
    let (info, number) = match kernel.get() {
        Launchable::Function(_) => (c"cuFuncGetParamInfo", c"cuFuncGetParamCount"),
        Launchable::Kernel(_) => (c"cuKernelGetParamInfo", c"cuKernelGetParamCount"),
    };
    if !is_present(info) {
        return None;
    }
    let count = |place| match kernel.get() {
        // SAFETY: the output is a live integer; `Live` guarantees that the function is live.
        Launchable::Function(function) => unsafe { cuFuncGetParamCount(function, place) },
        // SAFETY: the output is a live integer; `Live` guarantees that the kernel is live.
        Launchable::Kernel(kernel) => unsafe { cuKernelGetParamCount(kernel, place) },
    };
    let count: Option<usize> = if is_present(number) { Some(answer(count)?) } else { None };
    let mut sizes = Vec::new();
    for index in 0..count.unwrap_or(given) {
        match parameter(kernel.get(), index) {
            Ok((_, size)) => sizes.push(size),
            // Only the index can be wrong: the launch gives too many values.
            Err(CUresult::CUDA_ERROR_INVALID_VALUE) if count.is_none() => {
                return Some(Parameters { sizes, is_complete: true });
            }
            Err(_) => return None,
        }
    }
    Some(Parameters { sizes, is_complete: count.is_some() })
}

/// Returns the name of a kernel, if the driver reports it.
#[inline]
pub(crate) fn name_of_kernel(kernel: Live<Launchable>) -> Option<String> {
    // SAFETY: the output is a live pointer; `Live` guarantees that the kernel is live.
    let name = answer(|name| unsafe {
        match kernel.get() {
            Launchable::Function(function) => cuFuncGetName(name, function),
            Launchable::Kernel(kernel) => cuKernelGetName(name, kernel),
        }
    });
    name.and_then(owned)
}

/// Returns a copy of a text of the driver.
#[inline]
fn owned(text: *const c_char) -> Option<String> {
    // SAFETY: the driver has returned it; it is null, or a text that ends with a zero byte.
    let text = unsafe { crate::rule::text(text) };
    text.map(|text| text.to_string_lossy().into_owned())
}

/// Returns the default pool of a device.
///
/// For rules of objects. In every state.
#[inline]
pub(crate) fn default_pool(device: CUdevice) -> Option<CUmemoryPool> {
    // SAFETY: the output is a live pointer.
    answer(|pool| unsafe { cuDeviceGetDefaultMemPool(pool, device) })
}

/// Returns the properties of memory.
///
/// 13 ns, in every state.
#[inline]
fn properties(handle: Live<CUmemGenericAllocationHandle>) -> Option<CUmemAllocationProp> {
    if handle.get() == 0 {
        return None;
    }
    // SAFETY: the output is a live struct of integers and pointers; `Live` guarantees that the memory is live.
    answer(|prop| unsafe { cuMemGetAllocationPropertiesFromHandle(prop, handle.get()) })
}

/// Returns whether a handle is of an allocation, which that of a multicast object is not. No pointer is behind it.
///
/// As `properties`. Fails for a handle that was released.
#[inline]
pub(crate) fn is_allocation(handle: Live<CUmemGenericAllocationHandle>) -> Option<bool> {
    if SILENT.get() || handle.get() == 0 {
        return None;
    }
    let mut prop = CUmemAllocationProp::default();
    // SAFETY: the output is a live struct of integers and pointers, and a handle is a number that the driver looks up.
    match unsafe { cuMemGetAllocationPropertiesFromHandle(&mut prop, handle.get()) } {
        CUresult::CUDA_SUCCESS => Some(true),
        CUresult::CUDA_ERROR_INVALID_VALUE => Some(false),
        _ => None,
    }
}

/// Returns the types of handles that memory can be exported as.
#[inline]
pub(crate) fn handle_types(
    handle: Live<CUmemGenericAllocationHandle>,
) -> Option<CUmemAllocationHandleType> {
    Some(properties(handle)?.requestedHandleTypes)
}

/// Returns where memory is.
#[inline]
pub(crate) fn location_of(handle: Live<CUmemGenericAllocationHandle>) -> Option<CUmemLocation> {
    Some(properties(handle)?.location)
}

/// Returns the minimum granularity of memory.
#[inline]
pub(crate) fn granularity_of(handle: Live<CUmemGenericAllocationHandle>) -> Option<usize> {
    granularity(&properties(handle)?)
}

/// Returns the minimum granularity of the memory of the current device, or else of the first one.
#[inline]
pub(crate) fn granularity_of_device() -> Option<usize> {
    let location = CUmemLocation {
        type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE,
        id: current_device().unwrap_or(0),
    };
    let type_ = CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED;
    granularity(&CUmemAllocationProp { type_, location, ..CUmemAllocationProp::default() })
}

/// Returns the number of a device's locality domains, if it has any.
#[inline]
pub(crate) fn locality_domains(device: CUdevice) -> Option<c_int> {
    let count = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT;
    attribute(device, count).filter(|count| *count > 0)
}

/// Returns the minimum granularity of such allocations.
///
/// In every state. Fails for a location that is not there, and for a fabric that is not set up.
#[inline]
pub(crate) fn allocation_granularity(prop: Live<&CUmemAllocationProp>) -> Option<usize> {
    granularity(prop.get())
}

#[inline]
fn granularity(prop: &CUmemAllocationProp) -> Option<usize> {
    let is_there = match prop.location.type_ {
        CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE => is_device(prop.location.id),
        CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA => prop.location.id >= 0,
        _ => true,
    };
    if !is_there {
        return None;
    }
    let minimum = CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_MINIMUM;
    // SAFETY: the output is a live integer, and `prop` is a valid reference.
    answer(|size| unsafe { cuMemGetAllocationGranularity(size, prop, minimum) })
        .filter(|size| *size != 0)
}

/// Returns the minimum granularity of such multicast objects.
///
/// Not measured, because GPUs are shared. The calls that make this query take long.
#[inline]
pub(crate) fn multicast_granularity(prop: &CUmulticastObjectProp) -> Option<usize> {
    let minimum = CUmulticastGranularity_flags::CU_MULTICAST_GRANULARITY_MINIMUM;
    // SAFETY: `prop` is a valid reference, and the output is a live integer.
    answer(|size| unsafe { cuMulticastGetGranularity(size, prop, minimum) })
        .filter(|size| *size != 0)
}

/// Returns the alignment of binds to such an endpoint, and its largest size.
///
/// Not measured, because no driver so far has it. The calls that make this query create objects.
#[inline]
pub(crate) fn endpoint_limits(prop: &CUlogicalEndpointProp) -> Option<(u64, u64)> {
    let mut largest = 0;
    // SAFETY: `prop` is a valid reference, and the outputs are two live integers.
    answer(|alignment| unsafe { cuLogicalEndpointGetLimits(alignment, &mut largest, prop) })
        .filter(|alignment| *alignment != 0)
        .map(|alignment| (alignment, largest))
}

/// Returns the types of the handles that the pool can be exported as.
///
/// It breaks global captures from every thread, and thread-local ones of its own, unless the thread is in the mode RELAXED.
#[inline]
pub(crate) fn pool_handle_types(pool: Live<CUmemoryPool>) -> Option<CUmemAllocationHandleType> {
    // SAFETY: the value is of the documented type.
    unsafe { pool_attribute(pool, CUmemPool_attribute::CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES) }
}

/// Returns the most bytes that a pool can have, and those of them that are not in use.
///
/// As `pool_handle_types`.
#[inline]
pub(crate) fn bytes_of_pool(pool: Live<CUmemoryPool>) -> Option<(usize, usize)> {
    use CUmemPool_attribute as P;
    // SAFETY: the values are of the documented type.
    let (most, used): (u64, u64) = unsafe {
        let most = pool_attribute(pool, P::CU_MEMPOOL_ATTR_MAX_POOL_SIZE)?;
        (most, pool_attribute(pool, P::CU_MEMPOOL_ATTR_USED_MEM_CURRENT)?)
    };
    let most = usize::try_from(most).ok().filter(|most| *most != 0)?;
    Some((most, most.saturating_sub(usize::try_from(used).ok()?)))
}

/// Returns the same of the current pool of a device.
///
/// 0.8 us for the pool, in every state and each mode of capture, also without a context.
#[inline]
pub(crate) fn bytes_of_current_pool(device: CUdevice) -> Option<(usize, usize)> {
    if !is_device(device) {
        return None;
    }
    // SAFETY: the output is a live pointer.
    let pool = answer(|pool| unsafe { cuDeviceGetMemPool(pool, device) })?;
    // SAFETY: a current pool is live, because the end of a pool makes the default one current.
    bytes_of_pool(unsafe { Live::new(pool) })
}

/// # Safety
///
/// `T` must be the type of the attribute.
unsafe fn pool_attribute<T>(pool: Live<CUmemoryPool>, wanted: CUmemPool_attribute) -> Option<T> {
    if pool.get().is_null() || !is_known_to_driver(wanted) {
        return None;
    }
    answer(|value: *mut T| {
        // The query breaks the captures of a thread in which it is not allowed.
        match Relaxed::new() {
            // SAFETY: the caller guarantees the type; `Live` guarantees that the pool is live.
            Ok(_relaxed) => unsafe { cuMemPoolGetAttribute(pool.get(), wanted, value.cast()) },
            Err(code) => code,
        }
    })
}

/// Returns the properties that an array was created with.
///
/// 7 to 17 ns, of a level of mipmaps 6 to 19 more. Fails after an error of earlier work.
///
/// # Safety
///
/// `array` must be null or live.
#[inline]
unsafe fn array_descriptor(array: CUarray) -> Option<CUDA_ARRAY3D_DESCRIPTOR> {
    if array.is_null() {
        return None;
    }
    // SAFETY: the output is a live descriptor, of integers; the caller guarantees that the array is live.
    answer(|descriptor| unsafe { cuArray3DGetDescriptor_v2(descriptor, array) })
}

/// Returns the same for an array with mipmap levels.
///
/// # Safety
///
/// `array` must be null or live.
#[inline]
unsafe fn mipmapped_array_descriptor(array: CUmipmappedArray) -> Option<CUDA_ARRAY3D_DESCRIPTOR> {
    if array.is_null() {
        return None;
    }
    // SAFETY: the output is a live handle, which belongs to the array; the caller guarantees that the array is live.
    let level = answer(|level| unsafe { cuMipmappedArrayGetLevel(level, array, 0) })?;
    // SAFETY: a level lives as long as its array.
    unsafe { array_descriptor(level) }
}

/// Returns the properties that an array was created with.
#[inline]
pub(crate) fn array(array: Live<CUarray>) -> Option<CUDA_ARRAY3D_DESCRIPTOR> {
    // SAFETY: `Live` guarantees that the array is null or live.
    unsafe { array_descriptor(array.get()) }
}

/// Returns whether an array is sparse.
#[inline]
pub(crate) fn is_sparse(array: Live<CUarray>) -> Option<bool> {
    self::array(array).map(|array| array.Flags & CUDA_ARRAY3D_SPARSE != 0)
}

/// Returns the properties that an array with mipmap levels was created with.
#[inline]
pub(crate) fn mipmapped_array(array: Live<CUmipmappedArray>) -> Option<CUDA_ARRAY3D_DESCRIPTOR> {
    // SAFETY: `Live` guarantees that the array is null or live.
    unsafe { mipmapped_array_descriptor(array.get()) }
}

/// Returns whether an array with mipmap levels is sparse.
#[inline]
pub(crate) fn is_sparse_mipmap(array: Live<CUmipmappedArray>) -> Option<bool> {
    mipmapped_array(array).map(|array| array.Flags & CUDA_ARRAY3D_SPARSE != 0)
}

/// Returns the properties that the array of a texture was created with, if the resource is one.
#[inline]
pub(crate) fn array_of(resource: Live<&CUDA_RESOURCE_DESC>) -> Option<CUDA_ARRAY3D_DESCRIPTOR> {
    use CUresourcetype as R;
    // SAFETY: `Live` guarantees that the type names this member, and that the array is null or live.
    unsafe {
        match resource.resType {
            R::CU_RESOURCE_TYPE_ARRAY => array_descriptor(resource.res.array.hArray),
            R::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY => {
                mipmapped_array_descriptor(resource.res.mipmap.hMipmappedArray)
            }
            _ => None,
        }
    }
}

/// The array of a map or unmap operation.
pub(crate) struct Mapped {
    pub handle: *const c_void,
    pub array: CUDA_ARRAY3D_DESCRIPTOR,
    /// The part of it, if the operation names one of this type.
    pub level: Option<CUarrayMapInfo_subresource_sparseLevel>,
    pub tail: Option<CUarrayMapInfo_subresource_miptail>,
    /// For an array a part of which counts: 23 ns.
    pub tiles: Option<CUDA_ARRAY_SPARSE_PROPERTIES>,
}

/// Returns the array that an operation changes, if it has one.
#[inline]
pub(crate) fn mapped_array(info: Live<&CUarrayMapInfo>) -> Option<Mapped> {
    use CUarraySparseSubresourceType as S;
    use CUresourcetype as R;
    // SAFETY: `Live` guarantees that each type names the member in use, and that the array is null or live.
    unsafe {
        let is_tiled = |array: &CUDA_ARRAY3D_DESCRIPTOR| {
            array.Flags & (CUDA_ARRAY3D_SPARSE | CUDA_ARRAY3D_DEFERRED_MAPPING)
                == CUDA_ARRAY3D_SPARSE
        };
        let (handle, array, tiles) = match info.resourceType {
            R::CU_RESOURCE_TYPE_ARRAY => {
                let handle = info.resource.array;
                let array = array_descriptor(handle)?;
                let tiles = is_tiled(&array)
                    .then(|| answer(|tiles| cuArrayGetSparseProperties(tiles, handle)));
                (handle.cast_const().cast(), array, tiles)
            }
            R::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY => {
                let handle = info.resource.mipmap;
                let array = mipmapped_array_descriptor(handle)?;
                let tiles = is_tiled(&array)
                    .then(|| answer(|tiles| cuMipmappedArrayGetSparseProperties(tiles, handle)));
                (handle.cast_const().cast(), array, tiles)
            }
            _ => return None,
        };
        let is = |ty| info.subresourceType == ty;
        let level = is(S::CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL);
        let tail = is(S::CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL);
        let level = level.then(|| info.subresource.sparseLevel);
        let tail = tail.then(|| info.subresource.miptail);
        Some(Mapped { handle, array, level, tail, tiles: tiles.flatten() })
    }
}

/// Returns the device of the memory that an operation maps, if it maps memory of a device.
#[inline]
pub(crate) fn mapped_device(info: Live<&CUarrayMapInfo>) -> Option<CUdevice> {
    if info.memOperationType != CUmemOperationType::CU_MEM_OPERATION_TYPE_MAP {
        return None;
    }
    // SAFETY: a handle is the only member.
    let handle = unsafe { info.memHandle.memHandle };
    if handle == 0 {
        return None;
    }
    // SAFETY: the output is a live struct of integers and pointers; `Live` guarantees that the memory is live.
    let prop: CUmemAllocationProp =
        answer(|prop| unsafe { cuMemGetAllocationPropertiesFromHandle(prop, handle) })?;
    (prop.location.type_ == CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE)
        .then_some(prop.location.id)
}

/// Returns the page size of the host.
#[inline]
pub(crate) fn page_size() -> usize {
    #[cfg(all(unix, not(miri)))] // Miri has no such function
    {
        unsafe extern "C" {
            // SAFETY: the function has no parameters and reads a constant of the process.
            safe fn getpagesize() -> c_int;
        }
        getpagesize() as usize
    }
    #[cfg(not(all(unix, not(miri))))]
    {
        4096
    }
}

#[cfg(test)]
mod tests {
    use super::Rows;

    /// What is between the rows of a copy is of anyone.
    #[test]
    fn rows_have_their_own_bytes_alone() {
        let rows = Rows { start: 1000, width: 8, height: 3, pitch: 32, depth: 2, slice: 1024 };
        let last = 1000 + 1024 + 2 * 32 + 8;
        assert_eq!(rows.end(), last);
        let is_own = |byte: u64| {
            (0..2).any(|z| (0..3).any(|y| (0..8).any(|x| byte == 1000 + 1024 * z + 32 * y + x)))
        };
        for from in 990..last + 10 {
            for length in [1, 3, 24, 25, 960] {
                let wanted = (from..from + length).any(is_own);
                assert_eq!(rows.overlap(from, from + length), wanted, "{from} {length}");
            }
        }
        for empty in
            [Rows { width: 0, ..rows }, Rows { height: 0, ..rows }, Rows { depth: 0, ..rows }]
        {
            assert_eq!(empty.end(), 1000);
        }
        assert!(Rows::one(5, 1).overlap(0, 6) && !Rows::one(5, 1).overlap(6, 9));
    }
}
