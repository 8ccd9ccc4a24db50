//! The data that pass between raw calls and the driver, and the driver's errors, independently of the rules.
//! `tests/properties` compares the checked calls with the raw ones.
#![cfg(not(miri))]

use crate::mock::{
    Answers, HANDLE, NEWEST, QUERIES, Reached, accepted, answering, bytes, install, of_release,
    reached,
};
use cuda_checked::{Error, Result, calls, causes, check, collect_log, sys, types::*};
use std::cell::RefCell;
use std::ffi::c_int;

/// Returns a value of this type, with different bits for each argument. Its flags and addresses have no meaning.
///
/// # Safety
///
/// Any bits except zero must be valid for the type.
unsafe fn pattern<T>(argument: usize) -> T {
    let mut bytes = vec![0; size_of::<T>()];
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = (argument * 16 + index % 16 + 1) as u8;
    }
    // SAFETY: the caller guarantees this.
    unsafe { bytes.as_ptr().cast::<T>().read_unaligned() }
}

macro_rules! every_function_passes {
    ($(
        $(#[$fact:ident $(= $value:literal)?])*
        fn $name:ident($($parameter:ident: $ty:ty),*) -> $returns:ty;
    )*) => {$(
        if !QUERIES.contains(&stringify!($name)) {
            let sent = RefCell::new(Vec::new());
            // SAFETY: any bits except zero are valid for numbers, pointers and structs of bytes; the mock follows no
            // pointer.
            let (_, reached) = reached(|| unsafe {
                sys::$name($({
                    let argument = pattern::<$ty>(sent.borrow().len());
                    sent.borrow_mut().push(bytes(&argument));
                    argument
                }),*)
            });
            let [Reached { function, arguments }] = &reached[..] else { panic!(stringify!($name)) };
            assert_eq!((*function, arguments), (stringify!($name), &sent.take()));
        }
    )*};
}

/// Arguments of every number and type arrive as they were sent.
#[test]
fn everything_arrives() {
    sys::for_each_function!(every_function_passes);
}

fn map(flags: u64) -> Result<()> {
    // SAFETY: the mock reads no memory.
    unsafe { calls::cuMemMap(1 << 40, 4, 3, 7, flags) }
}

fn map_from(offset: usize) -> Result<()> {
    // SAFETY: the mock reads no memory.
    unsafe { calls::cuMemMap(1 << 40, 4, offset, 7, 0) }
}

fn open(Flags: u32) -> Result<CUdeviceptr> {
    // SAFETY: the mock opens nothing.
    unsafe { calls::cuIpcOpenMemHandle_v2(CUipcMemHandle { reserved: [3; 64] }, Flags) }
}

fn create() -> Result<CUmemGenericAllocationHandle> {
    let handleTypes = HANDLE.0.into();
    let prop = CUmulticastObjectProp { numDevices: 2, size: 2 << 20, handleTypes, flags: 0 };
    calls::cuMulticastCreate(&prop)
}

/// Every call passes on the driver's code, including codes that no header names, and those for a missing driver.
#[test]
fn codes_return() {
    install();
    for code in [
        CUresult::CUDA_ERROR_OUT_OF_MEMORY,
        CUresult(917),
        CUresult(1000),
        CUresult(!0),
        CUresult::CUDA_ERROR_STUB_LIBRARY,
        CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,
        CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND,
    ] {
        let answers = Answers { others: code, ..Answers::USUAL };
        let errors = answering(answers, || {
            [
                ("cuMemMap", map(0).err()),
                ("cuIpcOpenMemHandle_v2", open(1).err()),
                ("cuMulticastCreate", create().err()),
            ]
        });
        for (call, error) in errors {
            let error = error.expect(call);
            assert!(matches!(error, Error::Driver { .. }), "{error:?}");
            assert_eq!((error.call(), error.code()), (call, code));
            let call = call.trim_end_matches("_v2");
            // The machine of the test may have something to say about a code.
            let expected = match error.environment() {
                Some(words) => format!("{call}: {code:?} ({}): {words}", code.0),
                None => format!("{call}: {code}"),
            };
            assert_eq!(error.to_string(), expected);
        }
    }
}

#[test]
fn missing_function() {
    of_release(12_000, "driver::missing_function", || {
        install();
        let error = create().expect_err("it came with 12.1");
        assert!(matches!(error, Error::MissingFunction { .. }), "{error:?}");
        assert_eq!(error.call(), "cuMulticastCreate");
        assert_eq!(error.code(), CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND);
        assert_eq!(
            error.to_string(),
            format!(
                "{}: the CUDA driver does not have this function of CUDA 12.1 (it implements CUDA 12.0) \
                 [CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND]: update NVIDIA's driver",
                error.call()
            )
        );
        // The driver has this function.
        accepted("cuMemMap", || map(0));
    });
}

#[test]
fn no_log() {
    of_release(12_080, "driver::no_log", || {
        install();
        for _ in 0..2 {
            let error = collect_log().expect_err("the log came with 12.9");
            assert!(matches!(error, Error::MissingFunction { .. }), "{error:?}");
            assert_eq!((error.call(), error.log()), ("cuLogsRegisterCallback", None));
        }
        let refusing = Answers { others: CUresult::CUDA_ERROR_OUT_OF_MEMORY, ..Answers::USUAL };
        let error = answering(refusing, || map(0)).expect_err("the mock refuses");
        assert_eq!(error.log(), None);
    });
}

/// Of a release whose documentation is not known, nothing is rejected before the call but what no release can allow. After a
/// refusal, the nearest documentation explains it, with its codes.
#[test]
fn unknown_documentation() {
    for (release, nearest, own) in
        [(11_060, "11.7", "11.6"), (13_060, "13.5", "13.6"), (14_000, "13.5", "14.0")]
    {
        of_release(release, "driver::unknown_documentation", || {
            install();
            let reserve = |size: usize, flags| calls::cuMemAddressReserve(size, 0, 0, flags);
            let refused = |code, body: &dyn Fn() -> Option<Error>| {
                answering(Answers { others: code, ..Answers::USUAL }, body).expect("it is refused")
            };
            let (invalid, size) = (CUresult::CUDA_ERROR_INVALID_VALUE, 2 << 20);
            accepted("cuMemAddressReserve", || reserve(size, 4));
            let overflow = map_from(usize::MAX).expect_err("no release can allow it");
            assert!(matches!(overflow, Error::Precondition(_)), "{overflow:?}");

            let error = refused(invalid, &|| reserve(size, 4).err());
            let documentation =
                format!("documentation of CUDA {nearest}; the driver implements {own}");
            let sentence = format!("flags (4) must be zero ({documentation})");
            assert_eq!(
                error.to_string(),
                format!(
                    "cuMemAddressReserve: CUDA_ERROR_INVALID_VALUE (1): it may be that {sentence}"
                )
            );
            assert_explained(&error, 373, &sentence);
            // A rule in a struct, by its whole path.
            let access = [CUmemAccess_flags(1), CUmemAccess_flags(2)].map(|flags| {
                let type_ = CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE;
                CUmemAccessDesc { location: CUmemLocation { type_, id: 0 }, flags }
            });
            let pool = std::ptr::without_provenance_mut(0x1000);
            // SAFETY: the mock follows no handle.
            let set = || unsafe { calls::cuMemPoolSetAccess(pool, &access) };
            let error = refused(invalid, &|| set().err());
            let cause = error.cause().expect("an enumerator that is not there");
            assert_eq!(
                (cause.id(), cause.parameter(), cause.index()),
                (527, "map[i].flags", Some(1))
            );

            // The codes are others, or an argument is known to be the cause.
            let error = refused(CUresult::CUDA_ERROR_OUT_OF_MEMORY, &|| reserve(size, 4).err());
            assert!(error.cause().is_none_or(|cause| cause.precondition().is_none()), "{error:?}");
            let error = refused(invalid, &|| reserve(0, 4).err());
            assert_eq!(error.cause().map(|cause| cause.id()), Some(803));
            let error = refused(invalid, &|| reserve(size, 0).err());
            assert!(error.cause().is_none(), "{error:?}");

            let mut place = 0;
            // SAFETY: the pointer is valid.
            let mut cause = |code, flags| unsafe {
                causes::cuMemAddressReserve(&mut place, size, 0, 0, flags, code)
            };
            assert_eq!(
                [cause(invalid, 4), cause(invalid, 0), cause(CUresult::CUDA_ERROR_UNKNOWN, 4)]
                    .map(|cause| cause.map(|cause| cause.id())),
                [Some(373), None, None]
            );
        });
    }
}

#[track_caller]
fn assert_explained(error: &Error, rule: u32, sentence: &str) {
    let cause = error.cause().expect("a rule explains it");
    assert_eq!((cause.id(), cause.is_certain()), (rule, false));
    assert_eq!(cause.sentence().to_string(), sentence);
    assert_eq!(cause.precondition().map(|rule| rule.id()), Some(rule));
}

/// The checks of a release whose documentation is known have been made, and are not repeated.
#[test]
fn known_documentation() {
    install();
    let mut place = 0;
    // SAFETY: the pointer is valid.
    let cause = unsafe {
        let code = CUresult::CUDA_ERROR_INVALID_VALUE;
        causes::cuMemAddressReserve(&mut place, 2 << 20, 0, 0, 4, code)
    };
    assert!(cause.is_none(), "{cause:?}");
}

/// A driver without functions cannot report its release: no rule that depends on the release holds.
#[test]
fn no_function_at_all() {
    of_release(0, "driver::no_function_at_all", || {
        install();
        let error = open(0).expect_err("there is nothing to call");
        assert_eq!(
            error.to_string(),
            "cuIpcOpenMemHandle: the CUDA driver does not have this function of CUDA 11.0 \
             [CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND]: update NVIDIA's driver"
        );
        let error = check(c"cuNoSuchFunction", error.code()).expect_err("it is no success");
        assert_eq!(
            error.to_string(),
            "cuNoSuchFunction: the CUDA driver does not have this function \
             [CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND]: update NVIDIA's driver"
        );
    });
}

/// A driver that does not report the number of devices judges ordinals itself. This runs in a separate process, in
/// which no other test has cached the number.
#[test]
fn unknown_devices() {
    of_release(13_040, "driver::unknown_devices", || {
        let code = CUresult::CUDA_ERROR_NOT_INITIALIZED;
        let type_ = CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE;
        answering(Answers { code, tested: ("cuMemGetAccess", |_| ()), ..Answers::USUAL }, || {
            let location = CUmemLocation { type_, id: 9 };
            accepted("cuMemGetAccess", || calls::cuMemGetAccess(&location, 1));
        });
    });
}

/// The mock reports its own release.
#[test]
fn release() {
    install();
    let mut release: c_int = 0;
    // SAFETY: the output is one integer.
    check(c"cuDriverGetVersion", unsafe { sys::cuDriverGetVersion(&mut release) })
        .expect("the mock's");
    assert_eq!(release, NEWEST);
}
