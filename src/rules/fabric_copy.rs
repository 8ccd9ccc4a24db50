//! Rules of the group "Fabric Copy".

use super::{elements, rules};
use crate::error::Result;
use crate::precondition::KNOWN;
use core::ffi::c_ulonglong;
use cuda_sys::*;

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuFabricCpyBatchAsync(
    numOps: usize,
    opList: *mut CUDA_FABRIC_COPY_BATCH_OP,
    flags: c_ulonglong,
    hStream: CUstream,
) -> Result<()> {
    const POINTER: CUfabricCpyOperandType =
        CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_POINTER;
    const ENDPOINT: CUfabricCpyOperandType =
        CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT;
    let legacy = hStream.is_null() || hStream == CU_STREAM_LEGACY;
    rules! { c"cuFabricCpyBatchAsync":
        flags => zero(), KNOWN;
        hStream => hold(!legacy, "be neither null nor CU_STREAM_LEGACY"), KNOWN;
    }
    // SAFETY: as for the call.
    let opList = unsafe { elements(opList, numOps) };
    for (i, _) in opList.iter().enumerate() {
        rules! { c"cuFabricCpyBatchAsync" at i:
            opList[i].src.type_ => one_of(&[POINTER, ENDPOINT]), KNOWN;
            opList[i].dst.type_ => one_of(&[POINTER, ENDPOINT]), KNOWN;
            opList[i].flags => zero(), KNOWN;
        }
        if opList[i].src.type_ == ENDPOINT {
            rules! { c"cuFabricCpyBatchAsync" at i:
                opList[i].dst.type_ => one_of(&[POINTER]), KNOWN, "from CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT";
            }
        }
    }
    Ok(())
}
