//! The table of symbols: what `cuGetProcAddress` returns the address of.

use libcuda_sys::{CUdriverProcAddress_flags as Flags, NoSymbol, Release, Symbol, symbols};
use std::collections::HashSet;
use std::ffi::CStr;

const LEGACY: Flags = Flags::CU_GET_PROC_ADDRESS_LEGACY_STREAM;
const PER_THREAD: Flags = Flags::CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM;

#[test]
fn each_symbol_is_found_by_its_name_in_its_own_release_and_by_itself() {
    for symbol in symbols() {
        let flags = if symbol.is_per_thread() { PER_THREAD } else { LEGACY };
        assert_eq!(Symbol::by_name(symbol.name(), symbol.since(), flags), Ok(symbol));
        assert_eq!(Symbol::by_symbol(symbol.symbol()), Some(symbol));
    }
    let distinct: HashSet<&CStr> = symbols().map(|symbol| symbol.symbol()).collect();
    assert_eq!(distinct.len(), symbols().count());
}

#[test]
fn the_newest_symbol_of_a_release_is_found() {
    for (name, release, flags, symbol, signature) in [
        (c"cuCtxCreate", 12_040, LEGACY, c"cuCtxCreate_v3", "PFN_cuCtxCreate_v11040"),
        (c"cuCtxCreate", 12_050, LEGACY, c"cuCtxCreate_v4", "PFN_cuCtxCreate_v12050"),
        (c"cuCtxCreate", 3_010, PER_THREAD, c"cuCtxCreate", "PFN_cuCtxCreate_v2000"),
        (c"cuGetProcAddress", 11_080, LEGACY, c"cuGetProcAddress", "PFN_cuGetProcAddress_v11030"),
        (
            c"cuGetProcAddress",
            13_050,
            LEGACY,
            c"cuGetProcAddress_v2",
            "PFN_cuGetProcAddress_v12000",
        ),
        (c"cuMemcpyHtoD", 6_050, LEGACY, c"cuMemcpyHtoD_v2", "PFN_cuMemcpyHtoD_v3020"),
        (
            c"cuMemcpyHtoD",
            7_000,
            PER_THREAD,
            c"cuMemcpyHtoD_v2_ptds",
            "PFN_cuMemcpyHtoD_v7000_ptds",
        ),
        // Without a flag the streams are legacy ones, and with both they are per thread.
        (c"cuLaunchKernel", 13_050, Flags(0), c"cuLaunchKernel", "PFN_cuLaunchKernel_v4000"),
        (
            c"cuLaunchKernel",
            13_050,
            Flags(3),
            c"cuLaunchKernel_ptsz",
            "PFN_cuLaunchKernel_v7000_ptsz",
        ),
        (
            c"cuGraphicsGLRegisterImage",
            13_050,
            LEGACY,
            c"cuGraphicsGLRegisterImage",
            "PFN_cuGraphicsGLRegisterImage_v3000",
        ),
    ] {
        let found = Symbol::by_name(name, Release(release), flags).unwrap();
        assert_eq!((found.symbol(), &*found.signature()), (symbol, signature), "{name:?}");
    }
}

#[test]
fn what_is_no_name_is_not_found() {
    for name in
        [c"", c"a", c"cuMemAlloc_v2", c"cuMemcpyHtoD_v2_ptds", c"cuMemA", c"cuZ", c"z", c"_v2"]
    {
        assert_eq!(Symbol::by_name(name, Release(13_050), PER_THREAD), Err(NoSymbol::NotFound));
    }
    for symbol in [c"", c"cuMemAlloc_v9", c"cuInit_ptsz", c"_ptds", c"cuGetProcAddress_v2_ptsz"] {
        assert_eq!(Symbol::by_symbol(symbol), None);
    }
    let newer = NoSymbol::VersionNotSufficient { since: Release(12_010) };
    assert_eq!(Symbol::by_name(c"cuMulticastCreate", Release(12_000), LEGACY), Err(newer));
    assert!(newer.to_string().contains("CUDA 12.1"));
    // Its older symbols are those of the legacy stream.
    let newer = NoSymbol::VersionNotSufficient { since: Release(7_000) };
    assert_eq!(Symbol::by_name(c"cuMemcpyHtoD", Release(6_050), PER_THREAD), Err(newer));
}

#[test]
fn a_function_that_is_newer_than_the_driver_is_unknown_to_it() {
    use libcuda_sys::CUdriverProcAddressQueryResult as Status;
    let newer = Symbol::by_name(c"cuMulticastCreate", Release(11_070), LEGACY).unwrap_err();
    let [known, unknown] = [12_010, 12_000].map(|driver| newer.status(Release(driver)));
    assert_eq!(known, Status::CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT);
    assert_eq!(unknown, Status::CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND);
    let never = NoSymbol::NotFound.status(Release(13_050));
    assert_eq!(never, Status::CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND);
}

#[test]
fn each_declared_function_is_in_the_table() {
    for function in libcuda_sys::functions() {
        let symbol = Symbol::by_symbol(function.symbol()).unwrap();
        assert_eq!(Some(symbol.since()), function.since(), "{symbol:?}");
    }
}
