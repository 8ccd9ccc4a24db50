use super::*;
use super::va::{UNKNOWN, attribute};

const MAX: usize = usize::MAX;

pub fn cases(cases: &Cases) {
    let mut c = cases
        .call(|| cuMulticastCreate { prop: one(object()) })
        .undo(|_, handle| cuMemRelease { handle });
    c.accepts("three times the granularity", |i| i.prop.size = 6 << 20);
    let text = "prop.size (4096) must be a multiple of 2097152 (2 MiB), the minimum multicast granularity [undocumented]";
    c.rejects(231, text, |i| i.prop.size = 4096);
    c.rejects(229, "prop.flags (1) must be zero", |i| i.prop.flags = 1);
    // For allocations, drivers accept bits that no release names.
    c.accepts("unknown handle types", |i| i.prop.handleTypes = 1 << 32 | 16);
    if cfg!(windows) {
        let posix = "must not have CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR on Windows";
        c.rejects(230, format!("prop.handleTypes (3) {posix}"), |i| i.prop.handleTypes = 3);
    } else {
        c.accepts("all handle types", |i| i.prop.handleTypes = 15);
    }
    // If the driver cannot report the granularity, it judges the size itself.
    c.under(UNKNOWN);
    c.accepts("an unknown granularity", |i| i.prop.size = 4096);
    c.under(Answers { granularity: 0, ..Answers::USUAL });
    c.accepts("a granularity of zero", |i| i.prop.size = 4096);

    let mut c = cases.call(|| cuMulticastAddDevice { mcHandle: multicast(), dev: 1 });
    c.accepts("a device that supports it", |_| {});
    c.under(attribute(|_| 0));
    let text = "dev (1) must be a device whose CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED is not zero [NOT_SUPPORTED]";
    c.rejects(232, text, |_| {});
    c.under(Answers { code: CUresult::CUDA_ERROR_INVALID_DEVICE, ..Answers::USUAL });
    c.accepts("an unknown device", |_| {});

    bind(cases);

    let mut c = cases.call(|| cuMulticastGetGranularity {
        prop: one(object()),
        option: CUmulticastGranularity_flags::CU_MULTICAST_GRANULARITY_MINIMUM,
    });
    c.accepts("the recommended", |i| i.option.0 = 1);
    let text = "option (CUmulticastGranularity_flags(0x2)) must be CU_MULTICAST_GRANULARITY_MINIMUM or \
                CU_MULTICAST_GRANULARITY_RECOMMENDED";
    c.rejects(237, text, |i| i.option.0 = 2);
    c.rejects(229, "prop.flags (1)", |i| i.prop.flags = 1);
    if cfg!(windows) {
        c.rejects(230, "prop.handleTypes (3)", |i| i.prop.handleTypes = 3);
    }
}

fn object() -> CUmulticastObjectProp {
    CUmulticastObjectProp { numDevices: 2, size: 2 << 20, handleTypes: 8, flags: 0 }
}

fn bind(cases: &Cases) {
    let size = "size (18446744073709551615)";
    let must = "must not overflow when added to";
    let within = format!("{size} {must} mcOffset: the range must lie within the multicast object");
    let memory = format!("{size} {must} memOffset: the range must lie within the allocation");

    macro_rules! binds {
        ($call:ident { $($field:ident: $value:expr),* }, $flags:literal) => {{
            let mut c = cases.call(|| $call { mcHandle: multicast(), mcOffset: 0, size: 4096, flags: 0, $($field: $value),* });
            c.accepts("the last byte", |i| (i.mcOffset, i.size) = (1, MAX - 1));
            c.rejects(always(233), &within, |i| (i.mcOffset, i.size) = (1, MAX));
            let reason = "not tested: multicast calls are left out on shared machines";
            c.left(reason, "half a granularity", |i| i.size = 1 << 20);
            c.rejects($flags, "flags (1) must be zero", |i| i.flags = 1);
            c
        }};
    }
    let (mem, ptr) = (allocation, mapped);
    let mut c = binds!(cuMulticastBindMem { memHandle: mem(), memOffset: 0 }, 235);
    c.accepts("the last byte of the memory", |i| (i.memOffset, i.size) = (1, MAX - 1));
    c.rejects(always(234), &memory, |i| (i.memOffset, i.size) = (1, MAX));
    let mut c = binds!(cuMulticastBindMem_v2 { dev: 0, memHandle: mem(), memOffset: 0 }, 235);
    c.accepts("the last byte of the memory", |i| (i.memOffset, i.size) = (1, MAX - 1));
    c.rejects(always(234), &memory, |i| (i.memOffset, i.size) = (1, MAX));
    binds!(cuMulticastBindAddr { memptr: ptr() }, 236);
    binds!(cuMulticastBindAddr_v2 { dev: 0, memptr: ptr() }, 236);

    let mut c = cases.call(|| cuMulticastUnbind {
        mcHandle: multicast(),
        dev: 0,
        mcOffset: 0,
        size: 4096,
    });
    c.accepts("the last byte", |i| (i.mcOffset, i.size) = (1, MAX - 1));
    c.rejects(always(233), size, |i| (i.mcOffset, i.size) = (1, MAX));
}
