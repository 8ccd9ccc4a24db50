// Created by `cargo xtask emit` from cuda.h, ledger/exec.toml, src/rules/exec.rs, src/rules/parts/launch.rs, cuda-sys/build/generate/reference/exec.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuFuncGetAttribute(attrib: CUfunction_attribute) -> Verdict {
    crate::rules::parts::launch::function_attribute(attrib)
}

#[inline]
pub(crate) fn cuFuncSetAttribute(attrib: CUfunction_attribute, value: c_int) -> Verdict {
    crate::rules::exec::cuFuncSetAttribute(attrib)?;
    if matches!(
        attrib,
        CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH
            | CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT
            | CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH
    ) {
        crate::rules::parts::launch::dimension(value).tagged("attrib", attrib)?;
    }
    if matches!(
        attrib,
        CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE
    ) {
        crate::rules::parts::launch::scheduling(cuda_sys::CUclusterSchedulingPolicy(value as _))
            .at("value")
            .tagged("attrib", attrib)?;
    }
    if matches!(attrib, CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE) {
        crate::rules::parts::launch::shared_memory(cuda_sys::CUsharedMemoryMode(value as _))
            .at("value")
            .tagged("attrib", attrib)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuFuncSetCacheConfig(config: CUfunc_cache) -> Verdict {
    crate::rules::parts::launch::cache_config(config)
}

#[inline]
pub(crate) fn cuFuncGetName(hfunc: CUfunction) -> Verdict {
    crate::rules::exec::cuFuncGetName(hfunc)
}

#[inline]
pub(crate) unsafe fn cuLaunchKernel(
    kernelParams: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe { crate::rules::parts::launch::one_list(kernelParams, Extra::new(extra)) }
}

#[inline]
pub(crate) unsafe fn cuLaunchKernelEx(
    config: &CUlaunchConfig,
    kernelParams: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::launch::one_list(kernelParams, Extra::new(extra))?;
        crate::rules::parts::launch::clusters(
            config.gridDimX,
            config.gridDimY,
            config.gridDimZ,
            Live::new(elements(config.attrs, config.numAttrs as usize)),
        )
        .inside("config")?;
        crate::rules::parts::launch::largest_window(Live::new(elements(
            config.attrs,
            config.numAttrs as usize,
        )))
        .inside("config")?;
        crate::rules::parts::launch::known_domains(Live::new(elements(
            config.attrs,
            config.numAttrs as usize,
        )))
        .inside("config")?;
        crate::rules::parts::launch::memory_of_mode(
            config.sharedMemBytes,
            Live::new(elements(config.attrs, config.numAttrs as usize)),
        )
        .inside("config")?;
        crate::rules::parts::launch::updatable_in_capture(Live::new(config))?;
        crate::walk::CUlaunchConfig(config).at("config")
    }
}
