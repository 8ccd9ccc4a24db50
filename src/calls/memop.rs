// Created by `cargo xtask emit` from cuda.h, src/rules/memop.toml, src/rules/memop.rs, src/rules/parts/handle.rs, src/rules/parts/memop.rs, src/rules/parts/memory.rs, cuda-sys/build/generate/reference/memop.txt, src/sentence.rs, cuda-sys/build/generate/history.txt and tests/pages/memop.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused_for;
use crate::error::start;
use crate::refused::calls as rows;
use core::ffi::c_uint;
use core::ptr;
use libcuda_sys::{CUdeviceptr, CUstream, CUstreamBatchMemOpParams, cuuint32_t, cuuint64_t};

/// Waits in stream order until a 32-bit value in memory meets a condition.
///
/// Since CUDA 11.7. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuStreamWaitValue32_v2`. The raw call is [`sys::cuStreamWaitValue32`](libcuda_sys::cuStreamWaitValue32).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let flags = CUstream_flags::CU_STREAM_NON_BLOCKING.bits();
/// let (writer, waiter) = (calls::cuStreamCreate(flags)?, calls::cuStreamCreate(flags)?);
/// let word = calls::cuMemAlloc(4)?;
/// let equal = CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_EQ.bits();
/// // SAFETY: the word lives until both streams are synchronized.
/// unsafe {
///     calls::cuMemsetD32(word, 0, 1)?;
///     calls::cuCtxSynchronize()?;
///     calls::cuStreamWaitValue32(waiter, word, 1, equal)?; // its later work waits
///     calls::cuStreamWriteValue32(writer, word, 1, 0)?;
///     calls::cuCtxSynchronize()?;
///     calls::cuMemFree(word)?;
///     calls::cuStreamDestroy(writer)?;
///     calls::cuStreamDestroy(waiter)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `stream`: The stream. Null is the default stream.
/// - `addr`: The device address of the value. Managed memory is not allowed.
/// - `value`: The value to compare with.
/// - `flags`: One condition of [`CUstreamWaitValue_flags`](libcuda_sys::CUstreamWaitValue_flags), of which 0 is a cyclic greater-or-equal. [`CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH) can be added to flush remote writes after the wait.
///
/// # Safety
///
/// `stream` must be a live stream or a default one. `addr` must be live memory of 4 bytes that the device can read.
///
/// The memory at `addr` must stay valid until the wait has ended or, in stream capture, until the last launch of the graph has ended. `stream` may be destroyed while the wait is pending.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `flags` breaks a rule below
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Checked
///
/// - `flags` must have no bits but those of [`CUstreamWaitValue_flags`](libcuda_sys::CUstreamWaitValue_flags) that the driver's release has. (219)
///
/// # Explained after a refusal
///
/// - `flags` has [`CU_STREAM_WAIT_VALUE_FLUSH`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH), and [`CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES) of each device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (870)
/// - `flags` has [`CU_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_NOR), and [`CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR) of each device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (871)
/// - `addr` is not in memory that CUDA has allocated or registered. (704)
/// - `addr` is not a multiple of 4. (770)
/// - `addr` is managed memory. (869)
/// - `stream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `stream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `addr` must be the address that [`cuMemHostGetDevicePointer`](crate::calls::cuMemHostGetDevicePointer) returns, for memory that [`cuMemHostRegister`](crate::calls::cuMemHostRegister) registered. Not checked, because an address does not show its origin.
/// - `addr` must be a device address. Not checked, because an address does not show its origin. (Explained after a refusal: 704)
/// - `addr` must not be managed memory. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 869)
/// - `flags` must not be [`CU_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_NOR), apart from [`CU_STREAM_WAIT_VALUE_FLUSH`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH), on a device whose [`CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR) is zero. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 871)
/// - `flags` must lack [`CU_STREAM_WAIT_VALUE_FLUSH`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH) on a device whose [`CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES) is zero. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 870)
/// - `addr` must receive the awaited value even while this wait blocks. Not checked, because only the program knows what runs on its devices and when.
/// - `stream` must have the order of the wait also expressed by events or similar means. Not checked, because only the program knows what runs on its devices and when.
/// - `stream` must not be in CIG capture, nor the call be recorded in a graph that is launched there, since CUDA 13.2. Not checked, because a stream does not show CIG capture.
#[doc(alias = "cuStreamWaitValue32_v2")]
#[inline]
pub unsafe fn cuStreamWaitValue32(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint32_t,
    flags: c_uint,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuStreamWaitValue32_v2(stream, addr, value, flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuStreamWaitValue32_v2(stream, addr, value, flags) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuStreamWaitValue32_v2",
                outcome,
                (stream, addr, (), flags),
                rows::cuStreamWaitValue32_v2,
                move || checks::cuStreamWaitValue32_v2(ptr::null_mut(), 0, 0, flags),
            )
        });
    }
    Ok(())
}

/// Waits in stream order until a 64-bit value in memory meets a condition.
///
/// Since CUDA 11.7. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuStreamWaitValue64_v2`. The raw call is [`sys::cuStreamWaitValue64`](libcuda_sys::cuStreamWaitValue64).
///
/// Examples of this group: [`cuStreamWaitValue32`].
///
/// # Parameters
///
/// - `stream`: The stream. Null is the default stream.
/// - `addr`: The device address of the value. Managed memory is not allowed.
/// - `value`: The value to compare with.
/// - `flags`: One condition of [`CUstreamWaitValue_flags`](libcuda_sys::CUstreamWaitValue_flags), of which 0 is a cyclic greater-or-equal. [`CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH) can be added to flush remote writes after the wait.
///
/// # Safety
///
/// `stream` must be a live stream or a default one. `addr` must be live memory of 8 bytes that the device can read.
///
/// The memory at `addr` must stay valid until the wait has ended or, in stream capture, until the last launch of the graph has ended. `stream` may be destroyed while the wait is pending.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `flags` breaks a rule below
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), if `stream` or `flags` breaks a rule below with this code
///
/// # Checked
///
/// - `flags` must have no bits but those of [`CUstreamWaitValue_flags`](libcuda_sys::CUstreamWaitValue_flags) that the driver's release has. (219)
///
/// # Checked by a query
///
/// - `addr` must not be managed memory. (786)
/// - `stream` must be of a device whose [`CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS) is not zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (787)
/// - `flags` must not be [`CU_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_NOR) if the stream's device does not support it ([`CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR)). [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (788)
/// - `flags` must not have [`CU_STREAM_WAIT_VALUE_FLUSH`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH) if the stream's device does not support it ([`CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES)). [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (789)
///
/// # Explained after a refusal
///
/// - `addr` is not in memory that CUDA has allocated or registered. (704)
/// - `addr` is not a multiple of 8. (813)
/// - `stream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `stream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `addr` must be the address that [`cuMemHostGetDevicePointer`](crate::calls::cuMemHostGetDevicePointer) returns, for memory that [`cuMemHostRegister`](crate::calls::cuMemHostRegister) registered. Not checked, because an address does not show its origin.
/// - `addr` must be a device address. Not checked, because an address does not show its origin. (Explained after a refusal: 704)
/// - `addr` must receive the awaited value even while this wait blocks. Not checked, because only the program knows what runs on its devices and when.
/// - `stream` must have the order of the wait also expressed by events or similar means. Not checked, because only the program knows what runs on its devices and when.
/// - `stream` must not be in CIG capture, nor the call be recorded in a graph that is launched there, since CUDA 13.2. Not checked, because a stream does not show CIG capture.
#[doc(alias = "cuStreamWaitValue64_v2")]
#[inline]
pub unsafe fn cuStreamWaitValue64(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint64_t,
    flags: c_uint,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuStreamWaitValue64_v2(stream, addr, value, flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuStreamWaitValue64_v2(stream, addr, value, flags) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuStreamWaitValue64_v2",
                outcome,
                (stream, addr),
                rows::cuStreamWaitValue64_v2,
                move || checks::cuStreamWaitValue64_v2(stream, addr, 0, flags),
            )
        });
    }
    Ok(())
}

/// Writes a 32-bit value to memory in stream order.
///
/// Since CUDA 11.7. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuStreamWriteValue32_v2`. The raw call is [`sys::cuStreamWriteValue32`](libcuda_sys::cuStreamWriteValue32).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let flags = CUstream_flags::CU_STREAM_NON_BLOCKING.bits();
/// let (writer, waiter) = (calls::cuStreamCreate(flags)?, calls::cuStreamCreate(flags)?);
/// let word = calls::cuMemAlloc(4)?;
/// let equal = CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_EQ.bits();
/// // SAFETY: the word lives until both streams are synchronized.
/// unsafe {
///     calls::cuMemsetD32(word, 0, 1)?;
///     calls::cuCtxSynchronize()?;
///     calls::cuStreamWaitValue32(waiter, word, 1, equal)?; // its later work waits
///     calls::cuStreamWriteValue32(writer, word, 1, 0)?;
///     calls::cuCtxSynchronize()?;
///     calls::cuMemFree(word)?;
///     calls::cuStreamDestroy(writer)?;
///     calls::cuStreamDestroy(waiter)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `stream`: The stream. Null is the default stream.
/// - `addr`: The device address to write to. Managed memory is not allowed.
/// - `value`: The value.
/// - `flags`: Must be [`CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT`](libcuda_sys::CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT), which is zero.
///
/// # Safety
///
/// `stream` must be a live stream or a default one. `addr` must be live memory of 4 bytes that the device can write and that nothing else uses at the same time without synchronization.
///
/// The memory at `addr` must stay valid until the stream has run the write or, in stream capture, until the last launch of the graph has ended. `stream` may be destroyed while the write is pending.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `flags` breaks a rule below
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Checked
///
/// - `flags` must be [`CU_STREAM_WRITE_VALUE_DEFAULT`](libcuda_sys::CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT). (220)
///
/// # Explained after a refusal
///
/// - `addr` is not in memory that CUDA has allocated or registered. (704)
/// - `addr` is not a multiple of 4. (770)
/// - `addr` is managed memory. (869)
/// - `stream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `stream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `addr` must be the address that [`cuMemHostGetDevicePointer`](crate::calls::cuMemHostGetDevicePointer) returns, for memory that [`cuMemHostRegister`](crate::calls::cuMemHostRegister) registered. Not checked, because an address does not show its origin.
/// - `addr` must be a device address. Not checked, because an address does not show its origin. (Explained after a refusal: 704)
/// - `addr` must not be managed memory. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 869)
/// - `stream` must have the order of the write also expressed by events or similar means. Not checked, because only the program knows what runs on its devices and when.
#[doc(alias = "cuStreamWriteValue32_v2")]
#[inline]
pub unsafe fn cuStreamWriteValue32(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint32_t,
    flags: c_uint,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuStreamWriteValue32_v2(stream, addr, value, flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuStreamWriteValue32_v2(stream, addr, value, flags) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuStreamWriteValue32_v2",
                outcome,
                (stream, addr),
                rows::cuStreamWriteValue32_v2,
                move || checks::cuStreamWriteValue32_v2(ptr::null_mut(), 0, 0, flags),
            )
        });
    }
    Ok(())
}

/// Writes a 64-bit value to memory in stream order.
///
/// Since CUDA 11.7. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuStreamWriteValue64_v2`. The raw call is [`sys::cuStreamWriteValue64`](libcuda_sys::cuStreamWriteValue64).
///
/// Examples of this group: [`cuStreamWaitValue32`].
///
/// # Parameters
///
/// - `stream`: The stream. Null is the default stream.
/// - `addr`: The device address to write to. Managed memory is not allowed.
/// - `value`: The value.
/// - `flags`: Must be [`CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT`](libcuda_sys::CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT), which is zero.
///
/// # Safety
///
/// `stream` must be a live stream or a default one. `addr` must be live memory of 8 bytes that the device can write and that nothing else uses at the same time without synchronization.
///
/// The memory at `addr` must stay valid until the stream has run the write or, in stream capture, until the last launch of the graph has ended. `stream` may be destroyed while the write is pending.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `flags` breaks a rule below
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Checked
///
/// - `flags` must be [`CU_STREAM_WRITE_VALUE_DEFAULT`](libcuda_sys::CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT). (220)
///
/// # Explained after a refusal
///
/// - `addr` is not in memory that CUDA has allocated or registered. (704)
/// - `addr` is not a multiple of 8. (813)
/// - `addr` is managed memory. (869)
/// - `stream` is of a device whose [`CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS) is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (900)
/// - `stream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `stream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `addr` must be the address that [`cuMemHostGetDevicePointer`](crate::calls::cuMemHostGetDevicePointer) returns, for memory that [`cuMemHostRegister`](crate::calls::cuMemHostRegister) registered. Not checked, because an address does not show its origin.
/// - `addr` must be a device address. Not checked, because an address does not show its origin. (Explained after a refusal: 704)
/// - `addr` must not be managed memory. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 869)
/// - `stream` must be of a device whose [`CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS) is not zero. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 900)
/// - `stream` must have the order of the write also expressed by events or similar means. Not checked, because only the program knows what runs on its devices and when.
#[doc(alias = "cuStreamWriteValue64_v2")]
#[inline]
pub unsafe fn cuStreamWriteValue64(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint64_t,
    flags: c_uint,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuStreamWriteValue64_v2(stream, addr, value, flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuStreamWriteValue64_v2(stream, addr, value, flags) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuStreamWriteValue64_v2",
                outcome,
                (stream, addr),
                rows::cuStreamWriteValue64_v2,
                move || checks::cuStreamWriteValue64_v2(ptr::null_mut(), 0, 0, flags),
            )
        });
    }
    Ok(())
}

/// Runs memory operations, such as waits and writes, as a batch in stream order.
///
/// Since CUDA 11.7. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuStreamBatchMemOp_v2`. The raw call is [`sys::cuStreamBatchMemOp`](libcuda_sys::cuStreamBatchMemOp).
///
/// Examples of this group: [`cuStreamWaitValue32`].
///
/// # Parameters
///
/// - `stream`: The stream. Null is the default stream.
/// - `count`: The number of operations, at most 255.
/// - `paramArray`: The operations, in the order in which the stream runs them.
/// - `flags`: Must be zero.
///
/// # Safety
///
/// `stream` must be a live stream or a default one. `paramArray` must point to `count` operations whose addresses are live memory that the device can use.
///
/// The memory that the operations name must stay valid until the stream has run them or, in stream capture, until the last launch of the graph has ended. `stream` may be destroyed while the batch is pending.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `count`, `flags` or `paramArray` breaks a rule below
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Checked
///
/// - `count` must be below 256. (221)
/// - `flags` must be zero. (222)
/// - `paramArray[i].operation` must be an enumerator of [`CUstreamBatchMemOpType`](libcuda_sys::CUstreamBatchMemOpType) that the driver's release has. (529)
/// - `paramArray[i].waitValue.flags` must have no bits but those of [`CUstreamWaitValue_flags`](libcuda_sys::CUstreamWaitValue_flags) that the driver's release has, if `paramArray[i].operation` is [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) or [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64). (530)
/// - `paramArray[i].writeValue.flags` must be [`CU_STREAM_WRITE_VALUE_DEFAULT`](libcuda_sys::CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT) if `paramArray[i].operation` is [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) or [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64). (531)
/// - Since CUDA 13.0, `paramArray[i].flushRemoteWrites.flags` must be zero if `paramArray[i].operation` is [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES). (532)
/// - `paramArray[i].memoryBarrier.flags` must be an enumerator of [`CUstreamMemoryBarrier_flags`](libcuda_sys::CUstreamMemoryBarrier_flags) that the driver's release has, if `paramArray[i].operation` is [`CU_STREAM_MEM_OP_BARRIER`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER). (533)
/// - If `paramArray[i].operation` is [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION):
///   - Since CUDA 13.1, `paramArray[i].atomicReduction.flags` must be zero. (534)
///   - Since CUDA 13.1, `paramArray[i].atomicReduction.reductionOp` must be an enumerator of [`CUstreamAtomicReductionOpType`](libcuda_sys::CUstreamAtomicReductionOpType) that the driver's release has. (535)
///   - Since CUDA 13.1, `paramArray[i].atomicReduction.dataType` must be an enumerator of [`CUstreamAtomicReductionDataType`](libcuda_sys::CUstreamAtomicReductionDataType) that the driver's release has. (536)
///
/// Allowed in `paramArray[i].operation`, by the release of CUDA:
///
/// - every release: [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32), [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32), [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64), [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64), [`CU_STREAM_MEM_OP_BARRIER`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER), [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES)
/// - since 13.1: [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION)
///
/// # Explained after a refusal
///
/// - `stream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `stream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - `paramArray[i].operation` needs [`CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES), which is zero for each device. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (872)
/// - `paramArray[i].operation` needs [`CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS), which is zero for each device. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (901)
/// - If `paramArray[i].operation` is [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) or [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64):
///   - `paramArray[i].waitValue.address` is not a multiple of 4. (865)
///   - `paramArray[i].waitValue.address` is not a multiple of 8, and the operation takes 64 bits. (866)
///   - `paramArray[i].waitValue.address` is not in memory that CUDA has allocated or registered. (867)
///   - `paramArray[i].waitValue.address` is managed memory. (868)
///   - `paramArray[i].waitValue.flags` has [`CU_STREAM_WAIT_VALUE_FLUSH`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH), and [`CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES) of each device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (870)
///   - `paramArray[i].waitValue.flags` has [`CU_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_NOR), and [`CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR) of each device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (871)
/// - If `paramArray[i].operation` is [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) or [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64):
///   - `paramArray[i].writeValue.address` is not a multiple of 4. (865)
///   - `paramArray[i].writeValue.address` is not a multiple of 8, and the operation takes 64 bits. (866)
///   - `paramArray[i].writeValue.address` is not in memory that CUDA has allocated or registered. (867)
///   - `paramArray[i].writeValue.address` is managed memory. (868)
///
/// # Left to the caller
///
/// - `paramArray` must point to `count` operations. Not checked, because a pointer does not show the length of an array.
/// - `paramArray[i].waitValue.flags` must not be [`CU_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_NOR), apart from [`CU_STREAM_WAIT_VALUE_FLUSH`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH), on a device whose [`CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR) is zero, for [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) and [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64). Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 871)
/// - `paramArray[i].waitValue.flags` must lack [`CU_STREAM_WAIT_VALUE_FLUSH`](libcuda_sys::CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH) on a device whose [`CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES) is zero, for [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) and [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64). Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 870)
/// - `stream` must be of a device whose [`CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS) is not zero, for [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64) and [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64). Not checked, because a query would take more than a tenth of the call's time.
/// - `stream` must be of a device whose [`CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES) is not zero, for [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](libcuda_sys::CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES). Not checked, because a query would take more than a tenth of the call's time.
/// - `paramArray[i]` must have device addresses. Not checked, because an address does not show its origin.
/// - `paramArray[i].waitValue.address` and `paramArray[i].writeValue.address` must not be of managed memory. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 868)
/// - `paramArray[i]` must wait only for values that can arrive while the wait blocks. Not checked, because only the program knows what runs on its devices and when.
/// - `stream` must have the order of waits and writes also expressed by events or similar means. Not checked, because only the program knows what runs on its devices and when.
/// - `stream` must not be in CIG capture, nor the call be recorded in a graph that is launched there, since CUDA 13.2. Not checked, because a stream does not show CIG capture.
#[doc(alias = "cuStreamBatchMemOp_v2")]
#[inline]
pub unsafe fn cuStreamBatchMemOp(
    stream: CUstream,
    count: c_uint,
    paramArray: *mut CUstreamBatchMemOpParams,
    flags: c_uint,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuStreamBatchMemOp_v2(stream, count, paramArray, flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuStreamBatchMemOp_v2(stream, count, paramArray, flags) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuStreamBatchMemOp_v2",
                outcome,
                (stream, count, paramArray),
                rows::cuStreamBatchMemOp_v2,
                move || checks::cuStreamBatchMemOp_v2(ptr::null_mut(), count, paramArray, flags),
            )
        });
    }
    Ok(())
}
