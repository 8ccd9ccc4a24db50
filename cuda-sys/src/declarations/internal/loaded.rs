// Made by libcuda-sys from the cuda.h of CUDA 13.5. Not for editing.

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
#[inline]
pub unsafe extern "C" fn cuMemcpy_ptds(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize) -> CUresult {
    unsafe { call3(&SLOTS[0], dst, src, ByteCount) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyPeer_ptds(dstDevice: CUdeviceptr, dstContext: CUcontext, srcDevice: CUdeviceptr, srcContext: CUcontext, ByteCount: usize) -> CUresult {
    unsafe { call5(&SLOTS[1], dstDevice, dstContext, srcDevice, srcContext, ByteCount) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyHtoD_v2_ptds(dstDevice: CUdeviceptr, srcHost: *const c_void, ByteCount: usize) -> CUresult {
    unsafe { call3(&SLOTS[2], dstDevice, srcHost, ByteCount) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyDtoH_v2_ptds(dstHost: *mut c_void, srcDevice: CUdeviceptr, ByteCount: usize) -> CUresult {
    unsafe { call3(&SLOTS[3], dstHost, srcDevice, ByteCount) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyDtoD_v2_ptds(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: usize) -> CUresult {
    unsafe { call3(&SLOTS[4], dstDevice, srcDevice, ByteCount) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyDtoA_v2_ptds(dstArray: CUarray, dstOffset: usize, srcDevice: CUdeviceptr, ByteCount: usize) -> CUresult {
    unsafe { call4(&SLOTS[5], dstArray, dstOffset, srcDevice, ByteCount) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyAtoD_v2_ptds(dstDevice: CUdeviceptr, srcArray: CUarray, srcOffset: usize, ByteCount: usize) -> CUresult {
    unsafe { call4(&SLOTS[6], dstDevice, srcArray, srcOffset, ByteCount) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyHtoA_v2_ptds(dstArray: CUarray, dstOffset: usize, srcHost: *const c_void, ByteCount: usize) -> CUresult {
    unsafe { call4(&SLOTS[7], dstArray, dstOffset, srcHost, ByteCount) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyAtoH_v2_ptds(dstHost: *mut c_void, srcArray: CUarray, srcOffset: usize, ByteCount: usize) -> CUresult {
    unsafe { call4(&SLOTS[8], dstHost, srcArray, srcOffset, ByteCount) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyAtoA_v2_ptds(dstArray: CUarray, dstOffset: usize, srcArray: CUarray, srcOffset: usize, ByteCount: usize) -> CUresult {
    unsafe { call5(&SLOTS[9], dstArray, dstOffset, srcArray, srcOffset, ByteCount) }
}
/**
[`cuMemcpy2D_v2`](crate::cuMemcpy2D_v2). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy2D_v2_ptds(
    const CUDA_MEMCPY2D *pCopy
);
```
*/
#[inline]
pub unsafe extern "C" fn cuMemcpy2D_v2_ptds(pCopy: *const CUDA_MEMCPY2D) -> CUresult {
    unsafe { call1(&SLOTS[10], pCopy) }
}
/**
[`cuMemcpy2DUnaligned_v2`](crate::cuMemcpy2DUnaligned_v2). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy2DUnaligned_v2_ptds(
    const CUDA_MEMCPY2D *pCopy
);
```
*/
#[inline]
pub unsafe extern "C" fn cuMemcpy2DUnaligned_v2_ptds(pCopy: *const CUDA_MEMCPY2D) -> CUresult {
    unsafe { call1(&SLOTS[11], pCopy) }
}
/**
[`cuMemcpy3D_v2`](crate::cuMemcpy3D_v2). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy3D_v2_ptds(
    const CUDA_MEMCPY3D *pCopy
);
```
*/
#[inline]
pub unsafe extern "C" fn cuMemcpy3D_v2_ptds(pCopy: *const CUDA_MEMCPY3D) -> CUresult {
    unsafe { call1(&SLOTS[12], pCopy) }
}
/**
[`cuMemcpy3DPeer`](crate::cuMemcpy3DPeer). The default stream is the calling thread's own.

CUDA 7.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy3DPeer_ptds(
    const CUDA_MEMCPY3D_PEER *pCopy
);
```
*/
#[inline]
pub unsafe extern "C" fn cuMemcpy3DPeer_ptds(pCopy: *const CUDA_MEMCPY3D_PEER) -> CUresult {
    unsafe { call1(&SLOTS[13], pCopy) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyAsync_ptsz(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[14], dst, src, ByteCount, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyPeerAsync_ptsz(dstDevice: CUdeviceptr, dstContext: CUcontext, srcDevice: CUdeviceptr, srcContext: CUcontext, ByteCount: usize, hStream: CUstream) -> CUresult {
    unsafe { call6(&SLOTS[15], dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyHtoDAsync_v2_ptsz(dstDevice: CUdeviceptr, srcHost: *const c_void, ByteCount: usize, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[16], dstDevice, srcHost, ByteCount, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyDtoHAsync_v2_ptsz(dstHost: *mut c_void, srcDevice: CUdeviceptr, ByteCount: usize, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[17], dstHost, srcDevice, ByteCount, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyDtoDAsync_v2_ptsz(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: usize, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[18], dstDevice, srcDevice, ByteCount, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyHtoAAsync_v2_ptsz(dstArray: CUarray, dstOffset: usize, srcHost: *const c_void, ByteCount: usize, hStream: CUstream) -> CUresult {
    unsafe { call5(&SLOTS[19], dstArray, dstOffset, srcHost, ByteCount, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyAtoHAsync_v2_ptsz(dstHost: *mut c_void, srcArray: CUarray, srcOffset: usize, ByteCount: usize, hStream: CUstream) -> CUresult {
    unsafe { call5(&SLOTS[20], dstHost, srcArray, srcOffset, ByteCount, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpy2DAsync_v2_ptsz(pCopy: *const CUDA_MEMCPY2D, hStream: CUstream) -> CUresult {
    unsafe { call2(&SLOTS[21], pCopy, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpy3DAsync_v2_ptsz(pCopy: *const CUDA_MEMCPY3D, hStream: CUstream) -> CUresult {
    unsafe { call2(&SLOTS[22], pCopy, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpy3DPeerAsync_ptsz(pCopy: *const CUDA_MEMCPY3D_PEER, hStream: CUstream) -> CUresult {
    unsafe { call2(&SLOTS[23], pCopy, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyBatchAsync_v2_ptsz(dsts: *mut CUdeviceptr, srcs: *mut CUdeviceptr, sizes: *mut usize, count: usize, attrs: *mut CUmemcpyAttributes, attrsIdxs: *mut usize, numAttrs: usize, hStream: CUstream) -> CUresult {
    unsafe { call8(&SLOTS[24], dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpy3DBatchAsync_v2_ptsz(numOps: usize, opList: *mut CUDA_MEMCPY3D_BATCH_OP, flags: c_ulonglong, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[25], numOps, opList, flags, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyWithAttributesAsync_ptsz(dst: CUdeviceptr, src: CUdeviceptr, size: usize, attr: *mut CUmemcpyAttributes, hStream: CUstream) -> CUresult {
    unsafe { call5(&SLOTS[26], dst, src, size, attr, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpy3DWithAttributesAsync_ptsz(op: *mut CUDA_MEMCPY3D_BATCH_OP, flags: c_ulonglong, hStream: CUstream) -> CUresult {
    unsafe { call3(&SLOTS[27], op, flags, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemsetD8_v2_ptds(dstDevice: CUdeviceptr, uc: c_uchar, N: usize) -> CUresult {
    unsafe { call3(&SLOTS[28], dstDevice, uc, N) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemsetD16_v2_ptds(dstDevice: CUdeviceptr, us: c_ushort, N: usize) -> CUresult {
    unsafe { call3(&SLOTS[29], dstDevice, us, N) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemsetD32_v2_ptds(dstDevice: CUdeviceptr, ui: c_uint, N: usize) -> CUresult {
    unsafe { call3(&SLOTS[30], dstDevice, ui, N) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemsetD2D8_v2_ptds(dstDevice: CUdeviceptr, dstPitch: usize, uc: c_uchar, Width: usize, Height: usize) -> CUresult {
    unsafe { call5(&SLOTS[31], dstDevice, dstPitch, uc, Width, Height) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemsetD2D16_v2_ptds(dstDevice: CUdeviceptr, dstPitch: usize, us: c_ushort, Width: usize, Height: usize) -> CUresult {
    unsafe { call5(&SLOTS[32], dstDevice, dstPitch, us, Width, Height) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemsetD2D32_v2_ptds(dstDevice: CUdeviceptr, dstPitch: usize, ui: c_uint, Width: usize, Height: usize) -> CUresult {
    unsafe { call5(&SLOTS[33], dstDevice, dstPitch, ui, Width, Height) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemsetD8Async_ptsz(dstDevice: CUdeviceptr, uc: c_uchar, N: usize, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[34], dstDevice, uc, N, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemsetD16Async_ptsz(dstDevice: CUdeviceptr, us: c_ushort, N: usize, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[35], dstDevice, us, N, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemsetD32Async_ptsz(dstDevice: CUdeviceptr, ui: c_uint, N: usize, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[36], dstDevice, ui, N, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemsetD2D8Async_ptsz(dstDevice: CUdeviceptr, dstPitch: usize, uc: c_uchar, Width: usize, Height: usize, hStream: CUstream) -> CUresult {
    unsafe { call6(&SLOTS[37], dstDevice, dstPitch, uc, Width, Height, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemsetD2D16Async_ptsz(dstDevice: CUdeviceptr, dstPitch: usize, us: c_ushort, Width: usize, Height: usize, hStream: CUstream) -> CUresult {
    unsafe { call6(&SLOTS[38], dstDevice, dstPitch, us, Width, Height, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemsetD2D32Async_ptsz(dstDevice: CUdeviceptr, dstPitch: usize, ui: c_uint, Width: usize, Height: usize, hStream: CUstream) -> CUresult {
    unsafe { call6(&SLOTS[39], dstDevice, dstPitch, ui, Width, Height, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemBatchDecompressAsync_ptsz(paramsArray: *mut CUmemDecompressParams, count: usize, flags: c_uint, errorIndex: *mut usize, stream: CUstream) -> CUresult {
    unsafe { call5(&SLOTS[40], paramsArray, count, flags, errorIndex, stream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemMapArrayAsync_ptsz(mapInfoList: *mut CUarrayMapInfo, count: c_uint, hStream: CUstream) -> CUresult {
    unsafe { call3(&SLOTS[41], mapInfoList, count, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemFreeAsync_ptsz(dptr: CUdeviceptr, hStream: CUstream) -> CUresult {
    unsafe { call2(&SLOTS[42], dptr, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemAllocAsync_ptsz(dptr: *mut CUdeviceptr, bytesize: usize, hStream: CUstream) -> CUresult {
    unsafe { call3(&SLOTS[43], dptr, bytesize, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemAllocFromPoolAsync_ptsz(dptr: *mut CUdeviceptr, bytesize: usize, pool: CUmemoryPool, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[44], dptr, bytesize, pool, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuFabricCpyBatchAsync_ptsz(numOps: usize, opList: *mut CUDA_FABRIC_COPY_BATCH_OP, flags: c_ulonglong, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[45], numOps, opList, flags, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemPrefetchAsync_v2_ptsz(devPtr: CUdeviceptr, count: usize, location: CUmemLocation, flags: c_uint, hStream: CUstream) -> CUresult {
    unsafe { call5(&SLOTS[46], devPtr, count, location, flags, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemPrefetchBatchAsync_ptsz(dptrs: *mut CUdeviceptr, sizes: *mut usize, count: usize, prefetchLocs: *mut CUmemLocation, prefetchLocIdxs: *mut usize, numPrefetchLocs: usize, flags: c_ulonglong, hStream: CUstream) -> CUresult {
    unsafe { call8(&SLOTS[47], dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemDiscardBatchAsync_ptsz(dptrs: *mut CUdeviceptr, sizes: *mut usize, count: usize, flags: c_ulonglong, hStream: CUstream) -> CUresult {
    unsafe { call5(&SLOTS[48], dptrs, sizes, count, flags, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemDiscardAndPrefetchBatchAsync_ptsz(dptrs: *mut CUdeviceptr, sizes: *mut usize, count: usize, prefetchLocs: *mut CUmemLocation, prefetchLocIdxs: *mut usize, numPrefetchLocs: usize, flags: c_ulonglong, hStream: CUstream) -> CUresult {
    unsafe { call8(&SLOTS[49], dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamBeginCaptureToCig_ptsz(hStream: CUstream, streamCigCaptureParams: *mut CUstreamCigCaptureParams) -> CUresult {
    unsafe { call2(&SLOTS[50], hStream, streamCigCaptureParams) }
}
/**
[`cuStreamEndCaptureToCig`](crate::cuStreamEndCaptureToCig). The default stream is the calling thread's own.

CUDA 13.1 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamEndCaptureToCig_ptsz(
    CUstream hStream
);
```
*/
#[inline]
pub unsafe extern "C" fn cuStreamEndCaptureToCig_ptsz(hStream: CUstream) -> CUresult {
    unsafe { call1(&SLOTS[51], hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamGetPriority_ptsz(hStream: CUstream, priority: *mut c_int) -> CUresult {
    unsafe { call2(&SLOTS[52], hStream, priority) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamGetDevice_ptsz(hStream: CUstream, device: *mut CUdevice) -> CUresult {
    unsafe { call2(&SLOTS[53], hStream, device) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamGetFlags_ptsz(hStream: CUstream, flags: *mut c_uint) -> CUresult {
    unsafe { call2(&SLOTS[54], hStream, flags) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamGetId_ptsz(hStream: CUstream, streamId: *mut c_ulonglong) -> CUresult {
    unsafe { call2(&SLOTS[55], hStream, streamId) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamGetCtx_ptsz(hStream: CUstream, pctx: *mut CUcontext) -> CUresult {
    unsafe { call2(&SLOTS[56], hStream, pctx) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamGetCtx_v2_ptsz(hStream: CUstream, pCtx: *mut CUcontext, pGreenCtx: *mut CUgreenCtx) -> CUresult {
    unsafe { call3(&SLOTS[57], hStream, pCtx, pGreenCtx) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamWaitEvent_ptsz(hStream: CUstream, hEvent: CUevent, Flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[58], hStream, hEvent, Flags) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamAddCallback_ptsz(hStream: CUstream, callback: CUstreamCallback, userData: *mut c_void, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[59], hStream, callback, userData, flags) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamBeginCapture_v2_ptsz(hStream: CUstream, mode: CUstreamCaptureMode) -> CUresult {
    unsafe { call2(&SLOTS[60], hStream, mode) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamBeginRecaptureToGraph_ptsz(hStream: CUstream, mode: CUstreamCaptureMode, hGraph: CUgraph, callbackFunc: CUgraphRecaptureCallback, userData: *mut c_void) -> CUresult {
    unsafe { call5(&SLOTS[61], hStream, mode, hGraph, callbackFunc, userData) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamBeginCaptureToGraph_ptsz(hStream: CUstream, hGraph: CUgraph, dependencies: *const CUgraphNode, dependencyData: *const CUgraphEdgeData, numDependencies: usize, mode: CUstreamCaptureMode) -> CUresult {
    unsafe { call6(&SLOTS[62], hStream, hGraph, dependencies, dependencyData, numDependencies, mode) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamEndCapture_ptsz(hStream: CUstream, phGraph: *mut CUgraph) -> CUresult {
    unsafe { call2(&SLOTS[63], hStream, phGraph) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamIsCapturing_ptsz(hStream: CUstream, captureStatus: *mut CUstreamCaptureStatus) -> CUresult {
    unsafe { call2(&SLOTS[64], hStream, captureStatus) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamGetCaptureInfo_v3_ptsz(hStream: CUstream, captureStatus_out: *mut CUstreamCaptureStatus, id_out: *mut cuuint64_t, graph_out: *mut CUgraph, dependencies_out: *mut *const CUgraphNode, edgeData_out: *mut *const CUgraphEdgeData, numDependencies_out: *mut usize) -> CUresult {
    unsafe { call7(&SLOTS[65], hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamUpdateCaptureDependencies_v2_ptsz(hStream: CUstream, dependencies: *mut CUgraphNode, dependencyData: *const CUgraphEdgeData, numDependencies: usize, flags: c_uint) -> CUresult {
    unsafe { call5(&SLOTS[66], hStream, dependencies, dependencyData, numDependencies, flags) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamAttachMemAsync_ptsz(hStream: CUstream, dptr: CUdeviceptr, length: usize, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[67], hStream, dptr, length, flags) }
}
/**
[`cuStreamQuery`](crate::cuStreamQuery). The default stream is the calling thread's own.

CUDA 7.0 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamQuery_ptsz(
    CUstream hStream
);
```
*/
#[inline]
pub unsafe extern "C" fn cuStreamQuery_ptsz(hStream: CUstream) -> CUresult {
    unsafe { call1(&SLOTS[68], hStream) }
}
/**
[`cuStreamSynchronize`](crate::cuStreamSynchronize). The default stream is the calling thread's own.

CUDA 7.0 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamSynchronize_ptsz(
    CUstream hStream
);
```
*/
#[inline]
pub unsafe extern "C" fn cuStreamSynchronize_ptsz(hStream: CUstream) -> CUresult {
    unsafe { call1(&SLOTS[69], hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamCopyAttributes_ptsz(dst: CUstream, src: CUstream) -> CUresult {
    unsafe { call2(&SLOTS[70], dst, src) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamGetAttribute_ptsz(hStream: CUstream, attr: CUstreamAttrID, value_out: *mut CUstreamAttrValue) -> CUresult {
    unsafe { call3(&SLOTS[71], hStream, attr, value_out) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamSetAttribute_ptsz(hStream: CUstream, attr: CUstreamAttrID, value: *const CUstreamAttrValue) -> CUresult {
    unsafe { call3(&SLOTS[72], hStream, attr, value) }
}
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
#[inline]
pub unsafe extern "C" fn cuEventRecord_ptsz(hEvent: CUevent, hStream: CUstream) -> CUresult {
    unsafe { call2(&SLOTS[73], hEvent, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuEventRecordWithFlags_ptsz(hEvent: CUevent, hStream: CUstream, flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[74], hEvent, hStream, flags) }
}
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
#[inline]
pub unsafe extern "C" fn cuSignalExternalSemaphoresAsync_ptsz(extSemArray: *const CUexternalSemaphore, paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, numExtSems: c_uint, stream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[75], extSemArray, paramsArray, numExtSems, stream) }
}
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
#[inline]
pub unsafe extern "C" fn cuWaitExternalSemaphoresAsync_ptsz(extSemArray: *const CUexternalSemaphore, paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, numExtSems: c_uint, stream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[76], extSemArray, paramsArray, numExtSems, stream) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamWaitValue32_v2_ptsz(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[77], stream, addr, value, flags) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamWaitValue64_v2_ptsz(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[78], stream, addr, value, flags) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamWriteValue32_v2_ptsz(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[79], stream, addr, value, flags) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamWriteValue64_v2_ptsz(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[80], stream, addr, value, flags) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamBatchMemOp_v2_ptsz(stream: CUstream, count: c_uint, paramArray: *mut CUstreamBatchMemOpParams, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[81], stream, count, paramArray, flags) }
}
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
#[inline]
pub unsafe extern "C" fn cuLaunchKernel_ptsz(f: CUfunction, gridDimX: c_uint, gridDimY: c_uint, gridDimZ: c_uint, blockDimX: c_uint, blockDimY: c_uint, blockDimZ: c_uint, sharedMemBytes: c_uint, hStream: CUstream, kernelParams: *mut *mut c_void, extra: *mut *mut c_void) -> CUresult {
    unsafe { call11(&SLOTS[82], f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra) }
}
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
#[inline]
pub unsafe extern "C" fn cuLaunchKernelEx_ptsz(config: *const CUlaunchConfig, f: CUfunction, kernelParams: *mut *mut c_void, extra: *mut *mut c_void) -> CUresult {
    unsafe { call4(&SLOTS[83], config, f, kernelParams, extra) }
}
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
#[inline]
pub unsafe extern "C" fn cuLaunchCooperativeKernel_ptsz(f: CUfunction, gridDimX: c_uint, gridDimY: c_uint, gridDimZ: c_uint, blockDimX: c_uint, blockDimY: c_uint, blockDimZ: c_uint, sharedMemBytes: c_uint, hStream: CUstream, kernelParams: *mut *mut c_void) -> CUresult {
    unsafe { call10(&SLOTS[84], f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams) }
}
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
#[inline]
pub unsafe extern "C" fn cuLaunchHostFunc_ptsz(hStream: CUstream, fn_: CUhostFn, userData: *mut c_void) -> CUresult {
    unsafe { call3(&SLOTS[85], hStream, fn_, userData) }
}
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
#[inline]
pub unsafe extern "C" fn cuLaunchHostFunc_v2_ptsz(hStream: CUstream, fn_: CUhostFn, userData: *mut c_void, syncMode: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[86], hStream, fn_, userData, syncMode) }
}
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
#[inline]
pub unsafe extern "C" fn cuGraphInstantiateWithParams_ptsz(phGraphExec: *mut CUgraphExec, hGraph: CUgraph, instantiateParams: *mut CUDA_GRAPH_INSTANTIATE_PARAMS) -> CUresult {
    unsafe { call3(&SLOTS[87], phGraphExec, hGraph, instantiateParams) }
}
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
#[inline]
pub unsafe extern "C" fn cuGraphUpload_ptsz(hGraphExec: CUgraphExec, hStream: CUstream) -> CUresult {
    unsafe { call2(&SLOTS[88], hGraphExec, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuGraphLaunch_ptsz(hGraphExec: CUgraphExec, hStream: CUstream) -> CUresult {
    unsafe { call2(&SLOTS[89], hGraphExec, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuGraphicsMapResources_ptsz(count: c_uint, resources: *mut CUgraphicsResource, hStream: CUstream) -> CUresult {
    unsafe { call3(&SLOTS[90], count, resources, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuGraphicsUnmapResources_ptsz(count: c_uint, resources: *mut CUgraphicsResource, hStream: CUstream) -> CUresult {
    unsafe { call3(&SLOTS[91], count, resources, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamGetDevResource_ptsz(hStream: CUstream, resource: *mut CUdevResource, type_: CUdevResourceType) -> CUresult {
    unsafe { call3(&SLOTS[92], hStream, resource, type_) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemHostRegister(p: *mut c_void, bytesize: usize, Flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[93], p, bytesize, Flags) }
}
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
#[inline]
pub unsafe extern "C" fn cuGraphicsResourceSetMapFlags(resource: CUgraphicsResource, flags: c_uint) -> CUresult {
    unsafe { call2(&SLOTS[94], resource, flags) }
}
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
#[inline]
pub unsafe extern "C" fn cuLinkCreate(numOptions: c_uint, options: *mut CUjit_option, optionValues: *mut *mut c_void, stateOut: *mut CUlinkState) -> CUresult {
    unsafe { call4(&SLOTS[95], numOptions, options, optionValues, stateOut) }
}
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
#[inline]
pub unsafe extern "C" fn cuLinkAddData(state: CUlinkState, type_: CUjitInputType, data: *mut c_void, size: usize, name: *const c_char, numOptions: c_uint, options: *mut CUjit_option, optionValues: *mut *mut c_void) -> CUresult {
    unsafe { call8(&SLOTS[96], state, type_, data, size, name, numOptions, options, optionValues) }
}
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
#[inline]
pub unsafe extern "C" fn cuLinkAddFile(state: CUlinkState, type_: CUjitInputType, path: *const c_char, numOptions: c_uint, options: *mut CUjit_option, optionValues: *mut *mut c_void) -> CUresult {
    unsafe { call6(&SLOTS[97], state, type_, path, numOptions, options, optionValues) }
}
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
#[inline]
pub unsafe extern "C" fn cuTexRefSetAddress2D_v2(hTexRef: CUtexref, desc: *const CUDA_ARRAY_DESCRIPTOR, dptr: CUdeviceptr, Pitch: usize) -> CUresult {
    unsafe { call4(&SLOTS[98], hTexRef, desc, dptr, Pitch) }
}
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
#[inline]
pub unsafe extern "C" fn cuDeviceTotalMem(bytes: *mut c_uint, dev: CUdevice) -> CUresult {
    unsafe { call2(&SLOTS[99], bytes, dev) }
}
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
#[inline]
pub unsafe extern "C" fn cuCtxCreate(pctx: *mut CUcontext, flags: c_uint, dev: CUdevice) -> CUresult {
    unsafe { call3(&SLOTS[100], pctx, flags, dev) }
}
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
#[inline]
pub unsafe extern "C" fn cuCtxCreate_v2(pctx: *mut CUcontext, flags: c_uint, dev: CUdevice) -> CUresult {
    unsafe { call3(&SLOTS[101], pctx, flags, dev) }
}
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
#[inline]
pub unsafe extern "C" fn cuCtxCreate_v3(pctx: *mut CUcontext, paramsArray: *mut CUexecAffinityParam, numParams: c_int, flags: c_uint, dev: CUdevice) -> CUresult {
    unsafe { call5(&SLOTS[102], pctx, paramsArray, numParams, flags, dev) }
}
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
#[inline]
pub unsafe extern "C" fn cuModuleGetGlobal(dptr: *mut CUdeviceptr_v1, bytes: *mut c_uint, hmod: CUmodule, name: *const c_char) -> CUresult {
    unsafe { call4(&SLOTS[103], dptr, bytes, hmod, name) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemGetInfo(free: *mut c_uint, total: *mut c_uint) -> CUresult {
    unsafe { call2(&SLOTS[104], free, total) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemAlloc(dptr: *mut CUdeviceptr_v1, bytesize: c_uint) -> CUresult {
    unsafe { call2(&SLOTS[105], dptr, bytesize) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemAllocPitch(dptr: *mut CUdeviceptr_v1, pPitch: *mut c_uint, WidthInBytes: c_uint, Height: c_uint, ElementSizeBytes: c_uint) -> CUresult {
    unsafe { call5(&SLOTS[106], dptr, pPitch, WidthInBytes, Height, ElementSizeBytes) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemFree(dptr: CUdeviceptr_v1) -> CUresult {
    unsafe { call1(&SLOTS[107], dptr) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemGetAddressRange(pbase: *mut CUdeviceptr_v1, psize: *mut c_uint, dptr: CUdeviceptr_v1) -> CUresult {
    unsafe { call3(&SLOTS[108], pbase, psize, dptr) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemAllocHost(pp: *mut *mut c_void, bytesize: c_uint) -> CUresult {
    unsafe { call2(&SLOTS[109], pp, bytesize) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemHostGetDevicePointer(pdptr: *mut CUdeviceptr_v1, p: *mut c_void, Flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[110], pdptr, p, Flags) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyHtoD(dstDevice: CUdeviceptr_v1, srcHost: *const c_void, ByteCount: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[111], dstDevice, srcHost, ByteCount) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyDtoH(dstHost: *mut c_void, srcDevice: CUdeviceptr_v1, ByteCount: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[112], dstHost, srcDevice, ByteCount) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyDtoD(dstDevice: CUdeviceptr_v1, srcDevice: CUdeviceptr_v1, ByteCount: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[113], dstDevice, srcDevice, ByteCount) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyDtoA(dstArray: CUarray, dstOffset: c_uint, srcDevice: CUdeviceptr_v1, ByteCount: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[114], dstArray, dstOffset, srcDevice, ByteCount) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyAtoD(dstDevice: CUdeviceptr_v1, srcArray: CUarray, srcOffset: c_uint, ByteCount: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[115], dstDevice, srcArray, srcOffset, ByteCount) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyHtoA(dstArray: CUarray, dstOffset: c_uint, srcHost: *const c_void, ByteCount: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[116], dstArray, dstOffset, srcHost, ByteCount) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyAtoH(dstHost: *mut c_void, srcArray: CUarray, srcOffset: c_uint, ByteCount: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[117], dstHost, srcArray, srcOffset, ByteCount) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyAtoA(dstArray: CUarray, dstOffset: c_uint, srcArray: CUarray, srcOffset: c_uint, ByteCount: c_uint) -> CUresult {
    unsafe { call5(&SLOTS[118], dstArray, dstOffset, srcArray, srcOffset, ByteCount) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyHtoAAsync(dstArray: CUarray, dstOffset: c_uint, srcHost: *const c_void, ByteCount: c_uint, hStream: CUstream) -> CUresult {
    unsafe { call5(&SLOTS[119], dstArray, dstOffset, srcHost, ByteCount, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyAtoHAsync(dstHost: *mut c_void, srcArray: CUarray, srcOffset: c_uint, ByteCount: c_uint, hStream: CUstream) -> CUresult {
    unsafe { call5(&SLOTS[120], dstHost, srcArray, srcOffset, ByteCount, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpy2D(pCopy: *const CUDA_MEMCPY2D_v1) -> CUresult {
    unsafe { call1(&SLOTS[121], pCopy) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpy2DUnaligned(pCopy: *const CUDA_MEMCPY2D_v1) -> CUresult {
    unsafe { call1(&SLOTS[122], pCopy) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpy3D(pCopy: *const CUDA_MEMCPY3D_v1) -> CUresult {
    unsafe { call1(&SLOTS[123], pCopy) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyHtoDAsync(dstDevice: CUdeviceptr_v1, srcHost: *const c_void, ByteCount: c_uint, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[124], dstDevice, srcHost, ByteCount, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyDtoHAsync(dstHost: *mut c_void, srcDevice: CUdeviceptr_v1, ByteCount: c_uint, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[125], dstHost, srcDevice, ByteCount, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyDtoDAsync(dstDevice: CUdeviceptr_v1, srcDevice: CUdeviceptr_v1, ByteCount: c_uint, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[126], dstDevice, srcDevice, ByteCount, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpy2DAsync(pCopy: *const CUDA_MEMCPY2D_v1, hStream: CUstream) -> CUresult {
    unsafe { call2(&SLOTS[127], pCopy, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpy3DAsync(pCopy: *const CUDA_MEMCPY3D_v1, hStream: CUstream) -> CUresult {
    unsafe { call2(&SLOTS[128], pCopy, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemsetD8(dstDevice: CUdeviceptr_v1, uc: c_uchar, N: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[129], dstDevice, uc, N) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemsetD16(dstDevice: CUdeviceptr_v1, us: c_ushort, N: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[130], dstDevice, us, N) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemsetD32(dstDevice: CUdeviceptr_v1, ui: c_uint, N: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[131], dstDevice, ui, N) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemsetD2D8(dstDevice: CUdeviceptr_v1, dstPitch: c_uint, uc: c_uchar, Width: c_uint, Height: c_uint) -> CUresult {
    unsafe { call5(&SLOTS[132], dstDevice, dstPitch, uc, Width, Height) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemsetD2D16(dstDevice: CUdeviceptr_v1, dstPitch: c_uint, us: c_ushort, Width: c_uint, Height: c_uint) -> CUresult {
    unsafe { call5(&SLOTS[133], dstDevice, dstPitch, us, Width, Height) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemsetD2D32(dstDevice: CUdeviceptr_v1, dstPitch: c_uint, ui: c_uint, Width: c_uint, Height: c_uint) -> CUresult {
    unsafe { call5(&SLOTS[134], dstDevice, dstPitch, ui, Width, Height) }
}
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
#[inline]
pub unsafe extern "C" fn cuArrayCreate(pHandle: *mut CUarray, pAllocateArray: *const CUDA_ARRAY_DESCRIPTOR_v1) -> CUresult {
    unsafe { call2(&SLOTS[135], pHandle, pAllocateArray) }
}
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
#[inline]
pub unsafe extern "C" fn cuArrayGetDescriptor(pArrayDescriptor: *mut CUDA_ARRAY_DESCRIPTOR_v1, hArray: CUarray) -> CUresult {
    unsafe { call2(&SLOTS[136], pArrayDescriptor, hArray) }
}
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
#[inline]
pub unsafe extern "C" fn cuArray3DCreate(pHandle: *mut CUarray, pAllocateArray: *const CUDA_ARRAY3D_DESCRIPTOR_v1) -> CUresult {
    unsafe { call2(&SLOTS[137], pHandle, pAllocateArray) }
}
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
#[inline]
pub unsafe extern "C" fn cuArray3DGetDescriptor(pArrayDescriptor: *mut CUDA_ARRAY3D_DESCRIPTOR_v1, hArray: CUarray) -> CUresult {
    unsafe { call2(&SLOTS[138], pArrayDescriptor, hArray) }
}
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
#[inline]
pub unsafe extern "C" fn cuTexRefSetAddress(ByteOffset: *mut c_uint, hTexRef: CUtexref, dptr: CUdeviceptr_v1, bytes: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[139], ByteOffset, hTexRef, dptr, bytes) }
}
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
#[inline]
pub unsafe extern "C" fn cuTexRefSetAddress2D(hTexRef: CUtexref, desc: *const CUDA_ARRAY_DESCRIPTOR_v1, dptr: CUdeviceptr_v1, Pitch: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[140], hTexRef, desc, dptr, Pitch) }
}
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
#[inline]
pub unsafe extern "C" fn cuTexRefGetAddress(pdptr: *mut CUdeviceptr_v1, hTexRef: CUtexref) -> CUresult {
    unsafe { call2(&SLOTS[141], pdptr, hTexRef) }
}
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
#[inline]
pub unsafe extern "C" fn cuGraphicsResourceGetMappedPointer(pDevPtr: *mut CUdeviceptr_v1, pSize: *mut c_uint, resource: CUgraphicsResource) -> CUresult {
    unsafe { call3(&SLOTS[142], pDevPtr, pSize, resource) }
}
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
#[inline]
pub unsafe extern "C" fn cuCtxDestroy(ctx: CUcontext) -> CUresult {
    unsafe { call1(&SLOTS[143], ctx) }
}
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
#[inline]
pub unsafe extern "C" fn cuCtxPopCurrent(pctx: *mut CUcontext) -> CUresult {
    unsafe { call1(&SLOTS[144], pctx) }
}
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
#[inline]
pub unsafe extern "C" fn cuCtxPushCurrent(ctx: CUcontext) -> CUresult {
    unsafe { call1(&SLOTS[145], ctx) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamDestroy(hStream: CUstream) -> CUresult {
    unsafe { call1(&SLOTS[146], hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuEventDestroy(hEvent: CUevent) -> CUresult {
    unsafe { call1(&SLOTS[147], hEvent) }
}
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
#[inline]
pub unsafe extern "C" fn cuEventElapsedTime(pMilliseconds: *mut f32, hStart: CUevent, hEnd: CUevent) -> CUresult {
    unsafe { call3(&SLOTS[148], pMilliseconds, hStart, hEnd) }
}
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
#[inline]
pub unsafe extern "C" fn cuDevicePrimaryCtxRelease(dev: CUdevice) -> CUresult {
    unsafe { call1(&SLOTS[149], dev) }
}
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
#[inline]
pub unsafe extern "C" fn cuDevicePrimaryCtxReset(dev: CUdevice) -> CUresult {
    unsafe { call1(&SLOTS[150], dev) }
}
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
#[inline]
pub unsafe extern "C" fn cuDevicePrimaryCtxSetFlags(dev: CUdevice, flags: c_uint) -> CUresult {
    unsafe { call2(&SLOTS[151], dev, flags) }
}
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
#[inline]
pub unsafe extern "C" fn cuDeviceGetUuid(uuid: *mut CUuuid, dev: CUdevice) -> CUresult {
    unsafe { call2(&SLOTS[152], uuid, dev) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyBatchAsync(dsts: *mut CUdeviceptr, srcs: *mut CUdeviceptr, sizes: *mut usize, count: usize, attrs: *mut CUmemcpyAttributes, attrsIdxs: *mut usize, numAttrs: usize, failIdx: *mut usize, hStream: CUstream) -> CUresult {
    unsafe { call9(&SLOTS[153], dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpy3DBatchAsync(numOps: usize, opList: *mut CUDA_MEMCPY3D_BATCH_OP, failIdx: *mut usize, flags: c_ulonglong, hStream: CUstream) -> CUresult {
    unsafe { call5(&SLOTS[154], numOps, opList, failIdx, flags, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpyBatchAsync_ptsz(dsts: *mut CUdeviceptr, srcs: *mut CUdeviceptr, sizes: *mut usize, count: usize, attrs: *mut CUmemcpyAttributes, attrsIdxs: *mut usize, numAttrs: usize, failIdx: *mut usize, hStream: CUstream) -> CUresult {
    unsafe { call9(&SLOTS[155], dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemcpy3DBatchAsync_ptsz(numOps: usize, opList: *mut CUDA_MEMCPY3D_BATCH_OP, failIdx: *mut usize, flags: c_ulonglong, hStream: CUstream) -> CUresult {
    unsafe { call5(&SLOTS[156], numOps, opList, failIdx, flags, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamWriteValue32(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[157], stream, addr, value, flags) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamWaitValue32(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[158], stream, addr, value, flags) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamWriteValue64(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[159], stream, addr, value, flags) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamWaitValue64(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[160], stream, addr, value, flags) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamBatchMemOp(stream: CUstream, count: c_uint, paramArray: *mut CUstreamBatchMemOpParams, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[161], stream, count, paramArray, flags) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamWriteValue32_ptsz(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[162], stream, addr, value, flags) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamWaitValue32_ptsz(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[163], stream, addr, value, flags) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamWriteValue64_ptsz(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[164], stream, addr, value, flags) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamWaitValue64_ptsz(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[165], stream, addr, value, flags) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamBatchMemOp_ptsz(stream: CUstream, count: c_uint, paramArray: *mut CUstreamBatchMemOpParams, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[166], stream, count, paramArray, flags) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemPrefetchAsync(devPtr: CUdeviceptr, count: usize, dstDevice: CUdevice, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[167], devPtr, count, dstDevice, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemPrefetchAsync_ptsz(devPtr: CUdeviceptr, count: usize, dstDevice: CUdevice, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[168], devPtr, count, dstDevice, hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuMemAdvise(devPtr: CUdeviceptr, count: usize, advice: CUmem_advise, device: CUdevice) -> CUresult {
    unsafe { call4(&SLOTS[169], devPtr, count, advice, device) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamBeginCapture(hStream: CUstream) -> CUresult {
    unsafe { call1(&SLOTS[170], hStream) }
}
/**
An earlier form of [`cuStreamBeginCapture_v2`](crate::cuStreamBeginCapture_v2). The default stream is the calling thread's own.

CUDA 10.0 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamBeginCapture_ptsz(
    CUstream hStream
);
```
*/
#[inline]
pub unsafe extern "C" fn cuStreamBeginCapture_ptsz(hStream: CUstream) -> CUresult {
    unsafe { call1(&SLOTS[171], hStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamGetCaptureInfo(hStream: CUstream, captureStatus_out: *mut CUstreamCaptureStatus, id_out: *mut cuuint64_t) -> CUresult {
    unsafe { call3(&SLOTS[172], hStream, captureStatus_out, id_out) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamGetCaptureInfo_ptsz(hStream: CUstream, captureStatus_out: *mut CUstreamCaptureStatus, id_out: *mut cuuint64_t) -> CUresult {
    unsafe { call3(&SLOTS[173], hStream, captureStatus_out, id_out) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamGetCaptureInfo_v2(hStream: CUstream, captureStatus_out: *mut CUstreamCaptureStatus, id_out: *mut cuuint64_t, graph_out: *mut CUgraph, dependencies_out: *mut *const CUgraphNode, numDependencies_out: *mut usize) -> CUresult {
    unsafe { call6(&SLOTS[174], hStream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamGetCaptureInfo_v2_ptsz(hStream: CUstream, captureStatus_out: *mut CUstreamCaptureStatus, id_out: *mut cuuint64_t, graph_out: *mut CUgraph, dependencies_out: *mut *const CUgraphNode, numDependencies_out: *mut usize) -> CUresult {
    unsafe { call6(&SLOTS[175], hStream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out) }
}
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
#[inline]
pub unsafe extern "C" fn cuGraphAddKernelNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v1) -> CUresult {
    unsafe { call5(&SLOTS[176], phGraphNode, hGraph, dependencies, numDependencies, nodeParams) }
}
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
#[inline]
pub unsafe extern "C" fn cuGraphKernelNodeGetParams(hNode: CUgraphNode, nodeParams: *mut CUDA_KERNEL_NODE_PARAMS_v1) -> CUresult {
    unsafe { call2(&SLOTS[177], hNode, nodeParams) }
}
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
#[inline]
pub unsafe extern "C" fn cuGraphKernelNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v1) -> CUresult {
    unsafe { call2(&SLOTS[178], hNode, nodeParams) }
}
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
#[inline]
pub unsafe extern "C" fn cuGraphExecKernelNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v1) -> CUresult {
    unsafe { call3(&SLOTS[179], hGraphExec, hNode, nodeParams) }
}
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
#[inline]
pub unsafe extern "C" fn cuGraphExecUpdate(hGraphExec: CUgraphExec, hGraph: CUgraph, hErrorNode_out: *mut CUgraphNode, updateResult_out: *mut CUgraphExecUpdateResult) -> CUresult {
    unsafe { call4(&SLOTS[180], hGraphExec, hGraph, hErrorNode_out, updateResult_out) }
}
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
#[inline]
pub unsafe extern "C" fn cuGraphGetEdges(hGraph: CUgraph, from: *mut CUgraphNode, to: *mut CUgraphNode, numEdges: *mut usize) -> CUresult {
    unsafe { call4(&SLOTS[181], hGraph, from, to, numEdges) }
}
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
#[inline]
pub unsafe extern "C" fn cuGraphNodeGetDependencies(hNode: CUgraphNode, dependencies: *mut CUgraphNode, numDependencies: *mut usize) -> CUresult {
    unsafe { call3(&SLOTS[182], hNode, dependencies, numDependencies) }
}
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
#[inline]
pub unsafe extern "C" fn cuGraphNodeGetDependentNodes(hNode: CUgraphNode, dependentNodes: *mut CUgraphNode, numDependentNodes: *mut usize) -> CUresult {
    unsafe { call3(&SLOTS[183], hNode, dependentNodes, numDependentNodes) }
}
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
#[inline]
pub unsafe extern "C" fn cuGraphAddDependencies(hGraph: CUgraph, from: *const CUgraphNode, to: *const CUgraphNode, numDependencies: usize) -> CUresult {
    unsafe { call4(&SLOTS[184], hGraph, from, to, numDependencies) }
}
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
#[inline]
pub unsafe extern "C" fn cuGraphRemoveDependencies(hGraph: CUgraph, from: *const CUgraphNode, to: *const CUgraphNode, numDependencies: usize) -> CUresult {
    unsafe { call4(&SLOTS[185], hGraph, from, to, numDependencies) }
}
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
#[inline]
pub unsafe extern "C" fn cuGraphAddNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *mut CUgraphNodeParams) -> CUresult {
    unsafe { call5(&SLOTS[186], phGraphNode, hGraph, dependencies, numDependencies, nodeParams) }
}
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
#[inline]
pub unsafe extern "C" fn cuIpcOpenMemHandle(pdptr: *mut CUdeviceptr, handle: CUipcMemHandle, Flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[187], pdptr, handle, Flags) }
}
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
#[inline]
pub unsafe extern "C" fn cuGraphInstantiate(phGraphExec: *mut CUgraphExec, hGraph: CUgraph, phErrorNode: *mut CUgraphNode, logBuffer: *mut c_char, bufferSize: usize) -> CUresult {
    unsafe { call5(&SLOTS[188], phGraphExec, hGraph, phErrorNode, logBuffer, bufferSize) }
}
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
#[inline]
pub unsafe extern "C" fn cuGraphInstantiate_v2(phGraphExec: *mut CUgraphExec, hGraph: CUgraph, phErrorNode: *mut CUgraphNode, logBuffer: *mut c_char, bufferSize: usize) -> CUresult {
    unsafe { call5(&SLOTS[189], phGraphExec, hGraph, phErrorNode, logBuffer, bufferSize) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamUpdateCaptureDependencies(hStream: CUstream, dependencies: *mut CUgraphNode, numDependencies: usize, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[190], hStream, dependencies, numDependencies, flags) }
}
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
#[inline]
pub unsafe extern "C" fn cuStreamUpdateCaptureDependencies_ptsz(hStream: CUstream, dependencies: *mut CUgraphNode, numDependencies: usize, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[191], hStream, dependencies, numDependencies, flags) }
}
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
#[inline]
pub unsafe extern "C" fn cuGetProcAddress(symbol: *const c_char, pfn: *mut *mut c_void, cudaVersion: c_int, flags: cuuint64_t) -> CUresult {
    unsafe { call4(&SLOTS[192], symbol, pfn, cudaVersion, flags) }
}

#[allow(deprecated)]
pub(crate) static SLOTS: [Slot; 193] = [
    slot3::<0, _, _, _>(cuMemcpy_ptds),
    slot5::<1, _, _, _, _, _>(cuMemcpyPeer_ptds),
    slot3::<2, _, _, _>(cuMemcpyHtoD_v2_ptds),
    slot3::<3, _, _, _>(cuMemcpyDtoH_v2_ptds),
    slot3::<4, _, _, _>(cuMemcpyDtoD_v2_ptds),
    slot4::<5, _, _, _, _>(cuMemcpyDtoA_v2_ptds),
    slot4::<6, _, _, _, _>(cuMemcpyAtoD_v2_ptds),
    slot4::<7, _, _, _, _>(cuMemcpyHtoA_v2_ptds),
    slot4::<8, _, _, _, _>(cuMemcpyAtoH_v2_ptds),
    slot5::<9, _, _, _, _, _>(cuMemcpyAtoA_v2_ptds),
    slot1::<10, _>(cuMemcpy2D_v2_ptds),
    slot1::<11, _>(cuMemcpy2DUnaligned_v2_ptds),
    slot1::<12, _>(cuMemcpy3D_v2_ptds),
    slot1::<13, _>(cuMemcpy3DPeer_ptds),
    slot4::<14, _, _, _, _>(cuMemcpyAsync_ptsz),
    slot6::<15, _, _, _, _, _, _>(cuMemcpyPeerAsync_ptsz),
    slot4::<16, _, _, _, _>(cuMemcpyHtoDAsync_v2_ptsz),
    slot4::<17, _, _, _, _>(cuMemcpyDtoHAsync_v2_ptsz),
    slot4::<18, _, _, _, _>(cuMemcpyDtoDAsync_v2_ptsz),
    slot5::<19, _, _, _, _, _>(cuMemcpyHtoAAsync_v2_ptsz),
    slot5::<20, _, _, _, _, _>(cuMemcpyAtoHAsync_v2_ptsz),
    slot2::<21, _, _>(cuMemcpy2DAsync_v2_ptsz),
    slot2::<22, _, _>(cuMemcpy3DAsync_v2_ptsz),
    slot2::<23, _, _>(cuMemcpy3DPeerAsync_ptsz),
    slot8::<24, _, _, _, _, _, _, _, _>(cuMemcpyBatchAsync_v2_ptsz),
    slot4::<25, _, _, _, _>(cuMemcpy3DBatchAsync_v2_ptsz),
    slot5::<26, _, _, _, _, _>(cuMemcpyWithAttributesAsync_ptsz),
    slot3::<27, _, _, _>(cuMemcpy3DWithAttributesAsync_ptsz),
    slot3::<28, _, _, _>(cuMemsetD8_v2_ptds),
    slot3::<29, _, _, _>(cuMemsetD16_v2_ptds),
    slot3::<30, _, _, _>(cuMemsetD32_v2_ptds),
    slot5::<31, _, _, _, _, _>(cuMemsetD2D8_v2_ptds),
    slot5::<32, _, _, _, _, _>(cuMemsetD2D16_v2_ptds),
    slot5::<33, _, _, _, _, _>(cuMemsetD2D32_v2_ptds),
    slot4::<34, _, _, _, _>(cuMemsetD8Async_ptsz),
    slot4::<35, _, _, _, _>(cuMemsetD16Async_ptsz),
    slot4::<36, _, _, _, _>(cuMemsetD32Async_ptsz),
    slot6::<37, _, _, _, _, _, _>(cuMemsetD2D8Async_ptsz),
    slot6::<38, _, _, _, _, _, _>(cuMemsetD2D16Async_ptsz),
    slot6::<39, _, _, _, _, _, _>(cuMemsetD2D32Async_ptsz),
    slot5::<40, _, _, _, _, _>(cuMemBatchDecompressAsync_ptsz),
    slot3::<41, _, _, _>(cuMemMapArrayAsync_ptsz),
    slot2::<42, _, _>(cuMemFreeAsync_ptsz),
    slot3::<43, _, _, _>(cuMemAllocAsync_ptsz),
    slot4::<44, _, _, _, _>(cuMemAllocFromPoolAsync_ptsz),
    slot4::<45, _, _, _, _>(cuFabricCpyBatchAsync_ptsz),
    slot5::<46, _, _, _, _, _>(cuMemPrefetchAsync_v2_ptsz),
    slot8::<47, _, _, _, _, _, _, _, _>(cuMemPrefetchBatchAsync_ptsz),
    slot5::<48, _, _, _, _, _>(cuMemDiscardBatchAsync_ptsz),
    slot8::<49, _, _, _, _, _, _, _, _>(cuMemDiscardAndPrefetchBatchAsync_ptsz),
    slot2::<50, _, _>(cuStreamBeginCaptureToCig_ptsz),
    slot1::<51, _>(cuStreamEndCaptureToCig_ptsz),
    slot2::<52, _, _>(cuStreamGetPriority_ptsz),
    slot2::<53, _, _>(cuStreamGetDevice_ptsz),
    slot2::<54, _, _>(cuStreamGetFlags_ptsz),
    slot2::<55, _, _>(cuStreamGetId_ptsz),
    slot2::<56, _, _>(cuStreamGetCtx_ptsz),
    slot3::<57, _, _, _>(cuStreamGetCtx_v2_ptsz),
    slot3::<58, _, _, _>(cuStreamWaitEvent_ptsz),
    slot4::<59, _, _, _, _>(cuStreamAddCallback_ptsz),
    slot2::<60, _, _>(cuStreamBeginCapture_v2_ptsz),
    slot5::<61, _, _, _, _, _>(cuStreamBeginRecaptureToGraph_ptsz),
    slot6::<62, _, _, _, _, _, _>(cuStreamBeginCaptureToGraph_ptsz),
    slot2::<63, _, _>(cuStreamEndCapture_ptsz),
    slot2::<64, _, _>(cuStreamIsCapturing_ptsz),
    slot7::<65, _, _, _, _, _, _, _>(cuStreamGetCaptureInfo_v3_ptsz),
    slot5::<66, _, _, _, _, _>(cuStreamUpdateCaptureDependencies_v2_ptsz),
    slot4::<67, _, _, _, _>(cuStreamAttachMemAsync_ptsz),
    slot1::<68, _>(cuStreamQuery_ptsz),
    slot1::<69, _>(cuStreamSynchronize_ptsz),
    slot2::<70, _, _>(cuStreamCopyAttributes_ptsz),
    slot3::<71, _, _, _>(cuStreamGetAttribute_ptsz),
    slot3::<72, _, _, _>(cuStreamSetAttribute_ptsz),
    slot2::<73, _, _>(cuEventRecord_ptsz),
    slot3::<74, _, _, _>(cuEventRecordWithFlags_ptsz),
    slot4::<75, _, _, _, _>(cuSignalExternalSemaphoresAsync_ptsz),
    slot4::<76, _, _, _, _>(cuWaitExternalSemaphoresAsync_ptsz),
    slot4::<77, _, _, _, _>(cuStreamWaitValue32_v2_ptsz),
    slot4::<78, _, _, _, _>(cuStreamWaitValue64_v2_ptsz),
    slot4::<79, _, _, _, _>(cuStreamWriteValue32_v2_ptsz),
    slot4::<80, _, _, _, _>(cuStreamWriteValue64_v2_ptsz),
    slot4::<81, _, _, _, _>(cuStreamBatchMemOp_v2_ptsz),
    slot11::<82, _, _, _, _, _, _, _, _, _, _, _>(cuLaunchKernel_ptsz),
    slot4::<83, _, _, _, _>(cuLaunchKernelEx_ptsz),
    slot10::<84, _, _, _, _, _, _, _, _, _, _>(cuLaunchCooperativeKernel_ptsz),
    slot3::<85, _, _, _>(cuLaunchHostFunc_ptsz),
    slot4::<86, _, _, _, _>(cuLaunchHostFunc_v2_ptsz),
    slot3::<87, _, _, _>(cuGraphInstantiateWithParams_ptsz),
    slot2::<88, _, _>(cuGraphUpload_ptsz),
    slot2::<89, _, _>(cuGraphLaunch_ptsz),
    slot3::<90, _, _, _>(cuGraphicsMapResources_ptsz),
    slot3::<91, _, _, _>(cuGraphicsUnmapResources_ptsz),
    slot3::<92, _, _, _>(cuStreamGetDevResource_ptsz),
    slot3::<93, _, _, _>(cuMemHostRegister),
    slot2::<94, _, _>(cuGraphicsResourceSetMapFlags),
    slot4::<95, _, _, _, _>(cuLinkCreate),
    slot8::<96, _, _, _, _, _, _, _, _>(cuLinkAddData),
    slot6::<97, _, _, _, _, _, _>(cuLinkAddFile),
    slot4::<98, _, _, _, _>(cuTexRefSetAddress2D_v2),
    slot2::<99, _, _>(cuDeviceTotalMem),
    slot3::<100, _, _, _>(cuCtxCreate),
    slot3::<101, _, _, _>(cuCtxCreate_v2),
    slot5::<102, _, _, _, _, _>(cuCtxCreate_v3),
    slot4::<103, _, _, _, _>(cuModuleGetGlobal),
    slot2::<104, _, _>(cuMemGetInfo),
    slot2::<105, _, _>(cuMemAlloc),
    slot5::<106, _, _, _, _, _>(cuMemAllocPitch),
    slot1::<107, _>(cuMemFree),
    slot3::<108, _, _, _>(cuMemGetAddressRange),
    slot2::<109, _, _>(cuMemAllocHost),
    slot3::<110, _, _, _>(cuMemHostGetDevicePointer),
    slot3::<111, _, _, _>(cuMemcpyHtoD),
    slot3::<112, _, _, _>(cuMemcpyDtoH),
    slot3::<113, _, _, _>(cuMemcpyDtoD),
    slot4::<114, _, _, _, _>(cuMemcpyDtoA),
    slot4::<115, _, _, _, _>(cuMemcpyAtoD),
    slot4::<116, _, _, _, _>(cuMemcpyHtoA),
    slot4::<117, _, _, _, _>(cuMemcpyAtoH),
    slot5::<118, _, _, _, _, _>(cuMemcpyAtoA),
    slot5::<119, _, _, _, _, _>(cuMemcpyHtoAAsync),
    slot5::<120, _, _, _, _, _>(cuMemcpyAtoHAsync),
    slot1::<121, _>(cuMemcpy2D),
    slot1::<122, _>(cuMemcpy2DUnaligned),
    slot1::<123, _>(cuMemcpy3D),
    slot4::<124, _, _, _, _>(cuMemcpyHtoDAsync),
    slot4::<125, _, _, _, _>(cuMemcpyDtoHAsync),
    slot4::<126, _, _, _, _>(cuMemcpyDtoDAsync),
    slot2::<127, _, _>(cuMemcpy2DAsync),
    slot2::<128, _, _>(cuMemcpy3DAsync),
    slot3::<129, _, _, _>(cuMemsetD8),
    slot3::<130, _, _, _>(cuMemsetD16),
    slot3::<131, _, _, _>(cuMemsetD32),
    slot5::<132, _, _, _, _, _>(cuMemsetD2D8),
    slot5::<133, _, _, _, _, _>(cuMemsetD2D16),
    slot5::<134, _, _, _, _, _>(cuMemsetD2D32),
    slot2::<135, _, _>(cuArrayCreate),
    slot2::<136, _, _>(cuArrayGetDescriptor),
    slot2::<137, _, _>(cuArray3DCreate),
    slot2::<138, _, _>(cuArray3DGetDescriptor),
    slot4::<139, _, _, _, _>(cuTexRefSetAddress),
    slot4::<140, _, _, _, _>(cuTexRefSetAddress2D),
    slot2::<141, _, _>(cuTexRefGetAddress),
    slot3::<142, _, _, _>(cuGraphicsResourceGetMappedPointer),
    slot1::<143, _>(cuCtxDestroy),
    slot1::<144, _>(cuCtxPopCurrent),
    slot1::<145, _>(cuCtxPushCurrent),
    slot1::<146, _>(cuStreamDestroy),
    slot1::<147, _>(cuEventDestroy),
    slot3::<148, _, _, _>(cuEventElapsedTime),
    slot1::<149, _>(cuDevicePrimaryCtxRelease),
    slot1::<150, _>(cuDevicePrimaryCtxReset),
    slot2::<151, _, _>(cuDevicePrimaryCtxSetFlags),
    slot2::<152, _, _>(cuDeviceGetUuid),
    slot9::<153, _, _, _, _, _, _, _, _, _>(cuMemcpyBatchAsync),
    slot5::<154, _, _, _, _, _>(cuMemcpy3DBatchAsync),
    slot9::<155, _, _, _, _, _, _, _, _, _>(cuMemcpyBatchAsync_ptsz),
    slot5::<156, _, _, _, _, _>(cuMemcpy3DBatchAsync_ptsz),
    slot4::<157, _, _, _, _>(cuStreamWriteValue32),
    slot4::<158, _, _, _, _>(cuStreamWaitValue32),
    slot4::<159, _, _, _, _>(cuStreamWriteValue64),
    slot4::<160, _, _, _, _>(cuStreamWaitValue64),
    slot4::<161, _, _, _, _>(cuStreamBatchMemOp),
    slot4::<162, _, _, _, _>(cuStreamWriteValue32_ptsz),
    slot4::<163, _, _, _, _>(cuStreamWaitValue32_ptsz),
    slot4::<164, _, _, _, _>(cuStreamWriteValue64_ptsz),
    slot4::<165, _, _, _, _>(cuStreamWaitValue64_ptsz),
    slot4::<166, _, _, _, _>(cuStreamBatchMemOp_ptsz),
    slot4::<167, _, _, _, _>(cuMemPrefetchAsync),
    slot4::<168, _, _, _, _>(cuMemPrefetchAsync_ptsz),
    slot4::<169, _, _, _, _>(cuMemAdvise),
    slot1::<170, _>(cuStreamBeginCapture),
    slot1::<171, _>(cuStreamBeginCapture_ptsz),
    slot3::<172, _, _, _>(cuStreamGetCaptureInfo),
    slot3::<173, _, _, _>(cuStreamGetCaptureInfo_ptsz),
    slot6::<174, _, _, _, _, _, _>(cuStreamGetCaptureInfo_v2),
    slot6::<175, _, _, _, _, _, _>(cuStreamGetCaptureInfo_v2_ptsz),
    slot5::<176, _, _, _, _, _>(cuGraphAddKernelNode),
    slot2::<177, _, _>(cuGraphKernelNodeGetParams),
    slot2::<178, _, _>(cuGraphKernelNodeSetParams),
    slot3::<179, _, _, _>(cuGraphExecKernelNodeSetParams),
    slot4::<180, _, _, _, _>(cuGraphExecUpdate),
    slot4::<181, _, _, _, _>(cuGraphGetEdges),
    slot3::<182, _, _, _>(cuGraphNodeGetDependencies),
    slot3::<183, _, _, _>(cuGraphNodeGetDependentNodes),
    slot4::<184, _, _, _, _>(cuGraphAddDependencies),
    slot4::<185, _, _, _, _>(cuGraphRemoveDependencies),
    slot5::<186, _, _, _, _, _>(cuGraphAddNode),
    slot3::<187, _, _, _>(cuIpcOpenMemHandle),
    slot5::<188, _, _, _, _, _>(cuGraphInstantiate),
    slot5::<189, _, _, _, _, _>(cuGraphInstantiate_v2),
    slot4::<190, _, _, _, _>(cuStreamUpdateCaptureDependencies),
    slot4::<191, _, _, _, _>(cuStreamUpdateCaptureDependencies_ptsz),
    slot4::<192, _, _, _, _>(cuGetProcAddress),
];

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
