//! The errors of calls, and the one place where a code becomes a `Result`.

use crate::cause::Cause;
use crate::precondition::{Names, Precondition, name};
use crate::printable::{Printable, write_lines, written};
use crate::refused::{Addresses, Row, find_in};
use core::ffi::CStr;
use core::fmt::{self, Write as _};
use libcuda_sys::{CUresult, LoadError};

/// The result of a call: a `T`, or the [`Error`] that explains the failure.
pub type Result<T, E = Error> = core::result::Result<T, E>;

/// The reason why a call failed. Each case names the call.
///
/// ```
/// use cuda_checked::{Error, check, types::CUresult};
///
/// let error = check(c"cuMemMap", CUresult::CUDA_ERROR_OUT_OF_MEMORY).unwrap_err();
/// assert!(matches!(error, Error::Driver { .. }));
/// assert_eq!(error.call(), "cuMemMap");
/// assert_eq!(error.code(), CUresult::CUDA_ERROR_OUT_OF_MEMORY);
/// ```
#[derive(Clone)]
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
        /// The reason, if it is known: [`Error::cause`] and [`Error::log`].
        explanation: Explanation,
    },
    /// There is no driver to call. [`libcuda_sys::load`] returns an error that lists the attempts.
    NoDriver {
        /// The function's symbol.
        call: &'static CStr,
        /// `CUDA_ERROR_STUB_LIBRARY` if a toolkit's stub was found instead of a driver, otherwise
        /// `CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`.
        code: CUresult,
    },
    /// The driver lacks the function. [`libcuda_sys::find`] returns an error with more details.
    MissingFunction {
        /// The function's symbol.
        call: &'static CStr,
    },
}

/// What is known about a rejected call besides the code. [`Error::cause`] and [`Error::log`] return its parts.
#[derive(Clone)]
pub struct Explanation(Option<Box<Parts>>);

/// They share a box, so that each error is small.
#[derive(Clone, Debug, Default)]
struct Parts {
    cause: Option<Cause>,
    log: Option<Box<str>>,
    environment: Option<Box<str>>,
}

impl Explanation {
    #[inline]
    fn new(parts: Parts) -> Self {
        let Parts { cause, log, environment } = &parts;
        let is_known = cause.is_some() || log.is_some() || environment.is_some();
        Self(is_known.then(|| Box::new(parts)))
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

/// Returns the error of a checked call. If the driver refused the call, this looks for the cause in the state of the thread.
#[cold]
#[inline]
pub(crate) fn refused(call: &'static CStr, code: CUresult) -> Error {
    // SAFETY: no row looks at an argument.
    unsafe { Error::explained(call, code, &[], &[], &mut unruled) }
}

/// Does the same for a call whose arguments can be the cause.
///
/// # Safety
///
/// The arguments must be those of the call, as its rows need them, and meet its conditions.
#[inline(always)] // without the feature no argument is kept for this
pub(crate) unsafe fn refused_for(
    call: &'static CStr,
    code: CUresult,
    arguments: impl Addresses,
    rows: &'static [Row],
    check: impl FnMut() -> Result<(), Precondition>,
) -> Error {
    match cfg!(feature = "explain") {
        // SAFETY: the caller guarantees this.
        true => unsafe { explained_for(call, code, arguments, rows, check) },
        false => refused(call, code),
    }
}

/// # Safety
///
/// As for [`refused_for`].
#[cold]
#[inline]
unsafe fn explained_for(
    call: &'static CStr,
    code: CUresult,
    arguments: impl Addresses,
    rows: &[Row],
    mut check: impl FnMut() -> Result<(), Precondition>,
) -> Error {
    arguments.give(|addresses| {
        // SAFETY: the caller guarantees this.
        unsafe { Error::explained(call, code, addresses, rows, &mut check) }
    })
}

/// The check of a call without rules.
#[inline]
pub(crate) fn unruled() -> Result<(), Precondition> {
    Ok(())
}

/// The check of a call, made once more.
type Check<'a> = &'a mut dyn FnMut() -> Result<(), Precondition>;

/// The start of a checked call, after its checks. Without the feature it is empty.
#[cfg(feature = "log")]
macro_rules! start_of_call {
    () => {
        $crate::log::start()
    };
}
#[cfg(not(feature = "log"))]
macro_rules! start_of_call {
    () => {};
}
// Up to Rust 1.85, `start` is an attribute as well, so the macro cannot have this name here.
pub(crate) use start_of_call as start;

impl From<Precondition> for Error {
    #[cold]
    #[inline]
    fn from(precondition: Precondition) -> Self {
        Self::Precondition(precondition)
    }
}

impl Error {
    /// libcuda-sys returns some codes itself if the driver or a function is missing. The driver may return the same codes,
    /// so these arms test whether the driver or the function is present.
    #[cold]
    #[inline]
    fn from_code(call: &'static CStr, code: CUresult) -> Self {
        match code {
            CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED | CUresult::CUDA_ERROR_STUB_LIBRARY
                if libcuda_sys::load().is_err() =>
            {
                Self::NoDriver { call, code }
            }
            CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND
                if !libcuda_sys::is_present(call) =>
            {
                Self::MissingFunction { call }
            }
            _ => Self::Driver { call, code, explanation: Explanation(None) },
        }
    }

    /// Does the same, and finds out why the driver refused the call.
    ///
    /// # Safety
    ///
    /// As for [`refused_for`].
    #[cold]
    #[inline]
    unsafe fn explained(
        call: &'static CStr,
        code: CUresult,
        addresses: &[*const ()],
        rows: &[Row],
        check: Check,
    ) -> Self {
        // The driver's words are those of the call, not of the queries.
        #[cfg(feature = "log")]
        let log = crate::log::words(call, code);
        #[cfg(not(feature = "log"))]
        let log = None;
        let mut error = Self::from_code(call, code);
        if let Self::Driver { explanation, .. } = &mut error {
            let cause = match cfg!(feature = "explain") {
                true => {
                    // SAFETY: the caller guarantees this.
                    let find_cause = || unsafe { find_in(rows, addresses) };
                    crate::cause::explain(call, code, find_cause, check)
                }
                false => None,
            };
            let environment = match cfg!(feature = "explain") {
                true => {
                    crate::environment::beside(name(call), code, cause.as_ref()).map(Into::into)
                }
                false => None,
            };
            *explanation = Explanation::new(Parts { cause, log, environment });
        }
        error
    }

    /// The call was made by a method, whose parameters have these names.
    #[cold]
    #[inline]
    pub(crate) fn in_method(mut self, names: Names) -> Self {
        match &mut self {
            Self::Precondition(precondition) => precondition.in_method(names),
            Self::Driver { explanation: Explanation(Some(parts)), .. } => {
                parts.cause.iter_mut().for_each(|cause| cause.in_method(names));
            }
            _ => {}
        }
        self
    }

    /// The call was made after this check, which needs what its caller remembers. It is made once more if the driver's release is
    /// one whose documentation is not known, and no argument is known to be the cause.
    #[cold]
    #[inline]
    pub(crate) fn explained_by(mut self, check: impl FnOnce() -> Result<(), Precondition>) -> Self {
        let is_known = self.cause().is_some_and(Cause::is_certain);
        match &mut self {
            Self::Driver { call, code, explanation } if cfg!(feature = "explain") && !is_known => {
                if let Some(cause) = crate::cause::explain_by(call, *code, check) {
                    explanation.0.get_or_insert_default().cause = Some(cause);
                }
            }
            _ => {}
        }
        self
    }

    #[inline]
    fn parts(&self) -> Option<&Parts> {
        match self {
            Self::Driver { explanation, .. } => explanation.0.as_deref(),
            _ => None,
        }
    }

    /// Replaces the driver's words by the messages of the driver's compiler, if there are any.
    #[inline]
    pub(crate) fn with_log(mut self, log: String) -> Self {
        match &mut self {
            Self::Driver { explanation, .. } if !log.is_empty() => {
                let (cause, environment) = explanation
                    .0
                    .take()
                    .map_or((None, None), |parts| (parts.cause, parts.environment));
                *explanation =
                    Explanation::new(Parts { cause, log: Some(log.into()), environment });
            }
            _ => {}
        }
        self
    }

    /// Returns the argument that made the driver refuse the call, if it is known. The feature `explain` finds it.
    #[inline]
    pub fn cause(&self) -> Option<&Cause> {
        self.parts()?.cause.as_ref()
    }

    /// Returns what the environment of the process shows about the refusal, such as a variable that hides every device. The
    /// feature `explain` looks for it after a refusal, if no argument is known to be the cause: see `causes::of_environment`.
    #[inline]
    pub fn environment(&self) -> Option<&str> {
        self.parts()?.environment.as_deref()
    }

    /// Returns what the driver wrote to its log about the call, at most 512 bytes, if the program collects the log with
    /// `collect_log` (feature `log`). The lines are joined by semicolons.
    ///
    /// No document says what a driver writes, or when. Only lines that arrive in the call's thread during the call count.
    /// The last of these is the line with the function and the code, which a driver writes when it refuses a call. If the
    /// lines arrive in another way, this is `None`. Raw calls and [`check`] collect no lines. For an `Error` that was a
    /// [`PtxError`](crate::PtxError), this returns all messages of the compiler instead, with their line ends, and needs no
    /// feature.
    #[inline]
    pub fn log(&self) -> Option<&str> {
        self.parts()?.log.as_deref()
    }

    /// Returns the symbol of the function that was called, like `cuMemAlloc_v2`. The message shows the name that the newest header
    /// gives it, `cuMemAlloc`.
    #[inline]
    pub fn call(&self) -> &'static str {
        match self {
            Self::Precondition(precondition) => precondition.call(),
            Self::Driver { call, .. }
            | Self::NoDriver { call, .. }
            | Self::MissingFunction { call } => name(call),
        }
    }

    /// Returns the code of the raw call. If the call was not made, this is the code that the documentation states for such
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
        let call = written(self.call());
        let f = &mut Printable(f);
        match self {
            Self::Precondition(precondition) => write!(f, "{precondition}"),
            Self::Driver { code, explanation: Explanation(None), .. } => {
                write!(f, "{call}: {code}")
            }
            Self::Driver { code, explanation: Explanation(Some(parts)), .. } => {
                write!(f, "{call}: {code:?} ({})", code.0)?;
                let mut between = ":";
                if let Some(cause) = &parts.cause {
                    write!(f, ": {cause}")?;
                    between = ";";
                }
                if let Some(environment) = &parts.environment {
                    write!(f, "{between} {environment}")?;
                    between = ";";
                }
                let Some(log) = &parts.log else { return Ok(()) };
                write!(f, "{between} the driver says: ")?;
                write_lines(f.0, log)
            }
            Self::NoDriver { call: symbol, code } => {
                let (reason, remedy) = match *code {
                    CUresult::CUDA_ERROR_STUB_LIBRARY => (
                        "a toolkit's stub was loaded in place of the CUDA driver",
                        "remove the stub's folder from the library path",
                    ),
                    _ => ("no CUDA driver could be loaded", "install NVIDIA's driver"),
                };
                write!(f, "{call}: {reason}: {remedy} [{code:?}]; ")?;
                write!(f, "cuda_checked::sys::load() lists the attempts")?;
                // Any function may have returned the code of a stub: only one that was found is looked for.
                let is_stub = *code == CUresult::CUDA_ERROR_STUB_LIBRARY;
                let has_stub = || matches!(libcuda_sys::load(), Err(LoadError::NoDriver { tried, .. }) if tried.iter().any(|tried| tried.stub));
                let is_known = cfg!(feature = "explain") && (!is_stub || has_stub());
                match crate::environment::of_environment(symbol, *code).filter(|_| is_known) {
                    Some(why) => write!(f, "; {why}"),
                    None => Ok(()),
                }
            }
            Self::MissingFunction { call: symbol } => {
                write!(f, "{call}: the CUDA driver does not have this function")?;
                let found = libcuda_sys::find(symbol);
                let mut remedy = "update NVIDIA's driver";
                if let Err(LoadError::MissingFunction { since, driver, .. }) = found {
                    if let Some(since) = since {
                        write!(f, " of CUDA {since}")?;
                    }
                    if let Some(driver) = driver {
                        write!(f, " (it implements CUDA {driver})")?;
                    }
                    if since.zip(driver).is_some_and(|(since, driver)| since <= driver) {
                        remedy = "drivers of this release have it, but this library does not export it: it may be a stub, a shim or a model";
                    }
                }
                write!(f, " [{:?}]: {remedy}", self.code())
            }
        }
    }
}

/// The same as `Display`: this is what a `main` that returns an error prints, and what `unwrap` prints.
impl fmt::Debug for Error {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
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
