//! Rules of the group "Texture Reference Management [DEPRECATED]".

use super::rules;
use crate::error::Result;
use crate::precondition::KNOWN;
use core::ffi::c_uint;
use cuda_sys::{CU_TRSA_OVERRIDE_FORMAT, CUfilter_mode};

pub(crate) fn cuTexRefSetArray(Flags: c_uint) -> Result<()> {
    rules! { c"cuTexRefSetArray":
        Flags => one_of(&[CU_TRSA_OVERRIDE_FORMAT]), KNOWN, "CU_TRSA_OVERRIDE_FORMAT";
    }
    Ok(())
}

pub(crate) fn cuTexRefSetMipmappedArray(Flags: c_uint) -> Result<()> {
    rules! { c"cuTexRefSetMipmappedArray":
        Flags => one_of(&[CU_TRSA_OVERRIDE_FORMAT]), KNOWN, "CU_TRSA_OVERRIDE_FORMAT";
    }
    Ok(())
}

pub(crate) fn cuTexRefSetMipmapFilterMode(fm: CUfilter_mode) -> Result<()> {
    use CUfilter_mode as F;
    rules! { c"cuTexRefSetMipmapFilterMode":
        fm => one_of(&[F::CU_TR_FILTER_MODE_POINT, F::CU_TR_FILTER_MODE_LINEAR]), KNOWN;
    }
    Ok(())
}
