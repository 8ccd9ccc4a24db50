// Created by `cargo xtask emit` from cuda.h, ledger/exec_deprecated.toml, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/exec_deprecated.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) unsafe fn cuLaunchGridAsync(f: CUfunction, hStream: CUstream) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::handle(Handle(f.addr())).at("f")?;
        if refused_with(&[CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED]) {
            crate::rules::parts::handle::stream(Live::new(hStream))?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::of_context(Handle(hStream.addr())).at("hStream")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuLaunchCooperativeKernelMultiDevice(
    launchParamsList: *mut CUDA_LAUNCH_PARAMS,
    numDevices: c_uint,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        for (i, element) in elements(launchParamsList, numDevices as usize).iter().enumerate() {
            crate::refused::CUDA_LAUNCH_PARAMS(element).at("launchParamsList[i]").element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn cuFuncSetSharedMemConfig(hfunc: CUfunction) -> Verdict {
    crate::rules::parts::handle::no_kernel(Handle(hfunc.addr()))?;
    crate::rules::parts::handle::handle(Handle(hfunc.addr())).at("hfunc")
}
