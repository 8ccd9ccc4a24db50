//! One checked function for each driver function, with the name that C programs write. If the driver exports a function under
//! another name, such as `cuMemAlloc_v2`, [`versioned`] contains the function under that name too.
//!
//! The parameters are C's, in the shape that Rust has for them:
//!
//! - An output, which C writes through a pointer, is the `Ok` value. Several outputs are a tuple, in C's order.
//! - A pointer to a `const` struct that must not be null is a reference, a string is a [`CStr`], and an array that C passes as a
//!   pointer and a count is a slice, unless the array may be null or shares its count with another array.
//! - Text that C writes to a buffer is a [`CString`].
//! - Everything else keeps its C form: pointers that may be null, that the driver reads and writes, or that are not `const` in C,
//!   such as `location`; untyped memory; callbacks.
//! - Flags are integers, as in C: write `.bits()`.
//!
//! A function is safe if no argument can cause undefined behavior in this process. Each function first checks the documented
//! rules that can be checked, then calls the driver, and converts the code that the driver returns into a
//! [`Result`](crate::Result).
//!
//! Each page lists the rules that the call enforces under *Checked* and *Checked by a query*, and the causes that
//! [`Error::cause`](crate::Error::cause) can find under *Explained after a refusal*. The number after a rule or a cause is its `id`.
//!
//! If you need C's exact parameters, call [`sys`](crate::sys), and pass the code to [`check`](crate::check), whose error names
//! the call, or to [`CUresult::into_result`](libcuda_sys::CUresult::into_result), whose error does not.

#![cfg_attr(doc, doc = include_str!("groups.md"))]

use core::ffi::{CStr, c_char, c_int};
use std::ffi::CString;

/// The room for a text. The driver gets one byte less, so that the last one stays zero whatever it writes.
const TEXT: [c_char; 256] = [0; 256];
const LENGTH: c_int = TEXT.len() as c_int - 1;

/// The text up to the first zero byte.
#[allow(clippy::unnecessary_cast)] // C's `char` is i8 or u8
#[inline]
fn text(buffer: [c_char; TEXT.len()]) -> CString {
    let bytes = buffer.map(|byte| byte as u8);
    CStr::from_bytes_until_nul(&bytes).unwrap_or_default().to_owned()
}

/// A copy of a text that the driver keeps, for some time. Without one it is empty.
///
/// # Safety
///
/// `text` is null, or a text that ends with a zero byte.
#[inline]
unsafe fn copied(text: *const c_char) -> CString {
    match text.is_null() {
        true => CString::default(),
        // SAFETY: the caller guarantees this.
        false => unsafe { CStr::from_ptr(text) }.to_owned(),
    }
}

macro_rules! groups {
    ($($group:ident)*) => {$(
        // Deprecated functions can be called here too.
        #[allow(deprecated)]
        mod $group;
        pub use $group::*;
    )*};
}

#[allow(deprecated)]
pub mod versioned;
#[doc(hidden)]
pub use versioned::*;

groups! {
    checkpoint clique coredump ctx ctx_deprecated device device_deprecated driver_entry_point error
    event exec exec_deprecated extres_interop fabric_copy graph graphics green_contexts initialize
    library logical_endpoint logs malloc_async mem memop module module_deprecated multicast
    occupancy peer_access primary_ctx stream surfobject surfref_deprecated tensor_memory texobject
    texref_deprecated unified va version
}
