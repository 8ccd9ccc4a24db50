// Made by libcuda-sys from the cudaVDPAU.h of CUDA 13.5. Not for editing.

/// Passes every function of [`vdpau`](crate::vdpau) to the macro that is named.
#[macro_export]
macro_rules! for_each_vdpau_function {
    ($($callback:tt)+) => { $($callback)+! {
        #[since = 3010] #[group = "CUDA_VDPAU"] fn cuVDPAUGetDevice(pDevice: *mut $crate::CUdevice, vdpDevice: $crate::vdpau::VdpDevice, vdpGetProcAddress: $crate::vdpau::VdpGetProcAddress) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_VDPAU"] fn cuVDPAUCtxCreate_v2(pCtx: *mut $crate::CUcontext, flags: ::core::ffi::c_uint, device: $crate::CUdevice, vdpDevice: $crate::vdpau::VdpDevice, vdpGetProcAddress: $crate::vdpau::VdpGetProcAddress) -> $crate::CUresult;
        #[since = 3010] #[group = "CUDA_VDPAU"] fn cuGraphicsVDPAURegisterVideoSurface(pCudaResource: *mut $crate::CUgraphicsResource, vdpSurface: $crate::vdpau::VdpVideoSurface, flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 3010] #[group = "CUDA_VDPAU"] fn cuGraphicsVDPAURegisterOutputSurface(pCudaResource: *mut $crate::CUgraphicsResource, vdpSurface: $crate::vdpau::VdpOutputSurface, flags: ::core::ffi::c_uint) -> $crate::CUresult;
    } };
}

pub(crate) static FUNCTIONS: [Function; 4] = [
    Function { symbol: c"cuVDPAUGetDevice", since: 3010 },
    Function { symbol: c"cuVDPAUCtxCreate_v2", since: 3020 },
    Function { symbol: c"cuGraphicsVDPAURegisterVideoSurface", since: 3010 },
    Function { symbol: c"cuGraphicsVDPAURegisterOutputSurface", since: 3010 },
];

#[doc(no_inline)]
pub use self::{
    cuVDPAUCtxCreate_v2 as cuVDPAUCtxCreate,
};
