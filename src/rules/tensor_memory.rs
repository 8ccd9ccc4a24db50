//! Rules of the group "Tensor Map Object Management".
//!
//! Of a tensor's arrays, no more is read than the five dimensions that a tensor has at most.

use super::{elements, rules};
use crate::error::Result;
use crate::precondition::KNOWN;
use core::ffi::{c_int, c_void};
use cuda_sys::*;

use CUtensorMapDataType as D;
use CUtensorMapFloatOOBfill as O;
use CUtensorMapIm2ColWideMode as M;
use CUtensorMapInterleave as I;
use CUtensorMapL2promotion as L;
use CUtensorMapSwizzle as S;

/// In the order in which releases added them.
const TYPES: [CUtensorMapDataType; 16] = [
    D::CU_TENSOR_MAP_DATA_TYPE_UINT8,
    D::CU_TENSOR_MAP_DATA_TYPE_UINT16,
    D::CU_TENSOR_MAP_DATA_TYPE_UINT32,
    D::CU_TENSOR_MAP_DATA_TYPE_INT32,
    D::CU_TENSOR_MAP_DATA_TYPE_UINT64,
    D::CU_TENSOR_MAP_DATA_TYPE_INT64,
    D::CU_TENSOR_MAP_DATA_TYPE_FLOAT16,
    D::CU_TENSOR_MAP_DATA_TYPE_FLOAT32,
    D::CU_TENSOR_MAP_DATA_TYPE_FLOAT64,
    D::CU_TENSOR_MAP_DATA_TYPE_BFLOAT16,
    D::CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ,
    D::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32,
    D::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ,
    U4_8B,
    U4_16B,
    U6_16B,
];
const TYPES_BEFORE_PACKED: &[CUtensorMapDataType; 13] = TYPES.first_chunk().unwrap();
const U4_8B: CUtensorMapDataType = D::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B;
const U4_16B: CUtensorMapDataType = D::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B;
const U6_16B: CUtensorMapDataType = D::CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B;

const SWIZZLES: [CUtensorMapSwizzle; 7] = [
    S::CU_TENSOR_MAP_SWIZZLE_NONE,
    S::CU_TENSOR_MAP_SWIZZLE_32B,
    S::CU_TENSOR_MAP_SWIZZLE_64B,
    S::CU_TENSOR_MAP_SWIZZLE_128B,
    S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B,
    S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B,
    S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B,
];
const SWIZZLES_BEFORE_ATOMS: &[CUtensorMapSwizzle; 4] = SWIZZLES.first_chunk().unwrap();

/// The bytes of an element, of the types that have whole bytes.
fn element_size(tensorDataType: CUtensorMapDataType) -> Option<u32> {
    match tensorDataType {
        D::CU_TENSOR_MAP_DATA_TYPE_UINT8 => Some(1),
        D::CU_TENSOR_MAP_DATA_TYPE_UINT16
        | D::CU_TENSOR_MAP_DATA_TYPE_FLOAT16
        | D::CU_TENSOR_MAP_DATA_TYPE_BFLOAT16 => Some(2),
        D::CU_TENSOR_MAP_DATA_TYPE_UINT32
        | D::CU_TENSOR_MAP_DATA_TYPE_INT32
        | D::CU_TENSOR_MAP_DATA_TYPE_FLOAT32
        | D::CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ
        | D::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32
        | D::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ => Some(4),
        D::CU_TENSOR_MAP_DATA_TYPE_UINT64
        | D::CU_TENSOR_MAP_DATA_TYPE_INT64
        | D::CU_TENSOR_MAP_DATA_TYPE_FLOAT64 => Some(8),
        _ => None,
    }
}

/// The bytes that a mode swizzles within.
fn span(swizzle: CUtensorMapSwizzle) -> Option<u32> {
    match swizzle {
        S::CU_TENSOR_MAP_SWIZZLE_32B => Some(32),
        S::CU_TENSOR_MAP_SWIZZLE_64B => Some(64),
        S::CU_TENSOR_MAP_SWIZZLE_128B
        | S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B
        | S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B
        | S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B => Some(128),
        _ => None,
    }
}

fn is_float(tensorDataType: CUtensorMapDataType) -> bool {
    [
        D::CU_TENSOR_MAP_DATA_TYPE_FLOAT16,
        D::CU_TENSOR_MAP_DATA_TYPE_FLOAT32,
        D::CU_TENSOR_MAP_DATA_TYPE_FLOAT64,
        D::CU_TENSOR_MAP_DATA_TYPE_BFLOAT16,
        D::CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ,
        D::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32,
        D::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ,
    ]
    .contains(&tensorDataType)
}

/// What all three encodings have in common: their enumerators, and a tensor's memory.
macro_rules! tensor {
    ($call:literal, $rank:ident, $i:ident: $tensorDataType:ident, $tensorRank:ident, $globalAddress:ident,
        $globalDim:ident ($dim:expr) ($first_dim:expr), $globalStrides:ident ($stride:expr),
        $elementStrides:ident ($element_stride:expr), $interleave:ident, $l2Promotion:ident, $oobFill:ident) => {
        rules! { $call:
            $tensorDataType => one_of(&TYPES), 12_080..=13_050;
            $interleave => one_of(&[
                I::CU_TENSOR_MAP_INTERLEAVE_NONE,
                I::CU_TENSOR_MAP_INTERLEAVE_16B,
                I::CU_TENSOR_MAP_INTERLEAVE_32B,
            ]), KNOWN;
            $l2Promotion => one_of(&[
                L::CU_TENSOR_MAP_L2_PROMOTION_NONE,
                L::CU_TENSOR_MAP_L2_PROMOTION_L2_64B,
                L::CU_TENSOR_MAP_L2_PROMOTION_L2_128B,
                L::CU_TENSOR_MAP_L2_PROMOTION_L2_256B,
            ]), KNOWN;
            $oobFill => one_of(&[
                O::CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE,
                O::CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA,
            ]), KNOWN;
        }
        if !is_float($tensorDataType) {
            rules! { $call:
                $oobFill => one_of(&[O::CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE]), KNOWN, "with a type that is no floating-point type";
            }
        }
        let $rank = $tensorRank.min(5) as usize;
        let $globalAddress = $globalAddress.addr();
        // SAFETY: as for the call.
        let ($globalDim, $globalStrides, $elementStrides) = unsafe {
            (
                elements($globalDim, $rank),
                elements($globalStrides, $rank.saturating_sub(1)),
                elements($elementStrides, $rank),
            )
        };
        rules! { $call:
            $globalAddress => multiple_of(16), KNOWN;
        }
        for $i in 0..$globalDim.len() {
            rules! { $call at $i:
                $dim => non_zero(), KNOWN;
                $dim => at_most(1 << 32), 11_070..=13_040;
                $dim => at_most(1 << 31), 13_050..=13_050;
            }
        }
        for $i in 0..$globalStrides.len() {
            rules! { $call at $i:
                $stride => multiple_of(16), KNOWN;
                $stride => below(1 << 40), KNOWN;
            }
        }
        // The first element stride is ignored where nothing is interleaved.
        let first = usize::from($interleave == I::CU_TENSOR_MAP_INTERLEAVE_NONE);
        for $i in first..$elementStrides.len() {
            rules! { $call at $i:
                $element_stride => non_zero(), KNOWN;
                $element_stride => at_most(8), KNOWN;
            }
        }
        if $interleave == I::CU_TENSOR_MAP_INTERLEAVE_32B {
            rules! { $call:
                $globalAddress => multiple_of(32), KNOWN, "with CU_TENSOR_MAP_INTERLEAVE_32B";
            }
            for $i in 0..$globalStrides.len() {
                rules! { $call at $i:
                    $stride => multiple_of(32), KNOWN, "with CU_TENSOR_MAP_INTERLEAVE_32B";
                }
            }
        }
        if [U4_16B, U6_16B].contains(&$tensorDataType) {
            rules! { $call:
                $globalAddress => multiple_of(32), 12_080..=13_050, "with a packed type of 16-byte alignment";
            }
            for $i in 0..$globalStrides.len() {
                rules! { $call at $i:
                    $stride => multiple_of(32), 12_080..=13_050, "with a packed type of 16-byte alignment";
                }
            }
            if !$globalDim.is_empty() {
                rules! { $call:
                    $first_dim => multiple_of(128), 12_080..=13_050, "with a packed type of 16-byte alignment";
                }
            }
        }
        if $tensorDataType == U4_8B && !$globalDim.is_empty() {
            rules! { $call:
                $first_dim => multiple_of(2), 12_080..=13_050, "with CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B";
            }
        }
        if $tensorDataType == U6_16B {
            rules! { $call:
                $interleave => one_of(&[I::CU_TENSOR_MAP_INTERLEAVE_NONE]), 12_080..=13_050, "with CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B";
            }
        }
    };
}

/// The swizzle modes of two of the encodings.
macro_rules! swizzles {
    ($call:literal: $tensorDataType:ident, $swizzle:ident) => {
        rules! { $call:
            $tensorDataType => one_of(TYPES_BEFORE_PACKED), 11_070..=12_060;
            $swizzle => one_of(SWIZZLES_BEFORE_ATOMS), 11_070..=12_060;
            $swizzle => one_of(&SWIZZLES), 12_080..=13_050;
        }
        if $tensorDataType == U6_16B {
            rules! { $call:
                $swizzle => one_of(&[
                    S::CU_TENSOR_MAP_SWIZZLE_NONE,
                    S::CU_TENSOR_MAP_SWIZZLE_128B,
                    S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B,
                    S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B,
                ]), 12_080..=13_050, "with CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B";
            }
        }
        if $tensorDataType == U4_16B {
            rules! { $call:
                $swizzle => one_of(&[
                    S::CU_TENSOR_MAP_SWIZZLE_NONE,
                    S::CU_TENSOR_MAP_SWIZZLE_128B,
                    S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B,
                ]), 12_080..=13_050, "with CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B";
            }
        }
    };
}

/// The channels of the two encodings that are made of pixels.
macro_rules! pixels {
    ($call:literal: $tensorDataType:ident, $channelsPerPixel:ident, $interleave:ident, $swizzle:ident) => {
        rules! { $call:
            $channelsPerPixel => at_most(256), KNOWN;
        }
        if [U4_16B, U6_16B].contains(&$tensorDataType) {
            rules! { $call:
                $channelsPerPixel => one_of(&[128]), 12_080..=13_050, "with a packed type of 16-byte alignment";
            }
        }
        if let (I::CU_TENSOR_MAP_INTERLEAVE_NONE, 0..=256, Some(elementSize), Some(span)) =
            ($interleave, $channelsPerPixel, element_size($tensorDataType), span($swizzle))
        {
            rules! { $call:
                $channelsPerPixel * elementSize => at_most(span), 12_080..=13_050, "the span of the swizzle mode";
            }
        }
    };
}

/// # Safety
///
/// As for the call.
#[allow(clippy::too_many_arguments)]
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
) -> Result<()> {
    rules! { c"cuTensorMapEncodeTiled":
        tensorRank => one_of(&[1, 2, 3, 4, 5]), KNOWN;
    }
    if interleave != I::CU_TENSOR_MAP_INTERLEAVE_NONE {
        rules! { c"cuTensorMapEncodeTiled":
            tensorRank => at_least(3), KNOWN, "with an interleaved layout";
        }
    }
    swizzles!(c"cuTensorMapEncodeTiled": tensorDataType, swizzle);
    tensor!(c"cuTensorMapEncodeTiled", rank, i: tensorDataType, tensorRank, globalAddress,
        globalDim (globalDim[i]) (globalDim[0]), globalStrides (globalStrides[i]),
        elementStrides (elementStrides[i]), interleave, l2Promotion, oobFill);
    // SAFETY: as for the call.
    let boxDim = unsafe { elements(boxDim, rank) };
    for (i, _) in boxDim.iter().enumerate() {
        rules! { c"cuTensorMapEncodeTiled" at i:
            boxDim[i] => non_zero(), 12_010..=13_050;
            boxDim[i] => at_most(256), 12_010..=13_050;
        }
    }
    let Some(&inner) = boxDim.first() else { return Ok(()) };
    if [U4_16B, U6_16B].contains(&tensorDataType) {
        rules! { c"cuTensorMapEncodeTiled":
            boxDim[0] => one_of(&[128]), 12_080..=13_050, "with a packed type of 16-byte alignment";
        }
    }
    if let (I::CU_TENSOR_MAP_INTERLEAVE_NONE, 0..=256, Some(elementSize)) =
        (interleave, inner, element_size(tensorDataType))
    {
        rules! { c"cuTensorMapEncodeTiled":
            boxDim[0] * elementSize => multiple_of(16), KNOWN, "with CU_TENSOR_MAP_INTERLEAVE_NONE";
        }
        if let Some(span) = span(swizzle) {
            rules! { c"cuTensorMapEncodeTiled":
                boxDim[0] * elementSize => at_most(span), KNOWN, "the span of the swizzle mode";
            }
        }
    }
    Ok(())
}

/// # Safety
///
/// As for the call.
#[allow(clippy::too_many_arguments)]
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
) -> Result<()> {
    rules! { c"cuTensorMapEncodeIm2col":
        tensorRank => one_of(&[3, 4, 5]), KNOWN;
        pixelsPerColumn => at_most(1024), KNOWN;
    }
    swizzles!(c"cuTensorMapEncodeIm2col": tensorDataType, swizzle);
    tensor!(c"cuTensorMapEncodeIm2col", rank, i: tensorDataType, tensorRank, globalAddress,
        globalDim (globalDim[i]) (globalDim[0]), globalStrides (globalStrides[i]),
        elementStrides (elementStrides[i]), interleave, l2Promotion, oobFill);
    pixels!(c"cuTensorMapEncodeIm2col": tensorDataType, channelsPerPixel, interleave, swizzle);
    let largest = match tensorRank {
        3 => 32767,
        4 => 127,
        5 => 15,
        _ => return Ok(()),
    };
    // SAFETY: as for the call.
    let (pixelBoxLowerCorner, pixelBoxUpperCorner) =
        unsafe { (elements(pixelBoxLowerCorner, rank - 2), elements(pixelBoxUpperCorner, rank - 2)) };
    for (i, _) in pixelBoxLowerCorner.iter().enumerate() {
        rules! { c"cuTensorMapEncodeIm2col" at i:
            pixelBoxLowerCorner[i] => at_least(-largest - 1), KNOWN, "with this tensorRank";
            pixelBoxLowerCorner[i] => at_most(largest), KNOWN, "with this tensorRank";
        }
    }
    for (i, _) in pixelBoxUpperCorner.iter().enumerate() {
        rules! { c"cuTensorMapEncodeIm2col" at i:
            pixelBoxUpperCorner[i] => at_least(-largest - 1), KNOWN, "with this tensorRank";
            pixelBoxUpperCorner[i] => at_most(largest), KNOWN, "with this tensorRank";
        }
    }
    Ok(())
}

/// # Safety
///
/// As for the call.
#[allow(clippy::too_many_arguments)]
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
) -> Result<()> {
    rules! { c"cuTensorMapEncodeIm2colWide":
        tensorRank => one_of(&[3, 4, 5]), KNOWN;
        pixelBoxLowerCornerWidth => at_least(-32768), KNOWN;
        pixelBoxLowerCornerWidth => at_most(32767), KNOWN;
        pixelBoxUpperCornerWidth => at_least(-32768), KNOWN;
        pixelBoxUpperCornerWidth => at_most(32767), KNOWN;
        mode => one_of(&[M::CU_TENSOR_MAP_IM2COL_WIDE_MODE_W, M::CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128]), KNOWN;
        swizzle => none_of(&[
            S::CU_TENSOR_MAP_SWIZZLE_NONE,
            S::CU_TENSOR_MAP_SWIZZLE_32B,
            S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B,
            S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B,
        ]), KNOWN;
    }
    if mode != M::CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128 {
        rules! { c"cuTensorMapEncodeIm2colWide":
            pixelsPerColumn => at_most(1024), KNOWN;
        }
    }
    if tensorDataType == U6_16B {
        rules! { c"cuTensorMapEncodeIm2colWide":
            swizzle => none_of(&[S::CU_TENSOR_MAP_SWIZZLE_64B]), 11_070..=13_010, "with CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B";
        }
    }
    if tensorDataType == U4_16B {
        rules! { c"cuTensorMapEncodeIm2colWide":
            swizzle => none_of(&[S::CU_TENSOR_MAP_SWIZZLE_64B]), KNOWN, "with CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B";
        }
    }
    tensor!(c"cuTensorMapEncodeIm2colWide", _rank, i: tensorDataType, tensorRank, globalAddress,
        globalDim (globalDim[i]) (globalDim[0]), globalStrides (globalStrides[i]),
        elementStrides (elementStrides[i]), interleave, l2Promotion, oobFill);
    pixels!(c"cuTensorMapEncodeIm2colWide": tensorDataType, channelsPerPixel, interleave, swizzle);
    Ok(())
}

pub(crate) fn cuTensorMapReplaceAddress(globalAddress: *mut c_void) -> Result<()> {
    let globalAddress = globalAddress.addr();
    rules! { c"cuTensorMapReplaceAddress":
        globalAddress => multiple_of(16), KNOWN;
    }
    Ok(())
}

pub(crate) fn cuTensorMapSetAllocationClass(allocClass: CUtensorMapAllocClass) -> Result<()> {
    use CUtensorMapAllocClass as C;
    rules! { c"cuTensorMapSetAllocationClass":
        allocClass => one_of(&[
            C::CU_TENSOR_MAP_ALLOC_CLASS_AUTO,
            C::CU_TENSOR_MAP_ALLOC_CLASS_SMALL,
            C::CU_TENSOR_MAP_ALLOC_CLASS_LARGE,
        ]), KNOWN;
    }
    Ok(())
}
