// Made by libcuda-sys from the cuda.h of CUDA 13.5. Not for editing.

/// Passes every function to the macro that is named.
#[macro_export]
macro_rules! for_each_function {
    ($($callback:tt)+) => { $($callback)+! {
        #[since = 6000] #[group = "CUDA_ERROR"] fn cuGetErrorString(error: $crate::CUresult, pStr: *mut *const ::core::ffi::c_char) -> $crate::CUresult;
        #[since = 6000] #[group = "CUDA_ERROR"] fn cuGetErrorName(error: $crate::CUresult, pStr: *mut *const ::core::ffi::c_char) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_INITIALIZE"] fn cuInit(Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2020] #[group = "CUDA_VERSION"] fn cuDriverGetVersion(driverVersion: *mut ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_DEVICE"] fn cuDeviceGet(device: *mut $crate::CUdevice, ordinal: ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_DEVICE"] fn cuDeviceGetCount(count: *mut ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_DEVICE"] fn cuDeviceGetName(name: *mut ::core::ffi::c_char, len: ::core::ffi::c_int, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 11040] #[group = "CUDA_DEVICE"] fn cuDeviceGetUuid_v2(uuid: *mut $crate::CUuuid, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_DEVICE"] fn cuDeviceGetLuid(luid: *mut ::core::ffi::c_char, deviceNodeMask: *mut ::core::ffi::c_uint, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_DEVICE"] fn cuDeviceTotalMem_v2(bytes: *mut usize, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_DEVICE"] fn cuDeviceGetTexture1DLinearMaxWidth(maxWidthInElements: *mut usize, format: $crate::CUarray_format, numChannels: ::core::ffi::c_uint, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_DEVICE"] fn cuDeviceGetAttribute(pi: *mut ::core::ffi::c_int, attrib: $crate::CUdevice_attribute, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 13000] #[group = "CUDA_DEVICE"] fn cuDeviceGetHostAtomicCapabilities(capabilities: *mut ::core::ffi::c_uint, operations: *const $crate::CUatomicOperation, count: ::core::ffi::c_uint, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_DEVICE"] fn cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList: *mut ::core::ffi::c_void, dev: $crate::CUdevice, flags: ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_DEVICE"] fn cuDeviceSetMemPool(dev: $crate::CUdevice, pool: $crate::CUmemoryPool) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_DEVICE"] fn cuDeviceGetMemPool(pool: *mut $crate::CUmemoryPool, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_DEVICE"] fn cuDeviceGetDefaultMemPool(pool_out: *mut $crate::CUmemoryPool, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 11040] #[group = "CUDA_DEVICE"] fn cuDeviceGetExecAffinitySupport(pi: *mut ::core::ffi::c_int, type_: $crate::CUexecAffinityType, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 11030] #[group = "CUDA_DEVICE"] fn cuFlushGPUDirectRDMAWrites(target: $crate::CUflushGPUDirectRDMAWritesTarget, scope: $crate::CUflushGPUDirectRDMAWritesScope) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_DEVICE_DEPRECATED"] #[deprecated] fn cuDeviceGetProperties(prop: *mut $crate::CUdevprop, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_DEVICE_DEPRECATED"] #[deprecated] fn cuDeviceComputeCapability(major: *mut ::core::ffi::c_int, minor: *mut ::core::ffi::c_int, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_PRIMARY_CTX"] fn cuDevicePrimaryCtxRetain(pctx: *mut $crate::CUcontext, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 11000] #[group = "CUDA_PRIMARY_CTX"] fn cuDevicePrimaryCtxRelease_v2(dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 11000] #[group = "CUDA_PRIMARY_CTX"] fn cuDevicePrimaryCtxSetFlags_v2(dev: $crate::CUdevice, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_PRIMARY_CTX"] fn cuDevicePrimaryCtxGetState(dev: $crate::CUdevice, flags: *mut ::core::ffi::c_uint, active: *mut ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 11000] #[group = "CUDA_PRIMARY_CTX"] fn cuDevicePrimaryCtxReset_v2(dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 12050] #[group = "CUDA_CTX"] fn cuCtxCreate_v4(pctx: *mut $crate::CUcontext, ctxCreateParams: *mut $crate::CUctxCreateParams, flags: ::core::ffi::c_uint, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_CTX"] fn cuCtxDestroy_v2(ctx: $crate::CUcontext) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_CTX"] fn cuCtxPushCurrent_v2(ctx: $crate::CUcontext) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_CTX"] fn cuCtxPopCurrent_v2(pctx: *mut $crate::CUcontext) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_CTX"] fn cuCtxSetCurrent(ctx: $crate::CUcontext) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_CTX"] fn cuCtxGetCurrent(pctx: *mut $crate::CUcontext) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_CTX"] fn cuCtxGetDevice(device: *mut $crate::CUdevice) -> $crate::CUresult;
        #[since = 13000] #[group = "CUDA_CTX"] fn cuCtxGetDevice_v2(device: *mut $crate::CUdevice, ctx: $crate::CUcontext) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_CTX"] fn cuCtxGetFlags(flags: *mut ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 12010] #[group = "CUDA_CTX"] fn cuCtxSetFlags(flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_CTX"] fn cuCtxGetId(ctx: $crate::CUcontext, ctxId: *mut ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_CTX"] fn cuCtxSynchronize() -> $crate::CUresult;
        #[since = 13000] #[group = "CUDA_CTX"] fn cuCtxSynchronize_v2(ctx: $crate::CUcontext) -> $crate::CUresult;
        #[since = 3010] #[group = "CUDA_CTX"] fn cuCtxSetLimit(limit: $crate::CUlimit, value: usize) -> $crate::CUresult;
        #[since = 3010] #[group = "CUDA_CTX"] fn cuCtxGetLimit(pvalue: *mut usize, limit: $crate::CUlimit) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_CTX"] fn cuCtxGetCacheConfig(pconfig: *mut $crate::CUfunc_cache) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_CTX"] fn cuCtxSetCacheConfig(config: $crate::CUfunc_cache) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_CTX"] fn cuCtxGetApiVersion(ctx: $crate::CUcontext, version: *mut ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 5050] #[group = "CUDA_CTX"] fn cuCtxGetStreamPriorityRange(leastPriority: *mut ::core::ffi::c_int, greatestPriority: *mut ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 11000] #[group = "CUDA_CTX"] fn cuCtxResetPersistingL2Cache() -> $crate::CUresult;
        #[since = 11040] #[group = "CUDA_CTX"] fn cuCtxGetExecAffinity(pExecAffinity: *mut $crate::CUexecAffinityParam, type_: $crate::CUexecAffinityType) -> $crate::CUresult;
        #[since = 12050] #[group = "CUDA_CTX"] fn cuCtxRecordEvent(hCtx: $crate::CUcontext, hEvent: $crate::CUevent) -> $crate::CUresult;
        #[since = 12050] #[group = "CUDA_CTX"] fn cuCtxWaitEvent(hCtx: $crate::CUcontext, hEvent: $crate::CUevent) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_CTX_DEPRECATED"] #[deprecated] fn cuCtxAttach(pctx: *mut $crate::CUcontext, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_CTX_DEPRECATED"] #[deprecated] fn cuCtxDetach(ctx: $crate::CUcontext) -> $crate::CUresult;
        #[since = 4020] #[group = "CUDA_CTX_DEPRECATED"] #[deprecated] fn cuCtxGetSharedMemConfig(pConfig: *mut $crate::CUsharedconfig) -> $crate::CUresult;
        #[since = 4020] #[group = "CUDA_CTX_DEPRECATED"] #[deprecated] fn cuCtxSetSharedMemConfig(config: $crate::CUsharedconfig) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MODULE"] fn cuModuleLoad(module: *mut $crate::CUmodule, fname: *const ::core::ffi::c_char) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MODULE"] fn cuModuleLoadData(module: *mut $crate::CUmodule, image: *const ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 2010] #[group = "CUDA_MODULE"] fn cuModuleLoadDataEx(module: *mut $crate::CUmodule, image: *const ::core::ffi::c_void, numOptions: ::core::ffi::c_uint, options: *mut $crate::CUjit_option, optionValues: *mut *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MODULE"] fn cuModuleLoadFatBinary(module: *mut $crate::CUmodule, fatCubin: *const ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MODULE"] fn cuModuleUnload(hmod: $crate::CUmodule) -> $crate::CUresult;
        #[since = 11070] #[group = "CUDA_MODULE"] fn cuModuleGetLoadingMode(mode: *mut $crate::CUmoduleLoadingMode) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MODULE"] fn cuModuleGetFunction(hfunc: *mut $crate::CUfunction, hmod: $crate::CUmodule, name: *const ::core::ffi::c_char) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_MODULE"] fn cuModuleGetFunctionCount(count: *mut ::core::ffi::c_uint, mod_: $crate::CUmodule) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_MODULE"] fn cuModuleEnumerateFunctions(functions: *mut $crate::CUfunction, numFunctions: ::core::ffi::c_uint, mod_: $crate::CUmodule) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MODULE"] fn cuModuleGetGlobal_v2(dptr: *mut $crate::CUdeviceptr, bytes: *mut usize, hmod: $crate::CUmodule, name: *const ::core::ffi::c_char) -> $crate::CUresult;
        #[since = 6050] #[group = "CUDA_MODULE"] fn cuLinkCreate_v2(numOptions: ::core::ffi::c_uint, options: *mut $crate::CUjit_option, optionValues: *mut *mut ::core::ffi::c_void, stateOut: *mut $crate::CUlinkState) -> $crate::CUresult;
        #[since = 6050] #[group = "CUDA_MODULE"] fn cuLinkAddData_v2(state: $crate::CUlinkState, type_: $crate::CUjitInputType, data: *mut ::core::ffi::c_void, size: usize, name: *const ::core::ffi::c_char, numOptions: ::core::ffi::c_uint, options: *mut $crate::CUjit_option, optionValues: *mut *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 6050] #[group = "CUDA_MODULE"] fn cuLinkAddFile_v2(state: $crate::CUlinkState, type_: $crate::CUjitInputType, path: *const ::core::ffi::c_char, numOptions: ::core::ffi::c_uint, options: *mut $crate::CUjit_option, optionValues: *mut *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 5050] #[group = "CUDA_MODULE"] fn cuLinkComplete(state: $crate::CUlinkState, cubinOut: *mut *mut ::core::ffi::c_void, sizeOut: *mut usize) -> $crate::CUresult;
        #[since = 5050] #[group = "CUDA_MODULE"] fn cuLinkDestroy(state: $crate::CUlinkState) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MODULE_DEPRECATED"] #[deprecated] fn cuModuleGetTexRef(pTexRef: *mut $crate::CUtexref, hmod: $crate::CUmodule, name: *const ::core::ffi::c_char) -> $crate::CUresult;
        #[since = 3000] #[group = "CUDA_MODULE_DEPRECATED"] #[deprecated] fn cuModuleGetSurfRef(pSurfRef: *mut $crate::CUsurfref, hmod: $crate::CUmodule, name: *const ::core::ffi::c_char) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_LIBRARY"] fn cuLibraryLoadData(library: *mut $crate::CUlibrary, code: *const ::core::ffi::c_void, jitOptions: *mut $crate::CUjit_option, jitOptionsValues: *mut *mut ::core::ffi::c_void, numJitOptions: ::core::ffi::c_uint, libraryOptions: *mut $crate::CUlibraryOption, libraryOptionValues: *mut *mut ::core::ffi::c_void, numLibraryOptions: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_LIBRARY"] fn cuLibraryLoadFromFile(library: *mut $crate::CUlibrary, fileName: *const ::core::ffi::c_char, jitOptions: *mut $crate::CUjit_option, jitOptionsValues: *mut *mut ::core::ffi::c_void, numJitOptions: ::core::ffi::c_uint, libraryOptions: *mut $crate::CUlibraryOption, libraryOptionValues: *mut *mut ::core::ffi::c_void, numLibraryOptions: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_LIBRARY"] fn cuLibraryUnload(library: $crate::CUlibrary) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_LIBRARY"] fn cuLibraryGetKernel(pKernel: *mut $crate::CUkernel, library: $crate::CUlibrary, name: *const ::core::ffi::c_char) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_LIBRARY"] fn cuLibraryGetKernelCount(count: *mut ::core::ffi::c_uint, lib: $crate::CUlibrary) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_LIBRARY"] fn cuLibraryEnumerateKernels(kernels: *mut $crate::CUkernel, numKernels: ::core::ffi::c_uint, lib: $crate::CUlibrary) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_LIBRARY"] fn cuLibraryGetModule(pMod: *mut $crate::CUmodule, library: $crate::CUlibrary) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_LIBRARY"] fn cuKernelGetFunction(pFunc: *mut $crate::CUfunction, kernel: $crate::CUkernel) -> $crate::CUresult;
        #[since = 12050] #[group = "CUDA_LIBRARY"] fn cuKernelGetLibrary(pLib: *mut $crate::CUlibrary, kernel: $crate::CUkernel) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_LIBRARY"] fn cuLibraryGetGlobal(dptr: *mut $crate::CUdeviceptr, bytes: *mut usize, library: $crate::CUlibrary, name: *const ::core::ffi::c_char) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_LIBRARY"] fn cuLibraryGetManaged(dptr: *mut $crate::CUdeviceptr, bytes: *mut usize, library: $crate::CUlibrary, name: *const ::core::ffi::c_char) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_LIBRARY"] fn cuLibraryGetUnifiedFunction(fptr: *mut *mut ::core::ffi::c_void, library: $crate::CUlibrary, symbol: *const ::core::ffi::c_char) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_LIBRARY"] fn cuKernelGetAttribute(pi: *mut ::core::ffi::c_int, attrib: $crate::CUfunction_attribute, kernel: $crate::CUkernel, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_LIBRARY"] fn cuKernelSetAttribute(attrib: $crate::CUfunction_attribute, val: ::core::ffi::c_int, kernel: $crate::CUkernel, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_LIBRARY"] fn cuKernelSetCacheConfig(kernel: $crate::CUkernel, config: $crate::CUfunc_cache, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 12030] #[group = "CUDA_LIBRARY"] fn cuKernelGetName(name: *mut *const ::core::ffi::c_char, hfunc: $crate::CUkernel) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_LIBRARY"] fn cuKernelGetParamInfo(kernel: $crate::CUkernel, paramIndex: usize, paramOffset: *mut usize, paramSize: *mut usize) -> $crate::CUresult;
        #[since = 13020] #[group = "CUDA_LIBRARY"] fn cuKernelGetParamCount(kernel: $crate::CUkernel, paramCount: *mut usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemGetInfo_v2(free: *mut usize, total: *mut usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemAlloc_v2(dptr: *mut $crate::CUdeviceptr, bytesize: usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemAllocPitch_v2(dptr: *mut $crate::CUdeviceptr, pPitch: *mut usize, WidthInBytes: usize, Height: usize, ElementSizeBytes: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemFree_v2(dptr: $crate::CUdeviceptr) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemGetAddressRange_v2(pbase: *mut $crate::CUdeviceptr, psize: *mut usize, dptr: $crate::CUdeviceptr) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemAllocHost_v2(pp: *mut *mut ::core::ffi::c_void, bytesize: usize) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuMemFreeHost(p: *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 2020] #[group = "CUDA_MEM"] fn cuMemHostAlloc(pp: *mut *mut ::core::ffi::c_void, bytesize: usize, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemHostGetDevicePointer_v2(pdptr: *mut $crate::CUdeviceptr, p: *mut ::core::ffi::c_void, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2030] #[group = "CUDA_MEM"] fn cuMemHostGetFlags(pFlags: *mut ::core::ffi::c_uint, p: *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 6000] #[group = "CUDA_MEM"] fn cuMemAllocManaged(dptr: *mut $crate::CUdeviceptr, bytesize: usize, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_MEM"] fn cuDeviceRegisterAsyncNotification(device: $crate::CUdevice, callbackFunc: $crate::CUasyncCallback, userData: *mut ::core::ffi::c_void, callback: *mut $crate::CUasyncCallbackHandle) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_MEM"] fn cuDeviceUnregisterAsyncNotification(device: $crate::CUdevice, callback: $crate::CUasyncCallbackHandle) -> $crate::CUresult;
        #[since = 4010] #[group = "CUDA_MEM"] fn cuDeviceGetByPCIBusId(dev: *mut $crate::CUdevice, pciBusId: *const ::core::ffi::c_char) -> $crate::CUresult;
        #[since = 4010] #[group = "CUDA_MEM"] fn cuDeviceGetPCIBusId(pciBusId: *mut ::core::ffi::c_char, len: ::core::ffi::c_int, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 4010] #[group = "CUDA_MEM"] fn cuIpcGetEventHandle(pHandle: *mut $crate::CUipcEventHandle, event: $crate::CUevent) -> $crate::CUresult;
        #[since = 4010] #[group = "CUDA_MEM"] fn cuIpcOpenEventHandle(phEvent: *mut $crate::CUevent, handle: $crate::CUipcEventHandle) -> $crate::CUresult;
        #[since = 4010] #[group = "CUDA_MEM"] fn cuIpcGetMemHandle(pHandle: *mut $crate::CUipcMemHandle, dptr: $crate::CUdeviceptr) -> $crate::CUresult;
        #[since = 11000] #[group = "CUDA_MEM"] fn cuIpcOpenMemHandle_v2(pdptr: *mut $crate::CUdeviceptr, handle: $crate::CUipcMemHandle, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 4010] #[group = "CUDA_MEM"] fn cuIpcCloseMemHandle(dptr: $crate::CUdeviceptr) -> $crate::CUresult;
        #[since = 6050] #[group = "CUDA_MEM"] fn cuMemHostRegister_v2(p: *mut ::core::ffi::c_void, bytesize: usize, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_MEM"] fn cuMemHostUnregister(p: *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_MEM"] fn cuMemcpy(dst: $crate::CUdeviceptr, src: $crate::CUdeviceptr, ByteCount: usize) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_MEM"] fn cuMemcpyPeer(dstDevice: $crate::CUdeviceptr, dstContext: $crate::CUcontext, srcDevice: $crate::CUdeviceptr, srcContext: $crate::CUcontext, ByteCount: usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpyHtoD_v2(dstDevice: $crate::CUdeviceptr, srcHost: *const ::core::ffi::c_void, ByteCount: usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpyDtoH_v2(dstHost: *mut ::core::ffi::c_void, srcDevice: $crate::CUdeviceptr, ByteCount: usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpyDtoD_v2(dstDevice: $crate::CUdeviceptr, srcDevice: $crate::CUdeviceptr, ByteCount: usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpyDtoA_v2(dstArray: $crate::CUarray, dstOffset: usize, srcDevice: $crate::CUdeviceptr, ByteCount: usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpyAtoD_v2(dstDevice: $crate::CUdeviceptr, srcArray: $crate::CUarray, srcOffset: usize, ByteCount: usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpyHtoA_v2(dstArray: $crate::CUarray, dstOffset: usize, srcHost: *const ::core::ffi::c_void, ByteCount: usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpyAtoH_v2(dstHost: *mut ::core::ffi::c_void, srcArray: $crate::CUarray, srcOffset: usize, ByteCount: usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpyAtoA_v2(dstArray: $crate::CUarray, dstOffset: usize, srcArray: $crate::CUarray, srcOffset: usize, ByteCount: usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpy2D_v2(pCopy: *const $crate::CUDA_MEMCPY2D) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpy2DUnaligned_v2(pCopy: *const $crate::CUDA_MEMCPY2D) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpy3D_v2(pCopy: *const $crate::CUDA_MEMCPY3D) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_MEM"] fn cuMemcpy3DPeer(pCopy: *const $crate::CUDA_MEMCPY3D_PEER) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_MEM"] fn cuMemcpyAsync(dst: $crate::CUdeviceptr, src: $crate::CUdeviceptr, ByteCount: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_MEM"] fn cuMemcpyPeerAsync(dstDevice: $crate::CUdeviceptr, dstContext: $crate::CUcontext, srcDevice: $crate::CUdeviceptr, srcContext: $crate::CUcontext, ByteCount: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpyHtoDAsync_v2(dstDevice: $crate::CUdeviceptr, srcHost: *const ::core::ffi::c_void, ByteCount: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpyDtoHAsync_v2(dstHost: *mut ::core::ffi::c_void, srcDevice: $crate::CUdeviceptr, ByteCount: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpyDtoDAsync_v2(dstDevice: $crate::CUdeviceptr, srcDevice: $crate::CUdeviceptr, ByteCount: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpyHtoAAsync_v2(dstArray: $crate::CUarray, dstOffset: usize, srcHost: *const ::core::ffi::c_void, ByteCount: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpyAtoHAsync_v2(dstHost: *mut ::core::ffi::c_void, srcArray: $crate::CUarray, srcOffset: usize, ByteCount: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpy2DAsync_v2(pCopy: *const $crate::CUDA_MEMCPY2D, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpy3DAsync_v2(pCopy: *const $crate::CUDA_MEMCPY3D, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_MEM"] fn cuMemcpy3DPeerAsync(pCopy: *const $crate::CUDA_MEMCPY3D_PEER, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 13000] #[group = "CUDA_MEM"] fn cuMemcpyBatchAsync_v2(dsts: *mut $crate::CUdeviceptr, srcs: *mut $crate::CUdeviceptr, sizes: *mut usize, count: usize, attrs: *mut $crate::CUmemcpyAttributes, attrsIdxs: *mut usize, numAttrs: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 13000] #[group = "CUDA_MEM"] fn cuMemcpy3DBatchAsync_v2(numOps: usize, opList: *mut $crate::CUDA_MEMCPY3D_BATCH_OP, flags: ::core::ffi::c_ulonglong, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 13020] #[group = "CUDA_MEM"] fn cuMemcpyWithAttributesAsync(dst: $crate::CUdeviceptr, src: $crate::CUdeviceptr, size: usize, attr: *mut $crate::CUmemcpyAttributes, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 13020] #[group = "CUDA_MEM"] fn cuMemcpy3DWithAttributesAsync(op: *mut $crate::CUDA_MEMCPY3D_BATCH_OP, flags: ::core::ffi::c_ulonglong, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemsetD8_v2(dstDevice: $crate::CUdeviceptr, uc: ::core::ffi::c_uchar, N: usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemsetD16_v2(dstDevice: $crate::CUdeviceptr, us: ::core::ffi::c_ushort, N: usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemsetD32_v2(dstDevice: $crate::CUdeviceptr, ui: ::core::ffi::c_uint, N: usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemsetD2D8_v2(dstDevice: $crate::CUdeviceptr, dstPitch: usize, uc: ::core::ffi::c_uchar, Width: usize, Height: usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemsetD2D16_v2(dstDevice: $crate::CUdeviceptr, dstPitch: usize, us: ::core::ffi::c_ushort, Width: usize, Height: usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemsetD2D32_v2(dstDevice: $crate::CUdeviceptr, dstPitch: usize, ui: ::core::ffi::c_uint, Width: usize, Height: usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemsetD8Async(dstDevice: $crate::CUdeviceptr, uc: ::core::ffi::c_uchar, N: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemsetD16Async(dstDevice: $crate::CUdeviceptr, us: ::core::ffi::c_ushort, N: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemsetD32Async(dstDevice: $crate::CUdeviceptr, ui: ::core::ffi::c_uint, N: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemsetD2D8Async(dstDevice: $crate::CUdeviceptr, dstPitch: usize, uc: ::core::ffi::c_uchar, Width: usize, Height: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemsetD2D16Async(dstDevice: $crate::CUdeviceptr, dstPitch: usize, us: ::core::ffi::c_ushort, Width: usize, Height: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemsetD2D32Async(dstDevice: $crate::CUdeviceptr, dstPitch: usize, ui: ::core::ffi::c_uint, Width: usize, Height: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuArrayCreate_v2(pHandle: *mut $crate::CUarray, pAllocateArray: *const $crate::CUDA_ARRAY_DESCRIPTOR) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuArrayGetDescriptor_v2(pArrayDescriptor: *mut $crate::CUDA_ARRAY_DESCRIPTOR, hArray: $crate::CUarray) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_MEM"] fn cuArrayGetSparseProperties(sparseProperties: *mut $crate::CUDA_ARRAY_SPARSE_PROPERTIES, array: $crate::CUarray) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_MEM"] fn cuMipmappedArrayGetSparseProperties(sparseProperties: *mut $crate::CUDA_ARRAY_SPARSE_PROPERTIES, mipmap: $crate::CUmipmappedArray) -> $crate::CUresult;
        #[since = 11060] #[group = "CUDA_MEM"] fn cuArrayGetMemoryRequirements(memoryRequirements: *mut $crate::CUDA_ARRAY_MEMORY_REQUIREMENTS, array: $crate::CUarray, device: $crate::CUdevice) -> $crate::CUresult;
        #[since = 11060] #[group = "CUDA_MEM"] fn cuMipmappedArrayGetMemoryRequirements(memoryRequirements: *mut $crate::CUDA_ARRAY_MEMORY_REQUIREMENTS, mipmap: $crate::CUmipmappedArray, device: $crate::CUdevice) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MEM"] fn cuArrayGetPlane(pPlaneArray: *mut $crate::CUarray, hArray: $crate::CUarray, planeIdx: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuArrayDestroy(hArray: $crate::CUarray) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuArray3DCreate_v2(pHandle: *mut $crate::CUarray, pAllocateArray: *const $crate::CUDA_ARRAY3D_DESCRIPTOR) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuArray3DGetDescriptor_v2(pArrayDescriptor: *mut $crate::CUDA_ARRAY3D_DESCRIPTOR, hArray: $crate::CUarray) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_MEM"] fn cuMipmappedArrayCreate(pHandle: *mut $crate::CUmipmappedArray, pMipmappedArrayDesc: *const $crate::CUDA_ARRAY3D_DESCRIPTOR, numMipmapLevels: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_MEM"] fn cuMipmappedArrayGetLevel(pLevelArray: *mut $crate::CUarray, hMipmappedArray: $crate::CUmipmappedArray, level: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_MEM"] fn cuMipmappedArrayDestroy(hMipmappedArray: $crate::CUmipmappedArray) -> $crate::CUresult;
        #[since = 11070] #[group = "CUDA_MEM"] fn cuMemGetHandleForAddressRange(handle: *mut ::core::ffi::c_void, dptr: $crate::CUdeviceptr, size: usize, handleType: $crate::CUmemRangeHandleType, flags: ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 12060] #[group = "CUDA_MEM"] fn cuMemBatchDecompressAsync(paramsArray: *mut $crate::CUmemDecompressParams, count: usize, flags: ::core::ffi::c_uint, errorIndex: *mut usize, stream: $crate::CUstream) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_VA"] fn cuMemAddressReserve(ptr: *mut $crate::CUdeviceptr, size: usize, alignment: usize, addr: $crate::CUdeviceptr, flags: ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_VA"] fn cuMemAddressFree(ptr: $crate::CUdeviceptr, size: usize) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_VA"] fn cuMemCreate(handle: *mut $crate::CUmemGenericAllocationHandle, size: usize, prop: *const $crate::CUmemAllocationProp, flags: ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_VA"] fn cuMemRelease(handle: $crate::CUmemGenericAllocationHandle) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_VA"] fn cuMemMap(ptr: $crate::CUdeviceptr, size: usize, offset: usize, handle: $crate::CUmemGenericAllocationHandle, flags: ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_VA"] fn cuMemMapArrayAsync(mapInfoList: *mut $crate::CUarrayMapInfo, count: ::core::ffi::c_uint, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_VA"] fn cuMemUnmap(ptr: $crate::CUdeviceptr, size: usize) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_VA"] fn cuMemSetAccess(ptr: $crate::CUdeviceptr, size: usize, desc: *const $crate::CUmemAccessDesc, count: usize) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_VA"] fn cuMemGetAccess(flags: *mut ::core::ffi::c_ulonglong, location: *const $crate::CUmemLocation, ptr: $crate::CUdeviceptr) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_VA"] fn cuMemExportToShareableHandle(shareableHandle: *mut ::core::ffi::c_void, handle: $crate::CUmemGenericAllocationHandle, handleType: $crate::CUmemAllocationHandleType, flags: ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_VA"] fn cuMemImportFromShareableHandle(handle: *mut $crate::CUmemGenericAllocationHandle, osHandle: *mut ::core::ffi::c_void, shHandleType: $crate::CUmemAllocationHandleType) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_VA"] fn cuMemGetAllocationGranularity(granularity: *mut usize, prop: *const $crate::CUmemAllocationProp, option: $crate::CUmemAllocationGranularity_flags) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_VA"] fn cuMemGetAllocationPropertiesFromHandle(prop: *mut $crate::CUmemAllocationProp, handle: $crate::CUmemGenericAllocationHandle) -> $crate::CUresult;
        #[since = 11000] #[group = "CUDA_VA"] fn cuMemRetainAllocationHandle(handle: *mut $crate::CUmemGenericAllocationHandle, addr: *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemFreeAsync(dptr: $crate::CUdeviceptr, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemAllocAsync(dptr: *mut $crate::CUdeviceptr, bytesize: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemPoolTrimTo(pool: $crate::CUmemoryPool, minBytesToKeep: usize) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemPoolSetAttribute(pool: $crate::CUmemoryPool, attr: $crate::CUmemPool_attribute, value: *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemPoolGetAttribute(pool: $crate::CUmemoryPool, attr: $crate::CUmemPool_attribute, value: *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemPoolSetAccess(pool: $crate::CUmemoryPool, map: *const $crate::CUmemAccessDesc, count: usize) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemPoolGetAccess(flags: *mut $crate::CUmemAccess_flags, memPool: $crate::CUmemoryPool, location: *mut $crate::CUmemLocation) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemPoolCreate(pool: *mut $crate::CUmemoryPool, poolProps: *const $crate::CUmemPoolProps) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemPoolDestroy(pool: $crate::CUmemoryPool) -> $crate::CUresult;
        #[since = 13000] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemGetDefaultMemPool(pool_out: *mut $crate::CUmemoryPool, location: *mut $crate::CUmemLocation, type_: $crate::CUmemAllocationType) -> $crate::CUresult;
        #[since = 13000] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemGetMemPool(pool: *mut $crate::CUmemoryPool, location: *mut $crate::CUmemLocation, type_: $crate::CUmemAllocationType) -> $crate::CUresult;
        #[since = 13000] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemSetMemPool(location: *mut $crate::CUmemLocation, type_: $crate::CUmemAllocationType, pool: $crate::CUmemoryPool) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemAllocFromPoolAsync(dptr: *mut $crate::CUdeviceptr, bytesize: usize, pool: $crate::CUmemoryPool, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemPoolExportToShareableHandle(handle_out: *mut ::core::ffi::c_void, pool: $crate::CUmemoryPool, handleType: $crate::CUmemAllocationHandleType, flags: ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemPoolImportFromShareableHandle(pool_out: *mut $crate::CUmemoryPool, handle: *mut ::core::ffi::c_void, handleType: $crate::CUmemAllocationHandleType, flags: ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemPoolExportPointer(shareData_out: *mut $crate::CUmemPoolPtrExportData, ptr: $crate::CUdeviceptr) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemPoolImportPointer(ptr_out: *mut $crate::CUdeviceptr, pool: $crate::CUmemoryPool, shareData: *mut $crate::CUmemPoolPtrExportData) -> $crate::CUresult;
        #[since = 12010] #[group = "CUDA_MULTICAST"] fn cuMulticastCreate(mcHandle: *mut $crate::CUmemGenericAllocationHandle, prop: *const $crate::CUmulticastObjectProp) -> $crate::CUresult;
        #[since = 12010] #[group = "CUDA_MULTICAST"] fn cuMulticastAddDevice(mcHandle: $crate::CUmemGenericAllocationHandle, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 12010] #[group = "CUDA_MULTICAST"] fn cuMulticastBindMem(mcHandle: $crate::CUmemGenericAllocationHandle, mcOffset: usize, memHandle: $crate::CUmemGenericAllocationHandle, memOffset: usize, size: usize, flags: ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 13010] #[group = "CUDA_MULTICAST"] fn cuMulticastBindMem_v2(mcHandle: $crate::CUmemGenericAllocationHandle, dev: $crate::CUdevice, mcOffset: usize, memHandle: $crate::CUmemGenericAllocationHandle, memOffset: usize, size: usize, flags: ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 12010] #[group = "CUDA_MULTICAST"] fn cuMulticastBindAddr(mcHandle: $crate::CUmemGenericAllocationHandle, mcOffset: usize, memptr: $crate::CUdeviceptr, size: usize, flags: ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 13010] #[group = "CUDA_MULTICAST"] fn cuMulticastBindAddr_v2(mcHandle: $crate::CUmemGenericAllocationHandle, dev: $crate::CUdevice, mcOffset: usize, memptr: $crate::CUdeviceptr, size: usize, flags: ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 12010] #[group = "CUDA_MULTICAST"] fn cuMulticastUnbind(mcHandle: $crate::CUmemGenericAllocationHandle, dev: $crate::CUdevice, mcOffset: usize, size: usize) -> $crate::CUresult;
        #[since = 12010] #[group = "CUDA_MULTICAST"] fn cuMulticastGetGranularity(granularity: *mut usize, prop: *const $crate::CUmulticastObjectProp, option: $crate::CUmulticastGranularity_flags) -> $crate::CUresult;
        #[since = 13040] #[group = "CUDA_CLIQUE"] fn cuDeviceGetFabricClusterUuid(uuid: *mut $crate::CUuuid, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 13040] #[group = "CUDA_CLIQUE"] fn cuDeviceGetCliqueCount(count: *mut usize, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 13040] #[group = "CUDA_CLIQUE"] fn cuDeviceGetCliqueInfo(cliqueInfo: *mut $crate::CUcliqueInfo, count: *mut usize, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 13030] #[group = "CUDA_LOGICAL_ENDPOINT"] fn cuLogicalEndpointIdReserve(baseLeId: *mut $crate::CUlogicalEndpointId, count: $crate::cuuint32_t) -> $crate::CUresult;
        #[since = 13030] #[group = "CUDA_LOGICAL_ENDPOINT"] fn cuLogicalEndpointIdRelease(baseLeId: $crate::CUlogicalEndpointId, count: $crate::cuuint32_t) -> $crate::CUresult;
        #[since = 13030] #[group = "CUDA_LOGICAL_ENDPOINT"] fn cuLogicalEndpointCreate(leId: $crate::CUlogicalEndpointId, prop: *const $crate::CUlogicalEndpointProp) -> $crate::CUresult;
        #[since = 13030] #[group = "CUDA_LOGICAL_ENDPOINT"] fn cuLogicalEndpointAddDevice(leId: $crate::CUlogicalEndpointId, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 13030] #[group = "CUDA_LOGICAL_ENDPOINT"] fn cuLogicalEndpointDestroy(leId: $crate::CUlogicalEndpointId) -> $crate::CUresult;
        #[since = 13030] #[group = "CUDA_LOGICAL_ENDPOINT"] fn cuLogicalEndpointBindAddr(leId: $crate::CUlogicalEndpointId, dev: $crate::CUdevice, offset: $crate::cuuint64_t, ptr: *mut ::core::ffi::c_void, size: $crate::cuuint64_t, flags: ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 13030] #[group = "CUDA_LOGICAL_ENDPOINT"] fn cuLogicalEndpointBindMem(leId: $crate::CUlogicalEndpointId, dev: $crate::CUdevice, offset: $crate::cuuint64_t, memHandle: $crate::CUmemGenericAllocationHandle, memOffset: $crate::cuuint64_t, size: $crate::cuuint64_t, flags: ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 13030] #[group = "CUDA_LOGICAL_ENDPOINT"] fn cuLogicalEndpointUnbind(leId: $crate::CUlogicalEndpointId, dev: $crate::CUdevice, offset: $crate::cuuint64_t, size: $crate::cuuint64_t) -> $crate::CUresult;
        #[since = 13030] #[group = "CUDA_LOGICAL_ENDPOINT"] fn cuLogicalEndpointExport(handle: *mut ::core::ffi::c_void, leId: $crate::CUlogicalEndpointId, handleType: $crate::CUlogicalEndpointIpcHandleType) -> $crate::CUresult;
        #[since = 13030] #[group = "CUDA_LOGICAL_ENDPOINT"] fn cuLogicalEndpointImport(leId: $crate::CUlogicalEndpointId, handle: *const ::core::ffi::c_void, handleType: $crate::CUlogicalEndpointIpcHandleType) -> $crate::CUresult;
        #[since = 13030] #[group = "CUDA_LOGICAL_ENDPOINT"] fn cuLogicalEndpointGetLimits(bindAlignment: *mut $crate::cuuint64_t, maxSize: *mut $crate::cuuint64_t, prop: *const $crate::CUlogicalEndpointProp) -> $crate::CUresult;
        #[since = 13030] #[group = "CUDA_LOGICAL_ENDPOINT"] fn cuLogicalEndpointQuery(leId: $crate::CUlogicalEndpointId, count: $crate::cuuint32_t, queryStatus: *mut ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 13050] #[group = "CUDA_FABRIC_COPY"] fn cuFabricCpyBatchAsync(numOps: usize, opList: *mut $crate::CUDA_FABRIC_COPY_BATCH_OP, flags: ::core::ffi::c_ulonglong, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_UNIFIED"] fn cuPointerGetAttribute(data: *mut ::core::ffi::c_void, attribute: $crate::CUpointer_attribute, ptr: $crate::CUdeviceptr) -> $crate::CUresult;
        #[since = 12020] #[group = "CUDA_UNIFIED"] fn cuMemPrefetchAsync_v2(devPtr: $crate::CUdeviceptr, count: usize, location: $crate::CUmemLocation, flags: ::core::ffi::c_uint, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 12020] #[group = "CUDA_UNIFIED"] fn cuMemAdvise_v2(devPtr: $crate::CUdeviceptr, count: usize, advice: $crate::CUmem_advise, location: $crate::CUmemLocation) -> $crate::CUresult;
        #[since = 13000] #[group = "CUDA_UNIFIED"] fn cuMemPrefetchBatchAsync(dptrs: *mut $crate::CUdeviceptr, sizes: *mut usize, count: usize, prefetchLocs: *mut $crate::CUmemLocation, prefetchLocIdxs: *mut usize, numPrefetchLocs: usize, flags: ::core::ffi::c_ulonglong, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 13000] #[group = "CUDA_UNIFIED"] fn cuMemDiscardBatchAsync(dptrs: *mut $crate::CUdeviceptr, sizes: *mut usize, count: usize, flags: ::core::ffi::c_ulonglong, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 13000] #[group = "CUDA_UNIFIED"] fn cuMemDiscardAndPrefetchBatchAsync(dptrs: *mut $crate::CUdeviceptr, sizes: *mut usize, count: usize, prefetchLocs: *mut $crate::CUmemLocation, prefetchLocIdxs: *mut usize, numPrefetchLocs: usize, flags: ::core::ffi::c_ulonglong, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 13040] #[group = "CUDA_UNIFIED"] fn cuMemGetLocationInfo(ptr: $crate::CUdeviceptr, size: usize, summaryGranularity: usize, samplingGranularity: usize, location_out: *mut $crate::CUmemLocation) -> $crate::CUresult;
        #[since = 8000] #[group = "CUDA_UNIFIED"] fn cuMemRangeGetAttribute(data: *mut ::core::ffi::c_void, dataSize: usize, attribute: $crate::CUmem_range_attribute, devPtr: $crate::CUdeviceptr, count: usize) -> $crate::CUresult;
        #[since = 8000] #[group = "CUDA_UNIFIED"] fn cuMemRangeGetAttributes(data: *mut *mut ::core::ffi::c_void, dataSizes: *mut usize, attributes: *mut $crate::CUmem_range_attribute, numAttributes: usize, devPtr: $crate::CUdeviceptr, count: usize) -> $crate::CUresult;
        #[since = 6000] #[group = "CUDA_UNIFIED"] fn cuPointerSetAttribute(value: *const ::core::ffi::c_void, attribute: $crate::CUpointer_attribute, ptr: $crate::CUdeviceptr) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_UNIFIED"] fn cuPointerGetAttributes(numAttributes: ::core::ffi::c_uint, attributes: *mut $crate::CUpointer_attribute, data: *mut *mut ::core::ffi::c_void, ptr: $crate::CUdeviceptr) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_STREAM"] fn cuStreamCreate(phStream: *mut $crate::CUstream, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 5050] #[group = "CUDA_STREAM"] fn cuStreamCreateWithPriority(phStream: *mut $crate::CUstream, flags: ::core::ffi::c_uint, priority: ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 13010] #[group = "CUDA_STREAM"] fn cuStreamBeginCaptureToCig(hStream: $crate::CUstream, streamCigCaptureParams: *mut $crate::CUstreamCigCaptureParams) -> $crate::CUresult;
        #[since = 13010] #[group = "CUDA_STREAM"] fn cuStreamEndCaptureToCig(hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 5050] #[group = "CUDA_STREAM"] fn cuStreamGetPriority(hStream: $crate::CUstream, priority: *mut ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 12080] #[group = "CUDA_STREAM"] fn cuStreamGetDevice(hStream: $crate::CUstream, device: *mut $crate::CUdevice) -> $crate::CUresult;
        #[since = 5050] #[group = "CUDA_STREAM"] fn cuStreamGetFlags(hStream: $crate::CUstream, flags: *mut ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_STREAM"] fn cuStreamGetId(hStream: $crate::CUstream, streamId: *mut ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 9020] #[group = "CUDA_STREAM"] fn cuStreamGetCtx(hStream: $crate::CUstream, pctx: *mut $crate::CUcontext) -> $crate::CUresult;
        #[since = 12050] #[group = "CUDA_STREAM"] fn cuStreamGetCtx_v2(hStream: $crate::CUstream, pCtx: *mut $crate::CUcontext, pGreenCtx: *mut $crate::CUgreenCtx) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_STREAM"] fn cuStreamWaitEvent(hStream: $crate::CUstream, hEvent: $crate::CUevent, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_STREAM"] fn cuStreamAddCallback(hStream: $crate::CUstream, callback: $crate::CUstreamCallback, userData: *mut ::core::ffi::c_void, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 10010] #[group = "CUDA_STREAM"] fn cuStreamBeginCapture_v2(hStream: $crate::CUstream, mode: $crate::CUstreamCaptureMode) -> $crate::CUresult;
        #[since = 13030] #[group = "CUDA_STREAM"] fn cuStreamBeginRecaptureToGraph(hStream: $crate::CUstream, mode: $crate::CUstreamCaptureMode, hGraph: $crate::CUgraph, callbackFunc: $crate::CUgraphRecaptureCallback, userData: *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 12030] #[group = "CUDA_STREAM"] fn cuStreamBeginCaptureToGraph(hStream: $crate::CUstream, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, dependencyData: *const $crate::CUgraphEdgeData, numDependencies: usize, mode: $crate::CUstreamCaptureMode) -> $crate::CUresult;
        #[since = 10010] #[group = "CUDA_STREAM"] fn cuThreadExchangeStreamCaptureMode(mode: *mut $crate::CUstreamCaptureMode) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_STREAM"] fn cuStreamEndCapture(hStream: $crate::CUstream, phGraph: *mut $crate::CUgraph) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_STREAM"] fn cuStreamIsCapturing(hStream: $crate::CUstream, captureStatus: *mut $crate::CUstreamCaptureStatus) -> $crate::CUresult;
        #[since = 12030] #[group = "CUDA_STREAM"] fn cuStreamGetCaptureInfo_v3(hStream: $crate::CUstream, captureStatus_out: *mut $crate::CUstreamCaptureStatus, id_out: *mut $crate::cuuint64_t, graph_out: *mut $crate::CUgraph, dependencies_out: *mut *const $crate::CUgraphNode, edgeData_out: *mut *const $crate::CUgraphEdgeData, numDependencies_out: *mut usize) -> $crate::CUresult;
        #[since = 12030] #[group = "CUDA_STREAM"] fn cuStreamUpdateCaptureDependencies_v2(hStream: $crate::CUstream, dependencies: *mut $crate::CUgraphNode, dependencyData: *const $crate::CUgraphEdgeData, numDependencies: usize, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 6000] #[group = "CUDA_STREAM"] fn cuStreamAttachMemAsync(hStream: $crate::CUstream, dptr: $crate::CUdeviceptr, length: usize, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_STREAM"] fn cuStreamQuery(hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_STREAM"] fn cuStreamSynchronize(hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_STREAM"] fn cuStreamDestroy_v2(hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 11000] #[group = "CUDA_STREAM"] fn cuStreamCopyAttributes(dst: $crate::CUstream, src: $crate::CUstream) -> $crate::CUresult;
        #[since = 11000] #[group = "CUDA_STREAM"] fn cuStreamGetAttribute(hStream: $crate::CUstream, attr: $crate::CUstreamAttrID, value_out: *mut $crate::CUstreamAttrValue) -> $crate::CUresult;
        #[since = 11000] #[group = "CUDA_STREAM"] fn cuStreamSetAttribute(hStream: $crate::CUstream, attr: $crate::CUstreamAttrID, value: *const $crate::CUstreamAttrValue) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_EVENT"] fn cuEventCreate(phEvent: *mut $crate::CUevent, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_EVENT"] fn cuEventRecord(hEvent: $crate::CUevent, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_EVENT"] fn cuEventRecordWithFlags(hEvent: $crate::CUevent, hStream: $crate::CUstream, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_EVENT"] fn cuEventQuery(hEvent: $crate::CUevent) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_EVENT"] fn cuEventSynchronize(hEvent: $crate::CUevent) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_EVENT"] fn cuEventDestroy_v2(hEvent: $crate::CUevent) -> $crate::CUresult;
        #[since = 12080] #[group = "CUDA_EVENT"] #[older = "cuEventElapsedTime"] fn cuEventElapsedTime_v2(pMilliseconds: *mut f32, hStart: $crate::CUevent, hEnd: $crate::CUevent) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_EXTRES_INTEROP"] fn cuImportExternalMemory(extMem_out: *mut $crate::CUexternalMemory, memHandleDesc: *const $crate::CUDA_EXTERNAL_MEMORY_HANDLE_DESC) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_EXTRES_INTEROP"] fn cuExternalMemoryGetMappedBuffer(devPtr: *mut $crate::CUdeviceptr, extMem: $crate::CUexternalMemory, bufferDesc: *const $crate::CUDA_EXTERNAL_MEMORY_BUFFER_DESC) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_EXTRES_INTEROP"] fn cuExternalMemoryGetMappedMipmappedArray(mipmap: *mut $crate::CUmipmappedArray, extMem: $crate::CUexternalMemory, mipmapDesc: *const $crate::CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_EXTRES_INTEROP"] fn cuDestroyExternalMemory(extMem: $crate::CUexternalMemory) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_EXTRES_INTEROP"] fn cuImportExternalSemaphore(extSem_out: *mut $crate::CUexternalSemaphore, semHandleDesc: *const $crate::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_EXTRES_INTEROP"] fn cuSignalExternalSemaphoresAsync(extSemArray: *const $crate::CUexternalSemaphore, paramsArray: *const $crate::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, numExtSems: ::core::ffi::c_uint, stream: $crate::CUstream) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_EXTRES_INTEROP"] fn cuWaitExternalSemaphoresAsync(extSemArray: *const $crate::CUexternalSemaphore, paramsArray: *const $crate::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, numExtSems: ::core::ffi::c_uint, stream: $crate::CUstream) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_EXTRES_INTEROP"] fn cuDestroyExternalSemaphore(extSem: $crate::CUexternalSemaphore) -> $crate::CUresult;
        #[since = 11070] #[group = "CUDA_MEMOP"] fn cuStreamWaitValue32_v2(stream: $crate::CUstream, addr: $crate::CUdeviceptr, value: $crate::cuuint32_t, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 11070] #[group = "CUDA_MEMOP"] fn cuStreamWaitValue64_v2(stream: $crate::CUstream, addr: $crate::CUdeviceptr, value: $crate::cuuint64_t, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 11070] #[group = "CUDA_MEMOP"] fn cuStreamWriteValue32_v2(stream: $crate::CUstream, addr: $crate::CUdeviceptr, value: $crate::cuuint32_t, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 11070] #[group = "CUDA_MEMOP"] fn cuStreamWriteValue64_v2(stream: $crate::CUstream, addr: $crate::CUdeviceptr, value: $crate::cuuint64_t, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 11070] #[group = "CUDA_MEMOP"] fn cuStreamBatchMemOp_v2(stream: $crate::CUstream, count: ::core::ffi::c_uint, paramArray: *mut $crate::CUstreamBatchMemOpParams, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2020] #[group = "CUDA_EXEC"] fn cuFuncGetAttribute(pi: *mut ::core::ffi::c_int, attrib: $crate::CUfunction_attribute, hfunc: $crate::CUfunction) -> $crate::CUresult;
        #[since = 9000] #[group = "CUDA_EXEC"] fn cuFuncSetAttribute(hfunc: $crate::CUfunction, attrib: $crate::CUfunction_attribute, value: ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 3000] #[group = "CUDA_EXEC"] fn cuFuncSetCacheConfig(hfunc: $crate::CUfunction, config: $crate::CUfunc_cache) -> $crate::CUresult;
        #[since = 11000] #[group = "CUDA_EXEC"] fn cuFuncGetModule(hmod: *mut $crate::CUmodule, hfunc: $crate::CUfunction) -> $crate::CUresult;
        #[since = 12030] #[group = "CUDA_EXEC"] fn cuFuncGetName(name: *mut *const ::core::ffi::c_char, hfunc: $crate::CUfunction) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_EXEC"] fn cuFuncGetParamInfo(func: $crate::CUfunction, paramIndex: usize, paramOffset: *mut usize, paramSize: *mut usize) -> $crate::CUresult;
        #[since = 13020] #[group = "CUDA_EXEC"] fn cuFuncGetParamCount(func: $crate::CUfunction, paramCount: *mut usize) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_EXEC"] fn cuFuncIsLoaded(state: *mut $crate::CUfunctionLoadingState, function: $crate::CUfunction) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_EXEC"] fn cuFuncLoad(function: $crate::CUfunction) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_EXEC"] fn cuLaunchKernel(f: $crate::CUfunction, gridDimX: ::core::ffi::c_uint, gridDimY: ::core::ffi::c_uint, gridDimZ: ::core::ffi::c_uint, blockDimX: ::core::ffi::c_uint, blockDimY: ::core::ffi::c_uint, blockDimZ: ::core::ffi::c_uint, sharedMemBytes: ::core::ffi::c_uint, hStream: $crate::CUstream, kernelParams: *mut *mut ::core::ffi::c_void, extra: *mut *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 11060] #[group = "CUDA_EXEC"] fn cuLaunchKernelEx(config: *const $crate::CUlaunchConfig, f: $crate::CUfunction, kernelParams: *mut *mut ::core::ffi::c_void, extra: *mut *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 9000] #[group = "CUDA_EXEC"] fn cuLaunchCooperativeKernel(f: $crate::CUfunction, gridDimX: ::core::ffi::c_uint, gridDimY: ::core::ffi::c_uint, gridDimZ: ::core::ffi::c_uint, blockDimX: ::core::ffi::c_uint, blockDimY: ::core::ffi::c_uint, blockDimZ: ::core::ffi::c_uint, sharedMemBytes: ::core::ffi::c_uint, hStream: $crate::CUstream, kernelParams: *mut *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_EXEC"] fn cuLaunchHostFunc(hStream: $crate::CUstream, fn_: $crate::CUhostFn, userData: *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 13010] #[group = "CUDA_EXEC"] fn cuLaunchHostFunc_v2(hStream: $crate::CUstream, fn_: $crate::CUhostFn, userData: *mut ::core::ffi::c_void, syncMode: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_EXEC_DEPRECATED"] #[deprecated] fn cuFuncSetBlockShape(hfunc: $crate::CUfunction, x: ::core::ffi::c_int, y: ::core::ffi::c_int, z: ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_EXEC_DEPRECATED"] #[deprecated] fn cuFuncSetSharedSize(hfunc: $crate::CUfunction, bytes: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_EXEC_DEPRECATED"] #[deprecated] fn cuParamSetSize(hfunc: $crate::CUfunction, numbytes: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_EXEC_DEPRECATED"] #[deprecated] fn cuParamSeti(hfunc: $crate::CUfunction, offset: ::core::ffi::c_int, value: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_EXEC_DEPRECATED"] #[deprecated] fn cuParamSetf(hfunc: $crate::CUfunction, offset: ::core::ffi::c_int, value: f32) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_EXEC_DEPRECATED"] #[deprecated] fn cuParamSetv(hfunc: $crate::CUfunction, offset: ::core::ffi::c_int, ptr: *mut ::core::ffi::c_void, numbytes: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_EXEC_DEPRECATED"] #[deprecated] fn cuLaunch(f: $crate::CUfunction) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_EXEC_DEPRECATED"] #[deprecated] fn cuLaunchGrid(f: $crate::CUfunction, grid_width: ::core::ffi::c_int, grid_height: ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_EXEC_DEPRECATED"] #[deprecated] fn cuLaunchGridAsync(f: $crate::CUfunction, grid_width: ::core::ffi::c_int, grid_height: ::core::ffi::c_int, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 9000] #[group = "CUDA_EXEC_DEPRECATED"] #[deprecated] fn cuLaunchCooperativeKernelMultiDevice(launchParamsList: *mut $crate::CUDA_LAUNCH_PARAMS, numDevices: ::core::ffi::c_uint, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_EXEC_DEPRECATED"] #[deprecated] fn cuParamSetTexRef(hfunc: $crate::CUfunction, texunit: ::core::ffi::c_int, hTexRef: $crate::CUtexref) -> $crate::CUresult;
        #[since = 4020] #[group = "CUDA_EXEC_DEPRECATED"] #[deprecated] fn cuFuncSetSharedMemConfig(hfunc: $crate::CUfunction, config: $crate::CUsharedconfig) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphCreate(phGraph: *mut $crate::CUgraph, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_GRAPH"] fn cuGraphAddKernelNode_v2(phGraphNode: *mut $crate::CUgraphNode, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, numDependencies: usize, nodeParams: *const $crate::CUDA_KERNEL_NODE_PARAMS) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_GRAPH"] fn cuGraphKernelNodeGetParams_v2(hNode: $crate::CUgraphNode, nodeParams: *mut $crate::CUDA_KERNEL_NODE_PARAMS) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_GRAPH"] fn cuGraphKernelNodeSetParams_v2(hNode: $crate::CUgraphNode, nodeParams: *const $crate::CUDA_KERNEL_NODE_PARAMS) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphAddMemcpyNode(phGraphNode: *mut $crate::CUgraphNode, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, numDependencies: usize, copyParams: *const $crate::CUDA_MEMCPY3D, ctx: $crate::CUcontext) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphMemcpyNodeGetParams(hNode: $crate::CUgraphNode, nodeParams: *mut $crate::CUDA_MEMCPY3D) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphMemcpyNodeSetParams(hNode: $crate::CUgraphNode, nodeParams: *const $crate::CUDA_MEMCPY3D) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphAddMemsetNode(phGraphNode: *mut $crate::CUgraphNode, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, numDependencies: usize, memsetParams: *const $crate::CUDA_MEMSET_NODE_PARAMS, ctx: $crate::CUcontext) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphMemsetNodeGetParams(hNode: $crate::CUgraphNode, nodeParams: *mut $crate::CUDA_MEMSET_NODE_PARAMS) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphMemsetNodeSetParams(hNode: $crate::CUgraphNode, nodeParams: *const $crate::CUDA_MEMSET_NODE_PARAMS) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphAddHostNode(phGraphNode: *mut $crate::CUgraphNode, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, numDependencies: usize, nodeParams: *const $crate::CUDA_HOST_NODE_PARAMS) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphHostNodeGetParams(hNode: $crate::CUgraphNode, nodeParams: *mut $crate::CUDA_HOST_NODE_PARAMS) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphHostNodeSetParams(hNode: $crate::CUgraphNode, nodeParams: *const $crate::CUDA_HOST_NODE_PARAMS) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphAddChildGraphNode(phGraphNode: *mut $crate::CUgraphNode, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, numDependencies: usize, childGraph: $crate::CUgraph) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphChildGraphNodeGetGraph(hNode: $crate::CUgraphNode, phGraph: *mut $crate::CUgraph) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphAddEmptyNode(phGraphNode: *mut $crate::CUgraphNode, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, numDependencies: usize) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_GRAPH"] fn cuGraphAddEventRecordNode(phGraphNode: *mut $crate::CUgraphNode, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, numDependencies: usize, event: $crate::CUevent) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_GRAPH"] fn cuGraphEventRecordNodeGetEvent(hNode: $crate::CUgraphNode, event_out: *mut $crate::CUevent) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_GRAPH"] fn cuGraphEventRecordNodeSetEvent(hNode: $crate::CUgraphNode, event: $crate::CUevent) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_GRAPH"] fn cuGraphAddEventWaitNode(phGraphNode: *mut $crate::CUgraphNode, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, numDependencies: usize, event: $crate::CUevent) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_GRAPH"] fn cuGraphEventWaitNodeGetEvent(hNode: $crate::CUgraphNode, event_out: *mut $crate::CUevent) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_GRAPH"] fn cuGraphEventWaitNodeSetEvent(hNode: $crate::CUgraphNode, event: $crate::CUevent) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_GRAPH"] fn cuGraphAddExternalSemaphoresSignalNode(phGraphNode: *mut $crate::CUgraphNode, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, numDependencies: usize, nodeParams: *const $crate::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_GRAPH"] fn cuGraphExternalSemaphoresSignalNodeGetParams(hNode: $crate::CUgraphNode, params_out: *mut $crate::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_GRAPH"] fn cuGraphExternalSemaphoresSignalNodeSetParams(hNode: $crate::CUgraphNode, nodeParams: *const $crate::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_GRAPH"] fn cuGraphAddExternalSemaphoresWaitNode(phGraphNode: *mut $crate::CUgraphNode, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, numDependencies: usize, nodeParams: *const $crate::CUDA_EXT_SEM_WAIT_NODE_PARAMS) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_GRAPH"] fn cuGraphExternalSemaphoresWaitNodeGetParams(hNode: $crate::CUgraphNode, params_out: *mut $crate::CUDA_EXT_SEM_WAIT_NODE_PARAMS) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_GRAPH"] fn cuGraphExternalSemaphoresWaitNodeSetParams(hNode: $crate::CUgraphNode, nodeParams: *const $crate::CUDA_EXT_SEM_WAIT_NODE_PARAMS) -> $crate::CUresult;
        #[since = 11070] #[group = "CUDA_GRAPH"] fn cuGraphAddBatchMemOpNode(phGraphNode: *mut $crate::CUgraphNode, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, numDependencies: usize, nodeParams: *const $crate::CUDA_BATCH_MEM_OP_NODE_PARAMS) -> $crate::CUresult;
        #[since = 11070] #[group = "CUDA_GRAPH"] fn cuGraphBatchMemOpNodeGetParams(hNode: $crate::CUgraphNode, nodeParams_out: *mut $crate::CUDA_BATCH_MEM_OP_NODE_PARAMS) -> $crate::CUresult;
        #[since = 11070] #[group = "CUDA_GRAPH"] fn cuGraphBatchMemOpNodeSetParams(hNode: $crate::CUgraphNode, nodeParams: *const $crate::CUDA_BATCH_MEM_OP_NODE_PARAMS) -> $crate::CUresult;
        #[since = 11070] #[group = "CUDA_GRAPH"] fn cuGraphExecBatchMemOpNodeSetParams(hGraphExec: $crate::CUgraphExec, hNode: $crate::CUgraphNode, nodeParams: *const $crate::CUDA_BATCH_MEM_OP_NODE_PARAMS) -> $crate::CUresult;
        #[since = 11040] #[group = "CUDA_GRAPH"] fn cuGraphAddMemAllocNode(phGraphNode: *mut $crate::CUgraphNode, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, numDependencies: usize, nodeParams: *mut $crate::CUDA_MEM_ALLOC_NODE_PARAMS) -> $crate::CUresult;
        #[since = 11040] #[group = "CUDA_GRAPH"] fn cuGraphMemAllocNodeGetParams(hNode: $crate::CUgraphNode, params_out: *mut $crate::CUDA_MEM_ALLOC_NODE_PARAMS) -> $crate::CUresult;
        #[since = 11040] #[group = "CUDA_GRAPH"] fn cuGraphAddMemFreeNode(phGraphNode: *mut $crate::CUgraphNode, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, numDependencies: usize, dptr: $crate::CUdeviceptr) -> $crate::CUresult;
        #[since = 11040] #[group = "CUDA_GRAPH"] fn cuGraphMemFreeNodeGetParams(hNode: $crate::CUgraphNode, dptr_out: *mut $crate::CUdeviceptr) -> $crate::CUresult;
        #[since = 11040] #[group = "CUDA_GRAPH"] fn cuDeviceGraphMemTrim(device: $crate::CUdevice) -> $crate::CUresult;
        #[since = 11040] #[group = "CUDA_GRAPH"] fn cuDeviceGetGraphMemAttribute(device: $crate::CUdevice, attr: $crate::CUgraphMem_attribute, value: *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 11040] #[group = "CUDA_GRAPH"] fn cuDeviceSetGraphMemAttribute(device: $crate::CUdevice, attr: $crate::CUgraphMem_attribute, value: *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphClone(phGraphClone: *mut $crate::CUgraph, originalGraph: $crate::CUgraph) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphNodeFindInClone(phNode: *mut $crate::CUgraphNode, hOriginalNode: $crate::CUgraphNode, hClonedGraph: $crate::CUgraph) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphNodeGetType(hNode: $crate::CUgraphNode, type_: *mut $crate::CUgraphNodeType) -> $crate::CUresult;
        #[since = 13010] #[group = "CUDA_GRAPH"] fn cuGraphNodeGetContainingGraph(hNode: $crate::CUgraphNode, phGraph: *mut $crate::CUgraph) -> $crate::CUresult;
        #[since = 13010] #[group = "CUDA_GRAPH"] fn cuGraphNodeGetLocalId(hNode: $crate::CUgraphNode, nodeId: *mut ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 13010] #[group = "CUDA_GRAPH"] fn cuGraphNodeGetToolsId(hNode: $crate::CUgraphNode, toolsNodeId: *mut ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 13010] #[group = "CUDA_GRAPH"] fn cuGraphGetId(hGraph: $crate::CUgraph, graphId: *mut ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 13010] #[group = "CUDA_GRAPH"] fn cuGraphExecGetId(hGraphExec: $crate::CUgraphExec, graphId: *mut ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphGetNodes(hGraph: $crate::CUgraph, nodes: *mut $crate::CUgraphNode, numNodes: *mut usize) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphGetRootNodes(hGraph: $crate::CUgraph, rootNodes: *mut $crate::CUgraphNode, numRootNodes: *mut usize) -> $crate::CUresult;
        #[since = 12030] #[group = "CUDA_GRAPH"] fn cuGraphGetEdges_v2(hGraph: $crate::CUgraph, from: *mut $crate::CUgraphNode, to: *mut $crate::CUgraphNode, edgeData: *mut $crate::CUgraphEdgeData, numEdges: *mut usize) -> $crate::CUresult;
        #[since = 12030] #[group = "CUDA_GRAPH"] fn cuGraphNodeGetDependencies_v2(hNode: $crate::CUgraphNode, dependencies: *mut $crate::CUgraphNode, edgeData: *mut $crate::CUgraphEdgeData, numDependencies: *mut usize) -> $crate::CUresult;
        #[since = 12030] #[group = "CUDA_GRAPH"] fn cuGraphNodeGetDependentNodes_v2(hNode: $crate::CUgraphNode, dependentNodes: *mut $crate::CUgraphNode, edgeData: *mut $crate::CUgraphEdgeData, numDependentNodes: *mut usize) -> $crate::CUresult;
        #[since = 12030] #[group = "CUDA_GRAPH"] fn cuGraphAddDependencies_v2(hGraph: $crate::CUgraph, from: *const $crate::CUgraphNode, to: *const $crate::CUgraphNode, edgeData: *const $crate::CUgraphEdgeData, numDependencies: usize) -> $crate::CUresult;
        #[since = 12030] #[group = "CUDA_GRAPH"] fn cuGraphRemoveDependencies_v2(hGraph: $crate::CUgraph, from: *const $crate::CUgraphNode, to: *const $crate::CUgraphNode, edgeData: *const $crate::CUgraphEdgeData, numDependencies: usize) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphDestroyNode(hNode: $crate::CUgraphNode) -> $crate::CUresult;
        #[since = 11040] #[group = "CUDA_GRAPH"] fn cuGraphInstantiateWithFlags(phGraphExec: *mut $crate::CUgraphExec, hGraph: $crate::CUgraph, flags: ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_GRAPH"] fn cuGraphInstantiateWithParams(phGraphExec: *mut $crate::CUgraphExec, hGraph: $crate::CUgraph, instantiateParams: *mut $crate::CUDA_GRAPH_INSTANTIATE_PARAMS) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_GRAPH"] fn cuGraphExecGetFlags(hGraphExec: $crate::CUgraphExec, flags: *mut $crate::cuuint64_t) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_GRAPH"] fn cuGraphExecKernelNodeSetParams_v2(hGraphExec: $crate::CUgraphExec, hNode: $crate::CUgraphNode, nodeParams: *const $crate::CUDA_KERNEL_NODE_PARAMS) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_GRAPH"] fn cuGraphExecMemcpyNodeSetParams(hGraphExec: $crate::CUgraphExec, hNode: $crate::CUgraphNode, copyParams: *const $crate::CUDA_MEMCPY3D, ctx: $crate::CUcontext) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_GRAPH"] fn cuGraphExecMemsetNodeSetParams(hGraphExec: $crate::CUgraphExec, hNode: $crate::CUgraphNode, memsetParams: *const $crate::CUDA_MEMSET_NODE_PARAMS, ctx: $crate::CUcontext) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_GRAPH"] fn cuGraphExecHostNodeSetParams(hGraphExec: $crate::CUgraphExec, hNode: $crate::CUgraphNode, nodeParams: *const $crate::CUDA_HOST_NODE_PARAMS) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_GRAPH"] fn cuGraphExecChildGraphNodeSetParams(hGraphExec: $crate::CUgraphExec, hNode: $crate::CUgraphNode, childGraph: $crate::CUgraph) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_GRAPH"] fn cuGraphExecEventRecordNodeSetEvent(hGraphExec: $crate::CUgraphExec, hNode: $crate::CUgraphNode, event: $crate::CUevent) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_GRAPH"] fn cuGraphExecEventWaitNodeSetEvent(hGraphExec: $crate::CUgraphExec, hNode: $crate::CUgraphNode, event: $crate::CUevent) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_GRAPH"] fn cuGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec: $crate::CUgraphExec, hNode: $crate::CUgraphNode, nodeParams: *const $crate::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_GRAPH"] fn cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec: $crate::CUgraphExec, hNode: $crate::CUgraphNode, nodeParams: *const $crate::CUDA_EXT_SEM_WAIT_NODE_PARAMS) -> $crate::CUresult;
        #[since = 11060] #[group = "CUDA_GRAPH"] fn cuGraphNodeSetEnabled(hGraphExec: $crate::CUgraphExec, hNode: $crate::CUgraphNode, isEnabled: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 11060] #[group = "CUDA_GRAPH"] fn cuGraphNodeGetEnabled(hGraphExec: $crate::CUgraphExec, hNode: $crate::CUgraphNode, isEnabled: *mut ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_GRAPH"] fn cuGraphUpload(hGraphExec: $crate::CUgraphExec, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphLaunch(hGraphExec: $crate::CUgraphExec, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphExecDestroy(hGraphExec: $crate::CUgraphExec) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphDestroy(hGraph: $crate::CUgraph) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_GRAPH"] fn cuGraphExecUpdate_v2(hGraphExec: $crate::CUgraphExec, hGraph: $crate::CUgraph, resultInfo: *mut $crate::CUgraphExecUpdateResultInfo) -> $crate::CUresult;
        #[since = 11000] #[group = "CUDA_GRAPH"] fn cuGraphKernelNodeCopyAttributes(dst: $crate::CUgraphNode, src: $crate::CUgraphNode) -> $crate::CUresult;
        #[since = 11000] #[group = "CUDA_GRAPH"] fn cuGraphKernelNodeGetAttribute(hNode: $crate::CUgraphNode, attr: $crate::CUkernelNodeAttrID, value_out: *mut $crate::CUkernelNodeAttrValue) -> $crate::CUresult;
        #[since = 11000] #[group = "CUDA_GRAPH"] fn cuGraphKernelNodeSetAttribute(hNode: $crate::CUgraphNode, attr: $crate::CUkernelNodeAttrID, value: *const $crate::CUkernelNodeAttrValue) -> $crate::CUresult;
        #[since = 11030] #[group = "CUDA_GRAPH"] fn cuGraphDebugDotPrint(hGraph: $crate::CUgraph, path: *const ::core::ffi::c_char, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 11030] #[group = "CUDA_GRAPH"] fn cuUserObjectCreate(object_out: *mut $crate::CUuserObject, ptr: *mut ::core::ffi::c_void, destroy: $crate::CUhostFn, initialRefcount: ::core::ffi::c_uint, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 11030] #[group = "CUDA_GRAPH"] fn cuUserObjectRetain(object: $crate::CUuserObject, count: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 11030] #[group = "CUDA_GRAPH"] fn cuUserObjectRelease(object: $crate::CUuserObject, count: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 11030] #[group = "CUDA_GRAPH"] fn cuGraphRetainUserObject(graph: $crate::CUgraph, object: $crate::CUuserObject, count: ::core::ffi::c_uint, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 11030] #[group = "CUDA_GRAPH"] fn cuGraphReleaseUserObject(graph: $crate::CUgraph, object: $crate::CUuserObject, count: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 12030] #[group = "CUDA_GRAPH"] fn cuGraphAddNode_v2(phGraphNode: *mut $crate::CUgraphNode, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, dependencyData: *const $crate::CUgraphEdgeData, numDependencies: usize, nodeParams: *mut $crate::CUgraphNodeParams) -> $crate::CUresult;
        #[since = 13040] #[group = "CUDA_GRAPH"] fn cuGraphAddNode_v3(phGraphNode: *mut $crate::CUgraphNode, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, dependencyData: *const $crate::CUgraphEdgeData, numDependencies: usize, nodeParams: *mut $crate::CUgraphNodeParams) -> $crate::CUresult;
        #[since = 12020] #[group = "CUDA_GRAPH"] fn cuGraphNodeSetParams(hNode: $crate::CUgraphNode, nodeParams: *mut $crate::CUgraphNodeParams) -> $crate::CUresult;
        #[since = 13040] #[group = "CUDA_GRAPH"] fn cuGraphNodeSetParams_v2(hNode: $crate::CUgraphNode, nodeParams: *mut $crate::CUgraphNodeParams) -> $crate::CUresult;
        #[since = 13020] #[group = "CUDA_GRAPH"] fn cuGraphNodeGetParams(hNode: $crate::CUgraphNode, nodeParams: *mut $crate::CUgraphNodeParams) -> $crate::CUresult;
        #[since = 12020] #[group = "CUDA_GRAPH"] fn cuGraphExecNodeSetParams(hGraphExec: $crate::CUgraphExec, hNode: $crate::CUgraphNode, nodeParams: *mut $crate::CUgraphNodeParams) -> $crate::CUresult;
        #[since = 12030] #[group = "CUDA_GRAPH"] fn cuGraphConditionalHandleCreate(pHandle_out: *mut $crate::CUgraphConditionalHandle, hGraph: $crate::CUgraph, ctx: $crate::CUcontext, defaultLaunchValue: ::core::ffi::c_uint, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 6050] #[group = "CUDA_OCCUPANCY"] fn cuOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks: *mut ::core::ffi::c_int, func: $crate::CUfunction, blockSize: ::core::ffi::c_int, dynamicSMemSize: usize) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_OCCUPANCY"] fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks: *mut ::core::ffi::c_int, func: $crate::CUfunction, blockSize: ::core::ffi::c_int, dynamicSMemSize: usize, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 6050] #[group = "CUDA_OCCUPANCY"] fn cuOccupancyMaxPotentialBlockSize(minGridSize: *mut ::core::ffi::c_int, blockSize: *mut ::core::ffi::c_int, func: $crate::CUfunction, blockSizeToDynamicSMemSize: $crate::CUoccupancyB2DSize, dynamicSMemSize: usize, blockSizeLimit: ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_OCCUPANCY"] fn cuOccupancyMaxPotentialBlockSizeWithFlags(minGridSize: *mut ::core::ffi::c_int, blockSize: *mut ::core::ffi::c_int, func: $crate::CUfunction, blockSizeToDynamicSMemSize: $crate::CUoccupancyB2DSize, dynamicSMemSize: usize, blockSizeLimit: ::core::ffi::c_int, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_OCCUPANCY"] fn cuOccupancyAvailableDynamicSMemPerBlock(dynamicSmemSize: *mut usize, func: $crate::CUfunction, numBlocks: ::core::ffi::c_int, blockSize: ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 11070] #[group = "CUDA_OCCUPANCY"] fn cuOccupancyMaxPotentialClusterSize(clusterSize: *mut ::core::ffi::c_int, func: $crate::CUfunction, config: *const $crate::CUlaunchConfig) -> $crate::CUresult;
        #[since = 11070] #[group = "CUDA_OCCUPANCY"] fn cuOccupancyMaxActiveClusters(numClusters: *mut ::core::ffi::c_int, func: $crate::CUfunction, config: *const $crate::CUlaunchConfig) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefSetArray(hTexRef: $crate::CUtexref, hArray: $crate::CUarray, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefSetMipmappedArray(hTexRef: $crate::CUtexref, hMipmappedArray: $crate::CUmipmappedArray, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefSetAddress_v2(ByteOffset: *mut usize, hTexRef: $crate::CUtexref, dptr: $crate::CUdeviceptr, bytes: usize) -> $crate::CUresult;
        #[since = 4010] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefSetAddress2D_v3(hTexRef: $crate::CUtexref, desc: *const $crate::CUDA_ARRAY_DESCRIPTOR, dptr: $crate::CUdeviceptr, Pitch: usize) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefSetFormat(hTexRef: $crate::CUtexref, fmt: $crate::CUarray_format, NumPackedComponents: ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefSetAddressMode(hTexRef: $crate::CUtexref, dim: ::core::ffi::c_int, am: $crate::CUaddress_mode) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefSetFilterMode(hTexRef: $crate::CUtexref, fm: $crate::CUfilter_mode) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefSetMipmapFilterMode(hTexRef: $crate::CUtexref, fm: $crate::CUfilter_mode) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefSetMipmapLevelBias(hTexRef: $crate::CUtexref, bias: f32) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefSetMipmapLevelClamp(hTexRef: $crate::CUtexref, minMipmapLevelClamp: f32, maxMipmapLevelClamp: f32) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefSetMaxAnisotropy(hTexRef: $crate::CUtexref, maxAniso: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 8000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefSetBorderColor(hTexRef: $crate::CUtexref, pBorderColor: *mut f32) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefSetFlags(hTexRef: $crate::CUtexref, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefGetAddress_v2(pdptr: *mut $crate::CUdeviceptr, hTexRef: $crate::CUtexref) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefGetArray(phArray: *mut $crate::CUarray, hTexRef: $crate::CUtexref) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefGetMipmappedArray(phMipmappedArray: *mut $crate::CUmipmappedArray, hTexRef: $crate::CUtexref) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefGetAddressMode(pam: *mut $crate::CUaddress_mode, hTexRef: $crate::CUtexref, dim: ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefGetFilterMode(pfm: *mut $crate::CUfilter_mode, hTexRef: $crate::CUtexref) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefGetFormat(pFormat: *mut $crate::CUarray_format, pNumChannels: *mut ::core::ffi::c_int, hTexRef: $crate::CUtexref) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefGetMipmapFilterMode(pfm: *mut $crate::CUfilter_mode, hTexRef: $crate::CUtexref) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefGetMipmapLevelBias(pbias: *mut f32, hTexRef: $crate::CUtexref) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefGetMipmapLevelClamp(pminMipmapLevelClamp: *mut f32, pmaxMipmapLevelClamp: *mut f32, hTexRef: $crate::CUtexref) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefGetMaxAnisotropy(pmaxAniso: *mut ::core::ffi::c_int, hTexRef: $crate::CUtexref) -> $crate::CUresult;
        #[since = 8000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefGetBorderColor(pBorderColor: *mut f32, hTexRef: $crate::CUtexref) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefGetFlags(pFlags: *mut ::core::ffi::c_uint, hTexRef: $crate::CUtexref) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefCreate(pTexRef: *mut $crate::CUtexref) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefDestroy(hTexRef: $crate::CUtexref) -> $crate::CUresult;
        #[since = 3000] #[group = "CUDA_SURFREF_DEPRECATED"] #[deprecated] fn cuSurfRefSetArray(hSurfRef: $crate::CUsurfref, hArray: $crate::CUarray, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 3000] #[group = "CUDA_SURFREF_DEPRECATED"] #[deprecated] fn cuSurfRefGetArray(phArray: *mut $crate::CUarray, hSurfRef: $crate::CUsurfref) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_TEXOBJECT"] fn cuTexObjectCreate(pTexObject: *mut $crate::CUtexObject, pResDesc: *const $crate::CUDA_RESOURCE_DESC, pTexDesc: *const $crate::CUDA_TEXTURE_DESC, pResViewDesc: *const $crate::CUDA_RESOURCE_VIEW_DESC) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_TEXOBJECT"] fn cuTexObjectDestroy(texObject: $crate::CUtexObject) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_TEXOBJECT"] fn cuTexObjectGetResourceDesc(pResDesc: *mut $crate::CUDA_RESOURCE_DESC, texObject: $crate::CUtexObject) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_TEXOBJECT"] fn cuTexObjectGetTextureDesc(pTexDesc: *mut $crate::CUDA_TEXTURE_DESC, texObject: $crate::CUtexObject) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_TEXOBJECT"] fn cuTexObjectGetResourceViewDesc(pResViewDesc: *mut $crate::CUDA_RESOURCE_VIEW_DESC, texObject: $crate::CUtexObject) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_SURFOBJECT"] fn cuSurfObjectCreate(pSurfObject: *mut $crate::CUsurfObject, pResDesc: *const $crate::CUDA_RESOURCE_DESC) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_SURFOBJECT"] fn cuSurfObjectDestroy(surfObject: $crate::CUsurfObject) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_SURFOBJECT"] fn cuSurfObjectGetResourceDesc(pResDesc: *mut $crate::CUDA_RESOURCE_DESC, surfObject: $crate::CUsurfObject) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_TENSOR_MEMORY"] fn cuTensorMapEncodeTiled(tensorMap: *mut $crate::CUtensorMap, tensorDataType: $crate::CUtensorMapDataType, tensorRank: $crate::cuuint32_t, globalAddress: *mut ::core::ffi::c_void, globalDim: *const $crate::cuuint64_t, globalStrides: *const $crate::cuuint64_t, boxDim: *const $crate::cuuint32_t, elementStrides: *const $crate::cuuint32_t, interleave: $crate::CUtensorMapInterleave, swizzle: $crate::CUtensorMapSwizzle, l2Promotion: $crate::CUtensorMapL2promotion, oobFill: $crate::CUtensorMapFloatOOBfill) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_TENSOR_MEMORY"] fn cuTensorMapEncodeIm2col(tensorMap: *mut $crate::CUtensorMap, tensorDataType: $crate::CUtensorMapDataType, tensorRank: $crate::cuuint32_t, globalAddress: *mut ::core::ffi::c_void, globalDim: *const $crate::cuuint64_t, globalStrides: *const $crate::cuuint64_t, pixelBoxLowerCorner: *const ::core::ffi::c_int, pixelBoxUpperCorner: *const ::core::ffi::c_int, channelsPerPixel: $crate::cuuint32_t, pixelsPerColumn: $crate::cuuint32_t, elementStrides: *const $crate::cuuint32_t, interleave: $crate::CUtensorMapInterleave, swizzle: $crate::CUtensorMapSwizzle, l2Promotion: $crate::CUtensorMapL2promotion, oobFill: $crate::CUtensorMapFloatOOBfill) -> $crate::CUresult;
        #[since = 12080] #[group = "CUDA_TENSOR_MEMORY"] fn cuTensorMapEncodeIm2colWide(tensorMap: *mut $crate::CUtensorMap, tensorDataType: $crate::CUtensorMapDataType, tensorRank: $crate::cuuint32_t, globalAddress: *mut ::core::ffi::c_void, globalDim: *const $crate::cuuint64_t, globalStrides: *const $crate::cuuint64_t, pixelBoxLowerCornerWidth: ::core::ffi::c_int, pixelBoxUpperCornerWidth: ::core::ffi::c_int, channelsPerPixel: $crate::cuuint32_t, pixelsPerColumn: $crate::cuuint32_t, elementStrides: *const $crate::cuuint32_t, interleave: $crate::CUtensorMapInterleave, mode: $crate::CUtensorMapIm2ColWideMode, swizzle: $crate::CUtensorMapSwizzle, l2Promotion: $crate::CUtensorMapL2promotion, oobFill: $crate::CUtensorMapFloatOOBfill) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_TENSOR_MEMORY"] fn cuTensorMapReplaceAddress(tensorMap: *mut $crate::CUtensorMap, globalAddress: *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 13050] #[group = "CUDA_TENSOR_MEMORY"] fn cuTensorMapSetAllocationClass(tensorMap: *mut $crate::CUtensorMap, allocClass: $crate::CUtensorMapAllocClass, outAllocClass: *mut $crate::CUtensorMapAllocClass) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_PEER_ACCESS"] fn cuDeviceCanAccessPeer(canAccessPeer: *mut ::core::ffi::c_int, dev: $crate::CUdevice, peerDev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_PEER_ACCESS"] fn cuCtxEnablePeerAccess(peerContext: $crate::CUcontext, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_PEER_ACCESS"] fn cuCtxDisablePeerAccess(peerContext: $crate::CUcontext) -> $crate::CUresult;
        #[since = 8000] #[group = "CUDA_PEER_ACCESS"] fn cuDeviceGetP2PAttribute(value: *mut ::core::ffi::c_int, attrib: $crate::CUdevice_P2PAttribute, srcDevice: $crate::CUdevice, dstDevice: $crate::CUdevice) -> $crate::CUresult;
        #[since = 13000] #[group = "CUDA_PEER_ACCESS"] fn cuDeviceGetP2PAtomicCapabilities(capabilities: *mut ::core::ffi::c_uint, operations: *const $crate::CUatomicOperation, count: ::core::ffi::c_uint, srcDevice: $crate::CUdevice, dstDevice: $crate::CUdevice) -> $crate::CUresult;
        #[since = 3000] #[group = "CUDA_GRAPHICS"] fn cuGraphicsUnregisterResource(resource: $crate::CUgraphicsResource) -> $crate::CUresult;
        #[since = 3000] #[group = "CUDA_GRAPHICS"] fn cuGraphicsSubResourceGetMappedArray(pArray: *mut $crate::CUarray, resource: $crate::CUgraphicsResource, arrayIndex: ::core::ffi::c_uint, mipLevel: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_GRAPHICS"] fn cuGraphicsResourceGetMappedMipmappedArray(pMipmappedArray: *mut $crate::CUmipmappedArray, resource: $crate::CUgraphicsResource) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_GRAPHICS"] fn cuGraphicsResourceGetMappedPointer_v2(pDevPtr: *mut $crate::CUdeviceptr, pSize: *mut usize, resource: $crate::CUgraphicsResource) -> $crate::CUresult;
        #[since = 6050] #[group = "CUDA_GRAPHICS"] fn cuGraphicsResourceSetMapFlags_v2(resource: $crate::CUgraphicsResource, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 3000] #[group = "CUDA_GRAPHICS"] fn cuGraphicsMapResources(count: ::core::ffi::c_uint, resources: *mut $crate::CUgraphicsResource, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 3000] #[group = "CUDA_GRAPHICS"] fn cuGraphicsUnmapResources(count: ::core::ffi::c_uint, resources: *mut $crate::CUgraphicsResource, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_DRIVER_ENTRY_POINT"] fn cuGetProcAddress_v2(symbol: *const ::core::ffi::c_char, pfn: *mut *mut ::core::ffi::c_void, cudaVersion: ::core::ffi::c_int, flags: $crate::cuuint64_t, symbolStatus: *mut $crate::CUdriverProcAddressQueryResult) -> $crate::CUresult;
        #[since = 12010] #[group = "CUDA_COREDUMP"] fn cuCoredumpGetAttribute(attrib: $crate::CUcoredumpSettings, value: *mut ::core::ffi::c_void, size: *mut usize) -> $crate::CUresult;
        #[since = 12010] #[group = "CUDA_COREDUMP"] fn cuCoredumpGetAttributeGlobal(attrib: $crate::CUcoredumpSettings, value: *mut ::core::ffi::c_void, size: *mut usize) -> $crate::CUresult;
        #[since = 12010] #[group = "CUDA_COREDUMP"] fn cuCoredumpSetAttribute(attrib: $crate::CUcoredumpSettings, value: *mut ::core::ffi::c_void, size: *mut usize) -> $crate::CUresult;
        #[since = 12010] #[group = "CUDA_COREDUMP"] fn cuCoredumpSetAttributeGlobal(attrib: $crate::CUcoredumpSettings, value: *mut ::core::ffi::c_void, size: *mut usize) -> $crate::CUresult;
        #[since = 13020] #[group = "CUDA_COREDUMP"] fn cuCoredumpRegisterStartCallback(callback: $crate::CUcoredumpStatusCallback, userData: *mut ::core::ffi::c_void, callbackOut: *mut $crate::CUcoredumpCallbackHandle) -> $crate::CUresult;
        #[since = 13020] #[group = "CUDA_COREDUMP"] fn cuCoredumpRegisterCompleteCallback(callback: $crate::CUcoredumpStatusCallback, userData: *mut ::core::ffi::c_void, callbackOut: *mut $crate::CUcoredumpCallbackHandle) -> $crate::CUresult;
        #[since = 13020] #[group = "CUDA_COREDUMP"] fn cuCoredumpDeregisterStartCallback(callback: $crate::CUcoredumpCallbackHandle) -> $crate::CUresult;
        #[since = 13020] #[group = "CUDA_COREDUMP"] fn cuCoredumpDeregisterCompleteCallback(callback: $crate::CUcoredumpCallbackHandle) -> $crate::CUresult;
        #[since = 3000] #[group = "CUDA_COREDUMP"] fn cuGetExportTable(ppExportTable: *mut *const ::core::ffi::c_void, pExportTableId: *const $crate::CUuuid) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_GREEN_CONTEXTS"] fn cuGreenCtxCreate(phCtx: *mut $crate::CUgreenCtx, desc: $crate::CUdevResourceDesc, dev: $crate::CUdevice, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_GREEN_CONTEXTS"] fn cuGreenCtxDestroy(hCtx: $crate::CUgreenCtx) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_GREEN_CONTEXTS"] fn cuCtxFromGreenCtx(pContext: *mut $crate::CUcontext, hCtx: $crate::CUgreenCtx) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_GREEN_CONTEXTS"] fn cuDeviceGetDevResource(device: $crate::CUdevice, resource: *mut $crate::CUdevResource, type_: $crate::CUdevResourceType) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_GREEN_CONTEXTS"] fn cuCtxGetDevResource(hCtx: $crate::CUcontext, resource: *mut $crate::CUdevResource, type_: $crate::CUdevResourceType) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_GREEN_CONTEXTS"] fn cuGreenCtxGetDevResource(hCtx: $crate::CUgreenCtx, resource: *mut $crate::CUdevResource, type_: $crate::CUdevResourceType) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_GREEN_CONTEXTS"] fn cuDevSmResourceSplitByCount(result: *mut $crate::CUdevResource, nbGroups: *mut ::core::ffi::c_uint, input: *const $crate::CUdevResource, remainder: *mut $crate::CUdevResource, flags: ::core::ffi::c_uint, minCount: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 13010] #[group = "CUDA_GREEN_CONTEXTS"] fn cuDevSmResourceSplit(result: *mut $crate::CUdevResource, nbGroups: ::core::ffi::c_uint, input: *const $crate::CUdevResource, remainder: *mut $crate::CUdevResource, flags: ::core::ffi::c_uint, groupParams: *mut $crate::CU_DEV_SM_RESOURCE_GROUP_PARAMS) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_GREEN_CONTEXTS"] fn cuDevResourceGenerateDesc(phDesc: *mut $crate::CUdevResourceDesc, resources: *mut $crate::CUdevResource, nbResources: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_GREEN_CONTEXTS"] fn cuGreenCtxRecordEvent(hCtx: $crate::CUgreenCtx, hEvent: $crate::CUevent) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_GREEN_CONTEXTS"] fn cuGreenCtxWaitEvent(hCtx: $crate::CUgreenCtx, hEvent: $crate::CUevent) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_GREEN_CONTEXTS"] fn cuStreamGetGreenCtx(hStream: $crate::CUstream, phCtx: *mut $crate::CUgreenCtx) -> $crate::CUresult;
        #[since = 12050] #[group = "CUDA_GREEN_CONTEXTS"] fn cuGreenCtxStreamCreate(phStream: *mut $crate::CUstream, greenCtx: $crate::CUgreenCtx, flags: ::core::ffi::c_uint, priority: ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 12090] #[group = "CUDA_GREEN_CONTEXTS"] fn cuGreenCtxGetId(greenCtx: $crate::CUgreenCtx, greenCtxId: *mut ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 13010] #[group = "CUDA_GREEN_CONTEXTS"] fn cuStreamGetDevResource(hStream: $crate::CUstream, resource: *mut $crate::CUdevResource, type_: $crate::CUdevResourceType) -> $crate::CUresult;
        #[since = 12090] #[group = "CUDA_LOGS"] fn cuLogsRegisterCallback(callbackFunc: $crate::CUlogsCallback, userData: *mut ::core::ffi::c_void, callback_out: *mut $crate::CUlogsCallbackHandle) -> $crate::CUresult;
        #[since = 12090] #[group = "CUDA_LOGS"] fn cuLogsUnregisterCallback(callback: $crate::CUlogsCallbackHandle) -> $crate::CUresult;
        #[since = 12090] #[group = "CUDA_LOGS"] fn cuLogsCurrent(iterator_out: *mut $crate::CUlogIterator, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 12090] #[group = "CUDA_LOGS"] fn cuLogsDumpToFile(iterator: *mut $crate::CUlogIterator, pathToFile: *const ::core::ffi::c_char, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 12090] #[group = "CUDA_LOGS"] fn cuLogsDumpToMemory(iterator: *mut $crate::CUlogIterator, buffer: *mut ::core::ffi::c_char, size: *mut usize, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 12080] #[group = "CUDA_CHECKPOINT"] fn cuCheckpointProcessGetRestoreThreadId(pid: ::core::ffi::c_int, tid: *mut ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 12080] #[group = "CUDA_CHECKPOINT"] fn cuCheckpointProcessGetState(pid: ::core::ffi::c_int, state: *mut $crate::CUprocessState) -> $crate::CUresult;
        #[since = 12080] #[group = "CUDA_CHECKPOINT"] fn cuCheckpointProcessLock(pid: ::core::ffi::c_int, args: *mut $crate::CUcheckpointLockArgs) -> $crate::CUresult;
        #[since = 12080] #[group = "CUDA_CHECKPOINT"] fn cuCheckpointProcessCheckpoint(pid: ::core::ffi::c_int, args: *mut $crate::CUcheckpointCheckpointArgs) -> $crate::CUresult;
        #[since = 12080] #[group = "CUDA_CHECKPOINT"] fn cuCheckpointProcessRestore(pid: ::core::ffi::c_int, args: *mut $crate::CUcheckpointRestoreArgs) -> $crate::CUresult;
        #[since = 13040] #[group = "CUDA_CHECKPOINT"] fn cuCheckpointOperationComplete(handle: $crate::CUcheckpointOperationHandle) -> $crate::CUresult;
        #[since = 12080] #[group = "CUDA_CHECKPOINT"] fn cuCheckpointProcessUnlock(pid: ::core::ffi::c_int, args: *mut $crate::CUcheckpointUnlockArgs) -> $crate::CUresult;
    } };
}

pub(crate) static FUNCTIONS: [Function; 492] = [
    Function { symbol: c"cuGetErrorString", since: 6000 },
    Function { symbol: c"cuGetErrorName", since: 6000 },
    Function { symbol: c"cuInit", since: 2000 },
    Function { symbol: c"cuDriverGetVersion", since: 2020 },
    Function { symbol: c"cuDeviceGet", since: 2000 },
    Function { symbol: c"cuDeviceGetCount", since: 2000 },
    Function { symbol: c"cuDeviceGetName", since: 2000 },
    Function { symbol: c"cuDeviceGetUuid_v2", since: 11040 },
    Function { symbol: c"cuDeviceGetLuid", since: 10000 },
    Function { symbol: c"cuDeviceTotalMem_v2", since: 3020 },
    Function { symbol: c"cuDeviceGetTexture1DLinearMaxWidth", since: 11010 },
    Function { symbol: c"cuDeviceGetAttribute", since: 2000 },
    Function { symbol: c"cuDeviceGetHostAtomicCapabilities", since: 13000 },
    Function { symbol: c"cuDeviceGetNvSciSyncAttributes", since: 10020 },
    Function { symbol: c"cuDeviceSetMemPool", since: 11020 },
    Function { symbol: c"cuDeviceGetMemPool", since: 11020 },
    Function { symbol: c"cuDeviceGetDefaultMemPool", since: 11020 },
    Function { symbol: c"cuDeviceGetExecAffinitySupport", since: 11040 },
    Function { symbol: c"cuFlushGPUDirectRDMAWrites", since: 11030 },
    Function { symbol: c"cuDeviceGetProperties", since: 2000 },
    Function { symbol: c"cuDeviceComputeCapability", since: 2000 },
    Function { symbol: c"cuDevicePrimaryCtxRetain", since: 7000 },
    Function { symbol: c"cuDevicePrimaryCtxRelease_v2", since: 11000 },
    Function { symbol: c"cuDevicePrimaryCtxSetFlags_v2", since: 11000 },
    Function { symbol: c"cuDevicePrimaryCtxGetState", since: 7000 },
    Function { symbol: c"cuDevicePrimaryCtxReset_v2", since: 11000 },
    Function { symbol: c"cuCtxCreate_v4", since: 12050 },
    Function { symbol: c"cuCtxDestroy_v2", since: 4000 },
    Function { symbol: c"cuCtxPushCurrent_v2", since: 4000 },
    Function { symbol: c"cuCtxPopCurrent_v2", since: 4000 },
    Function { symbol: c"cuCtxSetCurrent", since: 4000 },
    Function { symbol: c"cuCtxGetCurrent", since: 4000 },
    Function { symbol: c"cuCtxGetDevice", since: 2000 },
    Function { symbol: c"cuCtxGetDevice_v2", since: 13000 },
    Function { symbol: c"cuCtxGetFlags", since: 7000 },
    Function { symbol: c"cuCtxSetFlags", since: 12010 },
    Function { symbol: c"cuCtxGetId", since: 12000 },
    Function { symbol: c"cuCtxSynchronize", since: 2000 },
    Function { symbol: c"cuCtxSynchronize_v2", since: 13000 },
    Function { symbol: c"cuCtxSetLimit", since: 3010 },
    Function { symbol: c"cuCtxGetLimit", since: 3010 },
    Function { symbol: c"cuCtxGetCacheConfig", since: 3020 },
    Function { symbol: c"cuCtxSetCacheConfig", since: 3020 },
    Function { symbol: c"cuCtxGetApiVersion", since: 3020 },
    Function { symbol: c"cuCtxGetStreamPriorityRange", since: 5050 },
    Function { symbol: c"cuCtxResetPersistingL2Cache", since: 11000 },
    Function { symbol: c"cuCtxGetExecAffinity", since: 11040 },
    Function { symbol: c"cuCtxRecordEvent", since: 12050 },
    Function { symbol: c"cuCtxWaitEvent", since: 12050 },
    Function { symbol: c"cuCtxAttach", since: 2000 },
    Function { symbol: c"cuCtxDetach", since: 2000 },
    Function { symbol: c"cuCtxGetSharedMemConfig", since: 4020 },
    Function { symbol: c"cuCtxSetSharedMemConfig", since: 4020 },
    Function { symbol: c"cuModuleLoad", since: 2000 },
    Function { symbol: c"cuModuleLoadData", since: 2000 },
    Function { symbol: c"cuModuleLoadDataEx", since: 2010 },
    Function { symbol: c"cuModuleLoadFatBinary", since: 2000 },
    Function { symbol: c"cuModuleUnload", since: 2000 },
    Function { symbol: c"cuModuleGetLoadingMode", since: 11070 },
    Function { symbol: c"cuModuleGetFunction", since: 2000 },
    Function { symbol: c"cuModuleGetFunctionCount", since: 12040 },
    Function { symbol: c"cuModuleEnumerateFunctions", since: 12040 },
    Function { symbol: c"cuModuleGetGlobal_v2", since: 3020 },
    Function { symbol: c"cuLinkCreate_v2", since: 6050 },
    Function { symbol: c"cuLinkAddData_v2", since: 6050 },
    Function { symbol: c"cuLinkAddFile_v2", since: 6050 },
    Function { symbol: c"cuLinkComplete", since: 5050 },
    Function { symbol: c"cuLinkDestroy", since: 5050 },
    Function { symbol: c"cuModuleGetTexRef", since: 2000 },
    Function { symbol: c"cuModuleGetSurfRef", since: 3000 },
    Function { symbol: c"cuLibraryLoadData", since: 12000 },
    Function { symbol: c"cuLibraryLoadFromFile", since: 12000 },
    Function { symbol: c"cuLibraryUnload", since: 12000 },
    Function { symbol: c"cuLibraryGetKernel", since: 12000 },
    Function { symbol: c"cuLibraryGetKernelCount", since: 12040 },
    Function { symbol: c"cuLibraryEnumerateKernels", since: 12040 },
    Function { symbol: c"cuLibraryGetModule", since: 12000 },
    Function { symbol: c"cuKernelGetFunction", since: 12000 },
    Function { symbol: c"cuKernelGetLibrary", since: 12050 },
    Function { symbol: c"cuLibraryGetGlobal", since: 12000 },
    Function { symbol: c"cuLibraryGetManaged", since: 12000 },
    Function { symbol: c"cuLibraryGetUnifiedFunction", since: 12000 },
    Function { symbol: c"cuKernelGetAttribute", since: 12000 },
    Function { symbol: c"cuKernelSetAttribute", since: 12000 },
    Function { symbol: c"cuKernelSetCacheConfig", since: 12000 },
    Function { symbol: c"cuKernelGetName", since: 12030 },
    Function { symbol: c"cuKernelGetParamInfo", since: 12040 },
    Function { symbol: c"cuKernelGetParamCount", since: 13020 },
    Function { symbol: c"cuMemGetInfo_v2", since: 3020 },
    Function { symbol: c"cuMemAlloc_v2", since: 3020 },
    Function { symbol: c"cuMemAllocPitch_v2", since: 3020 },
    Function { symbol: c"cuMemFree_v2", since: 3020 },
    Function { symbol: c"cuMemGetAddressRange_v2", since: 3020 },
    Function { symbol: c"cuMemAllocHost_v2", since: 3020 },
    Function { symbol: c"cuMemFreeHost", since: 2000 },
    Function { symbol: c"cuMemHostAlloc", since: 2020 },
    Function { symbol: c"cuMemHostGetDevicePointer_v2", since: 3020 },
    Function { symbol: c"cuMemHostGetFlags", since: 2030 },
    Function { symbol: c"cuMemAllocManaged", since: 6000 },
    Function { symbol: c"cuDeviceRegisterAsyncNotification", since: 12040 },
    Function { symbol: c"cuDeviceUnregisterAsyncNotification", since: 12040 },
    Function { symbol: c"cuDeviceGetByPCIBusId", since: 4010 },
    Function { symbol: c"cuDeviceGetPCIBusId", since: 4010 },
    Function { symbol: c"cuIpcGetEventHandle", since: 4010 },
    Function { symbol: c"cuIpcOpenEventHandle", since: 4010 },
    Function { symbol: c"cuIpcGetMemHandle", since: 4010 },
    Function { symbol: c"cuIpcOpenMemHandle_v2", since: 11000 },
    Function { symbol: c"cuIpcCloseMemHandle", since: 4010 },
    Function { symbol: c"cuMemHostRegister_v2", since: 6050 },
    Function { symbol: c"cuMemHostUnregister", since: 4000 },
    Function { symbol: c"cuMemcpy", since: 4000 },
    Function { symbol: c"cuMemcpyPeer", since: 4000 },
    Function { symbol: c"cuMemcpyHtoD_v2", since: 3020 },
    Function { symbol: c"cuMemcpyDtoH_v2", since: 3020 },
    Function { symbol: c"cuMemcpyDtoD_v2", since: 3020 },
    Function { symbol: c"cuMemcpyDtoA_v2", since: 3020 },
    Function { symbol: c"cuMemcpyAtoD_v2", since: 3020 },
    Function { symbol: c"cuMemcpyHtoA_v2", since: 3020 },
    Function { symbol: c"cuMemcpyAtoH_v2", since: 3020 },
    Function { symbol: c"cuMemcpyAtoA_v2", since: 3020 },
    Function { symbol: c"cuMemcpy2D_v2", since: 3020 },
    Function { symbol: c"cuMemcpy2DUnaligned_v2", since: 3020 },
    Function { symbol: c"cuMemcpy3D_v2", since: 3020 },
    Function { symbol: c"cuMemcpy3DPeer", since: 4000 },
    Function { symbol: c"cuMemcpyAsync", since: 4000 },
    Function { symbol: c"cuMemcpyPeerAsync", since: 4000 },
    Function { symbol: c"cuMemcpyHtoDAsync_v2", since: 3020 },
    Function { symbol: c"cuMemcpyDtoHAsync_v2", since: 3020 },
    Function { symbol: c"cuMemcpyDtoDAsync_v2", since: 3020 },
    Function { symbol: c"cuMemcpyHtoAAsync_v2", since: 3020 },
    Function { symbol: c"cuMemcpyAtoHAsync_v2", since: 3020 },
    Function { symbol: c"cuMemcpy2DAsync_v2", since: 3020 },
    Function { symbol: c"cuMemcpy3DAsync_v2", since: 3020 },
    Function { symbol: c"cuMemcpy3DPeerAsync", since: 4000 },
    Function { symbol: c"cuMemcpyBatchAsync_v2", since: 13000 },
    Function { symbol: c"cuMemcpy3DBatchAsync_v2", since: 13000 },
    Function { symbol: c"cuMemcpyWithAttributesAsync", since: 13020 },
    Function { symbol: c"cuMemcpy3DWithAttributesAsync", since: 13020 },
    Function { symbol: c"cuMemsetD8_v2", since: 3020 },
    Function { symbol: c"cuMemsetD16_v2", since: 3020 },
    Function { symbol: c"cuMemsetD32_v2", since: 3020 },
    Function { symbol: c"cuMemsetD2D8_v2", since: 3020 },
    Function { symbol: c"cuMemsetD2D16_v2", since: 3020 },
    Function { symbol: c"cuMemsetD2D32_v2", since: 3020 },
    Function { symbol: c"cuMemsetD8Async", since: 3020 },
    Function { symbol: c"cuMemsetD16Async", since: 3020 },
    Function { symbol: c"cuMemsetD32Async", since: 3020 },
    Function { symbol: c"cuMemsetD2D8Async", since: 3020 },
    Function { symbol: c"cuMemsetD2D16Async", since: 3020 },
    Function { symbol: c"cuMemsetD2D32Async", since: 3020 },
    Function { symbol: c"cuArrayCreate_v2", since: 3020 },
    Function { symbol: c"cuArrayGetDescriptor_v2", since: 3020 },
    Function { symbol: c"cuArrayGetSparseProperties", since: 11010 },
    Function { symbol: c"cuMipmappedArrayGetSparseProperties", since: 11010 },
    Function { symbol: c"cuArrayGetMemoryRequirements", since: 11060 },
    Function { symbol: c"cuMipmappedArrayGetMemoryRequirements", since: 11060 },
    Function { symbol: c"cuArrayGetPlane", since: 11020 },
    Function { symbol: c"cuArrayDestroy", since: 2000 },
    Function { symbol: c"cuArray3DCreate_v2", since: 3020 },
    Function { symbol: c"cuArray3DGetDescriptor_v2", since: 3020 },
    Function { symbol: c"cuMipmappedArrayCreate", since: 5000 },
    Function { symbol: c"cuMipmappedArrayGetLevel", since: 5000 },
    Function { symbol: c"cuMipmappedArrayDestroy", since: 5000 },
    Function { symbol: c"cuMemGetHandleForAddressRange", since: 11070 },
    Function { symbol: c"cuMemBatchDecompressAsync", since: 12060 },
    Function { symbol: c"cuMemAddressReserve", since: 10020 },
    Function { symbol: c"cuMemAddressFree", since: 10020 },
    Function { symbol: c"cuMemCreate", since: 10020 },
    Function { symbol: c"cuMemRelease", since: 10020 },
    Function { symbol: c"cuMemMap", since: 10020 },
    Function { symbol: c"cuMemMapArrayAsync", since: 11010 },
    Function { symbol: c"cuMemUnmap", since: 10020 },
    Function { symbol: c"cuMemSetAccess", since: 10020 },
    Function { symbol: c"cuMemGetAccess", since: 10020 },
    Function { symbol: c"cuMemExportToShareableHandle", since: 10020 },
    Function { symbol: c"cuMemImportFromShareableHandle", since: 10020 },
    Function { symbol: c"cuMemGetAllocationGranularity", since: 10020 },
    Function { symbol: c"cuMemGetAllocationPropertiesFromHandle", since: 10020 },
    Function { symbol: c"cuMemRetainAllocationHandle", since: 11000 },
    Function { symbol: c"cuMemFreeAsync", since: 11020 },
    Function { symbol: c"cuMemAllocAsync", since: 11020 },
    Function { symbol: c"cuMemPoolTrimTo", since: 11020 },
    Function { symbol: c"cuMemPoolSetAttribute", since: 11020 },
    Function { symbol: c"cuMemPoolGetAttribute", since: 11020 },
    Function { symbol: c"cuMemPoolSetAccess", since: 11020 },
    Function { symbol: c"cuMemPoolGetAccess", since: 11020 },
    Function { symbol: c"cuMemPoolCreate", since: 11020 },
    Function { symbol: c"cuMemPoolDestroy", since: 11020 },
    Function { symbol: c"cuMemGetDefaultMemPool", since: 13000 },
    Function { symbol: c"cuMemGetMemPool", since: 13000 },
    Function { symbol: c"cuMemSetMemPool", since: 13000 },
    Function { symbol: c"cuMemAllocFromPoolAsync", since: 11020 },
    Function { symbol: c"cuMemPoolExportToShareableHandle", since: 11020 },
    Function { symbol: c"cuMemPoolImportFromShareableHandle", since: 11020 },
    Function { symbol: c"cuMemPoolExportPointer", since: 11020 },
    Function { symbol: c"cuMemPoolImportPointer", since: 11020 },
    Function { symbol: c"cuMulticastCreate", since: 12010 },
    Function { symbol: c"cuMulticastAddDevice", since: 12010 },
    Function { symbol: c"cuMulticastBindMem", since: 12010 },
    Function { symbol: c"cuMulticastBindMem_v2", since: 13010 },
    Function { symbol: c"cuMulticastBindAddr", since: 12010 },
    Function { symbol: c"cuMulticastBindAddr_v2", since: 13010 },
    Function { symbol: c"cuMulticastUnbind", since: 12010 },
    Function { symbol: c"cuMulticastGetGranularity", since: 12010 },
    Function { symbol: c"cuDeviceGetFabricClusterUuid", since: 13040 },
    Function { symbol: c"cuDeviceGetCliqueCount", since: 13040 },
    Function { symbol: c"cuDeviceGetCliqueInfo", since: 13040 },
    Function { symbol: c"cuLogicalEndpointIdReserve", since: 13030 },
    Function { symbol: c"cuLogicalEndpointIdRelease", since: 13030 },
    Function { symbol: c"cuLogicalEndpointCreate", since: 13030 },
    Function { symbol: c"cuLogicalEndpointAddDevice", since: 13030 },
    Function { symbol: c"cuLogicalEndpointDestroy", since: 13030 },
    Function { symbol: c"cuLogicalEndpointBindAddr", since: 13030 },
    Function { symbol: c"cuLogicalEndpointBindMem", since: 13030 },
    Function { symbol: c"cuLogicalEndpointUnbind", since: 13030 },
    Function { symbol: c"cuLogicalEndpointExport", since: 13030 },
    Function { symbol: c"cuLogicalEndpointImport", since: 13030 },
    Function { symbol: c"cuLogicalEndpointGetLimits", since: 13030 },
    Function { symbol: c"cuLogicalEndpointQuery", since: 13030 },
    Function { symbol: c"cuFabricCpyBatchAsync", since: 13050 },
    Function { symbol: c"cuPointerGetAttribute", since: 4000 },
    Function { symbol: c"cuMemPrefetchAsync_v2", since: 12020 },
    Function { symbol: c"cuMemAdvise_v2", since: 12020 },
    Function { symbol: c"cuMemPrefetchBatchAsync", since: 13000 },
    Function { symbol: c"cuMemDiscardBatchAsync", since: 13000 },
    Function { symbol: c"cuMemDiscardAndPrefetchBatchAsync", since: 13000 },
    Function { symbol: c"cuMemGetLocationInfo", since: 13040 },
    Function { symbol: c"cuMemRangeGetAttribute", since: 8000 },
    Function { symbol: c"cuMemRangeGetAttributes", since: 8000 },
    Function { symbol: c"cuPointerSetAttribute", since: 6000 },
    Function { symbol: c"cuPointerGetAttributes", since: 7000 },
    Function { symbol: c"cuStreamCreate", since: 2000 },
    Function { symbol: c"cuStreamCreateWithPriority", since: 5050 },
    Function { symbol: c"cuStreamBeginCaptureToCig", since: 13010 },
    Function { symbol: c"cuStreamEndCaptureToCig", since: 13010 },
    Function { symbol: c"cuStreamGetPriority", since: 5050 },
    Function { symbol: c"cuStreamGetDevice", since: 12080 },
    Function { symbol: c"cuStreamGetFlags", since: 5050 },
    Function { symbol: c"cuStreamGetId", since: 12000 },
    Function { symbol: c"cuStreamGetCtx", since: 9020 },
    Function { symbol: c"cuStreamGetCtx_v2", since: 12050 },
    Function { symbol: c"cuStreamWaitEvent", since: 3020 },
    Function { symbol: c"cuStreamAddCallback", since: 5000 },
    Function { symbol: c"cuStreamBeginCapture_v2", since: 10010 },
    Function { symbol: c"cuStreamBeginRecaptureToGraph", since: 13030 },
    Function { symbol: c"cuStreamBeginCaptureToGraph", since: 12030 },
    Function { symbol: c"cuThreadExchangeStreamCaptureMode", since: 10010 },
    Function { symbol: c"cuStreamEndCapture", since: 10000 },
    Function { symbol: c"cuStreamIsCapturing", since: 10000 },
    Function { symbol: c"cuStreamGetCaptureInfo_v3", since: 12030 },
    Function { symbol: c"cuStreamUpdateCaptureDependencies_v2", since: 12030 },
    Function { symbol: c"cuStreamAttachMemAsync", since: 6000 },
    Function { symbol: c"cuStreamQuery", since: 2000 },
    Function { symbol: c"cuStreamSynchronize", since: 2000 },
    Function { symbol: c"cuStreamDestroy_v2", since: 4000 },
    Function { symbol: c"cuStreamCopyAttributes", since: 11000 },
    Function { symbol: c"cuStreamGetAttribute", since: 11000 },
    Function { symbol: c"cuStreamSetAttribute", since: 11000 },
    Function { symbol: c"cuEventCreate", since: 2000 },
    Function { symbol: c"cuEventRecord", since: 2000 },
    Function { symbol: c"cuEventRecordWithFlags", since: 11010 },
    Function { symbol: c"cuEventQuery", since: 2000 },
    Function { symbol: c"cuEventSynchronize", since: 2000 },
    Function { symbol: c"cuEventDestroy_v2", since: 4000 },
    Function { symbol: c"cuEventElapsedTime_v2", since: 12080 },
    Function { symbol: c"cuImportExternalMemory", since: 10000 },
    Function { symbol: c"cuExternalMemoryGetMappedBuffer", since: 10000 },
    Function { symbol: c"cuExternalMemoryGetMappedMipmappedArray", since: 10000 },
    Function { symbol: c"cuDestroyExternalMemory", since: 10000 },
    Function { symbol: c"cuImportExternalSemaphore", since: 10000 },
    Function { symbol: c"cuSignalExternalSemaphoresAsync", since: 10000 },
    Function { symbol: c"cuWaitExternalSemaphoresAsync", since: 10000 },
    Function { symbol: c"cuDestroyExternalSemaphore", since: 10000 },
    Function { symbol: c"cuStreamWaitValue32_v2", since: 11070 },
    Function { symbol: c"cuStreamWaitValue64_v2", since: 11070 },
    Function { symbol: c"cuStreamWriteValue32_v2", since: 11070 },
    Function { symbol: c"cuStreamWriteValue64_v2", since: 11070 },
    Function { symbol: c"cuStreamBatchMemOp_v2", since: 11070 },
    Function { symbol: c"cuFuncGetAttribute", since: 2020 },
    Function { symbol: c"cuFuncSetAttribute", since: 9000 },
    Function { symbol: c"cuFuncSetCacheConfig", since: 3000 },
    Function { symbol: c"cuFuncGetModule", since: 11000 },
    Function { symbol: c"cuFuncGetName", since: 12030 },
    Function { symbol: c"cuFuncGetParamInfo", since: 12040 },
    Function { symbol: c"cuFuncGetParamCount", since: 13020 },
    Function { symbol: c"cuFuncIsLoaded", since: 12040 },
    Function { symbol: c"cuFuncLoad", since: 12040 },
    Function { symbol: c"cuLaunchKernel", since: 4000 },
    Function { symbol: c"cuLaunchKernelEx", since: 11060 },
    Function { symbol: c"cuLaunchCooperativeKernel", since: 9000 },
    Function { symbol: c"cuLaunchHostFunc", since: 10000 },
    Function { symbol: c"cuLaunchHostFunc_v2", since: 13010 },
    Function { symbol: c"cuFuncSetBlockShape", since: 2000 },
    Function { symbol: c"cuFuncSetSharedSize", since: 2000 },
    Function { symbol: c"cuParamSetSize", since: 2000 },
    Function { symbol: c"cuParamSeti", since: 2000 },
    Function { symbol: c"cuParamSetf", since: 2000 },
    Function { symbol: c"cuParamSetv", since: 2000 },
    Function { symbol: c"cuLaunch", since: 2000 },
    Function { symbol: c"cuLaunchGrid", since: 2000 },
    Function { symbol: c"cuLaunchGridAsync", since: 2000 },
    Function { symbol: c"cuLaunchCooperativeKernelMultiDevice", since: 9000 },
    Function { symbol: c"cuParamSetTexRef", since: 2000 },
    Function { symbol: c"cuFuncSetSharedMemConfig", since: 4020 },
    Function { symbol: c"cuGraphCreate", since: 10000 },
    Function { symbol: c"cuGraphAddKernelNode_v2", since: 12000 },
    Function { symbol: c"cuGraphKernelNodeGetParams_v2", since: 12000 },
    Function { symbol: c"cuGraphKernelNodeSetParams_v2", since: 12000 },
    Function { symbol: c"cuGraphAddMemcpyNode", since: 10000 },
    Function { symbol: c"cuGraphMemcpyNodeGetParams", since: 10000 },
    Function { symbol: c"cuGraphMemcpyNodeSetParams", since: 10000 },
    Function { symbol: c"cuGraphAddMemsetNode", since: 10000 },
    Function { symbol: c"cuGraphMemsetNodeGetParams", since: 10000 },
    Function { symbol: c"cuGraphMemsetNodeSetParams", since: 10000 },
    Function { symbol: c"cuGraphAddHostNode", since: 10000 },
    Function { symbol: c"cuGraphHostNodeGetParams", since: 10000 },
    Function { symbol: c"cuGraphHostNodeSetParams", since: 10000 },
    Function { symbol: c"cuGraphAddChildGraphNode", since: 10000 },
    Function { symbol: c"cuGraphChildGraphNodeGetGraph", since: 10000 },
    Function { symbol: c"cuGraphAddEmptyNode", since: 10000 },
    Function { symbol: c"cuGraphAddEventRecordNode", since: 11010 },
    Function { symbol: c"cuGraphEventRecordNodeGetEvent", since: 11010 },
    Function { symbol: c"cuGraphEventRecordNodeSetEvent", since: 11010 },
    Function { symbol: c"cuGraphAddEventWaitNode", since: 11010 },
    Function { symbol: c"cuGraphEventWaitNodeGetEvent", since: 11010 },
    Function { symbol: c"cuGraphEventWaitNodeSetEvent", since: 11010 },
    Function { symbol: c"cuGraphAddExternalSemaphoresSignalNode", since: 11020 },
    Function { symbol: c"cuGraphExternalSemaphoresSignalNodeGetParams", since: 11020 },
    Function { symbol: c"cuGraphExternalSemaphoresSignalNodeSetParams", since: 11020 },
    Function { symbol: c"cuGraphAddExternalSemaphoresWaitNode", since: 11020 },
    Function { symbol: c"cuGraphExternalSemaphoresWaitNodeGetParams", since: 11020 },
    Function { symbol: c"cuGraphExternalSemaphoresWaitNodeSetParams", since: 11020 },
    Function { symbol: c"cuGraphAddBatchMemOpNode", since: 11070 },
    Function { symbol: c"cuGraphBatchMemOpNodeGetParams", since: 11070 },
    Function { symbol: c"cuGraphBatchMemOpNodeSetParams", since: 11070 },
    Function { symbol: c"cuGraphExecBatchMemOpNodeSetParams", since: 11070 },
    Function { symbol: c"cuGraphAddMemAllocNode", since: 11040 },
    Function { symbol: c"cuGraphMemAllocNodeGetParams", since: 11040 },
    Function { symbol: c"cuGraphAddMemFreeNode", since: 11040 },
    Function { symbol: c"cuGraphMemFreeNodeGetParams", since: 11040 },
    Function { symbol: c"cuDeviceGraphMemTrim", since: 11040 },
    Function { symbol: c"cuDeviceGetGraphMemAttribute", since: 11040 },
    Function { symbol: c"cuDeviceSetGraphMemAttribute", since: 11040 },
    Function { symbol: c"cuGraphClone", since: 10000 },
    Function { symbol: c"cuGraphNodeFindInClone", since: 10000 },
    Function { symbol: c"cuGraphNodeGetType", since: 10000 },
    Function { symbol: c"cuGraphNodeGetContainingGraph", since: 13010 },
    Function { symbol: c"cuGraphNodeGetLocalId", since: 13010 },
    Function { symbol: c"cuGraphNodeGetToolsId", since: 13010 },
    Function { symbol: c"cuGraphGetId", since: 13010 },
    Function { symbol: c"cuGraphExecGetId", since: 13010 },
    Function { symbol: c"cuGraphGetNodes", since: 10000 },
    Function { symbol: c"cuGraphGetRootNodes", since: 10000 },
    Function { symbol: c"cuGraphGetEdges_v2", since: 12030 },
    Function { symbol: c"cuGraphNodeGetDependencies_v2", since: 12030 },
    Function { symbol: c"cuGraphNodeGetDependentNodes_v2", since: 12030 },
    Function { symbol: c"cuGraphAddDependencies_v2", since: 12030 },
    Function { symbol: c"cuGraphRemoveDependencies_v2", since: 12030 },
    Function { symbol: c"cuGraphDestroyNode", since: 10000 },
    Function { symbol: c"cuGraphInstantiateWithFlags", since: 11040 },
    Function { symbol: c"cuGraphInstantiateWithParams", since: 12000 },
    Function { symbol: c"cuGraphExecGetFlags", since: 12000 },
    Function { symbol: c"cuGraphExecKernelNodeSetParams_v2", since: 12000 },
    Function { symbol: c"cuGraphExecMemcpyNodeSetParams", since: 10020 },
    Function { symbol: c"cuGraphExecMemsetNodeSetParams", since: 10020 },
    Function { symbol: c"cuGraphExecHostNodeSetParams", since: 10020 },
    Function { symbol: c"cuGraphExecChildGraphNodeSetParams", since: 11010 },
    Function { symbol: c"cuGraphExecEventRecordNodeSetEvent", since: 11010 },
    Function { symbol: c"cuGraphExecEventWaitNodeSetEvent", since: 11010 },
    Function { symbol: c"cuGraphExecExternalSemaphoresSignalNodeSetParams", since: 11020 },
    Function { symbol: c"cuGraphExecExternalSemaphoresWaitNodeSetParams", since: 11020 },
    Function { symbol: c"cuGraphNodeSetEnabled", since: 11060 },
    Function { symbol: c"cuGraphNodeGetEnabled", since: 11060 },
    Function { symbol: c"cuGraphUpload", since: 11010 },
    Function { symbol: c"cuGraphLaunch", since: 10000 },
    Function { symbol: c"cuGraphExecDestroy", since: 10000 },
    Function { symbol: c"cuGraphDestroy", since: 10000 },
    Function { symbol: c"cuGraphExecUpdate_v2", since: 12000 },
    Function { symbol: c"cuGraphKernelNodeCopyAttributes", since: 11000 },
    Function { symbol: c"cuGraphKernelNodeGetAttribute", since: 11000 },
    Function { symbol: c"cuGraphKernelNodeSetAttribute", since: 11000 },
    Function { symbol: c"cuGraphDebugDotPrint", since: 11030 },
    Function { symbol: c"cuUserObjectCreate", since: 11030 },
    Function { symbol: c"cuUserObjectRetain", since: 11030 },
    Function { symbol: c"cuUserObjectRelease", since: 11030 },
    Function { symbol: c"cuGraphRetainUserObject", since: 11030 },
    Function { symbol: c"cuGraphReleaseUserObject", since: 11030 },
    Function { symbol: c"cuGraphAddNode_v2", since: 12030 },
    Function { symbol: c"cuGraphAddNode_v3", since: 13040 },
    Function { symbol: c"cuGraphNodeSetParams", since: 12020 },
    Function { symbol: c"cuGraphNodeSetParams_v2", since: 13040 },
    Function { symbol: c"cuGraphNodeGetParams", since: 13020 },
    Function { symbol: c"cuGraphExecNodeSetParams", since: 12020 },
    Function { symbol: c"cuGraphConditionalHandleCreate", since: 12030 },
    Function { symbol: c"cuOccupancyMaxActiveBlocksPerMultiprocessor", since: 6050 },
    Function { symbol: c"cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", since: 7000 },
    Function { symbol: c"cuOccupancyMaxPotentialBlockSize", since: 6050 },
    Function { symbol: c"cuOccupancyMaxPotentialBlockSizeWithFlags", since: 7000 },
    Function { symbol: c"cuOccupancyAvailableDynamicSMemPerBlock", since: 10020 },
    Function { symbol: c"cuOccupancyMaxPotentialClusterSize", since: 11070 },
    Function { symbol: c"cuOccupancyMaxActiveClusters", since: 11070 },
    Function { symbol: c"cuTexRefSetArray", since: 2000 },
    Function { symbol: c"cuTexRefSetMipmappedArray", since: 5000 },
    Function { symbol: c"cuTexRefSetAddress_v2", since: 3020 },
    Function { symbol: c"cuTexRefSetAddress2D_v3", since: 4010 },
    Function { symbol: c"cuTexRefSetFormat", since: 2000 },
    Function { symbol: c"cuTexRefSetAddressMode", since: 2000 },
    Function { symbol: c"cuTexRefSetFilterMode", since: 2000 },
    Function { symbol: c"cuTexRefSetMipmapFilterMode", since: 5000 },
    Function { symbol: c"cuTexRefSetMipmapLevelBias", since: 5000 },
    Function { symbol: c"cuTexRefSetMipmapLevelClamp", since: 5000 },
    Function { symbol: c"cuTexRefSetMaxAnisotropy", since: 5000 },
    Function { symbol: c"cuTexRefSetBorderColor", since: 8000 },
    Function { symbol: c"cuTexRefSetFlags", since: 2000 },
    Function { symbol: c"cuTexRefGetAddress_v2", since: 3020 },
    Function { symbol: c"cuTexRefGetArray", since: 2000 },
    Function { symbol: c"cuTexRefGetMipmappedArray", since: 5000 },
    Function { symbol: c"cuTexRefGetAddressMode", since: 2000 },
    Function { symbol: c"cuTexRefGetFilterMode", since: 2000 },
    Function { symbol: c"cuTexRefGetFormat", since: 2000 },
    Function { symbol: c"cuTexRefGetMipmapFilterMode", since: 5000 },
    Function { symbol: c"cuTexRefGetMipmapLevelBias", since: 5000 },
    Function { symbol: c"cuTexRefGetMipmapLevelClamp", since: 5000 },
    Function { symbol: c"cuTexRefGetMaxAnisotropy", since: 5000 },
    Function { symbol: c"cuTexRefGetBorderColor", since: 8000 },
    Function { symbol: c"cuTexRefGetFlags", since: 2000 },
    Function { symbol: c"cuTexRefCreate", since: 2000 },
    Function { symbol: c"cuTexRefDestroy", since: 2000 },
    Function { symbol: c"cuSurfRefSetArray", since: 3000 },
    Function { symbol: c"cuSurfRefGetArray", since: 3000 },
    Function { symbol: c"cuTexObjectCreate", since: 5000 },
    Function { symbol: c"cuTexObjectDestroy", since: 5000 },
    Function { symbol: c"cuTexObjectGetResourceDesc", since: 5000 },
    Function { symbol: c"cuTexObjectGetTextureDesc", since: 5000 },
    Function { symbol: c"cuTexObjectGetResourceViewDesc", since: 5000 },
    Function { symbol: c"cuSurfObjectCreate", since: 5000 },
    Function { symbol: c"cuSurfObjectDestroy", since: 5000 },
    Function { symbol: c"cuSurfObjectGetResourceDesc", since: 5000 },
    Function { symbol: c"cuTensorMapEncodeTiled", since: 12000 },
    Function { symbol: c"cuTensorMapEncodeIm2col", since: 12000 },
    Function { symbol: c"cuTensorMapEncodeIm2colWide", since: 12080 },
    Function { symbol: c"cuTensorMapReplaceAddress", since: 12000 },
    Function { symbol: c"cuTensorMapSetAllocationClass", since: 13050 },
    Function { symbol: c"cuDeviceCanAccessPeer", since: 4000 },
    Function { symbol: c"cuCtxEnablePeerAccess", since: 4000 },
    Function { symbol: c"cuCtxDisablePeerAccess", since: 4000 },
    Function { symbol: c"cuDeviceGetP2PAttribute", since: 8000 },
    Function { symbol: c"cuDeviceGetP2PAtomicCapabilities", since: 13000 },
    Function { symbol: c"cuGraphicsUnregisterResource", since: 3000 },
    Function { symbol: c"cuGraphicsSubResourceGetMappedArray", since: 3000 },
    Function { symbol: c"cuGraphicsResourceGetMappedMipmappedArray", since: 5000 },
    Function { symbol: c"cuGraphicsResourceGetMappedPointer_v2", since: 3020 },
    Function { symbol: c"cuGraphicsResourceSetMapFlags_v2", since: 6050 },
    Function { symbol: c"cuGraphicsMapResources", since: 3000 },
    Function { symbol: c"cuGraphicsUnmapResources", since: 3000 },
    Function { symbol: c"cuGetProcAddress_v2", since: 12000 },
    Function { symbol: c"cuCoredumpGetAttribute", since: 12010 },
    Function { symbol: c"cuCoredumpGetAttributeGlobal", since: 12010 },
    Function { symbol: c"cuCoredumpSetAttribute", since: 12010 },
    Function { symbol: c"cuCoredumpSetAttributeGlobal", since: 12010 },
    Function { symbol: c"cuCoredumpRegisterStartCallback", since: 13020 },
    Function { symbol: c"cuCoredumpRegisterCompleteCallback", since: 13020 },
    Function { symbol: c"cuCoredumpDeregisterStartCallback", since: 13020 },
    Function { symbol: c"cuCoredumpDeregisterCompleteCallback", since: 13020 },
    Function { symbol: c"cuGetExportTable", since: 3000 },
    Function { symbol: c"cuGreenCtxCreate", since: 12040 },
    Function { symbol: c"cuGreenCtxDestroy", since: 12040 },
    Function { symbol: c"cuCtxFromGreenCtx", since: 12040 },
    Function { symbol: c"cuDeviceGetDevResource", since: 12040 },
    Function { symbol: c"cuCtxGetDevResource", since: 12040 },
    Function { symbol: c"cuGreenCtxGetDevResource", since: 12040 },
    Function { symbol: c"cuDevSmResourceSplitByCount", since: 12040 },
    Function { symbol: c"cuDevSmResourceSplit", since: 13010 },
    Function { symbol: c"cuDevResourceGenerateDesc", since: 12040 },
    Function { symbol: c"cuGreenCtxRecordEvent", since: 12040 },
    Function { symbol: c"cuGreenCtxWaitEvent", since: 12040 },
    Function { symbol: c"cuStreamGetGreenCtx", since: 12040 },
    Function { symbol: c"cuGreenCtxStreamCreate", since: 12050 },
    Function { symbol: c"cuGreenCtxGetId", since: 12090 },
    Function { symbol: c"cuStreamGetDevResource", since: 13010 },
    Function { symbol: c"cuLogsRegisterCallback", since: 12090 },
    Function { symbol: c"cuLogsUnregisterCallback", since: 12090 },
    Function { symbol: c"cuLogsCurrent", since: 12090 },
    Function { symbol: c"cuLogsDumpToFile", since: 12090 },
    Function { symbol: c"cuLogsDumpToMemory", since: 12090 },
    Function { symbol: c"cuCheckpointProcessGetRestoreThreadId", since: 12080 },
    Function { symbol: c"cuCheckpointProcessGetState", since: 12080 },
    Function { symbol: c"cuCheckpointProcessLock", since: 12080 },
    Function { symbol: c"cuCheckpointProcessCheckpoint", since: 12080 },
    Function { symbol: c"cuCheckpointProcessRestore", since: 12080 },
    Function { symbol: c"cuCheckpointOperationComplete", since: 13040 },
    Function { symbol: c"cuCheckpointProcessUnlock", since: 12080 },
];

#[doc(no_inline)]
pub use self::{
    cuDeviceGetUuid_v2 as cuDeviceGetUuid,
    cuDeviceTotalMem_v2 as cuDeviceTotalMem,
    cuDevicePrimaryCtxRelease_v2 as cuDevicePrimaryCtxRelease,
    cuDevicePrimaryCtxSetFlags_v2 as cuDevicePrimaryCtxSetFlags,
    cuDevicePrimaryCtxReset_v2 as cuDevicePrimaryCtxReset,
    cuCtxCreate_v4 as cuCtxCreate,
    cuCtxDestroy_v2 as cuCtxDestroy,
    cuCtxPushCurrent_v2 as cuCtxPushCurrent,
    cuCtxPopCurrent_v2 as cuCtxPopCurrent,
    cuModuleGetGlobal_v2 as cuModuleGetGlobal,
    cuLinkCreate_v2 as cuLinkCreate,
    cuLinkAddData_v2 as cuLinkAddData,
    cuLinkAddFile_v2 as cuLinkAddFile,
    cuMemGetInfo_v2 as cuMemGetInfo,
    cuMemAlloc_v2 as cuMemAlloc,
    cuMemAllocPitch_v2 as cuMemAllocPitch,
    cuMemFree_v2 as cuMemFree,
    cuMemGetAddressRange_v2 as cuMemGetAddressRange,
    cuMemAllocHost_v2 as cuMemAllocHost,
    cuMemHostGetDevicePointer_v2 as cuMemHostGetDevicePointer,
    cuIpcOpenMemHandle_v2 as cuIpcOpenMemHandle,
    cuMemHostRegister_v2 as cuMemHostRegister,
    cuMemcpyHtoD_v2 as cuMemcpyHtoD,
    cuMemcpyDtoH_v2 as cuMemcpyDtoH,
    cuMemcpyDtoD_v2 as cuMemcpyDtoD,
    cuMemcpyDtoA_v2 as cuMemcpyDtoA,
    cuMemcpyAtoD_v2 as cuMemcpyAtoD,
    cuMemcpyHtoA_v2 as cuMemcpyHtoA,
    cuMemcpyAtoH_v2 as cuMemcpyAtoH,
    cuMemcpyAtoA_v2 as cuMemcpyAtoA,
    cuMemcpy2D_v2 as cuMemcpy2D,
    cuMemcpy2DUnaligned_v2 as cuMemcpy2DUnaligned,
    cuMemcpy3D_v2 as cuMemcpy3D,
    cuMemcpyHtoDAsync_v2 as cuMemcpyHtoDAsync,
    cuMemcpyDtoHAsync_v2 as cuMemcpyDtoHAsync,
    cuMemcpyDtoDAsync_v2 as cuMemcpyDtoDAsync,
    cuMemcpyHtoAAsync_v2 as cuMemcpyHtoAAsync,
    cuMemcpyAtoHAsync_v2 as cuMemcpyAtoHAsync,
    cuMemcpy2DAsync_v2 as cuMemcpy2DAsync,
    cuMemcpy3DAsync_v2 as cuMemcpy3DAsync,
    cuMemcpyBatchAsync_v2 as cuMemcpyBatchAsync,
    cuMemcpy3DBatchAsync_v2 as cuMemcpy3DBatchAsync,
    cuMemsetD8_v2 as cuMemsetD8,
    cuMemsetD16_v2 as cuMemsetD16,
    cuMemsetD32_v2 as cuMemsetD32,
    cuMemsetD2D8_v2 as cuMemsetD2D8,
    cuMemsetD2D16_v2 as cuMemsetD2D16,
    cuMemsetD2D32_v2 as cuMemsetD2D32,
    cuArrayCreate_v2 as cuArrayCreate,
    cuArrayGetDescriptor_v2 as cuArrayGetDescriptor,
    cuArray3DCreate_v2 as cuArray3DCreate,
    cuArray3DGetDescriptor_v2 as cuArray3DGetDescriptor,
    cuMemPrefetchAsync_v2 as cuMemPrefetchAsync,
    cuMemAdvise_v2 as cuMemAdvise,
    cuStreamBeginCapture_v2 as cuStreamBeginCapture,
    cuStreamGetCaptureInfo_v3 as cuStreamGetCaptureInfo,
    cuStreamUpdateCaptureDependencies_v2 as cuStreamUpdateCaptureDependencies,
    cuStreamDestroy_v2 as cuStreamDestroy,
    cuEventDestroy_v2 as cuEventDestroy,
    cuEventElapsedTime_v2 as cuEventElapsedTime,
    cuStreamWaitValue32_v2 as cuStreamWaitValue32,
    cuStreamWaitValue64_v2 as cuStreamWaitValue64,
    cuStreamWriteValue32_v2 as cuStreamWriteValue32,
    cuStreamWriteValue64_v2 as cuStreamWriteValue64,
    cuStreamBatchMemOp_v2 as cuStreamBatchMemOp,
    cuGraphAddKernelNode_v2 as cuGraphAddKernelNode,
    cuGraphKernelNodeGetParams_v2 as cuGraphKernelNodeGetParams,
    cuGraphKernelNodeSetParams_v2 as cuGraphKernelNodeSetParams,
    cuGraphGetEdges_v2 as cuGraphGetEdges,
    cuGraphNodeGetDependencies_v2 as cuGraphNodeGetDependencies,
    cuGraphNodeGetDependentNodes_v2 as cuGraphNodeGetDependentNodes,
    cuGraphAddDependencies_v2 as cuGraphAddDependencies,
    cuGraphRemoveDependencies_v2 as cuGraphRemoveDependencies,
    cuGraphInstantiateWithFlags as cuGraphInstantiate,
    cuGraphExecKernelNodeSetParams_v2 as cuGraphExecKernelNodeSetParams,
    cuGraphExecUpdate_v2 as cuGraphExecUpdate,
    cuGraphAddNode_v2 as cuGraphAddNode,
    cuTexRefSetAddress_v2 as cuTexRefSetAddress,
    cuTexRefSetAddress2D_v3 as cuTexRefSetAddress2D,
    cuTexRefGetAddress_v2 as cuTexRefGetAddress,
    cuGraphicsResourceGetMappedPointer_v2 as cuGraphicsResourceGetMappedPointer,
    cuGraphicsResourceSetMapFlags_v2 as cuGraphicsResourceSetMapFlags,
    cuGetProcAddress_v2 as cuGetProcAddress,
};

pub(crate) static OLDER: [(&CStr, &CStr); 1] = [
    (c"cuEventElapsedTime_v2", c"cuEventElapsedTime"),
];
