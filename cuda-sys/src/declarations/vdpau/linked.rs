// Made by libcuda-sys from the cudaVDPAU.h of CUDA 13.5. Not for editing.

#[cfg_attr(windows, link(name = "nvcuda", kind = "raw-dylib"))]
unsafe extern "C" {
/**
Gives the CUDA device on which a VDPAU device runs.

CUDA 3.1 and later. [VDPAU Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VDPAU.html) in NVIDIA's manual.

```c
CUresult cuVDPAUGetDevice(
    CUdevice *pDevice,  // out
    VdpDevice vdpDevice,
    VdpGetProcAddress *vdpGetProcAddress
);
```

# Parameters

- `pDevice`: The device.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
pub fn cuVDPAUGetDevice(pDevice: *mut CUdevice, vdpDevice: VdpDevice, vdpGetProcAddress: VdpGetProcAddress) -> CUresult;
/**
Creates a context for use with a VDPAU device.

CUDA 3.2 and later. [VDPAU Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VDPAU.html) in NVIDIA's manual.

```c
CUresult cuVDPAUCtxCreate_v2(
    CUcontext *pCtx,  // out
    unsigned int flags,
    CUdevice device,
    VdpDevice vdpDevice,
    VdpGetProcAddress *vdpGetProcAddress
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
#[doc(alias = "cuVDPAUCtxCreate")]
pub fn cuVDPAUCtxCreate_v2(pCtx: *mut CUcontext, flags: c_uint, device: CUdevice, vdpDevice: VdpDevice, vdpGetProcAddress: VdpGetProcAddress) -> CUresult;
/**
Makes a VDPAU video surface known to the driver, as a resource to map.

CUDA 3.1 and later. [VDPAU Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VDPAU.html) in NVIDIA's manual.

```c
CUresult cuGraphicsVDPAURegisterVideoSurface(
    CUgraphicsResource *pCudaResource,  // out
    VdpVideoSurface vdpSurface,
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
pub fn cuGraphicsVDPAURegisterVideoSurface(pCudaResource: *mut CUgraphicsResource, vdpSurface: VdpVideoSurface, flags: c_uint) -> CUresult;
/**
Makes a VDPAU output surface known to the driver, as a resource to map.

CUDA 3.1 and later. [VDPAU Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VDPAU.html) in NVIDIA's manual.

```c
CUresult cuGraphicsVDPAURegisterOutputSurface(
    CUgraphicsResource *pCudaResource,  // out
    VdpOutputSurface vdpSurface,
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
pub fn cuGraphicsVDPAURegisterOutputSurface(pCudaResource: *mut CUgraphicsResource, vdpSurface: VdpOutputSurface, flags: c_uint) -> CUresult;
}
