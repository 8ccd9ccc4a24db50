// Created by `cargo xtask emit` from cuda.h, ledger/library.toml, src/rules/library.rs, src/rules/parts/jit.rs, src/rules/parts/launch.rs, cuda-sys/build/generate/reference/library.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) unsafe fn cuLibraryLoadData(
    jitOptions: *mut CUjit_option,
    jitOptionsValues: *mut *mut c_void,
    numJitOptions: c_uint,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::jit::jit_options(elements(jitOptions, numJitOptions as usize))
            .at("jitOptions")?;
        for (i, element) in elements(jitOptions, numJitOptions as usize).iter().enumerate() {
            if matches!(*element, CUjit_option::CU_JIT_CACHE_MODE) {
                if let Some(it) = value_at(jitOptionsValues, i) {
                    crate::rules::parts::jit::cache_mode(*it)
                        .at("jitOptionsValues[i]")
                        .element(i)
                        .tagged("jitOptions[i]", *element)?;
                }
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuLibraryLoadFromFile(
    jitOptions: *mut CUjit_option,
    jitOptionsValues: *mut *mut c_void,
    numJitOptions: c_uint,
    libraryOptions: *mut CUlibraryOption,
    numLibraryOptions: c_uint,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::library::cuLibraryLoadFromFile(elements(
            libraryOptions,
            numLibraryOptions as usize,
        ))?;
        crate::rules::parts::jit::jit_options(elements(jitOptions, numJitOptions as usize))
            .at("jitOptions")?;
        for (i, element) in elements(jitOptions, numJitOptions as usize).iter().enumerate() {
            if matches!(*element, CUjit_option::CU_JIT_CACHE_MODE) {
                if let Some(it) = value_at(jitOptionsValues, i) {
                    crate::rules::parts::jit::cache_mode(*it)
                        .at("jitOptionsValues[i]")
                        .element(i)
                        .tagged("jitOptions[i]", *element)?;
                }
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn cuLibraryGetGlobal(dptr: *mut CUdeviceptr, bytes: *mut usize) -> Verdict {
    crate::rules::library::address_or_size(dptr, bytes)
}

#[inline]
pub(crate) fn cuLibraryGetManaged(dptr: *mut CUdeviceptr, bytes: *mut usize) -> Verdict {
    crate::rules::library::address_or_size(dptr, bytes)
}

#[inline]
pub(crate) fn cuKernelGetAttribute(attrib: CUfunction_attribute) -> Verdict {
    crate::rules::parts::launch::function_attribute(attrib)
}

#[inline]
pub(crate) fn cuKernelSetAttribute(attrib: CUfunction_attribute, val: c_int) -> Verdict {
    crate::rules::library::cuKernelSetAttribute(attrib)?;
    if matches!(
        attrib,
        CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH
            | CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT
            | CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH
    ) {
        crate::rules::parts::launch::dimension(val).at("val").tagged("attrib", attrib)?;
    }
    if matches!(
        attrib,
        CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE
    ) {
        crate::rules::parts::launch::scheduling(cuda_sys::CUclusterSchedulingPolicy(val as _))
            .at("val")
            .tagged("attrib", attrib)?;
    }
    if matches!(attrib, CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE) {
        crate::rules::parts::launch::shared_memory(cuda_sys::CUsharedMemoryMode(val as _))
            .at("val")
            .tagged("attrib", attrib)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuKernelSetCacheConfig(config: CUfunc_cache) -> Verdict {
    crate::rules::parts::launch::cache_config(config)
}

#[inline]
pub(crate) fn cuKernelGetName(hfunc: CUkernel) -> Verdict {
    crate::rules::library::cuKernelGetName(hfunc)
}
