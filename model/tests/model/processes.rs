//! Tests with two processes. Each test runs again as the other process, which gets its data in an environment variable,
//! or on its standard input if it is a file.

use crate::support::*;
use libcuda_sys::*;
use std::env;
use std::ffi::{c_char, c_int, c_void};
use std::fs::File;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::os::fd::{FromRawFd as _, OwnedFd};
use std::os::unix::process::parent_id;
use std::process::{Child, Stdio};
use std::ptr;

const GIVEN: &str = "CUDA_MODEL_TEST_GIVEN";

/// Returns the data from the first process, if this is the second process.
fn given() -> Option<String> {
    env::var(GIVEN).ok()
}

fn text(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn bytes(text: &str) -> [u8; 64] {
    std::array::from_fn(|at| u8::from_str_radix(&text[2 * at..2 * at + 2], 16).expect(text))
}

/// Starts the second process.
fn second(test: &str, given: &str, file: Option<c_int>) -> Child {
    let mut child = again(test);
    child.env(GIVEN, given).stdout(Stdio::piped());
    match file {
        // SAFETY: the driver returned the descriptor to this program.
        Some(file) => child.stdin(unsafe { OwnedFd::from_raw_fd(file) }),
        None => child.stdin(Stdio::piped()),
    };
    child.spawn().expect("this test's program runs again")
}

fn finish(child: Child) {
    let output = child.wait_with_output().expect("the second process");
    let stdout = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && stdout.contains("1 passed"), "{stdout}");
}

/// Returns the line of the second process with this beginning.
fn answer(child: &mut Child, word: &str) -> String {
    let output = child.stdout.as_mut().expect("its output");
    // Bytes are read one by one, so that `finish` gets the rest.
    let mut line = String::new();
    let mut byte = [0];
    loop {
        output.read_exact(&mut byte).expect("the second process answers");
        match byte[0] {
            b'\n' => match line.split_once(word) {
                Some((_, rest)) => return rest.to_owned(),
                None => line.clear(),
            },
            byte => line.push(byte.into()),
        }
    }
}

const STDIN: *mut c_void = ptr::without_provenance_mut(0);
const FILE: CUmemAllocationHandleType =
    CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;

fn export(handle: CUmemGenericAllocationHandle) -> c_int {
    let mut file = -1;
    // SAFETY: the output has the type of the handle.
    let code = unsafe { cuMemExportToShareableHandle((&raw mut file).cast(), handle, FILE, 0) };
    assert_eq!(code, OK);
    file
}

#[test]
fn memory_as_a_file() {
    const TEST: &str = "processes::memory_as_a_file";
    with_driver(TEST, "1", || {
        let mut handle = 0;
        if given().is_some() {
            // SAFETY: the output is a live local.
            unsafe { assert_eq!(cuMemImportFromShareableHandle(&mut handle, STDIN, FILE), OK) };
            let mut given = CUmemAllocationProp::default();
            // SAFETY: the output is a live local.
            assert_eq!(unsafe { cuMemGetAllocationPropertiesFromHandle(&mut given, handle) }, OK);
            assert_eq!(given.location.id, 0);
        } else {
            handle = create(1, 0, true);
        }
        let range = reserve(1);
        assert_eq!(map(range, 1, handle), OK);
        assert_eq!(set_access(range, 1, on_device(0), WRITE), OK);
        if given().is_some() {
            assert_eq!(download(range, 5).as_deref(), Ok(&b"first"[..]));
            assert_eq!(upload(range + 10, b"second"), OK);
        } else {
            assert_eq!(upload(range, b"first"), OK);
            finish(second(TEST, "", Some(export(handle))));
            assert_eq!(download(range + 10, 6).as_deref(), Ok(&b"second"[..]));
        }
        unmap_and_free(range, 1);
        release(handle);
    });
}

#[test]
fn what_is_no_memory_is_not_imported() {
    with_driver("processes::what_is_no_memory_is_not_imported", "1", || {
        let mut handle = 0;
        let zero = File::open("/dev/zero").expect("a file");
        let descriptor = std::os::fd::AsRawFd::as_raw_fd(&zero);
        let mut import = |file: c_int, kind| {
            // SAFETY: the output is a live local.
            unsafe {
                cuMemImportFromShareableHandle(
                    &mut handle,
                    ptr::without_provenance_mut(file as usize),
                    kind,
                )
            }
        };
        assert_eq!(import(descriptor, FILE), INVALID);
        assert_eq!(import(4321, FILE), CUresult::CUDA_ERROR_UNKNOWN);
        assert_eq!(import(-1, FILE), INVALID);
        assert_eq!(import(descriptor, CUmemAllocationHandleType(3)), INVALID);
        let private = create(1, 0, false);
        let mut file = -1;
        // SAFETY: the output has the type of the handle.
        let code =
            unsafe { cuMemExportToShareableHandle((&raw mut file).cast(), private, FILE, 0) };
        assert_eq!(code, INVALID);
        release(private);
        // The importer keeps its own file, and an import is released separately.
        let shared = create(1, 0, true);
        let file = export(shared);
        assert_eq!((import(file, FILE), live().references, live().memory), (OK, 2, 1));
        release(shared);
        // SAFETY: the driver returned the descriptor to this program.
        drop(unsafe { OwnedFd::from_raw_fd(file) });
        release(handle);
    });
}

#[test]
fn a_pool_and_its_pointers() {
    const TEST: &str = "processes::a_pool_and_its_pointers";
    with_driver(TEST, "1", || {
        if let Some(given) = given() {
            let (mut pool, mut address) = (ptr::null_mut(), 0);
            let mut data = CUmemPoolPtrExportData { reserved: bytes(&given) };
            // SAFETY: the outputs and inputs are live locals.
            unsafe {
                assert_eq!(cuMemPoolImportFromShareableHandle(&mut pool, STDIN, FILE, 0), OK);
                assert_eq!(cuMemPoolImportPointer(&mut address, pool, &mut data), OK);
                assert_eq!(download(address, 5).as_deref(), Ok(&b"first"[..]));
                assert_eq!(upload(address + 10, b"second"), OK);
                // An imported pool cannot allocate, cannot be a current pool, and cannot be exported.
                assert_eq!(allocate_from(pool, 1), Err(INVALID));
                assert_eq!(cuDeviceSetMemPool(0, pool), INVALID);
                let mut file = -1;
                let code = cuMemPoolExportToShareableHandle((&raw mut file).cast(), pool, FILE, 0);
                assert_eq!(code, INVALID);
                data.reserved[0] ^= 1;
                let mut other = 0;
                assert_eq!(cuMemPoolImportPointer(&mut other, pool, &mut data), INVALID);
                assert_eq!(free_async(address), OK);
                assert_eq!(cuMemPoolDestroy(pool), OK);
            }
            return;
        }
        let pool = pool(&pool_properties(on_device(0), true)).expect("a pool");
        let address = allocate_from(pool, 1000).expect("memory");
        let address = [address, allocate_from(pool, 1000).expect("memory")];
        let mut data = CUmemPoolPtrExportData { reserved: [0; 64] };
        let mut file: c_int = -1;
        // SAFETY: the outputs are live locals.
        unsafe {
            assert_eq!(
                cuMemPoolExportPointer(&mut data, address[1]),
                INVALID,
                "the pool is not shared"
            );
            let code = cuMemPoolExportToShareableHandle((&raw mut file).cast(), pool, FILE, 0);
            assert_eq!(code, OK);
            assert_eq!(cuMemPoolExportPointer(&mut data, address[1]), OK);
        }
        assert_eq!(upload(address[1], b"first"), OK);
        finish(second(TEST, &text(&data.reserved), Some(file)));
        assert_eq!(download(address[1] + 10, 6).as_deref(), Ok(&b"second"[..]));
        for address in address {
            assert_eq!(free_async(address), OK);
        }
        // SAFETY: nothing uses the pool any more.
        assert_eq!(unsafe { cuMemPoolDestroy(pool) }, OK);
    });
}

#[test]
fn multicast_across_processes() {
    const TEST: &str = "processes::multicast_across_processes";
    with_driver(TEST, "2", || {
        // The first process has device 0, the second device 1.
        let device = given().is_some().into();
        let mut object = 0;
        let properties =
            CUmulticastObjectProp { numDevices: 2, size: UNIT, handleTypes: 1, flags: 0 };
        let memory = create(1, device, true);
        let range = reserve(1);
        assert_eq!(map(range, 1, memory), OK);
        assert_eq!(set_access(range, 1, on_device(0), WRITE), OK);
        let mut child = None;
        // SAFETY: the output and the properties are live locals.
        unsafe {
            if given().is_some() {
                assert_eq!(cuMemImportFromShareableHandle(&mut object, STDIN, FILE), OK);
            } else {
                assert_eq!(cuMulticastCreate(&mut object, &properties), OK);
                child = Some(second(TEST, "", Some(export(object))));
            }
            assert_eq!(cuMulticastAddDevice(object, device), OK);
            // Waits for the other process.
            assert_eq!(cuMulticastBindMem(object, 0, memory, 0, UNIT, 0), OK);
        }
        if let Some(mut child) = child {
            assert_eq!(answer(&mut child, "bound"), "");
            let team = reserve(1);
            assert_eq!(map(team, 1, object), OK);
            assert_eq!(set_access(team, 1, on_device(0), WRITE), OK);
            assert_eq!(upload(team, b"everywhere"), OK);
            assert_eq!(download(range, 10).as_deref(), Ok(&b"everywhere"[..]));
            finish(child);
            assert_eq!(upload(team, b"x"), INVALID, "the other process has taken its memory along");
            unmap_and_free(team, 1);
        } else {
            println!("\nbound");
            // The other process writes after it has read this; this process sees the write in its own memory.
            let parent = parent_id();
            while download(range, 10).as_deref() != Ok(&b"everywhere"[..]) {
                assert_eq!(parent_id(), parent, "the first process failed");
                std::thread::yield_now();
            }
        }
        unmap_and_free(range, 1);
        release(memory);
        release(object);
    });
}

fn ipc_handle(address: CUdeviceptr) -> CUipcMemHandle {
    let mut handle = CUipcMemHandle { reserved: [0; 64] };
    // SAFETY: the output is a live local.
    assert_eq!(unsafe { cuIpcGetMemHandle(&mut handle, address) }, OK);
    handle
}

fn open(handle: [u8; 64]) -> Result<CUdeviceptr, CUresult> {
    let mut address = 0;
    let handle = CUipcMemHandle { reserved: handle.map(|byte| byte as c_char) };
    // SAFETY: the output is a live local.
    unsafe { cuIpcOpenMemHandle_v2(&mut address, handle, 1) }.into_result()?;
    Ok(address)
}

#[test]
fn memory_by_handle_both_ways() {
    const TEST: &str = "processes::memory_by_handle_both_ways";
    with_driver(TEST, "1", || {
        let mut own = 0;
        // SAFETY: the output is a live local.
        assert_eq!(unsafe { cuMemAlloc_v2(&mut own, 100) }, OK);
        let handle = ipc_handle(own).reserved.map(|byte| byte as u8);
        if let Some(given) = given() {
            let first = open(bytes(&given)).expect("the first process's memory");
            assert_eq!(open(bytes(&given)), Ok(first), "it is the same address, once more");
            assert_eq!(download(first, 5).as_deref(), Ok(&b"first"[..]));
            assert_eq!(upload(first + 10, b"second"), OK);
            assert_eq!(upload(first, &[0; 101]), INVALID);
            assert_eq!(live().ipc, 1);
            // SAFETY: nothing uses the memory any more.
            unsafe {
                assert_eq!(cuMemFree_v2(first), INVALID);
                assert_eq!((cuIpcCloseMemHandle(first), download(first, 1).is_ok()), (OK, true));
                assert_eq!((cuIpcCloseMemHandle(first), download(first, 1).is_ok()), (OK, false));
                assert_eq!(cuIpcCloseMemHandle(first), INVALID);
            }
            println!("\nhandle {}", text(&handle));
            let mut line = String::new();
            BufReader::new(std::io::stdin())
                .read_line(&mut line)
                .expect("the first process is done");
            assert_eq!(download(own, 4).as_deref(), Ok(&b"back"[..]));
        } else {
            assert_eq!(upload(own, b"first"), OK);
            assert_eq!(
                open(handle),
                Err(CUresult::CUDA_ERROR_INVALID_CONTEXT),
                "it is this process's own"
            );
            assert_eq!(open([0; 64]), Err(INVALID));
            let mut child = second(TEST, &text(&handle), None);
            let theirs = bytes(&answer(&mut child, "handle "));
            assert_eq!(download(own + 10, 6).as_deref(), Ok(&b"second"[..]));
            let address = open(theirs).expect("the second process's memory");
            assert_eq!(upload(address, b"back"), OK);
            writeln!(child.stdin.take().expect("its input"), "done")
                .expect("the second process reads");
            // SAFETY: nothing uses the memory any more.
            assert_eq!(unsafe { cuIpcCloseMemHandle(address) }, OK);
            finish(child);
            assert_eq!(open(theirs), Err(CUresult::CUDA_ERROR_MAP_FAILED), "the process is gone");
            let mut handle = CUipcMemHandle { reserved: [0; 64] };
            // SAFETY: the output is a live local.
            unsafe {
                assert_eq!(cuIpcGetMemHandle(&mut handle, own + 4), INVALID);
                assert_eq!(cuIpcOpenMemHandle_v2(&mut own.clone(), handle, 0), INVALID);
            }
        }
        // SAFETY: nothing uses the memory any more.
        assert_eq!(unsafe { cuMemFree_v2(own) }, OK);
    });
}

#[test]
fn events_by_handle() {
    const TEST: &str = "processes::events_by_handle";
    with_driver(TEST, "1", || {
        let mut event = ptr::null_mut();
        let flags =
            (CUevent_flags::CU_EVENT_INTERPROCESS | CUevent_flags::CU_EVENT_DISABLE_TIMING).bits();
        let mut handle = CUipcEventHandle { reserved: [0; 64] };
        let wrong = CUresult::CUDA_ERROR_INVALID_HANDLE;
        // SAFETY: the outputs are live locals.
        unsafe {
            if let Some(given) = given() {
                handle.reserved = bytes(&given).map(|byte| byte as c_char);
                assert_eq!(cuIpcOpenEventHandle(&mut event, handle), OK);
                assert_eq!(
                    cuIpcGetEventHandle(&mut handle, event),
                    wrong,
                    "it is another process's"
                );
                assert_eq!(cuStreamWaitEvent(CU_STREAM_PER_THREAD, event, 0), OK);
            } else {
                assert_eq!(
                    cuEventCreate(&mut event, CUevent_flags::CU_EVENT_DISABLE_TIMING.bits()),
                    OK
                );
                assert_eq!(
                    (cuIpcGetEventHandle(&mut handle, event), cuEventDestroy_v2(event)),
                    (wrong, OK)
                );
                assert_eq!(cuEventCreate(&mut event, flags), OK);
                assert_eq!(cuIpcGetEventHandle(&mut handle, event), OK);
                assert_eq!(
                    open(handle.reserved.map(|byte| byte as u8)),
                    Err(INVALID),
                    "it is no memory"
                );
                let child = second(TEST, &text(&handle.reserved.map(|byte| byte as u8)), None);
                finish(child);
            }
            assert_eq!(
                (cuEventRecord(event, CU_STREAM_LEGACY), cuEventSynchronize(event)),
                (OK, OK)
            );
            assert_eq!(cuEventDestroy_v2(event), OK);
        }
    });
}
