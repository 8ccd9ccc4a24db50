// Made by libcuda-sys from the cuda.h of CUDA 13.5. Not for editing.

#[cfg_attr(windows, link(name = "nvcuda", kind = "raw-dylib"))]
unsafe extern "C" {
/**
[`cuMemcpy`](crate::cuMemcpy). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy_ptds(
    CUdeviceptr dst,
    CUdeviceptr src,
    size_t ByteCount
);
```
*/
pub fn cuMemcpy_ptds(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize) -> CUresult;
/**
[`cuMemcpyPeer`](crate::cuMemcpyPeer). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemcpyPeer_ptds(dstDevice: CUdeviceptr, dstContext: CUcontext, srcDevice: CUdeviceptr, srcContext: CUcontext, ByteCount: usize) -> CUresult;
/**
[`cuMemcpyHtoD_v2`](crate::cuMemcpyHtoD_v2). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyHtoD_v2_ptds(
    CUdeviceptr dstDevice,
    const void *srcHost,
    size_t ByteCount
);
```
*/
pub fn cuMemcpyHtoD_v2_ptds(dstDevice: CUdeviceptr, srcHost: *const c_void, ByteCount: usize) -> CUresult;
/**
[`cuMemcpyDtoH_v2`](crate::cuMemcpyDtoH_v2). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyDtoH_v2_ptds(
    void *dstHost,
    CUdeviceptr srcDevice,
    size_t ByteCount
);
```
*/
pub fn cuMemcpyDtoH_v2_ptds(dstHost: *mut c_void, srcDevice: CUdeviceptr, ByteCount: usize) -> CUresult;
/**
[`cuMemcpyDtoD_v2`](crate::cuMemcpyDtoD_v2). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyDtoD_v2_ptds(
    CUdeviceptr dstDevice,
    CUdeviceptr srcDevice,
    size_t ByteCount
);
```
*/
pub fn cuMemcpyDtoD_v2_ptds(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: usize) -> CUresult;
/**
[`cuMemcpyDtoA_v2`](crate::cuMemcpyDtoA_v2). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyDtoA_v2_ptds(
    CUarray dstArray,
    size_t dstOffset,
    CUdeviceptr srcDevice,
    size_t ByteCount
);
```
*/
pub fn cuMemcpyDtoA_v2_ptds(dstArray: CUarray, dstOffset: usize, srcDevice: CUdeviceptr, ByteCount: usize) -> CUresult;
/**
[`cuMemcpyAtoD_v2`](crate::cuMemcpyAtoD_v2). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyAtoD_v2_ptds(
    CUdeviceptr dstDevice,
    CUarray srcArray,
    size_t srcOffset,
    size_t ByteCount
);
```
*/
pub fn cuMemcpyAtoD_v2_ptds(dstDevice: CUdeviceptr, srcArray: CUarray, srcOffset: usize, ByteCount: usize) -> CUresult;
/**
[`cuMemcpyHtoA_v2`](crate::cuMemcpyHtoA_v2). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyHtoA_v2_ptds(
    CUarray dstArray,
    size_t dstOffset,
    const void *srcHost,
    size_t ByteCount
);
```
*/
pub fn cuMemcpyHtoA_v2_ptds(dstArray: CUarray, dstOffset: usize, srcHost: *const c_void, ByteCount: usize) -> CUresult;
/**
[`cuMemcpyAtoH_v2`](crate::cuMemcpyAtoH_v2). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyAtoH_v2_ptds(
    void *dstHost,
    CUarray srcArray,
    size_t srcOffset,
    size_t ByteCount
);
```
*/
pub fn cuMemcpyAtoH_v2_ptds(dstHost: *mut c_void, srcArray: CUarray, srcOffset: usize, ByteCount: usize) -> CUresult;
/**
[`cuMemcpyAtoA_v2`](crate::cuMemcpyAtoA_v2). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemcpyAtoA_v2_ptds(dstArray: CUarray, dstOffset: usize, srcArray: CUarray, srcOffset: usize, ByteCount: usize) -> CUresult;
/**
[`cuMemcpy2D_v2`](crate::cuMemcpy2D_v2). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy2D_v2_ptds(
    const CUDA_MEMCPY2D *pCopy
);
```
*/
pub fn cuMemcpy2D_v2_ptds(pCopy: *const CUDA_MEMCPY2D) -> CUresult;
/**
[`cuMemcpy2DUnaligned_v2`](crate::cuMemcpy2DUnaligned_v2). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy2DUnaligned_v2_ptds(
    const CUDA_MEMCPY2D *pCopy
);
```
*/
pub fn cuMemcpy2DUnaligned_v2_ptds(pCopy: *const CUDA_MEMCPY2D) -> CUresult;
/**
[`cuMemcpy3D_v2`](crate::cuMemcpy3D_v2). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy3D_v2_ptds(
    const CUDA_MEMCPY3D *pCopy
);
```
*/
pub fn cuMemcpy3D_v2_ptds(pCopy: *const CUDA_MEMCPY3D) -> CUresult;
/**
[`cuMemcpy3DPeer`](crate::cuMemcpy3DPeer). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy3DPeer_ptds(
    const CUDA_MEMCPY3D_PEER *pCopy
);
```
*/
pub fn cuMemcpy3DPeer_ptds(pCopy: *const CUDA_MEMCPY3D_PEER) -> CUresult;
/**
[`cuMemcpyAsync`](crate::cuMemcpyAsync). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyAsync_ptsz(
    CUdeviceptr dst,
    CUdeviceptr src,
    size_t ByteCount,
    CUstream hStream
);
```
*/
pub fn cuMemcpyAsync_ptsz(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize, hStream: CUstream) -> CUresult;
/**
[`cuMemcpyPeerAsync`](crate::cuMemcpyPeerAsync). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemcpyPeerAsync_ptsz(dstDevice: CUdeviceptr, dstContext: CUcontext, srcDevice: CUdeviceptr, srcContext: CUcontext, ByteCount: usize, hStream: CUstream) -> CUresult;
/**
[`cuMemcpyHtoDAsync_v2`](crate::cuMemcpyHtoDAsync_v2). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyHtoDAsync_v2_ptsz(
    CUdeviceptr dstDevice,
    const void *srcHost,
    size_t ByteCount,
    CUstream hStream
);
```
*/
pub fn cuMemcpyHtoDAsync_v2_ptsz(dstDevice: CUdeviceptr, srcHost: *const c_void, ByteCount: usize, hStream: CUstream) -> CUresult;
/**
[`cuMemcpyDtoHAsync_v2`](crate::cuMemcpyDtoHAsync_v2). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyDtoHAsync_v2_ptsz(
    void *dstHost,
    CUdeviceptr srcDevice,
    size_t ByteCount,
    CUstream hStream
);
```
*/
pub fn cuMemcpyDtoHAsync_v2_ptsz(dstHost: *mut c_void, srcDevice: CUdeviceptr, ByteCount: usize, hStream: CUstream) -> CUresult;
/**
[`cuMemcpyDtoDAsync_v2`](crate::cuMemcpyDtoDAsync_v2). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyDtoDAsync_v2_ptsz(
    CUdeviceptr dstDevice,
    CUdeviceptr srcDevice,
    size_t ByteCount,
    CUstream hStream
);
```
*/
pub fn cuMemcpyDtoDAsync_v2_ptsz(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: usize, hStream: CUstream) -> CUresult;
/**
[`cuMemcpyHtoAAsync_v2`](crate::cuMemcpyHtoAAsync_v2). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemcpyHtoAAsync_v2_ptsz(dstArray: CUarray, dstOffset: usize, srcHost: *const c_void, ByteCount: usize, hStream: CUstream) -> CUresult;
/**
[`cuMemcpyAtoHAsync_v2`](crate::cuMemcpyAtoHAsync_v2). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemcpyAtoHAsync_v2_ptsz(dstHost: *mut c_void, srcArray: CUarray, srcOffset: usize, ByteCount: usize, hStream: CUstream) -> CUresult;
/**
[`cuMemcpy2DAsync_v2`](crate::cuMemcpy2DAsync_v2). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy2DAsync_v2_ptsz(
    const CUDA_MEMCPY2D *pCopy,
    CUstream hStream
);
```
*/
pub fn cuMemcpy2DAsync_v2_ptsz(pCopy: *const CUDA_MEMCPY2D, hStream: CUstream) -> CUresult;
/**
[`cuMemcpy3DAsync_v2`](crate::cuMemcpy3DAsync_v2). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy3DAsync_v2_ptsz(
    const CUDA_MEMCPY3D *pCopy,
    CUstream hStream
);
```
*/
pub fn cuMemcpy3DAsync_v2_ptsz(pCopy: *const CUDA_MEMCPY3D, hStream: CUstream) -> CUresult;
/**
[`cuMemcpy3DPeerAsync`](crate::cuMemcpy3DPeerAsync). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy3DPeerAsync_ptsz(
    const CUDA_MEMCPY3D_PEER *pCopy,
    CUstream hStream
);
```
*/
pub fn cuMemcpy3DPeerAsync_ptsz(pCopy: *const CUDA_MEMCPY3D_PEER, hStream: CUstream) -> CUresult;
/**
[`cuMemcpyBatchAsync_v2`](crate::cuMemcpyBatchAsync_v2). The default stream is the calling thread's own.

CUDA 13.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemcpyBatchAsync_v2_ptsz(dsts: *mut CUdeviceptr, srcs: *mut CUdeviceptr, sizes: *mut usize, count: usize, attrs: *mut CUmemcpyAttributes, attrsIdxs: *mut usize, numAttrs: usize, hStream: CUstream) -> CUresult;
/**
[`cuMemcpy3DBatchAsync_v2`](crate::cuMemcpy3DBatchAsync_v2). The default stream is the calling thread's own.

CUDA 13.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy3DBatchAsync_v2_ptsz(
    size_t numOps,
    CUDA_MEMCPY3D_BATCH_OP *opList,
    unsigned long long flags,
    CUstream hStream
);
```
*/
pub fn cuMemcpy3DBatchAsync_v2_ptsz(numOps: usize, opList: *mut CUDA_MEMCPY3D_BATCH_OP, flags: c_ulonglong, hStream: CUstream) -> CUresult;
/**
[`cuMemcpyWithAttributesAsync`](crate::cuMemcpyWithAttributesAsync). The default stream is the calling thread's own.

CUDA 13.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemcpyWithAttributesAsync_ptsz(dst: CUdeviceptr, src: CUdeviceptr, size: usize, attr: *mut CUmemcpyAttributes, hStream: CUstream) -> CUresult;
/**
[`cuMemcpy3DWithAttributesAsync`](crate::cuMemcpy3DWithAttributesAsync). The default stream is the calling thread's own.

CUDA 13.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy3DWithAttributesAsync_ptsz(
    CUDA_MEMCPY3D_BATCH_OP *op,
    unsigned long long flags,
    CUstream hStream
);
```
*/
pub fn cuMemcpy3DWithAttributesAsync_ptsz(op: *mut CUDA_MEMCPY3D_BATCH_OP, flags: c_ulonglong, hStream: CUstream) -> CUresult;
/**
[`cuMemsetD8_v2`](crate::cuMemsetD8_v2). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD8_v2_ptds(
    CUdeviceptr dstDevice,
    unsigned char uc,
    size_t N
);
```
*/
pub fn cuMemsetD8_v2_ptds(dstDevice: CUdeviceptr, uc: c_uchar, N: usize) -> CUresult;
/**
[`cuMemsetD16_v2`](crate::cuMemsetD16_v2). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD16_v2_ptds(
    CUdeviceptr dstDevice,
    unsigned short us,
    size_t N
);
```
*/
pub fn cuMemsetD16_v2_ptds(dstDevice: CUdeviceptr, us: c_ushort, N: usize) -> CUresult;
/**
[`cuMemsetD32_v2`](crate::cuMemsetD32_v2). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD32_v2_ptds(
    CUdeviceptr dstDevice,
    unsigned int ui,
    size_t N
);
```
*/
pub fn cuMemsetD32_v2_ptds(dstDevice: CUdeviceptr, ui: c_uint, N: usize) -> CUresult;
/**
[`cuMemsetD2D8_v2`](crate::cuMemsetD2D8_v2). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemsetD2D8_v2_ptds(dstDevice: CUdeviceptr, dstPitch: usize, uc: c_uchar, Width: usize, Height: usize) -> CUresult;
/**
[`cuMemsetD2D16_v2`](crate::cuMemsetD2D16_v2). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemsetD2D16_v2_ptds(dstDevice: CUdeviceptr, dstPitch: usize, us: c_ushort, Width: usize, Height: usize) -> CUresult;
/**
[`cuMemsetD2D32_v2`](crate::cuMemsetD2D32_v2). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemsetD2D32_v2_ptds(dstDevice: CUdeviceptr, dstPitch: usize, ui: c_uint, Width: usize, Height: usize) -> CUresult;
/**
[`cuMemsetD8Async`](crate::cuMemsetD8Async). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD8Async_ptsz(
    CUdeviceptr dstDevice,
    unsigned char uc,
    size_t N,
    CUstream hStream
);
```
*/
pub fn cuMemsetD8Async_ptsz(dstDevice: CUdeviceptr, uc: c_uchar, N: usize, hStream: CUstream) -> CUresult;
/**
[`cuMemsetD16Async`](crate::cuMemsetD16Async). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD16Async_ptsz(
    CUdeviceptr dstDevice,
    unsigned short us,
    size_t N,
    CUstream hStream
);
```
*/
pub fn cuMemsetD16Async_ptsz(dstDevice: CUdeviceptr, us: c_ushort, N: usize, hStream: CUstream) -> CUresult;
/**
[`cuMemsetD32Async`](crate::cuMemsetD32Async). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD32Async_ptsz(
    CUdeviceptr dstDevice,
    unsigned int ui,
    size_t N,
    CUstream hStream
);
```
*/
pub fn cuMemsetD32Async_ptsz(dstDevice: CUdeviceptr, ui: c_uint, N: usize, hStream: CUstream) -> CUresult;
/**
[`cuMemsetD2D8Async`](crate::cuMemsetD2D8Async). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemsetD2D8Async_ptsz(dstDevice: CUdeviceptr, dstPitch: usize, uc: c_uchar, Width: usize, Height: usize, hStream: CUstream) -> CUresult;
/**
[`cuMemsetD2D16Async`](crate::cuMemsetD2D16Async). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemsetD2D16Async_ptsz(dstDevice: CUdeviceptr, dstPitch: usize, us: c_ushort, Width: usize, Height: usize, hStream: CUstream) -> CUresult;
/**
[`cuMemsetD2D32Async`](crate::cuMemsetD2D32Async). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemsetD2D32Async_ptsz(dstDevice: CUdeviceptr, dstPitch: usize, ui: c_uint, Width: usize, Height: usize, hStream: CUstream) -> CUresult;
/**
[`cuMemBatchDecompressAsync`](crate::cuMemBatchDecompressAsync). The default stream is the calling thread's own.

CUDA 12.6 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemBatchDecompressAsync_ptsz(paramsArray: *mut CUmemDecompressParams, count: usize, flags: c_uint, errorIndex: *mut usize, stream: CUstream) -> CUresult;
/**
[`cuMemMapArrayAsync`](crate::cuMemMapArrayAsync). The default stream is the calling thread's own.

CUDA 11.1 and later. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual.

```c
CUresult cuMemMapArrayAsync_ptsz(
    CUarrayMapInfo *mapInfoList,
    unsigned int count,
    CUstream hStream
);
```
*/
pub fn cuMemMapArrayAsync_ptsz(mapInfoList: *mut CUarrayMapInfo, count: c_uint, hStream: CUstream) -> CUresult;
/**
[`cuMemFreeAsync`](crate::cuMemFreeAsync). The default stream is the calling thread's own.

CUDA 11.2 and later. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemFreeAsync_ptsz(
    CUdeviceptr dptr,
    CUstream hStream
);
```
*/
pub fn cuMemFreeAsync_ptsz(dptr: CUdeviceptr, hStream: CUstream) -> CUresult;
/**
[`cuMemAllocAsync`](crate::cuMemAllocAsync). The default stream is the calling thread's own.

CUDA 11.2 and later. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemAllocAsync_ptsz(
    CUdeviceptr *dptr,
    size_t bytesize,
    CUstream hStream
);
```
*/
pub fn cuMemAllocAsync_ptsz(dptr: *mut CUdeviceptr, bytesize: usize, hStream: CUstream) -> CUresult;
/**
[`cuMemAllocFromPoolAsync`](crate::cuMemAllocFromPoolAsync). The default stream is the calling thread's own.

CUDA 11.2 and later. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemAllocFromPoolAsync_ptsz(
    CUdeviceptr *dptr,
    size_t bytesize,
    CUmemoryPool pool,
    CUstream hStream
);
```
*/
pub fn cuMemAllocFromPoolAsync_ptsz(dptr: *mut CUdeviceptr, bytesize: usize, pool: CUmemoryPool, hStream: CUstream) -> CUresult;
/**
[`cuFabricCpyBatchAsync`](crate::cuFabricCpyBatchAsync). The default stream is the calling thread's own.

CUDA 13.5 and later. [Fabric Copy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__FABRIC__COPY.html) in NVIDIA's manual.

```c
CUresult cuFabricCpyBatchAsync_ptsz(
    size_t numOps,
    CUDA_FABRIC_COPY_BATCH_OP *opList,
    unsigned long long flags,
    CUstream hStream
);
```
*/
pub fn cuFabricCpyBatchAsync_ptsz(numOps: usize, opList: *mut CUDA_FABRIC_COPY_BATCH_OP, flags: c_ulonglong, hStream: CUstream) -> CUresult;
/**
[`cuMemPrefetchAsync_v2`](crate::cuMemPrefetchAsync_v2). The default stream is the calling thread's own.

CUDA 12.2 and later. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual.

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
pub fn cuMemPrefetchAsync_v2_ptsz(devPtr: CUdeviceptr, count: usize, location: CUmemLocation, flags: c_uint, hStream: CUstream) -> CUresult;
/**
[`cuMemPrefetchBatchAsync`](crate::cuMemPrefetchBatchAsync). The default stream is the calling thread's own.

CUDA 13.0 and later. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual.

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
pub fn cuMemPrefetchBatchAsync_ptsz(dptrs: *mut CUdeviceptr, sizes: *mut usize, count: usize, prefetchLocs: *mut CUmemLocation, prefetchLocIdxs: *mut usize, numPrefetchLocs: usize, flags: c_ulonglong, hStream: CUstream) -> CUresult;
/**
[`cuMemDiscardBatchAsync`](crate::cuMemDiscardBatchAsync). The default stream is the calling thread's own.

CUDA 13.0 and later. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual.

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
pub fn cuMemDiscardBatchAsync_ptsz(dptrs: *mut CUdeviceptr, sizes: *mut usize, count: usize, flags: c_ulonglong, hStream: CUstream) -> CUresult;
/**
[`cuMemDiscardAndPrefetchBatchAsync`](crate::cuMemDiscardAndPrefetchBatchAsync). The default stream is the calling thread's own.

CUDA 13.0 and later. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual.

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
pub fn cuMemDiscardAndPrefetchBatchAsync_ptsz(dptrs: *mut CUdeviceptr, sizes: *mut usize, count: usize, prefetchLocs: *mut CUmemLocation, prefetchLocIdxs: *mut usize, numPrefetchLocs: usize, flags: c_ulonglong, hStream: CUstream) -> CUresult;
/**
[`cuStreamBeginCaptureToCig`](crate::cuStreamBeginCaptureToCig). The default stream is the calling thread's own.

CUDA 13.1 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamBeginCaptureToCig_ptsz(
    CUstream hStream,
    CUstreamCigCaptureParams *streamCigCaptureParams
);
```
*/
pub fn cuStreamBeginCaptureToCig_ptsz(hStream: CUstream, streamCigCaptureParams: *mut CUstreamCigCaptureParams) -> CUresult;
/**
[`cuStreamEndCaptureToCig`](crate::cuStreamEndCaptureToCig). The default stream is the calling thread's own.

CUDA 13.1 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamEndCaptureToCig_ptsz(
    CUstream hStream
);
```
*/
pub fn cuStreamEndCaptureToCig_ptsz(hStream: CUstream) -> CUresult;
/**
[`cuStreamGetPriority`](crate::cuStreamGetPriority). The default stream is the calling thread's own.

CUDA 7.0 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetPriority_ptsz(
    CUstream hStream,
    int *priority
);
```
*/
pub fn cuStreamGetPriority_ptsz(hStream: CUstream, priority: *mut c_int) -> CUresult;
/**
[`cuStreamGetDevice`](crate::cuStreamGetDevice). The default stream is the calling thread's own.

CUDA 12.8 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetDevice_ptsz(
    CUstream hStream,
    CUdevice *device
);
```
*/
pub fn cuStreamGetDevice_ptsz(hStream: CUstream, device: *mut CUdevice) -> CUresult;
/**
[`cuStreamGetFlags`](crate::cuStreamGetFlags). The default stream is the calling thread's own.

CUDA 7.0 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetFlags_ptsz(
    CUstream hStream,
    unsigned int *flags
);
```
*/
pub fn cuStreamGetFlags_ptsz(hStream: CUstream, flags: *mut c_uint) -> CUresult;
/**
[`cuStreamGetId`](crate::cuStreamGetId). The default stream is the calling thread's own.

CUDA 12.0 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetId_ptsz(
    CUstream hStream,
    unsigned long long *streamId
);
```
*/
pub fn cuStreamGetId_ptsz(hStream: CUstream, streamId: *mut c_ulonglong) -> CUresult;
/**
[`cuStreamGetCtx`](crate::cuStreamGetCtx). The default stream is the calling thread's own.

CUDA 9.2 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetCtx_ptsz(
    CUstream hStream,
    CUcontext *pctx
);
```
*/
pub fn cuStreamGetCtx_ptsz(hStream: CUstream, pctx: *mut CUcontext) -> CUresult;
/**
[`cuStreamGetCtx_v2`](crate::cuStreamGetCtx_v2). The default stream is the calling thread's own.

CUDA 12.5 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetCtx_v2_ptsz(
    CUstream hStream,
    CUcontext *pCtx,
    CUgreenCtx *pGreenCtx
);
```
*/
pub fn cuStreamGetCtx_v2_ptsz(hStream: CUstream, pCtx: *mut CUcontext, pGreenCtx: *mut CUgreenCtx) -> CUresult;
/**
[`cuStreamWaitEvent`](crate::cuStreamWaitEvent). The default stream is the calling thread's own.

CUDA 7.0 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamWaitEvent_ptsz(
    CUstream hStream,
    CUevent hEvent,
    unsigned int Flags
);
```
*/
pub fn cuStreamWaitEvent_ptsz(hStream: CUstream, hEvent: CUevent, Flags: c_uint) -> CUresult;
/**
[`cuStreamAddCallback`](crate::cuStreamAddCallback). The default stream is the calling thread's own.

CUDA 7.0 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamAddCallback_ptsz(
    CUstream hStream,
    CUstreamCallback callback,
    void *userData,
    unsigned int flags
);
```
*/
pub fn cuStreamAddCallback_ptsz(hStream: CUstream, callback: CUstreamCallback, userData: *mut c_void, flags: c_uint) -> CUresult;
/**
[`cuStreamBeginCapture_v2`](crate::cuStreamBeginCapture_v2). The default stream is the calling thread's own.

CUDA 10.1 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamBeginCapture_v2_ptsz(
    CUstream hStream,
    CUstreamCaptureMode mode
);
```
*/
pub fn cuStreamBeginCapture_v2_ptsz(hStream: CUstream, mode: CUstreamCaptureMode) -> CUresult;
/**
[`cuStreamBeginRecaptureToGraph`](crate::cuStreamBeginRecaptureToGraph). The default stream is the calling thread's own.

CUDA 13.3 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

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
pub fn cuStreamBeginRecaptureToGraph_ptsz(hStream: CUstream, mode: CUstreamCaptureMode, hGraph: CUgraph, callbackFunc: CUgraphRecaptureCallback, userData: *mut c_void) -> CUresult;
/**
[`cuStreamBeginCaptureToGraph`](crate::cuStreamBeginCaptureToGraph). The default stream is the calling thread's own.

CUDA 12.3 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

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
pub fn cuStreamBeginCaptureToGraph_ptsz(hStream: CUstream, hGraph: CUgraph, dependencies: *const CUgraphNode, dependencyData: *const CUgraphEdgeData, numDependencies: usize, mode: CUstreamCaptureMode) -> CUresult;
/**
[`cuStreamEndCapture`](crate::cuStreamEndCapture). The default stream is the calling thread's own.

CUDA 10.0 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamEndCapture_ptsz(
    CUstream hStream,
    CUgraph *phGraph
);
```
*/
pub fn cuStreamEndCapture_ptsz(hStream: CUstream, phGraph: *mut CUgraph) -> CUresult;
/**
[`cuStreamIsCapturing`](crate::cuStreamIsCapturing). The default stream is the calling thread's own.

CUDA 10.0 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamIsCapturing_ptsz(
    CUstream hStream,
    CUstreamCaptureStatus *captureStatus
);
```
*/
pub fn cuStreamIsCapturing_ptsz(hStream: CUstream, captureStatus: *mut CUstreamCaptureStatus) -> CUresult;
/**
[`cuStreamGetCaptureInfo_v3`](crate::cuStreamGetCaptureInfo_v3). The default stream is the calling thread's own.

CUDA 12.3 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

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
pub fn cuStreamGetCaptureInfo_v3_ptsz(hStream: CUstream, captureStatus_out: *mut CUstreamCaptureStatus, id_out: *mut cuuint64_t, graph_out: *mut CUgraph, dependencies_out: *mut *const CUgraphNode, edgeData_out: *mut *const CUgraphEdgeData, numDependencies_out: *mut usize) -> CUresult;
/**
[`cuStreamUpdateCaptureDependencies_v2`](crate::cuStreamUpdateCaptureDependencies_v2). The default stream is the calling thread's own.

CUDA 12.3 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

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
pub fn cuStreamUpdateCaptureDependencies_v2_ptsz(hStream: CUstream, dependencies: *mut CUgraphNode, dependencyData: *const CUgraphEdgeData, numDependencies: usize, flags: c_uint) -> CUresult;
/**
[`cuStreamAttachMemAsync`](crate::cuStreamAttachMemAsync). The default stream is the calling thread's own.

CUDA 7.0 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamAttachMemAsync_ptsz(
    CUstream hStream,
    CUdeviceptr dptr,
    size_t length,
    unsigned int flags
);
```
*/
pub fn cuStreamAttachMemAsync_ptsz(hStream: CUstream, dptr: CUdeviceptr, length: usize, flags: c_uint) -> CUresult;
/**
[`cuStreamQuery`](crate::cuStreamQuery). The default stream is the calling thread's own.

CUDA 7.0 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamQuery_ptsz(
    CUstream hStream
);
```
*/
pub fn cuStreamQuery_ptsz(hStream: CUstream) -> CUresult;
/**
[`cuStreamSynchronize`](crate::cuStreamSynchronize). The default stream is the calling thread's own.

CUDA 7.0 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamSynchronize_ptsz(
    CUstream hStream
);
```
*/
pub fn cuStreamSynchronize_ptsz(hStream: CUstream) -> CUresult;
/**
[`cuStreamCopyAttributes`](crate::cuStreamCopyAttributes). The default stream is the calling thread's own.

CUDA 11.0 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamCopyAttributes_ptsz(
    CUstream dst,
    CUstream src
);
```
*/
pub fn cuStreamCopyAttributes_ptsz(dst: CUstream, src: CUstream) -> CUresult;
/**
[`cuStreamGetAttribute`](crate::cuStreamGetAttribute). The default stream is the calling thread's own.

CUDA 11.0 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetAttribute_ptsz(
    CUstream hStream,
    CUstreamAttrID attr,
    CUstreamAttrValue *value_out
);
```
*/
pub fn cuStreamGetAttribute_ptsz(hStream: CUstream, attr: CUstreamAttrID, value_out: *mut CUstreamAttrValue) -> CUresult;
/**
[`cuStreamSetAttribute`](crate::cuStreamSetAttribute). The default stream is the calling thread's own.

CUDA 11.0 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamSetAttribute_ptsz(
    CUstream hStream,
    CUstreamAttrID attr,
    const CUstreamAttrValue *value
);
```
*/
pub fn cuStreamSetAttribute_ptsz(hStream: CUstream, attr: CUstreamAttrID, value: *const CUstreamAttrValue) -> CUresult;
/**
[`cuEventRecord`](crate::cuEventRecord). The default stream is the calling thread's own.

CUDA 7.0 and later. [Event Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html) in NVIDIA's manual.

```c
CUresult cuEventRecord_ptsz(
    CUevent hEvent,
    CUstream hStream
);
```
*/
pub fn cuEventRecord_ptsz(hEvent: CUevent, hStream: CUstream) -> CUresult;
/**
[`cuEventRecordWithFlags`](crate::cuEventRecordWithFlags). The default stream is the calling thread's own.

CUDA 11.1 and later. [Event Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html) in NVIDIA's manual.

```c
CUresult cuEventRecordWithFlags_ptsz(
    CUevent hEvent,
    CUstream hStream,
    unsigned int flags
);
```
*/
pub fn cuEventRecordWithFlags_ptsz(hEvent: CUevent, hStream: CUstream, flags: c_uint) -> CUresult;
/**
[`cuSignalExternalSemaphoresAsync`](crate::cuSignalExternalSemaphoresAsync). The default stream is the calling thread's own.

CUDA 10.0 and later. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual.

```c
CUresult cuSignalExternalSemaphoresAsync_ptsz(
    const CUexternalSemaphore *extSemArray,
    const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray,
    unsigned int numExtSems,
    CUstream stream
);
```
*/
pub fn cuSignalExternalSemaphoresAsync_ptsz(extSemArray: *const CUexternalSemaphore, paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, numExtSems: c_uint, stream: CUstream) -> CUresult;
/**
[`cuWaitExternalSemaphoresAsync`](crate::cuWaitExternalSemaphoresAsync). The default stream is the calling thread's own.

CUDA 10.0 and later. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual.

```c
CUresult cuWaitExternalSemaphoresAsync_ptsz(
    const CUexternalSemaphore *extSemArray,
    const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray,
    unsigned int numExtSems,
    CUstream stream
);
```
*/
pub fn cuWaitExternalSemaphoresAsync_ptsz(extSemArray: *const CUexternalSemaphore, paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, numExtSems: c_uint, stream: CUstream) -> CUresult;
/**
[`cuStreamWaitValue32_v2`](crate::cuStreamWaitValue32_v2). The default stream is the calling thread's own.

CUDA 11.7 and later. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual.

```c
CUresult cuStreamWaitValue32_v2_ptsz(
    CUstream stream,
    CUdeviceptr addr,
    cuuint32_t value,
    unsigned int flags
);
```
*/
pub fn cuStreamWaitValue32_v2_ptsz(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: c_uint) -> CUresult;
/**
[`cuStreamWaitValue64_v2`](crate::cuStreamWaitValue64_v2). The default stream is the calling thread's own.

CUDA 11.7 and later. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual.

```c
CUresult cuStreamWaitValue64_v2_ptsz(
    CUstream stream,
    CUdeviceptr addr,
    cuuint64_t value,
    unsigned int flags
);
```
*/
pub fn cuStreamWaitValue64_v2_ptsz(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: c_uint) -> CUresult;
/**
[`cuStreamWriteValue32_v2`](crate::cuStreamWriteValue32_v2). The default stream is the calling thread's own.

CUDA 11.7 and later. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual.

```c
CUresult cuStreamWriteValue32_v2_ptsz(
    CUstream stream,
    CUdeviceptr addr,
    cuuint32_t value,
    unsigned int flags
);
```
*/
pub fn cuStreamWriteValue32_v2_ptsz(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: c_uint) -> CUresult;
/**
[`cuStreamWriteValue64_v2`](crate::cuStreamWriteValue64_v2). The default stream is the calling thread's own.

CUDA 11.7 and later. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual.

```c
CUresult cuStreamWriteValue64_v2_ptsz(
    CUstream stream,
    CUdeviceptr addr,
    cuuint64_t value,
    unsigned int flags
);
```
*/
pub fn cuStreamWriteValue64_v2_ptsz(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: c_uint) -> CUresult;
/**
[`cuStreamBatchMemOp_v2`](crate::cuStreamBatchMemOp_v2). The default stream is the calling thread's own.

CUDA 11.7 and later. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual.

```c
CUresult cuStreamBatchMemOp_v2_ptsz(
    CUstream stream,
    unsigned int count,
    CUstreamBatchMemOpParams *paramArray,
    unsigned int flags
);
```
*/
pub fn cuStreamBatchMemOp_v2_ptsz(stream: CUstream, count: c_uint, paramArray: *mut CUstreamBatchMemOpParams, flags: c_uint) -> CUresult;
/**
[`cuLaunchKernel`](crate::cuLaunchKernel). The default stream is the calling thread's own.

CUDA 7.0 and later. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

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
pub fn cuLaunchKernel_ptsz(f: CUfunction, gridDimX: c_uint, gridDimY: c_uint, gridDimZ: c_uint, blockDimX: c_uint, blockDimY: c_uint, blockDimZ: c_uint, sharedMemBytes: c_uint, hStream: CUstream, kernelParams: *mut *mut c_void, extra: *mut *mut c_void) -> CUresult;
/**
[`cuLaunchKernelEx`](crate::cuLaunchKernelEx). The default stream is the calling thread's own.

CUDA 11.6 and later. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuLaunchKernelEx_ptsz(
    const CUlaunchConfig *config,
    CUfunction f,
    void **kernelParams,
    void **extra
);
```
*/
pub fn cuLaunchKernelEx_ptsz(config: *const CUlaunchConfig, f: CUfunction, kernelParams: *mut *mut c_void, extra: *mut *mut c_void) -> CUresult;
/**
[`cuLaunchCooperativeKernel`](crate::cuLaunchCooperativeKernel). The default stream is the calling thread's own.

CUDA 9.0 and later. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

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
pub fn cuLaunchCooperativeKernel_ptsz(f: CUfunction, gridDimX: c_uint, gridDimY: c_uint, gridDimZ: c_uint, blockDimX: c_uint, blockDimY: c_uint, blockDimZ: c_uint, sharedMemBytes: c_uint, hStream: CUstream, kernelParams: *mut *mut c_void) -> CUresult;
/**
[`cuLaunchHostFunc`](crate::cuLaunchHostFunc). The default stream is the calling thread's own.

CUDA 10.0 and later. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuLaunchHostFunc_ptsz(
    CUstream hStream,
    CUhostFn fn,
    void *userData
);
```
*/
pub fn cuLaunchHostFunc_ptsz(hStream: CUstream, fn_: CUhostFn, userData: *mut c_void) -> CUresult;
/**
[`cuLaunchHostFunc_v2`](crate::cuLaunchHostFunc_v2). The default stream is the calling thread's own.

CUDA 13.1 and later. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuLaunchHostFunc_v2_ptsz(
    CUstream hStream,
    CUhostFn fn,
    void *userData,
    unsigned int syncMode
);
```
*/
pub fn cuLaunchHostFunc_v2_ptsz(hStream: CUstream, fn_: CUhostFn, userData: *mut c_void, syncMode: c_uint) -> CUresult;
/**
[`cuGraphInstantiateWithParams`](crate::cuGraphInstantiateWithParams). The default stream is the calling thread's own.

CUDA 12.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphInstantiateWithParams_ptsz(
    CUgraphExec *phGraphExec,
    CUgraph hGraph,
    CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams
);
```
*/
pub fn cuGraphInstantiateWithParams_ptsz(phGraphExec: *mut CUgraphExec, hGraph: CUgraph, instantiateParams: *mut CUDA_GRAPH_INSTANTIATE_PARAMS) -> CUresult;
/**
[`cuGraphUpload`](crate::cuGraphUpload). The default stream is the calling thread's own.

CUDA 11.1 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphUpload_ptsz(
    CUgraphExec hGraphExec,
    CUstream hStream
);
```
*/
pub fn cuGraphUpload_ptsz(hGraphExec: CUgraphExec, hStream: CUstream) -> CUresult;
/**
[`cuGraphLaunch`](crate::cuGraphLaunch). The default stream is the calling thread's own.

CUDA 10.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphLaunch_ptsz(
    CUgraphExec hGraphExec,
    CUstream hStream
);
```
*/
pub fn cuGraphLaunch_ptsz(hGraphExec: CUgraphExec, hStream: CUstream) -> CUresult;
/**
[`cuGraphicsMapResources`](crate::cuGraphicsMapResources). The default stream is the calling thread's own.

CUDA 7.0 and later. [Graphics Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html) in NVIDIA's manual.

```c
CUresult cuGraphicsMapResources_ptsz(
    unsigned int count,
    CUgraphicsResource *resources,
    CUstream hStream
);
```
*/
pub fn cuGraphicsMapResources_ptsz(count: c_uint, resources: *mut CUgraphicsResource, hStream: CUstream) -> CUresult;
/**
[`cuGraphicsUnmapResources`](crate::cuGraphicsUnmapResources). The default stream is the calling thread's own.

CUDA 7.0 and later. [Graphics Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html) in NVIDIA's manual.

```c
CUresult cuGraphicsUnmapResources_ptsz(
    unsigned int count,
    CUgraphicsResource *resources,
    CUstream hStream
);
```
*/
pub fn cuGraphicsUnmapResources_ptsz(count: c_uint, resources: *mut CUgraphicsResource, hStream: CUstream) -> CUresult;
/**
[`cuStreamGetDevResource`](crate::cuStreamGetDevResource). The default stream is the calling thread's own.

CUDA 13.1 and later. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual.

```c
CUresult cuStreamGetDevResource_ptsz(
    CUstream hStream,
    CUdevResource *resource,
    CUdevResourceType type
);
```
*/
pub fn cuStreamGetDevResource_ptsz(hStream: CUstream, resource: *mut CUdevResource, type_: CUdevResourceType) -> CUresult;
/**
An earlier form of [`cuMemHostRegister_v2`](crate::cuMemHostRegister_v2).

CUDA 4.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemHostRegister(p: *mut c_void, bytesize: usize, Flags: c_uint) -> CUresult;
/**
An earlier form of [`cuGraphicsResourceSetMapFlags_v2`](crate::cuGraphicsResourceSetMapFlags_v2).

CUDA 3.0 and later. [Graphics Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html) in NVIDIA's manual.

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
pub fn cuGraphicsResourceSetMapFlags(resource: CUgraphicsResource, flags: c_uint) -> CUresult;
/**
An earlier form of [`cuLinkCreate_v2`](crate::cuLinkCreate_v2).

CUDA 5.5 and later. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual.

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
pub fn cuLinkCreate(numOptions: c_uint, options: *mut CUjit_option, optionValues: *mut *mut c_void, stateOut: *mut CUlinkState) -> CUresult;
/**
An earlier form of [`cuLinkAddData_v2`](crate::cuLinkAddData_v2).

CUDA 5.5 and later. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual.

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
pub fn cuLinkAddData(state: CUlinkState, type_: CUjitInputType, data: *mut c_void, size: usize, name: *const c_char, numOptions: c_uint, options: *mut CUjit_option, optionValues: *mut *mut c_void) -> CUresult;
/**
An earlier form of [`cuLinkAddFile_v2`](crate::cuLinkAddFile_v2).

CUDA 5.5 and later. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual.

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
pub fn cuLinkAddFile(state: CUlinkState, type_: CUjitInputType, path: *const c_char, numOptions: c_uint, options: *mut CUjit_option, optionValues: *mut *mut c_void) -> CUresult;
/**
An earlier form of [`cuTexRefSetAddress2D_v3`](crate::cuTexRefSetAddress2D_v3).

CUDA 3.2 and later. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefSetAddress2D_v2(
    CUtexref hTexRef,
    const CUDA_ARRAY_DESCRIPTOR *desc,
    CUdeviceptr dptr,
    size_t Pitch
);
```
*/
pub fn cuTexRefSetAddress2D_v2(hTexRef: CUtexref, desc: *const CUDA_ARRAY_DESCRIPTOR, dptr: CUdeviceptr, Pitch: usize) -> CUresult;
/**
An earlier form of [`cuDeviceTotalMem_v2`](crate::cuDeviceTotalMem_v2).

CUDA 2.0 and later. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual.

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
pub fn cuDeviceTotalMem(bytes: *mut c_uint, dev: CUdevice) -> CUresult;
/**
An earlier form of [`cuCtxCreate_v4`](crate::cuCtxCreate_v4).

CUDA 2.0 and later. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

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
pub fn cuCtxCreate(pctx: *mut CUcontext, flags: c_uint, dev: CUdevice) -> CUresult;
/**
An earlier form of [`cuCtxCreate_v4`](crate::cuCtxCreate_v4).

CUDA 3.2 and later. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxCreate_v2(
    CUcontext *pctx,
    unsigned int flags,
    CUdevice dev
);
```
*/
pub fn cuCtxCreate_v2(pctx: *mut CUcontext, flags: c_uint, dev: CUdevice) -> CUresult;
/**
An earlier form of [`cuCtxCreate_v4`](crate::cuCtxCreate_v4).

CUDA 11.4 and later. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

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
pub fn cuCtxCreate_v3(pctx: *mut CUcontext, paramsArray: *mut CUexecAffinityParam, numParams: c_int, flags: c_uint, dev: CUdevice) -> CUresult;
/**
An earlier form of [`cuModuleGetGlobal_v2`](crate::cuModuleGetGlobal_v2).

CUDA 2.0 and later. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual.

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
pub fn cuModuleGetGlobal(dptr: *mut CUdeviceptr_v1, bytes: *mut c_uint, hmod: CUmodule, name: *const c_char) -> CUresult;
/**
An earlier form of [`cuMemGetInfo_v2`](crate::cuMemGetInfo_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemGetInfo(free: *mut c_uint, total: *mut c_uint) -> CUresult;
/**
An earlier form of [`cuMemAlloc_v2`](crate::cuMemAlloc_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemAlloc(dptr: *mut CUdeviceptr_v1, bytesize: c_uint) -> CUresult;
/**
An earlier form of [`cuMemAllocPitch_v2`](crate::cuMemAllocPitch_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemAllocPitch(dptr: *mut CUdeviceptr_v1, pPitch: *mut c_uint, WidthInBytes: c_uint, Height: c_uint, ElementSizeBytes: c_uint) -> CUresult;
/**
An earlier form of [`cuMemFree_v2`](crate::cuMemFree_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemFree(dptr: CUdeviceptr_v1) -> CUresult;
/**
An earlier form of [`cuMemGetAddressRange_v2`](crate::cuMemGetAddressRange_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemGetAddressRange(pbase: *mut CUdeviceptr_v1, psize: *mut c_uint, dptr: CUdeviceptr_v1) -> CUresult;
/**
An earlier form of [`cuMemAllocHost_v2`](crate::cuMemAllocHost_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemAllocHost(pp: *mut *mut c_void, bytesize: c_uint) -> CUresult;
/**
An earlier form of [`cuMemHostGetDevicePointer_v2`](crate::cuMemHostGetDevicePointer_v2).

CUDA 2.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemHostGetDevicePointer(pdptr: *mut CUdeviceptr_v1, p: *mut c_void, Flags: c_uint) -> CUresult;
/**
An earlier form of [`cuMemcpyHtoD_v2`](crate::cuMemcpyHtoD_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemcpyHtoD(dstDevice: CUdeviceptr_v1, srcHost: *const c_void, ByteCount: c_uint) -> CUresult;
/**
An earlier form of [`cuMemcpyDtoH_v2`](crate::cuMemcpyDtoH_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemcpyDtoH(dstHost: *mut c_void, srcDevice: CUdeviceptr_v1, ByteCount: c_uint) -> CUresult;
/**
An earlier form of [`cuMemcpyDtoD_v2`](crate::cuMemcpyDtoD_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemcpyDtoD(dstDevice: CUdeviceptr_v1, srcDevice: CUdeviceptr_v1, ByteCount: c_uint) -> CUresult;
/**
An earlier form of [`cuMemcpyDtoA_v2`](crate::cuMemcpyDtoA_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemcpyDtoA(dstArray: CUarray, dstOffset: c_uint, srcDevice: CUdeviceptr_v1, ByteCount: c_uint) -> CUresult;
/**
An earlier form of [`cuMemcpyAtoD_v2`](crate::cuMemcpyAtoD_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemcpyAtoD(dstDevice: CUdeviceptr_v1, srcArray: CUarray, srcOffset: c_uint, ByteCount: c_uint) -> CUresult;
/**
An earlier form of [`cuMemcpyHtoA_v2`](crate::cuMemcpyHtoA_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemcpyHtoA(dstArray: CUarray, dstOffset: c_uint, srcHost: *const c_void, ByteCount: c_uint) -> CUresult;
/**
An earlier form of [`cuMemcpyAtoH_v2`](crate::cuMemcpyAtoH_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemcpyAtoH(dstHost: *mut c_void, srcArray: CUarray, srcOffset: c_uint, ByteCount: c_uint) -> CUresult;
/**
An earlier form of [`cuMemcpyAtoA_v2`](crate::cuMemcpyAtoA_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemcpyAtoA(dstArray: CUarray, dstOffset: c_uint, srcArray: CUarray, srcOffset: c_uint, ByteCount: c_uint) -> CUresult;
/**
An earlier form of [`cuMemcpyHtoAAsync_v2`](crate::cuMemcpyHtoAAsync_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemcpyHtoAAsync(dstArray: CUarray, dstOffset: c_uint, srcHost: *const c_void, ByteCount: c_uint, hStream: CUstream) -> CUresult;
/**
An earlier form of [`cuMemcpyAtoHAsync_v2`](crate::cuMemcpyAtoHAsync_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemcpyAtoHAsync(dstHost: *mut c_void, srcArray: CUarray, srcOffset: c_uint, ByteCount: c_uint, hStream: CUstream) -> CUresult;
/**
An earlier form of [`cuMemcpy2D_v2`](crate::cuMemcpy2D_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemcpy2D(pCopy: *const CUDA_MEMCPY2D_v1) -> CUresult;
/**
An earlier form of [`cuMemcpy2DUnaligned_v2`](crate::cuMemcpy2DUnaligned_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemcpy2DUnaligned(pCopy: *const CUDA_MEMCPY2D_v1) -> CUresult;
/**
An earlier form of [`cuMemcpy3D_v2`](crate::cuMemcpy3D_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemcpy3D(pCopy: *const CUDA_MEMCPY3D_v1) -> CUresult;
/**
An earlier form of [`cuMemcpyHtoDAsync_v2`](crate::cuMemcpyHtoDAsync_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemcpyHtoDAsync(dstDevice: CUdeviceptr_v1, srcHost: *const c_void, ByteCount: c_uint, hStream: CUstream) -> CUresult;
/**
An earlier form of [`cuMemcpyDtoHAsync_v2`](crate::cuMemcpyDtoHAsync_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemcpyDtoHAsync(dstHost: *mut c_void, srcDevice: CUdeviceptr_v1, ByteCount: c_uint, hStream: CUstream) -> CUresult;
/**
An earlier form of [`cuMemcpyDtoDAsync_v2`](crate::cuMemcpyDtoDAsync_v2).

CUDA 3.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemcpyDtoDAsync(dstDevice: CUdeviceptr_v1, srcDevice: CUdeviceptr_v1, ByteCount: c_uint, hStream: CUstream) -> CUresult;
/**
An earlier form of [`cuMemcpy2DAsync_v2`](crate::cuMemcpy2DAsync_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemcpy2DAsync(pCopy: *const CUDA_MEMCPY2D_v1, hStream: CUstream) -> CUresult;
/**
An earlier form of [`cuMemcpy3DAsync_v2`](crate::cuMemcpy3DAsync_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemcpy3DAsync(pCopy: *const CUDA_MEMCPY3D_v1, hStream: CUstream) -> CUresult;
/**
An earlier form of [`cuMemsetD8_v2`](crate::cuMemsetD8_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemsetD8(dstDevice: CUdeviceptr_v1, uc: c_uchar, N: c_uint) -> CUresult;
/**
An earlier form of [`cuMemsetD16_v2`](crate::cuMemsetD16_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemsetD16(dstDevice: CUdeviceptr_v1, us: c_ushort, N: c_uint) -> CUresult;
/**
An earlier form of [`cuMemsetD32_v2`](crate::cuMemsetD32_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemsetD32(dstDevice: CUdeviceptr_v1, ui: c_uint, N: c_uint) -> CUresult;
/**
An earlier form of [`cuMemsetD2D8_v2`](crate::cuMemsetD2D8_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemsetD2D8(dstDevice: CUdeviceptr_v1, dstPitch: c_uint, uc: c_uchar, Width: c_uint, Height: c_uint) -> CUresult;
/**
An earlier form of [`cuMemsetD2D16_v2`](crate::cuMemsetD2D16_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemsetD2D16(dstDevice: CUdeviceptr_v1, dstPitch: c_uint, us: c_ushort, Width: c_uint, Height: c_uint) -> CUresult;
/**
An earlier form of [`cuMemsetD2D32_v2`](crate::cuMemsetD2D32_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemsetD2D32(dstDevice: CUdeviceptr_v1, dstPitch: c_uint, ui: c_uint, Width: c_uint, Height: c_uint) -> CUresult;
/**
An earlier form of [`cuArrayCreate_v2`](crate::cuArrayCreate_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuArrayCreate(pHandle: *mut CUarray, pAllocateArray: *const CUDA_ARRAY_DESCRIPTOR_v1) -> CUresult;
/**
An earlier form of [`cuArrayGetDescriptor_v2`](crate::cuArrayGetDescriptor_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuArrayGetDescriptor(pArrayDescriptor: *mut CUDA_ARRAY_DESCRIPTOR_v1, hArray: CUarray) -> CUresult;
/**
An earlier form of [`cuArray3DCreate_v2`](crate::cuArray3DCreate_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuArray3DCreate(pHandle: *mut CUarray, pAllocateArray: *const CUDA_ARRAY3D_DESCRIPTOR_v1) -> CUresult;
/**
An earlier form of [`cuArray3DGetDescriptor_v2`](crate::cuArray3DGetDescriptor_v2).

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuArray3DGetDescriptor(pArrayDescriptor: *mut CUDA_ARRAY3D_DESCRIPTOR_v1, hArray: CUarray) -> CUresult;
/**
An earlier form of [`cuTexRefSetAddress_v2`](crate::cuTexRefSetAddress_v2).

CUDA 2.0 and later. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

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
pub fn cuTexRefSetAddress(ByteOffset: *mut c_uint, hTexRef: CUtexref, dptr: CUdeviceptr_v1, bytes: c_uint) -> CUresult;
/**
An earlier form of [`cuTexRefSetAddress2D_v3`](crate::cuTexRefSetAddress2D_v3).

CUDA 2.2 and later. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

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
pub fn cuTexRefSetAddress2D(hTexRef: CUtexref, desc: *const CUDA_ARRAY_DESCRIPTOR_v1, dptr: CUdeviceptr_v1, Pitch: c_uint) -> CUresult;
/**
An earlier form of [`cuTexRefGetAddress_v2`](crate::cuTexRefGetAddress_v2).

CUDA 2.0 and later. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

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
pub fn cuTexRefGetAddress(pdptr: *mut CUdeviceptr_v1, hTexRef: CUtexref) -> CUresult;
/**
An earlier form of [`cuGraphicsResourceGetMappedPointer_v2`](crate::cuGraphicsResourceGetMappedPointer_v2).

CUDA 3.0 and later. [Graphics Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html) in NVIDIA's manual.

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
pub fn cuGraphicsResourceGetMappedPointer(pDevPtr: *mut CUdeviceptr_v1, pSize: *mut c_uint, resource: CUgraphicsResource) -> CUresult;
/**
An earlier form of [`cuCtxDestroy_v2`](crate::cuCtxDestroy_v2).

CUDA 2.0 and later. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

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
pub fn cuCtxDestroy(ctx: CUcontext) -> CUresult;
/**
An earlier form of [`cuCtxPopCurrent_v2`](crate::cuCtxPopCurrent_v2).

CUDA 2.0 and later. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

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
pub fn cuCtxPopCurrent(pctx: *mut CUcontext) -> CUresult;
/**
An earlier form of [`cuCtxPushCurrent_v2`](crate::cuCtxPushCurrent_v2).

CUDA 2.0 and later. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

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
pub fn cuCtxPushCurrent(ctx: CUcontext) -> CUresult;
/**
An earlier form of [`cuStreamDestroy_v2`](crate::cuStreamDestroy_v2).

CUDA 2.0 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

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
pub fn cuStreamDestroy(hStream: CUstream) -> CUresult;
/**
An earlier form of [`cuEventDestroy_v2`](crate::cuEventDestroy_v2).

CUDA 2.0 and later. [Event Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html) in NVIDIA's manual.

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
pub fn cuEventDestroy(hEvent: CUevent) -> CUresult;
/**
An earlier form of [`cuEventElapsedTime_v2`](crate::cuEventElapsedTime_v2).

CUDA 2.0 and later. [Event Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html) in NVIDIA's manual.

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
pub fn cuEventElapsedTime(pMilliseconds: *mut f32, hStart: CUevent, hEnd: CUevent) -> CUresult;
/**
An earlier form of [`cuDevicePrimaryCtxRelease_v2`](crate::cuDevicePrimaryCtxRelease_v2).

CUDA 7.0 and later. [Primary Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html) in NVIDIA's manual.

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
pub fn cuDevicePrimaryCtxRelease(dev: CUdevice) -> CUresult;
/**
An earlier form of [`cuDevicePrimaryCtxReset_v2`](crate::cuDevicePrimaryCtxReset_v2).

CUDA 7.0 and later. [Primary Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html) in NVIDIA's manual.

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
pub fn cuDevicePrimaryCtxReset(dev: CUdevice) -> CUresult;
/**
An earlier form of [`cuDevicePrimaryCtxSetFlags_v2`](crate::cuDevicePrimaryCtxSetFlags_v2).

CUDA 7.0 and later. [Primary Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html) in NVIDIA's manual.

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
pub fn cuDevicePrimaryCtxSetFlags(dev: CUdevice, flags: c_uint) -> CUresult;
/**
An earlier form of [`cuDeviceGetUuid_v2`](crate::cuDeviceGetUuid_v2).

CUDA 9.2 and later. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual.

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
pub fn cuDeviceGetUuid(uuid: *mut CUuuid, dev: CUdevice) -> CUresult;
/**
An earlier form of [`cuMemcpyBatchAsync_v2`](crate::cuMemcpyBatchAsync_v2).

CUDA 12.8 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemcpyBatchAsync(dsts: *mut CUdeviceptr, srcs: *mut CUdeviceptr, sizes: *mut usize, count: usize, attrs: *mut CUmemcpyAttributes, attrsIdxs: *mut usize, numAttrs: usize, failIdx: *mut usize, hStream: CUstream) -> CUresult;
/**
An earlier form of [`cuMemcpy3DBatchAsync_v2`](crate::cuMemcpy3DBatchAsync_v2).

CUDA 12.8 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemcpy3DBatchAsync(numOps: usize, opList: *mut CUDA_MEMCPY3D_BATCH_OP, failIdx: *mut usize, flags: c_ulonglong, hStream: CUstream) -> CUresult;
/**
An earlier form of [`cuMemcpyBatchAsync_v2`](crate::cuMemcpyBatchAsync_v2). The default stream is the calling thread's own.

CUDA 12.8 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemcpyBatchAsync_ptsz(dsts: *mut CUdeviceptr, srcs: *mut CUdeviceptr, sizes: *mut usize, count: usize, attrs: *mut CUmemcpyAttributes, attrsIdxs: *mut usize, numAttrs: usize, failIdx: *mut usize, hStream: CUstream) -> CUresult;
/**
An earlier form of [`cuMemcpy3DBatchAsync_v2`](crate::cuMemcpy3DBatchAsync_v2). The default stream is the calling thread's own.

CUDA 12.8 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuMemcpy3DBatchAsync_ptsz(numOps: usize, opList: *mut CUDA_MEMCPY3D_BATCH_OP, failIdx: *mut usize, flags: c_ulonglong, hStream: CUstream) -> CUresult;
/**
An earlier form of [`cuStreamWriteValue32_v2`](crate::cuStreamWriteValue32_v2).

CUDA 8.0 and later. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual.

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
pub fn cuStreamWriteValue32(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: c_uint) -> CUresult;
/**
An earlier form of [`cuStreamWaitValue32_v2`](crate::cuStreamWaitValue32_v2).

CUDA 8.0 and later. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual.

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
pub fn cuStreamWaitValue32(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: c_uint) -> CUresult;
/**
An earlier form of [`cuStreamWriteValue64_v2`](crate::cuStreamWriteValue64_v2).

CUDA 9.0 and later. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual.

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
pub fn cuStreamWriteValue64(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: c_uint) -> CUresult;
/**
An earlier form of [`cuStreamWaitValue64_v2`](crate::cuStreamWaitValue64_v2).

CUDA 9.0 and later. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual.

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
pub fn cuStreamWaitValue64(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: c_uint) -> CUresult;
/**
An earlier form of [`cuStreamBatchMemOp_v2`](crate::cuStreamBatchMemOp_v2).

CUDA 8.0 and later. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual.

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
pub fn cuStreamBatchMemOp(stream: CUstream, count: c_uint, paramArray: *mut CUstreamBatchMemOpParams, flags: c_uint) -> CUresult;
/**
An earlier form of [`cuStreamWriteValue32_v2`](crate::cuStreamWriteValue32_v2). The default stream is the calling thread's own.

CUDA 8.0 and later. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual.

```c
CUresult cuStreamWriteValue32_ptsz(
    CUstream stream,
    CUdeviceptr addr,
    cuuint32_t value,
    unsigned int flags
);
```
*/
pub fn cuStreamWriteValue32_ptsz(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: c_uint) -> CUresult;
/**
An earlier form of [`cuStreamWaitValue32_v2`](crate::cuStreamWaitValue32_v2). The default stream is the calling thread's own.

CUDA 8.0 and later. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual.

```c
CUresult cuStreamWaitValue32_ptsz(
    CUstream stream,
    CUdeviceptr addr,
    cuuint32_t value,
    unsigned int flags
);
```
*/
pub fn cuStreamWaitValue32_ptsz(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: c_uint) -> CUresult;
/**
An earlier form of [`cuStreamWriteValue64_v2`](crate::cuStreamWriteValue64_v2). The default stream is the calling thread's own.

CUDA 9.0 and later. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual.

```c
CUresult cuStreamWriteValue64_ptsz(
    CUstream stream,
    CUdeviceptr addr,
    cuuint64_t value,
    unsigned int flags
);
```
*/
pub fn cuStreamWriteValue64_ptsz(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: c_uint) -> CUresult;
/**
An earlier form of [`cuStreamWaitValue64_v2`](crate::cuStreamWaitValue64_v2). The default stream is the calling thread's own.

CUDA 9.0 and later. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual.

```c
CUresult cuStreamWaitValue64_ptsz(
    CUstream stream,
    CUdeviceptr addr,
    cuuint64_t value,
    unsigned int flags
);
```
*/
pub fn cuStreamWaitValue64_ptsz(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: c_uint) -> CUresult;
/**
An earlier form of [`cuStreamBatchMemOp_v2`](crate::cuStreamBatchMemOp_v2). The default stream is the calling thread's own.

CUDA 8.0 and later. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual.

```c
CUresult cuStreamBatchMemOp_ptsz(
    CUstream stream,
    unsigned int count,
    CUstreamBatchMemOpParams *paramArray,
    unsigned int flags
);
```
*/
pub fn cuStreamBatchMemOp_ptsz(stream: CUstream, count: c_uint, paramArray: *mut CUstreamBatchMemOpParams, flags: c_uint) -> CUresult;
/**
An earlier form of [`cuMemPrefetchAsync_v2`](crate::cuMemPrefetchAsync_v2).

CUDA 8.0 and later. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual.

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
pub fn cuMemPrefetchAsync(devPtr: CUdeviceptr, count: usize, dstDevice: CUdevice, hStream: CUstream) -> CUresult;
/**
An earlier form of [`cuMemPrefetchAsync_v2`](crate::cuMemPrefetchAsync_v2). The default stream is the calling thread's own.

CUDA 8.0 and later. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual.

```c
CUresult cuMemPrefetchAsync_ptsz(
    CUdeviceptr devPtr,
    size_t count,
    CUdevice dstDevice,
    CUstream hStream
);
```
*/
pub fn cuMemPrefetchAsync_ptsz(devPtr: CUdeviceptr, count: usize, dstDevice: CUdevice, hStream: CUstream) -> CUresult;
/**
An earlier form of [`cuMemAdvise_v2`](crate::cuMemAdvise_v2).

CUDA 8.0 and later. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual.

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
pub fn cuMemAdvise(devPtr: CUdeviceptr, count: usize, advice: CUmem_advise, device: CUdevice) -> CUresult;
/**
An earlier form of [`cuStreamBeginCapture_v2`](crate::cuStreamBeginCapture_v2).

CUDA 10.0 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

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
pub fn cuStreamBeginCapture(hStream: CUstream) -> CUresult;
/**
An earlier form of [`cuStreamBeginCapture_v2`](crate::cuStreamBeginCapture_v2). The default stream is the calling thread's own.

CUDA 10.0 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamBeginCapture_ptsz(
    CUstream hStream
);
```
*/
pub fn cuStreamBeginCapture_ptsz(hStream: CUstream) -> CUresult;
/**
An earlier form of [`cuStreamGetCaptureInfo_v3`](crate::cuStreamGetCaptureInfo_v3).

CUDA 10.1 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

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
pub fn cuStreamGetCaptureInfo(hStream: CUstream, captureStatus_out: *mut CUstreamCaptureStatus, id_out: *mut cuuint64_t) -> CUresult;
/**
An earlier form of [`cuStreamGetCaptureInfo_v3`](crate::cuStreamGetCaptureInfo_v3). The default stream is the calling thread's own.

CUDA 10.1 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetCaptureInfo_ptsz(
    CUstream hStream,
    CUstreamCaptureStatus *captureStatus_out,
    cuuint64_t *id_out
);
```
*/
pub fn cuStreamGetCaptureInfo_ptsz(hStream: CUstream, captureStatus_out: *mut CUstreamCaptureStatus, id_out: *mut cuuint64_t) -> CUresult;
/**
An earlier form of [`cuStreamGetCaptureInfo_v3`](crate::cuStreamGetCaptureInfo_v3).

CUDA 11.3 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

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
pub fn cuStreamGetCaptureInfo_v2(hStream: CUstream, captureStatus_out: *mut CUstreamCaptureStatus, id_out: *mut cuuint64_t, graph_out: *mut CUgraph, dependencies_out: *mut *const CUgraphNode, numDependencies_out: *mut usize) -> CUresult;
/**
An earlier form of [`cuStreamGetCaptureInfo_v3`](crate::cuStreamGetCaptureInfo_v3). The default stream is the calling thread's own.

CUDA 11.3 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

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
pub fn cuStreamGetCaptureInfo_v2_ptsz(hStream: CUstream, captureStatus_out: *mut CUstreamCaptureStatus, id_out: *mut cuuint64_t, graph_out: *mut CUgraph, dependencies_out: *mut *const CUgraphNode, numDependencies_out: *mut usize) -> CUresult;
/**
An earlier form of [`cuGraphAddKernelNode_v2`](crate::cuGraphAddKernelNode_v2).

CUDA 10.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

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
pub fn cuGraphAddKernelNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v1) -> CUresult;
/**
An earlier form of [`cuGraphKernelNodeGetParams_v2`](crate::cuGraphKernelNodeGetParams_v2).

CUDA 10.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

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
pub fn cuGraphKernelNodeGetParams(hNode: CUgraphNode, nodeParams: *mut CUDA_KERNEL_NODE_PARAMS_v1) -> CUresult;
/**
An earlier form of [`cuGraphKernelNodeSetParams_v2`](crate::cuGraphKernelNodeSetParams_v2).

CUDA 10.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

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
pub fn cuGraphKernelNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v1) -> CUresult;
/**
An earlier form of [`cuGraphExecKernelNodeSetParams_v2`](crate::cuGraphExecKernelNodeSetParams_v2).

CUDA 10.1 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

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
pub fn cuGraphExecKernelNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v1) -> CUresult;
/**
An earlier form of [`cuGraphExecUpdate_v2`](crate::cuGraphExecUpdate_v2).

CUDA 10.2 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

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
pub fn cuGraphExecUpdate(hGraphExec: CUgraphExec, hGraph: CUgraph, hErrorNode_out: *mut CUgraphNode, updateResult_out: *mut CUgraphExecUpdateResult) -> CUresult;
/**
An earlier form of [`cuGraphGetEdges_v2`](crate::cuGraphGetEdges_v2).

CUDA 10.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

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
pub fn cuGraphGetEdges(hGraph: CUgraph, from: *mut CUgraphNode, to: *mut CUgraphNode, numEdges: *mut usize) -> CUresult;
/**
An earlier form of [`cuGraphNodeGetDependencies_v2`](crate::cuGraphNodeGetDependencies_v2).

CUDA 10.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

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
pub fn cuGraphNodeGetDependencies(hNode: CUgraphNode, dependencies: *mut CUgraphNode, numDependencies: *mut usize) -> CUresult;
/**
An earlier form of [`cuGraphNodeGetDependentNodes_v2`](crate::cuGraphNodeGetDependentNodes_v2).

CUDA 10.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

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
pub fn cuGraphNodeGetDependentNodes(hNode: CUgraphNode, dependentNodes: *mut CUgraphNode, numDependentNodes: *mut usize) -> CUresult;
/**
An earlier form of [`cuGraphAddDependencies_v2`](crate::cuGraphAddDependencies_v2).

CUDA 10.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

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
pub fn cuGraphAddDependencies(hGraph: CUgraph, from: *const CUgraphNode, to: *const CUgraphNode, numDependencies: usize) -> CUresult;
/**
An earlier form of [`cuGraphRemoveDependencies_v2`](crate::cuGraphRemoveDependencies_v2).

CUDA 10.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

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
pub fn cuGraphRemoveDependencies(hGraph: CUgraph, from: *const CUgraphNode, to: *const CUgraphNode, numDependencies: usize) -> CUresult;
/**
An earlier form of [`cuGraphAddNode_v2`](crate::cuGraphAddNode_v2).

CUDA 12.2 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

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
pub fn cuGraphAddNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *mut CUgraphNodeParams) -> CUresult;
/**
An earlier form of [`cuIpcOpenMemHandle_v2`](crate::cuIpcOpenMemHandle_v2).

CUDA 4.1 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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
pub fn cuIpcOpenMemHandle(pdptr: *mut CUdeviceptr, handle: CUipcMemHandle, Flags: c_uint) -> CUresult;
/**
An earlier form of [`cuGraphInstantiateWithFlags`](crate::cuGraphInstantiateWithFlags).

CUDA 10.0 and later. [Error Log Management Functions](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html) in NVIDIA's manual.

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
pub fn cuGraphInstantiate(phGraphExec: *mut CUgraphExec, hGraph: CUgraph, phErrorNode: *mut CUgraphNode, logBuffer: *mut c_char, bufferSize: usize) -> CUresult;
/**
An earlier form of [`cuGraphInstantiateWithFlags`](crate::cuGraphInstantiateWithFlags).

CUDA 11.0 and later. [Error Log Management Functions](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html) in NVIDIA's manual.

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
pub fn cuGraphInstantiate_v2(phGraphExec: *mut CUgraphExec, hGraph: CUgraph, phErrorNode: *mut CUgraphNode, logBuffer: *mut c_char, bufferSize: usize) -> CUresult;
/**
An earlier form of [`cuStreamUpdateCaptureDependencies_v2`](crate::cuStreamUpdateCaptureDependencies_v2).

CUDA 11.3 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

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
pub fn cuStreamUpdateCaptureDependencies(hStream: CUstream, dependencies: *mut CUgraphNode, numDependencies: usize, flags: c_uint) -> CUresult;
/**
An earlier form of [`cuStreamUpdateCaptureDependencies_v2`](crate::cuStreamUpdateCaptureDependencies_v2). The default stream is the calling thread's own.

CUDA 11.3 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamUpdateCaptureDependencies_ptsz(
    CUstream hStream,
    CUgraphNode *dependencies,
    size_t numDependencies,
    unsigned int flags
);
```
*/
pub fn cuStreamUpdateCaptureDependencies_ptsz(hStream: CUstream, dependencies: *mut CUgraphNode, numDependencies: usize, flags: c_uint) -> CUresult;
/**
An earlier form of [`cuGetProcAddress_v2`](crate::cuGetProcAddress_v2).

CUDA 11.3 and later. [Driver Entry Point Access](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DRIVER__ENTRY__POINT.html) in NVIDIA's manual.

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
pub fn cuGetProcAddress(symbol: *const c_char, pfn: *mut *mut c_void, cudaVersion: c_int, flags: cuuint64_t) -> CUresult;
}
