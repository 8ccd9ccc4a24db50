#![cfg(not(miri))]

use crate::mock::{NEWER, NEWEST, accepted, of_release, rejected};
use cuda_checked::sys::*;
use cuda_checked::{Result, calls};
use std::ptr;

/// A function that drivers do not follow.
const FUNCTION: CUfunction = ptr::without_provenance_mut(0x1000);

/// `bad` begins the message.
fn flags(name: &str, bad: &str, call: impl Fn(u32) -> Result<()>) {
    accepted(name, || call(0));
    accepted(name, || call(1));
    rejected(
        &format!(
            "{bad}CUoccupancy_flags(0x2)) must be CU_OCCUPANCY_DEFAULT or \
             CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE [would be CUDA_ERROR_INVALID_VALUE]"
        ),
        || call(2),
    );
}

#[test]
fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags() {
    flags(
        "cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
        "cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags: flags (",
        |flags| {
            let call = calls::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags;
            // SAFETY: the mock reads no memory.
            unsafe { call(FUNCTION, 32, 0, flags) }.map(|_| ())
        },
    );
}

#[test]
fn cuOccupancyMaxPotentialBlockSizeWithFlags() {
    flags(
        "cuOccupancyMaxPotentialBlockSizeWithFlags",
        "cuOccupancyMaxPotentialBlockSizeWithFlags: flags (",
        |flags| {
            let call = calls::cuOccupancyMaxPotentialBlockSizeWithFlags;
            // SAFETY: the mock reads no memory.
            unsafe { call(FUNCTION, None, 0, 0, flags) }.map(|_| ())
        },
    );
}

/// A launch of 4 x 4 x 4 blocks.
pub fn config(attributes: &mut [CUlaunchAttribute]) -> CUlaunchConfig {
    CUlaunchConfig {
        gridDimX: 4,
        gridDimY: 4,
        gridDimZ: 4,
        blockDimX: 1,
        blockDimY: 1,
        blockDimZ: 1,
        sharedMemBytes: 0,
        hStream: ptr::null_mut(),
        attrs: attributes.as_mut_ptr(),
        numAttrs: attributes.len() as u32,
    }
}

pub fn attribute(id: CUlaunchAttributeID, value: CUlaunchAttributeValue) -> CUlaunchAttribute {
    CUlaunchAttribute { id, pad: [0; 4], value }
}

pub fn cluster([x, y, z]: [u32; 3]) -> CUlaunchAttribute {
    let clusterDim = CUlaunchAttributeValue_clusterDim { x, y, z };
    attribute(
        CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION,
        CUlaunchAttributeValue { clusterDim },
    )
}

/// A configuration with a number of attributes and a null pointer. `bad` begins the message.
fn without_attributes(name: &str, bad: &str, call: impl Fn(&CUlaunchConfig) -> Result<i32>) {
    let mut config = config(&mut []);
    config.attrs = ptr::null_mut();
    accepted(name, || call(&config));
    config.numAttrs = 1;
    rejected(
        &format!(
            "{bad}null) must not be null, because `config.numAttrs` is not zero [would be \
             CUDA_ERROR_INVALID_VALUE]"
        ),
        || call(&config),
    );
}

#[test]
fn cuOccupancyMaxPotentialClusterSize() {
    let name = "cuOccupancyMaxPotentialClusterSize";
    let call = |config: &CUlaunchConfig| {
        // SAFETY: the mock reads no memory.
        unsafe { calls::cuOccupancyMaxPotentialClusterSize(FUNCTION, config) }
    };
    without_attributes(name, "cuOccupancyMaxPotentialClusterSize: config.attrs (", call);
    // The dimensions of clusters are ignored.
    accepted(name, || call(&config(&mut [cluster([3, 3, 3])])));
    of_a_policy(name, "cuOccupancyMaxPotentialClusterSize: config.attrs[1].value.", call);
}

/// A configuration whose second attribute has a wrong value. `bad` begins the message.
fn of_a_policy(name: &str, bad: &str, call: impl Fn(&CUlaunchConfig) -> Result<i32>) {
    let policy = |policy| {
        let id = CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE;
        let clusterSchedulingPolicyPreference = CUclusterSchedulingPolicy(policy);
        let value = CUlaunchAttributeValue { clusterSchedulingPolicyPreference };
        call(&config(&mut [cluster([1, 1, 1]), attribute(id, value)]))
    };
    accepted(name, || policy(3));
    rejected(
        &format!(
            "{bad}clusterSchedulingPolicyPreference (CUclusterSchedulingPolicy(4)) must be \
             CU_CLUSTER_SCHEDULING_POLICY_DEFAULT, CU_CLUSTER_SCHEDULING_POLICY_SPREAD, \
             CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING or CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY \
             since CUDA 11.8, because `config.attrs[1].id` is CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE [would be CUDA_ERROR_INVALID_VALUE]"
        ),
        || policy(4),
    );
}

#[test]
fn cuOccupancyMaxActiveClusters() {
    let name = "cuOccupancyMaxActiveClusters";
    let call = |config: &CUlaunchConfig| {
        // SAFETY: the mock reads no memory.
        unsafe { calls::cuOccupancyMaxActiveClusters(FUNCTION, config) }
    };
    let of_size = |size| call(&config(&mut [cluster([3, 3, 3]), cluster(size)]));
    let test = "occupancy::cuOccupancyMaxActiveClusters";
    of_release(NEWEST, test, || {
        without_attributes(name, "cuOccupancyMaxActiveClusters: config.attrs (", call);
        of_a_policy(name, "cuOccupancyMaxActiveClusters: config.attrs[1].value.", call);
        for size in [[1, 1, 1], [2, 4, 1], [0, 0, 0]] {
            accepted(name, || of_size(size));
        }
        for (size, bad) in [
            (
                [3, 1, 1],
                "cuOccupancyMaxActiveClusters: config.attrs[1].value.clusterDim.x (3) must be a divisor \
                 of 4 since CUDA 12.3, config.gridDimX, because x, y and z are not all zero",
            ),
            (
                [1, 8, 1],
                "cuOccupancyMaxActiveClusters: config.attrs[1].value.clusterDim.y (8) must be a divisor \
                 of 4 since CUDA 12.3, config.gridDimY, because x, y and z are not all zero",
            ),
            (
                [1, 1, 0],
                "cuOccupancyMaxActiveClusters: config.attrs[1].value.clusterDim.z (0) must be a divisor \
                 of 4 since CUDA 12.3, config.gridDimZ, because x, y and z are not all zero",
            ),
        ] {
            rejected(&format!("{bad} [would be CUDA_ERROR_INVALID_CLUSTER_SIZE]"), || {
                of_size(size)
            });
        }
    });
    for release in [12_020, NEWER[0]] {
        of_release(release, test, || {
            accepted(name, || of_size([3, 1, 1]));
        });
    }
}
