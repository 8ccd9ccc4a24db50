// Created by `cargo xtask emit` from cuda.h, src/rules and src/owned. Do not edit.

//! The codes that rules name, those that calls have for rules of types, and the names of device addresses.

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

pub(crate) const CAPTURED_EVENT: Option<CUresult> = Some(CUresult::CUDA_ERROR_CAPTURED_EVENT);
pub(crate) const COOPERATIVE_LAUNCH_TOO_LARGE: Option<CUresult> =
    Some(CUresult::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE);
pub(crate) const FILE_NOT_FOUND: Option<CUresult> = Some(CUresult::CUDA_ERROR_FILE_NOT_FOUND);
pub(crate) const FUNCTION_NOT_LOADED: Option<CUresult> =
    Some(CUresult::CUDA_ERROR_FUNCTION_NOT_LOADED);
pub(crate) const HOST_MEMORY_ALREADY_REGISTERED: Option<CUresult> =
    Some(CUresult::CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED);
pub(crate) const HOST_MEMORY_NOT_REGISTERED: Option<CUresult> =
    Some(CUresult::CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED);
pub(crate) const ILLEGAL_STATE: Option<CUresult> = Some(CUresult::CUDA_ERROR_ILLEGAL_STATE);
pub(crate) const INVALID_CLUSTER_SIZE: Option<CUresult> =
    Some(CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE);
pub(crate) const INVALID_CONTEXT: Option<CUresult> = Some(CUresult::CUDA_ERROR_INVALID_CONTEXT);
pub(crate) const INVALID_DEVICE: Option<CUresult> = Some(CUresult::CUDA_ERROR_INVALID_DEVICE);
pub(crate) const INVALID_HANDLE: Option<CUresult> = Some(CUresult::CUDA_ERROR_INVALID_HANDLE);
pub(crate) const INVALID_IMAGE: Option<CUresult> = Some(CUresult::CUDA_ERROR_INVALID_IMAGE);
pub(crate) const INVALID_PTX: Option<CUresult> = Some(CUresult::CUDA_ERROR_INVALID_PTX);
pub(crate) const INVALID_RESOURCE_CONFIGURATION: Option<CUresult> =
    Some(CUresult::CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION);
pub(crate) const INVALID_RESOURCE_TYPE: Option<CUresult> =
    Some(CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE);
pub(crate) const INVALID_SOURCE: Option<CUresult> = Some(CUresult::CUDA_ERROR_INVALID_SOURCE);
pub(crate) const INVALID_VALUE: Option<CUresult> = Some(CUresult::CUDA_ERROR_INVALID_VALUE);
pub(crate) const LAUNCH_OUT_OF_RESOURCES: Option<CUresult> =
    Some(CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES);
pub(crate) const LOSSY_QUERY: Option<CUresult> = Some(CUresult::CUDA_ERROR_LOSSY_QUERY);
pub(crate) const NOT_FOUND: Option<CUresult> = Some(CUresult::CUDA_ERROR_NOT_FOUND);
pub(crate) const NOT_INITIALIZED: Option<CUresult> = Some(CUresult::CUDA_ERROR_NOT_INITIALIZED);
pub(crate) const NOT_SUPPORTED: Option<CUresult> = Some(CUresult::CUDA_ERROR_NOT_SUPPORTED);
pub(crate) const NO_BINARY_FOR_GPU: Option<CUresult> = Some(CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU);
pub(crate) const OPERATING_SYSTEM: Option<CUresult> = Some(CUresult::CUDA_ERROR_OPERATING_SYSTEM);
pub(crate) const OUT_OF_MEMORY: Option<CUresult> = Some(CUresult::CUDA_ERROR_OUT_OF_MEMORY);
pub(crate) const PEER_ACCESS_NOT_ENABLED: Option<CUresult> =
    Some(CUresult::CUDA_ERROR_PEER_ACCESS_NOT_ENABLED);
pub(crate) const PEER_ACCESS_UNSUPPORTED: Option<CUresult> =
    Some(CUresult::CUDA_ERROR_PEER_ACCESS_UNSUPPORTED);
pub(crate) const STREAM_CAPTURE_IMPLICIT: Option<CUresult> =
    Some(CUresult::CUDA_ERROR_STREAM_CAPTURE_IMPLICIT);
pub(crate) const STREAM_CAPTURE_ISOLATION: Option<CUresult> =
    Some(CUresult::CUDA_ERROR_STREAM_CAPTURE_ISOLATION);
pub(crate) const STREAM_CAPTURE_MERGE: Option<CUresult> =
    Some(CUresult::CUDA_ERROR_STREAM_CAPTURE_MERGE);
pub(crate) const STREAM_CAPTURE_UNJOINED: Option<CUresult> =
    Some(CUresult::CUDA_ERROR_STREAM_CAPTURE_UNJOINED);
pub(crate) const STREAM_CAPTURE_UNMATCHED: Option<CUresult> =
    Some(CUresult::CUDA_ERROR_STREAM_CAPTURE_UNMATCHED);
pub(crate) const STREAM_CAPTURE_UNSUPPORTED: Option<CUresult> =
    Some(CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);
pub(crate) const STREAM_CAPTURE_WRONG_THREAD: Option<CUresult> =
    Some(CUresult::CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD);
pub(crate) const UNKNOWN: Option<CUresult> = Some(CUresult::CUDA_ERROR_UNKNOWN);
pub(crate) const UNSUPPORTED_EXEC_AFFINITY: Option<CUresult> =
    Some(CUresult::CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY);
pub(crate) const UNSUPPORTED_LIMIT: Option<CUresult> = Some(CUresult::CUDA_ERROR_UNSUPPORTED_LIMIT);
pub(crate) const UNSUPPORTED_PTX_VERSION: Option<CUresult> =
    Some(CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION);
pub(crate) const UNDOCUMENTED: Option<CUresult> = None;

pub(crate) const CODES: &[(&CStr, u32, Option<CUresult>)] = &[
    (c"cuImportExternalMemory", 64, INVALID_VALUE),
    (c"cuImportExternalMemory", 65, INVALID_VALUE),
    (c"cuImportExternalMemory", 66, INVALID_VALUE),
    (c"cuMemcpyBatchAsync_v2", 466, INVALID_VALUE),
    (c"cuMemcpyBatchAsync_v2", 467, INVALID_VALUE),
    (c"cuMemcpyBatchAsync_v2", 468, INVALID_VALUE),
    (c"cuMemcpyBatchAsync_v2", 469, INVALID_VALUE),
    (c"cuMemcpyBatchAsync_v2", 470, INVALID_VALUE),
    (c"cuMemcpyBatchAsync_v2", 471, INVALID_VALUE),
    (c"cuMemPoolGetAccess", 522, UNDOCUMENTED),
    (c"cuMemCreate", 523, INVALID_DEVICE),
    (c"cuMemSetAccess", 523, INVALID_VALUE),
    (c"cuMemGetAccess", 523, INVALID_DEVICE),
    (c"cuMemGetDefaultMemPool", 523, INVALID_VALUE),
    (c"cuSignalExternalSemaphoresAsync", 558, UNDOCUMENTED),
    (c"cuWaitExternalSemaphoresAsync", 559, UNDOCUMENTED),
];
