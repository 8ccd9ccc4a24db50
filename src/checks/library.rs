// Created by `cargo xtask emit` from cuda.h, src/rules/library.toml, src/rules/library.rs, src/rules/parts/jit.rs, src/rules/parts/launch.rs, src/rules/parts/output.rs and cuda-sys/build/generate/reference/library.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Handle;
use crate::rule::Place;
use crate::rule::elements;
use crate::rule::value_at;
use core::ffi::{c_char, c_int, c_uint, c_void};
use libcuda_sys::{
    CUclusterSchedulingPolicy, CUdevice, CUdeviceptr, CUfunc_cache, CUfunction_attribute,
    CUjit_option, CUkernel, CUlibrary, CUlibraryOption, CUsharedMemoryMode,
};

/// Checks the preconditions of [`cuLibraryLoadData`](crate::calls::cuLibraryLoadData) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[allow(clippy::too_many_arguments)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLibraryLoadData(
    library: *mut CUlibrary,
    code: *const c_void,
    jitOptions: *mut CUjit_option,
    jitOptionsValues: *mut *mut c_void,
    numJitOptions: c_uint,
    libraryOptions: *mut CUlibraryOption,
    libraryOptionValues: *mut *mut c_void,
    numLibraryOptions: c_uint,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) =
            crate::rules::parts::jit::jit_options(elements(jitOptions, numJitOptions as usize))
        {
            return Err(broken.at("jitOptions").of(c"cuLibraryLoadData"));
        }
        for (i, element) in elements(jitOptions, numJitOptions as usize).iter().enumerate() {
            if matches!(*element, CUjit_option::CU_JIT_CACHE_MODE) {
                if let Some(it) = value_at(jitOptionsValues, i) {
                    if let Err(broken) = crate::rules::parts::jit::cache_mode(*it) {
                        return Err(broken
                            .at("jitOptionsValues[i]")
                            .element(i)
                            .tagged("jitOptions[i]", *element)
                            .of(c"cuLibraryLoadData"));
                    }
                }
            }
            if matches!(*element, CUjit_option::CU_JIT_OPTIMIZATION_LEVEL) {
                if let Some(it) = value_at(jitOptionsValues, i) {
                    if let Err(broken) = crate::rules::parts::jit::level(*it) {
                        return Err(broken
                            .at("jitOptionsValues[i]")
                            .element(i)
                            .tagged("jitOptions[i]", *element)
                            .of(c"cuLibraryLoadData"));
                    }
                }
            }
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuLibraryLoadFromFile`](crate::calls::cuLibraryLoadFromFile) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[allow(clippy::too_many_arguments)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLibraryLoadFromFile(
    library: *mut CUlibrary,
    fileName: *const c_char,
    jitOptions: *mut CUjit_option,
    jitOptionsValues: *mut *mut c_void,
    numJitOptions: c_uint,
    libraryOptions: *mut CUlibraryOption,
    libraryOptionValues: *mut *mut c_void,
    numLibraryOptions: c_uint,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::rules::library::cuLibraryLoadFromFile(elements(
            libraryOptions,
            numLibraryOptions as usize,
        )) {
            return Err(broken.of(c"cuLibraryLoadFromFile"));
        }
        if let Err(broken) =
            crate::rules::parts::jit::jit_options(elements(jitOptions, numJitOptions as usize))
        {
            return Err(broken.at("jitOptions").of(c"cuLibraryLoadFromFile"));
        }
        for (i, element) in elements(jitOptions, numJitOptions as usize).iter().enumerate() {
            if matches!(*element, CUjit_option::CU_JIT_CACHE_MODE) {
                if let Some(it) = value_at(jitOptionsValues, i) {
                    if let Err(broken) = crate::rules::parts::jit::cache_mode(*it) {
                        return Err(broken
                            .at("jitOptionsValues[i]")
                            .element(i)
                            .tagged("jitOptions[i]", *element)
                            .of(c"cuLibraryLoadFromFile"));
                    }
                }
            }
            if matches!(*element, CUjit_option::CU_JIT_OPTIMIZATION_LEVEL) {
                if let Some(it) = value_at(jitOptionsValues, i) {
                    if let Err(broken) = crate::rules::parts::jit::level(*it) {
                        return Err(broken
                            .at("jitOptionsValues[i]")
                            .element(i)
                            .tagged("jitOptions[i]", *element)
                            .of(c"cuLibraryLoadFromFile"));
                    }
                }
            }
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuLibraryGetGlobal`](crate::calls::cuLibraryGetGlobal) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLibraryGetGlobal(
    dptr: *mut CUdeviceptr,
    bytes: *mut usize,
    library: CUlibrary,
    name: *const c_char,
) -> Result<(), Precondition> {
    crate::rules::library::address_or_size(dptr, bytes).of(c"cuLibraryGetGlobal")
}

/// Checks the preconditions of [`cuLibraryGetManaged`](crate::calls::cuLibraryGetManaged) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLibraryGetManaged(
    dptr: *mut CUdeviceptr,
    bytes: *mut usize,
    library: CUlibrary,
    name: *const c_char,
) -> Result<(), Precondition> {
    crate::rules::library::address_or_size(dptr, bytes).of(c"cuLibraryGetManaged")
}

/// Checks the preconditions of [`cuKernelGetAttribute`](crate::calls::cuKernelGetAttribute) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuKernelGetAttribute(
    pi: *mut c_int,
    attrib: CUfunction_attribute,
    kernel: CUkernel,
    dev: CUdevice,
) -> Result<(), Precondition> {
    crate::rules::parts::launch::function_attribute(attrib).of(c"cuKernelGetAttribute")
}

/// Checks the preconditions of [`cuKernelSetAttribute`](crate::calls::cuKernelSetAttribute) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuKernelSetAttribute(
    attrib: CUfunction_attribute,
    val: c_int,
    kernel: CUkernel,
    dev: CUdevice,
) -> Result<(), Precondition> {
    if let Err(broken) = crate::rules::library::cuKernelSetAttribute(attrib) {
        return Err(broken.of(c"cuKernelSetAttribute"));
    }
    if matches!(
        attrib,
        CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH
            | CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT
            | CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH
    ) {
        if let Err(broken) = crate::rules::parts::launch::dimension(val) {
            return Err(broken.at("val").tagged("attrib", attrib).of(c"cuKernelSetAttribute"));
        }
    }
    if matches!(
        attrib,
        CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE
    ) {
        if let Err(broken) = crate::rules::parts::launch::scheduling(
            libcuda_sys::CUclusterSchedulingPolicy(val as _),
        ) {
            return Err(broken.at("val").tagged("attrib", attrib).of(c"cuKernelSetAttribute"));
        }
    }
    if matches!(attrib, CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE) {
        if let Err(broken) =
            crate::rules::parts::launch::shared_memory(libcuda_sys::CUsharedMemoryMode(val as _))
        {
            return Err(broken.at("val").tagged("attrib", attrib).of(c"cuKernelSetAttribute"));
        }
    }
    Ok(())
}

/// Checks the preconditions of [`cuKernelSetCacheConfig`](crate::calls::cuKernelSetCacheConfig) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuKernelSetCacheConfig(
    kernel: CUkernel,
    config: CUfunc_cache,
    dev: CUdevice,
) -> Result<(), Precondition> {
    crate::rules::parts::launch::cache_config(config).of(c"cuKernelSetCacheConfig")
}

/// Checks the preconditions of [`cuKernelGetName`](crate::calls::cuKernelGetName) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuKernelGetName(
    name: *mut *const c_char,
    hfunc: CUkernel,
) -> Result<(), Precondition> {
    if let Err(broken) = crate::rules::library::cuKernelGetName(hfunc) {
        return Err(broken.of(c"cuKernelGetName"));
    }
    if let Err(broken) = crate::rules::parts::output::documented(Handle(name.addr())) {
        return Err(broken.at("name").of(c"cuKernelGetName"));
    }
    Ok(())
}
