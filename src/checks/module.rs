// Created by `cargo xtask emit` from cuda.h, src/rules/module.toml, src/rules/module.rs, src/rules/parts/jit.rs and cuda-sys/build/generate/reference/module.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rule::elements;
use crate::rule::value_at;
use core::ffi::{c_char, c_uint, c_void};
use libcuda_sys::{CUdeviceptr, CUjit_option, CUjitInputType, CUlinkState, CUmodule};

/// Checks the preconditions of [`cuModuleLoadDataEx`](crate::calls::cuModuleLoadDataEx) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuModuleLoadDataEx(
    module: *mut CUmodule,
    image: *const c_void,
    numOptions: c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) =
            crate::rules::parts::jit::jit_options(elements(options, numOptions as usize))
        {
            return Err(broken.of(c"cuModuleLoadDataEx"));
        }
        for (i, element) in elements(options, numOptions as usize).iter().enumerate() {
            if matches!(*element, CUjit_option::CU_JIT_CACHE_MODE) {
                if let Some(it) = value_at(optionValues, i) {
                    if let Err(broken) = crate::rules::parts::jit::cache_mode(*it) {
                        return Err(broken
                            .at("optionValues[i]")
                            .element(i)
                            .tagged("options[i]", *element)
                            .of(c"cuModuleLoadDataEx"));
                    }
                }
            }
            if matches!(*element, CUjit_option::CU_JIT_OPTIMIZATION_LEVEL) {
                if let Some(it) = value_at(optionValues, i) {
                    if let Err(broken) = crate::rules::parts::jit::level(*it) {
                        return Err(broken
                            .at("optionValues[i]")
                            .element(i)
                            .tagged("options[i]", *element)
                            .of(c"cuModuleLoadDataEx"));
                    }
                }
            }
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuModuleGetGlobal`](crate::calls::cuModuleGetGlobal) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuModuleGetGlobal")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuModuleGetGlobal_v2(
    dptr: *mut CUdeviceptr,
    bytes: *mut usize,
    hmod: CUmodule,
    name: *const c_char,
) -> Result<(), Precondition> {
    crate::rules::module::cuModuleGetGlobal_v2(dptr, bytes).of(c"cuModuleGetGlobal_v2")
}

/// Checks the preconditions of [`cuLinkCreate`](crate::calls::cuLinkCreate) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuLinkCreate")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLinkCreate_v2(
    numOptions: c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
    stateOut: *mut CUlinkState,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) =
            crate::rules::module::cuLinkCreate_v2(elements(options, numOptions as usize))
        {
            return Err(broken.of(c"cuLinkCreate_v2"));
        }
        if let Err(broken) =
            crate::rules::parts::jit::jit_options(elements(options, numOptions as usize))
        {
            return Err(broken.of(c"cuLinkCreate_v2"));
        }
        for (i, element) in elements(options, numOptions as usize).iter().enumerate() {
            if matches!(*element, CUjit_option::CU_JIT_CACHE_MODE) {
                if let Some(it) = value_at(optionValues, i) {
                    if let Err(broken) = crate::rules::parts::jit::cache_mode(*it) {
                        return Err(broken
                            .at("optionValues[i]")
                            .element(i)
                            .tagged("options[i]", *element)
                            .of(c"cuLinkCreate_v2"));
                    }
                }
            }
            if matches!(*element, CUjit_option::CU_JIT_OPTIMIZATION_LEVEL) {
                if let Some(it) = value_at(optionValues, i) {
                    if let Err(broken) = crate::rules::parts::jit::level(*it) {
                        return Err(broken
                            .at("optionValues[i]")
                            .element(i)
                            .tagged("options[i]", *element)
                            .of(c"cuLinkCreate_v2"));
                    }
                }
            }
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuLinkAddData`](crate::calls::cuLinkAddData) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuLinkAddData")]
#[allow(clippy::too_many_arguments)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLinkAddData_v2(
    state: CUlinkState,
    type_: CUjitInputType,
    data: *mut c_void,
    size: usize,
    name: *const c_char,
    numOptions: c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::rules::module::link_input(type_) {
            return Err(broken.of(c"cuLinkAddData_v2"));
        }
        if let Err(broken) =
            crate::rules::module::options_of_input(type_, elements(options, numOptions as usize))
        {
            return Err(broken.of(c"cuLinkAddData_v2"));
        }
        for (i, element) in elements(options, numOptions as usize).iter().enumerate() {
            if matches!(*element, CUjit_option::CU_JIT_CACHE_MODE) {
                if let Some(it) = value_at(optionValues, i) {
                    if let Err(broken) = crate::rules::parts::jit::cache_mode(*it) {
                        return Err(broken
                            .at("optionValues[i]")
                            .element(i)
                            .tagged("options[i]", *element)
                            .of(c"cuLinkAddData_v2"));
                    }
                }
            }
            if matches!(*element, CUjit_option::CU_JIT_OPTIMIZATION_LEVEL) {
                if let Some(it) = value_at(optionValues, i) {
                    if let Err(broken) = crate::rules::parts::jit::level(*it) {
                        return Err(broken
                            .at("optionValues[i]")
                            .element(i)
                            .tagged("options[i]", *element)
                            .of(c"cuLinkAddData_v2"));
                    }
                }
            }
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuLinkAddFile`](crate::calls::cuLinkAddFile) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuLinkAddFile")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLinkAddFile_v2(
    state: CUlinkState,
    type_: CUjitInputType,
    path: *const c_char,
    numOptions: c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::rules::module::link_input(type_) {
            return Err(broken.of(c"cuLinkAddFile_v2"));
        }
        if let Err(broken) =
            crate::rules::module::options_of_input(type_, elements(options, numOptions as usize))
        {
            return Err(broken.of(c"cuLinkAddFile_v2"));
        }
        for (i, element) in elements(options, numOptions as usize).iter().enumerate() {
            if matches!(*element, CUjit_option::CU_JIT_CACHE_MODE) {
                if let Some(it) = value_at(optionValues, i) {
                    if let Err(broken) = crate::rules::parts::jit::cache_mode(*it) {
                        return Err(broken
                            .at("optionValues[i]")
                            .element(i)
                            .tagged("options[i]", *element)
                            .of(c"cuLinkAddFile_v2"));
                    }
                }
            }
            if matches!(*element, CUjit_option::CU_JIT_OPTIMIZATION_LEVEL) {
                if let Some(it) = value_at(optionValues, i) {
                    if let Err(broken) = crate::rules::parts::jit::level(*it) {
                        return Err(broken
                            .at("optionValues[i]")
                            .element(i)
                            .tagged("options[i]", *element)
                            .of(c"cuLinkAddFile_v2"));
                    }
                }
            }
        }
        Ok(())
    }
}
#[doc(hidden)]
pub use self::{
    cuLinkAddData_v2 as cuLinkAddData, cuLinkAddFile_v2 as cuLinkAddFile,
    cuLinkCreate_v2 as cuLinkCreate, cuModuleGetGlobal_v2 as cuModuleGetGlobal,
};
