//! The context stack of a thread, which a body may change.

use crate::support::*;
use cuda_checked::calls::{
    cuCtxGetCurrent, cuCtxPopCurrent_v2, cuCtxPushCurrent_v2, cuDeviceGetName, cuDeviceGetUuid_v2,
    cuDriverGetVersion, cuGetErrorName, cuGetErrorString,
};
use cuda_checked::sys::Release;
use cuda_checked::types::{CUcontext, CUresult};
use cuda_checked::{DOCUMENTED, Result};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread;

pub const NOT_AS_FOUND: &str = "cuCtxPopCurrent: current_context (*) must be that of the object, above the \
                            context that was current before: the body must leave the thread's stack of contexts as it found it";

pub fn current() -> CUcontext {
    cuCtxGetCurrent().expect("it is known")
}

/// Pops this number of contexts.
pub fn pop(count: usize) {
    for _ in 0..count {
        cuCtxPopCurrent_v2().expect("there is one");
    }
}

/// Runs this on a thread without a context.
pub fn elsewhere(body: impl FnOnce() + Send) {
    thread::scope(|scope| scope.spawn(body).join().expect("no panic"));
}

#[test]
fn a_body_that_pops() {
    with_driver("contexts::a_body_that_pops", |context| {
        rejected(NOT_AS_FOUND, context.with_current(|| pop(1)));
        assert_eq!(current(), context.as_raw(), "the same context is still below");
        let panicked = catch_unwind(AssertUnwindSafe(|| {
            context.with_current(|| {
                pop(1);
                panic!("a test's")
            })
        }));
        assert!(panicked.is_err() && current() == context.as_raw());
        elsewhere(|| {
            rejected(NOT_AS_FOUND, context.with_current(|| pop(1)));
            assert!(current().is_null(), "there was none before");
        });
        // A body with balanced pushes and pops is accepted.
        let pushed = context.with_current(|| {
            // SAFETY: the context is live.
            unsafe { cuCtxPushCurrent_v2(context.as_raw()) }.expect("it becomes current");
            pop(1);
        });
        pushed.expect("it is as before");
    });
}

#[test]
fn an_outer_body_is_the_first_to_notice() {
    with_driver("contexts::an_outer_body_is_the_first_to_notice", |context| {
        elsewhere(|| {
            let outer: Result<()> = context.with_current(|| {
                let middle: Result<()> = context.with_current(|| {
                    let inner = context.with_current(|| pop(1));
                    inner.expect("the same context is on top, above itself");
                    assert_eq!(current(), context.as_raw());
                });
                rejected(NOT_AS_FOUND, middle);
                assert_eq!(current(), context.as_raw());
            });
            outer.expect("the stack is as before");
            assert!(current().is_null());
        });
    });
}

#[test]
fn what_a_device_is_called() {
    with_driver("contexts::what_a_device_is_called", |context| {
        let device = context.device().as_raw();
        let name = cuDeviceGetName(device).expect("it has a name");
        let uuid = cuDeviceGetUuid_v2(device).expect("it has an identifier").to_string();
        let lengths: Vec<usize> = uuid.split('-').map(str::len).collect();
        assert_eq!(lengths, [8, 4, 4, 4, 12]);
        if is_real() {
            assert!(!name.is_empty());
        } else {
            assert_eq!(name.to_str(), Ok("Modeled device 0"));
            assert!(uuid.starts_with("6d6f6465-6c65-6420-6465-766963652030"), "{uuid}");
        }
        let release = Release::from(cuDriverGetVersion().expect("it has a version"));
        assert!(release >= *DOCUMENTED.start());
    });
}

#[test]
fn what_a_code_is_called() {
    with_driver("contexts::what_a_code_is_called", |_| {
        let known = CUresult::CUDA_ERROR_INVALID_VALUE;
        let name = cuGetErrorName(known).expect("it has a name");
        assert_eq!(&*name, c"CUDA_ERROR_INVALID_VALUE");
        assert!(!cuGetErrorString(known).expect("it has a description").is_empty());
        // The driver gives no text for this one.
        let error = cuGetErrorString(CUresult(54_321)).expect_err("there is no such code");
        assert_eq!(error.code(), known);
    });
}
