//! Calls of the group "Memory Management".

use crate::error::{Result, check};
use crate::rules::memory as rules;
use core::ffi::c_uint;
use cuda_sys::{CUdeviceptr, CUipcMemHandle};

/// Opens memory of another process for the current context, and gives its address in this process.
///
/// The address ends with `cuIpcCloseMemHandle`. Until that, the process that exported the memory must not
/// free it.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_CONTEXT`](cuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_MAP_FAILED`](cuda_sys::CUresult::CUDA_ERROR_MAP_FAILED)
/// - [`CUDA_ERROR_INVALID_HANDLE`](cuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_TOO_MANY_PEERS`](cuda_sys::CUresult::CUDA_ERROR_TOO_MANY_PEERS)
/// - [`CUDA_ERROR_INVALID_VALUE`](cuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Checked
///
/// - `Flags` is `CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS`.
///
/// CUDA 13.5, `cuda.h`, `cuIpcOpenMemHandle`.
#[doc(alias = "cuIpcOpenMemHandle")]
pub fn cuIpcOpenMemHandle_v2(handle: CUipcMemHandle, Flags: c_uint) -> Result<CUdeviceptr> {
    rules::cuIpcOpenMemHandle_v2(Flags)?;
    let mut dptr = 0;
    // SAFETY: it writes one address, and judges the handle's bytes itself.
    let code = unsafe { cuda_sys::cuIpcOpenMemHandle_v2(&mut dptr, handle, Flags) };
    check(c"cuIpcOpenMemHandle_v2", code)?;
    Ok(dptr)
}
