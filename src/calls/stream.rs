// Created by `cargo xtask emit` from cuda.h, src/rules/stream.toml, src/rules/graph.rs, src/rules/parts/edges.rs, src/rules/parts/handle.rs, src/rules/parts/launch.rs, src/rules/parts/memory.rs, src/rules/parts/output.rs, src/rules/parts/undocumented.rs, src/rules/stream.rs, cuda-sys/build/generate/reference/stream.txt, src/sentence.rs, cuda-sys/build/generate/history.txt, src/guides/copies.md, src/guides/launching.md, src/guides/pools.md, tests/pages/graph.rs and tests/pages/stream.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused;
use crate::error::refused_for;
use crate::error::start;
use crate::error::unruled;
use crate::refused::calls as rows;
use core::ffi::{c_int, c_uint, c_ulonglong, c_void};
use core::ptr;
use libcuda_sys::{
    CUcontext, CUdevice, CUdeviceptr, CUevent, CUgraph, CUgraphEdgeData, CUgraphNode,
    CUgraphRecaptureCallback, CUgreenCtx, CUstream, CUstreamAttrID, CUstreamAttrValue,
    CUstreamCallback, CUstreamCaptureMode, CUstreamCaptureStatus, CUstreamCigCaptureParams,
    cuuint64_t,
};

/// Creates a stream in the current context.
///
/// Since CUDA 2.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. The raw call is [`sys::cuStreamCreate`](libcuda_sys::cuStreamCreate).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
/// // SAFETY: the stream is live, and nothing uses it after its end.
/// unsafe {
///     // ... copies and launches ...
///     match calls::cuStreamQuery(stream) {
///         Err(error) if error.code() == CUresult::CUDA_ERROR_NOT_READY => println!("at work"),
///         done => done?,
///     }
///     calls::cuStreamSynchronize(stream)?; // waits
///     calls::cuStreamDestroy(stream)
/// }
/// # }
/// ```
///
/// Guide: [Allocations in the order of a stream](crate::guides::pools).
///
/// # Parameters
///
/// - `Flags`: Zero or bits of [`CUstream_flags`](libcuda_sys::CUstream_flags).
///
/// # Returns
///
/// The new stream.
///
/// # Why it is safe
///
/// The call takes only numbers, which the driver validates.
///
/// # Lifetimes
///
/// The stream is valid until [`cuStreamDestroy`] or until its context is destroyed.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `Flags` breaks a rule below
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_EXTERNAL_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_EXTERNAL_DEVICE)
///
/// # Checked
///
/// - `Flags` must be an enumerator of [`CUstream_flags`](libcuda_sys::CUstream_flags) that the driver's release has. (249)
#[inline]
pub fn cuStreamCreate(Flags: c_uint) -> Result<CUstream> {
    let mut phStream = ptr::null_mut();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    unsafe { checks::cuStreamCreate(&mut phStream, Flags) }?;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuStreamCreate(&mut phStream, Flags) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(c"cuStreamCreate", outcome, ((),), &[], move || {
                checks::cuStreamCreate(&mut phStream, Flags)
            })
        });
    }
    Ok(phStream)
}

/// Creates a stream with a scheduling priority for its kernels.
///
/// Since CUDA 5.5. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. The raw call is [`sys::cuStreamCreateWithPriority`](libcuda_sys::cuStreamCreateWithPriority).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (mut least, mut greatest) = (0, 0);
/// let flags = CUstream_flags::CU_STREAM_NON_BLOCKING.bits();
/// // SAFETY: the outputs can be written, and nothing uses the stream after its end.
/// unsafe {
///     calls::cuCtxGetStreamPriorityRange(&mut least, &mut greatest)?;
///     let urgent = calls::cuStreamCreateWithPriority(flags, greatest)?; // a smaller number
///     println!("{} of {least} to {greatest}", calls::cuStreamGetPriority(urgent)?);
///     calls::cuStreamDestroy(urgent)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `flags`: Zero or bits of [`CUstream_flags`](libcuda_sys::CUstream_flags).
/// - `priority`: The priority. Lower numbers are higher priorities, and 0 is the default. A number outside [`cuCtxGetStreamPriorityRange`](crate::calls::cuCtxGetStreamPriorityRange) is clamped to that range.
///
/// # Returns
///
/// The new stream.
///
/// # Why it is safe
///
/// The call takes only numbers, which the driver validates.
///
/// # Lifetimes
///
/// The stream is valid until [`cuStreamDestroy`] or until its context is destroyed.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `flags` breaks a rule below
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_EXTERNAL_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_EXTERNAL_DEVICE)
///
/// # Checked
///
/// - `flags` must be an enumerator of [`CUstream_flags`](libcuda_sys::CUstream_flags) that the driver's release has. (249)
///
/// # Left to the caller
///
/// - `priority` must be given only on a device of compute capability 3.5 or higher. Not checked, because every device of these releases has it.
#[inline]
pub fn cuStreamCreateWithPriority(flags: c_uint, priority: c_int) -> Result<CUstream> {
    let mut phStream = ptr::null_mut();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    unsafe { checks::cuStreamCreateWithPriority(&mut phStream, flags, priority) }?;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome =
        unsafe { libcuda_sys::cuStreamCreateWithPriority(&mut phStream, flags, priority) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(c"cuStreamCreateWithPriority", outcome, ((),), &[], move || {
                checks::cuStreamCreateWithPriority(&mut phStream, flags, 0)
            })
        });
    }
    Ok(phStream)
}

/// Begins to record the work of a stream into a command list of a graphics API.
///
/// Since CUDA 13.1. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. The raw call is [`sys::cuStreamBeginCaptureToCig`](libcuda_sys::cuStreamBeginCaptureToCig).
///
/// Examples of this group: [`cuStreamCreate`], [`cuStreamCreateWithPriority`] and [`cuStreamWaitEvent`].
///
/// # Parameters
///
/// - `hStream`: The stream, which must not be the legacy stream (null or [`CU_STREAM_LEGACY`](libcuda_sys::CU_STREAM_LEGACY)). Its context must have been created for CIG (CUDA in Graphics).
/// - `streamCigCaptureParams`: The type of the graphics API, and its command list or command buffer.
///
/// # Safety
///
/// `hStream` must be a live stream. `streamCigCaptureParams` must point to parameters whose command list or buffer is live, open for recording, of the context's device and used by nothing else until the capture ends.
///
/// The command list must stay open for recording until [`cuStreamEndCaptureToCig`]. `hStream` must not be destroyed before the GPU has executed the command list.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT): `hStream` must be of a context that was created for CIG.
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `hStream` or `streamCigCaptureParams` breaks a rule below
///
/// # Checked
///
/// - `hStream` must not be [`CU_STREAM_LEGACY`](libcuda_sys::CU_STREAM_LEGACY). (257)
/// - `streamCigCaptureParams.streamCigParams` must not be null. (253)
/// - Since CUDA 13.2, `streamCigCaptureParams.streamCigParams.streamSharedDataType` must be an enumerator of [`CUstreamCigDataType`](libcuda_sys::CUstreamCigDataType) that the driver's release has. (252)
///
/// # Explained after a refusal
///
/// - `hStream` is capturing. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (661)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `streamCigCaptureParams.streamCigParams.streamSharedDataType` must not be [`STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST`](libcuda_sys::CUstreamCigDataType::STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST) except on a device whose [`CU_DEVICE_ATTRIBUTE_D3D12_CIG_STREAMS_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_D3D12_CIG_STREAMS_SUPPORTED) is not zero, since CUDA 13.3. Not checked, because the documentation says only which query to use, and the device is not among the arguments.
/// - `streamCigCaptureParams.streamCigParams.streamSharedDataType` must not be [`STREAM_CIG_DATA_TYPE_VULKAN_COMMAND_BUFFER_HANDLE_NV`](libcuda_sys::CUstreamCigDataType::STREAM_CIG_DATA_TYPE_VULKAN_COMMAND_BUFFER_HANDLE_NV) except on a device whose [`CU_DEVICE_ATTRIBUTE_VULKAN_CIG_STREAMS_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_VULKAN_CIG_STREAMS_SUPPORTED) is not zero, since CUDA 13.5. Not checked, because the documentation says only which query to use, and the device is not among the arguments.
/// - `hStream` must not be in CIG capture already. Not checked, because a stream does not show CIG capture.
/// - `hStream` must be of a context that was created for CIG. Not checked, because a context does not show its origin.
/// - `streamCigCaptureParams.streamCigParams.streamSharedData` must be an `ID3D12CommandList`, for [`STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST`](libcuda_sys::CUstreamCigDataType::STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST). Not checked, because a pointer does not show what it points to.
/// - `streamCigCaptureParams.streamCigParams.streamSharedData` must be a handle from `vkGetCommandBufferInternalHandleNV`, not a `VkCommandBuffer`, for [`STREAM_CIG_DATA_TYPE_VULKAN_COMMAND_BUFFER_HANDLE_NV`](libcuda_sys::CUstreamCigDataType::STREAM_CIG_DATA_TYPE_VULKAN_COMMAND_BUFFER_HANDLE_NV), since CUDA 13.5. Not checked, because a pointer does not show what it points to.
/// - `streamCigCaptureParams.streamCigParams.streamSharedData` must be open for recording whenever kernels are launched in the stream. Not checked, because only the program knows the state of its graphics objects.
/// - `streamCigCaptureParams.streamCigParams.streamSharedData` must belong to the device of the context. Not checked, because only the program knows the state of its graphics objects.
/// - `streamCigCaptureParams.streamCigParams.streamSharedData` must not be submitted before [`cuStreamEndCaptureToCig`]. Not checked, because only the program knows the state of its graphics objects.
/// - `streamCigCaptureParams.streamCigParams.streamSharedData` must have barriers for the graphics resources that the recorded work uses, before that work. Not checked, because only the program knows the state of its graphics objects.
/// - `streamCigCaptureParams.streamCigParams.streamSharedData` must not be submitted twice. Not checked, because only the program knows the state of its graphics objects.
/// - `streamCigCaptureParams.streamCigParams.streamSharedData` must run in an order with other work of the context that cannot hang the device. Not checked, because only the program knows what runs on its devices and when.
/// - `hStream` must not be destroyed before the command list or buffer has run. Not checked, because only the program knows what runs on its devices and when.
#[inline]
pub unsafe fn cuStreamBeginCaptureToCig(
    hStream: CUstream,
    streamCigCaptureParams: *mut CUstreamCigCaptureParams,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuStreamBeginCaptureToCig(hStream, streamCigCaptureParams) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuStreamBeginCaptureToCig(hStream, streamCigCaptureParams) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuStreamBeginCaptureToCig",
                outcome,
                (hStream,),
                rows::cuStreamBeginCaptureToCig,
                move || checks::cuStreamBeginCaptureToCig(hStream, streamCigCaptureParams),
            )
        });
    }
    Ok(())
}

/// Ends the recording of a stream into a command list, which may then be submitted.
///
/// Since CUDA 13.1. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. The raw call is [`sys::cuStreamEndCaptureToCig`](libcuda_sys::cuStreamEndCaptureToCig).
///
/// Examples of this group: [`cuStreamCreate`], [`cuStreamCreateWithPriority`] and [`cuStreamWaitEvent`].
///
/// # Parameters
///
/// - `hStream`: The stream that was passed to [`cuStreamBeginCaptureToCig`].
///
/// # Safety
///
/// `hStream` must be a live stream.
///
/// `hStream`, and each stream that depends on it, must not be destroyed before the GPU has executed the command list.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD)
///
/// # Explained after a refusal
///
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `hStream` must be in a CIG capture that [`cuStreamBeginCaptureToCig`] began. Not checked, because a stream does not show CIG capture.
/// - `hStream` must not be destroyed before the command list has run, nor any stream that depends on it. Not checked, because only the program knows what runs on its devices and when.
#[inline]
pub unsafe fn cuStreamEndCaptureToCig(hStream: CUstream) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuStreamEndCaptureToCig(hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuStreamEndCaptureToCig",
                outcome,
                (hStream,),
                rows::cuStreamEndCaptureToCig,
                unruled,
            )
        });
    }
    Ok(())
}

/// Returns the priority of a stream.
///
/// Since CUDA 5.5. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. The raw call is [`sys::cuStreamGetPriority`](libcuda_sys::cuStreamGetPriority).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (mut least, mut greatest) = (0, 0);
/// let flags = CUstream_flags::CU_STREAM_NON_BLOCKING.bits();
/// // SAFETY: the outputs can be written, and nothing uses the stream after its end.
/// unsafe {
///     calls::cuCtxGetStreamPriorityRange(&mut least, &mut greatest)?;
///     let urgent = calls::cuStreamCreateWithPriority(flags, greatest)?; // a smaller number
///     println!("{} of {least} to {greatest}", calls::cuStreamGetPriority(urgent)?);
///     calls::cuStreamDestroy(urgent)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `hStream`: The stream; null is the default stream.
///
/// # Returns
///
/// The priority, clamped to the range of [`cuCtxGetStreamPriorityRange`](crate::calls::cuCtxGetStreamPriorityRange).
///
/// # Safety
///
/// `hStream` must be a live stream or a default one.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
///
/// # Explained after a refusal
///
/// - `hStream` is capturing. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (661)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `hStream` must have been created by [`cuStreamCreate`] or [`cuStreamCreateWithPriority`], up to CUDA 12.4. Not checked, because a handle does not show its origin.
/// - `hStream` must have been created by [`cuStreamCreate`], [`cuStreamCreateWithPriority`] or [`cuGreenCtxStreamCreate`](crate::calls::cuGreenCtxStreamCreate), since CUDA 12.5. Not checked, because a handle does not show its origin.
#[inline]
pub unsafe fn cuStreamGetPriority(hStream: CUstream) -> Result<c_int> {
    let mut priority = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuStreamGetPriority(hStream, &mut priority) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuStreamGetPriority",
                outcome,
                (hStream,),
                rows::cuStreamGetPriority,
                unruled,
            )
        });
    }
    Ok(priority)
}

/// Returns the device of a stream.
///
/// Since CUDA 12.8. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. The raw call is [`sys::cuStreamGetDevice`](libcuda_sys::cuStreamGetDevice).
///
/// Examples of this group: [`cuStreamCreate`], [`cuStreamCreateWithPriority`] and [`cuStreamWaitEvent`].
///
/// # Parameters
///
/// - `hStream`: The stream; null is the default stream.
///
/// # Returns
///
/// The device.
///
/// # Safety
///
/// `hStream` must be a live stream or a default one.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
///
/// # Explained after a refusal
///
/// - `hStream` is capturing. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (661)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
#[inline]
pub unsafe fn cuStreamGetDevice(hStream: CUstream) -> Result<CUdevice> {
    let mut device = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuStreamGetDevice(hStream, &mut device) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuStreamGetDevice", outcome, (hStream,), rows::cuStreamGetDevice, unruled)
        });
    }
    Ok(device)
}

/// Returns the flags that a stream was created with.
///
/// Since CUDA 5.5. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. The raw call is [`sys::cuStreamGetFlags`](libcuda_sys::cuStreamGetFlags).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
/// // SAFETY: the stream is live, and nothing uses it after its end.
/// unsafe {
///     let flags = calls::cuStreamGetFlags(stream)?;
///     let non_blocking = flags & CUstream_flags::CU_STREAM_NON_BLOCKING.bits() != 0;
///     println!("waits for the legacy default stream: {}", !non_blocking);
///     match calls::cuStreamIsCapturing(stream)? {
///         CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_NONE => {} // its work runs
///         status => println!("{status:?}"), // its work is recorded, or the capture is broken
///     }
///     calls::cuStreamDestroy(stream)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `hStream`: The stream; null is the default stream.
///
/// # Returns
///
/// Zero or bits of [`CUstream_flags`](libcuda_sys::CUstream_flags).
///
/// # Safety
///
/// `hStream` must be a live stream or a default one.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
///
/// # Explained after a refusal
///
/// - `hStream` is capturing. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (661)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `hStream` must have been created by [`cuStreamCreate`] or [`cuStreamCreateWithPriority`], up to CUDA 12.4. Not checked, because a handle does not show its origin.
/// - `hStream` must have been created by [`cuStreamCreate`], [`cuStreamCreateWithPriority`] or [`cuGreenCtxStreamCreate`](crate::calls::cuGreenCtxStreamCreate), since CUDA 12.5. Not checked, because a handle does not show its origin.
#[inline]
pub unsafe fn cuStreamGetFlags(hStream: CUstream) -> Result<c_uint> {
    let mut flags = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuStreamGetFlags(hStream, &mut flags) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuStreamGetFlags", outcome, (hStream,), rows::cuStreamGetFlags, unruled)
        });
    }
    Ok(flags)
}

/// Returns the ID of a stream, which is unique in the process.
///
/// Since CUDA 12.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. The raw call is [`sys::cuStreamGetId`](libcuda_sys::cuStreamGetId).
///
/// Examples of this group: [`cuStreamCreate`], [`cuStreamCreateWithPriority`] and [`cuStreamWaitEvent`].
///
/// # Parameters
///
/// - `hStream`: The stream; null is the default stream.
///
/// # Returns
///
/// The ID.
///
/// # Safety
///
/// `hStream` must be a live stream or a default one.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Explained after a refusal
///
/// - `hStream` is capturing. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (661)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `hStream` must be a live stream or a default one. Not checked, because a handle does not show whether it is live.
#[inline]
pub unsafe fn cuStreamGetId(hStream: CUstream) -> Result<c_ulonglong> {
    let mut streamId = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuStreamGetId(hStream, &mut streamId) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuStreamGetId", outcome, (hStream,), rows::cuStreamGetId, unruled)
        });
    }
    Ok(streamId)
}

/// Returns the context of a stream.
///
/// Since CUDA 9.2. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. The raw call is [`sys::cuStreamGetCtx`](libcuda_sys::cuStreamGetCtx).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// fn context_of(stream: CUstream) -> Result<()> {
///     // SAFETY: the stream is live.
///     unsafe {
///         let context = calls::cuStreamGetCtx(stream)?;
///         calls::cuCtxSetCurrent(context) // for the calls that follow
///     }
/// }
/// ```
///
/// # Parameters
///
/// - `hStream`: The stream. Null, [`CU_STREAM_LEGACY`](libcuda_sys::CU_STREAM_LEGACY) and [`CU_STREAM_PER_THREAD`](libcuda_sys::CU_STREAM_PER_THREAD) stand for the current context.
///
/// # Returns
///
/// The context. For a stream of a green context it is the one that [`cuCtxFromGreenCtx`](crate::calls::cuCtxFromGreenCtx) returns.
///
/// # Safety
///
/// `hStream` must be a live stream or a default one.
///
/// Nothing needs to outlive the call. The result is not retained: it is valid only as long as the context lives.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT): `hStream` must not be a default stream if no context is current.
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED): `hStream` must not be a stream of a green context, in CUDA 12.5 to 12.9.
///
/// # Explained after a refusal
///
/// - `hStream` is capturing. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (661)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `hStream` must be a live stream or a default one. Not checked, because a handle does not show whether it is live.
/// - `hStream` must not be a stream of a green context, in CUDA 12.5 to 12.9. Not checked, because the driver reports it itself, and a handle does not show its origin.
/// - `hStream` must not be a default stream if no context is current. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 639)
#[inline]
pub unsafe fn cuStreamGetCtx(hStream: CUstream) -> Result<CUcontext> {
    let mut pctx = ptr::null_mut();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuStreamGetCtx(hStream, &mut pctx) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuStreamGetCtx", outcome, (hStream,), rows::cuStreamGetCtx, unruled)
        });
    }
    Ok(pctx)
}

/// Returns the context of a stream, and its green context if it has one.
///
/// Since CUDA 12.5. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. The raw call is [`sys::cuStreamGetCtx_v2`](libcuda_sys::cuStreamGetCtx_v2).
///
/// Examples of this group: [`cuStreamCreate`], [`cuStreamCreateWithPriority`] and [`cuStreamWaitEvent`].
///
/// # Parameters
///
/// - `hStream`: The stream. Null, [`CU_STREAM_LEGACY`](libcuda_sys::CU_STREAM_LEGACY) and [`CU_STREAM_PER_THREAD`](libcuda_sys::CU_STREAM_PER_THREAD) stand for the current context. If that is a green context, [`CU_STREAM_PER_THREAD`](libcuda_sys::CU_STREAM_PER_THREAD) is an error.
///
/// # Returns
///
/// - `pCtx`: The context. For a stream of a green context it is the primary context of the device.
/// - `pGreenCtx`: The green context, or null if the stream has none.
///
/// # Safety
///
/// `hStream` must be a live stream or a default one.
///
/// Nothing needs to outlive the call. The contexts are not retained: each handle is valid only as long as its context lives.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT): `hStream` must not be a default stream if no context is current.
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE): `hStream` must not be [`CU_STREAM_PER_THREAD`](libcuda_sys::CU_STREAM_PER_THREAD) if a green context is current.
///
/// # Explained after a refusal
///
/// - `hStream` is capturing. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (661)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `hStream` must be a live stream or a default one. Not checked, because a handle does not show whether it is live.
/// - `hStream` must not be [`CU_STREAM_PER_THREAD`](libcuda_sys::CU_STREAM_PER_THREAD) if a green context is current. Not checked, because a query would take more than a tenth of the call's time.
/// - `hStream` must not be a default stream if no context is current. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 639)
#[inline]
pub unsafe fn cuStreamGetCtx_v2(hStream: CUstream) -> Result<(CUcontext, CUgreenCtx)> {
    let mut pCtx = ptr::null_mut();
    let mut pGreenCtx = ptr::null_mut();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuStreamGetCtx_v2(hStream, &mut pCtx, &mut pGreenCtx) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuStreamGetCtx_v2", outcome, (hStream,), rows::cuStreamGetCtx_v2, unruled)
        });
    }
    Ok((pCtx, pGreenCtx))
}

/// Makes later work of a stream wait for the work recorded in an event.
///
/// Since CUDA 3.2. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. The raw call is [`sys::cuStreamWaitEvent`](libcuda_sys::cuStreamWaitEvent).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let flags = CUstream_flags::CU_STREAM_NON_BLOCKING.bits();
/// let (first, second) = (calls::cuStreamCreate(flags)?, calls::cuStreamCreate(flags)?);
/// let event = calls::cuEventCreate(CUevent_flags::CU_EVENT_DISABLE_TIMING.bits())?;
/// // SAFETY: all are live, and nothing uses them after their end.
/// unsafe {
///     // ... work in the first stream ...
///     calls::cuEventRecord(event, first)?;
///     calls::cuStreamWaitEvent(second, event, 0)?; // the host does not wait
///     // ... work in the second stream that needs it ...
///     calls::cuEventDestroy(event)?;
///     calls::cuStreamDestroy(first)?;
///     calls::cuStreamDestroy(second)
/// }
/// # }
/// ```
///
/// Guide: [Copies, and when their bytes have arrived](crate::guides::copies).
///
/// # Parameters
///
/// - `hStream`: The stream that waits; null is the default stream.
/// - `hEvent`: The event, which may be of another context or device. Later records of it do not change this wait.
/// - `Flags`: Zero or a value of [`CUevent_wait_flags`](libcuda_sys::CUevent_wait_flags).
///
/// # Safety
///
/// `hStream` must be a live stream or a default one. `hEvent` must be a live event.
///
/// The event may be destroyed after the call, even while the wait is pending. With [`CUevent_wait_flags::CU_EVENT_WAIT_EXTERNAL`](libcuda_sys::CUevent_wait_flags::CU_EVENT_WAIT_EXTERNAL) it must live until the last launch of any executable graph that contains the wait has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE), if `hEvent` breaks a rule below with this code
///
/// # Checked
///
/// - `hEvent` must not be null. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (254)
/// - `Flags` must be an enumerator of [`CUevent_wait_flags`](libcuda_sys::CUevent_wait_flags) that the driver's release has. (255)
///
/// # Explained after a refusal
///
/// - `Flags` has [`CU_EVENT_WAIT_EXTERNAL`](libcuda_sys::CUevent_wait_flags::CU_EVENT_WAIT_EXTERNAL), and `hStream` does not capture. [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE). (852)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - `hEvent` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hEvent` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hEvent` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `Flags` must not be [`CU_EVENT_WAIT_EXTERNAL`](libcuda_sys::CUevent_wait_flags::CU_EVENT_WAIT_EXTERNAL) if the stream does not capture. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 852)
#[inline]
pub unsafe fn cuStreamWaitEvent(hStream: CUstream, hEvent: CUevent, Flags: c_uint) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuStreamWaitEvent(hStream, hEvent, Flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuStreamWaitEvent(hStream, hEvent, Flags) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuStreamWaitEvent",
                outcome,
                (hStream, hEvent, Flags),
                rows::cuStreamWaitEvent,
                move || checks::cuStreamWaitEvent(ptr::null_mut(), hEvent, Flags),
            )
        });
    }
    Ok(())
}

/// Adds a host function to a stream. It is called once the earlier work of the stream has ended, even with an error. Deprecation is planned: [`cuLaunchHostFunc`](crate::calls::cuLaunchHostFunc) replaces it.
///
/// Since CUDA 5.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. The raw call is [`sys::cuStreamAddCallback`](libcuda_sys::cuStreamAddCallback).
///
/// Examples of this group: [`cuStreamCreate`], [`cuStreamCreateWithPriority`] and [`cuStreamWaitEvent`].
///
/// # Parameters
///
/// - `hStream`: The stream, which must not be capturing; null is the default stream.
/// - `callback`: The function. Later work of the stream waits for it. It must not call CUDA, nor wait for CUDA work that is not ordered before it.
/// - `userData`: The argument passed to `callback`.
/// - `flags`: Must be zero.
///
/// # Safety
///
/// `hStream` must be a live stream or a default one. `callback` must be a function that may run on another thread, does not unwind and does not call CUDA.
///
/// `callback` and the data at `userData` must stay valid until `callback` has returned.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED), if `hStream` breaks a rule below with this code
///
/// # Checked
///
/// - `flags` must be zero. (256)
///
/// # Checked by a query
///
/// - `hStream` must not be capturing. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (790)
///
/// # Explained after a refusal
///
/// - `hStream` is capturing. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (661)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `callback` must make no CUDA call. Not checked, because a check cannot see what the function does.
/// - `callback` must not wait for device work or callbacks that need not run before it. Not checked, because a check cannot see what the function does.
/// - `hStream` must not be in CIG capture, nor the call be recorded in a graph that is launched there, since CUDA 13.2. Not checked, because a stream does not show CIG capture.
#[inline]
pub unsafe fn cuStreamAddCallback(
    hStream: CUstream,
    callback: CUstreamCallback,
    userData: *mut c_void,
    flags: c_uint,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuStreamAddCallback(hStream, callback, userData, flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuStreamAddCallback(hStream, callback, userData, flags) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuStreamAddCallback",
                outcome,
                (hStream,),
                rows::cuStreamAddCallback,
                move || checks::cuStreamAddCallback(hStream, None, ptr::null_mut(), flags),
            )
        });
    }
    Ok(())
}

/// Begins stream capture: work that is submitted to the stream is added to a new graph and not executed.
///
/// Since CUDA 10.1. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuStreamBeginCapture_v2`. The raw call is [`sys::cuStreamBeginCapture`](libcuda_sys::cuStreamBeginCapture).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let memory = calls::cuMemAlloc(4096)?;
/// let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
/// // SAFETY: the memory lives until the graph has run for the last time.
/// unsafe {
///     let of_thread = CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL;
///     calls::cuStreamBeginCapture(stream, of_thread)?;
///     calls::cuMemsetD8Async(memory, 7, 4096, stream)?; // recorded, not run
///     let graph = calls::cuStreamEndCapture(stream)?;
///     let executable = calls::cuGraphInstantiate(graph, 0)?;
///     for _ in 0..3 {
///         calls::cuGraphLaunch(executable, stream)?;
///     }
///     calls::cuStreamSynchronize(stream)?;
///     calls::cuGraphExecDestroy(executable)?;
///     calls::cuGraphDestroy(graph)?;
///     calls::cuStreamDestroy(stream)?;
///     calls::cuMemFree(memory)
/// }
/// # }
/// ```
///
/// Guide: [Modules, kernels and launches](crate::guides::launching).
///
/// # Parameters
///
/// - `hStream`: The stream, which must not be the legacy stream (null or [`CU_STREAM_LEGACY`](libcuda_sys::CU_STREAM_LEGACY)).
/// - `mode`: The restriction on potentially unsafe calls during the capture. Unless it is [`CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED`](libcuda_sys::CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED), the same thread must end the capture.
///
/// # Safety
///
/// `hStream` must be a live stream or a default one.
///
/// `hStream` must live until [`cuStreamEndCapture`]. Memory, events and other resources named by captured work must live until the last launch of any executable graph that contains this work has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `hStream` or `mode` breaks a rule below
///
/// # Checked
///
/// - `hStream` must not be [`CU_STREAM_LEGACY`](libcuda_sys::CU_STREAM_LEGACY). (257)
/// - `mode` must be an enumerator of [`CUstreamCaptureMode`](libcuda_sys::CUstreamCaptureMode) that the driver's release has. (258)
///
/// # Explained after a refusal
///
/// - `hStream` is null: the legacy default stream cannot be captured. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (662)
/// - `hStream` is capturing already. [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE). (663)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `hStream` must not be capturing already. Not checked, because the driver reports it itself, and the stream may change between a query and the call. (Explained after a refusal: 663)
/// - `hStream` must end the capture in this thread, unless `mode` is [`CU_STREAM_CAPTURE_MODE_RELAXED`](libcuda_sys::CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED). Not checked, because a later call ends the capture.
/// - `hStream` must use no texture or surface reference while the stream captures. Not checked, because only the program knows what its kernels use.
/// - `hStream` must not be in CIG capture, nor the call be recorded in a graph that is launched there, since CUDA 13.2. Not checked, because a stream does not show CIG capture.
#[doc(alias = "cuStreamBeginCapture_v2")]
#[inline]
pub unsafe fn cuStreamBeginCapture(hStream: CUstream, mode: CUstreamCaptureMode) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuStreamBeginCapture_v2(hStream, mode) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuStreamBeginCapture_v2(hStream, mode) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuStreamBeginCapture_v2",
                outcome,
                (hStream,),
                rows::cuStreamBeginCapture_v2,
                move || checks::cuStreamBeginCapture_v2(hStream, mode),
            )
        });
    }
    Ok(())
}

/// Begins stream capture into a graph that already has the same nodes, to update their parameters.
///
/// Since CUDA 13.3. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. The raw call is [`sys::cuStreamBeginRecaptureToGraph`](libcuda_sys::cuStreamBeginRecaptureToGraph).
///
/// Examples of this group: [`cuStreamCreate`], [`cuStreamCreateWithPriority`] and [`cuStreamWaitEvent`].
///
/// # Parameters
///
/// - `hStream`: The stream, which must not be the legacy stream (null or [`CU_STREAM_LEGACY`](libcuda_sys::CU_STREAM_LEGACY)).
/// - `mode`: The restriction on potentially unsafe calls during the capture. Unless it is [`CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED`](libcuda_sys::CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED), the same thread must end the capture.
/// - `hGraph`: The graph, whose user objects are released. Its nodes must be captured in the order in which they were created. After a failure the graph can only be passed to [`cuGraphDestroy`](crate::calls::cuGraphDestroy).
/// - `callbackFunc`: The function that is called for each node whose parameters differ. A result other than [`CUresult::CUDA_SUCCESS`](libcuda_sys::CUresult::CUDA_SUCCESS) makes the recapture fail.
/// - `userData`: The argument passed to `callbackFunc`.
///
/// # Safety
///
/// `hStream` must be a live stream or a default one. `hGraph` must be a live graph that nothing else uses. `callbackFunc` must be null, or a function that may be called with `userData` and does not unwind.
///
/// `hStream`, `hGraph`, `callbackFunc` and the data at `userData` must stay valid until [`cuStreamEndCapture`]. Resources named by captured work must live until the last launch of any executable graph that contains this work has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `hStream` or `mode` breaks a rule below
///
/// # Checked
///
/// - `hStream` must not be [`CU_STREAM_LEGACY`](libcuda_sys::CU_STREAM_LEGACY). (257)
/// - `mode` must be an enumerator of [`CUstreamCaptureMode`](libcuda_sys::CUstreamCaptureMode) that the driver's release has. (258)
///
/// # Explained after a refusal
///
/// - `hStream` is capturing. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (661)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - `hGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hGraph` must have its nodes recaptured in the order of their creation. Not checked, because the captured work comes later.
/// - `hGraph` must have the topology of the captured graph. Not checked, because the captured work comes later.
/// - `hGraph` must have allocation and free nodes with the parameters of those captured. Not checked, because the captured work comes later.
/// - `callbackFunc` must return [`CUDA_SUCCESS`](libcuda_sys::CUresult::CUDA_SUCCESS) if the capture is to continue. Not checked, because a check cannot see what the function does.
/// - `callbackFunc` must not keep its parameters after it returns. Not checked, because a check cannot see what the function does.
/// - `hGraph` must be destroyed and not used, after a recapture that failed. Not checked, because a later call fails.
/// - `hStream` must not be capturing already. Not checked, because the driver reports it itself, and the stream may change between a query and the call. (Explained after a refusal: 661)
/// - `hStream` must end the capture in this thread, unless `mode` is [`CU_STREAM_CAPTURE_MODE_RELAXED`](libcuda_sys::CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED). Not checked, because a later call ends the capture.
#[inline]
pub unsafe fn cuStreamBeginRecaptureToGraph(
    hStream: CUstream,
    mode: CUstreamCaptureMode,
    hGraph: CUgraph,
    callbackFunc: CUgraphRecaptureCallback,
    userData: *mut c_void,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuStreamBeginRecaptureToGraph(hStream, mode, hGraph, callbackFunc, userData)
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuStreamBeginRecaptureToGraph(hStream, mode, hGraph, callbackFunc, userData)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuStreamBeginRecaptureToGraph",
                outcome,
                (hStream, (), hGraph),
                rows::cuStreamBeginRecaptureToGraph,
                move || {
                    checks::cuStreamBeginRecaptureToGraph(
                        hStream,
                        mode,
                        ptr::null_mut(),
                        None,
                        ptr::null_mut(),
                    )
                },
            )
        });
    }
    Ok(())
}

/// Begins stream capture into an existing graph, after given nodes of it.
///
/// Since CUDA 12.3. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. The raw call is [`sys::cuStreamBeginCaptureToGraph`](libcuda_sys::cuStreamBeginCaptureToGraph).
///
/// Examples of this group: [`cuStreamCreate`], [`cuStreamCreateWithPriority`] and [`cuStreamWaitEvent`].
///
/// # Parameters
///
/// - `hStream`: The stream, which must not be the legacy stream (null or [`CU_STREAM_LEGACY`](libcuda_sys::CU_STREAM_LEGACY)).
/// - `hGraph`: The graph that receives the nodes. It cannot be instantiated before [`cuStreamEndCapture`].
/// - `dependencies`: The nodes that the first captured node depends on. Null is allowed if `numDependencies` is 0.
/// - `dependencyData`: The edge data of each dependency; null stands for default edges.
/// - `numDependencies`: The number of elements of each array.
/// - `mode`: The restriction on potentially unsafe calls during the capture. Unless it is [`CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED`](libcuda_sys::CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED), the same thread must end the capture.
///
/// # Safety
///
/// `hStream` must be a live stream or a default one. `hGraph` must be a live graph that nothing else uses. `dependencies` must point to `numDependencies` nodes of it, and `dependencyData` must be null or point to as many edges.
///
/// `hStream` and `hGraph` must live until [`cuStreamEndCapture`]. Resources named by captured work must live until the last launch of any executable graph that contains this work has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `hStream`, `mode`, `dependencies` or `dependencyData` breaks a rule below
///
/// # Checked
///
/// - `hStream` must not be [`CU_STREAM_LEGACY`](libcuda_sys::CU_STREAM_LEGACY). (257)
/// - `mode` must be an enumerator of [`CUstreamCaptureMode`](libcuda_sys::CUstreamCaptureMode) that the driver's release has. (258)
/// - `dependencies` must not be null if `numDependencies` is not zero. (259)
/// - `dependencyData[i].from_port` must be [`CU_GRAPH_KERNEL_NODE_PORT_DEFAULT`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_DEFAULT), [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC) or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER). (473)
/// - `dependencyData[i].to_port` must be zero. (474)
/// - `dependencyData[i].type` must be an enumerator of [`CUgraphDependencyType`](libcuda_sys::CUgraphDependencyType) that the driver's release has. (475)
/// - `dependencyData[i].reserved` must be zero. (476)
/// - `dependencyData[i].from_port` must be [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC) or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER) if `dependencyData[i].type` is [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](libcuda_sys::CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC). (477)
/// - `dependencyData[i].type` must be [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](libcuda_sys::CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC) if `dependencyData[i].from_port` is [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC). (478)
///
/// # Explained after a refusal
///
/// - `dependencies[i]` is not a node of `hGraph`. (694)
/// - `dependencyData[i].from_port` is not zero, and `dependencies[i]` is not a kernel node. (860)
/// - `hStream` is null: the legacy default stream cannot be captured. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (662)
/// - `hStream` is capturing already. [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE). (663)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - `hGraph` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hStream` must not be capturing already. Not checked, because the driver reports it itself, and the stream may change between a query and the call. (Explained after a refusal: 663)
/// - `hStream` must end the capture in this thread, unless `mode` is [`CU_STREAM_CAPTURE_MODE_RELAXED`](libcuda_sys::CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED). Not checked, because a later call ends the capture.
/// - `dependencyData[i].from_port` must be zero if the upstream node is not a kernel node. Not checked, because the time of a query, compared with that of the call, was not measured. (Explained after a refusal: 860)
/// - `dependencyData[i].type` must not be [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](libcuda_sys::CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC) unless both nodes are kernel nodes. Not checked, because the downstream node does not exist yet.
/// - `hStream` must use no texture or surface reference while the stream captures. Not checked, because only the program knows what its kernels use.
/// - `hStream` must not be in CIG capture, nor the call be recorded in a graph that is launched there, since CUDA 13.2. Not checked, because a stream does not show CIG capture.
#[inline]
pub unsafe fn cuStreamBeginCaptureToGraph(
    hStream: CUstream,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    mode: CUstreamCaptureMode,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuStreamBeginCaptureToGraph(
            hStream,
            hGraph,
            dependencies,
            dependencyData,
            numDependencies,
            mode,
        )
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuStreamBeginCaptureToGraph(
            hStream,
            hGraph,
            dependencies,
            dependencyData,
            numDependencies,
            mode,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuStreamBeginCaptureToGraph",
                outcome,
                (hStream, hGraph, dependencies, dependencyData, numDependencies),
                rows::cuStreamBeginCaptureToGraph,
                move || {
                    checks::cuStreamBeginCaptureToGraph(
                        hStream,
                        ptr::null_mut(),
                        dependencies,
                        dependencyData,
                        numDependencies,
                        mode,
                    )
                },
            )
        });
    }
    Ok(())
}

/// Sets the stream capture mode of the calling thread and returns the previous one.
///
/// Since CUDA 10.1. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. The raw call is [`sys::cuThreadExchangeStreamCaptureMode`](libcuda_sys::cuThreadExchangeStreamCaptureMode).
///
/// Examples of this group: [`cuStreamCreate`], [`cuStreamCreateWithPriority`] and [`cuStreamWaitEvent`].
///
/// # Parameters
///
/// - `mode`: The new mode before the call, and the previous mode after it.
///
/// # Safety
///
/// `mode` must point to a mode.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE): `*mode` must be [`CU_STREAM_CAPTURE_MODE_GLOBAL`](libcuda_sys::CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_GLOBAL), [`CU_STREAM_CAPTURE_MODE_THREAD_LOCAL`](libcuda_sys::CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL) or [`CU_STREAM_CAPTURE_MODE_RELAXED`](libcuda_sys::CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED).
///
/// # Left to the caller
///
/// - `*mode` must be [`CU_STREAM_CAPTURE_MODE_GLOBAL`](libcuda_sys::CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_GLOBAL), [`CU_STREAM_CAPTURE_MODE_THREAD_LOCAL`](libcuda_sys::CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL) or [`CU_STREAM_CAPTURE_MODE_RELAXED`](libcuda_sys::CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED). Not checked, because the documentation explains the three values, but does not say that others are rejected, and a driver of CUDA 13.0 accepts others.
#[inline]
pub unsafe fn cuThreadExchangeStreamCaptureMode(mode: *mut CUstreamCaptureMode) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuThreadExchangeStreamCaptureMode(mode) };
    if outcome.0 != 0 {
        return Err(refused(c"cuThreadExchangeStreamCaptureMode", outcome));
    }
    Ok(())
}

/// Ends stream capture and returns the graph.
///
/// Since CUDA 10.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. The raw call is [`sys::cuStreamEndCapture`](libcuda_sys::cuStreamEndCapture).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let memory = calls::cuMemAlloc(4096)?;
/// let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
/// // SAFETY: the memory lives until the graph has run for the last time.
/// unsafe {
///     let of_thread = CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL;
///     calls::cuStreamBeginCapture(stream, of_thread)?;
///     calls::cuMemsetD8Async(memory, 7, 4096, stream)?; // recorded, not run
///     let graph = calls::cuStreamEndCapture(stream)?;
///     let executable = calls::cuGraphInstantiate(graph, 0)?;
///     for _ in 0..3 {
///         calls::cuGraphLaunch(executable, stream)?;
///     }
///     calls::cuStreamSynchronize(stream)?;
///     calls::cuGraphExecDestroy(executable)?;
///     calls::cuGraphDestroy(graph)?;
///     calls::cuStreamDestroy(stream)?;
///     calls::cuMemFree(memory)
/// }
/// # }
/// ```
///
/// Guide: [Modules, kernels and launches](crate::guides::launching).
///
/// # Parameters
///
/// - `hStream`: The stream on which the capture was begun.
///
/// # Returns
///
/// The graph. If an error has invalidated the capture, the call returns an error, and no graph.
///
/// # Safety
///
/// `hStream` must be a live stream or a default one.
///
/// A new graph is valid until [`cuGraphDestroy`](crate::calls::cuGraphDestroy). Resources named by its nodes must live until the last launch of any executable graph instantiated from it has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD): `hStream` must have begun the capture in this thread, unless its mode is [`CU_STREAM_CAPTURE_MODE_RELAXED`](libcuda_sys::CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED).
///
/// # Explained after a refusal
///
/// - `hStream` is not the stream in which the capture began. [`CUDA_ERROR_STREAM_CAPTURE_UNMATCHED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNMATCHED). (739)
/// - `hStream` does not wait for the last work of each stream that joined its capture. [`CUDA_ERROR_STREAM_CAPTURE_UNJOINED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNJOINED). (740)
/// - `hStream` is not capturing. [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE). (664)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `hStream` must be the stream on which [`cuStreamBeginCapture`] began the capture. Not checked, because the driver reports it itself, and the stream may change between a query and the call. (Explained after a refusal: 664 and 739)
/// - `hStream` must have begun the capture in this thread, unless its mode is [`CU_STREAM_CAPTURE_MODE_RELAXED`](libcuda_sys::CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED). Not checked, because a stream does not show the thread that began its capture. (Explained after a refusal: 725)
#[inline]
pub unsafe fn cuStreamEndCapture(hStream: CUstream) -> Result<CUgraph> {
    let mut phGraph = ptr::null_mut();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuStreamEndCapture(hStream, &mut phGraph) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuStreamEndCapture",
                outcome,
                (hStream,),
                rows::cuStreamEndCapture,
                unruled,
            )
        });
    }
    Ok(phGraph)
}

/// Returns the capture status of a stream.
///
/// Since CUDA 10.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. The raw call is [`sys::cuStreamIsCapturing`](libcuda_sys::cuStreamIsCapturing).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
/// // SAFETY: the stream is live, and nothing uses it after its end.
/// unsafe {
///     let flags = calls::cuStreamGetFlags(stream)?;
///     let non_blocking = flags & CUstream_flags::CU_STREAM_NON_BLOCKING.bits() != 0;
///     println!("waits for the legacy default stream: {}", !non_blocking);
///     match calls::cuStreamIsCapturing(stream)? {
///         CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_NONE => {} // its work runs
///         status => println!("{status:?}"), // its work is recorded, or the capture is broken
///     }
///     calls::cuStreamDestroy(stream)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `hStream`: The stream; null is the default stream. The legacy stream is an error while a blocking stream of its context is capturing.
///
/// # Returns
///
/// The capture status.
///
/// # Safety
///
/// `hStream` must be a live stream or a default one.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_STREAM_CAPTURE_IMPLICIT`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_IMPLICIT): `hStream` must not be [`CU_STREAM_LEGACY`](libcuda_sys::CU_STREAM_LEGACY) while a blocking stream of its context captures.
///
/// # Explained after a refusal
///
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `hStream` must not be [`CU_STREAM_LEGACY`](libcuda_sys::CU_STREAM_LEGACY) while a blocking stream of its context captures. Not checked, because a context does not show the work of its other streams. (Explained after a refusal: 722)
#[inline]
pub unsafe fn cuStreamIsCapturing(hStream: CUstream) -> Result<CUstreamCaptureStatus> {
    let mut captureStatus = CUstreamCaptureStatus(0);
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuStreamIsCapturing(hStream, &mut captureStatus) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuStreamIsCapturing",
                outcome,
                (hStream,),
                rows::cuStreamIsCapturing,
                unruled,
            )
        });
    }
    Ok(captureStatus)
}

/// Returns the state of a stream capture. The other values are valid only if the status is [`CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_ACTIVE`](libcuda_sys::CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_ACTIVE).
///
/// Since CUDA 12.3. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuStreamGetCaptureInfo_v3`. The raw call is [`sys::cuStreamGetCaptureInfo`](libcuda_sys::cuStreamGetCaptureInfo).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (mut id, mut graph, mut count) = (0, ptr::null_mut(), 0);
/// let (mut nodes, edges) = (ptr::null(), ptr::null_mut());
/// let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
/// // SAFETY: the stream is live, and each output is null or can be written.
/// unsafe {
///     let status = calls::cuStreamGetCaptureInfo(
///         stream, &mut id, &mut graph, &mut nodes, edges, &mut count,
///     )?;
///     println!("{status:?}: the next node of {graph:?} depends on {count} others");
///     calls::cuStreamDestroy(stream)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `hStream`: The stream; null is the default stream. The legacy stream is an error while a blocking stream is capturing.
/// - `id_out`: The ID of the capture, unique in the process.
/// - `graph_out`: The graph that is being captured. Until the capture ends, it must not be destroyed, and no nodes may be removed.
/// - `dependencies_out`: The address of an array of the nodes that the next captured node depends on.
/// - `edgeData_out`: The address of an array of their edge data. It requires `dependencies_out`. It may be null together with `dependencies_out`, or if all edge data are zero.
/// - `numDependencies_out`: The number of elements of each array.
///
/// # Returns
///
/// The capture status.
///
/// # Safety
///
/// `hStream` must be a live stream or a default one. The optional outputs must be null or writable.
///
/// The arrays belong to the driver, and are valid until the next call on the stream or the end of the capture. `*graph_out` belongs to the capture until [`cuStreamEndCapture`].
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `dependencies_out` breaks a rule below
/// - [`CUDA_ERROR_STREAM_CAPTURE_IMPLICIT`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_IMPLICIT): `hStream` must not be [`CU_STREAM_LEGACY`](libcuda_sys::CU_STREAM_LEGACY) while a stream without [`CU_STREAM_NON_BLOCKING`](libcuda_sys::CUstream_flags::CU_STREAM_NON_BLOCKING) is capturing.
/// - [`CUDA_ERROR_LOSSY_QUERY`](libcuda_sys::CUresult::CUDA_ERROR_LOSSY_QUERY): `edgeData_out` must not be null if `dependencies_out` is not and an edge has data that is not zero.
///
/// # Checked
///
/// - `dependencies_out` must not be null if `edgeData_out` is not null. (260)
///
/// # Explained after a refusal
///
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `hStream` must not be [`CU_STREAM_LEGACY`](libcuda_sys::CU_STREAM_LEGACY) while a stream without [`CU_STREAM_NON_BLOCKING`](libcuda_sys::CUstream_flags::CU_STREAM_NON_BLOCKING) is capturing. Not checked, because a context does not show the work of its other streams. (Explained after a refusal: 722)
/// - `edgeData_out` must not be null if `dependencies_out` is not and an edge has data that is not zero. Not checked, because looking this up is what the call does.
/// - `*graph_out` must not be destroyed, nor lose nodes, while the stream captures. Not checked, because it concerns the later use of the graph.
#[doc(alias = "cuStreamGetCaptureInfo_v3")]
#[inline]
pub unsafe fn cuStreamGetCaptureInfo(
    hStream: CUstream,
    id_out: *mut cuuint64_t,
    graph_out: *mut CUgraph,
    dependencies_out: *mut *const CUgraphNode,
    edgeData_out: *mut *const CUgraphEdgeData,
    numDependencies_out: *mut usize,
) -> Result<CUstreamCaptureStatus> {
    let mut captureStatus_out = CUstreamCaptureStatus(0);
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuStreamGetCaptureInfo_v3(
            hStream,
            &mut captureStatus_out,
            id_out,
            graph_out,
            dependencies_out,
            edgeData_out,
            numDependencies_out,
        )
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuStreamGetCaptureInfo_v3(
            hStream,
            &mut captureStatus_out,
            id_out,
            graph_out,
            dependencies_out,
            edgeData_out,
            numDependencies_out,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuStreamGetCaptureInfo_v3",
                outcome,
                (hStream,),
                rows::cuStreamGetCaptureInfo_v3,
                move || {
                    checks::cuStreamGetCaptureInfo_v3(
                        ptr::null_mut(),
                        &mut captureStatus_out,
                        ptr::null_mut(),
                        ptr::null_mut(),
                        dependencies_out,
                        edgeData_out,
                        ptr::null_mut(),
                    )
                },
            )
        });
    }
    Ok(captureStatus_out)
}

/// Changes the dependencies of the next node that a stream captures.
///
/// Since CUDA 12.3. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuStreamUpdateCaptureDependencies_v2`. The raw call is [`sys::cuStreamUpdateCaptureDependencies`](libcuda_sys::cuStreamUpdateCaptureDependencies).
///
/// Examples of this group: [`cuStreamCreate`], [`cuStreamCreateWithPriority`] and [`cuStreamWaitEvent`].
///
/// # Parameters
///
/// - `hStream`: The stream, which must be capturing.
/// - `dependencies`: The nodes to add or to set.
/// - `dependencyData`: The edge data of each dependency; null stands for default edges.
/// - `numDependencies`: The number of elements of each array.
/// - `flags`: A value of [`CUstreamUpdateCaptureDependencies_flags`](libcuda_sys::CUstreamUpdateCaptureDependencies_flags). Zero adds the nodes to the set.
///
/// # Safety
///
/// `hStream` must be a live stream or a default one. `dependencies` must point to `numDependencies` nodes of the graph of the capture, and `dependencyData` must be null or point to as many edges.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `flags` or `dependencyData` breaks a rule below
/// - [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE): `hStream` must be capturing.
///
/// # Checked
///
/// - `flags` must be an enumerator of [`CUstreamUpdateCaptureDependencies_flags`](libcuda_sys::CUstreamUpdateCaptureDependencies_flags) that the driver's release has. (261)
/// - `dependencyData[i].from_port` must be [`CU_GRAPH_KERNEL_NODE_PORT_DEFAULT`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_DEFAULT), [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC) or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER). (473)
/// - `dependencyData[i].to_port` must be zero. (474)
/// - `dependencyData[i].type` must be an enumerator of [`CUgraphDependencyType`](libcuda_sys::CUgraphDependencyType) that the driver's release has. (475)
/// - `dependencyData[i].reserved` must be zero. (476)
/// - `dependencyData[i].from_port` must be [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC) or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER) if `dependencyData[i].type` is [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](libcuda_sys::CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC). (477)
/// - `dependencyData[i].type` must be [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](libcuda_sys::CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC) if `dependencyData[i].from_port` is [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`](libcuda_sys::CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC). (478)
///
/// # Explained after a refusal
///
/// - `dependencies` has a node that is null, or of another graph than that of the capture of `hStream`. (1250)
/// - `hStream` is not capturing. [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE). (664)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `hStream` must be capturing. Not checked, because the driver reports it itself, and the stream may change between a query and the call. (Explained after a refusal: 664)
/// - `dependencies` must point to `numDependencies` nodes. Not checked, because a pointer does not show the length of an array.
/// - `dependencyData[i].from_port` must be zero if the upstream node is not a kernel node. Not checked, because a query would take more than a tenth of the call's time.
/// - `dependencyData[i].type` must not be [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](libcuda_sys::CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC) unless both nodes are kernel nodes. Not checked, because the downstream node does not exist yet.
#[doc(alias = "cuStreamUpdateCaptureDependencies_v2")]
#[inline]
pub unsafe fn cuStreamUpdateCaptureDependencies(
    hStream: CUstream,
    dependencies: *mut CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    flags: c_uint,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuStreamUpdateCaptureDependencies_v2(
            hStream,
            dependencies,
            dependencyData,
            numDependencies,
            flags,
        )
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuStreamUpdateCaptureDependencies_v2(
            hStream,
            dependencies,
            dependencyData,
            numDependencies,
            flags,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuStreamUpdateCaptureDependencies_v2",
                outcome,
                (hStream, dependencies),
                rows::cuStreamUpdateCaptureDependencies_v2,
                move || {
                    checks::cuStreamUpdateCaptureDependencies_v2(
                        ptr::null_mut(),
                        ptr::null_mut(),
                        dependencyData,
                        numDependencies,
                        flags,
                    )
                },
            )
        });
    }
    Ok(())
}

/// Attaches memory to a stream, to the host or to all streams, in stream order.
///
/// Since CUDA 6.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. The raw call is [`sys::cuStreamAttachMemAsync`](libcuda_sys::cuStreamAttachMemAsync).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let attach = CUmemAttach_flags::CU_MEM_ATTACH_SINGLE.bits();
/// let memory = calls::cuMemAllocManaged(4096, CUmemAttach_flags::CU_MEM_ATTACH_HOST.bits())?;
/// let stream = calls::cuStreamCreate(0)?;
/// // SAFETY: only work of this stream uses the memory, until it is freed.
/// unsafe {
///     calls::cuStreamAttachMemAsync(stream, memory, 0, attach)?; // 0: all of it
///     calls::cuStreamSynchronize(stream)?;
///     calls::cuStreamDestroy(stream)?;
///     calls::cuMemFree(memory)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `hStream`: The stream; null is the default stream, which [`CUmemAttach_flags::CU_MEM_ATTACH_SINGLE`](libcuda_sys::CUmemAttach_flags::CU_MEM_ATTACH_SINGLE) does not allow.
/// - `dptr`: The address of managed memory, or of pageable host memory that the device can access.
/// - `length`: The size of the memory, in bytes. For managed memory it is zero or the size of the whole allocation; otherwise it must not be zero.
/// - `flags`: One value of [`CUmemAttach_flags`](libcuda_sys::CUmemAttach_flags).
///
/// # Safety
///
/// `hStream` must be a live stream or a default one. `dptr` must be live managed or pageable memory of `length` bytes that is used only as the flags promise.
///
/// The memory must live until the stream has executed the operation. If `hStream` is destroyed, the default attachment is restored once the work of the stream has completed.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Checked
///
/// - `flags` must be an enumerator of [`CUmemAttach_flags`](libcuda_sys::CUmemAttach_flags) that the driver's release has. (262)
/// - `hStream` must not be null if `flags` has [`CU_MEM_ATTACH_SINGLE`](libcuda_sys::CUmemAttach_flags::CU_MEM_ATTACH_SINGLE). (263)
///
/// # Explained after a refusal
///
/// - `hStream` is capturing. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (661)
/// - `dptr` is not in managed memory. (695)
/// - `length` is neither zero nor the size of the managed allocation. (802)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `dptr` must be managed memory, or host-accessible pageable memory. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 695)
/// - `dptr` must be managed memory if the [`CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS) of the stream's device is zero. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 695)
/// - `length` must be zero or the size of the allocation, for managed memory. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 802)
/// - `length` must not be zero, for pageable memory. Not checked, because a query would take more than a tenth of the call's time.
/// - `dptr` must not be used on a device whose [`CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS) is zero, after [`CU_MEM_ATTACH_HOST`](libcuda_sys::CUmemAttach_flags::CU_MEM_ATTACH_HOST). Not checked, because only the program knows what runs on its devices and when.
/// - `dptr` must be used only in `hStream`, after [`CU_MEM_ATTACH_SINGLE`](libcuda_sys::CUmemAttach_flags::CU_MEM_ATTACH_SINGLE) on a device whose [`CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS) is zero. Not checked, because only the program knows what runs on its devices and when.
/// - `dptr` must not be used in streams that it is not attached to. Not checked, because only the program knows what runs on its devices and when.
/// - `dptr` must be used only in an order with the calls that attach it. Not checked, because only the program knows what runs on its devices and when.
#[inline]
pub unsafe fn cuStreamAttachMemAsync(
    hStream: CUstream,
    dptr: CUdeviceptr,
    length: usize,
    flags: c_uint,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuStreamAttachMemAsync(hStream, dptr, length, flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuStreamAttachMemAsync(hStream, dptr, length, flags) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuStreamAttachMemAsync",
                outcome,
                (hStream, dptr, length),
                rows::cuStreamAttachMemAsync,
                move || checks::cuStreamAttachMemAsync(hStream, 0, 0, flags),
            )
        });
    }
    Ok(())
}

/// Queries whether all work of a stream has completed.
///
/// Since CUDA 2.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. The raw call is [`sys::cuStreamQuery`](libcuda_sys::cuStreamQuery).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
/// // SAFETY: the stream is live, and nothing uses it after its end.
/// unsafe {
///     // ... copies and launches ...
///     match calls::cuStreamQuery(stream) {
///         Err(error) if error.code() == CUresult::CUDA_ERROR_NOT_READY => println!("at work"),
///         done => done?,
///     }
///     calls::cuStreamSynchronize(stream)?; // waits
///     calls::cuStreamDestroy(stream)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `hStream`: The stream; null is the default stream.
///
/// # Safety
///
/// `hStream` must be a live stream or a default one.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_NOT_READY`](libcuda_sys::CUresult::CUDA_ERROR_NOT_READY)
///
/// # Explained after a refusal
///
/// - `hStream` is capturing. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (661)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
#[inline]
pub unsafe fn cuStreamQuery(hStream: CUstream) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuStreamQuery(hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuStreamQuery", outcome, (hStream,), rows::cuStreamQuery, unruled)
        });
    }
    Ok(())
}

/// Waits until all work of a stream has completed.
///
/// Since CUDA 2.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. The raw call is [`sys::cuStreamSynchronize`](libcuda_sys::cuStreamSynchronize).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
/// // SAFETY: the stream is live, and nothing uses it after its end.
/// unsafe {
///     // ... copies and launches ...
///     match calls::cuStreamQuery(stream) {
///         Err(error) if error.code() == CUresult::CUDA_ERROR_NOT_READY => println!("at work"),
///         done => done?,
///     }
///     calls::cuStreamSynchronize(stream)?; // waits
///     calls::cuStreamDestroy(stream)
/// }
/// # }
/// ```
///
/// Guide: [Copies, and when their bytes have arrived](crate::guides::copies); [Modules, kernels and launches](crate::guides::launching).
///
/// # Parameters
///
/// - `hStream`: The stream; null is the default stream.
///
/// # Safety
///
/// `hStream` must be a live stream or a default one.
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
/// - `hStream` is capturing. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (661)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `hStream` must not be in CIG capture, nor the call be recorded in a graph that is launched there, since CUDA 13.2. Not checked, because a stream does not show CIG capture.
#[inline]
pub unsafe fn cuStreamSynchronize(hStream: CUstream) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuStreamSynchronize(hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuStreamSynchronize",
                outcome,
                (hStream,),
                rows::cuStreamSynchronize,
                unruled,
            )
        });
    }
    Ok(())
}

/// Destroys a stream. Pending work still runs, and the resources of the stream are released once it has completed.
///
/// Since CUDA 4.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuStreamDestroy_v2`. The raw call is [`sys::cuStreamDestroy`](libcuda_sys::cuStreamDestroy).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
/// // SAFETY: the stream is live, and nothing uses it after its end.
/// unsafe {
///     // ... copies and launches ...
///     match calls::cuStreamQuery(stream) {
///         Err(error) if error.code() == CUresult::CUDA_ERROR_NOT_READY => println!("at work"),
///         done => done?,
///     }
///     calls::cuStreamSynchronize(stream)?; // waits
///     calls::cuStreamDestroy(stream)
/// }
/// # }
/// ```
///
/// Guide: [Copies, and when their bytes have arrived](crate::guides::copies).
///
/// # Parameters
///
/// - `hStream`: The stream, which must not be a default stream.
///
/// # Safety
///
/// `hStream` must be a stream that the caller owns and that nothing uses any more.
///
/// `hStream` is invalid after the call. Memory that pending work uses must live until that work has completed.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Explained after a refusal
///
/// - `hStream` is capturing. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (661)
/// - `hStream` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE) or [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (814)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `hStream` must not be destroyed before a command list that it recorded in CIG capture has run, since CUDA 13.2. Not checked, because only the program knows what runs on its devices and when.
#[doc(alias = "cuStreamDestroy_v2")]
#[inline]
pub unsafe fn cuStreamDestroy(hStream: CUstream) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuStreamDestroy_v2(hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuStreamDestroy_v2",
                outcome,
                (hStream,),
                rows::cuStreamDestroy_v2,
                unruled,
            )
        });
    }
    Ok(())
}

/// Copies all attributes of a stream to another stream of the same context.
///
/// Since CUDA 11.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. The raw call is [`sys::cuStreamCopyAttributes`](libcuda_sys::cuStreamCopyAttributes).
///
/// Examples of this group: [`cuStreamCreate`], [`cuStreamCreateWithPriority`] and [`cuStreamWaitEvent`].
///
/// # Parameters
///
/// - `dst`: The stream that receives the attributes.
/// - `src`: The stream whose attributes are copied.
///
/// # Safety
///
/// `dst` and `src` must be live streams or default ones.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `dst` belongs to another context than `src`. (853)
/// - `dst` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `dst` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - `src` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `src` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `dst` must have the context of `src`. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 853)
#[inline]
pub unsafe fn cuStreamCopyAttributes(dst: CUstream, src: CUstream) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuStreamCopyAttributes(dst, src) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuStreamCopyAttributes",
                outcome,
                (dst, src),
                rows::cuStreamCopyAttributes,
                unruled,
            )
        });
    }
    Ok(())
}

/// Returns an attribute of a stream.
///
/// Since CUDA 11.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. The raw call is [`sys::cuStreamGetAttribute`](libcuda_sys::cuStreamGetAttribute).
///
/// Examples of this group: [`cuStreamCreate`], [`cuStreamCreateWithPriority`] and [`cuStreamWaitEvent`].
///
/// # Parameters
///
/// - `hStream`: The stream; null is the default stream.
/// - `attr`: The attribute, one of the `CU_STREAM_ATTRIBUTE_*` constants.
/// - `value_out`: A union; only the member that belongs to `attr` is written.
///
/// # Safety
///
/// `hStream` must be a live stream or a default one. `value_out` must point to a value that can be written.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `attr` breaks a rule below
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Checked
///
/// - Since CUDA 11.8, `attr` must not be [`CU_LAUNCH_ATTRIBUTE_COOPERATIVE`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_COOPERATIVE), [`CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION), [`CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE), [`CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION) or [`CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT), which are not for streams. (264)
/// - Since CUDA 12.3, `attr` must not be [`CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT), which is not for streams. (265)
/// - Since CUDA 12.4, `attr` must not be [`CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE), which is not for streams. (266)
/// - Since CUDA 12.5, `attr` must not be [`CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT), which is not for streams. (267)
/// - Since CUDA 12.8, `attr` must not be [`CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION), which is not for streams. (268)
/// - Since CUDA 13.2, `attr` must not be [`CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE) or [`CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE), which are not for streams. (269)
///
/// # Explained after a refusal
///
/// - `hStream` is capturing. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (661)
/// - `attr` is an attribute that this driver does not take for streams. (1079)
/// - `attr` is not an enumerator of [`CUlaunchAttributeID`](libcuda_sys::CUlaunchAttributeID) that the driver's release has. (1047)
/// - `attr` is no attribute of a stream. (1048)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
#[inline]
pub unsafe fn cuStreamGetAttribute(
    hStream: CUstream,
    attr: CUstreamAttrID,
    value_out: *mut CUstreamAttrValue,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuStreamGetAttribute(hStream, attr, value_out) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuStreamGetAttribute(hStream, attr, value_out) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuStreamGetAttribute",
                outcome,
                (hStream, attr),
                rows::cuStreamGetAttribute,
                move || checks::cuStreamGetAttribute(ptr::null_mut(), attr, ptr::null_mut()),
            )
        });
    }
    Ok(())
}

/// Sets an attribute of a stream, for work submitted afterwards.
///
/// Since CUDA 11.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. The raw call is [`sys::cuStreamSetAttribute`](libcuda_sys::cuStreamSetAttribute).
///
/// Examples of this group: [`cuStreamCreate`], [`cuStreamCreateWithPriority`] and [`cuStreamWaitEvent`].
///
/// # Parameters
///
/// - `hStream`: The stream; null is the default stream.
/// - `attr`: The attribute, one of the `CU_STREAM_ATTRIBUTE_*` constants.
/// - `value`: A union; only the member that belongs to `attr` is read.
///
/// # Safety
///
/// `hStream` must be a live stream or a default one. `value` must have the member that `attr` selects.
///
/// The value is copied. The memory of an access policy window must live until the work submitted with it has completed.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `attr` or `value` breaks a rule below
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Checked
///
/// - Since CUDA 11.8, `attr` must not be [`CU_LAUNCH_ATTRIBUTE_COOPERATIVE`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_COOPERATIVE), [`CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION), [`CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE), [`CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION) or [`CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT), which are not for streams. (264)
/// - Since CUDA 12.3, `attr` must not be [`CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT), which is not for streams. (265)
/// - Since CUDA 12.4, `attr` must not be [`CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE), which is not for streams. (266)
/// - Since CUDA 12.5, `attr` must not be [`CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT), which is not for streams. (267)
/// - Since CUDA 12.8, `attr` must not be [`CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION), which is not for streams. (268)
/// - Since CUDA 13.2, `attr` must not be [`CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE) or [`CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE), which are not for streams. (269)
/// - `value.accessPolicyWindow.missProp` must be [`CU_ACCESS_PROPERTY_NORMAL`](libcuda_sys::CUaccessProperty::CU_ACCESS_PROPERTY_NORMAL) or [`CU_ACCESS_PROPERTY_STREAMING`](libcuda_sys::CUaccessProperty::CU_ACCESS_PROPERTY_STREAMING) if `attr` is [`CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW). (495)
/// - `value.syncPolicy` must be an enumerator of [`CUsynchronizationPolicy`](libcuda_sys::CUsynchronizationPolicy) that the driver's release has, if `attr` is [`CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY). (496)
/// - Since CUDA 11.8, `value.clusterSchedulingPolicyPreference` must be an enumerator of [`CUclusterSchedulingPolicy`](libcuda_sys::CUclusterSchedulingPolicy) that the driver's release has, if `attr` is [`CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE). (498)
/// - `value.programmaticEvent.flags` must be [`CU_EVENT_RECORD_DEFAULT`](libcuda_sys::CUevent_record_flags::CU_EVENT_RECORD_DEFAULT) if `attr` is [`CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT). (499)
/// - Since CUDA 12.3, `value.launchCompletionEvent.flags` must be [`CU_EVENT_RECORD_DEFAULT`](libcuda_sys::CUevent_record_flags::CU_EVENT_RECORD_DEFAULT) if `attr` is [`CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT). (500)
/// - Since CUDA 12.3, `value.memSyncDomain` must be an enumerator of [`CUlaunchMemSyncDomain`](libcuda_sys::CUlaunchMemSyncDomain) that the driver's release has, if `attr` is [`CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN). (501)
/// - Since CUDA 12.4, `value.deviceUpdatableKernelNode.deviceUpdatable` must be 0 or 1 if `attr` is [`CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE). (502)
/// - Since CUDA 12.5, `value.sharedMemCarveout` must be at most 100, a percentage, if `attr` is [`CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT). (503)
/// - Since CUDA 13.0, `value.nvlinkUtilCentricScheduling` must be 0 or 1 if `attr` is [`CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING). (504)
/// - Since CUDA 13.2, `value.portableClusterSizeMode` must be an enumerator of [`CUlaunchAttributePortableClusterMode`](libcuda_sys::CUlaunchAttributePortableClusterMode) that the driver's release has, if `attr` is [`CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE). (505)
/// - Since CUDA 13.2, `value.sharedMemoryMode` must be an enumerator of [`CUsharedMemoryMode`](libcuda_sys::CUsharedMemoryMode) that the driver's release has, if `attr` is [`CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE). (507)
///
/// # Explained after a refusal
///
/// - `hStream` is capturing. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (661)
/// - `attr` is an attribute that this driver does not take for streams. (1079)
/// - `attr` is not an enumerator of [`CUlaunchAttributeID`](libcuda_sys::CUlaunchAttributeID) that the driver's release has. (1047)
/// - `attr` is no attribute of a stream. (1048)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - If `attr` is [`CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW):
///   - `value.accessPolicyWindow.hitRatio` is not a ratio from 0 to 1. (1175)
///   - `value.accessPolicyWindow.num_bytes` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE) of the devices. (886)
/// - If `attr` is [`CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT):
///   - `value.programmaticEvent.event` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///   - `value.programmaticEvent.event` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
///   - `value.programmaticEvent.event` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - If `attr` is [`CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT):
///   - `value.launchCompletionEvent.event` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///   - `value.launchCompletionEvent.event` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
///   - `value.launchCompletionEvent.event` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - If `attr` is [`CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP):
///   - `value.memSyncDomainMap.default_` is not a memory synchronization domain of a device. (887)
///   - `value.memSyncDomainMap.remote` is not a memory synchronization domain of a device. (888)
///
/// # Left to the caller
///
/// - `value.accessPolicyWindow.num_bytes` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE), for [`CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW). Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 886)
/// - `value.memSyncDomainMap.default_` and `value.memSyncDomainMap.remote` must be below the device's [`CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT), for [`CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP`](libcuda_sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP), since CUDA 12.0. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 887 and 888)
#[inline]
pub unsafe fn cuStreamSetAttribute(
    hStream: CUstream,
    attr: CUstreamAttrID,
    value: &CUstreamAttrValue,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuStreamSetAttribute(hStream, attr, value) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuStreamSetAttribute(hStream, attr, value) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuStreamSetAttribute",
                outcome,
                (hStream, attr, value),
                rows::cuStreamSetAttribute,
                move || checks::cuStreamSetAttribute(ptr::null_mut(), attr, value),
            )
        });
    }
    Ok(())
}
