// Made by libcuda-sys from the cudaEGL.h of CUDA 13.5. Not for editing.

/// Passes every function of [`egl`](crate::egl) to the macro that is named.
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

pub(crate) static FUNCTIONS: [Function; 12] = [
    Function { symbol: c"cuGraphicsEGLRegisterImage", since: 7000 },
    Function { symbol: c"cuEGLStreamConsumerConnect", since: 7000 },
    Function { symbol: c"cuEGLStreamConsumerConnectWithFlags", since: 8000 },
    Function { symbol: c"cuEGLStreamConsumerDisconnect", since: 7000 },
    Function { symbol: c"cuEGLStreamConsumerAcquireFrame", since: 7000 },
    Function { symbol: c"cuEGLStreamConsumerReleaseFrame", since: 7000 },
    Function { symbol: c"cuEGLStreamProducerConnect", since: 7000 },
    Function { symbol: c"cuEGLStreamProducerDisconnect", since: 7000 },
    Function { symbol: c"cuEGLStreamProducerPresentFrame", since: 7000 },
    Function { symbol: c"cuEGLStreamProducerReturnFrame", since: 7000 },
    Function { symbol: c"cuGraphicsResourceGetMappedEglFrame", since: 7000 },
    Function { symbol: c"cuEventCreateFromEGLSync", since: 9000 },
];

