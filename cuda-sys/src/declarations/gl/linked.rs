// Made by cuda-sys from the cudaGL.h of CUDA 13.5. Not for editing.

#[cfg_attr(windows, link(name = "nvcuda", kind = "raw-dylib"))]
unsafe extern "C" {
/// CUDA 3.0 and later.
pub fn cuGraphicsGLRegisterBuffer(pCudaResource: *mut CUgraphicsResource, buffer: GLuint, Flags: c_uint) -> CUresult;
/// CUDA 3.0 and later.
pub fn cuGraphicsGLRegisterImage(pCudaResource: *mut CUgraphicsResource, image: GLuint, target: GLenum, Flags: c_uint) -> CUresult;
/// CUDA 6.5 and later.
pub fn cuGLGetDevices_v2(pCudaDeviceCount: *mut c_uint, pCudaDevices: *mut CUdevice, cudaDeviceCount: c_uint, deviceList: CUGLDeviceList) -> CUresult;
/// CUDA 3.2 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuGLCtxCreate_v2(pCtx: *mut CUcontext, Flags: c_uint, device: CUdevice) -> CUresult;
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuGLInit() -> CUresult;
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuGLRegisterBufferObject(buffer: GLuint) -> CUresult;
/// CUDA 3.2 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuGLMapBufferObject_v2(dptr: *mut CUdeviceptr, size: *mut usize, buffer: GLuint) -> CUresult;
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuGLUnmapBufferObject(buffer: GLuint) -> CUresult;
/// CUDA 2.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuGLUnregisterBufferObject(buffer: GLuint) -> CUresult;
/// CUDA 2.3 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuGLSetBufferObjectMapFlags(buffer: GLuint, Flags: c_uint) -> CUresult;
/// CUDA 3.2 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuGLMapBufferObjectAsync_v2(dptr: *mut CUdeviceptr, size: *mut usize, buffer: GLuint, hStream: CUstream) -> CUresult;
/// CUDA 2.3 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuGLUnmapBufferObjectAsync(buffer: GLuint, hStream: CUstream) -> CUresult;
}
