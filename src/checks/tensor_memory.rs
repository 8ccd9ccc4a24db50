// Created by `cargo xtask emit` from cuda.h, ledger/tensor_memory.toml, src/rules/tensor_memory.rs and cuda-sys/build/generate/reference/tensor_memory.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::walk::tensor_memory as walk;
use core::ffi::{c_int, c_void};
use cuda_sys::{
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
        walk::cuTensorMapEncodeTiled(
            tensorDataType,
            tensorRank,
            globalAddress,
            globalDim,
            globalStrides,
            boxDim,
            elementStrides,
            interleave,
            swizzle,
            l2Promotion,
            oobFill,
        )
    }
    .of(c"cuTensorMapEncodeTiled")
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
        walk::cuTensorMapEncodeIm2col(
            tensorDataType,
            tensorRank,
            globalAddress,
            globalDim,
            globalStrides,
            pixelBoxLowerCorner,
            pixelBoxUpperCorner,
            channelsPerPixel,
            pixelsPerColumn,
            elementStrides,
            interleave,
            swizzle,
            l2Promotion,
            oobFill,
        )
    }
    .of(c"cuTensorMapEncodeIm2col")
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
        walk::cuTensorMapEncodeIm2colWide(
            tensorDataType,
            tensorRank,
            globalAddress,
            globalDim,
            globalStrides,
            pixelBoxLowerCornerWidth,
            pixelBoxUpperCornerWidth,
            channelsPerPixel,
            pixelsPerColumn,
            elementStrides,
            interleave,
            mode,
            swizzle,
            l2Promotion,
            oobFill,
        )
    }
    .of(c"cuTensorMapEncodeIm2colWide")
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
    walk::cuTensorMapReplaceAddress(globalAddress).of(c"cuTensorMapReplaceAddress")
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
    walk::cuTensorMapSetAllocationClass(allocClass).of(c"cuTensorMapSetAllocationClass")
}
