use super::*;
use super::va::{UNKNOWN, attribute, page};
use std::ffi::c_void;
use std::ptr;

/// An array whose elements have a channel more than those of the others.
const OTHER: CUarray = at(Answers::OTHER_ARRAY);

/// A stream that is not the default one.
const STREAM: CUstream = CU_STREAM_PER_THREAD;

pub fn cases(cases: &Cases) {
    refused(cases);
    allocations(cases);
    host(cases);
    ipc(cases);
    plain_copies(cases);
    lines(cases);
    copies_2d(cases);
    copies_3d(cases);
    batches(cases);
    batches_3d(cases);
    with_attributes(cases);
    fills(cases);
    flat_arrays(cases);
    arrays(cases);
    mipmapped_arrays(cases);
    handles(cases);
    decompression(cases);
}

/// All memory is mapped by `cuMemMap`.
pub const MAPPED: Answers = Answers {
    managed: (0, Answers::USUAL.managed.1),
    memory: (64, CUmemorytype::CU_MEMORYTYPE_DEVICE, 1, 0),
    ..Answers::USUAL
};

/// Accesses that `cuMemSetAccess` has not given.
fn refused_accesses(cases: &Cases) {
    use CUmemAccess_flags as F;
    let address = Answers::USUAL.managed.1;
    let place = ptr::without_provenance_mut::<c_void>;
    let nobody = Answers { access: |_| F::CU_MEM_ACCESS_FLAGS_PROT_NONE, ..MAPPED };
    let readers = Answers { access: |_| F::CU_MEM_ACCESS_FLAGS_PROT_READ, ..MAPPED };
    // The current device is the second one.
    let other = Answers {
        access: |device| if device == 0 { F::CU_MEM_ACCESS_FLAGS_PROT_READWRITE } else { F::CU_MEM_ACCESS_FLAGS_PROT_NONE },
        ..MAPPED
    };
    let of_host = Answers { memory: (64, CUmemorytype::CU_MEMORYTYPE_HOST, 1, 0), ..nobody };
    let is = |name: &str, who: &str| format!("{name} (0x10000000000) is, at least in part, memory that {who}: cuMemSetAccess grants access");
    let may = |name: &str, who: &str| format!("it may be that {}", is(name, who));

    let mut c = cases.call(|| cuMemcpyHtoD_v2 { dstDevice: address, srcHost: place(64), ByteCount: 8 });
    c.under(nobody);
    c.explains(906, is("dstDevice", "no device can write"), |_| {});
    c.spares(906, "no bytes", |i| i.ByteCount = 0);
    c.under(readers);
    c.explains(906, is("dstDevice", "no device can write"), |_| {});
    c.under(other);
    c.explains(907, may("dstDevice", "the current device cannot write"), |_| {});
    c.under(of_host);
    c.explains(907, may("dstDevice", "the current device cannot write"), |_| {});
    c.under(MAPPED);
    c.spares(907, "memory with access", |_| {});
    // Memory of other functions needs no access.
    c.under(Answers { memory: (64, CUmemorytype::CU_MEMORYTYPE_DEVICE, 1, 1), ..nobody });
    c.spares(906, "memory of cuMemAlloc", |_| {});
    let mut c = cases.call(|| cuMemcpyDtoH_v2 { dstHost: place(64), srcDevice: address, ByteCount: 8 });
    c.under(nobody);
    c.explains(908, is("srcDevice", "no device can read"), |_| {});
    c.under(other);
    c.explains(909, may("srcDevice", "the current device cannot read"), |_| {});
    c.under(readers);
    c.spares(908, "memory for reading", |_| {});
    c.spares(909, "memory for reading", |_| {});
    let rectangle = CUDA_MEMCPY2D {
        srcMemoryType: DEVICE, srcDevice: address, dstMemoryType: DEVICE, dstDevice: address, WidthInBytes: 8, Height: 2,
        ..Default::default()
    };
    let mut c = cases.call(move || cuMemcpy2D_v2 { pCopy: one(rectangle) });
    c.under(nobody);
    c.explains(998, is("pCopy.dstDevice", "no device can write"), |_| {});
    c.explains(999, is("pCopy.srcDevice", "no device can read"),
        |i| (i.pCopy.dstMemoryType, i.pCopy.dstHost) = (HOST, place(64)));
    c.spares(999, "a copy between hosts", |i| {
        (i.pCopy.dstMemoryType, i.pCopy.dstHost) = (HOST, place(64));
        (i.pCopy.srcMemoryType, i.pCopy.srcHost) = (HOST, place(64));
    });
    c.spares(998, "no rows", |i| i.pCopy.Height = 0);
    c.under(other);
    c.explains(1000, may("pCopy.dstDevice", "the current device cannot write"), |_| {});
    c.explains(1001, may("pCopy.srcDevice", "the current device cannot read"),
        |i| (i.pCopy.dstMemoryType, i.pCopy.dstHost) = (HOST, place(64)));
    c.under(MAPPED);
    c.spares(998, "memory with access", |_| {});
    let solid = CUDA_MEMCPY3D {
        srcMemoryType: DEVICE, srcDevice: address, dstMemoryType: DEVICE, dstDevice: address, WidthInBytes: 4, Height: 2, Depth: 2,
        ..Default::default()
    };
    let mut c = cases.call(move || cuMemcpy3D_v2 { pCopy: one(solid) });
    c.under(nobody);
    c.explains(1002, is("pCopy.dstDevice", "no device can write"), |_| {});
    // Only what is read or written counts, and not what is skipped.
    c.spares(1002, "a copy behind the memory", |i| (i.pCopy.srcZ, i.pCopy.dstZ) = (8, 8));
    c.explains(1004, is("pCopy.srcDevice", "no device can read"),
        |i| (i.pCopy.dstMemoryType, i.pCopy.dstHost) = (HOST, place(64)));
    c.spares(1002, "no boxes", |i| i.pCopy.Depth = 0);
    c.under(other);
    c.explains(1003, may("pCopy.dstDevice", "the current device cannot write"), |_| {});
    c.explains(1005, may("pCopy.srcDevice", "the current device cannot read"),
        |i| (i.pCopy.dstMemoryType, i.pCopy.dstHost) = (HOST, place(64)));
    // Of two devices, each uses its own memory.
    let between = CUDA_MEMCPY3D_PEER {
        srcMemoryType: DEVICE, srcDevice: address, dstMemoryType: DEVICE, dstDevice: address, WidthInBytes: 4, Height: 2, Depth: 2,
        ..Default::default()
    };
    let mut c = cases.call(move || cuMemcpy3DPeer { pCopy: one(between) });
    c.under(nobody);
    c.explains(1002, is("pCopy.dstDevice", "no device can write"), |_| {});
    c.under(other);
    c.spares(1003, "memory of the other device", |_| {});
    c.spares(1005, "memory of the other device", |_| {});
    let mut c = cases.call(|| cuMemcpyPeer { dstDevice: address, dstContext: at(0x1000), srcDevice: address, srcContext: at(0x1000), ByteCount: 8 });
    c.under(other);
    c.spares(907, "memory of the other device", |_| {});
    c.spares(909, "memory of the other device", |_| {});
    let mut c = cases.call(|| cuMemsetD2D8_v2 { dstDevice: address, dstPitch: 16, uc: 0, Width: 8, Height: 2 });
    c.under(nobody);
    c.explains(996, is("dstDevice", "no device can write"), |_| {});
    c.spares(996, "no rows", |i| i.Height = 0);
    c.under(other);
    c.explains(997, may("dstDevice", "the current device cannot write"), |_| {});
    let mut c = cases.call(|| cuMemcpy { dst: address, src: address, ByteCount: 8 });
    c.under(readers);
    c.explains(910, is("dst", "no device can write"), |_| {});
    let mut c = cases.call(|| cuMemcpy { dst: address, src: address, ByteCount: 8 });
    c.under(other);
    c.explains(912, may("dst", "the current device cannot write"), |_| {});
    // An address of zero is no memory that is mapped.
    c.explains(913, may("src", "the current device cannot read"), |i| i.dst = 0);
    c.under(nobody);
    c.explains(911, is("src", "no device can read"), |i| i.dst = 0);
    let mut c = cases.call(|| cuMemsetD8_v2 { dstDevice: address, uc: 0, N: 8 });
    c.under(readers);
    c.explains(914, is("dstDevice", "no device can write"), |_| {});
    c.under(other);
    c.explains(915, may("dstDevice", "the current device cannot write"), |_| {});
    let mut c = cases.call(|| cuMemsetD16_v2 { dstDevice: address, us: 0, N: 8 });
    c.under(readers);
    c.explains(916, is("dstDevice", "no device can write"), |_| {});
    c.under(other);
    c.explains(917, may("dstDevice", "the current device cannot write"), |_| {});
    let mut c = cases.call(|| cuMemsetD32_v2 { dstDevice: address, ui: 0, N: 8 });
    c.under(readers);
    c.explains(918, is("dstDevice", "no device can write"), |_| {});
    c.under(other);
    c.explains(919, may("dstDevice", "the current device cannot write"), |_| {});
}

/// The causes of refusals.
fn refused(cases: &Cases) {
    let known = "is not an address that CUDA knows";
    let unknown = Answers { managed: (0, 0), attribute: |_| 0, ..Answers::USUAL };
    let address = Answers::USUAL.managed.1;
    let of = |size| Answers { memory: (size, CUmemorytype::CU_MEMORYTYPE_DEVICE, 0, 1), ..Answers::USUAL };
    let place = ptr::without_provenance_mut::<c_void>;

    let mut c = cases.call(|| cuMemcpyHtoD_v2 { dstDevice: address, srcHost: place(64), ByteCount: 8 });
    c.explains(679, "srcHost is null, and ByteCount is not zero", |i| i.srcHost = ptr::null());
    c.spares(679, "no bytes", |i| (i.srcHost, i.ByteCount) = (ptr::null(), 0));
    c.under(unknown);
    c.spares(674, "no bytes", |i| (i.dstDevice, i.ByteCount) = (64, 0));
    c.under(Answers { attributes_of: Some(1), ..unknown });
    c.spares(674, "another device that uses all memory of the host", |i| i.dstDevice = 64);
    c.under(unknown);
    c.explains(674, format!("dstDevice (0x40) {known}"), |i| i.dstDevice = 64);
    c.under(of(16));
    let host = Answers { managed: (0, address), memory: (16, CUmemorytype::CU_MEMORYTYPE_HOST, 0, 0), ..Answers::USUAL };
    c.under(host);
    c.spares(675, "a device that uses all memory of the host", |i| i.ByteCount = 64);
    c.under(Answers { attribute: |_| 0, ..host });
    c.explains(675, "ByteCount (64) is more than 16, the bytes from dstDevice to the end of its memory", |i| i.ByteCount = 64);
    c.under(of(16));
    c.explains(675, "ByteCount (13) is more than 12, the bytes from dstDevice to the end of its memory", |i| {
        (i.dstDevice, i.ByteCount) = (address + 4, 13);
    });
    // A mapping in a longer reservation.
    let reserved = (1 << 30, CUmemorytype::CU_MEMORYTYPE_DEVICE, 1, 0);
    c.under(Answers { memory: reserved, mapping: Some((address + 8, 64)), ..MAPPED });
    c.explains(675, "ByteCount (61) is more than 60, the bytes from dstDevice to the end of its memory", |i| {
        (i.dstDevice, i.ByteCount) = (address + 12, 61);
    });
    c.spares(675, "up to the end of the mapping", |i| (i.dstDevice, i.ByteCount) = (address + 12, 60));
    let mut c = cases.call(|| cuMemcpyDtoH_v2 { dstHost: place(64), srcDevice: address, ByteCount: 8 });
    c.explains(678, "dstHost is null, and ByteCount is not zero", |i| i.dstHost = ptr::null_mut());
    c.spares(678, "no bytes", |i| (i.dstHost, i.ByteCount) = (ptr::null_mut(), 0));
    c.under(unknown);
    c.spares(676, "no bytes", |i| (i.srcDevice, i.ByteCount) = (64, 0));
    c.explains(676, format!("srcDevice (0x40) {known}"), |i| i.srcDevice = 64);
    c.under(of(16));
    c.explains(677, "ByteCount (17) is more than 16, the bytes from srcDevice to the end of its memory", |i| i.ByteCount = 17);
    let mut c = cases.call(|| cuMemsetD8_v2 { dstDevice: address, uc: 0, N: 8 });
    c.under(unknown);
    c.explains(680, format!("dstDevice (0x40) {known}"), |i| i.dstDevice = 64);
    c.spares(680, "no bytes", |i| (i.dstDevice, i.N) = (64, 0));
    c.under(of(16));
    c.explains(681, "N (17) is more than 16, the elements from dstDevice to the end of its memory", |i| i.N = 17);
    let mut c = cases.call(|| cuMemsetD16_v2 { dstDevice: address, us: 0, N: 8 });
    c.under(of(16));
    c.explains(683, "N (9) is more than 8, the elements from dstDevice to the end of its memory", |i| i.N = 9);
    let mut c = cases.call(|| cuMemsetD32_v2 { dstDevice: address, ui: 0, N: 4 });
    c.under(of(16));
    c.explains(685, "N (5) is more than 4, the elements from dstDevice to the end of its memory", |i| i.N = 5);

    refused_accesses(cases);
    let mut c = cases.call(|| cuMemFree_v2 { dptr: address });
    c.under(MAPPED);
    c.explains(920, "dptr (0x10000000000) is memory of cuMemMap, which cuMemUnmap unmaps", |_| {});
    c.under(Answers { by_hand: false, ..MAPPED });
    c.spares(920, "memory that no handle leads to", |_| {});
    c.usual();
    c.explains(688, format!("dptr ({:#x}) is not the start of its allocation", address + 256), |i| i.dptr += 256);
    c.under(unknown);
    c.explains(686, "dptr (0x40) was freed already, is memory of a graph that has not run yet, or is not from CUDA", |i| i.dptr = 64);
    c.explains(994, "dptr is null", |i| i.dptr = 0);
    let host = |size| (size, CUmemorytype::CU_MEMORYTYPE_HOST, 0, 0);
    c.under(Answers { managed: (0, address), memory: host(64), ..Answers::USUAL });
    let other = "is memory of the host and of no pool, which other functions free";
    c.explains(687, format!("dptr ({address:#x}) {other}"), |_| {});
    c.explains(687, format!("dptr ({:#x}) {other}", address + 8), |i| i.dptr += 8);
    // The driver maps memory of pools itself.
    let pool = (64, CUmemorytype::CU_MEMORYTYPE_HOST, 1, 0);
    c.under(Answers { managed: (0, address), memory: pool, pool: 0x6000, ..Answers::USUAL });
    c.spares(687, "a pool of host memory", |_| {});
    c.spares(920, "a pool of host memory", |_| {});
    c.explains(688, format!("dptr ({:#x}) is not the start of its allocation", address + 8), |i| i.dptr += 8);
    c.under(Answers { memory: (128, CUmemorytype(0), 0, 0), managed: (0, address), ..Answers::USUAL });
    c.spares(688, "a range without memory", |i| i.dptr += 8);
    let mut c = cases.call(|| cuMemFreeHost { p: place(address as usize) });
    c.explains(751, "p (0x10000000000) is not memory of cuMemAllocHost or cuMemHostAlloc", |_| {});
    c.under(Answers { managed: (0, address), memory: pool, ..Answers::USUAL });
    c.explains(751, "p (0x10000000000) is not memory of cuMemAllocHost or cuMemHostAlloc", |_| {});
    c.under(Answers { managed: (0, address), memory: pool, pool: 0x6000, by_hand: false, ..Answers::USUAL });
    c.explains(751, "p (0x10000000000) is not memory of cuMemAllocHost or cuMemHostAlloc", |_| {});
    c.under(Answers { managed: (0, address), memory: host(64), ..Answers::USUAL });
    c.spares(751, "host memory, perhaps registered", |_| {});
    c.explains(690, "p (0x10000000020) is not the start of its allocation, or of its registered range",
        |i| i.p = place(address as usize + 32));
    c.explains(905, "it may be that p (0x10000000000) was registered, and is not memory of cuMemAllocHost or cuMemHostAlloc",
        |_| {});
    c.under(unknown);
    c.explains(689, "p (0x40) was freed already, or is not from CUDA", |i| i.p = place(64));
    c.explains(995, "p is null", |i| i.p = place(0));
    let mut c = cases.call(|| cuMemHostUnregister { p: place(address as usize + 8) });
    c.explains(924, "p (0x10000000008) is not the start of a range that cuMemHostRegister has registered", |_| {});
    c.explains(924, "p (0x10000000000) is not the start of a range that cuMemHostRegister has registered",
        |i| i.p = place(address as usize));
    c.under(Answers { managed: (0, address), memory: host(64), ..Answers::USUAL });
    c.spares(924, "the start of memory of the host", |i| i.p = place(address as usize));
    c.explains(1067, "it may be that p (0x10000000000) is memory of cuMemAllocHost or cuMemHostAlloc, which was not registered",
        |i| i.p = place(address as usize));
    let mut c = cases.call(|| cuMemHostUnregister { p: place(64) });
    c.under(unknown);
    c.explains(691, "p (0x40) is not in host memory that CUDA has allocated or registered [HOST_MEMORY_NOT_REGISTERED]", |_| {});
    let mut c = cases.call(|| cuMemHostRegister_v2 { p: place(address as usize), bytesize: 64, Flags: 0 });
    let of_device = (64, CUmemorytype::CU_MEMORYTYPE_DEVICE, 0, 0);
    c.under(Answers { managed: (0, address), memory: of_device, ..Answers::USUAL });
    c.explains(1008, "p (0x10000000000) is in memory of a device, and only memory of the host is registered \
        [HOST_MEMORY_ALREADY_REGISTERED]", |_| {});
    c.under(Answers { managed: (0, address), memory: host(64), ..Answers::USUAL });
    c.explains(692, "p (0x10000000000) is in memory that CUDA has allocated or registered already \
        [HOST_MEMORY_ALREADY_REGISTERED]", |_| {});
    c.explains(752, "bytesize is zero", |i| i.bytesize = 0);
    #[cfg(all(target_os = "linux", not(miri)))]
    {
        static LETTERS: [u8; 64] = [b'a'; 64];
        let letters = || place(LETTERS.as_ptr().addr());
        let heap = Vec::leak(vec![0_u8; 64]).as_ptr().addr();
        c.under(unknown);
        c.explains(1009, "bytesize (64) reaches, from p, addresses that the process has not mapped or cannot read", |i| i.p = place(64));
        c.under(Answers { memory: (128, CUmemorytype(0), 0, 0), managed: (0, 64), ..Answers::USUAL });
        c.spares(692, "a range without memory", |i| i.p = place(64));
        c.explains(1009, "bytesize (64) reaches, from p, addresses that the process has not mapped or cannot read", |i| i.p = place(64));
        c.explains(1009, "bytesize (18446744073709551615) reaches, from p, addresses that the process has not mapped or cannot read", |i| (i.p, i.bytesize) = (place(heap), usize::MAX));
        let unwritable = "p (*) is, at least in part, memory that the process cannot write, and Flags lacks CU_MEMHOSTREGISTER_READ_ONLY";
        c.explains(1010, unwritable, |i| i.p = letters());
        c.spares(1010, "memory that the device will only read", |i| (i.p, i.Flags) = (letters(), CU_MEMHOSTREGISTER_READ_ONLY));
        c.spares(1010, "memory that the process can write", |i| i.p = place(heap));
    }
    let mut c = cases.call(|| cuMemGetAddressRange_v2 { pbase: null(), psize: null(), dptr: 64 });
    c.explains(693, "dptr (0x40) is not in memory that CUDA has allocated [NOT_FOUND]", |_| {});
    let mut c = cases.call(|| cuMemAlloc_v2 { bytesize: 65 });
    c.under(Answers { free: 64, ..Answers::USUAL });
    c.explains(696, "it may be that bytesize (65) is more than 64, the bytes that the device had free just after the refusal \
        [OUT_OF_MEMORY]", |_| {});
    c.explains(762, "bytesize (2199023255552, 2048 GiB) is more than 1099511627776 (1024 GiB), the bytes that the device has [OUT_OF_MEMORY]",
        |i| i.bytesize = 2 << 40);
    let mut c = cases.call(|| cuIpcGetMemHandle { dptr: address });
    c.under(Answers { memory: (64, CUmemorytype::CU_MEMORYTYPE_DEVICE, 0, 0), ..Answers::USUAL });
    c.explains(703, format!("dptr ({address:#x}) is memory that such handles cannot share: its CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE is zero"), |_| {});
    c.explains(702, "dptr (0x40) is not in memory that CUDA has allocated", |i| i.dptr = 64);
    let mut c = cases.call(|| cuIpcOpenMemHandle_v2 { handle: CUipcMemHandle::default(), Flags: 1 });
    c.explains(811, "handle.reserved is zero in all bytes, which cuIpcGetMemHandle never writes", |_| {});
    let other = "was created by this process, and a process cannot open its own handles [INVALID_CONTEXT]";
    c.explains(948, format!("it may be that handle (0x7000000) {other}"), |i| i.handle.reserved[0] = 7);
    c.explains(949, "it may be that handle (0x7000000) names memory that was freed, whose process has ended, or that is open in another context [INVALID_HANDLE]", |i| i.handle.reserved[0] = 7);
    c.explains(950, "it may be that handle (0x7000000) does not hold the bytes that cuIpcGetMemHandle wrote in another process",
        |i| i.handle.reserved[0] = 7);
    let no_context = Answers { context: ptr::null_mut(), ..Answers::USUAL };
    c.under(no_context);
    c.explains(639, "no context is current on this thread [INVALID_CONTEXT]", |_| {});
    let mut c = cases.call(|| cuIpcOpenEventHandle { handle: CUipcEventHandle::default() });
    c.explains(951, format!("it may be that handle (null) {other}"), |_| {});
    c.explains(952, "it may be that handle (null) is of an event that was destroyed, or of a process that has ended \
        [INVALID_HANDLE]", |_| {});
    let mut c = cases.call(|| cuIpcCloseMemHandle { dptr: address });
    c.explains(953, "dptr (0x10000000000) was closed already, or is not an address from cuIpcOpenMemHandle", |_| {});
    c.under(Answers { memory: (64, CUmemorytype::CU_MEMORYTYPE_DEVICE, 1, 0), ..Answers::USUAL });
    c.explains(953, "dptr (0x10000000008) was closed already, or is not an address from cuIpcOpenMemHandle", |i| i.dptr += 8);
    c.spares(953, "what can have been opened", |_| {});
    c.explains(1069, "it may be that dptr (0x10000000000) is not from cuIpcOpenMemHandle in this context", |_| {});
    c.under(no_context);
    c.explains(639, "no context is current on this thread [INVALID_CONTEXT]", |_| {});
    let mut c = cases.call(|| cuMemAllocPitch_v2 { WidthInBytes: 0, Height: 1, ElementSizeBytes: 4 });
    c.explains(805, "WidthInBytes is zero", |_| {});
    let mut c = cases.call(|| cuMemcpy2D_v2 { pCopy: one(plane()) });
    let extents = "pCopy.WidthInBytes and pCopy.Height are not zero";
    for (id, name, set) in [
        (831, "src", (|i| (i.pCopy.srcMemoryType, i.pCopy.srcDevice) = (DEVICE, 0)) as fn(&mut cuMemcpy2D_v2)),
        (833, "dst", |i| i.pCopy.dstDevice = 0),
    ] {
        let types = "is CU_MEMORYTYPE_DEVICE or CU_MEMORYTYPE_UNIFIED";
        c.explains(id, format!("pCopy.{name}Device is zero, and pCopy.{name}MemoryType {types} and {extents}"), set);
    }
    // Two rows of 80 and 96 bytes, of which the last ends 16 bytes before the pitch at the most.
    c.under(of(175));
    for (id, name, rows, set) in [
        (834, "src", 2, (|i| (i.pCopy.srcMemoryType, i.pCopy.srcDevice, i.pCopy.Height) = (DEVICE, 1 << 40, 3)) as fn(&mut cuMemcpy2D_v2)),
        (835, "dst", 1, |i| i.pCopy.dstDevice = 1 << 40),
    ] {
        c.explains(id, format!("pCopy.Height ({}) is more than {rows}, the rows from {name}Device to the end of its \
            memory, and pCopy.{name}MemoryType is CU_MEMORYTYPE_DEVICE and pCopy.WidthInBytes is not zero", rows + 1), set);
    }
    let mut c = cases.call(|| cuMemcpy2D_v2 { pCopy: one(CUDA_MEMCPY2D {
        srcMemoryType: ARRAY, srcArray: surface(), dstMemoryType: ARRAY, dstArray: surface(), WidthInBytes: 64, Height: 2,
        ..Default::default()
    }) });
    for (id, end, set) in [
        (836, "src", (|i| (i.pCopy.srcY, i.pCopy.Height) = (30, 3)) as fn(&mut cuMemcpy2D_v2)),
        (837, "dst", |i| (i.pCopy.dstY, i.pCopy.Height) = (30, 3)),
    ] {
        c.explains(id, format!("pCopy.Height (3) is more than 2, the rows of {end}Array from {end}Y, and \
            pCopy.{end}MemoryType is CU_MEMORYTYPE_ARRAY and pCopy.WidthInBytes is not zero"), set);
    }
    for (id, end, set) in [
        (810, "src", (|i| i.pCopy.srcXInBytes = 196) as fn(&mut cuMemcpy2D_v2)),
        (832, "dst", |i| i.pCopy.dstXInBytes = 196),
    ] {
        c.explains(id, format!("pCopy.WidthInBytes (64) is more than 60, the bytes of a row of {end}Array \
            from {end}XInBytes, and pCopy.{end}MemoryType is CU_MEMORYTYPE_ARRAY and pCopy.Height is not zero"), set);
    }
    let mut c = cases.call(|| cuMemcpyHtoA_v2 { dstArray: surface(), dstOffset: 124, srcHost: place(64), ByteCount: 8 });
    c.under(of_height(0, 1));
    c.explains(825, "ByteCount (8) is more than 4, the bytes of dstArray from dstOffset", |_| {});
    let mut c = cases.call(|| cuMemcpyAtoH_v2 { dstHost: place(64), srcArray: surface(), srcOffset: 124, ByteCount: 8 });
    c.under(of_height(0, 1));
    c.explains(826, "ByteCount (8) is more than 4, the bytes of srcArray from srcOffset", |_| {});
    c.usual();
    c.spares(826, "an array with more rows", |i| i.srcOffset = 252);
    let mut c = cases.call(|| cuIpcGetEventHandle { event: at(0x1000) });
    c.explains(728, "it may be that event (0x1000) was created without CU_EVENT_INTERPROCESS [INVALID_HANDLE]", |_| {});

    macro_rules! rows {
        ($($id:literal: $call:ident, $value:ident, $size:literal;)*) => {$(
            let mut c = cases.call(|| $call { dstDevice: address, dstPitch: 4 * $size, $value: 0, Width: 8, Height: 2 });
            c.under(unknown);
            c.explains(904, format!("dstDevice (0x40) {known}"), |i| i.dstDevice = 64);
            c.spares(904, "no rows", |i| (i.dstDevice, i.Height) = (64, 0));
            c.under(of(1 << 20));
            c.explains($id, format!("dstPitch ({}) is less than the bytes of a row", 4 * $size), |_| {});
        )*};
    }
    rows! {
        757: cuMemsetD2D8_v2, uc, 1;
        758: cuMemsetD2D16_v2, us, 2;
        759: cuMemsetD2D32_v2, ui, 4;
    }
    let mut c = cases.call(|| cuArrayCreate_v2 { pAllocateArray: one(CUDA_ARRAY_DESCRIPTOR {
        Width: 64, Height: 64, Format: CUarray_format(4242), NumChannels: 1,
    }) });
    c.under(Answers { attribute: |_| 64, ..Answers::USUAL });
    c.explains(1157, "pAllocateArray.Width is zero", |i| i.pAllocateArray.Width = 0);
    let limit = "is more than 64, the device's CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE";
    let height = "and pAllocateArray.Height is";
    c.explains(1158, format!("pAllocateArray.Width (65) {limit}1D_WIDTH, {height} 0"), |i| (i.pAllocateArray.Width, i.pAllocateArray.Height) = (65, 0));
    c.explains(1159, format!("pAllocateArray.Width (65) {limit}2D_WIDTH, {height} not zero"), |i| i.pAllocateArray.Width = 65);
    c.explains(1160, format!("pAllocateArray.Height (65) {limit}2D_HEIGHT"), |i| i.pAllocateArray.Height = 65);
    c.on(13_050..=13_050);
    c.explains(741, "pAllocateArray.Format (CUarray_format(4242)) is not CU_AD_FORMAT_UNSIGNED_INT8, CU_AD_FORMAT_UNSIGNED_INT16, CU_AD_FORMAT_UNSIGNED_INT32, CU_AD_FORMAT_SIGNED_INT8, CU_AD_FORMAT_SIGNED_INT16, CU_AD_FORMAT_SIGNED_INT32, CU_AD_FORMAT_HALF, CU_AD_FORMAT_FLOAT or one of 57 others", |_| {});
    let flags = "was created without CUDA_ARRAY3D_SPARSE";
    let mut c = cases.call(|| cuArrayGetSparseProperties { array: at(0x1000) });
    c.explains(742, format!("array (0x1000) {flags}"), |_| {});
    let mut c = cases.call(|| cuMipmappedArrayGetSparseProperties { mipmap: at(0x1000) });
    c.explains(743, format!("mipmap (0x1000) {flags}"), |_| {});
    let flags = "was created without CUDA_ARRAY3D_DEFERRED_MAPPING";
    let mut c = cases.call(|| cuArrayGetMemoryRequirements { array: at(0x1000), device: 0 });
    c.under(Answers::USUAL);
    c.explains(874, format!("array (0x1000) {flags}"), |_| {});
    let mut c = cases.call(|| cuMipmappedArrayGetMemoryRequirements { mipmap: at(0x1000), device: 0 });
    c.under(Answers::USUAL);
    c.explains(875, format!("mipmap (0x1000) {flags}"), |_| {});
    let mut c = cases.call(|| cuMemBatchDecompressAsync { paramsArray: null(), count: 0, flags: 0, errorIndex: null(), stream: at(0) });
    c.under(Answers { attribute: |_| 0, ..Answers::USUAL });
    c.on(12_080..);
    c.explains(873, "stream (null) is of a device whose CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK is zero [NOT_SUPPORTED]", |_| {});
    let mut c = cases.call(|| cuMipmappedArrayGetLevel { hMipmappedArray: at(0x1000), level: 3 });
    c.explains(744, "it may be that level (3) is not below the number of the array's levels", |_| {});
    c.spares(744, "the first level, which every array has", |i| i.level = 0);
}

/// The answers of a device that lacks one attribute.
macro_rules! without {
    ($name:ident) => {
        attribute(|attribute| i32::from(attribute != CUdevice_attribute::$name))
    };
}

/// The same, if queries fail.
fn unknown(answers: Answers) -> Answers {
    Answers { code: UNKNOWN.code, ..answers }
}

fn allocations(cases: &Cases) {
    let mut c =
        cases.call(|| cuMemAlloc_v2 { bytesize: 1 }).undo(|_, dptr| cuMemFree_v2 { dptr });
    c.rejects(191, "bytesize (0) must not be zero", |i| i.bytesize = 0);

    let mut c = cases
        .call(|| cuMemAllocPitch_v2 { WidthInBytes: 100, Height: 10, ElementSizeBytes: 4 })
        .undo(|_, (dptr, _)| cuMemFree_v2 { dptr });
    for size in [8, 16] {
        c.accepts(format!("{size} bytes"), |i| i.ElementSizeBytes = size);
    }
    c.rejects(192, "ElementSizeBytes (2) must be 4, 8 or 16", |i| i.ElementSizeBytes = 2);

    let mut c = cases
        .call(|| cuMemAllocManaged { bytesize: 1, flags: 1 })
        .undo(|_, dptr| cuMemFree_v2 { dptr });
    c.accepts("for the host", |i| i.flags = 2);
    c.rejects(195, "bytesize (0) must not be zero", |i| i.bytesize = 0);
    let text = "flags (CU_MEM_ATTACH_GLOBAL | CU_MEM_ATTACH_HOST) must be CU_MEM_ATTACH_GLOBAL or CU_MEM_ATTACH_HOST";
    c.rejects(196, text, |i| i.flags = 3);
    let lacking = without!(CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY);
    c.under(lacking);
    let text = "current_device (1) must support managed memory (CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY) [NOT_SUPPORTED]";
    c.rejects(197, text, |_| {});
    c.under(unknown(lacking));
    c.accepts("an unknown device", |_| {});
}

fn host(cases: &Cases) {
    let mut c = cases
        .call(|| cuMemHostAlloc { bytesize: 4096, Flags: 0 })
        .undo(|_, p| cuMemFreeHost { p });
    c.accepts("every flag", |i| i.Flags = 7);
    c.rejects(
        193,
        "Flags (8) must have no bits but CU_MEMHOSTALLOC_PORTABLE, CU_MEMHOSTALLOC_DEVICEMAP and \
         CU_MEMHOSTALLOC_WRITECOMBINED",
        |i| i.Flags = 8,
    );

    let mut c = cases.call(|| cuMemHostGetDevicePointer_v2 { p: pinned(), Flags: 0 });
    c.rejects(194, "Flags (1) must be zero", |i| i.Flags = 1);

    let mut c = cases
        .call(|| cuMemHostRegister_v2 { p: place([0_u8; 4096]), bytesize: 4096, Flags: 0 })
        .undo(|i, ()| cuMemHostUnregister { p: i.p });
    c.accepts("every flag", |i| i.Flags = 15);
    c.rejects(
        202,
        "Flags (16) must have no bits but CU_MEMHOSTREGISTER_PORTABLE, CU_MEMHOSTREGISTER_DEVICEMAP, \
         CU_MEMHOSTREGISTER_IOMEMORY and CU_MEMHOSTREGISTER_READ_ONLY",
        |i| i.Flags = 16,
    );
    let lacking = without!(CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED);
    c.under(lacking);
    c.accepts("every other flag", |i| i.Flags = 7);
    let text = "Flags (8) must not have CU_MEMHOSTREGISTER_READ_ONLY, because the current device does not support it \
                (CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED) [NOT_SUPPORTED]";
    c.rejects(203, text, |i| i.Flags = 8).unless_under(Answers::USUAL, "memory to read");
    c.under(unknown(lacking));
    c.accepts("an unknown device", |i| i.Flags = 8);
}

fn ipc(cases: &Cases) {
    let mut c = cases.call(|| cuIpcGetMemHandle { dptr: memory() });
    let reason = "the driver accepts it, and an address does not show where its allocation begins";
    c.left(reason, "an address within an allocation", |i| i.dptr += 256);
    c.accepts("no address", |i| i.dptr = 0);

    const OTHER: &str = "needs another process";
    let mut c = cases
        .call(|| cuIpcOpenEventHandle { handle: CUipcEventHandle::default() })
        .only_mock(OTHER);
    opens(&mut c);
    c.under(without!(CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED));
    let must = "current_device (1) must support IPC events (CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED) since CUDA 12.0 \
                [undocumented]";
    c.rejects(since(12_000, 200), must, |_| {});

    let mut c = cases
        .call(|| cuIpcOpenMemHandle_v2 { handle: CUipcMemHandle::default(), Flags: 1 })
        .only_mock(OTHER);
    for (flags, shown) in [
        (0, "CUipcMem_flags(0)"),
        (2, "CUipcMem_flags(0x2)"),
        (3, "CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS | 0x2"),
    ] {
        let text = format!("Flags ({shown}) must be CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS");
        c.rejects(201, text, |i| i.Flags = flags);
    }
    opens(&mut c);
    // Events may be shared where memory may not, and the reverse.
    c.under(without!(CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED));
    c.accepts("a device without IPC events", |_| {});
}

/// The rules for the current device when it opens a handle of another process.
fn opens<C: Call>(c: &mut Case<C>) {
    c.accepts("a device with every attribute", |_| {});
    let lacking = without!(CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING);
    c.under(lacking);
    let must = "current_device (1) must support unified addressing (CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING) \
                [undocumented]";
    c.rejects(198, must, |_| {});
    c.under(unknown(lacking));
    c.accepts("an unknown device", |_| {});
    if cfg!(windows) {
        c.under(without!(CU_DEVICE_ATTRIBUTE_TCC_DRIVER));
        let must = "current_device (1) must use the TCC driver (CU_DEVICE_ATTRIBUTE_TCC_DRIVER) up to CUDA 12.4 on \
                    Windows [undocumented]";
        c.rejects(until(12_040, 199), must, |_| {});
    }
}

const IGNORED: &str = "the driver ignores it";

use CUmemorytype as M;
const HOST: M = M::CU_MEMORYTYPE_HOST;
const DEVICE: M = M::CU_MEMORYTYPE_DEVICE;
const ARRAY: M = M::CU_MEMORYTYPE_ARRAY;
const UNIFIED: M = M::CU_MEMORYTYPE_UNIFIED;
const TYPES: &str = "CU_MEMORYTYPE_HOST, CU_MEMORYTYPE_DEVICE, CU_MEMORYTYPE_ARRAY or CU_MEMORYTYPE_UNIFIED";

/// The text about a distance in the memory at one end of a copy.
fn of_memory(field: &str, rest: &str, extents: &str) -> String {
    let end = &field[..3];
    format!(
        "pCopy.{field} {rest}, because pCopy.{end}MemoryType is not CU_MEMORYTYPE_ARRAY and {extents}"
    )
}

fn plane() -> CUDA_MEMCPY2D {
    CUDA_MEMCPY2D {
        srcMemoryType: HOST,
        srcHost: place([0_u8; 4096]),
        srcDevice: mapped(),
        srcXInBytes: 16,
        srcPitch: 80,
        dstMemoryType: DEVICE,
        dstDevice: mapped() + 4096,
        dstXInBytes: 32,
        dstPitch: 96,
        WidthInBytes: 64,
        Height: 2,
        ..Default::default()
    }
}

/// The rule of the calls that take any addresses.
fn plain_copies(cases: &Cases) {
    macro_rules! plain {
        ($($call:ident { $($field:ident: $value:expr),* };)*) => {$(
            let mut c = cases.call(|| $call { dst: mapped(), src: mapped() + 64, ByteCount: 64, $($field: $value),* });
            let lacking = without!(CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING);
            c.accepts("two addresses", |_| {});
            c.under(lacking);
            let text = "current_device (1) must support unified addressing (CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING) [undocumented]";
            c.rejects(198, text, |_| {});
            c.under(unknown(lacking));
            c.accepts("an unknown device", |_| {});
        )*};
    }
    plain! {
        cuMemcpy {};
        cuMemcpyAsync { hStream: at(0) };
    }
}

/// The answers of a driver whose arrays have this height, and elements of this many channels of two bytes.
fn of_height(Height: usize, NumChannels: u32) -> Answers {
    let Format = CUarray_format::CU_AD_FORMAT_HALF;
    Answers { array: CUDA_ARRAY3D_DESCRIPTOR { Height, Format, NumChannels, ..Answers::USUAL.array }, ..Answers::USUAL }
}

/// The rules of copies between lines: arrays of one dimension.
fn lines(cases: &Cases) {
    let of_no_size = |mut answers: Answers| {
        answers.array.Format = CUarray_format::CU_AD_FORMAT_BC1_UNORM;
        answers
    };
    macro_rules! lines {
        ($([$rule:literal, $array:ident] $call:ident { $($field:ident: $value:expr),* };)*) => {$(
            let mut c = cases.call(|| $call { ByteCount: 64, $($field: $value),* });
            c.under(of_height(0, 1));
            c.accepts("a line", |_| {});
            c.under(of_height(1, 1));
            c.accepts("nothing of a plane", |i| i.ByteCount = 0);
            c.rejects($rule, concat!(stringify!($array), " (0x6000) must be a one-dimensional array, because ByteCount is not zero"),
                |_| {});
            c.under(unknown(of_height(1, 1)));
            c.accepts("an unknown array", |_| {});
        )*};
    }
    lines! {
        [780, dstArray] cuMemcpyDtoA_v2 { dstArray: surface(), dstOffset: 0, srcDevice: memory() };
        [781, srcArray] cuMemcpyAtoD_v2 { dstDevice: memory(), srcArray: surface(), srcOffset: 0 };
        [780, dstArray] cuMemcpyHtoA_v2 { dstArray: surface(), dstOffset: 0, srcHost: pinned().cast_const() };
        [781, srcArray] cuMemcpyAtoH_v2 { dstHost: pinned(), srcArray: surface(), srcOffset: 0 };
        [780, dstArray] cuMemcpyAtoA_v2 { dstArray: surface(), dstOffset: 0, srcArray: at(0), srcOffset: 0 };
        [781, srcArray] cuMemcpyAtoA_v2 { dstArray: at(0), dstOffset: 0, srcArray: surface(), srcOffset: 0 };
        [780, dstArray] cuMemcpyHtoAAsync_v2 { dstArray: surface(), dstOffset: 0, srcHost: pinned().cast_const(), hStream: at(0) };
        [781, srcArray] cuMemcpyAtoHAsync_v2 { dstHost: pinned(), srcArray: surface(), srcOffset: 0, hStream: at(0) };
    }

    let mut c = cases.call(|| cuMemcpyAtoD_v2 {
        dstDevice: 1 << 40, srcArray: surface(), srcOffset: 0, ByteCount: 64,
    });
    c.under(of_height(0, 4));
    c.accepts("aligned elements", |i| (i.dstDevice, i.ByteCount) = ((1 << 40) + 8, 8));
    let because = "the element size of srcArray";
    let text = format!("dstDevice (0x10000000004) must be a multiple of 8, {because}, because ByteCount is not zero");
    c.rejects(782, text, |i| i.dstDevice += 4);
    c.rejects(783, format!("ByteCount (60) must be zero or a multiple of 8, {because}"), |i| i.ByteCount = 60);
    c.accepts("nothing", |i| (i.dstDevice, i.ByteCount) = (1, 0));
    c.under(of_no_size(of_height(0, 4)));
    c.accepts("elements of no size", |i| (i.dstDevice, i.ByteCount) = (1, 1));

    let mut c = cases.call(|| cuMemcpyAtoA_v2 {
        dstArray: surface(), dstOffset: 0, srcArray: surface(), srcOffset: 0, ByteCount: 64,
    });
    c.under(of_height(0, 2));
    c.accepts("one element", |i| i.ByteCount = 4);
    let because = "because ByteCount is not zero";
    c.rejects(785, "ByteCount (62) must be zero or a multiple of 4, the element size of the arrays", |i| {
        i.ByteCount = 62;
    });
    // The other array has a channel more.
    c.accepts("nothing of other elements", |i| (i.srcArray, i.ByteCount) = (OTHER, 0));
    c.rejects(784, format!("dstArray (0x6000) must have elements of the size of those of srcArray, {because}"), |i| {
        i.srcArray = OTHER;
    });
    c.under(of_no_size(of_height(0, 2)));
    c.accepts("elements of no size", |i| i.ByteCount = 62);
}

/// The rules of a copy that a struct describes, by queries: of types of memory, of pitches and of arrays.
fn asked<C: Call>(
    c: &mut Case<C>,
    [[pitch, other_pitch], [src, dst]]: [[u32; 2]; 2],
    extents: &str,
    sides: [fn(&mut C, CUmemorytype, usize, usize); 2],
    clear: fn(&mut C),
) {
    let ends = ["src", "dst"].into_iter().zip(sides);
    let lacking = attribute(|attribute| match attribute {
        CUdevice_attribute::CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING => 0,
        _ => i32::MAX,
    });
    for ((end, set), rule) in ends.clone().zip([791, 792]) {
        c.under(lacking);
        c.accepts("no unified memory", |_| {});
        let text = format!(
            "pCopy.{end}MemoryType (CU_MEMORYTYPE_UNIFIED) must not be CU_MEMORYTYPE_UNIFIED, because the current device does not \
             support it (CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING) [undocumented]"
        );
        c.rejects(rule, text, |i| set(i, UNIFIED, 0, 0)).unless_under(Answers::USUAL, "unified memory");
        c.under(unknown(lacking));
        c.accepts("unified memory on an unknown device", |i| set(i, UNIFIED, 0, 0));
    }
    for ((end, set), rule) in ends.clone().zip([pitch, other_pitch]) {
        c.under(attribute(|_| 128));
        c.accepts("the largest pitch", |i| set(i, DEVICE, 128, 0));
        c.accepts("no pitch of an array", |i| set(i, ARRAY, 129, 0));
        c.accepts("the pitch of nothing", |i| {
            set(i, DEVICE, 129, 0);
            clear(i);
        });
        if rule != 0 {
            let must = "(129) must be at most 128, the device's CU_DEVICE_ATTRIBUTE_MAX_PITCH";
            let text = of_memory(&format!("{end}Pitch"), must, extents);
            c.rejects(rule, text, |i| set(i, DEVICE, 129, 0));
        } else {
            c.accepts("a larger pitch", |i| set(i, DEVICE, 129, 0));
        }
    }
    for ((end, set), rule) in ends.zip([src, dst]) {
        c.under(of_height(8, 2));
        c.accepts("the second element of an array", |i| set(i, ARRAY, 64, 4));
        c.accepts("the second byte of memory", |i| set(i, DEVICE, 128, 1));
        c.accepts("the second byte of nothing", |i| {
            set(i, ARRAY, 64, 1);
            clear(i);
        });
        let text = format!(
            "pCopy.{end}XInBytes (2) must be a multiple of 4, the element size of {end}Array, because \
             pCopy.{end}MemoryType is CU_MEMORYTYPE_ARRAY and {extents}"
        );
        c.rejects(rule, text, |i| set(i, ARRAY, 64, 2));
        c.under(unknown(of_height(8, 2)));
        c.accepts("an unknown array", |i| set(i, ARRAY, 64, 1));
    }
    c.usual();
}

/// Sets the type, the pitch and the offset of each end of `pCopy`.
macro_rules! sides {
    () => {
        [
            |i, ty, pitch, x| {
                (i.pCopy.srcMemoryType, i.pCopy.srcPitch, i.pCopy.srcXInBytes) = (ty, pitch, x);
                i.pCopy.srcArray = surface();
            },
            |i, ty, pitch, x| {
                (i.pCopy.dstMemoryType, i.pCopy.dstPitch, i.pCopy.dstXInBytes) = (ty, pitch, x);
                i.pCopy.dstArray = surface();
            },
        ]
    };
}

fn copies_2d(cases: &Cases) {
    let extents = "pCopy.WidthInBytes and pCopy.Height are not zero";
    let mut c = cases.call(|| cuMemcpy2D_v2 { pCopy: one(plane()) });
    c.accepts("unified memory", |i| {
        (i.pCopy.srcMemoryType, i.pCopy.dstMemoryType) = (UNIFIED, UNIFIED);
    });
    let of = |field| format!("pCopy.{field} (CUmemorytype(0)) must be {TYPES}, because {extents}");
    c.rejects(444, of("srcMemoryType"), |i| i.pCopy.srcMemoryType = M(0));
    c.rejects(445, of("dstMemoryType"), |i| i.pCopy.dstMemoryType = M(0));
    let must = "(79) must be zero or at least 80, WidthInBytes + srcXInBytes";
    c.rejects(446, of_memory("srcPitch", must, extents), |i| i.pCopy.srcPitch = 79);
    let must = "(95) must be zero or at least 96, WidthInBytes + dstXInBytes";
    c.rejects(447, of_memory("dstPitch", must, extents), |i| i.pCopy.dstPitch = 95);
    c.accepts("no pitches", |i| (i.pCopy.srcPitch, i.pCopy.dstPitch) = (0, 0));
    for (width, height) in [(0, 2), (64, 0)] {
        c.left(IGNORED, "the type and pitch of nothing", |i| {
            (i.pCopy.srcMemoryType, i.pCopy.srcPitch) = (M(0), 1);
            (i.pCopy.WidthInBytes, i.pCopy.Height) = (width, height);
        });
    }
    asked(&mut c, [[760, 761], [795, 796]], extents, sides!(), |i| i.pCopy.Height = 0);
    let mut c = c.only_mock("needs arrays, or addresses that drivers could follow");
    let must = "(80) must be zero or at least 18446744073709551615, WidthInBytes + srcXInBytes";
    c.rejects(446, of_memory("srcPitch", must, extents), |i| i.pCopy.srcXInBytes = usize::MAX);
    c.accepts("from an array", |i| (i.pCopy.srcMemoryType, i.pCopy.srcPitch) = (ARRAY, 1));
    c.accepts("to an array", |i| (i.pCopy.dstMemoryType, i.pCopy.dstPitch) = (ARRAY, 1));

    let text = "pCopy.srcPitch (79)";
    let mut c = cases.call(|| cuMemcpy2DUnaligned_v2 { pCopy: one(plane()) });
    c.rejects(446, text, |i| i.pCopy.srcPitch = 79);
    asked(&mut c, [[0, 0], [795, 796]], extents, sides!(), |i| i.pCopy.WidthInBytes = 0);
    let mut c = cases.call(|| cuMemcpy2DAsync_v2 { pCopy: one(plane()), hStream: at(0) });
    c.rejects(446, text, |i| i.pCopy.srcPitch = 79);
    asked(&mut c, [[760, 761], [795, 796]], extents, sides!(), |i| i.pCopy.Height = 0);
}

fn solid() -> CUDA_MEMCPY3D {
    CUDA_MEMCPY3D {
        srcMemoryType: HOST,
        srcHost: place([0_u8; 4096]),
        srcDevice: mapped(),
        srcXInBytes: 16,
        srcY: 1,
        srcPitch: 80,
        srcHeight: 5,
        dstMemoryType: DEVICE,
        dstDevice: mapped() + 4096,
        dstXInBytes: 32,
        dstY: 2,
        dstPitch: 96,
        dstHeight: 6,
        WidthInBytes: 64,
        Height: 4,
        Depth: 2,
        ..Default::default()
    }
}

fn copies_3d(cases: &Cases) {
    type Set = fn(&mut CUDA_MEMCPY3D);
    let extents = "pCopy.WidthInBytes, pCopy.Height and pCopy.Depth are not zero";
    let mut c = cases.call(|| cuMemcpy3D_v2 { pCopy: one(solid()) });
    c.accepts("unified memory", |i| {
        (i.pCopy.srcMemoryType, i.pCopy.dstMemoryType) = (UNIFIED, UNIFIED);
    });
    let types = format!("MemoryType (CUmemorytype(5)) must be {TYPES}");
    for (rule, text, set) in [
        (448, &*format!("src{types}"), (|copy| copy.srcMemoryType = M(5)) as Set),
        (449, &*format!("dst{types}"), |copy| copy.dstMemoryType = M(5)),
        (454, "srcLOD (1) must be zero", |copy| copy.srcLOD = 1),
        (455, "dstLOD (1) must be zero", |copy| copy.dstLOD = 1),
        (456, "reserved0 (0x10) must be null", |copy| copy.reserved0 = at(0x10)),
        (457, "reserved1 (0x100000010) must be null", |copy| copy.reserved1 = at(1 << 32 | 0x10)),
    ] {
        c.rejects(rule, format!("pCopy.{text}, because {extents}"), |i| set(&mut i.pCopy));
    }
    let width = "must be zero or at least 80, WidthInBytes + srcXInBytes";
    for (rule, field, must, set) in [
        (450, "srcPitch", &*format!("(79) {width}"), (|copy| copy.srcPitch = 79) as Set),
        (452, "dstPitch", "(95) must be zero or at least 96, WidthInBytes + dstXInBytes", |copy| copy.dstPitch = 95),
        (451, "srcHeight", "(4) must be zero or at least 5, Height + srcY", |copy| copy.srcHeight = 4),
        (453, "dstHeight", "(5) must be zero or at least 6, Height + dstY", |copy| copy.dstHeight = 5),
    ] {
        c.rejects(rule, of_memory(field, must, extents), |i| set(&mut i.pCopy));
    }
    c.accepts("no distances", |i| {
        (i.pCopy.srcPitch, i.pCopy.srcHeight, i.pCopy.dstPitch, i.pCopy.dstHeight) = (0, 0, 0, 0);
    });
    for (width, height, depth) in [(0, 4, 2), (64, 0, 2), (64, 4, 0)] {
        c.left(IGNORED, "the type, pitch and LOD of nothing", |i| {
            (i.pCopy.srcMemoryType, i.pCopy.srcPitch, i.pCopy.srcLOD) = (M(5), 1, 1);
            (i.pCopy.WidthInBytes, i.pCopy.Height, i.pCopy.Depth) = (width, height, depth);
        });
    }
    asked(&mut c, [[793, 794], [797, 798]], extents, sides!(), |i| i.pCopy.Depth = 0);
    let mut c = c.only_mock("needs arrays, or addresses that drivers could follow");
    let must = "(6) must be zero or at least 18446744073709551615, Height + dstY";
    c.rejects(453, of_memory("dstHeight", must, extents), |i| i.pCopy.dstY = usize::MAX);
    c.accepts("from an array", |i| {
        (i.pCopy.srcMemoryType, i.pCopy.srcPitch, i.pCopy.srcHeight) = (ARRAY, 1, 1);
    });
    c.accepts("to an array", |i| {
        (i.pCopy.dstMemoryType, i.pCopy.dstPitch, i.pCopy.dstHeight) = (ARRAY, 1, 1);
    });

    let mut c = cases.call(|| cuMemcpy3DAsync_v2 { pCopy: one(solid()), hStream: at(0) });
    c.rejects(450, "pCopy.srcPitch (79)", |i| i.pCopy.srcPitch = 79);
    asked(&mut c, [[793, 794], [797, 798]], extents, sides!(), |i| i.pCopy.WidthInBytes = 0);

    let between = || {
        let (host, memory, context) = (place([0_u8; 4096]), mapped(), context());
        CUDA_MEMCPY3D_PEER {
            srcMemoryType: HOST,
            srcHost: host,
            srcContext: context,
            srcPitch: 64,
            srcHeight: 4,
            dstMemoryType: DEVICE,
            dstDevice: memory,
            dstContext: context,
            dstPitch: 64,
            dstHeight: 4,
            WidthInBytes: 64,
            Height: 4,
            Depth: 2,
            ..Default::default()
        }
    };
    macro_rules! between {
        ($call:ident { $($field:ident: $value:expr),* }) => {
            let mut c = cases.call(|| $call { pCopy: one(between()), $($field: $value),* });
            let silent = "the text of the struct forbids nothing";
            c.left(silent, "another memory type", |i| i.pCopy.srcMemoryType = M(5));
            c.left(silent, "a short pitch", |i| i.pCopy.srcPitch = 63);
            c.left(silent, "a short height", |i| i.pCopy.srcHeight = 3);
            c.left(silent, "an LOD", |i| i.pCopy.srcLOD = 1);
        };
    }
    between!(cuMemcpy3DPeer {});
    between!(cuMemcpy3DPeerAsync { hStream: at(0) });
}

const ORDERS: &str = "CU_MEMCPY_SRC_ACCESS_ORDER_STREAM, CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL or \
                      CU_MEMCPY_SRC_ACCESS_ORDER_ANY";

fn ordered(order: u32) -> CUmemcpyAttributes {
    CUmemcpyAttributes { srcAccessOrder: CUmemcpySrcAccessOrder(order as _), ..Default::default() }
}

fn batches(cases: &Cases) {
    fn runs(i: &mut cuMemcpyBatchAsync_v2, count: usize, orders: &[u32], starts: &[usize]) {
        i.attrs = many(orders.iter().copied().map(ordered).collect::<Vec<_>>());
        (i.count, i.attrsIdxs, i.numAttrs) = (count, many(starts), starts.len());
    }
    let mut c = cases.call(|| {
        let (dsts, srcs) = (many([mapped() + 4096; 10]), many([mapped(); 10]));
        let (attrs, attrsIdxs) = (many([1, 2, 3].map(ordered)), many([0, 6, 9]));
        let (sizes, count, numAttrs, hStream) = (many([64; 10]), 10, 3, STREAM);
        cuMemcpyBatchAsync_v2 { dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream }
    });
    c.accepts("one run", |i| runs(i, 10, &[1], &[0]));
    c.accepts("no copies", |i| runs(i, 0, &[], &[]));
    c.rejects(470, "hStream (null) must not be null, the legacy default stream", |i| i.hStream = at(0));
    let text = "hStream (0x1) must not be CU_STREAM_LEGACY, the legacy default stream";
    c.rejects(471, text, |i| i.hStream = CU_STREAM_LEGACY);
    c.rejects(204, "numAttrs (0) must not be zero, because count is not zero", |i| runs(i, 1, &[], &[]));
    c.accepts("a run for each copy", |i| runs(i, 2, &[1, 1], &[0, 1]));
    c.rejects(466, "numAttrs (2) must be at most 1, count", |i| runs(i, 1, &[1, 1], &[0, 1]));
    c.rejects(467, "attrsIdxs[0] (1) must be zero", |i| runs(i, 10, &[1], &[1]));
    c.rejects(468, "attrsIdxs[2] (6) must be greater than the entry before", |i| i.attrsIdxs[2] = 6);
    c.rejects(469, "attrsIdxs[1] (10) must be below 10, count", |i| runs(i, 10, &[1, 2], &[0, 10]));
    let text = format!("attrs[1].srcAccessOrder (CU_MEMCPY_SRC_ACCESS_ORDER_INVALID) must be {ORDERS}");
    c.rejects(458, text, |i| runs(i, 10, &[1, 0], &[0, 6]));
}

/// The copy of a box from memory to memory.
fn box_of_memory() -> CUDA_MEMCPY3D_BATCH_OP {
    let memory = |ptr| CUmemcpy3DOperand {
        type_: CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_POINTER,
        op: CUmemcpy3DOperand_op {
            ptr: CUmemcpy3DOperand_op_ptr {
                ptr,
                rowLength: 64,
                layerHeight: 4,
                locHint: CUmemLocation::default(),
            },
        },
    };
    CUDA_MEMCPY3D_BATCH_OP {
        src: memory(mapped()),
        dst: memory(mapped() + 4096),
        extent: CUextent3D { width: 64, height: 4, depth: 2 },
        srcAccessOrder: CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_STREAM,
        flags: 0,
    }
}

fn batches_3d(cases: &Cases) {
    use CUmemcpy3DOperandType as T;
    type Set = fn(&mut CUDA_MEMCPY3D_BATCH_OP);
    let mut c = cases.call(|| {
        let opList = many([box_of_memory(), box_of_memory()]);
        cuMemcpy3DBatchAsync_v2 { numOps: 2, opList, flags: 0, hStream: STREAM }
    });
    c.rejects(205, "flags (1) must be zero", |i| i.flags = 1);
    c.rejects(206, "hStream (null) must not be null, the default stream", |i| i.hStream = at(0));
    c.accepts("no copies", |i| (i.numOps, i.opList) = (0, null()));
    let types = "CU_MEMCPY_OPERAND_TYPE_POINTER or CU_MEMCPY_OPERAND_TYPE_ARRAY";
    let shorter = |end: &str, field: &str, bound: &str| {
        format!(
            "{end}.op.ptr.{field} must be zero or at least {bound}, because opList[1].{end}.type is \
             CU_MEMCPY_OPERAND_TYPE_POINTER"
        )
    };
    let row = |end| shorter(end, "rowLength (63)", "64, extent.width");
    let layer = |end| shorter(end, "layerHeight (3)", "4, extent.height");
    for (rule, text, set) in [
        (462, "extent.width (0) must not be zero", (|op| op.extent.width = 0) as Set),
        (463, "extent.height (0) must not be zero", |op| op.extent.height = 0),
        (464, "extent.depth (0) must not be zero", |op| op.extent.depth = 0),
        (459, &format!("src.type (CUmemcpy3DOperandType(0)) must be {types}"), |op| op.src.type_ = T(0)),
        (459, &format!("dst.type (CUmemcpy3DOperandType(3)) must be {types}"), |op| op.dst.type_ = T(3)),
        (458, &format!("srcAccessOrder (CUmemcpySrcAccessOrder(4)) must be {ORDERS}"), |op| {
            op.srcAccessOrder.0 = 4;
        }),
        (460, &row("src"), |op| op.src.op.ptr.rowLength = 63),
        (460, &row("dst"), |op| op.dst.op.ptr.rowLength = 63),
        (461, &layer("src"), |op| op.src.op.ptr.layerHeight = 3),
        (461, &layer("dst"), |op| op.dst.op.ptr.layerHeight = 3),
    ] {
        c.rejects(rule, format!("opList[1].{text}"), |i| set(&mut i.opList[1]));
    }
    c.accepts("no distances", |i| {
        (i.opList[1].src.op.ptr.rowLength, i.opList[1].src.op.ptr.layerHeight) = (0, 0);
    });
    let mut c = c.only_mock("needs an array");
    // For an array these bytes have another meaning.
    c.accepts("to an array", |i| {
        (i.opList[1].dst.op.ptr.rowLength, i.opList[1].dst.op.ptr.layerHeight) = (1, 1);
        i.opList[1].dst.type_ = T::CU_MEMCPY_OPERAND_TYPE_ARRAY;
    });
    let put = |i: &mut cuMemcpy3DBatchAsync_v2, src: CUarray, dst: CUarray| {
        let op = &mut i.opList[1];
        for (end, array) in [(&mut op.src, src), (&mut op.dst, dst)] {
            end.type_ = T::CU_MEMCPY_OPERAND_TYPE_ARRAY;
            end.op.array = CUmemcpy3DOperand_op_array { array, ..Default::default() };
        }
    };
    c.under(of_height(8, 2));
    c.accepts("between arrays", |i| put(i, surface(), surface()));
    let text = "opList[1].dst.op.array.array (0x6001) must have elements of the size of those of op.src.op.array.array, because \
                opList[1].src.type and opList[1].dst.type are CU_MEMCPY_OPERAND_TYPE_ARRAY";
    c.rejects(799, text, |i| put(i, surface(), OTHER));
    c.under(unknown(of_height(8, 2)));
    c.accepts("between unknown arrays", |i| put(i, surface(), OTHER));
}

fn with_attributes(cases: &Cases) {
    const NULL: &str = "drivers could follow the null pointer";
    let mut c = cases.call(|| {
        let (dst, src) = (mapped() + 4096, mapped());
        cuMemcpyWithAttributesAsync { dst, src, size: 64, attr: one(ordered(1)), hStream: STREAM }
    });
    for order in [2, 3] {
        c.accepts(format!("order {order}"), |i| *i.attr = ordered(order));
    }
    c.rejects(458, "attr.srcAccessOrder (CU_MEMCPY_SRC_ACCESS_ORDER_INVALID)", |i| *i.attr = ordered(0));
    let mut c = c.only_mock(NULL);
    c.accepts("no attributes", |i| i.attr = null());

    let mut c = cases.call(|| {
        cuMemcpy3DWithAttributesAsync { op: one(box_of_memory()), flags: 0, hStream: STREAM }
    });
    c.rejects(207, "flags (1) must be zero", |i| i.flags = 1);
    c.rejects(462, "op.extent.width (0)", |i| i.op.extent.width = 0);
    let zero = CUmemcpy3DOperandType(0);
    c.rejects(459, "op.src.type (CUmemcpy3DOperandType(0))", |i| i.op.src.type_ = zero);
    c.rejects(459, "op.dst.type (CUmemcpy3DOperandType(0))", |i| i.op.dst.type_ = zero);
    c.rejects(458, "op.srcAccessOrder (CUmemcpySrcAccessOrder(4))", |i| i.op.srcAccessOrder.0 = 4);
    c.rejects(460, "op.src.op.ptr.rowLength (63)", |i| i.op.src.op.ptr.rowLength = 63);
    c.rejects(460, "op.dst.op.ptr.rowLength (63)", |i| i.op.dst.op.ptr.rowLength = 63);
    let mut c = c.only_mock(NULL);
    c.accepts("no copy", |i| i.op = null());
}

fn fills(cases: &Cases) {
    // The address is between two values of this size. The mock's memory starts at 2 << 40.
    let address = |size: u64| {
        format!("dstDevice ({:#x}) must be a multiple of {size}, because", (2_u64 << 40) + size / 2)
    };
    macro_rules! line {
        ($call:ident { $($field:ident: $value:expr),* }, $size:literal, $rule:literal) => {
            let mut c = cases.call(|| $call { dstDevice: mapped(), N: 1, $($field: $value),* });
            c.rejects($rule, address($size) + " N is not zero", |i| i.dstDevice += $size / 2);
            c.left(IGNORED, "the address of nothing", |i| (i.dstDevice, i.N) = (mapped() + $size / 2, 0));
        };
    }
    line!(cuMemsetD16_v2 { us: 0 }, 2, 208);
    line!(cuMemsetD32_v2 { ui: 0 }, 4, 209);
    line!(cuMemsetD16Async { us: 0, hStream: at(0) }, 2, 208);
    line!(cuMemsetD32Async { ui: 0, hStream: at(0) }, 4, 209);
    macro_rules! plane {
        ($call:ident { $($field:ident: $value:expr),* }, $size:literal, $rules:expr) => {
            let mut c = cases.call(|| {
                let (dstDevice, dstPitch, Width, Height) = (mapped(), 64, 8, 2);
                $call { dstDevice, dstPitch, Width, Height, $($field: $value),* }
            });
            let pitch = format!("dstPitch ({}) must be a multiple of {}", 64 + $size / 2, $size);
            let filled = "Width and Height are not zero";
            c.rejects($rules[0], format!("{} {filled}", address($size)), |i| i.dstDevice += $size / 2);
            c.rejects($rules[1], format!("{pitch}, because Height is not 1 and {filled}"), |i| {
                i.dstPitch += $size / 2;
            });
            c.accepts("one row, whose pitch is not used", |i| (i.dstPitch, i.Height) = (64 + $size / 2, 1));
            for (width, height) in [(0, 2), (8, 0)] {
                c.left(IGNORED, "the address and pitch of nothing", |i| {
                    (i.dstDevice, i.dstPitch) = (mapped() + $size / 2, 64 + $size / 2);
                    (i.Width, i.Height) = (width, height);
                });
            }
        };
    }
    plane!(cuMemsetD2D16_v2 { us: 0 }, 2, [637, 210]);
    plane!(cuMemsetD2D32_v2 { ui: 0 }, 4, [636, 211]);
    plane!(cuMemsetD2D16Async { us: 0, hStream: at(0) }, 2, [637, 210]);
    plane!(cuMemsetD2D32Async { ui: 0, hStream: at(0) }, 4, [636, 211]);
}

const FLOAT: CUarray_format = CUarray_format::CU_AD_FORMAT_FLOAT;
const COMPRESSED: CUarray_format = CUarray_format::CU_AD_FORMAT_BC6H_UF16;
const OF_FORMAT: &str = "the text contradicts that of the format";

fn flat_arrays(cases: &Cases) {
    let mut c = cases
        .call(|| {
            let (Format, NumChannels) = (FLOAT, 1);
            let array = CUDA_ARRAY_DESCRIPTOR { Width: 64, Height: 64, Format, NumChannels };
            cuArrayCreate_v2 { pAllocateArray: one(array) }
        })
        .undo(|_, hArray| cuArrayDestroy { hArray });
    for channels in [2, 4] {
        c.accepts(format!("{channels} channels"), |i| i.pAllocateArray.NumChannels = channels);
    }
    for format in [1, 2, 3, 8, 9, 10, 16, 32] {
        let text = "pAllocateArray.NumChannels (3) must be 1, 2 or 4, because pAllocateArray.Format is \
                    CU_AD_FORMAT_UNSIGNED_INT8, CU_AD_FORMAT_UNSIGNED_INT16, CU_AD_FORMAT_UNSIGNED_INT32, \
                    CU_AD_FORMAT_SIGNED_INT8, CU_AD_FORMAT_SIGNED_INT16, CU_AD_FORMAT_SIGNED_INT32, CU_AD_FORMAT_HALF \
                    or CU_AD_FORMAT_FLOAT";
        c.rejects(402, text, |i| {
                i.pAllocateArray.Format.0 = format;
                i.pAllocateArray.NumChannels = 3;
            });
    }
    c.accepts("three channels of another format", |i| {
        (i.pAllocateArray.Format, i.pAllocateArray.NumChannels) = (COMPRESSED, 3);
    });
}

const LAYERED: u32 = CUDA_ARRAY3D_LAYERED;
const SURFACE: u32 = CUDA_ARRAY3D_SURFACE_LDST;
const CUBE: u32 = CUDA_ARRAY3D_CUBEMAP;
const GATHER: u32 = CUDA_ARRAY3D_TEXTURE_GATHER;

/// The ends of texts about the shapes of arrays.
const LINE: &str = "@.Height and @.Depth are 0";
const PLANE: &str = "@.Depth is 0";
const LINES: &str = "@.Height is 0";
const NO_LAYERS: &str = "does not have CUDA_ARRAY3D_LAYERED";
const FLAT: &str = "does not have CUDA_ARRAY3D_LAYERED or CUDA_ARRAY3D_CUBEMAP";
const LAYERS: &str = "has CUDA_ARRAY3D_LAYERED but does not have CUDA_ARRAY3D_CUBEMAP";

type Descriptor = CUDA_ARRAY3D_DESCRIPTOR;
type Extents = fn(usize) -> [usize; 3];

fn extents([Width, Height, Depth]: [usize; 3], Flags: u32) -> Descriptor {
    Descriptor { Width, Height, Depth, Format: FLOAT, NumChannels: 1, Flags }
}

/// Answers with a limit for each attribute: 500 plus its number for those of surfaces, more for those of textures.
const LIMITS: Answers = Answers { attribute: limit_of, ..Answers::USUAL };

fn limit_of(attribute: CUdevice_attribute) -> i32 {
    let name = format!("{attribute:?}");
    match name.contains("_SURFACE") {
        true => 500 + attribute.0 as i32,
        false if name.contains("_TEXTURE") => 1000 + attribute.0 as i32,
        false => 1,
    }
}

/// The limit of this name, and the attribute.
fn limit(name: &str) -> (usize, String) {
    let name = format!("CU_DEVICE_ATTRIBUTE_MAXIMUM_{name}");
    let mut attributes = (0..200).map(CUdevice_attribute);
    let attribute = attributes.find(|attribute| format!("{attribute:?}") == name).expect(&name);
    (limit_of(attribute) as usize, name)
}

/// Each limit of arrays with these flags, with the extents that reach it. The texts end with the extent that is not zero,
/// unless the rule is about that, and then with those that are, and with the flags: `@` is the path there.
fn limits<C: Call>(
    c: &mut Case<C>,
    path: &str,
    array: fn(&mut C) -> &mut Descriptor,
    flags: u32,
    [not_zero, zero, of_flags]: [&str; 3],
    rows: &[(u32, &str, Extents)],
) {
    c.under(LIMITS);
    for (rule, name, reach) in rows {
        let (most, attribute) = limit(name);
        // Layers of cubemaps come in sixes.
        let step = if name.ends_with("CUBEMAP_LAYERED_LAYERS") { 6 } else { 1 };
        let reached = most - most % step;
        let extent = match name.rsplit('_').next() {
            Some("WIDTH") => "Width",
            Some("HEIGHT") => "Height",
            _ => "Depth",
        };
        let beyond = reached + step;
        let own = format!("@.{not_zero} is not zero");
        let own = if ["", extent].contains(&not_zero) { "" } else { &own };
        let shape: Vec<&str> = [own, zero].into_iter().filter(|clause| !clause.is_empty()).collect();
        let and = if shape.is_empty() { "" } else { " and " };
        let kind = format!("{}{and}@.Flags {of_flags}", shape.join(", ")).replace('@', path);
        let text = format!("{path}.{extent} ({beyond}) must be at most {most}, the device's {attribute}, because {kind}");
        c.accepts(*name, |i| *array(i) = extents(reach(reached), flags));
        c.rejects(*rule, text, |i| *array(i) = extents(reach(beyond), flags));
    }
    c.usual();
}

fn arrays(cases: &Cases) {
    // The usual limits are 1.
    let mut c = cases
        .call(|| cuArray3DCreate_v2 { pAllocateArray: one(extents([1, 1, 0], 0)) })
        .undo(|_, hArray| cuArrayDestroy { hArray });
    let set = |extents_: [usize; 3], flags| {
        move |i: &mut cuArray3DCreate_v2| *i.pAllocateArray = extents(extents_, flags)
    };
    let flags = "because pAllocateArray.Flags has";
    c.left(OF_FORMAT, "three channels of a compressed format", |i| {
        (i.pAllocateArray.Format, i.pAllocateArray.NumChannels) = (COMPRESSED, 3);
    });
    c.rejects(402, "pAllocateArray.NumChannels (3)", |i| i.pAllocateArray.NumChannels = 3);
    c.rejects(411, "pAllocateArray.Width (0) must not be zero", set([0, 64, 0], 0));
    c.accepts("layers of lines", set([1, 0, 1], LAYERED));
    let must = "pAllocateArray.Height (0) must not be zero, because pAllocateArray.Depth is not zero and \
                pAllocateArray.Flags does not have CUDA_ARRAY3D_LAYERED or CUDA_ARRAY3D_CUBEMAP";
    c.rejects(414, must, set([64, 0, 2], 0));
    for (height, more) in [(0, 0), (64, 0), (64, CUBE)] {
        let text = format!("pAllocateArray.Depth (0) must not be zero, {flags} CUDA_ARRAY3D_LAYERED");
        c.rejects(412, text, set([64, height, 0], more | LAYERED));
    }
    let plane = set([1, 1, 0], GATHER);
    for (height, depth, more) in [
        (0, 0, 0),
        (64, 2, 0),
        (0, 2, LAYERED),
        (64, 2, LAYERED),
        (64, 6, CUBE),
        (64, 6, CUBE | LAYERED),
    ] {
        let text = format!(
            "pAllocateArray.Flags ({}) must not have CUDA_ARRAY3D_TEXTURE_GATHER, because the array has layers or \
             does not have two dimensions",
            more | GATHER
        );
        let rejected = c.rejects(413, text, set([64, height, depth], more | GATHER));
        rejected.unless("a plane to gather", plane);
    }
    c.accepts("a cube", set([1, 1, 6], CUBE));
    let cube = format!("{flags} CUDA_ARRAY3D_CUBEMAP but does not have CUDA_ARRAY3D_LAYERED");
    let cubes = format!("{flags} CUDA_ARRAY3D_CUBEMAP and CUDA_ARRAY3D_LAYERED");
    for (rule, text, end, wrong, flags) in [
        (415, "Height (63) must be 64, Width", &cube, [64, 63, 6], CUBE),
        (416, "Depth (12) must be 6", &cube, [64, 64, 12], CUBE),
        (417, "Height (65) must be 64, Width", &cubes, [64, 65, 12], CUBE | LAYERED),
        (418, "Depth (13) must be a multiple of 6", &cubes, [64, 64, 13], CUBE | LAYERED),
    ] {
        c.rejects(rule, format!("pAllocateArray.{text}, {end}"), set(wrong, flags));
    }
    c.under(LIMITS);
    c.accepts("two cubes", set([64, 64, 12], CUBE | LAYERED));

    let mut of = |flags, kind: [&str; 3], rows: &[(u32, &str, Extents)]| {
        limits(&mut c, "pAllocateArray", |i| &mut i.pAllocateArray, flags, kind, rows);
    };
    let gather = "CUDA_ARRAY3D_TEXTURE_GATHER";
    let has = |more: &str| format!("has {more}CUDA_ARRAY3D_SURFACE_LDST");
    let (plain, gathered) = (format!("{NO_LAYERS}, CUDA_ARRAY3D_CUBEMAP or {gather}"), format!("has {gather} but {FLAT}"));
    let surface = format!("{} but {FLAT}", has(""));
    let (width, height): (Extents, Extents) = (|n| [n, 1, 0], |n| [1, n, 0]);
    of(0, ["", LINE, FLAT], &[(403, "TEXTURE1D_WIDTH", |n| [n, 0, 0])]);
    of(0, ["Height", PLANE, &plain], &[(404, "TEXTURE2D_WIDTH", width), (405, "TEXTURE2D_HEIGHT", height)]);
    of(GATHER, ["Height", PLANE, &gathered], &[
        (406, "TEXTURE2D_GATHER_WIDTH", width),
        (407, "TEXTURE2D_GATHER_HEIGHT", height),
    ]);
    of(SURFACE, ["", LINE, &surface], &[(430, "SURFACE1D_WIDTH", |n| [n, 0, 0])]);
    of(SURFACE, ["Height", PLANE, &surface], &[(431, "SURFACE2D_WIDTH", width), (432, "SURFACE2D_HEIGHT", height)]);
    of(SURFACE | GATHER, ["Height", PLANE, &surface], &[(432, "SURFACE2D_HEIGHT", height)]);
    let (width, height, depth): (Extents, Extents, Extents) = (|n| [n, 1, 1], |n| [1, n, 1], |n| [1, 1, n]);
    let (row, rows): (Extents, Extents) = (|n| [n, 0, 1], |n| [1, 0, n]);
    let square: Extents = |n| [n, n, 6];
    of(LAYERED, ["", LINES, LAYERS], &[
        (422, "TEXTURE1D_LAYERED_WIDTH", row),
        (423, "TEXTURE1D_LAYERED_LAYERS", rows),
    ]);
    of(LAYERED, ["Height", "", LAYERS], &[
        (424, "TEXTURE2D_LAYERED_WIDTH", width),
        (425, "TEXTURE2D_LAYERED_HEIGHT", height),
        (426, "TEXTURE2D_LAYERED_LAYERS", depth),
    ]);
    let cube = "has CUDA_ARRAY3D_CUBEMAP but does not have CUDA_ARRAY3D_LAYERED";
    of(CUBE, ["", "", cube], &[(427, "TEXTURECUBEMAP_WIDTH", square)]);
    of(CUBE | LAYERED, ["", "", "has CUDA_ARRAY3D_CUBEMAP and CUDA_ARRAY3D_LAYERED"], &[
        (428, "TEXTURECUBEMAP_LAYERED_WIDTH", square),
        (429, "TEXTURECUBEMAP_LAYERED_LAYERS", depth),
    ]);
    of(SURFACE, ["Depth", "", &surface], &[
        (433, "SURFACE3D_WIDTH", width),
        (434, "SURFACE3D_HEIGHT", height),
        (435, "SURFACE3D_DEPTH", depth),
    ]);
    let layers = has("CUDA_ARRAY3D_LAYERED and ") + " but does not have CUDA_ARRAY3D_CUBEMAP";
    of(SURFACE | LAYERED, ["", LINES, &layers], &[
        (436, "SURFACE1D_LAYERED_WIDTH", row),
        (437, "SURFACE1D_LAYERED_LAYERS", rows),
    ]);
    of(SURFACE | LAYERED, ["Height", "", &layers], &[
        (438, "SURFACE2D_LAYERED_WIDTH", width),
        (439, "SURFACE2D_LAYERED_HEIGHT", height),
        (440, "SURFACE2D_LAYERED_LAYERS", depth),
    ]);
    let cube = has("CUDA_ARRAY3D_CUBEMAP and ") + " but does not have CUDA_ARRAY3D_LAYERED";
    of(SURFACE | CUBE, ["", "", &cube], &[(441, "SURFACECUBEMAP_WIDTH", square)]);
    of(SURFACE | CUBE | LAYERED, ["", "", &has("CUDA_ARRAY3D_CUBEMAP, CUDA_ARRAY3D_LAYERED and ")], &[
        (442, "SURFACECUBEMAP_LAYERED_WIDTH", square),
        (443, "SURFACECUBEMAP_LAYERED_LAYERS", depth),
    ]);

    // A box is within one of two sets of limits, and the text is about the usual one.
    c.under(LIMITS);
    let exceeds = "because the array exceeds a limit that ends in _ALTERNATE";
    for (rule, extent, reach) in [(419, "Width", width), (420, "Height", height), (421, "Depth", depth)] {
        let name = format!("TEXTURE3D_{}", extent.to_uppercase());
        let (usual, attribute) = limit(&name);
        let (most, _) = limit(&format!("{name}_ALTERNATE"));
        assert!(usual < most);
        let depth = if extent == "Depth" { "" } else { ", pAllocateArray.Depth is not zero" };
        let text = format!(
            "pAllocateArray.{extent} ({}) must be at most {usual}, the device's {attribute}, {exceeds}{depth} and pAllocateArray.Flags {FLAT}",
            most + 1
        );
        let rejected = c.rejects(rule, text, set(reach(most + 1), 0));
        rejected.unless(format!("{name}_ALTERNATE"), set(reach(most), 0));
    }
    // Each extent is within a limit, but not all are within those of one set.
    let ((wide, _), (deep, _)) = (limit("TEXTURE3D_WIDTH_ALTERNATE"), limit("TEXTURE3D_DEPTH_ALTERNATE"));
    c.rejects(419, format!("pAllocateArray.Width ({wide})"), set([wide, 1, deep + 1], 0));
    c.under(attribute(|_| 0));
    c.accepts("a device that reports no limits", set([1 << 20, 0, 0], SURFACE));
    c.under(UNKNOWN);
    c.accepts("an unknown device", set([1 << 20, 0, 0], SURFACE));
}

fn mipmapped_arrays(cases: &Cases) {
    let mut c = cases
        .call(|| cuMipmappedArrayCreate {
            pMipmappedArrayDesc: one(extents([1, 1, 0], 0)),
            numMipmapLevels: 1,
        })
        .undo(|_, hMipmappedArray| cuMipmappedArrayDestroy { hMipmappedArray });
    c.left(OF_FORMAT, "three channels of a compressed format", |i| {
        (i.pMipmappedArrayDesc.Format, i.pMipmappedArrayDesc.NumChannels) = (COMPRESSED, 3);
    });
    c.rejects(402, "pMipmappedArrayDesc.NumChannels (3)", |i| i.pMipmappedArrayDesc.NumChannels = 3);
    c.rejects(411, "pMipmappedArrayDesc.Width (0)", |i| i.pMipmappedArrayDesc.Width = 0);
    let mut of = |flags, kind: [&str; 3], rows: &[(u32, &str, Extents)]| {
        limits(&mut c, "pMipmappedArrayDesc", |i| &mut i.pMipmappedArrayDesc, flags, kind, rows);
    };
    of(0, ["", LINE, FLAT], &[(408, "TEXTURE1D_MIPMAPPED_WIDTH", |n| [n, 0, 0])]);
    for flags in [0, GATHER] {
        of(flags, ["Height", PLANE, FLAT], &[
            (409, "TEXTURE2D_MIPMAPPED_WIDTH", |n| [n, 1, 0]),
            (410, "TEXTURE2D_MIPMAPPED_HEIGHT", |n| [1, n, 0]),
        ]);
    }
    of(LAYERED, ["", LINES, LAYERS], &[(422, "TEXTURE1D_LAYERED_WIDTH", |n| [n, 0, 1])]);
    let surface = format!("has CUDA_ARRAY3D_SURFACE_LDST but {FLAT}");
    of(SURFACE, ["", LINE, &surface], &[(430, "SURFACE1D_WIDTH", |n| [n, 0, 0])]);
    c.under(LIMITS);
    let (deep, _) = limit("TEXTURE3D_DEPTH_ALTERNATE");
    c.rejects(421, format!("pMipmappedArrayDesc.Depth ({})", deep + 1), |i| {
        *i.pMipmappedArrayDesc = extents([1, 1, deep + 1], 0);
    });
    c.under(attribute(|_| 0));
    c.accepts("a device that reports no limits", |i| *i.pMipmappedArrayDesc = extents([1 << 20, 0, 0], 0));
    c.under(UNKNOWN);
    c.accepts("an unknown device", |i| *i.pMipmappedArrayDesc = extents([1 << 20, 0, 0], 0));
}

fn handles(cases: &Cases) {
    const OTHER: CUmemRangeHandleType = CUmemRangeHandleType(2);
    let mut c = cases
        .call(|| cuMemGetHandleForAddressRange {
            handle: place(0_u64),
            dptr: mapped(),
            // A multiple of the page size of any host.
            size: 1 << 16,
            handleType: CUmemRangeHandleType::CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD,
            flags: 0,
        })
        .undo(|i, ()| Close(i.handle));
    let must = format!("must be a multiple of {}, the size of the host's pages", page());
    c.rejects(212, format!("dptr ({:#x}) {must}", (2_u64 << 40) + 2048), |i| i.dptr += 2048);
    c.rejects(213, format!("size (2048) {must}"), |i| i.size = 2048);
    c.accepts("another type", |i| i.handleType = OTHER);
    let until_12_6 = || (until(12_060, 214), "1) must be zero up to CUDA 12.6");
    c.judged("flags (", &[until_12_6()], |i| i.flags = 1);
    let other = "1) must be zero, because handleType is not CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD";
    c.judged("flags (", &[until_12_6(), (216.into(), other)], |i| (i.handleType, i.flags) = (OTHER, 1));
    let only = "CUmemRangeFlags(0x2)) must have no bits but CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE since CUDA \
                12.8, because handleType is CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD";
    let until_12_6 = (until(12_060, 214), "2) must be zero up to CUDA 12.6");
    c.judged("flags (", &[until_12_6, (since(12_080, 215), only)], |i| i.flags = 2);
}

fn decompression(cases: &Cases) {
    let mut c = cases
        .call(|| cuMemBatchDecompressAsync {
            paramsArray: many([CUmemDecompressParams::default(); 2]),
            count: 2,
            flags: 0,
            errorIndex: null(),
            stream: STREAM,
        })
        .only_mock("needs compressed data");
    c.accepts("no entries", |i| (i.paramsArray, i.count) = (null(), 0));
    c.rejects(217, "flags (1) must be zero", |i| i.flags = 1);
    c.rejects(218, "paramsArray[1].padding[19] (7) must be zero", |i| i.paramsArray[1].padding[19] = 7);
}
