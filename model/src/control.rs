//! Functions with which tests configure and inspect the model.
//!
//! ```
//! use libcuda_model::control::{Live, model_fail, model_live, model_set_release};
//! use libcuda_sys::*;
//!
//! // SAFETY: the functions of the model have the types that libcuda-sys declares.
//! unsafe { load_with(libcuda_model::find) }.expect("no call has loaded a driver before");
//! assert_eq!(model_set_release(12_040), CUresult::CUDA_SUCCESS);
//! assert!(!is_present(c"cuMemGetMemPool"), "it is of CUDA 13.0");
//!
//! let (mut address, mut live) = (0, Live::default());
//! // SAFETY: the outputs are live locals.
//! unsafe {
//!     assert_eq!(cuInit(0), CUresult::CUDA_SUCCESS);
//!     model_fail(c"cuMemAddressReserve".as_ptr(), 2, CUresult::CUDA_ERROR_OUT_OF_MEMORY);
//!     let mut reserve = || cuMemAddressReserve(&mut address, 2 << 20, 0, 0, 0);
//!     assert_eq!(reserve(), CUresult::CUDA_SUCCESS);
//!     assert_eq!(reserve(), CUresult::CUDA_ERROR_OUT_OF_MEMORY);
//!     model_live(&mut live);
//! }
//! assert_eq!(live.reservations, 1);
//! ```
//!
//! The shared library exports them, beside the driver's functions, for tests in other languages: `libcuda.so.1` has the symbol
//! `model_fail`, for example.

use crate::object::{self, MOST_DEVICES};
use crate::state::{self, Device, Failure, State, Use, supported};
use crate::{find, hide, log};
use libcuda_sys::{CUdevice, CUdevice_attribute, CUresult};
use std::ffi::{CStr, c_char, c_int, c_uint, c_void};
use std::sync::atomic::Ordering;

/// The number of live objects of each kind in this process.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Live {
    /// Address ranges from `cuMemAddressReserve`.
    pub reservations: u64,
    /// Mappings from `cuMemMap`.
    pub mappings: u64,
    /// References to memory and multicast objects that `cuMemRelease` must release.
    pub references: u64,
    /// Memory from `cuMemCreate`, `cuMemAlloc`, or another process, that is still in use.
    pub memory: u64,
    /// Multicast objects that are still in use.
    pub multicast: u64,
    /// Bindings of memory to multicast objects by this process.
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
    /// References to retained primary contexts.
    pub contexts: u64,
}

/// Returns the address of a function of the driver, or null if the release lacks it.
///
/// # Safety
///
/// The symbol must be a C string.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn model_find(symbol: *const c_char) -> *mut c_void {
    // SAFETY: the caller guarantees a C string; `find` has no conditions.
    unsafe { find::find(CStr::from_ptr(symbol)) }
}

/// Sets the release, in the form of `cuDriverGetVersion`. Can be called at any time.
#[unsafe(no_mangle)]
pub extern "C" fn model_set_release(release: c_uint) -> CUresult {
    if !supported(release) {
        return CUresult::CUDA_ERROR_INVALID_VALUE;
    }
    let mut state = state::lock();
    state.release = release;
    hide::newer(&mut state);
    CUresult::CUDA_SUCCESS
}

/// Sets the number of devices. Must be called before `cuInit`.
#[unsafe(no_mangle)]
pub extern "C" fn model_set_devices(count: c_uint) -> CUresult {
    let mut state = state::lock();
    if state.initialized || count as usize > MOST_DEVICES {
        return CUresult::CUDA_ERROR_INVALID_VALUE;
    }
    state.devices = (0..count).map(|_| Device::default()).collect();
    CUresult::CUDA_SUCCESS
}

/// Sets the minimum granularity of multicast objects: a multiple of that of memory. Must be called before any is
/// created.
#[unsafe(no_mangle)]
pub extern "C" fn model_set_multicast_granularity(bytes: u64) -> CUresult {
    if bytes == 0 || bytes % state::GRANULARITY != 0 {
        return CUresult::CUDA_ERROR_INVALID_VALUE;
    }
    state::lock().multicast = bytes;
    CUresult::CUDA_SUCCESS
}

/// Lets `cuMemMap` map parts of allocations.
#[unsafe(no_mangle)]
pub extern "C" fn model_map_parts() {
    state::lock().maps_parts = true;
}

/// Sets an attribute of a device. Some attributes also change its capabilities.
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

/// Lets the n-th call from now on fail with `code`, without doing anything: the n-th call of the function `symbol`, or
/// of any function if it is null. Each call adds one such failure; an `n` of zero removes all of them.
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
    // SAFETY: if it is not null, it is a C string.
    let symbol = (!symbol.is_null()).then(|| unsafe { CStr::from_ptr(symbol) }.to_owned());
    state.failures.push(Failure { symbol, calls: n, code });
}

/// Writes a line to the log of errors, in the calling thread.
///
/// # Safety
///
/// The line must be a C string.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn model_log(line: *const c_char) {
    // SAFETY: the caller guarantees it.
    log::write(unsafe { CStr::from_ptr(line) }.to_owned());
}

/// Counts the live objects of this process, without contexts and streams of the driver itself.
///
/// # Safety
///
/// The pointer must be null, or valid for a [`Live`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn model_live(live: *mut Live) {
    if !live.is_null() {
        // SAFETY: the caller passes null or a valid pointer.
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
