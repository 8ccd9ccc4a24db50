//! The errors of calls, and the one place where a code becomes a `Result`.

use crate::cause::Cause;
use crate::precondition::{Precondition, name};
use crate::printable::{Printable, write_lines};
use crate::refused::{Addresses, Row, find_in};
use crate::rule::Verdict;
use core::ffi::CStr;
use core::fmt::{self, Write as _};
use cuda_sys::{CUresult, LoadError};

/// The result of a call: a `T`, or the [`Error`] that explains the failure.
pub type Result<T, E = Error> = core::result::Result<T, E>;

/// The reason why a call failed. Each case names the call.
///
/// ```
/// use cuda_checked::{Error, check, sys::CUresult};
///
/// let error = check(c"cuMemMap", CUresult::CUDA_ERROR_OUT_OF_MEMORY).unwrap_err();
/// assert!(matches!(error, Error::Driver { .. }));
/// assert_eq!(error.call(), "cuMemMap");
/// assert_eq!(error.code(), CUresult::CUDA_ERROR_OUT_OF_MEMORY);
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Error {
    /// An argument breaks a documented rule. The call did not reach the driver.
    Precondition(Precondition),
    /// The driver returned this code.
    #[non_exhaustive]
    Driver {
        /// The function's symbol.
        call: &'static CStr,
        /// The returned code.
        code: CUresult,
        /// The reason, as far as it is known: [`Error::cause`] and [`Error::log`].
        explanation: Explanation,
    },
    /// There is no driver to call. [`cuda_sys::load`] returns an error that lists the attempts.
    NoDriver {
        /// The function's symbol.
        call: &'static CStr,
        /// `CUDA_ERROR_STUB_LIBRARY` where a toolkit's stub was found in the driver's place,
        /// otherwise `CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`.
        code: CUresult,
    },
    /// The driver does not have the function. [`cuda_sys::find`] returns an error with more details.
    MissingFunction {
        /// The function's symbol.
        call: &'static CStr,
    },
}

/// What is known of a refusal besides its code. [`Error::cause`] and [`Error::log`] return its parts.
#[derive(Clone)]
pub struct Explanation(Option<Box<Parts>>);

/// They share a box, so that each error is small.
#[derive(Clone, Debug)]
struct Parts {
    cause: Option<Cause>,
    log: Option<Box<str>>,
}

impl Explanation {
    #[inline]
    fn new(cause: Option<Cause>, log: Option<Box<str>>) -> Self {
        let is_known = cause.is_some() || log.is_some();
        Self(is_known.then(|| Box::new(Parts { cause, log })))
    }
}

impl fmt::Debug for Explanation {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Turns the code that a raw call returned into a `Result`. `call` is the function's symbol.
///
/// ```no_run
/// # use cuda_checked::{Result, check, sys};
/// # fn main() -> Result<()> {
/// // SAFETY: the call takes no pointers.
/// check(c"cuInit", unsafe { sys::cuInit(0) })
/// # }
/// ```
#[inline]
pub fn check(call: &'static CStr, code: CUresult) -> Result<()> {
    if code == CUresult::CUDA_SUCCESS { Ok(()) } else { Err(Error::from_code(call, code)) }
}

/// Turns the code of a checked call into a `Result`, with the cause of a refusal in the state of the thread.
#[inline]
pub(crate) fn outcome(call: &'static CStr, code: CUresult) -> Result<()> {
    if code == CUresult::CUDA_SUCCESS { Ok(()) } else { Err(refused(call, code)) }
}

#[cold]
#[inline]
fn refused(call: &'static CStr, code: CUresult) -> Error {
    Error::explained(call, code, || Ok(()))
}

/// The same for a call with arguments that can be the cause.
///
/// # Safety
///
/// The arguments must be those of the call, as its rows need them, and meet its conditions.
#[inline]
pub(crate) unsafe fn outcome_of(
    call: &'static CStr,
    code: CUresult,
    arguments: impl Addresses,
    rows: &'static [Row],
) -> Result<()> {
    if code == CUresult::CUDA_SUCCESS {
        Ok(())
    } else {
        // SAFETY: the caller guarantees this.
        Err(unsafe { refused_for(call, code, arguments, rows) })
    }
}

/// # Safety
///
/// As for [`outcome_of`].
#[cold]
#[inline]
unsafe fn refused_for(
    call: &'static CStr,
    code: CUresult,
    arguments: impl Addresses,
    rows: &'static [Row],
) -> Error {
    match cfg!(feature = "explain") {
        // SAFETY: the caller guarantees this.
        true => arguments.give(|addresses| unsafe { refused_with(call, code, addresses, rows) }),
        false => refused(call, code),
    }
}

/// # Safety
///
/// As for [`outcome_of`].
#[cold]
#[inline]
unsafe fn refused_with(
    call: &'static CStr,
    code: CUresult,
    addresses: &[*const ()],
    rows: &[Row],
) -> Error {
    // SAFETY: the caller guarantees this.
    Error::explained(call, code, || unsafe { find_in(rows, addresses) })
}

/// The start of a checked call, after its checks. It costs nothing without the feature.
#[cfg(feature = "log")]
macro_rules! start {
    () => {
        $crate::log::start()
    };
}
#[cfg(not(feature = "log"))]
macro_rules! start {
    () => {};
}
pub(crate) use start;

impl From<Precondition> for Error {
    #[cold]
    #[inline]
    fn from(precondition: Precondition) -> Self {
        Self::Precondition(precondition)
    }
}

impl Error {
    /// libcuda-sys returns some codes itself when the driver or a function is missing. The driver may return the same
    /// codes, so these arms look whether the driver or the function is there.
    #[cold]
    #[inline]
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
            _ => Self::Driver { call, code, explanation: Explanation(None) },
        }
    }

    /// The same with the reason of a refusal by the driver.
    #[inline]
    fn explained(
        call: &'static CStr,
        code: CUresult,
        find_cause: impl FnOnce() -> Verdict,
    ) -> Self {
        // The driver's words are those of the call, not of the queries.
        #[cfg(feature = "log")]
        let log = crate::log::words(call, code);
        #[cfg(not(feature = "log"))]
        let log = None;
        let mut error = Self::from_code(call, code);
        if let Self::Driver { explanation, .. } = &mut error {
            let cause = match cfg!(feature = "explain") {
                true => crate::cause::explain(call, code, find_cause),
                false => None,
            };
            *explanation = Explanation::new(cause, log);
        }
        error
    }

    #[inline]
    fn parts(&self) -> Option<&Parts> {
        match self {
            Self::Driver { explanation, .. } => explanation.0.as_deref(),
            _ => None,
        }
    }

    /// Has the messages of the driver's compiler, if there are any, in place of the driver's words.
    #[inline]
    pub(crate) fn with_log(mut self, log: String) -> Self {
        if let Self::Driver { explanation, .. } = &mut self
            && !log.is_empty()
        {
            let cause = explanation.0.take().and_then(|parts| parts.cause);
            *explanation = Explanation::new(cause, Some(log.into()));
        }
        self
    }

    /// Returns the argument because of which the driver refused the call, if one is known. The feature `explain` finds it.
    #[inline]
    pub fn cause(&self) -> Option<&Cause> {
        self.parts()?.cause.as_ref()
    }

    /// Returns what the driver wrote to its log about the call, at most 512 bytes, if the program collects the log:
    /// `collect_log` of the feature `log`. Its lines are joined by semicolons.
    ///
    /// No document says what a driver writes, or when. Only lines that arrive in the call's thread during the call count, up
    /// to the line with the function and the code, which ends a refused call. If the lines arrive in another way, this is
    /// `None`. Raw calls and [`check`] collect no lines. An `Error` that was a [`PtxError`](crate::PtxError) has the
    /// compiler's messages instead, whole and with line ends; this needs no feature.
    #[inline]
    pub fn log(&self) -> Option<&str> {
        self.parts()?.log.as_deref()
    }

    /// Returns the name of the function that was called, like `cuMemMap`.
    #[inline]
    pub fn call(&self) -> &'static str {
        match self {
            Self::Precondition(precondition) => precondition.call(),
            Self::Driver { call, .. }
            | Self::NoDriver { call, .. }
            | Self::MissingFunction { call } => name(call),
        }
    }

    /// Returns the code of the raw call. If the call was not made, this is the code that the documentation has for such
    /// a call: [`Precondition::code`].
    #[inline]
    pub fn code(&self) -> CUresult {
        match self {
            Self::Precondition(precondition) => precondition.code(),
            Self::Driver { code, .. } | Self::NoDriver { code, .. } => *code,
            Self::MissingFunction { .. } => CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND,
        }
    }
}

impl fmt::Display for Error {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let call = self.call();
        let f = &mut Printable(f);
        match self {
            Self::Precondition(precondition) => write!(f, "{precondition}"),
            Self::Driver { code, explanation: Explanation(None), .. } => {
                write!(f, "{call}: {code}")
            }
            Self::Driver { code, explanation: Explanation(Some(parts)), .. } => {
                write!(f, "{call}: {code:?} ({})", code.0)?;
                if let Some(cause) = &parts.cause {
                    write!(f, ": {cause}")?;
                }
                let between = if parts.cause.is_some() { ";" } else { ":" };
                let Some(log) = &parts.log else { return Ok(()) };
                write!(f, "{between} the driver says: ")?;
                write_lines(f.0, log)
            }
            Self::NoDriver { code, .. } => {
                let (reason, remedy) = match *code {
                    CUresult::CUDA_ERROR_STUB_LIBRARY => (
                        "a toolkit's stub was loaded in place of the CUDA driver",
                        "remove its folder from the library path",
                    ),
                    _ => ("no CUDA driver could be loaded", "install NVIDIA's driver"),
                };
                write!(f, "{call}: {reason} [{code:?}]; ")?;
                write!(f, "cuda_checked::sys::load() lists the attempts: {remedy}")
            }
            Self::MissingFunction { call: symbol } => {
                write!(f, "{call}: the CUDA driver does not have this function")?;
                let found = cuda_sys::find(symbol);
                if let Err(LoadError::MissingFunction { since, driver, .. }) = found {
                    if let Some(since) = since {
                        write!(f, " of CUDA {since}")?;
                    }
                    if let Some(driver) = driver {
                        write!(f, " (it implements CUDA {driver})")?;
                    }
                }
                write!(f, " [{:?}]: update NVIDIA's driver", self.code())
            }
        }
    }
}

const _: () = assert!(size_of::<Error>() <= 32);

impl core::error::Error for Error {
    /// Returns the driver's code, if the driver returned the error.
    #[inline]
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Driver { code, .. } => Some(code),
            _ => None,
        }
    }
}
