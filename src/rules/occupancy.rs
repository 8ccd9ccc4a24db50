//! Rules of the group "Occupancy".

use crate::rules::prelude::*;

rules! {
    on {
        cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
        cuOccupancyMaxPotentialBlockSizeWithFlags
    }
    fn occupancy_flags(flags: c_uint) { 238: flags => enumerator_of(CUoccupancy_flags) }
}

causes! {
    on {
        cuOccupancyMaxActiveBlocksPerMultiprocessor,
        cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
        cuOccupancyAvailableDynamicSMemPerBlock
    }
    fn block(blockSize: c_int) {
        711: blockSize => at_least(1), from "a driver of CUDA 13.0: 'occupancy: of a block of zero'"
    }
}
