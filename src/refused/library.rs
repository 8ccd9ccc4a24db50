// Created by `cargo xtask emit` from cuda.h, ledger/library.toml, src/rules/parts/handle.rs, src/rules/parts/jit.rs, src/rules/parts/launch.rs, src/rules/parts/name.rs, cuda-sys/build/generate/reference/library.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) unsafe fn cuLibraryLoadData(
    code: *const c_void,
    jitOptions: *mut CUjit_option,
    numJitOptions: c_uint,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_IMAGE,
            CUresult::CUDA_ERROR_INVALID_PTX,
            CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION,
        ]) {
            crate::rules::parts::name::beginning(Live::new(code)).at("code")?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_PTX]) {
            crate::rules::parts::name::ended(Live::new(code)).at("code")?;
        }
        crate::rules::parts::name::image(Handle(code.addr())).at("code")?;
        crate::rules::parts::jit::buffers(elements(jitOptions, numJitOptions as usize))
            .at("jitOptions")?;
        for (i, element) in elements(jitOptions, numJitOptions as usize).iter().enumerate() {
            crate::rules::parts::jit::jit_option(*element).at("jitOptions[i]").element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuLibraryLoadFromFile(
    fileName: &CStr,
    jitOptions: *mut CUjit_option,
    numJitOptions: c_uint,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_FILE_NOT_FOUND, CUresult::CUDA_ERROR_INVALID_IMAGE])
        {
            crate::rules::parts::name::file(fileName).at("fileName")?;
        }
        crate::rules::parts::jit::buffers(elements(jitOptions, numJitOptions as usize))
            .at("jitOptions")?;
        for (i, element) in elements(jitOptions, numJitOptions as usize).iter().enumerate() {
            crate::rules::parts::jit::jit_option(*element).at("jitOptions[i]").element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuLibraryGetKernel(library: CUlibrary, name: &CStr) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_NOT_FOUND]) {
            crate::rules::parts::name::kernel(Live::new(library), name)?;
        }
        crate::rules::parts::handle::handle(Handle(library.addr())).at("library")
    }
}

#[inline]
pub(crate) fn cuLibraryGetGlobal(library: CUlibrary, name: &CStr) -> Verdict {
    crate::rules::parts::name::variable(name)?;
    crate::rules::parts::handle::handle(Handle(library.addr())).at("library")
}

#[inline]
pub(crate) fn cuLibraryGetManaged(library: CUlibrary, name: &CStr) -> Verdict {
    crate::rules::parts::name::managed_variable(name)?;
    crate::rules::parts::handle::handle(Handle(library.addr())).at("library")
}

#[inline]
pub(crate) fn cuKernelSetAttribute(
    attrib: CUfunction_attribute,
    val: c_int,
    kernel: CUkernel,
    dev: CUdevice,
) -> Verdict {
    if matches!(attrib, CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES)
        && refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE])
    {
        crate::rules::parts::launch::dynamic_shared_of_kernel(val, dev).tagged("attrib", attrib)?;
    }

    crate::rules::parts::handle::handle(Handle(kernel.addr())).at("kernel")?;
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_DEVICE, CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::handle::device(dev)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuKernelGetParamInfo(kernel: CUkernel, paramIndex: usize) -> Verdict {
    crate::rules::parts::launch::parameter_of_kernel(paramIndex)?;
    crate::rules::parts::handle::handle(Handle(kernel.addr())).at("kernel")
}
