//! Copies: rectangles, boxes, and batches.

use crate::rule::{Place, Verdict, on, rules};
use cuda_sys::*;

use CUmemcpySrcAccessOrder as Order;
use CUmemorytype as M;

const ARRAY: M = M::CU_MEMORYTYPE_ARRAY;
const MEMORY: &[M] =
    &[M::CU_MEMORYTYPE_HOST, M::CU_MEMORYTYPE_DEVICE, ARRAY, M::CU_MEMORYTYPE_UNIFIED];

on! { CUDA_MEMCPY2D }
/// Drivers accept any arguments for a copy of zero bytes. The pitch is ignored for an array, and a pitch of zero means
/// none.
#[inline]
pub(crate) fn copy_2d(copy: &CUDA_MEMCPY2D) -> Verdict {
    if copy.WidthInBytes == 0 || copy.Height == 0 {
        return Ok(());
    }
    rules! {
        444: copy.srcMemoryType => one_of(MEMORY), "unless nothing is copied";
        445: copy.dstMemoryType => one_of(MEMORY), "unless nothing is copied";
    }
    if copy.srcMemoryType != ARRAY && copy.srcPitch != 0 {
        rules!(446: copy.srcPitch => at_least(copy.WidthInBytes.saturating_add(copy.srcXInBytes)),
            "WidthInBytes + srcXInBytes, \
             unless it is zero, the source is an array or nothing is copied");
    }
    if copy.dstMemoryType != ARRAY && copy.dstPitch != 0 {
        rules!(447: copy.dstPitch => at_least(copy.WidthInBytes.saturating_add(copy.dstXInBytes)),
            "WidthInBytes + dstXInBytes, \
             unless it is zero, the destination is an array or nothing is copied");
    }
    Ok(())
}

on! { CUDA_MEMCPY3D }
/// The same rules for a copy in three dimensions.
#[inline]
pub(crate) fn copy_3d(copy: &CUDA_MEMCPY3D) -> Verdict {
    if copy.WidthInBytes == 0 || copy.Height == 0 || copy.Depth == 0 {
        return Ok(());
    }
    rules! {
        448: copy.srcMemoryType => one_of(MEMORY), "unless nothing is copied";
        449: copy.dstMemoryType => one_of(MEMORY), "unless nothing is copied";
    }
    if copy.srcMemoryType != ARRAY {
        if copy.srcPitch != 0 {
            rules!(450: copy.srcPitch => at_least(copy.WidthInBytes.saturating_add(copy.srcXInBytes)),
                "WidthInBytes + srcXInBytes, \
                 unless it is zero, the source is an array or nothing is copied");
        }
        if copy.srcHeight != 0 {
            rules!(451: copy.srcHeight => at_least(copy.Height.saturating_add(copy.srcY)),
                "Height + srcY, \
                 unless it is zero, the source is an array or nothing is copied");
        }
    }
    if copy.dstMemoryType != ARRAY {
        if copy.dstPitch != 0 {
            rules!(452: copy.dstPitch => at_least(copy.WidthInBytes.saturating_add(copy.dstXInBytes)),
                "WidthInBytes + dstXInBytes, \
                 unless it is zero, the destination is an array or nothing is copied");
        }
        if copy.dstHeight != 0 {
            rules!(453: copy.dstHeight => at_least(copy.Height.saturating_add(copy.dstY)),
                "Height + dstY, \
                 unless it is zero, the destination is an array or nothing is copied");
        }
    }
    rules! {
        454: copy.srcLOD => zero(), "unless nothing is copied";
        455: copy.dstLOD => zero(), "unless nothing is copied";
        456: copy.reserved0 => null(), "unless nothing is copied";
        457: copy.reserved1 => null(), "unless nothing is copied";
    }
    Ok(())
}

const ORDERS: &[Order] = &[
    Order::CU_MEMCPY_SRC_ACCESS_ORDER_STREAM,
    Order::CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL,
    Order::CU_MEMCPY_SRC_ACCESS_ORDER_ANY,
];

on! { CUmemcpyAttributes }
#[inline]
pub(crate) fn attributes(attr: &CUmemcpyAttributes) -> Verdict {
    rules!(458: attr.srcAccessOrder => one_of(ORDERS));
    Ok(())
}

const POINTER: CUmemcpy3DOperandType = CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_POINTER;

/// One end of the copy of a box.
#[inline]
fn operand(operand: &CUmemcpy3DOperand, extent: &CUextent3D) -> Verdict {
    rules!(459: operand.type_ => one_of(&[POINTER, CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_ARRAY]));
    if operand.type_ == POINTER {
        // SAFETY: the type names the pointer member, and its integers are valid for any bytes.
        let ptr = unsafe { operand.op.ptr };
        if ptr.rowLength != 0 {
            rules!(460: ptr.rowLength, as "operand.op.ptr.rowLength" => at_least(extent.width),
                "extent.width, or zero, with CU_MEMCPY_OPERAND_TYPE_POINTER");
        }
        if ptr.layerHeight != 0 {
            rules!(461: ptr.layerHeight, as "operand.op.ptr.layerHeight" => at_least(extent.height),
                "extent.height, or zero, with CU_MEMCPY_OPERAND_TYPE_POINTER");
        }
    }
    Ok(())
}

/// The copy of a box with its attributes, alone or in a batch.
#[inline]
pub(crate) fn box_with_attributes(op: &CUDA_MEMCPY3D_BATCH_OP) -> Verdict {
    rules! {
        462: op.extent.width => non_zero();
        463: op.extent.height => non_zero();
        464: op.extent.depth => non_zero();
        465: op.srcAccessOrder => one_of(ORDERS);
    }
    operand(&op.src, &op.extent).at("op.src")?;
    operand(&op.dst, &op.extent).at("op.dst")
}

/// The operations of a batch form `runs` runs. The operations of a run share one entry of another array.
#[inline]
pub(crate) fn runs(runs: usize, count: usize) -> Verdict {
    rules!(466: runs => at_most(count), "count", else UNDOCUMENTED);
    Ok(())
}

/// The starts of the runs of such a batch.
#[inline]
pub(crate) fn run_starts(starts: &[usize], count: usize) -> Verdict {
    if !starts.is_empty() {
        rules!(467: starts[0] => zero(), else UNDOCUMENTED);
    }
    for i in 0..starts.len() {
        if i != 0 {
            rules!(468: starts[i] => hold(starts[i - 1] < starts[i], "be greater than the entry before"),
                at i, else UNDOCUMENTED);
        }
        rules!(469: starts[i] => below(count), at i, "count", else UNDOCUMENTED);
    }
    Ok(())
}

/// A stream that is not the legacy default stream.
#[inline]
pub(crate) fn not_legacy(stream: CUstream) -> Verdict {
    rules! {
        470: stream => non_null(), "the legacy default stream", else UNDOCUMENTED;
        471: stream => hold(stream != CU_STREAM_LEGACY, "not be CU_STREAM_LEGACY"),
            "the legacy default stream", else UNDOCUMENTED;
    }
    Ok(())
}
