//! What can be said about codes, enumerators and functions without a driver.

use crate::CUresult;
use core::ffi::CStr;
use core::fmt;

/// The enumerators of a C enum, in the header's order: `NAME=1 OTHER=2 `. One text, because the compiler takes
/// longer for as many pairs.
pub(crate) type Names = &'static str;

fn enumerators(names: Names) -> impl Iterator<Item = (i64, &'static str)> {
    names.split_ascii_whitespace().filter_map(|enumerator| {
        let (name, value) = enumerator.split_once('=')?;
        Some((value.parse().ok()?, name))
    })
}

/// The first enumerator of this value: later ones are synonyms, or counters like `_MAX`.
pub(crate) fn name(names: Names, value: i64) -> Option<&'static str> {
    enumerators(names).find(|(known, _)| *known == value).map(|(_, name)| name)
}

pub(crate) fn debug(f: &mut fmt::Formatter<'_>, ty: &str, names: Names, value: i64) -> fmt::Result {
    match name(names, value) {
        Some(name) => f.write_str(name),
        None => write!(f, "{ty}({value})"),
    }
}

/// One enumerator where one fits, else those whose bits make up the value, and what is left over.
pub(crate) fn debug_flags(
    f: &mut fmt::Formatter<'_>,
    ty: &str,
    names: Names,
    value: i64,
) -> fmt::Result {
    if let Some(name) = name(names, value) {
        return f.write_str(name);
    }
    // `int` where an enumerator is negative: the bits are what counts.
    let mut rest = value as u32;
    let mut separator = "";
    for (known, name) in enumerators(names) {
        let bit = known as u32;
        if bit.is_power_of_two() && rest & bit != 0 {
            write!(f, "{separator}{name}")?;
            separator = " | ";
            rest &= !bit;
        }
    }
    match (rest, separator) {
        (0, "") => write!(f, "{ty}(0)"),
        (_, "") => write!(f, "{ty}({rest:#x})"),
        (0, _) => Ok(()),
        _ => write!(f, "{separator}{rest:#x}"),
    }
}

impl CUresult {
    /// The enumerator's name, without a driver; `None` for a code that this release's header does not name.
    pub fn name(self) -> Option<&'static str> {
        name(Self::NAMES, self.0.into())
    }

    /// `Ok` for `CUDA_SUCCESS`, the code itself otherwise.
    ///
    /// ```
    /// # use cuda_sys::CUresult;
    /// # fn main() -> Result<(), CUresult> {
    /// CUresult::CUDA_SUCCESS.to_result()?;
    /// assert_eq!(CUresult(917).to_result(), Err(CUresult(917)));
    /// # Ok(())
    /// # }
    /// ```
    pub fn to_result(self) -> Result<(), CUresult> {
        match self {
            Self::CUDA_SUCCESS => Ok(()),
            code => Err(code),
        }
    }
}

/// `CUDA_ERROR_NO_DEVICE (100): ...`, or the bare number where the header names none.
impl fmt::Display for CUresult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.name() {
            Some(name) => write!(f, "{name} ({})", self.0)?,
            None => write!(f, "CUresult {}, which this header does not name", self.0)?,
        }
        match self.meaning() {
            Some(meaning) => write!(f, ": {meaning}"),
            None => Ok(()),
        }
    }
}

impl core::error::Error for CUresult {}

/// A release of CUDA, counted as `CUDA_VERSION` and `cuDriverGetVersion` count: 13050 is 13.5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Release(pub u32);

impl fmt::Display for Release {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0 / 1000, self.0 % 1000 / 10)
    }
}

/// A function that this crate declares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Function {
    pub(crate) symbol: &'static CStr,
    pub(crate) since: u32,
}

impl Function {
    /// The exported symbol, like `cuMemAlloc_v2`.
    pub const fn symbol(&self) -> &'static CStr {
        self.symbol
    }

    /// The release that introduced it. `None` where the header's release did not come with
    /// `cudaTypedefs.h`, which tells.
    pub const fn since(&self) -> Option<Release> {
        match self.since {
            0 => None,
            release => Some(Release(release)),
        }
    }

    /// An older symbol with the same parameters, which a loaded call takes where the driver lacks this one. Only
    /// functions newer than CUDA 11.7 have it, whose name without a version stood for the older symbol before.
    ///
    /// ```
    /// let elapsed = cuda_sys::functions().iter().find(|f| f.symbol() == c"cuEventElapsedTime_v2");
    /// assert_eq!(elapsed.and_then(|f| f.older()), Some(c"cuEventElapsedTime"));
    /// ```
    pub fn older(&self) -> Option<&'static CStr> {
        let mut pairs = crate::declarations::OLDER.iter();
        pairs.find(|(symbol, _)| *symbol == self.symbol).map(|(_, older)| *older)
    }
}

/// Every function that is declared, in the header's order.
///
/// ```
/// let bind = cuda_sys::functions().iter().find(|f| f.symbol() == c"cuMulticastBindMem_v2");
/// assert_eq!(bind.and_then(|f| f.since()), Some(cuda_sys::Release(13010)));
/// ```
pub fn functions() -> &'static [Function] {
    &crate::declarations::FUNCTIONS
}
