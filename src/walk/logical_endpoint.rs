// Created by `cargo xtask emit` from cuda.h, ledger/logical_endpoint.toml, src/rules/logical_endpoint.rs, cuda-sys/build/generate/reference/logical_endpoint.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuLogicalEndpointIdRelease(
    baseLeId: CUlogicalEndpointId,
    count: cuuint32_t,
) -> Verdict {
    crate::rules::logical_endpoint::cuLogicalEndpointIdRelease(baseLeId, count)
}

#[inline]
pub(crate) fn cuLogicalEndpointCreate(prop: &CUlogicalEndpointProp) -> Verdict {
    crate::rules::logical_endpoint::cuLogicalEndpointCreate(prop)?;
    crate::walk::CUlogicalEndpointProp(prop).at("prop")
}

#[inline]
pub(crate) fn cuLogicalEndpointBindAddr(
    offset: cuuint64_t,
    size: cuuint64_t,
    flags: c_ulonglong,
) -> Verdict {
    crate::rules::logical_endpoint::within_endpoint(offset, size)?;
    crate::rules::logical_endpoint::bind_flags(flags)
}

#[inline]
pub(crate) fn cuLogicalEndpointBindMem(
    offset: cuuint64_t,
    memOffset: cuuint64_t,
    size: cuuint64_t,
    flags: c_ulonglong,
) -> Verdict {
    crate::rules::logical_endpoint::within_endpoint(offset, size)?;
    crate::rules::logical_endpoint::bind_flags(flags)?;
    crate::rules::logical_endpoint::cuLogicalEndpointBindMem(memOffset, size)
}

#[inline]
pub(crate) fn cuLogicalEndpointUnbind(offset: cuuint64_t, size: cuuint64_t) -> Verdict {
    crate::rules::logical_endpoint::within_endpoint(offset, size)
}

#[inline]
pub(crate) fn cuLogicalEndpointExport(handleType: CUlogicalEndpointIpcHandleType) -> Verdict {
    crate::rules::logical_endpoint::handle_type(handleType)
}

#[inline]
pub(crate) fn cuLogicalEndpointImport(handleType: CUlogicalEndpointIpcHandleType) -> Verdict {
    crate::rules::logical_endpoint::handle_type(handleType)
}

#[inline]
pub(crate) fn cuLogicalEndpointGetLimits(prop: &CUlogicalEndpointProp) -> Verdict {
    crate::walk::CUlogicalEndpointProp(prop).at("prop")
}
