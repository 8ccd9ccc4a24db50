//! What the build script says of declarations that cuda-sys has.

#[path = "../build.rs"]
#[allow(dead_code)] // its `main`
mod build;

use build::judge;

#[test]
fn declarations_that_serve() {
    assert_eq!(judge(Some("13050")), Ok(()));
    assert_eq!(judge(Some("14000")), Ok(()));
}

#[test]
fn declarations_that_are_too_old() {
    let message = "cuda-checked needs the declarations of CUDA 13.5 or newer, and those of cuda-sys are of \
                   CUDA 12.6: build cuda-sys without the feature `bindgen`, or against a newer toolkit";
    assert_eq!(judge(Some("12060")), Err(message.to_owned()));
    assert!(judge(Some("13049")).is_err());
}

#[test]
fn declarations_of_which_nothing_is_known() {
    let message = "cuda-sys does not say which declarations it has (DEP_CUDA_VERSION is not set): update \
                   cuda-sys, or set VERSION where Cargo's configuration replaces its build script";
    assert_eq!(judge(None), Err(message.to_owned()));
    let message = "cuda-sys says that its declarations are of CUDA \"\" (DEP_CUDA_VERSION), which is no \
                   number like 13050: update cuda-sys";
    assert_eq!(judge(Some("")), Err(message.to_owned()));
}
