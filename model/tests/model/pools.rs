use crate::support::*;
use libcuda_sys::*;
use std::ptr;

use CUmemPool_attribute as A;

fn reserved(pool: CUmemoryPool) -> u64 {
    pool_attribute(pool, A::CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT)
}

fn used(pool: CUmemoryPool) -> u64 {
    pool_attribute(pool, A::CU_MEMPOOL_ATTR_USED_MEM_CURRENT)
}

fn set_threshold(pool: CUmemoryPool, mut threshold: u64) {
    let attribute = A::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD;
    // SAFETY: the value has the attribute's type.
    assert_eq!(unsafe { cuMemPoolSetAttribute(pool, attribute, (&raw mut threshold).cast()) }, OK);
}

fn destroy(pool: CUmemoryPool) -> CUresult {
    // SAFETY: nothing uses the pool any more.
    unsafe { cuMemPoolDestroy(pool) }
}

#[test]
fn memory_is_used_again() {
    with_driver("pools::memory_is_used_again", "1", || {
        let unit = UNIT as u64;
        let pool = pool(&pool_properties(on_device(0), false)).expect("a pool");
        let one = allocate_from(pool, 1000).expect("memory");
        let other = allocate_from(pool, 2 * UNIT).expect("memory");
        let sent = pattern(1, 1000);
        assert_eq!(upload(one, &sent), OK);
        assert!(download(one, 1000) == Ok(sent));
        assert_eq!(upload(one, &[0; 1001]), INVALID);
        assert_eq!((reserved(pool), used(pool)), (3 * unit, 1000 + 2 * unit));
        assert_eq!((live().pools, live().pooled), (1, 2));

        assert_eq!(free_async(one), OK);
        assert_eq!((free_async(one), download(one, 1)), (INVALID, Err(INVALID)));
        assert_eq!((reserved(pool), used(pool)), (3 * unit, 2 * unit));
        assert_eq!(allocate_from(pool, 500), Ok(one), "the block is there to be used again");
        assert_eq!((free_async(one), free_async(other)), (OK, OK));

        // SAFETY: the call takes only handles and numbers.
        unsafe {
            assert_eq!((cuMemPoolTrimTo(pool, 3 * UNIT), reserved(pool)), (OK, 3 * unit));
            assert_eq!((cuMemPoolTrimTo(pool, UNIT + 1), reserved(pool)), (OK, 2 * unit));
            set_threshold(pool, 2 * unit);
            assert_eq!((cuStreamSynchronize(ptr::null_mut()), reserved(pool)), (OK, 2 * unit));
            set_threshold(pool, 0);
            assert_eq!((cuStreamSynchronize(ptr::null_mut()), reserved(pool)), (OK, 0));
        }
        assert_eq!(pool_attribute(pool, A::CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH), 3 * unit);
        let (mut zero, mut one) = (0_u64, 1_u64);
        let high = A::CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH;
        // SAFETY: the values have the attributes' types.
        unsafe {
            assert_eq!(cuMemPoolSetAttribute(pool, high, (&raw mut one).cast()), INVALID);
            assert_eq!(cuMemPoolSetAttribute(pool, high, (&raw mut zero).cast()), OK);
            let current = A::CU_MEMPOOL_ATTR_USED_MEM_CURRENT;
            assert_eq!(cuMemPoolSetAttribute(pool, current, (&raw mut zero).cast()), INVALID);
        }
        assert_eq!(pool_attribute(pool, high), 0);
        assert_eq!(destroy(pool), OK);
        assert_eq!(destroy(pool), INVALID);
    });
}

#[test]
fn outstanding_memory_outlives_its_pool() {
    with_driver("pools::outstanding_memory_outlives_its_pool", "1", || {
        let pool = pool(&pool_properties(on_device(0), false)).expect("a pool");
        let address = allocate_from(pool, 10).expect("memory");
        assert_eq!(upload(address, b"still here"), OK);
        assert_eq!(destroy(pool), OK);
        assert_eq!((live().pools, live().pooled), (0, 1));
        assert_eq!(allocate_from(pool, 10), Err(INVALID));
        assert_eq!(download(address, 10).as_deref(), Ok(&b"still here"[..]));
        // SAFETY: nothing uses the memory any more.
        assert_eq!(unsafe { cuMemFree_v2(address) }, OK);
    });
}

#[test]
fn a_pool_has_a_bound() {
    with_driver("pools::a_pool_has_a_bound", "1", || {
        let mut properties = pool_properties(on_device(0), false);
        properties.maxSize = 2 * UNIT - 1;
        let bounded = pool(&properties).expect("a pool");
        assert_eq!(pool_attribute(bounded, A::CU_MEMPOOL_ATTR_MAX_POOL_SIZE), 2 * UNIT as u64);
        let addresses = [allocate_from(bounded, UNIT), allocate_from(bounded, UNIT)];
        assert_eq!(allocate_from(bounded, 1), Err(CUresult::CUDA_ERROR_OUT_OF_MEMORY));
        assert_eq!(allocate_from(bounded, 0), Err(INVALID));
        for address in addresses {
            assert_eq!(free_async(address.expect("memory")), OK);
        }
        assert_eq!(destroy(bounded), OK);
        // The field was reserved then.
        assert_eq!(set_release(12_010), OK);
        assert_eq!(pool(&properties), Err(INVALID));
        properties.maxSize = 0;
        let unbounded = pool(&properties).expect("a pool");
        let mut value = 0_u64;
        let attribute = A::CU_MEMPOOL_ATTR_MAX_POOL_SIZE;
        // SAFETY: no attribute is wider.
        let code = unsafe { cuMemPoolGetAttribute(unbounded, attribute, (&raw mut value).cast()) };
        assert_eq!(code, INVALID);
        assert_eq!(destroy(unbounded), OK);
    });
}

#[test]
fn other_devices_need_access() {
    with_driver("pools::other_devices_need_access", "2", || {
        let pool = pool(&pool_properties(on_device(1), false)).expect("a pool");
        let address = allocate_from(pool, 100).expect("memory");
        // The context is of device 0.
        assert_eq!(upload(address, b"x"), INVALID);
        let set = |device, flags| {
            let desc = CUmemAccessDesc { location: on_device(device), flags };
            // SAFETY: the description is a live local.
            unsafe { cuMemPoolSetAccess(pool, &desc, 1) }
        };
        let get = |device| {
            let mut flags = CUmemAccess_flags(99);
            // SAFETY: the output and the location are live locals.
            assert_eq!(unsafe { cuMemPoolGetAccess(&mut flags, pool, &mut on_device(device)) }, OK);
            flags
        };
        assert_eq!((get(0), get(1)), (CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_NONE, WRITE));
        assert_eq!(set(0, WRITE), OK);
        assert_eq!((get(0), upload(address, b"x")), (WRITE, OK));
        assert_eq!(set(2, WRITE), CUresult::CUDA_ERROR_INVALID_DEVICE);
        assert_eq!((free_async(address), destroy(pool)), (OK, OK));
    });
}

#[test]
fn pools_of_the_host_and_managed_ones() {
    with_driver("pools::pools_of_the_host_and_managed_ones", "1", || {
        use CUmemLocationType as Type;
        let host = at(Type::CU_MEM_LOCATION_TYPE_HOST);
        assert_eq!(pool(&pool_properties(host, true)), Err(INVALID));
        let current = at(Type::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT);
        assert_eq!(pool(&pool_properties(current, false)), Err(INVALID));
        let mut managed = pool_properties(current, false);
        managed.allocType = CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED;
        let none = at(Type::CU_MEM_LOCATION_TYPE_NONE);
        for properties in
            [pool_properties(host, false), managed, CUmemPoolProps { location: none, ..managed }]
        {
            let pool = pool(&properties).expect("a pool");
            let address = allocate_from(pool, 100).expect("memory");
            // The host may use it without further access.
            let bytes: *mut [u8; 4] = ptr::with_exposed_provenance_mut(address as usize);
            // SAFETY: the memory is allocated, and the host may access it.
            unsafe { bytes.write_volatile(*b"host") };
            assert_eq!(download(address, 4).as_deref(), Ok(&b"host"[..]));
            assert_eq!((free_async(address), destroy(pool)), (OK, OK));
        }
        for wrong in [
            CUmemPoolProps { usage: 2, ..managed },
            CUmemPoolProps { maxSize: UNIT, ..managed },
            CUmemPoolProps { handleTypes: CUmemAllocationHandleType(1), ..managed },
        ] {
            assert_eq!(pool(&wrong), Err(INVALID), "{wrong:?}");
        }
        let concurrent = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS;
        set_attribute(0, concurrent, 0);
        assert_eq!(pool(&managed), Err(CUresult::CUDA_ERROR_NOT_SUPPORTED));
        assert_eq!(set_release(12_090), OK);
        assert_eq!(pool(&managed), Err(INVALID));
        assert_eq!(pool(&pool_properties(host, false)), Err(INVALID));
    });
}

#[test]
fn current_and_default_pools() {
    with_driver("pools::current_and_default_pools", "2", || {
        let (mut default, mut current) = (ptr::null_mut(), ptr::null_mut());
        let own = pool(&pool_properties(on_device(0), false)).expect("a pool");
        let pinned = CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED;
        let managed = CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED;
        let mut address = 0;
        // SAFETY: the outputs and locations are live locals.
        unsafe {
            assert_eq!(cuDeviceGetDefaultMemPool(&mut default, 0), OK);
            assert_eq!((cuDeviceGetMemPool(&mut current, 0), current), (OK, default));
            assert_eq!(destroy(default), INVALID);
            assert_eq!(cuDeviceSetMemPool(1, own), INVALID);
            assert_eq!(cuDeviceSetMemPool(0, own), OK);
            assert_eq!(cuMemGetMemPool(&mut current, &mut on_device(0), pinned), OK);
            assert_eq!(current, own);
            assert_eq!(cuMemAllocAsync(&mut address, 10, CU_STREAM_LEGACY), OK);
            assert_eq!((used(own), used(default)), (10, 0));
            assert_eq!(free_async(address), OK);
            assert_eq!(cuMemSetMemPool(&mut on_device(0), managed, own), INVALID);
            assert_eq!(destroy(own), OK);
            assert_eq!((cuDeviceGetMemPool(&mut current, 0), current), (OK, default));
            let none = CUmemLocationType::CU_MEM_LOCATION_TYPE_NONE;
            assert_eq!(cuMemGetDefaultMemPool(&mut default, &mut at(none), managed), OK);
            assert_ne!(current, default);
            assert_eq!(cuMemGetDefaultMemPool(&mut default, &mut at(none), pinned), INVALID);
        }
    });
}
