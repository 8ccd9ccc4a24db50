//! Rules of the group "Texture Reference Management [DEPRECATED]".

use crate::rule::{Verdict, on, rules};
use core::ffi::{c_int, c_uint};
use cuda_sys::{CU_TRSA_OVERRIDE_FORMAT, CUfilter_mode};

on! { cuTexRefSetArray, cuTexRefSetMipmappedArray }
#[inline]
pub(crate) fn override_format(Flags: c_uint) -> Verdict {
    rules!(353: Flags => one_of(&[CU_TRSA_OVERRIDE_FORMAT]), named "CU_TRSA_OVERRIDE_FORMAT", else UNDOCUMENTED);
    Ok(())
}

#[inline]
pub(crate) fn cuTexRefSetMipmapFilterMode(fm: CUfilter_mode) -> Verdict {
    rules!(354: fm => enumerator(), else UNDOCUMENTED);
    Ok(())
}

#[inline]
pub(crate) fn cuTexRefGetAddressMode(dim: c_int) -> Verdict {
    rules!(355: dim => one_of(&[0, 1]), else UNDOCUMENTED);
    Ok(())
}
