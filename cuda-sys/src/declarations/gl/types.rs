// Created by `cargo xtask emit` from cudaGL.h and cuda-sys/build/generate/reference/gl.txt. Do not edit.


c_enum! {
/**
A choice of the devices that an OpenGL context uses.

# Functions

[`cuGLGetDevices_v2`]
*/
    pub struct CUGLDeviceList(u32);
    /// All devices of the context.
    CU_GL_DEVICE_LIST_ALL = 1,
    /// The devices that render the current frame.
    CU_GL_DEVICE_LIST_CURRENT_FRAME = 2,
    /// The devices that are expected to render the next frame.
    CU_GL_DEVICE_LIST_NEXT_FRAME = 3,
}

c_flags! {
/// The use of a mapped OpenGL buffer object by CUDA. Deprecated: replaced by [`CUgraphicsMapResourceFlags`].
    pub struct CUGLmap_flags(u32);
    /// Reads and writes.
    CU_GL_MAP_RESOURCE_FLAGS_NONE = 0,
    /// Reads only.
    CU_GL_MAP_RESOURCE_FLAGS_READ_ONLY = 1,
    /// Writes of the whole buffer only; its previous contents are lost.
    CU_GL_MAP_RESOURCE_FLAGS_WRITE_DISCARD = 2,
}

opaque! {
}

/**
The type of OpenGL's enumerators.

# Functions

[`cuGraphicsGLRegisterImage`]
*/
pub type GLenum = c_uint;
/**
The type of OpenGL's names of objects.

# Functions

[`cuGraphicsGLRegisterBuffer`], [`cuGraphicsGLRegisterImage`], [`cuGLRegisterBufferObject`], [`cuGLMapBufferObject_v2`], [`cuGLUnmapBufferObject`], [`cuGLUnregisterBufferObject`], [`cuGLSetBufferObjectMapFlags`], [`cuGLMapBufferObjectAsync_v2`], [`cuGLUnmapBufferObjectAsync`]
*/
pub type GLuint = c_uint;

records! {
    
}

integers! {
    CUGLDeviceList: u32,
    CUGLmap_flags: u32
}

zeros! {
    CUGLmap_flags
}

bits! {
    CUGLmap_flags
}
