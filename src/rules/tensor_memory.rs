//! Rules of the group "Tensor Map Object Management".
//!
//! The rules read at most five elements of a tensor's arrays, because a tensor has at most five dimensions.

use crate::rule::{Place, Verdict, elements, rules};
use core::ffi::{c_int, c_void};
use cuda_sys::*;

use CUtensorMapDataType as D;
use CUtensorMapFloatOOBfill as O;
use CUtensorMapIm2ColWideMode as M;
use CUtensorMapInterleave as I;
use CUtensorMapL2promotion as L;
use CUtensorMapSwizzle as S;

const U4_8B: D = D::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B;
const U4_16B: D = D::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B;
const U6_16B: D = D::CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B;
/// In the order in which releases added them.
const TYPES: &[D] = &[
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
const TYPES_BEFORE_PACKED: &[D] = TYPES.split_at(13).0;

const NO_SWIZZLE: S = S::CU_TENSOR_MAP_SWIZZLE_NONE;
const SWIZZLE_32B: S = S::CU_TENSOR_MAP_SWIZZLE_32B;
const SWIZZLE_64B: S = S::CU_TENSOR_MAP_SWIZZLE_64B;
const SWIZZLE_128B: S = S::CU_TENSOR_MAP_SWIZZLE_128B;
const ATOM_32B: S = S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B;
const ATOM_32B_FLIP_8B: S = S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B;
const ATOM_64B: S = S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B;
/// In the order in which releases added them.
const SWIZZLES: &[S] =
    &[NO_SWIZZLE, SWIZZLE_32B, SWIZZLE_64B, SWIZZLE_128B, ATOM_32B, ATOM_32B_FLIP_8B, ATOM_64B];
const SWIZZLES_BEFORE_ATOMS: &[S] = SWIZZLES.split_at(4).0;

const NOT_INTERLEAVED: I = I::CU_TENSOR_MAP_INTERLEAVE_NONE;
const INTERLEAVED_32B: I = I::CU_TENSOR_MAP_INTERLEAVE_32B;

/// Returns the number of dimensions to check.
#[inline]
fn dimensions(tensorRank: cuuint32_t) -> usize {
    tensorRank.min(5) as usize
}

/// Returns the size of an element in bytes, for types that are not packed.
#[inline]
fn element_size(tensorDataType: D) -> Option<u32> {
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

/// Returns the number of bytes within which a mode swizzles.
#[inline]
fn span(swizzle: S) -> Option<u32> {
    match swizzle {
        SWIZZLE_32B => Some(32),
        SWIZZLE_64B => Some(64),
        SWIZZLE_128B | ATOM_32B | ATOM_32B_FLIP_8B | ATOM_64B => Some(128),
        _ => None,
    }
}

#[inline]
fn is_float(tensorDataType: D) -> bool {
    matches!(
        tensorDataType,
        D::CU_TENSOR_MAP_DATA_TYPE_FLOAT16
            | D::CU_TENSOR_MAP_DATA_TYPE_FLOAT32
            | D::CU_TENSOR_MAP_DATA_TYPE_FLOAT64
            | D::CU_TENSOR_MAP_DATA_TYPE_BFLOAT16
            | D::CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ
            | D::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32
            | D::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ
    )
}

/// The enumerators that all three encodings have.
#[inline]
fn modes(
    tensorDataType: D,
    interleave: I,
    l2Promotion: CUtensorMapL2promotion,
    oobFill: CUtensorMapFloatOOBfill,
) -> Verdict {
    rules! {
        273: tensorDataType => one_of(TYPES), else UNDOCUMENTED;
        274: interleave => one_of(&[
            I::CU_TENSOR_MAP_INTERLEAVE_NONE,
            I::CU_TENSOR_MAP_INTERLEAVE_16B,
            I::CU_TENSOR_MAP_INTERLEAVE_32B,
        ]), else UNDOCUMENTED;
        275: l2Promotion => one_of(&[
            L::CU_TENSOR_MAP_L2_PROMOTION_NONE,
            L::CU_TENSOR_MAP_L2_PROMOTION_L2_64B,
            L::CU_TENSOR_MAP_L2_PROMOTION_L2_128B,
            L::CU_TENSOR_MAP_L2_PROMOTION_L2_256B,
        ]), else UNDOCUMENTED;
        276: oobFill => one_of(&[
            O::CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE,
            O::CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA,
        ]), else UNDOCUMENTED;
    }
    if !is_float(tensorDataType) {
        rules!(277: oobFill => one_of(&[O::CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE]),
            "with a type that is no floating-point type", else UNDOCUMENTED);
    }
    if tensorDataType == U6_16B {
        rules!(278: interleave => one_of(&[NOT_INTERLEAVED]), since 12_080,
            "with CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B", else UNDOCUMENTED);
    }
    Ok(())
}

/// Returns whether the type is packed with 16-byte alignment. The tensor's memory then needs an alignment of 32 bytes.
#[inline]
fn packed_16b(tensorDataType: D) -> bool {
    matches!(tensorDataType, U4_16B | U6_16B)
}

#[inline]
fn aligned_address(globalAddress: usize) -> Verdict {
    rules!(279: globalAddress => multiple_of(16), else UNDOCUMENTED);
    Ok(())
}

#[inline]
fn tensor_address(tensorDataType: D, globalAddress: usize, interleave: I) -> Verdict {
    aligned_address(globalAddress)?;
    if interleave == INTERLEAVED_32B {
        rules!(280: globalAddress => multiple_of(32), "with CU_TENSOR_MAP_INTERLEAVE_32B", else UNDOCUMENTED);
    }
    if packed_16b(tensorDataType) {
        rules!(281: globalAddress => multiple_of(32), since 12_080, "with a packed type of 16-byte alignment",
            else UNDOCUMENTED);
    }
    Ok(())
}

#[inline]
fn tensor_dims(tensorDataType: D, globalDim: &[cuuint64_t]) -> Verdict {
    for (i, _) in globalDim.iter().enumerate() {
        rules! {
            282: globalDim[i] => non_zero(), at i, else UNDOCUMENTED;
            283: globalDim[i] => at_most(1 << 31), at i, since 13_050, else UNDOCUMENTED;
            284: globalDim[i] => at_most(1 << 32), at i, else UNDOCUMENTED;
        }
    }
    if globalDim.is_empty() {
        return Ok(());
    }
    if packed_16b(tensorDataType) {
        rules!(285: globalDim[0] => multiple_of(128), since 12_080,
            "for the first dimension, with a packed type of 16-byte alignment",
            else UNDOCUMENTED);
    }
    if tensorDataType == U4_8B {
        rules!(286: globalDim[0] => multiple_of(2), since 12_080,
            "for the first dimension, with CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B",
            else UNDOCUMENTED);
    }
    Ok(())
}

#[inline]
fn tensor_strides(tensorDataType: D, globalStrides: &[cuuint64_t], interleave: I) -> Verdict {
    for (i, _) in globalStrides.iter().enumerate() {
        rules! {
            287: globalStrides[i] => multiple_of(16), at i, else UNDOCUMENTED;
            288: globalStrides[i] => below(1 << 40), at i, else UNDOCUMENTED;
        }
        if interleave == INTERLEAVED_32B {
            rules!(289: globalStrides[i] => multiple_of(32), at i, "with CU_TENSOR_MAP_INTERLEAVE_32B",
                else UNDOCUMENTED);
        }
        if packed_16b(tensorDataType) {
            rules!(290: globalStrides[i] => multiple_of(32), at i, since 12_080,
                "with a packed type of 16-byte alignment", else UNDOCUMENTED);
        }
    }
    Ok(())
}

#[inline]
fn element_strides(elementStrides: &[cuuint32_t], interleave: I) -> Verdict {
    let ignored = usize::from(interleave == NOT_INTERLEAVED);
    for (i, _) in elementStrides.iter().enumerate().skip(ignored) {
        rules! {
            291: elementStrides[i] => non_zero(), at i, "but for the first with CU_TENSOR_MAP_INTERLEAVE_NONE",
                else UNDOCUMENTED;
            292: elementStrides[i] => at_most(8), at i, "but for the first with CU_TENSOR_MAP_INTERLEAVE_NONE",
                else UNDOCUMENTED;
        }
    }
    Ok(())
}

/// A tensor's memory.
///
/// # Safety
///
/// Each array must be null or have the elements of `tensorRank` dimensions.
#[inline]
unsafe fn tensor(
    tensorDataType: D,
    tensorRank: cuuint32_t,
    globalAddress: *mut c_void,
    globalDim: *const cuuint64_t,
    globalStrides: *const cuuint64_t,
    elementStrides: *const cuuint32_t,
    interleave: I,
) -> Verdict {
    let rank = dimensions(tensorRank);
    // SAFETY: the caller guarantees this.
    let (globalDim, globalStrides, elementStrides) = unsafe {
        (
            elements(globalDim, rank),
            elements(globalStrides, rank.saturating_sub(1)),
            elements(elementStrides, rank),
        )
    };
    tensor_address(tensorDataType, globalAddress.addr(), interleave)?;
    tensor_dims(tensorDataType, globalDim)?;
    tensor_strides(tensorDataType, globalStrides, interleave)?;
    element_strides(elementStrides, interleave)
}

/// The types and swizzle modes of the two older encodings.
#[inline]
fn swizzles(tensorDataType: D, interleave: I, swizzle: S) -> Verdict {
    rules! {
        293: tensorDataType => one_of(TYPES_BEFORE_PACKED), until 12_060, else UNDOCUMENTED;
        294: swizzle => one_of(SWIZZLES_BEFORE_ATOMS), until 12_060, else UNDOCUMENTED;
        295: swizzle => one_of(SWIZZLES), else UNDOCUMENTED;
    }
    if interleave == INTERLEAVED_32B {
        rules!(296: swizzle => one_of(&[SWIZZLE_32B]), since 12_020, "with CU_TENSOR_MAP_INTERLEAVE_32B",
            else UNDOCUMENTED);
    }
    if tensorDataType == U6_16B {
        rules!(297: swizzle => one_of(&[NO_SWIZZLE, SWIZZLE_128B, ATOM_32B, ATOM_64B]), since 12_080,
            "with CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B", else UNDOCUMENTED);
    }
    if tensorDataType == U4_16B {
        rules!(298: swizzle => one_of(&[NO_SWIZZLE, SWIZZLE_128B, ATOM_32B]), since 12_080,
            "with CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B", else UNDOCUMENTED);
    }
    Ok(())
}

/// The channels per pixel, for the two im2col encodings.
#[inline]
fn pixel_channels(
    tensorDataType: D,
    channelsPerPixel: cuuint32_t,
    interleave: I,
    swizzle: S,
) -> Verdict {
    rules!(299: channelsPerPixel => at_most(256), else UNDOCUMENTED);
    if packed_16b(tensorDataType) {
        rules!(300: channelsPerPixel => one_of(&[128]), since 12_080, "with a packed type of 16-byte alignment",
            else UNDOCUMENTED);
    }
    if interleave != NOT_INTERLEAVED {
        return Ok(());
    }
    if let (Some(size), Some(span)) = (element_size(tensorDataType), span(swizzle)) {
        rules!(301: channelsPerPixel => at_most(span / size), since 12_080,
            "the elements in the span of the swizzle mode, with CU_TENSOR_MAP_INTERLEAVE_NONE and a type that \
             is not packed", else UNDOCUMENTED);
    }
    Ok(())
}

#[allow(clippy::too_many_arguments)]
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
    rules!(302: tensorRank => one_of(&[1, 2, 3, 4, 5]), else UNDOCUMENTED);
    if interleave != NOT_INTERLEAVED {
        rules!(303: tensorRank => at_least(3), "without CU_TENSOR_MAP_INTERLEAVE_NONE", else UNDOCUMENTED);
    }
    swizzles(tensorDataType, interleave, swizzle)?;
    modes(tensorDataType, interleave, l2Promotion, oobFill)?;
    // SAFETY: the caller meets the safety conditions of the call.
    let boxDim = unsafe {
        tensor(
            tensorDataType,
            tensorRank,
            globalAddress,
            globalDim,
            globalStrides,
            elementStrides,
            interleave,
        )?;
        elements(boxDim, dimensions(tensorRank))
    };
    for (i, _) in boxDim.iter().enumerate() {
        rules! {
            304: boxDim[i] => non_zero(), at i, since 12_010, else UNDOCUMENTED;
            305: boxDim[i] => at_most(256), at i, since 12_010, else UNDOCUMENTED;
        }
    }
    if boxDim.is_empty() {
        return Ok(());
    }
    if packed_16b(tensorDataType) {
        rules!(306: boxDim[0] => one_of(&[128]), since 12_080,
            "for the first dimension, with a packed type of 16-byte alignment", else UNDOCUMENTED);
    }
    if interleave != NOT_INTERLEAVED {
        return Ok(());
    }
    let Some(size) = element_size(tensorDataType) else { return Ok(()) };
    rules!(307: boxDim[0] => multiple_of(16 / size),
        "the elements in 16 bytes, for the first dimension, with CU_TENSOR_MAP_INTERLEAVE_NONE and a type that is \
         not packed", else UNDOCUMENTED);
    if let Some(span) = span(swizzle) {
        rules!(308: boxDim[0] => at_most(span / size),
            "the elements in the span of the swizzle mode, for the first dimension, with \
             CU_TENSOR_MAP_INTERLEAVE_NONE and a type that is not packed", else UNDOCUMENTED);
    }
    Ok(())
}

/// An offset in one dimension of a corner.
#[inline]
fn corner(offset: c_int, tensorRank: cuuint32_t) -> Verdict {
    match tensorRank {
        3 => {
            rules! {
                309: offset => at_least(-32768), "with a tensorRank of 3", else UNDOCUMENTED;
                310: offset => at_most(32767), "with a tensorRank of 3", else UNDOCUMENTED;
            }
        }
        4 => {
            rules! {
                311: offset => at_least(-128), "with a tensorRank of 4", else UNDOCUMENTED;
                312: offset => at_most(127), "with a tensorRank of 4", else UNDOCUMENTED;
            }
        }
        _ => {
            rules! {
                313: offset => at_least(-16), "with a tensorRank of 5", else UNDOCUMENTED;
                314: offset => at_most(15), "with a tensorRank of 5", else UNDOCUMENTED;
            }
        }
    }
    Ok(())
}

#[inline]
fn pixel_rank(tensorRank: cuuint32_t) -> Verdict {
    rules!(315: tensorRank => one_of(&[3, 4, 5]), else UNDOCUMENTED);
    Ok(())
}

#[allow(clippy::too_many_arguments)]
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
    pixel_rank(tensorRank)?;
    rules!(316: pixelsPerColumn => at_most(1024), else UNDOCUMENTED);
    swizzles(tensorDataType, interleave, swizzle)?;
    modes(tensorDataType, interleave, l2Promotion, oobFill)?;
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe {
        tensor(
            tensorDataType,
            tensorRank,
            globalAddress,
            globalDim,
            globalStrides,
            elementStrides,
            interleave,
        )?;
    }
    pixel_channels(tensorDataType, channelsPerPixel, interleave, swizzle)?;
    // A release whose documentation was not read may have other ranks.
    if !(3..=5).contains(&tensorRank) {
        return Ok(());
    }
    let corners = dimensions(tensorRank) - 2;
    // SAFETY: the caller meets the safety conditions of the call.
    let (pixelBoxLowerCorner, pixelBoxUpperCorner) =
        unsafe { (elements(pixelBoxLowerCorner, corners), elements(pixelBoxUpperCorner, corners)) };
    for (i, &offset) in pixelBoxLowerCorner.iter().enumerate() {
        corner(offset, tensorRank).at_element("pixelBoxLowerCorner[i]", i)?;
    }
    for (i, &offset) in pixelBoxUpperCorner.iter().enumerate() {
        corner(offset, tensorRank).at_element("pixelBoxUpperCorner[i]", i)?;
    }
    Ok(())
}

/// An offset along the width.
#[inline]
fn corner_width(offset: c_int) -> Verdict {
    rules! {
        317: offset => at_least(-32768), else UNDOCUMENTED;
        318: offset => at_most(32767), else UNDOCUMENTED;
    }
    Ok(())
}

#[allow(clippy::too_many_arguments)]
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
    pixel_rank(tensorRank)?;
    corner_width(pixelBoxLowerCornerWidth).at("pixelBoxLowerCornerWidth")?;
    corner_width(pixelBoxUpperCornerWidth).at("pixelBoxUpperCornerWidth")?;
    rules! {
        319: mode => one_of(&[M::CU_TENSOR_MAP_IM2COL_WIDE_MODE_W, M::CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128]),
            else UNDOCUMENTED;
        320: swizzle => none_of(&[NO_SWIZZLE, SWIZZLE_32B, ATOM_32B_FLIP_8B, ATOM_64B]), else UNDOCUMENTED;
        // Since 13.2 the documentation allows one more mode, but states only its name.
        321: swizzle => one_of(&[SWIZZLE_64B, SWIZZLE_128B, ATOM_32B]), until 13_010, else UNDOCUMENTED;
    }
    if mode != M::CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128 {
        rules!(322: pixelsPerColumn => at_most(1024), "without CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128",
            else UNDOCUMENTED);
    }
    if tensorDataType == U6_16B {
        rules!(323: swizzle => none_of(&[SWIZZLE_64B]), until 13_010, "with CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B",
            else UNDOCUMENTED);
    }
    if tensorDataType == U4_16B {
        rules!(324: swizzle => none_of(&[SWIZZLE_64B]), "with CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B",
            else UNDOCUMENTED);
    }
    modes(tensorDataType, interleave, l2Promotion, oobFill)?;
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe {
        tensor(
            tensorDataType,
            tensorRank,
            globalAddress,
            globalDim,
            globalStrides,
            elementStrides,
            interleave,
        )?;
    }
    pixel_channels(tensorDataType, channelsPerPixel, interleave, swizzle)
}

#[inline]
pub(crate) fn cuTensorMapReplaceAddress(globalAddress: *mut c_void) -> Verdict {
    aligned_address(globalAddress.addr())
}

#[inline]
pub(crate) fn cuTensorMapSetAllocationClass(allocClass: CUtensorMapAllocClass) -> Verdict {
    use CUtensorMapAllocClass as C;
    rules!(325: allocClass => one_of(&[
        C::CU_TENSOR_MAP_ALLOC_CLASS_AUTO,
        C::CU_TENSOR_MAP_ALLOC_CLASS_SMALL,
        C::CU_TENSOR_MAP_ALLOC_CLASS_LARGE,
    ]), else UNDOCUMENTED);
    Ok(())
}
