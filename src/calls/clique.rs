// Created by `cargo xtask emit` from cuda.h, src/rules/clique.toml, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/clique.txt, src/sentence.rs, cuda-sys/build/generate/history.txt and tests/pages/clique.rs. Do not edit.

use crate::error::Result;
use crate::error::refused_for;
use crate::error::start;
use crate::error::unruled;
use crate::refused::calls as rows;
use libcuda_sys::{CUcliqueInfo, CUdevice, CUuuid};

/// Returns the UUID of the fabric cluster of a device.
///
/// Since CUDA 13.4. [Fabric Clique Information](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CLIQUE.html) in NVIDIA's manual. The raw call is [`sys::cuDeviceGetFabricClusterUuid`](libcuda_sys::cuDeviceGetFabricClusterUuid).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let device = calls::cuDeviceGet(0)?;
/// println!("cluster {:02x?}", calls::cuDeviceGetFabricClusterUuid(device)?.bytes);
/// let mut count = calls::cuDeviceGetCliqueCount(device)?;
/// let mut cliques = vec![CUcliqueInfo::default(); count];
/// // SAFETY: `cliques` has `count` elements.
/// unsafe { calls::cuDeviceGetCliqueInfo(cliques.as_mut_ptr(), &mut count, device)? };
/// for clique in &cliques[..count] {
///     println!("clique {}: {:?}", clique.id, clique.type_);
/// }
/// # Ok(())
/// # }
/// ```
///
/// # Parameters
///
/// - `dev`: The device.
///
/// # Returns
///
/// The UUID.
///
/// # Why it is safe
///
/// The call takes only a number, which the driver validates.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Explained after a refusal
///
/// - `dev` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
#[inline]
pub fn cuDeviceGetFabricClusterUuid(dev: CUdevice) -> Result<CUuuid> {
    let mut uuid = CUuuid::default();
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuDeviceGetFabricClusterUuid(&mut uuid, dev) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(
                c"cuDeviceGetFabricClusterUuid",
                outcome,
                ((), dev),
                rows::cuDeviceGetFabricClusterUuid,
                unruled,
            )
        });
    }
    Ok(uuid)
}

/// Returns the number of fabric cliques that contain a device.
///
/// Since CUDA 13.4. [Fabric Clique Information](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CLIQUE.html) in NVIDIA's manual. The raw call is [`sys::cuDeviceGetCliqueCount`](libcuda_sys::cuDeviceGetCliqueCount).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let device = calls::cuDeviceGet(0)?;
/// println!("cluster {:02x?}", calls::cuDeviceGetFabricClusterUuid(device)?.bytes);
/// let mut count = calls::cuDeviceGetCliqueCount(device)?;
/// let mut cliques = vec![CUcliqueInfo::default(); count];
/// // SAFETY: `cliques` has `count` elements.
/// unsafe { calls::cuDeviceGetCliqueInfo(cliques.as_mut_ptr(), &mut count, device)? };
/// for clique in &cliques[..count] {
///     println!("clique {}: {:?}", clique.id, clique.type_);
/// }
/// # Ok(())
/// # }
/// ```
///
/// # Parameters
///
/// - `dev`: The device.
///
/// # Returns
///
/// The number of cliques.
///
/// # Why it is safe
///
/// The call takes only a number, which the driver validates.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Explained after a refusal
///
/// - `dev` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
#[inline]
pub fn cuDeviceGetCliqueCount(dev: CUdevice) -> Result<usize> {
    let mut count = 0;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuDeviceGetCliqueCount(&mut count, dev) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(
                c"cuDeviceGetCliqueCount",
                outcome,
                ((), dev),
                rows::cuDeviceGetCliqueCount,
                unruled,
            )
        });
    }
    Ok(count)
}

/// Returns the fabric cliques that contain a device.
///
/// Since CUDA 13.4. [Fabric Clique Information](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CLIQUE.html) in NVIDIA's manual. The raw call is [`sys::cuDeviceGetCliqueInfo`](libcuda_sys::cuDeviceGetCliqueInfo).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let device = calls::cuDeviceGet(0)?;
/// println!("cluster {:02x?}", calls::cuDeviceGetFabricClusterUuid(device)?.bytes);
/// let mut count = calls::cuDeviceGetCliqueCount(device)?;
/// let mut cliques = vec![CUcliqueInfo::default(); count];
/// // SAFETY: `cliques` has `count` elements.
/// unsafe { calls::cuDeviceGetCliqueInfo(cliques.as_mut_ptr(), &mut count, device)? };
/// for clique in &cliques[..count] {
///     println!("clique {}: {:?}", clique.id, clique.type_);
/// }
/// # Ok(())
/// # }
/// ```
///
/// # Parameters
///
/// - `cliqueInfo`: The cliques.
/// - `count`: On input, the number of elements that `cliqueInfo` has room for. On output, the number written.
/// - `dev`: The device.
///
/// # Safety
///
/// `count` must point to the number of entries that `cliqueInfo` can hold.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Explained after a refusal
///
/// - `dev` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
///
/// # Left to the caller
///
/// - `*count` must be the number of entries that `cliqueInfo` has room for. Not checked, because the length behind a pointer is unknown.
#[inline]
pub unsafe fn cuDeviceGetCliqueInfo(
    cliqueInfo: *mut CUcliqueInfo,
    count: *mut usize,
    dev: CUdevice,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuDeviceGetCliqueInfo(cliqueInfo, count, dev) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuDeviceGetCliqueInfo",
                outcome,
                ((), (), dev),
                rows::cuDeviceGetCliqueInfo,
                unruled,
            )
        });
    }
    Ok(())
}
