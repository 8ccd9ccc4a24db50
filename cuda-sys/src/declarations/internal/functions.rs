// Made by libcuda-sys from the cuda.h of CUDA 13.5. Not for editing.

/// Passes every function of [`internal`](crate::internal) to the macro that is named.
#[macro_export]
macro_rules! for_each_internal_function {
    ($($callback:tt)+) => { $($callback)+! {
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemcpy_ptds(dst: $crate::CUdeviceptr, src: $crate::CUdeviceptr, ByteCount: usize) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemcpyPeer_ptds(dstDevice: $crate::CUdeviceptr, dstContext: $crate::CUcontext, srcDevice: $crate::CUdeviceptr, srcContext: $crate::CUcontext, ByteCount: usize) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemcpyHtoD_v2_ptds(dstDevice: $crate::CUdeviceptr, srcHost: *const ::core::ffi::c_void, ByteCount: usize) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemcpyDtoH_v2_ptds(dstHost: *mut ::core::ffi::c_void, srcDevice: $crate::CUdeviceptr, ByteCount: usize) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemcpyDtoD_v2_ptds(dstDevice: $crate::CUdeviceptr, srcDevice: $crate::CUdeviceptr, ByteCount: usize) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemcpyDtoA_v2_ptds(dstArray: $crate::CUarray, dstOffset: usize, srcDevice: $crate::CUdeviceptr, ByteCount: usize) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemcpyAtoD_v2_ptds(dstDevice: $crate::CUdeviceptr, srcArray: $crate::CUarray, srcOffset: usize, ByteCount: usize) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemcpyHtoA_v2_ptds(dstArray: $crate::CUarray, dstOffset: usize, srcHost: *const ::core::ffi::c_void, ByteCount: usize) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemcpyAtoH_v2_ptds(dstHost: *mut ::core::ffi::c_void, srcArray: $crate::CUarray, srcOffset: usize, ByteCount: usize) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemcpyAtoA_v2_ptds(dstArray: $crate::CUarray, dstOffset: usize, srcArray: $crate::CUarray, srcOffset: usize, ByteCount: usize) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemcpy2D_v2_ptds(pCopy: *const $crate::CUDA_MEMCPY2D) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemcpy2DUnaligned_v2_ptds(pCopy: *const $crate::CUDA_MEMCPY2D) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemcpy3D_v2_ptds(pCopy: *const $crate::CUDA_MEMCPY3D) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemcpy3DPeer_ptds(pCopy: *const $crate::CUDA_MEMCPY3D_PEER) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemcpyAsync_ptsz(dst: $crate::CUdeviceptr, src: $crate::CUdeviceptr, ByteCount: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemcpyPeerAsync_ptsz(dstDevice: $crate::CUdeviceptr, dstContext: $crate::CUcontext, srcDevice: $crate::CUdeviceptr, srcContext: $crate::CUcontext, ByteCount: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemcpyHtoDAsync_v2_ptsz(dstDevice: $crate::CUdeviceptr, srcHost: *const ::core::ffi::c_void, ByteCount: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemcpyDtoHAsync_v2_ptsz(dstHost: *mut ::core::ffi::c_void, srcDevice: $crate::CUdeviceptr, ByteCount: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemcpyDtoDAsync_v2_ptsz(dstDevice: $crate::CUdeviceptr, srcDevice: $crate::CUdeviceptr, ByteCount: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemcpyHtoAAsync_v2_ptsz(dstArray: $crate::CUarray, dstOffset: usize, srcHost: *const ::core::ffi::c_void, ByteCount: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemcpyAtoHAsync_v2_ptsz(dstHost: *mut ::core::ffi::c_void, srcArray: $crate::CUarray, srcOffset: usize, ByteCount: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemcpy2DAsync_v2_ptsz(pCopy: *const $crate::CUDA_MEMCPY2D, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemcpy3DAsync_v2_ptsz(pCopy: *const $crate::CUDA_MEMCPY3D, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemcpy3DPeerAsync_ptsz(pCopy: *const $crate::CUDA_MEMCPY3D_PEER, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 13000] #[group = "CUDA_MEM"] fn cuMemcpyBatchAsync_v2_ptsz(dsts: *mut $crate::CUdeviceptr, srcs: *mut $crate::CUdeviceptr, sizes: *mut usize, count: usize, attrs: *mut $crate::CUmemcpyAttributes, attrsIdxs: *mut usize, numAttrs: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 13000] #[group = "CUDA_MEM"] fn cuMemcpy3DBatchAsync_v2_ptsz(numOps: usize, opList: *mut $crate::CUDA_MEMCPY3D_BATCH_OP, flags: ::core::ffi::c_ulonglong, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 13020] #[group = "CUDA_MEM"] fn cuMemcpyWithAttributesAsync_ptsz(dst: $crate::CUdeviceptr, src: $crate::CUdeviceptr, size: usize, attr: *mut $crate::CUmemcpyAttributes, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 13020] #[group = "CUDA_MEM"] fn cuMemcpy3DWithAttributesAsync_ptsz(op: *mut $crate::CUDA_MEMCPY3D_BATCH_OP, flags: ::core::ffi::c_ulonglong, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemsetD8_v2_ptds(dstDevice: $crate::CUdeviceptr, uc: ::core::ffi::c_uchar, N: usize) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemsetD16_v2_ptds(dstDevice: $crate::CUdeviceptr, us: ::core::ffi::c_ushort, N: usize) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemsetD32_v2_ptds(dstDevice: $crate::CUdeviceptr, ui: ::core::ffi::c_uint, N: usize) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemsetD2D8_v2_ptds(dstDevice: $crate::CUdeviceptr, dstPitch: usize, uc: ::core::ffi::c_uchar, Width: usize, Height: usize) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemsetD2D16_v2_ptds(dstDevice: $crate::CUdeviceptr, dstPitch: usize, us: ::core::ffi::c_ushort, Width: usize, Height: usize) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemsetD2D32_v2_ptds(dstDevice: $crate::CUdeviceptr, dstPitch: usize, ui: ::core::ffi::c_uint, Width: usize, Height: usize) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemsetD8Async_ptsz(dstDevice: $crate::CUdeviceptr, uc: ::core::ffi::c_uchar, N: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemsetD16Async_ptsz(dstDevice: $crate::CUdeviceptr, us: ::core::ffi::c_ushort, N: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemsetD32Async_ptsz(dstDevice: $crate::CUdeviceptr, ui: ::core::ffi::c_uint, N: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemsetD2D8Async_ptsz(dstDevice: $crate::CUdeviceptr, dstPitch: usize, uc: ::core::ffi::c_uchar, Width: usize, Height: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemsetD2D16Async_ptsz(dstDevice: $crate::CUdeviceptr, dstPitch: usize, us: ::core::ffi::c_ushort, Width: usize, Height: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_MEM"] fn cuMemsetD2D32Async_ptsz(dstDevice: $crate::CUdeviceptr, dstPitch: usize, ui: ::core::ffi::c_uint, Width: usize, Height: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 12060] #[group = "CUDA_MEM"] fn cuMemBatchDecompressAsync_ptsz(paramsArray: *mut $crate::CUmemDecompressParams, count: usize, flags: ::core::ffi::c_uint, errorIndex: *mut usize, stream: $crate::CUstream) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_VA"] fn cuMemMapArrayAsync_ptsz(mapInfoList: *mut $crate::CUarrayMapInfo, count: ::core::ffi::c_uint, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemFreeAsync_ptsz(dptr: $crate::CUdeviceptr, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemAllocAsync_ptsz(dptr: *mut $crate::CUdeviceptr, bytesize: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemAllocFromPoolAsync_ptsz(dptr: *mut $crate::CUdeviceptr, bytesize: usize, pool: $crate::CUmemoryPool, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 13050] #[group = "CUDA_FABRIC_COPY"] fn cuFabricCpyBatchAsync_ptsz(numOps: usize, opList: *mut $crate::CUDA_FABRIC_COPY_BATCH_OP, flags: ::core::ffi::c_ulonglong, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 12020] #[group = "CUDA_UNIFIED"] fn cuMemPrefetchAsync_v2_ptsz(devPtr: $crate::CUdeviceptr, count: usize, location: $crate::CUmemLocation, flags: ::core::ffi::c_uint, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 13000] #[group = "CUDA_UNIFIED"] fn cuMemPrefetchBatchAsync_ptsz(dptrs: *mut $crate::CUdeviceptr, sizes: *mut usize, count: usize, prefetchLocs: *mut $crate::CUmemLocation, prefetchLocIdxs: *mut usize, numPrefetchLocs: usize, flags: ::core::ffi::c_ulonglong, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 13000] #[group = "CUDA_UNIFIED"] fn cuMemDiscardBatchAsync_ptsz(dptrs: *mut $crate::CUdeviceptr, sizes: *mut usize, count: usize, flags: ::core::ffi::c_ulonglong, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 13000] #[group = "CUDA_UNIFIED"] fn cuMemDiscardAndPrefetchBatchAsync_ptsz(dptrs: *mut $crate::CUdeviceptr, sizes: *mut usize, count: usize, prefetchLocs: *mut $crate::CUmemLocation, prefetchLocIdxs: *mut usize, numPrefetchLocs: usize, flags: ::core::ffi::c_ulonglong, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 13010] #[group = "CUDA_STREAM"] fn cuStreamBeginCaptureToCig_ptsz(hStream: $crate::CUstream, streamCigCaptureParams: *mut $crate::CUstreamCigCaptureParams) -> $crate::CUresult;
        #[since = 13010] #[group = "CUDA_STREAM"] fn cuStreamEndCaptureToCig_ptsz(hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_STREAM"] fn cuStreamGetPriority_ptsz(hStream: $crate::CUstream, priority: *mut ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 12080] #[group = "CUDA_STREAM"] fn cuStreamGetDevice_ptsz(hStream: $crate::CUstream, device: *mut $crate::CUdevice) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_STREAM"] fn cuStreamGetFlags_ptsz(hStream: $crate::CUstream, flags: *mut ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_STREAM"] fn cuStreamGetId_ptsz(hStream: $crate::CUstream, streamId: *mut ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 9020] #[group = "CUDA_STREAM"] fn cuStreamGetCtx_ptsz(hStream: $crate::CUstream, pctx: *mut $crate::CUcontext) -> $crate::CUresult;
        #[since = 12050] #[group = "CUDA_STREAM"] fn cuStreamGetCtx_v2_ptsz(hStream: $crate::CUstream, pCtx: *mut $crate::CUcontext, pGreenCtx: *mut $crate::CUgreenCtx) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_STREAM"] fn cuStreamWaitEvent_ptsz(hStream: $crate::CUstream, hEvent: $crate::CUevent, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_STREAM"] fn cuStreamAddCallback_ptsz(hStream: $crate::CUstream, callback: $crate::CUstreamCallback, userData: *mut ::core::ffi::c_void, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 10010] #[group = "CUDA_STREAM"] fn cuStreamBeginCapture_v2_ptsz(hStream: $crate::CUstream, mode: $crate::CUstreamCaptureMode) -> $crate::CUresult;
        #[since = 13030] #[group = "CUDA_STREAM"] fn cuStreamBeginRecaptureToGraph_ptsz(hStream: $crate::CUstream, mode: $crate::CUstreamCaptureMode, hGraph: $crate::CUgraph, callbackFunc: $crate::CUgraphRecaptureCallback, userData: *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 12030] #[group = "CUDA_STREAM"] fn cuStreamBeginCaptureToGraph_ptsz(hStream: $crate::CUstream, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, dependencyData: *const $crate::CUgraphEdgeData, numDependencies: usize, mode: $crate::CUstreamCaptureMode) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_STREAM"] fn cuStreamEndCapture_ptsz(hStream: $crate::CUstream, phGraph: *mut $crate::CUgraph) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_STREAM"] fn cuStreamIsCapturing_ptsz(hStream: $crate::CUstream, captureStatus: *mut $crate::CUstreamCaptureStatus) -> $crate::CUresult;
        #[since = 12030] #[group = "CUDA_STREAM"] fn cuStreamGetCaptureInfo_v3_ptsz(hStream: $crate::CUstream, captureStatus_out: *mut $crate::CUstreamCaptureStatus, id_out: *mut $crate::cuuint64_t, graph_out: *mut $crate::CUgraph, dependencies_out: *mut *const $crate::CUgraphNode, edgeData_out: *mut *const $crate::CUgraphEdgeData, numDependencies_out: *mut usize) -> $crate::CUresult;
        #[since = 12030] #[group = "CUDA_STREAM"] fn cuStreamUpdateCaptureDependencies_v2_ptsz(hStream: $crate::CUstream, dependencies: *mut $crate::CUgraphNode, dependencyData: *const $crate::CUgraphEdgeData, numDependencies: usize, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_STREAM"] fn cuStreamAttachMemAsync_ptsz(hStream: $crate::CUstream, dptr: $crate::CUdeviceptr, length: usize, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_STREAM"] fn cuStreamQuery_ptsz(hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_STREAM"] fn cuStreamSynchronize_ptsz(hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 11000] #[group = "CUDA_STREAM"] fn cuStreamCopyAttributes_ptsz(dst: $crate::CUstream, src: $crate::CUstream) -> $crate::CUresult;
        #[since = 11000] #[group = "CUDA_STREAM"] fn cuStreamGetAttribute_ptsz(hStream: $crate::CUstream, attr: $crate::CUstreamAttrID, value_out: *mut $crate::CUstreamAttrValue) -> $crate::CUresult;
        #[since = 11000] #[group = "CUDA_STREAM"] fn cuStreamSetAttribute_ptsz(hStream: $crate::CUstream, attr: $crate::CUstreamAttrID, value: *const $crate::CUstreamAttrValue) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_EVENT"] fn cuEventRecord_ptsz(hEvent: $crate::CUevent, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_EVENT"] fn cuEventRecordWithFlags_ptsz(hEvent: $crate::CUevent, hStream: $crate::CUstream, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_EXTRES_INTEROP"] fn cuSignalExternalSemaphoresAsync_ptsz(extSemArray: *const $crate::CUexternalSemaphore, paramsArray: *const $crate::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, numExtSems: ::core::ffi::c_uint, stream: $crate::CUstream) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_EXTRES_INTEROP"] fn cuWaitExternalSemaphoresAsync_ptsz(extSemArray: *const $crate::CUexternalSemaphore, paramsArray: *const $crate::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, numExtSems: ::core::ffi::c_uint, stream: $crate::CUstream) -> $crate::CUresult;
        #[since = 11070] #[group = "CUDA_MEMOP"] fn cuStreamWaitValue32_v2_ptsz(stream: $crate::CUstream, addr: $crate::CUdeviceptr, value: $crate::cuuint32_t, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 11070] #[group = "CUDA_MEMOP"] fn cuStreamWaitValue64_v2_ptsz(stream: $crate::CUstream, addr: $crate::CUdeviceptr, value: $crate::cuuint64_t, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 11070] #[group = "CUDA_MEMOP"] fn cuStreamWriteValue32_v2_ptsz(stream: $crate::CUstream, addr: $crate::CUdeviceptr, value: $crate::cuuint32_t, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 11070] #[group = "CUDA_MEMOP"] fn cuStreamWriteValue64_v2_ptsz(stream: $crate::CUstream, addr: $crate::CUdeviceptr, value: $crate::cuuint64_t, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 11070] #[group = "CUDA_MEMOP"] fn cuStreamBatchMemOp_v2_ptsz(stream: $crate::CUstream, count: ::core::ffi::c_uint, paramArray: *mut $crate::CUstreamBatchMemOpParams, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_EXEC"] fn cuLaunchKernel_ptsz(f: $crate::CUfunction, gridDimX: ::core::ffi::c_uint, gridDimY: ::core::ffi::c_uint, gridDimZ: ::core::ffi::c_uint, blockDimX: ::core::ffi::c_uint, blockDimY: ::core::ffi::c_uint, blockDimZ: ::core::ffi::c_uint, sharedMemBytes: ::core::ffi::c_uint, hStream: $crate::CUstream, kernelParams: *mut *mut ::core::ffi::c_void, extra: *mut *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 11060] #[group = "CUDA_EXEC"] fn cuLaunchKernelEx_ptsz(config: *const $crate::CUlaunchConfig, f: $crate::CUfunction, kernelParams: *mut *mut ::core::ffi::c_void, extra: *mut *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 9000] #[group = "CUDA_EXEC"] fn cuLaunchCooperativeKernel_ptsz(f: $crate::CUfunction, gridDimX: ::core::ffi::c_uint, gridDimY: ::core::ffi::c_uint, gridDimZ: ::core::ffi::c_uint, blockDimX: ::core::ffi::c_uint, blockDimY: ::core::ffi::c_uint, blockDimZ: ::core::ffi::c_uint, sharedMemBytes: ::core::ffi::c_uint, hStream: $crate::CUstream, kernelParams: *mut *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_EXEC"] fn cuLaunchHostFunc_ptsz(hStream: $crate::CUstream, fn_: $crate::CUhostFn, userData: *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 13010] #[group = "CUDA_EXEC"] fn cuLaunchHostFunc_v2_ptsz(hStream: $crate::CUstream, fn_: $crate::CUhostFn, userData: *mut ::core::ffi::c_void, syncMode: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_GRAPH"] fn cuGraphInstantiateWithParams_ptsz(phGraphExec: *mut $crate::CUgraphExec, hGraph: $crate::CUgraph, instantiateParams: *mut $crate::CUDA_GRAPH_INSTANTIATE_PARAMS) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_GRAPH"] fn cuGraphUpload_ptsz(hGraphExec: $crate::CUgraphExec, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphLaunch_ptsz(hGraphExec: $crate::CUgraphExec, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_GRAPHICS"] fn cuGraphicsMapResources_ptsz(count: ::core::ffi::c_uint, resources: *mut $crate::CUgraphicsResource, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_GRAPHICS"] fn cuGraphicsUnmapResources_ptsz(count: ::core::ffi::c_uint, resources: *mut $crate::CUgraphicsResource, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 13010] #[group = "CUDA_GREEN_CONTEXTS"] fn cuStreamGetDevResource_ptsz(hStream: $crate::CUstream, resource: *mut $crate::CUdevResource, type_: $crate::CUdevResourceType) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_MEM"] fn cuMemHostRegister(p: *mut ::core::ffi::c_void, bytesize: usize, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 3000] #[group = "CUDA_GRAPHICS"] fn cuGraphicsResourceSetMapFlags(resource: $crate::CUgraphicsResource, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 5050] #[group = "CUDA_MODULE"] fn cuLinkCreate(numOptions: ::core::ffi::c_uint, options: *mut $crate::CUjit_option, optionValues: *mut *mut ::core::ffi::c_void, stateOut: *mut $crate::CUlinkState) -> $crate::CUresult;
        #[since = 5050] #[group = "CUDA_MODULE"] fn cuLinkAddData(state: $crate::CUlinkState, type_: $crate::CUjitInputType, data: *mut ::core::ffi::c_void, size: usize, name: *const ::core::ffi::c_char, numOptions: ::core::ffi::c_uint, options: *mut $crate::CUjit_option, optionValues: *mut *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 5050] #[group = "CUDA_MODULE"] fn cuLinkAddFile(state: $crate::CUlinkState, type_: $crate::CUjitInputType, path: *const ::core::ffi::c_char, numOptions: ::core::ffi::c_uint, options: *mut $crate::CUjit_option, optionValues: *mut *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_TEXREF_DEPRECATED"] fn cuTexRefSetAddress2D_v2(hTexRef: $crate::CUtexref, desc: *const $crate::CUDA_ARRAY_DESCRIPTOR, dptr: $crate::CUdeviceptr, Pitch: usize) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_DEVICE"] fn cuDeviceTotalMem(bytes: *mut ::core::ffi::c_uint, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_CTX"] fn cuCtxCreate(pctx: *mut $crate::CUcontext, flags: ::core::ffi::c_uint, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_CTX"] fn cuCtxCreate_v2(pctx: *mut $crate::CUcontext, flags: ::core::ffi::c_uint, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 11040] #[group = "CUDA_CTX"] fn cuCtxCreate_v3(pctx: *mut $crate::CUcontext, paramsArray: *mut $crate::CUexecAffinityParam, numParams: ::core::ffi::c_int, flags: ::core::ffi::c_uint, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MODULE"] fn cuModuleGetGlobal(dptr: *mut $crate::internal::CUdeviceptr_v1, bytes: *mut ::core::ffi::c_uint, hmod: $crate::CUmodule, name: *const ::core::ffi::c_char) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuMemGetInfo(free: *mut ::core::ffi::c_uint, total: *mut ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuMemAlloc(dptr: *mut $crate::internal::CUdeviceptr_v1, bytesize: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuMemAllocPitch(dptr: *mut $crate::internal::CUdeviceptr_v1, pPitch: *mut ::core::ffi::c_uint, WidthInBytes: ::core::ffi::c_uint, Height: ::core::ffi::c_uint, ElementSizeBytes: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuMemFree(dptr: $crate::internal::CUdeviceptr_v1) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuMemGetAddressRange(pbase: *mut $crate::internal::CUdeviceptr_v1, psize: *mut ::core::ffi::c_uint, dptr: $crate::internal::CUdeviceptr_v1) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuMemAllocHost(pp: *mut *mut ::core::ffi::c_void, bytesize: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2020] #[group = "CUDA_MEM"] fn cuMemHostGetDevicePointer(pdptr: *mut $crate::internal::CUdeviceptr_v1, p: *mut ::core::ffi::c_void, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuMemcpyHtoD(dstDevice: $crate::internal::CUdeviceptr_v1, srcHost: *const ::core::ffi::c_void, ByteCount: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuMemcpyDtoH(dstHost: *mut ::core::ffi::c_void, srcDevice: $crate::internal::CUdeviceptr_v1, ByteCount: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuMemcpyDtoD(dstDevice: $crate::internal::CUdeviceptr_v1, srcDevice: $crate::internal::CUdeviceptr_v1, ByteCount: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuMemcpyDtoA(dstArray: $crate::CUarray, dstOffset: ::core::ffi::c_uint, srcDevice: $crate::internal::CUdeviceptr_v1, ByteCount: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuMemcpyAtoD(dstDevice: $crate::internal::CUdeviceptr_v1, srcArray: $crate::CUarray, srcOffset: ::core::ffi::c_uint, ByteCount: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuMemcpyHtoA(dstArray: $crate::CUarray, dstOffset: ::core::ffi::c_uint, srcHost: *const ::core::ffi::c_void, ByteCount: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuMemcpyAtoH(dstHost: *mut ::core::ffi::c_void, srcArray: $crate::CUarray, srcOffset: ::core::ffi::c_uint, ByteCount: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuMemcpyAtoA(dstArray: $crate::CUarray, dstOffset: ::core::ffi::c_uint, srcArray: $crate::CUarray, srcOffset: ::core::ffi::c_uint, ByteCount: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuMemcpyHtoAAsync(dstArray: $crate::CUarray, dstOffset: ::core::ffi::c_uint, srcHost: *const ::core::ffi::c_void, ByteCount: ::core::ffi::c_uint, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuMemcpyAtoHAsync(dstHost: *mut ::core::ffi::c_void, srcArray: $crate::CUarray, srcOffset: ::core::ffi::c_uint, ByteCount: ::core::ffi::c_uint, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuMemcpy2D(pCopy: *const $crate::internal::CUDA_MEMCPY2D_v1) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuMemcpy2DUnaligned(pCopy: *const $crate::internal::CUDA_MEMCPY2D_v1) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuMemcpy3D(pCopy: *const $crate::internal::CUDA_MEMCPY3D_v1) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuMemcpyHtoDAsync(dstDevice: $crate::internal::CUdeviceptr_v1, srcHost: *const ::core::ffi::c_void, ByteCount: ::core::ffi::c_uint, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuMemcpyDtoHAsync(dstHost: *mut ::core::ffi::c_void, srcDevice: $crate::internal::CUdeviceptr_v1, ByteCount: ::core::ffi::c_uint, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 3000] #[group = "CUDA_MEM"] fn cuMemcpyDtoDAsync(dstDevice: $crate::internal::CUdeviceptr_v1, srcDevice: $crate::internal::CUdeviceptr_v1, ByteCount: ::core::ffi::c_uint, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuMemcpy2DAsync(pCopy: *const $crate::internal::CUDA_MEMCPY2D_v1, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuMemcpy3DAsync(pCopy: *const $crate::internal::CUDA_MEMCPY3D_v1, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuMemsetD8(dstDevice: $crate::internal::CUdeviceptr_v1, uc: ::core::ffi::c_uchar, N: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuMemsetD16(dstDevice: $crate::internal::CUdeviceptr_v1, us: ::core::ffi::c_ushort, N: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuMemsetD32(dstDevice: $crate::internal::CUdeviceptr_v1, ui: ::core::ffi::c_uint, N: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuMemsetD2D8(dstDevice: $crate::internal::CUdeviceptr_v1, dstPitch: ::core::ffi::c_uint, uc: ::core::ffi::c_uchar, Width: ::core::ffi::c_uint, Height: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuMemsetD2D16(dstDevice: $crate::internal::CUdeviceptr_v1, dstPitch: ::core::ffi::c_uint, us: ::core::ffi::c_ushort, Width: ::core::ffi::c_uint, Height: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuMemsetD2D32(dstDevice: $crate::internal::CUdeviceptr_v1, dstPitch: ::core::ffi::c_uint, ui: ::core::ffi::c_uint, Width: ::core::ffi::c_uint, Height: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuArrayCreate(pHandle: *mut $crate::CUarray, pAllocateArray: *const $crate::internal::CUDA_ARRAY_DESCRIPTOR_v1) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuArrayGetDescriptor(pArrayDescriptor: *mut $crate::internal::CUDA_ARRAY_DESCRIPTOR_v1, hArray: $crate::CUarray) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuArray3DCreate(pHandle: *mut $crate::CUarray, pAllocateArray: *const $crate::internal::CUDA_ARRAY3D_DESCRIPTOR_v1) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuArray3DGetDescriptor(pArrayDescriptor: *mut $crate::internal::CUDA_ARRAY3D_DESCRIPTOR_v1, hArray: $crate::CUarray) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_TEXREF_DEPRECATED"] fn cuTexRefSetAddress(ByteOffset: *mut ::core::ffi::c_uint, hTexRef: $crate::CUtexref, dptr: $crate::internal::CUdeviceptr_v1, bytes: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2020] #[group = "CUDA_TEXREF_DEPRECATED"] fn cuTexRefSetAddress2D(hTexRef: $crate::CUtexref, desc: *const $crate::internal::CUDA_ARRAY_DESCRIPTOR_v1, dptr: $crate::internal::CUdeviceptr_v1, Pitch: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_TEXREF_DEPRECATED"] fn cuTexRefGetAddress(pdptr: *mut $crate::internal::CUdeviceptr_v1, hTexRef: $crate::CUtexref) -> $crate::CUresult;
        #[since = 3000] #[group = "CUDA_GRAPHICS"] fn cuGraphicsResourceGetMappedPointer(pDevPtr: *mut $crate::internal::CUdeviceptr_v1, pSize: *mut ::core::ffi::c_uint, resource: $crate::CUgraphicsResource) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_CTX"] fn cuCtxDestroy(ctx: $crate::CUcontext) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_CTX"] fn cuCtxPopCurrent(pctx: *mut $crate::CUcontext) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_CTX"] fn cuCtxPushCurrent(ctx: $crate::CUcontext) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_STREAM"] fn cuStreamDestroy(hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_EVENT"] fn cuEventDestroy(hEvent: $crate::CUevent) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_EVENT"] fn cuEventElapsedTime(pMilliseconds: *mut f32, hStart: $crate::CUevent, hEnd: $crate::CUevent) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_PRIMARY_CTX"] fn cuDevicePrimaryCtxRelease(dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_PRIMARY_CTX"] fn cuDevicePrimaryCtxReset(dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_PRIMARY_CTX"] fn cuDevicePrimaryCtxSetFlags(dev: $crate::CUdevice, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 9020] #[group = "CUDA_DEVICE"] fn cuDeviceGetUuid(uuid: *mut $crate::CUuuid, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 12080] #[group = "CUDA_MEM"] fn cuMemcpyBatchAsync(dsts: *mut $crate::CUdeviceptr, srcs: *mut $crate::CUdeviceptr, sizes: *mut usize, count: usize, attrs: *mut $crate::CUmemcpyAttributes, attrsIdxs: *mut usize, numAttrs: usize, failIdx: *mut usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 12080] #[group = "CUDA_MEM"] fn cuMemcpy3DBatchAsync(numOps: usize, opList: *mut $crate::CUDA_MEMCPY3D_BATCH_OP, failIdx: *mut usize, flags: ::core::ffi::c_ulonglong, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 12080] #[group = "CUDA_MEM"] fn cuMemcpyBatchAsync_ptsz(dsts: *mut $crate::CUdeviceptr, srcs: *mut $crate::CUdeviceptr, sizes: *mut usize, count: usize, attrs: *mut $crate::CUmemcpyAttributes, attrsIdxs: *mut usize, numAttrs: usize, failIdx: *mut usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 12080] #[group = "CUDA_MEM"] fn cuMemcpy3DBatchAsync_ptsz(numOps: usize, opList: *mut $crate::CUDA_MEMCPY3D_BATCH_OP, failIdx: *mut usize, flags: ::core::ffi::c_ulonglong, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 8000] #[group = "CUDA_MEMOP"] fn cuStreamWriteValue32(stream: $crate::CUstream, addr: $crate::CUdeviceptr, value: $crate::cuuint32_t, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 8000] #[group = "CUDA_MEMOP"] fn cuStreamWaitValue32(stream: $crate::CUstream, addr: $crate::CUdeviceptr, value: $crate::cuuint32_t, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 9000] #[group = "CUDA_MEMOP"] fn cuStreamWriteValue64(stream: $crate::CUstream, addr: $crate::CUdeviceptr, value: $crate::cuuint64_t, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 9000] #[group = "CUDA_MEMOP"] fn cuStreamWaitValue64(stream: $crate::CUstream, addr: $crate::CUdeviceptr, value: $crate::cuuint64_t, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 8000] #[group = "CUDA_MEMOP"] fn cuStreamBatchMemOp(stream: $crate::CUstream, count: ::core::ffi::c_uint, paramArray: *mut $crate::CUstreamBatchMemOpParams, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 8000] #[group = "CUDA_MEMOP"] fn cuStreamWriteValue32_ptsz(stream: $crate::CUstream, addr: $crate::CUdeviceptr, value: $crate::cuuint32_t, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 8000] #[group = "CUDA_MEMOP"] fn cuStreamWaitValue32_ptsz(stream: $crate::CUstream, addr: $crate::CUdeviceptr, value: $crate::cuuint32_t, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 9000] #[group = "CUDA_MEMOP"] fn cuStreamWriteValue64_ptsz(stream: $crate::CUstream, addr: $crate::CUdeviceptr, value: $crate::cuuint64_t, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 9000] #[group = "CUDA_MEMOP"] fn cuStreamWaitValue64_ptsz(stream: $crate::CUstream, addr: $crate::CUdeviceptr, value: $crate::cuuint64_t, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 8000] #[group = "CUDA_MEMOP"] fn cuStreamBatchMemOp_ptsz(stream: $crate::CUstream, count: ::core::ffi::c_uint, paramArray: *mut $crate::CUstreamBatchMemOpParams, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 8000] #[group = "CUDA_UNIFIED"] fn cuMemPrefetchAsync(devPtr: $crate::CUdeviceptr, count: usize, dstDevice: $crate::CUdevice, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 8000] #[group = "CUDA_UNIFIED"] fn cuMemPrefetchAsync_ptsz(devPtr: $crate::CUdeviceptr, count: usize, dstDevice: $crate::CUdevice, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 8000] #[group = "CUDA_UNIFIED"] fn cuMemAdvise(devPtr: $crate::CUdeviceptr, count: usize, advice: $crate::CUmem_advise, device: $crate::CUdevice) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_STREAM"] fn cuStreamBeginCapture(hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_STREAM"] fn cuStreamBeginCapture_ptsz(hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 10010] #[group = "CUDA_STREAM"] fn cuStreamGetCaptureInfo(hStream: $crate::CUstream, captureStatus_out: *mut $crate::CUstreamCaptureStatus, id_out: *mut $crate::cuuint64_t) -> $crate::CUresult;
        #[since = 10010] #[group = "CUDA_STREAM"] fn cuStreamGetCaptureInfo_ptsz(hStream: $crate::CUstream, captureStatus_out: *mut $crate::CUstreamCaptureStatus, id_out: *mut $crate::cuuint64_t) -> $crate::CUresult;
        #[since = 11030] #[group = "CUDA_STREAM"] fn cuStreamGetCaptureInfo_v2(hStream: $crate::CUstream, captureStatus_out: *mut $crate::CUstreamCaptureStatus, id_out: *mut $crate::cuuint64_t, graph_out: *mut $crate::CUgraph, dependencies_out: *mut *const $crate::CUgraphNode, numDependencies_out: *mut usize) -> $crate::CUresult;
        #[since = 11030] #[group = "CUDA_STREAM"] fn cuStreamGetCaptureInfo_v2_ptsz(hStream: $crate::CUstream, captureStatus_out: *mut $crate::CUstreamCaptureStatus, id_out: *mut $crate::cuuint64_t, graph_out: *mut $crate::CUgraph, dependencies_out: *mut *const $crate::CUgraphNode, numDependencies_out: *mut usize) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphAddKernelNode(phGraphNode: *mut $crate::CUgraphNode, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, numDependencies: usize, nodeParams: *const $crate::CUDA_KERNEL_NODE_PARAMS_v1) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphKernelNodeGetParams(hNode: $crate::CUgraphNode, nodeParams: *mut $crate::CUDA_KERNEL_NODE_PARAMS_v1) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphKernelNodeSetParams(hNode: $crate::CUgraphNode, nodeParams: *const $crate::CUDA_KERNEL_NODE_PARAMS_v1) -> $crate::CUresult;
        #[since = 10010] #[group = "CUDA_GRAPH"] fn cuGraphExecKernelNodeSetParams(hGraphExec: $crate::CUgraphExec, hNode: $crate::CUgraphNode, nodeParams: *const $crate::CUDA_KERNEL_NODE_PARAMS_v1) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_GRAPH"] fn cuGraphExecUpdate(hGraphExec: $crate::CUgraphExec, hGraph: $crate::CUgraph, hErrorNode_out: *mut $crate::CUgraphNode, updateResult_out: *mut $crate::CUgraphExecUpdateResult) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphGetEdges(hGraph: $crate::CUgraph, from: *mut $crate::CUgraphNode, to: *mut $crate::CUgraphNode, numEdges: *mut usize) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphNodeGetDependencies(hNode: $crate::CUgraphNode, dependencies: *mut $crate::CUgraphNode, numDependencies: *mut usize) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphNodeGetDependentNodes(hNode: $crate::CUgraphNode, dependentNodes: *mut $crate::CUgraphNode, numDependentNodes: *mut usize) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphAddDependencies(hGraph: $crate::CUgraph, from: *const $crate::CUgraphNode, to: *const $crate::CUgraphNode, numDependencies: usize) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphRemoveDependencies(hGraph: $crate::CUgraph, from: *const $crate::CUgraphNode, to: *const $crate::CUgraphNode, numDependencies: usize) -> $crate::CUresult;
        #[since = 12020] #[group = "CUDA_GRAPH"] fn cuGraphAddNode(phGraphNode: *mut $crate::CUgraphNode, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, numDependencies: usize, nodeParams: *mut $crate::CUgraphNodeParams) -> $crate::CUresult;
        #[since = 4010] #[group = "CUDA_MEM"] fn cuIpcOpenMemHandle(pdptr: *mut $crate::CUdeviceptr, handle: $crate::CUipcMemHandle, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_LOGS"] fn cuGraphInstantiate(phGraphExec: *mut $crate::CUgraphExec, hGraph: $crate::CUgraph, phErrorNode: *mut $crate::CUgraphNode, logBuffer: *mut ::core::ffi::c_char, bufferSize: usize) -> $crate::CUresult;
        #[since = 11000] #[group = "CUDA_LOGS"] fn cuGraphInstantiate_v2(phGraphExec: *mut $crate::CUgraphExec, hGraph: $crate::CUgraph, phErrorNode: *mut $crate::CUgraphNode, logBuffer: *mut ::core::ffi::c_char, bufferSize: usize) -> $crate::CUresult;
        #[since = 11030] #[group = "CUDA_STREAM"] fn cuStreamUpdateCaptureDependencies(hStream: $crate::CUstream, dependencies: *mut $crate::CUgraphNode, numDependencies: usize, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 11030] #[group = "CUDA_STREAM"] fn cuStreamUpdateCaptureDependencies_ptsz(hStream: $crate::CUstream, dependencies: *mut $crate::CUgraphNode, numDependencies: usize, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 11030] #[group = "CUDA_DRIVER_ENTRY_POINT"] fn cuGetProcAddress(symbol: *const ::core::ffi::c_char, pfn: *mut *mut ::core::ffi::c_void, cudaVersion: ::core::ffi::c_int, flags: $crate::cuuint64_t) -> $crate::CUresult;
    } };
}

pub(crate) static FUNCTIONS: [Function; 193] = [
    Function { symbol: c"cuMemcpy_ptds", since: 7000 },
    Function { symbol: c"cuMemcpyPeer_ptds", since: 7000 },
    Function { symbol: c"cuMemcpyHtoD_v2_ptds", since: 7000 },
    Function { symbol: c"cuMemcpyDtoH_v2_ptds", since: 7000 },
    Function { symbol: c"cuMemcpyDtoD_v2_ptds", since: 7000 },
    Function { symbol: c"cuMemcpyDtoA_v2_ptds", since: 7000 },
    Function { symbol: c"cuMemcpyAtoD_v2_ptds", since: 7000 },
    Function { symbol: c"cuMemcpyHtoA_v2_ptds", since: 7000 },
    Function { symbol: c"cuMemcpyAtoH_v2_ptds", since: 7000 },
    Function { symbol: c"cuMemcpyAtoA_v2_ptds", since: 7000 },
    Function { symbol: c"cuMemcpy2D_v2_ptds", since: 7000 },
    Function { symbol: c"cuMemcpy2DUnaligned_v2_ptds", since: 7000 },
    Function { symbol: c"cuMemcpy3D_v2_ptds", since: 7000 },
    Function { symbol: c"cuMemcpy3DPeer_ptds", since: 7000 },
    Function { symbol: c"cuMemcpyAsync_ptsz", since: 7000 },
    Function { symbol: c"cuMemcpyPeerAsync_ptsz", since: 7000 },
    Function { symbol: c"cuMemcpyHtoDAsync_v2_ptsz", since: 7000 },
    Function { symbol: c"cuMemcpyDtoHAsync_v2_ptsz", since: 7000 },
    Function { symbol: c"cuMemcpyDtoDAsync_v2_ptsz", since: 7000 },
    Function { symbol: c"cuMemcpyHtoAAsync_v2_ptsz", since: 7000 },
    Function { symbol: c"cuMemcpyAtoHAsync_v2_ptsz", since: 7000 },
    Function { symbol: c"cuMemcpy2DAsync_v2_ptsz", since: 7000 },
    Function { symbol: c"cuMemcpy3DAsync_v2_ptsz", since: 7000 },
    Function { symbol: c"cuMemcpy3DPeerAsync_ptsz", since: 7000 },
    Function { symbol: c"cuMemcpyBatchAsync_v2_ptsz", since: 13000 },
    Function { symbol: c"cuMemcpy3DBatchAsync_v2_ptsz", since: 13000 },
    Function { symbol: c"cuMemcpyWithAttributesAsync_ptsz", since: 13020 },
    Function { symbol: c"cuMemcpy3DWithAttributesAsync_ptsz", since: 13020 },
    Function { symbol: c"cuMemsetD8_v2_ptds", since: 7000 },
    Function { symbol: c"cuMemsetD16_v2_ptds", since: 7000 },
    Function { symbol: c"cuMemsetD32_v2_ptds", since: 7000 },
    Function { symbol: c"cuMemsetD2D8_v2_ptds", since: 7000 },
    Function { symbol: c"cuMemsetD2D16_v2_ptds", since: 7000 },
    Function { symbol: c"cuMemsetD2D32_v2_ptds", since: 7000 },
    Function { symbol: c"cuMemsetD8Async_ptsz", since: 7000 },
    Function { symbol: c"cuMemsetD16Async_ptsz", since: 7000 },
    Function { symbol: c"cuMemsetD32Async_ptsz", since: 7000 },
    Function { symbol: c"cuMemsetD2D8Async_ptsz", since: 7000 },
    Function { symbol: c"cuMemsetD2D16Async_ptsz", since: 7000 },
    Function { symbol: c"cuMemsetD2D32Async_ptsz", since: 7000 },
    Function { symbol: c"cuMemBatchDecompressAsync_ptsz", since: 12060 },
    Function { symbol: c"cuMemMapArrayAsync_ptsz", since: 11010 },
    Function { symbol: c"cuMemFreeAsync_ptsz", since: 11020 },
    Function { symbol: c"cuMemAllocAsync_ptsz", since: 11020 },
    Function { symbol: c"cuMemAllocFromPoolAsync_ptsz", since: 11020 },
    Function { symbol: c"cuFabricCpyBatchAsync_ptsz", since: 13050 },
    Function { symbol: c"cuMemPrefetchAsync_v2_ptsz", since: 12020 },
    Function { symbol: c"cuMemPrefetchBatchAsync_ptsz", since: 13000 },
    Function { symbol: c"cuMemDiscardBatchAsync_ptsz", since: 13000 },
    Function { symbol: c"cuMemDiscardAndPrefetchBatchAsync_ptsz", since: 13000 },
    Function { symbol: c"cuStreamBeginCaptureToCig_ptsz", since: 13010 },
    Function { symbol: c"cuStreamEndCaptureToCig_ptsz", since: 13010 },
    Function { symbol: c"cuStreamGetPriority_ptsz", since: 7000 },
    Function { symbol: c"cuStreamGetDevice_ptsz", since: 12080 },
    Function { symbol: c"cuStreamGetFlags_ptsz", since: 7000 },
    Function { symbol: c"cuStreamGetId_ptsz", since: 12000 },
    Function { symbol: c"cuStreamGetCtx_ptsz", since: 9020 },
    Function { symbol: c"cuStreamGetCtx_v2_ptsz", since: 12050 },
    Function { symbol: c"cuStreamWaitEvent_ptsz", since: 7000 },
    Function { symbol: c"cuStreamAddCallback_ptsz", since: 7000 },
    Function { symbol: c"cuStreamBeginCapture_v2_ptsz", since: 10010 },
    Function { symbol: c"cuStreamBeginRecaptureToGraph_ptsz", since: 13030 },
    Function { symbol: c"cuStreamBeginCaptureToGraph_ptsz", since: 12030 },
    Function { symbol: c"cuStreamEndCapture_ptsz", since: 10000 },
    Function { symbol: c"cuStreamIsCapturing_ptsz", since: 10000 },
    Function { symbol: c"cuStreamGetCaptureInfo_v3_ptsz", since: 12030 },
    Function { symbol: c"cuStreamUpdateCaptureDependencies_v2_ptsz", since: 12030 },
    Function { symbol: c"cuStreamAttachMemAsync_ptsz", since: 7000 },
    Function { symbol: c"cuStreamQuery_ptsz", since: 7000 },
    Function { symbol: c"cuStreamSynchronize_ptsz", since: 7000 },
    Function { symbol: c"cuStreamCopyAttributes_ptsz", since: 11000 },
    Function { symbol: c"cuStreamGetAttribute_ptsz", since: 11000 },
    Function { symbol: c"cuStreamSetAttribute_ptsz", since: 11000 },
    Function { symbol: c"cuEventRecord_ptsz", since: 7000 },
    Function { symbol: c"cuEventRecordWithFlags_ptsz", since: 11010 },
    Function { symbol: c"cuSignalExternalSemaphoresAsync_ptsz", since: 10000 },
    Function { symbol: c"cuWaitExternalSemaphoresAsync_ptsz", since: 10000 },
    Function { symbol: c"cuStreamWaitValue32_v2_ptsz", since: 11070 },
    Function { symbol: c"cuStreamWaitValue64_v2_ptsz", since: 11070 },
    Function { symbol: c"cuStreamWriteValue32_v2_ptsz", since: 11070 },
    Function { symbol: c"cuStreamWriteValue64_v2_ptsz", since: 11070 },
    Function { symbol: c"cuStreamBatchMemOp_v2_ptsz", since: 11070 },
    Function { symbol: c"cuLaunchKernel_ptsz", since: 7000 },
    Function { symbol: c"cuLaunchKernelEx_ptsz", since: 11060 },
    Function { symbol: c"cuLaunchCooperativeKernel_ptsz", since: 9000 },
    Function { symbol: c"cuLaunchHostFunc_ptsz", since: 10000 },
    Function { symbol: c"cuLaunchHostFunc_v2_ptsz", since: 13010 },
    Function { symbol: c"cuGraphInstantiateWithParams_ptsz", since: 12000 },
    Function { symbol: c"cuGraphUpload_ptsz", since: 11010 },
    Function { symbol: c"cuGraphLaunch_ptsz", since: 10000 },
    Function { symbol: c"cuGraphicsMapResources_ptsz", since: 7000 },
    Function { symbol: c"cuGraphicsUnmapResources_ptsz", since: 7000 },
    Function { symbol: c"cuStreamGetDevResource_ptsz", since: 13010 },
    Function { symbol: c"cuMemHostRegister", since: 4000 },
    Function { symbol: c"cuGraphicsResourceSetMapFlags", since: 3000 },
    Function { symbol: c"cuLinkCreate", since: 5050 },
    Function { symbol: c"cuLinkAddData", since: 5050 },
    Function { symbol: c"cuLinkAddFile", since: 5050 },
    Function { symbol: c"cuTexRefSetAddress2D_v2", since: 3020 },
    Function { symbol: c"cuDeviceTotalMem", since: 2000 },
    Function { symbol: c"cuCtxCreate", since: 2000 },
    Function { symbol: c"cuCtxCreate_v2", since: 3020 },
    Function { symbol: c"cuCtxCreate_v3", since: 11040 },
    Function { symbol: c"cuModuleGetGlobal", since: 2000 },
    Function { symbol: c"cuMemGetInfo", since: 2000 },
    Function { symbol: c"cuMemAlloc", since: 2000 },
    Function { symbol: c"cuMemAllocPitch", since: 2000 },
    Function { symbol: c"cuMemFree", since: 2000 },
    Function { symbol: c"cuMemGetAddressRange", since: 2000 },
    Function { symbol: c"cuMemAllocHost", since: 2000 },
    Function { symbol: c"cuMemHostGetDevicePointer", since: 2020 },
    Function { symbol: c"cuMemcpyHtoD", since: 2000 },
    Function { symbol: c"cuMemcpyDtoH", since: 2000 },
    Function { symbol: c"cuMemcpyDtoD", since: 2000 },
    Function { symbol: c"cuMemcpyDtoA", since: 2000 },
    Function { symbol: c"cuMemcpyAtoD", since: 2000 },
    Function { symbol: c"cuMemcpyHtoA", since: 2000 },
    Function { symbol: c"cuMemcpyAtoH", since: 2000 },
    Function { symbol: c"cuMemcpyAtoA", since: 2000 },
    Function { symbol: c"cuMemcpyHtoAAsync", since: 2000 },
    Function { symbol: c"cuMemcpyAtoHAsync", since: 2000 },
    Function { symbol: c"cuMemcpy2D", since: 2000 },
    Function { symbol: c"cuMemcpy2DUnaligned", since: 2000 },
    Function { symbol: c"cuMemcpy3D", since: 2000 },
    Function { symbol: c"cuMemcpyHtoDAsync", since: 2000 },
    Function { symbol: c"cuMemcpyDtoHAsync", since: 2000 },
    Function { symbol: c"cuMemcpyDtoDAsync", since: 3000 },
    Function { symbol: c"cuMemcpy2DAsync", since: 2000 },
    Function { symbol: c"cuMemcpy3DAsync", since: 2000 },
    Function { symbol: c"cuMemsetD8", since: 2000 },
    Function { symbol: c"cuMemsetD16", since: 2000 },
    Function { symbol: c"cuMemsetD32", since: 2000 },
    Function { symbol: c"cuMemsetD2D8", since: 2000 },
    Function { symbol: c"cuMemsetD2D16", since: 2000 },
    Function { symbol: c"cuMemsetD2D32", since: 2000 },
    Function { symbol: c"cuArrayCreate", since: 2000 },
    Function { symbol: c"cuArrayGetDescriptor", since: 2000 },
    Function { symbol: c"cuArray3DCreate", since: 2000 },
    Function { symbol: c"cuArray3DGetDescriptor", since: 2000 },
    Function { symbol: c"cuTexRefSetAddress", since: 2000 },
    Function { symbol: c"cuTexRefSetAddress2D", since: 2020 },
    Function { symbol: c"cuTexRefGetAddress", since: 2000 },
    Function { symbol: c"cuGraphicsResourceGetMappedPointer", since: 3000 },
    Function { symbol: c"cuCtxDestroy", since: 2000 },
    Function { symbol: c"cuCtxPopCurrent", since: 2000 },
    Function { symbol: c"cuCtxPushCurrent", since: 2000 },
    Function { symbol: c"cuStreamDestroy", since: 2000 },
    Function { symbol: c"cuEventDestroy", since: 2000 },
    Function { symbol: c"cuEventElapsedTime", since: 2000 },
    Function { symbol: c"cuDevicePrimaryCtxRelease", since: 7000 },
    Function { symbol: c"cuDevicePrimaryCtxReset", since: 7000 },
    Function { symbol: c"cuDevicePrimaryCtxSetFlags", since: 7000 },
    Function { symbol: c"cuDeviceGetUuid", since: 9020 },
    Function { symbol: c"cuMemcpyBatchAsync", since: 12080 },
    Function { symbol: c"cuMemcpy3DBatchAsync", since: 12080 },
    Function { symbol: c"cuMemcpyBatchAsync_ptsz", since: 12080 },
    Function { symbol: c"cuMemcpy3DBatchAsync_ptsz", since: 12080 },
    Function { symbol: c"cuStreamWriteValue32", since: 8000 },
    Function { symbol: c"cuStreamWaitValue32", since: 8000 },
    Function { symbol: c"cuStreamWriteValue64", since: 9000 },
    Function { symbol: c"cuStreamWaitValue64", since: 9000 },
    Function { symbol: c"cuStreamBatchMemOp", since: 8000 },
    Function { symbol: c"cuStreamWriteValue32_ptsz", since: 8000 },
    Function { symbol: c"cuStreamWaitValue32_ptsz", since: 8000 },
    Function { symbol: c"cuStreamWriteValue64_ptsz", since: 9000 },
    Function { symbol: c"cuStreamWaitValue64_ptsz", since: 9000 },
    Function { symbol: c"cuStreamBatchMemOp_ptsz", since: 8000 },
    Function { symbol: c"cuMemPrefetchAsync", since: 8000 },
    Function { symbol: c"cuMemPrefetchAsync_ptsz", since: 8000 },
    Function { symbol: c"cuMemAdvise", since: 8000 },
    Function { symbol: c"cuStreamBeginCapture", since: 10000 },
    Function { symbol: c"cuStreamBeginCapture_ptsz", since: 10000 },
    Function { symbol: c"cuStreamGetCaptureInfo", since: 10010 },
    Function { symbol: c"cuStreamGetCaptureInfo_ptsz", since: 10010 },
    Function { symbol: c"cuStreamGetCaptureInfo_v2", since: 11030 },
    Function { symbol: c"cuStreamGetCaptureInfo_v2_ptsz", since: 11030 },
    Function { symbol: c"cuGraphAddKernelNode", since: 10000 },
    Function { symbol: c"cuGraphKernelNodeGetParams", since: 10000 },
    Function { symbol: c"cuGraphKernelNodeSetParams", since: 10000 },
    Function { symbol: c"cuGraphExecKernelNodeSetParams", since: 10010 },
    Function { symbol: c"cuGraphExecUpdate", since: 10020 },
    Function { symbol: c"cuGraphGetEdges", since: 10000 },
    Function { symbol: c"cuGraphNodeGetDependencies", since: 10000 },
    Function { symbol: c"cuGraphNodeGetDependentNodes", since: 10000 },
    Function { symbol: c"cuGraphAddDependencies", since: 10000 },
    Function { symbol: c"cuGraphRemoveDependencies", since: 10000 },
    Function { symbol: c"cuGraphAddNode", since: 12020 },
    Function { symbol: c"cuIpcOpenMemHandle", since: 4010 },
    Function { symbol: c"cuGraphInstantiate", since: 10000 },
    Function { symbol: c"cuGraphInstantiate_v2", since: 11000 },
    Function { symbol: c"cuStreamUpdateCaptureDependencies", since: 11030 },
    Function { symbol: c"cuStreamUpdateCaptureDependencies_ptsz", since: 11030 },
    Function { symbol: c"cuGetProcAddress", since: 11030 },
];

