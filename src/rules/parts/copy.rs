//! Copies: rectangles, boxes, and batches.

use super::array::element_size;
use super::memory::{READ, WRITE, can_use, some_can_use};
use crate::query::Rows;
use crate::rules::prelude::*;

const ARRAY: CUmemorytype = CUmemorytype::CU_MEMORYTYPE_ARRAY;
const UNIFIED: CUmemorytype = CUmemorytype::CU_MEMORYTYPE_UNIFIED;
const DEVICE: CUmemorytype = CUmemorytype::CU_MEMORYTYPE_DEVICE;
const SUPPORT: CUdevice_attribute = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING;
const OF_ARRAY: CUmemcpy3DOperandType = CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_ARRAY;

/// Returns the largest pitch of the current device, if one of these is not zero.
#[inline]
fn most_pitch(pitches: [usize; 2]) -> Option<usize> {
    let most = || query::current_attribute(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH);
    (pitches != [0; 2]).then(most).flatten().map(|most| most as usize)
}

/// Returns the number of rows from an address to the end of its memory, after those that the copy skips.
#[inline]
fn rows_from(
    address: CUdeviceptr,
    pitch: usize,
    x: usize,
    width: usize,
    y: usize,
) -> Option<usize> {
    let row = x.checked_add(width)?;
    let pitch = if pitch == 0 { width } else { pitch };
    let rows = match query::bytes_from(address)?.checked_sub(row) {
        Some(rest) => rest.checked_div(pitch)?.saturating_add(1),
        None => 0,
    };
    Some(rows.saturating_sub(y))
}

/// Returns the rows of one end of a copy at an address of a device, without those that it skips. A pitch or a height of zero means
/// that nothing is between.
#[inline]
fn rows_of(
    (ty, address): (CUmemorytype, CUdeviceptr),
    [x, y, z]: [usize; 3],
    [width, height, depth]: [usize; 3],
    [pitch, layer]: [usize; 2],
) -> Rows {
    let pitch = if pitch == 0 { width } else { pitch };
    let slice = pitch.saturating_mul(if layer == 0 { height } else { layer });
    let skipped = z.saturating_mul(slice).saturating_add(y.saturating_mul(pitch));
    let start = address.saturating_add(skipped.saturating_add(x) as CUdeviceptr);
    let width = if ty == DEVICE || ty == UNIFIED { width } else { 0 };
    Rows { start, width, height, pitch, depth, slice }
}

/// Returns the number of rows and of bytes in a row of an array with two dimensions.
#[inline]
fn array_sides(array: Option<Live<CUarray>>) -> (Option<usize>, Option<usize>) {
    let array = array.and_then(|array| Some((query::array(array)?, element_size(array)?)));
    array
        .filter(|(array, _)| array.Depth == 0)
        .map(|(array, size)| (array.Height.max(1), array.Width.saturating_mul(size)))
        .unzip()
}

/// Returns the bytes of an array with one dimension.
#[inline]
fn bytes_of_row(array: Live<CUarray>) -> Option<usize> {
    query::array(array).filter(|array| array.Height == 0)?;
    array_sides(Some(array)).1
}

rules! {
    on {
        cuMemcpy2D_v2.pCopy, cuMemcpy2DUnaligned_v2.pCopy, cuMemcpy2DAsync_v2.pCopy,
        cuMemcpy3D_v2.pCopy, cuMemcpy3DAsync_v2.pCopy
    }
    fn unified(srcMemoryType: CUmemorytype, dstMemoryType: CUmemorytype) {
        let is_used = srcMemoryType == UNIFIED || dstMemoryType == UNIFIED;
        if is_used && query::current_attribute(SUPPORT) == Some(0);
        where "the current device does not support it (CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING)" {
            791 asks: srcMemoryType => none_of(&[UNIFIED]), else UNDOCUMENTED;
            792 asks: dstMemoryType => none_of(&[UNIFIED]), else UNDOCUMENTED;
        }
    }

    on { cuMemcpy2D_v2.pCopy, cuMemcpy2DAsync_v2.pCopy }
    fn pitches_2d(copy: &CUDA_MEMCPY2D) {
        let most = most_pitch([copy.srcPitch, copy.dstPitch]);
        if copy.WidthInBytes => is_not_zero(), if copy.Height => is_not_zero() {
            760 asks: copy.srcPitch => within(most), if copy.srcMemoryType => is_not(ARRAY),
                "the device's CU_DEVICE_ATTRIBUTE_MAX_PITCH";
            761 asks: copy.dstPitch => within(most), if copy.dstMemoryType => is_not(ARRAY),
                "the device's CU_DEVICE_ATTRIBUTE_MAX_PITCH";
        }
    }

    on { cuMemcpy3D_v2.pCopy, cuMemcpy3DAsync_v2.pCopy }
    fn pitches_3d(copy: &CUDA_MEMCPY3D) {
        let most = most_pitch([copy.srcPitch, copy.dstPitch]);
        if copy.WidthInBytes => is_not_zero(), if copy.Height => is_not_zero(),
            if copy.Depth => is_not_zero()
        {
            793 asks: copy.srcPitch => within(most), if copy.srcMemoryType => is_not(ARRAY),
                "the device's CU_DEVICE_ATTRIBUTE_MAX_PITCH";
            794 asks: copy.dstPitch => within(most), if copy.dstMemoryType => is_not(ARRAY),
                "the device's CU_DEVICE_ATTRIBUTE_MAX_PITCH";
        }
    }

    on { cuMemcpy2D_v2.pCopy, cuMemcpy2DUnaligned_v2.pCopy, cuMemcpy2DAsync_v2.pCopy }
    fn elements_2d(copy: Live<&CUDA_MEMCPY2D>) {
        let size = |end: Option<Live<CUarray>>| end.and_then(element_size).unwrap_or(1);
        if copy.WidthInBytes => is_not_zero(), if copy.Height => is_not_zero() {
            795 asks: copy.srcXInBytes => multiple_of(size(copy.source())),
                if copy.srcMemoryType => is(ARRAY), "the element size of srcArray";
            796 asks: copy.dstXInBytes => multiple_of(size(copy.destination())),
                if copy.dstMemoryType => is(ARRAY), "the element size of dstArray";
        }
    }

    on { cuMemcpy3D_v2.pCopy, cuMemcpy3DAsync_v2.pCopy }
    fn elements_3d(copy: Live<&CUDA_MEMCPY3D>) {
        let size = |end: Option<Live<CUarray>>| end.and_then(element_size).unwrap_or(1);
        if copy.WidthInBytes => is_not_zero(), if copy.Height => is_not_zero(),
            if copy.Depth => is_not_zero()
        {
            797 asks: copy.srcXInBytes => multiple_of(size(copy.source())),
                if copy.srcMemoryType => is(ARRAY), "the element size of srcArray";
            798 asks: copy.dstXInBytes => multiple_of(size(copy.destination())),
                if copy.dstMemoryType => is(ARRAY), "the element size of dstArray";
        }
    }

    on { cuMemcpy3DBatchAsync_v2.opList }
    fn same_elements(op: Live<&CUDA_MEMCPY3D_BATCH_OP>) {
        let [src, dst] = op.ends().map(Live::array);
        if let Some((src, dst)) = src.zip(dst);
        let sizes = || element_size(src).zip(element_size(dst));
        let is_same = || sizes().is_none_or(|(src, dst)| src == dst);
        799 asks: dst, as "op.dst.op.array.array" => hold(
            is_same(),
            "have elements of the size of those of op.src.op.array.array",
        ), if op.src.type_ => is(OF_ARRAY), if op.dst.type_ => is(OF_ARRAY)
    }

    /// Drivers accept any arguments for a copy of zero bytes. The pitch is ignored for an array, and a pitch of zero means
    /// none.
    on { CUDA_MEMCPY2D }
    fn copy_2d(copy: &CUDA_MEMCPY2D) {
        if copy.WidthInBytes => is_not_zero(), if copy.Height => is_not_zero() {
            444: copy.srcMemoryType => enumerator(),
                stated "cuMemcpy2D_v2, cuMemcpy2DAsync_v2, cuMemcpy2DUnaligned_v2";
            445: copy.dstMemoryType => enumerator(),
                stated "cuMemcpy2D_v2, cuMemcpy2DAsync_v2, cuMemcpy2DUnaligned_v2";
            446: copy.srcPitch => at_least(copy.WidthInBytes.saturating_add(copy.srcXInBytes)),
                if copy.srcPitch => is_not_zero(), if copy.srcMemoryType => is_not(ARRAY),
                "WidthInBytes + srcXInBytes",
                stated "cuMemcpy2D_v2, cuMemcpy2DAsync_v2, cuMemcpy2DUnaligned_v2";
            447: copy.dstPitch => at_least(copy.WidthInBytes.saturating_add(copy.dstXInBytes)),
                if copy.dstPitch => is_not_zero(), if copy.dstMemoryType => is_not(ARRAY),
                "WidthInBytes + dstXInBytes",
                stated "cuMemcpy2D_v2, cuMemcpy2DAsync_v2, cuMemcpy2DUnaligned_v2";
        }
    }

    /// The same rules for a copy in three dimensions.
    on { CUDA_MEMCPY3D }
    fn copy_3d(copy: &CUDA_MEMCPY3D) {
        if copy.WidthInBytes => is_not_zero(), if copy.Height => is_not_zero(),
            if copy.Depth => is_not_zero()
        {
            448: copy.srcMemoryType => enumerator(), stated "cuMemcpy3D_v2, cuMemcpy3DAsync_v2";
            449: copy.dstMemoryType => enumerator(), stated "cuMemcpy3D_v2, cuMemcpy3DAsync_v2";
            450: copy.srcPitch => at_least(copy.WidthInBytes.saturating_add(copy.srcXInBytes)),
                if copy.srcPitch => is_not_zero(), if copy.srcMemoryType => is_not(ARRAY),
                "WidthInBytes + srcXInBytes", stated "cuMemcpy3D_v2, cuMemcpy3DAsync_v2";
            451: copy.srcHeight => at_least(copy.Height.saturating_add(copy.srcY)),
                if copy.srcHeight => is_not_zero(), if copy.srcMemoryType => is_not(ARRAY),
                "`Height` + srcY", stated "cuMemcpy3D_v2, cuMemcpy3DAsync_v2";
            452: copy.dstPitch => at_least(copy.WidthInBytes.saturating_add(copy.dstXInBytes)),
                if copy.dstPitch => is_not_zero(), if copy.dstMemoryType => is_not(ARRAY),
                "WidthInBytes + dstXInBytes", stated "cuMemcpy3D_v2, cuMemcpy3DAsync_v2";
            453: copy.dstHeight => at_least(copy.Height.saturating_add(copy.dstY)),
                if copy.dstHeight => is_not_zero(), if copy.dstMemoryType => is_not(ARRAY),
                "`Height` + dstY", stated "cuMemcpy3D_v2, cuMemcpy3DAsync_v2";
            454: copy.srcLOD => zero(), stated "cuMemcpy3D_v2, cuMemcpy3DAsync_v2";
            455: copy.dstLOD => zero(), stated "cuMemcpy3D_v2, cuMemcpy3DAsync_v2";
            456: copy.reserved0 => null();
            457: copy.reserved1 => null();
        }
    }

    on { CUmemcpyAttributes, CUDA_MEMCPY3D_BATCH_OP }
    fn access_order(srcAccessOrder: CUmemcpySrcAccessOrder) {
        458: srcAccessOrder => enumerator(),
            stated "cuMemcpyBatchAsync_v2, cuMemcpyWithAttributesAsync"
    }

    fn CUmemcpy3DOperand(type_: CUmemcpy3DOperandType) {
        459: type_ => enumerator(), stated "cuMemcpy3DBatchAsync_v2, cuMemcpy3DWithAttributesAsync"
    }

    /// The memory at one end of the copy of a box.
    on { CUDA_MEMCPY3D_BATCH_OP.src.op.ptr, CUDA_MEMCPY3D_BATCH_OP.dst.op.ptr }
    fn rows(ptr: &CUmemcpy3DOperand_op_ptr, extent: &CUextent3D) {
        460: ptr.rowLength => at_least(extent.width), if ptr.rowLength => is_not_zero(),
            "extent.width", stated "cuMemcpy3DBatchAsync_v2, cuMemcpy3DWithAttributesAsync";
        461: ptr.layerHeight => at_least(extent.height), if ptr.layerHeight => is_not_zero(),
            "extent.height", stated "cuMemcpy3DBatchAsync_v2, cuMemcpy3DWithAttributesAsync";
    }

    fn CUDA_MEMCPY3D_BATCH_OP(op: &CUDA_MEMCPY3D_BATCH_OP) {
        462: op.extent.width => non_zero(), stated "cuMemcpy3DBatchAsync_v2";
        463: op.extent.height => non_zero(), stated "cuMemcpy3DBatchAsync_v2";
        464: op.extent.depth => non_zero(), stated "cuMemcpy3DBatchAsync_v2";
    }
}

codes! {
    cuMemcpyBatchAsync_v2: 466 INVALID_VALUE, cuMemcpyBatchAsync_v2: 467 INVALID_VALUE,
    cuMemcpyBatchAsync_v2: 468 INVALID_VALUE, cuMemcpyBatchAsync_v2: 469 INVALID_VALUE,
    cuMemcpyBatchAsync_v2: 470 INVALID_VALUE, cuMemcpyBatchAsync_v2: 471 INVALID_VALUE
}

rules! {
    /// The operations of a batch form runs. The operations of a run share one entry of another array.
    on {
        cuMemcpyBatchAsync_v2.numAttrs, cuMemPrefetchBatchAsync.numPrefetchLocs,
        cuMemDiscardAndPrefetchBatchAsync.numPrefetchLocs
    }
    fn runs(numAttrs: usize, count: usize) {
        466: numAttrs => at_most(count), "`count`", else UNDOCUMENTED
    }

    /// The starts of the runs of such a batch.
    on {
        cuMemcpyBatchAsync_v2.attrsIdxs, cuMemPrefetchBatchAsync.prefetchLocIdxs,
        cuMemDiscardAndPrefetchBatchAsync.prefetchLocIdxs
    }
    fn first_run(attrsIdxs: &[usize]) {
        if let Some(first) = attrsIdxs.first();
        467: *first, as "attrsIdxs[0]" => zero(), else UNDOCUMENTED
    }

    on {
        cuMemcpyBatchAsync_v2.attrsIdxs, cuMemPrefetchBatchAsync.prefetchLocIdxs,
        cuMemDiscardAndPrefetchBatchAsync.prefetchLocIdxs
    }
    fn run_starts(attrsIdxs: &[usize], count: usize) {
        for i in 0..attrsIdxs.len();
        let follows = i == 0 || attrsIdxs[i - 1] < attrsIdxs[i];
        468: attrsIdxs[i] => hold(follows, "be greater than the entry before"), at i,
            else UNDOCUMENTED;
        469: attrsIdxs[i] => below(count), at i, "`count`", else UNDOCUMENTED;
    }

    /// A stream that is not the legacy default stream.
    on {
        cuMemcpyBatchAsync_v2, cuMemPrefetchBatchAsync, cuMemDiscardBatchAsync,
        cuMemDiscardAndPrefetchBatchAsync
    }
    fn not_legacy(hStream: CUstream) {
        470: hStream => non_null(), "the legacy default stream", else UNDOCUMENTED;
        471: hStream => hold(hStream != CU_STREAM_LEGACY, "not be CU_STREAM_LEGACY"),
            "the legacy default stream", else UNDOCUMENTED;
    }
}

causes! {
    /// Drivers accept any addresses for a copy of zero bytes.
    on { CUDA_MEMCPY2D }
    fn addresses(
        WidthInBytes: usize,
        Height: usize,
        srcMemoryType: CUmemorytype,
        srcDevice: CUdeviceptr,
        dstMemoryType: CUmemorytype,
        dstDevice: CUdeviceptr,
    ) {
        if WidthInBytes => is_not_zero(), if Height => is_not_zero() {
            831: srcDevice => non_zero(), if srcMemoryType => is(DEVICE, UNIFIED), from "cause 833";
            833: dstDevice => non_zero(), if dstMemoryType => is(DEVICE, UNIFIED),
                from "a driver of CUDA 13.0: 'copy: rows to an address of zero'";
        }
    }

    on { cuMemcpy2D_v2.pCopy, cuMemcpy2DUnaligned_v2.pCopy, cuMemcpy2DAsync_v2.pCopy }
    fn ranges_2d(copy: Live<&CUDA_MEMCPY2D>) {
        let (src, dst) = (copy.source(), copy.destination());
        let src_rows = rows_from(
            copy.srcDevice,
            copy.srcPitch,
            copy.srcXInBytes,
            copy.WidthInBytes,
            copy.srcY,
        );
        let dst_rows = rows_from(
            copy.dstDevice,
            copy.dstPitch,
            copy.dstXInBytes,
            copy.WidthInBytes,
            copy.dstY,
        );
        let ((src_height, src_width), (dst_height, dst_width)) =
            (array_sides(src), array_sides(dst));
        let rest = |side: Option<usize>, from| side.map(|side| side.saturating_sub(from));
        if copy.WidthInBytes => is_not_zero(), if copy.Height => is_not_zero() {
            834 asks: copy.Height => within(src_rows), if copy.srcMemoryType => is(DEVICE),
                "the rows from srcDevice to the end of its memory", from "cause 835";
            835 asks: copy.Height => within(dst_rows), if copy.dstMemoryType => is(DEVICE),
                "the rows from dstDevice to the end of its memory",
                from "a driver of CUDA 13.0: 'copy: more rows than an allocation has'";
            836 asks: copy.Height => within(rest(src_height, copy.srcY)),
                if copy.srcMemoryType => is(ARRAY), "the rows of srcArray from srcY",
                from "cause 837";
            837 asks: copy.Height => within(rest(dst_height, copy.dstY)),
                if copy.dstMemoryType => is(ARRAY), "the rows of dstArray from dstY",
                from "a driver of CUDA 13.0: 'copy: more rows than an array has'";
            810 asks: copy.WidthInBytes => within(rest(src_width, copy.srcXInBytes)),
                if copy.srcMemoryType => is(ARRAY),
                "the bytes of a row of srcArray from srcXInBytes", from "cause 825";
            832 asks: copy.WidthInBytes => within(rest(dst_width, copy.dstXInBytes)),
                if copy.dstMemoryType => is(ARRAY),
                "the bytes of a row of dstArray from dstXInBytes", from "cause 825";
        }
    }

    /// The bytes between the rows may be of anyone.
    on { cuMemcpy2D_v2.pCopy, cuMemcpy2DUnaligned_v2.pCopy, cuMemcpy2DAsync_v2.pCopy }
    fn accesses_2d(copy: &CUDA_MEMCPY2D) {
        let size = [copy.WidthInBytes, copy.Height, 1];
        let src = rows_of(
            (copy.srcMemoryType, copy.srcDevice),
            [copy.srcXInBytes, copy.srcY, 0],
            size,
            [copy.srcPitch, 0],
        );
        let dst = rows_of(
            (copy.dstMemoryType, copy.dstDevice),
            [copy.dstXInBytes, copy.dstY, 0],
            size,
            [copy.dstPitch, 0],
        );
        998 asks: copy.dstDevice => hold(
            some_can_use(WRITE, dst),
            "is, at least in part, memory that no device can write: cuMemSetAccess grants access",
        ), from "cause 906";
        999 asks: copy.srcDevice => hold(
            some_can_use(READ, src),
            "is, at least in part, memory that no device can read: cuMemSetAccess grants access",
        ), from "cause 906";
        1000 maybe asks: copy.dstDevice => hold(
            can_use(WRITE, dst),
            "is, at least in part, memory that the current device cannot write: cuMemSetAccess \
             grants access",
        ), from "cause 906";
        1001 maybe asks: copy.srcDevice => hold(
            can_use(READ, src),
            "is, at least in part, memory that the current device cannot read: cuMemSetAccess \
             grants access",
        ), from "cause 906";
    }

    #[allow(clippy::too_many_arguments)]
    on {
        cuMemcpy3D_v2.pCopy, cuMemcpy3DAsync_v2.pCopy, cuMemcpy3DPeer.pCopy,
        cuMemcpy3DPeerAsync.pCopy
    }
    fn written_boxes(
        dstDevice: CUdeviceptr,
        dstMemoryType: CUmemorytype,
        dstXInBytes: usize,
        dstY: usize,
        dstZ: usize,
        WidthInBytes: usize,
        Height: usize,
        Depth: usize,
        dstPitch: usize,
        dstHeight: usize,
    ) {
        let rows = rows_of(
            (dstMemoryType, dstDevice),
            [dstXInBytes, dstY, dstZ],
            [WidthInBytes, Height, Depth],
            [dstPitch, dstHeight],
        );
        1002 asks: dstDevice => hold(
            some_can_use(WRITE, rows),
            "is, at least in part, memory that no device can write: cuMemSetAccess grants access",
        ), from "cause 906";
    }

    /// A copy between contexts is not of the current device alone.
    #[allow(clippy::too_many_arguments)]
    on { cuMemcpy3D_v2.pCopy, cuMemcpy3DAsync_v2.pCopy }
    fn own_written_boxes(
        dstDevice: CUdeviceptr,
        dstMemoryType: CUmemorytype,
        dstXInBytes: usize,
        dstY: usize,
        dstZ: usize,
        WidthInBytes: usize,
        Height: usize,
        Depth: usize,
        dstPitch: usize,
        dstHeight: usize,
    ) {
        let rows = rows_of(
            (dstMemoryType, dstDevice),
            [dstXInBytes, dstY, dstZ],
            [WidthInBytes, Height, Depth],
            [dstPitch, dstHeight],
        );
        1003 maybe asks: dstDevice => hold(
            can_use(WRITE, rows),
            "is, at least in part, memory that the current device cannot write: cuMemSetAccess \
             grants access",
        ), from "cause 906";
    }

    #[allow(clippy::too_many_arguments)]
    on {
        cuMemcpy3D_v2.pCopy, cuMemcpy3DAsync_v2.pCopy, cuMemcpy3DPeer.pCopy,
        cuMemcpy3DPeerAsync.pCopy
    }
    fn read_boxes(
        srcDevice: CUdeviceptr,
        srcMemoryType: CUmemorytype,
        srcXInBytes: usize,
        srcY: usize,
        srcZ: usize,
        WidthInBytes: usize,
        Height: usize,
        Depth: usize,
        srcPitch: usize,
        srcHeight: usize,
    ) {
        let rows = rows_of(
            (srcMemoryType, srcDevice),
            [srcXInBytes, srcY, srcZ],
            [WidthInBytes, Height, Depth],
            [srcPitch, srcHeight],
        );
        1004 asks: srcDevice => hold(
            some_can_use(READ, rows),
            "is, at least in part, memory that no device can read: cuMemSetAccess grants access",
        ), from "cause 906";
    }

    /// A copy between contexts is not of the current device alone.
    #[allow(clippy::too_many_arguments)]
    on { cuMemcpy3D_v2.pCopy, cuMemcpy3DAsync_v2.pCopy }
    fn own_read_boxes(
        srcDevice: CUdeviceptr,
        srcMemoryType: CUmemorytype,
        srcXInBytes: usize,
        srcY: usize,
        srcZ: usize,
        WidthInBytes: usize,
        Height: usize,
        Depth: usize,
        srcPitch: usize,
        srcHeight: usize,
    ) {
        let rows = rows_of(
            (srcMemoryType, srcDevice),
            [srcXInBytes, srcY, srcZ],
            [WidthInBytes, Height, Depth],
            [srcPitch, srcHeight],
        );
        1005 maybe asks: srcDevice => hold(
            can_use(READ, rows),
            "is, at least in part, memory that the current device cannot read: cuMemSetAccess \
             grants access",
        ), from "cause 906";
    }

    on { cuMemcpyDtoA_v2, cuMemcpyHtoA_v2, cuMemcpyHtoAAsync_v2, cuMemcpyAtoA_v2 }
    fn end_of_target(dstArray: Live<CUarray>, dstOffset: usize, ByteCount: usize) {
        let rest = bytes_of_row(dstArray).map(|width| width.saturating_sub(dstOffset));
        825 asks: ByteCount => within(rest), "the bytes of dstArray from dstOffset",
            from "a driver of CUDA 13.0: 'copy: past the end of an array'"
    }

    on { cuMemcpyAtoD_v2, cuMemcpyAtoH_v2, cuMemcpyAtoHAsync_v2, cuMemcpyAtoA_v2 }
    fn end_of_source(srcArray: Live<CUarray>, srcOffset: usize, ByteCount: usize) {
        let rest = bytes_of_row(srcArray).map(|width| width.saturating_sub(srcOffset));
        826 asks: ByteCount => within(rest), "the bytes of srcArray from srcOffset",
            from "cause 825"
    }
}
