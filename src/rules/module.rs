//! Rules of the group "Module Management".

use crate::rules::prelude::*;

use CUjit_option as O;
use CUjitInputType as I;

const FALLBACK: O = O::CU_JIT_FALLBACK_STRATEGY;

const OF_ALL_INPUTS: &[O] = &[
    O::CU_JIT_WALL_TIME,
    O::CU_JIT_INFO_LOG_BUFFER,
    O::CU_JIT_ERROR_LOG_BUFFER,
    O::CU_JIT_TARGET_FROM_CUCONTEXT,
    O::CU_JIT_TARGET,
];
/// The options that are for the linker only, by their own documentation.
#[allow(deprecated)]
const OF_LINKER: &[O] = &[
    O::CU_JIT_GLOBAL_SYMBOL_NAMES,
    O::CU_JIT_GLOBAL_SYMBOL_ADDRESSES,
    O::CU_JIT_GLOBAL_SYMBOL_COUNT,
    O::CU_JIT_REFERENCED_KERNEL_NAMES,
    O::CU_JIT_REFERENCED_KERNEL_COUNT,
];

/// The options of the dynamic linker, which loads modules.
const GLOBAL_SYMBOLS: &[O] = &[
    O::CU_JIT_GLOBAL_SYMBOL_NAMES,
    O::CU_JIT_GLOBAL_SYMBOL_ADDRESSES,
    O::CU_JIT_GLOBAL_SYMBOL_COUNT,
];

rules! {
    fn cuModuleGetGlobal_v2(dptr: *mut CUdeviceptr, bytes: *mut usize) {
        223: bytes => non_null(), if dptr => is_null(), since 12_010
    }

    fn cuLinkCreate_v2(options: &[O]) {
        for (i, _) in options.iter().enumerate();
        224: options[i] => none_of(&[FALLBACK]), at i, "which the linker does not take",
            stated "CU_JIT_FALLBACK_STRATEGY";
    }

    on { cuLinkAddData_v2, cuLinkAddFile_v2 }
    fn link_input(type_: I) { 225: type_ => enumerator() }

    #[allow(deprecated)] // drivers still accept NVVM
    on { cuLinkAddData_v2, cuLinkAddFile_v2 }
    fn options_of_input(type_: I, options: &[O]) {
        for (i, _) in options.iter().enumerate();
        226: options[i] => none_of(OF_ALL_INPUTS), at i, "which cuLinkCreate takes";
        227: options[i] => none_of(OF_LINKER), at i,
            "which are for the linker and not the compiler";
        // The documentation of the other input types lists it among their options.
        228: options[i] => none_of(&[FALLBACK]),
            if type_ => is(I::CU_JIT_INPUT_CUBIN, I::CU_JIT_INPUT_PTX, I::CU_JIT_INPUT_NVVM), at i,
            stated "CU_JIT_FALLBACK_STRATEGY";
    }
}

causes! {
    on { cuLinkCreate_v2 }
    fn of_dynamic_linker(options: &[O]) {
        for (i, _) in options.iter().enumerate();
        1049: options[i] => none_of(GLOBAL_SYMBOLS), at i,
            from "cuda.h: CU_JIT_GLOBAL_SYMBOL_COUNT; a driver of CUDA 13.0: 'another option'"
    }
}
