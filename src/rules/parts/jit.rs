//! Options of the compiler and the linker.

use crate::rule::{Place, Verdict, rules};
use core::ffi::c_void;
use cuda_sys::{CUjit_cacheMode, CUjit_option};

use CUjit_cacheMode as M;
use CUjit_option as O;

const CACHE_MODES: &[M] =
    &[M::CU_JIT_CACHE_OPTION_NONE, M::CU_JIT_CACHE_OPTION_CG, M::CU_JIT_CACHE_OPTION_CA];

/// Which options can be combined.
#[inline]
pub(crate) fn jit_options(options: &[O]) -> Verdict {
    if options.contains(&O::CU_JIT_TARGET) {
        for (i, _) in options.iter().enumerate() {
            rules!(483: options[i] => none_of(&[O::CU_JIT_THREADS_PER_BLOCK]), at i, "with CU_JIT_TARGET");
        }
    }
    Ok(())
}

/// The values of options.
///
/// # Safety
///
/// `optionValues` must be null or point to a value for each option. Of an integer value, only the bytes of the
/// integer's own size must be initialised.
#[inline]
pub(crate) unsafe fn jit_values(optionValues: *const *mut c_void, options: &[O]) -> Verdict {
    if optionValues.is_null() {
        return Ok(());
    }
    for (i, option) in options.iter().enumerate() {
        if *option == O::CU_JIT_CACHE_MODE {
            // SAFETY: the caller guarantees this, and the low half of a pointer comes first on all targets.
            let mode = unsafe { optionValues.add(i).cast::<M>().read_unaligned() };
            rules!(484: mode, as "optionValues[i]" => one_of(CACHE_MODES), at i, "for CU_JIT_CACHE_MODE");
        }
    }
    Ok(())
}
