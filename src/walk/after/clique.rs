// Created by `cargo xtask emit` from cuda.h, ledger/clique.toml, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/clique.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuDeviceGetFabricClusterUuid(dev: CUdevice) -> Verdict {
    crate::rules::parts::handle::device(dev)?;
    Ok(())
}

#[inline]
pub(crate) fn cuDeviceGetCliqueCount(dev: CUdevice) -> Verdict {
    crate::rules::parts::handle::device(dev)?;
    Ok(())
}

#[inline]
pub(crate) fn cuDeviceGetCliqueInfo(dev: CUdevice) -> Verdict {
    crate::rules::parts::handle::device(dev)?;
    Ok(())
}
