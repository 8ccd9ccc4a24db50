// Created by `cargo xtask emit` from ledger/module.toml and src/rules. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rules::module as rules;
use core::ffi::*;
use cuda_sys::*;

/// The preconditions of [`cuModuleLoadDataEx`](crate::calls::cuModuleLoadDataEx) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `options[i]` must not be [`CU_JIT_THREADS_PER_BLOCK`](CUjit_option::CU_JIT_THREADS_PER_BLOCK), with [`CU_JIT_TARGET`](CUjit_option::CU_JIT_TARGET). (Rule 483)
/// - `optionValues[i]` must be [`CU_JIT_CACHE_OPTION_NONE`](CUjit_cacheMode::CU_JIT_CACHE_OPTION_NONE), [`CU_JIT_CACHE_OPTION_CG`](CUjit_cacheMode::CU_JIT_CACHE_OPTION_CG) or [`CU_JIT_CACHE_OPTION_CA`](CUjit_cacheMode::CU_JIT_CACHE_OPTION_CA), for [`CU_JIT_CACHE_MODE`](CUjit_option::CU_JIT_CACHE_MODE). (Rule 484)
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
    unsafe { rules::cuModuleLoadDataEx(numOptions, options, optionValues) }
        .of(c"cuModuleLoadDataEx")
}

/// The preconditions of [`cuModuleGetGlobal_v2`](crate::calls::cuModuleGetGlobal_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `bytes` must not be null, where dptr is null, since CUDA 12.1. (Rule 223)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuModuleGetGlobal_v2(
    dptr: *mut CUdeviceptr,
    bytes: *mut usize,
    hmod: CUmodule,
    name: *const c_char,
) -> Result<(), Precondition> {
    rules::cuModuleGetGlobal_v2(dptr, bytes).of(c"cuModuleGetGlobal_v2")
}

/// The preconditions of [`cuLinkCreate_v2`](crate::calls::cuLinkCreate_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `options[i]` must not be [`CU_JIT_THREADS_PER_BLOCK`](CUjit_option::CU_JIT_THREADS_PER_BLOCK), with [`CU_JIT_TARGET`](CUjit_option::CU_JIT_TARGET). (Rule 483)
/// - `options[i]` must not be [`CU_JIT_FALLBACK_STRATEGY`](CUjit_option::CU_JIT_FALLBACK_STRATEGY), which the linker does not take. (Rule 224)
/// - `optionValues[i]` must be [`CU_JIT_CACHE_OPTION_NONE`](CUjit_cacheMode::CU_JIT_CACHE_OPTION_NONE), [`CU_JIT_CACHE_OPTION_CG`](CUjit_cacheMode::CU_JIT_CACHE_OPTION_CG) or [`CU_JIT_CACHE_OPTION_CA`](CUjit_cacheMode::CU_JIT_CACHE_OPTION_CA), for [`CU_JIT_CACHE_MODE`](CUjit_option::CU_JIT_CACHE_MODE). (Rule 484)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLinkCreate_v2(
    numOptions: c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
    stateOut: *mut CUlinkState,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuLinkCreate_v2(numOptions, options, optionValues) }.of(c"cuLinkCreate_v2")
}

/// The preconditions of [`cuLinkAddData_v2`](crate::calls::cuLinkAddData_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `type` must be [`CU_JIT_INPUT_CUBIN`](CUjitInputType::CU_JIT_INPUT_CUBIN), [`CU_JIT_INPUT_PTX`](CUjitInputType::CU_JIT_INPUT_PTX), [`CU_JIT_INPUT_FATBINARY`](CUjitInputType::CU_JIT_INPUT_FATBINARY), [`CU_JIT_INPUT_OBJECT`](CUjitInputType::CU_JIT_INPUT_OBJECT), [`CU_JIT_INPUT_LIBRARY`](CUjitInputType::CU_JIT_INPUT_LIBRARY) or [`CU_JIT_INPUT_NVVM`](CUjitInputType::CU_JIT_INPUT_NVVM). (Rule 225)
/// - `options[i]` must not be [`CU_JIT_WALL_TIME`](CUjit_option::CU_JIT_WALL_TIME), [`CU_JIT_INFO_LOG_BUFFER`](CUjit_option::CU_JIT_INFO_LOG_BUFFER), [`CU_JIT_ERROR_LOG_BUFFER`](CUjit_option::CU_JIT_ERROR_LOG_BUFFER), [`CU_JIT_TARGET_FROM_CUCONTEXT`](CUjit_option::CU_JIT_TARGET_FROM_CUCONTEXT) or [`CU_JIT_TARGET`](CUjit_option::CU_JIT_TARGET), which [`cuLinkCreate_v2`](crate::calls::cuLinkCreate_v2) takes. (Rule 226)
/// - `options[i]` must not be [`CU_JIT_GLOBAL_SYMBOL_NAMES`](CUjit_option::CU_JIT_GLOBAL_SYMBOL_NAMES), [`CU_JIT_GLOBAL_SYMBOL_ADDRESSES`](CUjit_option::CU_JIT_GLOBAL_SYMBOL_ADDRESSES), [`CU_JIT_GLOBAL_SYMBOL_COUNT`](CUjit_option::CU_JIT_GLOBAL_SYMBOL_COUNT), [`CU_JIT_REFERENCED_KERNEL_NAMES`](CUjit_option::CU_JIT_REFERENCED_KERNEL_NAMES) or [`CU_JIT_REFERENCED_KERNEL_COUNT`](CUjit_option::CU_JIT_REFERENCED_KERNEL_COUNT), which are for the linker and not the compiler. (Rule 227)
/// - `options[i]` must not be [`CU_JIT_FALLBACK_STRATEGY`](CUjit_option::CU_JIT_FALLBACK_STRATEGY), with [`CU_JIT_INPUT_CUBIN`](CUjitInputType::CU_JIT_INPUT_CUBIN), [`CU_JIT_INPUT_PTX`](CUjitInputType::CU_JIT_INPUT_PTX) or [`CU_JIT_INPUT_NVVM`](CUjitInputType::CU_JIT_INPUT_NVVM). (Rule 228)
/// - `optionValues[i]` must be [`CU_JIT_CACHE_OPTION_NONE`](CUjit_cacheMode::CU_JIT_CACHE_OPTION_NONE), [`CU_JIT_CACHE_OPTION_CG`](CUjit_cacheMode::CU_JIT_CACHE_OPTION_CG) or [`CU_JIT_CACHE_OPTION_CA`](CUjit_cacheMode::CU_JIT_CACHE_OPTION_CA), for [`CU_JIT_CACHE_MODE`](CUjit_option::CU_JIT_CACHE_MODE). (Rule 484)
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
    unsafe { rules::cuLinkAddData_v2(type_, numOptions, options, optionValues) }
        .of(c"cuLinkAddData_v2")
}

/// The preconditions of [`cuLinkAddFile_v2`](crate::calls::cuLinkAddFile_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `type` must be [`CU_JIT_INPUT_CUBIN`](CUjitInputType::CU_JIT_INPUT_CUBIN), [`CU_JIT_INPUT_PTX`](CUjitInputType::CU_JIT_INPUT_PTX), [`CU_JIT_INPUT_FATBINARY`](CUjitInputType::CU_JIT_INPUT_FATBINARY), [`CU_JIT_INPUT_OBJECT`](CUjitInputType::CU_JIT_INPUT_OBJECT), [`CU_JIT_INPUT_LIBRARY`](CUjitInputType::CU_JIT_INPUT_LIBRARY) or [`CU_JIT_INPUT_NVVM`](CUjitInputType::CU_JIT_INPUT_NVVM). (Rule 225)
/// - `options[i]` must not be [`CU_JIT_WALL_TIME`](CUjit_option::CU_JIT_WALL_TIME), [`CU_JIT_INFO_LOG_BUFFER`](CUjit_option::CU_JIT_INFO_LOG_BUFFER), [`CU_JIT_ERROR_LOG_BUFFER`](CUjit_option::CU_JIT_ERROR_LOG_BUFFER), [`CU_JIT_TARGET_FROM_CUCONTEXT`](CUjit_option::CU_JIT_TARGET_FROM_CUCONTEXT) or [`CU_JIT_TARGET`](CUjit_option::CU_JIT_TARGET), which [`cuLinkCreate_v2`](crate::calls::cuLinkCreate_v2) takes. (Rule 226)
/// - `options[i]` must not be [`CU_JIT_GLOBAL_SYMBOL_NAMES`](CUjit_option::CU_JIT_GLOBAL_SYMBOL_NAMES), [`CU_JIT_GLOBAL_SYMBOL_ADDRESSES`](CUjit_option::CU_JIT_GLOBAL_SYMBOL_ADDRESSES), [`CU_JIT_GLOBAL_SYMBOL_COUNT`](CUjit_option::CU_JIT_GLOBAL_SYMBOL_COUNT), [`CU_JIT_REFERENCED_KERNEL_NAMES`](CUjit_option::CU_JIT_REFERENCED_KERNEL_NAMES) or [`CU_JIT_REFERENCED_KERNEL_COUNT`](CUjit_option::CU_JIT_REFERENCED_KERNEL_COUNT), which are for the linker and not the compiler. (Rule 227)
/// - `options[i]` must not be [`CU_JIT_FALLBACK_STRATEGY`](CUjit_option::CU_JIT_FALLBACK_STRATEGY), with [`CU_JIT_INPUT_CUBIN`](CUjitInputType::CU_JIT_INPUT_CUBIN), [`CU_JIT_INPUT_PTX`](CUjitInputType::CU_JIT_INPUT_PTX) or [`CU_JIT_INPUT_NVVM`](CUjitInputType::CU_JIT_INPUT_NVVM). (Rule 228)
/// - `optionValues[i]` must be [`CU_JIT_CACHE_OPTION_NONE`](CUjit_cacheMode::CU_JIT_CACHE_OPTION_NONE), [`CU_JIT_CACHE_OPTION_CG`](CUjit_cacheMode::CU_JIT_CACHE_OPTION_CG) or [`CU_JIT_CACHE_OPTION_CA`](CUjit_cacheMode::CU_JIT_CACHE_OPTION_CA), for [`CU_JIT_CACHE_MODE`](CUjit_option::CU_JIT_CACHE_MODE). (Rule 484)
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
    unsafe { rules::cuLinkAddFile_v2(type_, numOptions, options, optionValues) }
        .of(c"cuLinkAddFile_v2")
}
#[doc(no_inline)]
pub use self::{
    cuLinkAddData_v2 as cuLinkAddData, cuLinkAddFile_v2 as cuLinkAddFile,
    cuLinkCreate_v2 as cuLinkCreate, cuModuleGetGlobal_v2 as cuModuleGetGlobal,
};
