//! What rules ask the driver and the host. There is no answer where the question fails: the call itself will
//! tell why.
//!
//! An answer takes some 10 ns, and the calls that ask take microseconds, but for some that need the number of
//! devices: that is remembered.

use core::cell::Cell;
use core::ffi::c_int;
use core::mem::MaybeUninit;
use core::sync::atomic::{AtomicI32, Ordering};
use cuda_sys::*;

std::thread_local! {
    static SILENT: Cell<bool> = const { Cell::new(false) };
}

/// Nothing is asked on this thread meanwhile.
pub(crate) fn without<T>(work: impl FnOnce() -> T) -> T {
    struct Before(bool);
    impl Drop for Before {
        fn drop(&mut self) {
            SILENT.set(self.0);
        }
    }
    let _before = Before(SILENT.replace(true));
    work()
}

/// What a question writes, if it succeeds.
fn answer<T>(ask: impl FnOnce(*mut T) -> CUresult) -> Option<T> {
    if SILENT.get() {
        return None;
    }
    let mut answer = MaybeUninit::zeroed();
    let code = ask(answer.as_mut_ptr());
    // SAFETY: each question of this file is of integers or pointers, which zeros are too.
    (code == CUresult::CUDA_SUCCESS).then(|| unsafe { answer.assume_init() })
}

/// The number of devices. It stays what `cuInit` found.
pub(crate) fn devices() -> Option<c_int> {
    static DEVICES: AtomicI32 = AtomicI32::new(0);
    let mut devices = DEVICES.load(Ordering::Relaxed);
    if devices == 0 {
        // SAFETY: it writes one integer.
        devices = answer(|count| unsafe { cuDeviceGetCount(count) })?;
        DEVICES.store(devices, Ordering::Relaxed);
    }
    Some(devices)
}

/// The device of the current context.
pub(crate) fn current_device() -> Option<CUdevice> {
    // SAFETY: it writes one integer.
    answer(|device| unsafe { cuCtxGetDevice(device) })
}

/// Whether contexts of a device can be limited in resources of a type: 1 or 0.
pub(crate) fn execution_affinity(device: CUdevice, ty: CUexecAffinityType) -> Option<c_int> {
    // SAFETY: it writes one integer.
    answer(|value| unsafe { cuDeviceGetExecAffinitySupport(value, ty, device) })
}

/// The context that is current to this thread.
pub(crate) fn current_context() -> Option<CUcontext> {
    // SAFETY: it writes one pointer.
    answer(|context| unsafe { cuCtxGetCurrent(context) })
}

/// Whether a device has a primary context that someone holds.
pub(crate) fn primary_context_is_active(device: CUdevice) -> Option<bool> {
    let mut flags = 0;
    // SAFETY: it writes two integers.
    answer(|active| unsafe { cuDevicePrimaryCtxGetState(device, &mut flags, active) })
        .map(|active: c_int| active != 0)
}

pub(crate) fn attribute(device: CUdevice, attribute: CUdevice_attribute) -> Option<c_int> {
    // SAFETY: it writes one integer.
    answer(|value| unsafe { cuDeviceGetAttribute(value, attribute, device) })
}

/// The number of a device's locality domains, where it has any.
pub(crate) fn locality_domains(device: CUdevice) -> Option<u8> {
    let count = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT;
    let count = attribute(device, count)?;
    (count > 0).then(|| count.try_into().unwrap_or(u8::MAX))
}

/// The minimum granularity of such allocations.
///
/// # Safety
///
/// As for `cuMemCreate`.
pub(crate) unsafe fn allocation_granularity(prop: &CUmemAllocationProp) -> Option<usize> {
    let minimum = CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_MINIMUM;
    // SAFETY: it writes one size; the caller vouches for what it reads.
    answer(|size| unsafe { cuMemGetAllocationGranularity(size, prop, minimum) })
        .filter(|size| *size != 0)
}

/// The minimum granularity of such multicast objects.
pub(crate) fn multicast_granularity(prop: &CUmulticastObjectProp) -> Option<usize> {
    let minimum = CUmulticastGranularity_flags::CU_MULTICAST_GRANULARITY_MINIMUM;
    // SAFETY: it reads the properties and writes one size.
    answer(|size| unsafe { cuMulticastGetGranularity(size, prop, minimum) })
        .filter(|size| *size != 0)
}

/// The alignment of binds to such an endpoint, and its largest size.
pub(crate) fn endpoint_limits(prop: &CUlogicalEndpointProp) -> Option<(u64, u64)> {
    let mut largest = 0;
    // SAFETY: it reads the properties and writes two sizes.
    answer(|alignment| unsafe { cuLogicalEndpointGetLimits(alignment, &mut largest, prop) })
        .filter(|alignment| *alignment != 0)
        .map(|alignment| (alignment, largest))
}

/// # Safety
///
/// `pool` must be live, and `T` what the documentation says that the attribute is: an integer.
pub(crate) unsafe fn pool_attribute<T: Copy>(
    pool: CUmemoryPool,
    attribute: CUmemPool_attribute,
) -> Option<T> {
    // SAFETY: it writes one `T`; the caller vouches for the pool.
    answer(|value: *mut T| unsafe { cuMemPoolGetAttribute(pool, attribute, value.cast()) })
}

/// What an array was made as.
///
/// # Safety
///
/// `array` must be null or live.
pub(crate) unsafe fn array_descriptor(array: CUarray) -> Option<CUDA_ARRAY3D_DESCRIPTOR> {
    if array.is_null() {
        return None;
    }
    // SAFETY: it writes one descriptor, of integers; the caller vouches for the array.
    answer(|descriptor| unsafe { cuArray3DGetDescriptor_v2(descriptor, array) })
}

/// The same of an array with mipmap levels.
///
/// # Safety
///
/// `array` must be null or live.
pub(crate) unsafe fn mipmapped_array_descriptor(
    array: CUmipmappedArray,
) -> Option<CUDA_ARRAY3D_DESCRIPTOR> {
    if array.is_null() {
        return None;
    }
    // SAFETY: it writes one handle, which is the array's own; the caller vouches for the array.
    let level = answer(|level| unsafe { cuMipmappedArrayGetLevel(level, array, 0) })?;
    // SAFETY: a level lives as long as its array.
    unsafe { array_descriptor(level) }
}

/// The size of the host's pages.
pub(crate) fn page_size() -> usize {
    #[cfg(all(unix, not(miri)))] // Miri has no such function
    {
        unsafe extern "C" {
            // SAFETY: it takes nothing and reads a constant of the process.
            safe fn getpagesize() -> c_int;
        }
        getpagesize() as usize
    }
    #[cfg(not(all(unix, not(miri))))]
    {
        4096
    }
}
