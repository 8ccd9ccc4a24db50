//! Rules of the group "Driver Entry Point Access".

use crate::release;
use crate::rule::{Verdict, rules};
use core::ffi::c_int;
use cuda_sys::{CUdriverProcAddress_flags, cuuint64_t};

#[inline]
pub(crate) fn cuGetProcAddress_v2(cudaVersion: c_int, flags: cuuint64_t) -> Verdict {
    rules!(45: flags => flags_of(CUdriverProcAddress_flags), else UNDOCUMENTED);
    if let Some(driver) = release::driver() {
        let version = c_int::try_from(driver.0).unwrap_or(c_int::MAX);
        rules!(46 asks probe: cudaVersion => at_most(version), since 13_000,
            "the version of the driver");
    }
    Ok(())
}
