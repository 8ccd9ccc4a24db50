//! The documented preconditions, one file per documentation group, and what they are written with.
//!
//! A rule names an argument, what that must be, and the releases that document it:
//!
//! ```text
//! rules! { c"cuMemPoolCreate":
//!     poolProps.maxSize => zero(), 11_070..=12_010, "a reserved field there";
//! }
//! ```
//!
//! A call that breaks no release's rule costs the comparisons and no more. Only where one is broken does the
//! driver's release matter: it decides whether the rule holds.

pub(crate) mod memory;
pub(crate) mod memory_pool;
pub(crate) mod multicast;
pub(crate) mod virtual_memory;

use crate::precondition::{Breach, Must};
use core::ffi::c_void;
use core::fmt;
use cuda_sys::{CUmemAllocationHandleType, CUmemAllocationType, CUmemLocationType};

/// Returns from the function where an argument breaks a rule: `argument => must_be(bound), releases;`,
/// and before the semicolon, where that needs saying, `, "why or for what"`.
macro_rules! rules {
    ($call:literal: $($argument:expr => $must:ident($($bound:expr),*), $releases:expr $(, $because:literal)?;)+) => {$(
        let rule = const {
            &$crate::precondition::Rule {
                call: $call,
                parameter: stringify!($argument),
                releases: $crate::precondition::Releases($releases),
                because: concat!($($because)?),
                code: cuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE,
            }
        };
        rule.judge($crate::rules::$must($argument $(, $bound)*))?;
    )+};
}
use rules;

/// What rules are about: a number, and how it is written.
pub(crate) trait Argument: Copy + PartialEq {
    fn number(self) -> u64;

    fn show(number: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{number}")
    }
}

macro_rules! integers {
    ($($ty:ty),*) => {$(
        impl Argument for $ty {
            fn number(self) -> u64 {
                self as u64
            }
        }
    )*};
}
integers!(u8, u16, u32, u64, usize);

macro_rules! enums {
    ($($ty:ident),*) => {$(
        impl Argument for $ty {
            fn number(self) -> u64 {
                self.0 as u64
            }

            fn show(number: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match number.try_into() {
                    Ok(value) => write!(f, "{:?}", $ty(value)),
                    Err(_) => write!(f, "{number:#x}"),
                }
            }
        }
    )*};
}
enums!(CUmemAllocationHandleType, CUmemAllocationType, CUmemLocationType);

impl Argument for *mut c_void {
    fn number(self) -> u64 {
        self.addr() as u64
    }

    fn show(number: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if number == 0 { f.write_str("null") } else { write!(f, "{number:#x}") }
    }
}

#[inline]
fn breach<T: Argument>(kept: bool, must: Must, value: T, bound: u64) -> Option<Breach> {
    if kept { None } else { Some(Breach { must, show: T::show, value: value.number(), bound }) }
}

#[inline]
fn zero<T: Argument>(value: T) -> Option<Breach> {
    breach(value.number() == 0, Must::BeZero, value, 0)
}

#[inline]
fn zero_bytes<const N: usize>(bytes: [u8; N]) -> Option<Breach> {
    let index = bytes.iter().position(|byte| *byte != 0)?;
    breach(false, Must::BeZeroByte, bytes[index], index as u64)
}

#[inline]
fn null(value: *mut c_void) -> Option<Breach> {
    breach(value.is_null(), Must::BeNull, value, 0)
}

#[inline]
fn non_null(value: *mut c_void) -> Option<Breach> {
    breach(!value.is_null(), Must::NotBeNull, value, 0)
}

#[inline]
fn at_most(value: usize, bound: usize) -> Option<Breach> {
    breach(value <= bound, Must::BeAtMost, value, bound as u64)
}

#[inline]
fn multiple_of(value: usize, bound: usize) -> Option<Breach> {
    breach(value.checked_rem(bound) == Some(0), Must::BeMultipleOf, value, bound as u64)
}

/// The numbers of `allowed` are below 64: the message has room for a set.
#[inline]
fn one_of<T: Argument>(value: T, allowed: &[T]) -> Option<Breach> {
    if allowed.contains(&value) {
        return None;
    }
    let set = allowed.iter().fold(0, |set, value| set | 1 << value.number());
    breach(false, Must::BeOneOf, value, set)
}

#[inline]
fn only_handle_types<T: Argument>(value: T, allowed: CUmemAllocationHandleType) -> Option<Breach> {
    let (value, bound) = (value.number(), allowed.number());
    let show = CUmemAllocationHandleType::show;
    if value & !bound == 0 {
        None
    } else {
        Some(Breach { must: Must::HaveOnly, show, value, bound })
    }
}
