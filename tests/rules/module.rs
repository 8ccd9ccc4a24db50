use crate::mock::{NEWER, NEWEST, accepted, of_release, rejected};
use cuda_checked::sys::*;
use cuda_checked::{Result, calls};
use std::ffi::{c_uint, c_void};
use std::ptr;

const STATE: CUlinkState = ptr::without_provenance_mut(0x10);

/// The rules of compiler options: the value of a cache mode, and an option that excludes another. Each is tested if it
/// is a rule of the call; the argument begins the message.
pub fn compiler_options<T>(
    mode: &str,
    threads: Option<&str>,
    call: impl Fn(c_uint, *mut CUjit_option, *mut *mut c_void) -> Result<T>,
) {
    let with = |options: &[(CUjit_option, usize)]| {
        let (mut keys, mut values): (Vec<_>, Vec<_>) =
            options.iter().map(|(key, value)| (*key, ptr::without_provenance_mut(*value))).unzip();
        call(options.len() as _, keys.as_mut_ptr(), values.as_mut_ptr())
    };
    use CUjit_option as O;
    let (name, rest) = mode.split_once(": ").expect("the message begins with the call");
    let options =
        rest.split(' ').next().expect("the path").replace("Values", "s").replace("ss[", "s[");
    accepted(name, || call(0, ptr::null_mut(), ptr::null_mut()));
    accepted(name, || call(2, ptr::null_mut(), ptr::null_mut()));
    accepted(name, || with(&[(O::CU_JIT_MAX_REGISTERS, 32), (O::CU_JIT_THREADS_PER_BLOCK, 128)]));

    for value in 0..=2 {
        accepted(name, || with(&[(O::CU_JIT_MAX_REGISTERS, 3), (O::CU_JIT_CACHE_MODE, value)]));
    }
    let message = format!(
        "{mode} must be CU_JIT_CACHE_OPTION_NONE, \
         CU_JIT_CACHE_OPTION_CG or CU_JIT_CACHE_OPTION_CA, because `{options}` is \
         CU_JIT_CACHE_MODE [would be CUDA_ERROR_INVALID_VALUE]"
    );
    rejected(&message, || with(&[(O::CU_JIT_MAX_REGISTERS, 2), (O::CU_JIT_CACHE_MODE, 3)]));
    // The value is an `unsigned int`: the rest of its slot is not read.
    accepted(name, || with(&[(O::CU_JIT_CACHE_MODE, 0xffff_ffff_0000_0002)]));
    // Elements beyond the count and null arrays are not checked.
    let mut cache_mode = O::CU_JIT_CACHE_MODE;
    let mut value = ptr::without_provenance_mut(3);
    accepted(name, || call(0, &mut cache_mode, &mut value));
    let mut second = [O::CU_JIT_MAX_REGISTERS, cache_mode];
    for (count, options) in [(1, &mut cache_mode as *mut _), (2, second.as_mut_ptr())] {
        accepted(name, || call(count, options, ptr::null_mut()));
    }

    if let Some(second) = threads {
        accepted(name, || with(&[(O::CU_JIT_TARGET, 90), (O::CU_JIT_MAX_REGISTERS, 32)]));
        let (threads, target) = ((O::CU_JIT_THREADS_PER_BLOCK, 128), (O::CU_JIT_TARGET, 90));
        let message = format!(
            "{second} must not be CU_JIT_THREADS_PER_BLOCK, because another option is CU_JIT_TARGET [would be \
             CUDA_ERROR_INVALID_VALUE]"
        );
        rejected(&message, || with(&[target, threads]));
        rejected(&message.replace("[1]", "[0]"), || with(&[threads, target]));
    }
}

#[test]
fn cuModuleLoadDataEx() {
    // SAFETY: the options are live locals, and the mock loads nothing.
    compiler_options(
        "cuModuleLoadDataEx: optionValues[1] (CUjit_cacheMode(3))",
        Some("cuModuleLoadDataEx: options[1] (CU_JIT_THREADS_PER_BLOCK)"),
        |count, options, values| unsafe {
            calls::cuModuleLoadDataEx(c"".as_ptr().cast(), count, options, values)
        },
    );
}

#[test]
fn cuModuleGetGlobal_v2() {
    // SAFETY: the mock writes nothing.
    let call = |address: *mut CUdeviceptr, size: *mut usize| unsafe {
        calls::cuModuleGetGlobal_v2(address, size, ptr::without_provenance_mut(0x10), c"name")
    };
    let (mut address, mut size) = (0, 0);
    accepted("cuModuleGetGlobal_v2", || call(&mut address, &mut size));
    accepted("cuModuleGetGlobal_v2", || call(&mut address, ptr::null_mut()));
    accepted("cuModuleGetGlobal_v2", || call(ptr::null_mut(), &mut size));
    for release in [12_000, 12_010, NEWEST, NEWER[0]] {
        of_release(release, "module::cuModuleGetGlobal_v2", || {
            let neither = || call(ptr::null_mut(), ptr::null_mut());
            match release {
                12_010..=NEWEST => rejected(
                    "cuModuleGetGlobal_v2: bytes (null) must not be null since CUDA 12.1, because `dptr` is \
                     null [would be CUDA_ERROR_INVALID_VALUE]",
                    neither,
                ),
                _ => accepted("cuModuleGetGlobal_v2", neither),
            }
        });
    }
}

#[test]
fn cuLinkCreate_v2() {
    // SAFETY: the options are live locals, and the mock links nothing.
    compiler_options(
        "cuLinkCreate_v2: optionValues[1] (CUjit_cacheMode(3))",
        Some("cuLinkCreate_v2: options[1] (CU_JIT_THREADS_PER_BLOCK)"),
        |count, options, values| unsafe { calls::cuLinkCreate_v2(count, options, values) },
    );
    use CUjit_option as O;
    let mut options = [O::CU_JIT_GLOBAL_SYMBOL_COUNT, O::CU_JIT_FALLBACK_STRATEGY];
    // SAFETY: the options are live locals, and the mock links nothing.
    let mut call = |count| unsafe {
        let mut values = [ptr::null_mut(); 2];
        calls::cuLinkCreate_v2(count, options.as_mut_ptr(), values.as_mut_ptr())
    };
    accepted("cuLinkCreate_v2", || call(1));
    rejected(
        "cuLinkCreate_v2: options[1] (CU_JIT_FALLBACK_STRATEGY) must not be CU_JIT_FALLBACK_STRATEGY, which the \
         linker does not take [would be CUDA_ERROR_INVALID_VALUE]",
        || call(2),
    );
}

/// The rules of one input to link. The arguments begin the messages.
fn input(
    mode: &str,
    kind: &str,
    option: &str,
    call: impl Fn(CUjitInputType, c_uint, *mut CUjit_option, *mut *mut c_void) -> Result<()>,
) {
    let ptx = CUjitInputType::CU_JIT_INPUT_PTX;
    let (name, _) = mode.split_once(':').expect("the message begins with the call");
    compiler_options(mode, None, |count, options, values| call(ptx, count, options, values));
    for kind in 0..=5 {
        accepted(name, || call(CUjitInputType(kind), 0, ptr::null_mut(), ptr::null_mut()));
    }
    let message = format!(
        "{kind} must be CU_JIT_INPUT_CUBIN, CU_JIT_INPUT_PTX, \
         CU_JIT_INPUT_FATBINARY, CU_JIT_INPUT_OBJECT, CU_JIT_INPUT_LIBRARY or CU_JIT_INPUT_NVVM [would be \
         CUDA_ERROR_INVALID_VALUE]"
    );
    rejected(&message, || call(CUjitInputType(6), 0, ptr::null_mut(), ptr::null_mut()));
    use CUjit_option as O;
    let with = |kind, option| {
        let mut options = [O::CU_JIT_MAX_REGISTERS, option];
        let mut values = [ptr::null_mut(); 2];
        call(kind, 2, options.as_mut_ptr(), values.as_mut_ptr())
    };
    for refused in [
        O::CU_JIT_WALL_TIME,
        O::CU_JIT_INFO_LOG_BUFFER,
        O::CU_JIT_ERROR_LOG_BUFFER,
        O::CU_JIT_TARGET_FROM_CUCONTEXT,
        O::CU_JIT_TARGET,
    ] {
        let message = format!(
            "{option}{refused:?}) must not be CU_JIT_WALL_TIME, CU_JIT_INFO_LOG_BUFFER, \
             CU_JIT_ERROR_LOG_BUFFER, CU_JIT_TARGET_FROM_CUCONTEXT or CU_JIT_TARGET, which cuLinkCreate_v2 \
             takes [would be CUDA_ERROR_INVALID_VALUE]"
        );
        rejected(&message, || with(ptx, refused));
    }
    for refused in [
        O::CU_JIT_GLOBAL_SYMBOL_NAMES,
        O::CU_JIT_GLOBAL_SYMBOL_ADDRESSES,
        O::CU_JIT_GLOBAL_SYMBOL_COUNT,
        O::CU_JIT_REFERENCED_KERNEL_NAMES,
        O::CU_JIT_REFERENCED_KERNEL_COUNT,
    ] {
        let message = format!(
            "{option}{refused:?}) must not be CU_JIT_GLOBAL_SYMBOL_NAMES, CU_JIT_GLOBAL_SYMBOL_ADDRESSES, \
             CU_JIT_GLOBAL_SYMBOL_COUNT, CU_JIT_REFERENCED_KERNEL_NAMES or CU_JIT_REFERENCED_KERNEL_COUNT, which are \
             for the linker and not the compiler [would be CUDA_ERROR_INVALID_VALUE]"
        );
        rejected(&message, || with(ptx, refused));
    }
    for taken in [O::CU_JIT_LTO, O::CU_JIT_FTZ, O::CU_JIT_REFERENCED_VARIABLE_NAMES] {
        accepted(name, || with(ptx, taken));
    }
    // The text lists it among the options of three types, and excludes it for the linker.
    let fallback = O::CU_JIT_FALLBACK_STRATEGY;
    for kind in 2..=4 {
        accepted(name, || with(CUjitInputType(kind), fallback));
    }
    for kind in [0, 1, 5] {
        let message = format!(
            "{option}CU_JIT_FALLBACK_STRATEGY) must not be CU_JIT_FALLBACK_STRATEGY, because `type` is \
             CU_JIT_INPUT_CUBIN, CU_JIT_INPUT_PTX or CU_JIT_INPUT_NVVM [would be CUDA_ERROR_INVALID_VALUE]"
        );
        rejected(&message, || with(CUjitInputType(kind), fallback));
    }
}

#[test]
fn cuLinkAddData_v2() {
    // SAFETY: the options are live locals, and the mock links nothing.
    input(
        "cuLinkAddData_v2: optionValues[1] (CUjit_cacheMode(3))",
        "cuLinkAddData_v2: type (CU_JIT_NUM_INPUT_TYPES)",
        "cuLinkAddData_v2: options[1] (",
        |kind, count, options, values| unsafe {
            calls::cuLinkAddData_v2(
                STATE,
                kind,
                ptr::null_mut(),
                0,
                ptr::null(),
                count,
                options,
                values,
            )
        },
    );
}

#[test]
fn cuLinkAddFile_v2() {
    // SAFETY: the options are live locals, and the mock links nothing.
    input(
        "cuLinkAddFile_v2: optionValues[1] (CUjit_cacheMode(3))",
        "cuLinkAddFile_v2: type (CU_JIT_NUM_INPUT_TYPES)",
        "cuLinkAddFile_v2: options[1] (",
        |kind, count, options, values| unsafe {
            calls::cuLinkAddFile_v2(STATE, kind, c"path", count, options, values)
        },
    );
}
