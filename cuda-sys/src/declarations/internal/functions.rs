// Created by `cargo xtask emit` from cuda.h, cudaTypedefs.h and cuda-sys/build/generate/reference. Do not edit.

function! { [
/**
[`cuMemcpy`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy_ptds(
    CUdeviceptr dst,
    CUdeviceptr src,
    size_t ByteCount
);
```
*/
] fn cuMemcpy_ptds(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize) { call3(&SLOTS.cuMemcpy_ptds, dst, src, ByteCount) } }
function! { [
/**
[`cuMemcpyPeer`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyPeer_ptds(
    CUdeviceptr dstDevice,
    CUcontext dstContext,
    CUdeviceptr srcDevice,
    CUcontext srcContext,
    size_t ByteCount
);
```
*/
] fn cuMemcpyPeer_ptds(dstDevice: CUdeviceptr, dstContext: CUcontext, srcDevice: CUdeviceptr, srcContext: CUcontext, ByteCount: usize) { call5(&SLOTS.cuMemcpyPeer_ptds, dstDevice, dstContext, srcDevice, srcContext, ByteCount) } }
function! { [
/**
[`cuMemcpyHtoD_v2`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyHtoD_v2_ptds(
    CUdeviceptr dstDevice,
    const void *srcHost,
    size_t ByteCount
);
```
*/
] fn cuMemcpyHtoD_v2_ptds(dstDevice: CUdeviceptr, srcHost: *const c_void, ByteCount: usize) { call3(&SLOTS.cuMemcpyHtoD_v2_ptds, dstDevice, srcHost, ByteCount) } }
function! { [
/**
[`cuMemcpyDtoH_v2`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyDtoH_v2_ptds(
    void *dstHost,
    CUdeviceptr srcDevice,
    size_t ByteCount
);
```
*/
] fn cuMemcpyDtoH_v2_ptds(dstHost: *mut c_void, srcDevice: CUdeviceptr, ByteCount: usize) { call3(&SLOTS.cuMemcpyDtoH_v2_ptds, dstHost, srcDevice, ByteCount) } }
function! { [
/**
[`cuMemcpyDtoD_v2`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyDtoD_v2_ptds(
    CUdeviceptr dstDevice,
    CUdeviceptr srcDevice,
    size_t ByteCount
);
```
*/
] fn cuMemcpyDtoD_v2_ptds(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: usize) { call3(&SLOTS.cuMemcpyDtoD_v2_ptds, dstDevice, srcDevice, ByteCount) } }
function! { [
/**
[`cuMemcpyDtoA_v2`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyDtoA_v2_ptds(
    CUarray dstArray,
    size_t dstOffset,
    CUdeviceptr srcDevice,
    size_t ByteCount
);
```
*/
] fn cuMemcpyDtoA_v2_ptds(dstArray: CUarray, dstOffset: usize, srcDevice: CUdeviceptr, ByteCount: usize) { call4(&SLOTS.cuMemcpyDtoA_v2_ptds, dstArray, dstOffset, srcDevice, ByteCount) } }
function! { [
/**
[`cuMemcpyAtoD_v2`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyAtoD_v2_ptds(
    CUdeviceptr dstDevice,
    CUarray srcArray,
    size_t srcOffset,
    size_t ByteCount
);
```
*/
] fn cuMemcpyAtoD_v2_ptds(dstDevice: CUdeviceptr, srcArray: CUarray, srcOffset: usize, ByteCount: usize) { call4(&SLOTS.cuMemcpyAtoD_v2_ptds, dstDevice, srcArray, srcOffset, ByteCount) } }
function! { [
/**
[`cuMemcpyHtoA_v2`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyHtoA_v2_ptds(
    CUarray dstArray,
    size_t dstOffset,
    const void *srcHost,
    size_t ByteCount
);
```
*/
] fn cuMemcpyHtoA_v2_ptds(dstArray: CUarray, dstOffset: usize, srcHost: *const c_void, ByteCount: usize) { call4(&SLOTS.cuMemcpyHtoA_v2_ptds, dstArray, dstOffset, srcHost, ByteCount) } }
function! { [
/**
[`cuMemcpyAtoH_v2`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyAtoH_v2_ptds(
    void *dstHost,
    CUarray srcArray,
    size_t srcOffset,
    size_t ByteCount
);
```
*/
] fn cuMemcpyAtoH_v2_ptds(dstHost: *mut c_void, srcArray: CUarray, srcOffset: usize, ByteCount: usize) { call4(&SLOTS.cuMemcpyAtoH_v2_ptds, dstHost, srcArray, srcOffset, ByteCount) } }
function! { [
/**
[`cuMemcpyAtoA_v2`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyAtoA_v2_ptds(
    CUarray dstArray,
    size_t dstOffset,
    CUarray srcArray,
    size_t srcOffset,
    size_t ByteCount
);
```
*/
] fn cuMemcpyAtoA_v2_ptds(dstArray: CUarray, dstOffset: usize, srcArray: CUarray, srcOffset: usize, ByteCount: usize) { call5(&SLOTS.cuMemcpyAtoA_v2_ptds, dstArray, dstOffset, srcArray, srcOffset, ByteCount) } }
function! { [
/**
[`cuMemcpy2D_v2`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy2D_v2_ptds(
    const CUDA_MEMCPY2D *pCopy
);
```
*/
] fn cuMemcpy2D_v2_ptds(pCopy: *const CUDA_MEMCPY2D) { call1(&SLOTS.cuMemcpy2D_v2_ptds, pCopy) } }
function! { [
/**
[`cuMemcpy2DUnaligned_v2`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy2DUnaligned_v2_ptds(
    const CUDA_MEMCPY2D *pCopy
);
```
*/
] fn cuMemcpy2DUnaligned_v2_ptds(pCopy: *const CUDA_MEMCPY2D) { call1(&SLOTS.cuMemcpy2DUnaligned_v2_ptds, pCopy) } }
function! { [
/**
[`cuMemcpy3D_v2`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy3D_v2_ptds(
    const CUDA_MEMCPY3D *pCopy
);
```
*/
] fn cuMemcpy3D_v2_ptds(pCopy: *const CUDA_MEMCPY3D) { call1(&SLOTS.cuMemcpy3D_v2_ptds, pCopy) } }
function! { [
/**
[`cuMemcpy3DPeer`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy3DPeer_ptds(
    const CUDA_MEMCPY3D_PEER *pCopy
);
```
*/
] fn cuMemcpy3DPeer_ptds(pCopy: *const CUDA_MEMCPY3D_PEER) { call1(&SLOTS.cuMemcpy3DPeer_ptds, pCopy) } }
function! { [
/**
[`cuMemcpyAsync`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyAsync_ptsz(
    CUdeviceptr dst,
    CUdeviceptr src,
    size_t ByteCount,
    CUstream hStream
);
```
*/
] fn cuMemcpyAsync_ptsz(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize, hStream: CUstream) { call4(&SLOTS.cuMemcpyAsync_ptsz, dst, src, ByteCount, hStream) } }
function! { [
/**
[`cuMemcpyPeerAsync`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyPeerAsync_ptsz(
    CUdeviceptr dstDevice,
    CUcontext dstContext,
    CUdeviceptr srcDevice,
    CUcontext srcContext,
    size_t ByteCount,
    CUstream hStream
);
```
*/
] fn cuMemcpyPeerAsync_ptsz(dstDevice: CUdeviceptr, dstContext: CUcontext, srcDevice: CUdeviceptr, srcContext: CUcontext, ByteCount: usize, hStream: CUstream) { call6(&SLOTS.cuMemcpyPeerAsync_ptsz, dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream) } }
function! { [
/**
[`cuMemcpyHtoDAsync_v2`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyHtoDAsync_v2_ptsz(
    CUdeviceptr dstDevice,
    const void *srcHost,
    size_t ByteCount,
    CUstream hStream
);
```
*/
] fn cuMemcpyHtoDAsync_v2_ptsz(dstDevice: CUdeviceptr, srcHost: *const c_void, ByteCount: usize, hStream: CUstream) { call4(&SLOTS.cuMemcpyHtoDAsync_v2_ptsz, dstDevice, srcHost, ByteCount, hStream) } }
function! { [
/**
[`cuMemcpyDtoHAsync_v2`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyDtoHAsync_v2_ptsz(
    void *dstHost,
    CUdeviceptr srcDevice,
    size_t ByteCount,
    CUstream hStream
);
```
*/
] fn cuMemcpyDtoHAsync_v2_ptsz(dstHost: *mut c_void, srcDevice: CUdeviceptr, ByteCount: usize, hStream: CUstream) { call4(&SLOTS.cuMemcpyDtoHAsync_v2_ptsz, dstHost, srcDevice, ByteCount, hStream) } }
function! { [
/**
[`cuMemcpyDtoDAsync_v2`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyDtoDAsync_v2_ptsz(
    CUdeviceptr dstDevice,
    CUdeviceptr srcDevice,
    size_t ByteCount,
    CUstream hStream
);
```
*/
] fn cuMemcpyDtoDAsync_v2_ptsz(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: usize, hStream: CUstream) { call4(&SLOTS.cuMemcpyDtoDAsync_v2_ptsz, dstDevice, srcDevice, ByteCount, hStream) } }
function! { [
/**
[`cuMemcpyHtoAAsync_v2`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyHtoAAsync_v2_ptsz(
    CUarray dstArray,
    size_t dstOffset,
    const void *srcHost,
    size_t ByteCount,
    CUstream hStream
);
```
*/
] fn cuMemcpyHtoAAsync_v2_ptsz(dstArray: CUarray, dstOffset: usize, srcHost: *const c_void, ByteCount: usize, hStream: CUstream) { call5(&SLOTS.cuMemcpyHtoAAsync_v2_ptsz, dstArray, dstOffset, srcHost, ByteCount, hStream) } }
function! { [
/**
[`cuMemcpyAtoHAsync_v2`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyAtoHAsync_v2_ptsz(
    void *dstHost,
    CUarray srcArray,
    size_t srcOffset,
    size_t ByteCount,
    CUstream hStream
);
```
*/
] fn cuMemcpyAtoHAsync_v2_ptsz(dstHost: *mut c_void, srcArray: CUarray, srcOffset: usize, ByteCount: usize, hStream: CUstream) { call5(&SLOTS.cuMemcpyAtoHAsync_v2_ptsz, dstHost, srcArray, srcOffset, ByteCount, hStream) } }
function! { [
/**
[`cuMemcpy2DAsync_v2`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy2DAsync_v2_ptsz(
    const CUDA_MEMCPY2D *pCopy,
    CUstream hStream
);
```
*/
] fn cuMemcpy2DAsync_v2_ptsz(pCopy: *const CUDA_MEMCPY2D, hStream: CUstream) { call2(&SLOTS.cuMemcpy2DAsync_v2_ptsz, pCopy, hStream) } }
function! { [
/**
[`cuMemcpy3DAsync_v2`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy3DAsync_v2_ptsz(
    const CUDA_MEMCPY3D *pCopy,
    CUstream hStream
);
```
*/
] fn cuMemcpy3DAsync_v2_ptsz(pCopy: *const CUDA_MEMCPY3D, hStream: CUstream) { call2(&SLOTS.cuMemcpy3DAsync_v2_ptsz, pCopy, hStream) } }
function! { [
/**
[`cuMemcpy3DPeerAsync`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy3DPeerAsync_ptsz(
    const CUDA_MEMCPY3D_PEER *pCopy,
    CUstream hStream
);
```
*/
] fn cuMemcpy3DPeerAsync_ptsz(pCopy: *const CUDA_MEMCPY3D_PEER, hStream: CUstream) { call2(&SLOTS.cuMemcpy3DPeerAsync_ptsz, pCopy, hStream) } }
function! { [
/**
[`cuMemcpyBatchAsync_v2`]. The default stream is that of the calling thread.

Since CUDA 13.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyBatchAsync_v2_ptsz(
    CUdeviceptr *dsts,
    CUdeviceptr *srcs,
    size_t *sizes,
    size_t count,
    CUmemcpyAttributes *attrs,
    size_t *attrsIdxs,
    size_t numAttrs,
    CUstream hStream
);
```
*/
] fn cuMemcpyBatchAsync_v2_ptsz(dsts: *mut CUdeviceptr, srcs: *mut CUdeviceptr, sizes: *mut usize, count: usize, attrs: *mut CUmemcpyAttributes, attrsIdxs: *mut usize, numAttrs: usize, hStream: CUstream) { call8(&SLOTS.cuMemcpyBatchAsync_v2_ptsz, dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream) } }
function! { [
/**
[`cuMemcpy3DBatchAsync_v2`]. The default stream is that of the calling thread.

Since CUDA 13.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy3DBatchAsync_v2_ptsz(
    size_t numOps,
    CUDA_MEMCPY3D_BATCH_OP *opList,
    unsigned long long flags,
    CUstream hStream
);
```
*/
] fn cuMemcpy3DBatchAsync_v2_ptsz(numOps: usize, opList: *mut CUDA_MEMCPY3D_BATCH_OP, flags: c_ulonglong, hStream: CUstream) { call4(&SLOTS.cuMemcpy3DBatchAsync_v2_ptsz, numOps, opList, flags, hStream) } }
function! { [
/**
[`cuMemcpyWithAttributesAsync`]. The default stream is that of the calling thread.

Since CUDA 13.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyWithAttributesAsync_ptsz(
    CUdeviceptr dst,
    CUdeviceptr src,
    size_t size,
    CUmemcpyAttributes *attr,
    CUstream hStream
);
```
*/
] fn cuMemcpyWithAttributesAsync_ptsz(dst: CUdeviceptr, src: CUdeviceptr, size: usize, attr: *mut CUmemcpyAttributes, hStream: CUstream) { call5(&SLOTS.cuMemcpyWithAttributesAsync_ptsz, dst, src, size, attr, hStream) } }
function! { [
/**
[`cuMemcpy3DWithAttributesAsync`]. The default stream is that of the calling thread.

Since CUDA 13.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy3DWithAttributesAsync_ptsz(
    CUDA_MEMCPY3D_BATCH_OP *op,
    unsigned long long flags,
    CUstream hStream
);
```
*/
] fn cuMemcpy3DWithAttributesAsync_ptsz(op: *mut CUDA_MEMCPY3D_BATCH_OP, flags: c_ulonglong, hStream: CUstream) { call3(&SLOTS.cuMemcpy3DWithAttributesAsync_ptsz, op, flags, hStream) } }
function! { [
/**
[`cuMemsetD8_v2`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD8_v2_ptds(
    CUdeviceptr dstDevice,
    unsigned char uc,
    size_t N
);
```
*/
] fn cuMemsetD8_v2_ptds(dstDevice: CUdeviceptr, uc: c_uchar, N: usize) { call3(&SLOTS.cuMemsetD8_v2_ptds, dstDevice, uc, N) } }
function! { [
/**
[`cuMemsetD16_v2`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD16_v2_ptds(
    CUdeviceptr dstDevice,
    unsigned short us,
    size_t N
);
```
*/
] fn cuMemsetD16_v2_ptds(dstDevice: CUdeviceptr, us: c_ushort, N: usize) { call3(&SLOTS.cuMemsetD16_v2_ptds, dstDevice, us, N) } }
function! { [
/**
[`cuMemsetD32_v2`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD32_v2_ptds(
    CUdeviceptr dstDevice,
    unsigned int ui,
    size_t N
);
```
*/
] fn cuMemsetD32_v2_ptds(dstDevice: CUdeviceptr, ui: c_uint, N: usize) { call3(&SLOTS.cuMemsetD32_v2_ptds, dstDevice, ui, N) } }
function! { [
/**
[`cuMemsetD2D8_v2`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD2D8_v2_ptds(
    CUdeviceptr dstDevice,
    size_t dstPitch,
    unsigned char uc,
    size_t Width,
    size_t Height
);
```
*/
] fn cuMemsetD2D8_v2_ptds(dstDevice: CUdeviceptr, dstPitch: usize, uc: c_uchar, Width: usize, Height: usize) { call5(&SLOTS.cuMemsetD2D8_v2_ptds, dstDevice, dstPitch, uc, Width, Height) } }
function! { [
/**
[`cuMemsetD2D16_v2`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD2D16_v2_ptds(
    CUdeviceptr dstDevice,
    size_t dstPitch,
    unsigned short us,
    size_t Width,
    size_t Height
);
```
*/
] fn cuMemsetD2D16_v2_ptds(dstDevice: CUdeviceptr, dstPitch: usize, us: c_ushort, Width: usize, Height: usize) { call5(&SLOTS.cuMemsetD2D16_v2_ptds, dstDevice, dstPitch, us, Width, Height) } }
function! { [
/**
[`cuMemsetD2D32_v2`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD2D32_v2_ptds(
    CUdeviceptr dstDevice,
    size_t dstPitch,
    unsigned int ui,
    size_t Width,
    size_t Height
);
```
*/
] fn cuMemsetD2D32_v2_ptds(dstDevice: CUdeviceptr, dstPitch: usize, ui: c_uint, Width: usize, Height: usize) { call5(&SLOTS.cuMemsetD2D32_v2_ptds, dstDevice, dstPitch, ui, Width, Height) } }
function! { [
/**
[`cuMemsetD8Async`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD8Async_ptsz(
    CUdeviceptr dstDevice,
    unsigned char uc,
    size_t N,
    CUstream hStream
);
```
*/
] fn cuMemsetD8Async_ptsz(dstDevice: CUdeviceptr, uc: c_uchar, N: usize, hStream: CUstream) { call4(&SLOTS.cuMemsetD8Async_ptsz, dstDevice, uc, N, hStream) } }
function! { [
/**
[`cuMemsetD16Async`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD16Async_ptsz(
    CUdeviceptr dstDevice,
    unsigned short us,
    size_t N,
    CUstream hStream
);
```
*/
] fn cuMemsetD16Async_ptsz(dstDevice: CUdeviceptr, us: c_ushort, N: usize, hStream: CUstream) { call4(&SLOTS.cuMemsetD16Async_ptsz, dstDevice, us, N, hStream) } }
function! { [
/**
[`cuMemsetD32Async`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD32Async_ptsz(
    CUdeviceptr dstDevice,
    unsigned int ui,
    size_t N,
    CUstream hStream
);
```
*/
] fn cuMemsetD32Async_ptsz(dstDevice: CUdeviceptr, ui: c_uint, N: usize, hStream: CUstream) { call4(&SLOTS.cuMemsetD32Async_ptsz, dstDevice, ui, N, hStream) } }
function! { [
/**
[`cuMemsetD2D8Async`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD2D8Async_ptsz(
    CUdeviceptr dstDevice,
    size_t dstPitch,
    unsigned char uc,
    size_t Width,
    size_t Height,
    CUstream hStream
);
```
*/
] fn cuMemsetD2D8Async_ptsz(dstDevice: CUdeviceptr, dstPitch: usize, uc: c_uchar, Width: usize, Height: usize, hStream: CUstream) { call6(&SLOTS.cuMemsetD2D8Async_ptsz, dstDevice, dstPitch, uc, Width, Height, hStream) } }
function! { [
/**
[`cuMemsetD2D16Async`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD2D16Async_ptsz(
    CUdeviceptr dstDevice,
    size_t dstPitch,
    unsigned short us,
    size_t Width,
    size_t Height,
    CUstream hStream
);
```
*/
] fn cuMemsetD2D16Async_ptsz(dstDevice: CUdeviceptr, dstPitch: usize, us: c_ushort, Width: usize, Height: usize, hStream: CUstream) { call6(&SLOTS.cuMemsetD2D16Async_ptsz, dstDevice, dstPitch, us, Width, Height, hStream) } }
function! { [
/**
[`cuMemsetD2D32Async`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD2D32Async_ptsz(
    CUdeviceptr dstDevice,
    size_t dstPitch,
    unsigned int ui,
    size_t Width,
    size_t Height,
    CUstream hStream
);
```
*/
] fn cuMemsetD2D32Async_ptsz(dstDevice: CUdeviceptr, dstPitch: usize, ui: c_uint, Width: usize, Height: usize, hStream: CUstream) { call6(&SLOTS.cuMemsetD2D32Async_ptsz, dstDevice, dstPitch, ui, Width, Height, hStream) } }
function! { [
/**
[`cuMemBatchDecompressAsync`]. The default stream is that of the calling thread.

Since CUDA 12.6. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemBatchDecompressAsync_ptsz(
    CUmemDecompressParams *paramsArray,
    size_t count,
    unsigned int flags,
    size_t *errorIndex,
    CUstream stream
);
```
*/
] fn cuMemBatchDecompressAsync_ptsz(paramsArray: *mut CUmemDecompressParams, count: usize, flags: c_uint, errorIndex: *mut usize, stream: CUstream) { call5(&SLOTS.cuMemBatchDecompressAsync_ptsz, paramsArray, count, flags, errorIndex, stream) } }
function! { [
/**
[`cuMemMapArrayAsync`]. The default stream is that of the calling thread.

Since CUDA 11.1. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual.

```c
CUresult cuMemMapArrayAsync_ptsz(
    CUarrayMapInfo *mapInfoList,
    unsigned int count,
    CUstream hStream
);
```
*/
] fn cuMemMapArrayAsync_ptsz(mapInfoList: *mut CUarrayMapInfo, count: c_uint, hStream: CUstream) { call3(&SLOTS.cuMemMapArrayAsync_ptsz, mapInfoList, count, hStream) } }
function! { [
/**
[`cuMemFreeAsync`]. The default stream is that of the calling thread.

Since CUDA 11.2. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemFreeAsync_ptsz(
    CUdeviceptr dptr,
    CUstream hStream
);
```
*/
] fn cuMemFreeAsync_ptsz(dptr: CUdeviceptr, hStream: CUstream) { call2(&SLOTS.cuMemFreeAsync_ptsz, dptr, hStream) } }
function! { [
/**
[`cuMemAllocAsync`]. The default stream is that of the calling thread.

Since CUDA 11.2. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemAllocAsync_ptsz(
    CUdeviceptr *dptr,
    size_t bytesize,
    CUstream hStream
);
```
*/
] fn cuMemAllocAsync_ptsz(dptr: *mut CUdeviceptr, bytesize: usize, hStream: CUstream) { call3(&SLOTS.cuMemAllocAsync_ptsz, dptr, bytesize, hStream) } }
function! { [
/**
[`cuMemAllocFromPoolAsync`]. The default stream is that of the calling thread.

Since CUDA 11.2. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemAllocFromPoolAsync_ptsz(
    CUdeviceptr *dptr,
    size_t bytesize,
    CUmemoryPool pool,
    CUstream hStream
);
```
*/
] fn cuMemAllocFromPoolAsync_ptsz(dptr: *mut CUdeviceptr, bytesize: usize, pool: CUmemoryPool, hStream: CUstream) { call4(&SLOTS.cuMemAllocFromPoolAsync_ptsz, dptr, bytesize, pool, hStream) } }
function! { [
/**
[`cuFabricCpyBatchAsync`]. The default stream is that of the calling thread.

Since CUDA 13.5. [Fabric Copy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__FABRIC__COPY.html) in NVIDIA's manual.

```c
CUresult cuFabricCpyBatchAsync_ptsz(
    size_t numOps,
    CUDA_FABRIC_COPY_BATCH_OP *opList,
    unsigned long long flags,
    CUstream hStream
);
```
*/
] fn cuFabricCpyBatchAsync_ptsz(numOps: usize, opList: *mut CUDA_FABRIC_COPY_BATCH_OP, flags: c_ulonglong, hStream: CUstream) { call4(&SLOTS.cuFabricCpyBatchAsync_ptsz, numOps, opList, flags, hStream) } }
function! { [
/**
[`cuMemPrefetchAsync_v2`]. The default stream is that of the calling thread.

Since CUDA 12.2. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual.

```c
CUresult cuMemPrefetchAsync_v2_ptsz(
    CUdeviceptr devPtr,
    size_t count,
    CUmemLocation location,
    unsigned int flags,
    CUstream hStream
);
```
*/
] fn cuMemPrefetchAsync_v2_ptsz(devPtr: CUdeviceptr, count: usize, location: CUmemLocation, flags: c_uint, hStream: CUstream) { call5(&SLOTS.cuMemPrefetchAsync_v2_ptsz, devPtr, count, location, flags, hStream) } }
function! { [
/**
[`cuMemPrefetchBatchAsync`]. The default stream is that of the calling thread.

Since CUDA 13.0. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual.

```c
CUresult cuMemPrefetchBatchAsync_ptsz(
    CUdeviceptr *dptrs,
    size_t *sizes,
    size_t count,
    CUmemLocation *prefetchLocs,
    size_t *prefetchLocIdxs,
    size_t numPrefetchLocs,
    unsigned long long flags,
    CUstream hStream
);
```
*/
] fn cuMemPrefetchBatchAsync_ptsz(dptrs: *mut CUdeviceptr, sizes: *mut usize, count: usize, prefetchLocs: *mut CUmemLocation, prefetchLocIdxs: *mut usize, numPrefetchLocs: usize, flags: c_ulonglong, hStream: CUstream) { call8(&SLOTS.cuMemPrefetchBatchAsync_ptsz, dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream) } }
function! { [
/**
[`cuMemDiscardBatchAsync`]. The default stream is that of the calling thread.

Since CUDA 13.0. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual.

```c
CUresult cuMemDiscardBatchAsync_ptsz(
    CUdeviceptr *dptrs,
    size_t *sizes,
    size_t count,
    unsigned long long flags,
    CUstream hStream
);
```
*/
] fn cuMemDiscardBatchAsync_ptsz(dptrs: *mut CUdeviceptr, sizes: *mut usize, count: usize, flags: c_ulonglong, hStream: CUstream) { call5(&SLOTS.cuMemDiscardBatchAsync_ptsz, dptrs, sizes, count, flags, hStream) } }
function! { [
/**
[`cuMemDiscardAndPrefetchBatchAsync`]. The default stream is that of the calling thread.

Since CUDA 13.0. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual.

```c
CUresult cuMemDiscardAndPrefetchBatchAsync_ptsz(
    CUdeviceptr *dptrs,
    size_t *sizes,
    size_t count,
    CUmemLocation *prefetchLocs,
    size_t *prefetchLocIdxs,
    size_t numPrefetchLocs,
    unsigned long long flags,
    CUstream hStream
);
```
*/
] fn cuMemDiscardAndPrefetchBatchAsync_ptsz(dptrs: *mut CUdeviceptr, sizes: *mut usize, count: usize, prefetchLocs: *mut CUmemLocation, prefetchLocIdxs: *mut usize, numPrefetchLocs: usize, flags: c_ulonglong, hStream: CUstream) { call8(&SLOTS.cuMemDiscardAndPrefetchBatchAsync_ptsz, dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream) } }
function! { [
/**
[`cuStreamBeginCaptureToCig`]. The default stream is that of the calling thread.

Since CUDA 13.1. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamBeginCaptureToCig_ptsz(
    CUstream hStream,
    CUstreamCigCaptureParams *streamCigCaptureParams
);
```
*/
] fn cuStreamBeginCaptureToCig_ptsz(hStream: CUstream, streamCigCaptureParams: *mut CUstreamCigCaptureParams) { call2(&SLOTS.cuStreamBeginCaptureToCig_ptsz, hStream, streamCigCaptureParams) } }
function! { [
/**
[`cuStreamEndCaptureToCig`]. The default stream is that of the calling thread.

Since CUDA 13.1. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamEndCaptureToCig_ptsz(
    CUstream hStream
);
```
*/
] fn cuStreamEndCaptureToCig_ptsz(hStream: CUstream) { call1(&SLOTS.cuStreamEndCaptureToCig_ptsz, hStream) } }
function! { [
/**
[`cuStreamGetPriority`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetPriority_ptsz(
    CUstream hStream,
    int *priority
);
```
*/
] fn cuStreamGetPriority_ptsz(hStream: CUstream, priority: *mut c_int) { call2(&SLOTS.cuStreamGetPriority_ptsz, hStream, priority) } }
function! { [
/**
[`cuStreamGetDevice`]. The default stream is that of the calling thread.

Since CUDA 12.8. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetDevice_ptsz(
    CUstream hStream,
    CUdevice *device
);
```
*/
] fn cuStreamGetDevice_ptsz(hStream: CUstream, device: *mut CUdevice) { call2(&SLOTS.cuStreamGetDevice_ptsz, hStream, device) } }
function! { [
/**
[`cuStreamGetFlags`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetFlags_ptsz(
    CUstream hStream,
    unsigned int *flags
);
```
*/
] fn cuStreamGetFlags_ptsz(hStream: CUstream, flags: *mut c_uint) { call2(&SLOTS.cuStreamGetFlags_ptsz, hStream, flags) } }
function! { [
/**
[`cuStreamGetId`]. The default stream is that of the calling thread.

Since CUDA 12.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetId_ptsz(
    CUstream hStream,
    unsigned long long *streamId
);
```
*/
] fn cuStreamGetId_ptsz(hStream: CUstream, streamId: *mut c_ulonglong) { call2(&SLOTS.cuStreamGetId_ptsz, hStream, streamId) } }
function! { [
/**
[`cuStreamGetCtx`]. The default stream is that of the calling thread.

Since CUDA 9.2. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetCtx_ptsz(
    CUstream hStream,
    CUcontext *pctx
);
```
*/
] fn cuStreamGetCtx_ptsz(hStream: CUstream, pctx: *mut CUcontext) { call2(&SLOTS.cuStreamGetCtx_ptsz, hStream, pctx) } }
function! { [
/**
[`cuStreamGetCtx_v2`]. The default stream is that of the calling thread.

Since CUDA 12.5. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetCtx_v2_ptsz(
    CUstream hStream,
    CUcontext *pCtx,
    CUgreenCtx *pGreenCtx
);
```
*/
] fn cuStreamGetCtx_v2_ptsz(hStream: CUstream, pCtx: *mut CUcontext, pGreenCtx: *mut CUgreenCtx) { call3(&SLOTS.cuStreamGetCtx_v2_ptsz, hStream, pCtx, pGreenCtx) } }
function! { [
/**
[`cuStreamWaitEvent`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamWaitEvent_ptsz(
    CUstream hStream,
    CUevent hEvent,
    unsigned int Flags
);
```
*/
] fn cuStreamWaitEvent_ptsz(hStream: CUstream, hEvent: CUevent, Flags: c_uint) { call3(&SLOTS.cuStreamWaitEvent_ptsz, hStream, hEvent, Flags) } }
function! { [
/**
[`cuStreamAddCallback`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamAddCallback_ptsz(
    CUstream hStream,
    CUstreamCallback callback,
    void *userData,
    unsigned int flags
);
```
*/
] fn cuStreamAddCallback_ptsz(hStream: CUstream, callback: CUstreamCallback, userData: *mut c_void, flags: c_uint) { call4(&SLOTS.cuStreamAddCallback_ptsz, hStream, callback, userData, flags) } }
function! { [
/**
[`cuStreamBeginCapture_v2`]. The default stream is that of the calling thread.

Since CUDA 10.1. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamBeginCapture_v2_ptsz(
    CUstream hStream,
    CUstreamCaptureMode mode
);
```
*/
] fn cuStreamBeginCapture_v2_ptsz(hStream: CUstream, mode: CUstreamCaptureMode) { call2(&SLOTS.cuStreamBeginCapture_v2_ptsz, hStream, mode) } }
function! { [
/**
[`cuStreamBeginRecaptureToGraph`]. The default stream is that of the calling thread.

Since CUDA 13.3. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamBeginRecaptureToGraph_ptsz(
    CUstream hStream,
    CUstreamCaptureMode mode,
    CUgraph hGraph,
    CUgraphRecaptureCallback callbackFunc,
    void *userData
);
```
*/
] fn cuStreamBeginRecaptureToGraph_ptsz(hStream: CUstream, mode: CUstreamCaptureMode, hGraph: CUgraph, callbackFunc: CUgraphRecaptureCallback, userData: *mut c_void) { call5(&SLOTS.cuStreamBeginRecaptureToGraph_ptsz, hStream, mode, hGraph, callbackFunc, userData) } }
function! { [
/**
[`cuStreamBeginCaptureToGraph`]. The default stream is that of the calling thread.

Since CUDA 12.3. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamBeginCaptureToGraph_ptsz(
    CUstream hStream,
    CUgraph hGraph,
    const CUgraphNode *dependencies,
    const CUgraphEdgeData *dependencyData,
    size_t numDependencies,
    CUstreamCaptureMode mode
);
```
*/
] fn cuStreamBeginCaptureToGraph_ptsz(hStream: CUstream, hGraph: CUgraph, dependencies: *const CUgraphNode, dependencyData: *const CUgraphEdgeData, numDependencies: usize, mode: CUstreamCaptureMode) { call6(&SLOTS.cuStreamBeginCaptureToGraph_ptsz, hStream, hGraph, dependencies, dependencyData, numDependencies, mode) } }
function! { [
/**
[`cuStreamEndCapture`]. The default stream is that of the calling thread.

Since CUDA 10.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamEndCapture_ptsz(
    CUstream hStream,
    CUgraph *phGraph
);
```
*/
] fn cuStreamEndCapture_ptsz(hStream: CUstream, phGraph: *mut CUgraph) { call2(&SLOTS.cuStreamEndCapture_ptsz, hStream, phGraph) } }
function! { [
/**
[`cuStreamIsCapturing`]. The default stream is that of the calling thread.

Since CUDA 10.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamIsCapturing_ptsz(
    CUstream hStream,
    CUstreamCaptureStatus *captureStatus
);
```
*/
] fn cuStreamIsCapturing_ptsz(hStream: CUstream, captureStatus: *mut CUstreamCaptureStatus) { call2(&SLOTS.cuStreamIsCapturing_ptsz, hStream, captureStatus) } }
function! { [
/**
[`cuStreamGetCaptureInfo_v3`]. The default stream is that of the calling thread.

Since CUDA 12.3. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetCaptureInfo_v3_ptsz(
    CUstream hStream,
    CUstreamCaptureStatus *captureStatus_out,
    cuuint64_t *id_out,
    CUgraph *graph_out,
    const CUgraphNode **dependencies_out,
    const CUgraphEdgeData **edgeData_out,
    size_t *numDependencies_out
);
```
*/
] fn cuStreamGetCaptureInfo_v3_ptsz(hStream: CUstream, captureStatus_out: *mut CUstreamCaptureStatus, id_out: *mut cuuint64_t, graph_out: *mut CUgraph, dependencies_out: *mut *const CUgraphNode, edgeData_out: *mut *const CUgraphEdgeData, numDependencies_out: *mut usize) { call7(&SLOTS.cuStreamGetCaptureInfo_v3_ptsz, hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out) } }
function! { [
/**
[`cuStreamUpdateCaptureDependencies_v2`]. The default stream is that of the calling thread.

Since CUDA 12.3. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamUpdateCaptureDependencies_v2_ptsz(
    CUstream hStream,
    CUgraphNode *dependencies,
    const CUgraphEdgeData *dependencyData,
    size_t numDependencies,
    unsigned int flags
);
```
*/
] fn cuStreamUpdateCaptureDependencies_v2_ptsz(hStream: CUstream, dependencies: *mut CUgraphNode, dependencyData: *const CUgraphEdgeData, numDependencies: usize, flags: c_uint) { call5(&SLOTS.cuStreamUpdateCaptureDependencies_v2_ptsz, hStream, dependencies, dependencyData, numDependencies, flags) } }
function! { [
/**
[`cuStreamAttachMemAsync`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamAttachMemAsync_ptsz(
    CUstream hStream,
    CUdeviceptr dptr,
    size_t length,
    unsigned int flags
);
```
*/
] fn cuStreamAttachMemAsync_ptsz(hStream: CUstream, dptr: CUdeviceptr, length: usize, flags: c_uint) { call4(&SLOTS.cuStreamAttachMemAsync_ptsz, hStream, dptr, length, flags) } }
function! { [
/**
[`cuStreamQuery`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamQuery_ptsz(
    CUstream hStream
);
```
*/
] fn cuStreamQuery_ptsz(hStream: CUstream) { call1(&SLOTS.cuStreamQuery_ptsz, hStream) } }
function! { [
/**
[`cuStreamSynchronize`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamSynchronize_ptsz(
    CUstream hStream
);
```
*/
] fn cuStreamSynchronize_ptsz(hStream: CUstream) { call1(&SLOTS.cuStreamSynchronize_ptsz, hStream) } }
function! { [
/**
[`cuStreamCopyAttributes`]. The default stream is that of the calling thread.

Since CUDA 11.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamCopyAttributes_ptsz(
    CUstream dst,
    CUstream src
);
```
*/
] fn cuStreamCopyAttributes_ptsz(dst: CUstream, src: CUstream) { call2(&SLOTS.cuStreamCopyAttributes_ptsz, dst, src) } }
function! { [
/**
[`cuStreamGetAttribute`]. The default stream is that of the calling thread.

Since CUDA 11.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetAttribute_ptsz(
    CUstream hStream,
    CUstreamAttrID attr,
    CUstreamAttrValue *value_out
);
```
*/
] fn cuStreamGetAttribute_ptsz(hStream: CUstream, attr: CUstreamAttrID, value_out: *mut CUstreamAttrValue) { call3(&SLOTS.cuStreamGetAttribute_ptsz, hStream, attr, value_out) } }
function! { [
/**
[`cuStreamSetAttribute`]. The default stream is that of the calling thread.

Since CUDA 11.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamSetAttribute_ptsz(
    CUstream hStream,
    CUstreamAttrID attr,
    const CUstreamAttrValue *value
);
```
*/
] fn cuStreamSetAttribute_ptsz(hStream: CUstream, attr: CUstreamAttrID, value: *const CUstreamAttrValue) { call3(&SLOTS.cuStreamSetAttribute_ptsz, hStream, attr, value) } }
function! { [
/**
[`cuEventRecord`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Event Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html) in NVIDIA's manual.

```c
CUresult cuEventRecord_ptsz(
    CUevent hEvent,
    CUstream hStream
);
```
*/
] fn cuEventRecord_ptsz(hEvent: CUevent, hStream: CUstream) { call2(&SLOTS.cuEventRecord_ptsz, hEvent, hStream) } }
function! { [
/**
[`cuEventRecordWithFlags`]. The default stream is that of the calling thread.

Since CUDA 11.1. [Event Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html) in NVIDIA's manual.

```c
CUresult cuEventRecordWithFlags_ptsz(
    CUevent hEvent,
    CUstream hStream,
    unsigned int flags
);
```
*/
] fn cuEventRecordWithFlags_ptsz(hEvent: CUevent, hStream: CUstream, flags: c_uint) { call3(&SLOTS.cuEventRecordWithFlags_ptsz, hEvent, hStream, flags) } }
function! { [
/**
[`cuSignalExternalSemaphoresAsync`]. The default stream is that of the calling thread.

Since CUDA 10.0. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual.

```c
CUresult cuSignalExternalSemaphoresAsync_ptsz(
    const CUexternalSemaphore *extSemArray,
    const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray,
    unsigned int numExtSems,
    CUstream stream
);
```
*/
] fn cuSignalExternalSemaphoresAsync_ptsz(extSemArray: *const CUexternalSemaphore, paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, numExtSems: c_uint, stream: CUstream) { call4(&SLOTS.cuSignalExternalSemaphoresAsync_ptsz, extSemArray, paramsArray, numExtSems, stream) } }
function! { [
/**
[`cuWaitExternalSemaphoresAsync`]. The default stream is that of the calling thread.

Since CUDA 10.0. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual.

```c
CUresult cuWaitExternalSemaphoresAsync_ptsz(
    const CUexternalSemaphore *extSemArray,
    const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray,
    unsigned int numExtSems,
    CUstream stream
);
```
*/
] fn cuWaitExternalSemaphoresAsync_ptsz(extSemArray: *const CUexternalSemaphore, paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, numExtSems: c_uint, stream: CUstream) { call4(&SLOTS.cuWaitExternalSemaphoresAsync_ptsz, extSemArray, paramsArray, numExtSems, stream) } }
function! { [
/**
[`cuStreamWaitValue32_v2`]. The default stream is that of the calling thread.

Since CUDA 11.7. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual.

```c
CUresult cuStreamWaitValue32_v2_ptsz(
    CUstream stream,
    CUdeviceptr addr,
    cuuint32_t value,
    unsigned int flags
);
```
*/
] fn cuStreamWaitValue32_v2_ptsz(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: c_uint) { call4(&SLOTS.cuStreamWaitValue32_v2_ptsz, stream, addr, value, flags) } }
function! { [
/**
[`cuStreamWaitValue64_v2`]. The default stream is that of the calling thread.

Since CUDA 11.7. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual.

```c
CUresult cuStreamWaitValue64_v2_ptsz(
    CUstream stream,
    CUdeviceptr addr,
    cuuint64_t value,
    unsigned int flags
);
```
*/
] fn cuStreamWaitValue64_v2_ptsz(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: c_uint) { call4(&SLOTS.cuStreamWaitValue64_v2_ptsz, stream, addr, value, flags) } }
function! { [
/**
[`cuStreamWriteValue32_v2`]. The default stream is that of the calling thread.

Since CUDA 11.7. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual.

```c
CUresult cuStreamWriteValue32_v2_ptsz(
    CUstream stream,
    CUdeviceptr addr,
    cuuint32_t value,
    unsigned int flags
);
```
*/
] fn cuStreamWriteValue32_v2_ptsz(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: c_uint) { call4(&SLOTS.cuStreamWriteValue32_v2_ptsz, stream, addr, value, flags) } }
function! { [
/**
[`cuStreamWriteValue64_v2`]. The default stream is that of the calling thread.

Since CUDA 11.7. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual.

```c
CUresult cuStreamWriteValue64_v2_ptsz(
    CUstream stream,
    CUdeviceptr addr,
    cuuint64_t value,
    unsigned int flags
);
```
*/
] fn cuStreamWriteValue64_v2_ptsz(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: c_uint) { call4(&SLOTS.cuStreamWriteValue64_v2_ptsz, stream, addr, value, flags) } }
function! { [
/**
[`cuStreamBatchMemOp_v2`]. The default stream is that of the calling thread.

Since CUDA 11.7. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual.

```c
CUresult cuStreamBatchMemOp_v2_ptsz(
    CUstream stream,
    unsigned int count,
    CUstreamBatchMemOpParams *paramArray,
    unsigned int flags
);
```
*/
] fn cuStreamBatchMemOp_v2_ptsz(stream: CUstream, count: c_uint, paramArray: *mut CUstreamBatchMemOpParams, flags: c_uint) { call4(&SLOTS.cuStreamBatchMemOp_v2_ptsz, stream, count, paramArray, flags) } }
function! { [
/**
[`cuLaunchKernel`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuLaunchKernel_ptsz(
    CUfunction f,
    unsigned int gridDimX,
    unsigned int gridDimY,
    unsigned int gridDimZ,
    unsigned int blockDimX,
    unsigned int blockDimY,
    unsigned int blockDimZ,
    unsigned int sharedMemBytes,
    CUstream hStream,
    void **kernelParams,
    void **extra
);
```
*/
] fn cuLaunchKernel_ptsz(f: CUfunction, gridDimX: c_uint, gridDimY: c_uint, gridDimZ: c_uint, blockDimX: c_uint, blockDimY: c_uint, blockDimZ: c_uint, sharedMemBytes: c_uint, hStream: CUstream, kernelParams: *mut *mut c_void, extra: *mut *mut c_void) { call11(&SLOTS.cuLaunchKernel_ptsz, f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra) } }
function! { [
/**
[`cuLaunchKernelEx`]. The default stream is that of the calling thread.

Since CUDA 11.6. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuLaunchKernelEx_ptsz(
    const CUlaunchConfig *config,
    CUfunction f,
    void **kernelParams,
    void **extra
);
```
*/
] fn cuLaunchKernelEx_ptsz(config: *const CUlaunchConfig, f: CUfunction, kernelParams: *mut *mut c_void, extra: *mut *mut c_void) { call4(&SLOTS.cuLaunchKernelEx_ptsz, config, f, kernelParams, extra) } }
function! { [
/**
[`cuLaunchCooperativeKernel`]. The default stream is that of the calling thread.

Since CUDA 9.0. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuLaunchCooperativeKernel_ptsz(
    CUfunction f,
    unsigned int gridDimX,
    unsigned int gridDimY,
    unsigned int gridDimZ,
    unsigned int blockDimX,
    unsigned int blockDimY,
    unsigned int blockDimZ,
    unsigned int sharedMemBytes,
    CUstream hStream,
    void **kernelParams
);
```
*/
] fn cuLaunchCooperativeKernel_ptsz(f: CUfunction, gridDimX: c_uint, gridDimY: c_uint, gridDimZ: c_uint, blockDimX: c_uint, blockDimY: c_uint, blockDimZ: c_uint, sharedMemBytes: c_uint, hStream: CUstream, kernelParams: *mut *mut c_void) { call10(&SLOTS.cuLaunchCooperativeKernel_ptsz, f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams) } }
function! { [
/**
[`cuLaunchHostFunc`]. The default stream is that of the calling thread.

Since CUDA 10.0. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuLaunchHostFunc_ptsz(
    CUstream hStream,
    CUhostFn fn,
    void *userData
);
```
*/
] fn cuLaunchHostFunc_ptsz(hStream: CUstream, fn_: CUhostFn, userData: *mut c_void) { call3(&SLOTS.cuLaunchHostFunc_ptsz, hStream, fn_, userData) } }
function! { [
/**
[`cuLaunchHostFunc_v2`]. The default stream is that of the calling thread.

Since CUDA 13.1. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuLaunchHostFunc_v2_ptsz(
    CUstream hStream,
    CUhostFn fn,
    void *userData,
    unsigned int syncMode
);
```
*/
] fn cuLaunchHostFunc_v2_ptsz(hStream: CUstream, fn_: CUhostFn, userData: *mut c_void, syncMode: c_uint) { call4(&SLOTS.cuLaunchHostFunc_v2_ptsz, hStream, fn_, userData, syncMode) } }
function! { [
/**
[`cuGraphInstantiateWithParams`]. The default stream is that of the calling thread.

Since CUDA 12.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphInstantiateWithParams_ptsz(
    CUgraphExec *phGraphExec,
    CUgraph hGraph,
    CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams
);
```
*/
] fn cuGraphInstantiateWithParams_ptsz(phGraphExec: *mut CUgraphExec, hGraph: CUgraph, instantiateParams: *mut CUDA_GRAPH_INSTANTIATE_PARAMS) { call3(&SLOTS.cuGraphInstantiateWithParams_ptsz, phGraphExec, hGraph, instantiateParams) } }
function! { [
/**
[`cuGraphUpload`]. The default stream is that of the calling thread.

Since CUDA 11.1. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphUpload_ptsz(
    CUgraphExec hGraphExec,
    CUstream hStream
);
```
*/
] fn cuGraphUpload_ptsz(hGraphExec: CUgraphExec, hStream: CUstream) { call2(&SLOTS.cuGraphUpload_ptsz, hGraphExec, hStream) } }
function! { [
/**
[`cuGraphLaunch`]. The default stream is that of the calling thread.

Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphLaunch_ptsz(
    CUgraphExec hGraphExec,
    CUstream hStream
);
```
*/
] fn cuGraphLaunch_ptsz(hGraphExec: CUgraphExec, hStream: CUstream) { call2(&SLOTS.cuGraphLaunch_ptsz, hGraphExec, hStream) } }
function! { [
/**
[`cuGraphicsMapResources`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Graphics Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html) in NVIDIA's manual.

```c
CUresult cuGraphicsMapResources_ptsz(
    unsigned int count,
    CUgraphicsResource *resources,
    CUstream hStream
);
```
*/
] fn cuGraphicsMapResources_ptsz(count: c_uint, resources: *mut CUgraphicsResource, hStream: CUstream) { call3(&SLOTS.cuGraphicsMapResources_ptsz, count, resources, hStream) } }
function! { [
/**
[`cuGraphicsUnmapResources`]. The default stream is that of the calling thread.

Since CUDA 7.0. [Graphics Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html) in NVIDIA's manual.

```c
CUresult cuGraphicsUnmapResources_ptsz(
    unsigned int count,
    CUgraphicsResource *resources,
    CUstream hStream
);
```
*/
] fn cuGraphicsUnmapResources_ptsz(count: c_uint, resources: *mut CUgraphicsResource, hStream: CUstream) { call3(&SLOTS.cuGraphicsUnmapResources_ptsz, count, resources, hStream) } }
function! { [
/**
[`cuStreamGetDevResource`]. The default stream is that of the calling thread.

Since CUDA 13.1. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual.

```c
CUresult cuStreamGetDevResource_ptsz(
    CUstream hStream,
    CUdevResource *resource,
    CUdevResourceType type
);
```
*/
] fn cuStreamGetDevResource_ptsz(hStream: CUstream, resource: *mut CUdevResource, type_: CUdevResourceType) { call3(&SLOTS.cuStreamGetDevResource_ptsz, hStream, resource, type_) } }
function! { [
/**
An earlier form of [`cuMemHostRegister_v2`].

Since CUDA 4.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemHostRegister(
    void *p,
    size_t bytesize,
    unsigned int Flags
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED`](CUresult::CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_EXTERNAL_DEVICE`](CUresult::CUDA_ERROR_EXTERNAL_DEVICE)
*/
] fn cuMemHostRegister(p: *mut c_void, bytesize: usize, Flags: c_uint) { call3(&SLOTS.cuMemHostRegister, p, bytesize, Flags) } }
function! { [
/**
An earlier form of [`cuGraphicsResourceSetMapFlags_v2`].

Since CUDA 3.0. [Graphics Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html) in NVIDIA's manual.

```c
CUresult cuGraphicsResourceSetMapFlags(
    CUgraphicsResource resource,
    unsigned int flags
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_ALREADY_MAPPED`](CUresult::CUDA_ERROR_ALREADY_MAPPED)
*/
] fn cuGraphicsResourceSetMapFlags(resource: CUgraphicsResource, flags: c_uint) { call2(&SLOTS.cuGraphicsResourceSetMapFlags, resource, flags) } }
function! { [
/**
An earlier form of [`cuLinkCreate_v2`].

Since CUDA 5.5. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual.

```c
CUresult cuLinkCreate(
    unsigned int numOptions,
    CUjit_option *options,
    void **optionValues,
    CUlinkState *stateOut
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_JIT_COMPILER_NOT_FOUND`](CUresult::CUDA_ERROR_JIT_COMPILER_NOT_FOUND)
*/
] fn cuLinkCreate(numOptions: c_uint, options: *mut CUjit_option, optionValues: *mut *mut c_void, stateOut: *mut CUlinkState) { call4(&SLOTS.cuLinkCreate, numOptions, options, optionValues, stateOut) } }
function! { [
/**
An earlier form of [`cuLinkAddData_v2`].

Since CUDA 5.5. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual.

```c
CUresult cuLinkAddData(
    CUlinkState state,
    CUjitInputType type,
    void *data,
    size_t size,
    const char *name,
    unsigned int numOptions,
    CUjit_option *options,
    void **optionValues
);
```

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_IMAGE`](CUresult::CUDA_ERROR_INVALID_IMAGE)
- [`CUDA_ERROR_INVALID_PTX`](CUresult::CUDA_ERROR_INVALID_PTX)
- [`CUDA_ERROR_UNSUPPORTED_PTX_VERSION`](CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_NO_BINARY_FOR_GPU`](CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU)
*/
] fn cuLinkAddData(state: CUlinkState, type_: CUjitInputType, data: *mut c_void, size: usize, name: *const c_char, numOptions: c_uint, options: *mut CUjit_option, optionValues: *mut *mut c_void) { call8(&SLOTS.cuLinkAddData, state, type_, data, size, name, numOptions, options, optionValues) } }
function! { [
/**
An earlier form of [`cuLinkAddFile_v2`].

Since CUDA 5.5. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual.

```c
CUresult cuLinkAddFile(
    CUlinkState state,
    CUjitInputType type,
    const char *path,
    unsigned int numOptions,
    CUjit_option *options,
    void **optionValues
);
```

# Errors

- [`CUDA_ERROR_FILE_NOT_FOUND`](CUresult::CUDA_ERROR_FILE_NOT_FOUND)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_IMAGE`](CUresult::CUDA_ERROR_INVALID_IMAGE)
- [`CUDA_ERROR_INVALID_PTX`](CUresult::CUDA_ERROR_INVALID_PTX)
- [`CUDA_ERROR_UNSUPPORTED_PTX_VERSION`](CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_NO_BINARY_FOR_GPU`](CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU)
*/
] fn cuLinkAddFile(state: CUlinkState, type_: CUjitInputType, path: *const c_char, numOptions: c_uint, options: *mut CUjit_option, optionValues: *mut *mut c_void) { call6(&SLOTS.cuLinkAddFile, state, type_, path, numOptions, options, optionValues) } }
function! { [
/**
An earlier form of [`cuTexRefSetAddress2D_v3`].

Since CUDA 3.2. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefSetAddress2D_v2(
    CUtexref hTexRef,
    const CUDA_ARRAY_DESCRIPTOR *desc,
    CUdeviceptr dptr,
    size_t Pitch
);
```
*/
] fn cuTexRefSetAddress2D_v2(hTexRef: CUtexref, desc: *const CUDA_ARRAY_DESCRIPTOR, dptr: CUdeviceptr, Pitch: usize) { call4(&SLOTS.cuTexRefSetAddress2D_v2, hTexRef, desc, dptr, Pitch) } }
function! { [
/**
An earlier form of [`cuDeviceTotalMem_v2`].

Since CUDA 2.0. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual.

```c
CUresult cuDeviceTotalMem(
    unsigned int *bytes,
    CUdevice dev
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
] fn cuDeviceTotalMem(bytes: *mut c_uint, dev: CUdevice) { call2(&SLOTS.cuDeviceTotalMem, bytes, dev) } }
function! { [
/**
An earlier form of [`cuCtxCreate_v4`].

Since CUDA 2.0. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxCreate(
    CUcontext *pctx,
    unsigned int flags,
    CUdevice dev
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
] fn cuCtxCreate(pctx: *mut CUcontext, flags: c_uint, dev: CUdevice) { call3(&SLOTS.cuCtxCreate, pctx, flags, dev) } }
function! { [
/**
An earlier form of [`cuCtxCreate_v4`].

Since CUDA 3.2. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxCreate_v2(
    CUcontext *pctx,
    unsigned int flags,
    CUdevice dev
);
```
*/
] fn cuCtxCreate_v2(pctx: *mut CUcontext, flags: c_uint, dev: CUdevice) { call3(&SLOTS.cuCtxCreate_v2, pctx, flags, dev) } }
function! { [
/**
An earlier form of [`cuCtxCreate_v4`].

Since CUDA 11.4. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxCreate_v3(
    CUcontext *pctx,
    CUexecAffinityParam *paramsArray,
    int numParams,
    unsigned int flags,
    CUdevice dev
);
```
*/
] fn cuCtxCreate_v3(pctx: *mut CUcontext, paramsArray: *mut CUexecAffinityParam, numParams: c_int, flags: c_uint, dev: CUdevice) { call5(&SLOTS.cuCtxCreate_v3, pctx, paramsArray, numParams, flags, dev) } }
function! { [
/**
An earlier form of [`cuModuleGetGlobal_v2`].

Since CUDA 2.0. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual.

```c
CUresult cuModuleGetGlobal(
    CUdeviceptr_v1 *dptr,
    unsigned int *bytes,
    CUmodule hmod,
    const char *name
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
*/
] fn cuModuleGetGlobal(dptr: *mut CUdeviceptr_v1, bytes: *mut c_uint, hmod: CUmodule, name: *const c_char) { call4(&SLOTS.cuModuleGetGlobal, dptr, bytes, hmod, name) } }
function! { [
/**
An earlier form of [`cuMemGetInfo_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemGetInfo(
    unsigned int *free,
    unsigned int *total
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemGetInfo(free: *mut c_uint, total: *mut c_uint) { call2(&SLOTS.cuMemGetInfo, free, total) } }
function! { [
/**
An earlier form of [`cuMemAlloc_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemAlloc(
    CUdeviceptr_v1 *dptr,
    unsigned int bytesize
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_EXTERNAL_DEVICE`](CUresult::CUDA_ERROR_EXTERNAL_DEVICE)
*/
] fn cuMemAlloc(dptr: *mut CUdeviceptr_v1, bytesize: c_uint) { call2(&SLOTS.cuMemAlloc, dptr, bytesize) } }
function! { [
/**
An earlier form of [`cuMemAllocPitch_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemAllocPitch(
    CUdeviceptr_v1 *dptr,
    unsigned int *pPitch,
    unsigned int WidthInBytes,
    unsigned int Height,
    unsigned int ElementSizeBytes
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuMemAllocPitch(dptr: *mut CUdeviceptr_v1, pPitch: *mut c_uint, WidthInBytes: c_uint, Height: c_uint, ElementSizeBytes: c_uint) { call5(&SLOTS.cuMemAllocPitch, dptr, pPitch, WidthInBytes, Height, ElementSizeBytes) } }
function! { [
/**
An earlier form of [`cuMemFree_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemFree(
    CUdeviceptr_v1 dptr
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemFree(dptr: CUdeviceptr_v1) { call1(&SLOTS.cuMemFree, dptr) } }
function! { [
/**
An earlier form of [`cuMemGetAddressRange_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemGetAddressRange(
    CUdeviceptr_v1 *pbase,
    unsigned int *psize,
    CUdeviceptr_v1 dptr
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemGetAddressRange(pbase: *mut CUdeviceptr_v1, psize: *mut c_uint, dptr: CUdeviceptr_v1) { call3(&SLOTS.cuMemGetAddressRange, pbase, psize, dptr) } }
function! { [
/**
An earlier form of [`cuMemAllocHost_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemAllocHost(
    void **pp,
    unsigned int bytesize
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_EXTERNAL_DEVICE`](CUresult::CUDA_ERROR_EXTERNAL_DEVICE)
*/
] fn cuMemAllocHost(pp: *mut *mut c_void, bytesize: c_uint) { call2(&SLOTS.cuMemAllocHost, pp, bytesize) } }
function! { [
/**
An earlier form of [`cuMemHostGetDevicePointer_v2`].

Since CUDA 2.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemHostGetDevicePointer(
    CUdeviceptr_v1 *pdptr,
    void *p,
    unsigned int Flags
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemHostGetDevicePointer(pdptr: *mut CUdeviceptr_v1, p: *mut c_void, Flags: c_uint) { call3(&SLOTS.cuMemHostGetDevicePointer, pdptr, p, Flags) } }
function! { [
/**
An earlier form of [`cuMemcpyHtoD_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyHtoD(
    CUdeviceptr_v1 dstDevice,
    const void *srcHost,
    unsigned int ByteCount
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemcpyHtoD(dstDevice: CUdeviceptr_v1, srcHost: *const c_void, ByteCount: c_uint) { call3(&SLOTS.cuMemcpyHtoD, dstDevice, srcHost, ByteCount) } }
function! { [
/**
An earlier form of [`cuMemcpyDtoH_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyDtoH(
    void *dstHost,
    CUdeviceptr_v1 srcDevice,
    unsigned int ByteCount
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemcpyDtoH(dstHost: *mut c_void, srcDevice: CUdeviceptr_v1, ByteCount: c_uint) { call3(&SLOTS.cuMemcpyDtoH, dstHost, srcDevice, ByteCount) } }
function! { [
/**
An earlier form of [`cuMemcpyDtoD_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyDtoD(
    CUdeviceptr_v1 dstDevice,
    CUdeviceptr_v1 srcDevice,
    unsigned int ByteCount
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemcpyDtoD(dstDevice: CUdeviceptr_v1, srcDevice: CUdeviceptr_v1, ByteCount: c_uint) { call3(&SLOTS.cuMemcpyDtoD, dstDevice, srcDevice, ByteCount) } }
function! { [
/**
An earlier form of [`cuMemcpyDtoA_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyDtoA(
    CUarray dstArray,
    unsigned int dstOffset,
    CUdeviceptr_v1 srcDevice,
    unsigned int ByteCount
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemcpyDtoA(dstArray: CUarray, dstOffset: c_uint, srcDevice: CUdeviceptr_v1, ByteCount: c_uint) { call4(&SLOTS.cuMemcpyDtoA, dstArray, dstOffset, srcDevice, ByteCount) } }
function! { [
/**
An earlier form of [`cuMemcpyAtoD_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyAtoD(
    CUdeviceptr_v1 dstDevice,
    CUarray srcArray,
    unsigned int srcOffset,
    unsigned int ByteCount
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemcpyAtoD(dstDevice: CUdeviceptr_v1, srcArray: CUarray, srcOffset: c_uint, ByteCount: c_uint) { call4(&SLOTS.cuMemcpyAtoD, dstDevice, srcArray, srcOffset, ByteCount) } }
function! { [
/**
An earlier form of [`cuMemcpyHtoA_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyHtoA(
    CUarray dstArray,
    unsigned int dstOffset,
    const void *srcHost,
    unsigned int ByteCount
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemcpyHtoA(dstArray: CUarray, dstOffset: c_uint, srcHost: *const c_void, ByteCount: c_uint) { call4(&SLOTS.cuMemcpyHtoA, dstArray, dstOffset, srcHost, ByteCount) } }
function! { [
/**
An earlier form of [`cuMemcpyAtoH_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyAtoH(
    void *dstHost,
    CUarray srcArray,
    unsigned int srcOffset,
    unsigned int ByteCount
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemcpyAtoH(dstHost: *mut c_void, srcArray: CUarray, srcOffset: c_uint, ByteCount: c_uint) { call4(&SLOTS.cuMemcpyAtoH, dstHost, srcArray, srcOffset, ByteCount) } }
function! { [
/**
An earlier form of [`cuMemcpyAtoA_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyAtoA(
    CUarray dstArray,
    unsigned int dstOffset,
    CUarray srcArray,
    unsigned int srcOffset,
    unsigned int ByteCount
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemcpyAtoA(dstArray: CUarray, dstOffset: c_uint, srcArray: CUarray, srcOffset: c_uint, ByteCount: c_uint) { call5(&SLOTS.cuMemcpyAtoA, dstArray, dstOffset, srcArray, srcOffset, ByteCount) } }
function! { [
/**
An earlier form of [`cuMemcpyHtoAAsync_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyHtoAAsync(
    CUarray dstArray,
    unsigned int dstOffset,
    const void *srcHost,
    unsigned int ByteCount,
    CUstream hStream
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuMemcpyHtoAAsync(dstArray: CUarray, dstOffset: c_uint, srcHost: *const c_void, ByteCount: c_uint, hStream: CUstream) { call5(&SLOTS.cuMemcpyHtoAAsync, dstArray, dstOffset, srcHost, ByteCount, hStream) } }
function! { [
/**
An earlier form of [`cuMemcpyAtoHAsync_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyAtoHAsync(
    void *dstHost,
    CUarray srcArray,
    unsigned int srcOffset,
    unsigned int ByteCount,
    CUstream hStream
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuMemcpyAtoHAsync(dstHost: *mut c_void, srcArray: CUarray, srcOffset: c_uint, ByteCount: c_uint, hStream: CUstream) { call5(&SLOTS.cuMemcpyAtoHAsync, dstHost, srcArray, srcOffset, ByteCount, hStream) } }
function! { [
/**
An earlier form of [`cuMemcpy2D_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy2D(
    const CUDA_MEMCPY2D_v1 *pCopy
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemcpy2D(pCopy: *const CUDA_MEMCPY2D_v1) { call1(&SLOTS.cuMemcpy2D, pCopy) } }
function! { [
/**
An earlier form of [`cuMemcpy2DUnaligned_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy2DUnaligned(
    const CUDA_MEMCPY2D_v1 *pCopy
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemcpy2DUnaligned(pCopy: *const CUDA_MEMCPY2D_v1) { call1(&SLOTS.cuMemcpy2DUnaligned, pCopy) } }
function! { [
/**
An earlier form of [`cuMemcpy3D_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy3D(
    const CUDA_MEMCPY3D_v1 *pCopy
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemcpy3D(pCopy: *const CUDA_MEMCPY3D_v1) { call1(&SLOTS.cuMemcpy3D, pCopy) } }
function! { [
/**
An earlier form of [`cuMemcpyHtoDAsync_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyHtoDAsync(
    CUdeviceptr_v1 dstDevice,
    const void *srcHost,
    unsigned int ByteCount,
    CUstream hStream
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuMemcpyHtoDAsync(dstDevice: CUdeviceptr_v1, srcHost: *const c_void, ByteCount: c_uint, hStream: CUstream) { call4(&SLOTS.cuMemcpyHtoDAsync, dstDevice, srcHost, ByteCount, hStream) } }
function! { [
/**
An earlier form of [`cuMemcpyDtoHAsync_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyDtoHAsync(
    void *dstHost,
    CUdeviceptr_v1 srcDevice,
    unsigned int ByteCount,
    CUstream hStream
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuMemcpyDtoHAsync(dstHost: *mut c_void, srcDevice: CUdeviceptr_v1, ByteCount: c_uint, hStream: CUstream) { call4(&SLOTS.cuMemcpyDtoHAsync, dstHost, srcDevice, ByteCount, hStream) } }
function! { [
/**
An earlier form of [`cuMemcpyDtoDAsync_v2`].

Since CUDA 3.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyDtoDAsync(
    CUdeviceptr_v1 dstDevice,
    CUdeviceptr_v1 srcDevice,
    unsigned int ByteCount,
    CUstream hStream
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuMemcpyDtoDAsync(dstDevice: CUdeviceptr_v1, srcDevice: CUdeviceptr_v1, ByteCount: c_uint, hStream: CUstream) { call4(&SLOTS.cuMemcpyDtoDAsync, dstDevice, srcDevice, ByteCount, hStream) } }
function! { [
/**
An earlier form of [`cuMemcpy2DAsync_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy2DAsync(
    const CUDA_MEMCPY2D_v1 *pCopy,
    CUstream hStream
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuMemcpy2DAsync(pCopy: *const CUDA_MEMCPY2D_v1, hStream: CUstream) { call2(&SLOTS.cuMemcpy2DAsync, pCopy, hStream) } }
function! { [
/**
An earlier form of [`cuMemcpy3DAsync_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy3DAsync(
    const CUDA_MEMCPY3D_v1 *pCopy,
    CUstream hStream
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuMemcpy3DAsync(pCopy: *const CUDA_MEMCPY3D_v1, hStream: CUstream) { call2(&SLOTS.cuMemcpy3DAsync, pCopy, hStream) } }
function! { [
/**
An earlier form of [`cuMemsetD8_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD8(
    CUdeviceptr_v1 dstDevice,
    unsigned char uc,
    unsigned int N
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemsetD8(dstDevice: CUdeviceptr_v1, uc: c_uchar, N: c_uint) { call3(&SLOTS.cuMemsetD8, dstDevice, uc, N) } }
function! { [
/**
An earlier form of [`cuMemsetD16_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD16(
    CUdeviceptr_v1 dstDevice,
    unsigned short us,
    unsigned int N
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemsetD16(dstDevice: CUdeviceptr_v1, us: c_ushort, N: c_uint) { call3(&SLOTS.cuMemsetD16, dstDevice, us, N) } }
function! { [
/**
An earlier form of [`cuMemsetD32_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD32(
    CUdeviceptr_v1 dstDevice,
    unsigned int ui,
    unsigned int N
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemsetD32(dstDevice: CUdeviceptr_v1, ui: c_uint, N: c_uint) { call3(&SLOTS.cuMemsetD32, dstDevice, ui, N) } }
function! { [
/**
An earlier form of [`cuMemsetD2D8_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD2D8(
    CUdeviceptr_v1 dstDevice,
    unsigned int dstPitch,
    unsigned char uc,
    unsigned int Width,
    unsigned int Height
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemsetD2D8(dstDevice: CUdeviceptr_v1, dstPitch: c_uint, uc: c_uchar, Width: c_uint, Height: c_uint) { call5(&SLOTS.cuMemsetD2D8, dstDevice, dstPitch, uc, Width, Height) } }
function! { [
/**
An earlier form of [`cuMemsetD2D16_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD2D16(
    CUdeviceptr_v1 dstDevice,
    unsigned int dstPitch,
    unsigned short us,
    unsigned int Width,
    unsigned int Height
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemsetD2D16(dstDevice: CUdeviceptr_v1, dstPitch: c_uint, us: c_ushort, Width: c_uint, Height: c_uint) { call5(&SLOTS.cuMemsetD2D16, dstDevice, dstPitch, us, Width, Height) } }
function! { [
/**
An earlier form of [`cuMemsetD2D32_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD2D32(
    CUdeviceptr_v1 dstDevice,
    unsigned int dstPitch,
    unsigned int ui,
    unsigned int Width,
    unsigned int Height
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemsetD2D32(dstDevice: CUdeviceptr_v1, dstPitch: c_uint, ui: c_uint, Width: c_uint, Height: c_uint) { call5(&SLOTS.cuMemsetD2D32, dstDevice, dstPitch, ui, Width, Height) } }
function! { [
/**
An earlier form of [`cuArrayCreate_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuArrayCreate(
    CUarray *pHandle,
    const CUDA_ARRAY_DESCRIPTOR_v1 *pAllocateArray
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
] fn cuArrayCreate(pHandle: *mut CUarray, pAllocateArray: *const CUDA_ARRAY_DESCRIPTOR_v1) { call2(&SLOTS.cuArrayCreate, pHandle, pAllocateArray) } }
function! { [
/**
An earlier form of [`cuArrayGetDescriptor_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuArrayGetDescriptor(
    CUDA_ARRAY_DESCRIPTOR_v1 *pArrayDescriptor,
    CUarray hArray
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuArrayGetDescriptor(pArrayDescriptor: *mut CUDA_ARRAY_DESCRIPTOR_v1, hArray: CUarray) { call2(&SLOTS.cuArrayGetDescriptor, pArrayDescriptor, hArray) } }
function! { [
/**
An earlier form of [`cuArray3DCreate_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuArray3DCreate(
    CUarray *pHandle,
    const CUDA_ARRAY3D_DESCRIPTOR_v1 *pAllocateArray
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
] fn cuArray3DCreate(pHandle: *mut CUarray, pAllocateArray: *const CUDA_ARRAY3D_DESCRIPTOR_v1) { call2(&SLOTS.cuArray3DCreate, pHandle, pAllocateArray) } }
function! { [
/**
An earlier form of [`cuArray3DGetDescriptor_v2`].

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuArray3DGetDescriptor(
    CUDA_ARRAY3D_DESCRIPTOR_v1 *pArrayDescriptor,
    CUarray hArray
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
*/
] fn cuArray3DGetDescriptor(pArrayDescriptor: *mut CUDA_ARRAY3D_DESCRIPTOR_v1, hArray: CUarray) { call2(&SLOTS.cuArray3DGetDescriptor, pArrayDescriptor, hArray) } }
function! { [
/**
An earlier form of [`cuTexRefSetAddress_v2`].

Since CUDA 2.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefSetAddress(
    unsigned int *ByteOffset,
    CUtexref hTexRef,
    CUdeviceptr_v1 dptr,
    unsigned int bytes
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuTexRefSetAddress(ByteOffset: *mut c_uint, hTexRef: CUtexref, dptr: CUdeviceptr_v1, bytes: c_uint) { call4(&SLOTS.cuTexRefSetAddress, ByteOffset, hTexRef, dptr, bytes) } }
function! { [
/**
An earlier form of [`cuTexRefSetAddress2D_v3`].

Since CUDA 2.2. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefSetAddress2D(
    CUtexref hTexRef,
    const CUDA_ARRAY_DESCRIPTOR_v1 *desc,
    CUdeviceptr_v1 dptr,
    unsigned int Pitch
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuTexRefSetAddress2D(hTexRef: CUtexref, desc: *const CUDA_ARRAY_DESCRIPTOR_v1, dptr: CUdeviceptr_v1, Pitch: c_uint) { call4(&SLOTS.cuTexRefSetAddress2D, hTexRef, desc, dptr, Pitch) } }
function! { [
/**
An earlier form of [`cuTexRefGetAddress_v2`].

Since CUDA 2.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefGetAddress(
    CUdeviceptr_v1 *pdptr,
    CUtexref hTexRef
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuTexRefGetAddress(pdptr: *mut CUdeviceptr_v1, hTexRef: CUtexref) { call2(&SLOTS.cuTexRefGetAddress, pdptr, hTexRef) } }
function! { [
/**
An earlier form of [`cuGraphicsResourceGetMappedPointer_v2`].

Since CUDA 3.0. [Graphics Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html) in NVIDIA's manual.

```c
CUresult cuGraphicsResourceGetMappedPointer(
    CUdeviceptr_v1 *pDevPtr,
    unsigned int *pSize,
    CUgraphicsResource resource
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_MAPPED`](CUresult::CUDA_ERROR_NOT_MAPPED)
- [`CUDA_ERROR_NOT_MAPPED_AS_POINTER`](CUresult::CUDA_ERROR_NOT_MAPPED_AS_POINTER)
*/
] fn cuGraphicsResourceGetMappedPointer(pDevPtr: *mut CUdeviceptr_v1, pSize: *mut c_uint, resource: CUgraphicsResource) { call3(&SLOTS.cuGraphicsResourceGetMappedPointer, pDevPtr, pSize, resource) } }
function! { [
/**
An earlier form of [`cuCtxDestroy_v2`].

Since CUDA 2.0. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxDestroy(
    CUcontext ctx
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuCtxDestroy(ctx: CUcontext) { call1(&SLOTS.cuCtxDestroy, ctx) } }
function! { [
/**
An earlier form of [`cuCtxPopCurrent_v2`].

Since CUDA 2.0. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxPopCurrent(
    CUcontext *pctx
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
] fn cuCtxPopCurrent(pctx: *mut CUcontext) { call1(&SLOTS.cuCtxPopCurrent, pctx) } }
function! { [
/**
An earlier form of [`cuCtxPushCurrent_v2`].

Since CUDA 2.0. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxPushCurrent(
    CUcontext ctx
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuCtxPushCurrent(ctx: CUcontext) { call1(&SLOTS.cuCtxPushCurrent, ctx) } }
function! { [
/**
An earlier form of [`cuStreamDestroy_v2`].

Since CUDA 2.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamDestroy(
    CUstream hStream
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuStreamDestroy(hStream: CUstream) { call1(&SLOTS.cuStreamDestroy, hStream) } }
function! { [
/**
An earlier form of [`cuEventDestroy_v2`].

Since CUDA 2.0. [Event Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html) in NVIDIA's manual.

```c
CUresult cuEventDestroy(
    CUevent hEvent
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuEventDestroy(hEvent: CUevent) { call1(&SLOTS.cuEventDestroy, hEvent) } }
function! { [
/**
An earlier form of [`cuEventElapsedTime_v2`].

Since CUDA 2.0. [Event Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html) in NVIDIA's manual.

```c
CUresult cuEventElapsedTime(
    float *pMilliseconds,
    CUevent hStart,
    CUevent hEnd
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_READY`](CUresult::CUDA_ERROR_NOT_READY)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
] fn cuEventElapsedTime(pMilliseconds: *mut f32, hStart: CUevent, hEnd: CUevent) { call3(&SLOTS.cuEventElapsedTime, pMilliseconds, hStart, hEnd) } }
function! { [
/**
An earlier form of [`cuDevicePrimaryCtxRelease_v2`].

Since CUDA 7.0. [Primary Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html) in NVIDIA's manual.

```c
CUresult cuDevicePrimaryCtxRelease(
    CUdevice dev
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
] fn cuDevicePrimaryCtxRelease(dev: CUdevice) { call1(&SLOTS.cuDevicePrimaryCtxRelease, dev) } }
function! { [
/**
An earlier form of [`cuDevicePrimaryCtxReset_v2`].

Since CUDA 7.0. [Primary Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html) in NVIDIA's manual.

```c
CUresult cuDevicePrimaryCtxReset(
    CUdevice dev
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE`](CUresult::CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE)
*/
] fn cuDevicePrimaryCtxReset(dev: CUdevice) { call1(&SLOTS.cuDevicePrimaryCtxReset, dev) } }
function! { [
/**
An earlier form of [`cuDevicePrimaryCtxSetFlags_v2`].

Since CUDA 7.0. [Primary Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html) in NVIDIA's manual.

```c
CUresult cuDevicePrimaryCtxSetFlags(
    CUdevice dev,
    unsigned int flags
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuDevicePrimaryCtxSetFlags(dev: CUdevice, flags: c_uint) { call2(&SLOTS.cuDevicePrimaryCtxSetFlags, dev, flags) } }
function! { [
/**
An earlier form of [`cuDeviceGetUuid_v2`].

Since CUDA 9.2. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetUuid(
    CUuuid *uuid,
    CUdevice dev
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
] fn cuDeviceGetUuid(uuid: *mut CUuuid, dev: CUdevice) { call2(&SLOTS.cuDeviceGetUuid, uuid, dev) } }
function! { [
/**
An earlier form of [`cuMemcpyBatchAsync_v2`].

Since CUDA 12.8. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyBatchAsync(
    CUdeviceptr *dsts,
    CUdeviceptr *srcs,
    size_t *sizes,
    size_t count,
    CUmemcpyAttributes *attrs,
    size_t *attrsIdxs,
    size_t numAttrs,
    size_t *failIdx,
    CUstream hStream
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemcpyBatchAsync(dsts: *mut CUdeviceptr, srcs: *mut CUdeviceptr, sizes: *mut usize, count: usize, attrs: *mut CUmemcpyAttributes, attrsIdxs: *mut usize, numAttrs: usize, failIdx: *mut usize, hStream: CUstream) { call9(&SLOTS.cuMemcpyBatchAsync, dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, hStream) } }
function! { [
/**
An earlier form of [`cuMemcpy3DBatchAsync_v2`].

Since CUDA 12.8. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy3DBatchAsync(
    size_t numOps,
    CUDA_MEMCPY3D_BATCH_OP *opList,
    size_t *failIdx,
    unsigned long long flags,
    CUstream hStream
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemcpy3DBatchAsync(numOps: usize, opList: *mut CUDA_MEMCPY3D_BATCH_OP, failIdx: *mut usize, flags: c_ulonglong, hStream: CUstream) { call5(&SLOTS.cuMemcpy3DBatchAsync, numOps, opList, failIdx, flags, hStream) } }
function! { [
/**
An earlier form of [`cuMemcpyBatchAsync_v2`]. The default stream is that of the calling thread.

Since CUDA 12.8. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyBatchAsync_ptsz(
    CUdeviceptr *dsts,
    CUdeviceptr *srcs,
    size_t *sizes,
    size_t count,
    CUmemcpyAttributes *attrs,
    size_t *attrsIdxs,
    size_t numAttrs,
    size_t *failIdx,
    CUstream hStream
);
```
*/
] fn cuMemcpyBatchAsync_ptsz(dsts: *mut CUdeviceptr, srcs: *mut CUdeviceptr, sizes: *mut usize, count: usize, attrs: *mut CUmemcpyAttributes, attrsIdxs: *mut usize, numAttrs: usize, failIdx: *mut usize, hStream: CUstream) { call9(&SLOTS.cuMemcpyBatchAsync_ptsz, dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, hStream) } }
function! { [
/**
An earlier form of [`cuMemcpy3DBatchAsync_v2`]. The default stream is that of the calling thread.

Since CUDA 12.8. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy3DBatchAsync_ptsz(
    size_t numOps,
    CUDA_MEMCPY3D_BATCH_OP *opList,
    size_t *failIdx,
    unsigned long long flags,
    CUstream hStream
);
```
*/
] fn cuMemcpy3DBatchAsync_ptsz(numOps: usize, opList: *mut CUDA_MEMCPY3D_BATCH_OP, failIdx: *mut usize, flags: c_ulonglong, hStream: CUstream) { call5(&SLOTS.cuMemcpy3DBatchAsync_ptsz, numOps, opList, failIdx, flags, hStream) } }
function! { [
/**
An earlier form of [`cuStreamWriteValue32_v2`].

Since CUDA 8.0. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual.

```c
CUresult cuStreamWriteValue32(
    CUstream stream,
    CUdeviceptr addr,
    cuuint32_t value,
    unsigned int flags
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuStreamWriteValue32(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: c_uint) { call4(&SLOTS.cuStreamWriteValue32, stream, addr, value, flags) } }
function! { [
/**
An earlier form of [`cuStreamWaitValue32_v2`].

Since CUDA 8.0. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual.

```c
CUresult cuStreamWaitValue32(
    CUstream stream,
    CUdeviceptr addr,
    cuuint32_t value,
    unsigned int flags
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuStreamWaitValue32(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: c_uint) { call4(&SLOTS.cuStreamWaitValue32, stream, addr, value, flags) } }
function! { [
/**
An earlier form of [`cuStreamWriteValue64_v2`].

Since CUDA 9.0. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual.

```c
CUresult cuStreamWriteValue64(
    CUstream stream,
    CUdeviceptr addr,
    cuuint64_t value,
    unsigned int flags
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuStreamWriteValue64(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: c_uint) { call4(&SLOTS.cuStreamWriteValue64, stream, addr, value, flags) } }
function! { [
/**
An earlier form of [`cuStreamWaitValue64_v2`].

Since CUDA 9.0. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual.

```c
CUresult cuStreamWaitValue64(
    CUstream stream,
    CUdeviceptr addr,
    cuuint64_t value,
    unsigned int flags
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuStreamWaitValue64(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: c_uint) { call4(&SLOTS.cuStreamWaitValue64, stream, addr, value, flags) } }
function! { [
/**
An earlier form of [`cuStreamBatchMemOp_v2`].

Since CUDA 8.0. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual.

```c
CUresult cuStreamBatchMemOp(
    CUstream stream,
    unsigned int count,
    CUstreamBatchMemOpParams *paramArray,
    unsigned int flags
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuStreamBatchMemOp(stream: CUstream, count: c_uint, paramArray: *mut CUstreamBatchMemOpParams, flags: c_uint) { call4(&SLOTS.cuStreamBatchMemOp, stream, count, paramArray, flags) } }
function! { [
/**
An earlier form of [`cuStreamWriteValue32_v2`]. The default stream is that of the calling thread.

Since CUDA 8.0. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual.

```c
CUresult cuStreamWriteValue32_ptsz(
    CUstream stream,
    CUdeviceptr addr,
    cuuint32_t value,
    unsigned int flags
);
```
*/
] fn cuStreamWriteValue32_ptsz(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: c_uint) { call4(&SLOTS.cuStreamWriteValue32_ptsz, stream, addr, value, flags) } }
function! { [
/**
An earlier form of [`cuStreamWaitValue32_v2`]. The default stream is that of the calling thread.

Since CUDA 8.0. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual.

```c
CUresult cuStreamWaitValue32_ptsz(
    CUstream stream,
    CUdeviceptr addr,
    cuuint32_t value,
    unsigned int flags
);
```
*/
] fn cuStreamWaitValue32_ptsz(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: c_uint) { call4(&SLOTS.cuStreamWaitValue32_ptsz, stream, addr, value, flags) } }
function! { [
/**
An earlier form of [`cuStreamWriteValue64_v2`]. The default stream is that of the calling thread.

Since CUDA 9.0. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual.

```c
CUresult cuStreamWriteValue64_ptsz(
    CUstream stream,
    CUdeviceptr addr,
    cuuint64_t value,
    unsigned int flags
);
```
*/
] fn cuStreamWriteValue64_ptsz(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: c_uint) { call4(&SLOTS.cuStreamWriteValue64_ptsz, stream, addr, value, flags) } }
function! { [
/**
An earlier form of [`cuStreamWaitValue64_v2`]. The default stream is that of the calling thread.

Since CUDA 9.0. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual.

```c
CUresult cuStreamWaitValue64_ptsz(
    CUstream stream,
    CUdeviceptr addr,
    cuuint64_t value,
    unsigned int flags
);
```
*/
] fn cuStreamWaitValue64_ptsz(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: c_uint) { call4(&SLOTS.cuStreamWaitValue64_ptsz, stream, addr, value, flags) } }
function! { [
/**
An earlier form of [`cuStreamBatchMemOp_v2`]. The default stream is that of the calling thread.

Since CUDA 8.0. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual.

```c
CUresult cuStreamBatchMemOp_ptsz(
    CUstream stream,
    unsigned int count,
    CUstreamBatchMemOpParams *paramArray,
    unsigned int flags
);
```
*/
] fn cuStreamBatchMemOp_ptsz(stream: CUstream, count: c_uint, paramArray: *mut CUstreamBatchMemOpParams, flags: c_uint) { call4(&SLOTS.cuStreamBatchMemOp_ptsz, stream, count, paramArray, flags) } }
function! { [
/**
An earlier form of [`cuMemPrefetchAsync_v2`].

Since CUDA 8.0. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual.

```c
CUresult cuMemPrefetchAsync(
    CUdeviceptr devPtr,
    size_t count,
    CUdevice dstDevice,
    CUstream hStream
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuMemPrefetchAsync(devPtr: CUdeviceptr, count: usize, dstDevice: CUdevice, hStream: CUstream) { call4(&SLOTS.cuMemPrefetchAsync, devPtr, count, dstDevice, hStream) } }
function! { [
/**
An earlier form of [`cuMemPrefetchAsync_v2`]. The default stream is that of the calling thread.

Since CUDA 8.0. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual.

```c
CUresult cuMemPrefetchAsync_ptsz(
    CUdeviceptr devPtr,
    size_t count,
    CUdevice dstDevice,
    CUstream hStream
);
```
*/
] fn cuMemPrefetchAsync_ptsz(devPtr: CUdeviceptr, count: usize, dstDevice: CUdevice, hStream: CUstream) { call4(&SLOTS.cuMemPrefetchAsync_ptsz, devPtr, count, dstDevice, hStream) } }
function! { [
/**
An earlier form of [`cuMemAdvise_v2`].

Since CUDA 8.0. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual.

```c
CUresult cuMemAdvise(
    CUdeviceptr devPtr,
    size_t count,
    CUmem_advise advice,
    CUdevice device
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuMemAdvise(devPtr: CUdeviceptr, count: usize, advice: CUmem_advise, device: CUdevice) { call4(&SLOTS.cuMemAdvise, devPtr, count, advice, device) } }
function! { [
/**
An earlier form of [`cuStreamBeginCapture_v2`].

Since CUDA 10.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamBeginCapture(
    CUstream hStream
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuStreamBeginCapture(hStream: CUstream) { call1(&SLOTS.cuStreamBeginCapture, hStream) } }
function! { [
/**
An earlier form of [`cuStreamBeginCapture_v2`]. The default stream is that of the calling thread.

Since CUDA 10.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamBeginCapture_ptsz(
    CUstream hStream
);
```
*/
] fn cuStreamBeginCapture_ptsz(hStream: CUstream) { call1(&SLOTS.cuStreamBeginCapture_ptsz, hStream) } }
function! { [
/**
An earlier form of [`cuStreamGetCaptureInfo_v3`].

Since CUDA 10.1. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetCaptureInfo(
    CUstream hStream,
    CUstreamCaptureStatus *captureStatus_out,
    cuuint64_t *id_out
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_STREAM_CAPTURE_IMPLICIT`](CUresult::CUDA_ERROR_STREAM_CAPTURE_IMPLICIT)
- [`CUDA_ERROR_LOSSY_QUERY`](CUresult::CUDA_ERROR_LOSSY_QUERY)
*/
] fn cuStreamGetCaptureInfo(hStream: CUstream, captureStatus_out: *mut CUstreamCaptureStatus, id_out: *mut cuuint64_t) { call3(&SLOTS.cuStreamGetCaptureInfo, hStream, captureStatus_out, id_out) } }
function! { [
/**
An earlier form of [`cuStreamGetCaptureInfo_v3`]. The default stream is that of the calling thread.

Since CUDA 10.1. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetCaptureInfo_ptsz(
    CUstream hStream,
    CUstreamCaptureStatus *captureStatus_out,
    cuuint64_t *id_out
);
```
*/
] fn cuStreamGetCaptureInfo_ptsz(hStream: CUstream, captureStatus_out: *mut CUstreamCaptureStatus, id_out: *mut cuuint64_t) { call3(&SLOTS.cuStreamGetCaptureInfo_ptsz, hStream, captureStatus_out, id_out) } }
function! { [
/**
An earlier form of [`cuStreamGetCaptureInfo_v3`].

Since CUDA 11.3. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetCaptureInfo_v2(
    CUstream hStream,
    CUstreamCaptureStatus *captureStatus_out,
    cuuint64_t *id_out,
    CUgraph *graph_out,
    const CUgraphNode **dependencies_out,
    size_t *numDependencies_out
);
```
*/
] fn cuStreamGetCaptureInfo_v2(hStream: CUstream, captureStatus_out: *mut CUstreamCaptureStatus, id_out: *mut cuuint64_t, graph_out: *mut CUgraph, dependencies_out: *mut *const CUgraphNode, numDependencies_out: *mut usize) { call6(&SLOTS.cuStreamGetCaptureInfo_v2, hStream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out) } }
function! { [
/**
An earlier form of [`cuStreamGetCaptureInfo_v3`]. The default stream is that of the calling thread.

Since CUDA 11.3. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetCaptureInfo_v2_ptsz(
    CUstream hStream,
    CUstreamCaptureStatus *captureStatus_out,
    cuuint64_t *id_out,
    CUgraph *graph_out,
    const CUgraphNode **dependencies_out,
    size_t *numDependencies_out
);
```
*/
] fn cuStreamGetCaptureInfo_v2_ptsz(hStream: CUstream, captureStatus_out: *mut CUstreamCaptureStatus, id_out: *mut cuuint64_t, graph_out: *mut CUgraph, dependencies_out: *mut *const CUgraphNode, numDependencies_out: *mut usize) { call6(&SLOTS.cuStreamGetCaptureInfo_v2_ptsz, hStream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out) } }
function! { [
/**
An earlier form of [`cuGraphAddKernelNode_v2`].

Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphAddKernelNode(
    CUgraphNode *phGraphNode,
    CUgraph hGraph,
    const CUgraphNode *dependencies,
    size_t numDependencies,
    const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphAddKernelNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v1) { call5(&SLOTS.cuGraphAddKernelNode, phGraphNode, hGraph, dependencies, numDependencies, nodeParams) } }
function! { [
/**
An earlier form of [`cuGraphKernelNodeGetParams_v2`].

Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphKernelNodeGetParams(
    CUgraphNode hNode,
    CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphKernelNodeGetParams(hNode: CUgraphNode, nodeParams: *mut CUDA_KERNEL_NODE_PARAMS_v1) { call2(&SLOTS.cuGraphKernelNodeGetParams, hNode, nodeParams) } }
function! { [
/**
An earlier form of [`cuGraphKernelNodeSetParams_v2`].

Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphKernelNodeSetParams(
    CUgraphNode hNode,
    const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuGraphKernelNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v1) { call2(&SLOTS.cuGraphKernelNodeSetParams, hNode, nodeParams) } }
function! { [
/**
An earlier form of [`cuGraphExecKernelNodeSetParams_v2`].

Since CUDA 10.1. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExecKernelNodeSetParams(
    CUgraphExec hGraphExec,
    CUgraphNode hNode,
    const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphExecKernelNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v1) { call3(&SLOTS.cuGraphExecKernelNodeSetParams, hGraphExec, hNode, nodeParams) } }
function! { [
/**
An earlier form of [`cuGraphExecUpdate_v2`].

Since CUDA 10.2. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExecUpdate(
    CUgraphExec hGraphExec,
    CUgraph hGraph,
    CUgraphNode *hErrorNode_out,
    CUgraphExecUpdateResult *updateResult_out
);
```

# Errors

- [`CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE`](CUresult::CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE)
*/
] fn cuGraphExecUpdate(hGraphExec: CUgraphExec, hGraph: CUgraph, hErrorNode_out: *mut CUgraphNode, updateResult_out: *mut CUgraphExecUpdateResult) { call4(&SLOTS.cuGraphExecUpdate, hGraphExec, hGraph, hErrorNode_out, updateResult_out) } }
function! { [
/**
An earlier form of [`cuGraphGetEdges_v2`].

Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphGetEdges(
    CUgraph hGraph,
    CUgraphNode *from,
    CUgraphNode *to,
    size_t *numEdges
);
```

# Errors

- [`CUDA_ERROR_LOSSY_QUERY`](CUresult::CUDA_ERROR_LOSSY_QUERY)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphGetEdges(hGraph: CUgraph, from: *mut CUgraphNode, to: *mut CUgraphNode, numEdges: *mut usize) { call4(&SLOTS.cuGraphGetEdges, hGraph, from, to, numEdges) } }
function! { [
/**
An earlier form of [`cuGraphNodeGetDependencies_v2`].

Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphNodeGetDependencies(
    CUgraphNode hNode,
    CUgraphNode *dependencies,
    size_t *numDependencies
);
```

# Errors

- [`CUDA_ERROR_LOSSY_QUERY`](CUresult::CUDA_ERROR_LOSSY_QUERY)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphNodeGetDependencies(hNode: CUgraphNode, dependencies: *mut CUgraphNode, numDependencies: *mut usize) { call3(&SLOTS.cuGraphNodeGetDependencies, hNode, dependencies, numDependencies) } }
function! { [
/**
An earlier form of [`cuGraphNodeGetDependentNodes_v2`].

Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphNodeGetDependentNodes(
    CUgraphNode hNode,
    CUgraphNode *dependentNodes,
    size_t *numDependentNodes
);
```

# Errors

- [`CUDA_ERROR_LOSSY_QUERY`](CUresult::CUDA_ERROR_LOSSY_QUERY)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphNodeGetDependentNodes(hNode: CUgraphNode, dependentNodes: *mut CUgraphNode, numDependentNodes: *mut usize) { call3(&SLOTS.cuGraphNodeGetDependentNodes, hNode, dependentNodes, numDependentNodes) } }
function! { [
/**
An earlier form of [`cuGraphAddDependencies_v2`].

Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphAddDependencies(
    CUgraph hGraph,
    const CUgraphNode *from,
    const CUgraphNode *to,
    size_t numDependencies
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphAddDependencies(hGraph: CUgraph, from: *const CUgraphNode, to: *const CUgraphNode, numDependencies: usize) { call4(&SLOTS.cuGraphAddDependencies, hGraph, from, to, numDependencies) } }
function! { [
/**
An earlier form of [`cuGraphRemoveDependencies_v2`].

Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphRemoveDependencies(
    CUgraph hGraph,
    const CUgraphNode *from,
    const CUgraphNode *to,
    size_t numDependencies
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphRemoveDependencies(hGraph: CUgraph, from: *const CUgraphNode, to: *const CUgraphNode, numDependencies: usize) { call4(&SLOTS.cuGraphRemoveDependencies, hGraph, from, to, numDependencies) } }
function! { [
/**
An earlier form of [`cuGraphAddNode_v2`].

Since CUDA 12.2. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphAddNode(
    CUgraphNode *phGraphNode,
    CUgraph hGraph,
    const CUgraphNode *dependencies,
    size_t numDependencies,
    CUgraphNodeParams *nodeParams
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuGraphAddNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *mut CUgraphNodeParams) { call5(&SLOTS.cuGraphAddNode, phGraphNode, hGraph, dependencies, numDependencies, nodeParams) } }
function! { [
/**
An earlier form of [`cuIpcOpenMemHandle_v2`].

Since CUDA 4.1. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuIpcOpenMemHandle(
    CUdeviceptr *pdptr,
    CUipcMemHandle handle,
    unsigned int Flags
);
```

# Errors

- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_MAP_FAILED`](CUresult::CUDA_ERROR_MAP_FAILED)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_TOO_MANY_PEERS`](CUresult::CUDA_ERROR_TOO_MANY_PEERS)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuIpcOpenMemHandle(pdptr: *mut CUdeviceptr, handle: CUipcMemHandle, Flags: c_uint) { call3(&SLOTS.cuIpcOpenMemHandle, pdptr, handle, Flags) } }
function! { [
/**
An earlier form of [`cuGraphInstantiateWithFlags`].

Since CUDA 10.0. [Error Log Management Functions](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html) in NVIDIA's manual.

```c
CUresult cuGraphInstantiate(
    CUgraphExec *phGraphExec,
    CUgraph hGraph,
    CUgraphNode *phErrorNode,
    char *logBuffer,
    size_t bufferSize
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphInstantiate(phGraphExec: *mut CUgraphExec, hGraph: CUgraph, phErrorNode: *mut CUgraphNode, logBuffer: *mut c_char, bufferSize: usize) { call5(&SLOTS.cuGraphInstantiate, phGraphExec, hGraph, phErrorNode, logBuffer, bufferSize) } }
function! { [
/**
An earlier form of [`cuGraphInstantiateWithFlags`].

Since CUDA 11.0. [Error Log Management Functions](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html) in NVIDIA's manual.

```c
CUresult cuGraphInstantiate_v2(
    CUgraphExec *phGraphExec,
    CUgraph hGraph,
    CUgraphNode *phErrorNode,
    char *logBuffer,
    size_t bufferSize
);
```
*/
] fn cuGraphInstantiate_v2(phGraphExec: *mut CUgraphExec, hGraph: CUgraph, phErrorNode: *mut CUgraphNode, logBuffer: *mut c_char, bufferSize: usize) { call5(&SLOTS.cuGraphInstantiate_v2, phGraphExec, hGraph, phErrorNode, logBuffer, bufferSize) } }
function! { [
/**
An earlier form of [`cuStreamUpdateCaptureDependencies_v2`].

Since CUDA 11.3. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamUpdateCaptureDependencies(
    CUstream hStream,
    CUgraphNode *dependencies,
    size_t numDependencies,
    unsigned int flags
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_ILLEGAL_STATE`](CUresult::CUDA_ERROR_ILLEGAL_STATE)
*/
] fn cuStreamUpdateCaptureDependencies(hStream: CUstream, dependencies: *mut CUgraphNode, numDependencies: usize, flags: c_uint) { call4(&SLOTS.cuStreamUpdateCaptureDependencies, hStream, dependencies, numDependencies, flags) } }
function! { [
/**
An earlier form of [`cuStreamUpdateCaptureDependencies_v2`]. The default stream is that of the calling thread.

Since CUDA 11.3. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamUpdateCaptureDependencies_ptsz(
    CUstream hStream,
    CUgraphNode *dependencies,
    size_t numDependencies,
    unsigned int flags
);
```
*/
] fn cuStreamUpdateCaptureDependencies_ptsz(hStream: CUstream, dependencies: *mut CUgraphNode, numDependencies: usize, flags: c_uint) { call4(&SLOTS.cuStreamUpdateCaptureDependencies_ptsz, hStream, dependencies, numDependencies, flags) } }
function! { [
/**
An earlier form of [`cuGetProcAddress_v2`].

Since CUDA 11.3. [Driver Entry Point Access](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DRIVER__ENTRY__POINT.html) in NVIDIA's manual.

```c
CUresult cuGetProcAddress(
    const char *symbol,
    void **pfn,
    int cudaVersion,
    cuuint64_t flags
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuGetProcAddress(symbol: *const c_char, pfn: *mut *mut c_void, cudaVersion: c_int, flags: cuuint64_t) { call4(&SLOTS.cuGetProcAddress, symbol, pfn, cudaVersion, flags) } }

tables! {
    [
        0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19
        20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39
        40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59
        60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79
        80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99
        100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119
        120 121 122 123 124 125 126 127 128 129 130 131 132 133 134 135 136 137 138 139
        140 141 142 143 144 145 146 147 148 149 150 151 152 153 154 155 156 157 158 159
        160 161 162 163 164 165 166 167 168 169 170 171 172 173 174 175 176 177 178 179
        180 181 182 183 184 185 186 187 188 189 190 191 192
    ]
    c"cuMemcpy_ptds" 7000 slot3(cuMemcpy_ptds, _, _, _),
    c"cuMemcpyPeer_ptds" 7000 slot5(cuMemcpyPeer_ptds, _, _, _, _, _),
    c"cuMemcpyHtoD_v2_ptds" 7000 slot3(cuMemcpyHtoD_v2_ptds, _, _, _),
    c"cuMemcpyDtoH_v2_ptds" 7000 slot3(cuMemcpyDtoH_v2_ptds, _, _, _),
    c"cuMemcpyDtoD_v2_ptds" 7000 slot3(cuMemcpyDtoD_v2_ptds, _, _, _),
    c"cuMemcpyDtoA_v2_ptds" 7000 slot4(cuMemcpyDtoA_v2_ptds, _, _, _, _),
    c"cuMemcpyAtoD_v2_ptds" 7000 slot4(cuMemcpyAtoD_v2_ptds, _, _, _, _),
    c"cuMemcpyHtoA_v2_ptds" 7000 slot4(cuMemcpyHtoA_v2_ptds, _, _, _, _),
    c"cuMemcpyAtoH_v2_ptds" 7000 slot4(cuMemcpyAtoH_v2_ptds, _, _, _, _),
    c"cuMemcpyAtoA_v2_ptds" 7000 slot5(cuMemcpyAtoA_v2_ptds, _, _, _, _, _),
    c"cuMemcpy2D_v2_ptds" 7000 slot1(cuMemcpy2D_v2_ptds, _),
    c"cuMemcpy2DUnaligned_v2_ptds" 7000 slot1(cuMemcpy2DUnaligned_v2_ptds, _),
    c"cuMemcpy3D_v2_ptds" 7000 slot1(cuMemcpy3D_v2_ptds, _),
    c"cuMemcpy3DPeer_ptds" 7000 slot1(cuMemcpy3DPeer_ptds, _),
    c"cuMemcpyAsync_ptsz" 7000 slot4(cuMemcpyAsync_ptsz, _, _, _, _),
    c"cuMemcpyPeerAsync_ptsz" 7000 slot6(cuMemcpyPeerAsync_ptsz, _, _, _, _, _, _),
    c"cuMemcpyHtoDAsync_v2_ptsz" 7000 slot4(cuMemcpyHtoDAsync_v2_ptsz, _, _, _, _),
    c"cuMemcpyDtoHAsync_v2_ptsz" 7000 slot4(cuMemcpyDtoHAsync_v2_ptsz, _, _, _, _),
    c"cuMemcpyDtoDAsync_v2_ptsz" 7000 slot4(cuMemcpyDtoDAsync_v2_ptsz, _, _, _, _),
    c"cuMemcpyHtoAAsync_v2_ptsz" 7000 slot5(cuMemcpyHtoAAsync_v2_ptsz, _, _, _, _, _),
    c"cuMemcpyAtoHAsync_v2_ptsz" 7000 slot5(cuMemcpyAtoHAsync_v2_ptsz, _, _, _, _, _),
    c"cuMemcpy2DAsync_v2_ptsz" 7000 slot2(cuMemcpy2DAsync_v2_ptsz, _, _),
    c"cuMemcpy3DAsync_v2_ptsz" 7000 slot2(cuMemcpy3DAsync_v2_ptsz, _, _),
    c"cuMemcpy3DPeerAsync_ptsz" 7000 slot2(cuMemcpy3DPeerAsync_ptsz, _, _),
    c"cuMemcpyBatchAsync_v2_ptsz" 13000 slot8(cuMemcpyBatchAsync_v2_ptsz, _, _, _, _, _, _, _, _),
    c"cuMemcpy3DBatchAsync_v2_ptsz" 13000 slot4(cuMemcpy3DBatchAsync_v2_ptsz, _, _, _, _),
    c"cuMemcpyWithAttributesAsync_ptsz" 13020 slot5(cuMemcpyWithAttributesAsync_ptsz, _, _, _, _, _),
    c"cuMemcpy3DWithAttributesAsync_ptsz" 13020 slot3(cuMemcpy3DWithAttributesAsync_ptsz, _, _, _),
    c"cuMemsetD8_v2_ptds" 7000 slot3(cuMemsetD8_v2_ptds, _, _, _),
    c"cuMemsetD16_v2_ptds" 7000 slot3(cuMemsetD16_v2_ptds, _, _, _),
    c"cuMemsetD32_v2_ptds" 7000 slot3(cuMemsetD32_v2_ptds, _, _, _),
    c"cuMemsetD2D8_v2_ptds" 7000 slot5(cuMemsetD2D8_v2_ptds, _, _, _, _, _),
    c"cuMemsetD2D16_v2_ptds" 7000 slot5(cuMemsetD2D16_v2_ptds, _, _, _, _, _),
    c"cuMemsetD2D32_v2_ptds" 7000 slot5(cuMemsetD2D32_v2_ptds, _, _, _, _, _),
    c"cuMemsetD8Async_ptsz" 7000 slot4(cuMemsetD8Async_ptsz, _, _, _, _),
    c"cuMemsetD16Async_ptsz" 7000 slot4(cuMemsetD16Async_ptsz, _, _, _, _),
    c"cuMemsetD32Async_ptsz" 7000 slot4(cuMemsetD32Async_ptsz, _, _, _, _),
    c"cuMemsetD2D8Async_ptsz" 7000 slot6(cuMemsetD2D8Async_ptsz, _, _, _, _, _, _),
    c"cuMemsetD2D16Async_ptsz" 7000 slot6(cuMemsetD2D16Async_ptsz, _, _, _, _, _, _),
    c"cuMemsetD2D32Async_ptsz" 7000 slot6(cuMemsetD2D32Async_ptsz, _, _, _, _, _, _),
    c"cuMemBatchDecompressAsync_ptsz" 12060 slot5(cuMemBatchDecompressAsync_ptsz, _, _, _, _, _),
    c"cuMemMapArrayAsync_ptsz" 11010 slot3(cuMemMapArrayAsync_ptsz, _, _, _),
    c"cuMemFreeAsync_ptsz" 11020 slot2(cuMemFreeAsync_ptsz, _, _),
    c"cuMemAllocAsync_ptsz" 11020 slot3(cuMemAllocAsync_ptsz, _, _, _),
    c"cuMemAllocFromPoolAsync_ptsz" 11020 slot4(cuMemAllocFromPoolAsync_ptsz, _, _, _, _),
    c"cuFabricCpyBatchAsync_ptsz" 13050 slot4(cuFabricCpyBatchAsync_ptsz, _, _, _, _),
    c"cuMemPrefetchAsync_v2_ptsz" 12020 slot5(cuMemPrefetchAsync_v2_ptsz, _, _, _, _, _),
    c"cuMemPrefetchBatchAsync_ptsz" 13000 slot8(cuMemPrefetchBatchAsync_ptsz, _, _, _, _, _, _, _, _),
    c"cuMemDiscardBatchAsync_ptsz" 13000 slot5(cuMemDiscardBatchAsync_ptsz, _, _, _, _, _),
    c"cuMemDiscardAndPrefetchBatchAsync_ptsz" 13000 slot8(cuMemDiscardAndPrefetchBatchAsync_ptsz, _, _, _, _, _, _, _, _),
    c"cuStreamBeginCaptureToCig_ptsz" 13010 slot2(cuStreamBeginCaptureToCig_ptsz, _, _),
    c"cuStreamEndCaptureToCig_ptsz" 13010 slot1(cuStreamEndCaptureToCig_ptsz, _),
    c"cuStreamGetPriority_ptsz" 7000 slot2(cuStreamGetPriority_ptsz, _, _),
    c"cuStreamGetDevice_ptsz" 12080 slot2(cuStreamGetDevice_ptsz, _, _),
    c"cuStreamGetFlags_ptsz" 7000 slot2(cuStreamGetFlags_ptsz, _, _),
    c"cuStreamGetId_ptsz" 12000 slot2(cuStreamGetId_ptsz, _, _),
    c"cuStreamGetCtx_ptsz" 9020 slot2(cuStreamGetCtx_ptsz, _, _),
    c"cuStreamGetCtx_v2_ptsz" 12050 slot3(cuStreamGetCtx_v2_ptsz, _, _, _),
    c"cuStreamWaitEvent_ptsz" 7000 slot3(cuStreamWaitEvent_ptsz, _, _, _),
    c"cuStreamAddCallback_ptsz" 7000 slot4(cuStreamAddCallback_ptsz, _, _, _, _),
    c"cuStreamBeginCapture_v2_ptsz" 10010 slot2(cuStreamBeginCapture_v2_ptsz, _, _),
    c"cuStreamBeginRecaptureToGraph_ptsz" 13030 slot5(cuStreamBeginRecaptureToGraph_ptsz, _, _, _, _, _),
    c"cuStreamBeginCaptureToGraph_ptsz" 12030 slot6(cuStreamBeginCaptureToGraph_ptsz, _, _, _, _, _, _),
    c"cuStreamEndCapture_ptsz" 10000 slot2(cuStreamEndCapture_ptsz, _, _),
    c"cuStreamIsCapturing_ptsz" 10000 slot2(cuStreamIsCapturing_ptsz, _, _),
    c"cuStreamGetCaptureInfo_v3_ptsz" 12030 slot7(cuStreamGetCaptureInfo_v3_ptsz, _, _, _, _, _, _, _),
    c"cuStreamUpdateCaptureDependencies_v2_ptsz" 12030 slot5(cuStreamUpdateCaptureDependencies_v2_ptsz, _, _, _, _, _),
    c"cuStreamAttachMemAsync_ptsz" 7000 slot4(cuStreamAttachMemAsync_ptsz, _, _, _, _),
    c"cuStreamQuery_ptsz" 7000 slot1(cuStreamQuery_ptsz, _),
    c"cuStreamSynchronize_ptsz" 7000 slot1(cuStreamSynchronize_ptsz, _),
    c"cuStreamCopyAttributes_ptsz" 11000 slot2(cuStreamCopyAttributes_ptsz, _, _),
    c"cuStreamGetAttribute_ptsz" 11000 slot3(cuStreamGetAttribute_ptsz, _, _, _),
    c"cuStreamSetAttribute_ptsz" 11000 slot3(cuStreamSetAttribute_ptsz, _, _, _),
    c"cuEventRecord_ptsz" 7000 slot2(cuEventRecord_ptsz, _, _),
    c"cuEventRecordWithFlags_ptsz" 11010 slot3(cuEventRecordWithFlags_ptsz, _, _, _),
    c"cuSignalExternalSemaphoresAsync_ptsz" 10000 slot4(cuSignalExternalSemaphoresAsync_ptsz, _, _, _, _),
    c"cuWaitExternalSemaphoresAsync_ptsz" 10000 slot4(cuWaitExternalSemaphoresAsync_ptsz, _, _, _, _),
    c"cuStreamWaitValue32_v2_ptsz" 11070 slot4(cuStreamWaitValue32_v2_ptsz, _, _, _, _),
    c"cuStreamWaitValue64_v2_ptsz" 11070 slot4(cuStreamWaitValue64_v2_ptsz, _, _, _, _),
    c"cuStreamWriteValue32_v2_ptsz" 11070 slot4(cuStreamWriteValue32_v2_ptsz, _, _, _, _),
    c"cuStreamWriteValue64_v2_ptsz" 11070 slot4(cuStreamWriteValue64_v2_ptsz, _, _, _, _),
    c"cuStreamBatchMemOp_v2_ptsz" 11070 slot4(cuStreamBatchMemOp_v2_ptsz, _, _, _, _),
    c"cuLaunchKernel_ptsz" 7000 slot11(cuLaunchKernel_ptsz, _, _, _, _, _, _, _, _, _, _, _),
    c"cuLaunchKernelEx_ptsz" 11060 slot4(cuLaunchKernelEx_ptsz, _, _, _, _),
    c"cuLaunchCooperativeKernel_ptsz" 9000 slot10(cuLaunchCooperativeKernel_ptsz, _, _, _, _, _, _, _, _, _, _),
    c"cuLaunchHostFunc_ptsz" 10000 slot3(cuLaunchHostFunc_ptsz, _, _, _),
    c"cuLaunchHostFunc_v2_ptsz" 13010 slot4(cuLaunchHostFunc_v2_ptsz, _, _, _, _),
    c"cuGraphInstantiateWithParams_ptsz" 12000 slot3(cuGraphInstantiateWithParams_ptsz, _, _, _),
    c"cuGraphUpload_ptsz" 11010 slot2(cuGraphUpload_ptsz, _, _),
    c"cuGraphLaunch_ptsz" 10000 slot2(cuGraphLaunch_ptsz, _, _),
    c"cuGraphicsMapResources_ptsz" 7000 slot3(cuGraphicsMapResources_ptsz, _, _, _),
    c"cuGraphicsUnmapResources_ptsz" 7000 slot3(cuGraphicsUnmapResources_ptsz, _, _, _),
    c"cuStreamGetDevResource_ptsz" 13010 slot3(cuStreamGetDevResource_ptsz, _, _, _),
    c"cuMemHostRegister" 4000 slot3(cuMemHostRegister, _, _, _),
    c"cuGraphicsResourceSetMapFlags" 3000 slot2(cuGraphicsResourceSetMapFlags, _, _),
    c"cuLinkCreate" 5050 slot4(cuLinkCreate, _, _, _, _),
    c"cuLinkAddData" 5050 slot8(cuLinkAddData, _, _, _, _, _, _, _, _),
    c"cuLinkAddFile" 5050 slot6(cuLinkAddFile, _, _, _, _, _, _),
    c"cuTexRefSetAddress2D_v2" 3020 slot4(cuTexRefSetAddress2D_v2, _, _, _, _),
    c"cuDeviceTotalMem" 2000 slot2(cuDeviceTotalMem, _, _),
    c"cuCtxCreate" 2000 slot3(cuCtxCreate, _, _, _),
    c"cuCtxCreate_v2" 3020 slot3(cuCtxCreate_v2, _, _, _),
    c"cuCtxCreate_v3" 11040 slot5(cuCtxCreate_v3, _, _, _, _, _),
    c"cuModuleGetGlobal" 2000 slot4(cuModuleGetGlobal, _, _, _, _),
    c"cuMemGetInfo" 2000 slot2(cuMemGetInfo, _, _),
    c"cuMemAlloc" 2000 slot2(cuMemAlloc, _, _),
    c"cuMemAllocPitch" 2000 slot5(cuMemAllocPitch, _, _, _, _, _),
    c"cuMemFree" 2000 slot1(cuMemFree, _),
    c"cuMemGetAddressRange" 2000 slot3(cuMemGetAddressRange, _, _, _),
    c"cuMemAllocHost" 2000 slot2(cuMemAllocHost, _, _),
    c"cuMemHostGetDevicePointer" 2020 slot3(cuMemHostGetDevicePointer, _, _, _),
    c"cuMemcpyHtoD" 2000 slot3(cuMemcpyHtoD, _, _, _),
    c"cuMemcpyDtoH" 2000 slot3(cuMemcpyDtoH, _, _, _),
    c"cuMemcpyDtoD" 2000 slot3(cuMemcpyDtoD, _, _, _),
    c"cuMemcpyDtoA" 2000 slot4(cuMemcpyDtoA, _, _, _, _),
    c"cuMemcpyAtoD" 2000 slot4(cuMemcpyAtoD, _, _, _, _),
    c"cuMemcpyHtoA" 2000 slot4(cuMemcpyHtoA, _, _, _, _),
    c"cuMemcpyAtoH" 2000 slot4(cuMemcpyAtoH, _, _, _, _),
    c"cuMemcpyAtoA" 2000 slot5(cuMemcpyAtoA, _, _, _, _, _),
    c"cuMemcpyHtoAAsync" 2000 slot5(cuMemcpyHtoAAsync, _, _, _, _, _),
    c"cuMemcpyAtoHAsync" 2000 slot5(cuMemcpyAtoHAsync, _, _, _, _, _),
    c"cuMemcpy2D" 2000 slot1(cuMemcpy2D, _),
    c"cuMemcpy2DUnaligned" 2000 slot1(cuMemcpy2DUnaligned, _),
    c"cuMemcpy3D" 2000 slot1(cuMemcpy3D, _),
    c"cuMemcpyHtoDAsync" 2000 slot4(cuMemcpyHtoDAsync, _, _, _, _),
    c"cuMemcpyDtoHAsync" 2000 slot4(cuMemcpyDtoHAsync, _, _, _, _),
    c"cuMemcpyDtoDAsync" 3000 slot4(cuMemcpyDtoDAsync, _, _, _, _),
    c"cuMemcpy2DAsync" 2000 slot2(cuMemcpy2DAsync, _, _),
    c"cuMemcpy3DAsync" 2000 slot2(cuMemcpy3DAsync, _, _),
    c"cuMemsetD8" 2000 slot3(cuMemsetD8, _, _, _),
    c"cuMemsetD16" 2000 slot3(cuMemsetD16, _, _, _),
    c"cuMemsetD32" 2000 slot3(cuMemsetD32, _, _, _),
    c"cuMemsetD2D8" 2000 slot5(cuMemsetD2D8, _, _, _, _, _),
    c"cuMemsetD2D16" 2000 slot5(cuMemsetD2D16, _, _, _, _, _),
    c"cuMemsetD2D32" 2000 slot5(cuMemsetD2D32, _, _, _, _, _),
    c"cuArrayCreate" 2000 slot2(cuArrayCreate, _, _),
    c"cuArrayGetDescriptor" 2000 slot2(cuArrayGetDescriptor, _, _),
    c"cuArray3DCreate" 2000 slot2(cuArray3DCreate, _, _),
    c"cuArray3DGetDescriptor" 2000 slot2(cuArray3DGetDescriptor, _, _),
    c"cuTexRefSetAddress" 2000 slot4(cuTexRefSetAddress, _, _, _, _),
    c"cuTexRefSetAddress2D" 2020 slot4(cuTexRefSetAddress2D, _, _, _, _),
    c"cuTexRefGetAddress" 2000 slot2(cuTexRefGetAddress, _, _),
    c"cuGraphicsResourceGetMappedPointer" 3000 slot3(cuGraphicsResourceGetMappedPointer, _, _, _),
    c"cuCtxDestroy" 2000 slot1(cuCtxDestroy, _),
    c"cuCtxPopCurrent" 2000 slot1(cuCtxPopCurrent, _),
    c"cuCtxPushCurrent" 2000 slot1(cuCtxPushCurrent, _),
    c"cuStreamDestroy" 2000 slot1(cuStreamDestroy, _),
    c"cuEventDestroy" 2000 slot1(cuEventDestroy, _),
    c"cuEventElapsedTime" 2000 slot3(cuEventElapsedTime, _, _, _),
    c"cuDevicePrimaryCtxRelease" 7000 slot1(cuDevicePrimaryCtxRelease, _),
    c"cuDevicePrimaryCtxReset" 7000 slot1(cuDevicePrimaryCtxReset, _),
    c"cuDevicePrimaryCtxSetFlags" 7000 slot2(cuDevicePrimaryCtxSetFlags, _, _),
    c"cuDeviceGetUuid" 9020 slot2(cuDeviceGetUuid, _, _),
    c"cuMemcpyBatchAsync" 12080 slot9(cuMemcpyBatchAsync, _, _, _, _, _, _, _, _, _),
    c"cuMemcpy3DBatchAsync" 12080 slot5(cuMemcpy3DBatchAsync, _, _, _, _, _),
    c"cuMemcpyBatchAsync_ptsz" 12080 slot9(cuMemcpyBatchAsync_ptsz, _, _, _, _, _, _, _, _, _),
    c"cuMemcpy3DBatchAsync_ptsz" 12080 slot5(cuMemcpy3DBatchAsync_ptsz, _, _, _, _, _),
    c"cuStreamWriteValue32" 8000 slot4(cuStreamWriteValue32, _, _, _, _),
    c"cuStreamWaitValue32" 8000 slot4(cuStreamWaitValue32, _, _, _, _),
    c"cuStreamWriteValue64" 9000 slot4(cuStreamWriteValue64, _, _, _, _),
    c"cuStreamWaitValue64" 9000 slot4(cuStreamWaitValue64, _, _, _, _),
    c"cuStreamBatchMemOp" 8000 slot4(cuStreamBatchMemOp, _, _, _, _),
    c"cuStreamWriteValue32_ptsz" 8000 slot4(cuStreamWriteValue32_ptsz, _, _, _, _),
    c"cuStreamWaitValue32_ptsz" 8000 slot4(cuStreamWaitValue32_ptsz, _, _, _, _),
    c"cuStreamWriteValue64_ptsz" 9000 slot4(cuStreamWriteValue64_ptsz, _, _, _, _),
    c"cuStreamWaitValue64_ptsz" 9000 slot4(cuStreamWaitValue64_ptsz, _, _, _, _),
    c"cuStreamBatchMemOp_ptsz" 8000 slot4(cuStreamBatchMemOp_ptsz, _, _, _, _),
    c"cuMemPrefetchAsync" 8000 slot4(cuMemPrefetchAsync, _, _, _, _),
    c"cuMemPrefetchAsync_ptsz" 8000 slot4(cuMemPrefetchAsync_ptsz, _, _, _, _),
    c"cuMemAdvise" 8000 slot4(cuMemAdvise, _, _, _, _),
    c"cuStreamBeginCapture" 10000 slot1(cuStreamBeginCapture, _),
    c"cuStreamBeginCapture_ptsz" 10000 slot1(cuStreamBeginCapture_ptsz, _),
    c"cuStreamGetCaptureInfo" 10010 slot3(cuStreamGetCaptureInfo, _, _, _),
    c"cuStreamGetCaptureInfo_ptsz" 10010 slot3(cuStreamGetCaptureInfo_ptsz, _, _, _),
    c"cuStreamGetCaptureInfo_v2" 11030 slot6(cuStreamGetCaptureInfo_v2, _, _, _, _, _, _),
    c"cuStreamGetCaptureInfo_v2_ptsz" 11030 slot6(cuStreamGetCaptureInfo_v2_ptsz, _, _, _, _, _, _),
    c"cuGraphAddKernelNode" 10000 slot5(cuGraphAddKernelNode, _, _, _, _, _),
    c"cuGraphKernelNodeGetParams" 10000 slot2(cuGraphKernelNodeGetParams, _, _),
    c"cuGraphKernelNodeSetParams" 10000 slot2(cuGraphKernelNodeSetParams, _, _),
    c"cuGraphExecKernelNodeSetParams" 10010 slot3(cuGraphExecKernelNodeSetParams, _, _, _),
    c"cuGraphExecUpdate" 10020 slot4(cuGraphExecUpdate, _, _, _, _),
    c"cuGraphGetEdges" 10000 slot4(cuGraphGetEdges, _, _, _, _),
    c"cuGraphNodeGetDependencies" 10000 slot3(cuGraphNodeGetDependencies, _, _, _),
    c"cuGraphNodeGetDependentNodes" 10000 slot3(cuGraphNodeGetDependentNodes, _, _, _),
    c"cuGraphAddDependencies" 10000 slot4(cuGraphAddDependencies, _, _, _, _),
    c"cuGraphRemoveDependencies" 10000 slot4(cuGraphRemoveDependencies, _, _, _, _),
    c"cuGraphAddNode" 12020 slot5(cuGraphAddNode, _, _, _, _, _),
    c"cuIpcOpenMemHandle" 4010 slot3(cuIpcOpenMemHandle, _, _, _),
    c"cuGraphInstantiate" 10000 slot5(cuGraphInstantiate, _, _, _, _, _),
    c"cuGraphInstantiate_v2" 11000 slot5(cuGraphInstantiate_v2, _, _, _, _, _),
    c"cuStreamUpdateCaptureDependencies" 11030 slot4(cuStreamUpdateCaptureDependencies, _, _, _, _),
    c"cuStreamUpdateCaptureDependencies_ptsz" 11030 slot4(cuStreamUpdateCaptureDependencies_ptsz, _, _, _, _),
    c"cuGetProcAddress" 11030 slot4(cuGetProcAddress, _, _, _, _),
}

arities! {
    call1 slot1 first1(a0: A0);
    call2 slot2 first2(a0: A0, a1: A1);
    call3 slot3 first3(a0: A0, a1: A1, a2: A2);
    call4 slot4 first4(a0: A0, a1: A1, a2: A2, a3: A3);
    call5 slot5 first5(a0: A0, a1: A1, a2: A2, a3: A3, a4: A4);
    call6 slot6 first6(a0: A0, a1: A1, a2: A2, a3: A3, a4: A4, a5: A5);
    call7 slot7 first7(a0: A0, a1: A1, a2: A2, a3: A3, a4: A4, a5: A5, a6: A6);
    call8 slot8 first8(a0: A0, a1: A1, a2: A2, a3: A3, a4: A4, a5: A5, a6: A6, a7: A7);
    call9 slot9 first9(a0: A0, a1: A1, a2: A2, a3: A3, a4: A4, a5: A5, a6: A6, a7: A7, a8: A8);
    call10 slot10 first10(a0: A0, a1: A1, a2: A2, a3: A3, a4: A4, a5: A5, a6: A6, a7: A7, a8: A8, a9: A9);
    call11 slot11 first11(a0: A0, a1: A1, a2: A2, a3: A3, a4: A4, a5: A5, a6: A6, a7: A7, a8: A8, a9: A9, a10: A10);
}

/// Passes every function of [`internal`](crate::internal) to the named macro.
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

