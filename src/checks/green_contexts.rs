// Created by `cargo xtask emit` from ledger/green_contexts.toml and src/rules. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rule::target;
use crate::rules::green_contexts as rules;
use core::ffi::*;
use cuda_sys::*;

/// The preconditions of [`cuGreenCtxCreate`](crate::calls::cuGreenCtxCreate) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must be [`CU_GREEN_CTX_DEFAULT_STREAM`](CUgreenCtxCreate_flags::CU_GREEN_CTX_DEFAULT_STREAM), up to CUDA 13.2. (Rule 127)
/// - `flags` must be [`CU_GREEN_CTX_NONE`](CUgreenCtxCreate_flags::CU_GREEN_CTX_NONE) or [`CU_GREEN_CTX_DEFAULT_STREAM`](CUgreenCtxCreate_flags::CU_GREEN_CTX_DEFAULT_STREAM). (Rule 128)
///
/// | `flags` | allowed in CUDA |
/// |---|---|
/// | [`CU_GREEN_CTX_DEFAULT_STREAM`](CUgreenCtxCreate_flags::CU_GREEN_CTX_DEFAULT_STREAM) | all |
/// | [`CU_GREEN_CTX_NONE`](CUgreenCtxCreate_flags::CU_GREEN_CTX_NONE) | since 13.3 |
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGreenCtxCreate(
    phCtx: *mut CUgreenCtx,
    desc: CUdevResourceDesc,
    dev: CUdevice,
    flags: c_uint,
) -> Result<(), Precondition> {
    rules::cuGreenCtxCreate(flags).of(c"cuGreenCtxCreate")
}

/// The preconditions of [`cuDevSmResourceSplitByCount`](crate::calls::cuDevSmResourceSplitByCount) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `nbGroups` must not be null. (Rule 130)
/// - `input.type` must be [`CU_DEV_RESOURCE_TYPE_SM`](CUdevResourceType::CU_DEV_RESOURCE_TYPE_SM). [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE). (Rule 129)
/// - `minCount` must be at most `input.sm.smCount`. [`CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION`](CUresult::CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION). (Rule 131)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDevSmResourceSplitByCount(
    result: *mut CUdevResource,
    nbGroups: *mut c_uint,
    input: *const CUdevResource,
    remainder: *mut CUdevResource,
    flags: c_uint,
    minCount: c_uint,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(input) = (unsafe { target(input) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuDevSmResourceSplitByCount(nbGroups, input, minCount) }
        .of(c"cuDevSmResourceSplitByCount")
}

/// The preconditions of [`cuDevSmResourceSplit`](crate::calls::cuDevSmResourceSplit) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `input.type` must be [`CU_DEV_RESOURCE_TYPE_SM`](CUdevResourceType::CU_DEV_RESOURCE_TYPE_SM). [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE). (Rule 129)
/// - `flags` must be zero. (Rule 143)
/// - `groupParams[i].flags` must have no bits but [`CU_DEV_SM_RESOURCE_GROUP_BACKFILL`](CUdevSmResourceGroup_flags::CU_DEV_SM_RESOURCE_GROUP_BACKFILL), up to CUDA 13.3. (Rule 132)
/// - `groupParams[i].flags` must have no bits but [`CU_DEV_SM_RESOURCE_GROUP_BACKFILL`](CUdevSmResourceGroup_flags::CU_DEV_SM_RESOURCE_GROUP_BACKFILL) and [`CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID`](CUdevSmResourceGroup_flags::CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID), up to CUDA 13.4. (Rule 133)
/// - `groupParams[i].flags` must have no bits but [`CU_DEV_SM_RESOURCE_GROUP_BACKFILL`](CUdevSmResourceGroup_flags::CU_DEV_SM_RESOURCE_GROUP_BACKFILL), [`CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID`](CUdevSmResourceGroup_flags::CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID) and [`CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_SUPPLEMENTAL_SMS`](CUdevSmResourceGroup_flags::CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_SUPPLEMENTAL_SMS). (Rule 134)
/// - `groupParams[i].localityDomainId` must be zero, a reserved field there, up to CUDA 13.3. (Rule 135)
/// - `groupParams[i].reserved` must be zero. (Rule 136)
/// - `groupParams[i].localityDomainId` must be zero, without [`CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID`](CUdevSmResourceGroup_flags::CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID), since CUDA 13.4. (Rule 137)
/// - `groupParams[i].smCount` must be at least 2, or zero. (Rule 138)
/// - `groupParams[i].smCount` must be at most `input.sm.smCount`. (Rule 139)
/// - `groupParams[i].smCount` must be a multiple of 2, without [`CU_DEV_SM_RESOURCE_GROUP_BACKFILL`](CUdevSmResourceGroup_flags::CU_DEV_SM_RESOURCE_GROUP_BACKFILL). (Rule 140)
/// - `groupParams[i].coscheduledSmCount` must be at most 32, without [`CU_DEV_SM_RESOURCE_GROUP_BACKFILL`](CUdevSmResourceGroup_flags::CU_DEV_SM_RESOURCE_GROUP_BACKFILL). (Rule 141)
/// - `groupParams[i].smCount` must be a multiple of its `coscheduledSmCount`, where that is not zero, without [`CU_DEV_SM_RESOURCE_GROUP_BACKFILL`](CUdevSmResourceGroup_flags::CU_DEV_SM_RESOURCE_GROUP_BACKFILL). (Rule 142)
///
/// | `groupParams[i].flags` | allowed in CUDA |
/// |---|---|
/// | [`CU_DEV_SM_RESOURCE_GROUP_BACKFILL`](CUdevSmResourceGroup_flags::CU_DEV_SM_RESOURCE_GROUP_BACKFILL) | all |
/// | [`CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID`](CUdevSmResourceGroup_flags::CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID) | since 13.4 |
/// | [`CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_SUPPLEMENTAL_SMS`](CUdevSmResourceGroup_flags::CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_SUPPLEMENTAL_SMS) | since 13.5 |
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDevSmResourceSplit(
    result: *mut CUdevResource,
    nbGroups: c_uint,
    input: *const CUdevResource,
    remainder: *mut CUdevResource,
    flags: c_uint,
    groupParams: *mut CU_DEV_SM_RESOURCE_GROUP_PARAMS,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(input) = (unsafe { target(input) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuDevSmResourceSplit(nbGroups, input, flags, groupParams) }
        .of(c"cuDevSmResourceSplit")
}

/// The preconditions of [`cuDevResourceGenerateDesc`](crate::calls::cuDevResourceGenerateDesc) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `resources` must not be null, since CUDA 12.5. (Rule 144)
/// - `nbResources` must be 1, up to CUDA 12.4. (Rule 145)
/// - `resources[i].type` must not be [`CU_DEV_RESOURCE_TYPE_INVALID`](CUdevResourceType::CU_DEV_RESOURCE_TYPE_INVALID). [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE). (Rule 146)
/// - `resources[i].sm.smCoscheduledAlignment` must be the same in every [`CU_DEV_RESOURCE_TYPE_SM`](CUdevResourceType::CU_DEV_RESOURCE_TYPE_SM) element, since CUDA 13.1. [`CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION`](CUresult::CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION). (Rule 147)
/// - `resources[i].sm.localityDomainId` must be the same in every [`CU_DEV_RESOURCE_TYPE_SM`](CUdevResourceType::CU_DEV_RESOURCE_TYPE_SM) element that has one, since CUDA 13.4. [`CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION`](CUresult::CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION). (Rule 148)
///
/// | `nbResources` | allowed in CUDA |
/// |---|---|
/// | 1 | all |
/// | any other | since 12.5 |
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDevResourceGenerateDesc(
    phDesc: *mut CUdevResourceDesc,
    resources: *mut CUdevResource,
    nbResources: c_uint,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuDevResourceGenerateDesc(resources, nbResources) }
        .of(c"cuDevResourceGenerateDesc")
}

/// The preconditions of [`cuGreenCtxWaitEvent`](crate::calls::cuGreenCtxWaitEvent) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `hEvent` must not be null, up to CUDA 12.4. (Rule 149)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGreenCtxWaitEvent(hCtx: CUgreenCtx, hEvent: CUevent) -> Result<(), Precondition> {
    rules::cuGreenCtxWaitEvent(hEvent).of(c"cuGreenCtxWaitEvent")
}

/// The preconditions of [`cuGreenCtxStreamCreate`](crate::calls::cuGreenCtxStreamCreate) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must be [`CU_STREAM_NON_BLOCKING`](CUstream_flags::CU_STREAM_NON_BLOCKING). (Rule 150)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGreenCtxStreamCreate(
    phStream: *mut CUstream,
    greenCtx: CUgreenCtx,
    flags: c_uint,
    priority: c_int,
) -> Result<(), Precondition> {
    rules::cuGreenCtxStreamCreate(flags).of(c"cuGreenCtxStreamCreate")
}

/// The preconditions of [`cuStreamGetDevResource`](crate::calls::cuStreamGetDevResource) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `type` must not be [`CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG`](CUdevResourceType::CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG) or [`CU_DEV_RESOURCE_TYPE_WORKQUEUE`](CUdevResourceType::CU_DEV_RESOURCE_TYPE_WORKQUEUE). [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE). (Rule 151)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamGetDevResource(
    hStream: CUstream,
    resource: *mut CUdevResource,
    type_: CUdevResourceType,
) -> Result<(), Precondition> {
    rules::cuStreamGetDevResource(type_).of(c"cuStreamGetDevResource")
}
