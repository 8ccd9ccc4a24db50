//! Options of the compiler and the linker.

use crate::rules::prelude::*;

use CUjit_option as O;

rules! {
    /// Which options can be combined.
    on {
        cuLibraryLoadData.jitOptions, cuLibraryLoadFromFile.jitOptions, cuModuleLoadDataEx.options,
        cuLinkCreate_v2.options
    }
    fn jit_options(options: &[O]) {
        if options.contains(&O::CU_JIT_TARGET);
        for (i, _) in options.iter().enumerate();
        483: options[i] => none_of(&[O::CU_JIT_THREADS_PER_BLOCK]), where "another option is CU_JIT_TARGET", at i;
    }

    on {
        cuLibraryLoadData.jitOptionsValues[CU_JIT_CACHE_MODE],
        cuLibraryLoadFromFile.jitOptionsValues[CU_JIT_CACHE_MODE], cuModuleLoadDataEx.optionValues[CU_JIT_CACHE_MODE],
        cuLinkCreate_v2.optionValues[CU_JIT_CACHE_MODE], cuLinkAddData_v2.optionValues[CU_JIT_CACHE_MODE],
        cuLinkAddFile_v2.optionValues[CU_JIT_CACHE_MODE]
    }
    fn cache_mode(mode: CUjit_cacheMode) { 484: mode => enumerator() }
}

causes! {
    on { CUjit_option }
    fn jit_option(option: O) {
        750: option => enumerator(),
            from "cuda.h: CUjit_option; a driver of CUDA 13.0: 'image: an option that no release names'"
    }
}
