// Created by `cargo xtask emit` from cuda.h, src/rules/tensor_memory.toml, src/rules/tensor_memory.rs and cuda-sys/build/generate/reference/tensor_memory.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rule::elements;
use core::ffi::{c_int, c_void};
use libcuda_sys::{
    CUtensorMap, CUtensorMapAllocClass, CUtensorMapDataType, CUtensorMapFloatOOBfill,
    CUtensorMapIm2ColWideMode, CUtensorMapInterleave, CUtensorMapL2promotion, CUtensorMapSwizzle,
    cuuint32_t, cuuint64_t,
};

/// Checks the preconditions of [`cuTensorMapEncodeTiled`](crate::calls::cuTensorMapEncodeTiled) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[allow(clippy::too_many_arguments)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTensorMapEncodeTiled(
    tensorMap: *mut CUtensorMap,
    tensorDataType: CUtensorMapDataType,
    tensorRank: cuuint32_t,
    globalAddress: *mut c_void,
    globalDim: *const cuuint64_t,
    globalStrides: *const cuuint64_t,
    boxDim: *const cuuint32_t,
    elementStrides: *const cuuint32_t,
    interleave: CUtensorMapInterleave,
    swizzle: CUtensorMapSwizzle,
    l2Promotion: CUtensorMapL2promotion,
    oobFill: CUtensorMapFloatOOBfill,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) =
            crate::rules::tensor_memory::cuTensorMapEncodeTiled(tensorRank, interleave)
        {
            return Err(broken.of(c"cuTensorMapEncodeTiled"));
        }
        if let Err(broken) =
            crate::rules::tensor_memory::swizzles(tensorDataType, interleave, swizzle)
        {
            return Err(broken.of(c"cuTensorMapEncodeTiled"));
        }
        if let Err(broken) =
            crate::rules::tensor_memory::modes(tensorDataType, interleave, l2Promotion, oobFill)
        {
            return Err(broken.of(c"cuTensorMapEncodeTiled"));
        }
        if let Err(broken) = crate::rules::tensor_memory::aligned_address(globalAddress) {
            return Err(broken.of(c"cuTensorMapEncodeTiled"));
        }
        if let Err(broken) =
            crate::rules::tensor_memory::tensor_address(tensorDataType, globalAddress, interleave)
        {
            return Err(broken.of(c"cuTensorMapEncodeTiled"));
        }
        if let Err(broken) =
            crate::rules::tensor_memory::tensor_dims(elements(globalDim, tensorRank as usize))
        {
            return Err(broken.of(c"cuTensorMapEncodeTiled"));
        }
        if let Err(broken) = crate::rules::tensor_memory::first_dim(
            tensorDataType,
            elements(globalDim, tensorRank as usize),
        ) {
            return Err(broken.of(c"cuTensorMapEncodeTiled"));
        }
        if let Err(broken) = crate::rules::tensor_memory::tensor_strides(
            tensorDataType,
            elements(globalStrides, (tensorRank as usize).saturating_sub(1)),
            interleave,
        ) {
            return Err(broken.of(c"cuTensorMapEncodeTiled"));
        }
        if let Err(broken) = crate::rules::tensor_memory::element_strides(
            elements(elementStrides, tensorRank as usize),
            interleave,
        ) {
            return Err(broken.of(c"cuTensorMapEncodeTiled"));
        }
        if let Err(broken) =
            crate::rules::tensor_memory::boxes(elements(boxDim, tensorRank as usize))
        {
            return Err(broken.of(c"cuTensorMapEncodeTiled"));
        }
        if let Err(broken) = crate::rules::tensor_memory::first_box(
            tensorDataType,
            elements(boxDim, tensorRank as usize),
            interleave,
            swizzle,
        ) {
            return Err(broken.of(c"cuTensorMapEncodeTiled"));
        }
        crate::rules::tensor_memory::place_of_map(tensorMap).of(c"cuTensorMapEncodeTiled")
    }
}

/// Checks the preconditions of [`cuTensorMapEncodeIm2col`](crate::calls::cuTensorMapEncodeIm2col) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[allow(clippy::too_many_arguments)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTensorMapEncodeIm2col(
    tensorMap: *mut CUtensorMap,
    tensorDataType: CUtensorMapDataType,
    tensorRank: cuuint32_t,
    globalAddress: *mut c_void,
    globalDim: *const cuuint64_t,
    globalStrides: *const cuuint64_t,
    pixelBoxLowerCorner: *const c_int,
    pixelBoxUpperCorner: *const c_int,
    channelsPerPixel: cuuint32_t,
    pixelsPerColumn: cuuint32_t,
    elementStrides: *const cuuint32_t,
    interleave: CUtensorMapInterleave,
    swizzle: CUtensorMapSwizzle,
    l2Promotion: CUtensorMapL2promotion,
    oobFill: CUtensorMapFloatOOBfill,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::rules::tensor_memory::pixel_rank(tensorRank) {
            return Err(broken.of(c"cuTensorMapEncodeIm2col"));
        }
        if let Err(broken) = crate::rules::tensor_memory::cuTensorMapEncodeIm2col(pixelsPerColumn) {
            return Err(broken.of(c"cuTensorMapEncodeIm2col"));
        }
        if let Err(broken) =
            crate::rules::tensor_memory::swizzles(tensorDataType, interleave, swizzle)
        {
            return Err(broken.of(c"cuTensorMapEncodeIm2col"));
        }
        if let Err(broken) =
            crate::rules::tensor_memory::modes(tensorDataType, interleave, l2Promotion, oobFill)
        {
            return Err(broken.of(c"cuTensorMapEncodeIm2col"));
        }
        if let Err(broken) = crate::rules::tensor_memory::aligned_address(globalAddress) {
            return Err(broken.of(c"cuTensorMapEncodeIm2col"));
        }
        if let Err(broken) =
            crate::rules::tensor_memory::tensor_address(tensorDataType, globalAddress, interleave)
        {
            return Err(broken.of(c"cuTensorMapEncodeIm2col"));
        }
        if let Err(broken) =
            crate::rules::tensor_memory::tensor_dims(elements(globalDim, tensorRank as usize))
        {
            return Err(broken.of(c"cuTensorMapEncodeIm2col"));
        }
        if let Err(broken) = crate::rules::tensor_memory::first_dim(
            tensorDataType,
            elements(globalDim, tensorRank as usize),
        ) {
            return Err(broken.of(c"cuTensorMapEncodeIm2col"));
        }
        if let Err(broken) = crate::rules::tensor_memory::tensor_strides(
            tensorDataType,
            elements(globalStrides, (tensorRank as usize).saturating_sub(1)),
            interleave,
        ) {
            return Err(broken.of(c"cuTensorMapEncodeIm2col"));
        }
        if let Err(broken) = crate::rules::tensor_memory::element_strides(
            elements(elementStrides, tensorRank as usize),
            interleave,
        ) {
            return Err(broken.of(c"cuTensorMapEncodeIm2col"));
        }
        if let Err(broken) = crate::rules::tensor_memory::pixel_channels(
            tensorDataType,
            channelsPerPixel,
            interleave,
            swizzle,
        ) {
            return Err(broken.of(c"cuTensorMapEncodeIm2col"));
        }
        if let Err(broken) = crate::rules::tensor_memory::place_of_map(tensorMap) {
            return Err(broken.of(c"cuTensorMapEncodeIm2col"));
        }
        if let Err(broken) = crate::rules::tensor_memory::corner(elements(
            pixelBoxLowerCorner,
            (tensorRank as usize).saturating_sub(2),
        )) {
            return Err(broken.at("pixelBoxLowerCorner").of(c"cuTensorMapEncodeIm2col"));
        }
        if let Err(broken) = crate::rules::tensor_memory::corner(elements(
            pixelBoxUpperCorner,
            (tensorRank as usize).saturating_sub(2),
        )) {
            return Err(broken.at("pixelBoxUpperCorner").of(c"cuTensorMapEncodeIm2col"));
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuTensorMapEncodeIm2colWide`](crate::calls::cuTensorMapEncodeIm2colWide) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[allow(clippy::too_many_arguments)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTensorMapEncodeIm2colWide(
    tensorMap: *mut CUtensorMap,
    tensorDataType: CUtensorMapDataType,
    tensorRank: cuuint32_t,
    globalAddress: *mut c_void,
    globalDim: *const cuuint64_t,
    globalStrides: *const cuuint64_t,
    pixelBoxLowerCornerWidth: c_int,
    pixelBoxUpperCornerWidth: c_int,
    channelsPerPixel: cuuint32_t,
    pixelsPerColumn: cuuint32_t,
    elementStrides: *const cuuint32_t,
    interleave: CUtensorMapInterleave,
    mode: CUtensorMapIm2ColWideMode,
    swizzle: CUtensorMapSwizzle,
    l2Promotion: CUtensorMapL2promotion,
    oobFill: CUtensorMapFloatOOBfill,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::rules::tensor_memory::pixel_rank(tensorRank) {
            return Err(broken.of(c"cuTensorMapEncodeIm2colWide"));
        }
        if let Err(broken) = crate::rules::tensor_memory::cuTensorMapEncodeIm2colWide(
            tensorDataType,
            pixelsPerColumn,
            mode,
            swizzle,
        ) {
            return Err(broken.of(c"cuTensorMapEncodeIm2colWide"));
        }
        if let Err(broken) =
            crate::rules::tensor_memory::modes(tensorDataType, interleave, l2Promotion, oobFill)
        {
            return Err(broken.of(c"cuTensorMapEncodeIm2colWide"));
        }
        if let Err(broken) = crate::rules::tensor_memory::aligned_address(globalAddress) {
            return Err(broken.of(c"cuTensorMapEncodeIm2colWide"));
        }
        if let Err(broken) =
            crate::rules::tensor_memory::tensor_address(tensorDataType, globalAddress, interleave)
        {
            return Err(broken.of(c"cuTensorMapEncodeIm2colWide"));
        }
        if let Err(broken) =
            crate::rules::tensor_memory::tensor_dims(elements(globalDim, tensorRank as usize))
        {
            return Err(broken.of(c"cuTensorMapEncodeIm2colWide"));
        }
        if let Err(broken) = crate::rules::tensor_memory::first_dim(
            tensorDataType,
            elements(globalDim, tensorRank as usize),
        ) {
            return Err(broken.of(c"cuTensorMapEncodeIm2colWide"));
        }
        if let Err(broken) = crate::rules::tensor_memory::tensor_strides(
            tensorDataType,
            elements(globalStrides, (tensorRank as usize).saturating_sub(1)),
            interleave,
        ) {
            return Err(broken.of(c"cuTensorMapEncodeIm2colWide"));
        }
        if let Err(broken) = crate::rules::tensor_memory::element_strides(
            elements(elementStrides, tensorRank as usize),
            interleave,
        ) {
            return Err(broken.of(c"cuTensorMapEncodeIm2colWide"));
        }
        if let Err(broken) = crate::rules::tensor_memory::pixel_channels(
            tensorDataType,
            channelsPerPixel,
            interleave,
            swizzle,
        ) {
            return Err(broken.of(c"cuTensorMapEncodeIm2colWide"));
        }
        if let Err(broken) = crate::rules::tensor_memory::place_of_map(tensorMap) {
            return Err(broken.of(c"cuTensorMapEncodeIm2colWide"));
        }
        if let Err(broken) = crate::rules::tensor_memory::corner_width(pixelBoxLowerCornerWidth) {
            return Err(broken.at("pixelBoxLowerCornerWidth").of(c"cuTensorMapEncodeIm2colWide"));
        }
        if let Err(broken) = crate::rules::tensor_memory::corner_width(pixelBoxUpperCornerWidth) {
            return Err(broken.at("pixelBoxUpperCornerWidth").of(c"cuTensorMapEncodeIm2colWide"));
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuTensorMapReplaceAddress`](crate::calls::cuTensorMapReplaceAddress) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTensorMapReplaceAddress(
    tensorMap: *mut CUtensorMap,
    globalAddress: *mut c_void,
) -> Result<(), Precondition> {
    crate::rules::tensor_memory::aligned_address(globalAddress).of(c"cuTensorMapReplaceAddress")
}

/// Checks the preconditions of [`cuTensorMapSetAllocationClass`](crate::calls::cuTensorMapSetAllocationClass) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTensorMapSetAllocationClass(
    tensorMap: *mut CUtensorMap,
    allocClass: CUtensorMapAllocClass,
    outAllocClass: *mut CUtensorMapAllocClass,
) -> Result<(), Precondition> {
    crate::rules::tensor_memory::cuTensorMapSetAllocationClass(allocClass)
        .of(c"cuTensorMapSetAllocationClass")
}
