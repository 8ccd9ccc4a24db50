//! Memory of one device that another device uses.

use crate::contexts::{NOT_AS_FOUND, current, elsewhere, pop};
use crate::support::*;
use cuda_checked::owned::{
    Device, IpcMapping, IpcMemHandle, LinearMemory, Mapping, MemoryPool, PrimaryContext,
};
use cuda_checked::types::{
    CUdeviceptr, CUmemAccess_flags as Flags, CUmemAccessDesc, CUmemAllocationType, CUmemPoolProps,
    CUpointer_attribute, CUresult,
};
use cuda_checked::{Result, calls};
use libcuda_model::control::model_set_devices;

const ONE: i32 = 1;

const WITHOUT: &str =
    "--skip peers:: leaves the tests out that need two GPUs, of which each reaches the other";

/// Configures the model with two devices.
fn two_devices() {
    if !is_real() {
        assert_eq!(model_set_devices(2), CUresult::CUDA_SUCCESS);
    }
}

/// A context of the second device, whose memory the first device can access.
fn other() -> PrimaryContext {
    let count = Device::count().expect("a number");
    assert!(count >= 2, "there is {count} GPU: {WITHOUT}");
    let reached = calls::cuDeviceCanAccessPeer(0, ONE).expect("it is known");
    assert_eq!(reached, 1, "they do not reach each other: {WITHOUT}");
    PrimaryContext::retain(device(ONE)).expect("a context")
}

fn pool_there() -> MemoryPool {
    let props = CUmemPoolProps {
        allocType: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
        location: device(ONE).location(),
        ..Default::default()
    };
    MemoryPool::create(&props).expect("a pool")
}

/// Copies on the current context's device.
fn copy(to: CUdeviceptr, from: CUdeviceptr, size: usize) -> Result<()> {
    // SAFETY: each test copies between its own memory.
    unsafe { calls::cuMemcpyDtoD_v2(to, from, size) }?;
    calls::cuCtxSynchronize()
}

/// Writes on the device of `there` and reads on the current one, and the reverse, each through the memory of the other.
fn exchange(
    context: &PrimaryContext,
    there: &PrimaryContext,
    window: CUdeviceptr,
    own: CUdeviceptr,
    size: usize,
) {
    let here = LinearMemory::alloc(context, size).expect("memory");
    there.with_current(|| upload(own, &pattern(1, size))).expect("a context");
    copy(here.as_raw(), window, size).expect("it may read");
    assert!(download(here.as_raw(), size) == pattern(1, size));
    upload(here.as_raw(), &pattern(2, size));
    copy(window, here.as_raw(), size).expect("it may write");
    let read = there.with_current(|| download(own, size)).expect("a context");
    assert!(read == pattern(2, size));
}

#[test]
fn a_mapping() {
    two_devices();
    with_driver("peers::a_mapping", |context| {
        let there = other();
        let (size, memory) = (2 * unit(), memory(ONE, 2, PRIVATE));
        let (first, second) = (reserve(2), reserve(2));
        // One mapping for each device: each device has access only to its own mapping.
        let own = map(&first, &memory);
        let window = second.map(0, size, &memory, 0).expect("a mapping");
        let rights = |mapping: &Mapping| {
            [0, ONE].map(|ordinal| mapping.access(&device(ordinal).location()).expect("access"))
        };
        let (none, all) =
            (Flags::CU_MEM_ACCESS_FLAGS_PROT_NONE, Flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE);
        assert_eq!((rights(&own), rights(&window)), ([none, all], [none, none]));
        window.grant_access(&[device(0).location()]).expect("access");
        assert_eq!((rights(&own), rights(&window)), ([none, all], [all, none]));
        exchange(context, &there, window.as_raw(), own.as_raw(), size);

        // Copies without the needed access are rejected. Then both devices get it at once.
        let here = LinearMemory::alloc(context, size).expect("memory");
        let allow = |flags| {
            let desc = CUmemAccessDesc { location: device(0).location(), flags };
            // SAFETY: only the following code uses the window.
            unsafe { window.set_access(&[desc]) }.expect("access");
            assert_eq!(rights(&window), [flags, none]);
            let read = copy(here.as_raw(), window.as_raw(), size);
            let write = copy(window.as_raw(), here.as_raw(), size);
            for error in [&read, &write].into_iter().filter_map(|copied| copied.as_ref().err()) {
                assert_eq!(error.code(), CUresult::CUDA_ERROR_INVALID_VALUE);
            }
            [read.is_ok(), write.is_ok()]
        };
        assert_eq!(allow(none), [false, false]);
        assert_eq!(allow(Flags::CU_MEM_ACCESS_FLAGS_PROT_READ), [true, false]);
        window.grant_access(&[0, ONE].map(|at| device(at).location())).expect("access");
        assert_eq!(rights(&window), [all, all]);
        exchange(context, &there, window.as_raw(), window.as_raw(), size);
        drop((own, window));
        there.release().expect("nothing is left in it");
    });
}

#[test]
fn a_pool() {
    two_devices();
    with_driver("peers::a_pool", |context| {
        let (there, size) = (other(), 3_000_000);
        let (pool, stream) = (pool_there(), stream(&there));
        let allocation = pool.alloc_async(size, &stream).expect("memory");
        stream.synchronize().expect("it is allocated");
        let here = device(0).location();
        assert_eq!(pool.access(&here).expect("access"), Flags::CU_MEM_ACCESS_FLAGS_PROT_NONE);
        // The access also applies to existing allocations.
        pool.grant_access(&[device(0).location()]).expect("access");
        assert_eq!(pool.access(&here).expect("access"), Flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE);
        exchange(context, &there, allocation.as_raw(), allocation.as_raw(), size);
        allocation.release().expect("it is freed");
        stream.synchronize().expect("the stream ends");
    });
}

/// The query of a bind for memory that was taken over.
#[test]
fn whose_memory_it_is() {
    two_devices();
    with_driver("peers::whose_memory_it_is", |_| {
        let there = other();
        let (reservation, memory) = (reserve(1), memory(ONE, 1, PRIVATE));
        let (mapping, stream) = (map(&reservation, &memory), stream(&there));
        let pool = pool_there();
        let allocation = pool.alloc_async(1000, &stream).expect("memory");
        stream.synchronize().expect("it is allocated");
        for address in [mapping.as_raw(), allocation.as_raw()] {
            let (mut ordinal, attribute) =
                (-1, CUpointer_attribute::CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL);
            let place = (&raw mut ordinal).cast();
            // SAFETY: the output is a live `int`, which is the type of the attribute.
            unsafe { calls::cuPointerGetAttribute(place, attribute, address) }
                .expect("it is known");
            assert_eq!(ordinal, ONE);
        }
    });
}

#[test]
fn memory_of_another_process() {
    const SIZE: usize = 5 << 20;
    two_devices();
    with_two(
        "peers::memory_of_another_process",
        |_, peer| {
            let there = other();
            let memory = LinearMemory::alloc(&there, SIZE).expect("memory");
            there.with_current(|| upload(memory.as_raw(), &pattern(1, SIZE))).expect("a context");
            peer.send(&export_memory(&memory).expect("a handle").to_bytes());
            assert_eq!(peer.receive(), b"written");
            let read = there.with_current(|| download(memory.as_raw(), SIZE)).expect("a context");
            assert!(read == pattern(2, SIZE));
        },
        |context, peer| {
            let handle = IpcMemHandle::from_bytes(peer.receive().try_into().expect("64 bytes"));
            // SAFETY: the first process frees the memory only after a message that this process is done.
            let mapping = unsafe { IpcMapping::open(context, handle) }.expect("memory");
            let here = LinearMemory::alloc(context, SIZE).expect("memory");
            copy(here.as_raw(), mapping.as_raw(), SIZE).expect("it reads");
            assert!(download(here.as_raw(), SIZE) == pattern(1, SIZE));
            upload(here.as_raw(), &pattern(2, SIZE));
            copy(mapping.as_raw(), here.as_raw(), SIZE).expect("it writes");
            mapping.release().expect("it is closed");
            peer.send(b"written");
        },
    );
}

#[test]
fn two_contexts() {
    two_devices();
    with_driver("peers::two_contexts", |first| {
        let second = other();
        for count in 1..=2 {
            let result = second.with_current(|| pop(count));
            rejected(NOT_AS_FOUND, result);
            assert_eq!(current(), first.as_raw());
        }
        // A context that a body leaves on the stack stays there, and the previous context is current above it.
        elsewhere(|| {
            let outer = first.with_current(|| {
                // SAFETY: the context is live.
                let left = || unsafe { calls::cuCtxPushCurrent_v2(second.as_raw()) };
                rejected(NOT_AS_FOUND, first.with_current(left));
                assert_eq!(current(), first.as_raw());
            });
            rejected(NOT_AS_FOUND, outer);
            while calls::cuCtxPopCurrent_v2().is_ok() {}
        });
        second.release().expect("nothing is left in it");
    });
}
