use crate::mock::{NEWEST, accepted, of_release, rejected};
use cuda_checked::calls;
use cuda_checked::sys::*;
use std::ptr;

use CUdevResourceType as T;
use CUdevSmResourceGroup_flags as F;

const BACKFILL: u32 = F::CU_DEV_SM_RESOURCE_GROUP_BACKFILL.bits();

fn multiprocessors(count: u32) -> CUdevResource {
    let mut resource = CUdevResource { type_: T::CU_DEV_RESOURCE_TYPE_SM, ..Default::default() };
    resource.sm = CUdevSmResource {
        smCount: count,
        minSmPartitionSize: 8,
        smCoscheduledAlignment: 8,
        flags: 0,
        localityDomainId: 0,
    };
    resource
}

#[test]
fn cuGreenCtxCreate() {
    let name = "cuGreenCtxCreate";
    // SAFETY: the mock reads no memory.
    let call = |flags| unsafe { calls::cuGreenCtxCreate(ptr::null_mut(), 0, flags) };
    accepted(name, || call(1));
    let test = "green_contexts::cuGreenCtxCreate";
    of_release(13_020, test, || {
        rejected(
            "cuGreenCtxCreate: flags (CU_GREEN_CTX_NONE) must be CU_GREEN_CTX_DEFAULT_STREAM \
             [the documentation gives no code]",
            || call(0),
        );
    });
    of_release(13_030, test, || {
        accepted(name, || call(0));
        rejected(
            "cuGreenCtxCreate: flags (CUgreenCtxCreate_flags(0x2)) must be CU_GREEN_CTX_NONE or CU_GREEN_CTX_DEFAULT_STREAM \
             [the documentation gives no code]",
            || call(2),
        );
    });
}

#[test]
fn cuDevSmResourceSplitByCount() {
    let name = "cuDevSmResourceSplitByCount";
    let (nobody, mut groups) = (ptr::null_mut(), 4);
    let groups: *mut u32 = &mut groups;
    // SAFETY: the mock reads no memory.
    let call = |groups, input: &CUdevResource, flags, count| unsafe {
        calls::cuDevSmResourceSplitByCount(nobody, groups, input, nobody, flags, count)
    };
    let input = multiprocessors(132);
    accepted(name, || call(groups, &input, 0, 0));
    accepted(name, || call(groups, &input, 0, 132));
    // A driver of 13.0 ignores it.
    accepted(name, || call(groups, &input, 4, 8));
    rejected(
        "cuDevSmResourceSplitByCount: nbGroups (null) must not be null [the documentation gives no code]",
        || call(ptr::null_mut(), &input, 0, 8),
    );
    rejected(
        "cuDevSmResourceSplitByCount: input.type (CU_DEV_RESOURCE_TYPE_INVALID) must be \
         CU_DEV_RESOURCE_TYPE_SM [would be CUDA_ERROR_INVALID_RESOURCE_TYPE]",
        || call(groups, &CUdevResource::default(), 0, 8),
    );
    rejected(
        "cuDevSmResourceSplitByCount: minCount (133) must be at most 132, input.sm.smCount \
         [would be CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION]",
        || call(groups, &input, 0, 133),
    );
}

fn group(count: u32, coscheduled: u32, flags: u32) -> CU_DEV_SM_RESOURCE_GROUP_PARAMS {
    CU_DEV_SM_RESOURCE_GROUP_PARAMS {
        smCount: count,
        coscheduledSmCount: coscheduled,
        preferredCoscheduledSmCount: 0,
        flags,
        localityDomainId: 0,
        reserved: [0; 11],
    }
}

#[test]
fn cuDevSmResourceSplit() {
    type Group = CU_DEV_SM_RESOURCE_GROUP_PARAMS;
    let name = "cuDevSmResourceSplit";
    let nobody = ptr::null_mut();
    let input = multiprocessors(132);
    // SAFETY: the mock reads no memory, and the rules read only these groups.
    let call = |input: &CUdevResource, flags, groups: &mut [Group]| unsafe {
        let count = groups.len() as u32;
        calls::cuDevSmResourceSplit(nobody, count, input, nobody, flags, groups.as_mut_ptr())
    };
    accepted(name, || call(&input, 0, &mut []));
    // SAFETY: nothing follows null pointers.
    accepted(name, || unsafe {
        calls::cuDevSmResourceSplit(nobody, 2, &input, nobody, 0, ptr::null_mut())
    });
    rejected(
        "cuDevSmResourceSplit: input.type (CU_DEV_RESOURCE_TYPE_WORKQUEUE) must be CU_DEV_RESOURCE_TYPE_SM \
         [would be CUDA_ERROR_INVALID_RESOURCE_TYPE]",
        || {
            let type_ = T::CU_DEV_RESOURCE_TYPE_WORKQUEUE;
            call(&CUdevResource { type_, ..Default::default() }, 0, &mut [])
        },
    );
    rejected(
        "cuDevSmResourceSplit: flags (1) must be zero [the documentation gives no code]",
        || call(&input, 1, &mut []),
    );
    let right = |group| {
        accepted(name, || call(&input, 0, &mut [group]));
    };
    let wrong = |message: &str, group| {
        let message = format!("{message} [the documentation gives no code]");
        rejected(&message, || call(&input, 0, &mut [self::group(8, 4, 0), group]));
    };
    for good in [
        group(0, 0, 0),
        group(2, 0, 0),
        group(132, 0, 0),
        group(10, 2, 0),
        group(64, 32, 0),
        // The values that would be wrong without the flag.
        group(9, 0, BACKFILL),
        group(10, 4, BACKFILL),
        group(66, 33, BACKFILL),
    ] {
        right(good);
    }
    wrong(
        "cuDevSmResourceSplit: groupParams[1].smCount (1) must be zero or at least 2",
        group(1, 0, BACKFILL),
    );
    wrong(
        "cuDevSmResourceSplit: groupParams[1].smCount (133) must be at most 132, input.sm.smCount",
        group(133, 0, BACKFILL),
    );
    wrong(
        "cuDevSmResourceSplit: groupParams[1].smCount (9) must be a multiple of 2, because `groupParams[1].flags` does not have CU_DEV_SM_RESOURCE_GROUP_BACKFILL",
        group(9, 0, 0),
    );
    wrong(
        "cuDevSmResourceSplit: groupParams[1].smCount (10) must be a multiple of 4, its coscheduledSmCount, because `groupParams[1].flags` does not \
         have CU_DEV_SM_RESOURCE_GROUP_BACKFILL and `groupParams[1].coscheduledSmCount` is not zero",
        group(10, 4, 0),
    );
    wrong(
        "cuDevSmResourceSplit: groupParams[1].coscheduledSmCount (33) must be at most 32, because `groupParams[1].flags` does not have CU_DEV_SM_RESOURCE_GROUP_BACKFILL",
        group(66, 33, 0),
    );
    wrong("cuDevSmResourceSplit: groupParams[1].reserved[10] (7) must be zero", {
        let mut group = group(0, 0, 0);
        group.reserved[10] = 7;
        group
    });
    let test = "green_contexts::cuDevSmResourceSplit";
    let domain = Group { localityDomainId: 1, ..group(8, 0, 2) };
    of_release(13_030, test, || {
        wrong(
            "cuDevSmResourceSplit: groupParams[1].flags (CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID) must have no bits but \
             CU_DEV_SM_RESOURCE_GROUP_BACKFILL",
            domain,
        );
        wrong(
            "cuDevSmResourceSplit: groupParams[1].localityDomainId (1) must be zero up to CUDA 13.3, a reserved field there",
            Group { flags: 1, ..domain },
        );
    });
    of_release(13_040, test, || {
        right(domain);
        wrong(
            "cuDevSmResourceSplit: groupParams[1].flags (CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_SUPPLEMENTAL_SMS) must have no bits but \
             CU_DEV_SM_RESOURCE_GROUP_BACKFILL | CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID",
            Group { flags: 4, ..domain },
        );
        right(Group { localityDomainId: 0, ..domain });
        right(Group { flags: 1, localityDomainId: 0, ..domain });
        wrong(
            "cuDevSmResourceSplit: groupParams[1].localityDomainId (1) must be zero since CUDA 13.4, because `groupParams[1].flags` does not have \
             CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID",
            Group { flags: 1, ..domain },
        );
    });
    of_release(NEWEST, test, || {
        right(Group { flags: 7, ..domain });
        wrong(
            "cuDevSmResourceSplit: groupParams[1].flags (CUdevSmResourceGroup_flags(0x8)) must have no bits but CU_DEV_SM_RESOURCE_GROUP_BACKFILL | \
             CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID | \
             CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_SUPPLEMENTAL_SMS",
            Group { flags: 8, ..domain },
        );
    });
}

#[test]
fn cuDevResourceGenerateDesc() {
    let name = "cuDevResourceGenerateDesc";
    // SAFETY: the mock reads no memory, and the rules read only these resources.
    let call = |resources: &mut [CUdevResource]| unsafe {
        calls::cuDevResourceGenerateDesc(resources.as_mut_ptr(), resources.len() as u32)
    };
    // SAFETY: nothing follows null pointers.
    let null = || unsafe { calls::cuDevResourceGenerateDesc(ptr::null_mut(), 1) };
    let sm = multiprocessors(8);
    let type_ = T::CU_DEV_RESOURCE_TYPE_WORKQUEUE;
    let queue = CUdevResource { type_, ..Default::default() };
    accepted(name, || call(&mut [sm]));
    rejected(
        "cuDevResourceGenerateDesc: resources[0].type (CU_DEV_RESOURCE_TYPE_INVALID) must not be \
         CU_DEV_RESOURCE_TYPE_INVALID [would be CUDA_ERROR_INVALID_RESOURCE_TYPE]",
        || call(&mut [CUdevResource::default()]),
    );
    let test = "green_contexts::cuDevResourceGenerateDesc";
    of_release(12_040, test, || {
        accepted(name, null);
        rejected(
            "cuDevResourceGenerateDesc: nbResources (2) must be 1 up to CUDA 12.4 \
             [the documentation gives no code]",
            || call(&mut [sm, sm]),
        );
    });
    of_release(12_050, test, || {
        accepted(name, || call(&mut [sm, sm]));
        rejected(
            "cuDevResourceGenerateDesc: resources (null) must not be null since CUDA 12.5 \
             [the documentation gives no code]",
            null,
        );
    });
    let mut aligned = sm;
    aligned.sm.smCoscheduledAlignment = 2;
    of_release(13_000, test, || {
        accepted(name, || call(&mut [sm, aligned]));
    });
    of_release(13_010, test, || {
        accepted(name, || call(&mut [queue, sm, queue, sm]));
        rejected(
            "cuDevResourceGenerateDesc: resources[2].sm.smCoscheduledAlignment (2) must be the same in every \
             CU_DEV_RESOURCE_TYPE_SM element since CUDA 13.1 \
             [would be CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION]",
            || call(&mut [queue, sm, aligned]),
        );
    });
    let domain = |id| {
        let mut resource = sm;
        resource.sm.localityDomainId = id;
        resource.sm.flags = F::CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID.bits();
        resource
    };
    of_release(13_030, test, || {
        accepted(name, || call(&mut [domain(1), domain(2)]));
    });
    of_release(13_040, test, || {
        accepted(name, || call(&mut [sm, domain(1), sm, domain(1)]));
        rejected(
            "cuDevResourceGenerateDesc: resources[2].sm.localityDomainId (2) must be the same in every \
             CU_DEV_RESOURCE_TYPE_SM element with CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID since CUDA 13.4 \
             [would be CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION]",
            || call(&mut [sm, domain(1), domain(2)]),
        );
    });
}

#[test]
fn cuGreenCtxWaitEvent() {
    let name = "cuGreenCtxWaitEvent";
    // SAFETY: the mock reads no memory.
    let call = |event| unsafe { calls::cuGreenCtxWaitEvent(ptr::null_mut(), event) };
    accepted(name, || call(ptr::without_provenance_mut(0x10)));
    let test = "green_contexts::cuGreenCtxWaitEvent";
    of_release(12_040, test, || {
        rejected(
            "cuGreenCtxWaitEvent: hEvent (null) must not be null up to CUDA 12.4 \
             [the documentation gives no code]",
            || call(ptr::null_mut()),
        );
    });
    of_release(12_050, test, || {
        accepted(name, || call(ptr::null_mut()));
    });
}

#[test]
fn cuGreenCtxStreamCreate() {
    // SAFETY: the mock reads no memory.
    let call = |flags| unsafe { calls::cuGreenCtxStreamCreate(ptr::null_mut(), flags, 0) };
    accepted("cuGreenCtxStreamCreate", || call(1));
    for (flags, shown) in [(0, "CU_STREAM_DEFAULT"), (2, "CUstream_flags(0x2)")] {
        let message = format!(
            "cuGreenCtxStreamCreate: flags ({shown}) must be CU_STREAM_NON_BLOCKING \
             [the documentation gives no code]"
        );
        rejected(&message, || call(flags));
    }
}

#[test]
fn cuStreamGetDevResource() {
    // SAFETY: the mock reads no memory.
    let call = |ty| unsafe { calls::cuStreamGetDevResource(ptr::null_mut(), ty) };
    accepted("cuStreamGetDevResource", || call(T::CU_DEV_RESOURCE_TYPE_SM));
    for (ty, shown) in [
        (T::CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG, "CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG"),
        (T::CU_DEV_RESOURCE_TYPE_WORKQUEUE, "CU_DEV_RESOURCE_TYPE_WORKQUEUE"),
    ] {
        let message = format!(
            "cuStreamGetDevResource: type ({shown}) must not be CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG or \
             CU_DEV_RESOURCE_TYPE_WORKQUEUE [would be CUDA_ERROR_INVALID_RESOURCE_TYPE]"
        );
        rejected(&message, || call(ty));
    }
}
