//! Documented rules, and what is said of an argument that breaks one.

use crate::error::{Error, Result, name};
use crate::rules::Set;
use core::ffi::{CStr, c_int};
use core::fmt;
use core::ops::RangeInclusive;
use core::sync::atomic::{AtomicU32, Ordering};
use cuda_sys::{CUresult, Release};

/// A documented rule, and the argument that breaks it.
#[derive(Clone, Copy)]
pub struct Precondition {
    rule: &'static Rule,
    show: fn(u64, &mut fmt::Formatter<'_>) -> fmt::Result,
    value: u64,
    bound: u64,
    /// Of the element, where the rule is about an array.
    index: u32,
    must: Must,
}

/// One documented rule.
pub(crate) struct Rule {
    pub call: &'static CStr,
    pub parameter: &'static str,
    pub words: Words,
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

/// What of a rule's words is not in its [`Must`].
pub(crate) enum Words {
    None,
    Set(&'static dyn Set),
    Text(&'static str),
}

/// What an argument must be and is not.
#[derive(Clone, Copy)]
pub(crate) struct Breach {
    pub must: Must,
    /// How `value` is written, and the bound.
    pub show: fn(u64, &mut fmt::Formatter<'_>) -> fmt::Result,
    pub value: u64,
    pub bound: u64,
}

/// What the bound of a [`Breach`] bounds.
#[derive(Clone, Copy)]
pub(crate) enum Must {
    BeZero,
    NotBeZero,
    /// The bound is the byte's index.
    BeZeroByte,
    BeNull,
    NotBeNull,
    BeAtMost,
    BeAtLeast,
    BeBelow,
    Equal,
    /// The bound is the number of devices.
    BeOrdinal,
    BeMultipleOf,
    BeDivisorOf,
    BePowerOfTwo,
    /// One of the rule's set.
    BeOneOf,
    /// None of the rule's set.
    NotBe,
    /// The bound is a set of bits.
    HaveOnly,
    /// The bound is a set of bits.
    HaveAnyOf,
    /// As the rule's text says.
    Hold,
}

impl Precondition {
    /// The parameter, or the field of one, like `poolProps.maxSize`, or of an element, like
    /// `operations[i].flags`.
    pub fn parameter(&self) -> &'static str {
        // `type` is a keyword of Rust's, and the field is C's `type`.
        self.rule.parameter.trim_start_matches('&').trim_end_matches('_')
    }

    /// The index of the offending element, where the rule is about the elements of an array.
    pub fn index(&self) -> Option<usize> {
        self.rule.parameter.contains("[i]").then_some(self.index as usize)
    }

    /// The offending value, as a number.
    pub fn value(&self) -> u64 {
        self.value
    }

    pub(crate) fn call(&self) -> &'static str {
        name(self.rule.call)
    }

    pub(crate) fn code(&self) -> CUresult {
        self.rule.code
    }
}

impl fmt::Display for Precondition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { rule, show, value, bound, index, must } = *self;
        write!(f, "{}: ", self.call())?;
        match self.parameter().split_once("[i]") {
            Some((array, field)) => write!(f, "{array}[{index}]{field}")?,
            None => f.write_str(self.parameter())?,
        }
        if let Must::BeZeroByte = must {
            write!(f, "[{bound}]")?;
        }
        f.write_str(" (")?;
        show(value, f)?;
        f.write_str(") must ")?;
        let (words, bounded) = match must {
            Must::BeZero | Must::BeZeroByte => ("be zero", false),
            Must::NotBeZero => ("not be zero", false),
            Must::BeNull => ("be null", false),
            Must::NotBeNull => ("not be null", false),
            Must::BeAtMost => ("be at most ", true),
            Must::BeAtLeast => ("be at least ", true),
            Must::BeBelow => ("be below ", true),
            Must::Equal => ("be ", true),
            Must::BeOrdinal => ("be the ordinal of a device, below ", true),
            Must::BeMultipleOf => ("be a multiple of ", true),
            Must::BeDivisorOf => ("be a divisor of ", true),
            Must::BePowerOfTwo => ("be a power of two", false),
            Must::BeOneOf => ("be ", false),
            Must::NotBe => ("not be ", false),
            Must::HaveOnly => ("have no bits but ", true),
            Must::HaveAnyOf => ("have a bit of ", true),
            Must::Hold => ("", false),
        };
        f.write_str(words)?;
        if bounded {
            show(bound, f)?;
        }
        match rule.words {
            Words::None => {}
            Words::Set(set) => set.show(f)?,
            Words::Text(text) => f.write_str(text)?,
        }
        write!(f, "{}", self.rule.releases)?;
        if !self.rule.because.is_empty() {
            write!(f, ", {}", self.rule.because)?;
        }
        write!(f, " [would be {:?}]", self.rule.code)
    }
}

impl fmt::Debug for Precondition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Rule {
    /// `breach` says what is wrong with the argument, if anything is.
    #[inline]
    pub fn judge(&'static self, breach: Option<Breach>, index: usize) -> Result<()> {
        match breach {
            None => Ok(()),
            Some(breach) => self.reject(breach, index),
        }
    }

    #[cold]
    fn reject(&'static self, breach: Breach, index: usize) -> Result<()> {
        if self.releases.hold() { Err(self.broken(breach, index)) } else { Ok(()) }
    }

    /// What is said of an argument that breaks it.
    pub fn broken(&'static self, breach: Breach, index: usize) -> Error {
        let index = index.try_into().unwrap_or(u32::MAX);
        let Breach { must, show, value, bound } = breach;
        Error::Precondition(Precondition { rule: self, show, value, bound, index, must })
    }
}

impl Releases {
    /// Whether the driver implements one of them. One that does not say which it implements judges for
    /// itself. Where there is none no call succeeds, and the newest documentation speaks: so a program can
    /// test its arguments on a machine without a GPU.
    fn hold(&self) -> bool {
        self.0 == ALWAYS
            || match driver_release() {
                Some(release) => self.0.contains(&release),
                None => self.0.contains(KNOWN.end()) && cuda_sys::load().is_err(),
            }
    }
}

impl fmt::Display for Releases {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, last) = (Release(*self.0.start()), Release(*self.0.end()));
        match (self.0.start() <= KNOWN.start(), self.0.end() >= KNOWN.end()) {
            (true, true) => Ok(()),
            (true, false) => write!(f, " up to CUDA {last}"),
            (false, true) => write!(f, " since CUDA {first}"),
            (false, false) if first == last => write!(f, " in CUDA {first}"),
            (false, false) => write!(f, " in CUDA {first} to {last}"),
        }
    }
}

/// The release that the driver implements. A driver is never unloaded, so an answer holds for good; a
/// failure is not remembered.
pub(crate) fn driver_release() -> Option<u32> {
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
