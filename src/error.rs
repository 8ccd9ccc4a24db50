//! What a call can fail with, and the one place where a code becomes a `Result`.

use crate::rules::Rule;
use core::ffi::CStr;
use core::fmt;
use cuda_sys::{CUresult, LoadError};

/// What a call gives: [`Error`] says why there is no `T`.
pub type Result<T, E = Error> = core::result::Result<T, E>;

/// Why a call failed. Each case names the call.
///
/// ```
/// use cuda_checked::{Error, check, sys::CUresult};
///
/// let error = check(c"cuMemMap", CUresult::CUDA_ERROR_OUT_OF_MEMORY).unwrap_err();
/// assert!(matches!(error, Error::Driver { .. }));
/// assert_eq!(error.call(), "cuMemMap");
/// assert_eq!(error.code(), CUresult::CUDA_ERROR_OUT_OF_MEMORY);
/// ```
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Error {
    /// An argument breaks a documented rule. The call did not reach the driver.
    Precondition(Precondition),
    /// The driver returned this code.
    Driver {
        /// The function's symbol.
        call: &'static CStr,
        /// What it returned.
        code: CUresult,
    },
    /// There is no driver to call. [`cuda_sys::load`] says what was tried.
    NoDriver {
        /// The function's symbol.
        call: &'static CStr,
        /// `CUDA_ERROR_STUB_LIBRARY` where a toolkit's stub was found in the driver's place,
        /// otherwise `CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`.
        code: CUresult,
    },
    /// The driver does not have the function. [`cuda_sys::find`] says more.
    MissingFunction {
        /// The function's symbol.
        call: &'static CStr,
    },
}

/// Turns the code that a raw call returned into a `Result`. `call` is the function's symbol.
///
/// ```no_run
/// # use cuda_checked::{Result, check, sys};
/// # fn main() -> Result<()> {
/// // SAFETY: it takes no pointers.
/// check(c"cuInit", unsafe { sys::cuInit(0) })
/// # }
/// ```
#[inline]
pub fn check(call: &'static CStr, code: CUresult) -> Result<()> {
    if code == CUresult::CUDA_SUCCESS {
        Ok(())
    } else {
        Err(Error::from_code(call, code))
    }
}

impl Error {
    /// The driver may return the codes that cuda-sys returns in its absence: who it was decides.
    #[cold]
    fn from_code(call: &'static CStr, code: CUresult) -> Self {
        match code {
            CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED | CUresult::CUDA_ERROR_STUB_LIBRARY
                if cuda_sys::load().is_err() =>
            {
                Self::NoDriver { call, code }
            }
            CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND if !cuda_sys::is_present(call) => {
                Self::MissingFunction { call }
            }
            _ => Self::Driver { call, code },
        }
    }

    /// The function that was called, like `cuMemMap`.
    pub fn call(&self) -> &'static str {
        match self {
            Self::Precondition(precondition) => name(precondition.rule.call),
            Self::Driver { call, .. }
            | Self::NoDriver { call, .. }
            | Self::MissingFunction { call } => name(call),
        }
    }

    /// What the raw call returned, or, where it was not made, what the documentation says that it
    /// would return.
    pub fn code(&self) -> CUresult {
        match self {
            Self::Precondition(precondition) => precondition.rule.code,
            Self::Driver { code, .. } | Self::NoDriver { code, .. } => *code,
            Self::MissingFunction { .. } => CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND,
        }
    }
}

fn name(call: &'static CStr) -> &'static str {
    call.to_str()
        .unwrap_or("a function whose name is not UTF-8")
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.call())?;
        match self {
            Self::Precondition(precondition) => precondition.explain(f),
            Self::Driver { code, .. } => write!(f, "{code}"),
            Self::NoDriver { code, .. } => {
                let (reason, remedy) = match *code {
                    CUresult::CUDA_ERROR_STUB_LIBRARY => (
                        "a toolkit's stub was loaded in place of the CUDA driver",
                        "remove its folder from the library path",
                    ),
                    _ => ("no CUDA driver could be loaded", "install NVIDIA's driver"),
                };
                write!(
                    f,
                    "{reason} [{code:?}]; cuda_sys::load() says what was tried: {remedy}"
                )
            }
            Self::MissingFunction { call } => {
                f.write_str("the CUDA driver does not have this function")?;
                if let Err(LoadError::MissingFunction { since, driver, .. }) = cuda_sys::find(call)
                {
                    if let Some(since) = since {
                        write!(f, " of CUDA {since}")?;
                    }
                    if let Some(driver) = driver {
                        write!(f, ", it implements CUDA {driver}")?;
                    }
                }
                write!(f, " [{:?}]: update NVIDIA's driver", self.code())
            }
        }
    }
}

impl core::error::Error for Error {
    /// The driver's code, where it is the driver that failed.
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Driver { code, .. } => Some(code),
            _ => None,
        }
    }
}

/// A documented rule, and the argument that breaks it.
#[derive(Clone, Copy)]
pub struct Precondition {
    pub(crate) rule: &'static Rule,
    pub(crate) breach: Breach,
}

/// What an argument must be and is not.
#[derive(Clone, Copy)]
pub(crate) struct Breach {
    pub must: Must,
    /// How `value` is written, and `bound` where it is of the same type.
    pub show: fn(u64, &mut fmt::Formatter<'_>) -> fmt::Result,
    pub value: u64,
    pub bound: u64,
}

/// What the bound of a [`Breach`] bounds.
#[derive(Clone, Copy)]
pub(crate) enum Must {
    BeZero,
    /// The bound is the byte's index.
    BeZeroByte,
    BeNull,
    NotBeNull,
    BeAtMost,
    BeMultipleOf,
    /// The bound is a set of numbers below 64, a bit for each.
    BeOneOf,
    /// The bound is a set of bits.
    HaveOnly,
}

impl Precondition {
    /// The parameter, or the field of one, like `poolProps.maxSize`.
    pub fn parameter(&self) -> &'static str {
        // `type` is a keyword of Rust's, and the field is C's `type`.
        self.rule.parameter.trim_end_matches('_')
    }

    /// The offending value, as a number.
    pub fn value(&self) -> u64 {
        self.breach.value
    }

    fn explain(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Breach {
            must,
            show,
            value,
            bound,
        } = self.breach;
        f.write_str(self.parameter())?;
        if let Must::BeZeroByte = must {
            write!(f, "[{bound}]")?;
        }
        f.write_str(" (")?;
        show(value, f)?;
        f.write_str(") must ")?;
        match must {
            Must::BeZero | Must::BeZeroByte => f.write_str("be zero")?,
            Must::BeNull => f.write_str("be null")?,
            Must::NotBeNull => f.write_str("not be null")?,
            Must::BeAtMost => write!(f, "be at most {bound}")?,
            Must::BeMultipleOf => write!(f, "be a multiple of {bound}")?,
            Must::BeOneOf => {
                f.write_str("be ")?;
                for number in (0..64).filter(|number| bound >> number & 1 == 1) {
                    f.write_str(match bound & ((1 << number) - 1) {
                        0 => "",
                        _ if bound >> number == 1 => " or ",
                        _ => ", ",
                    })?;
                    show(number, f)?;
                }
            }
            Must::HaveOnly => {
                f.write_str("have no bits but ")?;
                show(bound, f)?;
            }
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
        write!(f, "{}: ", name(self.rule.call))?;
        self.explain(f)
    }
}

#[cfg(test)]
mod tests {
    use super::Error;

    /// It is part of every `Result`: two words more than a code and a name.
    #[test]
    fn size() {
        assert!(size_of::<Error>() <= 40, "{}", size_of::<Error>());
    }
}
