//! Finds the model's functions by their names, also for programs that ask by `cuGetProcAddress`.

use crate::call::Function;
use crate::{
    basics, context, copy, empty_objects, ipc, kernel, multicast, state, stream_ordered, va,
};
use std::ffi::{CStr, c_void};

/// Returns the address of a function, or null if the model or its release lacks it.
///
/// # Safety
///
/// There are no conditions. The function is unsafe only so that `libcuda_sys::load_with` accepts it.
pub unsafe fn find(symbol: &CStr) -> *mut c_void {
    let function = function(symbol).filter(|function| state::lock().has_release(function.since));
    function.map_or(std::ptr::null_mut(), |function| function.address)
}

/// Returns a function of any release.
pub fn function(symbol: &CStr) -> Option<Function> {
    let modules = [
        basics::find,
        context::find,
        copy::find,
        ipc::find,
        kernel::find,
        multicast::find,
        stream_ordered::find,
        empty_objects::find,
        entry_point::find,
        va::find,
    ];
    modules.iter().find_map(|find| find(symbol))
}

/// These functions find every function, themselves included.
mod entry_point {
    use crate::abi::{Pointer, Result, require};
    use crate::state::State;
    use libcuda_sys::*;
    use std::ffi::{CString, c_char, c_int, c_void};
    use std::ptr::null_mut;

    use CUdriverProcAddress_flags as Flags;
    use CUdriverProcAddressQueryResult as Status;

    /// Returns the function for these arguments, or the status. The model has no variants for per-thread default streams, and
    /// gives the function of the legacy one in their place, as a driver does that lacks a variant.
    fn look_up(
        state: &State,
        symbol: Pointer<c_char>,
        release: u32,
        flags: u64,
    ) -> Result<std::result::Result<*mut c_void, Status>> {
        let known = Flags::CU_GET_PROC_ADDRESS_LEGACY_STREAM
            | Flags::CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM;
        require(flags & !u64::from(known.bits()) == 0)?;
        let name = CString::new(symbol.cast::<u8>().text()?).unwrap_or_default();
        let legacy = Flags::CU_GET_PROC_ADDRESS_LEGACY_STREAM;
        let found = Symbol::by_name(&name, Release(release), legacy);
        let found = found.map_err(|reason| reason.status(Release(state.release)));
        Ok(found.and_then(|found| {
            let function =
                super::function(found.symbol()).filter(|own| state.has_release(own.since));
            function.map(|own| own.address).ok_or(Status::CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND)
        }))
    }

    driver! {
        fn cuGetProcAddress_v2(
            symbol: *const c_char,
            pfn: *mut *mut c_void,
            cudaVersion: c_int,
            flags: cuuint64_t,
            symbolStatus: *mut CUdriverProcAddressQueryResult,
        ) |state| {
            let release = u32::try_from(cudaVersion).unwrap_or_default();
            require(release <= state.release)?;
            let found = look_up(state, symbol, release, flags)?;
            pfn.set(found.unwrap_or(null_mut()))?;
            symbolStatus.set_if_wanted(found.err().unwrap_or(Status::CU_GET_PROC_ADDRESS_SUCCESS));
            Ok(())
        }

        #[older]
        fn cuGetProcAddress(
            symbol: *const c_char,
            pfn: *mut *mut c_void,
            cudaVersion: c_int,
            flags: cuuint64_t,
        ) |state| {
            let release = u32::try_from(cudaVersion).unwrap_or_default().min(state.release);
            let found = look_up(state, symbol, release, flags)?;
            pfn.set(found.unwrap_or(null_mut()))?;
            found.map(drop).map_err(|_| CUresult::CUDA_ERROR_NOT_FOUND)
        }
    }
}
