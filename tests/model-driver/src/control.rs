//! What tests use to set the model up and to look inside. All of it is exported, like the driver's functions.

use crate::state::{self, Device, MOST_DEVICES, Use, supported};
use crate::{object, state::State};
use cuda_sys::{CUdevice, CUdevice_attribute, CUresult};
use std::ffi::{CStr, CString, c_char, c_int, c_uint, c_void};
use std::sync::atomic::Ordering;

/// How many objects of each kind live in this process.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Live {
    /// Address ranges from `cuMemAddressReserve`.
    pub reservations: u64,
    /// Mappings from `cuMemMap`.
    pub mappings: u64,
    /// References to memory and multicast objects which `cuMemRelease` has to release.
    pub references: u64,
    /// Memory from `cuMemCreate`, `cuMemAlloc`, or another process, which something still holds.
    pub memory: u64,
    /// Multicast objects which something still holds.
    pub multicast: u64,
    /// Bindings of memory to multicast objects which this process made.
    pub bindings: u64,
    /// Allocations from `cuMemAlloc`.
    pub allocations: u64,
    /// Pools other than the default ones.
    pub pools: u64,
    /// Allocations from pools, and imported pointers.
    pub pooled: u64,
    /// Addresses from `cuIpcOpenMemHandle`.
    pub ipc: u64,
    /// Streams.
    pub streams: u64,
    /// Events.
    pub events: u64,
    /// Primary contexts that were retained, as often as they were.
    pub contexts: u64,
}

/// A call that is to fail.
pub struct Failure {
    /// None: any function.
    pub symbol: Option<CString>,
    /// How many calls are left, the failing one included.
    pub calls: c_uint,
    pub code: CUresult,
}

/// The address of a function of the driver, or null where the release lacks it.
///
/// # Safety
///
/// The symbol must be a C string.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn model_find(symbol: *const c_char) -> *mut c_void {
    // SAFETY: the caller promises a string; `find` asks nothing.
    unsafe { crate::find(CStr::from_ptr(symbol)) }
}

/// Sets the release, counted as `cuDriverGetVersion` counts. At any time.
#[unsafe(no_mangle)]
pub extern "C" fn model_set_release(release: c_uint) -> CUresult {
    if !supported(release) {
        return CUresult::CUDA_ERROR_INVALID_VALUE;
    }
    let mut state = state::lock();
    state.release = release;
    state.hide();
    CUresult::CUDA_SUCCESS
}

/// Sets the number of devices. Before `cuInit`.
#[unsafe(no_mangle)]
pub extern "C" fn model_set_devices(count: c_uint) -> CUresult {
    let mut state = state::lock();
    if state.initialised || count as usize > MOST_DEVICES {
        return CUresult::CUDA_ERROR_INVALID_VALUE;
    }
    state.devices = (0..count).map(|_| Device::default()).collect();
    CUresult::CUDA_SUCCESS
}

/// Sets the minimum granularity of multicast objects: a multiple of that of memory. Before there are any.
#[unsafe(no_mangle)]
pub extern "C" fn model_set_multicast_granularity(bytes: u64) -> CUresult {
    if bytes == 0 || bytes % state::GRANULARITY != 0 {
        return CUresult::CUDA_ERROR_INVALID_VALUE;
    }
    state::lock().multicast = bytes;
    CUresult::CUDA_SUCCESS
}

/// Sets what a device answers for an attribute, and with that, for some, what it can do.
#[unsafe(no_mangle)]
pub extern "C" fn model_set_attribute(
    device: CUdevice,
    attribute: CUdevice_attribute,
    value: c_int,
) -> CUresult {
    match state::lock().device_mut(device) {
        Ok(device) => {
            device.attributes.insert(attribute.0, value);
            CUresult::CUDA_SUCCESS
        }
        Err(code) => code,
    }
}

/// Has the n-th call from now on fail with `code`, without doing anything: the n-th of the function that
/// `symbol` names, or of any function where it is null. Each call adds one such failure; `n` of zero takes
/// all of them back.
///
/// # Safety
///
/// The symbol must be null or a C string.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn model_fail(symbol: *const c_char, n: c_uint, code: CUresult) {
    let mut state = state::lock();
    if n == 0 {
        return state.failures.clear();
    }
    // SAFETY: where it is not null, it is a C string.
    let symbol = (!symbol.is_null()).then(|| unsafe { CStr::from_ptr(symbol) }.to_owned());
    state.failures.push(Failure { symbol, calls: n, code });
}

/// Counts what lives. The counts are of this process; contexts and streams of the driver itself do not count.
///
/// # Safety
///
/// The pointer must be null, or valid for a [`Live`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn model_live(live: *mut Live) {
    if !live.is_null() {
        // SAFETY: the caller gives a place for it.
        unsafe { live.write(count(&state::lock())) };
    }
}

fn count(state: &State) -> Live {
    let defaults = state.default_pools.values();
    let mut live = Live {
        reservations: state.reservations.len() as u64,
        references: state.handles.values().map(|handle| handle.references).sum(),
        memory: object::MEMORY.load(Ordering::SeqCst),
        multicast: object::MULTICAST.load(Ordering::SeqCst),
        bindings: object::BINDINGS.load(Ordering::SeqCst),
        pools: state.pools.values().filter(|pool| !pool.destroyed).count() as u64
            - defaults.count() as u64,
        streams: state.streams.len() as u64,
        events: state.events.len() as u64,
        contexts: state.devices.iter().map(|device| u64::from(device.retained)).sum::<u64>()
            + state.contexts.len() as u64,
        ..Live::default()
    };
    for range in state.ranges.values() {
        *match range.use_ {
            Use::Allocation { .. } | Use::Shared { .. } => &mut live.allocations,
            Use::Ipc { .. } => &mut live.ipc,
            Use::Pooled { .. } => &mut live.pooled,
            Use::Mapping { .. } => &mut live.mappings,
        } += 1;
    }
    live
}
