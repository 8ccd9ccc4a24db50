// Created by `cargo xtask emit` from cuda.h, ledger/multicast.toml, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/multicast.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuMulticastAddDevice(dev: CUdevice) -> Verdict {
    crate::rules::parts::handle::device(dev)?;
    Ok(())
}

#[inline]
pub(crate) fn cuMulticastBindMem_v2(dev: CUdevice) -> Verdict {
    crate::rules::parts::handle::device(dev)?;
    Ok(())
}

#[inline]
pub(crate) fn cuMulticastBindAddr_v2(dev: CUdevice) -> Verdict {
    crate::rules::parts::handle::device(dev)?;
    Ok(())
}

#[inline]
pub(crate) fn cuMulticastUnbind(dev: CUdevice) -> Verdict {
    crate::rules::parts::handle::device(dev)?;
    Ok(())
}
