//! Rules of the group "Surface Object Management".

use super::rules;
use crate::error::Result;
use crate::precondition::KNOWN;
use cuda_sys::{CUDA_RESOURCE_DESC, CUresourcetype};

pub(crate) fn cuSurfObjectCreate(pResDesc: &CUDA_RESOURCE_DESC) -> Result<()> {
    rules! { c"cuSurfObjectCreate":
        pResDesc.resType => one_of(&[CUresourcetype::CU_RESOURCE_TYPE_ARRAY]), KNOWN;
        pResDesc.flags => zero(), KNOWN;
    }
    Ok(())
}
