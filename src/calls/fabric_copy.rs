// Created by `cargo xtask emit` from cuda.h, src/rules/fabric_copy.toml, src/rules/fabric_copy.rs, src/rules/parts/fabric.rs, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/fabric_copy.txt, src/sentence.rs, cuda-sys/build/generate/history.txt and tests/pages/fabric_copy.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused_for;
use crate::error::start;
use crate::refused::calls as rows;
use core::ffi::c_ulonglong;
use libcuda_sys::{CUDA_FABRIC_COPY_BATCH_OP, CUstream};

/// Copies between memory and logical endpoints as a batch in stream order, with no order inside the batch.
///
/// Since CUDA 13.5. [Fabric Copy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__FABRIC__COPY.html) in NVIDIA's manual. The raw call is [`sys::cuFabricCpyBatchAsync`](libcuda_sys::cuFabricCpyBatchAsync).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// fn copy(copies: &mut [CUDA_FABRIC_COPY_BATCH_OP], stream: CUstream) -> Result<()> {
///     // SAFETY: the endpoints and the memory live until the stream is synchronized.
///     unsafe {
///         calls::cuFabricCpyBatchAsync(copies.len(), copies.as_mut_ptr(), 0, stream)?;
///         calls::cuStreamSynchronize(stream)
///     }
/// }
/// ```
///
/// # Parameters
///
/// - `numOps`: The number of copies.
/// - `opList`: The copies, each with its two operands and its size in bytes. A size of 0 copies nothing.
/// - `flags`: Must be zero.
/// - `hStream`: The stream that orders the batch. Must not be null or [`CU_STREAM_LEGACY`](libcuda_sys::CU_STREAM_LEGACY).
///
/// # Safety
///
/// `opList` must point to `numOps` operations whose operands are alive, and none of which depends on another. `hStream` must be a live stream.
///
/// The memory and endpoints of each copy must stay valid until the stream has run the batch. `hStream` may be destroyed while the batch is pending.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `flags`, `hStream` or `opList` breaks a rule below
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED): `hStream` must be on a platform that supports logical endpoints.
///
/// # Checked
///
/// - `flags` must be zero. (78)
/// - `hStream` must be neither null nor [`CU_STREAM_LEGACY`](libcuda_sys::CU_STREAM_LEGACY). (79)
/// - `opList[i].src.type` must be an enumerator of [`CUfabricCpyOperandType`](libcuda_sys::CUfabricCpyOperandType) that the driver's release has. (479)
/// - `opList[i].dst.type` must be an enumerator of [`CUfabricCpyOperandType`](libcuda_sys::CUfabricCpyOperandType) that the driver's release has. (480)
/// - `opList[i].flags` must be zero. (481)
/// - `opList[i].dst.type` must be [`CU_FABRIC_COPY_OPERAND_TYPE_POINTER`](libcuda_sys::CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_POINTER) if `opList[i].src.type` is [`CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT`](libcuda_sys::CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT). (482)
///
/// # Explained after a refusal
///
/// - `hStream` is capturing. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (661)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `opList` must contain no copy that depends on another copy. Not checked, because only the program knows what runs on its devices and when.
/// - `opList` must point to `numOps` operations. Not checked, because the length behind a pointer is unknown.
/// - `opList[i].src` must be local to the stream's device or in host memory, or else `opList[i].dst` if both are pointers. Not checked, because the time of a query, compared with that of the call, was not measured.
/// - `opList[i].dst.op.le.id` must be a remote endpoint. Not checked, because nothing tells which object an id belongs to.
/// - `opList[i].src.op.le.id` must be a remote unicast endpoint. Not checked, because nothing tells which object an id belongs to.
/// - `opList[i].src.op.ptr.ptr` must be local to the stream's device or in host memory if `opList[i].dst` is an endpoint, and so `opList[i].dst.op.ptr.ptr` if `opList[i].src` is one. Not checked, because the time of a query, compared with that of the call, was not measured.
/// - `opList[i].size` must be zero only with valid operands. Not checked, because the validity of an operand needs queries; its type is checked at every size.
/// - `opList[i].src` must not be freed before the copy is complete, and neither `opList[i].dst`. Not checked, because only the program knows what runs on its devices and when.
/// - `opList[i].src` must be accessible from the stream's device, and so `opList[i].dst`. Not checked, because no query reports whether peer access is enabled.
/// - `hStream` must be on a platform that supports logical endpoints. Not checked, because the time of a query, compared with that of the call, was not measured.
#[inline]
pub unsafe fn cuFabricCpyBatchAsync(
    numOps: usize,
    opList: *mut CUDA_FABRIC_COPY_BATCH_OP,
    flags: c_ulonglong,
    hStream: CUstream,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuFabricCpyBatchAsync(numOps, opList, flags, hStream) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuFabricCpyBatchAsync(numOps, opList, flags, hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuFabricCpyBatchAsync",
                outcome,
                ((), (), (), hStream),
                rows::cuFabricCpyBatchAsync,
                move || checks::cuFabricCpyBatchAsync(numOps, opList, flags, hStream),
            )
        });
    }
    Ok(())
}
