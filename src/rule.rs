//! The line of a rule, and the words that it can use.
//!
//! A rule names an argument and states a requirement for it:
//!
//! ```text
//! rules! {
//!     411: props.maxSize => zero(), until 12_010, for "the field is reserved in these releases";
//!     412 asks: props.location.id => ordinal(query::devices()), else INVALID_DEVICE;
//!     545: props.win32SecurityAttributes => non_null(), if props.handleTypes => has(WIN32);
//! }
//! ```
//!
//! - The number of a new rule is 0, until `cargo xtask emit rules` prints the next free one. It never changes after that.
//!   `asks` marks a rule that needs a query to the driver or the system, `always` one that no release can lift, `probe` one that programs break on purpose.
//! - The argument is an expression of the function, which is also its path in messages. `, as "boxDim[i]"` is C's path
//!   where Rust writes it differently. `, at i` is the index for the `[i]` in the path.
//! - A bound is a number, a name, or a list of these. Nothing is computed from it for the page.
//! - `if x => is(A)` is a condition, of which there may be several. The forms: `is(A, B)` (any of these), `is_not(A, B)`
//!   (none of these), `has(A, B)` and `lacks(A, B)` (all or none of these bits), `is_not_zero()`, `is_null()`
//!   and `is_not_null()`. The words are in `src/sentence.rs`: "because `x` is A" in messages, "if `x` is A" on pages. A value
//!   is a constant of the header, another name for an enumerator, or a number. Conditions on the tag of a union and on an
//!   attribute are derived.
//! - `where "the device has no domains"` is a condition that needs code: the line is under an `if` of Rust, and this is the
//!   clause after "because" and "if". Each line under such code has it. No condition is in the text. A case of the rule
//!   shows that its inputs are accepted where the condition does not hold (`unless` in `tests/cases/mod.rs`).
//! - `if x => is(A), where "..." { 411: ...; 412: ... }` states the conditions of these lines.
//! - `on windows` is for a rule of this target.
//! - `enumerator()` allows the enumerators that the driver's release has, `enumerator_but(&[A])` the others. Where C's type
//!   is an integer, `enumerator_of(E)` names the enum, and `flags_of(E)` that of flags. `one_of_release` and
//!   `only_of_release` allow those of a list. The releases are those of the headers.
//! - `since 12_030` and `until 12_090` are the first and the last release that document the rule.
//! - The text is the end of the sentence in the message. If the bound is computed, the text names the bound.
//! - `named "CU_A"` names the bounds that are plain numbers in Rust. Pages have their names anyway.
//! - `for "it can only be reset"` is a reason, at the end of the sentence.
//! - `else CODE` is the documented code, if that is not `CUDA_ERROR_INVALID_VALUE`. `else UNDOCUMENTED` means that the
//!   documentation has no code.
//! - `stated "CU_A, CUb.c"` names the items of `cuda.h` whose text states the rule, besides those to which its function is attached.
//!
//! `causes! { .. }` has the same lines with another moment: after the driver has refused the call. A cause is the argument
//! that the driver did not accept, whether or not the header says so:
//!
//! ```text
//! causes! {
//!     700: gridDimX => non_zero(), from "a driver of CUDA 13.0: 'launch: a grid of zero'";
//!     701 maybe asks: bytesize => at_most(query::free_memory()), "the bytes that were free afterwards", else OUT_OF_MEMORY,
//!         from "cuda.h: CUDA_ERROR_OUT_OF_MEMORY";
//! }
//! ```
//!
//! - A rule says what must be, and a cause says what is: its words are a fact, in messages and on pages. Each word of a rule has
//!   the fact of its opposite, in `src/sentence.rs`: the causes above read "`gridDimX` is zero" and "`bytesize` is more than the
//!   bytes that were free afterwards". The text of `hold` is the fact itself, "is already mapped". With `{}` in it, the place of
//!   the value, it is a whole sentence: "the module has no function {}". So is a text about `call` or `current_context`.
//! - `else CODE or CODE` are the codes that it explains. For any other code the cause is not reported.
//! - `from "..."`, at the end, says where the cause is known from: items of `cuda.h`, a call that a driver has refused, by its
//!   name in `validate/tests/recorded/record.txt` or in `tests/cases/answers.txt`, or a cause of the same words about another
//!   argument.
//! - `maybe` marks a cause beside which another one is as likely.
//! - A cause may ask what a rule may not, because nothing is rejected. A query that fails is no cause. A handle is asked
//!   about only where the call has followed it, and nothing is judged that the call may have written.
//!
//! `cargo xtask emit` creates the documentation from these lines, so that no fact of a rule is written twice.
//!
//! A call that breaks no rule costs only the comparisons. Only if a rule is broken, the driver's release is read: it
//! decides whether the rule holds.

use crate::argument::Show;
pub(crate) use crate::argument::{Argument, Handle, enums};
use crate::line::Rule;
use crate::precondition::{Bounds, Found, Precondition, REFUSAL};
use core::cell::Cell;
use core::ffi::{CStr, c_char, c_int, c_uint, c_void};
use core::fmt;
use core::sync::atomic::{AtomicBool, Ordering};
use libcuda_sys::types::*;

/// Whether rules hold. The path of a broken rule starts at the argument of the function with the rule; its caller adds
/// the path to that argument.
pub(crate) type Verdict = Result<(), Found>;

/// The details that a caller adds to a verdict if a rule is broken.
pub(crate) trait Place {
    /// The function checked a part of an argument. `path` leads to that part and replaces its name.
    fn at(self, path: &'static str) -> Self;
    /// The call that is not made.
    fn of(self, call: &'static CStr) -> Result<(), Precondition>;
}

impl Place for Verdict {
    #[inline]
    fn at(self, path: &'static str) -> Self {
        if let Err(broken) = self { Err(broken.at(path)) } else { Ok(()) }
    }

    #[inline]
    fn of(self, call: &'static CStr) -> Result<(), Precondition> {
        if let Err(broken) = self { Err(broken.of(call)) } else { Ok(()) }
    }
}

/// At the top of a file: functions that state lines, as `src/rules/mod.rs` explains. In code: returns from it if an argument
/// breaks a rule.
///
/// A line becomes the comparison, with the number of the rule. The words of its message are in `src/codes.rs`: as constants of
/// the functions they would be a tenth of what the compiler has to do for this crate.
macro_rules! rules {
    ($($(#[$meta:meta])* $(on { $($place:tt)* })? fn $name:ident($($parameters:tt)*) $body:tt)+) => {$(
        $(#[$meta])*
        #[inline]
        pub(crate) fn $name($($parameters)*) -> $crate::rule::Verdict {
            $crate::rule::body! $body
            Ok(())
        }
    )+};
    ($($lines:tt)+) => { $crate::rule::body! { $($lines)+ } };
}
pub(crate) use rules;

/// The same for causes of a refusal.
pub(crate) use rules as causes;

/// Statements that hold for all that follows in their block; then lines, groups of lines with common conditions, and blocks.
macro_rules! body {
    () => {};
    ({ $($block:tt)+ } $($rest:tt)*) => {
        { $crate::rule::body!($($block)+); }
        $crate::rule::body!($($rest)*);
    };
    (let $name:pat = $value:expr; $($rest:tt)+) => {
        let $name = $value;
        $crate::rule::body!($($rest)+);
    };
    (if let $name:pat = $value:expr; $($rest:tt)+) => {
        if let $name = $value {
            $crate::rule::body!($($rest)+);
        }
    };
    (if $is:expr; $($rest:tt)+) => {
        if $is {
            $crate::rule::body!($($rest)+);
        }
    };
    (for $name:pat in $values:expr; $($rest:tt)+) => {
        for $name in $values {
            $crate::rule::body!($($rest)+);
        }
    };
    ($(if $of:expr => $is:ident($($among:expr),* $(,)?)),+ $(, where $clause:literal)? { $($lines:tt)+ } $($rest:tt)*) => {
        if true $(&& $crate::rule::met!($is $of $(, $among)*))+ {
            $crate::rule::line!($($lines)+)
        }
        $crate::rule::body!($($rest)*);
    };
    (where $clause:literal { $($lines:tt)+ } $($rest:tt)*) => {{
        $crate::rule::line!($($lines)+);
        $crate::rule::body!($($rest)*);
    }};
    ($($lines:tt)+) => { $crate::rule::line!($($lines)+) };
}
pub(crate) use body;

macro_rules! line {
    ($($id:literal $($trait:ident)*: $argument:expr $(, as $name:literal)? => $must:ident($($bound:expr),* $(,)?)
        $(, if $on:expr => $when:ident($($value:expr),* $(,)?))* $(, where $clause:literal)? $(, on $target:ident)?
        $(, at $index:expr)? $(, since $since:literal)? $(, until $until:literal)? $(, $because:literal)?
        $(, named $names:literal)? $(, for $reason:literal)?
        $(, else $code:ident $(or $more:ident)*)? $(, from $from:literal)? $(, stated $items:literal)?);+
        $(; $($(if $of:expr => $is:ident($($among:expr),* $(,)?)),+ { $($lines:tt)+ })* $({ $($block:tt)+ })*)?) => {{
        $(if true $(&& cfg!($target))? $(&& $crate::rule::met!($when $on $(, $value)*))* {
            match $crate::rule::$must($id, $argument $(, $bound)*) {
                Ok(()) => {}
                Err(broken) => return Err(broken$(.element($index))?),
            }
        })+
        $(
            $($crate::rule::body!($(if $of => $is($($among),*)),+ { $($lines)+ });)*
            $($crate::rule::body!({ $($block)+ });)*
        )?
    }};
}
pub(crate) use line;

/// Whether a condition is met: for one of the values of `is`, otherwise for each value.
macro_rules! met {
    (is $on:expr, $($value:expr),+) => { ($($crate::rule::when::is($on, $value))||+) };
    ($is:ident $on:expr) => { $crate::rule::when::$is($on) };
    ($is:ident $on:expr, $($value:expr),+) => { $($crate::rule::when::$is($on, $value))&&+ };
}
pub(crate) use met;

/// Places where the rules of the type do not hold.
macro_rules! except {
    ($($place:tt)*) => {};
}
pub(crate) use except;

/// The numbers of rules and causes that are no more. A number is never used again.
macro_rules! retired {
    ($($id:literal),*) => {};
}
pub(crate) use retired;

/// The codes that the documentation of a call has for rules of types: `cuMemGetAccess: 523 INVALID_DEVICE;`.
macro_rules! codes {
    ($($place:tt)*) => {};
}
pub(crate) use codes;

/// Returns whether the driver has refused the call with one of these codes. Of others nothing is asked.
#[inline]
pub(crate) fn refused_with(codes: &[CUresult]) -> bool {
    codes.contains(&REFUSAL.get().1)
}

/// A handle, a struct or an array that the safety conditions of the call guarantee to be valid: queries may use it, and
/// the members that tags select can be read.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Live<T>(T);

impl<T: Copy> Live<T> {
    /// # Safety
    ///
    /// The argument must be valid for queries.
    #[inline]
    pub unsafe fn new(argument: T) -> Self {
        Self(argument)
    }

    #[inline]
    pub fn get(self) -> T {
        self.0
    }
}

impl<'a, T> Live<&'a [T]> {
    #[inline]
    pub fn elements(self) -> impl DoubleEndedIterator<Item = (usize, Live<&'a T>)> {
        self.0.iter().map(Live).enumerate()
    }
}

/// Members of unions, each with the value of the tag that selects it.
macro_rules! members {
    ($($record:ident.$tag:ident is $value:path => $($path:ident).+ as $member:ident: $ty:ident;)*) => {$(
        impl<'a> Live<&'a $record> {
            #[inline]
            pub fn $member(self) -> Option<&'a $ty> {
                // SAFETY: the tag selects this member.
                (self.$tag == $value).then(|| unsafe { &self.0.$($path).+ })
            }
        }
    )*};
}
members! {
    CUlaunchAttribute.id is CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW
        => value.accessPolicyWindow as accessPolicyWindow: CUaccessPolicyWindow;
    CUlaunchAttribute.id is CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP
        => value.memSyncDomainMap as memSyncDomainMap: CUlaunchMemSyncDomainMap;
    CUlaunchAttribute.id is CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE
        => value.sharedMemoryMode as sharedMemoryMode: CUsharedMemoryMode;
    CUlaunchAttribute.id is CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION
        => value.clusterDim as clusterDim: CUlaunchAttributeValue_clusterDim;
    CUlaunchAttribute.id is CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION
        => value.preferredClusterDim as preferredClusterDim: CUlaunchAttributeValue_preferredClusterDim;
    CUdevResource.type_ is CUdevResourceType::CU_DEV_RESOURCE_TYPE_SM
        => anonymous.sm as sm: CUdevSmResource;
}

impl<'a> Live<&'a CUlaunchAttributeValue> {
    /// Returns the size of a cluster, if this attribute is one.
    #[inline]
    pub fn cluster(self, id: CUlaunchAttributeID) -> Option<&'a CUlaunchAttributeValue_clusterDim> {
        let is_cluster = id == CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION;
        // SAFETY: the attribute selects this member.
        if is_cluster { Some(unsafe { &self.0.clusterDim }) } else { None }
    }
}

impl<'a> Live<&'a CUlaunchConfig> {
    #[inline]
    pub fn attributes(self) -> Live<&'a [CUlaunchAttribute]> {
        // SAFETY: the configuration has that many attributes.
        Live(unsafe { elements(self.attrs, self.numAttrs as usize) })
    }

    #[inline]
    pub fn stream(self) -> Live<CUstream> {
        Live(self.hStream)
    }
}

impl Live<CUfunction> {
    /// Returns the function or, if it is null, the kernel, which the queries of a launch take too.
    #[inline]
    pub fn or_kernel(self, kernel: Live<CUkernel>) -> Self {
        if self.0.is_null() { Self(kernel.0.cast()) } else { self }
    }
}

/// The ends of a copy: arrays where the types of memory say so.
macro_rules! copies {
    ($($copy:ty)*) => {$(
        impl Live<&$copy> {
            #[inline]
            pub fn source(self) -> Option<Live<CUarray>> {
                (self.srcMemoryType == CUmemorytype::CU_MEMORYTYPE_ARRAY).then_some(Live(self.srcArray))
            }

            #[inline]
            pub fn destination(self) -> Option<Live<CUarray>> {
                (self.dstMemoryType == CUmemorytype::CU_MEMORYTYPE_ARRAY).then_some(Live(self.dstArray))
            }
        }
    )*};
}
copies!(CUDA_MEMCPY2D CUDA_MEMCPY3D);

impl Live<&CUmemcpy3DOperand> {
    /// Returns the array of one end of a copy, if it is one.
    #[inline]
    pub fn array(self) -> Option<Live<CUarray>> {
        // SAFETY: the tag selects this member.
        (self.type_ == CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_ARRAY)
            .then(|| Live(unsafe { self.op.array.array }))
    }
}

impl<'a> Live<&'a CUDA_MEMCPY3D_BATCH_OP> {
    /// Returns the two ends of a copy.
    #[inline]
    pub fn ends(self) -> [Live<&'a CUmemcpy3DOperand>; 2] {
        [Live(&self.0.src), Live(&self.0.dst)]
    }
}

/// The most bytes of data that are looked at.
pub(crate) const MOST_READ: usize = 1 << 16;

impl<'a> Live<*mut c_void> {
    /// Returns the first bytes of data of this size.
    #[inline]
    pub fn beginning(self, size: usize) -> &'a [u8] {
        // SAFETY: the data have this size.
        unsafe { elements(self.0.cast::<u8>(), size.min(MOST_READ)) }
    }

    /// Returns all of data of this size.
    #[inline]
    pub fn all(self, size: usize) -> &'a [u8] {
        // SAFETY: the data have this size.
        unsafe { elements(self.0.cast::<u8>(), size) }
    }

    /// Returns the length of a string in memory of this size.
    #[inline]
    pub fn string_length(self, size: Option<&usize>) -> usize {
        let start = self.0.cast::<u8>();
        let Some(size) = size.filter(|_| !start.is_null()) else { return 0 };
        // SAFETY: the pointer is not null, and reading stops at the size of the memory or the end of the string.
        unsafe { (0..*size).take_while(|&i| *start.add(i) != 0).count() }
    }
}

/// Returns the device of an endpoint that has one.
#[inline]
pub(crate) fn unicast_device(prop: &CUlogicalEndpointProp) -> c_int {
    // SAFETY: each member of the union is an integer.
    unsafe { prop.anonymous.unicast.device }
}

impl<T> core::ops::Deref for Live<T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: Argument> Argument for Live<T> {
    #[inline]
    fn number(self) -> u64 {
        self.0.number()
    }

    #[inline]
    fn show(number: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        T::show(number, f)
    }
}

/// The conditions that lines of rules name, for each value.
pub(crate) mod when {
    use super::Argument;

    #[inline]
    pub(crate) fn is<T: Argument, F: Argument>(value: T, other: F) -> bool {
        value.number() == other.number()
    }

    #[inline]
    pub(crate) fn is_not<T: Argument, F: Argument>(value: T, other: F) -> bool {
        value.number() != other.number()
    }

    #[inline]
    pub(crate) fn has<T: Argument, F: Argument>(value: T, bits: F) -> bool {
        value.number() & bits.number() == bits.number()
    }

    #[inline]
    pub(crate) fn lacks<T: Argument, F: Argument>(value: T, bits: F) -> bool {
        value.number() & bits.number() == 0
    }

    #[inline]
    pub(crate) fn is_null<T: Argument>(pointer: T) -> bool {
        pointer.number() == 0
    }

    #[inline]
    pub(crate) fn is_not_null<T: Argument>(pointer: T) -> bool {
        pointer.number() != 0
    }

    #[inline]
    pub(crate) fn is_not_zero<T: Argument>(value: T) -> bool {
        value.number() != 0
    }
}

// `#[inline]` on generic functions too: without it, a call that succeeds takes 11 instructions more.

/// The number of a rule.
type R = u32;

/// Whether the rule is one of the driver's release. If not, no list of what it allows is made.
#[cold]
#[inline]
fn holds(rule: R) -> bool {
    Rule { id: rule }.holds()
}

#[inline]
fn check(is_kept: bool, rule: R, bounds: Bounds, show: Show, value: u64, bound: u64) -> Verdict {
    if is_kept { Ok(()) } else { Rule::broken(rule, bounds, show, value, bound) }
}

#[inline]
pub(crate) fn zero<T: Argument>(rule: R, value: T) -> Verdict {
    check(value.number() == 0, rule, Bounds::None, T::show, value.number(), 0)
}

#[inline]
pub(crate) fn equal<T: Argument>(rule: R, value: T, bound: T) -> Verdict {
    check(value == bound, rule, Bounds::One, T::show, value.number(), bound.number())
}

#[inline]
pub(crate) fn non_zero<T: Argument>(rule: R, value: T) -> Verdict {
    check(value.number() != 0, rule, Bounds::None, T::show, value.number(), 0)
}

/// Requires that every element of a reserved field is zero.
#[inline]
pub(crate) fn zeros<T: Argument>(rule: R, array: &[T]) -> Verdict {
    match array.iter().position(|element| element.number() != 0) {
        None => Ok(()),
        Some(index) => {
            Rule::broken(rule, Bounds::Index, T::show, array[index].number(), index as u64)
        }
    }
}

pub(crate) use self::{non_zero as non_null, zero as null};

#[inline]
pub(crate) fn at_most<T: Argument + PartialOrd>(rule: R, value: T, bound: T) -> Verdict {
    check(value <= bound, rule, Bounds::One, T::show, value.number(), bound.number())
}

#[inline]
pub(crate) fn at_least<T: Argument + PartialOrd>(rule: R, value: T, bound: T) -> Verdict {
    check(value >= bound, rule, Bounds::One, T::show, value.number(), bound.number())
}

/// Requires the same, if the driver has told the bound.
#[inline]
pub(crate) fn within<T: Argument + PartialOrd>(rule: R, value: T, bound: Option<T>) -> Verdict {
    bound.map_or(Ok(()), |bound| at_most(rule, value, bound))
}

/// What has limits, a device: queries know them.
pub(crate) trait Limits {
    /// Returns the limit that an attribute has, if the driver tells a positive one.
    fn limit(self, attribute: CUdevice_attribute) -> Option<usize>;
}

/// Requires at most the limit of a device that an attribute has.
#[inline]
pub(crate) fn limited<T: Argument>(
    rule: R,
    value: T,
    device: impl Limits,
    attribute: CUdevice_attribute,
) -> Verdict {
    let (value, limit) = (value.number(), device.limit(attribute).map_or(u64::MAX, usize::number));
    check(value <= limit, rule, Bounds::Limit(attribute), T::show, value, limit)
}

/// Any requirement for a text.
#[cold]
#[inline]
pub(crate) fn hold_text(rule: R, value: &CStr, is_kept: bool, must: &'static str) -> Verdict {
    match is_kept {
        true => Ok(()),
        false => {
            let broken = Rule::broken(rule, Bounds::None, u64::show, 0, 0);
            broken.map_err(|broken| {
                broken.named(value.to_string_lossy().into_owned(), vec![must.to_owned()])
            })
        }
    }
}

/// Requires one of the names that the driver has told.
#[cold]
#[inline]
pub(crate) fn named(rule: R, value: &CStr, names: Option<Vec<String>>) -> Verdict {
    let Some(names) = names else { return Ok(()) };
    let value = value.to_string_lossy().into_owned();
    if names.contains(&value) {
        return Ok(());
    }
    // A mangled name contains the plain one. Two loops are less code than a sort.
    let (mut like, mut unlike) = (Vec::new(), Vec::new());
    for name in names {
        if name.contains(&value) { like.push(name) } else { unlike.push(name) }
    }
    like.append(&mut unlike);
    Rule::broken(rule, Bounds::None, u64::show, 0, 0).map_err(|broken| broken.named(value, like))
}

#[inline]
pub(crate) fn below<T: Argument + PartialOrd>(rule: R, value: T, bound: T) -> Verdict {
    check(value < bound, rule, Bounds::One, T::show, value.number(), bound.number())
}

/// Requires the ordinal of a device. `devices` is the number of devices, if the driver reports it.
#[inline]
pub(crate) fn ordinal<T: Argument + Into<i64>>(
    rule: R,
    value: T,
    devices: Option<c_int>,
) -> Verdict {
    let Some(devices) = devices else { return Ok(()) };
    let is_kept = (0..i64::from(devices)).contains(&value.into());
    check(is_kept, rule, Bounds::One, T::show, value.number(), devices.number())
}

#[inline]
pub(crate) fn multiple_of<T: Argument>(rule: R, value: T, bound: T) -> Verdict {
    let is_kept = value.number().checked_rem(bound.number()) == Some(0);
    check(is_kept, rule, Bounds::One, T::show, value.number(), bound.number())
}

#[inline]
pub(crate) fn divisor_of<T: Argument>(rule: R, value: T, bound: T) -> Verdict {
    let is_kept = bound.number().checked_rem(value.number()) == Some(0);
    check(is_kept, rule, Bounds::One, T::show, value.number(), bound.number())
}

#[inline]
pub(crate) fn power_of_two<T: Argument>(rule: R, value: T) -> Verdict {
    check(value.number().is_power_of_two(), rule, Bounds::None, T::show, value.number(), 0)
}

#[inline]
fn in_set<F: Argument>(value: u64, set: &[F]) -> bool {
    set.iter().any(|member| member.number() == value)
}

#[cold]
#[inline]
fn numbers<F: Argument>(set: &[F]) -> Vec<u64> {
    set.iter().map(|member| member.number()).collect()
}

/// As for [`only`], `allowed` may be of an enum type where C's argument is an integer.
#[inline]
pub(crate) fn one_of<T: Argument, F: Argument>(rule: R, value: T, allowed: &[F]) -> Verdict {
    let value = value.number();
    if in_set(value, allowed) {
        return Ok(());
    }
    Rule::broken(rule, Bounds::Many(numbers(allowed)), F::show, value, 0)
}

/// The enumerators of a type, each with the release that added it, from the history of the headers. It is 0 for the
/// oldest: a release without these has nothing that takes the type.
pub(crate) trait Enumerators: Argument + 'static {
    const SINCE: Since<Self>;
}

pub(crate) struct Since<T: 'static> {
    pub all: &'static [(T, u32)],
    /// A bit for each of the oldest below 64, which need no search.
    pub oldest: u64,
    /// The bits of the oldest flags.
    pub flags: u64,
}

/// Requires an enumerator that the driver's release has.
#[inline]
pub(crate) fn enumerator<T: Enumerators>(rule: R, value: T) -> Verdict {
    enumerator_but::<T, T>(rule, value, &[])
}

/// The same for an argument that is an integer in C.
#[inline]
pub(crate) fn enumerator_of<T: Argument, F: Enumerators, N>(
    rule: R,
    value: T,
    _: fn(N) -> F,
) -> Verdict {
    enumerator_but::<T, F>(rule, value, &[])
}

/// Requires an enumerator that the driver's release has, and none of these.
#[inline]
pub(crate) fn enumerator_but<T: Argument, F: Enumerators>(
    rule: R,
    value: T,
    others: &[F],
) -> Verdict {
    let value = value.number();
    match is_known::<F>(value) && !in_set(value, others) {
        true => Ok(()),
        false => unknown(rule, value, others),
    }
}

// The compiler would otherwise not inline the functions above.
#[cold]
#[inline(never)]
fn unknown<F: Enumerators>(rule: R, value: u64, others: &[F]) -> Verdict {
    not_listed(rule, value, || {
        let mut allowed = of_release::<F>();
        allowed.retain(|value| !others.contains(value));
        allowed
    })
}

/// Reports a value that is none of these. A driver without a release has no list, and is asked for it once.
#[inline]
fn not_listed<F: Argument>(rule: R, value: u64, allowed: impl FnOnce() -> Vec<F>) -> Verdict {
    if !holds(rule) {
        return Ok(());
    }
    Rule::broken(rule, Bounds::Many(numbers(&allowed())), F::show, value, 0)
}

/// The same for bits that are none of these flags, if there are such.
#[inline]
fn other_bits<F: Argument>(rule: R, value: u64, allowed: impl FnOnce() -> Vec<F>) -> Verdict {
    if !holds(rule) {
        return Ok(());
    }
    let allowed = union(&allowed());
    match value & !allowed {
        0 => Ok(()),
        _ => Rule::broken(rule, Bounds::One, F::show, value, allowed),
    }
}

#[cold]
#[inline]
fn has_release(since: u32) -> bool {
    crate::release::driver().is_none_or(|release| since <= release.0)
}

#[cold]
#[inline]
fn of_release<F: Enumerators>() -> Vec<F> {
    F::SINCE.all.iter().filter(|(_, since)| has_release(*since)).map(|(value, _)| *value).collect()
}

#[inline]
pub(crate) fn none_of<T: Argument, F: Argument>(rule: R, value: T, refused: &[F]) -> Verdict {
    let value = value.number();
    if !in_set(value, refused) {
        return Ok(());
    }
    Rule::broken(rule, Bounds::Many(numbers(refused)), F::show, value, 0)
}

#[inline]
fn union<F: Argument>(flags: &[F]) -> u64 {
    flags.iter().fold(0, |union, flag| union | flag.number())
}

/// Requires that no other bits are set. `allowed` may be of the type of the flags where the argument is an integer: the
/// message shows the names of that type.
#[inline]
pub(crate) fn only<T: Argument, F: Argument>(rule: R, value: T, allowed: &[F]) -> Verdict {
    let (value, allowed) = (value.number(), union(allowed));
    check(value & !allowed == 0, rule, Bounds::One, F::show, value, allowed)
}

/// Requires at least one of these bits.
#[inline]
pub(crate) fn any_of<T: Argument, F: Argument>(rule: R, value: T, wanted: &[F]) -> Verdict {
    let (value, wanted) = (value.number(), union(wanted));
    check(value & wanted != 0, rule, Bounds::One, F::show, value, wanted)
}

/// Requires one of those of these enumerators that the driver's release has.
#[inline]
pub(crate) fn one_of_release<T: Argument, F: Enumerators>(
    rule: R,
    value: T,
    allowed: &[F],
) -> Verdict {
    let value = value.number();
    match in_set(value, allowed) && is_known::<F>(value) {
        true => Ok(()),
        false => not_of_release(rule, value, allowed),
    }
}

#[cold]
#[inline(never)]
fn not_of_release<F: Enumerators>(rule: R, value: u64, allowed: &[F]) -> Verdict {
    not_listed(rule, value, || known(allowed))
}

/// Requires that no other bits are set than those of these flags that the driver's release has.
#[inline]
pub(crate) fn only_of_release<T: Argument, F: Enumerators>(
    rule: R,
    value: T,
    allowed: &[F],
) -> Verdict {
    let value = value.number();
    match value & !(union(allowed) & F::SINCE.flags) {
        0 => Ok(()),
        _ => newer_flags(rule, value, allowed),
    }
}

#[cold]
#[inline(never)]
fn newer_flags<F: Enumerators>(rule: R, value: u64, allowed: &[F]) -> Verdict {
    other_bits(rule, value, || known(allowed))
}

/// Requires that no other bits are set than those of the flags that the driver's release has.
#[inline]
pub(crate) fn flags_of<T: Argument, F: Enumerators, N>(
    rule: R,
    value: T,
    _: fn(N) -> F,
) -> Verdict {
    let value = value.number();
    match value & !F::SINCE.flags {
        0 => Ok(()),
        _ => newer_bits::<F>(rule, value),
    }
}

#[cold]
#[inline(never)]
fn newer_bits<F: Enumerators>(rule: R, value: u64) -> Verdict {
    other_bits(rule, value, of_release::<F>)
}

/// Returns whether the driver's release has an enumerator, or the release is not known.
#[inline]
pub(crate) fn is_known_to_driver<F: Enumerators>(value: F) -> bool {
    is_known::<F>(value.number())
}

#[inline]
fn is_known<F: Enumerators>(value: u64) -> bool {
    let (first, count) = (F::SINCE.oldest.trailing_zeros(), F::SINCE.oldest.count_ones());
    // Neighbors are one comparison.
    let is_old = match first + count + F::SINCE.oldest.leading_zeros() == u64::BITS {
        true => value.wrapping_sub(first.into()) < count.into(),
        false => value < 64 && F::SINCE.oldest >> value & 1 != 0,
    };
    is_old || is_newer::<F>(value)
}

#[cold]
#[inline(never)]
fn is_newer<F: Enumerators>(value: u64) -> bool {
    F::SINCE.all.iter().any(|(known, since)| known.number() == value && has_release(*since))
}

#[cold]
#[inline]
fn known<F: Enumerators>(all: &[F]) -> Vec<F> {
    all.iter().copied().filter(|value| is_known::<F>(value.number())).collect()
}

/// Any other requirement. `must` is the text after the word "must" in the message, or the fact of a cause.
#[inline]
pub(crate) fn hold<T: Argument>(rule: R, value: T, is_kept: bool, must: &'static str) -> Verdict {
    if is_kept {
        return Ok(());
    }
    Rule::broken(rule, Bounds::Text(must), T::show, value.number(), 0)
}

/// Returns the elements of an array that C passes as a pointer and a count; none if the pointer is null, or if no array
/// has so many.
///
/// # Safety
///
/// Unless `array` is null, or `count` elements are more than memory has, it must point to `count` valid elements.
#[inline]
pub(crate) unsafe fn elements<'a, T>(array: *const T, count: usize) -> &'a [T] {
    if !leads(array) || count > isize::MAX as usize / size_of::<T>() {
        return &[];
    }
    // SAFETY: the caller guarantees this.
    unsafe { core::slice::from_raw_parts(array, count) }
}

/// Returns a reference to the value at `pointer`, or nothing if the pointer is null or misaligned.
///
/// # Safety
///
/// Unless `pointer` is null or misaligned, it must point to a valid value.
#[inline]
pub(crate) unsafe fn target<'a, T>(pointer: *const T) -> Option<&'a T> {
    if !leads(pointer) {
        return None;
    }
    // SAFETY: the caller guarantees this.
    Some(unsafe { &*pointer })
}

/// Returns the value at `index` of an array of pointers in whose places values of any types lie, or nothing if the array
/// is null or misaligned. Of a value, only its own bytes need to be initialized.
///
/// # Safety
///
/// Unless `values` is null or misaligned, it must have a valid `T` at the beginning of this element.
#[inline]
pub(crate) unsafe fn value_at<'a, T>(values: *const *mut c_void, index: usize) -> Option<&'a T> {
    if !leads(values) {
        return None;
    }
    // SAFETY: the caller guarantees this.
    unsafe { target(values.add(index).cast()) }
}

/// Returns the text at `pointer`, or nothing if the pointer is null.
///
/// # Safety
///
/// Unless `pointer` is null, it must point to a text that ends with a zero byte.
#[inline]
pub(crate) unsafe fn text<'a>(pointer: *const c_char) -> Option<&'a CStr> {
    // SAFETY: the caller guarantees this.
    (!pointer.is_null()).then(|| unsafe { CStr::from_ptr(pointer) })
}

/// Whether any thread has met a misaligned pointer: this is faster to read than a thread's own number.
pub(crate) static ANY_MISALIGNED: AtomicBool = AtomicBool::new(false);

std::thread_local! {
    /// The number of misaligned pointers so far. No rule can judge what lies there.
    pub(crate) static MISALIGNED: Cell<usize> = const { Cell::new(0) };
}

#[inline]
fn leads<T>(pointer: *const T) -> bool {
    #[cold]
    #[inline]
    fn misaligned() {
        MISALIGNED.set(MISALIGNED.get() + 1);
        ANY_MISALIGNED.store(true, Ordering::Relaxed);
    }
    if !pointer.is_aligned() {
        misaligned();
        return false;
    }
    !pointer.is_null()
}

/// The bytes of the member of a union that its tag selects.
pub(crate) struct Used(pub usize);

/// The list of extras of a launch, which ends with a null or `CU_LAUNCH_PARAM_END`.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Extra(*mut *mut c_void);

impl Live<*mut *mut c_void> {
    /// Returns the number in a slot for a pointer. Only its own bytes are read.
    #[inline]
    pub fn number_at(self, index: usize) -> Option<c_uint> {
        // SAFETY: each slot has a value.
        unsafe { value_at::<c_uint>(self.0, index) }.copied()
    }
}

impl Extra {
    /// # Safety
    ///
    /// `extra` must be null or point to a list that ends with a null or `CU_LAUNCH_PARAM_END`. Each value must have the
    /// type that its name requires.
    #[inline]
    pub unsafe fn new(extra: *mut *mut c_void) -> Self {
        Self(extra)
    }

    /// Returns whether the list has a buffer, if it has a size that is not zero. Behind a name that no release has, nothing is known.
    #[inline]
    pub fn has_buffer(self) -> bool {
        self.buffer().is_none_or(|(has_buffer, size)| has_buffer || size == 0)
    }

    /// Returns the bytes of the buffer, if there is one.
    #[inline]
    pub fn size(self) -> Option<usize> {
        self.buffer().filter(|(has_buffer, _)| *has_buffer).map(|(_, size)| size)
    }

    #[inline]
    fn buffer(self) -> Option<(bool, usize)> {
        // SAFETY: the creator guaranteed this.
        if self.0.is_null() { None } else { unsafe { buffer(self.0) } }
    }
}

impl Argument for Extra {
    #[inline]
    fn number(self) -> u64 {
        self.0.number()
    }

    #[inline]
    fn show(number: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        <*mut c_void>::show(number, f)
    }
}

/// Returns whether a list of extras has a buffer, and its size.
///
/// # Safety
///
/// As for [`Extra::new`].
#[inline]
unsafe fn buffer(mut extra: *const *mut c_void) -> Option<(bool, usize)> {
    let (mut buffer, mut size) = (false, 0_usize);
    loop {
        // SAFETY: the end of the list was not reached yet.
        let name = unsafe { extra.read_unaligned() };
        if name == CU_LAUNCH_PARAM_BUFFER_POINTER {
            buffer = true;
        } else if name == CU_LAUNCH_PARAM_BUFFER_SIZE {
            // SAFETY: each name before the end has a value. This one is a pointer to the size.
            let value = unsafe { target(extra.add(1).read_unaligned().cast::<usize>()) };
            size = value.copied().unwrap_or(0);
        } else {
            // The end, or a name that no release has, whose value is unknown.
            return (name == CU_LAUNCH_PARAM_END).then_some((buffer, size));
        }
        // SAFETY: as above.
        extra = unsafe { extra.add(2) };
    }
}
