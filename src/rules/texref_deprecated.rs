//! Rules of the group "Texture Reference Management [DEPRECATED]".

use crate::rule::{Verdict, rules};
use core::ffi::{c_int, c_uint};
use cuda_sys::{CU_TRSA_OVERRIDE_FORMAT, CUfilter_mode};

#[inline]
fn override_format(Flags: c_uint) -> Verdict {
    rules!(353: Flags => one_of(&[CU_TRSA_OVERRIDE_FORMAT]), "CU_TRSA_OVERRIDE_FORMAT", else UNDOCUMENTED);
    Ok(())
}

#[inline]
pub(crate) fn cuTexRefSetArray(Flags: c_uint) -> Verdict {
    override_format(Flags)
}

#[inline]
pub(crate) fn cuTexRefSetMipmappedArray(Flags: c_uint) -> Verdict {
    override_format(Flags)
}

#[inline]
pub(crate) fn cuTexRefSetMipmapFilterMode(fm: CUfilter_mode) -> Verdict {
    use CUfilter_mode as F;
    rules!(354: fm => one_of(&[F::CU_TR_FILTER_MODE_POINT, F::CU_TR_FILTER_MODE_LINEAR]), else UNDOCUMENTED);
    Ok(())
}

#[inline]
pub(crate) fn cuTexRefGetAddressMode(dim: c_int) -> Verdict {
    rules!(355: dim => one_of(&[0, 1]), else UNDOCUMENTED);
    Ok(())
}
