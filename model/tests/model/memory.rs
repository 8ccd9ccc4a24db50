use crate::support::*;
use libcuda_sys::*;
use std::ffi::{CStr, c_int, c_uint};
use std::ptr;

fn allocate(size: usize) -> CUdeviceptr {
    let mut address = 0;
    // SAFETY: the output is a live local.
    assert_eq!(unsafe { cuMemAlloc_v2(&mut address, size) }, OK);
    address
}

fn free(address: CUdeviceptr) -> CUresult {
    // SAFETY: nothing uses the memory any more.
    unsafe { cuMemFree_v2(address) }
}

#[test]
fn bytes_move() {
    with_driver("memory::bytes_move", "1", || {
        // More than one step of a copy, and no round number.
        let size = (3 << 20) + 1234 + 1;
        let (one, other) = (allocate(size), allocate(size));
        let sent = pattern(1, size);
        assert_eq!(upload(one, &sent), OK);
        // SAFETY: the addresses are those of the allocations.
        unsafe {
            assert_eq!(cuMemcpyDtoD_v2(other, one, size), OK);
            assert!(download(other, size).as_ref() == Ok(&sent));
            assert_eq!(cuMemcpy(other + 10, one, 20), OK);
            assert_eq!(cuMemsetD8_v2(other, 0xAB, 5), OK);
            assert_eq!(
                cuMemsetD32Async(other + 40, 0x0102_0304, 1 << 19, CU_STREAM_PER_THREAD),
                OK
            );
            let mut expected = sent.clone();
            expected[10..30].copy_from_slice(&sent[..20]);
            expected[..5].fill(0xAB);
            for word in expected[40..40 + (4 << 19)].chunks_exact_mut(4) {
                word.copy_from_slice(&0x0102_0304_u32.to_ne_bytes());
            }
            assert!(download(other, size).as_ref() == Ok(&expected));

            // The host's own memory is copied by `cuMemcpy` too.
            let mut copy = vec![0; size];
            assert_eq!(cuMemcpyAsync(copy.as_mut_ptr() as u64, one, size, ptr::null_mut()), OK);
            assert!(copy == sent);

            // Past the end, unaligned, and not device memory.
            assert_eq!(upload(one + 1, &sent), INVALID);
            assert_eq!(cuMemsetD32_v2(one + 2, 0, 1), INVALID);
            assert_eq!(upload(copy.as_ptr() as u64, &sent), INVALID);
            assert_eq!(download(copy.as_ptr() as u64, 1), Err(INVALID));
        }
        assert_eq!(free(one + 4), INVALID);
        assert_eq!(free(one), OK);
        assert_eq!(free(one), INVALID);
        assert_eq!(download(one, 1), Err(INVALID));
        assert_eq!(free(other), OK);
        let mut address = 0;
        // SAFETY: the output is a live local.
        unsafe {
            assert_eq!(cuMemAlloc_v2(&mut address, 0), INVALID);
            assert_eq!(cuMemAlloc_v2(ptr::null_mut(), 1), INVALID);
            assert_eq!(cuMemAlloc_v2(&mut address, 81 << 30), CUresult::CUDA_ERROR_OUT_OF_MEMORY);
        }
    });
}

#[test]
fn memory_is_counted() {
    with_driver("memory::memory_is_counted", "1", || {
        let free_bytes = || {
            let (mut free, mut total) = (0, 0);
            // SAFETY: the outputs are live locals.
            assert_eq!(unsafe { cuMemGetInfo_v2(&mut free, &mut total) }, OK);
            assert!(free < total, "a context takes memory too");
            free
        };
        let before = free_bytes();
        let address = allocate(UNIT);
        assert_eq!(free_bytes(), before - UNIT);
        let handle = create(2, 0, false);
        assert_eq!(free_bytes(), before - 3 * UNIT);
        assert_eq!((live().allocations, live().memory, live().references), (1, 2, 1));
        release(handle);
        assert_eq!(free(address), OK);
        assert_eq!(free_bytes(), before);
    });
}

#[test]
fn pointers_tell_what_they_are() {
    with_driver("memory::pointers_tell_what_they_are", "1", || {
        fn ask<T: Default>(
            attribute: CUpointer_attribute,
            address: CUdeviceptr,
        ) -> Result<T, CUresult> {
            let mut value = T::default();
            // SAFETY: each caller passes the attribute's type.
            unsafe { cuPointerGetAttribute((&raw mut value).cast(), attribute, address) }
                .into_result()?;
            Ok(value)
        }
        use CUpointer_attribute as A;
        let address = allocate(1000);
        let kind = CUmemorytype::CU_MEMORYTYPE_DEVICE.0;
        assert_eq!(ask::<c_uint>(A::CU_POINTER_ATTRIBUTE_MEMORY_TYPE, address + 5), Ok(kind));
        assert_eq!(ask::<c_int>(A::CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, address), Ok(0));
        assert_eq!(
            ask::<c_int>(A::CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE, address),
            Ok(1)
        );
        assert_eq!(ask::<u64>(A::CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, address + 5), Ok(address));
        assert_eq!(ask::<usize>(A::CU_POINTER_ATTRIBUTE_RANGE_SIZE, address + 5), Ok(1000));
        assert_eq!(
            ask::<c_uint>(A::CU_POINTER_ATTRIBUTE_MEMORY_TYPE, address + 1000),
            Err(INVALID)
        );
        let first = ask::<u64>(A::CU_POINTER_ATTRIBUTE_BUFFER_ID, address).expect("an identifier");
        assert_eq!(free(address), OK);
        let address = allocate(1000);
        assert_ne!(ask::<u64>(A::CU_POINTER_ATTRIBUTE_BUFFER_ID, address), Ok(first));
        assert_eq!(free(address), OK);

        let range = reserve(2);
        let handle = create(1, 0, true);
        assert_eq!(map(range + UNIT as u64, 1, handle), OK);
        assert_eq!(ask::<c_int>(A::CU_POINTER_ATTRIBUTE_MAPPED, range), Ok(0));
        let mapped = range + UNIT as u64;
        assert_eq!(ask::<c_int>(A::CU_POINTER_ATTRIBUTE_MAPPED, mapped), Ok(1));
        assert_eq!(ask::<u64>(A::CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, mapped), Ok(range));
        assert_eq!(ask::<u64>(A::CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR, mapped), Ok(mapped));
        assert_eq!(ask::<u64>(A::CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES, mapped), Ok(1));
        // Of addresses without memory, and of unknown ones, the other attributes are zero.
        let list = |address| {
            let mut wanted = [
                A::CU_POINTER_ATTRIBUTE_RANGE_START_ADDR,
                A::CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
                A::CU_POINTER_ATTRIBUTE_MAPPED,
            ];
            let (mut start, mut kind, mut mapped) = (7_u64, 7_u32, [7_u8; 2]);
            let mut values =
                [(&raw mut start).cast(), (&raw mut kind).cast(), (&raw mut mapped).cast()];
            let (wanted, values) = (wanted.as_mut_ptr(), values.as_mut_ptr());
            // SAFETY: each value has room for its attribute.
            let code = unsafe { cuPointerGetAttributes(3, wanted, values, address) };
            (code, start, kind, mapped)
        };
        assert_eq!(list(mapped), (OK, range, kind, [1, 7]));
        assert_eq!(list(range), (OK, range, 0, [0, 7]));
        assert_eq!(list(0), (OK, 0, 0, [0, 7]));

        // SAFETY: nothing uses the range any more.
        unsafe {
            assert_eq!(cuMemUnmap(mapped, UNIT), OK);
            assert_eq!(cuMemAddressFree(range, 2 * UNIT), OK);
        }
        release(handle);
    });
}

/// A copy from pageable memory returns before the bytes arrive. A non-blocking stream does not wait for them.
#[test]
fn bytes_arrive_late() {
    with_driver("memory::bytes_arrive_late", "1", || {
        let (memory, mut stream, mut blocking) = (allocate(10), ptr::null_mut(), ptr::null_mut());
        let non_blocking = CUstream_flags::CU_STREAM_NON_BLOCKING.bits();
        let send = |bytes: &[u8]| {
            // SAFETY: the bytes are live locals.
            let sent = unsafe { cuMemcpyHtoD_v2(memory, bytes.as_ptr().cast(), bytes.len()) };
            assert_eq!(sent, OK);
        };
        let mut seen = [0_u8; 5];
        let mut see = |stream| {
            // SAFETY: the bytes are live locals.
            let copied =
                unsafe { cuMemcpyDtoHAsync_v2(seen.as_mut_ptr().cast(), memory, 5, stream) };
            assert_eq!(copied, OK);
            seen
        };
        // SAFETY: the outputs are live locals.
        unsafe {
            assert_eq!(cuStreamCreate(&mut stream, non_blocking), OK);
            assert_eq!(cuStreamCreate(&mut blocking, 0), OK);
            send(b"first");
            assert_eq!(see(stream), [0; 5]);
            assert_eq!(cuStreamSynchronize(stream), OK);
            assert_eq!(see(stream), [0; 5]);
            assert_eq!((&see(blocking), &see(stream)), (b"first", b"first"));
            send(b"other");
            assert_eq!((&see(stream), cuCtxSynchronize(), &see(stream)), (b"first", OK, b"other"));
            send(b"third");
            assert_eq!(download(memory, 5), Ok(b"third".to_vec()));
            assert_eq!((cuStreamDestroy_v2(stream), cuStreamDestroy_v2(blocking)), (OK, OK));
        }
        assert_eq!(free(memory), OK);

        // The destination of a pending copy must not be destroyed.
        let (range, handle) = (reserve(1), create(1, 0, false));
        assert_eq!((map(range, 1, handle), set_access(range, 1, on_device(0), WRITE)), (OK, OK));
        // SAFETY: the bytes live here, and the range is unmapped when they have arrived.
        unsafe {
            assert_eq!(cuMemcpyHtoD_v2(range, b"x".as_ptr().cast(), 1), OK);
            assert_eq!((cuMemUnmap(range, UNIT), cuCtxSynchronize()), (INVALID, OK));
        }
        unmap_and_free(range, 1);
        release(handle);
    });
}

#[test]
fn contexts_streams_and_events() {
    with_driver("memory::contexts_streams_and_events", "2", || {
        let (mut other, mut popped, mut device) = (ptr::null_mut(), ptr::null_mut(), -1);
        let (mut stream, mut event) = (ptr::null_mut(), ptr::null_mut());
        let destroyed = CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED;
        let handle = CUresult::CUDA_ERROR_INVALID_HANDLE;
        // SAFETY: the outputs are live locals.
        unsafe {
            assert_eq!(cuDevicePrimaryCtxRetain(&mut other, 1), OK);
            assert_eq!(cuCtxPushCurrent_v2(other), OK);
            assert_eq!((cuCtxGetDevice(&mut device), device), (OK, 1));
            assert_eq!(cuEventCreate(&mut event, 0), OK);
            assert_eq!(cuStreamCreate(&mut stream, 0), OK);
            assert_eq!(cuCtxPopCurrent_v2(&mut popped), OK);
            assert_eq!(popped, other);
            assert_eq!((cuCtxGetDevice(&mut device), device), (OK, 0));
            // The event belongs to the other context.
            assert_eq!(cuEventRecord(event, ptr::null_mut()), handle);
            assert_eq!(cuEventRecord(event, stream), OK);
            assert_eq!(cuStreamWaitEvent(CU_STREAM_LEGACY, event, 0), OK);
            assert_eq!((cuStreamQuery(stream), cuEventQuery(event)), (OK, OK));
            let mut status = CUstreamCaptureStatus(7);
            assert_eq!((cuStreamIsCapturing(stream, &mut status), status.0), (OK, 0));
            let mut mode = CUstreamCaptureMode(3);
            assert_eq!(cuThreadExchangeStreamCaptureMode(&mut mode), INVALID);
            mode = CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED;
            assert_eq!((cuThreadExchangeStreamCaptureMode(&mut mode), mode.0), (OK, 0));
            assert_eq!((cuThreadExchangeStreamCaptureMode(&mut mode), mode.0), (OK, 2));
            assert_eq!((live().streams, live().events, live().contexts), (1, 1, 2));
            assert_eq!((cuStreamDestroy_v2(stream), cuEventDestroy_v2(event)), (OK, OK));
            let interprocess = CUevent_flags::CU_EVENT_INTERPROCESS.bits();
            assert_eq!(cuEventCreate(&mut event, interprocess), INVALID);

            // The objects of a context are destroyed with it.
            assert_eq!(cuCtxPushCurrent_v2(other), OK);
            let address = allocate(10);
            assert_eq!(cuDevicePrimaryCtxRelease_v2(1), OK);
            assert_eq!(cuCtxSynchronize(), destroyed);
            assert_eq!(cuCtxPopCurrent_v2(&mut popped), OK);
            assert_eq!(free(address), INVALID);
            assert_eq!(cuDevicePrimaryCtxRelease_v2(1), CUresult::CUDA_ERROR_INVALID_CONTEXT);
            assert_eq!(
                cuCtxSetCurrent(ptr::without_provenance_mut(5)),
                CUresult::CUDA_ERROR_INVALID_CONTEXT
            );

            let no_context = std::thread::spawn(|| cuCtxSynchronize()).join();
            assert_eq!(no_context.ok(), Some(CUresult::CUDA_ERROR_INVALID_CONTEXT));
            let zero = ptr::null_mut();
            let launched = cuLaunchKernel(
                ptr::null_mut(),
                1,
                1,
                1,
                1,
                1,
                1,
                0,
                zero,
                ptr::null_mut(),
                ptr::null_mut(),
            );
            assert_eq!(launched, CUresult::CUDA_ERROR_INVALID_HANDLE);
        }
    });
}

#[test]
fn devices_and_codes() {
    with_driver("memory::devices_and_codes", "3", || {
        let (mut count, mut peer) = (0, -1);
        let mut name = [1; 10];
        let mut text = ptr::null();
        // SAFETY: the outputs are live locals, and the texts are the driver's.
        unsafe {
            assert_eq!((cuDeviceGetCount(&mut count), count), (OK, 3));
            assert_eq!(cuDeviceGet(&mut count, 3), CUresult::CUDA_ERROR_INVALID_DEVICE);
            assert_eq!((cuDeviceCanAccessPeer(&mut peer, 0, 2), peer), (OK, 1));
            assert_eq!(cuDeviceGetName(name.as_mut_ptr(), 10, 2), OK);
            assert_eq!(CStr::from_ptr(name.as_ptr()), c"Modeled d");
            let [mut one, mut other] = [CUuuid { bytes: [0; 16] }; 2];
            assert_eq!(
                (cuDeviceGetUuid_v2(&mut one, 1), cuDeviceGetUuid_v2(&mut other, 2)),
                (OK, OK)
            );
            assert_ne!(one.bytes, other.bytes);
            assert_eq!(cuGetErrorName(INVALID, &mut text), OK);
            assert_eq!(CStr::from_ptr(text), c"CUDA_ERROR_INVALID_VALUE");
            assert_eq!(cuGetErrorString(CUresult(54_321), &mut text), INVALID);
            assert!(text.is_null());
        }
    });
}
