// Created by `cargo xtask emit` from cuda.h, ledger/multicast.toml and cuda-sys/build/generate/reference/multicast.txt. Do not edit.

use super::of_call;
use crate::cause::Cause;
use cuda_sys::{
    CUmemGenericAllocationHandle, CUmulticastGranularity_flags, CUmulticastObjectProp, CUresult,
};

/// Finds the cause of a refusal of [`cuMulticastCreate`](crate::calls::cuMulticastCreate).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMulticastCreate(
    mcHandle: *mut CUmemGenericAllocationHandle,
    prop: *const CUmulticastObjectProp,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuMulticastCreate",
        returned,
        &[(mcHandle.cast(), "mcHandle"), (prop.cast(), "prop")],
        || Ok(()),
    )
}

/// Finds the cause of a refusal of [`cuMulticastGetGranularity`](crate::calls::cuMulticastGetGranularity).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMulticastGetGranularity(
    granularity: *mut usize,
    prop: *const CUmulticastObjectProp,
    option: CUmulticastGranularity_flags,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuMulticastGetGranularity",
        returned,
        &[(granularity.cast(), "granularity"), (prop.cast(), "prop")],
        || Ok(()),
    )
}
