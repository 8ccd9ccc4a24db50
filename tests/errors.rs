//! The contents of an error without a driver, and the cost of creating one.

use cuda_checked::{Error, calls, check, sys, types::*};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::error::Error as _;
use std::ffi::{CStr, c_ulonglong, c_void};
use std::hint::black_box;
use std::ptr;

/// The system's allocator, with the number of calls of each thread.
struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

// SAFETY: the system's allocator does all the work.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        // SAFETY: the caller guarantees the layout.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the caller guarantees the pointer and the layout.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn allocations<T>(body: impl FnOnce() -> T) -> usize {
    let before = ALLOCATIONS.get();
    black_box(body());
    ALLOCATIONS.get() - before
}

fn driver(code: CUresult) -> Error {
    check(c"cuMemMap", code).expect_err("it is no success")
}

/// A rule that holds for every release, so that the driver's release is not queried.
fn precondition() -> Error {
    // SAFETY: the call is not made.
    unsafe { calls::cuMemMap(0, usize::MAX, 1, 0, 0) }.expect_err("offset + size overflows")
}

/// Returns the code with the size as its number.
unsafe extern "C" fn map(
    _ptr: CUdeviceptr,
    size: usize,
    _offset: usize,
    _handle: CUmemGenericAllocationHandle,
    _flags: c_ulonglong,
) -> CUresult {
    CUresult(size as _)
}

unsafe fn find(symbol: &CStr) -> *mut c_void {
    match symbol.to_bytes() {
        b"cuMemMap" => [sys::cuMemMap, map][1] as *mut c_void,
        _ => ptr::null_mut(),
    }
}

#[test]
fn no_allocation() {
    assert_eq!(allocations(|| Box::new(1)), 1, "allocations are counted");
    // SAFETY: `find` returns functions of the types that libcuda-sys declares.
    unsafe { sys::load_with(find) }.expect("the mock comes first");
    // No cause is known of this address: the mock lacks the query.
    // SAFETY: nothing is mapped.
    let call = |code: usize| unsafe { calls::cuMemMap(4096, code, 0, 0, 0) };
    call(0).expect("the first call looks its function up");
    assert_eq!(allocations(|| call(0).expect("a success")), 0);
    call(1).expect_err("the first error looks up what can explain it");
    assert_eq!(allocations(|| call(1).expect_err("CUDA_ERROR_INVALID_VALUE")), 0);
    assert_eq!(allocations(|| check(c"cuMemMap", CUresult::CUDA_SUCCESS)), 0);
    assert_eq!(allocations(|| driver(CUresult::CUDA_ERROR_INVALID_VALUE)), 0);
}

#[test]
fn bounds() {
    fn is<T: Clone + Send + Sync + Unpin + std::error::Error + 'static>() -> usize {
        size_of::<T>()
    }
    assert!(is::<Error>() <= 32);
}

#[test]
fn success() {
    assert!(check(c"cuMemMap", CUresult::CUDA_SUCCESS).is_ok());
}

#[test]
fn of_a_precondition() {
    let error = precondition();
    let message = "cuMemMap: size (18446744073709551615) must not overflow when added to offset: \
                   the range must lie within the allocation [CUDA_ERROR_INVALID_VALUE]";
    assert_eq!(error.to_string(), message);
    assert_eq!(format!("{error:?}"), message);
    assert_eq!((error.call(), error.code()), ("cuMemMap", CUresult::CUDA_ERROR_INVALID_VALUE));
    assert!(error.source().is_none());
    let Error::Precondition(precondition) = error else { panic!("{error:?}") };
    assert_eq!((precondition.parameter(), precondition.value()), ("size", u64::MAX));
}

#[test]
fn of_a_known_code() {
    let error = driver(CUresult::CUDA_ERROR_INVALID_VALUE);
    let message = error.to_string();
    let meaning = message
        .strip_prefix("cuMemMap: CUDA_ERROR_INVALID_VALUE (1): ")
        .expect("the code comes first");
    assert_eq!(Some(meaning), CUresult::CUDA_ERROR_INVALID_VALUE.meaning());
    assert_eq!(format!("{error:?}"), message);
}

/// Codes that a header may not name: 917 was added in CUDA 13.1, 1000 is beyond all codes but one, and the last is -1
/// if enums are `int`.
#[test]
fn of_unknown_codes() {
    for code in [CUresult(917), CUresult(1000), CUresult(!0)] {
        let error = driver(code);
        assert!(matches!(error, Error::Driver { .. }), "{error:?}");
        assert_eq!(error.code(), code);
        assert_eq!(error.to_string(), format!("cuMemMap: {code}"));
        assert_eq!(format!("{error:?}"), error.to_string());
        let source = error.source().expect("the driver's code");
        assert_eq!(source.downcast_ref(), Some(&code));
        assert_eq!(source.to_string(), code.to_string());
    }
    let error = driver(CUresult(1000));
    assert_eq!(error.to_string(), "cuMemMap: CUresult 1000, which this header does not name");
    assert_eq!(format!("{error:?}"), "cuMemMap: CUresult 1000, which this header does not name");
}

/// Callers may pass names of their own.
#[test]
fn of_a_name_that_is_not_utf8() {
    let error = check(c"\xff", CUresult::CUDA_ERROR_INVALID_VALUE).expect_err("it is no success");
    assert_eq!(error.call(), "a function whose name is not UTF-8");
}

/// Characters that a terminal obeys: of C0, DEL, of C1, a separator of lines, and a mark of direction.
#[test]
fn a_name_changes_nothing_but_its_place_in_the_message() {
    let name = c"cu\x1b[2J\n\x7f\u{9b}\u{2028}\u{202e}\u{fc}";
    let error = check(name, CUresult::CUDA_ERROR_INVALID_VALUE).expect_err("it is no success");
    let shown = r"cu\u{1b}[2J\n\u{7f}\u{9b}\u{2028}\u{202e}\u{fc}: ".replace(r"\u{fc}", "\u{fc}");
    assert!(error.to_string().starts_with(&shown), "{error}");
}
