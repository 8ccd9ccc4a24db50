#![cfg(not(miri))]

use crate::mock::{Answers, NEWER, NEWEST, accepted, answering, of_release, rejected};
use cuda_checked::sys::*;
use cuda_checked::{Result, calls};
use std::ffi::c_uint;
use std::ptr;

fn create(params: &mut CUctxCreateParams, flags: c_uint) -> Result<CUcontext> {
    // SAFETY: the memory behind `params` is live, and the mock creates nothing.
    unsafe { calls::cuCtxCreate_v4(params, flags, 0) }
}

fn params(
    affinities: &mut [CUexecAffinityParam],
    cig: Option<&mut CUctxCigParam>,
) -> CUctxCreateParams {
    let mut params = CUctxCreateParams::default();
    if !affinities.is_empty() {
        params.execAffinityParams = affinities.as_mut_ptr();
        params.numExecAffinityParams = affinities.len() as _;
    }
    params.cigParams = cig.map_or(ptr::null_mut(), |cig| cig);
    params
}

fn cig(kind: CUcigDataType) -> CUctxCigParam {
    CUctxCigParam { sharedDataType: kind, ..Default::default() }
}

const D3D12: CUcigDataType = CUcigDataType::CIG_DATA_TYPE_D3D12_COMMAND_QUEUE;
const NV_BLOB: CUcigDataType = CUcigDataType::CIG_DATA_TYPE_NV_BLOB;

#[test]
fn cuCtxCreate_v4() {
    // SAFETY: there are no parameters.
    let plain = |flags| unsafe { calls::cuCtxCreate_v4(ptr::null_mut(), flags, 0) };
    for flags in [0, 1, 2, 4, 0x1fc] {
        accepted("cuCtxCreate_v4", || plain(flags));
    }
    rejected(
        "cuCtxCreate_v4: flags (CU_CTX_SCHED_SPIN | CU_CTX_SCHED_YIELD) must have at most one of \
         CU_CTX_SCHED_SPIN, CU_CTX_SCHED_YIELD and CU_CTX_SCHED_BLOCKING_SYNC [would be \
         CUDA_ERROR_INVALID_VALUE]",
        || plain(3),
    );
    accepted("cuCtxCreate_v4", || create(&mut CUctxCreateParams::default(), 0));
    answering(Answers { attribute: |_| 3, ..Answers::USUAL }, || {
        accepted("cuCtxCreate_v4", || plain(0));
    });
    let prohibited = Answers { attribute: prohibited, ..Answers::USUAL };
    answering(prohibited, || {
        rejected(
            "cuCtxCreate_v4: dev (0) must be a device whose CU_DEVICE_ATTRIBUTE_COMPUTE_MODE is not \
             CU_COMPUTEMODE_PROHIBITED [would be CUDA_ERROR_UNKNOWN]",
            || plain(0),
        );
    });
    let failing = Answers { code: CUresult::CUDA_ERROR_INVALID_DEVICE, ..prohibited };
    answering(failing, || accepted("cuCtxCreate_v4", || plain(0)));

    execution_affinity();
    of_release(NEWEST, "ctx::cuCtxCreate_v4", graphics);
    for (release, rejects) in [(13_010, false), (13_020, true), (NEWEST, true)] {
        of_release(release, "ctx::cuCtxCreate_v4", || {
            let mut counted = CUctxCreateParams { numExecAffinityParams: 1, ..Default::default() };
            if rejects {
                rejected(
                    "cuCtxCreate_v4: ctxCreateParams.numExecAffinityParams (1) must be zero since CUDA 13.2, because \
                     `ctxCreateParams.execAffinityParams` is null [would be CUDA_ERROR_INVALID_VALUE]",
                    || create(&mut counted, 0),
                );
            } else {
                accepted("cuCtxCreate_v4", || create(&mut counted, 0));
            }
        });
    }
    of_release(12_080, "ctx::cuCtxCreate_v4", || {
        accepted("cuCtxCreate_v4", || create(&mut params(&mut [], Some(&mut cig(D3D12))), 0));
        rejected(
            "cuCtxCreate_v4: ctxCreateParams.cigParams.sharedDataType (CIG_DATA_TYPE_NV_BLOB) must be \
             CIG_DATA_TYPE_D3D12_COMMAND_QUEUE [would be CUDA_ERROR_INVALID_VALUE]",
            || create(&mut params(&mut [], Some(&mut cig(NV_BLOB))), 0),
        );
    });
    of_release(12_090, "ctx::cuCtxCreate_v4", || {
        accepted("cuCtxCreate_v4", || create(&mut params(&mut [], Some(&mut cig(NV_BLOB))), 0));
    });
}

/// The attributes of a device that prohibits contexts.
pub fn prohibited(attribute: CUdevice_attribute) -> i32 {
    match attribute {
        CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_MODE => 2,
        _ => 1,
    }
}

fn execution_affinity() {
    let mut two = [CUexecAffinityParam::default(); 2];
    accepted("cuCtxCreate_v4", || create(&mut params(&mut two, None), 0));
    let unsupported = "cuCtxCreate_v4: ctxCreateParams.execAffinityParams[0].type \
                       (CU_EXEC_AFFINITY_TYPE_SM_COUNT) must be supported by the device, as \
                       cuDeviceGetExecAffinitySupport reports [would be CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY]";
    answering(Answers { execution_affinity: 0, ..Answers::USUAL }, || {
        rejected(unsupported, || create(&mut params(&mut two, None), 0));
        accepted("cuCtxCreate_v4", || create(&mut params(&mut [], None), 0));
    });
    let failing = Answers { code: CUresult::CUDA_ERROR_INVALID_DEVICE, ..Answers::USUAL };
    answering(failing, || {
        accepted("cuCtxCreate_v4", || create(&mut params(&mut two, None), 0));
    });
    two[1].type_ = CUexecAffinityType::CU_EXEC_AFFINITY_TYPE_MAX;
    rejected(
        "cuCtxCreate_v4: ctxCreateParams.execAffinityParams[1].type (CU_EXEC_AFFINITY_TYPE_MAX) must be \
         CU_EXEC_AFFINITY_TYPE_SM_COUNT [would be CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY]",
        || create(&mut params(&mut two, None), 0),
    );
    // Elements beyond the count are not checked, and a negative count leaves out all.
    for count in [1, -1] {
        let mut fewer = params(&mut two, None);
        fewer.numExecAffinityParams = count;
        accepted("cuCtxCreate_v4", || create(&mut fewer, 0));
    }
}

fn graphics() {
    for kind in [D3D12, NV_BLOB] {
        accepted("cuCtxCreate_v4", || create(&mut params(&mut [], Some(&mut cig(kind))), 0));
    }
    rejected(
        "cuCtxCreate_v4: ctxCreateParams.cigParams.sharedDataType (CUcigDataType(3)) must be \
         CIG_DATA_TYPE_D3D12_COMMAND_QUEUE or CIG_DATA_TYPE_NV_BLOB [would be \
         CUDA_ERROR_INVALID_VALUE]",
        || create(&mut params(&mut [], Some(&mut cig(CUcigDataType(3)))), 0),
    );
    // Every flag but those of core dumps.
    accepted("cuCtxCreate_v4", || create(&mut params(&mut [], Some(&mut cig(D3D12))), 0x9c));
    for (flags, named) in [(0x20, "CU_CTX_COREDUMP_ENABLE"), (0x40, "CU_CTX_USER_COREDUMP_ENABLE")]
    {
        let message = format!(
            "cuCtxCreate_v4: flags ({named}) must have neither CU_CTX_COREDUMP_ENABLE nor \
             CU_CTX_USER_COREDUMP_ENABLE, because `ctxCreateParams.cigParams` is not null [the documentation \
             gives no code]"
        );
        rejected(&message, || create(&mut params(&mut [], Some(&mut cig(D3D12))), flags));
    }
    let mut one = [CUexecAffinityParam::default()];
    let message = format!(
        "cuCtxCreate_v4: ctxCreateParams.execAffinityParams ({:p}) must be null, because \
         `ctxCreateParams.cigParams` is not null [the documentation gives no code]",
        &one
    );
    rejected(&message, || create(&mut params(&mut one, Some(&mut cig(D3D12))), 0));

    use CUdevice_attribute as A;
    let others: [(_, _, fn(A) -> _); 2] = [
        (D3D12, "D3D12", |asked| (asked != A::CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED).into()),
        (NV_BLOB, "VULKAN", |asked| (asked != A::CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED).into()),
    ];
    for (kind, name, attribute) in others {
        answering(Answers { attribute, ..Answers::USUAL }, || {
            let message = format!(
                "cuCtxCreate_v4: ctxCreateParams.cigParams.sharedDataType ({kind:?}) must not be {kind:?}{}, \
                 because the device's CU_DEVICE_ATTRIBUTE_{name}_CIG_SUPPORTED is zero [would be \
                 CUDA_ERROR_NOT_SUPPORTED]",
                if kind == NV_BLOB { " since CUDA 12.9" } else { "" }
            );
            rejected(&message, || create(&mut params(&mut [], Some(&mut cig(kind))), 0));
            let other = if kind == D3D12 { NV_BLOB } else { D3D12 };
            accepted("cuCtxCreate_v4", || create(&mut params(&mut [], Some(&mut cig(other))), 0));
        });
    }
}

#[test]
fn cuCtxSetFlags() {
    for flags in [0, 1, 2, 4, 0x1fc] {
        accepted("cuCtxSetFlags", || calls::cuCtxSetFlags(flags));
    }
    for release in [12_020, 12_030, NEWEST, NEWER[0]] {
        of_release(release, "ctx::cuCtxSetFlags", || match release {
            12_030..=NEWEST => rejected(
                "cuCtxSetFlags: flags (CU_CTX_SCHED_SPIN | CU_CTX_SCHED_BLOCKING_SYNC) must have at most one of \
                 CU_CTX_SCHED_SPIN, CU_CTX_SCHED_YIELD and CU_CTX_SCHED_BLOCKING_SYNC since CUDA 12.3 [would be \
                 CUDA_ERROR_INVALID_VALUE]",
                || calls::cuCtxSetFlags(5),
            ),
            _ => accepted("cuCtxSetFlags", || calls::cuCtxSetFlags(5)),
        });
    }
}

/// The last limit that a release has, and the message about the next one.
fn known(release: i32) -> (u8, &'static str) {
    match release {
        ..=12_040 => (
            6,
            "CU_LIMIT_STACK_SIZE, CU_LIMIT_PRINTF_FIFO_SIZE, CU_LIMIT_MALLOC_HEAP_SIZE, \
             CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH, CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT, \
             CU_LIMIT_MAX_L2_FETCH_GRANULARITY or CU_LIMIT_PERSISTING_L2_CACHE_SIZE",
        ),
        12_041..=13_030 => (
            9,
            "CU_LIMIT_STACK_SIZE, CU_LIMIT_PRINTF_FIFO_SIZE, CU_LIMIT_MALLOC_HEAP_SIZE, \
             CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH, CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT, \
             CU_LIMIT_MAX_L2_FETCH_GRANULARITY, CU_LIMIT_PERSISTING_L2_CACHE_SIZE, CU_LIMIT_SHMEM_SIZE, \
             CU_LIMIT_CIG_ENABLED or CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED",
        ),
        _ => (
            10,
            "CU_LIMIT_STACK_SIZE, CU_LIMIT_PRINTF_FIFO_SIZE, CU_LIMIT_MALLOC_HEAP_SIZE, \
             CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH, CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT, \
             CU_LIMIT_MAX_L2_FETCH_GRANULARITY, CU_LIMIT_PERSISTING_L2_CACHE_SIZE, CU_LIMIT_SHMEM_SIZE, \
             CU_LIMIT_CIG_ENABLED, CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED or CU_LIMIT_PER_BLOCK_MEMORY_SIZE",
        ),
    }
}

const LIMIT_RELEASES: [i32; 5] = [12_040, 12_050, 13_030, 13_040, NEWEST];

#[test]
fn cuCtxSetLimit() {
    let call = |limit: u8| calls::cuCtxSetLimit(CUlimit(limit.into()), 1);
    for release in LIMIT_RELEASES {
        of_release(release, "ctx::cuCtxSetLimit", || {
            let (last, known) = known(release);
            for limit in (0..=last).filter(|limit| !matches!(limit, 7 | 8)) {
                accepted("cuCtxSetLimit", || call(limit));
            }
            // These can only be queried.
            let settable = known.replace(", CU_LIMIT_SHMEM_SIZE, CU_LIMIT_CIG_ENABLED", "");
            let refused = [7, 8].into_iter().filter(|limit| *limit <= last).chain([last + 1]);
            for limit in refused {
                let message = format!(
                    "cuCtxSetLimit: limit ({:?}) must be {settable} [the documentation gives no code]",
                    CUlimit(limit.into()),
                );
                rejected(&message, || call(limit));
            }
        });
    }
    of_release(NEWER[0], "ctx::cuCtxSetLimit", || {
        for limit in [7, 8, 11] {
            accepted("cuCtxSetLimit", || call(limit));
        }
    });

    for release in [11_080, 12_000, NEWEST, NEWER[0]] {
        of_release(release, "ctx::cuCtxSetLimit", || {
            let capable = |attribute| {
                answering(Answers { attribute, ..Answers::USUAL }, || match release {
                    12_000..=NEWEST => rejected(
                        "cuCtxSetLimit: limit (CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH) must not be \
                     CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH since CUDA 12.0, because the compute capability of the \
                     current device is 9.0 or higher [would be CUDA_ERROR_UNSUPPORTED_LIMIT]",
                        || call(3),
                    ),
                    _ => accepted("cuCtxSetLimit", || call(3)),
                })
            };
            capable(|_| 9);
            capable(|_| 10);
            answering(Answers { attribute: |_| 8, ..Answers::USUAL }, || {
                accepted("cuCtxSetLimit", || call(3));
            });
            answering(Answers { attribute: |_| 9, ..Answers::USUAL }, || {
                accepted("cuCtxSetLimit", || call(4));
            });
            let code = CUresult::CUDA_ERROR_INVALID_CONTEXT;
            answering(Answers { code, attribute: |_| 9, ..Answers::USUAL }, || {
                accepted("cuCtxSetLimit", || call(3));
            });
        });
    }
}

#[test]
fn cuCtxGetLimit() {
    let call = |limit: u8| calls::cuCtxGetLimit(CUlimit(limit.into()));
    for release in LIMIT_RELEASES {
        of_release(release, "ctx::cuCtxGetLimit", || {
            let (last, known) = known(release);
            for limit in 0..=last {
                accepted("cuCtxGetLimit", || call(limit));
            }
            let message = format!(
                "cuCtxGetLimit: limit ({:?}) must be {known} [the documentation gives no code]",
                CUlimit((last + 1).into()),
            );
            rejected(&message, || call(last + 1));
        });
    }
    of_release(NEWER[0], "ctx::cuCtxGetLimit", || {
        accepted("cuCtxGetLimit", || call(11));
    });
}

#[test]
fn cuCtxSetCacheConfig() {
    let call = |config| calls::cuCtxSetCacheConfig(CUfunc_cache(config));
    accepted("cuCtxSetCacheConfig", || call(0));
    accepted("cuCtxSetCacheConfig", || call(3));
    rejected(
        "cuCtxSetCacheConfig: config (CUfunc_cache(4)) must be CU_FUNC_CACHE_PREFER_NONE, \
         CU_FUNC_CACHE_PREFER_SHARED, CU_FUNC_CACHE_PREFER_L1 or CU_FUNC_CACHE_PREFER_EQUAL [would be \
         CUDA_ERROR_INVALID_VALUE]",
        || call(4),
    );
}

#[test]
fn cuCtxGetExecAffinity() {
    let call = |kind| calls::cuCtxGetExecAffinity(CUexecAffinityType(kind));
    accepted("cuCtxGetExecAffinity", || call(0));
    rejected(
        "cuCtxGetExecAffinity: type (CU_EXEC_AFFINITY_TYPE_MAX) must be CU_EXEC_AFFINITY_TYPE_SM_COUNT [would be \
         CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY]",
        || call(1),
    );
}
