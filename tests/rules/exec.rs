#![cfg(not(miri))]

use crate::mock::{Answers, NEWER, NEWEST, accepted, answering, of_release, rejected};
use cuda_checked::sys::*;
use cuda_checked::{Result, calls};
use std::ffi::{c_int, c_void};
use std::ptr;

/// A function that drivers do not follow.
const FUNCTION: CUfunction = ptr::without_provenance_mut(0x1000);

type Id = CUlaunchAttributeID;

/// A launch of 4 x 4 x 4 blocks.
fn config(attributes: &mut [CUlaunchAttribute]) -> CUlaunchConfig {
    CUlaunchConfig {
        gridDimX: 4,
        gridDimY: 4,
        gridDimZ: 4,
        blockDimX: 1,
        blockDimY: 1,
        blockDimZ: 1,
        sharedMemBytes: 0,
        hStream: ptr::null_mut(),
        attrs: attributes.as_mut_ptr(),
        numAttrs: attributes.len() as u32,
    }
}

fn attribute(id: CUlaunchAttributeID, value: CUlaunchAttributeValue) -> CUlaunchAttribute {
    CUlaunchAttribute { id, pad: [0; 4], value }
}

fn cluster([x, y, z]: [u32; 3]) -> CUlaunchAttribute {
    let clusterDim = CUlaunchAttributeValue_clusterDim { x, y, z };
    attribute(
        CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION,
        CUlaunchAttributeValue { clusterDim },
    )
}

#[test]
fn cuFuncGetAttribute() {
    const OF_11_7: &str = "CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, \
        CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES, CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES, CU_FUNC_ATTRIBUTE_NUM_REGS, \
        CU_FUNC_ATTRIBUTE_PTX_VERSION, CU_FUNC_ATTRIBUTE_BINARY_VERSION, CU_FUNC_ATTRIBUTE_CACHE_MODE_CA, \
        CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES";
    const OF_11_8: &str = "CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, \
        CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET, CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH, \
        CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT, CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH, \
        CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED";
    let first = format!("{OF_11_7} or CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT");
    let second =
        format!("{OF_11_7}, {OF_11_8} or CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE");
    let third = format!(
        "{OF_11_7}, {OF_11_8}, CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE or \
         CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED"
    );
    let all = format!(
        "{OF_11_7}, {OF_11_8}, CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE, \
         CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED or CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE"
    );
    let name = "cuFuncGetAttribute";
    let call = |attrib: c_int| {
        // SAFETY: the mock reads no memory.
        unsafe { calls::cuFuncGetAttribute(CUfunction_attribute(attrib as _), FUNCTION) }
    };
    for (release, last, next, known) in [
        (11_070, 9, "CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET", &first),
        (11_080, 15, "CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED", &second),
        (13_020, 15, "CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED", &second),
        (13_030, 16, "CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE", &third),
        (13_040, 17, "CU_FUNC_ATTRIBUTE_MAX", &all),
        (NEWEST, 17, "CU_FUNC_ATTRIBUTE_MAX", &all),
    ] {
        of_release(release, "exec::cuFuncGetAttribute", || {
            for attrib in 0..=last {
                accepted(name, || call(attrib));
            }
            rejected(
                &format!(
                    "cuFuncGetAttribute: attrib ({next}) must be {known} [would be CUDA_ERROR_INVALID_VALUE]"
                ),
                || call(last + 1),
            );
            let result = call(-1);
            assert_eq!(result.unwrap_err().code(), CUresult::CUDA_ERROR_INVALID_VALUE);
        });
    }
    of_release(NEWER[0], "exec::cuFuncGetAttribute", || {
        accepted(name, || call(18));
    });
}

#[test]
fn cuFuncSetAttribute() {
    const OF_11_7: &str = "CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, \
        CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT";
    const OF_11_8: &str = "CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH, CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT, \
        CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH, CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED";
    let name = "cuFuncSetAttribute";
    let call = |attrib: c_int, value| {
        // SAFETY: the mock reads no memory.
        unsafe { calls::cuFuncSetAttribute(FUNCTION, CUfunction_attribute(attrib as _), value) }
    };
    let must = |attrib, value, sentence: &str| {
        rejected(&format!("{sentence} [would be CUDA_ERROR_INVALID_VALUE]"), || {
            call(attrib, value)
        });
    };
    let test = "exec::cuFuncSetAttribute";
    of_release(NEWEST, test, || {
        for attrib in [8, 9, 11, 12, 13, 14, 15, 17] {
            accepted(name, || call(attrib, 0));
            accepted(name, || call(attrib, 1));
        }
        for (attrib, shown) in [
            (7, "CU_FUNC_ATTRIBUTE_CACHE_MODE_CA"),
            (10, "CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET"),
            (16, "CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED"),
            (18, "CU_FUNC_ATTRIBUTE_MAX"),
        ] {
            must(
                attrib,
                0,
                &format!(
                    "cuFuncSetAttribute: attrib ({shown}) must be {OF_11_7}, {OF_11_8}, \
                     CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE or \
                     CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE, for the others can only be read"
                ),
            );
        }
        accepted(name, || call(9, -1));
        accepted(name, || call(14, 2));
        for (attrib, dimension) in [(11, "WIDTH"), (12, "HEIGHT"), (13, "DEPTH")] {
            must(
                attrib,
                -1,
                &format!(
                    "cuFuncSetAttribute: value (-1) must be at least 0, because `attrib` is \
                     CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_{dimension}"
                ),
            );
        }
        accepted(name, || call(15, 3));
        must(
            15,
            4,
            "cuFuncSetAttribute: value (CUclusterSchedulingPolicy(4)) must be \
             CU_CLUSTER_SCHEDULING_POLICY_DEFAULT, \
             CU_CLUSTER_SCHEDULING_POLICY_SPREAD, CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING or \
             CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY since CUDA 11.8, because `attrib` is \
             CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE",
        );
        accepted(name, || call(17, 4));
        must(
            17,
            5,
            "cuFuncSetAttribute: value (CUsharedMemoryMode(5)) must be CU_SHARED_MEMORY_MODE_DEFAULT, \
             CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE, CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE, \
             CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY or \
             CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY since CUDA 13.2, because `attrib` is \
             CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE",
        );
    });
    of_release(13_030, test, || {
        accepted(name, || call(15, 2));
        must(
            15,
            3,
            "cuFuncSetAttribute: value (CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY) must be \
             CU_CLUSTER_SCHEDULING_POLICY_DEFAULT, CU_CLUSTER_SCHEDULING_POLICY_SPREAD or \
             CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING since CUDA 11.8, because `attrib` is \
             CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE",
        );
        must(
            17,
            0,
            &format!(
                "cuFuncSetAttribute: attrib (CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE) must be {OF_11_7}, \
                 {OF_11_8} or CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE, for \
                 the others can only be read"
            ),
        );
    });
    of_release(11_070, test, || {
        accepted(name, || call(8, 0));
        must(
            11,
            0,
            "cuFuncSetAttribute: attrib (CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH) must be \
             CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES or \
             CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, for the others can only be \
             read",
        );
    });
    of_release(NEWER[0], test, || {
        accepted(name, || call(7, 0));
        accepted(name, || call(15, 4));
    });
}

#[test]
fn cuFuncSetCacheConfig() {
    let call = |config| {
        // SAFETY: the mock reads no memory.
        unsafe { calls::cuFuncSetCacheConfig(FUNCTION, CUfunc_cache(config)) }
    };
    for config in 0..4 {
        accepted("cuFuncSetCacheConfig", || call(config));
    }
    rejected(
        "cuFuncSetCacheConfig: config (CUfunc_cache(4)) must be CU_FUNC_CACHE_PREFER_NONE, \
         CU_FUNC_CACHE_PREFER_SHARED, CU_FUNC_CACHE_PREFER_L1 or CU_FUNC_CACHE_PREFER_EQUAL [would be \
         CUDA_ERROR_INVALID_VALUE]",
        || call(4),
    );
}

#[test]
fn cuFuncGetName() {
    // SAFETY: the mock reads no memory.
    let call = |function| unsafe { calls::cuFuncGetName(function) };
    accepted("cuFuncGetName", || call(FUNCTION));
    rejected(
        "cuFuncGetName: hfunc (null) must not be null [would be CUDA_ERROR_INVALID_VALUE]",
        || call(ptr::null_mut()),
    );
}

/// Parameters, or extras, or both. `bad` begins the message, before the address of `extra`.
fn lists(name: &str, bad: &str, call: impl Fn(*mut *mut c_void, *mut *mut c_void) -> Result<()>) {
    let mut params = [ptr::null_mut()];
    let params = params.as_mut_ptr();
    let mut empty = [CU_LAUNCH_PARAM_END];
    let empty = empty.as_mut_ptr();
    let mut size = 0_usize;
    let mut full = [CU_LAUNCH_PARAM_BUFFER_SIZE, (&raw mut size).cast(), CU_LAUNCH_PARAM_END];
    let full = full.as_mut_ptr();
    accepted(name, || call(params, ptr::null_mut()));
    accepted(name, || call(ptr::null_mut(), full));
    accepted(name, || call(ptr::null_mut(), ptr::null_mut()));
    accepted(name, || call(ptr::null_mut(), empty));
    for extra in [empty, full] {
        rejected(
            &format!(
                "{bad}{extra:?}) must be null, because `kernelParams` is not null [would be \
                 CUDA_ERROR_INVALID_VALUE]"
            ),
            || call(params, extra),
        );
    }
    let mut one = 1_usize;
    let (one, none) = ((&raw mut one).cast(), ptr::null_mut());
    let (pointer, count) = (CU_LAUNCH_PARAM_BUFFER_POINTER, CU_LAUNCH_PARAM_BUFFER_SIZE);
    // No release has the name 3, so the entries after it are unknown.
    let unknown = ptr::without_provenance_mut(3);
    for mut list in [
        [pointer, one, count, one, CU_LAUNCH_PARAM_END],
        [count, one, pointer, one, CU_LAUNCH_PARAM_END],
        [pointer, one, CU_LAUNCH_PARAM_END, none, none],
        [count, none, CU_LAUNCH_PARAM_END, none, none],
        [count, one, unknown, one, CU_LAUNCH_PARAM_END],
    ] {
        accepted(name, || call(none.cast(), list.as_mut_ptr()));
    }
    let mut list = [count, one, CU_LAUNCH_PARAM_END];
    let list = list.as_mut_ptr();
    rejected(
        &format!(
            "{bad}{list:?}) must have CU_LAUNCH_PARAM_BUFFER_POINTER, because its \
             CU_LAUNCH_PARAM_BUFFER_SIZE is not zero [the documentation gives no code]"
        ),
        || call(none.cast(), list),
    );
}

#[test]
fn cuLaunchKernel() {
    lists("cuLaunchKernel", "cuLaunchKernel: extra (", |params, extra| {
        // SAFETY: the mock reads no memory.
        unsafe {
            calls::cuLaunchKernel(FUNCTION, 1, 1, 1, 1, 1, 1, 0, ptr::null_mut(), params, extra)
        }
    });
}

fn preferred([x, y, z]: [u32; 3]) -> CUlaunchAttribute {
    let preferredClusterDim = CUlaunchAttributeValue_preferredClusterDim { x, y, z };
    attribute(
        Id::CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION,
        CUlaunchAttributeValue { preferredClusterDim },
    )
}

fn launch(attributes: &mut [CUlaunchAttribute]) -> Result<()> {
    let (config, none) = (config(attributes), ptr::null_mut());
    // SAFETY: the mock reads no memory.
    unsafe { calls::cuLaunchKernelEx(&config, FUNCTION, none, none) }
}

/// Makes a launch with this second attribute.
fn second(id: Id, edit: impl Fn(&mut CUlaunchAttributeValue)) -> Result<()> {
    let mut value = CUlaunchAttributeValue { pad: [0; 64] };
    let ignored = attribute(Id::CU_LAUNCH_ATTRIBUTE_IGNORE, value);
    edit(&mut value);
    launch(&mut [ignored, attribute(id, value)])
}

const LAUNCH: &str = "cuLaunchKernelEx";

#[track_caller]
fn must(sentence: &str, call: impl FnOnce() -> Result<()>) {
    let message = format!("{sentence} [would be CUDA_ERROR_INVALID_VALUE]");
    rejected(&message, call);
}

#[track_caller]
fn must_fit(sentence: &str, call: impl FnOnce() -> Result<()>) {
    let message = format!("{sentence} [would be CUDA_ERROR_INVALID_CLUSTER_SIZE]");
    rejected(&message, call);
}

#[test]
fn cuLaunchKernelEx() {
    lists(LAUNCH, "cuLaunchKernelEx: extra (", |params, extra| {
        // SAFETY: the mock reads no memory.
        unsafe { calls::cuLaunchKernelEx(&config(&mut []), FUNCTION, params, extra) }
    });
    let mut without = config(&mut []);
    without.attrs = ptr::null_mut();
    let none = ptr::null_mut();
    // SAFETY: the mock reads no memory.
    accepted(LAUNCH, || unsafe { calls::cuLaunchKernelEx(&without, FUNCTION, none, none) });
    without.numAttrs = 1;
    rejected(
        "cuLaunchKernelEx: config.attrs (null) must not be null, because `config.numAttrs` is not zero [would be \
         CUDA_ERROR_INVALID_VALUE]",
        // SAFETY: the mock reads no memory.
        || unsafe { calls::cuLaunchKernelEx(&without, FUNCTION, none, none) },
    );
}

#[test]
fn cuLaunchKernelEx_attributes() {
    type Value = CUlaunchAttributeValue;
    let test = "exec::cuLaunchKernelEx_attributes";
    let window = |property| {
        second(Id::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW, |value: &mut Value| {
            value.accessPolicyWindow.missProp = CUaccessProperty(property);
        })
    };
    let synchronization = |policy| {
        second(Id::CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY, |value: &mut Value| {
            value.syncPolicy = CUsynchronizationPolicy(policy);
        })
    };
    let policy = |policy| {
        second(Id::CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE, |value: &mut Value| {
            value.clusterSchedulingPolicyPreference = CUclusterSchedulingPolicy(policy);
        })
    };
    let programmatic = |flags| {
        second(Id::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT, |value: &mut Value| {
            value.programmaticEvent.flags = flags;
        })
    };
    let completion = |flags| {
        second(Id::CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT, |value: &mut Value| {
            value.launchCompletionEvent.flags = flags;
        })
    };
    let domain = |domain| {
        second(Id::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN, |value: &mut Value| {
            value.memSyncDomain = CUlaunchMemSyncDomain(domain);
        })
    };
    let updatable = |updatable| {
        second(Id::CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE, |value: &mut Value| {
            value.deviceUpdatableKernelNode.deviceUpdatable = updatable;
        })
    };
    let carveout = |percent| {
        second(Id::CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, |value: &mut Value| {
            value.sharedMemCarveout = percent;
        })
    };
    let nvlink = |centric| {
        second(Id::CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING, |value: &mut Value| {
            value.nvlinkUtilCentricScheduling = centric;
        })
    };
    let portable = |mode| {
        second(Id::CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE, |value: &mut Value| {
            value.portableClusterSizeMode = CUlaunchAttributePortableClusterMode(mode);
        })
    };
    let shared = |mode| {
        second(Id::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE, |value: &mut Value| {
            value.sharedMemoryMode = CUsharedMemoryMode(mode);
        })
    };
    of_release(NEWEST, test, || {
        for value in [0, 1] {
            accepted(LAUNCH, || window(value));
            accepted(LAUNCH, || domain(value));
            accepted(LAUNCH, || updatable(value as c_int));
        }
        accepted(LAUNCH, || nvlink(1));
        accepted(LAUNCH, || programmatic(0));
        accepted(LAUNCH, || completion(0));
        accepted(LAUNCH, || policy(3));
        accepted(LAUNCH, || carveout(100));
        accepted(LAUNCH, || portable(2));
        accepted(LAUNCH, || shared(4));
        must(
            "cuLaunchKernelEx: config.attrs[1].value.accessPolicyWindow.missProp \
             (CU_ACCESS_PROPERTY_PERSISTING) must be CU_ACCESS_PROPERTY_NORMAL \
             or CU_ACCESS_PROPERTY_STREAMING, because `config.attrs[1].id` is CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW",
            || window(2),
        );
        for value in 1..=4 {
            accepted(LAUNCH, || synchronization(value));
        }
        for value in [0, 5] {
            must(
                &format!(
                    "cuLaunchKernelEx: config.attrs[1].value.syncPolicy (CUsynchronizationPolicy({value})) must \
                     be CU_SYNC_POLICY_AUTO, CU_SYNC_POLICY_SPIN, CU_SYNC_POLICY_YIELD or \
                     CU_SYNC_POLICY_BLOCKING_SYNC, because `config.attrs[1].id` is CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY"
                ),
                || synchronization(value),
            );
        }
        must(
            "cuLaunchKernelEx: config.attrs[1].value.clusterSchedulingPolicyPreference \
             (CUclusterSchedulingPolicy(4)) must be \
             CU_CLUSTER_SCHEDULING_POLICY_DEFAULT, CU_CLUSTER_SCHEDULING_POLICY_SPREAD, \
             CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING or \
             CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY since CUDA 11.8, because `config.attrs[1].id` is \
             CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE",
            || policy(4),
        );
        for (flags, shown) in [(1, "CU_EVENT_RECORD_EXTERNAL"), (2, "CUevent_record_flags(0x2)")] {
            must(
                &format!(
                    "cuLaunchKernelEx: config.attrs[1].value.programmaticEvent.flags ({shown}) must be \
                     CU_EVENT_RECORD_DEFAULT, because `config.attrs[1].id` is CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT"
                ),
                || programmatic(flags),
            );
            must(
                &format!(
                    "cuLaunchKernelEx: config.attrs[1].value.launchCompletionEvent.flags ({shown}) must be \
                     CU_EVENT_RECORD_DEFAULT since CUDA 12.3, because `config.attrs[1].id` is \
                     CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT"
                ),
                || completion(flags),
            );
        }
        must(
            "cuLaunchKernelEx: config.attrs[1].value.memSyncDomain (CUlaunchMemSyncDomain(2)) must be \
             CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT or \
             CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE since CUDA 12.3, because `config.attrs[1].id` is CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN",
            || domain(2),
        );
        for value in [-1, 2] {
            must(
                &format!(
                    "cuLaunchKernelEx: config.attrs[1].value.deviceUpdatableKernelNode.deviceUpdatable \
                     ({value}) must be 0 or 1 since CUDA 12.4, because `config.attrs[1].id` is \
                     CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE"
                ),
                || updatable(value),
            );
        }
        must(
            "cuLaunchKernelEx: config.attrs[1].value.sharedMemCarveout (101) must be at most 100 since \
             CUDA 12.5, a percentage, because `config.attrs[1].id` is CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT",
            || carveout(101),
        );
        must(
            "cuLaunchKernelEx: config.attrs[1].value.nvlinkUtilCentricScheduling (2) must be 0 or 1 since \
             CUDA 13.0, because `config.attrs[1].id` is CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING",
            || nvlink(2),
        );
        must(
            "cuLaunchKernelEx: config.attrs[1].value.portableClusterSizeMode \
             (CUlaunchAttributePortableClusterMode(3)) must be \
             CU_LAUNCH_PORTABLE_CLUSTER_MODE_DEFAULT, CU_LAUNCH_PORTABLE_CLUSTER_MODE_REQUIRE_PORTABLE or \
             CU_LAUNCH_PORTABLE_CLUSTER_MODE_ALLOW_NON_PORTABLE since CUDA 13.2, because `config.attrs[1].id` is \
             CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE",
            || portable(3),
        );
        must(
            "cuLaunchKernelEx: config.attrs[1].value.sharedMemoryMode (CUsharedMemoryMode(5)) must be \
             CU_SHARED_MEMORY_MODE_DEFAULT, \
             CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE, CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE, \
             CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY or \
             CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY since CUDA 13.2, because `config.attrs[1].id` is \
             CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE",
            || shared(5),
        );
    });
    of_release(13_030, test, || {
        accepted(LAUNCH, || policy(2));
        accepted(LAUNCH, || shared(2));
        must(
            "cuLaunchKernelEx: config.attrs[1].value.clusterSchedulingPolicyPreference \
             (CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY) must be \
             CU_CLUSTER_SCHEDULING_POLICY_DEFAULT, CU_CLUSTER_SCHEDULING_POLICY_SPREAD or \
             CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING since CUDA 11.8, because `config.attrs[1].id` is \
             CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE",
            || policy(3),
        );
        must(
            "cuLaunchKernelEx: config.attrs[1].value.sharedMemoryMode \
             (CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY) must be \
             CU_SHARED_MEMORY_MODE_DEFAULT, CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE or \
             CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE since CUDA 13.2, because `config.attrs[1].id` is \
             CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE",
            || shared(3),
        );
    });
    of_release(13_010, test, || {
        accepted(LAUNCH, || portable(3));
        accepted(LAUNCH, || shared(3));
    });
    of_release(12_090, test, || accepted(LAUNCH, || nvlink(2)));
    of_release(12_040, test, || accepted(LAUNCH, || carveout(101)));
    of_release(12_030, test, || accepted(LAUNCH, || updatable(2)));
    of_release(12_020, test, || {
        accepted(LAUNCH, || completion(1));
        accepted(LAUNCH, || domain(2));
    });
    of_release(NEWER[0], test, || {
        accepted(LAUNCH, || window(2));
        accepted(LAUNCH, || programmatic(1));
        accepted(LAUNCH, || policy(4));
    });
}

/// Some device must allow the values of a launch.
#[test]
fn cuLaunchKernelEx_limits() {
    use CUdevice_attribute as D;
    let test = "exec::cuLaunchKernelEx_limits";
    let window = |num_bytes| {
        second(Id::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW, |value| {
            let window = CUaccessPolicyWindow { num_bytes, ..Default::default() };
            value.accessPolicyWindow = window;
        })
    };
    let domains = |default_, remote| {
        second(Id::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP, |value| {
            value.memSyncDomainMap = CUlaunchMemSyncDomainMap { default_, remote }
        })
    };
    let shared = |mode, sharedMemBytes| {
        let mut value = CUlaunchAttributeValue { pad: [0; 64] };
        value.sharedMemoryMode = CUsharedMemoryMode(mode);
        let mut attributes = [attribute(Id::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE, value)];
        let config = CUlaunchConfig { sharedMemBytes, ..config(&mut attributes) };
        let none = ptr::null_mut();
        // SAFETY: the mock reads no memory.
        unsafe { calls::cuLaunchKernelEx(&config, FUNCTION, none, none) }
    };
    let limits = |attribute| match attribute {
        D::CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE => 4096,
        D::CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT => 4,
        D::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK => 500,
        D::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN => 700,
        _ => 0,
    };
    let allowed = || {
        accepted(LAUNCH, || window(4096));
        accepted(LAUNCH, || domains(3, 3));
        accepted(LAUNCH, || shared(1, 500));
        accepted(LAUNCH, || shared(2, 700));
        for mode in [0, 3, 4] {
            accepted(LAUNCH, || shared(mode, 701));
        }
    };
    let too_much = || {
        allowed();
        must(
            "cuLaunchKernelEx: config.attrs[1].value.accessPolicyWindow.num_bytes (4097) must be at most 4096, \
             the largest CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE of the devices",
            || window(4097),
        );
        for (default, remote, path) in [(4, 0, "default_"), (0, 4, "remote")] {
            must(
                &format!(
                    "cuLaunchKernelEx: config.attrs[1].value.memSyncDomainMap.{path} (4) must be below 4 since \
                     CUDA 12.0, the largest CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT of the devices"
                ),
                || domains(default, remote),
            );
        }
        for (mode, bytes, attribute, name) in [
            (1, 500, "MAX_SHARED_MEMORY_PER_BLOCK", "REQUIRE_PORTABLE"),
            (2, 700, "MAX_SHARED_MEMORY_PER_BLOCK_OPTIN", "ALLOW_NON_PORTABLE"),
        ] {
            must(
                &format!(
                    "cuLaunchKernelEx: config.sharedMemBytes ({}) must be at most {bytes} since CUDA 13.2, the \
                     largest CU_DEVICE_ATTRIBUTE_{attribute} of the devices, because \
                     CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE is CU_SHARED_MEMORY_MODE_{name}",
                    bytes + 1
                ),
                || shared(mode, bytes + 1),
            );
        }
    };
    of_release(NEWEST, test, || {
        for device in [None, Some(0), Some(1)] {
            let answers = Answers { attribute: limits, attributes_of: device, ..Answers::USUAL };
            answering(answers, too_much);
        }
        // Devices that report no limit have none.
        for attribute in [|_| 0, |_| -1] {
            answering(Answers { attribute, ..Answers::USUAL }, || {
                accepted(LAUNCH, || window(usize::MAX));
                accepted(LAUNCH, || domains(255, 255));
                accepted(LAUNCH, || shared(1, u32::MAX));
            });
        }
    });
    of_release(13_010, test, || {
        answering(Answers { attribute: limits, ..Answers::USUAL }, || {
            accepted(LAUNCH, || shared(1, 501));
            accepted(LAUNCH, || shared(2, 701));
        });
    });
    of_release(11_080, test, || {
        answering(Answers { attribute: limits, ..Answers::USUAL }, || {
            accepted(LAUNCH, || domains(4, 4));
        });
    });
}

#[test]
fn cuLaunchKernelEx_clusters() {
    let test = "exec::cuLaunchKernelEx_clusters";
    let one = cluster([1, 1, 1]);
    of_release(NEWEST, test, || {
        for size in [[1, 1, 1], [2, 4, 1], [0, 0, 0]] {
            accepted(LAUNCH, || launch(&mut [cluster(size)]));
            accepted(LAUNCH, || launch(&mut [cluster(size), preferred([2, 4, 1])]));
        }
        for size in [[1, 1, 1], [2, 4, 1]] {
            accepted(LAUNCH, || launch(&mut [preferred(size)]));
            accepted(LAUNCH, || launch(&mut [one, preferred(size)]));
        }
        // The last attribute of a kind counts.
        accepted(LAUNCH, || launch(&mut [cluster([3, 1, 1]), one]));
        accepted(LAUNCH, || launch(&mut [preferred([3, 1, 1]), preferred([2, 1, 1]), one]));
        for (size, clusters, preferreds) in [
            (
                [3, 1, 1],
                "cuLaunchKernelEx: config.attrs[1].value.clusterDim.x (3) must be a divisor of 4 since CUDA \
                 12.3, config.gridDimX, because x, y and z are not all zero",
                "cuLaunchKernelEx: config.attrs[1].value.preferredClusterDim.x (3) must be a divisor of 4 \
                 since \
                 CUDA 12.8, config.gridDimX",
            ),
            (
                [1, 8, 1],
                "cuLaunchKernelEx: config.attrs[1].value.clusterDim.y (8) must be a divisor of 4 since CUDA \
                 12.3, config.gridDimY, because x, y and z are not all zero",
                "cuLaunchKernelEx: config.attrs[1].value.preferredClusterDim.y (8) must be a divisor of 4 \
                 since \
                 CUDA 12.8, config.gridDimY",
            ),
            (
                [1, 1, 0],
                "cuLaunchKernelEx: config.attrs[1].value.clusterDim.z (0) must be a divisor of 4 since CUDA \
                 12.3, config.gridDimZ, because x, y and z are not all zero",
                "cuLaunchKernelEx: config.attrs[1].value.preferredClusterDim.z (0) must be a divisor of 4 \
                 since \
                 CUDA 12.8, config.gridDimZ",
            ),
        ] {
            must_fit(clusters, || launch(&mut [one, cluster(size)]));
            must_fit(preferreds, || launch(&mut [one, preferred(size)]));
            must_fit(preferreds, || launch(&mut [cluster([0, 0, 0]), preferred(size)]));
        }
        let nothing = "cuLaunchKernelEx: config.attrs[1].value.preferredClusterDim.x (0) must be a divisor of 4 \
                       since CUDA 12.8, config.gridDimX";
        for before in [one, cluster([0, 0, 0])] {
            must_fit(nothing, || launch(&mut [before, preferred([0, 0, 0])]));
        }
        let two = cluster([2, 2, 2]);
        accepted(LAUNCH, || launch(&mut [two, preferred([2, 4, 2])]));
        accepted(LAUNCH, || launch(&mut [preferred([4, 2, 2]), two]));
        let that = "since CUDA 12.8, that of CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION";
        must_fit(
            &format!(
                "cuLaunchKernelEx: config.attrs[1].value.preferredClusterDim.x (1) must be a multiple of \
                 2 {that}"
            ),
            || launch(&mut [two, preferred([1, 2, 2])]),
        );
        must_fit(
            &format!(
                "cuLaunchKernelEx: config.attrs[1].value.preferredClusterDim.y (1) must be a multiple of \
                 2 {that}"
            ),
            || launch(&mut [two, preferred([2, 1, 2])]),
        );
        must_fit(
            &format!(
                "cuLaunchKernelEx: config.attrs[1].value.preferredClusterDim.z (4) must be 2 {that}"
            ),
            || launch(&mut [two, preferred([2, 2, 4])]),
        );
    });
    of_release(12_060, test, || {
        accepted(LAUNCH, || launch(&mut [preferred([3, 1, 1])]));
        must_fit(
            "cuLaunchKernelEx: config.attrs[1].value.clusterDim.x (3) must be a divisor of 4 since CUDA \
             12.3, config.gridDimX, because x, y and z are not all zero",
            || launch(&mut [one, cluster([3, 1, 1])]),
        );
    });
    of_release(12_020, test, || accepted(LAUNCH, || launch(&mut [cluster([3, 1, 1])])));
    of_release(NEWER[0], test, || {
        accepted(LAUNCH, || launch(&mut [cluster([3, 1, 1]), preferred([3, 1, 1])]));
    });
}
