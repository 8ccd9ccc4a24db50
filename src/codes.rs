// Created by `cargo xtask emit` from cuda.h, src/rules/extres_interop.rs, src/rules/parts/copy.rs, src/rules/parts/location.rs and src/rules/parts/semaphore.rs. Do not edit.

//! The codes that calls have for rules of types, and the names of device addresses.

use core::ffi::CStr;
use cuda_sys::CUresult;

/// The parameters and fields that are device addresses, or lists of these.
pub(crate) const ADDRESSES: &[&str] = &[
    "addr",
    "address",
    "alias",
    "devPtr",
    "dptr",
    "dptr_out",
    "dptrs",
    "dst",
    "dstDevice",
    "dsts",
    "memptr",
    "pDevPtr",
    "pbase",
    "pdptr",
    "ptr",
    "ptr_out",
    "src",
    "srcDevice",
    "srcs",
];

pub(crate) const CODES: &[(&CStr, u32, Option<CUresult>)] = &[
    (c"cuImportExternalMemory", 64, Some(CUresult::CUDA_ERROR_INVALID_VALUE)),
    (c"cuImportExternalMemory", 65, Some(CUresult::CUDA_ERROR_INVALID_VALUE)),
    (c"cuImportExternalMemory", 66, Some(CUresult::CUDA_ERROR_INVALID_VALUE)),
    (c"cuMemcpyBatchAsync_v2", 466, Some(CUresult::CUDA_ERROR_INVALID_VALUE)),
    (c"cuMemcpyBatchAsync_v2", 467, Some(CUresult::CUDA_ERROR_INVALID_VALUE)),
    (c"cuMemcpyBatchAsync_v2", 468, Some(CUresult::CUDA_ERROR_INVALID_VALUE)),
    (c"cuMemcpyBatchAsync_v2", 469, Some(CUresult::CUDA_ERROR_INVALID_VALUE)),
    (c"cuMemcpyBatchAsync_v2", 470, Some(CUresult::CUDA_ERROR_INVALID_VALUE)),
    (c"cuMemcpyBatchAsync_v2", 471, Some(CUresult::CUDA_ERROR_INVALID_VALUE)),
    (c"cuMemPoolGetAccess", 522, None),
    (c"cuMemCreate", 523, Some(CUresult::CUDA_ERROR_INVALID_DEVICE)),
    (c"cuMemSetAccess", 523, Some(CUresult::CUDA_ERROR_INVALID_VALUE)),
    (c"cuMemGetAccess", 523, Some(CUresult::CUDA_ERROR_INVALID_DEVICE)),
    (c"cuMemGetDefaultMemPool", 523, Some(CUresult::CUDA_ERROR_INVALID_VALUE)),
    (c"cuSignalExternalSemaphoresAsync", 558, None),
    (c"cuWaitExternalSemaphoresAsync", 559, None),
];
