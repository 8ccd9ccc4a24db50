// Created by `cargo xtask emit` from cuda.h, ledger/exec_deprecated.toml, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/exec_deprecated.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuFuncSetBlockShape(hfunc: CUfunction) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hfunc.addr())).at("hfunc")?;
    Ok(())
}

#[inline]
pub(crate) fn cuFuncSetSharedSize(hfunc: CUfunction) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hfunc.addr())).at("hfunc")?;
    Ok(())
}

#[inline]
pub(crate) fn cuParamSetSize(hfunc: CUfunction) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hfunc.addr())).at("hfunc")?;
    Ok(())
}

#[inline]
pub(crate) fn cuParamSeti(hfunc: CUfunction) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hfunc.addr())).at("hfunc")?;
    Ok(())
}

#[inline]
pub(crate) fn cuParamSetf(hfunc: CUfunction) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hfunc.addr())).at("hfunc")?;
    Ok(())
}

#[inline]
pub(crate) fn cuParamSetv(hfunc: CUfunction) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hfunc.addr())).at("hfunc")?;
    Ok(())
}

#[inline]
pub(crate) fn cuLaunch(f: CUfunction) -> Verdict {
    crate::rules::parts::handle::handle(Handle(f.addr())).at("f")?;
    Ok(())
}

#[inline]
pub(crate) fn cuLaunchGrid(f: CUfunction) -> Verdict {
    crate::rules::parts::handle::handle(Handle(f.addr())).at("f")?;
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuLaunchGridAsync(f: CUfunction, hStream: CUstream) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::handle(Handle(f.addr())).at("f")?;
        crate::rules::parts::handle::stream(Live::new(hStream))?;
    }
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
pub(crate) fn cuParamSetTexRef(hfunc: CUfunction, hTexRef: CUtexref) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hfunc.addr())).at("hfunc")?;
    crate::rules::parts::handle::handle(Handle(hTexRef.addr())).at("hTexRef")?;
    Ok(())
}

#[inline]
pub(crate) fn cuFuncSetSharedMemConfig(hfunc: CUfunction) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hfunc.addr())).at("hfunc")?;
    Ok(())
}
