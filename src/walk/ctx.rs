// Created by `cargo xtask emit` from cuda.h, ledger/ctx.toml, src/rules/ctx.rs, src/rules/parts/launch.rs, cuda-sys/build/generate/reference/ctx.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) unsafe fn cuCtxCreate_v4(
    ctxCreateParams: *mut CUctxCreateParams,
    flags: c_uint,
    dev: CUdevice,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::ctx::context_flags(flags)?;
        if let Some(ctxCreateParams) = target(ctxCreateParams) {
            crate::rules::ctx::flags_for_graphics(ctxCreateParams, flags)?;
        }
        crate::rules::ctx::cuCtxCreate_v4(dev)?;
        if let Some(it) = target(ctxCreateParams) {
            if let Some(it) = target(it.cigParams) {
                crate::rules::ctx::graphics_d3d12(it, dev).at("ctxCreateParams.cigParams")?;
                crate::rules::ctx::graphics_vulkan(it, dev).at("ctxCreateParams.cigParams")?;
            }
            for (i, element) in elements(it.execAffinityParams, it.numExecAffinityParams as usize)
                .iter()
                .enumerate()
            {
                crate::rules::ctx::affinity(element, dev)
                    .at("ctxCreateParams.execAffinityParams[i]")
                    .element(i)?;
            }
            crate::walk::CUctxCreateParams(it).at("ctxCreateParams")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn cuCtxSetFlags(flags: c_uint) -> Verdict {
    crate::rules::ctx::cuCtxSetFlags(flags)
}

#[inline]
pub(crate) fn cuCtxSetLimit(limit: CUlimit) -> Verdict {
    crate::rules::ctx::cuCtxSetLimit(limit)?;
    crate::rules::ctx::sync_depth(limit)
}

#[inline]
pub(crate) fn cuCtxGetLimit(limit: CUlimit) -> Verdict {
    crate::rules::ctx::cuCtxGetLimit(limit)
}

#[inline]
pub(crate) fn cuCtxSetCacheConfig(config: CUfunc_cache) -> Verdict {
    crate::rules::parts::launch::cache_config(config)
}

#[inline]
pub(crate) fn cuCtxGetExecAffinity(type_: CUexecAffinityType) -> Verdict {
    crate::rules::ctx::exec_affinity_type(type_)
}
