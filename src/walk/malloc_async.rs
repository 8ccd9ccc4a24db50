// Created by `cargo xtask emit` from cuda.h, ledger/malloc_async.toml, src/rules/malloc_async.rs, src/rules/parts/location.rs, src/rules/parts/pool.rs, cuda-sys/build/generate/reference/malloc_async.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) unsafe fn cuMemPoolSetAttribute(
    attr: CUmemPool_attribute,
    value: *mut c_void,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
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
}

#[inline]
pub(crate) fn cuMemPoolGetAttribute(attr: CUmemPool_attribute) -> Verdict {
    crate::rules::malloc_async::cuMemPoolGetAttribute(attr)
}

#[inline]
pub(crate) fn cuMemPoolSetAccess(map: &[CUmemAccessDesc]) -> Verdict {
    for (i, element) in map.iter().enumerate() {
        crate::walk::CUmemAccessDesc(element).at("map[i]").element(i)?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuMemPoolGetAccess(location: *mut CUmemLocation) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Some(it) = target(location) {
            crate::walk::CUmemLocation(it).at("location")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn cuMemPoolCreate(poolProps: &CUmemPoolProps) -> Verdict {
    crate::rules::parts::pool::pool_handles(poolProps.handleTypes).at("poolProps.handleTypes")?;
    crate::walk::CUmemPoolProps(poolProps).at("poolProps")
}

#[inline]
pub(crate) unsafe fn cuMemGetDefaultMemPool(
    location: *mut CUmemLocation,
    type_: CUmemAllocationType,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::malloc_async::cuMemGetDefaultMemPool(type_)?;
        if let Some(it) = target(location) {
            crate::rules::malloc_async::of_default_pool(it, type_)?;
            crate::walk::CUmemLocation(it).at("location")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuMemGetMemPool(
    location: *mut CUmemLocation,
    type_: CUmemAllocationType,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::malloc_async::cuMemGetMemPool(type_)?;
        if let Some(it) = target(location) {
            crate::rules::malloc_async::of_current_pool(it, type_)?;
            crate::walk::CUmemLocation(it).at("location")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuMemSetMemPool(
    location: *mut CUmemLocation,
    type_: CUmemAllocationType,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::malloc_async::cuMemSetMemPool(type_)?;
        if let Some(it) = target(location) {
            crate::rules::malloc_async::of_new_pool(it, type_)?;
            crate::walk::CUmemLocation(it).at("location")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuMemPoolExportToShareableHandle(
    pool: CUmemoryPool,
    handleType: CUmemAllocationHandleType,
    flags: c_ulonglong,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::malloc_async::cuMemPoolExportToShareableHandle(Live::new(pool), flags)?;
        crate::rules::parts::location::handle_type(handleType)
    }
}

#[inline]
pub(crate) fn cuMemPoolImportFromShareableHandle(
    handleType: CUmemAllocationHandleType,
    flags: c_ulonglong,
) -> Verdict {
    crate::rules::malloc_async::cuMemPoolImportFromShareableHandle(flags)?;
    crate::rules::parts::location::handle_type(handleType)
}
