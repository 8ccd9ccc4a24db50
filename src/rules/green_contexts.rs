//! Rules of the group "Green Contexts".

use crate::rules::prelude::*;

use CUdevResourceType as T;
use CUdevSmResourceGroup_flags as F;

const SM: T = T::CU_DEV_RESOURCE_TYPE_SM;

const BACKFILL: F = F::CU_DEV_SM_RESOURCE_GROUP_BACKFILL;
const DOMAIN: F = F::CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID;

/// Returns the number of multiprocessors of a resource, or the largest number for another type.
#[inline]
fn available(input: Live<&CUdevResource>) -> c_uint {
    input.sm().map_or(c_uint::MAX, |sm| sm.smCount)
}

rules! {
    fn cuGreenCtxCreate(flags: c_uint) {
        128: flags => enumerator_of(CUgreenCtxCreate_flags), else UNDOCUMENTED
    }

    /// The resource to split.
    on { cuDevSmResourceSplitByCount, cuDevSmResourceSplit }
    fn sm_resource(input: &CUdevResource) {
        129: input.type_ => one_of(&[SM]), else INVALID_RESOURCE_TYPE
    }

    fn cuDevSmResourceSplitByCount(
        nbGroups: *mut c_uint,
        input: Live<&CUdevResource>,
        minCount: c_uint,
    ) {
        130: nbGroups => non_null(), else UNDOCUMENTED;
        131: minCount => at_most(available(input)), "input.sm.smCount",
            else INVALID_RESOURCE_CONFIGURATION;
    }

    fn CU_DEV_SM_RESOURCE_GROUP_PARAMS(group: &CU_DEV_SM_RESOURCE_GROUP_PARAMS) {
        134: group.flags => flags_of(CUdevSmResourceGroup_flags), else UNDOCUMENTED,
            stated "cuDevSmResourceSplit";
        135: group.localityDomainId => zero(), until 13_030,
            for "the field is reserved in these releases", else UNDOCUMENTED,
            stated "cuDevSmResourceSplit";
        136: &group.reserved => zeros(), else UNDOCUMENTED, stated "cuDevSmResourceSplit";
        137: group.localityDomainId => zero(), if group.flags => lacks(DOMAIN), since 13_040,
            else UNDOCUMENTED,
            stated "CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID, cuDevSmResourceSplit";
        138: group.smCount => at_least(2), if group.smCount => is_not_zero(), else UNDOCUMENTED,
            stated "cuDevSmResourceSplit";
        140: group.smCount => multiple_of(2), if group.flags => lacks(BACKFILL), else UNDOCUMENTED,
            stated "cuDevSmResourceSplit";
        141: group.coscheduledSmCount => at_most(32), if group.flags => lacks(BACKFILL),
            else UNDOCUMENTED, stated "cuDevSmResourceSplit";
        142: group.smCount => multiple_of(group.coscheduledSmCount),
            if group.flags => lacks(BACKFILL), if group.coscheduledSmCount => is_not_zero(),
            "its coscheduledSmCount", else UNDOCUMENTED, stated "cuDevSmResourceSplit";
    }

    fn cuDevSmResourceSplit(flags: c_uint) { 143: flags => zero(), else UNDOCUMENTED }

    on { cuDevSmResourceSplit }
    fn groups(input: Live<&CUdevResource>, groupParams: &[CU_DEV_SM_RESOURCE_GROUP_PARAMS]) {
        for (i, _) in groupParams.iter().enumerate();
        139: groupParams[i].smCount => at_most(available(input)), at i, "input.sm.smCount",
            else UNDOCUMENTED
    }

    fn cuDevResourceGenerateDesc(resources: *mut CUdevResource, nbResources: c_uint) {
        144: resources => non_null(), since 12_050, else UNDOCUMENTED;
        145: nbResources => equal(1), until 12_040, else UNDOCUMENTED;
    }

    /// The multiprocessors must be of one split.
    on { cuDevResourceGenerateDesc }
    fn one_split(resources: Live<&[CUdevResource]>) {
        let (mut first_alignment, mut first_domain) = (None, None);
        for (i, resource) in resources.elements();
        146: resources[i].type_ => none_of(&[T::CU_DEV_RESOURCE_TYPE_INVALID]), at i,
            else INVALID_RESOURCE_TYPE, stated "CUdevResource";
        {
            if let Some(sm) = resource.sm();
            let (alignment, domain) = (sm.smCoscheduledAlignment, sm.localityDomainId);
            let is_aligned = alignment == *first_alignment.get_or_insert(alignment);
            // Without that flag the identifier has no meaning.
            let is_near =
                sm.flags & DOMAIN.bits() == 0 || domain == *first_domain.get_or_insert(domain);
            147: alignment, as "resources[i].sm.smCoscheduledAlignment" => hold(
                is_aligned,
                "be the same in every CU_DEV_RESOURCE_TYPE_SM element",
            ), at i, since 13_010, else INVALID_RESOURCE_CONFIGURATION;
            148: domain, as "resources[i].sm.localityDomainId" => hold(
                is_near,
                "be the same in every CU_DEV_RESOURCE_TYPE_SM element with \
                 CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID",
            ), at i, since 13_040, else INVALID_RESOURCE_CONFIGURATION,
                stated "CUdevSmResource.localityDomainId";
        }
    }

    fn cuGreenCtxWaitEvent(hEvent: CUevent) {
        149: hEvent => non_null(), until 12_040, else UNDOCUMENTED
    }

    fn cuGreenCtxStreamCreate(flags: c_uint) {
        150: flags => one_of(&[CUstream_flags::CU_STREAM_NON_BLOCKING]), else UNDOCUMENTED
    }

    fn cuStreamGetDevResource(type_: CUdevResourceType) {
        151: type_ => none_of(&[
            T::CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG,
            T::CU_DEV_RESOURCE_TYPE_WORKQUEUE,
        ]), else INVALID_RESOURCE_TYPE
    }
}
