//! Causes in memory: addresses, the bytes behind them, and what is free.

use super::location::{DEVICE, HOST, NUMA, POSIX};
use crate::query::{Descriptor, HostRange, Rows};
use crate::rules::prelude::*;

use CUdevice_attribute as A;

/// Returns whether memory can be mapped at an address. What is mapped can be a multicast object, and no header says whether a driver
/// then tells that memory is mapped.
#[inline]
fn can_be_mapped(address: CUdeviceptr) -> bool {
    query::memory(address).is_none_or(|memory| memory.is_some_and(|memory| memory.is_mapped != 0))
}

/// Returns whether an address can be in memory that CUDA knows.
#[inline]
pub(super) fn can_be_known(address: CUdeviceptr) -> bool {
    query::is_known(address) != Some(false)
}

/// Whether the host has the memory.
#[inline]
fn is_of_host(memory: query::Memory) -> bool {
    memory.kind == CUmemorytype::CU_MEMORYTYPE_HOST && memory.is_managed == 0
}

/// Whether only a device has the memory.
#[inline]
fn is_of_device(memory: query::Memory) -> bool {
    memory.kind == CUmemorytype::CU_MEMORYTYPE_DEVICE && memory.is_managed == 0
}

/// Whether memory of the host is surely of no pool, from which other functions free memory.
#[inline]
fn is_of_host_alone(memory: query::Memory) -> bool {
    is_of_host(memory) && query::is_of_pool(memory.start) == Some(false)
}

/// Returns whether a pool is the default one of a device.
#[inline]
fn is_default_pool(pool: CUmemoryPool) -> bool {
    let devices = query::devices().unwrap_or(0);
    (0..devices).any(|device| query::default_pool(device) == Some(pool))
}

/// Whether `cuMemMap` has surely not mapped what is at an address. That no handle leads to memory is not enough: it can be mapped
/// all the same.
#[inline]
pub(in crate::rules) fn is_of_others(address: CUdeviceptr) -> bool {
    query::memory(address)
        .flatten()
        .is_some_and(|memory| memory.is_shareable != 0 || memory.is_managed != 0)
}

/// Returns the first bytes of a handle, as an address is shown.
#[inline]
fn start_of(bytes: &[c_char; 64]) -> Handle {
    Handle(bytes.iter().take(4).fold(0, |start, byte| start << 8 | usize::from(*byte as u8)))
}

pub(super) const READ: CUmemAccess_flags = CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READ;
pub(super) const WRITE: CUmemAccess_flags = CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE;

/// Returns whether at most the current device lacks an access to the memory.
#[inline]
fn some_can(wanted: CUmemAccess_flags, address: CUdeviceptr, bytes: usize) -> bool {
    some_can_use(wanted, Rows::one(address, bytes))
}

/// Returns whether no device is known to lack it.
#[inline]
fn can(wanted: CUmemAccess_flags, address: CUdeviceptr, bytes: usize) -> bool {
    can_use(wanted, Rows::one(address, bytes))
}

/// The same for rows.
#[inline]
pub(super) fn some_can_use(wanted: CUmemAccess_flags, rows: Rows) -> bool {
    query::lacking(rows, wanted) != query::Lack::Every
}

/// The same for rows.
#[inline]
pub(super) fn can_use(wanted: CUmemAccess_flags, rows: Rows) -> bool {
    query::lacking(rows, wanted) == query::Lack::Nobody
}

/// Returns whether CUDA knows that a range of addresses is reserved, that nothing is mapped there, and that it is another range.
#[inline]
fn is_other_range(address: CUdeviceptr, size: usize) -> bool {
    let is_other = |memory: &query::Memory| memory.start != address || memory.size != size;
    let range = query::memory(address).flatten();
    range.is_some_and(|range| range.kind == CUmemorytype(0) && is_other(&range))
}

/// Returns the number of elements from an address to the end of its memory.
#[inline]
fn elements_from(address: CUdeviceptr, size: usize) -> Option<usize> {
    Some(query::bytes_from(address)? / size)
}

const FABRIC_HANDLES: A = A::CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED;
const MAPPED: A = A::CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED;
const MAPPED_HOST: A = A::CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED;
const MAPPED_NUMA: A = A::CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED;

causes! {
    on {
        cuMemcpyHtoD_v2, cuMemcpyDtoD_v2, cuMemcpyPeer, cuMemcpyHtoDAsync_v2, cuMemcpyDtoDAsync_v2,
        cuMemcpyPeerAsync, cuMemcpyAtoD_v2
    }
    fn target(dstDevice: CUdeviceptr, ByteCount: usize) {
        674 asks: dstDevice => hold(
            ByteCount == 0 || can_be_known(dstDevice),
            "is not an address that CUDA knows",
        ), from "a driver of CUDA 13.0: 'copy: to host memory as memory of the device'";
        675 asks: ByteCount => within(query::bytes_from(dstDevice)),
            "the bytes from dstDevice to the end of its memory",
            from "a driver of CUDA 13.0: 'copy: past the end of its target'";
    }

    on {
        cuMemcpyDtoH_v2, cuMemcpyDtoD_v2, cuMemcpyPeer, cuMemcpyDtoHAsync_v2, cuMemcpyDtoDAsync_v2,
        cuMemcpyPeerAsync, cuMemcpyDtoA_v2
    }
    fn source(srcDevice: CUdeviceptr, ByteCount: usize) {
        676 asks: srcDevice => hold(
            ByteCount == 0 || can_be_known(srcDevice),
            "is not an address that CUDA knows",
        ), from "a driver of CUDA 13.0: 'copy: from memory that was freed'";
        677 asks: ByteCount => within(query::bytes_from(srcDevice)),
            "the bytes from srcDevice to the end of its memory",
            from "a driver of CUDA 13.0: 'peer: a copy past the end of an allocation'";
    }

    on {
        cuMemcpyHtoD_v2, cuMemcpyDtoD_v2, cuMemcpyPeer, cuMemcpyHtoDAsync_v2, cuMemcpyDtoDAsync_v2,
        cuMemcpyPeerAsync, cuMemcpyAtoD_v2
    }
    fn writable_target(dstDevice: CUdeviceptr, ByteCount: usize) {
        906 asks: dstDevice => hold(
            some_can(WRITE, dstDevice, ByteCount),
            "is, at least in part, memory that no device can write: cuMemSetAccess grants access",
        ), from "a driver of CUDA 13.0: 'copy: to a mapping without access'";
    }

    /// A copy between contexts is not of the current device alone.
    on {
        cuMemcpyHtoD_v2, cuMemcpyDtoD_v2, cuMemcpyHtoDAsync_v2, cuMemcpyDtoDAsync_v2,
        cuMemcpyAtoD_v2
    }
    fn own_writable_target(dstDevice: CUdeviceptr, ByteCount: usize) {
        907 maybe asks: dstDevice => hold(
            can(WRITE, dstDevice, ByteCount),
            "is, at least in part, memory that the current device cannot write: cuMemSetAccess \
             grants access",
        ), from "cause 906";
    }

    on {
        cuMemcpyDtoH_v2, cuMemcpyDtoD_v2, cuMemcpyPeer, cuMemcpyDtoHAsync_v2, cuMemcpyDtoDAsync_v2,
        cuMemcpyPeerAsync, cuMemcpyDtoA_v2
    }
    fn readable_source(srcDevice: CUdeviceptr, ByteCount: usize) {
        908 asks: srcDevice => hold(
            some_can(READ, srcDevice, ByteCount),
            "is, at least in part, memory that no device can read: cuMemSetAccess grants access",
        ), from "cause 906";
    }

    /// A copy between contexts is not of the current device alone.
    on {
        cuMemcpyDtoH_v2, cuMemcpyDtoD_v2, cuMemcpyDtoHAsync_v2, cuMemcpyDtoDAsync_v2,
        cuMemcpyDtoA_v2
    }
    fn own_readable_source(srcDevice: CUdeviceptr, ByteCount: usize) {
        909 maybe asks: srcDevice => hold(
            can(READ, srcDevice, ByteCount),
            "is, at least in part, memory that the current device cannot read: cuMemSetAccess \
             grants access",
        ), from "cause 906";
    }

    on { cuMemcpy, cuMemcpyAsync }
    fn copied(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize) {
        910 asks: dst => hold(
            some_can(WRITE, dst, ByteCount),
            "is, at least in part, memory that no device can write: cuMemSetAccess grants access",
        ), from "cause 906";
        911 asks: src => hold(
            some_can(READ, src, ByteCount),
            "is, at least in part, memory that no device can read: cuMemSetAccess grants access",
        ), from "cause 906";
        912 maybe asks: dst => hold(
            can(WRITE, dst, ByteCount),
            "is, at least in part, memory that the current device cannot write: cuMemSetAccess \
             grants access",
        ), from "cause 906";
        913 maybe asks: src => hold(
            can(READ, src, ByteCount),
            "is, at least in part, memory that the current device cannot read: cuMemSetAccess \
             grants access",
        ), from "cause 906";
    }

    on { cuMemsetD8_v2, cuMemsetD8Async }
    fn writable_bytes(dstDevice: CUdeviceptr, N: usize) {
        914 asks: dstDevice => hold(
            some_can(WRITE, dstDevice, N),
            "is, at least in part, memory that no device can write: cuMemSetAccess grants access",
        ), from "cause 906";
        915 maybe asks: dstDevice => hold(
            can(WRITE, dstDevice, N),
            "is, at least in part, memory that the current device cannot write: cuMemSetAccess \
             grants access",
        ), from "cause 906";
    }

    on { cuMemsetD16_v2, cuMemsetD16Async }
    fn writable_halves(dstDevice: CUdeviceptr, N: usize) {
        let bytes = N.saturating_mul(2);
        916 asks: dstDevice => hold(
            some_can(WRITE, dstDevice, bytes),
            "is, at least in part, memory that no device can write: cuMemSetAccess grants access",
        ), from "cause 906";
        917 maybe asks: dstDevice => hold(
            can(WRITE, dstDevice, bytes),
            "is, at least in part, memory that the current device cannot write: cuMemSetAccess \
             grants access",
        ), from "cause 906";
    }

    on { cuMemsetD32_v2, cuMemsetD32Async }
    fn writable_words(dstDevice: CUdeviceptr, N: usize) {
        let bytes = N.saturating_mul(4);
        918 asks: dstDevice => hold(
            some_can(WRITE, dstDevice, bytes),
            "is, at least in part, memory that no device can write: cuMemSetAccess grants access",
        ), from "cause 906";
        919 maybe asks: dstDevice => hold(
            can(WRITE, dstDevice, bytes),
            "is, at least in part, memory that the current device cannot write: cuMemSetAccess \
             grants access",
        ), from "cause 906";
    }

    /// A row has at least as many bytes as elements.
    on {
        cuMemsetD2D8_v2, cuMemsetD2D16_v2, cuMemsetD2D32_v2, cuMemsetD2D8Async, cuMemsetD2D16Async,
        cuMemsetD2D32Async
    }
    fn writable_rows(dstDevice: CUdeviceptr, dstPitch: usize, Width: usize, Height: usize) {
        let rows = Rows { height: Height, pitch: dstPitch, ..Rows::one(dstDevice, Width) };
        996 asks: dstDevice => hold(
            some_can_use(WRITE, rows),
            "is, at least in part, memory that no device can write: cuMemSetAccess grants access",
        ), from "cause 906";
        997 maybe asks: dstDevice => hold(
            can_use(WRITE, rows),
            "is, at least in part, memory that the current device cannot write: cuMemSetAccess \
             grants access",
        ), from "cause 906";
    }

    on { cuMemcpyDtoH_v2, cuMemcpyDtoHAsync_v2, cuMemcpyAtoH_v2, cuMemcpyAtoHAsync_v2 }
    fn to_host(dstHost: Handle, ByteCount: usize) {
        678: dstHost => non_null(), if ByteCount => is_not_zero(),
            from "a driver of CUDA 13.0: 'copy: to a null pointer'"
    }

    on { cuMemcpyHtoD_v2, cuMemcpyHtoDAsync_v2, cuMemcpyHtoA_v2, cuMemcpyHtoAAsync_v2 }
    fn from_host(srcHost: Handle, ByteCount: usize) {
        679: srcHost => non_null(), if ByteCount => is_not_zero(),
            from "a driver of CUDA 13.0: 'copy: from a null pointer'"
    }

    on {
        cuMemsetD8_v2, cuMemsetD16_v2, cuMemsetD32_v2, cuMemsetD8Async, cuMemsetD16Async,
        cuMemsetD32Async
    }
    fn filled(dstDevice: CUdeviceptr, N: usize) {
        680 asks: dstDevice => hold(
            N == 0 || can_be_known(dstDevice),
            "is not an address that CUDA knows",
        ), from "a driver of CUDA 13.0: 'fill: memory of the host that nothing registered'"
    }

    on {
        cuMemsetD2D8_v2, cuMemsetD2D16_v2, cuMemsetD2D32_v2, cuMemsetD2D8Async, cuMemsetD2D16Async,
        cuMemsetD2D32Async
    }
    fn filled_rows(dstDevice: CUdeviceptr, Width: usize, Height: usize) {
        let is_empty = Width == 0 || Height == 0;
        904 asks: dstDevice => hold(
            is_empty || can_be_known(dstDevice),
            "is not an address that CUDA knows",
        ), from "cause 680"
    }

    on { cuMemsetD8_v2, cuMemsetD8Async }
    fn bytes(dstDevice: CUdeviceptr, N: usize) {
        681 asks: N => within(elements_from(dstDevice, 1)),
            "the elements from dstDevice to the end of its memory",
            from "a driver of CUDA 13.0: 'fill: past the end of an allocation'"
    }

    on { cuMemsetD16_v2, cuMemsetD16Async }
    fn halves(dstDevice: CUdeviceptr, N: usize) {
        683 asks: N => within(elements_from(dstDevice, 2)),
            "the elements from dstDevice to the end of its memory", from "cause 681"
    }

    on { cuMemsetD32_v2, cuMemsetD32Async }
    fn words(dstDevice: CUdeviceptr, N: usize) {
        685 asks: N => within(elements_from(dstDevice, 4)),
            "the elements from dstDevice to the end of its memory", from "cause 681"
    }

    /// What is true of each byte of such memory comes before what is true of its first byte.
    on { cuMemFree_v2 }
    fn freed_of_others(dptr: CUdeviceptr) {
        let memory = query::memory(dptr).flatten();
        920 asks: dptr => hold(
            query::mapping(dptr).is_none(),
            "is memory of cuMemMap, which cuMemUnmap unmaps",
        ), from "a driver of CUDA 13.0: 'free: memory that is mapped by hand'";
        687 asks: dptr => hold(
            !memory.is_some_and(is_of_host_alone),
            "is memory of the host and of no pool, which other functions free",
        ), from "cuda.h: cuMemFree_v2";
    }

    on { cuMemFreeAsync }
    fn freed_later(dptr: CUdeviceptr) {
        let memory = query::memory(dptr).flatten();
        922 asks: dptr => hold(
            query::mapping(dptr).is_none(),
            "is memory of cuMemMap, which cuMemUnmap unmaps",
        ), from "cause 920";
        921 asks: dptr => hold(
            !memory.is_some_and(is_of_host_alone),
            "is memory of the host and of no pool, which other functions free",
        ), from "a driver of CUDA 13.0: 'pool: a free of host memory'";
    }

    /// A range that is only reserved has no allocation.
    on { cuMemFree_v2, cuMemFreeAsync }
    fn freed(dptr: CUdeviceptr) {
        let memory = query::memory(dptr);
        let is_within =
            |memory: query::Memory| memory.start != dptr && memory.kind != CUmemorytype(0);
        let starts = !memory.flatten().is_some_and(is_within);
        994: dptr => hold(dptr != 0, "is null"), from "cause 686";
        686 asks: dptr => hold(
            !matches!(memory, Some(None)),
            "was freed already, is memory of a graph that has not run yet, or is not from CUDA",
        ), from "cuda.h: cuMemFree_v2; a driver of CUDA 13.0: 'free: a number that is no address'";
        688 asks: dptr => hold(starts, "is not the start of its allocation"),
            from "cuda.h: cuMemFree_v2";
    }

    /// The memory of a capture is that of its graph.
    on { cuMemFreeAsync }
    fn freed_in_capture(dptr: CUdeviceptr, hStream: Live<CUstream>) {
        923 maybe asks: dptr => hold(
            query::is_capturing(hStream) != Some(true),
            "is not memory that a capture or a graph allocates, and hStream captures",
        ),
            from "a driver of CUDA 13.0: 'capture: memory of a pool is freed that no graph \
                  allocated'"
    }

    on { cuMemFreeHost }
    fn freed_host(p: Handle) {
        let memory = query::memory(p.0 as CUdeviceptr);
        let starts = memory.flatten().is_none_or(|memory| memory.start == p.0 as CUdeviceptr);
        let is_other = memory.flatten().is_some_and(|memory| {
            let is_of_pool = || query::is_of_pool(memory.start) == Some(true);
            !is_of_host(memory) || is_of_pool() || query::mapping(memory.start).is_some()
        });
        995: p => non_null(), from "cause 689";
        689 asks: p => hold(
            !matches!(memory, Some(None)),
            "was freed already, or is not from CUDA",
        ), from "cuda.h: cuMemFreeHost; a driver of CUDA 13.0: 'free: the address of the pointer'";
        751 asks: p => hold(!is_other, "is not memory of cuMemAllocHost or cuMemHostAlloc"),
            from "cuda.h: cuMemFreeHost";
        690 asks: p => hold(
            starts,
            "is not the start of its allocation, or of its registered range",
        ), from "cuda.h: cuMemFreeHost";
        905 maybe asks: p => hold(
            memory.flatten().is_none(),
            "was registered, and is not memory of cuMemAllocHost or cuMemHostAlloc",
        ), from "cuda.h: cuMemFreeHost";
    }

    on { cuMemHostUnregister, cuMemHostGetDevicePointer_v2, cuMemHostGetFlags }
    fn known_host(p: Handle) {
        let is_memory = query::is_memory(p.0 as CUdeviceptr);
        691 asks: p => hold(
            is_memory != Some(false),
            "is not in host memory that CUDA has allocated or registered",
        ), else INVALID_VALUE or HOST_MEMORY_NOT_REGISTERED,
            from "cuda.h: CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED, cuMemHostGetDevicePointer_v2 and \
                  cuMemHostGetFlags; a driver of CUDA 13.0: 'register: ends that never began'"
    }

    /// No query tells memory that was registered from memory that was allocated pinned.
    on { cuMemHostUnregister }
    fn unregistered(p: Handle) {
        let memory = query::memory(p.0 as CUdeviceptr).flatten();
        let can_be_start =
            |memory: query::Memory| is_of_host(memory) && memory.start == p.0 as CUdeviceptr;
        924 asks: p => hold(
            memory.is_none_or(can_be_start),
            "is not the start of a range that cuMemHostRegister has registered",
        ), from "a driver of CUDA 13.0: 'register: ends within the range'";
        1067 maybe asks: p => hold(
            memory.is_none(),
            "is memory of cuMemAllocHost or cuMemHostAlloc, which was not registered",
        ),
            from "a driver of CUDA 13.0: 'register: ends for memory that was allocated pinned'";
    }

    on { cuMemHostRegister_v2 }
    fn registered(p: Handle, bytesize: usize, Flags: c_uint) {
        let memory = query::memory(p.0 as CUdeviceptr);
        // A range of addresses can be reserved without memory.
        let is_memory =
            memory.map(|memory| memory.is_some_and(|memory| memory.kind != CUmemorytype(0)));
        let is_of_device = memory.flatten().is_some_and(is_of_device);
        let range = match is_memory {
            Some(false) => query::host_range(p.0, bytesize),
            _ => HostRange::Some,
        };
        let may_be_read_only =
            Flags & (CU_MEMHOSTREGISTER_READ_ONLY | CU_MEMHOSTREGISTER_IOMEMORY) != 0;
        752: bytesize => non_zero(), from "a driver of CUDA 13.0: 'register: zero bytes'";
        1008 asks: p => hold(
            !is_of_device,
            "is in memory of a device, and only memory of the host is registered",
        ), else HOST_MEMORY_ALREADY_REGISTERED or INVALID_VALUE,
            from "a driver of CUDA 13.0: 'register: memory of the device'";
        692 asks: p => hold(
            is_memory != Some(true),
            "is in memory that CUDA has allocated or registered already",
        ), else HOST_MEMORY_ALREADY_REGISTERED or INVALID_VALUE,
            from "cuda.h: CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED; a driver of CUDA 13.0: \
                  'register: memory that was allocated pinned'";
        1009 asks: bytesize => hold(
            range != HostRange::Unreadable,
            "reaches, from p, addresses that the process has not mapped or cannot read",
        ), from "a driver of CUDA 13.0: 'register: a range with a hole'";
        1010 asks: p => hold(
            range != HostRange::ReadOnly || may_be_read_only,
            "is, at least in part, memory that the process cannot write, and Flags lacks \
             CU_MEMHOSTREGISTER_READ_ONLY",
        ), from "a driver of CUDA 13.0: 'register: memory that may only be read'";
    }

    on { cuMemGetAddressRange_v2 }
    fn in_allocation(dptr: CUdeviceptr) {
        693 asks: dptr => hold(
            query::is_memory(dptr) != Some(false),
            "is not in memory that CUDA has allocated",
        ), else NOT_FOUND or INVALID_VALUE,
            from "cuda.h: cuMemGetAddressRange_v2; a driver of CUDA 13.0: 'address: the allocation \
                  of an unknown one'"
    }

    on { cuPointerGetAttribute, cuPointerSetAttribute }
    fn pointer(ptr: CUdeviceptr) {
        753 asks: ptr => hold(
            query::is_memory(ptr) != Some(false),
            "is not in memory that CUDA has allocated, mapped or registered",
        ),
            from "cuda.h: cuPointerGetAttribute and cuPointerSetAttribute; a driver of CUDA 13.0: \
                  'address: an attribute of pageable memory'"
    }

    on { cuPointerGetAttribute }
    fn attribute_of_pointer(attribute: CUpointer_attribute) {
        754: attribute => enumerator(),
            from "cuda.h: cuPointerGetAttribute; a driver of CUDA 13.0: 'address: an attribute \
                  that no release names'"
    }

    on { cuPointerGetAttribute }
    fn host_pointer(attribute: CUpointer_attribute, ptr: CUdeviceptr) {
        let is_of_device = query::memory(ptr).flatten().is_some_and(is_of_device);
        812 asks: ptr => hold(!is_of_device, "is in memory of a device"),
            if attribute => is(CUpointer_attribute::CU_POINTER_ATTRIBUTE_HOST_POINTER),
            from "a driver of CUDA 13.0: 'address: the host's one of memory of the device'"
    }

    on { cuStreamAttachMemAsync }
    fn attached(dptr: CUdeviceptr) {
        let is_managed = |memory: query::Memory| memory.is_managed != 0;
        let is_other = query::memory(dptr).is_some_and(|memory| !memory.is_some_and(is_managed));
        let is_known = query::is_known(dptr).is_some();
        695 asks: dptr => hold(!is_other || !is_known, "is not in managed memory"),
            from "cuda.h: cuStreamAttachMemAsync; a driver of CUDA 13.0: 'attach: memory that is \
                  not managed'"
    }

    on { cuStreamAttachMemAsync }
    fn attached_whole(dptr: CUdeviceptr, length: usize) {
        let managed = query::memory(dptr).flatten().filter(|memory| memory.is_managed != 0);
        let is_whole = managed.is_none_or(|memory| length == memory.size);
        802 asks: length => hold(
            length == 0 || is_whole,
            "is neither zero nor the size of the managed allocation",
        ),
            from "cuda.h: cuStreamAttachMemAsync; a driver of CUDA 13.0: 'attach: a part of \
                  managed memory'"
    }

    on { cuMemAdvise_v2, cuMemRangeGetAttribute }
    fn advised(devPtr: CUdeviceptr) {
        755 asks: devPtr => hold(!query::is_unmanaged(devPtr), "is in memory that is not managed"),
            from "cuda.h: cuMemAdvise_v2; a driver of CUDA 13.0: 'advise: memory that is not \
                  managed'"
    }

    on { cuMemPrefetchAsync_v2 }
    fn prefetched(devPtr: CUdeviceptr, count: usize) {
        756: count => non_zero(), from "a driver of CUDA 13.0: 'prefetch: zero bytes'";
        801 asks: count => within(query::bytes_from(devPtr)),
            "the bytes from devPtr to the end of its memory",
            from "a driver of CUDA 13.0: 'prefetch: past the end of managed memory'";
    }

    on { cuMemsetD2D8_v2, cuMemsetD2D8Async }
    fn rows_of_bytes(dstPitch: usize, Width: usize, Height: usize) {
        757: dstPitch => hold(Height < 2 || dstPitch >= Width, "is less than the bytes of a row"),
            from "a driver of CUDA 13.0: 'fill: rows wider than their pitch'"
    }

    on { cuMemsetD2D16_v2, cuMemsetD2D16Async }
    fn rows_of_halves(dstPitch: usize, Width: usize, Height: usize) {
        758: dstPitch => hold(
            Height < 2 || dstPitch / 2 >= Width,
            "is less than the bytes of a row",
        ), from "cause 757"
    }

    on { cuMemsetD2D32_v2, cuMemsetD2D32Async }
    fn rows_of_words(dstPitch: usize, Width: usize, Height: usize) {
        759: dstPitch => hold(
            Height < 2 || dstPitch / 4 >= Width,
            "is less than the bytes of a row",
        ), from "a driver of CUDA 13.0: 'fill: words by the width of rows in bytes'"
    }

    on { cuMemAlloc_v2 }
    fn allocated(bytesize: usize) {
        let (free, all) = query::memory_of_device().unzip();
        762 asks: bytesize => within(all), "the bytes that the device has", else OUT_OF_MEMORY,
            from "a driver of CUDA 13.0: 'allocate: more than there is'";
        696 maybe asks: bytesize => within(free),
            "the bytes that the device had free just after the refusal", else OUT_OF_MEMORY,
            from "cuda.h: CUDA_ERROR_OUT_OF_MEMORY";
    }

    /// A limit that the program has set itself, or that the driver has: only a later one tells it.
    on { cuMemAllocFromPoolAsync }
    fn limit_of_pool(bytesize: usize, pool: Live<CUmemoryPool>) {
        let (most, left) = query::bytes_of_pool(pool).unzip();
        1134 asks: bytesize => within(most),
            "the pool's CU_MEMPOOL_ATTR_MAX_POOL_SIZE, which the maxSize of its properties sets",
            else OUT_OF_MEMORY, from "cuda.h: CUmemPoolProps.maxSize";
        1135 maybe asks: bytesize => within(left),
            "the bytes that the pool's CU_MEMPOOL_ATTR_MAX_POOL_SIZE leaves beside its \
             CU_MEMPOOL_ATTR_USED_MEM_CURRENT", else OUT_OF_MEMORY,
            from "cuda.h: CUmemPoolProps.maxSize";
    }

    /// The same of the current pool of the stream's device.
    on { cuMemAllocAsync }
    fn limit_of_current_pool(bytesize: usize, hStream: Live<CUstream>) {
        let device = match hStream.is_null() {
            true => query::current_device(),
            false => query::stream_device(hStream),
        };
        let (most, left) = device.and_then(query::bytes_of_current_pool).unzip();
        1136 asks: bytesize => within(most),
            "the CU_MEMPOOL_ATTR_MAX_POOL_SIZE of the current pool of the stream's device, which the \
             maxSize of its properties sets", else OUT_OF_MEMORY, from "cuda.h: CUmemPoolProps.maxSize";
        1137 maybe asks: bytesize => within(left),
            "the bytes that the CU_MEMPOOL_ATTR_MAX_POOL_SIZE of the current pool of the stream's \
             device leaves beside its CU_MEMPOOL_ATTR_USED_MEM_CURRENT", else OUT_OF_MEMORY,
            from "cuda.h: CUmemPoolProps.maxSize";
    }

    /// The pool is of the stream's device.
    on { cuMemAllocAsync }
    fn allocated_later(bytesize: usize, hStream: Live<CUstream>) {
        let current = query::current_device();
        let of_stream = || current.is_some() && query::stream_device(hStream) == current;
        let is_current = hStream.is_null() || of_stream();
        let (free, all) = query::memory_of_device().filter(|_| is_current).unzip();
        763 asks: bytesize => within(all), "the bytes that the device has", else OUT_OF_MEMORY,
            from "a driver of CUDA 13.0: 'pool: more than there is'";
        764 maybe asks: bytesize => within(free),
            "the bytes that the device had free just after the refusal", else OUT_OF_MEMORY,
            from "cuda.h: CUDA_ERROR_OUT_OF_MEMORY";
    }

    on { cuMemCreate }
    fn created(size: usize, prop: &CUmemAllocationProp) {
        // Managed memory need not be in the device.
        let is_current = prop.location.type_ == CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE
            && prop.type_ == CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED
            && query::current_device() == Some(prop.location.id);
        let (free, all) = query::memory_of_device().filter(|_| is_current).unzip();
        765 asks: size => within(all), "the bytes that the device has", else OUT_OF_MEMORY,
            from "a driver of CUDA 13.0: 'create: more than there is'";
        697 maybe asks: size => within(free),
            "the bytes that the device had free just after the refusal", else OUT_OF_MEMORY,
            from "cuda.h: CUDA_ERROR_OUT_OF_MEMORY";
    }

    /// An attribute of the device says that the driver has such handles, and not that the process may use them.
    on { CUmemAllocationHandleType }
    fn fabric(types: CUmemAllocationHandleType) {
        let is_of_fabric = types.contains(CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC);
        1118 asks: types => hold(
            !is_of_fabric || !query::every_device_lacks(FABRIC_HANDLES),
            "has CU_MEM_HANDLE_TYPE_FABRIC, and the \
             CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED of every device is zero",
        ), else NOT_SUPPORTED or INVALID_VALUE,
            from "cuda.h: CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED";
        1013 asks: types => hold(
            !is_of_fabric || crate::environment::has_fabric_channel() != Some(false),
            "has CU_MEM_HANDLE_TYPE_FABRIC, and this process can open no IMEX channel: there must \
             be a /dev/nvidia-caps-imex-channels/channel* that it may read and write",
        ), else NOT_PERMITTED,
            from "cuda.h: cuMemCreate; a driver of CUDA 13.0: 'create: for a fabric that is not \
                  set up'"
    }

    /// Memory that a program maps itself, by where it is.
    on { CUmemAllocationProp.location, CUmemAccessDesc.location }
    fn mapped_place(location: &CUmemLocation) {
        1119 asks: location.id => hold(
            query::attribute(location.id, MAPPED) != Some(0),
            "is a device whose CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED is zero",
        ), if location.type_ => is(DEVICE), else NOT_SUPPORTED or INVALID_VALUE or INVALID_DEVICE,
            from "cuda.h: CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED";
        1120 asks: location.type_ => hold(
            location.type_ != HOST || !query::every_device_lacks(MAPPED_HOST),
            "is for a device whose CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED is \
             not zero, and this process has none",
        ), else NOT_SUPPORTED or INVALID_VALUE or INVALID_DEVICE,
            from "cuda.h: CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED";
        1121 asks: location.type_ => hold(
            location.type_ != NUMA || !query::every_device_lacks(MAPPED_NUMA),
            "is for a device whose \
             CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED is not zero, and \
             this process has none",
        ), else NOT_SUPPORTED or INVALID_VALUE or INVALID_DEVICE,
            from "cuda.h: CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED";
    }

    on { cuMemAddressReserve, cuMemAddressFree, cuMemMap, cuMemUnmap, cuMemSetAccess }
    fn mapped_by_programs(size: usize) {
        1122 asks: size => hold(
            !query::every_device_lacks(MAPPED),
            "is of addresses that a program maps itself, and the \
             CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED of every device is zero",
        ), else NOT_SUPPORTED,
            from "cuda.h: CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED"
    }

    on { cuMemCreate, cuMemAddressReserve }
    fn some_bytes(size: usize) {
        803: size => non_zero(), from "a driver of CUDA 13.0: 'create: zero bytes'"
    }

    on { CUDA_EXTERNAL_MEMORY_BUFFER_DESC }
    fn some_bytes_of_buffer(size: c_ulonglong) {
        804: size => non_zero(),
            from "a driver of CUDA 13.0: 'external memory: a buffer of zero bytes'"
    }

    on { CUDA_EXTERNAL_MEMORY_HANDLE_DESC }
    fn some_external_bytes(type_: CUexternalMemoryHandleType, size: c_ulonglong) {
        816: size => non_zero(),
            if type_ => is(CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD),
            from "a driver of CUDA 13.0: 'external memory: zero bytes'"
    }

    on { cuMemAllocPitch_v2 }
    fn rows(WidthInBytes: usize) {
        805: WidthInBytes => non_zero(),
            from "a driver of CUDA 13.0: 'allocate: rows of zero bytes'"
    }

    /// Where the driver has no properties of the handle, such as that of a multicast object, nothing is said.
    on { cuMemMap }
    fn granules(ptr: CUdeviceptr, size: usize, handle: Live<CUmemGenericAllocationHandle>) {
        let granularity = query::granularity_of(handle).unwrap_or(1);
        806 asks: ptr => multiple_of(granularity as CUdeviceptr),
            "the minimum granularity of the allocation",
            from "a driver of CUDA 13.0: 'map: between two granules'";
        807 asks: size => multiple_of(granularity), "the minimum granularity of the allocation",
            from "cause 806";
    }

    on { cuMemMap }
    fn some_size(size: usize) { 840: size => non_zero(), from "cuda.h: cuMemMap" }

    /// A multicast object can be mapped in part.
    on { cuMemMap }
    fn whole(size: usize, offset: usize, handle: Live<CUmemGenericAllocationHandle>) {
        if let Some(true) = query::is_allocation(handle);
        841: offset => zero(), for "the driver maps an allocation as a whole", else NOT_SUPPORTED,
            from "a driver of CUDA 13.0: 'map: from an offset'";
        842 maybe: size => hold(
            false,
            "is not the size of the allocation, which the driver maps as a whole",
        ), else NOT_SUPPORTED, from "a driver of CUDA 13.0: 'map: a part of its memory'";
    }

    on { cuMemAddressReserve }
    fn reservable(size: usize, addr: CUdeviceptr) {
        let granularity = query::granularity_of_device().unwrap_or(1);
        843 maybe asks: size => multiple_of(granularity),
            "the minimum granularity of the device's memory",
            from "a driver of CUDA 13.0: 'reserve: a size that is not a multiple of the page'";
        1068 maybe asks: addr => multiple_of(granularity as CUdeviceptr),
            "the minimum granularity of the device's memory",
            from "a driver of CUDA 13.0: 'a low address'";
    }

    on { cuMemMap, cuMemAddressFree, cuMemSetAccess }
    fn reserved(ptr: CUdeviceptr) {
        712 asks: ptr => hold(
            !is_of_others(ptr),
            "is in memory that another function allocated, and in no range of cuMemAddressReserve",
        ), from "a driver of CUDA 13.0: 'map: where nothing is reserved'"
    }

    on { cuMemMap, cuMemAddressFree }
    fn reserved_range(ptr: CUdeviceptr) {
        926 asks: ptr => hold(
            query::is_memory(ptr) != Some(false),
            "is in no range of cuMemAddressReserve, or in one that was freed already",
        ), from "cuda.h: cuMemMap and cuMemAddressFree"
    }

    on { cuMemAddressFree }
    fn whole_range(ptr: CUdeviceptr, size: usize) {
        927 maybe asks: size => hold(
            !is_other_range(ptr, size),
            "is not the size of the reserved range, or `ptr` is not its start",
        ), from "a driver of CUDA 13.0: 'reserve: ends in part'"
    }

    on { cuMemAddressReserve }
    fn addresses(size: usize) {
        928 maybe: size => hold(
            false,
            "is more addresses than are free in one piece in this process",
        ), else OUT_OF_MEMORY,
            from "a driver of CUDA 13.0: 'reserve: more addresses than there are'"
    }

    on { cuMemUnmap }
    fn unmapped(ptr: CUdeviceptr, size: usize) {
        let is_there = query::is_memory(ptr) != Some(false) && !is_of_others(ptr);
        929 asks: ptr => hold(is_there, "is not in memory that cuMemMap has mapped"),
            from "a driver of CUDA 13.0: 'unmap: memory that is not mapped by hand'";
        932 maybe asks: ptr => hold(can_be_mapped(ptr), "is not mapped"), from "cuda.h: cuMemUnmap";
        // No query tells mappings of one range apart before the device has access to them.
        931 maybe: size => hold(
            false,
            "does not end where a mapping ends, or `ptr` is not where one begins: a mapping is \
             unmapped as a whole",
        ), from "a driver of CUDA 13.0: 'unmap: a part of a mapping'";
    }

    /// Nothing else can be wrong with this argument.
    on { cuMemRelease }
    fn released_handle(handle: Live<CUmemGenericAllocationHandle>) {
        let is_live = || {
            refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE])
                && query::is_allocation(handle) == Some(true)
        };
        933 asks: handle => hold(
            is_live(),
            "was released already, or is a handle of neither an allocation nor a multicast object",
        ), else INVALID_VALUE or INVALID_HANDLE,
            from "a driver of CUDA 13.0: 'release: a second time'"
    }

    on { cuMemAddressFree }
    fn released(ptr: CUdeviceptr) {
        let is_mapped = query::is_mapped_by_hand(ptr) == Some(true);
        698 asks: ptr => hold(!is_mapped, "is still mapped"),
            from "a driver of CUDA 13.0: 'reserve: ends while it is mapped'"
    }

    on { cuMemMap }
    fn mapped(ptr: CUdeviceptr) {
        let is_mapped = query::is_mapped_by_hand(ptr) == Some(true);
        699 asks: ptr => hold(!is_mapped, "is already mapped"),
            from "a driver of CUDA 13.0: 'map: where something is mapped'"
    }

    on { cuMemMap }
    fn live_handle(handle: Live<CUmemGenericAllocationHandle>) {
        934 maybe asks: handle => hold(
            query::is_allocation(handle) != Some(false),
            "was released already, or is a handle of neither an allocation nor a multicast object",
        ), from "cause 933"
    }

    /// What is no allocation, and was not released, is a multicast object. `environment.rs` then says what these need of the machine.
    on { cuMemMap }
    fn mapped_object(handle: Live<CUmemGenericAllocationHandle>) {
        1123 maybe asks: handle => hold(
            query::is_allocation(handle) != Some(false),
            "is a multicast object, whose devices, or the system between them, are not ready for it",
        ), else NOT_SUPPORTED or INVALID_DEVICE or ILLEGAL_STATE or SYSTEM_NOT_READY,
            from "cuda.h: cuMemMap"
    }

    on { cuMemSetAccess }
    fn access_to_object(ptr: CUdeviceptr) {
        1124 maybe: ptr => hold(
            false,
            "is where a multicast object is mapped, to which a device of `desc` was not added",
        ), else ILLEGAL_STATE, from "cuda.h: cuMulticastCreate"
    }

    on { cuMulticastBindAddr.memptr, cuMulticastBindAddr_v2.memptr }
    fn bound_at(memptr: CUdeviceptr) {
        1125 asks: memptr => hold(
            query::is_memory(memptr) != Some(false),
            "is not in memory that CUDA has allocated",
        ), from "cuda.h: cuMulticastBindAddr";
        1126 asks: memptr => hold(
            !is_of_others(memptr) || query::is_of_pool(memptr) != Some(false),
            "is neither in memory of cuMemCreate nor in that of a pool",
        ), else INVALID_VALUE or NOT_SUPPORTED, from "cuda.h: cuMulticastBindAddr";
    }

    /// The call changes no mapping, also where it fails in part.
    on { cuMemSetAccess }
    fn accessed(ptr: CUdeviceptr, size: usize) {
        let last = ptr.checked_add(size.saturating_sub(1) as CUdeviceptr);
        766 maybe asks: ptr => hold(can_be_mapped(ptr), "is not mapped"),
            from "cuda.h: cuMemSetAccess";
        767 maybe asks: size => hold(
            last.is_none_or(can_be_mapped),
            "ends where nothing is mapped",
        ), from "a driver of CUDA 13.0: 'access: where nothing is mapped'";
        935 maybe asks: size => multiple_of(query::granularity_of_device().unwrap_or(1)),
            "the minimum granularity of the device's memory",
            from "a driver of CUDA 13.0: 'access: to a part of a granule'";
    }

    on { cuMemGetAccess }
    fn access_of(ptr: CUdeviceptr) {
        808 maybe asks: ptr => hold(can_be_mapped(ptr), "is not mapped"),
            from "a driver of CUDA 13.0: 'access: asked where nothing is mapped'"
    }

    on { cuMemSetAccess }
    fn access_of_host(ptr: CUdeviceptr, desc: &[CUmemAccessDesc]) {
        let is_of_device = query::memory(ptr).flatten().is_some_and(is_of_device);
        for (i, access) in desc.iter().enumerate();
        let is_device = access.location.type_ == CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE;
        936 maybe asks: access.location.type_, as "desc[i].location.type" => hold(
            !is_of_device || is_device,
            "is not CU_MEM_LOCATION_TYPE_DEVICE, and `ptr` is memory of a device",
        ), at i, else NOT_SUPPORTED,
            from "a driver of CUDA 13.0: 'access: for the host, to memory of the device'";
    }

    on { cuMemImportFromShareableHandle }
    fn imported(osHandle: Handle, shHandleType: CUmemAllocationHandleType) {
        let fd = osHandle.0 as c_int;
        let descriptor = query::descriptor(fd);
        if shHandleType => is(POSIX) {
            937: osHandle => hold(
                c_int::try_from(osHandle.0 as isize).is_ok(),
                "is not a file descriptor, and may be an address",
            ), else UNKNOWN or INVALID_VALUE or INVALID_HANDLE or OPERATING_SYSTEM,
                from "a driver of CUDA 13.0: 'import: the address of a file's number'";
            938 asks: fd, as "osHandle" => hold(
                descriptor != Descriptor::Closed,
                "is not an open file descriptor of this process",
            ), else UNKNOWN or INVALID_VALUE or INVALID_HANDLE or OPERATING_SYSTEM,
                from "a driver of CUDA 13.0, which leaves the descriptor open";
            939 asks: fd, as "osHandle" => hold(
                descriptor != Descriptor::Plain,
                "is a descriptor of a folder, a pipe, a socket or a disk, and not one from \
                 cuMemExportToShareableHandle",
            ), else UNKNOWN or INVALID_VALUE or INVALID_HANDLE or OPERATING_SYSTEM,
                from "cause 940";
            940 maybe: fd, as "osHandle" => hold(
                false,
                "is not a descriptor from cuMemExportToShareableHandle",
            ), else UNKNOWN, from "a driver of CUDA 13.0: 'import: a file that is no memory'";
        }
    }

    on { cuMemPoolImportFromShareableHandle }
    fn imported_pool(handle: Handle, handleType: CUmemAllocationHandleType) {
        let fd = handle.0 as c_int;
        let descriptor = query::descriptor(fd);
        if handleType => is(POSIX) {
            941: handle => hold(
                c_int::try_from(handle.0 as isize).is_ok(),
                "is not a file descriptor, and may be an address",
            ), else UNKNOWN or INVALID_VALUE or INVALID_HANDLE or OPERATING_SYSTEM,
                from "cause 937";
            942 asks: fd, as "handle" => hold(
                descriptor != Descriptor::Closed,
                "is not an open file descriptor of this process",
            ), else UNKNOWN or INVALID_VALUE or INVALID_HANDLE or OPERATING_SYSTEM,
                from "cause 938";
            943 asks: fd, as "handle" => hold(
                descriptor != Descriptor::Plain,
                "is a descriptor of a folder, a pipe, a socket or a disk, and not one from \
                 cuMemPoolExportToShareableHandle",
            ), else UNKNOWN or INVALID_VALUE or INVALID_HANDLE or OPERATING_SYSTEM,
                from "cause 947";
            947 maybe: fd, as "handle" => hold(
                false,
                "is not a descriptor from cuMemPoolExportToShareableHandle",
            ), else UNKNOWN,
                from "a driver of CUDA 13.0: 'pool: imported from a file that is none'";
        }
    }

    on { CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle.fd, CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle.fd }
    fn external_descriptor(fd: c_int) {
        // A driver of CUDA 13.0 closes the descriptor of memory that it does not import.
        let descriptor = query::descriptor(fd);
        944: fd => hold(fd >= 0, "is not an open file descriptor of this process"),
            else UNKNOWN or INVALID_VALUE or INVALID_HANDLE or OPERATING_SYSTEM,
            from "a driver of CUDA 13.0: 'external memory: a file that is none'";
        945 maybe asks: fd => hold(
            descriptor != Descriptor::Plain,
            "is a descriptor of a folder, a pipe, a socket or a disk, and not of an object of this \
             type",
        ), else UNKNOWN or INVALID_VALUE or INVALID_HANDLE or OPERATING_SYSTEM, from "cause 944";
        946 maybe: fd => hold(false, "is not a descriptor of an object of this type"), else UNKNOWN,
            from "cause 944";
    }

    on { cuMemRetainAllocationHandle }
    fn retained(addr: Handle) {
        let is_there = query::is_memory(addr.0 as CUdeviceptr) != Some(false);
        let is_other = !is_there || is_of_others(addr.0 as CUdeviceptr);
        768 asks: addr => hold(!is_other, "is not in memory that cuMemMap has mapped"),
            from "cuda.h: cuMemRetainAllocationHandle; a driver of CUDA 13.0: 'retain: the handle \
                  of memory that is not mapped by hand'"
    }

    on { cuMemExportToShareableHandle }
    fn exported(handle: Live<CUmemGenericAllocationHandle>, handleType: CUmemAllocationHandleType) {
        let lacks = || query::handle_types(handle).is_some_and(|types| !types.contains(handleType));
        700 asks: handleType => hold(
            !lacks(),
            "is not one of requestedHandleTypes in the properties of the memory",
        ), from "a driver of CUDA 13.0: 'export: memory without the handle's type'"
    }

    on { cuMemExportToShareableHandle }
    fn export_output(shareableHandle: Handle) {
        809: shareableHandle => non_null(),
            from "a driver of CUDA 13.0: 'export: to a null pointer'"
    }

    on { cuIpcOpenMemHandle_v2.handle }
    fn ipc_handle(handle: &CUipcMemHandle) {
        let written = handle.reserved.iter().filter(|byte| **byte != 0).count();
        811: written, as "handle.reserved" => hold(
            written != 0,
            "is zero in all bytes, which cuIpcGetMemHandle never writes",
        ), from "a driver of CUDA 13.0: 'IPC: a handle that nothing wrote'"
    }

    /// The handle has no documented parts.
    on { cuIpcOpenMemHandle_v2.handle }
    fn opened(handle: &CUipcMemHandle) {
        let start = start_of(&handle.reserved);
        948 maybe asks: start, as "handle" => hold(
            !query::has_context(),
            "was created by this process, and a process cannot open its own handles",
        ), else INVALID_CONTEXT,
            from "a driver of CUDA 13.0: 'IPC: opened in the process that has the memory'";
        949 maybe: start, as "handle" => hold(
            false,
            "names memory that was freed, whose process has ended, or that is open in another \
             context",
        ), else INVALID_HANDLE, from "cuda.h: cuIpcOpenMemHandle_v2";
        950 maybe: start, as "handle" => hold(
            false,
            "does not hold the bytes that cuIpcGetMemHandle wrote in another process",
        ), from "cause 811";
    }

    on { cuIpcOpenEventHandle.handle }
    fn opened_event(handle: &CUipcEventHandle) {
        let start = start_of(&handle.reserved);
        951 maybe asks: start, as "handle" => hold(
            !query::has_context(),
            "was created by this process, and a process cannot open its own handles",
        ), else INVALID_CONTEXT,
            from "a driver of CUDA 13.0: 'IPC: an event opened in the process that has it'";
        952 maybe: start, as "handle" => hold(
            false,
            "is of an event that was destroyed, or of a process that has ended",
        ), else INVALID_HANDLE, from "cuda.h: cuIpcOpenEventHandle";
    }

    /// What was opened is where its allocation starts, and cannot be shared again.
    on { cuIpcCloseMemHandle }
    fn closed(dptr: CUdeviceptr) {
        let memory = query::memory(dptr);
        let is_other = |memory: query::Memory| memory.start != dptr || memory.is_shareable != 0;
        953 asks: dptr => hold(
            memory.is_none_or(|memory| memory.is_some_and(|memory| !is_other(memory))),
            "was closed already, or is not an address from cuIpcOpenMemHandle",
        ), from "a driver of CUDA 13.0: 'IPC: closed without having been opened'";
        1069 maybe: dptr => hold(false, "is not from cuIpcOpenMemHandle in this context"),
            from "cuda.h: cuIpcCloseMemHandle";
    }

    on { cuMemPoolDestroy }
    fn pool(pool: CUmemoryPool) {
        701 asks: pool => hold(!is_default_pool(pool), "is the default pool of a device"),
            from "cuda.h: cuMemPoolDestroy; a driver of CUDA 13.0: 'pool: the default one \
                  destroyed'"
    }

    on { cuMemPoolExportToShareableHandle }
    fn pool_exported(pool: Live<CUmemoryPool>, handleType: CUmemAllocationHandleType) {
        let types = query::pool_handle_types(pool);
        let lacks = types.is_some_and(|types| !types.contains(handleType));
        769 asks: handleType => hold(
            !lacks,
            "is not one of handleTypes in the properties of the pool",
        ), from "a driver of CUDA 13.0: 'pool: exported without the handle's type'";
        1011 asks: pool => hold(
            !is_default_pool(pool.get()),
            "is the default pool of a device, which has no handles: cuMemPoolCreate creates pools \
             with handleTypes",
        ), from "a driver of CUDA 13.0: 'pool: the default one exported'";
        // Only a later driver tells the types.
        1012 maybe: handleType => hold(
            types.is_some(),
            "was not in handleTypes when cuMemPoolCreate created the pool",
        ), from "cause 769";
    }

    on { cuMemPoolExportPointer }
    fn exported_pointer(ptr: CUdeviceptr) {
        let is_of_pool = query::is_of_pool(ptr) != Some(false);
        954 asks: ptr => hold(
            query::is_memory(ptr) != Some(false),
            "is not in memory that CUDA has allocated",
        ), from "cause 955";
        955 asks: ptr => hold(is_of_pool, "is not in memory of a pool"),
            from "cuda.h: CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE";
    }

    on { cuMemPoolSetAccess }
    fn access_to_pool(map: &[CUmemAccessDesc]) {
        for (i, access) in map.iter().enumerate();
        let is_some = access.flags != CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_NONE;
        956 maybe: access.flags, as "map[i].flags" => hold(
            is_some,
            "revokes access from the device that holds the pool's memory",
        ), at i, else INVALID_DEVICE,
            from "a driver of CUDA 13.0: 'pool: no access for its own device'";
    }

    on { cuIpcGetMemHandle }
    fn shared(dptr: CUdeviceptr) {
        let memory = query::memory(dptr);
        let is_shareable = memory.flatten().is_none_or(|memory| memory.is_shareable != 0);
        702 asks: dptr => hold(
            !matches!(memory, Some(None)),
            "is not in memory that CUDA has allocated",
        ), from "cuda.h: cuIpcGetMemHandle";
        703 asks: dptr => hold(
            is_shareable,
            "is memory that such handles cannot share: its \
             CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE is zero",
        ), from "cuda.h: cuPointerGetAttribute; a driver of CUDA 13.0: 'IPC: memory of a pool'";
    }

    on {
        cuStreamWriteValue32_v2, cuStreamWaitValue32_v2, cuStreamWriteValue64_v2,
        cuStreamWaitValue64_v2
    }
    fn of_value(addr: CUdeviceptr) {
        704 asks: addr => hold(
            can_be_known(addr),
            "is not in memory that CUDA has allocated or registered",
        ),
            from "cuda.h: CUDA_MEMOP; a driver of CUDA 13.0: 'stream memory: host memory that is \
                  not registered'"
    }

    on { cuStreamWriteValue32_v2, cuStreamWaitValue32_v2 }
    fn of_word(addr: CUdeviceptr) {
        770: addr => multiple_of(4), from "a driver of CUDA 13.0: 'stream memory: an odd address'"
    }

    on { cuStreamWriteValue64_v2, cuStreamWaitValue64_v2 }
    fn of_long(addr: CUdeviceptr) {
        813: addr => multiple_of(8),
            from "a driver of CUDA 13.0: 'stream memory: eight bytes at an address for four'"
    }

    on { cuMemBatchDecompressAsync }
    fn decompressing(stream: Handle) {
        let can = !query::every_device_lacks(
            CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK,
        );
        873 asks: stream => hold(
            can,
            "is of a device whose CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK is zero",
        ), else NOT_SUPPORTED, from "cuda.h: CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK"
    }

    on { cuStreamWaitValue32_v2, cuStreamWriteValue32_v2, cuStreamWriteValue64_v2 }
    fn unmanaged(addr: CUdeviceptr) {
        869 asks: addr => hold(query::is_managed(addr) != Some(true), "is managed memory"),
            from "cuda.h: CUDA_MEMOP, cuStreamWaitValue32_v2 and cuStreamWriteValue32_v2; a driver \
                  of CUDA 13.0: 'operation: managed memory is written'"
    }

    /// The calls change no memory's kind, also where they fail in part.
    on { cuMemPrefetchBatchAsync, cuMemDiscardBatchAsync, cuMemDiscardAndPrefetchBatchAsync }
    fn batched(dptrs: &[CUdeviceptr]) {
        for (i, address) in dptrs.iter().enumerate();
        897 asks: dptrs[i] => hold(
            !query::is_unmanaged(*address),
            "is in memory that is not managed",
        ), at i,
            from "cuda.h: cuMemDiscardAndPrefetchBatchAsync, cuMemDiscardBatchAsync and \
                  cuMemPrefetchBatchAsync; a driver of CUDA 13.0: 'prefetch: a batch of memory \
                  that is not managed'";
    }

    on { cuMemGetLocationInfo }
    fn located(ptr: CUdeviceptr) {
        898 asks: ptr => hold(!query::is_unmanaged(ptr), "is in memory that is not managed"),
            from "cuda.h: cuMemGetLocationInfo"
    }

    on { cuMemAllocAsync, cuMemAllocFromPoolAsync }
    fn pooled(hStream: Handle) {
        let can = !query::every_device_lacks(
            CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED,
        );
        899 asks: hStream => hold(
            can,
            "is of a device whose CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED is zero",
        ), else NOT_SUPPORTED, from "cuda.h: CUDA_MALLOC_ASYNC"
    }

    on { cuStreamWriteValue64_v2 }
    fn wide(stream: Handle) {
        let can = !query::every_device_lacks(
            CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS,
        );
        900 asks: stream => hold(
            can,
            "is of a device whose CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS is zero",
        ), else NOT_SUPPORTED, from "cuda.h: cuStreamWriteValue64_v2"
    }
}
