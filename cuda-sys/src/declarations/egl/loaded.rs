// Made by libcuda-sys from the cudaEGL.h of CUDA 13.5. Not for editing.

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
#[inline]
pub unsafe extern "C" fn cuGraphicsEGLRegisterImage(pCudaResource: *mut CUgraphicsResource, image: EGLImageKHR, flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[0], pCudaResource, image, flags) }
}
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
#[inline]
pub unsafe extern "C" fn cuEGLStreamConsumerConnect(conn: *mut CUeglStreamConnection, stream: EGLStreamKHR) -> CUresult {
    unsafe { call2(&SLOTS[1], conn, stream) }
}
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
#[inline]
pub unsafe extern "C" fn cuEGLStreamConsumerConnectWithFlags(conn: *mut CUeglStreamConnection, stream: EGLStreamKHR, flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[2], conn, stream, flags) }
}
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
#[inline]
pub unsafe extern "C" fn cuEGLStreamConsumerDisconnect(conn: *mut CUeglStreamConnection) -> CUresult {
    unsafe { call1(&SLOTS[3], conn) }
}
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
#[inline]
pub unsafe extern "C" fn cuEGLStreamConsumerAcquireFrame(conn: *mut CUeglStreamConnection, pCudaResource: *mut CUgraphicsResource, pStream: *mut CUstream, timeout: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[4], conn, pCudaResource, pStream, timeout) }
}
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
#[inline]
pub unsafe extern "C" fn cuEGLStreamConsumerReleaseFrame(conn: *mut CUeglStreamConnection, pCudaResource: CUgraphicsResource, pStream: *mut CUstream) -> CUresult {
    unsafe { call3(&SLOTS[5], conn, pCudaResource, pStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuEGLStreamProducerConnect(conn: *mut CUeglStreamConnection, stream: EGLStreamKHR, width: EGLint, height: EGLint) -> CUresult {
    unsafe { call4(&SLOTS[6], conn, stream, width, height) }
}
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
#[inline]
pub unsafe extern "C" fn cuEGLStreamProducerDisconnect(conn: *mut CUeglStreamConnection) -> CUresult {
    unsafe { call1(&SLOTS[7], conn) }
}
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
#[inline]
pub unsafe extern "C" fn cuEGLStreamProducerPresentFrame(conn: *mut CUeglStreamConnection, eglframe: CUeglFrame, pStream: *mut CUstream) -> CUresult {
    unsafe { call3(&SLOTS[8], conn, eglframe, pStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuEGLStreamProducerReturnFrame(conn: *mut CUeglStreamConnection, eglframe: *mut CUeglFrame, pStream: *mut CUstream) -> CUresult {
    unsafe { call3(&SLOTS[9], conn, eglframe, pStream) }
}
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
#[inline]
pub unsafe extern "C" fn cuGraphicsResourceGetMappedEglFrame(eglFrame: *mut CUeglFrame, resource: CUgraphicsResource, index: c_uint, mipLevel: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[10], eglFrame, resource, index, mipLevel) }
}
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
#[inline]
pub unsafe extern "C" fn cuEventCreateFromEGLSync(phEvent: *mut CUevent, eglSync: EGLSyncKHR, flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[11], phEvent, eglSync, flags) }
}

#[allow(deprecated)]
pub(crate) static SLOTS: [Slot; 12] = [
    slot3::<0, _, _, _>(cuGraphicsEGLRegisterImage),
    slot2::<1, _, _>(cuEGLStreamConsumerConnect),
    slot3::<2, _, _, _>(cuEGLStreamConsumerConnectWithFlags),
    slot1::<3, _>(cuEGLStreamConsumerDisconnect),
    slot4::<4, _, _, _, _>(cuEGLStreamConsumerAcquireFrame),
    slot3::<5, _, _, _>(cuEGLStreamConsumerReleaseFrame),
    slot4::<6, _, _, _, _>(cuEGLStreamProducerConnect),
    slot1::<7, _>(cuEGLStreamProducerDisconnect),
    slot3::<8, _, _, _>(cuEGLStreamProducerPresentFrame),
    slot3::<9, _, _, _>(cuEGLStreamProducerReturnFrame),
    slot4::<10, _, _, _, _>(cuGraphicsResourceGetMappedEglFrame),
    slot3::<11, _, _, _>(cuEventCreateFromEGLSync),
];

arities! {
    call1 slot1 first1(a0: A0);
    call2 slot2 first2(a0: A0, a1: A1);
    call3 slot3 first3(a0: A0, a1: A1, a2: A2);
    call4 slot4 first4(a0: A0, a1: A1, a2: A2, a3: A3);
}
