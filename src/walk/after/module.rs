// Created by `cargo xtask emit` from cuda.h, ledger/module.toml, src/rules/parts/handle.rs, src/rules/parts/name.rs, cuda-sys/build/generate/reference/module.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuModuleLoad(fname: &CStr) -> Verdict {
    crate::rules::parts::name::file(fname).at("fname")
}

#[inline]
pub(crate) fn cuModuleLoadData(image: *const c_void) -> Verdict {
    crate::rules::parts::name::image(Handle(image.addr()))
}

#[inline]
pub(crate) fn cuModuleLoadDataEx(image: *const c_void) -> Verdict {
    crate::rules::parts::name::image(Handle(image.addr()))
}

#[inline]
pub(crate) fn cuModuleLoadFatBinary(fatCubin: *const c_void) -> Verdict {
    crate::rules::parts::name::image(Handle(fatCubin.addr())).at("fatCubin")
}

#[inline]
pub(crate) unsafe fn cuModuleGetFunction(hmod: CUmodule, name: &CStr) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::name::function(Live::new(hmod), name)?;
        crate::rules::parts::handle::handle(Handle(hmod.addr())).at("hmod")
    }
}

#[inline]
pub(crate) fn cuModuleGetFunctionCount(mod_: CUmodule) -> Verdict {
    crate::rules::parts::handle::handle(Handle(mod_.addr())).at("mod")
}

#[inline]
pub(crate) fn cuModuleEnumerateFunctions(mod_: CUmodule) -> Verdict {
    crate::rules::parts::handle::handle(Handle(mod_.addr())).at("mod")
}

#[inline]
pub(crate) fn cuModuleGetGlobal_v2(hmod: CUmodule, name: &CStr) -> Verdict {
    crate::rules::parts::name::variable(name)?;
    crate::rules::parts::handle::handle(Handle(hmod.addr())).at("hmod")
}

#[inline]
pub(crate) fn cuLinkAddData_v2(state: CUlinkState, data: *mut c_void) -> Verdict {
    crate::rules::parts::handle::handle(Handle(state.addr())).at("state")?;
    crate::rules::parts::name::image(Handle(data.addr())).at("data")
}

#[inline]
pub(crate) fn cuLinkAddFile_v2(state: CUlinkState, path: &CStr) -> Verdict {
    crate::rules::parts::handle::handle(Handle(state.addr())).at("state")?;
    crate::rules::parts::name::file(path)
}
