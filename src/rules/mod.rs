//! The documented preconditions, one file per documentation group, and what they are written with.
//!
//! A function of a group's file has the name of the call and takes those of its arguments that it looks at, by
//! their names. A rule names an argument, what that must be, and the releases that document it:
//!
//! ```text
//! rules! { c"cuMemPoolCreate":
//!     poolProps.maxSize => zero(), 11_070..=12_010, "a reserved field there";
//!     poolProps.location.id => below(count), KNOWN, "the number of devices", else CUDA_ERROR_INVALID_DEVICE;
//! }
//! ```
//!
//! and of an element, whose index the message shows:
//!
//! ```text
//! for (i, op) in ops.iter().enumerate() {
//!     rules! { c"cuStreamBatchMemOp_v2" at i:
//!         ops[i].flags => zero(), KNOWN;
//!     }
//! }
//! ```
//!
//! A call that breaks no release's rule costs the comparisons and no more. Only where one is broken does the
//! driver's release matter: it decides whether the rule holds.

use crate::precondition::{Breach, Must};
use core::ffi::c_int;
use core::fmt;
use cuda_sys::*;

/// A module for each group that has rules.
macro_rules! groups {
    ($($group:ident)*) => { $(pub(crate) mod $group;)* };
}
groups! { checkpoint coredump ctx ctx_deprecated device driver_entry_point event exec exec_deprecated extres_interop fabric_copy graph graphics green_contexts initialize library logical_endpoint logs malloc_async mem memop module multicast occupancy peer_access primary_ctx stream surfobject surfref_deprecated tensor_memory texobject texref_deprecated unified va }
mod query;

/// Returns from the function where an argument breaks a rule: `argument => must_be(bound), releases;`, and
/// before the semicolon, where that needs saying, `, "why or for what"`, and `, else CODE` where the
/// documentation has another code than `CUDA_ERROR_INVALID_VALUE`. Before the arrow, `, as "its.name"` is what C
/// calls an argument that is written otherwise here.
macro_rules! rules {
    ($call:literal at $index:ident: $($rule:tt)+) => { $crate::rules::rules! { @ $call ($index) $($rule)+ } };
    ($call:literal: $($rule:tt)+) => { $crate::rules::rules! { @ $call (0) $($rule)+ } };
    (@ $call:literal ($index:expr) $($argument:expr $(, as $name:expr)? => $must:ident($($bound:expr),*), $releases:expr $(, $because:expr)? $(, else $code:ident)?;)+) => {{$(
        let rule = const {
            &$crate::precondition::Rule {
                call: $call,
                parameter: $crate::rules::parameter!($argument $(, $name)?),
                words: $crate::rules::words!($must $($bound),*),
                releases: $crate::precondition::Releases($releases),
                because: concat!($($because)?),
                code: $crate::rules::code!($($code)?),
            }
        };
        let breach = $crate::rules::$must($argument $(, $bound)*);
        rule.judge(breach, $index)?;
    )+}};
}
pub(crate) use rules;

macro_rules! parameter {
    ($argument:expr) => {
        stringify!($argument)
    };
    ($argument:expr, $name:expr) => {
        $name
    };
}
pub(crate) use parameter;

/// What of a rule's words is known when it is compiled.
macro_rules! words {
    (one_of $set:expr) => {
        $crate::precondition::Words::Set($set)
    };
    (none_of $set:expr) => {
        $crate::precondition::Words::Set($set)
    };
    (hold $kept:expr, $text:expr) => {
        $crate::precondition::Words::Text($text)
    };
    ($must:ident $($bound:expr),*) => {
        $crate::precondition::Words::None
    };
}
pub(crate) use words;

macro_rules! code {
    () => {
        cuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE
    };
    ($code:ident) => {
        cuda_sys::CUresult::$code
    };
}
pub(crate) use code;

/// What rules are about: a number, and how it is written.
pub(crate) trait Argument: Copy + PartialEq {
    fn number(self) -> u64;

    fn show(number: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{number}")
    }
}

macro_rules! integers {
    ($($ty:ty)*) => {$(
        impl Argument for $ty {
            #[inline]
            fn number(self) -> u64 {
                self.into()
            }
        }
    )*};
}
integers!(u8 u16 u32 u64);

impl Argument for usize {
    #[inline]
    fn number(self) -> u64 {
        self as u64
    }
}

macro_rules! signed_integers {
    ($($ty:ty)*) => {$(
        impl Argument for $ty {
            #[inline]
            fn number(self) -> u64 {
                i64::from(self) as u64
            }

            fn show(number: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}", number as i64)
            }
        }
    )*};
}
signed_integers!(i8 i32 i64);

macro_rules! enums {
    ($($ty:ident)*) => {$(
        impl Argument for $ty {
            #[inline]
            fn number(self) -> u64 {
                // `int` where an enumerator is negative, and everywhere on Windows.
                u64::from(self.0 as u32)
            }

            fn show(number: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match u32::try_from(number) {
                    Ok(value) => write!(f, "{:?}", $ty(value as _)),
                    Err(_) => write!(f, "{number:#x}"),
                }
            }
        }
    )*};
}
enums! {
    CUaccessProperty
    CUaddress_mode
    CUatomicOperation
    CUcigDataType
    CUclusterSchedulingPolicy
    CUcoredumpSettings
    CUctx_flags
    CUdevResourceType
    CUdevSmResourceGroup_flags
    CUdevice_P2PAttribute
    CUdriverProcAddress_flags
    CUevent_flags
    CUevent_record_flags
    CUevent_wait_flags
    CUexecAffinityType
    CUexternalMemoryHandleType
    CUexternalSemaphoreHandleType
    CUfabricCpyOperandType
    CUfilter_mode
    CUflushGPUDirectRDMAWritesScope
    CUflushGPUDirectRDMAWritesTarget
    CUfunc_cache
    CUfunction_attribute
    CUgraphChildGraphNodeOwnership
    CUgraphInstantiate_flags
    CUgraphMem_attribute
    CUgraphNodeType
    CUgraphicsMapResourceFlags
    CUgreenCtxCreate_flags
    CUjitInputType
    CUjit_cacheMode
    CUjit_option
    CUlaunchAttributeID
    CUlaunchAttributePortableClusterMode
    CUlaunchMemSyncDomain
    CUlibraryOption
    CUlimit
    CUlogicalEndpointFlag
    CUlogicalEndpointIpcHandleType
    CUlogicalEndpointType
    CUmemAccess_flags
    CUmemAllocationGranularity_flags
    CUmemAllocationHandleType
    CUmemAllocationType
    CUmemAttach_flags
    CUmemHandleType
    CUmemLocationType
    CUmemOperationType
    CUmemPool_attribute
    CUmemRangeFlags
    CUmem_advise
    CUmem_range_attribute
    CUmemcpy3DOperandType
    CUmemcpySrcAccessOrder
    CUmemorytype
    CUmulticastGranularity_flags
    CUoccupancy_flags
    CUpointer_attribute
    CUresourcetype
    CUsharedMemoryMode
    CUsharedconfig
    CUstreamAtomicReductionDataType
    CUstreamAtomicReductionOpType
    CUstreamBatchMemOpType
    CUstreamCaptureMode
    CUstreamCigDataType
    CUstreamMemoryBarrier_flags
    CUstreamUpdateCaptureDependencies_flags
    CUstreamWaitValue_flags
    CUstreamWriteValue_flags
    CUstream_flags
    CUsynchronizationPolicy
    CUtensorMapAllocClass
    CUtensorMapDataType
    CUtensorMapFloatOOBfill
    CUtensorMapIm2ColWideMode
    CUtensorMapInterleave
    CUtensorMapL2promotion
    CUtensorMapSwizzle
}

macro_rules! pointers {
    ($($pointer:ty)*) => {$(
        impl<T> Argument for $pointer {
            #[inline]
            fn number(self) -> u64 {
                self.addr() as u64
            }

            fn show(number: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                if number == 0 { f.write_str("null") } else { write!(f, "{number:#x}") }
            }
        }
    )*};
}
pointers!(*const T *mut T);

/// Some arguments, to be written one after the other.
pub(crate) trait Set: Sync {
    fn show(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
}

impl<T: Argument + Sync, const N: usize> Set for [T; N] {
    fn show(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, value) in self.iter().enumerate() {
            f.write_str(match index {
                0 => "",
                last if last + 1 == N => " or ",
                _ => ", ",
            })?;
            T::show(value.number(), f)?;
        }
        Ok(())
    }
}

#[inline]
fn breach<T: Argument>(kept: bool, must: Must, value: T, bound: u64) -> Option<Breach> {
    if kept { None } else { Some(Breach { must, show: T::show, value: value.number(), bound }) }
}

#[inline]
pub(crate) fn zero<T: Argument>(value: T) -> Option<Breach> {
    breach(value.number() == 0, Must::BeZero, value, 0)
}

#[inline]
pub(crate) fn equal<T: Argument>(value: T, bound: T) -> Option<Breach> {
    breach(value == bound, Must::Equal, value, bound.number())
}

#[inline]
pub(crate) fn non_zero<T: Argument>(value: T) -> Option<Breach> {
    breach(value.number() != 0, Must::NotBeZero, value, 0)
}

/// Every byte of a reserved field, or every larger integer.
#[inline]
pub(crate) fn zero_bytes<T: Argument>(bytes: &[T]) -> Option<Breach> {
    let index = bytes.iter().position(|byte| byte.number() != 0)?;
    breach(false, Must::BeZeroByte, bytes[index], index as u64)
}

#[inline]
pub(crate) fn null<T: Argument>(pointer: T) -> Option<Breach> {
    breach(pointer.number() == 0, Must::BeNull, pointer, 0)
}

#[inline]
pub(crate) fn non_null<T: Argument>(pointer: T) -> Option<Breach> {
    breach(pointer.number() != 0, Must::NotBeNull, pointer, 0)
}

#[inline]
pub(crate) fn at_most<T: Argument + PartialOrd>(value: T, bound: T) -> Option<Breach> {
    breach(value <= bound, Must::BeAtMost, value, bound.number())
}

#[inline]
pub(crate) fn at_least<T: Argument + PartialOrd>(value: T, bound: T) -> Option<Breach> {
    breach(value >= bound, Must::BeAtLeast, value, bound.number())
}

#[inline]
pub(crate) fn below<T: Argument + PartialOrd>(value: T, bound: T) -> Option<Breach> {
    breach(value < bound, Must::BeBelow, value, bound.number())
}

/// `devices` is the driver's number of them, where it says so.
#[inline]
pub(crate) fn ordinal<T: Argument + Into<i64>>(value: T, devices: Option<c_int>) -> Option<Breach> {
    let devices = devices?;
    let kept = (0..i64::from(devices)).contains(&value.into());
    breach(kept, Must::BeOrdinal, value, devices.number())
}

#[inline]
pub(crate) fn multiple_of<T: Argument>(value: T, bound: T) -> Option<Breach> {
    let kept = value.number().checked_rem(bound.number()) == Some(0);
    breach(kept, Must::BeMultipleOf, value, bound.number())
}

#[inline]
pub(crate) fn divisor_of<T: Argument>(value: T, bound: T) -> Option<Breach> {
    let kept = bound.number().checked_rem(value.number()) == Some(0);
    breach(kept, Must::BeDivisorOf, value, bound.number())
}

#[inline]
pub(crate) fn power_of_two<T: Argument>(value: T) -> Option<Breach> {
    breach(value.number().is_power_of_two(), Must::BePowerOfTwo, value, 0)
}

/// As for [`only`], what is allowed may be of an enum that C has as an integer here.
#[inline]
pub(crate) fn one_of<T: Argument, F: Argument + Sync, const N: usize>(
    value: T,
    allowed: &'static [F; N],
) -> Option<Breach> {
    let value = value.number();
    let broken = Breach { must: Must::BeOneOf, show: F::show, value, bound: 0 };
    if allowed.iter().any(|allowed| allowed.number() == value) { None } else { Some(broken) }
}

#[inline]
pub(crate) fn none_of<T: Argument + Sync, const N: usize>(
    value: T,
    refused: &'static [T; N],
) -> Option<Breach> {
    breach(!refused.contains(&value), Must::NotBe, value, 0)
}

/// No bits but these. `allowed` may be of the flags' own type where the argument is an integer: the message
/// shows what `allowed` is of.
#[inline]
pub(crate) fn only<T: Argument, F: Argument>(value: T, allowed: F) -> Option<Breach> {
    let (value, allowed) = (value.number(), allowed.number());
    let broken = Breach { must: Must::HaveOnly, show: F::show, value, bound: allowed };
    if value & !allowed == 0 { None } else { Some(broken) }
}

/// One of these bits at least.
#[inline]
pub(crate) fn any_of<T: Argument, F: Argument>(value: T, wanted: F) -> Option<Breach> {
    let (value, wanted) = (value.number(), wanted.number());
    let broken = Breach { must: Must::HaveAnyOf, show: F::show, value, bound: wanted };
    if value & wanted != 0 { None } else { Some(broken) }
}

/// What no other word says: `must`, which goes on after the word "must".
#[inline]
pub(crate) fn hold<T: Argument>(value: T, kept: bool, _must: &'static str) -> Option<Breach> {
    breach(kept, Must::Hold, value, 0)
}

/// The elements of an array that C passes as a pointer and a count: none where the pointer is null.
///
/// # Safety
///
/// Any other pointer must point to so many.
#[inline]
pub(crate) unsafe fn elements<'a, T>(array: *const T, count: usize) -> &'a [T] {
    if array.is_null() {
        return &[];
    }
    // SAFETY: the caller says so.
    unsafe { core::slice::from_raw_parts(array, count) }
}
