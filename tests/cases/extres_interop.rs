use super::*;
use super::va::attribute;
use std::ffi::c_void;
use std::fmt::Debug;

use CUexternalMemoryHandleType as M;
use CUexternalSemaphoreHandleType as S;

const THERE: *mut c_void = at(0x1000);
const NULL: *mut c_void = at(0);
const FOREIGN: &str = "needs memory or semaphores of another API";

/// Descriptors that are none of an object.
#[cfg(all(unix, not(miri)))]
fn refused_descriptors(cases: &Cases) {
    let with = |fd| {
        let type_ = M::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD;
        let mut desc = CUDA_EXTERNAL_MEMORY_HANDLE_DESC { type_, size: 4096, ..Default::default() };
        desc.handle.fd = fd;
        one(desc)
    };
    let because = "and memHandleDesc.type is CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD";
    let mut c = cases.call(|| cuImportExternalMemory { memHandleDesc: with(-1) });
    c.explains(944, format!("memHandleDesc.handle.fd (-1) is not an open file descriptor of this process, {because} [UNKNOWN]"), |_| {});
    #[cfg(target_os = "linux")]
    c.explains(945, format!("it may be that memHandleDesc.handle.fd (*) is a descriptor of a folder, a pipe, a socket or a disk, and not of an object of this type, {because} [UNKNOWN]"), |i| i.memHandleDesc = with(super::va::descriptors()[0]));
    c.explains(946, format!("it may be that memHandleDesc.handle.fd (*) is not a descriptor of an object of this type, {because} [UNKNOWN]"),
        |i| i.memHandleDesc = with(super::va::descriptors()[1]));
}

pub fn cases(cases: &Cases) {
    #[cfg(all(unix, not(miri)))]
    refused_descriptors(cases);
    let mut c = cases.call(|| {
        let type_ = M::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT;
        let mut desc = CUDA_EXTERNAL_MEMORY_HANDLE_DESC { type_, size: 4096, ..Default::default() };
        desc.handle.win32.handle = THERE;
        cuImportExternalMemory { memHandleDesc: one(desc) }
    });
    c.explains(733, "it may be that memHandleDesc.type (CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT) is a type of handle that this system or device does not support [NOT_SUPPORTED]", |_| {});
    c.explains(816, "memHandleDesc.size is zero, and memHandleDesc.type is CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD",
        |i| (i.memHandleDesc.type_, i.memHandleDesc.size) = (M::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD, 0));
    import_memory(cases);
    import_semaphore(cases);
    operations(cases);

    let mut c = cases
        .call(|| {
            let desc = CUDA_EXTERNAL_MEMORY_BUFFER_DESC { size: 4096, ..Default::default() };
            cuExternalMemoryGetMappedBuffer { extMem: at(0), bufferDesc: one(desc) }
        })
        .only_mock(FOREIGN);
    c.rejects(74, "bufferDesc.flags (1) must be zero", |i| i.bufferDesc.flags = 1);
    c.explains(804, "bufferDesc.size is zero", |i| (i.extMem, i.bufferDesc.size) = (at(0x1000), 0));
    mipmapped(cases);
}

/// The rules of a handle of Windows or a name, in the struct at `path`: for the types that have one of both, and those
/// that have no name. `set` changes the type, the handle and the name.
fn win32<C: Call, T: Copy + Debug>(
    c: &mut Case<C>,
    (path, code): (&str, &str),
    named: &[T],
    unnamed: &[T],
    set: fn(&mut C, T, [*mut c_void; 2]),
) {
    let name = format!("{path}.handle.win32.name");
    let handle = &format!("{path}.handle.win32.handle");
    for &type_ in named {
        c.accepts(format!("a name, {type_:?}"), |i| set(i, type_, [NULL, THERE]));
        let is = format!("{handle} is null and {path}.type is {type_:?}{code}");
        let must = format!("{name} (null) must not be null, because {is}");
        c.rejects(64, must, |i| set(i, type_, [NULL, NULL]));
    }
    for &type_ in unnamed {
        for name in [NULL, THERE] {
            let is = format!("{path}.type is {type_:?}{code}");
            let must = format!("{handle} (null) must not be null, because {is}");
            c.rejects(66, must, |i| set(i, type_, [NULL, name]));
        }
    }
    for &type_ in named.iter().chain(unnamed) {
        let is = format!("{handle} is not null and {path}.type is {type_:?}{code}");
        let must = format!("{name} (0x1000) must be null, because {is}");
        c.rejects(65, must, |i| set(i, type_, [THERE, THERE]));
    }
}

fn import_memory(cases: &Cases) {
    type Desc = CUDA_EXTERNAL_MEMORY_HANDLE_DESC;
    fn desc(type_: M, [handle, name]: [*mut c_void; 2], flags: u32) -> In<Desc> {
        let win32 = CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle_win32 { handle, name };
        let handle = CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle { win32 };
        one(Desc { type_, handle, size: 4096, flags, ..Default::default() })
    }
    let mut c = cases
        .call(|| cuImportExternalMemory { memHandleDesc: desc(M(1), [THERE, NULL], 0) })
        .only_mock(FOREIGN);
    for type_ in [2, 3, 4, 8].map(M) {
        c.accepts(format!("{type_:?}"), |i| i.memHandleDesc = desc(type_, [THERE, NULL], 0));
    }
    for type_ in (1..=8).map(M) {
        let name = format!("dedicated, {type_:?}");
        c.accepts(name, |i| i.memHandleDesc = desc(type_, [THERE, NULL], 1));
    }
    let of = "CU_EXTERNAL_MEMORY_HANDLE_TYPE";
    let old = format!(
        "{of}_OPAQUE_FD, {of}_OPAQUE_WIN32, {of}_OPAQUE_WIN32_KMT, {of}_D3D12_HEAP, {of}_D3D12_RESOURCE, \
         {of}_D3D11_RESOURCE, {of}_D3D11_RESOURCE_KMT"
    );
    let until_12_9 = format!(" must be {old} or {of}_NVSCIBUF");
    let newest = format!(" must be {old}, {of}_NVSCIBUF or {of}_DMABUF_FD");
    let rules = [(until(12_090, 69), &*until_12_9), (since(13_000, 69), &*newest)];
    for (type_, lacking) in [(M(0), 2), (M(9), 1), (M(10), 2)] {
        let start = format!("memHandleDesc.type ({type_:?})");
        c.judged(start, &rules[..lacking], |i| i.memHandleDesc = desc(type_, [THERE, NULL], 0));
    }
    let must = "must have no bits but CUDA_EXTERNAL_MEMORY_DEDICATED";
    c.rejects(70, format!("memHandleDesc.flags (2) {must}"), |i| i.memHandleDesc.flags = 2);
    win32(
        &mut c,
        ("memHandleDesc", ""),
        &[2, 4, 5, 6].map(M),
        &[3, 7].map(M),
        |i, type_, win32| i.memHandleDesc = desc(type_, win32, 1),
    );
    let is = format!("because memHandleDesc.type is {of}");
    let object = "memHandleDesc.handle.nvSciBufObject (null) must not be null";
    c.rejects(71, format!("{object}, {is}_NVSCIBUF"), |i| {
        i.memHandleDesc = desc(M(8), [NULL, NULL], 0);
    });
    let must = format!(
        "must be 1, CUDA_EXTERNAL_MEMORY_DEDICATED, {is}_D3D12_RESOURCE, {of}_D3D11_RESOURCE or {of}_D3D11_RESOURCE_KMT"
    );
    for type_ in [5, 6, 7].map(M) {
        c.rejects(73, format!("memHandleDesc.flags (0) {must}"), |i| {
            i.memHandleDesc = desc(type_, [THERE, NULL], 0);
        });
    }
    c.on(13_000..);
    let must = format!("memHandleDesc.flags (1) must be zero since CUDA 13.0, {is}_DMABUF_FD");
    c.rejects(since(13_000, 72), must, |i| i.memHandleDesc = desc(M(9), [THERE, NULL], 1));
}

fn import_semaphore(cases: &Cases) {
    type Desc = CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC;
    fn desc(type_: S, [handle, name]: [*mut c_void; 2]) -> In<Desc> {
        let win32 = CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle_win32 { handle, name };
        let handle = CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle { win32 };
        one(Desc { type_, handle, ..Default::default() })
    }
    let mut c = cases
        .call(|| cuImportExternalSemaphore { semHandleDesc: desc(S(1), [THERE, NULL]) })
        .only_mock(FOREIGN);
    for type_ in (2..=10).map(S) {
        c.accepts(format!("{type_:?}"), |i| i.semHandleDesc = desc(type_, [THERE, NULL]));
    }
    let of = "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE";
    let types = format!(
        "{of}_OPAQUE_FD, {of}_OPAQUE_WIN32, {of}_OPAQUE_WIN32_KMT, {of}_D3D12_FENCE, {of}_D3D11_FENCE, {of}_NVSCISYNC, \
         {of}_D3D11_KEYED_MUTEX, {of}_D3D11_KEYED_MUTEX_KMT, {of}_TIMELINE_SEMAPHORE_FD or \
         {of}_TIMELINE_SEMAPHORE_WIN32 [undocumented]"
    );
    for type_ in [0, 11].map(S) {
        let must = format!("semHandleDesc.type ({type_:?}) must be {types}");
        c.rejects(75, must, |i| i.semHandleDesc = desc(type_, [THERE, NULL]));
    }
    let flags = "semHandleDesc.flags (1) must be zero [undocumented]";
    c.rejects(76, flags, |i| i.semHandleDesc.flags = 1);
    win32(
        &mut c,
        ("semHandleDesc", " [undocumented]"),
        &[2, 4, 5, 7, 10].map(S),
        &[3, 8].map(S),
        |i, type_, win32| i.semHandleDesc = desc(type_, win32),
    );
    let text = "semHandleDesc.handle.nvSciSyncObj (null) must not be null, because semHandleDesc.type is \
                CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC [undocumented]";
    c.rejects(77, text, |i| i.semHandleDesc = desc(S(6), [NULL, NULL]));
}

fn operations(cases: &Cases) {
    macro_rules! operations {
        ($call:ident: $rule:literal, $flag:literal $name:literal, $other:literal) => {
            let mut c = cases
                .call(|| $call {
                    extSemArray: many([at(0); 2]),
                    paramsArray: many([Default::default(); 2]),
                    numExtSems: 2,
                    stream: at(0),
                })
                .only_mock(FOREIGN);
            c.accepts($name, |i| i.paramsArray[1].flags = $flag);
            let must = concat!("(", $other, ") must have no bits but ", $name);
            let must = format!("paramsArray[1].flags {must} [undocumented]");
            c.rejects($rule, must, |i| i.paramsArray[1].flags = $other);
        };
    }
    operations!(cuSignalExternalSemaphoresAsync: 558, 1 "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC", 2);
    operations!(cuWaitExternalSemaphoresAsync: 559, 2 "CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC", 1);
}

fn mipmapped(cases: &Cases) {
    type Call = cuExternalMemoryGetMappedMipmappedArray;
    fn of([Width, Height, Depth]: [usize; 3], Flags: u32, NumChannels: u32) -> Call {
        let Format = CUarray_format::CU_AD_FORMAT_UNSIGNED_INT8;
        let arrayDesc =
            CUDA_ARRAY3D_DESCRIPTOR { Width, Height, Depth, Format, NumChannels, Flags };
        let mut desc = CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC::default();
        (desc.arrayDesc, desc.numLevels) = (arrayDesc, 1);
        Call { extMem: at(0), mipmapDesc: one(desc) }
    }
    let mut c = cases.call(|| of([64, 32, 5], 0, 1)).only_mock(FOREIGN);
    let (cube, layered) = (CUDA_ARRAY3D_CUBEMAP, CUDA_ARRAY3D_LAYERED);
    let path = "mipmapDesc.arrayDesc";
    c.under(attribute(|_| 64));
    c.accepts("a cubemap", |i| *i = of([64, 64, 6], cube, 1));
    c.accepts("two cubemaps", |i| *i = of([64, 64, 12], cube | layered, 1));
    let width = format!("{path}.Width (65) must be at most 64, the device's CU_DEVICE_ATTRIBUTE_MAXIMUM");
    let (zero, flat) = (
        format!("because {path}.Height and {path}.Depth are 0 and {path}.Flags"),
        "does not have CUDA_ARRAY3D_LAYERED or CUDA_ARRAY3D_CUBEMAP",
    );
    let line = format!("{width}_TEXTURE1D_MIPMAPPED_WIDTH, {zero} {flat}");
    c.rejects(408, line, |i| *i = of([65, 0, 0], 0, 1));
    let is_cube = format!("because {path}.Flags has CUDA_ARRAY3D_CUBEMAP but does not have CUDA_ARRAY3D_LAYERED");
    let faces = format!("{width}_TEXTURECUBEMAP_WIDTH, {is_cube}");
    c.rejects(427, faces, |i| *i = of([65, 65, 6], cube, 1));
    c.rejects(421, format!("{path}.Depth (65)"), |i| *i = of([64, 64, 65], 0, 1));
    c.accepts("four channels", |i| *i = of([64, 32, 5], 0, 4));
    let f = "CU_AD_FORMAT";
    let integers = format!(
        "{f}_UNSIGNED_INT8, {f}_UNSIGNED_INT16, {f}_UNSIGNED_INT32, {f}_SIGNED_INT8, {f}_SIGNED_INT16, {f}_SIGNED_INT32"
    );
    let must = format!("must be 1, 2 or 4, because {path}.Format is {integers}, {f}_HALF or {f}_FLOAT");
    c.rejects(402, format!("{path}.NumChannels (3) {must}"), |i| *i = of([64, 32, 5], 0, 3));
    const NARROW: CUdevice_attribute =
        CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH;
    c.under(attribute(|attribute| if attribute == NARROW { 63 } else { 64 }));
    c.accepts("a line", |i| *i = of([64, 0, 0], 0, 1));
    c.accepts("a surface", |i| *i = of([63, 0, 0], CUDA_ARRAY3D_SURFACE_LDST, 1));
    let surface = format!(
        "must be at most 63, the device's CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH, {zero} has \
            CUDA_ARRAY3D_SURFACE_LDST but {flat}"
    );
    c.rejects(430, format!("{path}.Width (64) {surface}"), |i| {
        *i = of([64, 0, 0], CUDA_ARRAY3D_SURFACE_LDST, 1);
    });
    c.usual();
    c.rejects(411, format!("{path}.Width (0) must not be zero"), |i| *i = of([0, 0, 0], 0, 1));
    let height = format!("{path}.Height (32) must be 64, Width, {is_cube}");
    c.rejects(415, height, |i| *i = of([64, 32, 6], cube, 1));
    for depth in [5, 12] {
        let must = format!("{path}.Depth ({depth}) must be 6, {is_cube}");
        c.rejects(416, must, |i| *i = of([64, 64, depth], cube, 1));
    }
    let of_cubes = format!("because {path}.Flags has CUDA_ARRAY3D_CUBEMAP and CUDA_ARRAY3D_LAYERED");
    c.rejects(418, format!("{path}.Depth (7) must be a multiple of 6, {of_cubes}"), |i| {
        *i = of([64, 64, 7], cube | layered, 1);
    });
}
