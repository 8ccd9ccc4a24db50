// Created by `cargo xtask emit` from cudaGL.h, cudaGLTypedefs.h and cuda-sys/build/generate/reference/gl.txt. Do not edit.

function! { [
/**
Registers an OpenGL buffer object as a graphics resource.

Since CUDA 3.0. [OpenGL Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL.html) in NVIDIA's manual.

```c
CUresult cuGraphicsGLRegisterBuffer(
    CUgraphicsResource *pCudaResource,  // out
    GLuint buffer,
    unsigned int Flags
);
```

# Parameters

- `pCudaResource` (out): The graphics resource.
- `buffer`: The name of the buffer object.
- `Flags`: [`CUgraphicsRegisterFlags::CU_GRAPHICS_REGISTER_FLAGS_NONE`], [`CUgraphicsRegisterFlags::CU_GRAPHICS_REGISTER_FLAGS_READ_ONLY`] or [`CUgraphicsRegisterFlags::CU_GRAPHICS_REGISTER_FLAGS_WRITE_DISCARD`].

# Lifetimes

The buffer object must exist until [`cuGraphicsUnregisterResource`].

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_ALREADY_MAPPED`](CUresult::CUDA_ERROR_ALREADY_MAPPED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_OPERATING_SYSTEM`](CUresult::CUDA_ERROR_OPERATING_SYSTEM)
*/
] fn cuGraphicsGLRegisterBuffer(pCudaResource: *mut CUgraphicsResource, buffer: GLuint, Flags: c_uint) { call3(&SLOTS.cuGraphicsGLRegisterBuffer, pCudaResource, buffer, Flags) } }
function! { [
/**
Registers an OpenGL texture or renderbuffer as a graphics resource.

Since CUDA 3.0. [OpenGL Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL.html) in NVIDIA's manual.

```c
CUresult cuGraphicsGLRegisterImage(
    CUgraphicsResource *pCudaResource,  // out
    GLuint image,
    GLenum target,
    unsigned int Flags
);
```

# Parameters

- `pCudaResource` (out): The graphics resource.
- `image`: The name of the texture or renderbuffer.
- `target`: Its type: `GL_RENDERBUFFER`, `GL_TEXTURE_2D`, `GL_TEXTURE_2D_ARRAY`, `GL_TEXTURE_3D`, `GL_TEXTURE_CUBE_MAP` or `GL_TEXTURE_RECTANGLE`.
- `Flags`: Zero or bits of [`CUgraphicsRegisterFlags`].

# Lifetimes

The texture or renderbuffer must exist until [`cuGraphicsUnregisterResource`].

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_ALREADY_MAPPED`](CUresult::CUDA_ERROR_ALREADY_MAPPED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_OPERATING_SYSTEM`](CUresult::CUDA_ERROR_OPERATING_SYSTEM)
*/
] fn cuGraphicsGLRegisterImage(pCudaResource: *mut CUgraphicsResource, image: GLuint, target: GLenum, Flags: c_uint) { call4(&SLOTS.cuGraphicsGLRegisterImage, pCudaResource, image, target, Flags) } }
function! { [
/**
Returns the CUDA devices of the current OpenGL context.

Since CUDA 6.5. [OpenGL Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL.html) in NVIDIA's manual.

```c
CUresult cuGLGetDevices_v2(
    unsigned int *pCudaDeviceCount,  // out
    CUdevice *pCudaDevices,          // out, cudaDeviceCount elements
    unsigned int cudaDeviceCount,
    CUGLDeviceList deviceList
);
```

# Parameters

- `pCudaDeviceCount` (out): The number of devices of the context.
- `pCudaDevices` (out, cudaDeviceCount elements): The devices, at most `cudaDeviceCount`.
- `cudaDeviceCount`: The number of elements of `pCudaDevices`.
- `deviceList`: The devices to return: all, or those of the current or the next frame.

# Errors

- [`CUDA_ERROR_NO_DEVICE`](CUresult::CUDA_ERROR_NO_DEVICE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_GRAPHICS_CONTEXT`](CUresult::CUDA_ERROR_INVALID_GRAPHICS_CONTEXT)
- [`CUDA_ERROR_OPERATING_SYSTEM`](CUresult::CUDA_ERROR_OPERATING_SYSTEM)
*/
#[doc(alias = "cuGLGetDevices")]
] fn cuGLGetDevices_v2(pCudaDeviceCount: *mut c_uint, pCudaDevices: *mut CUdevice, cudaDeviceCount: c_uint, deviceList: CUGLDeviceList) { call4(&SLOTS.cuGLGetDevices_v2, pCudaDeviceCount, pCudaDevices, cudaDeviceCount, deviceList) } }
function! { [
/**
Creates a context for use with OpenGL. Deprecated: [`cuCtxCreate_v4`] serves as well.

Since CUDA 3.2. [OpenGL Interoperability \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuGLCtxCreate_v2(
    CUcontext *pCtx,  // out
    unsigned int Flags,
    CUdevice device
);
```

# Parameters

- `pCtx` (out): The new context.
- `Flags`: Zero or bits of [`CUctx_flags`].
- `device`: The device.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[doc(alias = "cuGLCtxCreate")]
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuGLCtxCreate_v2(pCtx: *mut CUcontext, Flags: c_uint, device: CUdevice) { call3(&SLOTS.cuGLCtxCreate_v2, pCtx, Flags, device) } }
function! { [
/**
Initializes the interoperation with OpenGL. Deprecated: the call is not needed.

Since CUDA 2.0. [OpenGL Interoperability \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuGLInit(void);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuGLInit() { call0(&SLOTS.cuGLInit) } }
function! { [
/**
Registers a buffer object of the current OpenGL context. Deprecated: replaced by `cuGraphicsGLRegisterBuffer`.

Since CUDA 2.0. [OpenGL Interoperability \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuGLRegisterBufferObject(
    GLuint buffer
);
```

# Parameters

- `buffer`: The name of the buffer object.

# Lifetimes

The buffer object must exist until `cuGLUnregisterBufferObject`.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_ALREADY_MAPPED`](CUresult::CUDA_ERROR_ALREADY_MAPPED)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuGLRegisterBufferObject(buffer: GLuint) { call1(&SLOTS.cuGLRegisterBufferObject, buffer) } }
function! { [
/**
Maps a registered OpenGL buffer object into the current context, in order with all its streams. Deprecated: replaced by [`cuGraphicsMapResources`].

Since CUDA 3.2. [OpenGL Interoperability \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuGLMapBufferObject_v2(
    CUdeviceptr *dptr,  // out
    size_t *size,       // out
    GLuint buffer
);
```

# Parameters

- `dptr` (out): The device address of the buffer object.
- `size` (out): The size of the buffer object, in bytes.
- `buffer`: The name of the buffer object.

# Lifetimes

`*dptr` is valid until the buffer object is unmapped.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_MAP_FAILED`](CUresult::CUDA_ERROR_MAP_FAILED)
*/
#[doc(alias = "cuGLMapBufferObject")]
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuGLMapBufferObject_v2(dptr: *mut CUdeviceptr, size: *mut usize, buffer: GLuint) { call3(&SLOTS.cuGLMapBufferObject_v2, dptr, size, buffer) } }
function! { [
/**
Unmaps an OpenGL buffer object, in order with all streams of the current context. Deprecated: replaced by [`cuGraphicsUnmapResources`].

Since CUDA 2.0. [OpenGL Interoperability \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuGLUnmapBufferObject(
    GLuint buffer
);
```

# Parameters

- `buffer`: The name of the buffer object.

# Lifetimes

The address of the buffer object is invalid for later work.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuGLUnmapBufferObject(buffer: GLuint) { call1(&SLOTS.cuGLUnmapBufferObject, buffer) } }
function! { [
/**
Unregisters an OpenGL buffer object. Deprecated: replaced by [`cuGraphicsUnregisterResource`].

Since CUDA 2.0. [OpenGL Interoperability \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuGLUnregisterBufferObject(
    GLuint buffer
);
```

# Parameters

- `buffer`: The name of the buffer object.

# Lifetimes

The address of the buffer object is invalid after the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuGLUnregisterBufferObject(buffer: GLuint) { call1(&SLOTS.cuGLUnregisterBufferObject, buffer) } }
function! { [
/**
Sets how CUDA uses an OpenGL buffer object from its next mapping on. Deprecated: replaced by [`cuGraphicsResourceSetMapFlags_v2`].

Since CUDA 2.3. [OpenGL Interoperability \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuGLSetBufferObjectMapFlags(
    GLuint buffer,
    unsigned int Flags
);
```

# Parameters

- `buffer`: The name of the buffer object, which must not be mapped.
- `Flags`: One value of `CUGLmap_flags`.

# Errors

- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_ALREADY_MAPPED`](CUresult::CUDA_ERROR_ALREADY_MAPPED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuGLSetBufferObjectMapFlags(buffer: GLuint, Flags: c_uint) { call2(&SLOTS.cuGLSetBufferObjectMapFlags, buffer, Flags) } }
function! { [
/**
Maps a registered OpenGL buffer object into the current context, in the order of a stream. Deprecated: replaced by [`cuGraphicsMapResources`].

Since CUDA 3.2. [OpenGL Interoperability \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuGLMapBufferObjectAsync_v2(
    CUdeviceptr *dptr,  // out
    size_t *size,       // out
    GLuint buffer,
    CUstream hStream
);
```

# Parameters

- `dptr` (out): The device address of the buffer object.
- `size` (out): The size of the buffer object, in bytes.
- `buffer`: The name of the buffer object.
- `hStream`: The stream; null is the default stream.

# Lifetimes

`*dptr` is valid until the buffer object is unmapped.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_MAP_FAILED`](CUresult::CUDA_ERROR_MAP_FAILED)
*/
#[doc(alias = "cuGLMapBufferObjectAsync")]
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuGLMapBufferObjectAsync_v2(dptr: *mut CUdeviceptr, size: *mut usize, buffer: GLuint, hStream: CUstream) { call4(&SLOTS.cuGLMapBufferObjectAsync_v2, dptr, size, buffer, hStream) } }
function! { [
/**
Unmaps an OpenGL buffer object, in the order of a stream. Deprecated: replaced by [`cuGraphicsUnmapResources`].

Since CUDA 2.3. [OpenGL Interoperability \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuGLUnmapBufferObjectAsync(
    GLuint buffer,
    CUstream hStream
);
```

# Parameters

- `buffer`: The name of the buffer object.
- `hStream`: The stream; null is the default stream.

# Lifetimes

The buffer object must stay registered until pending work that uses it has completed. Its address is invalid for later work.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuGLUnmapBufferObjectAsync(buffer: GLuint, hStream: CUstream) { call2(&SLOTS.cuGLUnmapBufferObjectAsync, buffer, hStream) } }

tables! {
    [
        0 1 2 3 4 5 6 7 8 9 10 11
    ]
    c"cuGraphicsGLRegisterBuffer" 3000 slot3(cuGraphicsGLRegisterBuffer, _, _, _),
    c"cuGraphicsGLRegisterImage" 3000 slot4(cuGraphicsGLRegisterImage, _, _, _, _),
    c"cuGLGetDevices_v2" 6050 slot4(cuGLGetDevices_v2, _, _, _, _),
    c"cuGLCtxCreate_v2" 3020 slot3(cuGLCtxCreate_v2, _, _, _),
    c"cuGLInit" 2000 slot0(cuGLInit),
    c"cuGLRegisterBufferObject" 2000 slot1(cuGLRegisterBufferObject, _),
    c"cuGLMapBufferObject_v2" 3020 slot3(cuGLMapBufferObject_v2, _, _, _),
    c"cuGLUnmapBufferObject" 2000 slot1(cuGLUnmapBufferObject, _),
    c"cuGLUnregisterBufferObject" 2000 slot1(cuGLUnregisterBufferObject, _),
    c"cuGLSetBufferObjectMapFlags" 2030 slot2(cuGLSetBufferObjectMapFlags, _, _),
    c"cuGLMapBufferObjectAsync_v2" 3020 slot4(cuGLMapBufferObjectAsync_v2, _, _, _, _),
    c"cuGLUnmapBufferObjectAsync" 2030 slot2(cuGLUnmapBufferObjectAsync, _, _),
}

arities! {
    call0 slot0 first0();
    call1 slot1 first1(a0: A0);
    call2 slot2 first2(a0: A0, a1: A1);
    call3 slot3 first3(a0: A0, a1: A1, a2: A2);
    call4 slot4 first4(a0: A0, a1: A1, a2: A2, a3: A3);
}

/// Passes every function of [`gl`](crate::gl) to the named macro.
#[macro_export]
macro_rules! for_each_gl_function {
    ($($callback:tt)+) => { $($callback)+! {
        #[since = 3000] #[group = "CUDA_GL"] fn cuGraphicsGLRegisterBuffer(pCudaResource: *mut $crate::CUgraphicsResource, buffer: $crate::gl::GLuint, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 3000] #[group = "CUDA_GL"] fn cuGraphicsGLRegisterImage(pCudaResource: *mut $crate::CUgraphicsResource, image: $crate::gl::GLuint, target: $crate::gl::GLenum, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 6050] #[group = "CUDA_GL"] fn cuGLGetDevices_v2(pCudaDeviceCount: *mut ::core::ffi::c_uint, pCudaDevices: *mut $crate::CUdevice, cudaDeviceCount: ::core::ffi::c_uint, deviceList: $crate::gl::CUGLDeviceList) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_GL_DEPRECATED"] #[deprecated] fn cuGLCtxCreate_v2(pCtx: *mut $crate::CUcontext, Flags: ::core::ffi::c_uint, device: $crate::CUdevice) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_GL_DEPRECATED"] #[deprecated] fn cuGLInit() -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_GL_DEPRECATED"] #[deprecated] fn cuGLRegisterBufferObject(buffer: $crate::gl::GLuint) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_GL_DEPRECATED"] #[deprecated] fn cuGLMapBufferObject_v2(dptr: *mut $crate::CUdeviceptr, size: *mut usize, buffer: $crate::gl::GLuint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_GL_DEPRECATED"] #[deprecated] fn cuGLUnmapBufferObject(buffer: $crate::gl::GLuint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_GL_DEPRECATED"] #[deprecated] fn cuGLUnregisterBufferObject(buffer: $crate::gl::GLuint) -> $crate::CUresult;
        #[since = 2030] #[group = "CUDA_GL_DEPRECATED"] #[deprecated] fn cuGLSetBufferObjectMapFlags(buffer: $crate::gl::GLuint, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_GL_DEPRECATED"] #[deprecated] fn cuGLMapBufferObjectAsync_v2(dptr: *mut $crate::CUdeviceptr, size: *mut usize, buffer: $crate::gl::GLuint, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 2030] #[group = "CUDA_GL_DEPRECATED"] #[deprecated] fn cuGLUnmapBufferObjectAsync(buffer: $crate::gl::GLuint, hStream: $crate::CUstream) -> $crate::CUresult;
    } };
}

#[doc(hidden)]
pub use self::{
    cuGLGetDevices_v2 as cuGLGetDevices,
    cuGLCtxCreate_v2 as cuGLCtxCreate,
    cuGLMapBufferObject_v2 as cuGLMapBufferObject,
    cuGLMapBufferObjectAsync_v2 as cuGLMapBufferObjectAsync,
};
