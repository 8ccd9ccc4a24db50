// Created by `cargo xtask emit` from cuda.h, src/rules and cuda-sys/build/generate/reference. Do not edit.

use super::case::{Input, ROOM, calls, elsewhere, enums, optional, structs, unions};
use cuda_checked::types::*;

calls! {
cuGetErrorString(input) {  let error = input.make(); }
    safe cuGetErrorString(error) -> (1 address pStr), unchecked(error, elsewhere());
cuGetErrorName(input) {  let error = input.make(); }
    safe cuGetErrorName(error) -> (1 address pStr), unchecked(error, elsewhere());
cuInit(input) {  let Flags = input.make(); }
    safe cuInit(Flags) -> (), checked(Flags);
cuDriverGetVersion(input) {   }
    safe cuDriverGetVersion() -> (0 value driverVersion), checked(elsewhere());
cuDeviceGet(input) {  let ordinal = input.make(); }
    safe cuDeviceGet(ordinal) -> (0 value device), checked(elsewhere(), ordinal);
cuDeviceGetCount(input) {   }
    safe cuDeviceGetCount() -> (0 value count), unchecked(elsewhere());
cuDeviceGetName(input) {  let dev = input.make(); }
    safe cuDeviceGetName(dev) -> (0 text name), unchecked(elsewhere(), ROOM, dev);
cuDeviceGetUuid_v2(input) {  let dev = input.make(); }
    safe cuDeviceGetUuid(dev) -> (0 value uuid), unchecked(elsewhere(), dev);
cuDeviceGetLuid(input) {  let (luid, dev) = (input.string(), input.make()); }
    unsafe cuDeviceGetLuid(luid, dev) -> (1 value deviceNodeMask), unchecked(luid, elsewhere(), dev);
cuDeviceTotalMem_v2(input) {  let dev = input.make(); }
    safe cuDeviceTotalMem(dev) -> (0 value bytes), unchecked(elsewhere(), dev);
cuDeviceGetTexture1DLinearMaxWidth(input) {  let (format, numChannels, dev) = (input.make(), input.make(), input.make()); }
    safe cuDeviceGetTexture1DLinearMaxWidth(format, numChannels, dev) -> (0 value maxWidthInElements), unchecked(elsewhere(), format, numChannels, dev);
cuDeviceGetAttribute(input) {  let (attrib, dev) = (input.make(), input.make()); }
    safe cuDeviceGetAttribute(attrib, dev) -> (0 value pi), unchecked(elsewhere(), attrib, dev);
cuDeviceGetHostAtomicCapabilities(input) { let count = input.count(); let (capabilities, operations, count, dev) = (input.many(&count, |input| input.make()), input.many(&count, |input| input.make()), count.number() as _, input.make()); }
    unsafe cuDeviceGetHostAtomicCapabilities(capabilities, operations, count, dev) -> (), checked(capabilities, operations, count, dev);
cuDeviceGetNvSciSyncAttributes(input) {  let (nvSciSyncAttrList, dev, flags) = (input.memory(), input.make(), input.make()); }
    unsafe cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList, dev, flags) -> (), checked(nvSciSyncAttrList, dev, flags);
cuDeviceSetMemPool(input) {  let (dev, pool) = (input.make(), input.handle()); }
    unsafe cuDeviceSetMemPool(dev, pool) -> (), unchecked(dev, pool);
cuDeviceGetMemPool(input) {  let dev = input.make(); }
    safe cuDeviceGetMemPool(dev) -> (0 value pool), unchecked(elsewhere(), dev);
cuDeviceGetDefaultMemPool(input) {  let dev = input.make(); }
    safe cuDeviceGetDefaultMemPool(dev) -> (0 value pool_out), unchecked(elsewhere(), dev);
cuDeviceGetExecAffinitySupport(input) {  let (type_, dev) = (input.make(), input.make()); }
    safe cuDeviceGetExecAffinitySupport(type_, dev) -> (0 value pi), unchecked(elsewhere(), type_, dev);
cuFlushGPUDirectRDMAWrites(input) {  let (target, scope) = (input.make(), input.make()); }
    safe cuFlushGPUDirectRDMAWrites(target, scope) -> (), checked(target, scope);
cuDeviceGetProperties(input) {  let dev = input.make(); }
    safe cuDeviceGetProperties(dev) -> (0 value prop), unchecked(elsewhere(), dev);
cuDeviceComputeCapability(input) {  let dev = input.make(); }
    safe cuDeviceComputeCapability(dev) -> (0 value major, 1 value minor), unchecked(elsewhere(), elsewhere(), dev);
cuDevicePrimaryCtxRetain(input) {  let dev = input.make(); }
    safe cuDevicePrimaryCtxRetain(dev) -> (0 value pctx), checked(elsewhere(), dev);
cuDevicePrimaryCtxRelease_v2(input) {  let dev = input.make(); }
    unsafe cuDevicePrimaryCtxRelease(dev) -> (), unchecked(dev);
cuDevicePrimaryCtxSetFlags_v2(input) {  let (dev, flags) = (input.make(), input.make()); }
    safe cuDevicePrimaryCtxSetFlags(dev, flags) -> (), checked(dev, flags);
cuDevicePrimaryCtxGetState(input) {  let dev = input.make(); }
    safe cuDevicePrimaryCtxGetState(dev) -> (1 value flags, 2 value active), unchecked(dev, elsewhere(), elsewhere());
cuDevicePrimaryCtxReset_v2(input) {  let dev = input.make(); }
    unsafe cuDevicePrimaryCtxReset(dev) -> (), unchecked(dev);
cuCtxCreate_v4(input) {  let (ctxCreateParams, flags, dev) = (input.one(|input| input.make()), input.make(), input.make()); }
    unsafe cuCtxCreate(ctxCreateParams, flags, dev) -> (0 value pctx), checked(elsewhere(), ctxCreateParams, flags, dev);
cuCtxDestroy_v2(input) {  let ctx = input.handle(); }
    unsafe cuCtxDestroy(ctx) -> (), unchecked(ctx);
cuCtxPushCurrent_v2(input) {  let ctx = input.handle(); }
    unsafe cuCtxPushCurrent(ctx) -> (), unchecked(ctx);
cuCtxPopCurrent_v2(input) {   }
    safe cuCtxPopCurrent() -> (0 value pctx), unchecked(elsewhere());
cuCtxSetCurrent(input) {  let ctx = input.handle(); }
    unsafe cuCtxSetCurrent(ctx) -> (), unchecked(ctx);
cuCtxGetCurrent(input) {   }
    safe cuCtxGetCurrent() -> (0 value pctx), unchecked(elsewhere());
cuCtxGetDevice(input) {   }
    safe cuCtxGetDevice() -> (0 value device), unchecked(elsewhere());
cuCtxGetDevice_v2(input) {  let ctx = input.handle(); }
    unsafe cuCtxGetDevice_v2(ctx) -> (0 value device), unchecked(elsewhere(), ctx);
cuCtxGetFlags(input) {   }
    safe cuCtxGetFlags() -> (0 value flags), unchecked(elsewhere());
cuCtxSetFlags(input) {  let flags = input.make(); }
    safe cuCtxSetFlags(flags) -> (), checked(flags);
cuCtxGetId(input) {  let ctx = input.handle(); }
    unsafe cuCtxGetId(ctx) -> (1 value ctxId), unchecked(ctx, elsewhere());
cuCtxSynchronize(input) {   }
    safe cuCtxSynchronize() -> (), unchecked();
cuCtxSynchronize_v2(input) {  let ctx = input.handle(); }
    unsafe cuCtxSynchronize_v2(ctx) -> (), unchecked(ctx);
cuCtxSetLimit(input) {  let (limit, value) = (input.make(), input.make()); }
    safe cuCtxSetLimit(limit, value) -> (), checked(limit, value);
cuCtxGetLimit(input) {  let limit = input.make(); }
    safe cuCtxGetLimit(limit) -> (0 value pvalue), checked(elsewhere(), limit);
cuCtxGetCacheConfig(input) {   }
    safe cuCtxGetCacheConfig() -> (0 value pconfig), unchecked(elsewhere());
cuCtxSetCacheConfig(input) {  let config = input.make(); }
    safe cuCtxSetCacheConfig(config) -> (), checked(config);
cuCtxGetApiVersion(input) {  let ctx = input.handle(); }
    unsafe cuCtxGetApiVersion(ctx) -> (1 value version), unchecked(ctx, elsewhere());
cuCtxGetStreamPriorityRange(input) {  let (leastPriority, greatestPriority) = (input.one(|input| input.make()), input.one(|input| input.make())); }
    unsafe cuCtxGetStreamPriorityRange(leastPriority, greatestPriority) -> (), unchecked(leastPriority, greatestPriority);
cuCtxResetPersistingL2Cache(input) {   }
    safe cuCtxResetPersistingL2Cache() -> (), unchecked();
cuCtxGetExecAffinity(input) {  let type_ = input.make(); }
    safe cuCtxGetExecAffinity(type_) -> (0 value pExecAffinity), checked(elsewhere(), type_);
cuCtxRecordEvent(input) {  let (hCtx, hEvent) = (input.handle(), input.handle()); }
    unsafe cuCtxRecordEvent(hCtx, hEvent) -> (), unchecked(hCtx, hEvent);
cuCtxWaitEvent(input) {  let (hCtx, hEvent) = (input.handle(), input.handle()); }
    unsafe cuCtxWaitEvent(hCtx, hEvent) -> (), unchecked(hCtx, hEvent);
cuCtxAttach(input) {  let flags = input.make(); }
    safe cuCtxAttach(flags) -> (0 value pctx), checked(elsewhere(), flags);
cuCtxDetach(input) {  let ctx = input.handle(); }
    unsafe cuCtxDetach(ctx) -> (), checked(ctx);
cuCtxGetSharedMemConfig(input) {   }
    safe cuCtxGetSharedMemConfig() -> (0 value pConfig), unchecked(elsewhere());
cuCtxSetSharedMemConfig(input) {  let config = input.make(); }
    safe cuCtxSetSharedMemConfig(config) -> (), checked(config);
cuModuleLoad(input) {  let fname = input.text(); }
    unsafe cuModuleLoad(&fname) -> (0 value module), unchecked(elsewhere(), fname.as_ptr());
cuModuleLoadData(input) {  let image = input.memory(); }
    unsafe cuModuleLoadData(image) -> (0 value module), unchecked(elsewhere(), image);
cuModuleLoadDataEx(input) { let numOptions = input.count(); let (image, numOptions, options, optionValues) = (input.memory(), numOptions.number() as _, input.many(&numOptions, |input| input.make()), input.many(&numOptions, |input| input.handle())); }
    unsafe cuModuleLoadDataEx(image, numOptions, options, optionValues) -> (0 value module), checked(elsewhere(), image, numOptions, options, optionValues);
cuModuleLoadFatBinary(input) {  let fatCubin = input.memory(); }
    unsafe cuModuleLoadFatBinary(fatCubin) -> (0 value module), unchecked(elsewhere(), fatCubin);
cuModuleUnload(input) {  let hmod = input.handle(); }
    unsafe cuModuleUnload(hmod) -> (), unchecked(hmod);
cuModuleGetLoadingMode(input) {   }
    safe cuModuleGetLoadingMode() -> (0 value mode), unchecked(elsewhere());
cuModuleGetFunction(input) {  let (hmod, name) = (input.handle(), input.text()); }
    unsafe cuModuleGetFunction(hmod, &name) -> (0 value hfunc), unchecked(elsewhere(), hmod, name.as_ptr());
cuModuleGetFunctionCount(input) {  let mod_ = input.handle(); }
    unsafe cuModuleGetFunctionCount(mod_) -> (0 value count), unchecked(elsewhere(), mod_);
cuModuleEnumerateFunctions(input) { let numFunctions = input.count(); let (functions, numFunctions, mod_) = (input.many(&numFunctions, |input| input.handle()), numFunctions.number() as _, input.handle()); }
    unsafe cuModuleEnumerateFunctions(functions, numFunctions, mod_) -> (), unchecked(functions, numFunctions, mod_);
cuModuleGetGlobal_v2(input) {  let (dptr, bytes, hmod, name) = (input.one(|input| input.make()), input.one(|input| input.make()), input.handle(), input.text()); }
    unsafe cuModuleGetGlobal(dptr, bytes, hmod, &name) -> (), checked(dptr, bytes, hmod, name.as_ptr());
cuLinkCreate_v2(input) { let numOptions = input.count(); let (numOptions, options, optionValues) = (numOptions.number() as _, input.many(&numOptions, |input| input.make()), input.many(&numOptions, |input| input.handle())); }
    unsafe cuLinkCreate(numOptions, options, optionValues) -> (3 value stateOut), checked(numOptions, options, optionValues, elsewhere());
cuLinkAddData_v2(input) { let numOptions = input.count(); let size = input.count(); let (state, type_, data, size, name, numOptions, options, optionValues) = (input.handle(), input.make(), input.bytes(&size), size.number() as _, input.string(), numOptions.number() as _, input.many(&numOptions, |input| input.make()), input.many(&numOptions, |input| input.handle())); }
    unsafe cuLinkAddData(state, type_, data, size, name, numOptions, options, optionValues) -> (), checked(state, type_, data, size, name, numOptions, options, optionValues);
cuLinkAddFile_v2(input) { let numOptions = input.count(); let (state, type_, path, numOptions, options, optionValues) = (input.handle(), input.make(), input.text(), numOptions.number() as _, input.many(&numOptions, |input| input.make()), input.many(&numOptions, |input| input.handle())); }
    unsafe cuLinkAddFile(state, type_, &path, numOptions, options, optionValues) -> (), checked(state, type_, path.as_ptr(), numOptions, options, optionValues);
cuLinkComplete(input) {  let (state, sizeOut) = (input.handle(), input.one(|input| input.make())); }
    unsafe cuLinkComplete(state, sizeOut) -> (1 value cubinOut), unchecked(state, elsewhere(), sizeOut);
cuLinkDestroy(input) {  let state = input.handle(); }
    unsafe cuLinkDestroy(state) -> (), unchecked(state);
cuModuleGetTexRef(input) {  let (hmod, name) = (input.handle(), input.text()); }
    unsafe cuModuleGetTexRef(hmod, &name) -> (0 value pTexRef), unchecked(elsewhere(), hmod, name.as_ptr());
cuModuleGetSurfRef(input) {  let (hmod, name) = (input.handle(), input.text()); }
    unsafe cuModuleGetSurfRef(hmod, &name) -> (0 value pSurfRef), unchecked(elsewhere(), hmod, name.as_ptr());
cuLibraryLoadData(input) { let numJitOptions = input.count(); let numLibraryOptions = input.count(); let (code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions) = (input.memory(), input.many(&numJitOptions, |input| input.make()), input.many(&numJitOptions, |input| input.handle()), numJitOptions.number() as _, input.many(&numLibraryOptions, |input| input.make()), input.many(&numLibraryOptions, |input| input.handle()), numLibraryOptions.number() as _); }
    unsafe cuLibraryLoadData(code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions) -> (0 value library), checked(elsewhere(), code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions);
cuLibraryLoadFromFile(input) { let numJitOptions = input.count(); let numLibraryOptions = input.count(); let (fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions) = (input.text(), input.many(&numJitOptions, |input| input.make()), input.many(&numJitOptions, |input| input.handle()), numJitOptions.number() as _, input.many(&numLibraryOptions, |input| input.make()), input.many(&numLibraryOptions, |input| input.handle()), numLibraryOptions.number() as _); }
    unsafe cuLibraryLoadFromFile(&fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions) -> (0 value library), checked(elsewhere(), fileName.as_ptr(), jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions);
cuLibraryUnload(input) {  let library = input.handle(); }
    unsafe cuLibraryUnload(library) -> (), unchecked(library);
cuLibraryGetKernel(input) {  let (library, name) = (input.handle(), input.text()); }
    unsafe cuLibraryGetKernel(library, &name) -> (0 value pKernel), unchecked(elsewhere(), library, name.as_ptr());
cuLibraryGetKernelCount(input) {  let lib = input.handle(); }
    unsafe cuLibraryGetKernelCount(lib) -> (0 value count), unchecked(elsewhere(), lib);
cuLibraryEnumerateKernels(input) { let numKernels = input.count(); let (kernels, numKernels, lib) = (input.many(&numKernels, |input| input.handle()), numKernels.number() as _, input.handle()); }
    unsafe cuLibraryEnumerateKernels(kernels, numKernels, lib) -> (), unchecked(kernels, numKernels, lib);
cuLibraryGetModule(input) {  let library = input.handle(); }
    unsafe cuLibraryGetModule(library) -> (0 value pMod), unchecked(elsewhere(), library);
cuKernelGetFunction(input) {  let kernel = input.handle(); }
    unsafe cuKernelGetFunction(kernel) -> (0 value pFunc), unchecked(elsewhere(), kernel);
cuKernelGetLibrary(input) {  let kernel = input.handle(); }
    unsafe cuKernelGetLibrary(kernel) -> (0 value pLib), unchecked(elsewhere(), kernel);
cuLibraryGetGlobal(input) {  let (dptr, bytes, library, name) = (input.one(|input| input.make()), input.one(|input| input.make()), input.handle(), input.text()); }
    unsafe cuLibraryGetGlobal(dptr, bytes, library, &name) -> (), checked(dptr, bytes, library, name.as_ptr());
cuLibraryGetManaged(input) {  let (dptr, bytes, library, name) = (input.one(|input| input.make()), input.one(|input| input.make()), input.handle(), input.text()); }
    unsafe cuLibraryGetManaged(dptr, bytes, library, &name) -> (), checked(dptr, bytes, library, name.as_ptr());
cuLibraryGetUnifiedFunction(input) {  let (library, symbol) = (input.handle(), input.text()); }
    unsafe cuLibraryGetUnifiedFunction(library, &symbol) -> (0 value fptr), unchecked(elsewhere(), library, symbol.as_ptr());
cuKernelGetAttribute(input) {  let (attrib, kernel, dev) = (input.make(), input.handle(), input.make()); }
    unsafe cuKernelGetAttribute(attrib, kernel, dev) -> (0 value pi), checked(elsewhere(), attrib, kernel, dev);
cuKernelSetAttribute(input) {  let (attrib, val, kernel, dev) = (input.make(), input.make(), input.handle(), input.make()); }
    unsafe cuKernelSetAttribute(attrib, val, kernel, dev) -> (), checked(attrib, val, kernel, dev);
cuKernelSetCacheConfig(input) {  let (kernel, config, dev) = (input.handle(), input.make(), input.make()); }
    unsafe cuKernelSetCacheConfig(kernel, config, dev) -> (), checked(kernel, config, dev);
cuKernelGetName(input) {  let hfunc = input.handle(); }
    unsafe cuKernelGetName(hfunc) -> (0 address name), checked(elsewhere(), hfunc);
cuKernelGetParamInfo(input) {  let (kernel, paramIndex, paramSize) = (input.handle(), input.make(), input.one(|input| input.make())); }
    unsafe cuKernelGetParamInfo(kernel, paramIndex, paramSize) -> (2 value paramOffset), unchecked(kernel, paramIndex, elsewhere(), paramSize);
cuKernelGetParamCount(input) {  let kernel = input.handle(); }
    unsafe cuKernelGetParamCount(kernel) -> (1 value paramCount), unchecked(kernel, elsewhere());
cuMemGetInfo_v2(input) {   }
    safe cuMemGetInfo() -> (0 value free, 1 value total), unchecked(elsewhere(), elsewhere());
cuMemAlloc_v2(input) {  let bytesize = input.make(); }
    safe cuMemAlloc(bytesize) -> (0 value dptr), checked(elsewhere(), bytesize);
cuMemAllocPitch_v2(input) {  let (WidthInBytes, Height, ElementSizeBytes) = (input.make(), input.make(), input.make()); }
    safe cuMemAllocPitch(WidthInBytes, Height, ElementSizeBytes) -> (0 value dptr, 1 value pPitch), checked(elsewhere(), elsewhere(), WidthInBytes, Height, ElementSizeBytes);
cuMemFree_v2(input) {  let dptr = input.make(); }
    unsafe cuMemFree(dptr) -> (), unchecked(dptr);
cuMemGetAddressRange_v2(input) {  let (pbase, psize, dptr) = (input.one(|input| input.make()), input.one(|input| input.make()), input.make()); }
    unsafe cuMemGetAddressRange(pbase, psize, dptr) -> (), unchecked(pbase, psize, dptr);
cuMemAllocHost_v2(input) {  let bytesize = input.make(); }
    safe cuMemAllocHost(bytesize) -> (0 value pp), unchecked(elsewhere(), bytesize);
cuMemFreeHost(input) {  let p = input.memory(); }
    unsafe cuMemFreeHost(p) -> (), unchecked(p);
cuMemHostAlloc(input) {  let (bytesize, Flags) = (input.make(), input.make()); }
    safe cuMemHostAlloc(bytesize, Flags) -> (0 value pp), checked(elsewhere(), bytesize, Flags);
cuMemHostGetDevicePointer_v2(input) {  let (p, Flags) = (input.memory(), input.make()); }
    unsafe cuMemHostGetDevicePointer(p, Flags) -> (0 value pdptr), checked(elsewhere(), p, Flags);
cuMemHostGetFlags(input) {  let p = input.memory(); }
    unsafe cuMemHostGetFlags(p) -> (0 value pFlags), unchecked(elsewhere(), p);
cuMemAllocManaged(input) {  let (bytesize, flags) = (input.make(), input.make()); }
    safe cuMemAllocManaged(bytesize, flags) -> (0 value dptr), checked(elsewhere(), bytesize, flags);
cuDeviceRegisterAsyncNotification(input) {  let (device, callbackFunc, userData) = (input.make(), input.callback(), input.memory()); }
    unsafe cuDeviceRegisterAsyncNotification(device, callbackFunc, userData) -> (3 value callback), unchecked(device, callbackFunc, userData, elsewhere());
cuDeviceUnregisterAsyncNotification(input) {  let (device, callback) = (input.make(), input.handle()); }
    unsafe cuDeviceUnregisterAsyncNotification(device, callback) -> (), unchecked(device, callback);
cuDeviceGetByPCIBusId(input) {  let pciBusId = input.text(); }
    safe cuDeviceGetByPCIBusId(&pciBusId) -> (0 value dev), unchecked(elsewhere(), pciBusId.as_ptr());
cuDeviceGetPCIBusId(input) {  let dev = input.make(); }
    safe cuDeviceGetPCIBusId(dev) -> (0 text pciBusId), checked(elsewhere(), ROOM, dev);
cuIpcGetEventHandle(input) {  let event = input.handle(); }
    unsafe cuIpcGetEventHandle(event) -> (0 value pHandle), checked(elsewhere(), event);
cuIpcOpenEventHandle(input) {  let handle = input.make(); }
    unsafe cuIpcOpenEventHandle(handle) -> (0 value phEvent), checked(elsewhere(), handle);
cuIpcGetMemHandle(input) {  let dptr = input.make(); }
    unsafe cuIpcGetMemHandle(dptr) -> (0 value pHandle), checked(elsewhere(), dptr);
cuIpcOpenMemHandle_v2(input) {  let (handle, Flags) = (input.make(), input.make()); }
    unsafe cuIpcOpenMemHandle(handle, Flags) -> (0 value pdptr), checked(elsewhere(), handle, Flags);
cuIpcCloseMemHandle(input) {  let dptr = input.make(); }
    unsafe cuIpcCloseMemHandle(dptr) -> (), unchecked(dptr);
cuMemHostRegister_v2(input) { let bytesize = input.count(); let (p, bytesize, Flags) = (input.bytes(&bytesize), bytesize.number() as _, input.make()); }
    unsafe cuMemHostRegister(p, bytesize, Flags) -> (), checked(p, bytesize, Flags);
cuMemHostUnregister(input) {  let p = input.memory(); }
    unsafe cuMemHostUnregister(p) -> (), unchecked(p);
cuMemcpy(input) {  let (dst, src, ByteCount) = (input.make(), input.make(), input.make()); }
    unsafe cuMemcpy(dst, src, ByteCount) -> (), checked(dst, src, ByteCount);
cuMemcpyPeer(input) {  let (dstDevice, dstContext, srcDevice, srcContext, ByteCount) = (input.make(), input.handle(), input.make(), input.handle(), input.make()); }
    unsafe cuMemcpyPeer(dstDevice, dstContext, srcDevice, srcContext, ByteCount) -> (), unchecked(dstDevice, dstContext, srcDevice, srcContext, ByteCount);
cuMemcpyHtoD_v2(input) { let ByteCount = input.count(); let (dstDevice, srcHost, ByteCount) = (input.make(), input.bytes(&ByteCount), ByteCount.number() as _); }
    unsafe cuMemcpyHtoD(dstDevice, srcHost, ByteCount) -> (), unchecked(dstDevice, srcHost, ByteCount);
cuMemcpyDtoH_v2(input) { let ByteCount = input.count(); let (dstHost, srcDevice, ByteCount) = (input.bytes(&ByteCount), input.make(), ByteCount.number() as _); }
    unsafe cuMemcpyDtoH(dstHost, srcDevice, ByteCount) -> (), unchecked(dstHost, srcDevice, ByteCount);
cuMemcpyDtoD_v2(input) {  let (dstDevice, srcDevice, ByteCount) = (input.make(), input.make(), input.make()); }
    unsafe cuMemcpyDtoD(dstDevice, srcDevice, ByteCount) -> (), unchecked(dstDevice, srcDevice, ByteCount);
cuMemcpyDtoA_v2(input) {  let (dstArray, dstOffset, srcDevice, ByteCount) = (input.handle(), input.make(), input.make(), input.make()); }
    unsafe cuMemcpyDtoA(dstArray, dstOffset, srcDevice, ByteCount) -> (), checked(dstArray, dstOffset, srcDevice, ByteCount);
cuMemcpyAtoD_v2(input) {  let (dstDevice, srcArray, srcOffset, ByteCount) = (input.make(), input.handle(), input.make(), input.make()); }
    unsafe cuMemcpyAtoD(dstDevice, srcArray, srcOffset, ByteCount) -> (), checked(dstDevice, srcArray, srcOffset, ByteCount);
cuMemcpyHtoA_v2(input) { let ByteCount = input.count(); let (dstArray, dstOffset, srcHost, ByteCount) = (input.handle(), input.make(), input.bytes(&ByteCount), ByteCount.number() as _); }
    unsafe cuMemcpyHtoA(dstArray, dstOffset, srcHost, ByteCount) -> (), checked(dstArray, dstOffset, srcHost, ByteCount);
cuMemcpyAtoH_v2(input) { let ByteCount = input.count(); let (dstHost, srcArray, srcOffset, ByteCount) = (input.bytes(&ByteCount), input.handle(), input.make(), ByteCount.number() as _); }
    unsafe cuMemcpyAtoH(dstHost, srcArray, srcOffset, ByteCount) -> (), checked(dstHost, srcArray, srcOffset, ByteCount);
cuMemcpyAtoA_v2(input) {  let (dstArray, dstOffset, srcArray, srcOffset, ByteCount) = (input.handle(), input.make(), input.handle(), input.make(), input.make()); }
    unsafe cuMemcpyAtoA(dstArray, dstOffset, srcArray, srcOffset, ByteCount) -> (), checked(dstArray, dstOffset, srcArray, srcOffset, ByteCount);
cuMemcpy2D_v2(input) {  let pCopy = input.make(); }
    unsafe cuMemcpy2D(&pCopy) -> (), checked(&pCopy);
cuMemcpy2DUnaligned_v2(input) {  let pCopy = input.make(); }
    unsafe cuMemcpy2DUnaligned(&pCopy) -> (), checked(&pCopy);
cuMemcpy3D_v2(input) {  let pCopy = input.make(); }
    unsafe cuMemcpy3D(&pCopy) -> (), checked(&pCopy);
cuMemcpy3DPeer(input) {  let pCopy = input.make(); }
    unsafe cuMemcpy3DPeer(&pCopy) -> (), unchecked(&pCopy);
cuMemcpyAsync(input) {  let (dst, src, ByteCount, hStream) = (input.make(), input.make(), input.make(), input.handle()); }
    unsafe cuMemcpyAsync(dst, src, ByteCount, hStream) -> (), checked(dst, src, ByteCount, hStream);
cuMemcpyPeerAsync(input) {  let (dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream) = (input.make(), input.handle(), input.make(), input.handle(), input.make(), input.handle()); }
    unsafe cuMemcpyPeerAsync(dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream) -> (), unchecked(dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream);
cuMemcpyHtoDAsync_v2(input) { let ByteCount = input.count(); let (dstDevice, srcHost, ByteCount, hStream) = (input.make(), input.bytes(&ByteCount), ByteCount.number() as _, input.handle()); }
    unsafe cuMemcpyHtoDAsync(dstDevice, srcHost, ByteCount, hStream) -> (), unchecked(dstDevice, srcHost, ByteCount, hStream);
cuMemcpyDtoHAsync_v2(input) { let ByteCount = input.count(); let (dstHost, srcDevice, ByteCount, hStream) = (input.bytes(&ByteCount), input.make(), ByteCount.number() as _, input.handle()); }
    unsafe cuMemcpyDtoHAsync(dstHost, srcDevice, ByteCount, hStream) -> (), unchecked(dstHost, srcDevice, ByteCount, hStream);
cuMemcpyDtoDAsync_v2(input) {  let (dstDevice, srcDevice, ByteCount, hStream) = (input.make(), input.make(), input.make(), input.handle()); }
    unsafe cuMemcpyDtoDAsync(dstDevice, srcDevice, ByteCount, hStream) -> (), unchecked(dstDevice, srcDevice, ByteCount, hStream);
cuMemcpyHtoAAsync_v2(input) { let ByteCount = input.count(); let (dstArray, dstOffset, srcHost, ByteCount, hStream) = (input.handle(), input.make(), input.bytes(&ByteCount), ByteCount.number() as _, input.handle()); }
    unsafe cuMemcpyHtoAAsync(dstArray, dstOffset, srcHost, ByteCount, hStream) -> (), checked(dstArray, dstOffset, srcHost, ByteCount, hStream);
cuMemcpyAtoHAsync_v2(input) { let ByteCount = input.count(); let (dstHost, srcArray, srcOffset, ByteCount, hStream) = (input.bytes(&ByteCount), input.handle(), input.make(), ByteCount.number() as _, input.handle()); }
    unsafe cuMemcpyAtoHAsync(dstHost, srcArray, srcOffset, ByteCount, hStream) -> (), checked(dstHost, srcArray, srcOffset, ByteCount, hStream);
cuMemcpy2DAsync_v2(input) {  let (pCopy, hStream) = (input.make(), input.handle()); }
    unsafe cuMemcpy2DAsync(&pCopy, hStream) -> (), checked(&pCopy, hStream);
cuMemcpy3DAsync_v2(input) {  let (pCopy, hStream) = (input.make(), input.handle()); }
    unsafe cuMemcpy3DAsync(&pCopy, hStream) -> (), checked(&pCopy, hStream);
cuMemcpy3DPeerAsync(input) {  let (pCopy, hStream) = (input.make(), input.handle()); }
    unsafe cuMemcpy3DPeerAsync(&pCopy, hStream) -> (), unchecked(&pCopy, hStream);
cuMemcpyBatchAsync_v2(input) { let count = input.count(); let numAttrs = input.count(); let (dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream) = (input.many(&count, |input| input.make()), input.many(&count, |input| input.make()), input.many(&count, |input| input.make()), count.number() as _, input.many(&numAttrs, |input| input.make()), input.many(&numAttrs, |input| input.make()), numAttrs.number() as _, input.handle()); }
    unsafe cuMemcpyBatchAsync(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream) -> (), checked(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream);
cuMemcpy3DBatchAsync_v2(input) { let numOps = input.count(); let (numOps, opList, flags, hStream) = (numOps.number() as _, input.many(&numOps, |input| input.make()), input.make(), input.handle()); }
    unsafe cuMemcpy3DBatchAsync(numOps, opList, flags, hStream) -> (), checked(numOps, opList, flags, hStream);
cuMemcpyWithAttributesAsync(input) {  let (dst, src, size, attr, hStream) = (input.make(), input.make(), input.make(), input.one(|input| input.make()), input.handle()); }
    unsafe cuMemcpyWithAttributesAsync(dst, src, size, attr, hStream) -> (), checked(dst, src, size, attr, hStream);
cuMemcpy3DWithAttributesAsync(input) {  let (op, flags, hStream) = (input.one(|input| input.make()), input.make(), input.handle()); }
    unsafe cuMemcpy3DWithAttributesAsync(op, flags, hStream) -> (), checked(op, flags, hStream);
cuMemsetD8_v2(input) {  let (dstDevice, uc, N) = (input.make(), input.make(), input.make()); }
    unsafe cuMemsetD8(dstDevice, uc, N) -> (), unchecked(dstDevice, uc, N);
cuMemsetD16_v2(input) {  let (dstDevice, us, N) = (input.make(), input.make(), input.make()); }
    unsafe cuMemsetD16(dstDevice, us, N) -> (), checked(dstDevice, us, N);
cuMemsetD32_v2(input) {  let (dstDevice, ui, N) = (input.make(), input.make(), input.make()); }
    unsafe cuMemsetD32(dstDevice, ui, N) -> (), checked(dstDevice, ui, N);
cuMemsetD2D8_v2(input) {  let (dstDevice, dstPitch, uc, Width, Height) = (input.make(), input.make(), input.make(), input.make(), input.make()); }
    unsafe cuMemsetD2D8(dstDevice, dstPitch, uc, Width, Height) -> (), unchecked(dstDevice, dstPitch, uc, Width, Height);
cuMemsetD2D16_v2(input) {  let (dstDevice, dstPitch, us, Width, Height) = (input.make(), input.make(), input.make(), input.make(), input.make()); }
    unsafe cuMemsetD2D16(dstDevice, dstPitch, us, Width, Height) -> (), checked(dstDevice, dstPitch, us, Width, Height);
cuMemsetD2D32_v2(input) {  let (dstDevice, dstPitch, ui, Width, Height) = (input.make(), input.make(), input.make(), input.make(), input.make()); }
    unsafe cuMemsetD2D32(dstDevice, dstPitch, ui, Width, Height) -> (), checked(dstDevice, dstPitch, ui, Width, Height);
cuMemsetD8Async(input) {  let (dstDevice, uc, N, hStream) = (input.make(), input.make(), input.make(), input.handle()); }
    unsafe cuMemsetD8Async(dstDevice, uc, N, hStream) -> (), unchecked(dstDevice, uc, N, hStream);
cuMemsetD16Async(input) {  let (dstDevice, us, N, hStream) = (input.make(), input.make(), input.make(), input.handle()); }
    unsafe cuMemsetD16Async(dstDevice, us, N, hStream) -> (), checked(dstDevice, us, N, hStream);
cuMemsetD32Async(input) {  let (dstDevice, ui, N, hStream) = (input.make(), input.make(), input.make(), input.handle()); }
    unsafe cuMemsetD32Async(dstDevice, ui, N, hStream) -> (), checked(dstDevice, ui, N, hStream);
cuMemsetD2D8Async(input) {  let (dstDevice, dstPitch, uc, Width, Height, hStream) = (input.make(), input.make(), input.make(), input.make(), input.make(), input.handle()); }
    unsafe cuMemsetD2D8Async(dstDevice, dstPitch, uc, Width, Height, hStream) -> (), unchecked(dstDevice, dstPitch, uc, Width, Height, hStream);
cuMemsetD2D16Async(input) {  let (dstDevice, dstPitch, us, Width, Height, hStream) = (input.make(), input.make(), input.make(), input.make(), input.make(), input.handle()); }
    unsafe cuMemsetD2D16Async(dstDevice, dstPitch, us, Width, Height, hStream) -> (), checked(dstDevice, dstPitch, us, Width, Height, hStream);
cuMemsetD2D32Async(input) {  let (dstDevice, dstPitch, ui, Width, Height, hStream) = (input.make(), input.make(), input.make(), input.make(), input.make(), input.handle()); }
    unsafe cuMemsetD2D32Async(dstDevice, dstPitch, ui, Width, Height, hStream) -> (), checked(dstDevice, dstPitch, ui, Width, Height, hStream);
cuArrayCreate_v2(input) {  let pAllocateArray = input.make(); }
    safe cuArrayCreate(&pAllocateArray) -> (0 value pHandle), checked(elsewhere(), &pAllocateArray);
cuArrayGetDescriptor_v2(input) {  let hArray = input.handle(); }
    unsafe cuArrayGetDescriptor(hArray) -> (0 value pArrayDescriptor), unchecked(elsewhere(), hArray);
cuArrayGetSparseProperties(input) {  let array = input.handle(); }
    unsafe cuArrayGetSparseProperties(array) -> (0 value sparseProperties), unchecked(elsewhere(), array);
cuMipmappedArrayGetSparseProperties(input) {  let mipmap = input.handle(); }
    unsafe cuMipmappedArrayGetSparseProperties(mipmap) -> (0 value sparseProperties), unchecked(elsewhere(), mipmap);
cuArrayGetMemoryRequirements(input) {  let (array, device) = (input.handle(), input.make()); }
    unsafe cuArrayGetMemoryRequirements(array, device) -> (0 value memoryRequirements), unchecked(elsewhere(), array, device);
cuMipmappedArrayGetMemoryRequirements(input) {  let (mipmap, device) = (input.handle(), input.make()); }
    unsafe cuMipmappedArrayGetMemoryRequirements(mipmap, device) -> (0 value memoryRequirements), unchecked(elsewhere(), mipmap, device);
cuArrayGetPlane(input) {  let (hArray, planeIdx) = (input.handle(), input.make()); }
    unsafe cuArrayGetPlane(hArray, planeIdx) -> (0 value pPlaneArray), unchecked(elsewhere(), hArray, planeIdx);
cuArrayDestroy(input) {  let hArray = input.handle(); }
    unsafe cuArrayDestroy(hArray) -> (), unchecked(hArray);
cuArray3DCreate_v2(input) {  let pAllocateArray = input.make(); }
    safe cuArray3DCreate(&pAllocateArray) -> (0 value pHandle), checked(elsewhere(), &pAllocateArray);
cuArray3DGetDescriptor_v2(input) {  let hArray = input.handle(); }
    unsafe cuArray3DGetDescriptor(hArray) -> (0 value pArrayDescriptor), unchecked(elsewhere(), hArray);
cuMipmappedArrayCreate(input) {  let (pMipmappedArrayDesc, numMipmapLevels) = (input.make(), input.make()); }
    safe cuMipmappedArrayCreate(&pMipmappedArrayDesc, numMipmapLevels) -> (0 value pHandle), checked(elsewhere(), &pMipmappedArrayDesc, numMipmapLevels);
cuMipmappedArrayGetLevel(input) {  let (hMipmappedArray, level) = (input.handle(), input.make()); }
    unsafe cuMipmappedArrayGetLevel(hMipmappedArray, level) -> (0 value pLevelArray), unchecked(elsewhere(), hMipmappedArray, level);
cuMipmappedArrayDestroy(input) {  let hMipmappedArray = input.handle(); }
    unsafe cuMipmappedArrayDestroy(hMipmappedArray) -> (), unchecked(hMipmappedArray);
cuMemGetHandleForAddressRange(input) {  let (handle, dptr, size, handleType, flags) = (input.memory(), input.make(), input.make(), input.make(), input.make()); }
    unsafe cuMemGetHandleForAddressRange(handle, dptr, size, handleType, flags) -> (), checked(handle, dptr, size, handleType, flags);
cuMemBatchDecompressAsync(input) { let count = input.count(); let (paramsArray, count, flags, errorIndex, stream) = (input.many(&count, |input| input.make()), count.number() as _, input.make(), input.one(|input| input.make()), input.handle()); }
    unsafe cuMemBatchDecompressAsync(paramsArray, count, flags, errorIndex, stream) -> (), checked(paramsArray, count, flags, errorIndex, stream);
cuMemAddressReserve(input) {  let (size, alignment, addr, flags) = (input.make(), input.make(), input.make(), input.make()); }
    safe cuMemAddressReserve(size, alignment, addr, flags) -> (0 value ptr), checked(elsewhere(), size, alignment, addr, flags);
cuMemAddressFree(input) {  let (ptr, size) = (input.make(), input.make()); }
    unsafe cuMemAddressFree(ptr, size) -> (), unchecked(ptr, size);
cuMemCreate(input) {  let (size, prop, flags) = (input.make(), input.make(), input.make()); }
    unsafe cuMemCreate(size, &prop, flags) -> (0 value handle), checked(elsewhere(), size, &prop, flags);
cuMemRelease(input) {  let handle = input.make(); }
    unsafe cuMemRelease(handle) -> (), unchecked(handle);
cuMemMap(input) {  let (ptr, size, offset, handle, flags) = (input.make(), input.make(), input.make(), input.make(), input.make()); }
    unsafe cuMemMap(ptr, size, offset, handle, flags) -> (), checked(ptr, size, offset, handle, flags);
cuMemMapArrayAsync(input) { let count = input.count(); let (mapInfoList, count, hStream) = (input.many(&count, |input| input.make()), count.number() as _, input.handle()); }
    unsafe cuMemMapArrayAsync(mapInfoList, count, hStream) -> (), checked(mapInfoList, count, hStream);
cuMemUnmap(input) {  let (ptr, size) = (input.make(), input.make()); }
    unsafe cuMemUnmap(ptr, size) -> (), unchecked(ptr, size);
cuMemSetAccess(input) {  let (ptr, size, desc) = (input.make(), input.make(), input.slice(|input| input.make())); }
    unsafe cuMemSetAccess(ptr, size, &desc) -> (), checked(ptr, size, desc.as_ptr(), desc.len());
cuMemGetAccess(input) {  let (location, ptr) = (input.make(), input.make()); }
    safe cuMemGetAccess(&location, ptr) -> (0 value flags), checked(elsewhere(), &location, ptr);
cuMemExportToShareableHandle(input) {  let (shareableHandle, handle, handleType, flags) = (input.memory(), input.make(), input.make(), input.make()); }
    unsafe cuMemExportToShareableHandle(shareableHandle, handle, handleType, flags) -> (), checked(shareableHandle, handle, handleType, flags);
cuMemImportFromShareableHandle(input) {  let (osHandle, shHandleType) = (input.memory(), input.make()); }
    unsafe cuMemImportFromShareableHandle(osHandle, shHandleType) -> (0 value handle), checked(elsewhere(), osHandle, shHandleType);
cuMemGetAllocationGranularity(input) {  let (prop, option) = (input.make(), input.make()); }
    unsafe cuMemGetAllocationGranularity(&prop, option) -> (0 value granularity), checked(elsewhere(), &prop, option);
cuMemGetAllocationPropertiesFromHandle(input) {  let handle = input.make(); }
    unsafe cuMemGetAllocationPropertiesFromHandle(handle) -> (0 value prop), unchecked(elsewhere(), handle);
cuMemRetainAllocationHandle(input) {  let addr = input.memory(); }
    unsafe cuMemRetainAllocationHandle(addr) -> (0 value handle), unchecked(elsewhere(), addr);
cuMemFreeAsync(input) {  let (dptr, hStream) = (input.make(), input.handle()); }
    unsafe cuMemFreeAsync(dptr, hStream) -> (), unchecked(dptr, hStream);
cuMemAllocAsync(input) {  let (bytesize, hStream) = (input.make(), input.handle()); }
    unsafe cuMemAllocAsync(bytesize, hStream) -> (0 value dptr), unchecked(elsewhere(), bytesize, hStream);
cuMemPoolTrimTo(input) {  let (pool, minBytesToKeep) = (input.handle(), input.make()); }
    unsafe cuMemPoolTrimTo(pool, minBytesToKeep) -> (), unchecked(pool, minBytesToKeep);
cuMemPoolSetAttribute(input) {  let (pool, attr, value) = (input.handle(), input.make(), input.memory()); }
    unsafe cuMemPoolSetAttribute(pool, attr, value) -> (), checked(pool, attr, value);
cuMemPoolGetAttribute(input) {  let (pool, attr, value) = (input.handle(), input.make(), input.memory()); }
    unsafe cuMemPoolGetAttribute(pool, attr, value) -> (), checked(pool, attr, value);
cuMemPoolSetAccess(input) {  let (pool, map) = (input.handle(), input.slice(|input| input.make())); }
    unsafe cuMemPoolSetAccess(pool, &map) -> (), checked(pool, map.as_ptr(), map.len());
cuMemPoolGetAccess(input) {  let (memPool, location) = (input.handle(), input.one(|input| input.make())); }
    unsafe cuMemPoolGetAccess(memPool, location) -> (0 value flags), checked(elsewhere(), memPool, location);
cuMemPoolCreate(input) {  let poolProps = input.make(); }
    unsafe cuMemPoolCreate(&poolProps) -> (0 value pool), checked(elsewhere(), &poolProps);
cuMemPoolDestroy(input) {  let pool = input.handle(); }
    unsafe cuMemPoolDestroy(pool) -> (), unchecked(pool);
cuMemGetDefaultMemPool(input) {  let (location, type_) = (input.one(|input| input.make()), input.make()); }
    unsafe cuMemGetDefaultMemPool(location, type_) -> (0 value pool_out), checked(elsewhere(), location, type_);
cuMemGetMemPool(input) {  let (location, type_) = (input.one(|input| input.make()), input.make()); }
    unsafe cuMemGetMemPool(location, type_) -> (0 value pool), checked(elsewhere(), location, type_);
cuMemSetMemPool(input) {  let (location, type_, pool) = (input.one(|input| input.make()), input.make(), input.handle()); }
    unsafe cuMemSetMemPool(location, type_, pool) -> (), checked(location, type_, pool);
cuMemAllocFromPoolAsync(input) {  let (bytesize, pool, hStream) = (input.make(), input.handle(), input.handle()); }
    unsafe cuMemAllocFromPoolAsync(bytesize, pool, hStream) -> (0 value dptr), unchecked(elsewhere(), bytesize, pool, hStream);
cuMemPoolExportToShareableHandle(input) {  let (handle_out, pool, handleType, flags) = (input.memory(), input.handle(), input.make(), input.make()); }
    unsafe cuMemPoolExportToShareableHandle(handle_out, pool, handleType, flags) -> (), checked(handle_out, pool, handleType, flags);
cuMemPoolImportFromShareableHandle(input) {  let (handle, handleType, flags) = (input.memory(), input.make(), input.make()); }
    unsafe cuMemPoolImportFromShareableHandle(handle, handleType, flags) -> (0 value pool_out), checked(elsewhere(), handle, handleType, flags);
cuMemPoolExportPointer(input) {  let ptr = input.make(); }
    unsafe cuMemPoolExportPointer(ptr) -> (0 value shareData_out), unchecked(elsewhere(), ptr);
cuMemPoolImportPointer(input) {  let (pool, shareData) = (input.handle(), input.one(|input| input.make())); }
    unsafe cuMemPoolImportPointer(pool, shareData) -> (0 value ptr_out), unchecked(elsewhere(), pool, shareData);
cuMulticastCreate(input) {  let prop = input.make(); }
    safe cuMulticastCreate(&prop) -> (0 value mcHandle), checked(elsewhere(), &prop);
cuMulticastAddDevice(input) {  let (mcHandle, dev) = (input.make(), input.make()); }
    unsafe cuMulticastAddDevice(mcHandle, dev) -> (), checked(mcHandle, dev);
cuMulticastBindMem(input) {  let (mcHandle, mcOffset, memHandle, memOffset, size, flags) = (input.make(), input.make(), input.make(), input.make(), input.make(), input.make()); }
    unsafe cuMulticastBindMem(mcHandle, mcOffset, memHandle, memOffset, size, flags) -> (), checked(mcHandle, mcOffset, memHandle, memOffset, size, flags);
cuMulticastBindMem_v2(input) {  let (mcHandle, dev, mcOffset, memHandle, memOffset, size, flags) = (input.make(), input.make(), input.make(), input.make(), input.make(), input.make(), input.make()); }
    unsafe cuMulticastBindMem_v2(mcHandle, dev, mcOffset, memHandle, memOffset, size, flags) -> (), checked(mcHandle, dev, mcOffset, memHandle, memOffset, size, flags);
cuMulticastBindAddr(input) {  let (mcHandle, mcOffset, memptr, size, flags) = (input.make(), input.make(), input.make(), input.make(), input.make()); }
    unsafe cuMulticastBindAddr(mcHandle, mcOffset, memptr, size, flags) -> (), checked(mcHandle, mcOffset, memptr, size, flags);
cuMulticastBindAddr_v2(input) {  let (mcHandle, dev, mcOffset, memptr, size, flags) = (input.make(), input.make(), input.make(), input.make(), input.make(), input.make()); }
    unsafe cuMulticastBindAddr_v2(mcHandle, dev, mcOffset, memptr, size, flags) -> (), checked(mcHandle, dev, mcOffset, memptr, size, flags);
cuMulticastUnbind(input) {  let (mcHandle, dev, mcOffset, size) = (input.make(), input.make(), input.make(), input.make()); }
    unsafe cuMulticastUnbind(mcHandle, dev, mcOffset, size) -> (), checked(mcHandle, dev, mcOffset, size);
cuMulticastGetGranularity(input) {  let (prop, option) = (input.make(), input.make()); }
    safe cuMulticastGetGranularity(&prop, option) -> (0 value granularity), checked(elsewhere(), &prop, option);
cuDeviceGetFabricClusterUuid(input) {  let dev = input.make(); }
    safe cuDeviceGetFabricClusterUuid(dev) -> (0 value uuid), unchecked(elsewhere(), dev);
cuDeviceGetCliqueCount(input) {  let dev = input.make(); }
    safe cuDeviceGetCliqueCount(dev) -> (0 value count), unchecked(elsewhere(), dev);
cuDeviceGetCliqueInfo(input) { let count = input.count(); let (cliqueInfo, count, dev) = (input.many(&count, |input| input.make()), input.one(|_| count.number() as _), input.make()); }
    unsafe cuDeviceGetCliqueInfo(cliqueInfo, count, dev) -> (), unchecked(cliqueInfo, count, dev);
cuLogicalEndpointIdReserve(input) {  let count = input.make(); }
    safe cuLogicalEndpointIdReserve(count) -> (0 value baseLeId), unchecked(elsewhere(), count);
cuLogicalEndpointIdRelease(input) {  let (baseLeId, count) = (input.make(), input.make()); }
    unsafe cuLogicalEndpointIdRelease(baseLeId, count) -> (), checked(baseLeId, count);
cuLogicalEndpointCreate(input) {  let (leId, prop) = (input.make(), input.make()); }
    unsafe cuLogicalEndpointCreate(leId, &prop) -> (), checked(leId, &prop);
cuLogicalEndpointAddDevice(input) {  let (leId, dev) = (input.make(), input.make()); }
    unsafe cuLogicalEndpointAddDevice(leId, dev) -> (), unchecked(leId, dev);
cuLogicalEndpointDestroy(input) {  let leId = input.make(); }
    unsafe cuLogicalEndpointDestroy(leId) -> (), unchecked(leId);
cuLogicalEndpointBindAddr(input) { let size = input.count(); let (leId, dev, offset, ptr, size, flags) = (input.make(), input.make(), input.make(), input.bytes(&size), size.number() as _, input.make()); }
    unsafe cuLogicalEndpointBindAddr(leId, dev, offset, ptr, size, flags) -> (), checked(leId, dev, offset, ptr, size, flags);
cuLogicalEndpointBindMem(input) {  let (leId, dev, offset, memHandle, memOffset, size, flags) = (input.make(), input.make(), input.make(), input.make(), input.make(), input.make(), input.make()); }
    unsafe cuLogicalEndpointBindMem(leId, dev, offset, memHandle, memOffset, size, flags) -> (), checked(leId, dev, offset, memHandle, memOffset, size, flags);
cuLogicalEndpointUnbind(input) {  let (leId, dev, offset, size) = (input.make(), input.make(), input.make(), input.make()); }
    unsafe cuLogicalEndpointUnbind(leId, dev, offset, size) -> (), checked(leId, dev, offset, size);
cuLogicalEndpointExport(input) {  let (handle, leId, handleType) = (input.memory(), input.make(), input.make()); }
    unsafe cuLogicalEndpointExport(handle, leId, handleType) -> (), checked(handle, leId, handleType);
cuLogicalEndpointImport(input) {  let (leId, handle, handleType) = (input.make(), input.memory(), input.make()); }
    unsafe cuLogicalEndpointImport(leId, handle, handleType) -> (), checked(leId, handle, handleType);
cuLogicalEndpointGetLimits(input) {  let prop = input.make(); }
    safe cuLogicalEndpointGetLimits(&prop) -> (0 value bindAlignment, 1 value maxSize), checked(elsewhere(), elsewhere(), &prop);
cuLogicalEndpointQuery(input) {  let (leId, count) = (input.make(), input.make()); }
    safe cuLogicalEndpointQuery(leId, count) -> (2 value queryStatus), unchecked(leId, count, elsewhere());
cuFabricCpyBatchAsync(input) { let numOps = input.count(); let (numOps, opList, flags, hStream) = (numOps.number() as _, input.many(&numOps, |input| input.make()), input.make(), input.handle()); }
    unsafe cuFabricCpyBatchAsync(numOps, opList, flags, hStream) -> (), checked(numOps, opList, flags, hStream);
cuPointerGetAttribute(input) {  let (data, attribute, ptr) = (input.memory(), input.make(), input.make()); }
    unsafe cuPointerGetAttribute(data, attribute, ptr) -> (), unchecked(data, attribute, ptr);
cuMemPrefetchAsync_v2(input) {  let (devPtr, count, location, flags, hStream) = (input.make(), input.make(), input.make(), input.make(), input.handle()); }
    unsafe cuMemPrefetchAsync(devPtr, count, location, flags, hStream) -> (), checked(devPtr, count, location, flags, hStream);
cuMemAdvise_v2(input) {  let (devPtr, count, advice, location) = (input.make(), input.make(), input.make(), input.make()); }
    unsafe cuMemAdvise(devPtr, count, advice, location) -> (), checked(devPtr, count, advice, location);
cuMemPrefetchBatchAsync(input) { let count = input.count(); let numPrefetchLocs = input.count(); let (dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream) = (input.many(&count, |input| input.make()), input.many(&count, |input| input.make()), count.number() as _, input.many(&numPrefetchLocs, |input| input.make()), input.many(&numPrefetchLocs, |input| input.make()), numPrefetchLocs.number() as _, input.make(), input.handle()); }
    unsafe cuMemPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream) -> (), checked(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream);
cuMemDiscardBatchAsync(input) { let count = input.count(); let (dptrs, sizes, count, flags, hStream) = (input.many(&count, |input| input.make()), input.many(&count, |input| input.make()), count.number() as _, input.make(), input.handle()); }
    unsafe cuMemDiscardBatchAsync(dptrs, sizes, count, flags, hStream) -> (), checked(dptrs, sizes, count, flags, hStream);
cuMemDiscardAndPrefetchBatchAsync(input) { let count = input.count(); let numPrefetchLocs = input.count(); let (dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream) = (input.many(&count, |input| input.make()), input.many(&count, |input| input.make()), count.number() as _, input.many(&numPrefetchLocs, |input| input.make()), input.many(&numPrefetchLocs, |input| input.make()), numPrefetchLocs.number() as _, input.make(), input.handle()); }
    unsafe cuMemDiscardAndPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream) -> (), checked(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream);
cuMemGetLocationInfo(input) {  let (ptr, size, summaryGranularity, samplingGranularity, location_out) = (input.make(), input.make(), input.make(), input.make(), input.one(|input| input.make())); }
    unsafe cuMemGetLocationInfo(ptr, size, summaryGranularity, samplingGranularity, location_out) -> (), checked(ptr, size, summaryGranularity, samplingGranularity, location_out);
cuMemRangeGetAttribute(input) { let dataSize = input.count(); let (data, dataSize, attribute, devPtr, count) = (input.bytes(&dataSize), dataSize.number() as _, input.make(), input.make(), input.make()); }
    unsafe cuMemRangeGetAttribute(data, dataSize, attribute, devPtr, count) -> (), checked(data, dataSize, attribute, devPtr, count);
cuMemRangeGetAttributes(input) { let numAttributes = input.count(); let (data, dataSizes, attributes, numAttributes, devPtr, count) = (input.many(&numAttributes, |input| input.handle()), input.many(&numAttributes, |input| input.make()), input.many(&numAttributes, |input| input.make()), numAttributes.number() as _, input.make(), input.make()); }
    unsafe cuMemRangeGetAttributes(data, dataSizes, attributes, numAttributes, devPtr, count) -> (), checked(data, dataSizes, attributes, numAttributes, devPtr, count);
cuPointerSetAttribute(input) {  let (value, attribute, ptr) = (input.memory(), input.make(), input.make()); }
    unsafe cuPointerSetAttribute(value, attribute, ptr) -> (), checked(value, attribute, ptr);
cuPointerGetAttributes(input) { let numAttributes = input.count(); let (numAttributes, attributes, data, ptr) = (numAttributes.number() as _, input.many(&numAttributes, |input| input.make()), input.many(&numAttributes, |input| input.handle()), input.make()); }
    unsafe cuPointerGetAttributes(numAttributes, attributes, data, ptr) -> (), unchecked(numAttributes, attributes, data, ptr);
cuStreamCreate(input) {  let Flags = input.make(); }
    safe cuStreamCreate(Flags) -> (0 value phStream), checked(elsewhere(), Flags);
cuStreamCreateWithPriority(input) {  let (flags, priority) = (input.make(), input.make()); }
    safe cuStreamCreateWithPriority(flags, priority) -> (0 value phStream), checked(elsewhere(), flags, priority);
cuStreamBeginCaptureToCig(input) {  let (hStream, streamCigCaptureParams) = (input.handle(), input.one(|input| input.make())); }
    unsafe cuStreamBeginCaptureToCig(hStream, streamCigCaptureParams) -> (), checked(hStream, streamCigCaptureParams);
cuStreamEndCaptureToCig(input) {  let hStream = input.handle(); }
    unsafe cuStreamEndCaptureToCig(hStream) -> (), unchecked(hStream);
cuStreamGetPriority(input) {  let hStream = input.handle(); }
    unsafe cuStreamGetPriority(hStream) -> (1 value priority), unchecked(hStream, elsewhere());
cuStreamGetDevice(input) {  let hStream = input.handle(); }
    unsafe cuStreamGetDevice(hStream) -> (1 value device), unchecked(hStream, elsewhere());
cuStreamGetFlags(input) {  let hStream = input.handle(); }
    unsafe cuStreamGetFlags(hStream) -> (1 value flags), unchecked(hStream, elsewhere());
cuStreamGetId(input) {  let hStream = input.handle(); }
    unsafe cuStreamGetId(hStream) -> (1 value streamId), unchecked(hStream, elsewhere());
cuStreamGetCtx(input) {  let hStream = input.handle(); }
    unsafe cuStreamGetCtx(hStream) -> (1 value pctx), unchecked(hStream, elsewhere());
cuStreamGetCtx_v2(input) {  let hStream = input.handle(); }
    unsafe cuStreamGetCtx_v2(hStream) -> (1 value pCtx, 2 value pGreenCtx), unchecked(hStream, elsewhere(), elsewhere());
cuStreamWaitEvent(input) {  let (hStream, hEvent, Flags) = (input.handle(), input.handle(), input.make()); }
    unsafe cuStreamWaitEvent(hStream, hEvent, Flags) -> (), checked(hStream, hEvent, Flags);
cuStreamAddCallback(input) {  let (hStream, callback, userData, flags) = (input.handle(), input.callback(), input.memory(), input.make()); }
    unsafe cuStreamAddCallback(hStream, callback, userData, flags) -> (), checked(hStream, callback, userData, flags);
cuStreamBeginCapture_v2(input) {  let (hStream, mode) = (input.handle(), input.make()); }
    unsafe cuStreamBeginCapture(hStream, mode) -> (), checked(hStream, mode);
cuStreamBeginRecaptureToGraph(input) {  let (hStream, mode, hGraph, callbackFunc, userData) = (input.handle(), input.make(), input.handle(), input.callback(), input.memory()); }
    unsafe cuStreamBeginRecaptureToGraph(hStream, mode, hGraph, callbackFunc, userData) -> (), checked(hStream, mode, hGraph, callbackFunc, userData);
cuStreamBeginCaptureToGraph(input) { let numDependencies = input.count(); let (hStream, hGraph, dependencies, dependencyData, numDependencies, mode) = (input.handle(), input.handle(), input.many(&numDependencies, |input| input.handle()), input.many(&numDependencies, |input| input.make()), numDependencies.number() as _, input.make()); }
    unsafe cuStreamBeginCaptureToGraph(hStream, hGraph, dependencies, dependencyData, numDependencies, mode) -> (), checked(hStream, hGraph, dependencies, dependencyData, numDependencies, mode);
cuThreadExchangeStreamCaptureMode(input) {  let mode = input.one(|input| input.make()); }
    unsafe cuThreadExchangeStreamCaptureMode(mode) -> (), unchecked(mode);
cuStreamEndCapture(input) {  let hStream = input.handle(); }
    unsafe cuStreamEndCapture(hStream) -> (1 value phGraph), unchecked(hStream, elsewhere());
cuStreamIsCapturing(input) {  let hStream = input.handle(); }
    unsafe cuStreamIsCapturing(hStream) -> (1 value captureStatus), unchecked(hStream, elsewhere());
cuStreamGetCaptureInfo_v3(input) {  let (hStream, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out) = (input.handle(), input.one(|input| input.make()), input.one(|input| input.handle()), input.one(|input| input.one(|input| input.handle())), input.one(|input| input.one(|input| input.make())), input.one(|input| input.make())); }
    unsafe cuStreamGetCaptureInfo(hStream, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out) -> (1 value captureStatus_out), checked(hStream, elsewhere(), id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out);
cuStreamUpdateCaptureDependencies_v2(input) { let numDependencies = input.count(); let (hStream, dependencies, dependencyData, numDependencies, flags) = (input.handle(), input.many(&numDependencies, |input| input.handle()), input.many(&numDependencies, |input| input.make()), numDependencies.number() as _, input.make()); }
    unsafe cuStreamUpdateCaptureDependencies(hStream, dependencies, dependencyData, numDependencies, flags) -> (), checked(hStream, dependencies, dependencyData, numDependencies, flags);
cuStreamAttachMemAsync(input) {  let (hStream, dptr, length, flags) = (input.handle(), input.make(), input.make(), input.make()); }
    unsafe cuStreamAttachMemAsync(hStream, dptr, length, flags) -> (), checked(hStream, dptr, length, flags);
cuStreamQuery(input) {  let hStream = input.handle(); }
    unsafe cuStreamQuery(hStream) -> (), unchecked(hStream);
cuStreamSynchronize(input) {  let hStream = input.handle(); }
    unsafe cuStreamSynchronize(hStream) -> (), unchecked(hStream);
cuStreamDestroy_v2(input) {  let hStream = input.handle(); }
    unsafe cuStreamDestroy(hStream) -> (), unchecked(hStream);
cuStreamCopyAttributes(input) {  let (dst, src) = (input.handle(), input.handle()); }
    unsafe cuStreamCopyAttributes(dst, src) -> (), unchecked(dst, src);
cuStreamGetAttribute(input) {  let (hStream, attr, value_out) = (input.handle(), input.make(), input.one(|input| input.make())); }
    unsafe cuStreamGetAttribute(hStream, attr, value_out) -> (), checked(hStream, attr, value_out);
cuStreamSetAttribute(input) {  let (hStream, attr, value) = (input.handle(), input.make(), input.make()); }
    unsafe cuStreamSetAttribute(hStream, attr, &value) -> (), checked(hStream, attr, &value);
cuEventCreate(input) {  let Flags = input.make(); }
    safe cuEventCreate(Flags) -> (0 value phEvent), checked(elsewhere(), Flags);
cuEventRecord(input) {  let (hEvent, hStream) = (input.handle(), input.handle()); }
    unsafe cuEventRecord(hEvent, hStream) -> (), unchecked(hEvent, hStream);
cuEventRecordWithFlags(input) {  let (hEvent, hStream, flags) = (input.handle(), input.handle(), input.make()); }
    unsafe cuEventRecordWithFlags(hEvent, hStream, flags) -> (), checked(hEvent, hStream, flags);
cuEventQuery(input) {  let hEvent = input.handle(); }
    unsafe cuEventQuery(hEvent) -> (), unchecked(hEvent);
cuEventSynchronize(input) {  let hEvent = input.handle(); }
    unsafe cuEventSynchronize(hEvent) -> (), unchecked(hEvent);
cuEventDestroy_v2(input) {  let hEvent = input.handle(); }
    unsafe cuEventDestroy(hEvent) -> (), unchecked(hEvent);
cuEventElapsedTime_v2(input) {  let (hStart, hEnd) = (input.handle(), input.handle()); }
    unsafe cuEventElapsedTime(hStart, hEnd) -> (0 value pMilliseconds), unchecked(elsewhere(), hStart, hEnd);
cuImportExternalMemory(input) {  let memHandleDesc = input.make(); }
    unsafe cuImportExternalMemory(&memHandleDesc) -> (0 value extMem_out), checked(elsewhere(), &memHandleDesc);
cuExternalMemoryGetMappedBuffer(input) {  let (extMem, bufferDesc) = (input.handle(), input.make()); }
    unsafe cuExternalMemoryGetMappedBuffer(extMem, &bufferDesc) -> (0 value devPtr), checked(elsewhere(), extMem, &bufferDesc);
cuExternalMemoryGetMappedMipmappedArray(input) {  let (extMem, mipmapDesc) = (input.handle(), input.make()); }
    unsafe cuExternalMemoryGetMappedMipmappedArray(extMem, &mipmapDesc) -> (0 value mipmap), checked(elsewhere(), extMem, &mipmapDesc);
cuDestroyExternalMemory(input) {  let extMem = input.handle(); }
    unsafe cuDestroyExternalMemory(extMem) -> (), unchecked(extMem);
cuImportExternalSemaphore(input) {  let semHandleDesc = input.make(); }
    unsafe cuImportExternalSemaphore(&semHandleDesc) -> (0 value extSem_out), checked(elsewhere(), &semHandleDesc);
cuSignalExternalSemaphoresAsync(input) { let numExtSems = input.count(); let (extSemArray, paramsArray, numExtSems, stream) = (input.many(&numExtSems, |input| input.handle()), input.many(&numExtSems, |input| input.make()), numExtSems.number() as _, input.handle()); }
    unsafe cuSignalExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream) -> (), checked(extSemArray, paramsArray, numExtSems, stream);
cuWaitExternalSemaphoresAsync(input) { let numExtSems = input.count(); let (extSemArray, paramsArray, numExtSems, stream) = (input.many(&numExtSems, |input| input.handle()), input.many(&numExtSems, |input| input.make()), numExtSems.number() as _, input.handle()); }
    unsafe cuWaitExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream) -> (), checked(extSemArray, paramsArray, numExtSems, stream);
cuDestroyExternalSemaphore(input) {  let extSem = input.handle(); }
    unsafe cuDestroyExternalSemaphore(extSem) -> (), unchecked(extSem);
cuStreamWaitValue32_v2(input) {  let (stream, addr, value, flags) = (input.handle(), input.make(), input.make(), input.make()); }
    unsafe cuStreamWaitValue32(stream, addr, value, flags) -> (), checked(stream, addr, value, flags);
cuStreamWaitValue64_v2(input) {  let (stream, addr, value, flags) = (input.handle(), input.make(), input.make(), input.make()); }
    unsafe cuStreamWaitValue64(stream, addr, value, flags) -> (), checked(stream, addr, value, flags);
cuStreamWriteValue32_v2(input) {  let (stream, addr, value, flags) = (input.handle(), input.make(), input.make(), input.make()); }
    unsafe cuStreamWriteValue32(stream, addr, value, flags) -> (), checked(stream, addr, value, flags);
cuStreamWriteValue64_v2(input) {  let (stream, addr, value, flags) = (input.handle(), input.make(), input.make(), input.make()); }
    unsafe cuStreamWriteValue64(stream, addr, value, flags) -> (), checked(stream, addr, value, flags);
cuStreamBatchMemOp_v2(input) { let count = input.count(); let (stream, count, paramArray, flags) = (input.handle(), count.number() as _, input.many(&count, |input| input.make()), input.make()); }
    unsafe cuStreamBatchMemOp(stream, count, paramArray, flags) -> (), checked(stream, count, paramArray, flags);
cuFuncGetAttribute(input) {  let (attrib, hfunc) = (input.make(), input.handle()); }
    unsafe cuFuncGetAttribute(attrib, hfunc) -> (0 value pi), checked(elsewhere(), attrib, hfunc);
cuFuncSetAttribute(input) {  let (hfunc, attrib, value) = (input.handle(), input.make(), input.make()); }
    unsafe cuFuncSetAttribute(hfunc, attrib, value) -> (), checked(hfunc, attrib, value);
cuFuncSetCacheConfig(input) {  let (hfunc, config) = (input.handle(), input.make()); }
    unsafe cuFuncSetCacheConfig(hfunc, config) -> (), checked(hfunc, config);
cuFuncGetModule(input) {  let hfunc = input.handle(); }
    unsafe cuFuncGetModule(hfunc) -> (0 value hmod), unchecked(elsewhere(), hfunc);
cuFuncGetName(input) {  let hfunc = input.handle(); }
    unsafe cuFuncGetName(hfunc) -> (0 address name), checked(elsewhere(), hfunc);
cuFuncGetParamInfo(input) {  let (func, paramIndex, paramSize) = (input.handle(), input.make(), input.one(|input| input.make())); }
    unsafe cuFuncGetParamInfo(func, paramIndex, paramSize) -> (2 value paramOffset), unchecked(func, paramIndex, elsewhere(), paramSize);
cuFuncGetParamCount(input) {  let func = input.handle(); }
    unsafe cuFuncGetParamCount(func) -> (1 value paramCount), unchecked(func, elsewhere());
cuFuncIsLoaded(input) {  let function = input.handle(); }
    unsafe cuFuncIsLoaded(function) -> (0 value state), unchecked(elsewhere(), function);
cuFuncLoad(input) {  let function = input.handle(); }
    unsafe cuFuncLoad(function) -> (), unchecked(function);
cuLaunchKernel(input) {  let (f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra) = (input.handle(), input.make(), input.make(), input.make(), input.make(), input.make(), input.make(), input.make(), input.handle(), input.list(), input.extra()); }
    unsafe cuLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra) -> (), checked(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra);
cuLaunchKernelEx(input) {  let (config, f, kernelParams, extra) = (input.make(), input.handle(), input.list(), input.extra()); }
    unsafe cuLaunchKernelEx(&config, f, kernelParams, extra) -> (), checked(&config, f, kernelParams, extra);
cuLaunchCooperativeKernel(input) {  let (f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams) = (input.handle(), input.make(), input.make(), input.make(), input.make(), input.make(), input.make(), input.make(), input.handle(), input.list()); }
    unsafe cuLaunchCooperativeKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams) -> (), unchecked(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams);
cuLaunchHostFunc(input) {  let (hStream, fn_, userData) = (input.handle(), input.callback(), input.memory()); }
    unsafe cuLaunchHostFunc(hStream, fn_, userData) -> (), unchecked(hStream, fn_, userData);
cuLaunchHostFunc_v2(input) {  let (hStream, fn_, userData, syncMode) = (input.handle(), input.callback(), input.memory(), input.make()); }
    unsafe cuLaunchHostFunc_v2(hStream, fn_, userData, syncMode) -> (), unchecked(hStream, fn_, userData, syncMode);
cuFuncSetBlockShape(input) {  let (hfunc, x, y, z) = (input.handle(), input.make(), input.make(), input.make()); }
    unsafe cuFuncSetBlockShape(hfunc, x, y, z) -> (), unchecked(hfunc, x, y, z);
cuFuncSetSharedSize(input) {  let (hfunc, bytes) = (input.handle(), input.make()); }
    unsafe cuFuncSetSharedSize(hfunc, bytes) -> (), unchecked(hfunc, bytes);
cuParamSetSize(input) {  let (hfunc, numbytes) = (input.handle(), input.make()); }
    unsafe cuParamSetSize(hfunc, numbytes) -> (), unchecked(hfunc, numbytes);
cuParamSeti(input) {  let (hfunc, offset, value) = (input.handle(), input.make(), input.make()); }
    unsafe cuParamSeti(hfunc, offset, value) -> (), unchecked(hfunc, offset, value);
cuParamSetf(input) {  let (hfunc, offset, value) = (input.handle(), input.make(), input.make()); }
    unsafe cuParamSetf(hfunc, offset, value) -> (), unchecked(hfunc, offset, value);
cuParamSetv(input) { let numbytes = input.count(); let (hfunc, offset, ptr, numbytes) = (input.handle(), input.make(), input.bytes(&numbytes), numbytes.number() as _); }
    unsafe cuParamSetv(hfunc, offset, ptr, numbytes) -> (), unchecked(hfunc, offset, ptr, numbytes);
cuLaunch(input) {  let f = input.handle(); }
    unsafe cuLaunch(f) -> (), unchecked(f);
cuLaunchGrid(input) {  let (f, grid_width, grid_height) = (input.handle(), input.make(), input.make()); }
    unsafe cuLaunchGrid(f, grid_width, grid_height) -> (), unchecked(f, grid_width, grid_height);
cuLaunchGridAsync(input) {  let (f, grid_width, grid_height, hStream) = (input.handle(), input.make(), input.make(), input.handle()); }
    unsafe cuLaunchGridAsync(f, grid_width, grid_height, hStream) -> (), unchecked(f, grid_width, grid_height, hStream);
cuLaunchCooperativeKernelMultiDevice(input) { let numDevices = input.count(); let (launchParamsList, numDevices, flags) = (input.many(&numDevices, |input| input.make()), numDevices.number() as _, input.make()); }
    unsafe cuLaunchCooperativeKernelMultiDevice(launchParamsList, numDevices, flags) -> (), checked(launchParamsList, numDevices, flags);
cuParamSetTexRef(input) {  let (hfunc, texunit, hTexRef) = (input.handle(), input.make(), input.handle()); }
    unsafe cuParamSetTexRef(hfunc, texunit, hTexRef) -> (), checked(hfunc, texunit, hTexRef);
cuFuncSetSharedMemConfig(input) {  let (hfunc, config) = (input.handle(), input.make()); }
    unsafe cuFuncSetSharedMemConfig(hfunc, config) -> (), checked(hfunc, config);
cuGraphCreate(input) {  let flags = input.make(); }
    safe cuGraphCreate(flags) -> (0 value phGraph), checked(elsewhere(), flags);
cuGraphAddKernelNode_v2(input) {  let (hGraph, dependencies, nodeParams) = (input.handle(), input.slice(|input| input.handle()), input.make()); }
    unsafe cuGraphAddKernelNode(hGraph, &dependencies, &nodeParams) -> (0 value phGraphNode), checked(elsewhere(), hGraph, dependencies.as_ptr(), dependencies.len(), &nodeParams);
cuGraphKernelNodeGetParams_v2(input) {  let hNode = input.handle(); }
    unsafe cuGraphKernelNodeGetParams(hNode) -> (1 value nodeParams), unchecked(hNode, elsewhere());
cuGraphKernelNodeSetParams_v2(input) {  let (hNode, nodeParams) = (input.handle(), input.make()); }
    unsafe cuGraphKernelNodeSetParams(hNode, &nodeParams) -> (), checked(hNode, &nodeParams);
cuGraphAddMemcpyNode(input) {  let (hGraph, dependencies, copyParams, ctx) = (input.handle(), input.slice(|input| input.handle()), input.make(), input.handle()); }
    unsafe cuGraphAddMemcpyNode(hGraph, &dependencies, &copyParams, ctx) -> (0 value phGraphNode), checked(elsewhere(), hGraph, dependencies.as_ptr(), dependencies.len(), &copyParams, ctx);
cuGraphMemcpyNodeGetParams(input) {  let hNode = input.handle(); }
    unsafe cuGraphMemcpyNodeGetParams(hNode) -> (1 value nodeParams), unchecked(hNode, elsewhere());
cuGraphMemcpyNodeSetParams(input) {  let (hNode, nodeParams) = (input.handle(), input.make()); }
    unsafe cuGraphMemcpyNodeSetParams(hNode, &nodeParams) -> (), checked(hNode, &nodeParams);
cuGraphAddMemsetNode(input) {  let (hGraph, dependencies, memsetParams, ctx) = (input.handle(), input.slice(|input| input.handle()), input.make(), input.handle()); }
    unsafe cuGraphAddMemsetNode(hGraph, &dependencies, &memsetParams, ctx) -> (0 value phGraphNode), checked(elsewhere(), hGraph, dependencies.as_ptr(), dependencies.len(), &memsetParams, ctx);
cuGraphMemsetNodeGetParams(input) {  let hNode = input.handle(); }
    unsafe cuGraphMemsetNodeGetParams(hNode) -> (1 value nodeParams), unchecked(hNode, elsewhere());
cuGraphMemsetNodeSetParams(input) {  let (hNode, nodeParams) = (input.handle(), input.make()); }
    unsafe cuGraphMemsetNodeSetParams(hNode, &nodeParams) -> (), checked(hNode, &nodeParams);
cuGraphAddHostNode(input) {  let (hGraph, dependencies, nodeParams) = (input.handle(), input.slice(|input| input.handle()), input.make()); }
    unsafe cuGraphAddHostNode(hGraph, &dependencies, &nodeParams) -> (0 value phGraphNode), checked(elsewhere(), hGraph, dependencies.as_ptr(), dependencies.len(), &nodeParams);
cuGraphHostNodeGetParams(input) {  let hNode = input.handle(); }
    unsafe cuGraphHostNodeGetParams(hNode) -> (1 value nodeParams), unchecked(hNode, elsewhere());
cuGraphHostNodeSetParams(input) {  let (hNode, nodeParams) = (input.handle(), input.make()); }
    unsafe cuGraphHostNodeSetParams(hNode, &nodeParams) -> (), unchecked(hNode, &nodeParams);
cuGraphAddChildGraphNode(input) {  let (hGraph, dependencies, childGraph) = (input.handle(), input.slice(|input| input.handle()), input.handle()); }
    unsafe cuGraphAddChildGraphNode(hGraph, &dependencies, childGraph) -> (0 value phGraphNode), checked(elsewhere(), hGraph, dependencies.as_ptr(), dependencies.len(), childGraph);
cuGraphChildGraphNodeGetGraph(input) {  let hNode = input.handle(); }
    unsafe cuGraphChildGraphNodeGetGraph(hNode) -> (1 value phGraph), unchecked(hNode, elsewhere());
cuGraphAddEmptyNode(input) {  let (hGraph, dependencies) = (input.handle(), input.slice(|input| input.handle())); }
    unsafe cuGraphAddEmptyNode(hGraph, &dependencies) -> (0 value phGraphNode), checked(elsewhere(), hGraph, dependencies.as_ptr(), dependencies.len());
cuGraphAddEventRecordNode(input) {  let (hGraph, dependencies, event) = (input.handle(), input.slice(|input| input.handle()), input.handle()); }
    unsafe cuGraphAddEventRecordNode(hGraph, &dependencies, event) -> (0 value phGraphNode), checked(elsewhere(), hGraph, dependencies.as_ptr(), dependencies.len(), event);
cuGraphEventRecordNodeGetEvent(input) {  let hNode = input.handle(); }
    unsafe cuGraphEventRecordNodeGetEvent(hNode) -> (1 value event_out), unchecked(hNode, elsewhere());
cuGraphEventRecordNodeSetEvent(input) {  let (hNode, event) = (input.handle(), input.handle()); }
    unsafe cuGraphEventRecordNodeSetEvent(hNode, event) -> (), unchecked(hNode, event);
cuGraphAddEventWaitNode(input) {  let (hGraph, dependencies, event) = (input.handle(), input.slice(|input| input.handle()), input.handle()); }
    unsafe cuGraphAddEventWaitNode(hGraph, &dependencies, event) -> (0 value phGraphNode), checked(elsewhere(), hGraph, dependencies.as_ptr(), dependencies.len(), event);
cuGraphEventWaitNodeGetEvent(input) {  let hNode = input.handle(); }
    unsafe cuGraphEventWaitNodeGetEvent(hNode) -> (1 value event_out), unchecked(hNode, elsewhere());
cuGraphEventWaitNodeSetEvent(input) {  let (hNode, event) = (input.handle(), input.handle()); }
    unsafe cuGraphEventWaitNodeSetEvent(hNode, event) -> (), unchecked(hNode, event);
cuGraphAddExternalSemaphoresSignalNode(input) {  let (hGraph, dependencies, nodeParams) = (input.handle(), input.slice(|input| input.handle()), input.make()); }
    unsafe cuGraphAddExternalSemaphoresSignalNode(hGraph, &dependencies, &nodeParams) -> (0 value phGraphNode), checked(elsewhere(), hGraph, dependencies.as_ptr(), dependencies.len(), &nodeParams);
cuGraphExternalSemaphoresSignalNodeGetParams(input) {  let hNode = input.handle(); }
    unsafe cuGraphExternalSemaphoresSignalNodeGetParams(hNode) -> (1 value params_out), unchecked(hNode, elsewhere());
cuGraphExternalSemaphoresSignalNodeSetParams(input) {  let (hNode, nodeParams) = (input.handle(), input.make()); }
    unsafe cuGraphExternalSemaphoresSignalNodeSetParams(hNode, &nodeParams) -> (), checked(hNode, &nodeParams);
cuGraphAddExternalSemaphoresWaitNode(input) {  let (hGraph, dependencies, nodeParams) = (input.handle(), input.slice(|input| input.handle()), input.make()); }
    unsafe cuGraphAddExternalSemaphoresWaitNode(hGraph, &dependencies, &nodeParams) -> (0 value phGraphNode), checked(elsewhere(), hGraph, dependencies.as_ptr(), dependencies.len(), &nodeParams);
cuGraphExternalSemaphoresWaitNodeGetParams(input) {  let hNode = input.handle(); }
    unsafe cuGraphExternalSemaphoresWaitNodeGetParams(hNode) -> (1 value params_out), unchecked(hNode, elsewhere());
cuGraphExternalSemaphoresWaitNodeSetParams(input) {  let (hNode, nodeParams) = (input.handle(), input.make()); }
    unsafe cuGraphExternalSemaphoresWaitNodeSetParams(hNode, &nodeParams) -> (), checked(hNode, &nodeParams);
cuGraphAddBatchMemOpNode(input) {  let (hGraph, dependencies, nodeParams) = (input.handle(), input.slice(|input| input.handle()), input.make()); }
    unsafe cuGraphAddBatchMemOpNode(hGraph, &dependencies, &nodeParams) -> (0 value phGraphNode), checked(elsewhere(), hGraph, dependencies.as_ptr(), dependencies.len(), &nodeParams);
cuGraphBatchMemOpNodeGetParams(input) {  let hNode = input.handle(); }
    unsafe cuGraphBatchMemOpNodeGetParams(hNode) -> (1 value nodeParams_out), unchecked(hNode, elsewhere());
cuGraphBatchMemOpNodeSetParams(input) {  let (hNode, nodeParams) = (input.handle(), input.make()); }
    unsafe cuGraphBatchMemOpNodeSetParams(hNode, &nodeParams) -> (), checked(hNode, &nodeParams);
cuGraphExecBatchMemOpNodeSetParams(input) {  let (hGraphExec, hNode, nodeParams) = (input.handle(), input.handle(), input.make()); }
    unsafe cuGraphExecBatchMemOpNodeSetParams(hGraphExec, hNode, &nodeParams) -> (), checked(hGraphExec, hNode, &nodeParams);
cuGraphAddMemAllocNode(input) {  let (hGraph, dependencies, nodeParams) = (input.handle(), input.slice(|input| input.handle()), input.one(|input| input.make())); }
    unsafe cuGraphAddMemAllocNode(hGraph, &dependencies, nodeParams) -> (0 value phGraphNode), checked(elsewhere(), hGraph, dependencies.as_ptr(), dependencies.len(), nodeParams);
cuGraphMemAllocNodeGetParams(input) {  let hNode = input.handle(); }
    unsafe cuGraphMemAllocNodeGetParams(hNode) -> (1 value params_out), unchecked(hNode, elsewhere());
cuGraphAddMemFreeNode(input) {  let (hGraph, dependencies, dptr) = (input.handle(), input.slice(|input| input.handle()), input.make()); }
    unsafe cuGraphAddMemFreeNode(hGraph, &dependencies, dptr) -> (0 value phGraphNode), checked(elsewhere(), hGraph, dependencies.as_ptr(), dependencies.len(), dptr);
cuGraphMemFreeNodeGetParams(input) {  let hNode = input.handle(); }
    unsafe cuGraphMemFreeNodeGetParams(hNode) -> (1 value dptr_out), unchecked(hNode, elsewhere());
cuDeviceGraphMemTrim(input) {  let device = input.make(); }
    safe cuDeviceGraphMemTrim(device) -> (), unchecked(device);
cuDeviceGetGraphMemAttribute(input) {  let (device, attr, value) = (input.make(), input.make(), input.memory()); }
    unsafe cuDeviceGetGraphMemAttribute(device, attr, value) -> (), checked(device, attr, value);
cuDeviceSetGraphMemAttribute(input) {  let (device, attr, value) = (input.make(), input.make(), input.memory()); }
    unsafe cuDeviceSetGraphMemAttribute(device, attr, value) -> (), checked(device, attr, value);
cuGraphClone(input) {  let originalGraph = input.handle(); }
    unsafe cuGraphClone(originalGraph) -> (0 value phGraphClone), unchecked(elsewhere(), originalGraph);
cuGraphNodeFindInClone(input) {  let (hOriginalNode, hClonedGraph) = (input.handle(), input.handle()); }
    unsafe cuGraphNodeFindInClone(hOriginalNode, hClonedGraph) -> (0 value phNode), unchecked(elsewhere(), hOriginalNode, hClonedGraph);
cuGraphNodeGetType(input) {  let hNode = input.handle(); }
    unsafe cuGraphNodeGetType(hNode) -> (1 value type_), unchecked(hNode, elsewhere());
cuGraphNodeGetContainingGraph(input) {  let hNode = input.handle(); }
    unsafe cuGraphNodeGetContainingGraph(hNode) -> (1 value phGraph), unchecked(hNode, elsewhere());
cuGraphNodeGetLocalId(input) {  let hNode = input.handle(); }
    unsafe cuGraphNodeGetLocalId(hNode) -> (1 value nodeId), unchecked(hNode, elsewhere());
cuGraphNodeGetToolsId(input) {  let hNode = input.handle(); }
    unsafe cuGraphNodeGetToolsId(hNode) -> (1 value toolsNodeId), unchecked(hNode, elsewhere());
cuGraphGetId(input) {  let hGraph = input.handle(); }
    unsafe cuGraphGetId(hGraph) -> (1 value graphId), unchecked(hGraph, elsewhere());
cuGraphExecGetId(input) {  let hGraphExec = input.handle(); }
    unsafe cuGraphExecGetId(hGraphExec) -> (1 value graphId), unchecked(hGraphExec, elsewhere());
cuGraphGetNodes(input) { let numNodes = input.count(); let (hGraph, nodes, numNodes) = (input.handle(), input.many(&numNodes, |input| input.handle()), input.one(|_| numNodes.number() as _)); }
    unsafe cuGraphGetNodes(hGraph, nodes, numNodes) -> (), unchecked(hGraph, nodes, numNodes);
cuGraphGetRootNodes(input) { let numRootNodes = input.count(); let (hGraph, rootNodes, numRootNodes) = (input.handle(), input.many(&numRootNodes, |input| input.handle()), input.one(|_| numRootNodes.number() as _)); }
    unsafe cuGraphGetRootNodes(hGraph, rootNodes, numRootNodes) -> (), unchecked(hGraph, rootNodes, numRootNodes);
cuGraphGetEdges_v2(input) { let numEdges = input.count(); let (hGraph, from, to, edgeData, numEdges) = (input.handle(), input.many(&numEdges, |input| input.handle()), input.many(&numEdges, |input| input.handle()), input.many(&numEdges, |input| input.make()), input.one(|_| numEdges.number() as _)); }
    unsafe cuGraphGetEdges(hGraph, from, to, edgeData, numEdges) -> (), checked(hGraph, from, to, edgeData, numEdges);
cuGraphNodeGetDependencies_v2(input) { let numDependencies = input.count(); let (hNode, dependencies, edgeData, numDependencies) = (input.handle(), input.many(&numDependencies, |input| input.handle()), input.many(&numDependencies, |input| input.make()), input.one(|_| numDependencies.number() as _)); }
    unsafe cuGraphNodeGetDependencies(hNode, dependencies, edgeData, numDependencies) -> (), checked(hNode, dependencies, edgeData, numDependencies);
cuGraphNodeGetDependentNodes_v2(input) { let numDependentNodes = input.count(); let (hNode, dependentNodes, edgeData, numDependentNodes) = (input.handle(), input.many(&numDependentNodes, |input| input.handle()), input.many(&numDependentNodes, |input| input.make()), input.one(|_| numDependentNodes.number() as _)); }
    unsafe cuGraphNodeGetDependentNodes(hNode, dependentNodes, edgeData, numDependentNodes) -> (), checked(hNode, dependentNodes, edgeData, numDependentNodes);
cuGraphAddDependencies_v2(input) { let numDependencies = input.count(); let (hGraph, from, to, edgeData, numDependencies) = (input.handle(), input.many(&numDependencies, |input| input.handle()), input.many(&numDependencies, |input| input.handle()), input.many(&numDependencies, |input| input.make()), numDependencies.number() as _); }
    unsafe cuGraphAddDependencies(hGraph, from, to, edgeData, numDependencies) -> (), checked(hGraph, from, to, edgeData, numDependencies);
cuGraphRemoveDependencies_v2(input) { let numDependencies = input.count(); let (hGraph, from, to, edgeData, numDependencies) = (input.handle(), input.many(&numDependencies, |input| input.handle()), input.many(&numDependencies, |input| input.handle()), input.many(&numDependencies, |input| input.make()), numDependencies.number() as _); }
    unsafe cuGraphRemoveDependencies(hGraph, from, to, edgeData, numDependencies) -> (), checked(hGraph, from, to, edgeData, numDependencies);
cuGraphDestroyNode(input) {  let hNode = input.handle(); }
    unsafe cuGraphDestroyNode(hNode) -> (), unchecked(hNode);
cuGraphInstantiateWithFlags(input) {  let (hGraph, flags) = (input.handle(), input.make()); }
    unsafe cuGraphInstantiate(hGraph, flags) -> (0 value phGraphExec), checked(elsewhere(), hGraph, flags);
cuGraphInstantiateWithParams(input) {  let (hGraph, instantiateParams) = (input.handle(), input.one(|input| input.make())); }
    unsafe cuGraphInstantiateWithParams(hGraph, instantiateParams) -> (0 value phGraphExec), checked(elsewhere(), hGraph, instantiateParams);
cuGraphExecGetFlags(input) {  let hGraphExec = input.handle(); }
    unsafe cuGraphExecGetFlags(hGraphExec) -> (1 value flags), unchecked(hGraphExec, elsewhere());
cuGraphExecKernelNodeSetParams_v2(input) {  let (hGraphExec, hNode, nodeParams) = (input.handle(), input.handle(), input.make()); }
    unsafe cuGraphExecKernelNodeSetParams(hGraphExec, hNode, &nodeParams) -> (), checked(hGraphExec, hNode, &nodeParams);
cuGraphExecMemcpyNodeSetParams(input) {  let (hGraphExec, hNode, copyParams, ctx) = (input.handle(), input.handle(), input.make(), input.handle()); }
    unsafe cuGraphExecMemcpyNodeSetParams(hGraphExec, hNode, &copyParams, ctx) -> (), checked(hGraphExec, hNode, &copyParams, ctx);
cuGraphExecMemsetNodeSetParams(input) {  let (hGraphExec, hNode, memsetParams, ctx) = (input.handle(), input.handle(), input.make(), input.handle()); }
    unsafe cuGraphExecMemsetNodeSetParams(hGraphExec, hNode, &memsetParams, ctx) -> (), checked(hGraphExec, hNode, &memsetParams, ctx);
cuGraphExecHostNodeSetParams(input) {  let (hGraphExec, hNode, nodeParams) = (input.handle(), input.handle(), input.make()); }
    unsafe cuGraphExecHostNodeSetParams(hGraphExec, hNode, &nodeParams) -> (), unchecked(hGraphExec, hNode, &nodeParams);
cuGraphExecChildGraphNodeSetParams(input) {  let (hGraphExec, hNode, childGraph) = (input.handle(), input.handle(), input.handle()); }
    unsafe cuGraphExecChildGraphNodeSetParams(hGraphExec, hNode, childGraph) -> (), unchecked(hGraphExec, hNode, childGraph);
cuGraphExecEventRecordNodeSetEvent(input) {  let (hGraphExec, hNode, event) = (input.handle(), input.handle(), input.handle()); }
    unsafe cuGraphExecEventRecordNodeSetEvent(hGraphExec, hNode, event) -> (), unchecked(hGraphExec, hNode, event);
cuGraphExecEventWaitNodeSetEvent(input) {  let (hGraphExec, hNode, event) = (input.handle(), input.handle(), input.handle()); }
    unsafe cuGraphExecEventWaitNodeSetEvent(hGraphExec, hNode, event) -> (), unchecked(hGraphExec, hNode, event);
cuGraphExecExternalSemaphoresSignalNodeSetParams(input) {  let (hGraphExec, hNode, nodeParams) = (input.handle(), input.handle(), input.make()); }
    unsafe cuGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec, hNode, &nodeParams) -> (), checked(hGraphExec, hNode, &nodeParams);
cuGraphExecExternalSemaphoresWaitNodeSetParams(input) {  let (hGraphExec, hNode, nodeParams) = (input.handle(), input.handle(), input.make()); }
    unsafe cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec, hNode, &nodeParams) -> (), checked(hGraphExec, hNode, &nodeParams);
cuGraphNodeSetEnabled(input) {  let (hGraphExec, hNode, isEnabled) = (input.handle(), input.handle(), input.make()); }
    unsafe cuGraphNodeSetEnabled(hGraphExec, hNode, isEnabled) -> (), unchecked(hGraphExec, hNode, isEnabled);
cuGraphNodeGetEnabled(input) {  let (hGraphExec, hNode) = (input.handle(), input.handle()); }
    unsafe cuGraphNodeGetEnabled(hGraphExec, hNode) -> (2 value isEnabled), unchecked(hGraphExec, hNode, elsewhere());
cuGraphUpload(input) {  let (hGraphExec, hStream) = (input.handle(), input.handle()); }
    unsafe cuGraphUpload(hGraphExec, hStream) -> (), unchecked(hGraphExec, hStream);
cuGraphLaunch(input) {  let (hGraphExec, hStream) = (input.handle(), input.handle()); }
    unsafe cuGraphLaunch(hGraphExec, hStream) -> (), unchecked(hGraphExec, hStream);
cuGraphExecDestroy(input) {  let hGraphExec = input.handle(); }
    unsafe cuGraphExecDestroy(hGraphExec) -> (), unchecked(hGraphExec);
cuGraphDestroy(input) {  let hGraph = input.handle(); }
    unsafe cuGraphDestroy(hGraph) -> (), unchecked(hGraph);
cuGraphExecUpdate_v2(input) {  let (hGraphExec, hGraph, resultInfo) = (input.handle(), input.handle(), input.one(|input| input.make())); }
    unsafe cuGraphExecUpdate(hGraphExec, hGraph, resultInfo) -> (), unchecked(hGraphExec, hGraph, resultInfo);
cuGraphKernelNodeCopyAttributes(input) {  let (dst, src) = (input.handle(), input.handle()); }
    unsafe cuGraphKernelNodeCopyAttributes(dst, src) -> (), unchecked(dst, src);
cuGraphKernelNodeGetAttribute(input) {  let (hNode, attr) = (input.handle(), input.make()); }
    unsafe cuGraphKernelNodeGetAttribute(hNode, attr) -> (2 value value_out), unchecked(hNode, attr, elsewhere());
cuGraphKernelNodeSetAttribute(input) {  let (hNode, attr, value) = (input.handle(), input.make(), input.one(|input| input.make())); }
    unsafe cuGraphKernelNodeSetAttribute(hNode, attr, value) -> (), checked(hNode, attr, value);
cuGraphDebugDotPrint(input) {  let (hGraph, path, flags) = (input.handle(), input.text(), input.make()); }
    unsafe cuGraphDebugDotPrint(hGraph, &path, flags) -> (), unchecked(hGraph, path.as_ptr(), flags);
cuUserObjectCreate(input) {  let (ptr, destroy, initialRefcount, flags) = (input.memory(), input.callback(), input.make(), input.make()); }
    unsafe cuUserObjectCreate(ptr, destroy, initialRefcount, flags) -> (0 value object_out), checked(elsewhere(), ptr, destroy, initialRefcount, flags);
cuUserObjectRetain(input) {  let (object, count) = (input.handle(), input.make()); }
    unsafe cuUserObjectRetain(object, count) -> (), checked(object, count);
cuUserObjectRelease(input) {  let (object, count) = (input.handle(), input.make()); }
    unsafe cuUserObjectRelease(object, count) -> (), checked(object, count);
cuGraphRetainUserObject(input) {  let (graph, object, count, flags) = (input.handle(), input.handle(), input.make(), input.make()); }
    unsafe cuGraphRetainUserObject(graph, object, count, flags) -> (), checked(graph, object, count, flags);
cuGraphReleaseUserObject(input) {  let (graph, object, count) = (input.handle(), input.handle(), input.make()); }
    unsafe cuGraphReleaseUserObject(graph, object, count) -> (), checked(graph, object, count);
cuGraphAddNode_v2(input) { let numDependencies = input.count(); let (hGraph, dependencies, dependencyData, numDependencies, nodeParams) = (input.handle(), input.many(&numDependencies, |input| input.handle()), input.many(&numDependencies, |input| input.make()), numDependencies.number() as _, input.one(|input| input.make())); }
    unsafe cuGraphAddNode(hGraph, dependencies, dependencyData, numDependencies, nodeParams) -> (0 value phGraphNode), checked(elsewhere(), hGraph, dependencies, dependencyData, numDependencies, nodeParams);
cuGraphAddNode_v3(input) { let numDependencies = input.count(); let (hGraph, dependencies, dependencyData, numDependencies, nodeParams) = (input.handle(), input.many(&numDependencies, |input| input.handle()), input.many(&numDependencies, |input| input.make()), numDependencies.number() as _, input.one(|input| input.make())); }
    unsafe cuGraphAddNode_v3(hGraph, dependencies, dependencyData, numDependencies, nodeParams) -> (0 value phGraphNode), checked(elsewhere(), hGraph, dependencies, dependencyData, numDependencies, nodeParams);
cuGraphNodeSetParams(input) {  let (hNode, nodeParams) = (input.handle(), input.one(|input| input.make())); }
    unsafe cuGraphNodeSetParams(hNode, nodeParams) -> (), checked(hNode, nodeParams);
cuGraphNodeSetParams_v2(input) {  let (hNode, nodeParams) = (input.handle(), input.one(|input| input.make())); }
    unsafe cuGraphNodeSetParams_v2(hNode, nodeParams) -> (), checked(hNode, nodeParams);
cuGraphNodeGetParams(input) {  let hNode = input.handle(); }
    unsafe cuGraphNodeGetParams(hNode) -> (1 value nodeParams), unchecked(hNode, elsewhere());
cuGraphExecNodeSetParams(input) {  let (hGraphExec, hNode, nodeParams) = (input.handle(), input.handle(), input.one(|input| input.make())); }
    unsafe cuGraphExecNodeSetParams(hGraphExec, hNode, nodeParams) -> (), checked(hGraphExec, hNode, nodeParams);
cuGraphConditionalHandleCreate(input) {  let (hGraph, ctx, defaultLaunchValue, flags) = (input.handle(), input.handle(), input.make(), input.make()); }
    unsafe cuGraphConditionalHandleCreate(hGraph, ctx, defaultLaunchValue, flags) -> (0 value pHandle_out), checked(elsewhere(), hGraph, ctx, defaultLaunchValue, flags);
cuOccupancyMaxActiveBlocksPerMultiprocessor(input) {  let (func, blockSize, dynamicSMemSize) = (input.handle(), input.make(), input.make()); }
    unsafe cuOccupancyMaxActiveBlocksPerMultiprocessor(func, blockSize, dynamicSMemSize) -> (0 value numBlocks), unchecked(elsewhere(), func, blockSize, dynamicSMemSize);
cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(input) {  let (func, blockSize, dynamicSMemSize, flags) = (input.handle(), input.make(), input.make(), input.make()); }
    unsafe cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(func, blockSize, dynamicSMemSize, flags) -> (0 value numBlocks), checked(elsewhere(), func, blockSize, dynamicSMemSize, flags);
cuOccupancyMaxPotentialBlockSize(input) {  let (func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit) = (input.handle(), input.callback(), input.make(), input.make()); }
    unsafe cuOccupancyMaxPotentialBlockSize(func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit) -> (0 value minGridSize, 1 value blockSize), unchecked(elsewhere(), elsewhere(), func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit);
cuOccupancyMaxPotentialBlockSizeWithFlags(input) {  let (func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit, flags) = (input.handle(), input.callback(), input.make(), input.make(), input.make()); }
    unsafe cuOccupancyMaxPotentialBlockSizeWithFlags(func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit, flags) -> (0 value minGridSize, 1 value blockSize), checked(elsewhere(), elsewhere(), func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit, flags);
cuOccupancyAvailableDynamicSMemPerBlock(input) {  let (func, numBlocks, blockSize) = (input.handle(), input.make(), input.make()); }
    unsafe cuOccupancyAvailableDynamicSMemPerBlock(func, numBlocks, blockSize) -> (0 value dynamicSmemSize), unchecked(elsewhere(), func, numBlocks, blockSize);
cuOccupancyMaxPotentialClusterSize(input) {  let (func, config) = (input.handle(), input.make()); }
    unsafe cuOccupancyMaxPotentialClusterSize(func, &config) -> (0 value clusterSize), checked(elsewhere(), func, &config);
cuOccupancyMaxActiveClusters(input) {  let (func, config) = (input.handle(), input.make()); }
    unsafe cuOccupancyMaxActiveClusters(func, &config) -> (0 value numClusters), checked(elsewhere(), func, &config);
cuTexRefSetArray(input) {  let (hTexRef, hArray, Flags) = (input.handle(), input.handle(), input.make()); }
    unsafe cuTexRefSetArray(hTexRef, hArray, Flags) -> (), checked(hTexRef, hArray, Flags);
cuTexRefSetMipmappedArray(input) {  let (hTexRef, hMipmappedArray, Flags) = (input.handle(), input.handle(), input.make()); }
    unsafe cuTexRefSetMipmappedArray(hTexRef, hMipmappedArray, Flags) -> (), checked(hTexRef, hMipmappedArray, Flags);
cuTexRefSetAddress_v2(input) {  let (ByteOffset, hTexRef, dptr, bytes) = (input.one(|input| input.make()), input.handle(), input.make(), input.make()); }
    unsafe cuTexRefSetAddress(ByteOffset, hTexRef, dptr, bytes) -> (), unchecked(ByteOffset, hTexRef, dptr, bytes);
cuTexRefSetAddress2D_v3(input) {  let (hTexRef, desc, dptr, Pitch) = (input.handle(), input.make(), input.make(), input.make()); }
    unsafe cuTexRefSetAddress2D(hTexRef, &desc, dptr, Pitch) -> (), unchecked(hTexRef, &desc, dptr, Pitch);
cuTexRefSetFormat(input) {  let (hTexRef, fmt, NumPackedComponents) = (input.handle(), input.make(), input.make()); }
    unsafe cuTexRefSetFormat(hTexRef, fmt, NumPackedComponents) -> (), unchecked(hTexRef, fmt, NumPackedComponents);
cuTexRefSetAddressMode(input) {  let (hTexRef, dim, am) = (input.handle(), input.make(), input.make()); }
    unsafe cuTexRefSetAddressMode(hTexRef, dim, am) -> (), unchecked(hTexRef, dim, am);
cuTexRefSetFilterMode(input) {  let (hTexRef, fm) = (input.handle(), input.make()); }
    unsafe cuTexRefSetFilterMode(hTexRef, fm) -> (), unchecked(hTexRef, fm);
cuTexRefSetMipmapFilterMode(input) {  let (hTexRef, fm) = (input.handle(), input.make()); }
    unsafe cuTexRefSetMipmapFilterMode(hTexRef, fm) -> (), checked(hTexRef, fm);
cuTexRefSetMipmapLevelBias(input) {  let (hTexRef, bias) = (input.handle(), input.make()); }
    unsafe cuTexRefSetMipmapLevelBias(hTexRef, bias) -> (), unchecked(hTexRef, bias);
cuTexRefSetMipmapLevelClamp(input) {  let (hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp) = (input.handle(), input.make(), input.make()); }
    unsafe cuTexRefSetMipmapLevelClamp(hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp) -> (), unchecked(hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp);
cuTexRefSetMaxAnisotropy(input) {  let (hTexRef, maxAniso) = (input.handle(), input.make()); }
    unsafe cuTexRefSetMaxAnisotropy(hTexRef, maxAniso) -> (), unchecked(hTexRef, maxAniso);
cuTexRefSetBorderColor(input) {  let (hTexRef, pBorderColor) = (input.handle(), input.one(|input| input.make())); }
    unsafe cuTexRefSetBorderColor(hTexRef, pBorderColor) -> (), unchecked(hTexRef, pBorderColor);
cuTexRefSetFlags(input) {  let (hTexRef, Flags) = (input.handle(), input.make()); }
    unsafe cuTexRefSetFlags(hTexRef, Flags) -> (), unchecked(hTexRef, Flags);
cuTexRefGetAddress_v2(input) {  let hTexRef = input.handle(); }
    unsafe cuTexRefGetAddress(hTexRef) -> (0 value pdptr), unchecked(elsewhere(), hTexRef);
cuTexRefGetArray(input) {  let hTexRef = input.handle(); }
    unsafe cuTexRefGetArray(hTexRef) -> (0 value phArray), unchecked(elsewhere(), hTexRef);
cuTexRefGetMipmappedArray(input) {  let hTexRef = input.handle(); }
    unsafe cuTexRefGetMipmappedArray(hTexRef) -> (0 value phMipmappedArray), unchecked(elsewhere(), hTexRef);
cuTexRefGetAddressMode(input) {  let (hTexRef, dim) = (input.handle(), input.make()); }
    unsafe cuTexRefGetAddressMode(hTexRef, dim) -> (0 value pam), checked(elsewhere(), hTexRef, dim);
cuTexRefGetFilterMode(input) {  let hTexRef = input.handle(); }
    unsafe cuTexRefGetFilterMode(hTexRef) -> (0 value pfm), unchecked(elsewhere(), hTexRef);
cuTexRefGetFormat(input) {  let (pFormat, pNumChannels, hTexRef) = (input.one(|input| input.make()), input.one(|input| input.make()), input.handle()); }
    unsafe cuTexRefGetFormat(pFormat, pNumChannels, hTexRef) -> (), unchecked(pFormat, pNumChannels, hTexRef);
cuTexRefGetMipmapFilterMode(input) {  let hTexRef = input.handle(); }
    unsafe cuTexRefGetMipmapFilterMode(hTexRef) -> (0 value pfm), unchecked(elsewhere(), hTexRef);
cuTexRefGetMipmapLevelBias(input) {  let hTexRef = input.handle(); }
    unsafe cuTexRefGetMipmapLevelBias(hTexRef) -> (0 value pbias), unchecked(elsewhere(), hTexRef);
cuTexRefGetMipmapLevelClamp(input) {  let hTexRef = input.handle(); }
    unsafe cuTexRefGetMipmapLevelClamp(hTexRef) -> (0 value pminMipmapLevelClamp, 1 value pmaxMipmapLevelClamp), unchecked(elsewhere(), elsewhere(), hTexRef);
cuTexRefGetMaxAnisotropy(input) {  let hTexRef = input.handle(); }
    unsafe cuTexRefGetMaxAnisotropy(hTexRef) -> (0 value pmaxAniso), unchecked(elsewhere(), hTexRef);
cuTexRefGetBorderColor(input) {  let (pBorderColor, hTexRef) = (input.one(|input| input.make()), input.handle()); }
    unsafe cuTexRefGetBorderColor(pBorderColor, hTexRef) -> (), unchecked(pBorderColor, hTexRef);
cuTexRefGetFlags(input) {  let hTexRef = input.handle(); }
    unsafe cuTexRefGetFlags(hTexRef) -> (0 value pFlags), unchecked(elsewhere(), hTexRef);
cuTexRefCreate(input) {   }
    safe cuTexRefCreate() -> (0 value pTexRef), unchecked(elsewhere());
cuTexRefDestroy(input) {  let hTexRef = input.handle(); }
    unsafe cuTexRefDestroy(hTexRef) -> (), unchecked(hTexRef);
cuSurfRefSetArray(input) {  let (hSurfRef, hArray, Flags) = (input.handle(), input.handle(), input.make()); }
    unsafe cuSurfRefSetArray(hSurfRef, hArray, Flags) -> (), checked(hSurfRef, hArray, Flags);
cuSurfRefGetArray(input) {  let hSurfRef = input.handle(); }
    unsafe cuSurfRefGetArray(hSurfRef) -> (0 value phArray), unchecked(elsewhere(), hSurfRef);
cuTexObjectCreate(input) {  let (pResDesc, pTexDesc, pResViewDesc) = (input.make(), input.make(), input.option(|input| input.make())); }
    unsafe cuTexObjectCreate(&pResDesc, &pTexDesc, pResViewDesc.as_ref()) -> (0 value pTexObject), checked(elsewhere(), &pResDesc, &pTexDesc, optional(&pResViewDesc));
cuTexObjectDestroy(input) {  let texObject = input.make(); }
    unsafe cuTexObjectDestroy(texObject) -> (), unchecked(texObject);
cuTexObjectGetResourceDesc(input) {  let texObject = input.make(); }
    unsafe cuTexObjectGetResourceDesc(texObject) -> (0 value pResDesc), unchecked(elsewhere(), texObject);
cuTexObjectGetTextureDesc(input) {  let (pTexDesc, texObject) = (input.one(|input| input.make()), input.make()); }
    unsafe cuTexObjectGetTextureDesc(pTexDesc, texObject) -> (), unchecked(pTexDesc, texObject);
cuTexObjectGetResourceViewDesc(input) {  let (pResViewDesc, texObject) = (input.one(|input| input.make()), input.make()); }
    unsafe cuTexObjectGetResourceViewDesc(pResViewDesc, texObject) -> (), unchecked(pResViewDesc, texObject);
cuSurfObjectCreate(input) {  let pResDesc = input.make(); }
    unsafe cuSurfObjectCreate(&pResDesc) -> (0 value pSurfObject), checked(elsewhere(), &pResDesc);
cuSurfObjectDestroy(input) {  let surfObject = input.make(); }
    unsafe cuSurfObjectDestroy(surfObject) -> (), unchecked(surfObject);
cuSurfObjectGetResourceDesc(input) {  let surfObject = input.make(); }
    unsafe cuSurfObjectGetResourceDesc(surfObject) -> (0 value pResDesc), unchecked(elsewhere(), surfObject);
cuTensorMapEncodeTiled(input) { let tensorRank = input.count(); let (tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, boxDim, elementStrides, interleave, swizzle, l2Promotion, oobFill) = (input.make(), tensorRank.number() as _, input.memory(), input.many(&tensorRank, |input| input.make()), input.many(&tensorRank.less(1), |input| input.make()), input.many(&tensorRank, |input| input.make()), input.many(&tensorRank, |input| input.make()), input.make(), input.make(), input.make(), input.make()); }
    unsafe cuTensorMapEncodeTiled(tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, boxDim, elementStrides, interleave, swizzle, l2Promotion, oobFill) -> (0 value tensorMap), checked(elsewhere(), tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, boxDim, elementStrides, interleave, swizzle, l2Promotion, oobFill);
cuTensorMapEncodeIm2col(input) { let tensorRank = input.count(); let (tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCorner, pixelBoxUpperCorner, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, swizzle, l2Promotion, oobFill) = (input.make(), tensorRank.number() as _, input.memory(), input.many(&tensorRank, |input| input.make()), input.many(&tensorRank.less(1), |input| input.make()), input.many(&tensorRank.less(2), |input| input.make()), input.many(&tensorRank.less(2), |input| input.make()), input.make(), input.make(), input.many(&tensorRank, |input| input.make()), input.make(), input.make(), input.make(), input.make()); }
    unsafe cuTensorMapEncodeIm2col(tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCorner, pixelBoxUpperCorner, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, swizzle, l2Promotion, oobFill) -> (0 value tensorMap), checked(elsewhere(), tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCorner, pixelBoxUpperCorner, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, swizzle, l2Promotion, oobFill);
cuTensorMapEncodeIm2colWide(input) { let tensorRank = input.count(); let (tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, mode, swizzle, l2Promotion, oobFill) = (input.make(), tensorRank.number() as _, input.memory(), input.many(&tensorRank, |input| input.make()), input.many(&tensorRank.less(1), |input| input.make()), input.make(), input.make(), input.make(), input.make(), input.many(&tensorRank, |input| input.make()), input.make(), input.make(), input.make(), input.make(), input.make()); }
    unsafe cuTensorMapEncodeIm2colWide(tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, mode, swizzle, l2Promotion, oobFill) -> (0 value tensorMap), checked(elsewhere(), tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, mode, swizzle, l2Promotion, oobFill);
cuTensorMapReplaceAddress(input) {  let (tensorMap, globalAddress) = (input.one(|input| input.make()), input.memory()); }
    unsafe cuTensorMapReplaceAddress(tensorMap, globalAddress) -> (), checked(tensorMap, globalAddress);
cuTensorMapSetAllocationClass(input) {  let (tensorMap, allocClass, outAllocClass) = (input.one(|input| input.make()), input.make(), input.one(|input| input.make())); }
    unsafe cuTensorMapSetAllocationClass(tensorMap, allocClass, outAllocClass) -> (), checked(tensorMap, allocClass, outAllocClass);
cuDeviceCanAccessPeer(input) {  let (dev, peerDev) = (input.make(), input.make()); }
    safe cuDeviceCanAccessPeer(dev, peerDev) -> (0 value canAccessPeer), unchecked(elsewhere(), dev, peerDev);
cuCtxEnablePeerAccess(input) {  let (peerContext, Flags) = (input.handle(), input.make()); }
    unsafe cuCtxEnablePeerAccess(peerContext, Flags) -> (), checked(peerContext, Flags);
cuCtxDisablePeerAccess(input) {  let peerContext = input.handle(); }
    unsafe cuCtxDisablePeerAccess(peerContext) -> (), checked(peerContext);
cuDeviceGetP2PAttribute(input) {  let (attrib, srcDevice, dstDevice) = (input.make(), input.make(), input.make()); }
    safe cuDeviceGetP2PAttribute(attrib, srcDevice, dstDevice) -> (0 value value), checked(elsewhere(), attrib, srcDevice, dstDevice);
cuDeviceGetP2PAtomicCapabilities(input) { let count = input.count(); let (capabilities, operations, count, srcDevice, dstDevice) = (input.many(&count, |input| input.make()), input.many(&count, |input| input.make()), count.number() as _, input.make(), input.make()); }
    unsafe cuDeviceGetP2PAtomicCapabilities(capabilities, operations, count, srcDevice, dstDevice) -> (), checked(capabilities, operations, count, srcDevice, dstDevice);
cuGraphicsUnregisterResource(input) {  let resource = input.handle(); }
    unsafe cuGraphicsUnregisterResource(resource) -> (), unchecked(resource);
cuGraphicsSubResourceGetMappedArray(input) {  let (resource, arrayIndex, mipLevel) = (input.handle(), input.make(), input.make()); }
    unsafe cuGraphicsSubResourceGetMappedArray(resource, arrayIndex, mipLevel) -> (0 value pArray), unchecked(elsewhere(), resource, arrayIndex, mipLevel);
cuGraphicsResourceGetMappedMipmappedArray(input) {  let resource = input.handle(); }
    unsafe cuGraphicsResourceGetMappedMipmappedArray(resource) -> (0 value pMipmappedArray), unchecked(elsewhere(), resource);
cuGraphicsResourceGetMappedPointer_v2(input) {  let resource = input.handle(); }
    unsafe cuGraphicsResourceGetMappedPointer(resource) -> (0 value pDevPtr, 1 value pSize), unchecked(elsewhere(), elsewhere(), resource);
cuGraphicsResourceSetMapFlags_v2(input) {  let (resource, flags) = (input.handle(), input.make()); }
    unsafe cuGraphicsResourceSetMapFlags(resource, flags) -> (), checked(resource, flags);
cuGraphicsMapResources(input) { let count = input.count(); let (count, resources, hStream) = (count.number() as _, input.many(&count, |input| input.handle()), input.handle()); }
    unsafe cuGraphicsMapResources(count, resources, hStream) -> (), checked(count, resources, hStream);
cuGraphicsUnmapResources(input) { let count = input.count(); let (count, resources, hStream) = (count.number() as _, input.many(&count, |input| input.handle()), input.handle()); }
    unsafe cuGraphicsUnmapResources(count, resources, hStream) -> (), checked(count, resources, hStream);
cuGetProcAddress_v2(input) {  let (symbol, cudaVersion, flags, symbolStatus) = (input.text(), input.make(), input.make(), input.one(|input| input.make())); }
    unsafe cuGetProcAddress(&symbol, cudaVersion, flags, symbolStatus) -> (1 value pfn), checked(symbol.as_ptr(), elsewhere(), cudaVersion, flags, symbolStatus);
cuCoredumpGetAttribute(input) { let size = input.count(); let (attrib, value, size) = (input.make(), input.bytes(&size), input.one(|_| size.number() as _)); }
    unsafe cuCoredumpGetAttribute(attrib, value, size) -> (), checked(attrib, value, size);
cuCoredumpGetAttributeGlobal(input) { let size = input.count(); let (attrib, value, size) = (input.make(), input.bytes(&size), input.one(|_| size.number() as _)); }
    unsafe cuCoredumpGetAttributeGlobal(attrib, value, size) -> (), checked(attrib, value, size);
cuCoredumpSetAttribute(input) { let size = input.count(); let (attrib, value, size) = (input.make(), input.bytes(&size), input.one(|_| size.number() as _)); }
    unsafe cuCoredumpSetAttribute(attrib, value, size) -> (), checked(attrib, value, size);
cuCoredumpSetAttributeGlobal(input) { let size = input.count(); let (attrib, value, size) = (input.make(), input.bytes(&size), input.one(|_| size.number() as _)); }
    unsafe cuCoredumpSetAttributeGlobal(attrib, value, size) -> (), checked(attrib, value, size);
cuCoredumpRegisterStartCallback(input) {  let (callback, userData, callbackOut) = (input.callback(), input.memory(), input.one(|input| input.handle())); }
    unsafe cuCoredumpRegisterStartCallback(callback, userData, callbackOut) -> (), unchecked(callback, userData, callbackOut);
cuCoredumpRegisterCompleteCallback(input) {  let (callback, userData, callbackOut) = (input.callback(), input.memory(), input.one(|input| input.handle())); }
    unsafe cuCoredumpRegisterCompleteCallback(callback, userData, callbackOut) -> (), unchecked(callback, userData, callbackOut);
cuCoredumpDeregisterStartCallback(input) {  let callback = input.handle(); }
    unsafe cuCoredumpDeregisterStartCallback(callback) -> (), unchecked(callback);
cuCoredumpDeregisterCompleteCallback(input) {  let callback = input.handle(); }
    unsafe cuCoredumpDeregisterCompleteCallback(callback) -> (), unchecked(callback);
cuGetExportTable(input) {  let (ppExportTable, pExportTableId) = (input.list(), input.one(|input| input.make())); }
    unsafe cuGetExportTable(ppExportTable, pExportTableId) -> (), unchecked(ppExportTable, pExportTableId);
cuGreenCtxCreate(input) {  let (desc, dev, flags) = (input.handle(), input.make(), input.make()); }
    unsafe cuGreenCtxCreate(desc, dev, flags) -> (0 value phCtx), checked(elsewhere(), desc, dev, flags);
cuGreenCtxDestroy(input) {  let hCtx = input.handle(); }
    unsafe cuGreenCtxDestroy(hCtx) -> (), unchecked(hCtx);
cuCtxFromGreenCtx(input) {  let hCtx = input.handle(); }
    unsafe cuCtxFromGreenCtx(hCtx) -> (0 value pContext), unchecked(elsewhere(), hCtx);
cuDeviceGetDevResource(input) {  let (device, type_) = (input.make(), input.make()); }
    safe cuDeviceGetDevResource(device, type_) -> (1 value resource), unchecked(device, elsewhere(), type_);
cuCtxGetDevResource(input) {  let (hCtx, type_) = (input.handle(), input.make()); }
    unsafe cuCtxGetDevResource(hCtx, type_) -> (1 value resource), unchecked(hCtx, elsewhere(), type_);
cuGreenCtxGetDevResource(input) {  let (hCtx, type_) = (input.handle(), input.make()); }
    unsafe cuGreenCtxGetDevResource(hCtx, type_) -> (1 value resource), unchecked(hCtx, elsewhere(), type_);
cuDevSmResourceSplitByCount(input) { let nbGroups = input.count(); let (result, nbGroups, input, remainder, flags, minCount) = (input.many(&nbGroups, |input| input.make()), input.one(|_| nbGroups.number() as _), input.make(), input.one(|input| input.make()), input.make(), input.make()); }
    unsafe cuDevSmResourceSplitByCount(result, nbGroups, &input, remainder, flags, minCount) -> (), checked(result, nbGroups, &input, remainder, flags, minCount);
cuDevSmResourceSplit(input) { let nbGroups = input.count(); let (result, nbGroups, input, remainder, flags, groupParams) = (input.many(&nbGroups, |input| input.make()), nbGroups.number() as _, input.make(), input.one(|input| input.make()), input.make(), input.many(&nbGroups, |input| input.make())); }
    unsafe cuDevSmResourceSplit(result, nbGroups, &input, remainder, flags, groupParams) -> (), checked(result, nbGroups, &input, remainder, flags, groupParams);
cuDevResourceGenerateDesc(input) { let nbResources = input.count(); let (resources, nbResources) = (input.many(&nbResources, |input| input.make()), nbResources.number() as _); }
    unsafe cuDevResourceGenerateDesc(resources, nbResources) -> (0 value phDesc), checked(elsewhere(), resources, nbResources);
cuGreenCtxRecordEvent(input) {  let (hCtx, hEvent) = (input.handle(), input.handle()); }
    unsafe cuGreenCtxRecordEvent(hCtx, hEvent) -> (), unchecked(hCtx, hEvent);
cuGreenCtxWaitEvent(input) {  let (hCtx, hEvent) = (input.handle(), input.handle()); }
    unsafe cuGreenCtxWaitEvent(hCtx, hEvent) -> (), checked(hCtx, hEvent);
cuStreamGetGreenCtx(input) {  let hStream = input.handle(); }
    unsafe cuStreamGetGreenCtx(hStream) -> (1 value phCtx), unchecked(hStream, elsewhere());
cuGreenCtxStreamCreate(input) {  let (greenCtx, flags, priority) = (input.handle(), input.make(), input.make()); }
    unsafe cuGreenCtxStreamCreate(greenCtx, flags, priority) -> (0 value phStream), checked(elsewhere(), greenCtx, flags, priority);
cuGreenCtxGetId(input) {  let greenCtx = input.handle(); }
    unsafe cuGreenCtxGetId(greenCtx) -> (1 value greenCtxId), unchecked(greenCtx, elsewhere());
cuStreamGetDevResource(input) {  let (hStream, type_) = (input.handle(), input.make()); }
    unsafe cuStreamGetDevResource(hStream, type_) -> (1 value resource), checked(hStream, elsewhere(), type_);
cuLogsRegisterCallback(input) {  let (callbackFunc, userData, callback_out) = (input.callback(), input.memory(), input.one(|input| input.handle())); }
    unsafe cuLogsRegisterCallback(callbackFunc, userData, callback_out) -> (), unchecked(callbackFunc, userData, callback_out);
cuLogsUnregisterCallback(input) {  let callback = input.handle(); }
    unsafe cuLogsUnregisterCallback(callback) -> (), unchecked(callback);
cuLogsCurrent(input) {  let flags = input.make(); }
    safe cuLogsCurrent(flags) -> (0 value iterator_out), checked(elsewhere(), flags);
cuLogsDumpToFile(input) {  let (iterator, pathToFile, flags) = (input.one(|input| input.make()), input.text(), input.make()); }
    unsafe cuLogsDumpToFile(iterator, &pathToFile, flags) -> (), checked(iterator, pathToFile.as_ptr(), flags);
cuLogsDumpToMemory(input) { let size = input.count(); let (iterator, buffer, size, flags) = (input.one(|input| input.make()), input.bytes(&size), input.one(|_| size.number() as _), input.make()); }
    unsafe cuLogsDumpToMemory(iterator, buffer, size, flags) -> (), checked(iterator, buffer, size, flags);
cuCheckpointProcessGetRestoreThreadId(input) {  let pid = input.make(); }
    safe cuCheckpointProcessGetRestoreThreadId(pid) -> (1 value tid), unchecked(pid, elsewhere());
cuCheckpointProcessGetState(input) {  let pid = input.make(); }
    safe cuCheckpointProcessGetState(pid) -> (1 value state), unchecked(pid, elsewhere());
cuCheckpointProcessLock(input) {  let (pid, args) = (input.make(), input.one(|input| input.make())); }
    unsafe cuCheckpointProcessLock(pid, args) -> (), checked(pid, args);
cuCheckpointProcessCheckpoint(input) {  let (pid, args) = (input.make(), input.one(|input| input.make())); }
    unsafe cuCheckpointProcessCheckpoint(pid, args) -> (), checked(pid, args);
cuCheckpointProcessRestore(input) {  let (pid, args) = (input.make(), input.one(|input| input.make())); }
    unsafe cuCheckpointProcessRestore(pid, args) -> (), checked(pid, args);
cuCheckpointOperationComplete(input) {  let handle = input.handle(); }
    unsafe cuCheckpointOperationComplete(handle) -> (), unchecked(handle);
cuCheckpointProcessUnlock(input) {  let (pid, args) = (input.make(), input.one(|input| input.make())); }
    unsafe cuCheckpointProcessUnlock(pid, args) -> (), checked(pid, args);
}

structs! { CUDA_ARRAY3D_DESCRIPTOR(input) {  } { Width: input.make(), Height: input.make(), Depth: input.make(), Format: input.make(), NumChannels: input.make(), Flags: input.make() } }
structs! { CUDA_ARRAY_DESCRIPTOR(input) {  } { Width: input.make(), Height: input.make(), Format: input.make(), NumChannels: input.make() } }
structs! { CUDA_BATCH_MEM_OP_NODE_PARAMS(input) { let count = input.count(); } { ctx: input.handle(), count: count.number() as _, paramArray: input.many(&count, |input| input.make()), flags: input.make() } }
structs! { CUDA_EXTERNAL_MEMORY_BUFFER_DESC(input) {  } { offset: input.make(), size: input.make(), flags: input.make(), reserved: std::array::from_fn(|_| input.make()) } }
structs! { CUDA_EXTERNAL_MEMORY_HANDLE_DESC(input) {  } { type_: input.make(), handle: input.make(), size: input.make(), flags: input.make(), reserved: std::array::from_fn(|_| input.make()) } }
unions! { CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle }
structs! { CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC(input) {  } { offset: input.make(), arrayDesc: input.make(), numLevels: input.make(), reserved: std::array::from_fn(|_| input.make()) } }
structs! { CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC(input) {  } { type_: input.make(), handle: input.make(), flags: input.make(), reserved: std::array::from_fn(|_| input.make()) } }
unions! { CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle }
structs! { CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS(input) {  } { params: input.make(), flags: input.make(), reserved: std::array::from_fn(|_| input.make()) } }
structs! { CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params(input) {  } { fence: input.make(), nvSciSync: input.make(), keyedMutex: input.make(), reserved: std::array::from_fn(|_| input.make()) } }
structs! { CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_fence(input) {  } { value: input.make() } }
structs! { CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_keyedMutex(input) {  } { key: input.make() } }
unions! { CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_nvSciSync }
structs! { CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS(input) {  } { params: input.make(), flags: input.make(), reserved: std::array::from_fn(|_| input.make()) } }
structs! { CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params(input) {  } { fence: input.make(), nvSciSync: input.make(), keyedMutex: input.make(), reserved: std::array::from_fn(|_| input.make()) } }
structs! { CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_fence(input) {  } { value: input.make() } }
structs! { CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_keyedMutex(input) {  } { key: input.make(), timeoutMs: input.make() } }
unions! { CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_nvSciSync }
structs! { CUDA_EXT_SEM_SIGNAL_NODE_PARAMS(input) { let numExtSems = input.count(); } { extSemArray: input.many(&numExtSems, |input| input.handle()), paramsArray: input.many(&numExtSems, |input| input.make()), numExtSems: numExtSems.number() as _ } }
structs! { CUDA_EXT_SEM_WAIT_NODE_PARAMS(input) { let numExtSems = input.count(); } { extSemArray: input.many(&numExtSems, |input| input.handle()), paramsArray: input.many(&numExtSems, |input| input.make()), numExtSems: numExtSems.number() as _ } }
structs! { CUDA_FABRIC_COPY_BATCH_OP(input) {  } { src: input.make(), dst: input.make(), size: input.make(), flags: input.make() } }
structs! { CUDA_GRAPH_INSTANTIATE_PARAMS(input) {  } { flags: input.make(), hUploadStream: input.handle(), hErrNode_out: input.handle(), result_out: input.make() } }
structs! { CUDA_HOST_NODE_PARAMS(input) {  } { fn_: input.callback(), userData: input.memory() } }
structs! { CUDA_KERNEL_NODE_PARAMS(input) {  } { func: input.handle(), gridDimX: input.make(), gridDimY: input.make(), gridDimZ: input.make(), blockDimX: input.make(), blockDimY: input.make(), blockDimZ: input.make(), sharedMemBytes: input.make(), kernelParams: input.list(), extra: input.extra(), kern: input.handle(), ctx: input.handle() } }
structs! { CUDA_LAUNCH_PARAMS(input) {  } { function: input.handle(), gridDimX: input.make(), gridDimY: input.make(), gridDimZ: input.make(), blockDimX: input.make(), blockDimY: input.make(), blockDimZ: input.make(), sharedMemBytes: input.make(), hStream: input.handle(), kernelParams: input.list() } }
structs! { CUDA_MEMCPY2D(input) {  } { srcXInBytes: input.make(), srcY: input.make(), srcMemoryType: input.make(), srcHost: input.memory(), srcDevice: input.make(), srcArray: input.handle(), srcPitch: input.make(), dstXInBytes: input.make(), dstY: input.make(), dstMemoryType: input.make(), dstHost: input.memory(), dstDevice: input.make(), dstArray: input.handle(), dstPitch: input.make(), WidthInBytes: input.make(), Height: input.make() } }
structs! { CUDA_MEMCPY3D(input) {  } { srcXInBytes: input.make(), srcY: input.make(), srcZ: input.make(), srcLOD: input.make(), srcMemoryType: input.make(), srcHost: input.memory(), srcDevice: input.make(), srcArray: input.handle(), reserved0: input.memory(), srcPitch: input.make(), srcHeight: input.make(), dstXInBytes: input.make(), dstY: input.make(), dstZ: input.make(), dstLOD: input.make(), dstMemoryType: input.make(), dstHost: input.memory(), dstDevice: input.make(), dstArray: input.handle(), reserved1: input.memory(), dstPitch: input.make(), dstHeight: input.make(), WidthInBytes: input.make(), Height: input.make(), Depth: input.make() } }
structs! { CUDA_MEMCPY3D_BATCH_OP(input) {  } { src: input.make(), dst: input.make(), extent: input.make(), srcAccessOrder: input.make(), flags: input.make() } }
structs! { CUDA_MEMCPY3D_PEER(input) {  } { srcXInBytes: input.make(), srcY: input.make(), srcZ: input.make(), srcLOD: input.make(), srcMemoryType: input.make(), srcHost: input.memory(), srcDevice: input.make(), srcArray: input.handle(), srcContext: input.handle(), srcPitch: input.make(), srcHeight: input.make(), dstXInBytes: input.make(), dstY: input.make(), dstZ: input.make(), dstLOD: input.make(), dstMemoryType: input.make(), dstHost: input.memory(), dstDevice: input.make(), dstArray: input.handle(), dstContext: input.handle(), dstPitch: input.make(), dstHeight: input.make(), WidthInBytes: input.make(), Height: input.make(), Depth: input.make() } }
structs! { CUDA_MEMSET_NODE_PARAMS(input) {  } { dst: input.make(), pitch: input.make(), value: input.make(), elementSize: input.make(), width: input.make(), height: input.make() } }
structs! { CUDA_MEM_ALLOC_NODE_PARAMS(input) { let accessDescCount = input.count(); } { poolProps: input.make(), accessDescs: input.many(&accessDescCount, |input| input.make()), accessDescCount: accessDescCount.number() as _, bytesize: input.make(), dptr: input.make() } }
structs! { CUDA_RESOURCE_DESC(input) {  } { resType: input.make(), res: input.make(), flags: input.make() } }
unions! { CUDA_RESOURCE_DESC_res }
structs! { CUDA_RESOURCE_VIEW_DESC(input) {  } { format: input.make(), width: input.make(), height: input.make(), depth: input.make(), firstMipmapLevel: input.make(), lastMipmapLevel: input.make(), firstLayer: input.make(), lastLayer: input.make(), reserved: std::array::from_fn(|_| input.make()) } }
structs! { CUDA_TEXTURE_DESC(input) {  } { addressMode: std::array::from_fn(|_| input.make()), filterMode: input.make(), flags: input.make(), maxAnisotropy: input.make(), mipmapFilterMode: input.make(), mipmapLevelBias: input.make(), minMipmapLevelClamp: input.make(), maxMipmapLevelClamp: input.make(), borderColor: std::array::from_fn(|_| input.make()), reserved: std::array::from_fn(|_| input.make()) } }
structs! { CU_DEV_SM_RESOURCE_GROUP_PARAMS(input) {  } { smCount: input.make(), coscheduledSmCount: input.make(), preferredCoscheduledSmCount: input.make(), flags: input.make(), localityDomainId: input.make(), reserved: std::array::from_fn(|_| input.make()) } }
structs! { CUarrayMapInfo(input) {  } { resourceType: input.make(), resource: input.make(), subresourceType: input.make(), subresource: input.make(), memOperationType: input.make(), memHandleType: input.make(), memHandle: input.make(), offset: input.make(), deviceBitMask: input.make(), flags: input.make(), reserved: std::array::from_fn(|_| input.make()) } }
unions! { CUarrayMapInfo_memHandle }
unions! { CUarrayMapInfo_resource }
unions! { CUarrayMapInfo_subresource }
structs! { CUcheckpointCheckpointArgs(input) {  } { customStorageInfo_out: input.one(|input| input.one(|input| input.make())), reserved: std::array::from_fn(|_| input.make()) } }
structs! { CUcheckpointCustomStorageInfo(input) { let deviceCount = input.count(); } { handle: input.handle(), perDeviceData: input.many(&deviceCount, |input| input.make()), deviceCount: deviceCount.number() as _ } }
structs! { CUcheckpointCustomStoragePerDeviceData(input) {  } { devPtr: input.make(), size: input.make(), stream: input.handle() } }
structs! { CUcheckpointLockArgs(input) {  } { timeoutMs: input.make(), reserved0: input.make(), reserved1: std::array::from_fn(|_| input.make()) } }
structs! { CUcheckpointRestoreArgs(input) { let gpuPairsCount = input.count(); } { gpuPairs: input.many(&gpuPairsCount, |input| input.make()), gpuPairsCount: gpuPairsCount.number() as _, padding0: input.make(), customStorageInfo_out: input.one(|input| input.one(|input| input.make())), reserved: std::array::from_fn(|_| input.make()) } }
structs! { CUcheckpointGpuPair(input) {  } { oldUuid: input.make(), newUuid: input.make() } }
structs! { CUcheckpointUnlockArgs(input) {  } { reserved: std::array::from_fn(|_| input.make()) } }
structs! { CUcliqueInfo(input) {  } { type_: input.make(), id: input.make() } }
structs! { CUctxCreateParams(input) { let numExecAffinityParams = input.count(); } { execAffinityParams: input.many(&numExecAffinityParams, |input| input.make()), numExecAffinityParams: numExecAffinityParams.number() as _, cigParams: input.one(|input| input.make()) } }
structs! { CUctxCigParam(input) {  } { sharedDataType: input.make(), sharedData: input.memory() } }
structs! { CUdevResource(input) {  } { type_: input.make(), _internal_padding: std::array::from_fn(|_| input.make()), anonymous: input.make(), nextResource: input.one(|input| input.make()) } }
unions! { CUdevResource_anonymous }
structs! { CUexecAffinityParam(input) {  } { type_: input.make(), param: input.make() } }
unions! { CUexecAffinityParam_param }
structs! { CUextent3D(input) {  } { width: input.make(), height: input.make(), depth: input.make() } }
structs! { CUfabricCpyOperand(input) {  } { type_: input.make(), op: input.make() } }
unions! { CUfabricCpyOperand_op }
structs! { CUgraphEdgeData(input) {  } { from_port: input.make(), to_port: input.make(), type_: input.make(), reserved: std::array::from_fn(|_| input.make()) } }
structs! { CUgraphExecUpdateResultInfo(input) {  } { result: input.make(), errorNode: input.handle(), errorFromNode: input.handle() } }
structs! { CUDA_BATCH_MEM_OP_NODE_PARAMS_v2(input) { let count = input.count(); } { ctx: input.handle(), count: count.number() as _, paramArray: input.many(&count, |input| input.make()), flags: input.make() } }
structs! { CUDA_CHILD_GRAPH_NODE_PARAMS(input) {  } { graph: input.handle(), ownership: input.make() } }
structs! { CUDA_CONDITIONAL_NODE_PARAMS(input) { let size = input.count(); } { handle: input.make(), type_: input.make(), size: size.number() as _, phGraph_out: input.many(&size, |input| input.handle()), ctx: input.handle() } }
structs! { CUDA_EVENT_RECORD_NODE_PARAMS(input) {  } { event: input.handle(), anonymous: input.make() } }
unions! { CUDA_EVENT_RECORD_NODE_PARAMS_anonymous }
structs! { CUDA_EVENT_WAIT_NODE_PARAMS(input) {  } { event: input.handle() } }
structs! { CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2(input) { let numExtSems = input.count(); } { extSemArray: input.many(&numExtSems, |input| input.handle()), paramsArray: input.many(&numExtSems, |input| input.make()), numExtSems: numExtSems.number() as _, anonymous: input.make() } }
unions! { CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anonymous }
structs! { CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2(input) { let numExtSems = input.count(); } { extSemArray: input.many(&numExtSems, |input| input.handle()), paramsArray: input.many(&numExtSems, |input| input.make()), numExtSems: numExtSems.number() as _, anonymous: input.make() } }
unions! { CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anonymous }
structs! { CUDA_FABRIC_CPY_BATCH_NODE_PARAMS(input) { let numOps = input.count(); } { numOps: numOps.number() as _, opList: input.many(&numOps, |input| input.make()), flags: input.make(), anonymous: input.make() } }
unions! { CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_anonymous }
structs! { CUDA_HOST_NODE_PARAMS_v2(input) {  } { fn_: input.callback(), userData: input.memory(), syncMode: input.make(), anonymous: input.make() } }
unions! { CUDA_HOST_NODE_PARAMS_v2_anonymous }
structs! { CUDA_KERNEL_NODE_PARAMS_v3(input) {  } { func: input.handle(), gridDimX: input.make(), gridDimY: input.make(), gridDimZ: input.make(), blockDimX: input.make(), blockDimY: input.make(), blockDimZ: input.make(), sharedMemBytes: input.make(), kernelParams: input.list(), extra: input.extra(), kern: input.handle(), ctx: input.handle() } }
structs! { CUDA_MEMCPY_BATCH_NODE_PARAMS(input) { let count = input.count(); let numAttrs = input.count(); } { count: count.number() as _, dsts: input.many(&count, |input| input.make()), srcs: input.many(&count, |input| input.make()), sizes: input.many(&count, |input| input.make()), attrs: input.many(&numAttrs, |input| input.make()), attrsIdxs: input.many(&numAttrs, |input| input.make()), numAttrs: numAttrs.number() as _, anonymous: input.make() } }
unions! { CUDA_MEMCPY_BATCH_NODE_PARAMS_anonymous }
structs! { CUDA_MEMCPY_NODE_PARAMS(input) {  } { flags: input.make(), reserved: input.make(), copyCtx: input.handle(), copyParams: input.make() } }
structs! { CUDA_MEMSET_NODE_PARAMS_v2(input) {  } { dst: input.make(), pitch: input.make(), value: input.make(), elementSize: input.make(), width: input.make(), height: input.make(), ctx: input.handle() } }
structs! { CUDA_MEM_ALLOC_NODE_PARAMS_v2(input) { let accessDescCount = input.count(); } { poolProps: input.make(), accessDescs: input.many(&accessDescCount, |input| input.make()), accessDescCount: accessDescCount.number() as _, bytesize: input.make(), dptr: input.make() } }
structs! { CUDA_MEM_FREE_NODE_PARAMS(input) {  } { dptr: input.make() } }
structs! { CUipcEventHandle(input) {  } { reserved: std::array::from_fn(|_| input.make()) } }
structs! { CUipcMemHandle(input) {  } { reserved: std::array::from_fn(|_| input.make()) } }
unions! { CUlaunchAttributeValue }
structs! { CUlaunchConfig(input) { let numAttrs = input.count(); } { gridDimX: input.make(), gridDimY: input.make(), gridDimZ: input.make(), blockDimX: input.make(), blockDimY: input.make(), blockDimZ: input.make(), sharedMemBytes: input.make(), hStream: input.handle(), attrs: input.many(&numAttrs, |input| input.make()), numAttrs: numAttrs.number() as _ } }
structs! { CUlaunchAttribute(input) {  } { id: input.make(), pad: std::array::from_fn(|_| input.make()), value: input.make() } }
structs! { CUlogicalEndpointProp(input) {  } { type_: input.make(), anonymous: input.make(), size: input.make(), ipcHandleTypes: input.make(), flags: input.make() } }
unions! { CUlogicalEndpointProp_anonymous }
structs! { CUmemAccessDesc(input) {  } { location: input.make(), flags: input.make() } }
structs! { CUmemAllocationProp(input) {  } { type_: input.make(), requestedHandleTypes: input.make(), location: input.make(), win32HandleMetaData: input.memory(), allocFlags: input.make() } }
structs! { CUmemAllocationProp_allocFlags(input) {  } { compressionType: input.make(), gpuDirectRDMACapable: input.make(), usage: input.make(), reserved: std::array::from_fn(|_| input.make()) } }
structs! { CUmemDecompressParams(input) {  } { srcNumBytes: input.make(), dstNumBytes: input.make(), dstActBytes: input.one(|input| input.make()), src: input.memory(), dst: input.memory(), algo: input.make(), padding: std::array::from_fn(|_| input.make()) } }
structs! { CUmemLocation(input) {  } { type_: input.make(), id: input.make() } }
structs! { CUmemPoolProps(input) {  } { allocType: input.make(), handleTypes: input.make(), location: input.make(), win32SecurityAttributes: input.memory(), maxSize: input.make(), usage: input.make(), gpuDirectRDMACapable: input.make(), reserved: std::array::from_fn(|_| input.make()) } }
structs! { CUmemPoolPtrExportData(input) {  } { reserved: std::array::from_fn(|_| input.make()) } }
structs! { CUmemcpy3DOperand(input) {  } { type_: input.make(), op: input.make() } }
unions! { CUmemcpy3DOperand_op }
structs! { CUmemcpyAttributes(input) {  } { srcAccessOrder: input.make(), srcLocHint: input.make(), dstLocHint: input.make(), flags: input.make() } }
structs! { CUmulticastObjectProp(input) {  } { numDevices: input.make(), size: input.make(), handleTypes: input.make(), flags: input.make() } }
unions! { CUstreamBatchMemOpParams }
structs! { CUstreamCigCaptureParams(input) {  } { streamCigParams: input.one(|input| input.make()) } }
structs! { CUstreamCigParam(input) {  } { streamSharedDataType: input.make(), streamSharedData: input.memory() } }
structs! { CUtensorMap(input) {  } { opaque: std::array::from_fn(|_| input.make()) } }
structs! { CUuuid(input) {  } { bytes: std::array::from_fn(|_| input.make()) } }

enums! {
CUatomicOperation: 0, 1, 10, 11, 12, 13, 2, 3, 4, 5, 6, 7, 8, 9;
CUarray_format: 1, 10, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 16, 161, 162, 163, 164, 165, 166, 167, 168, 169, 176, 177, 178, 179, 180, 181, 192, 193, 194, 195, 196, 197, 198, 199, 2, 200, 201, 202, 203, 2147483647, 3, 32, 8, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 9, 90, 91, 92, 93, 94;
CUaddress_mode: 0, 1, 2, 3;
CUfilter_mode: 0, 1;
CUdevice_attribute: 1, 10, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 11, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 12, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 13, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 14, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 15, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 16, 160, 161, 162, 17, 18, 19, 2, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 3, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 4, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 5, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 6, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 7, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 8, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 9, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99;
CUpointer_attribute: 1, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 2, 20, 21, 22, 3, 4, 5, 6, 7, 8, 9;
CUfunction_attribute: 0, 1, 10, 11, 12, 13, 14, 15, 16, 17, 18, 2, 3, 4, 5, 6, 7, 8, 9;
CUfunc_cache: 0, 1, 2, 3;
CUsharedconfig: 0, 1, 2;
CUmemorytype: 1, 2, 3, 4;
CUmem_advise: 1, 2, 3, 4, 5, 6;
CUmem_range_attribute: 1, 2, 3, 4, 5, 6, 7, 8;
CUjit_option: 0, 1, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 2, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 3, 30, 31, 32, 33, 34, 35, 36, 4, 5, 6, 7, 8, 9;
CUjitInputType: 0, 1, 2, 3, 4, 5, 6;
CUlimit: 0, 1, 10, 11, 2, 3, 4, 5, 6, 7, 8, 9;
CUresourcetype: 0, 1, 2, 3;
CUgraphConditionalNodeType: 0, 1, 2;
CUgraphNodeType: 0, 1, 10, 11, 12, 13, 14, 16, 17, 18, 2, 3, 4, 5, 6, 7, 8, 9;
CUgraphInstantiateResult: 0, 1, 2, 3, 4, 5;
CUlaunchAttributeID: 0, 1, 10, 11, 12, 13, 14, 16, 17, 18, 2, 3, 4, 5, 6, 7, 8, 9;
CUstreamCaptureMode: 0, 1, 2;
CUdriverProcAddressQueryResult: 0, 1, 2;
CUexecAffinityType: 0, 1;
CUcigDataType: 1, 2;
CUstreamCigDataType: 1, 2;
CUlibraryOption: 0, 1, 2;
CUresult: 0, 1, 100, 101, 102, 2, 200, 201, 202, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 3, 300, 301, 302, 303, 304, 34, 36, 4, 400, 401, 402, 46, 47, 5, 500, 6, 600, 7, 700, 701, 702, 703, 704, 705, 708, 709, 710, 711, 712, 713, 714, 715, 716, 717, 718, 719, 720, 721, 8, 800, 801, 802, 803, 804, 805, 806, 807, 808, 809, 810, 811, 812, 900, 901, 902, 903, 904, 905, 906, 907, 908, 909, 910, 911, 912, 913, 914, 915, 916, 917, 918, 919, 999;
CUdevice_P2PAttribute: 1, 2, 3, 4, 5;
CUresourceViewFormat: 0, 1, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 2, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 3, 30, 31, 32, 33, 34, 4, 5, 6, 7, 8, 9;
CUtensorMapDataType: 0, 1, 10, 11, 12, 13, 14, 15, 2, 3, 4, 5, 6, 7, 8, 9;
CUtensorMapInterleave: 0, 1, 2;
CUtensorMapSwizzle: 0, 1, 2, 3, 4, 5, 6;
CUtensorMapL2promotion: 0, 1, 2, 3;
CUtensorMapFloatOOBfill: 0, 1;
CUtensorMapIm2ColWideMode: 0, 1;
CUtensorMapAllocClass: 0, 1, 2;
CUexternalMemoryHandleType: 1, 2, 3, 4, 5, 6, 7, 8, 9;
CUexternalSemaphoreHandleType: 1, 10, 2, 3, 4, 5, 6, 7, 8, 9;
CUmemAllocationHandleType: 0, 1, 2, 2147483647, 4, 8;
CUmemAccess_flags: 0, 1, 2147483647, 3;
CUmemLocationType: 0, 1, 2, 2147483647, 3, 4, 5, 6;
CUmemAllocationType: 0, 1, 2, 2147483647;
CUmemAllocationGranularity_flags: 0, 1;
CUmemRangeHandleType: 1, 2147483647;
CUarraySparseSubresourceType: 0, 1;
CUmemOperationType: 1, 2;
CUmemHandleType: 0;
CUmulticastGranularity_flags: 0, 1;
CUgraphExecUpdateResult: 0, 1, 2, 3, 4, 5, 6, 7, 8;
CUmemPool_attribute: 1, 10, 11, 12, 13, 14, 15, 2, 3, 4, 5, 6, 7, 8, 9;
CUmemcpySrcAccessOrder: 0, 1, 2, 2147483647, 3;
CUmemcpy3DOperandType: 1, 2, 2147483647;
CUgraphMem_attribute: 0, 1, 2, 3;
CUgraphChildGraphNodeOwnership: -1, 0, 1;
CUflushGPUDirectRDMAWritesScope: 100, 200;
CUflushGPUDirectRDMAWritesTarget: 0;
CUmemDecompressAlgorithm: 0, 1, 2, 4;
CUcliqueType: 0, 1, 2, 3;
CUlogicalEndpointIpcHandleType: 0, 1;
CUlogicalEndpointType: 0, 1, 2;
CUfabricCpyOperandType: 1, 2, 2147483647;
CUcoredumpSettings: 1, 2, 3, 4, 5, 6, 7, 8;
CUdevResourceType: 0, 1, 1000, 10000;
}
