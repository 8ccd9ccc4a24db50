// Created by `cargo xtask emit` from ledger/exec_deprecated.toml and src/rules. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rules::exec_deprecated as rules;
use core::ffi::*;
use cuda_sys::*;

/// The preconditions of [`cuLaunchCooperativeKernelMultiDevice`](crate::calls::cuLaunchCooperativeKernelMultiDevice) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `launchParamsList[i].hStream` must be a stream that was created, not null, [`CU_STREAM_LEGACY`] or [`CU_STREAM_PER_THREAD`]. (Rule 54)
/// - `launchParamsList[i].hStream` must differ from those of the elements before it, for each is of another device. (Rule 55)
/// - `launchParamsList[i].gridDimX` must be that of the first element. (Rule 56)
/// - `launchParamsList[i].gridDimY` must be that of the first element. (Rule 57)
/// - `launchParamsList[i].gridDimZ` must be that of the first element. (Rule 58)
/// - `launchParamsList[i].blockDimX` must be that of the first element. (Rule 59)
/// - `launchParamsList[i].blockDimY` must be that of the first element. (Rule 60)
/// - `launchParamsList[i].blockDimZ` must be that of the first element. (Rule 61)
/// - `launchParamsList[i].sharedMemBytes` must be that of the first element. (Rule 62)
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLaunchCooperativeKernelMultiDevice(
    launchParamsList: *mut CUDA_LAUNCH_PARAMS,
    numDevices: c_uint,
    flags: c_uint,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuLaunchCooperativeKernelMultiDevice(launchParamsList, numDevices) }
        .of(c"cuLaunchCooperativeKernelMultiDevice")
}

/// The preconditions of [`cuParamSetTexRef`](crate::calls::cuParamSetTexRef) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `texunit` must be [`CU_PARAM_TR_DEFAULT`], [`CU_PARAM_TR_DEFAULT`]. (Rule 63)
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuParamSetTexRef(
    hfunc: CUfunction,
    texunit: c_int,
    hTexRef: CUtexref,
) -> Result<(), Precondition> {
    rules::cuParamSetTexRef(texunit).of(c"cuParamSetTexRef")
}

/// The preconditions of [`cuFuncSetSharedMemConfig`](crate::calls::cuFuncSetSharedMemConfig) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `config` must be [`CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE`](CUsharedconfig::CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE), [`CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE`](CUsharedconfig::CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE) or [`CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE`](CUsharedconfig::CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE). (Rule 494)
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuFuncSetSharedMemConfig(
    hfunc: CUfunction,
    config: CUsharedconfig,
) -> Result<(), Precondition> {
    rules::cuFuncSetSharedMemConfig(config).of(c"cuFuncSetSharedMemConfig")
}
