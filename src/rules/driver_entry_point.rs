//! Rules of the group "Driver Entry Point Access".

use super::rules;
use crate::error::Result;
use crate::precondition::{KNOWN, driver_release};
use core::ffi::c_int;
use cuda_sys::{CUdriverProcAddress_flags, cuuint64_t};

const FLAGS: CUdriverProcAddress_flags = CUdriverProcAddress_flags(
    CUdriverProcAddress_flags::CU_GET_PROC_ADDRESS_LEGACY_STREAM.0
        | CUdriverProcAddress_flags::CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM.0,
);

pub(crate) fn cuGetProcAddress_v2(cudaVersion: c_int, flags: cuuint64_t) -> Result<()> {
    rules! { c"cuGetProcAddress_v2":
        flags => only(FLAGS), KNOWN;
    }
    if let Some(release) = driver_release().and_then(|release| release.try_into().ok()) {
        rules! { c"cuGetProcAddress_v2":
            cudaVersion => at_most(release), 13_000..=13_050, "the version of the driver";
        }
    }
    Ok(())
}
