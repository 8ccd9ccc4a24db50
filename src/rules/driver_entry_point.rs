//! Rules of the group "Driver Entry Point Access".

use crate::release;
use crate::rules::prelude::*;

rules! {
    fn cuGetProcAddress_v2(cudaVersion: c_int, flags: cuuint64_t) {
        let version =
            || release::driver().map(|driver| c_int::try_from(driver.0).unwrap_or(c_int::MAX));
        45: flags => flags_of(CUdriverProcAddress_flags), else UNDOCUMENTED;
        46 asks probe: cudaVersion => within(version()), since 13_000, "the version of the driver";
    }
}
