// Created by `cargo xtask emit` from cuda.h, ledger/device_deprecated.toml, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/device_deprecated.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuDeviceGetProperties(dev: CUdevice) -> Verdict {
    crate::rules::parts::handle::device(dev)?;
    Ok(())
}

#[inline]
pub(crate) fn cuDeviceComputeCapability(dev: CUdevice) -> Verdict {
    crate::rules::parts::handle::device(dev)?;
    Ok(())
}
