//! A driver of Rust functions, given to `cuda_sys::load_with`.
//!
//! It implements one release, since a process has one driver: [`of_release`] runs a test's body in a process
//! of its own. It lacks the functions that came after its release, as a driver does. Calls run on the
//! caller's thread, so each thread has its own record of them, and its own answer.

use cuda_checked::{Error, Result, sys};
use std::cell::{Cell, RefCell};
use std::env;
use std::ffi::{CStr, c_int, c_uint, c_ulonglong, c_void};
use std::process::Command;
use std::ptr;
use std::sync::{LazyLock, Once};
use sys::*;

/// What the mock gives out.
pub const POOL: CUmemoryPool = ptr::without_provenance_mut(0x900d_0000);
pub const HANDLE: CUmemGenericAllocationHandle = 0x900d_0001;
pub const ADDRESS: CUdeviceptr = 0x900d_0002;
pub const GRANULARITY: usize = 2 << 20;

/// The release that this process's mock implements.
static RELEASE: LazyLock<c_int> = LazyLock::new(|| match env::var(VARIABLE) {
    Ok(release) => release.parse().expect(VARIABLE),
    Err(_) => 13_050,
});
const VARIABLE: &str = "CUDA_CHECKED_MOCK_RELEASE";

thread_local! {
    static CALLS: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    static ANSWER: Cell<CUresult> = const { Cell::new(CUresult::CUDA_SUCCESS) };
    static TOLD_GRANULARITY: Cell<usize> = const { Cell::new(GRANULARITY) };
}

/// Makes the mock this process's driver.
pub fn install() {
    static ONCE: Once = Once::new();
    // SAFETY: `find` gives functions of the types that cuda-sys declares.
    ONCE.call_once(|| unsafe { sys::load_with(find) }.expect("the mock comes first"));
}

/// Runs `body` with a driver of this release, in a process of its own. `test` is the calling test's name.
pub fn of_release(release: c_int, test: &str, body: impl FnOnce()) {
    if env::var_os(VARIABLE).is_some() {
        install();
        return body();
    }
    let mut child = Command::new(env::current_exe().expect("this test's program"));
    child.args([test, "--exact", "--nocapture"]).env(VARIABLE, release.to_string());
    let output = child.output().expect("this test's program runs again");
    let stdout = String::from_utf8_lossy(&output.stdout);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success() && stdout.contains("1 passed"),
        "with a driver of {release}:\n{stdout}{stderr}"
    );
}

/// Has the mock return `code` to this thread, until the guard goes.
pub fn answer(code: CUresult) -> impl Drop {
    ANSWER.set(code);
    Usual
}

/// Has the mock tell this thread of this granularity, until the guard goes.
pub fn granularity(told: usize) -> impl Drop {
    TOLD_GRANULARITY.set(told);
    Usual
}

/// Returns the mock to what it usually does.
struct Usual;

impl Drop for Usual {
    fn drop(&mut self) {
        ANSWER.set(CUresult::CUDA_SUCCESS);
        TOLD_GRANULARITY.set(GRANULARITY);
    }
}

/// What of `call` reached the driver on this thread, without the questions that checks ask.
pub fn reached<T>(call: impl FnOnce() -> T) -> (T, Vec<String>) {
    CALLS.take();
    let result = call();
    (result, CALLS.take())
}

/// Asserts that the call reaches the driver, with these arguments, and gives its result.
#[track_caller]
pub fn accepted<T>(expected: impl Into<String>, call: impl FnOnce() -> Result<T>) -> T {
    let (result, calls) = reached(call);
    let result = result.unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(calls, [expected.into()]);
    result
}

/// Asserts that the call does not reach the driver, and fails with this message for `INVALID_VALUE`.
#[track_caller]
pub fn rejected<T>(message: &str, call: impl FnOnce() -> Result<T>) {
    let (result, calls) = reached(call);
    assert_eq!(calls, [""; 0]);
    let error = result.err().expect("the call is rejected");
    assert_eq!(error.to_string(), message);
    assert_eq!(error.code(), CUresult::CUDA_ERROR_INVALID_VALUE);
    let Error::Precondition(precondition) = error else { panic!("{error:?}") };
    assert_eq!(format!("{precondition:?}"), message);
    assert!(
        message.starts_with(error.call()) && message.contains(precondition.parameter()),
        "{message}"
    );
}

/// The call as the mock records it.
pub fn pool_create(props: &CUmemPoolProps) -> String {
    format!("cuMemPoolCreate({props:?})")
}

/// The call as the mock records it.
pub fn multicast_create(prop: &CUmulticastObjectProp) -> String {
    format!("cuMulticastCreate({prop:?})")
}

/// Records the call and gives this thread's answer; where that is success, writes the output.
fn respond(call: String, write: impl FnOnce()) -> CUresult {
    CALLS.with_borrow_mut(|calls| calls.push(call));
    let answer = ANSWER.get();
    if answer == CUresult::CUDA_SUCCESS {
        write();
    }
    answer
}

macro_rules! driver {
    ($(unsafe extern "C" fn $name:ident($($arg:ident: $ty:ty),*) -> CUresult $body:block)*) => {
        $(unsafe extern "C" fn $name($($arg: $ty),*) -> CUresult $body)*

        unsafe fn find(symbol: &CStr) -> *mut c_void {
            let declared = sys::functions().iter().find(|function| function.symbol() == symbol);
            let since = declared.and_then(|function| function.since());
            if since.is_none_or(|since| i64::from(since.0) > i64::from(*RELEASE)) {
                return ptr::null_mut();
            }
            // One type serves both functions, or this does not compile.
            $(if symbol.to_bytes() == stringify!($name).as_bytes() {
                return [sys::$name, $name][1] as *mut c_void;
            })*
            ptr::null_mut()
        }
    };
}

driver! {
    unsafe extern "C" fn cuDriverGetVersion(driverVersion: *mut c_int) -> CUresult {
        // SAFETY: the caller gives a place for one integer.
        unsafe { driverVersion.write(*RELEASE) };
        CUresult::CUDA_SUCCESS
    }

    unsafe extern "C" fn cuMulticastGetGranularity(
        granularity: *mut usize,
        _prop: *const CUmulticastObjectProp,
        option: CUmulticastGranularity_flags
    ) -> CUresult {
        assert_eq!(option, CUmulticastGranularity_flags::CU_MULTICAST_GRANULARITY_MINIMUM);
        if ANSWER.get() == CUresult::CUDA_SUCCESS {
            // SAFETY: the caller gives a place for one size.
            unsafe { granularity.write(TOLD_GRANULARITY.get()) };
        }
        ANSWER.get()
    }

    unsafe extern "C" fn cuMemPoolCreate(pool: *mut CUmemoryPool, poolProps: *const CUmemPoolProps) -> CUresult {
        // SAFETY: the caller gives the properties and a place for one handle.
        unsafe { respond(pool_create(&*poolProps), || pool.write(POOL)) }
    }

    unsafe extern "C" fn cuMulticastCreate(
        mcHandle: *mut CUmemGenericAllocationHandle,
        prop: *const CUmulticastObjectProp
    ) -> CUresult {
        // SAFETY: the caller gives the properties and a place for one handle.
        unsafe { respond(multicast_create(&*prop), || mcHandle.write(HANDLE)) }
    }

    unsafe extern "C" fn cuMulticastBindMem(
        mcHandle: CUmemGenericAllocationHandle,
        mcOffset: usize,
        memHandle: CUmemGenericAllocationHandle,
        memOffset: usize,
        size: usize,
        flags: c_ulonglong
    ) -> CUresult {
        let arguments = format!("{mcHandle}, {mcOffset}, {memHandle}, {memOffset}, {size}, {flags}");
        respond(format!("cuMulticastBindMem({arguments})"), || ())
    }

    unsafe extern "C" fn cuIpcOpenMemHandle_v2(
        pdptr: *mut CUdeviceptr,
        handle: CUipcMemHandle,
        Flags: c_uint
    ) -> CUresult {
        // SAFETY: the caller gives a place for one address.
        unsafe { respond(format!("cuIpcOpenMemHandle_v2({handle:?}, {Flags})"), || pdptr.write(ADDRESS)) }
    }

    unsafe extern "C" fn cuMemMap(
        ptr: CUdeviceptr,
        size: usize,
        offset: usize,
        handle: CUmemGenericAllocationHandle,
        flags: c_ulonglong
    ) -> CUresult {
        respond(format!("cuMemMap({ptr}, {size}, {offset}, {handle}, {flags})"), || ())
    }
}
