// Created by `cargo xtask emit` from ledger/unified.toml and src/rules. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rules::unified as rules;
use core::ffi::*;
use cuda_sys::*;

/// The preconditions of [`cuMemPrefetchAsync_v2`](crate::calls::cuMemPrefetchAsync_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `location.type` must not be [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN), since CUDA 13.4. [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED). (Rule 356)
/// - `location.id` must be at least 0, with [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA), since CUDA 12.2. (Rule 524)
/// - `flags` must be zero. (Rule 357)
///
/// | `location.type` | allowed in CUDA |
/// |---|---|
/// | [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN) | up to 13.3 |
/// | any other | all |
///
/// # Checked by asking the driver or the system
///
/// - `location.id` must be the ordinal of a device, with [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (Rule 523)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPrefetchAsync_v2(
    devPtr: CUdeviceptr,
    count: usize,
    location: CUmemLocation,
    flags: c_uint,
    hStream: CUstream,
) -> Result<(), Precondition> {
    rules::cuMemPrefetchAsync_v2(location, flags).of(c"cuMemPrefetchAsync_v2")
}

/// The preconditions of [`cuMemAdvise_v2`](crate::calls::cuMemAdvise_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `advice` must be [`CU_MEM_ADVISE_SET_READ_MOSTLY`](CUmem_advise::CU_MEM_ADVISE_SET_READ_MOSTLY), [`CU_MEM_ADVISE_UNSET_READ_MOSTLY`](CUmem_advise::CU_MEM_ADVISE_UNSET_READ_MOSTLY), [`CU_MEM_ADVISE_SET_PREFERRED_LOCATION`](CUmem_advise::CU_MEM_ADVISE_SET_PREFERRED_LOCATION), [`CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION`](CUmem_advise::CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION), [`CU_MEM_ADVISE_SET_ACCESSED_BY`](CUmem_advise::CU_MEM_ADVISE_SET_ACCESSED_BY) or [`CU_MEM_ADVISE_UNSET_ACCESSED_BY`](CUmem_advise::CU_MEM_ADVISE_UNSET_ACCESSED_BY). (Rule 358)
/// - `location.type` must not be [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN), with [`CU_MEM_ADVISE_SET_PREFERRED_LOCATION`](CUmem_advise::CU_MEM_ADVISE_SET_PREFERRED_LOCATION), since CUDA 13.4. [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED). (Rule 359)
/// - `location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE) or [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST), with [`CU_MEM_ADVISE_SET_ACCESSED_BY`](CUmem_advise::CU_MEM_ADVISE_SET_ACCESSED_BY). (Rule 360)
/// - `location.id` must be at least 0, with [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA), since CUDA 12.2. (Rule 524)
///
/// # Checked by asking the driver or the system
///
/// - `location.id` must be the ordinal of a device, with [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (Rule 523)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemAdvise_v2(
    devPtr: CUdeviceptr,
    count: usize,
    advice: CUmem_advise,
    location: CUmemLocation,
) -> Result<(), Precondition> {
    rules::cuMemAdvise_v2(advice, location).of(c"cuMemAdvise_v2")
}

/// The preconditions of [`cuMemPrefetchBatchAsync`](crate::calls::cuMemPrefetchBatchAsync) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must be zero. (Rule 361)
/// - `hStream` must not be null, the legacy default stream. (Rule 470)
/// - `hStream` must not be [`CU_STREAM_LEGACY`], the legacy default stream. (Rule 471)
/// - `numPrefetchLocs` must be at most count. (Rule 466)
/// - `prefetchLocIdxs[0]` must be zero. (Rule 467)
/// - `prefetchLocIdxs[i]` must be greater than the entry before. (Rule 468)
/// - `prefetchLocIdxs[i]` must be below count. (Rule 469)
/// - `prefetchLocs[i].type` must not be [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN), since CUDA 13.4. [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED). (Rule 356)
/// - `prefetchLocs[i].id` must be at least 0, with [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA), since CUDA 12.2. (Rule 524)
///
/// | `prefetchLocs[i].type` | allowed in CUDA |
/// |---|---|
/// | [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN) | up to 13.3 |
/// | any other | all |
///
/// # Checked by asking the driver or the system
///
/// - `prefetchLocs[i].id` must be the ordinal of a device, with [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (Rule 523)
#[allow(clippy::too_many_arguments)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPrefetchBatchAsync(
    dptrs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    prefetchLocs: *mut CUmemLocation,
    prefetchLocIdxs: *mut usize,
    numPrefetchLocs: usize,
    flags: c_ulonglong,
    hStream: CUstream,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        rules::cuMemPrefetchBatchAsync(
            count,
            prefetchLocs,
            prefetchLocIdxs,
            numPrefetchLocs,
            flags,
            hStream,
        )
    }
    .of(c"cuMemPrefetchBatchAsync")
}

/// The preconditions of [`cuMemDiscardBatchAsync`](crate::calls::cuMemDiscardBatchAsync) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must be zero. (Rule 361)
/// - `hStream` must not be null, the legacy default stream. (Rule 470)
/// - `hStream` must not be [`CU_STREAM_LEGACY`], the legacy default stream. (Rule 471)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemDiscardBatchAsync(
    dptrs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    flags: c_ulonglong,
    hStream: CUstream,
) -> Result<(), Precondition> {
    rules::cuMemDiscardBatchAsync(flags, hStream).of(c"cuMemDiscardBatchAsync")
}

/// The preconditions of [`cuMemDiscardAndPrefetchBatchAsync`](crate::calls::cuMemDiscardAndPrefetchBatchAsync) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must be zero. (Rule 361)
/// - `hStream` must not be null, the legacy default stream. (Rule 470)
/// - `hStream` must not be [`CU_STREAM_LEGACY`], the legacy default stream. (Rule 471)
/// - `numPrefetchLocs` must be at most count. (Rule 466)
/// - `prefetchLocIdxs[0]` must be zero. (Rule 467)
/// - `prefetchLocIdxs[i]` must be greater than the entry before. (Rule 468)
/// - `prefetchLocIdxs[i]` must be below count. (Rule 469)
/// - `prefetchLocs[i].type` must not be [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN), since CUDA 13.4. [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED). (Rule 356)
/// - `prefetchLocs[i].id` must be at least 0, with [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA), since CUDA 12.2. (Rule 524)
///
/// | `prefetchLocs[i].type` | allowed in CUDA |
/// |---|---|
/// | [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN) | up to 13.3 |
/// | any other | all |
///
/// # Checked by asking the driver or the system
///
/// - `prefetchLocs[i].id` must be the ordinal of a device, with [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (Rule 523)
#[allow(clippy::too_many_arguments)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemDiscardAndPrefetchBatchAsync(
    dptrs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    prefetchLocs: *mut CUmemLocation,
    prefetchLocIdxs: *mut usize,
    numPrefetchLocs: usize,
    flags: c_ulonglong,
    hStream: CUstream,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        rules::cuMemDiscardAndPrefetchBatchAsync(
            count,
            prefetchLocs,
            prefetchLocIdxs,
            numPrefetchLocs,
            flags,
            hStream,
        )
    }
    .of(c"cuMemDiscardAndPrefetchBatchAsync")
}

/// The preconditions of [`cuMemGetLocationInfo`](crate::calls::cuMemGetLocationInfo) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `summaryGranularity` must not be zero. (Rule 362)
/// - `summaryGranularity` must be at most size. (Rule 363)
/// - `samplingGranularity` must be at most `summaryGranularity`. (Rule 364)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemGetLocationInfo(
    ptr: CUdeviceptr,
    size: usize,
    summaryGranularity: usize,
    samplingGranularity: usize,
    location_out: *mut CUmemLocation,
) -> Result<(), Precondition> {
    rules::cuMemGetLocationInfo(size, summaryGranularity, samplingGranularity)
        .of(c"cuMemGetLocationInfo")
}

/// The preconditions of [`cuMemRangeGetAttribute`](crate::calls::cuMemRangeGetAttribute) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `attribute` must be [`CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY), [`CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION), [`CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY) or [`CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION), up to CUDA 12.1. (Rule 365)
/// - `attribute` must be [`CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY), [`CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION), [`CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY), [`CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION), [`CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE), [`CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID), [`CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE) or [`CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID). (Rule 366)
/// - `dataSize` must not be zero, for [`CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY). (Rule 367)
/// - `dataSize` must be a multiple of 4, for [`CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY). (Rule 368)
/// - `dataSize` must be 4, for every attribute but [`CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY). (Rule 369)
///
/// | `attribute` | allowed in CUDA |
/// |---|---|
/// | [`CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY) | all |
/// | [`CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION) | all |
/// | [`CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY) | all |
/// | [`CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION) | all |
/// | [`CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE) | since 12.2 |
/// | [`CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID) | since 12.2 |
/// | [`CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE) | since 12.2 |
/// | [`CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID) | since 12.2 |
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemRangeGetAttribute(
    data: *mut c_void,
    dataSize: usize,
    attribute: CUmem_range_attribute,
    devPtr: CUdeviceptr,
    count: usize,
) -> Result<(), Precondition> {
    rules::cuMemRangeGetAttribute(dataSize, attribute).of(c"cuMemRangeGetAttribute")
}

/// The preconditions of [`cuMemRangeGetAttributes`](crate::calls::cuMemRangeGetAttributes) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `attributes[i]` must be [`CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY), [`CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION), [`CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY) or [`CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION), up to CUDA 12.1. (Rule 365)
/// - `attributes[i]` must be [`CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY), [`CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION), [`CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY), [`CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION), [`CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE), [`CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID), [`CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE) or [`CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID). (Rule 366)
/// - `dataSizes[i]` must not be zero, for [`CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY). (Rule 367)
/// - `dataSizes[i]` must be a multiple of 4, for [`CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY). (Rule 368)
/// - `dataSizes[i]` must be 4, for every attribute but [`CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY). (Rule 369)
///
/// | `attributes[i]` | allowed in CUDA |
/// |---|---|
/// | [`CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY) | all |
/// | [`CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION) | all |
/// | [`CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY) | all |
/// | [`CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION) | all |
/// | [`CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE) | since 12.2 |
/// | [`CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID) | since 12.2 |
/// | [`CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE) | since 12.2 |
/// | [`CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID`](CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID) | since 12.2 |
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemRangeGetAttributes(
    data: *mut *mut c_void,
    dataSizes: *mut usize,
    attributes: *mut CUmem_range_attribute,
    numAttributes: usize,
    devPtr: CUdeviceptr,
    count: usize,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuMemRangeGetAttributes(dataSizes, attributes, numAttributes) }
        .of(c"cuMemRangeGetAttributes")
}

/// The preconditions of [`cuPointerSetAttribute`](crate::calls::cuPointerSetAttribute) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `attribute` must be [`CU_POINTER_ATTRIBUTE_SYNC_MEMOPS`](CUpointer_attribute::CU_POINTER_ATTRIBUTE_SYNC_MEMOPS). (Rule 370)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuPointerSetAttribute(
    value: *const c_void,
    attribute: CUpointer_attribute,
    ptr: CUdeviceptr,
) -> Result<(), Precondition> {
    rules::cuPointerSetAttribute(attribute).of(c"cuPointerSetAttribute")
}
#[doc(no_inline)]
pub use self::{cuMemAdvise_v2 as cuMemAdvise, cuMemPrefetchAsync_v2 as cuMemPrefetchAsync};
