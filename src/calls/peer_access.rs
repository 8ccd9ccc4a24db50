// Created by `cargo xtask emit` from cuda.h, src/rules/peer_access.toml, src/rules/device.rs, src/rules/parts/handle.rs, src/rules/parts/output.rs, src/rules/peer_access.rs, cuda-sys/build/generate/reference/peer_access.txt, src/sentence.rs, cuda-sys/build/generate/history.txt and tests/pages/peer_access.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused_for;
use crate::error::start;
use crate::error::unruled;
use crate::refused::calls as rows;
use core::ffi::{c_int, c_uint};
use core::ptr;
use libcuda_sys::{CUatomicOperation, CUcontext, CUdevice, CUdevice_P2PAttribute};

/// Queries whether one device can access the memory of another directly.
///
/// Since CUDA 4.0. [Peer Context Memory Access](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html) in NVIDIA's manual. The raw call is [`sys::cuDeviceCanAccessPeer`](libcuda_sys::cuDeviceCanAccessPeer).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (device, peer) = (calls::cuDeviceGet(0)?, calls::cuDeviceGet(1)?);
/// if calls::cuDeviceCanAccessPeer(device, peer)? == 0 {
///     println!("device 0 cannot reach the memory of device 1");
///     return Ok(());
/// }
/// let theirs = calls::cuDevicePrimaryCtxRetain(peer)?;
/// // SAFETY: the context is retained until the access ends.
/// unsafe {
///     calls::cuCtxEnablePeerAccess(theirs, 0)?; // for the current context, in one direction
///     // ... kernels of device 0 use memory of device 1 ...
///     calls::cuCtxDisablePeerAccess(theirs)?;
///     calls::cuDevicePrimaryCtxRelease(peer)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `dev`: The device that would access the memory.
/// - `peerDev`: The device whose memory would be accessed.
///
/// # Returns
///
/// 1 if it can, otherwise 0.
///
/// # Why it is safe
///
/// The call takes only numbers, which the driver validates.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
///
/// # Explained after a refusal
///
/// - `dev` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
/// - `peerDev` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
#[inline]
pub fn cuDeviceCanAccessPeer(dev: CUdevice, peerDev: CUdevice) -> Result<c_int> {
    let mut canAccessPeer = 0;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuDeviceCanAccessPeer(&mut canAccessPeer, dev, peerDev) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(
                c"cuDeviceCanAccessPeer",
                outcome,
                ((), dev, peerDev),
                rows::cuDeviceCanAccessPeer,
                unruled,
            )
        });
    }
    Ok(canAccessPeer)
}

/// Enables access from the current context to the memory of another context.
///
/// Since CUDA 4.0. [Peer Context Memory Access](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html) in NVIDIA's manual. The raw call is [`sys::cuCtxEnablePeerAccess`](libcuda_sys::cuCtxEnablePeerAccess).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (device, peer) = (calls::cuDeviceGet(0)?, calls::cuDeviceGet(1)?);
/// if calls::cuDeviceCanAccessPeer(device, peer)? == 0 {
///     println!("device 0 cannot reach the memory of device 1");
///     return Ok(());
/// }
/// let theirs = calls::cuDevicePrimaryCtxRetain(peer)?;
/// // SAFETY: the context is retained until the access ends.
/// unsafe {
///     calls::cuCtxEnablePeerAccess(theirs, 0)?; // for the current context, in one direction
///     // ... kernels of device 0 use memory of device 1 ...
///     calls::cuCtxDisablePeerAccess(theirs)?;
///     calls::cuDevicePrimaryCtxRelease(peer)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `peerContext`: The context whose memory becomes accessible. The other direction needs a call of its own.
/// - `Flags`: Must be zero.
///
/// # Safety
///
/// `peerContext` must be a live context.
///
/// `peerContext` must exist as long as the current context uses its memory. [`cuCtxDisablePeerAccess`] ends the access.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED`](libcuda_sys::CUresult::CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED): `peerContext` must not be one to which the current context has access already.
/// - [`CUDA_ERROR_TOO_MANY_PEERS`](libcuda_sys::CUresult::CUDA_ERROR_TOO_MANY_PEERS)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT), if the current context or `peerContext` breaks a rule below with this code. Also: `peerContext` must be a valid context.
/// - [`CUDA_ERROR_PEER_ACCESS_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_PEER_ACCESS_UNSUPPORTED): `peerContext` must be on a device whose memory the current one can access.
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `Flags` breaks a rule below
///
/// # Checked
///
/// - `Flags` must be zero. (239)
///
/// # Checked by a query
///
/// - The current context must not be null. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (617)
/// - `peerContext` must not be the current context. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (240)
///
/// # Explained after a refusal
///
/// - `peerContext` is of a device whose memory the current one cannot access. [`CUDA_ERROR_PEER_ACCESS_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_PEER_ACCESS_UNSUPPORTED). (894)
/// - `peerContext` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE) or [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (814)
///
/// # Left to the caller
///
/// - `peerContext` must be on a device whose memory the current one can access. Not checked, because the time of a query, compared with that of the call, was not measured. (Explained after a refusal: 894)
/// - `peerContext` must not be one to which the current context has access already. Not checked, because access that earlier calls enabled cannot be queried.
/// - `peerContext` must be a valid context. Not checked, because no query reports whether a handle is live.
#[inline]
pub unsafe fn cuCtxEnablePeerAccess(peerContext: CUcontext, Flags: c_uint) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuCtxEnablePeerAccess(peerContext, Flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuCtxEnablePeerAccess(peerContext, Flags) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuCtxEnablePeerAccess",
                outcome,
                (peerContext,),
                rows::cuCtxEnablePeerAccess,
                move || checks::cuCtxEnablePeerAccess(peerContext, Flags),
            )
        });
    }
    Ok(())
}

/// Disables access from the current context to the memory of another context.
///
/// Since CUDA 4.0. [Peer Context Memory Access](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html) in NVIDIA's manual. The raw call is [`sys::cuCtxDisablePeerAccess`](libcuda_sys::cuCtxDisablePeerAccess).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (device, peer) = (calls::cuDeviceGet(0)?, calls::cuDeviceGet(1)?);
/// if calls::cuDeviceCanAccessPeer(device, peer)? == 0 {
///     println!("device 0 cannot reach the memory of device 1");
///     return Ok(());
/// }
/// let theirs = calls::cuDevicePrimaryCtxRetain(peer)?;
/// // SAFETY: the context is retained until the access ends.
/// unsafe {
///     calls::cuCtxEnablePeerAccess(theirs, 0)?; // for the current context, in one direction
///     // ... kernels of device 0 use memory of device 1 ...
///     calls::cuCtxDisablePeerAccess(theirs)?;
///     calls::cuDevicePrimaryCtxRelease(peer)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `peerContext`: The context whose memory was accessible. No work may still use that memory.
///
/// # Safety
///
/// `peerContext` must be a live context. Nothing may still use its memory from the current context.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_PEER_ACCESS_NOT_ENABLED`](libcuda_sys::CUresult::CUDA_ERROR_PEER_ACCESS_NOT_ENABLED): `peerContext` must be one to which the current context has access.
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT), if the current context breaks a rule below with this code. Also: `peerContext` must be a valid context.
///
/// # Checked by a query
///
/// - The current context must not be null. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (617)
///
/// # Explained after a refusal
///
/// - `peerContext` is a context to which the current one has not enabled access. [`CUDA_ERROR_PEER_ACCESS_NOT_ENABLED`](libcuda_sys::CUresult::CUDA_ERROR_PEER_ACCESS_NOT_ENABLED). (716)
///
/// # Left to the caller
///
/// - `peerContext` must be one to which the current context has access. Not checked, because access that earlier calls enabled cannot be queried. (Explained after a refusal: 716)
/// - `peerContext` must be a valid context. Not checked, because no query reports whether a handle is live.
#[inline]
pub unsafe fn cuCtxDisablePeerAccess(peerContext: CUcontext) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuCtxDisablePeerAccess(peerContext) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuCtxDisablePeerAccess(peerContext) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuCtxDisablePeerAccess",
                outcome,
                (peerContext,),
                rows::cuCtxDisablePeerAccess,
                move || checks::cuCtxDisablePeerAccess(ptr::null_mut()),
            )
        });
    }
    Ok(())
}

/// Returns an attribute of the link between two devices.
///
/// Since CUDA 8.0. [Peer Context Memory Access](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html) in NVIDIA's manual. The raw call is [`sys::cuDeviceGetP2PAttribute`](libcuda_sys::cuDeviceGetP2PAttribute).
///
/// Examples of this group: [`cuDeviceCanAccessPeer`].
///
/// # Parameters
///
/// - `attrib`: The attribute.
/// - `srcDevice`: The source device of the link.
/// - `dstDevice`: The destination device of the link, not `srcDevice`.
///
/// # Returns
///
/// The value.
///
/// # Why it is safe
///
/// The call takes only numbers, which the driver validates.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE), if `dstDevice` or `srcDevice` breaks a rule below with this code
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `attrib` breaks a rule below
///
/// # Checked
///
/// - `dstDevice` must differ from `srcDevice`. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (241)
/// - `attrib` must be an enumerator of [`CUdevice_P2PAttribute`](libcuda_sys::CUdevice_P2PAttribute) that the driver's release has. (243)
///
/// Allowed in `attrib`, by the release of CUDA:
///
/// - every release: [`CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK`](libcuda_sys::CUdevice_P2PAttribute::CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK), [`CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED`](libcuda_sys::CUdevice_P2PAttribute::CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED), [`CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED`](libcuda_sys::CUdevice_P2PAttribute::CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED), [`CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED`](libcuda_sys::CUdevice_P2PAttribute::CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED)
/// - since 13.0: [`CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED`](libcuda_sys::CUdevice_P2PAttribute::CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED)
///
/// # Checked by a query
///
/// - `srcDevice` must be the ordinal of a device, below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (618)
/// - `dstDevice` must be the ordinal of a device, below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (619)
///
/// # Explained after a refusal
///
/// - `srcDevice` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
/// - `dstDevice` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
#[inline]
pub fn cuDeviceGetP2PAttribute(
    attrib: CUdevice_P2PAttribute,
    srcDevice: CUdevice,
    dstDevice: CUdevice,
) -> Result<c_int> {
    let mut value = 0;
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    unsafe { checks::cuDeviceGetP2PAttribute(&mut value, attrib, srcDevice, dstDevice) }?;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome =
        unsafe { libcuda_sys::cuDeviceGetP2PAttribute(&mut value, attrib, srcDevice, dstDevice) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(
                c"cuDeviceGetP2PAttribute",
                outcome,
                ((), (), srcDevice, dstDevice),
                rows::cuDeviceGetP2PAttribute,
                move || checks::cuDeviceGetP2PAttribute(&mut value, attrib, srcDevice, dstDevice),
            )
        });
    }
    Ok(value)
}

/// Queries the atomic operations that the link between two devices supports natively.
///
/// Since CUDA 13.0. [Peer Context Memory Access](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html) in NVIDIA's manual. The raw call is [`sys::cuDeviceGetP2PAtomicCapabilities`](libcuda_sys::cuDeviceGetP2PAtomicCapabilities).
///
/// Examples of this group: [`cuDeviceCanAccessPeer`].
///
/// # Parameters
///
/// - `capabilities`: For each operation, the supported forms, bits of [`CUatomicOperationCapability`](libcuda_sys::CUatomicOperationCapability).
/// - `operations`: The operations.
/// - `count`: The number of operations. Must not be zero.
/// - `srcDevice`: The source device of the link.
/// - `dstDevice`: The destination device of the link, not `srcDevice`.
///
/// # Safety
///
/// `operations` must hold `count` elements, and `capabilities` must have room for as many.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE), if `dstDevice` or `srcDevice` breaks a rule below with this code
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `operations`, `capabilities` or `count` breaks a rule below
///
/// # Checked
///
/// - `operations[i]` must be an enumerator of [`CUatomicOperation`](libcuda_sys::CUatomicOperation) that the driver's release has. (40)
/// - `capabilities` must not be null. (244)
/// - `operations` must not be null. (245)
/// - `count` must not be zero. (246)
/// - `dstDevice` must differ from `srcDevice`. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (241)
///
/// # Checked by a query
///
/// - `srcDevice` must be the ordinal of a device, below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (618)
/// - `dstDevice` must be the ordinal of a device, below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (619)
///
/// # Explained after a refusal
///
/// - `srcDevice` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
/// - `dstDevice` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
///
/// # Left to the caller
///
/// - `capabilities` and `operations` must hold `count` elements. Not checked, because a pointer does not show the length of its memory.
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
        checks::cuDeviceGetP2PAtomicCapabilities(
            capabilities,
            operations,
            count,
            srcDevice,
            dstDevice,
        )
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuDeviceGetP2PAtomicCapabilities(
            capabilities,
            operations,
            count,
            srcDevice,
            dstDevice,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuDeviceGetP2PAtomicCapabilities",
                outcome,
                ((), (), (), srcDevice, dstDevice),
                rows::cuDeviceGetP2PAtomicCapabilities,
                move || {
                    checks::cuDeviceGetP2PAtomicCapabilities(
                        capabilities,
                        operations,
                        count,
                        srcDevice,
                        dstDevice,
                    )
                },
            )
        });
    }
    Ok(())
}
