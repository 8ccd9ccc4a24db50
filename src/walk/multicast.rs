// Created by `cargo xtask emit` from cuda.h, ledger/multicast.toml, src/rules/multicast.rs, cuda-sys/build/generate/reference/multicast.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuMulticastCreate(prop: &CUmulticastObjectProp) -> Verdict {
    crate::rules::multicast::cuMulticastCreate(prop)?;
    crate::walk::CUmulticastObjectProp(prop).at("prop")
}

#[inline]
pub(crate) fn cuMulticastAddDevice(dev: CUdevice) -> Verdict {
    crate::rules::multicast::cuMulticastAddDevice(dev)
}

#[inline]
pub(crate) fn cuMulticastBindMem(
    mcOffset: usize,
    memOffset: usize,
    size: usize,
    flags: c_ulonglong,
) -> Verdict {
    crate::rules::multicast::within_object(mcOffset, size)?;
    crate::rules::multicast::bound_memory(memOffset, size, flags)
}

#[inline]
pub(crate) fn cuMulticastBindMem_v2(
    mcOffset: usize,
    memOffset: usize,
    size: usize,
    flags: c_ulonglong,
) -> Verdict {
    crate::rules::multicast::within_object(mcOffset, size)?;
    crate::rules::multicast::bound_memory(memOffset, size, flags)
}

#[inline]
pub(crate) fn cuMulticastBindAddr(mcOffset: usize, size: usize, flags: c_ulonglong) -> Verdict {
    crate::rules::multicast::within_object(mcOffset, size)?;
    crate::rules::multicast::bound_address(flags)
}

#[inline]
pub(crate) fn cuMulticastBindAddr_v2(mcOffset: usize, size: usize, flags: c_ulonglong) -> Verdict {
    crate::rules::multicast::within_object(mcOffset, size)?;
    crate::rules::multicast::bound_address(flags)
}

#[inline]
pub(crate) fn cuMulticastUnbind(mcOffset: usize, size: usize) -> Verdict {
    crate::rules::multicast::within_object(mcOffset, size)
}

#[inline]
pub(crate) fn cuMulticastGetGranularity(
    prop: &CUmulticastObjectProp,
    option: CUmulticastGranularity_flags,
) -> Verdict {
    crate::rules::multicast::cuMulticastGetGranularity(option)?;
    crate::walk::CUmulticastObjectProp(prop).at("prop")
}
