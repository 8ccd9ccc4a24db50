//! Rules of the group "Context Management [DEPRECATED]".

use super::{query, rules};
use crate::error::Result;
use crate::precondition::KNOWN;
use core::ffi::c_uint;
use cuda_sys::{CUcontext, CUsharedconfig};

pub(crate) fn cuCtxAttach(flags: c_uint) -> Result<()> {
    rules! { c"cuCtxAttach":
        flags => zero(), KNOWN;
    }
    Ok(())
}

pub(crate) fn cuCtxDetach(ctx: CUcontext) -> Result<()> {
    let current = query::current_context().is_none_or(|current| current == ctx);
    rules! { c"cuCtxDetach":
        ctx => hold(current, "be current to the calling thread"), KNOWN, else CUDA_ERROR_INVALID_CONTEXT;
    }
    Ok(())
}

pub(crate) fn cuCtxSetSharedMemConfig(config: CUsharedconfig) -> Result<()> {
    use CUsharedconfig as C;
    rules! { c"cuCtxSetSharedMemConfig":
        config => one_of(&[
            C::CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE,
            C::CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE,
            C::CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE
        ]), KNOWN;
    }
    Ok(())
}
