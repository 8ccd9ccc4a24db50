// Created by `cargo xtask emit` from cudaGL.h. Do not edit.

/// C's tags, as further names of the types: `CUGLDeviceList_enum` is [`CUGLDeviceList`].
/// The module around this one has these names too.
pub mod tags {
#[doc(no_inline)]
pub use super::{
    CUGLDeviceList as CUGLDeviceList_enum,
    CUGLmap_flags as CUGLmap_flags_enum,
};
}
#[doc(no_inline)]
pub use self::tags::*;

/// The enumerators of every enum, under their C names: `CU_GL_DEVICE_LIST_ALL` is a [`CUGLDeviceList`].
/// The enum documents their meanings.
pub mod enumerators {
use super::*;

pub const CU_GL_DEVICE_LIST_ALL: CUGLDeviceList = CUGLDeviceList(1);
pub const CU_GL_DEVICE_LIST_CURRENT_FRAME: CUGLDeviceList = CUGLDeviceList(2);
pub const CU_GL_DEVICE_LIST_NEXT_FRAME: CUGLDeviceList = CUGLDeviceList(3);
pub const CU_GL_MAP_RESOURCE_FLAGS_NONE: CUGLmap_flags = CUGLmap_flags(0);
pub const CU_GL_MAP_RESOURCE_FLAGS_READ_ONLY: CUGLmap_flags = CUGLmap_flags(1);
pub const CU_GL_MAP_RESOURCE_FLAGS_WRITE_DISCARD: CUGLmap_flags = CUGLmap_flags(2);
}

/// Passes every enum of [`gl`](crate::gl) to the named macro: its integer type, and for each enumerator
/// the value and bindgen's default name.
#[macro_export]
macro_rules! for_each_gl_enum {
    ($($callback:tt)+) => { $($callback)+! {
        enum CUGLDeviceList: u32 {
            CU_GL_DEVICE_LIST_ALL = 1 as CUGLDeviceList_enum_CU_GL_DEVICE_LIST_ALL,
            CU_GL_DEVICE_LIST_CURRENT_FRAME = 2 as CUGLDeviceList_enum_CU_GL_DEVICE_LIST_CURRENT_FRAME,
            CU_GL_DEVICE_LIST_NEXT_FRAME = 3 as CUGLDeviceList_enum_CU_GL_DEVICE_LIST_NEXT_FRAME,
        }
        enum CUGLmap_flags: u32 {
            CU_GL_MAP_RESOURCE_FLAGS_NONE = 0 as CUGLmap_flags_enum_CU_GL_MAP_RESOURCE_FLAGS_NONE,
            CU_GL_MAP_RESOURCE_FLAGS_READ_ONLY = 1 as CUGLmap_flags_enum_CU_GL_MAP_RESOURCE_FLAGS_READ_ONLY,
            CU_GL_MAP_RESOURCE_FLAGS_WRITE_DISCARD = 2 as CUGLmap_flags_enum_CU_GL_MAP_RESOURCE_FLAGS_WRITE_DISCARD,
        }
    } };
}
