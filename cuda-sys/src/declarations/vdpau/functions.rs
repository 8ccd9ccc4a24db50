// Created by `cargo xtask emit` from cudaVDPAU.h, cudaVDPAUTypedefs.h and cuda-sys/build/generate/reference/vdpau.txt. Do not edit.

function! { [
/**
Returns the CUDA device of a VDPAU device.

Since CUDA 3.1. [VDPAU Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VDPAU.html) in NVIDIA's manual.

```c
CUresult cuVDPAUGetDevice(
    CUdevice *pDevice,  // out
    VdpDevice vdpDevice,
    VdpGetProcAddress *vdpGetProcAddress
);
```

# Parameters

- `pDevice` (out): The CUDA device.
- `vdpDevice`: The VDPAU device.
- `vdpGetProcAddress`: The function by which VDPAU returns its functions.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
*/
] fn cuVDPAUGetDevice(pDevice: *mut CUdevice, vdpDevice: VdpDevice, vdpGetProcAddress: VdpGetProcAddress) { call3(&SLOTS.cuVDPAUGetDevice, pDevice, vdpDevice, vdpGetProcAddress) } }
function! { [
/**
Creates a context for use with VDPAU, and makes it current. It comes before all other calls that use VDPAU.

Since CUDA 3.2. [VDPAU Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VDPAU.html) in NVIDIA's manual.

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

- `pCtx` (out): The new context.
- `flags`: Zero or bits of [`CUctx_flags`].
- `device`: The CUDA device.
- `vdpDevice`: The VDPAU device.
- `vdpGetProcAddress`: The function by which VDPAU returns its functions.

# Lifetimes

`vdpDevice` must exist until the context is destroyed.

# Errors

- [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
- [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
*/
#[doc(alias = "cuVDPAUCtxCreate")]
] fn cuVDPAUCtxCreate_v2(pCtx: *mut CUcontext, flags: c_uint, device: CUdevice, vdpDevice: VdpDevice, vdpGetProcAddress: VdpGetProcAddress) { call5(&SLOTS.cuVDPAUCtxCreate_v2, pCtx, flags, device, vdpDevice, vdpGetProcAddress) } }
function! { [
/**
Registers a VDPAU video surface as a graphics resource.

Since CUDA 3.1. [VDPAU Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VDPAU.html) in NVIDIA's manual.

```c
CUresult cuGraphicsVDPAURegisterVideoSurface(
    CUgraphicsResource *pCudaResource,  // out
    VdpVideoSurface vdpSurface,
    unsigned int flags
);
```

# Parameters

- `pCudaResource` (out): The graphics resource. [`cuGraphicsSubResourceGetMappedArray`] returns its parts: the luma of the top and the bottom field (0 and 1), then their chroma (2 and 3).
- `vdpSurface`: The video surface.
- `flags`: One value of [`CUgraphicsMapResourceFlags`].

# Lifetimes

The surface must exist until [`cuGraphicsUnregisterResource`].

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_ALREADY_MAPPED`](CUresult::CUDA_ERROR_ALREADY_MAPPED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
] fn cuGraphicsVDPAURegisterVideoSurface(pCudaResource: *mut CUgraphicsResource, vdpSurface: VdpVideoSurface, flags: c_uint) { call3(&SLOTS.cuGraphicsVDPAURegisterVideoSurface, pCudaResource, vdpSurface, flags) } }
function! { [
/**
Registers a VDPAU output surface as a graphics resource.

Since CUDA 3.1. [VDPAU Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VDPAU.html) in NVIDIA's manual.

```c
CUresult cuGraphicsVDPAURegisterOutputSurface(
    CUgraphicsResource *pCudaResource,  // out
    VdpOutputSurface vdpSurface,
    unsigned int flags
);
```

# Parameters

- `pCudaResource` (out): The graphics resource. [`cuGraphicsSubResourceGetMappedArray`] returns the whole surface at index 0.
- `vdpSurface`: The output surface.
- `flags`: One value of [`CUgraphicsMapResourceFlags`].

# Lifetimes

The surface must exist until [`cuGraphicsUnregisterResource`].

# Errors

- [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
- [`CUDA_ERROR_ALREADY_MAPPED`](CUresult::CUDA_ERROR_ALREADY_MAPPED)
- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
] fn cuGraphicsVDPAURegisterOutputSurface(pCudaResource: *mut CUgraphicsResource, vdpSurface: VdpOutputSurface, flags: c_uint) { call3(&SLOTS.cuGraphicsVDPAURegisterOutputSurface, pCudaResource, vdpSurface, flags) } }

tables! {
    [
        0 1 2 3
    ]
    c"cuVDPAUGetDevice" 3010 slot3(cuVDPAUGetDevice, _, _, _),
    c"cuVDPAUCtxCreate_v2" 3020 slot5(cuVDPAUCtxCreate_v2, _, _, _, _, _),
    c"cuGraphicsVDPAURegisterVideoSurface" 3010 slot3(cuGraphicsVDPAURegisterVideoSurface, _, _, _),
    c"cuGraphicsVDPAURegisterOutputSurface" 3010 slot3(cuGraphicsVDPAURegisterOutputSurface, _, _, _),
}

arities! {
    call3 slot3 first3(a0: A0, a1: A1, a2: A2);
    call5 slot5 first5(a0: A0, a1: A1, a2: A2, a3: A3, a4: A4);
}

/// Passes every function of [`vdpau`](crate::vdpau) to the named macro.
#[macro_export]
macro_rules! for_each_vdpau_function {
    ($($callback:tt)+) => { $($callback)+! {
        #[since = 3010] #[group = "CUDA_VDPAU"] fn cuVDPAUGetDevice(pDevice: *mut $crate::CUdevice, vdpDevice: $crate::vdpau::VdpDevice, vdpGetProcAddress: $crate::vdpau::VdpGetProcAddress) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_VDPAU"] fn cuVDPAUCtxCreate_v2(pCtx: *mut $crate::CUcontext, flags: ::core::ffi::c_uint, device: $crate::CUdevice, vdpDevice: $crate::vdpau::VdpDevice, vdpGetProcAddress: $crate::vdpau::VdpGetProcAddress) -> $crate::CUresult;
        #[since = 3010] #[group = "CUDA_VDPAU"] fn cuGraphicsVDPAURegisterVideoSurface(pCudaResource: *mut $crate::CUgraphicsResource, vdpSurface: $crate::vdpau::VdpVideoSurface, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 3010] #[group = "CUDA_VDPAU"] fn cuGraphicsVDPAURegisterOutputSurface(pCudaResource: *mut $crate::CUgraphicsResource, vdpSurface: $crate::vdpau::VdpOutputSurface, flags: ::core::ffi::c_uint) -> $crate::CUresult;
    } };
}

#[doc(hidden)]
pub use self::{
    cuVDPAUCtxCreate_v2 as cuVDPAUCtxCreate,
};
