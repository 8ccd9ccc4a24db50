//! Functions and releases, whatever header declares them.

use core::ffi::{CStr, c_int};
use core::fmt;

/// A release of CUDA, in the form of `CUDA_VERSION` and `cuDriverGetVersion`: 13050 is 13.5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Release(pub u32);

impl Release {
    /// Returns 13 for CUDA 13.5.
    pub const fn major(self) -> u32 {
        self.0 / 1000
    }

    /// Returns 5 for CUDA 13.5.
    pub const fn minor(self) -> u32 {
        self.0 % 1000 / 10
    }
}

impl fmt::Display for Release {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major(), self.minor())
    }
}

/// What `cuDriverGetVersion` returns, as it is. A driver returns no negative number: it would be release 0.0.
///
/// ```
/// # use libcuda_sys::{Release, cuDriverGetVersion};
/// let mut version = 0;
/// // SAFETY: `version` can be written. Without a driver it stays 0.
/// let _ = unsafe { cuDriverGetVersion(&mut version) };
/// if Release::from(version) >= Release(12_010) {
///     println!("the driver has multicast objects");
/// }
/// assert_eq!(Release::from(13_050).to_string(), "13.5");
/// ```
impl From<c_int> for Release {
    fn from(version: c_int) -> Self {
        Self(version.try_into().unwrap_or_default())
    }
}

/// A function that this crate declares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Function {
    pub(crate) symbol: &'static CStr,
    pub(crate) since: u32,
}

impl Function {
    /// Returns the exported symbol, like `cuMemAlloc_v2`.
    pub const fn symbol(&self) -> &'static CStr {
        self.symbol
    }

    /// Returns the release that introduced the function. `None` if the header came without `cudaTypedefs.h`, which has
    /// this information.
    pub const fn since(&self) -> Option<Release> {
        match self.since {
            0 => None,
            release => Some(Release(release)),
        }
    }

    /// Returns an older symbol with the same parameters, which a loaded call uses if the driver lacks this one. Only
    /// functions newer than CUDA 11.7 can have one: those whose name without a version was the older symbol before.
    ///
    /// ```
    /// let elapsed = libcuda_sys::functions().iter().find(|f| f.symbol() == c"cuEventElapsedTime_v2");
    /// assert_eq!(elapsed.and_then(|f| f.older()), Some(c"cuEventElapsedTime"));
    /// ```
    pub fn older(&self) -> Option<&'static CStr> {
        let mut pairs = OLDER.iter();
        pairs.find(|(symbol, _)| *symbol == self.symbol).map(|(_, older)| *older)
    }
}

// OLDER lists the symbols that have an older one. These are few, and a field of each function would take longer to
// compile.
include_declarations!("older.rs");
