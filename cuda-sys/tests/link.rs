//! The feature `link`: the linker finds every declared function, and the program uses the library that the system
//! loaded at its start.
//!
//! This program needs every function at its start, so the library that it was linked with must replace the driver.
//! `cargo xtask test linked` makes that.
#![cfg(all(feature = "link", any(target_os = "linux", windows)))]

mod scenario;

use libcuda_sys::{CUresult, LoadError, Release, Tried};
use scenario::{compile, returning, scenario};
use std::collections::HashSet;
use std::ffi::c_int;
use std::mem;
use std::path::Path;
use std::ptr;

const STUB: CUresult = CUresult(34);

/// The source of the functions.
const LIBRARY: &str = if cfg!(windows) { "nvcuda.dll" } else { "the program itself" };

macro_rules! addresses {
    ($($(#[$($fact:tt)*])* fn $name:ident($($parameter:ident: $ty:ty),*) -> $code:ty;)*) => {
        [$((stringify!($name), libcuda_sys::$name as *const ())),*]
    };
}

/// The linker's address of each declared function.
#[allow(deprecated)]
fn linked() -> Vec<(&'static str, *const ())> {
    libcuda_sys::for_each_function!(addresses).into()
}

fn version() -> (CUresult, c_int) {
    let mut version = -1;
    // SAFETY: the pointer is to an `int`.
    let code = unsafe { libcuda_sys::cuDriverGetVersion(&mut version) };
    (code, version)
}

#[test]
fn every_symbol() {
    let linked = linked();
    let names: Vec<_> = linked.iter().map(|(name, _)| *name).collect();
    let functions = libcuda_sys::functions().iter();
    let symbols: Vec<_> = functions.map(|function| function.symbol().to_str().unwrap()).collect();
    assert_eq!(names, symbols);
    let addresses: HashSet<_> = linked.iter().map(|(_, address)| *address).collect();
    assert_eq!(addresses.len(), linked.len());
    assert!(!addresses.contains(&ptr::null()));
}

#[test]
fn stub() {
    let error = libcuda_sys::load().expect_err("the library path does not lead to the stub");
    assert_eq!(error.code(), STUB);
    let text = error.to_string();
    let LoadError::NoDriver { tried, .. } = &error else { panic!("{error:?}") };
    let [Tried { library, reason, stub: true, .. }] = &tried[..] else { panic!("{error:?}") };
    assert_eq!(library, LIBRARY);
    assert!(text.contains(&format!("({LIBRARY}: {reason})")), "{text}");
    assert!(reason.contains("stub"), "{reason}");

    assert_eq!(version(), (STUB, -1));
    // SAFETY: the call takes only an integer.
    assert_eq!(unsafe { libcuda_sys::cuInit(0) }, STUB);
    assert_eq!(libcuda_sys::find(c"cuInit"), Err(error));
    assert!(!libcuda_sys::is_present(c"cuInit"));
}

#[test]
fn nothing_else_is_loaded() {
    // SAFETY: all calls are rejected.
    let refused = unsafe {
        [
            libcuda_sys::load_from("/opt/driver/libcuda.so.1"),
            libcuda_sys::load_from("driver/libcuda.so.1"),
            libcuda_sys::load_with(|_| ptr::null_mut()),
        ]
    };
    assert_eq!(refused, [const { Err(LoadError::Linked) }; 3]);
    let expected = "this program is linked against the CUDA driver: build it without the feature 'link' \
                    of libcuda-sys to load one";
    assert_eq!(LoadError::Linked.to_string(), expected);
}

/// The same program with a driver as the library.
#[test]
fn driver() {
    let prepare = |folder: &Path, _: &mut _| {
        let mut c =
            "int cuDriverGetVersion(int *version) { *version = 13050; return 0; }".to_owned();
        for (code, function) in (1000..).zip(libcuda_sys::functions()) {
            if function.symbol() != c"cuDriverGetVersion" {
                c += &returning(code, [function.symbol()]);
            }
        }
        compile(&c, &scenario::driver(folder));
    };
    scenario("driver", prepare, |_| {
        assert_eq!(libcuda_sys::load(), Ok(()));
        assert_eq!(version(), (CUresult::CUDA_SUCCESS, 13050));
        let functions = linked().into_iter().zip(libcuda_sys::functions());
        for (code, ((name, address), function)) in (1000..).zip(functions) {
            assert!(libcuda_sys::is_present(function.symbol()));
            if name == "cuDriverGetVersion" {
                continue;
            }
            assert_eq!(
                libcuda_sys::find_in_driver(function.symbol()),
                libcuda_sys::find(function.symbol())
            );
            let found = libcuda_sys::find(function.symbol()).unwrap().as_ptr().cast_const().cast();
            // Called, not compared, because on Windows the linker's address is that of a jump to the function. SAFETY:
            // this driver's functions take nothing, and return a number.
            let codes = [address, found].map(|address| unsafe {
                mem::transmute::<*const (), unsafe extern "C" fn() -> CUresult>(address)()
            });
            assert_eq!(codes, [CUresult(code); 2], "{name}");
        }
        let missing = libcuda_sys::find(c"cuNoSuchFunction").unwrap_err();
        let LoadError::MissingFunction { symbol, since, driver, library, .. } = missing else {
            panic!("{missing:?}");
        };
        assert_eq!((&*symbol, &*library), ("cuNoSuchFunction", LIBRARY));
        assert_eq!((since, driver), (None, Some(Release(13050))));
        assert!(!libcuda_sys::is_present(c"cuNoSuchFunction"));
        // A function of the C library.
        assert!(!libcuda_sys::is_present(c"cuserid"));
        assert_eq!(libcuda_sys::missing(), []);
    });
}
