// Made by libcuda-sys from the cudaGL.h of CUDA 13.5. Not for editing.

/// Passes every function of [`gl`](crate::gl) to the macro that is named.
#[macro_export]
macro_rules! for_each_gl_function {
    ($($callback:tt)+) => { $($callback)+! {
        #[since = 3000] #[group = "CUDA_GL"] fn cuGraphicsGLRegisterBuffer(pCudaResource: *mut $crate::CUgraphicsResource, buffer: $crate::gl::GLuint, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 3000] #[group = "CUDA_GL"] fn cuGraphicsGLRegisterImage(pCudaResource: *mut $crate::CUgraphicsResource, image: $crate::gl::GLuint, target: $crate::gl::GLenum, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 6050] #[group = "CUDA_GL"] fn cuGLGetDevices_v2(pCudaDeviceCount: *mut ::core::ffi::c_uint, pCudaDevices: *mut $crate::CUdevice, cudaDeviceCount: ::core::ffi::c_uint, deviceList: $crate::gl::CUGLDeviceList) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_GL_DEPRECATED"] #[deprecated] fn cuGLCtxCreate_v2(pCtx: *mut $crate::CUcontext, Flags: ::core::ffi::c_uint, device: $crate::CUdevice) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_GL_DEPRECATED"] #[deprecated] fn cuGLInit() -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_GL_DEPRECATED"] #[deprecated] fn cuGLRegisterBufferObject(buffer: $crate::gl::GLuint) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_GL_DEPRECATED"] #[deprecated] fn cuGLMapBufferObject_v2(dptr: *mut $crate::CUdeviceptr, size: *mut usize, buffer: $crate::gl::GLuint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_GL_DEPRECATED"] #[deprecated] fn cuGLUnmapBufferObject(buffer: $crate::gl::GLuint) -> $crate::CUresult;
        #[since = 2000] #[group = "CUDA_GL_DEPRECATED"] #[deprecated] fn cuGLUnregisterBufferObject(buffer: $crate::gl::GLuint) -> $crate::CUresult;
        #[since = 2030] #[group = "CUDA_GL_DEPRECATED"] #[deprecated] fn cuGLSetBufferObjectMapFlags(buffer: $crate::gl::GLuint, Flags: ::core::ffi::c_uint) -> $crate::CUresult;
        #[since = 3020] #[group = "CUDA_GL_DEPRECATED"] #[deprecated] fn cuGLMapBufferObjectAsync_v2(dptr: *mut $crate::CUdeviceptr, size: *mut usize, buffer: $crate::gl::GLuint, hStream: $crate::CUstream) -> $crate::CUresult;
        #[since = 2030] #[group = "CUDA_GL_DEPRECATED"] #[deprecated] fn cuGLUnmapBufferObjectAsync(buffer: $crate::gl::GLuint, hStream: $crate::CUstream) -> $crate::CUresult;
    } };
}

pub(crate) static FUNCTIONS: [Function; 12] = [
    Function { symbol: c"cuGraphicsGLRegisterBuffer", since: 3000 },
    Function { symbol: c"cuGraphicsGLRegisterImage", since: 3000 },
    Function { symbol: c"cuGLGetDevices_v2", since: 6050 },
    Function { symbol: c"cuGLCtxCreate_v2", since: 3020 },
    Function { symbol: c"cuGLInit", since: 2000 },
    Function { symbol: c"cuGLRegisterBufferObject", since: 2000 },
    Function { symbol: c"cuGLMapBufferObject_v2", since: 3020 },
    Function { symbol: c"cuGLUnmapBufferObject", since: 2000 },
    Function { symbol: c"cuGLUnregisterBufferObject", since: 2000 },
    Function { symbol: c"cuGLSetBufferObjectMapFlags", since: 2030 },
    Function { symbol: c"cuGLMapBufferObjectAsync_v2", since: 3020 },
    Function { symbol: c"cuGLUnmapBufferObjectAsync", since: 2030 },
];

#[doc(no_inline)]
pub use self::{
    cuGLGetDevices_v2 as cuGLGetDevices,
    cuGLCtxCreate_v2 as cuGLCtxCreate,
    cuGLMapBufferObject_v2 as cuGLMapBufferObject,
    cuGLMapBufferObjectAsync_v2 as cuGLMapBufferObjectAsync,
};
