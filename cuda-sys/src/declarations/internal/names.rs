// Created by `cargo xtask emit` from cuda.h. Do not edit.

/// C's tags, as further names of the types: `CUDA_MEMCPY2D_v1_st` is [`CUDA_MEMCPY2D_v1`].
/// The module around this one has these names too.
pub mod tags {
#[doc(no_inline)]
pub use super::{
    CUDA_MEMCPY2D_v1 as CUDA_MEMCPY2D_v1_st,
    CUDA_MEMCPY3D_v1 as CUDA_MEMCPY3D_v1_st,
    CUDA_ARRAY_DESCRIPTOR_v1 as CUDA_ARRAY_DESCRIPTOR_v1_st,
    CUDA_ARRAY3D_DESCRIPTOR_v1 as CUDA_ARRAY3D_DESCRIPTOR_v1_st,
};
}
#[doc(no_inline)]
pub use self::tags::*;

