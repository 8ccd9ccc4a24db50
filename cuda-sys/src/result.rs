//! Codes and identifiers, without a driver.

#[cfg(not(feature = "traits"))]
use crate::debug;
use crate::declarations::{CUresult, CUuuid};
use core::fmt;

impl CUresult {
    /// Returns the enumerator's name, without a driver; `None` for a code that this release's header does not name. With
    /// the feature `traits`, every enum has this.
    #[cfg(not(feature = "traits"))]
    pub fn name(self) -> Option<&'static str> {
        debug::name(Self::NAMES, self.0.into())
    }

    /// Returns `Ok` for `CUDA_SUCCESS`, and the code itself as the error otherwise.
    ///
    /// ```
    /// # use libcuda_sys::CUresult;
    /// # fn main() -> Result<(), CUresult> {
    /// CUresult::CUDA_SUCCESS.into_result()?;
    /// assert_eq!(CUresult(917).into_result(), Err(CUresult(917)));
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// The code itself, also one that no header names.
    pub const fn into_result(self) -> Result<(), CUresult> {
        match self {
            Self::CUDA_SUCCESS => Ok(()),
            code => Err(code),
        }
    }
}

/// Writes `CUDA_ERROR_NO_DEVICE (100): ...`, or the bare number if the header does not name the code.
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

/// As NVIDIA's tools print it, which put `GPU-` before it.
///
/// ```
/// let uuid = libcuda_sys::CUuuid { bytes: std::array::from_fn(|index| index as _) };
/// assert_eq!(uuid.to_string(), "00010203-0405-0607-0809-0a0b0c0d0e0f");
/// ```
impl fmt::Display for CUuuid {
    #[allow(clippy::unnecessary_cast)] // C's `char` is i8 or u8
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, byte) in self.bytes.iter().enumerate() {
            if [4, 6, 8, 10].contains(&index) {
                f.write_str("-")?;
            }
            write!(f, "{:02x}", *byte as u8)?;
        }
        Ok(())
    }
}
