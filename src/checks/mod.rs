//! The checks without the calls: for bindings and layers that make the calls themselves.
//!
//! Each function has the name and the parameters of the driver's function, and returns the first documented
//! precondition that does not hold. It is the check that [`calls`](crate::calls) makes. It also rejects a null in place of an
//! output, if the header forbids this. The types of [`calls`](crate::calls) rule such a null out. A function without rules
//! has no check.
//!
//! The checks are not listed here: `checks::cuX` has the parameters of `sys::cuX`. Its rules are on the page of
//! `calls::cuX`, except for those of outputs.
//!
//! A check may query the driver for its release and, if the page of the call says so, for attributes. If the checked call takes
//! a reference or slice, a null pointer passes the check; the driver decides, and [`causes`](crate::causes) names it.
//!
//! ```
//! use cuda_checked::{checks, sys};
//!
//! // SAFETY: there are no pointers.
//! let check = unsafe { checks::cuMemMap(0, usize::MAX, 1, 0, 0) };
//! let broken = check.unwrap_err();
//! assert_eq!((broken.call(), broken.parameter()), ("cuMemMap", "size"));
//! assert_eq!(broken.code(), sys::CUresult::CUDA_ERROR_INVALID_VALUE);
//! ```
//!
//! # Stability
//!
//! A rule has a number, which stays the same and is never used for another rule: [`Precondition::id`]. Adding a
//! rule, or retiring a wrong one, is not a breaking change.
//!
//! [`Precondition::id`]: crate::Precondition::id

use crate::{query, rule};
use core::sync::atomic::Ordering;

/// Makes checks without queries of the driver, except for its release. A rule that needs a query is skipped, unless the answer
/// is cached. For calls that are as short as a query, and for places that allow no call, such as a stream's callback.
///
/// ```
/// # use cuda_checked::{checks, sys::CUlimit};
/// let limit = CUlimit::CU_LIMIT_STACK_SIZE;
/// // SAFETY: there are no pointers.
/// assert!(checks::without_queries(|| unsafe { checks::cuCtxSetLimit(limit, 1024) }).is_ok());
/// ```
pub fn without_queries<T>(check: impl FnOnce() -> T) -> T {
    query::without(check)
}

/// Returns the number of misaligned pointers that the checks of this thread have seen since the last call. Checks do not follow
/// a misaligned pointer, in a parameter or in a struct.
#[inline]
pub fn misaligned() -> usize {
    match rule::ANY_MISALIGNED.load(Ordering::Relaxed) {
        true => rule::MISALIGNED.take(),
        false => 0,
    }
}

macro_rules! groups {
    ($($group:ident)*) => {$(
        // What is deprecated can be checked, too, and not every group has types of its own.
        #[allow(deprecated, unused_imports)]
        mod $group;
        pub use $group::*;
    )*};
}

pub(crate) mod types;

groups! {
    checkpoint coredump ctx ctx_deprecated device driver_entry_point event exec exec_deprecated
    extres_interop fabric_copy graph graphics green_contexts initialize library logical_endpoint
    logs malloc_async mem memop module multicast occupancy peer_access primary_ctx stream surfobject
    surfref_deprecated tensor_memory texobject texref_deprecated unified va version
}
