use crate::mock::{NEWER, NEWEST, accepted, of_release, rejected};
use crate::module::compiler_options;
use cuda_checked::sys::*;
use cuda_checked::{Result, calls};
use std::ffi::{c_int, c_uint, c_void};
use std::ptr;

const LIBRARY: CUlibrary = ptr::without_provenance_mut(0x10);
const KERNEL: CUkernel = ptr::without_provenance_mut(0x20);

#[test]
fn cuLibraryLoadData() {
    let call = |count, jit, values, options: &mut [CUlibraryOption]| {
        // SAFETY: the options are live locals, and the mock loads nothing.
        unsafe {
            calls::cuLibraryLoadData(
                c"".as_ptr().cast(),
                jit,
                values,
                count,
                options.as_mut_ptr(),
                [ptr::null_mut()].as_mut_ptr(),
                options.len() as _,
            )
        }
    };
    compiler_options(
        "cuLibraryLoadData: jitOptionsValues[1] (CUjit_cacheMode(3))",
        Some("cuLibraryLoadData: jitOptions[1] (CU_JIT_THREADS_PER_BLOCK)"),
        |count, jit, values| call(count, jit, values, &mut []),
    );
    accepted("cuLibraryLoadData", || {
        let mut options = [CUlibraryOption::CU_LIBRARY_BINARY_IS_PRESERVED];
        call(0, ptr::null_mut(), ptr::null_mut(), &mut options)
    });
}

#[test]
fn cuLibraryLoadFromFile() {
    let call = |count: c_uint,
                jit: *mut CUjit_option,
                values: *mut *mut c_void,
                options: *mut _,
                number| {
        let mut values_of_options = [ptr::null_mut(); 2];
        // SAFETY: the options are live locals, and the mock loads nothing.
        unsafe {
            calls::cuLibraryLoadFromFile(
                c"path",
                jit,
                values,
                count,
                options,
                values_of_options.as_mut_ptr(),
                number,
            )
        }
    };
    compiler_options(
        "cuLibraryLoadFromFile: jitOptionsValues[1] (CUjit_cacheMode(3))",
        Some("cuLibraryLoadFromFile: jitOptions[1] (CU_JIT_THREADS_PER_BLOCK)"),
        |count, jit, values| call(count, jit, values, ptr::null_mut(), 0),
    );
    let mut options = [
        CUlibraryOption::CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE,
        CUlibraryOption::CU_LIBRARY_BINARY_IS_PRESERVED,
    ];
    let mut call = |number| call(0, ptr::null_mut(), ptr::null_mut(), options.as_mut_ptr(), number);
    accepted("cuLibraryLoadFromFile", || call(1));
    rejected(
        "cuLibraryLoadFromFile: libraryOptions[1] (CU_LIBRARY_BINARY_IS_PRESERVED) must not be \
         CU_LIBRARY_BINARY_IS_PRESERVED, which is for cuLibraryLoadData [would be CUDA_ERROR_INVALID_VALUE]",
        || call(2),
    );
}

/// The rule of calls that return an address and a size. The argument begins the message.
fn either(bytes: &str, call: impl Fn(*mut CUdeviceptr, *mut usize) -> Result<()>) {
    let (name, _) = bytes.split_once(':').expect("the message begins with the call");
    let (mut address, mut size) = (0, 0);
    accepted(name, || call(&mut address, &mut size));
    accepted(name, || call(&mut address, ptr::null_mut()));
    accepted(name, || call(ptr::null_mut(), &mut size));
    let message = format!(
        "{bytes} must not be null, because `dptr` is null [would be CUDA_ERROR_INVALID_VALUE]"
    );
    rejected(&message, || call(ptr::null_mut(), ptr::null_mut()));
}

#[test]
fn cuLibraryGetGlobal() {
    // SAFETY: the mock writes nothing.
    either("cuLibraryGetGlobal: bytes (null)", |address, size| unsafe {
        calls::cuLibraryGetGlobal(address, size, LIBRARY, c"name")
    });
}

#[test]
fn cuLibraryGetManaged() {
    // SAFETY: the mock writes nothing.
    either("cuLibraryGetManaged: bytes (null)", |address, size| unsafe {
        calls::cuLibraryGetManaged(address, size, LIBRARY, c"name")
    });
}

#[test]
fn cuKernelGetAttribute() {
    // SAFETY: the mock reads no memory.
    let call = |attribute: u8| unsafe {
        calls::cuKernelGetAttribute(CUfunction_attribute(attribute.into()), KERNEL, 0)
    };
    let first = "CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, \
                 CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES, CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES, \
                 CU_FUNC_ATTRIBUTE_NUM_REGS, CU_FUNC_ATTRIBUTE_PTX_VERSION, CU_FUNC_ATTRIBUTE_BINARY_VERSION, \
                 CU_FUNC_ATTRIBUTE_CACHE_MODE_CA, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, \
                 CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET, \
                 CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH, CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT, \
                 CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH, \
                 CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED";
    for (release, last, rest) in [
        (13_020, 15, " or CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE"),
        (
            13_030,
            16,
            ", CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE or \
             CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED",
        ),
        (
            13_040,
            17,
            ", CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE, \
             CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED or CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE",
        ),
    ] {
        of_release(release, "library::cuKernelGetAttribute", || {
            for attribute in 0..=last {
                accepted("cuKernelGetAttribute", || call(attribute));
            }
            let message = format!(
                "cuKernelGetAttribute: attrib ({:?}) must be {first}{rest} [would be CUDA_ERROR_INVALID_VALUE]",
                CUfunction_attribute((last + 1).into()),
            );
            rejected(&message, || call(last + 1));
        });
    }
    of_release(NEWER[0], "library::cuKernelGetAttribute", || {
        accepted("cuKernelGetAttribute", || call(18));
    });
}

#[test]
fn cuKernelSetAttribute() {
    // SAFETY: the mock reads no memory.
    let call = |attribute: u8, value: c_int| unsafe {
        calls::cuKernelSetAttribute(CUfunction_attribute(attribute.into()), value, KERNEL, 0)
    };
    of_release(NEWEST, "library::cuKernelSetAttribute", || {
        for (attribute, value) in [(8, -1), (9, -1), (11, 0), (12, 1), (13, 0), (14, 2), (15, 0)] {
            accepted("cuKernelSetAttribute", || call(attribute, value));
        }
        for (attribute, dimension) in [(11, "WIDTH"), (12, "HEIGHT"), (13, "DEPTH")] {
            let message = format!(
                "cuKernelSetAttribute: val (-1) must be at least 0, because `attrib` is \
                 CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_{dimension} [would be CUDA_ERROR_INVALID_VALUE]"
            );
            rejected(&message, || call(attribute, -1));
        }
    });
    let first = "CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, \
                 CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET, \
                 CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH, CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT, \
                 CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH, \
                 CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED";
    let policies = "CU_CLUSTER_SCHEDULING_POLICY_DEFAULT, CU_CLUSTER_SCHEDULING_POLICY_SPREAD";
    for (release, read_only, attributes, policy, rest) in [
        (
            13_030,
            17,
            " or CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE",
            2,
            " or CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING",
        ),
        (
            13_040,
            16,
            ", CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE or CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE",
            3,
            ", CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING or \
             CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY",
        ),
    ] {
        of_release(release, "library::cuKernelSetAttribute", || {
            for attribute in [7, read_only] {
                let message = format!(
                    "cuKernelSetAttribute: attrib ({:?}) must be {first}{attributes}, for the others can only \
                     be read [would be CUDA_ERROR_INVALID_VALUE]",
                    CUfunction_attribute(attribute.into()),
                );
                rejected(&message, || call(attribute, 0));
            }
            accepted("cuKernelSetAttribute", || call(15, policy));
            let message = format!(
                "cuKernelSetAttribute: val ({:?}) must be {policies}{rest} since CUDA 11.8, because `attrib` is \
                 CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE [would be CUDA_ERROR_INVALID_VALUE]",
                CUclusterSchedulingPolicy((policy + 1) as _),
            );
            rejected(&message, || call(15, policy + 1));
        });
    }
    of_release(13_040, "library::cuKernelSetAttribute", || {
        for mode in 0..=4 {
            accepted("cuKernelSetAttribute", || call(17, mode));
        }
        rejected(
            "cuKernelSetAttribute: val (CUsharedMemoryMode(5)) must be CU_SHARED_MEMORY_MODE_DEFAULT, \
             CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE, CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE, \
             CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY or \
             CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY since CUDA 13.2, because `attrib` is \
             CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE [would be CUDA_ERROR_INVALID_VALUE]",
            || call(17, 5),
        );
    });
    of_release(NEWER[0], "library::cuKernelSetAttribute", || {
        accepted("cuKernelSetAttribute", || call(16, 0));
        accepted("cuKernelSetAttribute", || call(15, 4));
    });
}

#[test]
fn cuKernelSetCacheConfig() {
    // SAFETY: the mock reads no memory.
    let call = |config| unsafe { calls::cuKernelSetCacheConfig(KERNEL, CUfunc_cache(config), 0) };
    accepted("cuKernelSetCacheConfig", || call(0));
    accepted("cuKernelSetCacheConfig", || call(3));
    rejected(
        "cuKernelSetCacheConfig: config (CUfunc_cache(4)) must be CU_FUNC_CACHE_PREFER_NONE, \
         CU_FUNC_CACHE_PREFER_SHARED, CU_FUNC_CACHE_PREFER_L1 or CU_FUNC_CACHE_PREFER_EQUAL [would be \
         CUDA_ERROR_INVALID_VALUE]",
        || call(4),
    );
}

#[test]
fn cuKernelGetName() {
    // SAFETY: the mock reads no memory.
    let call = |kernel| unsafe { calls::cuKernelGetName(kernel) };
    accepted("cuKernelGetName", || call(KERNEL));
    rejected(
        "cuKernelGetName: hfunc (null) must not be null [would be CUDA_ERROR_INVALID_VALUE]",
        || call(ptr::null_mut()),
    );
}
