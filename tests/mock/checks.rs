//! The checks without the calls: they return the verdicts of the calls for C's parameters, and make no call.
#![cfg(not(miri))]

use crate::mock::{Answers, QUERIES, answering, install, reached, record};
use cuda_checked::{Cause, Precondition, causes, checks, types::*};
use std::ptr;

/// Returns the rule that a check finds broken. The check only sends queries.
fn checked(check: impl FnOnce() -> Result<(), Precondition>) -> Option<u32> {
    let (verdict, reached) = reached(check);
    for reached in reached {
        assert!(QUERIES.contains(&reached.function), "{} is called", reached.function);
    }
    verdict.err().map(|broken| broken.id())
}

#[test]
fn a_reference() {
    let mut pool = ptr::null_mut();
    let mut props = CUmemPoolProps {
        allocType: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
        ..Default::default()
    };
    props.location.type_ = CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE;
    // SAFETY: the pointers are null or valid.
    let mut check = |props| checked(|| unsafe { checks::cuMemPoolCreate(&mut pool, props) });
    assert_eq!(check(&props), None);
    // Without the argument its rules cannot be checked.
    assert_eq!(check(ptr::null()), None);
    props.reserved[52] = 1;
    assert_eq!(check(&props), Some(544));
}

#[test]
fn a_slice() {
    let mut access = [CUmemAccessDesc::default(); 2];
    for access in &mut access {
        access.location.type_ = CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE;
    }
    access[1].flags = CUmemAccess_flags(2);
    // SAFETY: there are that many elements.
    let check = |desc, count| checked(|| unsafe { checks::cuMemSetAccess(0, 0, desc, count) });
    assert_eq!(check(access.as_ptr(), 1), None);
    assert_eq!(check(ptr::null(), 2), None);
    assert_eq!(check(access.as_ptr(), 2), Some(527));
}

/// Checks do not follow a misaligned pointer, in a parameter or in a struct, and count it.
#[test]
fn misaligned() {
    let bytes = [1_u64; 64];
    let odd = bytes.as_ptr().wrapping_byte_add(1);
    let attrs = odd.cast_mut().cast();
    let config = CUlaunchConfig {
        gridDimX: 1,
        gridDimY: 1,
        gridDimZ: 1,
        blockDimX: 1,
        blockDimY: 1,
        blockDimZ: 1,
        attrs,
        numAttrs: 1,
        ..Default::default()
    };
    let null = ptr::null_mut::<u8>();
    // SAFETY: nothing is read where no value can lie, and the rest is valid.
    unsafe {
        assert_eq!(checked(|| checks::cuMemPoolCreate(null.cast(), odd.cast())), None);
        assert_eq!(checked(|| checks::cuMemSetAccess(0, 0, odd.cast(), 1)), None);
        let launch = || checks::cuLaunchKernelEx(&config, null.cast(), null.cast(), null.cast());
        assert_eq!(checked(launch), None);
    }
    let elsewhere = std::thread::spawn(checks::misaligned).join();
    assert_eq!(elsewhere.expect("it ends"), 0);
    // The launch has six functions of rules that look.
    assert_eq!((checks::misaligned(), checks::misaligned()), (8, 0));
}

/// Checks do not follow a count that no memory has.
#[test]
fn endless() {
    let access = CUmemAccessDesc::default();
    for count in [usize::MAX, isize::MAX as usize, isize::MAX as usize / size_of_val(&access) + 1] {
        // SAFETY: nothing is read.
        assert_eq!(checked(|| unsafe { checks::cuMemSetAccess(0, 0, &access, count) }), None);
    }
}

#[test]
fn without_queries() {
    let limit = CUlimit::CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH;
    // SAFETY: there are no pointers.
    let check = || reached(|| unsafe { checks::cuCtxSetLimit(limit, 1) });
    answering(Answers { attribute: |_| 9, ..Answers::USUAL }, || {
        let (verdict, asked) = check();
        assert!(verdict.is_err() && !asked.is_empty());
        let (verdict, asked) = checks::without_queries(check);
        assert!(verdict.is_ok() && asked.is_empty());
        assert!(check().0.is_err());
    });
}

/// The parts of an error, for logs and lists of ignored rules.
#[test]
fn parts() {
    let flags = CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READ;
    let location = CUmemLocation { type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE, id: 0 };
    let access = [flags, CUmemAccess_flags(2)].map(|flags| CUmemAccessDesc { location, flags });
    // SAFETY: there are two elements.
    let check = || unsafe { checks::cuMemSetAccess(0, 0, access.as_ptr(), 2) };
    let broken = reached(check).0.expect_err("no such flags");
    assert_eq!((broken.call(), broken.parameter()), ("cuMemSetAccess", "desc[i].flags"));
    assert_eq!((broken.index(), broken.value()), (Some(1), 2));
    assert_eq!(broken.documented_code(), Some(CUresult::CUDA_ERROR_INVALID_VALUE));
    assert!(!broken.needs_query() && !broken.is_probe());
    assert_eq!(broken.to_string(), format!("cuMemSetAccess: {}", broken.sentence()));
    // SAFETY: as above.
    let pool = || unsafe { checks::cuMemPoolSetAccess(ptr::null_mut(), access.as_ptr(), 2) };
    let same = reached(pool).0.expect_err("no such flags");
    assert_eq!(same.id(), broken.id());

    // SAFETY: there is no array.
    let reserve = || unsafe { checks::cuMemAddressReserve(ptr::null_mut(), 1, 0, 0, 0) };
    let broken = reached(reserve).0.expect_err("no multiple of the size of a page");
    assert_eq!((broken.parameter(), broken.index()), ("size", None));
    assert_eq!(broken.documented_code(), None);
    assert_eq!(broken.code(), CUresult::CUDA_ERROR_INVALID_VALUE);
    assert!(broken.needs_query());

    // SAFETY: there are no pointers.
    let find = || unsafe {
        checks::cuGetProcAddress_v2(ptr::null(), ptr::null_mut(), 99_000, 0, ptr::null_mut())
    };
    assert!(reached(find).0.expect_err("a newer release").is_probe());
}

/// Only C's callers can pass a null pointer where the checked call takes a reference or returns a value.
#[test]
fn a_null_pointer_is_a_cause() {
    install();
    let (mut size, prop) = (0, CUmemAllocationProp::default());
    let granularity = CUmemAllocationGranularity_flags(0);
    // SAFETY: the pointers are null or valid.
    let cause = |size: Option<&mut usize>, prop: Option<&CUmemAllocationProp>| unsafe {
        let size = size.map_or(ptr::null_mut(), ptr::from_mut);
        let prop = prop.map_or(ptr::null(), ptr::from_ref);
        let code = CUresult::CUDA_ERROR_INVALID_VALUE;
        causes::cuMemGetAllocationGranularity(size, prop, granularity, code)
    };
    assert!(cause(Some(&mut size), Some(&prop)).is_none());
    for (cause, name) in
        [(cause(None, Some(&prop)), "granularity"), (cause(Some(&mut size), None), "prop")]
    {
        let cause = cause.expect("a null pointer");
        let text = format!("{name} is null");
        assert_eq!((cause.id(), cause.parameter(), cause.to_string()), (638, name, text.clone()));
        assert!(cause.is_certain());
        record(638, true, "cuMemGetAllocationGranularity", "");
    }
}

/// An array of handles may be null where its count is zero, whatever else was wrong.
#[test]
fn a_null_array_with_a_count_is_a_cause() {
    install();
    let (mut node, mut params) = (ptr::null_mut(), CUgraphNodeParams::default());
    params.type_ = CUgraphNodeType::CU_GRAPH_NODE_TYPE_EMPTY;
    let (graph, other) = (ptr::without_provenance_mut(0x1000), ptr::without_provenance_mut(8));
    let code = CUresult::CUDA_ERROR_INVALID_VALUE;
    // SAFETY: the pointers are null or valid, and the mock follows no handle.
    let any = |count| unsafe {
        let params = &raw mut params;
        causes::cuGraphAddNode_v2(&mut node, graph, ptr::null(), ptr::null(), count, params, code)
    };
    assert!([0, 1].map(any).iter().all(Option::is_none));
    let (mut resource, mut made) = ([ptr::null_mut()], ptr::null_mut());
    // SAFETY: as above.
    let mapped = |count| unsafe {
        causes::cuGraphicsMapResources(count, resource.as_mut_ptr(), ptr::null_mut(), code)
    };
    let causes = [0, 1].map(mapped).map(|cause| cause.expect("a cause").to_string());
    assert_eq!(causes, ["count is zero", "resources[0] is null"]);
    // SAFETY: as above.
    let mut empty =
        |nodes, count| unsafe { causes::cuGraphAddEmptyNode(&mut made, graph, nodes, count, code) };
    let none = [empty(ptr::null(), 0), empty(&raw const other, 0)];
    assert!(none.iter().all(Option::is_none));
    let cause = empty(ptr::null(), 1).expect("a null array");
    let text = "dependencies is null, and its count is not zero";
    assert_eq!((cause.id(), cause.to_string()), (718, text.to_owned()));
    record(718, true, "cuGraphAddEmptyNode", "");
}

#[test]
fn nodes_that_depend_on_none_are_no_cycle() {
    install();
    let (mut run, graph) = (ptr::null_mut(), ptr::without_provenance_mut(0x1000));
    let code = CUresult::CUDA_ERROR_INVALID_VALUE;
    let mut cause = |dependencies| {
        let nodes = (&[0x1000, 0x2000][..], CUgraphNodeType::CU_GRAPH_NODE_TYPE_EMPTY);
        answering(Answers { nodes, dependencies, ..Answers::USUAL }, || {
            // SAFETY: the output is valid, and the mock follows no handle.
            unsafe { causes::cuGraphInstantiateWithFlags(&mut run, graph, 0, code) }
                .map(|cause| cause.id())
        })
    };
    assert_eq!([cause(&[]), cause(&[0x1000])], [None, Some(863)]);
}

/// A question that was not asked, or that failed, is no cause.
#[test]
fn a_query_that_fails_is_no_cause() {
    install();
    let address = Answers::USUAL.managed.1;
    let place = ptr::without_provenance_mut::<std::ffi::c_void>(64);
    let (mut handle, mut base, mut size) = (CUipcMemHandle::default(), 0, 0);
    let type_ = CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE;
    let location = CUmemLocation { type_, id: 0 };
    let (mut value, access) =
        ([0_u64; 8], CUmemAccessDesc { location, ..CUmemAccessDesc::default() });
    let code = CUresult::CUDA_ERROR_INVALID_VALUE;
    // SAFETY: the outputs are valid, and the mock follows no address.
    let mut causes = || unsafe {
        [
            causes::cuMemFree_v2(64, code),
            causes::cuMemFreeAsync(64, ptr::null_mut(), code),
            causes::cuMemFreeHost(place, code),
            causes::cuMemHostUnregister(place, code),
            causes::cuMemGetAddressRange_v2(&mut base, &mut size, 64, code),
            causes::cuPointerGetAttribute(
                value.as_mut_ptr().cast(),
                CUpointer_attribute(2),
                64,
                code,
            ),
            causes::cuIpcGetMemHandle(&mut handle, 64, code),
            causes::cuMemHostRegister_v2(address as *mut _, 64, 0, code),
            causes::cuMemAddressFree(address, 64, code),
            causes::cuMemMap(address, 64, 0, 7, 0, code),
            causes::cuMemSetAccess(64, 64, &access, 1, code),
            causes::cuMemcpyDtoD_v2(64, 64, 64, code),
        ]
        .map(|cause| cause.map(|cause| cause.to_string()))
    };
    let memory = (64, CUmemorytype::CU_MEMORYTYPE_DEVICE, 1, 0);
    let answers = Answers { managed: (0, address), memory, attribute: |_| 0, ..Answers::USUAL };
    let found = answering(answers, &mut causes);
    assert!(found.iter().all(Option::is_some), "{found:?}");
    let found = answering(answers, || checks::without_queries(&mut causes));
    assert!(found.iter().all(Option::is_none), "{found:?}");
    let failing = Answers { code: CUresult::CUDA_ERROR_INVALID_CONTEXT, ..answers };
    let found = answering(failing, &mut causes);
    assert!(found.iter().all(Option::is_none), "{found:?}");
}

/// The driver has refused them for another reason, and answers whatever it likes.
#[test]
fn copies_of_nothing_have_no_cause() {
    install();
    let device = CUmemorytype::CU_MEMORYTYPE_DEVICE;
    let array = CUmemorytype::CU_MEMORYTYPE_ARRAY;
    let place = ptr::without_provenance_mut(0x6000);
    let (address, most) = (1 << 40, usize::MAX);
    let base = CUDA_MEMCPY2D { Height: 1, ..Default::default() };
    let ends = |srcMemoryType, dstMemoryType| CUDA_MEMCPY2D {
        srcMemoryType,
        srcDevice: address,
        srcArray: place,
        dstMemoryType,
        dstDevice: address,
        dstArray: place,
        ..base
    };
    let shape = CUDA_ARRAY3D_DESCRIPTOR { Width: most, ..Answers::USUAL.array };
    for memory in [64, most - address as usize] {
        let answers = Answers { memory: (memory, device, 0, 1), array: shape, ..Answers::USUAL };
        for copy in [ends(device, device), ends(array, array)] {
            // SAFETY: the struct is valid, and the mock follows no address.
            let cause =
                || unsafe { causes::cuMemcpy2D_v2(&copy, CUresult::CUDA_ERROR_INVALID_VALUE) };
            assert_eq!(answering(answers, cause).map(|cause| cause.to_string()), None);
        }
    }
}

/// A context is missing only for a call that needs one.
#[test]
fn calls_that_need_no_context() {
    install();
    let answers = Answers { context: ptr::null_mut(), ..Answers::USUAL };
    let of = |call| {
        let cause = || causes::of_thread(call, CUresult::CUDA_ERROR_INVALID_CONTEXT);
        answering(answers, cause).map(|cause| cause.id())
    };
    for call in [
        c"cuCtxPushCurrent_v2",
        c"cuCtxSetCurrent",
        c"cuCtxGetDevice_v2",
        c"cuCtxSynchronize_v2",
        c"cuDevicePrimaryCtxReset_v2",
        c"cuCtxCreate_v4",
    ] {
        assert_eq!(of(call), None, "{call:?}");
    }
    for call in [c"cuCtxGetDevice", c"cuCtxSynchronize", c"cuMemAlloc_v2", c"cuMemcpyPeer"] {
        assert_eq!(of(call), Some(639), "{call:?}");
    }
}

/// Returns the end of new memory, behind which the process may not read on.
#[cfg(target_os = "linux")]
fn end_of_memory() -> *mut std::ffi::c_void {
    const PAGE: usize = 1 << 16; // as large as that of any machine
    // SAFETY: the address is any, and the second half of the new memory can lose its access.
    unsafe {
        let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
        let place =
            libc::mmap(ptr::null_mut(), 2 * PAGE, libc::PROT_READ | libc::PROT_WRITE, flags, -1, 0);
        assert_ne!(place, libc::MAP_FAILED);
        assert_eq!(libc::mprotect(place.byte_add(PAGE), PAGE, libc::PROT_NONE), 0);
        place.byte_add(PAGE)
    }
}

/// A driver that refuses a node for another reason has not read the array of its parameters, which is too short.
#[test]
#[cfg(target_os = "linux")]
fn an_array_of_parameters_is_not_read_behind_its_end() {
    install();
    let (mut node, graph) = (ptr::null_mut(), ptr::without_provenance_mut(64));
    let code = CUresult::CUDA_ERROR_INVALID_VALUE;
    let answers = Answers { has_parameters: true, attribute: |_| 4096, ..Answers::USUAL };
    let mut cause = |kernelParams| {
        let params = &CUDA_KERNEL_NODE_PARAMS {
            func: ptr::without_provenance_mut(64),
            gridDimX: 1,
            gridDimY: 1,
            gridDimZ: 1,
            blockDimX: 1,
            blockDimY: 1,
            blockDimZ: 1,
            kernelParams,
            ..Default::default()
        };
        // SAFETY: the output and the parameters are valid, and the mock follows no handle.
        let cause = answering(answers, || unsafe {
            causes::cuGraphAddKernelNode_v2(&mut node, graph, ptr::null(), 0, params, code)
        });
        cause.map(|cause| cause.id())
    };
    let end = end_of_memory().cast::<*mut std::ffi::c_void>();
    assert_eq!(cause(end), None);
    assert_eq!(cause(end.wrapping_sub(1)), Some(1208));
}

/// A driver that refuses an image for another reason need not have read it, and one that tells its kind by the first bytes goes no
/// further. The image ends where the process may not read on.
#[test]
#[cfg(all(target_os = "linux", not(miri)))]
fn an_image_is_read_as_far_as_the_driver_has() {
    install();
    let end = end_of_memory();
    let images: [&[u8]; 9] = [
        b"//.\xae\x82([\x0b",
        b"/*      ",
        b"        ",
        b".version",
        b".v",
        b"#",
        b"\x7fELG",
        b"\x50\xed\x55\xbb",
        b"Q",
    ];
    for others in [CUresult::CUDA_ERROR_INVALID_VALUE, CUresult::CUDA_ERROR_INVALID_IMAGE] {
        for image in images {
            let answers = Answers { others, ..Answers::USUAL };
            // SAFETY: there is room, and the mock follows no pointer.
            let result = answering(answers, || unsafe {
                let start = end.byte_sub(image.len());
                start.cast::<u8>().copy_from_nonoverlapping(image.as_ptr(), image.len());
                cuda_checked::calls::cuModuleLoadData(start)
            });
            assert_eq!(result.expect_err("it is refused").code(), others);
        }
    }
}

/// What the host does not tell is no reason: here for a path without an end, as for a folder that may not be read.
#[test]
#[cfg(all(target_os = "linux", not(miri)))]
fn a_file_that_cannot_be_seen_can_be_there() {
    use std::os::unix::ffi::OsStrExt;
    install();
    let folder = std::env::temp_dir().join(format!("cuda-checked-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let hidden = folder.join("link");
    std::os::unix::fs::symlink(&hidden, &hidden).expect("a link to itself");
    let path = |path: std::path::PathBuf| {
        std::ffi::CString::new(path.as_os_str().as_bytes()).expect("no zero")
    };
    let cause = |others, file: &std::ffi::CStr| {
        let graph = ptr::without_provenance_mut(64);
        // SAFETY: the mock follows no pointer.
        let result = answering(Answers { others, ..Answers::USUAL }, || unsafe {
            match others {
                CUresult::CUDA_ERROR_FILE_NOT_FOUND => {
                    cuda_checked::calls::cuModuleLoad(file).map(drop)
                }
                _ => cuda_checked::calls::cuGraphDebugDotPrint(graph, file, 0),
            }
        });
        result.expect_err("it is refused").cause().map(|cause| cause.id())
    };
    let (file, graph) =
        (CUresult::CUDA_ERROR_FILE_NOT_FOUND, CUresult::CUDA_ERROR_OPERATING_SYSTEM);
    assert_eq!(cause(file, &path(hidden.join("file"))), None);
    assert_eq!(cause(file, &path(folder.join("file"))), Some(707));
    assert_eq!(cause(graph, &path(hidden.join("file"))), None);
    assert_eq!(cause(graph, &path(folder.join("none/file"))), Some(772));
    std::fs::remove_dir_all(&folder).expect("it is removed");
}

/// What Rust's types rule out, C's programs can still do: the place of a map is the caller's.
#[test]
fn places_of_c() {
    install();
    let mut room = [0_u64; 64];
    let sides = [256_u64, 256];
    let (strides, boxes, steps) = ([512_u64], [64_u32, 64], [1_u32, 1]);
    let start = room.as_mut_ptr().cast::<u8>();
    let start = start.wrapping_add(start.align_offset(128));
    let check = |offset: usize| {
        // SAFETY: the arrays are valid, and a check does not follow the place of the output.
        unsafe {
            checks::cuTensorMapEncodeTiled(
                start.wrapping_add(offset).cast(),
                CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT16,
                2,
                ptr::without_provenance_mut(0x1000),
                sides.as_ptr(),
                strides.as_ptr(),
                boxes.as_ptr(),
                steps.as_ptr(),
                CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE,
                CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B,
                CUtensorMapL2promotion::CU_TENSOR_MAP_L2_PROMOTION_NONE,
                CUtensorMapFloatOOBfill::CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE,
            )
        }
    };
    assert!(check(64).is_ok());
    let misplaced: *mut CUtensorMap = start.wrapping_add(16).cast();
    let (null, none) = (ptr::null_mut(), ptr::null());
    let ty = CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT16;
    let (interleave, swizzle) = (CUtensorMapInterleave(0), CUtensorMapSwizzle(0));
    let (promotion, fill) = (CUtensorMapL2promotion(0), CUtensorMapFloatOOBfill(0));
    let mode = CUtensorMapIm2ColWideMode(0);
    // SAFETY: a check does not follow the place of the output, and the other pointers are null.
    let columns = unsafe {
        checks::cuTensorMapEncodeIm2col(
            misplaced,
            ty,
            3,
            null,
            none,
            none,
            ptr::null(),
            ptr::null(),
            1,
            1,
            ptr::null(),
            interleave,
            swizzle,
            promotion,
            fill,
        )
    };
    // SAFETY: as above.
    let wide = unsafe {
        checks::cuTensorMapEncodeIm2colWide(
            misplaced,
            ty,
            3,
            null,
            none,
            none,
            0,
            0,
            1,
            1,
            ptr::null(),
            interleave,
            mode,
            CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B,
            promotion,
            fill,
        )
    };
    for verdict in [check(16), columns, wide] {
        let broken = verdict.expect_err("it is not aligned");
        let message = broken.to_string();
        assert_eq!(broken.id(), 986);
        assert!(message.contains(" must be aligned to 64 bytes"), "{message}");
        record(986, true, broken.call(), broken.parameter());
    }
}

/// Rust's types keep the places of outputs, which C's programs choose: a null is judged where a text forbids it.
#[test]
fn null_places_of_c() {
    install();
    let object = ptr::without_provenance_mut::<()>(0x1000);
    let attribute = CUdevice_P2PAttribute::CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK;
    let (none, mut resource) = (ptr::null_mut(), CUdevResource::default());
    resource.type_ = CUdevResourceType::CU_DEV_RESOURCE_TYPE_SM;
    let (mut text, mut number, mut desc) = (0_usize, 0, 0_usize);
    let (mut event, mut memory) = (CUipcEventHandle::default(), CUipcMemHandle::default());
    let (mut status, mut bus) = (0_u32, [0; 13]);
    // SAFETY: a check does not follow the place of an output, and the other pointers are null or valid.
    let mut verdicts = |is_null: bool| unsafe {
        let place = |place: *mut std::ffi::c_void| if is_null { none } else { place };
        let mut name = || place((&raw mut text).cast());
        [
            checks::cuFuncGetName(name().cast(), object.cast()),
            checks::cuKernelGetName(name().cast(), object.cast()),
            checks::cuDeviceGetP2PAttribute(
                place((&raw mut number).cast()).cast(),
                attribute,
                0,
                1,
            ),
            checks::cuDriverGetVersion(place((&raw mut number).cast()).cast()),
            checks::cuDevResourceGenerateDesc(
                place((&raw mut desc).cast()).cast(),
                &mut resource,
                1,
            ),
            checks::cuIpcGetEventHandle(place((&raw mut event).cast()).cast(), object.cast()),
            checks::cuIpcGetMemHandle(place((&raw mut memory).cast()).cast(), 0x1000),
            checks::cuStreamGetCaptureInfo_v3(
                object.cast(),
                place((&raw mut status).cast()).cast(),
                ptr::null_mut(),
                ptr::null_mut(),
                ptr::null_mut(),
                ptr::null_mut(),
                ptr::null_mut(),
            ),
            checks::cuDeviceGetPCIBusId(bus.as_mut_ptr(), if is_null { 12 } else { 13 }, 0),
        ]
    };
    assert_eq!(
        verdicts(false).map(|verdict| verdict.map_err(|broken| broken.to_string())),
        [const { Ok(()) }; 9]
    );
    let broken = verdicts(true).map(|verdict| verdict.expect_err("a place that is none"));
    let ids = broken.each_ref().map(cuda_checked::Precondition::id);
    assert_eq!(ids, [990, 990, 990, 1007, 991, 991, 991, 991, 992]);
    for broken in &broken {
        let message = broken.to_string();
        let must =
            if broken.id() == 992 { "len (12) must be at least 13" } else { "must not be null" };
        assert!(message.contains(must), "{message}");
        record(broken.id(), true, broken.call(), broken.parameter());
    }
}

/// Also where the checked call leaves them to its caller, pointers can be null that the driver needs.
#[test]
fn null_pointers_that_rust_leaves_are_causes() {
    install();
    let (graph, none, code) =
        (ptr::without_provenance_mut(0x1000), ptr::null_mut(), CUresult::CUDA_ERROR_INVALID_VALUE);
    let mut count = 0;
    // SAFETY: the pointers are null or valid, and the mock follows no handle.
    let causes = unsafe {
        [
            causes::cuGraphGetNodes(graph, ptr::null_mut(), &mut count, code),
            causes::cuGraphGetNodes(graph, ptr::null_mut(), ptr::null_mut(), code),
            causes::cuGraphNodeGetType(graph.cast(), ptr::null_mut(), code),
            causes::cuMemPoolGetAttribute(graph.cast(), CUmemPool_attribute(1), none, code),
            causes::cuModuleLoadDataEx(
                &mut graph.cast(),
                none,
                0,
                ptr::null_mut(),
                ptr::null_mut(),
                code,
            ),
            causes::cuLinkCreate_v2(1, ptr::null_mut(), ptr::null_mut(), &mut graph.cast(), code),
            causes::cuStreamBatchMemOp_v2(graph.cast(), 1, ptr::null_mut(), 0, code),
        ]
    };
    let sentences = causes.map(|cause| cause.map(|cause| cause.to_string()));
    let sentences = sentences.each_ref().map(|sentence| sentence.as_deref());
    let counted = |name| format!("{name} is null, and its count is not zero");
    assert_eq!(
        sentences,
        [
            None,
            Some("numNodes is null"),
            Some("type is null"),
            Some("value is null"),
            Some("image is null"),
            Some(&*counted("options")),
            Some(&*counted("paramArray")),
        ]
    );
}

/// A driver that skips machine code finds no code in an image, whatever the image is for.
#[test]
fn an_image_is_not_at_fault_if_its_code_is_forbidden() {
    const FORBIDS: &str = "CUDA_FORCE_PTX_JIT";
    install();
    let (library, mut module) = (ptr::without_provenance_mut(0x1000), ptr::null_mut());
    let code = CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU;
    // SAFETY: the output is valid, and the mock follows no handle.
    let cause = unsafe { causes::cuLibraryGetModule(&mut module, library, code) };
    let cause = cause.map(|cause| cause.id());
    let environment = causes::of_environment(c"cuLibraryGetModule", code);
    if std::env::var_os(FORBIDS).is_some() {
        let perhaps =
            "it may be that CUDA_FORCE_PTX_JIT (\"1\") makes the driver skip machine code";
        assert_eq!((cause, environment.as_deref()), (None, Some(perhaps)));
        return;
    }
    assert_eq!((cause, environment), (Some(1232), None));
    let program = std::env::current_exe().expect("this test's program");
    let test = "checks::an_image_is_not_at_fault_if_its_code_is_forbidden";
    let again =
        std::process::Command::new(program).args([test, "--exact"]).env(FORBIDS, "1").output();
    let output = String::from_utf8(again.expect("it runs again").stdout).expect("it is text");
    assert!(output.contains("1 passed"), "{output}");
}

/// A driver dies if it lists the kernels of a library that was unloaded. It has refused the call with a code that a live one has too.
#[test]
fn a_library_that_may_be_gone_is_not_asked() {
    install();
    let (library, mut kernel) = (ptr::without_provenance_mut(0x1000), ptr::null_mut());
    let code = CUresult::CUDA_ERROR_NOT_FOUND;
    // SAFETY: the text and the output are valid, and the mock follows no handle.
    let mut cause =
        || unsafe { causes::cuLibraryGetKernel(&mut kernel, library, c"third".as_ptr(), code) };
    let said = |cause: Option<Cause>| cause.map(|cause| (cause.id(), cause.to_string()));
    let perhaps = "it may be that the library has no kernel third, or it was unloaded before";
    assert_eq!(said(cause()), Some((993, perhaps.to_owned())));
    assert_eq!(said(causes::of_known_lives(false, &mut cause)), Some((993, perhaps.to_owned())));
    let known = "the library has no kernel third; it has _Z5firstv and second";
    assert_eq!(said(causes::of_known_lives(true, &mut cause)), Some((706, known.to_owned())));
    assert_eq!(said(cause()).map(|(id, _)| id), Some(993));
    record(706, true, "cuLibraryGetKernel", "name");
}
