// Made by libcuda-sys from the cuda.h of CUDA 13.5. Not for editing.

/**
Says in words what a code means.

CUDA 6.0 and later. [Error Handling](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__ERROR.html) in NVIDIA's manual.

```c
CUresult cuGetErrorString(
    CUresult error,
    const char **pStr  // out
);
```

# Parameters

- `pStr`: The address of a text that the driver keeps.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGetErrorString(error: CUresult, pStr: *mut *const c_char) -> CUresult {
    unsafe { call2(&SLOTS[0], error, pStr) }
}
/**
Tells which enumerator of CUresult a code is.

CUDA 6.0 and later. [Error Handling](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__ERROR.html) in NVIDIA's manual.

```c
CUresult cuGetErrorName(
    CUresult error,
    const char **pStr  // out
);
```

# Parameters

- `pStr`: The address of a name that the driver keeps.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGetErrorName(error: CUresult, pStr: *mut *const c_char) -> CUresult {
    unsafe { call2(&SLOTS[1], error, pStr) }
}
/**
Makes the driver ready for the process.

CUDA 2.0 and later. [Initialization](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__INITIALIZE.html) in NVIDIA's manual.

```c
CUresult cuInit(
    unsigned int Flags
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_SYSTEM_DRIVER_MISMATCH`](CUresult::CUDA_ERROR_SYSTEM_DRIVER_MISMATCH)
- [`CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE`](CUresult::CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE)
*/
#[inline]
pub unsafe extern "C" fn cuInit(Flags: c_uint) -> CUresult {
    unsafe { call1(&SLOTS[2], Flags) }
}
/**
Tells the newest CUDA release that the driver implements, as 1000 times the major number plus 10 times the minor one.

CUDA 2.2 and later. [Version Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VERSION.html) in NVIDIA's manual.

```c
CUresult cuDriverGetVersion(
    int *driverVersion  // out
);
```

# Parameters

- `driverVersion`: A number that is returned; null is refused.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuDriverGetVersion(driverVersion: *mut c_int) -> CUresult {
    unsafe { call1(&SLOTS[3], driverVersion) }
}
/**
Finds a device by its number.

CUDA 2.0 and later. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual.

```c
CUresult cuDeviceGet(
    CUdevice *device,  // out
    int ordinal
);
```

# Parameters

- `device`: The handle that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
#[inline]
pub unsafe extern "C" fn cuDeviceGet(device: *mut CUdevice, ordinal: c_int) -> CUresult {
    unsafe { call2(&SLOTS[4], device, ordinal) }
}
/**
Counts the devices of compute capability 2.0 or higher.

CUDA 2.0 and later. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetCount(
    int *count  // out
);
```

# Parameters

- `count`: A number that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuDeviceGetCount(count: *mut c_int) -> CUresult {
    unsafe { call1(&SLOTS[5], count) }
}
/**
Writes the product name of a device as a string.

CUDA 2.0 and later. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetName(
    char *name,  // out, len elements
    int len,
    CUdevice dev
);
```

# Parameters

- `name`: A buffer of `len` bytes.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
#[inline]
pub unsafe extern "C" fn cuDeviceGetName(name: *mut c_char, len: c_int, dev: CUdevice) -> CUresult {
    unsafe { call3(&SLOTS[6], name, len, dev) }
}
/**
Tells the UUID of a device, or of its compute instance in MIG mode.

CUDA 11.4 and later. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual. C calls it `cuDeviceGetUuid`, and so can you.

```c
CUresult cuDeviceGetUuid_v2(
    CUuuid *uuid,  // out
    CUdevice dev
);
```

# Parameters

- `uuid`: 16 bytes that are returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
#[doc(alias = "cuDeviceGetUuid")]
#[inline]
pub unsafe extern "C" fn cuDeviceGetUuid_v2(uuid: *mut CUuuid, dev: CUdevice) -> CUresult {
    unsafe { call2(&SLOTS[7], uuid, dev) }
}
/**
Tells the LUID and the node mask by which graphics interfaces know a device.

CUDA 10.0 and later. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetLuid(
    char *luid,                    // out, 8 elements
    unsigned int *deviceNodeMask,  // out
    CUdevice dev
);
```

# Parameters

- `luid`: An array whose length the text does not give.
- `deviceNodeMask`: A mask that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
#[inline]
pub unsafe extern "C" fn cuDeviceGetLuid(luid: *mut c_char, deviceNodeMask: *mut c_uint, dev: CUdevice) -> CUresult {
    unsafe { call3(&SLOTS[8], luid, deviceNodeMask, dev) }
}
/**
Tells how many bytes of memory a device has.

CUDA 3.2 and later. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual. C calls it `cuDeviceTotalMem`, and so can you.

```c
CUresult cuDeviceTotalMem_v2(
    size_t *bytes,  // out
    CUdevice dev
);
```

# Parameters

- `bytes`: A size that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
#[doc(alias = "cuDeviceTotalMem")]
#[inline]
pub unsafe extern "C" fn cuDeviceTotalMem_v2(bytes: *mut usize, dev: CUdevice) -> CUresult {
    unsafe { call2(&SLOTS[9], bytes, dev) }
}
/**
Tells how many elements of a format a one-dimensional linear texture can have.

CUDA 11.1 and later. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetTexture1DLinearMaxWidth(
    size_t *maxWidthInElements,  // out
    CUarray_format format,
    unsigned int numChannels,
    CUdevice dev
);
```

# Parameters

- `maxWidthInElements`: A number that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
#[inline]
pub unsafe extern "C" fn cuDeviceGetTexture1DLinearMaxWidth(maxWidthInElements: *mut usize, format: CUarray_format, numChannels: c_uint, dev: CUdevice) -> CUresult {
    unsafe { call4(&SLOTS[10], maxWidthInElements, format, numChannels, dev) }
}
/**
Tells one attribute of a device.

CUDA 2.0 and later. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetAttribute(
    int *pi,  // out
    CUdevice_attribute attrib,
    CUdevice dev
);
```

# Parameters

- `pi`: A value that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
#[inline]
pub unsafe extern "C" fn cuDeviceGetAttribute(pi: *mut c_int, attrib: CUdevice_attribute, dev: CUdevice) -> CUresult {
    unsafe { call3(&SLOTS[11], pi, attrib, dev) }
}
/**
Tells how far the link of a device and the host does atomic operations natively.

CUDA 13.0 and later. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetHostAtomicCapabilities(
    unsigned int *capabilities,           // in, count elements
    const CUatomicOperation *operations,  // in, count elements
    unsigned int count,
    CUdevice dev
);
```

# Parameters

- `capabilities`: Two arrays share count.
- `operations`: Two arrays share count.

# Errors

- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuDeviceGetHostAtomicCapabilities(capabilities: *mut c_uint, operations: *const CUatomicOperation, count: c_uint, dev: CUdevice) -> CUresult {
    unsafe { call4(&SLOTS[12], capabilities, operations, count, dev) }
}
/**
Fills in the NvSciSync attributes with which a device can signal or wait.

CUDA 10.2 and later. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetNvSciSyncAttributes(
    void *nvSciSyncAttrList,  // in and out
    CUdevice dev,
    int flags
);
```

# Parameters

- `nvSciSyncAttrList`: An untyped list that is read and updated.
*/
#[inline]
pub unsafe extern "C" fn cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList: *mut c_void, dev: CUdevice, flags: c_int) -> CUresult {
    unsafe { call3(&SLOTS[13], nvSciSyncAttrList, dev, flags) }
}
/**
Chooses the pool from which stream-ordered allocations of a device come.

CUDA 11.2 and later. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual.

```c
CUresult cuDeviceSetMemPool(
    CUdevice dev,
    CUmemoryPool pool
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuDeviceSetMemPool(dev: CUdevice, pool: CUmemoryPool) -> CUresult {
    unsafe { call2(&SLOTS[14], dev, pool) }
}
/**
Tells from which pool stream-ordered allocations of a device come.

CUDA 11.2 and later. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetMemPool(
    CUmemoryPool *pool,  // out
    CUdevice dev
);
```

# Parameters

- `pool`: The pool that is returned.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuDeviceGetMemPool(pool: *mut CUmemoryPool, dev: CUdevice) -> CUresult {
    unsafe { call2(&SLOTS[15], pool, dev) }
}
/**
Finds the pool that a device has from the start.

CUDA 11.2 and later. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetDefaultMemPool(
    CUmemoryPool *pool_out,  // out
    CUdevice dev
);
```

# Parameters

- `pool_out`: The pool that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuDeviceGetDefaultMemPool(pool_out: *mut CUmemoryPool, dev: CUdevice) -> CUresult {
    unsafe { call2(&SLOTS[16], pool_out, dev) }
}
/**
Tells whether contexts of a device can be limited in a type of execution resource.

CUDA 11.4 and later. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetExecAffinitySupport(
    int *pi,  // out
    CUexecAffinityType type,
    CUdevice dev
);
```

# Parameters

- `pi`: 1 or 0, which is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
#[inline]
pub unsafe extern "C" fn cuDeviceGetExecAffinitySupport(pi: *mut c_int, type_: CUexecAffinityType, dev: CUdevice) -> CUresult {
    unsafe { call3(&SLOTS[17], pi, type_, dev) }
}
/**
Waits until writes of other devices over GPUDirect RDMA can be seen as widely as is asked for.

CUDA 11.3 and later. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual.

```c
CUresult cuFlushGPUDirectRDMAWrites(
    CUflushGPUDirectRDMAWritesTarget target,
    CUflushGPUDirectRDMAWritesScope scope
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuFlushGPUDirectRDMAWrites(target: CUflushGPUDirectRDMAWritesTarget, scope: CUflushGPUDirectRDMAWritesScope) -> CUresult {
    unsafe { call2(&SLOTS[18], target, scope) }
}
/**
Tells ten properties of a device at once; cuDeviceGetAttribute tells more.

CUDA 2.0 and later. [Device Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetProperties(
    CUdevprop *prop,  // out
    CUdevice dev
);
```

# Parameters

- `prop`: A struct that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuDeviceGetProperties(prop: *mut CUdevprop, dev: CUdevice) -> CUresult {
    unsafe { call2(&SLOTS[19], prop, dev) }
}
/**
Tells the compute capability of a device; cuDeviceGetAttribute does so too.

CUDA 2.0 and later. [Device Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuDeviceComputeCapability(
    int *major,  // out
    int *minor,  // out
    CUdevice dev
);
```

# Parameters

- `major`: A number that is returned.
- `minor`: A number that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuDeviceComputeCapability(major: *mut c_int, minor: *mut c_int, dev: CUdevice) -> CUresult {
    unsafe { call3(&SLOTS[20], major, minor, dev) }
}
/**
Takes a reference to the context that a device shares within the process, and makes it with the first.

CUDA 7.0 and later. [Primary Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html) in NVIDIA's manual.

```c
CUresult cuDevicePrimaryCtxRetain(
    CUcontext *pctx,  // out
    CUdevice dev
);
```

# Parameters

- `pctx`: The context that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
#[inline]
pub unsafe extern "C" fn cuDevicePrimaryCtxRetain(pctx: *mut CUcontext, dev: CUdevice) -> CUresult {
    unsafe { call2(&SLOTS[21], pctx, dev) }
}
/**
Gives back a reference to the primary context of a device; the last one resets it.

CUDA 11.0 and later. [Primary Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html) in NVIDIA's manual. C calls it `cuDevicePrimaryCtxRelease`, and so can you.

```c
CUresult cuDevicePrimaryCtxRelease_v2(
    CUdevice dev
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
#[doc(alias = "cuDevicePrimaryCtxRelease")]
#[inline]
pub unsafe extern "C" fn cuDevicePrimaryCtxRelease_v2(dev: CUdevice) -> CUresult {
    unsafe { call1(&SLOTS[22], dev) }
}
/**
Replaces the flags of the primary context of a device.

CUDA 11.0 and later. [Primary Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html) in NVIDIA's manual. C calls it `cuDevicePrimaryCtxSetFlags`, and so can you.

```c
CUresult cuDevicePrimaryCtxSetFlags_v2(
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
#[doc(alias = "cuDevicePrimaryCtxSetFlags")]
#[inline]
pub unsafe extern "C" fn cuDevicePrimaryCtxSetFlags_v2(dev: CUdevice, flags: c_uint) -> CUresult {
    unsafe { call2(&SLOTS[23], dev, flags) }
}
/**
Tells the flags of the primary context of a device and whether it is active.

CUDA 7.0 and later. [Primary Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html) in NVIDIA's manual.

```c
CUresult cuDevicePrimaryCtxGetState(
    CUdevice dev,
    unsigned int *flags,  // out
    int *active           // out
);
```

# Parameters

- `flags`: The flags that are returned.
- `active`: 1 or 0, which is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuDevicePrimaryCtxGetState(dev: CUdevice, flags: *mut c_uint, active: *mut c_int) -> CUresult {
    unsafe { call3(&SLOTS[24], dev, flags, active) }
}
/**
Destroys all that the primary context of a device holds, whoever uses it.

CUDA 11.0 and later. [Primary Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html) in NVIDIA's manual. C calls it `cuDevicePrimaryCtxReset`, and so can you.

```c
CUresult cuDevicePrimaryCtxReset_v2(
    CUdevice dev
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE`](CUresult::CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE)
*/
#[doc(alias = "cuDevicePrimaryCtxReset")]
#[inline]
pub unsafe extern "C" fn cuDevicePrimaryCtxReset_v2(dev: CUdevice) -> CUresult {
    unsafe { call1(&SLOTS[25], dev) }
}
/**
Makes a context on a device and makes it current to the calling thread.

CUDA 12.5 and later. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual. C calls it `cuCtxCreate`, and so can you.

```c
CUresult cuCtxCreate_v4(
    CUcontext *pctx,                     // out
    CUctxCreateParams *ctxCreateParams,  // in, may be null
    unsigned int flags,
    CUdevice dev
);
```

# Parameters

- `pctx`: The context that is returned.
- `ctxCreateParams`: May be null, and is not const.

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
#[doc(alias = "cuCtxCreate")]
#[inline]
pub unsafe extern "C" fn cuCtxCreate_v4(pctx: *mut CUcontext, ctxCreateParams: *mut CUctxCreateParams, flags: c_uint, dev: CUdevice) -> CUresult {
    unsafe { call4(&SLOTS[26], pctx, ctxCreateParams, flags, dev) }
}
/**
Destroys a context and what was made in it, whichever threads it is current to.

CUDA 4.0 and later. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual. C calls it `cuCtxDestroy`, and so can you.

```c
CUresult cuCtxDestroy_v2(
    CUcontext ctx
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuCtxDestroy")]
#[inline]
pub unsafe extern "C" fn cuCtxDestroy_v2(ctx: CUcontext) -> CUresult {
    unsafe { call1(&SLOTS[27], ctx) }
}
/**
Makes a context current to the calling thread, on top of the one that was.

CUDA 4.0 and later. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual. C calls it `cuCtxPushCurrent`, and so can you.

```c
CUresult cuCtxPushCurrent_v2(
    CUcontext ctx
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuCtxPushCurrent")]
#[inline]
pub unsafe extern "C" fn cuCtxPushCurrent_v2(ctx: CUcontext) -> CUresult {
    unsafe { call1(&SLOTS[28], ctx) }
}
/**
Takes the current context off the calling thread; the one below becomes current.

CUDA 4.0 and later. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual. C calls it `cuCtxPopCurrent`, and so can you.

```c
CUresult cuCtxPopCurrent_v2(
    CUcontext *pctx  // out
);
```

# Parameters

- `pctx`: The context that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
#[doc(alias = "cuCtxPopCurrent")]
#[inline]
pub unsafe extern "C" fn cuCtxPopCurrent_v2(pctx: *mut CUcontext) -> CUresult {
    unsafe { call1(&SLOTS[29], pctx) }
}
/**
Replaces the current context of the calling thread; null leaves it without.

CUDA 4.0 and later. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxSetCurrent(
    CUcontext ctx
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
#[inline]
pub unsafe extern "C" fn cuCtxSetCurrent(ctx: CUcontext) -> CUresult {
    unsafe { call1(&SLOTS[30], ctx) }
}
/**
Tells which context is current to the calling thread; null for none.

CUDA 4.0 and later. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxGetCurrent(
    CUcontext *pctx  // out
);
```

# Parameters

- `pctx`: The context that is returned, or null.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
*/
#[inline]
pub unsafe extern "C" fn cuCtxGetCurrent(pctx: *mut CUcontext) -> CUresult {
    unsafe { call1(&SLOTS[31], pctx) }
}
/**
Tells the device of the current context.

CUDA 2.0 and later. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxGetDevice(
    CUdevice *device  // out
);
```

# Parameters

- `device`: The device that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuCtxGetDevice(device: *mut CUdevice) -> CUresult {
    unsafe { call1(&SLOTS[32], device) }
}
/**
Tells the device of a context, of the current one for null.

CUDA 13.0 and later. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxGetDevice_v2(
    CUdevice *device,  // out
    CUcontext ctx
);
```

# Parameters

- `device`: The device that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuCtxGetDevice_v2(device: *mut CUdevice, ctx: CUcontext) -> CUresult {
    unsafe { call2(&SLOTS[33], device, ctx) }
}
/**
Tells the flags of the current context.

CUDA 7.0 and later. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxGetFlags(
    unsigned int *flags  // out
);
```

# Parameters

- `flags`: The flags that are returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuCtxGetFlags(flags: *mut c_uint) -> CUresult {
    unsafe { call1(&SLOTS[34], flags) }
}
/**
Replaces the flags of the current context.

CUDA 12.1 and later. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxSetFlags(
    unsigned int flags
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuCtxSetFlags(flags: c_uint) -> CUresult {
    unsafe { call1(&SLOTS[35], flags) }
}
/**
Tells the number that a context, the current one for null, alone has in this process.

CUDA 12.0 and later. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxGetId(
    CUcontext ctx,
    unsigned long long *ctxId  // out
);
```

# Parameters

- `ctxId`: A number that is returned.

# Errors

- [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuCtxGetId(ctx: CUcontext, ctxId: *mut c_ulonglong) -> CUresult {
    unsafe { call2(&SLOTS[36], ctx, ctxId) }
}
/**
Waits until all work of the current context is done.

CUDA 2.0 and later. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxSynchronize(void);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuCtxSynchronize() -> CUresult {
    unsafe { call0(&SLOTS[37]) }
}
/**
Waits until all work of a context, of the current one for null, is done.

CUDA 13.0 and later. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxSynchronize_v2(
    CUcontext ctx
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuCtxSynchronize_v2(ctx: CUcontext) -> CUresult {
    unsafe { call1(&SLOTS[38], ctx) }
}
/**
Asks for a new value of a resource limit of the current context; the driver may settle on another.

CUDA 3.1 and later. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxSetLimit(
    CUlimit limit,
    size_t value
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_UNSUPPORTED_LIMIT`](CUresult::CUDA_ERROR_UNSUPPORTED_LIMIT)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
#[inline]
pub unsafe extern "C" fn cuCtxSetLimit(limit: CUlimit, value: usize) -> CUresult {
    unsafe { call2(&SLOTS[39], limit, value) }
}
/**
Tells a resource limit of the current context.

CUDA 3.1 and later. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxGetLimit(
    size_t *pvalue,  // out
    CUlimit limit
);
```

# Parameters

- `pvalue`: A value that is returned.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_UNSUPPORTED_LIMIT`](CUresult::CUDA_ERROR_UNSUPPORTED_LIMIT)
*/
#[inline]
pub unsafe extern "C" fn cuCtxGetLimit(pvalue: *mut usize, limit: CUlimit) -> CUresult {
    unsafe { call2(&SLOTS[40], pvalue, limit) }
}
/**
Tells whether kernels of the current context prefer L1 cache or shared memory.

CUDA 3.2 and later. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxGetCacheConfig(
    CUfunc_cache *pconfig  // out
);
```

# Parameters

- `pconfig`: A value that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuCtxGetCacheConfig(pconfig: *mut CUfunc_cache) -> CUresult {
    unsafe { call1(&SLOTS[41], pconfig) }
}
/**
Says whether kernels of the current context prefer L1 cache or shared memory.

CUDA 3.2 and later. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxSetCacheConfig(
    CUfunc_cache config
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuCtxSetCacheConfig(config: CUfunc_cache) -> CUresult {
    unsafe { call1(&SLOTS[42], config) }
}
/**
Tells the version of the interface that a context, the current one for null, was made for.

CUDA 3.2 and later. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxGetApiVersion(
    CUcontext ctx,
    unsigned int *version  // out
);
```

# Parameters

- `version`: A number that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
#[inline]
pub unsafe extern "C" fn cuCtxGetApiVersion(ctx: CUcontext, version: *mut c_uint) -> CUresult {
    unsafe { call2(&SLOTS[43], ctx, version) }
}
/**
Tells the priorities that streams of the current context can have; lower numbers come first.

CUDA 5.5 and later. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxGetStreamPriorityRange(
    int *leastPriority,    // out, may be null
    int *greatestPriority  // out, may be null
);
```

# Parameters

- `leastPriority`: May be null.
- `greatestPriority`: May be null.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuCtxGetStreamPriorityRange(leastPriority: *mut c_int, greatestPriority: *mut c_int) -> CUresult {
    unsafe { call2(&SLOTS[44], leastPriority, greatestPriority) }
}
/**
Lets the L2 cache evict its persisting lines like any others.

CUDA 11.0 and later. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxResetPersistingL2Cache(void);
```

# Errors

- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuCtxResetPersistingL2Cache() -> CUresult {
    unsafe { call0(&SLOTS[45]) }
}
/**
Tells how the current context is limited in a type of execution resource.

CUDA 11.4 and later. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxGetExecAffinity(
    CUexecAffinityParam *pExecAffinity,  // out
    CUexecAffinityType type
);
```

# Parameters

- `pExecAffinity`: A struct that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY`](CUresult::CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY)
*/
#[inline]
pub unsafe extern "C" fn cuCtxGetExecAffinity(pExecAffinity: *mut CUexecAffinityParam, type_: CUexecAffinityType) -> CUresult {
    unsafe { call2(&SLOTS[46], pExecAffinity, type_) }
}
/**
Makes an event stand for all work that a context has at this moment.

CUDA 12.5 and later. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxRecordEvent(
    CUcontext hCtx,
    CUevent hEvent
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuCtxRecordEvent(hCtx: CUcontext, hEvent: CUevent) -> CUresult {
    unsafe { call2(&SLOTS[47], hCtx, hEvent) }
}
/**
Lets later work of a context wait for what an event stands for.

CUDA 12.5 and later. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxWaitEvent(
    CUcontext hCtx,
    CUevent hEvent
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuCtxWaitEvent(hCtx: CUcontext, hEvent: CUevent) -> CUresult {
    unsafe { call2(&SLOTS[48], hCtx, hEvent) }
}
/**
Takes a further reference to the current context.

CUDA 2.0 and later. [Context Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuCtxAttach(
    CUcontext *pctx,  // out
    unsigned int flags
);
```

# Parameters

- `pctx`: The context that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuCtxAttach(pctx: *mut CUcontext, flags: c_uint) -> CUresult {
    unsafe { call2(&SLOTS[49], pctx, flags) }
}
/**
Gives back a reference to the current context; the last one destroys it.

CUDA 2.0 and later. [Context Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuCtxDetach(
    CUcontext ctx
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuCtxDetach(ctx: CUcontext) -> CUresult {
    unsafe { call1(&SLOTS[50], ctx) }
}
/**
Tells how wide the banks of shared memory are in the current context.

CUDA 4.2 and later. [Context Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuCtxGetSharedMemConfig(
    CUsharedconfig *pConfig  // out
);
```

# Parameters

- `pConfig`: A value that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuCtxGetSharedMemConfig(pConfig: *mut CUsharedconfig) -> CUresult {
    unsafe { call1(&SLOTS[51], pConfig) }
}
/**
Says how wide the banks of shared memory shall be for later kernels of the current context.

CUDA 4.2 and later. [Context Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuCtxSetSharedMemConfig(
    CUsharedconfig config
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuCtxSetSharedMemConfig(config: CUsharedconfig) -> CUresult {
    unsafe { call1(&SLOTS[52], config) }
}
/**
Loads device code from a file into the current context.

CUDA 2.0 and later. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual.

```c
CUresult cuModuleLoad(
    CUmodule *module,  // out
    const char *fname  // in, ends with a zero byte
);
```

# Parameters

- `module`: The module that is returned.
- `fname`: The path of a file.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_PTX`](CUresult::CUDA_ERROR_INVALID_PTX)
- [`CUDA_ERROR_UNSUPPORTED_PTX_VERSION`](CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_FILE_NOT_FOUND`](CUresult::CUDA_ERROR_FILE_NOT_FOUND)
- [`CUDA_ERROR_NO_BINARY_FOR_GPU`](CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU)
- [`CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND`](CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND)
- [`CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`](CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED)
- [`CUDA_ERROR_JIT_COMPILER_NOT_FOUND`](CUresult::CUDA_ERROR_JIT_COMPILER_NOT_FOUND)
*/
#[inline]
pub unsafe extern "C" fn cuModuleLoad(module: *mut CUmodule, fname: *const c_char) -> CUresult {
    unsafe { call2(&SLOTS[53], module, fname) }
}
/**
Loads device code from memory into the current context.

CUDA 2.0 and later. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual.

```c
CUresult cuModuleLoadData(
    CUmodule *module,  // out
    const void *image  // in
);
```

# Parameters

- `module`: The module that is returned.
- `image`: Untyped, and of a length that only its content shows.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_PTX`](CUresult::CUDA_ERROR_INVALID_PTX)
- [`CUDA_ERROR_UNSUPPORTED_PTX_VERSION`](CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_NO_BINARY_FOR_GPU`](CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU)
- [`CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND`](CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND)
- [`CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`](CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED)
- [`CUDA_ERROR_JIT_COMPILER_NOT_FOUND`](CUresult::CUDA_ERROR_JIT_COMPILER_NOT_FOUND)
*/
#[inline]
pub unsafe extern "C" fn cuModuleLoadData(module: *mut CUmodule, image: *const c_void) -> CUresult {
    unsafe { call2(&SLOTS[54], module, image) }
}
/**
Loads device code from memory into the current context, with options for the compiler.

CUDA 2.1 and later. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual.

```c
CUresult cuModuleLoadDataEx(
    CUmodule *module,       // out
    const void *image,      // in
    unsigned int numOptions,
    CUjit_option *options,  // in, numOptions elements
    void **optionValues     // in and out, numOptions elements
);
```

# Parameters

- `module`: The module that is returned.
- `image`: Untyped, and of a length that only its content shows.
- `options`: Not const, and two arrays share numOptions.
- `optionValues`: Values that are read and overwritten, and two arrays share numOptions.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_PTX`](CUresult::CUDA_ERROR_INVALID_PTX)
- [`CUDA_ERROR_UNSUPPORTED_PTX_VERSION`](CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_NO_BINARY_FOR_GPU`](CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU)
- [`CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND`](CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND)
- [`CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`](CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED)
- [`CUDA_ERROR_JIT_COMPILER_NOT_FOUND`](CUresult::CUDA_ERROR_JIT_COMPILER_NOT_FOUND)
*/
#[inline]
pub unsafe extern "C" fn cuModuleLoadDataEx(module: *mut CUmodule, image: *const c_void, numOptions: c_uint, options: *mut CUjit_option, optionValues: *mut *mut c_void) -> CUresult {
    unsafe { call5(&SLOTS[55], module, image, numOptions, options, optionValues) }
}
/**
Loads the code that fits the device from a fat binary into the current context.

CUDA 2.0 and later. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual.

```c
CUresult cuModuleLoadFatBinary(
    CUmodule *module,     // out
    const void *fatCubin  // in
);
```

# Parameters

- `module`: The module that is returned.
- `fatCubin`: Untyped, and of a length that only its content shows.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_PTX`](CUresult::CUDA_ERROR_INVALID_PTX)
- [`CUDA_ERROR_UNSUPPORTED_PTX_VERSION`](CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_NO_BINARY_FOR_GPU`](CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU)
- [`CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND`](CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND)
- [`CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`](CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED)
- [`CUDA_ERROR_JIT_COMPILER_NOT_FOUND`](CUresult::CUDA_ERROR_JIT_COMPILER_NOT_FOUND)
*/
#[inline]
pub unsafe extern "C" fn cuModuleLoadFatBinary(module: *mut CUmodule, fatCubin: *const c_void) -> CUresult {
    unsafe { call2(&SLOTS[56], module, fatCubin) }
}
/**
Removes a module from the current context.

CUDA 2.0 and later. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual.

```c
CUresult cuModuleUnload(
    CUmodule hmod
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
*/
#[inline]
pub unsafe extern "C" fn cuModuleUnload(hmod: CUmodule) -> CUresult {
    unsafe { call1(&SLOTS[57], hmod) }
}
/**
Tells whether modules are loaded at once or lazily, which CUDA_MODULE_LOADING sets.

CUDA 11.7 and later. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual.

```c
CUresult cuModuleGetLoadingMode(
    CUmoduleLoadingMode *mode  // out
);
```

# Parameters

- `mode`: A value that is returned.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuModuleGetLoadingMode(mode: *mut CUmoduleLoadingMode) -> CUresult {
    unsafe { call1(&SLOTS[58], mode) }
}
/**
Finds a kernel of a module by name.

CUDA 2.0 and later. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual.

```c
CUresult cuModuleGetFunction(
    CUfunction *hfunc,  // out
    CUmodule hmod,
    const char *name    // in, ends with a zero byte
);
```

# Parameters

- `hfunc`: The function that is returned.
- `name`: A name that is read.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
*/
#[inline]
pub unsafe extern "C" fn cuModuleGetFunction(hfunc: *mut CUfunction, hmod: CUmodule, name: *const c_char) -> CUresult {
    unsafe { call3(&SLOTS[59], hfunc, hmod, name) }
}
/**
Counts the kernels of a module.

CUDA 12.4 and later. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual.

```c
CUresult cuModuleGetFunctionCount(
    unsigned int *count,  // out
    CUmodule mod
);
```

# Parameters

- `count`: A number that is returned.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuModuleGetFunctionCount(count: *mut c_uint, mod_: CUmodule) -> CUresult {
    unsafe { call2(&SLOTS[60], count, mod_) }
}
/**
Writes handles of the kernels of a module into an array.

CUDA 12.4 and later. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual.

```c
CUresult cuModuleEnumerateFunctions(
    CUfunction *functions,  // out, numFunctions elements
    unsigned int numFunctions,
    CUmodule mod
);
```

# Parameters

- `functions`: A buffer that may be filled in part.

# Errors

- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuModuleEnumerateFunctions(functions: *mut CUfunction, numFunctions: c_uint, mod_: CUmodule) -> CUresult {
    unsafe { call3(&SLOTS[61], functions, numFunctions, mod_) }
}
/**
Finds a variable of a module by name: its address and its size.

CUDA 3.2 and later. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual. C calls it `cuModuleGetGlobal`, and so can you.

```c
CUresult cuModuleGetGlobal_v2(
    CUdeviceptr *dptr,  // out, may be null
    size_t *bytes,      // out, may be null
    CUmodule hmod,
    const char *name    // in, ends with a zero byte
);
```

# Parameters

- `dptr`: May be null where bytes is not.
- `bytes`: May be null where dptr is not.
- `name`: A name that is read.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
*/
#[doc(alias = "cuModuleGetGlobal")]
#[inline]
pub unsafe extern "C" fn cuModuleGetGlobal_v2(dptr: *mut CUdeviceptr, bytes: *mut usize, hmod: CUmodule, name: *const c_char) -> CUresult {
    unsafe { call4(&SLOTS[62], dptr, bytes, hmod, name) }
}
/**
Begins to link device code, with options for the linker and the compiler.

CUDA 6.5 and later. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual. C calls it `cuLinkCreate`, and so can you.

```c
CUresult cuLinkCreate_v2(
    unsigned int numOptions,
    CUjit_option *options,  // in, numOptions elements
    void **optionValues,    // in and out, numOptions elements
    CUlinkState *stateOut   // out
);
```

# Parameters

- `options`: Not const, and two arrays share numOptions.
- `optionValues`: Values that are overwritten, even after the call, and two arrays share numOptions.
- `stateOut`: The link state, written on success.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_JIT_COMPILER_NOT_FOUND`](CUresult::CUDA_ERROR_JIT_COMPILER_NOT_FOUND)
*/
#[doc(alias = "cuLinkCreate")]
#[inline]
pub unsafe extern "C" fn cuLinkCreate_v2(numOptions: c_uint, options: *mut CUjit_option, optionValues: *mut *mut c_void, stateOut: *mut CUlinkState) -> CUresult {
    unsafe { call4(&SLOTS[63], numOptions, options, optionValues, stateOut) }
}
/**
Adds code from memory to what is linked.

CUDA 6.5 and later. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual. C calls it `cuLinkAddData`, and so can you.

```c
CUresult cuLinkAddData_v2(
    CUlinkState state,
    CUjitInputType type,
    void *data,             // in
    size_t size,
    const char *name,       // in, ends with a zero byte, may be null
    unsigned int numOptions,
    CUjit_option *options,  // in, numOptions elements
    void **optionValues     // in, numOptions elements
);
```

# Parameters

- `data`: Untyped, and not const.
- `name`: Optional, so may be null.
- `options`: Not const, and two arrays share numOptions.
- `optionValues`: Untyped values, and two arrays share numOptions.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_IMAGE`](CUresult::CUDA_ERROR_INVALID_IMAGE)
- [`CUDA_ERROR_INVALID_PTX`](CUresult::CUDA_ERROR_INVALID_PTX)
- [`CUDA_ERROR_UNSUPPORTED_PTX_VERSION`](CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_NO_BINARY_FOR_GPU`](CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU)
*/
#[doc(alias = "cuLinkAddData")]
#[inline]
pub unsafe extern "C" fn cuLinkAddData_v2(state: CUlinkState, type_: CUjitInputType, data: *mut c_void, size: usize, name: *const c_char, numOptions: c_uint, options: *mut CUjit_option, optionValues: *mut *mut c_void) -> CUresult {
    unsafe { call8(&SLOTS[64], state, type_, data, size, name, numOptions, options, optionValues) }
}
/**
Adds code from a file to what is linked.

CUDA 6.5 and later. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual. C calls it `cuLinkAddFile`, and so can you.

```c
CUresult cuLinkAddFile_v2(
    CUlinkState state,
    CUjitInputType type,
    const char *path,       // in, ends with a zero byte
    unsigned int numOptions,
    CUjit_option *options,  // in, numOptions elements
    void **optionValues     // in, numOptions elements
);
```

# Parameters

- `path`: The path of a file.
- `options`: Not const, and two arrays share numOptions.
- `optionValues`: Untyped values, and two arrays share numOptions.

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
#[doc(alias = "cuLinkAddFile")]
#[inline]
pub unsafe extern "C" fn cuLinkAddFile_v2(state: CUlinkState, type_: CUjitInputType, path: *const c_char, numOptions: c_uint, options: *mut CUjit_option, optionValues: *mut *mut c_void) -> CUresult {
    unsafe { call6(&SLOTS[65], state, type_, path, numOptions, options, optionValues) }
}
/**
Links what was added and tells where the resulting cubin is.

CUDA 5.5 and later. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual.

```c
CUresult cuLinkComplete(
    CUlinkState state,
    void **cubinOut,  // out
    size_t *sizeOut   // out, may be null
);
```

# Parameters

- `cubinOut`: The address of the image, written on success.
- `sizeOut`: Optional, so may be null.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[inline]
pub unsafe extern "C" fn cuLinkComplete(state: CUlinkState, cubinOut: *mut *mut c_void, sizeOut: *mut usize) -> CUresult {
    unsafe { call3(&SLOTS[66], state, cubinOut, sizeOut) }
}
/**
Destroys a link state and the image that it made.

CUDA 5.5 and later. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual.

```c
CUresult cuLinkDestroy(
    CUlinkState state
);
```

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[inline]
pub unsafe extern "C" fn cuLinkDestroy(state: CUlinkState) -> CUresult {
    unsafe { call1(&SLOTS[67], state) }
}
/**
Finds a texture reference of a module by name.

CUDA 2.0 and later. [Module Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuModuleGetTexRef(
    CUtexref *pTexRef,  // out
    CUmodule hmod,
    const char *name    // in, ends with a zero byte
);
```

# Parameters

- `pTexRef`: The texture reference that is returned.
- `name`: A name that is read.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuModuleGetTexRef(pTexRef: *mut CUtexref, hmod: CUmodule, name: *const c_char) -> CUresult {
    unsafe { call3(&SLOTS[68], pTexRef, hmod, name) }
}
/**
Finds a surface reference of a module by name.

CUDA 3.0 and later. [Module Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuModuleGetSurfRef(
    CUsurfref *pSurfRef,  // out
    CUmodule hmod,
    const char *name      // in, ends with a zero byte
);
```

# Parameters

- `pSurfRef`: The surface reference that is returned.
- `name`: A name that is read.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuModuleGetSurfRef(pSurfRef: *mut CUsurfref, hmod: CUmodule, name: *const c_char) -> CUresult {
    unsafe { call3(&SLOTS[69], pSurfRef, hmod, name) }
}
/**
Loads device code from memory for the contexts of all devices.

CUDA 12.0 and later. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuLibraryLoadData(
    CUlibrary *library,               // out
    const void *code,                 // in
    CUjit_option *jitOptions,         // in, numJitOptions elements
    void **jitOptionsValues,          // in and out, numJitOptions elements
    unsigned int numJitOptions,
    CUlibraryOption *libraryOptions,  // in, numLibraryOptions elements
    void **libraryOptionValues,       // in, numLibraryOptions elements
    unsigned int numLibraryOptions
);
```

# Parameters

- `library`: The library that is returned.
- `code`: Untyped, and of a length that only its content shows.
- `jitOptions`: Not const, and two arrays share numJitOptions.
- `jitOptionsValues`: Values that are read and overwritten, and two arrays share numJitOptions.
- `libraryOptions`: Not const, and two arrays share numLibraryOptions.
- `libraryOptionValues`: Untyped values, and two arrays share numLibraryOptions.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_PTX`](CUresult::CUDA_ERROR_INVALID_PTX)
- [`CUDA_ERROR_UNSUPPORTED_PTX_VERSION`](CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_NO_BINARY_FOR_GPU`](CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU)
- [`CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND`](CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND)
- [`CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`](CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED)
- [`CUDA_ERROR_JIT_COMPILER_NOT_FOUND`](CUresult::CUDA_ERROR_JIT_COMPILER_NOT_FOUND)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuLibraryLoadData(library: *mut CUlibrary, code: *const c_void, jitOptions: *mut CUjit_option, jitOptionsValues: *mut *mut c_void, numJitOptions: c_uint, libraryOptions: *mut CUlibraryOption, libraryOptionValues: *mut *mut c_void, numLibraryOptions: c_uint) -> CUresult {
    unsafe { call8(&SLOTS[70], library, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions) }
}
/**
Loads device code from a file for the contexts of all devices.

CUDA 12.0 and later. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuLibraryLoadFromFile(
    CUlibrary *library,               // out
    const char *fileName,             // in, ends with a zero byte
    CUjit_option *jitOptions,         // in, numJitOptions elements
    void **jitOptionsValues,          // in and out, numJitOptions elements
    unsigned int numJitOptions,
    CUlibraryOption *libraryOptions,  // in, numLibraryOptions elements
    void **libraryOptionValues,       // in, numLibraryOptions elements
    unsigned int numLibraryOptions
);
```

# Parameters

- `library`: The library that is returned.
- `fileName`: The path of a file.
- `jitOptions`: Not const, and two arrays share numJitOptions.
- `jitOptionsValues`: Values that are read and overwritten, and two arrays share numJitOptions.
- `libraryOptions`: Not const, and two arrays share numLibraryOptions.
- `libraryOptionValues`: Untyped values, and two arrays share numLibraryOptions.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_PTX`](CUresult::CUDA_ERROR_INVALID_PTX)
- [`CUDA_ERROR_UNSUPPORTED_PTX_VERSION`](CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_NO_BINARY_FOR_GPU`](CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU)
- [`CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND`](CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND)
- [`CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`](CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED)
- [`CUDA_ERROR_JIT_COMPILER_NOT_FOUND`](CUresult::CUDA_ERROR_JIT_COMPILER_NOT_FOUND)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuLibraryLoadFromFile(library: *mut CUlibrary, fileName: *const c_char, jitOptions: *mut CUjit_option, jitOptionsValues: *mut *mut c_void, numJitOptions: c_uint, libraryOptions: *mut CUlibraryOption, libraryOptionValues: *mut *mut c_void, numLibraryOptions: c_uint) -> CUresult {
    unsafe { call8(&SLOTS[71], library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions) }
}
/**
Removes a library from all contexts.

CUDA 12.0 and later. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuLibraryUnload(
    CUlibrary library
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuLibraryUnload(library: CUlibrary) -> CUresult {
    unsafe { call1(&SLOTS[72], library) }
}
/**
Finds a kernel of a library by name.

CUDA 12.0 and later. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuLibraryGetKernel(
    CUkernel *pKernel,  // out
    CUlibrary library,
    const char *name    // in, ends with a zero byte
);
```

# Parameters

- `pKernel`: The kernel that is returned.
- `name`: A name that is read.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
*/
#[inline]
pub unsafe extern "C" fn cuLibraryGetKernel(pKernel: *mut CUkernel, library: CUlibrary, name: *const c_char) -> CUresult {
    unsafe { call3(&SLOTS[73], pKernel, library, name) }
}
/**
Counts the kernels of a library.

CUDA 12.4 and later. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuLibraryGetKernelCount(
    unsigned int *count,  // out
    CUlibrary lib
);
```

# Parameters

- `count`: A number that is returned.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuLibraryGetKernelCount(count: *mut c_uint, lib: CUlibrary) -> CUresult {
    unsafe { call2(&SLOTS[74], count, lib) }
}
/**
Writes handles of the kernels of a library into an array.

CUDA 12.4 and later. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuLibraryEnumerateKernels(
    CUkernel *kernels,  // out, numKernels elements
    unsigned int numKernels,
    CUlibrary lib
);
```

# Parameters

- `kernels`: A buffer that may be filled in part.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuLibraryEnumerateKernels(kernels: *mut CUkernel, numKernels: c_uint, lib: CUlibrary) -> CUresult {
    unsafe { call3(&SLOTS[75], kernels, numKernels, lib) }
}
/**
Finds the module that a library has in the current context.

CUDA 12.0 and later. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuLibraryGetModule(
    CUmodule *pMod,  // out
    CUlibrary library
);
```

# Parameters

- `pMod`: The module that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
*/
#[inline]
pub unsafe extern "C" fn cuLibraryGetModule(pMod: *mut CUmodule, library: CUlibrary) -> CUresult {
    unsafe { call2(&SLOTS[76], pMod, library) }
}
/**
Finds the function that a kernel has in the current context.

CUDA 12.0 and later. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuKernelGetFunction(
    CUfunction *pFunc,  // out
    CUkernel kernel
);
```

# Parameters

- `pFunc`: The function that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
*/
#[inline]
pub unsafe extern "C" fn cuKernelGetFunction(pFunc: *mut CUfunction, kernel: CUkernel) -> CUresult {
    unsafe { call2(&SLOTS[77], pFunc, kernel) }
}
/**
Tells of which library a kernel is.

CUDA 12.5 and later. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuKernelGetLibrary(
    CUlibrary *pLib,  // out
    CUkernel kernel
);
```

# Parameters

- `pLib`: The library that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
*/
#[inline]
pub unsafe extern "C" fn cuKernelGetLibrary(pLib: *mut CUlibrary, kernel: CUkernel) -> CUresult {
    unsafe { call2(&SLOTS[78], pLib, kernel) }
}
/**
Finds a variable of a library by name: its address in the current context and its size.

CUDA 12.0 and later. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuLibraryGetGlobal(
    CUdeviceptr *dptr,  // out, may be null
    size_t *bytes,      // out, may be null
    CUlibrary library,
    const char *name    // in, ends with a zero byte
);
```

# Parameters

- `dptr`: May be null where bytes is not.
- `bytes`: May be null where dptr is not.
- `name`: A name that is read.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
*/
#[inline]
pub unsafe extern "C" fn cuLibraryGetGlobal(dptr: *mut CUdeviceptr, bytes: *mut usize, library: CUlibrary, name: *const c_char) -> CUresult {
    unsafe { call4(&SLOTS[79], dptr, bytes, library, name) }
}
/**
Finds managed memory of a library by name: its address and its size.

CUDA 12.0 and later. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuLibraryGetManaged(
    CUdeviceptr *dptr,  // out, may be null
    size_t *bytes,      // out, may be null
    CUlibrary library,
    const char *name    // in, ends with a zero byte
);
```

# Parameters

- `dptr`: May be null where bytes is not.
- `bytes`: May be null where dptr is not.
- `name`: A name that is read.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
*/
#[inline]
pub unsafe extern "C" fn cuLibraryGetManaged(dptr: *mut CUdeviceptr, bytes: *mut usize, library: CUlibrary, name: *const c_char) -> CUresult {
    unsafe { call4(&SLOTS[80], dptr, bytes, library, name) }
}
/**
Finds a function of a library by name that host and device call at one address.

CUDA 12.0 and later. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuLibraryGetUnifiedFunction(
    void **fptr,        // out
    CUlibrary library,
    const char *symbol  // in, ends with a zero byte
);
```

# Parameters

- `fptr`: The address of a function, which is returned.
- `symbol`: A name that is read.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
*/
#[inline]
pub unsafe extern "C" fn cuLibraryGetUnifiedFunction(fptr: *mut *mut c_void, library: CUlibrary, symbol: *const c_char) -> CUresult {
    unsafe { call3(&SLOTS[81], fptr, library, symbol) }
}
/**
Tells one attribute of a kernel on a device.

CUDA 12.0 and later. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuKernelGetAttribute(
    int *pi,  // out
    CUfunction_attribute attrib,
    CUkernel kernel,
    CUdevice dev
);
```

# Parameters

- `pi`: A value that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
#[inline]
pub unsafe extern "C" fn cuKernelGetAttribute(pi: *mut c_int, attrib: CUfunction_attribute, kernel: CUkernel, dev: CUdevice) -> CUresult {
    unsafe { call4(&SLOTS[82], pi, attrib, kernel, dev) }
}
/**
Sets one attribute of a kernel on a device.

CUDA 12.0 and later. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuKernelSetAttribute(
    CUfunction_attribute attrib,
    int val,
    CUkernel kernel,
    CUdevice dev
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[inline]
pub unsafe extern "C" fn cuKernelSetAttribute(attrib: CUfunction_attribute, val: c_int, kernel: CUkernel, dev: CUdevice) -> CUresult {
    unsafe { call4(&SLOTS[83], attrib, val, kernel, dev) }
}
/**
Says whether a kernel prefers L1 cache or shared memory on a device.

CUDA 12.0 and later. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuKernelSetCacheConfig(
    CUkernel kernel,
    CUfunc_cache config,
    CUdevice dev
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[inline]
pub unsafe extern "C" fn cuKernelSetCacheConfig(kernel: CUkernel, config: CUfunc_cache, dev: CUdevice) -> CUresult {
    unsafe { call3(&SLOTS[84], kernel, config, dev) }
}
/**
Tells the name of a kernel, as the compiler may have mangled it.

CUDA 12.3 and later. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuKernelGetName(
    const char **name,  // out
    CUkernel hfunc
);
```

# Parameters

- `name`: The address of a string that the driver keeps.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuKernelGetName(name: *mut *const c_char, hfunc: CUkernel) -> CUresult {
    unsafe { call2(&SLOTS[85], name, hfunc) }
}
/**
Tells where a parameter of a kernel lies on the device, and its size.

CUDA 12.4 and later. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuKernelGetParamInfo(
    CUkernel kernel,
    size_t paramIndex,
    size_t *paramOffset,  // out
    size_t *paramSize     // out, may be null
);
```

# Parameters

- `paramOffset`: An offset that is returned.
- `paramSize`: May be null where only the offset is wanted.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuKernelGetParamInfo(kernel: CUkernel, paramIndex: usize, paramOffset: *mut usize, paramSize: *mut usize) -> CUresult {
    unsafe { call4(&SLOTS[86], kernel, paramIndex, paramOffset, paramSize) }
}
/**
Counts the parameters of a kernel.

CUDA 13.2 and later. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuKernelGetParamCount(
    CUkernel kernel,
    size_t *paramCount  // out
);
```

# Parameters

- `paramCount`: A number that is returned.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuKernelGetParamCount(kernel: CUkernel, paramCount: *mut usize) -> CUresult {
    unsafe { call2(&SLOTS[87], kernel, paramCount) }
}
/**
Tells how many bytes of device memory are free and how many there are, for the current context.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemGetInfo`, and so can you.

```c
CUresult cuMemGetInfo_v2(
    size_t *free,  // out
    size_t *total  // out
);
```

# Parameters

- `free`: An integer that is written on success.
- `total`: An integer that is written on success.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemGetInfo")]
#[inline]
pub unsafe extern "C" fn cuMemGetInfo_v2(free: *mut usize, total: *mut usize) -> CUresult {
    unsafe { call2(&SLOTS[88], free, total) }
}
/**
Gets linear memory on the device of the current context.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemAlloc`, and so can you.

```c
CUresult cuMemAlloc_v2(
    CUdeviceptr *dptr,  // out
    size_t bytesize
);
```

# Parameters

- `dptr`: The address that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_EXTERNAL_DEVICE`](CUresult::CUDA_ERROR_EXTERNAL_DEVICE)
*/
#[doc(alias = "cuMemAlloc")]
#[inline]
pub unsafe extern "C" fn cuMemAlloc_v2(dptr: *mut CUdeviceptr, bytesize: usize) -> CUresult {
    unsafe { call2(&SLOTS[89], dptr, bytesize) }
}
/**
Allocates device memory for rows, padded so that each row starts aligned.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemAllocPitch`, and so can you.

```c
CUresult cuMemAllocPitch_v2(
    CUdeviceptr *dptr,  // out
    size_t *pPitch,     // out
    size_t WidthInBytes,
    size_t Height,
    unsigned int ElementSizeBytes
);
```

# Parameters

- `dptr`: The address that is returned.
- `pPitch`: The distance of rows, in bytes, that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[doc(alias = "cuMemAllocPitch")]
#[inline]
pub unsafe extern "C" fn cuMemAllocPitch_v2(dptr: *mut CUdeviceptr, pPitch: *mut usize, WidthInBytes: usize, Height: usize, ElementSizeBytes: c_uint) -> CUresult {
    unsafe { call5(&SLOTS[90], dptr, pPitch, WidthInBytes, Height, ElementSizeBytes) }
}
/**
Releases device or managed memory.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemFree`, and so can you.

```c
CUresult cuMemFree_v2(
    CUdeviceptr dptr
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemFree")]
#[inline]
pub unsafe extern "C" fn cuMemFree_v2(dptr: CUdeviceptr) -> CUresult {
    unsafe { call1(&SLOTS[91], dptr) }
}
/**
Finds the allocation that an address lies in: its base and its size.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemGetAddressRange`, and so can you.

```c
CUresult cuMemGetAddressRange_v2(
    CUdeviceptr *pbase,  // out, may be null
    size_t *psize,       // out, may be null
    CUdeviceptr dptr
);
```

# Parameters

- `pbase`: May be null, then it is skipped.
- `psize`: May be null, then it is skipped.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemGetAddressRange")]
#[inline]
pub unsafe extern "C" fn cuMemGetAddressRange_v2(pbase: *mut CUdeviceptr, psize: *mut usize, dptr: CUdeviceptr) -> CUresult {
    unsafe { call3(&SLOTS[92], pbase, psize, dptr) }
}
/**
Allocates host memory that the device can reach, page-locked on most systems.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemAllocHost`, and so can you.

```c
CUresult cuMemAllocHost_v2(
    void **pp,  // out
    size_t bytesize
);
```

# Parameters

- `pp`: The address that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_EXTERNAL_DEVICE`](CUresult::CUDA_ERROR_EXTERNAL_DEVICE)
*/
#[doc(alias = "cuMemAllocHost")]
#[inline]
pub unsafe extern "C" fn cuMemAllocHost_v2(pp: *mut *mut c_void, bytesize: usize) -> CUresult {
    unsafe { call2(&SLOTS[93], pp, bytesize) }
}
/**
Gives back host memory that the driver allocated.

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemFreeHost(
    void *p  // in
);
```

# Parameters

- `p`: Untyped memory that is released.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuMemFreeHost(p: *mut c_void) -> CUresult {
    unsafe { call1(&SLOTS[94], p) }
}
/**
Allocates host memory that the device can reach, with options.

CUDA 2.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemHostAlloc(
    void **pp,  // out
    size_t bytesize,
    unsigned int Flags
);
```

# Parameters

- `pp`: The address that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_EXTERNAL_DEVICE`](CUresult::CUDA_ERROR_EXTERNAL_DEVICE)
*/
#[inline]
pub unsafe extern "C" fn cuMemHostAlloc(pp: *mut *mut c_void, bytesize: usize, Flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[95], pp, bytesize, Flags) }
}
/**
Translates the host address of mapped memory to its device address.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemHostGetDevicePointer`, and so can you.

```c
CUresult cuMemHostGetDevicePointer_v2(
    CUdeviceptr *pdptr,  // out
    void *p,             // in
    unsigned int Flags
);
```

# Parameters

- `pdptr`: The address that is returned.
- `p`: An address inside a host allocation, untyped.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemHostGetDevicePointer")]
#[inline]
pub unsafe extern "C" fn cuMemHostGetDevicePointer_v2(pdptr: *mut CUdeviceptr, p: *mut c_void, Flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[96], pdptr, p, Flags) }
}
/**
Tells the flags that a pinned host allocation was made with.

CUDA 2.3 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemHostGetFlags(
    unsigned int *pFlags,  // out
    void *p                // in
);
```

# Parameters

- `pFlags`: An integer that is written on success.
- `p`: An address inside a host allocation, untyped.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuMemHostGetFlags(pFlags: *mut c_uint, p: *mut c_void) -> CUresult {
    unsafe { call2(&SLOTS[97], pFlags, p) }
}
/**
Allocates managed memory, which host and devices share and which moves between them.

CUDA 6.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemAllocManaged(
    CUdeviceptr *dptr,  // out
    size_t bytesize,
    unsigned int flags
);
```

# Parameters

- `dptr`: The address that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[inline]
pub unsafe extern "C" fn cuMemAllocManaged(dptr: *mut CUdeviceptr, bytesize: usize, flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[98], dptr, bytesize, flags) }
}
/**
Registers a callback for notices of a device, such as memory over budget.

CUDA 12.4 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuDeviceRegisterAsyncNotification(
    CUdevice device,
    CUasyncCallback callbackFunc,
    void *userData,                  // in
    CUasyncCallbackHandle *callback  // out
);
```

# Parameters

- `callbackFunc`: A callback.
- `userData`: Untyped, handed to the callback.
- `callback`: The handle that is returned.

# Errors

- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
#[inline]
pub unsafe extern "C" fn cuDeviceRegisterAsyncNotification(device: CUdevice, callbackFunc: CUasyncCallback, userData: *mut c_void, callback: *mut CUasyncCallbackHandle) -> CUresult {
    unsafe { call4(&SLOTS[99], device, callbackFunc, userData, callback) }
}
/**
Ends the notices to a callback that was registered for a device.

CUDA 12.4 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuDeviceUnregisterAsyncNotification(
    CUdevice device,
    CUasyncCallbackHandle callback
);
```

# Errors

- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
#[inline]
pub unsafe extern "C" fn cuDeviceUnregisterAsyncNotification(device: CUdevice, callback: CUasyncCallbackHandle) -> CUresult {
    unsafe { call2(&SLOTS[100], device, callback) }
}
/**
Finds the device at a PCI address that is given as text.

CUDA 4.1 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetByPCIBusId(
    CUdevice *dev,        // out
    const char *pciBusId  // in, ends with a zero byte
);
```

# Parameters

- `dev`: The device that is returned.
- `pciBusId`: A string that is read.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
#[inline]
pub unsafe extern "C" fn cuDeviceGetByPCIBusId(dev: *mut CUdevice, pciBusId: *const c_char) -> CUresult {
    unsafe { call2(&SLOTS[101], dev, pciBusId) }
}
/**
Writes the PCI address of a device as text.

CUDA 4.1 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetPCIBusId(
    char *pciBusId,  // out, len elements
    int len,
    CUdevice dev
);
```

# Parameters

- `pciBusId`: A text buffer with a capacity.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
#[inline]
pub unsafe extern "C" fn cuDeviceGetPCIBusId(pciBusId: *mut c_char, len: c_int, dev: CUdevice) -> CUresult {
    unsafe { call3(&SLOTS[102], pciBusId, len, dev) }
}
/**
Makes a handle by which other processes can open an event.

CUDA 4.1 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuIpcGetEventHandle(
    CUipcEventHandle *pHandle,  // out
    CUevent event
);
```

# Parameters

- `pHandle`: A handle that is written on success.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_MAP_FAILED`](CUresult::CUDA_ERROR_MAP_FAILED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuIpcGetEventHandle(pHandle: *mut CUipcEventHandle, event: CUevent) -> CUresult {
    unsafe { call2(&SLOTS[103], pHandle, event) }
}
/**
Opens an event of another process in this one.

CUDA 4.1 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuIpcOpenEventHandle(
    CUevent *phEvent,  // out
    CUipcEventHandle handle
);
```

# Parameters

- `phEvent`: The event that is returned.

# Errors

- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_MAP_FAILED`](CUresult::CUDA_ERROR_MAP_FAILED)
- [`CUDA_ERROR_PEER_ACCESS_UNSUPPORTED`](CUresult::CUDA_ERROR_PEER_ACCESS_UNSUPPORTED)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuIpcOpenEventHandle(phEvent: *mut CUevent, handle: CUipcEventHandle) -> CUresult {
    unsafe { call2(&SLOTS[104], phEvent, handle) }
}
/**
Makes a handle by which other processes can map an allocation.

CUDA 4.1 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuIpcGetMemHandle(
    CUipcMemHandle *pHandle,  // out
    CUdeviceptr dptr
);
```

# Parameters

- `pHandle`: A handle that is written on success.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_MAP_FAILED`](CUresult::CUDA_ERROR_MAP_FAILED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuIpcGetMemHandle(pHandle: *mut CUipcMemHandle, dptr: CUdeviceptr) -> CUresult {
    unsafe { call2(&SLOTS[105], pHandle, dptr) }
}
/**
Maps an allocation of another process into the current context.

CUDA 11.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuIpcOpenMemHandle`, and so can you.

```c
CUresult cuIpcOpenMemHandle_v2(
    CUdeviceptr *pdptr,  // out
    CUipcMemHandle handle,
    unsigned int Flags
);
```

# Parameters

- `pdptr`: The address that is returned.

# Errors

- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_MAP_FAILED`](CUresult::CUDA_ERROR_MAP_FAILED)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_TOO_MANY_PEERS`](CUresult::CUDA_ERROR_TOO_MANY_PEERS)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuIpcOpenMemHandle")]
#[inline]
pub unsafe extern "C" fn cuIpcOpenMemHandle_v2(pdptr: *mut CUdeviceptr, handle: CUipcMemHandle, Flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[106], pdptr, handle, Flags) }
}
/**
Gives back one opening of mapped memory of another process, and unmaps it with the last.

CUDA 4.1 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuIpcCloseMemHandle(
    CUdeviceptr dptr
);
```

# Errors

- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_MAP_FAILED`](CUresult::CUDA_ERROR_MAP_FAILED)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuIpcCloseMemHandle(dptr: CUdeviceptr) -> CUresult {
    unsafe { call1(&SLOTS[107], dptr) }
}
/**
Makes existing host memory known to the driver, page-locked on most systems, so that devices can reach it.

CUDA 6.5 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemHostRegister`, and so can you.

```c
CUresult cuMemHostRegister_v2(
    void *p,  // in
    size_t bytesize,
    unsigned int Flags
);
```

# Parameters

- `p`: Untyped memory that stays in use after the call.

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
#[doc(alias = "cuMemHostRegister")]
#[inline]
pub unsafe extern "C" fn cuMemHostRegister_v2(p: *mut c_void, bytesize: usize, Flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[108], p, bytesize, Flags) }
}
/**
Ends the registration of host memory.

CUDA 4.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemHostUnregister(
    void *p  // in
);
```

# Parameters

- `p`: The address of a registered range, untyped.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED`](CUresult::CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED)
*/
#[inline]
pub unsafe extern "C" fn cuMemHostUnregister(p: *mut c_void) -> CUresult {
    unsafe { call1(&SLOTS[109], p) }
}
/**
Copies a range from one unified address to another, each on host or device.

CUDA 4.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy(
    CUdeviceptr dst,
    CUdeviceptr src,
    size_t ByteCount
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuMemcpy(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize) -> CUresult {
    unsafe { call3(&SLOTS[110], dst, src, ByteCount) }
}
/**
Copies a range from the device of one context to that of another.

CUDA 4.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyPeer(
    CUdeviceptr dstDevice,
    CUcontext dstContext,
    CUdeviceptr srcDevice,
    CUcontext srcContext,
    size_t ByteCount
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuMemcpyPeer(dstDevice: CUdeviceptr, dstContext: CUcontext, srcDevice: CUdeviceptr, srcContext: CUcontext, ByteCount: usize) -> CUresult {
    unsafe { call5(&SLOTS[111], dstDevice, dstContext, srcDevice, srcContext, ByteCount) }
}
/**
Writes host memory into device memory.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemcpyHtoD`, and so can you.

```c
CUresult cuMemcpyHtoD_v2(
    CUdeviceptr dstDevice,
    const void *srcHost,  // in
    size_t ByteCount
);
```

# Parameters

- `srcHost`: Untyped memory, read.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemcpyHtoD")]
#[inline]
pub unsafe extern "C" fn cuMemcpyHtoD_v2(dstDevice: CUdeviceptr, srcHost: *const c_void, ByteCount: usize) -> CUresult {
    unsafe { call3(&SLOTS[112], dstDevice, srcHost, ByteCount) }
}
/**
Writes device memory into host memory.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemcpyDtoH`, and so can you.

```c
CUresult cuMemcpyDtoH_v2(
    void *dstHost,  // out
    CUdeviceptr srcDevice,
    size_t ByteCount
);
```

# Parameters

- `dstHost`: Untyped memory, written.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemcpyDtoH")]
#[inline]
pub unsafe extern "C" fn cuMemcpyDtoH_v2(dstHost: *mut c_void, srcDevice: CUdeviceptr, ByteCount: usize) -> CUresult {
    unsafe { call3(&SLOTS[113], dstHost, srcDevice, ByteCount) }
}
/**
Writes a range of device memory into another.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemcpyDtoD`, and so can you.

```c
CUresult cuMemcpyDtoD_v2(
    CUdeviceptr dstDevice,
    CUdeviceptr srcDevice,
    size_t ByteCount
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemcpyDtoD")]
#[inline]
pub unsafe extern "C" fn cuMemcpyDtoD_v2(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: usize) -> CUresult {
    unsafe { call3(&SLOTS[114], dstDevice, srcDevice, ByteCount) }
}
/**
Writes device memory into an array, from a byte offset on.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemcpyDtoA`, and so can you.

```c
CUresult cuMemcpyDtoA_v2(
    CUarray dstArray,
    size_t dstOffset,
    CUdeviceptr srcDevice,
    size_t ByteCount
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemcpyDtoA")]
#[inline]
pub unsafe extern "C" fn cuMemcpyDtoA_v2(dstArray: CUarray, dstOffset: usize, srcDevice: CUdeviceptr, ByteCount: usize) -> CUresult {
    unsafe { call4(&SLOTS[115], dstArray, dstOffset, srcDevice, ByteCount) }
}
/**
Writes a part of an array into device memory.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemcpyAtoD`, and so can you.

```c
CUresult cuMemcpyAtoD_v2(
    CUdeviceptr dstDevice,
    CUarray srcArray,
    size_t srcOffset,
    size_t ByteCount
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemcpyAtoD")]
#[inline]
pub unsafe extern "C" fn cuMemcpyAtoD_v2(dstDevice: CUdeviceptr, srcArray: CUarray, srcOffset: usize, ByteCount: usize) -> CUresult {
    unsafe { call4(&SLOTS[116], dstDevice, srcArray, srcOffset, ByteCount) }
}
/**
Writes host memory into an array, from a byte offset on.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemcpyHtoA`, and so can you.

```c
CUresult cuMemcpyHtoA_v2(
    CUarray dstArray,
    size_t dstOffset,
    const void *srcHost,  // in
    size_t ByteCount
);
```

# Parameters

- `srcHost`: Untyped memory, read.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemcpyHtoA")]
#[inline]
pub unsafe extern "C" fn cuMemcpyHtoA_v2(dstArray: CUarray, dstOffset: usize, srcHost: *const c_void, ByteCount: usize) -> CUresult {
    unsafe { call4(&SLOTS[117], dstArray, dstOffset, srcHost, ByteCount) }
}
/**
Writes a part of an array into host memory.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemcpyAtoH`, and so can you.

```c
CUresult cuMemcpyAtoH_v2(
    void *dstHost,  // out
    CUarray srcArray,
    size_t srcOffset,
    size_t ByteCount
);
```

# Parameters

- `dstHost`: Untyped memory, written.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemcpyAtoH")]
#[inline]
pub unsafe extern "C" fn cuMemcpyAtoH_v2(dstHost: *mut c_void, srcArray: CUarray, srcOffset: usize, ByteCount: usize) -> CUresult {
    unsafe { call4(&SLOTS[118], dstHost, srcArray, srcOffset, ByteCount) }
}
/**
Writes a part of an array into another.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemcpyAtoA`, and so can you.

```c
CUresult cuMemcpyAtoA_v2(
    CUarray dstArray,
    size_t dstOffset,
    CUarray srcArray,
    size_t srcOffset,
    size_t ByteCount
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemcpyAtoA")]
#[inline]
pub unsafe extern "C" fn cuMemcpyAtoA_v2(dstArray: CUarray, dstOffset: usize, srcArray: CUarray, srcOffset: usize, ByteCount: usize) -> CUresult {
    unsafe { call5(&SLOTS[119], dstArray, dstOffset, srcArray, srcOffset, ByteCount) }
}
/**
Copies a rectangle between host memory, device memory and arrays.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemcpy2D`, and so can you.

```c
CUresult cuMemcpy2D_v2(
    const CUDA_MEMCPY2D *pCopy  // in
);
```

# Parameters

- `pCopy`: One descriptor that is read.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemcpy2D")]
#[inline]
pub unsafe extern "C" fn cuMemcpy2D_v2(pCopy: *const CUDA_MEMCPY2D) -> CUresult {
    unsafe { call1(&SLOTS[120], pCopy) }
}
/**
Copies a rectangle of any pitch, perhaps more slowly, between host memory, device memory and arrays.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemcpy2DUnaligned`, and so can you.

```c
CUresult cuMemcpy2DUnaligned_v2(
    const CUDA_MEMCPY2D *pCopy  // in
);
```

# Parameters

- `pCopy`: One descriptor that is read.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemcpy2DUnaligned")]
#[inline]
pub unsafe extern "C" fn cuMemcpy2DUnaligned_v2(pCopy: *const CUDA_MEMCPY2D) -> CUresult {
    unsafe { call1(&SLOTS[121], pCopy) }
}
/**
Copies a box between host memory, device memory and arrays.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemcpy3D`, and so can you.

```c
CUresult cuMemcpy3D_v2(
    const CUDA_MEMCPY3D *pCopy  // in
);
```

# Parameters

- `pCopy`: One descriptor that is read.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemcpy3D")]
#[inline]
pub unsafe extern "C" fn cuMemcpy3D_v2(pCopy: *const CUDA_MEMCPY3D) -> CUresult {
    unsafe { call1(&SLOTS[122], pCopy) }
}
/**
Copies a box between memory of two contexts.

CUDA 4.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy3DPeer(
    const CUDA_MEMCPY3D_PEER *pCopy  // in
);
```

# Parameters

- `pCopy`: One descriptor that is read.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuMemcpy3DPeer(pCopy: *const CUDA_MEMCPY3D_PEER) -> CUresult {
    unsafe { call1(&SLOTS[123], pCopy) }
}
/**
Queues a copy of a range from one unified address to another, each on host or device.

CUDA 4.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyAsync(
    CUdeviceptr dst,
    CUdeviceptr src,
    size_t ByteCount,
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
pub unsafe extern "C" fn cuMemcpyAsync(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[124], dst, src, ByteCount, hStream) }
}
/**
Queues a copy of a range from the device of one context to that of another.

CUDA 4.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyPeerAsync(
    CUdeviceptr dstDevice,
    CUcontext dstContext,
    CUdeviceptr srcDevice,
    CUcontext srcContext,
    size_t ByteCount,
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
pub unsafe extern "C" fn cuMemcpyPeerAsync(dstDevice: CUdeviceptr, dstContext: CUcontext, srcDevice: CUdeviceptr, srcContext: CUcontext, ByteCount: usize, hStream: CUstream) -> CUresult {
    unsafe { call6(&SLOTS[125], dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream) }
}
/**
Queues a write of host memory into device memory.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemcpyHtoDAsync`, and so can you.

```c
CUresult cuMemcpyHtoDAsync_v2(
    CUdeviceptr dstDevice,
    const void *srcHost,  // in
    size_t ByteCount,
    CUstream hStream
);
```

# Parameters

- `srcHost`: Untyped memory, read.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[doc(alias = "cuMemcpyHtoDAsync")]
#[inline]
pub unsafe extern "C" fn cuMemcpyHtoDAsync_v2(dstDevice: CUdeviceptr, srcHost: *const c_void, ByteCount: usize, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[126], dstDevice, srcHost, ByteCount, hStream) }
}
/**
Queues a write of device memory into host memory.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemcpyDtoHAsync`, and so can you.

```c
CUresult cuMemcpyDtoHAsync_v2(
    void *dstHost,  // out
    CUdeviceptr srcDevice,
    size_t ByteCount,
    CUstream hStream
);
```

# Parameters

- `dstHost`: Untyped memory, written.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[doc(alias = "cuMemcpyDtoHAsync")]
#[inline]
pub unsafe extern "C" fn cuMemcpyDtoHAsync_v2(dstHost: *mut c_void, srcDevice: CUdeviceptr, ByteCount: usize, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[127], dstHost, srcDevice, ByteCount, hStream) }
}
/**
Queues a write of a range of device memory into another.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemcpyDtoDAsync`, and so can you.

```c
CUresult cuMemcpyDtoDAsync_v2(
    CUdeviceptr dstDevice,
    CUdeviceptr srcDevice,
    size_t ByteCount,
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
#[doc(alias = "cuMemcpyDtoDAsync")]
#[inline]
pub unsafe extern "C" fn cuMemcpyDtoDAsync_v2(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: usize, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[128], dstDevice, srcDevice, ByteCount, hStream) }
}
/**
Queues a write of host memory into an array, from a byte offset on.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemcpyHtoAAsync`, and so can you.

```c
CUresult cuMemcpyHtoAAsync_v2(
    CUarray dstArray,
    size_t dstOffset,
    const void *srcHost,  // in
    size_t ByteCount,
    CUstream hStream
);
```

# Parameters

- `srcHost`: Untyped memory, read.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[doc(alias = "cuMemcpyHtoAAsync")]
#[inline]
pub unsafe extern "C" fn cuMemcpyHtoAAsync_v2(dstArray: CUarray, dstOffset: usize, srcHost: *const c_void, ByteCount: usize, hStream: CUstream) -> CUresult {
    unsafe { call5(&SLOTS[129], dstArray, dstOffset, srcHost, ByteCount, hStream) }
}
/**
Queues a write of a part of an array into host memory.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemcpyAtoHAsync`, and so can you.

```c
CUresult cuMemcpyAtoHAsync_v2(
    void *dstHost,  // out
    CUarray srcArray,
    size_t srcOffset,
    size_t ByteCount,
    CUstream hStream
);
```

# Parameters

- `dstHost`: Untyped memory, written.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[doc(alias = "cuMemcpyAtoHAsync")]
#[inline]
pub unsafe extern "C" fn cuMemcpyAtoHAsync_v2(dstHost: *mut c_void, srcArray: CUarray, srcOffset: usize, ByteCount: usize, hStream: CUstream) -> CUresult {
    unsafe { call5(&SLOTS[130], dstHost, srcArray, srcOffset, ByteCount, hStream) }
}
/**
Queues the copy of a rectangle between host memory, device memory and arrays.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemcpy2DAsync`, and so can you.

```c
CUresult cuMemcpy2DAsync_v2(
    const CUDA_MEMCPY2D *pCopy,  // in
    CUstream hStream
);
```

# Parameters

- `pCopy`: One descriptor that is read.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[doc(alias = "cuMemcpy2DAsync")]
#[inline]
pub unsafe extern "C" fn cuMemcpy2DAsync_v2(pCopy: *const CUDA_MEMCPY2D, hStream: CUstream) -> CUresult {
    unsafe { call2(&SLOTS[131], pCopy, hStream) }
}
/**
Queues the copy of a box between host memory, device memory and arrays.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemcpy3DAsync`, and so can you.

```c
CUresult cuMemcpy3DAsync_v2(
    const CUDA_MEMCPY3D *pCopy,  // in
    CUstream hStream
);
```

# Parameters

- `pCopy`: One descriptor that is read.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[doc(alias = "cuMemcpy3DAsync")]
#[inline]
pub unsafe extern "C" fn cuMemcpy3DAsync_v2(pCopy: *const CUDA_MEMCPY3D, hStream: CUstream) -> CUresult {
    unsafe { call2(&SLOTS[132], pCopy, hStream) }
}
/**
Queues the copy of a box between memory of two contexts.

CUDA 4.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy3DPeerAsync(
    const CUDA_MEMCPY3D_PEER *pCopy,  // in
    CUstream hStream
);
```

# Parameters

- `pCopy`: One descriptor that is read.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuMemcpy3DPeerAsync(pCopy: *const CUDA_MEMCPY3D_PEER, hStream: CUstream) -> CUresult {
    unsafe { call2(&SLOTS[133], pCopy, hStream) }
}
/**
Queues copies between pairs of addresses, in no order among themselves.

CUDA 13.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemcpyBatchAsync`, and so can you.

```c
CUresult cuMemcpyBatchAsync_v2(
    CUdeviceptr *dsts,          // in, count elements
    CUdeviceptr *srcs,          // in, count elements
    size_t *sizes,              // in, count elements
    size_t count,
    CUmemcpyAttributes *attrs,  // in, numAttrs elements
    size_t *attrsIdxs,          // in, numAttrs elements
    size_t numAttrs,
    CUstream hStream
);
```

# Parameters

- `dsts`: Three arrays share count.
- `srcs`: Three arrays share count.
- `sizes`: Three arrays share count.
- `attrs`: Two arrays share numAttrs.
- `attrsIdxs`: Two arrays share numAttrs.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemcpyBatchAsync")]
#[inline]
pub unsafe extern "C" fn cuMemcpyBatchAsync_v2(dsts: *mut CUdeviceptr, srcs: *mut CUdeviceptr, sizes: *mut usize, count: usize, attrs: *mut CUmemcpyAttributes, attrsIdxs: *mut usize, numAttrs: usize, hStream: CUstream) -> CUresult {
    unsafe { call8(&SLOTS[134], dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream) }
}
/**
Queues copies of boxes between memory and arrays, in no order among themselves.

CUDA 13.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemcpy3DBatchAsync`, and so can you.

```c
CUresult cuMemcpy3DBatchAsync_v2(
    size_t numOps,
    CUDA_MEMCPY3D_BATCH_OP *opList,  // in
    unsigned long long flags,
    CUstream hStream
);
```

# Parameters

- `opList`: An array that is read, but not const.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemcpy3DBatchAsync")]
#[inline]
pub unsafe extern "C" fn cuMemcpy3DBatchAsync_v2(numOps: usize, opList: *mut CUDA_MEMCPY3D_BATCH_OP, flags: c_ulonglong, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[135], numOps, opList, flags, hStream) }
}
/**
Queues a copy of bytes with attributes, such as when the source may be read.

CUDA 13.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyWithAttributesAsync(
    CUdeviceptr dst,
    CUdeviceptr src,
    size_t size,
    CUmemcpyAttributes *attr,  // in
    CUstream hStream
);
```

# Parameters

- `attr`: One struct that is read, but not const.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuMemcpyWithAttributesAsync(dst: CUdeviceptr, src: CUdeviceptr, size: usize, attr: *mut CUmemcpyAttributes, hStream: CUstream) -> CUresult {
    unsafe { call5(&SLOTS[136], dst, src, size, attr, hStream) }
}
/**
Queues the copy of a box with attributes, such as when the source may be read.

CUDA 13.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy3DWithAttributesAsync(
    CUDA_MEMCPY3D_BATCH_OP *op,  // in
    unsigned long long flags,
    CUstream hStream
);
```

# Parameters

- `op`: One struct that is read, but not const.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuMemcpy3DWithAttributesAsync(op: *mut CUDA_MEMCPY3D_BATCH_OP, flags: c_ulonglong, hStream: CUstream) -> CUresult {
    unsafe { call3(&SLOTS[137], op, flags, hStream) }
}
/**
Fills device memory with a value of 8 bits.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemsetD8`, and so can you.

```c
CUresult cuMemsetD8_v2(
    CUdeviceptr dstDevice,
    unsigned char uc,
    size_t N
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemsetD8")]
#[inline]
pub unsafe extern "C" fn cuMemsetD8_v2(dstDevice: CUdeviceptr, uc: c_uchar, N: usize) -> CUresult {
    unsafe { call3(&SLOTS[138], dstDevice, uc, N) }
}
/**
Fills device memory with a value of 16 bits.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemsetD16`, and so can you.

```c
CUresult cuMemsetD16_v2(
    CUdeviceptr dstDevice,
    unsigned short us,
    size_t N
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemsetD16")]
#[inline]
pub unsafe extern "C" fn cuMemsetD16_v2(dstDevice: CUdeviceptr, us: c_ushort, N: usize) -> CUresult {
    unsafe { call3(&SLOTS[139], dstDevice, us, N) }
}
/**
Fills device memory with a value of 32 bits.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemsetD32`, and so can you.

```c
CUresult cuMemsetD32_v2(
    CUdeviceptr dstDevice,
    unsigned int ui,
    size_t N
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemsetD32")]
#[inline]
pub unsafe extern "C" fn cuMemsetD32_v2(dstDevice: CUdeviceptr, ui: c_uint, N: usize) -> CUresult {
    unsafe { call3(&SLOTS[140], dstDevice, ui, N) }
}
/**
Fills a rectangle of device memory with a value of 8 bits.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemsetD2D8`, and so can you.

```c
CUresult cuMemsetD2D8_v2(
    CUdeviceptr dstDevice,
    size_t dstPitch,
    unsigned char uc,
    size_t Width,
    size_t Height
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemsetD2D8")]
#[inline]
pub unsafe extern "C" fn cuMemsetD2D8_v2(dstDevice: CUdeviceptr, dstPitch: usize, uc: c_uchar, Width: usize, Height: usize) -> CUresult {
    unsafe { call5(&SLOTS[141], dstDevice, dstPitch, uc, Width, Height) }
}
/**
Fills a rectangle of device memory with a value of 16 bits.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemsetD2D16`, and so can you.

```c
CUresult cuMemsetD2D16_v2(
    CUdeviceptr dstDevice,
    size_t dstPitch,
    unsigned short us,
    size_t Width,
    size_t Height
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemsetD2D16")]
#[inline]
pub unsafe extern "C" fn cuMemsetD2D16_v2(dstDevice: CUdeviceptr, dstPitch: usize, us: c_ushort, Width: usize, Height: usize) -> CUresult {
    unsafe { call5(&SLOTS[142], dstDevice, dstPitch, us, Width, Height) }
}
/**
Fills a rectangle of device memory with a value of 32 bits.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuMemsetD2D32`, and so can you.

```c
CUresult cuMemsetD2D32_v2(
    CUdeviceptr dstDevice,
    size_t dstPitch,
    unsigned int ui,
    size_t Width,
    size_t Height
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemsetD2D32")]
#[inline]
pub unsafe extern "C" fn cuMemsetD2D32_v2(dstDevice: CUdeviceptr, dstPitch: usize, ui: c_uint, Width: usize, Height: usize) -> CUresult {
    unsafe { call5(&SLOTS[143], dstDevice, dstPitch, ui, Width, Height) }
}
/**
Queues a fill of device memory with a value of 8 bits.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD8Async(
    CUdeviceptr dstDevice,
    unsigned char uc,
    size_t N,
    CUstream hStream
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuMemsetD8Async(dstDevice: CUdeviceptr, uc: c_uchar, N: usize, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[144], dstDevice, uc, N, hStream) }
}
/**
Queues a fill of device memory with a value of 16 bits.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD16Async(
    CUdeviceptr dstDevice,
    unsigned short us,
    size_t N,
    CUstream hStream
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuMemsetD16Async(dstDevice: CUdeviceptr, us: c_ushort, N: usize, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[145], dstDevice, us, N, hStream) }
}
/**
Queues a fill of device memory with a value of 32 bits.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD32Async(
    CUdeviceptr dstDevice,
    unsigned int ui,
    size_t N,
    CUstream hStream
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuMemsetD32Async(dstDevice: CUdeviceptr, ui: c_uint, N: usize, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[146], dstDevice, ui, N, hStream) }
}
/**
Queues a fill of a rectangle of device memory with a value of 8 bits.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD2D8Async(
    CUdeviceptr dstDevice,
    size_t dstPitch,
    unsigned char uc,
    size_t Width,
    size_t Height,
    CUstream hStream
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuMemsetD2D8Async(dstDevice: CUdeviceptr, dstPitch: usize, uc: c_uchar, Width: usize, Height: usize, hStream: CUstream) -> CUresult {
    unsafe { call6(&SLOTS[147], dstDevice, dstPitch, uc, Width, Height, hStream) }
}
/**
Queues a fill of a rectangle of device memory with a value of 16 bits.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD2D16Async(
    CUdeviceptr dstDevice,
    size_t dstPitch,
    unsigned short us,
    size_t Width,
    size_t Height,
    CUstream hStream
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuMemsetD2D16Async(dstDevice: CUdeviceptr, dstPitch: usize, us: c_ushort, Width: usize, Height: usize, hStream: CUstream) -> CUresult {
    unsafe { call6(&SLOTS[148], dstDevice, dstPitch, us, Width, Height, hStream) }
}
/**
Queues a fill of a rectangle of device memory with a value of 32 bits.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD2D32Async(
    CUdeviceptr dstDevice,
    size_t dstPitch,
    unsigned int ui,
    size_t Width,
    size_t Height,
    CUstream hStream
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuMemsetD2D32Async(dstDevice: CUdeviceptr, dstPitch: usize, ui: c_uint, Width: usize, Height: usize, hStream: CUstream) -> CUresult {
    unsafe { call6(&SLOTS[149], dstDevice, dstPitch, ui, Width, Height, hStream) }
}
/**
Makes an array of one or two dimensions.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuArrayCreate`, and so can you.

```c
CUresult cuArrayCreate_v2(
    CUarray *pHandle,                            // out
    const CUDA_ARRAY_DESCRIPTOR *pAllocateArray  // in
);
```

# Parameters

- `pHandle`: The array that is returned.
- `pAllocateArray`: One descriptor that is read.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
#[doc(alias = "cuArrayCreate")]
#[inline]
pub unsafe extern "C" fn cuArrayCreate_v2(pHandle: *mut CUarray, pAllocateArray: *const CUDA_ARRAY_DESCRIPTOR) -> CUresult {
    unsafe { call2(&SLOTS[150], pHandle, pAllocateArray) }
}
/**
Describes an array of one or two dimensions.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuArrayGetDescriptor`, and so can you.

```c
CUresult cuArrayGetDescriptor_v2(
    CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor,  // out
    CUarray hArray
);
```

# Parameters

- `pArrayDescriptor`: A descriptor that is written on success.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[doc(alias = "cuArrayGetDescriptor")]
#[inline]
pub unsafe extern "C" fn cuArrayGetDescriptor_v2(pArrayDescriptor: *mut CUDA_ARRAY_DESCRIPTOR, hArray: CUarray) -> CUresult {
    unsafe { call2(&SLOTS[151], pArrayDescriptor, hArray) }
}
/**
Describes the tiles of a sparse array.

CUDA 11.1 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuArrayGetSparseProperties(
    CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties,  // out
    CUarray array
);
```

# Parameters

- `sparseProperties`: Marked as output, one struct.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuArrayGetSparseProperties(sparseProperties: *mut CUDA_ARRAY_SPARSE_PROPERTIES, array: CUarray) -> CUresult {
    unsafe { call2(&SLOTS[152], sparseProperties, array) }
}
/**
Describes the tiles of a sparse mipmapped array.

CUDA 11.1 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMipmappedArrayGetSparseProperties(
    CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties,  // out
    CUmipmappedArray mipmap
);
```

# Parameters

- `sparseProperties`: Marked as output, one struct.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuMipmappedArrayGetSparseProperties(sparseProperties: *mut CUDA_ARRAY_SPARSE_PROPERTIES, mipmap: CUmipmappedArray) -> CUresult {
    unsafe { call2(&SLOTS[153], sparseProperties, mipmap) }
}
/**
Tells the size and alignment of the memory that an array needs on a device.

CUDA 11.6 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuArrayGetMemoryRequirements(
    CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements,  // out
    CUarray array,
    CUdevice device
);
```

# Parameters

- `memoryRequirements`: Marked as output, one struct.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuArrayGetMemoryRequirements(memoryRequirements: *mut CUDA_ARRAY_MEMORY_REQUIREMENTS, array: CUarray, device: CUdevice) -> CUresult {
    unsafe { call3(&SLOTS[154], memoryRequirements, array, device) }
}
/**
Tells the size and alignment of the memory that a mipmapped array needs on a device.

CUDA 11.6 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMipmappedArrayGetMemoryRequirements(
    CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements,  // out
    CUmipmappedArray mipmap,
    CUdevice device
);
```

# Parameters

- `memoryRequirements`: Marked as output, one struct.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuMipmappedArrayGetMemoryRequirements(memoryRequirements: *mut CUDA_ARRAY_MEMORY_REQUIREMENTS, mipmap: CUmipmappedArray, device: CUdevice) -> CUresult {
    unsafe { call3(&SLOTS[155], memoryRequirements, mipmap, device) }
}
/**
Gives one plane of a planar array as an array of its own.

CUDA 11.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuArrayGetPlane(
    CUarray *pPlaneArray,  // out
    CUarray hArray,
    unsigned int planeIdx
);
```

# Parameters

- `pPlaneArray`: The array that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[inline]
pub unsafe extern "C" fn cuArrayGetPlane(pPlaneArray: *mut CUarray, hArray: CUarray, planeIdx: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[156], pPlaneArray, hArray, planeIdx) }
}
/**
Releases an array and its memory.

CUDA 2.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuArrayDestroy(
    CUarray hArray
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_ARRAY_IS_MAPPED`](CUresult::CUDA_ERROR_ARRAY_IS_MAPPED)
- [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
*/
#[inline]
pub unsafe extern "C" fn cuArrayDestroy(hArray: CUarray) -> CUresult {
    unsafe { call1(&SLOTS[157], hArray) }
}
/**
Makes an array of up to three dimensions, layered or a cubemap if so asked.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuArray3DCreate`, and so can you.

```c
CUresult cuArray3DCreate_v2(
    CUarray *pHandle,                              // out
    const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray  // in
);
```

# Parameters

- `pHandle`: The array that is returned.
- `pAllocateArray`: One descriptor that is read.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
#[doc(alias = "cuArray3DCreate")]
#[inline]
pub unsafe extern "C" fn cuArray3DCreate_v2(pHandle: *mut CUarray, pAllocateArray: *const CUDA_ARRAY3D_DESCRIPTOR) -> CUresult {
    unsafe { call2(&SLOTS[158], pHandle, pAllocateArray) }
}
/**
Describes an array of up to three dimensions.

CUDA 3.2 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. C calls it `cuArray3DGetDescriptor`, and so can you.

```c
CUresult cuArray3DGetDescriptor_v2(
    CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor,  // out
    CUarray hArray
);
```

# Parameters

- `pArrayDescriptor`: A descriptor that is written on success.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
*/
#[doc(alias = "cuArray3DGetDescriptor")]
#[inline]
pub unsafe extern "C" fn cuArray3DGetDescriptor_v2(pArrayDescriptor: *mut CUDA_ARRAY3D_DESCRIPTOR, hArray: CUarray) -> CUresult {
    unsafe { call2(&SLOTS[159], pArrayDescriptor, hArray) }
}
/**
Makes an array with mipmap levels.

CUDA 5.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMipmappedArrayCreate(
    CUmipmappedArray *pHandle,                           // out
    const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc,  // in
    unsigned int numMipmapLevels
);
```

# Parameters

- `pHandle`: The array that is returned.
- `pMipmappedArrayDesc`: One descriptor that is read.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
#[inline]
pub unsafe extern "C" fn cuMipmappedArrayCreate(pHandle: *mut CUmipmappedArray, pMipmappedArrayDesc: *const CUDA_ARRAY3D_DESCRIPTOR, numMipmapLevels: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[160], pHandle, pMipmappedArrayDesc, numMipmapLevels) }
}
/**
Gives one level of a mipmapped array as an array.

CUDA 5.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMipmappedArrayGetLevel(
    CUarray *pLevelArray,  // out
    CUmipmappedArray hMipmappedArray,
    unsigned int level
);
```

# Parameters

- `pLevelArray`: The array that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[inline]
pub unsafe extern "C" fn cuMipmappedArrayGetLevel(pLevelArray: *mut CUarray, hMipmappedArray: CUmipmappedArray, level: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[161], pLevelArray, hMipmappedArray, level) }
}
/**
Releases a mipmapped array with all its levels.

CUDA 5.0 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMipmappedArrayDestroy(
    CUmipmappedArray hMipmappedArray
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_ARRAY_IS_MAPPED`](CUresult::CUDA_ERROR_ARRAY_IS_MAPPED)
- [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
*/
#[inline]
pub unsafe extern "C" fn cuMipmappedArrayDestroy(hMipmappedArray: CUmipmappedArray) -> CUresult {
    unsafe { call1(&SLOTS[162], hMipmappedArray) }
}
/**
Makes an operating system handle, such as a dma_buf file descriptor, for a range of memory.

CUDA 11.7 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemGetHandleForAddressRange(
    void *handle,  // in
    CUdeviceptr dptr,
    size_t size,
    CUmemRangeHandleType handleType,
    unsigned long long flags
);
```

# Parameters

- `handle`: Untyped, its type follows from handleType.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuMemGetHandleForAddressRange(handle: *mut c_void, dptr: CUdeviceptr, size: usize, handleType: CUmemRangeHandleType, flags: c_ulonglong) -> CUresult {
    unsafe { call5(&SLOTS[163], handle, dptr, size, handleType, flags) }
}
/**
Queues decompressions on the hardware unit, as one piece of work.

CUDA 12.6 and later. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemBatchDecompressAsync(
    CUmemDecompressParams *paramsArray,  // in
    size_t count,
    unsigned int flags,
    size_t *errorIndex,                  // out, may be null
    CUstream stream
);
```

# Parameters

- `paramsArray`: An array that is read, but not const.
- `errorIndex`: May be null.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[inline]
pub unsafe extern "C" fn cuMemBatchDecompressAsync(paramsArray: *mut CUmemDecompressParams, count: usize, flags: c_uint, errorIndex: *mut usize, stream: CUstream) -> CUresult {
    unsafe { call5(&SLOTS[164], paramsArray, count, flags, errorIndex, stream) }
}
/**
Sets a range of device addresses aside, with nothing mapped there yet.

CUDA 10.2 and later. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual.

```c
CUresult cuMemAddressReserve(
    CUdeviceptr *ptr,  // out
    size_t size,
    size_t alignment,
    CUdeviceptr addr,
    unsigned long long flags
);
```

# Parameters

- `ptr`: The start of the range.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuMemAddressReserve(ptr: *mut CUdeviceptr, size: usize, alignment: usize, addr: CUdeviceptr, flags: c_ulonglong) -> CUresult {
    unsafe { call5(&SLOTS[165], ptr, size, alignment, addr, flags) }
}
/**
Gives a reserved range of addresses back.

CUDA 10.2 and later. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual.

```c
CUresult cuMemAddressFree(
    CUdeviceptr ptr,
    size_t size
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuMemAddressFree(ptr: CUdeviceptr, size: usize) -> CUresult {
    unsafe { call2(&SLOTS[166], ptr, size) }
}
/**
Allocates memory that has no address until it is mapped, and gives a handle for it.

CUDA 10.2 and later. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual.

```c
CUresult cuMemCreate(
    CUmemGenericAllocationHandle *handle,  // out
    size_t size,
    const CUmemAllocationProp *prop,       // in
    unsigned long long flags
);
```

# Parameters

- `handle`: The handle of the new allocation.
- `prop`: The properties of one allocation.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuMemCreate(handle: *mut CUmemGenericAllocationHandle, size: usize, prop: *const CUmemAllocationProp, flags: c_ulonglong) -> CUresult {
    unsafe { call4(&SLOTS[167], handle, size, prop, flags) }
}
/**
Ends one reference to an allocation; the memory goes with its last reference and mapping.

CUDA 10.2 and later. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual.

```c
CUresult cuMemRelease(
    CUmemGenericAllocationHandle handle
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuMemRelease(handle: CUmemGenericAllocationHandle) -> CUresult {
    unsafe { call1(&SLOTS[168], handle) }
}
/**
Maps part of an allocation or of a multicast object at reserved addresses.

CUDA 10.2 and later. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual.

```c
CUresult cuMemMap(
    CUdeviceptr ptr,
    size_t size,
    size_t offset,
    CUmemGenericAllocationHandle handle,
    unsigned long long flags
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_ILLEGAL_STATE`](CUresult::CUDA_ERROR_ILLEGAL_STATE)
*/
#[inline]
pub unsafe extern "C" fn cuMemMap(ptr: CUdeviceptr, size: usize, offset: usize, handle: CUmemGenericAllocationHandle, flags: c_ulonglong) -> CUresult {
    unsafe { call5(&SLOTS[169], ptr, size, offset, handle, flags) }
}
/**
Maps memory of a tile pool at parts of sparse arrays, or unmaps it, in a stream's order.

CUDA 11.1 and later. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual.

```c
CUresult cuMemMapArrayAsync(
    CUarrayMapInfo *mapInfoList,  // in
    unsigned int count,
    CUstream hStream
);
```

# Parameters

- `mapInfoList`: An array, [in], but not const.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[inline]
pub unsafe extern "C" fn cuMemMapArrayAsync(mapInfoList: *mut CUarrayMapInfo, count: c_uint, hStream: CUstream) -> CUresult {
    unsafe { call3(&SLOTS[170], mapInfoList, count, hStream) }
}
/**
Takes memory off its addresses, which stay reserved.

CUDA 10.2 and later. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual.

```c
CUresult cuMemUnmap(
    CUdeviceptr ptr,
    size_t size
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuMemUnmap(ptr: CUdeviceptr, size: usize) -> CUresult {
    unsafe { call2(&SLOTS[171], ptr, size) }
}
/**
Says which devices may read and write the mappings in a range of addresses.

CUDA 10.2 and later. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual.

```c
CUresult cuMemSetAccess(
    CUdeviceptr ptr,
    size_t size,
    const CUmemAccessDesc *desc,  // in, count elements
    size_t count
);
```

# Parameters

- `desc`: Count descriptors.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuMemSetAccess(ptr: CUdeviceptr, size: usize, desc: *const CUmemAccessDesc, count: usize) -> CUresult {
    unsafe { call4(&SLOTS[172], ptr, size, desc, count) }
}
/**
Says what a location may do with the memory at an address.

CUDA 10.2 and later. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual.

```c
CUresult cuMemGetAccess(
    unsigned long long *flags,      // out
    const CUmemLocation *location,  // in
    CUdeviceptr ptr
);
```

# Parameters

- `flags`: The access flags.
- `location`: One location.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuMemGetAccess(flags: *mut c_ulonglong, location: *const CUmemLocation, ptr: CUdeviceptr) -> CUresult {
    unsafe { call3(&SLOTS[173], flags, location, ptr) }
}
/**
Makes a handle by which another process can import an allocation or a multicast object.

CUDA 10.2 and later. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual.

```c
CUresult cuMemExportToShareableHandle(
    void *shareableHandle,  // out
    CUmemGenericAllocationHandle handle,
    CUmemAllocationHandleType handleType,
    unsigned long long flags
);
```

# Parameters

- `shareableHandle`: Untyped, its type follows from handleType.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuMemExportToShareableHandle(shareableHandle: *mut c_void, handle: CUmemGenericAllocationHandle, handleType: CUmemAllocationHandleType, flags: c_ulonglong) -> CUresult {
    unsafe { call4(&SLOTS[174], shareableHandle, handle, handleType, flags) }
}
/**
Makes a handle in this process for an allocation or a multicast object that another one exported.

CUDA 10.2 and later. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual.

```c
CUresult cuMemImportFromShareableHandle(
    CUmemGenericAllocationHandle *handle,  // out
    void *osHandle,                        // in
    CUmemAllocationHandleType shHandleType
);
```

# Parameters

- `handle`: The new handle.
- `osHandle`: Untyped, a descriptor or a pointer as shHandleType says.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuMemImportFromShareableHandle(handle: *mut CUmemGenericAllocationHandle, osHandle: *mut c_void, shHandleType: CUmemAllocationHandleType) -> CUresult {
    unsafe { call3(&SLOTS[175], handle, osHandle, shHandleType) }
}
/**
Gives what sizes and addresses of such allocations are multiples of.

CUDA 10.2 and later. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual.

```c
CUresult cuMemGetAllocationGranularity(
    size_t *granularity,              // out
    const CUmemAllocationProp *prop,  // in
    CUmemAllocationGranularity_flags option
);
```

# Parameters

- `granularity`: A size.
- `prop`: The properties of an allocation.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuMemGetAllocationGranularity(granularity: *mut usize, prop: *const CUmemAllocationProp, option: CUmemAllocationGranularity_flags) -> CUresult {
    unsafe { call3(&SLOTS[176], granularity, prop, option) }
}
/**
Gives the properties that an allocation has.

CUDA 10.2 and later. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual.

```c
CUresult cuMemGetAllocationPropertiesFromHandle(
    CUmemAllocationProp *prop,  // out
    CUmemGenericAllocationHandle handle
);
```

# Parameters

- `prop`: The properties are written there.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuMemGetAllocationPropertiesFromHandle(prop: *mut CUmemAllocationProp, handle: CUmemGenericAllocationHandle) -> CUresult {
    unsafe { call2(&SLOTS[177], prop, handle) }
}
/**
Gives one more reference to the allocation that is mapped at an address.

CUDA 11.0 and later. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual.

```c
CUresult cuMemRetainAllocationHandle(
    CUmemGenericAllocationHandle *handle,  // out
    void *addr                             // in
);
```

# Parameters

- `handle`: The allocation's handle.
- `addr`: An address that is looked up.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuMemRetainAllocationHandle(handle: *mut CUmemGenericAllocationHandle, addr: *mut c_void) -> CUresult {
    unsafe { call2(&SLOTS[178], handle, addr) }
}
/**
Puts the freeing of memory into a stream.

CUDA 11.2 and later. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemFreeAsync(
    CUdeviceptr dptr,
    CUstream hStream
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuMemFreeAsync(dptr: CUdeviceptr, hStream: CUstream) -> CUresult {
    unsafe { call2(&SLOTS[179], dptr, hStream) }
}
/**
Puts an allocation from the current pool of the stream's device into a stream, and gives its address at once.

CUDA 11.2 and later. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemAllocAsync(
    CUdeviceptr *dptr,  // out
    size_t bytesize,
    CUstream hStream
);
```

# Parameters

- `dptr`: The address.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[inline]
pub unsafe extern "C" fn cuMemAllocAsync(dptr: *mut CUdeviceptr, bytesize: usize, hStream: CUstream) -> CUresult {
    unsafe { call3(&SLOTS[180], dptr, bytesize, hStream) }
}
/**
Shrinks what a pool holds in reserve, down to a number of bytes where it can.

CUDA 11.2 and later. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemPoolTrimTo(
    CUmemoryPool pool,
    size_t minBytesToKeep
);
```

# Errors

- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuMemPoolTrimTo(pool: CUmemoryPool, minBytesToKeep: usize) -> CUresult {
    unsafe { call2(&SLOTS[181], pool, minBytesToKeep) }
}
/**
Changes how a pool reuses and keeps memory, or resets one of its high watermarks.

CUDA 11.2 and later. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemPoolSetAttribute(
    CUmemoryPool pool,
    CUmemPool_attribute attr,
    void *value  // in
);
```

# Parameters

- `value`: Untyped, its type follows from attr.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuMemPoolSetAttribute(pool: CUmemoryPool, attr: CUmemPool_attribute, value: *mut c_void) -> CUresult {
    unsafe { call3(&SLOTS[182], pool, attr, value) }
}
/**
Reads an attribute of a pool.

CUDA 11.2 and later. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemPoolGetAttribute(
    CUmemoryPool pool,
    CUmemPool_attribute attr,
    void *value  // in
);
```

# Parameters

- `value`: Untyped, its type follows from attr.

# Errors

- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuMemPoolGetAttribute(pool: CUmemoryPool, attr: CUmemPool_attribute, value: *mut c_void) -> CUresult {
    unsafe { call3(&SLOTS[183], pool, attr, value) }
}
/**
Says which devices may use the memory of a pool.

CUDA 11.2 and later. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemPoolSetAccess(
    CUmemoryPool pool,
    const CUmemAccessDesc *map,  // in, count elements
    size_t count
);
```

# Parameters

- `map`: Count descriptors.

# Errors

- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuMemPoolSetAccess(pool: CUmemoryPool, map: *const CUmemAccessDesc, count: usize) -> CUresult {
    unsafe { call3(&SLOTS[184], pool, map, count) }
}
/**
Says what a location may do with the memory of a pool.

CUDA 11.2 and later. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemPoolGetAccess(
    CUmemAccess_flags *flags,  // out
    CUmemoryPool memPool,
    CUmemLocation *location    // in
);
```

# Parameters

- `flags`: The access flags.
- `location`: One struct, [in], but not const.
*/
#[inline]
pub unsafe extern "C" fn cuMemPoolGetAccess(flags: *mut CUmemAccess_flags, memPool: CUmemoryPool, location: *mut CUmemLocation) -> CUresult {
    unsafe { call3(&SLOTS[185], flags, memPool, location) }
}
/**
Makes a pool, with its place and with what may be shared of it.

CUDA 11.2 and later. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemPoolCreate(
    CUmemoryPool *pool,              // out
    const CUmemPoolProps *poolProps  // in
);
```

# Parameters

- `pool`: The handle of the new pool is returned there.
- `poolProps`: The properties of one pool.

# Errors

- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuMemPoolCreate(pool: *mut CUmemoryPool, poolProps: *const CUmemPoolProps) -> CUresult {
    unsafe { call2(&SLOTS[186], pool, poolProps) }
}
/**
Ends a pool; its memory goes once the last allocation from it is freed.

CUDA 11.2 and later. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemPoolDestroy(
    CUmemoryPool pool
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuMemPoolDestroy(pool: CUmemoryPool) -> CUresult {
    unsafe { call1(&SLOTS[187], pool) }
}
/**
Gives the default pool of a location and a type of allocation.

CUDA 13.0 and later. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemGetDefaultMemPool(
    CUmemoryPool *pool_out,   // out
    CUmemLocation *location,  // in
    CUmemAllocationType type
);
```

# Parameters

- `pool_out`: The pool is returned there.
- `location`: One struct that is read, but not const.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuMemGetDefaultMemPool(pool_out: *mut CUmemoryPool, location: *mut CUmemLocation, type_: CUmemAllocationType) -> CUresult {
    unsafe { call3(&SLOTS[188], pool_out, location, type_) }
}
/**
Gives the pool that is current for a location and a type of allocation.

CUDA 13.0 and later. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemGetMemPool(
    CUmemoryPool *pool,       // out
    CUmemLocation *location,  // in
    CUmemAllocationType type
);
```

# Parameters

- `pool`: The pool is returned there.
- `location`: One struct that is read, but not const.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuMemGetMemPool(pool: *mut CUmemoryPool, location: *mut CUmemLocation, type_: CUmemAllocationType) -> CUresult {
    unsafe { call3(&SLOTS[189], pool, location, type_) }
}
/**
Makes a pool current for a location and a type of allocation.

CUDA 13.0 and later. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemSetMemPool(
    CUmemLocation *location,  // in
    CUmemAllocationType type,
    CUmemoryPool pool
);
```

# Parameters

- `location`: One struct that is read, but not const.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuMemSetMemPool(location: *mut CUmemLocation, type_: CUmemAllocationType, pool: CUmemoryPool) -> CUresult {
    unsafe { call3(&SLOTS[190], location, type_, pool) }
}
/**
Puts an allocation from a pool into a stream, and gives its address at once.

CUDA 11.2 and later. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemAllocFromPoolAsync(
    CUdeviceptr *dptr,  // out
    size_t bytesize,
    CUmemoryPool pool,
    CUstream hStream
);
```

# Parameters

- `dptr`: The address.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[inline]
pub unsafe extern "C" fn cuMemAllocFromPoolAsync(dptr: *mut CUdeviceptr, bytesize: usize, pool: CUmemoryPool, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[191], dptr, bytesize, pool, hStream) }
}
/**
Makes a handle by which another process can import a pool.

CUDA 11.2 and later. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemPoolExportToShareableHandle(
    void *handle_out,  // out
    CUmemoryPool pool,
    CUmemAllocationHandleType handleType,
    unsigned long long flags
);
```

# Parameters

- `handle_out`: Untyped, its type follows from handleType.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[inline]
pub unsafe extern "C" fn cuMemPoolExportToShareableHandle(handle_out: *mut c_void, pool: CUmemoryPool, handleType: CUmemAllocationHandleType, flags: c_ulonglong) -> CUresult {
    unsafe { call4(&SLOTS[192], handle_out, pool, handleType, flags) }
}
/**
Makes a pool in this process for one that another process exported.

CUDA 11.2 and later. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemPoolImportFromShareableHandle(
    CUmemoryPool *pool_out,  // out
    void *handle,            // in
    CUmemAllocationHandleType handleType,
    unsigned long long flags
);
```

# Parameters

- `pool_out`: The new pool.
- `handle`: Untyped, a descriptor or a pointer as handleType says.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[inline]
pub unsafe extern "C" fn cuMemPoolImportFromShareableHandle(pool_out: *mut CUmemoryPool, handle: *mut c_void, handleType: CUmemAllocationHandleType, flags: c_ulonglong) -> CUresult {
    unsafe { call4(&SLOTS[193], pool_out, handle, handleType, flags) }
}
/**
Makes data by which another process can import one allocation of a shared pool.

CUDA 11.2 and later. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemPoolExportPointer(
    CUmemPoolPtrExportData *shareData_out,  // out
    CUdeviceptr ptr
);
```

# Parameters

- `shareData_out`: The data.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[inline]
pub unsafe extern "C" fn cuMemPoolExportPointer(shareData_out: *mut CUmemPoolPtrExportData, ptr: CUdeviceptr) -> CUresult {
    unsafe { call2(&SLOTS[194], shareData_out, ptr) }
}
/**
Gives the address, in this process, of one allocation of an imported pool.

CUDA 11.2 and later. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemPoolImportPointer(
    CUdeviceptr *ptr_out,              // out
    CUmemoryPool pool,
    CUmemPoolPtrExportData *shareData  // in
);
```

# Parameters

- `ptr_out`: The address.
- `shareData`: One struct, [in], but not const.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[inline]
pub unsafe extern "C" fn cuMemPoolImportPointer(ptr_out: *mut CUdeviceptr, pool: CUmemoryPool, shareData: *mut CUmemPoolPtrExportData) -> CUresult {
    unsafe { call3(&SLOTS[195], ptr_out, pool, shareData) }
}
/**
Makes a multicast object for a number of devices, each of which can bind a number of bytes to it.

CUDA 12.1 and later. [Multicast Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html) in NVIDIA's manual.

```c
CUresult cuMulticastCreate(
    CUmemGenericAllocationHandle *mcHandle,  // out
    const CUmulticastObjectProp *prop        // in
);
```

# Parameters

- `mcHandle`: The handle of the new object.
- `prop`: The properties of one object.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuMulticastCreate(mcHandle: *mut CUmemGenericAllocationHandle, prop: *const CUmulticastObjectProp) -> CUresult {
    unsafe { call2(&SLOTS[196], mcHandle, prop) }
}
/**
Makes a device one of a multicast object's team, for good.

CUDA 12.1 and later. [Multicast Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html) in NVIDIA's manual.

```c
CUresult cuMulticastAddDevice(
    CUmemGenericAllocationHandle mcHandle,
    CUdevice dev
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuMulticastAddDevice(mcHandle: CUmemGenericAllocationHandle, dev: CUdevice) -> CUresult {
    unsafe { call2(&SLOTS[197], mcHandle, dev) }
}
/**
Binds part of an allocation to part of a multicast object, once all devices are added.

CUDA 12.1 and later. [Multicast Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html) in NVIDIA's manual.

```c
CUresult cuMulticastBindMem(
    CUmemGenericAllocationHandle mcHandle,
    size_t mcOffset,
    CUmemGenericAllocationHandle memHandle,
    size_t memOffset,
    size_t size,
    unsigned long long flags
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_SYSTEM_NOT_READY`](CUresult::CUDA_ERROR_SYSTEM_NOT_READY)
- [`CUDA_ERROR_ILLEGAL_STATE`](CUresult::CUDA_ERROR_ILLEGAL_STATE)
- [`CUDA_ERROR_MULTICAST_RESOURCE_FULL`](CUresult::CUDA_ERROR_MULTICAST_RESOURCE_FULL)
*/
#[inline]
pub unsafe extern "C" fn cuMulticastBindMem(mcHandle: CUmemGenericAllocationHandle, mcOffset: usize, memHandle: CUmemGenericAllocationHandle, memOffset: usize, size: usize, flags: c_ulonglong) -> CUresult {
    unsafe { call6(&SLOTS[198], mcHandle, mcOffset, memHandle, memOffset, size, flags) }
}
/**
Binds part of an allocation to part of a multicast object for one device, once all devices are added.

CUDA 13.1 and later. [Multicast Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html) in NVIDIA's manual.

```c
CUresult cuMulticastBindMem_v2(
    CUmemGenericAllocationHandle mcHandle,
    CUdevice dev,
    size_t mcOffset,
    CUmemGenericAllocationHandle memHandle,
    size_t memOffset,
    size_t size,
    unsigned long long flags
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_SYSTEM_NOT_READY`](CUresult::CUDA_ERROR_SYSTEM_NOT_READY)
- [`CUDA_ERROR_ILLEGAL_STATE`](CUresult::CUDA_ERROR_ILLEGAL_STATE)
- [`CUDA_ERROR_MULTICAST_RESOURCE_FULL`](CUresult::CUDA_ERROR_MULTICAST_RESOURCE_FULL)
*/
#[inline]
pub unsafe extern "C" fn cuMulticastBindMem_v2(mcHandle: CUmemGenericAllocationHandle, dev: CUdevice, mcOffset: usize, memHandle: CUmemGenericAllocationHandle, memOffset: usize, size: usize, flags: c_ulonglong) -> CUresult {
    unsafe { call7(&SLOTS[199], mcHandle, dev, mcOffset, memHandle, memOffset, size, flags) }
}
/**
Binds mapped memory to part of a multicast object, once all devices are added.

CUDA 12.1 and later. [Multicast Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html) in NVIDIA's manual.

```c
CUresult cuMulticastBindAddr(
    CUmemGenericAllocationHandle mcHandle,
    size_t mcOffset,
    CUdeviceptr memptr,
    size_t size,
    unsigned long long flags
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_SYSTEM_NOT_READY`](CUresult::CUDA_ERROR_SYSTEM_NOT_READY)
- [`CUDA_ERROR_ILLEGAL_STATE`](CUresult::CUDA_ERROR_ILLEGAL_STATE)
- [`CUDA_ERROR_MULTICAST_RESOURCE_FULL`](CUresult::CUDA_ERROR_MULTICAST_RESOURCE_FULL)
*/
#[inline]
pub unsafe extern "C" fn cuMulticastBindAddr(mcHandle: CUmemGenericAllocationHandle, mcOffset: usize, memptr: CUdeviceptr, size: usize, flags: c_ulonglong) -> CUresult {
    unsafe { call5(&SLOTS[200], mcHandle, mcOffset, memptr, size, flags) }
}
/**
Binds mapped memory to part of a multicast object for one device, once all devices are added.

CUDA 13.1 and later. [Multicast Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html) in NVIDIA's manual.

```c
CUresult cuMulticastBindAddr_v2(
    CUmemGenericAllocationHandle mcHandle,
    CUdevice dev,
    size_t mcOffset,
    CUdeviceptr memptr,
    size_t size,
    unsigned long long flags
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_SYSTEM_NOT_READY`](CUresult::CUDA_ERROR_SYSTEM_NOT_READY)
- [`CUDA_ERROR_ILLEGAL_STATE`](CUresult::CUDA_ERROR_ILLEGAL_STATE)
- [`CUDA_ERROR_MULTICAST_RESOURCE_FULL`](CUresult::CUDA_ERROR_MULTICAST_RESOURCE_FULL)
*/
#[inline]
pub unsafe extern "C" fn cuMulticastBindAddr_v2(mcHandle: CUmemGenericAllocationHandle, dev: CUdevice, mcOffset: usize, memptr: CUdeviceptr, size: usize, flags: c_ulonglong) -> CUresult {
    unsafe { call6(&SLOTS[201], mcHandle, dev, mcOffset, memptr, size, flags) }
}
/**
Unbinds the memory of a device from part of a multicast object.

CUDA 12.1 and later. [Multicast Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html) in NVIDIA's manual.

```c
CUresult cuMulticastUnbind(
    CUmemGenericAllocationHandle mcHandle,
    CUdevice dev,
    size_t mcOffset,
    size_t size
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuMulticastUnbind(mcHandle: CUmemGenericAllocationHandle, dev: CUdevice, mcOffset: usize, size: usize) -> CUresult {
    unsafe { call4(&SLOTS[202], mcHandle, dev, mcOffset, size) }
}
/**
Gives what sizes, offsets and addresses of such multicast objects are multiples of.

CUDA 12.1 and later. [Multicast Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html) in NVIDIA's manual.

```c
CUresult cuMulticastGetGranularity(
    size_t *granularity,                // out
    const CUmulticastObjectProp *prop,  // in
    CUmulticastGranularity_flags option
);
```

# Parameters

- `granularity`: A size.
- `prop`: The properties of an object.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuMulticastGetGranularity(granularity: *mut usize, prop: *const CUmulticastObjectProp, option: CUmulticastGranularity_flags) -> CUresult {
    unsafe { call3(&SLOTS[203], granularity, prop, option) }
}
/**
Gives the UUID of the fabric cluster that a device is in.

CUDA 13.4 and later. [Fabric Clique Information](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CLIQUE.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetFabricClusterUuid(
    CUuuid *uuid,  // out
    CUdevice dev
);
```

# Parameters

- `uuid`: The UUID.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuDeviceGetFabricClusterUuid(uuid: *mut CUuuid, dev: CUdevice) -> CUresult {
    unsafe { call2(&SLOTS[204], uuid, dev) }
}
/**
Counts the fabric cliques of a device.

CUDA 13.4 and later. [Fabric Clique Information](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CLIQUE.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetCliqueCount(
    size_t *count,  // out
    CUdevice dev
);
```

# Parameters

- `count`: A number.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuDeviceGetCliqueCount(count: *mut usize, dev: CUdevice) -> CUresult {
    unsafe { call2(&SLOTS[205], count, dev) }
}
/**
Lists the fabric cliques of a device, as many as there is room for.

CUDA 13.4 and later. [Fabric Clique Information](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CLIQUE.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetCliqueInfo(
    CUcliqueInfo *cliqueInfo,  // out, *count elements
    size_t *count,             // in and out
    CUdevice dev
);
```

# Parameters

- `cliqueInfo`: An array whose capacity is *count.
- `count`: It is read and written.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuDeviceGetCliqueInfo(cliqueInfo: *mut CUcliqueInfo, count: *mut usize, dev: CUdevice) -> CUresult {
    unsafe { call3(&SLOTS[206], cliqueInfo, count, dev) }
}
/**
Sets a run of endpoint ids aside and gives the first.

CUDA 13.3 and later. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual.

```c
CUresult cuLogicalEndpointIdReserve(
    CUlogicalEndpointId *baseLeId,  // out
    cuuint32_t count
);
```

# Parameters

- `baseLeId`: The first id, on success.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[inline]
pub unsafe extern "C" fn cuLogicalEndpointIdReserve(baseLeId: *mut CUlogicalEndpointId, count: cuuint32_t) -> CUresult {
    unsafe { call2(&SLOTS[207], baseLeId, count) }
}
/**
Gives a run of reserved endpoint ids back.

CUDA 13.3 and later. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual.

```c
CUresult cuLogicalEndpointIdRelease(
    CUlogicalEndpointId baseLeId,
    cuuint32_t count
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[inline]
pub unsafe extern "C" fn cuLogicalEndpointIdRelease(baseLeId: CUlogicalEndpointId, count: cuuint32_t) -> CUresult {
    unsafe { call2(&SLOTS[208], baseLeId, count) }
}
/**
Makes an endpoint, for one device or for a team, and ties it to an id.

CUDA 13.3 and later. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual.

```c
CUresult cuLogicalEndpointCreate(
    CUlogicalEndpointId leId,
    const CUlogicalEndpointProp *prop  // in
);
```

# Parameters

- `prop`: The properties of one endpoint.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[inline]
pub unsafe extern "C" fn cuLogicalEndpointCreate(leId: CUlogicalEndpointId, prop: *const CUlogicalEndpointProp) -> CUresult {
    unsafe { call2(&SLOTS[209], leId, prop) }
}
/**
Makes a device one of a multicast endpoint's team, for good.

CUDA 13.3 and later. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual.

```c
CUresult cuLogicalEndpointAddDevice(
    CUlogicalEndpointId leId,
    CUdevice dev
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuLogicalEndpointAddDevice(leId: CUlogicalEndpointId, dev: CUdevice) -> CUresult {
    unsafe { call2(&SLOTS[210], leId, dev) }
}
/**
Unties an endpoint from its id; the endpoint goes with its last reference.

CUDA 13.3 and later. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual.

```c
CUresult cuLogicalEndpointDestroy(
    CUlogicalEndpointId leId
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuLogicalEndpointDestroy(leId: CUlogicalEndpointId) -> CUresult {
    unsafe { call1(&SLOTS[211], leId) }
}
/**
Binds mapped memory to part of an endpoint for one device.

CUDA 13.3 and later. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual.

```c
CUresult cuLogicalEndpointBindAddr(
    CUlogicalEndpointId leId,
    CUdevice dev,
    cuuint64_t offset,
    void *ptr,  // in
    cuuint64_t size,
    unsigned long long flags
);
```

# Parameters

- `ptr`: Untyped, a device address that is looked up.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_SYSTEM_NOT_READY`](CUresult::CUDA_ERROR_SYSTEM_NOT_READY)
- [`CUDA_ERROR_ILLEGAL_STATE`](CUresult::CUDA_ERROR_ILLEGAL_STATE)
*/
#[inline]
pub unsafe extern "C" fn cuLogicalEndpointBindAddr(leId: CUlogicalEndpointId, dev: CUdevice, offset: cuuint64_t, ptr: *mut c_void, size: cuuint64_t, flags: c_ulonglong) -> CUresult {
    unsafe { call6(&SLOTS[212], leId, dev, offset, ptr, size, flags) }
}
/**
Binds part of an allocation to part of an endpoint for one device.

CUDA 13.3 and later. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual.

```c
CUresult cuLogicalEndpointBindMem(
    CUlogicalEndpointId leId,
    CUdevice dev,
    cuuint64_t offset,
    CUmemGenericAllocationHandle memHandle,
    cuuint64_t memOffset,
    cuuint64_t size,
    unsigned long long flags
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_SYSTEM_NOT_READY`](CUresult::CUDA_ERROR_SYSTEM_NOT_READY)
- [`CUDA_ERROR_ILLEGAL_STATE`](CUresult::CUDA_ERROR_ILLEGAL_STATE)
*/
#[inline]
pub unsafe extern "C" fn cuLogicalEndpointBindMem(leId: CUlogicalEndpointId, dev: CUdevice, offset: cuuint64_t, memHandle: CUmemGenericAllocationHandle, memOffset: cuuint64_t, size: cuuint64_t, flags: c_ulonglong) -> CUresult {
    unsafe { call7(&SLOTS[213], leId, dev, offset, memHandle, memOffset, size, flags) }
}
/**
Unbinds the memory of a device from part of an endpoint.

CUDA 13.3 and later. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual.

```c
CUresult cuLogicalEndpointUnbind(
    CUlogicalEndpointId leId,
    CUdevice dev,
    cuuint64_t offset,
    cuuint64_t size
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_SYSTEM_NOT_READY`](CUresult::CUDA_ERROR_SYSTEM_NOT_READY)
- [`CUDA_ERROR_ILLEGAL_STATE`](CUresult::CUDA_ERROR_ILLEGAL_STATE)
*/
#[inline]
pub unsafe extern "C" fn cuLogicalEndpointUnbind(leId: CUlogicalEndpointId, dev: CUdevice, offset: cuuint64_t, size: cuuint64_t) -> CUresult {
    unsafe { call4(&SLOTS[214], leId, dev, offset, size) }
}
/**
Makes a handle by which another process can import an endpoint.

CUDA 13.3 and later. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual.

```c
CUresult cuLogicalEndpointExport(
    void *handle,  // in
    CUlogicalEndpointId leId,
    CUlogicalEndpointIpcHandleType handleType
);
```

# Parameters

- `handle`: Untyped, its type follows from handleType.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[inline]
pub unsafe extern "C" fn cuLogicalEndpointExport(handle: *mut c_void, leId: CUlogicalEndpointId, handleType: CUlogicalEndpointIpcHandleType) -> CUresult {
    unsafe { call3(&SLOTS[215], handle, leId, handleType) }
}
/**
Ties an endpoint that another process exported to an id of this one.

CUDA 13.3 and later. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual.

```c
CUresult cuLogicalEndpointImport(
    CUlogicalEndpointId leId,
    const void *handle,  // in
    CUlogicalEndpointIpcHandleType handleType
);
```

# Parameters

- `handle`: But untyped, its type follows from handleType.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[inline]
pub unsafe extern "C" fn cuLogicalEndpointImport(leId: CUlogicalEndpointId, handle: *const c_void, handleType: CUlogicalEndpointIpcHandleType) -> CUresult {
    unsafe { call3(&SLOTS[216], leId, handle, handleType) }
}
/**
Gives the alignment of binds to such an endpoint, and how large it may be.

CUDA 13.3 and later. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual.

```c
CUresult cuLogicalEndpointGetLimits(
    cuuint64_t *bindAlignment,         // out
    cuuint64_t *maxSize,               // out
    const CUlogicalEndpointProp *prop  // in
);
```

# Parameters

- `bindAlignment`: A number of bytes.
- `maxSize`: A number of bytes.
- `prop`: The properties of an endpoint.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_SYSTEM_NOT_READY`](CUresult::CUDA_ERROR_SYSTEM_NOT_READY)
- [`CUDA_ERROR_ILLEGAL_STATE`](CUresult::CUDA_ERROR_ILLEGAL_STATE)
*/
#[inline]
pub unsafe extern "C" fn cuLogicalEndpointGetLimits(bindAlignment: *mut cuuint64_t, maxSize: *mut cuuint64_t, prop: *const CUlogicalEndpointProp) -> CUresult {
    unsafe { call3(&SLOTS[217], bindAlignment, maxSize, prop) }
}
/**
Says whether every endpoint of a run of ids is ready for use.

CUDA 13.3 and later. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual.

```c
CUresult cuLogicalEndpointQuery(
    CUlogicalEndpointId leId,
    cuuint32_t count,
    int *queryStatus  // out
);
```

# Parameters

- `queryStatus`: Zero or not.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_SYSTEM_NOT_READY`](CUresult::CUDA_ERROR_SYSTEM_NOT_READY)
- [`CUDA_ERROR_ILLEGAL_STATE`](CUresult::CUDA_ERROR_ILLEGAL_STATE)
*/
#[inline]
pub unsafe extern "C" fn cuLogicalEndpointQuery(leId: CUlogicalEndpointId, count: cuuint32_t, queryStatus: *mut c_int) -> CUresult {
    unsafe { call3(&SLOTS[218], leId, count, queryStatus) }
}
/**
Puts a batch of copies between memory and logical endpoints into a stream, in no order among themselves.

CUDA 13.5 and later. [Fabric Copy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__FABRIC__COPY.html) in NVIDIA's manual.

```c
CUresult cuFabricCpyBatchAsync(
    size_t numOps,
    CUDA_FABRIC_COPY_BATCH_OP *opList,  // in, numOps elements
    unsigned long long flags,
    CUstream hStream
);
```

# Parameters

- `opList`: An array of numOps, but not const.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuFabricCpyBatchAsync(numOps: usize, opList: *mut CUDA_FABRIC_COPY_BATCH_OP, flags: c_ulonglong, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[219], numOps, opList, flags, hStream) }
}
/**
Reads one attribute of the memory at an address.

CUDA 4.0 and later. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual.

```c
CUresult cuPointerGetAttribute(
    void *data,  // in
    CUpointer_attribute attribute,
    CUdeviceptr ptr
);
```

# Parameters

- `data`: Untyped, its type follows from attribute.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
#[inline]
pub unsafe extern "C" fn cuPointerGetAttribute(data: *mut c_void, attribute: CUpointer_attribute, ptr: CUdeviceptr) -> CUresult {
    unsafe { call3(&SLOTS[220], data, attribute, ptr) }
}
/**
Puts the moving of managed memory to a location into a stream.

CUDA 12.2 and later. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual. C calls it `cuMemPrefetchAsync`, and so can you.

```c
CUresult cuMemPrefetchAsync_v2(
    CUdeviceptr devPtr,
    size_t count,
    CUmemLocation location,
    unsigned int flags,
    CUstream hStream
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[doc(alias = "cuMemPrefetchAsync")]
#[inline]
pub unsafe extern "C" fn cuMemPrefetchAsync_v2(devPtr: CUdeviceptr, count: usize, location: CUmemLocation, flags: c_uint, hStream: CUstream) -> CUresult {
    unsafe { call5(&SLOTS[221], devPtr, count, location, flags, hStream) }
}
/**
Tells the driver how a range of managed or pageable memory will be used.

CUDA 12.2 and later. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual. C calls it `cuMemAdvise`, and so can you.

```c
CUresult cuMemAdvise_v2(
    CUdeviceptr devPtr,
    size_t count,
    CUmem_advise advice,
    CUmemLocation location
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[doc(alias = "cuMemAdvise")]
#[inline]
pub unsafe extern "C" fn cuMemAdvise_v2(devPtr: CUdeviceptr, count: usize, advice: CUmem_advise, location: CUmemLocation) -> CUresult {
    unsafe { call4(&SLOTS[222], devPtr, count, advice, location) }
}
/**
Puts the moving of many ranges of memory to locations into a stream, in no order among themselves.

CUDA 13.0 and later. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual.

```c
CUresult cuMemPrefetchBatchAsync(
    CUdeviceptr *dptrs,           // in, count elements
    size_t *sizes,                // in, count elements
    size_t count,
    CUmemLocation *prefetchLocs,  // in, numPrefetchLocs elements
    size_t *prefetchLocIdxs,      // in, numPrefetchLocs elements
    size_t numPrefetchLocs,
    unsigned long long flags,
    CUstream hStream
);
```

# Parameters

- `dptrs`: Two arrays share count, and neither is const.
- `sizes`: Two arrays share count, and neither is const.
- `prefetchLocs`: Two arrays share numPrefetchLocs, and neither is const.
- `prefetchLocIdxs`: Two arrays share numPrefetchLocs, and neither is const.
*/
#[inline]
pub unsafe extern "C" fn cuMemPrefetchBatchAsync(dptrs: *mut CUdeviceptr, sizes: *mut usize, count: usize, prefetchLocs: *mut CUmemLocation, prefetchLocIdxs: *mut usize, numPrefetchLocs: usize, flags: c_ulonglong, hStream: CUstream) -> CUresult {
    unsafe { call8(&SLOTS[223], dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream) }
}
/**
Tells the driver, in a stream's order, that the contents of many ranges are no longer needed.

CUDA 13.0 and later. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual.

```c
CUresult cuMemDiscardBatchAsync(
    CUdeviceptr *dptrs,  // in, count elements
    size_t *sizes,       // in, count elements
    size_t count,
    unsigned long long flags,
    CUstream hStream
);
```

# Parameters

- `dptrs`: Two arrays share count, and neither is const.
- `sizes`: Two arrays share count, and neither is const.
*/
#[inline]
pub unsafe extern "C" fn cuMemDiscardBatchAsync(dptrs: *mut CUdeviceptr, sizes: *mut usize, count: usize, flags: c_ulonglong, hStream: CUstream) -> CUresult {
    unsafe { call5(&SLOTS[224], dptrs, sizes, count, flags, hStream) }
}
/**
Does, in a stream's order, for many ranges what discarding and then prefetching them does.

CUDA 13.0 and later. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual.

```c
CUresult cuMemDiscardAndPrefetchBatchAsync(
    CUdeviceptr *dptrs,           // in, count elements
    size_t *sizes,                // in, count elements
    size_t count,
    CUmemLocation *prefetchLocs,  // in, numPrefetchLocs elements
    size_t *prefetchLocIdxs,      // in, numPrefetchLocs elements
    size_t numPrefetchLocs,
    unsigned long long flags,
    CUstream hStream
);
```

# Parameters

- `dptrs`: Two arrays share count, and neither is const.
- `sizes`: Two arrays share count, and neither is const.
- `prefetchLocs`: Two arrays share numPrefetchLocs, and neither is const.
- `prefetchLocIdxs`: Two arrays share numPrefetchLocs, and neither is const.
*/
#[inline]
pub unsafe extern "C" fn cuMemDiscardAndPrefetchBatchAsync(dptrs: *mut CUdeviceptr, sizes: *mut usize, count: usize, prefetchLocs: *mut CUmemLocation, prefetchLocIdxs: *mut usize, numPrefetchLocs: usize, flags: c_ulonglong, hStream: CUstream) -> CUresult {
    unsafe { call8(&SLOTS[225], dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream) }
}
/**
Says where the pages of a range are, one answer for each part of it.

CUDA 13.4 and later. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual.

```c
CUresult cuMemGetLocationInfo(
    CUdeviceptr ptr,
    size_t size,
    size_t summaryGranularity,
    size_t samplingGranularity,
    CUmemLocation *location_out  // out, ceil(size / summaryGranularity) elements
);
```

# Parameters

- `location_out`: An array whose length follows from size and summaryGranularity.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuMemGetLocationInfo(ptr: CUdeviceptr, size: usize, summaryGranularity: usize, samplingGranularity: usize, location_out: *mut CUmemLocation) -> CUresult {
    unsafe { call5(&SLOTS[226], ptr, size, summaryGranularity, samplingGranularity, location_out) }
}
/**
Reads one attribute of a range of managed memory.

CUDA 8.0 and later. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual.

```c
CUresult cuMemRangeGetAttribute(
    void *data,  // in
    size_t dataSize,
    CUmem_range_attribute attribute,
    CUdeviceptr devPtr,
    size_t count
);
```

# Parameters

- `data`: Untyped, of dataSize bytes.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
#[inline]
pub unsafe extern "C" fn cuMemRangeGetAttribute(data: *mut c_void, dataSize: usize, attribute: CUmem_range_attribute, devPtr: CUdeviceptr, count: usize) -> CUresult {
    unsafe { call5(&SLOTS[227], data, dataSize, attribute, devPtr, count) }
}
/**
Reads several attributes of a range of managed memory.

CUDA 8.0 and later. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual.

```c
CUresult cuMemRangeGetAttributes(
    void **data,                        // in
    size_t *dataSizes,                  // in, numAttributes elements
    CUmem_range_attribute *attributes,  // in, numAttributes elements
    size_t numAttributes,
    CUdeviceptr devPtr,
    size_t count
);
```

# Parameters

- `data`: An array of untyped outputs.
- `dataSizes`: Three arrays share numAttributes, and it is not const.
- `attributes`: Three arrays share numAttributes, and it is not const.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
#[inline]
pub unsafe extern "C" fn cuMemRangeGetAttributes(data: *mut *mut c_void, dataSizes: *mut usize, attributes: *mut CUmem_range_attribute, numAttributes: usize, devPtr: CUdeviceptr, count: usize) -> CUresult {
    unsafe { call6(&SLOTS[228], data, dataSizes, attributes, numAttributes, devPtr, count) }
}
/**
Sets whether synchronous operations on an allocation always synchronize.

CUDA 6.0 and later. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual.

```c
CUresult cuPointerSetAttribute(
    const void *value,  // in
    CUpointer_attribute attribute,
    CUdeviceptr ptr
);
```

# Parameters

- `value`: But untyped, its type follows from attribute.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
#[inline]
pub unsafe extern "C" fn cuPointerSetAttribute(value: *const c_void, attribute: CUpointer_attribute, ptr: CUdeviceptr) -> CUresult {
    unsafe { call3(&SLOTS[229], value, attribute, ptr) }
}
/**
Reads several attributes of the memory at an address, with defaults for an address that CUDA does not know.

CUDA 7.0 and later. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual.

```c
CUresult cuPointerGetAttributes(
    unsigned int numAttributes,
    CUpointer_attribute *attributes,  // in, numAttributes elements
    void **data,                      // in
    CUdeviceptr ptr
);
```

# Parameters

- `attributes`: Two arrays share numAttributes, and it is not const.
- `data`: An array of untyped outputs.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
#[inline]
pub unsafe extern "C" fn cuPointerGetAttributes(numAttributes: c_uint, attributes: *mut CUpointer_attribute, data: *mut *mut c_void, ptr: CUdeviceptr) -> CUresult {
    unsafe { call4(&SLOTS[230], numAttributes, attributes, data, ptr) }
}
/**
Makes a stream in the current context.

CUDA 2.0 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamCreate(
    CUstream *phStream,  // out
    unsigned int Flags
);
```

# Parameters

- `phStream`: The stream that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_EXTERNAL_DEVICE`](CUresult::CUDA_ERROR_EXTERNAL_DEVICE)
*/
#[inline]
pub unsafe extern "C" fn cuStreamCreate(phStream: *mut CUstream, Flags: c_uint) -> CUresult {
    unsafe { call2(&SLOTS[231], phStream, Flags) }
}
/**
Makes a stream whose kernels the scheduler prefers more or less than others'.

CUDA 5.5 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamCreateWithPriority(
    CUstream *phStream,  // out
    unsigned int flags,
    int priority
);
```

# Parameters

- `phStream`: The stream that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_EXTERNAL_DEVICE`](CUresult::CUDA_ERROR_EXTERNAL_DEVICE)
*/
#[inline]
pub unsafe extern "C" fn cuStreamCreateWithPriority(phStream: *mut CUstream, flags: c_uint, priority: c_int) -> CUresult {
    unsafe { call3(&SLOTS[232], phStream, flags, priority) }
}
/**
Makes a stream record its work into a command list of a graphics API instead of running it.

CUDA 13.1 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamBeginCaptureToCig(
    CUstream hStream,
    CUstreamCigCaptureParams *streamCigCaptureParams  // in
);
```

# Parameters

- `streamCigCaptureParams`: One struct that is read, but not const.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuStreamBeginCaptureToCig(hStream: CUstream, streamCigCaptureParams: *mut CUstreamCigCaptureParams) -> CUresult {
    unsafe { call2(&SLOTS[233], hStream, streamCigCaptureParams) }
}
/**
Ends the recording of a stream into a command list and lets that be submitted.

CUDA 13.1 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamEndCaptureToCig(
    CUstream hStream
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD`](CUresult::CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD)
*/
#[inline]
pub unsafe extern "C" fn cuStreamEndCaptureToCig(hStream: CUstream) -> CUresult {
    unsafe { call1(&SLOTS[234], hStream) }
}
/**
Gives the priority that a stream has after clamping.

CUDA 5.5 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetPriority(
    CUstream hStream,
    int *priority  // out
);
```

# Parameters

- `priority`: The priority that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[inline]
pub unsafe extern "C" fn cuStreamGetPriority(hStream: CUstream, priority: *mut c_int) -> CUresult {
    unsafe { call2(&SLOTS[235], hStream, priority) }
}
/**
Says which device a stream belongs to.

CUDA 12.8 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetDevice(
    CUstream hStream,
    CUdevice *device  // out
);
```

# Parameters

- `device`: The device that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[inline]
pub unsafe extern "C" fn cuStreamGetDevice(hStream: CUstream, device: *mut CUdevice) -> CUresult {
    unsafe { call2(&SLOTS[236], hStream, device) }
}
/**
Gives the flags that a stream was made with.

CUDA 5.5 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetFlags(
    CUstream hStream,
    unsigned int *flags  // out
);
```

# Parameters

- `flags`: The flags that are returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[inline]
pub unsafe extern "C" fn cuStreamGetFlags(hStream: CUstream, flags: *mut c_uint) -> CUresult {
    unsafe { call2(&SLOTS[237], hStream, flags) }
}
/**
Gives a number that no other stream of the process ever has.

CUDA 12.0 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetId(
    CUstream hStream,
    unsigned long long *streamId  // out
);
```

# Parameters

- `streamId`: The number that is returned.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[inline]
pub unsafe extern "C" fn cuStreamGetId(hStream: CUstream, streamId: *mut c_ulonglong) -> CUresult {
    unsafe { call2(&SLOTS[238], hStream, streamId) }
}
/**
Says which context a stream belongs to.

CUDA 9.2 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetCtx(
    CUstream hStream,
    CUcontext *pctx  // out
);
```

# Parameters

- `pctx`: The context that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuStreamGetCtx(hStream: CUstream, pctx: *mut CUcontext) -> CUresult {
    unsafe { call2(&SLOTS[239], hStream, pctx) }
}
/**
Says which context and which green context, if any, a stream belongs to.

CUDA 12.5 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetCtx_v2(
    CUstream hStream,
    CUcontext *pCtx,       // out
    CUgreenCtx *pGreenCtx  // out
);
```

# Parameters

- `pCtx`: The context that is returned.
- `pGreenCtx`: The green context that is returned, or null.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[inline]
pub unsafe extern "C" fn cuStreamGetCtx_v2(hStream: CUstream, pCtx: *mut CUcontext, pGreenCtx: *mut CUgreenCtx) -> CUresult {
    unsafe { call3(&SLOTS[240], hStream, pCtx, pGreenCtx) }
}
/**
Lets later work of a stream start only after the work that an event captured.

CUDA 3.2 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamWaitEvent(
    CUstream hStream,
    CUevent hEvent,
    unsigned int Flags
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[inline]
pub unsafe extern "C" fn cuStreamWaitEvent(hStream: CUstream, hEvent: CUevent, Flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[241], hStream, hEvent, Flags) }
}
/**
Lets the host run a function after the work that a stream has so far, even if that failed.

CUDA 5.0 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamAddCallback(
    CUstream hStream,
    CUstreamCallback callback,
    void *userData,  // in
    unsigned int flags
);
```

# Parameters

- `callback`: A function that is called later.
- `userData`: Untyped, handed to the callback.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuStreamAddCallback(hStream: CUstream, callback: CUstreamCallback, userData: *mut c_void, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[242], hStream, callback, userData, flags) }
}
/**
Makes a stream gather its work in a new graph instead of running it.

CUDA 10.1 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. C calls it `cuStreamBeginCapture`, and so can you.

```c
CUresult cuStreamBeginCapture_v2(
    CUstream hStream,
    CUstreamCaptureMode mode
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuStreamBeginCapture")]
#[inline]
pub unsafe extern "C" fn cuStreamBeginCapture_v2(hStream: CUstream, mode: CUstreamCaptureMode) -> CUresult {
    unsafe { call2(&SLOTS[243], hStream, mode) }
}
/**
Makes a stream gather its work in a graph that has the same nodes already, to renew their parameters.

CUDA 13.3 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamBeginRecaptureToGraph(
    CUstream hStream,
    CUstreamCaptureMode mode,
    CUgraph hGraph,
    CUgraphRecaptureCallback callbackFunc,
    void *userData  // in
);
```

# Parameters

- `callbackFunc`: A function that is called later.
- `userData`: Untyped, handed to the callback.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuStreamBeginRecaptureToGraph(hStream: CUstream, mode: CUstreamCaptureMode, hGraph: CUgraph, callbackFunc: CUgraphRecaptureCallback, userData: *mut c_void) -> CUresult {
    unsafe { call5(&SLOTS[244], hStream, mode, hGraph, callbackFunc, userData) }
}
/**
Makes a stream gather its work in a graph that exists, after given nodes of it.

CUDA 12.3 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamBeginCaptureToGraph(
    CUstream hStream,
    CUgraph hGraph,
    const CUgraphNode *dependencies,        // in, numDependencies elements
    const CUgraphEdgeData *dependencyData,  // in, numDependencies elements, may be null
    size_t numDependencies,
    CUstreamCaptureMode mode
);
```

# Parameters

- `dependencies`: Two arrays share numDependencies.
- `dependencyData`: Optional, and two arrays share numDependencies.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuStreamBeginCaptureToGraph(hStream: CUstream, hGraph: CUgraph, dependencies: *const CUgraphNode, dependencyData: *const CUgraphEdgeData, numDependencies: usize, mode: CUstreamCaptureMode) -> CUresult {
    unsafe { call6(&SLOTS[245], hStream, hGraph, dependencies, dependencyData, numDependencies, mode) }
}
/**
Swaps the mode in which captures restrict the calls of this thread.

CUDA 10.1 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuThreadExchangeStreamCaptureMode(
    CUstreamCaptureMode *mode  // in and out
);
```

# Parameters

- `mode`: Read and overwritten.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuThreadExchangeStreamCaptureMode(mode: *mut CUstreamCaptureMode) -> CUresult {
    unsafe { call1(&SLOTS[246], mode) }
}
/**
Ends the capture of a stream and gives its graph.

CUDA 10.0 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamEndCapture(
    CUstream hStream,
    CUgraph *phGraph  // out
);
```

# Parameters

- `phGraph`: The graph that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD`](CUresult::CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD)
*/
#[inline]
pub unsafe extern "C" fn cuStreamEndCapture(hStream: CUstream, phGraph: *mut CUgraph) -> CUresult {
    unsafe { call2(&SLOTS[247], hStream, phGraph) }
}
/**
Says whether a stream captures, or has captured until an error.

CUDA 10.0 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamIsCapturing(
    CUstream hStream,
    CUstreamCaptureStatus *captureStatus  // out
);
```

# Parameters

- `captureStatus`: The status that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_STREAM_CAPTURE_IMPLICIT`](CUresult::CUDA_ERROR_STREAM_CAPTURE_IMPLICIT)
*/
#[inline]
pub unsafe extern "C" fn cuStreamIsCapturing(hStream: CUstream, captureStatus: *mut CUstreamCaptureStatus) -> CUresult {
    unsafe { call2(&SLOTS[248], hStream, captureStatus) }
}
/**
Gives the state of a capture: status, number, graph, and what its next node depends on.

CUDA 12.3 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. C calls it `cuStreamGetCaptureInfo`, and so can you.

```c
CUresult cuStreamGetCaptureInfo_v3(
    CUstream hStream,
    CUstreamCaptureStatus *captureStatus_out,  // out
    cuuint64_t *id_out,                        // out, may be null
    CUgraph *graph_out,                        // out, may be null
    const CUgraphNode **dependencies_out,      // out, may be null
    const CUgraphEdgeData **edgeData_out,      // out, may be null
    size_t *numDependencies_out                // out, may be null
);
```

# Parameters

- `captureStatus_out`: Required, the status.
- `id_out`: Optional.
- `graph_out`: Optional.
- `dependencies_out`: Optional.
- `edgeData_out`: Optional.
- `numDependencies_out`: Optional.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_STREAM_CAPTURE_IMPLICIT`](CUresult::CUDA_ERROR_STREAM_CAPTURE_IMPLICIT)
- [`CUDA_ERROR_LOSSY_QUERY`](CUresult::CUDA_ERROR_LOSSY_QUERY)
*/
#[doc(alias = "cuStreamGetCaptureInfo")]
#[inline]
pub unsafe extern "C" fn cuStreamGetCaptureInfo_v3(hStream: CUstream, captureStatus_out: *mut CUstreamCaptureStatus, id_out: *mut cuuint64_t, graph_out: *mut CUgraph, dependencies_out: *mut *const CUgraphNode, edgeData_out: *mut *const CUgraphEdgeData, numDependencies_out: *mut usize) -> CUresult {
    unsafe { call7(&SLOTS[249], hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out) }
}
/**
Changes what the next node of a capture will depend on.

CUDA 12.3 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. C calls it `cuStreamUpdateCaptureDependencies`, and so can you.

```c
CUresult cuStreamUpdateCaptureDependencies_v2(
    CUstream hStream,
    CUgraphNode *dependencies,              // in, numDependencies elements
    const CUgraphEdgeData *dependencyData,  // in, numDependencies elements, may be null
    size_t numDependencies,
    unsigned int flags
);
```

# Parameters

- `dependencies`: Not const, and two arrays share numDependencies.
- `dependencyData`: Optional, and two arrays share numDependencies.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_ILLEGAL_STATE`](CUresult::CUDA_ERROR_ILLEGAL_STATE)
*/
#[doc(alias = "cuStreamUpdateCaptureDependencies")]
#[inline]
pub unsafe extern "C" fn cuStreamUpdateCaptureDependencies_v2(hStream: CUstream, dependencies: *mut CUgraphNode, dependencyData: *const CUgraphEdgeData, numDependencies: usize, flags: c_uint) -> CUresult {
    unsafe { call5(&SLOTS[250], hStream, dependencies, dependencyData, numDependencies, flags) }
}
/**
Lets memory belong to a stream, to the host or to all streams, once the stream comes to it.

CUDA 6.0 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamAttachMemAsync(
    CUstream hStream,
    CUdeviceptr dptr,
    size_t length,
    unsigned int flags
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuStreamAttachMemAsync(hStream: CUstream, dptr: CUdeviceptr, length: usize, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[251], hStream, dptr, length, flags) }
}
/**
Says whether a stream has done all its work.

CUDA 2.0 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamQuery(
    CUstream hStream
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_READY`](CUresult::CUDA_ERROR_NOT_READY)
*/
#[inline]
pub unsafe extern "C" fn cuStreamQuery(hStream: CUstream) -> CUresult {
    unsafe { call1(&SLOTS[252], hStream) }
}
/**
Waits until a stream has done all its work.

CUDA 2.0 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamSynchronize(
    CUstream hStream
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[inline]
pub unsafe extern "C" fn cuStreamSynchronize(hStream: CUstream) -> CUresult {
    unsafe { call1(&SLOTS[253], hStream) }
}
/**
Releases a stream, once it has done its work.

CUDA 4.0 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. C calls it `cuStreamDestroy`, and so can you.

```c
CUresult cuStreamDestroy_v2(
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
#[doc(alias = "cuStreamDestroy")]
#[inline]
pub unsafe extern "C" fn cuStreamDestroy_v2(hStream: CUstream) -> CUresult {
    unsafe { call1(&SLOTS[254], hStream) }
}
/**
Gives a stream the attributes of another.

CUDA 11.0 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamCopyAttributes(
    CUstream dst,
    CUstream src
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuStreamCopyAttributes(dst: CUstream, src: CUstream) -> CUresult {
    unsafe { call2(&SLOTS[255], dst, src) }
}
/**
Reads an attribute of a stream.

CUDA 11.0 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetAttribute(
    CUstream hStream,
    CUstreamAttrID attr,
    CUstreamAttrValue *value_out  // out
);
```

# Parameters

- `value_out`: A union, of which only the member of the attribute is written.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[inline]
pub unsafe extern "C" fn cuStreamGetAttribute(hStream: CUstream, attr: CUstreamAttrID, value_out: *mut CUstreamAttrValue) -> CUresult {
    unsafe { call3(&SLOTS[256], hStream, attr, value_out) }
}
/**
Changes an attribute of a stream, for work submitted from then on.

CUDA 11.0 and later. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamSetAttribute(
    CUstream hStream,
    CUstreamAttrID attr,
    const CUstreamAttrValue *value  // in
);
```

# Parameters

- `value`: One value.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[inline]
pub unsafe extern "C" fn cuStreamSetAttribute(hStream: CUstream, attr: CUstreamAttrID, value: *const CUstreamAttrValue) -> CUresult {
    unsafe { call3(&SLOTS[257], hStream, attr, value) }
}
/**
Makes an event in the current context.

CUDA 2.0 and later. [Event Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html) in NVIDIA's manual.

```c
CUresult cuEventCreate(
    CUevent *phEvent,  // out
    unsigned int Flags
);
```

# Parameters

- `phEvent`: The event that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[inline]
pub unsafe extern "C" fn cuEventCreate(phEvent: *mut CUevent, Flags: c_uint) -> CUresult {
    unsafe { call2(&SLOTS[258], phEvent, Flags) }
}
/**
Lets an event stand for the work that a stream has so far.

CUDA 2.0 and later. [Event Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html) in NVIDIA's manual.

```c
CUresult cuEventRecord(
    CUevent hEvent,
    CUstream hStream
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuEventRecord(hEvent: CUevent, hStream: CUstream) -> CUresult {
    unsafe { call2(&SLOTS[259], hEvent, hStream) }
}
/**
Lets an event stand for the work that a stream has so far, in a capture also as a node of its own.

CUDA 11.1 and later. [Event Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html) in NVIDIA's manual.

```c
CUresult cuEventRecordWithFlags(
    CUevent hEvent,
    CUstream hStream,
    unsigned int flags
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuEventRecordWithFlags(hEvent: CUevent, hStream: CUstream, flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[260], hEvent, hStream, flags) }
}
/**
Says whether the work that an event stands for is done.

CUDA 2.0 and later. [Event Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html) in NVIDIA's manual.

```c
CUresult cuEventQuery(
    CUevent hEvent
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_READY`](CUresult::CUDA_ERROR_NOT_READY)
*/
#[inline]
pub unsafe extern "C" fn cuEventQuery(hEvent: CUevent) -> CUresult {
    unsafe { call1(&SLOTS[261], hEvent) }
}
/**
Waits until the work that an event stands for is done.

CUDA 2.0 and later. [Event Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html) in NVIDIA's manual.

```c
CUresult cuEventSynchronize(
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
pub unsafe extern "C" fn cuEventSynchronize(hEvent: CUevent) -> CUresult {
    unsafe { call1(&SLOTS[262], hEvent) }
}
/**
Releases an event, once its work is done.

CUDA 4.0 and later. [Event Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html) in NVIDIA's manual. C calls it `cuEventDestroy`, and so can you.

```c
CUresult cuEventDestroy_v2(
    CUevent hEvent
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[doc(alias = "cuEventDestroy")]
#[inline]
pub unsafe extern "C" fn cuEventDestroy_v2(hEvent: CUevent) -> CUresult {
    unsafe { call1(&SLOTS[263], hEvent) }
}
/**
Gives the milliseconds between two events that have happened.

CUDA 12.8 and later. [Event Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html) in NVIDIA's manual. C calls it `cuEventElapsedTime`, and so can you.

Where the driver lacks it, a loaded call goes to the older symbol `cuEventElapsedTime`, which has the same parameters. That one also returns errors of work that is still under way, which this one leaves to [`cuEventQuery`].

```c
CUresult cuEventElapsedTime_v2(
    float *pMilliseconds,  // out
    CUevent hStart,
    CUevent hEnd
);
```

# Parameters

- `pMilliseconds`: The time that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_READY`](CUresult::CUDA_ERROR_NOT_READY)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
#[doc(alias = "cuEventElapsedTime")]
#[inline]
pub unsafe extern "C" fn cuEventElapsedTime_v2(pMilliseconds: *mut f32, hStart: CUevent, hEnd: CUevent) -> CUresult {
    unsafe { call3(&SLOTS[264], pMilliseconds, hStart, hEnd) }
}
/**
Makes memory of another API usable here.

CUDA 10.0 and later. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual.

```c
CUresult cuImportExternalMemory(
    CUexternalMemory *extMem_out,                          // out
    const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc  // in
);
```

# Parameters

- `extMem_out`: The handle that is returned.
- `memHandleDesc`: One description that is read.

# Errors

- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_OPERATING_SYSTEM`](CUresult::CUDA_ERROR_OPERATING_SYSTEM)
*/
#[inline]
pub unsafe extern "C" fn cuImportExternalMemory(extMem_out: *mut CUexternalMemory, memHandleDesc: *const CUDA_EXTERNAL_MEMORY_HANDLE_DESC) -> CUresult {
    unsafe { call2(&SLOTS[265], extMem_out, memHandleDesc) }
}
/**
Gives a range of imported memory a device address.

CUDA 10.0 and later. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual.

```c
CUresult cuExternalMemoryGetMappedBuffer(
    CUdeviceptr *devPtr,                                // out
    CUexternalMemory extMem,
    const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc  // in
);
```

# Parameters

- `devPtr`: The address that is returned.
- `bufferDesc`: One description that is read.

# Errors

- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_ALREADY_MAPPED`](CUresult::CUDA_ERROR_ALREADY_MAPPED)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[inline]
pub unsafe extern "C" fn cuExternalMemoryGetMappedBuffer(devPtr: *mut CUdeviceptr, extMem: CUexternalMemory, bufferDesc: *const CUDA_EXTERNAL_MEMORY_BUFFER_DESC) -> CUresult {
    unsafe { call3(&SLOTS[266], devPtr, extMem, bufferDesc) }
}
/**
Makes an array with mipmap levels of imported memory.

CUDA 10.0 and later. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual.

```c
CUresult cuExternalMemoryGetMappedMipmappedArray(
    CUmipmappedArray *mipmap,                                    // out
    CUexternalMemory extMem,
    const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc  // in
);
```

# Parameters

- `mipmap`: The array that is returned.
- `mipmapDesc`: One description that is read.

# Errors

- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[inline]
pub unsafe extern "C" fn cuExternalMemoryGetMappedMipmappedArray(mipmap: *mut CUmipmappedArray, extMem: CUexternalMemory, mipmapDesc: *const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC) -> CUresult {
    unsafe { call3(&SLOTS[267], mipmap, extMem, mipmapDesc) }
}
/**
Gives imported memory back.

CUDA 10.0 and later. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual.

```c
CUresult cuDestroyExternalMemory(
    CUexternalMemory extMem
);
```

# Errors

- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[inline]
pub unsafe extern "C" fn cuDestroyExternalMemory(extMem: CUexternalMemory) -> CUresult {
    unsafe { call1(&SLOTS[268], extMem) }
}
/**
Makes a semaphore, fence or mutex of another API usable here.

CUDA 10.0 and later. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual.

```c
CUresult cuImportExternalSemaphore(
    CUexternalSemaphore *extSem_out,                          // out
    const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc  // in
);
```

# Parameters

- `extSem_out`: The handle that is returned.
- `semHandleDesc`: One description that is read.

# Errors

- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_OPERATING_SYSTEM`](CUresult::CUDA_ERROR_OPERATING_SYSTEM)
*/
#[inline]
pub unsafe extern "C" fn cuImportExternalSemaphore(extSem_out: *mut CUexternalSemaphore, semHandleDesc: *const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC) -> CUresult {
    unsafe { call2(&SLOTS[269], extSem_out, semHandleDesc) }
}
/**
Lets a stream signal imported semaphores once it comes to that.

CUDA 10.0 and later. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual.

```c
CUresult cuSignalExternalSemaphoresAsync(
    const CUexternalSemaphore *extSemArray,                    // in, numExtSems elements
    const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray,  // in, numExtSems elements
    unsigned int numExtSems,
    CUstream stream
);
```

# Parameters

- `extSemArray`: Two arrays share numExtSems.
- `paramsArray`: Two arrays share numExtSems.

# Errors

- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuSignalExternalSemaphoresAsync(extSemArray: *const CUexternalSemaphore, paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, numExtSems: c_uint, stream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[270], extSemArray, paramsArray, numExtSems, stream) }
}
/**
Lets a stream wait for imported semaphores once it comes to that.

CUDA 10.0 and later. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual.

```c
CUresult cuWaitExternalSemaphoresAsync(
    const CUexternalSemaphore *extSemArray,                  // in, numExtSems elements
    const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray,  // in, numExtSems elements
    unsigned int numExtSems,
    CUstream stream
);
```

# Parameters

- `extSemArray`: Two arrays share numExtSems.
- `paramsArray`: Two arrays share numExtSems.

# Errors

- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_TIMEOUT`](CUresult::CUDA_ERROR_TIMEOUT)
*/
#[inline]
pub unsafe extern "C" fn cuWaitExternalSemaphoresAsync(extSemArray: *const CUexternalSemaphore, paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, numExtSems: c_uint, stream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[271], extSemArray, paramsArray, numExtSems, stream) }
}
/**
Gives an imported semaphore back.

CUDA 10.0 and later. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual.

```c
CUresult cuDestroyExternalSemaphore(
    CUexternalSemaphore extSem
);
```

# Errors

- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[inline]
pub unsafe extern "C" fn cuDestroyExternalSemaphore(extSem: CUexternalSemaphore) -> CUresult {
    unsafe { call1(&SLOTS[272], extSem) }
}
/**
Lets a stream wait until 32 bits of memory compare with a value as asked.

CUDA 11.7 and later. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual. C calls it `cuStreamWaitValue32`, and so can you.

```c
CUresult cuStreamWaitValue32_v2(
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
#[doc(alias = "cuStreamWaitValue32")]
#[inline]
pub unsafe extern "C" fn cuStreamWaitValue32_v2(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[273], stream, addr, value, flags) }
}
/**
Lets a stream wait until 64 bits of memory compare with a value as asked.

CUDA 11.7 and later. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual. C calls it `cuStreamWaitValue64`, and so can you.

```c
CUresult cuStreamWaitValue64_v2(
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
#[doc(alias = "cuStreamWaitValue64")]
#[inline]
pub unsafe extern "C" fn cuStreamWaitValue64_v2(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[274], stream, addr, value, flags) }
}
/**
Lets a stream write 32 bits to memory.

CUDA 11.7 and later. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual. C calls it `cuStreamWriteValue32`, and so can you.

```c
CUresult cuStreamWriteValue32_v2(
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
#[doc(alias = "cuStreamWriteValue32")]
#[inline]
pub unsafe extern "C" fn cuStreamWriteValue32_v2(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[275], stream, addr, value, flags) }
}
/**
Lets a stream write 64 bits to memory.

CUDA 11.7 and later. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual. C calls it `cuStreamWriteValue64`, and so can you.

```c
CUresult cuStreamWriteValue64_v2(
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
#[doc(alias = "cuStreamWriteValue64")]
#[inline]
pub unsafe extern "C" fn cuStreamWriteValue64_v2(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[276], stream, addr, value, flags) }
}
/**
Lets a stream do several waits, writes and barriers on memory, in order.

CUDA 11.7 and later. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual. C calls it `cuStreamBatchMemOp`, and so can you.

```c
CUresult cuStreamBatchMemOp_v2(
    CUstream stream,
    unsigned int count,
    CUstreamBatchMemOpParams *paramArray,  // in
    unsigned int flags
);
```

# Parameters

- `paramArray`: An array, but not const.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[doc(alias = "cuStreamBatchMemOp")]
#[inline]
pub unsafe extern "C" fn cuStreamBatchMemOp_v2(stream: CUstream, count: c_uint, paramArray: *mut CUstreamBatchMemOpParams, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[277], stream, count, paramArray, flags) }
}
/**
Reads an attribute of a function.

CUDA 2.2 and later. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuFuncGetAttribute(
    int *pi,  // out
    CUfunction_attribute attrib,
    CUfunction hfunc
);
```

# Parameters

- `pi`: The value that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_FUNCTION_NOT_LOADED`](CUresult::CUDA_ERROR_FUNCTION_NOT_LOADED)
*/
#[inline]
pub unsafe extern "C" fn cuFuncGetAttribute(pi: *mut c_int, attrib: CUfunction_attribute, hfunc: CUfunction) -> CUresult {
    unsafe { call3(&SLOTS[278], pi, attrib, hfunc) }
}
/**
Changes an attribute of a function, for launches from then on.

CUDA 9.0 and later. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuFuncSetAttribute(
    CUfunction hfunc,
    CUfunction_attribute attrib,
    int value
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuFuncSetAttribute(hfunc: CUfunction, attrib: CUfunction_attribute, value: c_int) -> CUresult {
    unsafe { call3(&SLOTS[279], hfunc, attrib, value) }
}
/**
Says whether launches of a function prefer shared memory or L1 cache.

CUDA 3.0 and later. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuFuncSetCacheConfig(
    CUfunction hfunc,
    CUfunc_cache config
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
#[inline]
pub unsafe extern "C" fn cuFuncSetCacheConfig(hfunc: CUfunction, config: CUfunc_cache) -> CUresult {
    unsafe { call2(&SLOTS[280], hfunc, config) }
}
/**
Gives the module that a function is in.

CUDA 11.0 and later. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuFuncGetModule(
    CUmodule *hmod,  // out
    CUfunction hfunc
);
```

# Parameters

- `hmod`: The module that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
*/
#[inline]
pub unsafe extern "C" fn cuFuncGetModule(hmod: *mut CUmodule, hfunc: CUfunction) -> CUresult {
    unsafe { call2(&SLOTS[281], hmod, hfunc) }
}
/**
Gives the name of a function, as its module has it.

CUDA 12.3 and later. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuFuncGetName(
    const char **name,  // out
    CUfunction hfunc
);
```

# Parameters

- `name`: The address of the name that is returned.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuFuncGetName(name: *mut *const c_char, hfunc: CUfunction) -> CUresult {
    unsafe { call2(&SLOTS[282], name, hfunc) }
}
/**
Says where a parameter of a function lies among its parameters, and its size.

CUDA 12.4 and later. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuFuncGetParamInfo(
    CUfunction func,
    size_t paramIndex,
    size_t *paramOffset,  // out
    size_t *paramSize     // out, may be null
);
```

# Parameters

- `paramOffset`: The offset that is returned.
- `paramSize`: Optional.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuFuncGetParamInfo(func: CUfunction, paramIndex: usize, paramOffset: *mut usize, paramSize: *mut usize) -> CUresult {
    unsafe { call4(&SLOTS[283], func, paramIndex, paramOffset, paramSize) }
}
/**
Says how many parameters a function has.

CUDA 13.2 and later. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuFuncGetParamCount(
    CUfunction func,
    size_t *paramCount  // out
);
```

# Parameters

- `paramCount`: The number that is returned.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuFuncGetParamCount(func: CUfunction, paramCount: *mut usize) -> CUresult {
    unsafe { call2(&SLOTS[284], func, paramCount) }
}
/**
Says whether a function is loaded.

CUDA 12.4 and later. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuFuncIsLoaded(
    CUfunctionLoadingState *state,  // out
    CUfunction function
);
```

# Parameters

- `state`: The state that is returned.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuFuncIsLoaded(state: *mut CUfunctionLoadingState, function: CUfunction) -> CUresult {
    unsafe { call2(&SLOTS[285], state, function) }
}
/**
Loads a function now rather than at its first use.

CUDA 12.4 and later. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuFuncLoad(
    CUfunction function
);
```

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuFuncLoad(function: CUfunction) -> CUresult {
    unsafe { call1(&SLOTS[286], function) }
}
/**
Puts a launch of a kernel into a stream.

CUDA 4.0 and later. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuLaunchKernel(
    CUfunction f,
    unsigned int gridDimX,
    unsigned int gridDimY,
    unsigned int gridDimZ,
    unsigned int blockDimX,
    unsigned int blockDimY,
    unsigned int blockDimZ,
    unsigned int sharedMemBytes,
    CUstream hStream,
    void **kernelParams,  // in
    void **extra          // in
);
```

# Parameters

- `kernelParams`: An array of untyped pointers, as many as the function has parameters.
- `extra`: An untyped list that a terminator ends.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_IMAGE`](CUresult::CUDA_ERROR_INVALID_IMAGE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_LAUNCH_FAILED`](CUresult::CUDA_ERROR_LAUNCH_FAILED)
- [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES)
- [`CUDA_ERROR_LAUNCH_TIMEOUT`](CUresult::CUDA_ERROR_LAUNCH_TIMEOUT)
- [`CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING`](CUresult::CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING)
- [`CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`](CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
*/
#[inline]
pub unsafe extern "C" fn cuLaunchKernel(f: CUfunction, gridDimX: c_uint, gridDimY: c_uint, gridDimZ: c_uint, blockDimX: c_uint, blockDimY: c_uint, blockDimZ: c_uint, sharedMemBytes: c_uint, hStream: CUstream, kernelParams: *mut *mut c_void, extra: *mut *mut c_void) -> CUresult {
    unsafe { call11(&SLOTS[287], f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra) }
}
/**
Puts a launch of a kernel into a stream, with attributes of that launch.

CUDA 11.6 and later. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuLaunchKernelEx(
    const CUlaunchConfig *config,  // in
    CUfunction f,
    void **kernelParams,           // in
    void **extra                   // in
);
```

# Parameters

- `config`: One configuration that is read.
- `kernelParams`: An array of untyped pointers, as many as the function has parameters.
- `extra`: An untyped list that a terminator ends.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_IMAGE`](CUresult::CUDA_ERROR_INVALID_IMAGE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_LAUNCH_FAILED`](CUresult::CUDA_ERROR_LAUNCH_FAILED)
- [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES)
- [`CUDA_ERROR_LAUNCH_TIMEOUT`](CUresult::CUDA_ERROR_LAUNCH_TIMEOUT)
- [`CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING`](CUresult::CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING)
- [`CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE`](CUresult::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE)
- [`CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`](CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
*/
#[inline]
pub unsafe extern "C" fn cuLaunchKernelEx(config: *const CUlaunchConfig, f: CUfunction, kernelParams: *mut *mut c_void, extra: *mut *mut c_void) -> CUresult {
    unsafe { call4(&SLOTS[288], config, f, kernelParams, extra) }
}
/**
Puts a launch of a kernel whose blocks can wait for each other into a stream.

CUDA 9.0 and later. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuLaunchCooperativeKernel(
    CUfunction f,
    unsigned int gridDimX,
    unsigned int gridDimY,
    unsigned int gridDimZ,
    unsigned int blockDimX,
    unsigned int blockDimY,
    unsigned int blockDimZ,
    unsigned int sharedMemBytes,
    CUstream hStream,
    void **kernelParams  // in
);
```

# Parameters

- `kernelParams`: An array of untyped pointers, as many as the function has parameters.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_IMAGE`](CUresult::CUDA_ERROR_INVALID_IMAGE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_LAUNCH_FAILED`](CUresult::CUDA_ERROR_LAUNCH_FAILED)
- [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES)
- [`CUDA_ERROR_LAUNCH_TIMEOUT`](CUresult::CUDA_ERROR_LAUNCH_TIMEOUT)
- [`CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING`](CUresult::CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING)
- [`CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE`](CUresult::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE)
- [`CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`](CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
*/
#[inline]
pub unsafe extern "C" fn cuLaunchCooperativeKernel(f: CUfunction, gridDimX: c_uint, gridDimY: c_uint, gridDimZ: c_uint, blockDimX: c_uint, blockDimY: c_uint, blockDimZ: c_uint, sharedMemBytes: c_uint, hStream: CUstream, kernelParams: *mut *mut c_void) -> CUresult {
    unsafe { call10(&SLOTS[289], f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams) }
}
/**
Lets the host run a function after the work that a stream has so far.

CUDA 10.0 and later. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuLaunchHostFunc(
    CUstream hStream,
    CUhostFn fn,
    void *userData  // in
);
```

# Parameters

- `fn`: A function that is called later.
- `userData`: Untyped, handed to the function.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuLaunchHostFunc(hStream: CUstream, fn_: CUhostFn, userData: *mut c_void) -> CUresult {
    unsafe { call3(&SLOTS[290], hStream, fn_, userData) }
}
/**
Lets the host run a function after the work that a stream has so far, and says how its thread waits for that.

CUDA 13.1 and later. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuLaunchHostFunc_v2(
    CUstream hStream,
    CUhostFn fn,
    void *userData,  // in
    unsigned int syncMode
);
```

# Parameters

- `fn`: A function that is called later.
- `userData`: Untyped, handed to the function.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuLaunchHostFunc_v2(hStream: CUstream, fn_: CUhostFn, userData: *mut c_void, syncMode: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[291], hStream, fn_, userData, syncMode) }
}
/**
Sets the shape of blocks for older launches of a function.

CUDA 2.0 and later. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuFuncSetBlockShape(
    CUfunction hfunc,
    int x,
    int y,
    int z
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuFuncSetBlockShape(hfunc: CUfunction, x: c_int, y: c_int, z: c_int) -> CUresult {
    unsafe { call4(&SLOTS[292], hfunc, x, y, z) }
}
/**
Sets the dynamic shared memory of a block for older launches of a function.

CUDA 2.0 and later. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuFuncSetSharedSize(
    CUfunction hfunc,
    unsigned int bytes
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuFuncSetSharedSize(hfunc: CUfunction, bytes: c_uint) -> CUresult {
    unsafe { call2(&SLOTS[293], hfunc, bytes) }
}
/**
Sets the size of all parameters for older launches of a function.

CUDA 2.0 and later. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuParamSetSize(
    CUfunction hfunc,
    unsigned int numbytes
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuParamSetSize(hfunc: CUfunction, numbytes: c_uint) -> CUresult {
    unsafe { call2(&SLOTS[294], hfunc, numbytes) }
}
/**
Puts an integer among the parameters for older launches of a function.

CUDA 2.0 and later. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuParamSeti(
    CUfunction hfunc,
    int offset,
    unsigned int value
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuParamSeti(hfunc: CUfunction, offset: c_int, value: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[295], hfunc, offset, value) }
}
/**
Puts a floating-point number among the parameters for older launches of a function.

CUDA 2.0 and later. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuParamSetf(
    CUfunction hfunc,
    int offset,
    float value
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuParamSetf(hfunc: CUfunction, offset: c_int, value: f32) -> CUresult {
    unsafe { call3(&SLOTS[296], hfunc, offset, value) }
}
/**
Puts bytes among the parameters for older launches of a function.

CUDA 2.0 and later. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuParamSetv(
    CUfunction hfunc,
    int offset,
    void *ptr,  // in
    unsigned int numbytes
);
```

# Parameters

- `ptr`: Untyped bytes.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuParamSetv(hfunc: CUfunction, offset: c_int, ptr: *mut c_void, numbytes: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[297], hfunc, offset, ptr, numbytes) }
}
/**
Launches one block of a function that was set up by older calls.

CUDA 2.0 and later. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuLaunch(
    CUfunction f
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_LAUNCH_FAILED`](CUresult::CUDA_ERROR_LAUNCH_FAILED)
- [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES)
- [`CUDA_ERROR_LAUNCH_TIMEOUT`](CUresult::CUDA_ERROR_LAUNCH_TIMEOUT)
- [`CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING`](CUresult::CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING)
- [`CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`](CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuLaunch(f: CUfunction) -> CUresult {
    unsafe { call1(&SLOTS[298], f) }
}
/**
Launches a grid of a function that was set up by older calls.

CUDA 2.0 and later. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuLaunchGrid(
    CUfunction f,
    int grid_width,
    int grid_height
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_LAUNCH_FAILED`](CUresult::CUDA_ERROR_LAUNCH_FAILED)
- [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES)
- [`CUDA_ERROR_LAUNCH_TIMEOUT`](CUresult::CUDA_ERROR_LAUNCH_TIMEOUT)
- [`CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING`](CUresult::CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING)
- [`CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`](CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuLaunchGrid(f: CUfunction, grid_width: c_int, grid_height: c_int) -> CUresult {
    unsafe { call3(&SLOTS[299], f, grid_width, grid_height) }
}
/**
Puts a launch of a grid of a function that was set up by older calls into a stream.

CUDA 2.0 and later. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuLaunchGridAsync(
    CUfunction f,
    int grid_width,
    int grid_height,
    CUstream hStream
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_LAUNCH_FAILED`](CUresult::CUDA_ERROR_LAUNCH_FAILED)
- [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES)
- [`CUDA_ERROR_LAUNCH_TIMEOUT`](CUresult::CUDA_ERROR_LAUNCH_TIMEOUT)
- [`CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING`](CUresult::CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING)
- [`CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`](CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuLaunchGridAsync(f: CUfunction, grid_width: c_int, grid_height: c_int, hStream: CUstream) -> CUresult {
    unsafe { call4(&SLOTS[300], f, grid_width, grid_height, hStream) }
}
/**
Launches kernels on several devices whose blocks can all wait for each other.

CUDA 9.0 and later. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuLaunchCooperativeKernelMultiDevice(
    CUDA_LAUNCH_PARAMS *launchParamsList,  // in
    unsigned int numDevices,
    unsigned int flags
);
```

# Parameters

- `launchParamsList`: An array, but not const.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_IMAGE`](CUresult::CUDA_ERROR_INVALID_IMAGE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_LAUNCH_FAILED`](CUresult::CUDA_ERROR_LAUNCH_FAILED)
- [`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`](CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES)
- [`CUDA_ERROR_LAUNCH_TIMEOUT`](CUresult::CUDA_ERROR_LAUNCH_TIMEOUT)
- [`CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING`](CUresult::CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING)
- [`CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE`](CUresult::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE)
- [`CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`](CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuLaunchCooperativeKernelMultiDevice(launchParamsList: *mut CUDA_LAUNCH_PARAMS, numDevices: c_uint, flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[301], launchParamsList, numDevices, flags) }
}
/**
Puts a texture reference among the parameters for older launches of a function.

CUDA 2.0 and later. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuParamSetTexRef(
    CUfunction hfunc,
    int texunit,
    CUtexref hTexRef
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuParamSetTexRef(hfunc: CUfunction, texunit: c_int, hTexRef: CUtexref) -> CUresult {
    unsafe { call3(&SLOTS[302], hfunc, texunit, hTexRef) }
}
/**
Sets the width of shared memory banks for launches of a function.

CUDA 4.2 and later. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuFuncSetSharedMemConfig(
    CUfunction hfunc,
    CUsharedconfig config
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuFuncSetSharedMemConfig(hfunc: CUfunction, config: CUsharedconfig) -> CUresult {
    unsafe { call2(&SLOTS[303], hfunc, config) }
}
/**
Makes a graph without nodes.

CUDA 10.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphCreate(
    CUgraph *phGraph,  // out
    unsigned int flags
);
```

# Parameters

- `phGraph`: The new graph is returned there.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[inline]
pub unsafe extern "C" fn cuGraphCreate(phGraph: *mut CUgraph, flags: c_uint) -> CUresult {
    unsafe { call2(&SLOTS[304], phGraph, flags) }
}
/**
Adds a node that launches a kernel.

CUDA 12.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. C calls it `cuGraphAddKernelNode`, and so can you.

```c
CUresult cuGraphAddKernelNode_v2(
    CUgraphNode *phGraphNode,                  // out
    CUgraph hGraph,
    const CUgraphNode *dependencies,           // in, numDependencies elements
    size_t numDependencies,
    const CUDA_KERNEL_NODE_PARAMS *nodeParams  // in
);
```

# Parameters

- `phGraphNode`: The new node is returned there.
- `dependencies`: NumDependencies nodes, may be none.
- `nodeParams`: The parameters of one node, copied.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuGraphAddKernelNode")]
#[inline]
pub unsafe extern "C" fn cuGraphAddKernelNode_v2(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *const CUDA_KERNEL_NODE_PARAMS) -> CUresult {
    unsafe { call5(&SLOTS[305], phGraphNode, hGraph, dependencies, numDependencies, nodeParams) }
}
/**
Reads the parameters of a kernel node.

CUDA 12.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. C calls it `cuGraphKernelNodeGetParams`, and so can you.

```c
CUresult cuGraphKernelNodeGetParams_v2(
    CUgraphNode hNode,
    CUDA_KERNEL_NODE_PARAMS *nodeParams  // out
);
```

# Parameters

- `nodeParams`: The parameters are returned there.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuGraphKernelNodeGetParams")]
#[inline]
pub unsafe extern "C" fn cuGraphKernelNodeGetParams_v2(hNode: CUgraphNode, nodeParams: *mut CUDA_KERNEL_NODE_PARAMS) -> CUresult {
    unsafe { call2(&SLOTS[306], hNode, nodeParams) }
}
/**
Replaces the parameters of a kernel node.

CUDA 12.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. C calls it `cuGraphKernelNodeSetParams`, and so can you.

```c
CUresult cuGraphKernelNodeSetParams_v2(
    CUgraphNode hNode,
    const CUDA_KERNEL_NODE_PARAMS *nodeParams  // in
);
```

# Parameters

- `nodeParams`: The parameters of one node, copied.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[doc(alias = "cuGraphKernelNodeSetParams")]
#[inline]
pub unsafe extern "C" fn cuGraphKernelNodeSetParams_v2(hNode: CUgraphNode, nodeParams: *const CUDA_KERNEL_NODE_PARAMS) -> CUresult {
    unsafe { call2(&SLOTS[307], hNode, nodeParams) }
}
/**
Adds a node that copies a box between host memory, device memory and arrays.

CUDA 10.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphAddMemcpyNode(
    CUgraphNode *phGraphNode,         // out
    CUgraph hGraph,
    const CUgraphNode *dependencies,  // in, numDependencies elements
    size_t numDependencies,
    const CUDA_MEMCPY3D *copyParams,  // in
    CUcontext ctx
);
```

# Parameters

- `phGraphNode`: The new node is returned there.
- `dependencies`: NumDependencies nodes, may be none.
- `copyParams`: The description of one copy.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphAddMemcpyNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, copyParams: *const CUDA_MEMCPY3D, ctx: CUcontext) -> CUresult {
    unsafe { call6(&SLOTS[308], phGraphNode, hGraph, dependencies, numDependencies, copyParams, ctx) }
}
/**
Reads the parameters of a memcpy node.

CUDA 10.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphMemcpyNodeGetParams(
    CUgraphNode hNode,
    CUDA_MEMCPY3D *nodeParams  // out
);
```

# Parameters

- `nodeParams`: The parameters are returned there.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphMemcpyNodeGetParams(hNode: CUgraphNode, nodeParams: *mut CUDA_MEMCPY3D) -> CUresult {
    unsafe { call2(&SLOTS[309], hNode, nodeParams) }
}
/**
Replaces the parameters of a memcpy node.

CUDA 10.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphMemcpyNodeSetParams(
    CUgraphNode hNode,
    const CUDA_MEMCPY3D *nodeParams  // in
);
```

# Parameters

- `nodeParams`: The description of one copy.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphMemcpyNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_MEMCPY3D) -> CUresult {
    unsafe { call2(&SLOTS[310], hNode, nodeParams) }
}
/**
Adds a node that fills device memory with a value.

CUDA 10.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphAddMemsetNode(
    CUgraphNode *phGraphNode,                     // out
    CUgraph hGraph,
    const CUgraphNode *dependencies,              // in, numDependencies elements
    size_t numDependencies,
    const CUDA_MEMSET_NODE_PARAMS *memsetParams,  // in
    CUcontext ctx
);
```

# Parameters

- `phGraphNode`: The new node is returned there.
- `dependencies`: NumDependencies nodes, may be none.
- `memsetParams`: The description of one fill.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
#[inline]
pub unsafe extern "C" fn cuGraphAddMemsetNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, memsetParams: *const CUDA_MEMSET_NODE_PARAMS, ctx: CUcontext) -> CUresult {
    unsafe { call6(&SLOTS[311], phGraphNode, hGraph, dependencies, numDependencies, memsetParams, ctx) }
}
/**
Reads the parameters of a memset node.

CUDA 10.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphMemsetNodeGetParams(
    CUgraphNode hNode,
    CUDA_MEMSET_NODE_PARAMS *nodeParams  // out
);
```

# Parameters

- `nodeParams`: The parameters are returned there.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphMemsetNodeGetParams(hNode: CUgraphNode, nodeParams: *mut CUDA_MEMSET_NODE_PARAMS) -> CUresult {
    unsafe { call2(&SLOTS[312], hNode, nodeParams) }
}
/**
Replaces the parameters of a memset node.

CUDA 10.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphMemsetNodeSetParams(
    CUgraphNode hNode,
    const CUDA_MEMSET_NODE_PARAMS *nodeParams  // in
);
```

# Parameters

- `nodeParams`: The description of one fill.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphMemsetNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_MEMSET_NODE_PARAMS) -> CUresult {
    unsafe { call2(&SLOTS[313], hNode, nodeParams) }
}
/**
Adds a node that calls a function of the host.

CUDA 10.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphAddHostNode(
    CUgraphNode *phGraphNode,                // out
    CUgraph hGraph,
    const CUgraphNode *dependencies,         // in, numDependencies elements
    size_t numDependencies,
    const CUDA_HOST_NODE_PARAMS *nodeParams  // in
);
```

# Parameters

- `phGraphNode`: The new node is returned there.
- `dependencies`: NumDependencies nodes, may be none.
- `nodeParams`: A function and its argument.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphAddHostNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *const CUDA_HOST_NODE_PARAMS) -> CUresult {
    unsafe { call5(&SLOTS[314], phGraphNode, hGraph, dependencies, numDependencies, nodeParams) }
}
/**
Reads the parameters of a host node.

CUDA 10.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphHostNodeGetParams(
    CUgraphNode hNode,
    CUDA_HOST_NODE_PARAMS *nodeParams  // out
);
```

# Parameters

- `nodeParams`: The parameters are returned there.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphHostNodeGetParams(hNode: CUgraphNode, nodeParams: *mut CUDA_HOST_NODE_PARAMS) -> CUresult {
    unsafe { call2(&SLOTS[315], hNode, nodeParams) }
}
/**
Replaces the parameters of a host node.

CUDA 10.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphHostNodeSetParams(
    CUgraphNode hNode,
    const CUDA_HOST_NODE_PARAMS *nodeParams  // in
);
```

# Parameters

- `nodeParams`: A function and its argument.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphHostNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_HOST_NODE_PARAMS) -> CUresult {
    unsafe { call2(&SLOTS[316], hNode, nodeParams) }
}
/**
Adds a node that runs a copy of another graph.

CUDA 10.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphAddChildGraphNode(
    CUgraphNode *phGraphNode,         // out
    CUgraph hGraph,
    const CUgraphNode *dependencies,  // in, numDependencies elements
    size_t numDependencies,
    CUgraph childGraph
);
```

# Parameters

- `phGraphNode`: The new node is returned there.
- `dependencies`: NumDependencies nodes, may be none.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphAddChildGraphNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, childGraph: CUgraph) -> CUresult {
    unsafe { call5(&SLOTS[317], phGraphNode, hGraph, dependencies, numDependencies, childGraph) }
}
/**
Returns the graph inside a child graph node; it stays the node's.

CUDA 10.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphChildGraphNodeGetGraph(
    CUgraphNode hNode,
    CUgraph *phGraph  // out
);
```

# Parameters

- `phGraph`: The graph inside the node is returned there.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphChildGraphNodeGetGraph(hNode: CUgraphNode, phGraph: *mut CUgraph) -> CUresult {
    unsafe { call2(&SLOTS[318], hNode, phGraph) }
}
/**
Adds a node that does nothing but order others.

CUDA 10.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphAddEmptyNode(
    CUgraphNode *phGraphNode,         // out
    CUgraph hGraph,
    const CUgraphNode *dependencies,  // in, numDependencies elements
    size_t numDependencies
);
```

# Parameters

- `phGraphNode`: The new node is returned there.
- `dependencies`: NumDependencies nodes, may be none.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphAddEmptyNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize) -> CUresult {
    unsafe { call4(&SLOTS[319], phGraphNode, hGraph, dependencies, numDependencies) }
}
/**
Adds a node that records an event.

CUDA 11.1 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphAddEventRecordNode(
    CUgraphNode *phGraphNode,         // out
    CUgraph hGraph,
    const CUgraphNode *dependencies,  // in, numDependencies elements
    size_t numDependencies,
    CUevent event
);
```

# Parameters

- `phGraphNode`: The new node is returned there.
- `dependencies`: NumDependencies nodes, may be none.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphAddEventRecordNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, event: CUevent) -> CUresult {
    unsafe { call5(&SLOTS[320], phGraphNode, hGraph, dependencies, numDependencies, event) }
}
/**
Returns the event of an event record node.

CUDA 11.1 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphEventRecordNodeGetEvent(
    CUgraphNode hNode,
    CUevent *event_out  // out
);
```

# Parameters

- `event_out`: The event is returned there.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphEventRecordNodeGetEvent(hNode: CUgraphNode, event_out: *mut CUevent) -> CUresult {
    unsafe { call2(&SLOTS[321], hNode, event_out) }
}
/**
Gives an event record node another event.

CUDA 11.1 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphEventRecordNodeSetEvent(
    CUgraphNode hNode,
    CUevent event
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[inline]
pub unsafe extern "C" fn cuGraphEventRecordNodeSetEvent(hNode: CUgraphNode, event: CUevent) -> CUresult {
    unsafe { call2(&SLOTS[322], hNode, event) }
}
/**
Adds a node that waits for an event.

CUDA 11.1 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphAddEventWaitNode(
    CUgraphNode *phGraphNode,         // out
    CUgraph hGraph,
    const CUgraphNode *dependencies,  // in, numDependencies elements
    size_t numDependencies,
    CUevent event
);
```

# Parameters

- `phGraphNode`: The new node is returned there.
- `dependencies`: NumDependencies nodes, may be none.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphAddEventWaitNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, event: CUevent) -> CUresult {
    unsafe { call5(&SLOTS[323], phGraphNode, hGraph, dependencies, numDependencies, event) }
}
/**
Returns the event of an event wait node.

CUDA 11.1 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphEventWaitNodeGetEvent(
    CUgraphNode hNode,
    CUevent *event_out  // out
);
```

# Parameters

- `event_out`: The event is returned there.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphEventWaitNodeGetEvent(hNode: CUgraphNode, event_out: *mut CUevent) -> CUresult {
    unsafe { call2(&SLOTS[324], hNode, event_out) }
}
/**
Gives an event wait node another event.

CUDA 11.1 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphEventWaitNodeSetEvent(
    CUgraphNode hNode,
    CUevent event
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[inline]
pub unsafe extern "C" fn cuGraphEventWaitNodeSetEvent(hNode: CUgraphNode, event: CUevent) -> CUresult {
    unsafe { call2(&SLOTS[325], hNode, event) }
}
/**
Adds a node that signals external semaphores.

CUDA 11.2 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphAddExternalSemaphoresSignalNode(
    CUgraphNode *phGraphNode,                          // out
    CUgraph hGraph,
    const CUgraphNode *dependencies,                   // in, numDependencies elements
    size_t numDependencies,
    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams  // in
);
```

# Parameters

- `phGraphNode`: The new node is returned there.
- `dependencies`: NumDependencies nodes, may be none.
- `nodeParams`: The parameters of one node.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphAddExternalSemaphoresSignalNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS) -> CUresult {
    unsafe { call5(&SLOTS[326], phGraphNode, hGraph, dependencies, numDependencies, nodeParams) }
}
/**
Reads the parameters of an external semaphore signal node.

CUDA 11.2 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExternalSemaphoresSignalNodeGetParams(
    CUgraphNode hNode,
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *params_out  // out
);
```

# Parameters

- `params_out`: The parameters are returned there.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphExternalSemaphoresSignalNodeGetParams(hNode: CUgraphNode, params_out: *mut CUDA_EXT_SEM_SIGNAL_NODE_PARAMS) -> CUresult {
    unsafe { call2(&SLOTS[327], hNode, params_out) }
}
/**
Replaces the parameters of an external semaphore signal node.

CUDA 11.2 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExternalSemaphoresSignalNodeSetParams(
    CUgraphNode hNode,
    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams  // in
);
```

# Parameters

- `nodeParams`: The parameters of one node, copied.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[inline]
pub unsafe extern "C" fn cuGraphExternalSemaphoresSignalNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS) -> CUresult {
    unsafe { call2(&SLOTS[328], hNode, nodeParams) }
}
/**
Adds a node that waits for external semaphores.

CUDA 11.2 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphAddExternalSemaphoresWaitNode(
    CUgraphNode *phGraphNode,                        // out
    CUgraph hGraph,
    const CUgraphNode *dependencies,                 // in, numDependencies elements
    size_t numDependencies,
    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams  // in
);
```

# Parameters

- `phGraphNode`: The new node is returned there.
- `dependencies`: NumDependencies nodes, may be none.
- `nodeParams`: The parameters of one node.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphAddExternalSemaphoresWaitNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS) -> CUresult {
    unsafe { call5(&SLOTS[329], phGraphNode, hGraph, dependencies, numDependencies, nodeParams) }
}
/**
Reads the parameters of an external semaphore wait node.

CUDA 11.2 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExternalSemaphoresWaitNodeGetParams(
    CUgraphNode hNode,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS *params_out  // out
);
```

# Parameters

- `params_out`: The parameters are returned there.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphExternalSemaphoresWaitNodeGetParams(hNode: CUgraphNode, params_out: *mut CUDA_EXT_SEM_WAIT_NODE_PARAMS) -> CUresult {
    unsafe { call2(&SLOTS[330], hNode, params_out) }
}
/**
Replaces the parameters of an external semaphore wait node.

CUDA 11.2 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExternalSemaphoresWaitNodeSetParams(
    CUgraphNode hNode,
    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams  // in
);
```

# Parameters

- `nodeParams`: The parameters of one node, copied.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[inline]
pub unsafe extern "C" fn cuGraphExternalSemaphoresWaitNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS) -> CUresult {
    unsafe { call2(&SLOTS[331], hNode, nodeParams) }
}
/**
Adds a node that waits for, writes and orders words of memory.

CUDA 11.7 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphAddBatchMemOpNode(
    CUgraphNode *phGraphNode,                        // out
    CUgraph hGraph,
    const CUgraphNode *dependencies,                 // in, numDependencies elements
    size_t numDependencies,
    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams  // in
);
```

# Parameters

- `phGraphNode`: The new node is returned there.
- `dependencies`: NumDependencies nodes, may be none.
- `nodeParams`: The parameters of one node, whose array is copied.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphAddBatchMemOpNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS) -> CUresult {
    unsafe { call5(&SLOTS[332], phGraphNode, hGraph, dependencies, numDependencies, nodeParams) }
}
/**
Reads the parameters of a batch memory operation node.

CUDA 11.7 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphBatchMemOpNodeGetParams(
    CUgraphNode hNode,
    CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams_out  // out
);
```

# Parameters

- `nodeParams_out`: The parameters are returned there.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphBatchMemOpNodeGetParams(hNode: CUgraphNode, nodeParams_out: *mut CUDA_BATCH_MEM_OP_NODE_PARAMS) -> CUresult {
    unsafe { call2(&SLOTS[333], hNode, nodeParams_out) }
}
/**
Replaces the parameters of a batch memory operation node.

CUDA 11.7 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphBatchMemOpNodeSetParams(
    CUgraphNode hNode,
    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams  // in
);
```

# Parameters

- `nodeParams`: The parameters of one node, whose array is copied.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[inline]
pub unsafe extern "C" fn cuGraphBatchMemOpNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS) -> CUresult {
    unsafe { call2(&SLOTS[334], hNode, nodeParams) }
}
/**
Replaces the parameters of a batch memory operation node in an executable graph.

CUDA 11.7 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExecBatchMemOpNodeSetParams(
    CUgraphExec hGraphExec,
    CUgraphNode hNode,
    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams  // in
);
```

# Parameters

- `nodeParams`: The parameters of one node, whose array is copied.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphExecBatchMemOpNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS) -> CUresult {
    unsafe { call3(&SLOTS[335], hGraphExec, hNode, nodeParams) }
}
/**
Adds a node that allocates memory, whose address is fixed at once.

CUDA 11.4 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphAddMemAllocNode(
    CUgraphNode *phGraphNode,               // out
    CUgraph hGraph,
    const CUgraphNode *dependencies,        // in, numDependencies elements
    size_t numDependencies,
    CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams  // in and out
);
```

# Parameters

- `phGraphNode`: The new node is returned there.
- `dependencies`: NumDependencies nodes, may be none.
- `nodeParams`: The address is returned in dptr.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphAddMemAllocNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *mut CUDA_MEM_ALLOC_NODE_PARAMS) -> CUresult {
    unsafe { call5(&SLOTS[336], phGraphNode, hGraph, dependencies, numDependencies, nodeParams) }
}
/**
Reads the parameters of a memory allocation node.

CUDA 11.4 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphMemAllocNodeGetParams(
    CUgraphNode hNode,
    CUDA_MEM_ALLOC_NODE_PARAMS *params_out  // out
);
```

# Parameters

- `params_out`: The parameters are returned there.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphMemAllocNodeGetParams(hNode: CUgraphNode, params_out: *mut CUDA_MEM_ALLOC_NODE_PARAMS) -> CUresult {
    unsafe { call2(&SLOTS[337], hNode, params_out) }
}
/**
Adds a node that frees memory of an allocation node.

CUDA 11.4 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphAddMemFreeNode(
    CUgraphNode *phGraphNode,         // out
    CUgraph hGraph,
    const CUgraphNode *dependencies,  // in, numDependencies elements
    size_t numDependencies,
    CUdeviceptr dptr
);
```

# Parameters

- `phGraphNode`: The new node is returned there.
- `dependencies`: NumDependencies nodes, may be none.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphAddMemFreeNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, dptr: CUdeviceptr) -> CUresult {
    unsafe { call5(&SLOTS[338], phGraphNode, hGraph, dependencies, numDependencies, dptr) }
}
/**
Returns the address that a memory free node frees.

CUDA 11.4 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphMemFreeNodeGetParams(
    CUgraphNode hNode,
    CUdeviceptr *dptr_out  // out
);
```

# Parameters

- `dptr_out`: The parameters are returned there.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphMemFreeNodeGetParams(hNode: CUgraphNode, dptr_out: *mut CUdeviceptr) -> CUresult {
    unsafe { call2(&SLOTS[339], hNode, dptr_out) }
}
/**
Gives memory that graphs of a device hold in reserve back to the operating system.

CUDA 11.4 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuDeviceGraphMemTrim(
    CUdevice device
);
```

# Errors

- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
#[inline]
pub unsafe extern "C" fn cuDeviceGraphMemTrim(device: CUdevice) -> CUresult {
    unsafe { call1(&SLOTS[340], device) }
}
/**
Reads how much memory graphs of a device use or reserve.

CUDA 11.4 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetGraphMemAttribute(
    CUdevice device,
    CUgraphMem_attribute attr,
    void *value  // in
);
```

# Parameters

- `value`: Untyped, its type follows from attr.

# Errors

- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
#[inline]
pub unsafe extern "C" fn cuDeviceGetGraphMemAttribute(device: CUdevice, attr: CUgraphMem_attribute, value: *mut c_void) -> CUresult {
    unsafe { call3(&SLOTS[341], device, attr, value) }
}
/**
Resets a high watermark of the memory that graphs of a device use or reserve.

CUDA 11.4 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuDeviceSetGraphMemAttribute(
    CUdevice device,
    CUgraphMem_attribute attr,
    void *value  // in
);
```

# Parameters

- `value`: Untyped, its type follows from attr.

# Errors

- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
#[inline]
pub unsafe extern "C" fn cuDeviceSetGraphMemAttribute(device: CUdevice, attr: CUgraphMem_attribute, value: *mut c_void) -> CUresult {
    unsafe { call3(&SLOTS[342], device, attr, value) }
}
/**
Copies a graph with all its nodes.

CUDA 10.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphClone(
    CUgraph *phGraphClone,  // out
    CUgraph originalGraph
);
```

# Parameters

- `phGraphClone`: The new graph is returned there.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[inline]
pub unsafe extern "C" fn cuGraphClone(phGraphClone: *mut CUgraph, originalGraph: CUgraph) -> CUresult {
    unsafe { call2(&SLOTS[343], phGraphClone, originalGraph) }
}
/**
Returns the node of a clone that was copied from a given node.

CUDA 10.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphNodeFindInClone(
    CUgraphNode *phNode,  // out
    CUgraphNode hOriginalNode,
    CUgraph hClonedGraph
);
```

# Parameters

- `phNode`: The node of the clone is returned there.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphNodeFindInClone(phNode: *mut CUgraphNode, hOriginalNode: CUgraphNode, hClonedGraph: CUgraph) -> CUresult {
    unsafe { call3(&SLOTS[344], phNode, hOriginalNode, hClonedGraph) }
}
/**
Returns what kind of node a node is.

CUDA 10.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphNodeGetType(
    CUgraphNode hNode,
    CUgraphNodeType *type  // out
);
```

# Parameters

- `type`: The type is returned there.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphNodeGetType(hNode: CUgraphNode, type_: *mut CUgraphNodeType) -> CUresult {
    unsafe { call2(&SLOTS[345], hNode, type_) }
}
/**
Returns the graph that a node is in.

CUDA 13.1 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphNodeGetContainingGraph(
    CUgraphNode hNode,
    CUgraph *phGraph  // out
);
```

# Parameters

- `phGraph`: The graph is returned there.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphNodeGetContainingGraph(hNode: CUgraphNode, phGraph: *mut CUgraph) -> CUresult {
    unsafe { call2(&SLOTS[346], hNode, phGraph) }
}
/**
Returns the number that a node has within its graph.

CUDA 13.1 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphNodeGetLocalId(
    CUgraphNode hNode,
    unsigned int *nodeId  // out
);
```

# Parameters

- `nodeId`: The number is returned there.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphNodeGetLocalId(hNode: CUgraphNode, nodeId: *mut c_uint) -> CUresult {
    unsafe { call2(&SLOTS[347], hNode, nodeId) }
}
/**
Returns the number by which tools know a node.

CUDA 13.1 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphNodeGetToolsId(
    CUgraphNode hNode,
    unsigned long long *toolsNodeId  // out
);
```

# Parameters

- `toolsNodeId`: The number is returned there.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphNodeGetToolsId(hNode: CUgraphNode, toolsNodeId: *mut c_ulonglong) -> CUresult {
    unsafe { call2(&SLOTS[348], hNode, toolsNodeId) }
}
/**
Returns the number of a graph.

CUDA 13.1 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphGetId(
    CUgraph hGraph,
    unsigned int *graphId  // out
);
```

# Parameters

- `graphId`: The number is returned there.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphGetId(hGraph: CUgraph, graphId: *mut c_uint) -> CUresult {
    unsafe { call2(&SLOTS[349], hGraph, graphId) }
}
/**
Returns the number of an executable graph.

CUDA 13.1 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExecGetId(
    CUgraphExec hGraphExec,
    unsigned int *graphId  // out
);
```

# Parameters

- `graphId`: The number is returned there.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphExecGetId(hGraphExec: CUgraphExec, graphId: *mut c_uint) -> CUresult {
    unsafe { call2(&SLOTS[350], hGraphExec, graphId) }
}
/**
Lists the nodes of a graph, or counts them.

CUDA 10.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphGetNodes(
    CUgraph hGraph,
    CUgraphNode *nodes,  // out, *numNodes elements, may be null
    size_t *numNodes     // in and out
);
```

# Parameters

- `nodes`: Null, or an array whose length is in numNodes.
- `numNodes`: The capacity on entry and the number on return.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphGetNodes(hGraph: CUgraph, nodes: *mut CUgraphNode, numNodes: *mut usize) -> CUresult {
    unsafe { call3(&SLOTS[351], hGraph, nodes, numNodes) }
}
/**
Lists the root nodes of a graph, or counts them.

CUDA 10.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphGetRootNodes(
    CUgraph hGraph,
    CUgraphNode *rootNodes,  // out, *numRootNodes elements, may be null
    size_t *numRootNodes     // in and out
);
```

# Parameters

- `rootNodes`: Null, or an array whose length is in numRootNodes.
- `numRootNodes`: The capacity on entry and the number on return.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphGetRootNodes(hGraph: CUgraph, rootNodes: *mut CUgraphNode, numRootNodes: *mut usize) -> CUresult {
    unsafe { call3(&SLOTS[352], hGraph, rootNodes, numRootNodes) }
}
/**
Lists the edges of a graph with their data, or counts them.

CUDA 12.3 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. C calls it `cuGraphGetEdges`, and so can you.

```c
CUresult cuGraphGetEdges_v2(
    CUgraph hGraph,
    CUgraphNode *from,          // out, *numEdges elements, may be null
    CUgraphNode *to,            // out, *numEdges elements, may be null
    CUgraphEdgeData *edgeData,  // out, *numEdges elements, may be null
    size_t *numEdges            // in and out
);
```

# Parameters

- `from`: Null, or an array whose length is in numEdges.
- `to`: Null, or an array whose length is in numEdges.
- `edgeData`: Null, or an array whose length is in numEdges.
- `numEdges`: The capacity on entry and the number on return.

# Errors

- [`CUDA_ERROR_LOSSY_QUERY`](CUresult::CUDA_ERROR_LOSSY_QUERY)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuGraphGetEdges")]
#[inline]
pub unsafe extern "C" fn cuGraphGetEdges_v2(hGraph: CUgraph, from: *mut CUgraphNode, to: *mut CUgraphNode, edgeData: *mut CUgraphEdgeData, numEdges: *mut usize) -> CUresult {
    unsafe { call5(&SLOTS[353], hGraph, from, to, edgeData, numEdges) }
}
/**
Lists the nodes that a node depends on, with the data of the edges, or counts them.

CUDA 12.3 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. C calls it `cuGraphNodeGetDependencies`, and so can you.

```c
CUresult cuGraphNodeGetDependencies_v2(
    CUgraphNode hNode,
    CUgraphNode *dependencies,  // out, *numDependencies elements, may be null
    CUgraphEdgeData *edgeData,  // out, *numDependencies elements, may be null
    size_t *numDependencies     // in and out
);
```

# Parameters

- `dependencies`: Null, or an array whose length is in numDependencies.
- `edgeData`: Null, or an array whose length is in numDependencies.
- `numDependencies`: The capacity on entry and the number on return.

# Errors

- [`CUDA_ERROR_LOSSY_QUERY`](CUresult::CUDA_ERROR_LOSSY_QUERY)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuGraphNodeGetDependencies")]
#[inline]
pub unsafe extern "C" fn cuGraphNodeGetDependencies_v2(hNode: CUgraphNode, dependencies: *mut CUgraphNode, edgeData: *mut CUgraphEdgeData, numDependencies: *mut usize) -> CUresult {
    unsafe { call4(&SLOTS[354], hNode, dependencies, edgeData, numDependencies) }
}
/**
Lists the nodes that depend on a node, with the data of the edges, or counts them.

CUDA 12.3 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. C calls it `cuGraphNodeGetDependentNodes`, and so can you.

```c
CUresult cuGraphNodeGetDependentNodes_v2(
    CUgraphNode hNode,
    CUgraphNode *dependentNodes,  // out, *numDependentNodes elements, may be null
    CUgraphEdgeData *edgeData,    // out, *numDependentNodes elements, may be null
    size_t *numDependentNodes     // in and out
);
```

# Parameters

- `dependentNodes`: Null, or an array whose length is in numDependentNodes.
- `edgeData`: Null, or an array whose length is in numDependentNodes.
- `numDependentNodes`: The capacity on entry and the number on return.

# Errors

- [`CUDA_ERROR_LOSSY_QUERY`](CUresult::CUDA_ERROR_LOSSY_QUERY)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuGraphNodeGetDependentNodes")]
#[inline]
pub unsafe extern "C" fn cuGraphNodeGetDependentNodes_v2(hNode: CUgraphNode, dependentNodes: *mut CUgraphNode, edgeData: *mut CUgraphEdgeData, numDependentNodes: *mut usize) -> CUresult {
    unsafe { call4(&SLOTS[355], hNode, dependentNodes, edgeData, numDependentNodes) }
}
/**
Adds edges between nodes of a graph.

CUDA 12.3 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. C calls it `cuGraphAddDependencies`, and so can you.

```c
CUresult cuGraphAddDependencies_v2(
    CUgraph hGraph,
    const CUgraphNode *from,          // in, numDependencies elements, may be null
    const CUgraphNode *to,            // in, numDependencies elements, may be null
    const CUgraphEdgeData *edgeData,  // in, numDependencies elements, may be null
    size_t numDependencies
);
```

# Parameters

- `from`: Two arrays and a nullable third share numDependencies.
- `to`: Two arrays and a nullable third share numDependencies.
- `edgeData`: Null, or an array that shares numDependencies.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuGraphAddDependencies")]
#[inline]
pub unsafe extern "C" fn cuGraphAddDependencies_v2(hGraph: CUgraph, from: *const CUgraphNode, to: *const CUgraphNode, edgeData: *const CUgraphEdgeData, numDependencies: usize) -> CUresult {
    unsafe { call5(&SLOTS[356], hGraph, from, to, edgeData, numDependencies) }
}
/**
Removes edges between nodes of a graph.

CUDA 12.3 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. C calls it `cuGraphRemoveDependencies`, and so can you.

```c
CUresult cuGraphRemoveDependencies_v2(
    CUgraph hGraph,
    const CUgraphNode *from,          // in, numDependencies elements, may be null
    const CUgraphNode *to,            // in, numDependencies elements, may be null
    const CUgraphEdgeData *edgeData,  // in, numDependencies elements, may be null
    size_t numDependencies
);
```

# Parameters

- `from`: Two arrays and a nullable third share numDependencies.
- `to`: Two arrays and a nullable third share numDependencies.
- `edgeData`: Null, or an array that shares numDependencies.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuGraphRemoveDependencies")]
#[inline]
pub unsafe extern "C" fn cuGraphRemoveDependencies_v2(hGraph: CUgraph, from: *const CUgraphNode, to: *const CUgraphNode, edgeData: *const CUgraphEdgeData, numDependencies: usize) -> CUresult {
    unsafe { call5(&SLOTS[357], hGraph, from, to, edgeData, numDependencies) }
}
/**
Removes a node and its edges from a graph.

CUDA 10.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphDestroyNode(
    CUgraphNode hNode
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphDestroyNode(hNode: CUgraphNode) -> CUresult {
    unsafe { call1(&SLOTS[358], hNode) }
}
/**
Makes an executable graph from a graph.

CUDA 11.4 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. C calls it `cuGraphInstantiate`, and so can you.

```c
CUresult cuGraphInstantiateWithFlags(
    CUgraphExec *phGraphExec,  // out
    CUgraph hGraph,
    unsigned long long flags
);
```

# Parameters

- `phGraphExec`: The new executable graph is returned there.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuGraphInstantiate")]
#[inline]
pub unsafe extern "C" fn cuGraphInstantiateWithFlags(phGraphExec: *mut CUgraphExec, hGraph: CUgraph, flags: c_ulonglong) -> CUresult {
    unsafe { call3(&SLOTS[359], phGraphExec, hGraph, flags) }
}
/**
Makes an executable graph from a graph, may upload it, and tells what went wrong.

CUDA 12.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphInstantiateWithParams(
    CUgraphExec *phGraphExec,                         // out
    CUgraph hGraph,
    CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams  // in and out
);
```

# Parameters

- `phGraphExec`: The new executable graph is returned there.
- `instantiateParams`: The reason of a failure is returned there.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphInstantiateWithParams(phGraphExec: *mut CUgraphExec, hGraph: CUgraph, instantiateParams: *mut CUDA_GRAPH_INSTANTIATE_PARAMS) -> CUresult {
    unsafe { call3(&SLOTS[360], phGraphExec, hGraph, instantiateParams) }
}
/**
Returns the flags that an executable graph was made with.

CUDA 12.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExecGetFlags(
    CUgraphExec hGraphExec,
    cuuint64_t *flags  // out
);
```

# Parameters

- `flags`: The flags are returned there.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphExecGetFlags(hGraphExec: CUgraphExec, flags: *mut cuuint64_t) -> CUresult {
    unsafe { call2(&SLOTS[361], hGraphExec, flags) }
}
/**
Replaces the parameters of a kernel node in an executable graph.

CUDA 12.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. C calls it `cuGraphExecKernelNodeSetParams`, and so can you.

```c
CUresult cuGraphExecKernelNodeSetParams_v2(
    CUgraphExec hGraphExec,
    CUgraphNode hNode,
    const CUDA_KERNEL_NODE_PARAMS *nodeParams  // in
);
```

# Parameters

- `nodeParams`: The parameters of one node, copied.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuGraphExecKernelNodeSetParams")]
#[inline]
pub unsafe extern "C" fn cuGraphExecKernelNodeSetParams_v2(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *const CUDA_KERNEL_NODE_PARAMS) -> CUresult {
    unsafe { call3(&SLOTS[362], hGraphExec, hNode, nodeParams) }
}
/**
Replaces the copy of a memcpy node in an executable graph.

CUDA 10.2 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExecMemcpyNodeSetParams(
    CUgraphExec hGraphExec,
    CUgraphNode hNode,
    const CUDA_MEMCPY3D *copyParams,  // in
    CUcontext ctx
);
```

# Parameters

- `copyParams`: The description of one copy.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphExecMemcpyNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, copyParams: *const CUDA_MEMCPY3D, ctx: CUcontext) -> CUresult {
    unsafe { call4(&SLOTS[363], hGraphExec, hNode, copyParams, ctx) }
}
/**
Replaces the fill of a memset node in an executable graph.

CUDA 10.2 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExecMemsetNodeSetParams(
    CUgraphExec hGraphExec,
    CUgraphNode hNode,
    const CUDA_MEMSET_NODE_PARAMS *memsetParams,  // in
    CUcontext ctx
);
```

# Parameters

- `memsetParams`: The description of one fill.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphExecMemsetNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, memsetParams: *const CUDA_MEMSET_NODE_PARAMS, ctx: CUcontext) -> CUresult {
    unsafe { call4(&SLOTS[364], hGraphExec, hNode, memsetParams, ctx) }
}
/**
Replaces the function of a host node in an executable graph.

CUDA 10.2 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExecHostNodeSetParams(
    CUgraphExec hGraphExec,
    CUgraphNode hNode,
    const CUDA_HOST_NODE_PARAMS *nodeParams  // in
);
```

# Parameters

- `nodeParams`: A function and its argument.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphExecHostNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *const CUDA_HOST_NODE_PARAMS) -> CUresult {
    unsafe { call3(&SLOTS[365], hGraphExec, hNode, nodeParams) }
}
/**
Replaces the parameters of the nodes inside a child graph node of an executable graph.

CUDA 11.1 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExecChildGraphNodeSetParams(
    CUgraphExec hGraphExec,
    CUgraphNode hNode,
    CUgraph childGraph
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphExecChildGraphNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, childGraph: CUgraph) -> CUresult {
    unsafe { call3(&SLOTS[366], hGraphExec, hNode, childGraph) }
}
/**
Gives an event record node of an executable graph another event.

CUDA 11.1 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExecEventRecordNodeSetEvent(
    CUgraphExec hGraphExec,
    CUgraphNode hNode,
    CUevent event
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphExecEventRecordNodeSetEvent(hGraphExec: CUgraphExec, hNode: CUgraphNode, event: CUevent) -> CUresult {
    unsafe { call3(&SLOTS[367], hGraphExec, hNode, event) }
}
/**
Gives an event wait node of an executable graph another event.

CUDA 11.1 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExecEventWaitNodeSetEvent(
    CUgraphExec hGraphExec,
    CUgraphNode hNode,
    CUevent event
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphExecEventWaitNodeSetEvent(hGraphExec: CUgraphExec, hNode: CUgraphNode, event: CUevent) -> CUresult {
    unsafe { call3(&SLOTS[368], hGraphExec, hNode, event) }
}
/**
Replaces the parameters of an external semaphore signal node in an executable graph.

CUDA 11.2 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExecExternalSemaphoresSignalNodeSetParams(
    CUgraphExec hGraphExec,
    CUgraphNode hNode,
    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams  // in
);
```

# Parameters

- `nodeParams`: The parameters of one node, copied.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS) -> CUresult {
    unsafe { call3(&SLOTS[369], hGraphExec, hNode, nodeParams) }
}
/**
Replaces the parameters of an external semaphore wait node in an executable graph.

CUDA 11.2 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExecExternalSemaphoresWaitNodeSetParams(
    CUgraphExec hGraphExec,
    CUgraphNode hNode,
    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams  // in
);
```

# Parameters

- `nodeParams`: The parameters of one node, copied.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS) -> CUresult {
    unsafe { call3(&SLOTS[370], hGraphExec, hNode, nodeParams) }
}
/**
Switches a node of an executable graph on or off.

CUDA 11.6 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphNodeSetEnabled(
    CUgraphExec hGraphExec,
    CUgraphNode hNode,
    unsigned int isEnabled
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphNodeSetEnabled(hGraphExec: CUgraphExec, hNode: CUgraphNode, isEnabled: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[371], hGraphExec, hNode, isEnabled) }
}
/**
Returns whether a node of an executable graph is switched on.

CUDA 11.6 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphNodeGetEnabled(
    CUgraphExec hGraphExec,
    CUgraphNode hNode,
    unsigned int *isEnabled  // out
);
```

# Parameters

- `isEnabled`: The answer is returned there.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphNodeGetEnabled(hGraphExec: CUgraphExec, hNode: CUgraphNode, isEnabled: *mut c_uint) -> CUresult {
    unsafe { call3(&SLOTS[372], hGraphExec, hNode, isEnabled) }
}
/**
Puts the upload of an executable graph to its device into a stream.

CUDA 11.1 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphUpload(
    CUgraphExec hGraphExec,
    CUstream hStream
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphUpload(hGraphExec: CUgraphExec, hStream: CUstream) -> CUresult {
    unsafe { call2(&SLOTS[373], hGraphExec, hStream) }
}
/**
Puts the run of an executable graph into a stream.

CUDA 10.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphLaunch(
    CUgraphExec hGraphExec,
    CUstream hStream
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphLaunch(hGraphExec: CUgraphExec, hStream: CUstream) -> CUresult {
    unsafe { call2(&SLOTS[374], hGraphExec, hStream) }
}
/**
Destroys an executable graph, once it has run.

CUDA 10.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExecDestroy(
    CUgraphExec hGraphExec
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphExecDestroy(hGraphExec: CUgraphExec) -> CUresult {
    unsafe { call1(&SLOTS[375], hGraphExec) }
}
/**
Destroys a graph and its nodes.

CUDA 10.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphDestroy(
    CUgraph hGraph
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphDestroy(hGraph: CUgraph) -> CUresult {
    unsafe { call1(&SLOTS[376], hGraph) }
}
/**
Replaces the parameters of all nodes in an executable graph by those of a graph of the same shape, or tells which node does not allow it.

CUDA 12.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. C calls it `cuGraphExecUpdate`, and so can you.

```c
CUresult cuGraphExecUpdate_v2(
    CUgraphExec hGraphExec,
    CUgraph hGraph,
    CUgraphExecUpdateResultInfo *resultInfo  // out
);
```

# Parameters

- `resultInfo`: Written on failure too, to tell the reason.

# Errors

- [`CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE`](CUresult::CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE)
*/
#[doc(alias = "cuGraphExecUpdate")]
#[inline]
pub unsafe extern "C" fn cuGraphExecUpdate_v2(hGraphExec: CUgraphExec, hGraph: CUgraph, resultInfo: *mut CUgraphExecUpdateResultInfo) -> CUresult {
    unsafe { call3(&SLOTS[377], hGraphExec, hGraph, resultInfo) }
}
/**
Copies the attributes of a kernel node to another.

CUDA 11.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphKernelNodeCopyAttributes(
    CUgraphNode dst,
    CUgraphNode src
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphKernelNodeCopyAttributes(dst: CUgraphNode, src: CUgraphNode) -> CUresult {
    unsafe { call2(&SLOTS[378], dst, src) }
}
/**
Reads an attribute of a kernel node.

CUDA 11.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphKernelNodeGetAttribute(
    CUgraphNode hNode,
    CUkernelNodeAttrID attr,
    CUkernelNodeAttrValue *value_out  // out
);
```

# Parameters

- `value_out`: The member that attr selects is written.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphKernelNodeGetAttribute(hNode: CUgraphNode, attr: CUkernelNodeAttrID, value_out: *mut CUkernelNodeAttrValue) -> CUresult {
    unsafe { call3(&SLOTS[379], hNode, attr, value_out) }
}
/**
Changes an attribute of a kernel node.

CUDA 11.0 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphKernelNodeSetAttribute(
    CUgraphNode hNode,
    CUkernelNodeAttrID attr,
    const CUkernelNodeAttrValue *value  // in and out
);
```

# Parameters

- `value`: But the driver returns devNode there for CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphKernelNodeSetAttribute(hNode: CUgraphNode, attr: CUkernelNodeAttrID, value: *const CUkernelNodeAttrValue) -> CUresult {
    unsafe { call3(&SLOTS[380], hNode, attr, value) }
}
/**
Writes a graph to a file in the DOT language.

CUDA 11.3 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphDebugDotPrint(
    CUgraph hGraph,
    const char *path,  // in, ends with a zero byte
    unsigned int flags
);
```

# Parameters

- `path`: The path of the file.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OPERATING_SYSTEM`](CUresult::CUDA_ERROR_OPERATING_SYSTEM)
*/
#[inline]
pub unsafe extern "C" fn cuGraphDebugDotPrint(hGraph: CUgraph, path: *const c_char, flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[381], hGraph, path, flags) }
}
/**
Makes a counted object whose destructor runs when the last reference goes.

CUDA 11.3 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuUserObjectCreate(
    CUuserObject *object_out,  // out
    void *ptr,                 // in
    CUhostFn destroy,
    unsigned int initialRefcount,
    unsigned int flags
);
```

# Parameters

- `object_out`: The new object is returned there.
- `ptr`: Untyped, given to destroy.
- `destroy`: A callback.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuUserObjectCreate(object_out: *mut CUuserObject, ptr: *mut c_void, destroy: CUhostFn, initialRefcount: c_uint, flags: c_uint) -> CUresult {
    unsafe { call5(&SLOTS[382], object_out, ptr, destroy, initialRefcount, flags) }
}
/**
Adds references to a user object.

CUDA 11.3 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuUserObjectRetain(
    CUuserObject object,
    unsigned int count
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuUserObjectRetain(object: CUuserObject, count: c_uint) -> CUresult {
    unsafe { call2(&SLOTS[383], object, count) }
}
/**
Gives references to a user object back.

CUDA 11.3 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuUserObjectRelease(
    CUuserObject object,
    unsigned int count
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuUserObjectRelease(object: CUuserObject, count: c_uint) -> CUresult {
    unsafe { call2(&SLOTS[384], object, count) }
}
/**
Gives references to a user object to a graph.

CUDA 11.3 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphRetainUserObject(
    CUgraph graph,
    CUuserObject object,
    unsigned int count,
    unsigned int flags
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphRetainUserObject(graph: CUgraph, object: CUuserObject, count: c_uint, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[385], graph, object, count, flags) }
}
/**
Takes references to a user object from a graph.

CUDA 11.3 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphReleaseUserObject(
    CUgraph graph,
    CUuserObject object,
    unsigned int count
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphReleaseUserObject(graph: CUgraph, object: CUuserObject, count: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[386], graph, object, count) }
}
/**
Adds a node of any type, with data for its edges.

CUDA 12.3 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. C calls it `cuGraphAddNode`, and so can you.

```c
CUresult cuGraphAddNode_v2(
    CUgraphNode *phGraphNode,               // out
    CUgraph hGraph,
    const CUgraphNode *dependencies,        // in, numDependencies elements
    const CUgraphEdgeData *dependencyData,  // in, numDependencies elements, may be null
    size_t numDependencies,
    CUgraphNodeParams *nodeParams           // in and out
);
```

# Parameters

- `phGraphNode`: The new node is returned there.
- `dependencies`: Two arrays share numDependencies.
- `dependencyData`: Null, or an array that shares numDependencies.
- `nodeParams`: Some members hold results.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[doc(alias = "cuGraphAddNode")]
#[inline]
pub unsafe extern "C" fn cuGraphAddNode_v2(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, dependencyData: *const CUgraphEdgeData, numDependencies: usize, nodeParams: *mut CUgraphNodeParams) -> CUresult {
    unsafe { call6(&SLOTS[387], phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams) }
}
/**
Adds a node of any type, with data for its edges; a kernel node may be given its context.

CUDA 13.4 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphAddNode_v3(
    CUgraphNode *phGraphNode,               // out
    CUgraph hGraph,
    const CUgraphNode *dependencies,        // in, numDependencies elements
    const CUgraphEdgeData *dependencyData,  // in, numDependencies elements, may be null
    size_t numDependencies,
    CUgraphNodeParams *nodeParams           // in and out
);
```

# Parameters

- `phGraphNode`: The new node is returned there.
- `dependencies`: Two arrays share numDependencies.
- `dependencyData`: Null, or an array that shares numDependencies.
- `nodeParams`: Some members hold results.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuGraphAddNode_v3(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, dependencyData: *const CUgraphEdgeData, numDependencies: usize, nodeParams: *mut CUgraphNodeParams) -> CUresult {
    unsafe { call6(&SLOTS[388], phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams) }
}
/**
Replaces the parameters of a node of any type.

CUDA 12.2 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphNodeSetParams(
    CUgraphNode hNode,
    CUgraphNodeParams *nodeParams  // in
);
```

# Parameters

- `nodeParams`: One structure that is read, but not const.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuGraphNodeSetParams(hNode: CUgraphNode, nodeParams: *mut CUgraphNodeParams) -> CUresult {
    unsafe { call2(&SLOTS[389], hNode, nodeParams) }
}
/**
Replaces the parameters of a node of any type; a kernel node may be given its context.

CUDA 13.4 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphNodeSetParams_v2(
    CUgraphNode hNode,
    CUgraphNodeParams *nodeParams  // in
);
```

# Parameters

- `nodeParams`: One structure that is read, but not const.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuGraphNodeSetParams_v2(hNode: CUgraphNode, nodeParams: *mut CUgraphNodeParams) -> CUresult {
    unsafe { call2(&SLOTS[390], hNode, nodeParams) }
}
/**
Reads the parameters of a node of any type.

CUDA 13.2 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphNodeGetParams(
    CUgraphNode hNode,
    CUgraphNodeParams *nodeParams  // out
);
```

# Parameters

- `nodeParams`: The parameters are returned there.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGraphNodeGetParams(hNode: CUgraphNode, nodeParams: *mut CUgraphNodeParams) -> CUresult {
    unsafe { call2(&SLOTS[391], hNode, nodeParams) }
}
/**
Replaces the parameters of a node of any type in an executable graph.

CUDA 12.2 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExecNodeSetParams(
    CUgraphExec hGraphExec,
    CUgraphNode hNode,
    CUgraphNodeParams *nodeParams  // in
);
```

# Parameters

- `nodeParams`: One structure that is read, but not const.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuGraphExecNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *mut CUgraphNodeParams) -> CUresult {
    unsafe { call3(&SLOTS[392], hGraphExec, hNode, nodeParams) }
}
/**
Makes a handle for a conditional node of a graph.

CUDA 12.3 and later. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphConditionalHandleCreate(
    CUgraphConditionalHandle *pHandle_out,  // out
    CUgraph hGraph,
    CUcontext ctx,
    unsigned int defaultLaunchValue,
    unsigned int flags
);
```

# Parameters

- `pHandle_out`: The handle is returned there.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuGraphConditionalHandleCreate(pHandle_out: *mut CUgraphConditionalHandle, hGraph: CUgraph, ctx: CUcontext, defaultLaunchValue: c_uint, flags: c_uint) -> CUresult {
    unsafe { call5(&SLOTS[393], pHandle_out, hGraph, ctx, defaultLaunchValue, flags) }
}
/**
Says how many blocks of a function can be active on one multiprocessor.

CUDA 6.5 and later. [Occupancy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html) in NVIDIA's manual.

```c
CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(
    int *numBlocks,  // out
    CUfunction func,
    int blockSize,
    size_t dynamicSMemSize
);
```

# Parameters

- `numBlocks`: The number that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
#[inline]
pub unsafe extern "C" fn cuOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks: *mut c_int, func: CUfunction, blockSize: c_int, dynamicSMemSize: usize) -> CUresult {
    unsafe { call4(&SLOTS[394], numBlocks, func, blockSize, dynamicSMemSize) }
}
/**
Says how many blocks of a function can be active on one multiprocessor, with or without regard to caching.

CUDA 7.0 and later. [Occupancy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html) in NVIDIA's manual.

```c
CUresult cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    int *numBlocks,  // out
    CUfunction func,
    int blockSize,
    size_t dynamicSMemSize,
    unsigned int flags
);
```

# Parameters

- `numBlocks`: The number that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
#[inline]
pub unsafe extern "C" fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks: *mut c_int, func: CUfunction, blockSize: c_int, dynamicSMemSize: usize, flags: c_uint) -> CUresult {
    unsafe { call5(&SLOTS[395], numBlocks, func, blockSize, dynamicSMemSize, flags) }
}
/**
Suggests a block size and the least grid size that keep the device busiest.

CUDA 6.5 and later. [Occupancy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html) in NVIDIA's manual.

```c
CUresult cuOccupancyMaxPotentialBlockSize(
    int *minGridSize,  // out
    int *blockSize,    // out
    CUfunction func,
    CUoccupancyB2DSize blockSizeToDynamicSMemSize,
    size_t dynamicSMemSize,
    int blockSizeLimit
);
```

# Parameters

- `minGridSize`: The grid size that is returned.
- `blockSize`: The block size that is returned.
- `blockSizeToDynamicSMemSize`: A function that is called, may be null.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
#[inline]
pub unsafe extern "C" fn cuOccupancyMaxPotentialBlockSize(minGridSize: *mut c_int, blockSize: *mut c_int, func: CUfunction, blockSizeToDynamicSMemSize: CUoccupancyB2DSize, dynamicSMemSize: usize, blockSizeLimit: c_int) -> CUresult {
    unsafe { call6(&SLOTS[396], minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit) }
}
/**
Suggests a block size and the least grid size that keep the device busiest, with or without regard to caching.

CUDA 7.0 and later. [Occupancy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html) in NVIDIA's manual.

```c
CUresult cuOccupancyMaxPotentialBlockSizeWithFlags(
    int *minGridSize,  // out
    int *blockSize,    // out
    CUfunction func,
    CUoccupancyB2DSize blockSizeToDynamicSMemSize,
    size_t dynamicSMemSize,
    int blockSizeLimit,
    unsigned int flags
);
```

# Parameters

- `minGridSize`: The grid size that is returned.
- `blockSize`: The block size that is returned.
- `blockSizeToDynamicSMemSize`: A function that is called, may be null.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
#[inline]
pub unsafe extern "C" fn cuOccupancyMaxPotentialBlockSizeWithFlags(minGridSize: *mut c_int, blockSize: *mut c_int, func: CUfunction, blockSizeToDynamicSMemSize: CUoccupancyB2DSize, dynamicSMemSize: usize, blockSizeLimit: c_int, flags: c_uint) -> CUresult {
    unsafe { call7(&SLOTS[397], minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit, flags) }
}
/**
Says how much dynamic shared memory each block can have when so many are to share a multiprocessor.

CUDA 10.2 and later. [Occupancy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html) in NVIDIA's manual.

```c
CUresult cuOccupancyAvailableDynamicSMemPerBlock(
    size_t *dynamicSmemSize,  // out
    CUfunction func,
    int numBlocks,
    int blockSize
);
```

# Parameters

- `dynamicSmemSize`: The size that is returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
#[inline]
pub unsafe extern "C" fn cuOccupancyAvailableDynamicSMemPerBlock(dynamicSmemSize: *mut usize, func: CUfunction, numBlocks: c_int, blockSize: c_int) -> CUresult {
    unsafe { call4(&SLOTS[398], dynamicSmemSize, func, numBlocks, blockSize) }
}
/**
Says how large a cluster of a function can be with a launch configuration.

CUDA 11.7 and later. [Occupancy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html) in NVIDIA's manual.

```c
CUresult cuOccupancyMaxPotentialClusterSize(
    int *clusterSize,             // out
    CUfunction func,
    const CUlaunchConfig *config  // in
);
```

# Parameters

- `clusterSize`: The size that is returned.
- `config`: One configuration that is read.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
#[inline]
pub unsafe extern "C" fn cuOccupancyMaxPotentialClusterSize(clusterSize: *mut c_int, func: CUfunction, config: *const CUlaunchConfig) -> CUresult {
    unsafe { call3(&SLOTS[399], clusterSize, func, config) }
}
/**
Says how many clusters of a function can be on the device at once with a launch configuration.

CUDA 11.7 and later. [Occupancy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html) in NVIDIA's manual.

```c
CUresult cuOccupancyMaxActiveClusters(
    int *numClusters,             // out
    CUfunction func,
    const CUlaunchConfig *config  // in
);
```

# Parameters

- `numClusters`: The number that is returned.
- `config`: One configuration that is read.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
#[inline]
pub unsafe extern "C" fn cuOccupancyMaxActiveClusters(numClusters: *mut c_int, func: CUfunction, config: *const CUlaunchConfig) -> CUresult {
    unsafe { call3(&SLOTS[400], numClusters, func, config) }
}
/**
Attaches a CUDA array to a texture reference, in place of what was attached before.

CUDA 2.0 and later. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefSetArray(
    CUtexref hTexRef,
    CUarray hArray,
    unsigned int Flags
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefSetArray(hTexRef: CUtexref, hArray: CUarray, Flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[401], hTexRef, hArray, Flags) }
}
/**
Attaches a mipmapped array to a texture reference, in place of what was attached before.

CUDA 5.0 and later. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefSetMipmappedArray(
    CUtexref hTexRef,
    CUmipmappedArray hMipmappedArray,
    unsigned int Flags
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefSetMipmappedArray(hTexRef: CUtexref, hMipmappedArray: CUmipmappedArray, Flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[402], hTexRef, hMipmappedArray, Flags) }
}
/**
Attaches linear device memory to a texture reference and tells the offset that fetches need.

CUDA 3.2 and later. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. C calls it `cuTexRefSetAddress`, and so can you.

```c
CUresult cuTexRefSetAddress_v2(
    size_t *ByteOffset,  // in, may be null
    CUtexref hTexRef,
    CUdeviceptr dptr,
    size_t bytes
);
```

# Parameters

- `ByteOffset`: May be null for memory whose offset is known to be zero.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuTexRefSetAddress")]
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefSetAddress_v2(ByteOffset: *mut usize, hTexRef: CUtexref, dptr: CUdeviceptr, bytes: usize) -> CUresult {
    unsafe { call4(&SLOTS[403], ByteOffset, hTexRef, dptr, bytes) }
}
/**
Attaches pitched linear device memory to a texture reference as a two-dimensional texture.

CUDA 4.1 and later. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. C calls it `cuTexRefSetAddress2D`, and so can you.

```c
CUresult cuTexRefSetAddress2D_v3(
    CUtexref hTexRef,
    const CUDA_ARRAY_DESCRIPTOR *desc,  // in
    CUdeviceptr dptr,
    size_t Pitch
);
```

# Parameters

- `desc`: A const descriptor of the format and the extent, read by the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuTexRefSetAddress2D")]
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefSetAddress2D_v3(hTexRef: CUtexref, desc: *const CUDA_ARRAY_DESCRIPTOR, dptr: CUdeviceptr, Pitch: usize) -> CUresult {
    unsafe { call4(&SLOTS[404], hTexRef, desc, dptr, Pitch) }
}
/**
Chooses the component format and the number of components that a texture reference reads.

CUDA 2.0 and later. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefSetFormat(
    CUtexref hTexRef,
    CUarray_format fmt,
    int NumPackedComponents
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefSetFormat(hTexRef: CUtexref, fmt: CUarray_format, NumPackedComponents: c_int) -> CUresult {
    unsafe { call3(&SLOTS[405], hTexRef, fmt, NumPackedComponents) }
}
/**
Chooses what a texture reference does with coordinates outside one dimension.

CUDA 2.0 and later. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefSetAddressMode(
    CUtexref hTexRef,
    int dim,
    CUaddress_mode am
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefSetAddressMode(hTexRef: CUtexref, dim: c_int, am: CUaddress_mode) -> CUresult {
    unsafe { call3(&SLOTS[406], hTexRef, dim, am) }
}
/**
Chooses between nearest and linear filtering for a texture reference.

CUDA 2.0 and later. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefSetFilterMode(
    CUtexref hTexRef,
    CUfilter_mode fm
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefSetFilterMode(hTexRef: CUtexref, fm: CUfilter_mode) -> CUresult {
    unsafe { call2(&SLOTS[407], hTexRef, fm) }
}
/**
Chooses the filtering between mipmap levels for a texture reference.

CUDA 5.0 and later. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefSetMipmapFilterMode(
    CUtexref hTexRef,
    CUfilter_mode fm
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefSetMipmapFilterMode(hTexRef: CUtexref, fm: CUfilter_mode) -> CUresult {
    unsafe { call2(&SLOTS[408], hTexRef, fm) }
}
/**
Chooses the offset that a texture reference adds to the mipmap level.

CUDA 5.0 and later. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefSetMipmapLevelBias(
    CUtexref hTexRef,
    float bias
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefSetMipmapLevelBias(hTexRef: CUtexref, bias: f32) -> CUresult {
    unsafe { call2(&SLOTS[409], hTexRef, bias) }
}
/**
Limits the mipmap levels that a texture reference may read.

CUDA 5.0 and later. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefSetMipmapLevelClamp(
    CUtexref hTexRef,
    float minMipmapLevelClamp,
    float maxMipmapLevelClamp
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefSetMipmapLevelClamp(hTexRef: CUtexref, minMipmapLevelClamp: f32, maxMipmapLevelClamp: f32) -> CUresult {
    unsafe { call3(&SLOTS[410], hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp) }
}
/**
Limits the anisotropy of reads through a texture reference.

CUDA 5.0 and later. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefSetMaxAnisotropy(
    CUtexref hTexRef,
    unsigned int maxAniso
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefSetMaxAnisotropy(hTexRef: CUtexref, maxAniso: c_uint) -> CUresult {
    unsafe { call2(&SLOTS[411], hTexRef, maxAniso) }
}
/**
Chooses the colour that a texture reference gives outside the texture.

CUDA 8.0 and later. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefSetBorderColor(
    CUtexref hTexRef,
    float *pBorderColor  // in, 4 elements
);
```

# Parameters

- `pBorderColor`: Four floats that the call reads, though not const.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefSetBorderColor(hTexRef: CUtexref, pBorderColor: *mut f32) -> CUresult {
    unsafe { call2(&SLOTS[412], hTexRef, pBorderColor) }
}
/**
Chooses how a texture reference converts values and reads coordinates.

CUDA 2.0 and later. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefSetFlags(
    CUtexref hTexRef,
    unsigned int Flags
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefSetFlags(hTexRef: CUtexref, Flags: c_uint) -> CUresult {
    unsafe { call2(&SLOTS[413], hTexRef, Flags) }
}
/**
Gives the device address that is attached to a texture reference.

CUDA 3.2 and later. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. C calls it `cuTexRefGetAddress`, and so can you.

```c
CUresult cuTexRefGetAddress_v2(
    CUdeviceptr *pdptr,  // out
    CUtexref hTexRef
);
```

# Parameters

- `pdptr`: The address, in a place that the call fills.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuTexRefGetAddress")]
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefGetAddress_v2(pdptr: *mut CUdeviceptr, hTexRef: CUtexref) -> CUresult {
    unsafe { call2(&SLOTS[414], pdptr, hTexRef) }
}
/**
Gives the array that is attached to a texture reference.

CUDA 2.0 and later. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefGetArray(
    CUarray *phArray,  // out
    CUtexref hTexRef
);
```

# Parameters

- `phArray`: The handle, in a place that the call fills.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefGetArray(phArray: *mut CUarray, hTexRef: CUtexref) -> CUresult {
    unsafe { call2(&SLOTS[415], phArray, hTexRef) }
}
/**
Gives the mipmapped array that is attached to a texture reference.

CUDA 5.0 and later. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefGetMipmappedArray(
    CUmipmappedArray *phMipmappedArray,  // out
    CUtexref hTexRef
);
```

# Parameters

- `phMipmappedArray`: The handle, in a place that the call fills.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefGetMipmappedArray(phMipmappedArray: *mut CUmipmappedArray, hTexRef: CUtexref) -> CUresult {
    unsafe { call2(&SLOTS[416], phMipmappedArray, hTexRef) }
}
/**
Gives the addressing mode of one dimension of a texture reference.

CUDA 2.0 and later. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefGetAddressMode(
    CUaddress_mode *pam,  // out
    CUtexref hTexRef,
    int dim
);
```

# Parameters

- `pam`: The mode, in a place that the call fills.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefGetAddressMode(pam: *mut CUaddress_mode, hTexRef: CUtexref, dim: c_int) -> CUresult {
    unsafe { call3(&SLOTS[417], pam, hTexRef, dim) }
}
/**
Gives the filtering mode of a texture reference.

CUDA 2.0 and later. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefGetFilterMode(
    CUfilter_mode *pfm,  // out
    CUtexref hTexRef
);
```

# Parameters

- `pfm`: The mode, in a place that the call fills.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefGetFilterMode(pfm: *mut CUfilter_mode, hTexRef: CUtexref) -> CUresult {
    unsafe { call2(&SLOTS[418], pfm, hTexRef) }
}
/**
Gives the component format and the number of components of a texture reference.

CUDA 2.0 and later. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefGetFormat(
    CUarray_format *pFormat,  // out, may be null
    int *pNumChannels,        // out, may be null
    CUtexref hTexRef
);
```

# Parameters

- `pFormat`: May be null where it is not wanted.
- `pNumChannels`: May be null where it is not wanted.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefGetFormat(pFormat: *mut CUarray_format, pNumChannels: *mut c_int, hTexRef: CUtexref) -> CUresult {
    unsafe { call3(&SLOTS[419], pFormat, pNumChannels, hTexRef) }
}
/**
Gives the filtering mode between mipmap levels of a texture reference.

CUDA 5.0 and later. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefGetMipmapFilterMode(
    CUfilter_mode *pfm,  // out
    CUtexref hTexRef
);
```

# Parameters

- `pfm`: The mode, in a place that the call fills.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefGetMipmapFilterMode(pfm: *mut CUfilter_mode, hTexRef: CUtexref) -> CUresult {
    unsafe { call2(&SLOTS[420], pfm, hTexRef) }
}
/**
Gives the offset that a texture reference adds to the mipmap level.

CUDA 5.0 and later. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefGetMipmapLevelBias(
    float *pbias,  // out
    CUtexref hTexRef
);
```

# Parameters

- `pbias`: The offset, in a place that the call fills.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefGetMipmapLevelBias(pbias: *mut f32, hTexRef: CUtexref) -> CUresult {
    unsafe { call2(&SLOTS[421], pbias, hTexRef) }
}
/**
Gives the lowest and the highest mipmap level that a texture reference may read.

CUDA 5.0 and later. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefGetMipmapLevelClamp(
    float *pminMipmapLevelClamp,  // out
    float *pmaxMipmapLevelClamp,  // out
    CUtexref hTexRef
);
```

# Parameters

- `pminMipmapLevelClamp`: The lower limit, in a place that the call fills.
- `pmaxMipmapLevelClamp`: The upper limit, in a place that the call fills.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefGetMipmapLevelClamp(pminMipmapLevelClamp: *mut f32, pmaxMipmapLevelClamp: *mut f32, hTexRef: CUtexref) -> CUresult {
    unsafe { call3(&SLOTS[422], pminMipmapLevelClamp, pmaxMipmapLevelClamp, hTexRef) }
}
/**
Gives the limit of anisotropy of a texture reference.

CUDA 5.0 and later. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefGetMaxAnisotropy(
    int *pmaxAniso,  // out
    CUtexref hTexRef
);
```

# Parameters

- `pmaxAniso`: The limit, in a place that the call fills.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefGetMaxAnisotropy(pmaxAniso: *mut c_int, hTexRef: CUtexref) -> CUresult {
    unsafe { call2(&SLOTS[423], pmaxAniso, hTexRef) }
}
/**
Gives the border colour of a texture reference.

CUDA 8.0 and later. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefGetBorderColor(
    float *pBorderColor,  // out, 4 elements
    CUtexref hTexRef
);
```

# Parameters

- `pBorderColor`: An array of four floats that the call fills.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefGetBorderColor(pBorderColor: *mut f32, hTexRef: CUtexref) -> CUresult {
    unsafe { call2(&SLOTS[424], pBorderColor, hTexRef) }
}
/**
Gives the flags of a texture reference.

CUDA 2.0 and later. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefGetFlags(
    unsigned int *pFlags,  // out
    CUtexref hTexRef
);
```

# Parameters

- `pFlags`: The flags, in a place that the call fills.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefGetFlags(pFlags: *mut c_uint, hTexRef: CUtexref) -> CUresult {
    unsafe { call2(&SLOTS[425], pFlags, hTexRef) }
}
/**
Makes a texture reference to which nothing is attached yet.

CUDA 2.0 and later. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefCreate(
    CUtexref *pTexRef  // out
);
```

# Parameters

- `pTexRef`: The new handle.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefCreate(pTexRef: *mut CUtexref) -> CUresult {
    unsafe { call1(&SLOTS[426], pTexRef) }
}
/**
Frees a texture reference.

CUDA 2.0 and later. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefDestroy(
    CUtexref hTexRef
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuTexRefDestroy(hTexRef: CUtexref) -> CUresult {
    unsafe { call1(&SLOTS[427], hTexRef) }
}
/**
Attaches a CUDA array to a surface reference, in place of what was attached before.

CUDA 3.0 and later. [Surface Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuSurfRefSetArray(
    CUsurfref hSurfRef,
    CUarray hArray,
    unsigned int Flags
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuSurfRefSetArray(hSurfRef: CUsurfref, hArray: CUarray, Flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[428], hSurfRef, hArray, Flags) }
}
/**
Gives the array that is attached to a surface reference.

CUDA 3.0 and later. [Surface Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuSurfRefGetArray(
    CUarray *phArray,  // out
    CUsurfref hSurfRef
);
```

# Parameters

- `phArray`: The handle, in a place that the call fills.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuSurfRefGetArray(phArray: *mut CUarray, hSurfRef: CUsurfref) -> CUresult {
    unsafe { call2(&SLOTS[429], phArray, hSurfRef) }
}
/**
Makes a texture object from a description of its data and of how to sample it.

CUDA 5.0 and later. [Texture Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html) in NVIDIA's manual.

```c
CUresult cuTexObjectCreate(
    CUtexObject *pTexObject,                     // out
    const CUDA_RESOURCE_DESC *pResDesc,          // in
    const CUDA_TEXTURE_DESC *pTexDesc,           // in
    const CUDA_RESOURCE_VIEW_DESC *pResViewDesc  // in, may be null
);
```

# Parameters

- `pTexObject`: The new object.
- `pResDesc`: A const description of the data, read by the call.
- `pTexDesc`: A const description of the sampling, read by the call.
- `pResViewDesc`: A const view of the data, documented as optional.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuTexObjectCreate(pTexObject: *mut CUtexObject, pResDesc: *const CUDA_RESOURCE_DESC, pTexDesc: *const CUDA_TEXTURE_DESC, pResViewDesc: *const CUDA_RESOURCE_VIEW_DESC) -> CUresult {
    unsafe { call4(&SLOTS[430], pTexObject, pResDesc, pTexDesc, pResViewDesc) }
}
/**
Frees a texture object.

CUDA 5.0 and later. [Texture Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html) in NVIDIA's manual.

```c
CUresult cuTexObjectDestroy(
    CUtexObject texObject
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuTexObjectDestroy(texObject: CUtexObject) -> CUresult {
    unsafe { call1(&SLOTS[431], texObject) }
}
/**
Gives the description of the data of a texture object.

CUDA 5.0 and later. [Texture Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html) in NVIDIA's manual.

```c
CUresult cuTexObjectGetResourceDesc(
    CUDA_RESOURCE_DESC *pResDesc,  // out
    CUtexObject texObject
);
```

# Parameters

- `pResDesc`: The description; a union in it is filled as far as its type needs.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuTexObjectGetResourceDesc(pResDesc: *mut CUDA_RESOURCE_DESC, texObject: CUtexObject) -> CUresult {
    unsafe { call2(&SLOTS[432], pResDesc, texObject) }
}
/**
Gives the description of the sampling of a texture object.

CUDA 5.0 and later. [Texture Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html) in NVIDIA's manual.

```c
CUresult cuTexObjectGetTextureDesc(
    CUDA_TEXTURE_DESC *pTexDesc,  // out
    CUtexObject texObject
);
```

# Parameters

- `pTexDesc`: A driver of 13.0 leaves borderColor as it was.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuTexObjectGetTextureDesc(pTexDesc: *mut CUDA_TEXTURE_DESC, texObject: CUtexObject) -> CUresult {
    unsafe { call2(&SLOTS[433], pTexDesc, texObject) }
}
/**
Gives the view that a texture object was made with.

CUDA 5.0 and later. [Texture Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html) in NVIDIA's manual.

```c
CUresult cuTexObjectGetResourceViewDesc(
    CUDA_RESOURCE_VIEW_DESC *pResViewDesc,  // out
    CUtexObject texObject
);
```

# Parameters

- `pResViewDesc`: For an object without a view, which should be an error, a driver of 13.0 succeeds and writes nothing.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuTexObjectGetResourceViewDesc(pResViewDesc: *mut CUDA_RESOURCE_VIEW_DESC, texObject: CUtexObject) -> CUresult {
    unsafe { call2(&SLOTS[434], pResViewDesc, texObject) }
}
/**
Makes a surface object for loads and stores on a CUDA array.

CUDA 5.0 and later. [Surface Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFOBJECT.html) in NVIDIA's manual.

```c
CUresult cuSurfObjectCreate(
    CUsurfObject *pSurfObject,          // out
    const CUDA_RESOURCE_DESC *pResDesc  // in
);
```

# Parameters

- `pSurfObject`: The new object.
- `pResDesc`: A const description of the data, read by the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuSurfObjectCreate(pSurfObject: *mut CUsurfObject, pResDesc: *const CUDA_RESOURCE_DESC) -> CUresult {
    unsafe { call2(&SLOTS[435], pSurfObject, pResDesc) }
}
/**
Frees a surface object.

CUDA 5.0 and later. [Surface Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFOBJECT.html) in NVIDIA's manual.

```c
CUresult cuSurfObjectDestroy(
    CUsurfObject surfObject
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuSurfObjectDestroy(surfObject: CUsurfObject) -> CUresult {
    unsafe { call1(&SLOTS[436], surfObject) }
}
/**
Gives the description of the data of a surface object.

CUDA 5.0 and later. [Surface Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFOBJECT.html) in NVIDIA's manual.

```c
CUresult cuSurfObjectGetResourceDesc(
    CUDA_RESOURCE_DESC *pResDesc,  // out
    CUsurfObject surfObject
);
```

# Parameters

- `pResDesc`: The description; a union in it is filled as far as its type needs.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuSurfObjectGetResourceDesc(pResDesc: *mut CUDA_RESOURCE_DESC, surfObject: CUsurfObject) -> CUresult {
    unsafe { call2(&SLOTS[437], pResDesc, surfObject) }
}
/**
Encodes a tensor map whose copies move boxes of a tensor.

CUDA 12.0 and later. [Tensor Map Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html) in NVIDIA's manual.

```c
CUresult cuTensorMapEncodeTiled(
    CUtensorMap *tensorMap,            // out
    CUtensorMapDataType tensorDataType,
    cuuint32_t tensorRank,
    void *globalAddress,               // in
    const cuuint64_t *globalDim,       // in, tensorRank elements
    const cuuint64_t *globalStrides,   // in, tensorRank - 1 elements
    const cuuint32_t *boxDim,          // in, tensorRank elements
    const cuuint32_t *elementStrides,  // in, tensorRank elements
    CUtensorMapInterleave interleave,
    CUtensorMapSwizzle swizzle,
    CUtensorMapL2promotion l2Promotion,
    CUtensorMapFloatOOBfill oobFill
);
```

# Parameters

- `tensorMap`: The encoded object, all of it.
- `globalAddress`: A device address that is stored, not read.
- `globalDim`: Several arrays share the count tensorRank.
- `globalStrides`: Has one element fewer than tensorRank.
- `boxDim`: Several arrays share the count tensorRank.
- `elementStrides`: Several arrays share the count tensorRank.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuTensorMapEncodeTiled(tensorMap: *mut CUtensorMap, tensorDataType: CUtensorMapDataType, tensorRank: cuuint32_t, globalAddress: *mut c_void, globalDim: *const cuuint64_t, globalStrides: *const cuuint64_t, boxDim: *const cuuint32_t, elementStrides: *const cuuint32_t, interleave: CUtensorMapInterleave, swizzle: CUtensorMapSwizzle, l2Promotion: CUtensorMapL2promotion, oobFill: CUtensorMapFloatOOBfill) -> CUresult {
    unsafe { call12(&SLOTS[438], tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, boxDim, elementStrides, interleave, swizzle, l2Promotion, oobFill) }
}
/**
Encodes a tensor map whose copies move the pixels of a convolution window.

CUDA 12.0 and later. [Tensor Map Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html) in NVIDIA's manual.

```c
CUresult cuTensorMapEncodeIm2col(
    CUtensorMap *tensorMap,            // out
    CUtensorMapDataType tensorDataType,
    cuuint32_t tensorRank,
    void *globalAddress,               // in
    const cuuint64_t *globalDim,       // in, tensorRank elements
    const cuuint64_t *globalStrides,   // in, tensorRank - 1 elements
    const int *pixelBoxLowerCorner,    // in, tensorRank - 2 elements
    const int *pixelBoxUpperCorner,    // in, tensorRank - 2 elements
    cuuint32_t channelsPerPixel,
    cuuint32_t pixelsPerColumn,
    const cuuint32_t *elementStrides,  // in, tensorRank elements
    CUtensorMapInterleave interleave,
    CUtensorMapSwizzle swizzle,
    CUtensorMapL2promotion l2Promotion,
    CUtensorMapFloatOOBfill oobFill
);
```

# Parameters

- `tensorMap`: The encoded object, all of it.
- `globalAddress`: A device address that is stored, not read.
- `globalDim`: Several arrays share the count tensorRank.
- `globalStrides`: Has one element fewer than tensorRank.
- `pixelBoxLowerCorner`: Its length is tensorRank - 2, not a parameter.
- `pixelBoxUpperCorner`: Its length is tensorRank - 2, not a parameter.
- `elementStrides`: Several arrays share the count tensorRank.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuTensorMapEncodeIm2col(tensorMap: *mut CUtensorMap, tensorDataType: CUtensorMapDataType, tensorRank: cuuint32_t, globalAddress: *mut c_void, globalDim: *const cuuint64_t, globalStrides: *const cuuint64_t, pixelBoxLowerCorner: *const c_int, pixelBoxUpperCorner: *const c_int, channelsPerPixel: cuuint32_t, pixelsPerColumn: cuuint32_t, elementStrides: *const cuuint32_t, interleave: CUtensorMapInterleave, swizzle: CUtensorMapSwizzle, l2Promotion: CUtensorMapL2promotion, oobFill: CUtensorMapFloatOOBfill) -> CUresult {
    unsafe { call15(&SLOTS[439], tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCorner, pixelBoxUpperCorner, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, swizzle, l2Promotion, oobFill) }
}
/**
Encodes a tensor map whose copies move pixels of a convolution window along its width only.

CUDA 12.8 and later. [Tensor Map Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html) in NVIDIA's manual.

```c
CUresult cuTensorMapEncodeIm2colWide(
    CUtensorMap *tensorMap,            // out
    CUtensorMapDataType tensorDataType,
    cuuint32_t tensorRank,
    void *globalAddress,               // in
    const cuuint64_t *globalDim,       // in, tensorRank elements
    const cuuint64_t *globalStrides,   // in, tensorRank - 1 elements
    int pixelBoxLowerCornerWidth,
    int pixelBoxUpperCornerWidth,
    cuuint32_t channelsPerPixel,
    cuuint32_t pixelsPerColumn,
    const cuuint32_t *elementStrides,  // in, tensorRank elements
    CUtensorMapInterleave interleave,
    CUtensorMapIm2ColWideMode mode,
    CUtensorMapSwizzle swizzle,
    CUtensorMapL2promotion l2Promotion,
    CUtensorMapFloatOOBfill oobFill
);
```

# Parameters

- `tensorMap`: The encoded object, all of it.
- `globalAddress`: A device address that is stored, not read.
- `globalDim`: Several arrays share the count tensorRank.
- `globalStrides`: Has one element fewer than tensorRank.
- `elementStrides`: Several arrays share the count tensorRank.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuTensorMapEncodeIm2colWide(tensorMap: *mut CUtensorMap, tensorDataType: CUtensorMapDataType, tensorRank: cuuint32_t, globalAddress: *mut c_void, globalDim: *const cuuint64_t, globalStrides: *const cuuint64_t, pixelBoxLowerCornerWidth: c_int, pixelBoxUpperCornerWidth: c_int, channelsPerPixel: cuuint32_t, pixelsPerColumn: cuuint32_t, elementStrides: *const cuuint32_t, interleave: CUtensorMapInterleave, mode: CUtensorMapIm2ColWideMode, swizzle: CUtensorMapSwizzle, l2Promotion: CUtensorMapL2promotion, oobFill: CUtensorMapFloatOOBfill) -> CUresult {
    unsafe { call16(&SLOTS[440], tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, mode, swizzle, l2Promotion, oobFill) }
}
/**
Points an encoded tensor map at other memory.

CUDA 12.0 and later. [Tensor Map Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html) in NVIDIA's manual.

```c
CUresult cuTensorMapReplaceAddress(
    CUtensorMap *tensorMap,  // in and out
    void *globalAddress      // in
);
```

# Parameters

- `tensorMap`: The call reads and changes it.
- `globalAddress`: A device address that is stored, not read.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuTensorMapReplaceAddress(tensorMap: *mut CUtensorMap, globalAddress: *mut c_void) -> CUresult {
    unsafe { call2(&SLOTS[441], tensorMap, globalAddress) }
}
/**
Asks for the size of the window in which an encoded tensor map may address memory out of bounds.

CUDA 13.5 and later. [Tensor Map Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html) in NVIDIA's manual.

```c
CUresult cuTensorMapSetAllocationClass(
    CUtensorMap *tensorMap,               // in and out
    CUtensorMapAllocClass allocClass,
    CUtensorMapAllocClass *outAllocClass  // out, may be null
);
```

# Parameters

- `tensorMap`: The call reads and changes it.
- `outAllocClass`: May be null where it is not wanted.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuTensorMapSetAllocationClass(tensorMap: *mut CUtensorMap, allocClass: CUtensorMapAllocClass, outAllocClass: *mut CUtensorMapAllocClass) -> CUresult {
    unsafe { call3(&SLOTS[442], tensorMap, allocClass, outAllocClass) }
}
/**
Tells whether one device can reach the memory of another.

CUDA 4.0 and later. [Peer Context Memory Access](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html) in NVIDIA's manual.

```c
CUresult cuDeviceCanAccessPeer(
    int *canAccessPeer,  // out
    CUdevice dev,
    CUdevice peerDev
);
```

# Parameters

- `canAccessPeer`: 1 or 0.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
#[inline]
pub unsafe extern "C" fn cuDeviceCanAccessPeer(canAccessPeer: *mut c_int, dev: CUdevice, peerDev: CUdevice) -> CUresult {
    unsafe { call3(&SLOTS[443], canAccessPeer, dev, peerDev) }
}
/**
Lets the current context use the memory of another context.

CUDA 4.0 and later. [Peer Context Memory Access](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html) in NVIDIA's manual.

```c
CUresult cuCtxEnablePeerAccess(
    CUcontext peerContext,
    unsigned int Flags
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED`](CUresult::CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED)
- [`CUDA_ERROR_TOO_MANY_PEERS`](CUresult::CUDA_ERROR_TOO_MANY_PEERS)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_PEER_ACCESS_UNSUPPORTED`](CUresult::CUDA_ERROR_PEER_ACCESS_UNSUPPORTED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuCtxEnablePeerAccess(peerContext: CUcontext, Flags: c_uint) -> CUresult {
    unsafe { call2(&SLOTS[444], peerContext, Flags) }
}
/**
Takes the memory of another context away from the current one.

CUDA 4.0 and later. [Peer Context Memory Access](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html) in NVIDIA's manual.

```c
CUresult cuCtxDisablePeerAccess(
    CUcontext peerContext
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_PEER_ACCESS_NOT_ENABLED`](CUresult::CUDA_ERROR_PEER_ACCESS_NOT_ENABLED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
#[inline]
pub unsafe extern "C" fn cuCtxDisablePeerAccess(peerContext: CUcontext) -> CUresult {
    unsafe { call1(&SLOTS[445], peerContext) }
}
/**
Gives one property of the link between two devices.

CUDA 8.0 and later. [Peer Context Memory Access](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetP2PAttribute(
    int *value,  // out
    CUdevice_P2PAttribute attrib,
    CUdevice srcDevice,
    CUdevice dstDevice
);
```

# Parameters

- `value`: The value; null is documented as an error.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuDeviceGetP2PAttribute(value: *mut c_int, attrib: CUdevice_P2PAttribute, srcDevice: CUdevice, dstDevice: CUdevice) -> CUresult {
    unsafe { call4(&SLOTS[446], value, attrib, srcDevice, dstDevice) }
}
/**
Tells which forms of some atomic operations the link between two devices performs itself.

CUDA 13.0 and later. [Peer Context Memory Access](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetP2PAtomicCapabilities(
    unsigned int *capabilities,           // out, count elements
    const CUatomicOperation *operations,  // in, count elements
    unsigned int count,
    CUdevice srcDevice,
    CUdevice dstDevice
);
```

# Parameters

- `capabilities`: An array of count results.
- `operations`: Shares count with capabilities.

# Errors

- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuDeviceGetP2PAtomicCapabilities(capabilities: *mut c_uint, operations: *const CUatomicOperation, count: c_uint, srcDevice: CUdevice, dstDevice: CUdevice) -> CUresult {
    unsafe { call5(&SLOTS[447], capabilities, operations, count, srcDevice, dstDevice) }
}
/**
Ends the use of a graphics resource by CUDA.

CUDA 3.0 and later. [Graphics Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html) in NVIDIA's manual.

```c
CUresult cuGraphicsUnregisterResource(
    CUgraphicsResource resource
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
#[inline]
pub unsafe extern "C" fn cuGraphicsUnregisterResource(resource: CUgraphicsResource) -> CUresult {
    unsafe { call1(&SLOTS[448], resource) }
}
/**
Gives the array of one layer and mipmap level of a mapped graphics texture.

CUDA 3.0 and later. [Graphics Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html) in NVIDIA's manual.

```c
CUresult cuGraphicsSubResourceGetMappedArray(
    CUarray *pArray,  // out
    CUgraphicsResource resource,
    unsigned int arrayIndex,
    unsigned int mipLevel
);
```

# Parameters

- `pArray`: The handle.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_MAPPED`](CUresult::CUDA_ERROR_NOT_MAPPED)
- [`CUDA_ERROR_NOT_MAPPED_AS_ARRAY`](CUresult::CUDA_ERROR_NOT_MAPPED_AS_ARRAY)
*/
#[inline]
pub unsafe extern "C" fn cuGraphicsSubResourceGetMappedArray(pArray: *mut CUarray, resource: CUgraphicsResource, arrayIndex: c_uint, mipLevel: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[449], pArray, resource, arrayIndex, mipLevel) }
}
/**
Gives the mipmapped array of a mapped graphics texture.

CUDA 5.0 and later. [Graphics Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html) in NVIDIA's manual.

```c
CUresult cuGraphicsResourceGetMappedMipmappedArray(
    CUmipmappedArray *pMipmappedArray,  // out
    CUgraphicsResource resource
);
```

# Parameters

- `pMipmappedArray`: The handle.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_MAPPED`](CUresult::CUDA_ERROR_NOT_MAPPED)
- [`CUDA_ERROR_NOT_MAPPED_AS_ARRAY`](CUresult::CUDA_ERROR_NOT_MAPPED_AS_ARRAY)
*/
#[inline]
pub unsafe extern "C" fn cuGraphicsResourceGetMappedMipmappedArray(pMipmappedArray: *mut CUmipmappedArray, resource: CUgraphicsResource) -> CUresult {
    unsafe { call2(&SLOTS[450], pMipmappedArray, resource) }
}
/**
Gives the device address and the size of a mapped graphics buffer.

CUDA 3.2 and later. [Graphics Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html) in NVIDIA's manual. C calls it `cuGraphicsResourceGetMappedPointer`, and so can you.

```c
CUresult cuGraphicsResourceGetMappedPointer_v2(
    CUdeviceptr *pDevPtr,  // out
    size_t *pSize,         // out
    CUgraphicsResource resource
);
```

# Parameters

- `pDevPtr`: The address.
- `pSize`: The size in bytes.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_MAPPED`](CUresult::CUDA_ERROR_NOT_MAPPED)
- [`CUDA_ERROR_NOT_MAPPED_AS_POINTER`](CUresult::CUDA_ERROR_NOT_MAPPED_AS_POINTER)
*/
#[doc(alias = "cuGraphicsResourceGetMappedPointer")]
#[inline]
pub unsafe extern "C" fn cuGraphicsResourceGetMappedPointer_v2(pDevPtr: *mut CUdeviceptr, pSize: *mut usize, resource: CUgraphicsResource) -> CUresult {
    unsafe { call3(&SLOTS[451], pDevPtr, pSize, resource) }
}
/**
Says how CUDA will use a graphics resource from its next mapping on.

CUDA 6.5 and later. [Graphics Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html) in NVIDIA's manual. C calls it `cuGraphicsResourceSetMapFlags`, and so can you.

```c
CUresult cuGraphicsResourceSetMapFlags_v2(
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
#[doc(alias = "cuGraphicsResourceSetMapFlags")]
#[inline]
pub unsafe extern "C" fn cuGraphicsResourceSetMapFlags_v2(resource: CUgraphicsResource, flags: c_uint) -> CUresult {
    unsafe { call2(&SLOTS[452], resource, flags) }
}
/**
Gives CUDA access to some graphics resources, in the order of a stream.

CUDA 3.0 and later. [Graphics Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html) in NVIDIA's manual.

```c
CUresult cuGraphicsMapResources(
    unsigned int count,
    CUgraphicsResource *resources,  // in
    CUstream hStream
);
```

# Parameters

- `resources`: Count handles that the call reads, though not const.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_ALREADY_MAPPED`](CUresult::CUDA_ERROR_ALREADY_MAPPED)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
#[inline]
pub unsafe extern "C" fn cuGraphicsMapResources(count: c_uint, resources: *mut CUgraphicsResource, hStream: CUstream) -> CUresult {
    unsafe { call3(&SLOTS[453], count, resources, hStream) }
}
/**
Gives some graphics resources back to the graphics API, in the order of a stream.

CUDA 3.0 and later. [Graphics Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html) in NVIDIA's manual.

```c
CUresult cuGraphicsUnmapResources(
    unsigned int count,
    CUgraphicsResource *resources,  // in
    CUstream hStream
);
```

# Parameters

- `resources`: Count handles that the call reads, though not const.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_MAPPED`](CUresult::CUDA_ERROR_NOT_MAPPED)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
#[inline]
pub unsafe extern "C" fn cuGraphicsUnmapResources(count: c_uint, resources: *mut CUgraphicsResource, hStream: CUstream) -> CUresult {
    unsafe { call3(&SLOTS[454], count, resources, hStream) }
}
/**
Looks up the address of a driver function by its name and a CUDA version.

CUDA 12.0 and later. [Driver Entry Point Access](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DRIVER__ENTRY__POINT.html) in NVIDIA's manual. C calls it `cuGetProcAddress`, and so can you.

```c
CUresult cuGetProcAddress_v2(
    const char *symbol,                           // in, ends with a zero byte
    void **pfn,                                   // out
    int cudaVersion,
    cuuint64_t flags,
    CUdriverProcAddressQueryResult *symbolStatus  // out, may be null
);
```

# Parameters

- `symbol`: The base name, read by the call.
- `pfn`: The address, null where there is none.
- `symbolStatus`: May be null where it is not wanted.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[doc(alias = "cuGetProcAddress")]
#[inline]
pub unsafe extern "C" fn cuGetProcAddress_v2(symbol: *const c_char, pfn: *mut *mut c_void, cudaVersion: c_int, flags: cuuint64_t, symbolStatus: *mut CUdriverProcAddressQueryResult) -> CUresult {
    unsafe { call5(&SLOTS[455], symbol, pfn, cudaVersion, flags, symbolStatus) }
}
/**
Gives one setting of the core dumps of the current context.

CUDA 12.1 and later. [Coredump Attributes Control API](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html) in NVIDIA's manual.

```c
CUresult cuCoredumpGetAttribute(
    CUcoredumpSettings attrib,
    void *value,  // in, may be null
    size_t *size  // in and out, may be null
);
```

# Parameters

- `value`: Memory whose type depends on attrib; null asks for its size.
- `size`: Read, and written where value is null.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
*/
#[inline]
pub unsafe extern "C" fn cuCoredumpGetAttribute(attrib: CUcoredumpSettings, value: *mut c_void, size: *mut usize) -> CUresult {
    unsafe { call3(&SLOTS[456], attrib, value, size) }
}
/**
Gives one setting of the core dumps of the process.

CUDA 12.1 and later. [Coredump Attributes Control API](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html) in NVIDIA's manual.

```c
CUresult cuCoredumpGetAttributeGlobal(
    CUcoredumpSettings attrib,
    void *value,  // in, may be null
    size_t *size  // in and out, may be null
);
```

# Parameters

- `value`: Memory whose type depends on attrib; null asks for its size.
- `size`: Read, and written where value is null.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuCoredumpGetAttributeGlobal(attrib: CUcoredumpSettings, value: *mut c_void, size: *mut usize) -> CUresult {
    unsafe { call3(&SLOTS[457], attrib, value, size) }
}
/**
Changes one setting of the core dumps of the current context.

CUDA 12.1 and later. [Coredump Attributes Control API](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html) in NVIDIA's manual.

```c
CUresult cuCoredumpSetAttribute(
    CUcoredumpSettings attrib,
    void *value,  // in, may be null
    size_t *size  // in and out, may be null
);
```

# Parameters

- `value`: Memory whose type depends on attrib; null asks for its size.
- `size`: Read, and written where value is null.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuCoredumpSetAttribute(attrib: CUcoredumpSettings, value: *mut c_void, size: *mut usize) -> CUresult {
    unsafe { call3(&SLOTS[458], attrib, value, size) }
}
/**
Changes one setting of the core dumps of the process.

CUDA 12.1 and later. [Coredump Attributes Control API](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html) in NVIDIA's manual.

```c
CUresult cuCoredumpSetAttributeGlobal(
    CUcoredumpSettings attrib,
    void *value,  // in, may be null
    size_t *size  // in and out, may be null
);
```

# Parameters

- `value`: Memory whose type depends on attrib; null asks for its size.
- `size`: Read, and written where value is null.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
*/
#[inline]
pub unsafe extern "C" fn cuCoredumpSetAttributeGlobal(attrib: CUcoredumpSettings, value: *mut c_void, size: *mut usize) -> CUresult {
    unsafe { call3(&SLOTS[459], attrib, value, size) }
}
/**
Has a function called whenever a GPU core dump starts.

CUDA 13.2 and later. [Coredump Attributes Control API](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html) in NVIDIA's manual.

```c
CUresult cuCoredumpRegisterStartCallback(
    CUcoredumpStatusCallback callback,
    void *userData,                        // in
    CUcoredumpCallbackHandle *callbackOut  // out, may be null
);
```

# Parameters

- `callback`: A callback.
- `userData`: Untyped memory that is handed to the callback.
- `callbackOut`: May be null where it is not wanted.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[inline]
pub unsafe extern "C" fn cuCoredumpRegisterStartCallback(callback: CUcoredumpStatusCallback, userData: *mut c_void, callbackOut: *mut CUcoredumpCallbackHandle) -> CUresult {
    unsafe { call3(&SLOTS[460], callback, userData, callbackOut) }
}
/**
Has a function called whenever a GPU core dump is finished.

CUDA 13.2 and later. [Coredump Attributes Control API](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html) in NVIDIA's manual.

```c
CUresult cuCoredumpRegisterCompleteCallback(
    CUcoredumpStatusCallback callback,
    void *userData,                        // in
    CUcoredumpCallbackHandle *callbackOut  // out, may be null
);
```

# Parameters

- `callback`: A callback.
- `userData`: Untyped memory that is handed to the callback.
- `callbackOut`: May be null where it is not wanted.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[inline]
pub unsafe extern "C" fn cuCoredumpRegisterCompleteCallback(callback: CUcoredumpStatusCallback, userData: *mut c_void, callbackOut: *mut CUcoredumpCallbackHandle) -> CUresult {
    unsafe { call3(&SLOTS[461], callback, userData, callbackOut) }
}
/**
Has a function no longer called when a GPU core dump starts.

CUDA 13.2 and later. [Coredump Attributes Control API](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html) in NVIDIA's manual.

```c
CUresult cuCoredumpDeregisterStartCallback(
    CUcoredumpCallbackHandle callback
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
*/
#[inline]
pub unsafe extern "C" fn cuCoredumpDeregisterStartCallback(callback: CUcoredumpCallbackHandle) -> CUresult {
    unsafe { call1(&SLOTS[462], callback) }
}
/**
Has a function no longer called when a GPU core dump is finished.

CUDA 13.2 and later. [Coredump Attributes Control API](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html) in NVIDIA's manual.

```c
CUresult cuCoredumpDeregisterCompleteCallback(
    CUcoredumpCallbackHandle callback
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
*/
#[inline]
pub unsafe extern "C" fn cuCoredumpDeregisterCompleteCallback(callback: CUcoredumpCallbackHandle) -> CUresult {
    unsafe { call1(&SLOTS[463], callback) }
}
/**
Gives a table of driver functions that has no documentation.

CUDA 3.0 and later. [Coredump Attributes Control API](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html) in NVIDIA's manual.

```c
CUresult cuGetExportTable(
    const void **ppExportTable,   // out
    const CUuuid *pExportTableId  // in
);
```

# Parameters

- `ppExportTable`: The header documents nothing.
- `pExportTableId`: The header documents nothing.
*/
#[inline]
pub unsafe extern "C" fn cuGetExportTable(ppExportTable: *mut *const c_void, pExportTableId: *const CUuuid) -> CUresult {
    unsafe { call2(&SLOTS[464], ppExportTable, pExportTableId) }
}
/**
Makes a green context from a descriptor of its resources.

CUDA 12.4 and later. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual.

```c
CUresult cuGreenCtxCreate(
    CUgreenCtx *phCtx,  // out
    CUdevResourceDesc desc,
    CUdevice dev,
    unsigned int flags
);
```

# Parameters

- `phCtx`: The new handle.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[inline]
pub unsafe extern "C" fn cuGreenCtxCreate(phCtx: *mut CUgreenCtx, desc: CUdevResourceDesc, dev: CUdevice, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[465], phCtx, desc, dev, flags) }
}
/**
Ends a green context and lets its resources go.

CUDA 12.4 and later. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual.

```c
CUresult cuGreenCtxDestroy(
    CUgreenCtx hCtx
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
*/
#[inline]
pub unsafe extern "C" fn cuGreenCtxDestroy(hCtx: CUgreenCtx) -> CUresult {
    unsafe { call1(&SLOTS[466], hCtx) }
}
/**
Gives the context handle that stands for a green context.

CUDA 12.4 and later. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual.

```c
CUresult cuCtxFromGreenCtx(
    CUcontext *pContext,  // out
    CUgreenCtx hCtx
);
```

# Parameters

- `pContext`: The handle.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuCtxFromGreenCtx(pContext: *mut CUcontext, hCtx: CUgreenCtx) -> CUresult {
    unsafe { call2(&SLOTS[467], pContext, hCtx) }
}
/**
Gives the resources of one type that a device has.

CUDA 12.4 and later. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetDevResource(
    CUdevice device,
    CUdevResource *resource,  // out
    CUdevResourceType type
);
```

# Parameters

- `resource`: The resource; earlier drivers leave later fields as they were, so it must start zeroed.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
#[inline]
pub unsafe extern "C" fn cuDeviceGetDevResource(device: CUdevice, resource: *mut CUdevResource, type_: CUdevResourceType) -> CUresult {
    unsafe { call3(&SLOTS[468], device, resource, type_) }
}
/**
Gives the resources of one type that a context has.

CUDA 12.4 and later. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual.

```c
CUresult cuCtxGetDevResource(
    CUcontext hCtx,
    CUdevResource *resource,  // out
    CUdevResourceType type
);
```

# Parameters

- `resource`: The resource; earlier drivers leave later fields as they were, so it must start zeroed.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
#[inline]
pub unsafe extern "C" fn cuCtxGetDevResource(hCtx: CUcontext, resource: *mut CUdevResource, type_: CUdevResourceType) -> CUresult {
    unsafe { call3(&SLOTS[469], hCtx, resource, type_) }
}
/**
Gives the resources of one type that a green context has.

CUDA 12.4 and later. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual.

```c
CUresult cuGreenCtxGetDevResource(
    CUgreenCtx hCtx,
    CUdevResource *resource,  // out
    CUdevResourceType type
);
```

# Parameters

- `resource`: The resource; earlier drivers leave later fields as they were, so it must start zeroed.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGreenCtxGetDevResource(hCtx: CUgreenCtx, resource: *mut CUdevResource, type_: CUdevResourceType) -> CUresult {
    unsafe { call3(&SLOTS[470], hCtx, resource, type_) }
}
/**
Splits the multiprocessors of a resource into equal groups of a least size.

CUDA 12.4 and later. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual.

```c
CUresult cuDevSmResourceSplitByCount(
    CUdevResource *result,       // in, may be null
    unsigned int *nbGroups,      // in and out
    const CUdevResource *input,  // in
    CUdevResource *remainder,    // out, may be null
    unsigned int flags,
    unsigned int minCount
);
```

# Parameters

- `result`: May be null, to ask for the number of groups only.
- `nbGroups`: Read and written.
- `input`: One const resource, read by the call.
- `remainder`: May be null where it is not wanted.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE)
- [`CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION`](CUresult::CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION)
*/
#[inline]
pub unsafe extern "C" fn cuDevSmResourceSplitByCount(result: *mut CUdevResource, nbGroups: *mut c_uint, input: *const CUdevResource, remainder: *mut CUdevResource, flags: c_uint, minCount: c_uint) -> CUresult {
    unsafe { call6(&SLOTS[471], result, nbGroups, input, remainder, flags, minCount) }
}
/**
Splits the multiprocessors of a resource into groups that are each described.

CUDA 13.1 and later. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual.

```c
CUresult cuDevSmResourceSplit(
    CUdevResource *result,                        // in, may be null
    unsigned int nbGroups,
    const CUdevResource *input,                   // in
    CUdevResource *remainder,                     // out, may be null
    unsigned int flags,
    CU_DEV_SM_RESOURCE_GROUP_PARAMS *groupParams  // in and out, nbGroups elements
);
```

# Parameters

- `result`: May be null, to find out the sizes only.
- `input`: One const resource, read by the call.
- `remainder`: May be null where it is not wanted.
- `groupParams`: Read and written, an array that shares nbGroups with result.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE)
- [`CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION`](CUresult::CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION)
*/
#[inline]
pub unsafe extern "C" fn cuDevSmResourceSplit(result: *mut CUdevResource, nbGroups: c_uint, input: *const CUdevResource, remainder: *mut CUdevResource, flags: c_uint, groupParams: *mut CU_DEV_SM_RESOURCE_GROUP_PARAMS) -> CUresult {
    unsafe { call6(&SLOTS[472], result, nbGroups, input, remainder, flags, groupParams) }
}
/**
Makes a descriptor for a green context from some resources.

CUDA 12.4 and later. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual.

```c
CUresult cuDevResourceGenerateDesc(
    CUdevResourceDesc *phDesc,  // out
    CUdevResource *resources,   // in
    unsigned int nbResources
);
```

# Parameters

- `phDesc`: The new descriptor.
- `resources`: An array that is not const.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE)
- [`CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION`](CUresult::CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION)
*/
#[inline]
pub unsafe extern "C" fn cuDevResourceGenerateDesc(phDesc: *mut CUdevResourceDesc, resources: *mut CUdevResource, nbResources: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[473], phDesc, resources, nbResources) }
}
/**
Marks in an event the work that a green context has so far.

CUDA 12.4 and later. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual.

```c
CUresult cuGreenCtxRecordEvent(
    CUgreenCtx hCtx,
    CUevent hEvent
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuGreenCtxRecordEvent(hCtx: CUgreenCtx, hEvent: CUevent) -> CUresult {
    unsafe { call2(&SLOTS[474], hCtx, hEvent) }
}
/**
Has later work of a green context wait for an event.

CUDA 12.4 and later. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual.

```c
CUresult cuGreenCtxWaitEvent(
    CUgreenCtx hCtx,
    CUevent hEvent
);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuGreenCtxWaitEvent(hCtx: CUgreenCtx, hEvent: CUevent) -> CUresult {
    unsafe { call2(&SLOTS[475], hCtx, hEvent) }
}
/**
Gives the green context that a stream belongs to, or null.

CUDA 12.4 and later. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual.

```c
CUresult cuStreamGetGreenCtx(
    CUstream hStream,
    CUgreenCtx *phCtx  // out
);
```

# Parameters

- `phCtx`: The handle or null.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[inline]
pub unsafe extern "C" fn cuStreamGetGreenCtx(hStream: CUstream, phCtx: *mut CUgreenCtx) -> CUresult {
    unsafe { call2(&SLOTS[476], hStream, phCtx) }
}
/**
Makes a stream whose work runs in a green context.

CUDA 12.5 and later. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual.

```c
CUresult cuGreenCtxStreamCreate(
    CUstream *phStream,  // out
    CUgreenCtx greenCtx,
    unsigned int flags,
    int priority
);
```

# Parameters

- `phStream`: The new handle.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[inline]
pub unsafe extern "C" fn cuGreenCtxStreamCreate(phStream: *mut CUstream, greenCtx: CUgreenCtx, flags: c_uint, priority: c_int) -> CUresult {
    unsafe { call4(&SLOTS[477], phStream, greenCtx, flags, priority) }
}
/**
Gives the number that identifies a green context in this process.

CUDA 12.9 and later. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual.

```c
CUresult cuGreenCtxGetId(
    CUgreenCtx greenCtx,
    unsigned long long *greenCtxId  // out
);
```

# Parameters

- `greenCtxId`: The number.

# Errors

- [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuGreenCtxGetId(greenCtx: CUgreenCtx, greenCtxId: *mut c_ulonglong) -> CUresult {
    unsafe { call2(&SLOTS[478], greenCtx, greenCtxId) }
}
/**
Gives the resources of one type that a stream has.

CUDA 13.1 and later. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual.

```c
CUresult cuStreamGetDevResource(
    CUstream hStream,
    CUdevResource *resource,  // out
    CUdevResourceType type
);
```

# Parameters

- `resource`: The resource; earlier drivers leave later fields as they were, so it must start zeroed.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[inline]
pub unsafe extern "C" fn cuStreamGetDevResource(hStream: CUstream, resource: *mut CUdevResource, type_: CUdevResourceType) -> CUresult {
    unsafe { call3(&SLOTS[479], hStream, resource, type_) }
}
/**
Has a function called with each message that the driver logs.

CUDA 12.9 and later. [Error Log Management Functions](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html) in NVIDIA's manual.

```c
CUresult cuLogsRegisterCallback(
    CUlogsCallback callbackFunc,
    void *userData,                     // in
    CUlogsCallbackHandle *callback_out  // out, may be null
);
```

# Parameters

- `callbackFunc`: A callback.
- `userData`: Untyped memory that is handed to the callback.
- `callback_out`: May be null where it is not wanted.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuLogsRegisterCallback(callbackFunc: CUlogsCallback, userData: *mut c_void, callback_out: *mut CUlogsCallbackHandle) -> CUresult {
    unsafe { call3(&SLOTS[480], callbackFunc, userData, callback_out) }
}
/**
Has a function no longer called with log messages.

CUDA 12.9 and later. [Error Log Management Functions](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html) in NVIDIA's manual.

```c
CUresult cuLogsUnregisterCallback(
    CUlogsCallbackHandle callback
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuLogsUnregisterCallback(callback: CUlogsCallbackHandle) -> CUresult {
    unsafe { call1(&SLOTS[481], callback) }
}
/**
Gives the place in the log where the next message will be.

CUDA 12.9 and later. [Error Log Management Functions](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html) in NVIDIA's manual.

```c
CUresult cuLogsCurrent(
    CUlogIterator *iterator_out,  // out
    unsigned int flags
);
```

# Parameters

- `iterator_out`: The place.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuLogsCurrent(iterator_out: *mut CUlogIterator, flags: c_uint) -> CUresult {
    unsafe { call2(&SLOTS[482], iterator_out, flags) }
}
/**
Writes the log from a given place on to a file.

CUDA 12.9 and later. [Error Log Management Functions](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html) in NVIDIA's manual.

```c
CUresult cuLogsDumpToFile(
    CUlogIterator *iterator,  // in and out, may be null
    const char *pathToFile,   // in, ends with a zero byte
    unsigned int flags
);
```

# Parameters

- `iterator`: May be null; read and moved on where it is not.
- `pathToFile`: The path, read by the call.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuLogsDumpToFile(iterator: *mut CUlogIterator, pathToFile: *const c_char, flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[483], iterator, pathToFile, flags) }
}
/**
Writes the log from a given place on to memory, as text.

CUDA 12.9 and later. [Error Log Management Functions](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html) in NVIDIA's manual.

```c
CUresult cuLogsDumpToMemory(
    CUlogIterator *iterator,  // in and out, may be null
    char *buffer,             // out, *size elements
    size_t *size,             // in and out
    unsigned int flags
);
```

# Parameters

- `iterator`: May be null; read and moved on where it is not.
- `buffer`: An array whose capacity is *size.
- `size`: Read and written.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[inline]
pub unsafe extern "C" fn cuLogsDumpToMemory(iterator: *mut CUlogIterator, buffer: *mut c_char, size: *mut usize, flags: c_uint) -> CUresult {
    unsafe { call4(&SLOTS[484], iterator, buffer, size, flags) }
}
/**
Returns the id of the thread that restores a process.

CUDA 12.8 and later. [CUDA Checkpointing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html) in NVIDIA's manual.

```c
CUresult cuCheckpointProcessGetRestoreThreadId(
    int pid,
    int *tid  // out
);
```

# Parameters

- `tid`: The id is returned there.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuCheckpointProcessGetRestoreThreadId(pid: c_int, tid: *mut c_int) -> CUresult {
    unsafe { call2(&SLOTS[485], pid, tid) }
}
/**
Returns whether a process runs, is locked or is checkpointed.

CUDA 12.8 and later. [CUDA Checkpointing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html) in NVIDIA's manual.

```c
CUresult cuCheckpointProcessGetState(
    int pid,
    CUprocessState *state  // out
);
```

# Parameters

- `state`: The state is returned there.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuCheckpointProcessGetState(pid: c_int, state: *mut CUprocessState) -> CUresult {
    unsafe { call2(&SLOTS[486], pid, state) }
}
/**
Makes further calls of CUDA in a process wait.

CUDA 12.8 and later. [CUDA Checkpointing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html) in NVIDIA's manual.

```c
CUresult cuCheckpointProcessLock(
    int pid,
    CUcheckpointLockArgs *args  // in, may be null
);
```

# Parameters

- `args`: Optional and not const.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_ILLEGAL_STATE`](CUresult::CUDA_ERROR_ILLEGAL_STATE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_NOT_READY`](CUresult::CUDA_ERROR_NOT_READY)
*/
#[inline]
pub unsafe extern "C" fn cuCheckpointProcessLock(pid: c_int, args: *mut CUcheckpointLockArgs) -> CUresult {
    unsafe { call2(&SLOTS[487], pid, args) }
}
/**
Moves the device memory of a locked process to the host, or maps it for the caller to save.

CUDA 12.8 and later. [CUDA Checkpointing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html) in NVIDIA's manual.

```c
CUresult cuCheckpointProcessCheckpoint(
    int pid,
    CUcheckpointCheckpointArgs *args  // in, may be null
);
```

# Parameters

- `args`: Optional and not const.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_ILLEGAL_STATE`](CUresult::CUDA_ERROR_ILLEGAL_STATE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
#[inline]
pub unsafe extern "C" fn cuCheckpointProcessCheckpoint(pid: c_int, args: *mut CUcheckpointCheckpointArgs) -> CUresult {
    unsafe { call2(&SLOTS[488], pid, args) }
}
/**
Brings the device memory of a checkpointed process back, on the same devices or on others.

CUDA 12.8 and later. [CUDA Checkpointing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html) in NVIDIA's manual.

```c
CUresult cuCheckpointProcessRestore(
    int pid,
    CUcheckpointRestoreArgs *args  // in, may be null
);
```

# Parameters

- `args`: Optional and not const.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_ILLEGAL_STATE`](CUresult::CUDA_ERROR_ILLEGAL_STATE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
#[inline]
pub unsafe extern "C" fn cuCheckpointProcessRestore(pid: c_int, args: *mut CUcheckpointRestoreArgs) -> CUresult {
    unsafe { call2(&SLOTS[489], pid, args) }
}
/**
Ends a checkpoint or restore with the caller's own storage, once the copies are done.

CUDA 13.4 and later. [CUDA Checkpointing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html) in NVIDIA's manual.

```c
CUresult cuCheckpointOperationComplete(
    CUcheckpointOperationHandle handle
);
```

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_ILLEGAL_STATE`](CUresult::CUDA_ERROR_ILLEGAL_STATE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuCheckpointOperationComplete(handle: CUcheckpointOperationHandle) -> CUresult {
    unsafe { call1(&SLOTS[490], handle) }
}
/**
Lets calls of CUDA in a locked process go on.

CUDA 12.8 and later. [CUDA Checkpointing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html) in NVIDIA's manual.

```c
CUresult cuCheckpointProcessUnlock(
    int pid,
    CUcheckpointUnlockArgs *args  // in, may be null
);
```

# Parameters

- `args`: Optional and not const.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_ILLEGAL_STATE`](CUresult::CUDA_ERROR_ILLEGAL_STATE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[inline]
pub unsafe extern "C" fn cuCheckpointProcessUnlock(pid: c_int, args: *mut CUcheckpointUnlockArgs) -> CUresult {
    unsafe { call2(&SLOTS[491], pid, args) }
}

#[allow(deprecated)]
pub(crate) static SLOTS: [Slot; 492] = [
    slot2::<0, _, _>(cuGetErrorString),
    slot2::<1, _, _>(cuGetErrorName),
    slot1::<2, _>(cuInit),
    slot1::<3, _>(cuDriverGetVersion),
    slot2::<4, _, _>(cuDeviceGet),
    slot1::<5, _>(cuDeviceGetCount),
    slot3::<6, _, _, _>(cuDeviceGetName),
    slot2::<7, _, _>(cuDeviceGetUuid_v2),
    slot3::<8, _, _, _>(cuDeviceGetLuid),
    slot2::<9, _, _>(cuDeviceTotalMem_v2),
    slot4::<10, _, _, _, _>(cuDeviceGetTexture1DLinearMaxWidth),
    slot3::<11, _, _, _>(cuDeviceGetAttribute),
    slot4::<12, _, _, _, _>(cuDeviceGetHostAtomicCapabilities),
    slot3::<13, _, _, _>(cuDeviceGetNvSciSyncAttributes),
    slot2::<14, _, _>(cuDeviceSetMemPool),
    slot2::<15, _, _>(cuDeviceGetMemPool),
    slot2::<16, _, _>(cuDeviceGetDefaultMemPool),
    slot3::<17, _, _, _>(cuDeviceGetExecAffinitySupport),
    slot2::<18, _, _>(cuFlushGPUDirectRDMAWrites),
    slot2::<19, _, _>(cuDeviceGetProperties),
    slot3::<20, _, _, _>(cuDeviceComputeCapability),
    slot2::<21, _, _>(cuDevicePrimaryCtxRetain),
    slot1::<22, _>(cuDevicePrimaryCtxRelease_v2),
    slot2::<23, _, _>(cuDevicePrimaryCtxSetFlags_v2),
    slot3::<24, _, _, _>(cuDevicePrimaryCtxGetState),
    slot1::<25, _>(cuDevicePrimaryCtxReset_v2),
    slot4::<26, _, _, _, _>(cuCtxCreate_v4),
    slot1::<27, _>(cuCtxDestroy_v2),
    slot1::<28, _>(cuCtxPushCurrent_v2),
    slot1::<29, _>(cuCtxPopCurrent_v2),
    slot1::<30, _>(cuCtxSetCurrent),
    slot1::<31, _>(cuCtxGetCurrent),
    slot1::<32, _>(cuCtxGetDevice),
    slot2::<33, _, _>(cuCtxGetDevice_v2),
    slot1::<34, _>(cuCtxGetFlags),
    slot1::<35, _>(cuCtxSetFlags),
    slot2::<36, _, _>(cuCtxGetId),
    slot0::<37>(cuCtxSynchronize),
    slot1::<38, _>(cuCtxSynchronize_v2),
    slot2::<39, _, _>(cuCtxSetLimit),
    slot2::<40, _, _>(cuCtxGetLimit),
    slot1::<41, _>(cuCtxGetCacheConfig),
    slot1::<42, _>(cuCtxSetCacheConfig),
    slot2::<43, _, _>(cuCtxGetApiVersion),
    slot2::<44, _, _>(cuCtxGetStreamPriorityRange),
    slot0::<45>(cuCtxResetPersistingL2Cache),
    slot2::<46, _, _>(cuCtxGetExecAffinity),
    slot2::<47, _, _>(cuCtxRecordEvent),
    slot2::<48, _, _>(cuCtxWaitEvent),
    slot2::<49, _, _>(cuCtxAttach),
    slot1::<50, _>(cuCtxDetach),
    slot1::<51, _>(cuCtxGetSharedMemConfig),
    slot1::<52, _>(cuCtxSetSharedMemConfig),
    slot2::<53, _, _>(cuModuleLoad),
    slot2::<54, _, _>(cuModuleLoadData),
    slot5::<55, _, _, _, _, _>(cuModuleLoadDataEx),
    slot2::<56, _, _>(cuModuleLoadFatBinary),
    slot1::<57, _>(cuModuleUnload),
    slot1::<58, _>(cuModuleGetLoadingMode),
    slot3::<59, _, _, _>(cuModuleGetFunction),
    slot2::<60, _, _>(cuModuleGetFunctionCount),
    slot3::<61, _, _, _>(cuModuleEnumerateFunctions),
    slot4::<62, _, _, _, _>(cuModuleGetGlobal_v2),
    slot4::<63, _, _, _, _>(cuLinkCreate_v2),
    slot8::<64, _, _, _, _, _, _, _, _>(cuLinkAddData_v2),
    slot6::<65, _, _, _, _, _, _>(cuLinkAddFile_v2),
    slot3::<66, _, _, _>(cuLinkComplete),
    slot1::<67, _>(cuLinkDestroy),
    slot3::<68, _, _, _>(cuModuleGetTexRef),
    slot3::<69, _, _, _>(cuModuleGetSurfRef),
    slot8::<70, _, _, _, _, _, _, _, _>(cuLibraryLoadData),
    slot8::<71, _, _, _, _, _, _, _, _>(cuLibraryLoadFromFile),
    slot1::<72, _>(cuLibraryUnload),
    slot3::<73, _, _, _>(cuLibraryGetKernel),
    slot2::<74, _, _>(cuLibraryGetKernelCount),
    slot3::<75, _, _, _>(cuLibraryEnumerateKernels),
    slot2::<76, _, _>(cuLibraryGetModule),
    slot2::<77, _, _>(cuKernelGetFunction),
    slot2::<78, _, _>(cuKernelGetLibrary),
    slot4::<79, _, _, _, _>(cuLibraryGetGlobal),
    slot4::<80, _, _, _, _>(cuLibraryGetManaged),
    slot3::<81, _, _, _>(cuLibraryGetUnifiedFunction),
    slot4::<82, _, _, _, _>(cuKernelGetAttribute),
    slot4::<83, _, _, _, _>(cuKernelSetAttribute),
    slot3::<84, _, _, _>(cuKernelSetCacheConfig),
    slot2::<85, _, _>(cuKernelGetName),
    slot4::<86, _, _, _, _>(cuKernelGetParamInfo),
    slot2::<87, _, _>(cuKernelGetParamCount),
    slot2::<88, _, _>(cuMemGetInfo_v2),
    slot2::<89, _, _>(cuMemAlloc_v2),
    slot5::<90, _, _, _, _, _>(cuMemAllocPitch_v2),
    slot1::<91, _>(cuMemFree_v2),
    slot3::<92, _, _, _>(cuMemGetAddressRange_v2),
    slot2::<93, _, _>(cuMemAllocHost_v2),
    slot1::<94, _>(cuMemFreeHost),
    slot3::<95, _, _, _>(cuMemHostAlloc),
    slot3::<96, _, _, _>(cuMemHostGetDevicePointer_v2),
    slot2::<97, _, _>(cuMemHostGetFlags),
    slot3::<98, _, _, _>(cuMemAllocManaged),
    slot4::<99, _, _, _, _>(cuDeviceRegisterAsyncNotification),
    slot2::<100, _, _>(cuDeviceUnregisterAsyncNotification),
    slot2::<101, _, _>(cuDeviceGetByPCIBusId),
    slot3::<102, _, _, _>(cuDeviceGetPCIBusId),
    slot2::<103, _, _>(cuIpcGetEventHandle),
    slot2::<104, _, _>(cuIpcOpenEventHandle),
    slot2::<105, _, _>(cuIpcGetMemHandle),
    slot3::<106, _, _, _>(cuIpcOpenMemHandle_v2),
    slot1::<107, _>(cuIpcCloseMemHandle),
    slot3::<108, _, _, _>(cuMemHostRegister_v2),
    slot1::<109, _>(cuMemHostUnregister),
    slot3::<110, _, _, _>(cuMemcpy),
    slot5::<111, _, _, _, _, _>(cuMemcpyPeer),
    slot3::<112, _, _, _>(cuMemcpyHtoD_v2),
    slot3::<113, _, _, _>(cuMemcpyDtoH_v2),
    slot3::<114, _, _, _>(cuMemcpyDtoD_v2),
    slot4::<115, _, _, _, _>(cuMemcpyDtoA_v2),
    slot4::<116, _, _, _, _>(cuMemcpyAtoD_v2),
    slot4::<117, _, _, _, _>(cuMemcpyHtoA_v2),
    slot4::<118, _, _, _, _>(cuMemcpyAtoH_v2),
    slot5::<119, _, _, _, _, _>(cuMemcpyAtoA_v2),
    slot1::<120, _>(cuMemcpy2D_v2),
    slot1::<121, _>(cuMemcpy2DUnaligned_v2),
    slot1::<122, _>(cuMemcpy3D_v2),
    slot1::<123, _>(cuMemcpy3DPeer),
    slot4::<124, _, _, _, _>(cuMemcpyAsync),
    slot6::<125, _, _, _, _, _, _>(cuMemcpyPeerAsync),
    slot4::<126, _, _, _, _>(cuMemcpyHtoDAsync_v2),
    slot4::<127, _, _, _, _>(cuMemcpyDtoHAsync_v2),
    slot4::<128, _, _, _, _>(cuMemcpyDtoDAsync_v2),
    slot5::<129, _, _, _, _, _>(cuMemcpyHtoAAsync_v2),
    slot5::<130, _, _, _, _, _>(cuMemcpyAtoHAsync_v2),
    slot2::<131, _, _>(cuMemcpy2DAsync_v2),
    slot2::<132, _, _>(cuMemcpy3DAsync_v2),
    slot2::<133, _, _>(cuMemcpy3DPeerAsync),
    slot8::<134, _, _, _, _, _, _, _, _>(cuMemcpyBatchAsync_v2),
    slot4::<135, _, _, _, _>(cuMemcpy3DBatchAsync_v2),
    slot5::<136, _, _, _, _, _>(cuMemcpyWithAttributesAsync),
    slot3::<137, _, _, _>(cuMemcpy3DWithAttributesAsync),
    slot3::<138, _, _, _>(cuMemsetD8_v2),
    slot3::<139, _, _, _>(cuMemsetD16_v2),
    slot3::<140, _, _, _>(cuMemsetD32_v2),
    slot5::<141, _, _, _, _, _>(cuMemsetD2D8_v2),
    slot5::<142, _, _, _, _, _>(cuMemsetD2D16_v2),
    slot5::<143, _, _, _, _, _>(cuMemsetD2D32_v2),
    slot4::<144, _, _, _, _>(cuMemsetD8Async),
    slot4::<145, _, _, _, _>(cuMemsetD16Async),
    slot4::<146, _, _, _, _>(cuMemsetD32Async),
    slot6::<147, _, _, _, _, _, _>(cuMemsetD2D8Async),
    slot6::<148, _, _, _, _, _, _>(cuMemsetD2D16Async),
    slot6::<149, _, _, _, _, _, _>(cuMemsetD2D32Async),
    slot2::<150, _, _>(cuArrayCreate_v2),
    slot2::<151, _, _>(cuArrayGetDescriptor_v2),
    slot2::<152, _, _>(cuArrayGetSparseProperties),
    slot2::<153, _, _>(cuMipmappedArrayGetSparseProperties),
    slot3::<154, _, _, _>(cuArrayGetMemoryRequirements),
    slot3::<155, _, _, _>(cuMipmappedArrayGetMemoryRequirements),
    slot3::<156, _, _, _>(cuArrayGetPlane),
    slot1::<157, _>(cuArrayDestroy),
    slot2::<158, _, _>(cuArray3DCreate_v2),
    slot2::<159, _, _>(cuArray3DGetDescriptor_v2),
    slot3::<160, _, _, _>(cuMipmappedArrayCreate),
    slot3::<161, _, _, _>(cuMipmappedArrayGetLevel),
    slot1::<162, _>(cuMipmappedArrayDestroy),
    slot5::<163, _, _, _, _, _>(cuMemGetHandleForAddressRange),
    slot5::<164, _, _, _, _, _>(cuMemBatchDecompressAsync),
    slot5::<165, _, _, _, _, _>(cuMemAddressReserve),
    slot2::<166, _, _>(cuMemAddressFree),
    slot4::<167, _, _, _, _>(cuMemCreate),
    slot1::<168, _>(cuMemRelease),
    slot5::<169, _, _, _, _, _>(cuMemMap),
    slot3::<170, _, _, _>(cuMemMapArrayAsync),
    slot2::<171, _, _>(cuMemUnmap),
    slot4::<172, _, _, _, _>(cuMemSetAccess),
    slot3::<173, _, _, _>(cuMemGetAccess),
    slot4::<174, _, _, _, _>(cuMemExportToShareableHandle),
    slot3::<175, _, _, _>(cuMemImportFromShareableHandle),
    slot3::<176, _, _, _>(cuMemGetAllocationGranularity),
    slot2::<177, _, _>(cuMemGetAllocationPropertiesFromHandle),
    slot2::<178, _, _>(cuMemRetainAllocationHandle),
    slot2::<179, _, _>(cuMemFreeAsync),
    slot3::<180, _, _, _>(cuMemAllocAsync),
    slot2::<181, _, _>(cuMemPoolTrimTo),
    slot3::<182, _, _, _>(cuMemPoolSetAttribute),
    slot3::<183, _, _, _>(cuMemPoolGetAttribute),
    slot3::<184, _, _, _>(cuMemPoolSetAccess),
    slot3::<185, _, _, _>(cuMemPoolGetAccess),
    slot2::<186, _, _>(cuMemPoolCreate),
    slot1::<187, _>(cuMemPoolDestroy),
    slot3::<188, _, _, _>(cuMemGetDefaultMemPool),
    slot3::<189, _, _, _>(cuMemGetMemPool),
    slot3::<190, _, _, _>(cuMemSetMemPool),
    slot4::<191, _, _, _, _>(cuMemAllocFromPoolAsync),
    slot4::<192, _, _, _, _>(cuMemPoolExportToShareableHandle),
    slot4::<193, _, _, _, _>(cuMemPoolImportFromShareableHandle),
    slot2::<194, _, _>(cuMemPoolExportPointer),
    slot3::<195, _, _, _>(cuMemPoolImportPointer),
    slot2::<196, _, _>(cuMulticastCreate),
    slot2::<197, _, _>(cuMulticastAddDevice),
    slot6::<198, _, _, _, _, _, _>(cuMulticastBindMem),
    slot7::<199, _, _, _, _, _, _, _>(cuMulticastBindMem_v2),
    slot5::<200, _, _, _, _, _>(cuMulticastBindAddr),
    slot6::<201, _, _, _, _, _, _>(cuMulticastBindAddr_v2),
    slot4::<202, _, _, _, _>(cuMulticastUnbind),
    slot3::<203, _, _, _>(cuMulticastGetGranularity),
    slot2::<204, _, _>(cuDeviceGetFabricClusterUuid),
    slot2::<205, _, _>(cuDeviceGetCliqueCount),
    slot3::<206, _, _, _>(cuDeviceGetCliqueInfo),
    slot2::<207, _, _>(cuLogicalEndpointIdReserve),
    slot2::<208, _, _>(cuLogicalEndpointIdRelease),
    slot2::<209, _, _>(cuLogicalEndpointCreate),
    slot2::<210, _, _>(cuLogicalEndpointAddDevice),
    slot1::<211, _>(cuLogicalEndpointDestroy),
    slot6::<212, _, _, _, _, _, _>(cuLogicalEndpointBindAddr),
    slot7::<213, _, _, _, _, _, _, _>(cuLogicalEndpointBindMem),
    slot4::<214, _, _, _, _>(cuLogicalEndpointUnbind),
    slot3::<215, _, _, _>(cuLogicalEndpointExport),
    slot3::<216, _, _, _>(cuLogicalEndpointImport),
    slot3::<217, _, _, _>(cuLogicalEndpointGetLimits),
    slot3::<218, _, _, _>(cuLogicalEndpointQuery),
    slot4::<219, _, _, _, _>(cuFabricCpyBatchAsync),
    slot3::<220, _, _, _>(cuPointerGetAttribute),
    slot5::<221, _, _, _, _, _>(cuMemPrefetchAsync_v2),
    slot4::<222, _, _, _, _>(cuMemAdvise_v2),
    slot8::<223, _, _, _, _, _, _, _, _>(cuMemPrefetchBatchAsync),
    slot5::<224, _, _, _, _, _>(cuMemDiscardBatchAsync),
    slot8::<225, _, _, _, _, _, _, _, _>(cuMemDiscardAndPrefetchBatchAsync),
    slot5::<226, _, _, _, _, _>(cuMemGetLocationInfo),
    slot5::<227, _, _, _, _, _>(cuMemRangeGetAttribute),
    slot6::<228, _, _, _, _, _, _>(cuMemRangeGetAttributes),
    slot3::<229, _, _, _>(cuPointerSetAttribute),
    slot4::<230, _, _, _, _>(cuPointerGetAttributes),
    slot2::<231, _, _>(cuStreamCreate),
    slot3::<232, _, _, _>(cuStreamCreateWithPriority),
    slot2::<233, _, _>(cuStreamBeginCaptureToCig),
    slot1::<234, _>(cuStreamEndCaptureToCig),
    slot2::<235, _, _>(cuStreamGetPriority),
    slot2::<236, _, _>(cuStreamGetDevice),
    slot2::<237, _, _>(cuStreamGetFlags),
    slot2::<238, _, _>(cuStreamGetId),
    slot2::<239, _, _>(cuStreamGetCtx),
    slot3::<240, _, _, _>(cuStreamGetCtx_v2),
    slot3::<241, _, _, _>(cuStreamWaitEvent),
    slot4::<242, _, _, _, _>(cuStreamAddCallback),
    slot2::<243, _, _>(cuStreamBeginCapture_v2),
    slot5::<244, _, _, _, _, _>(cuStreamBeginRecaptureToGraph),
    slot6::<245, _, _, _, _, _, _>(cuStreamBeginCaptureToGraph),
    slot1::<246, _>(cuThreadExchangeStreamCaptureMode),
    slot2::<247, _, _>(cuStreamEndCapture),
    slot2::<248, _, _>(cuStreamIsCapturing),
    slot7::<249, _, _, _, _, _, _, _>(cuStreamGetCaptureInfo_v3),
    slot5::<250, _, _, _, _, _>(cuStreamUpdateCaptureDependencies_v2),
    slot4::<251, _, _, _, _>(cuStreamAttachMemAsync),
    slot1::<252, _>(cuStreamQuery),
    slot1::<253, _>(cuStreamSynchronize),
    slot1::<254, _>(cuStreamDestroy_v2),
    slot2::<255, _, _>(cuStreamCopyAttributes),
    slot3::<256, _, _, _>(cuStreamGetAttribute),
    slot3::<257, _, _, _>(cuStreamSetAttribute),
    slot2::<258, _, _>(cuEventCreate),
    slot2::<259, _, _>(cuEventRecord),
    slot3::<260, _, _, _>(cuEventRecordWithFlags),
    slot1::<261, _>(cuEventQuery),
    slot1::<262, _>(cuEventSynchronize),
    slot1::<263, _>(cuEventDestroy_v2),
    slot3::<264, _, _, _>(cuEventElapsedTime_v2),
    slot2::<265, _, _>(cuImportExternalMemory),
    slot3::<266, _, _, _>(cuExternalMemoryGetMappedBuffer),
    slot3::<267, _, _, _>(cuExternalMemoryGetMappedMipmappedArray),
    slot1::<268, _>(cuDestroyExternalMemory),
    slot2::<269, _, _>(cuImportExternalSemaphore),
    slot4::<270, _, _, _, _>(cuSignalExternalSemaphoresAsync),
    slot4::<271, _, _, _, _>(cuWaitExternalSemaphoresAsync),
    slot1::<272, _>(cuDestroyExternalSemaphore),
    slot4::<273, _, _, _, _>(cuStreamWaitValue32_v2),
    slot4::<274, _, _, _, _>(cuStreamWaitValue64_v2),
    slot4::<275, _, _, _, _>(cuStreamWriteValue32_v2),
    slot4::<276, _, _, _, _>(cuStreamWriteValue64_v2),
    slot4::<277, _, _, _, _>(cuStreamBatchMemOp_v2),
    slot3::<278, _, _, _>(cuFuncGetAttribute),
    slot3::<279, _, _, _>(cuFuncSetAttribute),
    slot2::<280, _, _>(cuFuncSetCacheConfig),
    slot2::<281, _, _>(cuFuncGetModule),
    slot2::<282, _, _>(cuFuncGetName),
    slot4::<283, _, _, _, _>(cuFuncGetParamInfo),
    slot2::<284, _, _>(cuFuncGetParamCount),
    slot2::<285, _, _>(cuFuncIsLoaded),
    slot1::<286, _>(cuFuncLoad),
    slot11::<287, _, _, _, _, _, _, _, _, _, _, _>(cuLaunchKernel),
    slot4::<288, _, _, _, _>(cuLaunchKernelEx),
    slot10::<289, _, _, _, _, _, _, _, _, _, _>(cuLaunchCooperativeKernel),
    slot3::<290, _, _, _>(cuLaunchHostFunc),
    slot4::<291, _, _, _, _>(cuLaunchHostFunc_v2),
    slot4::<292, _, _, _, _>(cuFuncSetBlockShape),
    slot2::<293, _, _>(cuFuncSetSharedSize),
    slot2::<294, _, _>(cuParamSetSize),
    slot3::<295, _, _, _>(cuParamSeti),
    slot3::<296, _, _, _>(cuParamSetf),
    slot4::<297, _, _, _, _>(cuParamSetv),
    slot1::<298, _>(cuLaunch),
    slot3::<299, _, _, _>(cuLaunchGrid),
    slot4::<300, _, _, _, _>(cuLaunchGridAsync),
    slot3::<301, _, _, _>(cuLaunchCooperativeKernelMultiDevice),
    slot3::<302, _, _, _>(cuParamSetTexRef),
    slot2::<303, _, _>(cuFuncSetSharedMemConfig),
    slot2::<304, _, _>(cuGraphCreate),
    slot5::<305, _, _, _, _, _>(cuGraphAddKernelNode_v2),
    slot2::<306, _, _>(cuGraphKernelNodeGetParams_v2),
    slot2::<307, _, _>(cuGraphKernelNodeSetParams_v2),
    slot6::<308, _, _, _, _, _, _>(cuGraphAddMemcpyNode),
    slot2::<309, _, _>(cuGraphMemcpyNodeGetParams),
    slot2::<310, _, _>(cuGraphMemcpyNodeSetParams),
    slot6::<311, _, _, _, _, _, _>(cuGraphAddMemsetNode),
    slot2::<312, _, _>(cuGraphMemsetNodeGetParams),
    slot2::<313, _, _>(cuGraphMemsetNodeSetParams),
    slot5::<314, _, _, _, _, _>(cuGraphAddHostNode),
    slot2::<315, _, _>(cuGraphHostNodeGetParams),
    slot2::<316, _, _>(cuGraphHostNodeSetParams),
    slot5::<317, _, _, _, _, _>(cuGraphAddChildGraphNode),
    slot2::<318, _, _>(cuGraphChildGraphNodeGetGraph),
    slot4::<319, _, _, _, _>(cuGraphAddEmptyNode),
    slot5::<320, _, _, _, _, _>(cuGraphAddEventRecordNode),
    slot2::<321, _, _>(cuGraphEventRecordNodeGetEvent),
    slot2::<322, _, _>(cuGraphEventRecordNodeSetEvent),
    slot5::<323, _, _, _, _, _>(cuGraphAddEventWaitNode),
    slot2::<324, _, _>(cuGraphEventWaitNodeGetEvent),
    slot2::<325, _, _>(cuGraphEventWaitNodeSetEvent),
    slot5::<326, _, _, _, _, _>(cuGraphAddExternalSemaphoresSignalNode),
    slot2::<327, _, _>(cuGraphExternalSemaphoresSignalNodeGetParams),
    slot2::<328, _, _>(cuGraphExternalSemaphoresSignalNodeSetParams),
    slot5::<329, _, _, _, _, _>(cuGraphAddExternalSemaphoresWaitNode),
    slot2::<330, _, _>(cuGraphExternalSemaphoresWaitNodeGetParams),
    slot2::<331, _, _>(cuGraphExternalSemaphoresWaitNodeSetParams),
    slot5::<332, _, _, _, _, _>(cuGraphAddBatchMemOpNode),
    slot2::<333, _, _>(cuGraphBatchMemOpNodeGetParams),
    slot2::<334, _, _>(cuGraphBatchMemOpNodeSetParams),
    slot3::<335, _, _, _>(cuGraphExecBatchMemOpNodeSetParams),
    slot5::<336, _, _, _, _, _>(cuGraphAddMemAllocNode),
    slot2::<337, _, _>(cuGraphMemAllocNodeGetParams),
    slot5::<338, _, _, _, _, _>(cuGraphAddMemFreeNode),
    slot2::<339, _, _>(cuGraphMemFreeNodeGetParams),
    slot1::<340, _>(cuDeviceGraphMemTrim),
    slot3::<341, _, _, _>(cuDeviceGetGraphMemAttribute),
    slot3::<342, _, _, _>(cuDeviceSetGraphMemAttribute),
    slot2::<343, _, _>(cuGraphClone),
    slot3::<344, _, _, _>(cuGraphNodeFindInClone),
    slot2::<345, _, _>(cuGraphNodeGetType),
    slot2::<346, _, _>(cuGraphNodeGetContainingGraph),
    slot2::<347, _, _>(cuGraphNodeGetLocalId),
    slot2::<348, _, _>(cuGraphNodeGetToolsId),
    slot2::<349, _, _>(cuGraphGetId),
    slot2::<350, _, _>(cuGraphExecGetId),
    slot3::<351, _, _, _>(cuGraphGetNodes),
    slot3::<352, _, _, _>(cuGraphGetRootNodes),
    slot5::<353, _, _, _, _, _>(cuGraphGetEdges_v2),
    slot4::<354, _, _, _, _>(cuGraphNodeGetDependencies_v2),
    slot4::<355, _, _, _, _>(cuGraphNodeGetDependentNodes_v2),
    slot5::<356, _, _, _, _, _>(cuGraphAddDependencies_v2),
    slot5::<357, _, _, _, _, _>(cuGraphRemoveDependencies_v2),
    slot1::<358, _>(cuGraphDestroyNode),
    slot3::<359, _, _, _>(cuGraphInstantiateWithFlags),
    slot3::<360, _, _, _>(cuGraphInstantiateWithParams),
    slot2::<361, _, _>(cuGraphExecGetFlags),
    slot3::<362, _, _, _>(cuGraphExecKernelNodeSetParams_v2),
    slot4::<363, _, _, _, _>(cuGraphExecMemcpyNodeSetParams),
    slot4::<364, _, _, _, _>(cuGraphExecMemsetNodeSetParams),
    slot3::<365, _, _, _>(cuGraphExecHostNodeSetParams),
    slot3::<366, _, _, _>(cuGraphExecChildGraphNodeSetParams),
    slot3::<367, _, _, _>(cuGraphExecEventRecordNodeSetEvent),
    slot3::<368, _, _, _>(cuGraphExecEventWaitNodeSetEvent),
    slot3::<369, _, _, _>(cuGraphExecExternalSemaphoresSignalNodeSetParams),
    slot3::<370, _, _, _>(cuGraphExecExternalSemaphoresWaitNodeSetParams),
    slot3::<371, _, _, _>(cuGraphNodeSetEnabled),
    slot3::<372, _, _, _>(cuGraphNodeGetEnabled),
    slot2::<373, _, _>(cuGraphUpload),
    slot2::<374, _, _>(cuGraphLaunch),
    slot1::<375, _>(cuGraphExecDestroy),
    slot1::<376, _>(cuGraphDestroy),
    slot3::<377, _, _, _>(cuGraphExecUpdate_v2),
    slot2::<378, _, _>(cuGraphKernelNodeCopyAttributes),
    slot3::<379, _, _, _>(cuGraphKernelNodeGetAttribute),
    slot3::<380, _, _, _>(cuGraphKernelNodeSetAttribute),
    slot3::<381, _, _, _>(cuGraphDebugDotPrint),
    slot5::<382, _, _, _, _, _>(cuUserObjectCreate),
    slot2::<383, _, _>(cuUserObjectRetain),
    slot2::<384, _, _>(cuUserObjectRelease),
    slot4::<385, _, _, _, _>(cuGraphRetainUserObject),
    slot3::<386, _, _, _>(cuGraphReleaseUserObject),
    slot6::<387, _, _, _, _, _, _>(cuGraphAddNode_v2),
    slot6::<388, _, _, _, _, _, _>(cuGraphAddNode_v3),
    slot2::<389, _, _>(cuGraphNodeSetParams),
    slot2::<390, _, _>(cuGraphNodeSetParams_v2),
    slot2::<391, _, _>(cuGraphNodeGetParams),
    slot3::<392, _, _, _>(cuGraphExecNodeSetParams),
    slot5::<393, _, _, _, _, _>(cuGraphConditionalHandleCreate),
    slot4::<394, _, _, _, _>(cuOccupancyMaxActiveBlocksPerMultiprocessor),
    slot5::<395, _, _, _, _, _>(cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags),
    slot6::<396, _, _, _, _, _, _>(cuOccupancyMaxPotentialBlockSize),
    slot7::<397, _, _, _, _, _, _, _>(cuOccupancyMaxPotentialBlockSizeWithFlags),
    slot4::<398, _, _, _, _>(cuOccupancyAvailableDynamicSMemPerBlock),
    slot3::<399, _, _, _>(cuOccupancyMaxPotentialClusterSize),
    slot3::<400, _, _, _>(cuOccupancyMaxActiveClusters),
    slot3::<401, _, _, _>(cuTexRefSetArray),
    slot3::<402, _, _, _>(cuTexRefSetMipmappedArray),
    slot4::<403, _, _, _, _>(cuTexRefSetAddress_v2),
    slot4::<404, _, _, _, _>(cuTexRefSetAddress2D_v3),
    slot3::<405, _, _, _>(cuTexRefSetFormat),
    slot3::<406, _, _, _>(cuTexRefSetAddressMode),
    slot2::<407, _, _>(cuTexRefSetFilterMode),
    slot2::<408, _, _>(cuTexRefSetMipmapFilterMode),
    slot2::<409, _, _>(cuTexRefSetMipmapLevelBias),
    slot3::<410, _, _, _>(cuTexRefSetMipmapLevelClamp),
    slot2::<411, _, _>(cuTexRefSetMaxAnisotropy),
    slot2::<412, _, _>(cuTexRefSetBorderColor),
    slot2::<413, _, _>(cuTexRefSetFlags),
    slot2::<414, _, _>(cuTexRefGetAddress_v2),
    slot2::<415, _, _>(cuTexRefGetArray),
    slot2::<416, _, _>(cuTexRefGetMipmappedArray),
    slot3::<417, _, _, _>(cuTexRefGetAddressMode),
    slot2::<418, _, _>(cuTexRefGetFilterMode),
    slot3::<419, _, _, _>(cuTexRefGetFormat),
    slot2::<420, _, _>(cuTexRefGetMipmapFilterMode),
    slot2::<421, _, _>(cuTexRefGetMipmapLevelBias),
    slot3::<422, _, _, _>(cuTexRefGetMipmapLevelClamp),
    slot2::<423, _, _>(cuTexRefGetMaxAnisotropy),
    slot2::<424, _, _>(cuTexRefGetBorderColor),
    slot2::<425, _, _>(cuTexRefGetFlags),
    slot1::<426, _>(cuTexRefCreate),
    slot1::<427, _>(cuTexRefDestroy),
    slot3::<428, _, _, _>(cuSurfRefSetArray),
    slot2::<429, _, _>(cuSurfRefGetArray),
    slot4::<430, _, _, _, _>(cuTexObjectCreate),
    slot1::<431, _>(cuTexObjectDestroy),
    slot2::<432, _, _>(cuTexObjectGetResourceDesc),
    slot2::<433, _, _>(cuTexObjectGetTextureDesc),
    slot2::<434, _, _>(cuTexObjectGetResourceViewDesc),
    slot2::<435, _, _>(cuSurfObjectCreate),
    slot1::<436, _>(cuSurfObjectDestroy),
    slot2::<437, _, _>(cuSurfObjectGetResourceDesc),
    slot12::<438, _, _, _, _, _, _, _, _, _, _, _, _>(cuTensorMapEncodeTiled),
    slot15::<439, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _>(cuTensorMapEncodeIm2col),
    slot16::<440, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _>(cuTensorMapEncodeIm2colWide),
    slot2::<441, _, _>(cuTensorMapReplaceAddress),
    slot3::<442, _, _, _>(cuTensorMapSetAllocationClass),
    slot3::<443, _, _, _>(cuDeviceCanAccessPeer),
    slot2::<444, _, _>(cuCtxEnablePeerAccess),
    slot1::<445, _>(cuCtxDisablePeerAccess),
    slot4::<446, _, _, _, _>(cuDeviceGetP2PAttribute),
    slot5::<447, _, _, _, _, _>(cuDeviceGetP2PAtomicCapabilities),
    slot1::<448, _>(cuGraphicsUnregisterResource),
    slot4::<449, _, _, _, _>(cuGraphicsSubResourceGetMappedArray),
    slot2::<450, _, _>(cuGraphicsResourceGetMappedMipmappedArray),
    slot3::<451, _, _, _>(cuGraphicsResourceGetMappedPointer_v2),
    slot2::<452, _, _>(cuGraphicsResourceSetMapFlags_v2),
    slot3::<453, _, _, _>(cuGraphicsMapResources),
    slot3::<454, _, _, _>(cuGraphicsUnmapResources),
    slot5::<455, _, _, _, _, _>(cuGetProcAddress_v2),
    slot3::<456, _, _, _>(cuCoredumpGetAttribute),
    slot3::<457, _, _, _>(cuCoredumpGetAttributeGlobal),
    slot3::<458, _, _, _>(cuCoredumpSetAttribute),
    slot3::<459, _, _, _>(cuCoredumpSetAttributeGlobal),
    slot3::<460, _, _, _>(cuCoredumpRegisterStartCallback),
    slot3::<461, _, _, _>(cuCoredumpRegisterCompleteCallback),
    slot1::<462, _>(cuCoredumpDeregisterStartCallback),
    slot1::<463, _>(cuCoredumpDeregisterCompleteCallback),
    slot2::<464, _, _>(cuGetExportTable),
    slot4::<465, _, _, _, _>(cuGreenCtxCreate),
    slot1::<466, _>(cuGreenCtxDestroy),
    slot2::<467, _, _>(cuCtxFromGreenCtx),
    slot3::<468, _, _, _>(cuDeviceGetDevResource),
    slot3::<469, _, _, _>(cuCtxGetDevResource),
    slot3::<470, _, _, _>(cuGreenCtxGetDevResource),
    slot6::<471, _, _, _, _, _, _>(cuDevSmResourceSplitByCount),
    slot6::<472, _, _, _, _, _, _>(cuDevSmResourceSplit),
    slot3::<473, _, _, _>(cuDevResourceGenerateDesc),
    slot2::<474, _, _>(cuGreenCtxRecordEvent),
    slot2::<475, _, _>(cuGreenCtxWaitEvent),
    slot2::<476, _, _>(cuStreamGetGreenCtx),
    slot4::<477, _, _, _, _>(cuGreenCtxStreamCreate),
    slot2::<478, _, _>(cuGreenCtxGetId),
    slot3::<479, _, _, _>(cuStreamGetDevResource),
    slot3::<480, _, _, _>(cuLogsRegisterCallback),
    slot1::<481, _>(cuLogsUnregisterCallback),
    slot2::<482, _, _>(cuLogsCurrent),
    slot3::<483, _, _, _>(cuLogsDumpToFile),
    slot4::<484, _, _, _, _>(cuLogsDumpToMemory),
    slot2::<485, _, _>(cuCheckpointProcessGetRestoreThreadId),
    slot2::<486, _, _>(cuCheckpointProcessGetState),
    slot2::<487, _, _>(cuCheckpointProcessLock),
    slot2::<488, _, _>(cuCheckpointProcessCheckpoint),
    slot2::<489, _, _>(cuCheckpointProcessRestore),
    slot1::<490, _>(cuCheckpointOperationComplete),
    slot2::<491, _, _>(cuCheckpointProcessUnlock),
];

arities! {
    call0 slot0 first0();
    call1 slot1 first1(a0: A0);
    call2 slot2 first2(a0: A0, a1: A1);
    call3 slot3 first3(a0: A0, a1: A1, a2: A2);
    call4 slot4 first4(a0: A0, a1: A1, a2: A2, a3: A3);
    call5 slot5 first5(a0: A0, a1: A1, a2: A2, a3: A3, a4: A4);
    call6 slot6 first6(a0: A0, a1: A1, a2: A2, a3: A3, a4: A4, a5: A5);
    call7 slot7 first7(a0: A0, a1: A1, a2: A2, a3: A3, a4: A4, a5: A5, a6: A6);
    call8 slot8 first8(a0: A0, a1: A1, a2: A2, a3: A3, a4: A4, a5: A5, a6: A6, a7: A7);
    call10 slot10 first10(a0: A0, a1: A1, a2: A2, a3: A3, a4: A4, a5: A5, a6: A6, a7: A7, a8: A8, a9: A9);
    call11 slot11 first11(a0: A0, a1: A1, a2: A2, a3: A3, a4: A4, a5: A5, a6: A6, a7: A7, a8: A8, a9: A9, a10: A10);
    call12 slot12 first12(a0: A0, a1: A1, a2: A2, a3: A3, a4: A4, a5: A5, a6: A6, a7: A7, a8: A8, a9: A9, a10: A10, a11: A11);
    call15 slot15 first15(a0: A0, a1: A1, a2: A2, a3: A3, a4: A4, a5: A5, a6: A6, a7: A7, a8: A8, a9: A9, a10: A10, a11: A11, a12: A12, a13: A13, a14: A14);
    call16 slot16 first16(a0: A0, a1: A1, a2: A2, a3: A3, a4: A4, a5: A5, a6: A6, a7: A7, a8: A8, a9: A9, a10: A10, a11: A11, a12: A12, a13: A13, a14: A14, a15: A15);
}
