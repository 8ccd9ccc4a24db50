//! Rules of the group "Module Management".

use super::parts::jit::{jit_options, jit_values};
use crate::rule::{Place, Verdict, elements, rules};
use core::ffi::{c_uint, c_void};
use cuda_sys::{CUdeviceptr, CUjit_option, CUjitInputType};

use CUjit_option as O;
use CUjitInputType as I;

const FALLBACK: O = O::CU_JIT_FALLBACK_STRATEGY;

#[inline]
pub(crate) unsafe fn cuModuleLoadDataEx(
    numOptions: c_uint,
    options: *mut O,
    optionValues: *mut *mut c_void,
) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    let options = unsafe { elements(options, numOptions as usize) };
    jit_options(options)?;
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe { jit_values(optionValues, options) }
}

#[inline]
pub(crate) fn cuModuleGetGlobal_v2(dptr: *mut CUdeviceptr, bytes: *mut usize) -> Verdict {
    if dptr.is_null() {
        rules!(223: bytes => non_null(), since 12_010, "where dptr is null");
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuLinkCreate_v2(
    numOptions: c_uint,
    options: *mut O,
    optionValues: *mut *mut c_void,
) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    let options = unsafe { elements(options, numOptions as usize) };
    jit_options(options)?;
    for (i, _) in options.iter().enumerate() {
        rules!(224: options[i] => none_of(&[FALLBACK]), at i, "which the linker does not take");
    }
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe { jit_values(optionValues, options) }
}

#[allow(deprecated)] // drivers still accept NVVM
const INPUTS: &[I] = &[
    I::CU_JIT_INPUT_CUBIN,
    I::CU_JIT_INPUT_PTX,
    I::CU_JIT_INPUT_FATBINARY,
    I::CU_JIT_INPUT_OBJECT,
    I::CU_JIT_INPUT_LIBRARY,
    I::CU_JIT_INPUT_NVVM,
];
const OF_ALL_INPUTS: &[O] = &[
    O::CU_JIT_WALL_TIME,
    O::CU_JIT_INFO_LOG_BUFFER,
    O::CU_JIT_ERROR_LOG_BUFFER,
    O::CU_JIT_TARGET_FROM_CUCONTEXT,
    O::CU_JIT_TARGET,
];
/// The options that are for the linker only, by their own documentation.
#[allow(deprecated)]
const OF_LINKER: &[O] = &[
    O::CU_JIT_GLOBAL_SYMBOL_NAMES,
    O::CU_JIT_GLOBAL_SYMBOL_ADDRESSES,
    O::CU_JIT_GLOBAL_SYMBOL_COUNT,
    O::CU_JIT_REFERENCED_KERNEL_NAMES,
    O::CU_JIT_REFERENCED_KERNEL_COUNT,
];

/// One input to link, and its options.
#[allow(deprecated)]
#[inline]
fn link_input(type_: I, options: &[O]) -> Verdict {
    rules!(225: type_ => one_of(INPUTS));
    for (i, _) in options.iter().enumerate() {
        rules! {
            226: options[i] => none_of(OF_ALL_INPUTS), at i, "which cuLinkCreate_v2 takes";
            227: options[i] => none_of(OF_LINKER), at i, "which are for the linker and not the compiler";
        }
        // The documentation of the other input types lists it among their options.
        if let I::CU_JIT_INPUT_CUBIN | I::CU_JIT_INPUT_PTX | I::CU_JIT_INPUT_NVVM = type_ {
            rules!(228: options[i] => none_of(&[FALLBACK]), at i,
                "with CU_JIT_INPUT_CUBIN, CU_JIT_INPUT_PTX or CU_JIT_INPUT_NVVM");
        }
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuLinkAddData_v2(
    type_: I,
    numOptions: c_uint,
    options: *mut O,
    optionValues: *mut *mut c_void,
) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    let options = unsafe { elements(options, numOptions as usize) };
    link_input(type_, options)?;
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe { jit_values(optionValues, options) }
}

#[inline]
pub(crate) unsafe fn cuLinkAddFile_v2(
    type_: I,
    numOptions: c_uint,
    options: *mut O,
    optionValues: *mut *mut c_void,
) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe { cuLinkAddData_v2(type_, numOptions, options, optionValues) }
}
