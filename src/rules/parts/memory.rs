//! Causes in memory: addresses, the bytes behind them, and what is free.

use crate::rules::prelude::*;

/// Returns whether memory can be mapped at an address.
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

/// Whether `cuMemMap` has surely not mapped what is at an address. That no handle leads to memory is not enough: it can be mapped
/// all the same.
#[inline]
fn is_of_others(address: CUdeviceptr) -> bool {
    query::memory(address)
        .flatten()
        .is_some_and(|memory| memory.is_shareable != 0 || memory.is_managed != 0)
}

/// Returns the number of elements from an address to the end of its memory.
#[inline]
fn elements_from(address: CUdeviceptr, size: usize) -> Option<usize> {
    Some(query::bytes_from(address)? / size)
}

causes! {
    on {
        cuMemcpyHtoD_v2, cuMemcpyDtoD_v2, cuMemcpyPeer, cuMemcpyHtoDAsync_v2, cuMemcpyDtoDAsync_v2, cuMemcpyPeerAsync,
        cuMemcpyAtoD_v2
    }
    fn target(dstDevice: CUdeviceptr, ByteCount: usize) {
        674 asks: dstDevice => hold(ByteCount == 0 || can_be_known(dstDevice), "be in memory that CUDA knows"),
            from "a driver of CUDA 13.0: 'copy: to host memory as memory of the device'";
        675 asks: ByteCount => within(query::bytes_from(dstDevice)), "the bytes from dstDevice to the end of its memory",
            from "a driver of CUDA 13.0: 'copy: past the end of its target'";
    }

    on {
        cuMemcpyDtoH_v2, cuMemcpyDtoD_v2, cuMemcpyPeer, cuMemcpyDtoHAsync_v2, cuMemcpyDtoDAsync_v2, cuMemcpyPeerAsync,
        cuMemcpyDtoA_v2
    }
    fn source(srcDevice: CUdeviceptr, ByteCount: usize) {
        676 asks: srcDevice => hold(ByteCount == 0 || can_be_known(srcDevice), "be in memory that CUDA knows"),
            from "a driver of CUDA 13.0: 'copy: from memory that was freed'";
        677 asks: ByteCount => within(query::bytes_from(srcDevice)), "the bytes from srcDevice to the end of its memory",
            from "a driver of CUDA 13.0: 'peer: a copy past the end of an allocation'";
    }

    on { cuMemcpyDtoH_v2, cuMemcpyDtoHAsync_v2, cuMemcpyAtoH_v2, cuMemcpyAtoHAsync_v2 }
    fn to_host(dstHost: Handle, ByteCount: usize) { 678: dstHost => non_null(), if ByteCount => is_not_zero(), from "a driver of CUDA 13.0: 'copy: to a null pointer'" }

    on { cuMemcpyHtoD_v2, cuMemcpyHtoDAsync_v2, cuMemcpyHtoA_v2, cuMemcpyHtoAAsync_v2 }
    fn from_host(srcHost: Handle, ByteCount: usize) { 679: srcHost => non_null(), if ByteCount => is_not_zero(), from "a driver of CUDA 13.0: 'copy: from a null pointer'" }

    on {
        cuMemsetD8_v2, cuMemsetD16_v2, cuMemsetD32_v2, cuMemsetD8Async, cuMemsetD16Async, cuMemsetD32Async
    }
    fn filled(dstDevice: CUdeviceptr, N: usize) {
        680 asks: dstDevice => hold(N == 0 || can_be_known(dstDevice), "be in memory that CUDA knows"),
            from "a driver of CUDA 13.0: 'fill: memory of the host that nothing registered'"
    }

    on {
        cuMemsetD2D8_v2, cuMemsetD2D16_v2, cuMemsetD2D32_v2, cuMemsetD2D8Async, cuMemsetD2D16Async, cuMemsetD2D32Async
    }
    fn filled_rows(dstDevice: CUdeviceptr, Width: usize, Height: usize) {
        let is_empty = Width == 0 || Height == 0;
        904 asks: dstDevice => hold(is_empty || can_be_known(dstDevice), "be in memory that CUDA knows"),
            from "cause 680"
    }

    on { cuMemsetD8_v2, cuMemsetD8Async }
    fn bytes(dstDevice: CUdeviceptr, N: usize) {
        681 asks: N => within(elements_from(dstDevice, 1)), "the elements from dstDevice to the end of its memory",
            from "a driver of CUDA 13.0: 'fill: past the end of an allocation'"
    }

    on { cuMemsetD16_v2, cuMemsetD16Async }
    fn halves(dstDevice: CUdeviceptr, N: usize) {
        683 asks: N => within(elements_from(dstDevice, 2)), "the elements from dstDevice to the end of its memory",
            from "cause 681"
    }

    on { cuMemsetD32_v2, cuMemsetD32Async }
    fn words(dstDevice: CUdeviceptr, N: usize) {
        685 asks: N => within(elements_from(dstDevice, 4)), "the elements from dstDevice to the end of its memory",
            from "cause 681"
    }

    on { cuMemFree_v2, cuMemFreeAsync }
    fn freed(dptr: CUdeviceptr) {
        let memory = query::memory(dptr);
        let starts = memory.flatten().is_none_or(|memory| memory.start == dptr);
        686 asks: dptr => hold(!matches!(memory, Some(None)), "be memory that CUDA has: it was freed already, or CUDA has not allocated it"),
            from "cuda.h: cuMemFree_v2; a driver of CUDA 13.0: 'free: a number that is no address'";
        688 asks: dptr => hold(starts, "be the start of its allocation"),
            from "cuda.h: cuMemFree_v2";
    }

    /// Of memory pools of the host, `cuMemFreeAsync` frees memory.
    on { cuMemFree_v2 }
    fn freed_of_host(dptr: CUdeviceptr) {
        let memory = query::memory(dptr).flatten();
        687 asks: dptr => hold(!memory.is_some_and(is_of_host), "not be memory of the host, which other functions free"),
            from "cuda.h: cuMemFree_v2"
    }

    on { cuMemFreeHost }
    fn freed_host(p: Handle) {
        let memory = query::memory(p.0 as CUdeviceptr);
        let starts = memory.flatten().is_none_or(|memory| memory.start == p.0 as CUdeviceptr);
        let is_of_device = memory.flatten().is_some_and(|memory| !is_of_host(memory));
        689 asks: p => hold(!matches!(memory, Some(None)), "be host memory that CUDA has allocated"),
            from "cuda.h: cuMemFreeHost; a driver of CUDA 13.0: 'free: the address of the pointer'";
        690 asks: p => hold(starts, "be the start of its allocation"),
            from "cuda.h: cuMemFreeHost";
        751 asks: p => hold(!is_of_device, "be memory of cuMemAllocHost or cuMemHostAlloc"),
            from "cuda.h: cuMemFreeHost";
        905 maybe asks: p => hold(memory.flatten().is_none(), "be memory of cuMemAllocHost or cuMemHostAlloc, and not registered memory"),
            from "cuda.h: cuMemFreeHost";
    }

    on { cuMemHostUnregister, cuMemHostGetDevicePointer_v2, cuMemHostGetFlags }
    fn known_host(p: Handle) {
        let is_memory = query::is_memory(p.0 as CUdeviceptr);
        691 asks: p => hold(is_memory != Some(false), "be in host memory that CUDA has allocated or registered"),
            else INVALID_VALUE or HOST_MEMORY_NOT_REGISTERED,
            from "cuda.h: CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED, cuMemHostGetDevicePointer_v2 and cuMemHostGetFlags; a driver of CUDA 13.0: 'register: ends that never began'"
    }

    on { cuMemHostRegister_v2 }
    fn registered(p: Handle, bytesize: usize) {
        let is_memory = query::is_memory(p.0 as CUdeviceptr);
        752: bytesize => non_zero(), from "a driver of CUDA 13.0: 'register: zero bytes'";
        692 asks: p => hold(is_memory != Some(true), "not be in memory that CUDA has allocated or registered"),
            else HOST_MEMORY_ALREADY_REGISTERED or INVALID_VALUE,
            from "cuda.h: CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED; a driver of CUDA 13.0: 'register: memory of the device'";
    }

    on { cuMemGetAddressRange_v2 }
    fn in_allocation(dptr: CUdeviceptr) {
        693 asks: dptr => hold(query::is_memory(dptr) != Some(false), "be in memory that CUDA has allocated"),
            else NOT_FOUND or INVALID_VALUE,
            from "cuda.h: cuMemGetAddressRange_v2; a driver of CUDA 13.0: 'address: the allocation of an unknown one'"
    }

    on { cuPointerGetAttribute, cuPointerSetAttribute }
    fn pointer(ptr: CUdeviceptr) {
        753 asks: ptr => hold(query::is_memory(ptr) != Some(false), "be in memory that CUDA has allocated, mapped or registered"),
            from "cuda.h: cuPointerGetAttribute and cuPointerSetAttribute; a driver of CUDA 13.0: 'address: an attribute of pageable memory'"
    }

    on { cuPointerGetAttribute }
    fn attribute_of_pointer(attribute: CUpointer_attribute) {
        754: attribute => enumerator(),
            from "cuda.h: cuPointerGetAttribute; a driver of CUDA 13.0: 'address: an attribute that no release names'"
    }

    on { cuPointerGetAttribute }
    fn host_pointer(attribute: CUpointer_attribute, ptr: CUdeviceptr) {
        let is_of_device =
            |of: query::Memory| of.kind == CUmemorytype::CU_MEMORYTYPE_DEVICE && of.is_managed == 0;
        let is_of_device = query::memory(ptr).flatten().is_some_and(is_of_device);
        812 asks: ptr => hold(!is_of_device, "be in memory of the host"),
            if attribute => is(CUpointer_attribute::CU_POINTER_ATTRIBUTE_HOST_POINTER),
            from "a driver of CUDA 13.0: 'address: the host's one of memory of the device'"
    }

    on { cuStreamAttachMemAsync }
    fn attached(dptr: CUdeviceptr) {
        let is_managed = |memory: query::Memory| memory.is_managed != 0;
        let is_other = query::memory(dptr).is_some_and(|memory| !memory.is_some_and(is_managed));
        let is_known = query::is_known(dptr).is_some();
        695 asks: dptr => hold(!is_other || !is_known, "be in managed memory"),
            from "cuda.h: cuStreamAttachMemAsync; a driver of CUDA 13.0: 'attach: memory that is not managed'"
    }

    on { cuStreamAttachMemAsync }
    fn attached_whole(dptr: CUdeviceptr, length: usize) {
        let managed = query::memory(dptr).flatten().filter(|memory| memory.is_managed != 0);
        let is_whole = managed.is_none_or(|memory| length == memory.size);
        802 asks: length => hold(length == 0 || is_whole, "be zero or the size of the managed allocation"),
            from "cuda.h: cuStreamAttachMemAsync; a driver of CUDA 13.0: 'attach: a part of managed memory'"
    }

    on { cuMemAdvise_v2, cuMemRangeGetAttribute }
    fn advised(devPtr: CUdeviceptr) {
        755 asks: devPtr => hold(!query::is_unmanaged(devPtr), "be in managed memory"),
            from "cuda.h: cuMemAdvise_v2; a driver of CUDA 13.0: 'advise: memory that is not managed'"
    }

    on { cuMemPrefetchAsync_v2 }
    fn prefetched(devPtr: CUdeviceptr, count: usize) {
        756: count => non_zero(), from "a driver of CUDA 13.0: 'prefetch: zero bytes'";
        801 asks: count => within(query::bytes_from(devPtr)), "the bytes from devPtr to the end of its memory",
            from "a driver of CUDA 13.0: 'prefetch: past the end of managed memory'";
    }

    on { cuMemsetD2D8_v2, cuMemsetD2D8Async }
    fn rows_of_bytes(dstPitch: usize, Width: usize, Height: usize) {
        757: dstPitch => hold(Height < 2 || dstPitch >= Width, "be at least the bytes of a row"),
            from "a driver of CUDA 13.0: 'fill: rows wider than their pitch'"
    }

    on { cuMemsetD2D16_v2, cuMemsetD2D16Async }
    fn rows_of_halves(dstPitch: usize, Width: usize, Height: usize) {
        758: dstPitch => hold(Height < 2 || dstPitch / 2 >= Width, "be at least the bytes of a row"), from "cause 757"
    }

    on { cuMemsetD2D32_v2, cuMemsetD2D32Async }
    fn rows_of_words(dstPitch: usize, Width: usize, Height: usize) {
        759: dstPitch => hold(Height < 2 || dstPitch / 4 >= Width, "be at least the bytes of a row"),
            from "a driver of CUDA 13.0: 'fill: words by the width of rows in bytes'"
    }

    on { cuMemAlloc_v2 }
    fn allocated(bytesize: usize) {
        let (free, all) = query::memory_of_device().unzip();
        762 asks: bytesize => within(all), "the memory of the device", else OUT_OF_MEMORY,
            from "a driver of CUDA 13.0: 'allocate: more than there is'";
        696 maybe asks: bytesize => within(free), "the free memory of the device just after the refusal", else OUT_OF_MEMORY,
            from "cuda.h: CUDA_ERROR_OUT_OF_MEMORY";
    }

    /// The pool is of the stream's device.
    on { cuMemAllocAsync }
    fn allocated_later(bytesize: usize, hStream: Live<CUstream>) {
        let current = query::current_device();
        let of_stream = || current.is_some() && query::stream_device(hStream) == current;
        let is_current = hStream.is_null() || of_stream();
        let (free, all) = query::memory_of_device().filter(|_| is_current).unzip();
        763 asks: bytesize => within(all), "the memory of the device", else OUT_OF_MEMORY,
            from "a driver of CUDA 13.0: 'pool: more than there is'";
        764 maybe asks: bytesize => within(free), "the free memory of the device just after the refusal", else OUT_OF_MEMORY,
            from "cuda.h: CUDA_ERROR_OUT_OF_MEMORY";
    }

    on { cuMemCreate }
    fn created(size: usize, prop: &CUmemAllocationProp) {
        let is_current = prop.location.type_ == CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE
            && query::current_device() == Some(prop.location.id);
        let (free, all) = query::memory_of_device().filter(|_| is_current).unzip();
        765 asks: size => within(all), "the memory of the device", else OUT_OF_MEMORY,
            from "a driver of CUDA 13.0: 'create: more than there is'";
        697 maybe asks: size => within(free), "the free memory of the device just after the refusal", else OUT_OF_MEMORY,
            from "cuda.h: CUDA_ERROR_OUT_OF_MEMORY";
    }

    on { cuMemCreate, cuMemAddressReserve }
    fn some_bytes(size: usize) { 803: size => non_zero(), from "a driver of CUDA 13.0: 'create: zero bytes'" }

    on { CUDA_EXTERNAL_MEMORY_BUFFER_DESC }
    fn some_bytes_of_buffer(size: c_ulonglong) {
        804: size => non_zero(), from "a driver of CUDA 13.0: 'external memory: a buffer of zero bytes'"
    }

    on { CUDA_EXTERNAL_MEMORY_HANDLE_DESC }
    fn some_external_bytes(type_: CUexternalMemoryHandleType, size: c_ulonglong) {
        816: size => non_zero(), if type_ => is(CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD),
            from "a driver of CUDA 13.0: 'external memory: zero bytes'"
    }

    on { cuMemAllocPitch_v2 }
    fn rows(WidthInBytes: usize) {
        805: WidthInBytes => non_zero(), from "a driver of CUDA 13.0: 'allocate: rows of zero bytes'"
    }

    /// Where the driver has no properties of the handle, such as that of a multicast object, nothing is said.
    on { cuMemMap }
    fn granules(ptr: CUdeviceptr, size: usize, handle: Live<CUmemGenericAllocationHandle>) {
        let granularity = query::granularity_of(handle).unwrap_or(1);
        806 asks: ptr => multiple_of(granularity as CUdeviceptr), "the minimum granularity of the allocation",
            from "a driver of CUDA 13.0: 'map: between two granules'";
        807 asks: size => multiple_of(granularity), "the minimum granularity of the allocation", from "cause 806";
    }

    on { cuMemMap }
    fn whole(size: usize, offset: usize) {
        840: size => non_zero(), from "cuda.h: cuMemMap";
        841: offset => zero(), for "the driver maps an allocation as a whole", else NOT_SUPPORTED,
            from "a driver of CUDA 13.0: 'map: from an offset'";
        842 maybe: size => hold(false, "be the size of the allocation, which the driver maps as a whole"), else NOT_SUPPORTED,
            from "a driver of CUDA 13.0: 'map: a part of its memory'";
    }

    on { cuMemAddressReserve }
    fn reservable(size: usize) {
        let granularity = query::granularity_of_device().unwrap_or(1);
        843 maybe asks: size => multiple_of(granularity), "the minimum granularity of the device's memory",
            from "a driver of CUDA 13.0: 'reserve: a size that is not a multiple of the page'"
    }

    on { cuMemMap, cuMemAddressFree, cuMemSetAccess }
    fn reserved(ptr: CUdeviceptr) {
        712 asks: ptr => hold(!is_of_others(ptr), "be in a range of cuMemAddressReserve: memory of other functions cannot be mapped over"),
            from "a driver of CUDA 13.0: 'map: where nothing is reserved'"
    }

    on { cuMemAddressFree }
    fn released(ptr: CUdeviceptr) {
        let is_mapped = query::is_mapped_by_hand(ptr) == Some(true);
        698 asks: ptr => hold(!is_mapped, "be a range in which nothing is mapped any more"),
            from "a driver of CUDA 13.0: 'reserve: ends while it is mapped'"
    }

    on { cuMemMap }
    fn mapped(ptr: CUdeviceptr) {
        let is_mapped = query::is_mapped_by_hand(ptr) == Some(true);
        699 asks: ptr => hold(!is_mapped, "be where nothing is mapped"),
            from "a driver of CUDA 13.0: 'map: where something is mapped'"
    }

    /// The call changes no mapping, also where it fails in part.
    on { cuMemSetAccess }
    fn accessed(ptr: CUdeviceptr, size: usize) {
        let last = ptr.checked_add(size.saturating_sub(1) as CUdeviceptr);
        766 asks: ptr => hold(can_be_mapped(ptr), "be where memory is mapped"), from "cuda.h: cuMemSetAccess";
        767 asks: size => hold(last.is_none_or(can_be_mapped), "end where memory is mapped"),
            from "a driver of CUDA 13.0: 'access: where nothing is mapped'";
    }

    on { cuMemGetAccess }
    fn access_of(ptr: CUdeviceptr) {
        808 asks: ptr => hold(can_be_mapped(ptr), "be where memory is mapped"),
            from "a driver of CUDA 13.0: 'access: asked where nothing is mapped'"
    }

    on { cuMemRetainAllocationHandle }
    fn retained(addr: Handle) {
        let is_there = query::is_memory(addr.0 as CUdeviceptr) != Some(false);
        let is_other = !is_there || is_of_others(addr.0 as CUdeviceptr);
        768 asks: addr => hold(!is_other, "be in memory that cuMemMap has mapped"),
            from "cuda.h: cuMemRetainAllocationHandle; a driver of CUDA 13.0: 'retain: the handle of memory that is not mapped by hand'"
    }

    on { cuMemExportToShareableHandle }
    fn exported(handle: Live<CUmemGenericAllocationHandle>, handleType: CUmemAllocationHandleType) {
        let lacks = || query::handle_types(handle).is_some_and(|types| !types.contains(handleType));
        700 asks: handleType => hold(!lacks(), "be one of requestedHandleTypes in the properties of the memory"),
            from "a driver of CUDA 13.0: 'export: memory without the handle's type'"
    }

    on { cuMemExportToShareableHandle }
    fn export_output(shareableHandle: Handle) {
        809: shareableHandle => non_null(), from "a driver of CUDA 13.0: 'export: to a null pointer'"
    }

    on { cuIpcOpenMemHandle_v2.handle }
    fn ipc_handle(handle: &CUipcMemHandle) {
        let written = handle.reserved.iter().filter(|byte| **byte != 0).count();
        811: written, as "handle.reserved" => hold(written != 0, "be the bytes of a handle from cuIpcGetMemHandle"),
            from "a driver of CUDA 13.0: 'IPC: a handle that nothing wrote'"
    }

    on { cuMemPoolDestroy }
    fn pool(pool: CUmemoryPool) {
        let of_device = || {
            let devices = query::devices().unwrap_or(0);
            (0..devices).any(|device| query::default_pool(device) == Some(pool))
        };
        701 asks: pool => hold(!of_device(), "not be the default pool of a device"),
            from "cuda.h: cuMemPoolDestroy; a driver of CUDA 13.0: 'pool: the default one destroyed'"
    }

    on { cuMemPoolExportToShareableHandle }
    fn pool_exported(pool: Live<CUmemoryPool>, handleType: CUmemAllocationHandleType) {
        let lacks = query::pool_handle_types(pool).is_some_and(|types| !types.contains(handleType));
        769 asks: handleType => hold(!lacks, "be one of handleTypes in the properties of the pool"),
            from "a driver of CUDA 13.0: 'pool: exported without the handle's type'"
    }

    on { cuIpcGetMemHandle }
    fn shared(dptr: CUdeviceptr) {
        let memory = query::memory(dptr);
        let is_shareable = memory.flatten().is_none_or(|memory| memory.is_shareable != 0);
        702 asks: dptr => hold(!matches!(memory, Some(None)), "be in memory that CUDA has allocated"),
            from "cuda.h: cuIpcGetMemHandle";
        703 asks: dptr => hold(is_shareable, "be memory that such handles can share, as that of cuMemAlloc and cuMemAllocPitch"),
            from "cuda.h: cuPointerGetAttribute; a driver of CUDA 13.0: 'IPC: memory of a pool'";
    }

    on { cuStreamWriteValue32_v2, cuStreamWaitValue32_v2, cuStreamWriteValue64_v2, cuStreamWaitValue64_v2 }
    fn of_value(addr: CUdeviceptr) {
        704 asks: addr => hold(can_be_known(addr), "be in memory that CUDA has allocated or registered"),
            from "cuda.h: CUDA_MEMOP; a driver of CUDA 13.0: 'stream memory: host memory that is not registered'"
    }

    on { cuStreamWriteValue32_v2, cuStreamWaitValue32_v2 }
    fn of_word(addr: CUdeviceptr) {
        770: addr => multiple_of(4), from "a driver of CUDA 13.0: 'stream memory: an odd address'"
    }

    on { cuStreamWriteValue64_v2, cuStreamWaitValue64_v2 }
    fn of_long(addr: CUdeviceptr) {
        813: addr => multiple_of(8), from "a driver of CUDA 13.0: 'stream memory: eight bytes at an address for four'"
    }

    on { cuMemBatchDecompressAsync }
    fn decompressing(stream: Handle) {
        let can = !query::every_device_lacks(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK);
        873 asks: stream => hold(can, "be of a device that decompresses"),
            for "CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK of each device is zero", else NOT_SUPPORTED,
            from "cuda.h: CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK"
    }

    on { cuStreamWaitValue32_v2, cuStreamWriteValue32_v2, cuStreamWriteValue64_v2 }
    fn unmanaged(addr: CUdeviceptr) {
        869 asks: addr => hold(query::is_managed(addr) != Some(true), "not be managed memory"),
            from "cuda.h: CUDA_MEMOP, cuStreamWaitValue32_v2 and cuStreamWriteValue32_v2; a driver of CUDA 13.0: 'operation: managed memory is written'"
    }

    /// The calls change no memory's kind, also where they fail in part.
    on { cuMemPrefetchBatchAsync, cuMemDiscardBatchAsync, cuMemDiscardAndPrefetchBatchAsync }
    fn batched(dptrs: &[CUdeviceptr]) {
        for (i, address) in dptrs.iter().enumerate();
        897 asks: dptrs[i] => hold(!query::is_unmanaged(*address), "be in managed memory"), at i,
            from "cuda.h: cuMemDiscardAndPrefetchBatchAsync, cuMemDiscardBatchAsync and cuMemPrefetchBatchAsync; a driver of CUDA 13.0: 'prefetch: a batch of memory that is not managed'";
    }

    on { cuMemGetLocationInfo }
    fn located(ptr: CUdeviceptr) {
        898 asks: ptr => hold(!query::is_unmanaged(ptr), "be in managed memory"), from "cuda.h: cuMemGetLocationInfo"
    }

    on { cuMemAllocAsync }
    fn pooled(hStream: Handle) {
        let can = !query::every_device_lacks(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED);
        899 asks: hStream => hold(can, "be of a device with memory pools"),
            for "CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED of each device is zero", else NOT_SUPPORTED,
            from "cuda.h: CUDA_MALLOC_ASYNC"
    }

    on { cuStreamWriteValue64_v2 }
    fn wide(stream: Handle) {
        let can = !query::every_device_lacks(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS);
        900 asks: stream => hold(can, "be of a device that writes 64 bits"),
            for "CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS of each device is zero", else NOT_SUPPORTED,
            from "cuda.h: cuStreamWriteValue64_v2"
    }
}
