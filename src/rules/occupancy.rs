//! Rules of the group "Occupancy".

use crate::rule::{Verdict, on, rules};
use core::ffi::c_uint;
use cuda_sys::CUoccupancy_flags;

on! { cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, cuOccupancyMaxPotentialBlockSizeWithFlags }
#[inline]
pub(crate) fn occupancy_flags(flags: c_uint) -> Verdict {
    rules!(238: flags => enumerator_of(CUoccupancy_flags));
    Ok(())
}
