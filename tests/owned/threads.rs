//! Objects that several threads use, and drop.

use crate::support::*;
use cuda_checked::calls;
use cuda_checked::owned::*;
use cuda_checked::types::{CUevent_flags, CUmemPool_attribute as A, CUstream_flags};
use std::os::fd::OwnedFd;
use std::sync::{Arc, Barrier};
use std::{panic, thread};

const THREADS: usize = 4;

/// The traits of every object.
#[test]
fn all_are_send_and_sync() {
    fn check<T: Send + Sync>() {}
    check::<(PrimaryContext, Stream, Event)>();
    check::<(MemoryPool, PoolAllocation<Arc<Stream>>, Reservation, Allocation, Mapping)>();
    check::<(MulticastObject, Binding, LinearMemory, IpcMapping)>();
    check::<(Unreleased<Mapping>, Addressed, IpcMemHandle, IpcEventHandle)>();
}

#[test]
fn mappings_of_one_reservation() {
    with_driver("threads::mappings_of_one_reservation", |context| {
        let reservation = reserve(THREADS);
        let start = Barrier::new(THREADS);
        thread::scope(|scope| {
            for index in 0..THREADS {
                let (reservation, start, context) = (&reservation, &start, &*context);
                scope.spawn(move || {
                    start.wait();
                    for round in 0..20 {
                        let memory = memory(0, 1, PRIVATE);
                        let at = index * unit();
                        let mapping = reservation.map(at, unit(), &memory, 0).expect("its own");
                        mapping.grant_access(&[device(0).location()]).expect("access");
                        let bytes = pattern(index + round, 1000);
                        let copied = context.with_current(|| {
                            upload(mapping.as_raw(), &bytes);
                            download(mapping.as_raw(), 1000)
                        });
                        assert!(copied.expect("a context") == bytes);
                    }
                });
            }
        });
        reservation.release().expect("nothing is left");
    });
}

#[test]
fn one_of_several_gets_a_range() {
    with_driver("threads::one_of_several_gets_a_range", |_| {
        let (reservation, memory) = (reserve(1), memory(0, 1, PRIVATE));
        let start = Barrier::new(THREADS);
        let mappings: Vec<_> = thread::scope(|scope| {
            let threads: Vec<_> = (0..THREADS)
                .map(|_| {
                    scope.spawn(|| {
                        start.wait();
                        reservation.map(0, unit(), &memory, 0)
                    })
                })
                .collect();
            threads.into_iter().map(|thread| thread.join().expect("no panic")).collect()
        });
        let taken = "cuMemMap: at (*) must start a range of size bytes that holds no mapping: size is * bytes, and a range of * bytes at * is taken";
        assert_eq!(mappings.iter().filter(|mapping| mapping.is_ok()).count(), 1);
        mappings.into_iter().filter(Result::is_err).for_each(|error| rejected(taken, error));
    });
}

#[test]
fn dropped_where_no_context_is_current() {
    with_driver("threads::dropped_where_no_context_is_current", |context| {
        let (pool, stream) = (pool(PRIVATE), Arc::new(stream(context)));
        let memory = LinearMemory::alloc(context, 1000).expect("memory");
        let allocate = |_| pool.alloc_async(1000, stream.clone()).expect("memory");
        let allocations: Vec<_> = (0..THREADS).map(allocate).collect();
        thread::scope(|scope| {
            for allocation in allocations {
                scope.spawn(move || drop(allocation));
            }
            scope.spawn(move || memory.release().expect("it is freed"));
            scope.spawn(move || drop((stream, pool)));
        });
    });
}

#[test]
fn the_context_before_comes_back() {
    with_driver("threads::the_context_before_comes_back", |context| {
        thread::scope(|scope| {
            scope.spawn(|| {
                let current = || calls::cuCtxGetCurrent().expect("it is known");
                assert_eq!(context.with_current(current).expect("a context"), context.as_raw());
                assert!(current().is_null());
                let panicked = panic::catch_unwind(|| context.with_current(|| panic!("a test's")));
                assert!(panicked.is_err() && current().is_null());
            });
        });
        let flags = CUstream_flags::CU_STREAM_NON_BLOCKING;
        let stream = Stream::create(context, flags).expect("a stream");
        // SAFETY: the stream is live.
        let created = unsafe { calls::cuStreamGetFlags(stream.as_raw()) }.expect("its flags");
        assert_eq!(created, flags.bits());
    });
}

/// A method sets the current context that its call needs.
#[test]
fn used_where_no_context_is_current() {
    with_driver("threads::used_where_no_context_is_current", |context| {
        thread::scope(|scope| {
            scope.spawn(|| {
                let (zero, stream) = (device(0), stream(context));
                let here = zero.location();
                let flags =
                    CUevent_flags::CU_EVENT_INTERPROCESS | CUevent_flags::CU_EVENT_DISABLE_TIMING;
                let event = Event::create(context, flags).expect("an event");
                event.record(&stream).expect("it is recorded");
                event.synchronize().expect("it is complete");
                event.ipc_handle().expect("a handle");
                stream.wait_event(&event).expect("the stream waits");

                let pool = pool(FILE);
                pool.export_to_shareable_handle::<OwnedFd>().expect("a file");
                pool.set_attribute(A::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, 0).expect("a threshold");
                pool.attribute(A::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD).expect("a threshold");
                pool.grant_access(&[zero.location()]).expect("access");
                pool.access(&here).expect("access");
                pool.set_current_of(zero).expect("it becomes current");
                MemoryPool::default_of(zero).expect("every device has one");
                let allocation = pool.alloc_async(1000, &stream).expect("memory");
                export_pointer(&allocation).expect("data");
                allocation.release().expect("it is freed");
                pool.trim_to(0).expect("it is trimmed");
                stream.synchronize().expect("the stream ends");

                let (reservation, memory) = (reserve(1), memory(0, 1, FILE));
                let file: OwnedFd = memory.export_to_shareable_handle().expect("a file");
                let again = import_memory(&file, unit()).expect("memory");
                let mapping = map(&reservation, &again);
                mapping.access(&here).expect("access");
                mapping.retain_allocation().expect("the memory");

                let memory = LinearMemory::alloc(context, 1000).expect("memory");
                export_memory(&memory).expect("a handle");
            });
        });
    });
}
