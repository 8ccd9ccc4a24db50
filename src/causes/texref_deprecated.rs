// Created by `cargo xtask emit` from cuda.h, ledger/texref_deprecated.toml, src/rules/parts/array.rs, src/rules/parts/handle.rs, src/rules/texref_deprecated.rs and cuda-sys/build/generate/reference/texref_deprecated.txt. Do not edit.

use super::Pointer;
use super::of_arguments;
use super::of_call;
use crate::cause::Cause;
use crate::refused::texref_deprecated as refused;
use crate::rule::target;
use core::ffi::{c_int, c_uint};
use cuda_sys::{
    CUDA_ARRAY_DESCRIPTOR, CUaddress_mode, CUarray, CUarray_format, CUdeviceptr, CUfilter_mode,
    CUmipmappedArray, CUresult, CUtexref,
};

/// Finds the cause of a refusal of [`cuTexRefSetArray`](crate::calls::cuTexRefSetArray).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefSetArray(
    hTexRef: CUtexref,
    hArray: CUarray,
    Flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(c"cuTexRefSetArray", returned, &[(&hTexRef, "hTexRef"), (&hArray, "hArray")])
    }
}

/// Finds the cause of a refusal of [`cuTexRefSetMipmappedArray`](crate::calls::cuTexRefSetMipmappedArray).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefSetMipmappedArray(
    hTexRef: CUtexref,
    hMipmappedArray: CUmipmappedArray,
    Flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuTexRefSetMipmappedArray",
            returned,
            &[(&hTexRef, "hTexRef"), (&hMipmappedArray, "hMipmappedArray")],
        )
    }
}

/// Finds the cause of a refusal of [`cuTexRefSetAddress`](crate::calls::cuTexRefSetAddress).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuTexRefSetAddress")]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefSetAddress_v2(
    ByteOffset: *mut usize,
    hTexRef: CUtexref,
    dptr: CUdeviceptr,
    bytes: usize,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuTexRefSetAddress_v2", returned, &[(&hTexRef, "hTexRef")]) }
}

/// Finds the cause of a refusal of [`cuTexRefSetAddress2D`](crate::calls::cuTexRefSetAddress2D).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuTexRefSetAddress2D")]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefSetAddress2D_v3(
    hTexRef: CUtexref,
    desc: *const CUDA_ARRAY_DESCRIPTOR,
    dptr: CUdeviceptr,
    Pitch: usize,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(desc) = (unsafe { target(desc) }) else { return Ok(()) };

        refused::cuTexRefSetAddress2D_v3(hTexRef, desc, dptr, Pitch)
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuTexRefSetAddress2D_v3",
            returned,
            &[(&Pointer(desc.addr()), "desc")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuTexRefSetFormat`](crate::calls::cuTexRefSetFormat).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefSetFormat(
    hTexRef: CUtexref,
    fmt: CUarray_format,
    NumPackedComponents: c_int,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuTexRefSetFormat", returned, &[(&hTexRef, "hTexRef"), (&fmt, "fmt")]) }
}

/// Finds the cause of a refusal of [`cuTexRefSetAddressMode`](crate::calls::cuTexRefSetAddressMode).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefSetAddressMode(
    hTexRef: CUtexref,
    dim: c_int,
    am: CUaddress_mode,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuTexRefSetAddressMode", returned, &[(&hTexRef, "hTexRef")]) }
}

/// Finds the cause of a refusal of [`cuTexRefSetFilterMode`](crate::calls::cuTexRefSetFilterMode).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefSetFilterMode(
    hTexRef: CUtexref,
    fm: CUfilter_mode,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuTexRefSetFilterMode", returned, &[(&hTexRef, "hTexRef")]) }
}

/// Finds the cause of a refusal of [`cuTexRefSetMipmapFilterMode`](crate::calls::cuTexRefSetMipmapFilterMode).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefSetMipmapFilterMode(
    hTexRef: CUtexref,
    fm: CUfilter_mode,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuTexRefSetMipmapFilterMode", returned, &[(&hTexRef, "hTexRef")]) }
}

/// Finds the cause of a refusal of [`cuTexRefSetMipmapLevelBias`](crate::calls::cuTexRefSetMipmapLevelBias).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefSetMipmapLevelBias(
    hTexRef: CUtexref,
    bias: f32,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuTexRefSetMipmapLevelBias", returned, &[(&hTexRef, "hTexRef")]) }
}

/// Finds the cause of a refusal of [`cuTexRefSetMipmapLevelClamp`](crate::calls::cuTexRefSetMipmapLevelClamp).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefSetMipmapLevelClamp(
    hTexRef: CUtexref,
    minMipmapLevelClamp: f32,
    maxMipmapLevelClamp: f32,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuTexRefSetMipmapLevelClamp", returned, &[(&hTexRef, "hTexRef")]) }
}

/// Finds the cause of a refusal of [`cuTexRefSetMaxAnisotropy`](crate::calls::cuTexRefSetMaxAnisotropy).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefSetMaxAnisotropy(
    hTexRef: CUtexref,
    maxAniso: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuTexRefSetMaxAnisotropy", returned, &[(&hTexRef, "hTexRef")]) }
}

/// Finds the cause of a refusal of [`cuTexRefSetBorderColor`](crate::calls::cuTexRefSetBorderColor).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefSetBorderColor(
    hTexRef: CUtexref,
    pBorderColor: *mut f32,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuTexRefSetBorderColor", returned, &[(&hTexRef, "hTexRef")]) }
}

/// Finds the cause of a refusal of [`cuTexRefSetFlags`](crate::calls::cuTexRefSetFlags).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefSetFlags(
    hTexRef: CUtexref,
    Flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuTexRefSetFlags", returned, &[(&hTexRef, "hTexRef")]) }
}

/// Finds the cause of a refusal of [`cuTexRefGetAddress`](crate::calls::cuTexRefGetAddress).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuTexRefGetAddress")]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefGetAddress_v2(
    pdptr: *mut CUdeviceptr,
    hTexRef: CUtexref,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuTexRefGetAddress_v2",
            returned,
            &[(&Pointer(pdptr.addr()), "pdptr"), (&hTexRef, "hTexRef")],
        )
    }
}

/// Finds the cause of a refusal of [`cuTexRefGetArray`](crate::calls::cuTexRefGetArray).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefGetArray(
    phArray: *mut CUarray,
    hTexRef: CUtexref,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuTexRefGetArray(hTexRef);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(c"cuTexRefGetArray", returned, &[(&Pointer(phArray.addr()), "phArray")], find_cause)
    }
}

/// Finds the cause of a refusal of [`cuTexRefGetMipmappedArray`](crate::calls::cuTexRefGetMipmappedArray).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefGetMipmappedArray(
    phMipmappedArray: *mut CUmipmappedArray,
    hTexRef: CUtexref,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuTexRefGetMipmappedArray(hTexRef);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuTexRefGetMipmappedArray",
            returned,
            &[(&Pointer(phMipmappedArray.addr()), "phMipmappedArray")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuTexRefGetAddressMode`](crate::calls::cuTexRefGetAddressMode).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefGetAddressMode(
    pam: *mut CUaddress_mode,
    hTexRef: CUtexref,
    dim: c_int,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuTexRefGetAddressMode",
            returned,
            &[(&Pointer(pam.addr()), "pam"), (&hTexRef, "hTexRef")],
        )
    }
}

/// Finds the cause of a refusal of [`cuTexRefGetFilterMode`](crate::calls::cuTexRefGetFilterMode).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefGetFilterMode(
    pfm: *mut CUfilter_mode,
    hTexRef: CUtexref,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuTexRefGetFilterMode",
            returned,
            &[(&Pointer(pfm.addr()), "pfm"), (&hTexRef, "hTexRef")],
        )
    }
}

/// Finds the cause of a refusal of [`cuTexRefGetFormat`](crate::calls::cuTexRefGetFormat).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefGetFormat(
    pFormat: *mut CUarray_format,
    pNumChannels: *mut c_int,
    hTexRef: CUtexref,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuTexRefGetFormat", returned, &[(&hTexRef, "hTexRef")]) }
}

/// Finds the cause of a refusal of [`cuTexRefGetMipmapFilterMode`](crate::calls::cuTexRefGetMipmapFilterMode).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefGetMipmapFilterMode(
    pfm: *mut CUfilter_mode,
    hTexRef: CUtexref,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuTexRefGetMipmapFilterMode",
            returned,
            &[(&Pointer(pfm.addr()), "pfm"), (&hTexRef, "hTexRef")],
        )
    }
}

/// Finds the cause of a refusal of [`cuTexRefGetMipmapLevelBias`](crate::calls::cuTexRefGetMipmapLevelBias).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefGetMipmapLevelBias(
    pbias: *mut f32,
    hTexRef: CUtexref,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuTexRefGetMipmapLevelBias",
            returned,
            &[(&Pointer(pbias.addr()), "pbias"), (&hTexRef, "hTexRef")],
        )
    }
}

/// Finds the cause of a refusal of [`cuTexRefGetMipmapLevelClamp`](crate::calls::cuTexRefGetMipmapLevelClamp).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefGetMipmapLevelClamp(
    pminMipmapLevelClamp: *mut f32,
    pmaxMipmapLevelClamp: *mut f32,
    hTexRef: CUtexref,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuTexRefGetMipmapLevelClamp",
            returned,
            &[
                (&Pointer(pminMipmapLevelClamp.addr()), "pminMipmapLevelClamp"),
                (&Pointer(pmaxMipmapLevelClamp.addr()), "pmaxMipmapLevelClamp"),
                (&hTexRef, "hTexRef"),
            ],
        )
    }
}

/// Finds the cause of a refusal of [`cuTexRefGetMaxAnisotropy`](crate::calls::cuTexRefGetMaxAnisotropy).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefGetMaxAnisotropy(
    pmaxAniso: *mut c_int,
    hTexRef: CUtexref,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuTexRefGetMaxAnisotropy",
            returned,
            &[(&Pointer(pmaxAniso.addr()), "pmaxAniso"), (&hTexRef, "hTexRef")],
        )
    }
}

/// Finds the cause of a refusal of [`cuTexRefGetBorderColor`](crate::calls::cuTexRefGetBorderColor).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefGetBorderColor(
    pBorderColor: *mut f32,
    hTexRef: CUtexref,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuTexRefGetBorderColor", returned, &[(&hTexRef, "hTexRef")]) }
}

/// Finds the cause of a refusal of [`cuTexRefGetFlags`](crate::calls::cuTexRefGetFlags).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefGetFlags(
    pFlags: *mut c_uint,
    hTexRef: CUtexref,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuTexRefGetFlags",
            returned,
            &[(&Pointer(pFlags.addr()), "pFlags"), (&hTexRef, "hTexRef")],
        )
    }
}

/// Finds the cause of a refusal of [`cuTexRefCreate`](crate::calls::cuTexRefCreate).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefCreate(pTexRef: *mut CUtexref, returned: CUresult) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuTexRefCreate", returned, &[(&Pointer(pTexRef.addr()), "pTexRef")]) }
}

/// Finds the cause of a refusal of [`cuTexRefDestroy`](crate::calls::cuTexRefDestroy).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefDestroy(hTexRef: CUtexref, returned: CUresult) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuTexRefDestroy", returned, &[(&hTexRef, "hTexRef")]) }
}
#[doc(hidden)]
pub use self::{
    cuTexRefGetAddress_v2 as cuTexRefGetAddress, cuTexRefSetAddress_v2 as cuTexRefSetAddress,
    cuTexRefSetAddress2D_v3 as cuTexRefSetAddress2D,
};
