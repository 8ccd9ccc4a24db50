//! Objects that several threads use, and drop.

use crate::support::*;
use cuda_checked::owned::*;
use std::sync::Barrier;
use std::thread;

const THREADS: usize = 4;

/// What every object promises.
#[test]
fn all_are_send_and_sync() {
    fn check<T: Send + Sync>() {}
    check::<(PrimaryContext, Stream, Event)>();
    check::<(MemoryPool, PoolAllocation, Reservation, Allocation, Mapping)>();
    check::<(MulticastObject, Binding, DeviceMemory, IpcMapping)>();
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
                        mapping.set_access(&read_write(device(0))).expect("access");
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
        let taken = "cuMemMap: ptr (*) must start a range of size bytes that holds no mapping \
                     [would be CUDA_ERROR_INVALID_VALUE]";
        assert_eq!(mappings.iter().filter(|mapping| mapping.is_ok()).count(), 1);
        mappings.into_iter().filter(Result::is_err).for_each(|error| rejected(taken, error));
    });
}

#[test]
fn dropped_where_no_context_is_current() {
    with_driver("threads::dropped_where_no_context_is_current", |context| {
        let (pool, stream) = (pool(PRIVATE), stream(context));
        let memory = DeviceMemory::alloc(context, 1000).expect("memory");
        let allocations: Vec<_> =
            (0..THREADS).map(|_| pool.alloc_async(1000, &stream).expect("memory")).collect();
        thread::scope(|scope| {
            for allocation in allocations {
                scope.spawn(move || drop(allocation));
            }
            scope.spawn(move || memory.release().expect("it is freed"));
            scope.spawn(move || drop((stream, pool)));
        });
    });
}
