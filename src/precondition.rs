//! A documented precondition that does not hold, and what is said of it.

use crate::release::Releases;
use core::ffi::CStr;
use core::fmt;
use cuda_sys::CUresult;

/// A documented precondition, and the argument that breaks it.
///
/// Rules are added with the documentation of new CUDA releases and where a check is found missing: that a call is
/// rejected which an older version of this crate passed on to the driver is no breaking change.
#[derive(Clone)]
pub struct Precondition(Box<Broken>);

#[derive(Clone)]
pub(crate) struct Broken {
    pub rule: &'static Rule,
    pub must: Must,
    /// How `value` is written, and the bound.
    pub show: Show,
    pub value: u64,
    pub bound: u64,
    /// The call that was not made; empty until it is known.
    call: &'static CStr,
    /// In C's words, from the call's parameter on.
    path: String,
    /// Of the element, where the path is through an array.
    index: usize,
    /// The call's, where the rule has none.
    code: Option<CUresult>,
}

/// How a number of some type is written.
pub(crate) type Show = fn(u64, &mut fmt::Formatter<'_>) -> fmt::Result;

/// One documented rule. Its line in `rules!` is the only place where these facts are written.
#[derive(Clone, Copy)]
pub(crate) struct Rule {
    /// Never used again for another rule.
    pub id: u32,
    /// The argument, as the rule's function writes it.
    pub on: &'static str,
    /// C's path to it, where `on` is not that.
    pub name: &'static str,
    /// Whether it takes a question to the driver or the system.
    pub asks: bool,
    /// Whether it holds for every release, those too whose documentation was not read: no release can allow a range
    /// that ends before it starts.
    pub always: bool,
    /// Whether programs break it on purpose, to find out what the driver has.
    pub probe: bool,
    /// The first and the last release that document it, as `CUDA_VERSION` counts.
    pub since: u32,
    pub until: u32,
    /// The rest of the sentence that says what the argument must be; may be empty.
    pub because: &'static str,
    /// The code that the documentation gives.
    pub code: Option<CUresult>,
}

/// What the bound of a [`Broken`] bounds.
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
    /// What is left of the sentence after "must".
    Hold(&'static str),
}

impl Rule {
    /// What a rule is that says nothing of these.
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

    /// The argument does not keep to the rule: that matters where the release documents it.
    #[cold]
    #[inline(never)]
    pub fn broken(
        &'static self,
        must: Must,
        show: Show,
        value: u64,
        bound: u64,
    ) -> Result<(), Precondition> {
        if self.releases().hold() {
            Err(self.precondition(must, show, value, bound))
        } else {
            Ok(())
        }
    }

    pub fn precondition(
        &'static self,
        must: Must,
        show: Show,
        value: u64,
        bound: u64,
    ) -> Precondition {
        let path = if self.name.is_empty() { c_path(self.on) } else { self.name.to_owned() };
        let (call, index, code) = (c"", 0, None);
        Precondition(Box::new(Broken {
            rule: self,
            must,
            show,
            value,
            bound,
            call,
            path,
            index,
            code,
        }))
    }
}

/// Rust's path as C writes it: `type` is a keyword of Rust, and the field of C has that name.
fn c_path(path: &str) -> String {
    path.trim_start_matches('&').replace("type_", "type")
}

impl Precondition {
    /// The rule's number. It is the same in the documentation of the call and in every later version, and is never
    /// used for another rule: for logs, tests, and lists of rules to be let pass.
    pub fn id(&self) -> u32 {
        self.0.rule.id
    }

    /// The call that was not made, like `cuMemPoolCreate`.
    pub fn call(&self) -> &'static str {
        name(self.0.call)
    }

    /// C's path to the argument, like `poolProps.maxSize`, or `map[i].flags` of an element, whose [index](Self::index)
    /// is known. `current_device` is the device of the current context.
    pub fn parameter(&self) -> &str {
        &self.0.path
    }

    /// The index of the element, where the argument is part of an array.
    pub fn index(&self) -> Option<usize> {
        let (_, rest) = self.0.path.split_once('[')?;
        // Some rules are about the first element of an array alone.
        match rest.split(']').next()? {
            "i" => Some(self.0.index),
            number => number.parse().ok(),
        }
    }

    /// The argument, as a number.
    pub fn value(&self) -> u64 {
        self.0.value
    }

    /// The code that the documentation has for a call that breaks the rule, or `CUDA_ERROR_INVALID_VALUE` where it
    /// has none.
    pub fn code(&self) -> CUresult {
        self.documented_code().unwrap_or(CUresult::CUDA_ERROR_INVALID_VALUE)
    }

    /// The code that the documentation has for a call that breaks the rule, if it has one.
    pub fn documented_code(&self) -> Option<CUresult> {
        self.0.rule.code.or(self.0.code)
    }

    /// Whether the rule took a question to the driver or the system.
    pub fn asks(&self) -> bool {
        self.0.rule.asks
    }

    /// Whether programs break the rule on purpose, to find out what the driver has: a tool that reports mistakes need not
    /// take this for one.
    pub fn is_probe(&self) -> bool {
        self.0.rule.probe
    }

    /// What is said of the argument, without the call: `size (4096) must be ...`.
    pub fn sentence(&self) -> impl fmt::Display + '_ {
        Sentence(self)
    }

    /// The argument is part of what `path` leads to: that takes the place of the first name.
    #[cold]
    pub(crate) fn within(mut self, path: &'static str) -> Self {
        let broken = &mut *self.0;
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
    pub(crate) fn of(mut self, call: &'static CStr) -> Self {
        self.0.call = call;
        self
    }

    #[cold]
    pub(crate) fn or_code(mut self, code: CUresult) -> Self {
        self.0.code = Some(code);
        self
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

/// The symbol as text. Names come from callers too.
pub(crate) fn name(call: &'static CStr) -> &'static str {
    call.to_str().unwrap_or("a function whose name is not UTF-8")
}
