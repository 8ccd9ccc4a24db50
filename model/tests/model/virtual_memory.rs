use crate::support::*;
use libcuda_sys::*;
use std::ffi::c_void;
use std::os::unix::process::ExitStatusExt as _;
use std::{ptr, slice};

#[test]
fn two_addresses_of_one_memory() {
    with_driver("virtual_memory::two_addresses_of_one_memory", "1", || {
        let handle = create(2, 0, false);
        let (one, other) = (reserve(3), reserve(2));
        assert_eq!((map(one, 2, handle), map(other, 2, handle)), (OK, OK));
        release(handle);
        assert_eq!(set_access(one, 2, on_device(0), WRITE), OK);
        assert_eq!(set_access(other, 2, on_device(0), READ), OK);
        let sent = pattern(3, 2 * UNIT);
        assert_eq!(upload(one, &sent), OK);
        assert!(download(other, 2 * UNIT).as_ref() == Ok(&sent));
        assert_eq!(upload(one + 100, b"new"), OK);
        assert_eq!(download(other + 100, 3).as_deref(), Ok(&b"new"[..]));
        // The other address is read-only.
        assert_eq!(upload(other, b"no"), INVALID);

        // The memory outlives its handle and one of its mappings.
        // SAFETY: nothing uses the addresses any more.
        unsafe {
            assert_eq!(cuMemUnmap(one, 2 * UNIT), OK);
            assert_eq!(download(one, 1), Err(INVALID));
            assert_eq!(live().memory, 1);
            assert_eq!(download(other + 100, 3).as_deref(), Ok(&b"new"[..]));
            assert_eq!(cuMemAddressFree(one, 2 * UNIT), INVALID);
            assert_eq!(cuMemAddressFree(one, 3 * UNIT), OK);
        }
        unmap_and_free(other, 2);
        assert_eq!(live().memory, 0);
    });
}

#[test]
fn access_is_asked_and_given() {
    with_driver("virtual_memory::access_is_asked_and_given", "2", || {
        let (one, other) = (create(1, 0, false), create(1, 1, false));
        let range = reserve(2);
        let second = range + UNIT as u64;
        assert_eq!((map(range, 1, one), map(second, 1, other)), (OK, OK));
        let get = |address, device| {
            let mut flags = 99;
            // SAFETY: the output and the location are live locals.
            unsafe { cuMemGetAccess(&mut flags, &on_device(device), address) }
                .into_result()
                .map(|()| flags)
        };
        assert_eq!(get(range, 0), Ok(0));
        assert_eq!(upload(range, b"x"), INVALID);
        // All mappings of a range at once, and never a part of one.
        assert_eq!(set_access(range, 2, on_device(0), WRITE), OK);
        let (desc, half) = (CUmemAccessDesc { location: on_device(0), flags: READ }, UNIT / 2);
        // SAFETY: the description is a live local.
        unsafe {
            assert_eq!(cuMemSetAccess(range, half, &desc, 1), INVALID);
            assert_eq!(cuMemSetAccess(range, UNIT, &desc, 0), INVALID);
            assert_eq!(cuMemSetAccess(range, UNIT, ptr::null(), 1), INVALID);
        }
        assert_eq!((get(second + 5, 0), get(second, 1)), (Ok(3), Ok(0)));
        // A copy crosses the border of two mappings.
        let sent = pattern(9, 1000);
        assert_eq!(upload(second - 500, &sent), OK);
        assert!(download(second - 500, 1000) == Ok(sent));
        assert_eq!(set_access(second, 1, on_device(0), READ), OK);
        assert_eq!(upload(second - 500, &[0; 1000]), INVALID);
        assert_eq!(set_access(range, 2, on_device(2), WRITE), INVALID);
        let host = at(CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA);
        assert_eq!(set_access(range, 2, host, WRITE), CUresult::CUDA_ERROR_NOT_SUPPORTED);
        assert_eq!(set_access(range, 2, on_device(0), CUmemAccess_flags(2)), INVALID);
        release(one);
        release(other);
        unmap_and_free(range, 2);
    });
}

#[test]
fn the_host_sees_its_own_memory() {
    with_driver("virtual_memory::the_host_sees_its_own_memory", "1", || {
        for kind in [
            CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST,
            CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA,
        ] {
            let mut handle = 0;
            let properties = properties(at(kind), false);
            // SAFETY: the output and the properties are live locals.
            assert_eq!(unsafe { cuMemCreate(&mut handle, UNIT, &properties, 0) }, OK);
            let (range, other) = (reserve(1), reserve(1));
            assert_eq!((map(range, 1, handle), map(other, 1, handle)), (OK, OK));
            assert_eq!(set_access(range, 1, at(kind), WRITE), OK);
            assert_eq!(set_access(other, 1, at(kind), READ), OK);
            assert_eq!(upload(range, b"from a copy"), OK);
            let (bytes, other_bytes): (*mut u8, *const u8) = (
                ptr::with_exposed_provenance_mut(range as usize),
                ptr::with_exposed_provenance(other as usize),
            );
            // SAFETY: both addresses are mapped, and the host may use them.
            unsafe {
                assert_eq!(slice::from_raw_parts(other_bytes, 11), b"from a copy");
                bytes.write_volatile(b'F');
                assert_eq!(other_bytes.read_volatile(), b'F');
            }
            assert_eq!(download(other, 4).as_deref(), Ok(&b"From"[..]));
            unmap_and_free(range, 1);
            unmap_and_free(other, 1);
            release(handle);
        }
    });
}

/// As with a GPU, a program that forgets to copy must not pass its tests.
#[test]
fn the_host_does_not_touch_a_devices_memory() {
    const TEST: &str = "virtual_memory::the_host_does_not_touch_a_devices_memory";
    const TOUCH: &str = "CUDA_MODEL_TEST_TOUCH";
    with_driver(TEST, "1", || {
        let (memory, range) = (create(1, 0, false), reserve(1));
        assert_eq!(map(range, 1, memory), OK);
        assert_eq!(set_access(range, 1, on_device(0), WRITE), OK);
        let host = at(CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST);
        assert_eq!(set_access(range, 1, host, READ), CUresult::CUDA_ERROR_NOT_SUPPORTED);
        if std::env::var_os(TOUCH).is_some() {
            let byte: *const u8 = ptr::with_exposed_provenance(range as usize);
            // SAFETY: this process ends here.
            panic!("read {}", unsafe { byte.read_volatile() });
        }
        let touched = again(TEST).env(TOUCH, "1").output().expect("this test's program runs again");
        assert_eq!(touched.status.signal(), Some(11), "{touched:?}");
        unmap_and_free(range, 1);
        release(memory);
    });
}

#[test]
fn reservations_and_mappings_follow_the_rules() {
    with_driver("virtual_memory::reservations_and_mappings_follow_the_rules", "1", || {
        let mut address = 0;
        // SAFETY: the output is a live local, and nothing but the driver uses the addresses.
        unsafe {
            assert_eq!(cuMemAddressReserve(&mut address, 0, 0, 0, 0), INVALID);
            assert_eq!(cuMemAddressReserve(&mut address, UNIT + 1, 0, 0, 0), INVALID);
            assert_eq!(cuMemAddressReserve(&mut address, UNIT, 3, 0, 0), INVALID);
            assert_eq!(cuMemAddressReserve(&mut address, UNIT, 0, 1, 0), INVALID);
            assert_eq!(cuMemAddressReserve(&mut address, UNIT, 0, 0, 1), INVALID);
            assert_eq!(cuMemAddressReserve(&mut address, 4 * UNIT, 1 << 30, 0, 0), OK);
            assert_eq!(address % (1 << 30), 0);
            // The hint is used once the addresses are free.
            let hint = address;
            assert_eq!(cuMemAddressFree(address, 4 * UNIT), OK);
            assert_eq!(cuMemAddressReserve(&mut address, 4 * UNIT, 0, hint, 0), OK);
            assert_eq!(address, hint);

            let handle = create(2, 0, false);
            let map = |address, size, offset, flags| cuMemMap(address, size, offset, handle, flags);
            assert_eq!(map(address, 2 * UNIT, 0, 1), INVALID);
            for (size, offset) in [(3 * UNIT, 0), (UNIT, 0), (UNIT, UNIT)] {
                let part = map(address, size, offset, 0);
                assert_eq!(part, CUresult::CUDA_ERROR_NOT_SUPPORTED);
            }
            assert_eq!(map(address + 4096, 2 * UNIT, 0, 0), INVALID);
            assert_eq!(map(address, 0, 0, 0), INVALID);
            assert_eq!(map(address + 3 * UNIT as u64, 2 * UNIT, 0, 0), INVALID);
            assert_eq!(cuMemMap(address, UNIT, 0, handle + 1, 0), INVALID);
            assert_eq!(map(address + UNIT as u64, 2 * UNIT, 0, 0), OK);
            assert_eq!(map(address, 2 * UNIT, 0, 0), INVALID);
            let one = create(1, 0, false);
            assert_eq!(cuMemMap(address + 2 * UNIT as u64, UNIT, 0, one, 0), INVALID);
            release(one);
            assert_eq!(cuMemAddressFree(address, 4 * UNIT), INVALID);
            assert_eq!(cuMemUnmap(address + UNIT as u64, UNIT), INVALID);
            assert_eq!(cuMemUnmap(address, 3 * UNIT), INVALID);
            assert_eq!(cuMemUnmap(address + UNIT as u64, 2 * UNIT), OK);
            assert_eq!(cuMemAddressFree(address, 4 * UNIT), OK);
            release(handle);
            assert_eq!(cuMemRelease(handle), INVALID);
        }
    });
}

#[test]
fn a_handle_is_found_again() {
    with_driver("virtual_memory::a_handle_is_found_again", "1", || {
        let handle = create(1, 0, true);
        let range = reserve(1);
        assert_eq!(map(range, 1, handle), OK);
        release(handle);
        assert_eq!(live().references, 0);
        let inside: *mut c_void = ptr::without_provenance_mut(range as usize + 77);
        let (mut found, mut known) = (0, CUmemAllocationProp::default());
        // SAFETY: the outputs are live locals.
        unsafe {
            assert_eq!((cuMemRetainAllocationHandle(&mut found, inside), found), (OK, handle));
            assert_eq!(
                (cuMemRetainAllocationHandle(&mut found, inside), live().references),
                (OK, 2)
            );
            assert_eq!(cuMemGetAllocationPropertiesFromHandle(&mut known, found), OK);
        }
        assert_eq!(format!("{known:?}"), format!("{:?}", properties(on_device(0), true)));
        release(handle);
        release(handle);
        unmap_and_free(range, 1);
        // SAFETY: the output is a live local.
        assert_eq!(unsafe { cuMemRetainAllocationHandle(&mut found, inside) }, INVALID);
    });
}

#[test]
fn what_memory_may_be_made() {
    with_driver("virtual_memory::what_memory_may_be_made", "1", || {
        let create = |location, types: u32, size: usize| {
            let mut handle = 0;
            let mut properties = properties(location, false);
            properties.requestedHandleTypes = CUmemAllocationHandleType(types);
            // SAFETY: the output and the properties are live locals.
            let code = unsafe { cuMemCreate(&mut handle, size, &properties, 0) };
            if code == OK {
                release(handle);
            }
            code
        };
        use CUmemLocationType as Type;
        let host = at(Type::CU_MEM_LOCATION_TYPE_HOST);
        let node = at(Type::CU_MEM_LOCATION_TYPE_HOST_NUMA);
        assert_eq!(create(on_device(0), 0, UNIT), OK);
        assert_eq!(create(on_device(0), 0, UNIT + 4096), INVALID);
        assert_eq!(create(on_device(0), 0, 0), INVALID);
        assert_eq!(create(on_device(1), 0, UNIT), CUresult::CUDA_ERROR_INVALID_DEVICE);
        assert_eq!(create(on_device(0), 0, 81 << 30), CUresult::CUDA_ERROR_OUT_OF_MEMORY);
        assert_eq!(create(on_device(0), 2, UNIT), INVALID);
        assert_eq!(create(on_device(0), 8, UNIT), CUresult::CUDA_ERROR_NOT_PERMITTED);
        assert_eq!(create(on_device(0), 16, UNIT), INVALID);
        assert_eq!(create(host, 0, UNIT), OK);
        assert_eq!(create(host, 1, UNIT), INVALID);
        assert_eq!(create(node, 1, UNIT), OK);
        assert_eq!(create(CUmemLocation { id: 1, ..node }, 1, UNIT), INVALID);
        assert_eq!(create(at(Type::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT), 0, UNIT), INVALID);
        assert_eq!(create(at(Type::CU_MEM_LOCATION_TYPE_INVALID), 0, UNIT), INVALID);
        // Older releases have fewer locations and handle types.
        for (release, host_code, node_code, fabric_code) in [
            (12_090, INVALID, OK, CUresult::CUDA_ERROR_NOT_PERMITTED),
            (12_010, INVALID, INVALID, INVALID),
        ] {
            assert_eq!(set_release(release), OK);
            let codes =
                (create(host, 0, UNIT), create(node, 0, UNIT), create(on_device(0), 8, UNIT));
            assert_eq!(codes, (host_code, node_code, fabric_code), "{release}");
        }
    });
}
