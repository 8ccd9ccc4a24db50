// Created by `cargo xtask emit` from cuda.h, src/rules/exec.toml, src/rules/exec.rs, src/rules/parts/launch.rs, src/rules/parts/output.rs and cuda-sys/build/generate/reference/exec.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Extra;
use crate::rule::Handle;
use crate::rule::Live;
use crate::rule::Place;
use crate::rule::elements;
use crate::rule::target;
use core::ffi::{c_char, c_int, c_uint, c_void};
use libcuda_sys::{
    CUclusterSchedulingPolicy, CUfunc_cache, CUfunction, CUfunction_attribute, CUlaunchConfig,
    CUsharedMemoryMode, CUstream,
};

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
    crate::rules::parts::launch::function_attribute(attrib).of(c"cuFuncGetAttribute")
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
    if let Err(broken) = crate::rules::exec::cuFuncSetAttribute(attrib) {
        return Err(broken.of(c"cuFuncSetAttribute"));
    }
    if matches!(
        attrib,
        CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH
            | CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT
            | CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH
    ) {
        if let Err(broken) = crate::rules::parts::launch::dimension(value) {
            return Err(broken.tagged("attrib", attrib).of(c"cuFuncSetAttribute"));
        }
    }
    if matches!(
        attrib,
        CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE
    ) {
        if let Err(broken) = crate::rules::parts::launch::scheduling(
            libcuda_sys::CUclusterSchedulingPolicy(value as _),
        ) {
            return Err(broken.at("value").tagged("attrib", attrib).of(c"cuFuncSetAttribute"));
        }
    }
    if matches!(attrib, CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE) {
        if let Err(broken) =
            crate::rules::parts::launch::shared_memory(libcuda_sys::CUsharedMemoryMode(value as _))
        {
            return Err(broken.at("value").tagged("attrib", attrib).of(c"cuFuncSetAttribute"));
        }
    }
    Ok(())
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
    crate::rules::parts::launch::cache_config(config).of(c"cuFuncSetCacheConfig")
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
    if let Err(broken) = crate::rules::exec::cuFuncGetName(hfunc) {
        return Err(broken.of(c"cuFuncGetName"));
    }
    if let Err(broken) = crate::rules::parts::output::documented(Handle(name.addr())) {
        return Err(broken.at("name").of(c"cuFuncGetName"));
    }
    Ok(())
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
    unsafe {
        crate::rules::parts::launch::one_list(kernelParams, Extra::new(extra)).of(c"cuLaunchKernel")
    }
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
    unsafe {
        if let Err(broken) = crate::rules::parts::launch::one_list(kernelParams, Extra::new(extra))
        {
            return Err(broken.of(c"cuLaunchKernelEx"));
        }
        if let Err(broken) = crate::rules::parts::launch::clusters(
            config.gridDimX,
            config.gridDimY,
            config.gridDimZ,
            Live::new(elements(config.attrs, config.numAttrs as usize)),
        ) {
            return Err(broken.inside("config").of(c"cuLaunchKernelEx"));
        }
        if let Err(broken) = crate::rules::parts::launch::largest_window(Live::new(elements(
            config.attrs,
            config.numAttrs as usize,
        ))) {
            return Err(broken.inside("config").of(c"cuLaunchKernelEx"));
        }
        if let Err(broken) = crate::rules::parts::launch::known_domains(Live::new(elements(
            config.attrs,
            config.numAttrs as usize,
        ))) {
            return Err(broken.inside("config").of(c"cuLaunchKernelEx"));
        }
        if let Err(broken) = crate::rules::parts::launch::memory_of_mode(
            config.sharedMemBytes,
            Live::new(elements(config.attrs, config.numAttrs as usize)),
        ) {
            return Err(broken.inside("config").of(c"cuLaunchKernelEx"));
        }
        if let Err(broken) = crate::rules::parts::launch::updatable_in_capture(Live::new(config)) {
            return Err(broken.of(c"cuLaunchKernelEx"));
        }
        if let Err(broken) = crate::checks::types::CUlaunchConfig(config) {
            return Err(broken.at("config").of(c"cuLaunchKernelEx"));
        }
        Ok(())
    }
}
