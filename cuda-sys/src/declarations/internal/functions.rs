// Created by libcuda-sys from cuda.h of CUDA 13.5. Do not edit.

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
] fn cuMemcpy_ptds(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize) { call3(&SLOTS[0], dst, src, ByteCount) } }
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
] fn cuMemcpyPeer_ptds(dstDevice: CUdeviceptr, dstContext: CUcontext, srcDevice: CUdeviceptr, srcContext: CUcontext, ByteCount: usize) { call5(&SLOTS[1], dstDevice, dstContext, srcDevice, srcContext, ByteCount) } }
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
] fn cuMemcpyHtoD_v2_ptds(dstDevice: CUdeviceptr, srcHost: *const c_void, ByteCount: usize) { call3(&SLOTS[2], dstDevice, srcHost, ByteCount) } }
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
] fn cuMemcpyDtoH_v2_ptds(dstHost: *mut c_void, srcDevice: CUdeviceptr, ByteCount: usize) { call3(&SLOTS[3], dstHost, srcDevice, ByteCount) } }
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
] fn cuMemcpyDtoD_v2_ptds(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: usize) { call3(&SLOTS[4], dstDevice, srcDevice, ByteCount) } }
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
] fn cuMemcpyDtoA_v2_ptds(dstArray: CUarray, dstOffset: usize, srcDevice: CUdeviceptr, ByteCount: usize) { call4(&SLOTS[5], dstArray, dstOffset, srcDevice, ByteCount) } }
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
] fn cuMemcpyAtoD_v2_ptds(dstDevice: CUdeviceptr, srcArray: CUarray, srcOffset: usize, ByteCount: usize) { call4(&SLOTS[6], dstDevice, srcArray, srcOffset, ByteCount) } }
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
] fn cuMemcpyHtoA_v2_ptds(dstArray: CUarray, dstOffset: usize, srcHost: *const c_void, ByteCount: usize) { call4(&SLOTS[7], dstArray, dstOffset, srcHost, ByteCount) } }
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
] fn cuMemcpyAtoH_v2_ptds(dstHost: *mut c_void, srcArray: CUarray, srcOffset: usize, ByteCount: usize) { call4(&SLOTS[8], dstHost, srcArray, srcOffset, ByteCount) } }
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
] fn cuMemcpyAtoA_v2_ptds(dstArray: CUarray, dstOffset: usize, srcArray: CUarray, srcOffset: usize, ByteCount: usize) { call5(&SLOTS[9], dstArray, dstOffset, srcArray, srcOffset, ByteCount) } }
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
] fn cuMemcpy2D_v2_ptds(pCopy: *const CUDA_MEMCPY2D) { call1(&SLOTS[10], pCopy) } }
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
] fn cuMemcpy2DUnaligned_v2_ptds(pCopy: *const CUDA_MEMCPY2D) { call1(&SLOTS[11], pCopy) } }
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
] fn cuMemcpy3D_v2_ptds(pCopy: *const CUDA_MEMCPY3D) { call1(&SLOTS[12], pCopy) } }
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
] fn cuMemcpy3DPeer_ptds(pCopy: *const CUDA_MEMCPY3D_PEER) { call1(&SLOTS[13], pCopy) } }
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
] fn cuMemcpyAsync_ptsz(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize, hStream: CUstream) { call4(&SLOTS[14], dst, src, ByteCount, hStream) } }
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
] fn cuMemcpyPeerAsync_ptsz(dstDevice: CUdeviceptr, dstContext: CUcontext, srcDevice: CUdeviceptr, srcContext: CUcontext, ByteCount: usize, hStream: CUstream) { call6(&SLOTS[15], dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream) } }
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
] fn cuMemcpyHtoDAsync_v2_ptsz(dstDevice: CUdeviceptr, srcHost: *const c_void, ByteCount: usize, hStream: CUstream) { call4(&SLOTS[16], dstDevice, srcHost, ByteCount, hStream) } }
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
] fn cuMemcpyDtoHAsync_v2_ptsz(dstHost: *mut c_void, srcDevice: CUdeviceptr, ByteCount: usize, hStream: CUstream) { call4(&SLOTS[17], dstHost, srcDevice, ByteCount, hStream) } }
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
] fn cuMemcpyDtoDAsync_v2_ptsz(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: usize, hStream: CUstream) { call4(&SLOTS[18], dstDevice, srcDevice, ByteCount, hStream) } }
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
] fn cuMemcpyHtoAAsync_v2_ptsz(dstArray: CUarray, dstOffset: usize, srcHost: *const c_void, ByteCount: usize, hStream: CUstream) { call5(&SLOTS[19], dstArray, dstOffset, srcHost, ByteCount, hStream) } }
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
] fn cuMemcpyAtoHAsync_v2_ptsz(dstHost: *mut c_void, srcArray: CUarray, srcOffset: usize, ByteCount: usize, hStream: CUstream) { call5(&SLOTS[20], dstHost, srcArray, srcOffset, ByteCount, hStream) } }
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
] fn cuMemcpy2DAsync_v2_ptsz(pCopy: *const CUDA_MEMCPY2D, hStream: CUstream) { call2(&SLOTS[21], pCopy, hStream) } }
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
] fn cuMemcpy3DAsync_v2_ptsz(pCopy: *const CUDA_MEMCPY3D, hStream: CUstream) { call2(&SLOTS[22], pCopy, hStream) } }
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
] fn cuMemcpy3DPeerAsync_ptsz(pCopy: *const CUDA_MEMCPY3D_PEER, hStream: CUstream) { call2(&SLOTS[23], pCopy, hStream) } }
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
] fn cuMemcpyBatchAsync_v2_ptsz(dsts: *mut CUdeviceptr, srcs: *mut CUdeviceptr, sizes: *mut usize, count: usize, attrs: *mut CUmemcpyAttributes, attrsIdxs: *mut usize, numAttrs: usize, hStream: CUstream) { call8(&SLOTS[24], dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream) } }
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
] fn cuMemcpy3DBatchAsync_v2_ptsz(numOps: usize, opList: *mut CUDA_MEMCPY3D_BATCH_OP, flags: c_ulonglong, hStream: CUstream) { call4(&SLOTS[25], numOps, opList, flags, hStream) } }
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
] fn cuMemcpyWithAttributesAsync_ptsz(dst: CUdeviceptr, src: CUdeviceptr, size: usize, attr: *mut CUmemcpyAttributes, hStream: CUstream) { call5(&SLOTS[26], dst, src, size, attr, hStream) } }
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
] fn cuMemcpy3DWithAttributesAsync_ptsz(op: *mut CUDA_MEMCPY3D_BATCH_OP, flags: c_ulonglong, hStream: CUstream) { call3(&SLOTS[27], op, flags, hStream) } }
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
] fn cuMemsetD8_v2_ptds(dstDevice: CUdeviceptr, uc: c_uchar, N: usize) { call3(&SLOTS[28], dstDevice, uc, N) } }
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
] fn cuMemsetD16_v2_ptds(dstDevice: CUdeviceptr, us: c_ushort, N: usize) { call3(&SLOTS[29], dstDevice, us, N) } }
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
] fn cuMemsetD32_v2_ptds(dstDevice: CUdeviceptr, ui: c_uint, N: usize) { call3(&SLOTS[30], dstDevice, ui, N) } }
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
] fn cuMemsetD2D8_v2_ptds(dstDevice: CUdeviceptr, dstPitch: usize, uc: c_uchar, Width: usize, Height: usize) { call5(&SLOTS[31], dstDevice, dstPitch, uc, Width, Height) } }
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
] fn cuMemsetD2D16_v2_ptds(dstDevice: CUdeviceptr, dstPitch: usize, us: c_ushort, Width: usize, Height: usize) { call5(&SLOTS[32], dstDevice, dstPitch, us, Width, Height) } }
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
] fn cuMemsetD2D32_v2_ptds(dstDevice: CUdeviceptr, dstPitch: usize, ui: c_uint, Width: usize, Height: usize) { call5(&SLOTS[33], dstDevice, dstPitch, ui, Width, Height) } }
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
] fn cuMemsetD8Async_ptsz(dstDevice: CUdeviceptr, uc: c_uchar, N: usize, hStream: CUstream) { call4(&SLOTS[34], dstDevice, uc, N, hStream) } }
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
] fn cuMemsetD16Async_ptsz(dstDevice: CUdeviceptr, us: c_ushort, N: usize, hStream: CUstream) { call4(&SLOTS[35], dstDevice, us, N, hStream) } }
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
] fn cuMemsetD32Async_ptsz(dstDevice: CUdeviceptr, ui: c_uint, N: usize, hStream: CUstream) { call4(&SLOTS[36], dstDevice, ui, N, hStream) } }
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
] fn cuMemsetD2D8Async_ptsz(dstDevice: CUdeviceptr, dstPitch: usize, uc: c_uchar, Width: usize, Height: usize, hStream: CUstream) { call6(&SLOTS[37], dstDevice, dstPitch, uc, Width, Height, hStream) } }
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
] fn cuMemsetD2D16Async_ptsz(dstDevice: CUdeviceptr, dstPitch: usize, us: c_ushort, Width: usize, Height: usize, hStream: CUstream) { call6(&SLOTS[38], dstDevice, dstPitch, us, Width, Height, hStream) } }
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
] fn cuMemsetD2D32Async_ptsz(dstDevice: CUdeviceptr, dstPitch: usize, ui: c_uint, Width: usize, Height: usize, hStream: CUstream) { call6(&SLOTS[39], dstDevice, dstPitch, ui, Width, Height, hStream) } }
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
] fn cuMemBatchDecompressAsync_ptsz(paramsArray: *mut CUmemDecompressParams, count: usize, flags: c_uint, errorIndex: *mut usize, stream: CUstream) { call5(&SLOTS[40], paramsArray, count, flags, errorIndex, stream) } }
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
] fn cuMemMapArrayAsync_ptsz(mapInfoList: *mut CUarrayMapInfo, count: c_uint, hStream: CUstream) { call3(&SLOTS[41], mapInfoList, count, hStream) } }
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
] fn cuMemFreeAsync_ptsz(dptr: CUdeviceptr, hStream: CUstream) { call2(&SLOTS[42], dptr, hStream) } }
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
] fn cuMemAllocAsync_ptsz(dptr: *mut CUdeviceptr, bytesize: usize, hStream: CUstream) { call3(&SLOTS[43], dptr, bytesize, hStream) } }
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
] fn cuMemAllocFromPoolAsync_ptsz(dptr: *mut CUdeviceptr, bytesize: usize, pool: CUmemoryPool, hStream: CUstream) { call4(&SLOTS[44], dptr, bytesize, pool, hStream) } }
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
] fn cuFabricCpyBatchAsync_ptsz(numOps: usize, opList: *mut CUDA_FABRIC_COPY_BATCH_OP, flags: c_ulonglong, hStream: CUstream) { call4(&SLOTS[45], numOps, opList, flags, hStream) } }
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
] fn cuMemPrefetchAsync_v2_ptsz(devPtr: CUdeviceptr, count: usize, location: CUmemLocation, flags: c_uint, hStream: CUstream) { call5(&SLOTS[46], devPtr, count, location, flags, hStream) } }
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
] fn cuMemPrefetchBatchAsync_ptsz(dptrs: *mut CUdeviceptr, sizes: *mut usize, count: usize, prefetchLocs: *mut CUmemLocation, prefetchLocIdxs: *mut usize, numPrefetchLocs: usize, flags: c_ulonglong, hStream: CUstream) { call8(&SLOTS[47], dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream) } }
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
] fn cuMemDiscardBatchAsync_ptsz(dptrs: *mut CUdeviceptr, sizes: *mut usize, count: usize, flags: c_ulonglong, hStream: CUstream) { call5(&SLOTS[48], dptrs, sizes, count, flags, hStream) } }
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
] fn cuMemDiscardAndPrefetchBatchAsync_ptsz(dptrs: *mut CUdeviceptr, sizes: *mut usize, count: usize, prefetchLocs: *mut CUmemLocation, prefetchLocIdxs: *mut usize, numPrefetchLocs: usize, flags: c_ulonglong, hStream: CUstream) { call8(&SLOTS[49], dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream) } }
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
] fn cuStreamBeginCaptureToCig_ptsz(hStream: CUstream, streamCigCaptureParams: *mut CUstreamCigCaptureParams) { call2(&SLOTS[50], hStream, streamCigCaptureParams) } }
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
] fn cuStreamEndCaptureToCig_ptsz(hStream: CUstream) { call1(&SLOTS[51], hStream) } }
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
] fn cuStreamGetPriority_ptsz(hStream: CUstream, priority: *mut c_int) { call2(&SLOTS[52], hStream, priority) } }
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
] fn cuStreamGetDevice_ptsz(hStream: CUstream, device: *mut CUdevice) { call2(&SLOTS[53], hStream, device) } }
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
] fn cuStreamGetFlags_ptsz(hStream: CUstream, flags: *mut c_uint) { call2(&SLOTS[54], hStream, flags) } }
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
] fn cuStreamGetId_ptsz(hStream: CUstream, streamId: *mut c_ulonglong) { call2(&SLOTS[55], hStream, streamId) } }
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
] fn cuStreamGetCtx_ptsz(hStream: CUstream, pctx: *mut CUcontext) { call2(&SLOTS[56], hStream, pctx) } }
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
] fn cuStreamGetCtx_v2_ptsz(hStream: CUstream, pCtx: *mut CUcontext, pGreenCtx: *mut CUgreenCtx) { call3(&SLOTS[57], hStream, pCtx, pGreenCtx) } }
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
] fn cuStreamWaitEvent_ptsz(hStream: CUstream, hEvent: CUevent, Flags: c_uint) { call3(&SLOTS[58], hStream, hEvent, Flags) } }
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
] fn cuStreamAddCallback_ptsz(hStream: CUstream, callback: CUstreamCallback, userData: *mut c_void, flags: c_uint) { call4(&SLOTS[59], hStream, callback, userData, flags) } }
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
] fn cuStreamBeginCapture_v2_ptsz(hStream: CUstream, mode: CUstreamCaptureMode) { call2(&SLOTS[60], hStream, mode) } }
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
] fn cuStreamBeginRecaptureToGraph_ptsz(hStream: CUstream, mode: CUstreamCaptureMode, hGraph: CUgraph, callbackFunc: CUgraphRecaptureCallback, userData: *mut c_void) { call5(&SLOTS[61], hStream, mode, hGraph, callbackFunc, userData) } }
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
] fn cuStreamBeginCaptureToGraph_ptsz(hStream: CUstream, hGraph: CUgraph, dependencies: *const CUgraphNode, dependencyData: *const CUgraphEdgeData, numDependencies: usize, mode: CUstreamCaptureMode) { call6(&SLOTS[62], hStream, hGraph, dependencies, dependencyData, numDependencies, mode) } }
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
] fn cuStreamEndCapture_ptsz(hStream: CUstream, phGraph: *mut CUgraph) { call2(&SLOTS[63], hStream, phGraph) } }
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
] fn cuStreamIsCapturing_ptsz(hStream: CUstream, captureStatus: *mut CUstreamCaptureStatus) { call2(&SLOTS[64], hStream, captureStatus) } }
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
] fn cuStreamGetCaptureInfo_v3_ptsz(hStream: CUstream, captureStatus_out: *mut CUstreamCaptureStatus, id_out: *mut cuuint64_t, graph_out: *mut CUgraph, dependencies_out: *mut *const CUgraphNode, edgeData_out: *mut *const CUgraphEdgeData, numDependencies_out: *mut usize) { call7(&SLOTS[65], hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out) } }
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
] fn cuStreamUpdateCaptureDependencies_v2_ptsz(hStream: CUstream, dependencies: *mut CUgraphNode, dependencyData: *const CUgraphEdgeData, numDependencies: usize, flags: c_uint) { call5(&SLOTS[66], hStream, dependencies, dependencyData, numDependencies, flags) } }
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
] fn cuStreamAttachMemAsync_ptsz(hStream: CUstream, dptr: CUdeviceptr, length: usize, flags: c_uint) { call4(&SLOTS[67], hStream, dptr, length, flags) } }
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
] fn cuStreamQuery_ptsz(hStream: CUstream) { call1(&SLOTS[68], hStream) } }
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
] fn cuStreamSynchronize_ptsz(hStream: CUstream) { call1(&SLOTS[69], hStream) } }
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
] fn cuStreamCopyAttributes_ptsz(dst: CUstream, src: CUstream) { call2(&SLOTS[70], dst, src) } }
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
] fn cuStreamGetAttribute_ptsz(hStream: CUstream, attr: CUstreamAttrID, value_out: *mut CUstreamAttrValue) { call3(&SLOTS[71], hStream, attr, value_out) } }
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
] fn cuStreamSetAttribute_ptsz(hStream: CUstream, attr: CUstreamAttrID, value: *const CUstreamAttrValue) { call3(&SLOTS[72], hStream, attr, value) } }
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
] fn cuEventRecord_ptsz(hEvent: CUevent, hStream: CUstream) { call2(&SLOTS[73], hEvent, hStream) } }
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
] fn cuEventRecordWithFlags_ptsz(hEvent: CUevent, hStream: CUstream, flags: c_uint) { call3(&SLOTS[74], hEvent, hStream, flags) } }
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
] fn cuSignalExternalSemaphoresAsync_ptsz(extSemArray: *const CUexternalSemaphore, paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, numExtSems: c_uint, stream: CUstream) { call4(&SLOTS[75], extSemArray, paramsArray, numExtSems, stream) } }
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
] fn cuWaitExternalSemaphoresAsync_ptsz(extSemArray: *const CUexternalSemaphore, paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, numExtSems: c_uint, stream: CUstream) { call4(&SLOTS[76], extSemArray, paramsArray, numExtSems, stream) } }
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
] fn cuStreamWaitValue32_v2_ptsz(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: c_uint) { call4(&SLOTS[77], stream, addr, value, flags) } }
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
] fn cuStreamWaitValue64_v2_ptsz(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: c_uint) { call4(&SLOTS[78], stream, addr, value, flags) } }
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
] fn cuStreamWriteValue32_v2_ptsz(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: c_uint) { call4(&SLOTS[79], stream, addr, value, flags) } }
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
] fn cuStreamWriteValue64_v2_ptsz(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: c_uint) { call4(&SLOTS[80], stream, addr, value, flags) } }
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
] fn cuStreamBatchMemOp_v2_ptsz(stream: CUstream, count: c_uint, paramArray: *mut CUstreamBatchMemOpParams, flags: c_uint) { call4(&SLOTS[81], stream, count, paramArray, flags) } }
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
] fn cuLaunchKernel_ptsz(f: CUfunction, gridDimX: c_uint, gridDimY: c_uint, gridDimZ: c_uint, blockDimX: c_uint, blockDimY: c_uint, blockDimZ: c_uint, sharedMemBytes: c_uint, hStream: CUstream, kernelParams: *mut *mut c_void, extra: *mut *mut c_void) { call11(&SLOTS[82], f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra) } }
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
] fn cuLaunchKernelEx_ptsz(config: *const CUlaunchConfig, f: CUfunction, kernelParams: *mut *mut c_void, extra: *mut *mut c_void) { call4(&SLOTS[83], config, f, kernelParams, extra) } }
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
] fn cuLaunchCooperativeKernel_ptsz(f: CUfunction, gridDimX: c_uint, gridDimY: c_uint, gridDimZ: c_uint, blockDimX: c_uint, blockDimY: c_uint, blockDimZ: c_uint, sharedMemBytes: c_uint, hStream: CUstream, kernelParams: *mut *mut c_void) { call10(&SLOTS[84], f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams) } }
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
] fn cuLaunchHostFunc_ptsz(hStream: CUstream, fn_: CUhostFn, userData: *mut c_void) { call3(&SLOTS[85], hStream, fn_, userData) } }
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
] fn cuLaunchHostFunc_v2_ptsz(hStream: CUstream, fn_: CUhostFn, userData: *mut c_void, syncMode: c_uint) { call4(&SLOTS[86], hStream, fn_, userData, syncMode) } }
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
] fn cuGraphInstantiateWithParams_ptsz(phGraphExec: *mut CUgraphExec, hGraph: CUgraph, instantiateParams: *mut CUDA_GRAPH_INSTANTIATE_PARAMS) { call3(&SLOTS[87], phGraphExec, hGraph, instantiateParams) } }
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
] fn cuGraphUpload_ptsz(hGraphExec: CUgraphExec, hStream: CUstream) { call2(&SLOTS[88], hGraphExec, hStream) } }
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
] fn cuGraphLaunch_ptsz(hGraphExec: CUgraphExec, hStream: CUstream) { call2(&SLOTS[89], hGraphExec, hStream) } }
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
] fn cuGraphicsMapResources_ptsz(count: c_uint, resources: *mut CUgraphicsResource, hStream: CUstream) { call3(&SLOTS[90], count, resources, hStream) } }
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
] fn cuGraphicsUnmapResources_ptsz(count: c_uint, resources: *mut CUgraphicsResource, hStream: CUstream) { call3(&SLOTS[91], count, resources, hStream) } }
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
] fn cuStreamGetDevResource_ptsz(hStream: CUstream, resource: *mut CUdevResource, type_: CUdevResourceType) { call3(&SLOTS[92], hStream, resource, type_) } }
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
] fn cuMemHostRegister(p: *mut c_void, bytesize: usize, Flags: c_uint) { call3(&SLOTS[93], p, bytesize, Flags) } }
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
] fn cuGraphicsResourceSetMapFlags(resource: CUgraphicsResource, flags: c_uint) { call2(&SLOTS[94], resource, flags) } }
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
] fn cuLinkCreate(numOptions: c_uint, options: *mut CUjit_option, optionValues: *mut *mut c_void, stateOut: *mut CUlinkState) { call4(&SLOTS[95], numOptions, options, optionValues, stateOut) } }
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
] fn cuLinkAddData(state: CUlinkState, type_: CUjitInputType, data: *mut c_void, size: usize, name: *const c_char, numOptions: c_uint, options: *mut CUjit_option, optionValues: *mut *mut c_void) { call8(&SLOTS[96], state, type_, data, size, name, numOptions, options, optionValues) } }
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
] fn cuLinkAddFile(state: CUlinkState, type_: CUjitInputType, path: *const c_char, numOptions: c_uint, options: *mut CUjit_option, optionValues: *mut *mut c_void) { call6(&SLOTS[97], state, type_, path, numOptions, options, optionValues) } }
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
] fn cuTexRefSetAddress2D_v2(hTexRef: CUtexref, desc: *const CUDA_ARRAY_DESCRIPTOR, dptr: CUdeviceptr, Pitch: usize) { call4(&SLOTS[98], hTexRef, desc, dptr, Pitch) } }
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
] fn cuDeviceTotalMem(bytes: *mut c_uint, dev: CUdevice) { call2(&SLOTS[99], bytes, dev) } }
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
] fn cuCtxCreate(pctx: *mut CUcontext, flags: c_uint, dev: CUdevice) { call3(&SLOTS[100], pctx, flags, dev) } }
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
] fn cuCtxCreate_v2(pctx: *mut CUcontext, flags: c_uint, dev: CUdevice) { call3(&SLOTS[101], pctx, flags, dev) } }
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
] fn cuCtxCreate_v3(pctx: *mut CUcontext, paramsArray: *mut CUexecAffinityParam, numParams: c_int, flags: c_uint, dev: CUdevice) { call5(&SLOTS[102], pctx, paramsArray, numParams, flags, dev) } }
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
] fn cuModuleGetGlobal(dptr: *mut CUdeviceptr_v1, bytes: *mut c_uint, hmod: CUmodule, name: *const c_char) { call4(&SLOTS[103], dptr, bytes, hmod, name) } }
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
] fn cuMemGetInfo(free: *mut c_uint, total: *mut c_uint) { call2(&SLOTS[104], free, total) } }
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
] fn cuMemAlloc(dptr: *mut CUdeviceptr_v1, bytesize: c_uint) { call2(&SLOTS[105], dptr, bytesize) } }
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
] fn cuMemAllocPitch(dptr: *mut CUdeviceptr_v1, pPitch: *mut c_uint, WidthInBytes: c_uint, Height: c_uint, ElementSizeBytes: c_uint) { call5(&SLOTS[106], dptr, pPitch, WidthInBytes, Height, ElementSizeBytes) } }
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
] fn cuMemFree(dptr: CUdeviceptr_v1) { call1(&SLOTS[107], dptr) } }
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
] fn cuMemGetAddressRange(pbase: *mut CUdeviceptr_v1, psize: *mut c_uint, dptr: CUdeviceptr_v1) { call3(&SLOTS[108], pbase, psize, dptr) } }
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
] fn cuMemAllocHost(pp: *mut *mut c_void, bytesize: c_uint) { call2(&SLOTS[109], pp, bytesize) } }
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
] fn cuMemHostGetDevicePointer(pdptr: *mut CUdeviceptr_v1, p: *mut c_void, Flags: c_uint) { call3(&SLOTS[110], pdptr, p, Flags) } }
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
] fn cuMemcpyHtoD(dstDevice: CUdeviceptr_v1, srcHost: *const c_void, ByteCount: c_uint) { call3(&SLOTS[111], dstDevice, srcHost, ByteCount) } }
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
] fn cuMemcpyDtoH(dstHost: *mut c_void, srcDevice: CUdeviceptr_v1, ByteCount: c_uint) { call3(&SLOTS[112], dstHost, srcDevice, ByteCount) } }
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
] fn cuMemcpyDtoD(dstDevice: CUdeviceptr_v1, srcDevice: CUdeviceptr_v1, ByteCount: c_uint) { call3(&SLOTS[113], dstDevice, srcDevice, ByteCount) } }
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
] fn cuMemcpyDtoA(dstArray: CUarray, dstOffset: c_uint, srcDevice: CUdeviceptr_v1, ByteCount: c_uint) { call4(&SLOTS[114], dstArray, dstOffset, srcDevice, ByteCount) } }
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
] fn cuMemcpyAtoD(dstDevice: CUdeviceptr_v1, srcArray: CUarray, srcOffset: c_uint, ByteCount: c_uint) { call4(&SLOTS[115], dstDevice, srcArray, srcOffset, ByteCount) } }
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
] fn cuMemcpyHtoA(dstArray: CUarray, dstOffset: c_uint, srcHost: *const c_void, ByteCount: c_uint) { call4(&SLOTS[116], dstArray, dstOffset, srcHost, ByteCount) } }
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
] fn cuMemcpyAtoH(dstHost: *mut c_void, srcArray: CUarray, srcOffset: c_uint, ByteCount: c_uint) { call4(&SLOTS[117], dstHost, srcArray, srcOffset, ByteCount) } }
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
] fn cuMemcpyAtoA(dstArray: CUarray, dstOffset: c_uint, srcArray: CUarray, srcOffset: c_uint, ByteCount: c_uint) { call5(&SLOTS[118], dstArray, dstOffset, srcArray, srcOffset, ByteCount) } }
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
] fn cuMemcpyHtoAAsync(dstArray: CUarray, dstOffset: c_uint, srcHost: *const c_void, ByteCount: c_uint, hStream: CUstream) { call5(&SLOTS[119], dstArray, dstOffset, srcHost, ByteCount, hStream) } }
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
] fn cuMemcpyAtoHAsync(dstHost: *mut c_void, srcArray: CUarray, srcOffset: c_uint, ByteCount: c_uint, hStream: CUstream) { call5(&SLOTS[120], dstHost, srcArray, srcOffset, ByteCount, hStream) } }
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
] fn cuMemcpy2D(pCopy: *const CUDA_MEMCPY2D_v1) { call1(&SLOTS[121], pCopy) } }
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
] fn cuMemcpy2DUnaligned(pCopy: *const CUDA_MEMCPY2D_v1) { call1(&SLOTS[122], pCopy) } }
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
] fn cuMemcpy3D(pCopy: *const CUDA_MEMCPY3D_v1) { call1(&SLOTS[123], pCopy) } }
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
] fn cuMemcpyHtoDAsync(dstDevice: CUdeviceptr_v1, srcHost: *const c_void, ByteCount: c_uint, hStream: CUstream) { call4(&SLOTS[124], dstDevice, srcHost, ByteCount, hStream) } }
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
] fn cuMemcpyDtoHAsync(dstHost: *mut c_void, srcDevice: CUdeviceptr_v1, ByteCount: c_uint, hStream: CUstream) { call4(&SLOTS[125], dstHost, srcDevice, ByteCount, hStream) } }
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
] fn cuMemcpyDtoDAsync(dstDevice: CUdeviceptr_v1, srcDevice: CUdeviceptr_v1, ByteCount: c_uint, hStream: CUstream) { call4(&SLOTS[126], dstDevice, srcDevice, ByteCount, hStream) } }
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
] fn cuMemcpy2DAsync(pCopy: *const CUDA_MEMCPY2D_v1, hStream: CUstream) { call2(&SLOTS[127], pCopy, hStream) } }
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
] fn cuMemcpy3DAsync(pCopy: *const CUDA_MEMCPY3D_v1, hStream: CUstream) { call2(&SLOTS[128], pCopy, hStream) } }
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
] fn cuMemsetD8(dstDevice: CUdeviceptr_v1, uc: c_uchar, N: c_uint) { call3(&SLOTS[129], dstDevice, uc, N) } }
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
] fn cuMemsetD16(dstDevice: CUdeviceptr_v1, us: c_ushort, N: c_uint) { call3(&SLOTS[130], dstDevice, us, N) } }
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
] fn cuMemsetD32(dstDevice: CUdeviceptr_v1, ui: c_uint, N: c_uint) { call3(&SLOTS[131], dstDevice, ui, N) } }
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
] fn cuMemsetD2D8(dstDevice: CUdeviceptr_v1, dstPitch: c_uint, uc: c_uchar, Width: c_uint, Height: c_uint) { call5(&SLOTS[132], dstDevice, dstPitch, uc, Width, Height) } }
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
] fn cuMemsetD2D16(dstDevice: CUdeviceptr_v1, dstPitch: c_uint, us: c_ushort, Width: c_uint, Height: c_uint) { call5(&SLOTS[133], dstDevice, dstPitch, us, Width, Height) } }
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
] fn cuMemsetD2D32(dstDevice: CUdeviceptr_v1, dstPitch: c_uint, ui: c_uint, Width: c_uint, Height: c_uint) { call5(&SLOTS[134], dstDevice, dstPitch, ui, Width, Height) } }
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
] fn cuArrayCreate(pHandle: *mut CUarray, pAllocateArray: *const CUDA_ARRAY_DESCRIPTOR_v1) { call2(&SLOTS[135], pHandle, pAllocateArray) } }
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
] fn cuArrayGetDescriptor(pArrayDescriptor: *mut CUDA_ARRAY_DESCRIPTOR_v1, hArray: CUarray) { call2(&SLOTS[136], pArrayDescriptor, hArray) } }
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
] fn cuArray3DCreate(pHandle: *mut CUarray, pAllocateArray: *const CUDA_ARRAY3D_DESCRIPTOR_v1) { call2(&SLOTS[137], pHandle, pAllocateArray) } }
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
] fn cuArray3DGetDescriptor(pArrayDescriptor: *mut CUDA_ARRAY3D_DESCRIPTOR_v1, hArray: CUarray) { call2(&SLOTS[138], pArrayDescriptor, hArray) } }
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
] fn cuTexRefSetAddress(ByteOffset: *mut c_uint, hTexRef: CUtexref, dptr: CUdeviceptr_v1, bytes: c_uint) { call4(&SLOTS[139], ByteOffset, hTexRef, dptr, bytes) } }
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
] fn cuTexRefSetAddress2D(hTexRef: CUtexref, desc: *const CUDA_ARRAY_DESCRIPTOR_v1, dptr: CUdeviceptr_v1, Pitch: c_uint) { call4(&SLOTS[140], hTexRef, desc, dptr, Pitch) } }
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
] fn cuTexRefGetAddress(pdptr: *mut CUdeviceptr_v1, hTexRef: CUtexref) { call2(&SLOTS[141], pdptr, hTexRef) } }
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
] fn cuGraphicsResourceGetMappedPointer(pDevPtr: *mut CUdeviceptr_v1, pSize: *mut c_uint, resource: CUgraphicsResource) { call3(&SLOTS[142], pDevPtr, pSize, resource) } }
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
] fn cuCtxDestroy(ctx: CUcontext) { call1(&SLOTS[143], ctx) } }
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
] fn cuCtxPopCurrent(pctx: *mut CUcontext) { call1(&SLOTS[144], pctx) } }
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
] fn cuCtxPushCurrent(ctx: CUcontext) { call1(&SLOTS[145], ctx) } }
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
] fn cuStreamDestroy(hStream: CUstream) { call1(&SLOTS[146], hStream) } }
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
] fn cuEventDestroy(hEvent: CUevent) { call1(&SLOTS[147], hEvent) } }
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
] fn cuEventElapsedTime(pMilliseconds: *mut f32, hStart: CUevent, hEnd: CUevent) { call3(&SLOTS[148], pMilliseconds, hStart, hEnd) } }
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
] fn cuDevicePrimaryCtxRelease(dev: CUdevice) { call1(&SLOTS[149], dev) } }
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
] fn cuDevicePrimaryCtxReset(dev: CUdevice) { call1(&SLOTS[150], dev) } }
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
] fn cuDevicePrimaryCtxSetFlags(dev: CUdevice, flags: c_uint) { call2(&SLOTS[151], dev, flags) } }
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
] fn cuDeviceGetUuid(uuid: *mut CUuuid, dev: CUdevice) { call2(&SLOTS[152], uuid, dev) } }
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
] fn cuMemcpyBatchAsync(dsts: *mut CUdeviceptr, srcs: *mut CUdeviceptr, sizes: *mut usize, count: usize, attrs: *mut CUmemcpyAttributes, attrsIdxs: *mut usize, numAttrs: usize, failIdx: *mut usize, hStream: CUstream) { call9(&SLOTS[153], dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, hStream) } }
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
] fn cuMemcpy3DBatchAsync(numOps: usize, opList: *mut CUDA_MEMCPY3D_BATCH_OP, failIdx: *mut usize, flags: c_ulonglong, hStream: CUstream) { call5(&SLOTS[154], numOps, opList, failIdx, flags, hStream) } }
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
] fn cuMemcpyBatchAsync_ptsz(dsts: *mut CUdeviceptr, srcs: *mut CUdeviceptr, sizes: *mut usize, count: usize, attrs: *mut CUmemcpyAttributes, attrsIdxs: *mut usize, numAttrs: usize, failIdx: *mut usize, hStream: CUstream) { call9(&SLOTS[155], dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, hStream) } }
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
] fn cuMemcpy3DBatchAsync_ptsz(numOps: usize, opList: *mut CUDA_MEMCPY3D_BATCH_OP, failIdx: *mut usize, flags: c_ulonglong, hStream: CUstream) { call5(&SLOTS[156], numOps, opList, failIdx, flags, hStream) } }
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
] fn cuStreamWriteValue32(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: c_uint) { call4(&SLOTS[157], stream, addr, value, flags) } }
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
] fn cuStreamWaitValue32(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: c_uint) { call4(&SLOTS[158], stream, addr, value, flags) } }
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
] fn cuStreamWriteValue64(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: c_uint) { call4(&SLOTS[159], stream, addr, value, flags) } }
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
] fn cuStreamWaitValue64(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: c_uint) { call4(&SLOTS[160], stream, addr, value, flags) } }
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
] fn cuStreamBatchMemOp(stream: CUstream, count: c_uint, paramArray: *mut CUstreamBatchMemOpParams, flags: c_uint) { call4(&SLOTS[161], stream, count, paramArray, flags) } }
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
] fn cuStreamWriteValue32_ptsz(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: c_uint) { call4(&SLOTS[162], stream, addr, value, flags) } }
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
] fn cuStreamWaitValue32_ptsz(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: c_uint) { call4(&SLOTS[163], stream, addr, value, flags) } }
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
] fn cuStreamWriteValue64_ptsz(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: c_uint) { call4(&SLOTS[164], stream, addr, value, flags) } }
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
] fn cuStreamWaitValue64_ptsz(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: c_uint) { call4(&SLOTS[165], stream, addr, value, flags) } }
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
] fn cuStreamBatchMemOp_ptsz(stream: CUstream, count: c_uint, paramArray: *mut CUstreamBatchMemOpParams, flags: c_uint) { call4(&SLOTS[166], stream, count, paramArray, flags) } }
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
] fn cuMemPrefetchAsync(devPtr: CUdeviceptr, count: usize, dstDevice: CUdevice, hStream: CUstream) { call4(&SLOTS[167], devPtr, count, dstDevice, hStream) } }
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
] fn cuMemPrefetchAsync_ptsz(devPtr: CUdeviceptr, count: usize, dstDevice: CUdevice, hStream: CUstream) { call4(&SLOTS[168], devPtr, count, dstDevice, hStream) } }
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
] fn cuMemAdvise(devPtr: CUdeviceptr, count: usize, advice: CUmem_advise, device: CUdevice) { call4(&SLOTS[169], devPtr, count, advice, device) } }
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
] fn cuStreamBeginCapture(hStream: CUstream) { call1(&SLOTS[170], hStream) } }
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
] fn cuStreamBeginCapture_ptsz(hStream: CUstream) { call1(&SLOTS[171], hStream) } }
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
] fn cuStreamGetCaptureInfo(hStream: CUstream, captureStatus_out: *mut CUstreamCaptureStatus, id_out: *mut cuuint64_t) { call3(&SLOTS[172], hStream, captureStatus_out, id_out) } }
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
] fn cuStreamGetCaptureInfo_ptsz(hStream: CUstream, captureStatus_out: *mut CUstreamCaptureStatus, id_out: *mut cuuint64_t) { call3(&SLOTS[173], hStream, captureStatus_out, id_out) } }
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
] fn cuStreamGetCaptureInfo_v2(hStream: CUstream, captureStatus_out: *mut CUstreamCaptureStatus, id_out: *mut cuuint64_t, graph_out: *mut CUgraph, dependencies_out: *mut *const CUgraphNode, numDependencies_out: *mut usize) { call6(&SLOTS[174], hStream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out) } }
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
] fn cuStreamGetCaptureInfo_v2_ptsz(hStream: CUstream, captureStatus_out: *mut CUstreamCaptureStatus, id_out: *mut cuuint64_t, graph_out: *mut CUgraph, dependencies_out: *mut *const CUgraphNode, numDependencies_out: *mut usize) { call6(&SLOTS[175], hStream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out) } }
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
] fn cuGraphAddKernelNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v1) { call5(&SLOTS[176], phGraphNode, hGraph, dependencies, numDependencies, nodeParams) } }
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
] fn cuGraphKernelNodeGetParams(hNode: CUgraphNode, nodeParams: *mut CUDA_KERNEL_NODE_PARAMS_v1) { call2(&SLOTS[177], hNode, nodeParams) } }
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
] fn cuGraphKernelNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v1) { call2(&SLOTS[178], hNode, nodeParams) } }
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
] fn cuGraphExecKernelNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v1) { call3(&SLOTS[179], hGraphExec, hNode, nodeParams) } }
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
] fn cuGraphExecUpdate(hGraphExec: CUgraphExec, hGraph: CUgraph, hErrorNode_out: *mut CUgraphNode, updateResult_out: *mut CUgraphExecUpdateResult) { call4(&SLOTS[180], hGraphExec, hGraph, hErrorNode_out, updateResult_out) } }
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
] fn cuGraphGetEdges(hGraph: CUgraph, from: *mut CUgraphNode, to: *mut CUgraphNode, numEdges: *mut usize) { call4(&SLOTS[181], hGraph, from, to, numEdges) } }
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
] fn cuGraphNodeGetDependencies(hNode: CUgraphNode, dependencies: *mut CUgraphNode, numDependencies: *mut usize) { call3(&SLOTS[182], hNode, dependencies, numDependencies) } }
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
] fn cuGraphNodeGetDependentNodes(hNode: CUgraphNode, dependentNodes: *mut CUgraphNode, numDependentNodes: *mut usize) { call3(&SLOTS[183], hNode, dependentNodes, numDependentNodes) } }
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
] fn cuGraphAddDependencies(hGraph: CUgraph, from: *const CUgraphNode, to: *const CUgraphNode, numDependencies: usize) { call4(&SLOTS[184], hGraph, from, to, numDependencies) } }
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
] fn cuGraphRemoveDependencies(hGraph: CUgraph, from: *const CUgraphNode, to: *const CUgraphNode, numDependencies: usize) { call4(&SLOTS[185], hGraph, from, to, numDependencies) } }
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
] fn cuGraphAddNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *mut CUgraphNodeParams) { call5(&SLOTS[186], phGraphNode, hGraph, dependencies, numDependencies, nodeParams) } }
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
] fn cuIpcOpenMemHandle(pdptr: *mut CUdeviceptr, handle: CUipcMemHandle, Flags: c_uint) { call3(&SLOTS[187], pdptr, handle, Flags) } }
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
] fn cuGraphInstantiate(phGraphExec: *mut CUgraphExec, hGraph: CUgraph, phErrorNode: *mut CUgraphNode, logBuffer: *mut c_char, bufferSize: usize) { call5(&SLOTS[188], phGraphExec, hGraph, phErrorNode, logBuffer, bufferSize) } }
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
] fn cuGraphInstantiate_v2(phGraphExec: *mut CUgraphExec, hGraph: CUgraph, phErrorNode: *mut CUgraphNode, logBuffer: *mut c_char, bufferSize: usize) { call5(&SLOTS[189], phGraphExec, hGraph, phErrorNode, logBuffer, bufferSize) } }
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
] fn cuStreamUpdateCaptureDependencies(hStream: CUstream, dependencies: *mut CUgraphNode, numDependencies: usize, flags: c_uint) { call4(&SLOTS[190], hStream, dependencies, numDependencies, flags) } }
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
] fn cuStreamUpdateCaptureDependencies_ptsz(hStream: CUstream, dependencies: *mut CUgraphNode, numDependencies: usize, flags: c_uint) { call4(&SLOTS[191], hStream, dependencies, numDependencies, flags) } }
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
] fn cuGetProcAddress(symbol: *const c_char, pfn: *mut *mut c_void, cudaVersion: c_int, flags: cuuint64_t) { call4(&SLOTS[192], symbol, pfn, cudaVersion, flags) } }

tables! { 193;
    c"cuMemcpy_ptds" 7000 (slot3::<0, _, _, _>)(cuMemcpy_ptds),
    c"cuMemcpyPeer_ptds" 7000 (slot5::<1, _, _, _, _, _>)(cuMemcpyPeer_ptds),
    c"cuMemcpyHtoD_v2_ptds" 7000 (slot3::<2, _, _, _>)(cuMemcpyHtoD_v2_ptds),
    c"cuMemcpyDtoH_v2_ptds" 7000 (slot3::<3, _, _, _>)(cuMemcpyDtoH_v2_ptds),
    c"cuMemcpyDtoD_v2_ptds" 7000 (slot3::<4, _, _, _>)(cuMemcpyDtoD_v2_ptds),
    c"cuMemcpyDtoA_v2_ptds" 7000 (slot4::<5, _, _, _, _>)(cuMemcpyDtoA_v2_ptds),
    c"cuMemcpyAtoD_v2_ptds" 7000 (slot4::<6, _, _, _, _>)(cuMemcpyAtoD_v2_ptds),
    c"cuMemcpyHtoA_v2_ptds" 7000 (slot4::<7, _, _, _, _>)(cuMemcpyHtoA_v2_ptds),
    c"cuMemcpyAtoH_v2_ptds" 7000 (slot4::<8, _, _, _, _>)(cuMemcpyAtoH_v2_ptds),
    c"cuMemcpyAtoA_v2_ptds" 7000 (slot5::<9, _, _, _, _, _>)(cuMemcpyAtoA_v2_ptds),
    c"cuMemcpy2D_v2_ptds" 7000 (slot1::<10, _>)(cuMemcpy2D_v2_ptds),
    c"cuMemcpy2DUnaligned_v2_ptds" 7000 (slot1::<11, _>)(cuMemcpy2DUnaligned_v2_ptds),
    c"cuMemcpy3D_v2_ptds" 7000 (slot1::<12, _>)(cuMemcpy3D_v2_ptds),
    c"cuMemcpy3DPeer_ptds" 7000 (slot1::<13, _>)(cuMemcpy3DPeer_ptds),
    c"cuMemcpyAsync_ptsz" 7000 (slot4::<14, _, _, _, _>)(cuMemcpyAsync_ptsz),
    c"cuMemcpyPeerAsync_ptsz" 7000 (slot6::<15, _, _, _, _, _, _>)(cuMemcpyPeerAsync_ptsz),
    c"cuMemcpyHtoDAsync_v2_ptsz" 7000 (slot4::<16, _, _, _, _>)(cuMemcpyHtoDAsync_v2_ptsz),
    c"cuMemcpyDtoHAsync_v2_ptsz" 7000 (slot4::<17, _, _, _, _>)(cuMemcpyDtoHAsync_v2_ptsz),
    c"cuMemcpyDtoDAsync_v2_ptsz" 7000 (slot4::<18, _, _, _, _>)(cuMemcpyDtoDAsync_v2_ptsz),
    c"cuMemcpyHtoAAsync_v2_ptsz" 7000 (slot5::<19, _, _, _, _, _>)(cuMemcpyHtoAAsync_v2_ptsz),
    c"cuMemcpyAtoHAsync_v2_ptsz" 7000 (slot5::<20, _, _, _, _, _>)(cuMemcpyAtoHAsync_v2_ptsz),
    c"cuMemcpy2DAsync_v2_ptsz" 7000 (slot2::<21, _, _>)(cuMemcpy2DAsync_v2_ptsz),
    c"cuMemcpy3DAsync_v2_ptsz" 7000 (slot2::<22, _, _>)(cuMemcpy3DAsync_v2_ptsz),
    c"cuMemcpy3DPeerAsync_ptsz" 7000 (slot2::<23, _, _>)(cuMemcpy3DPeerAsync_ptsz),
    c"cuMemcpyBatchAsync_v2_ptsz" 13000 (slot8::<24, _, _, _, _, _, _, _, _>)(cuMemcpyBatchAsync_v2_ptsz),
    c"cuMemcpy3DBatchAsync_v2_ptsz" 13000 (slot4::<25, _, _, _, _>)(cuMemcpy3DBatchAsync_v2_ptsz),
    c"cuMemcpyWithAttributesAsync_ptsz" 13020 (slot5::<26, _, _, _, _, _>)(cuMemcpyWithAttributesAsync_ptsz),
    c"cuMemcpy3DWithAttributesAsync_ptsz" 13020 (slot3::<27, _, _, _>)(cuMemcpy3DWithAttributesAsync_ptsz),
    c"cuMemsetD8_v2_ptds" 7000 (slot3::<28, _, _, _>)(cuMemsetD8_v2_ptds),
    c"cuMemsetD16_v2_ptds" 7000 (slot3::<29, _, _, _>)(cuMemsetD16_v2_ptds),
    c"cuMemsetD32_v2_ptds" 7000 (slot3::<30, _, _, _>)(cuMemsetD32_v2_ptds),
    c"cuMemsetD2D8_v2_ptds" 7000 (slot5::<31, _, _, _, _, _>)(cuMemsetD2D8_v2_ptds),
    c"cuMemsetD2D16_v2_ptds" 7000 (slot5::<32, _, _, _, _, _>)(cuMemsetD2D16_v2_ptds),
    c"cuMemsetD2D32_v2_ptds" 7000 (slot5::<33, _, _, _, _, _>)(cuMemsetD2D32_v2_ptds),
    c"cuMemsetD8Async_ptsz" 7000 (slot4::<34, _, _, _, _>)(cuMemsetD8Async_ptsz),
    c"cuMemsetD16Async_ptsz" 7000 (slot4::<35, _, _, _, _>)(cuMemsetD16Async_ptsz),
    c"cuMemsetD32Async_ptsz" 7000 (slot4::<36, _, _, _, _>)(cuMemsetD32Async_ptsz),
    c"cuMemsetD2D8Async_ptsz" 7000 (slot6::<37, _, _, _, _, _, _>)(cuMemsetD2D8Async_ptsz),
    c"cuMemsetD2D16Async_ptsz" 7000 (slot6::<38, _, _, _, _, _, _>)(cuMemsetD2D16Async_ptsz),
    c"cuMemsetD2D32Async_ptsz" 7000 (slot6::<39, _, _, _, _, _, _>)(cuMemsetD2D32Async_ptsz),
    c"cuMemBatchDecompressAsync_ptsz" 12060 (slot5::<40, _, _, _, _, _>)(cuMemBatchDecompressAsync_ptsz),
    c"cuMemMapArrayAsync_ptsz" 11010 (slot3::<41, _, _, _>)(cuMemMapArrayAsync_ptsz),
    c"cuMemFreeAsync_ptsz" 11020 (slot2::<42, _, _>)(cuMemFreeAsync_ptsz),
    c"cuMemAllocAsync_ptsz" 11020 (slot3::<43, _, _, _>)(cuMemAllocAsync_ptsz),
    c"cuMemAllocFromPoolAsync_ptsz" 11020 (slot4::<44, _, _, _, _>)(cuMemAllocFromPoolAsync_ptsz),
    c"cuFabricCpyBatchAsync_ptsz" 13050 (slot4::<45, _, _, _, _>)(cuFabricCpyBatchAsync_ptsz),
    c"cuMemPrefetchAsync_v2_ptsz" 12020 (slot5::<46, _, _, _, _, _>)(cuMemPrefetchAsync_v2_ptsz),
    c"cuMemPrefetchBatchAsync_ptsz" 13000 (slot8::<47, _, _, _, _, _, _, _, _>)(cuMemPrefetchBatchAsync_ptsz),
    c"cuMemDiscardBatchAsync_ptsz" 13000 (slot5::<48, _, _, _, _, _>)(cuMemDiscardBatchAsync_ptsz),
    c"cuMemDiscardAndPrefetchBatchAsync_ptsz" 13000 (slot8::<49, _, _, _, _, _, _, _, _>)(cuMemDiscardAndPrefetchBatchAsync_ptsz),
    c"cuStreamBeginCaptureToCig_ptsz" 13010 (slot2::<50, _, _>)(cuStreamBeginCaptureToCig_ptsz),
    c"cuStreamEndCaptureToCig_ptsz" 13010 (slot1::<51, _>)(cuStreamEndCaptureToCig_ptsz),
    c"cuStreamGetPriority_ptsz" 7000 (slot2::<52, _, _>)(cuStreamGetPriority_ptsz),
    c"cuStreamGetDevice_ptsz" 12080 (slot2::<53, _, _>)(cuStreamGetDevice_ptsz),
    c"cuStreamGetFlags_ptsz" 7000 (slot2::<54, _, _>)(cuStreamGetFlags_ptsz),
    c"cuStreamGetId_ptsz" 12000 (slot2::<55, _, _>)(cuStreamGetId_ptsz),
    c"cuStreamGetCtx_ptsz" 9020 (slot2::<56, _, _>)(cuStreamGetCtx_ptsz),
    c"cuStreamGetCtx_v2_ptsz" 12050 (slot3::<57, _, _, _>)(cuStreamGetCtx_v2_ptsz),
    c"cuStreamWaitEvent_ptsz" 7000 (slot3::<58, _, _, _>)(cuStreamWaitEvent_ptsz),
    c"cuStreamAddCallback_ptsz" 7000 (slot4::<59, _, _, _, _>)(cuStreamAddCallback_ptsz),
    c"cuStreamBeginCapture_v2_ptsz" 10010 (slot2::<60, _, _>)(cuStreamBeginCapture_v2_ptsz),
    c"cuStreamBeginRecaptureToGraph_ptsz" 13030 (slot5::<61, _, _, _, _, _>)(cuStreamBeginRecaptureToGraph_ptsz),
    c"cuStreamBeginCaptureToGraph_ptsz" 12030 (slot6::<62, _, _, _, _, _, _>)(cuStreamBeginCaptureToGraph_ptsz),
    c"cuStreamEndCapture_ptsz" 10000 (slot2::<63, _, _>)(cuStreamEndCapture_ptsz),
    c"cuStreamIsCapturing_ptsz" 10000 (slot2::<64, _, _>)(cuStreamIsCapturing_ptsz),
    c"cuStreamGetCaptureInfo_v3_ptsz" 12030 (slot7::<65, _, _, _, _, _, _, _>)(cuStreamGetCaptureInfo_v3_ptsz),
    c"cuStreamUpdateCaptureDependencies_v2_ptsz" 12030 (slot5::<66, _, _, _, _, _>)(cuStreamUpdateCaptureDependencies_v2_ptsz),
    c"cuStreamAttachMemAsync_ptsz" 7000 (slot4::<67, _, _, _, _>)(cuStreamAttachMemAsync_ptsz),
    c"cuStreamQuery_ptsz" 7000 (slot1::<68, _>)(cuStreamQuery_ptsz),
    c"cuStreamSynchronize_ptsz" 7000 (slot1::<69, _>)(cuStreamSynchronize_ptsz),
    c"cuStreamCopyAttributes_ptsz" 11000 (slot2::<70, _, _>)(cuStreamCopyAttributes_ptsz),
    c"cuStreamGetAttribute_ptsz" 11000 (slot3::<71, _, _, _>)(cuStreamGetAttribute_ptsz),
    c"cuStreamSetAttribute_ptsz" 11000 (slot3::<72, _, _, _>)(cuStreamSetAttribute_ptsz),
    c"cuEventRecord_ptsz" 7000 (slot2::<73, _, _>)(cuEventRecord_ptsz),
    c"cuEventRecordWithFlags_ptsz" 11010 (slot3::<74, _, _, _>)(cuEventRecordWithFlags_ptsz),
    c"cuSignalExternalSemaphoresAsync_ptsz" 10000 (slot4::<75, _, _, _, _>)(cuSignalExternalSemaphoresAsync_ptsz),
    c"cuWaitExternalSemaphoresAsync_ptsz" 10000 (slot4::<76, _, _, _, _>)(cuWaitExternalSemaphoresAsync_ptsz),
    c"cuStreamWaitValue32_v2_ptsz" 11070 (slot4::<77, _, _, _, _>)(cuStreamWaitValue32_v2_ptsz),
    c"cuStreamWaitValue64_v2_ptsz" 11070 (slot4::<78, _, _, _, _>)(cuStreamWaitValue64_v2_ptsz),
    c"cuStreamWriteValue32_v2_ptsz" 11070 (slot4::<79, _, _, _, _>)(cuStreamWriteValue32_v2_ptsz),
    c"cuStreamWriteValue64_v2_ptsz" 11070 (slot4::<80, _, _, _, _>)(cuStreamWriteValue64_v2_ptsz),
    c"cuStreamBatchMemOp_v2_ptsz" 11070 (slot4::<81, _, _, _, _>)(cuStreamBatchMemOp_v2_ptsz),
    c"cuLaunchKernel_ptsz" 7000 (slot11::<82, _, _, _, _, _, _, _, _, _, _, _>)(cuLaunchKernel_ptsz),
    c"cuLaunchKernelEx_ptsz" 11060 (slot4::<83, _, _, _, _>)(cuLaunchKernelEx_ptsz),
    c"cuLaunchCooperativeKernel_ptsz" 9000 (slot10::<84, _, _, _, _, _, _, _, _, _, _>)(cuLaunchCooperativeKernel_ptsz),
    c"cuLaunchHostFunc_ptsz" 10000 (slot3::<85, _, _, _>)(cuLaunchHostFunc_ptsz),
    c"cuLaunchHostFunc_v2_ptsz" 13010 (slot4::<86, _, _, _, _>)(cuLaunchHostFunc_v2_ptsz),
    c"cuGraphInstantiateWithParams_ptsz" 12000 (slot3::<87, _, _, _>)(cuGraphInstantiateWithParams_ptsz),
    c"cuGraphUpload_ptsz" 11010 (slot2::<88, _, _>)(cuGraphUpload_ptsz),
    c"cuGraphLaunch_ptsz" 10000 (slot2::<89, _, _>)(cuGraphLaunch_ptsz),
    c"cuGraphicsMapResources_ptsz" 7000 (slot3::<90, _, _, _>)(cuGraphicsMapResources_ptsz),
    c"cuGraphicsUnmapResources_ptsz" 7000 (slot3::<91, _, _, _>)(cuGraphicsUnmapResources_ptsz),
    c"cuStreamGetDevResource_ptsz" 13010 (slot3::<92, _, _, _>)(cuStreamGetDevResource_ptsz),
    c"cuMemHostRegister" 4000 (slot3::<93, _, _, _>)(cuMemHostRegister),
    c"cuGraphicsResourceSetMapFlags" 3000 (slot2::<94, _, _>)(cuGraphicsResourceSetMapFlags),
    c"cuLinkCreate" 5050 (slot4::<95, _, _, _, _>)(cuLinkCreate),
    c"cuLinkAddData" 5050 (slot8::<96, _, _, _, _, _, _, _, _>)(cuLinkAddData),
    c"cuLinkAddFile" 5050 (slot6::<97, _, _, _, _, _, _>)(cuLinkAddFile),
    c"cuTexRefSetAddress2D_v2" 3020 (slot4::<98, _, _, _, _>)(cuTexRefSetAddress2D_v2),
    c"cuDeviceTotalMem" 2000 (slot2::<99, _, _>)(cuDeviceTotalMem),
    c"cuCtxCreate" 2000 (slot3::<100, _, _, _>)(cuCtxCreate),
    c"cuCtxCreate_v2" 3020 (slot3::<101, _, _, _>)(cuCtxCreate_v2),
    c"cuCtxCreate_v3" 11040 (slot5::<102, _, _, _, _, _>)(cuCtxCreate_v3),
    c"cuModuleGetGlobal" 2000 (slot4::<103, _, _, _, _>)(cuModuleGetGlobal),
    c"cuMemGetInfo" 2000 (slot2::<104, _, _>)(cuMemGetInfo),
    c"cuMemAlloc" 2000 (slot2::<105, _, _>)(cuMemAlloc),
    c"cuMemAllocPitch" 2000 (slot5::<106, _, _, _, _, _>)(cuMemAllocPitch),
    c"cuMemFree" 2000 (slot1::<107, _>)(cuMemFree),
    c"cuMemGetAddressRange" 2000 (slot3::<108, _, _, _>)(cuMemGetAddressRange),
    c"cuMemAllocHost" 2000 (slot2::<109, _, _>)(cuMemAllocHost),
    c"cuMemHostGetDevicePointer" 2020 (slot3::<110, _, _, _>)(cuMemHostGetDevicePointer),
    c"cuMemcpyHtoD" 2000 (slot3::<111, _, _, _>)(cuMemcpyHtoD),
    c"cuMemcpyDtoH" 2000 (slot3::<112, _, _, _>)(cuMemcpyDtoH),
    c"cuMemcpyDtoD" 2000 (slot3::<113, _, _, _>)(cuMemcpyDtoD),
    c"cuMemcpyDtoA" 2000 (slot4::<114, _, _, _, _>)(cuMemcpyDtoA),
    c"cuMemcpyAtoD" 2000 (slot4::<115, _, _, _, _>)(cuMemcpyAtoD),
    c"cuMemcpyHtoA" 2000 (slot4::<116, _, _, _, _>)(cuMemcpyHtoA),
    c"cuMemcpyAtoH" 2000 (slot4::<117, _, _, _, _>)(cuMemcpyAtoH),
    c"cuMemcpyAtoA" 2000 (slot5::<118, _, _, _, _, _>)(cuMemcpyAtoA),
    c"cuMemcpyHtoAAsync" 2000 (slot5::<119, _, _, _, _, _>)(cuMemcpyHtoAAsync),
    c"cuMemcpyAtoHAsync" 2000 (slot5::<120, _, _, _, _, _>)(cuMemcpyAtoHAsync),
    c"cuMemcpy2D" 2000 (slot1::<121, _>)(cuMemcpy2D),
    c"cuMemcpy2DUnaligned" 2000 (slot1::<122, _>)(cuMemcpy2DUnaligned),
    c"cuMemcpy3D" 2000 (slot1::<123, _>)(cuMemcpy3D),
    c"cuMemcpyHtoDAsync" 2000 (slot4::<124, _, _, _, _>)(cuMemcpyHtoDAsync),
    c"cuMemcpyDtoHAsync" 2000 (slot4::<125, _, _, _, _>)(cuMemcpyDtoHAsync),
    c"cuMemcpyDtoDAsync" 3000 (slot4::<126, _, _, _, _>)(cuMemcpyDtoDAsync),
    c"cuMemcpy2DAsync" 2000 (slot2::<127, _, _>)(cuMemcpy2DAsync),
    c"cuMemcpy3DAsync" 2000 (slot2::<128, _, _>)(cuMemcpy3DAsync),
    c"cuMemsetD8" 2000 (slot3::<129, _, _, _>)(cuMemsetD8),
    c"cuMemsetD16" 2000 (slot3::<130, _, _, _>)(cuMemsetD16),
    c"cuMemsetD32" 2000 (slot3::<131, _, _, _>)(cuMemsetD32),
    c"cuMemsetD2D8" 2000 (slot5::<132, _, _, _, _, _>)(cuMemsetD2D8),
    c"cuMemsetD2D16" 2000 (slot5::<133, _, _, _, _, _>)(cuMemsetD2D16),
    c"cuMemsetD2D32" 2000 (slot5::<134, _, _, _, _, _>)(cuMemsetD2D32),
    c"cuArrayCreate" 2000 (slot2::<135, _, _>)(cuArrayCreate),
    c"cuArrayGetDescriptor" 2000 (slot2::<136, _, _>)(cuArrayGetDescriptor),
    c"cuArray3DCreate" 2000 (slot2::<137, _, _>)(cuArray3DCreate),
    c"cuArray3DGetDescriptor" 2000 (slot2::<138, _, _>)(cuArray3DGetDescriptor),
    c"cuTexRefSetAddress" 2000 (slot4::<139, _, _, _, _>)(cuTexRefSetAddress),
    c"cuTexRefSetAddress2D" 2020 (slot4::<140, _, _, _, _>)(cuTexRefSetAddress2D),
    c"cuTexRefGetAddress" 2000 (slot2::<141, _, _>)(cuTexRefGetAddress),
    c"cuGraphicsResourceGetMappedPointer" 3000 (slot3::<142, _, _, _>)(cuGraphicsResourceGetMappedPointer),
    c"cuCtxDestroy" 2000 (slot1::<143, _>)(cuCtxDestroy),
    c"cuCtxPopCurrent" 2000 (slot1::<144, _>)(cuCtxPopCurrent),
    c"cuCtxPushCurrent" 2000 (slot1::<145, _>)(cuCtxPushCurrent),
    c"cuStreamDestroy" 2000 (slot1::<146, _>)(cuStreamDestroy),
    c"cuEventDestroy" 2000 (slot1::<147, _>)(cuEventDestroy),
    c"cuEventElapsedTime" 2000 (slot3::<148, _, _, _>)(cuEventElapsedTime),
    c"cuDevicePrimaryCtxRelease" 7000 (slot1::<149, _>)(cuDevicePrimaryCtxRelease),
    c"cuDevicePrimaryCtxReset" 7000 (slot1::<150, _>)(cuDevicePrimaryCtxReset),
    c"cuDevicePrimaryCtxSetFlags" 7000 (slot2::<151, _, _>)(cuDevicePrimaryCtxSetFlags),
    c"cuDeviceGetUuid" 9020 (slot2::<152, _, _>)(cuDeviceGetUuid),
    c"cuMemcpyBatchAsync" 12080 (slot9::<153, _, _, _, _, _, _, _, _, _>)(cuMemcpyBatchAsync),
    c"cuMemcpy3DBatchAsync" 12080 (slot5::<154, _, _, _, _, _>)(cuMemcpy3DBatchAsync),
    c"cuMemcpyBatchAsync_ptsz" 12080 (slot9::<155, _, _, _, _, _, _, _, _, _>)(cuMemcpyBatchAsync_ptsz),
    c"cuMemcpy3DBatchAsync_ptsz" 12080 (slot5::<156, _, _, _, _, _>)(cuMemcpy3DBatchAsync_ptsz),
    c"cuStreamWriteValue32" 8000 (slot4::<157, _, _, _, _>)(cuStreamWriteValue32),
    c"cuStreamWaitValue32" 8000 (slot4::<158, _, _, _, _>)(cuStreamWaitValue32),
    c"cuStreamWriteValue64" 9000 (slot4::<159, _, _, _, _>)(cuStreamWriteValue64),
    c"cuStreamWaitValue64" 9000 (slot4::<160, _, _, _, _>)(cuStreamWaitValue64),
    c"cuStreamBatchMemOp" 8000 (slot4::<161, _, _, _, _>)(cuStreamBatchMemOp),
    c"cuStreamWriteValue32_ptsz" 8000 (slot4::<162, _, _, _, _>)(cuStreamWriteValue32_ptsz),
    c"cuStreamWaitValue32_ptsz" 8000 (slot4::<163, _, _, _, _>)(cuStreamWaitValue32_ptsz),
    c"cuStreamWriteValue64_ptsz" 9000 (slot4::<164, _, _, _, _>)(cuStreamWriteValue64_ptsz),
    c"cuStreamWaitValue64_ptsz" 9000 (slot4::<165, _, _, _, _>)(cuStreamWaitValue64_ptsz),
    c"cuStreamBatchMemOp_ptsz" 8000 (slot4::<166, _, _, _, _>)(cuStreamBatchMemOp_ptsz),
    c"cuMemPrefetchAsync" 8000 (slot4::<167, _, _, _, _>)(cuMemPrefetchAsync),
    c"cuMemPrefetchAsync_ptsz" 8000 (slot4::<168, _, _, _, _>)(cuMemPrefetchAsync_ptsz),
    c"cuMemAdvise" 8000 (slot4::<169, _, _, _, _>)(cuMemAdvise),
    c"cuStreamBeginCapture" 10000 (slot1::<170, _>)(cuStreamBeginCapture),
    c"cuStreamBeginCapture_ptsz" 10000 (slot1::<171, _>)(cuStreamBeginCapture_ptsz),
    c"cuStreamGetCaptureInfo" 10010 (slot3::<172, _, _, _>)(cuStreamGetCaptureInfo),
    c"cuStreamGetCaptureInfo_ptsz" 10010 (slot3::<173, _, _, _>)(cuStreamGetCaptureInfo_ptsz),
    c"cuStreamGetCaptureInfo_v2" 11030 (slot6::<174, _, _, _, _, _, _>)(cuStreamGetCaptureInfo_v2),
    c"cuStreamGetCaptureInfo_v2_ptsz" 11030 (slot6::<175, _, _, _, _, _, _>)(cuStreamGetCaptureInfo_v2_ptsz),
    c"cuGraphAddKernelNode" 10000 (slot5::<176, _, _, _, _, _>)(cuGraphAddKernelNode),
    c"cuGraphKernelNodeGetParams" 10000 (slot2::<177, _, _>)(cuGraphKernelNodeGetParams),
    c"cuGraphKernelNodeSetParams" 10000 (slot2::<178, _, _>)(cuGraphKernelNodeSetParams),
    c"cuGraphExecKernelNodeSetParams" 10010 (slot3::<179, _, _, _>)(cuGraphExecKernelNodeSetParams),
    c"cuGraphExecUpdate" 10020 (slot4::<180, _, _, _, _>)(cuGraphExecUpdate),
    c"cuGraphGetEdges" 10000 (slot4::<181, _, _, _, _>)(cuGraphGetEdges),
    c"cuGraphNodeGetDependencies" 10000 (slot3::<182, _, _, _>)(cuGraphNodeGetDependencies),
    c"cuGraphNodeGetDependentNodes" 10000 (slot3::<183, _, _, _>)(cuGraphNodeGetDependentNodes),
    c"cuGraphAddDependencies" 10000 (slot4::<184, _, _, _, _>)(cuGraphAddDependencies),
    c"cuGraphRemoveDependencies" 10000 (slot4::<185, _, _, _, _>)(cuGraphRemoveDependencies),
    c"cuGraphAddNode" 12020 (slot5::<186, _, _, _, _, _>)(cuGraphAddNode),
    c"cuIpcOpenMemHandle" 4010 (slot3::<187, _, _, _>)(cuIpcOpenMemHandle),
    c"cuGraphInstantiate" 10000 (slot5::<188, _, _, _, _, _>)(cuGraphInstantiate),
    c"cuGraphInstantiate_v2" 11000 (slot5::<189, _, _, _, _, _>)(cuGraphInstantiate_v2),
    c"cuStreamUpdateCaptureDependencies" 11030 (slot4::<190, _, _, _, _>)(cuStreamUpdateCaptureDependencies),
    c"cuStreamUpdateCaptureDependencies_ptsz" 11030 (slot4::<191, _, _, _, _>)(cuStreamUpdateCaptureDependencies_ptsz),
    c"cuGetProcAddress" 11030 (slot4::<192, _, _, _, _>)(cuGetProcAddress),
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

