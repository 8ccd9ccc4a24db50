//! The causes of refusals without the calls: for bindings and layers that make the calls themselves.
//!
//! Each function has the name and the parameters of the driver's function, and the code that the driver has returned. It
//! returns the argument that caused the refusal, if one is known. It is the search that [`calls`](crate::calls) makes for an
//! error, and pointers that must not be null besides. A function without causes is not here:
//! [`of_thread`] is for these.
//!
//! It must be called in the thread of the call, before the thread makes another call. It queries the driver, disturbs no
//! capture, and makes no context current. After an error of earlier work it asks nothing.
//!
//! ```
//! use cuda_checked::{causes, sys::CUresult};
//!
//! let mut address = 0;
//! let code = CUresult::CUDA_ERROR_INVALID_VALUE; // as cuMemAlloc_v2 has returned it
//! // SAFETY: the pointer is valid.
//! let cause = unsafe { causes::cuMemAlloc_v2(&mut address, 0, code) };
//! assert_eq!(cause.unwrap().to_string(), "bytesize (0) must not be zero");
//! ```

use crate::cause::{Cause, explain};
use crate::rule::{Place as _, Verdict};
use crate::rules::parts::refusal;
use core::ffi::{CStr, c_void};
use cuda_sys::CUresult;

/// Returns the cause of a refusal of any call that is in the state of the thread, such as no current context.
pub fn of_thread(call: &'static CStr, code: CUresult) -> Option<Cause> {
    explain(call, code, || Ok(()))
}

/// Finds the cause among pointers that must not be null, with their names, and then by `judge`.
#[cold]
fn of_call(
    call: &'static CStr,
    code: CUresult,
    pointers: &[(*const c_void, &'static str)],
    judge: impl FnOnce() -> Verdict,
) -> Option<Cause> {
    explain(call, code, || {
        let wrong =
            |(pointer, name): &(*const c_void, &'static str)| refusal::pointer(*pointer).at(name);
        pointers.iter().try_for_each(wrong)?;
        judge()
    })
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
