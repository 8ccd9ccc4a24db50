//! A documented precondition that does not hold, and its error message.

use crate::release::Releases;
use core::ffi::CStr;
use core::fmt;
use core::mem::ManuallyDrop;
use cuda_sys::CUresult;

/// A documented precondition, and the argument that breaks it.
///
/// New versions of this crate add rules, for new CUDA releases and for checks that were missing. A new version may
/// therefore reject a call that an older version passed on to the driver. That is not a breaking change.
#[derive(Clone)]
pub struct Precondition(Box<Broken>);

#[derive(Clone)]
pub(crate) struct Broken {
    pub rule: &'static Rule,
    pub must: Must,
    /// Writes `value` and the bound.
    pub show: Show,
    pub value: u64,
    pub bound: u64,
    /// The call that was not made; empty until known.
    call: &'static CStr,
    /// The path to the argument as C writes it, starting with the parameter of the call.
    path: String,
    /// The index of the element, if the path leads through an array.
    index: usize,
    /// The code of the call, if the rule has none.
    code: Option<CUresult>,
}

/// A broken rule whose call is not known yet.
///
/// It has no destructor: with one, the compiler adds a path for unwinding to each of some 500 functions that return a
/// verdict, 4 % of the instructions that build this crate. So it must become a [`Precondition`].
#[must_use]
pub(crate) struct Found(ManuallyDrop<Box<Broken>>);

/// Writes a number as a value of its type.
pub(crate) type Show = fn(u64, &mut fmt::Formatter<'_>) -> fmt::Result;

/// One documented rule. Its line in `rules!` is the only place that states these facts.
#[derive(Clone, Copy)]
pub(crate) struct Rule {
    /// The number of the rule. It is never used again for another rule.
    pub id: u32,
    /// The argument, as the rule's function writes it.
    pub on: &'static str,
    /// C's path to the argument, if it differs from `on`.
    pub name: &'static str,
    /// Whether the rule needs a query to the driver or the system.
    pub asks: bool,
    /// Whether the rule holds for every release, including those whose documentation was not read. For example, no
    /// release can allow a range that ends before it starts.
    pub always: bool,
    /// Whether programs break the rule on purpose, to learn which functions the driver has.
    pub probe: bool,
    /// The first and the last release that document the rule, in the form of `CUDA_VERSION`.
    pub since: u32,
    pub until: u32,
    /// The end of the sentence about the argument in the message; may be empty.
    pub because: &'static str,
    /// The code in the documentation.
    pub code: Option<CUresult>,
}

/// The requirement that was not met, and the meaning of the bound in [`Broken`].
#[derive(Clone)]
pub(crate) enum Must {
    BeZero,
    NotBeZero,
    /// The bound is the element's index.
    BeZeroElement,
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
    BeOneOf(Vec<u64>),
    NotBe(Vec<u64>),
    /// The bound is a set of bits.
    HaveOnly,
    /// The bound is a set of bits.
    HaveAnyOf,
    /// The sentence after "must".
    Hold(&'static str),
}

impl Rule {
    /// The defaults for a rule.
    pub const NEW: Self = Self {
        id: 0,
        on: "",
        name: "",
        asks: false,
        always: false,
        probe: false,
        since: 0,
        until: u32::MAX,
        because: "",
        code: Some(CUresult::CUDA_ERROR_INVALID_VALUE),
    };

    fn releases(&self) -> Releases {
        match self.always {
            true => Releases::ALWAYS,
            false => Releases { since: self.since, until: self.until },
        }
    }

    /// Reports that the argument breaks the rule, which is an error only if the driver's release documents the rule.
    #[cold]
    #[inline(never)]
    pub fn broken(
        &'static self,
        must: Must,
        show: Show,
        value: u64,
        bound: u64,
    ) -> Result<(), Found> {
        if !self.releases().hold() {
            return Ok(());
        }
        let path = if self.name.is_empty() { c_path(self.on) } else { self.name.to_owned() };
        let (rule, call, index, code) = (self, c"", 0, None);
        let broken = Broken { rule, must, show, value, bound, call, path, index, code };
        Err(Found(ManuallyDrop::new(Box::new(broken))))
    }
}

/// Converts a path of Rust into C's. C has a field `type`, which is a keyword in Rust.
fn c_path(path: &str) -> String {
    path.trim_start_matches('&').replace("type_", "type")
}

impl Precondition {
    /// Returns the number of the rule. The documentation of the call shows the same number. It stays the same in every
    /// later version and is never used for another rule, so logs, tests and lists of ignored rules can use it.
    pub fn id(&self) -> u32 {
        self.0.rule.id
    }

    /// Returns the name of the call that was not made, like `cuMemPoolCreate`.
    pub fn call(&self) -> &'static str {
        name(self.0.call)
    }

    /// Returns C's path to the argument, like `poolProps.maxSize`. For an element of an array it is like
    /// `map[i].flags`, and [`index`](Self::index) returns the number. `current_device` is the device of the current
    /// context.
    pub fn parameter(&self) -> &str {
        &self.0.path
    }

    /// Returns the index of the element, if the argument is part of an array.
    pub fn index(&self) -> Option<usize> {
        let (_, rest) = self.0.path.split_once('[')?;
        // Some rules are about the first element of an array only.
        match rest.split(']').next()? {
            "i" => Some(self.0.index),
            number => number.parse().ok(),
        }
    }

    /// Returns the argument as a number.
    pub fn value(&self) -> u64 {
        self.0.value
    }

    /// Returns the code that the documentation has for a call that breaks the rule, or `CUDA_ERROR_INVALID_VALUE` if it
    /// has none.
    pub fn code(&self) -> CUresult {
        self.documented_code().unwrap_or(CUresult::CUDA_ERROR_INVALID_VALUE)
    }

    /// Returns the code that the documentation has for a call that breaks the rule, if it has one.
    pub fn documented_code(&self) -> Option<CUresult> {
        self.0.rule.code.or(self.0.code)
    }

    /// Returns whether the check queried the driver or the system.
    pub fn asks(&self) -> bool {
        self.0.rule.asks
    }

    /// Returns whether programs break the rule on purpose, to learn which functions the driver has. A tool that reports
    /// mistakes can leave such a rule out.
    pub fn is_probe(&self) -> bool {
        self.0.rule.probe
    }

    /// Returns the sentence about the argument, without the call: `size (4096) must be ...`.
    pub fn sentence(&self) -> impl fmt::Display + '_ {
        Sentence(self)
    }
}

impl Found {
    /// Replaces the first name of the path by `path`, which leads from the call's parameter to the part that was
    /// checked.
    #[cold]
    pub(crate) fn within(mut self, path: &'static str) -> Self {
        let broken = &mut **self.0;
        let rest = broken.path.find(['.', '[']).map_or("", |end| &broken.path[end..]);
        broken.path = format!("{path}{rest}");
        self
    }

    #[cold]
    pub(crate) fn element(mut self, index: usize) -> Self {
        self.0.index = index;
        self
    }

    #[cold]
    pub(crate) fn or_code(mut self, code: CUresult) -> Self {
        self.0.code = Some(code);
        self
    }

    #[cold]
    pub(crate) fn of(mut self, call: &'static CStr) -> Precondition {
        self.0.call = call;
        Precondition(ManuallyDrop::into_inner(self.0))
    }
}

impl fmt::Display for Precondition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.call(), self.sentence())
    }
}

struct Sentence<'a>(&'a Precondition);

impl fmt::Display for Sentence<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Broken { rule, must, show, value, bound, path, index, .. } = &*self.0.0;
        match path.split_once("[i]") {
            Some((array, field)) => write!(f, "{array}[{index}]{field}")?,
            None => f.write_str(path)?,
        }
        if let Must::BeZeroElement = must {
            write!(f, "[{bound}]")?;
        }
        f.write_str(" (")?;
        show(*value, f)?;
        f.write_str(") must ")?;
        let (words, bounds) = match must {
            Must::BeZero | Must::BeZeroElement => ("be zero", &[][..]),
            Must::NotBeZero => ("not be zero", &[][..]),
            Must::BeNull => ("be null", &[][..]),
            Must::NotBeNull => ("not be null", &[][..]),
            Must::BeAtMost => ("be at most ", &[*bound][..]),
            Must::BeAtLeast => ("be at least ", &[*bound][..]),
            Must::BeBelow => ("be below ", &[*bound][..]),
            Must::Equal => ("be ", &[*bound][..]),
            Must::BeOrdinal => ("be the ordinal of a device, below ", &[*bound][..]),
            Must::BeMultipleOf => ("be a multiple of ", &[*bound][..]),
            Must::BeDivisorOf => ("be a divisor of ", &[*bound][..]),
            Must::BePowerOfTwo => ("be a power of two", &[][..]),
            Must::BeOneOf(set) => ("be ", &set[..]),
            Must::NotBe(set) => ("not be ", &set[..]),
            Must::HaveOnly => ("have no bits but ", &[*bound][..]),
            Must::HaveAnyOf => ("have a bit of ", &[*bound][..]),
            Must::Hold(text) => (*text, &[][..]),
        };
        f.write_str(words)?;
        for (index, bound) in bounds.iter().enumerate() {
            f.write_str(match index {
                0 => "",
                last if last + 1 == bounds.len() => " or ",
                _ => ", ",
            })?;
            show(*bound, f)?;
        }
        write!(f, "{}", rule.releases())?;
        if !rule.because.is_empty() {
            write!(f, ", {}", rule.because)?;
        }
        match self.0.documented_code() {
            Some(code) => write!(f, " [would be {code:?}]"),
            None => f.write_str(" [the documentation gives no code]"),
        }
    }
}

impl fmt::Debug for Precondition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl core::error::Error for Precondition {}

/// Returns the symbol as text. Callers may pass names of their own.
pub(crate) fn name(call: &'static CStr) -> &'static str {
    call.to_str().unwrap_or("a function whose name is not UTF-8")
}
