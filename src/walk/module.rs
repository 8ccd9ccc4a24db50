// Created by `cargo xtask emit` from cuda.h, ledger/module.toml, src/rules/module.rs, src/rules/parts/jit.rs, cuda-sys/build/generate/reference/module.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) unsafe fn cuModuleLoadDataEx(
    numOptions: c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::jit::jit_options(elements(options, numOptions as usize))?;
        for (i, element) in elements(options, numOptions as usize).iter().enumerate() {
            if matches!(*element, CUjit_option::CU_JIT_CACHE_MODE) {
                if let Some(it) = value_at(optionValues, i) {
                    crate::rules::parts::jit::cache_mode(*it)
                        .at("optionValues[i]")
                        .element(i)
                        .tagged("options[i]", *element)?;
                }
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn cuModuleGetGlobal_v2(dptr: *mut CUdeviceptr, bytes: *mut usize) -> Verdict {
    crate::rules::module::cuModuleGetGlobal_v2(dptr, bytes)
}

#[inline]
pub(crate) unsafe fn cuLinkCreate_v2(
    numOptions: c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::module::cuLinkCreate_v2(elements(options, numOptions as usize))?;
        crate::rules::parts::jit::jit_options(elements(options, numOptions as usize))?;
        for (i, element) in elements(options, numOptions as usize).iter().enumerate() {
            if matches!(*element, CUjit_option::CU_JIT_CACHE_MODE) {
                if let Some(it) = value_at(optionValues, i) {
                    crate::rules::parts::jit::cache_mode(*it)
                        .at("optionValues[i]")
                        .element(i)
                        .tagged("options[i]", *element)?;
                }
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuLinkAddData_v2(
    type_: CUjitInputType,
    numOptions: c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::module::link_input(type_)?;
        crate::rules::module::options_of_input(type_, elements(options, numOptions as usize))?;
        for (i, element) in elements(options, numOptions as usize).iter().enumerate() {
            if matches!(*element, CUjit_option::CU_JIT_CACHE_MODE) {
                if let Some(it) = value_at(optionValues, i) {
                    crate::rules::parts::jit::cache_mode(*it)
                        .at("optionValues[i]")
                        .element(i)
                        .tagged("options[i]", *element)?;
                }
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuLinkAddFile_v2(
    type_: CUjitInputType,
    numOptions: c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::module::link_input(type_)?;
        crate::rules::module::options_of_input(type_, elements(options, numOptions as usize))?;
        for (i, element) in elements(options, numOptions as usize).iter().enumerate() {
            if matches!(*element, CUjit_option::CU_JIT_CACHE_MODE) {
                if let Some(it) = value_at(optionValues, i) {
                    crate::rules::parts::jit::cache_mode(*it)
                        .at("optionValues[i]")
                        .element(i)
                        .tagged("options[i]", *element)?;
                }
            }
        }
        Ok(())
    }
}
