//! Causes that every call can have.

use crate::query;
use crate::rule::{Handle, Verdict, causes, on};

on! { * }
/// A pointer that its marks call needed.
#[inline]
pub(crate) fn pointer(pointer: Handle) -> Verdict {
    causes!(638: pointer => non_null());
    Ok(())
}

on! { * }
#[inline]
pub(crate) fn every_call() -> Verdict {
    if let Some(context) = query::current_context() {
        causes!(639 asks: context, as "current_context" => non_null(), "for the call needs a context that is current",
            else INVALID_CONTEXT);
    }
    Ok(())
}
