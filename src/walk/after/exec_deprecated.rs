// Created by `cargo xtask emit` from cuda.h, ledger/exec_deprecated.toml, src/rules/parts/launch.rs, cuda-sys/build/generate/reference/exec_deprecated.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuFuncSetBlockShape(hfunc: CUfunction) -> Verdict {
    crate::rules::parts::launch::function(hfunc).at("hfunc")?;
    Ok(())
}

#[inline]
pub(crate) fn cuFuncSetSharedSize(hfunc: CUfunction) -> Verdict {
    crate::rules::parts::launch::function(hfunc).at("hfunc")?;
    Ok(())
}

#[inline]
pub(crate) fn cuParamSetSize(hfunc: CUfunction) -> Verdict {
    crate::rules::parts::launch::function(hfunc).at("hfunc")?;
    Ok(())
}

#[inline]
pub(crate) fn cuParamSeti(hfunc: CUfunction) -> Verdict {
    crate::rules::parts::launch::function(hfunc).at("hfunc")?;
    Ok(())
}

#[inline]
pub(crate) fn cuParamSetf(hfunc: CUfunction) -> Verdict {
    crate::rules::parts::launch::function(hfunc).at("hfunc")?;
    Ok(())
}

#[inline]
pub(crate) fn cuParamSetv(hfunc: CUfunction) -> Verdict {
    crate::rules::parts::launch::function(hfunc).at("hfunc")?;
    Ok(())
}

#[inline]
pub(crate) fn cuLaunch(f: CUfunction) -> Verdict {
    crate::rules::parts::launch::function(f)?;
    Ok(())
}

#[inline]
pub(crate) fn cuLaunchGrid(f: CUfunction) -> Verdict {
    crate::rules::parts::launch::function(f)?;
    Ok(())
}

#[inline]
pub(crate) fn cuLaunchGridAsync(f: CUfunction) -> Verdict {
    crate::rules::parts::launch::function(f)?;
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuLaunchCooperativeKernelMultiDevice(
    launchParamsList: *mut CUDA_LAUNCH_PARAMS,
    numDevices: c_uint,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        for (i, element) in elements(launchParamsList, numDevices as usize).iter().enumerate() {
            crate::walk::after::CUDA_LAUNCH_PARAMS(element).at("launchParamsList[i]").element(i)?;
        }
    }
    Ok(())
}

#[inline]
pub(crate) fn cuParamSetTexRef(hfunc: CUfunction) -> Verdict {
    crate::rules::parts::launch::function(hfunc).at("hfunc")?;
    Ok(())
}

#[inline]
pub(crate) fn cuFuncSetSharedMemConfig(hfunc: CUfunction) -> Verdict {
    crate::rules::parts::launch::function(hfunc).at("hfunc")?;
    Ok(())
}
