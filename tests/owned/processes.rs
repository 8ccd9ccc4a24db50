//! Pools and virtual memory that two processes share. File descriptors are sent over a Unix socket.

use crate::support::*;
use cuda_checked::types::{CUmemAllocationType, CUmemPoolPtrExportData};
use std::os::fd::OwnedFd;

#[test]
fn a_pool() {
    const SIZE: usize = 3_000_000;
    with_two(
        "processes::a_pool",
        |context, peer| {
            let (pool, stream) = (pool(FILE), stream(context));
            let file: OwnedFd = pool.export_to_shareable_handle().expect("a file");
            peer.send_file(&file);
            let allocation = pool.alloc_async(SIZE, &stream).expect("memory");
            stream.synchronize().expect("it is allocated");
            upload(allocation.as_raw(), &pattern(1, SIZE));
            let data = export_pointer(&allocation).expect("data");
            peer.send(&data.reserved);
            assert_eq!(peer.receive(), b"freed");
            assert!(download(allocation.as_raw(), SIZE) == pattern(2, SIZE));
        },
        |context, peer| {
            let stream = stream(context);
            let pool = import_pool(&peer.receive_file()).expect("a pool");
            let reserved = peer.receive().try_into().expect("64 bytes");
            let data = CUmemPoolPtrExportData { reserved };
            // SAFETY: the first process frees the memory only after a message that this process has freed it.
            let allocation = unsafe { pool.import_pointer(&data, SIZE, &stream) }.expect("memory");
            assert!(download(allocation.as_raw(), SIZE) == pattern(1, SIZE));
            upload(allocation.as_raw(), &pattern(2, SIZE));

            let imported = "must not be an imported pool";
            rejected(
                &format!("cuMemAllocFromPoolAsync: self (*) {imported}"),
                pool.alloc_async(1, &stream),
            );
            rejected(
                &format!("cuDeviceSetMemPool: self (*) {imported}"),
                pool.set_current_of(device(0)),
            );
            let (here, kind) =
                (device(0).location(), CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED);
            rejected(
                &format!("cuMemSetMemPool: self (*) {imported}"),
                // SAFETY: the location is a device.
                unsafe { pool.set_current_at(&here, kind) },
            );
            // The pool is destroyed after the allocation.
            let pool = pool.release().expect_err("there is an allocation").object;
            allocation.release().expect("it is freed");
            stream.synchronize().expect("the stream ends");
            pool.release().expect("it is destroyed");
            peer.send(b"freed");
        },
    );
}

#[test]
fn virtual_memory() {
    with_two(
        "processes::virtual_memory",
        |_, peer| {
            let (reservation, memory) = (reserve(2), memory(0, 2, FILE));
            let mapping = map(&reservation, &memory);
            upload(mapping.as_raw(), &pattern(1, mapping.size()));
            let file: OwnedFd = memory.export_to_shareable_handle().expect("a file");
            peer.send_file(&file);
            assert_eq!(peer.receive(), b"written");
            assert!(download(mapping.as_raw(), mapping.size()) == pattern(2, mapping.size()));
        },
        |_, peer| {
            let size = 2 * unit();
            let file = peer.receive_file();
            let memory = import_memory(&file, size).expect("memory");
            drop(file);
            assert_eq!(memory.location().id, 0);
            let reservation = reserve(2);
            let mapping = map(&reservation, &memory);
            assert!(download(mapping.as_raw(), size) == pattern(1, size));
            upload(mapping.as_raw(), &pattern(2, size));
            mapping.release().expect("it is unmapped");
            memory.release().expect("it is released");
            peer.send(b"written");
        },
    );
}
