// Created by `cargo xtask emit` from cuda.h, ledger/texref_deprecated.toml and cuda-sys/build/generate/reference/texref_deprecated.txt. Do not edit.

use super::of_call;
use crate::cause::Cause;
use core::ffi::{c_int, c_uint};
use cuda_sys::{
    CUDA_ARRAY_DESCRIPTOR, CUaddress_mode, CUarray, CUdeviceptr, CUfilter_mode, CUmipmappedArray,
    CUresult, CUtexref,
};

/// Finds the cause of a refusal of [`cuTexRefSetAddress2D_v3`](crate::calls::cuTexRefSetAddress2D_v3).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefSetAddress2D_v3(
    hTexRef: CUtexref,
    desc: *const CUDA_ARRAY_DESCRIPTOR,
    dptr: CUdeviceptr,
    Pitch: usize,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuTexRefSetAddress2D_v3", returned, &[(desc.cast(), "desc")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuTexRefGetAddress_v2`](crate::calls::cuTexRefGetAddress_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefGetAddress_v2(
    pdptr: *mut CUdeviceptr,
    hTexRef: CUtexref,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuTexRefGetAddress_v2", returned, &[(pdptr.cast(), "pdptr")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuTexRefGetArray`](crate::calls::cuTexRefGetArray).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefGetArray(
    phArray: *mut CUarray,
    hTexRef: CUtexref,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuTexRefGetArray", returned, &[(phArray.cast(), "phArray")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuTexRefGetMipmappedArray`](crate::calls::cuTexRefGetMipmappedArray).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefGetMipmappedArray(
    phMipmappedArray: *mut CUmipmappedArray,
    hTexRef: CUtexref,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuTexRefGetMipmappedArray",
        returned,
        &[(phMipmappedArray.cast(), "phMipmappedArray")],
        || Ok(()),
    )
}

/// Finds the cause of a refusal of [`cuTexRefGetAddressMode`](crate::calls::cuTexRefGetAddressMode).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefGetAddressMode(
    pam: *mut CUaddress_mode,
    hTexRef: CUtexref,
    dim: c_int,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuTexRefGetAddressMode", returned, &[(pam.cast(), "pam")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuTexRefGetFilterMode`](crate::calls::cuTexRefGetFilterMode).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefGetFilterMode(
    pfm: *mut CUfilter_mode,
    hTexRef: CUtexref,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuTexRefGetFilterMode", returned, &[(pfm.cast(), "pfm")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuTexRefGetMipmapFilterMode`](crate::calls::cuTexRefGetMipmapFilterMode).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefGetMipmapFilterMode(
    pfm: *mut CUfilter_mode,
    hTexRef: CUtexref,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuTexRefGetMipmapFilterMode", returned, &[(pfm.cast(), "pfm")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuTexRefGetMipmapLevelBias`](crate::calls::cuTexRefGetMipmapLevelBias).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefGetMipmapLevelBias(
    pbias: *mut f32,
    hTexRef: CUtexref,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuTexRefGetMipmapLevelBias", returned, &[(pbias.cast(), "pbias")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuTexRefGetMipmapLevelClamp`](crate::calls::cuTexRefGetMipmapLevelClamp).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefGetMipmapLevelClamp(
    pminMipmapLevelClamp: *mut f32,
    pmaxMipmapLevelClamp: *mut f32,
    hTexRef: CUtexref,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuTexRefGetMipmapLevelClamp",
        returned,
        &[
            (pminMipmapLevelClamp.cast(), "pminMipmapLevelClamp"),
            (pmaxMipmapLevelClamp.cast(), "pmaxMipmapLevelClamp"),
        ],
        || Ok(()),
    )
}

/// Finds the cause of a refusal of [`cuTexRefGetMaxAnisotropy`](crate::calls::cuTexRefGetMaxAnisotropy).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefGetMaxAnisotropy(
    pmaxAniso: *mut c_int,
    hTexRef: CUtexref,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuTexRefGetMaxAnisotropy", returned, &[(pmaxAniso.cast(), "pmaxAniso")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuTexRefGetFlags`](crate::calls::cuTexRefGetFlags).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefGetFlags(
    pFlags: *mut c_uint,
    hTexRef: CUtexref,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuTexRefGetFlags", returned, &[(pFlags.cast(), "pFlags")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuTexRefCreate`](crate::calls::cuTexRefCreate).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefCreate(pTexRef: *mut CUtexref, returned: CUresult) -> Option<Cause> {
    of_call(c"cuTexRefCreate", returned, &[(pTexRef.cast(), "pTexRef")], || Ok(()))
}
#[doc(no_inline)]
pub use self::{
    cuTexRefGetAddress_v2 as cuTexRefGetAddress, cuTexRefSetAddress2D_v3 as cuTexRefSetAddress2D,
};
