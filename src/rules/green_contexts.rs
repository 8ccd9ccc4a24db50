//! Rules of the group "Green Contexts".

use super::{elements, rules};
use crate::error::Result;
use crate::precondition::KNOWN;
use core::ffi::c_uint;
use cuda_sys::*;

use CUdevSmResourceGroup_flags as F;

const SM: CUdevResourceType = CUdevResourceType::CU_DEV_RESOURCE_TYPE_SM;

pub(crate) fn cuGreenCtxCreate(flags: c_uint) -> Result<()> {
    use CUgreenCtxCreate_flags as C;
    let flags = C(flags as _);
    rules! { c"cuGreenCtxCreate":
        flags => one_of(&[C::CU_GREEN_CTX_DEFAULT_STREAM]), 11_070..=13_020;
        flags => one_of(&[C::CU_GREEN_CTX_NONE, C::CU_GREEN_CTX_DEFAULT_STREAM]), 13_030..=13_050;
    }
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuDevSmResourceSplitByCount(
    nbGroups: *mut c_uint,
    input: &CUdevResource,
    minCount: c_uint,
) -> Result<()> {
    rules! { c"cuDevSmResourceSplitByCount":
        nbGroups => non_null(), KNOWN;
        input.type_ => one_of(&[SM]), KNOWN, else CUDA_ERROR_INVALID_RESOURCE_TYPE;
    }
    if input.type_ == SM {
        // SAFETY: its type says that it is that.
        let available = unsafe { input.sm.smCount };
        rules! { c"cuDevSmResourceSplitByCount":
            minCount => at_most(available), KNOWN, "which is input.sm.smCount", else CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION;
        }
    }
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuDevSmResourceSplit(
    nbGroups: c_uint,
    input: &CUdevResource,
    flags: c_uint,
    groupParams: *mut CU_DEV_SM_RESOURCE_GROUP_PARAMS,
) -> Result<()> {
    const BACKFILL: F = F::CU_DEV_SM_RESOURCE_GROUP_BACKFILL;
    const DOMAIN: F = F(BACKFILL.0 | F::CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID.0);
    const SUPPLEMENT: F =
        F(DOMAIN.0 | F::CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_SUPPLEMENTAL_SMS.0);
    rules! { c"cuDevSmResourceSplit":
        input.type_ => one_of(&[SM]), KNOWN, else CUDA_ERROR_INVALID_RESOURCE_TYPE;
        flags => zero(), KNOWN;
    }
    // SAFETY: as for the call.
    let groupParams = unsafe { elements(groupParams, nbGroups as usize) };
    for (i, group) in groupParams.iter().enumerate() {
        rules! { c"cuDevSmResourceSplit" at i:
            groupParams[i].flags => only(BACKFILL), 13_010..=13_030;
            groupParams[i].flags => only(DOMAIN), 13_040..=13_040;
            groupParams[i].flags => only(SUPPLEMENT), 13_050..=13_050;
            groupParams[i].localityDomainId => zero(), 13_010..=13_030, "a reserved field there";
            &groupParams[i].reserved => zero_bytes(), KNOWN;
        }
        if group.smCount != 0 {
            rules! { c"cuDevSmResourceSplit" at i:
                groupParams[i].smCount => at_least(2), KNOWN, "or zero";
            }
            if input.type_ == SM {
                // SAFETY: its type says that it is that.
                let available = unsafe { input.sm.smCount };
                rules! { c"cuDevSmResourceSplit" at i:
                    groupParams[i].smCount => at_most(available), KNOWN, "which is input.sm.smCount";
                }
            }
        }
        if group.flags & BACKFILL.bits() == 0 {
            rules! { c"cuDevSmResourceSplit" at i:
                groupParams[i].smCount => multiple_of(2), KNOWN, "without CU_DEV_SM_RESOURCE_GROUP_BACKFILL";
                groupParams[i].coscheduledSmCount => at_most(32), KNOWN, "without CU_DEV_SM_RESOURCE_GROUP_BACKFILL";
            }
            if group.coscheduledSmCount != 0 {
                rules! { c"cuDevSmResourceSplit" at i:
                    groupParams[i].smCount => multiple_of(groupParams[i].coscheduledSmCount), KNOWN, "its coscheduledSmCount, without CU_DEV_SM_RESOURCE_GROUP_BACKFILL";
                }
            }
        }
    }
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuDevResourceGenerateDesc(
    resources: *mut CUdevResource,
    nbResources: c_uint,
) -> Result<()> {
    const INVALID: CUdevResourceType = CUdevResourceType::CU_DEV_RESOURCE_TYPE_INVALID;
    rules! { c"cuDevResourceGenerateDesc":
        resources => non_null(), 12_050..=13_050;
        nbResources => one_of(&[1]), 11_070..=12_040;
    }
    // SAFETY: as for the call.
    let resources = unsafe { elements(resources, nbResources as usize) };
    let (mut first_alignment, mut first_domain) = (None, None);
    for (i, _) in resources.iter().enumerate() {
        rules! { c"cuDevResourceGenerateDesc" at i:
            resources[i].type_ => none_of(&[INVALID]), KNOWN, else CUDA_ERROR_INVALID_RESOURCE_TYPE;
        }
        if resources[i].type_ != SM {
            continue;
        }
        // SAFETY: its type says that it is that.
        let sm = unsafe { resources[i].sm };
        let same = sm.smCoscheduledAlignment == *first_alignment.get_or_insert(sm.smCoscheduledAlignment);
        // SAFETY: as above.
        unsafe {
            rules! { c"cuDevResourceGenerateDesc" at i:
                resources[i].sm.smCoscheduledAlignment => hold(same, "be the same in every CU_DEV_RESOURCE_TYPE_SM element"), 13_010..=13_050, else CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION;
            }
        }
        // Without that flag the identifier means nothing.
        if sm.flags & F::CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID.bits() != 0 {
            let same = sm.localityDomainId == *first_domain.get_or_insert(sm.localityDomainId);
            // SAFETY: as above.
            unsafe {
                rules! { c"cuDevResourceGenerateDesc" at i:
                    resources[i].sm.localityDomainId => hold(same, "be the same in every CU_DEV_RESOURCE_TYPE_SM element that has one"), 13_040..=13_050, else CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION;
                }
            }
        }
    }
    Ok(())
}

pub(crate) fn cuGreenCtxWaitEvent(hEvent: CUevent) -> Result<()> {
    rules! { c"cuGreenCtxWaitEvent":
        hEvent => non_null(), 11_070..=12_040;
    }
    Ok(())
}

pub(crate) fn cuGreenCtxStreamCreate(flags: c_uint) -> Result<()> {
    let flags = CUstream_flags(flags as _);
    rules! { c"cuGreenCtxStreamCreate":
        flags => one_of(&[CUstream_flags::CU_STREAM_NON_BLOCKING]), KNOWN;
    }
    Ok(())
}

pub(crate) fn cuStreamGetDevResource(type_: CUdevResourceType) -> Result<()> {
    use CUdevResourceType as T;
    rules! { c"cuStreamGetDevResource":
        type_ => none_of(&[T::CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG, T::CU_DEV_RESOURCE_TYPE_WORKQUEUE]), KNOWN, else CUDA_ERROR_INVALID_RESOURCE_TYPE;
    }
    Ok(())
}
