//! Rules of the group "Memory Management".

use super::rules;
use crate::error::Result;
use crate::precondition::KNOWN;
use core::ffi::c_uint;
use cuda_sys::CUipcMem_flags;

const LAZY: c_uint = CUipcMem_flags::CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS.bits();

pub(crate) fn cuIpcOpenMemHandle_v2(Flags: c_uint) -> Result<()> {
    rules! { c"cuIpcOpenMemHandle_v2":
        Flags => one_of(&[LAZY]), KNOWN, "CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS";
    }
    Ok(())
}
