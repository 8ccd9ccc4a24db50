// Made by libcuda-sys from the cudaGL.h of CUDA 13.5. Not for editing.

#[cfg_attr(windows, link(name = "nvcuda", kind = "raw-dylib"))]
unsafe extern "C" {
/**
Makes an OpenGL buffer object known to the driver, as a resource to map.

CUDA 3.0 and later. [OpenGL Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL.html) in NVIDIA's manual.

```c
CUresult cuGraphicsGLRegisterBuffer(
    CUgraphicsResource *pCudaResource,  // out
    GLuint buffer,
    unsigned int Flags
);
```

# Parameters

- `pCudaResource`: The resource.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_ALREADY_MAPPED`](CUresult::CUDA_ERROR_ALREADY_MAPPED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_OPERATING_SYSTEM`](CUresult::CUDA_ERROR_OPERATING_SYSTEM)
*/
pub fn cuGraphicsGLRegisterBuffer(pCudaResource: *mut CUgraphicsResource, buffer: GLuint, Flags: c_uint) -> CUresult;
/**
Makes an OpenGL texture or renderbuffer known to the driver, as a resource to map.

CUDA 3.0 and later. [OpenGL Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL.html) in NVIDIA's manual.

```c
CUresult cuGraphicsGLRegisterImage(
    CUgraphicsResource *pCudaResource,  // out
    GLuint image,
    GLenum target,
    unsigned int Flags
);
```

# Parameters

- `pCudaResource`: The resource.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_ALREADY_MAPPED`](CUresult::CUDA_ERROR_ALREADY_MAPPED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_OPERATING_SYSTEM`](CUresult::CUDA_ERROR_OPERATING_SYSTEM)
*/
pub fn cuGraphicsGLRegisterImage(pCudaResource: *mut CUgraphicsResource, image: GLuint, target: GLenum, Flags: c_uint) -> CUresult;
/**
Lists the CUDA devices that the current OpenGL context runs on, for all frames, for this one or for the next.

CUDA 6.5 and later. [OpenGL Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL.html) in NVIDIA's manual.

```c
CUresult cuGLGetDevices_v2(
    unsigned int *pCudaDeviceCount,  // out
    CUdevice *pCudaDevices,          // out, cudaDeviceCount elements
    unsigned int cudaDeviceCount,
    CUGLDeviceList deviceList
);
```

# Parameters

- `pCudaDeviceCount`: The number of devices.
- `pCudaDevices`: The devices.

# Errors

- [`CUDA_ERROR_NO_DEVICE`](CUresult::CUDA_ERROR_NO_DEVICE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_GRAPHICS_CONTEXT`](CUresult::CUDA_ERROR_INVALID_GRAPHICS_CONTEXT)
- [`CUDA_ERROR_OPERATING_SYSTEM`](CUresult::CUDA_ERROR_OPERATING_SYSTEM)
*/
#[doc(alias = "cuGLGetDevices")]
pub fn cuGLGetDevices_v2(pCudaDeviceCount: *mut c_uint, pCudaDevices: *mut CUdevice, cudaDeviceCount: c_uint, deviceList: CUGLDeviceList) -> CUresult;
/**
Creates a context. Any context can be used with OpenGL since CUDA 5.0.

CUDA 3.2 and later. [OpenGL Interoperability \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuGLCtxCreate_v2(
    CUcontext *pCtx,  // out
    unsigned int Flags,
    CUdevice device
);
```

# Parameters

- `pCtx`: The new context.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[doc(alias = "cuGLCtxCreate")]
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuGLCtxCreate_v2(pCtx: *mut CUcontext, Flags: c_uint, device: CUdevice) -> CUresult;
/**
Does nothing: OpenGL is initialized by the first call that uses it.

CUDA 2.0 and later. [OpenGL Interoperability \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuGLInit(void);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuGLInit() -> CUresult;
/**
Makes an OpenGL buffer object known to the driver.

CUDA 2.0 and later. [OpenGL Interoperability \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuGLRegisterBufferObject(
    GLuint buffer
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_ALREADY_MAPPED`](CUresult::CUDA_ERROR_ALREADY_MAPPED)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuGLRegisterBufferObject(buffer: GLuint) -> CUresult;
/**
Gives a registered buffer object an address, and its size in bytes.

CUDA 3.2 and later. [OpenGL Interoperability \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuGLMapBufferObject_v2(
    CUdeviceptr *dptr,  // out
    size_t *size,       // out
    GLuint buffer
);
```

# Parameters

- `dptr`: The address.
- `size`: The size in bytes.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_MAP_FAILED`](CUresult::CUDA_ERROR_MAP_FAILED)
*/
#[doc(alias = "cuGLMapBufferObject")]
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuGLMapBufferObject_v2(dptr: *mut CUdeviceptr, size: *mut usize, buffer: GLuint) -> CUresult;
/**
Takes the address of a registered buffer object back.

CUDA 2.0 and later. [OpenGL Interoperability \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuGLUnmapBufferObject(
    GLuint buffer
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuGLUnmapBufferObject(buffer: GLuint) -> CUresult;
/**
Ends the registration of an OpenGL buffer object.

CUDA 2.0 and later. [OpenGL Interoperability \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuGLUnregisterBufferObject(
    GLuint buffer
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuGLUnregisterBufferObject(buffer: GLuint) -> CUresult;
/**
Says how a registered buffer object will be used when it is mapped next.

CUDA 2.3 and later. [OpenGL Interoperability \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuGLSetBufferObjectMapFlags(
    GLuint buffer,
    unsigned int Flags
);
```

# Errors

- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_ALREADY_MAPPED`](CUresult::CUDA_ERROR_ALREADY_MAPPED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuGLSetBufferObjectMapFlags(buffer: GLuint, Flags: c_uint) -> CUresult;
/**
Gives a registered buffer object an address in a stream's order, and its size in bytes.

CUDA 3.2 and later. [OpenGL Interoperability \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuGLMapBufferObjectAsync_v2(
    CUdeviceptr *dptr,  // out
    size_t *size,       // out
    GLuint buffer,
    CUstream hStream
);
```

# Parameters

- `dptr`: The address.
- `size`: The size in bytes.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_MAP_FAILED`](CUresult::CUDA_ERROR_MAP_FAILED)
*/
#[doc(alias = "cuGLMapBufferObjectAsync")]
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuGLMapBufferObjectAsync_v2(dptr: *mut CUdeviceptr, size: *mut usize, buffer: GLuint, hStream: CUstream) -> CUresult;
/**
Takes the address of a registered buffer object back in a stream's order.

CUDA 2.3 and later. [OpenGL Interoperability \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuGLUnmapBufferObjectAsync(
    GLuint buffer,
    CUstream hStream
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuGLUnmapBufferObjectAsync(buffer: GLuint, hStream: CUstream) -> CUresult;
}
