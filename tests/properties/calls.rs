// Created by `cargo xtask emit`. Do not edit.

use super::case::{Input, calls, enums, structs, unions};
use cuda_checked::sys::*;

calls! {
cuGetErrorString(input) {  } (input.make());
cuGetErrorName(input) {  } (input.make());
cuInit(input) {  } (input.make());
cuDriverGetVersion(input) {  } ();
cuDeviceGet(input) {  } (input.make());
cuDeviceGetCount(input) {  } ();
cuDeviceGetName(input) {  } (input.make());
cuDeviceGetUuid_v2(input) {  } (input.make());
cuDeviceGetLuid(input) {  } (input.string(), input.make());
cuDeviceTotalMem_v2(input) {  } (input.make());
cuDeviceGetTexture1DLinearMaxWidth(input) {  } (input.make(), input.make(), input.make());
cuDeviceGetAttribute(input) {  } (input.make(), input.make());
cuDeviceGetHostAtomicCapabilities(input) { let count = input.count(); } (input.many(&count, |input| input.make()), input.many(&count, |input| input.make()), count.number() as _, input.make());
cuDeviceGetNvSciSyncAttributes(input) {  } (input.memory(), input.make(), input.make());
cuDeviceSetMemPool(input) {  } (input.make(), input.handle());
cuDeviceGetMemPool(input) {  } (input.make());
cuDeviceGetDefaultMemPool(input) {  } (input.make());
cuDeviceGetExecAffinitySupport(input) {  } (input.make(), input.make());
cuFlushGPUDirectRDMAWrites(input) {  } (input.make(), input.make());
cuDeviceGetProperties(input) {  } (input.make());
cuDeviceComputeCapability(input) {  } (input.make());
cuDevicePrimaryCtxRetain(input) {  } (input.make());
cuDevicePrimaryCtxRelease_v2(input) {  } (input.make());
cuDevicePrimaryCtxSetFlags_v2(input) {  } (input.make(), input.make());
cuDevicePrimaryCtxGetState(input) {  } (input.make());
cuDevicePrimaryCtxReset_v2(input) {  } (input.make());
cuCtxCreate_v4(input) {  } (input.one(|input| input.make()), input.make(), input.make());
cuCtxDestroy_v2(input) {  } (input.handle());
cuCtxPushCurrent_v2(input) {  } (input.handle());
cuCtxPopCurrent_v2(input) {  } ();
cuCtxSetCurrent(input) {  } (input.handle());
cuCtxGetCurrent(input) {  } ();
cuCtxGetDevice(input) {  } ();
cuCtxGetDevice_v2(input) {  } (input.handle());
cuCtxGetFlags(input) {  } ();
cuCtxSetFlags(input) {  } (input.make());
cuCtxGetId(input) {  } (input.handle());
cuCtxSynchronize(input) {  } ();
cuCtxSynchronize_v2(input) {  } (input.handle());
cuCtxSetLimit(input) {  } (input.make(), input.make());
cuCtxGetLimit(input) {  } (input.make());
cuCtxGetCacheConfig(input) {  } ();
cuCtxSetCacheConfig(input) {  } (input.make());
cuCtxGetApiVersion(input) {  } (input.handle());
cuCtxGetStreamPriorityRange(input) {  } (input.one(|input| input.make()), input.one(|input| input.make()));
cuCtxResetPersistingL2Cache(input) {  } ();
cuCtxGetExecAffinity(input) {  } (input.make());
cuCtxRecordEvent(input) {  } (input.handle(), input.handle());
cuCtxWaitEvent(input) {  } (input.handle(), input.handle());
cuCtxAttach(input) {  } (input.make());
cuCtxDetach(input) {  } (input.handle());
cuCtxGetSharedMemConfig(input) {  } ();
cuCtxSetSharedMemConfig(input) {  } (input.make());
cuModuleLoad(input) {  } (&input.text());
cuModuleLoadData(input) {  } (input.memory());
cuModuleLoadDataEx(input) { let numOptions = input.count(); } (input.memory(), numOptions.number() as _, input.many(&numOptions, |input| input.make()), input.many(&numOptions, |input| input.handle()));
cuModuleLoadFatBinary(input) {  } (input.memory());
cuModuleUnload(input) {  } (input.handle());
cuModuleGetLoadingMode(input) {  } ();
cuModuleGetFunction(input) {  } (input.handle(), &input.text());
cuModuleGetFunctionCount(input) {  } (input.handle());
cuModuleEnumerateFunctions(input) { let numFunctions = input.count(); } (input.many(&numFunctions, |input| input.handle()), numFunctions.number() as _, input.handle());
cuModuleGetGlobal_v2(input) {  } (input.one(|input| input.make()), input.one(|input| input.make()), input.handle(), &input.text());
cuLinkCreate_v2(input) { let numOptions = input.count(); } (numOptions.number() as _, input.many(&numOptions, |input| input.make()), input.many(&numOptions, |input| input.handle()));
cuLinkAddData_v2(input) { let numOptions = input.count(); let size = input.count(); } (input.handle(), input.make(), input.bytes(&size), size.number() as _, input.string(), numOptions.number() as _, input.many(&numOptions, |input| input.make()), input.many(&numOptions, |input| input.handle()));
cuLinkAddFile_v2(input) { let numOptions = input.count(); } (input.handle(), input.make(), &input.text(), numOptions.number() as _, input.many(&numOptions, |input| input.make()), input.many(&numOptions, |input| input.handle()));
cuLinkComplete(input) {  } (input.handle(), input.one(|input| input.make()));
cuLinkDestroy(input) {  } (input.handle());
cuModuleGetTexRef(input) {  } (input.handle(), &input.text());
cuModuleGetSurfRef(input) {  } (input.handle(), &input.text());
cuLibraryLoadData(input) { let numJitOptions = input.count(); let numLibraryOptions = input.count(); } (input.memory(), input.many(&numJitOptions, |input| input.make()), input.many(&numJitOptions, |input| input.handle()), numJitOptions.number() as _, input.many(&numLibraryOptions, |input| input.make()), input.many(&numLibraryOptions, |input| input.handle()), numLibraryOptions.number() as _);
cuLibraryLoadFromFile(input) { let numJitOptions = input.count(); let numLibraryOptions = input.count(); } (&input.text(), input.many(&numJitOptions, |input| input.make()), input.many(&numJitOptions, |input| input.handle()), numJitOptions.number() as _, input.many(&numLibraryOptions, |input| input.make()), input.many(&numLibraryOptions, |input| input.handle()), numLibraryOptions.number() as _);
cuLibraryUnload(input) {  } (input.handle());
cuLibraryGetKernel(input) {  } (input.handle(), &input.text());
cuLibraryGetKernelCount(input) {  } (input.handle());
cuLibraryEnumerateKernels(input) { let numKernels = input.count(); } (input.many(&numKernels, |input| input.handle()), numKernels.number() as _, input.handle());
cuLibraryGetModule(input) {  } (input.handle());
cuKernelGetFunction(input) {  } (input.handle());
cuKernelGetLibrary(input) {  } (input.handle());
cuLibraryGetGlobal(input) {  } (input.one(|input| input.make()), input.one(|input| input.make()), input.handle(), &input.text());
cuLibraryGetManaged(input) {  } (input.one(|input| input.make()), input.one(|input| input.make()), input.handle(), &input.text());
cuLibraryGetUnifiedFunction(input) {  } (input.handle(), &input.text());
cuKernelGetAttribute(input) {  } (input.make(), input.handle(), input.make());
cuKernelSetAttribute(input) {  } (input.make(), input.make(), input.handle(), input.make());
cuKernelSetCacheConfig(input) {  } (input.handle(), input.make(), input.make());
cuKernelGetName(input) {  } (input.handle());
cuKernelGetParamInfo(input) {  } (input.handle(), input.make(), input.one(|input| input.make()));
cuKernelGetParamCount(input) {  } (input.handle());
cuMemGetInfo_v2(input) {  } ();
cuMemAlloc_v2(input) {  } (input.make());
cuMemAllocPitch_v2(input) {  } (input.make(), input.make(), input.make());
cuMemFree_v2(input) {  } (input.make());
cuMemGetAddressRange_v2(input) {  } (input.one(|input| input.make()), input.one(|input| input.make()), input.make());
cuMemAllocHost_v2(input) {  } (input.make());
cuMemFreeHost(input) {  } (input.memory());
cuMemHostAlloc(input) {  } (input.make(), input.make());
cuMemHostGetDevicePointer_v2(input) {  } (input.memory(), input.make());
cuMemHostGetFlags(input) {  } (input.memory());
cuMemAllocManaged(input) {  } (input.make(), input.make());
cuDeviceRegisterAsyncNotification(input) {  } (input.make(), input.callback(), input.memory());
cuDeviceUnregisterAsyncNotification(input) {  } (input.make(), input.handle());
cuDeviceGetByPCIBusId(input) {  } (&input.text());
cuDeviceGetPCIBusId(input) {  } (input.make());
cuIpcGetEventHandle(input) {  } (input.handle());
cuIpcOpenEventHandle(input) {  } (input.make());
cuIpcGetMemHandle(input) {  } (input.make());
cuIpcOpenMemHandle_v2(input) {  } (input.make(), input.make());
cuIpcCloseMemHandle(input) {  } (input.make());
cuMemHostRegister_v2(input) { let bytesize = input.count(); } (input.bytes(&bytesize), bytesize.number() as _, input.make());
cuMemHostUnregister(input) {  } (input.memory());
cuMemcpy(input) {  } (input.make(), input.make(), input.make());
cuMemcpyPeer(input) {  } (input.make(), input.handle(), input.make(), input.handle(), input.make());
cuMemcpyHtoD_v2(input) { let ByteCount = input.count(); } (input.make(), input.bytes(&ByteCount), ByteCount.number() as _);
cuMemcpyDtoH_v2(input) {  } (input.memory(), input.make(), input.make());
cuMemcpyDtoD_v2(input) {  } (input.make(), input.make(), input.make());
cuMemcpyDtoA_v2(input) {  } (input.handle(), input.make(), input.make(), input.make());
cuMemcpyAtoD_v2(input) {  } (input.make(), input.handle(), input.make(), input.make());
cuMemcpyHtoA_v2(input) { let ByteCount = input.count(); } (input.handle(), input.make(), input.bytes(&ByteCount), ByteCount.number() as _);
cuMemcpyAtoH_v2(input) {  } (input.memory(), input.handle(), input.make(), input.make());
cuMemcpyAtoA_v2(input) {  } (input.handle(), input.make(), input.handle(), input.make(), input.make());
cuMemcpy2D_v2(input) {  } (&input.make());
cuMemcpy2DUnaligned_v2(input) {  } (&input.make());
cuMemcpy3D_v2(input) {  } (&input.make());
cuMemcpy3DPeer(input) {  } (&input.make());
cuMemcpyAsync(input) {  } (input.make(), input.make(), input.make(), input.handle());
cuMemcpyPeerAsync(input) {  } (input.make(), input.handle(), input.make(), input.handle(), input.make(), input.handle());
cuMemcpyHtoDAsync_v2(input) { let ByteCount = input.count(); } (input.make(), input.bytes(&ByteCount), ByteCount.number() as _, input.handle());
cuMemcpyDtoHAsync_v2(input) {  } (input.memory(), input.make(), input.make(), input.handle());
cuMemcpyDtoDAsync_v2(input) {  } (input.make(), input.make(), input.make(), input.handle());
cuMemcpyHtoAAsync_v2(input) { let ByteCount = input.count(); } (input.handle(), input.make(), input.bytes(&ByteCount), ByteCount.number() as _, input.handle());
cuMemcpyAtoHAsync_v2(input) {  } (input.memory(), input.handle(), input.make(), input.make(), input.handle());
cuMemcpy2DAsync_v2(input) {  } (&input.make(), input.handle());
cuMemcpy3DAsync_v2(input) {  } (&input.make(), input.handle());
cuMemcpy3DPeerAsync(input) {  } (&input.make(), input.handle());
cuMemcpyBatchAsync_v2(input) { let count = input.count(); let numAttrs = input.count(); } (input.many(&count, |input| input.make()), input.many(&count, |input| input.make()), input.many(&count, |input| input.make()), count.number() as _, input.many(&numAttrs, |input| input.make()), input.many(&numAttrs, |input| input.make()), numAttrs.number() as _, input.handle());
cuMemcpy3DBatchAsync_v2(input) { let numOps = input.count(); } (numOps.number() as _, input.many(&numOps, |input| input.make()), input.make(), input.handle());
cuMemcpyWithAttributesAsync(input) {  } (input.make(), input.make(), input.make(), input.one(|input| input.make()), input.handle());
cuMemcpy3DWithAttributesAsync(input) {  } (input.one(|input| input.make()), input.make(), input.handle());
cuMemsetD8_v2(input) {  } (input.make(), input.make(), input.make());
cuMemsetD16_v2(input) {  } (input.make(), input.make(), input.make());
cuMemsetD32_v2(input) {  } (input.make(), input.make(), input.make());
cuMemsetD2D8_v2(input) {  } (input.make(), input.make(), input.make(), input.make(), input.make());
cuMemsetD2D16_v2(input) {  } (input.make(), input.make(), input.make(), input.make(), input.make());
cuMemsetD2D32_v2(input) {  } (input.make(), input.make(), input.make(), input.make(), input.make());
cuMemsetD8Async(input) {  } (input.make(), input.make(), input.make(), input.handle());
cuMemsetD16Async(input) {  } (input.make(), input.make(), input.make(), input.handle());
cuMemsetD32Async(input) {  } (input.make(), input.make(), input.make(), input.handle());
cuMemsetD2D8Async(input) {  } (input.make(), input.make(), input.make(), input.make(), input.make(), input.handle());
cuMemsetD2D16Async(input) {  } (input.make(), input.make(), input.make(), input.make(), input.make(), input.handle());
cuMemsetD2D32Async(input) {  } (input.make(), input.make(), input.make(), input.make(), input.make(), input.handle());
cuArrayCreate_v2(input) {  } (&input.make());
cuArrayGetDescriptor_v2(input) {  } (input.handle());
cuArrayGetSparseProperties(input) {  } (input.handle());
cuMipmappedArrayGetSparseProperties(input) {  } (input.handle());
cuArrayGetMemoryRequirements(input) {  } (input.handle(), input.make());
cuMipmappedArrayGetMemoryRequirements(input) {  } (input.handle(), input.make());
cuArrayGetPlane(input) {  } (input.handle(), input.make());
cuArrayDestroy(input) {  } (input.handle());
cuArray3DCreate_v2(input) {  } (&input.make());
cuArray3DGetDescriptor_v2(input) {  } (input.handle());
cuMipmappedArrayCreate(input) {  } (&input.make(), input.make());
cuMipmappedArrayGetLevel(input) {  } (input.handle(), input.make());
cuMipmappedArrayDestroy(input) {  } (input.handle());
cuMemGetHandleForAddressRange(input) {  } (input.memory(), input.make(), input.make(), input.make(), input.make());
cuMemBatchDecompressAsync(input) { let count = input.count(); } (input.many(&count, |input| input.make()), count.number() as _, input.make(), input.one(|input| input.make()), input.handle());
cuMemAddressReserve(input) {  } (input.make(), input.make(), input.make(), input.make());
cuMemAddressFree(input) {  } (input.make(), input.make());
cuMemCreate(input) {  } (input.make(), &input.make(), input.make());
cuMemRelease(input) {  } (input.make());
cuMemMap(input) {  } (input.make(), input.make(), input.make(), input.make(), input.make());
cuMemMapArrayAsync(input) { let count = input.count(); } (input.many(&count, |input| input.make()), count.number() as _, input.handle());
cuMemUnmap(input) {  } (input.make(), input.make());
cuMemSetAccess(input) {  } (input.make(), input.make(), &input.slice(|input| input.make()));
cuMemGetAccess(input) {  } (&input.make(), input.make());
cuMemExportToShareableHandle(input) {  } (input.memory(), input.make(), input.make(), input.make());
cuMemImportFromShareableHandle(input) {  } (input.memory(), input.make());
cuMemGetAllocationGranularity(input) {  } (&input.make(), input.make());
cuMemGetAllocationPropertiesFromHandle(input) {  } (input.make());
cuMemRetainAllocationHandle(input) {  } (input.memory());
cuMemFreeAsync(input) {  } (input.make(), input.handle());
cuMemAllocAsync(input) {  } (input.make(), input.handle());
cuMemPoolTrimTo(input) {  } (input.handle(), input.make());
cuMemPoolSetAttribute(input) {  } (input.handle(), input.make(), input.memory());
cuMemPoolGetAttribute(input) {  } (input.handle(), input.make(), input.memory());
cuMemPoolSetAccess(input) {  } (input.handle(), &input.slice(|input| input.make()));
cuMemPoolGetAccess(input) {  } (input.handle(), input.one(|input| input.make()));
cuMemPoolCreate(input) {  } (&input.make());
cuMemPoolDestroy(input) {  } (input.handle());
cuMemGetDefaultMemPool(input) {  } (input.one(|input| input.make()), input.make());
cuMemGetMemPool(input) {  } (input.one(|input| input.make()), input.make());
cuMemSetMemPool(input) {  } (input.one(|input| input.make()), input.make(), input.handle());
cuMemAllocFromPoolAsync(input) {  } (input.make(), input.handle(), input.handle());
cuMemPoolExportToShareableHandle(input) {  } (input.memory(), input.handle(), input.make(), input.make());
cuMemPoolImportFromShareableHandle(input) {  } (input.memory(), input.make(), input.make());
cuMemPoolExportPointer(input) {  } (input.make());
cuMemPoolImportPointer(input) {  } (input.handle(), input.one(|input| input.make()));
cuMulticastCreate(input) {  } (&input.make());
cuMulticastAddDevice(input) {  } (input.make(), input.make());
cuMulticastBindMem(input) {  } (input.make(), input.make(), input.make(), input.make(), input.make(), input.make());
cuMulticastBindMem_v2(input) {  } (input.make(), input.make(), input.make(), input.make(), input.make(), input.make(), input.make());
cuMulticastBindAddr(input) {  } (input.make(), input.make(), input.make(), input.make(), input.make());
cuMulticastBindAddr_v2(input) {  } (input.make(), input.make(), input.make(), input.make(), input.make(), input.make());
cuMulticastUnbind(input) {  } (input.make(), input.make(), input.make(), input.make());
cuMulticastGetGranularity(input) {  } (&input.make(), input.make());
cuDeviceGetFabricClusterUuid(input) {  } (input.make());
cuDeviceGetCliqueCount(input) {  } (input.make());
cuDeviceGetCliqueInfo(input) {  } (input.one(|input| input.make()), input.one(|input| input.make()), input.make());
cuLogicalEndpointIdReserve(input) {  } (input.make());
cuLogicalEndpointIdRelease(input) {  } (input.make(), input.make());
cuLogicalEndpointCreate(input) {  } (input.make(), &input.make());
cuLogicalEndpointAddDevice(input) {  } (input.make(), input.make());
cuLogicalEndpointDestroy(input) {  } (input.make());
cuLogicalEndpointBindAddr(input) { let size = input.count(); } (input.make(), input.make(), input.make(), input.bytes(&size), size.number() as _, input.make());
cuLogicalEndpointBindMem(input) {  } (input.make(), input.make(), input.make(), input.make(), input.make(), input.make(), input.make());
cuLogicalEndpointUnbind(input) {  } (input.make(), input.make(), input.make(), input.make());
cuLogicalEndpointExport(input) {  } (input.memory(), input.make(), input.make());
cuLogicalEndpointImport(input) {  } (input.make(), input.memory(), input.make());
cuLogicalEndpointGetLimits(input) {  } (&input.make());
cuLogicalEndpointQuery(input) {  } (input.make(), input.make());
cuFabricCpyBatchAsync(input) { let numOps = input.count(); } (numOps.number() as _, input.many(&numOps, |input| input.make()), input.make(), input.handle());
cuPointerGetAttribute(input) {  } (input.memory(), input.make(), input.make());
cuMemPrefetchAsync_v2(input) {  } (input.make(), input.make(), input.make(), input.make(), input.handle());
cuMemAdvise_v2(input) {  } (input.make(), input.make(), input.make(), input.make());
cuMemPrefetchBatchAsync(input) { let count = input.count(); let numPrefetchLocs = input.count(); } (input.many(&count, |input| input.make()), input.many(&count, |input| input.make()), count.number() as _, input.many(&numPrefetchLocs, |input| input.make()), input.many(&numPrefetchLocs, |input| input.make()), numPrefetchLocs.number() as _, input.make(), input.handle());
cuMemDiscardBatchAsync(input) { let count = input.count(); } (input.many(&count, |input| input.make()), input.many(&count, |input| input.make()), count.number() as _, input.make(), input.handle());
cuMemDiscardAndPrefetchBatchAsync(input) { let count = input.count(); let numPrefetchLocs = input.count(); } (input.many(&count, |input| input.make()), input.many(&count, |input| input.make()), count.number() as _, input.many(&numPrefetchLocs, |input| input.make()), input.many(&numPrefetchLocs, |input| input.make()), numPrefetchLocs.number() as _, input.make(), input.handle());
cuMemGetLocationInfo(input) {  } (input.make(), input.make(), input.make(), input.make(), input.one(|input| input.make()));
cuMemRangeGetAttribute(input) { let dataSize = input.count(); } (input.bytes(&dataSize), dataSize.number() as _, input.make(), input.make(), input.make());
cuMemRangeGetAttributes(input) { let numAttributes = input.count(); } (input.many(&numAttributes, |input| input.handle()), input.many(&numAttributes, |input| input.make()), input.many(&numAttributes, |input| input.make()), numAttributes.number() as _, input.make(), input.make());
cuPointerSetAttribute(input) {  } (input.memory(), input.make(), input.make());
cuPointerGetAttributes(input) { let numAttributes = input.count(); } (numAttributes.number() as _, input.many(&numAttributes, |input| input.make()), input.many(&numAttributes, |input| input.handle()), input.make());
cuStreamCreate(input) {  } (input.make());
cuStreamCreateWithPriority(input) {  } (input.make(), input.make());
cuStreamBeginCaptureToCig(input) {  } (input.handle(), input.one(|input| input.make()));
cuStreamEndCaptureToCig(input) {  } (input.handle());
cuStreamGetPriority(input) {  } (input.handle());
cuStreamGetDevice(input) {  } (input.handle());
cuStreamGetFlags(input) {  } (input.handle());
cuStreamGetId(input) {  } (input.handle());
cuStreamGetCtx(input) {  } (input.handle());
cuStreamGetCtx_v2(input) {  } (input.handle());
cuStreamWaitEvent(input) {  } (input.handle(), input.handle(), input.make());
cuStreamAddCallback(input) {  } (input.handle(), input.callback(), input.memory(), input.make());
cuStreamBeginCapture_v2(input) {  } (input.handle(), input.make());
cuStreamBeginRecaptureToGraph(input) {  } (input.handle(), input.make(), input.handle(), input.callback(), input.memory());
cuStreamBeginCaptureToGraph(input) { let numDependencies = input.count(); } (input.handle(), input.handle(), input.many(&numDependencies, |input| input.handle()), input.many(&numDependencies, |input| input.make()), numDependencies.number() as _, input.make());
cuThreadExchangeStreamCaptureMode(input) {  } (input.one(|input| input.make()));
cuStreamEndCapture(input) {  } (input.handle());
cuStreamIsCapturing(input) {  } (input.handle());
cuStreamGetCaptureInfo_v3(input) {  } (input.handle(), input.one(|input| input.make()), input.one(|input| input.handle()), input.one(|input| input.one(|input| input.handle())), input.one(|input| input.one(|input| input.make())), input.one(|input| input.make()));
cuStreamUpdateCaptureDependencies_v2(input) { let numDependencies = input.count(); } (input.handle(), input.many(&numDependencies, |input| input.handle()), input.many(&numDependencies, |input| input.make()), numDependencies.number() as _, input.make());
cuStreamAttachMemAsync(input) {  } (input.handle(), input.make(), input.make(), input.make());
cuStreamQuery(input) {  } (input.handle());
cuStreamSynchronize(input) {  } (input.handle());
cuStreamDestroy_v2(input) {  } (input.handle());
cuStreamCopyAttributes(input) {  } (input.handle(), input.handle());
cuStreamGetAttribute(input) {  } (input.handle(), input.make(), input.one(|input| input.make()));
cuStreamSetAttribute(input) {  } (input.handle(), input.make(), &input.make());
cuEventCreate(input) {  } (input.make());
cuEventRecord(input) {  } (input.handle(), input.handle());
cuEventRecordWithFlags(input) {  } (input.handle(), input.handle(), input.make());
cuEventQuery(input) {  } (input.handle());
cuEventSynchronize(input) {  } (input.handle());
cuEventDestroy_v2(input) {  } (input.handle());
cuEventElapsedTime_v2(input) {  } (input.handle(), input.handle());
cuImportExternalMemory(input) {  } (&input.make());
cuExternalMemoryGetMappedBuffer(input) {  } (input.handle(), &input.make());
cuExternalMemoryGetMappedMipmappedArray(input) {  } (input.handle(), &input.make());
cuDestroyExternalMemory(input) {  } (input.handle());
cuImportExternalSemaphore(input) {  } (&input.make());
cuSignalExternalSemaphoresAsync(input) { let numExtSems = input.count(); } (input.many(&numExtSems, |input| input.handle()), input.many(&numExtSems, |input| input.make()), numExtSems.number() as _, input.handle());
cuWaitExternalSemaphoresAsync(input) { let numExtSems = input.count(); } (input.many(&numExtSems, |input| input.handle()), input.many(&numExtSems, |input| input.make()), numExtSems.number() as _, input.handle());
cuDestroyExternalSemaphore(input) {  } (input.handle());
cuStreamWaitValue32_v2(input) {  } (input.handle(), input.make(), input.make(), input.make());
cuStreamWaitValue64_v2(input) {  } (input.handle(), input.make(), input.make(), input.make());
cuStreamWriteValue32_v2(input) {  } (input.handle(), input.make(), input.make(), input.make());
cuStreamWriteValue64_v2(input) {  } (input.handle(), input.make(), input.make(), input.make());
cuStreamBatchMemOp_v2(input) { let count = input.count(); } (input.handle(), count.number() as _, input.many(&count, |input| input.make()), input.make());
cuFuncGetAttribute(input) {  } (input.make(), input.handle());
cuFuncSetAttribute(input) {  } (input.handle(), input.make(), input.make());
cuFuncSetCacheConfig(input) {  } (input.handle(), input.make());
cuFuncGetModule(input) {  } (input.handle());
cuFuncGetName(input) {  } (input.handle());
cuFuncGetParamInfo(input) {  } (input.handle(), input.make(), input.one(|input| input.make()));
cuFuncGetParamCount(input) {  } (input.handle());
cuFuncIsLoaded(input) {  } (input.handle());
cuFuncLoad(input) {  } (input.handle());
cuLaunchKernel(input) {  } (input.handle(), input.make(), input.make(), input.make(), input.make(), input.make(), input.make(), input.make(), input.handle(), input.list(), input.extra());
cuLaunchKernelEx(input) {  } (&input.make(), input.handle(), input.list(), input.extra());
cuLaunchCooperativeKernel(input) {  } (input.handle(), input.make(), input.make(), input.make(), input.make(), input.make(), input.make(), input.make(), input.handle(), input.list());
cuLaunchHostFunc(input) {  } (input.handle(), input.callback(), input.memory());
cuLaunchHostFunc_v2(input) {  } (input.handle(), input.callback(), input.memory(), input.make());
cuFuncSetBlockShape(input) {  } (input.handle(), input.make(), input.make(), input.make());
cuFuncSetSharedSize(input) {  } (input.handle(), input.make());
cuParamSetSize(input) {  } (input.handle(), input.make());
cuParamSeti(input) {  } (input.handle(), input.make(), input.make());
cuParamSetf(input) {  } (input.handle(), input.make(), input.make());
cuParamSetv(input) { let numbytes = input.count(); } (input.handle(), input.make(), input.bytes(&numbytes), numbytes.number() as _);
cuLaunch(input) {  } (input.handle());
cuLaunchGrid(input) {  } (input.handle(), input.make(), input.make());
cuLaunchGridAsync(input) {  } (input.handle(), input.make(), input.make(), input.handle());
cuLaunchCooperativeKernelMultiDevice(input) { let numDevices = input.count(); } (input.many(&numDevices, |input| input.make()), numDevices.number() as _, input.make());
cuParamSetTexRef(input) {  } (input.handle(), input.make(), input.handle());
cuFuncSetSharedMemConfig(input) {  } (input.handle(), input.make());
cuGraphCreate(input) {  } (input.make());
cuGraphAddKernelNode_v2(input) {  } (input.handle(), &input.slice(|input| input.handle()), &input.make());
cuGraphKernelNodeGetParams_v2(input) {  } (input.handle());
cuGraphKernelNodeSetParams_v2(input) {  } (input.handle(), &input.make());
cuGraphAddMemcpyNode(input) {  } (input.handle(), &input.slice(|input| input.handle()), &input.make(), input.handle());
cuGraphMemcpyNodeGetParams(input) {  } (input.handle());
cuGraphMemcpyNodeSetParams(input) {  } (input.handle(), &input.make());
cuGraphAddMemsetNode(input) {  } (input.handle(), &input.slice(|input| input.handle()), &input.make(), input.handle());
cuGraphMemsetNodeGetParams(input) {  } (input.handle());
cuGraphMemsetNodeSetParams(input) {  } (input.handle(), &input.make());
cuGraphAddHostNode(input) {  } (input.handle(), &input.slice(|input| input.handle()), &input.make());
cuGraphHostNodeGetParams(input) {  } (input.handle());
cuGraphHostNodeSetParams(input) {  } (input.handle(), &input.make());
cuGraphAddChildGraphNode(input) {  } (input.handle(), &input.slice(|input| input.handle()), input.handle());
cuGraphChildGraphNodeGetGraph(input) {  } (input.handle());
cuGraphAddEmptyNode(input) {  } (input.handle(), &input.slice(|input| input.handle()));
cuGraphAddEventRecordNode(input) {  } (input.handle(), &input.slice(|input| input.handle()), input.handle());
cuGraphEventRecordNodeGetEvent(input) {  } (input.handle());
cuGraphEventRecordNodeSetEvent(input) {  } (input.handle(), input.handle());
cuGraphAddEventWaitNode(input) {  } (input.handle(), &input.slice(|input| input.handle()), input.handle());
cuGraphEventWaitNodeGetEvent(input) {  } (input.handle());
cuGraphEventWaitNodeSetEvent(input) {  } (input.handle(), input.handle());
cuGraphAddExternalSemaphoresSignalNode(input) {  } (input.handle(), &input.slice(|input| input.handle()), &input.make());
cuGraphExternalSemaphoresSignalNodeGetParams(input) {  } (input.handle());
cuGraphExternalSemaphoresSignalNodeSetParams(input) {  } (input.handle(), &input.make());
cuGraphAddExternalSemaphoresWaitNode(input) {  } (input.handle(), &input.slice(|input| input.handle()), &input.make());
cuGraphExternalSemaphoresWaitNodeGetParams(input) {  } (input.handle());
cuGraphExternalSemaphoresWaitNodeSetParams(input) {  } (input.handle(), &input.make());
cuGraphAddBatchMemOpNode(input) {  } (input.handle(), &input.slice(|input| input.handle()), &input.make());
cuGraphBatchMemOpNodeGetParams(input) {  } (input.handle());
cuGraphBatchMemOpNodeSetParams(input) {  } (input.handle(), &input.make());
cuGraphExecBatchMemOpNodeSetParams(input) {  } (input.handle(), input.handle(), &input.make());
cuGraphAddMemAllocNode(input) {  } (input.handle(), &input.slice(|input| input.handle()), input.one(|input| input.make()));
cuGraphMemAllocNodeGetParams(input) {  } (input.handle());
cuGraphAddMemFreeNode(input) {  } (input.handle(), &input.slice(|input| input.handle()), input.make());
cuGraphMemFreeNodeGetParams(input) {  } (input.handle());
cuDeviceGraphMemTrim(input) {  } (input.make());
cuDeviceGetGraphMemAttribute(input) {  } (input.make(), input.make(), input.memory());
cuDeviceSetGraphMemAttribute(input) {  } (input.make(), input.make(), input.memory());
cuGraphClone(input) {  } (input.handle());
cuGraphNodeFindInClone(input) {  } (input.handle(), input.handle());
cuGraphNodeGetType(input) {  } (input.handle());
cuGraphNodeGetContainingGraph(input) {  } (input.handle());
cuGraphNodeGetLocalId(input) {  } (input.handle());
cuGraphNodeGetToolsId(input) {  } (input.handle());
cuGraphGetId(input) {  } (input.handle());
cuGraphExecGetId(input) {  } (input.handle());
cuGraphGetNodes(input) {  } (input.handle(), input.one(|input| input.handle()), input.one(|input| input.make()));
cuGraphGetRootNodes(input) {  } (input.handle(), input.one(|input| input.handle()), input.one(|input| input.make()));
cuGraphGetEdges_v2(input) {  } (input.handle(), input.one(|input| input.handle()), input.one(|input| input.handle()), input.one(|input| input.make()), input.one(|input| input.make()));
cuGraphNodeGetDependencies_v2(input) {  } (input.handle(), input.one(|input| input.handle()), input.one(|input| input.make()), input.one(|input| input.make()));
cuGraphNodeGetDependentNodes_v2(input) {  } (input.handle(), input.one(|input| input.handle()), input.one(|input| input.make()), input.one(|input| input.make()));
cuGraphAddDependencies_v2(input) { let numDependencies = input.count(); } (input.handle(), input.many(&numDependencies, |input| input.handle()), input.many(&numDependencies, |input| input.handle()), input.many(&numDependencies, |input| input.make()), numDependencies.number() as _);
cuGraphRemoveDependencies_v2(input) { let numDependencies = input.count(); } (input.handle(), input.many(&numDependencies, |input| input.handle()), input.many(&numDependencies, |input| input.handle()), input.many(&numDependencies, |input| input.make()), numDependencies.number() as _);
cuGraphDestroyNode(input) {  } (input.handle());
cuGraphInstantiateWithFlags(input) {  } (input.handle(), input.make());
cuGraphInstantiateWithParams(input) {  } (input.handle(), input.one(|input| input.make()));
cuGraphExecGetFlags(input) {  } (input.handle());
cuGraphExecKernelNodeSetParams_v2(input) {  } (input.handle(), input.handle(), &input.make());
cuGraphExecMemcpyNodeSetParams(input) {  } (input.handle(), input.handle(), &input.make(), input.handle());
cuGraphExecMemsetNodeSetParams(input) {  } (input.handle(), input.handle(), &input.make(), input.handle());
cuGraphExecHostNodeSetParams(input) {  } (input.handle(), input.handle(), &input.make());
cuGraphExecChildGraphNodeSetParams(input) {  } (input.handle(), input.handle(), input.handle());
cuGraphExecEventRecordNodeSetEvent(input) {  } (input.handle(), input.handle(), input.handle());
cuGraphExecEventWaitNodeSetEvent(input) {  } (input.handle(), input.handle(), input.handle());
cuGraphExecExternalSemaphoresSignalNodeSetParams(input) {  } (input.handle(), input.handle(), &input.make());
cuGraphExecExternalSemaphoresWaitNodeSetParams(input) {  } (input.handle(), input.handle(), &input.make());
cuGraphNodeSetEnabled(input) {  } (input.handle(), input.handle(), input.make());
cuGraphNodeGetEnabled(input) {  } (input.handle(), input.handle());
cuGraphUpload(input) {  } (input.handle(), input.handle());
cuGraphLaunch(input) {  } (input.handle(), input.handle());
cuGraphExecDestroy(input) {  } (input.handle());
cuGraphDestroy(input) {  } (input.handle());
cuGraphExecUpdate_v2(input) {  } (input.handle(), input.handle(), input.one(|input| input.make()));
cuGraphKernelNodeCopyAttributes(input) {  } (input.handle(), input.handle());
cuGraphKernelNodeGetAttribute(input) {  } (input.handle(), input.make());
cuGraphKernelNodeSetAttribute(input) {  } (input.handle(), input.make(), input.one(|input| input.make()));
cuGraphDebugDotPrint(input) {  } (input.handle(), &input.text(), input.make());
cuUserObjectCreate(input) {  } (input.memory(), input.callback(), input.make(), input.make());
cuUserObjectRetain(input) {  } (input.handle(), input.make());
cuUserObjectRelease(input) {  } (input.handle(), input.make());
cuGraphRetainUserObject(input) {  } (input.handle(), input.handle(), input.make(), input.make());
cuGraphReleaseUserObject(input) {  } (input.handle(), input.handle(), input.make());
cuGraphAddNode_v2(input) { let numDependencies = input.count(); } (input.handle(), input.many(&numDependencies, |input| input.handle()), input.many(&numDependencies, |input| input.make()), numDependencies.number() as _, input.one(|input| input.make()));
cuGraphAddNode_v3(input) { let numDependencies = input.count(); } (input.handle(), input.many(&numDependencies, |input| input.handle()), input.many(&numDependencies, |input| input.make()), numDependencies.number() as _, input.one(|input| input.make()));
cuGraphNodeSetParams(input) {  } (input.handle(), input.one(|input| input.make()));
cuGraphNodeSetParams_v2(input) {  } (input.handle(), input.one(|input| input.make()));
cuGraphNodeGetParams(input) {  } (input.handle());
cuGraphExecNodeSetParams(input) {  } (input.handle(), input.handle(), input.one(|input| input.make()));
cuGraphConditionalHandleCreate(input) {  } (input.handle(), input.handle(), input.make(), input.make());
cuOccupancyMaxActiveBlocksPerMultiprocessor(input) {  } (input.handle(), input.make(), input.make());
cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(input) {  } (input.handle(), input.make(), input.make(), input.make());
cuOccupancyMaxPotentialBlockSize(input) {  } (input.handle(), input.callback(), input.make(), input.make());
cuOccupancyMaxPotentialBlockSizeWithFlags(input) {  } (input.handle(), input.callback(), input.make(), input.make(), input.make());
cuOccupancyAvailableDynamicSMemPerBlock(input) {  } (input.handle(), input.make(), input.make());
cuOccupancyMaxPotentialClusterSize(input) {  } (input.handle(), &input.make());
cuOccupancyMaxActiveClusters(input) {  } (input.handle(), &input.make());
cuTexRefSetArray(input) {  } (input.handle(), input.handle(), input.make());
cuTexRefSetMipmappedArray(input) {  } (input.handle(), input.handle(), input.make());
cuTexRefSetAddress_v2(input) {  } (input.one(|input| input.make()), input.handle(), input.make(), input.make());
cuTexRefSetAddress2D_v3(input) {  } (input.handle(), &input.make(), input.make(), input.make());
cuTexRefSetFormat(input) {  } (input.handle(), input.make(), input.make());
cuTexRefSetAddressMode(input) {  } (input.handle(), input.make(), input.make());
cuTexRefSetFilterMode(input) {  } (input.handle(), input.make());
cuTexRefSetMipmapFilterMode(input) {  } (input.handle(), input.make());
cuTexRefSetMipmapLevelBias(input) {  } (input.handle(), input.make());
cuTexRefSetMipmapLevelClamp(input) {  } (input.handle(), input.make(), input.make());
cuTexRefSetMaxAnisotropy(input) {  } (input.handle(), input.make());
cuTexRefSetBorderColor(input) {  } (input.handle(), input.one(|input| input.make()));
cuTexRefSetFlags(input) {  } (input.handle(), input.make());
cuTexRefGetAddress_v2(input) {  } (input.handle());
cuTexRefGetArray(input) {  } (input.handle());
cuTexRefGetMipmappedArray(input) {  } (input.handle());
cuTexRefGetAddressMode(input) {  } (input.handle(), input.make());
cuTexRefGetFilterMode(input) {  } (input.handle());
cuTexRefGetFormat(input) {  } (input.one(|input| input.make()), input.one(|input| input.make()), input.handle());
cuTexRefGetMipmapFilterMode(input) {  } (input.handle());
cuTexRefGetMipmapLevelBias(input) {  } (input.handle());
cuTexRefGetMipmapLevelClamp(input) {  } (input.handle());
cuTexRefGetMaxAnisotropy(input) {  } (input.handle());
cuTexRefGetBorderColor(input) {  } (input.one(|input| input.make()), input.handle());
cuTexRefGetFlags(input) {  } (input.handle());
cuTexRefCreate(input) {  } ();
cuTexRefDestroy(input) {  } (input.handle());
cuSurfRefSetArray(input) {  } (input.handle(), input.handle(), input.make());
cuSurfRefGetArray(input) {  } (input.handle());
cuTexObjectCreate(input) {  } (&input.make(), &input.make(), input.option(|input| input.make()).as_ref());
cuTexObjectDestroy(input) {  } (input.make());
cuTexObjectGetResourceDesc(input) {  } (input.make());
cuTexObjectGetTextureDesc(input) {  } (input.one(|input| input.make()), input.make());
cuTexObjectGetResourceViewDesc(input) {  } (input.one(|input| input.make()), input.make());
cuSurfObjectCreate(input) {  } (&input.make());
cuSurfObjectDestroy(input) {  } (input.make());
cuSurfObjectGetResourceDesc(input) {  } (input.make());
cuTensorMapEncodeTiled(input) { let tensorRank = input.count(); } (input.make(), tensorRank.number() as _, input.memory(), input.many(&tensorRank, |input| input.make()), input.many(&tensorRank.less(1), |input| input.make()), input.many(&tensorRank, |input| input.make()), input.many(&tensorRank, |input| input.make()), input.make(), input.make(), input.make(), input.make());
cuTensorMapEncodeIm2col(input) { let tensorRank = input.count(); } (input.make(), tensorRank.number() as _, input.memory(), input.many(&tensorRank, |input| input.make()), input.many(&tensorRank.less(1), |input| input.make()), input.many(&tensorRank.less(2), |input| input.make()), input.many(&tensorRank.less(2), |input| input.make()), input.make(), input.make(), input.many(&tensorRank, |input| input.make()), input.make(), input.make(), input.make(), input.make());
cuTensorMapEncodeIm2colWide(input) { let tensorRank = input.count(); } (input.make(), tensorRank.number() as _, input.memory(), input.many(&tensorRank, |input| input.make()), input.many(&tensorRank.less(1), |input| input.make()), input.make(), input.make(), input.make(), input.make(), input.many(&tensorRank, |input| input.make()), input.make(), input.make(), input.make(), input.make(), input.make());
cuTensorMapReplaceAddress(input) {  } (input.one(|input| input.make()), input.memory());
cuTensorMapSetAllocationClass(input) {  } (input.one(|input| input.make()), input.make(), input.one(|input| input.make()));
cuDeviceCanAccessPeer(input) {  } (input.make(), input.make());
cuCtxEnablePeerAccess(input) {  } (input.handle(), input.make());
cuCtxDisablePeerAccess(input) {  } (input.handle());
cuDeviceGetP2PAttribute(input) {  } (input.make(), input.make(), input.make());
cuDeviceGetP2PAtomicCapabilities(input) { let count = input.count(); } (input.many(&count, |input| input.make()), input.many(&count, |input| input.make()), count.number() as _, input.make(), input.make());
cuGraphicsUnregisterResource(input) {  } (input.handle());
cuGraphicsSubResourceGetMappedArray(input) {  } (input.handle(), input.make(), input.make());
cuGraphicsResourceGetMappedMipmappedArray(input) {  } (input.handle());
cuGraphicsResourceGetMappedPointer_v2(input) {  } (input.handle());
cuGraphicsResourceSetMapFlags_v2(input) {  } (input.handle(), input.make());
cuGraphicsMapResources(input) { let count = input.count(); } (count.number() as _, input.many(&count, |input| input.handle()), input.handle());
cuGraphicsUnmapResources(input) { let count = input.count(); } (count.number() as _, input.many(&count, |input| input.handle()), input.handle());
cuGetProcAddress_v2(input) {  } (&input.text(), input.make(), input.make(), input.one(|input| input.make()));
cuCoredumpGetAttribute(input) { let size = input.count(); } (input.make(), input.bytes(&size), input.one(|_| size.number() as usize));
cuCoredumpGetAttributeGlobal(input) { let size = input.count(); } (input.make(), input.bytes(&size), input.one(|_| size.number() as usize));
cuCoredumpSetAttribute(input) { let size = input.count(); } (input.make(), input.bytes(&size), input.one(|_| size.number() as usize));
cuCoredumpSetAttributeGlobal(input) { let size = input.count(); } (input.make(), input.bytes(&size), input.one(|_| size.number() as usize));
cuCoredumpRegisterStartCallback(input) {  } (input.callback(), input.memory(), input.one(|input| input.handle()));
cuCoredumpRegisterCompleteCallback(input) {  } (input.callback(), input.memory(), input.one(|input| input.handle()));
cuCoredumpDeregisterStartCallback(input) {  } (input.handle());
cuCoredumpDeregisterCompleteCallback(input) {  } (input.handle());
cuGetExportTable(input) {  } (input.list(), input.one(|input| input.make()));
cuGreenCtxCreate(input) {  } (input.handle(), input.make(), input.make());
cuGreenCtxDestroy(input) {  } (input.handle());
cuCtxFromGreenCtx(input) {  } (input.handle());
cuDeviceGetDevResource(input) {  } (input.make(), input.make());
cuCtxGetDevResource(input) {  } (input.handle(), input.make());
cuGreenCtxGetDevResource(input) {  } (input.handle(), input.make());
cuDevSmResourceSplitByCount(input) {  } (input.one(|input| input.make()), input.one(|input| input.make()), &input.make(), input.one(|input| input.make()), input.make(), input.make());
cuDevSmResourceSplit(input) { let nbGroups = input.count(); } (input.many(&nbGroups, |input| input.make()), nbGroups.number() as _, &input.make(), input.one(|input| input.make()), input.make(), input.many(&nbGroups, |input| input.make()));
cuDevResourceGenerateDesc(input) { let nbResources = input.count(); } (input.many(&nbResources, |input| input.make()), nbResources.number() as _);
cuGreenCtxRecordEvent(input) {  } (input.handle(), input.handle());
cuGreenCtxWaitEvent(input) {  } (input.handle(), input.handle());
cuStreamGetGreenCtx(input) {  } (input.handle());
cuGreenCtxStreamCreate(input) {  } (input.handle(), input.make(), input.make());
cuGreenCtxGetId(input) {  } (input.handle());
cuStreamGetDevResource(input) {  } (input.handle(), input.make());
cuLogsRegisterCallback(input) {  } (input.callback(), input.memory(), input.one(|input| input.handle()));
cuLogsUnregisterCallback(input) {  } (input.handle());
cuLogsCurrent(input) {  } (input.make());
cuLogsDumpToFile(input) {  } (input.one(|input| input.make()), &input.text(), input.make());
cuLogsDumpToMemory(input) { let size = input.count(); } (input.one(|input| input.make()), input.bytes(&size), input.one(|_| size.number() as usize), input.make());
cuCheckpointProcessGetRestoreThreadId(input) {  } (input.make());
cuCheckpointProcessGetState(input) {  } (input.make());
cuCheckpointProcessLock(input) {  } (input.make(), input.one(|input| input.make()));
cuCheckpointProcessCheckpoint(input) {  } (input.make(), input.one(|input| input.make()));
cuCheckpointProcessRestore(input) {  } (input.make(), input.one(|input| input.make()));
cuCheckpointOperationComplete(input) {  } (input.handle());
cuCheckpointProcessUnlock(input) {  } (input.make(), input.one(|input| input.make()));
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
structs! { CUDA_CONDITIONAL_NODE_PARAMS(input) {  } { handle: input.make(), type_: input.make(), size: input.make(), phGraph_out: input.one(|input| input.handle()), ctx: input.handle() } }
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
