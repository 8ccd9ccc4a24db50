use super::*;

pub fn cases(cases: &Cases) {
    let mut c = cases.call(|| cuGraphicsMapResources { count: 0, resources: null(), hStream: at(0) });
    c.explains(854, "count is zero", |_| {});
    const RESOURCE: &str = "needs a resource of a graphics API";
    let mut c = cases
        .call(|| cuGraphicsResourceSetMapFlags_v2 { resource: at(0), flags: 0 })
        .only_mock(RESOURCE);
    c.accepts("read only", |i| i.flags = 1);
    c.accepts("write and discard", |i| i.flags = 2);
    let [none, read, write] =
        ["NONE", "READ_ONLY", "WRITE_DISCARD"].map(|flag| format!("CU_GRAPHICS_MAP_RESOURCE_FLAGS_{flag}"));
    let must = format!("flags ({read} | {write}) must be {none}, {read} or {write}");
    c.rejects(125, must, |i| i.flags = 3);

    macro_rules! different {
        ($call:ident) => {
            let mut c = cases
                .call(|| $call { count: 3, resources: many([0x10, 0x20, 0x30].map(at)), hStream: at(0) })
                .only_mock(RESOURCE);
            let same = || many([0x10, 0x20, 0x10].map(at));
            c.accepts("no resources", |i| (i.count, i.resources) = (0, null()));
            c.accepts("a null pointer", |i| i.resources = null());
            c.accepts("the same beyond the count", |i| (i.count, i.resources) = (2, same()));
            let must = "resources[2] (0x10) must differ from every other element [INVALID_HANDLE]";
            c.rejects(126, must, |i| i.resources = same());
        };
    }
    different!(cuGraphicsMapResources);
    different!(cuGraphicsUnmapResources);
}
