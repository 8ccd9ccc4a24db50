//! Rules of the group "Primary Context Management".

use super::ctx::{AT_MOST_ONE_POLICY, at_most_one_policy};
use super::rules;
use crate::error::Result;
use crate::precondition::KNOWN;
use core::ffi::c_uint;
use cuda_sys::CUctx_flags;

pub(crate) fn cuDevicePrimaryCtxSetFlags_v2(flags: c_uint) -> Result<()> {
    let flags = CUctx_flags(flags as _);
    rules! { c"cuDevicePrimaryCtxSetFlags_v2":
        flags => hold(at_most_one_policy(flags), AT_MOST_ONE_POLICY), KNOWN;
    }
    Ok(())
}
