//! Rules of the group "Library Management".

use super::ctx::CACHE_CONFIGS;
use super::exec::{POLICIES, POLICIES_BEFORE_RUBIN};
use super::module::{jit, jit_rules};
use super::{elements, rules};
use crate::error::Result;
use crate::precondition::KNOWN;
use core::ffi::{c_int, c_uint, c_void};
use cuda_sys::*;

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuLibraryLoadData(
    jitOptions: *mut CUjit_option,
    jitOptionsValues: *mut *mut c_void,
    numJitOptions: c_uint,
) -> Result<()> {
    // SAFETY: the caller says so.
    let (jitOptions, jitOptionsValues) = unsafe { jit(jitOptions, jitOptionsValues, numJitOptions) };
    jit_rules! { c"cuLibraryLoadData" at i: jitOptions, jitOptions[i], jitOptionsValues[i] }
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuLibraryLoadFromFile(
    jitOptions: *mut CUjit_option,
    jitOptionsValues: *mut *mut c_void,
    numJitOptions: c_uint,
    libraryOptions: *mut CUlibraryOption,
    numLibraryOptions: c_uint,
) -> Result<()> {
    // SAFETY: the caller says so.
    let (jitOptions, jitOptionsValues) = unsafe { jit(jitOptions, jitOptionsValues, numJitOptions) };
    jit_rules! { c"cuLibraryLoadFromFile" at i: jitOptions, jitOptions[i], jitOptionsValues[i] }
    // SAFETY: as above.
    let libraryOptions = unsafe { elements(libraryOptions, numLibraryOptions as usize) };
    for (i, _) in libraryOptions.iter().enumerate() {
        rules! { c"cuLibraryLoadFromFile" at i:
            libraryOptions[i] => none_of(&[CUlibraryOption::CU_LIBRARY_BINARY_IS_PRESERVED]), KNOWN, "which is for cuLibraryLoadData";
        }
    }
    Ok(())
}

pub(crate) fn cuLibraryGetGlobal(dptr: *mut CUdeviceptr, bytes: *mut usize) -> Result<()> {
    if dptr.is_null() {
        rules! { c"cuLibraryGetGlobal":
            bytes => non_null(), KNOWN, "where dptr is null";
        }
    }
    Ok(())
}

pub(crate) fn cuLibraryGetManaged(dptr: *mut CUdeviceptr, bytes: *mut usize) -> Result<()> {
    if dptr.is_null() {
        rules! { c"cuLibraryGetManaged":
            bytes => non_null(), KNOWN, "where dptr is null";
        }
    }
    Ok(())
}

use CUfunction_attribute as A;
const DYNAMIC_SHARED: A = A::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES;
const CARVEOUT: A = A::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT;
const MUST_BE_SET: A = A::CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET;
const WIDTH: A = A::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH;
const HEIGHT: A = A::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT;
const DEPTH: A = A::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH;
const NON_PORTABLE: A = A::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED;
const POLICY: A = A::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE;
const SHARED_MODE: A = A::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE;

/// In the order in which releases added them.
const ATTRIBUTES: [A; 18] = [
    A::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK,
    A::CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES,
    A::CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES,
    A::CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES,
    A::CU_FUNC_ATTRIBUTE_NUM_REGS,
    A::CU_FUNC_ATTRIBUTE_PTX_VERSION,
    A::CU_FUNC_ATTRIBUTE_BINARY_VERSION,
    A::CU_FUNC_ATTRIBUTE_CACHE_MODE_CA,
    DYNAMIC_SHARED,
    CARVEOUT,
    MUST_BE_SET,
    WIDTH,
    HEIGHT,
    DEPTH,
    NON_PORTABLE,
    POLICY,
    A::CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED,
    SHARED_MODE,
];
const ATTRIBUTES_BEFORE_13_3: &[A; 16] = ATTRIBUTES.first_chunk().unwrap();
const ATTRIBUTES_OF_13_3: &[A; 17] = ATTRIBUTES.first_chunk().unwrap();
/// Those that are not only told, in the same order.
const SETTINGS: [A; 9] = [
    DYNAMIC_SHARED,
    CARVEOUT,
    MUST_BE_SET,
    WIDTH,
    HEIGHT,
    DEPTH,
    NON_PORTABLE,
    POLICY,
    SHARED_MODE,
];
const SETTINGS_BEFORE_13_4: &[A; 8] = SETTINGS.first_chunk().unwrap();

pub(crate) fn cuKernelGetAttribute(attrib: CUfunction_attribute) -> Result<()> {
    rules! { c"cuKernelGetAttribute":
        attrib => one_of(ATTRIBUTES_BEFORE_13_3), 11_070..=13_020;
        attrib => one_of(ATTRIBUTES_OF_13_3), 13_030..=13_030;
        attrib => one_of(&ATTRIBUTES), 13_040..=13_050;
    }
    Ok(())
}

pub(crate) fn cuKernelSetAttribute(attrib: CUfunction_attribute, val: c_int) -> Result<()> {
    rules! { c"cuKernelSetAttribute":
        attrib => one_of(SETTINGS_BEFORE_13_4), 11_070..=13_030, "for the others can only be read";
        attrib => one_of(&SETTINGS), 13_040..=13_050, "for the others can only be read";
    }
    match attrib {
        WIDTH | HEIGHT | DEPTH => {
            rules! { c"cuKernelSetAttribute":
                val => at_least(0), KNOWN, "for the size of clusters";
            }
        }
        POLICY => {
            let val = CUclusterSchedulingPolicy(val as _);
            rules! { c"cuKernelSetAttribute":
                val => one_of(POLICIES_BEFORE_RUBIN), 11_070..=13_030;
                val => one_of(&POLICIES), 13_040..=13_050;
            }
        }
        _ => {}
    }
    Ok(())
}

pub(crate) fn cuKernelSetCacheConfig(config: CUfunc_cache) -> Result<()> {
    rules! { c"cuKernelSetCacheConfig":
        config => one_of(&CACHE_CONFIGS), KNOWN;
    }
    Ok(())
}

pub(crate) fn cuKernelGetName(hfunc: CUkernel) -> Result<()> {
    rules! { c"cuKernelGetName":
        hfunc => non_null(), KNOWN;
    }
    Ok(())
}
