//! The feature `link`: every declared function is one that the linker finds, and the program uses the
//! library that the system started it with.
//!
//! This program needs every function from the moment it starts, so the library that it was linked with
//! must stand in the driver's place. `cargo xtask test link` does this:
//!
//! ```sh
//! out=$(cargo build -p cuda-sys --features link --message-format json |
//!     sed -n 's/.*cuda-sys#.*"out_dir":"\([^"]*\)".*/\1/p')
//! mkdir -p target/linked
//! cp "$out/libcuda.so" target/linked/libcuda.so.1
//! LD_LIBRARY_PATH=$PWD/target/linked cargo test -p cuda-sys --features link
//! ```
#![cfg(all(feature = "link", target_os = "linux"))]

mod scenario;

use cuda_sys::{CUresult, LoadError, Release, Tried};
use scenario::{compile, returning, scenario};
use std::collections::HashSet;
use std::ffi::c_int;
use std::path::Path;
use std::ptr;

const STUB: CUresult = CUresult(34);

macro_rules! addresses {
    ($($(#[$($fact:tt)*])* fn $name:ident($($parameter:ident: $ty:ty),*) -> $code:ty;)*) => {
        [$((stringify!($name), cuda_sys::$name as *const ())),*]
    };
}

/// What the linker put in place of each declared function.
#[allow(deprecated)]
fn linked() -> Vec<(&'static str, *const ())> {
    cuda_sys::for_each_function!(addresses).into()
}

fn version() -> (CUresult, c_int) {
    let mut version = -1;
    // SAFETY: the pointer is to an `int`.
    let code = unsafe { cuda_sys::cuDriverGetVersion(&mut version) };
    (code, version)
}

#[test]
fn every_symbol() {
    let linked = linked();
    let names: Vec<_> = linked.iter().map(|(name, _)| *name).collect();
    let functions = cuda_sys::functions().iter();
    let symbols: Vec<_> = functions.map(|function| function.symbol().to_str().unwrap()).collect();
    assert_eq!(names, symbols);
    let addresses: HashSet<_> = linked.iter().map(|(_, address)| *address).collect();
    assert_eq!(addresses.len(), linked.len());
    assert!(!addresses.contains(&ptr::null()));
}

#[test]
fn stub() {
    let error = cuda_sys::load().expect_err("LD_LIBRARY_PATH does not lead to the stub");
    assert_eq!(error.code(), STUB);
    let text = error.to_string();
    let LoadError::NoDriver { tried } = &error else { panic!("{error:?}") };
    let [Tried { library, reason, stub: true }] = &tried[..] else { panic!("{error:?}") };
    assert_eq!(library, "the program itself");
    assert!(text.contains(&format!("(the program itself: {reason})")), "{text}");
    assert!(reason.contains("stub"), "{reason}");

    assert_eq!(version(), (STUB, -1));
    // SAFETY: it takes an integer.
    assert_eq!(unsafe { cuda_sys::cuInit(0) }, STUB);
    assert_eq!(cuda_sys::find(c"cuInit"), Err(error));
    assert!(!cuda_sys::is_present(c"cuInit"));
}

#[test]
fn nothing_else_is_loaded() {
    // SAFETY: all are refused.
    let refused = unsafe {
        [
            cuda_sys::load_from("/opt/driver/libcuda.so.1"),
            cuda_sys::load_from("driver/libcuda.so.1"),
            cuda_sys::load_with(|_| ptr::null_mut()),
        ]
    };
    assert_eq!(refused, [const { Err(LoadError::Linked) }; 3]);
    let expected = "this program is linked against the CUDA driver: build it without the feature `link` \
                    of cuda-sys to load one";
    assert_eq!(LoadError::Linked.to_string(), expected);
}

/// The same program where the library is a driver.
#[test]
fn driver() {
    let prepare = |folder: &Path, _: &mut _| {
        let symbols = cuda_sys::functions().iter().map(|function| function.symbol());
        let others = returning(0, symbols.filter(|symbol| *symbol != c"cuDriverGetVersion"));
        let version = "int cuDriverGetVersion(int *version) { *version = 13050; return 0; }";
        compile(&(others + version), &folder.join("libcuda.so.1"));
    };
    scenario("driver", prepare, |_| {
        assert_eq!(cuda_sys::load(), Ok(()));
        assert_eq!(version(), (CUresult::CUDA_SUCCESS, 13050));
        for ((name, address), function) in linked().into_iter().zip(cuda_sys::functions()) {
            let found = cuda_sys::find(function.symbol()).unwrap();
            assert_eq!(found.as_ptr().cast_const().cast(), address, "{name}");
            assert!(cuda_sys::is_present(function.symbol()));
        }
        let missing = cuda_sys::find(c"cuNoSuchFunction").unwrap_err();
        let expected = LoadError::MissingFunction {
            symbol: "cuNoSuchFunction".to_owned(),
            since: None,
            driver: Some(Release(13050)),
            library: "the program itself".to_owned(),
        };
        assert_eq!(missing, expected);
        assert!(!cuda_sys::is_present(c"cuNoSuchFunction"));
    });
}
