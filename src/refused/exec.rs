// Created by `cargo xtask emit` from cuda.h, ledger/exec.toml, src/rules/parts/handle.rs, src/rules/parts/launch.rs, cuda-sys/build/generate/reference/exec.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuFuncGetAttribute(hfunc: CUfunction) -> Verdict {
    crate::rules::parts::handle::no_kernel(Handle(hfunc.addr()))?;
    crate::rules::parts::handle::loaded(Handle(hfunc.addr()))?;
    crate::rules::parts::handle::handle(Handle(hfunc.addr())).at("hfunc")
}

#[inline]
pub(crate) unsafe fn cuFuncSetAttribute(
    hfunc: CUfunction,
    attrib: CUfunction_attribute,
    value: c_int,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::no_kernel(Handle(hfunc.addr()))?;
        crate::rules::parts::handle::handle(Handle(hfunc.addr())).at("hfunc")?;
        if matches!(attrib, CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES)
            && refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE])
        {
            crate::rules::parts::launch::dynamic_shared(value, Live::new(hfunc))
                .tagged("attrib", attrib)?;
        }

        if matches!(
            attrib,
            CUfunction_attribute::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT
        ) {
            crate::rules::parts::launch::carveout_of_function(value).tagged("attrib", attrib)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn cuFuncSetCacheConfig(hfunc: CUfunction) -> Verdict {
    crate::rules::parts::handle::no_kernel(Handle(hfunc.addr()))?;
    crate::rules::parts::handle::handle(Handle(hfunc.addr())).at("hfunc")
}

#[inline]
pub(crate) fn cuFuncGetModule(hfunc: CUfunction) -> Verdict {
    crate::rules::parts::handle::no_kernel(Handle(hfunc.addr()))?;
    crate::rules::parts::handle::handle(Handle(hfunc.addr())).at("hfunc")
}

#[inline]
pub(crate) fn cuFuncGetName(hfunc: CUfunction) -> Verdict {
    crate::rules::parts::handle::no_kernel(Handle(hfunc.addr()))?;
    crate::rules::parts::handle::handle(Handle(hfunc.addr())).at("hfunc")
}

#[inline]
pub(crate) fn cuFuncGetParamInfo(func: CUfunction, paramIndex: usize) -> Verdict {
    crate::rules::parts::handle::no_kernel_with_parameters(Handle(func.addr()))?;
    crate::rules::parts::launch::parameter(paramIndex, Handle(func.addr()))?;
    crate::rules::parts::handle::handle(Handle(func.addr())).at("func")
}

#[inline]
pub(crate) fn cuFuncGetParamCount(func: CUfunction) -> Verdict {
    crate::rules::parts::handle::no_kernel_with_parameters(Handle(func.addr()))?;
    crate::rules::parts::handle::handle(Handle(func.addr())).at("func")
}

#[inline]
pub(crate) fn cuFuncIsLoaded(function: CUfunction) -> Verdict {
    crate::rules::parts::handle::no_kernel_to_load(Handle(function.addr()))?;
    crate::rules::parts::handle::handle(Handle(function.addr())).at("function")
}

#[inline]
pub(crate) fn cuFuncLoad(function: CUfunction) -> Verdict {
    crate::rules::parts::handle::no_kernel_to_load(Handle(function.addr()))?;
    crate::rules::parts::handle::handle(Handle(function.addr())).at("function")
}

#[inline]
pub(crate) unsafe fn cuLaunchKernel(
    f: CUfunction,
    gridDimX: c_uint,
    gridDimY: c_uint,
    gridDimZ: c_uint,
    blockDimX: c_uint,
    blockDimY: c_uint,
    blockDimZ: c_uint,
    sharedMemBytes: c_uint,
    hStream: CUstream,
    kernelParams: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::launch::sides(
            gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ,
        )?;
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::launch::limits_of_device(
                gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ,
            )?;
        }
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_VALUE,
            CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,
        ]) {
            crate::rules::parts::launch::limits_of_function(
                Live::new(f),
                blockDimX,
                blockDimY,
                blockDimZ,
                sharedMemBytes,
            )?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_OUT_OF_MEMORY]) {
            crate::rules::parts::launch::memory_of_threads(Live::new(f))?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::launch::no_parameters(
                Live::new(f),
                Handle(kernelParams.addr()),
                Handle(extra.addr()),
            )?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::launch::required_block(
                Live::new(f),
                blockDimX,
                blockDimY,
                blockDimZ,
            )?;
        }
        crate::rules::parts::handle::handle(Handle(f.addr())).at("f")?;
        if refused_with(&[CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED]) {
            crate::rules::parts::handle::stream(Live::new(hStream))?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::of_context(Handle(hStream.addr())).at("hStream")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuLaunchKernelEx(
    config: &CUlaunchConfig,
    f: CUfunction,
    kernelParams: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_OUT_OF_MEMORY]) {
            crate::rules::parts::launch::memory_of_threads(Live::new(f))?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::launch::no_parameters(
                Live::new(f),
                Handle(kernelParams.addr()),
                Handle(extra.addr()),
            )?;
        }
        crate::rules::parts::handle::handle(Handle(f.addr())).at("f")?;
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_VALUE,
            CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,
        ]) {
            crate::rules::parts::launch::limits_of_config(config, Live::new(f))?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE]) {
            crate::rules::parts::launch::config_at_once(Live::new(config), Live::new(f))?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE]) {
            crate::rules::parts::launch::portable(Live::new(config), Live::new(f))?;
        }
        crate::refused::CUlaunchConfig(config).at("config")
    }
}

#[inline]
pub(crate) unsafe fn cuLaunchCooperativeKernel(
    f: CUfunction,
    gridDimX: c_uint,
    gridDimY: c_uint,
    gridDimZ: c_uint,
    blockDimX: c_uint,
    blockDimY: c_uint,
    blockDimZ: c_uint,
    sharedMemBytes: c_uint,
    hStream: CUstream,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::launch::sides(
            gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ,
        )?;
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::launch::limits_of_device(
                gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ,
            )?;
        }
        if refused_with(&[
            CUresult::CUDA_ERROR_INVALID_VALUE,
            CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,
        ]) {
            crate::rules::parts::launch::limits_of_function(
                Live::new(f),
                blockDimX,
                blockDimY,
                blockDimZ,
                sharedMemBytes,
            )?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE]) {
            crate::rules::parts::launch::at_once(
                Live::new(f),
                gridDimX,
                gridDimY,
                gridDimZ,
                blockDimX,
                blockDimY,
                blockDimZ,
                sharedMemBytes,
                Live::new(hStream),
            )?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_OUT_OF_MEMORY]) {
            crate::rules::parts::launch::memory_of_threads(Live::new(f))?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::launch::required_block(
                Live::new(f),
                blockDimX,
                blockDimY,
                blockDimZ,
            )?;
        }
        crate::rules::parts::handle::handle(Handle(f.addr())).at("f")?;
        if refused_with(&[CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED]) {
            crate::rules::parts::handle::stream(Live::new(hStream))?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::of_context(Handle(hStream.addr())).at("hStream")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuLaunchHostFunc(hStream: CUstream, fn_: CUhostFn) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::host_function(fn_)?;
        if refused_with(&[CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED]) {
            crate::rules::parts::handle::stream(Live::new(hStream))?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::of_context(Handle(hStream.addr())).at("hStream")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuLaunchHostFunc_v2(hStream: CUstream, fn_: CUhostFn) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::host_function(fn_)?;
        if refused_with(&[CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED]) {
            crate::rules::parts::handle::stream(Live::new(hStream))?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::of_context(Handle(hStream.addr())).at("hStream")?;
        }
        Ok(())
    }
}
