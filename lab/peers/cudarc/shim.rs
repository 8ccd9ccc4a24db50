//! `cudarc::driver::sys`, on top of `libcuda-sys`.
pub use libcuda_sys::profiler::*;
pub use libcuda_sys::*;

pub use libcuda_sys::CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle as CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st__bindgen_ty_1;

// Rust enums, as in cudarc, which uses them with `as` and in a `match` without a catch-all. They only go from Rust to C, so no
// unknown value can become one.
macro_rules! flags {
    ($($ty:ident $tag:ident { $($name:ident)* })*) => {$(
        #[repr(u32)]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $ty { $($name = libcuda_sys::$ty::$name.0),* }
        pub type $tag = $ty;
    )*};
}
flags! {
    CUctx_flags CUctx_flags_enum {
        CU_CTX_SCHED_AUTO CU_CTX_SCHED_SPIN CU_CTX_SCHED_YIELD CU_CTX_SCHED_BLOCKING_SYNC CU_CTX_SCHED_MASK
        CU_CTX_MAP_HOST CU_CTX_LMEM_RESIZE_TO_MAX CU_CTX_COREDUMP_ENABLE CU_CTX_USER_COREDUMP_ENABLE CU_CTX_SYNC_MEMOPS
        CU_CTX_FLAGS_MASK
    }
    CUevent_flags CUevent_flags_enum {
        CU_EVENT_DEFAULT CU_EVENT_BLOCKING_SYNC CU_EVENT_DISABLE_TIMING CU_EVENT_INTERPROCESS
    }
    CUevent_wait_flags CUevent_wait_flags_enum { CU_EVENT_WAIT_DEFAULT CU_EVENT_WAIT_EXTERNAL }
    CUmemAttach_flags CUmemAttach_flags_enum { CU_MEM_ATTACH_GLOBAL CU_MEM_ATTACH_HOST CU_MEM_ATTACH_SINGLE }
    CUoccupancy_flags CUoccupancy_flags_enum { CU_OCCUPANCY_DEFAULT CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE }
    CUstream_flags CUstream_flags_enum { CU_STREAM_DEFAULT CU_STREAM_NON_BLOCKING }
}

/// Whether there is a driver.
pub unsafe fn is_culib_present() -> bool {
    load().is_ok()
}
