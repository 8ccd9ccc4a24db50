// Created by `cargo xtask emit` from cuda.h, ledger/logical_endpoint.toml, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/logical_endpoint.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuLogicalEndpointAddDevice(dev: CUdevice) -> Verdict {
    crate::rules::parts::handle::device(dev)?;
    Ok(())
}

#[inline]
pub(crate) fn cuLogicalEndpointBindAddr(dev: CUdevice) -> Verdict {
    crate::rules::parts::handle::device(dev)?;
    Ok(())
}

#[inline]
pub(crate) fn cuLogicalEndpointBindMem(dev: CUdevice) -> Verdict {
    crate::rules::parts::handle::device(dev)?;
    Ok(())
}

#[inline]
pub(crate) fn cuLogicalEndpointUnbind(dev: CUdevice) -> Verdict {
    crate::rules::parts::handle::device(dev)?;
    Ok(())
}
