//! The lives of objects, and of work. The programs of cuda-validate's `past.c` show what a driver does, and run on the model too.

use crate::support::*;
use libcuda_sys::*;
use std::ffi::c_void;
use std::ptr;
use std::sync::atomic::{AtomicU32, Ordering::SeqCst};
use std::thread;
use std::time::Duration;

static CALLS: AtomicU32 = AtomicU32::new(0);

/// Lasts longer than the calls around it, and calls the driver.
unsafe extern "C" fn slow(data: *mut c_void) {
    thread::sleep(Duration::from_millis(50));
    let mut version = 0;
    // SAFETY: the output is a live local.
    assert_eq!(unsafe { cuDriverGetVersion(&mut version) }, OK);
    CALLS.fetch_add(data.addr() as u32, SeqCst);
}

#[test]
fn host_functions_end_before_their_stream() {
    alone("lifetimes::host_functions_end_before_their_stream", &[], || {
        with_context();
        let mut object = ptr::null_mut();
        let data = |number| ptr::without_provenance_mut(number);
        // SAFETY: the outputs are live locals, and the functions live as long as the process.
        unsafe {
            assert_eq!(cuLaunchHostFunc(ptr::null_mut(), Some(slow), data(1)), OK);
            assert_eq!(cuStreamQuery(ptr::null_mut()), CUresult::CUDA_ERROR_NOT_READY);
            assert_eq!(cuStreamSynchronize(ptr::null_mut()), OK);
            assert_eq!(CALLS.load(SeqCst), 1);

            assert_eq!(cuUserObjectCreate(&mut object, data(10), Some(slow), 3, 1), OK);
            assert_eq!(cuUserObjectRelease(object, 2), OK);
            assert_eq!(cuCtxSynchronize(), OK);
            assert_eq!(CALLS.load(SeqCst), 1);
            assert_eq!(cuUserObjectRelease(object, 1), OK);
            assert_eq!(cuCtxSynchronize(), OK);
            assert_eq!(CALLS.load(SeqCst), 11);
            assert_eq!(cuUserObjectRelease(object, 1), OK);
            assert_eq!(cuCtxSynchronize(), OK);
            assert_eq!(CALLS.load(SeqCst), 11);
        }
    });
}

#[test]
fn a_destroyed_stream_ends_the_process() {
    let message = "cuStreamSynchronize: a driver crashes here";
    dies("lifetimes::a_destroyed_stream_ends_the_process", message, || {
        with_context();
        let mut stream = ptr::null_mut();
        // SAFETY: the output is a live local, and the model follows no handle.
        unsafe {
            assert_eq!(cuStreamCreate(&mut stream, 0), OK);
            assert_eq!(cuStreamDestroy_v2(stream), OK);
            let _ = cuStreamSynchronize(stream);
        }
    });
}

/// A test that uses a destroyed object may then use another one, as with a driver.
#[test]
fn a_new_object_has_the_handle_of_a_destroyed_one() {
    with_driver("lifetimes::a_new_object_has_the_handle_of_a_destroyed_one", "1", || {
        let (mut old, mut new) = (ptr::null_mut(), ptr::null_mut());
        // SAFETY: the outputs are live locals.
        unsafe {
            assert_eq!(cuEventCreate(&mut old, 0), OK);
            assert_eq!(cuEventDestroy_v2(old), OK);
            assert_eq!(cuEventCreate(&mut new, 0), OK);
            assert_eq!(new, old);
            assert_eq!(cuEventDestroy_v2(new), OK);
        }
    });
}

/// What the model does not do must not seem to be done.
fn a_graph_of_a_fill(test: &str, variables: &[(&str, &str)], launched: CUresult) {
    alone(test, variables, || {
        with_context();
        let (mut stream, mut graph, mut exec) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
        let mut memory = 0;
        let mode = CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED;
        // SAFETY: the outputs are live locals.
        unsafe {
            assert_eq!(cuMemAlloc_v2(&mut memory, 4), OK);
            assert_eq!(cuStreamCreate(&mut stream, 1), OK);
            let mut launch = |captures_fill| {
                assert_eq!(cuStreamBeginCapture_v2(stream, mode), OK);
                if captures_fill {
                    assert_eq!(cuMemsetD8Async(memory, 7, 4, stream), OK);
                }
                assert_eq!(cuStreamEndCapture(stream, &mut graph), OK);
                assert_eq!(cuGraphInstantiateWithFlags(&mut exec, graph, 0), OK);
                assert_eq!(cuGraphDestroy(graph), OK);
                let launched = cuGraphLaunch(exec, stream);
                assert_eq!(cuGraphExecDestroy(exec), OK);
                launched
            };
            assert_eq!([true, false].map(&mut launch), [launched, OK]);
        }
        assert_eq!(download(memory, 4), Ok(vec![0; 4]));
    });
}

#[test]
fn a_graph_of_captured_work_is_refused() {
    let test = "lifetimes::a_graph_of_captured_work_is_refused";
    a_graph_of_a_fill(test, &[], CUresult::CUDA_ERROR_NOT_SUPPORTED);
}

#[test]
fn captured_work_is_left_out() {
    let test = "lifetimes::captured_work_is_left_out";
    a_graph_of_a_fill(test, &[("CUDA_MODEL_KERNELS", "none")], OK);
}

/// A copy from memory that is registered ends before its call returns; another one may end later.
#[test]
fn registered_memory_is_copied_at_once() {
    with_driver("lifetimes::registered_memory_is_copied_at_once", "1", || {
        let (mut stream, mut memory) = (ptr::null_mut(), 0);
        let mut bytes = [7_u8; 4];
        let sent: *mut c_void = bytes.as_mut_ptr().cast();
        let mut received = [0_u8; 4];
        // SAFETY: the outputs and the bytes are live locals.
        unsafe {
            assert_eq!(cuMemAlloc_v2(&mut memory, 4), OK);
            assert_eq!(cuStreamCreate(&mut stream, 1), OK);
            let mut copy = || {
                assert_eq!(cuMemcpyHtoD_v2(memory, sent, 4), OK);
                assert_eq!(
                    cuMemcpyDtoHAsync_v2(received.as_mut_ptr().cast(), memory, 4, stream),
                    OK
                );
                received
            };
            assert_eq!(copy(), [0; 4]);
            assert_eq!(cuMemHostRegister_v2(sent, 4, 0), OK);
            assert_eq!(copy(), [7; 4]);
            assert_eq!(cuMemHostUnregister(sent), OK);
            assert_eq!(cuStreamDestroy_v2(stream), OK);
            assert_eq!(cuMemFree_v2(memory), OK);
        }
    });
}
