// Created by `cargo xtask emit` from src/rules/extres_interop.rs, src/rules/parts/copy.rs, src/rules/parts/location.rs and src/rules/parts/semaphore.rs. Do not edit.

//! The codes that calls have for rules of types.

use core::ffi::CStr;
use cuda_sys::CUresult;

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
