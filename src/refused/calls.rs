// Created by `cargo xtask emit` from cuda.h, src/rules, cuda-sys/build/generate/history.txt, cuda-sys/build/generate/reference/enums.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

//! The rows of each call, which stand in the call too, with the pointers that it needs and its check.

#![allow(deprecated, clippy::undocumented_unsafe_blocks)] // the caller meets the conditions of each call

use super::{Row, steps as s};
use crate::causes::{Check, Pointer, get};
use crate::checks;
use core::ffi::CStr;

pub(crate) static ALL: &[(&CStr, &[Pointer], &[Row], Option<Check>)] = &[
    (c"cuGetErrorString", &[Pointer(1, None, "pStr")], &[Row(s::handle_error_code, 0, "")], None),
    (c"cuGetErrorName", &[Pointer(1, None, "pStr")], &[Row(s::handle_error_code, 0, "")], None),
    (c"cuInit", &[], &[], Some(|a| unsafe { checks::cuInit(get(a, 0)) })),
    (
        c"cuDriverGetVersion",
        &[Pointer(0, None, "driverVersion")],
        &[],
        Some(|a| unsafe { checks::cuDriverGetVersion(get(a, 0)) }),
    ),
    (
        c"cuDeviceGet",
        &[Pointer(0, None, "device")],
        &[Row(s::handle_found, 0x1, "")],
        Some(|a| unsafe { checks::cuDeviceGet(get(a, 0), get(a, 1)) }),
    ),
    (c"cuDeviceGetCount", &[Pointer(0, None, "count")], &[], None),
    (
        c"cuDeviceGetName",
        &[Pointer(0, Some((1, 4)), "name")],
        &[Row(s::handle_device_2, 0x2, "")],
        None,
    ),
    (c"cuDeviceGetUuid_v2", &[Pointer(0, None, "uuid")], &[Row(s::handle_device_2, 0x1, "")], None),
    (
        c"cuDeviceGetLuid",
        &[Pointer(1, None, "deviceNodeMask")],
        &[Row(s::handle_device_2, 0x2, "")],
        None,
    ),
    (
        c"cuDeviceTotalMem_v2",
        &[Pointer(0, None, "bytes")],
        &[Row(s::handle_device_2, 0x1, "")],
        None,
    ),
    (
        c"cuDeviceGetTexture1DLinearMaxWidth",
        &[Pointer(0, None, "maxWidthInElements")],
        &[
            Row(s::texobject_texture_channels, 0x2, ""),
            Row(s::array_format, 0x1, ""),
            Row(s::handle_device_2, 0x3, ""),
        ],
        None,
    ),
    (
        c"cuDeviceGetAttribute",
        &[Pointer(0, None, "pi")],
        &[Row(s::handle_device_attribute, 0x1, ""), Row(s::handle_device_2, 0x2, "")],
        None,
    ),
    (
        c"cuDeviceGetHostAtomicCapabilities",
        &[Pointer(0, Some((2, 4)), "capabilities"), Pointer(1, Some((2, 4)), "operations")],
        &[Row(s::handle_device_2, 0x3, "")],
        Some(|a| unsafe {
            checks::cuDeviceGetHostAtomicCapabilities(get(a, 0), get(a, 1), get(a, 2), get(a, 3))
        }),
    ),
    (
        c"cuDeviceGetNvSciSyncAttributes",
        &[Pointer(0, None, "nvSciSyncAttrList")],
        &[Row(s::handle_device_2, 0x1, "")],
        Some(|a| unsafe {
            checks::cuDeviceGetNvSciSyncAttributes(get(a, 0), get(a, 1), get(a, 2))
        }),
    ),
    (
        c"cuDeviceSetMemPool",
        &[],
        &[Row(s::handle_device_2, 0, ""), Row(s::handle_handle, 0x1, "pool")],
        None,
    ),
    (c"cuDeviceGetMemPool", &[Pointer(0, None, "pool")], &[Row(s::handle_device_2, 0x1, "")], None),
    (
        c"cuDeviceGetDefaultMemPool",
        &[Pointer(0, None, "pool_out")],
        &[Row(s::handle_device_2, 0x1, "")],
        None,
    ),
    (
        c"cuDeviceGetExecAffinitySupport",
        &[Pointer(0, None, "pi")],
        &[Row(s::handle_device_2, 0x2, "")],
        None,
    ),
    (
        c"cuFlushGPUDirectRDMAWrites",
        &[],
        &[],
        Some(|a| unsafe { checks::cuFlushGPUDirectRDMAWrites(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuDeviceGetProperties",
        &[Pointer(0, None, "prop")],
        &[Row(s::handle_device_2, 0x1, "")],
        None,
    ),
    (
        c"cuDeviceComputeCapability",
        &[Pointer(0, None, "major"), Pointer(1, None, "minor")],
        &[Row(s::handle_device_2, 0x2, "")],
        None,
    ),
    (
        c"cuDevicePrimaryCtxRetain",
        &[Pointer(0, None, "pctx")],
        &[Row(s::handle_device_2, 0x1, "")],
        Some(|a| unsafe { checks::cuDevicePrimaryCtxRetain(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuDevicePrimaryCtxRelease_v2",
        &[],
        &[Row(s::handle_released, 0, ""), Row(s::handle_device_2, 0, "")],
        None,
    ),
    (
        c"cuDevicePrimaryCtxSetFlags_v2",
        &[],
        &[Row(s::handle_device_2, 0, "")],
        Some(|a| unsafe { checks::cuDevicePrimaryCtxSetFlags_v2(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuDevicePrimaryCtxGetState",
        &[Pointer(1, None, "flags"), Pointer(2, None, "active")],
        &[Row(s::handle_device_2, 0, "")],
        None,
    ),
    (c"cuDevicePrimaryCtxReset_v2", &[], &[Row(s::handle_device_2, 0, "")], None),
    (
        c"cuCtxCreate_v4",
        &[Pointer(0, None, "pctx")],
        &[Row(s::handle_context_flags, 0x2, ""), Row(s::handle_device_2, 0x3, "")],
        Some(|a| unsafe { checks::cuCtxCreate_v4(get(a, 0), get(a, 1), get(a, 2), get(a, 3)) }),
    ),
    (
        c"cuCtxDestroy_v2",
        &[],
        &[Row(s::handle_destroyed, 0, ""), Row(s::handle_no_default, 0, "ctx")],
        None,
    ),
    (c"cuCtxPopCurrent_v2", &[Pointer(0, None, "pctx")], &[], None),
    (c"cuCtxGetCurrent", &[Pointer(0, None, "pctx")], &[], None),
    (c"cuCtxGetDevice", &[Pointer(0, None, "device")], &[], None),
    (c"cuCtxGetDevice_v2", &[Pointer(0, None, "device")], &[], None),
    (c"cuCtxGetFlags", &[Pointer(0, None, "flags")], &[], None),
    (c"cuCtxSetFlags", &[], &[], Some(|a| unsafe { checks::cuCtxSetFlags(get(a, 0)) })),
    (c"cuCtxGetId", &[Pointer(1, None, "ctxId")], &[], None),
    (
        c"cuCtxSetLimit",
        &[],
        &[
            Row(s::ctx_limit_of_device, 0x10, ""),
            Row(s::ctx_limit_of_memory, 0x10, ""),
            Row(s::ctx_limit_of_cache, 0x10, ""),
        ],
        Some(|a| unsafe { checks::cuCtxSetLimit(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuCtxGetLimit",
        &[Pointer(0, None, "pvalue")],
        &[],
        Some(|a| unsafe { checks::cuCtxGetLimit(get(a, 0), get(a, 1)) }),
    ),
    (c"cuCtxGetCacheConfig", &[Pointer(0, None, "pconfig")], &[], None),
    (c"cuCtxSetCacheConfig", &[], &[], Some(|a| unsafe { checks::cuCtxSetCacheConfig(get(a, 0)) })),
    (c"cuCtxGetApiVersion", &[Pointer(1, None, "version")], &[], None),
    (
        c"cuCtxGetExecAffinity",
        &[Pointer(0, None, "pExecAffinity")],
        &[],
        Some(|a| unsafe { checks::cuCtxGetExecAffinity(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuCtxRecordEvent",
        &[],
        &[Row(s::handle_handle, 0x1, "hEvent"), Row(s::handle_of_context, 0x1, "hEvent")],
        None,
    ),
    (
        c"cuCtxWaitEvent",
        &[],
        &[Row(s::handle_handle, 0x1, "hEvent"), Row(s::handle_of_context, 0x1, "hEvent")],
        None,
    ),
    (
        c"cuCtxAttach",
        &[Pointer(0, None, "pctx")],
        &[],
        Some(|a| unsafe { checks::cuCtxAttach(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuCtxDetach",
        &[],
        &[Row(s::handle_no_default, 0, "ctx")],
        Some(|a| unsafe { checks::cuCtxDetach(get(a, 0)) }),
    ),
    (c"cuCtxGetSharedMemConfig", &[Pointer(0, None, "pConfig")], &[], None),
    (
        c"cuCtxSetSharedMemConfig",
        &[],
        &[],
        Some(|a| unsafe { checks::cuCtxSetSharedMemConfig(get(a, 0)) }),
    ),
    (
        c"cuModuleLoad",
        &[Pointer(0, None, "module"), Pointer(1, None, "fname")],
        &[Row(s::name_file, 0x1, "fname")],
        None,
    ),
    (
        c"cuModuleLoadData",
        &[Pointer(0, None, "module")],
        &[
            Row(s::name_beginning_2, 0x1, ""),
            Row(s::name_ended_2, 0x1, ""),
            Row(s::name_architecture, 0x1, ""),
            Row(s::name_compiled, 0x1, ""),
            Row(s::name_image_2, 0x1, ""),
        ],
        None,
    ),
    (
        c"cuModuleLoadDataEx",
        &[
            Pointer(0, None, "module"),
            Pointer(3, Some((2, 4)), "options"),
            Pointer(4, Some((2, 4)), "optionValues"),
        ],
        &[
            Row(s::jit_target, 0x423, ""),
            Row(s::name_beginning_2, 0x1, ""),
            Row(s::name_ended_2, 0x1, ""),
            Row(s::name_architecture, 0x1, ""),
            Row(s::name_image_2, 0x1, ""),
            Row(s::jit_buffers_2, 0x23, ""),
            Row(s::jit_jit_option, 0x23, "options[i]"),
        ],
        Some(|a| unsafe {
            checks::cuModuleLoadDataEx(get(a, 0), get(a, 1), get(a, 2), get(a, 3), get(a, 4))
        }),
    ),
    (
        c"cuModuleLoadFatBinary",
        &[Pointer(0, None, "module")],
        &[Row(s::name_image, 0x1, "fatCubin")],
        None,
    ),
    (c"cuModuleUnload", &[], &[Row(s::handle_handle, 0, "hmod")], None),
    (c"cuModuleGetLoadingMode", &[Pointer(0, None, "mode")], &[], None),
    (
        c"cuModuleGetFunction",
        &[Pointer(0, None, "hfunc"), Pointer(2, None, "name")],
        &[Row(s::name_function, 0x21, ""), Row(s::handle_handle, 0x1, "hmod")],
        None,
    ),
    (
        c"cuModuleGetFunctionCount",
        &[Pointer(0, None, "count")],
        &[Row(s::handle_handle, 0x1, "mod")],
        None,
    ),
    (
        c"cuModuleEnumerateFunctions",
        &[Pointer(0, Some((1, 4)), "functions")],
        &[Row(s::handle_handle, 0x2, "mod")],
        None,
    ),
    (
        c"cuModuleGetGlobal_v2",
        &[Pointer(3, None, "name")],
        &[
            Row(s::name_variable, 0x3, ""),
            Row(s::name_no_function, 0x32, ""),
            Row(s::handle_handle, 0x2, "hmod"),
        ],
        Some(|a| unsafe {
            checks::cuModuleGetGlobal_v2(get(a, 0), get(a, 1), get(a, 2), get(a, 3))
        }),
    ),
    (
        c"cuLinkCreate_v2",
        &[
            Pointer(3, None, "stateOut"),
            Pointer(1, Some((0, 4)), "options"),
            Pointer(2, Some((0, 4)), "optionValues"),
        ],
        &[Row(s::jit_buffers_2, 0x1, ""), Row(s::jit_jit_option, 0x1, "options[i]")],
        Some(|a| unsafe { checks::cuLinkCreate_v2(get(a, 0), get(a, 1), get(a, 2), get(a, 3)) }),
    ),
    (
        c"cuLinkAddData_v2",
        &[Pointer(6, Some((5, 4)), "options"), Pointer(7, Some((5, 4)), "optionValues")],
        &[
            Row(s::name_linked, 0x321, ""),
            Row(s::name_linked_version, 0x321, ""),
            Row(s::name_linked_again, 0x2, ""),
            Row(s::handle_handle, 0, "state"),
            Row(s::name_image, 0x2, "data"),
            Row(s::jit_jit_option, 0x56, "options[i]"),
        ],
        Some(|a| unsafe {
            checks::cuLinkAddData_v2(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
                get(a, 5),
                get(a, 6),
                get(a, 7),
            )
        }),
    ),
    (
        c"cuLinkAddFile_v2",
        &[
            Pointer(2, None, "path"),
            Pointer(4, Some((3, 4)), "options"),
            Pointer(5, Some((3, 4)), "optionValues"),
        ],
        &[
            Row(s::handle_handle, 0, "state"),
            Row(s::name_file_2, 0x2, ""),
            Row(s::jit_jit_option, 0x34, "options[i]"),
        ],
        Some(|a| unsafe {
            checks::cuLinkAddFile_v2(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
                get(a, 5),
            )
        }),
    ),
    (
        c"cuLinkComplete",
        &[Pointer(1, None, "cubinOut")],
        &[Row(s::name_complete, 0, ""), Row(s::handle_handle, 0, "state")],
        None,
    ),
    (c"cuLinkDestroy", &[], &[Row(s::handle_handle, 0, "state")], None),
    (
        c"cuModuleGetTexRef",
        &[Pointer(0, None, "pTexRef"), Pointer(2, None, "name")],
        &[Row(s::name_texture_reference, 0x2, ""), Row(s::handle_handle, 0x1, "hmod")],
        None,
    ),
    (
        c"cuModuleGetSurfRef",
        &[Pointer(0, None, "pSurfRef"), Pointer(2, None, "name")],
        &[Row(s::name_surface_reference, 0x2, ""), Row(s::handle_handle, 0x1, "hmod")],
        None,
    ),
    (
        c"cuLibraryLoadData",
        &[
            Pointer(0, None, "library"),
            Pointer(2, Some((4, 4)), "jitOptions"),
            Pointer(3, Some((4, 4)), "jitOptionsValues"),
            Pointer(5, Some((7, 4)), "libraryOptions"),
            Pointer(6, Some((7, 4)), "libraryOptionValues"),
        ],
        &[
            Row(s::jit_target_of_library, 0x342, ""),
            Row(s::name_beginning, 0x1, "code"),
            Row(s::name_ended, 0x1, "code"),
            Row(s::name_image, 0x1, "code"),
            Row(s::jit_buffers, 0x42, "jitOptions"),
            Row(s::jit_jit_option, 0x42, "jitOptions[i]"),
        ],
        Some(|a| unsafe {
            checks::cuLibraryLoadData(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
                get(a, 5),
                get(a, 6),
                get(a, 7),
            )
        }),
    ),
    (
        c"cuLibraryLoadFromFile",
        &[
            Pointer(0, None, "library"),
            Pointer(1, None, "fileName"),
            Pointer(2, Some((4, 4)), "jitOptions"),
            Pointer(3, Some((4, 4)), "jitOptionsValues"),
            Pointer(5, Some((7, 4)), "libraryOptions"),
            Pointer(6, Some((7, 4)), "libraryOptionValues"),
        ],
        &[
            Row(s::jit_target_of_library, 0x342, ""),
            Row(s::name_file, 0x1, "fileName"),
            Row(s::jit_buffers, 0x42, "jitOptions"),
            Row(s::jit_jit_option, 0x42, "jitOptions[i]"),
        ],
        Some(|a| unsafe {
            checks::cuLibraryLoadFromFile(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
                get(a, 5),
                get(a, 6),
                get(a, 7),
            )
        }),
    ),
    (c"cuLibraryUnload", &[], &[Row(s::handle_handle, 0, "library")], None),
    (
        c"cuLibraryGetKernel",
        &[Pointer(0, None, "pKernel"), Pointer(2, None, "name")],
        &[Row(s::name_kernel, 0x21, ""), Row(s::handle_handle, 0x1, "library")],
        None,
    ),
    (
        c"cuLibraryGetKernelCount",
        &[Pointer(0, None, "count")],
        &[Row(s::handle_handle, 0x1, "lib")],
        None,
    ),
    (
        c"cuLibraryEnumerateKernels",
        &[Pointer(0, Some((1, 4)), "kernels")],
        &[Row(s::handle_handle, 0x2, "lib")],
        None,
    ),
    (
        c"cuLibraryGetModule",
        &[Pointer(0, None, "pMod")],
        &[Row(s::handle_handle, 0x1, "library")],
        None,
    ),
    (
        c"cuKernelGetFunction",
        &[Pointer(0, None, "pFunc")],
        &[Row(s::handle_handle, 0x1, "kernel")],
        None,
    ),
    (
        c"cuKernelGetLibrary",
        &[Pointer(0, None, "pLib")],
        &[Row(s::handle_handle, 0x1, "kernel")],
        None,
    ),
    (
        c"cuLibraryGetGlobal",
        &[Pointer(3, None, "name")],
        &[Row(s::name_variable, 0x3, ""), Row(s::handle_handle, 0x2, "library")],
        Some(|a| unsafe { checks::cuLibraryGetGlobal(get(a, 0), get(a, 1), get(a, 2), get(a, 3)) }),
    ),
    (
        c"cuLibraryGetManaged",
        &[Pointer(3, None, "name")],
        &[Row(s::name_managed_variable, 0x3, ""), Row(s::handle_handle, 0x2, "library")],
        Some(|a| unsafe {
            checks::cuLibraryGetManaged(get(a, 0), get(a, 1), get(a, 2), get(a, 3))
        }),
    ),
    (
        c"cuLibraryGetUnifiedFunction",
        &[Pointer(0, None, "fptr"), Pointer(2, None, "symbol")],
        &[Row(s::handle_handle, 0x1, "library")],
        None,
    ),
    (
        c"cuKernelGetAttribute",
        &[Pointer(0, None, "pi")],
        &[Row(s::handle_handle, 0x2, "kernel"), Row(s::handle_device_2, 0x3, "")],
        Some(|a| unsafe {
            checks::cuKernelGetAttribute(get(a, 0), get(a, 1), get(a, 2), get(a, 3))
        }),
    ),
    (
        c"cuKernelSetAttribute",
        &[],
        &[
            Row(s::launch_dynamic_shared_of_kernel, 0x310, ""),
            Row(s::handle_handle, 0x2, "kernel"),
            Row(s::handle_device_2, 0x3, ""),
        ],
        Some(|a| unsafe {
            checks::cuKernelSetAttribute(get(a, 0), get(a, 1), get(a, 2), get(a, 3))
        }),
    ),
    (
        c"cuKernelSetCacheConfig",
        &[],
        &[Row(s::handle_handle, 0, "kernel"), Row(s::handle_device_2, 0x2, "")],
        Some(|a| unsafe { checks::cuKernelSetCacheConfig(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuKernelGetName",
        &[Pointer(0, None, "name")],
        &[Row(s::handle_handle, 0x1, "hfunc")],
        Some(|a| unsafe { checks::cuKernelGetName(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuKernelGetParamInfo",
        &[Pointer(2, None, "paramOffset")],
        &[Row(s::launch_parameter_of_kernel, 0x10, ""), Row(s::handle_handle, 0, "kernel")],
        None,
    ),
    (
        c"cuKernelGetParamCount",
        &[Pointer(1, None, "paramCount")],
        &[Row(s::handle_handle, 0, "kernel")],
        None,
    ),
    (c"cuMemGetInfo_v2", &[Pointer(0, None, "free"), Pointer(1, None, "total")], &[], None),
    (
        c"cuMemAlloc_v2",
        &[Pointer(0, None, "dptr")],
        &[Row(s::memory_allocated, 0x1, "")],
        Some(|a| unsafe { checks::cuMemAlloc_v2(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuMemAllocPitch_v2",
        &[Pointer(0, None, "dptr"), Pointer(1, None, "pPitch")],
        &[Row(s::memory_rows, 0x2, "")],
        Some(|a| unsafe {
            checks::cuMemAllocPitch_v2(get(a, 0), get(a, 1), get(a, 2), get(a, 3), get(a, 4))
        }),
    ),
    (
        c"cuMemFree_v2",
        &[],
        &[
            Row(s::memory_freed, 0, ""),
            Row(s::memory_freed_of_host, 0, ""),
            Row(s::memory_freed_mapping, 0, ""),
        ],
        None,
    ),
    (c"cuMemGetAddressRange_v2", &[], &[Row(s::memory_in_allocation, 0x2, "")], None),
    (c"cuMemAllocHost_v2", &[Pointer(0, None, "pp")], &[], None),
    (c"cuMemFreeHost", &[], &[Row(s::memory_freed_host, 0, "")], None),
    (
        c"cuMemHostAlloc",
        &[Pointer(0, None, "pp")],
        &[],
        Some(|a| unsafe { checks::cuMemHostAlloc(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuMemHostGetDevicePointer_v2",
        &[Pointer(0, None, "pdptr")],
        &[Row(s::memory_known_host, 0x1, "")],
        Some(|a| unsafe { checks::cuMemHostGetDevicePointer_v2(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuMemHostGetFlags",
        &[Pointer(0, None, "pFlags")],
        &[Row(s::memory_known_host, 0x1, "")],
        None,
    ),
    (
        c"cuMemAllocManaged",
        &[Pointer(0, None, "dptr")],
        &[],
        Some(|a| unsafe { checks::cuMemAllocManaged(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuDeviceRegisterAsyncNotification",
        &[Pointer(3, None, "callback")],
        &[Row(s::handle_device, 0, "device")],
        None,
    ),
    (c"cuDeviceUnregisterAsyncNotification", &[], &[Row(s::handle_device, 0, "device")], None),
    (
        c"cuDeviceGetByPCIBusId",
        &[Pointer(0, None, "dev"), Pointer(1, None, "pciBusId")],
        &[Row(s::name_bus_id, 0x1, "")],
        None,
    ),
    (
        c"cuDeviceGetPCIBusId",
        &[Pointer(0, Some((1, 4)), "pciBusId")],
        &[Row(s::handle_device_2, 0x2, "")],
        Some(|a| unsafe { checks::cuDeviceGetPCIBusId(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuIpcGetEventHandle",
        &[Pointer(0, None, "pHandle")],
        &[
            Row(s::handle_of_processes, 0x1, ""),
            Row(s::handle_handle, 0x1, "event"),
            Row(s::handle_of_context, 0x1, "event"),
        ],
        Some(|a| unsafe { checks::cuIpcGetEventHandle(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuIpcOpenEventHandle",
        &[Pointer(0, None, "phEvent")],
        &[Row(s::memory_opened_event, 0x1, "")],
        Some(|a| unsafe { checks::cuIpcOpenEventHandle(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuIpcGetMemHandle",
        &[Pointer(0, None, "pHandle")],
        &[Row(s::memory_shared, 0x1, "")],
        Some(|a| unsafe { checks::cuIpcGetMemHandle(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuIpcOpenMemHandle_v2",
        &[Pointer(0, None, "pdptr")],
        &[Row(s::memory_ipc_handle, 0x1, ""), Row(s::memory_opened, 0x1, "")],
        Some(|a| unsafe { checks::cuIpcOpenMemHandle_v2(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (c"cuIpcCloseMemHandle", &[], &[Row(s::memory_closed, 0, "")], None),
    (
        c"cuMemHostRegister_v2",
        &[],
        &[Row(s::memory_registered, 0x210, "")],
        Some(|a| unsafe { checks::cuMemHostRegister_v2(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuMemHostUnregister",
        &[],
        &[Row(s::memory_known_host, 0, ""), Row(s::memory_unregistered, 0, "")],
        None,
    ),
    (
        c"cuMemcpy",
        &[],
        &[Row(s::memory_copied, 0x210, "")],
        Some(|a| unsafe { checks::cuMemcpy(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuMemcpyPeer",
        &[],
        &[
            Row(s::memory_target, 0x40, ""),
            Row(s::memory_source, 0x42, ""),
            Row(s::memory_writable_target, 0x40, ""),
            Row(s::memory_readable_source, 0x42, ""),
        ],
        None,
    ),
    (
        c"cuMemcpyHtoD_v2",
        &[],
        &[
            Row(s::memory_target, 0x20, ""),
            Row(s::memory_writable_target, 0x20, ""),
            Row(s::memory_own_writable_target, 0x20, ""),
            Row(s::memory_from_host, 0x21, ""),
        ],
        None,
    ),
    (
        c"cuMemcpyDtoH_v2",
        &[],
        &[
            Row(s::memory_source, 0x21, ""),
            Row(s::memory_readable_source, 0x21, ""),
            Row(s::memory_own_readable_source, 0x21, ""),
            Row(s::memory_to_host, 0x20, ""),
        ],
        None,
    ),
    (
        c"cuMemcpyDtoD_v2",
        &[],
        &[
            Row(s::memory_target, 0x20, ""),
            Row(s::memory_source, 0x21, ""),
            Row(s::memory_writable_target, 0x20, ""),
            Row(s::memory_own_writable_target, 0x20, ""),
            Row(s::memory_readable_source, 0x21, ""),
            Row(s::memory_own_readable_source, 0x21, ""),
        ],
        None,
    ),
    (
        c"cuMemcpyDtoA_v2",
        &[],
        &[
            Row(s::copy_end_of_target, 0x310, ""),
            Row(s::memory_source, 0x32, ""),
            Row(s::memory_readable_source, 0x32, ""),
            Row(s::memory_own_readable_source, 0x32, ""),
            Row(s::handle_handle, 0, "dstArray"),
        ],
        Some(|a| unsafe { checks::cuMemcpyDtoA_v2(get(a, 0), get(a, 1), get(a, 2), get(a, 3)) }),
    ),
    (
        c"cuMemcpyAtoD_v2",
        &[],
        &[
            Row(s::copy_end_of_source, 0x321, ""),
            Row(s::memory_target, 0x30, ""),
            Row(s::memory_writable_target, 0x30, ""),
            Row(s::memory_own_writable_target, 0x30, ""),
            Row(s::handle_handle, 0x1, "srcArray"),
        ],
        Some(|a| unsafe { checks::cuMemcpyAtoD_v2(get(a, 0), get(a, 1), get(a, 2), get(a, 3)) }),
    ),
    (
        c"cuMemcpyHtoA_v2",
        &[],
        &[
            Row(s::copy_end_of_target, 0x310, ""),
            Row(s::memory_from_host, 0x32, ""),
            Row(s::handle_handle, 0, "dstArray"),
        ],
        Some(|a| unsafe { checks::cuMemcpyHtoA_v2(get(a, 0), get(a, 1), get(a, 2), get(a, 3)) }),
    ),
    (
        c"cuMemcpyAtoH_v2",
        &[],
        &[
            Row(s::copy_end_of_source, 0x321, ""),
            Row(s::memory_to_host, 0x30, ""),
            Row(s::handle_handle, 0x1, "srcArray"),
        ],
        Some(|a| unsafe { checks::cuMemcpyAtoH_v2(get(a, 0), get(a, 1), get(a, 2), get(a, 3)) }),
    ),
    (
        c"cuMemcpyAtoA_v2",
        &[],
        &[
            Row(s::copy_end_of_target, 0x410, ""),
            Row(s::copy_end_of_source, 0x432, ""),
            Row(s::handle_handle, 0, "dstArray"),
            Row(s::handle_handle, 0x2, "srcArray"),
        ],
        Some(|a| unsafe {
            checks::cuMemcpyAtoA_v2(get(a, 0), get(a, 1), get(a, 2), get(a, 3), get(a, 4))
        }),
    ),
    (
        c"cuMemcpy2D_v2",
        &[Pointer(0, None, "pCopy")],
        &[
            Row(s::copy_ranges_2d, 0, "pCopy"),
            Row(s::copy_accesses_2d, 0, "pCopy"),
            Row(s::follow_CUDA_MEMCPY2D, 0, "pCopy"),
        ],
        Some(|a| unsafe { checks::cuMemcpy2D_v2(get(a, 0)) }),
    ),
    (
        c"cuMemcpy2DUnaligned_v2",
        &[Pointer(0, None, "pCopy")],
        &[
            Row(s::copy_ranges_2d, 0, "pCopy"),
            Row(s::copy_accesses_2d, 0, "pCopy"),
            Row(s::follow_CUDA_MEMCPY2D, 0, "pCopy"),
        ],
        Some(|a| unsafe { checks::cuMemcpy2DUnaligned_v2(get(a, 0)) }),
    ),
    (
        c"cuMemcpy3D_v2",
        &[Pointer(0, None, "pCopy")],
        &[
            Row(s::copy_written_boxes, 0, "pCopy"),
            Row(s::copy_own_written_boxes, 0, "pCopy"),
            Row(s::copy_read_boxes, 0, "pCopy"),
            Row(s::copy_own_read_boxes, 0, "pCopy"),
        ],
        Some(|a| unsafe { checks::cuMemcpy3D_v2(get(a, 0)) }),
    ),
    (
        c"cuMemcpy3DPeer",
        &[Pointer(0, None, "pCopy")],
        &[Row(s::copy_written_boxes_2, 0, "pCopy"), Row(s::copy_read_boxes_2, 0, "pCopy")],
        None,
    ),
    (
        c"cuMemcpyAsync",
        &[],
        &[Row(s::memory_copied, 0x210, ""), Row(s::handle_of_context, 0x3, "hStream")],
        Some(|a| unsafe { checks::cuMemcpyAsync(get(a, 0), get(a, 1), get(a, 2), get(a, 3)) }),
    ),
    (
        c"cuMemcpyPeerAsync",
        &[],
        &[
            Row(s::memory_target, 0x40, ""),
            Row(s::memory_source, 0x42, ""),
            Row(s::memory_writable_target, 0x40, ""),
            Row(s::memory_readable_source, 0x42, ""),
            Row(s::handle_of_context, 0x5, "hStream"),
        ],
        None,
    ),
    (
        c"cuMemcpyHtoDAsync_v2",
        &[],
        &[
            Row(s::memory_target, 0x20, ""),
            Row(s::memory_writable_target, 0x20, ""),
            Row(s::memory_own_writable_target, 0x20, ""),
            Row(s::memory_from_host, 0x21, ""),
            Row(s::handle_of_context, 0x3, "hStream"),
        ],
        None,
    ),
    (
        c"cuMemcpyDtoHAsync_v2",
        &[],
        &[
            Row(s::memory_source, 0x21, ""),
            Row(s::memory_readable_source, 0x21, ""),
            Row(s::memory_own_readable_source, 0x21, ""),
            Row(s::memory_to_host, 0x20, ""),
            Row(s::handle_of_context, 0x3, "hStream"),
        ],
        None,
    ),
    (
        c"cuMemcpyDtoDAsync_v2",
        &[],
        &[
            Row(s::memory_target, 0x20, ""),
            Row(s::memory_source, 0x21, ""),
            Row(s::memory_writable_target, 0x20, ""),
            Row(s::memory_own_writable_target, 0x20, ""),
            Row(s::memory_readable_source, 0x21, ""),
            Row(s::memory_own_readable_source, 0x21, ""),
            Row(s::handle_of_context, 0x3, "hStream"),
        ],
        None,
    ),
    (
        c"cuMemcpyHtoAAsync_v2",
        &[],
        &[
            Row(s::copy_end_of_target, 0x310, ""),
            Row(s::memory_from_host, 0x32, ""),
            Row(s::handle_handle, 0, "dstArray"),
            Row(s::handle_of_context, 0x4, "hStream"),
        ],
        Some(|a| unsafe {
            checks::cuMemcpyHtoAAsync_v2(get(a, 0), get(a, 1), get(a, 2), get(a, 3), get(a, 4))
        }),
    ),
    (
        c"cuMemcpyAtoHAsync_v2",
        &[],
        &[
            Row(s::copy_end_of_source, 0x321, ""),
            Row(s::memory_to_host, 0x30, ""),
            Row(s::handle_handle, 0x1, "srcArray"),
            Row(s::handle_of_context, 0x4, "hStream"),
        ],
        Some(|a| unsafe {
            checks::cuMemcpyAtoHAsync_v2(get(a, 0), get(a, 1), get(a, 2), get(a, 3), get(a, 4))
        }),
    ),
    (
        c"cuMemcpy2DAsync_v2",
        &[Pointer(0, None, "pCopy")],
        &[
            Row(s::handle_of_context, 0x1, "hStream"),
            Row(s::copy_ranges_2d, 0, "pCopy"),
            Row(s::copy_accesses_2d, 0, "pCopy"),
            Row(s::follow_CUDA_MEMCPY2D, 0, "pCopy"),
        ],
        Some(|a| unsafe { checks::cuMemcpy2DAsync_v2(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuMemcpy3DAsync_v2",
        &[Pointer(0, None, "pCopy")],
        &[
            Row(s::handle_of_context, 0x1, "hStream"),
            Row(s::copy_written_boxes, 0, "pCopy"),
            Row(s::copy_own_written_boxes, 0, "pCopy"),
            Row(s::copy_read_boxes, 0, "pCopy"),
            Row(s::copy_own_read_boxes, 0, "pCopy"),
        ],
        Some(|a| unsafe { checks::cuMemcpy3DAsync_v2(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuMemcpy3DPeerAsync",
        &[Pointer(0, None, "pCopy")],
        &[
            Row(s::handle_of_context, 0x1, "hStream"),
            Row(s::copy_written_boxes_2, 0, "pCopy"),
            Row(s::copy_read_boxes_2, 0, "pCopy"),
        ],
        None,
    ),
    (
        c"cuMemcpyBatchAsync_v2",
        &[
            Pointer(0, Some((3, 8)), "dsts"),
            Pointer(1, Some((3, 8)), "srcs"),
            Pointer(2, Some((3, 8)), "sizes"),
            Pointer(4, Some((6, 8)), "attrs"),
            Pointer(5, Some((6, 8)), "attrsIdxs"),
        ],
        &[Row(s::handle_stream, 0x7, ""), Row(s::handle_of_context, 0x7, "hStream")],
        Some(|a| unsafe {
            checks::cuMemcpyBatchAsync_v2(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
                get(a, 5),
                get(a, 6),
                get(a, 7),
            )
        }),
    ),
    (
        c"cuMemcpy3DBatchAsync_v2",
        &[Pointer(1, Some((0, 8)), "opList")],
        &[
            Row(s::handle_stream, 0x3, ""),
            Row(s::handle_of_context, 0x3, "hStream"),
            Row(s::follow_CUDA_MEMCPY3D_BATCH_OP, 0x1, "opList[i]"),
        ],
        Some(|a| unsafe {
            checks::cuMemcpy3DBatchAsync_v2(get(a, 0), get(a, 1), get(a, 2), get(a, 3))
        }),
    ),
    (
        c"cuMemcpyWithAttributesAsync",
        &[Pointer(3, None, "attr")],
        &[Row(s::handle_stream, 0x4, ""), Row(s::handle_of_context, 0x4, "hStream")],
        Some(|a| unsafe {
            checks::cuMemcpyWithAttributesAsync(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
            )
        }),
    ),
    (
        c"cuMemcpy3DWithAttributesAsync",
        &[Pointer(0, None, "op")],
        &[
            Row(s::handle_stream, 0x2, ""),
            Row(s::handle_of_context, 0x2, "hStream"),
            Row(s::follow_CUDA_MEMCPY3D_BATCH_OP_2, 0, "op"),
        ],
        Some(|a| unsafe { checks::cuMemcpy3DWithAttributesAsync(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuMemsetD8_v2",
        &[],
        &[
            Row(s::memory_writable_bytes, 0x20, ""),
            Row(s::memory_filled, 0x20, ""),
            Row(s::memory_bytes, 0x20, ""),
        ],
        None,
    ),
    (
        c"cuMemsetD16_v2",
        &[],
        &[
            Row(s::memory_writable_halves, 0x20, ""),
            Row(s::memory_filled, 0x20, ""),
            Row(s::memory_halves, 0x20, ""),
        ],
        Some(|a| unsafe { checks::cuMemsetD16_v2(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuMemsetD32_v2",
        &[],
        &[
            Row(s::memory_writable_words, 0x20, ""),
            Row(s::memory_filled, 0x20, ""),
            Row(s::memory_words, 0x20, ""),
        ],
        Some(|a| unsafe { checks::cuMemsetD32_v2(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuMemsetD2D8_v2",
        &[],
        &[
            Row(s::memory_writable_rows, 0x4310, ""),
            Row(s::memory_filled_rows, 0x430, ""),
            Row(s::memory_rows_of_bytes, 0x431, ""),
        ],
        None,
    ),
    (
        c"cuMemsetD2D16_v2",
        &[],
        &[
            Row(s::memory_writable_rows, 0x4310, ""),
            Row(s::memory_filled_rows, 0x430, ""),
            Row(s::memory_rows_of_halves, 0x431, ""),
        ],
        Some(|a| unsafe {
            checks::cuMemsetD2D16_v2(get(a, 0), get(a, 1), get(a, 2), get(a, 3), get(a, 4))
        }),
    ),
    (
        c"cuMemsetD2D32_v2",
        &[],
        &[
            Row(s::memory_writable_rows, 0x4310, ""),
            Row(s::memory_filled_rows, 0x430, ""),
            Row(s::memory_rows_of_words, 0x431, ""),
        ],
        Some(|a| unsafe {
            checks::cuMemsetD2D32_v2(get(a, 0), get(a, 1), get(a, 2), get(a, 3), get(a, 4))
        }),
    ),
    (
        c"cuMemsetD8Async",
        &[],
        &[
            Row(s::memory_writable_bytes, 0x20, ""),
            Row(s::memory_filled, 0x20, ""),
            Row(s::memory_bytes, 0x20, ""),
            Row(s::handle_of_context, 0x3, "hStream"),
        ],
        None,
    ),
    (
        c"cuMemsetD16Async",
        &[],
        &[
            Row(s::memory_writable_halves, 0x20, ""),
            Row(s::memory_filled, 0x20, ""),
            Row(s::memory_halves, 0x20, ""),
            Row(s::handle_of_context, 0x3, "hStream"),
        ],
        Some(|a| unsafe { checks::cuMemsetD16Async(get(a, 0), get(a, 1), get(a, 2), get(a, 3)) }),
    ),
    (
        c"cuMemsetD32Async",
        &[],
        &[
            Row(s::memory_writable_words, 0x20, ""),
            Row(s::memory_filled, 0x20, ""),
            Row(s::memory_words, 0x20, ""),
            Row(s::handle_of_context, 0x3, "hStream"),
        ],
        Some(|a| unsafe { checks::cuMemsetD32Async(get(a, 0), get(a, 1), get(a, 2), get(a, 3)) }),
    ),
    (
        c"cuMemsetD2D8Async",
        &[],
        &[
            Row(s::memory_writable_rows, 0x4310, ""),
            Row(s::memory_filled_rows, 0x430, ""),
            Row(s::memory_rows_of_bytes, 0x431, ""),
            Row(s::handle_of_context, 0x5, "hStream"),
        ],
        None,
    ),
    (
        c"cuMemsetD2D16Async",
        &[],
        &[
            Row(s::memory_writable_rows, 0x4310, ""),
            Row(s::memory_filled_rows, 0x430, ""),
            Row(s::memory_rows_of_halves, 0x431, ""),
            Row(s::handle_of_context, 0x5, "hStream"),
        ],
        Some(|a| unsafe {
            checks::cuMemsetD2D16Async(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
                get(a, 5),
            )
        }),
    ),
    (
        c"cuMemsetD2D32Async",
        &[],
        &[
            Row(s::memory_writable_rows, 0x4310, ""),
            Row(s::memory_filled_rows, 0x430, ""),
            Row(s::memory_rows_of_words, 0x431, ""),
            Row(s::handle_of_context, 0x5, "hStream"),
        ],
        Some(|a| unsafe {
            checks::cuMemsetD2D32Async(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
                get(a, 5),
            )
        }),
    ),
    (
        c"cuArrayCreate_v2",
        &[Pointer(0, None, "pHandle"), Pointer(1, None, "pAllocateArray")],
        &[Row(s::follow_CUDA_ARRAY_DESCRIPTOR, 0x1, "pAllocateArray")],
        Some(|a| unsafe { checks::cuArrayCreate_v2(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuArrayGetDescriptor_v2",
        &[Pointer(0, None, "pArrayDescriptor")],
        &[Row(s::handle_handle, 0x1, "hArray")],
        None,
    ),
    (
        c"cuArrayGetSparseProperties",
        &[Pointer(0, None, "sparseProperties")],
        &[Row(s::array_sparse, 0x1, ""), Row(s::handle_handle, 0x1, "array")],
        None,
    ),
    (
        c"cuMipmappedArrayGetSparseProperties",
        &[Pointer(0, None, "sparseProperties")],
        &[Row(s::array_sparse_mipmap, 0x1, ""), Row(s::handle_handle, 0x1, "mipmap")],
        None,
    ),
    (
        c"cuArrayGetMemoryRequirements",
        &[Pointer(0, None, "memoryRequirements")],
        &[
            Row(s::array_deferred, 0x1, ""),
            Row(s::handle_handle, 0x1, "array"),
            Row(s::handle_device, 0x2, "device"),
        ],
        None,
    ),
    (
        c"cuMipmappedArrayGetMemoryRequirements",
        &[Pointer(0, None, "memoryRequirements")],
        &[
            Row(s::array_deferred_mipmap, 0x1, ""),
            Row(s::handle_handle, 0x1, "mipmap"),
            Row(s::handle_device, 0x2, "device"),
        ],
        None,
    ),
    (
        c"cuArrayGetPlane",
        &[Pointer(0, None, "pPlaneArray")],
        &[Row(s::handle_handle, 0x1, "hArray")],
        None,
    ),
    (c"cuArrayDestroy", &[], &[Row(s::handle_handle, 0, "hArray")], None),
    (
        c"cuArray3DCreate_v2",
        &[Pointer(0, None, "pHandle"), Pointer(1, None, "pAllocateArray")],
        &[Row(s::follow_CUDA_ARRAY3D_DESCRIPTOR, 0x1, "pAllocateArray")],
        Some(|a| unsafe { checks::cuArray3DCreate_v2(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuArray3DGetDescriptor_v2",
        &[Pointer(0, None, "pArrayDescriptor")],
        &[Row(s::handle_handle, 0x1, "hArray")],
        None,
    ),
    (
        c"cuMipmappedArrayCreate",
        &[Pointer(0, None, "pHandle"), Pointer(1, None, "pMipmappedArrayDesc")],
        &[Row(s::follow_CUDA_ARRAY3D_DESCRIPTOR, 0x1, "pMipmappedArrayDesc")],
        Some(|a| unsafe { checks::cuMipmappedArrayCreate(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuMipmappedArrayGetLevel",
        &[Pointer(0, None, "pLevelArray")],
        &[Row(s::array_level, 0x12, ""), Row(s::handle_handle, 0x1, "hMipmappedArray")],
        None,
    ),
    (c"cuMipmappedArrayDestroy", &[], &[Row(s::handle_handle, 0, "hMipmappedArray")], None),
    (
        c"cuMemGetHandleForAddressRange",
        &[Pointer(0, None, "handle")],
        &[],
        Some(|a| unsafe {
            checks::cuMemGetHandleForAddressRange(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
            )
        }),
    ),
    (
        c"cuMemBatchDecompressAsync",
        &[Pointer(0, Some((1, 8)), "paramsArray")],
        &[Row(s::memory_decompressing, 0x4, ""), Row(s::handle_of_context, 0x4, "stream")],
        Some(|a| unsafe {
            checks::cuMemBatchDecompressAsync(get(a, 0), get(a, 1), get(a, 2), get(a, 3), get(a, 4))
        }),
    ),
    (
        c"cuMemAddressReserve",
        &[Pointer(0, None, "ptr")],
        &[
            Row(s::memory_some_bytes, 0x1, ""),
            Row(s::memory_reservable, 0x1, ""),
            Row(s::memory_addresses, 0x1, ""),
        ],
        Some(|a| unsafe {
            checks::cuMemAddressReserve(get(a, 0), get(a, 1), get(a, 2), get(a, 3), get(a, 4))
        }),
    ),
    (
        c"cuMemAddressFree",
        &[],
        &[
            Row(s::memory_reserved, 0, ""),
            Row(s::memory_reserved_range, 0, ""),
            Row(s::memory_whole_range, 0x10, ""),
            Row(s::memory_released, 0, ""),
        ],
        None,
    ),
    (
        c"cuMemCreate",
        &[Pointer(0, None, "handle"), Pointer(2, None, "prop")],
        &[
            Row(s::memory_created, 0x21, ""),
            Row(s::memory_some_bytes, 0x1, ""),
            Row(s::follow_CUmemAllocationProp, 0x2, "prop"),
        ],
        Some(|a| unsafe { checks::cuMemCreate(get(a, 0), get(a, 1), get(a, 2), get(a, 3)) }),
    ),
    (c"cuMemRelease", &[], &[Row(s::memory_released_handle, 0, "")], None),
    (
        c"cuMemMap",
        &[],
        &[
            Row(s::memory_granules, 0x310, ""),
            Row(s::memory_whole, 0x21, ""),
            Row(s::memory_reserved, 0, ""),
            Row(s::memory_reserved_range, 0, ""),
            Row(s::memory_mapped, 0, ""),
            Row(s::memory_live_handle, 0x3, ""),
        ],
        Some(|a| unsafe {
            checks::cuMemMap(get(a, 0), get(a, 1), get(a, 2), get(a, 3), get(a, 4))
        }),
    ),
    (
        c"cuMemMapArrayAsync",
        &[Pointer(0, Some((1, 4)), "mapInfoList")],
        &[
            Row(s::handle_stream, 0x2, ""),
            Row(s::handle_of_context, 0x2, "hStream"),
            Row(s::follow_CUarrayMapInfo, 0x10, "mapInfoList[i]"),
        ],
        Some(|a| unsafe { checks::cuMemMapArrayAsync(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (c"cuMemUnmap", &[], &[Row(s::memory_unmapped, 0x10, "")], None),
    (
        c"cuMemSetAccess",
        &[Pointer(2, Some((3, 8)), "desc")],
        &[
            Row(s::memory_reserved, 0, ""),
            Row(s::memory_accessed, 0x10, ""),
            Row(s::memory_access_of_host, 0x320, ""),
        ],
        Some(|a| unsafe { checks::cuMemSetAccess(get(a, 0), get(a, 1), get(a, 2), get(a, 3)) }),
    ),
    (
        c"cuMemGetAccess",
        &[Pointer(0, None, "flags"), Pointer(1, None, "location")],
        &[Row(s::memory_access_of, 0x2, "")],
        Some(|a| unsafe { checks::cuMemGetAccess(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuMemExportToShareableHandle",
        &[],
        &[Row(s::memory_exported, 0x21, ""), Row(s::memory_export_output, 0, "")],
        Some(|a| unsafe {
            checks::cuMemExportToShareableHandle(get(a, 0), get(a, 1), get(a, 2), get(a, 3))
        }),
    ),
    (
        c"cuMemImportFromShareableHandle",
        &[Pointer(0, None, "handle")],
        &[Row(s::memory_imported, 0x21, "")],
        Some(|a| unsafe {
            checks::cuMemImportFromShareableHandle(get(a, 0), get(a, 1), get(a, 2))
        }),
    ),
    (
        c"cuMemGetAllocationGranularity",
        &[Pointer(0, None, "granularity"), Pointer(1, None, "prop")],
        &[Row(s::memory_fabric, 0x1, "prop.requestedHandleTypes")],
        Some(|a| unsafe { checks::cuMemGetAllocationGranularity(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (c"cuMemGetAllocationPropertiesFromHandle", &[Pointer(0, None, "prop")], &[], None),
    (
        c"cuMemRetainAllocationHandle",
        &[Pointer(0, None, "handle")],
        &[Row(s::memory_retained, 0x1, "")],
        None,
    ),
    (
        c"cuMemFreeAsync",
        &[],
        &[
            Row(s::memory_freed, 0, ""),
            Row(s::memory_freed_later, 0, ""),
            Row(s::memory_freed_in_capture, 0x10, ""),
            Row(s::handle_of_context, 0x1, "hStream"),
        ],
        None,
    ),
    (
        c"cuMemAllocAsync",
        &[Pointer(0, None, "dptr")],
        &[
            Row(s::memory_allocated_later, 0x21, ""),
            Row(s::memory_pooled, 0x2, ""),
            Row(s::handle_of_context, 0x2, "hStream"),
        ],
        None,
    ),
    (c"cuMemPoolTrimTo", &[], &[Row(s::handle_handle, 0, "pool")], None),
    (
        c"cuMemPoolSetAttribute",
        &[],
        &[Row(s::handle_handle, 0, "pool")],
        Some(|a| unsafe { checks::cuMemPoolSetAttribute(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuMemPoolGetAttribute",
        &[Pointer(2, None, "value")],
        &[Row(s::handle_handle, 0, "pool")],
        Some(|a| unsafe { checks::cuMemPoolGetAttribute(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuMemPoolSetAccess",
        &[Pointer(1, Some((2, 8)), "map")],
        &[Row(s::memory_access_to_pool, 0x21, ""), Row(s::handle_handle, 0, "pool")],
        Some(|a| unsafe { checks::cuMemPoolSetAccess(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuMemPoolGetAccess",
        &[Pointer(0, None, "flags"), Pointer(2, None, "location")],
        &[Row(s::handle_handle, 0x1, "memPool")],
        Some(|a| unsafe { checks::cuMemPoolGetAccess(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuMemPoolCreate",
        &[Pointer(0, None, "pool"), Pointer(1, None, "poolProps")],
        &[Row(s::follow_CUmemPoolProps, 0x1, "poolProps")],
        Some(|a| unsafe { checks::cuMemPoolCreate(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuMemPoolDestroy",
        &[],
        &[Row(s::memory_pool, 0, ""), Row(s::handle_handle, 0, "pool")],
        None,
    ),
    (
        c"cuMemGetDefaultMemPool",
        &[Pointer(0, None, "pool_out"), Pointer(1, None, "location")],
        &[],
        Some(|a| unsafe { checks::cuMemGetDefaultMemPool(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuMemGetMemPool",
        &[Pointer(0, None, "pool"), Pointer(1, None, "location")],
        &[],
        Some(|a| unsafe { checks::cuMemGetMemPool(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuMemSetMemPool",
        &[Pointer(0, None, "location")],
        &[Row(s::handle_handle, 0x2, "pool")],
        Some(|a| unsafe { checks::cuMemSetMemPool(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuMemAllocFromPoolAsync",
        &[Pointer(0, None, "dptr")],
        &[Row(s::handle_handle, 0x2, "pool"), Row(s::handle_of_context, 0x3, "hStream")],
        None,
    ),
    (
        c"cuMemPoolExportToShareableHandle",
        &[Pointer(0, None, "handle_out")],
        &[Row(s::memory_pool_exported, 0x21, ""), Row(s::handle_handle, 0x1, "pool")],
        Some(|a| unsafe {
            checks::cuMemPoolExportToShareableHandle(get(a, 0), get(a, 1), get(a, 2), get(a, 3))
        }),
    ),
    (
        c"cuMemPoolImportFromShareableHandle",
        &[Pointer(0, None, "pool_out")],
        &[Row(s::memory_imported_pool, 0x21, "")],
        Some(|a| unsafe {
            checks::cuMemPoolImportFromShareableHandle(get(a, 0), get(a, 1), get(a, 2), get(a, 3))
        }),
    ),
    (
        c"cuMemPoolExportPointer",
        &[Pointer(0, None, "shareData_out")],
        &[Row(s::memory_exported_pointer, 0x1, "")],
        None,
    ),
    (
        c"cuMemPoolImportPointer",
        &[Pointer(0, None, "ptr_out"), Pointer(2, None, "shareData")],
        &[Row(s::handle_handle, 0x1, "pool")],
        None,
    ),
    (
        c"cuMulticastCreate",
        &[Pointer(0, None, "mcHandle"), Pointer(1, None, "prop")],
        &[],
        Some(|a| unsafe { checks::cuMulticastCreate(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuMulticastAddDevice",
        &[],
        &[Row(s::handle_device_2, 0x1, "")],
        Some(|a| unsafe { checks::cuMulticastAddDevice(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuMulticastBindMem",
        &[],
        &[],
        Some(|a| unsafe {
            checks::cuMulticastBindMem(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
                get(a, 5),
            )
        }),
    ),
    (
        c"cuMulticastBindMem_v2",
        &[],
        &[Row(s::handle_device_2, 0x1, "")],
        Some(|a| unsafe {
            checks::cuMulticastBindMem_v2(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
                get(a, 5),
                get(a, 6),
            )
        }),
    ),
    (
        c"cuMulticastBindAddr",
        &[],
        &[],
        Some(|a| unsafe {
            checks::cuMulticastBindAddr(get(a, 0), get(a, 1), get(a, 2), get(a, 3), get(a, 4))
        }),
    ),
    (
        c"cuMulticastBindAddr_v2",
        &[],
        &[Row(s::handle_device_2, 0x1, "")],
        Some(|a| unsafe {
            checks::cuMulticastBindAddr_v2(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
                get(a, 5),
            )
        }),
    ),
    (
        c"cuMulticastUnbind",
        &[],
        &[Row(s::handle_device_2, 0x1, "")],
        Some(|a| unsafe { checks::cuMulticastUnbind(get(a, 0), get(a, 1), get(a, 2), get(a, 3)) }),
    ),
    (
        c"cuMulticastGetGranularity",
        &[Pointer(0, None, "granularity"), Pointer(1, None, "prop")],
        &[],
        Some(|a| unsafe { checks::cuMulticastGetGranularity(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuDeviceGetFabricClusterUuid",
        &[Pointer(0, None, "uuid")],
        &[Row(s::handle_device_2, 0x1, "")],
        None,
    ),
    (
        c"cuDeviceGetCliqueCount",
        &[Pointer(0, None, "count")],
        &[Row(s::handle_device_2, 0x1, "")],
        None,
    ),
    (
        c"cuDeviceGetCliqueInfo",
        &[Pointer(1, None, "count")],
        &[Row(s::handle_device_2, 0x2, "")],
        None,
    ),
    (c"cuLogicalEndpointIdReserve", &[Pointer(0, None, "baseLeId")], &[], None),
    (
        c"cuLogicalEndpointIdRelease",
        &[],
        &[],
        Some(|a| unsafe { checks::cuLogicalEndpointIdRelease(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuLogicalEndpointCreate",
        &[Pointer(1, None, "prop")],
        &[],
        Some(|a| unsafe { checks::cuLogicalEndpointCreate(get(a, 0), get(a, 1)) }),
    ),
    (c"cuLogicalEndpointAddDevice", &[], &[Row(s::handle_device_2, 0x1, "")], None),
    (
        c"cuLogicalEndpointBindAddr",
        &[],
        &[Row(s::handle_device_2, 0x1, "")],
        Some(|a| unsafe {
            checks::cuLogicalEndpointBindAddr(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
                get(a, 5),
            )
        }),
    ),
    (
        c"cuLogicalEndpointBindMem",
        &[],
        &[Row(s::handle_device_2, 0x1, "")],
        Some(|a| unsafe {
            checks::cuLogicalEndpointBindMem(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
                get(a, 5),
                get(a, 6),
            )
        }),
    ),
    (
        c"cuLogicalEndpointUnbind",
        &[],
        &[Row(s::handle_device_2, 0x1, "")],
        Some(|a| unsafe {
            checks::cuLogicalEndpointUnbind(get(a, 0), get(a, 1), get(a, 2), get(a, 3))
        }),
    ),
    (
        c"cuLogicalEndpointExport",
        &[Pointer(0, None, "handle")],
        &[],
        Some(|a| unsafe { checks::cuLogicalEndpointExport(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuLogicalEndpointImport",
        &[],
        &[],
        Some(|a| unsafe { checks::cuLogicalEndpointImport(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuLogicalEndpointGetLimits",
        &[Pointer(0, None, "bindAlignment"), Pointer(1, None, "maxSize"), Pointer(2, None, "prop")],
        &[],
        Some(|a| unsafe { checks::cuLogicalEndpointGetLimits(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (c"cuLogicalEndpointQuery", &[Pointer(2, None, "queryStatus")], &[], None),
    (
        c"cuFabricCpyBatchAsync",
        &[Pointer(1, Some((0, 8)), "opList")],
        &[Row(s::handle_stream, 0x3, ""), Row(s::handle_of_context, 0x3, "hStream")],
        Some(|a| unsafe {
            checks::cuFabricCpyBatchAsync(get(a, 0), get(a, 1), get(a, 2), get(a, 3))
        }),
    ),
    (
        c"cuPointerGetAttribute",
        &[Pointer(0, None, "data")],
        &[
            Row(s::memory_pointer, 0x2, ""),
            Row(s::memory_attribute_of_pointer, 0x1, ""),
            Row(s::memory_host_pointer, 0x21, ""),
        ],
        None,
    ),
    (
        c"cuMemPrefetchAsync_v2",
        &[],
        &[
            Row(s::handle_stream, 0x4, ""),
            Row(s::memory_prefetched, 0x10, ""),
            Row(s::handle_of_context, 0x4, "hStream"),
        ],
        Some(|a| unsafe {
            checks::cuMemPrefetchAsync_v2(get(a, 0), get(a, 1), get(a, 2), get(a, 3), get(a, 4))
        }),
    ),
    (
        c"cuMemAdvise_v2",
        &[],
        &[Row(s::memory_advised, 0, "")],
        Some(|a| unsafe { checks::cuMemAdvise_v2(get(a, 0), get(a, 1), get(a, 2), get(a, 3)) }),
    ),
    (
        c"cuMemPrefetchBatchAsync",
        &[
            Pointer(0, Some((2, 8)), "dptrs"),
            Pointer(1, Some((2, 8)), "sizes"),
            Pointer(3, Some((5, 8)), "prefetchLocs"),
            Pointer(4, Some((5, 8)), "prefetchLocIdxs"),
        ],
        &[
            Row(s::handle_stream, 0x7, ""),
            Row(s::memory_batched, 0x20, ""),
            Row(s::handle_of_context, 0x7, "hStream"),
        ],
        Some(|a| unsafe {
            checks::cuMemPrefetchBatchAsync(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
                get(a, 5),
                get(a, 6),
                get(a, 7),
            )
        }),
    ),
    (
        c"cuMemDiscardBatchAsync",
        &[Pointer(0, Some((2, 8)), "dptrs"), Pointer(1, Some((2, 8)), "sizes")],
        &[
            Row(s::handle_stream, 0x4, ""),
            Row(s::memory_batched, 0x20, ""),
            Row(s::handle_of_context, 0x4, "hStream"),
        ],
        Some(|a| unsafe {
            checks::cuMemDiscardBatchAsync(get(a, 0), get(a, 1), get(a, 2), get(a, 3), get(a, 4))
        }),
    ),
    (
        c"cuMemDiscardAndPrefetchBatchAsync",
        &[
            Pointer(0, Some((2, 8)), "dptrs"),
            Pointer(1, Some((2, 8)), "sizes"),
            Pointer(3, Some((5, 8)), "prefetchLocs"),
            Pointer(4, Some((5, 8)), "prefetchLocIdxs"),
        ],
        &[
            Row(s::handle_stream, 0x7, ""),
            Row(s::memory_batched, 0x20, ""),
            Row(s::handle_of_context, 0x7, "hStream"),
        ],
        Some(|a| unsafe {
            checks::cuMemDiscardAndPrefetchBatchAsync(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
                get(a, 5),
                get(a, 6),
                get(a, 7),
            )
        }),
    ),
    (
        c"cuMemGetLocationInfo",
        &[],
        &[Row(s::memory_located, 0, "")],
        Some(|a| unsafe {
            checks::cuMemGetLocationInfo(get(a, 0), get(a, 1), get(a, 2), get(a, 3), get(a, 4))
        }),
    ),
    (
        c"cuMemRangeGetAttribute",
        &[],
        &[Row(s::memory_advised, 0x3, "")],
        Some(|a| unsafe {
            checks::cuMemRangeGetAttribute(get(a, 0), get(a, 1), get(a, 2), get(a, 3), get(a, 4))
        }),
    ),
    (
        c"cuMemRangeGetAttributes",
        &[
            Pointer(0, Some((3, 8)), "data"),
            Pointer(1, Some((3, 8)), "dataSizes"),
            Pointer(2, Some((3, 8)), "attributes"),
        ],
        &[],
        Some(|a| unsafe {
            checks::cuMemRangeGetAttributes(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
                get(a, 5),
            )
        }),
    ),
    (
        c"cuPointerSetAttribute",
        &[],
        &[Row(s::memory_pointer, 0x2, "")],
        Some(|a| unsafe { checks::cuPointerSetAttribute(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuPointerGetAttributes",
        &[Pointer(1, Some((0, 4)), "attributes"), Pointer(2, Some((0, 4)), "data")],
        &[],
        None,
    ),
    (
        c"cuStreamCreate",
        &[Pointer(0, None, "phStream")],
        &[],
        Some(|a| unsafe { checks::cuStreamCreate(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuStreamCreateWithPriority",
        &[Pointer(0, None, "phStream")],
        &[],
        Some(|a| unsafe { checks::cuStreamCreateWithPriority(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuStreamBeginCaptureToCig",
        &[Pointer(1, None, "streamCigCaptureParams")],
        &[Row(s::handle_stream, 0, ""), Row(s::handle_of_context, 0, "hStream")],
        Some(|a| unsafe { checks::cuStreamBeginCaptureToCig(get(a, 0), get(a, 1)) }),
    ),
    (c"cuStreamEndCaptureToCig", &[], &[Row(s::handle_of_context, 0, "hStream")], None),
    (
        c"cuStreamGetPriority",
        &[Pointer(1, None, "priority")],
        &[Row(s::handle_stream, 0, ""), Row(s::handle_of_context, 0, "hStream")],
        None,
    ),
    (
        c"cuStreamGetDevice",
        &[Pointer(1, None, "device")],
        &[Row(s::handle_stream, 0, ""), Row(s::handle_of_context, 0, "hStream")],
        None,
    ),
    (
        c"cuStreamGetFlags",
        &[Pointer(1, None, "flags")],
        &[Row(s::handle_stream, 0, ""), Row(s::handle_of_context, 0, "hStream")],
        None,
    ),
    (
        c"cuStreamGetId",
        &[Pointer(1, None, "streamId")],
        &[Row(s::handle_stream, 0, ""), Row(s::handle_of_context, 0, "hStream")],
        None,
    ),
    (
        c"cuStreamGetCtx",
        &[Pointer(1, None, "pctx")],
        &[Row(s::handle_stream, 0, ""), Row(s::handle_of_context, 0, "hStream")],
        None,
    ),
    (
        c"cuStreamGetCtx_v2",
        &[Pointer(1, None, "pCtx"), Pointer(2, None, "pGreenCtx")],
        &[Row(s::handle_stream, 0, ""), Row(s::handle_of_context, 0, "hStream")],
        None,
    ),
    (
        c"cuStreamWaitEvent",
        &[],
        &[
            Row(s::handle_waited_outside, 0x20, ""),
            Row(s::handle_of_context, 0, "hStream"),
            Row(s::handle_handle, 0x1, "hEvent"),
            Row(s::handle_of_context, 0x1, "hEvent"),
        ],
        Some(|a| unsafe { checks::cuStreamWaitEvent(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuStreamAddCallback",
        &[],
        &[Row(s::handle_stream, 0, ""), Row(s::handle_of_context, 0, "hStream")],
        Some(|a| unsafe {
            checks::cuStreamAddCallback(get(a, 0), get(a, 1), get(a, 2), get(a, 3))
        }),
    ),
    (
        c"cuStreamBeginCapture_v2",
        &[],
        &[Row(s::handle_begin, 0, ""), Row(s::handle_of_context, 0, "hStream")],
        Some(|a| unsafe { checks::cuStreamBeginCapture_v2(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuStreamBeginRecaptureToGraph",
        &[],
        &[
            Row(s::handle_stream, 0, ""),
            Row(s::handle_of_context, 0, "hStream"),
            Row(s::handle_handle, 0x2, "hGraph"),
        ],
        Some(|a| unsafe {
            checks::cuStreamBeginRecaptureToGraph(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
            )
        }),
    ),
    (
        c"cuStreamBeginCaptureToGraph",
        &[],
        &[
            Row(s::graph_edges_to_new, 0x3421, ""),
            Row(s::handle_begin, 0, ""),
            Row(s::handle_of_context, 0, "hStream"),
            Row(s::handle_handle, 0x1, "hGraph"),
        ],
        Some(|a| unsafe {
            checks::cuStreamBeginCaptureToGraph(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
                get(a, 5),
            )
        }),
    ),
    (c"cuThreadExchangeStreamCaptureMode", &[Pointer(0, None, "mode")], &[], None),
    (
        c"cuStreamEndCapture",
        &[Pointer(1, None, "phGraph")],
        &[
            Row(s::handle_joined, 0, ""),
            Row(s::handle_end, 0, ""),
            Row(s::handle_of_context, 0, "hStream"),
        ],
        None,
    ),
    (
        c"cuStreamIsCapturing",
        &[Pointer(1, None, "captureStatus")],
        &[Row(s::handle_of_context, 0, "hStream")],
        None,
    ),
    (
        c"cuStreamGetCaptureInfo_v3",
        &[Pointer(1, None, "captureStatus_out")],
        &[Row(s::handle_of_context, 0, "hStream")],
        Some(|a| unsafe {
            checks::cuStreamGetCaptureInfo_v3(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
                get(a, 5),
                get(a, 6),
            )
        }),
    ),
    (
        c"cuStreamUpdateCaptureDependencies_v2",
        &[Pointer(1, Some((3, 8)), "dependencies")],
        &[Row(s::handle_end, 0, ""), Row(s::handle_of_context, 0, "hStream")],
        Some(|a| unsafe {
            checks::cuStreamUpdateCaptureDependencies_v2(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
            )
        }),
    ),
    (
        c"cuStreamAttachMemAsync",
        &[],
        &[
            Row(s::handle_stream, 0, ""),
            Row(s::memory_attached, 0x1, ""),
            Row(s::memory_attached_whole, 0x21, ""),
            Row(s::handle_of_context, 0, "hStream"),
        ],
        Some(|a| unsafe {
            checks::cuStreamAttachMemAsync(get(a, 0), get(a, 1), get(a, 2), get(a, 3))
        }),
    ),
    (
        c"cuStreamQuery",
        &[],
        &[Row(s::handle_stream, 0, ""), Row(s::handle_of_context, 0, "hStream")],
        None,
    ),
    (
        c"cuStreamSynchronize",
        &[],
        &[Row(s::handle_stream, 0, ""), Row(s::handle_of_context, 0, "hStream")],
        None,
    ),
    (
        c"cuStreamDestroy_v2",
        &[],
        &[
            Row(s::handle_stream, 0, ""),
            Row(s::handle_no_default, 0, "hStream"),
            Row(s::handle_of_context, 0, "hStream"),
        ],
        None,
    ),
    (
        c"cuStreamCopyAttributes",
        &[],
        &[
            Row(s::handle_same_context, 0x10, ""),
            Row(s::handle_of_context, 0, "dst"),
            Row(s::handle_of_context, 0x1, "src"),
        ],
        None,
    ),
    (
        c"cuStreamGetAttribute",
        &[],
        &[Row(s::handle_stream, 0, ""), Row(s::handle_of_context, 0, "hStream")],
        Some(|a| unsafe { checks::cuStreamGetAttribute(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuStreamSetAttribute",
        &[Pointer(2, None, "value")],
        &[
            Row(s::handle_stream, 0, ""),
            Row(s::handle_of_context, 0, "hStream"),
            Row(s::follow_CUlaunchAttributeValue_2, 0x21, "value"),
        ],
        Some(|a| unsafe { checks::cuStreamSetAttribute(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuEventCreate",
        &[Pointer(0, None, "phEvent")],
        &[],
        Some(|a| unsafe { checks::cuEventCreate(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuEventRecord",
        &[],
        &[
            Row(s::handle_handle, 0, "hEvent"),
            Row(s::handle_of_context, 0, "hEvent"),
            Row(s::handle_of_context, 0x1, "hStream"),
        ],
        None,
    ),
    (
        c"cuEventRecordWithFlags",
        &[],
        &[
            Row(s::handle_recorded_outside, 0x12, ""),
            Row(s::handle_handle, 0, "hEvent"),
            Row(s::handle_of_context, 0, "hEvent"),
            Row(s::handle_of_context, 0x1, "hStream"),
        ],
        Some(|a| unsafe { checks::cuEventRecordWithFlags(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuEventQuery",
        &[],
        &[Row(s::handle_handle, 0, "hEvent"), Row(s::handle_of_context, 0, "hEvent")],
        None,
    ),
    (
        c"cuEventSynchronize",
        &[],
        &[Row(s::handle_handle, 0, "hEvent"), Row(s::handle_of_context, 0, "hEvent")],
        None,
    ),
    (
        c"cuEventDestroy_v2",
        &[],
        &[Row(s::handle_handle, 0, "hEvent"), Row(s::handle_of_context, 0, "hEvent")],
        None,
    ),
    (
        c"cuEventElapsedTime_v2",
        &[Pointer(0, None, "pMilliseconds")],
        &[
            Row(s::handle_timed, 0x21, ""),
            Row(s::handle_handle, 0x1, "hStart"),
            Row(s::handle_of_context, 0x1, "hStart"),
            Row(s::handle_handle, 0x2, "hEnd"),
            Row(s::handle_of_context, 0x2, "hEnd"),
        ],
        None,
    ),
    (
        c"cuImportExternalMemory",
        &[Pointer(0, None, "extMem_out"), Pointer(1, None, "memHandleDesc")],
        &[
            Row(s::handle_external_memory, 0x1, "memHandleDesc"),
            Row(s::follow_CUDA_EXTERNAL_MEMORY_HANDLE_DESC, 0x1, "memHandleDesc"),
        ],
        Some(|a| unsafe { checks::cuImportExternalMemory(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuExternalMemoryGetMappedBuffer",
        &[Pointer(0, None, "devPtr"), Pointer(2, None, "bufferDesc")],
        &[
            Row(s::handle_handle, 0x1, "extMem"),
            Row(s::follow_CUDA_EXTERNAL_MEMORY_BUFFER_DESC, 0x2, "bufferDesc"),
        ],
        Some(|a| unsafe {
            checks::cuExternalMemoryGetMappedBuffer(get(a, 0), get(a, 1), get(a, 2))
        }),
    ),
    (
        c"cuExternalMemoryGetMappedMipmappedArray",
        &[Pointer(0, None, "mipmap"), Pointer(2, None, "mipmapDesc")],
        &[
            Row(s::handle_handle, 0x1, "extMem"),
            Row(s::follow_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC, 0x2, "mipmapDesc"),
        ],
        Some(|a| unsafe {
            checks::cuExternalMemoryGetMappedMipmappedArray(get(a, 0), get(a, 1), get(a, 2))
        }),
    ),
    (c"cuDestroyExternalMemory", &[], &[Row(s::handle_handle, 0, "extMem")], None),
    (
        c"cuImportExternalSemaphore",
        &[Pointer(0, None, "extSem_out"), Pointer(1, None, "semHandleDesc")],
        &[Row(s::follow_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC, 0x1, "semHandleDesc")],
        Some(|a| unsafe { checks::cuImportExternalSemaphore(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuSignalExternalSemaphoresAsync",
        &[Pointer(0, Some((2, 4)), "extSemArray"), Pointer(1, Some((2, 4)), "paramsArray")],
        &[
            Row(s::handle_of_context, 0x3, "stream"),
            Row(s::handle_handle_5, 0x20, "extSemArray[i]"),
        ],
        Some(|a| unsafe {
            checks::cuSignalExternalSemaphoresAsync(get(a, 0), get(a, 1), get(a, 2), get(a, 3))
        }),
    ),
    (
        c"cuWaitExternalSemaphoresAsync",
        &[Pointer(0, Some((2, 4)), "extSemArray"), Pointer(1, Some((2, 4)), "paramsArray")],
        &[
            Row(s::handle_of_context, 0x3, "stream"),
            Row(s::handle_handle_5, 0x20, "extSemArray[i]"),
        ],
        Some(|a| unsafe {
            checks::cuWaitExternalSemaphoresAsync(get(a, 0), get(a, 1), get(a, 2), get(a, 3))
        }),
    ),
    (c"cuDestroyExternalSemaphore", &[], &[Row(s::handle_handle, 0, "extSem")], None),
    (
        c"cuStreamWaitValue32_v2",
        &[],
        &[
            Row(s::memop_wait_ability, 0x3, ""),
            Row(s::memory_of_value, 0x1, ""),
            Row(s::memory_of_word, 0x1, ""),
            Row(s::memory_unmanaged, 0x1, ""),
            Row(s::handle_of_context, 0, "stream"),
        ],
        Some(|a| unsafe {
            checks::cuStreamWaitValue32_v2(get(a, 0), get(a, 1), get(a, 2), get(a, 3))
        }),
    ),
    (
        c"cuStreamWaitValue64_v2",
        &[],
        &[
            Row(s::memory_of_value, 0x1, ""),
            Row(s::memory_of_long, 0x1, ""),
            Row(s::handle_of_context, 0, "stream"),
        ],
        Some(|a| unsafe {
            checks::cuStreamWaitValue64_v2(get(a, 0), get(a, 1), get(a, 2), get(a, 3))
        }),
    ),
    (
        c"cuStreamWriteValue32_v2",
        &[],
        &[
            Row(s::memory_of_value, 0x1, ""),
            Row(s::memory_of_word, 0x1, ""),
            Row(s::memory_unmanaged, 0x1, ""),
            Row(s::handle_of_context, 0, "stream"),
        ],
        Some(|a| unsafe {
            checks::cuStreamWriteValue32_v2(get(a, 0), get(a, 1), get(a, 2), get(a, 3))
        }),
    ),
    (
        c"cuStreamWriteValue64_v2",
        &[],
        &[
            Row(s::memory_of_value, 0x1, ""),
            Row(s::memory_of_long, 0x1, ""),
            Row(s::memory_unmanaged, 0x1, ""),
            Row(s::memory_wide, 0, ""),
            Row(s::handle_of_context, 0, "stream"),
        ],
        Some(|a| unsafe {
            checks::cuStreamWriteValue64_v2(get(a, 0), get(a, 1), get(a, 2), get(a, 3))
        }),
    ),
    (
        c"cuStreamBatchMemOp_v2",
        &[Pointer(2, Some((1, 4)), "paramArray")],
        &[
            Row(s::handle_of_context, 0, "stream"),
            Row(s::follow_CUstreamBatchMemOpParams, 0x12, "paramArray[i]"),
        ],
        Some(|a| unsafe {
            checks::cuStreamBatchMemOp_v2(get(a, 0), get(a, 1), get(a, 2), get(a, 3))
        }),
    ),
    (
        c"cuFuncGetAttribute",
        &[Pointer(0, None, "pi")],
        &[
            Row(s::handle_no_kernel, 0x2, ""),
            Row(s::handle_loaded, 0x2, ""),
            Row(s::handle_handle, 0x2, "hfunc"),
        ],
        Some(|a| unsafe { checks::cuFuncGetAttribute(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuFuncSetAttribute",
        &[],
        &[
            Row(s::handle_no_kernel, 0, ""),
            Row(s::handle_handle, 0, "hfunc"),
            Row(s::launch_dynamic_shared, 0x21, ""),
            Row(s::launch_carveout_of_function, 0x21, ""),
        ],
        Some(|a| unsafe { checks::cuFuncSetAttribute(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuFuncSetCacheConfig",
        &[],
        &[Row(s::handle_no_kernel, 0, ""), Row(s::handle_handle, 0, "hfunc")],
        Some(|a| unsafe { checks::cuFuncSetCacheConfig(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuFuncGetModule",
        &[Pointer(0, None, "hmod")],
        &[Row(s::handle_no_kernel, 0x1, ""), Row(s::handle_handle, 0x1, "hfunc")],
        None,
    ),
    (
        c"cuFuncGetName",
        &[Pointer(0, None, "name")],
        &[Row(s::handle_no_kernel, 0x1, ""), Row(s::handle_handle, 0x1, "hfunc")],
        Some(|a| unsafe { checks::cuFuncGetName(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuFuncGetParamInfo",
        &[Pointer(2, None, "paramOffset")],
        &[
            Row(s::handle_no_kernel_with_parameters, 0, ""),
            Row(s::launch_parameter, 0x1, ""),
            Row(s::handle_handle, 0, "func"),
        ],
        None,
    ),
    (
        c"cuFuncGetParamCount",
        &[Pointer(1, None, "paramCount")],
        &[Row(s::handle_no_kernel_with_parameters, 0, ""), Row(s::handle_handle, 0, "func")],
        None,
    ),
    (
        c"cuFuncIsLoaded",
        &[Pointer(0, None, "state")],
        &[Row(s::handle_no_kernel_to_load, 0x1, ""), Row(s::handle_handle, 0x1, "function")],
        None,
    ),
    (
        c"cuFuncLoad",
        &[],
        &[Row(s::handle_no_kernel_to_load, 0, ""), Row(s::handle_handle, 0, "function")],
        None,
    ),
    (
        c"cuLaunchKernel",
        &[],
        &[
            Row(s::launch_sides, 0x654321, ""),
            Row(s::launch_limits_of_device, 0x654321, ""),
            Row(s::launch_limits_of_function, 0x76540, ""),
            Row(s::launch_memory_of_threads, 0, ""),
            Row(s::launch_no_parameters, 0xa90, ""),
            Row(s::handle_handle, 0, "f"),
            Row(s::handle_of_context, 0x8, "hStream"),
            Row(s::launch_null_among_parameters, 0x9, ""),
            Row(s::launch_size_of_buffer, 0xa, ""),
        ],
        Some(|a| unsafe {
            checks::cuLaunchKernel(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
                get(a, 5),
                get(a, 6),
                get(a, 7),
                get(a, 8),
                get(a, 9),
                get(a, 10),
            )
        }),
    ),
    (
        c"cuLaunchKernelEx",
        &[Pointer(0, None, "config")],
        &[
            Row(s::launch_memory_of_threads, 0x1, ""),
            Row(s::launch_no_parameters, 0x321, ""),
            Row(s::handle_handle, 0x1, "f"),
            Row(s::launch_limits_of_config, 0x10, ""),
            Row(s::launch_config_at_once, 0x10, ""),
            Row(s::launch_portable, 0x10, ""),
            Row(s::follow_CUlaunchConfig, 0, "config"),
            Row(s::launch_null_among_parameters, 0x12, ""),
            Row(s::launch_size_of_buffer, 0x13, ""),
        ],
        Some(|a| unsafe { checks::cuLaunchKernelEx(get(a, 0), get(a, 1), get(a, 2), get(a, 3)) }),
    ),
    (
        c"cuLaunchCooperativeKernel",
        &[],
        &[
            Row(s::launch_sides, 0x654321, ""),
            Row(s::launch_limits_of_device, 0x654321, ""),
            Row(s::launch_limits_of_function, 0x76540, ""),
            Row(s::launch_at_once, 0x876543210, ""),
            Row(s::launch_memory_of_threads, 0, ""),
            Row(s::handle_handle, 0, "f"),
            Row(s::handle_of_context, 0x8, "hStream"),
            Row(s::launch_null_among_parameters, 0x9, ""),
        ],
        None,
    ),
    (
        c"cuLaunchHostFunc",
        &[],
        &[Row(s::handle_host_function, 0x1, ""), Row(s::handle_of_context, 0, "hStream")],
        None,
    ),
    (
        c"cuLaunchHostFunc_v2",
        &[],
        &[Row(s::handle_host_function, 0x1, ""), Row(s::handle_of_context, 0, "hStream")],
        None,
    ),
    (c"cuFuncSetBlockShape", &[], &[Row(s::handle_handle, 0, "hfunc")], None),
    (c"cuFuncSetSharedSize", &[], &[Row(s::handle_handle, 0, "hfunc")], None),
    (c"cuParamSetSize", &[], &[Row(s::handle_handle, 0, "hfunc")], None),
    (c"cuParamSeti", &[], &[Row(s::handle_handle, 0, "hfunc")], None),
    (c"cuParamSetf", &[], &[Row(s::handle_handle, 0, "hfunc")], None),
    (c"cuParamSetv", &[], &[Row(s::handle_handle, 0, "hfunc")], None),
    (c"cuLaunch", &[], &[Row(s::handle_handle, 0, "f")], None),
    (c"cuLaunchGrid", &[], &[Row(s::handle_handle, 0, "f")], None),
    (
        c"cuLaunchGridAsync",
        &[],
        &[
            Row(s::handle_stream, 0x3, ""),
            Row(s::handle_handle, 0, "f"),
            Row(s::handle_of_context, 0x3, "hStream"),
        ],
        None,
    ),
    (
        c"cuLaunchCooperativeKernelMultiDevice",
        &[Pointer(0, Some((1, 4)), "launchParamsList")],
        &[Row(s::follow_CUDA_LAUNCH_PARAMS, 0x10, "launchParamsList[i]")],
        Some(|a| unsafe {
            checks::cuLaunchCooperativeKernelMultiDevice(get(a, 0), get(a, 1), get(a, 2))
        }),
    ),
    (
        c"cuParamSetTexRef",
        &[],
        &[Row(s::handle_handle, 0, "hfunc"), Row(s::handle_handle, 0x2, "hTexRef")],
        Some(|a| unsafe { checks::cuParamSetTexRef(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuFuncSetSharedMemConfig",
        &[],
        &[Row(s::handle_no_kernel, 0, ""), Row(s::handle_handle, 0, "hfunc")],
        Some(|a| unsafe { checks::cuFuncSetSharedMemConfig(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuGraphCreate",
        &[Pointer(0, None, "phGraph")],
        &[],
        Some(|a| unsafe { checks::cuGraphCreate(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuGraphAddKernelNode_v2",
        &[
            Pointer(0, None, "phGraphNode"),
            Pointer(4, None, "nodeParams"),
            Pointer(2, Some((3, 8)), "dependencies"),
        ],
        &[
            Row(s::graph_own_nodes, 0x321, ""),
            Row(s::handle_handle, 0x1, "hGraph"),
            Row(s::handle_handle_2, 0x32, "dependencies[i]"),
            Row(s::follow_CUDA_KERNEL_NODE_PARAMS, 0x4, "nodeParams"),
        ],
        Some(|a| unsafe {
            checks::cuGraphAddKernelNode_v2(get(a, 0), get(a, 1), get(a, 2), get(a, 3), get(a, 4))
        }),
    ),
    (
        c"cuGraphKernelNodeGetParams_v2",
        &[Pointer(1, None, "nodeParams")],
        &[Row(s::handle_kernel_node, 0, ""), Row(s::handle_handle, 0, "hNode")],
        None,
    ),
    (
        c"cuGraphKernelNodeSetParams_v2",
        &[Pointer(1, None, "nodeParams")],
        &[
            Row(s::handle_kernel_node, 0, ""),
            Row(s::handle_handle, 0, "hNode"),
            Row(s::follow_CUDA_KERNEL_NODE_PARAMS, 0x1, "nodeParams"),
        ],
        Some(|a| unsafe { checks::cuGraphKernelNodeSetParams_v2(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuGraphAddMemcpyNode",
        &[
            Pointer(0, None, "phGraphNode"),
            Pointer(4, None, "copyParams"),
            Pointer(2, Some((3, 8)), "dependencies"),
        ],
        &[
            Row(s::graph_own_nodes, 0x321, ""),
            Row(s::handle_handle, 0x1, "hGraph"),
            Row(s::handle_own_context, 0x5, ""),
            Row(s::handle_handle_2, 0x32, "dependencies[i]"),
            Row(s::graph_pitches, 0x4, "copyParams"),
        ],
        Some(|a| unsafe {
            checks::cuGraphAddMemcpyNode(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
                get(a, 5),
            )
        }),
    ),
    (
        c"cuGraphMemcpyNodeGetParams",
        &[Pointer(1, None, "nodeParams")],
        &[Row(s::handle_memcpy_node, 0, ""), Row(s::handle_handle, 0, "hNode")],
        None,
    ),
    (
        c"cuGraphMemcpyNodeSetParams",
        &[Pointer(1, None, "nodeParams")],
        &[Row(s::handle_memcpy_node, 0, ""), Row(s::handle_handle, 0, "hNode")],
        Some(|a| unsafe { checks::cuGraphMemcpyNodeSetParams(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuGraphAddMemsetNode",
        &[
            Pointer(0, None, "phGraphNode"),
            Pointer(4, None, "memsetParams"),
            Pointer(2, Some((3, 8)), "dependencies"),
        ],
        &[
            Row(s::graph_own_nodes, 0x321, ""),
            Row(s::handle_handle, 0x1, "hGraph"),
            Row(s::handle_own_context, 0x5, ""),
            Row(s::handle_handle_2, 0x32, "dependencies[i]"),
        ],
        Some(|a| unsafe {
            checks::cuGraphAddMemsetNode(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
                get(a, 5),
            )
        }),
    ),
    (
        c"cuGraphMemsetNodeGetParams",
        &[Pointer(1, None, "nodeParams")],
        &[Row(s::handle_memset_node, 0, ""), Row(s::handle_handle, 0, "hNode")],
        None,
    ),
    (
        c"cuGraphMemsetNodeSetParams",
        &[Pointer(1, None, "nodeParams")],
        &[Row(s::handle_memset_node, 0, ""), Row(s::handle_handle, 0, "hNode")],
        Some(|a| unsafe { checks::cuGraphMemsetNodeSetParams(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuGraphAddHostNode",
        &[
            Pointer(0, None, "phGraphNode"),
            Pointer(4, None, "nodeParams"),
            Pointer(2, Some((3, 8)), "dependencies"),
        ],
        &[
            Row(s::graph_own_nodes, 0x321, ""),
            Row(s::handle_handle, 0x1, "hGraph"),
            Row(s::handle_handle_2, 0x32, "dependencies[i]"),
            Row(s::follow_CUDA_HOST_NODE_PARAMS, 0x4, "nodeParams"),
        ],
        Some(|a| unsafe {
            checks::cuGraphAddHostNode(get(a, 0), get(a, 1), get(a, 2), get(a, 3), get(a, 4))
        }),
    ),
    (
        c"cuGraphHostNodeGetParams",
        &[Pointer(1, None, "nodeParams")],
        &[Row(s::handle_host_node, 0, ""), Row(s::handle_handle, 0, "hNode")],
        None,
    ),
    (
        c"cuGraphHostNodeSetParams",
        &[Pointer(1, None, "nodeParams")],
        &[
            Row(s::handle_host_node, 0, ""),
            Row(s::handle_handle, 0, "hNode"),
            Row(s::follow_CUDA_HOST_NODE_PARAMS, 0x1, "nodeParams"),
        ],
        None,
    ),
    (
        c"cuGraphAddChildGraphNode",
        &[Pointer(0, None, "phGraphNode"), Pointer(2, Some((3, 8)), "dependencies")],
        &[
            Row(s::graph_own_nodes, 0x321, ""),
            Row(s::handle_child, 0x4, ""),
            Row(s::handle_handle, 0x1, "hGraph"),
            Row(s::handle_handle, 0x4, "childGraph"),
            Row(s::handle_handle_2, 0x32, "dependencies[i]"),
        ],
        Some(|a| unsafe {
            checks::cuGraphAddChildGraphNode(get(a, 0), get(a, 1), get(a, 2), get(a, 3), get(a, 4))
        }),
    ),
    (
        c"cuGraphChildGraphNodeGetGraph",
        &[Pointer(1, None, "phGraph")],
        &[Row(s::handle_child_node, 0, ""), Row(s::handle_handle, 0, "hNode")],
        None,
    ),
    (
        c"cuGraphAddEmptyNode",
        &[Pointer(0, None, "phGraphNode"), Pointer(2, Some((3, 8)), "dependencies")],
        &[
            Row(s::graph_own_nodes, 0x321, ""),
            Row(s::handle_handle, 0x1, "hGraph"),
            Row(s::handle_handle_2, 0x32, "dependencies[i]"),
        ],
        Some(|a| unsafe {
            checks::cuGraphAddEmptyNode(get(a, 0), get(a, 1), get(a, 2), get(a, 3))
        }),
    ),
    (
        c"cuGraphAddEventRecordNode",
        &[Pointer(0, None, "phGraphNode"), Pointer(2, Some((3, 8)), "dependencies")],
        &[
            Row(s::graph_own_nodes, 0x321, ""),
            Row(s::handle_handle, 0x1, "hGraph"),
            Row(s::handle_handle, 0x4, "event"),
            Row(s::handle_of_context, 0x4, "event"),
            Row(s::handle_handle_2, 0x32, "dependencies[i]"),
        ],
        Some(|a| unsafe {
            checks::cuGraphAddEventRecordNode(get(a, 0), get(a, 1), get(a, 2), get(a, 3), get(a, 4))
        }),
    ),
    (
        c"cuGraphEventRecordNodeGetEvent",
        &[Pointer(1, None, "event_out")],
        &[Row(s::handle_event_record_node, 0, ""), Row(s::handle_handle, 0, "hNode")],
        None,
    ),
    (
        c"cuGraphEventRecordNodeSetEvent",
        &[],
        &[
            Row(s::handle_event_record_node, 0, ""),
            Row(s::handle_handle, 0, "hNode"),
            Row(s::handle_handle, 0x1, "event"),
            Row(s::handle_of_context, 0x1, "event"),
        ],
        None,
    ),
    (
        c"cuGraphAddEventWaitNode",
        &[Pointer(0, None, "phGraphNode"), Pointer(2, Some((3, 8)), "dependencies")],
        &[
            Row(s::graph_own_nodes, 0x321, ""),
            Row(s::handle_handle, 0x1, "hGraph"),
            Row(s::handle_handle, 0x4, "event"),
            Row(s::handle_of_context, 0x4, "event"),
            Row(s::handle_handle_2, 0x32, "dependencies[i]"),
        ],
        Some(|a| unsafe {
            checks::cuGraphAddEventWaitNode(get(a, 0), get(a, 1), get(a, 2), get(a, 3), get(a, 4))
        }),
    ),
    (
        c"cuGraphEventWaitNodeGetEvent",
        &[Pointer(1, None, "event_out")],
        &[Row(s::handle_event_wait_node, 0, ""), Row(s::handle_handle, 0, "hNode")],
        None,
    ),
    (
        c"cuGraphEventWaitNodeSetEvent",
        &[],
        &[
            Row(s::handle_event_wait_node, 0, ""),
            Row(s::handle_handle, 0, "hNode"),
            Row(s::handle_handle, 0x1, "event"),
            Row(s::handle_of_context, 0x1, "event"),
        ],
        None,
    ),
    (
        c"cuGraphAddExternalSemaphoresSignalNode",
        &[
            Pointer(0, None, "phGraphNode"),
            Pointer(4, None, "nodeParams"),
            Pointer(2, Some((3, 8)), "dependencies"),
        ],
        &[
            Row(s::graph_own_nodes, 0x321, ""),
            Row(s::handle_handle, 0x1, "hGraph"),
            Row(s::handle_handle_2, 0x32, "dependencies[i]"),
            Row(s::follow_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, 0x4, "nodeParams"),
        ],
        Some(|a| unsafe {
            checks::cuGraphAddExternalSemaphoresSignalNode(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
            )
        }),
    ),
    (
        c"cuGraphExternalSemaphoresSignalNodeGetParams",
        &[Pointer(1, None, "params_out")],
        &[Row(s::handle_signal_node, 0, ""), Row(s::handle_handle, 0, "hNode")],
        None,
    ),
    (
        c"cuGraphExternalSemaphoresSignalNodeSetParams",
        &[Pointer(1, None, "nodeParams")],
        &[
            Row(s::handle_signal_node, 0, ""),
            Row(s::handle_handle, 0, "hNode"),
            Row(s::follow_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, 0x1, "nodeParams"),
        ],
        Some(|a| unsafe {
            checks::cuGraphExternalSemaphoresSignalNodeSetParams(get(a, 0), get(a, 1))
        }),
    ),
    (
        c"cuGraphAddExternalSemaphoresWaitNode",
        &[
            Pointer(0, None, "phGraphNode"),
            Pointer(4, None, "nodeParams"),
            Pointer(2, Some((3, 8)), "dependencies"),
        ],
        &[
            Row(s::graph_own_nodes, 0x321, ""),
            Row(s::handle_handle, 0x1, "hGraph"),
            Row(s::handle_handle_2, 0x32, "dependencies[i]"),
            Row(s::follow_CUDA_EXT_SEM_WAIT_NODE_PARAMS, 0x4, "nodeParams"),
        ],
        Some(|a| unsafe {
            checks::cuGraphAddExternalSemaphoresWaitNode(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
            )
        }),
    ),
    (
        c"cuGraphExternalSemaphoresWaitNodeGetParams",
        &[Pointer(1, None, "params_out")],
        &[Row(s::handle_wait_node, 0, ""), Row(s::handle_handle, 0, "hNode")],
        None,
    ),
    (
        c"cuGraphExternalSemaphoresWaitNodeSetParams",
        &[Pointer(1, None, "nodeParams")],
        &[
            Row(s::handle_wait_node, 0, ""),
            Row(s::handle_handle, 0, "hNode"),
            Row(s::follow_CUDA_EXT_SEM_WAIT_NODE_PARAMS, 0x1, "nodeParams"),
        ],
        Some(|a| unsafe {
            checks::cuGraphExternalSemaphoresWaitNodeSetParams(get(a, 0), get(a, 1))
        }),
    ),
    (
        c"cuGraphAddBatchMemOpNode",
        &[
            Pointer(0, None, "phGraphNode"),
            Pointer(4, None, "nodeParams"),
            Pointer(2, Some((3, 8)), "dependencies"),
        ],
        &[
            Row(s::graph_own_nodes, 0x321, ""),
            Row(s::handle_handle, 0x1, "hGraph"),
            Row(s::handle_handle_2, 0x32, "dependencies[i]"),
            Row(s::follow_CUDA_BATCH_MEM_OP_NODE_PARAMS, 0x4, "nodeParams"),
        ],
        Some(|a| unsafe {
            checks::cuGraphAddBatchMemOpNode(get(a, 0), get(a, 1), get(a, 2), get(a, 3), get(a, 4))
        }),
    ),
    (
        c"cuGraphBatchMemOpNodeGetParams",
        &[Pointer(1, None, "nodeParams_out")],
        &[Row(s::handle_batch_node, 0, ""), Row(s::handle_handle, 0, "hNode")],
        None,
    ),
    (
        c"cuGraphBatchMemOpNodeSetParams",
        &[Pointer(1, None, "nodeParams")],
        &[
            Row(s::handle_batch_node, 0, ""),
            Row(s::handle_handle, 0, "hNode"),
            Row(s::follow_CUDA_BATCH_MEM_OP_NODE_PARAMS, 0x1, "nodeParams"),
        ],
        Some(|a| unsafe { checks::cuGraphBatchMemOpNodeSetParams(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuGraphExecBatchMemOpNodeSetParams",
        &[Pointer(2, None, "nodeParams")],
        &[
            Row(s::handle_batch_node, 0x1, ""),
            Row(s::handle_handle, 0, "hGraphExec"),
            Row(s::handle_handle, 0x1, "hNode"),
            Row(s::follow_CUDA_BATCH_MEM_OP_NODE_PARAMS, 0x2, "nodeParams"),
        ],
        Some(|a| unsafe {
            checks::cuGraphExecBatchMemOpNodeSetParams(get(a, 0), get(a, 1), get(a, 2))
        }),
    ),
    (
        c"cuGraphAddMemAllocNode",
        &[
            Pointer(0, None, "phGraphNode"),
            Pointer(4, None, "nodeParams"),
            Pointer(2, Some((3, 8)), "dependencies"),
        ],
        &[
            Row(s::graph_own_nodes, 0x321, ""),
            Row(s::handle_handle, 0x1, "hGraph"),
            Row(s::handle_handle_2, 0x32, "dependencies[i]"),
            Row(s::follow_CUDA_MEM_ALLOC_NODE_PARAMS, 0x4, "nodeParams"),
        ],
        Some(|a| unsafe {
            checks::cuGraphAddMemAllocNode(get(a, 0), get(a, 1), get(a, 2), get(a, 3), get(a, 4))
        }),
    ),
    (
        c"cuGraphMemAllocNodeGetParams",
        &[Pointer(1, None, "params_out")],
        &[Row(s::handle_allocation_node, 0, ""), Row(s::handle_handle, 0, "hNode")],
        None,
    ),
    (
        c"cuGraphAddMemFreeNode",
        &[Pointer(0, None, "phGraphNode"), Pointer(2, Some((3, 8)), "dependencies")],
        &[
            Row(s::graph_own_nodes, 0x321, ""),
            Row(s::graph_freed_by_node, 0x41, ""),
            Row(s::handle_handle, 0x1, "hGraph"),
            Row(s::handle_handle_2, 0x32, "dependencies[i]"),
        ],
        Some(|a| unsafe {
            checks::cuGraphAddMemFreeNode(get(a, 0), get(a, 1), get(a, 2), get(a, 3), get(a, 4))
        }),
    ),
    (
        c"cuGraphMemFreeNodeGetParams",
        &[Pointer(1, None, "dptr_out")],
        &[Row(s::handle_free_node, 0, ""), Row(s::handle_handle, 0, "hNode")],
        None,
    ),
    (c"cuDeviceGraphMemTrim", &[], &[Row(s::handle_device, 0, "device")], None),
    (
        c"cuDeviceGetGraphMemAttribute",
        &[Pointer(2, None, "value")],
        &[Row(s::handle_device, 0, "device")],
        Some(|a| unsafe { checks::cuDeviceGetGraphMemAttribute(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuDeviceSetGraphMemAttribute",
        &[],
        &[Row(s::handle_device, 0, "device")],
        Some(|a| unsafe { checks::cuDeviceSetGraphMemAttribute(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuGraphClone",
        &[Pointer(0, None, "phGraphClone")],
        &[Row(s::handle_cloned, 0x1, ""), Row(s::handle_handle, 0x1, "originalGraph")],
        None,
    ),
    (
        c"cuGraphNodeFindInClone",
        &[Pointer(0, None, "phNode")],
        &[Row(s::handle_handle, 0x1, "hOriginalNode"), Row(s::handle_handle, 0x2, "hClonedGraph")],
        None,
    ),
    (
        c"cuGraphNodeGetType",
        &[Pointer(1, None, "type")],
        &[Row(s::handle_handle, 0, "hNode")],
        None,
    ),
    (
        c"cuGraphNodeGetContainingGraph",
        &[Pointer(1, None, "phGraph")],
        &[Row(s::handle_handle, 0, "hNode")],
        None,
    ),
    (
        c"cuGraphNodeGetLocalId",
        &[Pointer(1, None, "nodeId")],
        &[Row(s::handle_handle, 0, "hNode")],
        None,
    ),
    (
        c"cuGraphNodeGetToolsId",
        &[Pointer(1, None, "toolsNodeId")],
        &[Row(s::handle_handle, 0, "hNode")],
        None,
    ),
    (c"cuGraphGetId", &[Pointer(1, None, "graphId")], &[Row(s::handle_handle, 0, "hGraph")], None),
    (
        c"cuGraphExecGetId",
        &[Pointer(1, None, "graphId")],
        &[Row(s::handle_handle, 0, "hGraphExec")],
        None,
    ),
    (
        c"cuGraphGetNodes",
        &[Pointer(2, None, "numNodes")],
        &[Row(s::handle_handle, 0, "hGraph")],
        None,
    ),
    (
        c"cuGraphGetRootNodes",
        &[Pointer(2, None, "numRootNodes")],
        &[Row(s::handle_handle, 0, "hGraph")],
        None,
    ),
    (
        c"cuGraphGetEdges_v2",
        &[Pointer(4, None, "numEdges")],
        &[Row(s::graph_lossless, 0x3, ""), Row(s::handle_handle, 0, "hGraph")],
        Some(|a| unsafe {
            checks::cuGraphGetEdges_v2(get(a, 0), get(a, 1), get(a, 2), get(a, 3), get(a, 4))
        }),
    ),
    (
        c"cuGraphNodeGetDependencies_v2",
        &[Pointer(3, None, "numDependencies")],
        &[Row(s::graph_lossless, 0x2, ""), Row(s::handle_handle, 0, "hNode")],
        Some(|a| unsafe {
            checks::cuGraphNodeGetDependencies_v2(get(a, 0), get(a, 1), get(a, 2), get(a, 3))
        }),
    ),
    (
        c"cuGraphNodeGetDependentNodes_v2",
        &[Pointer(3, None, "numDependentNodes")],
        &[Row(s::graph_lossless, 0x2, ""), Row(s::handle_handle, 0, "hNode")],
        Some(|a| unsafe {
            checks::cuGraphNodeGetDependentNodes_v2(get(a, 0), get(a, 1), get(a, 2), get(a, 3))
        }),
    ),
    (
        c"cuGraphAddDependencies_v2",
        &[],
        &[
            Row(s::graph_ends, 0x2410, ""),
            Row(s::graph_edges, 0x32410, ""),
            Row(s::graph_new_edge, 0x2410, ""),
            Row(s::handle_handle, 0, "hGraph"),
            Row(s::handle_handle_3, 0x41, "from[i]"),
            Row(s::handle_handle_3, 0x42, "to[i]"),
        ],
        Some(|a| unsafe {
            checks::cuGraphAddDependencies_v2(get(a, 0), get(a, 1), get(a, 2), get(a, 3), get(a, 4))
        }),
    ),
    (
        c"cuGraphRemoveDependencies_v2",
        &[],
        &[
            Row(s::graph_ends, 0x2410, ""),
            Row(s::graph_edges, 0x32410, ""),
            Row(s::graph_old_edge, 0x2410, ""),
            Row(s::handle_changed, 0, ""),
            Row(s::handle_handle, 0, "hGraph"),
            Row(s::handle_handle_3, 0x41, "from[i]"),
            Row(s::handle_handle_3, 0x42, "to[i]"),
        ],
        Some(|a| unsafe {
            checks::cuGraphRemoveDependencies_v2(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
            )
        }),
    ),
    (
        c"cuGraphDestroyNode",
        &[],
        &[Row(s::handle_destroyed_node, 0, ""), Row(s::handle_handle, 0, "hNode")],
        None,
    ),
    (
        c"cuGraphInstantiateWithFlags",
        &[Pointer(0, None, "phGraphExec")],
        &[
            Row(s::graph_acyclic, 0x1, ""),
            Row(s::graph_instantiated, 0x1, ""),
            Row(s::handle_handle, 0x1, "hGraph"),
        ],
        Some(|a| unsafe { checks::cuGraphInstantiateWithFlags(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuGraphInstantiateWithParams",
        &[Pointer(0, None, "phGraphExec"), Pointer(2, None, "instantiateParams")],
        &[
            Row(s::graph_acyclic, 0x1, ""),
            Row(s::graph_instantiated, 0x1, ""),
            Row(s::handle_handle, 0x1, "hGraph"),
            Row(s::follow_CUDA_GRAPH_INSTANTIATE_PARAMS, 0x2, "instantiateParams"),
        ],
        Some(|a| unsafe { checks::cuGraphInstantiateWithParams(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuGraphExecGetFlags",
        &[Pointer(1, None, "flags")],
        &[Row(s::handle_handle, 0, "hGraphExec")],
        None,
    ),
    (
        c"cuGraphExecKernelNodeSetParams_v2",
        &[Pointer(2, None, "nodeParams")],
        &[
            Row(s::handle_kernel_node, 0x1, ""),
            Row(s::handle_handle, 0, "hGraphExec"),
            Row(s::handle_handle, 0x1, "hNode"),
            Row(s::follow_CUDA_KERNEL_NODE_PARAMS, 0x2, "nodeParams"),
        ],
        Some(|a| unsafe {
            checks::cuGraphExecKernelNodeSetParams_v2(get(a, 0), get(a, 1), get(a, 2))
        }),
    ),
    (
        c"cuGraphExecMemcpyNodeSetParams",
        &[Pointer(2, None, "copyParams")],
        &[
            Row(s::handle_memcpy_node, 0x1, ""),
            Row(s::handle_handle, 0, "hGraphExec"),
            Row(s::handle_handle, 0x1, "hNode"),
            Row(s::handle_own_context, 0x3, ""),
        ],
        Some(|a| unsafe {
            checks::cuGraphExecMemcpyNodeSetParams(get(a, 0), get(a, 1), get(a, 2), get(a, 3))
        }),
    ),
    (
        c"cuGraphExecMemsetNodeSetParams",
        &[Pointer(2, None, "memsetParams")],
        &[
            Row(s::handle_memset_node, 0x1, ""),
            Row(s::handle_handle, 0, "hGraphExec"),
            Row(s::handle_handle, 0x1, "hNode"),
            Row(s::handle_own_context, 0x3, ""),
        ],
        Some(|a| unsafe {
            checks::cuGraphExecMemsetNodeSetParams(get(a, 0), get(a, 1), get(a, 2), get(a, 3))
        }),
    ),
    (
        c"cuGraphExecHostNodeSetParams",
        &[Pointer(2, None, "nodeParams")],
        &[
            Row(s::handle_host_node, 0x1, ""),
            Row(s::handle_handle, 0, "hGraphExec"),
            Row(s::handle_handle, 0x1, "hNode"),
            Row(s::follow_CUDA_HOST_NODE_PARAMS, 0x2, "nodeParams"),
        ],
        None,
    ),
    (
        c"cuGraphExecChildGraphNodeSetParams",
        &[],
        &[
            Row(s::handle_child_node, 0x1, ""),
            Row(s::handle_handle, 0, "hGraphExec"),
            Row(s::handle_handle, 0x1, "hNode"),
            Row(s::handle_handle, 0x2, "childGraph"),
        ],
        None,
    ),
    (
        c"cuGraphExecEventRecordNodeSetEvent",
        &[],
        &[
            Row(s::handle_event_record_node, 0x1, ""),
            Row(s::handle_handle, 0, "hGraphExec"),
            Row(s::handle_handle, 0x1, "hNode"),
            Row(s::handle_handle, 0x2, "event"),
            Row(s::handle_of_context, 0x2, "event"),
        ],
        None,
    ),
    (
        c"cuGraphExecEventWaitNodeSetEvent",
        &[],
        &[
            Row(s::handle_event_wait_node, 0x1, ""),
            Row(s::handle_handle, 0, "hGraphExec"),
            Row(s::handle_handle, 0x1, "hNode"),
            Row(s::handle_handle, 0x2, "event"),
            Row(s::handle_of_context, 0x2, "event"),
        ],
        None,
    ),
    (
        c"cuGraphExecExternalSemaphoresSignalNodeSetParams",
        &[Pointer(2, None, "nodeParams")],
        &[
            Row(s::handle_signal_node, 0x1, ""),
            Row(s::handle_handle, 0, "hGraphExec"),
            Row(s::handle_handle, 0x1, "hNode"),
            Row(s::follow_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, 0x2, "nodeParams"),
        ],
        Some(|a| unsafe {
            checks::cuGraphExecExternalSemaphoresSignalNodeSetParams(
                get(a, 0),
                get(a, 1),
                get(a, 2),
            )
        }),
    ),
    (
        c"cuGraphExecExternalSemaphoresWaitNodeSetParams",
        &[Pointer(2, None, "nodeParams")],
        &[
            Row(s::handle_wait_node, 0x1, ""),
            Row(s::handle_handle, 0, "hGraphExec"),
            Row(s::handle_handle, 0x1, "hNode"),
            Row(s::follow_CUDA_EXT_SEM_WAIT_NODE_PARAMS, 0x2, "nodeParams"),
        ],
        Some(|a| unsafe {
            checks::cuGraphExecExternalSemaphoresWaitNodeSetParams(get(a, 0), get(a, 1), get(a, 2))
        }),
    ),
    (
        c"cuGraphNodeSetEnabled",
        &[],
        &[
            Row(s::handle_enabled, 0x1, ""),
            Row(s::handle_handle, 0, "hGraphExec"),
            Row(s::handle_handle, 0x1, "hNode"),
        ],
        None,
    ),
    (
        c"cuGraphNodeGetEnabled",
        &[Pointer(2, None, "isEnabled")],
        &[
            Row(s::handle_enabled, 0x1, ""),
            Row(s::handle_handle, 0, "hGraphExec"),
            Row(s::handle_handle, 0x1, "hNode"),
        ],
        None,
    ),
    (
        c"cuGraphUpload",
        &[],
        &[
            Row(s::handle_stream, 0x1, ""),
            Row(s::handle_handle, 0, "hGraphExec"),
            Row(s::handle_of_context, 0x1, "hStream"),
        ],
        None,
    ),
    (
        c"cuGraphLaunch",
        &[],
        &[
            Row(s::graph_launched_again, 0, ""),
            Row(s::handle_handle, 0, "hGraphExec"),
            Row(s::handle_of_context, 0x1, "hStream"),
        ],
        None,
    ),
    (c"cuGraphExecDestroy", &[], &[Row(s::handle_handle, 0, "hGraphExec")], None),
    (c"cuGraphDestroy", &[], &[Row(s::handle_handle, 0, "hGraph")], None),
    (
        c"cuGraphExecUpdate_v2",
        &[],
        &[Row(s::handle_handle, 0, "hGraphExec"), Row(s::handle_handle, 0x1, "hGraph")],
        None,
    ),
    (
        c"cuGraphKernelNodeCopyAttributes",
        &[],
        &[
            Row(s::handle_kernel_nodes, 0x10, ""),
            Row(s::handle_handle, 0, "dst"),
            Row(s::handle_handle, 0x1, "src"),
        ],
        None,
    ),
    (
        c"cuGraphKernelNodeGetAttribute",
        &[Pointer(2, None, "value_out")],
        &[Row(s::handle_kernel_node, 0, ""), Row(s::handle_handle, 0, "hNode")],
        None,
    ),
    (
        c"cuGraphKernelNodeSetAttribute",
        &[Pointer(2, None, "value")],
        &[
            Row(s::graph_cluster_of_node, 0x1, ""),
            Row(s::handle_kernel_node, 0, ""),
            Row(s::handle_handle, 0, "hNode"),
            Row(s::follow_CUlaunchAttributeValue, 0x12, "value"),
        ],
        Some(|a| unsafe { checks::cuGraphKernelNodeSetAttribute(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuGraphDebugDotPrint",
        &[Pointer(1, None, "path")],
        &[Row(s::name_folder, 0x1, ""), Row(s::handle_handle, 0, "hGraph")],
        None,
    ),
    (
        c"cuUserObjectCreate",
        &[Pointer(0, None, "object_out")],
        &[Row(s::handle_references, 0x3, "")],
        Some(|a| unsafe {
            checks::cuUserObjectCreate(get(a, 0), get(a, 1), get(a, 2), get(a, 3), get(a, 4))
        }),
    ),
    (
        c"cuUserObjectRetain",
        &[],
        &[Row(s::handle_handle, 0, "object")],
        Some(|a| unsafe { checks::cuUserObjectRetain(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuUserObjectRelease",
        &[],
        &[Row(s::handle_handle, 0, "object")],
        Some(|a| unsafe { checks::cuUserObjectRelease(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuGraphRetainUserObject",
        &[],
        &[Row(s::handle_handle, 0, "graph"), Row(s::handle_handle, 0x1, "object")],
        Some(|a| unsafe {
            checks::cuGraphRetainUserObject(get(a, 0), get(a, 1), get(a, 2), get(a, 3))
        }),
    ),
    (
        c"cuGraphReleaseUserObject",
        &[],
        &[Row(s::handle_handle, 0, "graph"), Row(s::handle_handle, 0x1, "object")],
        Some(|a| unsafe { checks::cuGraphReleaseUserObject(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuGraphAddNode_v2",
        &[Pointer(0, None, "phGraphNode"), Pointer(5, None, "nodeParams")],
        &[
            Row(s::graph_own_nodes_2, 0x421, ""),
            Row(s::graph_edges_to_new, 0x3421, ""),
            Row(s::handle_handle, 0x1, "hGraph"),
            Row(s::handle_handle_3, 0x42, "dependencies[i]"),
            Row(s::graph_freed_by_new_node, 0x5, ""),
        ],
        Some(|a| unsafe {
            checks::cuGraphAddNode_v2(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
                get(a, 5),
            )
        }),
    ),
    (
        c"cuGraphAddNode_v3",
        &[Pointer(0, None, "phGraphNode"), Pointer(5, None, "nodeParams")],
        &[
            Row(s::graph_own_nodes_2, 0x421, ""),
            Row(s::graph_edges_to_new, 0x3421, ""),
            Row(s::handle_handle, 0x1, "hGraph"),
            Row(s::handle_handle_3, 0x42, "dependencies[i]"),
            Row(s::graph_freed_by_new_node, 0x5, ""),
        ],
        Some(|a| unsafe {
            checks::cuGraphAddNode_v3(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
                get(a, 5),
            )
        }),
    ),
    (
        c"cuGraphNodeSetParams",
        &[Pointer(1, None, "nodeParams")],
        &[
            Row(s::handle_same_type, 0x1, ""),
            Row(s::handle_handle, 0, "hNode"),
            Row(s::follow_CUDA_KERNEL_NODE_PARAMS_v3, 0x1, ""),
        ],
        Some(|a| unsafe { checks::cuGraphNodeSetParams(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuGraphNodeSetParams_v2",
        &[Pointer(1, None, "nodeParams")],
        &[
            Row(s::handle_same_type, 0x1, ""),
            Row(s::handle_handle, 0, "hNode"),
            Row(s::follow_CUDA_KERNEL_NODE_PARAMS_v3, 0x1, ""),
        ],
        Some(|a| unsafe { checks::cuGraphNodeSetParams_v2(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuGraphNodeGetParams",
        &[Pointer(1, None, "nodeParams")],
        &[Row(s::handle_handle, 0, "hNode")],
        None,
    ),
    (
        c"cuGraphExecNodeSetParams",
        &[Pointer(2, None, "nodeParams")],
        &[
            Row(s::handle_same_type, 0x12, ""),
            Row(s::handle_handle, 0, "hGraphExec"),
            Row(s::handle_handle, 0x1, "hNode"),
            Row(s::follow_CUDA_KERNEL_NODE_PARAMS_v3, 0x2, ""),
        ],
        Some(|a| unsafe { checks::cuGraphExecNodeSetParams(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuGraphConditionalHandleCreate",
        &[Pointer(0, None, "pHandle_out")],
        &[Row(s::handle_handle, 0x1, "hGraph")],
        Some(|a| unsafe {
            checks::cuGraphConditionalHandleCreate(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
            )
        }),
    ),
    (
        c"cuOccupancyMaxActiveBlocksPerMultiprocessor",
        &[Pointer(0, None, "numBlocks")],
        &[Row(s::occupancy_block, 0x2, ""), Row(s::handle_handle, 0x1, "func")],
        None,
    ),
    (
        c"cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
        &[Pointer(0, None, "numBlocks")],
        &[Row(s::occupancy_block, 0x2, ""), Row(s::handle_handle, 0x1, "func")],
        Some(|a| unsafe {
            checks::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
            )
        }),
    ),
    (
        c"cuOccupancyMaxPotentialBlockSize",
        &[Pointer(0, None, "minGridSize"), Pointer(1, None, "blockSize")],
        &[Row(s::handle_handle, 0x2, "func")],
        None,
    ),
    (
        c"cuOccupancyMaxPotentialBlockSizeWithFlags",
        &[Pointer(0, None, "minGridSize"), Pointer(1, None, "blockSize")],
        &[Row(s::handle_handle, 0x2, "func")],
        Some(|a| unsafe {
            checks::cuOccupancyMaxPotentialBlockSizeWithFlags(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
                get(a, 5),
                get(a, 6),
            )
        }),
    ),
    (
        c"cuOccupancyAvailableDynamicSMemPerBlock",
        &[Pointer(0, None, "dynamicSmemSize")],
        &[Row(s::occupancy_block, 0x3, ""), Row(s::handle_handle, 0x1, "func")],
        None,
    ),
    (
        c"cuOccupancyMaxPotentialClusterSize",
        &[Pointer(0, None, "clusterSize"), Pointer(2, None, "config")],
        &[Row(s::handle_handle, 0x1, "func"), Row(s::follow_CUlaunchConfig, 0x2, "config")],
        Some(|a| unsafe {
            checks::cuOccupancyMaxPotentialClusterSize(get(a, 0), get(a, 1), get(a, 2))
        }),
    ),
    (
        c"cuOccupancyMaxActiveClusters",
        &[Pointer(0, None, "numClusters"), Pointer(2, None, "config")],
        &[
            Row(s::handle_handle, 0x1, "func"),
            Row(s::launch_portable_occupancy, 0x12, ""),
            Row(s::follow_CUlaunchConfig, 0x2, "config"),
        ],
        Some(|a| unsafe { checks::cuOccupancyMaxActiveClusters(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuTexRefSetArray",
        &[],
        &[Row(s::handle_handle, 0, "hTexRef"), Row(s::handle_handle, 0x1, "hArray")],
        Some(|a| unsafe { checks::cuTexRefSetArray(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuTexRefSetMipmappedArray",
        &[],
        &[Row(s::handle_handle, 0, "hTexRef"), Row(s::handle_handle, 0x1, "hMipmappedArray")],
        Some(|a| unsafe { checks::cuTexRefSetMipmappedArray(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (c"cuTexRefSetAddress_v2", &[], &[Row(s::handle_handle, 0x1, "hTexRef")], None),
    (
        c"cuTexRefSetAddress2D_v3",
        &[Pointer(1, None, "desc")],
        &[
            Row(s::texref_deprecated_linear, 0x321, ""),
            Row(s::handle_handle, 0, "hTexRef"),
            Row(s::follow_CUDA_ARRAY_DESCRIPTOR, 0x1, "desc"),
        ],
        None,
    ),
    (
        c"cuTexRefSetFormat",
        &[],
        &[Row(s::handle_handle, 0, "hTexRef"), Row(s::array_format_2, 0x1, "fmt")],
        None,
    ),
    (c"cuTexRefSetAddressMode", &[], &[Row(s::handle_handle, 0, "hTexRef")], None),
    (c"cuTexRefSetFilterMode", &[], &[Row(s::handle_handle, 0, "hTexRef")], None),
    (
        c"cuTexRefSetMipmapFilterMode",
        &[],
        &[Row(s::handle_handle, 0, "hTexRef")],
        Some(|a| unsafe { checks::cuTexRefSetMipmapFilterMode(get(a, 0), get(a, 1)) }),
    ),
    (c"cuTexRefSetMipmapLevelBias", &[], &[Row(s::handle_handle, 0, "hTexRef")], None),
    (c"cuTexRefSetMipmapLevelClamp", &[], &[Row(s::handle_handle, 0, "hTexRef")], None),
    (c"cuTexRefSetMaxAnisotropy", &[], &[Row(s::handle_handle, 0, "hTexRef")], None),
    (c"cuTexRefSetBorderColor", &[], &[Row(s::handle_handle, 0, "hTexRef")], None),
    (c"cuTexRefSetFlags", &[], &[Row(s::handle_handle, 0, "hTexRef")], None),
    (
        c"cuTexRefGetAddress_v2",
        &[Pointer(0, None, "pdptr")],
        &[Row(s::handle_handle, 0x1, "hTexRef")],
        None,
    ),
    (
        c"cuTexRefGetArray",
        &[Pointer(0, None, "phArray")],
        &[Row(s::texref_deprecated_bound, 0x1, ""), Row(s::handle_handle, 0x1, "hTexRef")],
        None,
    ),
    (
        c"cuTexRefGetMipmappedArray",
        &[Pointer(0, None, "phMipmappedArray")],
        &[Row(s::texref_deprecated_bound_mipmap, 0x1, ""), Row(s::handle_handle, 0x1, "hTexRef")],
        None,
    ),
    (
        c"cuTexRefGetAddressMode",
        &[Pointer(0, None, "pam")],
        &[Row(s::handle_handle, 0x1, "hTexRef")],
        Some(|a| unsafe { checks::cuTexRefGetAddressMode(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuTexRefGetFilterMode",
        &[Pointer(0, None, "pfm")],
        &[Row(s::handle_handle, 0x1, "hTexRef")],
        None,
    ),
    (c"cuTexRefGetFormat", &[], &[Row(s::handle_handle, 0x2, "hTexRef")], None),
    (
        c"cuTexRefGetMipmapFilterMode",
        &[Pointer(0, None, "pfm")],
        &[Row(s::handle_handle, 0x1, "hTexRef")],
        None,
    ),
    (
        c"cuTexRefGetMipmapLevelBias",
        &[Pointer(0, None, "pbias")],
        &[Row(s::handle_handle, 0x1, "hTexRef")],
        None,
    ),
    (
        c"cuTexRefGetMipmapLevelClamp",
        &[Pointer(0, None, "pminMipmapLevelClamp"), Pointer(1, None, "pmaxMipmapLevelClamp")],
        &[Row(s::handle_handle, 0x2, "hTexRef")],
        None,
    ),
    (
        c"cuTexRefGetMaxAnisotropy",
        &[Pointer(0, None, "pmaxAniso")],
        &[Row(s::handle_handle, 0x1, "hTexRef")],
        None,
    ),
    (c"cuTexRefGetBorderColor", &[], &[Row(s::handle_handle, 0x1, "hTexRef")], None),
    (
        c"cuTexRefGetFlags",
        &[Pointer(0, None, "pFlags")],
        &[Row(s::handle_handle, 0x1, "hTexRef")],
        None,
    ),
    (c"cuTexRefCreate", &[Pointer(0, None, "pTexRef")], &[], None),
    (c"cuTexRefDestroy", &[], &[Row(s::handle_handle, 0, "hTexRef")], None),
    (
        c"cuSurfRefSetArray",
        &[],
        &[Row(s::handle_handle, 0, "hSurfRef"), Row(s::handle_handle, 0x1, "hArray")],
        Some(|a| unsafe { checks::cuSurfRefSetArray(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuSurfRefGetArray",
        &[Pointer(0, None, "phArray")],
        &[Row(s::handle_handle, 0x1, "hSurfRef")],
        None,
    ),
    (
        c"cuTexObjectCreate",
        &[
            Pointer(0, None, "pTexObject"),
            Pointer(1, None, "pResDesc"),
            Pointer(2, None, "pTexDesc"),
        ],
        &[Row(s::follow_CUDA_RESOURCE_DESC, 0x1, "pResDesc")],
        Some(|a| unsafe { checks::cuTexObjectCreate(get(a, 0), get(a, 1), get(a, 2), get(a, 3)) }),
    ),
    (c"cuTexObjectGetResourceDesc", &[Pointer(0, None, "pResDesc")], &[], None),
    (
        c"cuSurfObjectCreate",
        &[Pointer(0, None, "pSurfObject"), Pointer(1, None, "pResDesc")],
        &[],
        Some(|a| unsafe { checks::cuSurfObjectCreate(get(a, 0), get(a, 1)) }),
    ),
    (c"cuSurfObjectGetResourceDesc", &[Pointer(0, None, "pResDesc")], &[], None),
    (
        c"cuTensorMapEncodeTiled",
        &[
            Pointer(0, None, "tensorMap"),
            Pointer(4, Some((2, 4)), "globalDim"),
            Pointer(6, Some((2, 4)), "boxDim"),
            Pointer(7, Some((2, 4)), "elementStrides"),
        ],
        &[],
        Some(|a| unsafe {
            checks::cuTensorMapEncodeTiled(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
                get(a, 5),
                get(a, 6),
                get(a, 7),
                get(a, 8),
                get(a, 9),
                get(a, 10),
                get(a, 11),
            )
        }),
    ),
    (
        c"cuTensorMapEncodeIm2col",
        &[
            Pointer(0, None, "tensorMap"),
            Pointer(4, Some((2, 4)), "globalDim"),
            Pointer(10, Some((2, 4)), "elementStrides"),
        ],
        &[],
        Some(|a| unsafe {
            checks::cuTensorMapEncodeIm2col(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
                get(a, 5),
                get(a, 6),
                get(a, 7),
                get(a, 8),
                get(a, 9),
                get(a, 10),
                get(a, 11),
                get(a, 12),
                get(a, 13),
                get(a, 14),
            )
        }),
    ),
    (
        c"cuTensorMapEncodeIm2colWide",
        &[
            Pointer(0, None, "tensorMap"),
            Pointer(4, Some((2, 4)), "globalDim"),
            Pointer(10, Some((2, 4)), "elementStrides"),
        ],
        &[],
        Some(|a| unsafe {
            checks::cuTensorMapEncodeIm2colWide(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
                get(a, 5),
                get(a, 6),
                get(a, 7),
                get(a, 8),
                get(a, 9),
                get(a, 10),
                get(a, 11),
                get(a, 12),
                get(a, 13),
                get(a, 14),
                get(a, 15),
            )
        }),
    ),
    (
        c"cuTensorMapReplaceAddress",
        &[Pointer(0, None, "tensorMap")],
        &[],
        Some(|a| unsafe { checks::cuTensorMapReplaceAddress(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuTensorMapSetAllocationClass",
        &[Pointer(0, None, "tensorMap")],
        &[],
        Some(|a| unsafe { checks::cuTensorMapSetAllocationClass(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuDeviceCanAccessPeer",
        &[Pointer(0, None, "canAccessPeer")],
        &[Row(s::handle_device_2, 0x1, ""), Row(s::handle_device, 0x2, "peerDev")],
        None,
    ),
    (
        c"cuCtxEnablePeerAccess",
        &[],
        &[Row(s::handle_reachable, 0, ""), Row(s::handle_no_default, 0, "peerContext")],
        Some(|a| unsafe { checks::cuCtxEnablePeerAccess(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuCtxDisablePeerAccess",
        &[],
        &[Row(s::handle_peer, 0, "")],
        Some(|a| unsafe { checks::cuCtxDisablePeerAccess(get(a, 0)) }),
    ),
    (
        c"cuDeviceGetP2PAttribute",
        &[Pointer(0, None, "value")],
        &[Row(s::handle_device, 0x2, "srcDevice"), Row(s::handle_device, 0x3, "dstDevice")],
        Some(|a| unsafe {
            checks::cuDeviceGetP2PAttribute(get(a, 0), get(a, 1), get(a, 2), get(a, 3))
        }),
    ),
    (
        c"cuDeviceGetP2PAtomicCapabilities",
        &[Pointer(0, Some((2, 4)), "capabilities"), Pointer(1, Some((2, 4)), "operations")],
        &[Row(s::handle_device, 0x3, "srcDevice"), Row(s::handle_device, 0x4, "dstDevice")],
        Some(|a| unsafe {
            checks::cuDeviceGetP2PAtomicCapabilities(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
            )
        }),
    ),
    (c"cuGraphicsUnregisterResource", &[], &[Row(s::handle_handle, 0, "resource")], None),
    (
        c"cuGraphicsSubResourceGetMappedArray",
        &[Pointer(0, None, "pArray")],
        &[Row(s::handle_handle, 0x1, "resource")],
        None,
    ),
    (
        c"cuGraphicsResourceGetMappedMipmappedArray",
        &[Pointer(0, None, "pMipmappedArray")],
        &[Row(s::handle_handle, 0x1, "resource")],
        None,
    ),
    (
        c"cuGraphicsResourceGetMappedPointer_v2",
        &[Pointer(0, None, "pDevPtr"), Pointer(1, None, "pSize")],
        &[Row(s::handle_handle, 0x2, "resource")],
        None,
    ),
    (
        c"cuGraphicsResourceSetMapFlags_v2",
        &[],
        &[Row(s::handle_handle, 0, "resource")],
        Some(|a| unsafe { checks::cuGraphicsResourceSetMapFlags_v2(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuGraphicsMapResources",
        &[Pointer(1, Some((0, 4)), "resources")],
        &[
            Row(s::handle_stream, 0x2, ""),
            Row(s::handle_some_resources, 0, ""),
            Row(s::handle_of_context, 0x2, "hStream"),
            Row(s::handle_handle_4, 0x1, "resources[i]"),
        ],
        Some(|a| unsafe { checks::cuGraphicsMapResources(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuGraphicsUnmapResources",
        &[Pointer(1, Some((0, 4)), "resources")],
        &[
            Row(s::handle_stream, 0x2, ""),
            Row(s::handle_some_resources, 0, ""),
            Row(s::handle_of_context, 0x2, "hStream"),
            Row(s::handle_handle_4, 0x1, "resources[i]"),
        ],
        Some(|a| unsafe { checks::cuGraphicsUnmapResources(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuGetProcAddress_v2",
        &[Pointer(0, None, "symbol"), Pointer(1, None, "pfn")],
        &[],
        Some(|a| unsafe {
            checks::cuGetProcAddress_v2(get(a, 0), get(a, 1), get(a, 2), get(a, 3), get(a, 4))
        }),
    ),
    (
        c"cuCoredumpGetAttribute",
        &[Pointer(2, None, "size")],
        &[],
        Some(|a| unsafe { checks::cuCoredumpGetAttribute(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuCoredumpGetAttributeGlobal",
        &[Pointer(2, None, "size")],
        &[],
        Some(|a| unsafe { checks::cuCoredumpGetAttributeGlobal(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuCoredumpSetAttribute",
        &[Pointer(2, None, "size")],
        &[],
        Some(|a| unsafe { checks::cuCoredumpSetAttribute(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuCoredumpSetAttributeGlobal",
        &[Pointer(2, None, "size")],
        &[],
        Some(|a| unsafe { checks::cuCoredumpSetAttributeGlobal(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuGreenCtxCreate",
        &[Pointer(0, None, "phCtx")],
        &[Row(s::handle_handle, 0x1, "desc"), Row(s::handle_device_2, 0x2, "")],
        Some(|a| unsafe { checks::cuGreenCtxCreate(get(a, 0), get(a, 1), get(a, 2), get(a, 3)) }),
    ),
    (c"cuCtxFromGreenCtx", &[Pointer(0, None, "pContext")], &[], None),
    (
        c"cuDeviceGetDevResource",
        &[Pointer(1, None, "resource")],
        &[Row(s::handle_resource_type, 0x2, ""), Row(s::handle_device, 0, "device")],
        None,
    ),
    (
        c"cuCtxGetDevResource",
        &[Pointer(1, None, "resource")],
        &[Row(s::handle_resource_type, 0x2, "")],
        None,
    ),
    (
        c"cuGreenCtxGetDevResource",
        &[Pointer(1, None, "resource")],
        &[Row(s::handle_resource_type, 0x2, "")],
        None,
    ),
    (
        c"cuDevSmResourceSplitByCount",
        &[Pointer(1, None, "nbGroups"), Pointer(2, None, "input")],
        &[Row(s::follow_CUdevResource_2, 0x2, "input")],
        Some(|a| unsafe {
            checks::cuDevSmResourceSplitByCount(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
                get(a, 5),
            )
        }),
    ),
    (
        c"cuDevSmResourceSplit",
        &[Pointer(2, None, "input"), Pointer(5, Some((1, 4)), "groupParams")],
        &[Row(s::follow_CUdevResource_2, 0x2, "input")],
        Some(|a| unsafe {
            checks::cuDevSmResourceSplit(
                get(a, 0),
                get(a, 1),
                get(a, 2),
                get(a, 3),
                get(a, 4),
                get(a, 5),
            )
        }),
    ),
    (
        c"cuDevResourceGenerateDesc",
        &[Pointer(0, None, "phDesc"), Pointer(1, Some((2, 4)), "resources")],
        &[Row(s::follow_CUdevResource, 0x21, "resources[i]")],
        Some(|a| unsafe { checks::cuDevResourceGenerateDesc(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuGreenCtxRecordEvent",
        &[],
        &[Row(s::handle_handle, 0x1, "hEvent"), Row(s::handle_of_context, 0x1, "hEvent")],
        None,
    ),
    (
        c"cuGreenCtxWaitEvent",
        &[],
        &[Row(s::handle_handle, 0x1, "hEvent"), Row(s::handle_of_context, 0x1, "hEvent")],
        Some(|a| unsafe { checks::cuGreenCtxWaitEvent(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuStreamGetGreenCtx",
        &[Pointer(1, None, "phCtx")],
        &[Row(s::handle_stream, 0, ""), Row(s::handle_of_context, 0, "hStream")],
        None,
    ),
    (
        c"cuGreenCtxStreamCreate",
        &[Pointer(0, None, "phStream")],
        &[],
        Some(|a| unsafe {
            checks::cuGreenCtxStreamCreate(get(a, 0), get(a, 1), get(a, 2), get(a, 3))
        }),
    ),
    (c"cuGreenCtxGetId", &[Pointer(1, None, "greenCtxId")], &[], None),
    (
        c"cuStreamGetDevResource",
        &[Pointer(1, None, "resource")],
        &[
            Row(s::handle_resource_type, 0x2, ""),
            Row(s::handle_stream, 0, ""),
            Row(s::handle_of_context, 0, "hStream"),
        ],
        Some(|a| unsafe { checks::cuStreamGetDevResource(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (c"cuLogsRegisterCallback", &[], &[Row(s::handle_log_callback, 0, "")], None),
    (
        c"cuLogsCurrent",
        &[Pointer(0, None, "iterator_out")],
        &[],
        Some(|a| unsafe { checks::cuLogsCurrent(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuLogsDumpToFile",
        &[Pointer(1, None, "pathToFile")],
        &[],
        Some(|a| unsafe { checks::cuLogsDumpToFile(get(a, 0), get(a, 1), get(a, 2)) }),
    ),
    (
        c"cuLogsDumpToMemory",
        &[Pointer(2, None, "size")],
        &[],
        Some(|a| unsafe { checks::cuLogsDumpToMemory(get(a, 0), get(a, 1), get(a, 2), get(a, 3)) }),
    ),
    (
        c"cuCheckpointProcessGetRestoreThreadId",
        &[Pointer(1, None, "tid")],
        &[Row(s::checkpoint_process, 0, "")],
        None,
    ),
    (
        c"cuCheckpointProcessGetState",
        &[Pointer(1, None, "state")],
        &[Row(s::checkpoint_process, 0, "")],
        None,
    ),
    (
        c"cuCheckpointProcessLock",
        &[],
        &[Row(s::checkpoint_process, 0, "")],
        Some(|a| unsafe { checks::cuCheckpointProcessLock(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuCheckpointProcessCheckpoint",
        &[],
        &[Row(s::checkpoint_process, 0, "")],
        Some(|a| unsafe { checks::cuCheckpointProcessCheckpoint(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuCheckpointProcessRestore",
        &[],
        &[Row(s::checkpoint_process, 0, "")],
        Some(|a| unsafe { checks::cuCheckpointProcessRestore(get(a, 0), get(a, 1)) }),
    ),
    (
        c"cuCheckpointProcessUnlock",
        &[],
        &[Row(s::checkpoint_process, 0, "")],
        Some(|a| unsafe { checks::cuCheckpointProcessUnlock(get(a, 0), get(a, 1)) }),
    ),
];
