//! Rules of the group "Module Management".

use super::{elements, rules};
use crate::error::Result;
use crate::precondition::KNOWN;
use core::ffi::{c_uint, c_void};
use core::mem::MaybeUninit;
use core::ops::Index;
use cuda_sys::{CUdeviceptr, CUjitInputType, CUjit_cacheMode, CUjit_option};

use CUjit_option as O;
pub(super) const THREADS: O = O::CU_JIT_THREADS_PER_BLOCK;
pub(super) const TARGET: O = O::CU_JIT_TARGET;
pub(super) const CACHE_MODE: O = O::CU_JIT_CACHE_MODE;
pub(super) const CACHE_MODES: [CUjit_cacheMode; 3] = [
    CUjit_cacheMode::CU_JIT_CACHE_OPTION_NONE,
    CUjit_cacheMode::CU_JIT_CACHE_OPTION_CG,
    CUjit_cacheMode::CU_JIT_CACHE_OPTION_CA,
];

/// The values of options, where they are modes of the cache.
pub(super) struct Modes<'a>(&'a [Value]);

/// A `void *` that holds an integer of 32 bits.
#[repr(C, align(8))]
struct Value {
    mode: CUjit_cacheMode,
    /// A program may write the integer alone.
    _rest: MaybeUninit<u32>,
}
const _: () = assert!(size_of::<Value>() == size_of::<*mut c_void>());

impl Index<usize> for Modes<'_> {
    type Output = CUjit_cacheMode;

    /// Where no values are there, none is wrong.
    fn index(&self, index: usize) -> &CUjit_cacheMode {
        self.0.get(index).map_or(&CACHE_MODES[0], |value| &value.mode)
    }
}

/// Options of the compiler and the linker, and what their values are as modes of the cache.
///
/// # Safety
///
/// Either pointer must be null or point to so many.
pub(super) unsafe fn jit<'a>(
    options: *const CUjit_option,
    values: *const *mut c_void,
    count: c_uint,
) -> (&'a [CUjit_option], Modes<'a>) {
    let count = count as usize;
    // SAFETY: the caller says so, and all targets have the low half of a pointer first.
    unsafe { (elements(options, count), Modes(elements(values.cast(), count))) }
}

/// The rules of such options: an option and its value are named as in the call.
macro_rules! jit_rules {
    ($call:literal at $i:ident: $options:ident, $option:expr, $value:expr) => {
        for $i in 0..$options.len() {
            use $crate::rules::module::{CACHE_MODE, CACHE_MODES, TARGET, THREADS};
            if $option == THREADS {
                rules! { $call at $i:
                    $option => hold(!$options.contains(&TARGET), "not be combined with CU_JIT_TARGET"), KNOWN;
                }
            }
            if $option == CACHE_MODE {
                rules! { $call at $i:
                    $value => one_of(&CACHE_MODES), KNOWN, "for CU_JIT_CACHE_MODE";
                }
            }
        }
    };
}
pub(super) use jit_rules;

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuModuleLoadDataEx(
    numOptions: c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
) -> Result<()> {
    // SAFETY: the caller says so.
    let (options, optionValues) = unsafe { jit(options, optionValues, numOptions) };
    jit_rules! { c"cuModuleLoadDataEx" at i: options, options[i], optionValues[i] }
    Ok(())
}

pub(crate) fn cuModuleGetGlobal_v2(dptr: *mut CUdeviceptr, bytes: *mut usize) -> Result<()> {
    if dptr.is_null() {
        rules! { c"cuModuleGetGlobal_v2":
            bytes => non_null(), 12_010..=13_050, "where dptr is null";
        }
    }
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuLinkCreate_v2(
    numOptions: c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
) -> Result<()> {
    // SAFETY: the caller says so.
    let (options, optionValues) = unsafe { jit(options, optionValues, numOptions) };
    jit_rules! { c"cuLinkCreate_v2" at i: options, options[i], optionValues[i] }
    Ok(())
}

use CUjitInputType as I;
#[allow(deprecated)] // drivers take NVVM still
const INPUTS: [I; 6] = [
    I::CU_JIT_INPUT_CUBIN,
    I::CU_JIT_INPUT_PTX,
    I::CU_JIT_INPUT_FATBINARY,
    I::CU_JIT_INPUT_OBJECT,
    I::CU_JIT_INPUT_LIBRARY,
    I::CU_JIT_INPUT_NVVM,
];
const OF_ALL_INPUTS: [O; 5] = [
    O::CU_JIT_WALL_TIME,
    O::CU_JIT_INFO_LOG_BUFFER,
    O::CU_JIT_ERROR_LOG_BUFFER,
    O::CU_JIT_TARGET_FROM_CUCONTEXT,
    TARGET,
];

/// The rules of one input to link.
macro_rules! input_rules {
    ($call:literal at $i:ident: $kind:ident, $options:ident, $option:expr, $value:expr) => {
        rules! { $call:
            $kind => one_of(&INPUTS), KNOWN;
        }
        for $i in 0..$options.len() {
            rules! { $call at $i:
                $option => none_of(&OF_ALL_INPUTS), KNOWN, "which cuLinkCreate_v2 takes";
            }
        }
        jit_rules! { $call at $i: $options, $option, $value }
    };
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuLinkAddData_v2(
    type_: CUjitInputType,
    numOptions: c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
) -> Result<()> {
    // SAFETY: the caller says so.
    let (options, optionValues) = unsafe { jit(options, optionValues, numOptions) };
    input_rules! { c"cuLinkAddData_v2" at i: type_, options, options[i], optionValues[i] }
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuLinkAddFile_v2(
    type_: CUjitInputType,
    numOptions: c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
) -> Result<()> {
    // SAFETY: the caller says so.
    let (options, optionValues) = unsafe { jit(options, optionValues, numOptions) };
    input_rules! { c"cuLinkAddFile_v2" at i: type_, options, options[i], optionValues[i] }
    Ok(())
}
