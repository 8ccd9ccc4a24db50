//! What rules ask the driver and the host. There is no answer where the question fails: the call itself will
//! tell why. Nothing is remembered: an answer takes some nanoseconds, and the calls that ask take microseconds.

use core::ffi::c_int;
use core::mem::MaybeUninit;
use cuda_sys::*;

/// What a question writes, if it succeeds.
fn answer<T>(ask: impl FnOnce(*mut T) -> CUresult) -> Option<T> {
    let mut answer = MaybeUninit::zeroed();
    let code = ask(answer.as_mut_ptr());
    // SAFETY: each question of this file is of integers or pointers, which zeros are too.
    (code == CUresult::CUDA_SUCCESS).then(|| unsafe { answer.assume_init() })
}

/// The device of the current context.
pub(super) fn current_device() -> Option<CUdevice> {
    // SAFETY: it writes one integer.
    answer(|device| unsafe { cuCtxGetDevice(device) })
}

/// Whether contexts of a device can be limited in resources of a type: 1 or 0.
pub(super) fn execution_affinity(device: CUdevice, ty: CUexecAffinityType) -> Option<c_int> {
    // SAFETY: it writes one integer.
    answer(|value| unsafe { cuDeviceGetExecAffinitySupport(value, ty, device) })
}

/// The context that is current to this thread.
pub(super) fn current_context() -> Option<CUcontext> {
    // SAFETY: it writes one pointer.
    answer(|context| unsafe { cuCtxGetCurrent(context) })
}

pub(super) fn attribute(device: CUdevice, attribute: CUdevice_attribute) -> Option<c_int> {
    // SAFETY: it writes one integer.
    answer(|value| unsafe { cuDeviceGetAttribute(value, attribute, device) })
}

/// One that is an integer or a truth value.
pub(super) fn pointer_attribute(
    pointer: CUdeviceptr,
    attribute: CUpointer_attribute,
) -> Option<c_int> {
    // SAFETY: it writes one integer or, of a truth value, perhaps only the first byte, the others being zero.
    answer(|value: *mut c_int| unsafe { cuPointerGetAttribute(value.cast(), attribute, pointer) })
}

/// The size of the host's pages.
pub(super) fn page_size() -> usize {
    #[cfg(unix)]
    {
        unsafe extern "C" {
            // SAFETY: it takes nothing and reads a constant of the process.
            safe fn getpagesize() -> c_int;
        }
        getpagesize() as usize
    }
    #[cfg(not(unix))]
    {
        4096
    }
}
