// Created by `cargo xtask emit` from cuda.h, ledger/malloc_async.toml, src/rules/malloc_async.rs, src/rules/parts/location.rs, src/rules/parts/pool.rs and cuda-sys/build/generate/reference/malloc_async.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Handle;
use crate::rule::Live;
use crate::rule::Place;
use crate::rule::Verdict;
use crate::rule::elements;
use crate::rule::target;
use core::ffi::{c_ulonglong, c_void};
use cuda_sys::{
    CUmemAccess_flags, CUmemAccessDesc, CUmemAllocationHandleType, CUmemAllocationType,
    CUmemLocation, CUmemPool_attribute, CUmemPoolProps, CUmemoryPool,
};

/// Checks the preconditions of [`cuMemPoolSetAttribute`](crate::calls::cuMemPoolSetAttribute) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPoolSetAttribute(
    pool: CUmemoryPool,
    attr: CUmemPool_attribute,
    value: *mut c_void,
) -> Result<(), Precondition> {
    let verdict = || -> Verdict {
        // SAFETY: the caller guarantees this.
        unsafe {
            crate::rules::malloc_async::cuMemPoolSetAttribute(attr)?;
            if matches!(
                attr,
                CUmemPool_attribute::CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH
                    | CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_HIGH
            ) {
                if let Some(it) = target(value.cast::<u64>()) {
                    crate::rules::malloc_async::high(it).tagged("attr", attr)?;
                }
            }
            Ok(())
        }
    };
    verdict().of(c"cuMemPoolSetAttribute")
}

/// Checks the preconditions of [`cuMemPoolGetAttribute`](crate::calls::cuMemPoolGetAttribute) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPoolGetAttribute(
    pool: CUmemoryPool,
    attr: CUmemPool_attribute,
    value: *mut c_void,
) -> Result<(), Precondition> {
    crate::rules::malloc_async::cuMemPoolGetAttribute(attr).of(c"cuMemPoolGetAttribute")
}

/// Checks the preconditions of [`cuMemPoolSetAccess`](crate::calls::cuMemPoolSetAccess) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPoolSetAccess(
    pool: CUmemoryPool,
    map: *const CUmemAccessDesc,
    count: usize,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let map = unsafe { elements(map, count) };
    let verdict = || -> Verdict {
        for (i, element) in map.iter().enumerate() {
            crate::checks::types::CUmemAccessDesc(element).at("map[i]").element(i)?;
        }
        Ok(())
    };
    verdict().of(c"cuMemPoolSetAccess")
}

/// Checks the preconditions of [`cuMemPoolGetAccess`](crate::calls::cuMemPoolGetAccess) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPoolGetAccess(
    flags: *mut CUmemAccess_flags,
    memPool: CUmemoryPool,
    location: *mut CUmemLocation,
) -> Result<(), Precondition> {
    let verdict = || -> Verdict {
        // SAFETY: the caller guarantees this.
        unsafe {
            if let Some(it) = target(location) {
                crate::checks::types::CUmemLocation(it).at("location")?;
            }
            Ok(())
        }
    };
    verdict().of(c"cuMemPoolGetAccess")
}

/// Checks the preconditions of [`cuMemPoolCreate`](crate::calls::cuMemPoolCreate) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPoolCreate(
    pool: *mut CUmemoryPool,
    poolProps: *const CUmemPoolProps,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(poolProps) = (unsafe { target(poolProps) }) else { return Ok(()) };
    let verdict = || -> Verdict {
        crate::rules::parts::pool::pool_handles(poolProps.handleTypes)
            .at("poolProps.handleTypes")?;
        crate::checks::types::CUmemPoolProps(poolProps).at("poolProps")
    };
    verdict().of(c"cuMemPoolCreate")
}

/// Checks the preconditions of [`cuMemGetDefaultMemPool`](crate::calls::cuMemGetDefaultMemPool) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemGetDefaultMemPool(
    pool_out: *mut CUmemoryPool,
    location: *mut CUmemLocation,
    type_: CUmemAllocationType,
) -> Result<(), Precondition> {
    let verdict = || -> Verdict {
        // SAFETY: the caller guarantees this.
        unsafe {
            crate::rules::malloc_async::cuMemGetDefaultMemPool(type_)?;
            if let Some(it) = target(location) {
                crate::rules::malloc_async::of_default_pool(it, type_)?;
                crate::checks::types::CUmemLocation(it).at("location")?;
            }
            Ok(())
        }
    };
    verdict().of(c"cuMemGetDefaultMemPool")
}

/// Checks the preconditions of [`cuMemGetMemPool`](crate::calls::cuMemGetMemPool) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemGetMemPool(
    pool: *mut CUmemoryPool,
    location: *mut CUmemLocation,
    type_: CUmemAllocationType,
) -> Result<(), Precondition> {
    let verdict = || -> Verdict {
        // SAFETY: the caller guarantees this.
        unsafe {
            crate::rules::malloc_async::cuMemGetMemPool(type_)?;
            if let Some(it) = target(location) {
                crate::rules::malloc_async::of_current_pool(it, type_)?;
                crate::checks::types::CUmemLocation(it).at("location")?;
            }
            Ok(())
        }
    };
    verdict().of(c"cuMemGetMemPool")
}

/// Checks the preconditions of [`cuMemSetMemPool`](crate::calls::cuMemSetMemPool) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemSetMemPool(
    location: *mut CUmemLocation,
    type_: CUmemAllocationType,
    pool: CUmemoryPool,
) -> Result<(), Precondition> {
    let verdict = || -> Verdict {
        // SAFETY: the caller guarantees this.
        unsafe {
            crate::rules::malloc_async::cuMemSetMemPool(type_)?;
            if let Some(it) = target(location) {
                crate::rules::malloc_async::of_new_pool(it, type_)?;
                crate::checks::types::CUmemLocation(it).at("location")?;
            }
            Ok(())
        }
    };
    verdict().of(c"cuMemSetMemPool")
}

/// Checks the preconditions of [`cuMemPoolExportToShareableHandle`](crate::calls::cuMemPoolExportToShareableHandle) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPoolExportToShareableHandle(
    handle_out: *mut c_void,
    pool: CUmemoryPool,
    handleType: CUmemAllocationHandleType,
    flags: c_ulonglong,
) -> Result<(), Precondition> {
    let verdict = || -> Verdict {
        // SAFETY: the caller guarantees this.
        unsafe {
            crate::rules::malloc_async::cuMemPoolExportToShareableHandle(Live::new(pool), flags)?;
            crate::rules::parts::location::handle_type(handleType)
        }
    };
    verdict().of(c"cuMemPoolExportToShareableHandle")
}

/// Checks the preconditions of [`cuMemPoolImportFromShareableHandle`](crate::calls::cuMemPoolImportFromShareableHandle) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPoolImportFromShareableHandle(
    pool_out: *mut CUmemoryPool,
    handle: *mut c_void,
    handleType: CUmemAllocationHandleType,
    flags: c_ulonglong,
) -> Result<(), Precondition> {
    let verdict = || -> Verdict {
        crate::rules::malloc_async::cuMemPoolImportFromShareableHandle(flags)?;
        crate::rules::parts::location::handle_type(handleType)
    };
    verdict().of(c"cuMemPoolImportFromShareableHandle")
}
