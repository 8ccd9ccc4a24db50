//! Everyday mistakes on the model of the driver: each error has the sentence about the argument that is wrong, if a cause
//! tells it.
#![cfg(target_os = "linux")]

use cuda_checked::{Result, calls, sys, types::*};
use std::collections::BTreeSet;
use std::ffi::{CString, c_void};
use std::ptr::null_mut;

const SIZE: usize = 2 << 20;
const PTX: &str = concat!(include_str!("../examples/add_one.ptx"), "\0");

/// A mistake, its result, the code, and the beginning of the sentence.
type Mistake = (&'static str, Result<()>, CUresult, &'static str);

/// # Safety
///
/// The model must be the driver.
unsafe fn mistakes() -> Result<Vec<Mistake>> {
    use CUresult as Code;
    const INVALID: Code = Code::CUDA_ERROR_INVALID_VALUE;
    let mut host = vec![0_u8; SIZE];
    let bytes: *mut c_void = host.as_mut_ptr().cast();
    // SAFETY: the outputs and the host's memory live here, and the driver refuses what is wrong.
    unsafe {
        let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
        let kernel = calls::cuModuleGetFunction(module, c"add_one")?;
        let memory = calls::cuMemAlloc_v2(100)?;
        let pinned = calls::cuMemAllocHost_v2(100)?;
        let location =
            CUmemLocation { type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE, id: 0 };
        let plain = CUmemAllocationProp {
            type_: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
            location,
            ..Default::default()
        };
        let fabric = CUmemAllocationProp {
            requestedHandleTypes: CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC,
            ..plain
        };
        let access = CUmemAccessDesc {
            location,
            flags: CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE,
        };
        let range = calls::cuMemAddressReserve(2 * SIZE, 0, 0, 0)?;
        let handle = calls::cuMemCreate(SIZE, &plain, 0)?;
        let too_large = calls::cuMemMap(range, 2 * SIZE, 0, handle, 0);
        calls::cuMemMap(range, SIZE, 0, handle, 0)?;
        // No later memory has its address.
        let freed = calls::cuMemAlloc_v2(100)?;
        calls::cuMemFree_v2(freed)?;
        let none: *mut *mut c_void = null_mut();
        Ok(vec![
            (
                "a wrong name of a kernel",
                calls::cuModuleGetFunction(module, c"add_two").map(drop),
                Code::CUDA_ERROR_NOT_FOUND,
                "the module has no function add_two; it has add_one",
            ),
            (
                "a copy to beyond an allocation",
                calls::cuMemcpyHtoD_v2(memory, bytes, 101),
                INVALID,
                "ByteCount (101) is more than 100, the bytes from dstDevice",
            ),
            (
                "a copy from beyond an allocation",
                calls::cuMemcpyDtoH_v2(bytes, memory, 101),
                INVALID,
                "ByteCount (101) is more than 100, the bytes from srcDevice",
            ),
            (
                "address 0 of the device",
                calls::cuMemcpyHtoD_v2(0, bytes, 100),
                INVALID,
                "dstDevice (0) is not an address that CUDA knows",
            ),
            (
                "the pointers of host and device swapped",
                calls::cuMemcpyHtoD_v2(bytes as u64, memory as *const c_void, 100),
                INVALID,
                "dstDevice (*) is not an address that CUDA knows",
            ),
            (
                "no parameters for a kernel that has some",
                calls::cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, null_mut(), none, none),
                INVALID,
                "kernelParams is null, and the function has parameters",
            ),
            (
                "no cuMemSetAccess after cuMemMap",
                calls::cuMemcpyHtoD_v2(range, bytes, 100),
                INVALID,
                "dstDevice (*) is, at least in part, memory that no device can write: cuMemSetAccess grants access",
            ),
            (
                "a second free",
                calls::cuMemFree_v2(freed),
                INVALID,
                "dptr (*) was freed already, is memory of a graph that has not run yet, or is not from CUDA",
            ),
            (
                "a copy to freed memory",
                calls::cuMemcpyHtoD_v2(freed, bytes, 100),
                INVALID,
                "dstDevice (*) is not an address that CUDA knows",
            ),
            (
                "a free of the host's memory",
                calls::cuMemFree_v2(bytes as u64),
                INVALID,
                "dptr (*) was freed already, is memory of a graph that has not run yet, or is not from CUDA",
            ),
            (
                "a free of pinned memory",
                calls::cuMemFree_v2(pinned as u64),
                INVALID,
                "dptr (*) is memory of the host",
            ),
            (
                "a mapping larger than the allocation",
                too_large,
                Code::CUDA_ERROR_NOT_SUPPORTED,
                "it may be that size (4194304, 4 MiB) is not the size of the allocation",
            ),
            (
                "a mapping where one is",
                calls::cuMemMap(range, SIZE, 0, handle, 0),
                INVALID,
                "ptr (*) is already mapped",
            ),
            (
                "access where nothing is mapped",
                calls::cuMemSetAccess(range + SIZE as u64, SIZE, &[access]),
                INVALID,
                "it may be that ptr (*) is not mapped",
            ),
            (
                "a handle for a fabric",
                calls::cuMemCreate(SIZE, &fabric, 0).map(drop),
                Code::CUDA_ERROR_NOT_PERMITTED,
                "prop.requestedHandleTypes (CU_MEM_HANDLE_TYPE_FABRIC) has CU_MEM_HANDLE_TYPE_FABRIC, and this process can open no IMEX channel",
            ),
        ])
    }
}

/// Returns whether a sentence begins so, with any address in the place of `*`.
fn begins(sentence: &str, beginning: &str) -> bool {
    let Some((name, rest)) = beginning.split_once('*') else {
        return sentence.starts_with(beginning);
    };
    let address = sentence.strip_prefix(name).and_then(|text| text.strip_prefix("0x"));
    let is_digit = |c: char| c.is_ascii_hexdigit();
    address.is_some_and(|text| text.trim_start_matches(is_digit).starts_with(rest))
}

#[test]
fn each_mistake_is_explained() -> Result<()> {
    // SAFETY: the model's functions have the types that libcuda-sys declares.
    unsafe { sys::load_with(libcuda_model::find) }.expect("the model is the first driver");
    calls::cuInit(0)?;
    let context = calls::cuDevicePrimaryCtxRetain(0)?;
    // SAFETY: the context is retained until the process ends.
    unsafe { calls::cuCtxSetCurrent(context)? };
    // SAFETY: the model is the driver.
    for (mistake, result, code, beginning) in unsafe { mistakes()? } {
        let error = result.expect_err(mistake);
        assert_eq!(error.code(), code, "{mistake}");
        let cause = error.cause().map(ToString::to_string).unwrap_or_default();
        let fits = begins(&cause, beginning) && cause.is_empty() == beginning.is_empty();
        assert!(fits, "{mistake}: {error}");
    }
    Ok(())
}

/// The queries of objects that the model lacks, or has without content. Their causes are found on a driver only.
const LACKS: [&str; 23] = [
    "cuArrayGetSparseProperties",
    "cuCheckpointProcessGetState",
    "cuCtxGetLimit",
    "cuDeviceGetGraphMemAttribute",
    "cuDeviceGetTexture1DLinearMaxWidth",
    "cuGraphChildGraphNodeGetGraph",
    "cuGraphExecGetFlags",
    "cuGraphKernelNodeGetParams_v2",
    "cuGraphMemAllocNodeGetParams",
    "cuGraphMemFreeNodeGetParams",
    "cuGraphMemcpyNodeGetParams",
    "cuGraphNodeGetDependencies_v2",
    "cuGraphNodeGetParams",
    "cuGreenCtxGetDevResource",
    "cuKernelGetAttribute",
    "cuLibraryGetGlobal",
    "cuLibraryGetManaged",
    "cuLogicalEndpointGetLimits",
    "cuMipmappedArrayGetSparseProperties",
    "cuModuleGetSurfRef",
    "cuModuleGetTexRef",
    "cuOccupancyMaxPotentialClusterSize",
    "cuStreamGetGreenCtx",
];

/// The model answers all others, so a test on the model sees the explanation that it would see on a driver.
#[test]
fn the_model_answers_the_queries_of_causes() {
    let words = include_str!("../src/query.rs").split(|c: char| !c.is_alphanumeric() && c != '_');
    let is_function = |word: &&str| {
        word.strip_prefix("cu").is_some_and(|rest| rest.starts_with(char::is_uppercase))
    };
    let asked: BTreeSet<&str> = words.filter(is_function).collect();
    let is_missing = |name: &&&str| {
        let symbol = CString::new(**name).expect("a name");
        // SAFETY: there are no conditions.
        unsafe { libcuda_model::find(&symbol) }.is_null()
    };
    assert_eq!(Vec::from_iter(asked.iter().filter(is_missing).copied()), LACKS);
}
