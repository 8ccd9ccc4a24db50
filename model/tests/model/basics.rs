use crate::support::*;
use libcuda_sys::*;
use std::ffi::{c_int, c_uint};
use std::ptr;

const HANDLE: CUresult = CUresult::CUDA_ERROR_INVALID_HANDLE;

fn current() -> CUcontext {
    let mut context = ptr::null_mut();
    // SAFETY: the output is a live local.
    assert_eq!(unsafe { cuCtxGetCurrent(&mut context) }, OK);
    context
}

fn flags() -> c_uint {
    let mut flags = 0;
    // SAFETY: the output is a live local.
    assert_eq!(unsafe { cuCtxGetFlags(&mut flags) }, OK);
    flags
}

#[test]
fn contexts_of_ones_own() {
    with_driver("basics::contexts_of_ones_own", "2", || {
        let primary = current();
        let (mut context, mut device, mut version) = (ptr::null_mut(), -1, 0);
        let blocking = CUctx_flags::CU_CTX_SCHED_BLOCKING_SYNC.bits();
        // SAFETY: the outputs are live locals, and the context is used until it is destroyed.
        unsafe {
            assert_eq!(cuCtxCreate_v4(&mut context, ptr::null_mut(), 1 << 20, 1), INVALID);
            assert_eq!(
                cuCtxCreate_v4(&mut context, ptr::null_mut(), 0, 2),
                CUresult::CUDA_ERROR_INVALID_DEVICE
            );
            assert_eq!(cuCtxCreate_v4(&mut context, ptr::null_mut(), blocking, 1), OK);
            assert_eq!((current(), flags()), (context, blocking));
            assert_eq!(cuCtxGetDevice(&mut device), OK);
            assert_eq!(device, 1);
            assert_eq!(cuCtxGetApiVersion(context, &mut version), OK);
            assert!(version > 0);

            assert_eq!(cuCtxSetCurrent(primary), OK);
            assert_eq!(flags(), 0);
            assert_eq!(cuCtxPushCurrent_v2(context), OK);
            assert_eq!(cuCtxDestroy_v2(context), OK);
            assert_eq!(current(), primary);
            let destroyed = CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED;
            assert_eq!(cuCtxDestroy_v2(context), destroyed);
            assert_eq!(cuCtxDestroy_v2(primary), CUresult::CUDA_ERROR_INVALID_CONTEXT);
            // It becomes current, and is of no use.
            assert_eq!(cuCtxSetCurrent(context), OK);
            assert_eq!(cuCtxGetDevice(&mut device), destroyed);
            assert_eq!(cuCtxSetCurrent(primary), OK);
        }
    });
}

#[test]
fn a_destroyed_context_is_of_no_use() {
    with_driver("basics::a_destroyed_context_is_of_no_use", "1", || {
        let (mut context, mut stream) = (ptr::null_mut(), ptr::null_mut());
        // SAFETY: the outputs are live locals.
        unsafe {
            assert_eq!(cuCtxCreate_v4(&mut context, ptr::null_mut(), 0, 0), OK);
            assert_eq!(cuCtxPushCurrent_v2(context), OK);
            assert_eq!(cuCtxDestroy_v2(context), OK);
            // The context was twice on the thread's stack, and is there once more.
            assert_eq!(cuStreamCreate(&mut stream, 0), CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED);
            assert_eq!(cuCtxPopCurrent_v2(&mut context), OK);
        }
    });
}

#[test]
fn flags_of_a_primary_context() {
    with_driver("basics::flags_of_a_primary_context", "2", || {
        let state = |device| {
            let (mut flags, mut active): (c_uint, c_int) = (0, -1);
            // SAFETY: the outputs are live locals.
            let result = unsafe { cuDevicePrimaryCtxGetState(device, &mut flags, &mut active) };
            assert_eq!(result, OK);
            (flags, active)
        };
        assert_eq!((state(0), state(1)), ((0, 1), (0, 0)));
        let spin = CUctx_flags::CU_CTX_SCHED_SPIN.bits();
        // SAFETY: the calls take only numbers.
        unsafe {
            assert_eq!(cuDevicePrimaryCtxSetFlags_v2(0, spin), OK);
            assert_eq!(cuDevicePrimaryCtxSetFlags_v2(0, 1 << 20), INVALID);
        }
        assert_eq!((state(0), state(1), flags()), ((spin, 1), (0, 0), spin));
    });
}

#[test]
fn priorities_are_clamped() {
    with_driver("basics::priorities_are_clamped", "1", || {
        let (mut least, mut greatest) = (1, 1);
        // SAFETY: the outputs are live locals.
        assert_eq!(unsafe { cuCtxGetStreamPriorityRange(&mut least, &mut greatest) }, OK);
        assert!(greatest < least);
        for (asked, expected) in [(greatest, greatest), (-100, greatest), (100, least)] {
            let (mut stream, mut priority) = (ptr::null_mut(), 1);
            // SAFETY: the outputs are live locals, and the stream until it is destroyed.
            unsafe {
                assert_eq!(cuStreamCreateWithPriority(&mut stream, 2, asked), INVALID);
                assert_eq!(cuStreamCreateWithPriority(&mut stream, 1, asked), OK);
                assert_eq!(cuStreamGetPriority(stream, &mut priority), OK);
                assert_eq!(cuStreamDestroy_v2(stream), OK);
            }
            assert_eq!(priority, expected);
        }
    });
}

#[test]
fn time_between_events() {
    with_driver("basics::time_between_events", "1", || {
        let event = |flags: CUevent_flags| {
            let mut event = ptr::null_mut();
            // SAFETY: the output is a live local.
            assert_eq!(unsafe { cuEventCreate(&mut event, flags.bits()) }, OK);
            event
        };
        let (start, end) = [CUevent_flags::CU_EVENT_DEFAULT; 2].map(event).into();
        let untimed = event(CUevent_flags::CU_EVENT_DISABLE_TIMING);
        let mut time = -1.0;
        // SAFETY: the output and the events live until they are destroyed.
        unsafe {
            assert_eq!(cuEventRecord(start, ptr::null_mut()), OK);
            assert_eq!(cuEventElapsedTime(&mut time, start, end), HANDLE, "one is not recorded");
            std::thread::sleep(std::time::Duration::from_millis(5));
            assert_eq!(cuEventRecord(end, ptr::null_mut()), OK);
            assert_eq!(cuEventElapsedTime(&mut time, start, end), OK);
            assert!(time >= 5.0, "{time}");
            assert_eq!(cuEventElapsedTime(&mut time, end, start), OK);
            assert!(time <= -5.0, "{time}");
            assert_eq!(cuEventRecord(untimed, ptr::null_mut()), OK);
            assert_eq!(cuEventElapsedTime(&mut time, start, untimed), HANDLE);
            for event in [start, end, untimed] {
                assert_eq!(cuEventDestroy_v2(event), OK);
            }
        }
    });
}

#[test]
fn the_host_touches_managed_and_pinned_memory() {
    with_driver("basics::the_host_touches_managed_and_pinned_memory", "1", || {
        let (mut managed, mut pinned) = (0, ptr::null_mut());
        let (mut base, mut size) = (0, 0);
        let attach = CUmemAttach_flags::CU_MEM_ATTACH_GLOBAL.bits();
        // SAFETY: the outputs are live locals, and the memory is used as long as it is there.
        unsafe {
            assert_eq!(cuMemAllocManaged(&mut managed, 0, attach), INVALID);
            assert_eq!(cuMemAllocManaged(&mut managed, 100, 0), INVALID);
            assert_eq!(cuMemAllocManaged(&mut managed, 100, attach), OK);
            assert_eq!(cuMemHostAlloc(&mut pinned, 100, 1 << 10), INVALID);
            assert_eq!(cuMemHostAlloc(&mut pinned, 100, CU_MEMHOSTALLOC_PORTABLE as c_uint), OK);

            let host: *mut u8 = ptr::with_exposed_provenance_mut(managed as usize);
            host.write(7);
            assert_eq!(cuMemcpyDtoH_v2(pinned, managed, 100), OK);
            assert_eq!(pinned.cast::<u8>().read(), 7);
            assert_eq!(cuMemsetD8_v2(managed, 9, 100), OK);
            assert_eq!(host.add(99).read(), 9);

            assert_eq!(cuMemGetAddressRange_v2(&mut base, &mut size, managed + 99), OK);
            assert_eq!((base, size), (managed, 100));
            assert_eq!(
                cuMemGetAddressRange_v2(&mut base, &mut size, managed + 100),
                CUresult::CUDA_ERROR_NOT_FOUND
            );

            // Each kind has its own function to free it.
            assert_eq!(cuMemFreeHost(host.cast()), INVALID);
            assert_eq!(cuMemFree_v2(pinned as CUdeviceptr), INVALID);
            assert_eq!(cuMemFree_v2(managed), OK);
            assert_eq!(cuMemFreeHost(pinned), OK);
            assert_eq!(cuMemFreeHost(pinned), INVALID);
        }
    });
}
