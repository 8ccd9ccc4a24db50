//! PTX is loaded, or refused with the messages of the driver's compiler. On the model of the driver.
#![cfg(target_os = "linux")]

use cuda_checked::owned::{Device, PrimaryContext};
use cuda_checked::{calls, load_ptx, sys, types::CUresult};
use std::error::Error as _;
use std::ffi::CString;

#[test]
fn an_error_has_the_compilers_messages() {
    // SAFETY: the model's functions have the types that libcuda-sys declares.
    unsafe { sys::load_with(libcuda_model::find) }.expect("the model is the first driver");
    calls::cuInit(0).expect("a driver");
    let ptx = CString::new(include_str!("../examples/add_one.ptx")).expect("no zero byte");
    // SAFETY: the model takes any text.
    let load = |text| unsafe { load_ptx(text) };

    let error = load(&ptx).expect_err("no context is current");
    assert_eq!(error.error.code(), CUresult::CUDA_ERROR_INVALID_CONTEXT);
    assert_eq!((error.log.as_str(), error.to_string()), ("", error.error.to_string()));

    let context = PrimaryContext::retain(Device::get(0).expect("a device")).expect("a context");
    let within = || {
        let module = load(&ptx).expect("it compiles");
        let name = c"a\x1b[2J\nb";
        // SAFETY: it is a module, and a name.
        let error = unsafe { calls::cuModuleGetFunction(module, name) }
            .expect_err("there is no such function");
        assert!(error.to_string().contains(r"the module has no function a\u{1b}[2J\nb"), "{error}");
        // SAFETY: nothing uses the module.
        unsafe { calls::cuModuleUnload(module) }.expect("it is unloaded");
        load(c".version 7.0").expect_err("the model refuses it")
    };
    let error = context.with_current(within).expect("it becomes current");
    assert_eq!(error.log, "line 1: `.target` must follow `.version`");
    assert_eq!(error.to_string(), format!("{}\n{}", error.error, error.log));
    assert!(error.source().is_some_and(|source| source.to_string() == error.error.to_string()));

    let log = error.log.clone();
    let error = cuda_checked::Error::from(error);
    assert_eq!((error.code(), error.log()), (CUresult::CUDA_ERROR_INVALID_PTX, Some(&*log)));
    assert!(error.to_string().ends_with(&format!("the driver says: {log}")), "{error}");
}
