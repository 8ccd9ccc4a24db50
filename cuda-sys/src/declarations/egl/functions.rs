// Created by `cargo xtask emit` from cudaEGL.h, cudaEGLTypedefs.h and cuda-sys/build/generate/reference/egl.txt. Do not edit.

function! { [
/**
Registers an EGL image as a graphics resource, which needs no mapping.

Since CUDA 7.0. [EGL Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html) in NVIDIA's manual.

```c
CUresult cuGraphicsEGLRegisterImage(
    CUgraphicsResource *pCudaResource,  // out
    EGLImageKHR image,
    unsigned int flags
);
```

# Parameters

- `pCudaResource` (out): The graphics resource, for `cuGraphicsResourceGetMappedEglFrame`.
- `image`: The EGL image. The program orders its use by CUDA and by other APIs.
- `flags`: One value of [`CUgraphicsMapResourceFlags`].

# Lifetimes

The EGL image must exist until [`cuGraphicsUnregisterResource`].

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_ALREADY_MAPPED`](CUresult::CUDA_ERROR_ALREADY_MAPPED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
] fn cuGraphicsEGLRegisterImage(pCudaResource: *mut CUgraphicsResource, image: EGLImageKHR, flags: c_uint) { call3(&SLOTS.cuGraphicsEGLRegisterImage, pCudaResource, image, flags) } }
function! { [
/**
Connects CUDA to an EGL stream as its consumer.

Since CUDA 7.0. [EGL Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html) in NVIDIA's manual.

```c
CUresult cuEGLStreamConsumerConnect(
    CUeglStreamConnection *conn,  // out
    EGLStreamKHR stream
);
```

# Parameters

- `conn` (out): The connection.
- `stream`: The EGL stream.

# Lifetimes

The EGL stream must exist until `cuEGLStreamConsumerDisconnect`.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
] fn cuEGLStreamConsumerConnect(conn: *mut CUeglStreamConnection, stream: EGLStreamKHR) { call2(&SLOTS.cuEGLStreamConsumerConnect, conn, stream) } }
function! { [
/**
Connects CUDA to an EGL stream as its consumer, with a memory for the frames.

Since CUDA 8.0. [EGL Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html) in NVIDIA's manual.

```c
CUresult cuEGLStreamConsumerConnectWithFlags(
    CUeglStreamConnection *conn,  // out
    EGLStreamKHR stream,
    unsigned int flags
);
```

# Parameters

- `conn` (out): The connection.
- `stream`: The EGL stream.
- `flags`: One value of `CUeglResourceLocationFlags`.

# Lifetimes

The EGL stream must exist until `cuEGLStreamConsumerDisconnect`.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
] fn cuEGLStreamConsumerConnectWithFlags(conn: *mut CUeglStreamConnection, stream: EGLStreamKHR, flags: c_uint) { call3(&SLOTS.cuEGLStreamConsumerConnectWithFlags, conn, stream, flags) } }
function! { [
/**
Disconnects a consumer from its EGL stream.

Since CUDA 7.0. [EGL Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html) in NVIDIA's manual.

```c
CUresult cuEGLStreamConsumerDisconnect(
    CUeglStreamConnection *conn  // in
);
```

# Parameters

- `conn` (in): The connection.

# Lifetimes

The connection is invalid after the call, and so are frames that were acquired from it.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
] fn cuEGLStreamConsumerDisconnect(conn: *mut CUeglStreamConnection) { call1(&SLOTS.cuEGLStreamConsumerDisconnect, conn) } }
function! { [
/**
Acquires a frame from an EGL stream. It may be an older frame, unless the EGL stream was created with `EGL_SUPPORT_REUSE_NV` off.

Since CUDA 7.0. [EGL Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html) in NVIDIA's manual.

```c
CUresult cuEGLStreamConsumerAcquireFrame(
    CUeglStreamConnection *conn,        // in
    CUgraphicsResource *pCudaResource,  // out
    CUstream *pStream,                  // in
    unsigned int timeout
);
```

# Parameters

- `conn` (in): The connection of the consumer.
- `pCudaResource` (out): The graphics resource of the frame, for `cuGraphicsResourceGetMappedEglFrame`.
- `pStream` (in): The stream for synchronization and for moving the frame.
- `timeout`: The longest time to wait for a new frame, in microseconds, or `CUDA_EGL_INFINITE_TIMEOUT`.

# Lifetimes

`*pCudaResource` is valid until `cuEGLStreamConsumerReleaseFrame`.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_LAUNCH_TIMEOUT`](CUresult::CUDA_ERROR_LAUNCH_TIMEOUT)
*/
] fn cuEGLStreamConsumerAcquireFrame(conn: *mut CUeglStreamConnection, pCudaResource: *mut CUgraphicsResource, pStream: *mut CUstream, timeout: c_uint) { call4(&SLOTS.cuEGLStreamConsumerAcquireFrame, conn, pCudaResource, pStream, timeout) } }
function! { [
/**
Releases a frame to the EGL stream from which it was acquired. The last frame stays acquired, unless the EGL stream was created with `EGL_SUPPORT_REUSE_NV` off.

Since CUDA 7.0. [EGL Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html) in NVIDIA's manual.

```c
CUresult cuEGLStreamConsumerReleaseFrame(
    CUeglStreamConnection *conn,  // in
    CUgraphicsResource pCudaResource,
    CUstream *pStream             // in
);
```

# Parameters

- `conn` (in): The connection of the consumer.
- `pCudaResource`: The graphics resource of the frame.
- `pStream` (in): The stream in whose order the frame is released.

# Lifetimes

`pCudaResource`, and the frame obtained from it, are invalid for later work.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuEGLStreamConsumerReleaseFrame(conn: *mut CUeglStreamConnection, pCudaResource: CUgraphicsResource, pStream: *mut CUstream) { call3(&SLOTS.cuEGLStreamConsumerReleaseFrame, conn, pCudaResource, pStream) } }
function! { [
/**
Connects CUDA to an EGL stream as its producer.

Since CUDA 7.0. [EGL Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html) in NVIDIA's manual.

```c
CUresult cuEGLStreamProducerConnect(
    CUeglStreamConnection *conn,  // out
    EGLStreamKHR stream,
    EGLint width,
    EGLint height
);
```

# Parameters

- `conn` (out): The connection.
- `stream`: The EGL stream.
- `width`: The width of the frames, in pixels.
- `height`: The height of the frames, in pixels.

# Lifetimes

The EGL stream must exist until `cuEGLStreamProducerDisconnect`.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
] fn cuEGLStreamProducerConnect(conn: *mut CUeglStreamConnection, stream: EGLStreamKHR, width: EGLint, height: EGLint) { call4(&SLOTS.cuEGLStreamProducerConnect, conn, stream, width, height) } }
function! { [
/**
Disconnects a producer from its EGL stream.

Since CUDA 7.0. [EGL Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html) in NVIDIA's manual.

```c
CUresult cuEGLStreamProducerDisconnect(
    CUeglStreamConnection *conn  // in
);
```

# Parameters

- `conn` (in): The connection.

# Lifetimes

The connection is invalid after the call. Frames that it presented may then be freed.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
] fn cuEGLStreamProducerDisconnect(conn: *mut CUeglStreamConnection) { call1(&SLOTS.cuEGLStreamProducerDisconnect, conn) } }
function! { [
/**
Presents a frame to an EGL stream.

Since CUDA 7.0. [EGL Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html) in NVIDIA's manual.

```c
CUresult cuEGLStreamProducerPresentFrame(
    CUeglStreamConnection *conn,  // in
    CUeglFrame eglframe,
    CUstream *pStream             // in
);
```

# Parameters

- `conn` (in): The connection of the producer.
- `eglframe`: The frame. Where the consumer is on another GPU, it must be of `CU_EGL_FRAME_TYPE_PITCH`.
- `pStream` (in): The stream in whose order the frame is presented.

# Lifetimes

The memory and arrays of the frame must live until `cuEGLStreamProducerDisconnect`.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuEGLStreamProducerPresentFrame(conn: *mut CUeglStreamConnection, eglframe: CUeglFrame, pStream: *mut CUstream) { call3(&SLOTS.cuEGLStreamProducerPresentFrame, conn, eglframe, pStream) } }
function! { [
/**
Returns a frame that the consumer of an EGL stream has released. It may fail with [`CUresult::CUDA_ERROR_LAUNCH_TIMEOUT`], and can then be repeated.

Since CUDA 7.0. [EGL Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html) in NVIDIA's manual.

```c
CUresult cuEGLStreamProducerReturnFrame(
    CUeglStreamConnection *conn,  // in
    CUeglFrame *eglframe,         // out
    CUstream *pStream             // in
);
```

# Parameters

- `conn` (in): The connection of the producer.
- `eglframe` (out): The frame.
- `pStream` (in): The stream in whose order the frame is returned.

# Lifetimes

The memory and arrays of the frame must live until `cuEGLStreamProducerDisconnect`.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_LAUNCH_TIMEOUT`](CUresult::CUDA_ERROR_LAUNCH_TIMEOUT)
*/
] fn cuEGLStreamProducerReturnFrame(conn: *mut CUeglStreamConnection, eglframe: *mut CUeglFrame, pStream: *mut CUstream) { call3(&SLOTS.cuEGLStreamProducerReturnFrame, conn, eglframe, pStream) } }
function! { [
/**
Returns the frame of a graphics resource that comes from EGL.

Since CUDA 7.0. [EGL Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html) in NVIDIA's manual.

```c
CUresult cuGraphicsResourceGetMappedEglFrame(
    CUeglFrame *eglFrame,  // out
    CUgraphicsResource resource,
    unsigned int index,
    unsigned int mipLevel
);
```

# Parameters

- `eglFrame` (out): The frame.
- `resource`: The graphics resource of an EGL image or an acquired frame.
- `index`: The index of the face, for a cubemap.
- `mipLevel`: The mipmap level.

# Lifetimes

The addresses and arrays of the frame are valid until `resource` is unregistered or released.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_MAPPED`](CUresult::CUDA_ERROR_NOT_MAPPED)
*/
] fn cuGraphicsResourceGetMappedEglFrame(eglFrame: *mut CUeglFrame, resource: CUgraphicsResource, index: c_uint, mipLevel: c_uint) { call4(&SLOTS.cuGraphicsResourceGetMappedEglFrame, eglFrame, resource, index, mipLevel) } }
function! { [
/**
Creates an event from an EGL sync object.

Since CUDA 9.0. [EGL Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html) in NVIDIA's manual.

```c
CUresult cuEventCreateFromEGLSync(
    CUevent *phEvent,  // out
    EGLSyncKHR eglSync,
    unsigned int flags
);
```

# Parameters

- `phEvent` (out): The new event. It cannot be recorded and has no timing.
- `eglSync`: The EGL sync object.
- `flags`: [`CUevent_flags::CU_EVENT_DEFAULT`] or [`CUevent_flags::CU_EVENT_BLOCKING_SYNC`].

# Lifetimes

Once `eglSync` is destroyed, the event may only be passed to [`cuEventDestroy_v2`].

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuEventCreateFromEGLSync(phEvent: *mut CUevent, eglSync: EGLSyncKHR, flags: c_uint) { call3(&SLOTS.cuEventCreateFromEGLSync, phEvent, eglSync, flags) } }

tables! {
    [
        0 1 2 3 4 5 6 7 8 9 10 11
    ]
    c"cuGraphicsEGLRegisterImage" 7000 slot3(cuGraphicsEGLRegisterImage, _, _, _),
    c"cuEGLStreamConsumerConnect" 7000 slot2(cuEGLStreamConsumerConnect, _, _),
    c"cuEGLStreamConsumerConnectWithFlags" 8000 slot3(cuEGLStreamConsumerConnectWithFlags, _, _, _),
    c"cuEGLStreamConsumerDisconnect" 7000 slot1(cuEGLStreamConsumerDisconnect, _),
    c"cuEGLStreamConsumerAcquireFrame" 7000 slot4(cuEGLStreamConsumerAcquireFrame, _, _, _, _),
    c"cuEGLStreamConsumerReleaseFrame" 7000 slot3(cuEGLStreamConsumerReleaseFrame, _, _, _),
    c"cuEGLStreamProducerConnect" 7000 slot4(cuEGLStreamProducerConnect, _, _, _, _),
    c"cuEGLStreamProducerDisconnect" 7000 slot1(cuEGLStreamProducerDisconnect, _),
    c"cuEGLStreamProducerPresentFrame" 7000 slot3(cuEGLStreamProducerPresentFrame, _, _, _),
    c"cuEGLStreamProducerReturnFrame" 7000 slot3(cuEGLStreamProducerReturnFrame, _, _, _),
    c"cuGraphicsResourceGetMappedEglFrame" 7000 slot4(cuGraphicsResourceGetMappedEglFrame, _, _, _, _),
    c"cuEventCreateFromEGLSync" 9000 slot3(cuEventCreateFromEGLSync, _, _, _),
}

arities! {
    call1 slot1 first1(a0: A0);
    call2 slot2 first2(a0: A0, a1: A1);
    call3 slot3 first3(a0: A0, a1: A1, a2: A2);
    call4 slot4 first4(a0: A0, a1: A1, a2: A2, a3: A3);
}

/// Passes every function of [`egl`](crate::egl) to the named macro.
#[macro_export]
macro_rules! for_each_egl_function {
    ($($callback:tt)+) => { $($callback)+! {
        #[since = 7000] #[group = "CUDA_EGL"] fn cuGraphicsEGLRegisterImage(pCudaResource: *mut $crate::CUgraphicsResource, image: $crate::egl::EGLImageKHR, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_EGL"] fn cuEGLStreamConsumerConnect(conn: *mut $crate::egl::CUeglStreamConnection, stream: $crate::egl::EGLStreamKHR) -> $crate::CUresult;
        #[since = 8000] #[group = "CUDA_EGL"] fn cuEGLStreamConsumerConnectWithFlags(conn: *mut $crate::egl::CUeglStreamConnection, stream: $crate::egl::EGLStreamKHR, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_EGL"] fn cuEGLStreamConsumerDisconnect(conn: *mut $crate::egl::CUeglStreamConnection) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_EGL"] fn cuEGLStreamConsumerAcquireFrame(conn: *mut $crate::egl::CUeglStreamConnection, pCudaResource: *mut $crate::CUgraphicsResource, pStream: *mut $crate::CUstream, timeout: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_EGL"] fn cuEGLStreamConsumerReleaseFrame(conn: *mut $crate::egl::CUeglStreamConnection, pCudaResource: $crate::CUgraphicsResource, pStream: *mut $crate::CUstream) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_EGL"] fn cuEGLStreamProducerConnect(conn: *mut $crate::egl::CUeglStreamConnection, stream: $crate::egl::EGLStreamKHR, width: $crate::egl::EGLint, height: $crate::egl::EGLint) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_EGL"] fn cuEGLStreamProducerDisconnect(conn: *mut $crate::egl::CUeglStreamConnection) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_EGL"] fn cuEGLStreamProducerPresentFrame(conn: *mut $crate::egl::CUeglStreamConnection, eglframe: $crate::egl::CUeglFrame, pStream: *mut $crate::CUstream) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_EGL"] fn cuEGLStreamProducerReturnFrame(conn: *mut $crate::egl::CUeglStreamConnection, eglframe: *mut $crate::egl::CUeglFrame, pStream: *mut $crate::CUstream) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_EGL"] fn cuGraphicsResourceGetMappedEglFrame(eglFrame: *mut $crate::egl::CUeglFrame, resource: $crate::CUgraphicsResource, index: ::core::ffi::c_uint, mipLevel: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 9000] #[group = "CUDA_EGL"] fn cuEventCreateFromEGLSync(phEvent: *mut $crate::CUevent, eglSync: $crate::egl::EGLSyncKHR, flags: ::core::ffi::c_uint) -> $crate::CUresult;
    } };
}

