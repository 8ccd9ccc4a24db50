// Created by `cargo xtask emit` from cuda.h, src/rules/event.toml, src/rules/event.rs, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/event.txt, src/sentence.rs, cuda-sys/build/generate/history.txt, src/guides/copies.md and tests/pages/event.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused_for;
use crate::error::start;
use crate::error::unruled;
use crate::refused::calls as rows;
use core::ffi::c_uint;
use core::ptr;
use libcuda_sys::{CUevent, CUstream};

/// Creates an event in the current context.
///
/// Since CUDA 2.0. [Event Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html) in NVIDIA's manual. The raw call is [`sys::cuEventCreate`](libcuda_sys::cuEventCreate).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (start, end) = (calls::cuEventCreate(0)?, calls::cuEventCreate(0)?);
/// let stream = ptr::null_mut(); // the default stream
/// // SAFETY: the events are live, and nothing uses them after their end.
/// unsafe {
///     calls::cuEventRecord(start, stream)?;
///     // ... work in the stream ...
///     calls::cuEventRecord(end, stream)?;
///     if calls::cuEventQuery(end).is_err() {
///         calls::cuEventSynchronize(end)?; // not complete: wait
///     }
///     println!("{} ms", calls::cuEventElapsedTime(start, end)?);
///     calls::cuEventDestroy(start)?;
///     calls::cuEventDestroy(end)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `Flags`: Zero or bits of [`CUevent_flags`](libcuda_sys::CUevent_flags). [`CUevent_flags::CU_EVENT_INTERPROCESS`](libcuda_sys::CUevent_flags::CU_EVENT_INTERPROCESS) requires [`CUevent_flags::CU_EVENT_DISABLE_TIMING`](libcuda_sys::CUevent_flags::CU_EVENT_DISABLE_TIMING).
///
/// # Returns
///
/// The new event.
///
/// # Why it is safe
///
/// The call takes only numbers, which the driver validates.
///
/// # Lifetimes
///
/// The event is valid until [`cuEventDestroy`] or until its context is destroyed.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `Flags` breaks a rule below
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
///
/// # Checked
///
/// - `Flags` must have no bits but those of [`CUevent_flags`](libcuda_sys::CUevent_flags) that the driver's release has. (47)
/// - `Flags` must have the bit [`CU_EVENT_DISABLE_TIMING`](libcuda_sys::CUevent_flags::CU_EVENT_DISABLE_TIMING) if `Flags` has [`CU_EVENT_INTERPROCESS`](libcuda_sys::CUevent_flags::CU_EVENT_INTERPROCESS). (48)
#[inline]
pub fn cuEventCreate(Flags: c_uint) -> Result<CUevent> {
    let mut phEvent = ptr::null_mut();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    unsafe { checks::cuEventCreate(&mut phEvent, Flags) }?;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuEventCreate(&mut phEvent, Flags) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(c"cuEventCreate", outcome, ((),), &[], move || {
                checks::cuEventCreate(&mut phEvent, Flags)
            })
        });
    }
    Ok(phEvent)
}

/// Records all work that is in a stream so far in an event. It replaces the previous record of the event.
///
/// Since CUDA 2.0. [Event Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html) in NVIDIA's manual. The raw call is [`sys::cuEventRecord`](libcuda_sys::cuEventRecord).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (start, end) = (calls::cuEventCreate(0)?, calls::cuEventCreate(0)?);
/// let stream = ptr::null_mut(); // the default stream
/// // SAFETY: the events are live, and nothing uses them after their end.
/// unsafe {
///     calls::cuEventRecord(start, stream)?;
///     // ... work in the stream ...
///     calls::cuEventRecord(end, stream)?;
///     if calls::cuEventQuery(end).is_err() {
///         calls::cuEventSynchronize(end)?; // not complete: wait
///     }
///     println!("{} ms", calls::cuEventElapsedTime(start, end)?);
///     calls::cuEventDestroy(start)?;
///     calls::cuEventDestroy(end)
/// }
/// # }
/// ```
///
/// Guide: [Copies, and when their bytes have arrived](crate::guides::copies).
///
/// # Parameters
///
/// - `hEvent`: The event, of the same context as `hStream`.
/// - `hStream`: The stream; null is the default stream.
///
/// # Safety
///
/// `hEvent` must be a live event. `hStream` must be a live stream or a default one.
///
/// Nothing needs to outlive the call: `hEvent` and `hStream` may be destroyed while the work is pending.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE): `hEvent` must be of the context of `hStream`.
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hEvent` is of another context than `hStream`. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1161)
/// - `hEvent` is of another context than the current one, which has the default streams. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1162)
/// - `hEvent` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hEvent` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hEvent` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `hEvent` must be of the context of `hStream`. Not checked, because a handle does not show its origin. (Explained after a refusal: 1161 and 1162)
#[inline]
pub unsafe fn cuEventRecord(hEvent: CUevent, hStream: CUstream) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuEventRecord(hEvent, hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuEventRecord", outcome, (hEvent, hStream), rows::cuEventRecord, unruled)
        });
    }
    Ok(())
}

/// Records all work that is in a stream so far in an event, with flags for stream capture.
///
/// Since CUDA 11.1. [Event Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html) in NVIDIA's manual. The raw call is [`sys::cuEventRecordWithFlags`](libcuda_sys::cuEventRecordWithFlags).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
/// let event = calls::cuEventCreate(CUevent_flags::CU_EVENT_DISABLE_TIMING.bits())?;
/// let mode = CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL;
/// // SAFETY: the stream and the event are live, and nothing uses the objects after their ends.
/// unsafe {
///     calls::cuStreamBeginCapture(stream, mode)?;
///     // Each launch of the graph records the event, for which other streams can wait.
///     let external = CUevent_record_flags::CU_EVENT_RECORD_EXTERNAL.bits();
///     calls::cuEventRecordWithFlags(event, stream, external)?;
///     let graph = calls::cuStreamEndCapture(stream)?;
///     calls::cuGraphDestroy(graph)?;
///     calls::cuEventDestroy(event)?;
///     calls::cuStreamDestroy(stream)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `hEvent`: The event, of the same context as `hStream`.
/// - `hStream`: The stream; null is the default stream.
/// - `flags`: Zero or a value of [`CUevent_record_flags`](libcuda_sys::CUevent_record_flags).
///
/// # Safety
///
/// `hEvent` must be a live event. `hStream` must be a live stream or a default one.
///
/// `hEvent` and `hStream` may be destroyed while the work is pending. With [`CUevent_record_flags::CU_EVENT_RECORD_EXTERNAL`](libcuda_sys::CUevent_record_flags::CU_EVENT_RECORD_EXTERNAL) the event must live until the last launch of any executable graph with the node has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE): `hEvent` must be of the context of `hStream`.
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `flags` breaks a rule below
///
/// # Checked
///
/// - `flags` must be an enumerator of [`CUevent_record_flags`](libcuda_sys::CUevent_record_flags) that the driver's release has. (49)
///
/// # Explained after a refusal
///
/// - `hEvent` is of another context than `hStream`. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1161)
/// - `hEvent` is of another context than the current one, which has the default streams. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1162)
/// - `flags` has [`CU_EVENT_RECORD_EXTERNAL`](libcuda_sys::CUevent_record_flags::CU_EVENT_RECORD_EXTERNAL), and `hStream` does not capture. [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE). (815)
/// - `hEvent` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hEvent` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hEvent` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `hEvent` must be of the context of `hStream`. Not checked, because a handle does not show its origin. (Explained after a refusal: 1161 and 1162)
/// - `flags` must not be [`CU_EVENT_RECORD_EXTERNAL`](libcuda_sys::CUevent_record_flags::CU_EVENT_RECORD_EXTERNAL) if the stream does not capture. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 815)
#[inline]
pub unsafe fn cuEventRecordWithFlags(
    hEvent: CUevent,
    hStream: CUstream,
    flags: c_uint,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuEventRecordWithFlags(hEvent, hStream, flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuEventRecordWithFlags(hEvent, hStream, flags) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuEventRecordWithFlags",
                outcome,
                (hEvent, hStream, flags),
                rows::cuEventRecordWithFlags,
                move || checks::cuEventRecordWithFlags(ptr::null_mut(), ptr::null_mut(), flags),
            )
        });
    }
    Ok(())
}

/// Queries whether the work recorded in an event has completed. An event that was never recorded counts as complete.
///
/// Since CUDA 2.0. [Event Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html) in NVIDIA's manual. The raw call is [`sys::cuEventQuery`](libcuda_sys::cuEventQuery).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (start, end) = (calls::cuEventCreate(0)?, calls::cuEventCreate(0)?);
/// let stream = ptr::null_mut(); // the default stream
/// // SAFETY: the events are live, and nothing uses them after their end.
/// unsafe {
///     calls::cuEventRecord(start, stream)?;
///     // ... work in the stream ...
///     calls::cuEventRecord(end, stream)?;
///     if calls::cuEventQuery(end).is_err() {
///         calls::cuEventSynchronize(end)?; // not complete: wait
///     }
///     println!("{} ms", calls::cuEventElapsedTime(start, end)?);
///     calls::cuEventDestroy(start)?;
///     calls::cuEventDestroy(end)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `hEvent`: The event.
///
/// # Safety
///
/// `hEvent` must be a live event.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_READY`](libcuda_sys::CUresult::CUDA_ERROR_NOT_READY)
///
/// # Explained after a refusal
///
/// - `hEvent` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hEvent` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hEvent` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `hEvent` must not have been recorded last in a capture. Not checked, because an event does not show where it was recorded. (Explained after a refusal: 726)
#[inline]
pub unsafe fn cuEventQuery(hEvent: CUevent) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuEventQuery(hEvent) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuEventQuery", outcome, (hEvent,), rows::cuEventQuery, unruled)
        });
    }
    Ok(())
}

/// Waits until the work recorded in an event has completed.
///
/// Since CUDA 2.0. [Event Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html) in NVIDIA's manual. The raw call is [`sys::cuEventSynchronize`](libcuda_sys::cuEventSynchronize).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (start, end) = (calls::cuEventCreate(0)?, calls::cuEventCreate(0)?);
/// let stream = ptr::null_mut(); // the default stream
/// // SAFETY: the events are live, and nothing uses them after their end.
/// unsafe {
///     calls::cuEventRecord(start, stream)?;
///     // ... work in the stream ...
///     calls::cuEventRecord(end, stream)?;
///     if calls::cuEventQuery(end).is_err() {
///         calls::cuEventSynchronize(end)?; // not complete: wait
///     }
///     println!("{} ms", calls::cuEventElapsedTime(start, end)?);
///     calls::cuEventDestroy(start)?;
///     calls::cuEventDestroy(end)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `hEvent`: The event. With [`CUevent_flags::CU_EVENT_BLOCKING_SYNC`](libcuda_sys::CUevent_flags::CU_EVENT_BLOCKING_SYNC) the thread sleeps meanwhile; otherwise it spins.
///
/// # Safety
///
/// `hEvent` must be a live event.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Explained after a refusal
///
/// - `hEvent` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hEvent` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hEvent` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
#[inline]
pub unsafe fn cuEventSynchronize(hEvent: CUevent) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuEventSynchronize(hEvent) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuEventSynchronize",
                outcome,
                (hEvent,),
                rows::cuEventSynchronize,
                unruled,
            )
        });
    }
    Ok(())
}

/// Destroys an event. An event whose work is pending is released once that has completed.
///
/// Since CUDA 4.0. [Event Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuEventDestroy_v2`. The raw call is [`sys::cuEventDestroy`](libcuda_sys::cuEventDestroy).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (start, end) = (calls::cuEventCreate(0)?, calls::cuEventCreate(0)?);
/// let stream = ptr::null_mut(); // the default stream
/// // SAFETY: the events are live, and nothing uses them after their end.
/// unsafe {
///     calls::cuEventRecord(start, stream)?;
///     // ... work in the stream ...
///     calls::cuEventRecord(end, stream)?;
///     if calls::cuEventQuery(end).is_err() {
///         calls::cuEventSynchronize(end)?; // not complete: wait
///     }
///     println!("{} ms", calls::cuEventElapsedTime(start, end)?);
///     calls::cuEventDestroy(start)?;
///     calls::cuEventDestroy(end)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `hEvent`: The event.
///
/// # Safety
///
/// `hEvent` must be an event that the caller owns and that nothing uses any more.
///
/// `hEvent` is invalid after the call. Executable graphs with nodes that name it must not be launched afterwards.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Explained after a refusal
///
/// - `hEvent` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hEvent` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hEvent` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
#[doc(alias = "cuEventDestroy_v2")]
#[inline]
pub unsafe fn cuEventDestroy(hEvent: CUevent) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuEventDestroy_v2(hEvent) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuEventDestroy_v2", outcome, (hEvent,), rows::cuEventDestroy_v2, unruled)
        });
    }
    Ok(())
}

/// Returns the time between two recorded events that have completed.
///
/// Since CUDA 12.8. [Event Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuEventElapsedTime_v2`. With an older driver it calls the older symbol `cuEventElapsedTime`. The raw call is [`sys::cuEventElapsedTime`](libcuda_sys::cuEventElapsedTime).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (start, end) = (calls::cuEventCreate(0)?, calls::cuEventCreate(0)?);
/// let stream = ptr::null_mut(); // the default stream
/// // SAFETY: the events are live, and nothing uses them after their end.
/// unsafe {
///     calls::cuEventRecord(start, stream)?;
///     // ... work in the stream ...
///     calls::cuEventRecord(end, stream)?;
///     if calls::cuEventQuery(end).is_err() {
///         calls::cuEventSynchronize(end)?; // not complete: wait
///     }
///     println!("{} ms", calls::cuEventElapsedTime(start, end)?);
///     calls::cuEventDestroy(start)?;
///     calls::cuEventDestroy(end)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `hStart`: The first event, created without [`CUevent_flags::CU_EVENT_DISABLE_TIMING`](libcuda_sys::CUevent_flags::CU_EVENT_DISABLE_TIMING).
/// - `hEnd`: The second event, created without [`CUevent_flags::CU_EVENT_DISABLE_TIMING`](libcuda_sys::CUevent_flags::CU_EVENT_DISABLE_TIMING).
///
/// # Returns
///
/// The time from `hStart` to `hEnd`, in milliseconds, with a resolution of about half a microsecond.
///
/// # Safety
///
/// `hStart` and `hEnd` must be live events.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE):
///   - `hStart` must have been recorded.
///   - `hEnd` must have been recorded.
///   - `hStart` must have been created without [`CU_EVENT_DISABLE_TIMING`](libcuda_sys::CUevent_flags::CU_EVENT_DISABLE_TIMING).
///   - `hEnd` must have been created without [`CU_EVENT_DISABLE_TIMING`](libcuda_sys::CUevent_flags::CU_EVENT_DISABLE_TIMING).
/// - [`CUDA_ERROR_NOT_READY`](libcuda_sys::CUresult::CUDA_ERROR_NOT_READY):
///   - `hStart` must have completed.
///   - `hEnd` must have completed.
/// - [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN)
///
/// # Explained after a refusal
///
/// - `hStart` or `hEnd` was never recorded, or was created with [`CU_EVENT_DISABLE_TIMING`](libcuda_sys::CUevent_flags::CU_EVENT_DISABLE_TIMING). [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (717)
/// - `hStart` or `hEnd` has not completed: [`cuEventSynchronize`] waits for it. [`CUDA_ERROR_NOT_READY`](libcuda_sys::CUresult::CUDA_ERROR_NOT_READY). (1088)
/// - `hStart` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hStart` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStart` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - `hEnd` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hEnd` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hEnd` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `hStart` must have been recorded. Not checked, because the driver reports it itself, and an event does not show whether it was recorded. (Explained after a refusal: 717)
/// - `hEnd` must have been recorded. Not checked, because the driver reports it itself, and an event does not show whether it was recorded. (Explained after a refusal: 717)
/// - `hStart` must have completed. Not checked, because the driver reports it itself, and it may happen between a query and the call. (Explained after a refusal: 1088)
/// - `hEnd` must have completed. Not checked, because the driver reports it itself, and it may happen between a query and the call. (Explained after a refusal: 1088)
/// - `hStart` must have been created without [`CU_EVENT_DISABLE_TIMING`](libcuda_sys::CUevent_flags::CU_EVENT_DISABLE_TIMING). Not checked, because the driver reports it itself, and a handle does not show its origin. (Explained after a refusal: 717)
/// - `hEnd` must have been created without [`CU_EVENT_DISABLE_TIMING`](libcuda_sys::CUevent_flags::CU_EVENT_DISABLE_TIMING). Not checked, because the driver reports it itself, and a handle does not show its origin. (Explained after a refusal: 717)
#[doc(alias = "cuEventElapsedTime_v2")]
#[inline]
pub unsafe fn cuEventElapsedTime(hStart: CUevent, hEnd: CUevent) -> Result<f32> {
    let mut pMilliseconds = 0.0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuEventElapsedTime_v2(&mut pMilliseconds, hStart, hEnd) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuEventElapsedTime_v2",
                outcome,
                ((), hStart, hEnd),
                rows::cuEventElapsedTime_v2,
                unruled,
            )
        });
    }
    Ok(pMilliseconds)
}
