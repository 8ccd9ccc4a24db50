//! Rules of the group "Memory Management".

use super::{KNOWN, rules};
use crate::error::Result;
use core::ffi::c_uint;
use cuda_sys::{CUipcMem_flags, c_enum};

pub(crate) fn cuIpcOpenMemHandle_v2(Flags: c_uint) -> Result<()> {
    let Flags = CUipcMem_flags(Flags as c_enum);
    rules! { c"cuIpcOpenMemHandle_v2":
        Flags => one_of(&[CUipcMem_flags::CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS]), KNOWN;
    }
    Ok(())
}
