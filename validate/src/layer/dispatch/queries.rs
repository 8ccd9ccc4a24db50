//! Where rules and causes find the driver's functions for their queries.

use crate::layer::call::handle::ObjectKind;
use crate::{layer::call::driver, layer::past::objects};
use libcuda_sys::{
    CUDA_ARRAY3D_DESCRIPTOR, CUarray, CUgraphExec, CUmipmappedArray, CUresult, cuuint64_t,
};
use std::ffi::{CStr, c_uint, c_void};
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering::*};

/// Queries in which a driver follows the handle of an object that was destroyed, and dies, where it refuses the call that has this
/// handle. Such a handle does not reach it; and without the past, in which every object may be dead, no handle does.
macro_rules! only_live {
    ($($kind:ident $handle:ident: $name:ident($($argument:ident: $Argument:ty),*);)*) => {
        $(
            mod $name {
                use super::*;

                pub static REAL: AtomicPtr<c_void> = AtomicPtr::new(null_mut());

                pub unsafe extern "C" fn query($($argument: $Argument),*) -> CUresult {
                    if !objects::is_on() || objects::may_be_dead(ObjectKind::$kind, $handle.addr() as u64) {
                        return CUresult::CUDA_ERROR_INVALID_HANDLE;
                    }
                    type Query = unsafe extern "C" fn($($Argument),*) -> CUresult;
                    // SAFETY: the driver's function of this name, which was set before this one was returned.
                    let real: Query = unsafe { std::mem::transmute(REAL.load(Acquire)) };
                    // SAFETY: the caller's own arguments.
                    unsafe { real($($argument),*) }
                }
            }
        )*

        fn only_live(name: &CStr, real: *mut c_void) -> *mut c_void {
            match name.to_str() {
                $(Ok(stringify!($name)) => {
                    $name::REAL.store(real, Release);
                    $name::query as *mut c_void
                })*
                _ => real,
            }
        }
    };
}

only_live! {
    Array array: cuArray3DGetDescriptor_v2(descriptor: *mut CUDA_ARRAY3D_DESCRIPTOR, array: CUarray);
    MipmappedArray array: cuMipmappedArrayGetLevel(level: *mut CUarray, array: CUmipmappedArray, index: c_uint);
    // Nobody has seen whether a driver dies in this one. It refuses the launch of such a graph with the code of another mistake.
    ExecutableGraph exec: cuGraphExecGetFlags(exec: CUgraphExec, flags: *mut cuuint64_t);
}

/// Returns the function for a query.
///
/// # Safety
///
/// None: `libcuda_sys::load_with` takes such functions.
pub unsafe fn answering(name: &CStr) -> *mut c_void {
    let real = driver::real(name);
    if real.is_null() { real } else { only_live(name, real) }
}
