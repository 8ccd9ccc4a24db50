// Created by `cargo xtask emit` from cuda.h, src/rules, cuda-sys/build/generate/history.txt, cuda-sys/build/generate/reference/enums.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

//! The rows of each call, and the pointers that it needs.

#![allow(non_upper_case_globals)]

#[cfg(any(feature = "causes", doc))]
use super::Pointer;
use super::{Row, steps as s};
#[cfg(any(feature = "causes", doc))]
use core::ffi::CStr;

pub(crate) const cuGetErrorString: &[Row] =
    &[Row { look: s::handle_error_code, arguments: &[0], path: "" }];
pub(crate) const cuGetErrorName: &[Row] =
    &[Row { look: s::handle_error_code, arguments: &[0], path: "" }];
pub(crate) const cuDeviceGet: &[Row] = &[Row { look: s::handle_found, arguments: &[1], path: "" }];
pub(crate) const cuDeviceGetName: &[Row] =
    &[Row { look: s::handle_device_2, arguments: &[2], path: "" }];
pub(crate) const cuDeviceGetUuid_v2: &[Row] =
    &[Row { look: s::handle_device_2, arguments: &[1], path: "" }];
pub(crate) const cuDeviceGetLuid: &[Row] =
    &[Row { look: s::handle_device_2, arguments: &[2], path: "" }];
pub(crate) const cuDeviceTotalMem_v2: &[Row] =
    &[Row { look: s::handle_device_2, arguments: &[1], path: "" }];
pub(crate) const cuDeviceGetTexture1DLinearMaxWidth: &[Row] = &[
    Row { look: s::texobject_texture_channels, arguments: &[2], path: "" },
    Row { look: s::array_format, arguments: &[1], path: "" },
    Row { look: s::handle_device_2, arguments: &[3], path: "" },
];
pub(crate) const cuDeviceGetAttribute: &[Row] = &[
    Row { look: s::handle_device_attribute, arguments: &[1], path: "" },
    Row { look: s::handle_device_2, arguments: &[2], path: "" },
];
pub(crate) const cuDeviceGetHostAtomicCapabilities: &[Row] =
    &[Row { look: s::handle_device_2, arguments: &[3], path: "" }];
pub(crate) const cuDeviceGetNvSciSyncAttributes: &[Row] =
    &[Row { look: s::handle_device_2, arguments: &[1], path: "" }];
pub(crate) const cuDeviceSetMemPool: &[Row] = &[
    Row { look: s::pool_pool_of_device, arguments: &[0], path: "" },
    Row { look: s::handle_device_2, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "pool" },
];
pub(crate) const cuDeviceGetMemPool: &[Row] = &[
    Row { look: s::pool_pool_of_device, arguments: &[1], path: "" },
    Row { look: s::handle_device_2, arguments: &[1], path: "" },
];
pub(crate) const cuDeviceGetDefaultMemPool: &[Row] = &[
    Row { look: s::pool_pool_of_device, arguments: &[1], path: "" },
    Row { look: s::handle_device_2, arguments: &[1], path: "" },
];
pub(crate) const cuDeviceGetExecAffinitySupport: &[Row] =
    &[Row { look: s::handle_device_2, arguments: &[2], path: "" }];
pub(crate) const cuDeviceGetProperties: &[Row] =
    &[Row { look: s::handle_device_2, arguments: &[1], path: "" }];
pub(crate) const cuDeviceComputeCapability: &[Row] =
    &[Row { look: s::handle_device_2, arguments: &[2], path: "" }];
pub(crate) const cuDevicePrimaryCtxRetain: &[Row] =
    &[Row { look: s::handle_device_2, arguments: &[1], path: "" }];
pub(crate) const cuDevicePrimaryCtxRelease_v2: &[Row] = &[
    Row { look: s::handle_released, arguments: &[0], path: "" },
    Row { look: s::handle_device_2, arguments: &[0], path: "" },
];
pub(crate) const cuDevicePrimaryCtxSetFlags_v2: &[Row] =
    &[Row { look: s::handle_device_2, arguments: &[0], path: "" }];
pub(crate) const cuDevicePrimaryCtxGetState: &[Row] =
    &[Row { look: s::handle_device_2, arguments: &[0], path: "" }];
pub(crate) const cuDevicePrimaryCtxReset_v2: &[Row] =
    &[Row { look: s::handle_device_2, arguments: &[0], path: "" }];
pub(crate) const cuCtxCreate_v4: &[Row] = &[
    Row { look: s::handle_context_flags, arguments: &[2], path: "" },
    Row { look: s::handle_device_2, arguments: &[3], path: "" },
    Row { look: s::undocumented_no_affinities, arguments: &[1], path: "ctxCreateParams" },
];
pub(crate) const cuCtxDestroy_v2: &[Row] = &[
    Row { look: s::handle_destroyed, arguments: &[0], path: "" },
    Row { look: s::handle_no_default, arguments: &[0], path: "ctx" },
];
pub(crate) const cuCtxSetLimit: &[Row] = &[
    Row { look: s::ctx_limit_of_device, arguments: &[0, 1], path: "" },
    Row { look: s::ctx_limit_of_memory, arguments: &[0, 1], path: "" },
    Row { look: s::ctx_limit_of_cache, arguments: &[0, 1], path: "" },
    Row { look: s::undocumented_limit_supported, arguments: &[0], path: "" },
];
pub(crate) const cuCtxGetLimit: &[Row] =
    &[Row { look: s::undocumented_limit_supported, arguments: &[1], path: "" }];
pub(crate) const cuCtxRecordEvent: &[Row] = &[
    Row { look: s::handle_event_of_context, arguments: &[0, 1], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "hEvent" },
    Row { look: s::handle_of_context, arguments: &[1], path: "hEvent" },
];
pub(crate) const cuCtxWaitEvent: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[1], path: "hEvent" },
    Row { look: s::handle_of_context, arguments: &[1], path: "hEvent" },
];
pub(crate) const cuCtxDetach: &[Row] =
    &[Row { look: s::handle_no_default, arguments: &[0], path: "ctx" }];
pub(crate) const cuModuleLoad: &[Row] = &[
    Row { look: s::name_source_file, arguments: &[1], path: "fname" },
    Row { look: s::name_code_file, arguments: &[1], path: "fname" },
    Row { look: s::name_code_of_file, arguments: &[1], path: "fname" },
    Row { look: s::name_file, arguments: &[1], path: "fname" },
];
pub(crate) const cuModuleLoadData: &[Row] = &[
    Row { look: s::name_source_of_image_2, arguments: &[1], path: "" },
    Row { look: s::name_form_of_image_2, arguments: &[1], path: "" },
    Row { look: s::name_beginning_2, arguments: &[1], path: "" },
    Row { look: s::name_ended_2, arguments: &[1], path: "" },
    Row { look: s::name_architecture, arguments: &[1], path: "" },
    Row { look: s::name_compiled, arguments: &[1], path: "" },
    Row { look: s::name_image_2, arguments: &[1], path: "" },
    Row { look: s::name_other_architectures_2, arguments: &[1], path: "" },
    Row { look: s::name_code_for_device_2, arguments: &[1], path: "" },
];
pub(crate) const cuModuleLoadDataEx: &[Row] = &[
    Row { look: s::jit_target, arguments: &[3, 2, 4], path: "" },
    Row { look: s::name_source_of_image_2, arguments: &[1], path: "" },
    Row { look: s::name_form_of_image_2, arguments: &[1], path: "" },
    Row { look: s::name_beginning_2, arguments: &[1], path: "" },
    Row { look: s::name_ended_2, arguments: &[1], path: "" },
    Row { look: s::name_architecture, arguments: &[1], path: "" },
    Row { look: s::name_image_2, arguments: &[1], path: "" },
    Row { look: s::name_other_architectures_2, arguments: &[1], path: "" },
    Row { look: s::name_code_for_device_2, arguments: &[1], path: "" },
    Row { look: s::jit_buffers_2, arguments: &[3, 2], path: "" },
    Row { look: s::jit_jit_option, arguments: &[3, 2], path: "options[i]" },
];
pub(crate) const cuModuleLoadFatBinary: &[Row] = &[
    Row { look: s::name_form_of_image, arguments: &[1], path: "fatCubin" },
    Row { look: s::name_image, arguments: &[1], path: "fatCubin" },
    Row { look: s::name_other_architectures, arguments: &[1], path: "fatCubin" },
    Row { look: s::name_code_for_device, arguments: &[1], path: "fatCubin" },
];
pub(crate) const cuModuleUnload: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "hmod" }];
pub(crate) const cuModuleGetFunction: &[Row] = &[
    Row { look: s::name_function, arguments: &[1, 2], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "hmod" },
];
pub(crate) const cuModuleGetFunctionCount: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[1], path: "mod" }];
pub(crate) const cuModuleEnumerateFunctions: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[2], path: "mod" }];
pub(crate) const cuModuleGetGlobal_v2: &[Row] = &[
    Row { look: s::name_other_variable_of_module, arguments: &[2, 3], path: "" },
    Row { look: s::name_variable, arguments: &[3], path: "" },
    Row { look: s::name_no_function, arguments: &[2, 3], path: "" },
    Row { look: s::handle_handle, arguments: &[2], path: "hmod" },
];
pub(crate) const cuLinkCreate_v2: &[Row] = &[
    Row { look: s::module_of_dynamic_linker, arguments: &[1, 0], path: "" },
    Row { look: s::jit_buffers_2, arguments: &[1, 0], path: "" },
    Row { look: s::jit_jit_option, arguments: &[1, 0], path: "options[i]" },
];
pub(crate) const cuLinkAddData_v2: &[Row] = &[
    Row { look: s::name_linked_source, arguments: &[1, 2, 3], path: "" },
    Row { look: s::name_linked_code, arguments: &[1, 2, 3], path: "" },
    Row { look: s::name_linked, arguments: &[1, 2, 3], path: "" },
    Row { look: s::name_linked_version, arguments: &[1, 2, 3], path: "" },
    Row { look: s::name_linked_again, arguments: &[2], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "state" },
    Row { look: s::name_image, arguments: &[2], path: "data" },
    Row { look: s::jit_jit_option, arguments: &[6, 5], path: "options[i]" },
];
pub(crate) const cuLinkAddFile_v2: &[Row] = &[
    Row { look: s::name_linked_file, arguments: &[2], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "state" },
    Row { look: s::name_source_file_2, arguments: &[2], path: "" },
    Row { look: s::name_code_file_2, arguments: &[2], path: "" },
    Row { look: s::name_file_2, arguments: &[2], path: "" },
    Row { look: s::jit_jit_option, arguments: &[4, 3], path: "options[i]" },
];
pub(crate) const cuLinkComplete: &[Row] = &[
    Row { look: s::name_complete, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "state" },
];
pub(crate) const cuLinkDestroy: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "state" }];
pub(crate) const cuModuleGetTexRef: &[Row] = &[
    Row { look: s::name_texture_of_module, arguments: &[1, 2], path: "" },
    Row { look: s::name_texture_reference, arguments: &[2], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "hmod" },
];
pub(crate) const cuModuleGetSurfRef: &[Row] = &[
    Row { look: s::name_surface_of_module, arguments: &[1, 2], path: "" },
    Row { look: s::name_surface_reference, arguments: &[2], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "hmod" },
];
pub(crate) const cuLibraryLoadData: &[Row] = &[
    Row { look: s::jit_target_of_library, arguments: &[2, 4, 3], path: "" },
    Row { look: s::name_source_of_image, arguments: &[1], path: "code" },
    Row { look: s::name_form_of_image, arguments: &[1], path: "code" },
    Row { look: s::name_beginning, arguments: &[1], path: "code" },
    Row { look: s::name_ended, arguments: &[1], path: "code" },
    Row { look: s::name_image, arguments: &[1], path: "code" },
    Row { look: s::name_other_architectures, arguments: &[1], path: "code" },
    Row { look: s::name_code_for_device, arguments: &[1], path: "code" },
    Row { look: s::jit_buffers, arguments: &[2, 4], path: "jitOptions" },
    Row { look: s::jit_jit_option, arguments: &[2, 4], path: "jitOptions[i]" },
];
pub(crate) const cuLibraryLoadFromFile: &[Row] = &[
    Row { look: s::jit_target_of_library, arguments: &[2, 4, 3], path: "" },
    Row { look: s::name_source_file, arguments: &[1], path: "fileName" },
    Row { look: s::name_code_file, arguments: &[1], path: "fileName" },
    Row { look: s::name_code_of_file, arguments: &[1], path: "fileName" },
    Row { look: s::name_file, arguments: &[1], path: "fileName" },
    Row { look: s::jit_buffers, arguments: &[2, 4], path: "jitOptions" },
    Row { look: s::jit_jit_option, arguments: &[2, 4], path: "jitOptions[i]" },
];
pub(crate) const cuLibraryUnload: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[0], path: "library" },
    Row { look: s::name_image_of_library_2, arguments: &[0], path: "" },
];
pub(crate) const cuLibraryGetKernel: &[Row] = &[
    Row { look: s::name_kernel, arguments: &[1, 2], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "library" },
    Row { look: s::name_image_of_library_2, arguments: &[1], path: "" },
];
pub(crate) const cuLibraryGetKernelCount: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[1], path: "lib" },
    Row { look: s::name_image_of_library, arguments: &[1], path: "lib" },
];
pub(crate) const cuLibraryEnumerateKernels: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[2], path: "lib" },
    Row { look: s::name_image_of_library, arguments: &[2], path: "lib" },
];
pub(crate) const cuLibraryGetModule: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[1], path: "library" },
    Row { look: s::name_image_of_library_2, arguments: &[1], path: "" },
];
pub(crate) const cuKernelGetFunction: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[1], path: "kernel" },
    Row { look: s::name_image_of_kernel_2, arguments: &[1], path: "" },
];
pub(crate) const cuKernelGetLibrary: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[1], path: "kernel" },
    Row { look: s::name_image_of_kernel_2, arguments: &[1], path: "" },
];
pub(crate) const cuLibraryGetGlobal: &[Row] = &[
    Row { look: s::name_other_variable_of_library, arguments: &[2, 3], path: "" },
    Row { look: s::name_variable_of_library, arguments: &[3], path: "" },
    Row { look: s::handle_handle, arguments: &[2], path: "library" },
    Row { look: s::name_image_of_library_2, arguments: &[2], path: "" },
];
pub(crate) const cuLibraryGetManaged: &[Row] = &[
    Row { look: s::name_managed_of_library, arguments: &[2, 3], path: "" },
    Row { look: s::name_managed_variable, arguments: &[3], path: "" },
    Row { look: s::handle_handle, arguments: &[2], path: "library" },
    Row { look: s::name_image_of_library_2, arguments: &[2], path: "" },
];
pub(crate) const cuLibraryGetUnifiedFunction: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[1], path: "library" },
    Row { look: s::name_image_of_library_2, arguments: &[1], path: "" },
];
pub(crate) const cuKernelGetAttribute: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[2], path: "kernel" },
    Row { look: s::name_image_of_kernel_2, arguments: &[2], path: "" },
    Row { look: s::handle_device_2, arguments: &[3], path: "" },
];
pub(crate) const cuKernelSetAttribute: &[Row] = &[
    Row { look: s::undocumented_settable_attribute, arguments: &[0], path: "" },
    Row { look: s::launch_dynamic_shared_of_kernel, arguments: &[0, 1, 3], path: "" },
    Row { look: s::handle_handle, arguments: &[2], path: "kernel" },
    Row { look: s::name_image_of_kernel_2, arguments: &[2], path: "" },
    Row { look: s::handle_device_2, arguments: &[3], path: "" },
];
pub(crate) const cuKernelSetCacheConfig: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[0], path: "kernel" },
    Row { look: s::name_image_of_kernel_2, arguments: &[0], path: "" },
    Row { look: s::handle_device_2, arguments: &[2], path: "" },
];
pub(crate) const cuKernelGetName: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[1], path: "hfunc" },
    Row { look: s::name_image_of_kernel, arguments: &[1], path: "hfunc" },
];
pub(crate) const cuKernelGetParamInfo: &[Row] = &[
    Row { look: s::launch_parameter_of_kernel, arguments: &[0, 1], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "kernel" },
    Row { look: s::name_image_of_kernel_2, arguments: &[0], path: "" },
];
pub(crate) const cuKernelGetParamCount: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[0], path: "kernel" },
    Row { look: s::name_image_of_kernel_2, arguments: &[0], path: "" },
];
pub(crate) const cuMemAlloc_v2: &[Row] =
    &[Row { look: s::memory_allocated, arguments: &[1], path: "" }];
pub(crate) const cuMemAllocPitch_v2: &[Row] =
    &[Row { look: s::memory_rows, arguments: &[2], path: "" }];
pub(crate) const cuMemFree_v2: &[Row] = &[
    Row { look: s::memory_freed_of_others, arguments: &[0], path: "" },
    Row { look: s::memory_freed, arguments: &[0], path: "" },
];
pub(crate) const cuMemGetAddressRange_v2: &[Row] =
    &[Row { look: s::memory_in_allocation, arguments: &[2], path: "" }];
pub(crate) const cuMemFreeHost: &[Row] =
    &[Row { look: s::memory_freed_host, arguments: &[0], path: "" }];
pub(crate) const cuMemHostGetDevicePointer_v2: &[Row] =
    &[Row { look: s::memory_known_host, arguments: &[1], path: "" }];
pub(crate) const cuMemHostGetFlags: &[Row] =
    &[Row { look: s::memory_known_host, arguments: &[1], path: "" }];
pub(crate) const cuDeviceRegisterAsyncNotification: &[Row] =
    &[Row { look: s::handle_device, arguments: &[0], path: "device" }];
pub(crate) const cuDeviceUnregisterAsyncNotification: &[Row] =
    &[Row { look: s::handle_device, arguments: &[0], path: "device" }];
pub(crate) const cuDeviceGetByPCIBusId: &[Row] =
    &[Row { look: s::name_bus_id, arguments: &[1], path: "" }];
pub(crate) const cuDeviceGetPCIBusId: &[Row] =
    &[Row { look: s::handle_device_2, arguments: &[2], path: "" }];
pub(crate) const cuIpcGetEventHandle: &[Row] = &[
    Row { look: s::handle_of_processes, arguments: &[1], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "event" },
    Row { look: s::handle_of_context, arguments: &[1], path: "event" },
];
pub(crate) const cuIpcOpenEventHandle: &[Row] =
    &[Row { look: s::memory_opened_event, arguments: &[1], path: "" }];
pub(crate) const cuIpcGetMemHandle: &[Row] =
    &[Row { look: s::memory_shared, arguments: &[1], path: "" }];
pub(crate) const cuIpcOpenMemHandle_v2: &[Row] = &[
    Row { look: s::memory_ipc_handle, arguments: &[1], path: "" },
    Row { look: s::memory_opened, arguments: &[1], path: "" },
];
pub(crate) const cuIpcCloseMemHandle: &[Row] =
    &[Row { look: s::memory_closed, arguments: &[0], path: "" }];
pub(crate) const cuMemHostRegister_v2: &[Row] = &[
    Row { look: s::memory_registered, arguments: &[0, 1, 2], path: "" },
    Row { look: s::undocumented_registered_memory, arguments: &[2], path: "" },
];
pub(crate) const cuMemHostUnregister: &[Row] = &[
    Row { look: s::memory_known_host, arguments: &[0], path: "" },
    Row { look: s::memory_unregistered, arguments: &[0], path: "" },
];
pub(crate) const cuMemcpy: &[Row] =
    &[Row { look: s::memory_copied, arguments: &[0, 1, 2], path: "" }];
pub(crate) const cuMemcpyPeer: &[Row] = &[
    Row { look: s::memory_target, arguments: &[0, 4], path: "" },
    Row { look: s::memory_source, arguments: &[2, 4], path: "" },
    Row { look: s::memory_writable_target, arguments: &[0, 4], path: "" },
    Row { look: s::memory_readable_source, arguments: &[2, 4], path: "" },
];
pub(crate) const cuMemcpyHtoD_v2: &[Row] = &[
    Row { look: s::memory_target, arguments: &[0, 2], path: "" },
    Row { look: s::memory_writable_target, arguments: &[0, 2], path: "" },
    Row { look: s::memory_own_writable_target, arguments: &[0, 2], path: "" },
    Row { look: s::memory_from_host, arguments: &[1, 2], path: "" },
];
pub(crate) const cuMemcpyDtoH_v2: &[Row] = &[
    Row { look: s::memory_source, arguments: &[1, 2], path: "" },
    Row { look: s::memory_readable_source, arguments: &[1, 2], path: "" },
    Row { look: s::memory_own_readable_source, arguments: &[1, 2], path: "" },
    Row { look: s::memory_to_host, arguments: &[0, 2], path: "" },
];
pub(crate) const cuMemcpyDtoD_v2: &[Row] = &[
    Row { look: s::memory_target, arguments: &[0, 2], path: "" },
    Row { look: s::memory_source, arguments: &[1, 2], path: "" },
    Row { look: s::memory_writable_target, arguments: &[0, 2], path: "" },
    Row { look: s::memory_own_writable_target, arguments: &[0, 2], path: "" },
    Row { look: s::memory_readable_source, arguments: &[1, 2], path: "" },
    Row { look: s::memory_own_readable_source, arguments: &[1, 2], path: "" },
];
pub(crate) const cuMemcpyDtoA_v2: &[Row] = &[
    Row { look: s::copy_end_of_target, arguments: &[0, 1, 3], path: "" },
    Row { look: s::memory_source, arguments: &[2, 3], path: "" },
    Row { look: s::memory_readable_source, arguments: &[2, 3], path: "" },
    Row { look: s::memory_own_readable_source, arguments: &[2, 3], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "dstArray" },
];
pub(crate) const cuMemcpyAtoD_v2: &[Row] = &[
    Row { look: s::copy_end_of_source, arguments: &[1, 2, 3], path: "" },
    Row { look: s::memory_target, arguments: &[0, 3], path: "" },
    Row { look: s::memory_writable_target, arguments: &[0, 3], path: "" },
    Row { look: s::memory_own_writable_target, arguments: &[0, 3], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "srcArray" },
];
pub(crate) const cuMemcpyHtoA_v2: &[Row] = &[
    Row { look: s::copy_end_of_target, arguments: &[0, 1, 3], path: "" },
    Row { look: s::memory_from_host, arguments: &[2, 3], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "dstArray" },
];
pub(crate) const cuMemcpyAtoH_v2: &[Row] = &[
    Row { look: s::copy_end_of_source, arguments: &[1, 2, 3], path: "" },
    Row { look: s::memory_to_host, arguments: &[0, 3], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "srcArray" },
];
pub(crate) const cuMemcpyAtoA_v2: &[Row] = &[
    Row { look: s::copy_end_of_target, arguments: &[0, 1, 4], path: "" },
    Row { look: s::copy_end_of_source, arguments: &[2, 3, 4], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "dstArray" },
    Row { look: s::handle_handle, arguments: &[2], path: "srcArray" },
];
pub(crate) const cuMemcpy2D_v2: &[Row] = &[
    Row { look: s::copy_ranges_2d, arguments: &[0], path: "pCopy" },
    Row { look: s::copy_accesses_2d, arguments: &[0], path: "pCopy" },
    Row { look: s::follow_CUDA_MEMCPY2D, arguments: &[0], path: "pCopy" },
];
pub(crate) const cuMemcpy2DUnaligned_v2: &[Row] = &[
    Row { look: s::copy_ranges_2d, arguments: &[0], path: "pCopy" },
    Row { look: s::copy_accesses_2d, arguments: &[0], path: "pCopy" },
    Row { look: s::follow_CUDA_MEMCPY2D, arguments: &[0], path: "pCopy" },
];
pub(crate) const cuMemcpy3D_v2: &[Row] = &[
    Row { look: s::copy_written_boxes, arguments: &[0], path: "pCopy" },
    Row { look: s::copy_own_written_boxes, arguments: &[0], path: "pCopy" },
    Row { look: s::copy_read_boxes, arguments: &[0], path: "pCopy" },
    Row { look: s::copy_own_read_boxes, arguments: &[0], path: "pCopy" },
    Row { look: s::follow_CUDA_MEMCPY3D, arguments: &[0], path: "pCopy" },
];
pub(crate) const cuMemcpy3DPeer: &[Row] = &[
    Row { look: s::copy_written_boxes_2, arguments: &[0], path: "pCopy" },
    Row { look: s::copy_read_boxes_2, arguments: &[0], path: "pCopy" },
    Row { look: s::undocumented_copy_between, arguments: &[0], path: "pCopy" },
    Row { look: s::follow_CUDA_MEMCPY3D_PEER, arguments: &[0], path: "pCopy" },
];
pub(crate) const cuMemcpyAsync: &[Row] = &[
    Row { look: s::memory_copied, arguments: &[0, 1, 2], path: "" },
    Row { look: s::handle_of_context, arguments: &[3], path: "hStream" },
];
pub(crate) const cuMemcpyPeerAsync: &[Row] = &[
    Row { look: s::memory_target, arguments: &[0, 4], path: "" },
    Row { look: s::memory_source, arguments: &[2, 4], path: "" },
    Row { look: s::memory_writable_target, arguments: &[0, 4], path: "" },
    Row { look: s::memory_readable_source, arguments: &[2, 4], path: "" },
    Row { look: s::handle_of_context, arguments: &[5], path: "hStream" },
];
pub(crate) const cuMemcpyHtoDAsync_v2: &[Row] = &[
    Row { look: s::memory_target, arguments: &[0, 2], path: "" },
    Row { look: s::memory_writable_target, arguments: &[0, 2], path: "" },
    Row { look: s::memory_own_writable_target, arguments: &[0, 2], path: "" },
    Row { look: s::memory_from_host, arguments: &[1, 2], path: "" },
    Row { look: s::handle_of_context, arguments: &[3], path: "hStream" },
];
pub(crate) const cuMemcpyDtoHAsync_v2: &[Row] = &[
    Row { look: s::memory_source, arguments: &[1, 2], path: "" },
    Row { look: s::memory_readable_source, arguments: &[1, 2], path: "" },
    Row { look: s::memory_own_readable_source, arguments: &[1, 2], path: "" },
    Row { look: s::memory_to_host, arguments: &[0, 2], path: "" },
    Row { look: s::handle_of_context, arguments: &[3], path: "hStream" },
];
pub(crate) const cuMemcpyDtoDAsync_v2: &[Row] = &[
    Row { look: s::memory_target, arguments: &[0, 2], path: "" },
    Row { look: s::memory_source, arguments: &[1, 2], path: "" },
    Row { look: s::memory_writable_target, arguments: &[0, 2], path: "" },
    Row { look: s::memory_own_writable_target, arguments: &[0, 2], path: "" },
    Row { look: s::memory_readable_source, arguments: &[1, 2], path: "" },
    Row { look: s::memory_own_readable_source, arguments: &[1, 2], path: "" },
    Row { look: s::handle_of_context, arguments: &[3], path: "hStream" },
];
pub(crate) const cuMemcpyHtoAAsync_v2: &[Row] = &[
    Row { look: s::copy_end_of_target, arguments: &[0, 1, 3], path: "" },
    Row { look: s::memory_from_host, arguments: &[2, 3], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "dstArray" },
    Row { look: s::handle_of_context, arguments: &[4], path: "hStream" },
];
pub(crate) const cuMemcpyAtoHAsync_v2: &[Row] = &[
    Row { look: s::copy_end_of_source, arguments: &[1, 2, 3], path: "" },
    Row { look: s::memory_to_host, arguments: &[0, 3], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "srcArray" },
    Row { look: s::handle_of_context, arguments: &[4], path: "hStream" },
];
pub(crate) const cuMemcpy2DAsync_v2: &[Row] = &[
    Row { look: s::handle_of_context, arguments: &[1], path: "hStream" },
    Row { look: s::copy_ranges_2d, arguments: &[0], path: "pCopy" },
    Row { look: s::copy_accesses_2d, arguments: &[0], path: "pCopy" },
    Row { look: s::follow_CUDA_MEMCPY2D, arguments: &[0], path: "pCopy" },
];
pub(crate) const cuMemcpy3DAsync_v2: &[Row] = &[
    Row { look: s::handle_of_context, arguments: &[1], path: "hStream" },
    Row { look: s::copy_written_boxes, arguments: &[0], path: "pCopy" },
    Row { look: s::copy_own_written_boxes, arguments: &[0], path: "pCopy" },
    Row { look: s::copy_read_boxes, arguments: &[0], path: "pCopy" },
    Row { look: s::copy_own_read_boxes, arguments: &[0], path: "pCopy" },
    Row { look: s::follow_CUDA_MEMCPY3D, arguments: &[0], path: "pCopy" },
];
pub(crate) const cuMemcpy3DPeerAsync: &[Row] = &[
    Row { look: s::handle_of_context, arguments: &[1], path: "hStream" },
    Row { look: s::copy_written_boxes_2, arguments: &[0], path: "pCopy" },
    Row { look: s::copy_read_boxes_2, arguments: &[0], path: "pCopy" },
    Row { look: s::undocumented_copy_between, arguments: &[0], path: "pCopy" },
    Row { look: s::follow_CUDA_MEMCPY3D_PEER, arguments: &[0], path: "pCopy" },
];
pub(crate) const cuMemcpyBatchAsync_v2: &[Row] = &[
    Row { look: s::handle_stream, arguments: &[7], path: "" },
    Row { look: s::undocumented_no_copies_2, arguments: &[3], path: "" },
    Row { look: s::handle_of_context, arguments: &[7], path: "hStream" },
];
pub(crate) const cuMemcpy3DBatchAsync_v2: &[Row] = &[
    Row { look: s::handle_stream, arguments: &[3], path: "" },
    Row { look: s::undocumented_no_copies, arguments: &[0], path: "numOps" },
    Row { look: s::handle_of_context, arguments: &[3], path: "hStream" },
    Row { look: s::follow_CUDA_MEMCPY3D_BATCH_OP, arguments: &[1, 0], path: "opList[i]" },
];
pub(crate) const cuMemcpyWithAttributesAsync: &[Row] = &[
    Row { look: s::handle_stream, arguments: &[4], path: "" },
    Row { look: s::handle_of_context, arguments: &[4], path: "hStream" },
];
pub(crate) const cuMemcpy3DWithAttributesAsync: &[Row] = &[
    Row { look: s::handle_stream, arguments: &[2], path: "" },
    Row { look: s::handle_of_context, arguments: &[2], path: "hStream" },
    Row { look: s::follow_CUDA_MEMCPY3D_BATCH_OP_2, arguments: &[0], path: "op" },
];
pub(crate) const cuMemsetD8_v2: &[Row] = &[
    Row { look: s::memory_writable_bytes, arguments: &[0, 2], path: "" },
    Row { look: s::memory_filled, arguments: &[0, 2], path: "" },
    Row { look: s::memory_bytes, arguments: &[0, 2], path: "" },
];
pub(crate) const cuMemsetD16_v2: &[Row] = &[
    Row { look: s::memory_writable_halves, arguments: &[0, 2], path: "" },
    Row { look: s::memory_filled, arguments: &[0, 2], path: "" },
    Row { look: s::memory_halves, arguments: &[0, 2], path: "" },
];
pub(crate) const cuMemsetD32_v2: &[Row] = &[
    Row { look: s::memory_writable_words, arguments: &[0, 2], path: "" },
    Row { look: s::memory_filled, arguments: &[0, 2], path: "" },
    Row { look: s::memory_words, arguments: &[0, 2], path: "" },
];
pub(crate) const cuMemsetD2D8_v2: &[Row] = &[
    Row { look: s::memory_writable_rows, arguments: &[0, 1, 3, 4], path: "" },
    Row { look: s::memory_filled_rows, arguments: &[0, 3, 4], path: "" },
    Row { look: s::memory_rows_of_bytes, arguments: &[1, 3, 4], path: "" },
];
pub(crate) const cuMemsetD2D16_v2: &[Row] = &[
    Row { look: s::memory_writable_rows, arguments: &[0, 1, 3, 4], path: "" },
    Row { look: s::memory_filled_rows, arguments: &[0, 3, 4], path: "" },
    Row { look: s::memory_rows_of_halves, arguments: &[1, 3, 4], path: "" },
];
pub(crate) const cuMemsetD2D32_v2: &[Row] = &[
    Row { look: s::memory_writable_rows, arguments: &[0, 1, 3, 4], path: "" },
    Row { look: s::memory_filled_rows, arguments: &[0, 3, 4], path: "" },
    Row { look: s::memory_rows_of_words, arguments: &[1, 3, 4], path: "" },
];
pub(crate) const cuMemsetD8Async: &[Row] = &[
    Row { look: s::memory_writable_bytes, arguments: &[0, 2], path: "" },
    Row { look: s::memory_filled, arguments: &[0, 2], path: "" },
    Row { look: s::memory_bytes, arguments: &[0, 2], path: "" },
    Row { look: s::handle_of_context, arguments: &[3], path: "hStream" },
];
pub(crate) const cuMemsetD16Async: &[Row] = &[
    Row { look: s::memory_writable_halves, arguments: &[0, 2], path: "" },
    Row { look: s::memory_filled, arguments: &[0, 2], path: "" },
    Row { look: s::memory_halves, arguments: &[0, 2], path: "" },
    Row { look: s::handle_of_context, arguments: &[3], path: "hStream" },
];
pub(crate) const cuMemsetD32Async: &[Row] = &[
    Row { look: s::memory_writable_words, arguments: &[0, 2], path: "" },
    Row { look: s::memory_filled, arguments: &[0, 2], path: "" },
    Row { look: s::memory_words, arguments: &[0, 2], path: "" },
    Row { look: s::handle_of_context, arguments: &[3], path: "hStream" },
];
pub(crate) const cuMemsetD2D8Async: &[Row] = &[
    Row { look: s::memory_writable_rows, arguments: &[0, 1, 3, 4], path: "" },
    Row { look: s::memory_filled_rows, arguments: &[0, 3, 4], path: "" },
    Row { look: s::memory_rows_of_bytes, arguments: &[1, 3, 4], path: "" },
    Row { look: s::handle_of_context, arguments: &[5], path: "hStream" },
];
pub(crate) const cuMemsetD2D16Async: &[Row] = &[
    Row { look: s::memory_writable_rows, arguments: &[0, 1, 3, 4], path: "" },
    Row { look: s::memory_filled_rows, arguments: &[0, 3, 4], path: "" },
    Row { look: s::memory_rows_of_halves, arguments: &[1, 3, 4], path: "" },
    Row { look: s::handle_of_context, arguments: &[5], path: "hStream" },
];
pub(crate) const cuMemsetD2D32Async: &[Row] = &[
    Row { look: s::memory_writable_rows, arguments: &[0, 1, 3, 4], path: "" },
    Row { look: s::memory_filled_rows, arguments: &[0, 3, 4], path: "" },
    Row { look: s::memory_rows_of_words, arguments: &[1, 3, 4], path: "" },
    Row { look: s::handle_of_context, arguments: &[5], path: "hStream" },
];
pub(crate) const cuArrayCreate_v2: &[Row] = &[
    Row { look: s::array_flat_limits, arguments: &[1], path: "pAllocateArray" },
    Row { look: s::follow_CUDA_ARRAY_DESCRIPTOR, arguments: &[1], path: "pAllocateArray" },
];
pub(crate) const cuArrayGetDescriptor_v2: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[1], path: "hArray" }];
pub(crate) const cuArrayGetSparseProperties: &[Row] = &[
    Row { look: s::array_sparse, arguments: &[1], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "array" },
];
pub(crate) const cuMipmappedArrayGetSparseProperties: &[Row] = &[
    Row { look: s::array_sparse_mipmap, arguments: &[1], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "mipmap" },
];
pub(crate) const cuArrayGetMemoryRequirements: &[Row] = &[
    Row { look: s::array_deferred, arguments: &[1], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "array" },
    Row { look: s::handle_device, arguments: &[2], path: "device" },
];
pub(crate) const cuMipmappedArrayGetMemoryRequirements: &[Row] = &[
    Row { look: s::array_deferred_mipmap, arguments: &[1], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "mipmap" },
    Row { look: s::handle_device, arguments: &[2], path: "device" },
];
pub(crate) const cuArrayGetPlane: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[1], path: "hArray" }];
pub(crate) const cuArrayDestroy: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "hArray" }];
pub(crate) const cuArray3DCreate_v2: &[Row] =
    &[Row { look: s::follow_CUDA_ARRAY3D_DESCRIPTOR, arguments: &[1], path: "pAllocateArray" }];
pub(crate) const cuArray3DGetDescriptor_v2: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[1], path: "hArray" }];
pub(crate) const cuMipmappedArrayCreate: &[Row] = &[Row {
    look: s::follow_CUDA_ARRAY3D_DESCRIPTOR,
    arguments: &[1],
    path: "pMipmappedArrayDesc",
}];
pub(crate) const cuMipmappedArrayGetLevel: &[Row] = &[
    Row { look: s::array_level, arguments: &[2, 1], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "hMipmappedArray" },
];
pub(crate) const cuMipmappedArrayDestroy: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "hMipmappedArray" }];
pub(crate) const cuMemGetHandleForAddressRange: &[Row] =
    &[Row { look: s::undocumented_handle_for_range, arguments: &[3, 4], path: "" }];
pub(crate) const cuMemBatchDecompressAsync: &[Row] = &[
    Row { look: s::memory_decompressing, arguments: &[4], path: "" },
    Row { look: s::handle_of_context, arguments: &[4], path: "stream" },
];
pub(crate) const cuMemAddressReserve: &[Row] = &[
    Row { look: s::memory_mapped_by_programs, arguments: &[1], path: "" },
    Row { look: s::memory_some_bytes, arguments: &[1], path: "" },
    Row { look: s::memory_reservable, arguments: &[1, 3], path: "" },
    Row { look: s::memory_addresses, arguments: &[1], path: "" },
];
pub(crate) const cuMemAddressFree: &[Row] = &[
    Row { look: s::memory_mapped_by_programs, arguments: &[1], path: "" },
    Row { look: s::memory_reserved, arguments: &[0], path: "" },
    Row { look: s::memory_reserved_range, arguments: &[0], path: "" },
    Row { look: s::memory_whole_range, arguments: &[0, 1], path: "" },
    Row { look: s::memory_released, arguments: &[0], path: "" },
];
pub(crate) const cuMemCreate: &[Row] = &[
    Row { look: s::memory_created, arguments: &[1, 2], path: "" },
    Row { look: s::memory_some_bytes, arguments: &[1], path: "" },
    Row { look: s::undocumented_created_for, arguments: &[2], path: "" },
    Row { look: s::undocumented_created_at, arguments: &[2], path: "" },
    Row { look: s::undocumented_node, arguments: &[2], path: "prop.location" },
    Row { look: s::undocumented_created_types, arguments: &[2], path: "prop.requestedHandleTypes" },
    Row { look: s::follow_CUmemAllocationProp, arguments: &[2], path: "prop" },
];
pub(crate) const cuMemRelease: &[Row] =
    &[Row { look: s::memory_released_handle, arguments: &[0], path: "" }];
pub(crate) const cuMemMap: &[Row] = &[
    Row { look: s::memory_mapped_by_programs, arguments: &[1], path: "" },
    Row { look: s::memory_granules, arguments: &[0, 1, 3], path: "" },
    Row { look: s::memory_some_size, arguments: &[1], path: "" },
    Row { look: s::memory_whole, arguments: &[1, 2, 3], path: "" },
    Row { look: s::memory_reserved, arguments: &[0], path: "" },
    Row { look: s::memory_reserved_range, arguments: &[0], path: "" },
    Row { look: s::memory_mapped, arguments: &[0], path: "" },
    Row { look: s::memory_live_handle, arguments: &[3], path: "" },
    Row { look: s::memory_mapped_object, arguments: &[3], path: "" },
];
pub(crate) const cuMemMapArrayAsync: &[Row] = &[
    Row { look: s::handle_stream, arguments: &[2], path: "" },
    Row { look: s::handle_of_context, arguments: &[2], path: "hStream" },
    Row { look: s::follow_CUarrayMapInfo, arguments: &[0, 1], path: "mapInfoList[i]" },
];
pub(crate) const cuMemUnmap: &[Row] = &[
    Row { look: s::memory_mapped_by_programs, arguments: &[1], path: "" },
    Row { look: s::memory_unmapped, arguments: &[0, 1], path: "" },
];
pub(crate) const cuMemSetAccess: &[Row] = &[
    Row { look: s::memory_mapped_by_programs, arguments: &[1], path: "" },
    Row { look: s::memory_reserved, arguments: &[0], path: "" },
    Row { look: s::memory_access_to_object, arguments: &[0], path: "" },
    Row { look: s::memory_accessed, arguments: &[0, 1], path: "" },
    Row { look: s::memory_access_of_host, arguments: &[0, 2, 3], path: "" },
    Row { look: s::undocumented_no_access, arguments: &[1, 2, 3], path: "" },
    Row { look: s::undocumented_access_to_part, arguments: &[0, 1], path: "" },
    Row { look: s::undocumented_location_of_access_3, arguments: &[2, 3], path: "" },
];
pub(crate) const cuMemGetAccess: &[Row] = &[
    Row { look: s::memory_access_of, arguments: &[2], path: "" },
    Row { look: s::undocumented_location_of_access, arguments: &[1], path: "" },
];
pub(crate) const cuMemExportToShareableHandle: &[Row] = &[
    Row { look: s::memory_exported, arguments: &[1, 2], path: "" },
    Row { look: s::memory_export_output, arguments: &[0], path: "" },
    Row { look: s::undocumented_exported_handle, arguments: &[1], path: "" },
    Row { look: s::memory_fabric, arguments: &[2], path: "handleType" },
];
pub(crate) const cuMemImportFromShareableHandle: &[Row] = &[
    Row { look: s::memory_imported, arguments: &[1, 2], path: "" },
    Row { look: s::undocumented_imported_type, arguments: &[2], path: "shHandleType" },
    Row { look: s::memory_fabric, arguments: &[2], path: "shHandleType" },
];
pub(crate) const cuMemGetAllocationGranularity: &[Row] = &[
    Row { look: s::memory_fabric_2, arguments: &[1], path: "prop.requestedHandleTypes" },
    Row { look: s::memory_mapped_place, arguments: &[1], path: "prop.location" },
];
pub(crate) const cuMemRetainAllocationHandle: &[Row] =
    &[Row { look: s::memory_retained, arguments: &[1], path: "" }];
pub(crate) const cuMemFreeAsync: &[Row] = &[
    Row { look: s::memory_freed_later, arguments: &[0], path: "" },
    Row { look: s::memory_freed, arguments: &[0], path: "" },
    Row { look: s::memory_freed_in_capture, arguments: &[0, 1], path: "" },
    Row { look: s::handle_of_context, arguments: &[1], path: "hStream" },
];
pub(crate) const cuMemAllocAsync: &[Row] = &[
    Row { look: s::memory_limit_of_current_pool, arguments: &[1, 2], path: "" },
    Row { look: s::memory_allocated_later, arguments: &[1, 2], path: "" },
    Row { look: s::memory_pooled, arguments: &[2], path: "" },
    Row { look: s::handle_of_context, arguments: &[2], path: "hStream" },
];
pub(crate) const cuMemPoolTrimTo: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "pool" }];
pub(crate) const cuMemPoolSetAttribute: &[Row] = &[
    Row { look: s::undocumented_no_value, arguments: &[2], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "pool" },
];
pub(crate) const cuMemPoolGetAttribute: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "pool" }];
pub(crate) const cuMemPoolSetAccess: &[Row] = &[
    Row { look: s::memory_access_to_pool, arguments: &[1, 2], path: "" },
    Row { look: s::undocumented_pool_access, arguments: &[1, 2], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "pool" },
    Row { look: s::follow_CUmemAccessDesc, arguments: &[1, 2], path: "map[i]" },
];
pub(crate) const cuMemPoolGetAccess: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[1], path: "memPool" },
    Row { look: s::undocumented_location_of_access_2, arguments: &[2], path: "" },
];
pub(crate) const cuMemPoolCreate: &[Row] = &[
    Row { look: s::undocumented_managed_pool, arguments: &[1], path: "" },
    Row { look: s::undocumented_created_types_2, arguments: &[1], path: "poolProps.handleTypes" },
    Row { look: s::undocumented_node_2, arguments: &[1], path: "poolProps.location" },
    Row { look: s::follow_CUmemPoolProps, arguments: &[1], path: "poolProps" },
];
pub(crate) const cuMemPoolDestroy: &[Row] = &[
    Row { look: s::memory_pool, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "pool" },
];
pub(crate) const cuMemGetDefaultMemPool: &[Row] = &[
    Row { look: s::pool_managed_pools, arguments: &[2], path: "type" },
    Row { look: s::pool_pool_at, arguments: &[1, 2], path: "" },
];
pub(crate) const cuMemGetMemPool: &[Row] = &[
    Row { look: s::pool_managed_pools, arguments: &[2], path: "type" },
    Row { look: s::pool_pool_at, arguments: &[1, 2], path: "" },
];
pub(crate) const cuMemSetMemPool: &[Row] = &[
    Row { look: s::undocumented_other_pool, arguments: &[0, 2], path: "" },
    Row { look: s::pool_managed_pools, arguments: &[1], path: "type" },
    Row { look: s::handle_handle, arguments: &[2], path: "pool" },
    Row { look: s::pool_pool_at, arguments: &[0, 1], path: "" },
];
pub(crate) const cuMemAllocFromPoolAsync: &[Row] = &[
    Row { look: s::memory_limit_of_pool, arguments: &[1, 2], path: "" },
    Row { look: s::memory_pooled, arguments: &[3], path: "" },
    Row { look: s::undocumented_allocated_from_pool, arguments: &[1], path: "" },
    Row { look: s::handle_handle, arguments: &[2], path: "pool" },
    Row { look: s::handle_of_context, arguments: &[3], path: "hStream" },
];
pub(crate) const cuMemPoolExportToShareableHandle: &[Row] = &[
    Row { look: s::memory_pool_exported, arguments: &[1, 2], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "pool" },
    Row { look: s::memory_fabric, arguments: &[2], path: "handleType" },
];
pub(crate) const cuMemPoolImportFromShareableHandle: &[Row] = &[
    Row { look: s::memory_imported_pool, arguments: &[1, 2], path: "" },
    Row { look: s::undocumented_imported_type_2, arguments: &[2], path: "" },
    Row { look: s::memory_fabric, arguments: &[2], path: "handleType" },
];
pub(crate) const cuMemPoolExportPointer: &[Row] =
    &[Row { look: s::memory_exported_pointer, arguments: &[1], path: "" }];
pub(crate) const cuMemPoolImportPointer: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[1], path: "pool" }];
pub(crate) const cuMulticastCreate: &[Row] =
    &[Row { look: s::follow_CUmulticastObjectProp, arguments: &[1], path: "prop" }];
pub(crate) const cuMulticastAddDevice: &[Row] = &[
    Row { look: s::multicast_object, arguments: &[0], path: "" },
    Row { look: s::multicast_added, arguments: &[1], path: "" },
    Row { look: s::handle_device_2, arguments: &[1], path: "" },
];
pub(crate) const cuMulticastBindMem: &[Row] = &[
    Row { look: s::multicast_object, arguments: &[0], path: "" },
    Row { look: s::multicast_bound_allocation, arguments: &[2, 3, 4], path: "" },
    Row { look: s::multicast_bound_without_device, arguments: &[2], path: "" },
];
pub(crate) const cuMulticastBindMem_v2: &[Row] = &[
    Row { look: s::multicast_object, arguments: &[0], path: "" },
    Row { look: s::multicast_bound_for, arguments: &[1, 3], path: "" },
    Row { look: s::handle_device_2, arguments: &[1], path: "" },
    Row { look: s::multicast_bound_allocation, arguments: &[3, 4, 5], path: "" },
];
pub(crate) const cuMulticastBindAddr: &[Row] = &[
    Row { look: s::multicast_object, arguments: &[0], path: "" },
    Row { look: s::memory_bound_at, arguments: &[2], path: "" },
];
pub(crate) const cuMulticastBindAddr_v2: &[Row] = &[
    Row { look: s::multicast_object, arguments: &[0], path: "" },
    Row { look: s::handle_device_2, arguments: &[1], path: "" },
    Row { look: s::memory_bound_at, arguments: &[3], path: "" },
];
pub(crate) const cuMulticastUnbind: &[Row] = &[
    Row { look: s::multicast_object, arguments: &[0], path: "" },
    Row { look: s::handle_device_2, arguments: &[1], path: "" },
];
pub(crate) const cuMulticastGetGranularity: &[Row] =
    &[Row { look: s::follow_CUmulticastObjectProp, arguments: &[1], path: "prop" }];
pub(crate) const cuDeviceGetFabricClusterUuid: &[Row] =
    &[Row { look: s::handle_device_2, arguments: &[1], path: "" }];
pub(crate) const cuDeviceGetCliqueCount: &[Row] =
    &[Row { look: s::handle_device_2, arguments: &[1], path: "" }];
pub(crate) const cuDeviceGetCliqueInfo: &[Row] =
    &[Row { look: s::handle_device_2, arguments: &[2], path: "" }];
pub(crate) const cuLogicalEndpointAddDevice: &[Row] =
    &[Row { look: s::handle_device_2, arguments: &[1], path: "" }];
pub(crate) const cuLogicalEndpointBindAddr: &[Row] =
    &[Row { look: s::handle_device_2, arguments: &[1], path: "" }];
pub(crate) const cuLogicalEndpointBindMem: &[Row] =
    &[Row { look: s::handle_device_2, arguments: &[1], path: "" }];
pub(crate) const cuLogicalEndpointUnbind: &[Row] =
    &[Row { look: s::handle_device_2, arguments: &[1], path: "" }];
pub(crate) const cuFabricCpyBatchAsync: &[Row] = &[
    Row { look: s::handle_stream, arguments: &[3], path: "" },
    Row { look: s::handle_of_context, arguments: &[3], path: "hStream" },
];
pub(crate) const cuPointerGetAttribute: &[Row] = &[
    Row { look: s::memory_pointer, arguments: &[2], path: "" },
    Row { look: s::memory_attribute_of_pointer, arguments: &[1], path: "" },
    Row { look: s::memory_host_pointer, arguments: &[1, 2], path: "" },
];
pub(crate) const cuMemPrefetchAsync_v2: &[Row] = &[
    Row { look: s::handle_stream, arguments: &[4], path: "" },
    Row { look: s::memory_prefetched, arguments: &[0, 1], path: "" },
    Row { look: s::undocumented_location_type_of_release, arguments: &[2], path: "" },
    Row { look: s::handle_of_context, arguments: &[4], path: "hStream" },
];
pub(crate) const cuMemAdvise_v2: &[Row] = &[
    Row { look: s::memory_advised, arguments: &[0], path: "" },
    Row { look: s::undocumented_location_type_of_release, arguments: &[3], path: "" },
];
pub(crate) const cuMemPrefetchBatchAsync: &[Row] = &[
    Row { look: s::handle_stream, arguments: &[7], path: "" },
    Row { look: s::memory_batched, arguments: &[0, 2], path: "" },
    Row { look: s::handle_of_context, arguments: &[7], path: "hStream" },
    Row {
        look: s::undocumented_location_type_of_release_2,
        arguments: &[3, 5],
        path: "prefetchLocs[i]",
    },
];
pub(crate) const cuMemDiscardBatchAsync: &[Row] = &[
    Row { look: s::handle_stream, arguments: &[4], path: "" },
    Row { look: s::memory_batched, arguments: &[0, 2], path: "" },
    Row { look: s::handle_of_context, arguments: &[4], path: "hStream" },
];
pub(crate) const cuMemDiscardAndPrefetchBatchAsync: &[Row] = &[
    Row { look: s::handle_stream, arguments: &[7], path: "" },
    Row { look: s::memory_batched, arguments: &[0, 2], path: "" },
    Row { look: s::handle_of_context, arguments: &[7], path: "hStream" },
    Row {
        look: s::undocumented_location_type_of_release_2,
        arguments: &[3, 5],
        path: "prefetchLocs[i]",
    },
];
pub(crate) const cuMemGetLocationInfo: &[Row] =
    &[Row { look: s::memory_located, arguments: &[0], path: "" }];
pub(crate) const cuMemRangeGetAttribute: &[Row] =
    &[Row { look: s::memory_advised, arguments: &[3], path: "" }];
pub(crate) const cuPointerSetAttribute: &[Row] = &[
    Row { look: s::memory_pointer, arguments: &[2], path: "" },
    Row { look: s::undocumented_attribute_of_mapping, arguments: &[2], path: "" },
];
pub(crate) const cuStreamBeginCaptureToCig: &[Row] = &[
    Row { look: s::handle_stream, arguments: &[0], path: "" },
    Row { look: s::handle_of_context, arguments: &[0], path: "hStream" },
];
pub(crate) const cuStreamEndCaptureToCig: &[Row] =
    &[Row { look: s::handle_of_context, arguments: &[0], path: "hStream" }];
pub(crate) const cuStreamGetPriority: &[Row] = &[
    Row { look: s::handle_stream, arguments: &[0], path: "" },
    Row { look: s::handle_of_context, arguments: &[0], path: "hStream" },
];
pub(crate) const cuStreamGetDevice: &[Row] = &[
    Row { look: s::handle_stream, arguments: &[0], path: "" },
    Row { look: s::handle_of_context, arguments: &[0], path: "hStream" },
];
pub(crate) const cuStreamGetFlags: &[Row] = &[
    Row { look: s::handle_stream, arguments: &[0], path: "" },
    Row { look: s::handle_of_context, arguments: &[0], path: "hStream" },
];
pub(crate) const cuStreamGetId: &[Row] = &[
    Row { look: s::handle_stream, arguments: &[0], path: "" },
    Row { look: s::handle_of_context, arguments: &[0], path: "hStream" },
];
pub(crate) const cuStreamGetCtx: &[Row] = &[
    Row { look: s::handle_stream, arguments: &[0], path: "" },
    Row { look: s::handle_of_context, arguments: &[0], path: "hStream" },
];
pub(crate) const cuStreamGetCtx_v2: &[Row] = &[
    Row { look: s::handle_stream, arguments: &[0], path: "" },
    Row { look: s::handle_of_context, arguments: &[0], path: "hStream" },
];
pub(crate) const cuStreamWaitEvent: &[Row] = &[
    Row { look: s::handle_waited_outside, arguments: &[0, 2], path: "" },
    Row { look: s::handle_of_context, arguments: &[0], path: "hStream" },
    Row { look: s::handle_handle, arguments: &[1], path: "hEvent" },
    Row { look: s::handle_of_context, arguments: &[1], path: "hEvent" },
];
pub(crate) const cuStreamAddCallback: &[Row] = &[
    Row { look: s::handle_stream, arguments: &[0], path: "" },
    Row { look: s::handle_of_context, arguments: &[0], path: "hStream" },
];
pub(crate) const cuStreamBeginCapture_v2: &[Row] = &[
    Row { look: s::handle_begin, arguments: &[0], path: "" },
    Row { look: s::handle_of_context, arguments: &[0], path: "hStream" },
];
pub(crate) const cuStreamBeginRecaptureToGraph: &[Row] = &[
    Row { look: s::handle_stream, arguments: &[0], path: "" },
    Row { look: s::handle_of_context, arguments: &[0], path: "hStream" },
    Row { look: s::handle_handle, arguments: &[2], path: "hGraph" },
];
pub(crate) const cuStreamBeginCaptureToGraph: &[Row] = &[
    Row { look: s::graph_own_nodes_2, arguments: &[1, 2, 4], path: "" },
    Row { look: s::graph_edges_to_new, arguments: &[1, 2, 4, 3], path: "" },
    Row { look: s::handle_begin, arguments: &[0], path: "" },
    Row { look: s::handle_of_context, arguments: &[0], path: "hStream" },
    Row { look: s::handle_handle, arguments: &[1], path: "hGraph" },
];
pub(crate) const cuStreamEndCapture: &[Row] = &[
    Row { look: s::handle_joined, arguments: &[0], path: "" },
    Row { look: s::handle_end, arguments: &[0], path: "" },
    Row { look: s::handle_of_context, arguments: &[0], path: "hStream" },
];
pub(crate) const cuStreamIsCapturing: &[Row] =
    &[Row { look: s::handle_of_context, arguments: &[0], path: "hStream" }];
pub(crate) const cuStreamGetCaptureInfo_v3: &[Row] =
    &[Row { look: s::handle_of_context, arguments: &[0], path: "hStream" }];
pub(crate) const cuStreamUpdateCaptureDependencies_v2: &[Row] = &[
    Row { look: s::handle_nodes_of_capture, arguments: &[1, 0], path: "" },
    Row { look: s::handle_end, arguments: &[0], path: "" },
    Row { look: s::handle_of_context, arguments: &[0], path: "hStream" },
];
pub(crate) const cuStreamAttachMemAsync: &[Row] = &[
    Row { look: s::handle_stream, arguments: &[0], path: "" },
    Row { look: s::memory_attached, arguments: &[1], path: "" },
    Row { look: s::memory_attached_whole, arguments: &[1, 2], path: "" },
    Row { look: s::handle_of_context, arguments: &[0], path: "hStream" },
];
pub(crate) const cuStreamQuery: &[Row] = &[
    Row { look: s::handle_stream, arguments: &[0], path: "" },
    Row { look: s::handle_of_context, arguments: &[0], path: "hStream" },
];
pub(crate) const cuStreamSynchronize: &[Row] = &[
    Row { look: s::handle_stream, arguments: &[0], path: "" },
    Row { look: s::handle_of_context, arguments: &[0], path: "hStream" },
];
pub(crate) const cuStreamDestroy_v2: &[Row] = &[
    Row { look: s::handle_stream, arguments: &[0], path: "" },
    Row { look: s::handle_no_default, arguments: &[0], path: "hStream" },
    Row { look: s::handle_of_context, arguments: &[0], path: "hStream" },
];
pub(crate) const cuStreamCopyAttributes: &[Row] = &[
    Row { look: s::handle_same_context, arguments: &[0, 1], path: "" },
    Row { look: s::handle_of_context, arguments: &[0], path: "dst" },
    Row { look: s::handle_of_context, arguments: &[1], path: "src" },
];
pub(crate) const cuStreamGetAttribute: &[Row] = &[
    Row { look: s::handle_stream, arguments: &[0], path: "" },
    Row { look: s::undocumented_not_of_streams, arguments: &[1], path: "" },
    Row { look: s::undocumented_attribute_of_stream, arguments: &[1], path: "" },
    Row { look: s::handle_of_context, arguments: &[0], path: "hStream" },
];
pub(crate) const cuStreamSetAttribute: &[Row] = &[
    Row { look: s::handle_stream, arguments: &[0], path: "" },
    Row { look: s::undocumented_not_of_streams, arguments: &[1], path: "" },
    Row { look: s::undocumented_attribute_of_stream, arguments: &[1], path: "" },
    Row { look: s::handle_of_context, arguments: &[0], path: "hStream" },
    Row { look: s::follow_CUlaunchAttributeValue_2, arguments: &[1, 2], path: "value" },
];
pub(crate) const cuEventRecord: &[Row] = &[
    Row { look: s::handle_event_of_stream, arguments: &[0, 1], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hEvent" },
    Row { look: s::handle_of_context, arguments: &[0], path: "hEvent" },
    Row { look: s::handle_of_context, arguments: &[1], path: "hStream" },
];
pub(crate) const cuEventRecordWithFlags: &[Row] = &[
    Row { look: s::handle_event_of_stream, arguments: &[0, 1], path: "" },
    Row { look: s::handle_recorded_outside, arguments: &[2, 1], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hEvent" },
    Row { look: s::handle_of_context, arguments: &[0], path: "hEvent" },
    Row { look: s::handle_of_context, arguments: &[1], path: "hStream" },
];
pub(crate) const cuEventQuery: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[0], path: "hEvent" },
    Row { look: s::handle_of_context, arguments: &[0], path: "hEvent" },
];
pub(crate) const cuEventSynchronize: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[0], path: "hEvent" },
    Row { look: s::handle_of_context, arguments: &[0], path: "hEvent" },
];
pub(crate) const cuEventDestroy_v2: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[0], path: "hEvent" },
    Row { look: s::handle_of_context, arguments: &[0], path: "hEvent" },
];
pub(crate) const cuEventElapsedTime_v2: &[Row] = &[
    Row { look: s::handle_timed, arguments: &[1, 2], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "hStart" },
    Row { look: s::handle_of_context, arguments: &[1], path: "hStart" },
    Row { look: s::handle_handle, arguments: &[2], path: "hEnd" },
    Row { look: s::handle_of_context, arguments: &[2], path: "hEnd" },
];
pub(crate) const cuImportExternalMemory: &[Row] = &[
    Row { look: s::handle_external_memory, arguments: &[1], path: "memHandleDesc" },
    Row {
        look: s::follow_CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
        arguments: &[1],
        path: "memHandleDesc",
    },
];
pub(crate) const cuExternalMemoryGetMappedBuffer: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[1], path: "extMem" },
    Row { look: s::follow_CUDA_EXTERNAL_MEMORY_BUFFER_DESC, arguments: &[2], path: "bufferDesc" },
];
pub(crate) const cuExternalMemoryGetMappedMipmappedArray: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[1], path: "extMem" },
    Row {
        look: s::follow_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
        arguments: &[2],
        path: "mipmapDesc",
    },
];
pub(crate) const cuDestroyExternalMemory: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "extMem" }];
pub(crate) const cuImportExternalSemaphore: &[Row] = &[Row {
    look: s::follow_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
    arguments: &[1],
    path: "semHandleDesc",
}];
pub(crate) const cuSignalExternalSemaphoresAsync: &[Row] = &[
    Row { look: s::handle_of_context, arguments: &[3], path: "stream" },
    Row { look: s::handle_handle_5, arguments: &[0, 2], path: "extSemArray[i]" },
];
pub(crate) const cuWaitExternalSemaphoresAsync: &[Row] = &[
    Row { look: s::handle_of_context, arguments: &[3], path: "stream" },
    Row { look: s::handle_handle_5, arguments: &[0, 2], path: "extSemArray[i]" },
];
pub(crate) const cuDestroyExternalSemaphore: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "extSem" }];
pub(crate) const cuStreamWaitValue32_v2: &[Row] = &[
    Row { look: s::memop_wait_ability, arguments: &[3], path: "" },
    Row { look: s::memory_of_value, arguments: &[1], path: "" },
    Row { look: s::memory_of_word, arguments: &[1], path: "" },
    Row { look: s::memory_unmanaged, arguments: &[1], path: "" },
    Row { look: s::handle_of_context, arguments: &[0], path: "stream" },
];
pub(crate) const cuStreamWaitValue64_v2: &[Row] = &[
    Row { look: s::memory_of_value, arguments: &[1], path: "" },
    Row { look: s::memory_of_long, arguments: &[1], path: "" },
    Row { look: s::handle_of_context, arguments: &[0], path: "stream" },
];
pub(crate) const cuStreamWriteValue32_v2: &[Row] = &[
    Row { look: s::memory_of_value, arguments: &[1], path: "" },
    Row { look: s::memory_of_word, arguments: &[1], path: "" },
    Row { look: s::memory_unmanaged, arguments: &[1], path: "" },
    Row { look: s::handle_of_context, arguments: &[0], path: "stream" },
];
pub(crate) const cuStreamWriteValue64_v2: &[Row] = &[
    Row { look: s::memory_of_value, arguments: &[1], path: "" },
    Row { look: s::memory_of_long, arguments: &[1], path: "" },
    Row { look: s::memory_unmanaged, arguments: &[1], path: "" },
    Row { look: s::memory_wide, arguments: &[0], path: "" },
    Row { look: s::handle_of_context, arguments: &[0], path: "stream" },
];
pub(crate) const cuStreamBatchMemOp_v2: &[Row] = &[
    Row { look: s::handle_of_context, arguments: &[0], path: "stream" },
    Row { look: s::follow_CUstreamBatchMemOpParams, arguments: &[2, 1], path: "paramArray[i]" },
];
pub(crate) const cuFuncGetAttribute: &[Row] = &[
    Row { look: s::handle_no_kernel, arguments: &[2], path: "" },
    Row { look: s::handle_loaded, arguments: &[2], path: "" },
    Row { look: s::handle_handle, arguments: &[2], path: "hfunc" },
    Row { look: s::name_image_of_kernel, arguments: &[2], path: "hfunc" },
];
pub(crate) const cuFuncSetAttribute: &[Row] = &[
    Row { look: s::handle_no_kernel, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hfunc" },
    Row { look: s::name_image_of_kernel, arguments: &[0], path: "hfunc" },
    Row { look: s::launch_dynamic_shared, arguments: &[1, 2, 0], path: "" },
    Row { look: s::launch_carveout_of_function, arguments: &[1, 2], path: "" },
];
pub(crate) const cuFuncSetCacheConfig: &[Row] = &[
    Row { look: s::handle_no_kernel, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hfunc" },
    Row { look: s::name_image_of_kernel, arguments: &[0], path: "hfunc" },
];
pub(crate) const cuFuncGetModule: &[Row] = &[
    Row { look: s::handle_no_kernel, arguments: &[1], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "hfunc" },
    Row { look: s::name_image_of_kernel, arguments: &[1], path: "hfunc" },
];
pub(crate) const cuFuncGetName: &[Row] = &[
    Row { look: s::handle_no_kernel, arguments: &[1], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "hfunc" },
    Row { look: s::name_image_of_kernel, arguments: &[1], path: "hfunc" },
];
pub(crate) const cuFuncGetParamInfo: &[Row] = &[
    Row { look: s::handle_no_kernel_with_parameters, arguments: &[0], path: "" },
    Row { look: s::launch_parameter, arguments: &[1, 0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "func" },
    Row { look: s::name_image_of_kernel, arguments: &[0], path: "func" },
];
pub(crate) const cuFuncGetParamCount: &[Row] = &[
    Row { look: s::handle_no_kernel_with_parameters, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "func" },
    Row { look: s::name_image_of_kernel, arguments: &[0], path: "func" },
];
pub(crate) const cuFuncIsLoaded: &[Row] = &[
    Row { look: s::handle_no_kernel_to_load, arguments: &[1], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "function" },
    Row { look: s::name_image_of_kernel, arguments: &[1], path: "function" },
];
pub(crate) const cuFuncLoad: &[Row] = &[
    Row { look: s::handle_no_kernel_to_load, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "function" },
    Row { look: s::name_image_of_kernel, arguments: &[0], path: "function" },
];
pub(crate) const cuLaunchKernel: &[Row] = &[
    Row { look: s::handle_function_of_stream, arguments: &[0, 8], path: "" },
    Row { look: s::launch_sides, arguments: &[1, 2, 3, 4, 5, 6], path: "" },
    Row { look: s::launch_limits_of_device, arguments: &[1, 2, 3, 4, 5, 6], path: "" },
    Row { look: s::launch_limits_of_function, arguments: &[0, 4, 5, 6, 7], path: "" },
    Row { look: s::launch_required_clusters, arguments: &[0, 1, 2, 3], path: "" },
    Row { look: s::launch_memory_of_threads, arguments: &[0], path: "" },
    Row { look: s::launch_no_parameters, arguments: &[0, 9, 10], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "f" },
    Row { look: s::name_image_of_kernel, arguments: &[0], path: "f" },
    Row { look: s::handle_of_context, arguments: &[8], path: "hStream" },
    Row { look: s::launch_null_among_parameters, arguments: &[9, 0], path: "" },
    Row { look: s::launch_size_of_buffer, arguments: &[10, 0], path: "" },
];
pub(crate) const cuLaunchKernelEx: &[Row] = &[
    Row { look: s::handle_function_of_config, arguments: &[1, 0], path: "" },
    Row { look: s::launch_memory_of_threads, arguments: &[1], path: "" },
    Row { look: s::launch_no_parameters, arguments: &[1, 2, 3], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "f" },
    Row { look: s::name_image_of_kernel, arguments: &[1], path: "f" },
    Row { look: s::launch_limits_of_config, arguments: &[0, 1], path: "" },
    Row { look: s::launch_required_clusters_of_config, arguments: &[0, 1], path: "" },
    Row { look: s::launch_config_at_once, arguments: &[0, 1], path: "" },
    Row { look: s::launch_preferred_alone, arguments: &[0, 1], path: "" },
    Row { look: s::launch_updatable_outside, arguments: &[0], path: "" },
    Row { look: s::launch_portable, arguments: &[0, 1], path: "" },
    Row { look: s::follow_CUlaunchConfig, arguments: &[0], path: "config" },
    Row { look: s::launch_null_among_parameters, arguments: &[2, 1], path: "" },
    Row { look: s::launch_size_of_buffer, arguments: &[3, 1], path: "" },
];
pub(crate) const cuLaunchCooperativeKernel: &[Row] = &[
    Row { look: s::handle_function_of_stream, arguments: &[0, 8], path: "" },
    Row { look: s::launch_sides, arguments: &[1, 2, 3, 4, 5, 6], path: "" },
    Row { look: s::launch_limits_of_device, arguments: &[1, 2, 3, 4, 5, 6], path: "" },
    Row { look: s::launch_limits_of_function, arguments: &[0, 4, 5, 6, 7], path: "" },
    Row { look: s::launch_required_clusters, arguments: &[0, 1, 2, 3], path: "" },
    Row { look: s::launch_at_once, arguments: &[0, 1, 2, 3, 4, 5, 6, 7, 8], path: "" },
    Row { look: s::launch_memory_of_threads, arguments: &[0], path: "" },
    Row { look: s::launch_no_parameters_of_cooperative, arguments: &[0, 9], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "f" },
    Row { look: s::name_image_of_kernel, arguments: &[0], path: "f" },
    Row { look: s::handle_of_context, arguments: &[8], path: "hStream" },
    Row { look: s::launch_null_among_parameters, arguments: &[9, 0], path: "" },
];
pub(crate) const cuLaunchHostFunc: &[Row] = &[
    Row { look: s::handle_host_function, arguments: &[1], path: "" },
    Row { look: s::handle_of_context, arguments: &[0], path: "hStream" },
];
pub(crate) const cuLaunchHostFunc_v2: &[Row] = &[
    Row { look: s::handle_host_function, arguments: &[1], path: "" },
    Row { look: s::handle_of_context, arguments: &[0], path: "hStream" },
];
pub(crate) const cuFuncSetBlockShape: &[Row] = &[
    Row { look: s::exec_deprecated_shape, arguments: &[0, 1, 2, 3], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hfunc" },
    Row { look: s::name_image_of_kernel, arguments: &[0], path: "hfunc" },
];
pub(crate) const cuFuncSetSharedSize: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[0], path: "hfunc" },
    Row { look: s::name_image_of_kernel, arguments: &[0], path: "hfunc" },
];
pub(crate) const cuParamSetSize: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[0], path: "hfunc" },
    Row { look: s::name_image_of_kernel, arguments: &[0], path: "hfunc" },
];
pub(crate) const cuParamSeti: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[0], path: "hfunc" },
    Row { look: s::name_image_of_kernel, arguments: &[0], path: "hfunc" },
];
pub(crate) const cuParamSetf: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[0], path: "hfunc" },
    Row { look: s::name_image_of_kernel, arguments: &[0], path: "hfunc" },
];
pub(crate) const cuParamSetv: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[0], path: "hfunc" },
    Row { look: s::name_image_of_kernel, arguments: &[0], path: "hfunc" },
];
pub(crate) const cuLaunch: &[Row] = &[
    Row { look: s::handle_function_of_current, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "f" },
    Row { look: s::name_image_of_kernel, arguments: &[0], path: "f" },
];
pub(crate) const cuLaunchGrid: &[Row] = &[
    Row { look: s::exec_deprecated_grid, arguments: &[1, 2], path: "" },
    Row { look: s::handle_function_of_current, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "f" },
    Row { look: s::name_image_of_kernel, arguments: &[0], path: "f" },
];
pub(crate) const cuLaunchGridAsync: &[Row] = &[
    Row { look: s::exec_deprecated_grid, arguments: &[1, 2], path: "" },
    Row { look: s::handle_stream, arguments: &[3], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "f" },
    Row { look: s::name_image_of_kernel, arguments: &[0], path: "f" },
    Row { look: s::handle_of_context, arguments: &[3], path: "hStream" },
];
pub(crate) const cuLaunchCooperativeKernelMultiDevice: &[Row] =
    &[Row { look: s::follow_CUDA_LAUNCH_PARAMS, arguments: &[0, 1], path: "launchParamsList[i]" }];
pub(crate) const cuParamSetTexRef: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[0], path: "hfunc" },
    Row { look: s::name_image_of_kernel, arguments: &[0], path: "hfunc" },
    Row { look: s::handle_handle, arguments: &[2], path: "hTexRef" },
];
pub(crate) const cuFuncSetSharedMemConfig: &[Row] = &[
    Row { look: s::handle_no_kernel, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hfunc" },
    Row { look: s::name_image_of_kernel, arguments: &[0], path: "hfunc" },
];
pub(crate) const cuGraphAddKernelNode_v2: &[Row] = &[
    Row { look: s::graph_own_nodes, arguments: &[1, 2, 3], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "hGraph" },
    Row { look: s::handle_handle_2, arguments: &[2, 3], path: "dependencies[i]" },
    Row { look: s::follow_CUDA_KERNEL_NODE_PARAMS, arguments: &[4], path: "nodeParams" },
];
pub(crate) const cuGraphKernelNodeGetParams_v2: &[Row] = &[
    Row { look: s::handle_kernel_node, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hNode" },
];
pub(crate) const cuGraphKernelNodeSetParams_v2: &[Row] = &[
    Row { look: s::handle_kernel_node, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hNode" },
    Row { look: s::follow_CUDA_KERNEL_NODE_PARAMS, arguments: &[1], path: "nodeParams" },
];
pub(crate) const cuGraphAddMemcpyNode: &[Row] = &[
    Row { look: s::graph_own_nodes, arguments: &[1, 2, 3], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "hGraph" },
    Row { look: s::handle_own_context, arguments: &[5], path: "" },
    Row { look: s::handle_handle_2, arguments: &[2, 3], path: "dependencies[i]" },
    Row { look: s::follow_CUDA_MEMCPY3D, arguments: &[4], path: "copyParams" },
];
pub(crate) const cuGraphMemcpyNodeGetParams: &[Row] = &[
    Row { look: s::handle_memcpy_node, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hNode" },
];
pub(crate) const cuGraphMemcpyNodeSetParams: &[Row] = &[
    Row { look: s::handle_memcpy_node, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hNode" },
    Row { look: s::follow_CUDA_MEMCPY3D, arguments: &[1], path: "nodeParams" },
];
pub(crate) const cuGraphAddMemsetNode: &[Row] = &[
    Row { look: s::graph_own_nodes, arguments: &[1, 2, 3], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "hGraph" },
    Row { look: s::handle_own_context, arguments: &[5], path: "" },
    Row { look: s::handle_handle_2, arguments: &[2, 3], path: "dependencies[i]" },
    Row { look: s::follow_CUDA_MEMSET_NODE_PARAMS, arguments: &[4], path: "memsetParams" },
];
pub(crate) const cuGraphMemsetNodeGetParams: &[Row] = &[
    Row { look: s::handle_memset_node, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hNode" },
];
pub(crate) const cuGraphMemsetNodeSetParams: &[Row] = &[
    Row { look: s::handle_memset_node, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hNode" },
    Row { look: s::follow_CUDA_MEMSET_NODE_PARAMS, arguments: &[1], path: "nodeParams" },
];
pub(crate) const cuGraphAddHostNode: &[Row] = &[
    Row { look: s::graph_own_nodes, arguments: &[1, 2, 3], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "hGraph" },
    Row { look: s::handle_handle_2, arguments: &[2, 3], path: "dependencies[i]" },
    Row { look: s::follow_CUDA_HOST_NODE_PARAMS, arguments: &[4], path: "nodeParams" },
];
pub(crate) const cuGraphHostNodeGetParams: &[Row] = &[
    Row { look: s::handle_host_node, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hNode" },
];
pub(crate) const cuGraphHostNodeSetParams: &[Row] = &[
    Row { look: s::handle_host_node, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hNode" },
    Row { look: s::follow_CUDA_HOST_NODE_PARAMS, arguments: &[1], path: "nodeParams" },
];
pub(crate) const cuGraphAddChildGraphNode: &[Row] = &[
    Row { look: s::graph_own_nodes, arguments: &[1, 2, 3], path: "" },
    Row { look: s::handle_child, arguments: &[4], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "hGraph" },
    Row { look: s::handle_handle, arguments: &[4], path: "childGraph" },
    Row { look: s::handle_handle_2, arguments: &[2, 3], path: "dependencies[i]" },
];
pub(crate) const cuGraphChildGraphNodeGetGraph: &[Row] = &[
    Row { look: s::handle_child_node, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hNode" },
];
pub(crate) const cuGraphAddEmptyNode: &[Row] = &[
    Row { look: s::graph_own_nodes, arguments: &[1, 2, 3], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "hGraph" },
    Row { look: s::handle_handle_2, arguments: &[2, 3], path: "dependencies[i]" },
];
pub(crate) const cuGraphAddEventRecordNode: &[Row] = &[
    Row { look: s::graph_own_nodes, arguments: &[1, 2, 3], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "hGraph" },
    Row { look: s::handle_handle, arguments: &[4], path: "event" },
    Row { look: s::handle_of_context, arguments: &[4], path: "event" },
    Row { look: s::handle_handle_2, arguments: &[2, 3], path: "dependencies[i]" },
];
pub(crate) const cuGraphEventRecordNodeGetEvent: &[Row] = &[
    Row { look: s::handle_event_record_node, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hNode" },
];
pub(crate) const cuGraphEventRecordNodeSetEvent: &[Row] = &[
    Row { look: s::handle_event_record_node, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hNode" },
    Row { look: s::handle_handle, arguments: &[1], path: "event" },
    Row { look: s::handle_of_context, arguments: &[1], path: "event" },
];
pub(crate) const cuGraphAddEventWaitNode: &[Row] = &[
    Row { look: s::graph_own_nodes, arguments: &[1, 2, 3], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "hGraph" },
    Row { look: s::handle_handle, arguments: &[4], path: "event" },
    Row { look: s::handle_of_context, arguments: &[4], path: "event" },
    Row { look: s::handle_handle_2, arguments: &[2, 3], path: "dependencies[i]" },
];
pub(crate) const cuGraphEventWaitNodeGetEvent: &[Row] = &[
    Row { look: s::handle_event_wait_node, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hNode" },
];
pub(crate) const cuGraphEventWaitNodeSetEvent: &[Row] = &[
    Row { look: s::handle_event_wait_node, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hNode" },
    Row { look: s::handle_handle, arguments: &[1], path: "event" },
    Row { look: s::handle_of_context, arguments: &[1], path: "event" },
];
pub(crate) const cuGraphAddExternalSemaphoresSignalNode: &[Row] = &[
    Row { look: s::graph_own_nodes, arguments: &[1, 2, 3], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "hGraph" },
    Row { look: s::handle_handle_2, arguments: &[2, 3], path: "dependencies[i]" },
    Row { look: s::follow_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, arguments: &[4], path: "nodeParams" },
];
pub(crate) const cuGraphExternalSemaphoresSignalNodeGetParams: &[Row] = &[
    Row { look: s::handle_signal_node, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hNode" },
];
pub(crate) const cuGraphExternalSemaphoresSignalNodeSetParams: &[Row] = &[
    Row { look: s::handle_signal_node, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hNode" },
    Row { look: s::follow_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, arguments: &[1], path: "nodeParams" },
];
pub(crate) const cuGraphAddExternalSemaphoresWaitNode: &[Row] = &[
    Row { look: s::graph_own_nodes, arguments: &[1, 2, 3], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "hGraph" },
    Row { look: s::handle_handle_2, arguments: &[2, 3], path: "dependencies[i]" },
    Row { look: s::follow_CUDA_EXT_SEM_WAIT_NODE_PARAMS, arguments: &[4], path: "nodeParams" },
];
pub(crate) const cuGraphExternalSemaphoresWaitNodeGetParams: &[Row] = &[
    Row { look: s::handle_wait_node, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hNode" },
];
pub(crate) const cuGraphExternalSemaphoresWaitNodeSetParams: &[Row] = &[
    Row { look: s::handle_wait_node, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hNode" },
    Row { look: s::follow_CUDA_EXT_SEM_WAIT_NODE_PARAMS, arguments: &[1], path: "nodeParams" },
];
pub(crate) const cuGraphAddBatchMemOpNode: &[Row] = &[
    Row { look: s::graph_own_nodes, arguments: &[1, 2, 3], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "hGraph" },
    Row { look: s::handle_handle_2, arguments: &[2, 3], path: "dependencies[i]" },
    Row { look: s::follow_CUDA_BATCH_MEM_OP_NODE_PARAMS, arguments: &[4], path: "nodeParams" },
];
pub(crate) const cuGraphBatchMemOpNodeGetParams: &[Row] = &[
    Row { look: s::handle_batch_node, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hNode" },
];
pub(crate) const cuGraphBatchMemOpNodeSetParams: &[Row] = &[
    Row { look: s::handle_batch_node, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hNode" },
    Row { look: s::follow_CUDA_BATCH_MEM_OP_NODE_PARAMS, arguments: &[1], path: "nodeParams" },
];
pub(crate) const cuGraphExecBatchMemOpNodeSetParams: &[Row] = &[
    Row { look: s::handle_work_of_executable, arguments: &[0, 1], path: "" },
    Row { look: s::handle_batch_node, arguments: &[1], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hGraphExec" },
    Row { look: s::handle_handle, arguments: &[1], path: "hNode" },
    Row { look: s::follow_CUDA_BATCH_MEM_OP_NODE_PARAMS, arguments: &[2], path: "nodeParams" },
];
pub(crate) const cuGraphAddMemAllocNode: &[Row] = &[
    Row { look: s::graph_own_nodes, arguments: &[1, 2, 3], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "hGraph" },
    Row { look: s::handle_handle_2, arguments: &[2, 3], path: "dependencies[i]" },
    Row { look: s::follow_CUDA_MEM_ALLOC_NODE_PARAMS, arguments: &[4], path: "nodeParams" },
];
pub(crate) const cuGraphMemAllocNodeGetParams: &[Row] = &[
    Row { look: s::handle_allocation_node, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hNode" },
];
pub(crate) const cuGraphAddMemFreeNode: &[Row] = &[
    Row { look: s::graph_own_nodes, arguments: &[1, 2, 3], path: "" },
    Row { look: s::graph_freed_by_node, arguments: &[1, 4], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "hGraph" },
    Row { look: s::handle_handle_2, arguments: &[2, 3], path: "dependencies[i]" },
];
pub(crate) const cuGraphMemFreeNodeGetParams: &[Row] = &[
    Row { look: s::handle_free_node, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hNode" },
];
pub(crate) const cuDeviceGraphMemTrim: &[Row] =
    &[Row { look: s::handle_device, arguments: &[0], path: "device" }];
pub(crate) const cuDeviceGetGraphMemAttribute: &[Row] =
    &[Row { look: s::handle_device, arguments: &[0], path: "device" }];
pub(crate) const cuDeviceSetGraphMemAttribute: &[Row] =
    &[Row { look: s::handle_device, arguments: &[0], path: "device" }];
pub(crate) const cuGraphClone: &[Row] = &[
    Row { look: s::handle_cloned, arguments: &[1], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "originalGraph" },
];
pub(crate) const cuGraphNodeFindInClone: &[Row] = &[
    Row { look: s::handle_node_of_clone, arguments: &[1, 2], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "hOriginalNode" },
    Row { look: s::handle_handle, arguments: &[2], path: "hClonedGraph" },
];
pub(crate) const cuGraphNodeGetType: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "hNode" }];
pub(crate) const cuGraphNodeGetContainingGraph: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "hNode" }];
pub(crate) const cuGraphNodeGetLocalId: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "hNode" }];
pub(crate) const cuGraphNodeGetToolsId: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "hNode" }];
pub(crate) const cuGraphGetId: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "hGraph" }];
pub(crate) const cuGraphExecGetId: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "hGraphExec" }];
pub(crate) const cuGraphGetNodes: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "hGraph" }];
pub(crate) const cuGraphGetRootNodes: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "hGraph" }];
pub(crate) const cuGraphGetEdges_v2: &[Row] = &[
    Row { look: s::graph_lossless, arguments: &[3], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hGraph" },
];
pub(crate) const cuGraphNodeGetDependencies_v2: &[Row] = &[
    Row { look: s::graph_lossless, arguments: &[2], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hNode" },
];
pub(crate) const cuGraphNodeGetDependentNodes_v2: &[Row] = &[
    Row { look: s::graph_lossless, arguments: &[2], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hNode" },
];
pub(crate) const cuGraphAddDependencies_v2: &[Row] = &[
    Row { look: s::graph_ends, arguments: &[0, 1, 4, 2], path: "" },
    Row { look: s::graph_edges, arguments: &[0, 1, 4, 2, 3], path: "" },
    Row { look: s::graph_new_edge, arguments: &[0, 1, 4, 2], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hGraph" },
    Row { look: s::handle_handle_3, arguments: &[1, 4], path: "from[i]" },
    Row { look: s::handle_handle_3, arguments: &[2, 4], path: "to[i]" },
];
pub(crate) const cuGraphRemoveDependencies_v2: &[Row] = &[
    Row { look: s::graph_ends, arguments: &[0, 1, 4, 2], path: "" },
    Row { look: s::graph_edges, arguments: &[0, 1, 4, 2, 3], path: "" },
    Row { look: s::graph_old_edge, arguments: &[0, 1, 4, 2], path: "" },
    Row { look: s::handle_changed, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hGraph" },
    Row { look: s::handle_handle_3, arguments: &[1, 4], path: "from[i]" },
    Row { look: s::handle_handle_3, arguments: &[2, 4], path: "to[i]" },
];
pub(crate) const cuGraphDestroyNode: &[Row] = &[
    Row { look: s::handle_destroyed_node, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hNode" },
];
pub(crate) const cuGraphInstantiateWithFlags: &[Row] = &[
    Row { look: s::graph_acyclic, arguments: &[1], path: "" },
    Row { look: s::graph_bodies, arguments: &[1], path: "" },
    Row { look: s::graph_instantiated_conditions, arguments: &[1], path: "" },
    Row { look: s::graph_instantiated, arguments: &[1], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "hGraph" },
];
pub(crate) const cuGraphInstantiateWithParams: &[Row] = &[
    Row { look: s::graph_acyclic, arguments: &[1], path: "" },
    Row { look: s::graph_bodies, arguments: &[1], path: "" },
    Row { look: s::graph_instantiated_conditions, arguments: &[1], path: "" },
    Row { look: s::graph_instantiated, arguments: &[1], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "hGraph" },
    Row {
        look: s::follow_CUDA_GRAPH_INSTANTIATE_PARAMS,
        arguments: &[2],
        path: "instantiateParams",
    },
];
pub(crate) const cuGraphExecGetFlags: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "hGraphExec" }];
pub(crate) const cuGraphExecKernelNodeSetParams_v2: &[Row] = &[
    Row { look: s::handle_kernel_of_executable, arguments: &[0, 1], path: "" },
    Row { look: s::handle_kernel_node, arguments: &[1], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hGraphExec" },
    Row { look: s::handle_handle, arguments: &[1], path: "hNode" },
    Row { look: s::follow_CUDA_KERNEL_NODE_PARAMS, arguments: &[2], path: "nodeParams" },
];
pub(crate) const cuGraphExecMemcpyNodeSetParams: &[Row] = &[
    Row { look: s::handle_work_of_executable, arguments: &[0, 1], path: "" },
    Row { look: s::handle_memcpy_node, arguments: &[1], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hGraphExec" },
    Row { look: s::handle_handle, arguments: &[1], path: "hNode" },
    Row { look: s::handle_own_context, arguments: &[3], path: "" },
    Row { look: s::follow_CUDA_MEMCPY3D, arguments: &[2], path: "copyParams" },
];
pub(crate) const cuGraphExecMemsetNodeSetParams: &[Row] = &[
    Row { look: s::handle_work_of_executable, arguments: &[0, 1], path: "" },
    Row { look: s::handle_memset_node, arguments: &[1], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hGraphExec" },
    Row { look: s::handle_handle, arguments: &[1], path: "hNode" },
    Row { look: s::handle_own_context, arguments: &[3], path: "" },
    Row { look: s::follow_CUDA_MEMSET_NODE_PARAMS, arguments: &[2], path: "memsetParams" },
];
pub(crate) const cuGraphExecHostNodeSetParams: &[Row] = &[
    Row { look: s::handle_node_of_executable, arguments: &[0, 1], path: "" },
    Row { look: s::handle_host_node, arguments: &[1], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hGraphExec" },
    Row { look: s::handle_handle, arguments: &[1], path: "hNode" },
    Row { look: s::follow_CUDA_HOST_NODE_PARAMS, arguments: &[2], path: "nodeParams" },
];
pub(crate) const cuGraphExecChildGraphNodeSetParams: &[Row] = &[
    Row { look: s::handle_node_of_executable, arguments: &[0, 1], path: "" },
    Row { look: s::handle_child_node, arguments: &[1], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hGraphExec" },
    Row { look: s::handle_handle, arguments: &[1], path: "hNode" },
    Row { look: s::handle_handle, arguments: &[2], path: "childGraph" },
];
pub(crate) const cuGraphExecEventRecordNodeSetEvent: &[Row] = &[
    Row { look: s::handle_event_of_executable, arguments: &[0, 1], path: "" },
    Row { look: s::handle_event_record_node, arguments: &[1], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hGraphExec" },
    Row { look: s::handle_handle, arguments: &[1], path: "hNode" },
    Row { look: s::handle_handle, arguments: &[2], path: "event" },
    Row { look: s::handle_of_context, arguments: &[2], path: "event" },
];
pub(crate) const cuGraphExecEventWaitNodeSetEvent: &[Row] = &[
    Row { look: s::handle_event_of_executable, arguments: &[0, 1], path: "" },
    Row { look: s::handle_event_wait_node, arguments: &[1], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hGraphExec" },
    Row { look: s::handle_handle, arguments: &[1], path: "hNode" },
    Row { look: s::handle_handle, arguments: &[2], path: "event" },
    Row { look: s::handle_of_context, arguments: &[2], path: "event" },
];
pub(crate) const cuGraphExecExternalSemaphoresSignalNodeSetParams: &[Row] = &[
    Row { look: s::handle_work_of_executable, arguments: &[0, 1], path: "" },
    Row { look: s::handle_signal_node, arguments: &[1], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hGraphExec" },
    Row { look: s::handle_handle, arguments: &[1], path: "hNode" },
    Row { look: s::follow_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, arguments: &[2], path: "nodeParams" },
];
pub(crate) const cuGraphExecExternalSemaphoresWaitNodeSetParams: &[Row] = &[
    Row { look: s::handle_work_of_executable, arguments: &[0, 1], path: "" },
    Row { look: s::handle_wait_node, arguments: &[1], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hGraphExec" },
    Row { look: s::handle_handle, arguments: &[1], path: "hNode" },
    Row { look: s::follow_CUDA_EXT_SEM_WAIT_NODE_PARAMS, arguments: &[2], path: "nodeParams" },
];
pub(crate) const cuGraphNodeSetEnabled: &[Row] = &[
    Row { look: s::handle_node_of_executable, arguments: &[0, 1], path: "" },
    Row { look: s::handle_enabled, arguments: &[1], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hGraphExec" },
    Row { look: s::handle_handle, arguments: &[1], path: "hNode" },
];
pub(crate) const cuGraphNodeGetEnabled: &[Row] = &[
    Row { look: s::handle_node_of_executable, arguments: &[0, 1], path: "" },
    Row { look: s::handle_enabled, arguments: &[1], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hGraphExec" },
    Row { look: s::handle_handle, arguments: &[1], path: "hNode" },
];
pub(crate) const cuGraphUpload: &[Row] = &[
    Row { look: s::handle_stream, arguments: &[1], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hGraphExec" },
    Row { look: s::handle_of_context, arguments: &[1], path: "hStream" },
];
pub(crate) const cuGraphLaunch: &[Row] = &[
    Row { look: s::graph_launched_again, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hGraphExec" },
    Row { look: s::handle_of_context, arguments: &[1], path: "hStream" },
];
pub(crate) const cuGraphExecDestroy: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "hGraphExec" }];
pub(crate) const cuGraphDestroy: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "hGraph" }];
pub(crate) const cuGraphExecUpdate_v2: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[0], path: "hGraphExec" },
    Row { look: s::handle_handle, arguments: &[1], path: "hGraph" },
];
pub(crate) const cuGraphKernelNodeCopyAttributes: &[Row] = &[
    Row { look: s::handle_kernel_nodes, arguments: &[0, 1], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "dst" },
    Row { look: s::handle_handle, arguments: &[1], path: "src" },
];
pub(crate) const cuGraphKernelNodeGetAttribute: &[Row] = &[
    Row { look: s::handle_kernel_node, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hNode" },
];
pub(crate) const cuGraphKernelNodeSetAttribute: &[Row] = &[
    Row { look: s::graph_cluster_and_grid, arguments: &[2, 0, 1], path: "" },
    Row { look: s::graph_cluster_of_node, arguments: &[1], path: "" },
    Row { look: s::handle_kernel_node, arguments: &[0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hNode" },
    Row { look: s::follow_CUlaunchAttributeValue, arguments: &[2, 1], path: "value" },
];
pub(crate) const cuGraphDebugDotPrint: &[Row] = &[
    Row { look: s::name_folder, arguments: &[1], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hGraph" },
];
pub(crate) const cuUserObjectCreate: &[Row] =
    &[Row { look: s::handle_references, arguments: &[3], path: "" }];
pub(crate) const cuUserObjectRetain: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "object" }];
pub(crate) const cuUserObjectRelease: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "object" }];
pub(crate) const cuGraphRetainUserObject: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[0], path: "graph" },
    Row { look: s::handle_handle, arguments: &[1], path: "object" },
];
pub(crate) const cuGraphReleaseUserObject: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[0], path: "graph" },
    Row { look: s::handle_handle, arguments: &[1], path: "object" },
];
pub(crate) const cuGraphAddNode_v2: &[Row] = &[
    Row { look: s::graph_own_nodes_2, arguments: &[1, 2, 4], path: "" },
    Row { look: s::graph_edges_to_new, arguments: &[1, 2, 4, 3], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "hGraph" },
    Row { look: s::handle_handle_3, arguments: &[2, 4], path: "dependencies[i]" },
    Row { look: s::undocumented_added_type, arguments: &[5], path: "" },
];
pub(crate) const cuGraphAddNode_v3: &[Row] = &[
    Row { look: s::graph_own_nodes_2, arguments: &[1, 2, 4], path: "" },
    Row { look: s::graph_edges_to_new, arguments: &[1, 2, 4, 3], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "hGraph" },
    Row { look: s::handle_handle_3, arguments: &[2, 4], path: "dependencies[i]" },
    Row { look: s::undocumented_added_type, arguments: &[5], path: "" },
];
pub(crate) const cuGraphNodeSetParams: &[Row] = &[
    Row { look: s::handle_same_type, arguments: &[1, 0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hNode" },
    Row { look: s::follow_CUDA_KERNEL_NODE_PARAMS_v3, arguments: &[1], path: "" },
];
pub(crate) const cuGraphNodeSetParams_v2: &[Row] = &[
    Row { look: s::handle_same_type, arguments: &[1, 0], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hNode" },
    Row { look: s::follow_CUDA_KERNEL_NODE_PARAMS_v3, arguments: &[1], path: "" },
];
pub(crate) const cuGraphNodeGetParams: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "hNode" }];
pub(crate) const cuGraphExecNodeSetParams: &[Row] = &[
    Row { look: s::handle_work_of_executable, arguments: &[0, 1], path: "" },
    Row { look: s::handle_same_type, arguments: &[2, 1], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hGraphExec" },
    Row { look: s::handle_handle, arguments: &[1], path: "hNode" },
    Row { look: s::follow_CUDA_KERNEL_NODE_PARAMS_v3, arguments: &[2], path: "" },
];
pub(crate) const cuGraphConditionalHandleCreate: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[1], path: "hGraph" },
    Row { look: s::handle_no_default, arguments: &[2], path: "ctx" },
];
pub(crate) const cuOccupancyMaxActiveBlocksPerMultiprocessor: &[Row] = &[
    Row { look: s::occupancy_block, arguments: &[2], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "func" },
    Row { look: s::name_image_of_kernel, arguments: &[1], path: "func" },
];
pub(crate) const cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags: &[Row] = &[
    Row { look: s::occupancy_block, arguments: &[2], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "func" },
    Row { look: s::name_image_of_kernel, arguments: &[1], path: "func" },
];
pub(crate) const cuOccupancyMaxPotentialBlockSize: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[2], path: "func" },
    Row { look: s::name_image_of_kernel, arguments: &[2], path: "func" },
];
pub(crate) const cuOccupancyMaxPotentialBlockSizeWithFlags: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[2], path: "func" },
    Row { look: s::name_image_of_kernel, arguments: &[2], path: "func" },
];
pub(crate) const cuOccupancyAvailableDynamicSMemPerBlock: &[Row] = &[
    Row { look: s::occupancy_block, arguments: &[3], path: "" },
    Row { look: s::occupancy_available_memory, arguments: &[1, 2, 3], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "func" },
    Row { look: s::name_image_of_kernel, arguments: &[1], path: "func" },
];
pub(crate) const cuOccupancyMaxPotentialClusterSize: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[1], path: "func" },
    Row { look: s::name_image_of_kernel, arguments: &[1], path: "func" },
    Row { look: s::launch_required_clusters_of_occupancy, arguments: &[2, 1], path: "" },
    Row { look: s::launch_divided_grid, arguments: &[2], path: "config" },
    Row { look: s::follow_CUlaunchConfig, arguments: &[2], path: "config" },
];
pub(crate) const cuOccupancyMaxActiveClusters: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[1], path: "func" },
    Row { look: s::name_image_of_kernel, arguments: &[1], path: "func" },
    Row { look: s::launch_required_clusters_of_occupancy, arguments: &[2, 1], path: "" },
    Row { look: s::launch_portable_occupancy, arguments: &[2, 1], path: "" },
    Row { look: s::follow_CUlaunchConfig, arguments: &[2], path: "config" },
];
pub(crate) const cuTexRefSetArray: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[0], path: "hTexRef" },
    Row { look: s::handle_handle, arguments: &[1], path: "hArray" },
];
pub(crate) const cuTexRefSetMipmappedArray: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[0], path: "hTexRef" },
    Row { look: s::handle_handle, arguments: &[1], path: "hMipmappedArray" },
];
pub(crate) const cuTexRefSetAddress_v2: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[1], path: "hTexRef" }];
pub(crate) const cuTexRefSetAddress2D_v3: &[Row] = &[
    Row { look: s::texref_deprecated_linear, arguments: &[1, 2, 3], path: "" },
    Row { look: s::handle_handle, arguments: &[0], path: "hTexRef" },
    Row { look: s::follow_CUDA_ARRAY_DESCRIPTOR, arguments: &[1], path: "desc" },
];
pub(crate) const cuTexRefSetFormat: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[0], path: "hTexRef" },
    Row { look: s::array_format_2, arguments: &[1], path: "fmt" },
];
pub(crate) const cuTexRefSetAddressMode: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "hTexRef" }];
pub(crate) const cuTexRefSetFilterMode: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "hTexRef" }];
pub(crate) const cuTexRefSetMipmapFilterMode: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "hTexRef" }];
pub(crate) const cuTexRefSetMipmapLevelBias: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "hTexRef" }];
pub(crate) const cuTexRefSetMipmapLevelClamp: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "hTexRef" }];
pub(crate) const cuTexRefSetMaxAnisotropy: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "hTexRef" }];
pub(crate) const cuTexRefSetBorderColor: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "hTexRef" }];
pub(crate) const cuTexRefSetFlags: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "hTexRef" }];
pub(crate) const cuTexRefGetAddress_v2: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[1], path: "hTexRef" }];
pub(crate) const cuTexRefGetArray: &[Row] = &[
    Row { look: s::texref_deprecated_bound, arguments: &[1], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "hTexRef" },
];
pub(crate) const cuTexRefGetMipmappedArray: &[Row] = &[
    Row { look: s::texref_deprecated_bound_mipmap, arguments: &[1], path: "" },
    Row { look: s::handle_handle, arguments: &[1], path: "hTexRef" },
];
pub(crate) const cuTexRefGetAddressMode: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[1], path: "hTexRef" }];
pub(crate) const cuTexRefGetFilterMode: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[1], path: "hTexRef" }];
pub(crate) const cuTexRefGetFormat: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[2], path: "hTexRef" }];
pub(crate) const cuTexRefGetMipmapFilterMode: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[1], path: "hTexRef" }];
pub(crate) const cuTexRefGetMipmapLevelBias: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[1], path: "hTexRef" }];
pub(crate) const cuTexRefGetMipmapLevelClamp: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[2], path: "hTexRef" }];
pub(crate) const cuTexRefGetMaxAnisotropy: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[1], path: "hTexRef" }];
pub(crate) const cuTexRefGetBorderColor: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[1], path: "hTexRef" }];
pub(crate) const cuTexRefGetFlags: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[1], path: "hTexRef" }];
pub(crate) const cuTexRefDestroy: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "hTexRef" }];
pub(crate) const cuSurfRefSetArray: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[0], path: "hSurfRef" },
    Row { look: s::handle_handle, arguments: &[1], path: "hArray" },
];
pub(crate) const cuSurfRefGetArray: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[1], path: "hSurfRef" }];
pub(crate) const cuTexObjectCreate: &[Row] =
    &[Row { look: s::follow_CUDA_RESOURCE_DESC, arguments: &[1], path: "pResDesc" }];
pub(crate) const cuTensorMapEncodeTiled: &[Row] = &[
    Row { look: s::tensor_memory_of_later_devices, arguments: &[1, 9], path: "" },
    Row { look: s::tensor_memory_first_step, arguments: &[7, 2], path: "" },
    Row { look: s::tensor_memory_inner_box, arguments: &[1, 6, 2], path: "" },
    Row { look: s::tensor_memory_bytes_of_box, arguments: &[1, 6, 2, 7], path: "" },
];
pub(crate) const cuTensorMapEncodeIm2col: &[Row] = &[
    Row { look: s::tensor_memory_of_later_devices, arguments: &[1, 12], path: "" },
    Row { look: s::tensor_memory_first_step, arguments: &[10, 2], path: "" },
    Row { look: s::tensor_memory_inner_pixel, arguments: &[1, 8, 9], path: "" },
    Row { look: s::tensor_memory_empty_box, arguments: &[4, 2, 6, 7, 11], path: "" },
    Row { look: s::tensor_memory_bytes_of_column, arguments: &[1, 8, 9], path: "" },
];
pub(crate) const cuTensorMapEncodeIm2colWide: &[Row] = &[
    Row { look: s::tensor_memory_of_later_devices, arguments: &[1, 13], path: "" },
    Row { look: s::tensor_memory_first_step, arguments: &[10, 2], path: "" },
    Row { look: s::tensor_memory_inner_pixel, arguments: &[1, 8, 9], path: "" },
    Row { look: s::tensor_memory_wide_column, arguments: &[9], path: "" },
    Row { look: s::tensor_memory_wide_corners, arguments: &[2, 4, 6, 7, 11], path: "" },
    Row { look: s::tensor_memory_bytes_of_column, arguments: &[1, 8, 9], path: "" },
];
pub(crate) const cuDeviceCanAccessPeer: &[Row] = &[
    Row { look: s::handle_device_2, arguments: &[1], path: "" },
    Row { look: s::handle_device, arguments: &[2], path: "peerDev" },
];
pub(crate) const cuCtxEnablePeerAccess: &[Row] = &[
    Row { look: s::handle_reachable, arguments: &[0], path: "" },
    Row { look: s::handle_no_default, arguments: &[0], path: "peerContext" },
];
pub(crate) const cuCtxDisablePeerAccess: &[Row] =
    &[Row { look: s::handle_peer, arguments: &[0], path: "" }];
pub(crate) const cuDeviceGetP2PAttribute: &[Row] = &[
    Row { look: s::handle_device, arguments: &[2], path: "srcDevice" },
    Row { look: s::handle_device, arguments: &[3], path: "dstDevice" },
];
pub(crate) const cuDeviceGetP2PAtomicCapabilities: &[Row] = &[
    Row { look: s::handle_device, arguments: &[3], path: "srcDevice" },
    Row { look: s::handle_device, arguments: &[4], path: "dstDevice" },
];
pub(crate) const cuGraphicsUnregisterResource: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "resource" }];
pub(crate) const cuGraphicsSubResourceGetMappedArray: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[1], path: "resource" }];
pub(crate) const cuGraphicsResourceGetMappedMipmappedArray: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[1], path: "resource" }];
pub(crate) const cuGraphicsResourceGetMappedPointer_v2: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[2], path: "resource" }];
pub(crate) const cuGraphicsResourceSetMapFlags_v2: &[Row] =
    &[Row { look: s::handle_handle, arguments: &[0], path: "resource" }];
pub(crate) const cuGraphicsMapResources: &[Row] = &[
    Row { look: s::handle_stream, arguments: &[2], path: "" },
    Row { look: s::handle_some_resources, arguments: &[0], path: "" },
    Row { look: s::handle_of_context, arguments: &[2], path: "hStream" },
    Row { look: s::handle_handle_4, arguments: &[1, 0], path: "resources[i]" },
];
pub(crate) const cuGraphicsUnmapResources: &[Row] = &[
    Row { look: s::handle_stream, arguments: &[2], path: "" },
    Row { look: s::handle_some_resources, arguments: &[0], path: "" },
    Row { look: s::handle_of_context, arguments: &[2], path: "hStream" },
    Row { look: s::handle_handle_4, arguments: &[1, 0], path: "resources[i]" },
];
pub(crate) const cuGreenCtxCreate: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[1], path: "desc" },
    Row { look: s::handle_device_2, arguments: &[2], path: "" },
];
pub(crate) const cuDeviceGetDevResource: &[Row] = &[
    Row { look: s::handle_resource_type, arguments: &[2], path: "" },
    Row { look: s::handle_device, arguments: &[0], path: "device" },
];
pub(crate) const cuCtxGetDevResource: &[Row] =
    &[Row { look: s::handle_resource_type, arguments: &[2], path: "" }];
pub(crate) const cuGreenCtxGetDevResource: &[Row] =
    &[Row { look: s::handle_resource_type, arguments: &[2], path: "" }];
pub(crate) const cuDevSmResourceSplitByCount: &[Row] =
    &[Row { look: s::follow_CUdevResource_2, arguments: &[2], path: "input" }];
pub(crate) const cuDevSmResourceSplit: &[Row] =
    &[Row { look: s::follow_CUdevResource_2, arguments: &[2], path: "input" }];
pub(crate) const cuDevResourceGenerateDesc: &[Row] =
    &[Row { look: s::follow_CUdevResource, arguments: &[1, 2], path: "resources[i]" }];
pub(crate) const cuGreenCtxRecordEvent: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[1], path: "hEvent" },
    Row { look: s::handle_of_context, arguments: &[1], path: "hEvent" },
];
pub(crate) const cuGreenCtxWaitEvent: &[Row] = &[
    Row { look: s::handle_handle, arguments: &[1], path: "hEvent" },
    Row { look: s::handle_of_context, arguments: &[1], path: "hEvent" },
];
pub(crate) const cuStreamGetGreenCtx: &[Row] = &[
    Row { look: s::handle_stream, arguments: &[0], path: "" },
    Row { look: s::handle_of_context, arguments: &[0], path: "hStream" },
];
pub(crate) const cuStreamGetDevResource: &[Row] = &[
    Row { look: s::handle_resource_type, arguments: &[2], path: "" },
    Row { look: s::handle_stream, arguments: &[0], path: "" },
    Row { look: s::handle_of_context, arguments: &[0], path: "hStream" },
];
pub(crate) const cuLogsRegisterCallback: &[Row] =
    &[Row { look: s::handle_log_callback, arguments: &[0], path: "" }];
pub(crate) const cuCheckpointProcessGetRestoreThreadId: &[Row] = &[
    Row { look: s::checkpoint_process, arguments: &[0], path: "" },
    Row { look: s::checkpoint_without_cuda, arguments: &[0], path: "" },
];
pub(crate) const cuCheckpointProcessGetState: &[Row] = &[
    Row { look: s::checkpoint_process, arguments: &[0], path: "" },
    Row { look: s::checkpoint_without_cuda, arguments: &[0], path: "" },
];
pub(crate) const cuCheckpointProcessLock: &[Row] = &[
    Row { look: s::checkpoint_process, arguments: &[0], path: "" },
    Row { look: s::checkpoint_without_cuda, arguments: &[0], path: "" },
    Row { look: s::checkpoint_out_of_order, arguments: &[0], path: "" },
    Row { look: s::checkpoint_locked, arguments: &[0], path: "" },
    Row { look: s::checkpoint_checkpointed, arguments: &[0], path: "" },
];
pub(crate) const cuCheckpointProcessCheckpoint: &[Row] = &[
    Row { look: s::checkpoint_process, arguments: &[0], path: "" },
    Row { look: s::checkpoint_without_cuda, arguments: &[0], path: "" },
    Row { look: s::checkpoint_out_of_order, arguments: &[0], path: "" },
    Row { look: s::checkpoint_unlocked, arguments: &[0], path: "" },
    Row { look: s::checkpoint_checkpointed_twice, arguments: &[0], path: "" },
];
pub(crate) const cuCheckpointProcessRestore: &[Row] = &[
    Row { look: s::checkpoint_process, arguments: &[0], path: "" },
    Row { look: s::checkpoint_restored_without_cuda, arguments: &[0], path: "" },
    Row { look: s::checkpoint_out_of_order, arguments: &[0], path: "" },
    Row { look: s::checkpoint_not_checkpointed, arguments: &[0], path: "" },
];
pub(crate) const cuCheckpointProcessUnlock: &[Row] = &[
    Row { look: s::checkpoint_process, arguments: &[0], path: "" },
    Row { look: s::checkpoint_without_cuda, arguments: &[0], path: "" },
    Row { look: s::checkpoint_out_of_order, arguments: &[0], path: "" },
    Row { look: s::checkpoint_checkpointed, arguments: &[0], path: "" },
    Row { look: s::checkpoint_unlocked, arguments: &[0], path: "" },
];

#[cfg(any(feature = "causes", doc))]
pub(crate) static ALL: &[(&CStr, &[Pointer], &[Row])] = &[
    (c"cuGetErrorString", &[Pointer(1, None, "pStr")], cuGetErrorString),
    (c"cuGetErrorName", &[Pointer(1, None, "pStr")], cuGetErrorName),
    (c"cuDriverGetVersion", &[Pointer(0, None, "driverVersion")], &[]),
    (c"cuDeviceGet", &[Pointer(0, None, "device")], cuDeviceGet),
    (c"cuDeviceGetCount", &[Pointer(0, None, "count")], &[]),
    (c"cuDeviceGetName", &[Pointer(0, Some((1, 4)), "name")], cuDeviceGetName),
    (c"cuDeviceGetUuid_v2", &[Pointer(0, None, "uuid")], cuDeviceGetUuid_v2),
    (c"cuDeviceGetLuid", &[Pointer(1, None, "deviceNodeMask")], cuDeviceGetLuid),
    (c"cuDeviceTotalMem_v2", &[Pointer(0, None, "bytes")], cuDeviceTotalMem_v2),
    (
        c"cuDeviceGetTexture1DLinearMaxWidth",
        &[Pointer(0, None, "maxWidthInElements")],
        cuDeviceGetTexture1DLinearMaxWidth,
    ),
    (c"cuDeviceGetAttribute", &[Pointer(0, None, "pi")], cuDeviceGetAttribute),
    (
        c"cuDeviceGetHostAtomicCapabilities",
        &[Pointer(0, Some((2, 4)), "capabilities"), Pointer(1, Some((2, 4)), "operations")],
        cuDeviceGetHostAtomicCapabilities,
    ),
    (
        c"cuDeviceGetNvSciSyncAttributes",
        &[Pointer(0, None, "nvSciSyncAttrList")],
        cuDeviceGetNvSciSyncAttributes,
    ),
    (c"cuDeviceSetMemPool", &[], cuDeviceSetMemPool),
    (c"cuDeviceGetMemPool", &[Pointer(0, None, "pool")], cuDeviceGetMemPool),
    (c"cuDeviceGetDefaultMemPool", &[Pointer(0, None, "pool_out")], cuDeviceGetDefaultMemPool),
    (c"cuDeviceGetExecAffinitySupport", &[Pointer(0, None, "pi")], cuDeviceGetExecAffinitySupport),
    (c"cuDeviceGetProperties", &[Pointer(0, None, "prop")], cuDeviceGetProperties),
    (
        c"cuDeviceComputeCapability",
        &[Pointer(0, None, "major"), Pointer(1, None, "minor")],
        cuDeviceComputeCapability,
    ),
    (c"cuDevicePrimaryCtxRetain", &[Pointer(0, None, "pctx")], cuDevicePrimaryCtxRetain),
    (c"cuDevicePrimaryCtxRelease_v2", &[], cuDevicePrimaryCtxRelease_v2),
    (c"cuDevicePrimaryCtxSetFlags_v2", &[], cuDevicePrimaryCtxSetFlags_v2),
    (
        c"cuDevicePrimaryCtxGetState",
        &[Pointer(1, None, "flags"), Pointer(2, None, "active")],
        cuDevicePrimaryCtxGetState,
    ),
    (c"cuDevicePrimaryCtxReset_v2", &[], cuDevicePrimaryCtxReset_v2),
    (c"cuCtxCreate_v4", &[Pointer(0, None, "pctx")], cuCtxCreate_v4),
    (c"cuCtxDestroy_v2", &[], cuCtxDestroy_v2),
    (c"cuCtxPopCurrent_v2", &[Pointer(0, None, "pctx")], &[]),
    (c"cuCtxGetCurrent", &[Pointer(0, None, "pctx")], &[]),
    (c"cuCtxGetDevice", &[Pointer(0, None, "device")], &[]),
    (c"cuCtxGetDevice_v2", &[Pointer(0, None, "device")], &[]),
    (c"cuCtxGetFlags", &[Pointer(0, None, "flags")], &[]),
    (c"cuCtxGetId", &[Pointer(1, None, "ctxId")], &[]),
    (c"cuCtxSetLimit", &[], cuCtxSetLimit),
    (c"cuCtxGetLimit", &[Pointer(0, None, "pvalue")], cuCtxGetLimit),
    (c"cuCtxGetCacheConfig", &[Pointer(0, None, "pconfig")], &[]),
    (c"cuCtxGetApiVersion", &[Pointer(1, None, "version")], &[]),
    (c"cuCtxGetExecAffinity", &[Pointer(0, None, "pExecAffinity")], &[]),
    (c"cuCtxRecordEvent", &[], cuCtxRecordEvent),
    (c"cuCtxWaitEvent", &[], cuCtxWaitEvent),
    (c"cuCtxAttach", &[Pointer(0, None, "pctx")], &[]),
    (c"cuCtxDetach", &[], cuCtxDetach),
    (c"cuCtxGetSharedMemConfig", &[Pointer(0, None, "pConfig")], &[]),
    (c"cuModuleLoad", &[Pointer(0, None, "module"), Pointer(1, None, "fname")], cuModuleLoad),
    (c"cuModuleLoadData", &[Pointer(0, None, "module")], cuModuleLoadData),
    (
        c"cuModuleLoadDataEx",
        &[
            Pointer(0, None, "module"),
            Pointer(3, Some((2, 4)), "options"),
            Pointer(4, Some((2, 4)), "optionValues"),
        ],
        cuModuleLoadDataEx,
    ),
    (c"cuModuleLoadFatBinary", &[Pointer(0, None, "module")], cuModuleLoadFatBinary),
    (c"cuModuleUnload", &[], cuModuleUnload),
    (c"cuModuleGetLoadingMode", &[Pointer(0, None, "mode")], &[]),
    (
        c"cuModuleGetFunction",
        &[Pointer(0, None, "hfunc"), Pointer(2, None, "name")],
        cuModuleGetFunction,
    ),
    (c"cuModuleGetFunctionCount", &[Pointer(0, None, "count")], cuModuleGetFunctionCount),
    (
        c"cuModuleEnumerateFunctions",
        &[Pointer(0, Some((1, 4)), "functions")],
        cuModuleEnumerateFunctions,
    ),
    (c"cuModuleGetGlobal_v2", &[Pointer(3, None, "name")], cuModuleGetGlobal_v2),
    (
        c"cuLinkCreate_v2",
        &[
            Pointer(3, None, "stateOut"),
            Pointer(1, Some((0, 4)), "options"),
            Pointer(2, Some((0, 4)), "optionValues"),
        ],
        cuLinkCreate_v2,
    ),
    (
        c"cuLinkAddData_v2",
        &[Pointer(6, Some((5, 4)), "options"), Pointer(7, Some((5, 4)), "optionValues")],
        cuLinkAddData_v2,
    ),
    (
        c"cuLinkAddFile_v2",
        &[
            Pointer(2, None, "path"),
            Pointer(4, Some((3, 4)), "options"),
            Pointer(5, Some((3, 4)), "optionValues"),
        ],
        cuLinkAddFile_v2,
    ),
    (c"cuLinkComplete", &[Pointer(1, None, "cubinOut")], cuLinkComplete),
    (c"cuLinkDestroy", &[], cuLinkDestroy),
    (
        c"cuModuleGetTexRef",
        &[Pointer(0, None, "pTexRef"), Pointer(2, None, "name")],
        cuModuleGetTexRef,
    ),
    (
        c"cuModuleGetSurfRef",
        &[Pointer(0, None, "pSurfRef"), Pointer(2, None, "name")],
        cuModuleGetSurfRef,
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
        cuLibraryLoadData,
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
        cuLibraryLoadFromFile,
    ),
    (c"cuLibraryUnload", &[], cuLibraryUnload),
    (
        c"cuLibraryGetKernel",
        &[Pointer(0, None, "pKernel"), Pointer(2, None, "name")],
        cuLibraryGetKernel,
    ),
    (c"cuLibraryGetKernelCount", &[Pointer(0, None, "count")], cuLibraryGetKernelCount),
    (
        c"cuLibraryEnumerateKernels",
        &[Pointer(0, Some((1, 4)), "kernels")],
        cuLibraryEnumerateKernels,
    ),
    (c"cuLibraryGetModule", &[Pointer(0, None, "pMod")], cuLibraryGetModule),
    (c"cuKernelGetFunction", &[Pointer(0, None, "pFunc")], cuKernelGetFunction),
    (c"cuKernelGetLibrary", &[Pointer(0, None, "pLib")], cuKernelGetLibrary),
    (c"cuLibraryGetGlobal", &[Pointer(3, None, "name")], cuLibraryGetGlobal),
    (c"cuLibraryGetManaged", &[Pointer(3, None, "name")], cuLibraryGetManaged),
    (
        c"cuLibraryGetUnifiedFunction",
        &[Pointer(0, None, "fptr"), Pointer(2, None, "symbol")],
        cuLibraryGetUnifiedFunction,
    ),
    (c"cuKernelGetAttribute", &[Pointer(0, None, "pi")], cuKernelGetAttribute),
    (c"cuKernelSetAttribute", &[], cuKernelSetAttribute),
    (c"cuKernelSetCacheConfig", &[], cuKernelSetCacheConfig),
    (c"cuKernelGetName", &[Pointer(0, None, "name")], cuKernelGetName),
    (c"cuKernelGetParamInfo", &[Pointer(2, None, "paramOffset")], cuKernelGetParamInfo),
    (c"cuKernelGetParamCount", &[Pointer(1, None, "paramCount")], cuKernelGetParamCount),
    (c"cuMemGetInfo_v2", &[Pointer(0, None, "free"), Pointer(1, None, "total")], &[]),
    (c"cuMemAlloc_v2", &[Pointer(0, None, "dptr")], cuMemAlloc_v2),
    (
        c"cuMemAllocPitch_v2",
        &[Pointer(0, None, "dptr"), Pointer(1, None, "pPitch")],
        cuMemAllocPitch_v2,
    ),
    (c"cuMemFree_v2", &[], cuMemFree_v2),
    (c"cuMemGetAddressRange_v2", &[], cuMemGetAddressRange_v2),
    (c"cuMemAllocHost_v2", &[Pointer(0, None, "pp")], &[]),
    (c"cuMemFreeHost", &[], cuMemFreeHost),
    (c"cuMemHostAlloc", &[Pointer(0, None, "pp")], &[]),
    (c"cuMemHostGetDevicePointer_v2", &[Pointer(0, None, "pdptr")], cuMemHostGetDevicePointer_v2),
    (c"cuMemHostGetFlags", &[Pointer(0, None, "pFlags")], cuMemHostGetFlags),
    (c"cuMemAllocManaged", &[Pointer(0, None, "dptr")], &[]),
    (
        c"cuDeviceRegisterAsyncNotification",
        &[Pointer(3, None, "callback")],
        cuDeviceRegisterAsyncNotification,
    ),
    (c"cuDeviceUnregisterAsyncNotification", &[], cuDeviceUnregisterAsyncNotification),
    (
        c"cuDeviceGetByPCIBusId",
        &[Pointer(0, None, "dev"), Pointer(1, None, "pciBusId")],
        cuDeviceGetByPCIBusId,
    ),
    (c"cuDeviceGetPCIBusId", &[Pointer(0, Some((1, 4)), "pciBusId")], cuDeviceGetPCIBusId),
    (c"cuIpcGetEventHandle", &[Pointer(0, None, "pHandle")], cuIpcGetEventHandle),
    (c"cuIpcOpenEventHandle", &[Pointer(0, None, "phEvent")], cuIpcOpenEventHandle),
    (c"cuIpcGetMemHandle", &[Pointer(0, None, "pHandle")], cuIpcGetMemHandle),
    (c"cuIpcOpenMemHandle_v2", &[Pointer(0, None, "pdptr")], cuIpcOpenMemHandle_v2),
    (c"cuIpcCloseMemHandle", &[], cuIpcCloseMemHandle),
    (c"cuMemHostRegister_v2", &[], cuMemHostRegister_v2),
    (c"cuMemHostUnregister", &[], cuMemHostUnregister),
    (c"cuMemcpy", &[], cuMemcpy),
    (c"cuMemcpyPeer", &[], cuMemcpyPeer),
    (c"cuMemcpyHtoD_v2", &[], cuMemcpyHtoD_v2),
    (c"cuMemcpyDtoH_v2", &[], cuMemcpyDtoH_v2),
    (c"cuMemcpyDtoD_v2", &[], cuMemcpyDtoD_v2),
    (c"cuMemcpyDtoA_v2", &[], cuMemcpyDtoA_v2),
    (c"cuMemcpyAtoD_v2", &[], cuMemcpyAtoD_v2),
    (c"cuMemcpyHtoA_v2", &[], cuMemcpyHtoA_v2),
    (c"cuMemcpyAtoH_v2", &[], cuMemcpyAtoH_v2),
    (c"cuMemcpyAtoA_v2", &[], cuMemcpyAtoA_v2),
    (c"cuMemcpy2D_v2", &[Pointer(0, None, "pCopy")], cuMemcpy2D_v2),
    (c"cuMemcpy2DUnaligned_v2", &[Pointer(0, None, "pCopy")], cuMemcpy2DUnaligned_v2),
    (c"cuMemcpy3D_v2", &[Pointer(0, None, "pCopy")], cuMemcpy3D_v2),
    (c"cuMemcpy3DPeer", &[Pointer(0, None, "pCopy")], cuMemcpy3DPeer),
    (c"cuMemcpyAsync", &[], cuMemcpyAsync),
    (c"cuMemcpyPeerAsync", &[], cuMemcpyPeerAsync),
    (c"cuMemcpyHtoDAsync_v2", &[], cuMemcpyHtoDAsync_v2),
    (c"cuMemcpyDtoHAsync_v2", &[], cuMemcpyDtoHAsync_v2),
    (c"cuMemcpyDtoDAsync_v2", &[], cuMemcpyDtoDAsync_v2),
    (c"cuMemcpyHtoAAsync_v2", &[], cuMemcpyHtoAAsync_v2),
    (c"cuMemcpyAtoHAsync_v2", &[], cuMemcpyAtoHAsync_v2),
    (c"cuMemcpy2DAsync_v2", &[Pointer(0, None, "pCopy")], cuMemcpy2DAsync_v2),
    (c"cuMemcpy3DAsync_v2", &[Pointer(0, None, "pCopy")], cuMemcpy3DAsync_v2),
    (c"cuMemcpy3DPeerAsync", &[Pointer(0, None, "pCopy")], cuMemcpy3DPeerAsync),
    (
        c"cuMemcpyBatchAsync_v2",
        &[
            Pointer(0, Some((3, 8)), "dsts"),
            Pointer(1, Some((3, 8)), "srcs"),
            Pointer(2, Some((3, 8)), "sizes"),
            Pointer(4, Some((6, 8)), "attrs"),
            Pointer(5, Some((6, 8)), "attrsIdxs"),
        ],
        cuMemcpyBatchAsync_v2,
    ),
    (c"cuMemcpy3DBatchAsync_v2", &[Pointer(1, Some((0, 8)), "opList")], cuMemcpy3DBatchAsync_v2),
    (c"cuMemcpyWithAttributesAsync", &[Pointer(3, None, "attr")], cuMemcpyWithAttributesAsync),
    (c"cuMemcpy3DWithAttributesAsync", &[Pointer(0, None, "op")], cuMemcpy3DWithAttributesAsync),
    (c"cuMemsetD8_v2", &[], cuMemsetD8_v2),
    (c"cuMemsetD16_v2", &[], cuMemsetD16_v2),
    (c"cuMemsetD32_v2", &[], cuMemsetD32_v2),
    (c"cuMemsetD2D8_v2", &[], cuMemsetD2D8_v2),
    (c"cuMemsetD2D16_v2", &[], cuMemsetD2D16_v2),
    (c"cuMemsetD2D32_v2", &[], cuMemsetD2D32_v2),
    (c"cuMemsetD8Async", &[], cuMemsetD8Async),
    (c"cuMemsetD16Async", &[], cuMemsetD16Async),
    (c"cuMemsetD32Async", &[], cuMemsetD32Async),
    (c"cuMemsetD2D8Async", &[], cuMemsetD2D8Async),
    (c"cuMemsetD2D16Async", &[], cuMemsetD2D16Async),
    (c"cuMemsetD2D32Async", &[], cuMemsetD2D32Async),
    (
        c"cuArrayCreate_v2",
        &[Pointer(0, None, "pHandle"), Pointer(1, None, "pAllocateArray")],
        cuArrayCreate_v2,
    ),
    (c"cuArrayGetDescriptor_v2", &[Pointer(0, None, "pArrayDescriptor")], cuArrayGetDescriptor_v2),
    (
        c"cuArrayGetSparseProperties",
        &[Pointer(0, None, "sparseProperties")],
        cuArrayGetSparseProperties,
    ),
    (
        c"cuMipmappedArrayGetSparseProperties",
        &[Pointer(0, None, "sparseProperties")],
        cuMipmappedArrayGetSparseProperties,
    ),
    (
        c"cuArrayGetMemoryRequirements",
        &[Pointer(0, None, "memoryRequirements")],
        cuArrayGetMemoryRequirements,
    ),
    (
        c"cuMipmappedArrayGetMemoryRequirements",
        &[Pointer(0, None, "memoryRequirements")],
        cuMipmappedArrayGetMemoryRequirements,
    ),
    (c"cuArrayGetPlane", &[Pointer(0, None, "pPlaneArray")], cuArrayGetPlane),
    (c"cuArrayDestroy", &[], cuArrayDestroy),
    (
        c"cuArray3DCreate_v2",
        &[Pointer(0, None, "pHandle"), Pointer(1, None, "pAllocateArray")],
        cuArray3DCreate_v2,
    ),
    (
        c"cuArray3DGetDescriptor_v2",
        &[Pointer(0, None, "pArrayDescriptor")],
        cuArray3DGetDescriptor_v2,
    ),
    (
        c"cuMipmappedArrayCreate",
        &[Pointer(0, None, "pHandle"), Pointer(1, None, "pMipmappedArrayDesc")],
        cuMipmappedArrayCreate,
    ),
    (c"cuMipmappedArrayGetLevel", &[Pointer(0, None, "pLevelArray")], cuMipmappedArrayGetLevel),
    (c"cuMipmappedArrayDestroy", &[], cuMipmappedArrayDestroy),
    (
        c"cuMemGetHandleForAddressRange",
        &[Pointer(0, None, "handle")],
        cuMemGetHandleForAddressRange,
    ),
    (
        c"cuMemBatchDecompressAsync",
        &[Pointer(0, Some((1, 8)), "paramsArray")],
        cuMemBatchDecompressAsync,
    ),
    (c"cuMemAddressReserve", &[Pointer(0, None, "ptr")], cuMemAddressReserve),
    (c"cuMemAddressFree", &[], cuMemAddressFree),
    (c"cuMemCreate", &[Pointer(0, None, "handle"), Pointer(2, None, "prop")], cuMemCreate),
    (c"cuMemRelease", &[], cuMemRelease),
    (c"cuMemMap", &[], cuMemMap),
    (c"cuMemMapArrayAsync", &[Pointer(0, Some((1, 4)), "mapInfoList")], cuMemMapArrayAsync),
    (c"cuMemUnmap", &[], cuMemUnmap),
    (c"cuMemSetAccess", &[Pointer(2, Some((3, 8)), "desc")], cuMemSetAccess),
    (c"cuMemGetAccess", &[Pointer(0, None, "flags"), Pointer(1, None, "location")], cuMemGetAccess),
    (c"cuMemExportToShareableHandle", &[], cuMemExportToShareableHandle),
    (
        c"cuMemImportFromShareableHandle",
        &[Pointer(0, None, "handle")],
        cuMemImportFromShareableHandle,
    ),
    (
        c"cuMemGetAllocationGranularity",
        &[Pointer(0, None, "granularity"), Pointer(1, None, "prop")],
        cuMemGetAllocationGranularity,
    ),
    (c"cuMemGetAllocationPropertiesFromHandle", &[Pointer(0, None, "prop")], &[]),
    (c"cuMemRetainAllocationHandle", &[Pointer(0, None, "handle")], cuMemRetainAllocationHandle),
    (c"cuMemFreeAsync", &[], cuMemFreeAsync),
    (c"cuMemAllocAsync", &[Pointer(0, None, "dptr")], cuMemAllocAsync),
    (c"cuMemPoolTrimTo", &[], cuMemPoolTrimTo),
    (c"cuMemPoolSetAttribute", &[], cuMemPoolSetAttribute),
    (c"cuMemPoolGetAttribute", &[Pointer(2, None, "value")], cuMemPoolGetAttribute),
    (c"cuMemPoolSetAccess", &[Pointer(1, Some((2, 8)), "map")], cuMemPoolSetAccess),
    (
        c"cuMemPoolGetAccess",
        &[Pointer(0, None, "flags"), Pointer(2, None, "location")],
        cuMemPoolGetAccess,
    ),
    (
        c"cuMemPoolCreate",
        &[Pointer(0, None, "pool"), Pointer(1, None, "poolProps")],
        cuMemPoolCreate,
    ),
    (c"cuMemPoolDestroy", &[], cuMemPoolDestroy),
    (
        c"cuMemGetDefaultMemPool",
        &[Pointer(0, None, "pool_out"), Pointer(1, None, "location")],
        cuMemGetDefaultMemPool,
    ),
    (
        c"cuMemGetMemPool",
        &[Pointer(0, None, "pool"), Pointer(1, None, "location")],
        cuMemGetMemPool,
    ),
    (c"cuMemSetMemPool", &[Pointer(0, None, "location")], cuMemSetMemPool),
    (c"cuMemAllocFromPoolAsync", &[Pointer(0, None, "dptr")], cuMemAllocFromPoolAsync),
    (
        c"cuMemPoolExportToShareableHandle",
        &[Pointer(0, None, "handle_out")],
        cuMemPoolExportToShareableHandle,
    ),
    (
        c"cuMemPoolImportFromShareableHandle",
        &[Pointer(0, None, "pool_out")],
        cuMemPoolImportFromShareableHandle,
    ),
    (c"cuMemPoolExportPointer", &[Pointer(0, None, "shareData_out")], cuMemPoolExportPointer),
    (
        c"cuMemPoolImportPointer",
        &[Pointer(0, None, "ptr_out"), Pointer(2, None, "shareData")],
        cuMemPoolImportPointer,
    ),
    (
        c"cuMulticastCreate",
        &[Pointer(0, None, "mcHandle"), Pointer(1, None, "prop")],
        cuMulticastCreate,
    ),
    (c"cuMulticastAddDevice", &[], cuMulticastAddDevice),
    (c"cuMulticastBindMem", &[], cuMulticastBindMem),
    (c"cuMulticastBindMem_v2", &[], cuMulticastBindMem_v2),
    (c"cuMulticastBindAddr", &[], cuMulticastBindAddr),
    (c"cuMulticastBindAddr_v2", &[], cuMulticastBindAddr_v2),
    (c"cuMulticastUnbind", &[], cuMulticastUnbind),
    (
        c"cuMulticastGetGranularity",
        &[Pointer(0, None, "granularity"), Pointer(1, None, "prop")],
        cuMulticastGetGranularity,
    ),
    (c"cuDeviceGetFabricClusterUuid", &[Pointer(0, None, "uuid")], cuDeviceGetFabricClusterUuid),
    (c"cuDeviceGetCliqueCount", &[Pointer(0, None, "count")], cuDeviceGetCliqueCount),
    (c"cuDeviceGetCliqueInfo", &[Pointer(1, None, "count")], cuDeviceGetCliqueInfo),
    (c"cuLogicalEndpointIdReserve", &[Pointer(0, None, "baseLeId")], &[]),
    (c"cuLogicalEndpointCreate", &[Pointer(1, None, "prop")], &[]),
    (c"cuLogicalEndpointAddDevice", &[], cuLogicalEndpointAddDevice),
    (c"cuLogicalEndpointBindAddr", &[], cuLogicalEndpointBindAddr),
    (c"cuLogicalEndpointBindMem", &[], cuLogicalEndpointBindMem),
    (c"cuLogicalEndpointUnbind", &[], cuLogicalEndpointUnbind),
    (c"cuLogicalEndpointExport", &[Pointer(0, None, "handle")], &[]),
    (
        c"cuLogicalEndpointGetLimits",
        &[Pointer(0, None, "bindAlignment"), Pointer(1, None, "maxSize"), Pointer(2, None, "prop")],
        &[],
    ),
    (c"cuLogicalEndpointQuery", &[Pointer(2, None, "queryStatus")], &[]),
    (c"cuFabricCpyBatchAsync", &[Pointer(1, Some((0, 8)), "opList")], cuFabricCpyBatchAsync),
    (c"cuPointerGetAttribute", &[Pointer(0, None, "data")], cuPointerGetAttribute),
    (c"cuMemPrefetchAsync_v2", &[], cuMemPrefetchAsync_v2),
    (c"cuMemAdvise_v2", &[], cuMemAdvise_v2),
    (
        c"cuMemPrefetchBatchAsync",
        &[
            Pointer(0, Some((2, 8)), "dptrs"),
            Pointer(1, Some((2, 8)), "sizes"),
            Pointer(3, Some((5, 8)), "prefetchLocs"),
            Pointer(4, Some((5, 8)), "prefetchLocIdxs"),
        ],
        cuMemPrefetchBatchAsync,
    ),
    (
        c"cuMemDiscardBatchAsync",
        &[Pointer(0, Some((2, 8)), "dptrs"), Pointer(1, Some((2, 8)), "sizes")],
        cuMemDiscardBatchAsync,
    ),
    (
        c"cuMemDiscardAndPrefetchBatchAsync",
        &[
            Pointer(0, Some((2, 8)), "dptrs"),
            Pointer(1, Some((2, 8)), "sizes"),
            Pointer(3, Some((5, 8)), "prefetchLocs"),
            Pointer(4, Some((5, 8)), "prefetchLocIdxs"),
        ],
        cuMemDiscardAndPrefetchBatchAsync,
    ),
    (c"cuMemGetLocationInfo", &[], cuMemGetLocationInfo),
    (c"cuMemRangeGetAttribute", &[], cuMemRangeGetAttribute),
    (
        c"cuMemRangeGetAttributes",
        &[
            Pointer(0, Some((3, 8)), "data"),
            Pointer(1, Some((3, 8)), "dataSizes"),
            Pointer(2, Some((3, 8)), "attributes"),
        ],
        &[],
    ),
    (c"cuPointerSetAttribute", &[], cuPointerSetAttribute),
    (
        c"cuPointerGetAttributes",
        &[Pointer(1, Some((0, 4)), "attributes"), Pointer(2, Some((0, 4)), "data")],
        &[],
    ),
    (c"cuStreamCreate", &[Pointer(0, None, "phStream")], &[]),
    (c"cuStreamCreateWithPriority", &[Pointer(0, None, "phStream")], &[]),
    (
        c"cuStreamBeginCaptureToCig",
        &[Pointer(1, None, "streamCigCaptureParams")],
        cuStreamBeginCaptureToCig,
    ),
    (c"cuStreamEndCaptureToCig", &[], cuStreamEndCaptureToCig),
    (c"cuStreamGetPriority", &[Pointer(1, None, "priority")], cuStreamGetPriority),
    (c"cuStreamGetDevice", &[Pointer(1, None, "device")], cuStreamGetDevice),
    (c"cuStreamGetFlags", &[Pointer(1, None, "flags")], cuStreamGetFlags),
    (c"cuStreamGetId", &[Pointer(1, None, "streamId")], cuStreamGetId),
    (c"cuStreamGetCtx", &[Pointer(1, None, "pctx")], cuStreamGetCtx),
    (
        c"cuStreamGetCtx_v2",
        &[Pointer(1, None, "pCtx"), Pointer(2, None, "pGreenCtx")],
        cuStreamGetCtx_v2,
    ),
    (c"cuStreamWaitEvent", &[], cuStreamWaitEvent),
    (c"cuStreamAddCallback", &[], cuStreamAddCallback),
    (c"cuStreamBeginCapture_v2", &[], cuStreamBeginCapture_v2),
    (c"cuStreamBeginRecaptureToGraph", &[], cuStreamBeginRecaptureToGraph),
    (c"cuStreamBeginCaptureToGraph", &[], cuStreamBeginCaptureToGraph),
    (c"cuThreadExchangeStreamCaptureMode", &[Pointer(0, None, "mode")], &[]),
    (c"cuStreamEndCapture", &[Pointer(1, None, "phGraph")], cuStreamEndCapture),
    (c"cuStreamIsCapturing", &[Pointer(1, None, "captureStatus")], cuStreamIsCapturing),
    (
        c"cuStreamGetCaptureInfo_v3",
        &[Pointer(1, None, "captureStatus_out")],
        cuStreamGetCaptureInfo_v3,
    ),
    (
        c"cuStreamUpdateCaptureDependencies_v2",
        &[Pointer(1, Some((3, 8)), "dependencies")],
        cuStreamUpdateCaptureDependencies_v2,
    ),
    (c"cuStreamAttachMemAsync", &[], cuStreamAttachMemAsync),
    (c"cuStreamQuery", &[], cuStreamQuery),
    (c"cuStreamSynchronize", &[], cuStreamSynchronize),
    (c"cuStreamDestroy_v2", &[], cuStreamDestroy_v2),
    (c"cuStreamCopyAttributes", &[], cuStreamCopyAttributes),
    (c"cuStreamGetAttribute", &[], cuStreamGetAttribute),
    (c"cuStreamSetAttribute", &[Pointer(2, None, "value")], cuStreamSetAttribute),
    (c"cuEventCreate", &[Pointer(0, None, "phEvent")], &[]),
    (c"cuEventRecord", &[], cuEventRecord),
    (c"cuEventRecordWithFlags", &[], cuEventRecordWithFlags),
    (c"cuEventQuery", &[], cuEventQuery),
    (c"cuEventSynchronize", &[], cuEventSynchronize),
    (c"cuEventDestroy_v2", &[], cuEventDestroy_v2),
    (c"cuEventElapsedTime_v2", &[Pointer(0, None, "pMilliseconds")], cuEventElapsedTime_v2),
    (
        c"cuImportExternalMemory",
        &[Pointer(0, None, "extMem_out"), Pointer(1, None, "memHandleDesc")],
        cuImportExternalMemory,
    ),
    (
        c"cuExternalMemoryGetMappedBuffer",
        &[Pointer(0, None, "devPtr"), Pointer(2, None, "bufferDesc")],
        cuExternalMemoryGetMappedBuffer,
    ),
    (
        c"cuExternalMemoryGetMappedMipmappedArray",
        &[Pointer(0, None, "mipmap"), Pointer(2, None, "mipmapDesc")],
        cuExternalMemoryGetMappedMipmappedArray,
    ),
    (c"cuDestroyExternalMemory", &[], cuDestroyExternalMemory),
    (
        c"cuImportExternalSemaphore",
        &[Pointer(0, None, "extSem_out"), Pointer(1, None, "semHandleDesc")],
        cuImportExternalSemaphore,
    ),
    (
        c"cuSignalExternalSemaphoresAsync",
        &[Pointer(0, Some((2, 4)), "extSemArray"), Pointer(1, Some((2, 4)), "paramsArray")],
        cuSignalExternalSemaphoresAsync,
    ),
    (
        c"cuWaitExternalSemaphoresAsync",
        &[Pointer(0, Some((2, 4)), "extSemArray"), Pointer(1, Some((2, 4)), "paramsArray")],
        cuWaitExternalSemaphoresAsync,
    ),
    (c"cuDestroyExternalSemaphore", &[], cuDestroyExternalSemaphore),
    (c"cuStreamWaitValue32_v2", &[], cuStreamWaitValue32_v2),
    (c"cuStreamWaitValue64_v2", &[], cuStreamWaitValue64_v2),
    (c"cuStreamWriteValue32_v2", &[], cuStreamWriteValue32_v2),
    (c"cuStreamWriteValue64_v2", &[], cuStreamWriteValue64_v2),
    (c"cuStreamBatchMemOp_v2", &[Pointer(2, Some((1, 4)), "paramArray")], cuStreamBatchMemOp_v2),
    (c"cuFuncGetAttribute", &[Pointer(0, None, "pi")], cuFuncGetAttribute),
    (c"cuFuncSetAttribute", &[], cuFuncSetAttribute),
    (c"cuFuncSetCacheConfig", &[], cuFuncSetCacheConfig),
    (c"cuFuncGetModule", &[Pointer(0, None, "hmod")], cuFuncGetModule),
    (c"cuFuncGetName", &[Pointer(0, None, "name")], cuFuncGetName),
    (c"cuFuncGetParamInfo", &[Pointer(2, None, "paramOffset")], cuFuncGetParamInfo),
    (c"cuFuncGetParamCount", &[Pointer(1, None, "paramCount")], cuFuncGetParamCount),
    (c"cuFuncIsLoaded", &[Pointer(0, None, "state")], cuFuncIsLoaded),
    (c"cuFuncLoad", &[], cuFuncLoad),
    (c"cuLaunchKernel", &[], cuLaunchKernel),
    (c"cuLaunchKernelEx", &[Pointer(0, None, "config")], cuLaunchKernelEx),
    (c"cuLaunchCooperativeKernel", &[], cuLaunchCooperativeKernel),
    (c"cuLaunchHostFunc", &[], cuLaunchHostFunc),
    (c"cuLaunchHostFunc_v2", &[], cuLaunchHostFunc_v2),
    (c"cuFuncSetBlockShape", &[], cuFuncSetBlockShape),
    (c"cuFuncSetSharedSize", &[], cuFuncSetSharedSize),
    (c"cuParamSetSize", &[], cuParamSetSize),
    (c"cuParamSeti", &[], cuParamSeti),
    (c"cuParamSetf", &[], cuParamSetf),
    (c"cuParamSetv", &[], cuParamSetv),
    (c"cuLaunch", &[], cuLaunch),
    (c"cuLaunchGrid", &[], cuLaunchGrid),
    (c"cuLaunchGridAsync", &[], cuLaunchGridAsync),
    (
        c"cuLaunchCooperativeKernelMultiDevice",
        &[Pointer(0, Some((1, 4)), "launchParamsList")],
        cuLaunchCooperativeKernelMultiDevice,
    ),
    (c"cuParamSetTexRef", &[], cuParamSetTexRef),
    (c"cuFuncSetSharedMemConfig", &[], cuFuncSetSharedMemConfig),
    (c"cuGraphCreate", &[Pointer(0, None, "phGraph")], &[]),
    (
        c"cuGraphAddKernelNode_v2",
        &[
            Pointer(0, None, "phGraphNode"),
            Pointer(4, None, "nodeParams"),
            Pointer(2, Some((3, 8)), "dependencies"),
        ],
        cuGraphAddKernelNode_v2,
    ),
    (
        c"cuGraphKernelNodeGetParams_v2",
        &[Pointer(1, None, "nodeParams")],
        cuGraphKernelNodeGetParams_v2,
    ),
    (
        c"cuGraphKernelNodeSetParams_v2",
        &[Pointer(1, None, "nodeParams")],
        cuGraphKernelNodeSetParams_v2,
    ),
    (
        c"cuGraphAddMemcpyNode",
        &[
            Pointer(0, None, "phGraphNode"),
            Pointer(4, None, "copyParams"),
            Pointer(2, Some((3, 8)), "dependencies"),
        ],
        cuGraphAddMemcpyNode,
    ),
    (c"cuGraphMemcpyNodeGetParams", &[Pointer(1, None, "nodeParams")], cuGraphMemcpyNodeGetParams),
    (c"cuGraphMemcpyNodeSetParams", &[Pointer(1, None, "nodeParams")], cuGraphMemcpyNodeSetParams),
    (
        c"cuGraphAddMemsetNode",
        &[
            Pointer(0, None, "phGraphNode"),
            Pointer(4, None, "memsetParams"),
            Pointer(2, Some((3, 8)), "dependencies"),
        ],
        cuGraphAddMemsetNode,
    ),
    (c"cuGraphMemsetNodeGetParams", &[Pointer(1, None, "nodeParams")], cuGraphMemsetNodeGetParams),
    (c"cuGraphMemsetNodeSetParams", &[Pointer(1, None, "nodeParams")], cuGraphMemsetNodeSetParams),
    (
        c"cuGraphAddHostNode",
        &[
            Pointer(0, None, "phGraphNode"),
            Pointer(4, None, "nodeParams"),
            Pointer(2, Some((3, 8)), "dependencies"),
        ],
        cuGraphAddHostNode,
    ),
    (c"cuGraphHostNodeGetParams", &[Pointer(1, None, "nodeParams")], cuGraphHostNodeGetParams),
    (c"cuGraphHostNodeSetParams", &[Pointer(1, None, "nodeParams")], cuGraphHostNodeSetParams),
    (
        c"cuGraphAddChildGraphNode",
        &[Pointer(0, None, "phGraphNode"), Pointer(2, Some((3, 8)), "dependencies")],
        cuGraphAddChildGraphNode,
    ),
    (
        c"cuGraphChildGraphNodeGetGraph",
        &[Pointer(1, None, "phGraph")],
        cuGraphChildGraphNodeGetGraph,
    ),
    (
        c"cuGraphAddEmptyNode",
        &[Pointer(0, None, "phGraphNode"), Pointer(2, Some((3, 8)), "dependencies")],
        cuGraphAddEmptyNode,
    ),
    (
        c"cuGraphAddEventRecordNode",
        &[Pointer(0, None, "phGraphNode"), Pointer(2, Some((3, 8)), "dependencies")],
        cuGraphAddEventRecordNode,
    ),
    (
        c"cuGraphEventRecordNodeGetEvent",
        &[Pointer(1, None, "event_out")],
        cuGraphEventRecordNodeGetEvent,
    ),
    (c"cuGraphEventRecordNodeSetEvent", &[], cuGraphEventRecordNodeSetEvent),
    (
        c"cuGraphAddEventWaitNode",
        &[Pointer(0, None, "phGraphNode"), Pointer(2, Some((3, 8)), "dependencies")],
        cuGraphAddEventWaitNode,
    ),
    (
        c"cuGraphEventWaitNodeGetEvent",
        &[Pointer(1, None, "event_out")],
        cuGraphEventWaitNodeGetEvent,
    ),
    (c"cuGraphEventWaitNodeSetEvent", &[], cuGraphEventWaitNodeSetEvent),
    (
        c"cuGraphAddExternalSemaphoresSignalNode",
        &[
            Pointer(0, None, "phGraphNode"),
            Pointer(4, None, "nodeParams"),
            Pointer(2, Some((3, 8)), "dependencies"),
        ],
        cuGraphAddExternalSemaphoresSignalNode,
    ),
    (
        c"cuGraphExternalSemaphoresSignalNodeGetParams",
        &[Pointer(1, None, "params_out")],
        cuGraphExternalSemaphoresSignalNodeGetParams,
    ),
    (
        c"cuGraphExternalSemaphoresSignalNodeSetParams",
        &[Pointer(1, None, "nodeParams")],
        cuGraphExternalSemaphoresSignalNodeSetParams,
    ),
    (
        c"cuGraphAddExternalSemaphoresWaitNode",
        &[
            Pointer(0, None, "phGraphNode"),
            Pointer(4, None, "nodeParams"),
            Pointer(2, Some((3, 8)), "dependencies"),
        ],
        cuGraphAddExternalSemaphoresWaitNode,
    ),
    (
        c"cuGraphExternalSemaphoresWaitNodeGetParams",
        &[Pointer(1, None, "params_out")],
        cuGraphExternalSemaphoresWaitNodeGetParams,
    ),
    (
        c"cuGraphExternalSemaphoresWaitNodeSetParams",
        &[Pointer(1, None, "nodeParams")],
        cuGraphExternalSemaphoresWaitNodeSetParams,
    ),
    (
        c"cuGraphAddBatchMemOpNode",
        &[
            Pointer(0, None, "phGraphNode"),
            Pointer(4, None, "nodeParams"),
            Pointer(2, Some((3, 8)), "dependencies"),
        ],
        cuGraphAddBatchMemOpNode,
    ),
    (
        c"cuGraphBatchMemOpNodeGetParams",
        &[Pointer(1, None, "nodeParams_out")],
        cuGraphBatchMemOpNodeGetParams,
    ),
    (
        c"cuGraphBatchMemOpNodeSetParams",
        &[Pointer(1, None, "nodeParams")],
        cuGraphBatchMemOpNodeSetParams,
    ),
    (
        c"cuGraphExecBatchMemOpNodeSetParams",
        &[Pointer(2, None, "nodeParams")],
        cuGraphExecBatchMemOpNodeSetParams,
    ),
    (
        c"cuGraphAddMemAllocNode",
        &[
            Pointer(0, None, "phGraphNode"),
            Pointer(4, None, "nodeParams"),
            Pointer(2, Some((3, 8)), "dependencies"),
        ],
        cuGraphAddMemAllocNode,
    ),
    (
        c"cuGraphMemAllocNodeGetParams",
        &[Pointer(1, None, "params_out")],
        cuGraphMemAllocNodeGetParams,
    ),
    (
        c"cuGraphAddMemFreeNode",
        &[Pointer(0, None, "phGraphNode"), Pointer(2, Some((3, 8)), "dependencies")],
        cuGraphAddMemFreeNode,
    ),
    (c"cuGraphMemFreeNodeGetParams", &[Pointer(1, None, "dptr_out")], cuGraphMemFreeNodeGetParams),
    (c"cuDeviceGraphMemTrim", &[], cuDeviceGraphMemTrim),
    (c"cuDeviceGetGraphMemAttribute", &[Pointer(2, None, "value")], cuDeviceGetGraphMemAttribute),
    (c"cuDeviceSetGraphMemAttribute", &[], cuDeviceSetGraphMemAttribute),
    (c"cuGraphClone", &[Pointer(0, None, "phGraphClone")], cuGraphClone),
    (c"cuGraphNodeFindInClone", &[Pointer(0, None, "phNode")], cuGraphNodeFindInClone),
    (c"cuGraphNodeGetType", &[Pointer(1, None, "type")], cuGraphNodeGetType),
    (
        c"cuGraphNodeGetContainingGraph",
        &[Pointer(1, None, "phGraph")],
        cuGraphNodeGetContainingGraph,
    ),
    (c"cuGraphNodeGetLocalId", &[Pointer(1, None, "nodeId")], cuGraphNodeGetLocalId),
    (c"cuGraphNodeGetToolsId", &[Pointer(1, None, "toolsNodeId")], cuGraphNodeGetToolsId),
    (c"cuGraphGetId", &[Pointer(1, None, "graphId")], cuGraphGetId),
    (c"cuGraphExecGetId", &[Pointer(1, None, "graphId")], cuGraphExecGetId),
    (c"cuGraphGetNodes", &[Pointer(2, None, "numNodes")], cuGraphGetNodes),
    (c"cuGraphGetRootNodes", &[Pointer(2, None, "numRootNodes")], cuGraphGetRootNodes),
    (c"cuGraphGetEdges_v2", &[Pointer(4, None, "numEdges")], cuGraphGetEdges_v2),
    (
        c"cuGraphNodeGetDependencies_v2",
        &[Pointer(3, None, "numDependencies")],
        cuGraphNodeGetDependencies_v2,
    ),
    (
        c"cuGraphNodeGetDependentNodes_v2",
        &[Pointer(3, None, "numDependentNodes")],
        cuGraphNodeGetDependentNodes_v2,
    ),
    (c"cuGraphAddDependencies_v2", &[], cuGraphAddDependencies_v2),
    (c"cuGraphRemoveDependencies_v2", &[], cuGraphRemoveDependencies_v2),
    (c"cuGraphDestroyNode", &[], cuGraphDestroyNode),
    (
        c"cuGraphInstantiateWithFlags",
        &[Pointer(0, None, "phGraphExec")],
        cuGraphInstantiateWithFlags,
    ),
    (
        c"cuGraphInstantiateWithParams",
        &[Pointer(0, None, "phGraphExec"), Pointer(2, None, "instantiateParams")],
        cuGraphInstantiateWithParams,
    ),
    (c"cuGraphExecGetFlags", &[Pointer(1, None, "flags")], cuGraphExecGetFlags),
    (
        c"cuGraphExecKernelNodeSetParams_v2",
        &[Pointer(2, None, "nodeParams")],
        cuGraphExecKernelNodeSetParams_v2,
    ),
    (
        c"cuGraphExecMemcpyNodeSetParams",
        &[Pointer(2, None, "copyParams")],
        cuGraphExecMemcpyNodeSetParams,
    ),
    (
        c"cuGraphExecMemsetNodeSetParams",
        &[Pointer(2, None, "memsetParams")],
        cuGraphExecMemsetNodeSetParams,
    ),
    (
        c"cuGraphExecHostNodeSetParams",
        &[Pointer(2, None, "nodeParams")],
        cuGraphExecHostNodeSetParams,
    ),
    (c"cuGraphExecChildGraphNodeSetParams", &[], cuGraphExecChildGraphNodeSetParams),
    (c"cuGraphExecEventRecordNodeSetEvent", &[], cuGraphExecEventRecordNodeSetEvent),
    (c"cuGraphExecEventWaitNodeSetEvent", &[], cuGraphExecEventWaitNodeSetEvent),
    (
        c"cuGraphExecExternalSemaphoresSignalNodeSetParams",
        &[Pointer(2, None, "nodeParams")],
        cuGraphExecExternalSemaphoresSignalNodeSetParams,
    ),
    (
        c"cuGraphExecExternalSemaphoresWaitNodeSetParams",
        &[Pointer(2, None, "nodeParams")],
        cuGraphExecExternalSemaphoresWaitNodeSetParams,
    ),
    (c"cuGraphNodeSetEnabled", &[], cuGraphNodeSetEnabled),
    (c"cuGraphNodeGetEnabled", &[Pointer(2, None, "isEnabled")], cuGraphNodeGetEnabled),
    (c"cuGraphUpload", &[], cuGraphUpload),
    (c"cuGraphLaunch", &[], cuGraphLaunch),
    (c"cuGraphExecDestroy", &[], cuGraphExecDestroy),
    (c"cuGraphDestroy", &[], cuGraphDestroy),
    (c"cuGraphExecUpdate_v2", &[], cuGraphExecUpdate_v2),
    (c"cuGraphKernelNodeCopyAttributes", &[], cuGraphKernelNodeCopyAttributes),
    (
        c"cuGraphKernelNodeGetAttribute",
        &[Pointer(2, None, "value_out")],
        cuGraphKernelNodeGetAttribute,
    ),
    (c"cuGraphKernelNodeSetAttribute", &[Pointer(2, None, "value")], cuGraphKernelNodeSetAttribute),
    (c"cuGraphDebugDotPrint", &[Pointer(1, None, "path")], cuGraphDebugDotPrint),
    (c"cuUserObjectCreate", &[Pointer(0, None, "object_out")], cuUserObjectCreate),
    (c"cuUserObjectRetain", &[], cuUserObjectRetain),
    (c"cuUserObjectRelease", &[], cuUserObjectRelease),
    (c"cuGraphRetainUserObject", &[], cuGraphRetainUserObject),
    (c"cuGraphReleaseUserObject", &[], cuGraphReleaseUserObject),
    (
        c"cuGraphAddNode_v2",
        &[Pointer(0, None, "phGraphNode"), Pointer(5, None, "nodeParams")],
        cuGraphAddNode_v2,
    ),
    (
        c"cuGraphAddNode_v3",
        &[Pointer(0, None, "phGraphNode"), Pointer(5, None, "nodeParams")],
        cuGraphAddNode_v3,
    ),
    (c"cuGraphNodeSetParams", &[Pointer(1, None, "nodeParams")], cuGraphNodeSetParams),
    (c"cuGraphNodeSetParams_v2", &[Pointer(1, None, "nodeParams")], cuGraphNodeSetParams_v2),
    (c"cuGraphNodeGetParams", &[Pointer(1, None, "nodeParams")], cuGraphNodeGetParams),
    (c"cuGraphExecNodeSetParams", &[Pointer(2, None, "nodeParams")], cuGraphExecNodeSetParams),
    (
        c"cuGraphConditionalHandleCreate",
        &[Pointer(0, None, "pHandle_out")],
        cuGraphConditionalHandleCreate,
    ),
    (
        c"cuOccupancyMaxActiveBlocksPerMultiprocessor",
        &[Pointer(0, None, "numBlocks")],
        cuOccupancyMaxActiveBlocksPerMultiprocessor,
    ),
    (
        c"cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
        &[Pointer(0, None, "numBlocks")],
        cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    ),
    (
        c"cuOccupancyMaxPotentialBlockSize",
        &[Pointer(0, None, "minGridSize"), Pointer(1, None, "blockSize")],
        cuOccupancyMaxPotentialBlockSize,
    ),
    (
        c"cuOccupancyMaxPotentialBlockSizeWithFlags",
        &[Pointer(0, None, "minGridSize"), Pointer(1, None, "blockSize")],
        cuOccupancyMaxPotentialBlockSizeWithFlags,
    ),
    (
        c"cuOccupancyAvailableDynamicSMemPerBlock",
        &[Pointer(0, None, "dynamicSmemSize")],
        cuOccupancyAvailableDynamicSMemPerBlock,
    ),
    (
        c"cuOccupancyMaxPotentialClusterSize",
        &[Pointer(0, None, "clusterSize"), Pointer(2, None, "config")],
        cuOccupancyMaxPotentialClusterSize,
    ),
    (
        c"cuOccupancyMaxActiveClusters",
        &[Pointer(0, None, "numClusters"), Pointer(2, None, "config")],
        cuOccupancyMaxActiveClusters,
    ),
    (c"cuTexRefSetArray", &[], cuTexRefSetArray),
    (c"cuTexRefSetMipmappedArray", &[], cuTexRefSetMipmappedArray),
    (c"cuTexRefSetAddress_v2", &[], cuTexRefSetAddress_v2),
    (c"cuTexRefSetAddress2D_v3", &[Pointer(1, None, "desc")], cuTexRefSetAddress2D_v3),
    (c"cuTexRefSetFormat", &[], cuTexRefSetFormat),
    (c"cuTexRefSetAddressMode", &[], cuTexRefSetAddressMode),
    (c"cuTexRefSetFilterMode", &[], cuTexRefSetFilterMode),
    (c"cuTexRefSetMipmapFilterMode", &[], cuTexRefSetMipmapFilterMode),
    (c"cuTexRefSetMipmapLevelBias", &[], cuTexRefSetMipmapLevelBias),
    (c"cuTexRefSetMipmapLevelClamp", &[], cuTexRefSetMipmapLevelClamp),
    (c"cuTexRefSetMaxAnisotropy", &[], cuTexRefSetMaxAnisotropy),
    (c"cuTexRefSetBorderColor", &[], cuTexRefSetBorderColor),
    (c"cuTexRefSetFlags", &[], cuTexRefSetFlags),
    (c"cuTexRefGetAddress_v2", &[Pointer(0, None, "pdptr")], cuTexRefGetAddress_v2),
    (c"cuTexRefGetArray", &[Pointer(0, None, "phArray")], cuTexRefGetArray),
    (
        c"cuTexRefGetMipmappedArray",
        &[Pointer(0, None, "phMipmappedArray")],
        cuTexRefGetMipmappedArray,
    ),
    (c"cuTexRefGetAddressMode", &[Pointer(0, None, "pam")], cuTexRefGetAddressMode),
    (c"cuTexRefGetFilterMode", &[Pointer(0, None, "pfm")], cuTexRefGetFilterMode),
    (c"cuTexRefGetFormat", &[], cuTexRefGetFormat),
    (c"cuTexRefGetMipmapFilterMode", &[Pointer(0, None, "pfm")], cuTexRefGetMipmapFilterMode),
    (c"cuTexRefGetMipmapLevelBias", &[Pointer(0, None, "pbias")], cuTexRefGetMipmapLevelBias),
    (
        c"cuTexRefGetMipmapLevelClamp",
        &[Pointer(0, None, "pminMipmapLevelClamp"), Pointer(1, None, "pmaxMipmapLevelClamp")],
        cuTexRefGetMipmapLevelClamp,
    ),
    (c"cuTexRefGetMaxAnisotropy", &[Pointer(0, None, "pmaxAniso")], cuTexRefGetMaxAnisotropy),
    (c"cuTexRefGetBorderColor", &[], cuTexRefGetBorderColor),
    (c"cuTexRefGetFlags", &[Pointer(0, None, "pFlags")], cuTexRefGetFlags),
    (c"cuTexRefCreate", &[Pointer(0, None, "pTexRef")], &[]),
    (c"cuTexRefDestroy", &[], cuTexRefDestroy),
    (c"cuSurfRefSetArray", &[], cuSurfRefSetArray),
    (c"cuSurfRefGetArray", &[Pointer(0, None, "phArray")], cuSurfRefGetArray),
    (
        c"cuTexObjectCreate",
        &[
            Pointer(0, None, "pTexObject"),
            Pointer(1, None, "pResDesc"),
            Pointer(2, None, "pTexDesc"),
        ],
        cuTexObjectCreate,
    ),
    (c"cuTexObjectGetResourceDesc", &[Pointer(0, None, "pResDesc")], &[]),
    (c"cuSurfObjectCreate", &[Pointer(0, None, "pSurfObject"), Pointer(1, None, "pResDesc")], &[]),
    (c"cuSurfObjectGetResourceDesc", &[Pointer(0, None, "pResDesc")], &[]),
    (
        c"cuTensorMapEncodeTiled",
        &[
            Pointer(0, None, "tensorMap"),
            Pointer(4, Some((2, 4)), "globalDim"),
            Pointer(6, Some((2, 4)), "boxDim"),
            Pointer(7, Some((2, 4)), "elementStrides"),
        ],
        cuTensorMapEncodeTiled,
    ),
    (
        c"cuTensorMapEncodeIm2col",
        &[
            Pointer(0, None, "tensorMap"),
            Pointer(4, Some((2, 4)), "globalDim"),
            Pointer(10, Some((2, 4)), "elementStrides"),
        ],
        cuTensorMapEncodeIm2col,
    ),
    (
        c"cuTensorMapEncodeIm2colWide",
        &[
            Pointer(0, None, "tensorMap"),
            Pointer(4, Some((2, 4)), "globalDim"),
            Pointer(10, Some((2, 4)), "elementStrides"),
        ],
        cuTensorMapEncodeIm2colWide,
    ),
    (c"cuTensorMapReplaceAddress", &[Pointer(0, None, "tensorMap")], &[]),
    (c"cuTensorMapSetAllocationClass", &[Pointer(0, None, "tensorMap")], &[]),
    (c"cuDeviceCanAccessPeer", &[Pointer(0, None, "canAccessPeer")], cuDeviceCanAccessPeer),
    (c"cuCtxEnablePeerAccess", &[], cuCtxEnablePeerAccess),
    (c"cuCtxDisablePeerAccess", &[], cuCtxDisablePeerAccess),
    (c"cuDeviceGetP2PAttribute", &[Pointer(0, None, "value")], cuDeviceGetP2PAttribute),
    (
        c"cuDeviceGetP2PAtomicCapabilities",
        &[Pointer(0, Some((2, 4)), "capabilities"), Pointer(1, Some((2, 4)), "operations")],
        cuDeviceGetP2PAtomicCapabilities,
    ),
    (c"cuGraphicsUnregisterResource", &[], cuGraphicsUnregisterResource),
    (
        c"cuGraphicsSubResourceGetMappedArray",
        &[Pointer(0, None, "pArray")],
        cuGraphicsSubResourceGetMappedArray,
    ),
    (
        c"cuGraphicsResourceGetMappedMipmappedArray",
        &[Pointer(0, None, "pMipmappedArray")],
        cuGraphicsResourceGetMappedMipmappedArray,
    ),
    (
        c"cuGraphicsResourceGetMappedPointer_v2",
        &[Pointer(0, None, "pDevPtr"), Pointer(1, None, "pSize")],
        cuGraphicsResourceGetMappedPointer_v2,
    ),
    (c"cuGraphicsResourceSetMapFlags_v2", &[], cuGraphicsResourceSetMapFlags_v2),
    (c"cuGraphicsMapResources", &[Pointer(1, Some((0, 4)), "resources")], cuGraphicsMapResources),
    (
        c"cuGraphicsUnmapResources",
        &[Pointer(1, Some((0, 4)), "resources")],
        cuGraphicsUnmapResources,
    ),
    (c"cuGetProcAddress_v2", &[Pointer(0, None, "symbol"), Pointer(1, None, "pfn")], &[]),
    (c"cuCoredumpGetAttribute", &[Pointer(2, None, "size")], &[]),
    (c"cuCoredumpGetAttributeGlobal", &[Pointer(2, None, "size")], &[]),
    (c"cuCoredumpSetAttribute", &[Pointer(2, None, "size")], &[]),
    (c"cuCoredumpSetAttributeGlobal", &[Pointer(2, None, "size")], &[]),
    (c"cuGreenCtxCreate", &[Pointer(0, None, "phCtx")], cuGreenCtxCreate),
    (c"cuCtxFromGreenCtx", &[Pointer(0, None, "pContext")], &[]),
    (c"cuDeviceGetDevResource", &[Pointer(1, None, "resource")], cuDeviceGetDevResource),
    (c"cuCtxGetDevResource", &[Pointer(1, None, "resource")], cuCtxGetDevResource),
    (c"cuGreenCtxGetDevResource", &[Pointer(1, None, "resource")], cuGreenCtxGetDevResource),
    (
        c"cuDevSmResourceSplitByCount",
        &[Pointer(1, None, "nbGroups"), Pointer(2, None, "input")],
        cuDevSmResourceSplitByCount,
    ),
    (
        c"cuDevSmResourceSplit",
        &[Pointer(2, None, "input"), Pointer(5, Some((1, 4)), "groupParams")],
        cuDevSmResourceSplit,
    ),
    (
        c"cuDevResourceGenerateDesc",
        &[Pointer(0, None, "phDesc"), Pointer(1, Some((2, 4)), "resources")],
        cuDevResourceGenerateDesc,
    ),
    (c"cuGreenCtxRecordEvent", &[], cuGreenCtxRecordEvent),
    (c"cuGreenCtxWaitEvent", &[], cuGreenCtxWaitEvent),
    (c"cuStreamGetGreenCtx", &[Pointer(1, None, "phCtx")], cuStreamGetGreenCtx),
    (c"cuGreenCtxStreamCreate", &[Pointer(0, None, "phStream")], &[]),
    (c"cuGreenCtxGetId", &[Pointer(1, None, "greenCtxId")], &[]),
    (c"cuStreamGetDevResource", &[Pointer(1, None, "resource")], cuStreamGetDevResource),
    (c"cuLogsRegisterCallback", &[], cuLogsRegisterCallback),
    (c"cuLogsCurrent", &[Pointer(0, None, "iterator_out")], &[]),
    (c"cuLogsDumpToFile", &[Pointer(1, None, "pathToFile")], &[]),
    (c"cuLogsDumpToMemory", &[Pointer(2, None, "size")], &[]),
    (
        c"cuCheckpointProcessGetRestoreThreadId",
        &[Pointer(1, None, "tid")],
        cuCheckpointProcessGetRestoreThreadId,
    ),
    (c"cuCheckpointProcessGetState", &[Pointer(1, None, "state")], cuCheckpointProcessGetState),
    (c"cuCheckpointProcessLock", &[], cuCheckpointProcessLock),
    (c"cuCheckpointProcessCheckpoint", &[], cuCheckpointProcessCheckpoint),
    (c"cuCheckpointProcessRestore", &[], cuCheckpointProcessRestore),
    (c"cuCheckpointProcessUnlock", &[], cuCheckpointProcessUnlock),
];
