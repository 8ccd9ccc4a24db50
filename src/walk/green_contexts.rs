// Created by `cargo xtask emit` from cuda.h, ledger/green_contexts.toml, src/rules/green_contexts.rs, cuda-sys/build/generate/reference/green_contexts.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuGreenCtxCreate(flags: c_uint) -> Verdict {
    crate::rules::green_contexts::cuGreenCtxCreate(flags)
}

#[inline]
pub(crate) unsafe fn cuDevSmResourceSplitByCount(
    nbGroups: *mut c_uint,
    input: &CUdevResource,
    minCount: c_uint,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::green_contexts::sm_resource(input)?;
        crate::rules::green_contexts::cuDevSmResourceSplitByCount(
            nbGroups,
            Live::new(input),
            minCount,
        )
    }
}

#[inline]
pub(crate) unsafe fn cuDevSmResourceSplit(
    nbGroups: c_uint,
    input: &CUdevResource,
    flags: c_uint,
    groupParams: *mut CU_DEV_SM_RESOURCE_GROUP_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::green_contexts::sm_resource(input)?;
        crate::rules::green_contexts::cuDevSmResourceSplit(flags)?;
        crate::rules::green_contexts::groups(
            Live::new(input),
            elements(groupParams, nbGroups as usize),
        )?;
        for (i, element) in elements(groupParams, nbGroups as usize).iter().enumerate() {
            crate::walk::CU_DEV_SM_RESOURCE_GROUP_PARAMS(element)
                .at("groupParams[i]")
                .element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuDevResourceGenerateDesc(
    resources: *mut CUdevResource,
    nbResources: c_uint,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::green_contexts::cuDevResourceGenerateDesc(resources, nbResources)?;
        crate::rules::green_contexts::one_split(Live::new(elements(
            resources,
            nbResources as usize,
        )))
    }
}

#[inline]
pub(crate) fn cuGreenCtxWaitEvent(hEvent: CUevent) -> Verdict {
    crate::rules::green_contexts::cuGreenCtxWaitEvent(hEvent)
}

#[inline]
pub(crate) fn cuGreenCtxStreamCreate(flags: c_uint) -> Verdict {
    crate::rules::green_contexts::cuGreenCtxStreamCreate(flags)
}

#[inline]
pub(crate) fn cuStreamGetDevResource(type_: CUdevResourceType) -> Verdict {
    crate::rules::green_contexts::cuStreamGetDevResource(type_)
}
