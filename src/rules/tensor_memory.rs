//! Rules of the group "Tensor Map Object Management".
//!
//! The rules read at most five elements of a tensor's arrays, because a tensor has at most five dimensions.

use crate::rules::prelude::*;

use CUtensorMapDataType as D;
use CUtensorMapFloatOOBfill as O;
use CUtensorMapIm2ColWideMode as M;
use CUtensorMapInterleave as I;
use CUtensorMapSwizzle as S;

const U4_8B: D = D::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B;
const U4_16B: D = D::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B;
const U6_16B: D = D::CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B;

const NO_SWIZZLE: S = S::CU_TENSOR_MAP_SWIZZLE_NONE;
const SWIZZLE_32B: S = S::CU_TENSOR_MAP_SWIZZLE_32B;
const SWIZZLE_64B: S = S::CU_TENSOR_MAP_SWIZZLE_64B;
const SWIZZLE_128B: S = S::CU_TENSOR_MAP_SWIZZLE_128B;
const ATOM_32B: S = S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B;
const ATOM_32B_FLIP_8B: S = S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B;
const ATOM_64B: S = S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B;

const NOT_INTERLEAVED: I = I::CU_TENSOR_MAP_INTERLEAVE_NONE;
const INTERLEAVED_32B: I = I::CU_TENSOR_MAP_INTERLEAVE_32B;

const PACKED: [D; 3] = [U4_8B, U4_16B, U6_16B];
/// They swizzle larger parts than the others, of 16 bytes.
const ATOMS: [S; 3] = [ATOM_32B, ATOM_32B_FLIP_8B, ATOM_64B];

const SHARED: CUdevice_attribute =
    CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR;

/// Returns whether each device has a compute capability below 10.0.
#[inline]
fn are_earlier() -> bool {
    let capabilities = query::compute_capabilities().unwrap_or_default();
    !capabilities.is_empty() && capabilities.iter().all(|own| *own < 100)
}

/// Returns the dimension of an offset of a corner: the width comes first, after the channels unless these are interleaved.
#[inline]
fn side(globalDim: &[cuuint64_t], interleave: I, i: usize) -> i64 {
    let side = globalDim.get(i + usize::from(interleave == NOT_INTERLEAVED));
    side.and_then(|side| i64::try_from(*side).ok()).unwrap_or(i64::MAX >> 1)
}

/// Returns the most that an offset of a corner can be.
#[inline]
fn most_offset(tensorRank: cuuint32_t) -> c_int {
    match tensorRank {
        4 => 127,
        5 => 15,
        _ => 32767,
    }
}

/// Returns the size of an element in bytes, for types that are not packed.
#[inline]
fn size(tensorDataType: D) -> u32 {
    match tensorDataType {
        D::CU_TENSOR_MAP_DATA_TYPE_UINT16
        | D::CU_TENSOR_MAP_DATA_TYPE_FLOAT16
        | D::CU_TENSOR_MAP_DATA_TYPE_BFLOAT16 => 2,
        D::CU_TENSOR_MAP_DATA_TYPE_UINT32
        | D::CU_TENSOR_MAP_DATA_TYPE_INT32
        | D::CU_TENSOR_MAP_DATA_TYPE_FLOAT32
        | D::CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ
        | D::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32
        | D::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ => 4,
        D::CU_TENSOR_MAP_DATA_TYPE_UINT64
        | D::CU_TENSOR_MAP_DATA_TYPE_INT64
        | D::CU_TENSOR_MAP_DATA_TYPE_FLOAT64 => 8,
        _ => 1,
    }
}

/// Returns the number of bytes within which a mode swizzles.
#[inline]
fn span(swizzle: S) -> u32 {
    match swizzle {
        SWIZZLE_32B => 32,
        SWIZZLE_64B => 64,
        SWIZZLE_128B | ATOM_32B | ATOM_32B_FLIP_8B | ATOM_64B => 128,
        // Of a mode that is not known.
        _ => u32::MAX,
    }
}

rules! {
    fn cuTensorMapEncodeTiled(tensorRank: cuuint32_t, interleave: I) {
        302: tensorRank => one_of(&[1, 2, 3, 4, 5]), else UNDOCUMENTED;
        303: tensorRank => at_least(3), if interleave => is_not(NOT_INTERLEAVED), else UNDOCUMENTED;
    }

    on { cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2colWide }
    fn pixel_rank(tensorRank: cuuint32_t) {
        315: tensorRank => one_of(&[3, 4, 5]), else UNDOCUMENTED
    }

    fn cuTensorMapEncodeIm2col(pixelsPerColumn: cuuint32_t) {
        316: pixelsPerColumn => at_most(1024), else UNDOCUMENTED
    }

    fn cuTensorMapEncodeIm2colWide(
        tensorDataType: D,
        pixelsPerColumn: cuuint32_t,
        mode: M,
        swizzle: S,
    ) {
        319: mode => enumerator(), else UNDOCUMENTED;
        320: swizzle => none_of(&[NO_SWIZZLE, SWIZZLE_32B, ATOM_32B_FLIP_8B, ATOM_64B]),
            else UNDOCUMENTED;
        // Since 13.2 the documentation allows one more mode, but states only its name.
        321: swizzle => one_of(&[SWIZZLE_64B, SWIZZLE_128B, ATOM_32B]), until 13_010,
            else UNDOCUMENTED;
        322: pixelsPerColumn => at_most(1024),
            if mode => is_not(M::CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128), else UNDOCUMENTED;
        323: swizzle => none_of(&[SWIZZLE_64B]), if tensorDataType => is(U6_16B), until 13_010,
            else UNDOCUMENTED;
        324: swizzle => none_of(&[SWIZZLE_64B]), if tensorDataType => is(U4_16B), else UNDOCUMENTED;
    }

    /// An offset along the width.
    on {
        cuTensorMapEncodeIm2colWide.pixelBoxLowerCornerWidth,
        cuTensorMapEncodeIm2colWide.pixelBoxUpperCornerWidth
    }
    fn corner_width(offset: c_int) {
        317: offset => at_least(-32768), else UNDOCUMENTED;
        318: offset => at_most(32767), else UNDOCUMENTED;
    }

    /// The swizzle modes of the two older encodings.
    on { cuTensorMapEncodeTiled, cuTensorMapEncodeIm2col }
    fn swizzles(tensorDataType: D, interleave: I, swizzle: S) {
        295: swizzle => enumerator(), else UNDOCUMENTED;
        296: swizzle => one_of(&[SWIZZLE_32B]), if interleave => is(INTERLEAVED_32B), since 12_020,
            else UNDOCUMENTED;
        297: swizzle => one_of(&[NO_SWIZZLE, SWIZZLE_128B, ATOM_32B, ATOM_64B]),
            if tensorDataType => is(U6_16B), since 12_080, else UNDOCUMENTED;
        298: swizzle => one_of(&[NO_SWIZZLE, SWIZZLE_128B, ATOM_32B]),
            if tensorDataType => is(U4_16B), since 12_080, else UNDOCUMENTED;
    }

    on { cuTensorMapEncodeTiled, cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2colWide }
    fn modes(tensorDataType: D, interleave: I, l2Promotion: CUtensorMapL2promotion, oobFill: O) {
        273: tensorDataType => enumerator(), else UNDOCUMENTED;
        274: interleave => enumerator(), else UNDOCUMENTED;
        275: l2Promotion => enumerator(), else UNDOCUMENTED;
        276: oobFill => enumerator(), else UNDOCUMENTED;
        277: oobFill => one_of(&[O::CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE]),
            if tensorDataType => is_not(
                D::CU_TENSOR_MAP_DATA_TYPE_FLOAT16,
                D::CU_TENSOR_MAP_DATA_TYPE_FLOAT32,
                D::CU_TENSOR_MAP_DATA_TYPE_FLOAT64,
                D::CU_TENSOR_MAP_DATA_TYPE_BFLOAT16,
                D::CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ,
                D::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32,
                D::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ,
            ), else UNDOCUMENTED;
        278: interleave => one_of(&[NOT_INTERLEAVED]), if tensorDataType => is(U6_16B),
            since 12_080, else UNDOCUMENTED;
    }

    on {
        cuTensorMapEncodeTiled, cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2colWide,
        cuTensorMapReplaceAddress
    }
    fn aligned_address(globalAddress: *mut c_void) {
        279: globalAddress.addr(), as "globalAddress" => multiple_of(16), else UNDOCUMENTED
    }

    on { cuTensorMapEncodeTiled, cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2colWide }
    fn tensor_address(tensorDataType: D, globalAddress: *mut c_void, interleave: I) {
        280: globalAddress.addr(), as "globalAddress" => multiple_of(32),
            if interleave => is(INTERLEAVED_32B), else UNDOCUMENTED;
        281: globalAddress.addr(), as "globalAddress" => multiple_of(32),
            if tensorDataType => is(U4_16B, U6_16B), since 12_080, else UNDOCUMENTED;
    }

    on { cuTensorMapEncodeTiled, cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2colWide }
    fn tensor_dims(globalDim: &[cuuint64_t]) {
        for (i, _) in globalDim.iter().enumerate().take(5);
        282: globalDim[i] => non_zero(), at i, else UNDOCUMENTED;
        283: globalDim[i] => at_most(0x8000_0000), at i, since 13_050, else UNDOCUMENTED;
        284: globalDim[i] => at_most(0x1_0000_0000), at i, else UNDOCUMENTED;
    }

    on { cuTensorMapEncodeTiled, cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2colWide }
    fn first_dim(tensorDataType: D, globalDim: &[cuuint64_t]) {
        if let Some(&first) = globalDim.first();
        285: first, as "globalDim[0]" => multiple_of(128), if tensorDataType => is(U4_16B, U6_16B),
            since 12_080, else UNDOCUMENTED;
        286: first, as "globalDim[0]" => multiple_of(2), if tensorDataType => is(U4_8B),
            since 12_080, else UNDOCUMENTED;
    }

    on { cuTensorMapEncodeTiled, cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2colWide }
    fn tensor_strides(tensorDataType: D, globalStrides: &[cuuint64_t], interleave: I) {
        for (i, _) in globalStrides.iter().enumerate().take(4);
        287: globalStrides[i] => multiple_of(16), at i, else UNDOCUMENTED;
        288: globalStrides[i] => below(0x100_0000_0000), at i, else UNDOCUMENTED;
        289: globalStrides[i] => multiple_of(32), if interleave => is(INTERLEAVED_32B), at i,
            else UNDOCUMENTED;
        290: globalStrides[i] => multiple_of(32), if tensorDataType => is(U4_16B, U6_16B), at i,
            since 12_080, else UNDOCUMENTED;
    }

    on { cuTensorMapEncodeTiled, cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2colWide }
    fn element_strides(elementStrides: &[cuuint32_t], interleave: I) {
        for (i, _) in elementStrides.iter().enumerate().take(5);
        if i != 0 || interleave != NOT_INTERLEAVED;
        291: elementStrides[i] => non_zero(),
            where "it is not the first with CU_TENSOR_MAP_INTERLEAVE_NONE", at i, else UNDOCUMENTED;
        292: elementStrides[i] => at_most(8),
            where "it is not the first with CU_TENSOR_MAP_INTERLEAVE_NONE", at i, else UNDOCUMENTED;
    }

    on { cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2colWide }
    fn pixel_channels(tensorDataType: D, channelsPerPixel: cuuint32_t, interleave: I, swizzle: S) {
        299: channelsPerPixel => at_most(256), else UNDOCUMENTED;
        300: channelsPerPixel => one_of(&[128]), if tensorDataType => is(U4_16B, U6_16B),
            since 12_080, else UNDOCUMENTED;
        301: channelsPerPixel => at_most(span(swizzle) / size(tensorDataType)),
            if interleave => is(NOT_INTERLEAVED), if swizzle => is_not(NO_SWIZZLE),
            if tensorDataType => is_not(U4_8B, U4_16B, U6_16B), since 12_080,
            "the elements in the span of the swizzle mode", else UNDOCUMENTED;
    }

    on { cuTensorMapEncodeTiled }
    fn boxes(boxDim: &[cuuint32_t]) {
        for (i, _) in boxDim.iter().enumerate().take(5);
        304: boxDim[i] => non_zero(), at i, since 12_010, else UNDOCUMENTED;
        305: boxDim[i] => at_most(256), at i, since 12_010, else UNDOCUMENTED;
    }

    on { cuTensorMapEncodeTiled }
    fn first_box(tensorDataType: D, boxDim: &[cuuint32_t], interleave: I, swizzle: S) {
        if let Some(&first) = boxDim.first();
        306: first, as "boxDim[0]" => one_of(&[128]), if tensorDataType => is(U4_16B, U6_16B),
            since 12_080, else UNDOCUMENTED;
        307: first, as "boxDim[0]" => multiple_of(16 / size(tensorDataType)),
            if interleave => is(NOT_INTERLEAVED),
            if tensorDataType => is_not(U4_8B, U4_16B, U6_16B), "the elements in 16 bytes",
            else UNDOCUMENTED;
        308: first, as "boxDim[0]" => at_most(span(swizzle) / size(tensorDataType)),
            if interleave => is(NOT_INTERLEAVED), if swizzle => is_not(NO_SWIZZLE),
            if tensorDataType => is_not(U4_8B, U4_16B, U6_16B),
            "the elements in the span of the swizzle mode", else UNDOCUMENTED;
    }

    /// A corner, which has an offset in each dimension but two.
    on { cuTensorMapEncodeIm2col.pixelBoxLowerCorner, cuTensorMapEncodeIm2col.pixelBoxUpperCorner }
    fn corner(corner: &[c_int]) {
        for (i, _) in corner.iter().enumerate().take(3);
        {
            if corner.len() == 1;
            309: corner[i] => at_least(-32768), where "tensorRank is 3", at i, else UNDOCUMENTED;
            310: corner[i] => at_most(32767), where "tensorRank is 3", at i, else UNDOCUMENTED;
        }
        {
            if corner.len() == 2;
            311: corner[i] => at_least(-128), where "tensorRank is 4", at i, else UNDOCUMENTED;
            312: corner[i] => at_most(127), where "tensorRank is 4", at i, else UNDOCUMENTED;
        }
        {
            if corner.len() == 3;
            313: corner[i] => at_least(-16), where "tensorRank is 5", at i, else UNDOCUMENTED;
            314: corner[i] => at_most(15), where "tensorRank is 5", at i, else UNDOCUMENTED;
        }
    }

    fn cuTensorMapSetAllocationClass(allocClass: CUtensorMapAllocClass) {
        325: allocClass => enumerator(), else UNDOCUMENTED
    }

    /// C's place for the map, which is Rust's own. Last, because drivers take any: what else is wrong is why they reject the call.
    on { cuTensorMapEncodeTiled, cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2colWide }
    fn place_of_map(tensorMap: *mut CUtensorMap) {
        986: tensorMap => hold(tensorMap.addr() % 64 == 0, "be aligned to 64 bytes")
    }
}

causes! {
    /// A driver refuses them with any other arguments, where no device is later.
    on { cuTensorMapEncodeTiled, cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2colWide }
    fn of_later_devices(tensorDataType: D, swizzle: S) {
        let (is_packed, is_of_atoms) = (PACKED.contains(&tensorDataType), ATOMS.contains(&swizzle));
        let are_earlier = (is_packed || is_of_atoms) && are_earlier();
        1050 asks: tensorDataType => hold(
            !is_packed || !are_earlier,
            "is a packed type, and no device has compute capability 10.0 or higher",
        ), from "a driver of CUDA 13.0: 'a packed type'";
        1051 asks: swizzle => hold(
            !is_of_atoms || !are_earlier,
            "is a mode with larger atoms, and no device has compute capability 10.0 or higher",
        ), from "a driver of CUDA 13.0: 'the span of CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B'";
    }

    on { cuTensorMapEncodeTiled, cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2colWide }
    fn first_step(elementStrides: &[cuuint32_t]) {
        if let Some(&first) = elementStrides.first();
        1052: first, as "elementStrides[0]" => hold(
            (1..=8).contains(&first),
            "is not from 1 to 8: this driver does not ignore it",
        ), from "a driver of CUDA 13.0: 'no first step'"
    }

    on { cuTensorMapEncodeTiled }
    fn inner_box(tensorDataType: D, boxDim: &[cuuint32_t]) {
        if let Some(&first) = boxDim.first().filter(|_| !PACKED.contains(&tensorDataType));
        1053: first, as "boxDim[0]" => multiple_of(16 / size(tensorDataType)),
            "the elements in 16 bytes",
            from "a driver of CUDA 13.0: 'more of CU_TENSOR_MAP_DATA_TYPE_UINT8, by 16'"
    }

    on { cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2colWide }
    fn inner_pixel(
        tensorDataType: D,
        channelsPerPixel: cuuint32_t,
        pixelsPerColumn: cuuint32_t,
    ) {
        let unit = if PACKED.contains(&tensorDataType) { 1 } else { 16 / size(tensorDataType) };
        1054: channelsPerPixel => non_zero(), from "a driver of CUDA 13.0: 'no channels'";
        1055: channelsPerPixel => multiple_of(unit), "the elements in 16 bytes",
            from "a driver of CUDA 13.0: 'more than CU_TENSOR_MAP_SWIZZLE_64B'";
        1056: pixelsPerColumn => non_zero(), from "a driver of CUDA 13.0: 'no pixels'";
    }

    on { cuTensorMapEncodeIm2colWide }
    fn wide_column(pixelsPerColumn: cuuint32_t) {
        1057: pixelsPerColumn => at_most(1024),
            from "a driver of CUDA 13.0: 'pixels of the other mode'"
    }

    on { cuTensorMapEncodeIm2colWide }
    fn wide_corners(
        tensorRank: cuuint32_t,
        globalDim: &[cuuint64_t],
        pixelBoxLowerCornerWidth: c_int,
        pixelBoxUpperCornerWidth: c_int,
        interleave: I,
    ) {
        let most = most_offset(tensorRank);
        let (lower, upper) = (pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth);
        let left = side(globalDim, interleave, 0) + i64::from(upper) - i64::from(lower);
        1058: pixelBoxLowerCornerWidth => hold(
            (-most - 1..=most).contains(&lower),
            "is not in the range that cuTensorMapEncodeIm2col has for this rank",
        ), from "a driver of CUDA 13.0: 'a wide corner of five dimensions'";
        1059: pixelBoxUpperCornerWidth => hold(
            (-most - 1..=most).contains(&upper),
            "is not in the range that cuTensorMapEncodeIm2col has for this rank",
        ), from "a driver of CUDA 13.0: 'a wide corner of four dimensions'";
        1060: pixelBoxLowerCornerWidth => hold(
            left > 0,
            "and pixelBoxUpperCornerWidth leave no pixel in the width of the tensor",
        ),
            from "cuda.h: cuTensorMapEncodeIm2colWide; a driver of CUDA 13.0: 'the widest corners, \
                  inverted'";
    }

    on { cuTensorMapEncodeIm2col }
    fn empty_box(
        globalDim: &[cuuint64_t],
        pixelBoxLowerCorner: &[c_int],
        pixelBoxUpperCorner: &[c_int],
        interleave: I,
    ) {
        for (i, (lower, upper)) in pixelBoxLowerCorner.iter().zip(pixelBoxUpperCorner).enumerate();
        let left = side(globalDim, interleave, i) + i64::from(*upper) - i64::from(*lower);
        1061: pixelBoxLowerCorner[i] => hold(
            left > 0,
            "and pixelBoxUpperCorner[i] leave no pixel in their dimension of the tensor",
        ), at i,
            from "cuda.h: cuTensorMapEncodeIm2col; a driver of CUDA 13.0: 'the widest corners, \
                  inverted'"
    }

    on { cuTensorMapEncodeTiled }
    fn bytes_of_box(tensorDataType: D, boxDim: &[cuuint32_t], elementStrides: &[cuuint32_t]) {
        let loaded = |(side, step): (&cuuint32_t, &cuuint32_t)| side.div_ceil((*step).max(1));
        let sides = boxDim.iter().zip(elementStrides).take(5).map(loaded);
        let elements = sides.fold(1_u64, |all, side| all.saturating_mul(side.into()));
        let most = query::largest(SHARED).filter(|_| !PACKED.contains(&tensorDataType));
        1062 asks: elements, as "boxDim" => within(
            most.map(|most| u64::from(most / size(tensorDataType))),
        ),
            "the elements in the largest CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR \
             of the devices", from "a driver of CUDA 13.0: 'a box that no multiprocessor can hold'"
    }

    on { cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2colWide }
    fn bytes_of_column(
        tensorDataType: D,
        channelsPerPixel: cuuint32_t,
        pixelsPerColumn: cuuint32_t,
    ) {
        let elements = u64::from(channelsPerPixel) * u64::from(pixelsPerColumn);
        let most = query::largest(SHARED).filter(|_| !PACKED.contains(&tensorDataType));
        1063 asks: elements, as "channelsPerPixel * pixelsPerColumn" => within(
            most.map(|most| u64::from(most / size(tensorDataType))),
        ),
            "the elements in the largest CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR \
             of the devices",
            from "a driver of CUDA 13.0: 'a column that no multiprocessor can hold'"
    }
}
