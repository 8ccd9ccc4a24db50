//! The causes of refusals without the calls: for bindings and layers that make the calls themselves.
//!
//! Each function has the name and the parameters of the driver's function, and the code that the driver has returned. It
//! returns an `Option` of a [`Cause`]: the argument that caused the refusal, if one is known. Each pointer must be null, or
//! valid as for the call. The functions have no pages of their own, so that a search for a name finds the call. It is the
//! search that [`calls`](crate::calls) makes for an error, and pointers that must not be null besides. A function without
//! causes is not here: [`of_thread`] is for these.
//!
//! It must be called in the thread of the call, before the thread makes another call. It queries the driver, disturbs no
//! capture, and makes no context current. After an error of earlier work it asks nothing.
//!
//! ```
//! use cuda_checked::{causes, sys::CUresult};
//!
//! let code = CUresult::CUDA_ERROR_INVALID_HANDLE; // as cuEventSynchronize has returned it
//! // SAFETY: there is no event.
//! let cause = unsafe { causes::cuEventSynchronize(std::ptr::null_mut(), code) };
//! assert_eq!(cause.unwrap().to_string(), "hEvent (null) must not be null");
//! ```

pub use crate::cause::is_of_earlier_work;
use crate::cause::{Cause, FindCause, explain, find_in};
#[doc(hidden)] // cuda-validate needs these
pub use crate::environment::beside;
pub use crate::environment::of_environment;
#[doc(hidden)]
pub use crate::query::{Memory, Relaxed, memory, primary_context_is_active};
use crate::rule::{Handle, Verdict};
use crate::rules::parts::refusal;
use core::ffi::CStr;
use cuda_sys::CUresult;

/// Returns the cause of a refusal of any call that is in the state of the thread, such as no current context.
pub fn of_thread(call: &'static CStr, code: CUresult) -> Option<Cause> {
    explain(call, code, || Ok(()))
}

/// A pointer that its marks call needed.
struct Pointer(usize);

impl FindCause for Pointer {
    unsafe fn find_cause(&self) -> Verdict {
        refusal::pointer(Handle(self.0))
    }
}

/// An array, and the number of its elements.
struct Counted(usize, usize);

impl FindCause for Counted {
    unsafe fn find_cause(&self) -> Verdict {
        refusal::counted(Handle(self.0), self.1)
    }
}

/// Finds the cause among arguments that are looked at as they are, with their names, and then by `find_cause`.
///
/// # Safety
///
/// The arguments must meet the conditions of the call.
#[cold]
unsafe fn of_call(
    call: &'static CStr,
    code: CUresult,
    arguments: &[(&dyn FindCause, &'static str)],
    find_cause: impl FnOnce() -> Verdict,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    explain(call, code, || unsafe { find_in(arguments) }.and_then(|()| find_cause()))
}

/// # Safety
///
/// The arguments must meet the conditions of the call.
#[cold]
#[inline(never)]
unsafe fn of_arguments(
    call: &'static CStr,
    code: CUresult,
    arguments: &[(&dyn FindCause, &'static str)],
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_call(call, code, arguments, || Ok(())) }
}

macro_rules! groups {
    ($($group:ident)*) => {$(
        #[allow(deprecated, unused_imports)]
        mod $group;
        pub use $group::*;
    )*};
}

groups! {
    checkpoint clique ctx ctx_deprecated device device_deprecated driver_entry_point error event
    exec exec_deprecated extres_interop fabric_copy graph graphics green_contexts library
    logical_endpoint logs malloc_async mem memop module module_deprecated multicast occupancy
    peer_access primary_ctx stream surfobject surfref_deprecated tensor_memory texobject
    texref_deprecated unified va version
}
