//! The output of the build script about the declarations of libcuda-sys.

#[path = "../build.rs"]
#[allow(dead_code)] // its `main`
mod build;

use build::check_version;

#[test]
fn declarations_that_serve() {
    assert_eq!(check_version(Some("13050")), Ok(()));
    assert_eq!(check_version(Some("14000")), Ok(()));
}

#[test]
fn declarations_that_are_too_old() {
    let message = "cuda-checked needs the declarations of CUDA 13.5 or newer, and those of libcuda-sys are of \
                   CUDA 12.6: build libcuda-sys without the feature `bindgen`, or against a newer toolkit";
    assert_eq!(check_version(Some("12060")), Err(message.to_owned()));
    assert!(check_version(Some("13049")).is_err());
}

#[test]
fn declarations_of_which_nothing_is_known() {
    let message = "libcuda-sys does not say which declarations it has (DEP_LIBCUDA_VERSION is not set): update \
                   libcuda-sys, or set VERSION where Cargo's configuration replaces its build script";
    assert_eq!(check_version(None), Err(message.to_owned()));
    let message = "libcuda-sys says that its declarations are of CUDA \"\" (DEP_LIBCUDA_VERSION), which is no \
                   number like 13050: update libcuda-sys";
    assert_eq!(check_version(Some("")), Err(message.to_owned()));
}
