//! Rules of the group "Occupancy".

use super::exec::Config;
use super::rules;
use crate::error::Result;
use crate::precondition::KNOWN;
use core::ffi::c_uint;
use cuda_sys::{CUlaunchAttributeID, CUlaunchConfig, CUoccupancy_flags};

const FLAGS: [CUoccupancy_flags; 2] = [
    CUoccupancy_flags::CU_OCCUPANCY_DEFAULT,
    CUoccupancy_flags::CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE,
];

pub(crate) fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(flags: c_uint) -> Result<()> {
    rules! { c"cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags":
        flags => one_of(&FLAGS), KNOWN;
    }
    Ok(())
}

pub(crate) fn cuOccupancyMaxPotentialBlockSizeWithFlags(flags: c_uint) -> Result<()> {
    rules! { c"cuOccupancyMaxPotentialBlockSizeWithFlags":
        flags => one_of(&FLAGS), KNOWN;
    }
    Ok(())
}

pub(crate) fn cuOccupancyMaxPotentialClusterSize(config: &CUlaunchConfig) -> Result<()> {
    if config.numAttrs != 0 {
        rules! { c"cuOccupancyMaxPotentialClusterSize":
            config.attrs => non_null(), KNOWN, "unless numAttrs is zero";
        }
    }
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuOccupancyMaxActiveClusters(config: &CUlaunchConfig) -> Result<()> {
    if config.numAttrs != 0 {
        rules! { c"cuOccupancyMaxActiveClusters":
            config.attrs => non_null(), KNOWN, "unless numAttrs is zero";
        }
    }
    // SAFETY: as for the call.
    let config = unsafe { Config::new(config) };
    let cluster = CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION;
    // Of several the last counts.
    if let Some(i) = config.attrs.iter().rposition(|attribute| attribute.id == cluster) {
        // SAFETY: the value has the member of its id.
        unsafe {
            let size = config.attrs[i].value.clusterDim;
            if (size.x, size.y, size.z) != (0, 0, 0) {
                rules! { c"cuOccupancyMaxActiveClusters" at i:
                    config.attrs[i].value.clusterDim.x => divisor_of(config.gridDimX), 12_030..=13_050, "config.gridDimX", else CUDA_ERROR_INVALID_CLUSTER_SIZE;
                    config.attrs[i].value.clusterDim.y => divisor_of(config.gridDimY), 12_030..=13_050, "config.gridDimY", else CUDA_ERROR_INVALID_CLUSTER_SIZE;
                    config.attrs[i].value.clusterDim.z => divisor_of(config.gridDimZ), 12_030..=13_050, "config.gridDimZ", else CUDA_ERROR_INVALID_CLUSTER_SIZE;
                }
            }
        }
    }
    Ok(())
}
