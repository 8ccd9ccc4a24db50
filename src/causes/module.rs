// Created by `cargo xtask emit` from cuda.h, ledger/module.toml, src/rules/parts/handle.rs, src/rules/parts/jit.rs, src/rules/parts/name.rs and cuda-sys/build/generate/reference/module.txt. Do not edit.

use super::Pointer;
use super::of_arguments;
use super::of_call;
use crate::cause::Cause;
use crate::refused::module as refused;
use crate::rule::text;
use core::ffi::{c_char, c_uint, c_void};
use cuda_sys::{
    CUdeviceptr, CUfunction, CUjit_option, CUjitInputType, CUlinkState, CUmodule,
    CUmoduleLoadingMode, CUresult,
};

/// Finds the cause of a refusal of [`cuModuleLoad`](crate::calls::cuModuleLoad).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuModuleLoad(
    module: *mut CUmodule,
    fname: *const c_char,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(fname) = (unsafe { text(fname) }) else { return Ok(()) };

        refused::cuModuleLoad(fname)
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuModuleLoad",
            returned,
            &[(&Pointer(module.addr()), "module"), (&Pointer(fname.addr()), "fname")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuModuleLoadData`](crate::calls::cuModuleLoadData).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuModuleLoadData(
    module: *mut CUmodule,
    image: *const c_void,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuModuleLoadData(image) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(c"cuModuleLoadData", returned, &[(&Pointer(module.addr()), "module")], find_cause)
    }
}

/// Finds the cause of a refusal of [`cuModuleLoadDataEx`](crate::calls::cuModuleLoadDataEx).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuModuleLoadDataEx(image, numOptions, options, optionValues) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(c"cuModuleLoadDataEx", returned, &[(&Pointer(module.addr()), "module")], find_cause)
    }
}

/// Finds the cause of a refusal of [`cuModuleLoadFatBinary`](crate::calls::cuModuleLoadFatBinary).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuModuleLoadFatBinary(
    module: *mut CUmodule,
    fatCubin: *const c_void,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuModuleLoadFatBinary(fatCubin);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuModuleLoadFatBinary",
            returned,
            &[(&Pointer(module.addr()), "module")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuModuleUnload`](crate::calls::cuModuleUnload).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuModuleUnload(hmod: CUmodule, returned: CUresult) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuModuleUnload", returned, &[(&hmod, "hmod")]) }
}

/// Finds the cause of a refusal of [`cuModuleGetLoadingMode`](crate::calls::cuModuleGetLoadingMode).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuModuleGetLoadingMode(
    mode: *mut CUmoduleLoadingMode,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuModuleGetLoadingMode", returned, &[(&Pointer(mode.addr()), "mode")]) }
}

/// Finds the cause of a refusal of [`cuModuleGetFunction`](crate::calls::cuModuleGetFunction).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuModuleGetFunction(
    hfunc: *mut CUfunction,
    hmod: CUmodule,
    name: *const c_char,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(name) = (unsafe { text(name) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuModuleGetFunction(hmod, name) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuModuleGetFunction",
            returned,
            &[(&Pointer(hfunc.addr()), "hfunc"), (&Pointer(name.addr()), "name")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuModuleGetFunctionCount`](crate::calls::cuModuleGetFunctionCount).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuModuleGetFunctionCount(
    count: *mut c_uint,
    mod_: CUmodule,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuModuleGetFunctionCount(mod_);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuModuleGetFunctionCount",
            returned,
            &[(&Pointer(count.addr()), "count")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuModuleEnumerateFunctions`](crate::calls::cuModuleEnumerateFunctions).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuModuleEnumerateFunctions(
    functions: *mut CUfunction,
    numFunctions: c_uint,
    mod_: CUmodule,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuModuleEnumerateFunctions(mod_);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuModuleEnumerateFunctions", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuModuleGetGlobal`](crate::calls::cuModuleGetGlobal).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(name) = (unsafe { text(name) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuModuleGetGlobal_v2(hmod, name) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(c"cuModuleGetGlobal_v2", returned, &[(&Pointer(name.addr()), "name")], find_cause)
    }
}

/// Finds the cause of a refusal of [`cuLinkCreate`](crate::calls::cuLinkCreate).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuLinkCreate_v2(numOptions, options) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuLinkCreate_v2",
            returned,
            &[(&Pointer(stateOut.addr()), "stateOut")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuLinkAddData`](crate::calls::cuLinkAddData).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuLinkAddData_v2(state, type_, data, size, numOptions, options) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuLinkAddData_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuLinkAddFile`](crate::calls::cuLinkAddFile).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(path) = (unsafe { text(path) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuLinkAddFile_v2(state, path, numOptions, options) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(c"cuLinkAddFile_v2", returned, &[(&Pointer(path.addr()), "path")], find_cause)
    }
}

/// Finds the cause of a refusal of [`cuLinkComplete`](crate::calls::cuLinkComplete).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLinkComplete(
    state: CUlinkState,
    cubinOut: *mut *mut c_void,
    sizeOut: *mut usize,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuLinkComplete(state);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(c"cuLinkComplete", returned, &[(&Pointer(cubinOut.addr()), "cubinOut")], find_cause)
    }
}

/// Finds the cause of a refusal of [`cuLinkDestroy`](crate::calls::cuLinkDestroy).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLinkDestroy(state: CUlinkState, returned: CUresult) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuLinkDestroy", returned, &[(&state, "state")]) }
}
#[doc(hidden)]
pub use self::{
    cuLinkAddData_v2 as cuLinkAddData, cuLinkAddFile_v2 as cuLinkAddFile,
    cuLinkCreate_v2 as cuLinkCreate, cuModuleGetGlobal_v2 as cuModuleGetGlobal,
};
