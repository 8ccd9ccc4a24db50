// Created by `cargo xtask emit` from ledger/peer_access.toml and src/rules. Do not edit.

use crate::error::{Result, check};
use crate::rule::Place;
use crate::rules::peer_access as rules;
use core::ffi::*;
use cuda_sys::*;

/// Queries whether one device can access the memory of another directly.
///
/// Since CUDA 4.0. [Peer Context Memory Access](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html) in NVIDIA's manual. The raw call is [`sys::cuDeviceCanAccessPeer`](cuda_sys::cuDeviceCanAccessPeer).
///
/// # Why it is safe
///
/// The call takes only numbers, which the driver validates.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
#[inline]
pub fn cuDeviceCanAccessPeer(dev: CUdevice, peerDev: CUdevice) -> Result<c_int> {
    let mut canAccessPeer = 0;
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let code = unsafe { cuda_sys::cuDeviceCanAccessPeer(&mut canAccessPeer, dev, peerDev) };
    check(c"cuDeviceCanAccessPeer", code)?;
    Ok(canAccessPeer)
}

/// Enables access from the current context to the memory of another context.
///
/// Since CUDA 4.0. [Peer Context Memory Access](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html) in NVIDIA's manual. The raw call is [`sys::cuCtxEnablePeerAccess`](cuda_sys::cuCtxEnablePeerAccess).
///
/// # Safety
///
/// `peerContext` must be a live context.
///
/// `peerContext` must exist as long as the current context uses its memory. [`cuCtxDisablePeerAccess`] ends the access.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED`](CUresult::CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED)
/// - [`CUDA_ERROR_TOO_MANY_PEERS`](CUresult::CUDA_ERROR_TOO_MANY_PEERS)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_PEER_ACCESS_UNSUPPORTED`](CUresult::CUDA_ERROR_PEER_ACCESS_UNSUPPORTED)
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Checked
///
/// - `Flags` must be zero. (Rule 239)
///
/// # Checked by asking the driver or the system
///
/// - `peerContext` must not be the current context. [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT). (Rule 240)
///
/// # Left to the caller
///
/// - `peerContext` must be on a device whose memory the current one can access: the driver reports it with a code of its own.
/// - `peerContext` must not be one to which the current context has access already: access that earlier calls enabled cannot be queried.
/// - `current context` must exist: the driver reports it with a code of its own.
/// - `peerContext` must be a valid context: no query reports whether a handle is live.
#[inline]
pub unsafe fn cuCtxEnablePeerAccess(peerContext: CUcontext, Flags: c_uint) -> Result<()> {
    rules::cuCtxEnablePeerAccess(peerContext, Flags).of(c"cuCtxEnablePeerAccess")?;
    // SAFETY: the caller meets the conditions in the documentation.
    let code = unsafe { cuda_sys::cuCtxEnablePeerAccess(peerContext, Flags) };
    check(c"cuCtxEnablePeerAccess", code)
}

/// Disables access from the current context to the memory of another context.
///
/// Since CUDA 4.0. [Peer Context Memory Access](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html) in NVIDIA's manual. The raw call is [`sys::cuCtxDisablePeerAccess`](cuda_sys::cuCtxDisablePeerAccess).
///
/// # Safety
///
/// `peerContext` must be a live context. Nothing may still use its memory from the current context.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_PEER_ACCESS_NOT_ENABLED`](CUresult::CUDA_ERROR_PEER_ACCESS_NOT_ENABLED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
///
/// # Left to the caller
///
/// - `peerContext` must be one to which the current context has access: access that earlier calls enabled cannot be queried.
/// - `current context` must exist: the driver reports it with a code of its own.
/// - `peerContext` must be a valid context: no query reports whether a handle is live.
#[inline]
pub unsafe fn cuCtxDisablePeerAccess(peerContext: CUcontext) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    let code = unsafe { cuda_sys::cuCtxDisablePeerAccess(peerContext) };
    check(c"cuCtxDisablePeerAccess", code)
}

/// Returns an attribute of the link between two devices.
///
/// Since CUDA 8.0. [Peer Context Memory Access](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html) in NVIDIA's manual. The raw call is [`sys::cuDeviceGetP2PAttribute`](cuda_sys::cuDeviceGetP2PAttribute).
///
/// # Why it is safe
///
/// The call takes only numbers, which the driver validates.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Checked
///
/// - `dstDevice` must differ from srcDevice. [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE). (Rule 241)
/// - `attrib` must be CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK, CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED, CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED or CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED, up to CUDA 12.9. (Rule 242)
/// - `attrib` must be CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK, CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED, CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED, CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED or CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED. (Rule 243)
///
/// # Left to the caller
///
/// - `srcDevice` must be a valid device: the driver checks the index itself.
/// - `dstDevice` must be a valid device: the driver checks the index itself.
#[inline]
pub fn cuDeviceGetP2PAttribute(
    attrib: CUdevice_P2PAttribute,
    srcDevice: CUdevice,
    dstDevice: CUdevice,
) -> Result<c_int> {
    rules::cuDeviceGetP2PAttribute(attrib, srcDevice, dstDevice).of(c"cuDeviceGetP2PAttribute")?;
    let mut value = 0;
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let code =
        unsafe { cuda_sys::cuDeviceGetP2PAttribute(&mut value, attrib, srcDevice, dstDevice) };
    check(c"cuDeviceGetP2PAttribute", code)?;
    Ok(value)
}

/// Queries the atomic operations that the link between two devices supports natively.
///
/// Since CUDA 13.0. [Peer Context Memory Access](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html) in NVIDIA's manual. The raw call is [`sys::cuDeviceGetP2PAtomicCapabilities`](cuda_sys::cuDeviceGetP2PAtomicCapabilities).
///
/// # Safety
///
/// `operations` must hold `count` elements, and `capabilities` must have room for as many.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Checked
///
/// - `capabilities` must not be null. (Rule 244)
/// - `operations` must not be null. (Rule 245)
/// - `count` must not be zero. (Rule 246)
/// - `dstDevice` must differ from srcDevice. [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE). (Rule 241)
/// - `operations[i]` must be CU_ATOMIC_OPERATION_INTEGER_ADD, CU_ATOMIC_OPERATION_INTEGER_MIN, CU_ATOMIC_OPERATION_INTEGER_MAX, CU_ATOMIC_OPERATION_INTEGER_INCREMENT, CU_ATOMIC_OPERATION_INTEGER_DECREMENT, CU_ATOMIC_OPERATION_AND, CU_ATOMIC_OPERATION_OR, CU_ATOMIC_OPERATION_XOR, CU_ATOMIC_OPERATION_EXCHANGE, CU_ATOMIC_OPERATION_CAS, CU_ATOMIC_OPERATION_FLOAT_ADD, CU_ATOMIC_OPERATION_FLOAT_MIN or CU_ATOMIC_OPERATION_FLOAT_MAX. (Rule 247)
///
/// # Left to the caller
///
/// - `capabilities, operations` must hold count elements: a pointer does not show the length of its memory.
/// - `srcDevice` must be a valid device: the driver checks the index itself.
/// - `dstDevice` must be a valid device: the driver checks the index itself.
#[inline]
pub unsafe fn cuDeviceGetP2PAtomicCapabilities(
    capabilities: *mut c_uint,
    operations: *const CUatomicOperation,
    count: c_uint,
    srcDevice: CUdevice,
    dstDevice: CUdevice,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        rules::cuDeviceGetP2PAtomicCapabilities(
            capabilities,
            operations,
            count,
            srcDevice,
            dstDevice,
        )
    }
    .of(c"cuDeviceGetP2PAtomicCapabilities")?;
    // SAFETY: the caller meets the conditions in the documentation.
    let code = unsafe {
        cuda_sys::cuDeviceGetP2PAtomicCapabilities(
            capabilities,
            operations,
            count,
            srcDevice,
            dstDevice,
        )
    };
    check(c"cuDeviceGetP2PAtomicCapabilities", code)
}
