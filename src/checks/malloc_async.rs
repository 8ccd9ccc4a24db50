// Created by `cargo xtask emit` from cuda.h, src/rules/malloc_async.toml, src/rules/malloc_async.rs, src/rules/parts/location.rs, src/rules/parts/pool.rs and cuda-sys/build/generate/reference/malloc_async.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Handle;
use crate::rule::Live;
use crate::rule::Place;
use crate::rule::elements;
use crate::rule::target;
use core::ffi::{c_ulonglong, c_void};
use libcuda_sys::{
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
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::rules::malloc_async::cuMemPoolSetAttribute(attr) {
            return Err(broken.of(c"cuMemPoolSetAttribute"));
        }
        if matches!(
            attr,
            CUmemPool_attribute::CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH
                | CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_HIGH
        ) {
            if let Some(it) = target(value.cast::<u64>()) {
                if let Err(broken) = crate::rules::malloc_async::high(it) {
                    return Err(broken.tagged("attr", attr).of(c"cuMemPoolSetAttribute"));
                }
            }
        }
        Ok(())
    }
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
    for (i, element) in map.iter().enumerate() {
        if let Err(broken) = crate::checks::types::CUmemAccessDesc(element) {
            return Err(broken.at("map[i]").element(i).of(c"cuMemPoolSetAccess"));
        }
    }
    Ok(())
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
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Some(it) = target(location) {
            if let Err(broken) = crate::checks::types::CUmemLocation(it) {
                return Err(broken.at("location").of(c"cuMemPoolGetAccess"));
            }
        }
        Ok(())
    }
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
    if let Err(broken) = crate::rules::parts::pool::pool_handles(poolProps.handleTypes) {
        return Err(broken.at("poolProps.handleTypes").of(c"cuMemPoolCreate"));
    }
    if let Err(broken) = crate::checks::types::CUmemPoolProps(poolProps) {
        return Err(broken.at("poolProps").of(c"cuMemPoolCreate"));
    }
    Ok(())
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
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::rules::malloc_async::cuMemGetDefaultMemPool(type_) {
            return Err(broken.of(c"cuMemGetDefaultMemPool"));
        }
        if let Some(it) = target(location) {
            if let Err(broken) = crate::rules::malloc_async::of_default_pool(it, type_) {
                return Err(broken.of(c"cuMemGetDefaultMemPool"));
            }
            if let Err(broken) = crate::checks::types::CUmemLocation(it) {
                return Err(broken.at("location").of(c"cuMemGetDefaultMemPool"));
            }
        }
        Ok(())
    }
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
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::rules::malloc_async::cuMemGetMemPool(type_) {
            return Err(broken.of(c"cuMemGetMemPool"));
        }
        if let Some(it) = target(location) {
            if let Err(broken) = crate::rules::malloc_async::of_current_pool(it, type_) {
                return Err(broken.of(c"cuMemGetMemPool"));
            }
            if let Err(broken) = crate::checks::types::CUmemLocation(it) {
                return Err(broken.at("location").of(c"cuMemGetMemPool"));
            }
        }
        Ok(())
    }
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
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::rules::malloc_async::cuMemSetMemPool(type_) {
            return Err(broken.of(c"cuMemSetMemPool"));
        }
        if let Some(it) = target(location) {
            if let Err(broken) = crate::rules::malloc_async::of_new_pool(it, type_) {
                return Err(broken.of(c"cuMemSetMemPool"));
            }
            if let Err(broken) = crate::checks::types::CUmemLocation(it) {
                return Err(broken.at("location").of(c"cuMemSetMemPool"));
            }
        }
        Ok(())
    }
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
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) =
            crate::rules::malloc_async::cuMemPoolExportToShareableHandle(Live::new(pool), flags)
        {
            return Err(broken.of(c"cuMemPoolExportToShareableHandle"));
        }
        crate::rules::parts::location::handle_type(handleType)
            .of(c"cuMemPoolExportToShareableHandle")
    }
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
    if let Err(broken) = crate::rules::malloc_async::cuMemPoolImportFromShareableHandle(flags) {
        return Err(broken.of(c"cuMemPoolImportFromShareableHandle"));
    }
    crate::rules::parts::location::handle_type(handleType).of(c"cuMemPoolImportFromShareableHandle")
}
