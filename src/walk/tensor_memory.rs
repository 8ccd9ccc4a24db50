// Created by `cargo xtask emit` from cuda.h, ledger/tensor_memory.toml, src/rules/tensor_memory.rs, cuda-sys/build/generate/reference/tensor_memory.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) unsafe fn cuTensorMapEncodeTiled(
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
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::tensor_memory::cuTensorMapEncodeTiled(tensorRank, interleave)?;
        crate::rules::tensor_memory::swizzles(tensorDataType, interleave, swizzle)?;
        crate::rules::tensor_memory::modes(tensorDataType, interleave, l2Promotion, oobFill)?;
        crate::rules::tensor_memory::aligned_address(globalAddress)?;
        crate::rules::tensor_memory::tensor_address(tensorDataType, globalAddress, interleave)?;
        crate::rules::tensor_memory::tensor_dims(elements(globalDim, tensorRank as usize))?;
        crate::rules::tensor_memory::first_dim(
            tensorDataType,
            elements(globalDim, tensorRank as usize),
        )?;
        crate::rules::tensor_memory::tensor_strides(
            tensorDataType,
            elements(globalStrides, (tensorRank as usize).saturating_sub(1)),
            interleave,
        )?;
        crate::rules::tensor_memory::element_strides(
            elements(elementStrides, tensorRank as usize),
            interleave,
        )?;
        crate::rules::tensor_memory::boxes(elements(boxDim, tensorRank as usize))?;
        crate::rules::tensor_memory::first_box(
            tensorDataType,
            elements(boxDim, tensorRank as usize),
            interleave,
            swizzle,
        )
    }
}

#[inline]
pub(crate) unsafe fn cuTensorMapEncodeIm2col(
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
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::tensor_memory::pixel_rank(tensorRank)?;
        crate::rules::tensor_memory::cuTensorMapEncodeIm2col(pixelsPerColumn)?;
        crate::rules::tensor_memory::swizzles(tensorDataType, interleave, swizzle)?;
        crate::rules::tensor_memory::modes(tensorDataType, interleave, l2Promotion, oobFill)?;
        crate::rules::tensor_memory::aligned_address(globalAddress)?;
        crate::rules::tensor_memory::tensor_address(tensorDataType, globalAddress, interleave)?;
        crate::rules::tensor_memory::tensor_dims(elements(globalDim, tensorRank as usize))?;
        crate::rules::tensor_memory::first_dim(
            tensorDataType,
            elements(globalDim, tensorRank as usize),
        )?;
        crate::rules::tensor_memory::tensor_strides(
            tensorDataType,
            elements(globalStrides, (tensorRank as usize).saturating_sub(1)),
            interleave,
        )?;
        crate::rules::tensor_memory::element_strides(
            elements(elementStrides, tensorRank as usize),
            interleave,
        )?;
        crate::rules::tensor_memory::pixel_channels(
            tensorDataType,
            channelsPerPixel,
            interleave,
            swizzle,
        )?;
        crate::rules::tensor_memory::corner(elements(
            pixelBoxLowerCorner,
            (tensorRank as usize).saturating_sub(2),
        ))
        .at("pixelBoxLowerCorner")?;
        crate::rules::tensor_memory::corner(elements(
            pixelBoxUpperCorner,
            (tensorRank as usize).saturating_sub(2),
        ))
        .at("pixelBoxUpperCorner")
    }
}

#[inline]
pub(crate) unsafe fn cuTensorMapEncodeIm2colWide(
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
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::tensor_memory::pixel_rank(tensorRank)?;
        crate::rules::tensor_memory::cuTensorMapEncodeIm2colWide(
            tensorDataType,
            pixelsPerColumn,
            mode,
            swizzle,
        )?;
        crate::rules::tensor_memory::modes(tensorDataType, interleave, l2Promotion, oobFill)?;
        crate::rules::tensor_memory::aligned_address(globalAddress)?;
        crate::rules::tensor_memory::tensor_address(tensorDataType, globalAddress, interleave)?;
        crate::rules::tensor_memory::tensor_dims(elements(globalDim, tensorRank as usize))?;
        crate::rules::tensor_memory::first_dim(
            tensorDataType,
            elements(globalDim, tensorRank as usize),
        )?;
        crate::rules::tensor_memory::tensor_strides(
            tensorDataType,
            elements(globalStrides, (tensorRank as usize).saturating_sub(1)),
            interleave,
        )?;
        crate::rules::tensor_memory::element_strides(
            elements(elementStrides, tensorRank as usize),
            interleave,
        )?;
        crate::rules::tensor_memory::pixel_channels(
            tensorDataType,
            channelsPerPixel,
            interleave,
            swizzle,
        )?;
        crate::rules::tensor_memory::corner_width(pixelBoxLowerCornerWidth)
            .at("pixelBoxLowerCornerWidth")?;
        crate::rules::tensor_memory::corner_width(pixelBoxUpperCornerWidth)
            .at("pixelBoxUpperCornerWidth")
    }
}

#[inline]
pub(crate) fn cuTensorMapReplaceAddress(globalAddress: *mut c_void) -> Verdict {
    crate::rules::tensor_memory::aligned_address(globalAddress)
}

#[inline]
pub(crate) fn cuTensorMapSetAllocationClass(allocClass: CUtensorMapAllocClass) -> Verdict {
    crate::rules::tensor_memory::cuTensorMapSetAllocationClass(allocClass)
}
