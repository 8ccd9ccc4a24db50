//! The functions of the driver, with what is known of each.

use once_cell::race::OnceRef;
use std::any::TypeId;
use std::ffi::CStr;
use std::sync::atomic::{AtomicPtr, Ordering::Acquire};

/// The functions of `cuda.h`, and those that it declares for its own use.
pub type Lists = [&'static [Site]; 2];

/// Given at the start by `table`. That has the wrappers, and so it is above the modules that look for functions here.
static ALL: OnceRef<'static, Lists> = OnceRef::new();

/// Takes the functions, before anything looks for them.
pub fn know(all: &'static Lists) {
    let _ = ALL.set(all);
}

/// Every function.
pub fn sites() -> impl Iterator<Item = &'static Site> {
    ALL.get().into_iter().flatten().flat_map(|list| list.iter())
}

/// A function of the driver.
pub struct Site {
    pub name: &'static CStr,
    /// Among all functions.
    pub number: usize,
    /// The call is as short as a query of the driver.
    pub is_short: bool,
    /// The function returns other functions.
    pub gives: bool,
    /// The function of this library that stands in for it.
    pub wrapper: AtomicPtr<()>,
    /// The check with the function's own parameters, or that of the function of which it is a variant.
    pub check: AtomicPtr<()>,
    /// The type of such a check.
    pub parameters: fn() -> TypeId,
    /// The function that the wrapper calls: the driver's, or that of another layer above the driver.
    pub real: AtomicPtr<()>,
    pub driver: AtomicPtr<()>,
    /// All functions, this one among them.
    pub all: &'static Lists,
}

impl Site {
    pub fn name(&self) -> &'static str {
        self.name.to_str().unwrap_or_default()
    }

    #[inline]
    pub fn is_judged(&self) -> bool {
        !self.check.load(Acquire).is_null()
    }
}

pub const fn is_per_thread(name: &str) -> bool {
    matches!(
        name.as_bytes(),
        [.., b'_', b'p', b't', b's', b'z'] | [.., b'_', b'p', b't', b'd', b's']
    )
}

pub const fn c_name(name: &'static str) -> &'static CStr {
    match CStr::from_bytes_with_nul(name.as_bytes()) {
        Ok(name) => name,
        Err(_) => panic!("a name with a zero in it"),
    }
}
