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
        483: options[i] => none_of(&[O::CU_JIT_THREADS_PER_BLOCK]),
            where "another option is CU_JIT_TARGET", at i, stated "CU_JIT_THREADS_PER_BLOCK";
    }

    on {
        cuLibraryLoadData.jitOptionsValues[CU_JIT_CACHE_MODE],
        cuLibraryLoadFromFile.jitOptionsValues[CU_JIT_CACHE_MODE],
        cuModuleLoadDataEx.optionValues[CU_JIT_CACHE_MODE],
        cuLinkCreate_v2.optionValues[CU_JIT_CACHE_MODE],
        cuLinkAddData_v2.optionValues[CU_JIT_CACHE_MODE],
        cuLinkAddFile_v2.optionValues[CU_JIT_CACHE_MODE]
    }
    fn cache_mode(mode: CUjit_cacheMode) { 484: mode => enumerator(), stated "CU_JIT_CACHE_MODE" }

    /// The value of the option is the level itself, cast to a pointer.
    on {
        cuLibraryLoadData.jitOptionsValues[CU_JIT_OPTIMIZATION_LEVEL],
        cuLibraryLoadFromFile.jitOptionsValues[CU_JIT_OPTIMIZATION_LEVEL],
        cuModuleLoadDataEx.optionValues[CU_JIT_OPTIMIZATION_LEVEL],
        cuLinkCreate_v2.optionValues[CU_JIT_OPTIMIZATION_LEVEL],
        cuLinkAddData_v2.optionValues[CU_JIT_OPTIMIZATION_LEVEL],
        cuLinkAddFile_v2.optionValues[CU_JIT_OPTIMIZATION_LEVEL]
    }
    fn level(level: c_uint) {
        982: level => at_most(4), for "it is the level itself, and not its address",
            else UNDOCUMENTED
    }
}

/// Returns whether a device with ten times this compute capability runs code of an architecture.
#[inline]
fn can_run(own: u32, target: CUjit_target) -> bool {
    let (features, target) = (target.0 >> 16, target.0 & 0xffff);
    match features {
        // Only the very architecture has all of its features.
        1 => target == own,
        _ => target / 10 == own / 10 && target <= own,
    }
}

/// Returns whether the other option of a buffer and its size is there too.
#[inline]
fn has_other(options: &[O], option: O) -> bool {
    const PAIRS: [[O; 2]; 2] = [
        [O::CU_JIT_INFO_LOG_BUFFER, O::CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES],
        [O::CU_JIT_ERROR_LOG_BUFFER, O::CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES],
    ];
    let pair = PAIRS.iter().find(|pair| pair.contains(&option));
    pair.is_none_or(|pair| pair.iter().all(|option| options.contains(option)))
}

causes! {
    /// Of a target, the call only reads the value.
    on { cuModuleLoadDataEx }
    fn target(options: &[O], optionValues: Live<*mut *mut c_void>) {
        if let Some(own) = query::compute_capability();
        for (i, _) in options.iter().enumerate().filter(|(_, option)| **option == O::CU_JIT_TARGET);
        if let Some(target) = optionValues.number_at(i).map(|number| CUjit_target(number as _));
        983 asks: target, as "optionValues[i]" => hold(
            can_run(own, target),
            "is not the architecture of the device or an earlier one of the same major number, and \
             options[i] is CU_JIT_TARGET",
        ), at i, else INVALID_SOURCE or NO_BINARY_FOR_GPU, from "cuda.h: CU_JIT_TARGET";
    }

    /// A library is for every device.
    on { cuLibraryLoadData, cuLibraryLoadFromFile }
    fn target_of_library(jitOptions: &[O], jitOptionsValues: Live<*mut *mut c_void>) {
        if let Some(all) = query::compute_capabilities();
        for (i, _) in
            jitOptions.iter().enumerate().filter(|(_, option)| **option == O::CU_JIT_TARGET);
        if let Some(target) = jitOptionsValues.number_at(i).map(|number| CUjit_target(number as _));
        let can_run = || all.iter().any(|own| can_run(*own, target));
        1006 asks: target, as "jitOptionsValues[i]" => hold(
            all.is_empty() || can_run(),
            "is not the architecture of a device of this process or an earlier one of the same \
             major number, and jitOptions[i] is CU_JIT_TARGET",
        ), at i, else INVALID_SOURCE or NO_BINARY_FOR_GPU, from "cause 983";
    }

    on {
        cuLibraryLoadData.jitOptions, cuLibraryLoadFromFile.jitOptions, cuModuleLoadDataEx.options,
        cuLinkCreate_v2.options
    }
    fn buffers(options: &[O]) {
        for (i, option) in options.iter().enumerate();
        984 maybe: options[i] => hold(
            has_other(options, *option),
            "sets the buffer of a log or its size, and no option sets the other",
        ), at i, from "cuda.h: CU_JIT_INFO_LOG_BUFFER and CU_JIT_ERROR_LOG_BUFFER";
    }

    on { CUjit_option }
    fn jit_option(option: O) {
        750: option => enumerator(),
            from "cuda.h: CUjit_option; a driver of CUDA 13.0: 'image: an option that no release \
                  names'"
    }
}
