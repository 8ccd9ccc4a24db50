// Created by `cargo xtask emit` from cuda.h, src/rules/texref_deprecated.toml, src/rules/parts/array.rs, src/rules/parts/handle.rs, src/rules/texref_deprecated.rs, cuda-sys/build/generate/reference/texref_deprecated.txt, src/sentence.rs, cuda-sys/build/generate/history.txt and tests/pages/texobject.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused;
use crate::error::refused_for;
use crate::error::start;
use crate::error::unruled;
use crate::refused::calls as rows;
use core::ffi::{c_int, c_uint};
use core::ptr;
use libcuda_sys::{
    CUDA_ARRAY_DESCRIPTOR, CUaddress_mode, CUarray, CUarray_format, CUdeviceptr, CUfilter_mode,
    CUmipmappedArray, CUtexref,
};

/// Binds a CUDA array to a texture reference, in place of an earlier array or memory.
///
/// Since CUDA 2.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuTexRefSetArray`](libcuda_sys::cuTexRefSetArray).
///
/// Examples of the calls that replace this group: [`cuTexObjectCreate`](crate::calls::cuTexObjectCreate).
///
/// # Parameters
///
/// - `hTexRef`: The texture reference.
/// - `hArray`: The array.
/// - `Flags`: Must be [`CU_TRSA_OVERRIDE_FORMAT`](libcuda_sys::CU_TRSA_OVERRIDE_FORMAT).
///
/// # Safety
///
/// `hTexRef` must be a live texture reference and `hArray` a live array.
///
/// `hArray` must stay live while it is bound, and until all work that uses `hTexRef` has completed.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Checked
///
/// - `Flags` must be [`CU_TRSA_OVERRIDE_FORMAT`](libcuda_sys::CU_TRSA_OVERRIDE_FORMAT). (353)
///
/// # Explained after a refusal
///
/// - `hTexRef` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hArray` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuTexRefSetArray(hTexRef: CUtexref, hArray: CUarray, Flags: c_uint) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuTexRefSetArray(hTexRef, hArray, Flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuTexRefSetArray(hTexRef, hArray, Flags) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuTexRefSetArray",
                outcome,
                (hTexRef, hArray),
                rows::cuTexRefSetArray,
                move || checks::cuTexRefSetArray(ptr::null_mut(), ptr::null_mut(), Flags),
            )
        });
    }
    Ok(())
}

/// Binds a mipmapped CUDA array to a texture reference, in place of an earlier array or memory.
///
/// Since CUDA 5.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuTexRefSetMipmappedArray`](libcuda_sys::cuTexRefSetMipmappedArray).
///
/// Examples of the calls that replace this group: [`cuTexObjectCreate`](crate::calls::cuTexObjectCreate).
///
/// # Parameters
///
/// - `hTexRef`: The texture reference.
/// - `hMipmappedArray`: The mipmapped array.
/// - `Flags`: Must be [`CU_TRSA_OVERRIDE_FORMAT`](libcuda_sys::CU_TRSA_OVERRIDE_FORMAT).
///
/// # Safety
///
/// `hTexRef` must be a live texture reference and `hMipmappedArray` a live mipmapped array.
///
/// `hMipmappedArray` must stay live while it is bound, and until all work that uses `hTexRef` has completed.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Checked
///
/// - `Flags` must be [`CU_TRSA_OVERRIDE_FORMAT`](libcuda_sys::CU_TRSA_OVERRIDE_FORMAT). (353)
///
/// # Explained after a refusal
///
/// - `hTexRef` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hMipmappedArray` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuTexRefSetMipmappedArray(
    hTexRef: CUtexref,
    hMipmappedArray: CUmipmappedArray,
    Flags: c_uint,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuTexRefSetMipmappedArray(hTexRef, hMipmappedArray, Flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuTexRefSetMipmappedArray(hTexRef, hMipmappedArray, Flags) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuTexRefSetMipmappedArray",
                outcome,
                (hTexRef, hMipmappedArray),
                rows::cuTexRefSetMipmappedArray,
                move || checks::cuTexRefSetMipmappedArray(ptr::null_mut(), ptr::null_mut(), Flags),
            )
        });
    }
    Ok(())
}

/// Binds linear device memory to a texture reference, in place of an earlier array or memory.
///
/// Since CUDA 3.2. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuTexRefSetAddress_v2`. The raw call is [`sys::cuTexRefSetAddress`](libcuda_sys::cuTexRefSetAddress).
///
/// Examples of the calls that replace this group: [`cuTexObjectCreate`](crate::calls::cuTexObjectCreate).
///
/// # Parameters
///
/// - `ByteOffset`: The offset that fetches must add, in bytes. It is zero for memory of [`cuMemAlloc`](crate::calls::cuMemAlloc), which allows null.
/// - `hTexRef`: The texture reference.
/// - `dptr`: The address of the memory.
/// - `bytes`: The number of bytes to bind.
///
/// # Safety
///
/// `hTexRef` must be a live texture reference. `ByteOffset` must be null or writable.
///
/// The memory must stay allocated while it is bound, and until all work that uses `hTexRef` has completed.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hTexRef` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `ByteOffset` must not be null, unless `dptr` came from [`cuMemAlloc`](crate::calls::cuMemAlloc). Not checked, because an address does not show which call returned it.
/// - bytes / element size must not exceed [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH). Not checked, because the documentation advises against the attribute, because the limit depends on the format.
#[doc(alias = "cuTexRefSetAddress_v2")]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuTexRefSetAddress(
    ByteOffset: *mut usize,
    hTexRef: CUtexref,
    dptr: CUdeviceptr,
    bytes: usize,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuTexRefSetAddress_v2(ByteOffset, hTexRef, dptr, bytes) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuTexRefSetAddress_v2",
                outcome,
                ((), hTexRef),
                rows::cuTexRefSetAddress_v2,
                unruled,
            )
        });
    }
    Ok(())
}

/// Binds pitched device memory to a texture reference, as a two-dimensional texture.
///
/// Since CUDA 4.1. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuTexRefSetAddress2D_v3`. The raw call is [`sys::cuTexRefSetAddress2D`](libcuda_sys::cuTexRefSetAddress2D).
///
/// Examples of the calls that replace this group: [`cuTexObjectCreate`](crate::calls::cuTexObjectCreate).
///
/// # Parameters
///
/// - `hTexRef`: The texture reference.
/// - `desc`: The format, and the width and the height in elements.
/// - `dptr`: The address of the memory, aligned to [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT).
/// - `Pitch`: The distance from row to row, in bytes. A multiple of [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT).
///
/// # Safety
///
/// `hTexRef` must be a live texture reference.
///
/// The memory must stay allocated while it is bound, and until all work that uses `hTexRef` has completed.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE):
///   - `dptr` must be a multiple of [`CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT).
///   - `Pitch` must be a multiple of [`CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT).
///
/// # Explained after a refusal
///
/// - `dptr` is not a multiple of the device's [`CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT). (876)
/// - `Pitch` is not a multiple of the device's [`CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT). (877)
/// - `desc.Width` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH). (878)
/// - `desc.Height` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT). (879)
/// - `Pitch` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH). (880)
/// - `hTexRef` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `desc.Format` is not an enumerator of [`CUarray_format`](libcuda_sys::CUarray_format) that the driver's release has. (741)
///
/// # Left to the caller
///
/// - `dptr` must be a multiple of [`CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT). Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 876)
/// - `Pitch` must be a multiple of [`CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT). Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 877)
/// - `desc.Width` must not exceed [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH). Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 878)
/// - `desc.Height` must not exceed [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT). Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 879)
/// - `Pitch` must not exceed [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH). Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 880)
#[doc(alias = "cuTexRefSetAddress2D_v3")]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuTexRefSetAddress2D(
    hTexRef: CUtexref,
    desc: &CUDA_ARRAY_DESCRIPTOR,
    dptr: CUdeviceptr,
    Pitch: usize,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuTexRefSetAddress2D_v3(hTexRef, desc, dptr, Pitch) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuTexRefSetAddress2D_v3",
                outcome,
                (hTexRef, desc, dptr, Pitch),
                rows::cuTexRefSetAddress2D_v3,
                unruled,
            )
        });
    }
    Ok(())
}

/// Sets the format of the data that a texture reference reads.
///
/// Since CUDA 2.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuTexRefSetFormat`](libcuda_sys::cuTexRefSetFormat).
///
/// Examples of the calls that replace this group: [`cuTexObjectCreate`](crate::calls::cuTexObjectCreate).
///
/// # Parameters
///
/// - `hTexRef`: The texture reference. [`cuTexRefSetAddress2D`] must not have been called for it.
/// - `fmt`: The format of a component.
/// - `NumPackedComponents`: The number of components per element.
///
/// # Safety
///
/// `hTexRef` must be a live texture reference.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hTexRef` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `fmt` is not an enumerator of [`CUarray_format`](libcuda_sys::CUarray_format) that the driver's release has. (741)
///
/// # Left to the caller
///
/// - `NumPackedComponents` must be a number of channels that [`CUDA_ARRAY_DESCRIPTOR`](libcuda_sys::CUDA_ARRAY_DESCRIPTOR) allows. Not checked, because the documentation says only that the numbers mean the same as there, where it only lists possible numbers.
/// - `fmt` must be a format that [`CUDA_ARRAY_DESCRIPTOR`](libcuda_sys::CUDA_ARRAY_DESCRIPTOR) allows. Not checked, because the documentation says only that the formats mean the same as there, where it lags behind the enumerators. (Explained after a refusal: 741)
/// - `hTexRef` must not be bound by [`cuTexRefSetAddress2D`]. Not checked, because the earlier bind of a reference is known only from its history.
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuTexRefSetFormat(
    hTexRef: CUtexref,
    fmt: CUarray_format,
    NumPackedComponents: c_int,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuTexRefSetFormat(hTexRef, fmt, NumPackedComponents) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuTexRefSetFormat",
                outcome,
                (hTexRef, fmt),
                rows::cuTexRefSetFormat,
                unruled,
            )
        });
    }
    Ok(())
}

/// Sets how a texture reference handles coordinates outside the texture. Linear memory ignores it.
///
/// Since CUDA 2.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuTexRefSetAddressMode`](libcuda_sys::cuTexRefSetAddressMode).
///
/// Examples of the calls that replace this group: [`cuTexObjectCreate`](crate::calls::cuTexObjectCreate).
///
/// # Parameters
///
/// - `hTexRef`: The texture reference.
/// - `dim`: The dimension: 0 or 1.
/// - `am`: The addressing mode. Without normalized coordinates, only [`CUaddress_mode::CU_TR_ADDRESS_MODE_CLAMP`](libcuda_sys::CUaddress_mode::CU_TR_ADDRESS_MODE_CLAMP) is supported.
///
/// # Safety
///
/// `hTexRef` must be a live texture reference.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hTexRef` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `am` must be [`CU_TR_ADDRESS_MODE_WRAP`](libcuda_sys::CUaddress_mode::CU_TR_ADDRESS_MODE_WRAP), [`CU_TR_ADDRESS_MODE_CLAMP`](libcuda_sys::CUaddress_mode::CU_TR_ADDRESS_MODE_CLAMP), [`CU_TR_ADDRESS_MODE_MIRROR`](libcuda_sys::CUaddress_mode::CU_TR_ADDRESS_MODE_MIRROR) or [`CU_TR_ADDRESS_MODE_BORDER`](libcuda_sys::CUaddress_mode::CU_TR_ADDRESS_MODE_BORDER). Not checked, because no sentence forbids other values, and a driver of CUDA 13.0 accepts them here, though not for a texture object.
/// - `am` must be [`CU_TR_ADDRESS_MODE_CLAMP`](libcuda_sys::CUaddress_mode::CU_TR_ADDRESS_MODE_CLAMP), unless the reference has the flag [`CU_TRSF_NORMALIZED_COORDINATES`](libcuda_sys::CU_TRSF_NORMALIZED_COORDINATES). Not checked, because the flag may also be set after this call.
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuTexRefSetAddressMode(
    hTexRef: CUtexref,
    dim: c_int,
    am: CUaddress_mode,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuTexRefSetAddressMode(hTexRef, dim, am) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuTexRefSetAddressMode",
                outcome,
                (hTexRef,),
                rows::cuTexRefSetAddressMode,
                unruled,
            )
        });
    }
    Ok(())
}

/// Sets the filtering of a texture reference. Linear memory ignores it.
///
/// Since CUDA 2.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuTexRefSetFilterMode`](libcuda_sys::cuTexRefSetFilterMode).
///
/// Examples of the calls that replace this group: [`cuTexObjectCreate`](crate::calls::cuTexObjectCreate).
///
/// # Parameters
///
/// - `hTexRef`: The texture reference.
/// - `fm`: The filtering mode.
///
/// # Safety
///
/// `hTexRef` must be a live texture reference.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hTexRef` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `fm` must be [`CU_TR_FILTER_MODE_POINT`](libcuda_sys::CUfilter_mode::CU_TR_FILTER_MODE_POINT) or [`CU_TR_FILTER_MODE_LINEAR`](libcuda_sys::CUfilter_mode::CU_TR_FILTER_MODE_LINEAR). Not checked, because no sentence forbids other values, and a driver of CUDA 13.0 accepts them.
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuTexRefSetFilterMode(hTexRef: CUtexref, fm: CUfilter_mode) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuTexRefSetFilterMode(hTexRef, fm) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuTexRefSetFilterMode",
                outcome,
                (hTexRef,),
                rows::cuTexRefSetFilterMode,
                unruled,
            )
        });
    }
    Ok(())
}

/// Sets the filtering of a texture reference between mipmap levels.
///
/// Since CUDA 5.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuTexRefSetMipmapFilterMode`](libcuda_sys::cuTexRefSetMipmapFilterMode).
///
/// Examples of the calls that replace this group: [`cuTexObjectCreate`](crate::calls::cuTexObjectCreate).
///
/// # Parameters
///
/// - `hTexRef`: The texture reference. Only a mipmapped array that is bound to it is affected.
/// - `fm`: The filtering mode.
///
/// # Safety
///
/// `hTexRef` must be a live texture reference.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Checked
///
/// - `fm` must be an enumerator of [`CUfilter_mode`](libcuda_sys::CUfilter_mode) that the driver's release has. (354)
///
/// # Explained after a refusal
///
/// - `hTexRef` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuTexRefSetMipmapFilterMode(hTexRef: CUtexref, fm: CUfilter_mode) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuTexRefSetMipmapFilterMode(hTexRef, fm) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuTexRefSetMipmapFilterMode(hTexRef, fm) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuTexRefSetMipmapFilterMode",
                outcome,
                (hTexRef,),
                rows::cuTexRefSetMipmapFilterMode,
                move || checks::cuTexRefSetMipmapFilterMode(ptr::null_mut(), fm),
            )
        });
    }
    Ok(())
}

/// Sets the offset that a texture reference adds to the mipmap level.
///
/// Since CUDA 5.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuTexRefSetMipmapLevelBias`](libcuda_sys::cuTexRefSetMipmapLevelBias).
///
/// Examples of the calls that replace this group: [`cuTexObjectCreate`](crate::calls::cuTexObjectCreate).
///
/// # Parameters
///
/// - `hTexRef`: The texture reference. Only a mipmapped array that is bound to it is affected.
/// - `bias`: The offset, in mipmap levels.
///
/// # Safety
///
/// `hTexRef` must be a live texture reference.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hTexRef` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuTexRefSetMipmapLevelBias(hTexRef: CUtexref, bias: f32) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuTexRefSetMipmapLevelBias(hTexRef, bias) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuTexRefSetMipmapLevelBias",
                outcome,
                (hTexRef,),
                rows::cuTexRefSetMipmapLevelBias,
                unruled,
            )
        });
    }
    Ok(())
}

/// Sets the range of mipmap levels that a texture reference reads.
///
/// Since CUDA 5.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuTexRefSetMipmapLevelClamp`](libcuda_sys::cuTexRefSetMipmapLevelClamp).
///
/// Examples of the calls that replace this group: [`cuTexObjectCreate`](crate::calls::cuTexObjectCreate).
///
/// # Parameters
///
/// - `hTexRef`: The texture reference. Only a mipmapped array that is bound to it is affected.
/// - `minMipmapLevelClamp`: The lowest mipmap level.
/// - `maxMipmapLevelClamp`: The highest mipmap level.
///
/// # Safety
///
/// `hTexRef` must be a live texture reference.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hTexRef` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuTexRefSetMipmapLevelClamp(
    hTexRef: CUtexref,
    minMipmapLevelClamp: f32,
    maxMipmapLevelClamp: f32,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuTexRefSetMipmapLevelClamp(hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuTexRefSetMipmapLevelClamp",
                outcome,
                (hTexRef,),
                rows::cuTexRefSetMipmapLevelClamp,
                unruled,
            )
        });
    }
    Ok(())
}

/// Sets the limit of a texture reference's anisotropy. Linear memory ignores it.
///
/// Since CUDA 5.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuTexRefSetMaxAnisotropy`](libcuda_sys::cuTexRefSetMaxAnisotropy).
///
/// Examples of the calls that replace this group: [`cuTexObjectCreate`](crate::calls::cuTexObjectCreate).
///
/// # Parameters
///
/// - `hTexRef`: The texture reference.
/// - `maxAniso`: The greatest anisotropy ratio.
///
/// # Safety
///
/// `hTexRef` must be a live texture reference.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hTexRef` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuTexRefSetMaxAnisotropy(hTexRef: CUtexref, maxAniso: c_uint) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuTexRefSetMaxAnisotropy(hTexRef, maxAniso) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuTexRefSetMaxAnisotropy",
                outcome,
                (hTexRef,),
                rows::cuTexRefSetMaxAnisotropy,
                unruled,
            )
        });
    }
    Ok(())
}

/// Sets the color that a texture reference returns outside the texture.
///
/// Since CUDA 8.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuTexRefSetBorderColor`](libcuda_sys::cuTexRefSetBorderColor).
///
/// Examples of the calls that replace this group: [`cuTexObjectCreate`](crate::calls::cuTexObjectCreate).
///
/// # Parameters
///
/// - `hTexRef`: The texture reference, whose addressing mode must be [`CUaddress_mode::CU_TR_ADDRESS_MODE_BORDER`](libcuda_sys::CUaddress_mode::CU_TR_ADDRESS_MODE_BORDER).
/// - `pBorderColor`: The red, green, blue and alpha components. Integers are passed as floats of the same bits.
///
/// # Safety
///
/// `hTexRef` must be a live texture reference. `pBorderColor` must point at four floats.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hTexRef` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `pBorderColor` must hold four floats. Not checked, because a pointer does not show the length of its memory.
/// - `hTexRef` must have [`CU_TR_ADDRESS_MODE_BORDER`](libcuda_sys::CUaddress_mode::CU_TR_ADDRESS_MODE_BORDER) as its address mode. Not checked, because the documentation does not say for which dimensions.
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuTexRefSetBorderColor(hTexRef: CUtexref, pBorderColor: *mut f32) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuTexRefSetBorderColor(hTexRef, pBorderColor) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuTexRefSetBorderColor",
                outcome,
                (hTexRef,),
                rows::cuTexRefSetBorderColor,
                unruled,
            )
        });
    }
    Ok(())
}

/// Sets how a texture reference converts values and interprets coordinates.
///
/// Since CUDA 2.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuTexRefSetFlags`](libcuda_sys::cuTexRefSetFlags).
///
/// Examples of the calls that replace this group: [`cuTexObjectCreate`](crate::calls::cuTexObjectCreate).
///
/// # Parameters
///
/// - `hTexRef`: The texture reference.
/// - `Flags`: Zero or bits of [`CU_TRSF_READ_AS_INTEGER`](libcuda_sys::CU_TRSF_READ_AS_INTEGER), [`CU_TRSF_NORMALIZED_COORDINATES`](libcuda_sys::CU_TRSF_NORMALIZED_COORDINATES), [`CU_TRSF_SRGB`](libcuda_sys::CU_TRSF_SRGB) and [`CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION`](libcuda_sys::CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION).
///
/// # Safety
///
/// `hTexRef` must be a live texture reference.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hTexRef` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `Flags` must have no bits but [`CU_TRSF_READ_AS_INTEGER`](libcuda_sys::CU_TRSF_READ_AS_INTEGER), [`CU_TRSF_NORMALIZED_COORDINATES`](libcuda_sys::CU_TRSF_NORMALIZED_COORDINATES), [`CU_TRSF_SRGB`](libcuda_sys::CU_TRSF_SRGB) and [`CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION`](libcuda_sys::CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION). Not checked, because the documentation lists the flags, and a driver of CUDA 13.0 accepts other bits.
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuTexRefSetFlags(hTexRef: CUtexref, Flags: c_uint) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuTexRefSetFlags(hTexRef, Flags) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuTexRefSetFlags", outcome, (hTexRef,), rows::cuTexRefSetFlags, unruled)
        });
    }
    Ok(())
}

/// Returns the address of the device memory that is bound to a texture reference.
///
/// Since CUDA 3.2. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuTexRefGetAddress_v2`. The raw call is [`sys::cuTexRefGetAddress`](libcuda_sys::cuTexRefGetAddress).
///
/// Examples of the calls that replace this group: [`cuTexObjectCreate`](crate::calls::cuTexObjectCreate).
///
/// # Parameters
///
/// - `hTexRef`: The texture reference.
///
/// # Returns
///
/// The address.
///
/// # Safety
///
/// `hTexRef` must be a live texture reference.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE): `hTexRef` must be bound to device memory.
///
/// # Explained after a refusal
///
/// - `hTexRef` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hTexRef` must be bound to device memory. Not checked, because only the driver knows the bound memory, and reports it.
#[doc(alias = "cuTexRefGetAddress_v2")]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuTexRefGetAddress(hTexRef: CUtexref) -> Result<CUdeviceptr> {
    let mut pdptr = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuTexRefGetAddress_v2(&mut pdptr, hTexRef) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuTexRefGetAddress_v2",
                outcome,
                ((), hTexRef),
                rows::cuTexRefGetAddress_v2,
                unruled,
            )
        });
    }
    Ok(pdptr)
}

/// Returns the CUDA array that is bound to a texture reference.
///
/// Since CUDA 2.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuTexRefGetArray`](libcuda_sys::cuTexRefGetArray).
///
/// Examples of the calls that replace this group: [`cuTexObjectCreate`](crate::calls::cuTexObjectCreate).
///
/// # Parameters
///
/// - `hTexRef`: The texture reference.
///
/// # Returns
///
/// The array.
///
/// # Safety
///
/// `hTexRef` must be a live texture reference.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE): `hTexRef` must be bound to a CUDA array.
///
/// # Explained after a refusal
///
/// - `hTexRef` is not bound to an array. (881)
/// - `hTexRef` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hTexRef` must be bound to a CUDA array. Not checked, because only the driver knows the bound memory, and reports it. (Explained after a refusal: 881)
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuTexRefGetArray(hTexRef: CUtexref) -> Result<CUarray> {
    let mut phArray = ptr::null_mut();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuTexRefGetArray(&mut phArray, hTexRef) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuTexRefGetArray",
                outcome,
                ((), hTexRef),
                rows::cuTexRefGetArray,
                unruled,
            )
        });
    }
    Ok(phArray)
}

/// Returns the CUDA mipmapped array that is bound to a texture reference.
///
/// Since CUDA 5.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuTexRefGetMipmappedArray`](libcuda_sys::cuTexRefGetMipmappedArray).
///
/// Examples of the calls that replace this group: [`cuTexObjectCreate`](crate::calls::cuTexObjectCreate).
///
/// # Parameters
///
/// - `hTexRef`: The texture reference.
///
/// # Returns
///
/// The mipmapped array.
///
/// # Safety
///
/// `hTexRef` must be a live texture reference.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE): `hTexRef` must be bound to a CUDA mipmapped array.
///
/// # Explained after a refusal
///
/// - `hTexRef` is not bound to a mipmapped array. (882)
/// - `hTexRef` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hTexRef` must be bound to a CUDA mipmapped array. Not checked, because only the driver knows the bound memory, and reports it. (Explained after a refusal: 882)
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuTexRefGetMipmappedArray(hTexRef: CUtexref) -> Result<CUmipmappedArray> {
    let mut phMipmappedArray = ptr::null_mut();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuTexRefGetMipmappedArray(&mut phMipmappedArray, hTexRef) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuTexRefGetMipmappedArray",
                outcome,
                ((), hTexRef),
                rows::cuTexRefGetMipmappedArray,
                unruled,
            )
        });
    }
    Ok(phMipmappedArray)
}

/// Returns how a texture reference handles coordinates outside the texture in one dimension.
///
/// Since CUDA 2.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuTexRefGetAddressMode`](libcuda_sys::cuTexRefGetAddressMode).
///
/// Examples of the calls that replace this group: [`cuTexObjectCreate`](crate::calls::cuTexObjectCreate).
///
/// # Parameters
///
/// - `hTexRef`: The texture reference.
/// - `dim`: The dimension: 0 or 1.
///
/// # Returns
///
/// The addressing mode.
///
/// # Safety
///
/// `hTexRef` must be a live texture reference.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Checked
///
/// - `dim` must be 0 or 1. (355)
///
/// # Explained after a refusal
///
/// - `hTexRef` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuTexRefGetAddressMode(hTexRef: CUtexref, dim: c_int) -> Result<CUaddress_mode> {
    let mut pam = CUaddress_mode(0);
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuTexRefGetAddressMode(&mut pam, hTexRef, dim) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuTexRefGetAddressMode(&mut pam, hTexRef, dim) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuTexRefGetAddressMode",
                outcome,
                ((), hTexRef),
                rows::cuTexRefGetAddressMode,
                move || checks::cuTexRefGetAddressMode(&mut pam, ptr::null_mut(), dim),
            )
        });
    }
    Ok(pam)
}

/// Returns the filtering mode of a texture reference.
///
/// Since CUDA 2.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuTexRefGetFilterMode`](libcuda_sys::cuTexRefGetFilterMode).
///
/// Examples of the calls that replace this group: [`cuTexObjectCreate`](crate::calls::cuTexObjectCreate).
///
/// # Parameters
///
/// - `hTexRef`: The texture reference.
///
/// # Returns
///
/// The filtering mode.
///
/// # Safety
///
/// `hTexRef` must be a live texture reference.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hTexRef` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuTexRefGetFilterMode(hTexRef: CUtexref) -> Result<CUfilter_mode> {
    let mut pfm = CUfilter_mode(0);
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuTexRefGetFilterMode(&mut pfm, hTexRef) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuTexRefGetFilterMode",
                outcome,
                ((), hTexRef),
                rows::cuTexRefGetFilterMode,
                unruled,
            )
        });
    }
    Ok(pfm)
}

/// Returns the format of the data that a texture reference reads.
///
/// Since CUDA 2.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuTexRefGetFormat`](libcuda_sys::cuTexRefGetFormat).
///
/// Examples of the calls that replace this group: [`cuTexObjectCreate`](crate::calls::cuTexObjectCreate).
///
/// # Parameters
///
/// - `pFormat`: The format of a component.
/// - `pNumChannels`: The number of components per element.
/// - `hTexRef`: The texture reference.
///
/// # Safety
///
/// `hTexRef` must be a live texture reference. `pFormat` and `pNumChannels` must each be null or writable.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hTexRef` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuTexRefGetFormat(
    pFormat: *mut CUarray_format,
    pNumChannels: *mut c_int,
    hTexRef: CUtexref,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuTexRefGetFormat(pFormat, pNumChannels, hTexRef) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuTexRefGetFormat",
                outcome,
                ((), (), hTexRef),
                rows::cuTexRefGetFormat,
                unruled,
            )
        });
    }
    Ok(())
}

/// Returns the filtering mode of a texture reference between mipmap levels.
///
/// Since CUDA 5.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuTexRefGetMipmapFilterMode`](libcuda_sys::cuTexRefGetMipmapFilterMode).
///
/// Examples of the calls that replace this group: [`cuTexObjectCreate`](crate::calls::cuTexObjectCreate).
///
/// # Parameters
///
/// - `hTexRef`: The texture reference.
///
/// # Returns
///
/// The filtering mode.
///
/// # Safety
///
/// `hTexRef` must be a live texture reference.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hTexRef` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuTexRefGetMipmapFilterMode(hTexRef: CUtexref) -> Result<CUfilter_mode> {
    let mut pfm = CUfilter_mode(0);
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuTexRefGetMipmapFilterMode(&mut pfm, hTexRef) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuTexRefGetMipmapFilterMode",
                outcome,
                ((), hTexRef),
                rows::cuTexRefGetMipmapFilterMode,
                unruled,
            )
        });
    }
    Ok(pfm)
}

/// Returns the offset that a texture reference adds to the mipmap level.
///
/// Since CUDA 5.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuTexRefGetMipmapLevelBias`](libcuda_sys::cuTexRefGetMipmapLevelBias).
///
/// Examples of the calls that replace this group: [`cuTexObjectCreate`](crate::calls::cuTexObjectCreate).
///
/// # Parameters
///
/// - `hTexRef`: The texture reference.
///
/// # Returns
///
/// The offset, in mipmap levels.
///
/// # Safety
///
/// `hTexRef` must be a live texture reference.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hTexRef` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuTexRefGetMipmapLevelBias(hTexRef: CUtexref) -> Result<f32> {
    let mut pbias = 0.0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuTexRefGetMipmapLevelBias(&mut pbias, hTexRef) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuTexRefGetMipmapLevelBias",
                outcome,
                ((), hTexRef),
                rows::cuTexRefGetMipmapLevelBias,
                unruled,
            )
        });
    }
    Ok(pbias)
}

/// Returns the range of mipmap levels that a texture reference reads.
///
/// Since CUDA 5.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuTexRefGetMipmapLevelClamp`](libcuda_sys::cuTexRefGetMipmapLevelClamp).
///
/// Examples of the calls that replace this group: [`cuTexObjectCreate`](crate::calls::cuTexObjectCreate).
///
/// # Parameters
///
/// - `hTexRef`: The texture reference.
///
/// # Returns
///
/// - `pminMipmapLevelClamp`: The lowest mipmap level.
/// - `pmaxMipmapLevelClamp`: The highest mipmap level.
///
/// # Safety
///
/// `hTexRef` must be a live texture reference.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hTexRef` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuTexRefGetMipmapLevelClamp(hTexRef: CUtexref) -> Result<(f32, f32)> {
    let mut pminMipmapLevelClamp = 0.0;
    let mut pmaxMipmapLevelClamp = 0.0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuTexRefGetMipmapLevelClamp(
            &mut pminMipmapLevelClamp,
            &mut pmaxMipmapLevelClamp,
            hTexRef,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuTexRefGetMipmapLevelClamp",
                outcome,
                ((), (), hTexRef),
                rows::cuTexRefGetMipmapLevelClamp,
                unruled,
            )
        });
    }
    Ok((pminMipmapLevelClamp, pmaxMipmapLevelClamp))
}

/// Returns the limit of a texture reference's anisotropy.
///
/// Since CUDA 5.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuTexRefGetMaxAnisotropy`](libcuda_sys::cuTexRefGetMaxAnisotropy).
///
/// Examples of the calls that replace this group: [`cuTexObjectCreate`](crate::calls::cuTexObjectCreate).
///
/// # Parameters
///
/// - `hTexRef`: The texture reference.
///
/// # Returns
///
/// The greatest anisotropy ratio.
///
/// # Safety
///
/// `hTexRef` must be a live texture reference.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hTexRef` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuTexRefGetMaxAnisotropy(hTexRef: CUtexref) -> Result<c_int> {
    let mut pmaxAniso = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuTexRefGetMaxAnisotropy(&mut pmaxAniso, hTexRef) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuTexRefGetMaxAnisotropy",
                outcome,
                ((), hTexRef),
                rows::cuTexRefGetMaxAnisotropy,
                unruled,
            )
        });
    }
    Ok(pmaxAniso)
}

/// Returns the color that a texture reference returns outside the texture.
///
/// Since CUDA 8.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuTexRefGetBorderColor`](libcuda_sys::cuTexRefGetBorderColor).
///
/// Examples of the calls that replace this group: [`cuTexObjectCreate`](crate::calls::cuTexObjectCreate).
///
/// # Parameters
///
/// - `pBorderColor`: The red, green, blue and alpha components.
/// - `hTexRef`: The texture reference.
///
/// # Safety
///
/// `hTexRef` must be a live texture reference. `pBorderColor` must have room for four floats.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hTexRef` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `pBorderColor` must have room for four floats. Not checked, because a pointer does not show the length of its memory.
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuTexRefGetBorderColor(pBorderColor: *mut f32, hTexRef: CUtexref) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuTexRefGetBorderColor(pBorderColor, hTexRef) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuTexRefGetBorderColor",
                outcome,
                ((), hTexRef),
                rows::cuTexRefGetBorderColor,
                unruled,
            )
        });
    }
    Ok(())
}

/// Returns the flags of a texture reference.
///
/// Since CUDA 2.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuTexRefGetFlags`](libcuda_sys::cuTexRefGetFlags).
///
/// Examples of the calls that replace this group: [`cuTexObjectCreate`](crate::calls::cuTexObjectCreate).
///
/// # Parameters
///
/// - `hTexRef`: The texture reference.
///
/// # Returns
///
/// Bits that [`cuTexRefSetFlags`] takes.
///
/// # Safety
///
/// `hTexRef` must be a live texture reference.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hTexRef` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuTexRefGetFlags(hTexRef: CUtexref) -> Result<c_uint> {
    let mut pFlags = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuTexRefGetFlags(&mut pFlags, hTexRef) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuTexRefGetFlags",
                outcome,
                ((), hTexRef),
                rows::cuTexRefGetFlags,
                unruled,
            )
        });
    }
    Ok(pFlags)
}

/// Creates a texture reference, to which nothing is bound. Use [`cuTexObjectCreate`](crate::calls::cuTexObjectCreate) instead.
///
/// Since CUDA 2.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuTexRefCreate`](libcuda_sys::cuTexRefCreate).
///
/// Examples of the calls that replace this group: [`cuTexObjectCreate`](crate::calls::cuTexObjectCreate).
///
/// # Returns
///
/// The texture reference. [`cuTexRefDestroy`] destroys it.
///
/// # Why it is safe
///
/// The call has no inputs and creates a new reference.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Left to the caller
///
/// - The result must be bound by [`cuTexRefSetArray`] or [`cuTexRefSetAddress`] before it is read through. Not checked, because it concerns later calls.
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub fn cuTexRefCreate() -> Result<CUtexref> {
    let mut pTexRef = ptr::null_mut();
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuTexRefCreate(&mut pTexRef) };
    if outcome.0 != 0 {
        return Err(refused(c"cuTexRefCreate", outcome));
    }
    Ok(pTexRef)
}

/// Destroys a texture reference.
///
/// Since CUDA 2.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuTexRefDestroy`](libcuda_sys::cuTexRefDestroy).
///
/// Examples of the calls that replace this group: [`cuTexObjectCreate`](crate::calls::cuTexObjectCreate).
///
/// # Parameters
///
/// - `hTexRef`: The texture reference, which must come from [`cuTexRefCreate`]. No work that uses it may be pending.
///
/// # Safety
///
/// `hTexRef` must be a live texture reference. Nothing may use it afterwards.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hTexRef` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuTexRefDestroy(hTexRef: CUtexref) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuTexRefDestroy(hTexRef) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuTexRefDestroy", outcome, (hTexRef,), rows::cuTexRefDestroy, unruled)
        });
    }
    Ok(())
}
