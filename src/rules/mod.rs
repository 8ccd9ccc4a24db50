//! The documented preconditions, one file per documentation group, and what they are written with.
//!
//! A rule names an argument, what that must be, and the releases that document it:
//!
//! ```ignore
//! rules! { c"cuMemPoolCreate":
//!     poolProps.maxSize => zero(), 11_070..=12_010, "a reserved field there";
//! }
//! ```
//!
//! A call that keeps every rule costs the comparisons and no more: which release the driver implements is
//! asked when an argument breaks a rule, and decides whether the rule holds.

pub(crate) mod memory;
pub(crate) mod memory_pool;
pub(crate) mod multicast;
pub(crate) mod virtual_memory;

use crate::error::{Breach, Error, Must, Precondition, Result};
use core::ffi::{CStr, c_int, c_void};
use core::fmt;
use core::ops::RangeInclusive;
use core::sync::atomic::{AtomicU32, Ordering};
use cuda_sys::{CUipcMem_flags, CUmemAllocationHandleType, CUmemAllocationType, CUmemLocationType};
use cuda_sys::{CUresult, Release};

/// One documented rule.
pub(crate) struct Rule {
    pub call: &'static CStr,
    pub parameter: &'static str,
    pub releases: Releases,
    /// The rest of the sentence that says what the argument must be; may be empty.
    pub because: &'static str,
    pub code: CUresult,
}

/// The releases that document a rule, as `CUDA_VERSION` counts.
#[derive(PartialEq)]
pub(crate) struct Releases(pub RangeInclusive<u32>);

/// Every release whose documentation was read. What newer ones forbid is not known, and a rule may be
/// lifted (HOST pools were an error in 12.6 to 12.9): a driver newer than these judges for itself.
pub(crate) const KNOWN: RangeInclusive<u32> = 11_070..=13_050;

/// For what no release can allow, like a range that ends before it starts.
pub(crate) const ALWAYS: RangeInclusive<u32> = 0..=u32::MAX;

/// Returns from the function where an argument breaks a rule: `argument => must_be(bound), releases;`,
/// and before the semicolon, where that needs saying, `, "why or for what"`.
macro_rules! rules {
    ($call:literal: $($argument:expr => $must:ident($($bound:expr),*), $releases:expr $(, $because:literal)?;)+) => {$(
        let rule = const {
            &$crate::rules::Rule {
                call: $call,
                parameter: stringify!($argument),
                releases: $crate::rules::Releases($releases),
                because: concat!($($because)?),
                code: cuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE,
            }
        };
        rule.judge($crate::rules::$must($argument $(, $bound)*))?;
    )+};
}
use rules;

impl Rule {
    #[inline]
    fn judge(&'static self, breach: Option<Breach>) -> Result<()> {
        match breach {
            None => Ok(()),
            Some(breach) => self.reject(breach),
        }
    }

    #[cold]
    fn reject(&'static self, breach: Breach) -> Result<()> {
        if self.releases.hold() {
            Err(Error::Precondition(Precondition { rule: self, breach }))
        } else {
            Ok(())
        }
    }
}

impl Releases {
    /// Whether the driver implements one of them. Where it does not say, the call will tell why.
    fn hold(&self) -> bool {
        self.0 == ALWAYS || driver_release().is_some_and(|release| self.0.contains(&release))
    }
}

impl fmt::Display for Releases {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, last) = (Release(*self.0.start()), Release(*self.0.end()));
        match (self.0.start() <= KNOWN.start(), self.0.end() >= KNOWN.end()) {
            (true, true) => Ok(()),
            (true, false) => write!(f, " up to CUDA {last}"),
            (false, true) => write!(f, " since CUDA {first}"),
            (false, false) => write!(f, " in CUDA {first} to {last}"),
        }
    }
}

/// The release that the driver implements. A driver is never unloaded, so an answer holds for good; a
/// failure is not remembered.
fn driver_release() -> Option<u32> {
    static RELEASE: AtomicU32 = AtomicU32::new(0);
    let mut release = RELEASE.load(Ordering::Relaxed);
    if release == 0 {
        let mut answer: c_int = 0;
        // SAFETY: it writes one integer.
        let code = unsafe { cuda_sys::cuDriverGetVersion(&mut answer) };
        if code == CUresult::CUDA_SUCCESS {
            release = answer.try_into().unwrap_or(0);
            RELEASE.store(release, Ordering::Relaxed);
        }
    }
    (release != 0).then_some(release)
}

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
integers!(u8, u16, usize, u64);

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
enums!(
    CUipcMem_flags,
    CUmemAllocationHandleType,
    CUmemAllocationType,
    CUmemLocationType
);

impl Argument for *mut c_void {
    fn number(self) -> u64 {
        self.addr() as u64
    }

    fn show(number: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if number == 0 {
            f.write_str("null")
        } else {
            write!(f, "{number:#x}")
        }
    }
}

#[inline]
fn breach<T: Argument>(kept: bool, must: Must, value: T, bound: u64) -> Option<Breach> {
    if kept {
        None
    } else {
        Some(Breach {
            must,
            show: T::show,
            value: value.number(),
            bound,
        })
    }
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
    breach(
        value.checked_rem(bound) == Some(0),
        Must::BeMultipleOf,
        value,
        bound as u64,
    )
}

/// The numbers of `allowed` are below 64: the message has room for a set.
#[inline]
fn one_of<T: Argument>(value: T, allowed: &[T]) -> Option<Breach> {
    if allowed.contains(&value) {
        return None;
    }
    let set = allowed
        .iter()
        .fold(0, |set, value| set | 1 << value.number());
    breach(false, Must::BeOneOf, value, set)
}

#[inline]
fn only_handle_types<T: Argument>(value: T, allowed: CUmemAllocationHandleType) -> Option<Breach> {
    let (value, bound) = (value.number(), allowed.number());
    let show = CUmemAllocationHandleType::show;
    if value & !bound == 0 {
        None
    } else {
        Some(Breach {
            must: Must::HaveOnly,
            show,
            value,
            bound,
        })
    }
}
