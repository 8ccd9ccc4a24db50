// Created by `cargo xtask emit` from cuda.h, ledger/module.toml, src/rules/module.rs, src/rules/parts/jit.rs and cuda-sys/build/generate/reference/module.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::walk::module as walk;
use core::ffi::{c_char, c_uint, c_void};
use cuda_sys::{CUdeviceptr, CUjit_option, CUjitInputType, CUlinkState, CUmodule};

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
    unsafe { walk::cuModuleLoadDataEx(numOptions, options, optionValues) }.of(c"cuModuleLoadDataEx")
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
    walk::cuModuleGetGlobal_v2(dptr, bytes).of(c"cuModuleGetGlobal_v2")
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
    unsafe { walk::cuLinkCreate_v2(numOptions, options, optionValues) }.of(c"cuLinkCreate_v2")
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
    unsafe { walk::cuLinkAddData_v2(type_, numOptions, options, optionValues) }
        .of(c"cuLinkAddData_v2")
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
    unsafe { walk::cuLinkAddFile_v2(type_, numOptions, options, optionValues) }
        .of(c"cuLinkAddFile_v2")
}
#[doc(hidden)]
pub use self::{
    cuLinkAddData_v2 as cuLinkAddData, cuLinkAddFile_v2 as cuLinkAddFile,
    cuLinkCreate_v2 as cuLinkCreate, cuModuleGetGlobal_v2 as cuModuleGetGlobal,
};
