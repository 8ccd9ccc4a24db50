// Created by `cargo xtask emit` from cuda.h, cudaTypedefs.h, cuda-sys/build/generate/reference, cuda-sys/build/generate/history.txt and cuda-sys/build/generate/history.rs. Do not edit.

function! { [
/**
Returns the description of a result code.

Since CUDA 6.0. [Error Handling](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__ERROR.html) in NVIDIA's manual.

```c
CUresult cuGetErrorString(
    CUresult error,
    const char **pStr  // out
);
```

# Parameters

- `error`: The code.
- `pStr` (out): The description, a C string that the driver keeps. For an unknown code the call fails, and C's pointer is null.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGetErrorString(error: CUresult, pStr: *mut *const c_char) { call2(&SLOTS.cuGetErrorString, error, pStr) } }
function! { [
/**
Returns the name of a result code's enumerator.

Since CUDA 6.0. [Error Handling](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__ERROR.html) in NVIDIA's manual.

```c
CUresult cuGetErrorName(
    CUresult error,
    const char **pStr  // out
);
```

# Parameters

- `error`: The code.
- `pStr` (out): The name, a C string that the driver keeps. For an unknown code the call fails, and C's pointer is null.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGetErrorName(error: CUresult, pStr: *mut *const c_char) { call2(&SLOTS.cuGetErrorName, error, pStr) } }
function! { [
/**
Initializes the driver for the process.

Since CUDA 2.0. [Initialization](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__INITIALIZE.html) in NVIDIA's manual.

```c
CUresult cuInit(
    unsigned int Flags
);
```

# Parameters

- `Flags`: Must be zero.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_SYSTEM_DRIVER_MISMATCH`](CUresult::CUDA_ERROR_SYSTEM_DRIVER_MISMATCH)
- [`CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE`](CUresult::CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE)
*/
] fn cuInit(Flags: c_uint) { call1(&SLOTS.cuInit, Flags) } }
function! { [
/**
Returns the newest CUDA version that the driver supports.

Since CUDA 2.2. [Version Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VERSION.html) in NVIDIA's manual.

```c
CUresult cuDriverGetVersion(
    int *driverVersion  // out
);
```

# Parameters

- `driverVersion` (out): The version: 1000 times the major number plus 10 times the minor one, as `Release::from` takes it.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuDriverGetVersion(driverVersion: *mut c_int) { call1(&SLOTS.cuDriverGetVersion, driverVersion) } }
function! { [
/**
Returns the device with the given ordinal.

Since CUDA 2.0. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual.

```c
CUresult cuDeviceGet(
    CUdevice *device,  // out
    int ordinal
);
```

# Parameters

- `device` (out): The device.
- `ordinal`: The number of the device. It is at least 0 and less than the count of [`cuDeviceGetCount`].

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
] fn cuDeviceGet(device: *mut CUdevice, ordinal: c_int) { call2(&SLOTS.cuDeviceGet, device, ordinal) } }
function! { [
/**
Returns the number of devices that CUDA can use.

Since CUDA 2.0. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetCount(
    int *count  // out
);
```

# Parameters

- `count` (out): The number of devices of compute capability 2.0 or higher, which may be 0.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuDeviceGetCount(count: *mut c_int) { call1(&SLOTS.cuDeviceGetCount, count) } }
function! { [
/**
Returns the product name of a device.

Since CUDA 2.0. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetName(
    char *name,  // out, len elements
    int len,
    CUdevice dev
);
```

# Parameters

- `name` (out, len elements): The name in ASCII, with a zero byte at its end. A name that is too long is cut off.
- `len`: The size of `name`, in bytes.
- `dev`: The device.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
] fn cuDeviceGetName(name: *mut c_char, len: c_int, dev: CUdevice) { call3(&SLOTS.cuDeviceGetName, name, len, dev) } }
function! { [
/**
Returns the UUID of a device, or in MIG mode that of its compute instance.

Since CUDA 11.4. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual. In C and in Rust it is also called `cuDeviceGetUuid`.

```c
CUresult cuDeviceGetUuid_v2(
    CUuuid *uuid,  // out
    CUdevice dev
);
```

# Parameters

- `uuid` (out): The UUID, 16 bytes.
- `dev`: The device.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
#[doc(alias = "cuDeviceGetUuid")]
] fn cuDeviceGetUuid_v2(uuid: *mut CUuuid, dev: CUdevice) { call2(&SLOTS.cuDeviceGetUuid_v2, uuid, dev) } }
function! { [
/**
Returns the LUID and the node mask of a device, by which graphics APIs identify it.

Since CUDA 10.0. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetLuid(
    char *luid,                    // out, 8 elements
    unsigned int *deviceNodeMask,  // out
    CUdevice dev
);
```

# Parameters

- `luid` (out, 8 elements): The LUID, 8 bytes. The header does not state its size.
- `deviceNodeMask` (out): The node mask.
- `dev`: The device.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
] fn cuDeviceGetLuid(luid: *mut c_char, deviceNodeMask: *mut c_uint, dev: CUdevice) { call3(&SLOTS.cuDeviceGetLuid, luid, deviceNodeMask, dev) } }
function! { [
/**
Returns the size of a device's memory.

Since CUDA 3.2. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual. In C and in Rust it is also called `cuDeviceTotalMem`.

```c
CUresult cuDeviceTotalMem_v2(
    size_t *bytes,  // out
    CUdevice dev
);
```

# Parameters

- `bytes` (out): The size, in bytes.
- `dev`: The device.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
#[doc(alias = "cuDeviceTotalMem")]
] fn cuDeviceTotalMem_v2(bytes: *mut usize, dev: CUdevice) { call2(&SLOTS.cuDeviceTotalMem_v2, bytes, dev) } }
function! { [
/**
Returns the greatest width that a one-dimensional texture of linear memory can have.

Since CUDA 11.1. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetTexture1DLinearMaxWidth(
    size_t *maxWidthInElements,  // out
    CUarray_format format,
    unsigned int numChannels,
    CUdevice dev
);
```

# Parameters

- `maxWidthInElements` (out): The width, in elements.
- `format`: The format of a component.
- `numChannels`: The number of components per element.
- `dev`: The device.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
] fn cuDeviceGetTexture1DLinearMaxWidth(maxWidthInElements: *mut usize, format: CUarray_format, numChannels: c_uint, dev: CUdevice) { call4(&SLOTS.cuDeviceGetTexture1DLinearMaxWidth, maxWidthInElements, format, numChannels, dev) } }
function! { [
/**
Returns an attribute of a device.

Since CUDA 2.0. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetAttribute(
    int *pi,  // out
    CUdevice_attribute attrib,
    CUdevice dev
);
```

# Parameters

- `pi` (out): The value, in the unit of the attribute.
- `attrib`: The attribute.
- `dev`: The device.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
] fn cuDeviceGetAttribute(pi: *mut c_int, attrib: CUdevice_attribute, dev: CUdevice) { call3(&SLOTS.cuDeviceGetAttribute, pi, attrib, dev) } }
function! { [
/**
Queries which atomic operations the link between a device and the host supports natively.

Since CUDA 13.0. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetHostAtomicCapabilities(
    unsigned int *capabilities,           // out, count elements
    const CUatomicOperation *operations,  // in, count elements
    unsigned int count,
    CUdevice dev
);
```

# Parameters

- `capabilities` (out, count elements): Bits of [`CUatomicOperationCapability`] for each operation.
- `operations` (in, count elements): The operations.
- `count`: The number of operations, at least 1.
- `dev`: The device.

# Errors

- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuDeviceGetHostAtomicCapabilities(capabilities: *mut c_uint, operations: *const CUatomicOperation, count: c_uint, dev: CUdevice) { call4(&SLOTS.cuDeviceGetHostAtomicCapabilities, capabilities, operations, count, dev) } }
function! { [
/**
Sets the attributes in an NvSciSync attribute list to those that a device supports.

Since CUDA 10.2. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetNvSciSyncAttributes(
    void *nvSciSyncAttrList,  // in and out
    CUdevice dev,
    int flags
);
```

# Parameters

- `nvSciSyncAttrList` (in and out): A valid `NvSciSyncAttrList` in which the required permission is not yet set.
- `dev`: The device.
- `flags`: [`CUDA_NVSCISYNC_ATTR_SIGNAL`], [`CUDA_NVSCISYNC_ATTR_WAIT`] or both.
*/
] fn cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList: *mut c_void, dev: CUdevice, flags: c_int) { call3(&SLOTS.cuDeviceGetNvSciSyncAttributes, nvSciSyncAttrList, dev, flags) } }
function! { [
/**
Selects the memory pool from which [`cuMemAllocAsync`] allocates on a device.

Since CUDA 11.2. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual.

```c
CUresult cuDeviceSetMemPool(
    CUdevice dev,
    CUmemoryPool pool
);
```

# Parameters

- `dev`: The device.
- `pool`: The memory pool, whose memory must be local to the device.

# Lifetimes

`pool` may be destroyed later; the default memory pool then becomes current.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuDeviceSetMemPool(dev: CUdevice, pool: CUmemoryPool) { call2(&SLOTS.cuDeviceSetMemPool, dev, pool) } }
function! { [
/**
Returns the memory pool that is current for a device.

Since CUDA 11.2. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetMemPool(
    CUmemoryPool *pool,  // out
    CUdevice dev
);
```

# Parameters

- `pool` (out): The memory pool of the last [`cuDeviceSetMemPool`], or the default one if none was set.
- `dev`: The device.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuDeviceGetMemPool(pool: *mut CUmemoryPool, dev: CUdevice) { call2(&SLOTS.cuDeviceGetMemPool, pool, dev) } }
function! { [
/**
Returns the memory pool that a device has by default.

Since CUDA 11.2. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetDefaultMemPool(
    CUmemoryPool *pool_out,  // out
    CUdevice dev
);
```

# Parameters

- `pool_out` (out): The memory pool. It cannot be destroyed.
- `dev`: The device.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuDeviceGetDefaultMemPool(pool_out: *mut CUmemoryPool, dev: CUdevice) { call2(&SLOTS.cuDeviceGetDefaultMemPool, pool_out, dev) } }
function! { [
/**
Queries whether a device supports a type of execution affinity.

Since CUDA 11.4. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetExecAffinitySupport(
    int *pi,  // out
    CUexecAffinityType type,
    CUdevice dev
);
```

# Parameters

- `pi` (out): 1 if it does, otherwise 0.
- `type`: The type of execution affinity.
- `dev`: The device.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
] fn cuDeviceGetExecAffinitySupport(pi: *mut c_int, type_: CUexecAffinityType, dev: CUdevice) { call3(&SLOTS.cuDeviceGetExecAffinitySupport, pi, type_, dev) } }
function! { [
/**
Waits until earlier GPUDirect RDMA writes are visible to a scope.

Since CUDA 11.3. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual.

```c
CUresult cuFlushGPUDirectRDMAWrites(
    CUflushGPUDirectRDMAWritesTarget target,
    CUflushGPUDirectRDMAWritesScope scope
);
```

# Parameters

- `target`: The context that the writes go to, which is the current one.
- `scope`: The devices that must see the writes.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuFlushGPUDirectRDMAWrites(target: CUflushGPUDirectRDMAWritesTarget, scope: CUflushGPUDirectRDMAWritesScope) { call2(&SLOTS.cuFlushGPUDirectRDMAWrites, target, scope) } }
function! { [
/**
Returns ten properties of a device. Use [`cuDeviceGetAttribute`] instead.

Since CUDA 2.0. [Device Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetProperties(
    CUdevprop *prop,  // out
    CUdevice dev
);
```

# Parameters

- `prop` (out): The properties.
- `dev`: The device.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuDeviceGetProperties(prop: *mut CUdevprop, dev: CUdevice) { call2(&SLOTS.cuDeviceGetProperties, prop, dev) } }
function! { [
/**
Returns the compute capability of a device. Use [`cuDeviceGetAttribute`] instead.

Since CUDA 2.0. [Device Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuDeviceComputeCapability(
    int *major,  // out
    int *minor,  // out
    CUdevice dev
);
```

# Parameters

- `major` (out): The major number.
- `minor` (out): The minor number.
- `dev`: The device.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuDeviceComputeCapability(major: *mut c_int, minor: *mut c_int, dev: CUdevice) { call3(&SLOTS.cuDeviceComputeCapability, major, minor, dev) } }
function! { [
/**
Takes a reference to a device's primary context. The first reference creates the context.

Since CUDA 7.0. [Primary Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html) in NVIDIA's manual.

```c
CUresult cuDevicePrimaryCtxRetain(
    CUcontext *pctx,  // out, creates or finds a context
    CUdevice dev
);
```

# Parameters

- `pctx` (out, creates or finds a context): The primary context. It does not become current.
- `dev`: The device.

# Lifetimes

The context is valid until [`cuDevicePrimaryCtxRelease_v2`] releases the last reference, or until [`cuDevicePrimaryCtxReset_v2`].

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
] fn cuDevicePrimaryCtxRetain(pctx: *mut CUcontext, dev: CUdevice) { call2(&SLOTS.cuDevicePrimaryCtxRetain, pctx, dev) } }
function! { [
/**
Releases a reference to a device's primary context. The last release resets the context.

Since CUDA 11.0. [Primary Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html) in NVIDIA's manual. In C and in Rust it is also called `cuDevicePrimaryCtxRelease`.

```c
CUresult cuDevicePrimaryCtxRelease_v2(
    CUdevice dev  // gives up a context
);
```

# Parameters

- `dev` (gives up a context): The device. Its primary context stays on the context stacks of threads.

# Lifetimes

After the last release, nothing may use the context or its resources.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
#[doc(alias = "cuDevicePrimaryCtxRelease")]
] fn cuDevicePrimaryCtxRelease_v2(dev: CUdevice) { call1(&SLOTS.cuDevicePrimaryCtxRelease_v2, dev) } }
function! { [
/**
Sets the flags of a device's primary context, in place of the earlier ones.

Since CUDA 11.0. [Primary Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html) in NVIDIA's manual. In C and in Rust it is also called `cuDevicePrimaryCtxSetFlags`.

```c
CUresult cuDevicePrimaryCtxSetFlags_v2(
    CUdevice dev,
    unsigned int flags
);
```

# Parameters

- `dev`: The device.
- `flags`: Zero or bits of [`CUctx_flags`], with at most one of the scheduling flags.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuDevicePrimaryCtxSetFlags")]
] fn cuDevicePrimaryCtxSetFlags_v2(dev: CUdevice, flags: c_uint) { call2(&SLOTS.cuDevicePrimaryCtxSetFlags_v2, dev, flags) } }
function! { [
/**
Returns the flags of a device's primary context, and whether it is active.

Since CUDA 7.0. [Primary Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html) in NVIDIA's manual.

```c
CUresult cuDevicePrimaryCtxGetState(
    CUdevice dev,
    unsigned int *flags,  // out
    int *active           // out
);
```

# Parameters

- `dev`: The device.
- `flags` (out): Bits of [`CUctx_flags`].
- `active` (out): 1 if the context is active, otherwise 0.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuDevicePrimaryCtxGetState(dev: CUdevice, flags: *mut c_uint, active: *mut c_int) { call3(&SLOTS.cuDevicePrimaryCtxGetState, dev, flags, active) } }
function! { [
/**
Destroys all resources of a device's primary context and resets its state.

Since CUDA 11.0. [Primary Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html) in NVIDIA's manual. In C and in Rust it is also called `cuDevicePrimaryCtxReset`.

```c
CUresult cuDevicePrimaryCtxReset_v2(
    CUdevice dev  // gives up a context
);
```

# Parameters

- `dev` (gives up a context): The device. References that were taken must still be released.

# Lifetimes

No part of the process may use the context or its resources during the call or afterwards.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE`](CUresult::CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE)
*/
#[doc(alias = "cuDevicePrimaryCtxReset")]
] fn cuDevicePrimaryCtxReset_v2(dev: CUdevice) { call1(&SLOTS.cuDevicePrimaryCtxReset_v2, dev) } }
function! { [
/**
Creates a context on a device and makes it current to the calling thread.

Since CUDA 12.5. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual. In C and in Rust it is also called `cuCtxCreate`.

```c
CUresult cuCtxCreate_v4(
    CUcontext *pctx,                     // out, creates a context
    CUctxCreateParams *ctxCreateParams,  // in, may be null
    unsigned int flags,
    CUdevice dev
);
```

# Parameters

- `pctx` (out, creates a context): The new context. It is destroyed with [`cuCtxDestroy_v2`].
- `ctxCreateParams` (in, may be null): Limits on execution resources, or the graphics client to share data with. Null for a regular context.
- `flags`: Zero or bits of [`CUctx_flags`], with at most one of the scheduling flags.
- `dev`: The device.

# Lifetimes

The call reads `ctxCreateParams` and its arrays. Keep the shared data of a graphics client valid until the context is destroyed.

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
] fn cuCtxCreate_v4(pctx: *mut CUcontext, ctxCreateParams: *mut CUctxCreateParams, flags: c_uint, dev: CUdevice) { call4(&SLOTS.cuCtxCreate_v4, pctx, ctxCreateParams, flags, dev) } }
function! { [
/**
Destroys a context and the resources that belong to it, even if it is current to threads.

Since CUDA 4.0. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual. In C and in Rust it is also called `cuCtxDestroy`.

```c
CUresult cuCtxDestroy_v2(
    CUcontext ctx  // gives up a context
);
```

# Parameters

- `ctx` (gives up a context): The context. The call also pops it if it is current to the calling thread. It must not come from [`cuCtxFromGreenCtx`].

# Lifetimes

Nothing may use the context afterwards, nor its modules, streams, events, arrays, textures, surfaces and memory. Allocations of [`cuMemCreate`] and of memory pools stay.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuCtxDestroy")]
] fn cuCtxDestroy_v2(ctx: CUcontext) { call1(&SLOTS.cuCtxDestroy_v2, ctx) } }
function! { [
/**
Pushes a context onto the calling thread's context stack and makes it current.

Since CUDA 4.0. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual. In C and in Rust it is also called `cuCtxPushCurrent`.

```c
CUresult cuCtxPushCurrent_v2(
    CUcontext ctx
);
```

# Parameters

- `ctx`: The context.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuCtxPushCurrent")]
] fn cuCtxPushCurrent_v2(ctx: CUcontext) { call1(&SLOTS.cuCtxPushCurrent_v2, ctx) } }
function! { [
/**
Removes the current context from the calling thread's context stack.

Since CUDA 4.0. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual. In C and in Rust it is also called `cuCtxPopCurrent`.

```c
CUresult cuCtxPopCurrent_v2(
    CUcontext *pctx  // out
);
```

# Parameters

- `pctx` (out): The context that was current. The one below it on the stack becomes current.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
#[doc(alias = "cuCtxPopCurrent")]
] fn cuCtxPopCurrent_v2(pctx: *mut CUcontext) { call1(&SLOTS.cuCtxPopCurrent_v2, pctx) } }
function! { [
/**
Replaces the context at the top of the calling thread's context stack.

Since CUDA 4.0. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxSetCurrent(
    CUcontext ctx
);
```

# Parameters

- `ctx`: The context to make current. Null removes the current one from the stack.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
] fn cuCtxSetCurrent(ctx: CUcontext) { call1(&SLOTS.cuCtxSetCurrent, ctx) } }
function! { [
/**
Returns the current context of the calling thread.

Since CUDA 4.0. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxGetCurrent(
    CUcontext *pctx  // out
);
```

# Parameters

- `pctx` (out): The current context, or null if there is none.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
*/
] fn cuCtxGetCurrent(pctx: *mut CUcontext) { call1(&SLOTS.cuCtxGetCurrent, pctx) } }
function! { [
/**
Returns the device of the current context.

Since CUDA 2.0. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxGetDevice(
    CUdevice *device  // out
);
```

# Parameters

- `device` (out): The device.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuCtxGetDevice(device: *mut CUdevice) { call1(&SLOTS.cuCtxGetDevice, device) } }
function! { [
/**
Returns the device of a context.

Since CUDA 13.0. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxGetDevice_v2(
    CUdevice *device,  // out
    CUcontext ctx
);
```

# Parameters

- `device` (out): The device.
- `ctx`: The context. Null for the current one.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuCtxGetDevice_v2(device: *mut CUdevice, ctx: CUcontext) { call2(&SLOTS.cuCtxGetDevice_v2, device, ctx) } }
function! { [
/**
Returns the flags of the current context.

Since CUDA 7.0. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxGetFlags(
    unsigned int *flags  // out
);
```

# Parameters

- `flags` (out): Bits of [`CUctx_flags`].

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuCtxGetFlags(flags: *mut c_uint) { call1(&SLOTS.cuCtxGetFlags, flags) } }
function! { [
/**
Sets the flags of the current context, in place of the earlier ones.

Since CUDA 12.1. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxSetFlags(
    unsigned int flags
);
```

# Parameters

- `flags`: Zero or bits of [`CUctx_flags`], as for [`cuDevicePrimaryCtxSetFlags_v2`].

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuCtxSetFlags(flags: c_uint) { call1(&SLOTS.cuCtxSetFlags, flags) } }
function! { [
/**
Returns the ID of a context, which is unique in the process.

Since CUDA 12.0. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxGetId(
    CUcontext ctx,
    unsigned long long *ctxId  // out
);
```

# Parameters

- `ctx`: The context. Null for the current one.
- `ctxId` (out): The ID.

# Errors

- [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuCtxGetId(ctx: CUcontext, ctxId: *mut c_ulonglong) { call2(&SLOTS.cuCtxGetId, ctx, ctxId) } }
function! { [
/**
Waits for all work of the current context. A primary context includes its green contexts.

Since CUDA 2.0. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxSynchronize(void);
```

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED)
*/
] fn cuCtxSynchronize() { call0(&SLOTS.cuCtxSynchronize) } }
function! { [
/**
Waits for all work of a context. A primary context includes its green contexts.

Since CUDA 13.0. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxSynchronize_v2(
    CUcontext ctx
);
```

# Parameters

- `ctx`: The context. Null for the current one.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED)
*/
] fn cuCtxSynchronize_v2(ctx: CUcontext) { call1(&SLOTS.cuCtxSynchronize_v2, ctx) } }
function! { [
/**
Requests a new value for a resource limit of the current context.

Since CUDA 3.1. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxSetLimit(
    CUlimit limit,
    size_t value
);
```

# Parameters

- `limit`: The limit.
- `value`: The value, in bytes, or a number of grids or launches for the limits of the device runtime. The driver may round or clamp it.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_UNSUPPORTED_LIMIT`](CUresult::CUDA_ERROR_UNSUPPORTED_LIMIT)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
] fn cuCtxSetLimit(limit: CUlimit, value: usize) { call2(&SLOTS.cuCtxSetLimit, limit, value) } }
function! { [
/**
Returns a resource limit of the current context.

Since CUDA 3.1. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxGetLimit(
    size_t *pvalue,  // out
    CUlimit limit
);
```

# Parameters

- `pvalue` (out): The value, in the unit of [`cuCtxSetLimit`].
- `limit`: The limit.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_UNSUPPORTED_LIMIT`](CUresult::CUDA_ERROR_UNSUPPORTED_LIMIT)
*/
] fn cuCtxGetLimit(pvalue: *mut usize, limit: CUlimit) { call2(&SLOTS.cuCtxGetLimit, pvalue, limit) } }
function! { [
/**
Returns the preference of the current context between L1 cache and shared memory.

Since CUDA 3.2. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxGetCacheConfig(
    CUfunc_cache *pconfig  // out
);
```

# Parameters

- `pconfig` (out): The preference, which is [`CUfunc_cache::CU_FUNC_CACHE_PREFER_NONE`] if the sizes are fixed.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuCtxGetCacheConfig(pconfig: *mut CUfunc_cache) { call1(&SLOTS.cuCtxGetCacheConfig, pconfig) } }
function! { [
/**
Sets the preference of the current context between L1 cache and shared memory.

Since CUDA 3.2. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxSetCacheConfig(
    CUfunc_cache config
);
```

# Parameters

- `config`: The preference. Functions and kernels with their own preference keep it.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuCtxSetCacheConfig(config: CUfunc_cache) { call1(&SLOTS.cuCtxSetCacheConfig, config) } }
function! { [
/**
Returns the API version that a context was created with.

Since CUDA 3.2. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxGetApiVersion(
    CUcontext ctx,
    unsigned int *version  // out
);
```

# Parameters

- `ctx`: The context. Null for the current one.
- `version` (out): The API version, such as 3020. It may differ from the driver's.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
] fn cuCtxGetApiVersion(ctx: CUcontext, version: *mut c_uint) { call2(&SLOTS.cuCtxGetApiVersion, ctx, version) } }
function! { [
/**
Returns the range of priorities that streams of the current context can have.

Since CUDA 5.5. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxGetStreamPriorityRange(
    int *leastPriority,    // out, may be null
    int *greatestPriority  // out, may be null
);
```

# Parameters

- `leastPriority` (out, may be null): The lowest priority, which is the highest number. Zero if the device has no priorities.
- `greatestPriority` (out, may be null): The highest priority, which is the lowest number. Zero if the device has no priorities.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuCtxGetStreamPriorityRange(leastPriority: *mut c_int, greatestPriority: *mut c_int) { call2(&SLOTS.cuCtxGetStreamPriorityRange, leastPriority, greatestPriority) } }
function! { [
/**
Resets the persisting lines of the L2 cache to normal ones.

Since CUDA 11.0. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxResetPersistingL2Cache(void);
```

# Errors

- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuCtxResetPersistingL2Cache() { call0(&SLOTS.cuCtxResetPersistingL2Cache) } }
function! { [
/**
Returns the execution affinity of the current context for one type.

Since CUDA 11.4. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxGetExecAffinity(
    CUexecAffinityParam *pExecAffinity,  // out
    CUexecAffinityType type
);
```

# Parameters

- `pExecAffinity` (out): The limit, such as the number of multiprocessors that the context may use.
- `type`: The type of execution affinity.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY`](CUresult::CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY)
*/
] fn cuCtxGetExecAffinity(pExecAffinity: *mut CUexecAffinityParam, type_: CUexecAffinityType) { call2(&SLOTS.cuCtxGetExecAffinity, pExecAffinity, type_) } }
function! { [
/**
Records in an event all work that a context holds at the time of the call.

Since CUDA 12.5. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxRecordEvent(
    CUcontext hCtx,
    CUevent hEvent  // records an event
);
```

# Parameters

- `hCtx`: The context. A primary context includes its green contexts; one of [`cuCtxFromGreenCtx`] is only the green context.
- `hEvent` (records an event): The event, which must belong to the same context.

# Lifetimes

`hEvent` may be destroyed while the work is pending, and `hCtx` must stay live until the work has completed.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED)
*/
] fn cuCtxRecordEvent(hCtx: CUcontext, hEvent: CUevent) { call2(&SLOTS.cuCtxRecordEvent, hCtx, hEvent) } }
function! { [
/**
Inserts a wait for an event before all later work of a context.

Since CUDA 12.5. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual.

```c
CUresult cuCtxWaitEvent(
    CUcontext hCtx,
    CUevent hEvent
);
```

# Parameters

- `hCtx`: The context. A primary context includes its green contexts; one of [`cuCtxFromGreenCtx`] is only the green context.
- `hEvent`: The event. It may be of another context or device. The calling thread does not wait for it.

# Lifetimes

`hEvent` may be destroyed after the call, and `hCtx` must stay live until the wait has ended.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED)
*/
] fn cuCtxWaitEvent(hCtx: CUcontext, hEvent: CUevent) { call2(&SLOTS.cuCtxWaitEvent, hCtx, hEvent) } }
function! { [
/**
Takes another reference to the current context.

Since CUDA 2.0. [Context Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuCtxAttach(
    CUcontext *pctx,  // out, creates or finds a context
    unsigned int flags
);
```

# Parameters

- `pctx` (out, creates or finds a context): The current context. [`cuCtxDetach`] releases the reference.
- `flags`: Must be zero.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuCtxAttach(pctx: *mut CUcontext, flags: c_uint) { call2(&SLOTS.cuCtxAttach, pctx, flags) } }
function! { [
/**
Releases a reference to the current context and destroys the context with the last one.

Since CUDA 2.0. [Context Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuCtxDetach(
    CUcontext ctx  // gives up a context
);
```

# Parameters

- `ctx` (gives up a context): The current context, as [`cuCtxAttach`] or the call that created it returned it.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuCtxDetach(ctx: CUcontext) { call1(&SLOTS.cuCtxDetach, ctx) } }
function! { [
/**
Returns the width of the current context's shared memory banks.

Since CUDA 4.2. [Context Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuCtxGetSharedMemConfig(
    CUsharedconfig *pConfig  // out
);
```

# Parameters

- `pConfig` (out): The width. If it cannot be set, it is the hardware's.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuCtxGetSharedMemConfig(pConfig: *mut CUsharedconfig) { call1(&SLOTS.cuCtxGetSharedMemConfig, pConfig) } }
function! { [
/**
Sets the width of the current context's shared memory banks, for later kernels.

Since CUDA 4.2. [Context Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuCtxSetSharedMemConfig(
    CUsharedconfig config
);
```

# Parameters

- `config`: The width. Devices with banks of a fixed width ignore it.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuCtxSetSharedMemConfig(config: CUsharedconfig) { call1(&SLOTS.cuCtxSetSharedMemConfig, config) } }
function! { [
/**
Loads a module of device code from a file into the current context.

Since CUDA 2.0. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual.

```c
CUresult cuModuleLoad(
    CUmodule *module,  // out, creates a module
    const char *fname  // in, ends with a zero byte
);
```

# Parameters

- `module` (out, creates a module): The module. [`cuModuleUnload`] unloads it.
- `fname` (in, ends with a zero byte): The path of a cubin, a fat binary, a PTX file, or (from CUDA 13.1 on) a Tile IR file.

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
] fn cuModuleLoad(module: *mut CUmodule, fname: *const c_char) { call2(&SLOTS.cuModuleLoad, module, fname) } }
function! { [
/**
Loads a module of device code from memory into the current context.

Since CUDA 2.0. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual.

```c
CUresult cuModuleLoadData(
    CUmodule *module,  // out, creates a module
    const void *image  // in
);
```

# Parameters

- `module` (out, creates a module): The module. [`cuModuleUnload`] unloads it.
- `image` (in): A cubin, a fat binary, Tile IR (from CUDA 13.1 on), or PTX that ends with a zero byte.

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
] fn cuModuleLoadData(module: *mut CUmodule, image: *const c_void) { call2(&SLOTS.cuModuleLoadData, module, image) } }
function! { [
/**
Loads a module of device code from memory into the current context, with JIT options.

Since CUDA 2.1. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual.

```c
CUresult cuModuleLoadDataEx(
    CUmodule *module,       // out, creates a module
    const void *image,      // in
    unsigned int numOptions,
    CUjit_option *options,  // in, numOptions elements
    void **optionValues     // in and out, numOptions elements
);
```

# Parameters

- `module` (out, creates a module): The module. [`cuModuleUnload`] unloads it.
- `image` (in): A cubin, a fat binary, Tile IR (from CUDA 13.1 on), or PTX that ends with a zero byte.
- `numOptions`: The number of options.
- `options` (in, numOptions elements): The options. May be null if there are none.
- `optionValues` (in and out, numOptions elements): The value of each option, cast to a pointer. The driver writes outputs there.

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
] fn cuModuleLoadDataEx(module: *mut CUmodule, image: *const c_void, numOptions: c_uint, options: *mut CUjit_option, optionValues: *mut *mut c_void) { call5(&SLOTS.cuModuleLoadDataEx, module, image, numOptions, options, optionValues) } }
function! { [
/**
Loads a module from a fat binary into the current context.

Since CUDA 2.0. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual.

```c
CUresult cuModuleLoadFatBinary(
    CUmodule *module,     // out, creates a module
    const void *fatCubin  // in
);
```

# Parameters

- `module` (out, creates a module): The module. [`cuModuleUnload`] unloads it.
- `fatCubin` (in): The fat binary, a collection of code for several architectures.

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
] fn cuModuleLoadFatBinary(module: *mut CUmodule, fatCubin: *const c_void) { call2(&SLOTS.cuModuleLoadFatBinary, module, fatCubin) } }
function! { [
/**
Unloads a module from the current context.

Since CUDA 2.0. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual.

```c
CUresult cuModuleUnload(
    CUmodule hmod  // gives up a module
);
```

# Parameters

- `hmod` (gives up a module): The module, which must not come from [`cuLibraryGetModule`].

# Lifetimes

Nothing may use the module's functions, variables, texture references and surface references afterwards.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
*/
] fn cuModuleUnload(hmod: CUmodule) { call1(&SLOTS.cuModuleUnload, hmod) } }
function! { [
/**
Returns whether modules are loaded lazily or eagerly. The environment variable `CUDA_MODULE_LOADING` selects the mode.

Since CUDA 11.7. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual.

```c
CUresult cuModuleGetLoadingMode(
    CUmoduleLoadingMode *mode  // out
);
```

# Parameters

- `mode` (out): The mode.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuModuleGetLoadingMode(mode: *mut CUmoduleLoadingMode) { call1(&SLOTS.cuModuleGetLoadingMode, mode) } }
function! { [
/**
Returns a function of a module by its name.

Since CUDA 2.0. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual.

```c
CUresult cuModuleGetFunction(
    CUfunction *hfunc,  // out, finds a function
    CUmodule hmod,
    const char *name    // in, ends with a zero byte
);
```

# Parameters

- `hfunc` (out, finds a function): The function, which is valid until the module is unloaded.
- `hmod`: The module.
- `name` (in, ends with a zero byte): The name of the function, as it is in the code.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
*/
] fn cuModuleGetFunction(hfunc: *mut CUfunction, hmod: CUmodule, name: *const c_char) { call3(&SLOTS.cuModuleGetFunction, hfunc, hmod, name) } }
function! { [
/**
Returns the number of functions in a module.

Since CUDA 12.4. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual.

```c
CUresult cuModuleGetFunctionCount(
    unsigned int *count,  // out
    CUmodule mod
);
```

# Parameters

- `count` (out): The number of functions.
- `mod`: The module.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuModuleGetFunctionCount(count: *mut c_uint, mod_: CUmodule) { call2(&SLOTS.cuModuleGetFunctionCount, count, mod_) } }
function! { [
/**
Returns the functions of a module.

Since CUDA 12.4. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual.

```c
CUresult cuModuleEnumerateFunctions(
    CUfunction *functions,  // out, numFunctions elements
    unsigned int numFunctions,
    CUmodule mod
);
```

# Parameters

- `functions` (out, numFunctions elements): The functions, which are valid until the module is unloaded. The call may fill only a part.
- `numFunctions`: The number of elements of `functions`.
- `mod`: The module.

# Errors

- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuModuleEnumerateFunctions(functions: *mut CUfunction, numFunctions: c_uint, mod_: CUmodule) { call3(&SLOTS.cuModuleEnumerateFunctions, functions, numFunctions, mod_) } }
function! { [
/**
Returns the address and the size of a module's global variable.

Since CUDA 3.2. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual. In C and in Rust it is also called `cuModuleGetGlobal`.

```c
CUresult cuModuleGetGlobal_v2(
    CUdeviceptr *dptr,  // out, may be null, finds a variable
    size_t *bytes,      // out, may be null
    CUmodule hmod,
    const char *name    // in, ends with a zero byte
);
```

# Parameters

- `dptr` (out, may be null, finds a variable): The address of the variable. May be null if `bytes` is not.
- `bytes` (out, may be null): The size of the variable, in bytes. May be null if `dptr` is not.
- `hmod`: The module.
- `name` (in, ends with a zero byte): The name of the variable.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
*/
#[doc(alias = "cuModuleGetGlobal")]
] fn cuModuleGetGlobal_v2(dptr: *mut CUdeviceptr, bytes: *mut usize, hmod: CUmodule, name: *const c_char) { call4(&SLOTS.cuModuleGetGlobal_v2, dptr, bytes, hmod, name) } }
function! { [
/**
Creates a link state, to which device code is added for linking.

Since CUDA 6.5. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual. In C and in Rust it is also called `cuLinkCreate`.

```c
CUresult cuLinkCreate_v2(
    unsigned int numOptions,
    CUjit_option *options,  // in, numOptions elements
    void **optionValues,    // in and out, numOptions elements
    CUlinkState *stateOut   // out, creates a linker
);
```

# Parameters

- `numOptions`: The number of options.
- `options` (in, numOptions elements): The options of the linker and the compiler. May be null if there are none.
- `optionValues` (in and out, numOptions elements): The value of each option, cast to a pointer. The driver writes outputs there.
- `stateOut` (out, creates a linker): The link state. [`cuLinkDestroy`] destroys it.

# Lifetimes

With options that return output, `optionValues` and the buffers that it names must stay valid until [`cuLinkDestroy`].

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_JIT_COMPILER_NOT_FOUND`](CUresult::CUDA_ERROR_JIT_COMPILER_NOT_FOUND)
*/
#[doc(alias = "cuLinkCreate")]
] fn cuLinkCreate_v2(numOptions: c_uint, options: *mut CUjit_option, optionValues: *mut *mut c_void, stateOut: *mut CUlinkState) { call4(&SLOTS.cuLinkCreate_v2, numOptions, options, optionValues, stateOut) } }
function! { [
/**
Adds device code from memory to a link state.

Since CUDA 6.5. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual. In C and in Rust it is also called `cuLinkAddData`.

```c
CUresult cuLinkAddData_v2(
    CUlinkState state,
    CUjitInputType type,
    void *data,             // in, size elements
    size_t size,
    const char *name,       // in, ends with a zero byte, may be null
    unsigned int numOptions,
    CUjit_option *options,  // in, numOptions elements
    void **optionValues     // in, numOptions elements
);
```

# Parameters

- `state`: The link state.
- `type`: The type of the code.
- `data` (in, size elements): The code. PTX must end with a zero byte.
- `size`: The size of the code, in bytes.
- `name` (in, ends with a zero byte, may be null): A name for the code in log messages.
- `numOptions`: The number of options.
- `options` (in, numOptions elements): Options of the compiler for this input, none of them for logs, wall time or the target. May be null if there are none.
- `optionValues` (in, numOptions elements): The value of each option, cast to a pointer.

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
] fn cuLinkAddData_v2(state: CUlinkState, type_: CUjitInputType, data: *mut c_void, size: usize, name: *const c_char, numOptions: c_uint, options: *mut CUjit_option, optionValues: *mut *mut c_void) { call8(&SLOTS.cuLinkAddData_v2, state, type_, data, size, name, numOptions, options, optionValues) } }
function! { [
/**
Adds device code from a file to a link state.

Since CUDA 6.5. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual. In C and in Rust it is also called `cuLinkAddFile`.

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

- `state`: The link state.
- `type`: The type of the code.
- `path` (in, ends with a zero byte): The path of the file.
- `numOptions`: The number of options.
- `options` (in, numOptions elements): Options of the compiler for this input, none of them for logs, wall time or the target. May be null if there are none.
- `optionValues` (in, numOptions elements): The value of each option, cast to a pointer.

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
] fn cuLinkAddFile_v2(state: CUlinkState, type_: CUjitInputType, path: *const c_char, numOptions: c_uint, options: *mut CUjit_option, optionValues: *mut *mut c_void) { call6(&SLOTS.cuLinkAddFile_v2, state, type_, path, numOptions, options, optionValues) } }
function! { [
/**
Links the code that was added to a link state into a cubin.

Since CUDA 5.5. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual.

```c
CUresult cuLinkComplete(
    CUlinkState state,
    void **cubinOut,  // out
    size_t *sizeOut   // out, may be null
);
```

# Parameters

- `state`: The link state.
- `cubinOut` (out): The address of the cubin, which [`cuModuleLoadData`] can load.
- `sizeOut` (out, may be null): The size of the cubin, in bytes.

# Lifetimes

The cubin belongs to `state` and is valid until [`cuLinkDestroy`].

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuLinkComplete(state: CUlinkState, cubinOut: *mut *mut c_void, sizeOut: *mut usize) { call3(&SLOTS.cuLinkComplete, state, cubinOut, sizeOut) } }
function! { [
/**
Destroys a link state and the cubin that belongs to it.

Since CUDA 5.5. [Module Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html) in NVIDIA's manual.

```c
CUresult cuLinkDestroy(
    CUlinkState state  // gives up a linker
);
```

# Parameters

- `state` (gives up a linker): The link state.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuLinkDestroy(state: CUlinkState) { call1(&SLOTS.cuLinkDestroy, state) } }
function! { [
/**
Returns a texture reference of a module by its name. Texture objects replace texture references.

Since CUDA 2.0. [Module Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuModuleGetTexRef(
    CUtexref *pTexRef,  // out
    CUmodule hmod,
    const char *name    // in, ends with a zero byte
);
```

# Parameters

- `pTexRef` (out): The texture reference, which is valid until the module is unloaded. It must not be destroyed.
- `hmod`: The module.
- `name` (in, ends with a zero byte): The name of the texture reference.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuModuleGetTexRef(pTexRef: *mut CUtexref, hmod: CUmodule, name: *const c_char) { call3(&SLOTS.cuModuleGetTexRef, pTexRef, hmod, name) } }
function! { [
/**
Returns a surface reference of a module by its name. Surface objects replace surface references.

Since CUDA 3.0. [Module Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuModuleGetSurfRef(
    CUsurfref *pSurfRef,  // out
    CUmodule hmod,
    const char *name      // in, ends with a zero byte
);
```

# Parameters

- `pSurfRef` (out): The surface reference, which is valid until the module is unloaded.
- `hmod`: The module.
- `name` (in, ends with a zero byte): The name of the surface reference.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuModuleGetSurfRef(pSurfRef: *mut CUsurfref, hmod: CUmodule, name: *const c_char) { call3(&SLOTS.cuModuleGetSurfRef, pSurfRef, hmod, name) } }
function! { [
/**
Loads a library of device code from memory, for all contexts.

Since CUDA 12.0. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuLibraryLoadData(
    CUlibrary *library,               // out, creates a library
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

- `library` (out, creates a library): The library. [`cuLibraryUnload`] unloads it.
- `code` (in): A cubin, a fat binary, Tile IR (since CUDA 13.1), or PTX that ends with a zero byte.
- `jitOptions` (in, numJitOptions elements): The options of the JIT compiler. May be null if there are none.
- `jitOptionsValues` (in and out, numJitOptions elements): The value of each option, cast to a pointer. The driver writes outputs there.
- `numJitOptions`: The number of options for the JIT compiler.
- `libraryOptions` (in, numLibraryOptions elements): The options of the library. May be null if there are none.
- `libraryOptionValues` (in, numLibraryOptions elements): The value of each option, cast to a pointer.
- `numLibraryOptions`: The number of options of the library.

# Lifetimes

With [`CUlibraryOption::CU_LIBRARY_BINARY_IS_PRESERVED`], `code` must stay unchanged until [`cuLibraryUnload`]. With lazy loading, keep the JIT option values and the buffers that they name valid until then too.

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
] fn cuLibraryLoadData(library: *mut CUlibrary, code: *const c_void, jitOptions: *mut CUjit_option, jitOptionsValues: *mut *mut c_void, numJitOptions: c_uint, libraryOptions: *mut CUlibraryOption, libraryOptionValues: *mut *mut c_void, numLibraryOptions: c_uint) { call8(&SLOTS.cuLibraryLoadData, library, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions) } }
function! { [
/**
Loads a library of device code from a file, for all contexts.

Since CUDA 12.0. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuLibraryLoadFromFile(
    CUlibrary *library,               // out, creates a library
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

- `library` (out, creates a library): The library. [`cuLibraryUnload`] unloads it.
- `fileName` (in, ends with a zero byte): The path of a cubin, a fat binary, a PTX file, or (since CUDA 13.1) a Tile IR file.
- `jitOptions` (in, numJitOptions elements): The options of the JIT compiler. May be null if there are none.
- `jitOptionsValues` (in and out, numJitOptions elements): The value of each option, cast to a pointer. The driver writes outputs there.
- `numJitOptions`: The number of options for the JIT compiler.
- `libraryOptions` (in, numLibraryOptions elements): The options of the library. May be null if there are none. [`CUlibraryOption::CU_LIBRARY_BINARY_IS_PRESERVED`] is not allowed.
- `libraryOptionValues` (in, numLibraryOptions elements): The value of each option, cast to a pointer.
- `numLibraryOptions`: The number of options of the library.

# Lifetimes

With lazy loading, keep the JIT option values and the buffers that they name valid until [`cuLibraryUnload`].

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
] fn cuLibraryLoadFromFile(library: *mut CUlibrary, fileName: *const c_char, jitOptions: *mut CUjit_option, jitOptionsValues: *mut *mut c_void, numJitOptions: c_uint, libraryOptions: *mut CUlibraryOption, libraryOptionValues: *mut *mut c_void, numLibraryOptions: c_uint) { call8(&SLOTS.cuLibraryLoadFromFile, library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions) } }
function! { [
/**
Unloads a library from all contexts.

Since CUDA 12.0. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuLibraryUnload(
    CUlibrary library  // gives up a library
);
```

# Parameters

- `library` (gives up a library): The library.

# Lifetimes

Nothing may use the library's kernels, functions, modules, variables and names afterwards.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuLibraryUnload(library: CUlibrary) { call1(&SLOTS.cuLibraryUnload, library) } }
function! { [
/**
Returns a kernel of a library by its name.

Since CUDA 12.0. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuLibraryGetKernel(
    CUkernel *pKernel,  // out, finds a kernel
    CUlibrary library,
    const char *name    // in, ends with a zero byte
);
```

# Parameters

- `pKernel` (out, finds a kernel): The kernel, which is valid until the library is unloaded.
- `library`: The library.
- `name` (in, ends with a zero byte): The name of the kernel, as it is in the code.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
*/
] fn cuLibraryGetKernel(pKernel: *mut CUkernel, library: CUlibrary, name: *const c_char) { call3(&SLOTS.cuLibraryGetKernel, pKernel, library, name) } }
function! { [
/**
Returns the number of kernels in a library.

Since CUDA 12.4. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuLibraryGetKernelCount(
    unsigned int *count,  // out
    CUlibrary lib
);
```

# Parameters

- `count` (out): The number of kernels.
- `lib`: The library.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuLibraryGetKernelCount(count: *mut c_uint, lib: CUlibrary) { call2(&SLOTS.cuLibraryGetKernelCount, count, lib) } }
function! { [
/**
Returns the kernels of a library.

Since CUDA 12.4. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuLibraryEnumerateKernels(
    CUkernel *kernels,  // out, numKernels elements
    unsigned int numKernels,
    CUlibrary lib
);
```

# Parameters

- `kernels` (out, numKernels elements): The kernels, which are valid until the library is unloaded. The call may fill only a part.
- `numKernels`: The number of elements of `kernels`.
- `lib`: The library.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuLibraryEnumerateKernels(kernels: *mut CUkernel, numKernels: c_uint, lib: CUlibrary) { call3(&SLOTS.cuLibraryEnumerateKernels, kernels, numKernels, lib) } }
function! { [
/**
Returns the module that represents a library in the current context.

Since CUDA 12.0. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuLibraryGetModule(
    CUmodule *pMod,  // out, creates or finds a module
    CUlibrary library
);
```

# Parameters

- `pMod` (out, creates or finds a module): The module, which is valid until the library is unloaded. [`cuModuleUnload`] rejects it.
- `library`: The library.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
*/
] fn cuLibraryGetModule(pMod: *mut CUmodule, library: CUlibrary) { call2(&SLOTS.cuLibraryGetModule, pMod, library) } }
function! { [
/**
Returns the function that represents a kernel in the current context.

Since CUDA 12.0. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuKernelGetFunction(
    CUfunction *pFunc,  // out, finds a function
    CUkernel kernel
);
```

# Parameters

- `pFunc` (out, finds a function): The function, which is valid until the library is unloaded.
- `kernel`: The kernel.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
*/
] fn cuKernelGetFunction(pFunc: *mut CUfunction, kernel: CUkernel) { call2(&SLOTS.cuKernelGetFunction, pFunc, kernel) } }
function! { [
/**
Returns the library that a kernel belongs to.

Since CUDA 12.5. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuKernelGetLibrary(
    CUlibrary *pLib,  // out
    CUkernel kernel
);
```

# Parameters

- `pLib` (out): The library.
- `kernel`: The kernel.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
*/
] fn cuKernelGetLibrary(pLib: *mut CUlibrary, kernel: CUkernel) { call2(&SLOTS.cuKernelGetLibrary, pLib, kernel) } }
function! { [
/**
Returns the address and the size of a library's global variable in the current context.

Since CUDA 12.0. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuLibraryGetGlobal(
    CUdeviceptr *dptr,  // out, may be null, finds a variable
    size_t *bytes,      // out, may be null
    CUlibrary library,
    const char *name    // in, ends with a zero byte
);
```

# Parameters

- `dptr` (out, may be null, finds a variable): The address of the variable. May be null if `bytes` is not.
- `bytes` (out, may be null): The size of the variable, in bytes. May be null if `dptr` is not.
- `library`: The library.
- `name` (in, ends with a zero byte): The name of the variable.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
*/
] fn cuLibraryGetGlobal(dptr: *mut CUdeviceptr, bytes: *mut usize, library: CUlibrary, name: *const c_char) { call4(&SLOTS.cuLibraryGetGlobal, dptr, bytes, library, name) } }
function! { [
/**
Returns the address and the size of a library's managed variable.

Since CUDA 12.0. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuLibraryGetManaged(
    CUdeviceptr *dptr,  // out, may be null, finds a variable
    size_t *bytes,      // out, may be null
    CUlibrary library,
    const char *name    // in, ends with a zero byte
);
```

# Parameters

- `dptr` (out, may be null, finds a variable): The address of the variable, which all devices share. May be null if `bytes` is not.
- `bytes` (out, may be null): The size of the variable, in bytes. May be null if `dptr` is not.
- `library`: The library.
- `name` (in, ends with a zero byte): The name of the variable.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
*/
] fn cuLibraryGetManaged(dptr: *mut CUdeviceptr, bytes: *mut usize, library: CUlibrary, name: *const c_char) { call4(&SLOTS.cuLibraryGetManaged, dptr, bytes, library, name) } }
function! { [
/**
Returns the address of a unified function, one that host and devices share.

Since CUDA 12.0. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuLibraryGetUnifiedFunction(
    void **fptr,        // out
    CUlibrary library,
    const char *symbol  // in, ends with a zero byte
);
```

# Parameters

- `fptr` (out): The address of the function.
- `library`: The library.
- `symbol` (in, ends with a zero byte): The name of the function.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
*/
] fn cuLibraryGetUnifiedFunction(fptr: *mut *mut c_void, library: CUlibrary, symbol: *const c_char) { call3(&SLOTS.cuLibraryGetUnifiedFunction, fptr, library, symbol) } }
function! { [
/**
Returns an attribute of a kernel on a device.

Since CUDA 12.0. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuKernelGetAttribute(
    int *pi,  // out
    CUfunction_attribute attrib,
    CUkernel kernel,
    CUdevice dev
);
```

# Parameters

- `pi` (out): The value, in the unit of the attribute.
- `attrib`: The attribute.
- `kernel`: The kernel.
- `dev`: The device.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
] fn cuKernelGetAttribute(pi: *mut c_int, attrib: CUfunction_attribute, kernel: CUkernel, dev: CUdevice) { call4(&SLOTS.cuKernelGetAttribute, pi, attrib, kernel, dev) } }
function! { [
/**
Sets an attribute of a kernel on a device.

Since CUDA 12.0. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuKernelSetAttribute(
    CUfunction_attribute attrib,
    int val,
    CUkernel kernel,
    CUdevice dev
);
```

# Parameters

- `attrib`: The attribute, which must not be one that can only be read.
- `val`: The value, in the unit of the attribute. A value of [`cuFuncSetAttribute`] has precedence.
- `kernel`: The kernel.
- `dev`: The device.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuKernelSetAttribute(attrib: CUfunction_attribute, val: c_int, kernel: CUkernel, dev: CUdevice) { call4(&SLOTS.cuKernelSetAttribute, attrib, val, kernel, dev) } }
function! { [
/**
Sets the preference of a kernel on a device between L1 cache and shared memory.

Since CUDA 12.0. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuKernelSetCacheConfig(
    CUkernel kernel,
    CUfunc_cache config,
    CUdevice dev
);
```

# Parameters

- `kernel`: The kernel.
- `config`: The preference. It overrides that of the context, and [`cuFuncSetCacheConfig`] overrides it.
- `dev`: The device.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuKernelSetCacheConfig(kernel: CUkernel, config: CUfunc_cache, dev: CUdevice) { call3(&SLOTS.cuKernelSetCacheConfig, kernel, config, dev) } }
function! { [
/**
Returns the name of a kernel.

Since CUDA 12.3. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuKernelGetName(
    const char **name,  // out
    CUkernel hfunc
);
```

# Parameters

- `name` (out): The name, a C string. It may be mangled.
- `hfunc`: The kernel.

# Lifetimes

The driver keeps the name until the library is unloaded or reloaded.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuKernelGetName(name: *mut *const c_char, hfunc: CUkernel) { call2(&SLOTS.cuKernelGetName, name, hfunc) } }
function! { [
/**
Returns the offset and the size of a kernel's parameter in the layout on the device.

Since CUDA 12.4. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuKernelGetParamInfo(
    CUkernel kernel,
    size_t paramIndex,
    size_t *paramOffset,  // out
    size_t *paramSize     // out, may be null
);
```

# Parameters

- `kernel`: The kernel.
- `paramIndex`: The index of the parameter, from 0 up. [`cuKernelGetParamCount`] returns the number of parameters.
- `paramOffset` (out): The offset, in bytes.
- `paramSize` (out, may be null): The size, in bytes.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuKernelGetParamInfo(kernel: CUkernel, paramIndex: usize, paramOffset: *mut usize, paramSize: *mut usize) { call4(&SLOTS.cuKernelGetParamInfo, kernel, paramIndex, paramOffset, paramSize) } }
function! { [
/**
Returns the number of parameters of a kernel.

Since CUDA 13.2. [Library Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html) in NVIDIA's manual.

```c
CUresult cuKernelGetParamCount(
    CUkernel kernel,
    size_t *paramCount  // out
);
```

# Parameters

- `kernel`: The kernel.
- `paramCount` (out): The number of parameters.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuKernelGetParamCount(kernel: CUkernel, paramCount: *mut usize) { call2(&SLOTS.cuKernelGetParamCount, kernel, paramCount) } }
function! { [
/**
Returns the free and the total device memory of the current context.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemGetInfo`.

```c
CUresult cuMemGetInfo_v2(
    size_t *free,  // out
    size_t *total  // out
);
```

# Parameters

- `free` (out): The free memory, in bytes, as the operating system reports it. An allocation of this size can still fail.
- `total` (out): The total memory available to the context, in bytes.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemGetInfo")]
] fn cuMemGetInfo_v2(free: *mut usize, total: *mut usize) { call2(&SLOTS.cuMemGetInfo_v2, free, total) } }
function! { [
/**
Allocates device memory.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemAlloc`.

```c
CUresult cuMemAlloc_v2(
    CUdeviceptr *dptr,  // out, creates memory
    size_t bytesize
);
```

# Parameters

- `dptr` (out, creates memory): The start of the allocation, aligned for every type. The memory is not cleared. [`cuMemFree_v2`] frees it.
- `bytesize`: The size of the allocation, in bytes. Must not be zero.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_EXTERNAL_DEVICE`](CUresult::CUDA_ERROR_EXTERNAL_DEVICE)
*/
#[doc(alias = "cuMemAlloc")]
] fn cuMemAlloc_v2(dptr: *mut CUdeviceptr, bytesize: usize) { call2(&SLOTS.cuMemAlloc_v2, dptr, bytesize) } }
function! { [
/**
Allocates device memory for rows, padded so that each row starts aligned.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemAllocPitch`.

```c
CUresult cuMemAllocPitch_v2(
    CUdeviceptr *dptr,  // out, creates memory
    size_t *pPitch,     // out
    size_t WidthInBytes,
    size_t Height,
    unsigned int ElementSizeBytes
);
```

# Parameters

- `dptr` (out, creates memory): The start of the allocation. [`cuMemFree_v2`] frees it.
- `pPitch` (out): The distance between the starts of two rows, in bytes.
- `WidthInBytes`: The width of a row, in bytes, without padding.
- `Height`: The number of rows.
- `ElementSizeBytes`: The size of the largest access to the memory, in bytes: 4, 8 or 16.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[doc(alias = "cuMemAllocPitch")]
] fn cuMemAllocPitch_v2(dptr: *mut CUdeviceptr, pPitch: *mut usize, WidthInBytes: usize, Height: usize, ElementSizeBytes: c_uint) { call5(&SLOTS.cuMemAllocPitch_v2, dptr, pPitch, WidthInBytes, Height, ElementSizeBytes) } }
function! { [
/**
Frees device memory or managed memory.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemFree`.

```c
CUresult cuMemFree_v2(
    CUdeviceptr dptr  // gives up memory
);
```

# Parameters

- `dptr` (gives up memory): The start of the allocation. It can also come from [`cuMemPoolImportPointer`] or [`cuExternalMemoryGetMappedBuffer`].

# Lifetimes

Nothing may use the memory after the call. Work that uses memory from [`cuMemAllocAsync`] or [`cuMemAllocFromPoolAsync`] must have ended before, because the call does not wait for it.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemFree")]
] fn cuMemFree_v2(dptr: CUdeviceptr) { call1(&SLOTS.cuMemFree_v2, dptr) } }
function! { [
/**
Returns the base address and the size of the allocation that contains an address.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemGetAddressRange`.

```c
CUresult cuMemGetAddressRange_v2(
    CUdeviceptr *pbase,  // out, may be null
    size_t *psize,       // out, may be null
    CUdeviceptr dptr
);
```

# Parameters

- `pbase` (out, may be null): The base address of the allocation.
- `psize` (out, may be null): The size of the allocation, in bytes.
- `dptr`: Any address in the allocation.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemGetAddressRange")]
] fn cuMemGetAddressRange_v2(pbase: *mut CUdeviceptr, psize: *mut usize, dptr: CUdeviceptr) { call3(&SLOTS.cuMemGetAddressRange_v2, pbase, psize, dptr) } }
function! { [
/**
Allocates host memory that devices can access, page-locked on most systems.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemAllocHost`.

```c
CUresult cuMemAllocHost_v2(
    void **pp,  // out, creates host memory
    size_t bytesize
);
```

# Parameters

- `pp` (out, creates host memory): The start of the allocation. With unified addressing, it is also the device address. [`cuMemFreeHost`] frees it.
- `bytesize`: The size of the allocation, in bytes.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_EXTERNAL_DEVICE`](CUresult::CUDA_ERROR_EXTERNAL_DEVICE)
*/
#[doc(alias = "cuMemAllocHost")]
] fn cuMemAllocHost_v2(pp: *mut *mut c_void, bytesize: usize) { call2(&SLOTS.cuMemAllocHost_v2, pp, bytesize) } }
function! { [
/**
Frees host memory that the driver allocated.

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemFreeHost(
    void *p  // in, gives up host memory
);
```

# Parameters

- `p` (in, gives up host memory): The start of the allocation, from [`cuMemAllocHost_v2`] or [`cuMemHostAlloc`].

# Lifetimes

Neither the host nor a device may use the memory after the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemFreeHost(p: *mut c_void) { call1(&SLOTS.cuMemFreeHost, p) } }
function! { [
/**
Allocates host memory that devices can access, page-locked on most systems, with options.

Since CUDA 2.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemHostAlloc(
    void **pp,  // out, creates host memory
    size_t bytesize,
    unsigned int Flags
);
```

# Parameters

- `pp` (out, creates host memory): The start of the allocation. With unified addressing, it is also the device address, except with [`CU_MEMHOSTALLOC_WRITECOMBINED`]. [`cuMemFreeHost`] frees it.
- `bytesize`: The size of the allocation, in bytes.
- `Flags`: Zero or bits of [`CU_MEMHOSTALLOC_PORTABLE`], [`CU_MEMHOSTALLOC_DEVICEMAP`] and [`CU_MEMHOSTALLOC_WRITECOMBINED`].

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_EXTERNAL_DEVICE`](CUresult::CUDA_ERROR_EXTERNAL_DEVICE)
*/
] fn cuMemHostAlloc(pp: *mut *mut c_void, bytesize: usize, Flags: c_uint) { call3(&SLOTS.cuMemHostAlloc, pp, bytesize, Flags) } }
function! { [
/**
Returns the device address of mapped host memory.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemHostGetDevicePointer`.

```c
CUresult cuMemHostGetDevicePointer_v2(
    CUdeviceptr *pdptr,  // out
    void *p,             // in
    unsigned int Flags
);
```

# Parameters

- `pdptr` (out): The device address that corresponds to `p`. It can differ from `p`.
- `p` (in): An address in memory from [`cuMemHostAlloc`], or registered by [`cuMemHostRegister_v2`]. The driver looks it up and does not access it.
- `Flags`: Must be zero.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemHostGetDevicePointer")]
] fn cuMemHostGetDevicePointer_v2(pdptr: *mut CUdeviceptr, p: *mut c_void, Flags: c_uint) { call3(&SLOTS.cuMemHostGetDevicePointer_v2, pdptr, p, Flags) } }
function! { [
/**
Returns the flags that page-locked host memory was allocated with.

Since CUDA 2.3. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemHostGetFlags(
    unsigned int *pFlags,  // out
    void *p                // in
);
```

# Parameters

- `pFlags` (out): The flags, as passed to [`cuMemHostAlloc`].
- `p` (in): An address in memory from [`cuMemAllocHost_v2`] or [`cuMemHostAlloc`]. The driver looks it up and does not access it.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemHostGetFlags(pFlags: *mut c_uint, p: *mut c_void) { call2(&SLOTS.cuMemHostGetFlags, pFlags, p) } }
function! { [
/**
Allocates managed memory, which the host and devices access at the same address.

Since CUDA 6.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemAllocManaged(
    CUdeviceptr *dptr,  // out, creates memory
    size_t bytesize,
    unsigned int flags
);
```

# Parameters

- `dptr` (out, creates memory): The start of the allocation, aligned for every type. The memory is not cleared. [`cuMemFree_v2`] frees it.
- `bytesize`: The size of the allocation, in bytes. Must not be zero.
- `flags`: With [`CUmemAttach_flags::CU_MEM_ATTACH_GLOBAL`], every stream can access the memory. With [`CUmemAttach_flags::CU_MEM_ATTACH_HOST`], devices without concurrent managed access cannot until [`cuStreamAttachMemAsync`].

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuMemAllocManaged(dptr: *mut CUdeviceptr, bytesize: usize, flags: c_uint) { call3(&SLOTS.cuMemAllocManaged, dptr, bytesize, flags) } }
function! { [
/**
Registers a callback that receives asynchronous notifications of a device.

Since CUDA 12.4. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuDeviceRegisterAsyncNotification(
    CUdevice device,
    CUasyncCallback callbackFunc,
    void *userData,                  // in
    CUasyncCallbackHandle *callback  // out
);
```

# Parameters

- `device`: The device.
- `callbackFunc`: The function to call. It should return within about 10 ms, and must not register or unregister such callbacks.
- `userData` (in): A pointer that is passed to the callback. The driver does not access its target.
- `callback` (out): The handle of the registration, which is also passed to the callback. [`cuDeviceUnregisterAsyncNotification`] ends the registration.

# Lifetimes

The function and the data at `userData` must stay valid until the callback is unregistered. Calls may come from any thread.

# Errors

- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
] fn cuDeviceRegisterAsyncNotification(device: CUdevice, callbackFunc: CUasyncCallback, userData: *mut c_void, callback: *mut CUasyncCallbackHandle) { call4(&SLOTS.cuDeviceRegisterAsyncNotification, device, callbackFunc, userData, callback) } }
function! { [
/**
Unregisters a callback for asynchronous notifications of a device.

Since CUDA 12.4. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuDeviceUnregisterAsyncNotification(
    CUdevice device,
    CUasyncCallbackHandle callback
);
```

# Parameters

- `device`: The device for which the callback was registered.
- `callback`: The handle from [`cuDeviceRegisterAsyncNotification`].

# Lifetimes

`callback` must not be used again. A callback that is running at the time of the call may still need its data.

# Errors

- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
] fn cuDeviceUnregisterAsyncNotification(device: CUdevice, callback: CUasyncCallbackHandle) { call2(&SLOTS.cuDeviceUnregisterAsyncNotification, device, callback) } }
function! { [
/**
Returns the device with the given PCI bus identifier.

Since CUDA 4.1. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetByPCIBusId(
    CUdevice *dev,        // out
    const char *pciBusId  // in, ends with a zero byte
);
```

# Parameters

- `dev` (out): The device.
- `pciBusId` (in, ends with a zero byte): The identifier `domain:bus:device.function`, in hexadecimal. Either the domain or the function may be left out.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
] fn cuDeviceGetByPCIBusId(dev: *mut CUdevice, pciBusId: *const c_char) { call2(&SLOTS.cuDeviceGetByPCIBusId, dev, pciBusId) } }
function! { [
/**
Returns the PCI bus identifier of a device.

Since CUDA 4.1. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetPCIBusId(
    char *pciBusId,  // out, len elements
    int len,
    CUdevice dev
);
```

# Parameters

- `pciBusId` (out, len elements): The identifier `domain:bus:device.function`, in hexadecimal, as a string. It needs 13 bytes, including the final zero byte.
- `len`: The capacity of `pciBusId`, in bytes.
- `dev`: The device.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
] fn cuDeviceGetPCIBusId(pciBusId: *mut c_char, len: c_int, dev: CUdevice) { call3(&SLOTS.cuDeviceGetPCIBusId, pciBusId, len, dev) } }
function! { [
/**
Returns a handle with which other processes can open an event.

Since CUDA 4.1. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuIpcGetEventHandle(
    CUipcEventHandle *pHandle,  // out, creates or finds an IPC handle
    CUevent event
);
```

# Parameters

- `pHandle` (out, creates or finds an IPC handle): The handle, plain bytes to send to the other process for [`cuIpcOpenEventHandle`].
- `event`: The event, created with [`CUevent_flags::CU_EVENT_INTERPROCESS`] and [`CUevent_flags::CU_EVENT_DISABLE_TIMING`].

# Lifetimes

`event` must exist as long as another process uses the event that it opened from the handle.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_MAP_FAILED`](CUresult::CUDA_ERROR_MAP_FAILED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuIpcGetEventHandle(pHandle: *mut CUipcEventHandle, event: CUevent) { call2(&SLOTS.cuIpcGetEventHandle, pHandle, event) } }
function! { [
/**
Opens an event of another process.

Since CUDA 4.1. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuIpcOpenEventHandle(
    CUevent *phEvent,  // out, creates or finds an event
    CUipcEventHandle handle
);
```

# Parameters

- `phEvent` (out, creates or finds an event): The event in this process, without timing. [`cuEventDestroy_v2`] destroys it.
- `handle`: The handle from [`cuIpcGetEventHandle`].

# Lifetimes

The other process must not destroy its event while this one uses the opened event.

# Errors

- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_MAP_FAILED`](CUresult::CUDA_ERROR_MAP_FAILED)
- [`CUDA_ERROR_PEER_ACCESS_UNSUPPORTED`](CUresult::CUDA_ERROR_PEER_ACCESS_UNSUPPORTED)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuIpcOpenEventHandle(phEvent: *mut CUevent, handle: CUipcEventHandle) { call2(&SLOTS.cuIpcOpenEventHandle, phEvent, handle) } }
function! { [
/**
Returns a handle with which other processes can map an allocation.

Since CUDA 4.1. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuIpcGetMemHandle(
    CUipcMemHandle *pHandle,  // out, creates or finds an IPC handle
    CUdeviceptr dptr
);
```

# Parameters

- `pHandle` (out, creates or finds an IPC handle): The handle, plain bytes to send to the other process for [`cuIpcOpenMemHandle_v2`].
- `dptr`: The start of an allocation from [`cuMemAlloc_v2`].

# Lifetimes

The allocation must not be freed before every process that opened the handle has closed it.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_MAP_FAILED`](CUresult::CUDA_ERROR_MAP_FAILED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuIpcGetMemHandle(pHandle: *mut CUipcMemHandle, dptr: CUdeviceptr) { call2(&SLOTS.cuIpcGetMemHandle, pHandle, dptr) } }
function! { [
/**
Maps an allocation of another process into the current context.

Since CUDA 11.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuIpcOpenMemHandle`.

```c
CUresult cuIpcOpenMemHandle_v2(
    CUdeviceptr *pdptr,  // out, creates or finds IPC memory
    CUipcMemHandle handle,
    unsigned int Flags
);
```

# Parameters

- `pdptr` (out, creates or finds IPC memory): The start of the allocation in this process. [`cuIpcCloseMemHandle`] closes it. If the context has already opened the handle, the address is the same as before.
- `handle`: The handle from [`cuIpcGetMemHandle`]. Within this process, only one context of each device may open the handles of a given device of another process.
- `Flags`: Must be [`CUipcMem_flags::CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS`], which enables peer access if it is needed.

# Lifetimes

The other process must not free the memory before [`cuIpcCloseMemHandle`] has closed it here.

# Errors

- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_MAP_FAILED`](CUresult::CUDA_ERROR_MAP_FAILED)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_TOO_MANY_PEERS`](CUresult::CUDA_ERROR_TOO_MANY_PEERS)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuIpcOpenMemHandle")]
] fn cuIpcOpenMemHandle_v2(pdptr: *mut CUdeviceptr, handle: CUipcMemHandle, Flags: c_uint) { call3(&SLOTS.cuIpcOpenMemHandle_v2, pdptr, handle, Flags) } }
function! { [
/**
Closes memory of another process. The last close unmaps it.

Since CUDA 4.1. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuIpcCloseMemHandle(
    CUdeviceptr dptr  // gives up IPC memory
);
```

# Parameters

- `dptr` (gives up IPC memory): The address from [`cuIpcOpenMemHandle_v2`]. Each call of that function needs its own close.

# Lifetimes

After the last close, nothing in this process may use the memory.

# Errors

- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_MAP_FAILED`](CUresult::CUDA_ERROR_MAP_FAILED)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuIpcCloseMemHandle(dptr: CUdeviceptr) { call1(&SLOTS.cuIpcCloseMemHandle, dptr) } }
function! { [
/**
Registers existing host memory, so that devices can access it. Page-locks it on most systems.

Since CUDA 6.5. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemHostRegister`.

```c
CUresult cuMemHostRegister_v2(
    void *p,  // in, creates a registration
    size_t bytesize,
    unsigned int Flags
);
```

# Parameters

- `p` (in, creates a registration): The start of the memory.
- `bytesize`: The size of the range, in bytes.
- `Flags`: Zero or bits of [`CU_MEMHOSTREGISTER_PORTABLE`], [`CU_MEMHOSTREGISTER_DEVICEMAP`], [`CU_MEMHOSTREGISTER_IOMEMORY`] and [`CU_MEMHOSTREGISTER_READ_ONLY`].

# Lifetimes

The memory must stay allocated until [`cuMemHostUnregister`].

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
] fn cuMemHostRegister_v2(p: *mut c_void, bytesize: usize, Flags: c_uint) { call3(&SLOTS.cuMemHostRegister_v2, p, bytesize, Flags) } }
function! { [
/**
Unregisters host memory, which becomes pageable again.

Since CUDA 4.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemHostUnregister(
    void *p  // in, gives up a registration
);
```

# Parameters

- `p` (in, gives up a registration): The start of the memory, as passed to [`cuMemHostRegister_v2`].

# Lifetimes

No device may use the memory after the call. The memory itself stays allocated.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED`](CUresult::CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED)
*/
] fn cuMemHostUnregister(p: *mut c_void) { call1(&SLOTS.cuMemHostUnregister, p) } }
function! { [
/**
Copies memory between two unified addresses, each on the host or on a device.

Since CUDA 4.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy(
    CUdeviceptr dst,
    CUdeviceptr src,
    size_t ByteCount
);
```

# Parameters

- `dst`: The address to copy to.
- `src`: The address to copy from.
- `ByteCount`: The size of the copy, in bytes.

# Lifetimes

A copy to a device may complete after the call. Until then, device memory that it reads or writes must stay allocated.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemcpy(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize) { call3(&SLOTS.cuMemcpy, dst, src, ByteCount) } }
function! { [
/**
Copies device memory of one context to device memory of another.

Since CUDA 4.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyPeer(
    CUdeviceptr dstDevice,
    CUcontext dstContext,
    CUdeviceptr srcDevice,
    CUcontext srcContext,
    size_t ByteCount
);
```

# Parameters

- `dstDevice`: The address to copy to.
- `dstContext`: The context of `dstDevice`.
- `srcDevice`: The address to copy from.
- `srcContext`: The context of `srcDevice`.
- `ByteCount`: The size of the copy, in bytes.

# Lifetimes

The copy may complete after the call. Until then, both ranges and contexts must stay valid.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemcpyPeer(dstDevice: CUdeviceptr, dstContext: CUcontext, srcDevice: CUdeviceptr, srcContext: CUcontext, ByteCount: usize) { call5(&SLOTS.cuMemcpyPeer, dstDevice, dstContext, srcDevice, srcContext, ByteCount) } }
function! { [
/**
Copies host memory to device memory.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemcpyHtoD`.

```c
CUresult cuMemcpyHtoD_v2(
    CUdeviceptr dstDevice,
    const void *srcHost,  // in, ByteCount elements
    size_t ByteCount
);
```

# Parameters

- `dstDevice`: The device address to copy to.
- `srcHost` (in, ByteCount elements): The host memory to copy from, `ByteCount` bytes.
- `ByteCount`: The size of the copy, in bytes.

# Lifetimes

The copy may complete after the call. Until then, the device memory must stay allocated. The host memory may be reused when the call returns.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemcpyHtoD")]
] fn cuMemcpyHtoD_v2(dstDevice: CUdeviceptr, srcHost: *const c_void, ByteCount: usize) { call3(&SLOTS.cuMemcpyHtoD_v2, dstDevice, srcHost, ByteCount) } }
function! { [
/**
Copies device memory to host memory.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemcpyDtoH`.

```c
CUresult cuMemcpyDtoH_v2(
    void *dstHost,  // out, ByteCount elements
    CUdeviceptr srcDevice,
    size_t ByteCount
);
```

# Parameters

- `dstHost` (out, ByteCount elements): The host memory to copy to, `ByteCount` bytes.
- `srcDevice`: The device address to copy from.
- `ByteCount`: The size of the copy, in bytes.

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemcpyDtoH")]
] fn cuMemcpyDtoH_v2(dstHost: *mut c_void, srcDevice: CUdeviceptr, ByteCount: usize) { call3(&SLOTS.cuMemcpyDtoH_v2, dstHost, srcDevice, ByteCount) } }
function! { [
/**
Copies device memory to device memory.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemcpyDtoD`.

```c
CUresult cuMemcpyDtoD_v2(
    CUdeviceptr dstDevice,
    CUdeviceptr srcDevice,
    size_t ByteCount
);
```

# Parameters

- `dstDevice`: The device address to copy to.
- `srcDevice`: The device address to copy from.
- `ByteCount`: The size of the copy, in bytes.

# Lifetimes

The copy may complete after the call. Until then, both ranges must stay allocated.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemcpyDtoD")]
] fn cuMemcpyDtoD_v2(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: usize) { call3(&SLOTS.cuMemcpyDtoD_v2, dstDevice, srcDevice, ByteCount) } }
function! { [
/**
Copies device memory to a one-dimensional array.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemcpyDtoA`.

```c
CUresult cuMemcpyDtoA_v2(
    CUarray dstArray,
    size_t dstOffset,
    CUdeviceptr srcDevice,
    size_t ByteCount
);
```

# Parameters

- `dstArray`: The array to copy to.
- `dstOffset`: The offset into the array, in bytes.
- `srcDevice`: The device address to copy from.
- `ByteCount`: The size of the copy, in bytes.

# Lifetimes

The copy may complete after the call. Until then, the array and the device memory must exist.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemcpyDtoA")]
] fn cuMemcpyDtoA_v2(dstArray: CUarray, dstOffset: usize, srcDevice: CUdeviceptr, ByteCount: usize) { call4(&SLOTS.cuMemcpyDtoA_v2, dstArray, dstOffset, srcDevice, ByteCount) } }
function! { [
/**
Copies a one-dimensional array to device memory.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemcpyAtoD`.

```c
CUresult cuMemcpyAtoD_v2(
    CUdeviceptr dstDevice,
    CUarray srcArray,
    size_t srcOffset,
    size_t ByteCount
);
```

# Parameters

- `dstDevice`: The device address to copy to, aligned to the size of an array element.
- `srcArray`: The array to copy from.
- `srcOffset`: The offset into the array, in bytes.
- `ByteCount`: The size of the copy, in bytes, a multiple of the size of an array element.

# Lifetimes

The copy may complete after the call. Until then, the array and the device memory must exist.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemcpyAtoD")]
] fn cuMemcpyAtoD_v2(dstDevice: CUdeviceptr, srcArray: CUarray, srcOffset: usize, ByteCount: usize) { call4(&SLOTS.cuMemcpyAtoD_v2, dstDevice, srcArray, srcOffset, ByteCount) } }
function! { [
/**
Copies host memory to a one-dimensional array.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemcpyHtoA`.

```c
CUresult cuMemcpyHtoA_v2(
    CUarray dstArray,
    size_t dstOffset,
    const void *srcHost,  // in, ByteCount elements
    size_t ByteCount
);
```

# Parameters

- `dstArray`: The array to copy to.
- `dstOffset`: The offset into the array, in bytes.
- `srcHost` (in, ByteCount elements): The host memory to copy from, `ByteCount` bytes.
- `ByteCount`: The size of the copy, in bytes.

# Lifetimes

The copy may complete after the call. Until then, the array must exist. The host memory may be reused when the call returns.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemcpyHtoA")]
] fn cuMemcpyHtoA_v2(dstArray: CUarray, dstOffset: usize, srcHost: *const c_void, ByteCount: usize) { call4(&SLOTS.cuMemcpyHtoA_v2, dstArray, dstOffset, srcHost, ByteCount) } }
function! { [
/**
Copies a one-dimensional array to host memory.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemcpyAtoH`.

```c
CUresult cuMemcpyAtoH_v2(
    void *dstHost,  // out, ByteCount elements
    CUarray srcArray,
    size_t srcOffset,
    size_t ByteCount
);
```

# Parameters

- `dstHost` (out, ByteCount elements): The host memory to copy to, `ByteCount` bytes.
- `srcArray`: The array to copy from.
- `srcOffset`: The offset into the array, in bytes.
- `ByteCount`: The size of the copy, in bytes.

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemcpyAtoH")]
] fn cuMemcpyAtoH_v2(dstHost: *mut c_void, srcArray: CUarray, srcOffset: usize, ByteCount: usize) { call4(&SLOTS.cuMemcpyAtoH_v2, dstHost, srcArray, srcOffset, ByteCount) } }
function! { [
/**
Copies a one-dimensional array to another.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemcpyAtoA`.

```c
CUresult cuMemcpyAtoA_v2(
    CUarray dstArray,
    size_t dstOffset,
    CUarray srcArray,
    size_t srcOffset,
    size_t ByteCount
);
```

# Parameters

- `dstArray`: The array to copy to.
- `dstOffset`: The offset into the array, in bytes.
- `srcArray`: The array to copy from. Its elements must have the same size as those of `dstArray`.
- `srcOffset`: The offset into the array, in bytes.
- `ByteCount`: The size of the copy, in bytes, a multiple of the size of an array element.

# Lifetimes

The copy may complete after the call. Until then, both arrays must exist.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemcpyAtoA")]
] fn cuMemcpyAtoA_v2(dstArray: CUarray, dstOffset: usize, srcArray: CUarray, srcOffset: usize, ByteCount: usize) { call5(&SLOTS.cuMemcpyAtoA_v2, dstArray, dstOffset, srcArray, srcOffset, ByteCount) } }
function! { [
/**
Copies a rectangle between host memory, device memory and arrays.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemcpy2D`.

```c
CUresult cuMemcpy2D_v2(
    const CUDA_MEMCPY2D *pCopy  // in
);
```

# Parameters

- `pCopy` (in): The source and the destination of the copy, its width in bytes and its height in rows.

# Lifetimes

The copy may complete after the call. Until then, the device memory and arrays of source and destination must exist. `pCopy` is read during the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemcpy2D")]
] fn cuMemcpy2D_v2(pCopy: *const CUDA_MEMCPY2D) { call1(&SLOTS.cuMemcpy2D_v2, pCopy) } }
function! { [
/**
Copies a rectangle between host memory, device memory and arrays. It accepts pitches that [`cuMemcpy2D_v2`] can reject.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemcpy2DUnaligned`.

```c
CUresult cuMemcpy2DUnaligned_v2(
    const CUDA_MEMCPY2D *pCopy  // in
);
```

# Parameters

- `pCopy` (in): The source and the destination of the copy, its width in bytes and its height in rows.

# Lifetimes

The copy may complete after the call. Until then, the device memory and arrays of source and destination must exist. `pCopy` is read during the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemcpy2DUnaligned")]
] fn cuMemcpy2DUnaligned_v2(pCopy: *const CUDA_MEMCPY2D) { call1(&SLOTS.cuMemcpy2DUnaligned_v2, pCopy) } }
function! { [
/**
Copies a box between host memory, device memory and arrays.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemcpy3D`.

```c
CUresult cuMemcpy3D_v2(
    const CUDA_MEMCPY3D *pCopy  // in
);
```

# Parameters

- `pCopy` (in): The source and the destination of the copy, its width in bytes, its height in rows and its depth in slices.

# Lifetimes

The copy may complete after the call. Until then, the device memory and arrays of source and destination must exist. `pCopy` is read during the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemcpy3D")]
] fn cuMemcpy3D_v2(pCopy: *const CUDA_MEMCPY3D) { call1(&SLOTS.cuMemcpy3D_v2, pCopy) } }
function! { [
/**
Copies a box between memory of two contexts.

Since CUDA 4.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy3DPeer(
    const CUDA_MEMCPY3D_PEER *pCopy  // in
);
```

# Parameters

- `pCopy` (in): The source and the destination of the copy with their contexts, its width in bytes, its height in rows and its depth in slices.

# Lifetimes

The copy may complete after the call. Until then, the memory, arrays and contexts of source and destination must exist. `pCopy` is read during the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemcpy3DPeer(pCopy: *const CUDA_MEMCPY3D_PEER) { call1(&SLOTS.cuMemcpy3DPeer, pCopy) } }
function! { [
/**
Copies memory between two unified addresses, each on the host or on a device, in stream order.

Since CUDA 4.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpyAsync(
    CUdeviceptr dst,
    CUdeviceptr src,
    size_t ByteCount,
    CUstream hStream
);
```

# Parameters

- `dst`: The address to copy to.
- `src`: The address to copy from.
- `ByteCount`: The size of the copy, in bytes.
- `hStream`: The stream that orders the copy. Null is the default stream.

# Lifetimes

Both ranges must stay valid until the stream has run the copy or, in stream capture, until the last launch of the graph has ended. `hStream` may be destroyed while the copy is pending.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuMemcpyAsync(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize, hStream: CUstream) { call4(&SLOTS.cuMemcpyAsync, dst, src, ByteCount, hStream) } }
function! { [
/**
Copies device memory of one context to device memory of another, in stream order.

Since CUDA 4.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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

# Parameters

- `dstDevice`: The address to copy to.
- `dstContext`: The context of `dstDevice`.
- `srcDevice`: The address to copy from.
- `srcContext`: The context of `srcDevice`.
- `ByteCount`: The size of the copy, in bytes.
- `hStream`: The stream that orders the copy. Null is the default stream.

# Lifetimes

Both ranges and contexts must stay valid until the stream has run the copy or, in stream capture, until the last launch of the graph has ended. `hStream` may be destroyed while the copy is pending.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuMemcpyPeerAsync(dstDevice: CUdeviceptr, dstContext: CUcontext, srcDevice: CUdeviceptr, srcContext: CUcontext, ByteCount: usize, hStream: CUstream) { call6(&SLOTS.cuMemcpyPeerAsync, dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream) } }
function! { [
/**
Copies host memory to device memory, in stream order.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemcpyHtoDAsync`.

```c
CUresult cuMemcpyHtoDAsync_v2(
    CUdeviceptr dstDevice,
    const void *srcHost,  // in, ByteCount elements
    size_t ByteCount,
    CUstream hStream
);
```

# Parameters

- `dstDevice`: The device address to copy to.
- `srcHost` (in, ByteCount elements): The host memory to copy from, `ByteCount` bytes.
- `ByteCount`: The size of the copy, in bytes.
- `hStream`: The stream that orders the copy. Null is the default stream.

# Lifetimes

Both ranges must stay valid until the stream has run the copy or, in stream capture, until the last launch of the graph has ended. `hStream` may be destroyed while the copy is pending.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[doc(alias = "cuMemcpyHtoDAsync")]
] fn cuMemcpyHtoDAsync_v2(dstDevice: CUdeviceptr, srcHost: *const c_void, ByteCount: usize, hStream: CUstream) { call4(&SLOTS.cuMemcpyHtoDAsync_v2, dstDevice, srcHost, ByteCount, hStream) } }
function! { [
/**
Copies device memory to host memory, in stream order.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemcpyDtoHAsync`.

```c
CUresult cuMemcpyDtoHAsync_v2(
    void *dstHost,  // out, ByteCount elements
    CUdeviceptr srcDevice,
    size_t ByteCount,
    CUstream hStream
);
```

# Parameters

- `dstHost` (out, ByteCount elements): The host memory to copy to, `ByteCount` bytes.
- `srcDevice`: The device address to copy from.
- `ByteCount`: The size of the copy, in bytes.
- `hStream`: The stream that orders the copy. Null is the default stream.

# Lifetimes

Both ranges must stay valid until the stream has run the copy or, in stream capture, until the last launch of the graph has ended. `hStream` may be destroyed while the copy is pending.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[doc(alias = "cuMemcpyDtoHAsync")]
] fn cuMemcpyDtoHAsync_v2(dstHost: *mut c_void, srcDevice: CUdeviceptr, ByteCount: usize, hStream: CUstream) { call4(&SLOTS.cuMemcpyDtoHAsync_v2, dstHost, srcDevice, ByteCount, hStream) } }
function! { [
/**
Copies device memory to device memory, in stream order.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemcpyDtoDAsync`.

```c
CUresult cuMemcpyDtoDAsync_v2(
    CUdeviceptr dstDevice,
    CUdeviceptr srcDevice,
    size_t ByteCount,
    CUstream hStream
);
```

# Parameters

- `dstDevice`: The device address to copy to.
- `srcDevice`: The device address to copy from.
- `ByteCount`: The size of the copy, in bytes.
- `hStream`: The stream that orders the copy. Null is the default stream.

# Lifetimes

Both ranges must stay valid until the stream has run the copy or, in stream capture, until the last launch of the graph has ended. `hStream` may be destroyed while the copy is pending.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[doc(alias = "cuMemcpyDtoDAsync")]
] fn cuMemcpyDtoDAsync_v2(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: usize, hStream: CUstream) { call4(&SLOTS.cuMemcpyDtoDAsync_v2, dstDevice, srcDevice, ByteCount, hStream) } }
function! { [
/**
Copies host memory to a one-dimensional array, in stream order.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemcpyHtoAAsync`.

```c
CUresult cuMemcpyHtoAAsync_v2(
    CUarray dstArray,
    size_t dstOffset,
    const void *srcHost,  // in, ByteCount elements
    size_t ByteCount,
    CUstream hStream
);
```

# Parameters

- `dstArray`: The array to copy to.
- `dstOffset`: The offset into the array, in bytes.
- `srcHost` (in, ByteCount elements): The host memory to copy from, `ByteCount` bytes.
- `ByteCount`: The size of the copy, in bytes.
- `hStream`: The stream that orders the copy. Null is the default stream.

# Lifetimes

The array and the host memory must stay valid until the stream has run the copy or, in stream capture, until the last launch of the graph has ended. `hStream` may be destroyed while the copy is pending.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[doc(alias = "cuMemcpyHtoAAsync")]
] fn cuMemcpyHtoAAsync_v2(dstArray: CUarray, dstOffset: usize, srcHost: *const c_void, ByteCount: usize, hStream: CUstream) { call5(&SLOTS.cuMemcpyHtoAAsync_v2, dstArray, dstOffset, srcHost, ByteCount, hStream) } }
function! { [
/**
Copies a one-dimensional array to host memory, in stream order.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemcpyAtoHAsync`.

```c
CUresult cuMemcpyAtoHAsync_v2(
    void *dstHost,  // out, ByteCount elements
    CUarray srcArray,
    size_t srcOffset,
    size_t ByteCount,
    CUstream hStream
);
```

# Parameters

- `dstHost` (out, ByteCount elements): The host memory to copy to, `ByteCount` bytes.
- `srcArray`: The array to copy from.
- `srcOffset`: The offset into the array, in bytes.
- `ByteCount`: The size of the copy, in bytes.
- `hStream`: The stream that orders the copy. Null is the default stream.

# Lifetimes

The array and the host memory must stay valid until the stream has run the copy or, in stream capture, until the last launch of the graph has ended. `hStream` may be destroyed while the copy is pending.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[doc(alias = "cuMemcpyAtoHAsync")]
] fn cuMemcpyAtoHAsync_v2(dstHost: *mut c_void, srcArray: CUarray, srcOffset: usize, ByteCount: usize, hStream: CUstream) { call5(&SLOTS.cuMemcpyAtoHAsync_v2, dstHost, srcArray, srcOffset, ByteCount, hStream) } }
function! { [
/**
Copies a rectangle between host memory, device memory and arrays, in stream order.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemcpy2DAsync`.

```c
CUresult cuMemcpy2DAsync_v2(
    const CUDA_MEMCPY2D *pCopy,  // in
    CUstream hStream
);
```

# Parameters

- `pCopy` (in): The source and the destination of the copy, its width in bytes and its height in rows. The struct is read during the call.
- `hStream`: The stream that orders the copy. Null is the default stream.

# Lifetimes

The memory and arrays of source and destination must stay valid until the stream has run the copy or, in stream capture, until the last launch of the graph has ended. `hStream` may be destroyed while the copy is pending.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[doc(alias = "cuMemcpy2DAsync")]
] fn cuMemcpy2DAsync_v2(pCopy: *const CUDA_MEMCPY2D, hStream: CUstream) { call2(&SLOTS.cuMemcpy2DAsync_v2, pCopy, hStream) } }
function! { [
/**
Copies a box between host memory, device memory and arrays, in stream order.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemcpy3DAsync`.

```c
CUresult cuMemcpy3DAsync_v2(
    const CUDA_MEMCPY3D *pCopy,  // in
    CUstream hStream
);
```

# Parameters

- `pCopy` (in): The source and the destination of the copy, its width in bytes, its height in rows and its depth in slices. The struct is read during the call.
- `hStream`: The stream that orders the copy. Null is the default stream.

# Lifetimes

The memory and arrays of source and destination must stay valid until the stream has run the copy or, in stream capture, until the last launch of the graph has ended. `hStream` may be destroyed while the copy is pending.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[doc(alias = "cuMemcpy3DAsync")]
] fn cuMemcpy3DAsync_v2(pCopy: *const CUDA_MEMCPY3D, hStream: CUstream) { call2(&SLOTS.cuMemcpy3DAsync_v2, pCopy, hStream) } }
function! { [
/**
Copies a box between memory of two contexts, in stream order.

Since CUDA 4.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy3DPeerAsync(
    const CUDA_MEMCPY3D_PEER *pCopy,  // in
    CUstream hStream
);
```

# Parameters

- `pCopy` (in): The source and the destination of the copy with their contexts, its width in bytes, its height in rows and its depth in slices. The struct is read during the call.
- `hStream`: The stream that orders the copy. Null is the default stream.

# Lifetimes

The memory, arrays and contexts of source and destination must stay valid until the stream has run the copy or, in stream capture, until the last launch of the graph has ended. `hStream` may be destroyed while the copy is pending.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemcpy3DPeerAsync(pCopy: *const CUDA_MEMCPY3D_PEER, hStream: CUstream) { call2(&SLOTS.cuMemcpy3DPeerAsync, pCopy, hStream) } }
function! { [
/**
Copies memory between pairs of addresses as a batch in stream order. The copies of the batch are not ordered.

Since CUDA 13.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemcpyBatchAsync`.

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

- `dsts` (in, count elements): The addresses to copy to.
- `srcs` (in, count elements): The addresses to copy from.
- `sizes` (in, count elements): The sizes of the copies, in bytes.
- `count`: The number of copies.
- `attrs` (in, numAttrs elements): The attributes, each for one or more consecutive copies.
- `attrsIdxs` (in, numAttrs elements): For each element of `attrs`, the index of the first copy that it applies to. The first index is 0, each is greater than the one before, and all are less than `count`.
- `numAttrs`: The number of attributes, at most `count`.
- `hStream`: The stream that orders the batch. Must not be null or [`CU_STREAM_LEGACY`].

# Lifetimes

The memory of each pair must stay valid until the stream has run the batch or, in stream capture, until the last launch of the graph has ended. A source with [`CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL`] is needed only during the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemcpyBatchAsync")]
] fn cuMemcpyBatchAsync_v2(dsts: *mut CUdeviceptr, srcs: *mut CUdeviceptr, sizes: *mut usize, count: usize, attrs: *mut CUmemcpyAttributes, attrsIdxs: *mut usize, numAttrs: usize, hStream: CUstream) { call8(&SLOTS.cuMemcpyBatchAsync_v2, dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream) } }
function! { [
/**
Copies boxes between memory and arrays as a batch in stream order. The copies of the batch are not ordered.

Since CUDA 13.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemcpy3DBatchAsync`.

```c
CUresult cuMemcpy3DBatchAsync_v2(
    size_t numOps,
    CUDA_MEMCPY3D_BATCH_OP *opList,  // in, numOps elements
    unsigned long long flags,
    CUstream hStream
);
```

# Parameters

- `numOps`: The number of copies.
- `opList` (in, numOps elements): The copies, each with its source and destination, its extent in elements, its access order and its flags. No extent may be zero.
- `flags`: Must be zero.
- `hStream`: The stream that orders the batch. Must not be null.

# Lifetimes

The memory and arrays of each copy must stay valid until the stream has run the batch or, in stream capture, until the last launch of the graph has ended. A source with [`CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL`] is needed only during the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemcpy3DBatchAsync")]
] fn cuMemcpy3DBatchAsync_v2(numOps: usize, opList: *mut CUDA_MEMCPY3D_BATCH_OP, flags: c_ulonglong, hStream: CUstream) { call4(&SLOTS.cuMemcpy3DBatchAsync_v2, numOps, opList, flags, hStream) } }
function! { [
/**
Copies memory between two addresses with attributes, in stream order.

Since CUDA 13.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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

- `dst`: The address to copy to.
- `src`: The address to copy from.
- `size`: The size of the copy, in bytes.
- `attr` (in): The attributes of the copy: its access order, its location hints and its flags.
- `hStream`: The stream that orders the copy.

# Lifetimes

Both ranges must stay valid until the stream has run the copy or, in stream capture, until the last launch of the graph has ended. With [`CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL`], the source is needed only during the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemcpyWithAttributesAsync(dst: CUdeviceptr, src: CUdeviceptr, size: usize, attr: *mut CUmemcpyAttributes, hStream: CUstream) { call5(&SLOTS.cuMemcpyWithAttributesAsync, dst, src, size, attr, hStream) } }
function! { [
/**
Copies a box between memory and arrays with attributes, in stream order.

Since CUDA 13.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemcpy3DWithAttributesAsync(
    CUDA_MEMCPY3D_BATCH_OP *op,  // in
    unsigned long long flags,
    CUstream hStream
);
```

# Parameters

- `op` (in): The source and the destination of the copy, its extent in elements, its access order and its flags.
- `flags`: Must be zero.
- `hStream`: The stream that orders the copy.

# Lifetimes

The memory and arrays of source and destination must stay valid until the stream has run the copy or, in stream capture, until the last launch of the graph has ended. With [`CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL`], the source is needed only during the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemcpy3DWithAttributesAsync(op: *mut CUDA_MEMCPY3D_BATCH_OP, flags: c_ulonglong, hStream: CUstream) { call3(&SLOTS.cuMemcpy3DWithAttributesAsync, op, flags, hStream) } }
function! { [
/**
Fills device memory with a value of 8 bits.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemsetD8`.

```c
CUresult cuMemsetD8_v2(
    CUdeviceptr dstDevice,
    unsigned char uc,
    size_t N
);
```

# Parameters

- `dstDevice`: The start of the memory.
- `uc`: The value.
- `N`: The number of values to write.

# Lifetimes

The fill may complete after the call. Until then, the memory must stay allocated.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemsetD8")]
] fn cuMemsetD8_v2(dstDevice: CUdeviceptr, uc: c_uchar, N: usize) { call3(&SLOTS.cuMemsetD8_v2, dstDevice, uc, N) } }
function! { [
/**
Fills device memory with a value of 16 bits.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemsetD16`.

```c
CUresult cuMemsetD16_v2(
    CUdeviceptr dstDevice,
    unsigned short us,
    size_t N
);
```

# Parameters

- `dstDevice`: The start of the memory, a multiple of 2.
- `us`: The value.
- `N`: The number of values to write.

# Lifetimes

The fill may complete after the call. Until then, the memory must stay allocated.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemsetD16")]
] fn cuMemsetD16_v2(dstDevice: CUdeviceptr, us: c_ushort, N: usize) { call3(&SLOTS.cuMemsetD16_v2, dstDevice, us, N) } }
function! { [
/**
Fills device memory with a value of 32 bits.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemsetD32`.

```c
CUresult cuMemsetD32_v2(
    CUdeviceptr dstDevice,
    unsigned int ui,
    size_t N
);
```

# Parameters

- `dstDevice`: The start of the memory, a multiple of 4.
- `ui`: The value.
- `N`: The number of values to write.

# Lifetimes

The fill may complete after the call. Until then, the memory must stay allocated.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemsetD32")]
] fn cuMemsetD32_v2(dstDevice: CUdeviceptr, ui: c_uint, N: usize) { call3(&SLOTS.cuMemsetD32_v2, dstDevice, ui, N) } }
function! { [
/**
Fills a rectangle of device memory with a value of 8 bits.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemsetD2D8`.

```c
CUresult cuMemsetD2D8_v2(
    CUdeviceptr dstDevice,
    size_t dstPitch,
    unsigned char uc,
    size_t Width,
    size_t Height
);
```

# Parameters

- `dstDevice`: The start of the memory.
- `dstPitch`: The distance between the starts of two rows, in bytes. Ignored if `Height` is 1.
- `uc`: The value.
- `Width`: The number of values in a row.
- `Height`: The number of rows.

# Lifetimes

The fill may complete after the call. Until then, the memory must stay allocated.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemsetD2D8")]
] fn cuMemsetD2D8_v2(dstDevice: CUdeviceptr, dstPitch: usize, uc: c_uchar, Width: usize, Height: usize) { call5(&SLOTS.cuMemsetD2D8_v2, dstDevice, dstPitch, uc, Width, Height) } }
function! { [
/**
Fills a rectangle of device memory with a value of 16 bits.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemsetD2D16`.

```c
CUresult cuMemsetD2D16_v2(
    CUdeviceptr dstDevice,
    size_t dstPitch,
    unsigned short us,
    size_t Width,
    size_t Height
);
```

# Parameters

- `dstDevice`: The start of the memory, a multiple of 2.
- `dstPitch`: The distance between the starts of two rows, in bytes, a multiple of 2. Ignored if `Height` is 1.
- `us`: The value.
- `Width`: The number of values in a row.
- `Height`: The number of rows.

# Lifetimes

The fill may complete after the call. Until then, the memory must stay allocated.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemsetD2D16")]
] fn cuMemsetD2D16_v2(dstDevice: CUdeviceptr, dstPitch: usize, us: c_ushort, Width: usize, Height: usize) { call5(&SLOTS.cuMemsetD2D16_v2, dstDevice, dstPitch, us, Width, Height) } }
function! { [
/**
Fills a rectangle of device memory with a value of 32 bits.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemsetD2D32`.

```c
CUresult cuMemsetD2D32_v2(
    CUdeviceptr dstDevice,
    size_t dstPitch,
    unsigned int ui,
    size_t Width,
    size_t Height
);
```

# Parameters

- `dstDevice`: The start of the memory, a multiple of 4.
- `dstPitch`: The distance between the starts of two rows, in bytes, a multiple of 4. Ignored if `Height` is 1.
- `ui`: The value.
- `Width`: The number of values in a row.
- `Height`: The number of rows.

# Lifetimes

The fill may complete after the call. Until then, the memory must stay allocated.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuMemsetD2D32")]
] fn cuMemsetD2D32_v2(dstDevice: CUdeviceptr, dstPitch: usize, ui: c_uint, Width: usize, Height: usize) { call5(&SLOTS.cuMemsetD2D32_v2, dstDevice, dstPitch, ui, Width, Height) } }
function! { [
/**
Fills device memory with a value of 8 bits, in stream order.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD8Async(
    CUdeviceptr dstDevice,
    unsigned char uc,
    size_t N,
    CUstream hStream
);
```

# Parameters

- `dstDevice`: The start of the memory.
- `uc`: The value.
- `N`: The number of values to write.
- `hStream`: The stream that orders the fill. Null is the default stream.

# Lifetimes

The memory must stay allocated until the stream has run the fill or, in stream capture, until the last launch of the graph has ended. `hStream` may be destroyed while the fill is pending.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemsetD8Async(dstDevice: CUdeviceptr, uc: c_uchar, N: usize, hStream: CUstream) { call4(&SLOTS.cuMemsetD8Async, dstDevice, uc, N, hStream) } }
function! { [
/**
Fills device memory with a value of 16 bits, in stream order.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD16Async(
    CUdeviceptr dstDevice,
    unsigned short us,
    size_t N,
    CUstream hStream
);
```

# Parameters

- `dstDevice`: The start of the memory, a multiple of 2.
- `us`: The value.
- `N`: The number of values to write.
- `hStream`: The stream that orders the fill. Null is the default stream.

# Lifetimes

The memory must stay allocated until the stream has run the fill or, in stream capture, until the last launch of the graph has ended. `hStream` may be destroyed while the fill is pending.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemsetD16Async(dstDevice: CUdeviceptr, us: c_ushort, N: usize, hStream: CUstream) { call4(&SLOTS.cuMemsetD16Async, dstDevice, us, N, hStream) } }
function! { [
/**
Fills device memory with a value of 32 bits, in stream order.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemsetD32Async(
    CUdeviceptr dstDevice,
    unsigned int ui,
    size_t N,
    CUstream hStream
);
```

# Parameters

- `dstDevice`: The start of the memory, a multiple of 4.
- `ui`: The value.
- `N`: The number of values to write.
- `hStream`: The stream that orders the fill. Null is the default stream.

# Lifetimes

The memory must stay allocated until the stream has run the fill or, in stream capture, until the last launch of the graph has ended. `hStream` may be destroyed while the fill is pending.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemsetD32Async(dstDevice: CUdeviceptr, ui: c_uint, N: usize, hStream: CUstream) { call4(&SLOTS.cuMemsetD32Async, dstDevice, ui, N, hStream) } }
function! { [
/**
Fills a rectangle of device memory with a value of 8 bits, in stream order.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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

# Parameters

- `dstDevice`: The start of the memory.
- `dstPitch`: The distance between the starts of two rows, in bytes. Ignored if `Height` is 1.
- `uc`: The value.
- `Width`: The number of values in a row.
- `Height`: The number of rows.
- `hStream`: The stream that orders the fill. Null is the default stream.

# Lifetimes

The memory must stay allocated until the stream has run the fill or, in stream capture, until the last launch of the graph has ended. `hStream` may be destroyed while the fill is pending.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemsetD2D8Async(dstDevice: CUdeviceptr, dstPitch: usize, uc: c_uchar, Width: usize, Height: usize, hStream: CUstream) { call6(&SLOTS.cuMemsetD2D8Async, dstDevice, dstPitch, uc, Width, Height, hStream) } }
function! { [
/**
Fills a rectangle of device memory with a value of 16 bits, in stream order.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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

# Parameters

- `dstDevice`: The start of the memory, a multiple of 2.
- `dstPitch`: The distance between the starts of two rows, in bytes, a multiple of 2. Ignored if `Height` is 1.
- `us`: The value.
- `Width`: The number of values in a row.
- `Height`: The number of rows.
- `hStream`: The stream that orders the fill. Null is the default stream.

# Lifetimes

The memory must stay allocated until the stream has run the fill or, in stream capture, until the last launch of the graph has ended. `hStream` may be destroyed while the fill is pending.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemsetD2D16Async(dstDevice: CUdeviceptr, dstPitch: usize, us: c_ushort, Width: usize, Height: usize, hStream: CUstream) { call6(&SLOTS.cuMemsetD2D16Async, dstDevice, dstPitch, us, Width, Height, hStream) } }
function! { [
/**
Fills a rectangle of device memory with a value of 32 bits, in stream order.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

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

# Parameters

- `dstDevice`: The start of the memory, a multiple of 4.
- `dstPitch`: The distance between the starts of two rows, in bytes, a multiple of 4. Ignored if `Height` is 1.
- `ui`: The value.
- `Width`: The number of values in a row.
- `Height`: The number of rows.
- `hStream`: The stream that orders the fill. Null is the default stream.

# Lifetimes

The memory must stay allocated until the stream has run the fill or, in stream capture, until the last launch of the graph has ended. `hStream` may be destroyed while the fill is pending.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemsetD2D32Async(dstDevice: CUdeviceptr, dstPitch: usize, ui: c_uint, Width: usize, Height: usize, hStream: CUstream) { call6(&SLOTS.cuMemsetD2D32Async, dstDevice, dstPitch, ui, Width, Height, hStream) } }
function! { [
/**
Creates a one-dimensional or two-dimensional array.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuArrayCreate`.

```c
CUresult cuArrayCreate_v2(
    CUarray *pHandle,                            // out, creates an array
    const CUDA_ARRAY_DESCRIPTOR *pAllocateArray  // in
);
```

# Parameters

- `pHandle` (out, creates an array): The array, which [`cuArrayDestroy`] destroys.
- `pAllocateArray` (in): The size and the element format of the array. With a height of 0 it has one dimension.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
#[doc(alias = "cuArrayCreate")]
] fn cuArrayCreate_v2(pHandle: *mut CUarray, pAllocateArray: *const CUDA_ARRAY_DESCRIPTOR) { call2(&SLOTS.cuArrayCreate_v2, pHandle, pAllocateArray) } }
function! { [
/**
Returns the size and the element format of a one-dimensional or two-dimensional array.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuArrayGetDescriptor`.

```c
CUresult cuArrayGetDescriptor_v2(
    CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor,  // out
    CUarray hArray
);
```

# Parameters

- `pArrayDescriptor` (out): The size and the element format.
- `hArray`: The array.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[doc(alias = "cuArrayGetDescriptor")]
] fn cuArrayGetDescriptor_v2(pArrayDescriptor: *mut CUDA_ARRAY_DESCRIPTOR, hArray: CUarray) { call2(&SLOTS.cuArrayGetDescriptor_v2, pArrayDescriptor, hArray) } }
function! { [
/**
Returns the tile layout of a sparse array.

Since CUDA 11.1. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuArrayGetSparseProperties(
    CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties,  // out
    CUarray array
);
```

# Parameters

- `sparseProperties` (out): The extent of a tile and the mip tail of the array.
- `array`: The array, created with [`CUDA_ARRAY3D_SPARSE`]. It must not be a level of a mipmapped array.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuArrayGetSparseProperties(sparseProperties: *mut CUDA_ARRAY_SPARSE_PROPERTIES, array: CUarray) { call2(&SLOTS.cuArrayGetSparseProperties, sparseProperties, array) } }
function! { [
/**
Returns the tile layout of a sparse mipmapped array.

Since CUDA 11.1. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMipmappedArrayGetSparseProperties(
    CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties,  // out
    CUmipmappedArray mipmap
);
```

# Parameters

- `sparseProperties` (out): The extent of a tile and the mip tail of the array.
- `mipmap`: The mipmapped array, created with [`CUDA_ARRAY3D_SPARSE`].

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMipmappedArrayGetSparseProperties(sparseProperties: *mut CUDA_ARRAY_SPARSE_PROPERTIES, mipmap: CUmipmappedArray) { call2(&SLOTS.cuMipmappedArrayGetSparseProperties, sparseProperties, mipmap) } }
function! { [
/**
Returns the size and alignment of the memory that an array needs.

Since CUDA 11.6. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuArrayGetMemoryRequirements(
    CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements,  // out
    CUarray array,
    CUdevice device
);
```

# Parameters

- `memoryRequirements` (out): The size and the alignment, in bytes.
- `array`: The array, created with [`CUDA_ARRAY3D_DEFERRED_MAPPING`].
- `device`: The device on which the memory will be allocated.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuArrayGetMemoryRequirements(memoryRequirements: *mut CUDA_ARRAY_MEMORY_REQUIREMENTS, array: CUarray, device: CUdevice) { call3(&SLOTS.cuArrayGetMemoryRequirements, memoryRequirements, array, device) } }
function! { [
/**
Returns the size and alignment of the memory that a mipmapped array needs.

Since CUDA 11.6. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMipmappedArrayGetMemoryRequirements(
    CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements,  // out
    CUmipmappedArray mipmap,
    CUdevice device
);
```

# Parameters

- `memoryRequirements` (out): The size and the alignment, in bytes.
- `mipmap`: The mipmapped array, created with [`CUDA_ARRAY3D_DEFERRED_MAPPING`].
- `device`: The device on which the memory will be allocated.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMipmappedArrayGetMemoryRequirements(memoryRequirements: *mut CUDA_ARRAY_MEMORY_REQUIREMENTS, mipmap: CUmipmappedArray, device: CUdevice) { call3(&SLOTS.cuMipmappedArrayGetMemoryRequirements, memoryRequirements, mipmap, device) } }
function! { [
/**
Returns one plane of an array with a planar format.

Since CUDA 11.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuArrayGetPlane(
    CUarray *pPlaneArray,  // out, finds an array
    CUarray hArray,
    unsigned int planeIdx
);
```

# Parameters

- `pPlaneArray` (out, finds an array): The plane, as an array that is a part of `hArray`.
- `hArray`: The array, of a planar format such as [`CUarray_format::CU_AD_FORMAT_NV12`].
- `planeIdx`: The index of the plane, from 0.

# Lifetimes

The plane must not be used after `hArray` is destroyed.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuArrayGetPlane(pPlaneArray: *mut CUarray, hArray: CUarray, planeIdx: c_uint) { call3(&SLOTS.cuArrayGetPlane, pPlaneArray, hArray, planeIdx) } }
function! { [
/**
Destroys an array and frees its memory.

Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuArrayDestroy(
    CUarray hArray  // gives up an array
);
```

# Parameters

- `hArray` (gives up an array): The array.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_ARRAY_IS_MAPPED`](CUresult::CUDA_ERROR_ARRAY_IS_MAPPED)
- [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
*/
] fn cuArrayDestroy(hArray: CUarray) { call1(&SLOTS.cuArrayDestroy, hArray) } }
function! { [
/**
Creates an array of one to three dimensions, which can be layered or a cubemap.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuArray3DCreate`.

```c
CUresult cuArray3DCreate_v2(
    CUarray *pHandle,                              // out, creates an array
    const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray  // in
);
```

# Parameters

- `pHandle` (out, creates an array): The array, which [`cuArrayDestroy`] destroys.
- `pAllocateArray` (in): The size, the element format and the flags of the array. A height or a depth of 0 means that the array lacks that dimension.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
#[doc(alias = "cuArray3DCreate")]
] fn cuArray3DCreate_v2(pHandle: *mut CUarray, pAllocateArray: *const CUDA_ARRAY3D_DESCRIPTOR) { call2(&SLOTS.cuArray3DCreate_v2, pHandle, pAllocateArray) } }
function! { [
/**
Returns the size, the element format and the flags of an array.

Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. In C and in Rust it is also called `cuArray3DGetDescriptor`.

```c
CUresult cuArray3DGetDescriptor_v2(
    CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor,  // out
    CUarray hArray
);
```

# Parameters

- `pArrayDescriptor` (out): The size, the element format and the flags. Unused extents are 0.
- `hArray`: The array, of any number of dimensions.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
*/
#[doc(alias = "cuArray3DGetDescriptor")]
] fn cuArray3DGetDescriptor_v2(pArrayDescriptor: *mut CUDA_ARRAY3D_DESCRIPTOR, hArray: CUarray) { call2(&SLOTS.cuArray3DGetDescriptor_v2, pArrayDescriptor, hArray) } }
function! { [
/**
Creates a mipmapped array.

Since CUDA 5.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMipmappedArrayCreate(
    CUmipmappedArray *pHandle,                           // out, creates a mipmapped array
    const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc,  // in
    unsigned int numMipmapLevels
);
```

# Parameters

- `pHandle` (out, creates a mipmapped array): The mipmapped array, which [`cuMipmappedArrayDestroy`] destroys.
- `pMipmappedArrayDesc` (in): The size, the element format and the flags of level 0.
- `numMipmapLevels`: The number of levels. It is clamped to the range from 1 to the largest number that the size allows.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
] fn cuMipmappedArrayCreate(pHandle: *mut CUmipmappedArray, pMipmappedArrayDesc: *const CUDA_ARRAY3D_DESCRIPTOR, numMipmapLevels: c_uint) { call3(&SLOTS.cuMipmappedArrayCreate, pHandle, pMipmappedArrayDesc, numMipmapLevels) } }
function! { [
/**
Returns one level of a mipmapped array.

Since CUDA 5.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMipmappedArrayGetLevel(
    CUarray *pLevelArray,  // out, finds an array
    CUmipmappedArray hMipmappedArray,
    unsigned int level
);
```

# Parameters

- `pLevelArray` (out, finds an array): The level, as an array that is a part of `hMipmappedArray`.
- `hMipmappedArray`: The mipmapped array.
- `level`: The index of the level. 0 is the largest.

# Lifetimes

The level must not be used after `hMipmappedArray` is destroyed.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuMipmappedArrayGetLevel(pLevelArray: *mut CUarray, hMipmappedArray: CUmipmappedArray, level: c_uint) { call3(&SLOTS.cuMipmappedArrayGetLevel, pLevelArray, hMipmappedArray, level) } }
function! { [
/**
Destroys a mipmapped array and all its levels.

Since CUDA 5.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMipmappedArrayDestroy(
    CUmipmappedArray hMipmappedArray  // gives up a mipmapped array
);
```

# Parameters

- `hMipmappedArray` (gives up a mipmapped array): The mipmapped array. Neither it nor its levels may be in use.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_ARRAY_IS_MAPPED`](CUresult::CUDA_ERROR_ARRAY_IS_MAPPED)
- [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
*/
] fn cuMipmappedArrayDestroy(hMipmappedArray: CUmipmappedArray) { call1(&SLOTS.cuMipmappedArrayDestroy, hMipmappedArray) } }
function! { [
/**
Returns a handle of the operating system, such as a DMA-BUF file descriptor, for a range of memory.

Since CUDA 11.7. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemGetHandleForAddressRange(
    void *handle,  // out
    CUdeviceptr dptr,
    size_t size,
    CUmemRangeHandleType handleType,
    unsigned long long flags
);
```

# Parameters

- `handle` (out): The handle, an `int` for [`CUmemRangeHandleType::CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD`].
- `dptr`: The start of the range, a multiple of the host's page size.
- `size`: The size of the range, in bytes, a multiple of the host's page size.
- `handleType`: The type of the handle.
- `flags`: Zero, or [`CUmemRangeFlags::CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE`] for a DMA-BUF.

# Lifetimes

The caller owns a returned file descriptor and closes it. The memory must stay allocated and must keep its mappings while the handle is in use.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuMemGetHandleForAddressRange(handle: *mut c_void, dptr: CUdeviceptr, size: usize, handleType: CUmemRangeHandleType, flags: c_ulonglong) { call5(&SLOTS.cuMemGetHandleForAddressRange, handle, dptr, size, handleType, flags) } }
function! { [
/**
Decompresses data in hardware as one batch, in stream order.

Since CUDA 12.6. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual.

```c
CUresult cuMemBatchDecompressAsync(
    CUmemDecompressParams *paramsArray,  // in, count elements
    size_t count,
    unsigned int flags,
    size_t *errorIndex,                  // out, may be null
    CUstream stream
);
```

# Parameters

- `paramsArray` (in, count elements): The operations, each with its source, destination, sizes and algorithm. All memory that they name must have [`CUpointer_attribute::CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE`].
- `count`: The number of operations.
- `flags`: Must be zero.
- `errorIndex` (out, may be null): The index of the operation that caused an error of this call. `SIZE_MAX` stands for an error that belongs to no single operation.
- `stream`: The stream that orders the batch. Null is the default stream.

# Lifetimes

`paramsArray`, and the memory that its elements name, must stay valid until the stream has run the batch. `stream` may be destroyed while the batch is pending.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuMemBatchDecompressAsync(paramsArray: *mut CUmemDecompressParams, count: usize, flags: c_uint, errorIndex: *mut usize, stream: CUstream) { call5(&SLOTS.cuMemBatchDecompressAsync, paramsArray, count, flags, errorIndex, stream) } }
function! { [
/**
Reserves a virtual address range. Nothing is mapped in it yet.

Since CUDA 10.2. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual.

```c
CUresult cuMemAddressReserve(
    CUdeviceptr *ptr,  // out, creates a reservation
    size_t size,
    size_t alignment,
    CUdeviceptr addr,
    unsigned long long flags
);
```

# Parameters

- `ptr` (out, creates a reservation): The start of the reserved range.
- `size`: The size of the range, in bytes, a multiple of the host's page size.
- `alignment`: The alignment of the start, in bytes, a power of two. 0 stands for the default alignment.
- `addr`: A hint for the start of the range, a multiple of the host's page size. With 0 the driver chooses the start.
- `flags`: Must be zero.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuMemAddressReserve(ptr: *mut CUdeviceptr, size: usize, alignment: usize, addr: CUdeviceptr, flags: c_ulonglong) { call5(&SLOTS.cuMemAddressReserve, ptr, size, alignment, addr, flags) } }
function! { [
/**
Frees a reserved virtual address range. Nothing may be mapped in it any more.

Since CUDA 10.2. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual.

```c
CUresult cuMemAddressFree(
    CUdeviceptr ptr,  // gives up a reservation
    size_t size
);
```

# Parameters

- `ptr` (gives up a reservation): The start of the range, as [`cuMemAddressReserve`] returned it.
- `size`: The size of the whole range, in bytes, as it was reserved.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuMemAddressFree(ptr: CUdeviceptr, size: usize) { call2(&SLOTS.cuMemAddressFree, ptr, size) } }
function! { [
/**
Creates a physical memory allocation. It has no address until [`cuMemMap`] maps it.

Since CUDA 10.2. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual.

```c
CUresult cuMemCreate(
    CUmemGenericAllocationHandle *handle,  // out, creates an allocation
    size_t size,
    const CUmemAllocationProp *prop,       // in
    unsigned long long flags
);
```

# Parameters

- `handle` (out, creates an allocation): The allocation handle, which [`cuMemRelease`] releases.
- `size`: The size of the allocation, in bytes. A multiple of the minimum granularity that [`cuMemGetAllocationGranularity`] returns for `prop`.
- `prop` (in): The properties of the allocation: its type, its location and the handle types that it can be exported as.
- `flags`: Must be zero.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuMemCreate(handle: *mut CUmemGenericAllocationHandle, size: usize, prop: *const CUmemAllocationProp, flags: c_ulonglong) { call4(&SLOTS.cuMemCreate, handle, size, prop, flags) } }
function! { [
/**
Releases one reference to an allocation or a multicast object.

Since CUDA 10.2. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual.

```c
CUresult cuMemRelease(
    CUmemGenericAllocationHandle handle  // gives up an allocation
);
```

# Parameters

- `handle` (gives up an allocation): The handle from [`cuMemCreate`], [`cuMulticastCreate`], [`cuMemImportFromShareableHandle`] or [`cuMemRetainAllocationHandle`]. Each of these calls needs a release of its own.

# Lifetimes

Mappings stay valid: the memory is freed when no reference, no exported handle and no mapping is left. The released reference must not be used again.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuMemRelease(handle: CUmemGenericAllocationHandle) { call1(&SLOTS.cuMemRelease, handle) } }
function! { [
/**
Maps an allocation or a multicast object into a reserved virtual address range.

Since CUDA 10.2. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual.

```c
CUresult cuMemMap(
    CUdeviceptr ptr,  // creates a mapping
    size_t size,
    size_t offset,
    CUmemGenericAllocationHandle handle,
    unsigned long long flags
);
```

# Parameters

- `ptr` (creates a mapping): The address of the mapping, in a range from [`cuMemAddressReserve`] where nothing is mapped. A multiple of the minimum granularity. [`cuMemSetAccess`] makes the mapping accessible.
- `size`: The size of the mapping, in bytes. A multiple of the minimum granularity that [`cuMemGetAllocationGranularity`] returns, or [`cuMulticastGetGranularity`] for a multicast object.
- `offset`: The offset into the allocation, in bytes. Must be zero for an allocation. For a multicast object, a multiple of the minimum granularity.
- `handle`: The allocation or the multicast object. For a multicast object, the call blocks until every device is added.
- `flags`: Must be zero.

# Lifetimes

The address range must stay reserved until [`cuMemUnmap`]. The handle of an allocation may be released before, because the mapping keeps the memory. Keep the handle of a multicast object until the range is unmapped.

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
] fn cuMemMap(ptr: CUdeviceptr, size: usize, offset: usize, handle: CUmemGenericAllocationHandle, flags: c_ulonglong) { call5(&SLOTS.cuMemMap, ptr, size, offset, handle, flags) } }
function! { [
/**
Maps tile pool memory to subregions of sparse arrays, or unmaps it, in stream order.

Since CUDA 11.1. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual.

```c
CUresult cuMemMapArrayAsync(
    CUarrayMapInfo *mapInfoList,  // in, count elements
    unsigned int count,
    CUstream hStream
);
```

# Parameters

- `mapInfoList` (in, count elements): The map and unmap operations.
- `count`: The number of operations.
- `hStream`: The stream. In the `deviceBitMask` of each operation, only the bit of the stream's device must be set.

# Lifetimes

The arrays and tile pool allocations named in `mapInfoList` must exist until the stream has run the operations. `hStream` may be destroyed while they are pending.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuMemMapArrayAsync(mapInfoList: *mut CUarrayMapInfo, count: c_uint, hStream: CUstream) { call3(&SLOTS.cuMemMapArrayAsync, mapInfoList, count, hStream) } }
function! { [
/**
Unmaps the memory of a virtual address range. The range stays reserved.

Since CUDA 10.2. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual.

```c
CUresult cuMemUnmap(
    CUdeviceptr ptr,  // gives up a mapping
    size_t size
);
```

# Parameters

- `ptr` (gives up a mapping): The start of the range, which must be the start of a mapping. All work that uses the range must be complete.
- `size`: The size of the range, in bytes. It must cover whole mappings.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuMemUnmap(ptr: CUdeviceptr, size: usize) { call2(&SLOTS.cuMemUnmap, ptr, size) } }
function! { [
/**
Sets the access that locations have to a mapped virtual address range.

Since CUDA 10.2. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual.

```c
CUresult cuMemSetAccess(
    CUdeviceptr ptr,
    size_t size,
    const CUmemAccessDesc *desc,  // in, count elements
    size_t count
);
```

# Parameters

- `ptr`: The start of the range, which must be the start of a mapping.
- `size`: The size of the range, in bytes. The range must consist of whole mappings, without a gap.
- `desc` (in, count elements): The locations, each with its access flags.
- `count`: The number of elements of `desc`.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuMemSetAccess(ptr: CUdeviceptr, size: usize, desc: *const CUmemAccessDesc, count: usize) { call4(&SLOTS.cuMemSetAccess, ptr, size, desc, count) } }
function! { [
/**
Returns the access that a location has to the memory mapped at an address.

Since CUDA 10.2. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual.

```c
CUresult cuMemGetAccess(
    unsigned long long *flags,      // out
    const CUmemLocation *location,  // in
    CUdeviceptr ptr
);
```

# Parameters

- `flags` (out): The access, a value of [`CUmemAccess_flags`].
- `location` (in): The location.
- `ptr`: The address, in a mapped range.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuMemGetAccess(flags: *mut c_ulonglong, location: *const CUmemLocation, ptr: CUdeviceptr) { call3(&SLOTS.cuMemGetAccess, flags, location, ptr) } }
function! { [
/**
Exports an allocation or a multicast object as a handle for another process.

Since CUDA 10.2. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual.

```c
CUresult cuMemExportToShareableHandle(
    void *shareableHandle,  // out
    CUmemGenericAllocationHandle handle,
    CUmemAllocationHandleType handleType,
    unsigned long long flags
);
```

# Parameters

- `shareableHandle` (out): The exported handle, of the type that `handleType` selects: an `int` file descriptor, a Windows `HANDLE`, or a [`CUmemFabricHandle`].
- `handle`: The allocation or the multicast object.
- `handleType`: The type of the exported handle, one of those requested at creation.
- `flags`: Must be zero.

# Lifetimes

The caller owns an exported file descriptor or Windows handle, and closes it. Keep `handle` until the other process has imported the object.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuMemExportToShareableHandle(shareableHandle: *mut c_void, handle: CUmemGenericAllocationHandle, handleType: CUmemAllocationHandleType, flags: c_ulonglong) { call4(&SLOTS.cuMemExportToShareableHandle, shareableHandle, handle, handleType, flags) } }
function! { [
/**
Imports an allocation or a multicast object that another process exported.

Since CUDA 10.2. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual.

```c
CUresult cuMemImportFromShareableHandle(
    CUmemGenericAllocationHandle *handle,  // out, creates or finds an allocation
    void *osHandle,                        // in
    CUmemAllocationHandleType shHandleType
);
```

# Parameters

- `handle` (out, creates or finds an allocation): The handle in this process. [`cuMemRelease`] must release it once for each import. Imports of the same object can return different values.
- `osHandle` (in): The exported handle: a file descriptor or a Windows `HANDLE` as the pointer's value, or a pointer to a [`CUmemFabricHandle`].
- `shHandleType`: The type of `osHandle`, as it was exported.

# Lifetimes

The caller still owns a file descriptor or Windows handle in `osHandle`, and may close it after the call.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuMemImportFromShareableHandle(handle: *mut CUmemGenericAllocationHandle, osHandle: *mut c_void, shHandleType: CUmemAllocationHandleType) { call3(&SLOTS.cuMemImportFromShareableHandle, handle, osHandle, shHandleType) } }
function! { [
/**
Returns the granularity of the sizes and addresses of allocations with given properties.

Since CUDA 10.2. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual.

```c
CUresult cuMemGetAllocationGranularity(
    size_t *granularity,              // out
    const CUmemAllocationProp *prop,  // in
    CUmemAllocationGranularity_flags option
);
```

# Parameters

- `granularity` (out): The granularity, in bytes.
- `prop` (in): The properties of the allocation.
- `option`: The minimum granularity or the recommended one, which performs best.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuMemGetAllocationGranularity(granularity: *mut usize, prop: *const CUmemAllocationProp, option: CUmemAllocationGranularity_flags) { call3(&SLOTS.cuMemGetAllocationGranularity, granularity, prop, option) } }
function! { [
/**
Returns the properties of an allocation.

Since CUDA 10.2. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual.

```c
CUresult cuMemGetAllocationPropertiesFromHandle(
    CUmemAllocationProp *prop,  // out
    CUmemGenericAllocationHandle handle
);
```

# Parameters

- `prop` (out): The properties.
- `handle`: The allocation.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuMemGetAllocationPropertiesFromHandle(prop: *mut CUmemAllocationProp, handle: CUmemGenericAllocationHandle) { call2(&SLOTS.cuMemGetAllocationPropertiesFromHandle, prop, handle) } }
function! { [
/**
Returns the handle of the allocation that is mapped at an address, and adds a reference to it.

Since CUDA 11.0. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual.

```c
CUresult cuMemRetainAllocationHandle(
    CUmemGenericAllocationHandle *handle,  // out, creates or finds an allocation
    void *addr                             // in
);
```

# Parameters

- `handle` (out, creates or finds an allocation): The handle with which the memory was mapped. Each call needs a call of [`cuMemRelease`].
- `addr` (in): Any address in a range mapped by [`cuMemMap`]. The driver looks it up and does not access it.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuMemRetainAllocationHandle(handle: *mut CUmemGenericAllocationHandle, addr: *mut c_void) { call2(&SLOTS.cuMemRetainAllocationHandle, handle, addr) } }
function! { [
/**
Frees memory in stream order.

Since CUDA 11.2. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemFreeAsync(
    CUdeviceptr dptr,  // gives up memory
    CUstream hStream
);
```

# Parameters

- `dptr` (gives up memory): The start of the allocation, from [`cuMemAllocAsync`], [`cuMemAllocFromPoolAsync`], [`cuMemPoolImportPointer`] or an allocation node of a graph.
- `hStream`: The stream in whose order the memory is freed. Null is the default stream. In stream capture, a free node is added, and the memory must be an allocation of a graph.

# Lifetimes

Work that uses the memory must precede the free in stream order, and no such work may be submitted after the call. `hStream` may be destroyed while the free is pending.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuMemFreeAsync(dptr: CUdeviceptr, hStream: CUstream) { call2(&SLOTS.cuMemFreeAsync, dptr, hStream) } }
function! { [
/**
Allocates memory from the current memory pool of the stream's device, in stream order.

Since CUDA 11.2. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemAllocAsync(
    CUdeviceptr *dptr,  // out, creates memory
    size_t bytesize,
    CUstream hStream
);
```

# Parameters

- `dptr` (out, creates memory): The start of the allocation. The address is known at once, but only work that follows the allocation in stream order may use the memory.
- `bytesize`: The size of the allocation, in bytes.
- `hStream`: The stream in whose order the memory is allocated. Null is the default stream. In stream capture, an allocation node is added, and the graph owns the memory.

# Lifetimes

The allocation exists until it is freed, also after `hStream` is destroyed.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuMemAllocAsync(dptr: *mut CUdeviceptr, bytesize: usize, hStream: CUstream) { call3(&SLOTS.cuMemAllocAsync, dptr, bytesize, hStream) } }
function! { [
/**
Releases unused memory of a memory pool to the operating system.

Since CUDA 11.2. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemPoolTrimTo(
    CUmemoryPool pool,
    size_t minBytesToKeep
);
```

# Parameters

- `pool`: The memory pool.
- `minBytesToKeep`: The least number of bytes that stay reserved. A pool that has fewer is left as it is.

# Errors

- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemPoolTrimTo(pool: CUmemoryPool, minBytesToKeep: usize) { call2(&SLOTS.cuMemPoolTrimTo, pool, minBytesToKeep) } }
function! { [
/**
Sets an attribute of a memory pool, or resets one of its high watermarks.

Since CUDA 11.2. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemPoolSetAttribute(
    CUmemoryPool pool,
    CUmemPool_attribute attr,
    void *value  // in, of the type that attr selects
);
```

# Parameters

- `pool`: The memory pool.
- `attr`: The attribute.
- `value` (in, of the type that attr selects): The value, an `int` or a [`cuuint64_t`] depending on `attr`. A high watermark can only be set to 0.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemPoolSetAttribute(pool: CUmemoryPool, attr: CUmemPool_attribute, value: *mut c_void) { call3(&SLOTS.cuMemPoolSetAttribute, pool, attr, value) } }
function! { [
/**
Returns an attribute of a memory pool.

Since CUDA 11.2. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemPoolGetAttribute(
    CUmemoryPool pool,
    CUmemPool_attribute attr,
    void *value  // out
);
```

# Parameters

- `pool`: The memory pool.
- `attr`: The attribute.
- `value` (out): The value, of the type that `attr` selects, such as `int`, [`cuuint64_t`] or [`CUmemLocationType`].

# Errors

- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemPoolGetAttribute(pool: CUmemoryPool, attr: CUmemPool_attribute, value: *mut c_void) { call3(&SLOTS.cuMemPoolGetAttribute, pool, attr, value) } }
function! { [
/**
Sets the access that locations have to the memory of a memory pool.

Since CUDA 11.2. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemPoolSetAccess(
    CUmemoryPool pool,
    const CUmemAccessDesc *map,  // in, count elements
    size_t count
);
```

# Parameters

- `pool`: The memory pool.
- `map` (in, count elements): The locations, each with its access flags.
- `count`: The number of elements of `map`.

# Errors

- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuMemPoolSetAccess(pool: CUmemoryPool, map: *const CUmemAccessDesc, count: usize) { call3(&SLOTS.cuMemPoolSetAccess, pool, map, count) } }
function! { [
/**
Returns the access that a location has to the memory of a memory pool.

Since CUDA 11.2. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemPoolGetAccess(
    CUmemAccess_flags *flags,  // out
    CUmemoryPool memPool,
    CUmemLocation *location    // in
);
```

# Parameters

- `flags` (out): The access.
- `memPool`: The memory pool.
- `location` (in): The location.
*/
] fn cuMemPoolGetAccess(flags: *mut CUmemAccess_flags, memPool: CUmemoryPool, location: *mut CUmemLocation) { call3(&SLOTS.cuMemPoolGetAccess, flags, memPool, location) } }
function! { [
/**
Creates a memory pool.

Since CUDA 11.2. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemPoolCreate(
    CUmemoryPool *pool,              // out, creates a memory pool
    const CUmemPoolProps *poolProps  // in
);
```

# Parameters

- `pool` (out, creates a memory pool): The memory pool, which [`cuMemPoolDestroy`] destroys.
- `poolProps` (in): The properties of the pool: the type and location of its memory, its maximum size and the handle types that it can be exported as.

# Errors

- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuMemPoolCreate(pool: *mut CUmemoryPool, poolProps: *const CUmemPoolProps) { call2(&SLOTS.cuMemPoolCreate, pool, poolProps) } }
function! { [
/**
Destroys a memory pool.

Since CUDA 11.2. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemPoolDestroy(
    CUmemoryPool pool  // gives up a memory pool
);
```

# Parameters

- `pool` (gives up a memory pool): The memory pool, which must not be a default one. If it is the current pool of a device, the default pool becomes current.

# Lifetimes

Existing allocations stay valid until they are freed, and the last one releases the pool's memory. `pool` must not be used again.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuMemPoolDestroy(pool: CUmemoryPool) { call1(&SLOTS.cuMemPoolDestroy, pool) } }
function! { [
/**
Returns the default memory pool of a location, for an allocation type.

Since CUDA 13.0. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemGetDefaultMemPool(
    CUmemoryPool *pool_out,   // out
    CUmemLocation *location,  // in
    CUmemAllocationType type
);
```

# Parameters

- `pool_out` (out): The default memory pool. It must not be destroyed.
- `location` (in): The location: a device, a locality domain of a device, the host, or a NUMA node of the host. For managed memory it can also be [`CUmemLocationType::CU_MEM_LOCATION_TYPE_NONE`].
- `type`: The allocation type: pinned, or managed. A locality domain has no managed pool.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuMemGetDefaultMemPool(pool_out: *mut CUmemoryPool, location: *mut CUmemLocation, type_: CUmemAllocationType) { call3(&SLOTS.cuMemGetDefaultMemPool, pool_out, location, type_) } }
function! { [
/**
Returns the current memory pool of a location, for an allocation type.

Since CUDA 13.0. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemGetMemPool(
    CUmemoryPool *pool,       // out
    CUmemLocation *location,  // in
    CUmemAllocationType type
);
```

# Parameters

- `pool` (out): The memory pool that [`cuMemSetMemPool`] or [`cuDeviceSetMemPool`] set last, or the default one if none was set.
- `location` (in): The location: a device, a locality domain of a device, the host, or a NUMA node of the host. For managed memory it can also be [`CUmemLocationType::CU_MEM_LOCATION_TYPE_NONE`].
- `type`: The allocation type: pinned, or managed. A locality domain has no managed pool.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuMemGetMemPool(pool: *mut CUmemoryPool, location: *mut CUmemLocation, type_: CUmemAllocationType) { call3(&SLOTS.cuMemGetMemPool, pool, location, type_) } }
function! { [
/**
Sets a memory pool as the current one of its location and allocation type.

Since CUDA 13.0. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemSetMemPool(
    CUmemLocation *location,  // in
    CUmemAllocationType type,
    CUmemoryPool pool
);
```

# Parameters

- `location` (in): The location, which must be that of `pool`.
- `type`: The allocation type, which must be that of `pool`: pinned, or managed.
- `pool`: The memory pool. [`cuMemAllocAsync`] allocates from the current pool of the stream's device.

# Lifetimes

Keep `pool` while it is current. The current pool of a device may be destroyed: then the default pool becomes current.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuMemSetMemPool(location: *mut CUmemLocation, type_: CUmemAllocationType, pool: CUmemoryPool) { call3(&SLOTS.cuMemSetMemPool, location, type_, pool) } }
function! { [
/**
Allocates memory from a given memory pool, in stream order.

Since CUDA 11.2. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemAllocFromPoolAsync(
    CUdeviceptr *dptr,  // out, creates memory
    size_t bytesize,
    CUmemoryPool pool,
    CUstream hStream
);
```

# Parameters

- `dptr` (out, creates memory): The start of the allocation. The address is known at once, but only work that follows the allocation in stream order may use the memory.
- `bytesize`: The size of the allocation, in bytes.
- `pool`: The memory pool. It can belong to another device than the stream, but it must not be an imported pool.
- `hStream`: The stream in whose order the memory is allocated. Null is the default stream. In stream capture, an allocation node is added, and the graph owns the memory.

# Lifetimes

The allocation exists until it is freed, also after `pool` or `hStream` is destroyed.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuMemAllocFromPoolAsync(dptr: *mut CUdeviceptr, bytesize: usize, pool: CUmemoryPool, hStream: CUstream) { call4(&SLOTS.cuMemAllocFromPoolAsync, dptr, bytesize, pool, hStream) } }
function! { [
/**
Exports a memory pool as a handle for another process.

Since CUDA 11.2. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemPoolExportToShareableHandle(
    void *handle_out,  // out
    CUmemoryPool pool,
    CUmemAllocationHandleType handleType,
    unsigned long long flags
);
```

# Parameters

- `handle_out` (out): The exported handle, of the type that `handleType` selects: an `int` file descriptor, a Windows `HANDLE`, or a [`CUmemFabricHandle`].
- `pool`: The memory pool, which was created with this handle type.
- `handleType`: The type of the exported handle.
- `flags`: Must be zero.

# Lifetimes

The caller owns an exported file descriptor or Windows handle, and closes it. Keep `pool` while another process uses it.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuMemPoolExportToShareableHandle(handle_out: *mut c_void, pool: CUmemoryPool, handleType: CUmemAllocationHandleType, flags: c_ulonglong) { call4(&SLOTS.cuMemPoolExportToShareableHandle, handle_out, pool, handleType, flags) } }
function! { [
/**
Imports a memory pool that another process exported.

Since CUDA 11.2. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemPoolImportFromShareableHandle(
    CUmemoryPool *pool_out,  // out, creates or finds a memory pool
    void *handle,            // in
    CUmemAllocationHandleType handleType,
    unsigned long long flags
);
```

# Parameters

- `pool_out` (out, creates or finds a memory pool): The imported memory pool, which [`cuMemPoolDestroy`] destroys. It can import allocations with [`cuMemPoolImportPointer`], but cannot allocate.
- `handle` (in): The exported handle: a file descriptor or a Windows `HANDLE` as the pointer's value, or a pointer to a [`CUmemFabricHandle`].
- `handleType`: The type of `handle`, as it was exported.
- `flags`: Must be zero.

# Lifetimes

The caller still owns a file descriptor or Windows handle in `handle`, and may close it after the call. The exporting process must keep its pool while this one uses it.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuMemPoolImportFromShareableHandle(pool_out: *mut CUmemoryPool, handle: *mut c_void, handleType: CUmemAllocationHandleType, flags: c_ulonglong) { call4(&SLOTS.cuMemPoolImportFromShareableHandle, pool_out, handle, handleType, flags) } }
function! { [
/**
Exports one allocation of a shared memory pool.

Since CUDA 11.2. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemPoolExportPointer(
    CUmemPoolPtrExportData *shareData_out,  // out
    CUdeviceptr ptr
);
```

# Parameters

- `shareData_out` (out): The data for [`cuMemPoolImportPointer`], plain bytes to send to the other process.
- `ptr`: The start of the allocation.

# Lifetimes

The allocation must not be freed before every process that imported it has freed its import.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuMemPoolExportPointer(shareData_out: *mut CUmemPoolPtrExportData, ptr: CUdeviceptr) { call2(&SLOTS.cuMemPoolExportPointer, shareData_out, ptr) } }
function! { [
/**
Imports one allocation of an imported memory pool.

Since CUDA 11.2. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual.

```c
CUresult cuMemPoolImportPointer(
    CUdeviceptr *ptr_out,              // out, creates or finds memory
    CUmemoryPool pool,
    CUmemPoolPtrExportData *shareData  // in
);
```

# Parameters

- `ptr_out` (out, creates or finds memory): The start of the allocation in this process. [`cuMemFree_v2`] or [`cuMemFreeAsync`] frees it.
- `pool`: The imported memory pool.
- `shareData` (in): The data from [`cuMemPoolExportPointer`].

# Lifetimes

The memory may be used once the exporting process has completed the allocation. It must be freed in this process before it is freed in the exporting one.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuMemPoolImportPointer(ptr_out: *mut CUdeviceptr, pool: CUmemoryPool, shareData: *mut CUmemPoolPtrExportData) { call3(&SLOTS.cuMemPoolImportPointer, ptr_out, pool, shareData) } }
function! { [
/**
Creates a multicast object, to which the devices of a team bind memory.

Since CUDA 12.1. [Multicast Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html) in NVIDIA's manual.

```c
CUresult cuMulticastCreate(
    CUmemGenericAllocationHandle *mcHandle,  // out, creates an allocation
    const CUmulticastObjectProp *prop        // in
);
```

# Parameters

- `mcHandle` (out, creates an allocation): The handle of the multicast object, which [`cuMemRelease`] releases.
- `prop` (in): The properties: the number of devices, the size for each device in bytes, and the handle types for export.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuMulticastCreate(mcHandle: *mut CUmemGenericAllocationHandle, prop: *const CUmulticastObjectProp) { call2(&SLOTS.cuMulticastCreate, mcHandle, prop) } }
function! { [
/**
Adds a device to the team of a multicast object. The device cannot be removed again.

Since CUDA 12.1. [Multicast Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html) in NVIDIA's manual.

```c
CUresult cuMulticastAddDevice(
    CUmemGenericAllocationHandle mcHandle,
    CUdevice dev
);
```

# Parameters

- `mcHandle`: The multicast object.
- `dev`: The device, which must be in the same fabric clique as those already in the team.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuMulticastAddDevice(mcHandle: CUmemGenericAllocationHandle, dev: CUdevice) { call2(&SLOTS.cuMulticastAddDevice, mcHandle, dev) } }
function! { [
/**
Binds a range of an allocation to a range of a multicast object.

Since CUDA 12.1. [Multicast Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html) in NVIDIA's manual.

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

# Parameters

- `mcHandle`: The multicast object. The call blocks until every device has been added to it.
- `mcOffset`: The offset into the multicast object, in bytes. A multiple of the minimum granularity from [`cuMulticastGetGranularity`].
- `memHandle`: The allocation, from [`cuMemCreate`] on one of the devices of the team. It must be shareable if the multicast object is shareable or imported.
- `memOffset`: The offset into the allocation, in bytes, a multiple of the minimum granularity. With GPUs of compute capability 10.7 or higher, a multiple of 256 can be enough.
- `size`: The size of both ranges, in bytes, a multiple of the minimum granularity. For a `memOffset` that is only a multiple of 256, the object needs room for one granularity more.
- `flags`: Must be zero.

# Lifetimes

Keep both handles until [`cuMulticastUnbind`] has unbound the range.

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
] fn cuMulticastBindMem(mcHandle: CUmemGenericAllocationHandle, mcOffset: usize, memHandle: CUmemGenericAllocationHandle, memOffset: usize, size: usize, flags: c_ulonglong) { call6(&SLOTS.cuMulticastBindMem, mcHandle, mcOffset, memHandle, memOffset, size, flags) } }
function! { [
/**
Binds a range of an allocation to a range of a multicast object, for one device.

Since CUDA 13.1. [Multicast Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html) in NVIDIA's manual.

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

# Parameters

- `mcHandle`: The multicast object. The call blocks until every device has been added to it.
- `dev`: The device of the team for which the memory is bound.
- `mcOffset`: The offset into the multicast object, in bytes. A multiple of the minimum granularity from [`cuMulticastGetGranularity`].
- `memHandle`: The allocation, from [`cuMemCreate`] on `dev` or on the host NUMA node closest to it. It must be shareable if the multicast object is shareable or imported.
- `memOffset`: The offset into the allocation, in bytes, a multiple of the minimum granularity. With GPUs of compute capability 10.7 or higher, a multiple of 256 can be enough.
- `size`: The size of both ranges, in bytes, a multiple of the minimum granularity. For a `memOffset` that is only a multiple of 256, the object needs room for one granularity more.
- `flags`: Must be zero.

# Lifetimes

Keep both handles until [`cuMulticastUnbind`] has unbound the range.

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
] fn cuMulticastBindMem_v2(mcHandle: CUmemGenericAllocationHandle, dev: CUdevice, mcOffset: usize, memHandle: CUmemGenericAllocationHandle, memOffset: usize, size: usize, flags: c_ulonglong) { call7(&SLOTS.cuMulticastBindMem_v2, mcHandle, dev, mcOffset, memHandle, memOffset, size, flags) } }
function! { [
/**
Binds the memory at an address to a range of a multicast object.

Since CUDA 12.1. [Multicast Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html) in NVIDIA's manual.

```c
CUresult cuMulticastBindAddr(
    CUmemGenericAllocationHandle mcHandle,
    size_t mcOffset,
    CUdeviceptr memptr,
    size_t size,
    unsigned long long flags
);
```

# Parameters

- `mcHandle`: The multicast object. The call blocks until every device has been added to it.
- `mcOffset`: The offset into the multicast object, in bytes. A multiple of the minimum granularity from [`cuMulticastGetGranularity`].
- `memptr`: The address of memory from [`cuMemCreate`] or a memory pool, on one of the devices of the team. A multiple of the minimum granularity; with GPUs of compute capability 10.7 or higher, 256 can be enough.
- `size`: The size of the range, in bytes, a multiple of the minimum granularity. For a `memptr` that is only a multiple of 256, the object needs room for one granularity more.
- `flags`: Must be zero.

# Lifetimes

Keep `mcHandle`, and keep the memory allocated and mapped, until [`cuMulticastUnbind`] has unbound the range.

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
] fn cuMulticastBindAddr(mcHandle: CUmemGenericAllocationHandle, mcOffset: usize, memptr: CUdeviceptr, size: usize, flags: c_ulonglong) { call5(&SLOTS.cuMulticastBindAddr, mcHandle, mcOffset, memptr, size, flags) } }
function! { [
/**
Binds the memory at an address to a range of a multicast object, for one device.

Since CUDA 13.1. [Multicast Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html) in NVIDIA's manual.

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

# Parameters

- `mcHandle`: The multicast object. The call blocks until every device has been added to it.
- `dev`: The device of the team for which the memory is bound.
- `mcOffset`: The offset into the multicast object, in bytes. A multiple of the minimum granularity from [`cuMulticastGetGranularity`].
- `memptr`: The address of memory from [`cuMemCreate`] or a memory pool, on `dev` or on the host NUMA node closest to it. A multiple of the minimum granularity; with GPUs of compute capability 10.7 or higher, 256 can be enough.
- `size`: The size of the range, in bytes, a multiple of the minimum granularity. For a `memptr` that is only a multiple of 256, the object needs room for one granularity more.
- `flags`: Must be zero.

# Lifetimes

Keep `mcHandle`, and keep the memory allocated and mapped, until [`cuMulticastUnbind`] has unbound the range.

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
] fn cuMulticastBindAddr_v2(mcHandle: CUmemGenericAllocationHandle, dev: CUdevice, mcOffset: usize, memptr: CUdeviceptr, size: usize, flags: c_ulonglong) { call6(&SLOTS.cuMulticastBindAddr_v2, mcHandle, dev, mcOffset, memptr, size, flags) } }
function! { [
/**
Unbinds the memory of a device from a range of a multicast object.

Since CUDA 12.1. [Multicast Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html) in NVIDIA's manual.

```c
CUresult cuMulticastUnbind(
    CUmemGenericAllocationHandle mcHandle,
    CUdevice dev,
    size_t mcOffset,
    size_t size
);
```

# Parameters

- `mcHandle`: The multicast object. All work that uses the range must be complete.
- `dev`: The device that holds the bound memory.
- `mcOffset`: The offset into the multicast object, in bytes, as it was bound.
- `size`: The size of the range, in bytes, as it was bound.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuMulticastUnbind(mcHandle: CUmemGenericAllocationHandle, dev: CUdevice, mcOffset: usize, size: usize) { call4(&SLOTS.cuMulticastUnbind, mcHandle, dev, mcOffset, size) } }
function! { [
/**
Returns the granularity of the size, the offsets and the addresses of a multicast object.

Since CUDA 12.1. [Multicast Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html) in NVIDIA's manual.

```c
CUresult cuMulticastGetGranularity(
    size_t *granularity,                // out
    const CUmulticastObjectProp *prop,  // in
    CUmulticastGranularity_flags option
);
```

# Parameters

- `granularity` (out): The granularity, in bytes.
- `prop` (in): The properties of the multicast object.
- `option`: The minimum granularity or the recommended one, which performs best.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuMulticastGetGranularity(granularity: *mut usize, prop: *const CUmulticastObjectProp, option: CUmulticastGranularity_flags) { call3(&SLOTS.cuMulticastGetGranularity, granularity, prop, option) } }
function! { [
/**
Returns the UUID of the fabric cluster of a device.

Since CUDA 13.4. [Fabric Clique Information](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CLIQUE.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetFabricClusterUuid(
    CUuuid *uuid,  // out
    CUdevice dev
);
```

# Parameters

- `uuid` (out): The UUID.
- `dev`: The device.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuDeviceGetFabricClusterUuid(uuid: *mut CUuuid, dev: CUdevice) { call2(&SLOTS.cuDeviceGetFabricClusterUuid, uuid, dev) } }
function! { [
/**
Returns the number of fabric cliques that contain a device.

Since CUDA 13.4. [Fabric Clique Information](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CLIQUE.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetCliqueCount(
    size_t *count,  // out
    CUdevice dev
);
```

# Parameters

- `count` (out): The number of cliques.
- `dev`: The device.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuDeviceGetCliqueCount(count: *mut usize, dev: CUdevice) { call2(&SLOTS.cuDeviceGetCliqueCount, count, dev) } }
function! { [
/**
Returns the fabric cliques that contain a device.

Since CUDA 13.4. [Fabric Clique Information](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CLIQUE.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetCliqueInfo(
    CUcliqueInfo *cliqueInfo,  // out, *count elements
    size_t *count,             // in and out
    CUdevice dev
);
```

# Parameters

- `cliqueInfo` (out, *count elements): The cliques.
- `count` (in and out): On input, the number of elements that `cliqueInfo` has room for. On output, the number written.
- `dev`: The device.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuDeviceGetCliqueInfo(cliqueInfo: *mut CUcliqueInfo, count: *mut usize, dev: CUdevice) { call3(&SLOTS.cuDeviceGetCliqueInfo, cliqueInfo, count, dev) } }
function! { [
/**
Reserves a range of ids for logical endpoints.

Since CUDA 13.3. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual.

```c
CUresult cuLogicalEndpointIdReserve(
    CUlogicalEndpointId *baseLeId,  // out
    cuuint32_t count
);
```

# Parameters

- `baseLeId` (out): The first id of the range. [`cuLogicalEndpointIdRelease`] releases it.
- `count`: The number of ids.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuLogicalEndpointIdReserve(baseLeId: *mut CUlogicalEndpointId, count: cuuint32_t) { call2(&SLOTS.cuLogicalEndpointIdReserve, baseLeId, count) } }
function! { [
/**
Releases a range of ids for logical endpoints.

Since CUDA 13.3. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual.

```c
CUresult cuLogicalEndpointIdRelease(
    CUlogicalEndpointId baseLeId,
    cuuint32_t count
);
```

# Parameters

- `baseLeId`: The first id of the range.
- `count`: The number of ids. The endpoints of all of them must be destroyed.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuLogicalEndpointIdRelease(baseLeId: CUlogicalEndpointId, count: cuuint32_t) { call2(&SLOTS.cuLogicalEndpointIdRelease, baseLeId, count) } }
function! { [
/**
Creates a logical endpoint and associates it with an id.

Since CUDA 13.3. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual.

```c
CUresult cuLogicalEndpointCreate(
    CUlogicalEndpointId leId,
    const CUlogicalEndpointProp *prop  // in
);
```

# Parameters

- `leId`: The id, from [`cuLogicalEndpointIdReserve`]. [`cuLogicalEndpointDestroy`] destroys its endpoint.
- `prop` (in): The properties of the endpoint: its type, its size in bytes and its device or number of devices.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuLogicalEndpointCreate(leId: CUlogicalEndpointId, prop: *const CUlogicalEndpointProp) { call2(&SLOTS.cuLogicalEndpointCreate, leId, prop) } }
function! { [
/**
Adds a device to the team of a multicast endpoint, from which it cannot be removed.

Since CUDA 13.3. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual.

```c
CUresult cuLogicalEndpointAddDevice(
    CUlogicalEndpointId leId,
    CUdevice dev
);
```

# Parameters

- `leId`: The id of the multicast endpoint.
- `dev`: The device, of the same fabric clique as those already in the team.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuLogicalEndpointAddDevice(leId: CUlogicalEndpointId, dev: CUdevice) { call2(&SLOTS.cuLogicalEndpointAddDevice, leId, dev) } }
function! { [
/**
Removes an endpoint from its id, and destroys the endpoint with its last reference.

Since CUDA 13.3. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual.

```c
CUresult cuLogicalEndpointDestroy(
    CUlogicalEndpointId leId
);
```

# Parameters

- `leId`: The id of the endpoint. It stays reserved, and memory that this process bound is unbound.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuLogicalEndpointDestroy(leId: CUlogicalEndpointId) { call1(&SLOTS.cuLogicalEndpointDestroy, leId) } }
function! { [
/**
Binds the memory at an address to a range of a logical endpoint, for one device.

Since CUDA 13.3. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual.

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

- `leId`: The id of the endpoint, which [`cuLogicalEndpointQuery`] must have reported as ready.
- `dev`: The device: the owner of a unicast endpoint, or one of the team of a multicast endpoint.
- `offset`: The offset into the endpoint, in bytes, a multiple of the bind alignment.
- `ptr` (in): The device address of memory from [`cuMemCreate`] or a memory pool, a multiple of the bind alignment. The memory is on `dev` or on the host NUMA node closest to it.
- `size`: The size of the range, in bytes. A multiple of the bind alignment that [`cuLogicalEndpointGetLimits`] returns.
- `flags`: Must be zero.

# Lifetimes

The memory must stay allocated and mapped until [`cuLogicalEndpointUnbind`] or [`cuLogicalEndpointDestroy`].

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
] fn cuLogicalEndpointBindAddr(leId: CUlogicalEndpointId, dev: CUdevice, offset: cuuint64_t, ptr: *mut c_void, size: cuuint64_t, flags: c_ulonglong) { call6(&SLOTS.cuLogicalEndpointBindAddr, leId, dev, offset, ptr, size, flags) } }
function! { [
/**
Binds a range of an allocation to a range of a logical endpoint, for one device.

Since CUDA 13.3. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual.

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

# Parameters

- `leId`: The id of the endpoint, which [`cuLogicalEndpointQuery`] must have reported as ready.
- `dev`: The device: the owner of a unicast endpoint, or one of the team of a multicast endpoint.
- `offset`: The offset into the endpoint, in bytes, a multiple of the bind alignment.
- `memHandle`: The allocation, from [`cuMemCreate`] on `dev` or on the host NUMA node closest to it.
- `memOffset`: The offset into the allocation, in bytes, a multiple of the bind alignment.
- `size`: The size of both ranges, in bytes. A multiple of the bind alignment that [`cuLogicalEndpointGetLimits`] returns.
- `flags`: Must be zero.

# Lifetimes

Keep `memHandle` until [`cuLogicalEndpointUnbind`] or [`cuLogicalEndpointDestroy`].

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
] fn cuLogicalEndpointBindMem(leId: CUlogicalEndpointId, dev: CUdevice, offset: cuuint64_t, memHandle: CUmemGenericAllocationHandle, memOffset: cuuint64_t, size: cuuint64_t, flags: c_ulonglong) { call7(&SLOTS.cuLogicalEndpointBindMem, leId, dev, offset, memHandle, memOffset, size, flags) } }
function! { [
/**
Unbinds the memory of a device from a range of a logical endpoint.

Since CUDA 13.3. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual.

```c
CUresult cuLogicalEndpointUnbind(
    CUlogicalEndpointId leId,
    CUdevice dev,
    cuuint64_t offset,
    cuuint64_t size
);
```

# Parameters

- `leId`: The id of the endpoint.
- `dev`: The device for which the memory was bound.
- `offset`: The offset into the endpoint, in bytes, at which a bind starts.
- `size`: The size of the range, in bytes. It must cover one or several whole binds.

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
] fn cuLogicalEndpointUnbind(leId: CUlogicalEndpointId, dev: CUdevice, offset: cuuint64_t, size: cuuint64_t) { call4(&SLOTS.cuLogicalEndpointUnbind, leId, dev, offset, size) } }
function! { [
/**
Exports a logical endpoint as a handle for another process.

Since CUDA 13.3. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual.

```c
CUresult cuLogicalEndpointExport(
    void *handle,  // out
    CUlogicalEndpointId leId,
    CUlogicalEndpointIpcHandleType handleType
);
```

# Parameters

- `handle` (out): The exported handle, of the type that `handleType` selects, such as [`CUlogicalEndpointFabricHandle`].
- `leId`: The id of the endpoint.
- `handleType`: The type of the exported handle.

# Lifetimes

Keep the endpoint until the other process has imported it.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuLogicalEndpointExport(handle: *mut c_void, leId: CUlogicalEndpointId, handleType: CUlogicalEndpointIpcHandleType) { call3(&SLOTS.cuLogicalEndpointExport, handle, leId, handleType) } }
function! { [
/**
Imports a logical endpoint that another process exported and associates it with an id.

Since CUDA 13.3. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual.

```c
CUresult cuLogicalEndpointImport(
    CUlogicalEndpointId leId,
    const void *handle,  // in
    CUlogicalEndpointIpcHandleType handleType
);
```

# Parameters

- `leId`: The id, from [`cuLogicalEndpointIdReserve`].
- `handle` (in): The exported handle, of the type that `handleType` selects, such as [`CUlogicalEndpointFabricHandle`].
- `handleType`: The type of `handle`, as it was exported.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuLogicalEndpointImport(leId: CUlogicalEndpointId, handle: *const c_void, handleType: CUlogicalEndpointIpcHandleType) { call3(&SLOTS.cuLogicalEndpointImport, leId, handle, handleType) } }
function! { [
/**
Returns the bind alignment and the maximum size of endpoints with given properties.

Since CUDA 13.3. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual.

```c
CUresult cuLogicalEndpointGetLimits(
    cuuint64_t *bindAlignment,         // out
    cuuint64_t *maxSize,               // out
    const CUlogicalEndpointProp *prop  // in
);
```

# Parameters

- `bindAlignment` (out): The alignment of sizes, offsets and addresses of binds, in bytes.
- `maxSize` (out): The maximum size of the endpoint, in bytes.
- `prop` (in): The properties of the endpoint.

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
] fn cuLogicalEndpointGetLimits(bindAlignment: *mut cuuint64_t, maxSize: *mut cuuint64_t, prop: *const CUlogicalEndpointProp) { call3(&SLOTS.cuLogicalEndpointGetLimits, bindAlignment, maxSize, prop) } }
function! { [
/**
Queries whether all logical endpoints of a range of ids are ready for use.

Since CUDA 13.3. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual.

```c
CUresult cuLogicalEndpointQuery(
    CUlogicalEndpointId leId,
    cuuint32_t count,
    int *queryStatus  // out
);
```

# Parameters

- `leId`: The first id of the range.
- `count`: The number of ids.
- `queryStatus` (out): 0 if an endpoint is not ready yet, otherwise another value.

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
] fn cuLogicalEndpointQuery(leId: CUlogicalEndpointId, count: cuuint32_t, queryStatus: *mut c_int) { call3(&SLOTS.cuLogicalEndpointQuery, leId, count, queryStatus) } }
function! { [
/**
Copies between memory and logical endpoints as a batch in stream order, with no order inside the batch.

Since CUDA 13.5. [Fabric Copy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__FABRIC__COPY.html) in NVIDIA's manual.

```c
CUresult cuFabricCpyBatchAsync(
    size_t numOps,
    CUDA_FABRIC_COPY_BATCH_OP *opList,  // in, numOps elements
    unsigned long long flags,
    CUstream hStream
);
```

# Parameters

- `numOps`: The number of copies.
- `opList` (in, numOps elements): The copies, each with its two operands and its size in bytes. A size of 0 copies nothing.
- `flags`: Must be zero.
- `hStream`: The stream that orders the batch. Must not be null or [`CU_STREAM_LEGACY`].

# Lifetimes

The memory and endpoints of each copy must stay valid until the stream has run the batch. `hStream` may be destroyed while the batch is pending.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuFabricCpyBatchAsync(numOps: usize, opList: *mut CUDA_FABRIC_COPY_BATCH_OP, flags: c_ulonglong, hStream: CUstream) { call4(&SLOTS.cuFabricCpyBatchAsync, numOps, opList, flags, hStream) } }
function! { [
/**
Returns an attribute of the memory at an address.

Since CUDA 4.0. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual.

```c
CUresult cuPointerGetAttribute(
    void *data,  // out
    CUpointer_attribute attribute,
    CUdeviceptr ptr
);
```

# Parameters

- `data` (out): The value, of the type that `attribute` selects.
- `attribute`: The attribute.
- `ptr`: The address, in memory that CUDA allocated, mapped or registered.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
] fn cuPointerGetAttribute(data: *mut c_void, attribute: CUpointer_attribute, ptr: CUdeviceptr) { call3(&SLOTS.cuPointerGetAttribute, data, attribute, ptr) } }
function! { [
/**
Prefetches managed memory to a location, in stream order.

Since CUDA 12.2. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemPrefetchAsync`.

```c
CUresult cuMemPrefetchAsync_v2(
    CUdeviceptr devPtr,
    size_t count,
    CUmemLocation location,
    unsigned int flags,
    CUstream hStream
);
```

# Parameters

- `devPtr`: The start of the range.
- `count`: The size of the range, in bytes. The range is widened to whole pages of the host.
- `location`: The location to prefetch to: a device, the host, or a NUMA node of the host.
- `flags`: Must be zero.
- `hStream`: The stream that orders the prefetch. Null is the default stream.

# Lifetimes

The memory must stay allocated until the stream has run the prefetch. `hStream` may be destroyed while the prefetch is pending.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[doc(alias = "cuMemPrefetchAsync")]
] fn cuMemPrefetchAsync_v2(devPtr: CUdeviceptr, count: usize, location: CUmemLocation, flags: c_uint, hStream: CUstream) { call5(&SLOTS.cuMemPrefetchAsync_v2, devPtr, count, location, flags, hStream) } }
function! { [
/**
Advises the driver how a range of managed or pageable memory will be used.

Since CUDA 12.2. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual. In C and in Rust it is also called `cuMemAdvise`.

```c
CUresult cuMemAdvise_v2(
    CUdeviceptr devPtr,
    size_t count,
    CUmem_advise advice,
    CUmemLocation location
);
```

# Parameters

- `devPtr`: The start of the range.
- `count`: The size of the range, in bytes. The range is widened to whole pages of the host.
- `advice`: The advice.
- `location`: The location that the advice is about. It is ignored for setting and unsetting read-mostly, and for unsetting the preferred location. It cannot be a locality domain.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[doc(alias = "cuMemAdvise")]
] fn cuMemAdvise_v2(devPtr: CUdeviceptr, count: usize, advice: CUmem_advise, location: CUmemLocation) { call4(&SLOTS.cuMemAdvise_v2, devPtr, count, advice, location) } }
function! { [
/**
Prefetches ranges of memory to locations as a batch in stream order. The operations of the batch are not ordered. Every device of the system must support concurrent managed access.

Since CUDA 13.0. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual.

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

- `dptrs` (in, count elements): The starts of the ranges, in managed memory or in memory from the system's allocator.
- `sizes` (in, count elements): The sizes of the ranges, in bytes.
- `count`: The number of ranges.
- `prefetchLocs` (in, numPrefetchLocs elements): The locations to prefetch to, each for one or more consecutive ranges.
- `prefetchLocIdxs` (in, numPrefetchLocs elements): For each location, the index of the first range that it applies to. The first index is 0, each is greater than the one before, and all are less than `count`.
- `numPrefetchLocs`: The number of locations, at most `count`.
- `flags`: Must be zero.
- `hStream`: The stream that orders the batch. Must not be null or [`CU_STREAM_LEGACY`].

# Lifetimes

The memory must stay allocated until the stream has run the batch. `hStream` may be destroyed while the batch is pending.
*/
] fn cuMemPrefetchBatchAsync(dptrs: *mut CUdeviceptr, sizes: *mut usize, count: usize, prefetchLocs: *mut CUmemLocation, prefetchLocIdxs: *mut usize, numPrefetchLocs: usize, flags: c_ulonglong, hStream: CUstream) { call8(&SLOTS.cuMemPrefetchBatchAsync, dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream) } }
function! { [
/**
Discards the contents of ranges of memory as a batch in stream order. The operations of the batch are not ordered. Every device of the system must support concurrent managed access.

Since CUDA 13.0. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual.

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

- `dptrs` (in, count elements): The starts of the ranges, in managed memory or in memory from the system's allocator. A discarded range must be written or prefetched before it is read.
- `sizes` (in, count elements): The sizes of the ranges, in bytes.
- `count`: The number of ranges.
- `flags`: Must be zero.
- `hStream`: The stream that orders the batch. Must not be null or [`CU_STREAM_LEGACY`].

# Lifetimes

The memory must stay allocated until the stream has run the batch, and nothing may access it meanwhile. `hStream` may be destroyed while the batch is pending.
*/
] fn cuMemDiscardBatchAsync(dptrs: *mut CUdeviceptr, sizes: *mut usize, count: usize, flags: c_ulonglong, hStream: CUstream) { call5(&SLOTS.cuMemDiscardBatchAsync, dptrs, sizes, count, flags, hStream) } }
function! { [
/**
Discards the contents of ranges of memory and prefetches them to locations, as a batch in stream order. The operations of the batch are not ordered. Every device of the system must support concurrent managed access.

Since CUDA 13.0. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual.

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

- `dptrs` (in, count elements): The starts of the ranges, in managed memory or in memory from the system's allocator.
- `sizes` (in, count elements): The sizes of the ranges, in bytes.
- `count`: The number of ranges.
- `prefetchLocs` (in, numPrefetchLocs elements): The locations to prefetch to, each for one or more consecutive ranges.
- `prefetchLocIdxs` (in, numPrefetchLocs elements): For each location, the index of the first range that it applies to. The first index is 0, each is greater than the one before, and all are less than `count`.
- `numPrefetchLocs`: The number of locations, at most `count`.
- `flags`: Must be zero.
- `hStream`: The stream that orders the batch. Must not be null or [`CU_STREAM_LEGACY`].

# Lifetimes

The memory must stay allocated until the stream has run the batch, and nothing may access it meanwhile. `hStream` may be destroyed while the batch is pending.
*/
] fn cuMemDiscardAndPrefetchBatchAsync(dptrs: *mut CUdeviceptr, sizes: *mut usize, count: usize, prefetchLocs: *mut CUmemLocation, prefetchLocIdxs: *mut usize, numPrefetchLocs: usize, flags: c_ulonglong, hStream: CUstream) { call8(&SLOTS.cuMemDiscardAndPrefetchBatchAsync, dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream) } }
function! { [
/**
Returns the locations of the pages of a range of managed or pageable memory. Every device of the system must support concurrent managed access.

Since CUDA 13.4. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual.

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

- `ptr`: The start of the range.
- `size`: The size of the range, in bytes.
- `summaryGranularity`: The size of the parts into which the range is divided, in bytes, from 1 to `size`. Each part has one result.
- `samplingGranularity`: The distance between the sampled pages, in bytes, at most `summaryGranularity`. 0 stands for a value that the system chooses.
- `location_out` (out, ceil(size / summaryGranularity) elements): For each part, the most frequent location. [`CUmemLocationType::CU_MEM_LOCATION_TYPE_NONE`] stands for memory that is not resident anywhere.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuMemGetLocationInfo(ptr: CUdeviceptr, size: usize, summaryGranularity: usize, samplingGranularity: usize, location_out: *mut CUmemLocation) { call5(&SLOTS.cuMemGetLocationInfo, ptr, size, summaryGranularity, samplingGranularity, location_out) } }
function! { [
/**
Returns an attribute of a range of managed memory.

Since CUDA 8.0. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual.

```c
CUresult cuMemRangeGetAttribute(
    void *data,  // out, dataSize elements
    size_t dataSize,
    CUmem_range_attribute attribute,
    CUdeviceptr devPtr,
    size_t count
);
```

# Parameters

- `data` (out, dataSize elements): The value, of the type that `attribute` selects. The memory has `dataSize` bytes.
- `dataSize`: The size of the value, in bytes. It is 4, or for [`CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY`] any multiple of 4 except 0.
- `attribute`: The attribute.
- `devPtr`: The start of the range.
- `count`: The size of the range, in bytes.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
] fn cuMemRangeGetAttribute(data: *mut c_void, dataSize: usize, attribute: CUmem_range_attribute, devPtr: CUdeviceptr, count: usize) { call5(&SLOTS.cuMemRangeGetAttribute, data, dataSize, attribute, devPtr, count) } }
function! { [
/**
Returns several attributes of a range of managed memory.

Since CUDA 8.0. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual.

```c
CUresult cuMemRangeGetAttributes(
    void **data,                        // in, numAttributes elements
    size_t *dataSizes,                  // in, numAttributes elements
    CUmem_range_attribute *attributes,  // in, numAttributes elements
    size_t numAttributes,
    CUdeviceptr devPtr,
    size_t count
);
```

# Parameters

- `data` (in, numAttributes elements): For each attribute, the address to which its value is written.
- `dataSizes` (in, numAttributes elements): For each attribute, the size of its value, in bytes.
- `attributes` (in, numAttributes elements): The attributes.
- `numAttributes`: The number of attributes.
- `devPtr`: The start of the range.
- `count`: The size of the range, in bytes.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
] fn cuMemRangeGetAttributes(data: *mut *mut c_void, dataSizes: *mut usize, attributes: *mut CUmem_range_attribute, numAttributes: usize, devPtr: CUdeviceptr, count: usize) { call6(&SLOTS.cuMemRangeGetAttributes, data, dataSizes, attributes, numAttributes, devPtr, count) } }
function! { [
/**
Sets an attribute of the allocation at an address.

Since CUDA 6.0. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual.

```c
CUresult cuPointerSetAttribute(
    const void *value,  // in
    CUpointer_attribute attribute,
    CUdeviceptr ptr
);
```

# Parameters

- `value` (in): The value: an `unsigned int` of 0 or 1 for [`CUpointer_attribute::CU_POINTER_ATTRIBUTE_SYNC_MEMOPS`].
- `attribute`: The attribute, [`CUpointer_attribute::CU_POINTER_ATTRIBUTE_SYNC_MEMOPS`].
- `ptr`: The address, in memory that CUDA allocated.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
] fn cuPointerSetAttribute(value: *const c_void, attribute: CUpointer_attribute, ptr: CUdeviceptr) { call3(&SLOTS.cuPointerSetAttribute, value, attribute, ptr) } }
function! { [
/**
Returns several attributes of the memory at an address.

Since CUDA 7.0. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual.

```c
CUresult cuPointerGetAttributes(
    unsigned int numAttributes,
    CUpointer_attribute *attributes,  // in, numAttributes elements
    void **data,                      // in, numAttributes elements
    CUdeviceptr ptr
);
```

# Parameters

- `numAttributes`: The number of attributes.
- `attributes` (in, numAttributes elements): The attributes.
- `data` (in, numAttributes elements): For each attribute, the address to which its value is written.
- `ptr`: The address. If CUDA does not know it, the values are zero or null and the call succeeds.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
] fn cuPointerGetAttributes(numAttributes: c_uint, attributes: *mut CUpointer_attribute, data: *mut *mut c_void, ptr: CUdeviceptr) { call4(&SLOTS.cuPointerGetAttributes, numAttributes, attributes, data, ptr) } }
function! { [
/**
Creates a stream in the current context.

Since CUDA 2.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamCreate(
    CUstream *phStream,  // out, creates a stream
    unsigned int Flags
);
```

# Parameters

- `phStream` (out, creates a stream): The new stream.
- `Flags`: Zero or bits of [`CUstream_flags`].

# Lifetimes

The stream is valid until [`cuStreamDestroy_v2`] or until its context is destroyed.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_EXTERNAL_DEVICE`](CUresult::CUDA_ERROR_EXTERNAL_DEVICE)
*/
] fn cuStreamCreate(phStream: *mut CUstream, Flags: c_uint) { call2(&SLOTS.cuStreamCreate, phStream, Flags) } }
function! { [
/**
Creates a stream with a scheduling priority for its kernels.

Since CUDA 5.5. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamCreateWithPriority(
    CUstream *phStream,  // out, creates a stream
    unsigned int flags,
    int priority
);
```

# Parameters

- `phStream` (out, creates a stream): The new stream.
- `flags`: Zero or bits of [`CUstream_flags`].
- `priority`: The priority. Lower numbers are higher priorities, and 0 is the default. A number outside [`cuCtxGetStreamPriorityRange`] is clamped to that range.

# Lifetimes

The stream is valid until [`cuStreamDestroy_v2`] or until its context is destroyed.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
- [`CUDA_ERROR_EXTERNAL_DEVICE`](CUresult::CUDA_ERROR_EXTERNAL_DEVICE)
*/
] fn cuStreamCreateWithPriority(phStream: *mut CUstream, flags: c_uint, priority: c_int) { call3(&SLOTS.cuStreamCreateWithPriority, phStream, flags, priority) } }
function! { [
/**
Begins to record the work of a stream into a command list of a graphics API.

Since CUDA 13.1. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamBeginCaptureToCig(
    CUstream hStream,
    CUstreamCigCaptureParams *streamCigCaptureParams  // in
);
```

# Parameters

- `hStream`: The stream, which must not be the legacy stream (null or [`CU_STREAM_LEGACY`]). Its context must have been created for CIG (CUDA in Graphics).
- `streamCigCaptureParams` (in): The type of the graphics API, and its command list or command buffer.

# Lifetimes

The command list must stay open for recording until [`cuStreamEndCaptureToCig`]. `hStream` must not be destroyed before the GPU has executed the command list.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuStreamBeginCaptureToCig(hStream: CUstream, streamCigCaptureParams: *mut CUstreamCigCaptureParams) { call2(&SLOTS.cuStreamBeginCaptureToCig, hStream, streamCigCaptureParams) } }
function! { [
/**
Ends the recording of a stream into a command list, which may then be submitted.

Since CUDA 13.1. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamEndCaptureToCig(
    CUstream hStream
);
```

# Parameters

- `hStream`: The stream that was passed to [`cuStreamBeginCaptureToCig`].

# Lifetimes

`hStream`, and each stream that depends on it, must not be destroyed before the GPU has executed the command list.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD`](CUresult::CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD)
*/
] fn cuStreamEndCaptureToCig(hStream: CUstream) { call1(&SLOTS.cuStreamEndCaptureToCig, hStream) } }
function! { [
/**
Returns the priority of a stream.

Since CUDA 5.5. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetPriority(
    CUstream hStream,
    int *priority  // out
);
```

# Parameters

- `hStream`: The stream; null is the default stream.
- `priority` (out): The priority, clamped to the range of [`cuCtxGetStreamPriorityRange`].

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuStreamGetPriority(hStream: CUstream, priority: *mut c_int) { call2(&SLOTS.cuStreamGetPriority, hStream, priority) } }
function! { [
/**
Returns the device of a stream.

Since CUDA 12.8. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetDevice(
    CUstream hStream,
    CUdevice *device  // out
);
```

# Parameters

- `hStream`: The stream; null is the default stream.
- `device` (out): The device.

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuStreamGetDevice(hStream: CUstream, device: *mut CUdevice) { call2(&SLOTS.cuStreamGetDevice, hStream, device) } }
function! { [
/**
Returns the flags that a stream was created with.

Since CUDA 5.5. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetFlags(
    CUstream hStream,
    unsigned int *flags  // out
);
```

# Parameters

- `hStream`: The stream; null is the default stream.
- `flags` (out): Zero or bits of [`CUstream_flags`].

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuStreamGetFlags(hStream: CUstream, flags: *mut c_uint) { call2(&SLOTS.cuStreamGetFlags, hStream, flags) } }
function! { [
/**
Returns the ID of a stream, which is unique in the process.

Since CUDA 12.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetId(
    CUstream hStream,
    unsigned long long *streamId  // out
);
```

# Parameters

- `hStream`: The stream; null is the default stream.
- `streamId` (out): The ID.

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuStreamGetId(hStream: CUstream, streamId: *mut c_ulonglong) { call2(&SLOTS.cuStreamGetId, hStream, streamId) } }
function! { [
/**
Returns the context of a stream.

Since CUDA 9.2. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetCtx(
    CUstream hStream,
    CUcontext *pctx  // out
);
```

# Parameters

- `hStream`: The stream. Null, [`CU_STREAM_LEGACY`] and [`CU_STREAM_PER_THREAD`] stand for the current context.
- `pctx` (out): The context. For a stream of a green context it is the one that [`cuCtxFromGreenCtx`] returns.

# Lifetimes

Nothing needs to outlive the call. `*pctx` is not retained: it is valid only as long as the context lives.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuStreamGetCtx(hStream: CUstream, pctx: *mut CUcontext) { call2(&SLOTS.cuStreamGetCtx, hStream, pctx) } }
function! { [
/**
Returns the context of a stream, and its green context if it has one.

Since CUDA 12.5. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetCtx_v2(
    CUstream hStream,
    CUcontext *pCtx,       // out
    CUgreenCtx *pGreenCtx  // out
);
```

# Parameters

- `hStream`: The stream. Null, [`CU_STREAM_LEGACY`] and [`CU_STREAM_PER_THREAD`] stand for the current context. If that is a green context, [`CU_STREAM_PER_THREAD`] is an error.
- `pCtx` (out): The context. For a stream of a green context it is the primary context of the device.
- `pGreenCtx` (out): The green context, or null if the stream has none.

# Lifetimes

Nothing needs to outlive the call. The contexts are not retained: each handle is valid only as long as its context lives.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuStreamGetCtx_v2(hStream: CUstream, pCtx: *mut CUcontext, pGreenCtx: *mut CUgreenCtx) { call3(&SLOTS.cuStreamGetCtx_v2, hStream, pCtx, pGreenCtx) } }
function! { [
/**
Makes later work of a stream wait for the work recorded in an event.

Since CUDA 3.2. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamWaitEvent(
    CUstream hStream,
    CUevent hEvent,
    unsigned int Flags
);
```

# Parameters

- `hStream`: The stream that waits; null is the default stream.
- `hEvent`: The event, which may be of another context or device. Later records of it do not change this wait.
- `Flags`: Zero or a value of [`CUevent_wait_flags`].

# Lifetimes

The event may be destroyed after the call, even while the wait is pending. With [`CUevent_wait_flags::CU_EVENT_WAIT_EXTERNAL`] it must live until the last launch of any executable graph that contains the wait has ended.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuStreamWaitEvent(hStream: CUstream, hEvent: CUevent, Flags: c_uint) { call3(&SLOTS.cuStreamWaitEvent, hStream, hEvent, Flags) } }
function! { [
/**
Adds a host function to a stream. It is called once the earlier work of the stream has ended, even with an error. Deprecation is planned: [`cuLaunchHostFunc`] replaces it.

Since CUDA 5.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamAddCallback(
    CUstream hStream,
    CUstreamCallback callback,
    void *userData,  // in
    unsigned int flags
);
```

# Parameters

- `hStream`: The stream, which must not be capturing; null is the default stream.
- `callback`: The function. Later work of the stream waits for it. It must not call CUDA, nor wait for CUDA work that is not ordered before it.
- `userData` (in): The argument passed to `callback`.
- `flags`: Must be zero.

# Lifetimes

`callback` and the data at `userData` must stay valid until `callback` has returned.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuStreamAddCallback(hStream: CUstream, callback: CUstreamCallback, userData: *mut c_void, flags: c_uint) { call4(&SLOTS.cuStreamAddCallback, hStream, callback, userData, flags) } }
function! { [
/**
Begins stream capture: work that is submitted to the stream is added to a new graph and not executed.

Since CUDA 10.1. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. In C and in Rust it is also called `cuStreamBeginCapture`.

```c
CUresult cuStreamBeginCapture_v2(
    CUstream hStream,  // creates a capture
    CUstreamCaptureMode mode
);
```

# Parameters

- `hStream` (creates a capture): The stream, which must not be the legacy stream (null or [`CU_STREAM_LEGACY`]).
- `mode`: The restriction on potentially unsafe calls during the capture. Unless it is [`CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED`], the same thread must end the capture.

# Lifetimes

`hStream` must live until [`cuStreamEndCapture`]. Memory, events and other resources named by captured work must live until the last launch of any executable graph that contains this work has ended.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuStreamBeginCapture")]
] fn cuStreamBeginCapture_v2(hStream: CUstream, mode: CUstreamCaptureMode) { call2(&SLOTS.cuStreamBeginCapture_v2, hStream, mode) } }
function! { [
/**
Begins stream capture into a graph that already has the same nodes, to update their parameters.

Since CUDA 13.3. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamBeginRecaptureToGraph(
    CUstream hStream,  // creates a capture
    CUstreamCaptureMode mode,
    CUgraph hGraph,
    CUgraphRecaptureCallback callbackFunc,
    void *userData     // in
);
```

# Parameters

- `hStream` (creates a capture): The stream, which must not be the legacy stream (null or [`CU_STREAM_LEGACY`]).
- `mode`: The restriction on potentially unsafe calls during the capture. Unless it is [`CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED`], the same thread must end the capture.
- `hGraph`: The graph, whose user objects are released. Its nodes must be captured in the order in which they were created. After a failure the graph can only be passed to [`cuGraphDestroy`].
- `callbackFunc`: The function that is called for each node whose parameters differ. A result other than [`CUresult::CUDA_SUCCESS`] makes the recapture fail.
- `userData` (in): The argument passed to `callbackFunc`.

# Lifetimes

`hStream`, `hGraph`, `callbackFunc` and the data at `userData` must stay valid until [`cuStreamEndCapture`]. Resources named by captured work must live until the last launch of any executable graph that contains this work has ended.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuStreamBeginRecaptureToGraph(hStream: CUstream, mode: CUstreamCaptureMode, hGraph: CUgraph, callbackFunc: CUgraphRecaptureCallback, userData: *mut c_void) { call5(&SLOTS.cuStreamBeginRecaptureToGraph, hStream, mode, hGraph, callbackFunc, userData) } }
function! { [
/**
Begins stream capture into an existing graph, after given nodes of it.

Since CUDA 12.3. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamBeginCaptureToGraph(
    CUstream hStream,                       // creates a capture
    CUgraph hGraph,
    const CUgraphNode *dependencies,        // in, numDependencies elements, may be null
    const CUgraphEdgeData *dependencyData,  // in, numDependencies elements, may be null
    size_t numDependencies,
    CUstreamCaptureMode mode
);
```

# Parameters

- `hStream` (creates a capture): The stream, which must not be the legacy stream (null or [`CU_STREAM_LEGACY`]).
- `hGraph`: The graph that receives the nodes. It cannot be instantiated before [`cuStreamEndCapture`].
- `dependencies` (in, numDependencies elements, may be null): The nodes that the first captured node depends on. Null is allowed if `numDependencies` is 0.
- `dependencyData` (in, numDependencies elements, may be null): The edge data of each dependency; null stands for default edges.
- `numDependencies`: The number of elements of each array.
- `mode`: The restriction on potentially unsafe calls during the capture. Unless it is [`CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED`], the same thread must end the capture.

# Lifetimes

`hStream` and `hGraph` must live until [`cuStreamEndCapture`]. Resources named by captured work must live until the last launch of any executable graph that contains this work has ended.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuStreamBeginCaptureToGraph(hStream: CUstream, hGraph: CUgraph, dependencies: *const CUgraphNode, dependencyData: *const CUgraphEdgeData, numDependencies: usize, mode: CUstreamCaptureMode) { call6(&SLOTS.cuStreamBeginCaptureToGraph, hStream, hGraph, dependencies, dependencyData, numDependencies, mode) } }
function! { [
/**
Sets the stream capture mode of the calling thread and returns the previous one.

Since CUDA 10.1. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuThreadExchangeStreamCaptureMode(
    CUstreamCaptureMode *mode  // in and out
);
```

# Parameters

- `mode` (in and out): The new mode before the call, and the previous mode after it.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuThreadExchangeStreamCaptureMode(mode: *mut CUstreamCaptureMode) { call1(&SLOTS.cuThreadExchangeStreamCaptureMode, mode) } }
function! { [
/**
Ends stream capture and returns the graph.

Since CUDA 10.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamEndCapture(
    CUstream hStream,  // gives up a capture
    CUgraph *phGraph   // out, creates a graph
);
```

# Parameters

- `hStream` (gives up a capture): The stream on which the capture was begun.
- `phGraph` (out, creates a graph): The graph. If an error has invalidated the capture, the call returns an error, and no graph.

# Lifetimes

A new graph is valid until [`cuGraphDestroy`]. Resources named by its nodes must live until the last launch of any executable graph instantiated from it has ended.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD`](CUresult::CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD)
*/
] fn cuStreamEndCapture(hStream: CUstream, phGraph: *mut CUgraph) { call2(&SLOTS.cuStreamEndCapture, hStream, phGraph) } }
function! { [
/**
Returns the capture status of a stream.

Since CUDA 10.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamIsCapturing(
    CUstream hStream,
    CUstreamCaptureStatus *captureStatus  // out
);
```

# Parameters

- `hStream`: The stream; null is the default stream. The legacy stream is an error while a blocking stream of its context is capturing.
- `captureStatus` (out): The capture status.

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_STREAM_CAPTURE_IMPLICIT`](CUresult::CUDA_ERROR_STREAM_CAPTURE_IMPLICIT)
*/
] fn cuStreamIsCapturing(hStream: CUstream, captureStatus: *mut CUstreamCaptureStatus) { call2(&SLOTS.cuStreamIsCapturing, hStream, captureStatus) } }
function! { [
/**
Returns the state of a stream capture. The other values are valid only if the status is [`CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_ACTIVE`].

Since CUDA 12.3. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. In C and in Rust it is also called `cuStreamGetCaptureInfo`.

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

- `hStream`: The stream; null is the default stream. The legacy stream is an error while a blocking stream is capturing.
- `captureStatus_out` (out): The capture status.
- `id_out` (out, may be null): The ID of the capture, unique in the process.
- `graph_out` (out, may be null): The graph that is being captured. Until the capture ends, it must not be destroyed, and no nodes may be removed.
- `dependencies_out` (out, may be null): The address of an array of the nodes that the next captured node depends on.
- `edgeData_out` (out, may be null): The address of an array of their edge data. It requires `dependencies_out`. It may be null together with `dependencies_out`, or if all edge data are zero.
- `numDependencies_out` (out, may be null): The number of elements of each array.

# Lifetimes

The arrays belong to the driver, and are valid until the next call on the stream or the end of the capture. `*graph_out` belongs to the capture until [`cuStreamEndCapture`].

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_STREAM_CAPTURE_IMPLICIT`](CUresult::CUDA_ERROR_STREAM_CAPTURE_IMPLICIT)
- [`CUDA_ERROR_LOSSY_QUERY`](CUresult::CUDA_ERROR_LOSSY_QUERY)
*/
#[doc(alias = "cuStreamGetCaptureInfo")]
] fn cuStreamGetCaptureInfo_v3(hStream: CUstream, captureStatus_out: *mut CUstreamCaptureStatus, id_out: *mut cuuint64_t, graph_out: *mut CUgraph, dependencies_out: *mut *const CUgraphNode, edgeData_out: *mut *const CUgraphEdgeData, numDependencies_out: *mut usize) { call7(&SLOTS.cuStreamGetCaptureInfo_v3, hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out) } }
function! { [
/**
Changes the dependencies of the next node that a stream captures.

Since CUDA 12.3. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. In C and in Rust it is also called `cuStreamUpdateCaptureDependencies`.

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

- `hStream`: The stream, which must be capturing.
- `dependencies` (in, numDependencies elements): The nodes to add or to set.
- `dependencyData` (in, numDependencies elements, may be null): The edge data of each dependency; null stands for default edges.
- `numDependencies`: The number of elements of each array.
- `flags`: A value of [`CUstreamUpdateCaptureDependencies_flags`]. Zero adds the nodes to the set.

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_ILLEGAL_STATE`](CUresult::CUDA_ERROR_ILLEGAL_STATE)
*/
#[doc(alias = "cuStreamUpdateCaptureDependencies")]
] fn cuStreamUpdateCaptureDependencies_v2(hStream: CUstream, dependencies: *mut CUgraphNode, dependencyData: *const CUgraphEdgeData, numDependencies: usize, flags: c_uint) { call5(&SLOTS.cuStreamUpdateCaptureDependencies_v2, hStream, dependencies, dependencyData, numDependencies, flags) } }
function! { [
/**
Attaches memory to a stream, to the host or to all streams, in stream order.

Since CUDA 6.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamAttachMemAsync(
    CUstream hStream,
    CUdeviceptr dptr,
    size_t length,
    unsigned int flags
);
```

# Parameters

- `hStream`: The stream; null is the default stream, which [`CUmemAttach_flags::CU_MEM_ATTACH_SINGLE`] does not allow.
- `dptr`: The address of managed memory, or of pageable host memory that the device can access.
- `length`: The size of the memory, in bytes. For managed memory it is zero or the size of the whole allocation; otherwise it must not be zero.
- `flags`: One value of [`CUmemAttach_flags`].

# Lifetimes

The memory must live until the stream has executed the operation. If `hStream` is destroyed, the default attachment is restored once the work of the stream has completed.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuStreamAttachMemAsync(hStream: CUstream, dptr: CUdeviceptr, length: usize, flags: c_uint) { call4(&SLOTS.cuStreamAttachMemAsync, hStream, dptr, length, flags) } }
function! { [
/**
Queries whether all work of a stream has completed.

Since CUDA 2.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamQuery(
    CUstream hStream
);
```

# Parameters

- `hStream`: The stream; null is the default stream.

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_READY`](CUresult::CUDA_ERROR_NOT_READY)
*/
] fn cuStreamQuery(hStream: CUstream) { call1(&SLOTS.cuStreamQuery, hStream) } }
function! { [
/**
Waits until all work of a stream has completed.

Since CUDA 2.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamSynchronize(
    CUstream hStream
);
```

# Parameters

- `hStream`: The stream; null is the default stream.

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuStreamSynchronize(hStream: CUstream) { call1(&SLOTS.cuStreamSynchronize, hStream) } }
function! { [
/**
Destroys a stream. Pending work still runs, and the resources of the stream are released once it has completed.

Since CUDA 4.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual. In C and in Rust it is also called `cuStreamDestroy`.

```c
CUresult cuStreamDestroy_v2(
    CUstream hStream  // gives up a stream
);
```

# Parameters

- `hStream` (gives up a stream): The stream, which must not be a default stream.

# Lifetimes

`hStream` is invalid after the call. Memory that pending work uses must live until that work has completed.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[doc(alias = "cuStreamDestroy")]
] fn cuStreamDestroy_v2(hStream: CUstream) { call1(&SLOTS.cuStreamDestroy_v2, hStream) } }
function! { [
/**
Copies all attributes of a stream to another stream of the same context.

Since CUDA 11.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamCopyAttributes(
    CUstream dst,
    CUstream src
);
```

# Parameters

- `dst`: The stream that receives the attributes.
- `src`: The stream whose attributes are copied.

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuStreamCopyAttributes(dst: CUstream, src: CUstream) { call2(&SLOTS.cuStreamCopyAttributes, dst, src) } }
function! { [
/**
Returns an attribute of a stream.

Since CUDA 11.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamGetAttribute(
    CUstream hStream,
    CUstreamAttrID attr,
    CUstreamAttrValue *value_out  // out
);
```

# Parameters

- `hStream`: The stream; null is the default stream.
- `attr`: The attribute, one of the `CU_STREAM_ATTRIBUTE_*` constants.
- `value_out` (out): A union; only the member that belongs to `attr` is written.

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuStreamGetAttribute(hStream: CUstream, attr: CUstreamAttrID, value_out: *mut CUstreamAttrValue) { call3(&SLOTS.cuStreamGetAttribute, hStream, attr, value_out) } }
function! { [
/**
Sets an attribute of a stream, for work submitted afterwards.

Since CUDA 11.0. [Stream Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html) in NVIDIA's manual.

```c
CUresult cuStreamSetAttribute(
    CUstream hStream,
    CUstreamAttrID attr,
    const CUstreamAttrValue *value  // in
);
```

# Parameters

- `hStream`: The stream; null is the default stream.
- `attr`: The attribute, one of the `CU_STREAM_ATTRIBUTE_*` constants.
- `value` (in): A union; only the member that belongs to `attr` is read.

# Lifetimes

The value is copied. The memory of an access policy window must live until the work submitted with it has completed.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuStreamSetAttribute(hStream: CUstream, attr: CUstreamAttrID, value: *const CUstreamAttrValue) { call3(&SLOTS.cuStreamSetAttribute, hStream, attr, value) } }
function! { [
/**
Creates an event in the current context.

Since CUDA 2.0. [Event Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html) in NVIDIA's manual.

```c
CUresult cuEventCreate(
    CUevent *phEvent,  // out, creates an event
    unsigned int Flags
);
```

# Parameters

- `phEvent` (out, creates an event): The new event.
- `Flags`: Zero or bits of [`CUevent_flags`]. [`CUevent_flags::CU_EVENT_INTERPROCESS`] requires [`CUevent_flags::CU_EVENT_DISABLE_TIMING`].

# Lifetimes

The event is valid until [`cuEventDestroy_v2`] or until its context is destroyed.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuEventCreate(phEvent: *mut CUevent, Flags: c_uint) { call2(&SLOTS.cuEventCreate, phEvent, Flags) } }
function! { [
/**
Records all work that is in a stream so far in an event. It replaces the previous record of the event.

Since CUDA 2.0. [Event Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html) in NVIDIA's manual.

```c
CUresult cuEventRecord(
    CUevent hEvent,  // records an event
    CUstream hStream
);
```

# Parameters

- `hEvent` (records an event): The event, of the same context as `hStream`.
- `hStream`: The stream; null is the default stream.

# Lifetimes

Nothing needs to outlive the call: `hEvent` and `hStream` may be destroyed while the work is pending.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuEventRecord(hEvent: CUevent, hStream: CUstream) { call2(&SLOTS.cuEventRecord, hEvent, hStream) } }
function! { [
/**
Records all work that is in a stream so far in an event, with flags for stream capture.

Since CUDA 11.1. [Event Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html) in NVIDIA's manual.

```c
CUresult cuEventRecordWithFlags(
    CUevent hEvent,  // records an event
    CUstream hStream,
    unsigned int flags
);
```

# Parameters

- `hEvent` (records an event): The event, of the same context as `hStream`.
- `hStream`: The stream; null is the default stream.
- `flags`: Zero or a value of [`CUevent_record_flags`].

# Lifetimes

`hEvent` and `hStream` may be destroyed while the work is pending. With [`CUevent_record_flags::CU_EVENT_RECORD_EXTERNAL`] the event must live until the last launch of any executable graph with the node has ended.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuEventRecordWithFlags(hEvent: CUevent, hStream: CUstream, flags: c_uint) { call3(&SLOTS.cuEventRecordWithFlags, hEvent, hStream, flags) } }
function! { [
/**
Queries whether the work recorded in an event has completed. An event that was never recorded counts as complete.

Since CUDA 2.0. [Event Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html) in NVIDIA's manual.

```c
CUresult cuEventQuery(
    CUevent hEvent
);
```

# Parameters

- `hEvent`: The event.

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_READY`](CUresult::CUDA_ERROR_NOT_READY)
*/
] fn cuEventQuery(hEvent: CUevent) { call1(&SLOTS.cuEventQuery, hEvent) } }
function! { [
/**
Waits until the work recorded in an event has completed.

Since CUDA 2.0. [Event Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html) in NVIDIA's manual.

```c
CUresult cuEventSynchronize(
    CUevent hEvent
);
```

# Parameters

- `hEvent`: The event. With [`CUevent_flags::CU_EVENT_BLOCKING_SYNC`] the thread sleeps meanwhile; otherwise it spins.

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuEventSynchronize(hEvent: CUevent) { call1(&SLOTS.cuEventSynchronize, hEvent) } }
function! { [
/**
Destroys an event. An event whose work is pending is released once that has completed.

Since CUDA 4.0. [Event Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html) in NVIDIA's manual. In C and in Rust it is also called `cuEventDestroy`.

```c
CUresult cuEventDestroy_v2(
    CUevent hEvent  // gives up an event
);
```

# Parameters

- `hEvent` (gives up an event): The event.

# Lifetimes

`hEvent` is invalid after the call. Executable graphs with nodes that name it must not be launched afterwards.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
#[doc(alias = "cuEventDestroy")]
] fn cuEventDestroy_v2(hEvent: CUevent) { call1(&SLOTS.cuEventDestroy_v2, hEvent) } }
function! { [
/**
Returns the time between two recorded events that have completed.

Since CUDA 12.8. [Event Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html) in NVIDIA's manual. In C and in Rust it is also called `cuEventElapsedTime`.

If the driver lacks it, a loaded call uses the older symbol `cuEventElapsedTime`, which has the same parameters. The older function also returns errors of unfinished work, which this one leaves to [`cuEventQuery`].

```c
CUresult cuEventElapsedTime_v2(
    float *pMilliseconds,  // out
    CUevent hStart,
    CUevent hEnd
);
```

# Parameters

- `pMilliseconds` (out): The time from `hStart` to `hEnd`, in milliseconds, with a resolution of about half a microsecond.
- `hStart`: The first event, created without [`CUevent_flags::CU_EVENT_DISABLE_TIMING`].
- `hEnd`: The second event, created without [`CUevent_flags::CU_EVENT_DISABLE_TIMING`].

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_READY`](CUresult::CUDA_ERROR_NOT_READY)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
#[doc(alias = "cuEventElapsedTime")]
] fn cuEventElapsedTime_v2(pMilliseconds: *mut f32, hStart: CUevent, hEnd: CUevent) { call3(&SLOTS.cuEventElapsedTime_v2, pMilliseconds, hStart, hEnd) } }
function! { [
/**
Imports memory of another API.

Since CUDA 10.0. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual.

```c
CUresult cuImportExternalMemory(
    CUexternalMemory *extMem_out,                          // out, creates external memory
    const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc  // in
);
```

# Parameters

- `extMem_out` (out, creates external memory): The external memory, which [`cuDestroyExternalMemory`] destroys.
- `memHandleDesc` (in): The handle of the memory with its type, the size in bytes and flags.

# Lifetimes

After success, the driver owns a file descriptor in `memHandleDesc`, and the caller must not use or close it. A Windows NT handle remains the caller's to close.

# Errors

- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_OPERATING_SYSTEM`](CUresult::CUDA_ERROR_OPERATING_SYSTEM)
*/
] fn cuImportExternalMemory(extMem_out: *mut CUexternalMemory, memHandleDesc: *const CUDA_EXTERNAL_MEMORY_HANDLE_DESC) { call2(&SLOTS.cuImportExternalMemory, extMem_out, memHandleDesc) } }
function! { [
/**
Maps a range of external memory as a buffer.

Since CUDA 10.0. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual.

```c
CUresult cuExternalMemoryGetMappedBuffer(
    CUdeviceptr *devPtr,                                // out, creates memory
    CUexternalMemory extMem,
    const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc  // in
);
```

# Parameters

- `devPtr` (out, creates memory): The device address of the buffer, which [`cuMemFree_v2`] frees.
- `extMem`: The external memory.
- `bufferDesc` (in): The offset and the size of the buffer, in bytes.

# Lifetimes

The buffer must be freed by its own call and must not be used after `extMem` is destroyed.

# Errors

- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_ALREADY_MAPPED`](CUresult::CUDA_ERROR_ALREADY_MAPPED)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuExternalMemoryGetMappedBuffer(devPtr: *mut CUdeviceptr, extMem: CUexternalMemory, bufferDesc: *const CUDA_EXTERNAL_MEMORY_BUFFER_DESC) { call3(&SLOTS.cuExternalMemoryGetMappedBuffer, devPtr, extMem, bufferDesc) } }
function! { [
/**
Maps external memory as a mipmapped array.

Since CUDA 10.0. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual.

```c
CUresult cuExternalMemoryGetMappedMipmappedArray(
    CUmipmappedArray *mipmap,                                    // out, creates a mipmapped array
    CUexternalMemory extMem,
    const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc  // in
);
```

# Parameters

- `mipmap` (out, creates a mipmapped array): The mipmapped array, which [`cuMipmappedArrayDestroy`] destroys.
- `extMem`: The external memory.
- `mipmapDesc` (in): The offset of level 0 in bytes, its size, element format and flags, and the number of levels.

# Lifetimes

The array must be destroyed by its own call and must not be used after `extMem` is destroyed.

# Errors

- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuExternalMemoryGetMappedMipmappedArray(mipmap: *mut CUmipmappedArray, extMem: CUexternalMemory, mipmapDesc: *const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC) { call3(&SLOTS.cuExternalMemoryGetMappedMipmappedArray, mipmap, extMem, mipmapDesc) } }
function! { [
/**
Destroys external memory.

Since CUDA 10.0. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual.

```c
CUresult cuDestroyExternalMemory(
    CUexternalMemory extMem  // gives up external memory
);
```

# Parameters

- `extMem` (gives up external memory): The external memory. Its buffers and mipmapped arrays must not be used any more.

# Errors

- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuDestroyExternalMemory(extMem: CUexternalMemory) { call1(&SLOTS.cuDestroyExternalMemory, extMem) } }
function! { [
/**
Imports a semaphore, fence or keyed mutex of another API.

Since CUDA 10.0. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual.

```c
CUresult cuImportExternalSemaphore(
    CUexternalSemaphore *extSem_out,                          // out, creates an external semaphore
    const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc  // in
);
```

# Parameters

- `extSem_out` (out, creates an external semaphore): The external semaphore, which [`cuDestroyExternalSemaphore`] destroys.
- `semHandleDesc` (in): The handle of the semaphore with its type and flags.

# Lifetimes

After success, the driver owns a file descriptor in `semHandleDesc`, and the caller must not use or close it. A Windows NT handle remains the caller's to close.

# Errors

- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_OPERATING_SYSTEM`](CUresult::CUDA_ERROR_OPERATING_SYSTEM)
*/
] fn cuImportExternalSemaphore(extSem_out: *mut CUexternalSemaphore, semHandleDesc: *const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC) { call2(&SLOTS.cuImportExternalSemaphore, extSem_out, semHandleDesc) } }
function! { [
/**
Signals external semaphores in stream order.

Since CUDA 10.0. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual.

```c
CUresult cuSignalExternalSemaphoresAsync(
    const CUexternalSemaphore *extSemArray,                    // in, numExtSems elements
    const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray,  // in, numExtSems elements
    unsigned int numExtSems,
    CUstream stream
);
```

# Parameters

- `extSemArray` (in, numExtSems elements): The external semaphores.
- `paramsArray` (in, numExtSems elements): For each semaphore, the parameters of the signal, such as the value of a fence.
- `numExtSems`: The number of semaphores.
- `stream`: The stream that orders the signals. Null is the default stream.

# Lifetimes

The semaphores, and NvSciSync fences in `paramsArray`, must exist until the signals have completed or, in stream capture, until the last launch of the graph has ended. `stream` may be destroyed while they are pending.

# Errors

- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuSignalExternalSemaphoresAsync(extSemArray: *const CUexternalSemaphore, paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, numExtSems: c_uint, stream: CUstream) { call4(&SLOTS.cuSignalExternalSemaphoresAsync, extSemArray, paramsArray, numExtSems, stream) } }
function! { [
/**
Waits for external semaphores in stream order.

Since CUDA 10.0. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual.

```c
CUresult cuWaitExternalSemaphoresAsync(
    const CUexternalSemaphore *extSemArray,                  // in, numExtSems elements
    const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray,  // in, numExtSems elements
    unsigned int numExtSems,
    CUstream stream
);
```

# Parameters

- `extSemArray` (in, numExtSems elements): The external semaphores.
- `paramsArray` (in, numExtSems elements): For each semaphore, the parameters of the wait, such as the value of a fence.
- `numExtSems`: The number of semaphores.
- `stream`: The stream that waits. Null is the default stream.

# Lifetimes

The semaphores, and NvSciSync fences in `paramsArray`, must exist until the waits have completed or, in stream capture, until the last launch of the graph has ended. `stream` may be destroyed while they are pending.

# Errors

- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_TIMEOUT`](CUresult::CUDA_ERROR_TIMEOUT)
*/
] fn cuWaitExternalSemaphoresAsync(extSemArray: *const CUexternalSemaphore, paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, numExtSems: c_uint, stream: CUstream) { call4(&SLOTS.cuWaitExternalSemaphoresAsync, extSemArray, paramsArray, numExtSems, stream) } }
function! { [
/**
Destroys an external semaphore.

Since CUDA 10.0. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual.

```c
CUresult cuDestroyExternalSemaphore(
    CUexternalSemaphore extSem  // gives up an external semaphore
);
```

# Parameters

- `extSem` (gives up an external semaphore): The external semaphore. All its signals and waits must have completed.

# Errors

- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuDestroyExternalSemaphore(extSem: CUexternalSemaphore) { call1(&SLOTS.cuDestroyExternalSemaphore, extSem) } }
function! { [
/**
Waits in stream order until a 32-bit value in memory meets a condition.

Since CUDA 11.7. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual. In C and in Rust it is also called `cuStreamWaitValue32`.

```c
CUresult cuStreamWaitValue32_v2(
    CUstream stream,
    CUdeviceptr addr,
    cuuint32_t value,
    unsigned int flags
);
```

# Parameters

- `stream`: The stream. Null is the default stream.
- `addr`: The device address of the value. Managed memory is not allowed.
- `value`: The value to compare with.
- `flags`: One condition of [`CUstreamWaitValue_flags`], of which 0 is a cyclic greater-or-equal. [`CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH`] can be added to flush remote writes after the wait.

# Lifetimes

The memory at `addr` must stay valid until the wait has ended or, in stream capture, until the last launch of the graph has ended. `stream` may be destroyed while the wait is pending.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[doc(alias = "cuStreamWaitValue32")]
] fn cuStreamWaitValue32_v2(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: c_uint) { call4(&SLOTS.cuStreamWaitValue32_v2, stream, addr, value, flags) } }
function! { [
/**
Waits in stream order until a 64-bit value in memory meets a condition.

Since CUDA 11.7. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual. In C and in Rust it is also called `cuStreamWaitValue64`.

```c
CUresult cuStreamWaitValue64_v2(
    CUstream stream,
    CUdeviceptr addr,
    cuuint64_t value,
    unsigned int flags
);
```

# Parameters

- `stream`: The stream. Null is the default stream.
- `addr`: The device address of the value. Managed memory is not allowed.
- `value`: The value to compare with.
- `flags`: One condition of [`CUstreamWaitValue_flags`], of which 0 is a cyclic greater-or-equal. [`CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH`] can be added to flush remote writes after the wait.

# Lifetimes

The memory at `addr` must stay valid until the wait has ended or, in stream capture, until the last launch of the graph has ended. `stream` may be destroyed while the wait is pending.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[doc(alias = "cuStreamWaitValue64")]
] fn cuStreamWaitValue64_v2(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: c_uint) { call4(&SLOTS.cuStreamWaitValue64_v2, stream, addr, value, flags) } }
function! { [
/**
Writes a 32-bit value to memory in stream order.

Since CUDA 11.7. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual. In C and in Rust it is also called `cuStreamWriteValue32`.

```c
CUresult cuStreamWriteValue32_v2(
    CUstream stream,
    CUdeviceptr addr,
    cuuint32_t value,
    unsigned int flags
);
```

# Parameters

- `stream`: The stream. Null is the default stream.
- `addr`: The device address to write to. Managed memory is not allowed.
- `value`: The value.
- `flags`: Must be [`CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT`], which is zero.

# Lifetimes

The memory at `addr` must stay valid until the stream has run the write or, in stream capture, until the last launch of the graph has ended. `stream` may be destroyed while the write is pending.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[doc(alias = "cuStreamWriteValue32")]
] fn cuStreamWriteValue32_v2(stream: CUstream, addr: CUdeviceptr, value: cuuint32_t, flags: c_uint) { call4(&SLOTS.cuStreamWriteValue32_v2, stream, addr, value, flags) } }
function! { [
/**
Writes a 64-bit value to memory in stream order.

Since CUDA 11.7. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual. In C and in Rust it is also called `cuStreamWriteValue64`.

```c
CUresult cuStreamWriteValue64_v2(
    CUstream stream,
    CUdeviceptr addr,
    cuuint64_t value,
    unsigned int flags
);
```

# Parameters

- `stream`: The stream. Null is the default stream.
- `addr`: The device address to write to. Managed memory is not allowed.
- `value`: The value.
- `flags`: Must be [`CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT`], which is zero.

# Lifetimes

The memory at `addr` must stay valid until the stream has run the write or, in stream capture, until the last launch of the graph has ended. `stream` may be destroyed while the write is pending.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[doc(alias = "cuStreamWriteValue64")]
] fn cuStreamWriteValue64_v2(stream: CUstream, addr: CUdeviceptr, value: cuuint64_t, flags: c_uint) { call4(&SLOTS.cuStreamWriteValue64_v2, stream, addr, value, flags) } }
function! { [
/**
Runs memory operations, such as waits and writes, as a batch in stream order.

Since CUDA 11.7. [Stream Memory Operations](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html) in NVIDIA's manual. In C and in Rust it is also called `cuStreamBatchMemOp`.

```c
CUresult cuStreamBatchMemOp_v2(
    CUstream stream,
    unsigned int count,
    CUstreamBatchMemOpParams *paramArray,  // in, count elements
    unsigned int flags
);
```

# Parameters

- `stream`: The stream. Null is the default stream.
- `count`: The number of operations, at most 255.
- `paramArray` (in, count elements): The operations, in the order in which the stream runs them.
- `flags`: Must be zero.

# Lifetimes

The memory that the operations name must stay valid until the stream has run them or, in stream capture, until the last launch of the graph has ended. `stream` may be destroyed while the batch is pending.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[doc(alias = "cuStreamBatchMemOp")]
] fn cuStreamBatchMemOp_v2(stream: CUstream, count: c_uint, paramArray: *mut CUstreamBatchMemOpParams, flags: c_uint) { call4(&SLOTS.cuStreamBatchMemOp_v2, stream, count, paramArray, flags) } }
function! { [
/**
Returns an attribute of a function.

Since CUDA 2.2. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuFuncGetAttribute(
    int *pi,  // out
    CUfunction_attribute attrib,
    CUfunction hfunc
);
```

# Parameters

- `pi` (out): The value. Sizes are in bytes.
- `attrib`: The attribute. [`CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK`], [`CUfunction_attribute::CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES`] and [`CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`] require a function that is loaded.
- `hfunc`: The function.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_FUNCTION_NOT_LOADED`](CUresult::CUDA_ERROR_FUNCTION_NOT_LOADED)
*/
] fn cuFuncGetAttribute(pi: *mut c_int, attrib: CUfunction_attribute, hfunc: CUfunction) { call3(&SLOTS.cuFuncGetAttribute, pi, attrib, hfunc) } }
function! { [
/**
Sets an attribute of a function, for later launches.

Since CUDA 9.0. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuFuncSetAttribute(
    CUfunction hfunc,
    CUfunction_attribute attrib,
    int value
);
```

# Parameters

- `hfunc`: The function.
- `attrib`: The attribute. Only some can be set, such as [`CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`].
- `value`: The value. Sizes are in bytes, cluster dimensions in blocks, and the shared memory carveout in percent.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuFuncSetAttribute(hfunc: CUfunction, attrib: CUfunction_attribute, value: c_int) { call3(&SLOTS.cuFuncSetAttribute, hfunc, attrib, value) } }
function! { [
/**
Sets the preference of a function for shared memory or L1 cache, if they share hardware.

Since CUDA 3.0. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuFuncSetCacheConfig(
    CUfunction hfunc,
    CUfunc_cache config
);
```

# Parameters

- `hfunc`: The function.
- `config`: The preference. [`CUfunc_cache::CU_FUNC_CACHE_PREFER_NONE`] uses that of the context.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
] fn cuFuncSetCacheConfig(hfunc: CUfunction, config: CUfunc_cache) { call2(&SLOTS.cuFuncSetCacheConfig, hfunc, config) } }
function! { [
/**
Returns the module that contains a function.

Since CUDA 11.0. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuFuncGetModule(
    CUmodule *hmod,  // out
    CUfunction hfunc
);
```

# Parameters

- `hmod` (out): The module. It must not be unloaded if the CUDA runtime has loaded it.
- `hfunc`: The function.

# Lifetimes

`*hmod` is not retained: it is valid until the module is unloaded or its context is destroyed.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_FOUND`](CUresult::CUDA_ERROR_NOT_FOUND)
*/
] fn cuFuncGetModule(hmod: *mut CUmodule, hfunc: CUfunction) { call2(&SLOTS.cuFuncGetModule, hmod, hfunc) } }
function! { [
/**
Returns the name of a function, mangled unless the function has C linkage.

Since CUDA 12.3. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuFuncGetName(
    const char **name,  // out
    CUfunction hfunc
);
```

# Parameters

- `name` (out): The name, a C string.
- `hfunc`: The function.

# Lifetimes

The driver keeps the name until the module of the function is unloaded or reloaded.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuFuncGetName(name: *mut *const c_char, hfunc: CUfunction) { call2(&SLOTS.cuFuncGetName, name, hfunc) } }
function! { [
/**
Returns the offset and the size of a parameter in the parameter buffer of a kernel.

Since CUDA 12.4. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuFuncGetParamInfo(
    CUfunction func,
    size_t paramIndex,
    size_t *paramOffset,  // out
    size_t *paramSize     // out, may be null
);
```

# Parameters

- `func`: The function.
- `paramIndex`: The index of the parameter, below the result of [`cuFuncGetParamCount`].
- `paramOffset` (out): The offset, in bytes.
- `paramSize` (out, may be null): The size, in bytes.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuFuncGetParamInfo(func: CUfunction, paramIndex: usize, paramOffset: *mut usize, paramSize: *mut usize) { call4(&SLOTS.cuFuncGetParamInfo, func, paramIndex, paramOffset, paramSize) } }
function! { [
/**
Returns the number of parameters of a function.

Since CUDA 13.2. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuFuncGetParamCount(
    CUfunction func,
    size_t *paramCount  // out
);
```

# Parameters

- `func`: The function.
- `paramCount` (out): The number of parameters.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuFuncGetParamCount(func: CUfunction, paramCount: *mut usize) { call2(&SLOTS.cuFuncGetParamCount, func, paramCount) } }
function! { [
/**
Queries whether a function is loaded.

Since CUDA 12.4. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuFuncIsLoaded(
    CUfunctionLoadingState *state,  // out
    CUfunction function
);
```

# Parameters

- `state` (out): The loading state.
- `function`: The function.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuFuncIsLoaded(state: *mut CUfunctionLoadingState, function: CUfunction) { call2(&SLOTS.cuFuncIsLoaded, state, function) } }
function! { [
/**
Loads a function now rather than at its first use.

Since CUDA 12.4. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuFuncLoad(
    CUfunction function
);
```

# Parameters

- `function`: The function. The call has no effect if it is already loaded.

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuFuncLoad(function: CUfunction) { call1(&SLOTS.cuFuncLoad, function) } }
function! { [
/**
Launches a kernel in a stream.

Since CUDA 4.0. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuLaunchKernel(
    CUfunction f,         // launches a function
    unsigned int gridDimX,
    unsigned int gridDimY,
    unsigned int gridDimZ,
    unsigned int blockDimX,
    unsigned int blockDimY,
    unsigned int blockDimZ,
    unsigned int sharedMemBytes,
    CUstream hStream,
    void **kernelParams,  // in, may be null
    void **extra          // in, may be null
);
```

# Parameters

- `f` (launches a function): The function, or a [`CUkernel`] cast to a [`CUfunction`].
- `gridDimX`: The grid size in x, in blocks.
- `gridDimY`: The grid size in y, in blocks.
- `gridDimZ`: The grid size in z, in blocks.
- `blockDimX`: The block size in x, in threads.
- `blockDimY`: The block size in y, in threads.
- `blockDimZ`: The block size in z, in threads.
- `sharedMemBytes`: The dynamic shared memory of each block, in bytes.
- `hStream`: The stream; null is the default stream.
- `kernelParams` (in, may be null): An array of pointers to the arguments, one for each parameter of `f`. Must be null if `extra` is not.
- `extra` (in, may be null): A list of settings, each followed by its value, up to [`CU_LAUNCH_PARAM_END`]. [`CU_LAUNCH_PARAM_BUFFER_POINTER`] and [`CU_LAUNCH_PARAM_BUFFER_SIZE`] pass all arguments in one buffer.

# Lifetimes

The arguments are copied during the call. The function, its context and all memory that the kernel uses must live until the kernel has finished; in a stream capture, until the last launch of any executable graph with the node has ended.

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
] fn cuLaunchKernel(f: CUfunction, gridDimX: c_uint, gridDimY: c_uint, gridDimZ: c_uint, blockDimX: c_uint, blockDimY: c_uint, blockDimZ: c_uint, sharedMemBytes: c_uint, hStream: CUstream, kernelParams: *mut *mut c_void, extra: *mut *mut c_void) { call11(&SLOTS.cuLaunchKernel, f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra) } }
function! { [
/**
Launches a kernel in a stream, with launch attributes.

Since CUDA 11.6. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuLaunchKernelEx(
    const CUlaunchConfig *config,  // in
    CUfunction f,                  // launches a function
    void **kernelParams,           // in, may be null
    void **extra                   // in, may be null
);
```

# Parameters

- `config` (in): The grid, the block, the stream and the launch attributes.
- `f` (launches a function): The function, or a [`CUkernel`] cast to a [`CUfunction`].
- `kernelParams` (in, may be null): An array of pointers to the arguments, one for each parameter of `f`. Must be null if `extra` is not.
- `extra` (in, may be null): A list of settings, each followed by its value, up to [`CU_LAUNCH_PARAM_END`]. [`CU_LAUNCH_PARAM_BUFFER_POINTER`] and [`CU_LAUNCH_PARAM_BUFFER_SIZE`] pass all arguments in one buffer.

# Lifetimes

The arguments are copied during the call. The function, its context, events of launch attributes and all memory that the kernel uses must live until the kernel has finished; in a stream capture, until the last launch of any executable graph with the node has ended.

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
] fn cuLaunchKernelEx(config: *const CUlaunchConfig, f: CUfunction, kernelParams: *mut *mut c_void, extra: *mut *mut c_void) { call4(&SLOTS.cuLaunchKernelEx, config, f, kernelParams, extra) } }
function! { [
/**
Launches a kernel whose blocks can synchronize with each other.

Since CUDA 9.0. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuLaunchCooperativeKernel(
    CUfunction f,        // launches a function
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

- `f` (launches a function): The function, or a [`CUkernel`] cast to a [`CUfunction`]. It must not use dynamic parallelism.
- `gridDimX`: The grid size in x, in blocks. All blocks must fit on the device at the same time.
- `gridDimY`: The grid size in y, in blocks.
- `gridDimZ`: The grid size in z, in blocks.
- `blockDimX`: The block size in x, in threads.
- `blockDimY`: The block size in y, in threads.
- `blockDimZ`: The block size in z, in threads.
- `sharedMemBytes`: The dynamic shared memory of each block, in bytes.
- `hStream`: The stream; null is the default stream. Its device must have [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH`].
- `kernelParams` (in): An array of pointers to the arguments, one for each parameter of `f`.

# Lifetimes

The arguments are copied during the call. The function, its context and all memory that the kernel uses must live until the kernel has finished; in a stream capture, until the last launch of any executable graph with the node has ended.

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
] fn cuLaunchCooperativeKernel(f: CUfunction, gridDimX: c_uint, gridDimY: c_uint, gridDimZ: c_uint, blockDimX: c_uint, blockDimY: c_uint, blockDimZ: c_uint, sharedMemBytes: c_uint, hStream: CUstream, kernelParams: *mut *mut c_void) { call10(&SLOTS.cuLaunchCooperativeKernel, f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams) } }
function! { [
/**
Calls a host function after all work that is in a stream so far, unless the context has an error.

Since CUDA 10.0. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuLaunchHostFunc(
    CUstream hStream,
    CUhostFn fn,
    void *userData  // in
);
```

# Parameters

- `hStream`: The stream; null is the default stream.
- `fn`: The function. Later work of the stream waits for it. It must not call CUDA, nor wait for CUDA work that is not ordered before it.
- `userData` (in): The argument passed to `fn`.

# Lifetimes

`fn` and the data at `userData` must stay valid until `fn` has returned. In a stream capture, they must stay valid until the last launch of any executable graph with the node has ended.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuLaunchHostFunc(hStream: CUstream, fn_: CUhostFn, userData: *mut c_void) { call3(&SLOTS.cuLaunchHostFunc, hStream, fn_, userData) } }
function! { [
/**
Calls a host function after all work that is in a stream so far, unless the context has an error. It also selects how the driver's thread waits for host functions.

Since CUDA 13.1. [Execution Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html) in NVIDIA's manual.

```c
CUresult cuLaunchHostFunc_v2(
    CUstream hStream,
    CUhostFn fn,
    void *userData,  // in
    unsigned int syncMode
);
```

# Parameters

- `hStream`: The stream; null is the default stream.
- `fn`: The function. Later work of the stream waits for it. It must not call CUDA, nor wait for CUDA work that is not ordered before it.
- `userData` (in): The argument passed to `fn`.
- `syncMode`: A value of [`CUhostTaskSyncMode`]: the thread that calls `fn` sleeps or spins while it waits.

# Lifetimes

`fn` and the data at `userData` must stay valid until `fn` has returned. In a stream capture, they must stay valid until the last launch of any executable graph with the node has ended.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuLaunchHostFunc_v2(hStream: CUstream, fn_: CUhostFn, userData: *mut c_void, syncMode: c_uint) { call4(&SLOTS.cuLaunchHostFunc_v2, hStream, fn_, userData, syncMode) } }
function! { [
/**
Sets the block dimensions of a function for [`cuLaunch`], [`cuLaunchGrid`] and [`cuLaunchGridAsync`]. Replaced by [`cuLaunchKernel`].

Since CUDA 2.0. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuFuncSetBlockShape(
    CUfunction hfunc,
    int x,
    int y,
    int z
);
```

# Parameters

- `hfunc`: The function.
- `x`: The block size in x, in threads.
- `y`: The block size in y, in threads.
- `z`: The block size in z, in threads.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuFuncSetBlockShape(hfunc: CUfunction, x: c_int, y: c_int, z: c_int) { call4(&SLOTS.cuFuncSetBlockShape, hfunc, x, y, z) } }
function! { [
/**
Sets the dynamic shared memory of a function for [`cuLaunch`], [`cuLaunchGrid`] and [`cuLaunchGridAsync`]. Replaced by [`cuLaunchKernel`].

Since CUDA 2.0. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuFuncSetSharedSize(
    CUfunction hfunc,
    unsigned int bytes
);
```

# Parameters

- `hfunc`: The function.
- `bytes`: The dynamic shared memory of each block, in bytes.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuFuncSetSharedSize(hfunc: CUfunction, bytes: c_uint) { call2(&SLOTS.cuFuncSetSharedSize, hfunc, bytes) } }
function! { [
/**
Sets the total size of the arguments of a function for [`cuLaunch`], [`cuLaunchGrid`] and [`cuLaunchGridAsync`]. Replaced by [`cuLaunchKernel`].

Since CUDA 2.0. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuParamSetSize(
    CUfunction hfunc,
    unsigned int numbytes
);
```

# Parameters

- `hfunc`: The function.
- `numbytes`: The size of all arguments, in bytes.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuParamSetSize(hfunc: CUfunction, numbytes: c_uint) { call2(&SLOTS.cuParamSetSize, hfunc, numbytes) } }
function! { [
/**
Sets an integer argument of a function for its next launch. Replaced by [`cuLaunchKernel`].

Since CUDA 2.0. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuParamSeti(
    CUfunction hfunc,
    int offset,
    unsigned int value
);
```

# Parameters

- `hfunc`: The function.
- `offset`: The offset of the argument among the arguments, in bytes.
- `value`: The argument.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuParamSeti(hfunc: CUfunction, offset: c_int, value: c_uint) { call3(&SLOTS.cuParamSeti, hfunc, offset, value) } }
function! { [
/**
Sets a floating-point argument of a function for its next launch. Replaced by [`cuLaunchKernel`].

Since CUDA 2.0. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuParamSetf(
    CUfunction hfunc,
    int offset,
    float value
);
```

# Parameters

- `hfunc`: The function.
- `offset`: The offset of the argument among the arguments, in bytes.
- `value`: The argument.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuParamSetf(hfunc: CUfunction, offset: c_int, value: f32) { call3(&SLOTS.cuParamSetf, hfunc, offset, value) } }
function! { [
/**
Copies bytes into the arguments of a function. Replaced by [`cuLaunchKernel`].

Since CUDA 2.0. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuParamSetv(
    CUfunction hfunc,
    int offset,
    void *ptr,  // in, numbytes elements
    unsigned int numbytes
);
```

# Parameters

- `hfunc`: The function.
- `offset`: The offset of the bytes among the arguments, in bytes.
- `ptr` (in, numbytes elements): The bytes, which are copied during the call.
- `numbytes`: The number of bytes.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuParamSetv(hfunc: CUfunction, offset: c_int, ptr: *mut c_void, numbytes: c_uint) { call4(&SLOTS.cuParamSetv, hfunc, offset, ptr, numbytes) } }
function! { [
/**
Launches one block of a function, with the block dimensions, shared memory and arguments set before. Replaced by [`cuLaunchKernel`].

Since CUDA 2.0. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuLaunch(
    CUfunction f  // launches a function
);
```

# Parameters

- `f` (launches a function): The function. Its settings must be renewed after a [`cuLaunchKernel`] of it.

# Lifetimes

The function, its context and all memory that the kernel uses must live until it has ended.

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
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuLaunch(f: CUfunction) { call1(&SLOTS.cuLaunch, f) } }
function! { [
/**
Launches a grid of a function, with the block dimensions, shared memory and arguments set before. Replaced by [`cuLaunchKernel`].

Since CUDA 2.0. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuLaunchGrid(
    CUfunction f,  // launches a function
    int grid_width,
    int grid_height
);
```

# Parameters

- `f` (launches a function): The function. Its settings must be renewed after a [`cuLaunchKernel`] of it.
- `grid_width`: The grid size in x, in blocks.
- `grid_height`: The grid size in y, in blocks.

# Lifetimes

The function, its context and all memory that the kernel uses must live until it has ended.

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
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuLaunchGrid(f: CUfunction, grid_width: c_int, grid_height: c_int) { call3(&SLOTS.cuLaunchGrid, f, grid_width, grid_height) } }
function! { [
/**
Launches a grid of a function in a stream, with the block dimensions, shared memory and arguments set before. Replaced by [`cuLaunchKernel`].

Since CUDA 2.0. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuLaunchGridAsync(
    CUfunction f,  // launches a function
    int grid_width,
    int grid_height,
    CUstream hStream
);
```

# Parameters

- `f` (launches a function): The function. Its settings must be renewed after a [`cuLaunchKernel`] of it.
- `grid_width`: The grid size in x, in blocks.
- `grid_height`: The grid size in y, in blocks.
- `hStream`: The stream; null is the default stream.

# Lifetimes

The function, its context and all memory that the kernel uses must live until it has ended.

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
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuLaunchGridAsync(f: CUfunction, grid_width: c_int, grid_height: c_int, hStream: CUstream) { call4(&SLOTS.cuLaunchGridAsync, f, grid_width, grid_height, hStream) } }
function! { [
/**
Launches one kernel on several devices, whose blocks can synchronize with each other. Deprecated without a replacement.

Since CUDA 9.0. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuLaunchCooperativeKernelMultiDevice(
    CUDA_LAUNCH_PARAMS *launchParamsList,  // in, numDevices elements
    unsigned int numDevices,
    unsigned int flags
);
```

# Parameters

- `launchParamsList` (in, numDevices elements): A launch for each device. All must have the same code, grid, block and shared memory, and streams that are not default streams.
- `numDevices`: The number of launches. Each is on another device of one kind.
- `flags`: Zero or bits of [`CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC`] and [`CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC`].

# Lifetimes

The arguments are copied during the call. The functions, their contexts and all memory that the kernels use must live until all kernels have ended.

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
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuLaunchCooperativeKernelMultiDevice(launchParamsList: *mut CUDA_LAUNCH_PARAMS, numDevices: c_uint, flags: c_uint) { call3(&SLOTS.cuLaunchCooperativeKernelMultiDevice, launchParamsList, numDevices, flags) } }
function! { [
/**
Sets a texture reference for the launches of a function. Replaced by texture objects.

Since CUDA 2.0. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuParamSetTexRef(
    CUfunction hfunc,
    int texunit,
    CUtexref hTexRef
);
```

# Parameters

- `hfunc`: The function.
- `texunit`: Must be [`CU_PARAM_TR_DEFAULT`].
- `hTexRef`: The texture reference, from [`cuModuleGetTexRef`].

# Lifetimes

The texture reference and the memory bound to it must live until the last launch of the function has ended.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuParamSetTexRef(hfunc: CUfunction, texunit: c_int, hTexRef: CUtexref) { call3(&SLOTS.cuParamSetTexRef, hfunc, texunit, hTexRef) } }
function! { [
/**
Sets the bank width of shared memory for the launches of a function, if the device can change it. Deprecated without a replacement.

Since CUDA 4.2. [Execution Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuFuncSetSharedMemConfig(
    CUfunction hfunc,
    CUsharedconfig config
);
```

# Parameters

- `hfunc`: The function.
- `config`: The bank width. [`CUsharedconfig::CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE`] uses that of the context.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuFuncSetSharedMemConfig(hfunc: CUfunction, config: CUsharedconfig) { call2(&SLOTS.cuFuncSetSharedMemConfig, hfunc, config) } }
function! { [
/**
Creates an empty graph.

Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphCreate(
    CUgraph *phGraph,  // out, creates a graph
    unsigned int flags
);
```

# Parameters

- `phGraph` (out, creates a graph): The new graph.
- `flags`: Must be zero.

# Lifetimes

The graph is valid until [`cuGraphDestroy`].

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuGraphCreate(phGraph: *mut CUgraph, flags: c_uint) { call2(&SLOTS.cuGraphCreate, phGraph, flags) } }
function! { [
/**
Adds a kernel node to a graph. Prefer [`cuGraphAddNode_v2`].

Since CUDA 12.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. In C and in Rust it is also called `cuGraphAddKernelNode`.

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

- `phGraphNode` (out): The new node.
- `hGraph`: The graph.
- `dependencies` (in, numDependencies elements): The nodes that the new node depends on, without duplicates.
- `numDependencies`: The number of elements of `dependencies`; 0 adds a root node.
- `nodeParams` (in): The kernel, its launch dimensions and its arguments.

# Lifetimes

The arguments are copied during the call. The kernel, its context and all memory that the kernel uses must live until the last launch of any executable graph with the node has ended.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuGraphAddKernelNode")]
] fn cuGraphAddKernelNode_v2(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *const CUDA_KERNEL_NODE_PARAMS) { call5(&SLOTS.cuGraphAddKernelNode_v2, phGraphNode, hGraph, dependencies, numDependencies, nodeParams) } }
function! { [
/**
Returns the parameters of a kernel node. Prefer [`cuGraphNodeGetParams`].

Since CUDA 12.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. In C and in Rust it is also called `cuGraphKernelNodeGetParams`.

```c
CUresult cuGraphKernelNodeGetParams_v2(
    CUgraphNode hNode,
    CUDA_KERNEL_NODE_PARAMS *nodeParams  // out
);
```

# Parameters

- `hNode`: The kernel node.
- `nodeParams` (out): The parameters. They have either `kernelParams` or `extra`: the one that was set last.

# Lifetimes

The arrays that the parameters point to belong to the node. They must not be modified. They become invalid when the node is destroyed or its parameters are replaced.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuGraphKernelNodeGetParams")]
] fn cuGraphKernelNodeGetParams_v2(hNode: CUgraphNode, nodeParams: *mut CUDA_KERNEL_NODE_PARAMS) { call2(&SLOTS.cuGraphKernelNodeGetParams_v2, hNode, nodeParams) } }
function! { [
/**
Replaces the parameters of a kernel node. Prefer [`cuGraphNodeSetParams`].

Since CUDA 12.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. In C and in Rust it is also called `cuGraphKernelNodeSetParams`.

```c
CUresult cuGraphKernelNodeSetParams_v2(
    CUgraphNode hNode,
    const CUDA_KERNEL_NODE_PARAMS *nodeParams  // in
);
```

# Parameters

- `hNode`: The kernel node.
- `nodeParams` (in): The kernel, its launch dimensions and its arguments.

# Lifetimes

The arguments are copied during the call. The kernel, its context and all memory that the kernel uses must live until the last launch of any executable graph with the node has ended.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[doc(alias = "cuGraphKernelNodeSetParams")]
] fn cuGraphKernelNodeSetParams_v2(hNode: CUgraphNode, nodeParams: *const CUDA_KERNEL_NODE_PARAMS) { call2(&SLOTS.cuGraphKernelNodeSetParams_v2, hNode, nodeParams) } }
function! { [
/**
Adds a memcpy node to a graph. Prefer [`cuGraphAddNode_v2`].

Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

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

- `phGraphNode` (out): The new node.
- `hGraph`: The graph.
- `dependencies` (in, numDependencies elements): The nodes that the new node depends on, without duplicates.
- `numDependencies`: The number of elements of `dependencies`; 0 adds a root node.
- `copyParams` (in): The copy, as for [`cuMemcpy3D_v2`]. [`CUmemorytype::CU_MEMORYTYPE_UNIFIED`] is an error for managed memory if any device of the system lacks [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS`].
- `ctx`: The context that the node runs in.

# Lifetimes

`copyParams` is copied. The context, and the memory and arrays of the copy, must live until the last launch of any executable graph with the node has ended.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphAddMemcpyNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, copyParams: *const CUDA_MEMCPY3D, ctx: CUcontext) { call6(&SLOTS.cuGraphAddMemcpyNode, phGraphNode, hGraph, dependencies, numDependencies, copyParams, ctx) } }
function! { [
/**
Returns the parameters of a memcpy node. Prefer [`cuGraphNodeGetParams`].

Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphMemcpyNodeGetParams(
    CUgraphNode hNode,
    CUDA_MEMCPY3D *nodeParams  // out
);
```

# Parameters

- `hNode`: The memcpy node.
- `nodeParams` (out): The copy.

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphMemcpyNodeGetParams(hNode: CUgraphNode, nodeParams: *mut CUDA_MEMCPY3D) { call2(&SLOTS.cuGraphMemcpyNodeGetParams, hNode, nodeParams) } }
function! { [
/**
Replaces the parameters of a memcpy node. Prefer [`cuGraphNodeSetParams`].

Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphMemcpyNodeSetParams(
    CUgraphNode hNode,
    const CUDA_MEMCPY3D *nodeParams  // in
);
```

# Parameters

- `hNode`: The memcpy node.
- `nodeParams` (in): The copy, as for [`cuMemcpy3D_v2`].

# Lifetimes

`nodeParams` is copied. The memory and arrays of the copy must live until the last launch of any executable graph with the node has ended.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphMemcpyNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_MEMCPY3D) { call2(&SLOTS.cuGraphMemcpyNodeSetParams, hNode, nodeParams) } }
function! { [
/**
Adds a memset node to a graph. Prefer [`cuGraphAddNode_v2`].

Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

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

- `phGraphNode` (out): The new node.
- `hGraph`: The graph.
- `dependencies` (in, numDependencies elements): The nodes that the new node depends on, without duplicates.
- `numDependencies`: The number of elements of `dependencies`; 0 adds a root node.
- `memsetParams` (in): The memory and the value. The element size is 1, 2 or 4 bytes.
- `ctx`: The context that the node runs in.

# Lifetimes

`memsetParams` is copied. The context and the memory must live until the last launch of any executable graph with the node has ended.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
] fn cuGraphAddMemsetNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, memsetParams: *const CUDA_MEMSET_NODE_PARAMS, ctx: CUcontext) { call6(&SLOTS.cuGraphAddMemsetNode, phGraphNode, hGraph, dependencies, numDependencies, memsetParams, ctx) } }
function! { [
/**
Returns the parameters of a memset node. Prefer [`cuGraphNodeGetParams`].

Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphMemsetNodeGetParams(
    CUgraphNode hNode,
    CUDA_MEMSET_NODE_PARAMS *nodeParams  // out
);
```

# Parameters

- `hNode`: The memset node.
- `nodeParams` (out): The memory and the value.

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphMemsetNodeGetParams(hNode: CUgraphNode, nodeParams: *mut CUDA_MEMSET_NODE_PARAMS) { call2(&SLOTS.cuGraphMemsetNodeGetParams, hNode, nodeParams) } }
function! { [
/**
Replaces the parameters of a memset node. Prefer [`cuGraphNodeSetParams`].

Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphMemsetNodeSetParams(
    CUgraphNode hNode,
    const CUDA_MEMSET_NODE_PARAMS *nodeParams  // in
);
```

# Parameters

- `hNode`: The memset node.
- `nodeParams` (in): The memory and the value. The element size is 1, 2 or 4 bytes.

# Lifetimes

`nodeParams` is copied. The memory must live until the last launch of any executable graph with the node has ended.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphMemsetNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_MEMSET_NODE_PARAMS) { call2(&SLOTS.cuGraphMemsetNodeSetParams, hNode, nodeParams) } }
function! { [
/**
Adds a host node, which calls a host function, to a graph. Prefer [`cuGraphAddNode_v2`].

Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

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

- `phGraphNode` (out): The new node.
- `hGraph`: The graph.
- `dependencies` (in, numDependencies elements): The nodes that the new node depends on, without duplicates.
- `numDependencies`: The number of elements of `dependencies`; 0 adds a root node.
- `nodeParams` (in): The function and its argument.

# Lifetimes

The function and the data at `nodeParams.userData` must stay valid until the last launch of any executable graph with the node has ended.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphAddHostNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *const CUDA_HOST_NODE_PARAMS) { call5(&SLOTS.cuGraphAddHostNode, phGraphNode, hGraph, dependencies, numDependencies, nodeParams) } }
function! { [
/**
Returns the parameters of a host node. Prefer [`cuGraphNodeGetParams`].

Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphHostNodeGetParams(
    CUgraphNode hNode,
    CUDA_HOST_NODE_PARAMS *nodeParams  // out
);
```

# Parameters

- `hNode`: The host node.
- `nodeParams` (out): The function and its argument.

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphHostNodeGetParams(hNode: CUgraphNode, nodeParams: *mut CUDA_HOST_NODE_PARAMS) { call2(&SLOTS.cuGraphHostNodeGetParams, hNode, nodeParams) } }
function! { [
/**
Replaces the parameters of a host node. Prefer [`cuGraphNodeSetParams`].

Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphHostNodeSetParams(
    CUgraphNode hNode,
    const CUDA_HOST_NODE_PARAMS *nodeParams  // in
);
```

# Parameters

- `hNode`: The host node.
- `nodeParams` (in): The function and its argument.

# Lifetimes

The function and the data at `nodeParams.userData` must stay valid until the last launch of any executable graph with the node has ended.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphHostNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_HOST_NODE_PARAMS) { call2(&SLOTS.cuGraphHostNodeSetParams, hNode, nodeParams) } }
function! { [
/**
Adds a child graph node, which runs a copy of another graph. Prefer [`cuGraphAddNode_v2`].

Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

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

- `phGraphNode` (out): The new node.
- `hGraph`: The graph.
- `dependencies` (in, numDependencies elements): The nodes that the new node depends on, without duplicates.
- `numDependencies`: The number of elements of `dependencies`; 0 adds a root node.
- `childGraph`: The graph to copy. It must have no allocation, free or conditional nodes.

# Lifetimes

`childGraph` is cloned during the call and may be destroyed afterwards. Resources that its nodes use must live until the last launch of any executable graph with the node has ended.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphAddChildGraphNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, childGraph: CUgraph) { call5(&SLOTS.cuGraphAddChildGraphNode, phGraphNode, hGraph, dependencies, numDependencies, childGraph) } }
function! { [
/**
Returns the graph inside a child graph node. Prefer [`cuGraphNodeGetParams`].

Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphChildGraphNodeGetGraph(
    CUgraphNode hNode,
    CUgraph *phGraph  // out
);
```

# Parameters

- `hNode`: The child graph node.
- `phGraph` (out): The graph itself, not a copy. It accepts no allocation or free nodes.

# Lifetimes

`*phGraph` belongs to the node: it must not be destroyed, and is valid until the node is destroyed.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphChildGraphNodeGetGraph(hNode: CUgraphNode, phGraph: *mut CUgraph) { call2(&SLOTS.cuGraphChildGraphNodeGetGraph, hNode, phGraph) } }
function! { [
/**
Adds an empty node, which only orders other nodes, to a graph. Prefer [`cuGraphAddNode_v2`].

Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphAddEmptyNode(
    CUgraphNode *phGraphNode,         // out
    CUgraph hGraph,
    const CUgraphNode *dependencies,  // in, numDependencies elements
    size_t numDependencies
);
```

# Parameters

- `phGraphNode` (out): The new node.
- `hGraph`: The graph.
- `dependencies` (in, numDependencies elements): The nodes that the new node depends on, without duplicates.
- `numDependencies`: The number of elements of `dependencies`; 0 adds a root node.

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphAddEmptyNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize) { call4(&SLOTS.cuGraphAddEmptyNode, phGraphNode, hGraph, dependencies, numDependencies) } }
function! { [
/**
Adds an event record node to a graph. Prefer [`cuGraphAddNode_v2`].

Since CUDA 11.1. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

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

- `phGraphNode` (out): The new node.
- `hGraph`: The graph.
- `dependencies` (in, numDependencies elements): The nodes that the new node depends on, without duplicates.
- `numDependencies`: The number of elements of `dependencies`; 0 adds a root node.
- `event`: The event that each launch records.

# Lifetimes

`event` must live until the last launch of any executable graph with the node has ended.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphAddEventRecordNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, event: CUevent) { call5(&SLOTS.cuGraphAddEventRecordNode, phGraphNode, hGraph, dependencies, numDependencies, event) } }
function! { [
/**
Returns the event that an event record node uses. Prefer [`cuGraphNodeGetParams`].

Since CUDA 11.1. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphEventRecordNodeGetEvent(
    CUgraphNode hNode,
    CUevent *event_out  // out
);
```

# Parameters

- `hNode`: The event record node.
- `event_out` (out): The event.

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphEventRecordNodeGetEvent(hNode: CUgraphNode, event_out: *mut CUevent) { call2(&SLOTS.cuGraphEventRecordNodeGetEvent, hNode, event_out) } }
function! { [
/**
Replaces the event that an event record node uses. Prefer [`cuGraphNodeSetParams`].

Since CUDA 11.1. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphEventRecordNodeSetEvent(
    CUgraphNode hNode,
    CUevent event
);
```

# Parameters

- `hNode`: The event record node.
- `event`: The event that each launch records. The call also sets the context of the node to that of the event.

# Lifetimes

`event` must live until the last launch of any executable graph with the node has ended.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuGraphEventRecordNodeSetEvent(hNode: CUgraphNode, event: CUevent) { call2(&SLOTS.cuGraphEventRecordNodeSetEvent, hNode, event) } }
function! { [
/**
Adds an event wait node to a graph. Prefer [`cuGraphAddNode_v2`].

Since CUDA 11.1. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

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

- `phGraphNode` (out): The new node.
- `hGraph`: The graph.
- `dependencies` (in, numDependencies elements): The nodes that the new node depends on, without duplicates.
- `numDependencies`: The number of elements of `dependencies`; 0 adds a root node.
- `event`: The event to wait for, which may be of another context or device than the stream of the launch.

# Lifetimes

`event` must live until the last launch of any executable graph with the node has ended.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphAddEventWaitNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, event: CUevent) { call5(&SLOTS.cuGraphAddEventWaitNode, phGraphNode, hGraph, dependencies, numDependencies, event) } }
function! { [
/**
Returns the event that an event wait node uses. Prefer [`cuGraphNodeGetParams`].

Since CUDA 11.1. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphEventWaitNodeGetEvent(
    CUgraphNode hNode,
    CUevent *event_out  // out
);
```

# Parameters

- `hNode`: The event wait node.
- `event_out` (out): The event.

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphEventWaitNodeGetEvent(hNode: CUgraphNode, event_out: *mut CUevent) { call2(&SLOTS.cuGraphEventWaitNodeGetEvent, hNode, event_out) } }
function! { [
/**
Replaces the event that an event wait node uses. Prefer [`cuGraphNodeSetParams`].

Since CUDA 11.1. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphEventWaitNodeSetEvent(
    CUgraphNode hNode,
    CUevent event
);
```

# Parameters

- `hNode`: The event wait node.
- `event`: The event to wait for.

# Lifetimes

`event` must live until the last launch of any executable graph with the node has ended.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuGraphEventWaitNodeSetEvent(hNode: CUgraphNode, event: CUevent) { call2(&SLOTS.cuGraphEventWaitNodeSetEvent, hNode, event) } }
function! { [
/**
Adds an external semaphore signal node to a graph. Prefer [`cuGraphAddNode_v2`].

Since CUDA 11.2. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

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

- `phGraphNode` (out): The new node.
- `hGraph`: The graph.
- `dependencies` (in, numDependencies elements): The nodes that the new node depends on, without duplicates.
- `numDependencies`: The number of elements of `dependencies`; 0 adds a root node.
- `nodeParams` (in): The semaphores and the parameters of each signal.

# Lifetimes

The arrays are copied. The semaphores must live until the last launch of any executable graph with the node has ended.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphAddExternalSemaphoresSignalNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS) { call5(&SLOTS.cuGraphAddExternalSemaphoresSignalNode, phGraphNode, hGraph, dependencies, numDependencies, nodeParams) } }
function! { [
/**
Returns the parameters of a node that signals external semaphores. Prefer [`cuGraphNodeGetParams`].

Since CUDA 11.2. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExternalSemaphoresSignalNodeGetParams(
    CUgraphNode hNode,
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *params_out  // out
);
```

# Parameters

- `hNode`: The external semaphore signal node.
- `params_out` (out): The semaphores and the parameters of each signal.

# Lifetimes

The arrays that the parameters point to belong to the node. They must not be modified. They become invalid when the node is destroyed or its parameters are replaced.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphExternalSemaphoresSignalNodeGetParams(hNode: CUgraphNode, params_out: *mut CUDA_EXT_SEM_SIGNAL_NODE_PARAMS) { call2(&SLOTS.cuGraphExternalSemaphoresSignalNodeGetParams, hNode, params_out) } }
function! { [
/**
Replaces the parameters of a node that signals external semaphores. Prefer [`cuGraphNodeSetParams`].

Since CUDA 11.2. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExternalSemaphoresSignalNodeSetParams(
    CUgraphNode hNode,
    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams  // in
);
```

# Parameters

- `hNode`: The external semaphore signal node.
- `nodeParams` (in): The semaphores and the parameters of each signal.

# Lifetimes

The arrays are copied. The semaphores must live until the last launch of any executable graph with the node has ended.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuGraphExternalSemaphoresSignalNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS) { call2(&SLOTS.cuGraphExternalSemaphoresSignalNodeSetParams, hNode, nodeParams) } }
function! { [
/**
Adds an external semaphore wait node to a graph. Prefer [`cuGraphAddNode_v2`].

Since CUDA 11.2. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

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

- `phGraphNode` (out): The new node.
- `hGraph`: The graph.
- `dependencies` (in, numDependencies elements): The nodes that the new node depends on, without duplicates.
- `numDependencies`: The number of elements of `dependencies`; 0 adds a root node.
- `nodeParams` (in): The semaphores and the parameters of each wait.

# Lifetimes

The arrays are copied. The semaphores must live until the last launch of any executable graph with the node has ended.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphAddExternalSemaphoresWaitNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS) { call5(&SLOTS.cuGraphAddExternalSemaphoresWaitNode, phGraphNode, hGraph, dependencies, numDependencies, nodeParams) } }
function! { [
/**
Returns the parameters of a node that waits for external semaphores. Prefer [`cuGraphNodeGetParams`].

Since CUDA 11.2. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExternalSemaphoresWaitNodeGetParams(
    CUgraphNode hNode,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS *params_out  // out
);
```

# Parameters

- `hNode`: The external semaphore wait node.
- `params_out` (out): The semaphores and the parameters of each wait.

# Lifetimes

The arrays that the parameters point to belong to the node. They must not be modified. They become invalid when the node is destroyed or its parameters are replaced.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphExternalSemaphoresWaitNodeGetParams(hNode: CUgraphNode, params_out: *mut CUDA_EXT_SEM_WAIT_NODE_PARAMS) { call2(&SLOTS.cuGraphExternalSemaphoresWaitNodeGetParams, hNode, params_out) } }
function! { [
/**
Replaces the parameters of a node that waits for external semaphores. Prefer [`cuGraphNodeSetParams`].

Since CUDA 11.2. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExternalSemaphoresWaitNodeSetParams(
    CUgraphNode hNode,
    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams  // in
);
```

# Parameters

- `hNode`: The external semaphore wait node.
- `nodeParams` (in): The semaphores and the parameters of each wait.

# Lifetimes

The arrays are copied. The semaphores must live until the last launch of any executable graph with the node has ended.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuGraphExternalSemaphoresWaitNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS) { call2(&SLOTS.cuGraphExternalSemaphoresWaitNodeSetParams, hNode, nodeParams) } }
function! { [
/**
Adds a batch memory operation node to a graph. Prefer [`cuGraphAddNode_v2`].

Since CUDA 11.7. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

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

- `phGraphNode` (out): The new node.
- `hGraph`: The graph.
- `dependencies` (in, numDependencies elements): The nodes that the new node depends on, without duplicates.
- `numDependencies`: The number of elements of `dependencies`; 0 adds a root node.
- `nodeParams` (in): The context and the operations. CUDA does not see the order that such operations cause, so the same order should also be expressed by dependencies or events.

# Lifetimes

The array of operations is copied. The context and the memory that the operations use must live until the last launch of any executable graph with the node has ended.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphAddBatchMemOpNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS) { call5(&SLOTS.cuGraphAddBatchMemOpNode, phGraphNode, hGraph, dependencies, numDependencies, nodeParams) } }
function! { [
/**
Returns the parameters of a batch memory operation node. Prefer [`cuGraphNodeGetParams`].

Since CUDA 11.7. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphBatchMemOpNodeGetParams(
    CUgraphNode hNode,
    CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams_out  // out
);
```

# Parameters

- `hNode`: The batch memory operation node.
- `nodeParams_out` (out): The context and the operations.

# Lifetimes

The arrays that the parameters point to belong to the node. They must not be modified. They become invalid when the node is destroyed or its parameters are replaced.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphBatchMemOpNodeGetParams(hNode: CUgraphNode, nodeParams_out: *mut CUDA_BATCH_MEM_OP_NODE_PARAMS) { call2(&SLOTS.cuGraphBatchMemOpNodeGetParams, hNode, nodeParams_out) } }
function! { [
/**
Replaces the parameters of a batch memory operation node. Prefer [`cuGraphNodeSetParams`].

Since CUDA 11.7. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphBatchMemOpNodeSetParams(
    CUgraphNode hNode,
    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams  // in
);
```

# Parameters

- `hNode`: The batch memory operation node.
- `nodeParams` (in): The context and the operations.

# Lifetimes

The array of operations is copied. The context and the memory that the operations use must live until the last launch of any executable graph with the node has ended.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuGraphBatchMemOpNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS) { call2(&SLOTS.cuGraphBatchMemOpNodeSetParams, hNode, nodeParams) } }
function! { [
/**
Replaces the parameters of a batch memory operation node of an executable graph. Prefer [`cuGraphExecNodeSetParams`].

Since CUDA 11.7. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExecBatchMemOpNodeSetParams(
    CUgraphExec hGraphExec,
    CUgraphNode hNode,
    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams  // in
);
```

# Parameters

- `hGraphExec`: The executable graph.
- `hNode`: The node, in the graph that `hGraphExec` was instantiated from. It must still be part of that graph.
- `nodeParams` (in): The context and the operations. Only the addresses and values of waits and writes, and the comparison of a wait, may change.

# Lifetimes

The array of operations is copied. The memory that the operations use must live until the last launch of `hGraphExec` has ended, and the previous memory until all earlier launches have ended.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphExecBatchMemOpNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS) { call3(&SLOTS.cuGraphExecBatchMemOpNodeSetParams, hGraphExec, hNode, nodeParams) } }
function! { [
/**
Adds a memory allocation node to a graph. Prefer [`cuGraphAddNode_v2`].

Since CUDA 11.4. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

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

- `phGraphNode` (out): The new node.
- `hGraph`: The graph.
- `dependencies` (in, numDependencies elements): The nodes that the new node depends on, without duplicates.
- `numDependencies`: The number of elements of `dependencies`; 0 adds a root node.
- `nodeParams` (in and out): The allocation. Its address is returned in `dptr` and stays the same for all instantiations and launches.

# Lifetimes

The arrays are copied. The memory may be used only by work ordered after the node and before the memory is freed.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphAddMemAllocNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *mut CUDA_MEM_ALLOC_NODE_PARAMS) { call5(&SLOTS.cuGraphAddMemAllocNode, phGraphNode, hGraph, dependencies, numDependencies, nodeParams) } }
function! { [
/**
Returns the parameters of a memory allocation node. Prefer [`cuGraphNodeGetParams`].

Since CUDA 11.4. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphMemAllocNodeGetParams(
    CUgraphNode hNode,
    CUDA_MEM_ALLOC_NODE_PARAMS *params_out  // out
);
```

# Parameters

- `hNode`: The memory allocation node.
- `params_out` (out): The allocation.

# Lifetimes

The arrays that the parameters point to belong to the node. They must not be modified, and are valid until the node is destroyed.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphMemAllocNodeGetParams(hNode: CUgraphNode, params_out: *mut CUDA_MEM_ALLOC_NODE_PARAMS) { call2(&SLOTS.cuGraphMemAllocNodeGetParams, hNode, params_out) } }
function! { [
/**
Adds a memory free node to a graph. Prefer [`cuGraphAddNode_v2`].

Since CUDA 11.4. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

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

- `phGraphNode` (out): The new node.
- `hGraph`: The graph.
- `dependencies` (in, numDependencies elements): The nodes that the new node depends on, without duplicates.
- `numDependencies`: The number of elements of `dependencies`; 0 adds a root node.
- `dptr`: The address of an allocation, which a memory allocation node returned. No other node of the graph may free it.

# Lifetimes

Only work that is ordered before the node may use the memory.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphAddMemFreeNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, dptr: CUdeviceptr) { call5(&SLOTS.cuGraphAddMemFreeNode, phGraphNode, hGraph, dependencies, numDependencies, dptr) } }
function! { [
/**
Returns the address that a memory free node frees. Prefer [`cuGraphNodeGetParams`].

Since CUDA 11.4. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphMemFreeNodeGetParams(
    CUgraphNode hNode,
    CUdeviceptr *dptr_out  // out
);
```

# Parameters

- `hNode`: The memory free node.
- `dptr_out` (out): The address.

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphMemFreeNodeGetParams(hNode: CUgraphNode, dptr_out: *mut CUdeviceptr) { call2(&SLOTS.cuGraphMemFreeNodeGetParams, hNode, dptr_out) } }
function! { [
/**
Frees the memory that the driver caches for graphs of a device and that no running or scheduled graph uses.

Since CUDA 11.4. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuDeviceGraphMemTrim(
    CUdevice device
);
```

# Parameters

- `device`: The device.

# Errors

- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
] fn cuDeviceGraphMemTrim(device: CUdevice) { call1(&SLOTS.cuDeviceGraphMemTrim, device) } }
function! { [
/**
Returns an attribute of the memory that graphs of a device use or reserve.

Since CUDA 11.4. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetGraphMemAttribute(
    CUdevice device,
    CUgraphMem_attribute attr,
    void *value  // out
);
```

# Parameters

- `device`: The device.
- `attr`: The attribute.
- `value` (out): The value, a [`cuuint64_t`] in bytes.

# Errors

- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
] fn cuDeviceGetGraphMemAttribute(device: CUdevice, attr: CUgraphMem_attribute, value: *mut c_void) { call3(&SLOTS.cuDeviceGetGraphMemAttribute, device, attr, value) } }
function! { [
/**
Resets a high watermark of the memory that graphs of a device use or reserve.

Since CUDA 11.4. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuDeviceSetGraphMemAttribute(
    CUdevice device,
    CUgraphMem_attribute attr,
    void *value  // in, of the type that attr selects
);
```

# Parameters

- `device`: The device.
- `attr`: [`CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_USED_MEM_HIGH`] or [`CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH`].
- `value` (in, of the type that attr selects): The value, a [`cuuint64_t`]. Pass zero, which resets the watermark.

# Errors

- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
] fn cuDeviceSetGraphMemAttribute(device: CUdevice, attr: CUgraphMem_attribute, value: *mut c_void) { call3(&SLOTS.cuDeviceSetGraphMemAttribute, device, attr, value) } }
function! { [
/**
Creates a copy of a graph, with copies of its child graphs.

Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphClone(
    CUgraph *phGraphClone,  // out, creates a graph
    CUgraph originalGraph
);
```

# Parameters

- `phGraphClone` (out, creates a graph): The copy.
- `originalGraph`: The graph to copy. It must have no allocation, free or conditional nodes.

# Lifetimes

The copy is valid until [`cuGraphDestroy`], independently of `originalGraph`. Resources that its nodes use must live until the last launch of any executable graph of the copy has ended.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuGraphClone(phGraphClone: *mut CUgraph, originalGraph: CUgraph) { call2(&SLOTS.cuGraphClone, phGraphClone, originalGraph) } }
function! { [
/**
Returns the copy of a node in a cloned graph.

Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphNodeFindInClone(
    CUgraphNode *phNode,  // out
    CUgraphNode hOriginalNode,
    CUgraph hClonedGraph
);
```

# Parameters

- `phNode` (out): The node of the clone.
- `hOriginalNode`: The original node. It must have been in the original graph when that was cloned. Its copy must not have been removed.
- `hClonedGraph`: The clone, from [`cuGraphClone`].

# Lifetimes

`*phNode` is valid until it or its graph is destroyed.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphNodeFindInClone(phNode: *mut CUgraphNode, hOriginalNode: CUgraphNode, hClonedGraph: CUgraph) { call3(&SLOTS.cuGraphNodeFindInClone, phNode, hOriginalNode, hClonedGraph) } }
function! { [
/**
Returns the type of a graph node.

Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphNodeGetType(
    CUgraphNode hNode,
    CUgraphNodeType *type  // out
);
```

# Parameters

- `hNode`: The node.
- `type` (out): The node type.

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphNodeGetType(hNode: CUgraphNode, type_: *mut CUgraphNodeType) { call2(&SLOTS.cuGraphNodeGetType, hNode, type_) } }
function! { [
/**
Returns the graph that contains a node.

Since CUDA 13.1. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphNodeGetContainingGraph(
    CUgraphNode hNode,
    CUgraph *phGraph  // out
);
```

# Parameters

- `hNode`: The node.
- `phGraph` (out): The graph. For a node of a child graph, it is the child graph.

# Lifetimes

`*phGraph` is valid until that graph, or the child graph node that holds it, is destroyed.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphNodeGetContainingGraph(hNode: CUgraphNode, phGraph: *mut CUgraph) { call2(&SLOTS.cuGraphNodeGetContainingGraph, hNode, phGraph) } }
function! { [
/**
Returns the ID of a node within its graph, as [`cuGraphDebugDotPrint`] writes it.

Since CUDA 13.1. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphNodeGetLocalId(
    CUgraphNode hNode,
    unsigned int *nodeId  // out
);
```

# Parameters

- `hNode`: The node.
- `nodeId` (out): The ID.

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphNodeGetLocalId(hNode: CUgraphNode, nodeId: *mut c_uint) { call2(&SLOTS.cuGraphNodeGetLocalId, hNode, nodeId) } }
function! { [
/**
Returns the ID by which tools identify a node.

Since CUDA 13.1. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphNodeGetToolsId(
    CUgraphNode hNode,
    unsigned long long *toolsNodeId  // out
);
```

# Parameters

- `hNode`: The node.
- `toolsNodeId` (out): The ID.

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphNodeGetToolsId(hNode: CUgraphNode, toolsNodeId: *mut c_ulonglong) { call2(&SLOTS.cuGraphNodeGetToolsId, hNode, toolsNodeId) } }
function! { [
/**
Returns the ID of a graph, as [`cuGraphDebugDotPrint`] writes it.

Since CUDA 13.1. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphGetId(
    CUgraph hGraph,
    unsigned int *graphId  // out
);
```

# Parameters

- `hGraph`: The graph.
- `graphId` (out): The ID.

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphGetId(hGraph: CUgraph, graphId: *mut c_uint) { call2(&SLOTS.cuGraphGetId, hGraph, graphId) } }
function! { [
/**
Returns the ID of an executable graph, as [`cuGraphDebugDotPrint`] writes it.

Since CUDA 13.1. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExecGetId(
    CUgraphExec hGraphExec,
    unsigned int *graphId  // out
);
```

# Parameters

- `hGraphExec`: The executable graph.
- `graphId` (out): The ID.

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphExecGetId(hGraphExec: CUgraphExec, graphId: *mut c_uint) { call2(&SLOTS.cuGraphExecGetId, hGraphExec, graphId) } }
function! { [
/**
Returns the nodes of a graph, or their number.

Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphGetNodes(
    CUgraph hGraph,
    CUgraphNode *nodes,  // out, *numNodes elements, may be null
    size_t *numNodes     // in and out
);
```

# Parameters

- `hGraph`: The graph.
- `nodes` (out, *numNodes elements, may be null): The nodes. The call sets the elements after the last node to null. With null, the call returns only the number.
- `numNodes` (in and out): The number of elements of `nodes` on entry. On return the number of nodes written, or of all nodes if `nodes` is null.

# Lifetimes

Each node is valid until it or its graph is destroyed.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphGetNodes(hGraph: CUgraph, nodes: *mut CUgraphNode, numNodes: *mut usize) { call3(&SLOTS.cuGraphGetNodes, hGraph, nodes, numNodes) } }
function! { [
/**
Returns the root nodes of a graph, or their number.

Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphGetRootNodes(
    CUgraph hGraph,
    CUgraphNode *rootNodes,  // out, *numRootNodes elements, may be null
    size_t *numRootNodes     // in and out
);
```

# Parameters

- `hGraph`: The graph.
- `rootNodes` (out, *numRootNodes elements, may be null): The nodes. The call sets the elements after the last node to null. With null, the call returns only the number.
- `numRootNodes` (in and out): The number of elements of `rootNodes` on entry. On return the number of nodes written, or of all root nodes if `rootNodes` is null.

# Lifetimes

Each node is valid until it or its graph is destroyed.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphGetRootNodes(hGraph: CUgraph, rootNodes: *mut CUgraphNode, numRootNodes: *mut usize) { call3(&SLOTS.cuGraphGetRootNodes, hGraph, rootNodes, numRootNodes) } }
function! { [
/**
Returns the edges of a graph with their data, or their number.

Since CUDA 12.3. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. In C and in Rust it is also called `cuGraphGetEdges`.

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

- `hGraph`: The graph.
- `from` (out, *numEdges elements, may be null): The node at the start of each edge. The call sets the elements after the last edge to null. If it and `to` are null, the call returns only the number.
- `to` (out, *numEdges elements, may be null): The node at the end of each edge, which depends on the node in `from`.
- `edgeData` (out, *numEdges elements, may be null): The data of each edge. Null is allowed if all edge data are zero, and required if `from` and `to` are null.
- `numEdges` (in and out): The number of elements of each array on entry. On return the number of edges written, or of all edges if `from` and `to` are null.

# Lifetimes

Each node is valid until it or its graph is destroyed.

# Errors

- [`CUDA_ERROR_LOSSY_QUERY`](CUresult::CUDA_ERROR_LOSSY_QUERY)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuGraphGetEdges")]
] fn cuGraphGetEdges_v2(hGraph: CUgraph, from: *mut CUgraphNode, to: *mut CUgraphNode, edgeData: *mut CUgraphEdgeData, numEdges: *mut usize) { call5(&SLOTS.cuGraphGetEdges_v2, hGraph, from, to, edgeData, numEdges) } }
function! { [
/**
Returns the nodes that a node depends on, with the data of the edges, or their number.

Since CUDA 12.3. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. In C and in Rust it is also called `cuGraphNodeGetDependencies`.

```c
CUresult cuGraphNodeGetDependencies_v2(
    CUgraphNode hNode,
    CUgraphNode *dependencies,  // out, *numDependencies elements, may be null
    CUgraphEdgeData *edgeData,  // out, *numDependencies elements, may be null
    size_t *numDependencies     // in and out
);
```

# Parameters

- `hNode`: The node.
- `dependencies` (out, *numDependencies elements, may be null): The nodes. The call sets the elements after the last node to null. With null, the call returns only the number.
- `edgeData` (out, *numDependencies elements, may be null): The data of each edge. Null is allowed if all edge data are zero, and required if `dependencies` is null.
- `numDependencies` (in and out): The number of elements of each array on entry. On return the number of nodes written, or of all nodes if `dependencies` is null.

# Lifetimes

Each node is valid until it or its graph is destroyed.

# Errors

- [`CUDA_ERROR_LOSSY_QUERY`](CUresult::CUDA_ERROR_LOSSY_QUERY)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuGraphNodeGetDependencies")]
] fn cuGraphNodeGetDependencies_v2(hNode: CUgraphNode, dependencies: *mut CUgraphNode, edgeData: *mut CUgraphEdgeData, numDependencies: *mut usize) { call4(&SLOTS.cuGraphNodeGetDependencies_v2, hNode, dependencies, edgeData, numDependencies) } }
function! { [
/**
Returns the nodes that depend on a node, with the data of the edges, or their number.

Since CUDA 12.3. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. In C and in Rust it is also called `cuGraphNodeGetDependentNodes`.

```c
CUresult cuGraphNodeGetDependentNodes_v2(
    CUgraphNode hNode,
    CUgraphNode *dependentNodes,  // out, *numDependentNodes elements, may be null
    CUgraphEdgeData *edgeData,    // out, *numDependentNodes elements, may be null
    size_t *numDependentNodes     // in and out
);
```

# Parameters

- `hNode`: The node.
- `dependentNodes` (out, *numDependentNodes elements, may be null): The nodes. The call sets the elements after the last node to null. With null, the call returns only the number.
- `edgeData` (out, *numDependentNodes elements, may be null): The data of each edge. Null is allowed if all edge data are zero, and required if `dependentNodes` is null.
- `numDependentNodes` (in and out): The number of elements of each array on entry. On return the number of nodes written, or of all nodes if `dependentNodes` is null.

# Lifetimes

Each node is valid until it or its graph is destroyed.

# Errors

- [`CUDA_ERROR_LOSSY_QUERY`](CUresult::CUDA_ERROR_LOSSY_QUERY)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuGraphNodeGetDependentNodes")]
] fn cuGraphNodeGetDependentNodes_v2(hNode: CUgraphNode, dependentNodes: *mut CUgraphNode, edgeData: *mut CUgraphEdgeData, numDependentNodes: *mut usize) { call4(&SLOTS.cuGraphNodeGetDependentNodes_v2, hNode, dependentNodes, edgeData, numDependentNodes) } }
function! { [
/**
Adds edges between nodes of a graph.

Since CUDA 12.3. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. In C and in Rust it is also called `cuGraphAddDependencies`.

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

- `hGraph`: The graph.
- `from` (in, numDependencies elements, may be null): The node at the start of each edge. Ignored if `numDependencies` is 0.
- `to` (in, numDependencies elements, may be null): The node at the end of each edge. An edge that exists already is an error.
- `edgeData` (in, numDependencies elements, may be null): The data of each edge; null stands for default edges.
- `numDependencies`: The number of elements of each array.

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuGraphAddDependencies")]
] fn cuGraphAddDependencies_v2(hGraph: CUgraph, from: *const CUgraphNode, to: *const CUgraphNode, edgeData: *const CUgraphEdgeData, numDependencies: usize) { call5(&SLOTS.cuGraphAddDependencies_v2, hGraph, from, to, edgeData, numDependencies) } }
function! { [
/**
Removes edges between nodes of a graph.

Since CUDA 12.3. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. In C and in Rust it is also called `cuGraphRemoveDependencies`.

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

- `hGraph`: The graph. It must have no allocation or free nodes.
- `from` (in, numDependencies elements, may be null): The node at the start of each edge. Ignored if `numDependencies` is 0.
- `to` (in, numDependencies elements, may be null): The node at the end of each edge. An edge that does not exist is an error.
- `edgeData` (in, numDependencies elements, may be null): The data of each edge, which must match; null stands for default edges.
- `numDependencies`: The number of elements of each array.

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuGraphRemoveDependencies")]
] fn cuGraphRemoveDependencies_v2(hGraph: CUgraph, from: *const CUgraphNode, to: *const CUgraphNode, edgeData: *const CUgraphEdgeData, numDependencies: usize) { call5(&SLOTS.cuGraphRemoveDependencies_v2, hGraph, from, to, edgeData, numDependencies) } }
function! { [
/**
Removes a node and its edges from its graph.

Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphDestroyNode(
    CUgraphNode hNode
);
```

# Parameters

- `hNode`: The node. Its graph must have no allocation or free nodes, and the node must not be a device-updatable kernel node.

# Lifetimes

`hNode` is invalid after the call. Executable graphs that already have the node do not change.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphDestroyNode(hNode: CUgraphNode) { call1(&SLOTS.cuGraphDestroyNode, hNode) } }
function! { [
/**
Instantiates a graph: creates an executable graph from it.

Since CUDA 11.4. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. In C and in Rust it is also called `cuGraphInstantiate`.

```c
CUresult cuGraphInstantiateWithFlags(
    CUgraphExec *phGraphExec,  // out, creates an executable graph
    CUgraph hGraph,
    unsigned long long flags
);
```

# Parameters

- `phGraphExec` (out, creates an executable graph): The new executable graph.
- `hGraph`: The graph. With allocation, free, conditional or device-updatable kernel nodes it can have only one executable graph at a time.
- `flags`: Zero or bits of [`CUgraphInstantiate_flags`], without [`CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD`].

# Lifetimes

The executable graph is valid until [`cuGraphExecDestroy`]; `hGraph` may be destroyed before. Resources that its nodes use must live until the last launch of the executable graph has ended.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuGraphInstantiate")]
] fn cuGraphInstantiateWithFlags(phGraphExec: *mut CUgraphExec, hGraph: CUgraph, flags: c_ulonglong) { call3(&SLOTS.cuGraphInstantiateWithFlags, phGraphExec, hGraph, flags) } }
function! { [
/**
Instantiates a graph, uploads the executable graph on request, and returns the reason for a failure.

Since CUDA 12.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphInstantiateWithParams(
    CUgraphExec *phGraphExec,                         // out, creates an executable graph
    CUgraph hGraph,
    CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams  // in and out
);
```

# Parameters

- `phGraphExec` (out, creates an executable graph): The new executable graph.
- `hGraph`: The graph. With allocation, free, conditional or device-updatable kernel nodes it can have only one executable graph at a time.
- `instantiateParams` (in and out): The flags and the stream of an upload. `result_out` and `hErrNode_out` return the result and a node that caused an error.

# Lifetimes

The executable graph is valid until [`cuGraphExecDestroy`], which must not be called before the end of an upload; `hGraph` may be destroyed before. Resources that its nodes use must live until the last launch of the executable graph has ended.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphInstantiateWithParams(phGraphExec: *mut CUgraphExec, hGraph: CUgraph, instantiateParams: *mut CUDA_GRAPH_INSTANTIATE_PARAMS) { call3(&SLOTS.cuGraphInstantiateWithParams, phGraphExec, hGraph, instantiateParams) } }
function! { [
/**
Returns the flags that an executable graph was instantiated with.

Since CUDA 12.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExecGetFlags(
    CUgraphExec hGraphExec,
    cuuint64_t *flags  // out
);
```

# Parameters

- `hGraphExec`: The executable graph.
- `flags` (out): Zero or bits of [`CUgraphInstantiate_flags`], without [`CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD`].

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphExecGetFlags(hGraphExec: CUgraphExec, flags: *mut cuuint64_t) { call2(&SLOTS.cuGraphExecGetFlags, hGraphExec, flags) } }
function! { [
/**
Replaces the parameters of a kernel node of an executable graph, for later launches. Prefer [`cuGraphExecNodeSetParams`].

Since CUDA 12.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. In C and in Rust it is also called `cuGraphExecKernelNodeSetParams`.

```c
CUresult cuGraphExecKernelNodeSetParams_v2(
    CUgraphExec hGraphExec,
    CUgraphNode hNode,
    const CUDA_KERNEL_NODE_PARAMS *nodeParams  // in
);
```

# Parameters

- `hGraphExec`: The executable graph.
- `hNode`: The node, in the graph that `hGraphExec` was instantiated from. It must still be part of that graph.
- `nodeParams` (in): The kernel, its launch dimensions and its arguments. The kernel must have the same context as the previous one.

# Lifetimes

The arguments are copied during the call. The kernel and all memory that it uses must live until the last launch of `hGraphExec` has ended, and the previous ones until all earlier launches have ended.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuGraphExecKernelNodeSetParams")]
] fn cuGraphExecKernelNodeSetParams_v2(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *const CUDA_KERNEL_NODE_PARAMS) { call3(&SLOTS.cuGraphExecKernelNodeSetParams_v2, hGraphExec, hNode, nodeParams) } }
function! { [
/**
Replaces the parameters of a memcpy node of an executable graph, for later launches. Prefer [`cuGraphExecNodeSetParams`].

Since CUDA 10.2. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExecMemcpyNodeSetParams(
    CUgraphExec hGraphExec,
    CUgraphNode hNode,
    const CUDA_MEMCPY3D *copyParams,  // in
    CUcontext ctx
);
```

# Parameters

- `hGraphExec`: The executable graph.
- `hNode`: The node, in the graph that `hGraphExec` was instantiated from. It must still be part of that graph.
- `copyParams` (in): The copy. It and the previous copy must be one-dimensional and use memory of the same contexts. The size must not be zero.
- `ctx`: The context that the node runs in.

# Lifetimes

`copyParams` is copied. The context and the memory must live until the last launch of `hGraphExec` has ended, and the previous memory until all earlier launches have ended.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphExecMemcpyNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, copyParams: *const CUDA_MEMCPY3D, ctx: CUcontext) { call4(&SLOTS.cuGraphExecMemcpyNodeSetParams, hGraphExec, hNode, copyParams, ctx) } }
function! { [
/**
Replaces the parameters of a memset node of an executable graph, for later launches. Prefer [`cuGraphExecNodeSetParams`].

Since CUDA 10.2. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExecMemsetNodeSetParams(
    CUgraphExec hGraphExec,
    CUgraphNode hNode,
    const CUDA_MEMSET_NODE_PARAMS *memsetParams,  // in
    CUcontext ctx
);
```

# Parameters

- `hGraphExec`: The executable graph.
- `hNode`: The node, in the graph that `hGraphExec` was instantiated from. It must still be part of that graph.
- `memsetParams` (in): The memory and the value. The memory must be of the same kind, context and device as before. The size must not be zero. The driver may refuse a change of the dimensions.
- `ctx`: The context that the node runs in.

# Lifetimes

`memsetParams` is copied. The context and the memory must live until the last launch of `hGraphExec` has ended, and the previous memory until all earlier launches have ended.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphExecMemsetNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, memsetParams: *const CUDA_MEMSET_NODE_PARAMS, ctx: CUcontext) { call4(&SLOTS.cuGraphExecMemsetNodeSetParams, hGraphExec, hNode, memsetParams, ctx) } }
function! { [
/**
Replaces the parameters of a host node of an executable graph, for later launches. Prefer [`cuGraphExecNodeSetParams`].

Since CUDA 10.2. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExecHostNodeSetParams(
    CUgraphExec hGraphExec,
    CUgraphNode hNode,
    const CUDA_HOST_NODE_PARAMS *nodeParams  // in
);
```

# Parameters

- `hGraphExec`: The executable graph.
- `hNode`: The node, in the graph that `hGraphExec` was instantiated from. It must still be part of that graph.
- `nodeParams` (in): The function and its argument.

# Lifetimes

The function and the data at `nodeParams.userData` must stay valid until the last launch of `hGraphExec` has ended, and the previous ones until all earlier launches have ended.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphExecHostNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *const CUDA_HOST_NODE_PARAMS) { call3(&SLOTS.cuGraphExecHostNodeSetParams, hGraphExec, hNode, nodeParams) } }
function! { [
/**
Replaces the parameters of all nodes in a child graph node of an executable graph, for later launches. Prefer [`cuGraphExecNodeSetParams`].

Since CUDA 11.1. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExecChildGraphNodeSetParams(
    CUgraphExec hGraphExec,
    CUgraphNode hNode,
    CUgraph childGraph
);
```

# Parameters

- `hGraphExec`: The executable graph.
- `hNode`: The node, in the graph that `hGraphExec` was instantiated from. It must still be part of that graph.
- `childGraph`: The graph that supplies the parameters. It must have the same topology as the graph in `hNode`, and its nodes must have been created in the same order.

# Lifetimes

`childGraph` may be destroyed after the call. Resources that its nodes use must live until the last launch of `hGraphExec` has ended, and the previous ones until all earlier launches have ended.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphExecChildGraphNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, childGraph: CUgraph) { call3(&SLOTS.cuGraphExecChildGraphNodeSetParams, hGraphExec, hNode, childGraph) } }
function! { [
/**
Replaces the event that an event record node uses in an executable graph, for later launches. Prefer [`cuGraphExecNodeSetParams`].

Since CUDA 11.1. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExecEventRecordNodeSetEvent(
    CUgraphExec hGraphExec,
    CUgraphNode hNode,
    CUevent event
);
```

# Parameters

- `hGraphExec`: The executable graph.
- `hNode`: The node, in the graph that `hGraphExec` was instantiated from. It must still be part of that graph.
- `event`: The event that each launch records.

# Lifetimes

`event` must live until the last launch of `hGraphExec` has ended, and the previous event until all earlier launches have ended.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphExecEventRecordNodeSetEvent(hGraphExec: CUgraphExec, hNode: CUgraphNode, event: CUevent) { call3(&SLOTS.cuGraphExecEventRecordNodeSetEvent, hGraphExec, hNode, event) } }
function! { [
/**
Replaces the event that an event wait node uses in an executable graph, for later launches. Prefer [`cuGraphExecNodeSetParams`].

Since CUDA 11.1. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExecEventWaitNodeSetEvent(
    CUgraphExec hGraphExec,
    CUgraphNode hNode,
    CUevent event
);
```

# Parameters

- `hGraphExec`: The executable graph.
- `hNode`: The node, in the graph that `hGraphExec` was instantiated from. It must still be part of that graph.
- `event`: The event to wait for.

# Lifetimes

`event` must live until the last launch of `hGraphExec` has ended, and the previous event until all earlier launches have ended.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphExecEventWaitNodeSetEvent(hGraphExec: CUgraphExec, hNode: CUgraphNode, event: CUevent) { call3(&SLOTS.cuGraphExecEventWaitNodeSetEvent, hGraphExec, hNode, event) } }
function! { [
/**
Replaces the parameters of a node that signals external semaphores, in an executable graph, for later launches. Prefer [`cuGraphExecNodeSetParams`].

Since CUDA 11.2. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExecExternalSemaphoresSignalNodeSetParams(
    CUgraphExec hGraphExec,
    CUgraphNode hNode,
    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams  // in
);
```

# Parameters

- `hGraphExec`: The executable graph.
- `hNode`: The node, in the graph that `hGraphExec` was instantiated from. It must still be part of that graph.
- `nodeParams` (in): The semaphores, as many as before, and the parameters of each signal.

# Lifetimes

The arrays are copied. The semaphores must live until the last launch of `hGraphExec` has ended, and the previous ones until all earlier launches have ended.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS) { call3(&SLOTS.cuGraphExecExternalSemaphoresSignalNodeSetParams, hGraphExec, hNode, nodeParams) } }
function! { [
/**
Replaces the parameters of a node that waits for external semaphores, in an executable graph, for later launches. Prefer [`cuGraphExecNodeSetParams`].

Since CUDA 11.2. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExecExternalSemaphoresWaitNodeSetParams(
    CUgraphExec hGraphExec,
    CUgraphNode hNode,
    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams  // in
);
```

# Parameters

- `hGraphExec`: The executable graph.
- `hNode`: The node, in the graph that `hGraphExec` was instantiated from. It must still be part of that graph.
- `nodeParams` (in): The semaphores, as many as before, and the parameters of each wait.

# Lifetimes

The arrays are copied. The semaphores must live until the last launch of `hGraphExec` has ended, and the previous ones until all earlier launches have ended.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS) { call3(&SLOTS.cuGraphExecExternalSemaphoresWaitNodeSetParams, hGraphExec, hNode, nodeParams) } }
function! { [
/**
Enables or disables a node of an executable graph, for later launches. A disabled node acts as an empty node.

Since CUDA 11.6. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphNodeSetEnabled(
    CUgraphExec hGraphExec,
    CUgraphNode hNode,
    unsigned int isEnabled
);
```

# Parameters

- `hGraphExec`: The executable graph.
- `hNode`: A kernel, memset, memcpy, batch memcpy or fabric copy batch node, in the graph that `hGraphExec` was instantiated from. It must still be part of that graph.
- `isEnabled`: Zero disables the node; any other value enables it.

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphNodeSetEnabled(hGraphExec: CUgraphExec, hNode: CUgraphNode, isEnabled: c_uint) { call3(&SLOTS.cuGraphNodeSetEnabled, hGraphExec, hNode, isEnabled) } }
function! { [
/**
Returns whether a node of an executable graph is enabled.

Since CUDA 11.6. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphNodeGetEnabled(
    CUgraphExec hGraphExec,
    CUgraphNode hNode,
    unsigned int *isEnabled  // out
);
```

# Parameters

- `hGraphExec`: The executable graph.
- `hNode`: A kernel, memset, memcpy, batch memcpy or fabric copy batch node, in the graph that `hGraphExec` was instantiated from. It must still be part of that graph.
- `isEnabled` (out): 1 if the node is enabled, 0 if it is disabled. Updates from the device do not show.

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphNodeGetEnabled(hGraphExec: CUgraphExec, hNode: CUgraphNode, isEnabled: *mut c_uint) { call3(&SLOTS.cuGraphNodeGetEnabled, hGraphExec, hNode, isEnabled) } }
function! { [
/**
Uploads an executable graph to its device in a stream, without executing it.

Since CUDA 11.1. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphUpload(
    CUgraphExec hGraphExec,
    CUstream hStream
);
```

# Parameters

- `hGraphExec`: The executable graph. The upload follows earlier launches and uploads of it.
- `hStream`: The stream; null is the default stream.

# Lifetimes

`hGraphExec` must live until the upload has completed. Resources that its nodes use must live until its last launch has ended.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphUpload(hGraphExec: CUgraphExec, hStream: CUstream) { call2(&SLOTS.cuGraphUpload, hGraphExec, hStream) } }
function! { [
/**
Launches an executable graph in stream order.

Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphLaunch(
    CUgraphExec hGraphExec,  // launches an executable graph
    CUstream hStream
);
```

# Parameters

- `hGraphExec` (launches an executable graph): The executable graph. The launch follows earlier launches of it. Their allocations must have been freed, unless the graph was instantiated with [`CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH`].
- `hStream`: The stream; null is the default stream.

# Lifetimes

Resources that the nodes use must live until the launch has ended. `hGraphExec` and `hStream` may be destroyed before that.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphLaunch(hGraphExec: CUgraphExec, hStream: CUstream) { call2(&SLOTS.cuGraphLaunch, hGraphExec, hStream) } }
function! { [
/**
Destroys an executable graph. If it is running, the driver frees it when the launch has ended.

Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExecDestroy(
    CUgraphExec hGraphExec  // gives up an executable graph
);
```

# Parameters

- `hGraphExec` (gives up an executable graph): The executable graph.

# Lifetimes

`hGraphExec` is invalid after the call. Resources that a pending launch uses must live until it has ended.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphExecDestroy(hGraphExec: CUgraphExec) { call1(&SLOTS.cuGraphExecDestroy, hGraphExec) } }
function! { [
/**
Destroys a graph and its nodes.

Since CUDA 10.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphDestroy(
    CUgraph hGraph  // gives up a graph
);
```

# Parameters

- `hGraph` (gives up a graph): The graph. It must not belong to a child graph node, a conditional node or a capture.

# Lifetimes

`hGraph` and its nodes are invalid after the call. Executable graphs instantiated from it stay valid, but calls can no longer name their nodes.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphDestroy(hGraph: CUgraph) { call1(&SLOTS.cuGraphDestroy, hGraph) } }
function! { [
/**
Replaces the parameters of all nodes in an executable graph with those of a graph of the same topology, for later launches.

Since CUDA 12.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. In C and in Rust it is also called `cuGraphExecUpdate`.

```c
CUresult cuGraphExecUpdate_v2(
    CUgraphExec hGraphExec,
    CUgraph hGraph,
    CUgraphExecUpdateResultInfo *resultInfo  // out
);
```

# Parameters

- `hGraphExec`: The executable graph.
- `hGraph`: The graph that supplies the parameters. It and `hGraphExec` must have no device-updatable kernel nodes.
- `resultInfo` (out): The result, and the nodes that caused an error. It is written on failure too.

# Lifetimes

`hGraph` may be destroyed after the call. Resources that its nodes use must live until the last launch of `hGraphExec` has ended, and the previous ones until all earlier launches have ended.

# Errors

- [`CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE`](CUresult::CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE)
*/
#[doc(alias = "cuGraphExecUpdate")]
] fn cuGraphExecUpdate_v2(hGraphExec: CUgraphExec, hGraph: CUgraph, resultInfo: *mut CUgraphExecUpdateResultInfo) { call3(&SLOTS.cuGraphExecUpdate_v2, hGraphExec, hGraph, resultInfo) } }
function! { [
/**
Copies all attributes of a kernel node to another kernel node of the same context. Neither node may be device-updatable.

Since CUDA 11.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphKernelNodeCopyAttributes(
    CUgraphNode dst,
    CUgraphNode src
);
```

# Parameters

- `dst`: The kernel node that receives the attributes.
- `src`: The kernel node whose attributes are copied.

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphKernelNodeCopyAttributes(dst: CUgraphNode, src: CUgraphNode) { call2(&SLOTS.cuGraphKernelNodeCopyAttributes, dst, src) } }
function! { [
/**
Returns an attribute of a kernel node.

Since CUDA 11.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphKernelNodeGetAttribute(
    CUgraphNode hNode,
    CUkernelNodeAttrID attr,
    CUkernelNodeAttrValue *value_out  // out
);
```

# Parameters

- `hNode`: The kernel node.
- `attr`: The attribute, one of the `CU_KERNEL_NODE_ATTRIBUTE_*` constants.
- `value_out` (out): A union; only the member that belongs to `attr` is written.

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuGraphKernelNodeGetAttribute(hNode: CUgraphNode, attr: CUkernelNodeAttrID, value_out: *mut CUkernelNodeAttrValue) { call3(&SLOTS.cuGraphKernelNodeGetAttribute, hNode, attr, value_out) } }
function! { [
/**
Sets an attribute of a kernel node.

Since CUDA 11.0. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphKernelNodeSetAttribute(
    CUgraphNode hNode,
    CUkernelNodeAttrID attr,
    const CUkernelNodeAttrValue *value  // in and out
);
```

# Parameters

- `hNode`: The kernel node.
- `attr`: The attribute, one of the `CU_KERNEL_NODE_ATTRIBUTE_*` constants.
- `value` (in and out): A union; only the member that belongs to `attr` is read. For [`CU_KERNEL_NODE_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE`] the call writes the device node to it, although the parameter is const.

# Lifetimes

The value is copied. The memory of an access policy window must live until the last launch of any executable graph with the node has ended.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuGraphKernelNodeSetAttribute(hNode: CUgraphNode, attr: CUkernelNodeAttrID, value: *const CUkernelNodeAttrValue) { call3(&SLOTS.cuGraphKernelNodeSetAttribute, hNode, attr, value) } }
function! { [
/**
Writes a graph to a file in the DOT language.

Since CUDA 11.3. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphDebugDotPrint(
    CUgraph hGraph,
    const char *path,  // in, ends with a zero byte
    unsigned int flags
);
```

# Parameters

- `hGraph`: The graph.
- `path` (in, ends with a zero byte): The path of the file.
- `flags`: Zero or bits of [`CUgraphDebugDot_flags`].

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OPERATING_SYSTEM`](CUresult::CUDA_ERROR_OPERATING_SYSTEM)
*/
] fn cuGraphDebugDotPrint(hGraph: CUgraph, path: *const c_char, flags: c_uint) { call3(&SLOTS.cuGraphDebugDotPrint, hGraph, path, flags) } }
function! { [
/**
Creates a user object, which calls a destructor when its last reference is released.

Since CUDA 11.3. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuUserObjectCreate(
    CUuserObject *object_out,  // out, creates a user object
    void *ptr,                 // in
    CUhostFn destroy,
    unsigned int initialRefcount,
    unsigned int flags
);
```

# Parameters

- `object_out` (out, creates a user object): The new user object.
- `ptr` (in): The argument passed to `destroy`.
- `destroy`: The destructor. The driver calls it in a thread of its own. It must not call CUDA and should not block.
- `initialRefcount`: The number of references that the caller owns after the call.
- `flags`: Must be [`CUuserObject_flags::CU_USER_OBJECT_NO_DESTRUCTOR_SYNC`].

# Lifetimes

`destroy` and the data at `ptr` must stay valid until `destroy` has returned, at any time after the last reference is released. No CUDA call waits for that.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuUserObjectCreate(object_out: *mut CUuserObject, ptr: *mut c_void, destroy: CUhostFn, initialRefcount: c_uint, flags: c_uint) { call5(&SLOTS.cuUserObjectCreate, object_out, ptr, destroy, initialRefcount, flags) } }
function! { [
/**
Adds references to a user object. The caller owns them.

Since CUDA 11.3. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuUserObjectRetain(
    CUuserObject object,
    unsigned int count
);
```

# Parameters

- `object`: The user object.
- `count`: The number of references, from 1 to `INT_MAX`.

# Lifetimes

The user object is valid until all references are released.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuUserObjectRetain(object: CUuserObject, count: c_uint) { call2(&SLOTS.cuUserObjectRetain, object, count) } }
function! { [
/**
Releases references to a user object, which the caller must own.

Since CUDA 11.3. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuUserObjectRelease(
    CUuserObject object,
    unsigned int count
);
```

# Parameters

- `object`: The user object.
- `count`: The number of references, from 1 to `INT_MAX`.

# Lifetimes

`object` must not be used once all references are released.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuUserObjectRelease(object: CUuserObject, count: c_uint) { call2(&SLOTS.cuUserObjectRelease, object, count) } }
function! { [
/**
Adds references to a user object. The graph owns them.

Since CUDA 11.3. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphRetainUserObject(
    CUgraph graph,
    CUuserObject object,
    unsigned int count,
    unsigned int flags
);
```

# Parameters

- `graph`: The graph.
- `object`: The user object.
- `count`: The number of references, from 1 to `INT_MAX`.
- `flags`: Zero, or [`CUuserObjectRetain_flags::CU_GRAPH_USER_OBJECT_MOVE`] to move the caller's references to the graph.

# Lifetimes

The user object lives at least until the graph releases it or is destroyed.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphRetainUserObject(graph: CUgraph, object: CUuserObject, count: c_uint, flags: c_uint) { call4(&SLOTS.cuGraphRetainUserObject, graph, object, count, flags) } }
function! { [
/**
Releases references to a user object, which the graph must own.

Since CUDA 11.3. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphReleaseUserObject(
    CUgraph graph,
    CUuserObject object,
    unsigned int count
);
```

# Parameters

- `graph`: The graph.
- `object`: The user object.
- `count`: The number of references, from 1 to `INT_MAX`.

# Lifetimes

`object` must not be used once all references are released.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphReleaseUserObject(graph: CUgraph, object: CUuserObject, count: c_uint) { call3(&SLOTS.cuGraphReleaseUserObject, graph, object, count) } }
function! { [
/**
Adds a node of any type to a graph.

Since CUDA 12.3. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual. In C and in Rust it is also called `cuGraphAddNode`.

```c
CUresult cuGraphAddNode_v2(
    CUgraphNode *phGraphNode,               // out
    CUgraph hGraph,
    const CUgraphNode *dependencies,        // in, numDependencies elements, may be null
    const CUgraphEdgeData *dependencyData,  // in, numDependencies elements, may be null
    size_t numDependencies,
    CUgraphNodeParams *nodeParams           // in and out
);
```

# Parameters

- `phGraphNode` (out): The new node.
- `hGraph`: The graph.
- `dependencies` (in, numDependencies elements, may be null): The nodes that the new node depends on, without duplicates. Null is allowed if `numDependencies` is 0.
- `dependencyData` (in, numDependencies elements, may be null): The edge data of each dependency; null stands for default edges.
- `numDependencies`: The number of elements of each array; 0 adds a root node.
- `nodeParams` (in and out): The node type and its parameters, with all unused bytes zero. Some members return results, such as the address of an allocation node.

# Lifetimes

Arrays and kernel arguments are copied. Resources that the parameters refer to must live until the last launch of any executable graph with the node has ended.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[doc(alias = "cuGraphAddNode")]
] fn cuGraphAddNode_v2(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, dependencyData: *const CUgraphEdgeData, numDependencies: usize, nodeParams: *mut CUgraphNodeParams) { call6(&SLOTS.cuGraphAddNode_v2, phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams) } }
function! { [
/**
Adds a node of any type to a graph, and checks that the `ctx` of a kernel node matches its `func`.

Since CUDA 13.4. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphAddNode_v3(
    CUgraphNode *phGraphNode,               // out
    CUgraph hGraph,
    const CUgraphNode *dependencies,        // in, numDependencies elements, may be null
    const CUgraphEdgeData *dependencyData,  // in, numDependencies elements, may be null
    size_t numDependencies,
    CUgraphNodeParams *nodeParams           // in and out
);
```

# Parameters

- `phGraphNode` (out): The new node.
- `hGraph`: The graph.
- `dependencies` (in, numDependencies elements, may be null): The nodes that the new node depends on, without duplicates. Null is allowed if `numDependencies` is 0.
- `dependencyData` (in, numDependencies elements, may be null): The edge data of each dependency; null stands for default edges.
- `numDependencies`: The number of elements of each array; 0 adds a root node.
- `nodeParams` (in and out): The node type and its parameters, with all unused bytes zero. Some members return results, such as the address of an allocation node.

# Lifetimes

Arrays and kernel arguments are copied. Resources that the parameters refer to must live until the last launch of any executable graph with the node has ended.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuGraphAddNode_v3(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, dependencyData: *const CUgraphEdgeData, numDependencies: usize, nodeParams: *mut CUgraphNodeParams) { call6(&SLOTS.cuGraphAddNode_v3, phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams) } }
function! { [
/**
Replaces the parameters of a node of any type except allocation and free nodes.

Since CUDA 12.2. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphNodeSetParams(
    CUgraphNode hNode,
    CUgraphNodeParams *nodeParams  // in
);
```

# Parameters

- `hNode`: The node.
- `nodeParams` (in): The type of the node and its parameters, with all unused bytes zero.

# Lifetimes

Arrays and kernel arguments are copied. Resources that the parameters refer to must live until the last launch of any executable graph with the node has ended.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuGraphNodeSetParams(hNode: CUgraphNode, nodeParams: *mut CUgraphNodeParams) { call2(&SLOTS.cuGraphNodeSetParams, hNode, nodeParams) } }
function! { [
/**
Replaces the parameters of a node of any type except allocation and free nodes, and checks that the `ctx` of a kernel node matches its `func`.

Since CUDA 13.4. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphNodeSetParams_v2(
    CUgraphNode hNode,
    CUgraphNodeParams *nodeParams  // in
);
```

# Parameters

- `hNode`: The node.
- `nodeParams` (in): The type of the node and its parameters, with all unused bytes zero.

# Lifetimes

Arrays and kernel arguments are copied. Resources that the parameters refer to must live until the last launch of any executable graph with the node has ended.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuGraphNodeSetParams_v2(hNode: CUgraphNode, nodeParams: *mut CUgraphNodeParams) { call2(&SLOTS.cuGraphNodeSetParams_v2, hNode, nodeParams) } }
function! { [
/**
Returns the parameters of a node of any type.

Since CUDA 13.2. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphNodeGetParams(
    CUgraphNode hNode,
    CUgraphNodeParams *nodeParams  // out
);
```

# Parameters

- `hNode`: The node.
- `nodeParams` (out): The type of the node and its parameters. They may differ from those at its creation.

# Lifetimes

The memory that the parameters point to belongs to the node. It must not be modified. It becomes invalid when the node is destroyed or its parameters are replaced.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGraphNodeGetParams(hNode: CUgraphNode, nodeParams: *mut CUgraphNodeParams) { call2(&SLOTS.cuGraphNodeGetParams, hNode, nodeParams) } }
function! { [
/**
Replaces the parameters of a node of any type except allocation and free nodes in an executable graph, for later launches.

Since CUDA 12.2. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

```c
CUresult cuGraphExecNodeSetParams(
    CUgraphExec hGraphExec,
    CUgraphNode hNode,
    CUgraphNodeParams *nodeParams  // in
);
```

# Parameters

- `hGraphExec`: The executable graph.
- `hNode`: The node, in the graph that `hGraphExec` was instantiated from. It must still be part of that graph.
- `nodeParams` (in): The type of the node and its parameters, with all unused bytes zero. The type decides which parameters may change.

# Lifetimes

Arrays and kernel arguments are copied. Resources that the parameters refer to must live until the last launch of `hGraphExec` has ended, and the previous ones until all earlier launches have ended.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuGraphExecNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *mut CUgraphNodeParams) { call3(&SLOTS.cuGraphExecNodeSetParams, hGraphExec, hNode, nodeParams) } }
function! { [
/**
Creates a handle, which holds the condition of a conditional node.

Since CUDA 12.3. [Graph Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html) in NVIDIA's manual.

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

- `pHandle_out` (out): The new handle.
- `hGraph`: The graph that will contain the conditional node, directly or in a child graph.
- `ctx`: The context of the handle and its conditional node.
- `defaultLaunchValue`: The condition at the start of each launch, if `flags` has [`CU_GRAPH_COND_ASSIGN_DEFAULT`].
- `flags`: Zero or [`CU_GRAPH_COND_ASSIGN_DEFAULT`].

# Lifetimes

The handle belongs to `hGraph`. `ctx` must live until the last launch of any executable graph with the conditional node has ended.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuGraphConditionalHandleCreate(pHandle_out: *mut CUgraphConditionalHandle, hGraph: CUgraph, ctx: CUcontext, defaultLaunchValue: c_uint, flags: c_uint) { call5(&SLOTS.cuGraphConditionalHandleCreate, pHandle_out, hGraph, ctx, defaultLaunchValue, flags) } }
function! { [
/**
Returns how many blocks of a function one multiprocessor can run at a time.

Since CUDA 6.5. [Occupancy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html) in NVIDIA's manual.

```c
CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(
    int *numBlocks,  // out
    CUfunction func,
    int blockSize,
    size_t dynamicSMemSize
);
```

# Parameters

- `numBlocks` (out): The number of blocks.
- `func`: The function, or a [`CUkernel`] cast to one.
- `blockSize`: The number of threads per block.
- `dynamicSMemSize`: The dynamic shared memory per block, in bytes.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
] fn cuOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks: *mut c_int, func: CUfunction, blockSize: c_int, dynamicSMemSize: usize) { call4(&SLOTS.cuOccupancyMaxActiveBlocksPerMultiprocessor, numBlocks, func, blockSize, dynamicSMemSize) } }
function! { [
/**
Returns how many blocks of a function one multiprocessor can run at a time, with flags.

Since CUDA 7.0. [Occupancy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html) in NVIDIA's manual.

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

- `numBlocks` (out): The number of blocks.
- `func`: The function, or a [`CUkernel`] cast to one.
- `blockSize`: The number of threads per block.
- `dynamicSMemSize`: The dynamic shared memory per block, in bytes.
- `flags`: A value of [`CUoccupancy_flags`].

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
] fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks: *mut c_int, func: CUfunction, blockSize: c_int, dynamicSMemSize: usize, flags: c_uint) { call5(&SLOTS.cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, numBlocks, func, blockSize, dynamicSMemSize, flags) } }
function! { [
/**
Returns a block size and a grid size that achieve the highest occupancy of a function.

Since CUDA 6.5. [Occupancy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html) in NVIDIA's manual.

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

- `minGridSize` (out): The least number of blocks in the grid.
- `blockSize` (out): The number of threads per block.
- `func`: The function, or a [`CUkernel`] cast to one.
- `blockSizeToDynamicSMemSize`: A function that computes the dynamic shared memory, in bytes, for a block size. Null if it is the same for every size.
- `dynamicSMemSize`: The dynamic shared memory per block, in bytes. Ignored unless `blockSizeToDynamicSMemSize` is null.
- `blockSizeLimit`: The greatest block size that the function can handle, in threads. 0 for the limit of function and device.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
] fn cuOccupancyMaxPotentialBlockSize(minGridSize: *mut c_int, blockSize: *mut c_int, func: CUfunction, blockSizeToDynamicSMemSize: CUoccupancyB2DSize, dynamicSMemSize: usize, blockSizeLimit: c_int) { call6(&SLOTS.cuOccupancyMaxPotentialBlockSize, minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit) } }
function! { [
/**
Returns a block size and a grid size that achieve the highest occupancy of a function, with flags.

Since CUDA 7.0. [Occupancy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html) in NVIDIA's manual.

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

- `minGridSize` (out): The least number of blocks in the grid.
- `blockSize` (out): The number of threads per block.
- `func`: The function, or a [`CUkernel`] cast to one.
- `blockSizeToDynamicSMemSize`: A function that computes the dynamic shared memory, in bytes, for a block size. Null if it is the same for every size.
- `dynamicSMemSize`: The dynamic shared memory per block, in bytes. Ignored unless `blockSizeToDynamicSMemSize` is null.
- `blockSizeLimit`: The greatest block size that the function can handle, in threads. 0 for the limit of function and device.
- `flags`: A value of [`CUoccupancy_flags`].

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
] fn cuOccupancyMaxPotentialBlockSizeWithFlags(minGridSize: *mut c_int, blockSize: *mut c_int, func: CUfunction, blockSizeToDynamicSMemSize: CUoccupancyB2DSize, dynamicSMemSize: usize, blockSizeLimit: c_int, flags: c_uint) { call7(&SLOTS.cuOccupancyMaxPotentialBlockSizeWithFlags, minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit, flags) } }
function! { [
/**
Returns how much dynamic shared memory each block can have if several share a multiprocessor.

Since CUDA 10.2. [Occupancy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html) in NVIDIA's manual.

```c
CUresult cuOccupancyAvailableDynamicSMemPerBlock(
    size_t *dynamicSmemSize,  // out
    CUfunction func,
    int numBlocks,
    int blockSize
);
```

# Parameters

- `dynamicSmemSize` (out): The dynamic shared memory per block, in bytes.
- `func`: The function, or a [`CUkernel`] cast to one.
- `numBlocks`: The number of blocks on one multiprocessor.
- `blockSize`: The number of threads per block.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
] fn cuOccupancyAvailableDynamicSMemPerBlock(dynamicSmemSize: *mut usize, func: CUfunction, numBlocks: c_int, blockSize: c_int) { call4(&SLOTS.cuOccupancyAvailableDynamicSMemPerBlock, dynamicSmemSize, func, numBlocks, blockSize) } }
function! { [
/**
Returns the greatest cluster size of a function for a launch configuration.

Since CUDA 11.7. [Occupancy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html) in NVIDIA's manual.

```c
CUresult cuOccupancyMaxPotentialClusterSize(
    int *clusterSize,             // out
    CUfunction func,
    const CUlaunchConfig *config  // in
);
```

# Parameters

- `clusterSize` (out): The cluster size, in blocks. It is the required size if the function has one.
- `func`: The function, or a [`CUkernel`] cast to one.
- `config` (in): The launch configuration. Its cluster dimensions are ignored.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
] fn cuOccupancyMaxPotentialClusterSize(clusterSize: *mut c_int, func: CUfunction, config: *const CUlaunchConfig) { call3(&SLOTS.cuOccupancyMaxPotentialClusterSize, clusterSize, func, config) } }
function! { [
/**
Returns how many clusters of a function can be on the device at a time for a launch configuration.

Since CUDA 11.7. [Occupancy](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html) in NVIDIA's manual.

```c
CUresult cuOccupancyMaxActiveClusters(
    int *numClusters,             // out
    CUfunction func,
    const CUlaunchConfig *config  // in
);
```

# Parameters

- `numClusters` (out): The number of clusters.
- `func`: The function, or a [`CUkernel`] cast to one.
- `config` (in): The launch configuration. It must state the cluster size unless the function requires one.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_CLUSTER_SIZE`](CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
] fn cuOccupancyMaxActiveClusters(numClusters: *mut c_int, func: CUfunction, config: *const CUlaunchConfig) { call3(&SLOTS.cuOccupancyMaxActiveClusters, numClusters, func, config) } }
function! { [
/**
Binds a CUDA array to a texture reference, in place of an earlier array or memory.

Since CUDA 2.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefSetArray(
    CUtexref hTexRef,
    CUarray hArray,
    unsigned int Flags
);
```

# Parameters

- `hTexRef`: The texture reference.
- `hArray`: The array.
- `Flags`: Must be [`CU_TRSA_OVERRIDE_FORMAT`].

# Lifetimes

`hArray` must stay live while it is bound, and until all work that uses `hTexRef` has completed.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuTexRefSetArray(hTexRef: CUtexref, hArray: CUarray, Flags: c_uint) { call3(&SLOTS.cuTexRefSetArray, hTexRef, hArray, Flags) } }
function! { [
/**
Binds a mipmapped CUDA array to a texture reference, in place of an earlier array or memory.

Since CUDA 5.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefSetMipmappedArray(
    CUtexref hTexRef,
    CUmipmappedArray hMipmappedArray,
    unsigned int Flags
);
```

# Parameters

- `hTexRef`: The texture reference.
- `hMipmappedArray`: The mipmapped array.
- `Flags`: Must be [`CU_TRSA_OVERRIDE_FORMAT`].

# Lifetimes

`hMipmappedArray` must stay live while it is bound, and until all work that uses `hTexRef` has completed.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuTexRefSetMipmappedArray(hTexRef: CUtexref, hMipmappedArray: CUmipmappedArray, Flags: c_uint) { call3(&SLOTS.cuTexRefSetMipmappedArray, hTexRef, hMipmappedArray, Flags) } }
function! { [
/**
Binds linear device memory to a texture reference, in place of an earlier array or memory.

Since CUDA 3.2. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. In C and in Rust it is also called `cuTexRefSetAddress`.

```c
CUresult cuTexRefSetAddress_v2(
    size_t *ByteOffset,  // out, may be null
    CUtexref hTexRef,
    CUdeviceptr dptr,
    size_t bytes
);
```

# Parameters

- `ByteOffset` (out, may be null): The offset that fetches must add, in bytes. It is zero for memory of [`cuMemAlloc_v2`], which allows null.
- `hTexRef`: The texture reference.
- `dptr`: The address of the memory.
- `bytes`: The number of bytes to bind.

# Lifetimes

The memory must stay allocated while it is bound, and until all work that uses `hTexRef` has completed.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuTexRefSetAddress")]
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuTexRefSetAddress_v2(ByteOffset: *mut usize, hTexRef: CUtexref, dptr: CUdeviceptr, bytes: usize) { call4(&SLOTS.cuTexRefSetAddress_v2, ByteOffset, hTexRef, dptr, bytes) } }
function! { [
/**
Binds pitched device memory to a texture reference, as a two-dimensional texture.

Since CUDA 4.1. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. In C and in Rust it is also called `cuTexRefSetAddress2D`.

```c
CUresult cuTexRefSetAddress2D_v3(
    CUtexref hTexRef,
    const CUDA_ARRAY_DESCRIPTOR *desc,  // in
    CUdeviceptr dptr,
    size_t Pitch
);
```

# Parameters

- `hTexRef`: The texture reference.
- `desc` (in): The format, and the width and the height in elements.
- `dptr`: The address of the memory, aligned to [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT`].
- `Pitch`: The distance from row to row, in bytes. A multiple of [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT`].

# Lifetimes

The memory must stay allocated while it is bound, and until all work that uses `hTexRef` has completed.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuTexRefSetAddress2D")]
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuTexRefSetAddress2D_v3(hTexRef: CUtexref, desc: *const CUDA_ARRAY_DESCRIPTOR, dptr: CUdeviceptr, Pitch: usize) { call4(&SLOTS.cuTexRefSetAddress2D_v3, hTexRef, desc, dptr, Pitch) } }
function! { [
/**
Sets the format of the data that a texture reference reads.

Since CUDA 2.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefSetFormat(
    CUtexref hTexRef,
    CUarray_format fmt,
    int NumPackedComponents
);
```

# Parameters

- `hTexRef`: The texture reference. [`cuTexRefSetAddress2D_v3`] must not have been called for it.
- `fmt`: The format of a component.
- `NumPackedComponents`: The number of components per element.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuTexRefSetFormat(hTexRef: CUtexref, fmt: CUarray_format, NumPackedComponents: c_int) { call3(&SLOTS.cuTexRefSetFormat, hTexRef, fmt, NumPackedComponents) } }
function! { [
/**
Sets how a texture reference handles coordinates outside the texture. Linear memory ignores it.

Since CUDA 2.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefSetAddressMode(
    CUtexref hTexRef,
    int dim,
    CUaddress_mode am
);
```

# Parameters

- `hTexRef`: The texture reference.
- `dim`: The dimension: 0 or 1.
- `am`: The addressing mode. Without normalized coordinates, only [`CUaddress_mode::CU_TR_ADDRESS_MODE_CLAMP`] is supported.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuTexRefSetAddressMode(hTexRef: CUtexref, dim: c_int, am: CUaddress_mode) { call3(&SLOTS.cuTexRefSetAddressMode, hTexRef, dim, am) } }
function! { [
/**
Sets the filtering of a texture reference. Linear memory ignores it.

Since CUDA 2.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefSetFilterMode(
    CUtexref hTexRef,
    CUfilter_mode fm
);
```

# Parameters

- `hTexRef`: The texture reference.
- `fm`: The filtering mode.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuTexRefSetFilterMode(hTexRef: CUtexref, fm: CUfilter_mode) { call2(&SLOTS.cuTexRefSetFilterMode, hTexRef, fm) } }
function! { [
/**
Sets the filtering of a texture reference between mipmap levels.

Since CUDA 5.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefSetMipmapFilterMode(
    CUtexref hTexRef,
    CUfilter_mode fm
);
```

# Parameters

- `hTexRef`: The texture reference. Only a mipmapped array that is bound to it is affected.
- `fm`: The filtering mode.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuTexRefSetMipmapFilterMode(hTexRef: CUtexref, fm: CUfilter_mode) { call2(&SLOTS.cuTexRefSetMipmapFilterMode, hTexRef, fm) } }
function! { [
/**
Sets the offset that a texture reference adds to the mipmap level.

Since CUDA 5.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefSetMipmapLevelBias(
    CUtexref hTexRef,
    float bias
);
```

# Parameters

- `hTexRef`: The texture reference. Only a mipmapped array that is bound to it is affected.
- `bias`: The offset, in mipmap levels.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuTexRefSetMipmapLevelBias(hTexRef: CUtexref, bias: f32) { call2(&SLOTS.cuTexRefSetMipmapLevelBias, hTexRef, bias) } }
function! { [
/**
Sets the range of mipmap levels that a texture reference reads.

Since CUDA 5.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefSetMipmapLevelClamp(
    CUtexref hTexRef,
    float minMipmapLevelClamp,
    float maxMipmapLevelClamp
);
```

# Parameters

- `hTexRef`: The texture reference. Only a mipmapped array that is bound to it is affected.
- `minMipmapLevelClamp`: The lowest mipmap level.
- `maxMipmapLevelClamp`: The highest mipmap level.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuTexRefSetMipmapLevelClamp(hTexRef: CUtexref, minMipmapLevelClamp: f32, maxMipmapLevelClamp: f32) { call3(&SLOTS.cuTexRefSetMipmapLevelClamp, hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp) } }
function! { [
/**
Sets the limit of a texture reference's anisotropy. Linear memory ignores it.

Since CUDA 5.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefSetMaxAnisotropy(
    CUtexref hTexRef,
    unsigned int maxAniso
);
```

# Parameters

- `hTexRef`: The texture reference.
- `maxAniso`: The greatest anisotropy ratio.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuTexRefSetMaxAnisotropy(hTexRef: CUtexref, maxAniso: c_uint) { call2(&SLOTS.cuTexRefSetMaxAnisotropy, hTexRef, maxAniso) } }
function! { [
/**
Sets the color that a texture reference returns outside the texture.

Since CUDA 8.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefSetBorderColor(
    CUtexref hTexRef,
    float *pBorderColor  // in, 4 elements
);
```

# Parameters

- `hTexRef`: The texture reference, whose addressing mode must be [`CUaddress_mode::CU_TR_ADDRESS_MODE_BORDER`].
- `pBorderColor` (in, 4 elements): The red, green, blue and alpha components. Integers are passed as floats of the same bits.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuTexRefSetBorderColor(hTexRef: CUtexref, pBorderColor: *mut f32) { call2(&SLOTS.cuTexRefSetBorderColor, hTexRef, pBorderColor) } }
function! { [
/**
Sets how a texture reference converts values and interprets coordinates.

Since CUDA 2.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefSetFlags(
    CUtexref hTexRef,
    unsigned int Flags
);
```

# Parameters

- `hTexRef`: The texture reference.
- `Flags`: Zero or bits of [`CU_TRSF_READ_AS_INTEGER`], [`CU_TRSF_NORMALIZED_COORDINATES`], [`CU_TRSF_SRGB`] and [`CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION`].

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuTexRefSetFlags(hTexRef: CUtexref, Flags: c_uint) { call2(&SLOTS.cuTexRefSetFlags, hTexRef, Flags) } }
function! { [
/**
Returns the address of the device memory that is bound to a texture reference.

Since CUDA 3.2. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual. In C and in Rust it is also called `cuTexRefGetAddress`.

```c
CUresult cuTexRefGetAddress_v2(
    CUdeviceptr *pdptr,  // out
    CUtexref hTexRef
);
```

# Parameters

- `pdptr` (out): The address.
- `hTexRef`: The texture reference.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[doc(alias = "cuTexRefGetAddress")]
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuTexRefGetAddress_v2(pdptr: *mut CUdeviceptr, hTexRef: CUtexref) { call2(&SLOTS.cuTexRefGetAddress_v2, pdptr, hTexRef) } }
function! { [
/**
Returns the CUDA array that is bound to a texture reference.

Since CUDA 2.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefGetArray(
    CUarray *phArray,  // out
    CUtexref hTexRef
);
```

# Parameters

- `phArray` (out): The array.
- `hTexRef`: The texture reference.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuTexRefGetArray(phArray: *mut CUarray, hTexRef: CUtexref) { call2(&SLOTS.cuTexRefGetArray, phArray, hTexRef) } }
function! { [
/**
Returns the CUDA mipmapped array that is bound to a texture reference.

Since CUDA 5.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefGetMipmappedArray(
    CUmipmappedArray *phMipmappedArray,  // out
    CUtexref hTexRef
);
```

# Parameters

- `phMipmappedArray` (out): The mipmapped array.
- `hTexRef`: The texture reference.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuTexRefGetMipmappedArray(phMipmappedArray: *mut CUmipmappedArray, hTexRef: CUtexref) { call2(&SLOTS.cuTexRefGetMipmappedArray, phMipmappedArray, hTexRef) } }
function! { [
/**
Returns how a texture reference handles coordinates outside the texture in one dimension.

Since CUDA 2.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefGetAddressMode(
    CUaddress_mode *pam,  // out
    CUtexref hTexRef,
    int dim
);
```

# Parameters

- `pam` (out): The addressing mode.
- `hTexRef`: The texture reference.
- `dim`: The dimension: 0 or 1.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuTexRefGetAddressMode(pam: *mut CUaddress_mode, hTexRef: CUtexref, dim: c_int) { call3(&SLOTS.cuTexRefGetAddressMode, pam, hTexRef, dim) } }
function! { [
/**
Returns the filtering mode of a texture reference.

Since CUDA 2.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefGetFilterMode(
    CUfilter_mode *pfm,  // out
    CUtexref hTexRef
);
```

# Parameters

- `pfm` (out): The filtering mode.
- `hTexRef`: The texture reference.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuTexRefGetFilterMode(pfm: *mut CUfilter_mode, hTexRef: CUtexref) { call2(&SLOTS.cuTexRefGetFilterMode, pfm, hTexRef) } }
function! { [
/**
Returns the format of the data that a texture reference reads.

Since CUDA 2.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefGetFormat(
    CUarray_format *pFormat,  // out, may be null
    int *pNumChannels,        // out, may be null
    CUtexref hTexRef
);
```

# Parameters

- `pFormat` (out, may be null): The format of a component.
- `pNumChannels` (out, may be null): The number of components per element.
- `hTexRef`: The texture reference.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuTexRefGetFormat(pFormat: *mut CUarray_format, pNumChannels: *mut c_int, hTexRef: CUtexref) { call3(&SLOTS.cuTexRefGetFormat, pFormat, pNumChannels, hTexRef) } }
function! { [
/**
Returns the filtering mode of a texture reference between mipmap levels.

Since CUDA 5.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefGetMipmapFilterMode(
    CUfilter_mode *pfm,  // out
    CUtexref hTexRef
);
```

# Parameters

- `pfm` (out): The filtering mode.
- `hTexRef`: The texture reference.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuTexRefGetMipmapFilterMode(pfm: *mut CUfilter_mode, hTexRef: CUtexref) { call2(&SLOTS.cuTexRefGetMipmapFilterMode, pfm, hTexRef) } }
function! { [
/**
Returns the offset that a texture reference adds to the mipmap level.

Since CUDA 5.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefGetMipmapLevelBias(
    float *pbias,  // out
    CUtexref hTexRef
);
```

# Parameters

- `pbias` (out): The offset, in mipmap levels.
- `hTexRef`: The texture reference.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuTexRefGetMipmapLevelBias(pbias: *mut f32, hTexRef: CUtexref) { call2(&SLOTS.cuTexRefGetMipmapLevelBias, pbias, hTexRef) } }
function! { [
/**
Returns the range of mipmap levels that a texture reference reads.

Since CUDA 5.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefGetMipmapLevelClamp(
    float *pminMipmapLevelClamp,  // out
    float *pmaxMipmapLevelClamp,  // out
    CUtexref hTexRef
);
```

# Parameters

- `pminMipmapLevelClamp` (out): The lowest mipmap level.
- `pmaxMipmapLevelClamp` (out): The highest mipmap level.
- `hTexRef`: The texture reference.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuTexRefGetMipmapLevelClamp(pminMipmapLevelClamp: *mut f32, pmaxMipmapLevelClamp: *mut f32, hTexRef: CUtexref) { call3(&SLOTS.cuTexRefGetMipmapLevelClamp, pminMipmapLevelClamp, pmaxMipmapLevelClamp, hTexRef) } }
function! { [
/**
Returns the limit of a texture reference's anisotropy.

Since CUDA 5.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefGetMaxAnisotropy(
    int *pmaxAniso,  // out
    CUtexref hTexRef
);
```

# Parameters

- `pmaxAniso` (out): The greatest anisotropy ratio.
- `hTexRef`: The texture reference.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuTexRefGetMaxAnisotropy(pmaxAniso: *mut c_int, hTexRef: CUtexref) { call2(&SLOTS.cuTexRefGetMaxAnisotropy, pmaxAniso, hTexRef) } }
function! { [
/**
Returns the color that a texture reference returns outside the texture.

Since CUDA 8.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefGetBorderColor(
    float *pBorderColor,  // out, 4 elements
    CUtexref hTexRef
);
```

# Parameters

- `pBorderColor` (out, 4 elements): The red, green, blue and alpha components.
- `hTexRef`: The texture reference.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuTexRefGetBorderColor(pBorderColor: *mut f32, hTexRef: CUtexref) { call2(&SLOTS.cuTexRefGetBorderColor, pBorderColor, hTexRef) } }
function! { [
/**
Returns the flags of a texture reference.

Since CUDA 2.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefGetFlags(
    unsigned int *pFlags,  // out
    CUtexref hTexRef
);
```

# Parameters

- `pFlags` (out): Bits that [`cuTexRefSetFlags`] takes.
- `hTexRef`: The texture reference.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuTexRefGetFlags(pFlags: *mut c_uint, hTexRef: CUtexref) { call2(&SLOTS.cuTexRefGetFlags, pFlags, hTexRef) } }
function! { [
/**
Creates a texture reference, to which nothing is bound. Use [`cuTexObjectCreate`] instead.

Since CUDA 2.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefCreate(
    CUtexref *pTexRef  // out, creates a texture reference
);
```

# Parameters

- `pTexRef` (out, creates a texture reference): The texture reference. [`cuTexRefDestroy`] destroys it.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuTexRefCreate(pTexRef: *mut CUtexref) { call1(&SLOTS.cuTexRefCreate, pTexRef) } }
function! { [
/**
Destroys a texture reference.

Since CUDA 2.0. [Texture Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuTexRefDestroy(
    CUtexref hTexRef  // gives up a texture reference
);
```

# Parameters

- `hTexRef` (gives up a texture reference): The texture reference, which must come from [`cuTexRefCreate`]. No work that uses it may be pending.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuTexRefDestroy(hTexRef: CUtexref) { call1(&SLOTS.cuTexRefDestroy, hTexRef) } }
function! { [
/**
Binds a CUDA array to a surface reference, in place of an earlier one.

Since CUDA 3.0. [Surface Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuSurfRefSetArray(
    CUsurfref hSurfRef,
    CUarray hArray,
    unsigned int Flags
);
```

# Parameters

- `hSurfRef`: The surface reference.
- `hArray`: The array, which must have the flag [`CUDA_ARRAY3D_SURFACE_LDST`].
- `Flags`: Must be zero.

# Lifetimes

`hArray` must stay live while it is bound, and until all work that uses `hSurfRef` has completed.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuSurfRefSetArray(hSurfRef: CUsurfref, hArray: CUarray, Flags: c_uint) { call3(&SLOTS.cuSurfRefSetArray, hSurfRef, hArray, Flags) } }
function! { [
/**
Returns the CUDA array that is bound to a surface reference.

Since CUDA 3.0. [Surface Reference Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFREF__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuSurfRefGetArray(
    CUarray *phArray,  // out
    CUsurfref hSurfRef
);
```

# Parameters

- `phArray` (out): The array.
- `hSurfRef`: The surface reference.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuSurfRefGetArray(phArray: *mut CUarray, hSurfRef: CUsurfref) { call2(&SLOTS.cuSurfRefGetArray, phArray, hSurfRef) } }
function! { [
/**
Creates a texture object, through which kernels sample an array or linear memory.

Since CUDA 5.0. [Texture Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html) in NVIDIA's manual.

```c
CUresult cuTexObjectCreate(
    CUtexObject *pTexObject,                     // out, creates a texture object
    const CUDA_RESOURCE_DESC *pResDesc,          // in
    const CUDA_TEXTURE_DESC *pTexDesc,           // in
    const CUDA_RESOURCE_VIEW_DESC *pResViewDesc  // in, may be null
);
```

# Parameters

- `pTexObject` (out, creates a texture object): The texture object. [`cuTexObjectDestroy`] destroys it.
- `pResDesc` (in): The array or the memory to sample.
- `pTexDesc` (in): The way to sample it: addressing, filtering and flags.
- `pResViewDesc` (in, may be null): Another format for the data, and the part to sample. Null for the data as it is. Must be null for linear or pitched memory and for block-compressed arrays.

# Lifetimes

The array or the memory must stay live until no work uses the texture object any more.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuTexObjectCreate(pTexObject: *mut CUtexObject, pResDesc: *const CUDA_RESOURCE_DESC, pTexDesc: *const CUDA_TEXTURE_DESC, pResViewDesc: *const CUDA_RESOURCE_VIEW_DESC) { call4(&SLOTS.cuTexObjectCreate, pTexObject, pResDesc, pTexDesc, pResViewDesc) } }
function! { [
/**
Destroys a texture object.

Since CUDA 5.0. [Texture Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html) in NVIDIA's manual.

```c
CUresult cuTexObjectDestroy(
    CUtexObject texObject  // gives up a texture object
);
```

# Parameters

- `texObject` (gives up a texture object): The texture object. No work that uses it may be pending.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuTexObjectDestroy(texObject: CUtexObject) { call1(&SLOTS.cuTexObjectDestroy, texObject) } }
function! { [
/**
Returns the resource descriptor of a texture object.

Since CUDA 5.0. [Texture Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html) in NVIDIA's manual.

```c
CUresult cuTexObjectGetResourceDesc(
    CUDA_RESOURCE_DESC *pResDesc,  // out
    CUtexObject texObject
);
```

# Parameters

- `pResDesc` (out): The resource descriptor. Of its union, the member that the type selects is written.
- `texObject`: The texture object.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuTexObjectGetResourceDesc(pResDesc: *mut CUDA_RESOURCE_DESC, texObject: CUtexObject) { call2(&SLOTS.cuTexObjectGetResourceDesc, pResDesc, texObject) } }
function! { [
/**
Returns the texture descriptor of a texture object.

Since CUDA 5.0. [Texture Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html) in NVIDIA's manual.

```c
CUresult cuTexObjectGetTextureDesc(
    CUDA_TEXTURE_DESC *pTexDesc,  // out
    CUtexObject texObject
);
```

# Parameters

- `pTexDesc` (out): The texture descriptor. A driver of CUDA 13.0 leaves `borderColor` unwritten.
- `texObject`: The texture object.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuTexObjectGetTextureDesc(pTexDesc: *mut CUDA_TEXTURE_DESC, texObject: CUtexObject) { call2(&SLOTS.cuTexObjectGetTextureDesc, pTexDesc, texObject) } }
function! { [
/**
Returns the resource view descriptor of a texture object.

Since CUDA 5.0. [Texture Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html) in NVIDIA's manual.

```c
CUresult cuTexObjectGetResourceViewDesc(
    CUDA_RESOURCE_VIEW_DESC *pResViewDesc,  // out
    CUtexObject texObject
);
```

# Parameters

- `pResViewDesc` (out): The resource view descriptor. For an object without one, a driver of CUDA 13.0 succeeds and writes nothing, against the documentation.
- `texObject`: The texture object.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuTexObjectGetResourceViewDesc(pResViewDesc: *mut CUDA_RESOURCE_VIEW_DESC, texObject: CUtexObject) { call2(&SLOTS.cuTexObjectGetResourceViewDesc, pResViewDesc, texObject) } }
function! { [
/**
Creates a surface object, through which kernels load from and store to a CUDA array.

Since CUDA 5.0. [Surface Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFOBJECT.html) in NVIDIA's manual.

```c
CUresult cuSurfObjectCreate(
    CUsurfObject *pSurfObject,          // out, creates a surface object
    const CUDA_RESOURCE_DESC *pResDesc  // in
);
```

# Parameters

- `pSurfObject` (out, creates a surface object): The surface object. [`cuSurfObjectDestroy`] destroys it.
- `pResDesc` (in): The CUDA array. The resource type must be [`CUresourcetype::CU_RESOURCE_TYPE_ARRAY`].

# Lifetimes

The array must stay live until no work uses the surface object any more.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuSurfObjectCreate(pSurfObject: *mut CUsurfObject, pResDesc: *const CUDA_RESOURCE_DESC) { call2(&SLOTS.cuSurfObjectCreate, pSurfObject, pResDesc) } }
function! { [
/**
Destroys a surface object.

Since CUDA 5.0. [Surface Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFOBJECT.html) in NVIDIA's manual.

```c
CUresult cuSurfObjectDestroy(
    CUsurfObject surfObject  // gives up a surface object
);
```

# Parameters

- `surfObject` (gives up a surface object): The surface object. No work that uses it may be pending.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuSurfObjectDestroy(surfObject: CUsurfObject) { call1(&SLOTS.cuSurfObjectDestroy, surfObject) } }
function! { [
/**
Returns the resource descriptor of a surface object.

Since CUDA 5.0. [Surface Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFOBJECT.html) in NVIDIA's manual.

```c
CUresult cuSurfObjectGetResourceDesc(
    CUDA_RESOURCE_DESC *pResDesc,  // out
    CUsurfObject surfObject
);
```

# Parameters

- `pResDesc` (out): The resource descriptor. Of its union, the member that the type selects is written.
- `surfObject`: The surface object.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuSurfObjectGetResourceDesc(pResDesc: *mut CUDA_RESOURCE_DESC, surfObject: CUsurfObject) { call2(&SLOTS.cuSurfObjectGetResourceDesc, pResDesc, surfObject) } }
function! { [
/**
Encodes a tensor map, with which kernels copy boxes of a tensor.

Since CUDA 12.0. [Tensor Map Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html) in NVIDIA's manual.

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

- `tensorMap` (out): The tensor map, aligned to 64 bytes.
- `tensorDataType`: The type of the tensor's elements.
- `tensorRank`: The number of dimensions, from 1 to 5, and at least 3 for an interleaved layout.
- `globalAddress` (in): The device address of the tensor, a multiple of 16, and of 32 for some types and layouts. The driver stores it and does not access the memory.
- `globalDim` (in, tensorRank elements): The size of each dimension, in elements, at most 2^31. The contiguous dimension is first.
- `globalStrides` (in, tensorRank - 1 elements): The stride of each dimension but the first, in bytes. A multiple of 16, and of 32 for some types and layouts, below 2^40.
- `boxDim` (in, tensorRank elements): The size of the box in each dimension, in elements, from 1 to 256.
- `elementStrides` (in, tensorRank elements): The step along each dimension, in elements, from 1 to 8.
- `interleave`: The interleaved layout of the tensor.
- `swizzle`: The swizzle pattern of the copy in shared memory.
- `l2Promotion`: The granularity of fetches into the L2 cache.
- `oobFill`: The value of elements out of bounds: zero, or a special NaN for floating-point types.

# Lifetimes

The memory at `globalAddress` must be as described, and stay allocated, while kernels use the tensor map. The arrays are read during the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuTensorMapEncodeTiled(tensorMap: *mut CUtensorMap, tensorDataType: CUtensorMapDataType, tensorRank: cuuint32_t, globalAddress: *mut c_void, globalDim: *const cuuint64_t, globalStrides: *const cuuint64_t, boxDim: *const cuuint32_t, elementStrides: *const cuuint32_t, interleave: CUtensorMapInterleave, swizzle: CUtensorMapSwizzle, l2Promotion: CUtensorMapL2promotion, oobFill: CUtensorMapFloatOOBfill) { call12(&SLOTS.cuTensorMapEncodeTiled, tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, boxDim, elementStrides, interleave, swizzle, l2Promotion, oobFill) } }
function! { [
/**
Encodes a tensor map, with which kernels copy a tensor as the columns of a convolution.

Since CUDA 12.0. [Tensor Map Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html) in NVIDIA's manual.

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

- `tensorMap` (out): The tensor map, aligned to 64 bytes.
- `tensorDataType`: The type of the tensor's elements.
- `tensorRank`: The number of dimensions, from 3 to 5.
- `globalAddress` (in): The device address of the tensor, a multiple of 16, and of 32 for some types and layouts. The driver stores it and does not access the memory.
- `globalDim` (in, tensorRank elements): The size of each dimension, in elements, at most 2^31. The contiguous dimension is first.
- `globalStrides` (in, tensorRank - 1 elements): The stride of each dimension but the first, in bytes. A multiple of 16, and of 32 for some types and layouts, below 2^40.
- `pixelBoxLowerCorner` (in, tensorRank - 2 elements): For each spatial dimension, the signed offset of the box's lower corner from that of the tensor, in pixels.
- `pixelBoxUpperCorner` (in, tensorRank - 2 elements): For each spatial dimension, the signed offset of the box's upper corner from that of the tensor, in pixels.
- `channelsPerPixel`: The number of channels to copy of each pixel, at most 256.
- `pixelsPerColumn`: The number of pixels of a column, at most 1024.
- `elementStrides` (in, tensorRank elements): The step along each dimension, in elements, from 1 to 8.
- `interleave`: The interleaved layout of the tensor.
- `swizzle`: The swizzle pattern of the copy in shared memory.
- `l2Promotion`: The granularity of fetches into the L2 cache.
- `oobFill`: The value of elements out of bounds: zero, or a special NaN for floating-point types.

# Lifetimes

The memory at `globalAddress` must be as described, and stay allocated, while kernels use the tensor map. The arrays are read during the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuTensorMapEncodeIm2col(tensorMap: *mut CUtensorMap, tensorDataType: CUtensorMapDataType, tensorRank: cuuint32_t, globalAddress: *mut c_void, globalDim: *const cuuint64_t, globalStrides: *const cuuint64_t, pixelBoxLowerCorner: *const c_int, pixelBoxUpperCorner: *const c_int, channelsPerPixel: cuuint32_t, pixelsPerColumn: cuuint32_t, elementStrides: *const cuuint32_t, interleave: CUtensorMapInterleave, swizzle: CUtensorMapSwizzle, l2Promotion: CUtensorMapL2promotion, oobFill: CUtensorMapFloatOOBfill) { call15(&SLOTS.cuTensorMapEncodeIm2col, tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCorner, pixelBoxUpperCorner, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, swizzle, l2Promotion, oobFill) } }
function! { [
/**
Encodes a tensor map, with which kernels copy columns of a convolution along the width only.

Since CUDA 12.8. [Tensor Map Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html) in NVIDIA's manual.

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

- `tensorMap` (out): The tensor map, aligned to 64 bytes.
- `tensorDataType`: The type of the tensor's elements.
- `tensorRank`: The number of dimensions, from 3 to 5.
- `globalAddress` (in): The device address of the tensor, a multiple of 16, and of 32 for some types and layouts. The driver stores it and does not access the memory.
- `globalDim` (in, tensorRank elements): The size of each dimension, in elements, at most 2^31. The contiguous dimension is first.
- `globalStrides` (in, tensorRank - 1 elements): The stride of each dimension but the first, in bytes. A multiple of 16, and of 32 for some types and layouts, below 2^40.
- `pixelBoxLowerCornerWidth`: The signed offset of the box's lower corner from that of the tensor along the width, in pixels.
- `pixelBoxUpperCornerWidth`: The signed offset of the box's upper corner from that of the tensor along the width, in pixels.
- `channelsPerPixel`: The number of channels to copy of each pixel, at most 256.
- `pixelsPerColumn`: The number of pixels of a column, at most 1024. Ignored with [`CUtensorMapIm2ColWideMode::CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128`].
- `elementStrides` (in, tensorRank elements): The step along each dimension, in elements, from 1 to 8.
- `interleave`: The interleaved layout of the tensor.
- `mode`: Whether `pixelsPerColumn` sets the number of pixels along the width, or it is 128.
- `swizzle`: The swizzle pattern of the copy in shared memory.
- `l2Promotion`: The granularity of fetches into the L2 cache.
- `oobFill`: The value of elements out of bounds: zero, or a special NaN for floating-point types.

# Lifetimes

The memory at `globalAddress` must be as described, and stay allocated, while kernels use the tensor map. The arrays are read during the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuTensorMapEncodeIm2colWide(tensorMap: *mut CUtensorMap, tensorDataType: CUtensorMapDataType, tensorRank: cuuint32_t, globalAddress: *mut c_void, globalDim: *const cuuint64_t, globalStrides: *const cuuint64_t, pixelBoxLowerCornerWidth: c_int, pixelBoxUpperCornerWidth: c_int, channelsPerPixel: cuuint32_t, pixelsPerColumn: cuuint32_t, elementStrides: *const cuuint32_t, interleave: CUtensorMapInterleave, mode: CUtensorMapIm2ColWideMode, swizzle: CUtensorMapSwizzle, l2Promotion: CUtensorMapL2promotion, oobFill: CUtensorMapFloatOOBfill) { call16(&SLOTS.cuTensorMapEncodeIm2colWide, tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, mode, swizzle, l2Promotion, oobFill) } }
function! { [
/**
Sets the address of an encoded tensor map.

Since CUDA 12.0. [Tensor Map Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html) in NVIDIA's manual.

```c
CUresult cuTensorMapReplaceAddress(
    CUtensorMap *tensorMap,  // in and out
    void *globalAddress      // in
);
```

# Parameters

- `tensorMap` (in and out): The tensor map. Nothing else may use it during the call.
- `globalAddress` (in): The device address of the tensor, with the alignment that the encoding requested. The driver stores it and does not access the memory.

# Lifetimes

The memory at `globalAddress` must be as the map describes, and stay allocated, while kernels use the map.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuTensorMapReplaceAddress(tensorMap: *mut CUtensorMap, globalAddress: *mut c_void) { call2(&SLOTS.cuTensorMapReplaceAddress, tensorMap, globalAddress) } }
function! { [
/**
Sets the allocation class of an encoded tensor map, the window for addresses out of bounds.

Since CUDA 13.5. [Tensor Map Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html) in NVIDIA's manual.

```c
CUresult cuTensorMapSetAllocationClass(
    CUtensorMap *tensorMap,               // in and out
    CUtensorMapAllocClass allocClass,
    CUtensorMapAllocClass *outAllocClass  // out, may be null
);
```

# Parameters

- `tensorMap` (in and out): The tensor map. Nothing else may use it during the call.
- `allocClass`: The requested class.
- `outAllocClass` (out, may be null): The class in effect, small or large.

# Lifetimes

With the large class, the tensor must lie in accessible, contiguous memory of at least [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TENSOR_MAP_LARGE_TENSOR_MIN_SIZE`] bytes while kernels use the map.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuTensorMapSetAllocationClass(tensorMap: *mut CUtensorMap, allocClass: CUtensorMapAllocClass, outAllocClass: *mut CUtensorMapAllocClass) { call3(&SLOTS.cuTensorMapSetAllocationClass, tensorMap, allocClass, outAllocClass) } }
function! { [
/**
Queries whether one device can access the memory of another directly.

Since CUDA 4.0. [Peer Context Memory Access](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html) in NVIDIA's manual.

```c
CUresult cuDeviceCanAccessPeer(
    int *canAccessPeer,  // out
    CUdevice dev,
    CUdevice peerDev
);
```

# Parameters

- `canAccessPeer` (out): 1 if it can, otherwise 0.
- `dev`: The device that would access the memory.
- `peerDev`: The device whose memory would be accessed.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
] fn cuDeviceCanAccessPeer(canAccessPeer: *mut c_int, dev: CUdevice, peerDev: CUdevice) { call3(&SLOTS.cuDeviceCanAccessPeer, canAccessPeer, dev, peerDev) } }
function! { [
/**
Enables access from the current context to the memory of another context.

Since CUDA 4.0. [Peer Context Memory Access](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html) in NVIDIA's manual.

```c
CUresult cuCtxEnablePeerAccess(
    CUcontext peerContext,
    unsigned int Flags
);
```

# Parameters

- `peerContext`: The context whose memory becomes accessible. The other direction needs a call of its own.
- `Flags`: Must be zero.

# Lifetimes

`peerContext` must exist as long as the current context uses its memory. [`cuCtxDisablePeerAccess`] ends the access.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED`](CUresult::CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED)
- [`CUDA_ERROR_TOO_MANY_PEERS`](CUresult::CUDA_ERROR_TOO_MANY_PEERS)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_PEER_ACCESS_UNSUPPORTED`](CUresult::CUDA_ERROR_PEER_ACCESS_UNSUPPORTED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuCtxEnablePeerAccess(peerContext: CUcontext, Flags: c_uint) { call2(&SLOTS.cuCtxEnablePeerAccess, peerContext, Flags) } }
function! { [
/**
Disables access from the current context to the memory of another context.

Since CUDA 4.0. [Peer Context Memory Access](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html) in NVIDIA's manual.

```c
CUresult cuCtxDisablePeerAccess(
    CUcontext peerContext
);
```

# Parameters

- `peerContext`: The context whose memory was accessible. No work may still use that memory.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_PEER_ACCESS_NOT_ENABLED`](CUresult::CUDA_ERROR_PEER_ACCESS_NOT_ENABLED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
] fn cuCtxDisablePeerAccess(peerContext: CUcontext) { call1(&SLOTS.cuCtxDisablePeerAccess, peerContext) } }
function! { [
/**
Returns an attribute of the link between two devices.

Since CUDA 8.0. [Peer Context Memory Access](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetP2PAttribute(
    int *value,  // out
    CUdevice_P2PAttribute attrib,
    CUdevice srcDevice,
    CUdevice dstDevice
);
```

# Parameters

- `value` (out): The value.
- `attrib`: The attribute.
- `srcDevice`: The source device of the link.
- `dstDevice`: The destination device of the link, not `srcDevice`.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuDeviceGetP2PAttribute(value: *mut c_int, attrib: CUdevice_P2PAttribute, srcDevice: CUdevice, dstDevice: CUdevice) { call4(&SLOTS.cuDeviceGetP2PAttribute, value, attrib, srcDevice, dstDevice) } }
function! { [
/**
Queries the atomic operations that the link between two devices supports natively.

Since CUDA 13.0. [Peer Context Memory Access](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html) in NVIDIA's manual.

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

- `capabilities` (out, count elements): For each operation, the supported forms, bits of [`CUatomicOperationCapability`].
- `operations` (in, count elements): The operations.
- `count`: The number of operations. Must not be zero.
- `srcDevice`: The source device of the link.
- `dstDevice`: The destination device of the link, not `srcDevice`.

# Errors

- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuDeviceGetP2PAtomicCapabilities(capabilities: *mut c_uint, operations: *const CUatomicOperation, count: c_uint, srcDevice: CUdevice, dstDevice: CUdevice) { call5(&SLOTS.cuDeviceGetP2PAtomicCapabilities, capabilities, operations, count, srcDevice, dstDevice) } }
function! { [
/**
Unregisters a graphics resource, which CUDA can then no longer use.

Since CUDA 3.0. [Graphics Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html) in NVIDIA's manual.

```c
CUresult cuGraphicsUnregisterResource(
    CUgraphicsResource resource  // gives up a graphics resource
);
```

# Parameters

- `resource` (gives up a graphics resource): The graphics resource.

# Lifetimes

`resource` is invalid after the call, and so are all addresses and arrays obtained from it.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
] fn cuGraphicsUnregisterResource(resource: CUgraphicsResource) { call1(&SLOTS.cuGraphicsUnregisterResource, resource) } }
function! { [
/**
Returns the array of one layer and mipmap level of a mapped texture.

Since CUDA 3.0. [Graphics Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html) in NVIDIA's manual.

```c
CUresult cuGraphicsSubResourceGetMappedArray(
    CUarray *pArray,  // out, finds an array
    CUgraphicsResource resource,
    unsigned int arrayIndex,
    unsigned int mipLevel
);
```

# Parameters

- `pArray` (out, finds an array): The array. It may be another one after each mapping.
- `resource`: The graphics resource, which must be a mapped texture.
- `arrayIndex`: The index of the layer; for a cubemap a value of [`CUarray_cubemap_face`].
- `mipLevel`: The mipmap level.

# Lifetimes

`*pArray` is valid until `resource` is unmapped.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_MAPPED`](CUresult::CUDA_ERROR_NOT_MAPPED)
- [`CUDA_ERROR_NOT_MAPPED_AS_ARRAY`](CUresult::CUDA_ERROR_NOT_MAPPED_AS_ARRAY)
*/
] fn cuGraphicsSubResourceGetMappedArray(pArray: *mut CUarray, resource: CUgraphicsResource, arrayIndex: c_uint, mipLevel: c_uint) { call4(&SLOTS.cuGraphicsSubResourceGetMappedArray, pArray, resource, arrayIndex, mipLevel) } }
function! { [
/**
Returns the mipmapped array of a mapped texture.

Since CUDA 5.0. [Graphics Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html) in NVIDIA's manual.

```c
CUresult cuGraphicsResourceGetMappedMipmappedArray(
    CUmipmappedArray *pMipmappedArray,  // out, finds a mipmapped array
    CUgraphicsResource resource
);
```

# Parameters

- `pMipmappedArray` (out, finds a mipmapped array): The mipmapped array. It may be another one after each mapping.
- `resource`: The graphics resource, which must be a mapped texture.

# Lifetimes

`*pMipmappedArray` is valid until `resource` is unmapped.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_MAPPED`](CUresult::CUDA_ERROR_NOT_MAPPED)
- [`CUDA_ERROR_NOT_MAPPED_AS_ARRAY`](CUresult::CUDA_ERROR_NOT_MAPPED_AS_ARRAY)
*/
] fn cuGraphicsResourceGetMappedMipmappedArray(pMipmappedArray: *mut CUmipmappedArray, resource: CUgraphicsResource) { call2(&SLOTS.cuGraphicsResourceGetMappedMipmappedArray, pMipmappedArray, resource) } }
function! { [
/**
Returns the address and the size of a mapped buffer.

Since CUDA 3.2. [Graphics Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html) in NVIDIA's manual. In C and in Rust it is also called `cuGraphicsResourceGetMappedPointer`.

```c
CUresult cuGraphicsResourceGetMappedPointer_v2(
    CUdeviceptr *pDevPtr,  // out, finds memory
    size_t *pSize,         // out
    CUgraphicsResource resource
);
```

# Parameters

- `pDevPtr` (out, finds memory): The device address of the buffer. It may be another one after each mapping.
- `pSize` (out): The size of the buffer, in bytes.
- `resource`: The graphics resource, which must be a mapped buffer.

# Lifetimes

The address is valid until `resource` is unmapped.

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
] fn cuGraphicsResourceGetMappedPointer_v2(pDevPtr: *mut CUdeviceptr, pSize: *mut usize, resource: CUgraphicsResource) { call3(&SLOTS.cuGraphicsResourceGetMappedPointer_v2, pDevPtr, pSize, resource) } }
function! { [
/**
Sets how CUDA uses a graphics resource from its next mapping on.

Since CUDA 6.5. [Graphics Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html) in NVIDIA's manual. In C and in Rust it is also called `cuGraphicsResourceSetMapFlags`.

```c
CUresult cuGraphicsResourceSetMapFlags_v2(
    CUgraphicsResource resource,
    unsigned int flags
);
```

# Parameters

- `resource`: The graphics resource, which must not be mapped.
- `flags`: One value of [`CUgraphicsMapResourceFlags`].

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_ALREADY_MAPPED`](CUresult::CUDA_ERROR_ALREADY_MAPPED)
*/
#[doc(alias = "cuGraphicsResourceSetMapFlags")]
] fn cuGraphicsResourceSetMapFlags_v2(resource: CUgraphicsResource, flags: c_uint) { call2(&SLOTS.cuGraphicsResourceSetMapFlags_v2, resource, flags) } }
function! { [
/**
Maps graphics resources for use by CUDA. Work put into the stream later starts after all earlier graphics calls.

Since CUDA 3.0. [Graphics Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html) in NVIDIA's manual.

```c
CUresult cuGraphicsMapResources(
    unsigned int count,
    CUgraphicsResource *resources,  // in, count elements
    CUstream hStream
);
```

# Parameters

- `count`: The number of resources.
- `resources` (in, count elements): The graphics resources, each once and none of them mapped. The array is not modified.
- `hStream`: The stream; null is the default stream.

# Lifetimes

The resources must stay registered until [`cuGraphicsUnmapResources`], and the graphics API must not use them before that.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_ALREADY_MAPPED`](CUresult::CUDA_ERROR_ALREADY_MAPPED)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
] fn cuGraphicsMapResources(count: c_uint, resources: *mut CUgraphicsResource, hStream: CUstream) { call3(&SLOTS.cuGraphicsMapResources, count, resources, hStream) } }
function! { [
/**
Unmaps graphics resources. Graphics calls made later start after all work that is in the stream so far.

Since CUDA 3.0. [Graphics Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html) in NVIDIA's manual.

```c
CUresult cuGraphicsUnmapResources(
    unsigned int count,
    CUgraphicsResource *resources,  // in, count elements
    CUstream hStream
);
```

# Parameters

- `count`: The number of resources.
- `resources` (in, count elements): The graphics resources, each once and all of them mapped. The array is not modified.
- `hStream`: The stream; null is the default stream.

# Lifetimes

The resources must stay registered until pending work that uses them has completed. Addresses and arrays obtained from them are invalid for later work.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_NOT_MAPPED`](CUresult::CUDA_ERROR_NOT_MAPPED)
- [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN)
*/
] fn cuGraphicsUnmapResources(count: c_uint, resources: *mut CUgraphicsResource, hStream: CUstream) { call3(&SLOTS.cuGraphicsUnmapResources, count, resources, hStream) } }
function! { [
/**
Returns the address of a driver function, by its name and a CUDA version.

Since CUDA 12.0. [Driver Entry Point Access](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DRIVER__ENTRY__POINT.html) in NVIDIA's manual. In C and in Rust it is also called `cuGetProcAddress`.

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

- `symbol` (in, ends with a zero byte): The base name of the function, such as `cuMemAlloc` for [`cuMemAlloc_v2`].
- `pfn` (out): The address, or null if no function fits.
- `cudaVersion`: The CUDA version whose ABI the function must have: 1000 times the major number plus 10 times the minor one.
- `flags`: A value of [`CUdriverProcAddress_flags`].
- `symbolStatus` (out, may be null): Whether the function was found and, if not, the reason.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[doc(alias = "cuGetProcAddress")]
] fn cuGetProcAddress_v2(symbol: *const c_char, pfn: *mut *mut c_void, cudaVersion: c_int, flags: cuuint64_t, symbolStatus: *mut CUdriverProcAddressQueryResult) { call5(&SLOTS.cuGetProcAddress_v2, symbol, pfn, cudaVersion, flags, symbolStatus) } }
function! { [
/**
Returns an attribute of the GPU core dumps of the current context.

Since CUDA 12.1. [Coredump Attributes Control API](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html) in NVIDIA's manual.

```c
CUresult cuCoredumpGetAttribute(
    CUcoredumpSettings attrib,
    void *value,  // out, *size elements, may be null
    size_t *size  // in and out
);
```

# Parameters

- `attrib`: The attribute.
- `value` (out, *size elements, may be null): The value, of the type that `attrib` selects, in `*size` bytes. Null queries the size only.
- `size` (in and out): The size of the memory at `value`, in bytes. With a null `value`, the size that the attribute needs is returned here.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
*/
] fn cuCoredumpGetAttribute(attrib: CUcoredumpSettings, value: *mut c_void, size: *mut usize) { call3(&SLOTS.cuCoredumpGetAttribute, attrib, value, size) } }
function! { [
/**
Returns an attribute of the GPU core dumps of the process.

Since CUDA 12.1. [Coredump Attributes Control API](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html) in NVIDIA's manual.

```c
CUresult cuCoredumpGetAttributeGlobal(
    CUcoredumpSettings attrib,
    void *value,  // out, *size elements, may be null
    size_t *size  // in and out
);
```

# Parameters

- `attrib`: The attribute.
- `value` (out, *size elements, may be null): The value, of the type that `attrib` selects, in `*size` bytes. Null queries the size only.
- `size` (in and out): The size of the memory at `value`, in bytes. With a null `value`, the size that the attribute needs is returned here.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuCoredumpGetAttributeGlobal(attrib: CUcoredumpSettings, value: *mut c_void, size: *mut usize) { call3(&SLOTS.cuCoredumpGetAttributeGlobal, attrib, value, size) } }
function! { [
/**
Sets an attribute of the GPU core dumps of the current context.

Since CUDA 12.1. [Coredump Attributes Control API](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html) in NVIDIA's manual.

```c
CUresult cuCoredumpSetAttribute(
    CUcoredumpSettings attrib,
    void *value,  // in, *size elements, may be null
    size_t *size  // in and out
);
```

# Parameters

- `attrib`: The attribute. The user trigger and its pipe can only be set for the process.
- `value` (in, *size elements, may be null): The value, of the type that `attrib` selects, in `*size` bytes. Null sets nothing and queries the size.
- `size` (in and out): The size of the value, in bytes. With a null `value`, the size that the attribute needs is returned here.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuCoredumpSetAttribute(attrib: CUcoredumpSettings, value: *mut c_void, size: *mut usize) { call3(&SLOTS.cuCoredumpSetAttribute, attrib, value, size) } }
function! { [
/**
Sets an attribute of the GPU core dumps of the process.

Since CUDA 12.1. [Coredump Attributes Control API](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html) in NVIDIA's manual.

```c
CUresult cuCoredumpSetAttributeGlobal(
    CUcoredumpSettings attrib,
    void *value,  // in, *size elements, may be null
    size_t *size  // in and out
);
```

# Parameters

- `attrib`: The attribute. Environment variables that are set before CUDA is initialized take precedence.
- `value` (in, *size elements, may be null): The value, of the type that `attrib` selects, in `*size` bytes. Null sets nothing and queries the size.
- `size` (in and out): The size of the value, in bytes. With a null `value`, the size that the attribute needs is returned here.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
*/
] fn cuCoredumpSetAttributeGlobal(attrib: CUcoredumpSettings, value: *mut c_void, size: *mut usize) { call3(&SLOTS.cuCoredumpSetAttributeGlobal, attrib, value, size) } }
function! { [
/**
Registers a callback that runs when a GPU core dump starts.

Since CUDA 13.2. [Coredump Attributes Control API](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html) in NVIDIA's manual.

```c
CUresult cuCoredumpRegisterStartCallback(
    CUcoredumpStatusCallback callback,
    void *userData,                        // in
    CUcoredumpCallbackHandle *callbackOut  // out, may be null
);
```

# Parameters

- `callback`: The function to call. The core dump waits for it, and it must not register or deregister such callbacks.
- `userData` (in): A pointer that is passed to the callback. The driver does not follow it.
- `callbackOut` (out, may be null): The handle of the registration, for [`cuCoredumpDeregisterStartCallback`].

# Lifetimes

The function and the data at `userData` must stay valid until the callback is deregistered.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuCoredumpRegisterStartCallback(callback: CUcoredumpStatusCallback, userData: *mut c_void, callbackOut: *mut CUcoredumpCallbackHandle) { call3(&SLOTS.cuCoredumpRegisterStartCallback, callback, userData, callbackOut) } }
function! { [
/**
Registers a callback that runs when a GPU core dump is complete.

Since CUDA 13.2. [Coredump Attributes Control API](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html) in NVIDIA's manual.

```c
CUresult cuCoredumpRegisterCompleteCallback(
    CUcoredumpStatusCallback callback,
    void *userData,                        // in
    CUcoredumpCallbackHandle *callbackOut  // out, may be null
);
```

# Parameters

- `callback`: The function to call. The core dump waits for it, and it must not register or deregister such callbacks.
- `userData` (in): A pointer that is passed to the callback. The driver does not follow it.
- `callbackOut` (out, may be null): The handle of the registration, for [`cuCoredumpDeregisterCompleteCallback`].

# Lifetimes

The function and the data at `userData` must stay valid until the callback is deregistered.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuCoredumpRegisterCompleteCallback(callback: CUcoredumpStatusCallback, userData: *mut c_void, callbackOut: *mut CUcoredumpCallbackHandle) { call3(&SLOTS.cuCoredumpRegisterCompleteCallback, callback, userData, callbackOut) } }
function! { [
/**
Deregisters a callback that runs when a GPU core dump starts.

Since CUDA 13.2. [Coredump Attributes Control API](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html) in NVIDIA's manual.

```c
CUresult cuCoredumpDeregisterStartCallback(
    CUcoredumpCallbackHandle callback
);
```

# Parameters

- `callback`: The handle from [`cuCoredumpRegisterStartCallback`].

# Lifetimes

`callback` must not be used again.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
*/
] fn cuCoredumpDeregisterStartCallback(callback: CUcoredumpCallbackHandle) { call1(&SLOTS.cuCoredumpDeregisterStartCallback, callback) } }
function! { [
/**
Deregisters a callback that runs when a GPU core dump is complete.

Since CUDA 13.2. [Coredump Attributes Control API](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html) in NVIDIA's manual.

```c
CUresult cuCoredumpDeregisterCompleteCallback(
    CUcoredumpCallbackHandle callback
);
```

# Parameters

- `callback`: The handle from [`cuCoredumpRegisterCompleteCallback`].

# Lifetimes

`callback` must not be used again.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
*/
] fn cuCoredumpDeregisterCompleteCallback(callback: CUcoredumpCallbackHandle) { call1(&SLOTS.cuCoredumpDeregisterCompleteCallback, callback) } }
function! { [
/**
Returns an undocumented table of driver functions.

Since CUDA 3.0. [Coredump Attributes Control API](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html) in NVIDIA's manual.

```c
CUresult cuGetExportTable(
    const void **ppExportTable,   // out
    const CUuuid *pExportTableId  // in
);
```

# Parameters

- `ppExportTable` (out): The table. NVIDIA documents neither its layout nor its functions.
- `pExportTableId` (in): The id of the table.
*/
] fn cuGetExportTable(ppExportTable: *mut *const c_void, pExportTableId: *const CUuuid) { call2(&SLOTS.cuGetExportTable, ppExportTable, pExportTableId) } }
function! { [
/**
Creates a green context, which can use the resources of a descriptor only.

Since CUDA 12.4. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual.

```c
CUresult cuGreenCtxCreate(
    CUgreenCtx *phCtx,  // out, creates a green context
    CUdevResourceDesc desc,
    CUdevice dev,
    unsigned int flags
);
```

# Parameters

- `phCtx` (out, creates a green context): The green context. It does not become current. [`cuGreenCtxDestroy`] destroys it.
- `desc`: The descriptor, from [`cuDevResourceGenerateDesc`].
- `dev`: The device. Its primary context is retained until the green context is destroyed.
- `flags`: [`CUgreenCtxCreate_flags::CU_GREEN_CTX_DEFAULT_STREAM`], or since CUDA 13.3 also [`CUgreenCtxCreate_flags::CU_GREEN_CTX_NONE`].

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuGreenCtxCreate(phCtx: *mut CUgreenCtx, desc: CUdevResourceDesc, dev: CUdevice, flags: c_uint) { call4(&SLOTS.cuGreenCtxCreate, phCtx, desc, dev, flags) } }
function! { [
/**
Destroys a green context and releases its resources and its reference to the primary context.

Since CUDA 12.4. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual.

```c
CUresult cuGreenCtxDestroy(
    CUgreenCtx hCtx  // gives up a green context
);
```

# Parameters

- `hCtx` (gives up a green context): The green context. Captures on its streams are invalidated.

# Lifetimes

Its streams must be passed to [`cuStreamDestroy_v2`] only. A context from [`cuCtxFromGreenCtx`] must not be used afterwards.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
*/
] fn cuGreenCtxDestroy(hCtx: CUgreenCtx) { call1(&SLOTS.cuGreenCtxDestroy, hCtx) } }
function! { [
/**
Returns a context handle that represents a green context.

Since CUDA 12.4. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual.

```c
CUresult cuCtxFromGreenCtx(
    CUcontext *pContext,  // out, creates a context
    CUgreenCtx hCtx
);
```

# Parameters

- `pContext` (out, creates a context): The context. It must not be passed to [`cuCtxDestroy_v2`].
- `hCtx`: The green context.

# Lifetimes

The context is valid as long as `hCtx`.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuCtxFromGreenCtx(pContext: *mut CUcontext, hCtx: CUgreenCtx) { call2(&SLOTS.cuCtxFromGreenCtx, pContext, hCtx) } }
function! { [
/**
Returns the resources of one type that a device has.

Since CUDA 12.4. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual.

```c
CUresult cuDeviceGetDevResource(
    CUdevice device,
    CUdevResource *resource,  // out
    CUdevResourceType type
);
```

# Parameters

- `device`: The device.
- `resource` (out): The resources. The struct should start zeroed, because earlier drivers do not write later fields.
- `type`: The type of the resources.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
*/
] fn cuDeviceGetDevResource(device: CUdevice, resource: *mut CUdevResource, type_: CUdevResourceType) { call3(&SLOTS.cuDeviceGetDevResource, device, resource, type_) } }
function! { [
/**
Returns the resources of one type that a context has.

Since CUDA 12.4. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual.

```c
CUresult cuCtxGetDevResource(
    CUcontext hCtx,
    CUdevResource *resource,  // out
    CUdevResourceType type
);
```

# Parameters

- `hCtx`: The context.
- `resource` (out): The resources. The struct should start zeroed, because earlier drivers do not write later fields.
- `type`: The type of the resources.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
] fn cuCtxGetDevResource(hCtx: CUcontext, resource: *mut CUdevResource, type_: CUdevResourceType) { call3(&SLOTS.cuCtxGetDevResource, hCtx, resource, type_) } }
function! { [
/**
Returns the resources of one type that a green context has.

Since CUDA 12.4. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual.

```c
CUresult cuGreenCtxGetDevResource(
    CUgreenCtx hCtx,
    CUdevResource *resource,  // out
    CUdevResourceType type
);
```

# Parameters

- `hCtx`: The green context.
- `resource` (out): The resources. The struct should start zeroed, because earlier drivers do not write later fields.
- `type`: The type of the resources.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGreenCtxGetDevResource(hCtx: CUgreenCtx, resource: *mut CUdevResource, type_: CUdevResourceType) { call3(&SLOTS.cuGreenCtxGetDevResource, hCtx, resource, type_) } }
function! { [
/**
Splits the multiprocessors of a resource into equal groups of a minimum size.

Since CUDA 12.4. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual.

```c
CUresult cuDevSmResourceSplitByCount(
    CUdevResource *result,       // out, *nbGroups elements, may be null
    unsigned int *nbGroups,      // in and out
    const CUdevResource *input,  // in
    CUdevResource *remainder,    // out, may be null
    unsigned int flags,
    unsigned int minCount
);
```

# Parameters

- `result` (out, *nbGroups elements, may be null): The groups. Null only queries their number.
- `nbGroups` (in and out): The number of elements of `result`, which the call replaces by the number of groups.
- `input` (in): Multiprocessors from [`cuDeviceGetDevResource`], [`cuCtxGetDevResource`] or [`cuGreenCtxGetDevResource`].
- `remainder` (out, may be null): The multiprocessors that are in no group.
- `flags`: Zero or bits of [`CUdevSmResourceSplitByCount_flags`].
- `minCount`: The minimum number of multiprocessors per group, no more than `input` has.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE)
- [`CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION`](CUresult::CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION)
*/
] fn cuDevSmResourceSplitByCount(result: *mut CUdevResource, nbGroups: *mut c_uint, input: *const CUdevResource, remainder: *mut CUdevResource, flags: c_uint, minCount: c_uint) { call6(&SLOTS.cuDevSmResourceSplitByCount, result, nbGroups, input, remainder, flags, minCount) } }
function! { [
/**
Splits the multiprocessors of a resource into groups that are described one by one.

Since CUDA 13.1. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual.

```c
CUresult cuDevSmResourceSplit(
    CUdevResource *result,                        // out, nbGroups elements, may be null
    unsigned int nbGroups,
    const CUdevResource *input,                   // in
    CUdevResource *remainder,                     // out, may be null
    unsigned int flags,
    CU_DEV_SM_RESOURCE_GROUP_PARAMS *groupParams  // in and out, nbGroups elements
);
```

# Parameters

- `result` (out, nbGroups elements, may be null): The groups. Null only updates `groupParams`.
- `nbGroups`: The number of groups.
- `input` (in): Multiprocessors of a device, a context or a green context.
- `remainder` (out, may be null): The multiprocessors that are in no group.
- `flags`: Must be zero.
- `groupParams` (in and out, nbGroups elements): The description of each group. An `smCount` of 0 is replaced by the number found.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE)
- [`CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION`](CUresult::CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION)
*/
] fn cuDevSmResourceSplit(result: *mut CUdevResource, nbGroups: c_uint, input: *const CUdevResource, remainder: *mut CUdevResource, flags: c_uint, groupParams: *mut CU_DEV_SM_RESOURCE_GROUP_PARAMS) { call6(&SLOTS.cuDevSmResourceSplit, result, nbGroups, input, remainder, flags, groupParams) } }
function! { [
/**
Creates a resource descriptor for [`cuGreenCtxCreate`].

Since CUDA 12.4. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual.

```c
CUresult cuDevResourceGenerateDesc(
    CUdevResourceDesc *phDesc,  // out
    CUdevResource *resources,   // in, nbResources elements
    unsigned int nbResources
);
```

# Parameters

- `phDesc` (out): The descriptor, which is valid until the process ends.
- `resources` (in, nbResources elements): The resources, all of one device. Multiprocessors must be of one split.
- `nbResources`: The number of resources, at least 1.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE)
- [`CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION`](CUresult::CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION)
*/
] fn cuDevResourceGenerateDesc(phDesc: *mut CUdevResourceDesc, resources: *mut CUdevResource, nbResources: c_uint) { call3(&SLOTS.cuDevResourceGenerateDesc, phDesc, resources, nbResources) } }
function! { [
/**
Records in an event all work that a green context holds at the time of the call.

Since CUDA 12.4. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual.

```c
CUresult cuGreenCtxRecordEvent(
    CUgreenCtx hCtx,
    CUevent hEvent  // records an event
);
```

# Parameters

- `hCtx`: The green context.
- `hEvent` (records an event): The event, which must belong to the same primary context.

# Lifetimes

`hEvent` may be destroyed while the work is pending, and `hCtx` must stay live until the work has completed.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED)
*/
] fn cuGreenCtxRecordEvent(hCtx: CUgreenCtx, hEvent: CUevent) { call2(&SLOTS.cuGreenCtxRecordEvent, hCtx, hEvent) } }
function! { [
/**
Inserts a wait for an event before all later work of a green context.

Since CUDA 12.4. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual.

```c
CUresult cuGreenCtxWaitEvent(
    CUgreenCtx hCtx,
    CUevent hEvent
);
```

# Parameters

- `hCtx`: The green context.
- `hEvent`: The event. It may be of another context or device. The calling thread does not wait for it.

# Lifetimes

`hEvent` may be destroyed after the call, and `hCtx` must stay live until the wait has ended.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED)
*/
] fn cuGreenCtxWaitEvent(hCtx: CUgreenCtx, hEvent: CUevent) { call2(&SLOTS.cuGreenCtxWaitEvent, hCtx, hEvent) } }
function! { [
/**
Returns the green context that a stream belongs to.

Since CUDA 12.4. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual.

```c
CUresult cuStreamGetGreenCtx(
    CUstream hStream,
    CUgreenCtx *phCtx  // out
);
```

# Parameters

- `hStream`: The stream. Null and [`CU_STREAM_LEGACY`] stand for the default stream of the current context.
- `phCtx` (out): The green context, or null if the stream belongs to none.

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuStreamGetGreenCtx(hStream: CUstream, phCtx: *mut CUgreenCtx) { call2(&SLOTS.cuStreamGetGreenCtx, hStream, phCtx) } }
function! { [
/**
Creates a stream whose work runs in a green context.

Since CUDA 12.5. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual.

```c
CUresult cuGreenCtxStreamCreate(
    CUstream *phStream,  // out, creates a stream
    CUgreenCtx greenCtx,
    unsigned int flags,
    int priority
);
```

# Parameters

- `phStream` (out, creates a stream): The stream. [`cuStreamDestroy_v2`] destroys it.
- `greenCtx`: The green context.
- `flags`: Must be [`CUstream_flags::CU_STREAM_NON_BLOCKING`].
- `priority`: The priority: 0 by default, and higher for lower numbers. It is clamped to the range of [`cuCtxGetStreamPriorityRange`].

# Lifetimes

Once `greenCtx` is destroyed, the stream may only be passed to [`cuStreamDestroy_v2`].

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
] fn cuGreenCtxStreamCreate(phStream: *mut CUstream, greenCtx: CUgreenCtx, flags: c_uint, priority: c_int) { call4(&SLOTS.cuGreenCtxStreamCreate, phStream, greenCtx, flags, priority) } }
function! { [
/**
Returns the ID of a green context, which is unique in the process.

Since CUDA 12.9. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual.

```c
CUresult cuGreenCtxGetId(
    CUgreenCtx greenCtx,
    unsigned long long *greenCtxId  // out
);
```

# Parameters

- `greenCtx`: The green context. Null for the one that the current context represents.
- `greenCtxId` (out): The ID.

# Errors

- [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuGreenCtxGetId(greenCtx: CUgreenCtx, greenCtxId: *mut c_ulonglong) { call2(&SLOTS.cuGreenCtxGetId, greenCtx, greenCtxId) } }
function! { [
/**
Returns the resources of one type that a stream has.

Since CUDA 13.1. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual.

```c
CUresult cuStreamGetDevResource(
    CUstream hStream,
    CUdevResource *resource,  // out
    CUdevResourceType type
);
```

# Parameters

- `hStream`: The stream.
- `resource` (out): The resources. The struct should start zeroed, because earlier drivers do not write later fields.
- `type`: The type of the resources, which must not be a workqueue type.

# Lifetimes

Nothing needs to outlive the call.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
*/
] fn cuStreamGetDevResource(hStream: CUstream, resource: *mut CUdevResource, type_: CUdevResourceType) { call3(&SLOTS.cuStreamGetDevResource, hStream, resource, type_) } }
function! { [
/**
Registers a callback that receives the driver's log messages.

Since CUDA 12.9. [Error Log Management Functions](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html) in NVIDIA's manual.

```c
CUresult cuLogsRegisterCallback(
    CUlogsCallback callbackFunc,
    void *userData,                     // in
    CUlogsCallbackHandle *callback_out  // out, may be null
);
```

# Parameters

- `callbackFunc`: The function to call.
- `userData` (in): A pointer that is passed to the callback. The driver does not follow it.
- `callback_out` (out, may be null): The handle of the registration, for [`cuLogsUnregisterCallback`].

# Lifetimes

The function and the data at `userData` must stay valid until the callback is unregistered. Calls may come from any thread.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuLogsRegisterCallback(callbackFunc: CUlogsCallback, userData: *mut c_void, callback_out: *mut CUlogsCallbackHandle) { call3(&SLOTS.cuLogsRegisterCallback, callbackFunc, userData, callback_out) } }
function! { [
/**
Unregisters a callback for log messages.

Since CUDA 12.9. [Error Log Management Functions](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html) in NVIDIA's manual.

```c
CUresult cuLogsUnregisterCallback(
    CUlogsCallbackHandle callback
);
```

# Parameters

- `callback`: The handle from [`cuLogsRegisterCallback`].

# Lifetimes

`callback` must not be used again. A callback that is running at the time of the call may still need its data.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuLogsUnregisterCallback(callback: CUlogsCallbackHandle) { call1(&SLOTS.cuLogsUnregisterCallback, callback) } }
function! { [
/**
Returns the current end of the driver's log.

Since CUDA 12.9. [Error Log Management Functions](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html) in NVIDIA's manual.

```c
CUresult cuLogsCurrent(
    CUlogIterator *iterator_out,  // out
    unsigned int flags
);
```

# Parameters

- `iterator_out` (out): The position where the next message will be written.
- `flags`: Must be zero.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuLogsCurrent(iterator_out: *mut CUlogIterator, flags: c_uint) { call2(&SLOTS.cuLogsCurrent, iterator_out, flags) } }
function! { [
/**
Writes the driver's log to a file.

Since CUDA 12.9. [Error Log Management Functions](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html) in NVIDIA's manual.

```c
CUresult cuLogsDumpToFile(
    CUlogIterator *iterator,  // in and out, may be null
    const char *pathToFile,   // in, ends with a zero byte
    unsigned int flags
);
```

# Parameters

- `iterator` (in and out, may be null): The position of the first message to write, which is moved past the last one written. Null writes all messages that the driver still holds.
- `pathToFile` (in, ends with a zero byte): The path of the file.
- `flags`: Must be zero.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuLogsDumpToFile(iterator: *mut CUlogIterator, pathToFile: *const c_char, flags: c_uint) { call3(&SLOTS.cuLogsDumpToFile, iterator, pathToFile, flags) } }
function! { [
/**
Writes the driver's log to memory, as text with a line for each message.

Since CUDA 12.9. [Error Log Management Functions](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html) in NVIDIA's manual.

```c
CUresult cuLogsDumpToMemory(
    CUlogIterator *iterator,  // in and out, may be null
    char *buffer,             // out, *size elements
    size_t *size,             // in and out
    unsigned int flags
);
```

# Parameters

- `iterator` (in and out, may be null): The position of the first message to write, which is moved past the last one written. Null writes all messages that the driver still holds.
- `buffer` (out, *size elements): The text, `*size` bytes at most, which ends with a zero byte.
- `size` (in and out): On input, the size of the buffer in bytes. On output, the length of the text in bytes, without the zero byte.
- `flags`: Must be zero.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuLogsDumpToMemory(iterator: *mut CUlogIterator, buffer: *mut c_char, size: *mut usize, flags: c_uint) { call4(&SLOTS.cuLogsDumpToMemory, iterator, buffer, size, flags) } }
function! { [
/**
Returns the id of the restore thread of a process.

Since CUDA 12.8. [CUDA Checkpointing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html) in NVIDIA's manual.

```c
CUresult cuCheckpointProcessGetRestoreThreadId(
    int pid,
    int *tid  // out
);
```

# Parameters

- `pid`: The id of the process.
- `tid` (out): The id of the thread.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuCheckpointProcessGetRestoreThreadId(pid: c_int, tid: *mut c_int) { call2(&SLOTS.cuCheckpointProcessGetRestoreThreadId, pid, tid) } }
function! { [
/**
Returns the checkpoint state of a process.

Since CUDA 12.8. [CUDA Checkpointing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html) in NVIDIA's manual.

```c
CUresult cuCheckpointProcessGetState(
    int pid,
    CUprocessState *state  // out
);
```

# Parameters

- `pid`: The id of the process.
- `state` (out): The state.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuCheckpointProcessGetState(pid: c_int, state: *mut CUprocessState) { call2(&SLOTS.cuCheckpointProcessGetState, pid, state) } }
function! { [
/**
Locks a running process, whose further CUDA calls then wait.

Since CUDA 12.8. [CUDA Checkpointing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html) in NVIDIA's manual.

```c
CUresult cuCheckpointProcessLock(
    int pid,
    CUcheckpointLockArgs *args  // in, may be null
);
```

# Parameters

- `pid`: The id of the process.
- `args` (in, may be null): The options: a time limit in milliseconds, after which the process keeps running. Null stands for no options.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_ILLEGAL_STATE`](CUresult::CUDA_ERROR_ILLEGAL_STATE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_NOT_READY`](CUresult::CUDA_ERROR_NOT_READY)
*/
] fn cuCheckpointProcessLock(pid: c_int, args: *mut CUcheckpointLockArgs) { call2(&SLOTS.cuCheckpointProcessLock, pid, args) } }
function! { [
/**
Moves the device memory of a locked process to the host, or maps it for the caller.

Since CUDA 12.8. [CUDA Checkpointing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html) in NVIDIA's manual.

```c
CUresult cuCheckpointProcessCheckpoint(
    int pid,
    CUcheckpointCheckpointArgs *args  // in, may be null
);
```

# Parameters

- `pid`: The id of the process.
- `args` (in, may be null): The options. Null, or a null `customStorageInfo_out`, stands for a copy in host memory.

# Lifetimes

Memory that is mapped for the caller may be used until [`cuCheckpointOperationComplete`]. The caller must retain the primary contexts of its devices until then.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_ILLEGAL_STATE`](CUresult::CUDA_ERROR_ILLEGAL_STATE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
] fn cuCheckpointProcessCheckpoint(pid: c_int, args: *mut CUcheckpointCheckpointArgs) { call2(&SLOTS.cuCheckpointProcessCheckpoint, pid, args) } }
function! { [
/**
Restores the device memory of a process from its checkpoint, on the same or other devices.

Since CUDA 12.8. [CUDA Checkpointing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html) in NVIDIA's manual.

```c
CUresult cuCheckpointProcessRestore(
    int pid,
    CUcheckpointRestoreArgs *args  // in, may be null
);
```

# Parameters

- `pid`: The id of the process.
- `args` (in, may be null): The options. Null restores from host memory to the same devices.

# Lifetimes

Memory that is mapped for the caller may be used until [`cuCheckpointOperationComplete`]. The caller must retain the primary contexts of its devices until then.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_ILLEGAL_STATE`](CUresult::CUDA_ERROR_ILLEGAL_STATE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
] fn cuCheckpointProcessRestore(pid: c_int, args: *mut CUcheckpointRestoreArgs) { call2(&SLOTS.cuCheckpointProcessRestore, pid, args) } }
function! { [
/**
Completes a checkpoint or restore whose memory the caller copies.

Since CUDA 13.4. [CUDA Checkpointing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html) in NVIDIA's manual.

```c
CUresult cuCheckpointOperationComplete(
    CUcheckpointOperationHandle handle
);
```

# Parameters

- `handle`: The handle of the operation, which [`cuCheckpointProcessCheckpoint`] or [`cuCheckpointProcessRestore`] returned in [`CUcheckpointCustomStorageInfo`].

# Lifetimes

The call waits for the operation's streams and unmaps its memory, which must not be used again.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_ILLEGAL_STATE`](CUresult::CUDA_ERROR_ILLEGAL_STATE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuCheckpointOperationComplete(handle: CUcheckpointOperationHandle) { call1(&SLOTS.cuCheckpointOperationComplete, handle) } }
function! { [
/**
Unlocks a process, whose CUDA calls then continue.

Since CUDA 12.8. [CUDA Checkpointing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html) in NVIDIA's manual.

```c
CUresult cuCheckpointProcessUnlock(
    int pid,
    CUcheckpointUnlockArgs *args  // in, may be null
);
```

# Parameters

- `pid`: The id of the process.
- `args` (in, may be null): The options, which are all reserved. Null stands for no options.

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_ILLEGAL_STATE`](CUresult::CUDA_ERROR_ILLEGAL_STATE)
- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
] fn cuCheckpointProcessUnlock(pid: c_int, args: *mut CUcheckpointUnlockArgs) { call2(&SLOTS.cuCheckpointProcessUnlock, pid, args) } }

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
        180 181 182 183 184 185 186 187 188 189 190 191 192 193 194 195 196 197 198 199
        200 201 202 203 204 205 206 207 208 209 210 211 212 213 214 215 216 217 218 219
        220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239
        240 241 242 243 244 245 246 247 248 249 250 251 252 253 254 255 256 257 258 259
        260 261 262 263 264 265 266 267 268 269 270 271 272 273 274 275 276 277 278 279
        280 281 282 283 284 285 286 287 288 289 290 291 292 293 294 295 296 297 298 299
        300 301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319
        320 321 322 323 324 325 326 327 328 329 330 331 332 333 334 335 336 337 338 339
        340 341 342 343 344 345 346 347 348 349 350 351 352 353 354 355 356 357 358 359
        360 361 362 363 364 365 366 367 368 369 370 371 372 373 374 375 376 377 378 379
        380 381 382 383 384 385 386 387 388 389 390 391 392 393 394 395 396 397 398 399
        400 401 402 403 404 405 406 407 408 409 410 411 412 413 414 415 416 417 418 419
        420 421 422 423 424 425 426 427 428 429 430 431 432 433 434 435 436 437 438 439
        440 441 442 443 444 445 446 447 448 449 450 451 452 453 454 455 456 457 458 459
        460 461 462 463 464 465 466 467 468 469 470 471 472 473 474 475 476 477 478 479
        480 481 482 483 484 485 486 487 488 489 490 491
    ]
    c"cuGetErrorString" 6000 slot2(cuGetErrorString, _, _),
    c"cuGetErrorName" 6000 slot2(cuGetErrorName, _, _),
    c"cuInit" 2000 slot1(cuInit, _),
    c"cuDriverGetVersion" 2020 slot1(cuDriverGetVersion, _),
    c"cuDeviceGet" 2000 slot2(cuDeviceGet, _, _),
    c"cuDeviceGetCount" 2000 slot1(cuDeviceGetCount, _),
    c"cuDeviceGetName" 2000 slot3(cuDeviceGetName, _, _, _),
    c"cuDeviceGetUuid_v2" 11040 slot2(cuDeviceGetUuid_v2, _, _),
    c"cuDeviceGetLuid" 10000 slot3(cuDeviceGetLuid, _, _, _),
    c"cuDeviceTotalMem_v2" 3020 slot2(cuDeviceTotalMem_v2, _, _),
    c"cuDeviceGetTexture1DLinearMaxWidth" 11010 slot4(cuDeviceGetTexture1DLinearMaxWidth, _, _, _, _),
    c"cuDeviceGetAttribute" 2000 slot3(cuDeviceGetAttribute, _, _, _),
    c"cuDeviceGetHostAtomicCapabilities" 13000 slot4(cuDeviceGetHostAtomicCapabilities, _, _, _, _),
    c"cuDeviceGetNvSciSyncAttributes" 10020 slot3(cuDeviceGetNvSciSyncAttributes, _, _, _),
    c"cuDeviceSetMemPool" 11020 slot2(cuDeviceSetMemPool, _, _),
    c"cuDeviceGetMemPool" 11020 slot2(cuDeviceGetMemPool, _, _),
    c"cuDeviceGetDefaultMemPool" 11020 slot2(cuDeviceGetDefaultMemPool, _, _),
    c"cuDeviceGetExecAffinitySupport" 11040 slot3(cuDeviceGetExecAffinitySupport, _, _, _),
    c"cuFlushGPUDirectRDMAWrites" 11030 slot2(cuFlushGPUDirectRDMAWrites, _, _),
    c"cuDeviceGetProperties" 2000 slot2(cuDeviceGetProperties, _, _),
    c"cuDeviceComputeCapability" 2000 slot3(cuDeviceComputeCapability, _, _, _),
    c"cuDevicePrimaryCtxRetain" 7000 slot2(cuDevicePrimaryCtxRetain, _, _),
    c"cuDevicePrimaryCtxRelease_v2" 11000 slot1(cuDevicePrimaryCtxRelease_v2, _),
    c"cuDevicePrimaryCtxSetFlags_v2" 11000 slot2(cuDevicePrimaryCtxSetFlags_v2, _, _),
    c"cuDevicePrimaryCtxGetState" 7000 slot3(cuDevicePrimaryCtxGetState, _, _, _),
    c"cuDevicePrimaryCtxReset_v2" 11000 slot1(cuDevicePrimaryCtxReset_v2, _),
    c"cuCtxCreate_v4" 12050 slot4(cuCtxCreate_v4, _, _, _, _),
    c"cuCtxDestroy_v2" 4000 slot1(cuCtxDestroy_v2, _),
    c"cuCtxPushCurrent_v2" 4000 slot1(cuCtxPushCurrent_v2, _),
    c"cuCtxPopCurrent_v2" 4000 slot1(cuCtxPopCurrent_v2, _),
    c"cuCtxSetCurrent" 4000 slot1(cuCtxSetCurrent, _),
    c"cuCtxGetCurrent" 4000 slot1(cuCtxGetCurrent, _),
    c"cuCtxGetDevice" 2000 slot1(cuCtxGetDevice, _),
    c"cuCtxGetDevice_v2" 13000 slot2(cuCtxGetDevice_v2, _, _),
    c"cuCtxGetFlags" 7000 slot1(cuCtxGetFlags, _),
    c"cuCtxSetFlags" 12010 slot1(cuCtxSetFlags, _),
    c"cuCtxGetId" 12000 slot2(cuCtxGetId, _, _),
    c"cuCtxSynchronize" 2000 slot0(cuCtxSynchronize),
    c"cuCtxSynchronize_v2" 13000 slot1(cuCtxSynchronize_v2, _),
    c"cuCtxSetLimit" 3010 slot2(cuCtxSetLimit, _, _),
    c"cuCtxGetLimit" 3010 slot2(cuCtxGetLimit, _, _),
    c"cuCtxGetCacheConfig" 3020 slot1(cuCtxGetCacheConfig, _),
    c"cuCtxSetCacheConfig" 3020 slot1(cuCtxSetCacheConfig, _),
    c"cuCtxGetApiVersion" 3020 slot2(cuCtxGetApiVersion, _, _),
    c"cuCtxGetStreamPriorityRange" 5050 slot2(cuCtxGetStreamPriorityRange, _, _),
    c"cuCtxResetPersistingL2Cache" 11000 slot0(cuCtxResetPersistingL2Cache),
    c"cuCtxGetExecAffinity" 11040 slot2(cuCtxGetExecAffinity, _, _),
    c"cuCtxRecordEvent" 12050 slot2(cuCtxRecordEvent, _, _),
    c"cuCtxWaitEvent" 12050 slot2(cuCtxWaitEvent, _, _),
    c"cuCtxAttach" 2000 slot2(cuCtxAttach, _, _),
    c"cuCtxDetach" 2000 slot1(cuCtxDetach, _),
    c"cuCtxGetSharedMemConfig" 4020 slot1(cuCtxGetSharedMemConfig, _),
    c"cuCtxSetSharedMemConfig" 4020 slot1(cuCtxSetSharedMemConfig, _),
    c"cuModuleLoad" 2000 slot2(cuModuleLoad, _, _),
    c"cuModuleLoadData" 2000 slot2(cuModuleLoadData, _, _),
    c"cuModuleLoadDataEx" 2010 slot5(cuModuleLoadDataEx, _, _, _, _, _),
    c"cuModuleLoadFatBinary" 2000 slot2(cuModuleLoadFatBinary, _, _),
    c"cuModuleUnload" 2000 slot1(cuModuleUnload, _),
    c"cuModuleGetLoadingMode" 11070 slot1(cuModuleGetLoadingMode, _),
    c"cuModuleGetFunction" 2000 slot3(cuModuleGetFunction, _, _, _),
    c"cuModuleGetFunctionCount" 12040 slot2(cuModuleGetFunctionCount, _, _),
    c"cuModuleEnumerateFunctions" 12040 slot3(cuModuleEnumerateFunctions, _, _, _),
    c"cuModuleGetGlobal_v2" 3020 slot4(cuModuleGetGlobal_v2, _, _, _, _),
    c"cuLinkCreate_v2" 6050 slot4(cuLinkCreate_v2, _, _, _, _),
    c"cuLinkAddData_v2" 6050 slot8(cuLinkAddData_v2, _, _, _, _, _, _, _, _),
    c"cuLinkAddFile_v2" 6050 slot6(cuLinkAddFile_v2, _, _, _, _, _, _),
    c"cuLinkComplete" 5050 slot3(cuLinkComplete, _, _, _),
    c"cuLinkDestroy" 5050 slot1(cuLinkDestroy, _),
    c"cuModuleGetTexRef" 2000 slot3(cuModuleGetTexRef, _, _, _),
    c"cuModuleGetSurfRef" 3000 slot3(cuModuleGetSurfRef, _, _, _),
    c"cuLibraryLoadData" 12000 slot8(cuLibraryLoadData, _, _, _, _, _, _, _, _),
    c"cuLibraryLoadFromFile" 12000 slot8(cuLibraryLoadFromFile, _, _, _, _, _, _, _, _),
    c"cuLibraryUnload" 12000 slot1(cuLibraryUnload, _),
    c"cuLibraryGetKernel" 12000 slot3(cuLibraryGetKernel, _, _, _),
    c"cuLibraryGetKernelCount" 12040 slot2(cuLibraryGetKernelCount, _, _),
    c"cuLibraryEnumerateKernels" 12040 slot3(cuLibraryEnumerateKernels, _, _, _),
    c"cuLibraryGetModule" 12000 slot2(cuLibraryGetModule, _, _),
    c"cuKernelGetFunction" 12000 slot2(cuKernelGetFunction, _, _),
    c"cuKernelGetLibrary" 12050 slot2(cuKernelGetLibrary, _, _),
    c"cuLibraryGetGlobal" 12000 slot4(cuLibraryGetGlobal, _, _, _, _),
    c"cuLibraryGetManaged" 12000 slot4(cuLibraryGetManaged, _, _, _, _),
    c"cuLibraryGetUnifiedFunction" 12000 slot3(cuLibraryGetUnifiedFunction, _, _, _),
    c"cuKernelGetAttribute" 12000 slot4(cuKernelGetAttribute, _, _, _, _),
    c"cuKernelSetAttribute" 12000 slot4(cuKernelSetAttribute, _, _, _, _),
    c"cuKernelSetCacheConfig" 12000 slot3(cuKernelSetCacheConfig, _, _, _),
    c"cuKernelGetName" 12030 slot2(cuKernelGetName, _, _),
    c"cuKernelGetParamInfo" 12040 slot4(cuKernelGetParamInfo, _, _, _, _),
    c"cuKernelGetParamCount" 13020 slot2(cuKernelGetParamCount, _, _),
    c"cuMemGetInfo_v2" 3020 slot2(cuMemGetInfo_v2, _, _),
    c"cuMemAlloc_v2" 3020 slot2(cuMemAlloc_v2, _, _),
    c"cuMemAllocPitch_v2" 3020 slot5(cuMemAllocPitch_v2, _, _, _, _, _),
    c"cuMemFree_v2" 3020 slot1(cuMemFree_v2, _),
    c"cuMemGetAddressRange_v2" 3020 slot3(cuMemGetAddressRange_v2, _, _, _),
    c"cuMemAllocHost_v2" 3020 slot2(cuMemAllocHost_v2, _, _),
    c"cuMemFreeHost" 2000 slot1(cuMemFreeHost, _),
    c"cuMemHostAlloc" 2020 slot3(cuMemHostAlloc, _, _, _),
    c"cuMemHostGetDevicePointer_v2" 3020 slot3(cuMemHostGetDevicePointer_v2, _, _, _),
    c"cuMemHostGetFlags" 2030 slot2(cuMemHostGetFlags, _, _),
    c"cuMemAllocManaged" 6000 slot3(cuMemAllocManaged, _, _, _),
    c"cuDeviceRegisterAsyncNotification" 12040 slot4(cuDeviceRegisterAsyncNotification, _, _, _, _),
    c"cuDeviceUnregisterAsyncNotification" 12040 slot2(cuDeviceUnregisterAsyncNotification, _, _),
    c"cuDeviceGetByPCIBusId" 4010 slot2(cuDeviceGetByPCIBusId, _, _),
    c"cuDeviceGetPCIBusId" 4010 slot3(cuDeviceGetPCIBusId, _, _, _),
    c"cuIpcGetEventHandle" 4010 slot2(cuIpcGetEventHandle, _, _),
    c"cuIpcOpenEventHandle" 4010 slot2(cuIpcOpenEventHandle, _, _),
    c"cuIpcGetMemHandle" 4010 slot2(cuIpcGetMemHandle, _, _),
    c"cuIpcOpenMemHandle_v2" 11000 slot3(cuIpcOpenMemHandle_v2, _, _, _),
    c"cuIpcCloseMemHandle" 4010 slot1(cuIpcCloseMemHandle, _),
    c"cuMemHostRegister_v2" 6050 slot3(cuMemHostRegister_v2, _, _, _),
    c"cuMemHostUnregister" 4000 slot1(cuMemHostUnregister, _),
    c"cuMemcpy" 4000 slot3(cuMemcpy, _, _, _),
    c"cuMemcpyPeer" 4000 slot5(cuMemcpyPeer, _, _, _, _, _),
    c"cuMemcpyHtoD_v2" 3020 slot3(cuMemcpyHtoD_v2, _, _, _),
    c"cuMemcpyDtoH_v2" 3020 slot3(cuMemcpyDtoH_v2, _, _, _),
    c"cuMemcpyDtoD_v2" 3020 slot3(cuMemcpyDtoD_v2, _, _, _),
    c"cuMemcpyDtoA_v2" 3020 slot4(cuMemcpyDtoA_v2, _, _, _, _),
    c"cuMemcpyAtoD_v2" 3020 slot4(cuMemcpyAtoD_v2, _, _, _, _),
    c"cuMemcpyHtoA_v2" 3020 slot4(cuMemcpyHtoA_v2, _, _, _, _),
    c"cuMemcpyAtoH_v2" 3020 slot4(cuMemcpyAtoH_v2, _, _, _, _),
    c"cuMemcpyAtoA_v2" 3020 slot5(cuMemcpyAtoA_v2, _, _, _, _, _),
    c"cuMemcpy2D_v2" 3020 slot1(cuMemcpy2D_v2, _),
    c"cuMemcpy2DUnaligned_v2" 3020 slot1(cuMemcpy2DUnaligned_v2, _),
    c"cuMemcpy3D_v2" 3020 slot1(cuMemcpy3D_v2, _),
    c"cuMemcpy3DPeer" 4000 slot1(cuMemcpy3DPeer, _),
    c"cuMemcpyAsync" 4000 slot4(cuMemcpyAsync, _, _, _, _),
    c"cuMemcpyPeerAsync" 4000 slot6(cuMemcpyPeerAsync, _, _, _, _, _, _),
    c"cuMemcpyHtoDAsync_v2" 3020 slot4(cuMemcpyHtoDAsync_v2, _, _, _, _),
    c"cuMemcpyDtoHAsync_v2" 3020 slot4(cuMemcpyDtoHAsync_v2, _, _, _, _),
    c"cuMemcpyDtoDAsync_v2" 3020 slot4(cuMemcpyDtoDAsync_v2, _, _, _, _),
    c"cuMemcpyHtoAAsync_v2" 3020 slot5(cuMemcpyHtoAAsync_v2, _, _, _, _, _),
    c"cuMemcpyAtoHAsync_v2" 3020 slot5(cuMemcpyAtoHAsync_v2, _, _, _, _, _),
    c"cuMemcpy2DAsync_v2" 3020 slot2(cuMemcpy2DAsync_v2, _, _),
    c"cuMemcpy3DAsync_v2" 3020 slot2(cuMemcpy3DAsync_v2, _, _),
    c"cuMemcpy3DPeerAsync" 4000 slot2(cuMemcpy3DPeerAsync, _, _),
    c"cuMemcpyBatchAsync_v2" 13000 slot8(cuMemcpyBatchAsync_v2, _, _, _, _, _, _, _, _),
    c"cuMemcpy3DBatchAsync_v2" 13000 slot4(cuMemcpy3DBatchAsync_v2, _, _, _, _),
    c"cuMemcpyWithAttributesAsync" 13020 slot5(cuMemcpyWithAttributesAsync, _, _, _, _, _),
    c"cuMemcpy3DWithAttributesAsync" 13020 slot3(cuMemcpy3DWithAttributesAsync, _, _, _),
    c"cuMemsetD8_v2" 3020 slot3(cuMemsetD8_v2, _, _, _),
    c"cuMemsetD16_v2" 3020 slot3(cuMemsetD16_v2, _, _, _),
    c"cuMemsetD32_v2" 3020 slot3(cuMemsetD32_v2, _, _, _),
    c"cuMemsetD2D8_v2" 3020 slot5(cuMemsetD2D8_v2, _, _, _, _, _),
    c"cuMemsetD2D16_v2" 3020 slot5(cuMemsetD2D16_v2, _, _, _, _, _),
    c"cuMemsetD2D32_v2" 3020 slot5(cuMemsetD2D32_v2, _, _, _, _, _),
    c"cuMemsetD8Async" 3020 slot4(cuMemsetD8Async, _, _, _, _),
    c"cuMemsetD16Async" 3020 slot4(cuMemsetD16Async, _, _, _, _),
    c"cuMemsetD32Async" 3020 slot4(cuMemsetD32Async, _, _, _, _),
    c"cuMemsetD2D8Async" 3020 slot6(cuMemsetD2D8Async, _, _, _, _, _, _),
    c"cuMemsetD2D16Async" 3020 slot6(cuMemsetD2D16Async, _, _, _, _, _, _),
    c"cuMemsetD2D32Async" 3020 slot6(cuMemsetD2D32Async, _, _, _, _, _, _),
    c"cuArrayCreate_v2" 3020 slot2(cuArrayCreate_v2, _, _),
    c"cuArrayGetDescriptor_v2" 3020 slot2(cuArrayGetDescriptor_v2, _, _),
    c"cuArrayGetSparseProperties" 11010 slot2(cuArrayGetSparseProperties, _, _),
    c"cuMipmappedArrayGetSparseProperties" 11010 slot2(cuMipmappedArrayGetSparseProperties, _, _),
    c"cuArrayGetMemoryRequirements" 11060 slot3(cuArrayGetMemoryRequirements, _, _, _),
    c"cuMipmappedArrayGetMemoryRequirements" 11060 slot3(cuMipmappedArrayGetMemoryRequirements, _, _, _),
    c"cuArrayGetPlane" 11020 slot3(cuArrayGetPlane, _, _, _),
    c"cuArrayDestroy" 2000 slot1(cuArrayDestroy, _),
    c"cuArray3DCreate_v2" 3020 slot2(cuArray3DCreate_v2, _, _),
    c"cuArray3DGetDescriptor_v2" 3020 slot2(cuArray3DGetDescriptor_v2, _, _),
    c"cuMipmappedArrayCreate" 5000 slot3(cuMipmappedArrayCreate, _, _, _),
    c"cuMipmappedArrayGetLevel" 5000 slot3(cuMipmappedArrayGetLevel, _, _, _),
    c"cuMipmappedArrayDestroy" 5000 slot1(cuMipmappedArrayDestroy, _),
    c"cuMemGetHandleForAddressRange" 11070 slot5(cuMemGetHandleForAddressRange, _, _, _, _, _),
    c"cuMemBatchDecompressAsync" 12060 slot5(cuMemBatchDecompressAsync, _, _, _, _, _),
    c"cuMemAddressReserve" 10020 slot5(cuMemAddressReserve, _, _, _, _, _),
    c"cuMemAddressFree" 10020 slot2(cuMemAddressFree, _, _),
    c"cuMemCreate" 10020 slot4(cuMemCreate, _, _, _, _),
    c"cuMemRelease" 10020 slot1(cuMemRelease, _),
    c"cuMemMap" 10020 slot5(cuMemMap, _, _, _, _, _),
    c"cuMemMapArrayAsync" 11010 slot3(cuMemMapArrayAsync, _, _, _),
    c"cuMemUnmap" 10020 slot2(cuMemUnmap, _, _),
    c"cuMemSetAccess" 10020 slot4(cuMemSetAccess, _, _, _, _),
    c"cuMemGetAccess" 10020 slot3(cuMemGetAccess, _, _, _),
    c"cuMemExportToShareableHandle" 10020 slot4(cuMemExportToShareableHandle, _, _, _, _),
    c"cuMemImportFromShareableHandle" 10020 slot3(cuMemImportFromShareableHandle, _, _, _),
    c"cuMemGetAllocationGranularity" 10020 slot3(cuMemGetAllocationGranularity, _, _, _),
    c"cuMemGetAllocationPropertiesFromHandle" 10020 slot2(cuMemGetAllocationPropertiesFromHandle, _, _),
    c"cuMemRetainAllocationHandle" 11000 slot2(cuMemRetainAllocationHandle, _, _),
    c"cuMemFreeAsync" 11020 slot2(cuMemFreeAsync, _, _),
    c"cuMemAllocAsync" 11020 slot3(cuMemAllocAsync, _, _, _),
    c"cuMemPoolTrimTo" 11020 slot2(cuMemPoolTrimTo, _, _),
    c"cuMemPoolSetAttribute" 11020 slot3(cuMemPoolSetAttribute, _, _, _),
    c"cuMemPoolGetAttribute" 11020 slot3(cuMemPoolGetAttribute, _, _, _),
    c"cuMemPoolSetAccess" 11020 slot3(cuMemPoolSetAccess, _, _, _),
    c"cuMemPoolGetAccess" 11020 slot3(cuMemPoolGetAccess, _, _, _),
    c"cuMemPoolCreate" 11020 slot2(cuMemPoolCreate, _, _),
    c"cuMemPoolDestroy" 11020 slot1(cuMemPoolDestroy, _),
    c"cuMemGetDefaultMemPool" 13000 slot3(cuMemGetDefaultMemPool, _, _, _),
    c"cuMemGetMemPool" 13000 slot3(cuMemGetMemPool, _, _, _),
    c"cuMemSetMemPool" 13000 slot3(cuMemSetMemPool, _, _, _),
    c"cuMemAllocFromPoolAsync" 11020 slot4(cuMemAllocFromPoolAsync, _, _, _, _),
    c"cuMemPoolExportToShareableHandle" 11020 slot4(cuMemPoolExportToShareableHandle, _, _, _, _),
    c"cuMemPoolImportFromShareableHandle" 11020 slot4(cuMemPoolImportFromShareableHandle, _, _, _, _),
    c"cuMemPoolExportPointer" 11020 slot2(cuMemPoolExportPointer, _, _),
    c"cuMemPoolImportPointer" 11020 slot3(cuMemPoolImportPointer, _, _, _),
    c"cuMulticastCreate" 12010 slot2(cuMulticastCreate, _, _),
    c"cuMulticastAddDevice" 12010 slot2(cuMulticastAddDevice, _, _),
    c"cuMulticastBindMem" 12010 slot6(cuMulticastBindMem, _, _, _, _, _, _),
    c"cuMulticastBindMem_v2" 13010 slot7(cuMulticastBindMem_v2, _, _, _, _, _, _, _),
    c"cuMulticastBindAddr" 12010 slot5(cuMulticastBindAddr, _, _, _, _, _),
    c"cuMulticastBindAddr_v2" 13010 slot6(cuMulticastBindAddr_v2, _, _, _, _, _, _),
    c"cuMulticastUnbind" 12010 slot4(cuMulticastUnbind, _, _, _, _),
    c"cuMulticastGetGranularity" 12010 slot3(cuMulticastGetGranularity, _, _, _),
    c"cuDeviceGetFabricClusterUuid" 13040 slot2(cuDeviceGetFabricClusterUuid, _, _),
    c"cuDeviceGetCliqueCount" 13040 slot2(cuDeviceGetCliqueCount, _, _),
    c"cuDeviceGetCliqueInfo" 13040 slot3(cuDeviceGetCliqueInfo, _, _, _),
    c"cuLogicalEndpointIdReserve" 13030 slot2(cuLogicalEndpointIdReserve, _, _),
    c"cuLogicalEndpointIdRelease" 13030 slot2(cuLogicalEndpointIdRelease, _, _),
    c"cuLogicalEndpointCreate" 13030 slot2(cuLogicalEndpointCreate, _, _),
    c"cuLogicalEndpointAddDevice" 13030 slot2(cuLogicalEndpointAddDevice, _, _),
    c"cuLogicalEndpointDestroy" 13030 slot1(cuLogicalEndpointDestroy, _),
    c"cuLogicalEndpointBindAddr" 13030 slot6(cuLogicalEndpointBindAddr, _, _, _, _, _, _),
    c"cuLogicalEndpointBindMem" 13030 slot7(cuLogicalEndpointBindMem, _, _, _, _, _, _, _),
    c"cuLogicalEndpointUnbind" 13030 slot4(cuLogicalEndpointUnbind, _, _, _, _),
    c"cuLogicalEndpointExport" 13030 slot3(cuLogicalEndpointExport, _, _, _),
    c"cuLogicalEndpointImport" 13030 slot3(cuLogicalEndpointImport, _, _, _),
    c"cuLogicalEndpointGetLimits" 13030 slot3(cuLogicalEndpointGetLimits, _, _, _),
    c"cuLogicalEndpointQuery" 13030 slot3(cuLogicalEndpointQuery, _, _, _),
    c"cuFabricCpyBatchAsync" 13050 slot4(cuFabricCpyBatchAsync, _, _, _, _),
    c"cuPointerGetAttribute" 4000 slot3(cuPointerGetAttribute, _, _, _),
    c"cuMemPrefetchAsync_v2" 12020 slot5(cuMemPrefetchAsync_v2, _, _, _, _, _),
    c"cuMemAdvise_v2" 12020 slot4(cuMemAdvise_v2, _, _, _, _),
    c"cuMemPrefetchBatchAsync" 13000 slot8(cuMemPrefetchBatchAsync, _, _, _, _, _, _, _, _),
    c"cuMemDiscardBatchAsync" 13000 slot5(cuMemDiscardBatchAsync, _, _, _, _, _),
    c"cuMemDiscardAndPrefetchBatchAsync" 13000 slot8(cuMemDiscardAndPrefetchBatchAsync, _, _, _, _, _, _, _, _),
    c"cuMemGetLocationInfo" 13040 slot5(cuMemGetLocationInfo, _, _, _, _, _),
    c"cuMemRangeGetAttribute" 8000 slot5(cuMemRangeGetAttribute, _, _, _, _, _),
    c"cuMemRangeGetAttributes" 8000 slot6(cuMemRangeGetAttributes, _, _, _, _, _, _),
    c"cuPointerSetAttribute" 6000 slot3(cuPointerSetAttribute, _, _, _),
    c"cuPointerGetAttributes" 7000 slot4(cuPointerGetAttributes, _, _, _, _),
    c"cuStreamCreate" 2000 slot2(cuStreamCreate, _, _),
    c"cuStreamCreateWithPriority" 5050 slot3(cuStreamCreateWithPriority, _, _, _),
    c"cuStreamBeginCaptureToCig" 13010 slot2(cuStreamBeginCaptureToCig, _, _),
    c"cuStreamEndCaptureToCig" 13010 slot1(cuStreamEndCaptureToCig, _),
    c"cuStreamGetPriority" 5050 slot2(cuStreamGetPriority, _, _),
    c"cuStreamGetDevice" 12080 slot2(cuStreamGetDevice, _, _),
    c"cuStreamGetFlags" 5050 slot2(cuStreamGetFlags, _, _),
    c"cuStreamGetId" 12000 slot2(cuStreamGetId, _, _),
    c"cuStreamGetCtx" 9020 slot2(cuStreamGetCtx, _, _),
    c"cuStreamGetCtx_v2" 12050 slot3(cuStreamGetCtx_v2, _, _, _),
    c"cuStreamWaitEvent" 3020 slot3(cuStreamWaitEvent, _, _, _),
    c"cuStreamAddCallback" 5000 slot4(cuStreamAddCallback, _, _, _, _),
    c"cuStreamBeginCapture_v2" 10010 slot2(cuStreamBeginCapture_v2, _, _),
    c"cuStreamBeginRecaptureToGraph" 13030 slot5(cuStreamBeginRecaptureToGraph, _, _, _, _, _),
    c"cuStreamBeginCaptureToGraph" 12030 slot6(cuStreamBeginCaptureToGraph, _, _, _, _, _, _),
    c"cuThreadExchangeStreamCaptureMode" 10010 slot1(cuThreadExchangeStreamCaptureMode, _),
    c"cuStreamEndCapture" 10000 slot2(cuStreamEndCapture, _, _),
    c"cuStreamIsCapturing" 10000 slot2(cuStreamIsCapturing, _, _),
    c"cuStreamGetCaptureInfo_v3" 12030 slot7(cuStreamGetCaptureInfo_v3, _, _, _, _, _, _, _),
    c"cuStreamUpdateCaptureDependencies_v2" 12030 slot5(cuStreamUpdateCaptureDependencies_v2, _, _, _, _, _),
    c"cuStreamAttachMemAsync" 6000 slot4(cuStreamAttachMemAsync, _, _, _, _),
    c"cuStreamQuery" 2000 slot1(cuStreamQuery, _),
    c"cuStreamSynchronize" 2000 slot1(cuStreamSynchronize, _),
    c"cuStreamDestroy_v2" 4000 slot1(cuStreamDestroy_v2, _),
    c"cuStreamCopyAttributes" 11000 slot2(cuStreamCopyAttributes, _, _),
    c"cuStreamGetAttribute" 11000 slot3(cuStreamGetAttribute, _, _, _),
    c"cuStreamSetAttribute" 11000 slot3(cuStreamSetAttribute, _, _, _),
    c"cuEventCreate" 2000 slot2(cuEventCreate, _, _),
    c"cuEventRecord" 2000 slot2(cuEventRecord, _, _),
    c"cuEventRecordWithFlags" 11010 slot3(cuEventRecordWithFlags, _, _, _),
    c"cuEventQuery" 2000 slot1(cuEventQuery, _),
    c"cuEventSynchronize" 2000 slot1(cuEventSynchronize, _),
    c"cuEventDestroy_v2" 4000 slot1(cuEventDestroy_v2, _),
    c"cuEventElapsedTime_v2" 12080 slot3(cuEventElapsedTime_v2, _, _, _),
    c"cuImportExternalMemory" 10000 slot2(cuImportExternalMemory, _, _),
    c"cuExternalMemoryGetMappedBuffer" 10000 slot3(cuExternalMemoryGetMappedBuffer, _, _, _),
    c"cuExternalMemoryGetMappedMipmappedArray" 10000 slot3(cuExternalMemoryGetMappedMipmappedArray, _, _, _),
    c"cuDestroyExternalMemory" 10000 slot1(cuDestroyExternalMemory, _),
    c"cuImportExternalSemaphore" 10000 slot2(cuImportExternalSemaphore, _, _),
    c"cuSignalExternalSemaphoresAsync" 10000 slot4(cuSignalExternalSemaphoresAsync, _, _, _, _),
    c"cuWaitExternalSemaphoresAsync" 10000 slot4(cuWaitExternalSemaphoresAsync, _, _, _, _),
    c"cuDestroyExternalSemaphore" 10000 slot1(cuDestroyExternalSemaphore, _),
    c"cuStreamWaitValue32_v2" 11070 slot4(cuStreamWaitValue32_v2, _, _, _, _),
    c"cuStreamWaitValue64_v2" 11070 slot4(cuStreamWaitValue64_v2, _, _, _, _),
    c"cuStreamWriteValue32_v2" 11070 slot4(cuStreamWriteValue32_v2, _, _, _, _),
    c"cuStreamWriteValue64_v2" 11070 slot4(cuStreamWriteValue64_v2, _, _, _, _),
    c"cuStreamBatchMemOp_v2" 11070 slot4(cuStreamBatchMemOp_v2, _, _, _, _),
    c"cuFuncGetAttribute" 2020 slot3(cuFuncGetAttribute, _, _, _),
    c"cuFuncSetAttribute" 9000 slot3(cuFuncSetAttribute, _, _, _),
    c"cuFuncSetCacheConfig" 3000 slot2(cuFuncSetCacheConfig, _, _),
    c"cuFuncGetModule" 11000 slot2(cuFuncGetModule, _, _),
    c"cuFuncGetName" 12030 slot2(cuFuncGetName, _, _),
    c"cuFuncGetParamInfo" 12040 slot4(cuFuncGetParamInfo, _, _, _, _),
    c"cuFuncGetParamCount" 13020 slot2(cuFuncGetParamCount, _, _),
    c"cuFuncIsLoaded" 12040 slot2(cuFuncIsLoaded, _, _),
    c"cuFuncLoad" 12040 slot1(cuFuncLoad, _),
    c"cuLaunchKernel" 4000 slot11(cuLaunchKernel, _, _, _, _, _, _, _, _, _, _, _),
    c"cuLaunchKernelEx" 11060 slot4(cuLaunchKernelEx, _, _, _, _),
    c"cuLaunchCooperativeKernel" 9000 slot10(cuLaunchCooperativeKernel, _, _, _, _, _, _, _, _, _, _),
    c"cuLaunchHostFunc" 10000 slot3(cuLaunchHostFunc, _, _, _),
    c"cuLaunchHostFunc_v2" 13010 slot4(cuLaunchHostFunc_v2, _, _, _, _),
    c"cuFuncSetBlockShape" 2000 slot4(cuFuncSetBlockShape, _, _, _, _),
    c"cuFuncSetSharedSize" 2000 slot2(cuFuncSetSharedSize, _, _),
    c"cuParamSetSize" 2000 slot2(cuParamSetSize, _, _),
    c"cuParamSeti" 2000 slot3(cuParamSeti, _, _, _),
    c"cuParamSetf" 2000 slot3(cuParamSetf, _, _, _),
    c"cuParamSetv" 2000 slot4(cuParamSetv, _, _, _, _),
    c"cuLaunch" 2000 slot1(cuLaunch, _),
    c"cuLaunchGrid" 2000 slot3(cuLaunchGrid, _, _, _),
    c"cuLaunchGridAsync" 2000 slot4(cuLaunchGridAsync, _, _, _, _),
    c"cuLaunchCooperativeKernelMultiDevice" 9000 slot3(cuLaunchCooperativeKernelMultiDevice, _, _, _),
    c"cuParamSetTexRef" 2000 slot3(cuParamSetTexRef, _, _, _),
    c"cuFuncSetSharedMemConfig" 4020 slot2(cuFuncSetSharedMemConfig, _, _),
    c"cuGraphCreate" 10000 slot2(cuGraphCreate, _, _),
    c"cuGraphAddKernelNode_v2" 12000 slot5(cuGraphAddKernelNode_v2, _, _, _, _, _),
    c"cuGraphKernelNodeGetParams_v2" 12000 slot2(cuGraphKernelNodeGetParams_v2, _, _),
    c"cuGraphKernelNodeSetParams_v2" 12000 slot2(cuGraphKernelNodeSetParams_v2, _, _),
    c"cuGraphAddMemcpyNode" 10000 slot6(cuGraphAddMemcpyNode, _, _, _, _, _, _),
    c"cuGraphMemcpyNodeGetParams" 10000 slot2(cuGraphMemcpyNodeGetParams, _, _),
    c"cuGraphMemcpyNodeSetParams" 10000 slot2(cuGraphMemcpyNodeSetParams, _, _),
    c"cuGraphAddMemsetNode" 10000 slot6(cuGraphAddMemsetNode, _, _, _, _, _, _),
    c"cuGraphMemsetNodeGetParams" 10000 slot2(cuGraphMemsetNodeGetParams, _, _),
    c"cuGraphMemsetNodeSetParams" 10000 slot2(cuGraphMemsetNodeSetParams, _, _),
    c"cuGraphAddHostNode" 10000 slot5(cuGraphAddHostNode, _, _, _, _, _),
    c"cuGraphHostNodeGetParams" 10000 slot2(cuGraphHostNodeGetParams, _, _),
    c"cuGraphHostNodeSetParams" 10000 slot2(cuGraphHostNodeSetParams, _, _),
    c"cuGraphAddChildGraphNode" 10000 slot5(cuGraphAddChildGraphNode, _, _, _, _, _),
    c"cuGraphChildGraphNodeGetGraph" 10000 slot2(cuGraphChildGraphNodeGetGraph, _, _),
    c"cuGraphAddEmptyNode" 10000 slot4(cuGraphAddEmptyNode, _, _, _, _),
    c"cuGraphAddEventRecordNode" 11010 slot5(cuGraphAddEventRecordNode, _, _, _, _, _),
    c"cuGraphEventRecordNodeGetEvent" 11010 slot2(cuGraphEventRecordNodeGetEvent, _, _),
    c"cuGraphEventRecordNodeSetEvent" 11010 slot2(cuGraphEventRecordNodeSetEvent, _, _),
    c"cuGraphAddEventWaitNode" 11010 slot5(cuGraphAddEventWaitNode, _, _, _, _, _),
    c"cuGraphEventWaitNodeGetEvent" 11010 slot2(cuGraphEventWaitNodeGetEvent, _, _),
    c"cuGraphEventWaitNodeSetEvent" 11010 slot2(cuGraphEventWaitNodeSetEvent, _, _),
    c"cuGraphAddExternalSemaphoresSignalNode" 11020 slot5(cuGraphAddExternalSemaphoresSignalNode, _, _, _, _, _),
    c"cuGraphExternalSemaphoresSignalNodeGetParams" 11020 slot2(cuGraphExternalSemaphoresSignalNodeGetParams, _, _),
    c"cuGraphExternalSemaphoresSignalNodeSetParams" 11020 slot2(cuGraphExternalSemaphoresSignalNodeSetParams, _, _),
    c"cuGraphAddExternalSemaphoresWaitNode" 11020 slot5(cuGraphAddExternalSemaphoresWaitNode, _, _, _, _, _),
    c"cuGraphExternalSemaphoresWaitNodeGetParams" 11020 slot2(cuGraphExternalSemaphoresWaitNodeGetParams, _, _),
    c"cuGraphExternalSemaphoresWaitNodeSetParams" 11020 slot2(cuGraphExternalSemaphoresWaitNodeSetParams, _, _),
    c"cuGraphAddBatchMemOpNode" 11070 slot5(cuGraphAddBatchMemOpNode, _, _, _, _, _),
    c"cuGraphBatchMemOpNodeGetParams" 11070 slot2(cuGraphBatchMemOpNodeGetParams, _, _),
    c"cuGraphBatchMemOpNodeSetParams" 11070 slot2(cuGraphBatchMemOpNodeSetParams, _, _),
    c"cuGraphExecBatchMemOpNodeSetParams" 11070 slot3(cuGraphExecBatchMemOpNodeSetParams, _, _, _),
    c"cuGraphAddMemAllocNode" 11040 slot5(cuGraphAddMemAllocNode, _, _, _, _, _),
    c"cuGraphMemAllocNodeGetParams" 11040 slot2(cuGraphMemAllocNodeGetParams, _, _),
    c"cuGraphAddMemFreeNode" 11040 slot5(cuGraphAddMemFreeNode, _, _, _, _, _),
    c"cuGraphMemFreeNodeGetParams" 11040 slot2(cuGraphMemFreeNodeGetParams, _, _),
    c"cuDeviceGraphMemTrim" 11040 slot1(cuDeviceGraphMemTrim, _),
    c"cuDeviceGetGraphMemAttribute" 11040 slot3(cuDeviceGetGraphMemAttribute, _, _, _),
    c"cuDeviceSetGraphMemAttribute" 11040 slot3(cuDeviceSetGraphMemAttribute, _, _, _),
    c"cuGraphClone" 10000 slot2(cuGraphClone, _, _),
    c"cuGraphNodeFindInClone" 10000 slot3(cuGraphNodeFindInClone, _, _, _),
    c"cuGraphNodeGetType" 10000 slot2(cuGraphNodeGetType, _, _),
    c"cuGraphNodeGetContainingGraph" 13010 slot2(cuGraphNodeGetContainingGraph, _, _),
    c"cuGraphNodeGetLocalId" 13010 slot2(cuGraphNodeGetLocalId, _, _),
    c"cuGraphNodeGetToolsId" 13010 slot2(cuGraphNodeGetToolsId, _, _),
    c"cuGraphGetId" 13010 slot2(cuGraphGetId, _, _),
    c"cuGraphExecGetId" 13010 slot2(cuGraphExecGetId, _, _),
    c"cuGraphGetNodes" 10000 slot3(cuGraphGetNodes, _, _, _),
    c"cuGraphGetRootNodes" 10000 slot3(cuGraphGetRootNodes, _, _, _),
    c"cuGraphGetEdges_v2" 12030 slot5(cuGraphGetEdges_v2, _, _, _, _, _),
    c"cuGraphNodeGetDependencies_v2" 12030 slot4(cuGraphNodeGetDependencies_v2, _, _, _, _),
    c"cuGraphNodeGetDependentNodes_v2" 12030 slot4(cuGraphNodeGetDependentNodes_v2, _, _, _, _),
    c"cuGraphAddDependencies_v2" 12030 slot5(cuGraphAddDependencies_v2, _, _, _, _, _),
    c"cuGraphRemoveDependencies_v2" 12030 slot5(cuGraphRemoveDependencies_v2, _, _, _, _, _),
    c"cuGraphDestroyNode" 10000 slot1(cuGraphDestroyNode, _),
    c"cuGraphInstantiateWithFlags" 11040 slot3(cuGraphInstantiateWithFlags, _, _, _),
    c"cuGraphInstantiateWithParams" 12000 slot3(cuGraphInstantiateWithParams, _, _, _),
    c"cuGraphExecGetFlags" 12000 slot2(cuGraphExecGetFlags, _, _),
    c"cuGraphExecKernelNodeSetParams_v2" 12000 slot3(cuGraphExecKernelNodeSetParams_v2, _, _, _),
    c"cuGraphExecMemcpyNodeSetParams" 10020 slot4(cuGraphExecMemcpyNodeSetParams, _, _, _, _),
    c"cuGraphExecMemsetNodeSetParams" 10020 slot4(cuGraphExecMemsetNodeSetParams, _, _, _, _),
    c"cuGraphExecHostNodeSetParams" 10020 slot3(cuGraphExecHostNodeSetParams, _, _, _),
    c"cuGraphExecChildGraphNodeSetParams" 11010 slot3(cuGraphExecChildGraphNodeSetParams, _, _, _),
    c"cuGraphExecEventRecordNodeSetEvent" 11010 slot3(cuGraphExecEventRecordNodeSetEvent, _, _, _),
    c"cuGraphExecEventWaitNodeSetEvent" 11010 slot3(cuGraphExecEventWaitNodeSetEvent, _, _, _),
    c"cuGraphExecExternalSemaphoresSignalNodeSetParams" 11020 slot3(cuGraphExecExternalSemaphoresSignalNodeSetParams, _, _, _),
    c"cuGraphExecExternalSemaphoresWaitNodeSetParams" 11020 slot3(cuGraphExecExternalSemaphoresWaitNodeSetParams, _, _, _),
    c"cuGraphNodeSetEnabled" 11060 slot3(cuGraphNodeSetEnabled, _, _, _),
    c"cuGraphNodeGetEnabled" 11060 slot3(cuGraphNodeGetEnabled, _, _, _),
    c"cuGraphUpload" 11010 slot2(cuGraphUpload, _, _),
    c"cuGraphLaunch" 10000 slot2(cuGraphLaunch, _, _),
    c"cuGraphExecDestroy" 10000 slot1(cuGraphExecDestroy, _),
    c"cuGraphDestroy" 10000 slot1(cuGraphDestroy, _),
    c"cuGraphExecUpdate_v2" 12000 slot3(cuGraphExecUpdate_v2, _, _, _),
    c"cuGraphKernelNodeCopyAttributes" 11000 slot2(cuGraphKernelNodeCopyAttributes, _, _),
    c"cuGraphKernelNodeGetAttribute" 11000 slot3(cuGraphKernelNodeGetAttribute, _, _, _),
    c"cuGraphKernelNodeSetAttribute" 11000 slot3(cuGraphKernelNodeSetAttribute, _, _, _),
    c"cuGraphDebugDotPrint" 11030 slot3(cuGraphDebugDotPrint, _, _, _),
    c"cuUserObjectCreate" 11030 slot5(cuUserObjectCreate, _, _, _, _, _),
    c"cuUserObjectRetain" 11030 slot2(cuUserObjectRetain, _, _),
    c"cuUserObjectRelease" 11030 slot2(cuUserObjectRelease, _, _),
    c"cuGraphRetainUserObject" 11030 slot4(cuGraphRetainUserObject, _, _, _, _),
    c"cuGraphReleaseUserObject" 11030 slot3(cuGraphReleaseUserObject, _, _, _),
    c"cuGraphAddNode_v2" 12030 slot6(cuGraphAddNode_v2, _, _, _, _, _, _),
    c"cuGraphAddNode_v3" 13040 slot6(cuGraphAddNode_v3, _, _, _, _, _, _),
    c"cuGraphNodeSetParams" 12020 slot2(cuGraphNodeSetParams, _, _),
    c"cuGraphNodeSetParams_v2" 13040 slot2(cuGraphNodeSetParams_v2, _, _),
    c"cuGraphNodeGetParams" 13020 slot2(cuGraphNodeGetParams, _, _),
    c"cuGraphExecNodeSetParams" 12020 slot3(cuGraphExecNodeSetParams, _, _, _),
    c"cuGraphConditionalHandleCreate" 12030 slot5(cuGraphConditionalHandleCreate, _, _, _, _, _),
    c"cuOccupancyMaxActiveBlocksPerMultiprocessor" 6050 slot4(cuOccupancyMaxActiveBlocksPerMultiprocessor, _, _, _, _),
    c"cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags" 7000 slot5(cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, _, _, _, _, _),
    c"cuOccupancyMaxPotentialBlockSize" 6050 slot6(cuOccupancyMaxPotentialBlockSize, _, _, _, _, _, _),
    c"cuOccupancyMaxPotentialBlockSizeWithFlags" 7000 slot7(cuOccupancyMaxPotentialBlockSizeWithFlags, _, _, _, _, _, _, _),
    c"cuOccupancyAvailableDynamicSMemPerBlock" 10020 slot4(cuOccupancyAvailableDynamicSMemPerBlock, _, _, _, _),
    c"cuOccupancyMaxPotentialClusterSize" 11070 slot3(cuOccupancyMaxPotentialClusterSize, _, _, _),
    c"cuOccupancyMaxActiveClusters" 11070 slot3(cuOccupancyMaxActiveClusters, _, _, _),
    c"cuTexRefSetArray" 2000 slot3(cuTexRefSetArray, _, _, _),
    c"cuTexRefSetMipmappedArray" 5000 slot3(cuTexRefSetMipmappedArray, _, _, _),
    c"cuTexRefSetAddress_v2" 3020 slot4(cuTexRefSetAddress_v2, _, _, _, _),
    c"cuTexRefSetAddress2D_v3" 4010 slot4(cuTexRefSetAddress2D_v3, _, _, _, _),
    c"cuTexRefSetFormat" 2000 slot3(cuTexRefSetFormat, _, _, _),
    c"cuTexRefSetAddressMode" 2000 slot3(cuTexRefSetAddressMode, _, _, _),
    c"cuTexRefSetFilterMode" 2000 slot2(cuTexRefSetFilterMode, _, _),
    c"cuTexRefSetMipmapFilterMode" 5000 slot2(cuTexRefSetMipmapFilterMode, _, _),
    c"cuTexRefSetMipmapLevelBias" 5000 slot2(cuTexRefSetMipmapLevelBias, _, _),
    c"cuTexRefSetMipmapLevelClamp" 5000 slot3(cuTexRefSetMipmapLevelClamp, _, _, _),
    c"cuTexRefSetMaxAnisotropy" 5000 slot2(cuTexRefSetMaxAnisotropy, _, _),
    c"cuTexRefSetBorderColor" 8000 slot2(cuTexRefSetBorderColor, _, _),
    c"cuTexRefSetFlags" 2000 slot2(cuTexRefSetFlags, _, _),
    c"cuTexRefGetAddress_v2" 3020 slot2(cuTexRefGetAddress_v2, _, _),
    c"cuTexRefGetArray" 2000 slot2(cuTexRefGetArray, _, _),
    c"cuTexRefGetMipmappedArray" 5000 slot2(cuTexRefGetMipmappedArray, _, _),
    c"cuTexRefGetAddressMode" 2000 slot3(cuTexRefGetAddressMode, _, _, _),
    c"cuTexRefGetFilterMode" 2000 slot2(cuTexRefGetFilterMode, _, _),
    c"cuTexRefGetFormat" 2000 slot3(cuTexRefGetFormat, _, _, _),
    c"cuTexRefGetMipmapFilterMode" 5000 slot2(cuTexRefGetMipmapFilterMode, _, _),
    c"cuTexRefGetMipmapLevelBias" 5000 slot2(cuTexRefGetMipmapLevelBias, _, _),
    c"cuTexRefGetMipmapLevelClamp" 5000 slot3(cuTexRefGetMipmapLevelClamp, _, _, _),
    c"cuTexRefGetMaxAnisotropy" 5000 slot2(cuTexRefGetMaxAnisotropy, _, _),
    c"cuTexRefGetBorderColor" 8000 slot2(cuTexRefGetBorderColor, _, _),
    c"cuTexRefGetFlags" 2000 slot2(cuTexRefGetFlags, _, _),
    c"cuTexRefCreate" 2000 slot1(cuTexRefCreate, _),
    c"cuTexRefDestroy" 2000 slot1(cuTexRefDestroy, _),
    c"cuSurfRefSetArray" 3000 slot3(cuSurfRefSetArray, _, _, _),
    c"cuSurfRefGetArray" 3000 slot2(cuSurfRefGetArray, _, _),
    c"cuTexObjectCreate" 5000 slot4(cuTexObjectCreate, _, _, _, _),
    c"cuTexObjectDestroy" 5000 slot1(cuTexObjectDestroy, _),
    c"cuTexObjectGetResourceDesc" 5000 slot2(cuTexObjectGetResourceDesc, _, _),
    c"cuTexObjectGetTextureDesc" 5000 slot2(cuTexObjectGetTextureDesc, _, _),
    c"cuTexObjectGetResourceViewDesc" 5000 slot2(cuTexObjectGetResourceViewDesc, _, _),
    c"cuSurfObjectCreate" 5000 slot2(cuSurfObjectCreate, _, _),
    c"cuSurfObjectDestroy" 5000 slot1(cuSurfObjectDestroy, _),
    c"cuSurfObjectGetResourceDesc" 5000 slot2(cuSurfObjectGetResourceDesc, _, _),
    c"cuTensorMapEncodeTiled" 12000 slot12(cuTensorMapEncodeTiled, _, _, _, _, _, _, _, _, _, _, _, _),
    c"cuTensorMapEncodeIm2col" 12000 slot15(cuTensorMapEncodeIm2col, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _),
    c"cuTensorMapEncodeIm2colWide" 12080 slot16(cuTensorMapEncodeIm2colWide, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _),
    c"cuTensorMapReplaceAddress" 12000 slot2(cuTensorMapReplaceAddress, _, _),
    c"cuTensorMapSetAllocationClass" 13050 slot3(cuTensorMapSetAllocationClass, _, _, _),
    c"cuDeviceCanAccessPeer" 4000 slot3(cuDeviceCanAccessPeer, _, _, _),
    c"cuCtxEnablePeerAccess" 4000 slot2(cuCtxEnablePeerAccess, _, _),
    c"cuCtxDisablePeerAccess" 4000 slot1(cuCtxDisablePeerAccess, _),
    c"cuDeviceGetP2PAttribute" 8000 slot4(cuDeviceGetP2PAttribute, _, _, _, _),
    c"cuDeviceGetP2PAtomicCapabilities" 13000 slot5(cuDeviceGetP2PAtomicCapabilities, _, _, _, _, _),
    c"cuGraphicsUnregisterResource" 3000 slot1(cuGraphicsUnregisterResource, _),
    c"cuGraphicsSubResourceGetMappedArray" 3000 slot4(cuGraphicsSubResourceGetMappedArray, _, _, _, _),
    c"cuGraphicsResourceGetMappedMipmappedArray" 5000 slot2(cuGraphicsResourceGetMappedMipmappedArray, _, _),
    c"cuGraphicsResourceGetMappedPointer_v2" 3020 slot3(cuGraphicsResourceGetMappedPointer_v2, _, _, _),
    c"cuGraphicsResourceSetMapFlags_v2" 6050 slot2(cuGraphicsResourceSetMapFlags_v2, _, _),
    c"cuGraphicsMapResources" 3000 slot3(cuGraphicsMapResources, _, _, _),
    c"cuGraphicsUnmapResources" 3000 slot3(cuGraphicsUnmapResources, _, _, _),
    c"cuGetProcAddress_v2" 12000 slot5(cuGetProcAddress_v2, _, _, _, _, _),
    c"cuCoredumpGetAttribute" 12010 slot3(cuCoredumpGetAttribute, _, _, _),
    c"cuCoredumpGetAttributeGlobal" 12010 slot3(cuCoredumpGetAttributeGlobal, _, _, _),
    c"cuCoredumpSetAttribute" 12010 slot3(cuCoredumpSetAttribute, _, _, _),
    c"cuCoredumpSetAttributeGlobal" 12010 slot3(cuCoredumpSetAttributeGlobal, _, _, _),
    c"cuCoredumpRegisterStartCallback" 13020 slot3(cuCoredumpRegisterStartCallback, _, _, _),
    c"cuCoredumpRegisterCompleteCallback" 13020 slot3(cuCoredumpRegisterCompleteCallback, _, _, _),
    c"cuCoredumpDeregisterStartCallback" 13020 slot1(cuCoredumpDeregisterStartCallback, _),
    c"cuCoredumpDeregisterCompleteCallback" 13020 slot1(cuCoredumpDeregisterCompleteCallback, _),
    c"cuGetExportTable" 3000 slot2(cuGetExportTable, _, _),
    c"cuGreenCtxCreate" 12040 slot4(cuGreenCtxCreate, _, _, _, _),
    c"cuGreenCtxDestroy" 12040 slot1(cuGreenCtxDestroy, _),
    c"cuCtxFromGreenCtx" 12040 slot2(cuCtxFromGreenCtx, _, _),
    c"cuDeviceGetDevResource" 12040 slot3(cuDeviceGetDevResource, _, _, _),
    c"cuCtxGetDevResource" 12040 slot3(cuCtxGetDevResource, _, _, _),
    c"cuGreenCtxGetDevResource" 12040 slot3(cuGreenCtxGetDevResource, _, _, _),
    c"cuDevSmResourceSplitByCount" 12040 slot6(cuDevSmResourceSplitByCount, _, _, _, _, _, _),
    c"cuDevSmResourceSplit" 13010 slot6(cuDevSmResourceSplit, _, _, _, _, _, _),
    c"cuDevResourceGenerateDesc" 12040 slot3(cuDevResourceGenerateDesc, _, _, _),
    c"cuGreenCtxRecordEvent" 12040 slot2(cuGreenCtxRecordEvent, _, _),
    c"cuGreenCtxWaitEvent" 12040 slot2(cuGreenCtxWaitEvent, _, _),
    c"cuStreamGetGreenCtx" 12040 slot2(cuStreamGetGreenCtx, _, _),
    c"cuGreenCtxStreamCreate" 12050 slot4(cuGreenCtxStreamCreate, _, _, _, _),
    c"cuGreenCtxGetId" 12090 slot2(cuGreenCtxGetId, _, _),
    c"cuStreamGetDevResource" 13010 slot3(cuStreamGetDevResource, _, _, _),
    c"cuLogsRegisterCallback" 12090 slot3(cuLogsRegisterCallback, _, _, _),
    c"cuLogsUnregisterCallback" 12090 slot1(cuLogsUnregisterCallback, _),
    c"cuLogsCurrent" 12090 slot2(cuLogsCurrent, _, _),
    c"cuLogsDumpToFile" 12090 slot3(cuLogsDumpToFile, _, _, _),
    c"cuLogsDumpToMemory" 12090 slot4(cuLogsDumpToMemory, _, _, _, _),
    c"cuCheckpointProcessGetRestoreThreadId" 12080 slot2(cuCheckpointProcessGetRestoreThreadId, _, _),
    c"cuCheckpointProcessGetState" 12080 slot2(cuCheckpointProcessGetState, _, _),
    c"cuCheckpointProcessLock" 12080 slot2(cuCheckpointProcessLock, _, _),
    c"cuCheckpointProcessCheckpoint" 12080 slot2(cuCheckpointProcessCheckpoint, _, _),
    c"cuCheckpointProcessRestore" 12080 slot2(cuCheckpointProcessRestore, _, _),
    c"cuCheckpointOperationComplete" 13040 slot1(cuCheckpointOperationComplete, _),
    c"cuCheckpointProcessUnlock" 12080 slot2(cuCheckpointProcessUnlock, _, _),
}

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

/// Passes every function to the named macro.
#[macro_export]
macro_rules! for_each_function {
    ($($callback:tt)+) => { $($callback)+! {
        #[since = 6000] #[group = "CUDA_ERROR"] fn cuGetErrorString(error: $crate::CUresult, pStr: *mut *const ::core::ffi::c_char) -> $crate::CUresult;
        #[since = 6000] #[group = "CUDA_ERROR"] fn cuGetErrorName(error: $crate::CUresult, pStr: *mut *const ::core::ffi::c_char) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_INITIALIZE"] fn cuInit(Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2020] #[group = "CUDA_VERSION"] fn cuDriverGetVersion(driverVersion: *mut ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_DEVICE"] fn cuDeviceGet(device: *mut $crate::CUdevice, ordinal: ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_DEVICE"] fn cuDeviceGetCount(count: *mut ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_DEVICE"] fn cuDeviceGetName(name: *mut ::core::ffi::c_char, len: ::core::ffi::c_int, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 11040] #[group = "CUDA_DEVICE"] fn cuDeviceGetUuid_v2(uuid: *mut $crate::CUuuid, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_DEVICE"] fn cuDeviceGetLuid(luid: *mut ::core::ffi::c_char, deviceNodeMask: *mut ::core::ffi::c_uint, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_DEVICE"] fn cuDeviceTotalMem_v2(bytes: *mut usize, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_DEVICE"] fn cuDeviceGetTexture1DLinearMaxWidth(maxWidthInElements: *mut usize, format: $crate::CUarray_format, numChannels: ::core::ffi::c_uint, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_DEVICE"] fn cuDeviceGetAttribute(pi: *mut ::core::ffi::c_int, attrib: $crate::CUdevice_attribute, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 13000] #[group = "CUDA_DEVICE"] fn cuDeviceGetHostAtomicCapabilities(capabilities: *mut ::core::ffi::c_uint, operations: *const $crate::CUatomicOperation, count: ::core::ffi::c_uint, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_DEVICE"] fn cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList: *mut ::core::ffi::c_void, dev: $crate::CUdevice, flags: ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_DEVICE"] fn cuDeviceSetMemPool(dev: $crate::CUdevice, pool: $crate::CUmemoryPool) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_DEVICE"] fn cuDeviceGetMemPool(pool: *mut $crate::CUmemoryPool, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_DEVICE"] fn cuDeviceGetDefaultMemPool(pool_out: *mut $crate::CUmemoryPool, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 11040] #[group = "CUDA_DEVICE"] fn cuDeviceGetExecAffinitySupport(pi: *mut ::core::ffi::c_int, type_: $crate::CUexecAffinityType, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 11030] #[group = "CUDA_DEVICE"] fn cuFlushGPUDirectRDMAWrites(target: $crate::CUflushGPUDirectRDMAWritesTarget, scope: $crate::CUflushGPUDirectRDMAWritesScope) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_DEVICE_DEPRECATED"] #[deprecated] fn cuDeviceGetProperties(prop: *mut $crate::CUdevprop, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_DEVICE_DEPRECATED"] #[deprecated] fn cuDeviceComputeCapability(major: *mut ::core::ffi::c_int, minor: *mut ::core::ffi::c_int, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_PRIMARY_CTX"] fn cuDevicePrimaryCtxRetain(pctx: *mut $crate::CUcontext, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 11000] #[group = "CUDA_PRIMARY_CTX"] fn cuDevicePrimaryCtxRelease_v2(dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 11000] #[group = "CUDA_PRIMARY_CTX"] fn cuDevicePrimaryCtxSetFlags_v2(dev: $crate::CUdevice, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_PRIMARY_CTX"] fn cuDevicePrimaryCtxGetState(dev: $crate::CUdevice, flags: *mut ::core::ffi::c_uint, active: *mut ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 11000] #[group = "CUDA_PRIMARY_CTX"] fn cuDevicePrimaryCtxReset_v2(dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 12050] #[group = "CUDA_CTX"] fn cuCtxCreate_v4(pctx: *mut $crate::CUcontext, ctxCreateParams: *mut $crate::CUctxCreateParams, flags: ::core::ffi::c_uint, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_CTX"] fn cuCtxDestroy_v2(ctx: $crate::CUcontext) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_CTX"] fn cuCtxPushCurrent_v2(ctx: $crate::CUcontext) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_CTX"] fn cuCtxPopCurrent_v2(pctx: *mut $crate::CUcontext) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_CTX"] fn cuCtxSetCurrent(ctx: $crate::CUcontext) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_CTX"] fn cuCtxGetCurrent(pctx: *mut $crate::CUcontext) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_CTX"] fn cuCtxGetDevice(device: *mut $crate::CUdevice) -> $crate::CUresult;
        #[since = 13000] #[group = "CUDA_CTX"] fn cuCtxGetDevice_v2(device: *mut $crate::CUdevice, ctx: $crate::CUcontext) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_CTX"] fn cuCtxGetFlags(flags: *mut ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 12010] #[group = "CUDA_CTX"] fn cuCtxSetFlags(flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_CTX"] fn cuCtxGetId(ctx: $crate::CUcontext, ctxId: *mut ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_CTX"] fn cuCtxSynchronize() -> $crate::CUresult;
        #[since = 13000] #[group = "CUDA_CTX"] fn cuCtxSynchronize_v2(ctx: $crate::CUcontext) -> $crate::CUresult;
        #[since = 3010] #[group = "CUDA_CTX"] fn cuCtxSetLimit(limit: $crate::CUlimit, value: usize) -> $crate::CUresult;
        #[since = 3010] #[group = "CUDA_CTX"] fn cuCtxGetLimit(pvalue: *mut usize, limit: $crate::CUlimit) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_CTX"] fn cuCtxGetCacheConfig(pconfig: *mut $crate::CUfunc_cache) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_CTX"] fn cuCtxSetCacheConfig(config: $crate::CUfunc_cache) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_CTX"] fn cuCtxGetApiVersion(ctx: $crate::CUcontext, version: *mut ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 5050] #[group = "CUDA_CTX"] fn cuCtxGetStreamPriorityRange(leastPriority: *mut ::core::ffi::c_int, greatestPriority: *mut ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 11000] #[group = "CUDA_CTX"] fn cuCtxResetPersistingL2Cache() -> $crate::CUresult;
        #[since = 11040] #[group = "CUDA_CTX"] fn cuCtxGetExecAffinity(pExecAffinity: *mut $crate::CUexecAffinityParam, type_: $crate::CUexecAffinityType) -> $crate::CUresult;
        #[since = 12050] #[group = "CUDA_CTX"] fn cuCtxRecordEvent(hCtx: $crate::CUcontext, hEvent: $crate::CUevent) -> $crate::CUresult;
        #[since = 12050] #[group = "CUDA_CTX"] fn cuCtxWaitEvent(hCtx: $crate::CUcontext, hEvent: $crate::CUevent) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_CTX_DEPRECATED"] #[deprecated] fn cuCtxAttach(pctx: *mut $crate::CUcontext, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_CTX_DEPRECATED"] #[deprecated] fn cuCtxDetach(ctx: $crate::CUcontext) -> $crate::CUresult;
        #[since = 4020] #[group = "CUDA_CTX_DEPRECATED"] #[deprecated] fn cuCtxGetSharedMemConfig(pConfig: *mut $crate::CUsharedconfig) -> $crate::CUresult;
        #[since = 4020] #[group = "CUDA_CTX_DEPRECATED"] #[deprecated] fn cuCtxSetSharedMemConfig(config: $crate::CUsharedconfig) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MODULE"] fn cuModuleLoad(module: *mut $crate::CUmodule, fname: *const ::core::ffi::c_char) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MODULE"] fn cuModuleLoadData(module: *mut $crate::CUmodule, image: *const ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 2010] #[group = "CUDA_MODULE"] fn cuModuleLoadDataEx(module: *mut $crate::CUmodule, image: *const ::core::ffi::c_void, numOptions: ::core::ffi::c_uint, options: *mut $crate::CUjit_option, optionValues: *mut *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MODULE"] fn cuModuleLoadFatBinary(module: *mut $crate::CUmodule, fatCubin: *const ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MODULE"] fn cuModuleUnload(hmod: $crate::CUmodule) -> $crate::CUresult;
        #[since = 11070] #[group = "CUDA_MODULE"] fn cuModuleGetLoadingMode(mode: *mut $crate::CUmoduleLoadingMode) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MODULE"] fn cuModuleGetFunction(hfunc: *mut $crate::CUfunction, hmod: $crate::CUmodule, name: *const ::core::ffi::c_char) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_MODULE"] fn cuModuleGetFunctionCount(count: *mut ::core::ffi::c_uint, mod_: $crate::CUmodule) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_MODULE"] fn cuModuleEnumerateFunctions(functions: *mut $crate::CUfunction, numFunctions: ::core::ffi::c_uint, mod_: $crate::CUmodule) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MODULE"] fn cuModuleGetGlobal_v2(dptr: *mut $crate::CUdeviceptr, bytes: *mut usize, hmod: $crate::CUmodule, name: *const ::core::ffi::c_char) -> $crate::CUresult;
        #[since = 6050] #[group = "CUDA_MODULE"] fn cuLinkCreate_v2(numOptions: ::core::ffi::c_uint, options: *mut $crate::CUjit_option, optionValues: *mut *mut ::core::ffi::c_void, stateOut: *mut $crate::CUlinkState) -> $crate::CUresult;
        #[since = 6050] #[group = "CUDA_MODULE"] fn cuLinkAddData_v2(state: $crate::CUlinkState, type_: $crate::CUjitInputType, data: *mut ::core::ffi::c_void, size: usize, name: *const ::core::ffi::c_char, numOptions: ::core::ffi::c_uint, options: *mut $crate::CUjit_option, optionValues: *mut *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 6050] #[group = "CUDA_MODULE"] fn cuLinkAddFile_v2(state: $crate::CUlinkState, type_: $crate::CUjitInputType, path: *const ::core::ffi::c_char, numOptions: ::core::ffi::c_uint, options: *mut $crate::CUjit_option, optionValues: *mut *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 5050] #[group = "CUDA_MODULE"] fn cuLinkComplete(state: $crate::CUlinkState, cubinOut: *mut *mut ::core::ffi::c_void, sizeOut: *mut usize) -> $crate::CUresult;
        #[since = 5050] #[group = "CUDA_MODULE"] fn cuLinkDestroy(state: $crate::CUlinkState) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MODULE_DEPRECATED"] #[deprecated] fn cuModuleGetTexRef(pTexRef: *mut $crate::CUtexref, hmod: $crate::CUmodule, name: *const ::core::ffi::c_char) -> $crate::CUresult;
        #[since = 3000] #[group = "CUDA_MODULE_DEPRECATED"] #[deprecated] fn cuModuleGetSurfRef(pSurfRef: *mut $crate::CUsurfref, hmod: $crate::CUmodule, name: *const ::core::ffi::c_char) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_LIBRARY"] fn cuLibraryLoadData(library: *mut $crate::CUlibrary, code: *const ::core::ffi::c_void, jitOptions: *mut $crate::CUjit_option, jitOptionsValues: *mut *mut ::core::ffi::c_void, numJitOptions: ::core::ffi::c_uint, libraryOptions: *mut $crate::CUlibraryOption, libraryOptionValues: *mut *mut ::core::ffi::c_void, numLibraryOptions: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_LIBRARY"] fn cuLibraryLoadFromFile(library: *mut $crate::CUlibrary, fileName: *const ::core::ffi::c_char, jitOptions: *mut $crate::CUjit_option, jitOptionsValues: *mut *mut ::core::ffi::c_void, numJitOptions: ::core::ffi::c_uint, libraryOptions: *mut $crate::CUlibraryOption, libraryOptionValues: *mut *mut ::core::ffi::c_void, numLibraryOptions: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_LIBRARY"] fn cuLibraryUnload(library: $crate::CUlibrary) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_LIBRARY"] fn cuLibraryGetKernel(pKernel: *mut $crate::CUkernel, library: $crate::CUlibrary, name: *const ::core::ffi::c_char) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_LIBRARY"] fn cuLibraryGetKernelCount(count: *mut ::core::ffi::c_uint, lib: $crate::CUlibrary) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_LIBRARY"] fn cuLibraryEnumerateKernels(kernels: *mut $crate::CUkernel, numKernels: ::core::ffi::c_uint, lib: $crate::CUlibrary) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_LIBRARY"] fn cuLibraryGetModule(pMod: *mut $crate::CUmodule, library: $crate::CUlibrary) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_LIBRARY"] fn cuKernelGetFunction(pFunc: *mut $crate::CUfunction, kernel: $crate::CUkernel) -> $crate::CUresult;
        #[since = 12050] #[group = "CUDA_LIBRARY"] fn cuKernelGetLibrary(pLib: *mut $crate::CUlibrary, kernel: $crate::CUkernel) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_LIBRARY"] fn cuLibraryGetGlobal(dptr: *mut $crate::CUdeviceptr, bytes: *mut usize, library: $crate::CUlibrary, name: *const ::core::ffi::c_char) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_LIBRARY"] fn cuLibraryGetManaged(dptr: *mut $crate::CUdeviceptr, bytes: *mut usize, library: $crate::CUlibrary, name: *const ::core::ffi::c_char) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_LIBRARY"] fn cuLibraryGetUnifiedFunction(fptr: *mut *mut ::core::ffi::c_void, library: $crate::CUlibrary, symbol: *const ::core::ffi::c_char) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_LIBRARY"] fn cuKernelGetAttribute(pi: *mut ::core::ffi::c_int, attrib: $crate::CUfunction_attribute, kernel: $crate::CUkernel, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_LIBRARY"] fn cuKernelSetAttribute(attrib: $crate::CUfunction_attribute, val: ::core::ffi::c_int, kernel: $crate::CUkernel, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_LIBRARY"] fn cuKernelSetCacheConfig(kernel: $crate::CUkernel, config: $crate::CUfunc_cache, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 12030] #[group = "CUDA_LIBRARY"] fn cuKernelGetName(name: *mut *const ::core::ffi::c_char, hfunc: $crate::CUkernel) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_LIBRARY"] fn cuKernelGetParamInfo(kernel: $crate::CUkernel, paramIndex: usize, paramOffset: *mut usize, paramSize: *mut usize) -> $crate::CUresult;
        #[since = 13020] #[group = "CUDA_LIBRARY"] fn cuKernelGetParamCount(kernel: $crate::CUkernel, paramCount: *mut usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemGetInfo_v2(free: *mut usize, total: *mut usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemAlloc_v2(dptr: *mut $crate::CUdeviceptr, bytesize: usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemAllocPitch_v2(dptr: *mut $crate::CUdeviceptr, pPitch: *mut usize, WidthInBytes: usize, Height: usize, ElementSizeBytes: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemFree_v2(dptr: $crate::CUdeviceptr) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemGetAddressRange_v2(pbase: *mut $crate::CUdeviceptr, psize: *mut usize, dptr: $crate::CUdeviceptr) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemAllocHost_v2(pp: *mut *mut ::core::ffi::c_void, bytesize: usize) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuMemFreeHost(p: *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 2020] #[group = "CUDA_MEM"] fn cuMemHostAlloc(pp: *mut *mut ::core::ffi::c_void, bytesize: usize, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemHostGetDevicePointer_v2(pdptr: *mut $crate::CUdeviceptr, p: *mut ::core::ffi::c_void, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2030] #[group = "CUDA_MEM"] fn cuMemHostGetFlags(pFlags: *mut ::core::ffi::c_uint, p: *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 6000] #[group = "CUDA_MEM"] fn cuMemAllocManaged(dptr: *mut $crate::CUdeviceptr, bytesize: usize, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_MEM"] fn cuDeviceRegisterAsyncNotification(device: $crate::CUdevice, callbackFunc: $crate::CUasyncCallback, userData: *mut ::core::ffi::c_void, callback: *mut $crate::CUasyncCallbackHandle) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_MEM"] fn cuDeviceUnregisterAsyncNotification(device: $crate::CUdevice, callback: $crate::CUasyncCallbackHandle) -> $crate::CUresult;
        #[since = 4010] #[group = "CUDA_MEM"] fn cuDeviceGetByPCIBusId(dev: *mut $crate::CUdevice, pciBusId: *const ::core::ffi::c_char) -> $crate::CUresult;
        #[since = 4010] #[group = "CUDA_MEM"] fn cuDeviceGetPCIBusId(pciBusId: *mut ::core::ffi::c_char, len: ::core::ffi::c_int, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 4010] #[group = "CUDA_MEM"] fn cuIpcGetEventHandle(pHandle: *mut $crate::CUipcEventHandle, event: $crate::CUevent) -> $crate::CUresult;
        #[since = 4010] #[group = "CUDA_MEM"] fn cuIpcOpenEventHandle(phEvent: *mut $crate::CUevent, handle: $crate::CUipcEventHandle) -> $crate::CUresult;
        #[since = 4010] #[group = "CUDA_MEM"] fn cuIpcGetMemHandle(pHandle: *mut $crate::CUipcMemHandle, dptr: $crate::CUdeviceptr) -> $crate::CUresult;
        #[since = 11000] #[group = "CUDA_MEM"] fn cuIpcOpenMemHandle_v2(pdptr: *mut $crate::CUdeviceptr, handle: $crate::CUipcMemHandle, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 4010] #[group = "CUDA_MEM"] fn cuIpcCloseMemHandle(dptr: $crate::CUdeviceptr) -> $crate::CUresult;
        #[since = 6050] #[group = "CUDA_MEM"] fn cuMemHostRegister_v2(p: *mut ::core::ffi::c_void, bytesize: usize, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_MEM"] fn cuMemHostUnregister(p: *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_MEM"] fn cuMemcpy(dst: $crate::CUdeviceptr, src: $crate::CUdeviceptr, ByteCount: usize) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_MEM"] fn cuMemcpyPeer(dstDevice: $crate::CUdeviceptr, dstContext: $crate::CUcontext, srcDevice: $crate::CUdeviceptr, srcContext: $crate::CUcontext, ByteCount: usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpyHtoD_v2(dstDevice: $crate::CUdeviceptr, srcHost: *const ::core::ffi::c_void, ByteCount: usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpyDtoH_v2(dstHost: *mut ::core::ffi::c_void, srcDevice: $crate::CUdeviceptr, ByteCount: usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpyDtoD_v2(dstDevice: $crate::CUdeviceptr, srcDevice: $crate::CUdeviceptr, ByteCount: usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpyDtoA_v2(dstArray: $crate::CUarray, dstOffset: usize, srcDevice: $crate::CUdeviceptr, ByteCount: usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpyAtoD_v2(dstDevice: $crate::CUdeviceptr, srcArray: $crate::CUarray, srcOffset: usize, ByteCount: usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpyHtoA_v2(dstArray: $crate::CUarray, dstOffset: usize, srcHost: *const ::core::ffi::c_void, ByteCount: usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpyAtoH_v2(dstHost: *mut ::core::ffi::c_void, srcArray: $crate::CUarray, srcOffset: usize, ByteCount: usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpyAtoA_v2(dstArray: $crate::CUarray, dstOffset: usize, srcArray: $crate::CUarray, srcOffset: usize, ByteCount: usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpy2D_v2(pCopy: *const $crate::CUDA_MEMCPY2D) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpy2DUnaligned_v2(pCopy: *const $crate::CUDA_MEMCPY2D) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpy3D_v2(pCopy: *const $crate::CUDA_MEMCPY3D) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_MEM"] fn cuMemcpy3DPeer(pCopy: *const $crate::CUDA_MEMCPY3D_PEER) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_MEM"] fn cuMemcpyAsync(dst: $crate::CUdeviceptr, src: $crate::CUdeviceptr, ByteCount: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_MEM"] fn cuMemcpyPeerAsync(dstDevice: $crate::CUdeviceptr, dstContext: $crate::CUcontext, srcDevice: $crate::CUdeviceptr, srcContext: $crate::CUcontext, ByteCount: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpyHtoDAsync_v2(dstDevice: $crate::CUdeviceptr, srcHost: *const ::core::ffi::c_void, ByteCount: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpyDtoHAsync_v2(dstHost: *mut ::core::ffi::c_void, srcDevice: $crate::CUdeviceptr, ByteCount: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpyDtoDAsync_v2(dstDevice: $crate::CUdeviceptr, srcDevice: $crate::CUdeviceptr, ByteCount: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpyHtoAAsync_v2(dstArray: $crate::CUarray, dstOffset: usize, srcHost: *const ::core::ffi::c_void, ByteCount: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpyAtoHAsync_v2(dstHost: *mut ::core::ffi::c_void, srcArray: $crate::CUarray, srcOffset: usize, ByteCount: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpy2DAsync_v2(pCopy: *const $crate::CUDA_MEMCPY2D, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemcpy3DAsync_v2(pCopy: *const $crate::CUDA_MEMCPY3D, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_MEM"] fn cuMemcpy3DPeerAsync(pCopy: *const $crate::CUDA_MEMCPY3D_PEER, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 13000] #[group = "CUDA_MEM"] fn cuMemcpyBatchAsync_v2(dsts: *mut $crate::CUdeviceptr, srcs: *mut $crate::CUdeviceptr, sizes: *mut usize, count: usize, attrs: *mut $crate::CUmemcpyAttributes, attrsIdxs: *mut usize, numAttrs: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 13000] #[group = "CUDA_MEM"] fn cuMemcpy3DBatchAsync_v2(numOps: usize, opList: *mut $crate::CUDA_MEMCPY3D_BATCH_OP, flags: ::core::ffi::c_ulonglong, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 13020] #[group = "CUDA_MEM"] fn cuMemcpyWithAttributesAsync(dst: $crate::CUdeviceptr, src: $crate::CUdeviceptr, size: usize, attr: *mut $crate::CUmemcpyAttributes, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 13020] #[group = "CUDA_MEM"] fn cuMemcpy3DWithAttributesAsync(op: *mut $crate::CUDA_MEMCPY3D_BATCH_OP, flags: ::core::ffi::c_ulonglong, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemsetD8_v2(dstDevice: $crate::CUdeviceptr, uc: ::core::ffi::c_uchar, N: usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemsetD16_v2(dstDevice: $crate::CUdeviceptr, us: ::core::ffi::c_ushort, N: usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemsetD32_v2(dstDevice: $crate::CUdeviceptr, ui: ::core::ffi::c_uint, N: usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemsetD2D8_v2(dstDevice: $crate::CUdeviceptr, dstPitch: usize, uc: ::core::ffi::c_uchar, Width: usize, Height: usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemsetD2D16_v2(dstDevice: $crate::CUdeviceptr, dstPitch: usize, us: ::core::ffi::c_ushort, Width: usize, Height: usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemsetD2D32_v2(dstDevice: $crate::CUdeviceptr, dstPitch: usize, ui: ::core::ffi::c_uint, Width: usize, Height: usize) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemsetD8Async(dstDevice: $crate::CUdeviceptr, uc: ::core::ffi::c_uchar, N: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemsetD16Async(dstDevice: $crate::CUdeviceptr, us: ::core::ffi::c_ushort, N: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemsetD32Async(dstDevice: $crate::CUdeviceptr, ui: ::core::ffi::c_uint, N: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemsetD2D8Async(dstDevice: $crate::CUdeviceptr, dstPitch: usize, uc: ::core::ffi::c_uchar, Width: usize, Height: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemsetD2D16Async(dstDevice: $crate::CUdeviceptr, dstPitch: usize, us: ::core::ffi::c_ushort, Width: usize, Height: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuMemsetD2D32Async(dstDevice: $crate::CUdeviceptr, dstPitch: usize, ui: ::core::ffi::c_uint, Width: usize, Height: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuArrayCreate_v2(pHandle: *mut $crate::CUarray, pAllocateArray: *const $crate::CUDA_ARRAY_DESCRIPTOR) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuArrayGetDescriptor_v2(pArrayDescriptor: *mut $crate::CUDA_ARRAY_DESCRIPTOR, hArray: $crate::CUarray) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_MEM"] fn cuArrayGetSparseProperties(sparseProperties: *mut $crate::CUDA_ARRAY_SPARSE_PROPERTIES, array: $crate::CUarray) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_MEM"] fn cuMipmappedArrayGetSparseProperties(sparseProperties: *mut $crate::CUDA_ARRAY_SPARSE_PROPERTIES, mipmap: $crate::CUmipmappedArray) -> $crate::CUresult;
        #[since = 11060] #[group = "CUDA_MEM"] fn cuArrayGetMemoryRequirements(memoryRequirements: *mut $crate::CUDA_ARRAY_MEMORY_REQUIREMENTS, array: $crate::CUarray, device: $crate::CUdevice) -> $crate::CUresult;
        #[since = 11060] #[group = "CUDA_MEM"] fn cuMipmappedArrayGetMemoryRequirements(memoryRequirements: *mut $crate::CUDA_ARRAY_MEMORY_REQUIREMENTS, mipmap: $crate::CUmipmappedArray, device: $crate::CUdevice) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MEM"] fn cuArrayGetPlane(pPlaneArray: *mut $crate::CUarray, hArray: $crate::CUarray, planeIdx: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_MEM"] fn cuArrayDestroy(hArray: $crate::CUarray) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuArray3DCreate_v2(pHandle: *mut $crate::CUarray, pAllocateArray: *const $crate::CUDA_ARRAY3D_DESCRIPTOR) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_MEM"] fn cuArray3DGetDescriptor_v2(pArrayDescriptor: *mut $crate::CUDA_ARRAY3D_DESCRIPTOR, hArray: $crate::CUarray) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_MEM"] fn cuMipmappedArrayCreate(pHandle: *mut $crate::CUmipmappedArray, pMipmappedArrayDesc: *const $crate::CUDA_ARRAY3D_DESCRIPTOR, numMipmapLevels: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_MEM"] fn cuMipmappedArrayGetLevel(pLevelArray: *mut $crate::CUarray, hMipmappedArray: $crate::CUmipmappedArray, level: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_MEM"] fn cuMipmappedArrayDestroy(hMipmappedArray: $crate::CUmipmappedArray) -> $crate::CUresult;
        #[since = 11070] #[group = "CUDA_MEM"] fn cuMemGetHandleForAddressRange(handle: *mut ::core::ffi::c_void, dptr: $crate::CUdeviceptr, size: usize, handleType: $crate::CUmemRangeHandleType, flags: ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 12060] #[group = "CUDA_MEM"] fn cuMemBatchDecompressAsync(paramsArray: *mut $crate::CUmemDecompressParams, count: usize, flags: ::core::ffi::c_uint, errorIndex: *mut usize, stream: $crate::CUstream) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_VA"] fn cuMemAddressReserve(ptr: *mut $crate::CUdeviceptr, size: usize, alignment: usize, addr: $crate::CUdeviceptr, flags: ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_VA"] fn cuMemAddressFree(ptr: $crate::CUdeviceptr, size: usize) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_VA"] fn cuMemCreate(handle: *mut $crate::CUmemGenericAllocationHandle, size: usize, prop: *const $crate::CUmemAllocationProp, flags: ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_VA"] fn cuMemRelease(handle: $crate::CUmemGenericAllocationHandle) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_VA"] fn cuMemMap(ptr: $crate::CUdeviceptr, size: usize, offset: usize, handle: $crate::CUmemGenericAllocationHandle, flags: ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_VA"] fn cuMemMapArrayAsync(mapInfoList: *mut $crate::CUarrayMapInfo, count: ::core::ffi::c_uint, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_VA"] fn cuMemUnmap(ptr: $crate::CUdeviceptr, size: usize) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_VA"] fn cuMemSetAccess(ptr: $crate::CUdeviceptr, size: usize, desc: *const $crate::CUmemAccessDesc, count: usize) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_VA"] fn cuMemGetAccess(flags: *mut ::core::ffi::c_ulonglong, location: *const $crate::CUmemLocation, ptr: $crate::CUdeviceptr) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_VA"] fn cuMemExportToShareableHandle(shareableHandle: *mut ::core::ffi::c_void, handle: $crate::CUmemGenericAllocationHandle, handleType: $crate::CUmemAllocationHandleType, flags: ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_VA"] fn cuMemImportFromShareableHandle(handle: *mut $crate::CUmemGenericAllocationHandle, osHandle: *mut ::core::ffi::c_void, shHandleType: $crate::CUmemAllocationHandleType) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_VA"] fn cuMemGetAllocationGranularity(granularity: *mut usize, prop: *const $crate::CUmemAllocationProp, option: $crate::CUmemAllocationGranularity_flags) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_VA"] fn cuMemGetAllocationPropertiesFromHandle(prop: *mut $crate::CUmemAllocationProp, handle: $crate::CUmemGenericAllocationHandle) -> $crate::CUresult;
        #[since = 11000] #[group = "CUDA_VA"] fn cuMemRetainAllocationHandle(handle: *mut $crate::CUmemGenericAllocationHandle, addr: *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemFreeAsync(dptr: $crate::CUdeviceptr, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemAllocAsync(dptr: *mut $crate::CUdeviceptr, bytesize: usize, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemPoolTrimTo(pool: $crate::CUmemoryPool, minBytesToKeep: usize) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemPoolSetAttribute(pool: $crate::CUmemoryPool, attr: $crate::CUmemPool_attribute, value: *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemPoolGetAttribute(pool: $crate::CUmemoryPool, attr: $crate::CUmemPool_attribute, value: *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemPoolSetAccess(pool: $crate::CUmemoryPool, map: *const $crate::CUmemAccessDesc, count: usize) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemPoolGetAccess(flags: *mut $crate::CUmemAccess_flags, memPool: $crate::CUmemoryPool, location: *mut $crate::CUmemLocation) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemPoolCreate(pool: *mut $crate::CUmemoryPool, poolProps: *const $crate::CUmemPoolProps) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemPoolDestroy(pool: $crate::CUmemoryPool) -> $crate::CUresult;
        #[since = 13000] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemGetDefaultMemPool(pool_out: *mut $crate::CUmemoryPool, location: *mut $crate::CUmemLocation, type_: $crate::CUmemAllocationType) -> $crate::CUresult;
        #[since = 13000] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemGetMemPool(pool: *mut $crate::CUmemoryPool, location: *mut $crate::CUmemLocation, type_: $crate::CUmemAllocationType) -> $crate::CUresult;
        #[since = 13000] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemSetMemPool(location: *mut $crate::CUmemLocation, type_: $crate::CUmemAllocationType, pool: $crate::CUmemoryPool) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemAllocFromPoolAsync(dptr: *mut $crate::CUdeviceptr, bytesize: usize, pool: $crate::CUmemoryPool, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemPoolExportToShareableHandle(handle_out: *mut ::core::ffi::c_void, pool: $crate::CUmemoryPool, handleType: $crate::CUmemAllocationHandleType, flags: ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemPoolImportFromShareableHandle(pool_out: *mut $crate::CUmemoryPool, handle: *mut ::core::ffi::c_void, handleType: $crate::CUmemAllocationHandleType, flags: ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemPoolExportPointer(shareData_out: *mut $crate::CUmemPoolPtrExportData, ptr: $crate::CUdeviceptr) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_MALLOC_ASYNC"] fn cuMemPoolImportPointer(ptr_out: *mut $crate::CUdeviceptr, pool: $crate::CUmemoryPool, shareData: *mut $crate::CUmemPoolPtrExportData) -> $crate::CUresult;
        #[since = 12010] #[group = "CUDA_MULTICAST"] fn cuMulticastCreate(mcHandle: *mut $crate::CUmemGenericAllocationHandle, prop: *const $crate::CUmulticastObjectProp) -> $crate::CUresult;
        #[since = 12010] #[group = "CUDA_MULTICAST"] fn cuMulticastAddDevice(mcHandle: $crate::CUmemGenericAllocationHandle, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 12010] #[group = "CUDA_MULTICAST"] fn cuMulticastBindMem(mcHandle: $crate::CUmemGenericAllocationHandle, mcOffset: usize, memHandle: $crate::CUmemGenericAllocationHandle, memOffset: usize, size: usize, flags: ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 13010] #[group = "CUDA_MULTICAST"] fn cuMulticastBindMem_v2(mcHandle: $crate::CUmemGenericAllocationHandle, dev: $crate::CUdevice, mcOffset: usize, memHandle: $crate::CUmemGenericAllocationHandle, memOffset: usize, size: usize, flags: ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 12010] #[group = "CUDA_MULTICAST"] fn cuMulticastBindAddr(mcHandle: $crate::CUmemGenericAllocationHandle, mcOffset: usize, memptr: $crate::CUdeviceptr, size: usize, flags: ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 13010] #[group = "CUDA_MULTICAST"] fn cuMulticastBindAddr_v2(mcHandle: $crate::CUmemGenericAllocationHandle, dev: $crate::CUdevice, mcOffset: usize, memptr: $crate::CUdeviceptr, size: usize, flags: ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 12010] #[group = "CUDA_MULTICAST"] fn cuMulticastUnbind(mcHandle: $crate::CUmemGenericAllocationHandle, dev: $crate::CUdevice, mcOffset: usize, size: usize) -> $crate::CUresult;
        #[since = 12010] #[group = "CUDA_MULTICAST"] fn cuMulticastGetGranularity(granularity: *mut usize, prop: *const $crate::CUmulticastObjectProp, option: $crate::CUmulticastGranularity_flags) -> $crate::CUresult;
        #[since = 13040] #[group = "CUDA_CLIQUE"] fn cuDeviceGetFabricClusterUuid(uuid: *mut $crate::CUuuid, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 13040] #[group = "CUDA_CLIQUE"] fn cuDeviceGetCliqueCount(count: *mut usize, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 13040] #[group = "CUDA_CLIQUE"] fn cuDeviceGetCliqueInfo(cliqueInfo: *mut $crate::CUcliqueInfo, count: *mut usize, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 13030] #[group = "CUDA_LOGICAL_ENDPOINT"] fn cuLogicalEndpointIdReserve(baseLeId: *mut $crate::CUlogicalEndpointId, count: $crate::cuuint32_t) -> $crate::CUresult;
        #[since = 13030] #[group = "CUDA_LOGICAL_ENDPOINT"] fn cuLogicalEndpointIdRelease(baseLeId: $crate::CUlogicalEndpointId, count: $crate::cuuint32_t) -> $crate::CUresult;
        #[since = 13030] #[group = "CUDA_LOGICAL_ENDPOINT"] fn cuLogicalEndpointCreate(leId: $crate::CUlogicalEndpointId, prop: *const $crate::CUlogicalEndpointProp) -> $crate::CUresult;
        #[since = 13030] #[group = "CUDA_LOGICAL_ENDPOINT"] fn cuLogicalEndpointAddDevice(leId: $crate::CUlogicalEndpointId, dev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 13030] #[group = "CUDA_LOGICAL_ENDPOINT"] fn cuLogicalEndpointDestroy(leId: $crate::CUlogicalEndpointId) -> $crate::CUresult;
        #[since = 13030] #[group = "CUDA_LOGICAL_ENDPOINT"] fn cuLogicalEndpointBindAddr(leId: $crate::CUlogicalEndpointId, dev: $crate::CUdevice, offset: $crate::cuuint64_t, ptr: *mut ::core::ffi::c_void, size: $crate::cuuint64_t, flags: ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 13030] #[group = "CUDA_LOGICAL_ENDPOINT"] fn cuLogicalEndpointBindMem(leId: $crate::CUlogicalEndpointId, dev: $crate::CUdevice, offset: $crate::cuuint64_t, memHandle: $crate::CUmemGenericAllocationHandle, memOffset: $crate::cuuint64_t, size: $crate::cuuint64_t, flags: ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 13030] #[group = "CUDA_LOGICAL_ENDPOINT"] fn cuLogicalEndpointUnbind(leId: $crate::CUlogicalEndpointId, dev: $crate::CUdevice, offset: $crate::cuuint64_t, size: $crate::cuuint64_t) -> $crate::CUresult;
        #[since = 13030] #[group = "CUDA_LOGICAL_ENDPOINT"] fn cuLogicalEndpointExport(handle: *mut ::core::ffi::c_void, leId: $crate::CUlogicalEndpointId, handleType: $crate::CUlogicalEndpointIpcHandleType) -> $crate::CUresult;
        #[since = 13030] #[group = "CUDA_LOGICAL_ENDPOINT"] fn cuLogicalEndpointImport(leId: $crate::CUlogicalEndpointId, handle: *const ::core::ffi::c_void, handleType: $crate::CUlogicalEndpointIpcHandleType) -> $crate::CUresult;
        #[since = 13030] #[group = "CUDA_LOGICAL_ENDPOINT"] fn cuLogicalEndpointGetLimits(bindAlignment: *mut $crate::cuuint64_t, maxSize: *mut $crate::cuuint64_t, prop: *const $crate::CUlogicalEndpointProp) -> $crate::CUresult;
        #[since = 13030] #[group = "CUDA_LOGICAL_ENDPOINT"] fn cuLogicalEndpointQuery(leId: $crate::CUlogicalEndpointId, count: $crate::cuuint32_t, queryStatus: *mut ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 13050] #[group = "CUDA_FABRIC_COPY"] fn cuFabricCpyBatchAsync(numOps: usize, opList: *mut $crate::CUDA_FABRIC_COPY_BATCH_OP, flags: ::core::ffi::c_ulonglong, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_UNIFIED"] fn cuPointerGetAttribute(data: *mut ::core::ffi::c_void, attribute: $crate::CUpointer_attribute, ptr: $crate::CUdeviceptr) -> $crate::CUresult;
        #[since = 12020] #[group = "CUDA_UNIFIED"] fn cuMemPrefetchAsync_v2(devPtr: $crate::CUdeviceptr, count: usize, location: $crate::CUmemLocation, flags: ::core::ffi::c_uint, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 12020] #[group = "CUDA_UNIFIED"] fn cuMemAdvise_v2(devPtr: $crate::CUdeviceptr, count: usize, advice: $crate::CUmem_advise, location: $crate::CUmemLocation) -> $crate::CUresult;
        #[since = 13000] #[group = "CUDA_UNIFIED"] fn cuMemPrefetchBatchAsync(dptrs: *mut $crate::CUdeviceptr, sizes: *mut usize, count: usize, prefetchLocs: *mut $crate::CUmemLocation, prefetchLocIdxs: *mut usize, numPrefetchLocs: usize, flags: ::core::ffi::c_ulonglong, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 13000] #[group = "CUDA_UNIFIED"] fn cuMemDiscardBatchAsync(dptrs: *mut $crate::CUdeviceptr, sizes: *mut usize, count: usize, flags: ::core::ffi::c_ulonglong, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 13000] #[group = "CUDA_UNIFIED"] fn cuMemDiscardAndPrefetchBatchAsync(dptrs: *mut $crate::CUdeviceptr, sizes: *mut usize, count: usize, prefetchLocs: *mut $crate::CUmemLocation, prefetchLocIdxs: *mut usize, numPrefetchLocs: usize, flags: ::core::ffi::c_ulonglong, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 13040] #[group = "CUDA_UNIFIED"] fn cuMemGetLocationInfo(ptr: $crate::CUdeviceptr, size: usize, summaryGranularity: usize, samplingGranularity: usize, location_out: *mut $crate::CUmemLocation) -> $crate::CUresult;
        #[since = 8000] #[group = "CUDA_UNIFIED"] fn cuMemRangeGetAttribute(data: *mut ::core::ffi::c_void, dataSize: usize, attribute: $crate::CUmem_range_attribute, devPtr: $crate::CUdeviceptr, count: usize) -> $crate::CUresult;
        #[since = 8000] #[group = "CUDA_UNIFIED"] fn cuMemRangeGetAttributes(data: *mut *mut ::core::ffi::c_void, dataSizes: *mut usize, attributes: *mut $crate::CUmem_range_attribute, numAttributes: usize, devPtr: $crate::CUdeviceptr, count: usize) -> $crate::CUresult;
        #[since = 6000] #[group = "CUDA_UNIFIED"] fn cuPointerSetAttribute(value: *const ::core::ffi::c_void, attribute: $crate::CUpointer_attribute, ptr: $crate::CUdeviceptr) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_UNIFIED"] fn cuPointerGetAttributes(numAttributes: ::core::ffi::c_uint, attributes: *mut $crate::CUpointer_attribute, data: *mut *mut ::core::ffi::c_void, ptr: $crate::CUdeviceptr) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_STREAM"] fn cuStreamCreate(phStream: *mut $crate::CUstream, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 5050] #[group = "CUDA_STREAM"] fn cuStreamCreateWithPriority(phStream: *mut $crate::CUstream, flags: ::core::ffi::c_uint, priority: ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 13010] #[group = "CUDA_STREAM"] fn cuStreamBeginCaptureToCig(hStream: $crate::CUstream, streamCigCaptureParams: *mut $crate::CUstreamCigCaptureParams) -> $crate::CUresult;
        #[since = 13010] #[group = "CUDA_STREAM"] fn cuStreamEndCaptureToCig(hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 5050] #[group = "CUDA_STREAM"] fn cuStreamGetPriority(hStream: $crate::CUstream, priority: *mut ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 12080] #[group = "CUDA_STREAM"] fn cuStreamGetDevice(hStream: $crate::CUstream, device: *mut $crate::CUdevice) -> $crate::CUresult;
        #[since = 5050] #[group = "CUDA_STREAM"] fn cuStreamGetFlags(hStream: $crate::CUstream, flags: *mut ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_STREAM"] fn cuStreamGetId(hStream: $crate::CUstream, streamId: *mut ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 9020] #[group = "CUDA_STREAM"] fn cuStreamGetCtx(hStream: $crate::CUstream, pctx: *mut $crate::CUcontext) -> $crate::CUresult;
        #[since = 12050] #[group = "CUDA_STREAM"] fn cuStreamGetCtx_v2(hStream: $crate::CUstream, pCtx: *mut $crate::CUcontext, pGreenCtx: *mut $crate::CUgreenCtx) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_STREAM"] fn cuStreamWaitEvent(hStream: $crate::CUstream, hEvent: $crate::CUevent, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_STREAM"] fn cuStreamAddCallback(hStream: $crate::CUstream, callback: $crate::CUstreamCallback, userData: *mut ::core::ffi::c_void, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 10010] #[group = "CUDA_STREAM"] fn cuStreamBeginCapture_v2(hStream: $crate::CUstream, mode: $crate::CUstreamCaptureMode) -> $crate::CUresult;
        #[since = 13030] #[group = "CUDA_STREAM"] fn cuStreamBeginRecaptureToGraph(hStream: $crate::CUstream, mode: $crate::CUstreamCaptureMode, hGraph: $crate::CUgraph, callbackFunc: $crate::CUgraphRecaptureCallback, userData: *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 12030] #[group = "CUDA_STREAM"] fn cuStreamBeginCaptureToGraph(hStream: $crate::CUstream, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, dependencyData: *const $crate::CUgraphEdgeData, numDependencies: usize, mode: $crate::CUstreamCaptureMode) -> $crate::CUresult;
        #[since = 10010] #[group = "CUDA_STREAM"] fn cuThreadExchangeStreamCaptureMode(mode: *mut $crate::CUstreamCaptureMode) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_STREAM"] fn cuStreamEndCapture(hStream: $crate::CUstream, phGraph: *mut $crate::CUgraph) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_STREAM"] fn cuStreamIsCapturing(hStream: $crate::CUstream, captureStatus: *mut $crate::CUstreamCaptureStatus) -> $crate::CUresult;
        #[since = 12030] #[group = "CUDA_STREAM"] fn cuStreamGetCaptureInfo_v3(hStream: $crate::CUstream, captureStatus_out: *mut $crate::CUstreamCaptureStatus, id_out: *mut $crate::cuuint64_t, graph_out: *mut $crate::CUgraph, dependencies_out: *mut *const $crate::CUgraphNode, edgeData_out: *mut *const $crate::CUgraphEdgeData, numDependencies_out: *mut usize) -> $crate::CUresult;
        #[since = 12030] #[group = "CUDA_STREAM"] fn cuStreamUpdateCaptureDependencies_v2(hStream: $crate::CUstream, dependencies: *mut $crate::CUgraphNode, dependencyData: *const $crate::CUgraphEdgeData, numDependencies: usize, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 6000] #[group = "CUDA_STREAM"] fn cuStreamAttachMemAsync(hStream: $crate::CUstream, dptr: $crate::CUdeviceptr, length: usize, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_STREAM"] fn cuStreamQuery(hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_STREAM"] fn cuStreamSynchronize(hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_STREAM"] fn cuStreamDestroy_v2(hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 11000] #[group = "CUDA_STREAM"] fn cuStreamCopyAttributes(dst: $crate::CUstream, src: $crate::CUstream) -> $crate::CUresult;
        #[since = 11000] #[group = "CUDA_STREAM"] fn cuStreamGetAttribute(hStream: $crate::CUstream, attr: $crate::CUstreamAttrID, value_out: *mut $crate::CUstreamAttrValue) -> $crate::CUresult;
        #[since = 11000] #[group = "CUDA_STREAM"] fn cuStreamSetAttribute(hStream: $crate::CUstream, attr: $crate::CUstreamAttrID, value: *const $crate::CUstreamAttrValue) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_EVENT"] fn cuEventCreate(phEvent: *mut $crate::CUevent, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_EVENT"] fn cuEventRecord(hEvent: $crate::CUevent, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_EVENT"] fn cuEventRecordWithFlags(hEvent: $crate::CUevent, hStream: $crate::CUstream, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_EVENT"] fn cuEventQuery(hEvent: $crate::CUevent) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_EVENT"] fn cuEventSynchronize(hEvent: $crate::CUevent) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_EVENT"] fn cuEventDestroy_v2(hEvent: $crate::CUevent) -> $crate::CUresult;
        #[since = 12080] #[group = "CUDA_EVENT"] #[older = "cuEventElapsedTime"] fn cuEventElapsedTime_v2(pMilliseconds: *mut f32, hStart: $crate::CUevent, hEnd: $crate::CUevent) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_EXTRES_INTEROP"] fn cuImportExternalMemory(extMem_out: *mut $crate::CUexternalMemory, memHandleDesc: *const $crate::CUDA_EXTERNAL_MEMORY_HANDLE_DESC) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_EXTRES_INTEROP"] fn cuExternalMemoryGetMappedBuffer(devPtr: *mut $crate::CUdeviceptr, extMem: $crate::CUexternalMemory, bufferDesc: *const $crate::CUDA_EXTERNAL_MEMORY_BUFFER_DESC) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_EXTRES_INTEROP"] fn cuExternalMemoryGetMappedMipmappedArray(mipmap: *mut $crate::CUmipmappedArray, extMem: $crate::CUexternalMemory, mipmapDesc: *const $crate::CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_EXTRES_INTEROP"] fn cuDestroyExternalMemory(extMem: $crate::CUexternalMemory) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_EXTRES_INTEROP"] fn cuImportExternalSemaphore(extSem_out: *mut $crate::CUexternalSemaphore, semHandleDesc: *const $crate::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_EXTRES_INTEROP"] fn cuSignalExternalSemaphoresAsync(extSemArray: *const $crate::CUexternalSemaphore, paramsArray: *const $crate::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, numExtSems: ::core::ffi::c_uint, stream: $crate::CUstream) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_EXTRES_INTEROP"] fn cuWaitExternalSemaphoresAsync(extSemArray: *const $crate::CUexternalSemaphore, paramsArray: *const $crate::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, numExtSems: ::core::ffi::c_uint, stream: $crate::CUstream) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_EXTRES_INTEROP"] fn cuDestroyExternalSemaphore(extSem: $crate::CUexternalSemaphore) -> $crate::CUresult;
        #[since = 11070] #[group = "CUDA_MEMOP"] fn cuStreamWaitValue32_v2(stream: $crate::CUstream, addr: $crate::CUdeviceptr, value: $crate::cuuint32_t, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 11070] #[group = "CUDA_MEMOP"] fn cuStreamWaitValue64_v2(stream: $crate::CUstream, addr: $crate::CUdeviceptr, value: $crate::cuuint64_t, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 11070] #[group = "CUDA_MEMOP"] fn cuStreamWriteValue32_v2(stream: $crate::CUstream, addr: $crate::CUdeviceptr, value: $crate::cuuint32_t, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 11070] #[group = "CUDA_MEMOP"] fn cuStreamWriteValue64_v2(stream: $crate::CUstream, addr: $crate::CUdeviceptr, value: $crate::cuuint64_t, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 11070] #[group = "CUDA_MEMOP"] fn cuStreamBatchMemOp_v2(stream: $crate::CUstream, count: ::core::ffi::c_uint, paramArray: *mut $crate::CUstreamBatchMemOpParams, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2020] #[group = "CUDA_EXEC"] fn cuFuncGetAttribute(pi: *mut ::core::ffi::c_int, attrib: $crate::CUfunction_attribute, hfunc: $crate::CUfunction) -> $crate::CUresult;
        #[since = 9000] #[group = "CUDA_EXEC"] fn cuFuncSetAttribute(hfunc: $crate::CUfunction, attrib: $crate::CUfunction_attribute, value: ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 3000] #[group = "CUDA_EXEC"] fn cuFuncSetCacheConfig(hfunc: $crate::CUfunction, config: $crate::CUfunc_cache) -> $crate::CUresult;
        #[since = 11000] #[group = "CUDA_EXEC"] fn cuFuncGetModule(hmod: *mut $crate::CUmodule, hfunc: $crate::CUfunction) -> $crate::CUresult;
        #[since = 12030] #[group = "CUDA_EXEC"] fn cuFuncGetName(name: *mut *const ::core::ffi::c_char, hfunc: $crate::CUfunction) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_EXEC"] fn cuFuncGetParamInfo(func: $crate::CUfunction, paramIndex: usize, paramOffset: *mut usize, paramSize: *mut usize) -> $crate::CUresult;
        #[since = 13020] #[group = "CUDA_EXEC"] fn cuFuncGetParamCount(func: $crate::CUfunction, paramCount: *mut usize) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_EXEC"] fn cuFuncIsLoaded(state: *mut $crate::CUfunctionLoadingState, function: $crate::CUfunction) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_EXEC"] fn cuFuncLoad(function: $crate::CUfunction) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_EXEC"] fn cuLaunchKernel(f: $crate::CUfunction, gridDimX: ::core::ffi::c_uint, gridDimY: ::core::ffi::c_uint, gridDimZ: ::core::ffi::c_uint, blockDimX: ::core::ffi::c_uint, blockDimY: ::core::ffi::c_uint, blockDimZ: ::core::ffi::c_uint, sharedMemBytes: ::core::ffi::c_uint, hStream: $crate::CUstream, kernelParams: *mut *mut ::core::ffi::c_void, extra: *mut *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 11060] #[group = "CUDA_EXEC"] fn cuLaunchKernelEx(config: *const $crate::CUlaunchConfig, f: $crate::CUfunction, kernelParams: *mut *mut ::core::ffi::c_void, extra: *mut *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 9000] #[group = "CUDA_EXEC"] fn cuLaunchCooperativeKernel(f: $crate::CUfunction, gridDimX: ::core::ffi::c_uint, gridDimY: ::core::ffi::c_uint, gridDimZ: ::core::ffi::c_uint, blockDimX: ::core::ffi::c_uint, blockDimY: ::core::ffi::c_uint, blockDimZ: ::core::ffi::c_uint, sharedMemBytes: ::core::ffi::c_uint, hStream: $crate::CUstream, kernelParams: *mut *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_EXEC"] fn cuLaunchHostFunc(hStream: $crate::CUstream, fn_: $crate::CUhostFn, userData: *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 13010] #[group = "CUDA_EXEC"] fn cuLaunchHostFunc_v2(hStream: $crate::CUstream, fn_: $crate::CUhostFn, userData: *mut ::core::ffi::c_void, syncMode: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_EXEC_DEPRECATED"] #[deprecated] fn cuFuncSetBlockShape(hfunc: $crate::CUfunction, x: ::core::ffi::c_int, y: ::core::ffi::c_int, z: ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_EXEC_DEPRECATED"] #[deprecated] fn cuFuncSetSharedSize(hfunc: $crate::CUfunction, bytes: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_EXEC_DEPRECATED"] #[deprecated] fn cuParamSetSize(hfunc: $crate::CUfunction, numbytes: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_EXEC_DEPRECATED"] #[deprecated] fn cuParamSeti(hfunc: $crate::CUfunction, offset: ::core::ffi::c_int, value: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_EXEC_DEPRECATED"] #[deprecated] fn cuParamSetf(hfunc: $crate::CUfunction, offset: ::core::ffi::c_int, value: f32) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_EXEC_DEPRECATED"] #[deprecated] fn cuParamSetv(hfunc: $crate::CUfunction, offset: ::core::ffi::c_int, ptr: *mut ::core::ffi::c_void, numbytes: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_EXEC_DEPRECATED"] #[deprecated] fn cuLaunch(f: $crate::CUfunction) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_EXEC_DEPRECATED"] #[deprecated] fn cuLaunchGrid(f: $crate::CUfunction, grid_width: ::core::ffi::c_int, grid_height: ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_EXEC_DEPRECATED"] #[deprecated] fn cuLaunchGridAsync(f: $crate::CUfunction, grid_width: ::core::ffi::c_int, grid_height: ::core::ffi::c_int, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 9000] #[group = "CUDA_EXEC_DEPRECATED"] #[deprecated] fn cuLaunchCooperativeKernelMultiDevice(launchParamsList: *mut $crate::CUDA_LAUNCH_PARAMS, numDevices: ::core::ffi::c_uint, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_EXEC_DEPRECATED"] #[deprecated] fn cuParamSetTexRef(hfunc: $crate::CUfunction, texunit: ::core::ffi::c_int, hTexRef: $crate::CUtexref) -> $crate::CUresult;
        #[since = 4020] #[group = "CUDA_EXEC_DEPRECATED"] #[deprecated] fn cuFuncSetSharedMemConfig(hfunc: $crate::CUfunction, config: $crate::CUsharedconfig) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphCreate(phGraph: *mut $crate::CUgraph, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_GRAPH"] fn cuGraphAddKernelNode_v2(phGraphNode: *mut $crate::CUgraphNode, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, numDependencies: usize, nodeParams: *const $crate::CUDA_KERNEL_NODE_PARAMS) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_GRAPH"] fn cuGraphKernelNodeGetParams_v2(hNode: $crate::CUgraphNode, nodeParams: *mut $crate::CUDA_KERNEL_NODE_PARAMS) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_GRAPH"] fn cuGraphKernelNodeSetParams_v2(hNode: $crate::CUgraphNode, nodeParams: *const $crate::CUDA_KERNEL_NODE_PARAMS) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphAddMemcpyNode(phGraphNode: *mut $crate::CUgraphNode, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, numDependencies: usize, copyParams: *const $crate::CUDA_MEMCPY3D, ctx: $crate::CUcontext) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphMemcpyNodeGetParams(hNode: $crate::CUgraphNode, nodeParams: *mut $crate::CUDA_MEMCPY3D) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphMemcpyNodeSetParams(hNode: $crate::CUgraphNode, nodeParams: *const $crate::CUDA_MEMCPY3D) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphAddMemsetNode(phGraphNode: *mut $crate::CUgraphNode, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, numDependencies: usize, memsetParams: *const $crate::CUDA_MEMSET_NODE_PARAMS, ctx: $crate::CUcontext) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphMemsetNodeGetParams(hNode: $crate::CUgraphNode, nodeParams: *mut $crate::CUDA_MEMSET_NODE_PARAMS) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphMemsetNodeSetParams(hNode: $crate::CUgraphNode, nodeParams: *const $crate::CUDA_MEMSET_NODE_PARAMS) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphAddHostNode(phGraphNode: *mut $crate::CUgraphNode, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, numDependencies: usize, nodeParams: *const $crate::CUDA_HOST_NODE_PARAMS) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphHostNodeGetParams(hNode: $crate::CUgraphNode, nodeParams: *mut $crate::CUDA_HOST_NODE_PARAMS) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphHostNodeSetParams(hNode: $crate::CUgraphNode, nodeParams: *const $crate::CUDA_HOST_NODE_PARAMS) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphAddChildGraphNode(phGraphNode: *mut $crate::CUgraphNode, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, numDependencies: usize, childGraph: $crate::CUgraph) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphChildGraphNodeGetGraph(hNode: $crate::CUgraphNode, phGraph: *mut $crate::CUgraph) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphAddEmptyNode(phGraphNode: *mut $crate::CUgraphNode, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, numDependencies: usize) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_GRAPH"] fn cuGraphAddEventRecordNode(phGraphNode: *mut $crate::CUgraphNode, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, numDependencies: usize, event: $crate::CUevent) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_GRAPH"] fn cuGraphEventRecordNodeGetEvent(hNode: $crate::CUgraphNode, event_out: *mut $crate::CUevent) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_GRAPH"] fn cuGraphEventRecordNodeSetEvent(hNode: $crate::CUgraphNode, event: $crate::CUevent) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_GRAPH"] fn cuGraphAddEventWaitNode(phGraphNode: *mut $crate::CUgraphNode, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, numDependencies: usize, event: $crate::CUevent) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_GRAPH"] fn cuGraphEventWaitNodeGetEvent(hNode: $crate::CUgraphNode, event_out: *mut $crate::CUevent) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_GRAPH"] fn cuGraphEventWaitNodeSetEvent(hNode: $crate::CUgraphNode, event: $crate::CUevent) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_GRAPH"] fn cuGraphAddExternalSemaphoresSignalNode(phGraphNode: *mut $crate::CUgraphNode, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, numDependencies: usize, nodeParams: *const $crate::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_GRAPH"] fn cuGraphExternalSemaphoresSignalNodeGetParams(hNode: $crate::CUgraphNode, params_out: *mut $crate::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_GRAPH"] fn cuGraphExternalSemaphoresSignalNodeSetParams(hNode: $crate::CUgraphNode, nodeParams: *const $crate::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_GRAPH"] fn cuGraphAddExternalSemaphoresWaitNode(phGraphNode: *mut $crate::CUgraphNode, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, numDependencies: usize, nodeParams: *const $crate::CUDA_EXT_SEM_WAIT_NODE_PARAMS) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_GRAPH"] fn cuGraphExternalSemaphoresWaitNodeGetParams(hNode: $crate::CUgraphNode, params_out: *mut $crate::CUDA_EXT_SEM_WAIT_NODE_PARAMS) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_GRAPH"] fn cuGraphExternalSemaphoresWaitNodeSetParams(hNode: $crate::CUgraphNode, nodeParams: *const $crate::CUDA_EXT_SEM_WAIT_NODE_PARAMS) -> $crate::CUresult;
        #[since = 11070] #[group = "CUDA_GRAPH"] fn cuGraphAddBatchMemOpNode(phGraphNode: *mut $crate::CUgraphNode, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, numDependencies: usize, nodeParams: *const $crate::CUDA_BATCH_MEM_OP_NODE_PARAMS) -> $crate::CUresult;
        #[since = 11070] #[group = "CUDA_GRAPH"] fn cuGraphBatchMemOpNodeGetParams(hNode: $crate::CUgraphNode, nodeParams_out: *mut $crate::CUDA_BATCH_MEM_OP_NODE_PARAMS) -> $crate::CUresult;
        #[since = 11070] #[group = "CUDA_GRAPH"] fn cuGraphBatchMemOpNodeSetParams(hNode: $crate::CUgraphNode, nodeParams: *const $crate::CUDA_BATCH_MEM_OP_NODE_PARAMS) -> $crate::CUresult;
        #[since = 11070] #[group = "CUDA_GRAPH"] fn cuGraphExecBatchMemOpNodeSetParams(hGraphExec: $crate::CUgraphExec, hNode: $crate::CUgraphNode, nodeParams: *const $crate::CUDA_BATCH_MEM_OP_NODE_PARAMS) -> $crate::CUresult;
        #[since = 11040] #[group = "CUDA_GRAPH"] fn cuGraphAddMemAllocNode(phGraphNode: *mut $crate::CUgraphNode, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, numDependencies: usize, nodeParams: *mut $crate::CUDA_MEM_ALLOC_NODE_PARAMS) -> $crate::CUresult;
        #[since = 11040] #[group = "CUDA_GRAPH"] fn cuGraphMemAllocNodeGetParams(hNode: $crate::CUgraphNode, params_out: *mut $crate::CUDA_MEM_ALLOC_NODE_PARAMS) -> $crate::CUresult;
        #[since = 11040] #[group = "CUDA_GRAPH"] fn cuGraphAddMemFreeNode(phGraphNode: *mut $crate::CUgraphNode, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, numDependencies: usize, dptr: $crate::CUdeviceptr) -> $crate::CUresult;
        #[since = 11040] #[group = "CUDA_GRAPH"] fn cuGraphMemFreeNodeGetParams(hNode: $crate::CUgraphNode, dptr_out: *mut $crate::CUdeviceptr) -> $crate::CUresult;
        #[since = 11040] #[group = "CUDA_GRAPH"] fn cuDeviceGraphMemTrim(device: $crate::CUdevice) -> $crate::CUresult;
        #[since = 11040] #[group = "CUDA_GRAPH"] fn cuDeviceGetGraphMemAttribute(device: $crate::CUdevice, attr: $crate::CUgraphMem_attribute, value: *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 11040] #[group = "CUDA_GRAPH"] fn cuDeviceSetGraphMemAttribute(device: $crate::CUdevice, attr: $crate::CUgraphMem_attribute, value: *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphClone(phGraphClone: *mut $crate::CUgraph, originalGraph: $crate::CUgraph) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphNodeFindInClone(phNode: *mut $crate::CUgraphNode, hOriginalNode: $crate::CUgraphNode, hClonedGraph: $crate::CUgraph) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphNodeGetType(hNode: $crate::CUgraphNode, type_: *mut $crate::CUgraphNodeType) -> $crate::CUresult;
        #[since = 13010] #[group = "CUDA_GRAPH"] fn cuGraphNodeGetContainingGraph(hNode: $crate::CUgraphNode, phGraph: *mut $crate::CUgraph) -> $crate::CUresult;
        #[since = 13010] #[group = "CUDA_GRAPH"] fn cuGraphNodeGetLocalId(hNode: $crate::CUgraphNode, nodeId: *mut ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 13010] #[group = "CUDA_GRAPH"] fn cuGraphNodeGetToolsId(hNode: $crate::CUgraphNode, toolsNodeId: *mut ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 13010] #[group = "CUDA_GRAPH"] fn cuGraphGetId(hGraph: $crate::CUgraph, graphId: *mut ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 13010] #[group = "CUDA_GRAPH"] fn cuGraphExecGetId(hGraphExec: $crate::CUgraphExec, graphId: *mut ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphGetNodes(hGraph: $crate::CUgraph, nodes: *mut $crate::CUgraphNode, numNodes: *mut usize) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphGetRootNodes(hGraph: $crate::CUgraph, rootNodes: *mut $crate::CUgraphNode, numRootNodes: *mut usize) -> $crate::CUresult;
        #[since = 12030] #[group = "CUDA_GRAPH"] fn cuGraphGetEdges_v2(hGraph: $crate::CUgraph, from: *mut $crate::CUgraphNode, to: *mut $crate::CUgraphNode, edgeData: *mut $crate::CUgraphEdgeData, numEdges: *mut usize) -> $crate::CUresult;
        #[since = 12030] #[group = "CUDA_GRAPH"] fn cuGraphNodeGetDependencies_v2(hNode: $crate::CUgraphNode, dependencies: *mut $crate::CUgraphNode, edgeData: *mut $crate::CUgraphEdgeData, numDependencies: *mut usize) -> $crate::CUresult;
        #[since = 12030] #[group = "CUDA_GRAPH"] fn cuGraphNodeGetDependentNodes_v2(hNode: $crate::CUgraphNode, dependentNodes: *mut $crate::CUgraphNode, edgeData: *mut $crate::CUgraphEdgeData, numDependentNodes: *mut usize) -> $crate::CUresult;
        #[since = 12030] #[group = "CUDA_GRAPH"] fn cuGraphAddDependencies_v2(hGraph: $crate::CUgraph, from: *const $crate::CUgraphNode, to: *const $crate::CUgraphNode, edgeData: *const $crate::CUgraphEdgeData, numDependencies: usize) -> $crate::CUresult;
        #[since = 12030] #[group = "CUDA_GRAPH"] fn cuGraphRemoveDependencies_v2(hGraph: $crate::CUgraph, from: *const $crate::CUgraphNode, to: *const $crate::CUgraphNode, edgeData: *const $crate::CUgraphEdgeData, numDependencies: usize) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphDestroyNode(hNode: $crate::CUgraphNode) -> $crate::CUresult;
        #[since = 11040] #[group = "CUDA_GRAPH"] fn cuGraphInstantiateWithFlags(phGraphExec: *mut $crate::CUgraphExec, hGraph: $crate::CUgraph, flags: ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_GRAPH"] fn cuGraphInstantiateWithParams(phGraphExec: *mut $crate::CUgraphExec, hGraph: $crate::CUgraph, instantiateParams: *mut $crate::CUDA_GRAPH_INSTANTIATE_PARAMS) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_GRAPH"] fn cuGraphExecGetFlags(hGraphExec: $crate::CUgraphExec, flags: *mut $crate::cuuint64_t) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_GRAPH"] fn cuGraphExecKernelNodeSetParams_v2(hGraphExec: $crate::CUgraphExec, hNode: $crate::CUgraphNode, nodeParams: *const $crate::CUDA_KERNEL_NODE_PARAMS) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_GRAPH"] fn cuGraphExecMemcpyNodeSetParams(hGraphExec: $crate::CUgraphExec, hNode: $crate::CUgraphNode, copyParams: *const $crate::CUDA_MEMCPY3D, ctx: $crate::CUcontext) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_GRAPH"] fn cuGraphExecMemsetNodeSetParams(hGraphExec: $crate::CUgraphExec, hNode: $crate::CUgraphNode, memsetParams: *const $crate::CUDA_MEMSET_NODE_PARAMS, ctx: $crate::CUcontext) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_GRAPH"] fn cuGraphExecHostNodeSetParams(hGraphExec: $crate::CUgraphExec, hNode: $crate::CUgraphNode, nodeParams: *const $crate::CUDA_HOST_NODE_PARAMS) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_GRAPH"] fn cuGraphExecChildGraphNodeSetParams(hGraphExec: $crate::CUgraphExec, hNode: $crate::CUgraphNode, childGraph: $crate::CUgraph) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_GRAPH"] fn cuGraphExecEventRecordNodeSetEvent(hGraphExec: $crate::CUgraphExec, hNode: $crate::CUgraphNode, event: $crate::CUevent) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_GRAPH"] fn cuGraphExecEventWaitNodeSetEvent(hGraphExec: $crate::CUgraphExec, hNode: $crate::CUgraphNode, event: $crate::CUevent) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_GRAPH"] fn cuGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec: $crate::CUgraphExec, hNode: $crate::CUgraphNode, nodeParams: *const $crate::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS) -> $crate::CUresult;
        #[since = 11020] #[group = "CUDA_GRAPH"] fn cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec: $crate::CUgraphExec, hNode: $crate::CUgraphNode, nodeParams: *const $crate::CUDA_EXT_SEM_WAIT_NODE_PARAMS) -> $crate::CUresult;
        #[since = 11060] #[group = "CUDA_GRAPH"] fn cuGraphNodeSetEnabled(hGraphExec: $crate::CUgraphExec, hNode: $crate::CUgraphNode, isEnabled: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 11060] #[group = "CUDA_GRAPH"] fn cuGraphNodeGetEnabled(hGraphExec: $crate::CUgraphExec, hNode: $crate::CUgraphNode, isEnabled: *mut ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 11010] #[group = "CUDA_GRAPH"] fn cuGraphUpload(hGraphExec: $crate::CUgraphExec, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphLaunch(hGraphExec: $crate::CUgraphExec, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphExecDestroy(hGraphExec: $crate::CUgraphExec) -> $crate::CUresult;
        #[since = 10000] #[group = "CUDA_GRAPH"] fn cuGraphDestroy(hGraph: $crate::CUgraph) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_GRAPH"] fn cuGraphExecUpdate_v2(hGraphExec: $crate::CUgraphExec, hGraph: $crate::CUgraph, resultInfo: *mut $crate::CUgraphExecUpdateResultInfo) -> $crate::CUresult;
        #[since = 11000] #[group = "CUDA_GRAPH"] fn cuGraphKernelNodeCopyAttributes(dst: $crate::CUgraphNode, src: $crate::CUgraphNode) -> $crate::CUresult;
        #[since = 11000] #[group = "CUDA_GRAPH"] fn cuGraphKernelNodeGetAttribute(hNode: $crate::CUgraphNode, attr: $crate::CUkernelNodeAttrID, value_out: *mut $crate::CUkernelNodeAttrValue) -> $crate::CUresult;
        #[since = 11000] #[group = "CUDA_GRAPH"] fn cuGraphKernelNodeSetAttribute(hNode: $crate::CUgraphNode, attr: $crate::CUkernelNodeAttrID, value: *const $crate::CUkernelNodeAttrValue) -> $crate::CUresult;
        #[since = 11030] #[group = "CUDA_GRAPH"] fn cuGraphDebugDotPrint(hGraph: $crate::CUgraph, path: *const ::core::ffi::c_char, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 11030] #[group = "CUDA_GRAPH"] fn cuUserObjectCreate(object_out: *mut $crate::CUuserObject, ptr: *mut ::core::ffi::c_void, destroy: $crate::CUhostFn, initialRefcount: ::core::ffi::c_uint, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 11030] #[group = "CUDA_GRAPH"] fn cuUserObjectRetain(object: $crate::CUuserObject, count: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 11030] #[group = "CUDA_GRAPH"] fn cuUserObjectRelease(object: $crate::CUuserObject, count: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 11030] #[group = "CUDA_GRAPH"] fn cuGraphRetainUserObject(graph: $crate::CUgraph, object: $crate::CUuserObject, count: ::core::ffi::c_uint, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 11030] #[group = "CUDA_GRAPH"] fn cuGraphReleaseUserObject(graph: $crate::CUgraph, object: $crate::CUuserObject, count: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 12030] #[group = "CUDA_GRAPH"] fn cuGraphAddNode_v2(phGraphNode: *mut $crate::CUgraphNode, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, dependencyData: *const $crate::CUgraphEdgeData, numDependencies: usize, nodeParams: *mut $crate::CUgraphNodeParams) -> $crate::CUresult;
        #[since = 13040] #[group = "CUDA_GRAPH"] fn cuGraphAddNode_v3(phGraphNode: *mut $crate::CUgraphNode, hGraph: $crate::CUgraph, dependencies: *const $crate::CUgraphNode, dependencyData: *const $crate::CUgraphEdgeData, numDependencies: usize, nodeParams: *mut $crate::CUgraphNodeParams) -> $crate::CUresult;
        #[since = 12020] #[group = "CUDA_GRAPH"] fn cuGraphNodeSetParams(hNode: $crate::CUgraphNode, nodeParams: *mut $crate::CUgraphNodeParams) -> $crate::CUresult;
        #[since = 13040] #[group = "CUDA_GRAPH"] fn cuGraphNodeSetParams_v2(hNode: $crate::CUgraphNode, nodeParams: *mut $crate::CUgraphNodeParams) -> $crate::CUresult;
        #[since = 13020] #[group = "CUDA_GRAPH"] fn cuGraphNodeGetParams(hNode: $crate::CUgraphNode, nodeParams: *mut $crate::CUgraphNodeParams) -> $crate::CUresult;
        #[since = 12020] #[group = "CUDA_GRAPH"] fn cuGraphExecNodeSetParams(hGraphExec: $crate::CUgraphExec, hNode: $crate::CUgraphNode, nodeParams: *mut $crate::CUgraphNodeParams) -> $crate::CUresult;
        #[since = 12030] #[group = "CUDA_GRAPH"] fn cuGraphConditionalHandleCreate(pHandle_out: *mut $crate::CUgraphConditionalHandle, hGraph: $crate::CUgraph, ctx: $crate::CUcontext, defaultLaunchValue: ::core::ffi::c_uint, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 6050] #[group = "CUDA_OCCUPANCY"] fn cuOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks: *mut ::core::ffi::c_int, func: $crate::CUfunction, blockSize: ::core::ffi::c_int, dynamicSMemSize: usize) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_OCCUPANCY"] fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks: *mut ::core::ffi::c_int, func: $crate::CUfunction, blockSize: ::core::ffi::c_int, dynamicSMemSize: usize, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 6050] #[group = "CUDA_OCCUPANCY"] fn cuOccupancyMaxPotentialBlockSize(minGridSize: *mut ::core::ffi::c_int, blockSize: *mut ::core::ffi::c_int, func: $crate::CUfunction, blockSizeToDynamicSMemSize: $crate::CUoccupancyB2DSize, dynamicSMemSize: usize, blockSizeLimit: ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 7000] #[group = "CUDA_OCCUPANCY"] fn cuOccupancyMaxPotentialBlockSizeWithFlags(minGridSize: *mut ::core::ffi::c_int, blockSize: *mut ::core::ffi::c_int, func: $crate::CUfunction, blockSizeToDynamicSMemSize: $crate::CUoccupancyB2DSize, dynamicSMemSize: usize, blockSizeLimit: ::core::ffi::c_int, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 10020] #[group = "CUDA_OCCUPANCY"] fn cuOccupancyAvailableDynamicSMemPerBlock(dynamicSmemSize: *mut usize, func: $crate::CUfunction, numBlocks: ::core::ffi::c_int, blockSize: ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 11070] #[group = "CUDA_OCCUPANCY"] fn cuOccupancyMaxPotentialClusterSize(clusterSize: *mut ::core::ffi::c_int, func: $crate::CUfunction, config: *const $crate::CUlaunchConfig) -> $crate::CUresult;
        #[since = 11070] #[group = "CUDA_OCCUPANCY"] fn cuOccupancyMaxActiveClusters(numClusters: *mut ::core::ffi::c_int, func: $crate::CUfunction, config: *const $crate::CUlaunchConfig) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefSetArray(hTexRef: $crate::CUtexref, hArray: $crate::CUarray, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefSetMipmappedArray(hTexRef: $crate::CUtexref, hMipmappedArray: $crate::CUmipmappedArray, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefSetAddress_v2(ByteOffset: *mut usize, hTexRef: $crate::CUtexref, dptr: $crate::CUdeviceptr, bytes: usize) -> $crate::CUresult;
        #[since = 4010] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefSetAddress2D_v3(hTexRef: $crate::CUtexref, desc: *const $crate::CUDA_ARRAY_DESCRIPTOR, dptr: $crate::CUdeviceptr, Pitch: usize) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefSetFormat(hTexRef: $crate::CUtexref, fmt: $crate::CUarray_format, NumPackedComponents: ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefSetAddressMode(hTexRef: $crate::CUtexref, dim: ::core::ffi::c_int, am: $crate::CUaddress_mode) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefSetFilterMode(hTexRef: $crate::CUtexref, fm: $crate::CUfilter_mode) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefSetMipmapFilterMode(hTexRef: $crate::CUtexref, fm: $crate::CUfilter_mode) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefSetMipmapLevelBias(hTexRef: $crate::CUtexref, bias: f32) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefSetMipmapLevelClamp(hTexRef: $crate::CUtexref, minMipmapLevelClamp: f32, maxMipmapLevelClamp: f32) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefSetMaxAnisotropy(hTexRef: $crate::CUtexref, maxAniso: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 8000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefSetBorderColor(hTexRef: $crate::CUtexref, pBorderColor: *mut f32) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefSetFlags(hTexRef: $crate::CUtexref, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefGetAddress_v2(pdptr: *mut $crate::CUdeviceptr, hTexRef: $crate::CUtexref) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefGetArray(phArray: *mut $crate::CUarray, hTexRef: $crate::CUtexref) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefGetMipmappedArray(phMipmappedArray: *mut $crate::CUmipmappedArray, hTexRef: $crate::CUtexref) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefGetAddressMode(pam: *mut $crate::CUaddress_mode, hTexRef: $crate::CUtexref, dim: ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefGetFilterMode(pfm: *mut $crate::CUfilter_mode, hTexRef: $crate::CUtexref) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefGetFormat(pFormat: *mut $crate::CUarray_format, pNumChannels: *mut ::core::ffi::c_int, hTexRef: $crate::CUtexref) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefGetMipmapFilterMode(pfm: *mut $crate::CUfilter_mode, hTexRef: $crate::CUtexref) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefGetMipmapLevelBias(pbias: *mut f32, hTexRef: $crate::CUtexref) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefGetMipmapLevelClamp(pminMipmapLevelClamp: *mut f32, pmaxMipmapLevelClamp: *mut f32, hTexRef: $crate::CUtexref) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefGetMaxAnisotropy(pmaxAniso: *mut ::core::ffi::c_int, hTexRef: $crate::CUtexref) -> $crate::CUresult;
        #[since = 8000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefGetBorderColor(pBorderColor: *mut f32, hTexRef: $crate::CUtexref) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefGetFlags(pFlags: *mut ::core::ffi::c_uint, hTexRef: $crate::CUtexref) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefCreate(pTexRef: *mut $crate::CUtexref) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_TEXREF_DEPRECATED"] #[deprecated] fn cuTexRefDestroy(hTexRef: $crate::CUtexref) -> $crate::CUresult;
        #[since = 3000] #[group = "CUDA_SURFREF_DEPRECATED"] #[deprecated] fn cuSurfRefSetArray(hSurfRef: $crate::CUsurfref, hArray: $crate::CUarray, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 3000] #[group = "CUDA_SURFREF_DEPRECATED"] #[deprecated] fn cuSurfRefGetArray(phArray: *mut $crate::CUarray, hSurfRef: $crate::CUsurfref) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_TEXOBJECT"] fn cuTexObjectCreate(pTexObject: *mut $crate::CUtexObject, pResDesc: *const $crate::CUDA_RESOURCE_DESC, pTexDesc: *const $crate::CUDA_TEXTURE_DESC, pResViewDesc: *const $crate::CUDA_RESOURCE_VIEW_DESC) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_TEXOBJECT"] fn cuTexObjectDestroy(texObject: $crate::CUtexObject) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_TEXOBJECT"] fn cuTexObjectGetResourceDesc(pResDesc: *mut $crate::CUDA_RESOURCE_DESC, texObject: $crate::CUtexObject) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_TEXOBJECT"] fn cuTexObjectGetTextureDesc(pTexDesc: *mut $crate::CUDA_TEXTURE_DESC, texObject: $crate::CUtexObject) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_TEXOBJECT"] fn cuTexObjectGetResourceViewDesc(pResViewDesc: *mut $crate::CUDA_RESOURCE_VIEW_DESC, texObject: $crate::CUtexObject) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_SURFOBJECT"] fn cuSurfObjectCreate(pSurfObject: *mut $crate::CUsurfObject, pResDesc: *const $crate::CUDA_RESOURCE_DESC) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_SURFOBJECT"] fn cuSurfObjectDestroy(surfObject: $crate::CUsurfObject) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_SURFOBJECT"] fn cuSurfObjectGetResourceDesc(pResDesc: *mut $crate::CUDA_RESOURCE_DESC, surfObject: $crate::CUsurfObject) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_TENSOR_MEMORY"] fn cuTensorMapEncodeTiled(tensorMap: *mut $crate::CUtensorMap, tensorDataType: $crate::CUtensorMapDataType, tensorRank: $crate::cuuint32_t, globalAddress: *mut ::core::ffi::c_void, globalDim: *const $crate::cuuint64_t, globalStrides: *const $crate::cuuint64_t, boxDim: *const $crate::cuuint32_t, elementStrides: *const $crate::cuuint32_t, interleave: $crate::CUtensorMapInterleave, swizzle: $crate::CUtensorMapSwizzle, l2Promotion: $crate::CUtensorMapL2promotion, oobFill: $crate::CUtensorMapFloatOOBfill) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_TENSOR_MEMORY"] fn cuTensorMapEncodeIm2col(tensorMap: *mut $crate::CUtensorMap, tensorDataType: $crate::CUtensorMapDataType, tensorRank: $crate::cuuint32_t, globalAddress: *mut ::core::ffi::c_void, globalDim: *const $crate::cuuint64_t, globalStrides: *const $crate::cuuint64_t, pixelBoxLowerCorner: *const ::core::ffi::c_int, pixelBoxUpperCorner: *const ::core::ffi::c_int, channelsPerPixel: $crate::cuuint32_t, pixelsPerColumn: $crate::cuuint32_t, elementStrides: *const $crate::cuuint32_t, interleave: $crate::CUtensorMapInterleave, swizzle: $crate::CUtensorMapSwizzle, l2Promotion: $crate::CUtensorMapL2promotion, oobFill: $crate::CUtensorMapFloatOOBfill) -> $crate::CUresult;
        #[since = 12080] #[group = "CUDA_TENSOR_MEMORY"] fn cuTensorMapEncodeIm2colWide(tensorMap: *mut $crate::CUtensorMap, tensorDataType: $crate::CUtensorMapDataType, tensorRank: $crate::cuuint32_t, globalAddress: *mut ::core::ffi::c_void, globalDim: *const $crate::cuuint64_t, globalStrides: *const $crate::cuuint64_t, pixelBoxLowerCornerWidth: ::core::ffi::c_int, pixelBoxUpperCornerWidth: ::core::ffi::c_int, channelsPerPixel: $crate::cuuint32_t, pixelsPerColumn: $crate::cuuint32_t, elementStrides: *const $crate::cuuint32_t, interleave: $crate::CUtensorMapInterleave, mode: $crate::CUtensorMapIm2ColWideMode, swizzle: $crate::CUtensorMapSwizzle, l2Promotion: $crate::CUtensorMapL2promotion, oobFill: $crate::CUtensorMapFloatOOBfill) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_TENSOR_MEMORY"] fn cuTensorMapReplaceAddress(tensorMap: *mut $crate::CUtensorMap, globalAddress: *mut ::core::ffi::c_void) -> $crate::CUresult;
        #[since = 13050] #[group = "CUDA_TENSOR_MEMORY"] fn cuTensorMapSetAllocationClass(tensorMap: *mut $crate::CUtensorMap, allocClass: $crate::CUtensorMapAllocClass, outAllocClass: *mut $crate::CUtensorMapAllocClass) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_PEER_ACCESS"] fn cuDeviceCanAccessPeer(canAccessPeer: *mut ::core::ffi::c_int, dev: $crate::CUdevice, peerDev: $crate::CUdevice) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_PEER_ACCESS"] fn cuCtxEnablePeerAccess(peerContext: $crate::CUcontext, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_PEER_ACCESS"] fn cuCtxDisablePeerAccess(peerContext: $crate::CUcontext) -> $crate::CUresult;
        #[since = 8000] #[group = "CUDA_PEER_ACCESS"] fn cuDeviceGetP2PAttribute(value: *mut ::core::ffi::c_int, attrib: $crate::CUdevice_P2PAttribute, srcDevice: $crate::CUdevice, dstDevice: $crate::CUdevice) -> $crate::CUresult;
        #[since = 13000] #[group = "CUDA_PEER_ACCESS"] fn cuDeviceGetP2PAtomicCapabilities(capabilities: *mut ::core::ffi::c_uint, operations: *const $crate::CUatomicOperation, count: ::core::ffi::c_uint, srcDevice: $crate::CUdevice, dstDevice: $crate::CUdevice) -> $crate::CUresult;
        #[since = 3000] #[group = "CUDA_GRAPHICS"] fn cuGraphicsUnregisterResource(resource: $crate::CUgraphicsResource) -> $crate::CUresult;
        #[since = 3000] #[group = "CUDA_GRAPHICS"] fn cuGraphicsSubResourceGetMappedArray(pArray: *mut $crate::CUarray, resource: $crate::CUgraphicsResource, arrayIndex: ::core::ffi::c_uint, mipLevel: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 5000] #[group = "CUDA_GRAPHICS"] fn cuGraphicsResourceGetMappedMipmappedArray(pMipmappedArray: *mut $crate::CUmipmappedArray, resource: $crate::CUgraphicsResource) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_GRAPHICS"] fn cuGraphicsResourceGetMappedPointer_v2(pDevPtr: *mut $crate::CUdeviceptr, pSize: *mut usize, resource: $crate::CUgraphicsResource) -> $crate::CUresult;
        #[since = 6050] #[group = "CUDA_GRAPHICS"] fn cuGraphicsResourceSetMapFlags_v2(resource: $crate::CUgraphicsResource, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 3000] #[group = "CUDA_GRAPHICS"] fn cuGraphicsMapResources(count: ::core::ffi::c_uint, resources: *mut $crate::CUgraphicsResource, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 3000] #[group = "CUDA_GRAPHICS"] fn cuGraphicsUnmapResources(count: ::core::ffi::c_uint, resources: *mut $crate::CUgraphicsResource, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 12000] #[group = "CUDA_DRIVER_ENTRY_POINT"] fn cuGetProcAddress_v2(symbol: *const ::core::ffi::c_char, pfn: *mut *mut ::core::ffi::c_void, cudaVersion: ::core::ffi::c_int, flags: $crate::cuuint64_t, symbolStatus: *mut $crate::CUdriverProcAddressQueryResult) -> $crate::CUresult;
        #[since = 12010] #[group = "CUDA_COREDUMP"] fn cuCoredumpGetAttribute(attrib: $crate::CUcoredumpSettings, value: *mut ::core::ffi::c_void, size: *mut usize) -> $crate::CUresult;
        #[since = 12010] #[group = "CUDA_COREDUMP"] fn cuCoredumpGetAttributeGlobal(attrib: $crate::CUcoredumpSettings, value: *mut ::core::ffi::c_void, size: *mut usize) -> $crate::CUresult;
        #[since = 12010] #[group = "CUDA_COREDUMP"] fn cuCoredumpSetAttribute(attrib: $crate::CUcoredumpSettings, value: *mut ::core::ffi::c_void, size: *mut usize) -> $crate::CUresult;
        #[since = 12010] #[group = "CUDA_COREDUMP"] fn cuCoredumpSetAttributeGlobal(attrib: $crate::CUcoredumpSettings, value: *mut ::core::ffi::c_void, size: *mut usize) -> $crate::CUresult;
        #[since = 13020] #[group = "CUDA_COREDUMP"] fn cuCoredumpRegisterStartCallback(callback: $crate::CUcoredumpStatusCallback, userData: *mut ::core::ffi::c_void, callbackOut: *mut $crate::CUcoredumpCallbackHandle) -> $crate::CUresult;
        #[since = 13020] #[group = "CUDA_COREDUMP"] fn cuCoredumpRegisterCompleteCallback(callback: $crate::CUcoredumpStatusCallback, userData: *mut ::core::ffi::c_void, callbackOut: *mut $crate::CUcoredumpCallbackHandle) -> $crate::CUresult;
        #[since = 13020] #[group = "CUDA_COREDUMP"] fn cuCoredumpDeregisterStartCallback(callback: $crate::CUcoredumpCallbackHandle) -> $crate::CUresult;
        #[since = 13020] #[group = "CUDA_COREDUMP"] fn cuCoredumpDeregisterCompleteCallback(callback: $crate::CUcoredumpCallbackHandle) -> $crate::CUresult;
        #[since = 3000] #[group = "CUDA_COREDUMP"] fn cuGetExportTable(ppExportTable: *mut *const ::core::ffi::c_void, pExportTableId: *const $crate::CUuuid) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_GREEN_CONTEXTS"] fn cuGreenCtxCreate(phCtx: *mut $crate::CUgreenCtx, desc: $crate::CUdevResourceDesc, dev: $crate::CUdevice, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_GREEN_CONTEXTS"] fn cuGreenCtxDestroy(hCtx: $crate::CUgreenCtx) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_GREEN_CONTEXTS"] fn cuCtxFromGreenCtx(pContext: *mut $crate::CUcontext, hCtx: $crate::CUgreenCtx) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_GREEN_CONTEXTS"] fn cuDeviceGetDevResource(device: $crate::CUdevice, resource: *mut $crate::CUdevResource, type_: $crate::CUdevResourceType) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_GREEN_CONTEXTS"] fn cuCtxGetDevResource(hCtx: $crate::CUcontext, resource: *mut $crate::CUdevResource, type_: $crate::CUdevResourceType) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_GREEN_CONTEXTS"] fn cuGreenCtxGetDevResource(hCtx: $crate::CUgreenCtx, resource: *mut $crate::CUdevResource, type_: $crate::CUdevResourceType) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_GREEN_CONTEXTS"] fn cuDevSmResourceSplitByCount(result: *mut $crate::CUdevResource, nbGroups: *mut ::core::ffi::c_uint, input: *const $crate::CUdevResource, remainder: *mut $crate::CUdevResource, flags: ::core::ffi::c_uint, minCount: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 13010] #[group = "CUDA_GREEN_CONTEXTS"] fn cuDevSmResourceSplit(result: *mut $crate::CUdevResource, nbGroups: ::core::ffi::c_uint, input: *const $crate::CUdevResource, remainder: *mut $crate::CUdevResource, flags: ::core::ffi::c_uint, groupParams: *mut $crate::CU_DEV_SM_RESOURCE_GROUP_PARAMS) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_GREEN_CONTEXTS"] fn cuDevResourceGenerateDesc(phDesc: *mut $crate::CUdevResourceDesc, resources: *mut $crate::CUdevResource, nbResources: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_GREEN_CONTEXTS"] fn cuGreenCtxRecordEvent(hCtx: $crate::CUgreenCtx, hEvent: $crate::CUevent) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_GREEN_CONTEXTS"] fn cuGreenCtxWaitEvent(hCtx: $crate::CUgreenCtx, hEvent: $crate::CUevent) -> $crate::CUresult;
        #[since = 12040] #[group = "CUDA_GREEN_CONTEXTS"] fn cuStreamGetGreenCtx(hStream: $crate::CUstream, phCtx: *mut $crate::CUgreenCtx) -> $crate::CUresult;
        #[since = 12050] #[group = "CUDA_GREEN_CONTEXTS"] fn cuGreenCtxStreamCreate(phStream: *mut $crate::CUstream, greenCtx: $crate::CUgreenCtx, flags: ::core::ffi::c_uint, priority: ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 12090] #[group = "CUDA_GREEN_CONTEXTS"] fn cuGreenCtxGetId(greenCtx: $crate::CUgreenCtx, greenCtxId: *mut ::core::ffi::c_ulonglong) -> $crate::CUresult;
        #[since = 13010] #[group = "CUDA_GREEN_CONTEXTS"] fn cuStreamGetDevResource(hStream: $crate::CUstream, resource: *mut $crate::CUdevResource, type_: $crate::CUdevResourceType) -> $crate::CUresult;
        #[since = 12090] #[group = "CUDA_LOGS"] fn cuLogsRegisterCallback(callbackFunc: $crate::CUlogsCallback, userData: *mut ::core::ffi::c_void, callback_out: *mut $crate::CUlogsCallbackHandle) -> $crate::CUresult;
        #[since = 12090] #[group = "CUDA_LOGS"] fn cuLogsUnregisterCallback(callback: $crate::CUlogsCallbackHandle) -> $crate::CUresult;
        #[since = 12090] #[group = "CUDA_LOGS"] fn cuLogsCurrent(iterator_out: *mut $crate::CUlogIterator, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 12090] #[group = "CUDA_LOGS"] fn cuLogsDumpToFile(iterator: *mut $crate::CUlogIterator, pathToFile: *const ::core::ffi::c_char, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 12090] #[group = "CUDA_LOGS"] fn cuLogsDumpToMemory(iterator: *mut $crate::CUlogIterator, buffer: *mut ::core::ffi::c_char, size: *mut usize, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 12080] #[group = "CUDA_CHECKPOINT"] fn cuCheckpointProcessGetRestoreThreadId(pid: ::core::ffi::c_int, tid: *mut ::core::ffi::c_int) -> $crate::CUresult;
        #[since = 12080] #[group = "CUDA_CHECKPOINT"] fn cuCheckpointProcessGetState(pid: ::core::ffi::c_int, state: *mut $crate::CUprocessState) -> $crate::CUresult;
        #[since = 12080] #[group = "CUDA_CHECKPOINT"] fn cuCheckpointProcessLock(pid: ::core::ffi::c_int, args: *mut $crate::CUcheckpointLockArgs) -> $crate::CUresult;
        #[since = 12080] #[group = "CUDA_CHECKPOINT"] fn cuCheckpointProcessCheckpoint(pid: ::core::ffi::c_int, args: *mut $crate::CUcheckpointCheckpointArgs) -> $crate::CUresult;
        #[since = 12080] #[group = "CUDA_CHECKPOINT"] fn cuCheckpointProcessRestore(pid: ::core::ffi::c_int, args: *mut $crate::CUcheckpointRestoreArgs) -> $crate::CUresult;
        #[since = 13040] #[group = "CUDA_CHECKPOINT"] fn cuCheckpointOperationComplete(handle: $crate::CUcheckpointOperationHandle) -> $crate::CUresult;
        #[since = 12080] #[group = "CUDA_CHECKPOINT"] fn cuCheckpointProcessUnlock(pid: ::core::ffi::c_int, args: *mut $crate::CUcheckpointUnlockArgs) -> $crate::CUresult;
    } };
}

#[doc(hidden)]
pub use self::{
    cuDeviceGetUuid_v2 as cuDeviceGetUuid,
    cuDeviceTotalMem_v2 as cuDeviceTotalMem,
    cuDevicePrimaryCtxRelease_v2 as cuDevicePrimaryCtxRelease,
    cuDevicePrimaryCtxSetFlags_v2 as cuDevicePrimaryCtxSetFlags,
    cuDevicePrimaryCtxReset_v2 as cuDevicePrimaryCtxReset,
    cuCtxCreate_v4 as cuCtxCreate,
    cuCtxDestroy_v2 as cuCtxDestroy,
    cuCtxPushCurrent_v2 as cuCtxPushCurrent,
    cuCtxPopCurrent_v2 as cuCtxPopCurrent,
    cuModuleGetGlobal_v2 as cuModuleGetGlobal,
    cuLinkCreate_v2 as cuLinkCreate,
    cuLinkAddData_v2 as cuLinkAddData,
    cuLinkAddFile_v2 as cuLinkAddFile,
    cuMemGetInfo_v2 as cuMemGetInfo,
    cuMemAlloc_v2 as cuMemAlloc,
    cuMemAllocPitch_v2 as cuMemAllocPitch,
    cuMemFree_v2 as cuMemFree,
    cuMemGetAddressRange_v2 as cuMemGetAddressRange,
    cuMemAllocHost_v2 as cuMemAllocHost,
    cuMemHostGetDevicePointer_v2 as cuMemHostGetDevicePointer,
    cuIpcOpenMemHandle_v2 as cuIpcOpenMemHandle,
    cuMemHostRegister_v2 as cuMemHostRegister,
    cuMemcpyHtoD_v2 as cuMemcpyHtoD,
    cuMemcpyDtoH_v2 as cuMemcpyDtoH,
    cuMemcpyDtoD_v2 as cuMemcpyDtoD,
    cuMemcpyDtoA_v2 as cuMemcpyDtoA,
    cuMemcpyAtoD_v2 as cuMemcpyAtoD,
    cuMemcpyHtoA_v2 as cuMemcpyHtoA,
    cuMemcpyAtoH_v2 as cuMemcpyAtoH,
    cuMemcpyAtoA_v2 as cuMemcpyAtoA,
    cuMemcpy2D_v2 as cuMemcpy2D,
    cuMemcpy2DUnaligned_v2 as cuMemcpy2DUnaligned,
    cuMemcpy3D_v2 as cuMemcpy3D,
    cuMemcpyHtoDAsync_v2 as cuMemcpyHtoDAsync,
    cuMemcpyDtoHAsync_v2 as cuMemcpyDtoHAsync,
    cuMemcpyDtoDAsync_v2 as cuMemcpyDtoDAsync,
    cuMemcpyHtoAAsync_v2 as cuMemcpyHtoAAsync,
    cuMemcpyAtoHAsync_v2 as cuMemcpyAtoHAsync,
    cuMemcpy2DAsync_v2 as cuMemcpy2DAsync,
    cuMemcpy3DAsync_v2 as cuMemcpy3DAsync,
    cuMemcpyBatchAsync_v2 as cuMemcpyBatchAsync,
    cuMemcpy3DBatchAsync_v2 as cuMemcpy3DBatchAsync,
    cuMemsetD8_v2 as cuMemsetD8,
    cuMemsetD16_v2 as cuMemsetD16,
    cuMemsetD32_v2 as cuMemsetD32,
    cuMemsetD2D8_v2 as cuMemsetD2D8,
    cuMemsetD2D16_v2 as cuMemsetD2D16,
    cuMemsetD2D32_v2 as cuMemsetD2D32,
    cuArrayCreate_v2 as cuArrayCreate,
    cuArrayGetDescriptor_v2 as cuArrayGetDescriptor,
    cuArray3DCreate_v2 as cuArray3DCreate,
    cuArray3DGetDescriptor_v2 as cuArray3DGetDescriptor,
    cuMemPrefetchAsync_v2 as cuMemPrefetchAsync,
    cuMemAdvise_v2 as cuMemAdvise,
    cuStreamBeginCapture_v2 as cuStreamBeginCapture,
    cuStreamGetCaptureInfo_v3 as cuStreamGetCaptureInfo,
    cuStreamUpdateCaptureDependencies_v2 as cuStreamUpdateCaptureDependencies,
    cuStreamDestroy_v2 as cuStreamDestroy,
    cuEventDestroy_v2 as cuEventDestroy,
    cuEventElapsedTime_v2 as cuEventElapsedTime,
    cuStreamWaitValue32_v2 as cuStreamWaitValue32,
    cuStreamWaitValue64_v2 as cuStreamWaitValue64,
    cuStreamWriteValue32_v2 as cuStreamWriteValue32,
    cuStreamWriteValue64_v2 as cuStreamWriteValue64,
    cuStreamBatchMemOp_v2 as cuStreamBatchMemOp,
    cuGraphAddKernelNode_v2 as cuGraphAddKernelNode,
    cuGraphKernelNodeGetParams_v2 as cuGraphKernelNodeGetParams,
    cuGraphKernelNodeSetParams_v2 as cuGraphKernelNodeSetParams,
    cuGraphGetEdges_v2 as cuGraphGetEdges,
    cuGraphNodeGetDependencies_v2 as cuGraphNodeGetDependencies,
    cuGraphNodeGetDependentNodes_v2 as cuGraphNodeGetDependentNodes,
    cuGraphAddDependencies_v2 as cuGraphAddDependencies,
    cuGraphRemoveDependencies_v2 as cuGraphRemoveDependencies,
    cuGraphInstantiateWithFlags as cuGraphInstantiate,
    cuGraphExecKernelNodeSetParams_v2 as cuGraphExecKernelNodeSetParams,
    cuGraphExecUpdate_v2 as cuGraphExecUpdate,
    cuGraphAddNode_v2 as cuGraphAddNode,
    cuTexRefSetAddress_v2 as cuTexRefSetAddress,
    cuTexRefSetAddress2D_v3 as cuTexRefSetAddress2D,
    cuTexRefGetAddress_v2 as cuTexRefGetAddress,
    cuGraphicsResourceGetMappedPointer_v2 as cuGraphicsResourceGetMappedPointer,
    cuGraphicsResourceSetMapFlags_v2 as cuGraphicsResourceSetMapFlags,
    cuGetProcAddress_v2 as cuGetProcAddress,
};
