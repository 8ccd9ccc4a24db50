use super::*;
use super::va::{SIZE, UNKNOWN, attribute};

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
    refused(cases);

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

/// The devices of the machine have no multicast, but all else.
fn unable() -> Answers {
    attribute(|attribute| {
        i32::from(attribute != CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED)
    })
}

/// The causes of refusals. Nothing of this reaches a real driver.
fn refused(cases: &Cases) {
    let one_able = Answers { attributes_of: Some(1), ..unable() };
    let lacks = "devices whose CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED is not zero, and this process has none";

    let mut c = cases.call(|| cuMulticastCreate { prop: one(object()) });
    c.explains(1099, "prop.numDevices is zero", |i| i.prop.numDevices = 0);
    c.explains(1100, "prop.size is zero", |i| i.prop.size = 0);
    c.explains(1106, "it may be that prop.numDevices (1) is less than 2", |i| i.prop.numDevices = 1);
    c.spares(1106, "two devices", |_| {});
    let able = "the devices of this process whose CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED is not zero";
    c.explains(1105, format!("it may be that prop.numDevices (3) is more than 2, {able} [NOT_SUPPORTED]"), |i| {
        i.prop.numDevices = 3;
    });
    c.under(one_able);
    c.explains(1105, format!("it may be that prop.numDevices (2) is more than 1, {able} [INVALID_DEVICE]"), |_| {});
    c.under(unable());
    c.explains(1101, format!("prop.numDevices (2) counts {lacks} [NOT_SUPPORTED]"), |_| {});
    for code in ["ILLEGAL_STATE", "SYSTEM_NOT_READY", "INVALID_DEVICE"] {
        let words = format!("it may be that prop.numDevices (2) counts {lacks} [{code}]");
        c.explains(1102, words, |_| {});
    }
    c.under(UNKNOWN);
    c.spares(1101, "devices of which nothing is known [NOT_SUPPORTED]", |_| {});
    c.spares(1102, "devices of which nothing is known [ILLEGAL_STATE]", |_| {});
    c.under(attribute(|attribute| {
        i32::from(attribute != CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED)
    }));
    let fabric = "prop.handleTypes (8) has CU_MEM_HANDLE_TYPE_FABRIC, and";
    let no_device = "the CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED of every device is zero";
    // An older driver does not tell it.
    c.on(12_030..);
    c.explains(1103, format!("{fabric} {no_device} [NOT_SUPPORTED]"), |_| {});
    c.spares(1103, "a handle of a file [NOT_SUPPORTED]", |i| i.prop.handleTypes = 1);
    c.on(..);
    c.usual();
    #[cfg(all(target_os = "linux", not(miri)))]
    if !std::path::Path::new("/dev/nvidia-caps-imex-channels").exists() {
        let no_channel = "this process can open no IMEX channel: there must be a \
            /dev/nvidia-caps-imex-channels/channel* that it may read and write";
        c.explains(1104, format!("{fabric} {no_channel} [NOT_PERMITTED]"), |_| {});
        c.spares(1104, "a handle of a file [NOT_PERMITTED]", |i| i.prop.handleTypes = 1);
    }
    let mut c = cases.call(|| cuMulticastGetGranularity {
        prop: one(object()),
        option: CUmulticastGranularity_flags::CU_MULTICAST_GRANULARITY_MINIMUM,
    });
    c.under(unable());
    c.explains(1101, format!("prop.numDevices (2) counts {lacks} [NOT_SUPPORTED]"), |_| {});

    let mut c = cases.call(|| cuMulticastAddDevice { mcHandle: multicast(), dev: 1 });
    let allocated = "mcHandle (0x7) is the handle of an allocation, and not of a multicast object";
    c.explains(1107, allocated, |i| i.mcHandle = allocation());
    c.explains(1109, "it may be that dev (1) is in another clique of devices than those that were added before [INVALID_DEVICE]", |_| {});
    c.spares(1109, "a device that is not there [INVALID_DEVICE]", |i| i.dev = devices());
    c.explains(659, "dev (2) is out of range: the ordinals of devices start at 0 and are below 2 [INVALID_DEVICE]", |i| i.dev = devices());
    c.explains(1110, "it may be that dev (1) was added already, or the object has its numDevices", |_| {});
    c.spares(1110, "a device that is not there", |i| i.dev = devices());

    macro_rules! binds {
        ($call:ident { $($field:ident: $value:expr),* }) => {{
            let mut c = cases.call(|| $call { mcHandle: multicast(), mcOffset: 0, size: SIZE, flags: 0, $($field: $value),* });
            c.under(unable());
            c.explains(1108, format!("mcHandle (0x5) is for {lacks} [NOT_SUPPORTED]"), |_| {});
            c.under(UNKNOWN);
            c.spares(1108, "devices of which nothing is known [NOT_SUPPORTED]", |_| {});
            c.usual();
            c.explains(1107, allocated, |i| i.mcHandle = allocation());
            c.spares(1107, "an object", |_| {});
            c
        }};
    }
    let of_handle = "memHandle (0x7)";
    let released = format!("{of_handle} was released, or is a handle of something else than an allocation");
    let exported = "has no requestedHandleTypes, and an object that has handleTypes, or was imported, takes only memory that can be exported";
    let granularity = "is not a multiple of 2097152 (2 MiB), the minimum granularity of the allocation";
    macro_rules! binds_memory {
        ($c:expr) => {{
            let mut c = $c;
            c.explains(1111, "size is zero", |i| i.size = 0);
            c.explains(1113, format!("it may be that memOffset (4096) {granularity}"), |i| i.memOffset = 4096);
            c.explains(1114, format!("it may be that size (4096) {granularity}"), |i| i.size = 4096);
            c.spares(1114, "a whole granule", |_| {});
            c.spares(1112, "an allocation", |_| {});
            c.under(Answers { released: true, ..Answers::USUAL });
            c.explains(1112, &released, |_| {});
            c.under(Answers { handle_types: CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_NONE, ..Answers::USUAL });
            c.explains(1115, format!("it may be that {of_handle} {exported} [NOT_SUPPORTED]"), |_| {});
            c.usual();
            c.spares(1115, "memory that can be exported [NOT_SUPPORTED]", |_| {});
            c
        }};
    }
    let mut c = binds_memory!(binds!(cuMulticastBindMem { memHandle: allocation(), memOffset: 0 }));
    c.explains(1117, format!("it may be that {of_handle} is not memory of a device that was added to the object [INVALID_DEVICE]"), |_| {});
    let mut c = binds_memory!(binds!(cuMulticastBindMem_v2 { dev: 0, memHandle: allocation(), memOffset: 0 }));
    let other = "dev (1) is neither the device of the memory nor nearest to its NUMA node [INVALID_DEVICE]";
    c.explains(1116, other, |i| i.dev = 1);
    c.spares(1116, "the device of the memory [INVALID_DEVICE]", |_| {});
    let node = |id| CUmemLocation { type_: super::va::NUMA, id };
    c.under(Answers { location: node(3), ..Answers::USUAL });
    c.explains(1116, other, |i| i.dev = 1);
    c.under(Answers { location: node(1), ..Answers::USUAL });
    c.spares(1116, "the nearest node [INVALID_DEVICE]", |i| i.dev = 1);

    macro_rules! binds_address {
        ($c:expr) => {{
            let mut c = $c;
            let address = Answers::USUAL.managed.1;
            c.explains(1126, format!("memptr ({address:#x}) is neither in memory of cuMemCreate nor in that of a pool"), |_| {});
            c.under(super::mem::MAPPED);
            c.spares(1126, "memory of cuMemMap", |_| {});
            c.under(Answers { pool: 0x6000, ..Answers::USUAL });
            c.spares(1126, "memory of a pool", |_| {});
            c.under(Answers { managed: (0, 0), ..Answers::USUAL });
            c.explains(1125, format!("memptr ({address:#x}) is not in memory that CUDA has allocated"), |_| {});
        }};
    }
    binds_address!(binds!(cuMulticastBindAddr { memptr: Answers::USUAL.managed.1 }));
    binds_address!(binds!(cuMulticastBindAddr_v2 { dev: 0, memptr: Answers::USUAL.managed.1 }));
}
