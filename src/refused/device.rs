// Created by `cargo xtask emit` from cuda.h, ledger/device.toml, src/rules/parts/array.rs, src/rules/parts/handle.rs, src/rules/texobject.rs, cuda-sys/build/generate/reference/device.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuDeviceGet(ordinal: c_int) -> Verdict {
    crate::rules::parts::handle::found(ordinal)
}

#[inline]
pub(crate) fn cuDeviceGetTexture1DLinearMaxWidth(
    format: CUarray_format,
    numChannels: c_uint,
    dev: CUdevice,
) -> Verdict {
    crate::rules::texobject::texture_channels(numChannels)?;
    crate::rules::parts::array::format(format)?;
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_DEVICE, CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::handle::device(dev)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuDeviceGetAttribute(attrib: CUdevice_attribute, dev: CUdevice) -> Verdict {
    crate::rules::parts::handle::device_attribute(attrib)?;
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_DEVICE, CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::handle::device(dev)?;
    }
    Ok(())
}
