//! Memory pools and their allocations.

use crate::support::*;
use cuda_checked::owned::{MemoryPool, PoolAllocation, PrimaryContext, Stream};
use cuda_checked::types::{
    CUmemAccess_flags, CUmemAllocationType, CUmemLocation, CUmemPool_attribute as A, CUmemPoolProps,
};
use cuda_checked::{Error, calls};
use std::mem;
use std::os::fd::OwnedFd;
use std::sync::Arc;

#[test]
fn bytes_there_and_back() {
    with_driver("pools::bytes_there_and_back", |context| {
        let (pool, stream) = (pool(PRIVATE), stream(context));
        let sent = [pattern(1, 100_000), pattern(2, 3_000_000)];
        let [first, second] = sent.each_ref().map(|bytes| {
            let allocation = pool.alloc_async(bytes.len(), &stream).expect("memory");
            assert_eq!(allocation.size(), bytes.len());
            stream.synchronize().expect("it is allocated");
            upload(allocation.as_raw(), bytes);
            allocation
        });
        for (allocation, bytes) in [&first, &second].into_iter().zip(&sent) {
            assert!(download(allocation.as_raw(), bytes.len()) == *bytes);
        }
        let used = || pool.attribute(A::CU_MEMPOOL_ATTR_USED_MEM_CURRENT).expect("an attribute");
        assert!(used() >= 3_100_000);
        first.release().expect("it is freed");
        let other = crate::support::stream(context);
        // SAFETY: the copies are complete.
        unsafe { second.free_async(&other) }.expect("it is freed");
        stream.synchronize().expect("the stream ends");
        other.synchronize().expect("the stream ends");
        assert_eq!(used(), 0);
        pool.release().expect("it is destroyed");
        stream.release().expect("it is destroyed");
    });
}

#[test]
fn attributes_access_and_trim() {
    with_driver("pools::attributes_access_and_trim", |context| {
        let (pool, stream) = (pool(PRIVATE), stream(context));
        let get = |attribute| pool.attribute(attribute).expect("an attribute");
        pool.set_attribute(A::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, u64::MAX).expect("a threshold");
        assert_eq!(get(A::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD), u64::MAX);
        // An attribute of four bytes among those of eight.
        let reuse = A::CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC;
        assert_eq!(get(reuse), 1);
        pool.set_attribute(reuse, 0).expect("it is set");
        assert_eq!(get(reuse), 0);

        drop(pool.alloc_async(unit(), &stream).expect("memory"));
        stream.synchronize().expect("it is freed");
        let reserved = get(A::CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT);
        assert!(reserved >= unit() as u64, "the threshold keeps it");
        pool.trim_to(reserved as usize).expect("it is trimmed");
        assert_eq!(get(A::CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT), reserved);
        pool.trim_to(0).expect("it is trimmed");
        assert_eq!(get(A::CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT), 0);

        let here = device(0).location();
        let read_write = CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
        assert_eq!(pool.access(&here).expect("access"), read_write);
        pool.grant_access(&[device(0).location()]).expect("it may");

        let unknown = A(1000);
        let result = pool.attribute(unknown).expect_err("no such attribute").to_string();
        assert!(
            result.starts_with("cuMemPoolGetAttribute: attr (CUmemPool_attribute(1000)) must be "),
            "{result}"
        );
        let result = pool.set_attribute(unknown, 1).expect_err("no such attribute").to_string();
        assert!(
            result.starts_with("cuMemPoolSetAttribute: attr (CUmemPool_attribute(1000)) must be "),
            "{result}"
        );
    });
}

#[test]
fn default_and_current() {
    with_driver("pools::default_and_current", |context| {
        let stream = stream(context);
        let default = MemoryPool::default_of(device(0)).expect("every device has one");
        let own = pool(PRIVATE);
        own.set_current_of(device(0)).expect("it becomes current");
        // SAFETY: the pool outlives this object, which has no allocations.
        let current = unsafe { MemoryPool::current_of(device(0)) }.expect("there is one");
        assert_eq!(current.as_raw(), own.as_raw());
        current.release().expect("nothing to do");
        own.release().expect("it was not destroyed before");
        // SAFETY: it is the default pool again.
        let current = unsafe { MemoryPool::current_of(device(0)) }.expect("there is one");
        assert_eq!(current.as_raw(), default.as_raw());
        default.alloc_async(1, &stream).expect("memory").release().expect("it is freed");
        default.release().expect("nothing to do");
        let again = MemoryPool::default_of(device(0)).expect("it is still there");
        again.alloc_async(1, &stream).expect("memory").release().expect("it is freed");
    });
}

#[test]
fn of_a_location() {
    with_driver("pools::of_a_location", |context| {
        let (stream, here) = (stream(context), device(0).location());
        let kind = CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED;
        // SAFETY: the current pool outlives the object, which has no allocations.
        let current = || unsafe { MemoryPool::current_at(&here, kind) }.expect("there is one");
        let default = MemoryPool::default_at(&here, kind).expect("every device has one");
        assert_eq!(
            default.as_raw(),
            MemoryPool::default_of(device(0)).expect("as before").as_raw()
        );
        let own = pool(PRIVATE);
        // SAFETY: the location is a device.
        unsafe { own.set_current_at(&here, kind) }.expect("it becomes current");
        assert_eq!(current().as_raw(), own.as_raw());
        own.release().expect("it is destroyed");
        assert_eq!(current().as_raw(), default.as_raw());
        default.alloc_async(1, &stream).expect("memory").release().expect("it is freed");

        let nowhere = CUmemLocation { id: 1000, ..here };
        rejected(
            "cuMemGetDefaultMemPool: location.id (1000) must be the ordinal of a device, below *, because location.type is \
             CU_MEM_LOCATION_TYPE_DEVICE [CUDA_ERROR_INVALID_VALUE]",
            MemoryPool::default_at(&nowhere, kind),
        );
        // The pool is not destroyed, so its object may be dropped before its allocations.
        let allocation = default.alloc_async(1, &stream).expect("memory");
        default.release().expect("nothing to do");
        // Another owner may have exported the pool, so the driver decides.
        let error = export_pointer(&allocation).expect_err("it was not exported");
        assert!(matches!(error, Error::Driver { .. }), "{error}");
    });
}

#[test]
fn a_pool_outlives_its_allocations() {
    with_driver("pools::a_pool_outlives_its_allocations", |context| {
        let (pool, stream) = (pool(PRIVATE), Arc::new(stream(context)));
        let allocation = pool.alloc_async(100, stream.clone()).expect("memory");
        let pool = pool.release().expect_err("there is an allocation");
        rejected(
            "cuMemPoolDestroy: self (*) must have no owned allocation left: an object still needs it",
            Err::<(), _>(pool.error),
        );
        stream.synchronize().expect("it is allocated");
        // Both are released with the allocation.
        drop((pool.object, stream));
        upload(allocation.as_raw(), b"still there");
        assert_eq!(download(allocation.as_raw(), 11), b"still there");
        drop(allocation);
    });
}

#[test]
fn in_and_out_of_raw() {
    with_driver("pools::in_and_out_of_raw", |_| {
        let context = PrimaryContext::retain(device(0)).expect("a context");
        let (pool, stream) = (pool(PRIVATE), stream(&context));
        let allocation = pool.alloc_async(100, &stream).expect("memory");
        let pool = pool.into_raw().expect_err("there is an allocation").object;
        let raw_pool = pool.as_raw();
        let (address, raw_stream) = (allocation.into_raw(), stream.into_raw());
        // The objects that they depend on stay too.
        drop(pool);
        let raw_context = context.into_raw().expect_err("there is a stream").object.as_raw();
        // SAFETY: `into_raw` has returned them, and they are taken over once.
        unsafe {
            let context = PrimaryContext::from_raw(raw_context, device(0));
            let stream = Stream::from_raw(raw_stream, &context);
            let pool = MemoryPool::from_raw(raw_pool);
            let allocation = PoolAllocation::from_raw(address, 100, &pool, &stream);
            allocation.release().expect("it is freed");
            assert_eq!(pool.into_raw().expect("nothing needs it"), raw_pool);
            MemoryPool::from_raw(raw_pool).release().expect("it was not destroyed");
            stream.release().expect("it is destroyed");
            context.release().expect("nothing is left in it");
        }
    });
}

#[test]
fn what_is_given_up_keeps_the_stream_that_it_holds() {
    with_driver("pools::what_is_given_up_keeps_the_stream_that_it_holds", |context| {
        let own = PrimaryContext::retain(context.device()).expect("a context");
        let (pool, lent, shared) = (pool(PRIVATE), stream(context), Arc::new(stream(&own)));
        let borrowed = pool.alloc_async(100, &lent).expect("memory").into_raw();
        let counted = pool.alloc_async(100, shared.clone()).expect("memory").into_raw();
        assert_eq!(Arc::strong_count(&shared), 2, "it stays for good");
        lent.synchronize().expect("it is allocated");
        lent.release().expect("the owner can destroy a pool that was only borrowed");
        let pool = pool.release().expect_err("two allocations were given up").object;
        for address in [borrowed, counted] {
            // SAFETY: `into_raw` has returned it, and it is taken over once.
            let allocation = unsafe { PoolAllocation::from_raw(address, 100, &pool, &*shared) };
            allocation.release().expect("it is freed");
        }
        shared.synchronize().expect("the stream ends");
        let own = own.release().expect_err("the stream stays for good").object;
        let (raw_pool, raw_stream) = (pool.as_raw(), shared.as_raw());
        mem::forget((pool, shared, own));
        // SAFETY: they are empty, and their objects are gone.
        unsafe {
            calls::cuMemPoolDestroy(raw_pool).expect("it is destroyed");
            calls::cuStreamDestroy_v2(raw_stream).expect("it is destroyed");
            calls::cuDevicePrimaryCtxRelease_v2(context.device().as_raw()).expect("it is released");
        }
    });
}

#[test]
fn sharing_needs_a_pool_that_is_shared() {
    with_driver("pools::sharing_needs_a_pool_that_is_shared", |context| {
        let stream = stream(context);
        let private = pool(PRIVATE);
        rejected(
            "cuMemPoolExportToShareableHandle: H::TYPE (CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) must \
             have no bits but CU_MEM_HANDLE_TYPE_NONE, those that the pool was created with",
            private.export_to_shareable_handle::<OwnedFd>(),
        );
        let shared = pool(FILE);
        let allocation = shared.alloc_async(100, &stream).expect("memory");
        rejected(
            "cuMemPoolExportPointer: self (*) must be an allocation from a pool that is exported",
            export_pointer(&allocation),
        );
        let file: OwnedFd = shared.export_to_shareable_handle().expect("a file");
        export_pointer(&allocation).expect("data");
        drop((file, allocation));
        let raw = shared.into_raw().expect("nothing needs it");
        // SAFETY: `into_raw` has returned it, and it is taken over once.
        let shared = unsafe { MemoryPool::from_raw(raw) };
        let allocation = shared.alloc_async(100, &stream).expect("memory");
        export_pointer(&allocation).expect("data");
    });
}

#[test]
fn security_attributes_are_not_read() {
    with_driver("pools::security_attributes_are_not_read", |_| {
        let dangling = std::ptr::without_provenance_mut(8);
        let mut reserved = CUmemPoolProps::default();
        reserved.reserved[1] = 7;
        let error = MemoryPool::create(&reserved).expect_err("it may be a pointer one day");
        assert!(error.to_string().contains("poolProps.reserved"), "{error}");
        let props = CUmemPoolProps { win32SecurityAttributes: dangling, ..Default::default() };
        rejected(
            "cuMemPoolCreate: poolProps.win32SecurityAttributes (0x8) must be null: an owned pool does not keep them alive",
            MemoryPool::create(&props),
        );
    });
}
