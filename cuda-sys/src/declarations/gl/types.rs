// Made by libcuda-sys from the cudaGL.h of CUDA 13.5. Not for editing.


c_enum! {
    pub struct CUGLDeviceList(u32);
    CU_GL_DEVICE_LIST_ALL = 1,
    CU_GL_DEVICE_LIST_CURRENT_FRAME = 2,
    CU_GL_DEVICE_LIST_NEXT_FRAME = 3,
}

c_flags! {
    pub struct CUGLmap_flags(u32);
    CU_GL_MAP_RESOURCE_FLAGS_NONE = 0,
    CU_GL_MAP_RESOURCE_FLAGS_READ_ONLY = 1,
    CU_GL_MAP_RESOURCE_FLAGS_WRITE_DISCARD = 2,
}

opaque! {
}

pub type GLenum = c_uint;
pub type GLuint = c_uint;

records! {
    
}
