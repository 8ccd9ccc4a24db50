// Created by `cargo xtask emit` from cuda.h, ledger/exec.toml, src/rules/parts/launch.rs, cuda-sys/build/generate/reference/exec.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuFuncGetAttribute(hfunc: CUfunction) -> Verdict {
    crate::rules::parts::launch::function(hfunc).at("hfunc")?;
    Ok(())
}

#[inline]
pub(crate) fn cuFuncSetAttribute(hfunc: CUfunction) -> Verdict {
    crate::rules::parts::launch::function(hfunc).at("hfunc")?;
    Ok(())
}

#[inline]
pub(crate) fn cuFuncSetCacheConfig(hfunc: CUfunction) -> Verdict {
    crate::rules::parts::launch::function(hfunc).at("hfunc")?;
    Ok(())
}

#[inline]
pub(crate) fn cuFuncGetModule(hfunc: CUfunction) -> Verdict {
    crate::rules::parts::launch::function(hfunc).at("hfunc")?;
    Ok(())
}

#[inline]
pub(crate) fn cuFuncGetName(hfunc: CUfunction) -> Verdict {
    crate::rules::parts::launch::function(hfunc).at("hfunc")?;
    Ok(())
}

#[inline]
pub(crate) fn cuFuncGetParamInfo(func: CUfunction) -> Verdict {
    crate::rules::parts::launch::function(func).at("func")?;
    Ok(())
}

#[inline]
pub(crate) fn cuFuncGetParamCount(func: CUfunction) -> Verdict {
    crate::rules::parts::launch::function(func).at("func")?;
    Ok(())
}

#[inline]
pub(crate) fn cuFuncIsLoaded(function: CUfunction) -> Verdict {
    crate::rules::parts::launch::function(function).at("function")?;
    Ok(())
}

#[inline]
pub(crate) fn cuFuncLoad(function: CUfunction) -> Verdict {
    crate::rules::parts::launch::function(function).at("function")?;
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuLaunchKernel(
    f: CUfunction,
    gridDimX: c_uint,
    gridDimY: c_uint,
    gridDimZ: c_uint,
    blockDimX: c_uint,
    blockDimY: c_uint,
    blockDimZ: c_uint,
    sharedMemBytes: c_uint,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::launch::sides(
            gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ,
        )?;
        crate::rules::parts::launch::limits_of_device(
            gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ,
        )?;
        crate::rules::parts::launch::limits_of_function(
            Live::new(f),
            blockDimX,
            blockDimY,
            blockDimZ,
            sharedMemBytes,
        )?;
        crate::rules::parts::launch::function(f)?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuLaunchKernelEx(config: &CUlaunchConfig, f: CUfunction) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::launch::function(f)?;
        crate::rules::parts::launch::limits_of_config(config, Live::new(f))?;
        crate::walk::after::CUlaunchConfig(config).at("config")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuLaunchCooperativeKernel(
    f: CUfunction,
    gridDimX: c_uint,
    gridDimY: c_uint,
    gridDimZ: c_uint,
    blockDimX: c_uint,
    blockDimY: c_uint,
    blockDimZ: c_uint,
    sharedMemBytes: c_uint,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::launch::sides(
            gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ,
        )?;
        crate::rules::parts::launch::limits_of_device(
            gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ,
        )?;
        crate::rules::parts::launch::limits_of_function(
            Live::new(f),
            blockDimX,
            blockDimY,
            blockDimZ,
            sharedMemBytes,
        )?;
        crate::rules::parts::launch::at_once(
            Live::new(f),
            gridDimX,
            gridDimY,
            gridDimZ,
            blockDimX,
            blockDimY,
            blockDimZ,
            sharedMemBytes,
        )?;
        crate::rules::parts::launch::function(f)?;
    }
    Ok(())
}
