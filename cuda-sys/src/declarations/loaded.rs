// Made by cuda-sys from the cuda.h of CUDA 13.5. Not for editing.

/// CUDA 6.0 and later.
#[inline]
pub unsafe extern "C" fn cuGetErrorString(error: CUresult, pStr: *mut *const c_char) -> CUresult {
    unsafe { call2(&SLOTS[0], error, pStr) }
}
/// CUDA 6.0 and later.
#[inline]
pub unsafe extern "C" fn cuGetErrorName(error: CUresult, pStr: *mut *const c_char) -> CUresult {
    unsafe { call2(&SLOTS[1], error, pStr) }
}
/// CUDA 2.0 and later.
#[inline]
pub unsafe extern "C" fn cuInit(Flags: c_uint) -> CUresult {
    unsafe { call1(&SLOTS[2], Flags) }
}
/// CUDA 2.2 and later.
#[inline]
pub unsafe extern "C" fn cuDriverGetVersion(driverVersion: *mut c_int) -> CUresult {
    unsafe { call1(&SLOTS[3], driverVersion) }
}
/// CUDA 2.0 and later.
#[inline]
pub unsafe extern "C" fn cuDeviceGet(device: *mut CUdevice, ordinal: c_int) -> CUresult {
    unsafe { call2(&SLOTS[4], device, ordinal) }
}
/// CUDA 2.0 and later.
#[inline]
pub unsafe extern "C" fn cuDeviceGetCount(count: *mut c_int) -> CUresult {
    unsafe { call1(&SLOTS[5], count) }
}
/// CUDA 2.0 and later.
#[inline]
pub unsafe extern "C" fn cuDeviceGetName(name: *mut c_char, len: c_int, dev: CUdevice) -> CUresult {
    unsafe { call3(&SLOTS[6], name, len, dev) }
}
/// CUDA 11.4 and later.
#[inline]
pub unsafe extern "C" fn cuDeviceGetUuid_v2(uuid: *mut CUuuid, dev: CUdevice) -> CUresult {
    unsafe { call2(&SLOTS[7], uuid, dev) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuDeviceGetLuid(luid: *mut c_char, deviceNodeMask: *mut c_uint, dev: CUdevice) -> CUresult {
    unsafe { call3(&SLOTS[8], luid, deviceNodeMask, dev) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuDeviceTotalMem_v2(bytes: *mut usize, dev: CUdevice) -> CUresult {
    unsafe { call2(&SLOTS[9], bytes, dev) }
}
/// CUDA 11.1 and later.
#[inline]
pub unsafe extern "C" fn cuDeviceGetTexture1DLinearMaxWidth(maxWidthInElements: *mut usize, format: CUarray_format, numChannels: c_uint, dev: CUdevice) -> CUresult {
    unsafe { call4(&SLOTS[10], maxWidthInElements, format, numChannels, dev) }
}
/// CUDA 2.0 and later.
#[inline]
pub unsafe extern "C" fn cuDeviceGetAttribute(pi: *mut c_int, attrib: CUdevice_attribute, dev: CUdevice) -> CUresult {
    unsafe { call3(&SLOTS[11], pi, attrib, dev) }
}
/// CUDA 13.0 and later.
#[inline]
pub unsafe extern "C" fn cuDeviceGetHostAtomicCapabilities(capabilities: *mut c_uint, operations: *const CUatomicOperation, count: c_uint, dev: CUdevice) -> CUresult {
    unsafe { call4(&SLOTS[12], capabilities, operations, count, dev) }
}
/// CUDA 10.2 and later.
#[inline]
pub unsafe extern "C" fn cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList: *mut c_void, dev: CUdevice, flags: c_int) -> CUresult {
    unsafe { call3(&SLOTS[13], nvSciSyncAttrList, dev, flags) }
}
/// CUDA 11.2 and later.
#[inline]
pub unsafe extern "C" fn cuDeviceSetMemPool(dev: CUdevice, pool: CUmemoryPool) -> CUresult {
    unsafe { call2(&SLOTS[14], dev, pool) }
}
/// CUDA 11.2 and later.
#[inline]
pub unsafe extern "C" fn cuDeviceGetMemPool(pool: *mut CUmemoryPool, dev: CUdevice) -> CUresult {
    unsafe { call2(&SLOTS[15], pool, dev) }
}
/// CUDA 11.2 and later.
#[inline]
pub unsafe extern "C" fn cuDeviceGetDefaultMemPool(pool_out: *mut CUmemoryPool, dev: CUdevice) -> CUresult {
    unsafe { call2(&SLOTS[16], pool_out, dev) }
}
/// CUDA 11.4 and later.
#[inline]
pub unsafe extern "C" fn cuDeviceGetExecAffinitySupport(pi: *mut c_int, type_: CUexecAffinityType, dev: CUdevice) -> CUresult {
    unsafe { call3(&SLOTS[17], pi, type_, dev) }
}
/// CUDA 11.3 and later.
#[inline]
pub unsafe extern "C" fn cuFlushGPUDirectRDMAWrites(target: CUflushGPUDirectRDMAWritesTarget, scope: CUflushGPUDirectRDMAWritesScope) -> CUresult {
    unsafe { call2(&SLOTS[18], target, scope) }
}
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuDeviceGetProperties(prop: *mut CUdevprop, dev: CUdevice) -> CUresult {
    unsafe { call2(&SLOTS[19], prop, dev) }
}
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuDeviceComputeCapability(major: *mut c_int, minor: *mut c_int, dev: CUdevice) -> CUresult {
    unsafe { call3(&SLOTS[20], major, minor, dev) }
}
/// CUDA 7.0 and later.
#[inline]
pub unsafe extern "C" fn cuDevicePrimaryCtxRetain(pctx: *mut CUcontext, dev: CUdevice) -> CUresult {
    unsafe { call2(&SLOTS[21], pctx, dev) }
}
/// CUDA 11.0 and later.
#[inline]
pub unsafe extern "C" fn cuDevicePrimaryCtxRelease_v2(dev: CUdevice) -> CUresult {
    unsafe { call1(&SLOTS[22], dev) }
}
/// CUDA 11.0 and later.
#[inline]
pub unsafe extern "C" fn cuDevicePrimaryCtxSetFlags_v2(dev: CUdevice, flags: c_uint) -> CUresult {
    unsafe { call2(&SLOTS[23], dev, flags) }
}
/// CUDA 7.0 and later.
#[inline]
pub unsafe extern "C" fn cuDevicePrimaryCtxGetState(dev: CUdevice, flags: *mut c_uint, active: *mut c_int) -> CUresult {
    unsafe { call3(&SLOTS[24], dev, flags, active) }
}
/// CUDA 11.0 and later.
#[inline]
pub unsafe extern "C" fn cuDevicePrimaryCtxReset_v2(dev: CUdevice) -> CUresult {
    unsafe { call1(&SLOTS[25], dev) }
}
/// CUDA 12.5 and later.
#[inline]
pub unsafe extern "C" fn cuCtxCreate_v4(pctx: *mut CUcontext, ctxCreateParams: *mut CUctxCreateParams, flags: c_uint, dev: CUdevice) -> CUresult {
    unsafe { call4(&SLOTS[26], pctx, ctxCreateParams, flags, dev) }
}
/// CUDA 4.0 and later.
#[inline]
pub unsafe extern "C" fn cuCtxDestroy_v2(ctx: CUcontext) -> CUresult {
    unsafe { call1(&SLOTS[27], ctx) }
}
/// CUDA 4.0 and later.
#[inline]
pub unsafe extern "C" fn cuCtxPushCurrent_v2(ctx: CUcontext) -> CUresult {
    unsafe { call1(&SLOTS[28], ctx) }
}
/// CUDA 4.0 and later.
#[inline]
pub unsafe extern "C" fn cuCtxPopCurrent_v2(pctx: *mut CUcontext) -> CUresult {
    unsafe { call1(&SLOTS[29], pctx) }
}
/// CUDA 4.0 and later.
#[inline]
pub unsafe extern "C" fn cuCtxSetCurrent(ctx: CUcontext) -> CUresult {
    unsafe { call1(&SLOTS[30], ctx) }
}
/// CUDA 4.0 and later.
#[inline]
pub unsafe extern "C" fn cuCtxGetCurrent(pctx: *mut CUcontext) -> CUresult {
    unsafe { call1(&SLOTS[31], pctx) }
}
/// CUDA 2.0 and later.
#[inline]
pub unsafe extern "C" fn cuCtxGetDevice(device: *mut CUdevice) -> CUresult {
    unsafe { call1(&SLOTS[32], device) }
}
/// CUDA 13.0 and later.
#[inline]
pub unsafe extern "C" fn cuCtxGetDevice_v2(device: *mut CUdevice, ctx: CUcontext) -> CUresult {
    unsafe { call2(&SLOTS[33], device, ctx) }
}
/// CUDA 7.0 and later.
#[inline]
pub unsafe extern "C" fn cuCtxGetFlags(flags: *mut c_uint) -> CUresult {
    unsafe { call1(&SLOTS[34], flags) }
}
/// CUDA 12.1 and later.
#[inline]
pub unsafe extern "C" fn cuCtxSetFlags(flags: c_uint) -> CUresult {
    unsafe { call1(&SLOTS[35], flags) }
}
/// CUDA 12.0 and later.
#[inline]
pub unsafe extern "C" fn cuCtxGetId(ctx: CUcontext, ctxId: *mut c_ulonglong) -> CUresult {
    unsafe { call2(&SLOTS[36], ctx, ctxId) }
}
/// CUDA 2.0 and later.
#[inline]
pub unsafe extern "C" fn cuCtxSynchronize() -> CUresult {
    unsafe { call0(&SLOTS[37]) }
}
/// CUDA 13.0 and later.
#[inline]
pub unsafe extern "C" fn cuCtxSynchronize_v2(ctx: CUcontext) -> CUresult {
    unsafe { call1(&SLOTS[38], ctx) }
}
/// CUDA 3.1 and later.
#[inline]
pub unsafe extern "C" fn cuCtxSetLimit(limit: CUlimit, value: usize) -> CUresult {
    unsafe { call2(&SLOTS[39], limit, value) }
}
/// CUDA 3.1 and later.
#[inline]
pub unsafe extern "C" fn cuCtxGetLimit(pvalue: *mut usize, limit: CUlimit) -> CUresult {
    unsafe { call2(&SLOTS[40], pvalue, limit) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuCtxGetCacheConfig(pconfig: *mut CUfunc_cache) -> CUresult {
    unsafe { call1(&SLOTS[41], pconfig) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuCtxSetCacheConfig(config: CUfunc_cache) -> CUresult {
    unsafe { call1(&SLOTS[42], config) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuCtxGetApiVersion(ctx: CUcontext, version: *mut c_uint) -> CUresult {
    unsafe { call2(&SLOTS[43], ctx, version) }
}
/// CUDA 5.5 and later.
#[inline]
pub unsafe extern "C" fn cuCtxGetStreamPriorityRange(leastPriority: *mut c_int, greatestPriority: *mut c_int) -> CUresult {
    unsafe { call2(&SLOTS[44], leastPriority, greatestPriority) }
}
/// CUDA 11.0 and later.
#[inline]
pub unsafe extern "C" fn cuCtxResetPersistingL2Cache() -> CUresult {
    unsafe { call0(&SLOTS[45]) }
}
/// CUDA 11.4 and later.
#[inline]
pub unsafe extern "C" fn cuCtxGetExecAffinity(pExecAffinity: *mut CUexecAffinityParam, type_: CUexecAffinityType) -> CUresult {
    unsafe { call2(&SLOTS[46], pExecAffinity, type_) }
}
/// CUDA 12.5 and later.
#[inline]
pub unsafe extern "C" fn cuCtxRecordEvent(hCtx: CUcontext, hEvent: CUevent) -> CUresult {
    unsafe { call2(&SLOTS[47], hCtx, hEvent) }
}
/// CUDA 12.5 and later.
#[inline]
pub unsafe extern "C" fn cuCtxWaitEvent(hCtx: CUcontext, hEvent: CUevent) -> CUresult {
    unsafe { call2(&SLOTS[48], hCtx, hEvent) }
}
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuCtxAttach(pctx: *mut CUcontext, flags: c_uint) -> CUresult {
    unsafe { call2(&SLOTS[49], pctx, flags) }
}
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuCtxDetach(ctx: CUcontext) -> CUresult {
    unsafe { call1(&SLOTS[50], ctx) }
}
/// CUDA 4.2 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuCtxGetSharedMemConfig(pConfig: *mut CUsharedconfig) -> CUresult {
    unsafe { call1(&SLOTS[51], pConfig) }
}
/// CUDA 4.2 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuCtxSetSharedMemConfig(config: CUsharedconfig) -> CUresult {
    unsafe { call1(&SLOTS[52], config) }
}
/// CUDA 2.0 and later.
#[inline]
pub unsafe extern "C" fn cuModuleLoad(module: *mut CUmodule, fname: *const c_char) -> CUresult {
    unsafe { call2(&SLOTS[53], module, fname) }
}
/// CUDA 2.0 and later.
#[inline]
pub unsafe extern "C" fn cuModuleLoadData(module: *mut CUmodule, image: *const c_void) -> CUresult {
    unsafe { call2(&SLOTS[54], module, image) }
}
/// CUDA 2.1 and later.
#[inline]
pub unsafe extern "C" fn cuModuleLoadDataEx(module: *mut CUmodule, image: *const c_void, numOptions: c_uint, options: *mut CUjit_option, optionValues: *mut *mut c_void) -> CUresult {
    unsafe { call5(&SLOTS[55], module, image, numOptions, options, optionValues) }
}
/// CUDA 2.0 and later.
#[inline]
pub unsafe extern "C" fn cuModuleLoadFatBinary(module: *mut CUmodule, fatCubin: *const c_void) -> CUresult {
    unsafe { call2(&SLOTS[56], module, fatCubin) }
}
/// CUDA 2.0 and later.
#[inline]
pub unsafe extern "C" fn cuModuleUnload(hmod: CUmodule) -> CUresult {
    unsafe { call1(&SLOTS[57], hmod) }
}
/// CUDA 11.7 and later.
#[inline]
pub unsafe extern "C" fn cuModuleGetLoadingMode(mode: *mut CUmoduleLoadingMode) -> CUresult {
    unsafe { call1(&SLOTS[58], mode) }
}
/// CUDA 2.0 and later.
#[inline]
pub unsafe extern "C" fn cuModuleGetFunction(hfunc: *mut CUfunction, hmod: CUmodule, name: *const c_char) -> CUresult {
    unsafe { call3(&SLOTS[59], hfunc, hmod, name) }
}
/// CUDA 12.4 and later.
#[inline]
pub unsafe extern "C" fn cuModuleGetFunctionCount(count: *mut c_uint, mod_: CUmodule) -> CUresult {
    unsafe { call2(&SLOTS[60], count, mod_) }
}
/// CUDA 12.4 and later.
#[inline]
pub unsafe extern "C" fn cuModuleEnumerateFunctions(functions: *mut CUfunction, numFunctions: c_uint, mod_: CUmodule) -> CUresult {
    unsafe { call3(&SLOTS[61], functions, numFunctions, mod_) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuModuleGetGlobal_v2(dptr: *mut CUdeviceptr, bytes: *mut usize, hmod: CUmodule, name: *const c_char) -> CUresult {
    unsafe { call4(&SLOTS[62], dptr, bytes, hmod, name) }
}
/// CUDA 6.5 and later.
#[inline]
pub unsafe extern "C" fn cuLinkCreate_v2(numOptions: c_uint, options: *mut CUjit_option, optionValues: *mut *mut c_void, stateOut: *mut CUlinkState) -> CUresult {
    unsafe { call4(&SLOTS[63], numOptions, options, optionValues, stateOut) }
}
/// CUDA 6.5 and later.
#[inline]
pub unsafe extern "C" fn cuLinkAddData_v2(state: CUlinkState, type_: CUjitInputType, data: *mut c_void, size: usize, name: *const c_char, numOptions: c_uint, options: *mut CUjit_option, optionValues: *mut *mut c_void) -> CUresult {
    unsafe { call8(&SLOTS[64], state, type_, data, size, name, numOptions, options, optionValues) }
}
/// CUDA 6.5 and later.
#[inline]
pub unsafe extern "C" fn cuLinkAddFile_v2(state: CUlinkState, type_: CUjitInputType, path: *const c_char, numOptions: c_uint, options: *mut CUjit_option, optionValues: *mut *mut c_void) -> CUresult {
    unsafe { call6(&SLOTS[65], state, type_, path, numOptions, options, optionValues) }
}
/// CUDA 5.5 and later.
#[inline]
pub unsafe extern "C" fn cuLinkComplete(state: CUlinkState, cubinOut: *mut *mut c_void, sizeOut: *mut usize) -> CUresult {
    unsafe { call3(&SLOTS[66], state, cubinOut, sizeOut) }
}
/// CUDA 5.5 and later.
#[inline]
pub unsafe extern "C" fn cuLinkDestroy(state: CUlinkState) -> CUresult {
    unsafe { call1(&SLOTS[67], state) }
}
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuModuleGetTexRef(pTexRef: *mut CUtexref, hmod: CUmodule, name: *const c_char) -> CUresult {
    unsafe { call3(&SLOTS[68], pTexRef, hmod, name) }
}
/// CUDA 3.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuModuleGetSurfRef(pSurfRef: *mut CUsurfref, hmod: CUmodule, name: *const c_char) -> CUresult {
    unsafe { call3(&SLOTS[69], pSurfRef, hmod, name) }
}
/// CUDA 12.0 and later.
#[inline]
pub unsafe extern "C" fn cuLibraryLoadData(library: *mut CUlibrary, code: *const c_void, jitOptions: *mut CUjit_option, jitOptionsValues: *mut *mut c_void, numJitOptions: c_uint, libraryOptions: *mut CUlibraryOption, libraryOptionValues: *mut *mut c_void, numLibraryOptions: c_uint) -> CUresult {
    unsafe { call8(&SLOTS[70], library, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions) }
}
/// CUDA 12.0 and later.
#[inline]
pub unsafe extern "C" fn cuLibraryLoadFromFile(library: *mut CUlibrary, fileName: *const c_char, jitOptions: *mut CUjit_option, jitOptionsValues: *mut *mut c_void, numJitOptions: c_uint, libraryOptions: *mut CUlibraryOption, libraryOptionValues: *mut *mut c_void, numLibraryOptions: c_uint) -> CUresult {
    unsafe { call8(&SLOTS[71], library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions) }
}
/// CUDA 12.0 and later.
#[inline]
pub unsafe extern "C" fn cuLibraryUnload(library: CUlibrary) -> CUresult {
    unsafe { call1(&SLOTS[72], library) }
}
/// CUDA 12.0 and later.
#[inline]
pub unsafe extern "C" fn cuLibraryGetKernel(pKernel: *mut CUkernel, library: CUlibrary, name: *const c_char) -> CUresult {
    unsafe { call3(&SLOTS[73], pKernel, library, name) }
}
/// CUDA 12.4 and later.
#[inline]
pub unsafe extern "C" fn cuLibraryGetKernelCount(count: *mut c_uint, lib: CUlibrary) -> CUresult {
    unsafe { call2(&SLOTS[74], count, lib) }
}
/// CUDA 12.4 and later.
#[inline]
pub unsafe extern "C" fn cuLibraryEnumerateKernels(kernels: *mut CUkernel, numKernels: c_uint, lib: CUlibrary) -> CUresult {
    unsafe { call3(&SLOTS[75], kernels, numKernels, lib) }
}
/// CUDA 12.0 and later.
#[inline]
pub unsafe extern "C" fn cuLibraryGetModule(pMod: *mut CUmodule, library: CUlibrary) -> CUresult {
    unsafe { call2(&SLOTS[76], pMod, library) }
}
/// CUDA 12.0 and later.
#[inline]
pub unsafe extern "C" fn cuKernelGetFunction(pFunc: *mut CUfunction, kernel: CUkernel) -> CUresult {
    unsafe { call2(&SLOTS[77], pFunc, kernel) }
}
/// CUDA 12.5 and later.
#[inline]
pub unsafe extern "C" fn cuKernelGetLibrary(pLib: *mut CUlibrary, kernel: CUkernel) -> CUresult {
    unsafe { call2(&SLOTS[78], pLib, kernel) }
}
/// CUDA 12.0 and later.
#[inline]
pub unsafe extern "C" fn cuLibraryGetGlobal(dptr: *mut CUdeviceptr, bytes: *mut usize, library: CUlibrary, name: *const c_char) -> CUresult {
    unsafe { call4(&SLOTS[79], dptr, bytes, library, name) }
}
/// CUDA 12.0 and later.
#[inline]
pub unsafe extern "C" fn cuLibraryGetManaged(dptr: *mut CUdeviceptr, bytes: *mut usize, library: CUlibrary, name: *const c_char) -> CUresult {
    unsafe { call4(&SLOTS[80], dptr, bytes, library, name) }
}
/// CUDA 12.0 and later.
#[inline]
pub unsafe extern "C" fn cuLibraryGetUnifiedFunction(fptr: *mut *mut c_void, library: CUlibrary, symbol: *const c_char) -> CUresult {
    unsafe { call3(&SLOTS[81], fptr, library, symbol) }
}
/// CUDA 12.0 and later.
#[inline]
pub unsafe extern "C" fn cuKernelGetAttribute(pi: *mut c_int, attrib: CUfunction_attribute, kernel: CUkernel, dev: CUdevice) -> CUresult {
    unsafe { call4(&SLOTS[82], pi, attrib, kernel, dev) }
}
/// CUDA 12.0 and later.
#[inline]
pub unsafe extern "C" fn cuKernelSetAttribute(attrib: CUfunction_attribute, val: c_int, kernel: CUkernel, dev: CUdevice) -> CUresult {
    unsafe { call4(&SLOTS[83], attrib, val, kernel, dev) }
}
/// CUDA 12.0 and later.
#[inline]
pub unsafe extern "C" fn cuKernelSetCacheConfig(kernel: CUkernel, config: CUfunc_cache, dev: CUdevice) -> CUresult {
    unsafe { call3(&SLOTS[84], kernel, config, dev) }
}
/// CUDA 12.3 and later.
#[inline]
pub unsafe extern "C" fn cuKernelGetName(name: *mut *const c_char, hfunc: CUkernel) -> CUresult {
    unsafe { call2(&SLOTS[85], name, hfunc) }
}
/// CUDA 12.4 and later.
#[inline]
pub unsafe extern "C" fn cuKernelGetParamInfo(kernel: CUkernel, paramIndex: usize, paramOffset: *mut usize, paramSize: *mut usize) -> CUresult {
    unsafe { call4(&SLOTS[86], kernel, paramIndex, paramOffset, paramSize) }
}
/// CUDA 13.2 and later.
#[inline]
pub unsafe extern "C" fn cuKernelGetParamCount(kernel: CUkernel, paramCount: *mut usize) -> CUresult {
    unsafe { call2(&SLOTS[87], kernel, paramCount) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemGetInfo_v2(free: *mut usize, total: *mut usize) -> CUresult {
    unsafe { call2(&SLOTS[88], free, total) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemAlloc_v2(dptr: *mut CUdeviceptr, bytesize: usize) -> CUresult {
    unsafe { call2(&SLOTS[89], dptr, bytesize) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemAllocPitch_v2(dptr: *mut CUdeviceptr, pPitch: *mut usize, WidthInBytes: usize, Height: usize, ElementSizeBytes: c_uint) -> CUresult {
    unsafe { call5(&SLOTS[90], dptr, pPitch, WidthInBytes, Height, ElementSizeBytes) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemFree_v2(dptr: CUdeviceptr) -> CUresult {
    unsafe { call1(&SLOTS[91], dptr) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemGetAddressRange_v2(pbase: *mut CUdeviceptr, psize: *mut usize, dptr: CUdeviceptr) -> CUresult {
    unsafe { call3(&SLOTS[92], pbase, psize, dptr) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemAllocHost_v2(pp: *mut *mut c_void, bytesize: usize) -> CUresult {
    unsafe { call2(&SLOTS[93], pp, bytesize) }
}
/// CUDA 2.0 and later.
#[inline]
pub unsafe extern "C" fn cuMemFreeHost(p: *mut c_void) -> CUresult {
    unsafe { call1(&SLOTS[94], p) }
}
/// CUDA 2.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemHostAlloc(pp: *mut *mut c_void, bytesize: usize, Flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[95], pp, bytesize, Flags) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemHostGetDevicePointer_v2(pdptr: *mut CUdeviceptr, p: *mut c_void, Flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[96], pdptr, p, Flags) }
}
/// CUDA 2.3 and later.
#[inline]
pub unsafe extern "C" fn cuMemHostGetFlags(pFlags: *mut c_uint, p: *mut c_void) -> CUresult {
    unsafe { call2(&SLOTS[97], pFlags, p) }
}
/// CUDA 6.0 and later.
#[inline]
pub unsafe extern "C" fn cuMemAllocManaged(dptr: *mut CUdeviceptr, bytesize: usize, flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[98], dptr, bytesize, flags) }
}
/// CUDA 12.4 and later.
#[inline]
pub unsafe extern "C" fn cuDeviceRegisterAsyncNotification(device: CUdevice, callbackFunc: CUasyncCallback, userData: *mut c_void, callback: *mut CUasyncCallbackHandle) -> CUresult {
    unsafe { call4(&SLOTS[99], device, callbackFunc, userData, callback) }
}
/// CUDA 12.4 and later.
#[inline]
pub unsafe extern "C" fn cuDeviceUnregisterAsyncNotification(device: CUdevice, callback: CUasyncCallbackHandle) -> CUresult {
    unsafe { call2(&SLOTS[100], device, callback) }
}
/// CUDA 4.1 and later.
#[inline]
pub unsafe extern "C" fn cuDeviceGetByPCIBusId(dev: *mut CUdevice, pciBusId: *const c_char) -> CUresult {
    unsafe { call2(&SLOTS[101], dev, pciBusId) }
}
/// CUDA 4.1 and later.
#[inline]
pub unsafe extern "C" fn cuDeviceGetPCIBusId(pciBusId: *mut c_char, len: c_int, dev: CUdevice) -> CUresult {
    unsafe { call3(&SLOTS[102], pciBusId, len, dev) }
}
/// CUDA 4.1 and later.
#[inline]
pub unsafe extern "C" fn cuIpcGetEventHandle(pHandle: *mut CUipcEventHandle, event: CUevent) -> CUresult {
    unsafe { call2(&SLOTS[103], pHandle, event) }
}
/// CUDA 4.1 and later.
#[inline]
pub unsafe extern "C" fn cuIpcOpenEventHandle(phEvent: *mut CUevent, handle: CUipcEventHandle) -> CUresult {
    unsafe { call2(&SLOTS[104], phEvent, handle) }
}
/// CUDA 4.1 and later.
#[inline]
pub unsafe extern "C" fn cuIpcGetMemHandle(pHandle: *mut CUipcMemHandle, dptr: CUdeviceptr) -> CUresult {
    unsafe { call2(&SLOTS[105], pHandle, dptr) }
}
/// CUDA 11.0 and later.
#[inline]
pub unsafe extern "C" fn cuIpcOpenMemHandle_v2(pdptr: *mut CUdeviceptr, handle: CUipcMemHandle, Flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[106], pdptr, handle, Flags) }
}
/// CUDA 4.1 and later.
#[inline]
pub unsafe extern "C" fn cuIpcCloseMemHandle(dptr: CUdeviceptr) -> CUresult {
    unsafe { call1(&SLOTS[107], dptr) }
}
/// CUDA 6.5 and later.
#[inline]
pub unsafe extern "C" fn cuMemHostRegister_v2(p: *mut c_void, bytesize: usize, Flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[108], p, bytesize, Flags) }
}
/// CUDA 4.0 and later.
#[inline]
pub unsafe extern "C" fn cuMemHostUnregister(p: *mut c_void) -> CUresult {
    unsafe { call1(&SLOTS[109], p) }
}
/// CUDA 4.0 and later.
#[inline]
pub unsafe extern "C" fn cuMemcpy(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize) -> CUresult {
    unsafe { call3(&SLOTS[110], dst, src, ByteCount) }
}
/// CUDA 4.0 and later.
#[inline]
pub unsafe extern "C" fn cuMemcpyPeer(dstDevice: CUdeviceptr, dstContext: CUcontext, srcDevice: CUdeviceptr, srcContext: CUcontext, ByteCount: usize) -> CUresult {
    unsafe { call5(&SLOTS[111], dstDevice, dstContext, srcDevice, srcContext, ByteCount) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemcpyHtoD_v2(dstDevice: CUdeviceptr, srcHost: *const c_void, ByteCount: usize) -> CUresult {
    unsafe { call3(&SLOTS[112], dstDevice, srcHost, ByteCount) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemcpyDtoH_v2(dstHost: *mut c_void, srcDevice: CUdeviceptr, ByteCount: usize) -> CUresult {
    unsafe { call3(&SLOTS[113], dstHost, srcDevice, ByteCount) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemcpyDtoD_v2(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: usize) -> CUresult {
    unsafe { call3(&SLOTS[114], dstDevice, srcDevice, ByteCount) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemcpyDtoA_v2(dstArray: CUarray, dstOffset: usize, srcDevice: CUdeviceptr, ByteCount: usize) -> CUresult {
    unsafe { call4(&SLOTS[115], dstArray, dstOffset, srcDevice, ByteCount) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemcpyAtoD_v2(dstDevice: CUdeviceptr, srcArray: CUarray, srcOffset: usize, ByteCount: usize) -> CUresult {
    unsafe { call4(&SLOTS[116], dstDevice, srcArray, srcOffset, ByteCount) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemcpyHtoA_v2(dstArray: CUarray, dstOffset: usize, srcHost: *const c_void, ByteCount: usize) -> CUresult {
    unsafe { call4(&SLOTS[117], dstArray, dstOffset, srcHost, ByteCount) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemcpyAtoH_v2(dstHost: *mut c_void, srcArray: CUarray, srcOffset: usize, ByteCount: usize) -> CUresult {
    unsafe { call4(&SLOTS[118], dstHost, srcArray, srcOffset, ByteCount) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemcpyAtoA_v2(dstArray: CUarray, dstOffset: usize, srcArray: CUarray, srcOffset: usize, ByteCount: usize) -> CUresult {
    unsafe { call5(&SLOTS[119], dstArray, dstOffset, srcArray, srcOffset, ByteCount) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemcpy2D_v2(pCopy: *const CUDA_MEMCPY2D) -> CUresult {
    unsafe { call1(&SLOTS[120], pCopy) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemcpy2DUnaligned_v2(pCopy: *const CUDA_MEMCPY2D) -> CUresult {
    unsafe { call1(&SLOTS[121], pCopy) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemcpy3D_v2(pCopy: *const CUDA_MEMCPY3D) -> CUresult {
    unsafe { call1(&SLOTS[122], pCopy) }
}
/// CUDA 4.0 and later.
#[inline]
pub unsafe extern "C" fn cuMemcpy3DPeer(pCopy: *const CUDA_MEMCPY3D_PEER) -> CUresult {
    unsafe { call1(&SLOTS[123], pCopy) }
}
/// CUDA 4.0 and later.
#[inline]
pub unsafe extern "C" fn cuMemcpyAsync(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[124], dst, src, ByteCount, hStream) }
}
/// CUDA 4.0 and later.
#[inline]
pub unsafe extern "C" fn cuMemcpyPeerAsync(dstDevice: CUdeviceptr, dstContext: CUcontext, srcDevice: CUdeviceptr, srcContext: CUcontext, ByteCount: usize, hStream: CUstream) -> CUresult {
    unsafe { call6(&SLOTS[125], dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemcpyHtoDAsync_v2(dstDevice: CUdeviceptr, srcHost: *const c_void, ByteCount: usize, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[126], dstDevice, srcHost, ByteCount, hStream) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemcpyDtoHAsync_v2(dstHost: *mut c_void, srcDevice: CUdeviceptr, ByteCount: usize, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[127], dstHost, srcDevice, ByteCount, hStream) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemcpyDtoDAsync_v2(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: usize, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[128], dstDevice, srcDevice, ByteCount, hStream) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemcpyHtoAAsync_v2(dstArray: CUarray, dstOffset: usize, srcHost: *const c_void, ByteCount: usize, hStream: CUstream) -> CUresult {
    unsafe { call5(&SLOTS[129], dstArray, dstOffset, srcHost, ByteCount, hStream) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemcpyAtoHAsync_v2(dstHost: *mut c_void, srcArray: CUarray, srcOffset: usize, ByteCount: usize, hStream: CUstream) -> CUresult {
    unsafe { call5(&SLOTS[130], dstHost, srcArray, srcOffset, ByteCount, hStream) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemcpy2DAsync_v2(pCopy: *const CUDA_MEMCPY2D, hStream: CUstream) -> CUresult {
    unsafe { call2(&SLOTS[131], pCopy, hStream) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemcpy3DAsync_v2(pCopy: *const CUDA_MEMCPY3D, hStream: CUstream) -> CUresult {
    unsafe { call2(&SLOTS[132], pCopy, hStream) }
}
/// CUDA 4.0 and later.
#[inline]
pub unsafe extern "C" fn cuMemcpy3DPeerAsync(pCopy: *const CUDA_MEMCPY3D_PEER, hStream: CUstream) -> CUresult {
    unsafe { call2(&SLOTS[133], pCopy, hStream) }
}
/// CUDA 13.0 and later.
#[inline]
pub unsafe extern "C" fn cuMemcpyBatchAsync_v2(dsts: *mut CUdeviceptr, srcs: *mut CUdeviceptr, sizes: *mut usize, count: usize, attrs: *mut CUmemcpyAttributes, attrsIdxs: *mut usize, numAttrs: usize, hStream: CUstream) -> CUresult {
    unsafe { call8(&SLOTS[134], dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream) }
}
/// CUDA 13.0 and later.
#[inline]
pub unsafe extern "C" fn cuMemcpy3DBatchAsync_v2(numOps: usize, opList: *mut CUDA_MEMCPY3D_BATCH_OP, flags: c_ulonglong, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[135], numOps, opList, flags, hStream) }
}
/// CUDA 13.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemcpyWithAttributesAsync(dst: CUdeviceptr, src: CUdeviceptr, size: usize, attr: *mut CUmemcpyAttributes, hStream: CUstream) -> CUresult {
    unsafe { call5(&SLOTS[136], dst, src, size, attr, hStream) }
}
/// CUDA 13.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemcpy3DWithAttributesAsync(op: *mut CUDA_MEMCPY3D_BATCH_OP, flags: c_ulonglong, hStream: CUstream) -> CUresult {
    unsafe { call3(&SLOTS[137], op, flags, hStream) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemsetD8_v2(dstDevice: CUdeviceptr, uc: c_uchar, N: usize) -> CUresult {
    unsafe { call3(&SLOTS[138], dstDevice, uc, N) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemsetD16_v2(dstDevice: CUdeviceptr, us: c_ushort, N: usize) -> CUresult {
    unsafe { call3(&SLOTS[139], dstDevice, us, N) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemsetD32_v2(dstDevice: CUdeviceptr, ui: c_uint, N: usize) -> CUresult {
    unsafe { call3(&SLOTS[140], dstDevice, ui, N) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemsetD2D8_v2(dstDevice: CUdeviceptr, dstPitch: usize, uc: c_uchar, Width: usize, Height: usize) -> CUresult {
    unsafe { call5(&SLOTS[141], dstDevice, dstPitch, uc, Width, Height) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemsetD2D16_v2(dstDevice: CUdeviceptr, dstPitch: usize, us: c_ushort, Width: usize, Height: usize) -> CUresult {
    unsafe { call5(&SLOTS[142], dstDevice, dstPitch, us, Width, Height) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemsetD2D32_v2(dstDevice: CUdeviceptr, dstPitch: usize, ui: c_uint, Width: usize, Height: usize) -> CUresult {
    unsafe { call5(&SLOTS[143], dstDevice, dstPitch, ui, Width, Height) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemsetD8Async(dstDevice: CUdeviceptr, uc: c_uchar, N: usize, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[144], dstDevice, uc, N, hStream) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemsetD16Async(dstDevice: CUdeviceptr, us: c_ushort, N: usize, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[145], dstDevice, us, N, hStream) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemsetD32Async(dstDevice: CUdeviceptr, ui: c_uint, N: usize, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[146], dstDevice, ui, N, hStream) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemsetD2D8Async(dstDevice: CUdeviceptr, dstPitch: usize, uc: c_uchar, Width: usize, Height: usize, hStream: CUstream) -> CUresult {
    unsafe { call6(&SLOTS[147], dstDevice, dstPitch, uc, Width, Height, hStream) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemsetD2D16Async(dstDevice: CUdeviceptr, dstPitch: usize, us: c_ushort, Width: usize, Height: usize, hStream: CUstream) -> CUresult {
    unsafe { call6(&SLOTS[148], dstDevice, dstPitch, us, Width, Height, hStream) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemsetD2D32Async(dstDevice: CUdeviceptr, dstPitch: usize, ui: c_uint, Width: usize, Height: usize, hStream: CUstream) -> CUresult {
    unsafe { call6(&SLOTS[149], dstDevice, dstPitch, ui, Width, Height, hStream) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuArrayCreate_v2(pHandle: *mut CUarray, pAllocateArray: *const CUDA_ARRAY_DESCRIPTOR) -> CUresult {
    unsafe { call2(&SLOTS[150], pHandle, pAllocateArray) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuArrayGetDescriptor_v2(pArrayDescriptor: *mut CUDA_ARRAY_DESCRIPTOR, hArray: CUarray) -> CUresult {
    unsafe { call2(&SLOTS[151], pArrayDescriptor, hArray) }
}
/// CUDA 11.1 and later.
#[inline]
pub unsafe extern "C" fn cuArrayGetSparseProperties(sparseProperties: *mut CUDA_ARRAY_SPARSE_PROPERTIES, array: CUarray) -> CUresult {
    unsafe { call2(&SLOTS[152], sparseProperties, array) }
}
/// CUDA 11.1 and later.
#[inline]
pub unsafe extern "C" fn cuMipmappedArrayGetSparseProperties(sparseProperties: *mut CUDA_ARRAY_SPARSE_PROPERTIES, mipmap: CUmipmappedArray) -> CUresult {
    unsafe { call2(&SLOTS[153], sparseProperties, mipmap) }
}
/// CUDA 11.6 and later.
#[inline]
pub unsafe extern "C" fn cuArrayGetMemoryRequirements(memoryRequirements: *mut CUDA_ARRAY_MEMORY_REQUIREMENTS, array: CUarray, device: CUdevice) -> CUresult {
    unsafe { call3(&SLOTS[154], memoryRequirements, array, device) }
}
/// CUDA 11.6 and later.
#[inline]
pub unsafe extern "C" fn cuMipmappedArrayGetMemoryRequirements(memoryRequirements: *mut CUDA_ARRAY_MEMORY_REQUIREMENTS, mipmap: CUmipmappedArray, device: CUdevice) -> CUresult {
    unsafe { call3(&SLOTS[155], memoryRequirements, mipmap, device) }
}
/// CUDA 11.2 and later.
#[inline]
pub unsafe extern "C" fn cuArrayGetPlane(pPlaneArray: *mut CUarray, hArray: CUarray, planeIdx: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[156], pPlaneArray, hArray, planeIdx) }
}
/// CUDA 2.0 and later.
#[inline]
pub unsafe extern "C" fn cuArrayDestroy(hArray: CUarray) -> CUresult {
    unsafe { call1(&SLOTS[157], hArray) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuArray3DCreate_v2(pHandle: *mut CUarray, pAllocateArray: *const CUDA_ARRAY3D_DESCRIPTOR) -> CUresult {
    unsafe { call2(&SLOTS[158], pHandle, pAllocateArray) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuArray3DGetDescriptor_v2(pArrayDescriptor: *mut CUDA_ARRAY3D_DESCRIPTOR, hArray: CUarray) -> CUresult {
    unsafe { call2(&SLOTS[159], pArrayDescriptor, hArray) }
}
/// CUDA 5.0 and later.
#[inline]
pub unsafe extern "C" fn cuMipmappedArrayCreate(pHandle: *mut CUmipmappedArray, pMipmappedArrayDesc: *const CUDA_ARRAY3D_DESCRIPTOR, numMipmapLevels: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[160], pHandle, pMipmappedArrayDesc, numMipmapLevels) }
}
/// CUDA 5.0 and later.
#[inline]
pub unsafe extern "C" fn cuMipmappedArrayGetLevel(pLevelArray: *mut CUarray, hMipmappedArray: CUmipmappedArray, level: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[161], pLevelArray, hMipmappedArray, level) }
}
/// CUDA 5.0 and later.
#[inline]
pub unsafe extern "C" fn cuMipmappedArrayDestroy(hMipmappedArray: CUmipmappedArray) -> CUresult {
    unsafe { call1(&SLOTS[162], hMipmappedArray) }
}
/// CUDA 11.7 and later.
#[inline]
pub unsafe extern "C" fn cuMemGetHandleForAddressRange(handle: *mut c_void, dptr: CUdeviceptr, size: usize, handleType: CUmemRangeHandleType, flags: c_ulonglong) -> CUresult {
    unsafe { call5(&SLOTS[163], handle, dptr, size, handleType, flags) }
}
/// CUDA 12.6 and later.
#[inline]
pub unsafe extern "C" fn cuMemBatchDecompressAsync(paramsArray: *mut CUmemDecompressParams, count: usize, flags: c_uint, errorIndex: *mut usize, stream: CUstream) -> CUresult {
    unsafe { call5(&SLOTS[164], paramsArray, count, flags, errorIndex, stream) }
}
/// CUDA 10.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemAddressReserve(ptr: *mut CUdeviceptr, size: usize, alignment: usize, addr: CUdeviceptr, flags: c_ulonglong) -> CUresult {
    unsafe { call5(&SLOTS[165], ptr, size, alignment, addr, flags) }
}
/// CUDA 10.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemAddressFree(ptr: CUdeviceptr, size: usize) -> CUresult {
    unsafe { call2(&SLOTS[166], ptr, size) }
}
/// CUDA 10.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemCreate(handle: *mut CUmemGenericAllocationHandle, size: usize, prop: *const CUmemAllocationProp, flags: c_ulonglong) -> CUresult {
    unsafe { call4(&SLOTS[167], handle, size, prop, flags) }
}
/// CUDA 10.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemRelease(handle: CUmemGenericAllocationHandle) -> CUresult {
    unsafe { call1(&SLOTS[168], handle) }
}
/// CUDA 10.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemMap(ptr: CUdeviceptr, size: usize, offset: usize, handle: CUmemGenericAllocationHandle, flags: c_ulonglong) -> CUresult {
    unsafe { call5(&SLOTS[169], ptr, size, offset, handle, flags) }
}
/// CUDA 11.1 and later.
#[inline]
pub unsafe extern "C" fn cuMemMapArrayAsync(mapInfoList: *mut CUarrayMapInfo, count: c_uint, hStream: CUstream) -> CUresult {
    unsafe { call3(&SLOTS[170], mapInfoList, count, hStream) }
}
/// CUDA 10.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemUnmap(ptr: CUdeviceptr, size: usize) -> CUresult {
    unsafe { call2(&SLOTS[171], ptr, size) }
}
/// CUDA 10.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemSetAccess(ptr: CUdeviceptr, size: usize, desc: *const CUmemAccessDesc, count: usize) -> CUresult {
    unsafe { call4(&SLOTS[172], ptr, size, desc, count) }
}
/// CUDA 10.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemGetAccess(flags: *mut c_ulonglong, location: *const CUmemLocation, ptr: CUdeviceptr) -> CUresult {
    unsafe { call3(&SLOTS[173], flags, location, ptr) }
}
/// CUDA 10.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemExportToShareableHandle(shareableHandle: *mut c_void, handle: CUmemGenericAllocationHandle, handleType: CUmemAllocationHandleType, flags: c_ulonglong) -> CUresult {
    unsafe { call4(&SLOTS[174], shareableHandle, handle, handleType, flags) }
}
/// CUDA 10.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemImportFromShareableHandle(handle: *mut CUmemGenericAllocationHandle, osHandle: *mut c_void, shHandleType: CUmemAllocationHandleType) -> CUresult {
    unsafe { call3(&SLOTS[175], handle, osHandle, shHandleType) }
}
/// CUDA 10.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemGetAllocationGranularity(granularity: *mut usize, prop: *const CUmemAllocationProp, option: CUmemAllocationGranularity_flags) -> CUresult {
    unsafe { call3(&SLOTS[176], granularity, prop, option) }
}
/// CUDA 10.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemGetAllocationPropertiesFromHandle(prop: *mut CUmemAllocationProp, handle: CUmemGenericAllocationHandle) -> CUresult {
    unsafe { call2(&SLOTS[177], prop, handle) }
}
/// CUDA 11.0 and later.
#[inline]
pub unsafe extern "C" fn cuMemRetainAllocationHandle(handle: *mut CUmemGenericAllocationHandle, addr: *mut c_void) -> CUresult {
    unsafe { call2(&SLOTS[178], handle, addr) }
}
/// CUDA 11.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemFreeAsync(dptr: CUdeviceptr, hStream: CUstream) -> CUresult {
    unsafe { call2(&SLOTS[179], dptr, hStream) }
}
/// CUDA 11.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemAllocAsync(dptr: *mut CUdeviceptr, bytesize: usize, hStream: CUstream) -> CUresult {
    unsafe { call3(&SLOTS[180], dptr, bytesize, hStream) }
}
/// CUDA 11.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemPoolTrimTo(pool: CUmemoryPool, minBytesToKeep: usize) -> CUresult {
    unsafe { call2(&SLOTS[181], pool, minBytesToKeep) }
}
/// CUDA 11.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemPoolSetAttribute(pool: CUmemoryPool, attr: CUmemPool_attribute, value: *mut c_void) -> CUresult {
    unsafe { call3(&SLOTS[182], pool, attr, value) }
}
/// CUDA 11.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemPoolGetAttribute(pool: CUmemoryPool, attr: CUmemPool_attribute, value: *mut c_void) -> CUresult {
    unsafe { call3(&SLOTS[183], pool, attr, value) }
}
/// CUDA 11.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemPoolSetAccess(pool: CUmemoryPool, map: *const CUmemAccessDesc, count: usize) -> CUresult {
    unsafe { call3(&SLOTS[184], pool, map, count) }
}
/// CUDA 11.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemPoolGetAccess(flags: *mut CUmemAccess_flags, memPool: CUmemoryPool, location: *mut CUmemLocation) -> CUresult {
    unsafe { call3(&SLOTS[185], flags, memPool, location) }
}
/// CUDA 11.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemPoolCreate(pool: *mut CUmemoryPool, poolProps: *const CUmemPoolProps) -> CUresult {
    unsafe { call2(&SLOTS[186], pool, poolProps) }
}
/// CUDA 11.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemPoolDestroy(pool: CUmemoryPool) -> CUresult {
    unsafe { call1(&SLOTS[187], pool) }
}
/// CUDA 13.0 and later.
#[inline]
pub unsafe extern "C" fn cuMemGetDefaultMemPool(pool_out: *mut CUmemoryPool, location: *mut CUmemLocation, type_: CUmemAllocationType) -> CUresult {
    unsafe { call3(&SLOTS[188], pool_out, location, type_) }
}
/// CUDA 13.0 and later.
#[inline]
pub unsafe extern "C" fn cuMemGetMemPool(pool: *mut CUmemoryPool, location: *mut CUmemLocation, type_: CUmemAllocationType) -> CUresult {
    unsafe { call3(&SLOTS[189], pool, location, type_) }
}
/// CUDA 13.0 and later.
#[inline]
pub unsafe extern "C" fn cuMemSetMemPool(location: *mut CUmemLocation, type_: CUmemAllocationType, pool: CUmemoryPool) -> CUresult {
    unsafe { call3(&SLOTS[190], location, type_, pool) }
}
/// CUDA 11.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemAllocFromPoolAsync(dptr: *mut CUdeviceptr, bytesize: usize, pool: CUmemoryPool, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[191], dptr, bytesize, pool, hStream) }
}
/// CUDA 11.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemPoolExportToShareableHandle(handle_out: *mut c_void, pool: CUmemoryPool, handleType: CUmemAllocationHandleType, flags: c_ulonglong) -> CUresult {
    unsafe { call4(&SLOTS[192], handle_out, pool, handleType, flags) }
}
/// CUDA 11.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemPoolImportFromShareableHandle(pool_out: *mut CUmemoryPool, handle: *mut c_void, handleType: CUmemAllocationHandleType, flags: c_ulonglong) -> CUresult {
    unsafe { call4(&SLOTS[193], pool_out, handle, handleType, flags) }
}
/// CUDA 11.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemPoolExportPointer(shareData_out: *mut CUmemPoolPtrExportData, ptr: CUdeviceptr) -> CUresult {
    unsafe { call2(&SLOTS[194], shareData_out, ptr) }
}
/// CUDA 11.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemPoolImportPointer(ptr_out: *mut CUdeviceptr, pool: CUmemoryPool, shareData: *mut CUmemPoolPtrExportData) -> CUresult {
    unsafe { call3(&SLOTS[195], ptr_out, pool, shareData) }
}
/// CUDA 12.1 and later.
#[inline]
pub unsafe extern "C" fn cuMulticastCreate(mcHandle: *mut CUmemGenericAllocationHandle, prop: *const CUmulticastObjectProp) -> CUresult {
    unsafe { call2(&SLOTS[196], mcHandle, prop) }
}
/// CUDA 12.1 and later.
#[inline]
pub unsafe extern "C" fn cuMulticastAddDevice(mcHandle: CUmemGenericAllocationHandle, dev: CUdevice) -> CUresult {
    unsafe { call2(&SLOTS[197], mcHandle, dev) }
}
/// CUDA 12.1 and later.
#[inline]
pub unsafe extern "C" fn cuMulticastBindMem(mcHandle: CUmemGenericAllocationHandle, mcOffset: usize, memHandle: CUmemGenericAllocationHandle, memOffset: usize, size: usize, flags: c_ulonglong) -> CUresult {
    unsafe { call6(&SLOTS[198], mcHandle, mcOffset, memHandle, memOffset, size, flags) }
}
/// CUDA 13.1 and later.
#[inline]
pub unsafe extern "C" fn cuMulticastBindMem_v2(mcHandle: CUmemGenericAllocationHandle, dev: CUdevice, mcOffset: usize, memHandle: CUmemGenericAllocationHandle, memOffset: usize, size: usize, flags: c_ulonglong) -> CUresult {
    unsafe { call7(&SLOTS[199], mcHandle, dev, mcOffset, memHandle, memOffset, size, flags) }
}
/// CUDA 12.1 and later.
#[inline]
pub unsafe extern "C" fn cuMulticastBindAddr(mcHandle: CUmemGenericAllocationHandle, mcOffset: usize, memptr: CUdeviceptr, size: usize, flags: c_ulonglong) -> CUresult {
    unsafe { call5(&SLOTS[200], mcHandle, mcOffset, memptr, size, flags) }
}
/// CUDA 13.1 and later.
#[inline]
pub unsafe extern "C" fn cuMulticastBindAddr_v2(mcHandle: CUmemGenericAllocationHandle, dev: CUdevice, mcOffset: usize, memptr: CUdeviceptr, size: usize, flags: c_ulonglong) -> CUresult {
    unsafe { call6(&SLOTS[201], mcHandle, dev, mcOffset, memptr, size, flags) }
}
/// CUDA 12.1 and later.
#[inline]
pub unsafe extern "C" fn cuMulticastUnbind(mcHandle: CUmemGenericAllocationHandle, dev: CUdevice, mcOffset: usize, size: usize) -> CUresult {
    unsafe { call4(&SLOTS[202], mcHandle, dev, mcOffset, size) }
}
/// CUDA 12.1 and later.
#[inline]
pub unsafe extern "C" fn cuMulticastGetGranularity(granularity: *mut usize, prop: *const CUmulticastObjectProp, option: CUmulticastGranularity_flags) -> CUresult {
    unsafe { call3(&SLOTS[203], granularity, prop, option) }
}
/// CUDA 13.4 and later.
#[inline]
pub unsafe extern "C" fn cuDeviceGetFabricClusterUuid(uuid: *mut CUuuid, dev: CUdevice) -> CUresult {
    unsafe { call2(&SLOTS[204], uuid, dev) }
}
/// CUDA 13.4 and later.
#[inline]
pub unsafe extern "C" fn cuDeviceGetCliqueCount(count: *mut usize, dev: CUdevice) -> CUresult {
    unsafe { call2(&SLOTS[205], count, dev) }
}
/// CUDA 13.4 and later.
#[inline]
pub unsafe extern "C" fn cuDeviceGetCliqueInfo(cliqueInfo: *mut CUcliqueInfo, count: *mut usize, dev: CUdevice) -> CUresult {
    unsafe { call3(&SLOTS[206], cliqueInfo, count, dev) }
}
/// CUDA 13.3 and later.
#[inline]
pub unsafe extern "C" fn cuLogicalEndpointIdReserve(baseLeId: *mut CUlogicalEndpointId, count: cuuint32_t) -> CUresult {
    unsafe { call2(&SLOTS[207], baseLeId, count) }
}
/// CUDA 13.3 and later.
#[inline]
pub unsafe extern "C" fn cuLogicalEndpointIdRelease(baseLeId: CUlogicalEndpointId, count: cuuint32_t) -> CUresult {
    unsafe { call2(&SLOTS[208], baseLeId, count) }
}
/// CUDA 13.3 and later.
#[inline]
pub unsafe extern "C" fn cuLogicalEndpointCreate(leId: CUlogicalEndpointId, prop: *const CUlogicalEndpointProp) -> CUresult {
    unsafe { call2(&SLOTS[209], leId, prop) }
}
/// CUDA 13.3 and later.
#[inline]
pub unsafe extern "C" fn cuLogicalEndpointAddDevice(leId: CUlogicalEndpointId, dev: CUdevice) -> CUresult {
    unsafe { call2(&SLOTS[210], leId, dev) }
}
/// CUDA 13.3 and later.
#[inline]
pub unsafe extern "C" fn cuLogicalEndpointDestroy(leId: CUlogicalEndpointId) -> CUresult {
    unsafe { call1(&SLOTS[211], leId) }
}
/// CUDA 13.3 and later.
#[inline]
pub unsafe extern "C" fn cuLogicalEndpointBindAddr(leId: CUlogicalEndpointId, dev: CUdevice, offset: cuuint64_t, ptr: *mut c_void, size: cuuint64_t, flags: c_ulonglong) -> CUresult {
    unsafe { call6(&SLOTS[212], leId, dev, offset, ptr, size, flags) }
}
/// CUDA 13.3 and later.
#[inline]
pub unsafe extern "C" fn cuLogicalEndpointBindMem(leId: CUlogicalEndpointId, dev: CUdevice, offset: cuuint64_t, memHandle: CUmemGenericAllocationHandle, memOffset: cuuint64_t, size: cuuint64_t, flags: c_ulonglong) -> CUresult {
    unsafe { call7(&SLOTS[213], leId, dev, offset, memHandle, memOffset, size, flags) }
}
/// CUDA 13.3 and later.
#[inline]
pub unsafe extern "C" fn cuLogicalEndpointUnbind(leId: CUlogicalEndpointId, dev: CUdevice, offset: cuuint64_t, size: cuuint64_t) -> CUresult {
    unsafe { call4(&SLOTS[214], leId, dev, offset, size) }
}
/// CUDA 13.3 and later.
#[inline]
pub unsafe extern "C" fn cuLogicalEndpointExport(handle: *mut c_void, leId: CUlogicalEndpointId, handleType: CUlogicalEndpointIpcHandleType) -> CUresult {
    unsafe { call3(&SLOTS[215], handle, leId, handleType) }
}
/// CUDA 13.3 and later.
#[inline]
pub unsafe extern "C" fn cuLogicalEndpointImport(leId: CUlogicalEndpointId, handle: *const c_void, handleType: CUlogicalEndpointIpcHandleType) -> CUresult {
    unsafe { call3(&SLOTS[216], leId, handle, handleType) }
}
/// CUDA 13.3 and later.
#[inline]
pub unsafe extern "C" fn cuLogicalEndpointGetLimits(bindAlignment: *mut cuuint64_t, maxSize: *mut cuuint64_t, prop: *const CUlogicalEndpointProp) -> CUresult {
    unsafe { call3(&SLOTS[217], bindAlignment, maxSize, prop) }
}
/// CUDA 13.3 and later.
#[inline]
pub unsafe extern "C" fn cuLogicalEndpointQuery(leId: CUlogicalEndpointId, count: cuuint32_t, queryStatus: *mut c_int) -> CUresult {
    unsafe { call3(&SLOTS[218], leId, count, queryStatus) }
}
/// CUDA 13.5 and later.
#[inline]
pub unsafe extern "C" fn cuFabricCpyBatchAsync(numOps: usize, opList: *mut CUDA_FABRIC_COPY_BATCH_OP, flags: c_ulonglong, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[219], numOps, opList, flags, hStream) }
}
/// CUDA 4.0 and later.
#[inline]
pub unsafe extern "C" fn cuPointerGetAttribute(data: *mut c_void, attribute: CUpointer_attribute, ptr: CUdeviceptr) -> CUresult {
    unsafe { call3(&SLOTS[220], data, attribute, ptr) }
}
/// CUDA 12.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemPrefetchAsync_v2(devPtr: CUdeviceptr, count: usize, location: CUmemLocation, flags: c_uint, hStream: CUstream) -> CUresult {
    unsafe { call5(&SLOTS[221], devPtr, count, location, flags, hStream) }
}
/// CUDA 12.2 and later.
#[inline]
pub unsafe extern "C" fn cuMemAdvise_v2(devPtr: CUdeviceptr, count: usize, advice: CUmem_advise, location: CUmemLocation) -> CUresult {
    unsafe { call4(&SLOTS[222], devPtr, count, advice, location) }
}
/// CUDA 13.0 and later.
#[inline]
pub unsafe extern "C" fn cuMemPrefetchBatchAsync(dptrs: *mut CUdeviceptr, sizes: *mut usize, count: usize, prefetchLocs: *mut CUmemLocation, prefetchLocIdxs: *mut usize, numPrefetchLocs: usize, flags: c_ulonglong, hStream: CUstream) -> CUresult {
    unsafe { call8(&SLOTS[223], dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream) }
}
/// CUDA 13.0 and later.
#[inline]
pub unsafe extern "C" fn cuMemDiscardBatchAsync(dptrs: *mut CUdeviceptr, sizes: *mut usize, count: usize, flags: c_ulonglong, hStream: CUstream) -> CUresult {
    unsafe { call5(&SLOTS[224], dptrs, sizes, count, flags, hStream) }
}
/// CUDA 13.0 and later.
#[inline]
pub unsafe extern "C" fn cuMemDiscardAndPrefetchBatchAsync(dptrs: *mut CUdeviceptr, sizes: *mut usize, count: usize, prefetchLocs: *mut CUmemLocation, prefetchLocIdxs: *mut usize, numPrefetchLocs: usize, flags: c_ulonglong, hStream: CUstream) -> CUresult {
    unsafe { call8(&SLOTS[225], dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream) }
}
/// CUDA 13.4 and later.
#[inline]
pub unsafe extern "C" fn cuMemGetLocationInfo(ptr: CUdeviceptr, size: usize, summaryGranularity: usize, samplingGranularity: usize, location_out: *mut CUmemLocation) -> CUresult {
    unsafe { call5(&SLOTS[226], ptr, size, summaryGranularity, samplingGranularity, location_out) }
}
/// CUDA 8.0 and later.
#[inline]
pub unsafe extern "C" fn cuMemRangeGetAttribute(data: *mut c_void, dataSize: usize, attribute: CUmem_range_attribute, devPtr: CUdeviceptr, count: usize) -> CUresult {
    unsafe { call5(&SLOTS[227], data, dataSize, attribute, devPtr, count) }
}
/// CUDA 8.0 and later.
#[inline]
pub unsafe extern "C" fn cuMemRangeGetAttributes(data: *mut *mut c_void, dataSizes: *mut usize, attributes: *mut CUmem_range_attribute, numAttributes: usize, devPtr: CUdeviceptr, count: usize) -> CUresult {
    unsafe { call6(&SLOTS[228], data, dataSizes, attributes, numAttributes, devPtr, count) }
}
/// CUDA 6.0 and later.
#[inline]
pub unsafe extern "C" fn cuPointerSetAttribute(value: *const c_void, attribute: CUpointer_attribute, ptr: CUdeviceptr) -> CUresult {
    unsafe { call3(&SLOTS[229], value, attribute, ptr) }
}
/// CUDA 7.0 and later.
#[inline]
pub unsafe extern "C" fn cuPointerGetAttributes(numAttributes: c_uint, attributes: *mut CUpointer_attribute, data: *mut *mut c_void, ptr: CUdeviceptr) -> CUresult {
    unsafe { call4(&SLOTS[230], numAttributes, attributes, data, ptr) }
}
/// CUDA 2.0 and later.
#[inline]
pub unsafe extern "C" fn cuStreamCreate(phStream: *mut CUstream, Flags: c_uint) -> CUresult {
    unsafe { call2(&SLOTS[231], phStream, Flags) }
}
/// CUDA 5.5 and later.
#[inline]
pub unsafe extern "C" fn cuStreamCreateWithPriority(phStream: *mut CUstream, flags: c_uint, priority: c_int) -> CUresult {
    unsafe { call3(&SLOTS[232], phStream, flags, priority) }
}
/// CUDA 13.1 and later.
#[inline]
pub unsafe extern "C" fn cuStreamBeginCaptureToCig(hStream: CUstream, streamCigCaptureParams: *mut CUstreamCigCaptureParams) -> CUresult {
    unsafe { call2(&SLOTS[233], hStream, streamCigCaptureParams) }
}
/// CUDA 13.1 and later.
#[inline]
pub unsafe extern "C" fn cuStreamEndCaptureToCig(hStream: CUstream) -> CUresult {
    unsafe { call1(&SLOTS[234], hStream) }
}
/// CUDA 5.5 and later.
#[inline]
pub unsafe extern "C" fn cuStreamGetPriority(hStream: CUstream, priority: *mut c_int) -> CUresult {
    unsafe { call2(&SLOTS[235], hStream, priority) }
}
/// CUDA 12.8 and later.
#[inline]
pub unsafe extern "C" fn cuStreamGetDevice(hStream: CUstream, device: *mut CUdevice) -> CUresult {
    unsafe { call2(&SLOTS[236], hStream, device) }
}
/// CUDA 5.5 and later.
#[inline]
pub unsafe extern "C" fn cuStreamGetFlags(hStream: CUstream, flags: *mut c_uint) -> CUresult {
    unsafe { call2(&SLOTS[237], hStream, flags) }
}
/// CUDA 12.0 and later.
#[inline]
pub unsafe extern "C" fn cuStreamGetId(hStream: CUstream, streamId: *mut c_ulonglong) -> CUresult {
    unsafe { call2(&SLOTS[238], hStream, streamId) }
}
/// CUDA 9.2 and later.
#[inline]
pub unsafe extern "C" fn cuStreamGetCtx(hStream: CUstream, pctx: *mut CUcontext) -> CUresult {
    unsafe { call2(&SLOTS[239], hStream, pctx) }
}
/// CUDA 12.5 and later.
#[inline]
pub unsafe extern "C" fn cuStreamGetCtx_v2(hStream: CUstream, pCtx: *mut CUcontext, pGreenCtx: *mut CUgreenCtx) -> CUresult {
    unsafe { call3(&SLOTS[240], hStream, pCtx, pGreenCtx) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuStreamWaitEvent(hStream: CUstream, hEvent: CUevent, Flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[241], hStream, hEvent, Flags) }
}
/// CUDA 5.0 and later.
#[inline]
pub unsafe extern "C" fn cuStreamAddCallback(hStream: CUstream, callback: CUstreamCallback, userData: *mut c_void, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[242], hStream, callback, userData, flags) }
}
/// CUDA 10.1 and later.
#[inline]
pub unsafe extern "C" fn cuStreamBeginCapture_v2(hStream: CUstream, mode: CUstreamCaptureMode) -> CUresult {
    unsafe { call2(&SLOTS[243], hStream, mode) }
}
/// CUDA 13.3 and later.
#[inline]
pub unsafe extern "C" fn cuStreamBeginRecaptureToGraph(hStream: CUstream, mode: CUstreamCaptureMode, hGraph: CUgraph, callbackFunc: CUgraphRecaptureCallback, userData: *mut c_void) -> CUresult {
    unsafe { call5(&SLOTS[244], hStream, mode, hGraph, callbackFunc, userData) }
}
/// CUDA 12.3 and later.
#[inline]
pub unsafe extern "C" fn cuStreamBeginCaptureToGraph(hStream: CUstream, hGraph: CUgraph, dependencies: *const CUgraphNode, dependencyData: *const CUgraphEdgeData, numDependencies: usize, mode: CUstreamCaptureMode) -> CUresult {
    unsafe { call6(&SLOTS[245], hStream, hGraph, dependencies, dependencyData, numDependencies, mode) }
}
/// CUDA 10.1 and later.
#[inline]
pub unsafe extern "C" fn cuThreadExchangeStreamCaptureMode(mode: *mut CUstreamCaptureMode) -> CUresult {
    unsafe { call1(&SLOTS[246], mode) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuStreamEndCapture(hStream: CUstream, phGraph: *mut CUgraph) -> CUresult {
    unsafe { call2(&SLOTS[247], hStream, phGraph) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuStreamIsCapturing(hStream: CUstream, captureStatus: *mut CUstreamCaptureStatus) -> CUresult {
    unsafe { call2(&SLOTS[248], hStream, captureStatus) }
}
/// CUDA 12.3 and later.
#[inline]
pub unsafe extern "C" fn cuStreamGetCaptureInfo_v3(hStream: CUstream, captureStatus_out: *mut CUstreamCaptureStatus, id_out: *mut cuuint64_t, graph_out: *mut CUgraph, dependencies_out: *mut *const CUgraphNode, edgeData_out: *mut *const CUgraphEdgeData, numDependencies_out: *mut usize) -> CUresult {
    unsafe { call7(&SLOTS[249], hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out) }
}
/// CUDA 12.3 and later.
#[inline]
pub unsafe extern "C" fn cuStreamUpdateCaptureDependencies_v2(hStream: CUstream, dependencies: *mut CUgraphNode, dependencyData: *const CUgraphEdgeData, numDependencies: usize, flags: c_uint) -> CUresult {
    unsafe { call5(&SLOTS[250], hStream, dependencies, dependencyData, numDependencies, flags) }
}
/// CUDA 6.0 and later.
#[inline]
pub unsafe extern "C" fn cuStreamAttachMemAsync(hStream: CUstream, dptr: CUdeviceptr, length: usize, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[251], hStream, dptr, length, flags) }
}
/// CUDA 2.0 and later.
#[inline]
pub unsafe extern "C" fn cuStreamQuery(hStream: CUstream) -> CUresult {
    unsafe { call1(&SLOTS[252], hStream) }
}
/// CUDA 2.0 and later.
#[inline]
pub unsafe extern "C" fn cuStreamSynchronize(hStream: CUstream) -> CUresult {
    unsafe { call1(&SLOTS[253], hStream) }
}
/// CUDA 4.0 and later.
#[inline]
pub unsafe extern "C" fn cuStreamDestroy_v2(hStream: CUstream) -> CUresult {
    unsafe { call1(&SLOTS[254], hStream) }
}
/// CUDA 11.0 and later.
#[inline]
pub unsafe extern "C" fn cuStreamCopyAttributes(dst: CUstream, src: CUstream) -> CUresult {
    unsafe { call2(&SLOTS[255], dst, src) }
}
/// CUDA 11.0 and later.
#[inline]
pub unsafe extern "C" fn cuStreamGetAttribute(hStream: CUstream, attr: CUstreamAttrID, value_out: *mut CUstreamAttrValue) -> CUresult {
    unsafe { call3(&SLOTS[256], hStream, attr, value_out) }
}
/// CUDA 11.0 and later.
#[inline]
pub unsafe extern "C" fn cuStreamSetAttribute(hStream: CUstream, attr: CUstreamAttrID, value: *const CUstreamAttrValue) -> CUresult {
    unsafe { call3(&SLOTS[257], hStream, attr, value) }
}
/// CUDA 2.0 and later.
#[inline]
pub unsafe extern "C" fn cuEventCreate(phEvent: *mut CUevent, Flags: c_uint) -> CUresult {
    unsafe { call2(&SLOTS[258], phEvent, Flags) }
}
/// CUDA 2.0 and later.
#[inline]
pub unsafe extern "C" fn cuEventRecord(hEvent: CUevent, hStream: CUstream) -> CUresult {
    unsafe { call2(&SLOTS[259], hEvent, hStream) }
}
/// CUDA 11.1 and later.
#[inline]
pub unsafe extern "C" fn cuEventRecordWithFlags(hEvent: CUevent, hStream: CUstream, flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[260], hEvent, hStream, flags) }
}
/// CUDA 2.0 and later.
#[inline]
pub unsafe extern "C" fn cuEventQuery(hEvent: CUevent) -> CUresult {
    unsafe { call1(&SLOTS[261], hEvent) }
}
/// CUDA 2.0 and later.
#[inline]
pub unsafe extern "C" fn cuEventSynchronize(hEvent: CUevent) -> CUresult {
    unsafe { call1(&SLOTS[262], hEvent) }
}
/// CUDA 4.0 and later.
#[inline]
pub unsafe extern "C" fn cuEventDestroy_v2(hEvent: CUevent) -> CUresult {
    unsafe { call1(&SLOTS[263], hEvent) }
}
/// CUDA 12.8 and later.
#[inline]
pub unsafe extern "C" fn cuEventElapsedTime_v2(pMilliseconds: *mut f32, hStart: CUevent, hEnd: CUevent) -> CUresult {
    unsafe { call3(&SLOTS[264], pMilliseconds, hStart, hEnd) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuImportExternalMemory(extMem_out: *mut CUexternalMemory, memHandleDesc: *const CUDA_EXTERNAL_MEMORY_HANDLE_DESC) -> CUresult {
    unsafe { call2(&SLOTS[265], extMem_out, memHandleDesc) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuExternalMemoryGetMappedBuffer(devPtr: *mut CUdeviceptr, extMem: CUexternalMemory, bufferDesc: *const CUDA_EXTERNAL_MEMORY_BUFFER_DESC) -> CUresult {
    unsafe { call3(&SLOTS[266], devPtr, extMem, bufferDesc) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuExternalMemoryGetMappedMipmappedArray(mipmap: *mut CUmipmappedArray, extMem: CUexternalMemory, mipmapDesc: *const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC) -> CUresult {
    unsafe { call3(&SLOTS[267], mipmap, extMem, mipmapDesc) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuDestroyExternalMemory(extMem: CUexternalMemory) -> CUresult {
    unsafe { call1(&SLOTS[268], extMem) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuImportExternalSemaphore(extSem_out: *mut CUexternalSemaphore, semHandleDesc: *const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC) -> CUresult {
    unsafe { call2(&SLOTS[269], extSem_out, semHandleDesc) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuSignalExternalSemaphoresAsync(extSemArray: *const CUexternalSemaphore, paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, numExtSems: c_uint, stream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[270], extSemArray, paramsArray, numExtSems, stream) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuWaitExternalSemaphoresAsync(extSemArray: *const CUexternalSemaphore, paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, numExtSems: c_uint, stream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[271], extSemArray, paramsArray, numExtSems, stream) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuDestroyExternalSemaphore(extSem: CUexternalSemaphore) -> CUresult {
    unsafe { call1(&SLOTS[272], extSem) }
}
/// CUDA 11.7 and later.
#[inline]
pub unsafe extern "C" fn cuStreamWaitValue32_v2(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[273], stream, addr, value, flags) }
}
/// CUDA 11.7 and later.
#[inline]
pub unsafe extern "C" fn cuStreamWaitValue64_v2(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[274], stream, addr, value, flags) }
}
/// CUDA 11.7 and later.
#[inline]
pub unsafe extern "C" fn cuStreamWriteValue32_v2(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[275], stream, addr, value, flags) }
}
/// CUDA 11.7 and later.
#[inline]
pub unsafe extern "C" fn cuStreamWriteValue64_v2(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[276], stream, addr, value, flags) }
}
/// CUDA 11.7 and later.
#[inline]
pub unsafe extern "C" fn cuStreamBatchMemOp_v2(stream: CUstream, count: c_uint, paramArray: *mut CUstreamBatchMemOpParams, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[277], stream, count, paramArray, flags) }
}
/// CUDA 2.2 and later.
#[inline]
pub unsafe extern "C" fn cuFuncGetAttribute(pi: *mut c_int, attrib: CUfunction_attribute, hfunc: CUfunction) -> CUresult {
    unsafe { call3(&SLOTS[278], pi, attrib, hfunc) }
}
/// CUDA 9.0 and later.
#[inline]
pub unsafe extern "C" fn cuFuncSetAttribute(hfunc: CUfunction, attrib: CUfunction_attribute, value: c_int) -> CUresult {
    unsafe { call3(&SLOTS[279], hfunc, attrib, value) }
}
/// CUDA 3.0 and later.
#[inline]
pub unsafe extern "C" fn cuFuncSetCacheConfig(hfunc: CUfunction, config: CUfunc_cache) -> CUresult {
    unsafe { call2(&SLOTS[280], hfunc, config) }
}
/// CUDA 11.0 and later.
#[inline]
pub unsafe extern "C" fn cuFuncGetModule(hmod: *mut CUmodule, hfunc: CUfunction) -> CUresult {
    unsafe { call2(&SLOTS[281], hmod, hfunc) }
}
/// CUDA 12.3 and later.
#[inline]
pub unsafe extern "C" fn cuFuncGetName(name: *mut *const c_char, hfunc: CUfunction) -> CUresult {
    unsafe { call2(&SLOTS[282], name, hfunc) }
}
/// CUDA 12.4 and later.
#[inline]
pub unsafe extern "C" fn cuFuncGetParamInfo(func: CUfunction, paramIndex: usize, paramOffset: *mut usize, paramSize: *mut usize) -> CUresult {
    unsafe { call4(&SLOTS[283], func, paramIndex, paramOffset, paramSize) }
}
/// CUDA 13.2 and later.
#[inline]
pub unsafe extern "C" fn cuFuncGetParamCount(func: CUfunction, paramCount: *mut usize) -> CUresult {
    unsafe { call2(&SLOTS[284], func, paramCount) }
}
/// CUDA 12.4 and later.
#[inline]
pub unsafe extern "C" fn cuFuncIsLoaded(state: *mut CUfunctionLoadingState, function: CUfunction) -> CUresult {
    unsafe { call2(&SLOTS[285], state, function) }
}
/// CUDA 12.4 and later.
#[inline]
pub unsafe extern "C" fn cuFuncLoad(function: CUfunction) -> CUresult {
    unsafe { call1(&SLOTS[286], function) }
}
/// CUDA 4.0 and later.
#[inline]
pub unsafe extern "C" fn cuLaunchKernel(f: CUfunction, gridDimX: c_uint, gridDimY: c_uint, gridDimZ: c_uint, blockDimX: c_uint, blockDimY: c_uint, blockDimZ: c_uint, sharedMemBytes: c_uint, hStream: CUstream, kernelParams: *mut *mut c_void, extra: *mut *mut c_void) -> CUresult {
    unsafe { call11(&SLOTS[287], f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra) }
}
/// CUDA 11.6 and later.
#[inline]
pub unsafe extern "C" fn cuLaunchKernelEx(config: *const CUlaunchConfig, f: CUfunction, kernelParams: *mut *mut c_void, extra: *mut *mut c_void) -> CUresult {
    unsafe { call4(&SLOTS[288], config, f, kernelParams, extra) }
}
/// CUDA 9.0 and later.
#[inline]
pub unsafe extern "C" fn cuLaunchCooperativeKernel(f: CUfunction, gridDimX: c_uint, gridDimY: c_uint, gridDimZ: c_uint, blockDimX: c_uint, blockDimY: c_uint, blockDimZ: c_uint, sharedMemBytes: c_uint, hStream: CUstream, kernelParams: *mut *mut c_void) -> CUresult {
    unsafe { call10(&SLOTS[289], f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuLaunchHostFunc(hStream: CUstream, fn_: CUhostFn, userData: *mut c_void) -> CUresult {
    unsafe { call3(&SLOTS[290], hStream, fn_, userData) }
}
/// CUDA 13.1 and later.
#[inline]
pub unsafe extern "C" fn cuLaunchHostFunc_v2(hStream: CUstream, fn_: CUhostFn, userData: *mut c_void, syncMode: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[291], hStream, fn_, userData, syncMode) }
}
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuFuncSetBlockShape(hfunc: CUfunction, x: c_int, y: c_int, z: c_int) -> CUresult {
    unsafe { call4(&SLOTS[292], hfunc, x, y, z) }
}
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuFuncSetSharedSize(hfunc: CUfunction, bytes: c_uint) -> CUresult {
    unsafe { call2(&SLOTS[293], hfunc, bytes) }
}
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuParamSetSize(hfunc: CUfunction, numbytes: c_uint) -> CUresult {
    unsafe { call2(&SLOTS[294], hfunc, numbytes) }
}
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuParamSeti(hfunc: CUfunction, offset: c_int, value: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[295], hfunc, offset, value) }
}
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuParamSetf(hfunc: CUfunction, offset: c_int, value: f32) -> CUresult {
    unsafe { call3(&SLOTS[296], hfunc, offset, value) }
}
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuParamSetv(hfunc: CUfunction, offset: c_int, ptr: *mut c_void, numbytes: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[297], hfunc, offset, ptr, numbytes) }
}
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuLaunch(f: CUfunction) -> CUresult {
    unsafe { call1(&SLOTS[298], f) }
}
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuLaunchGrid(f: CUfunction, grid_width: c_int, grid_height: c_int) -> CUresult {
    unsafe { call3(&SLOTS[299], f, grid_width, grid_height) }
}
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuLaunchGridAsync(f: CUfunction, grid_width: c_int, grid_height: c_int, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[300], f, grid_width, grid_height, hStream) }
}
/// CUDA 9.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuLaunchCooperativeKernelMultiDevice(launchParamsList: *mut CUDA_LAUNCH_PARAMS, numDevices: c_uint, flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[301], launchParamsList, numDevices, flags) }
}
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuParamSetTexRef(hfunc: CUfunction, texunit: c_int, hTexRef: CUtexref) -> CUresult {
    unsafe { call3(&SLOTS[302], hfunc, texunit, hTexRef) }
}
/// CUDA 4.2 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuFuncSetSharedMemConfig(hfunc: CUfunction, config: CUsharedconfig) -> CUresult {
    unsafe { call2(&SLOTS[303], hfunc, config) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphCreate(phGraph: *mut CUgraph, flags: c_uint) -> CUresult {
    unsafe { call2(&SLOTS[304], phGraph, flags) }
}
/// CUDA 12.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphAddKernelNode_v2(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *const CUDA_KERNEL_NODE_PARAMS) -> CUresult {
    unsafe { call5(&SLOTS[305], phGraphNode, hGraph, dependencies, numDependencies, nodeParams) }
}
/// CUDA 12.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphKernelNodeGetParams_v2(hNode: CUgraphNode, nodeParams: *mut CUDA_KERNEL_NODE_PARAMS) -> CUresult {
    unsafe { call2(&SLOTS[306], hNode, nodeParams) }
}
/// CUDA 12.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphKernelNodeSetParams_v2(hNode: CUgraphNode, nodeParams: *const CUDA_KERNEL_NODE_PARAMS) -> CUresult {
    unsafe { call2(&SLOTS[307], hNode, nodeParams) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphAddMemcpyNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, copyParams: *const CUDA_MEMCPY3D, ctx: CUcontext) -> CUresult {
    unsafe { call6(&SLOTS[308], phGraphNode, hGraph, dependencies, numDependencies, copyParams, ctx) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphMemcpyNodeGetParams(hNode: CUgraphNode, nodeParams: *mut CUDA_MEMCPY3D) -> CUresult {
    unsafe { call2(&SLOTS[309], hNode, nodeParams) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphMemcpyNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_MEMCPY3D) -> CUresult {
    unsafe { call2(&SLOTS[310], hNode, nodeParams) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphAddMemsetNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, memsetParams: *const CUDA_MEMSET_NODE_PARAMS, ctx: CUcontext) -> CUresult {
    unsafe { call6(&SLOTS[311], phGraphNode, hGraph, dependencies, numDependencies, memsetParams, ctx) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphMemsetNodeGetParams(hNode: CUgraphNode, nodeParams: *mut CUDA_MEMSET_NODE_PARAMS) -> CUresult {
    unsafe { call2(&SLOTS[312], hNode, nodeParams) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphMemsetNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_MEMSET_NODE_PARAMS) -> CUresult {
    unsafe { call2(&SLOTS[313], hNode, nodeParams) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphAddHostNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *const CUDA_HOST_NODE_PARAMS) -> CUresult {
    unsafe { call5(&SLOTS[314], phGraphNode, hGraph, dependencies, numDependencies, nodeParams) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphHostNodeGetParams(hNode: CUgraphNode, nodeParams: *mut CUDA_HOST_NODE_PARAMS) -> CUresult {
    unsafe { call2(&SLOTS[315], hNode, nodeParams) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphHostNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_HOST_NODE_PARAMS) -> CUresult {
    unsafe { call2(&SLOTS[316], hNode, nodeParams) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphAddChildGraphNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, childGraph: CUgraph) -> CUresult {
    unsafe { call5(&SLOTS[317], phGraphNode, hGraph, dependencies, numDependencies, childGraph) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphChildGraphNodeGetGraph(hNode: CUgraphNode, phGraph: *mut CUgraph) -> CUresult {
    unsafe { call2(&SLOTS[318], hNode, phGraph) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphAddEmptyNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize) -> CUresult {
    unsafe { call4(&SLOTS[319], phGraphNode, hGraph, dependencies, numDependencies) }
}
/// CUDA 11.1 and later.
#[inline]
pub unsafe extern "C" fn cuGraphAddEventRecordNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, event: CUevent) -> CUresult {
    unsafe { call5(&SLOTS[320], phGraphNode, hGraph, dependencies, numDependencies, event) }
}
/// CUDA 11.1 and later.
#[inline]
pub unsafe extern "C" fn cuGraphEventRecordNodeGetEvent(hNode: CUgraphNode, event_out: *mut CUevent) -> CUresult {
    unsafe { call2(&SLOTS[321], hNode, event_out) }
}
/// CUDA 11.1 and later.
#[inline]
pub unsafe extern "C" fn cuGraphEventRecordNodeSetEvent(hNode: CUgraphNode, event: CUevent) -> CUresult {
    unsafe { call2(&SLOTS[322], hNode, event) }
}
/// CUDA 11.1 and later.
#[inline]
pub unsafe extern "C" fn cuGraphAddEventWaitNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, event: CUevent) -> CUresult {
    unsafe { call5(&SLOTS[323], phGraphNode, hGraph, dependencies, numDependencies, event) }
}
/// CUDA 11.1 and later.
#[inline]
pub unsafe extern "C" fn cuGraphEventWaitNodeGetEvent(hNode: CUgraphNode, event_out: *mut CUevent) -> CUresult {
    unsafe { call2(&SLOTS[324], hNode, event_out) }
}
/// CUDA 11.1 and later.
#[inline]
pub unsafe extern "C" fn cuGraphEventWaitNodeSetEvent(hNode: CUgraphNode, event: CUevent) -> CUresult {
    unsafe { call2(&SLOTS[325], hNode, event) }
}
/// CUDA 11.2 and later.
#[inline]
pub unsafe extern "C" fn cuGraphAddExternalSemaphoresSignalNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS) -> CUresult {
    unsafe { call5(&SLOTS[326], phGraphNode, hGraph, dependencies, numDependencies, nodeParams) }
}
/// CUDA 11.2 and later.
#[inline]
pub unsafe extern "C" fn cuGraphExternalSemaphoresSignalNodeGetParams(hNode: CUgraphNode, params_out: *mut CUDA_EXT_SEM_SIGNAL_NODE_PARAMS) -> CUresult {
    unsafe { call2(&SLOTS[327], hNode, params_out) }
}
/// CUDA 11.2 and later.
#[inline]
pub unsafe extern "C" fn cuGraphExternalSemaphoresSignalNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS) -> CUresult {
    unsafe { call2(&SLOTS[328], hNode, nodeParams) }
}
/// CUDA 11.2 and later.
#[inline]
pub unsafe extern "C" fn cuGraphAddExternalSemaphoresWaitNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS) -> CUresult {
    unsafe { call5(&SLOTS[329], phGraphNode, hGraph, dependencies, numDependencies, nodeParams) }
}
/// CUDA 11.2 and later.
#[inline]
pub unsafe extern "C" fn cuGraphExternalSemaphoresWaitNodeGetParams(hNode: CUgraphNode, params_out: *mut CUDA_EXT_SEM_WAIT_NODE_PARAMS) -> CUresult {
    unsafe { call2(&SLOTS[330], hNode, params_out) }
}
/// CUDA 11.2 and later.
#[inline]
pub unsafe extern "C" fn cuGraphExternalSemaphoresWaitNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS) -> CUresult {
    unsafe { call2(&SLOTS[331], hNode, nodeParams) }
}
/// CUDA 11.7 and later.
#[inline]
pub unsafe extern "C" fn cuGraphAddBatchMemOpNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS) -> CUresult {
    unsafe { call5(&SLOTS[332], phGraphNode, hGraph, dependencies, numDependencies, nodeParams) }
}
/// CUDA 11.7 and later.
#[inline]
pub unsafe extern "C" fn cuGraphBatchMemOpNodeGetParams(hNode: CUgraphNode, nodeParams_out: *mut CUDA_BATCH_MEM_OP_NODE_PARAMS) -> CUresult {
    unsafe { call2(&SLOTS[333], hNode, nodeParams_out) }
}
/// CUDA 11.7 and later.
#[inline]
pub unsafe extern "C" fn cuGraphBatchMemOpNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS) -> CUresult {
    unsafe { call2(&SLOTS[334], hNode, nodeParams) }
}
/// CUDA 11.7 and later.
#[inline]
pub unsafe extern "C" fn cuGraphExecBatchMemOpNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS) -> CUresult {
    unsafe { call3(&SLOTS[335], hGraphExec, hNode, nodeParams) }
}
/// CUDA 11.4 and later.
#[inline]
pub unsafe extern "C" fn cuGraphAddMemAllocNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *mut CUDA_MEM_ALLOC_NODE_PARAMS) -> CUresult {
    unsafe { call5(&SLOTS[336], phGraphNode, hGraph, dependencies, numDependencies, nodeParams) }
}
/// CUDA 11.4 and later.
#[inline]
pub unsafe extern "C" fn cuGraphMemAllocNodeGetParams(hNode: CUgraphNode, params_out: *mut CUDA_MEM_ALLOC_NODE_PARAMS) -> CUresult {
    unsafe { call2(&SLOTS[337], hNode, params_out) }
}
/// CUDA 11.4 and later.
#[inline]
pub unsafe extern "C" fn cuGraphAddMemFreeNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, dptr: CUdeviceptr) -> CUresult {
    unsafe { call5(&SLOTS[338], phGraphNode, hGraph, dependencies, numDependencies, dptr) }
}
/// CUDA 11.4 and later.
#[inline]
pub unsafe extern "C" fn cuGraphMemFreeNodeGetParams(hNode: CUgraphNode, dptr_out: *mut CUdeviceptr) -> CUresult {
    unsafe { call2(&SLOTS[339], hNode, dptr_out) }
}
/// CUDA 11.4 and later.
#[inline]
pub unsafe extern "C" fn cuDeviceGraphMemTrim(device: CUdevice) -> CUresult {
    unsafe { call1(&SLOTS[340], device) }
}
/// CUDA 11.4 and later.
#[inline]
pub unsafe extern "C" fn cuDeviceGetGraphMemAttribute(device: CUdevice, attr: CUgraphMem_attribute, value: *mut c_void) -> CUresult {
    unsafe { call3(&SLOTS[341], device, attr, value) }
}
/// CUDA 11.4 and later.
#[inline]
pub unsafe extern "C" fn cuDeviceSetGraphMemAttribute(device: CUdevice, attr: CUgraphMem_attribute, value: *mut c_void) -> CUresult {
    unsafe { call3(&SLOTS[342], device, attr, value) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphClone(phGraphClone: *mut CUgraph, originalGraph: CUgraph) -> CUresult {
    unsafe { call2(&SLOTS[343], phGraphClone, originalGraph) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphNodeFindInClone(phNode: *mut CUgraphNode, hOriginalNode: CUgraphNode, hClonedGraph: CUgraph) -> CUresult {
    unsafe { call3(&SLOTS[344], phNode, hOriginalNode, hClonedGraph) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphNodeGetType(hNode: CUgraphNode, type_: *mut CUgraphNodeType) -> CUresult {
    unsafe { call2(&SLOTS[345], hNode, type_) }
}
/// CUDA 13.1 and later.
#[inline]
pub unsafe extern "C" fn cuGraphNodeGetContainingGraph(hNode: CUgraphNode, phGraph: *mut CUgraph) -> CUresult {
    unsafe { call2(&SLOTS[346], hNode, phGraph) }
}
/// CUDA 13.1 and later.
#[inline]
pub unsafe extern "C" fn cuGraphNodeGetLocalId(hNode: CUgraphNode, nodeId: *mut c_uint) -> CUresult {
    unsafe { call2(&SLOTS[347], hNode, nodeId) }
}
/// CUDA 13.1 and later.
#[inline]
pub unsafe extern "C" fn cuGraphNodeGetToolsId(hNode: CUgraphNode, toolsNodeId: *mut c_ulonglong) -> CUresult {
    unsafe { call2(&SLOTS[348], hNode, toolsNodeId) }
}
/// CUDA 13.1 and later.
#[inline]
pub unsafe extern "C" fn cuGraphGetId(hGraph: CUgraph, graphId: *mut c_uint) -> CUresult {
    unsafe { call2(&SLOTS[349], hGraph, graphId) }
}
/// CUDA 13.1 and later.
#[inline]
pub unsafe extern "C" fn cuGraphExecGetId(hGraphExec: CUgraphExec, graphId: *mut c_uint) -> CUresult {
    unsafe { call2(&SLOTS[350], hGraphExec, graphId) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphGetNodes(hGraph: CUgraph, nodes: *mut CUgraphNode, numNodes: *mut usize) -> CUresult {
    unsafe { call3(&SLOTS[351], hGraph, nodes, numNodes) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphGetRootNodes(hGraph: CUgraph, rootNodes: *mut CUgraphNode, numRootNodes: *mut usize) -> CUresult {
    unsafe { call3(&SLOTS[352], hGraph, rootNodes, numRootNodes) }
}
/// CUDA 12.3 and later.
#[inline]
pub unsafe extern "C" fn cuGraphGetEdges_v2(hGraph: CUgraph, from: *mut CUgraphNode, to: *mut CUgraphNode, edgeData: *mut CUgraphEdgeData, numEdges: *mut usize) -> CUresult {
    unsafe { call5(&SLOTS[353], hGraph, from, to, edgeData, numEdges) }
}
/// CUDA 12.3 and later.
#[inline]
pub unsafe extern "C" fn cuGraphNodeGetDependencies_v2(hNode: CUgraphNode, dependencies: *mut CUgraphNode, edgeData: *mut CUgraphEdgeData, numDependencies: *mut usize) -> CUresult {
    unsafe { call4(&SLOTS[354], hNode, dependencies, edgeData, numDependencies) }
}
/// CUDA 12.3 and later.
#[inline]
pub unsafe extern "C" fn cuGraphNodeGetDependentNodes_v2(hNode: CUgraphNode, dependentNodes: *mut CUgraphNode, edgeData: *mut CUgraphEdgeData, numDependentNodes: *mut usize) -> CUresult {
    unsafe { call4(&SLOTS[355], hNode, dependentNodes, edgeData, numDependentNodes) }
}
/// CUDA 12.3 and later.
#[inline]
pub unsafe extern "C" fn cuGraphAddDependencies_v2(hGraph: CUgraph, from: *const CUgraphNode, to: *const CUgraphNode, edgeData: *const CUgraphEdgeData, numDependencies: usize) -> CUresult {
    unsafe { call5(&SLOTS[356], hGraph, from, to, edgeData, numDependencies) }
}
/// CUDA 12.3 and later.
#[inline]
pub unsafe extern "C" fn cuGraphRemoveDependencies_v2(hGraph: CUgraph, from: *const CUgraphNode, to: *const CUgraphNode, edgeData: *const CUgraphEdgeData, numDependencies: usize) -> CUresult {
    unsafe { call5(&SLOTS[357], hGraph, from, to, edgeData, numDependencies) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphDestroyNode(hNode: CUgraphNode) -> CUresult {
    unsafe { call1(&SLOTS[358], hNode) }
}
/// CUDA 11.4 and later.
#[inline]
pub unsafe extern "C" fn cuGraphInstantiateWithFlags(phGraphExec: *mut CUgraphExec, hGraph: CUgraph, flags: c_ulonglong) -> CUresult {
    unsafe { call3(&SLOTS[359], phGraphExec, hGraph, flags) }
}
/// CUDA 12.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphInstantiateWithParams(phGraphExec: *mut CUgraphExec, hGraph: CUgraph, instantiateParams: *mut CUDA_GRAPH_INSTANTIATE_PARAMS) -> CUresult {
    unsafe { call3(&SLOTS[360], phGraphExec, hGraph, instantiateParams) }
}
/// CUDA 12.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphExecGetFlags(hGraphExec: CUgraphExec, flags: *mut cuuint64_t) -> CUresult {
    unsafe { call2(&SLOTS[361], hGraphExec, flags) }
}
/// CUDA 12.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphExecKernelNodeSetParams_v2(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *const CUDA_KERNEL_NODE_PARAMS) -> CUresult {
    unsafe { call3(&SLOTS[362], hGraphExec, hNode, nodeParams) }
}
/// CUDA 10.2 and later.
#[inline]
pub unsafe extern "C" fn cuGraphExecMemcpyNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, copyParams: *const CUDA_MEMCPY3D, ctx: CUcontext) -> CUresult {
    unsafe { call4(&SLOTS[363], hGraphExec, hNode, copyParams, ctx) }
}
/// CUDA 10.2 and later.
#[inline]
pub unsafe extern "C" fn cuGraphExecMemsetNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, memsetParams: *const CUDA_MEMSET_NODE_PARAMS, ctx: CUcontext) -> CUresult {
    unsafe { call4(&SLOTS[364], hGraphExec, hNode, memsetParams, ctx) }
}
/// CUDA 10.2 and later.
#[inline]
pub unsafe extern "C" fn cuGraphExecHostNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *const CUDA_HOST_NODE_PARAMS) -> CUresult {
    unsafe { call3(&SLOTS[365], hGraphExec, hNode, nodeParams) }
}
/// CUDA 11.1 and later.
#[inline]
pub unsafe extern "C" fn cuGraphExecChildGraphNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, childGraph: CUgraph) -> CUresult {
    unsafe { call3(&SLOTS[366], hGraphExec, hNode, childGraph) }
}
/// CUDA 11.1 and later.
#[inline]
pub unsafe extern "C" fn cuGraphExecEventRecordNodeSetEvent(hGraphExec: CUgraphExec, hNode: CUgraphNode, event: CUevent) -> CUresult {
    unsafe { call3(&SLOTS[367], hGraphExec, hNode, event) }
}
/// CUDA 11.1 and later.
#[inline]
pub unsafe extern "C" fn cuGraphExecEventWaitNodeSetEvent(hGraphExec: CUgraphExec, hNode: CUgraphNode, event: CUevent) -> CUresult {
    unsafe { call3(&SLOTS[368], hGraphExec, hNode, event) }
}
/// CUDA 11.2 and later.
#[inline]
pub unsafe extern "C" fn cuGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS) -> CUresult {
    unsafe { call3(&SLOTS[369], hGraphExec, hNode, nodeParams) }
}
/// CUDA 11.2 and later.
#[inline]
pub unsafe extern "C" fn cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS) -> CUresult {
    unsafe { call3(&SLOTS[370], hGraphExec, hNode, nodeParams) }
}
/// CUDA 11.6 and later.
#[inline]
pub unsafe extern "C" fn cuGraphNodeSetEnabled(hGraphExec: CUgraphExec, hNode: CUgraphNode, isEnabled: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[371], hGraphExec, hNode, isEnabled) }
}
/// CUDA 11.6 and later.
#[inline]
pub unsafe extern "C" fn cuGraphNodeGetEnabled(hGraphExec: CUgraphExec, hNode: CUgraphNode, isEnabled: *mut c_uint) -> CUresult {
    unsafe { call3(&SLOTS[372], hGraphExec, hNode, isEnabled) }
}
/// CUDA 11.1 and later.
#[inline]
pub unsafe extern "C" fn cuGraphUpload(hGraphExec: CUgraphExec, hStream: CUstream) -> CUresult {
    unsafe { call2(&SLOTS[373], hGraphExec, hStream) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphLaunch(hGraphExec: CUgraphExec, hStream: CUstream) -> CUresult {
    unsafe { call2(&SLOTS[374], hGraphExec, hStream) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphExecDestroy(hGraphExec: CUgraphExec) -> CUresult {
    unsafe { call1(&SLOTS[375], hGraphExec) }
}
/// CUDA 10.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphDestroy(hGraph: CUgraph) -> CUresult {
    unsafe { call1(&SLOTS[376], hGraph) }
}
/// CUDA 12.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphExecUpdate_v2(hGraphExec: CUgraphExec, hGraph: CUgraph, resultInfo: *mut CUgraphExecUpdateResultInfo) -> CUresult {
    unsafe { call3(&SLOTS[377], hGraphExec, hGraph, resultInfo) }
}
/// CUDA 11.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphKernelNodeCopyAttributes(dst: CUgraphNode, src: CUgraphNode) -> CUresult {
    unsafe { call2(&SLOTS[378], dst, src) }
}
/// CUDA 11.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphKernelNodeGetAttribute(hNode: CUgraphNode, attr: CUkernelNodeAttrID, value_out: *mut CUkernelNodeAttrValue) -> CUresult {
    unsafe { call3(&SLOTS[379], hNode, attr, value_out) }
}
/// CUDA 11.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphKernelNodeSetAttribute(hNode: CUgraphNode, attr: CUkernelNodeAttrID, value: *const CUkernelNodeAttrValue) -> CUresult {
    unsafe { call3(&SLOTS[380], hNode, attr, value) }
}
/// CUDA 11.3 and later.
#[inline]
pub unsafe extern "C" fn cuGraphDebugDotPrint(hGraph: CUgraph, path: *const c_char, flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[381], hGraph, path, flags) }
}
/// CUDA 11.3 and later.
#[inline]
pub unsafe extern "C" fn cuUserObjectCreate(object_out: *mut CUuserObject, ptr: *mut c_void, destroy: CUhostFn, initialRefcount: c_uint, flags: c_uint) -> CUresult {
    unsafe { call5(&SLOTS[382], object_out, ptr, destroy, initialRefcount, flags) }
}
/// CUDA 11.3 and later.
#[inline]
pub unsafe extern "C" fn cuUserObjectRetain(object: CUuserObject, count: c_uint) -> CUresult {
    unsafe { call2(&SLOTS[383], object, count) }
}
/// CUDA 11.3 and later.
#[inline]
pub unsafe extern "C" fn cuUserObjectRelease(object: CUuserObject, count: c_uint) -> CUresult {
    unsafe { call2(&SLOTS[384], object, count) }
}
/// CUDA 11.3 and later.
#[inline]
pub unsafe extern "C" fn cuGraphRetainUserObject(graph: CUgraph, object: CUuserObject, count: c_uint, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[385], graph, object, count, flags) }
}
/// CUDA 11.3 and later.
#[inline]
pub unsafe extern "C" fn cuGraphReleaseUserObject(graph: CUgraph, object: CUuserObject, count: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[386], graph, object, count) }
}
/// CUDA 12.3 and later.
#[inline]
pub unsafe extern "C" fn cuGraphAddNode_v2(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, dependencyData: *const CUgraphEdgeData, numDependencies: usize, nodeParams: *mut CUgraphNodeParams) -> CUresult {
    unsafe { call6(&SLOTS[387], phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams) }
}
/// CUDA 13.4 and later.
#[inline]
pub unsafe extern "C" fn cuGraphAddNode_v3(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, dependencyData: *const CUgraphEdgeData, numDependencies: usize, nodeParams: *mut CUgraphNodeParams) -> CUresult {
    unsafe { call6(&SLOTS[388], phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams) }
}
/// CUDA 12.2 and later.
#[inline]
pub unsafe extern "C" fn cuGraphNodeSetParams(hNode: CUgraphNode, nodeParams: *mut CUgraphNodeParams) -> CUresult {
    unsafe { call2(&SLOTS[389], hNode, nodeParams) }
}
/// CUDA 13.4 and later.
#[inline]
pub unsafe extern "C" fn cuGraphNodeSetParams_v2(hNode: CUgraphNode, nodeParams: *mut CUgraphNodeParams) -> CUresult {
    unsafe { call2(&SLOTS[390], hNode, nodeParams) }
}
/// CUDA 13.2 and later.
#[inline]
pub unsafe extern "C" fn cuGraphNodeGetParams(hNode: CUgraphNode, nodeParams: *mut CUgraphNodeParams) -> CUresult {
    unsafe { call2(&SLOTS[391], hNode, nodeParams) }
}
/// CUDA 12.2 and later.
#[inline]
pub unsafe extern "C" fn cuGraphExecNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *mut CUgraphNodeParams) -> CUresult {
    unsafe { call3(&SLOTS[392], hGraphExec, hNode, nodeParams) }
}
/// CUDA 12.3 and later.
#[inline]
pub unsafe extern "C" fn cuGraphConditionalHandleCreate(pHandle_out: *mut CUgraphConditionalHandle, hGraph: CUgraph, ctx: CUcontext, defaultLaunchValue: c_uint, flags: c_uint) -> CUresult {
    unsafe { call5(&SLOTS[393], pHandle_out, hGraph, ctx, defaultLaunchValue, flags) }
}
/// CUDA 6.5 and later.
#[inline]
pub unsafe extern "C" fn cuOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks: *mut c_int, func: CUfunction, blockSize: c_int, dynamicSMemSize: usize) -> CUresult {
    unsafe { call4(&SLOTS[394], numBlocks, func, blockSize, dynamicSMemSize) }
}
/// CUDA 7.0 and later.
#[inline]
pub unsafe extern "C" fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks: *mut c_int, func: CUfunction, blockSize: c_int, dynamicSMemSize: usize, flags: c_uint) -> CUresult {
    unsafe { call5(&SLOTS[395], numBlocks, func, blockSize, dynamicSMemSize, flags) }
}
/// CUDA 6.5 and later.
#[inline]
pub unsafe extern "C" fn cuOccupancyMaxPotentialBlockSize(minGridSize: *mut c_int, blockSize: *mut c_int, func: CUfunction, blockSizeToDynamicSMemSize: CUoccupancyB2DSize, dynamicSMemSize: usize, blockSizeLimit: c_int) -> CUresult {
    unsafe { call6(&SLOTS[396], minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit) }
}
/// CUDA 7.0 and later.
#[inline]
pub unsafe extern "C" fn cuOccupancyMaxPotentialBlockSizeWithFlags(minGridSize: *mut c_int, blockSize: *mut c_int, func: CUfunction, blockSizeToDynamicSMemSize: CUoccupancyB2DSize, dynamicSMemSize: usize, blockSizeLimit: c_int, flags: c_uint) -> CUresult {
    unsafe { call7(&SLOTS[397], minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit, flags) }
}
/// CUDA 10.2 and later.
#[inline]
pub unsafe extern "C" fn cuOccupancyAvailableDynamicSMemPerBlock(dynamicSmemSize: *mut usize, func: CUfunction, numBlocks: c_int, blockSize: c_int) -> CUresult {
    unsafe { call4(&SLOTS[398], dynamicSmemSize, func, numBlocks, blockSize) }
}
/// CUDA 11.7 and later.
#[inline]
pub unsafe extern "C" fn cuOccupancyMaxPotentialClusterSize(clusterSize: *mut c_int, func: CUfunction, config: *const CUlaunchConfig) -> CUresult {
    unsafe { call3(&SLOTS[399], clusterSize, func, config) }
}
/// CUDA 11.7 and later.
#[inline]
pub unsafe extern "C" fn cuOccupancyMaxActiveClusters(numClusters: *mut c_int, func: CUfunction, config: *const CUlaunchConfig) -> CUresult {
    unsafe { call3(&SLOTS[400], numClusters, func, config) }
}
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefSetArray(hTexRef: CUtexref, hArray: CUarray, Flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[401], hTexRef, hArray, Flags) }
}
/// CUDA 5.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefSetMipmappedArray(hTexRef: CUtexref, hMipmappedArray: CUmipmappedArray, Flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[402], hTexRef, hMipmappedArray, Flags) }
}
/// CUDA 3.2 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefSetAddress_v2(ByteOffset: *mut usize, hTexRef: CUtexref, dptr: CUdeviceptr, bytes: usize) -> CUresult {
    unsafe { call4(&SLOTS[403], ByteOffset, hTexRef, dptr, bytes) }
}
/// CUDA 4.1 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefSetAddress2D_v3(hTexRef: CUtexref, desc: *const CUDA_ARRAY_DESCRIPTOR, dptr: CUdeviceptr, Pitch: usize) -> CUresult {
    unsafe { call4(&SLOTS[404], hTexRef, desc, dptr, Pitch) }
}
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefSetFormat(hTexRef: CUtexref, fmt: CUarray_format, NumPackedComponents: c_int) -> CUresult {
    unsafe { call3(&SLOTS[405], hTexRef, fmt, NumPackedComponents) }
}
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefSetAddressMode(hTexRef: CUtexref, dim: c_int, am: CUaddress_mode) -> CUresult {
    unsafe { call3(&SLOTS[406], hTexRef, dim, am) }
}
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefSetFilterMode(hTexRef: CUtexref, fm: CUfilter_mode) -> CUresult {
    unsafe { call2(&SLOTS[407], hTexRef, fm) }
}
/// CUDA 5.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefSetMipmapFilterMode(hTexRef: CUtexref, fm: CUfilter_mode) -> CUresult {
    unsafe { call2(&SLOTS[408], hTexRef, fm) }
}
/// CUDA 5.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefSetMipmapLevelBias(hTexRef: CUtexref, bias: f32) -> CUresult {
    unsafe { call2(&SLOTS[409], hTexRef, bias) }
}
/// CUDA 5.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefSetMipmapLevelClamp(hTexRef: CUtexref, minMipmapLevelClamp: f32, maxMipmapLevelClamp: f32) -> CUresult {
    unsafe { call3(&SLOTS[410], hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp) }
}
/// CUDA 5.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefSetMaxAnisotropy(hTexRef: CUtexref, maxAniso: c_uint) -> CUresult {
    unsafe { call2(&SLOTS[411], hTexRef, maxAniso) }
}
/// CUDA 8.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefSetBorderColor(hTexRef: CUtexref, pBorderColor: *mut f32) -> CUresult {
    unsafe { call2(&SLOTS[412], hTexRef, pBorderColor) }
}
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefSetFlags(hTexRef: CUtexref, Flags: c_uint) -> CUresult {
    unsafe { call2(&SLOTS[413], hTexRef, Flags) }
}
/// CUDA 3.2 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefGetAddress_v2(pdptr: *mut CUdeviceptr, hTexRef: CUtexref) -> CUresult {
    unsafe { call2(&SLOTS[414], pdptr, hTexRef) }
}
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefGetArray(phArray: *mut CUarray, hTexRef: CUtexref) -> CUresult {
    unsafe { call2(&SLOTS[415], phArray, hTexRef) }
}
/// CUDA 5.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefGetMipmappedArray(phMipmappedArray: *mut CUmipmappedArray, hTexRef: CUtexref) -> CUresult {
    unsafe { call2(&SLOTS[416], phMipmappedArray, hTexRef) }
}
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefGetAddressMode(pam: *mut CUaddress_mode, hTexRef: CUtexref, dim: c_int) -> CUresult {
    unsafe { call3(&SLOTS[417], pam, hTexRef, dim) }
}
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefGetFilterMode(pfm: *mut CUfilter_mode, hTexRef: CUtexref) -> CUresult {
    unsafe { call2(&SLOTS[418], pfm, hTexRef) }
}
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefGetFormat(pFormat: *mut CUarray_format, pNumChannels: *mut c_int, hTexRef: CUtexref) -> CUresult {
    unsafe { call3(&SLOTS[419], pFormat, pNumChannels, hTexRef) }
}
/// CUDA 5.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefGetMipmapFilterMode(pfm: *mut CUfilter_mode, hTexRef: CUtexref) -> CUresult {
    unsafe { call2(&SLOTS[420], pfm, hTexRef) }
}
/// CUDA 5.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefGetMipmapLevelBias(pbias: *mut f32, hTexRef: CUtexref) -> CUresult {
    unsafe { call2(&SLOTS[421], pbias, hTexRef) }
}
/// CUDA 5.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefGetMipmapLevelClamp(pminMipmapLevelClamp: *mut f32, pmaxMipmapLevelClamp: *mut f32, hTexRef: CUtexref) -> CUresult {
    unsafe { call3(&SLOTS[422], pminMipmapLevelClamp, pmaxMipmapLevelClamp, hTexRef) }
}
/// CUDA 5.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefGetMaxAnisotropy(pmaxAniso: *mut c_int, hTexRef: CUtexref) -> CUresult {
    unsafe { call2(&SLOTS[423], pmaxAniso, hTexRef) }
}
/// CUDA 8.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefGetBorderColor(pBorderColor: *mut f32, hTexRef: CUtexref) -> CUresult {
    unsafe { call2(&SLOTS[424], pBorderColor, hTexRef) }
}
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefGetFlags(pFlags: *mut c_uint, hTexRef: CUtexref) -> CUresult {
    unsafe { call2(&SLOTS[425], pFlags, hTexRef) }
}
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefCreate(pTexRef: *mut CUtexref) -> CUresult {
    unsafe { call1(&SLOTS[426], pTexRef) }
}
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefDestroy(hTexRef: CUtexref) -> CUresult {
    unsafe { call1(&SLOTS[427], hTexRef) }
}
/// CUDA 3.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuSurfRefSetArray(hSurfRef: CUsurfref, hArray: CUarray, Flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[428], hSurfRef, hArray, Flags) }
}
/// CUDA 3.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuSurfRefGetArray(phArray: *mut CUarray, hSurfRef: CUsurfref) -> CUresult {
    unsafe { call2(&SLOTS[429], phArray, hSurfRef) }
}
/// CUDA 5.0 and later.
#[inline]
pub unsafe extern "C" fn cuTexObjectCreate(pTexObject: *mut CUtexObject, pResDesc: *const CUDA_RESOURCE_DESC, pTexDesc: *const CUDA_TEXTURE_DESC, pResViewDesc: *const CUDA_RESOURCE_VIEW_DESC) -> CUresult {
    unsafe { call4(&SLOTS[430], pTexObject, pResDesc, pTexDesc, pResViewDesc) }
}
/// CUDA 5.0 and later.
#[inline]
pub unsafe extern "C" fn cuTexObjectDestroy(texObject: CUtexObject) -> CUresult {
    unsafe { call1(&SLOTS[431], texObject) }
}
/// CUDA 5.0 and later.
#[inline]
pub unsafe extern "C" fn cuTexObjectGetResourceDesc(pResDesc: *mut CUDA_RESOURCE_DESC, texObject: CUtexObject) -> CUresult {
    unsafe { call2(&SLOTS[432], pResDesc, texObject) }
}
/// CUDA 5.0 and later.
#[inline]
pub unsafe extern "C" fn cuTexObjectGetTextureDesc(pTexDesc: *mut CUDA_TEXTURE_DESC, texObject: CUtexObject) -> CUresult {
    unsafe { call2(&SLOTS[433], pTexDesc, texObject) }
}
/// CUDA 5.0 and later.
#[inline]
pub unsafe extern "C" fn cuTexObjectGetResourceViewDesc(pResViewDesc: *mut CUDA_RESOURCE_VIEW_DESC, texObject: CUtexObject) -> CUresult {
    unsafe { call2(&SLOTS[434], pResViewDesc, texObject) }
}
/// CUDA 5.0 and later.
#[inline]
pub unsafe extern "C" fn cuSurfObjectCreate(pSurfObject: *mut CUsurfObject, pResDesc: *const CUDA_RESOURCE_DESC) -> CUresult {
    unsafe { call2(&SLOTS[435], pSurfObject, pResDesc) }
}
/// CUDA 5.0 and later.
#[inline]
pub unsafe extern "C" fn cuSurfObjectDestroy(surfObject: CUsurfObject) -> CUresult {
    unsafe { call1(&SLOTS[436], surfObject) }
}
/// CUDA 5.0 and later.
#[inline]
pub unsafe extern "C" fn cuSurfObjectGetResourceDesc(pResDesc: *mut CUDA_RESOURCE_DESC, surfObject: CUsurfObject) -> CUresult {
    unsafe { call2(&SLOTS[437], pResDesc, surfObject) }
}
/// CUDA 12.0 and later.
#[inline]
pub unsafe extern "C" fn cuTensorMapEncodeTiled(tensorMap: *mut CUtensorMap, tensorDataType: CUtensorMapDataType, tensorRank: cuuint32_t, globalAddress: *mut c_void, globalDim: *const cuuint64_t, globalStrides: *const cuuint64_t, boxDim: *const cuuint32_t, elementStrides: *const cuuint32_t, interleave: CUtensorMapInterleave, swizzle: CUtensorMapSwizzle, l2Promotion: CUtensorMapL2promotion, oobFill: CUtensorMapFloatOOBfill) -> CUresult {
    unsafe { call12(&SLOTS[438], tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, boxDim, elementStrides, interleave, swizzle, l2Promotion, oobFill) }
}
/// CUDA 12.0 and later.
#[inline]
pub unsafe extern "C" fn cuTensorMapEncodeIm2col(tensorMap: *mut CUtensorMap, tensorDataType: CUtensorMapDataType, tensorRank: cuuint32_t, globalAddress: *mut c_void, globalDim: *const cuuint64_t, globalStrides: *const cuuint64_t, pixelBoxLowerCorner: *const c_int, pixelBoxUpperCorner: *const c_int, channelsPerPixel: cuuint32_t, pixelsPerColumn: cuuint32_t, elementStrides: *const cuuint32_t, interleave: CUtensorMapInterleave, swizzle: CUtensorMapSwizzle, l2Promotion: CUtensorMapL2promotion, oobFill: CUtensorMapFloatOOBfill) -> CUresult {
    unsafe { call15(&SLOTS[439], tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCorner, pixelBoxUpperCorner, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, swizzle, l2Promotion, oobFill) }
}
/// CUDA 12.8 and later.
#[inline]
pub unsafe extern "C" fn cuTensorMapEncodeIm2colWide(tensorMap: *mut CUtensorMap, tensorDataType: CUtensorMapDataType, tensorRank: cuuint32_t, globalAddress: *mut c_void, globalDim: *const cuuint64_t, globalStrides: *const cuuint64_t, pixelBoxLowerCornerWidth: c_int, pixelBoxUpperCornerWidth: c_int, channelsPerPixel: cuuint32_t, pixelsPerColumn: cuuint32_t, elementStrides: *const cuuint32_t, interleave: CUtensorMapInterleave, mode: CUtensorMapIm2ColWideMode, swizzle: CUtensorMapSwizzle, l2Promotion: CUtensorMapL2promotion, oobFill: CUtensorMapFloatOOBfill) -> CUresult {
    unsafe { call16(&SLOTS[440], tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, mode, swizzle, l2Promotion, oobFill) }
}
/// CUDA 12.0 and later.
#[inline]
pub unsafe extern "C" fn cuTensorMapReplaceAddress(tensorMap: *mut CUtensorMap, globalAddress: *mut c_void) -> CUresult {
    unsafe { call2(&SLOTS[441], tensorMap, globalAddress) }
}
/// CUDA 13.5 and later.
#[inline]
pub unsafe extern "C" fn cuTensorMapSetAllocationClass(tensorMap: *mut CUtensorMap, allocClass: CUtensorMapAllocClass, outAllocClass: *mut CUtensorMapAllocClass) -> CUresult {
    unsafe { call3(&SLOTS[442], tensorMap, allocClass, outAllocClass) }
}
/// CUDA 4.0 and later.
#[inline]
pub unsafe extern "C" fn cuDeviceCanAccessPeer(canAccessPeer: *mut c_int, dev: CUdevice, peerDev: CUdevice) -> CUresult {
    unsafe { call3(&SLOTS[443], canAccessPeer, dev, peerDev) }
}
/// CUDA 4.0 and later.
#[inline]
pub unsafe extern "C" fn cuCtxEnablePeerAccess(peerContext: CUcontext, Flags: c_uint) -> CUresult {
    unsafe { call2(&SLOTS[444], peerContext, Flags) }
}
/// CUDA 4.0 and later.
#[inline]
pub unsafe extern "C" fn cuCtxDisablePeerAccess(peerContext: CUcontext) -> CUresult {
    unsafe { call1(&SLOTS[445], peerContext) }
}
/// CUDA 8.0 and later.
#[inline]
pub unsafe extern "C" fn cuDeviceGetP2PAttribute(value: *mut c_int, attrib: CUdevice_P2PAttribute, srcDevice: CUdevice, dstDevice: CUdevice) -> CUresult {
    unsafe { call4(&SLOTS[446], value, attrib, srcDevice, dstDevice) }
}
/// CUDA 13.0 and later.
#[inline]
pub unsafe extern "C" fn cuDeviceGetP2PAtomicCapabilities(capabilities: *mut c_uint, operations: *const CUatomicOperation, count: c_uint, srcDevice: CUdevice, dstDevice: CUdevice) -> CUresult {
    unsafe { call5(&SLOTS[447], capabilities, operations, count, srcDevice, dstDevice) }
}
/// CUDA 3.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphicsUnregisterResource(resource: CUgraphicsResource) -> CUresult {
    unsafe { call1(&SLOTS[448], resource) }
}
/// CUDA 3.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphicsSubResourceGetMappedArray(pArray: *mut CUarray, resource: CUgraphicsResource, arrayIndex: c_uint, mipLevel: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[449], pArray, resource, arrayIndex, mipLevel) }
}
/// CUDA 5.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphicsResourceGetMappedMipmappedArray(pMipmappedArray: *mut CUmipmappedArray, resource: CUgraphicsResource) -> CUresult {
    unsafe { call2(&SLOTS[450], pMipmappedArray, resource) }
}
/// CUDA 3.2 and later.
#[inline]
pub unsafe extern "C" fn cuGraphicsResourceGetMappedPointer_v2(pDevPtr: *mut CUdeviceptr, pSize: *mut usize, resource: CUgraphicsResource) -> CUresult {
    unsafe { call3(&SLOTS[451], pDevPtr, pSize, resource) }
}
/// CUDA 6.5 and later.
#[inline]
pub unsafe extern "C" fn cuGraphicsResourceSetMapFlags_v2(resource: CUgraphicsResource, flags: c_uint) -> CUresult {
    unsafe { call2(&SLOTS[452], resource, flags) }
}
/// CUDA 3.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphicsMapResources(count: c_uint, resources: *mut CUgraphicsResource, hStream: CUstream) -> CUresult {
    unsafe { call3(&SLOTS[453], count, resources, hStream) }
}
/// CUDA 3.0 and later.
#[inline]
pub unsafe extern "C" fn cuGraphicsUnmapResources(count: c_uint, resources: *mut CUgraphicsResource, hStream: CUstream) -> CUresult {
    unsafe { call3(&SLOTS[454], count, resources, hStream) }
}
/// CUDA 12.0 and later.
#[inline]
pub unsafe extern "C" fn cuGetProcAddress_v2(symbol: *const c_char, pfn: *mut *mut c_void, cudaVersion: c_int, flags: cuuint64_t, symbolStatus: *mut CUdriverProcAddressQueryResult) -> CUresult {
    unsafe { call5(&SLOTS[455], symbol, pfn, cudaVersion, flags, symbolStatus) }
}
/// CUDA 12.1 and later.
#[inline]
pub unsafe extern "C" fn cuCoredumpGetAttribute(attrib: CUcoredumpSettings, value: *mut c_void, size: *mut usize) -> CUresult {
    unsafe { call3(&SLOTS[456], attrib, value, size) }
}
/// CUDA 12.1 and later.
#[inline]
pub unsafe extern "C" fn cuCoredumpGetAttributeGlobal(attrib: CUcoredumpSettings, value: *mut c_void, size: *mut usize) -> CUresult {
    unsafe { call3(&SLOTS[457], attrib, value, size) }
}
/// CUDA 12.1 and later.
#[inline]
pub unsafe extern "C" fn cuCoredumpSetAttribute(attrib: CUcoredumpSettings, value: *mut c_void, size: *mut usize) -> CUresult {
    unsafe { call3(&SLOTS[458], attrib, value, size) }
}
/// CUDA 12.1 and later.
#[inline]
pub unsafe extern "C" fn cuCoredumpSetAttributeGlobal(attrib: CUcoredumpSettings, value: *mut c_void, size: *mut usize) -> CUresult {
    unsafe { call3(&SLOTS[459], attrib, value, size) }
}
/// CUDA 13.2 and later.
#[inline]
pub unsafe extern "C" fn cuCoredumpRegisterStartCallback(callback: CUcoredumpStatusCallback, userData: *mut c_void, callbackOut: *mut CUcoredumpCallbackHandle) -> CUresult {
    unsafe { call3(&SLOTS[460], callback, userData, callbackOut) }
}
/// CUDA 13.2 and later.
#[inline]
pub unsafe extern "C" fn cuCoredumpRegisterCompleteCallback(callback: CUcoredumpStatusCallback, userData: *mut c_void, callbackOut: *mut CUcoredumpCallbackHandle) -> CUresult {
    unsafe { call3(&SLOTS[461], callback, userData, callbackOut) }
}
/// CUDA 13.2 and later.
#[inline]
pub unsafe extern "C" fn cuCoredumpDeregisterStartCallback(callback: CUcoredumpCallbackHandle) -> CUresult {
    unsafe { call1(&SLOTS[462], callback) }
}
/// CUDA 13.2 and later.
#[inline]
pub unsafe extern "C" fn cuCoredumpDeregisterCompleteCallback(callback: CUcoredumpCallbackHandle) -> CUresult {
    unsafe { call1(&SLOTS[463], callback) }
}
/// CUDA 3.0 and later.
#[inline]
pub unsafe extern "C" fn cuGetExportTable(ppExportTable: *mut *const c_void, pExportTableId: *const CUuuid) -> CUresult {
    unsafe { call2(&SLOTS[464], ppExportTable, pExportTableId) }
}
/// CUDA 12.4 and later.
#[inline]
pub unsafe extern "C" fn cuGreenCtxCreate(phCtx: *mut CUgreenCtx, desc: CUdevResourceDesc, dev: CUdevice, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[465], phCtx, desc, dev, flags) }
}
/// CUDA 12.4 and later.
#[inline]
pub unsafe extern "C" fn cuGreenCtxDestroy(hCtx: CUgreenCtx) -> CUresult {
    unsafe { call1(&SLOTS[466], hCtx) }
}
/// CUDA 12.4 and later.
#[inline]
pub unsafe extern "C" fn cuCtxFromGreenCtx(pContext: *mut CUcontext, hCtx: CUgreenCtx) -> CUresult {
    unsafe { call2(&SLOTS[467], pContext, hCtx) }
}
/// CUDA 12.4 and later.
#[inline]
pub unsafe extern "C" fn cuDeviceGetDevResource(device: CUdevice, resource: *mut CUdevResource, type_: CUdevResourceType) -> CUresult {
    unsafe { call3(&SLOTS[468], device, resource, type_) }
}
/// CUDA 12.4 and later.
#[inline]
pub unsafe extern "C" fn cuCtxGetDevResource(hCtx: CUcontext, resource: *mut CUdevResource, type_: CUdevResourceType) -> CUresult {
    unsafe { call3(&SLOTS[469], hCtx, resource, type_) }
}
/// CUDA 12.4 and later.
#[inline]
pub unsafe extern "C" fn cuGreenCtxGetDevResource(hCtx: CUgreenCtx, resource: *mut CUdevResource, type_: CUdevResourceType) -> CUresult {
    unsafe { call3(&SLOTS[470], hCtx, resource, type_) }
}
/// CUDA 12.4 and later.
#[inline]
pub unsafe extern "C" fn cuDevSmResourceSplitByCount(result: *mut CUdevResource, nbGroups: *mut c_uint, input: *const CUdevResource, remainder: *mut CUdevResource, flags: c_uint, minCount: c_uint) -> CUresult {
    unsafe { call6(&SLOTS[471], result, nbGroups, input, remainder, flags, minCount) }
}
/// CUDA 13.1 and later.
#[inline]
pub unsafe extern "C" fn cuDevSmResourceSplit(result: *mut CUdevResource, nbGroups: c_uint, input: *const CUdevResource, remainder: *mut CUdevResource, flags: c_uint, groupParams: *mut CU_DEV_SM_RESOURCE_GROUP_PARAMS) -> CUresult {
    unsafe { call6(&SLOTS[472], result, nbGroups, input, remainder, flags, groupParams) }
}
/// CUDA 12.4 and later.
#[inline]
pub unsafe extern "C" fn cuDevResourceGenerateDesc(phDesc: *mut CUdevResourceDesc, resources: *mut CUdevResource, nbResources: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[473], phDesc, resources, nbResources) }
}
/// CUDA 12.4 and later.
#[inline]
pub unsafe extern "C" fn cuGreenCtxRecordEvent(hCtx: CUgreenCtx, hEvent: CUevent) -> CUresult {
    unsafe { call2(&SLOTS[474], hCtx, hEvent) }
}
/// CUDA 12.4 and later.
#[inline]
pub unsafe extern "C" fn cuGreenCtxWaitEvent(hCtx: CUgreenCtx, hEvent: CUevent) -> CUresult {
    unsafe { call2(&SLOTS[475], hCtx, hEvent) }
}
/// CUDA 12.4 and later.
#[inline]
pub unsafe extern "C" fn cuStreamGetGreenCtx(hStream: CUstream, phCtx: *mut CUgreenCtx) -> CUresult {
    unsafe { call2(&SLOTS[476], hStream, phCtx) }
}
/// CUDA 12.5 and later.
#[inline]
pub unsafe extern "C" fn cuGreenCtxStreamCreate(phStream: *mut CUstream, greenCtx: CUgreenCtx, flags: c_uint, priority: c_int) -> CUresult {
    unsafe { call4(&SLOTS[477], phStream, greenCtx, flags, priority) }
}
/// CUDA 12.9 and later.
#[inline]
pub unsafe extern "C" fn cuGreenCtxGetId(greenCtx: CUgreenCtx, greenCtxId: *mut c_ulonglong) -> CUresult {
    unsafe { call2(&SLOTS[478], greenCtx, greenCtxId) }
}
/// CUDA 13.1 and later.
#[inline]
pub unsafe extern "C" fn cuStreamGetDevResource(hStream: CUstream, resource: *mut CUdevResource, type_: CUdevResourceType) -> CUresult {
    unsafe { call3(&SLOTS[479], hStream, resource, type_) }
}
/// CUDA 12.9 and later.
#[inline]
pub unsafe extern "C" fn cuLogsRegisterCallback(callbackFunc: CUlogsCallback, userData: *mut c_void, callback_out: *mut CUlogsCallbackHandle) -> CUresult {
    unsafe { call3(&SLOTS[480], callbackFunc, userData, callback_out) }
}
/// CUDA 12.9 and later.
#[inline]
pub unsafe extern "C" fn cuLogsUnregisterCallback(callback: CUlogsCallbackHandle) -> CUresult {
    unsafe { call1(&SLOTS[481], callback) }
}
/// CUDA 12.9 and later.
#[inline]
pub unsafe extern "C" fn cuLogsCurrent(iterator_out: *mut CUlogIterator, flags: c_uint) -> CUresult {
    unsafe { call2(&SLOTS[482], iterator_out, flags) }
}
/// CUDA 12.9 and later.
#[inline]
pub unsafe extern "C" fn cuLogsDumpToFile(iterator: *mut CUlogIterator, pathToFile: *const c_char, flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[483], iterator, pathToFile, flags) }
}
/// CUDA 12.9 and later.
#[inline]
pub unsafe extern "C" fn cuLogsDumpToMemory(iterator: *mut CUlogIterator, buffer: *mut c_char, size: *mut usize, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[484], iterator, buffer, size, flags) }
}
/// CUDA 12.8 and later.
#[inline]
pub unsafe extern "C" fn cuCheckpointProcessGetRestoreThreadId(pid: c_int, tid: *mut c_int) -> CUresult {
    unsafe { call2(&SLOTS[485], pid, tid) }
}
/// CUDA 12.8 and later.
#[inline]
pub unsafe extern "C" fn cuCheckpointProcessGetState(pid: c_int, state: *mut CUprocessState) -> CUresult {
    unsafe { call2(&SLOTS[486], pid, state) }
}
/// CUDA 12.8 and later.
#[inline]
pub unsafe extern "C" fn cuCheckpointProcessLock(pid: c_int, args: *mut CUcheckpointLockArgs) -> CUresult {
    unsafe { call2(&SLOTS[487], pid, args) }
}
/// CUDA 12.8 and later.
#[inline]
pub unsafe extern "C" fn cuCheckpointProcessCheckpoint(pid: c_int, args: *mut CUcheckpointCheckpointArgs) -> CUresult {
    unsafe { call2(&SLOTS[488], pid, args) }
}
/// CUDA 12.8 and later.
#[inline]
pub unsafe extern "C" fn cuCheckpointProcessRestore(pid: c_int, args: *mut CUcheckpointRestoreArgs) -> CUresult {
    unsafe { call2(&SLOTS[489], pid, args) }
}
/// CUDA 13.4 and later.
#[inline]
pub unsafe extern "C" fn cuCheckpointOperationComplete(handle: CUcheckpointOperationHandle) -> CUresult {
    unsafe { call1(&SLOTS[490], handle) }
}
/// CUDA 12.8 and later.
#[inline]
pub unsafe extern "C" fn cuCheckpointProcessUnlock(pid: c_int, args: *mut CUcheckpointUnlockArgs) -> CUresult {
    unsafe { call2(&SLOTS[491], pid, args) }
}

#[allow(deprecated)]
pub(crate) static SLOTS: [Slot; 492] = [
    slot2::<0, _, _>(cuGetErrorString),
    slot2::<1, _, _>(cuGetErrorName),
    slot1::<2, _>(cuInit),
    slot1::<3, _>(cuDriverGetVersion),
    slot2::<4, _, _>(cuDeviceGet),
    slot1::<5, _>(cuDeviceGetCount),
    slot3::<6, _, _, _>(cuDeviceGetName),
    slot2::<7, _, _>(cuDeviceGetUuid_v2),
    slot3::<8, _, _, _>(cuDeviceGetLuid),
    slot2::<9, _, _>(cuDeviceTotalMem_v2),
    slot4::<10, _, _, _, _>(cuDeviceGetTexture1DLinearMaxWidth),
    slot3::<11, _, _, _>(cuDeviceGetAttribute),
    slot4::<12, _, _, _, _>(cuDeviceGetHostAtomicCapabilities),
    slot3::<13, _, _, _>(cuDeviceGetNvSciSyncAttributes),
    slot2::<14, _, _>(cuDeviceSetMemPool),
    slot2::<15, _, _>(cuDeviceGetMemPool),
    slot2::<16, _, _>(cuDeviceGetDefaultMemPool),
    slot3::<17, _, _, _>(cuDeviceGetExecAffinitySupport),
    slot2::<18, _, _>(cuFlushGPUDirectRDMAWrites),
    slot2::<19, _, _>(cuDeviceGetProperties),
    slot3::<20, _, _, _>(cuDeviceComputeCapability),
    slot2::<21, _, _>(cuDevicePrimaryCtxRetain),
    slot1::<22, _>(cuDevicePrimaryCtxRelease_v2),
    slot2::<23, _, _>(cuDevicePrimaryCtxSetFlags_v2),
    slot3::<24, _, _, _>(cuDevicePrimaryCtxGetState),
    slot1::<25, _>(cuDevicePrimaryCtxReset_v2),
    slot4::<26, _, _, _, _>(cuCtxCreate_v4),
    slot1::<27, _>(cuCtxDestroy_v2),
    slot1::<28, _>(cuCtxPushCurrent_v2),
    slot1::<29, _>(cuCtxPopCurrent_v2),
    slot1::<30, _>(cuCtxSetCurrent),
    slot1::<31, _>(cuCtxGetCurrent),
    slot1::<32, _>(cuCtxGetDevice),
    slot2::<33, _, _>(cuCtxGetDevice_v2),
    slot1::<34, _>(cuCtxGetFlags),
    slot1::<35, _>(cuCtxSetFlags),
    slot2::<36, _, _>(cuCtxGetId),
    slot0::<37>(cuCtxSynchronize),
    slot1::<38, _>(cuCtxSynchronize_v2),
    slot2::<39, _, _>(cuCtxSetLimit),
    slot2::<40, _, _>(cuCtxGetLimit),
    slot1::<41, _>(cuCtxGetCacheConfig),
    slot1::<42, _>(cuCtxSetCacheConfig),
    slot2::<43, _, _>(cuCtxGetApiVersion),
    slot2::<44, _, _>(cuCtxGetStreamPriorityRange),
    slot0::<45>(cuCtxResetPersistingL2Cache),
    slot2::<46, _, _>(cuCtxGetExecAffinity),
    slot2::<47, _, _>(cuCtxRecordEvent),
    slot2::<48, _, _>(cuCtxWaitEvent),
    slot2::<49, _, _>(cuCtxAttach),
    slot1::<50, _>(cuCtxDetach),
    slot1::<51, _>(cuCtxGetSharedMemConfig),
    slot1::<52, _>(cuCtxSetSharedMemConfig),
    slot2::<53, _, _>(cuModuleLoad),
    slot2::<54, _, _>(cuModuleLoadData),
    slot5::<55, _, _, _, _, _>(cuModuleLoadDataEx),
    slot2::<56, _, _>(cuModuleLoadFatBinary),
    slot1::<57, _>(cuModuleUnload),
    slot1::<58, _>(cuModuleGetLoadingMode),
    slot3::<59, _, _, _>(cuModuleGetFunction),
    slot2::<60, _, _>(cuModuleGetFunctionCount),
    slot3::<61, _, _, _>(cuModuleEnumerateFunctions),
    slot4::<62, _, _, _, _>(cuModuleGetGlobal_v2),
    slot4::<63, _, _, _, _>(cuLinkCreate_v2),
    slot8::<64, _, _, _, _, _, _, _, _>(cuLinkAddData_v2),
    slot6::<65, _, _, _, _, _, _>(cuLinkAddFile_v2),
    slot3::<66, _, _, _>(cuLinkComplete),
    slot1::<67, _>(cuLinkDestroy),
    slot3::<68, _, _, _>(cuModuleGetTexRef),
    slot3::<69, _, _, _>(cuModuleGetSurfRef),
    slot8::<70, _, _, _, _, _, _, _, _>(cuLibraryLoadData),
    slot8::<71, _, _, _, _, _, _, _, _>(cuLibraryLoadFromFile),
    slot1::<72, _>(cuLibraryUnload),
    slot3::<73, _, _, _>(cuLibraryGetKernel),
    slot2::<74, _, _>(cuLibraryGetKernelCount),
    slot3::<75, _, _, _>(cuLibraryEnumerateKernels),
    slot2::<76, _, _>(cuLibraryGetModule),
    slot2::<77, _, _>(cuKernelGetFunction),
    slot2::<78, _, _>(cuKernelGetLibrary),
    slot4::<79, _, _, _, _>(cuLibraryGetGlobal),
    slot4::<80, _, _, _, _>(cuLibraryGetManaged),
    slot3::<81, _, _, _>(cuLibraryGetUnifiedFunction),
    slot4::<82, _, _, _, _>(cuKernelGetAttribute),
    slot4::<83, _, _, _, _>(cuKernelSetAttribute),
    slot3::<84, _, _, _>(cuKernelSetCacheConfig),
    slot2::<85, _, _>(cuKernelGetName),
    slot4::<86, _, _, _, _>(cuKernelGetParamInfo),
    slot2::<87, _, _>(cuKernelGetParamCount),
    slot2::<88, _, _>(cuMemGetInfo_v2),
    slot2::<89, _, _>(cuMemAlloc_v2),
    slot5::<90, _, _, _, _, _>(cuMemAllocPitch_v2),
    slot1::<91, _>(cuMemFree_v2),
    slot3::<92, _, _, _>(cuMemGetAddressRange_v2),
    slot2::<93, _, _>(cuMemAllocHost_v2),
    slot1::<94, _>(cuMemFreeHost),
    slot3::<95, _, _, _>(cuMemHostAlloc),
    slot3::<96, _, _, _>(cuMemHostGetDevicePointer_v2),
    slot2::<97, _, _>(cuMemHostGetFlags),
    slot3::<98, _, _, _>(cuMemAllocManaged),
    slot4::<99, _, _, _, _>(cuDeviceRegisterAsyncNotification),
    slot2::<100, _, _>(cuDeviceUnregisterAsyncNotification),
    slot2::<101, _, _>(cuDeviceGetByPCIBusId),
    slot3::<102, _, _, _>(cuDeviceGetPCIBusId),
    slot2::<103, _, _>(cuIpcGetEventHandle),
    slot2::<104, _, _>(cuIpcOpenEventHandle),
    slot2::<105, _, _>(cuIpcGetMemHandle),
    slot3::<106, _, _, _>(cuIpcOpenMemHandle_v2),
    slot1::<107, _>(cuIpcCloseMemHandle),
    slot3::<108, _, _, _>(cuMemHostRegister_v2),
    slot1::<109, _>(cuMemHostUnregister),
    slot3::<110, _, _, _>(cuMemcpy),
    slot5::<111, _, _, _, _, _>(cuMemcpyPeer),
    slot3::<112, _, _, _>(cuMemcpyHtoD_v2),
    slot3::<113, _, _, _>(cuMemcpyDtoH_v2),
    slot3::<114, _, _, _>(cuMemcpyDtoD_v2),
    slot4::<115, _, _, _, _>(cuMemcpyDtoA_v2),
    slot4::<116, _, _, _, _>(cuMemcpyAtoD_v2),
    slot4::<117, _, _, _, _>(cuMemcpyHtoA_v2),
    slot4::<118, _, _, _, _>(cuMemcpyAtoH_v2),
    slot5::<119, _, _, _, _, _>(cuMemcpyAtoA_v2),
    slot1::<120, _>(cuMemcpy2D_v2),
    slot1::<121, _>(cuMemcpy2DUnaligned_v2),
    slot1::<122, _>(cuMemcpy3D_v2),
    slot1::<123, _>(cuMemcpy3DPeer),
    slot4::<124, _, _, _, _>(cuMemcpyAsync),
    slot6::<125, _, _, _, _, _, _>(cuMemcpyPeerAsync),
    slot4::<126, _, _, _, _>(cuMemcpyHtoDAsync_v2),
    slot4::<127, _, _, _, _>(cuMemcpyDtoHAsync_v2),
    slot4::<128, _, _, _, _>(cuMemcpyDtoDAsync_v2),
    slot5::<129, _, _, _, _, _>(cuMemcpyHtoAAsync_v2),
    slot5::<130, _, _, _, _, _>(cuMemcpyAtoHAsync_v2),
    slot2::<131, _, _>(cuMemcpy2DAsync_v2),
    slot2::<132, _, _>(cuMemcpy3DAsync_v2),
    slot2::<133, _, _>(cuMemcpy3DPeerAsync),
    slot8::<134, _, _, _, _, _, _, _, _>(cuMemcpyBatchAsync_v2),
    slot4::<135, _, _, _, _>(cuMemcpy3DBatchAsync_v2),
    slot5::<136, _, _, _, _, _>(cuMemcpyWithAttributesAsync),
    slot3::<137, _, _, _>(cuMemcpy3DWithAttributesAsync),
    slot3::<138, _, _, _>(cuMemsetD8_v2),
    slot3::<139, _, _, _>(cuMemsetD16_v2),
    slot3::<140, _, _, _>(cuMemsetD32_v2),
    slot5::<141, _, _, _, _, _>(cuMemsetD2D8_v2),
    slot5::<142, _, _, _, _, _>(cuMemsetD2D16_v2),
    slot5::<143, _, _, _, _, _>(cuMemsetD2D32_v2),
    slot4::<144, _, _, _, _>(cuMemsetD8Async),
    slot4::<145, _, _, _, _>(cuMemsetD16Async),
    slot4::<146, _, _, _, _>(cuMemsetD32Async),
    slot6::<147, _, _, _, _, _, _>(cuMemsetD2D8Async),
    slot6::<148, _, _, _, _, _, _>(cuMemsetD2D16Async),
    slot6::<149, _, _, _, _, _, _>(cuMemsetD2D32Async),
    slot2::<150, _, _>(cuArrayCreate_v2),
    slot2::<151, _, _>(cuArrayGetDescriptor_v2),
    slot2::<152, _, _>(cuArrayGetSparseProperties),
    slot2::<153, _, _>(cuMipmappedArrayGetSparseProperties),
    slot3::<154, _, _, _>(cuArrayGetMemoryRequirements),
    slot3::<155, _, _, _>(cuMipmappedArrayGetMemoryRequirements),
    slot3::<156, _, _, _>(cuArrayGetPlane),
    slot1::<157, _>(cuArrayDestroy),
    slot2::<158, _, _>(cuArray3DCreate_v2),
    slot2::<159, _, _>(cuArray3DGetDescriptor_v2),
    slot3::<160, _, _, _>(cuMipmappedArrayCreate),
    slot3::<161, _, _, _>(cuMipmappedArrayGetLevel),
    slot1::<162, _>(cuMipmappedArrayDestroy),
    slot5::<163, _, _, _, _, _>(cuMemGetHandleForAddressRange),
    slot5::<164, _, _, _, _, _>(cuMemBatchDecompressAsync),
    slot5::<165, _, _, _, _, _>(cuMemAddressReserve),
    slot2::<166, _, _>(cuMemAddressFree),
    slot4::<167, _, _, _, _>(cuMemCreate),
    slot1::<168, _>(cuMemRelease),
    slot5::<169, _, _, _, _, _>(cuMemMap),
    slot3::<170, _, _, _>(cuMemMapArrayAsync),
    slot2::<171, _, _>(cuMemUnmap),
    slot4::<172, _, _, _, _>(cuMemSetAccess),
    slot3::<173, _, _, _>(cuMemGetAccess),
    slot4::<174, _, _, _, _>(cuMemExportToShareableHandle),
    slot3::<175, _, _, _>(cuMemImportFromShareableHandle),
    slot3::<176, _, _, _>(cuMemGetAllocationGranularity),
    slot2::<177, _, _>(cuMemGetAllocationPropertiesFromHandle),
    slot2::<178, _, _>(cuMemRetainAllocationHandle),
    slot2::<179, _, _>(cuMemFreeAsync),
    slot3::<180, _, _, _>(cuMemAllocAsync),
    slot2::<181, _, _>(cuMemPoolTrimTo),
    slot3::<182, _, _, _>(cuMemPoolSetAttribute),
    slot3::<183, _, _, _>(cuMemPoolGetAttribute),
    slot3::<184, _, _, _>(cuMemPoolSetAccess),
    slot3::<185, _, _, _>(cuMemPoolGetAccess),
    slot2::<186, _, _>(cuMemPoolCreate),
    slot1::<187, _>(cuMemPoolDestroy),
    slot3::<188, _, _, _>(cuMemGetDefaultMemPool),
    slot3::<189, _, _, _>(cuMemGetMemPool),
    slot3::<190, _, _, _>(cuMemSetMemPool),
    slot4::<191, _, _, _, _>(cuMemAllocFromPoolAsync),
    slot4::<192, _, _, _, _>(cuMemPoolExportToShareableHandle),
    slot4::<193, _, _, _, _>(cuMemPoolImportFromShareableHandle),
    slot2::<194, _, _>(cuMemPoolExportPointer),
    slot3::<195, _, _, _>(cuMemPoolImportPointer),
    slot2::<196, _, _>(cuMulticastCreate),
    slot2::<197, _, _>(cuMulticastAddDevice),
    slot6::<198, _, _, _, _, _, _>(cuMulticastBindMem),
    slot7::<199, _, _, _, _, _, _, _>(cuMulticastBindMem_v2),
    slot5::<200, _, _, _, _, _>(cuMulticastBindAddr),
    slot6::<201, _, _, _, _, _, _>(cuMulticastBindAddr_v2),
    slot4::<202, _, _, _, _>(cuMulticastUnbind),
    slot3::<203, _, _, _>(cuMulticastGetGranularity),
    slot2::<204, _, _>(cuDeviceGetFabricClusterUuid),
    slot2::<205, _, _>(cuDeviceGetCliqueCount),
    slot3::<206, _, _, _>(cuDeviceGetCliqueInfo),
    slot2::<207, _, _>(cuLogicalEndpointIdReserve),
    slot2::<208, _, _>(cuLogicalEndpointIdRelease),
    slot2::<209, _, _>(cuLogicalEndpointCreate),
    slot2::<210, _, _>(cuLogicalEndpointAddDevice),
    slot1::<211, _>(cuLogicalEndpointDestroy),
    slot6::<212, _, _, _, _, _, _>(cuLogicalEndpointBindAddr),
    slot7::<213, _, _, _, _, _, _, _>(cuLogicalEndpointBindMem),
    slot4::<214, _, _, _, _>(cuLogicalEndpointUnbind),
    slot3::<215, _, _, _>(cuLogicalEndpointExport),
    slot3::<216, _, _, _>(cuLogicalEndpointImport),
    slot3::<217, _, _, _>(cuLogicalEndpointGetLimits),
    slot3::<218, _, _, _>(cuLogicalEndpointQuery),
    slot4::<219, _, _, _, _>(cuFabricCpyBatchAsync),
    slot3::<220, _, _, _>(cuPointerGetAttribute),
    slot5::<221, _, _, _, _, _>(cuMemPrefetchAsync_v2),
    slot4::<222, _, _, _, _>(cuMemAdvise_v2),
    slot8::<223, _, _, _, _, _, _, _, _>(cuMemPrefetchBatchAsync),
    slot5::<224, _, _, _, _, _>(cuMemDiscardBatchAsync),
    slot8::<225, _, _, _, _, _, _, _, _>(cuMemDiscardAndPrefetchBatchAsync),
    slot5::<226, _, _, _, _, _>(cuMemGetLocationInfo),
    slot5::<227, _, _, _, _, _>(cuMemRangeGetAttribute),
    slot6::<228, _, _, _, _, _, _>(cuMemRangeGetAttributes),
    slot3::<229, _, _, _>(cuPointerSetAttribute),
    slot4::<230, _, _, _, _>(cuPointerGetAttributes),
    slot2::<231, _, _>(cuStreamCreate),
    slot3::<232, _, _, _>(cuStreamCreateWithPriority),
    slot2::<233, _, _>(cuStreamBeginCaptureToCig),
    slot1::<234, _>(cuStreamEndCaptureToCig),
    slot2::<235, _, _>(cuStreamGetPriority),
    slot2::<236, _, _>(cuStreamGetDevice),
    slot2::<237, _, _>(cuStreamGetFlags),
    slot2::<238, _, _>(cuStreamGetId),
    slot2::<239, _, _>(cuStreamGetCtx),
    slot3::<240, _, _, _>(cuStreamGetCtx_v2),
    slot3::<241, _, _, _>(cuStreamWaitEvent),
    slot4::<242, _, _, _, _>(cuStreamAddCallback),
    slot2::<243, _, _>(cuStreamBeginCapture_v2),
    slot5::<244, _, _, _, _, _>(cuStreamBeginRecaptureToGraph),
    slot6::<245, _, _, _, _, _, _>(cuStreamBeginCaptureToGraph),
    slot1::<246, _>(cuThreadExchangeStreamCaptureMode),
    slot2::<247, _, _>(cuStreamEndCapture),
    slot2::<248, _, _>(cuStreamIsCapturing),
    slot7::<249, _, _, _, _, _, _, _>(cuStreamGetCaptureInfo_v3),
    slot5::<250, _, _, _, _, _>(cuStreamUpdateCaptureDependencies_v2),
    slot4::<251, _, _, _, _>(cuStreamAttachMemAsync),
    slot1::<252, _>(cuStreamQuery),
    slot1::<253, _>(cuStreamSynchronize),
    slot1::<254, _>(cuStreamDestroy_v2),
    slot2::<255, _, _>(cuStreamCopyAttributes),
    slot3::<256, _, _, _>(cuStreamGetAttribute),
    slot3::<257, _, _, _>(cuStreamSetAttribute),
    slot2::<258, _, _>(cuEventCreate),
    slot2::<259, _, _>(cuEventRecord),
    slot3::<260, _, _, _>(cuEventRecordWithFlags),
    slot1::<261, _>(cuEventQuery),
    slot1::<262, _>(cuEventSynchronize),
    slot1::<263, _>(cuEventDestroy_v2),
    slot3::<264, _, _, _>(cuEventElapsedTime_v2),
    slot2::<265, _, _>(cuImportExternalMemory),
    slot3::<266, _, _, _>(cuExternalMemoryGetMappedBuffer),
    slot3::<267, _, _, _>(cuExternalMemoryGetMappedMipmappedArray),
    slot1::<268, _>(cuDestroyExternalMemory),
    slot2::<269, _, _>(cuImportExternalSemaphore),
    slot4::<270, _, _, _, _>(cuSignalExternalSemaphoresAsync),
    slot4::<271, _, _, _, _>(cuWaitExternalSemaphoresAsync),
    slot1::<272, _>(cuDestroyExternalSemaphore),
    slot4::<273, _, _, _, _>(cuStreamWaitValue32_v2),
    slot4::<274, _, _, _, _>(cuStreamWaitValue64_v2),
    slot4::<275, _, _, _, _>(cuStreamWriteValue32_v2),
    slot4::<276, _, _, _, _>(cuStreamWriteValue64_v2),
    slot4::<277, _, _, _, _>(cuStreamBatchMemOp_v2),
    slot3::<278, _, _, _>(cuFuncGetAttribute),
    slot3::<279, _, _, _>(cuFuncSetAttribute),
    slot2::<280, _, _>(cuFuncSetCacheConfig),
    slot2::<281, _, _>(cuFuncGetModule),
    slot2::<282, _, _>(cuFuncGetName),
    slot4::<283, _, _, _, _>(cuFuncGetParamInfo),
    slot2::<284, _, _>(cuFuncGetParamCount),
    slot2::<285, _, _>(cuFuncIsLoaded),
    slot1::<286, _>(cuFuncLoad),
    slot11::<287, _, _, _, _, _, _, _, _, _, _, _>(cuLaunchKernel),
    slot4::<288, _, _, _, _>(cuLaunchKernelEx),
    slot10::<289, _, _, _, _, _, _, _, _, _, _>(cuLaunchCooperativeKernel),
    slot3::<290, _, _, _>(cuLaunchHostFunc),
    slot4::<291, _, _, _, _>(cuLaunchHostFunc_v2),
    slot4::<292, _, _, _, _>(cuFuncSetBlockShape),
    slot2::<293, _, _>(cuFuncSetSharedSize),
    slot2::<294, _, _>(cuParamSetSize),
    slot3::<295, _, _, _>(cuParamSeti),
    slot3::<296, _, _, _>(cuParamSetf),
    slot4::<297, _, _, _, _>(cuParamSetv),
    slot1::<298, _>(cuLaunch),
    slot3::<299, _, _, _>(cuLaunchGrid),
    slot4::<300, _, _, _, _>(cuLaunchGridAsync),
    slot3::<301, _, _, _>(cuLaunchCooperativeKernelMultiDevice),
    slot3::<302, _, _, _>(cuParamSetTexRef),
    slot2::<303, _, _>(cuFuncSetSharedMemConfig),
    slot2::<304, _, _>(cuGraphCreate),
    slot5::<305, _, _, _, _, _>(cuGraphAddKernelNode_v2),
    slot2::<306, _, _>(cuGraphKernelNodeGetParams_v2),
    slot2::<307, _, _>(cuGraphKernelNodeSetParams_v2),
    slot6::<308, _, _, _, _, _, _>(cuGraphAddMemcpyNode),
    slot2::<309, _, _>(cuGraphMemcpyNodeGetParams),
    slot2::<310, _, _>(cuGraphMemcpyNodeSetParams),
    slot6::<311, _, _, _, _, _, _>(cuGraphAddMemsetNode),
    slot2::<312, _, _>(cuGraphMemsetNodeGetParams),
    slot2::<313, _, _>(cuGraphMemsetNodeSetParams),
    slot5::<314, _, _, _, _, _>(cuGraphAddHostNode),
    slot2::<315, _, _>(cuGraphHostNodeGetParams),
    slot2::<316, _, _>(cuGraphHostNodeSetParams),
    slot5::<317, _, _, _, _, _>(cuGraphAddChildGraphNode),
    slot2::<318, _, _>(cuGraphChildGraphNodeGetGraph),
    slot4::<319, _, _, _, _>(cuGraphAddEmptyNode),
    slot5::<320, _, _, _, _, _>(cuGraphAddEventRecordNode),
    slot2::<321, _, _>(cuGraphEventRecordNodeGetEvent),
    slot2::<322, _, _>(cuGraphEventRecordNodeSetEvent),
    slot5::<323, _, _, _, _, _>(cuGraphAddEventWaitNode),
    slot2::<324, _, _>(cuGraphEventWaitNodeGetEvent),
    slot2::<325, _, _>(cuGraphEventWaitNodeSetEvent),
    slot5::<326, _, _, _, _, _>(cuGraphAddExternalSemaphoresSignalNode),
    slot2::<327, _, _>(cuGraphExternalSemaphoresSignalNodeGetParams),
    slot2::<328, _, _>(cuGraphExternalSemaphoresSignalNodeSetParams),
    slot5::<329, _, _, _, _, _>(cuGraphAddExternalSemaphoresWaitNode),
    slot2::<330, _, _>(cuGraphExternalSemaphoresWaitNodeGetParams),
    slot2::<331, _, _>(cuGraphExternalSemaphoresWaitNodeSetParams),
    slot5::<332, _, _, _, _, _>(cuGraphAddBatchMemOpNode),
    slot2::<333, _, _>(cuGraphBatchMemOpNodeGetParams),
    slot2::<334, _, _>(cuGraphBatchMemOpNodeSetParams),
    slot3::<335, _, _, _>(cuGraphExecBatchMemOpNodeSetParams),
    slot5::<336, _, _, _, _, _>(cuGraphAddMemAllocNode),
    slot2::<337, _, _>(cuGraphMemAllocNodeGetParams),
    slot5::<338, _, _, _, _, _>(cuGraphAddMemFreeNode),
    slot2::<339, _, _>(cuGraphMemFreeNodeGetParams),
    slot1::<340, _>(cuDeviceGraphMemTrim),
    slot3::<341, _, _, _>(cuDeviceGetGraphMemAttribute),
    slot3::<342, _, _, _>(cuDeviceSetGraphMemAttribute),
    slot2::<343, _, _>(cuGraphClone),
    slot3::<344, _, _, _>(cuGraphNodeFindInClone),
    slot2::<345, _, _>(cuGraphNodeGetType),
    slot2::<346, _, _>(cuGraphNodeGetContainingGraph),
    slot2::<347, _, _>(cuGraphNodeGetLocalId),
    slot2::<348, _, _>(cuGraphNodeGetToolsId),
    slot2::<349, _, _>(cuGraphGetId),
    slot2::<350, _, _>(cuGraphExecGetId),
    slot3::<351, _, _, _>(cuGraphGetNodes),
    slot3::<352, _, _, _>(cuGraphGetRootNodes),
    slot5::<353, _, _, _, _, _>(cuGraphGetEdges_v2),
    slot4::<354, _, _, _, _>(cuGraphNodeGetDependencies_v2),
    slot4::<355, _, _, _, _>(cuGraphNodeGetDependentNodes_v2),
    slot5::<356, _, _, _, _, _>(cuGraphAddDependencies_v2),
    slot5::<357, _, _, _, _, _>(cuGraphRemoveDependencies_v2),
    slot1::<358, _>(cuGraphDestroyNode),
    slot3::<359, _, _, _>(cuGraphInstantiateWithFlags),
    slot3::<360, _, _, _>(cuGraphInstantiateWithParams),
    slot2::<361, _, _>(cuGraphExecGetFlags),
    slot3::<362, _, _, _>(cuGraphExecKernelNodeSetParams_v2),
    slot4::<363, _, _, _, _>(cuGraphExecMemcpyNodeSetParams),
    slot4::<364, _, _, _, _>(cuGraphExecMemsetNodeSetParams),
    slot3::<365, _, _, _>(cuGraphExecHostNodeSetParams),
    slot3::<366, _, _, _>(cuGraphExecChildGraphNodeSetParams),
    slot3::<367, _, _, _>(cuGraphExecEventRecordNodeSetEvent),
    slot3::<368, _, _, _>(cuGraphExecEventWaitNodeSetEvent),
    slot3::<369, _, _, _>(cuGraphExecExternalSemaphoresSignalNodeSetParams),
    slot3::<370, _, _, _>(cuGraphExecExternalSemaphoresWaitNodeSetParams),
    slot3::<371, _, _, _>(cuGraphNodeSetEnabled),
    slot3::<372, _, _, _>(cuGraphNodeGetEnabled),
    slot2::<373, _, _>(cuGraphUpload),
    slot2::<374, _, _>(cuGraphLaunch),
    slot1::<375, _>(cuGraphExecDestroy),
    slot1::<376, _>(cuGraphDestroy),
    slot3::<377, _, _, _>(cuGraphExecUpdate_v2),
    slot2::<378, _, _>(cuGraphKernelNodeCopyAttributes),
    slot3::<379, _, _, _>(cuGraphKernelNodeGetAttribute),
    slot3::<380, _, _, _>(cuGraphKernelNodeSetAttribute),
    slot3::<381, _, _, _>(cuGraphDebugDotPrint),
    slot5::<382, _, _, _, _, _>(cuUserObjectCreate),
    slot2::<383, _, _>(cuUserObjectRetain),
    slot2::<384, _, _>(cuUserObjectRelease),
    slot4::<385, _, _, _, _>(cuGraphRetainUserObject),
    slot3::<386, _, _, _>(cuGraphReleaseUserObject),
    slot6::<387, _, _, _, _, _, _>(cuGraphAddNode_v2),
    slot6::<388, _, _, _, _, _, _>(cuGraphAddNode_v3),
    slot2::<389, _, _>(cuGraphNodeSetParams),
    slot2::<390, _, _>(cuGraphNodeSetParams_v2),
    slot2::<391, _, _>(cuGraphNodeGetParams),
    slot3::<392, _, _, _>(cuGraphExecNodeSetParams),
    slot5::<393, _, _, _, _, _>(cuGraphConditionalHandleCreate),
    slot4::<394, _, _, _, _>(cuOccupancyMaxActiveBlocksPerMultiprocessor),
    slot5::<395, _, _, _, _, _>(cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags),
    slot6::<396, _, _, _, _, _, _>(cuOccupancyMaxPotentialBlockSize),
    slot7::<397, _, _, _, _, _, _, _>(cuOccupancyMaxPotentialBlockSizeWithFlags),
    slot4::<398, _, _, _, _>(cuOccupancyAvailableDynamicSMemPerBlock),
    slot3::<399, _, _, _>(cuOccupancyMaxPotentialClusterSize),
    slot3::<400, _, _, _>(cuOccupancyMaxActiveClusters),
    slot3::<401, _, _, _>(cuTexRefSetArray),
    slot3::<402, _, _, _>(cuTexRefSetMipmappedArray),
    slot4::<403, _, _, _, _>(cuTexRefSetAddress_v2),
    slot4::<404, _, _, _, _>(cuTexRefSetAddress2D_v3),
    slot3::<405, _, _, _>(cuTexRefSetFormat),
    slot3::<406, _, _, _>(cuTexRefSetAddressMode),
    slot2::<407, _, _>(cuTexRefSetFilterMode),
    slot2::<408, _, _>(cuTexRefSetMipmapFilterMode),
    slot2::<409, _, _>(cuTexRefSetMipmapLevelBias),
    slot3::<410, _, _, _>(cuTexRefSetMipmapLevelClamp),
    slot2::<411, _, _>(cuTexRefSetMaxAnisotropy),
    slot2::<412, _, _>(cuTexRefSetBorderColor),
    slot2::<413, _, _>(cuTexRefSetFlags),
    slot2::<414, _, _>(cuTexRefGetAddress_v2),
    slot2::<415, _, _>(cuTexRefGetArray),
    slot2::<416, _, _>(cuTexRefGetMipmappedArray),
    slot3::<417, _, _, _>(cuTexRefGetAddressMode),
    slot2::<418, _, _>(cuTexRefGetFilterMode),
    slot3::<419, _, _, _>(cuTexRefGetFormat),
    slot2::<420, _, _>(cuTexRefGetMipmapFilterMode),
    slot2::<421, _, _>(cuTexRefGetMipmapLevelBias),
    slot3::<422, _, _, _>(cuTexRefGetMipmapLevelClamp),
    slot2::<423, _, _>(cuTexRefGetMaxAnisotropy),
    slot2::<424, _, _>(cuTexRefGetBorderColor),
    slot2::<425, _, _>(cuTexRefGetFlags),
    slot1::<426, _>(cuTexRefCreate),
    slot1::<427, _>(cuTexRefDestroy),
    slot3::<428, _, _, _>(cuSurfRefSetArray),
    slot2::<429, _, _>(cuSurfRefGetArray),
    slot4::<430, _, _, _, _>(cuTexObjectCreate),
    slot1::<431, _>(cuTexObjectDestroy),
    slot2::<432, _, _>(cuTexObjectGetResourceDesc),
    slot2::<433, _, _>(cuTexObjectGetTextureDesc),
    slot2::<434, _, _>(cuTexObjectGetResourceViewDesc),
    slot2::<435, _, _>(cuSurfObjectCreate),
    slot1::<436, _>(cuSurfObjectDestroy),
    slot2::<437, _, _>(cuSurfObjectGetResourceDesc),
    slot12::<438, _, _, _, _, _, _, _, _, _, _, _, _>(cuTensorMapEncodeTiled),
    slot15::<439, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _>(cuTensorMapEncodeIm2col),
    slot16::<440, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _>(cuTensorMapEncodeIm2colWide),
    slot2::<441, _, _>(cuTensorMapReplaceAddress),
    slot3::<442, _, _, _>(cuTensorMapSetAllocationClass),
    slot3::<443, _, _, _>(cuDeviceCanAccessPeer),
    slot2::<444, _, _>(cuCtxEnablePeerAccess),
    slot1::<445, _>(cuCtxDisablePeerAccess),
    slot4::<446, _, _, _, _>(cuDeviceGetP2PAttribute),
    slot5::<447, _, _, _, _, _>(cuDeviceGetP2PAtomicCapabilities),
    slot1::<448, _>(cuGraphicsUnregisterResource),
    slot4::<449, _, _, _, _>(cuGraphicsSubResourceGetMappedArray),
    slot2::<450, _, _>(cuGraphicsResourceGetMappedMipmappedArray),
    slot3::<451, _, _, _>(cuGraphicsResourceGetMappedPointer_v2),
    slot2::<452, _, _>(cuGraphicsResourceSetMapFlags_v2),
    slot3::<453, _, _, _>(cuGraphicsMapResources),
    slot3::<454, _, _, _>(cuGraphicsUnmapResources),
    slot5::<455, _, _, _, _, _>(cuGetProcAddress_v2),
    slot3::<456, _, _, _>(cuCoredumpGetAttribute),
    slot3::<457, _, _, _>(cuCoredumpGetAttributeGlobal),
    slot3::<458, _, _, _>(cuCoredumpSetAttribute),
    slot3::<459, _, _, _>(cuCoredumpSetAttributeGlobal),
    slot3::<460, _, _, _>(cuCoredumpRegisterStartCallback),
    slot3::<461, _, _, _>(cuCoredumpRegisterCompleteCallback),
    slot1::<462, _>(cuCoredumpDeregisterStartCallback),
    slot1::<463, _>(cuCoredumpDeregisterCompleteCallback),
    slot2::<464, _, _>(cuGetExportTable),
    slot4::<465, _, _, _, _>(cuGreenCtxCreate),
    slot1::<466, _>(cuGreenCtxDestroy),
    slot2::<467, _, _>(cuCtxFromGreenCtx),
    slot3::<468, _, _, _>(cuDeviceGetDevResource),
    slot3::<469, _, _, _>(cuCtxGetDevResource),
    slot3::<470, _, _, _>(cuGreenCtxGetDevResource),
    slot6::<471, _, _, _, _, _, _>(cuDevSmResourceSplitByCount),
    slot6::<472, _, _, _, _, _, _>(cuDevSmResourceSplit),
    slot3::<473, _, _, _>(cuDevResourceGenerateDesc),
    slot2::<474, _, _>(cuGreenCtxRecordEvent),
    slot2::<475, _, _>(cuGreenCtxWaitEvent),
    slot2::<476, _, _>(cuStreamGetGreenCtx),
    slot4::<477, _, _, _, _>(cuGreenCtxStreamCreate),
    slot2::<478, _, _>(cuGreenCtxGetId),
    slot3::<479, _, _, _>(cuStreamGetDevResource),
    slot3::<480, _, _, _>(cuLogsRegisterCallback),
    slot1::<481, _>(cuLogsUnregisterCallback),
    slot2::<482, _, _>(cuLogsCurrent),
    slot3::<483, _, _, _>(cuLogsDumpToFile),
    slot4::<484, _, _, _, _>(cuLogsDumpToMemory),
    slot2::<485, _, _>(cuCheckpointProcessGetRestoreThreadId),
    slot2::<486, _, _>(cuCheckpointProcessGetState),
    slot2::<487, _, _>(cuCheckpointProcessLock),
    slot2::<488, _, _>(cuCheckpointProcessCheckpoint),
    slot2::<489, _, _>(cuCheckpointProcessRestore),
    slot1::<490, _>(cuCheckpointOperationComplete),
    slot2::<491, _, _>(cuCheckpointProcessUnlock),
];

arities! {
    call0 slot0 first0();
    call1 slot1 first1(a0: A0);
    call2 slot2 first2(a0: A0, a1: A1);
    call3 slot3 first3(a0: A0, a1: A1, a2: A2);
    call4 slot4 first4(a0: A0, a1: A1, a2: A2, a3: A3);
    call5 slot5 first5(a0: A0, a1: A1, a2: A2, a3: A3, a4: A4);
    call6 slot6 first6(a0: A0, a1: A1, a2: A2, a3: A3, a4: A4, a5: A5);
    call7 slot7 first7(a0: A0, a1: A1, a2: A2, a3: A3, a4: A4, a5: A5, a6: A6);
    call8 slot8 first8(a0: A0, a1: A1, a2: A2, a3: A3, a4: A4, a5: A5, a6: A6, a7: A7);
    call10 slot10 first10(a0: A0, a1: A1, a2: A2, a3: A3, a4: A4, a5: A5, a6: A6, a7: A7, a8: A8, a9: A9);
    call11 slot11 first11(a0: A0, a1: A1, a2: A2, a3: A3, a4: A4, a5: A5, a6: A6, a7: A7, a8: A8, a9: A9, a10: A10);
    call12 slot12 first12(a0: A0, a1: A1, a2: A2, a3: A3, a4: A4, a5: A5, a6: A6, a7: A7, a8: A8, a9: A9, a10: A10, a11: A11);
    call15 slot15 first15(a0: A0, a1: A1, a2: A2, a3: A3, a4: A4, a5: A5, a6: A6, a7: A7, a8: A8, a9: A9, a10: A10, a11: A11, a12: A12, a13: A13, a14: A14);
    call16 slot16 first16(a0: A0, a1: A1, a2: A2, a3: A3, a4: A4, a5: A5, a6: A6, a7: A7, a8: A8, a9: A9, a10: A10, a11: A11, a12: A12, a13: A13, a14: A14, a15: A15);
}
