//! Rules of the group "Library Management".

use super::parts::jit::{jit_options, jit_values};
use super::parts::launch::{cache_config, function_attribute, function_attribute_value};
use crate::rule::{Place, Verdict, elements, rules};
use core::ffi::{c_int, c_uint, c_void};
use cuda_sys::*;

#[inline]
pub(crate) unsafe fn cuLibraryLoadData(
    jitOptions: *mut CUjit_option,
    jitOptionsValues: *mut *mut c_void,
    numJitOptions: c_uint,
) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    let jitOptions = unsafe { elements(jitOptions, numJitOptions as usize) };
    jit_options(jitOptions).at("jitOptions")?;
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe { jit_values(jitOptionsValues, jitOptions) }.at("jitOptionsValues")
}

#[inline]
pub(crate) unsafe fn cuLibraryLoadFromFile(
    jitOptions: *mut CUjit_option,
    jitOptionsValues: *mut *mut c_void,
    numJitOptions: c_uint,
    libraryOptions: *mut CUlibraryOption,
    numLibraryOptions: c_uint,
) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe { cuLibraryLoadData(jitOptions, jitOptionsValues, numJitOptions) }?;
    // SAFETY: the caller meets the safety conditions of the call.
    let libraryOptions = unsafe { elements(libraryOptions, numLibraryOptions as usize) };
    for (i, _) in libraryOptions.iter().enumerate() {
        rules!(153: libraryOptions[i] => none_of(&[CUlibraryOption::CU_LIBRARY_BINARY_IS_PRESERVED]), at i,
            "which is for cuLibraryLoadData");
    }
    Ok(())
}

#[inline]
pub(crate) fn cuLibraryGetGlobal(dptr: *mut CUdeviceptr, bytes: *mut usize) -> Verdict {
    if dptr.is_null() {
        rules!(154: bytes => non_null(), "where dptr is null");
    }
    Ok(())
}

#[inline]
pub(crate) fn cuLibraryGetManaged(dptr: *mut CUdeviceptr, bytes: *mut usize) -> Verdict {
    cuLibraryGetGlobal(dptr, bytes)
}

use CUfunction_attribute as A;

/// The attributes that can be set, in the order in which releases added them.
const SETTINGS: &[A] = &[
    A::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
    A::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT,
    A::CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET,
    A::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH,
    A::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT,
    A::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH,
    A::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED,
    A::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE,
    A::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE,
];
const SETTINGS_BEFORE_13_4: &[A] = SETTINGS.split_at(8).0;

#[inline]
pub(crate) fn cuKernelGetAttribute(attrib: A) -> Verdict {
    function_attribute(attrib)
}

#[inline]
pub(crate) fn cuKernelSetAttribute(attrib: A, val: c_int) -> Verdict {
    rules! {
        155: attrib => one_of(SETTINGS_BEFORE_13_4), until 13_030, "for the others can only be read";
        156: attrib => one_of(SETTINGS), "for the others can only be read";
    }
    function_attribute_value(attrib, val).at("val")
}

#[inline]
pub(crate) fn cuKernelSetCacheConfig(config: CUfunc_cache) -> Verdict {
    cache_config(config)
}

#[inline]
pub(crate) fn cuKernelGetName(hfunc: CUkernel) -> Verdict {
    rules!(157: hfunc => non_null());
    Ok(())
}
