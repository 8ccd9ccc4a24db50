use crate::support::*;
use libcuda_sys::*;

fn properties(devices: u32, units: usize) -> CUmulticastObjectProp {
    CUmulticastObjectProp { numDevices: devices, size: units * UNIT, handleTypes: 0, flags: 0 }
}

fn multicast(devices: u32, units: usize) -> CUmemGenericAllocationHandle {
    let mut object = 0;
    // SAFETY: the output and the properties are live locals.
    unsafe {
        assert_eq!(cuMulticastCreate(&mut object, &properties(devices, units)), OK);
        for device in 0..devices as i32 {
            assert_eq!(cuMulticastAddDevice(object, device), OK);
        }
    }
    object
}

/// Memory of a device, mapped so that device 0 can read it.
fn mapped(units: usize, device: CUdevice) -> (CUmemGenericAllocationHandle, CUdeviceptr) {
    let (memory, range) = (create(units, device, false), reserve(units));
    assert_eq!(map(range, units, memory), OK);
    assert_eq!(set_access(range, units, on_device(0), WRITE), OK);
    (memory, range)
}

#[test]
fn a_copy_reaches_every_device() {
    with_driver("multicast::a_copy_reaches_every_device", "3", || {
        let object = multicast(3, 2);
        let memories = [0, 1, 2].map(|device| mapped(2, device));
        for (memory, range) in &memories {
            assert_eq!(upload(*range, &pattern(99, 2 * UNIT)), OK);
            // SAFETY: the call takes only handles and numbers.
            unsafe {
                // The second device's memory is bound in two parts, the other way round.
                if *memory == memories[1].0 {
                    assert_eq!(cuMulticastBindMem(object, 0, *memory, UNIT, UNIT, 0), OK);
                    assert_eq!(cuMulticastBindMem_v2(object, 1, UNIT, *memory, 0, UNIT, 0), OK);
                } else {
                    assert_eq!(cuMulticastBindMem(object, 0, *memory, 0, 2 * UNIT, 0), OK);
                }
            }
        }
        assert_eq!((live().multicast, live().bindings), (1, 4));
        let team = reserve(2);
        assert_eq!(map(team, 2, object), OK);
        assert_eq!(upload(team, b"x"), INVALID);
        assert_eq!(set_access(team, 2, on_device(0), WRITE), OK);

        let sent = pattern(5, 2 * UNIT);
        assert_eq!(upload(team, &sent), OK);
        assert!(download(memories[0].1, 2 * UNIT).as_ref() == Ok(&sent));
        assert!(download(memories[2].1, 2 * UNIT).as_ref() == Ok(&sent));
        let turned = [&sent[UNIT..], &sent[..UNIT]].concat();
        assert!(download(memories[1].1, 2 * UNIT) == Ok(turned));
        // SAFETY: the addresses are mapped.
        assert_eq!(unsafe { cuMemsetD8_v2(team + UNIT as u64 - 1, 7, 2) }, OK);
        assert_eq!(download(memories[1].1 + 2 * UNIT as u64 - 1, 1).as_deref(), Ok(&[7][..]));
        assert_eq!(download(memories[1].1, 1).as_deref(), Ok(&[7][..]));
        // Loads are undefined, and so are stores where a device has nothing.
        assert_eq!(download(team, 1), Err(INVALID));
        // SAFETY: the call takes only handles and numbers.
        unsafe {
            assert_eq!(cuMulticastUnbind(object, 0, 0, UNIT), INVALID);
            assert_eq!(cuMulticastUnbind(object, 1, 0, UNIT), OK);
            assert_eq!(upload(team, b"x"), INVALID);
            assert_eq!(upload(team + UNIT as u64, b"x"), OK);
        }
        unmap_and_free(team, 2);
        for (memory, range) in memories {
            unmap_and_free(range, 2);
            release(memory);
        }
        assert_eq!(live().memory, 3, "bindings keep the memory");
        release(object);
    });
}

#[test]
fn bindings_follow_the_rules() {
    with_driver("multicast::bindings_follow_the_rules", "3", || {
        let object = multicast(2, 2);
        let (memory, outside) = (create(2, 0, false), create(1, 2, false));
        let device = CUresult::CUDA_ERROR_INVALID_DEVICE;
        // SAFETY: the call takes handles, numbers and properties that are live locals.
        unsafe {
            let bind = |offset, memory, at, size, flags| {
                cuMulticastBindMem(object, offset, memory, at, size, flags)
            };
            assert_eq!(bind(0, memory, 0, UNIT, 1), INVALID);
            assert_eq!(bind(0, memory, 0, 0, 0), INVALID);
            assert_eq!(bind(4096, memory, 0, UNIT, 0), INVALID);
            assert_eq!(bind(0, memory, 4096, UNIT, 0), INVALID);
            assert_eq!(bind(0, memory, 0, UNIT + 4096, 0), INVALID);
            assert_eq!(bind(0, memory, UNIT, 2 * UNIT, 0), INVALID);
            assert_eq!(bind(UNIT, memory, 0, 2 * UNIT, 0), INVALID);
            assert_eq!(bind(0, object, 0, UNIT, 0), INVALID);
            assert_eq!(bind(0, outside, 0, UNIT, 0), device);
            assert_eq!(cuMulticastBindMem_v2(object, 1, 0, memory, 0, UNIT, 0), device);
            assert_eq!(bind(0, memory, 0, 2 * UNIT, 0), OK);
            assert_eq!(bind(UNIT, memory, 0, UNIT, 0), INVALID);
            assert_eq!(cuMulticastUnbind(object, 2, 0, 2 * UNIT), device);
            assert_eq!(cuMulticastUnbind(object, 0, 0, 2 * UNIT), OK);
            assert_eq!(cuMulticastAddDevice(object, 2), INVALID);

            let mut made = 0;
            let create = |made: &mut u64, properties| cuMulticastCreate(made, &properties);
            assert_eq!(create(&mut made, properties(0, 1)), INVALID);
            assert_eq!(create(&mut made, properties(4, 1)), INVALID);
            assert_eq!(
                create(&mut made, CUmulticastObjectProp { size: 5, ..properties(1, 1) }),
                INVALID
            );
            assert_eq!(
                create(&mut made, CUmulticastObjectProp { flags: 1, ..properties(1, 1) }),
                INVALID
            );
            let shared = CUmulticastObjectProp { handleTypes: 1, ..properties(1, 1) };
            assert_eq!(create(&mut made, shared), OK);
            assert_eq!(cuMulticastAddDevice(made, 0), OK);
            // A shareable object accepts only shareable memory.
            assert_eq!(cuMulticastBindMem(made, 0, memory, 0, UNIT, 0), INVALID);
            release(made);

            let (mut least, mut best) = (0, 0);
            use CUmulticastGranularity_flags as Which;
            let ask =
                |out: &mut usize, option| cuMulticastGetGranularity(out, &properties(2, 1), option);
            assert_eq!(ask(&mut least, Which::CU_MULTICAST_GRANULARITY_MINIMUM), OK);
            assert_eq!(ask(&mut best, Which::CU_MULTICAST_GRANULARITY_RECOMMENDED), OK);
            assert!(least < best && best % least == 0);
            let supported = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED;
            set_attribute(1, supported, 0);
            assert_eq!(create(&mut made, properties(1, 1)), OK);
            assert_eq!(cuMulticastAddDevice(made, 1), CUresult::CUDA_ERROR_NOT_SUPPORTED);
            release(made);
            set_attribute(0, supported, 0);
            set_attribute(2, supported, 0);
            assert_eq!(create(&mut made, properties(1, 1)), CUresult::CUDA_ERROR_NOT_SUPPORTED);
        }
        for handle in [object, memory, outside] {
            release(handle);
        }
    });
}

#[test]
fn memory_is_bound_by_its_address() {
    with_driver("multicast::memory_is_bound_by_its_address", "1", || {
        let object = multicast(1, 3);
        let (memory, range) = mapped(2, 0);
        let pool = pool(&pool_properties(on_device(0), false)).expect("a pool");
        let pooled = allocate_from(pool, UNIT).expect("memory");
        // SAFETY: the call takes only handles, addresses and numbers.
        unsafe {
            assert_eq!(cuMulticastBindAddr(object, 0, range, 3 * UNIT, 0), INVALID);
            assert_eq!(cuMulticastBindAddr(object, 0, range + UNIT as u64, UNIT, 0), OK);
            assert_eq!(cuMulticastBindAddr_v2(object, 0, UNIT, pooled, UNIT, 0), OK);
            // Newer devices accept memory at multiples of 256 bytes, for one more unit of the object.
            let unaligned = range + 256;
            assert_eq!(cuMulticastBindAddr(object, 2 * UNIT, unaligned, UNIT, 0), INVALID);
            assert_eq!(cuMulticastUnbind(object, 0, UNIT, UNIT), OK);
            set_attribute(0, CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, 11);
            assert_eq!(cuMulticastBindAddr(object, UNIT, unaligned, UNIT, 0), OK);
        }
        let team = reserve(3);
        assert_eq!(map(team, 3, object), OK);
        assert_eq!(set_access(team, 3, on_device(0), WRITE), OK);
        assert_eq!(upload(team + 10, b"one"), OK);
        assert_eq!(download(range + UNIT as u64 + 10, 3).as_deref(), Ok(&b"one"[..]));
        assert_eq!(upload(team + UNIT as u64, b"two"), OK);
        assert_eq!(download(range + 256, 3).as_deref(), Ok(&b"two"[..]));
        unmap_and_free(team, 3);
        unmap_and_free(range, 2);
        release(memory);
        release(object);
        assert_eq!(free_async(pooled), OK);
        // SAFETY: nothing uses the pool any more.
        assert_eq!(unsafe { cuMemPoolDestroy(pool) }, OK);
    });
}

#[test]
fn a_binding_waits_for_the_team() {
    with_driver("multicast::a_binding_waits_for_the_team", "2", || {
        let mut object = 0;
        let memory = create(1, 0, false);
        // SAFETY: the output and the properties are live locals.
        unsafe {
            assert_eq!(cuMulticastCreate(&mut object, &properties(2, 1)), OK);
            assert_eq!(cuMulticastAddDevice(object, 0), OK);
            std::thread::scope(|scope| {
                let bound = scope.spawn(|| cuMulticastBindMem(object, 0, memory, 0, UNIT, 0));
                assert_eq!(cuMulticastAddDevice(object, 1), OK);
                assert_eq!(bound.join().ok(), Some(OK));
            });
        }
        release(object);
        release(memory);
    });
}
