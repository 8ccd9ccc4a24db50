//! Rules of the group "Occupancy".

use super::parts::launch;
use crate::rule::{Place, Verdict, rules};
use core::ffi::c_uint;
use cuda_sys::{CUlaunchConfig, CUoccupancy_flags};

#[inline]
fn occupancy_flags(flags: c_uint) -> Verdict {
    rules!(238: flags => one_of(&[
        CUoccupancy_flags::CU_OCCUPANCY_DEFAULT,
        CUoccupancy_flags::CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE
    ]));
    Ok(())
}

#[inline]
pub(crate) fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(flags: c_uint) -> Verdict {
    occupancy_flags(flags)
}

#[inline]
pub(crate) fn cuOccupancyMaxPotentialBlockSizeWithFlags(flags: c_uint) -> Verdict {
    occupancy_flags(flags)
}

/// This call ignores the dimensions of clusters, so they are not checked.
///
#[inline]
pub(crate) unsafe fn cuOccupancyMaxPotentialClusterSize(config: &CUlaunchConfig) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe { crate::walk::CUlaunchConfig(config).at("config") }
}

#[inline]
pub(crate) unsafe fn cuOccupancyMaxActiveClusters(config: &CUlaunchConfig) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe {
        crate::walk::CUlaunchConfig(config).at("config")?;
        launch::launch_clusters(config)
    }
}
