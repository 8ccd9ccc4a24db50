// Made by cuda-sys from the cuda.h of CUDA 13.5. Not for editing.

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
        #[since = 12080] #[group = "CUDA_EVENT"] fn cuEventElapsedTime_v2(pMilliseconds: *mut f32, hStart: $crate::CUevent, hEnd: $crate::CUevent) -> $crate::CUresult;
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
    Function::new(c"cuGetErrorString", 6000),
    Function::new(c"cuGetErrorName", 6000),
    Function::new(c"cuInit", 2000),
    Function::new(c"cuDriverGetVersion", 2020),
    Function::new(c"cuDeviceGet", 2000),
    Function::new(c"cuDeviceGetCount", 2000),
    Function::new(c"cuDeviceGetName", 2000),
    Function::new(c"cuDeviceGetUuid_v2", 11040),
    Function::new(c"cuDeviceGetLuid", 10000),
    Function::new(c"cuDeviceTotalMem_v2", 3020),
    Function::new(c"cuDeviceGetTexture1DLinearMaxWidth", 11010),
    Function::new(c"cuDeviceGetAttribute", 2000),
    Function::new(c"cuDeviceGetHostAtomicCapabilities", 13000),
    Function::new(c"cuDeviceGetNvSciSyncAttributes", 10020),
    Function::new(c"cuDeviceSetMemPool", 11020),
    Function::new(c"cuDeviceGetMemPool", 11020),
    Function::new(c"cuDeviceGetDefaultMemPool", 11020),
    Function::new(c"cuDeviceGetExecAffinitySupport", 11040),
    Function::new(c"cuFlushGPUDirectRDMAWrites", 11030),
    Function::new(c"cuDeviceGetProperties", 2000),
    Function::new(c"cuDeviceComputeCapability", 2000),
    Function::new(c"cuDevicePrimaryCtxRetain", 7000),
    Function::new(c"cuDevicePrimaryCtxRelease_v2", 11000),
    Function::new(c"cuDevicePrimaryCtxSetFlags_v2", 11000),
    Function::new(c"cuDevicePrimaryCtxGetState", 7000),
    Function::new(c"cuDevicePrimaryCtxReset_v2", 11000),
    Function::new(c"cuCtxCreate_v4", 12050),
    Function::new(c"cuCtxDestroy_v2", 4000),
    Function::new(c"cuCtxPushCurrent_v2", 4000),
    Function::new(c"cuCtxPopCurrent_v2", 4000),
    Function::new(c"cuCtxSetCurrent", 4000),
    Function::new(c"cuCtxGetCurrent", 4000),
    Function::new(c"cuCtxGetDevice", 2000),
    Function::new(c"cuCtxGetDevice_v2", 13000),
    Function::new(c"cuCtxGetFlags", 7000),
    Function::new(c"cuCtxSetFlags", 12010),
    Function::new(c"cuCtxGetId", 12000),
    Function::new(c"cuCtxSynchronize", 2000),
    Function::new(c"cuCtxSynchronize_v2", 13000),
    Function::new(c"cuCtxSetLimit", 3010),
    Function::new(c"cuCtxGetLimit", 3010),
    Function::new(c"cuCtxGetCacheConfig", 3020),
    Function::new(c"cuCtxSetCacheConfig", 3020),
    Function::new(c"cuCtxGetApiVersion", 3020),
    Function::new(c"cuCtxGetStreamPriorityRange", 5050),
    Function::new(c"cuCtxResetPersistingL2Cache", 11000),
    Function::new(c"cuCtxGetExecAffinity", 11040),
    Function::new(c"cuCtxRecordEvent", 12050),
    Function::new(c"cuCtxWaitEvent", 12050),
    Function::new(c"cuCtxAttach", 2000),
    Function::new(c"cuCtxDetach", 2000),
    Function::new(c"cuCtxGetSharedMemConfig", 4020),
    Function::new(c"cuCtxSetSharedMemConfig", 4020),
    Function::new(c"cuModuleLoad", 2000),
    Function::new(c"cuModuleLoadData", 2000),
    Function::new(c"cuModuleLoadDataEx", 2010),
    Function::new(c"cuModuleLoadFatBinary", 2000),
    Function::new(c"cuModuleUnload", 2000),
    Function::new(c"cuModuleGetLoadingMode", 11070),
    Function::new(c"cuModuleGetFunction", 2000),
    Function::new(c"cuModuleGetFunctionCount", 12040),
    Function::new(c"cuModuleEnumerateFunctions", 12040),
    Function::new(c"cuModuleGetGlobal_v2", 3020),
    Function::new(c"cuLinkCreate_v2", 6050),
    Function::new(c"cuLinkAddData_v2", 6050),
    Function::new(c"cuLinkAddFile_v2", 6050),
    Function::new(c"cuLinkComplete", 5050),
    Function::new(c"cuLinkDestroy", 5050),
    Function::new(c"cuModuleGetTexRef", 2000),
    Function::new(c"cuModuleGetSurfRef", 3000),
    Function::new(c"cuLibraryLoadData", 12000),
    Function::new(c"cuLibraryLoadFromFile", 12000),
    Function::new(c"cuLibraryUnload", 12000),
    Function::new(c"cuLibraryGetKernel", 12000),
    Function::new(c"cuLibraryGetKernelCount", 12040),
    Function::new(c"cuLibraryEnumerateKernels", 12040),
    Function::new(c"cuLibraryGetModule", 12000),
    Function::new(c"cuKernelGetFunction", 12000),
    Function::new(c"cuKernelGetLibrary", 12050),
    Function::new(c"cuLibraryGetGlobal", 12000),
    Function::new(c"cuLibraryGetManaged", 12000),
    Function::new(c"cuLibraryGetUnifiedFunction", 12000),
    Function::new(c"cuKernelGetAttribute", 12000),
    Function::new(c"cuKernelSetAttribute", 12000),
    Function::new(c"cuKernelSetCacheConfig", 12000),
    Function::new(c"cuKernelGetName", 12030),
    Function::new(c"cuKernelGetParamInfo", 12040),
    Function::new(c"cuKernelGetParamCount", 13020),
    Function::new(c"cuMemGetInfo_v2", 3020),
    Function::new(c"cuMemAlloc_v2", 3020),
    Function::new(c"cuMemAllocPitch_v2", 3020),
    Function::new(c"cuMemFree_v2", 3020),
    Function::new(c"cuMemGetAddressRange_v2", 3020),
    Function::new(c"cuMemAllocHost_v2", 3020),
    Function::new(c"cuMemFreeHost", 2000),
    Function::new(c"cuMemHostAlloc", 2020),
    Function::new(c"cuMemHostGetDevicePointer_v2", 3020),
    Function::new(c"cuMemHostGetFlags", 2030),
    Function::new(c"cuMemAllocManaged", 6000),
    Function::new(c"cuDeviceRegisterAsyncNotification", 12040),
    Function::new(c"cuDeviceUnregisterAsyncNotification", 12040),
    Function::new(c"cuDeviceGetByPCIBusId", 4010),
    Function::new(c"cuDeviceGetPCIBusId", 4010),
    Function::new(c"cuIpcGetEventHandle", 4010),
    Function::new(c"cuIpcOpenEventHandle", 4010),
    Function::new(c"cuIpcGetMemHandle", 4010),
    Function::new(c"cuIpcOpenMemHandle_v2", 11000),
    Function::new(c"cuIpcCloseMemHandle", 4010),
    Function::new(c"cuMemHostRegister_v2", 6050),
    Function::new(c"cuMemHostUnregister", 4000),
    Function::new(c"cuMemcpy", 4000),
    Function::new(c"cuMemcpyPeer", 4000),
    Function::new(c"cuMemcpyHtoD_v2", 3020),
    Function::new(c"cuMemcpyDtoH_v2", 3020),
    Function::new(c"cuMemcpyDtoD_v2", 3020),
    Function::new(c"cuMemcpyDtoA_v2", 3020),
    Function::new(c"cuMemcpyAtoD_v2", 3020),
    Function::new(c"cuMemcpyHtoA_v2", 3020),
    Function::new(c"cuMemcpyAtoH_v2", 3020),
    Function::new(c"cuMemcpyAtoA_v2", 3020),
    Function::new(c"cuMemcpy2D_v2", 3020),
    Function::new(c"cuMemcpy2DUnaligned_v2", 3020),
    Function::new(c"cuMemcpy3D_v2", 3020),
    Function::new(c"cuMemcpy3DPeer", 4000),
    Function::new(c"cuMemcpyAsync", 4000),
    Function::new(c"cuMemcpyPeerAsync", 4000),
    Function::new(c"cuMemcpyHtoDAsync_v2", 3020),
    Function::new(c"cuMemcpyDtoHAsync_v2", 3020),
    Function::new(c"cuMemcpyDtoDAsync_v2", 3020),
    Function::new(c"cuMemcpyHtoAAsync_v2", 3020),
    Function::new(c"cuMemcpyAtoHAsync_v2", 3020),
    Function::new(c"cuMemcpy2DAsync_v2", 3020),
    Function::new(c"cuMemcpy3DAsync_v2", 3020),
    Function::new(c"cuMemcpy3DPeerAsync", 4000),
    Function::new(c"cuMemcpyBatchAsync_v2", 13000),
    Function::new(c"cuMemcpy3DBatchAsync_v2", 13000),
    Function::new(c"cuMemcpyWithAttributesAsync", 13020),
    Function::new(c"cuMemcpy3DWithAttributesAsync", 13020),
    Function::new(c"cuMemsetD8_v2", 3020),
    Function::new(c"cuMemsetD16_v2", 3020),
    Function::new(c"cuMemsetD32_v2", 3020),
    Function::new(c"cuMemsetD2D8_v2", 3020),
    Function::new(c"cuMemsetD2D16_v2", 3020),
    Function::new(c"cuMemsetD2D32_v2", 3020),
    Function::new(c"cuMemsetD8Async", 3020),
    Function::new(c"cuMemsetD16Async", 3020),
    Function::new(c"cuMemsetD32Async", 3020),
    Function::new(c"cuMemsetD2D8Async", 3020),
    Function::new(c"cuMemsetD2D16Async", 3020),
    Function::new(c"cuMemsetD2D32Async", 3020),
    Function::new(c"cuArrayCreate_v2", 3020),
    Function::new(c"cuArrayGetDescriptor_v2", 3020),
    Function::new(c"cuArrayGetSparseProperties", 11010),
    Function::new(c"cuMipmappedArrayGetSparseProperties", 11010),
    Function::new(c"cuArrayGetMemoryRequirements", 11060),
    Function::new(c"cuMipmappedArrayGetMemoryRequirements", 11060),
    Function::new(c"cuArrayGetPlane", 11020),
    Function::new(c"cuArrayDestroy", 2000),
    Function::new(c"cuArray3DCreate_v2", 3020),
    Function::new(c"cuArray3DGetDescriptor_v2", 3020),
    Function::new(c"cuMipmappedArrayCreate", 5000),
    Function::new(c"cuMipmappedArrayGetLevel", 5000),
    Function::new(c"cuMipmappedArrayDestroy", 5000),
    Function::new(c"cuMemGetHandleForAddressRange", 11070),
    Function::new(c"cuMemBatchDecompressAsync", 12060),
    Function::new(c"cuMemAddressReserve", 10020),
    Function::new(c"cuMemAddressFree", 10020),
    Function::new(c"cuMemCreate", 10020),
    Function::new(c"cuMemRelease", 10020),
    Function::new(c"cuMemMap", 10020),
    Function::new(c"cuMemMapArrayAsync", 11010),
    Function::new(c"cuMemUnmap", 10020),
    Function::new(c"cuMemSetAccess", 10020),
    Function::new(c"cuMemGetAccess", 10020),
    Function::new(c"cuMemExportToShareableHandle", 10020),
    Function::new(c"cuMemImportFromShareableHandle", 10020),
    Function::new(c"cuMemGetAllocationGranularity", 10020),
    Function::new(c"cuMemGetAllocationPropertiesFromHandle", 10020),
    Function::new(c"cuMemRetainAllocationHandle", 11000),
    Function::new(c"cuMemFreeAsync", 11020),
    Function::new(c"cuMemAllocAsync", 11020),
    Function::new(c"cuMemPoolTrimTo", 11020),
    Function::new(c"cuMemPoolSetAttribute", 11020),
    Function::new(c"cuMemPoolGetAttribute", 11020),
    Function::new(c"cuMemPoolSetAccess", 11020),
    Function::new(c"cuMemPoolGetAccess", 11020),
    Function::new(c"cuMemPoolCreate", 11020),
    Function::new(c"cuMemPoolDestroy", 11020),
    Function::new(c"cuMemGetDefaultMemPool", 13000),
    Function::new(c"cuMemGetMemPool", 13000),
    Function::new(c"cuMemSetMemPool", 13000),
    Function::new(c"cuMemAllocFromPoolAsync", 11020),
    Function::new(c"cuMemPoolExportToShareableHandle", 11020),
    Function::new(c"cuMemPoolImportFromShareableHandle", 11020),
    Function::new(c"cuMemPoolExportPointer", 11020),
    Function::new(c"cuMemPoolImportPointer", 11020),
    Function::new(c"cuMulticastCreate", 12010),
    Function::new(c"cuMulticastAddDevice", 12010),
    Function::new(c"cuMulticastBindMem", 12010),
    Function::new(c"cuMulticastBindMem_v2", 13010),
    Function::new(c"cuMulticastBindAddr", 12010),
    Function::new(c"cuMulticastBindAddr_v2", 13010),
    Function::new(c"cuMulticastUnbind", 12010),
    Function::new(c"cuMulticastGetGranularity", 12010),
    Function::new(c"cuDeviceGetFabricClusterUuid", 13040),
    Function::new(c"cuDeviceGetCliqueCount", 13040),
    Function::new(c"cuDeviceGetCliqueInfo", 13040),
    Function::new(c"cuLogicalEndpointIdReserve", 13030),
    Function::new(c"cuLogicalEndpointIdRelease", 13030),
    Function::new(c"cuLogicalEndpointCreate", 13030),
    Function::new(c"cuLogicalEndpointAddDevice", 13030),
    Function::new(c"cuLogicalEndpointDestroy", 13030),
    Function::new(c"cuLogicalEndpointBindAddr", 13030),
    Function::new(c"cuLogicalEndpointBindMem", 13030),
    Function::new(c"cuLogicalEndpointUnbind", 13030),
    Function::new(c"cuLogicalEndpointExport", 13030),
    Function::new(c"cuLogicalEndpointImport", 13030),
    Function::new(c"cuLogicalEndpointGetLimits", 13030),
    Function::new(c"cuLogicalEndpointQuery", 13030),
    Function::new(c"cuFabricCpyBatchAsync", 13050),
    Function::new(c"cuPointerGetAttribute", 4000),
    Function::new(c"cuMemPrefetchAsync_v2", 12020),
    Function::new(c"cuMemAdvise_v2", 12020),
    Function::new(c"cuMemPrefetchBatchAsync", 13000),
    Function::new(c"cuMemDiscardBatchAsync", 13000),
    Function::new(c"cuMemDiscardAndPrefetchBatchAsync", 13000),
    Function::new(c"cuMemGetLocationInfo", 13040),
    Function::new(c"cuMemRangeGetAttribute", 8000),
    Function::new(c"cuMemRangeGetAttributes", 8000),
    Function::new(c"cuPointerSetAttribute", 6000),
    Function::new(c"cuPointerGetAttributes", 7000),
    Function::new(c"cuStreamCreate", 2000),
    Function::new(c"cuStreamCreateWithPriority", 5050),
    Function::new(c"cuStreamBeginCaptureToCig", 13010),
    Function::new(c"cuStreamEndCaptureToCig", 13010),
    Function::new(c"cuStreamGetPriority", 5050),
    Function::new(c"cuStreamGetDevice", 12080),
    Function::new(c"cuStreamGetFlags", 5050),
    Function::new(c"cuStreamGetId", 12000),
    Function::new(c"cuStreamGetCtx", 9020),
    Function::new(c"cuStreamGetCtx_v2", 12050),
    Function::new(c"cuStreamWaitEvent", 3020),
    Function::new(c"cuStreamAddCallback", 5000),
    Function::new(c"cuStreamBeginCapture_v2", 10010),
    Function::new(c"cuStreamBeginRecaptureToGraph", 13030),
    Function::new(c"cuStreamBeginCaptureToGraph", 12030),
    Function::new(c"cuThreadExchangeStreamCaptureMode", 10010),
    Function::new(c"cuStreamEndCapture", 10000),
    Function::new(c"cuStreamIsCapturing", 10000),
    Function::new(c"cuStreamGetCaptureInfo_v3", 12030),
    Function::new(c"cuStreamUpdateCaptureDependencies_v2", 12030),
    Function::new(c"cuStreamAttachMemAsync", 6000),
    Function::new(c"cuStreamQuery", 2000),
    Function::new(c"cuStreamSynchronize", 2000),
    Function::new(c"cuStreamDestroy_v2", 4000),
    Function::new(c"cuStreamCopyAttributes", 11000),
    Function::new(c"cuStreamGetAttribute", 11000),
    Function::new(c"cuStreamSetAttribute", 11000),
    Function::new(c"cuEventCreate", 2000),
    Function::new(c"cuEventRecord", 2000),
    Function::new(c"cuEventRecordWithFlags", 11010),
    Function::new(c"cuEventQuery", 2000),
    Function::new(c"cuEventSynchronize", 2000),
    Function::new(c"cuEventDestroy_v2", 4000),
    Function::new(c"cuEventElapsedTime_v2", 12080),
    Function::new(c"cuImportExternalMemory", 10000),
    Function::new(c"cuExternalMemoryGetMappedBuffer", 10000),
    Function::new(c"cuExternalMemoryGetMappedMipmappedArray", 10000),
    Function::new(c"cuDestroyExternalMemory", 10000),
    Function::new(c"cuImportExternalSemaphore", 10000),
    Function::new(c"cuSignalExternalSemaphoresAsync", 10000),
    Function::new(c"cuWaitExternalSemaphoresAsync", 10000),
    Function::new(c"cuDestroyExternalSemaphore", 10000),
    Function::new(c"cuStreamWaitValue32_v2", 11070),
    Function::new(c"cuStreamWaitValue64_v2", 11070),
    Function::new(c"cuStreamWriteValue32_v2", 11070),
    Function::new(c"cuStreamWriteValue64_v2", 11070),
    Function::new(c"cuStreamBatchMemOp_v2", 11070),
    Function::new(c"cuFuncGetAttribute", 2020),
    Function::new(c"cuFuncSetAttribute", 9000),
    Function::new(c"cuFuncSetCacheConfig", 3000),
    Function::new(c"cuFuncGetModule", 11000),
    Function::new(c"cuFuncGetName", 12030),
    Function::new(c"cuFuncGetParamInfo", 12040),
    Function::new(c"cuFuncGetParamCount", 13020),
    Function::new(c"cuFuncIsLoaded", 12040),
    Function::new(c"cuFuncLoad", 12040),
    Function::new(c"cuLaunchKernel", 4000),
    Function::new(c"cuLaunchKernelEx", 11060),
    Function::new(c"cuLaunchCooperativeKernel", 9000),
    Function::new(c"cuLaunchHostFunc", 10000),
    Function::new(c"cuLaunchHostFunc_v2", 13010),
    Function::new(c"cuFuncSetBlockShape", 2000),
    Function::new(c"cuFuncSetSharedSize", 2000),
    Function::new(c"cuParamSetSize", 2000),
    Function::new(c"cuParamSeti", 2000),
    Function::new(c"cuParamSetf", 2000),
    Function::new(c"cuParamSetv", 2000),
    Function::new(c"cuLaunch", 2000),
    Function::new(c"cuLaunchGrid", 2000),
    Function::new(c"cuLaunchGridAsync", 2000),
    Function::new(c"cuLaunchCooperativeKernelMultiDevice", 9000),
    Function::new(c"cuParamSetTexRef", 2000),
    Function::new(c"cuFuncSetSharedMemConfig", 4020),
    Function::new(c"cuGraphCreate", 10000),
    Function::new(c"cuGraphAddKernelNode_v2", 12000),
    Function::new(c"cuGraphKernelNodeGetParams_v2", 12000),
    Function::new(c"cuGraphKernelNodeSetParams_v2", 12000),
    Function::new(c"cuGraphAddMemcpyNode", 10000),
    Function::new(c"cuGraphMemcpyNodeGetParams", 10000),
    Function::new(c"cuGraphMemcpyNodeSetParams", 10000),
    Function::new(c"cuGraphAddMemsetNode", 10000),
    Function::new(c"cuGraphMemsetNodeGetParams", 10000),
    Function::new(c"cuGraphMemsetNodeSetParams", 10000),
    Function::new(c"cuGraphAddHostNode", 10000),
    Function::new(c"cuGraphHostNodeGetParams", 10000),
    Function::new(c"cuGraphHostNodeSetParams", 10000),
    Function::new(c"cuGraphAddChildGraphNode", 10000),
    Function::new(c"cuGraphChildGraphNodeGetGraph", 10000),
    Function::new(c"cuGraphAddEmptyNode", 10000),
    Function::new(c"cuGraphAddEventRecordNode", 11010),
    Function::new(c"cuGraphEventRecordNodeGetEvent", 11010),
    Function::new(c"cuGraphEventRecordNodeSetEvent", 11010),
    Function::new(c"cuGraphAddEventWaitNode", 11010),
    Function::new(c"cuGraphEventWaitNodeGetEvent", 11010),
    Function::new(c"cuGraphEventWaitNodeSetEvent", 11010),
    Function::new(c"cuGraphAddExternalSemaphoresSignalNode", 11020),
    Function::new(c"cuGraphExternalSemaphoresSignalNodeGetParams", 11020),
    Function::new(c"cuGraphExternalSemaphoresSignalNodeSetParams", 11020),
    Function::new(c"cuGraphAddExternalSemaphoresWaitNode", 11020),
    Function::new(c"cuGraphExternalSemaphoresWaitNodeGetParams", 11020),
    Function::new(c"cuGraphExternalSemaphoresWaitNodeSetParams", 11020),
    Function::new(c"cuGraphAddBatchMemOpNode", 11070),
    Function::new(c"cuGraphBatchMemOpNodeGetParams", 11070),
    Function::new(c"cuGraphBatchMemOpNodeSetParams", 11070),
    Function::new(c"cuGraphExecBatchMemOpNodeSetParams", 11070),
    Function::new(c"cuGraphAddMemAllocNode", 11040),
    Function::new(c"cuGraphMemAllocNodeGetParams", 11040),
    Function::new(c"cuGraphAddMemFreeNode", 11040),
    Function::new(c"cuGraphMemFreeNodeGetParams", 11040),
    Function::new(c"cuDeviceGraphMemTrim", 11040),
    Function::new(c"cuDeviceGetGraphMemAttribute", 11040),
    Function::new(c"cuDeviceSetGraphMemAttribute", 11040),
    Function::new(c"cuGraphClone", 10000),
    Function::new(c"cuGraphNodeFindInClone", 10000),
    Function::new(c"cuGraphNodeGetType", 10000),
    Function::new(c"cuGraphNodeGetContainingGraph", 13010),
    Function::new(c"cuGraphNodeGetLocalId", 13010),
    Function::new(c"cuGraphNodeGetToolsId", 13010),
    Function::new(c"cuGraphGetId", 13010),
    Function::new(c"cuGraphExecGetId", 13010),
    Function::new(c"cuGraphGetNodes", 10000),
    Function::new(c"cuGraphGetRootNodes", 10000),
    Function::new(c"cuGraphGetEdges_v2", 12030),
    Function::new(c"cuGraphNodeGetDependencies_v2", 12030),
    Function::new(c"cuGraphNodeGetDependentNodes_v2", 12030),
    Function::new(c"cuGraphAddDependencies_v2", 12030),
    Function::new(c"cuGraphRemoveDependencies_v2", 12030),
    Function::new(c"cuGraphDestroyNode", 10000),
    Function::new(c"cuGraphInstantiateWithFlags", 11040),
    Function::new(c"cuGraphInstantiateWithParams", 12000),
    Function::new(c"cuGraphExecGetFlags", 12000),
    Function::new(c"cuGraphExecKernelNodeSetParams_v2", 12000),
    Function::new(c"cuGraphExecMemcpyNodeSetParams", 10020),
    Function::new(c"cuGraphExecMemsetNodeSetParams", 10020),
    Function::new(c"cuGraphExecHostNodeSetParams", 10020),
    Function::new(c"cuGraphExecChildGraphNodeSetParams", 11010),
    Function::new(c"cuGraphExecEventRecordNodeSetEvent", 11010),
    Function::new(c"cuGraphExecEventWaitNodeSetEvent", 11010),
    Function::new(c"cuGraphExecExternalSemaphoresSignalNodeSetParams", 11020),
    Function::new(c"cuGraphExecExternalSemaphoresWaitNodeSetParams", 11020),
    Function::new(c"cuGraphNodeSetEnabled", 11060),
    Function::new(c"cuGraphNodeGetEnabled", 11060),
    Function::new(c"cuGraphUpload", 11010),
    Function::new(c"cuGraphLaunch", 10000),
    Function::new(c"cuGraphExecDestroy", 10000),
    Function::new(c"cuGraphDestroy", 10000),
    Function::new(c"cuGraphExecUpdate_v2", 12000),
    Function::new(c"cuGraphKernelNodeCopyAttributes", 11000),
    Function::new(c"cuGraphKernelNodeGetAttribute", 11000),
    Function::new(c"cuGraphKernelNodeSetAttribute", 11000),
    Function::new(c"cuGraphDebugDotPrint", 11030),
    Function::new(c"cuUserObjectCreate", 11030),
    Function::new(c"cuUserObjectRetain", 11030),
    Function::new(c"cuUserObjectRelease", 11030),
    Function::new(c"cuGraphRetainUserObject", 11030),
    Function::new(c"cuGraphReleaseUserObject", 11030),
    Function::new(c"cuGraphAddNode_v2", 12030),
    Function::new(c"cuGraphAddNode_v3", 13040),
    Function::new(c"cuGraphNodeSetParams", 12020),
    Function::new(c"cuGraphNodeSetParams_v2", 13040),
    Function::new(c"cuGraphNodeGetParams", 13020),
    Function::new(c"cuGraphExecNodeSetParams", 12020),
    Function::new(c"cuGraphConditionalHandleCreate", 12030),
    Function::new(c"cuOccupancyMaxActiveBlocksPerMultiprocessor", 6050),
    Function::new(c"cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", 7000),
    Function::new(c"cuOccupancyMaxPotentialBlockSize", 6050),
    Function::new(c"cuOccupancyMaxPotentialBlockSizeWithFlags", 7000),
    Function::new(c"cuOccupancyAvailableDynamicSMemPerBlock", 10020),
    Function::new(c"cuOccupancyMaxPotentialClusterSize", 11070),
    Function::new(c"cuOccupancyMaxActiveClusters", 11070),
    Function::new(c"cuTexRefSetArray", 2000),
    Function::new(c"cuTexRefSetMipmappedArray", 5000),
    Function::new(c"cuTexRefSetAddress_v2", 3020),
    Function::new(c"cuTexRefSetAddress2D_v3", 4010),
    Function::new(c"cuTexRefSetFormat", 2000),
    Function::new(c"cuTexRefSetAddressMode", 2000),
    Function::new(c"cuTexRefSetFilterMode", 2000),
    Function::new(c"cuTexRefSetMipmapFilterMode", 5000),
    Function::new(c"cuTexRefSetMipmapLevelBias", 5000),
    Function::new(c"cuTexRefSetMipmapLevelClamp", 5000),
    Function::new(c"cuTexRefSetMaxAnisotropy", 5000),
    Function::new(c"cuTexRefSetBorderColor", 8000),
    Function::new(c"cuTexRefSetFlags", 2000),
    Function::new(c"cuTexRefGetAddress_v2", 3020),
    Function::new(c"cuTexRefGetArray", 2000),
    Function::new(c"cuTexRefGetMipmappedArray", 5000),
    Function::new(c"cuTexRefGetAddressMode", 2000),
    Function::new(c"cuTexRefGetFilterMode", 2000),
    Function::new(c"cuTexRefGetFormat", 2000),
    Function::new(c"cuTexRefGetMipmapFilterMode", 5000),
    Function::new(c"cuTexRefGetMipmapLevelBias", 5000),
    Function::new(c"cuTexRefGetMipmapLevelClamp", 5000),
    Function::new(c"cuTexRefGetMaxAnisotropy", 5000),
    Function::new(c"cuTexRefGetBorderColor", 8000),
    Function::new(c"cuTexRefGetFlags", 2000),
    Function::new(c"cuTexRefCreate", 2000),
    Function::new(c"cuTexRefDestroy", 2000),
    Function::new(c"cuSurfRefSetArray", 3000),
    Function::new(c"cuSurfRefGetArray", 3000),
    Function::new(c"cuTexObjectCreate", 5000),
    Function::new(c"cuTexObjectDestroy", 5000),
    Function::new(c"cuTexObjectGetResourceDesc", 5000),
    Function::new(c"cuTexObjectGetTextureDesc", 5000),
    Function::new(c"cuTexObjectGetResourceViewDesc", 5000),
    Function::new(c"cuSurfObjectCreate", 5000),
    Function::new(c"cuSurfObjectDestroy", 5000),
    Function::new(c"cuSurfObjectGetResourceDesc", 5000),
    Function::new(c"cuTensorMapEncodeTiled", 12000),
    Function::new(c"cuTensorMapEncodeIm2col", 12000),
    Function::new(c"cuTensorMapEncodeIm2colWide", 12080),
    Function::new(c"cuTensorMapReplaceAddress", 12000),
    Function::new(c"cuTensorMapSetAllocationClass", 13050),
    Function::new(c"cuDeviceCanAccessPeer", 4000),
    Function::new(c"cuCtxEnablePeerAccess", 4000),
    Function::new(c"cuCtxDisablePeerAccess", 4000),
    Function::new(c"cuDeviceGetP2PAttribute", 8000),
    Function::new(c"cuDeviceGetP2PAtomicCapabilities", 13000),
    Function::new(c"cuGraphicsUnregisterResource", 3000),
    Function::new(c"cuGraphicsSubResourceGetMappedArray", 3000),
    Function::new(c"cuGraphicsResourceGetMappedMipmappedArray", 5000),
    Function::new(c"cuGraphicsResourceGetMappedPointer_v2", 3020),
    Function::new(c"cuGraphicsResourceSetMapFlags_v2", 6050),
    Function::new(c"cuGraphicsMapResources", 3000),
    Function::new(c"cuGraphicsUnmapResources", 3000),
    Function::new(c"cuGetProcAddress_v2", 12000),
    Function::new(c"cuCoredumpGetAttribute", 12010),
    Function::new(c"cuCoredumpGetAttributeGlobal", 12010),
    Function::new(c"cuCoredumpSetAttribute", 12010),
    Function::new(c"cuCoredumpSetAttributeGlobal", 12010),
    Function::new(c"cuCoredumpRegisterStartCallback", 13020),
    Function::new(c"cuCoredumpRegisterCompleteCallback", 13020),
    Function::new(c"cuCoredumpDeregisterStartCallback", 13020),
    Function::new(c"cuCoredumpDeregisterCompleteCallback", 13020),
    Function::new(c"cuGetExportTable", 3000),
    Function::new(c"cuGreenCtxCreate", 12040),
    Function::new(c"cuGreenCtxDestroy", 12040),
    Function::new(c"cuCtxFromGreenCtx", 12040),
    Function::new(c"cuDeviceGetDevResource", 12040),
    Function::new(c"cuCtxGetDevResource", 12040),
    Function::new(c"cuGreenCtxGetDevResource", 12040),
    Function::new(c"cuDevSmResourceSplitByCount", 12040),
    Function::new(c"cuDevSmResourceSplit", 13010),
    Function::new(c"cuDevResourceGenerateDesc", 12040),
    Function::new(c"cuGreenCtxRecordEvent", 12040),
    Function::new(c"cuGreenCtxWaitEvent", 12040),
    Function::new(c"cuStreamGetGreenCtx", 12040),
    Function::new(c"cuGreenCtxStreamCreate", 12050),
    Function::new(c"cuGreenCtxGetId", 12090),
    Function::new(c"cuStreamGetDevResource", 13010),
    Function::new(c"cuLogsRegisterCallback", 12090),
    Function::new(c"cuLogsUnregisterCallback", 12090),
    Function::new(c"cuLogsCurrent", 12090),
    Function::new(c"cuLogsDumpToFile", 12090),
    Function::new(c"cuLogsDumpToMemory", 12090),
    Function::new(c"cuCheckpointProcessGetRestoreThreadId", 12080),
    Function::new(c"cuCheckpointProcessGetState", 12080),
    Function::new(c"cuCheckpointProcessLock", 12080),
    Function::new(c"cuCheckpointProcessCheckpoint", 12080),
    Function::new(c"cuCheckpointProcessRestore", 12080),
    Function::new(c"cuCheckpointOperationComplete", 13040),
    Function::new(c"cuCheckpointProcessUnlock", 12080),
];
