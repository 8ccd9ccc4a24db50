//! Rules of the group "Occupancy".

use crate::rule::{causes, rules};
use core::ffi::{c_int, c_uint};
use cuda_sys::CUoccupancy_flags;

rules! {
    on { cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, cuOccupancyMaxPotentialBlockSizeWithFlags }
    fn occupancy_flags(flags: c_uint) { 238: flags => enumerator_of(CUoccupancy_flags) }
}

causes! {
    on {
        cuOccupancyMaxActiveBlocksPerMultiprocessor, cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
        cuOccupancyAvailableDynamicSMemPerBlock
    }
    fn block(blockSize: c_int) { 711: blockSize => at_least(1) }
}
