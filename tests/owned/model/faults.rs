//! Each call of each operation fails once: the error names the call, no object is left, and no object is released
//! twice.

use crate::support::*;
use cuda_checked::owned::*;
use cuda_checked::types::{CUcontext, CUevent_flags, CUmulticastObjectProp, CUstream_flags};
use cuda_checked::{Error, Result, calls, sys, types::*};
use std::ffi::{c_char, c_void};
use std::os::fd::OwnedFd;
use std::ptr;
use std::sync::Mutex;

/// Whether the requested failure has not happened yet.
fn is_pending() -> bool {
    let mut release = 0;
    // SAFETY: the output is a live local.
    let pending = (0..64).any(|_| unsafe { sys::cuDriverGetVersion(&mut release) } == INJECTED);
    fail(None, 0);
    pending
}

const GET: &str = "cuCtxGetCurrent";
const PUSH: &str = "cuCtxPushCurrent_v2";
const POP: &str = "cuCtxPopCurrent_v2";

/// Sets this as the only context on the thread's stack, because one that could not be popped is left there.
fn only(context: CUcontext) {
    while calls::cuCtxPopCurrent_v2().is_ok() {}
    // SAFETY: it was current before, and each test keeps it.
    unsafe { calls::cuCtxPushCurrent_v2(context) }.expect("it becomes current");
}

/// Lets the first call of the operation fail, then the second, until no call is left. `expected` lists the calls whose
/// failure the operation returns. In any case, the live objects are the same as before after its result is dropped.
#[track_caller]
fn each_call_fails<T>(expected: &[&str], operation: impl Fn() -> Result<T>) {
    each_call_fails_with(expected, || (), |()| operation());
}

/// Does the same for an operation on an object that is created again each time.
#[track_caller]
fn each_call_fails_with<S, T>(
    expected: &[&str],
    make: impl Fn() -> S,
    operation: impl Fn(&mut S) -> Result<T>,
) {
    let (before, context) = (live(), calls::cuCtxGetCurrent().expect("it is known"));
    // Checks now send the queries whose answers they cache.
    operation(&mut make()).expect("it succeeds");
    let mut failed = Vec::new();
    for n in 1.. {
        let mut subject = make();
        fail(None, n);
        let result = operation(&mut subject);
        let pending = is_pending();
        only(context);
        drop(subject);
        match result {
            Err(error) => {
                assert!(matches!(error, Error::Driver { .. }), "{error}");
                assert_eq!(error.code(), INJECTED, "{error}");
                assert!(!pending, "{error}");
                assert_eq!(live(), before, "call {n} fails: {error}");
                failed.push(error.call());
            }
            Ok(made) => {
                drop(made);
                assert_eq!(live(), before, "after the result of {expected:?} is dropped");
                if pending {
                    break;
                }
            }
        }
    }
    assert_eq!(failed, expected);
}

/// In place of a call: it failed after the release, and the object is gone.
const RELEASED: &str = "released";

/// Does the same for a release: the object is returned and still live, and can then be released.
#[track_caller]
fn release_fails<T>(
    expected: &[&str],
    make: impl Fn() -> T,
    release: impl Fn(T) -> Result<(), Unreleased<T>>,
) {
    let (before, context) = (live(), calls::cuCtxGetCurrent().expect("it is known"));
    let mut failed = Vec::new();
    for n in 1.. {
        only(context);
        let object = make();
        fail(None, n);
        let result = release(object);
        let pending = is_pending();
        let Err(Unreleased { error, object }) = result else {
            if pending {
                break;
            }
            assert_eq!(live(), before, "it is released all the same");
            failed.push(RELEASED);
            continue;
        };
        assert_eq!((error.code(), pending), (INJECTED, false), "{error}");
        failed.push(error.call());
        release(object).map_err(|unreleased| unreleased.error).expect("the second time");
        assert_eq!(live(), before, "{error}");

        // If it is dropped instead, the error is ignored and the object is released.
        let object = make();
        fail(None, n);
        let dropped: Result<()> = release(object).map_err(Error::from);
        dropped.expect_err("it fails once");
        fail(None, 0);
        assert_eq!(live(), before, "dropped after {error}");
    }
    assert_eq!(live(), before, "after {expected:?}");
    assert_eq!(failed, expected);
}

#[test]
fn contexts_streams_and_events() {
    with_model("model::faults::contexts_streams_and_events", 1, |context| {
        let zero = device(0);
        each_call_fails(&["cuDeviceGetCount"], Device::count);
        each_call_fails(&["cuDeviceGet"], || Device::get(0));
        let attribute = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED;
        each_call_fails(&["cuDeviceGetAttribute"], || zero.attribute(attribute));
        each_call_fails(&["cuDevicePrimaryCtxRetain"], || PrimaryContext::retain(zero));
        each_call_fails(&[GET, PUSH, GET, POP, GET], || context.with_current(|| ()));
        each_call_fails(&[GET, PUSH, "cuStreamCreate", GET, POP, GET], || {
            Stream::create(context, CUstream_flags::CU_STREAM_DEFAULT)
        });
        each_call_fails(&[GET, PUSH, "cuEventCreate", GET, POP, GET], || {
            Event::create(context, CUevent_flags::CU_EVENT_DEFAULT)
        });
        let (stream, event) = (stream(context), interprocess(context));
        each_call_fails(&["cuStreamSynchronize"], || stream.synchronize());
        each_call_fails(&["cuStreamWaitEvent"], || stream.wait_event(&event));
        each_call_fails(&["cuEventRecord"], || event.record(&stream));
        each_call_fails(&["cuEventSynchronize"], || event.synchronize());
        each_call_fails(&[GET, PUSH, "cuIpcGetEventHandle", GET, POP, GET], || event.ipc_handle());
        let retain = || PrimaryContext::retain(device(0)).expect("a context");
        release_fails(&["cuDevicePrimaryCtxRelease_v2"], retain, PrimaryContext::release);
        let create = || crate::support::stream(context);
        release_fails(&["cuStreamDestroy_v2"], create, Stream::release);
        release_fails(&["cuEventDestroy_v2"], || interprocess(context), Event::release);
    });
}

fn interprocess(context: &PrimaryContext) -> Event {
    let flags = CUevent_flags::CU_EVENT_INTERPROCESS | CUevent_flags::CU_EVENT_DISABLE_TIMING;
    Event::create(context, flags).expect("an event")
}

#[test]
fn pools() {
    with_model("model::faults::pools", 1, |context| {
        let zero = device(0);
        let stream = stream(context);
        let props = CUmemPoolProps {
            allocType: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
            handleTypes: FILE,
            location: zero.location(),
            ..Default::default()
        };
        each_call_fails(&["cuMemPoolCreate"], || MemoryPool::create(&props));
        each_call_fails(&["cuDeviceGetDefaultMemPool"], || MemoryPool::default_of(zero));
        let shared = pool(FILE);
        each_call_fails(&["cuMemPoolExportToShareableHandle"], || {
            shared.export_to_shareable_handle::<OwnedFd>()
        });
        let file: OwnedFd = shared.export_to_shareable_handle().expect("a file");
        each_call_fails(&["cuMemPoolImportFromShareableHandle"], || import_pool(&file));
        let threshold = CUmemPool_attribute::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD;
        each_call_fails(&["cuMemPoolGetAttribute"], || shared.attribute(threshold));
        each_call_fails(&["cuMemPoolSetAttribute"], || shared.set_attribute(threshold, 0));
        each_call_fails(&["cuMemPoolTrimTo"], || shared.trim_to(0));
        each_call_fails(&["cuMemPoolGetAccess"], || shared.access(&zero.location()));
        each_call_fails(&["cuMemPoolSetAccess"], || shared.grant_access(&[zero.location()]));
        each_call_fails(&["cuDeviceSetMemPool"], || shared.set_current_of(zero));
        let (here, kind) = (zero.location(), props.allocType);
        each_call_fails(&["cuMemGetDefaultMemPool"], || MemoryPool::default_at(&here, kind));
        // SAFETY: nothing is allocated from it.
        each_call_fails(&["cuMemGetMemPool"], || unsafe { MemoryPool::current_at(&here, kind) });
        // SAFETY: the location is a device.
        each_call_fails(&["cuMemSetMemPool"], || unsafe { shared.set_current_at(&here, kind) });
        each_call_fails(&["cuMemAllocFromPoolAsync"], || shared.alloc_async(100, &stream));
        let allocation = shared.alloc_async(100, &stream).expect("memory");
        each_call_fails(&["cuMemPoolExportPointer"], || export_pointer(&allocation));
        let imported = import_pool(&file).expect("a pool");
        let data = export_pointer(&allocation).expect("data");
        // SAFETY: the imported object is dropped before the allocation.
        let import = || unsafe { imported.import_pointer(&data, 100, &stream) };
        each_call_fails(&["cuMemPoolImportPointer"], import);

        release_fails(&["cuMemPoolDestroy"], || pool(PRIVATE), MemoryPool::release);
        let allocate = || shared.alloc_async(100, &stream).expect("memory");
        release_fails(&["cuMemFreeAsync"], allocate, PoolAllocation::release);
        let other = crate::support::stream(context);
        // SAFETY: nothing uses the memory.
        let free_async = |allocation: PoolAllocation<_>| unsafe { allocation.free_async(&other) };
        release_fails(&["cuMemFreeAsync"], allocate, free_async);
        // After the attempt, the other stream frees the allocation.
        let first = crate::support::stream(context);
        let allocation = shared.alloc_async(100, &first).expect("memory");
        fail(Some(c"cuMemFreeAsync"), 1);
        // SAFETY: as above.
        let allocation = unsafe { allocation.free_async(&other) }.expect_err("it fails").object;
        first.release().expect("no allocation is left to it");
        allocation.release().expect("it is freed");
        other.release().expect("no allocation is left to it");
    });
}

#[test]
fn virtual_memory() {
    with_model("model::faults::virtual_memory", 1, |_| {
        let (unit, prop) = (unit(), properties(device(0), FILE));
        let here = device(0).location();
        each_call_fails(&["cuMemAddressReserve"], || Reservation::reserve(unit, 0, 0));
        each_call_fails(&["cuMemCreate"], || Allocation::create(unit, &prop));
        let minimum = CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_MINIMUM;
        each_call_fails(&["cuMemGetAllocationGranularity"], || {
            Allocation::granularity(&prop, minimum)
        });
        let (reservation, memory) = (reserve(1), memory(0, 1, FILE));
        // After each failure the range is free.
        each_call_fails(&["cuMemMap"], || reservation.map(0, unit, &memory, 0));
        each_call_fails(&["cuMemExportToShareableHandle"], || {
            memory.export_to_shareable_handle::<OwnedFd>()
        });
        let file: OwnedFd = memory.export_to_shareable_handle().expect("a file");
        each_call_fails(
            &["cuMemImportFromShareableHandle", "cuMemGetAllocationPropertiesFromHandle"],
            || import_memory(&file, unit),
        );
        let mapping = map(&reservation, &memory);
        each_call_fails(&["cuMemSetAccess"], || mapping.grant_access(&[here]));
        each_call_fails(&["cuMemGetAccess"], || mapping.access(&here));
        each_call_fails(&["cuMemRetainAllocationHandle"], || mapping.retain_allocation());
        drop(mapping);
        // The memory of a mapping that is taken over is unknown. SAFETY: the range is free, and nothing else unmaps it.
        let mapping = unsafe {
            let mapped = calls::cuMemMap(reservation.as_raw(), unit, 0, memory.as_raw(), 0);
            mapped.expect("a mapping");
            Mapping::from_raw(&reservation, 0, unit).expect("it is free")
        };
        each_call_fails(
            &["cuMemRetainAllocationHandle", "cuMemGetAllocationPropertiesFromHandle"],
            || mapping.retain_allocation(),
        );
        drop(mapping);

        release_fails(&["cuMemAddressFree"], || reserve(1), Reservation::release);
        let again = || import_memory(&file, unit).expect("memory");
        // Another reference is left, which a second release would release.
        release_fails(&["cuMemRelease"], again, Allocation::release);
        let mapped = || map(&reservation, &memory);
        release_fails(&["cuMemUnmap"], mapped, Mapping::release);
        let mapping = mapped();
        assert_eq!(mapping.size(), unit);
    });
}

#[test]
fn what_cannot_be_unmapped_keeps_its_addresses() {
    with_model("model::faults::what_cannot_be_unmapped_keeps_its_addresses", 1, |_| {
        let (reservation, memory) = (reserve(1), memory(0, 1, PRIVATE));
        let (start, size) = (reservation.as_raw(), reservation.size());
        let mapping = map(&reservation, &memory);
        fail(Some(c"cuMemUnmap"), 1);
        drop(mapping);
        fail(None, 0);
        assert_eq!(live().mappings, 1);
        assert!(reservation.map(0, size, &memory, 0).is_err(), "it is taken");
        drop(reservation);
        assert_eq!(live().reservations, 1, "mappings there would lose their addresses");
        // SAFETY: nothing else owns them.
        unsafe {
            cuda_checked::calls::cuMemUnmap(start, size).expect("it is mapped");
            cuda_checked::calls::cuMemAddressFree(start, size).expect("it is reserved");
        }
    });
}

#[test]
fn ipc() {
    with_model("model::faults::ipc", 1, |context| {
        each_call_fails(&[GET, PUSH, "cuMemAlloc_v2", GET, POP, GET], || {
            LinearMemory::alloc(context, 100)
        });
        let memory = LinearMemory::alloc(context, 100).expect("memory");
        // The operation's own failure is returned, and not the later one of the context.
        fail(Some(c"cuMemAlloc_v2"), 1);
        fail(Some(c"cuCtxPopCurrent_v2"), 1);
        let error = LinearMemory::alloc(context, 100).expect_err("it fails");
        assert_eq!(error.call(), "cuMemAlloc_v2");
        fail(None, 0);
        only(context.as_raw());
        each_call_fails(&[GET, PUSH, "cuIpcGetMemHandle", GET, POP, GET], || {
            export_memory(&memory)
        });
        let alloc = || LinearMemory::alloc(context, 100).expect("memory");
        release_fails(
            &[GET, PUSH, "cuMemFree_v2", RELEASED, RELEASED, RELEASED],
            alloc,
            LinearMemory::release,
        );
    });
}

#[test]
fn ipc_of_another_process() {
    with_two(
        "model::faults::ipc_of_another_process",
        |context, peer| {
            let (memory, event) =
                (LinearMemory::alloc(context, 100).expect("memory"), interprocess(context));
            peer.send(&export_memory(&memory).expect("a handle").to_bytes());
            peer.send(&event.ipc_handle().expect("a handle").to_bytes());
            assert_eq!(peer.receive(), b"done");
        },
        |context, peer| {
            assert!(!is_real());
            let bytes = || -> [u8; 64] { peer.receive().try_into().expect("64 bytes") };
            let (memory, event) = (bytes(), bytes());
            let memory = IpcMemHandle::from_bytes(memory);
            let event = IpcEventHandle::from_bytes(event);
            // SAFETY: the first process keeps both until it gets a message.
            unsafe {
                each_call_fails(&[GET, PUSH, "cuIpcOpenMemHandle_v2", GET, POP, GET], || {
                    IpcMapping::open(context, memory)
                });
                each_call_fails(&[GET, PUSH, "cuIpcOpenEventHandle", GET, POP, GET], || {
                    Event::open(context, event)
                });
            }
            // It is always open, so that a second close would be noticed. SAFETY: as above.
            let open = || unsafe { IpcMapping::open(context, memory) }.expect("memory");
            let kept = open();
            release_fails(
                &[GET, PUSH, "cuIpcCloseMemHandle", RELEASED, RELEASED, RELEASED],
                open,
                IpcMapping::release,
            );
            kept.release().expect("it was not closed");
            peer.send(b"done");
        },
    );
}

#[test]
fn multicast() {
    with_model("model::faults::multicast", 1, |_| {
        let (unit, zero) = (unit(), device(0));
        let prop = CUmulticastObjectProp {
            numDevices: 1,
            size: unit,
            handleTypes: FILE.0.into(),
            flags: 0,
        };
        each_call_fails(&["cuMulticastCreate"], || MulticastObject::create(&prop));
        let empty = || MulticastObject::create(&prop).expect("an object");
        each_call_fails_with(&["cuMulticastAddDevice"], empty, |object| object.add_device(zero));
        let create = || {
            let mut object = MulticastObject::create(&prop).expect("an object");
            object.add_device(zero).expect("it is added");
            object
        };
        let (object, memory, reservation) = (create(), memory(0, 1, FILE), reserve(2));
        let mapping = map(&reservation, &memory);
        each_call_fails(&["cuMulticastBindMem"], || object.bind_mem(0, &memory, 0, unit));
        each_call_fails(&["cuMulticastBindMem_v2"], || {
            object.bind_mem_v2(zero, 0, &memory, 0, unit)
        });
        each_call_fails(&["cuMulticastBindAddr"], || object.bind_addr(0, &mapping, 0, unit));
        each_call_fails(&["cuMulticastBindAddr_v2"], || {
            object.bind_addr_v2(zero, 0, &mapping, 0, unit)
        });
        each_call_fails(&["cuMemMap"], || reservation.map_multicast(unit, unit, &object, 0));
        each_call_fails(&["cuMemExportToShareableHandle"], || {
            object.export_to_shareable_handle::<OwnedFd>()
        });
        let file: OwnedFd = object.export_to_shareable_handle().expect("a file");
        let import = || import_object(&file, &prop);
        each_call_fails(&["cuMemImportFromShareableHandle"], import);
        release_fails(&["cuMemRelease"], || import().expect("an object"), MulticastObject::release);
        let bind = || object.bind_mem(0, &memory, 0, unit).expect("it is bound");
        release_fails(&["cuMulticastUnbind"], bind, Binding::release);

        // A binding that cannot be unbound keeps the object and the memory.
        let before = live();
        let binding = bind();
        fail(Some(c"cuMulticastUnbind"), 1);
        drop(binding);
        fail(None, 0);
        assert_eq!(live().bindings, before.bindings + 1);
        mapping.release().expect("it is unmapped");
        let memory = memory.into_raw().expect_err("it is bound").object.as_raw();
        let handle = object.into_raw().expect_err("memory is bound").object.as_raw();
        // SAFETY: the object and the memory are left behind, and are taken over once.
        unsafe {
            let object = MulticastObject::from_raw(handle, &prop, &[zero]);
            Binding::from_raw(&object, zero, 0, unit).release().expect("it is bound");
            Allocation::from_raw(memory, unit).expect("memory").release().expect("it is held");
        }
    });
}

/// A driver passes the lines of its log to a function of the program, also those of a query for the cause of a refusal. What that
/// function does with objects is checked as anywhere else.
#[test]
fn the_programs_function_is_called_during_a_search() {
    struct Objects {
        reservation: Reservation,
        memory: Allocation,
        results: Mutex<Vec<Result<(), Error>>>,
    }

    unsafe extern "C" fn hear(data: *mut c_void, _: CUlogLevel, _: *mut c_char, _: usize) {
        // SAFETY: the test passes its objects, and keeps them.
        let Objects { reservation, memory, results } = unsafe { &*data.cast::<Objects>() };
        // A call that reaches the driver would bring this function a line.
        let Ok(mut results) = results.try_lock() else { return };
        results.push(reservation.map(0, unit(), memory, 0).map(drop));
        let pointer = CUmemPoolProps {
            win32SecurityAttributes: ptr::without_provenance_mut(8),
            ..Default::default()
        };
        results.push(MemoryPool::create(&pointer).map(drop));
    }

    with_driver("model::faults::the_programs_function_is_called_during_a_search", |_| {
        let (reservation, memory) = (reserve(1), memory(0, 1, PRIVATE));
        let mapping = map(&reservation, &memory);
        let objects = Objects { reservation, memory, results: Mutex::default() };
        let (data, mut handle) = ((&raw const objects).cast_mut().cast(), ptr::null_mut());
        // SAFETY: the function may be called with the objects until it is unregistered; the text is no machine code.
        unsafe {
            calls::cuLogsRegisterCallback(Some(hear), data, &mut handle).expect("a callback");
            calls::cuModuleLoadData(c".version 7.0 .entry".as_ptr().cast())
                .expect_err("the search compiles it too");
            calls::cuLogsUnregisterCallback(handle).expect("it was registered");
        }
        let results = objects.results.into_inner().expect("no panic");
        assert!(results.len() > 2, "a query was refused too: {results:?}");
        for result in results {
            assert!(matches!(result, Err(Error::Precondition(_))), "{result:?}");
        }
        // No range was freed meanwhile.
        objects.reservation.map(0, unit(), &objects.memory, 0).expect_err("it is taken");
        mapping.release().expect("it is still mapped");
    });
}
