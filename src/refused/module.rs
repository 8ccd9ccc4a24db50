// Created by `cargo xtask emit` from cuda.h, ledger/module.toml, src/rules/parts/handle.rs, src/rules/parts/jit.rs, src/rules/parts/name.rs, cuda-sys/build/generate/reference/module.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuModuleLoad(fname: &CStr) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_FILE_NOT_FOUND, CUresult::CUDA_ERROR_INVALID_IMAGE]) {
        crate::rules::parts::name::file(fname).at("fname")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuModuleLoadData(image: *const c_void) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_IMAGE,
            CUresult::CUDA_ERROR_INVALID_PTX,
            CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION,
        ]) {
            crate::rules::parts::name::beginning(Live::new(image))?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_PTX]) {
            crate::rules::parts::name::ended(Live::new(image))?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_PTX, CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU])
        {
            crate::rules::parts::name::architecture(Live::new(image))?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_PTX]) {
            crate::rules::parts::name::compiled(Live::new(image))?;
        }
        crate::rules::parts::name::image(Handle(image.addr()))
    }
}

#[inline]
pub(crate) unsafe fn cuModuleLoadDataEx(
    image: *const c_void,
    numOptions: c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_SOURCE,
            CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU,
        ]) {
            crate::rules::parts::jit::target(
                elements(options, numOptions as usize),
                Live::new(optionValues),
            )?;
        }
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_IMAGE,
            CUresult::CUDA_ERROR_INVALID_PTX,
            CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION,
        ]) {
            crate::rules::parts::name::beginning(Live::new(image))?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_PTX]) {
            crate::rules::parts::name::ended(Live::new(image))?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_PTX, CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU])
        {
            crate::rules::parts::name::architecture(Live::new(image))?;
        }
        crate::rules::parts::name::image(Handle(image.addr()))?;
        crate::rules::parts::jit::buffers(elements(options, numOptions as usize))?;
        for (i, element) in elements(options, numOptions as usize).iter().enumerate() {
            crate::rules::parts::jit::jit_option(*element).at("options[i]").element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn cuModuleLoadFatBinary(fatCubin: *const c_void) -> Verdict {
    crate::rules::parts::name::image(Handle(fatCubin.addr())).at("fatCubin")
}

#[inline]
pub(crate) unsafe fn cuModuleGetFunction(hmod: CUmodule, name: &CStr) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_NOT_FOUND]) {
            crate::rules::parts::name::function(Live::new(hmod), name)?;
        }
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
pub(crate) unsafe fn cuModuleGetGlobal_v2(hmod: CUmodule, name: &CStr) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::name::variable(name)?;
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::name::no_function(Live::new(hmod), name)?;
        }
        crate::rules::parts::handle::handle(Handle(hmod.addr())).at("hmod")
    }
}

#[inline]
pub(crate) unsafe fn cuLinkCreate_v2(numOptions: c_uint, options: *mut CUjit_option) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::jit::buffers(elements(options, numOptions as usize))?;
        for (i, element) in elements(options, numOptions as usize).iter().enumerate() {
            crate::rules::parts::jit::jit_option(*element).at("options[i]").element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuLinkAddData_v2(
    state: CUlinkState,
    type_: CUjitInputType,
    data: *mut c_void,
    size: usize,
    numOptions: c_uint,
    options: *mut CUjit_option,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_IMAGE,
            CUresult::CUDA_ERROR_INVALID_PTX,
            CUresult::CUDA_ERROR_INVALID_SOURCE,
            CUresult::CUDA_ERROR_INVALID_VALUE,
        ]) {
            crate::rules::parts::name::linked(type_, Live::new(data), size)?;
        }
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_PTX,
            CUresult::CUDA_ERROR_INVALID_SOURCE,
            CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU,
            CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION,
        ]) {
            crate::rules::parts::name::linked_version(type_, Live::new(data), size)?;
        }
        crate::rules::parts::name::linked_again(Handle(data.addr()))?;
        crate::rules::parts::handle::handle(Handle(state.addr())).at("state")?;
        crate::rules::parts::name::image(Handle(data.addr())).at("data")?;
        for (i, element) in elements(options, numOptions as usize).iter().enumerate() {
            crate::rules::parts::jit::jit_option(*element).at("options[i]").element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuLinkAddFile_v2(
    state: CUlinkState,
    path: &CStr,
    numOptions: c_uint,
    options: *mut CUjit_option,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::handle(Handle(state.addr())).at("state")?;
        if refused_with(&[CUresult::CUDA_ERROR_FILE_NOT_FOUND, CUresult::CUDA_ERROR_INVALID_IMAGE])
        {
            crate::rules::parts::name::file(path)?;
        }
        for (i, element) in elements(options, numOptions as usize).iter().enumerate() {
            crate::rules::parts::jit::jit_option(*element).at("options[i]").element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn cuLinkComplete(state: CUlinkState) -> Verdict {
    crate::rules::parts::name::complete(Handle(state.addr()))?;
    crate::rules::parts::handle::handle(Handle(state.addr())).at("state")
}
