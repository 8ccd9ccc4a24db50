use super::*;

use CU_DEV_SM_RESOURCE_GROUP_PARAMS as Group;
use CUdevResourceType as T;
use CUdevSmResourceGroup_flags as F;

const BACKFILL: u32 = F::CU_DEV_SM_RESOURCE_GROUP_BACKFILL.bits();
const DOMAIN: u32 = F::CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID.bits();
const OWN: &str = "needs resources of the driver";

pub fn cases(cases: &Cases) {
    split_by_count(cases);
    split(cases);
    describe(cases);

    let mut c = cases.call(|| cuDeviceGetDevResource { device: 0, type_: T(4242) });
    c.on(13_050..=13_050);
    c.explains(731, "type (CUdevResourceType(4242)) is not CU_DEV_RESOURCE_TYPE_SM, CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG or CU_DEV_RESOURCE_TYPE_WORKQUEUE [INVALID_RESOURCE_TYPE]", |_| {});

    let mut c = cases
        .call(|| cuGreenCtxCreate { desc: resources(), dev: 0, flags: 1 })
        .undo(|_, hCtx| cuGreenCtxDestroy { hCtx });
    let only = || (until(13_020, 128), " must be CU_GREEN_CTX_DEFAULT_STREAM [undocumented]");
    c.judged("flags (CU_GREEN_CTX_NONE)", &[only()], |i| i.flags = 0);
    let both = " must be CU_GREEN_CTX_NONE or CU_GREEN_CTX_DEFAULT_STREAM [undocumented]";
    let rules = [only(), (since(13_030, 128), both)];
    c.judged("flags (CUgreenCtxCreate_flags(0x2))", &rules, |i| i.flags = 2);

    let mut c = cases
        .call(|| cuGreenCtxStreamCreate { greenCtx: green_context(), flags: 1, priority: 0 })
        .undo(|_, hStream| cuStreamDestroy_v2 { hStream });
    for (flags, shown) in [(0, "CU_STREAM_DEFAULT"), (2, "CUstream_flags(0x2)")] {
        let must = format!("flags ({shown}) must be CU_STREAM_NON_BLOCKING [undocumented]");
        c.rejects(150, must, |i| i.flags = flags);
    }

    let mut c = cases.call(|| cuGreenCtxWaitEvent { hCtx: green_context(), hEvent: event() });
    c.on(..=12_040);
    let must = "hEvent (null) must not be null up to CUDA 12.4 [undocumented]";
    c.rejects(until(12_040, 149), must, |i| i.hEvent = at(0));
    let mut c = c.only_mock("a driver may follow the event");
    c.on(12_050..);
    c.accepts("no event", |i| i.hEvent = at(0));

    let mut c = cases.call(|| cuStreamGetDevResource {
        hStream: at(0),
        type_: T::CU_DEV_RESOURCE_TYPE_SM,
    });
    for type_ in [T::CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG, T::CU_DEV_RESOURCE_TYPE_WORKQUEUE] {
        let must = format!(
            "type ({type_:?}) must not be CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG or CU_DEV_RESOURCE_TYPE_WORKQUEUE \
             [INVALID_RESOURCE_TYPE]"
        );
        c.rejects(151, must, |i| i.type_ = type_);
    }
}

fn multiprocessors(smCount: u32) -> CUdevResource {
    let mut resource = CUdevResource { type_: T::CU_DEV_RESOURCE_TYPE_SM, ..Default::default() };
    resource.sm = CUdevSmResource {
        smCount,
        minSmPartitionSize: 8,
        smCoscheduledAlignment: 8,
        flags: 0,
        localityDomainId: 0,
    };
    resource
}

fn split_by_count(cases: &Cases) {
    let mut c = cases
        .call(|| cuDevSmResourceSplitByCount {
            result: null(),
            nbGroups: one(4),
            input: one(multiprocessors(132)),
            remainder: null(),
            flags: 0,
            minCount: 0,
        })
        .only_mock(OWN);
    c.accepts("all", |i| i.minCount = 132);
    c.left(UNFORBIDDEN, "a flag that no release names", |i| (i.flags, i.minCount) = (4, 8));
    c.rejects(130, "nbGroups (null) must not be null [undocumented]", |i| i.nbGroups = null());
    let must = "input.type (CU_DEV_RESOURCE_TYPE_INVALID) must be CU_DEV_RESOURCE_TYPE_SM [INVALID_RESOURCE_TYPE]";
    c.rejects(129, must, |i| i.input.type_ = T::CU_DEV_RESOURCE_TYPE_INVALID);
    let text = "minCount (133) must be at most 132, input.sm.smCount [INVALID_RESOURCE_CONFIGURATION]";
    c.rejects(131, text, |i| i.minCount = 133);
}

fn group(smCount: u32, coscheduledSmCount: u32, flags: u32) -> Group {
    Group { smCount, coscheduledSmCount, flags, ..Default::default() }
}

fn split(cases: &Cases) {
    let mut c = cases
        .call(|| cuDevSmResourceSplit {
            result: null(),
            nbGroups: 2,
            input: one(multiprocessors(132)),
            remainder: null(),
            flags: 0,
            groupParams: many([group(8, 4, 0), group(0, 0, 0)]),
        })
        .only_mock(OWN);
    c.accepts("no groups", |i| (i.nbGroups, i.groupParams) = (0, null()));
    c.accepts("null groups", |i| i.groupParams = null());
    let must = "input.type (CU_DEV_RESOURCE_TYPE_WORKQUEUE) must be CU_DEV_RESOURCE_TYPE_SM [INVALID_RESOURCE_TYPE]";
    c.rejects(129, must, |i| i.input.type_ = T::CU_DEV_RESOURCE_TYPE_WORKQUEUE);
    c.rejects(143, "flags (1) must be zero [undocumented]", |i| i.flags = 1);
    for (count, coscheduled, flags) in [
        (2, 0, 0),
        (132, 0, 0),
        (10, 2, 0),
        (64, 32, 0),
        // The values that would be wrong without the flag.
        (9, 0, BACKFILL),
        (10, 4, BACKFILL),
        (66, 33, BACKFILL),
    ] {
        c.accepts(format!("{count} in clusters of {coscheduled}, flags {flags}"), |i| {
            i.groupParams[1] = group(count, coscheduled, flags);
        });
    }
    let mut wrong = |rule, text: &str, group: Group| {
        let text = text.replace("[1]", "groupParams[1]");
        c.rejects(rule, format!("{text} [undocumented]"), |i| i.groupParams[1] = group);
    };
    wrong(
        138,
        "[1].smCount (1) must be zero or at least 2",
        group(1, 0, BACKFILL),
    );
    wrong(139, "[1].smCount (133) must be at most 132, input.sm.smCount", group(133, 0, BACKFILL));
    let lacks = "because [1].flags does not have CU_DEV_SM_RESOURCE_GROUP_BACKFILL";
    wrong(140, &format!("[1].smCount (9) must be a multiple of 2, {lacks}"), group(9, 0, 0));
    let multiple = "must be a multiple of 4, its coscheduledSmCount";
    wrong(
        142,
        &format!("[1].smCount (10) {multiple}, {lacks} and [1].coscheduledSmCount is not zero"),
        group(10, 4, 0),
    );
    wrong(
        141,
        &format!("[1].coscheduledSmCount (33) must be at most 32, {lacks}"),
        group(66, 33, 0),
    );
    let mut reserved = group(0, 0, 0);
    reserved.reserved[10] = 7;
    wrong(136, "[1].reserved[10] (7) must be zero", reserved);

    let start = " must have no bits but CU_DEV_SM_RESOURCE_GROUP_BACKFILL";
    let domain = "CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID";
    let supplemental = "CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_SUPPLEMENTAL_SMS";
    let texts = [
        format!("{start} [undocumented]"),
        format!("{start} | {domain} [undocumented]"),
        format!("{start} | {domain} | {supplemental} [undocumented]"),
    ];
    let releases = [until(13_030, 134), within(13_040, 13_040, 134), since(13_050, 134)];
    let rules: Vec<_> = releases.into_iter().zip(texts.iter().map(String::as_str)).collect();
    for (flags, named, without) in [
        (DOMAIN, domain, 1),
        (4, supplemental, 2),
        (8, "CUdevSmResourceGroup_flags(0x8)", 3),
    ] {
        let path = format!("groupParams[1].flags ({named})");
        c.judged(path, &rules[..without], |i| i.groupParams[1] = group(8, 0, flags));
    }
    c.judged(
        "groupParams[1].localityDomainId (1)",
        &[
            (until(13_030, 135), " must be zero up to CUDA 13.3: the field is reserved in these releases [undocumented]"),
            (
                since(13_040, 137),
                " must be zero since CUDA 13.4, because groupParams[1].flags does not have \
                 CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID [undocumented]",
            ),
        ],
        |i| i.groupParams[1] = Group { localityDomainId: 1, ..group(8, 0, BACKFILL) },
    );
    for (first, flags) in [(13_040, DOMAIN), (13_050, 7)] {
        c.on(first..);
        c.accepts(format!("a domain, flags {flags}"), |i| {
            i.groupParams[1] = Group { localityDomainId: 1, ..group(8, 0, flags) };
        });
    }
}

fn describe(cases: &Cases) {
    let sm = multiprocessors(8);
    let queue =
        CUdevResource { type_: T::CU_DEV_RESOURCE_TYPE_WORKQUEUE, ..Default::default() };
    let mut aligned = sm;
    aligned.sm.smCoscheduledAlignment = 2;
    let domain = |id| {
        let mut resource = sm;
        (resource.sm.localityDomainId, resource.sm.flags) = (id, DOMAIN);
        resource
    };
    let several = |i: &mut cuDevResourceGenerateDesc, resources: &[_]| {
        (i.resources, i.nbResources) = (many(resources), resources.len() as u32);
    };
    let mut c = cases
        .call(move || cuDevResourceGenerateDesc { resources: one(sm), nbResources: 1 })
        .only_mock(OWN);
    let text = "resources[0].type (CU_DEV_RESOURCE_TYPE_INVALID) must not be CU_DEV_RESOURCE_TYPE_INVALID \
                [INVALID_RESOURCE_TYPE]";
    c.rejects(146, text, |i| i.resources.type_ = T::CU_DEV_RESOURCE_TYPE_INVALID);
    let text = "resources (null)";
    c.judged(text, &[(since(12_050, 144), " must not be null since CUDA 12.5 [undocumented]")], |i| i.resources = null());
    let text = "nbResources (2)";
    c.judged(text, &[(until(12_040, 145), " must be 1 up to CUDA 12.4 [undocumented]")], |i| several(i, &[sm, sm]));
    c.on(12_050..);
    c.left("its section on safety requires at least one", "no resources", |i| i.nbResources = 0);
    c.accepts("one alignment", |i| several(i, &[queue, sm, queue, sm]));
    let same = "must be the same in every CU_DEV_RESOURCE_TYPE_SM element";
    let code = "[INVALID_RESOURCE_CONFIGURATION]";
    let text = "resources[2].sm.smCoscheduledAlignment (2)";
    c.judged(text, &[(since(13_010, 147), &format!(" {same} since CUDA 13.1 {code}"))], |i| several(i, &[queue, sm, aligned]));
    c.accepts("one domain", |i| several(i, &[sm, domain(1), sm, domain(1)]));
    let with = "with CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID since CUDA 13.4";
    let text = "resources[2].sm.localityDomainId (2)";
    c.judged(text, &[(since(13_040, 148), &format!(" {same} {with} {code}"))], |i| several(i, &[sm, domain(1), domain(2)]));
}
