//! Causes in memory: addresses, the bytes behind them, and what is free.

use crate::query;
use crate::rule::{Handle, Live, Place, Verdict, causes, on};
use core::ffi::c_ulonglong;
use cuda_sys::*;

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

on! {
    cuMemcpyHtoD_v2, cuMemcpyDtoD_v2, cuMemcpyPeer, cuMemcpyHtoDAsync_v2, cuMemcpyDtoDAsync_v2, cuMemcpyPeerAsync,
    cuMemcpyAtoD_v2,
}
#[inline]
pub(crate) fn target(dstDevice: CUdeviceptr, ByteCount: usize) -> Verdict {
    causes! {
        674 asks: dstDevice => hold(can_be_known(dstDevice), "be in memory that CUDA knows");
        675 asks: ByteCount => within(query::bytes_from(dstDevice)), "the bytes from dstDevice to the end of its memory";
    }
    Ok(())
}

on! {
    cuMemcpyDtoH_v2, cuMemcpyDtoD_v2, cuMemcpyPeer, cuMemcpyDtoHAsync_v2, cuMemcpyDtoDAsync_v2, cuMemcpyPeerAsync,
    cuMemcpyDtoA_v2,
}
#[inline]
pub(crate) fn source(srcDevice: CUdeviceptr, ByteCount: usize) -> Verdict {
    causes! {
        676 asks: srcDevice => hold(can_be_known(srcDevice), "be in memory that CUDA knows");
        677 asks: ByteCount => within(query::bytes_from(srcDevice)), "the bytes from srcDevice to the end of its memory";
    }
    Ok(())
}

on! { cuMemcpyDtoH_v2, cuMemcpyDtoHAsync_v2, cuMemcpyAtoH_v2, cuMemcpyAtoHAsync_v2 }
#[inline]
pub(crate) fn to_host(dstHost: Handle) -> Verdict {
    causes!(678: dstHost => non_null());
    Ok(())
}

on! { cuMemcpyHtoD_v2, cuMemcpyHtoDAsync_v2, cuMemcpyHtoA_v2, cuMemcpyHtoAAsync_v2 }
#[inline]
pub(crate) fn from_host(srcHost: Handle) -> Verdict {
    causes!(679: srcHost => non_null());
    Ok(())
}

on! {
    cuMemsetD8_v2, cuMemsetD16_v2, cuMemsetD32_v2, cuMemsetD8Async, cuMemsetD16Async, cuMemsetD32Async, cuMemsetD2D8_v2,
    cuMemsetD2D16_v2, cuMemsetD2D32_v2, cuMemsetD2D8Async, cuMemsetD2D16Async, cuMemsetD2D32Async,
}
#[inline]
pub(crate) fn filled(dstDevice: CUdeviceptr) -> Verdict {
    causes!(680 asks: dstDevice => hold(can_be_known(dstDevice), "be in memory that CUDA knows"));
    Ok(())
}

/// Returns the number of elements from an address to the end of its memory.
#[inline]
fn elements_from(address: CUdeviceptr, size: usize) -> Option<usize> {
    Some(query::bytes_from(address)? / size)
}

on! { cuMemsetD8_v2, cuMemsetD8Async }
#[inline]
pub(crate) fn bytes(dstDevice: CUdeviceptr, N: usize) -> Verdict {
    causes!(681 asks: N => within(elements_from(dstDevice, 1)), "the elements from dstDevice to the end of its memory");
    Ok(())
}

on! { cuMemsetD16_v2, cuMemsetD16Async }
#[inline]
pub(crate) fn halves(dstDevice: CUdeviceptr, N: usize) -> Verdict {
    causes!(683 asks: N => within(elements_from(dstDevice, 2)), "the elements from dstDevice to the end of its memory");
    Ok(())
}

on! { cuMemsetD32_v2, cuMemsetD32Async }
#[inline]
pub(crate) fn words(dstDevice: CUdeviceptr, N: usize) -> Verdict {
    causes!(685 asks: N => within(elements_from(dstDevice, 4)), "the elements from dstDevice to the end of its memory");
    Ok(())
}

on! { cuMemFree_v2, cuMemFreeAsync }
#[inline]
pub(crate) fn freed(dptr: CUdeviceptr) -> Verdict {
    let memory = query::memory(dptr);
    let starts = memory.flatten().is_none_or(|memory| memory.start == dptr);
    causes! {
        686 asks: dptr => hold(!matches!(memory, Some(None)), "be memory that CUDA has: it was freed already, or not allocated by CUDA");
        688 asks: dptr => hold(starts, "be the start of its allocation");
    }
    Ok(())
}

on! { cuMemFree_v2 }
/// Of memory pools of the host, `cuMemFreeAsync` frees memory.
#[inline]
pub(crate) fn freed_of_host(dptr: CUdeviceptr) -> Verdict {
    let memory = query::memory(dptr).flatten();
    let is_host = memory.is_some_and(|of| of.kind == CUmemorytype::CU_MEMORYTYPE_HOST && of.is_managed == 0);
    causes!(687 asks: dptr => hold(!is_host, "not be memory of the host, which other functions free"));
    Ok(())
}

on! { cuMemFreeHost }
#[inline]
pub(crate) fn freed_host(p: Handle) -> Verdict {
    let memory = query::memory(p.0 as CUdeviceptr);
    let starts = memory.flatten().is_none_or(|memory| memory.start == p.0 as CUdeviceptr);
    causes! {
        689 asks: p => hold(!matches!(memory, Some(None)), "be host memory that CUDA has allocated");
        690 asks: p => hold(starts, "be the start of its allocation");
        751 asks: p => hold(memory.flatten().is_none(), "be memory of cuMemAllocHost or cuMemHostAlloc, and not registered or other memory");
    }
    Ok(())
}

on! { cuMemHostUnregister, cuMemHostGetDevicePointer_v2, cuMemHostGetFlags }
#[inline]
pub(crate) fn known_host(p: Handle) -> Verdict {
    let is_memory = query::is_memory(p.0 as CUdeviceptr);
    causes!(691 asks: p => hold(is_memory != Some(false), "be in host memory that CUDA has allocated or registered"),
        else INVALID_VALUE or HOST_MEMORY_NOT_REGISTERED);
    Ok(())
}

on! { cuMemHostRegister_v2 }
#[inline]
pub(crate) fn registered(p: Handle, bytesize: usize) -> Verdict {
    let is_memory = query::is_memory(p.0 as CUdeviceptr);
    causes! {
        752: bytesize => non_zero();
        692 asks: p => hold(is_memory != Some(true), "not be in memory that CUDA has allocated or registered"),
            else HOST_MEMORY_ALREADY_REGISTERED or INVALID_VALUE;
    }
    Ok(())
}

on! { cuMemGetAddressRange_v2 }
#[inline]
pub(crate) fn in_allocation(dptr: CUdeviceptr) -> Verdict {
    causes!(693 asks: dptr => hold(query::is_memory(dptr) != Some(false), "be in memory that CUDA has allocated"),
        else NOT_FOUND or INVALID_VALUE);
    Ok(())
}

on! { cuPointerGetAttribute, cuPointerSetAttribute }
#[inline]
pub(crate) fn pointer(ptr: CUdeviceptr) -> Verdict {
    causes!(753 asks: ptr => hold(query::is_memory(ptr) != Some(false), "be in memory that CUDA has allocated, mapped or registered"));
    Ok(())
}

on! { cuPointerGetAttribute }
#[inline]
pub(crate) fn attribute_of_pointer(attribute: CUpointer_attribute) -> Verdict {
    causes!(754: attribute => enumerator());
    Ok(())
}

on! { cuPointerGetAttribute }
#[inline]
pub(crate) fn host_pointer(attribute: CUpointer_attribute, ptr: CUdeviceptr) -> Verdict {
    use CUpointer_attribute as P;
    let is_of_device = |memory: query::Memory| {
        memory.kind == CUmemorytype::CU_MEMORYTYPE_DEVICE && memory.is_managed == 0
    };
    let is_of_device = query::memory(ptr).flatten().is_some_and(is_of_device);
    causes!(812 asks: ptr => hold(!is_of_device, "be in memory of the host"),
        if attribute => is(P::CU_POINTER_ATTRIBUTE_HOST_POINTER));
    Ok(())
}

on! { cuStreamAttachMemAsync }
#[inline]
pub(crate) fn attached(dptr: CUdeviceptr) -> Verdict {
    let is_managed = |memory: query::Memory| memory.is_managed != 0;
    let is_other = query::memory(dptr).is_some_and(|memory| !memory.is_some_and(is_managed));
    let is_known = query::is_known(dptr).is_some();
    causes!(695 asks: dptr => hold(!is_other || !is_known, "be in managed memory"));
    Ok(())
}

on! { cuStreamAttachMemAsync }
#[inline]
pub(crate) fn attached_whole(dptr: CUdeviceptr, length: usize) -> Verdict {
    let managed = query::memory(dptr).flatten().filter(|memory| memory.is_managed != 0);
    let is_whole = managed.is_none_or(|memory| length == memory.size);
    causes!(802 asks: length => hold(length == 0 || is_whole, "be zero or the size of the managed allocation"));
    Ok(())
}

on! { cuMemAdvise_v2, cuMemRangeGetAttribute }
#[inline]
pub(crate) fn advised(devPtr: CUdeviceptr) -> Verdict {
    causes!(755 asks: devPtr => hold(!query::is_unmanaged(devPtr), "be in managed memory"));
    Ok(())
}

on! { cuMemPrefetchAsync_v2 }
#[inline]
pub(crate) fn prefetched(devPtr: CUdeviceptr, count: usize) -> Verdict {
    causes! {
        756: count => non_zero();
        801 asks: count => within(query::bytes_from(devPtr)), "the bytes from devPtr to the end of its memory";
    }
    Ok(())
}

on! { cuMemsetD2D8_v2, cuMemsetD2D8Async }
#[inline]
pub(crate) fn rows_of_bytes(dstPitch: usize, Width: usize, Height: usize) -> Verdict {
    causes!(757: dstPitch => hold(Height < 2 || dstPitch >= Width, "be at least the bytes of a row"));
    Ok(())
}

on! { cuMemsetD2D16_v2, cuMemsetD2D16Async }
#[inline]
pub(crate) fn rows_of_halves(dstPitch: usize, Width: usize, Height: usize) -> Verdict {
    causes!(758: dstPitch => hold(Height < 2 || dstPitch / 2 >= Width, "be at least the bytes of a row"));
    Ok(())
}

on! { cuMemsetD2D32_v2, cuMemsetD2D32Async }
#[inline]
pub(crate) fn rows_of_words(dstPitch: usize, Width: usize, Height: usize) -> Verdict {
    causes!(759: dstPitch => hold(Height < 2 || dstPitch / 4 >= Width, "be at least the bytes of a row"));
    Ok(())
}

on! { cuMemAlloc_v2 }
#[inline]
pub(crate) fn allocated(bytesize: usize) -> Verdict {
    let (free, all) = query::memory_of_device().unzip();
    causes! {
        762 asks: bytesize => within(all), "the memory of the device", else OUT_OF_MEMORY;
        696 maybe asks: bytesize => within(free), "the free memory of the device just after the refusal", else OUT_OF_MEMORY;
    }
    Ok(())
}

on! { cuMemAllocAsync }
/// The pool is of the stream's device.
#[inline]
pub(crate) fn allocated_later(bytesize: usize, hStream: Live<CUstream>) -> Verdict {
    let current = query::current_device();
    let of_stream = || current.is_some() && query::stream_device(hStream) == current;
    let is_current = hStream.is_null() || of_stream();
    let (free, all) = query::memory_of_device().filter(|_| is_current).unzip();
    causes! {
        763 asks: bytesize => within(all), "the memory of the device", else OUT_OF_MEMORY;
        764 maybe asks: bytesize => within(free), "the free memory of the device just after the refusal", else OUT_OF_MEMORY;
    }
    Ok(())
}

on! { cuMemCreate }
#[inline]
pub(crate) fn created(size: usize, prop: &CUmemAllocationProp) -> Verdict {
    let is_current = prop.location.type_ == CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE
        && query::current_device() == Some(prop.location.id);
    let (free, all) = query::memory_of_device().filter(|_| is_current).unzip();
    causes! {
        765 asks: size => within(all), "the memory of the device", else OUT_OF_MEMORY;
        697 maybe asks: size => within(free), "the free memory of the device just after the refusal", else OUT_OF_MEMORY;
    }
    Ok(())
}

on! { cuMemCreate, cuMemAddressReserve }
#[inline]
pub(crate) fn some_bytes(size: usize) -> Verdict {
    causes!(803: size => non_zero());
    Ok(())
}

on! { CUDA_EXTERNAL_MEMORY_BUFFER_DESC }
#[inline]
pub(crate) fn some_bytes_of_buffer(size: c_ulonglong) -> Verdict {
    causes!(804: size => non_zero());
    Ok(())
}

on! { CUDA_EXTERNAL_MEMORY_HANDLE_DESC }
#[inline]
pub(crate) fn some_external_bytes(type_: CUexternalMemoryHandleType, size: c_ulonglong) -> Verdict {
    causes!(816: size => non_zero(), if type_ => is(CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD));
    Ok(())
}

on! { cuMemAllocPitch_v2 }
#[inline]
pub(crate) fn rows(WidthInBytes: usize) -> Verdict {
    causes!(805: WidthInBytes => non_zero());
    Ok(())
}

on! { cuMemMap }
/// Where the driver has no properties of the handle, such as that of a multicast object, nothing is said.
#[inline]
pub(crate) fn granules(
    ptr: CUdeviceptr,
    size: usize,
    handle: Live<CUmemGenericAllocationHandle>,
) -> Verdict {
    let granularity = query::granularity_of(handle).unwrap_or(1);
    causes! {
        806 asks: ptr => multiple_of(granularity as CUdeviceptr), "the minimum granularity of the allocation";
        807 asks: size => multiple_of(granularity), "the minimum granularity of the allocation";
    }
    Ok(())
}

on! { cuMemMap }
#[inline]
pub(crate) fn whole(size: usize, offset: usize) -> Verdict {
    causes! {
        840: size => non_zero();
        841: offset => zero(), for "the driver maps an allocation as a whole", else NOT_SUPPORTED;
        842: size => hold(false, "be the size of the allocation, which the driver maps as a whole"), else NOT_SUPPORTED;
    }
    Ok(())
}

on! { cuMemAddressReserve }
#[inline]
pub(crate) fn reservable(size: usize) -> Verdict {
    let granularity = query::granularity_of_device().unwrap_or(1);
    causes!(843 asks: size => multiple_of(granularity), "the minimum granularity of the device's memory");
    Ok(())
}

on! { cuMemMap, cuMemAddressFree, cuMemSetAccess }
#[inline]
pub(crate) fn reserved(ptr: CUdeviceptr) -> Verdict {
    // An empty range is not mapped.
    let is_there = |memory: query::Memory| memory.is_mapped != 0 || memory.is_shareable != 0;
    let is_there = query::memory(ptr).flatten().is_some_and(is_there);
    let is_other = is_there && query::is_mapped_by_hand(ptr) == Some(false);
    causes!(712 asks: ptr => hold(!is_other, "be in a range of cuMemAddressReserve: memory of other functions cannot be mapped over"));
    Ok(())
}

on! { cuMemAddressFree }
#[inline]
pub(crate) fn released(ptr: CUdeviceptr) -> Verdict {
    let is_mapped = query::is_mapped_by_hand(ptr) == Some(true);
    causes!(698 asks: ptr => hold(!is_mapped, "be a range in which nothing is mapped any more"));
    Ok(())
}

on! { cuMemMap }
#[inline]
pub(crate) fn mapped(ptr: CUdeviceptr) -> Verdict {
    let is_mapped = query::is_mapped_by_hand(ptr) == Some(true);
    causes!(699 asks: ptr => hold(!is_mapped, "be where nothing is mapped"));
    Ok(())
}

on! { cuMemSetAccess }
/// The call changes no mapping, also where it fails in part.
#[inline]
pub(crate) fn accessed(ptr: CUdeviceptr, size: usize) -> Verdict {
    let last = ptr.checked_add(size.saturating_sub(1) as CUdeviceptr);
    causes! {
        766 asks: ptr => hold(can_be_mapped(ptr), "be where memory is mapped");
        767 asks: size => hold(last.is_none_or(can_be_mapped), "end where memory is mapped");
    }
    Ok(())
}

on! { cuMemGetAccess }
#[inline]
pub(crate) fn access_of(ptr: CUdeviceptr) -> Verdict {
    causes!(808 asks: ptr => hold(can_be_mapped(ptr), "be where memory is mapped"));
    Ok(())
}

on! { cuMemRetainAllocationHandle }
/// Nothing else can be wrong with these arguments.
#[inline]
pub(crate) fn retained(addr: Handle) -> Verdict {
    causes!(768: addr => hold(false, "be in memory that cuMemMap has mapped"));
    Ok(())
}

on! { cuMemExportToShareableHandle }
#[inline]
pub(crate) fn exported(
    handle: Live<CUmemGenericAllocationHandle>,
    handleType: CUmemAllocationHandleType,
) -> Verdict {
    let lacks = || query::handle_types(handle).is_some_and(|types| !types.contains(handleType));
    causes!(700 asks: handleType => hold(!lacks(), "be one of requestedHandleTypes in the properties of the memory"));
    Ok(())
}

on! { cuMemExportToShareableHandle }
#[inline]
pub(crate) fn export_output(shareableHandle: Handle) -> Verdict {
    causes!(809: shareableHandle => non_null());
    Ok(())
}

on! { cuIpcOpenMemHandle_v2.handle }
#[inline]
pub(crate) fn ipc_handle(handle: &CUipcMemHandle) -> Verdict {
    let written = handle.reserved.iter().filter(|byte| **byte != 0).count();
    causes!(811: written, as "handle.reserved" => hold(written != 0, "be the bytes of a handle from cuIpcGetMemHandle"));
    Ok(())
}

on! { cuMemPoolDestroy }
#[inline]
pub(crate) fn pool(pool: CUmemoryPool) -> Verdict {
    let of_device = || {
        let devices = query::devices().unwrap_or(0);
        (0..devices).any(|device| query::default_pool(device) == Some(pool))
    };
    causes!(701 asks: pool => hold(!of_device(), "not be the default pool of a device"));
    Ok(())
}

on! { cuMemPoolExportToShareableHandle }
#[inline]
pub(crate) fn pool_exported(pool: Live<CUmemoryPool>, handleType: CUmemAllocationHandleType) -> Verdict {
    let lacks = query::pool_handle_types(pool).is_some_and(|types| !types.contains(handleType));
    causes!(769 asks: handleType => hold(!lacks, "be one of handleTypes in the properties of the pool"));
    Ok(())
}

on! { cuIpcGetMemHandle }
#[inline]
pub(crate) fn shared(dptr: CUdeviceptr) -> Verdict {
    let memory = query::memory(dptr);
    let is_shareable = memory.flatten().is_none_or(|memory| memory.is_shareable != 0);
    causes! {
        702 asks: dptr => hold(!matches!(memory, Some(None)), "be in memory that CUDA has allocated");
        703 asks: dptr => hold(is_shareable, "be memory that such handles can share, as that of cuMemAlloc and cuMemAllocPitch");
    }
    Ok(())
}

on! { cuStreamWriteValue32_v2, cuStreamWaitValue32_v2, cuStreamWriteValue64_v2, cuStreamWaitValue64_v2 }
#[inline]
pub(crate) fn of_value(addr: CUdeviceptr) -> Verdict {
    causes!(704 asks: addr => hold(can_be_known(addr), "be in memory that CUDA has allocated or registered"));
    Ok(())
}

on! { cuStreamWriteValue32_v2, cuStreamWaitValue32_v2 }
#[inline]
pub(crate) fn of_word(addr: CUdeviceptr) -> Verdict {
    causes!(770: addr => multiple_of(4));
    Ok(())
}

on! { cuStreamWriteValue64_v2, cuStreamWaitValue64_v2 }
#[inline]
pub(crate) fn of_long(addr: CUdeviceptr) -> Verdict {
    causes!(813: addr => multiple_of(8));
    Ok(())
}

on! { cuMemBatchDecompressAsync }
#[inline]
pub(crate) fn decompressing(stream: Handle) -> Verdict {
    let can = !query::every_device_lacks(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK);
    causes!(873 asks: stream => hold(can, "be of a device that decompresses"),
        for "CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK of each device is zero", else NOT_SUPPORTED);
    Ok(())
}

on! { cuStreamWaitValue32_v2, cuStreamWriteValue32_v2, cuStreamWriteValue64_v2 }
#[inline]
pub(crate) fn unmanaged(addr: CUdeviceptr) -> Verdict {
    causes!(869 asks: addr => hold(query::is_managed(addr) != Some(true), "not be managed memory"));
    Ok(())
}

on! { cuMemPrefetchBatchAsync, cuMemDiscardBatchAsync, cuMemDiscardAndPrefetchBatchAsync }
/// The calls change no memory's kind, also where they fail in part.
#[inline]
pub(crate) fn batched(dptrs: &[CUdeviceptr]) -> Verdict {
    for (i, address) in dptrs.iter().enumerate() {
        causes!(897 asks: dptrs[i] => hold(!query::is_unmanaged(*address), "be in managed memory"), at i);
    }
    Ok(())
}

on! { cuMemGetLocationInfo }
#[inline]
pub(crate) fn located(ptr: CUdeviceptr) -> Verdict {
    causes!(898 asks: ptr => hold(!query::is_unmanaged(ptr), "be in managed memory"));
    Ok(())
}

on! { cuMemAllocAsync }
#[inline]
pub(crate) fn pooled(hStream: Handle) -> Verdict {
    let can = !query::every_device_lacks(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED);
    causes!(899 asks: hStream => hold(can, "be of a device with memory pools"),
        for "CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED of each device is zero", else NOT_SUPPORTED);
    Ok(())
}

on! { cuStreamWriteValue64_v2 }
#[inline]
pub(crate) fn wide(stream: Handle) -> Verdict {
    let can = !query::every_device_lacks(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS);
    causes!(900 asks: stream => hold(can, "be of a device that writes 64 bits"),
        for "CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS of each device is zero", else NOT_SUPPORTED);
    Ok(())
}
