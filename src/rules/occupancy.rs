//! Rules of the group "Occupancy".

use crate::rule::{Verdict, causes, on, rules};
use core::ffi::{c_int, c_uint};
use cuda_sys::CUoccupancy_flags;

on! { cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, cuOccupancyMaxPotentialBlockSizeWithFlags }
#[inline]
pub(crate) fn occupancy_flags(flags: c_uint) -> Verdict {
    rules!(238: flags => enumerator_of(CUoccupancy_flags));
    Ok(())
}

on! {
    cuOccupancyMaxActiveBlocksPerMultiprocessor, cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    cuOccupancyAvailableDynamicSMemPerBlock,
}
#[inline]
pub(crate) fn block(blockSize: c_int) -> Verdict {
    causes!(711: blockSize => at_least(1));
    Ok(())
}
