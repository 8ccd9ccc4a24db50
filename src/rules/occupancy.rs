//! Rules of the group "Occupancy".

use crate::rules::prelude::*;

const THREADS: CUfunction_attribute = CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK;

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
    /// Other questions about a block that is too large have the answer that none can run.
    on { cuOccupancyAvailableDynamicSMemPerBlock }
    fn available_memory(func: Live<CUfunction>, numBlocks: c_int, blockSize: c_int) {
        let threads = query::attribute_of_function(func, THREADS);
        let threads = threads.and_then(|threads| c_int::try_from(threads).ok());
        let blocks = u32::try_from(blockSize)
            .ok()
            .filter(|threads| *threads != 0)
            .and_then(|threads| query::blocks_of_multiprocessor(func, threads, 0));
        let blocks = blocks.and_then(|blocks| c_int::try_from(blocks).ok());
        1154: numBlocks => at_least(1), from "cuda.h: cuOccupancyAvailableDynamicSMemPerBlock";
        1155 asks: blockSize => within(threads),
            "the function's CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, which depends on its \
             registers and its `.maxntid`", from "cause 654";
        1156 asks: numBlocks => within(blocks),
            "the blocks of this function and size that a multiprocessor can run at once",
            from "cuda.h: cuOccupancyAvailableDynamicSMemPerBlock";
    }
}
