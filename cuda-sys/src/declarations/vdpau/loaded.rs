// Made by libcuda-sys from the cudaVDPAU.h of CUDA 13.5. Not for editing.

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
#[inline]
pub unsafe extern "C" fn cuVDPAUGetDevice(pDevice: *mut CUdevice, vdpDevice: VdpDevice, vdpGetProcAddress: VdpGetProcAddress) -> CUresult {
    unsafe { call3(&SLOTS[0], pDevice, vdpDevice, vdpGetProcAddress) }
}
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
#[inline]
pub unsafe extern "C" fn cuVDPAUCtxCreate_v2(pCtx: *mut CUcontext, flags: c_uint, device: CUdevice, vdpDevice: VdpDevice, vdpGetProcAddress: VdpGetProcAddress) -> CUresult {
    unsafe { call5(&SLOTS[1], pCtx, flags, device, vdpDevice, vdpGetProcAddress) }
}
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
#[inline]
pub unsafe extern "C" fn cuGraphicsVDPAURegisterVideoSurface(pCudaResource: *mut CUgraphicsResource, vdpSurface: VdpVideoSurface, flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[2], pCudaResource, vdpSurface, flags) }
}
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
#[inline]
pub unsafe extern "C" fn cuGraphicsVDPAURegisterOutputSurface(pCudaResource: *mut CUgraphicsResource, vdpSurface: VdpOutputSurface, flags: c_uint) -> CUresult {
    unsafe { call3(&SLOTS[3], pCudaResource, vdpSurface, flags) }
}

#[allow(deprecated)]
pub(crate) static SLOTS: [Slot; 4] = [
    slot3::<0, _, _, _>(cuVDPAUGetDevice),
    slot5::<1, _, _, _, _, _>(cuVDPAUCtxCreate_v2),
    slot3::<2, _, _, _>(cuGraphicsVDPAURegisterVideoSurface),
    slot3::<3, _, _, _>(cuGraphicsVDPAURegisterOutputSurface),
];

arities! {
    call3 slot3 first3(a0: A0, a1: A1, a2: A2);
    call5 slot5 first5(a0: A0, a1: A1, a2: A2, a3: A3, a4: A4);
}
