// Made by libcuda-sys from the cudaEGL.h of CUDA 13.5. Not for editing.

#[cfg_attr(windows, link(name = "nvcuda", kind = "raw-dylib"))]
unsafe extern "C" {
/**
Makes an EGL image known to the driver, as a resource whose frame can be asked for.

CUDA 7.0 and later. [EGL Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html) in NVIDIA's manual.

```c
CUresult cuGraphicsEGLRegisterImage(
    CUgraphicsResource *pCudaResource,  // out
    EGLImageKHR image,
    unsigned int flags
);
```

# Parameters

- `pCudaResource`: The resource.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_ALREADY_MAPPED`](CUresult::CUDA_ERROR_ALREADY_MAPPED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
pub fn cuGraphicsEGLRegisterImage(pCudaResource: *mut CUgraphicsResource, image: EGLImageKHR, flags: c_uint) -> CUresult;
/**
Connects CUDA to an EGL stream, to take frames from it.

CUDA 7.0 and later. [EGL Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html) in NVIDIA's manual.

```c
CUresult cuEGLStreamConsumerConnect(
    CUeglStreamConnection *conn,  // out
    EGLStreamKHR stream
);
```

# Parameters

- `conn`: The connection.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
pub fn cuEGLStreamConsumerConnect(conn: *mut CUeglStreamConnection, stream: EGLStreamKHR) -> CUresult;
/**
Connects CUDA to an EGL stream, to take frames from it, and says whether they lie in device or system memory.

CUDA 8.0 and later. [EGL Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html) in NVIDIA's manual.

```c
CUresult cuEGLStreamConsumerConnectWithFlags(
    CUeglStreamConnection *conn,  // out
    EGLStreamKHR stream,
    unsigned int flags
);
```

# Parameters

- `conn`: The connection.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
pub fn cuEGLStreamConsumerConnectWithFlags(conn: *mut CUeglStreamConnection, stream: EGLStreamKHR, flags: c_uint) -> CUresult;
/**
Ends the connection of a consumer to its EGL stream.

CUDA 7.0 and later. [EGL Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html) in NVIDIA's manual.

```c
CUresult cuEGLStreamConsumerDisconnect(
    CUeglStreamConnection *conn  // in
);
```

# Parameters

- `conn`: The connection.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
pub fn cuEGLStreamConsumerDisconnect(conn: *mut CUeglStreamConnection) -> CUresult;
/**
Takes the next frame from an EGL stream, waiting for it no longer than the time given, in microseconds.

CUDA 7.0 and later. [EGL Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html) in NVIDIA's manual.

```c
CUresult cuEGLStreamConsumerAcquireFrame(
    CUeglStreamConnection *conn,        // in
    CUgraphicsResource *pCudaResource,  // out
    CUstream *pStream,                  // in
    unsigned int timeout
);
```

# Parameters

- `conn`: The connection.
- `pCudaResource`: The resource.
- `pStream`: The stream in whose order the frame is used.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_LAUNCH_TIMEOUT`](CUresult::CUDA_ERROR_LAUNCH_TIMEOUT)
*/
pub fn cuEGLStreamConsumerAcquireFrame(conn: *mut CUeglStreamConnection, pCudaResource: *mut CUgraphicsResource, pStream: *mut CUstream, timeout: c_uint) -> CUresult;
/**
Gives a frame back to the EGL stream that it was taken from.

CUDA 7.0 and later. [EGL Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html) in NVIDIA's manual.

```c
CUresult cuEGLStreamConsumerReleaseFrame(
    CUeglStreamConnection *conn,  // in
    CUgraphicsResource pCudaResource,
    CUstream *pStream             // in
);
```

# Parameters

- `conn`: The connection.
- `pStream`: The stream in whose order the frame is used.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
pub fn cuEGLStreamConsumerReleaseFrame(conn: *mut CUeglStreamConnection, pCudaResource: CUgraphicsResource, pStream: *mut CUstream) -> CUresult;
/**
Connects CUDA to an EGL stream, to give it frames of this width and height.

CUDA 7.0 and later. [EGL Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html) in NVIDIA's manual.

```c
CUresult cuEGLStreamProducerConnect(
    CUeglStreamConnection *conn,  // out
    EGLStreamKHR stream,
    EGLint width,
    EGLint height
);
```

# Parameters

- `conn`: The connection.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
pub fn cuEGLStreamProducerConnect(conn: *mut CUeglStreamConnection, stream: EGLStreamKHR, width: EGLint, height: EGLint) -> CUresult;
/**
Ends the connection of a producer to its EGL stream.

CUDA 7.0 and later. [EGL Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html) in NVIDIA's manual.

```c
CUresult cuEGLStreamProducerDisconnect(
    CUeglStreamConnection *conn  // in
);
```

# Parameters

- `conn`: The connection.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
pub fn cuEGLStreamProducerDisconnect(conn: *mut CUeglStreamConnection) -> CUresult;
/**
Gives a frame to an EGL stream.

CUDA 7.0 and later. [EGL Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html) in NVIDIA's manual.

```c
CUresult cuEGLStreamProducerPresentFrame(
    CUeglStreamConnection *conn,  // in
    CUeglFrame eglframe,
    CUstream *pStream             // in
);
```

# Parameters

- `conn`: The connection.
- `pStream`: The stream in whose order the frame is used.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
pub fn cuEGLStreamProducerPresentFrame(conn: *mut CUeglStreamConnection, eglframe: CUeglFrame, pStream: *mut CUstream) -> CUresult;
/**
Gets a frame back that the consumer of an EGL stream has released.

CUDA 7.0 and later. [EGL Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html) in NVIDIA's manual.

```c
CUresult cuEGLStreamProducerReturnFrame(
    CUeglStreamConnection *conn,  // in
    CUeglFrame *eglframe,         // out
    CUstream *pStream             // in
);
```

# Parameters

- `conn`: The connection.
- `eglframe`: The frame.
- `pStream`: The stream in whose order the frame is used.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_LAUNCH_TIMEOUT`](CUresult::CUDA_ERROR_LAUNCH_TIMEOUT)
*/
pub fn cuEGLStreamProducerReturnFrame(conn: *mut CUeglStreamConnection, eglframe: *mut CUeglFrame, pStream: *mut CUstream) -> CUresult;
/**
Gives the frame of a registered EGL image, by its planes' arrays or pointers.

CUDA 7.0 and later. [EGL Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html) in NVIDIA's manual.

```c
CUresult cuGraphicsResourceGetMappedEglFrame(
    CUeglFrame *eglFrame,  // out
    CUgraphicsResource resource,
    unsigned int index,
    unsigned int mipLevel
);
```

# Parameters

- `eglFrame`: The frame.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_MAPPED`](CUresult::CUDA_ERROR_NOT_MAPPED)
*/
pub fn cuGraphicsResourceGetMappedEglFrame(eglFrame: *mut CUeglFrame, resource: CUgraphicsResource, index: c_uint, mipLevel: c_uint) -> CUresult;
/**
Creates an event from an EGL sync object.

CUDA 9.0 and later. [EGL Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html) in NVIDIA's manual.

```c
CUresult cuEventCreateFromEGLSync(
    CUevent *phEvent,  // out
    EGLSyncKHR eglSync,
    unsigned int flags
);
```

# Parameters

- `phEvent`: The new event.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
pub fn cuEventCreateFromEGLSync(phEvent: *mut CUevent, eglSync: EGLSyncKHR, flags: c_uint) -> CUresult;
}
