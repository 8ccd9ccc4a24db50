//! `cust_raw` 0.11, the raw crate of cust, on top of `libcuda-sys`.
#![allow(non_camel_case_types, non_snake_case)]

pub use libcuda_sys::*;

// Since CUDA 12 and 13 these plain names have other parameters. The module `internal` contains each symbol under its own name.
pub use libcuda_sys::CUDA_KERNEL_NODE_PARAMS_v1 as CUDA_KERNEL_NODE_PARAMS;
pub use libcuda_sys::internal::{
    cuCtxCreate_v2, cuGraphAddKernelNode, cuGraphGetEdges, cuGraphKernelNodeGetParams, cuMemAdvise,
    cuMemPrefetchAsync,
};

// bindgen numbers the unions and structs that have no name in C.
pub use libcuda_sys::{
    CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle as CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st__bindgen_ty_1,
    CUDA_RESOURCE_DESC_res as CUDA_RESOURCE_DESC_st__bindgen_ty_1,
    CUDA_RESOURCE_DESC_res_array as CUDA_RESOURCE_DESC_st__bindgen_ty_1__bindgen_ty_1,
};

/// cust casts it with `as`, which takes an integer.
pub mod CUmemAttach_flags_enum {
    pub const CU_MEM_ATTACH_GLOBAL: u32 = libcuda_sys::CUmemAttach_flags::CU_MEM_ATTACH_GLOBAL.0;
}
