// Made by cuda-sys from the cuda.h of CUDA 13.5. Not for editing.

#[cfg_attr(windows, link(name = "nvcuda", kind = "raw-dylib"))]
unsafe extern "C" {
/// CUDA 6.0 and later.
pub fn cuGetErrorString(error: CUresult, pStr: *mut *const c_char) -> CUresult;
/// CUDA 6.0 and later.
pub fn cuGetErrorName(error: CUresult, pStr: *mut *const c_char) -> CUresult;
/// CUDA 2.0 and later.
pub fn cuInit(Flags: c_uint) -> CUresult;
/// CUDA 2.2 and later.
pub fn cuDriverGetVersion(driverVersion: *mut c_int) -> CUresult;
/// CUDA 2.0 and later.
pub fn cuDeviceGet(device: *mut CUdevice, ordinal: c_int) -> CUresult;
/// CUDA 2.0 and later.
pub fn cuDeviceGetCount(count: *mut c_int) -> CUresult;
/// CUDA 2.0 and later.
pub fn cuDeviceGetName(name: *mut c_char, len: c_int, dev: CUdevice) -> CUresult;
/// CUDA 11.4 and later.
pub fn cuDeviceGetUuid_v2(uuid: *mut CUuuid, dev: CUdevice) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuDeviceGetLuid(luid: *mut c_char, deviceNodeMask: *mut c_uint, dev: CUdevice) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuDeviceTotalMem_v2(bytes: *mut usize, dev: CUdevice) -> CUresult;
/// CUDA 11.1 and later.
pub fn cuDeviceGetTexture1DLinearMaxWidth(maxWidthInElements: *mut usize, format: CUarray_format, numChannels: c_uint, dev: CUdevice) -> CUresult;
/// CUDA 2.0 and later.
pub fn cuDeviceGetAttribute(pi: *mut c_int, attrib: CUdevice_attribute, dev: CUdevice) -> CUresult;
/// CUDA 13.0 and later.
pub fn cuDeviceGetHostAtomicCapabilities(capabilities: *mut c_uint, operations: *const CUatomicOperation, count: c_uint, dev: CUdevice) -> CUresult;
/// CUDA 10.2 and later.
pub fn cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList: *mut c_void, dev: CUdevice, flags: c_int) -> CUresult;
/// CUDA 11.2 and later.
pub fn cuDeviceSetMemPool(dev: CUdevice, pool: CUmemoryPool) -> CUresult;
/// CUDA 11.2 and later.
pub fn cuDeviceGetMemPool(pool: *mut CUmemoryPool, dev: CUdevice) -> CUresult;
/// CUDA 11.2 and later.
pub fn cuDeviceGetDefaultMemPool(pool_out: *mut CUmemoryPool, dev: CUdevice) -> CUresult;
/// CUDA 11.4 and later.
pub fn cuDeviceGetExecAffinitySupport(pi: *mut c_int, type_: CUexecAffinityType, dev: CUdevice) -> CUresult;
/// CUDA 11.3 and later.
pub fn cuFlushGPUDirectRDMAWrites(target: CUflushGPUDirectRDMAWritesTarget, scope: CUflushGPUDirectRDMAWritesScope) -> CUresult;
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuDeviceGetProperties(prop: *mut CUdevprop, dev: CUdevice) -> CUresult;
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuDeviceComputeCapability(major: *mut c_int, minor: *mut c_int, dev: CUdevice) -> CUresult;
/// CUDA 7.0 and later.
pub fn cuDevicePrimaryCtxRetain(pctx: *mut CUcontext, dev: CUdevice) -> CUresult;
/// CUDA 11.0 and later.
pub fn cuDevicePrimaryCtxRelease_v2(dev: CUdevice) -> CUresult;
/// CUDA 11.0 and later.
pub fn cuDevicePrimaryCtxSetFlags_v2(dev: CUdevice, flags: c_uint) -> CUresult;
/// CUDA 7.0 and later.
pub fn cuDevicePrimaryCtxGetState(dev: CUdevice, flags: *mut c_uint, active: *mut c_int) -> CUresult;
/// CUDA 11.0 and later.
pub fn cuDevicePrimaryCtxReset_v2(dev: CUdevice) -> CUresult;
/// CUDA 12.5 and later.
pub fn cuCtxCreate_v4(pctx: *mut CUcontext, ctxCreateParams: *mut CUctxCreateParams, flags: c_uint, dev: CUdevice) -> CUresult;
/// CUDA 4.0 and later.
pub fn cuCtxDestroy_v2(ctx: CUcontext) -> CUresult;
/// CUDA 4.0 and later.
pub fn cuCtxPushCurrent_v2(ctx: CUcontext) -> CUresult;
/// CUDA 4.0 and later.
pub fn cuCtxPopCurrent_v2(pctx: *mut CUcontext) -> CUresult;
/// CUDA 4.0 and later.
pub fn cuCtxSetCurrent(ctx: CUcontext) -> CUresult;
/// CUDA 4.0 and later.
pub fn cuCtxGetCurrent(pctx: *mut CUcontext) -> CUresult;
/// CUDA 2.0 and later.
pub fn cuCtxGetDevice(device: *mut CUdevice) -> CUresult;
/// CUDA 13.0 and later.
pub fn cuCtxGetDevice_v2(device: *mut CUdevice, ctx: CUcontext) -> CUresult;
/// CUDA 7.0 and later.
pub fn cuCtxGetFlags(flags: *mut c_uint) -> CUresult;
/// CUDA 12.1 and later.
pub fn cuCtxSetFlags(flags: c_uint) -> CUresult;
/// CUDA 12.0 and later.
pub fn cuCtxGetId(ctx: CUcontext, ctxId: *mut c_ulonglong) -> CUresult;
/// CUDA 2.0 and later.
pub fn cuCtxSynchronize() -> CUresult;
/// CUDA 13.0 and later.
pub fn cuCtxSynchronize_v2(ctx: CUcontext) -> CUresult;
/// CUDA 3.1 and later.
pub fn cuCtxSetLimit(limit: CUlimit, value: usize) -> CUresult;
/// CUDA 3.1 and later.
pub fn cuCtxGetLimit(pvalue: *mut usize, limit: CUlimit) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuCtxGetCacheConfig(pconfig: *mut CUfunc_cache) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuCtxSetCacheConfig(config: CUfunc_cache) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuCtxGetApiVersion(ctx: CUcontext, version: *mut c_uint) -> CUresult;
/// CUDA 5.5 and later.
pub fn cuCtxGetStreamPriorityRange(leastPriority: *mut c_int, greatestPriority: *mut c_int) -> CUresult;
/// CUDA 11.0 and later.
pub fn cuCtxResetPersistingL2Cache() -> CUresult;
/// CUDA 11.4 and later.
pub fn cuCtxGetExecAffinity(pExecAffinity: *mut CUexecAffinityParam, type_: CUexecAffinityType) -> CUresult;
/// CUDA 12.5 and later.
pub fn cuCtxRecordEvent(hCtx: CUcontext, hEvent: CUevent) -> CUresult;
/// CUDA 12.5 and later.
pub fn cuCtxWaitEvent(hCtx: CUcontext, hEvent: CUevent) -> CUresult;
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuCtxAttach(pctx: *mut CUcontext, flags: c_uint) -> CUresult;
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuCtxDetach(ctx: CUcontext) -> CUresult;
/// CUDA 4.2 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuCtxGetSharedMemConfig(pConfig: *mut CUsharedconfig) -> CUresult;
/// CUDA 4.2 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuCtxSetSharedMemConfig(config: CUsharedconfig) -> CUresult;
/// CUDA 2.0 and later.
pub fn cuModuleLoad(module: *mut CUmodule, fname: *const c_char) -> CUresult;
/// CUDA 2.0 and later.
pub fn cuModuleLoadData(module: *mut CUmodule, image: *const c_void) -> CUresult;
/// CUDA 2.1 and later.
pub fn cuModuleLoadDataEx(module: *mut CUmodule, image: *const c_void, numOptions: c_uint, options: *mut CUjit_option, optionValues: *mut *mut c_void) -> CUresult;
/// CUDA 2.0 and later.
pub fn cuModuleLoadFatBinary(module: *mut CUmodule, fatCubin: *const c_void) -> CUresult;
/// CUDA 2.0 and later.
pub fn cuModuleUnload(hmod: CUmodule) -> CUresult;
/// CUDA 11.7 and later.
pub fn cuModuleGetLoadingMode(mode: *mut CUmoduleLoadingMode) -> CUresult;
/// CUDA 2.0 and later.
pub fn cuModuleGetFunction(hfunc: *mut CUfunction, hmod: CUmodule, name: *const c_char) -> CUresult;
/// CUDA 12.4 and later.
pub fn cuModuleGetFunctionCount(count: *mut c_uint, mod_: CUmodule) -> CUresult;
/// CUDA 12.4 and later.
pub fn cuModuleEnumerateFunctions(functions: *mut CUfunction, numFunctions: c_uint, mod_: CUmodule) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuModuleGetGlobal_v2(dptr: *mut CUdeviceptr, bytes: *mut usize, hmod: CUmodule, name: *const c_char) -> CUresult;
/// CUDA 6.5 and later.
pub fn cuLinkCreate_v2(numOptions: c_uint, options: *mut CUjit_option, optionValues: *mut *mut c_void, stateOut: *mut CUlinkState) -> CUresult;
/// CUDA 6.5 and later.
pub fn cuLinkAddData_v2(state: CUlinkState, type_: CUjitInputType, data: *mut c_void, size: usize, name: *const c_char, numOptions: c_uint, options: *mut CUjit_option, optionValues: *mut *mut c_void) -> CUresult;
/// CUDA 6.5 and later.
pub fn cuLinkAddFile_v2(state: CUlinkState, type_: CUjitInputType, path: *const c_char, numOptions: c_uint, options: *mut CUjit_option, optionValues: *mut *mut c_void) -> CUresult;
/// CUDA 5.5 and later.
pub fn cuLinkComplete(state: CUlinkState, cubinOut: *mut *mut c_void, sizeOut: *mut usize) -> CUresult;
/// CUDA 5.5 and later.
pub fn cuLinkDestroy(state: CUlinkState) -> CUresult;
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuModuleGetTexRef(pTexRef: *mut CUtexref, hmod: CUmodule, name: *const c_char) -> CUresult;
/// CUDA 3.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuModuleGetSurfRef(pSurfRef: *mut CUsurfref, hmod: CUmodule, name: *const c_char) -> CUresult;
/// CUDA 12.0 and later.
pub fn cuLibraryLoadData(library: *mut CUlibrary, code: *const c_void, jitOptions: *mut CUjit_option, jitOptionsValues: *mut *mut c_void, numJitOptions: c_uint, libraryOptions: *mut CUlibraryOption, libraryOptionValues: *mut *mut c_void, numLibraryOptions: c_uint) -> CUresult;
/// CUDA 12.0 and later.
pub fn cuLibraryLoadFromFile(library: *mut CUlibrary, fileName: *const c_char, jitOptions: *mut CUjit_option, jitOptionsValues: *mut *mut c_void, numJitOptions: c_uint, libraryOptions: *mut CUlibraryOption, libraryOptionValues: *mut *mut c_void, numLibraryOptions: c_uint) -> CUresult;
/// CUDA 12.0 and later.
pub fn cuLibraryUnload(library: CUlibrary) -> CUresult;
/// CUDA 12.0 and later.
pub fn cuLibraryGetKernel(pKernel: *mut CUkernel, library: CUlibrary, name: *const c_char) -> CUresult;
/// CUDA 12.4 and later.
pub fn cuLibraryGetKernelCount(count: *mut c_uint, lib: CUlibrary) -> CUresult;
/// CUDA 12.4 and later.
pub fn cuLibraryEnumerateKernels(kernels: *mut CUkernel, numKernels: c_uint, lib: CUlibrary) -> CUresult;
/// CUDA 12.0 and later.
pub fn cuLibraryGetModule(pMod: *mut CUmodule, library: CUlibrary) -> CUresult;
/// CUDA 12.0 and later.
pub fn cuKernelGetFunction(pFunc: *mut CUfunction, kernel: CUkernel) -> CUresult;
/// CUDA 12.5 and later.
pub fn cuKernelGetLibrary(pLib: *mut CUlibrary, kernel: CUkernel) -> CUresult;
/// CUDA 12.0 and later.
pub fn cuLibraryGetGlobal(dptr: *mut CUdeviceptr, bytes: *mut usize, library: CUlibrary, name: *const c_char) -> CUresult;
/// CUDA 12.0 and later.
pub fn cuLibraryGetManaged(dptr: *mut CUdeviceptr, bytes: *mut usize, library: CUlibrary, name: *const c_char) -> CUresult;
/// CUDA 12.0 and later.
pub fn cuLibraryGetUnifiedFunction(fptr: *mut *mut c_void, library: CUlibrary, symbol: *const c_char) -> CUresult;
/// CUDA 12.0 and later.
pub fn cuKernelGetAttribute(pi: *mut c_int, attrib: CUfunction_attribute, kernel: CUkernel, dev: CUdevice) -> CUresult;
/// CUDA 12.0 and later.
pub fn cuKernelSetAttribute(attrib: CUfunction_attribute, val: c_int, kernel: CUkernel, dev: CUdevice) -> CUresult;
/// CUDA 12.0 and later.
pub fn cuKernelSetCacheConfig(kernel: CUkernel, config: CUfunc_cache, dev: CUdevice) -> CUresult;
/// CUDA 12.3 and later.
pub fn cuKernelGetName(name: *mut *const c_char, hfunc: CUkernel) -> CUresult;
/// CUDA 12.4 and later.
pub fn cuKernelGetParamInfo(kernel: CUkernel, paramIndex: usize, paramOffset: *mut usize, paramSize: *mut usize) -> CUresult;
/// CUDA 13.2 and later.
pub fn cuKernelGetParamCount(kernel: CUkernel, paramCount: *mut usize) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemGetInfo_v2(free: *mut usize, total: *mut usize) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemAlloc_v2(dptr: *mut CUdeviceptr, bytesize: usize) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemAllocPitch_v2(dptr: *mut CUdeviceptr, pPitch: *mut usize, WidthInBytes: usize, Height: usize, ElementSizeBytes: c_uint) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemFree_v2(dptr: CUdeviceptr) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemGetAddressRange_v2(pbase: *mut CUdeviceptr, psize: *mut usize, dptr: CUdeviceptr) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemAllocHost_v2(pp: *mut *mut c_void, bytesize: usize) -> CUresult;
/// CUDA 2.0 and later.
pub fn cuMemFreeHost(p: *mut c_void) -> CUresult;
/// CUDA 2.2 and later.
pub fn cuMemHostAlloc(pp: *mut *mut c_void, bytesize: usize, Flags: c_uint) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemHostGetDevicePointer_v2(pdptr: *mut CUdeviceptr, p: *mut c_void, Flags: c_uint) -> CUresult;
/// CUDA 2.3 and later.
pub fn cuMemHostGetFlags(pFlags: *mut c_uint, p: *mut c_void) -> CUresult;
/// CUDA 6.0 and later.
pub fn cuMemAllocManaged(dptr: *mut CUdeviceptr, bytesize: usize, flags: c_uint) -> CUresult;
/// CUDA 12.4 and later.
pub fn cuDeviceRegisterAsyncNotification(device: CUdevice, callbackFunc: CUasyncCallback, userData: *mut c_void, callback: *mut CUasyncCallbackHandle) -> CUresult;
/// CUDA 12.4 and later.
pub fn cuDeviceUnregisterAsyncNotification(device: CUdevice, callback: CUasyncCallbackHandle) -> CUresult;
/// CUDA 4.1 and later.
pub fn cuDeviceGetByPCIBusId(dev: *mut CUdevice, pciBusId: *const c_char) -> CUresult;
/// CUDA 4.1 and later.
pub fn cuDeviceGetPCIBusId(pciBusId: *mut c_char, len: c_int, dev: CUdevice) -> CUresult;
/// CUDA 4.1 and later.
pub fn cuIpcGetEventHandle(pHandle: *mut CUipcEventHandle, event: CUevent) -> CUresult;
/// CUDA 4.1 and later.
pub fn cuIpcOpenEventHandle(phEvent: *mut CUevent, handle: CUipcEventHandle) -> CUresult;
/// CUDA 4.1 and later.
pub fn cuIpcGetMemHandle(pHandle: *mut CUipcMemHandle, dptr: CUdeviceptr) -> CUresult;
/// CUDA 11.0 and later.
pub fn cuIpcOpenMemHandle_v2(pdptr: *mut CUdeviceptr, handle: CUipcMemHandle, Flags: c_uint) -> CUresult;
/// CUDA 4.1 and later.
pub fn cuIpcCloseMemHandle(dptr: CUdeviceptr) -> CUresult;
/// CUDA 6.5 and later.
pub fn cuMemHostRegister_v2(p: *mut c_void, bytesize: usize, Flags: c_uint) -> CUresult;
/// CUDA 4.0 and later.
pub fn cuMemHostUnregister(p: *mut c_void) -> CUresult;
/// CUDA 4.0 and later.
pub fn cuMemcpy(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize) -> CUresult;
/// CUDA 4.0 and later.
pub fn cuMemcpyPeer(dstDevice: CUdeviceptr, dstContext: CUcontext, srcDevice: CUdeviceptr, srcContext: CUcontext, ByteCount: usize) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemcpyHtoD_v2(dstDevice: CUdeviceptr, srcHost: *const c_void, ByteCount: usize) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemcpyDtoH_v2(dstHost: *mut c_void, srcDevice: CUdeviceptr, ByteCount: usize) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemcpyDtoD_v2(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: usize) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemcpyDtoA_v2(dstArray: CUarray, dstOffset: usize, srcDevice: CUdeviceptr, ByteCount: usize) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemcpyAtoD_v2(dstDevice: CUdeviceptr, srcArray: CUarray, srcOffset: usize, ByteCount: usize) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemcpyHtoA_v2(dstArray: CUarray, dstOffset: usize, srcHost: *const c_void, ByteCount: usize) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemcpyAtoH_v2(dstHost: *mut c_void, srcArray: CUarray, srcOffset: usize, ByteCount: usize) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemcpyAtoA_v2(dstArray: CUarray, dstOffset: usize, srcArray: CUarray, srcOffset: usize, ByteCount: usize) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemcpy2D_v2(pCopy: *const CUDA_MEMCPY2D) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemcpy2DUnaligned_v2(pCopy: *const CUDA_MEMCPY2D) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemcpy3D_v2(pCopy: *const CUDA_MEMCPY3D) -> CUresult;
/// CUDA 4.0 and later.
pub fn cuMemcpy3DPeer(pCopy: *const CUDA_MEMCPY3D_PEER) -> CUresult;
/// CUDA 4.0 and later.
pub fn cuMemcpyAsync(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize, hStream: CUstream) -> CUresult;
/// CUDA 4.0 and later.
pub fn cuMemcpyPeerAsync(dstDevice: CUdeviceptr, dstContext: CUcontext, srcDevice: CUdeviceptr, srcContext: CUcontext, ByteCount: usize, hStream: CUstream) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemcpyHtoDAsync_v2(dstDevice: CUdeviceptr, srcHost: *const c_void, ByteCount: usize, hStream: CUstream) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemcpyDtoHAsync_v2(dstHost: *mut c_void, srcDevice: CUdeviceptr, ByteCount: usize, hStream: CUstream) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemcpyDtoDAsync_v2(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: usize, hStream: CUstream) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemcpyHtoAAsync_v2(dstArray: CUarray, dstOffset: usize, srcHost: *const c_void, ByteCount: usize, hStream: CUstream) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemcpyAtoHAsync_v2(dstHost: *mut c_void, srcArray: CUarray, srcOffset: usize, ByteCount: usize, hStream: CUstream) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemcpy2DAsync_v2(pCopy: *const CUDA_MEMCPY2D, hStream: CUstream) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemcpy3DAsync_v2(pCopy: *const CUDA_MEMCPY3D, hStream: CUstream) -> CUresult;
/// CUDA 4.0 and later.
pub fn cuMemcpy3DPeerAsync(pCopy: *const CUDA_MEMCPY3D_PEER, hStream: CUstream) -> CUresult;
/// CUDA 13.0 and later.
pub fn cuMemcpyBatchAsync_v2(dsts: *mut CUdeviceptr, srcs: *mut CUdeviceptr, sizes: *mut usize, count: usize, attrs: *mut CUmemcpyAttributes, attrsIdxs: *mut usize, numAttrs: usize, hStream: CUstream) -> CUresult;
/// CUDA 13.0 and later.
pub fn cuMemcpy3DBatchAsync_v2(numOps: usize, opList: *mut CUDA_MEMCPY3D_BATCH_OP, flags: c_ulonglong, hStream: CUstream) -> CUresult;
/// CUDA 13.2 and later.
pub fn cuMemcpyWithAttributesAsync(dst: CUdeviceptr, src: CUdeviceptr, size: usize, attr: *mut CUmemcpyAttributes, hStream: CUstream) -> CUresult;
/// CUDA 13.2 and later.
pub fn cuMemcpy3DWithAttributesAsync(op: *mut CUDA_MEMCPY3D_BATCH_OP, flags: c_ulonglong, hStream: CUstream) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemsetD8_v2(dstDevice: CUdeviceptr, uc: c_uchar, N: usize) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemsetD16_v2(dstDevice: CUdeviceptr, us: c_ushort, N: usize) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemsetD32_v2(dstDevice: CUdeviceptr, ui: c_uint, N: usize) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemsetD2D8_v2(dstDevice: CUdeviceptr, dstPitch: usize, uc: c_uchar, Width: usize, Height: usize) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemsetD2D16_v2(dstDevice: CUdeviceptr, dstPitch: usize, us: c_ushort, Width: usize, Height: usize) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemsetD2D32_v2(dstDevice: CUdeviceptr, dstPitch: usize, ui: c_uint, Width: usize, Height: usize) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemsetD8Async(dstDevice: CUdeviceptr, uc: c_uchar, N: usize, hStream: CUstream) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemsetD16Async(dstDevice: CUdeviceptr, us: c_ushort, N: usize, hStream: CUstream) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemsetD32Async(dstDevice: CUdeviceptr, ui: c_uint, N: usize, hStream: CUstream) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemsetD2D8Async(dstDevice: CUdeviceptr, dstPitch: usize, uc: c_uchar, Width: usize, Height: usize, hStream: CUstream) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemsetD2D16Async(dstDevice: CUdeviceptr, dstPitch: usize, us: c_ushort, Width: usize, Height: usize, hStream: CUstream) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuMemsetD2D32Async(dstDevice: CUdeviceptr, dstPitch: usize, ui: c_uint, Width: usize, Height: usize, hStream: CUstream) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuArrayCreate_v2(pHandle: *mut CUarray, pAllocateArray: *const CUDA_ARRAY_DESCRIPTOR) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuArrayGetDescriptor_v2(pArrayDescriptor: *mut CUDA_ARRAY_DESCRIPTOR, hArray: CUarray) -> CUresult;
/// CUDA 11.1 and later.
pub fn cuArrayGetSparseProperties(sparseProperties: *mut CUDA_ARRAY_SPARSE_PROPERTIES, array: CUarray) -> CUresult;
/// CUDA 11.1 and later.
pub fn cuMipmappedArrayGetSparseProperties(sparseProperties: *mut CUDA_ARRAY_SPARSE_PROPERTIES, mipmap: CUmipmappedArray) -> CUresult;
/// CUDA 11.6 and later.
pub fn cuArrayGetMemoryRequirements(memoryRequirements: *mut CUDA_ARRAY_MEMORY_REQUIREMENTS, array: CUarray, device: CUdevice) -> CUresult;
/// CUDA 11.6 and later.
pub fn cuMipmappedArrayGetMemoryRequirements(memoryRequirements: *mut CUDA_ARRAY_MEMORY_REQUIREMENTS, mipmap: CUmipmappedArray, device: CUdevice) -> CUresult;
/// CUDA 11.2 and later.
pub fn cuArrayGetPlane(pPlaneArray: *mut CUarray, hArray: CUarray, planeIdx: c_uint) -> CUresult;
/// CUDA 2.0 and later.
pub fn cuArrayDestroy(hArray: CUarray) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuArray3DCreate_v2(pHandle: *mut CUarray, pAllocateArray: *const CUDA_ARRAY3D_DESCRIPTOR) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuArray3DGetDescriptor_v2(pArrayDescriptor: *mut CUDA_ARRAY3D_DESCRIPTOR, hArray: CUarray) -> CUresult;
/// CUDA 5.0 and later.
pub fn cuMipmappedArrayCreate(pHandle: *mut CUmipmappedArray, pMipmappedArrayDesc: *const CUDA_ARRAY3D_DESCRIPTOR, numMipmapLevels: c_uint) -> CUresult;
/// CUDA 5.0 and later.
pub fn cuMipmappedArrayGetLevel(pLevelArray: *mut CUarray, hMipmappedArray: CUmipmappedArray, level: c_uint) -> CUresult;
/// CUDA 5.0 and later.
pub fn cuMipmappedArrayDestroy(hMipmappedArray: CUmipmappedArray) -> CUresult;
/// CUDA 11.7 and later.
pub fn cuMemGetHandleForAddressRange(handle: *mut c_void, dptr: CUdeviceptr, size: usize, handleType: CUmemRangeHandleType, flags: c_ulonglong) -> CUresult;
/// CUDA 12.6 and later.
pub fn cuMemBatchDecompressAsync(paramsArray: *mut CUmemDecompressParams, count: usize, flags: c_uint, errorIndex: *mut usize, stream: CUstream) -> CUresult;
/// CUDA 10.2 and later.
pub fn cuMemAddressReserve(ptr: *mut CUdeviceptr, size: usize, alignment: usize, addr: CUdeviceptr, flags: c_ulonglong) -> CUresult;
/// CUDA 10.2 and later.
pub fn cuMemAddressFree(ptr: CUdeviceptr, size: usize) -> CUresult;
/// CUDA 10.2 and later.
pub fn cuMemCreate(handle: *mut CUmemGenericAllocationHandle, size: usize, prop: *const CUmemAllocationProp, flags: c_ulonglong) -> CUresult;
/// CUDA 10.2 and later.
pub fn cuMemRelease(handle: CUmemGenericAllocationHandle) -> CUresult;
/// CUDA 10.2 and later.
pub fn cuMemMap(ptr: CUdeviceptr, size: usize, offset: usize, handle: CUmemGenericAllocationHandle, flags: c_ulonglong) -> CUresult;
/// CUDA 11.1 and later.
pub fn cuMemMapArrayAsync(mapInfoList: *mut CUarrayMapInfo, count: c_uint, hStream: CUstream) -> CUresult;
/// CUDA 10.2 and later.
pub fn cuMemUnmap(ptr: CUdeviceptr, size: usize) -> CUresult;
/// CUDA 10.2 and later.
pub fn cuMemSetAccess(ptr: CUdeviceptr, size: usize, desc: *const CUmemAccessDesc, count: usize) -> CUresult;
/// CUDA 10.2 and later.
pub fn cuMemGetAccess(flags: *mut c_ulonglong, location: *const CUmemLocation, ptr: CUdeviceptr) -> CUresult;
/// CUDA 10.2 and later.
pub fn cuMemExportToShareableHandle(shareableHandle: *mut c_void, handle: CUmemGenericAllocationHandle, handleType: CUmemAllocationHandleType, flags: c_ulonglong) -> CUresult;
/// CUDA 10.2 and later.
pub fn cuMemImportFromShareableHandle(handle: *mut CUmemGenericAllocationHandle, osHandle: *mut c_void, shHandleType: CUmemAllocationHandleType) -> CUresult;
/// CUDA 10.2 and later.
pub fn cuMemGetAllocationGranularity(granularity: *mut usize, prop: *const CUmemAllocationProp, option: CUmemAllocationGranularity_flags) -> CUresult;
/// CUDA 10.2 and later.
pub fn cuMemGetAllocationPropertiesFromHandle(prop: *mut CUmemAllocationProp, handle: CUmemGenericAllocationHandle) -> CUresult;
/// CUDA 11.0 and later.
pub fn cuMemRetainAllocationHandle(handle: *mut CUmemGenericAllocationHandle, addr: *mut c_void) -> CUresult;
/// CUDA 11.2 and later.
pub fn cuMemFreeAsync(dptr: CUdeviceptr, hStream: CUstream) -> CUresult;
/// CUDA 11.2 and later.
pub fn cuMemAllocAsync(dptr: *mut CUdeviceptr, bytesize: usize, hStream: CUstream) -> CUresult;
/// CUDA 11.2 and later.
pub fn cuMemPoolTrimTo(pool: CUmemoryPool, minBytesToKeep: usize) -> CUresult;
/// CUDA 11.2 and later.
pub fn cuMemPoolSetAttribute(pool: CUmemoryPool, attr: CUmemPool_attribute, value: *mut c_void) -> CUresult;
/// CUDA 11.2 and later.
pub fn cuMemPoolGetAttribute(pool: CUmemoryPool, attr: CUmemPool_attribute, value: *mut c_void) -> CUresult;
/// CUDA 11.2 and later.
pub fn cuMemPoolSetAccess(pool: CUmemoryPool, map: *const CUmemAccessDesc, count: usize) -> CUresult;
/// CUDA 11.2 and later.
pub fn cuMemPoolGetAccess(flags: *mut CUmemAccess_flags, memPool: CUmemoryPool, location: *mut CUmemLocation) -> CUresult;
/// CUDA 11.2 and later.
pub fn cuMemPoolCreate(pool: *mut CUmemoryPool, poolProps: *const CUmemPoolProps) -> CUresult;
/// CUDA 11.2 and later.
pub fn cuMemPoolDestroy(pool: CUmemoryPool) -> CUresult;
/// CUDA 13.0 and later.
pub fn cuMemGetDefaultMemPool(pool_out: *mut CUmemoryPool, location: *mut CUmemLocation, type_: CUmemAllocationType) -> CUresult;
/// CUDA 13.0 and later.
pub fn cuMemGetMemPool(pool: *mut CUmemoryPool, location: *mut CUmemLocation, type_: CUmemAllocationType) -> CUresult;
/// CUDA 13.0 and later.
pub fn cuMemSetMemPool(location: *mut CUmemLocation, type_: CUmemAllocationType, pool: CUmemoryPool) -> CUresult;
/// CUDA 11.2 and later.
pub fn cuMemAllocFromPoolAsync(dptr: *mut CUdeviceptr, bytesize: usize, pool: CUmemoryPool, hStream: CUstream) -> CUresult;
/// CUDA 11.2 and later.
pub fn cuMemPoolExportToShareableHandle(handle_out: *mut c_void, pool: CUmemoryPool, handleType: CUmemAllocationHandleType, flags: c_ulonglong) -> CUresult;
/// CUDA 11.2 and later.
pub fn cuMemPoolImportFromShareableHandle(pool_out: *mut CUmemoryPool, handle: *mut c_void, handleType: CUmemAllocationHandleType, flags: c_ulonglong) -> CUresult;
/// CUDA 11.2 and later.
pub fn cuMemPoolExportPointer(shareData_out: *mut CUmemPoolPtrExportData, ptr: CUdeviceptr) -> CUresult;
/// CUDA 11.2 and later.
pub fn cuMemPoolImportPointer(ptr_out: *mut CUdeviceptr, pool: CUmemoryPool, shareData: *mut CUmemPoolPtrExportData) -> CUresult;
/// CUDA 12.1 and later.
pub fn cuMulticastCreate(mcHandle: *mut CUmemGenericAllocationHandle, prop: *const CUmulticastObjectProp) -> CUresult;
/// CUDA 12.1 and later.
pub fn cuMulticastAddDevice(mcHandle: CUmemGenericAllocationHandle, dev: CUdevice) -> CUresult;
/// CUDA 12.1 and later.
pub fn cuMulticastBindMem(mcHandle: CUmemGenericAllocationHandle, mcOffset: usize, memHandle: CUmemGenericAllocationHandle, memOffset: usize, size: usize, flags: c_ulonglong) -> CUresult;
/// CUDA 13.1 and later.
pub fn cuMulticastBindMem_v2(mcHandle: CUmemGenericAllocationHandle, dev: CUdevice, mcOffset: usize, memHandle: CUmemGenericAllocationHandle, memOffset: usize, size: usize, flags: c_ulonglong) -> CUresult;
/// CUDA 12.1 and later.
pub fn cuMulticastBindAddr(mcHandle: CUmemGenericAllocationHandle, mcOffset: usize, memptr: CUdeviceptr, size: usize, flags: c_ulonglong) -> CUresult;
/// CUDA 13.1 and later.
pub fn cuMulticastBindAddr_v2(mcHandle: CUmemGenericAllocationHandle, dev: CUdevice, mcOffset: usize, memptr: CUdeviceptr, size: usize, flags: c_ulonglong) -> CUresult;
/// CUDA 12.1 and later.
pub fn cuMulticastUnbind(mcHandle: CUmemGenericAllocationHandle, dev: CUdevice, mcOffset: usize, size: usize) -> CUresult;
/// CUDA 12.1 and later.
pub fn cuMulticastGetGranularity(granularity: *mut usize, prop: *const CUmulticastObjectProp, option: CUmulticastGranularity_flags) -> CUresult;
/// CUDA 13.4 and later.
pub fn cuDeviceGetFabricClusterUuid(uuid: *mut CUuuid, dev: CUdevice) -> CUresult;
/// CUDA 13.4 and later.
pub fn cuDeviceGetCliqueCount(count: *mut usize, dev: CUdevice) -> CUresult;
/// CUDA 13.4 and later.
pub fn cuDeviceGetCliqueInfo(cliqueInfo: *mut CUcliqueInfo, count: *mut usize, dev: CUdevice) -> CUresult;
/// CUDA 13.3 and later.
pub fn cuLogicalEndpointIdReserve(baseLeId: *mut CUlogicalEndpointId, count: cuuint32_t) -> CUresult;
/// CUDA 13.3 and later.
pub fn cuLogicalEndpointIdRelease(baseLeId: CUlogicalEndpointId, count: cuuint32_t) -> CUresult;
/// CUDA 13.3 and later.
pub fn cuLogicalEndpointCreate(leId: CUlogicalEndpointId, prop: *const CUlogicalEndpointProp) -> CUresult;
/// CUDA 13.3 and later.
pub fn cuLogicalEndpointAddDevice(leId: CUlogicalEndpointId, dev: CUdevice) -> CUresult;
/// CUDA 13.3 and later.
pub fn cuLogicalEndpointDestroy(leId: CUlogicalEndpointId) -> CUresult;
/// CUDA 13.3 and later.
pub fn cuLogicalEndpointBindAddr(leId: CUlogicalEndpointId, dev: CUdevice, offset: cuuint64_t, ptr: *mut c_void, size: cuuint64_t, flags: c_ulonglong) -> CUresult;
/// CUDA 13.3 and later.
pub fn cuLogicalEndpointBindMem(leId: CUlogicalEndpointId, dev: CUdevice, offset: cuuint64_t, memHandle: CUmemGenericAllocationHandle, memOffset: cuuint64_t, size: cuuint64_t, flags: c_ulonglong) -> CUresult;
/// CUDA 13.3 and later.
pub fn cuLogicalEndpointUnbind(leId: CUlogicalEndpointId, dev: CUdevice, offset: cuuint64_t, size: cuuint64_t) -> CUresult;
/// CUDA 13.3 and later.
pub fn cuLogicalEndpointExport(handle: *mut c_void, leId: CUlogicalEndpointId, handleType: CUlogicalEndpointIpcHandleType) -> CUresult;
/// CUDA 13.3 and later.
pub fn cuLogicalEndpointImport(leId: CUlogicalEndpointId, handle: *const c_void, handleType: CUlogicalEndpointIpcHandleType) -> CUresult;
/// CUDA 13.3 and later.
pub fn cuLogicalEndpointGetLimits(bindAlignment: *mut cuuint64_t, maxSize: *mut cuuint64_t, prop: *const CUlogicalEndpointProp) -> CUresult;
/// CUDA 13.3 and later.
pub fn cuLogicalEndpointQuery(leId: CUlogicalEndpointId, count: cuuint32_t, queryStatus: *mut c_int) -> CUresult;
/// CUDA 13.5 and later.
pub fn cuFabricCpyBatchAsync(numOps: usize, opList: *mut CUDA_FABRIC_COPY_BATCH_OP, flags: c_ulonglong, hStream: CUstream) -> CUresult;
/// CUDA 4.0 and later.
pub fn cuPointerGetAttribute(data: *mut c_void, attribute: CUpointer_attribute, ptr: CUdeviceptr) -> CUresult;
/// CUDA 12.2 and later.
pub fn cuMemPrefetchAsync_v2(devPtr: CUdeviceptr, count: usize, location: CUmemLocation, flags: c_uint, hStream: CUstream) -> CUresult;
/// CUDA 12.2 and later.
pub fn cuMemAdvise_v2(devPtr: CUdeviceptr, count: usize, advice: CUmem_advise, location: CUmemLocation) -> CUresult;
/// CUDA 13.0 and later.
pub fn cuMemPrefetchBatchAsync(dptrs: *mut CUdeviceptr, sizes: *mut usize, count: usize, prefetchLocs: *mut CUmemLocation, prefetchLocIdxs: *mut usize, numPrefetchLocs: usize, flags: c_ulonglong, hStream: CUstream) -> CUresult;
/// CUDA 13.0 and later.
pub fn cuMemDiscardBatchAsync(dptrs: *mut CUdeviceptr, sizes: *mut usize, count: usize, flags: c_ulonglong, hStream: CUstream) -> CUresult;
/// CUDA 13.0 and later.
pub fn cuMemDiscardAndPrefetchBatchAsync(dptrs: *mut CUdeviceptr, sizes: *mut usize, count: usize, prefetchLocs: *mut CUmemLocation, prefetchLocIdxs: *mut usize, numPrefetchLocs: usize, flags: c_ulonglong, hStream: CUstream) -> CUresult;
/// CUDA 13.4 and later.
pub fn cuMemGetLocationInfo(ptr: CUdeviceptr, size: usize, summaryGranularity: usize, samplingGranularity: usize, location_out: *mut CUmemLocation) -> CUresult;
/// CUDA 8.0 and later.
pub fn cuMemRangeGetAttribute(data: *mut c_void, dataSize: usize, attribute: CUmem_range_attribute, devPtr: CUdeviceptr, count: usize) -> CUresult;
/// CUDA 8.0 and later.
pub fn cuMemRangeGetAttributes(data: *mut *mut c_void, dataSizes: *mut usize, attributes: *mut CUmem_range_attribute, numAttributes: usize, devPtr: CUdeviceptr, count: usize) -> CUresult;
/// CUDA 6.0 and later.
pub fn cuPointerSetAttribute(value: *const c_void, attribute: CUpointer_attribute, ptr: CUdeviceptr) -> CUresult;
/// CUDA 7.0 and later.
pub fn cuPointerGetAttributes(numAttributes: c_uint, attributes: *mut CUpointer_attribute, data: *mut *mut c_void, ptr: CUdeviceptr) -> CUresult;
/// CUDA 2.0 and later.
pub fn cuStreamCreate(phStream: *mut CUstream, Flags: c_uint) -> CUresult;
/// CUDA 5.5 and later.
pub fn cuStreamCreateWithPriority(phStream: *mut CUstream, flags: c_uint, priority: c_int) -> CUresult;
/// CUDA 13.1 and later.
pub fn cuStreamBeginCaptureToCig(hStream: CUstream, streamCigCaptureParams: *mut CUstreamCigCaptureParams) -> CUresult;
/// CUDA 13.1 and later.
pub fn cuStreamEndCaptureToCig(hStream: CUstream) -> CUresult;
/// CUDA 5.5 and later.
pub fn cuStreamGetPriority(hStream: CUstream, priority: *mut c_int) -> CUresult;
/// CUDA 12.8 and later.
pub fn cuStreamGetDevice(hStream: CUstream, device: *mut CUdevice) -> CUresult;
/// CUDA 5.5 and later.
pub fn cuStreamGetFlags(hStream: CUstream, flags: *mut c_uint) -> CUresult;
/// CUDA 12.0 and later.
pub fn cuStreamGetId(hStream: CUstream, streamId: *mut c_ulonglong) -> CUresult;
/// CUDA 9.2 and later.
pub fn cuStreamGetCtx(hStream: CUstream, pctx: *mut CUcontext) -> CUresult;
/// CUDA 12.5 and later.
pub fn cuStreamGetCtx_v2(hStream: CUstream, pCtx: *mut CUcontext, pGreenCtx: *mut CUgreenCtx) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuStreamWaitEvent(hStream: CUstream, hEvent: CUevent, Flags: c_uint) -> CUresult;
/// CUDA 5.0 and later.
pub fn cuStreamAddCallback(hStream: CUstream, callback: CUstreamCallback, userData: *mut c_void, flags: c_uint) -> CUresult;
/// CUDA 10.1 and later.
pub fn cuStreamBeginCapture_v2(hStream: CUstream, mode: CUstreamCaptureMode) -> CUresult;
/// CUDA 13.3 and later.
pub fn cuStreamBeginRecaptureToGraph(hStream: CUstream, mode: CUstreamCaptureMode, hGraph: CUgraph, callbackFunc: CUgraphRecaptureCallback, userData: *mut c_void) -> CUresult;
/// CUDA 12.3 and later.
pub fn cuStreamBeginCaptureToGraph(hStream: CUstream, hGraph: CUgraph, dependencies: *const CUgraphNode, dependencyData: *const CUgraphEdgeData, numDependencies: usize, mode: CUstreamCaptureMode) -> CUresult;
/// CUDA 10.1 and later.
pub fn cuThreadExchangeStreamCaptureMode(mode: *mut CUstreamCaptureMode) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuStreamEndCapture(hStream: CUstream, phGraph: *mut CUgraph) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuStreamIsCapturing(hStream: CUstream, captureStatus: *mut CUstreamCaptureStatus) -> CUresult;
/// CUDA 12.3 and later.
pub fn cuStreamGetCaptureInfo_v3(hStream: CUstream, captureStatus_out: *mut CUstreamCaptureStatus, id_out: *mut cuuint64_t, graph_out: *mut CUgraph, dependencies_out: *mut *const CUgraphNode, edgeData_out: *mut *const CUgraphEdgeData, numDependencies_out: *mut usize) -> CUresult;
/// CUDA 12.3 and later.
pub fn cuStreamUpdateCaptureDependencies_v2(hStream: CUstream, dependencies: *mut CUgraphNode, dependencyData: *const CUgraphEdgeData, numDependencies: usize, flags: c_uint) -> CUresult;
/// CUDA 6.0 and later.
pub fn cuStreamAttachMemAsync(hStream: CUstream, dptr: CUdeviceptr, length: usize, flags: c_uint) -> CUresult;
/// CUDA 2.0 and later.
pub fn cuStreamQuery(hStream: CUstream) -> CUresult;
/// CUDA 2.0 and later.
pub fn cuStreamSynchronize(hStream: CUstream) -> CUresult;
/// CUDA 4.0 and later.
pub fn cuStreamDestroy_v2(hStream: CUstream) -> CUresult;
/// CUDA 11.0 and later.
pub fn cuStreamCopyAttributes(dst: CUstream, src: CUstream) -> CUresult;
/// CUDA 11.0 and later.
pub fn cuStreamGetAttribute(hStream: CUstream, attr: CUstreamAttrID, value_out: *mut CUstreamAttrValue) -> CUresult;
/// CUDA 11.0 and later.
pub fn cuStreamSetAttribute(hStream: CUstream, attr: CUstreamAttrID, value: *const CUstreamAttrValue) -> CUresult;
/// CUDA 2.0 and later.
pub fn cuEventCreate(phEvent: *mut CUevent, Flags: c_uint) -> CUresult;
/// CUDA 2.0 and later.
pub fn cuEventRecord(hEvent: CUevent, hStream: CUstream) -> CUresult;
/// CUDA 11.1 and later.
pub fn cuEventRecordWithFlags(hEvent: CUevent, hStream: CUstream, flags: c_uint) -> CUresult;
/// CUDA 2.0 and later.
pub fn cuEventQuery(hEvent: CUevent) -> CUresult;
/// CUDA 2.0 and later.
pub fn cuEventSynchronize(hEvent: CUevent) -> CUresult;
/// CUDA 4.0 and later.
pub fn cuEventDestroy_v2(hEvent: CUevent) -> CUresult;
/// CUDA 12.8 and later.
pub fn cuEventElapsedTime_v2(pMilliseconds: *mut f32, hStart: CUevent, hEnd: CUevent) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuImportExternalMemory(extMem_out: *mut CUexternalMemory, memHandleDesc: *const CUDA_EXTERNAL_MEMORY_HANDLE_DESC) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuExternalMemoryGetMappedBuffer(devPtr: *mut CUdeviceptr, extMem: CUexternalMemory, bufferDesc: *const CUDA_EXTERNAL_MEMORY_BUFFER_DESC) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuExternalMemoryGetMappedMipmappedArray(mipmap: *mut CUmipmappedArray, extMem: CUexternalMemory, mipmapDesc: *const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuDestroyExternalMemory(extMem: CUexternalMemory) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuImportExternalSemaphore(extSem_out: *mut CUexternalSemaphore, semHandleDesc: *const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuSignalExternalSemaphoresAsync(extSemArray: *const CUexternalSemaphore, paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, numExtSems: c_uint, stream: CUstream) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuWaitExternalSemaphoresAsync(extSemArray: *const CUexternalSemaphore, paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, numExtSems: c_uint, stream: CUstream) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuDestroyExternalSemaphore(extSem: CUexternalSemaphore) -> CUresult;
/// CUDA 11.7 and later.
pub fn cuStreamWaitValue32_v2(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: c_uint) -> CUresult;
/// CUDA 11.7 and later.
pub fn cuStreamWaitValue64_v2(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: c_uint) -> CUresult;
/// CUDA 11.7 and later.
pub fn cuStreamWriteValue32_v2(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: c_uint) -> CUresult;
/// CUDA 11.7 and later.
pub fn cuStreamWriteValue64_v2(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: c_uint) -> CUresult;
/// CUDA 11.7 and later.
pub fn cuStreamBatchMemOp_v2(stream: CUstream, count: c_uint, paramArray: *mut CUstreamBatchMemOpParams, flags: c_uint) -> CUresult;
/// CUDA 2.2 and later.
pub fn cuFuncGetAttribute(pi: *mut c_int, attrib: CUfunction_attribute, hfunc: CUfunction) -> CUresult;
/// CUDA 9.0 and later.
pub fn cuFuncSetAttribute(hfunc: CUfunction, attrib: CUfunction_attribute, value: c_int) -> CUresult;
/// CUDA 3.0 and later.
pub fn cuFuncSetCacheConfig(hfunc: CUfunction, config: CUfunc_cache) -> CUresult;
/// CUDA 11.0 and later.
pub fn cuFuncGetModule(hmod: *mut CUmodule, hfunc: CUfunction) -> CUresult;
/// CUDA 12.3 and later.
pub fn cuFuncGetName(name: *mut *const c_char, hfunc: CUfunction) -> CUresult;
/// CUDA 12.4 and later.
pub fn cuFuncGetParamInfo(func: CUfunction, paramIndex: usize, paramOffset: *mut usize, paramSize: *mut usize) -> CUresult;
/// CUDA 13.2 and later.
pub fn cuFuncGetParamCount(func: CUfunction, paramCount: *mut usize) -> CUresult;
/// CUDA 12.4 and later.
pub fn cuFuncIsLoaded(state: *mut CUfunctionLoadingState, function: CUfunction) -> CUresult;
/// CUDA 12.4 and later.
pub fn cuFuncLoad(function: CUfunction) -> CUresult;
/// CUDA 4.0 and later.
pub fn cuLaunchKernel(f: CUfunction, gridDimX: c_uint, gridDimY: c_uint, gridDimZ: c_uint, blockDimX: c_uint, blockDimY: c_uint, blockDimZ: c_uint, sharedMemBytes: c_uint, hStream: CUstream, kernelParams: *mut *mut c_void, extra: *mut *mut c_void) -> CUresult;
/// CUDA 11.6 and later.
pub fn cuLaunchKernelEx(config: *const CUlaunchConfig, f: CUfunction, kernelParams: *mut *mut c_void, extra: *mut *mut c_void) -> CUresult;
/// CUDA 9.0 and later.
pub fn cuLaunchCooperativeKernel(f: CUfunction, gridDimX: c_uint, gridDimY: c_uint, gridDimZ: c_uint, blockDimX: c_uint, blockDimY: c_uint, blockDimZ: c_uint, sharedMemBytes: c_uint, hStream: CUstream, kernelParams: *mut *mut c_void) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuLaunchHostFunc(hStream: CUstream, fn_: CUhostFn, userData: *mut c_void) -> CUresult;
/// CUDA 13.1 and later.
pub fn cuLaunchHostFunc_v2(hStream: CUstream, fn_: CUhostFn, userData: *mut c_void, syncMode: c_uint) -> CUresult;
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuFuncSetBlockShape(hfunc: CUfunction, x: c_int, y: c_int, z: c_int) -> CUresult;
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuFuncSetSharedSize(hfunc: CUfunction, bytes: c_uint) -> CUresult;
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuParamSetSize(hfunc: CUfunction, numbytes: c_uint) -> CUresult;
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuParamSeti(hfunc: CUfunction, offset: c_int, value: c_uint) -> CUresult;
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuParamSetf(hfunc: CUfunction, offset: c_int, value: f32) -> CUresult;
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuParamSetv(hfunc: CUfunction, offset: c_int, ptr: *mut c_void, numbytes: c_uint) -> CUresult;
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuLaunch(f: CUfunction) -> CUresult;
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuLaunchGrid(f: CUfunction, grid_width: c_int, grid_height: c_int) -> CUresult;
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuLaunchGridAsync(f: CUfunction, grid_width: c_int, grid_height: c_int, hStream: CUstream) -> CUresult;
/// CUDA 9.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuLaunchCooperativeKernelMultiDevice(launchParamsList: *mut CUDA_LAUNCH_PARAMS, numDevices: c_uint, flags: c_uint) -> CUresult;
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuParamSetTexRef(hfunc: CUfunction, texunit: c_int, hTexRef: CUtexref) -> CUresult;
/// CUDA 4.2 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuFuncSetSharedMemConfig(hfunc: CUfunction, config: CUsharedconfig) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuGraphCreate(phGraph: *mut CUgraph, flags: c_uint) -> CUresult;
/// CUDA 12.0 and later.
pub fn cuGraphAddKernelNode_v2(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *const CUDA_KERNEL_NODE_PARAMS) -> CUresult;
/// CUDA 12.0 and later.
pub fn cuGraphKernelNodeGetParams_v2(hNode: CUgraphNode, nodeParams: *mut CUDA_KERNEL_NODE_PARAMS) -> CUresult;
/// CUDA 12.0 and later.
pub fn cuGraphKernelNodeSetParams_v2(hNode: CUgraphNode, nodeParams: *const CUDA_KERNEL_NODE_PARAMS) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuGraphAddMemcpyNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, copyParams: *const CUDA_MEMCPY3D, ctx: CUcontext) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuGraphMemcpyNodeGetParams(hNode: CUgraphNode, nodeParams: *mut CUDA_MEMCPY3D) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuGraphMemcpyNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_MEMCPY3D) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuGraphAddMemsetNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, memsetParams: *const CUDA_MEMSET_NODE_PARAMS, ctx: CUcontext) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuGraphMemsetNodeGetParams(hNode: CUgraphNode, nodeParams: *mut CUDA_MEMSET_NODE_PARAMS) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuGraphMemsetNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_MEMSET_NODE_PARAMS) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuGraphAddHostNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *const CUDA_HOST_NODE_PARAMS) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuGraphHostNodeGetParams(hNode: CUgraphNode, nodeParams: *mut CUDA_HOST_NODE_PARAMS) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuGraphHostNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_HOST_NODE_PARAMS) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuGraphAddChildGraphNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, childGraph: CUgraph) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuGraphChildGraphNodeGetGraph(hNode: CUgraphNode, phGraph: *mut CUgraph) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuGraphAddEmptyNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize) -> CUresult;
/// CUDA 11.1 and later.
pub fn cuGraphAddEventRecordNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, event: CUevent) -> CUresult;
/// CUDA 11.1 and later.
pub fn cuGraphEventRecordNodeGetEvent(hNode: CUgraphNode, event_out: *mut CUevent) -> CUresult;
/// CUDA 11.1 and later.
pub fn cuGraphEventRecordNodeSetEvent(hNode: CUgraphNode, event: CUevent) -> CUresult;
/// CUDA 11.1 and later.
pub fn cuGraphAddEventWaitNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, event: CUevent) -> CUresult;
/// CUDA 11.1 and later.
pub fn cuGraphEventWaitNodeGetEvent(hNode: CUgraphNode, event_out: *mut CUevent) -> CUresult;
/// CUDA 11.1 and later.
pub fn cuGraphEventWaitNodeSetEvent(hNode: CUgraphNode, event: CUevent) -> CUresult;
/// CUDA 11.2 and later.
pub fn cuGraphAddExternalSemaphoresSignalNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS) -> CUresult;
/// CUDA 11.2 and later.
pub fn cuGraphExternalSemaphoresSignalNodeGetParams(hNode: CUgraphNode, params_out: *mut CUDA_EXT_SEM_SIGNAL_NODE_PARAMS) -> CUresult;
/// CUDA 11.2 and later.
pub fn cuGraphExternalSemaphoresSignalNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS) -> CUresult;
/// CUDA 11.2 and later.
pub fn cuGraphAddExternalSemaphoresWaitNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS) -> CUresult;
/// CUDA 11.2 and later.
pub fn cuGraphExternalSemaphoresWaitNodeGetParams(hNode: CUgraphNode, params_out: *mut CUDA_EXT_SEM_WAIT_NODE_PARAMS) -> CUresult;
/// CUDA 11.2 and later.
pub fn cuGraphExternalSemaphoresWaitNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS) -> CUresult;
/// CUDA 11.7 and later.
pub fn cuGraphAddBatchMemOpNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS) -> CUresult;
/// CUDA 11.7 and later.
pub fn cuGraphBatchMemOpNodeGetParams(hNode: CUgraphNode, nodeParams_out: *mut CUDA_BATCH_MEM_OP_NODE_PARAMS) -> CUresult;
/// CUDA 11.7 and later.
pub fn cuGraphBatchMemOpNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS) -> CUresult;
/// CUDA 11.7 and later.
pub fn cuGraphExecBatchMemOpNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS) -> CUresult;
/// CUDA 11.4 and later.
pub fn cuGraphAddMemAllocNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *mut CUDA_MEM_ALLOC_NODE_PARAMS) -> CUresult;
/// CUDA 11.4 and later.
pub fn cuGraphMemAllocNodeGetParams(hNode: CUgraphNode, params_out: *mut CUDA_MEM_ALLOC_NODE_PARAMS) -> CUresult;
/// CUDA 11.4 and later.
pub fn cuGraphAddMemFreeNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, dptr: CUdeviceptr) -> CUresult;
/// CUDA 11.4 and later.
pub fn cuGraphMemFreeNodeGetParams(hNode: CUgraphNode, dptr_out: *mut CUdeviceptr) -> CUresult;
/// CUDA 11.4 and later.
pub fn cuDeviceGraphMemTrim(device: CUdevice) -> CUresult;
/// CUDA 11.4 and later.
pub fn cuDeviceGetGraphMemAttribute(device: CUdevice, attr: CUgraphMem_attribute, value: *mut c_void) -> CUresult;
/// CUDA 11.4 and later.
pub fn cuDeviceSetGraphMemAttribute(device: CUdevice, attr: CUgraphMem_attribute, value: *mut c_void) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuGraphClone(phGraphClone: *mut CUgraph, originalGraph: CUgraph) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuGraphNodeFindInClone(phNode: *mut CUgraphNode, hOriginalNode: CUgraphNode, hClonedGraph: CUgraph) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuGraphNodeGetType(hNode: CUgraphNode, type_: *mut CUgraphNodeType) -> CUresult;
/// CUDA 13.1 and later.
pub fn cuGraphNodeGetContainingGraph(hNode: CUgraphNode, phGraph: *mut CUgraph) -> CUresult;
/// CUDA 13.1 and later.
pub fn cuGraphNodeGetLocalId(hNode: CUgraphNode, nodeId: *mut c_uint) -> CUresult;
/// CUDA 13.1 and later.
pub fn cuGraphNodeGetToolsId(hNode: CUgraphNode, toolsNodeId: *mut c_ulonglong) -> CUresult;
/// CUDA 13.1 and later.
pub fn cuGraphGetId(hGraph: CUgraph, graphId: *mut c_uint) -> CUresult;
/// CUDA 13.1 and later.
pub fn cuGraphExecGetId(hGraphExec: CUgraphExec, graphId: *mut c_uint) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuGraphGetNodes(hGraph: CUgraph, nodes: *mut CUgraphNode, numNodes: *mut usize) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuGraphGetRootNodes(hGraph: CUgraph, rootNodes: *mut CUgraphNode, numRootNodes: *mut usize) -> CUresult;
/// CUDA 12.3 and later.
pub fn cuGraphGetEdges_v2(hGraph: CUgraph, from: *mut CUgraphNode, to: *mut CUgraphNode, edgeData: *mut CUgraphEdgeData, numEdges: *mut usize) -> CUresult;
/// CUDA 12.3 and later.
pub fn cuGraphNodeGetDependencies_v2(hNode: CUgraphNode, dependencies: *mut CUgraphNode, edgeData: *mut CUgraphEdgeData, numDependencies: *mut usize) -> CUresult;
/// CUDA 12.3 and later.
pub fn cuGraphNodeGetDependentNodes_v2(hNode: CUgraphNode, dependentNodes: *mut CUgraphNode, edgeData: *mut CUgraphEdgeData, numDependentNodes: *mut usize) -> CUresult;
/// CUDA 12.3 and later.
pub fn cuGraphAddDependencies_v2(hGraph: CUgraph, from: *const CUgraphNode, to: *const CUgraphNode, edgeData: *const CUgraphEdgeData, numDependencies: usize) -> CUresult;
/// CUDA 12.3 and later.
pub fn cuGraphRemoveDependencies_v2(hGraph: CUgraph, from: *const CUgraphNode, to: *const CUgraphNode, edgeData: *const CUgraphEdgeData, numDependencies: usize) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuGraphDestroyNode(hNode: CUgraphNode) -> CUresult;
/// CUDA 11.4 and later.
pub fn cuGraphInstantiateWithFlags(phGraphExec: *mut CUgraphExec, hGraph: CUgraph, flags: c_ulonglong) -> CUresult;
/// CUDA 12.0 and later.
pub fn cuGraphInstantiateWithParams(phGraphExec: *mut CUgraphExec, hGraph: CUgraph, instantiateParams: *mut CUDA_GRAPH_INSTANTIATE_PARAMS) -> CUresult;
/// CUDA 12.0 and later.
pub fn cuGraphExecGetFlags(hGraphExec: CUgraphExec, flags: *mut cuuint64_t) -> CUresult;
/// CUDA 12.0 and later.
pub fn cuGraphExecKernelNodeSetParams_v2(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *const CUDA_KERNEL_NODE_PARAMS) -> CUresult;
/// CUDA 10.2 and later.
pub fn cuGraphExecMemcpyNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, copyParams: *const CUDA_MEMCPY3D, ctx: CUcontext) -> CUresult;
/// CUDA 10.2 and later.
pub fn cuGraphExecMemsetNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, memsetParams: *const CUDA_MEMSET_NODE_PARAMS, ctx: CUcontext) -> CUresult;
/// CUDA 10.2 and later.
pub fn cuGraphExecHostNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *const CUDA_HOST_NODE_PARAMS) -> CUresult;
/// CUDA 11.1 and later.
pub fn cuGraphExecChildGraphNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, childGraph: CUgraph) -> CUresult;
/// CUDA 11.1 and later.
pub fn cuGraphExecEventRecordNodeSetEvent(hGraphExec: CUgraphExec, hNode: CUgraphNode, event: CUevent) -> CUresult;
/// CUDA 11.1 and later.
pub fn cuGraphExecEventWaitNodeSetEvent(hGraphExec: CUgraphExec, hNode: CUgraphNode, event: CUevent) -> CUresult;
/// CUDA 11.2 and later.
pub fn cuGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS) -> CUresult;
/// CUDA 11.2 and later.
pub fn cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS) -> CUresult;
/// CUDA 11.6 and later.
pub fn cuGraphNodeSetEnabled(hGraphExec: CUgraphExec, hNode: CUgraphNode, isEnabled: c_uint) -> CUresult;
/// CUDA 11.6 and later.
pub fn cuGraphNodeGetEnabled(hGraphExec: CUgraphExec, hNode: CUgraphNode, isEnabled: *mut c_uint) -> CUresult;
/// CUDA 11.1 and later.
pub fn cuGraphUpload(hGraphExec: CUgraphExec, hStream: CUstream) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuGraphLaunch(hGraphExec: CUgraphExec, hStream: CUstream) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuGraphExecDestroy(hGraphExec: CUgraphExec) -> CUresult;
/// CUDA 10.0 and later.
pub fn cuGraphDestroy(hGraph: CUgraph) -> CUresult;
/// CUDA 12.0 and later.
pub fn cuGraphExecUpdate_v2(hGraphExec: CUgraphExec, hGraph: CUgraph, resultInfo: *mut CUgraphExecUpdateResultInfo) -> CUresult;
/// CUDA 11.0 and later.
pub fn cuGraphKernelNodeCopyAttributes(dst: CUgraphNode, src: CUgraphNode) -> CUresult;
/// CUDA 11.0 and later.
pub fn cuGraphKernelNodeGetAttribute(hNode: CUgraphNode, attr: CUkernelNodeAttrID, value_out: *mut CUkernelNodeAttrValue) -> CUresult;
/// CUDA 11.0 and later.
pub fn cuGraphKernelNodeSetAttribute(hNode: CUgraphNode, attr: CUkernelNodeAttrID, value: *const CUkernelNodeAttrValue) -> CUresult;
/// CUDA 11.3 and later.
pub fn cuGraphDebugDotPrint(hGraph: CUgraph, path: *const c_char, flags: c_uint) -> CUresult;
/// CUDA 11.3 and later.
pub fn cuUserObjectCreate(object_out: *mut CUuserObject, ptr: *mut c_void, destroy: CUhostFn, initialRefcount: c_uint, flags: c_uint) -> CUresult;
/// CUDA 11.3 and later.
pub fn cuUserObjectRetain(object: CUuserObject, count: c_uint) -> CUresult;
/// CUDA 11.3 and later.
pub fn cuUserObjectRelease(object: CUuserObject, count: c_uint) -> CUresult;
/// CUDA 11.3 and later.
pub fn cuGraphRetainUserObject(graph: CUgraph, object: CUuserObject, count: c_uint, flags: c_uint) -> CUresult;
/// CUDA 11.3 and later.
pub fn cuGraphReleaseUserObject(graph: CUgraph, object: CUuserObject, count: c_uint) -> CUresult;
/// CUDA 12.3 and later.
pub fn cuGraphAddNode_v2(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, dependencyData: *const CUgraphEdgeData, numDependencies: usize, nodeParams: *mut CUgraphNodeParams) -> CUresult;
/// CUDA 13.4 and later.
pub fn cuGraphAddNode_v3(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, dependencyData: *const CUgraphEdgeData, numDependencies: usize, nodeParams: *mut CUgraphNodeParams) -> CUresult;
/// CUDA 12.2 and later.
pub fn cuGraphNodeSetParams(hNode: CUgraphNode, nodeParams: *mut CUgraphNodeParams) -> CUresult;
/// CUDA 13.4 and later.
pub fn cuGraphNodeSetParams_v2(hNode: CUgraphNode, nodeParams: *mut CUgraphNodeParams) -> CUresult;
/// CUDA 13.2 and later.
pub fn cuGraphNodeGetParams(hNode: CUgraphNode, nodeParams: *mut CUgraphNodeParams) -> CUresult;
/// CUDA 12.2 and later.
pub fn cuGraphExecNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *mut CUgraphNodeParams) -> CUresult;
/// CUDA 12.3 and later.
pub fn cuGraphConditionalHandleCreate(pHandle_out: *mut CUgraphConditionalHandle, hGraph: CUgraph, ctx: CUcontext, defaultLaunchValue: c_uint, flags: c_uint) -> CUresult;
/// CUDA 6.5 and later.
pub fn cuOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks: *mut c_int, func: CUfunction, blockSize: c_int, dynamicSMemSize: usize) -> CUresult;
/// CUDA 7.0 and later.
pub fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks: *mut c_int, func: CUfunction, blockSize: c_int, dynamicSMemSize: usize, flags: c_uint) -> CUresult;
/// CUDA 6.5 and later.
pub fn cuOccupancyMaxPotentialBlockSize(minGridSize: *mut c_int, blockSize: *mut c_int, func: CUfunction, blockSizeToDynamicSMemSize: CUoccupancyB2DSize, dynamicSMemSize: usize, blockSizeLimit: c_int) -> CUresult;
/// CUDA 7.0 and later.
pub fn cuOccupancyMaxPotentialBlockSizeWithFlags(minGridSize: *mut c_int, blockSize: *mut c_int, func: CUfunction, blockSizeToDynamicSMemSize: CUoccupancyB2DSize, dynamicSMemSize: usize, blockSizeLimit: c_int, flags: c_uint) -> CUresult;
/// CUDA 10.2 and later.
pub fn cuOccupancyAvailableDynamicSMemPerBlock(dynamicSmemSize: *mut usize, func: CUfunction, numBlocks: c_int, blockSize: c_int) -> CUresult;
/// CUDA 11.7 and later.
pub fn cuOccupancyMaxPotentialClusterSize(clusterSize: *mut c_int, func: CUfunction, config: *const CUlaunchConfig) -> CUresult;
/// CUDA 11.7 and later.
pub fn cuOccupancyMaxActiveClusters(numClusters: *mut c_int, func: CUfunction, config: *const CUlaunchConfig) -> CUresult;
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuTexRefSetArray(hTexRef: CUtexref, hArray: CUarray, Flags: c_uint) -> CUresult;
/// CUDA 5.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuTexRefSetMipmappedArray(hTexRef: CUtexref, hMipmappedArray: CUmipmappedArray, Flags: c_uint) -> CUresult;
/// CUDA 3.2 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuTexRefSetAddress_v2(ByteOffset: *mut usize, hTexRef: CUtexref, dptr: CUdeviceptr, bytes: usize) -> CUresult;
/// CUDA 4.1 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuTexRefSetAddress2D_v3(hTexRef: CUtexref, desc: *const CUDA_ARRAY_DESCRIPTOR, dptr: CUdeviceptr, Pitch: usize) -> CUresult;
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuTexRefSetFormat(hTexRef: CUtexref, fmt: CUarray_format, NumPackedComponents: c_int) -> CUresult;
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuTexRefSetAddressMode(hTexRef: CUtexref, dim: c_int, am: CUaddress_mode) -> CUresult;
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuTexRefSetFilterMode(hTexRef: CUtexref, fm: CUfilter_mode) -> CUresult;
/// CUDA 5.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuTexRefSetMipmapFilterMode(hTexRef: CUtexref, fm: CUfilter_mode) -> CUresult;
/// CUDA 5.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuTexRefSetMipmapLevelBias(hTexRef: CUtexref, bias: f32) -> CUresult;
/// CUDA 5.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuTexRefSetMipmapLevelClamp(hTexRef: CUtexref, minMipmapLevelClamp: f32, maxMipmapLevelClamp: f32) -> CUresult;
/// CUDA 5.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuTexRefSetMaxAnisotropy(hTexRef: CUtexref, maxAniso: c_uint) -> CUresult;
/// CUDA 8.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuTexRefSetBorderColor(hTexRef: CUtexref, pBorderColor: *mut f32) -> CUresult;
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuTexRefSetFlags(hTexRef: CUtexref, Flags: c_uint) -> CUresult;
/// CUDA 3.2 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuTexRefGetAddress_v2(pdptr: *mut CUdeviceptr, hTexRef: CUtexref) -> CUresult;
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuTexRefGetArray(phArray: *mut CUarray, hTexRef: CUtexref) -> CUresult;
/// CUDA 5.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuTexRefGetMipmappedArray(phMipmappedArray: *mut CUmipmappedArray, hTexRef: CUtexref) -> CUresult;
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuTexRefGetAddressMode(pam: *mut CUaddress_mode, hTexRef: CUtexref, dim: c_int) -> CUresult;
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuTexRefGetFilterMode(pfm: *mut CUfilter_mode, hTexRef: CUtexref) -> CUresult;
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuTexRefGetFormat(pFormat: *mut CUarray_format, pNumChannels: *mut c_int, hTexRef: CUtexref) -> CUresult;
/// CUDA 5.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuTexRefGetMipmapFilterMode(pfm: *mut CUfilter_mode, hTexRef: CUtexref) -> CUresult;
/// CUDA 5.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuTexRefGetMipmapLevelBias(pbias: *mut f32, hTexRef: CUtexref) -> CUresult;
/// CUDA 5.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuTexRefGetMipmapLevelClamp(pminMipmapLevelClamp: *mut f32, pmaxMipmapLevelClamp: *mut f32, hTexRef: CUtexref) -> CUresult;
/// CUDA 5.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuTexRefGetMaxAnisotropy(pmaxAniso: *mut c_int, hTexRef: CUtexref) -> CUresult;
/// CUDA 8.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuTexRefGetBorderColor(pBorderColor: *mut f32, hTexRef: CUtexref) -> CUresult;
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuTexRefGetFlags(pFlags: *mut c_uint, hTexRef: CUtexref) -> CUresult;
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuTexRefCreate(pTexRef: *mut CUtexref) -> CUresult;
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuTexRefDestroy(hTexRef: CUtexref) -> CUresult;
/// CUDA 3.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuSurfRefSetArray(hSurfRef: CUsurfref, hArray: CUarray, Flags: c_uint) -> CUresult;
/// CUDA 3.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuSurfRefGetArray(phArray: *mut CUarray, hSurfRef: CUsurfref) -> CUresult;
/// CUDA 5.0 and later.
pub fn cuTexObjectCreate(pTexObject: *mut CUtexObject, pResDesc: *const CUDA_RESOURCE_DESC, pTexDesc: *const CUDA_TEXTURE_DESC, pResViewDesc: *const CUDA_RESOURCE_VIEW_DESC) -> CUresult;
/// CUDA 5.0 and later.
pub fn cuTexObjectDestroy(texObject: CUtexObject) -> CUresult;
/// CUDA 5.0 and later.
pub fn cuTexObjectGetResourceDesc(pResDesc: *mut CUDA_RESOURCE_DESC, texObject: CUtexObject) -> CUresult;
/// CUDA 5.0 and later.
pub fn cuTexObjectGetTextureDesc(pTexDesc: *mut CUDA_TEXTURE_DESC, texObject: CUtexObject) -> CUresult;
/// CUDA 5.0 and later.
pub fn cuTexObjectGetResourceViewDesc(pResViewDesc: *mut CUDA_RESOURCE_VIEW_DESC, texObject: CUtexObject) -> CUresult;
/// CUDA 5.0 and later.
pub fn cuSurfObjectCreate(pSurfObject: *mut CUsurfObject, pResDesc: *const CUDA_RESOURCE_DESC) -> CUresult;
/// CUDA 5.0 and later.
pub fn cuSurfObjectDestroy(surfObject: CUsurfObject) -> CUresult;
/// CUDA 5.0 and later.
pub fn cuSurfObjectGetResourceDesc(pResDesc: *mut CUDA_RESOURCE_DESC, surfObject: CUsurfObject) -> CUresult;
/// CUDA 12.0 and later.
pub fn cuTensorMapEncodeTiled(tensorMap: *mut CUtensorMap, tensorDataType: CUtensorMapDataType, tensorRank: cuuint32_t, globalAddress: *mut c_void, globalDim: *const cuuint64_t, globalStrides: *const cuuint64_t, boxDim: *const cuuint32_t, elementStrides: *const cuuint32_t, interleave: CUtensorMapInterleave, swizzle: CUtensorMapSwizzle, l2Promotion: CUtensorMapL2promotion, oobFill: CUtensorMapFloatOOBfill) -> CUresult;
/// CUDA 12.0 and later.
pub fn cuTensorMapEncodeIm2col(tensorMap: *mut CUtensorMap, tensorDataType: CUtensorMapDataType, tensorRank: cuuint32_t, globalAddress: *mut c_void, globalDim: *const cuuint64_t, globalStrides: *const cuuint64_t, pixelBoxLowerCorner: *const c_int, pixelBoxUpperCorner: *const c_int, channelsPerPixel: cuuint32_t, pixelsPerColumn: cuuint32_t, elementStrides: *const cuuint32_t, interleave: CUtensorMapInterleave, swizzle: CUtensorMapSwizzle, l2Promotion: CUtensorMapL2promotion, oobFill: CUtensorMapFloatOOBfill) -> CUresult;
/// CUDA 12.8 and later.
pub fn cuTensorMapEncodeIm2colWide(tensorMap: *mut CUtensorMap, tensorDataType: CUtensorMapDataType, tensorRank: cuuint32_t, globalAddress: *mut c_void, globalDim: *const cuuint64_t, globalStrides: *const cuuint64_t, pixelBoxLowerCornerWidth: c_int, pixelBoxUpperCornerWidth: c_int, channelsPerPixel: cuuint32_t, pixelsPerColumn: cuuint32_t, elementStrides: *const cuuint32_t, interleave: CUtensorMapInterleave, mode: CUtensorMapIm2ColWideMode, swizzle: CUtensorMapSwizzle, l2Promotion: CUtensorMapL2promotion, oobFill: CUtensorMapFloatOOBfill) -> CUresult;
/// CUDA 12.0 and later.
pub fn cuTensorMapReplaceAddress(tensorMap: *mut CUtensorMap, globalAddress: *mut c_void) -> CUresult;
/// CUDA 13.5 and later.
pub fn cuTensorMapSetAllocationClass(tensorMap: *mut CUtensorMap, allocClass: CUtensorMapAllocClass, outAllocClass: *mut CUtensorMapAllocClass) -> CUresult;
/// CUDA 4.0 and later.
pub fn cuDeviceCanAccessPeer(canAccessPeer: *mut c_int, dev: CUdevice, peerDev: CUdevice) -> CUresult;
/// CUDA 4.0 and later.
pub fn cuCtxEnablePeerAccess(peerContext: CUcontext, Flags: c_uint) -> CUresult;
/// CUDA 4.0 and later.
pub fn cuCtxDisablePeerAccess(peerContext: CUcontext) -> CUresult;
/// CUDA 8.0 and later.
pub fn cuDeviceGetP2PAttribute(value: *mut c_int, attrib: CUdevice_P2PAttribute, srcDevice: CUdevice, dstDevice: CUdevice) -> CUresult;
/// CUDA 13.0 and later.
pub fn cuDeviceGetP2PAtomicCapabilities(capabilities: *mut c_uint, operations: *const CUatomicOperation, count: c_uint, srcDevice: CUdevice, dstDevice: CUdevice) -> CUresult;
/// CUDA 3.0 and later.
pub fn cuGraphicsUnregisterResource(resource: CUgraphicsResource) -> CUresult;
/// CUDA 3.0 and later.
pub fn cuGraphicsSubResourceGetMappedArray(pArray: *mut CUarray, resource: CUgraphicsResource, arrayIndex: c_uint, mipLevel: c_uint) -> CUresult;
/// CUDA 5.0 and later.
pub fn cuGraphicsResourceGetMappedMipmappedArray(pMipmappedArray: *mut CUmipmappedArray, resource: CUgraphicsResource) -> CUresult;
/// CUDA 3.2 and later.
pub fn cuGraphicsResourceGetMappedPointer_v2(pDevPtr: *mut CUdeviceptr, pSize: *mut usize, resource: CUgraphicsResource) -> CUresult;
/// CUDA 6.5 and later.
pub fn cuGraphicsResourceSetMapFlags_v2(resource: CUgraphicsResource, flags: c_uint) -> CUresult;
/// CUDA 3.0 and later.
pub fn cuGraphicsMapResources(count: c_uint, resources: *mut CUgraphicsResource, hStream: CUstream) -> CUresult;
/// CUDA 3.0 and later.
pub fn cuGraphicsUnmapResources(count: c_uint, resources: *mut CUgraphicsResource, hStream: CUstream) -> CUresult;
/// CUDA 12.0 and later.
pub fn cuGetProcAddress_v2(symbol: *const c_char, pfn: *mut *mut c_void, cudaVersion: c_int, flags: cuuint64_t, symbolStatus: *mut CUdriverProcAddressQueryResult) -> CUresult;
/// CUDA 12.1 and later.
pub fn cuCoredumpGetAttribute(attrib: CUcoredumpSettings, value: *mut c_void, size: *mut usize) -> CUresult;
/// CUDA 12.1 and later.
pub fn cuCoredumpGetAttributeGlobal(attrib: CUcoredumpSettings, value: *mut c_void, size: *mut usize) -> CUresult;
/// CUDA 12.1 and later.
pub fn cuCoredumpSetAttribute(attrib: CUcoredumpSettings, value: *mut c_void, size: *mut usize) -> CUresult;
/// CUDA 12.1 and later.
pub fn cuCoredumpSetAttributeGlobal(attrib: CUcoredumpSettings, value: *mut c_void, size: *mut usize) -> CUresult;
/// CUDA 13.2 and later.
pub fn cuCoredumpRegisterStartCallback(callback: CUcoredumpStatusCallback, userData: *mut c_void, callbackOut: *mut CUcoredumpCallbackHandle) -> CUresult;
/// CUDA 13.2 and later.
pub fn cuCoredumpRegisterCompleteCallback(callback: CUcoredumpStatusCallback, userData: *mut c_void, callbackOut: *mut CUcoredumpCallbackHandle) -> CUresult;
/// CUDA 13.2 and later.
pub fn cuCoredumpDeregisterStartCallback(callback: CUcoredumpCallbackHandle) -> CUresult;
/// CUDA 13.2 and later.
pub fn cuCoredumpDeregisterCompleteCallback(callback: CUcoredumpCallbackHandle) -> CUresult;
/// CUDA 3.0 and later.
pub fn cuGetExportTable(ppExportTable: *mut *const c_void, pExportTableId: *const CUuuid) -> CUresult;
/// CUDA 12.4 and later.
pub fn cuGreenCtxCreate(phCtx: *mut CUgreenCtx, desc: CUdevResourceDesc, dev: CUdevice, flags: c_uint) -> CUresult;
/// CUDA 12.4 and later.
pub fn cuGreenCtxDestroy(hCtx: CUgreenCtx) -> CUresult;
/// CUDA 12.4 and later.
pub fn cuCtxFromGreenCtx(pContext: *mut CUcontext, hCtx: CUgreenCtx) -> CUresult;
/// CUDA 12.4 and later.
pub fn cuDeviceGetDevResource(device: CUdevice, resource: *mut CUdevResource, type_: CUdevResourceType) -> CUresult;
/// CUDA 12.4 and later.
pub fn cuCtxGetDevResource(hCtx: CUcontext, resource: *mut CUdevResource, type_: CUdevResourceType) -> CUresult;
/// CUDA 12.4 and later.
pub fn cuGreenCtxGetDevResource(hCtx: CUgreenCtx, resource: *mut CUdevResource, type_: CUdevResourceType) -> CUresult;
/// CUDA 12.4 and later.
pub fn cuDevSmResourceSplitByCount(result: *mut CUdevResource, nbGroups: *mut c_uint, input: *const CUdevResource, remainder: *mut CUdevResource, flags: c_uint, minCount: c_uint) -> CUresult;
/// CUDA 13.1 and later.
pub fn cuDevSmResourceSplit(result: *mut CUdevResource, nbGroups: c_uint, input: *const CUdevResource, remainder: *mut CUdevResource, flags: c_uint, groupParams: *mut CU_DEV_SM_RESOURCE_GROUP_PARAMS) -> CUresult;
/// CUDA 12.4 and later.
pub fn cuDevResourceGenerateDesc(phDesc: *mut CUdevResourceDesc, resources: *mut CUdevResource, nbResources: c_uint) -> CUresult;
/// CUDA 12.4 and later.
pub fn cuGreenCtxRecordEvent(hCtx: CUgreenCtx, hEvent: CUevent) -> CUresult;
/// CUDA 12.4 and later.
pub fn cuGreenCtxWaitEvent(hCtx: CUgreenCtx, hEvent: CUevent) -> CUresult;
/// CUDA 12.4 and later.
pub fn cuStreamGetGreenCtx(hStream: CUstream, phCtx: *mut CUgreenCtx) -> CUresult;
/// CUDA 12.5 and later.
pub fn cuGreenCtxStreamCreate(phStream: *mut CUstream, greenCtx: CUgreenCtx, flags: c_uint, priority: c_int) -> CUresult;
/// CUDA 12.9 and later.
pub fn cuGreenCtxGetId(greenCtx: CUgreenCtx, greenCtxId: *mut c_ulonglong) -> CUresult;
/// CUDA 13.1 and later.
pub fn cuStreamGetDevResource(hStream: CUstream, resource: *mut CUdevResource, type_: CUdevResourceType) -> CUresult;
/// CUDA 12.9 and later.
pub fn cuLogsRegisterCallback(callbackFunc: CUlogsCallback, userData: *mut c_void, callback_out: *mut CUlogsCallbackHandle) -> CUresult;
/// CUDA 12.9 and later.
pub fn cuLogsUnregisterCallback(callback: CUlogsCallbackHandle) -> CUresult;
/// CUDA 12.9 and later.
pub fn cuLogsCurrent(iterator_out: *mut CUlogIterator, flags: c_uint) -> CUresult;
/// CUDA 12.9 and later.
pub fn cuLogsDumpToFile(iterator: *mut CUlogIterator, pathToFile: *const c_char, flags: c_uint) -> CUresult;
/// CUDA 12.9 and later.
pub fn cuLogsDumpToMemory(iterator: *mut CUlogIterator, buffer: *mut c_char, size: *mut usize, flags: c_uint) -> CUresult;
/// CUDA 12.8 and later.
pub fn cuCheckpointProcessGetRestoreThreadId(pid: c_int, tid: *mut c_int) -> CUresult;
/// CUDA 12.8 and later.
pub fn cuCheckpointProcessGetState(pid: c_int, state: *mut CUprocessState) -> CUresult;
/// CUDA 12.8 and later.
pub fn cuCheckpointProcessLock(pid: c_int, args: *mut CUcheckpointLockArgs) -> CUresult;
/// CUDA 12.8 and later.
pub fn cuCheckpointProcessCheckpoint(pid: c_int, args: *mut CUcheckpointCheckpointArgs) -> CUresult;
/// CUDA 12.8 and later.
pub fn cuCheckpointProcessRestore(pid: c_int, args: *mut CUcheckpointRestoreArgs) -> CUresult;
/// CUDA 13.4 and later.
pub fn cuCheckpointOperationComplete(handle: CUcheckpointOperationHandle) -> CUresult;
/// CUDA 12.8 and later.
pub fn cuCheckpointProcessUnlock(pid: c_int, args: *mut CUcheckpointUnlockArgs) -> CUresult;
}
