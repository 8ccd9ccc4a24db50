// Created by `cargo xtask emit` from cuda.h, ledger/library.toml, src/rules/parts/handle.rs, src/rules/parts/name.rs and cuda-sys/build/generate/reference/library.txt. Do not edit.

use super::of_call;
use crate::cause::Cause;
use crate::rule::text;
use crate::walk::after::library as walk;
use core::ffi::{c_char, c_int, c_uint, c_void};
use cuda_sys::{
    CUdevice, CUdeviceptr, CUfunc_cache, CUfunction, CUfunction_attribute, CUjit_option, CUkernel,
    CUlibrary, CUlibraryOption, CUmodule, CUresult,
};

/// Finds the cause of a refusal of [`cuLibraryLoadData`](crate::calls::cuLibraryLoadData).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
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
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuLibraryLoadData", returned, &[(library.cast(), "library")], || {
        walk::cuLibraryLoadData(code)
    })
}

/// Finds the cause of a refusal of [`cuLibraryLoadFromFile`](crate::calls::cuLibraryLoadFromFile).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
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
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuLibraryLoadFromFile",
        returned,
        &[(library.cast(), "library"), (fileName.cast(), "fileName")],
        || {
            // SAFETY: the caller guarantees this.
            let Some(fileName) = (unsafe { text(fileName) }) else { return Ok(()) };

            walk::cuLibraryLoadFromFile(fileName)
        },
    )
}

/// Finds the cause of a refusal of [`cuLibraryUnload`](crate::calls::cuLibraryUnload).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLibraryUnload(library: CUlibrary, returned: CUresult) -> Option<Cause> {
    of_call(c"cuLibraryUnload", returned, &[], || walk::cuLibraryUnload(library))
}

/// Finds the cause of a refusal of [`cuLibraryGetKernel`](crate::calls::cuLibraryGetKernel).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLibraryGetKernel(
    pKernel: *mut CUkernel,
    library: CUlibrary,
    name: *const c_char,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuLibraryGetKernel",
        returned,
        &[(pKernel.cast(), "pKernel"), (name.cast(), "name")],
        || {
            // SAFETY: the caller guarantees this.
            let Some(name) = (unsafe { text(name) }) else { return Ok(()) };

            // SAFETY: the caller guarantees this.
            unsafe { walk::cuLibraryGetKernel(library, name) }
        },
    )
}

/// Finds the cause of a refusal of [`cuLibraryGetKernelCount`](crate::calls::cuLibraryGetKernelCount).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLibraryGetKernelCount(
    count: *mut c_uint,
    lib: CUlibrary,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuLibraryGetKernelCount", returned, &[(count.cast(), "count")], || {
        walk::cuLibraryGetKernelCount(lib)
    })
}

/// Finds the cause of a refusal of [`cuLibraryEnumerateKernels`](crate::calls::cuLibraryEnumerateKernels).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLibraryEnumerateKernels(
    kernels: *mut CUkernel,
    numKernels: c_uint,
    lib: CUlibrary,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuLibraryEnumerateKernels", returned, &[], || walk::cuLibraryEnumerateKernels(lib))
}

/// Finds the cause of a refusal of [`cuLibraryGetModule`](crate::calls::cuLibraryGetModule).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLibraryGetModule(
    pMod: *mut CUmodule,
    library: CUlibrary,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuLibraryGetModule", returned, &[(pMod.cast(), "pMod")], || {
        walk::cuLibraryGetModule(library)
    })
}

/// Finds the cause of a refusal of [`cuKernelGetFunction`](crate::calls::cuKernelGetFunction).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuKernelGetFunction(
    pFunc: *mut CUfunction,
    kernel: CUkernel,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuKernelGetFunction", returned, &[(pFunc.cast(), "pFunc")], || {
        walk::cuKernelGetFunction(kernel)
    })
}

/// Finds the cause of a refusal of [`cuKernelGetLibrary`](crate::calls::cuKernelGetLibrary).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuKernelGetLibrary(
    pLib: *mut CUlibrary,
    kernel: CUkernel,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuKernelGetLibrary", returned, &[(pLib.cast(), "pLib")], || {
        walk::cuKernelGetLibrary(kernel)
    })
}

/// Finds the cause of a refusal of [`cuLibraryGetGlobal`](crate::calls::cuLibraryGetGlobal).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLibraryGetGlobal(
    dptr: *mut CUdeviceptr,
    bytes: *mut usize,
    library: CUlibrary,
    name: *const c_char,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuLibraryGetGlobal", returned, &[(name.cast(), "name")], || {
        walk::cuLibraryGetGlobal(library)
    })
}

/// Finds the cause of a refusal of [`cuLibraryGetManaged`](crate::calls::cuLibraryGetManaged).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLibraryGetManaged(
    dptr: *mut CUdeviceptr,
    bytes: *mut usize,
    library: CUlibrary,
    name: *const c_char,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuLibraryGetManaged", returned, &[(name.cast(), "name")], || {
        walk::cuLibraryGetManaged(library)
    })
}

/// Finds the cause of a refusal of [`cuLibraryGetUnifiedFunction`](crate::calls::cuLibraryGetUnifiedFunction).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLibraryGetUnifiedFunction(
    fptr: *mut *mut c_void,
    library: CUlibrary,
    symbol: *const c_char,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuLibraryGetUnifiedFunction",
        returned,
        &[(fptr.cast(), "fptr"), (symbol.cast(), "symbol")],
        || walk::cuLibraryGetUnifiedFunction(library),
    )
}

/// Finds the cause of a refusal of [`cuKernelGetAttribute`](crate::calls::cuKernelGetAttribute).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuKernelGetAttribute(
    pi: *mut c_int,
    attrib: CUfunction_attribute,
    kernel: CUkernel,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuKernelGetAttribute", returned, &[(pi.cast(), "pi")], || {
        walk::cuKernelGetAttribute(kernel, dev)
    })
}

/// Finds the cause of a refusal of [`cuKernelSetAttribute`](crate::calls::cuKernelSetAttribute).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuKernelSetAttribute(
    attrib: CUfunction_attribute,
    val: c_int,
    kernel: CUkernel,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuKernelSetAttribute", returned, &[], || walk::cuKernelSetAttribute(kernel, dev))
}

/// Finds the cause of a refusal of [`cuKernelSetCacheConfig`](crate::calls::cuKernelSetCacheConfig).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuKernelSetCacheConfig(
    kernel: CUkernel,
    config: CUfunc_cache,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuKernelSetCacheConfig", returned, &[], || walk::cuKernelSetCacheConfig(kernel, dev))
}

/// Finds the cause of a refusal of [`cuKernelGetName`](crate::calls::cuKernelGetName).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuKernelGetName(
    name: *mut *const c_char,
    hfunc: CUkernel,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuKernelGetName", returned, &[(name.cast(), "name")], || walk::cuKernelGetName(hfunc))
}

/// Finds the cause of a refusal of [`cuKernelGetParamInfo`](crate::calls::cuKernelGetParamInfo).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuKernelGetParamInfo(
    kernel: CUkernel,
    paramIndex: usize,
    paramOffset: *mut usize,
    paramSize: *mut usize,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuKernelGetParamInfo", returned, &[(paramOffset.cast(), "paramOffset")], || {
        walk::cuKernelGetParamInfo(kernel)
    })
}

/// Finds the cause of a refusal of [`cuKernelGetParamCount`](crate::calls::cuKernelGetParamCount).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuKernelGetParamCount(
    kernel: CUkernel,
    paramCount: *mut usize,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuKernelGetParamCount", returned, &[(paramCount.cast(), "paramCount")], || {
        walk::cuKernelGetParamCount(kernel)
    })
}
