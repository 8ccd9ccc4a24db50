// Created by `cargo xtask emit` from cuda.h, ledger/library.toml, src/rules/parts/handle.rs, src/rules/parts/jit.rs, src/rules/parts/launch.rs, src/rules/parts/name.rs and cuda-sys/build/generate/reference/library.txt. Do not edit.

use super::Pointer;
use super::of_arguments;
use super::of_call;
use crate::cause::Cause;
use crate::refused::library as refused;
use crate::rule::text;
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuLibraryLoadData(code, jitOptions, numJitOptions) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuLibraryLoadData",
            returned,
            &[(&Pointer(library.addr()), "library")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuLibraryLoadFromFile`](crate::calls::cuLibraryLoadFromFile).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(fileName) = (unsafe { text(fileName) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuLibraryLoadFromFile(fileName, jitOptions, numJitOptions) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuLibraryLoadFromFile",
            returned,
            &[(&Pointer(library.addr()), "library"), (&Pointer(fileName.addr()), "fileName")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuLibraryUnload`](crate::calls::cuLibraryUnload).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLibraryUnload(library: CUlibrary, returned: CUresult) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuLibraryUnload", returned, &[(&library, "library")]) }
}

/// Finds the cause of a refusal of [`cuLibraryGetKernel`](crate::calls::cuLibraryGetKernel).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLibraryGetKernel(
    pKernel: *mut CUkernel,
    library: CUlibrary,
    name: *const c_char,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(name) = (unsafe { text(name) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuLibraryGetKernel(library, name) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuLibraryGetKernel",
            returned,
            &[(&Pointer(pKernel.addr()), "pKernel"), (&Pointer(name.addr()), "name")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuLibraryGetKernelCount`](crate::calls::cuLibraryGetKernelCount).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLibraryGetKernelCount(
    count: *mut c_uint,
    lib: CUlibrary,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuLibraryGetKernelCount",
            returned,
            &[(&Pointer(count.addr()), "count"), (&lib, "lib")],
        )
    }
}

/// Finds the cause of a refusal of [`cuLibraryEnumerateKernels`](crate::calls::cuLibraryEnumerateKernels).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLibraryEnumerateKernels(
    kernels: *mut CUkernel,
    numKernels: c_uint,
    lib: CUlibrary,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuLibraryEnumerateKernels", returned, &[(&lib, "lib")]) }
}

/// Finds the cause of a refusal of [`cuLibraryGetModule`](crate::calls::cuLibraryGetModule).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLibraryGetModule(
    pMod: *mut CUmodule,
    library: CUlibrary,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuLibraryGetModule",
            returned,
            &[(&Pointer(pMod.addr()), "pMod"), (&library, "library")],
        )
    }
}

/// Finds the cause of a refusal of [`cuKernelGetFunction`](crate::calls::cuKernelGetFunction).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuKernelGetFunction(
    pFunc: *mut CUfunction,
    kernel: CUkernel,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuKernelGetFunction",
            returned,
            &[(&Pointer(pFunc.addr()), "pFunc"), (&kernel, "kernel")],
        )
    }
}

/// Finds the cause of a refusal of [`cuKernelGetLibrary`](crate::calls::cuKernelGetLibrary).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuKernelGetLibrary(
    pLib: *mut CUlibrary,
    kernel: CUkernel,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuKernelGetLibrary",
            returned,
            &[(&Pointer(pLib.addr()), "pLib"), (&kernel, "kernel")],
        )
    }
}

/// Finds the cause of a refusal of [`cuLibraryGetGlobal`](crate::calls::cuLibraryGetGlobal).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(name) = (unsafe { text(name) }) else { return Ok(()) };

        refused::cuLibraryGetGlobal(library, name)
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(c"cuLibraryGetGlobal", returned, &[(&Pointer(name.addr()), "name")], find_cause)
    }
}

/// Finds the cause of a refusal of [`cuLibraryGetManaged`](crate::calls::cuLibraryGetManaged).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(name) = (unsafe { text(name) }) else { return Ok(()) };

        refused::cuLibraryGetManaged(library, name)
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(c"cuLibraryGetManaged", returned, &[(&Pointer(name.addr()), "name")], find_cause)
    }
}

/// Finds the cause of a refusal of [`cuLibraryGetUnifiedFunction`](crate::calls::cuLibraryGetUnifiedFunction).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLibraryGetUnifiedFunction(
    fptr: *mut *mut c_void,
    library: CUlibrary,
    symbol: *const c_char,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuLibraryGetUnifiedFunction",
            returned,
            &[
                (&Pointer(fptr.addr()), "fptr"),
                (&Pointer(symbol.addr()), "symbol"),
                (&library, "library"),
            ],
        )
    }
}

/// Finds the cause of a refusal of [`cuKernelGetAttribute`](crate::calls::cuKernelGetAttribute).
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
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuKernelGetAttribute",
            returned,
            &[(&Pointer(pi.addr()), "pi"), (&kernel, "kernel"), (&dev, "dev")],
        )
    }
}

/// Finds the cause of a refusal of [`cuKernelSetAttribute`](crate::calls::cuKernelSetAttribute).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuKernelSetAttribute(attrib, val, kernel, dev);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuKernelSetAttribute", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuKernelSetCacheConfig`](crate::calls::cuKernelSetCacheConfig).
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
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(c"cuKernelSetCacheConfig", returned, &[(&kernel, "kernel"), (&dev, "dev")])
    }
}

/// Finds the cause of a refusal of [`cuKernelGetName`](crate::calls::cuKernelGetName).
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
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuKernelGetName",
            returned,
            &[(&Pointer(name.addr()), "name"), (&hfunc, "hfunc")],
        )
    }
}

/// Finds the cause of a refusal of [`cuKernelGetParamInfo`](crate::calls::cuKernelGetParamInfo).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuKernelGetParamInfo(
    kernel: CUkernel,
    paramIndex: usize,
    paramOffset: *mut usize,
    paramSize: *mut usize,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuKernelGetParamInfo(kernel, paramIndex);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuKernelGetParamInfo",
            returned,
            &[(&Pointer(paramOffset.addr()), "paramOffset")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuKernelGetParamCount`](crate::calls::cuKernelGetParamCount).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuKernelGetParamCount(
    kernel: CUkernel,
    paramCount: *mut usize,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuKernelGetParamCount",
            returned,
            &[(&Pointer(paramCount.addr()), "paramCount"), (&kernel, "kernel")],
        )
    }
}
