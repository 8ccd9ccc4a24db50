// Created by `cargo xtask emit` from cuda.h, ledger/exec.toml, src/rules/exec.rs, src/rules/parts/launch.rs and cuda-sys/build/generate/reference/exec.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rule::target;
use crate::walk::exec as walk;
use core::ffi::{c_char, c_int, c_uint, c_void};
use cuda_sys::{CUfunc_cache, CUfunction, CUfunction_attribute, CUlaunchConfig, CUstream};

/// Checks the preconditions of [`cuFuncGetAttribute`](crate::calls::cuFuncGetAttribute) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuFuncGetAttribute(
    pi: *mut c_int,
    attrib: CUfunction_attribute,
    hfunc: CUfunction,
) -> Result<(), Precondition> {
    walk::cuFuncGetAttribute(attrib).of(c"cuFuncGetAttribute")
}

/// Checks the preconditions of [`cuFuncSetAttribute`](crate::calls::cuFuncSetAttribute) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuFuncSetAttribute(
    hfunc: CUfunction,
    attrib: CUfunction_attribute,
    value: c_int,
) -> Result<(), Precondition> {
    walk::cuFuncSetAttribute(attrib, value).of(c"cuFuncSetAttribute")
}

/// Checks the preconditions of [`cuFuncSetCacheConfig`](crate::calls::cuFuncSetCacheConfig) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuFuncSetCacheConfig(
    hfunc: CUfunction,
    config: CUfunc_cache,
) -> Result<(), Precondition> {
    walk::cuFuncSetCacheConfig(config).of(c"cuFuncSetCacheConfig")
}

/// Checks the preconditions of [`cuFuncGetName`](crate::calls::cuFuncGetName) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuFuncGetName(
    name: *mut *const c_char,
    hfunc: CUfunction,
) -> Result<(), Precondition> {
    walk::cuFuncGetName(hfunc).of(c"cuFuncGetName")
}

/// Checks the preconditions of [`cuLaunchKernel`](crate::calls::cuLaunchKernel) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[allow(clippy::too_many_arguments)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLaunchKernel(
    f: CUfunction,
    gridDimX: c_uint,
    gridDimY: c_uint,
    gridDimZ: c_uint,
    blockDimX: c_uint,
    blockDimY: c_uint,
    blockDimZ: c_uint,
    sharedMemBytes: c_uint,
    hStream: CUstream,
    kernelParams: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { walk::cuLaunchKernel(kernelParams, extra) }.of(c"cuLaunchKernel")
}

/// Checks the preconditions of [`cuLaunchKernelEx`](crate::calls::cuLaunchKernelEx) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLaunchKernelEx(
    config: *const CUlaunchConfig,
    f: CUfunction,
    kernelParams: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(config) = (unsafe { target(config) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe { walk::cuLaunchKernelEx(config, kernelParams, extra) }.of(c"cuLaunchKernelEx")
}
