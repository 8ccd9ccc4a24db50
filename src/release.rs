//! The releases that document a rule, and the one that counts: the driver's.

use core::ffi::c_int;
use core::fmt;
use core::ops::RangeInclusive;
use core::sync::atomic::{AtomicU32, Ordering};
use libcuda_sys::{CUresult, Release};

/// The releases whose documentation the checks cover. A newer release may add or lift rules (pools in host memory were an
/// error in 12.6 to 12.9), so the checks leave the arguments to a newer driver. Only if that refuses the call, the newest
/// documentation explains it ([`Cause::precondition`](crate::Cause::precondition)).
pub const DOCUMENTED: RangeInclusive<Release> = Release(11_070)..=Release(13_050);

/// The releases that document a rule, in the form of `CUDA_VERSION`.
#[derive(PartialEq)]
pub(crate) struct Releases {
    pub since: u32,
    pub until: u32,
}

impl Releases {
    /// All releases, for a rule that no release can lift.
    pub const ALWAYS: Self = Self { since: 0, until: 0 };

    /// Returns whether the driver implements one of these releases. If the driver does not report its release, this is
    /// false, so the driver checks the arguments itself. Without a driver no call succeeds, and the newest documentation
    /// counts, so that a program can test its arguments on a machine without a GPU.
    #[inline]
    pub fn hold(&self) -> bool {
        if *self == Self::ALWAYS {
            return true;
        }
        let release = match driver() {
            Some(release) => Some(release),
            None => libcuda_sys::load().is_err().then_some(*DOCUMENTED.end()),
        };
        release.is_some_and(|release| DOCUMENTED.contains(&release) && self.include(release))
    }

    /// Returns whether they are in force after the driver has refused a call, when nothing is rejected any more. If no known
    /// documentation is of the driver's release, the nearest counts.
    #[inline]
    pub fn explain(&self) -> bool {
        undocumented().map_or_else(|| self.hold(), |(_, nearest)| self.include(nearest))
    }

    #[inline]
    fn include(&self, release: Release) -> bool {
        *self == Self::ALWAYS || (self.since..=self.until).contains(&release.0)
    }
}

/// Returns the driver's release, if its documentation is not known, and the nearest of which it is.
#[inline]
pub fn undocumented() -> Option<(Release, Release)> {
    let driver = driver()?;
    let nearest = driver.clamp(*DOCUMENTED.start(), *DOCUMENTED.end());
    (nearest != driver).then_some((driver, nearest))
}

impl fmt::Display for Releases {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self == Self::ALWAYS {
            true => Ok(()),
            false => f.write_str(&crate::sentence::period(self.since, self.until)),
        }
    }
}

/// The driver's release, once it is known.
static RELEASE: AtomicU32 = AtomicU32::new(0);

/// Returns whether the driver has been asked for its release.
#[inline]
pub(crate) fn is_known() -> bool {
    RELEASE.load(Ordering::Relaxed) != 0
}

/// Returns the release that the driver implements. A driver is never unloaded, so the release is cached; a failure is
/// not.
#[inline]
pub(crate) fn driver() -> Option<Release> {
    let mut release = RELEASE.load(Ordering::Relaxed);
    if release == 0 {
        let mut answer: c_int = 0;
        // SAFETY: the output is a live integer.
        let code = unsafe { libcuda_sys::cuDriverGetVersion(&mut answer) };
        if code == CUresult::CUDA_SUCCESS {
            release = Release::from(answer).0;
            RELEASE.store(release, Ordering::Relaxed);
        }
    }
    (release != 0).then_some(Release(release))
}
