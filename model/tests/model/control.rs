use crate::support::*;
use libcuda_sys::*;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::ptr;

fn version() -> i32 {
    let mut version = 0;
    // SAFETY: the output is a live local.
    assert_eq!(unsafe { cuDriverGetVersion(&mut version) }, OK);
    version
}

#[test]
fn a_release_lacks_what_came_later() {
    alone("control::a_release_lacks_what_came_later", &[("CUDA_MODEL_RELEASE", "12.4")], || {
        install();
        assert_eq!(version(), 12_040);
        let reason = find(c"cuMemGetMemPool").expect_err("it is of 13.0");
        let LoadError::MissingFunction { since, driver, .. } = reason else { panic!("{reason:?}") };
        assert_eq!((since, driver), (Some(Release(13_000)), Some(Release(12_040))));
        assert!(is_present(c"cuMulticastCreate"));
        assert_eq!(set_release(12_000), OK);
        assert!(!is_present(c"cuMulticastCreate"));
        assert_eq!(
            (set_release(130_060), set_release(10_020), set_release(12_041)),
            (INVALID, INVALID, INVALID)
        );
        assert_eq!(set_release(13_000), OK);
        assert_eq!(version(), 13_000);
        assert!(is_present(c"cuMemGetMemPool") && !is_present(c"cuMulticastBindMem_v2"));
        assert!(!is_present(c"cuNoSuchFunction"));
        assert!(!is_present(c"cuGraphAddHostNode"), "the model lacks it");
    });
}

/// A program loads a driver of a release that its bindings do not know, and finds all that they know of it.
fn unknown_release(test: &str, (text, own): (&str, u32), newest: Option<&CStr>) {
    alone(test, &[("CUDA_MODEL_RELEASE", text)], || {
        install();
        assert_eq!(libcuda_sys::load(), Ok(()));
        assert_eq!((version() as u32, Release(own).to_string()), (own, text.to_owned()));
        let name = c"cuMulticastBindMem";
        let legacy = CUdriverProcAddress_flags::CU_GET_PROC_ADDRESS_LEGACY_STREAM;
        let symbol = Symbol::by_name(name, Release(own), legacy);
        assert_eq!(symbol.ok().map(|symbol| symbol.symbol()), newest);
        let mut address = ptr::null_mut();
        // SAFETY: the output and the name live here.
        let code = unsafe {
            let status = ptr::null_mut();
            cuGetProcAddress_v2(name.as_ptr(), &mut address, own as c_int, 0, status)
        };
        match newest {
            None => assert_eq!(code, CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND),
            Some(newest) => {
                let found = find(newest).expect("it is there").as_ptr();
                assert_eq!((code, address), (OK, found));
            }
        }
        // The model lacks it, whatever its release.
        let lacks = find(c"cuGraphAddHostNode").expect_err("the model lacks it").to_string();
        let expected = format!(
            "the driver implements CUDA {text}; the function is of CUDA 10.0): drivers of this release have it"
        );
        assert!(lacks.contains(&expected), "{lacks}");
        if newest.is_none() {
            let older = find(c"cuMemGetMemPool").expect_err("it is of 13.0").to_string();
            assert!(older.ends_with("the function is of CUDA 13.0): update the driver"), "{older}");
        }
    });
}

#[test]
fn the_next_release() {
    let newest = Some(c"cuMulticastBindMem_v2");
    unknown_release("control::the_next_release", ("13.6", 13_060), newest);
}

#[test]
fn the_next_major_release() {
    let newest = Some(c"cuMulticastBindMem_v2");
    unknown_release("control::the_next_major_release", ("14.0", 14_000), newest);
}

#[test]
fn a_release_before_the_first() {
    unknown_release("control::a_release_before_the_first", ("11.6", 11_060), None);
}

#[test]
fn a_program_that_loads_the_library_itself() {
    alone(
        "control::a_program_that_loads_the_library_itself",
        &[("CUDA_MODEL_RELEASE", "11.7")],
        || {
            // SAFETY: the model behaves like a driver.
            unsafe { load_from(library()) }.expect("the model is the first driver");
            assert_eq!(version(), 11_070);
            let missing = |symbol| match find(symbol) {
                Err(LoadError::MissingFunction { since, driver, .. }) => (since, driver),
                other => panic!("{other:?}"),
            };
            let older = Some(Release(11_070));
            assert_eq!(missing(c"cuMemGetMemPool"), (Some(Release(13_000)), older));
            assert_eq!(missing(c"cuMulticastCreate"), (Some(Release(12_010)), older));
            assert!(is_present(c"cuMemPoolCreate") && !is_present(c"cuMulticastCreate"));
            let mut pool = ptr::null_mut();
            let kind = CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED;
            // SAFETY: the outputs are live locals.
            unsafe {
                assert_eq!(
                    cuDeviceGetDefaultMemPool(&mut pool, 0),
                    CUresult::CUDA_ERROR_NOT_INITIALIZED
                );
                assert_eq!(cuInit(1), INVALID);
                assert_eq!(cuInit(0), OK);
                assert_eq!(cuDeviceGetDefaultMemPool(&mut pool, 0), OK);
                let missing = CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND;
                assert_eq!(cuMemGetMemPool(&mut pool, &mut on_device(0), kind), missing);
                assert_eq!(set_release(13_000), OK);
                assert_eq!(cuMemGetMemPool(&mut pool, &mut on_device(0), kind), OK);
                assert!(is_present(c"cuMulticastCreate") && !is_present(c"cuMulticastBindMem_v2"));
                // A function that was found before returns the code of a missing one.
                assert_eq!(set_release(12_000), OK);
                assert!(!is_present(c"cuMemGetMemPool"));
                assert_eq!(cuMemGetMemPool(&mut pool, &mut on_device(0), kind), missing);
                assert_eq!(set_release(13_000), OK);
            }
        },
    );
}

/// `cuInit` rejects this environment.
fn rejected(test: &str, name: &str, value: &str) {
    alone(test, &[(name, value)], || {
        install();
        // SAFETY: the call takes only a number.
        assert_eq!(unsafe { cuInit(0) }, INVALID);
    });
}

#[test]
fn a_wrong_release_is_told() {
    rejected("control::a_wrong_release_is_told", "CUDA_MODEL_RELEASE", "10.2");
}

#[test]
fn a_wrong_number_of_devices_is_told() {
    rejected("control::a_wrong_number_of_devices_is_told", "CUDA_MODEL_DEVICES", "17");
}

#[test]
fn a_wrong_choice_of_kernels_is_told() {
    rejected("control::a_wrong_choice_of_kernels_is_told", "CUDA_MODEL_KERNELS", "all");
}

#[test]
fn devices_are_set_before_the_first_use() {
    alone("control::devices_are_set_before_the_first_use", &[], || {
        install();
        let mut count = 0;
        // SAFETY: the output is a live local.
        unsafe {
            assert_eq!(set_devices(0), OK);
            assert_eq!(cuInit(0), CUresult::CUDA_ERROR_NO_DEVICE);
            assert_eq!((set_devices(17), set_devices(5)), (INVALID, OK));
            assert_eq!(cuInit(0), OK);
            assert_eq!((cuDeviceGetCount(&mut count), count), (OK, 5));
            assert_eq!(set_devices(1), INVALID);
        }
    });
}

#[test]
fn calls_fail_when_told() {
    with_driver("control::calls_fail_when_told", "1", || {
        let code = CUresult::CUDA_ERROR_ECC_UNCORRECTABLE;
        // SAFETY: the call takes no arguments.
        let call = || unsafe { cuCtxSynchronize() };
        fail(Some(c"cuCtxSynchronize"), 3, code);
        assert_eq!((call(), version(), call(), call(), call()), (OK, 13_050, OK, code, OK));
        fail(None, 2, code);
        version();
        assert_eq!((call(), call()), (code, OK));
        // A failing call has no effect.
        fail(Some(c"cuMemAddressReserve"), 1, CUresult::CUDA_ERROR_OUT_OF_MEMORY);
        let mut address = 77;
        // SAFETY: the output is a live local.
        let reserved = unsafe { cuMemAddressReserve(&mut address, UNIT, 0, 0, 0) };
        assert_eq!((reserved, address), (CUresult::CUDA_ERROR_OUT_OF_MEMORY, 77));
        fail(None, 1, code);
        fail(None, 0, OK);
        assert_eq!(call(), OK);
    });
}

#[test]
fn attributes_follow_the_release_and_the_test() {
    with_driver("control::attributes_follow_the_release_and_the_test", "2", || {
        let multicast = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED;
        let vmm = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED;
        let ask = |attribute, device| {
            let mut value = -1;
            // SAFETY: the output is a live local.
            unsafe { cuDeviceGetAttribute(&mut value, attribute, device) }
                .into_result()
                .map(|()| value)
        };
        assert_eq!((ask(multicast, 0), ask(vmm, 1)), (Ok(1), Ok(1)));
        set_attribute(1, vmm, 0);
        assert_eq!(ask(vmm, 1), Ok(0));
        let mut handle = 0;
        let properties = properties(on_device(1), false);
        // SAFETY: the output and the properties are live locals.
        let created = unsafe { cuMemCreate(&mut handle, UNIT, &properties, 0) };
        assert_eq!(created, CUresult::CUDA_ERROR_NOT_SUPPORTED);
        // Each attribute up to the last has a value; a release lacks those of later ones.
        let last = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX.0;
        let refused = || {
            let refused = (1..=last).filter(|at| ask(CUdevice_attribute(*at), 0) == Err(INVALID));
            refused.collect::<Vec<_>>()
        };
        assert_eq!(refused(), [last]);
        assert_eq!(set_release(12_000), OK);
        assert_eq!(ask(multicast, 0), Err(INVALID));
        assert_eq!(refused().first(), Some(&128));
    });
}

#[test]
fn threads_call_at_once() {
    with_driver("control::threads_call_at_once", "1", || {
        let mut context = ptr::null_mut();
        // SAFETY: the output is a live local.
        assert_eq!(unsafe { cuCtxGetCurrent(&mut context) }, OK);
        let context = context as usize;
        let thread = |seed: usize| {
            // SAFETY: this process owns the context.
            assert_eq!(unsafe { cuCtxSetCurrent(ptr::without_provenance_mut(context)) }, OK);
            for round in 0..20 {
                let (range, handle) = (reserve(1), create(1, 0, false));
                assert_eq!(map(range, 1, handle), OK);
                release(handle);
                assert_eq!(set_access(range, 1, on_device(0), WRITE), OK);
                let sent = pattern(seed * 100 + round, 5000);
                assert_eq!(upload(range, &sent), OK);
                assert!(download(range, 5000) == Ok(sent));
                unmap_and_free(range, 1);
            }
        };
        std::thread::scope(|scope| {
            for seed in 0..4 {
                scope.spawn(move || thread(seed));
            }
        });
    });
}

/// Programs that ask by `cuGetProcAddress` find what `dlsym` finds, for their release.
#[test]
fn functions_by_name_and_release() {
    use CUdriverProcAddressQueryResult as Status;
    alone("control::functions_by_name_and_release", &[("CUDA_MODEL_RELEASE", "12.4")], || {
        install();
        let ask = |name: &CStr, release, flags| {
            let (mut address, mut status) = (ptr::dangling_mut(), Status(9));
            // SAFETY: the outputs and the name live here.
            unsafe { cuGetProcAddress_v2(name.as_ptr(), &mut address, release, flags, &mut status) }
                .into_result()
                .map(|()| (address, status))
        };
        let symbol = |symbol| {
            (find(symbol).expect("it is there").as_ptr(), Status::CU_GET_PROC_ADDRESS_SUCCESS)
        };
        let nothing = |status| Ok((ptr::null_mut(), status));
        // Before `cuInit`, and for each kind of default stream.
        assert_eq!(ask(c"cuInit", 2_000, 0), Ok(symbol(c"cuInit")));
        for flags in 0..4 {
            assert_eq!(ask(c"cuMemAlloc", 3_020, flags), Ok(symbol(c"cuMemAlloc_v2")));
        }
        assert_eq!(ask(c"cuGetProcAddress", 12_000, 0), Ok(symbol(c"cuGetProcAddress_v2")));
        assert_eq!(ask(c"cuGetProcAddress", 11_080, 0), Ok(symbol(c"cuGetProcAddress")));
        let too_old = Status::CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT;
        assert_eq!(ask(c"cuMulticastCreate", 12_000, 0), nothing(too_old));
        // Newer than the driver, without a function, never there, and no name.
        let unknown = Status::CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND;
        for name in
            [c"cuMemGetMemPool", c"cuGraphAddHostNode", c"cuNoSuchFunction", c"cuMemAlloc_v2"]
        {
            assert_eq!(ask(name, 12_040, 0), nothing(unknown), "{name:?}");
        }
        // The model has only a later form, which takes other parameters.
        assert_eq!(ask(c"cuMemAlloc", 2_000, 0), nothing(unknown));
        assert_eq!([ask(c"cuInit", 12_050, 0), ask(c"cuInit", 2_000, 4)], [Err(INVALID); 2]);
        // SAFETY: null is refused.
        let refused =
            unsafe { cuGetProcAddress_v2(ptr::null(), ptr::null_mut(), 0, 0, ptr::null_mut()) };
        assert_eq!(refused, INVALID);
        type First = unsafe extern "C" fn(*const c_char, *mut *mut c_void, c_int, u64) -> CUresult;
        // SAFETY: the type is that of the symbol, the outputs and the names live here.
        unsafe {
            let first: First = std::mem::transmute(symbol(c"cuGetProcAddress").0);
            let mut address = ptr::dangling_mut();
            assert_eq!(
                first(c"cuGraphAddHostNode".as_ptr(), &mut address, 12_040, 0),
                CUresult::CUDA_ERROR_NOT_FOUND
            );
            assert!(address.is_null());
            assert_eq!(first(c"cuInit".as_ptr(), &mut address, 13_050, 0), OK);
            assert_eq!(address, symbol(c"cuInit").0);
        }
    });
}
