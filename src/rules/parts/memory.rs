//! Causes in memory: addresses, the bytes behind them, and what is free.

use crate::query;
use crate::rule::{Handle, Live, Verdict, causes, on};
use cuda_sys::*;

/// Returns whether an address can be in memory that CUDA knows.
#[inline]
fn can_be_known(address: CUdeviceptr) -> bool {
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
    let starts = memory.is_none_or(|memory| memory.start == dptr);
    let is_host = memory.is_some_and(|of| of.kind == CUmemorytype::CU_MEMORYTYPE_HOST && of.is_managed == 0);
    causes! {
        686 asks: dptr => hold(memory.is_some(), "be allocated memory, which it is not or no longer");
        687 asks: dptr => hold(!is_host, "be memory of a device, for it is of the host");
        688 asks: dptr => hold(starts, "be the start of its allocation");
    }
    Ok(())
}

on! { cuMemFreeHost }
#[inline]
pub(crate) fn freed_host(p: Handle) -> Verdict {
    let memory = query::memory(p.0 as CUdeviceptr);
    let starts = memory.is_none_or(|memory| memory.start == p.0 as CUdeviceptr);
    causes! {
        689 asks: p => hold(memory.is_some(), "be host memory that CUDA has allocated");
        690 asks: p => hold(starts, "be the start of its allocation");
    }
    Ok(())
}

on! { cuMemHostUnregister, cuMemHostGetDevicePointer_v2, cuMemHostGetFlags }
#[inline]
pub(crate) fn known_host(p: Handle) -> Verdict {
    causes!(691 asks: p => hold(query::memory(p.0 as CUdeviceptr).is_some(), "be in host memory that CUDA has allocated or registered"),
        else INVALID_VALUE or HOST_MEMORY_NOT_REGISTERED);
    Ok(())
}

on! { cuMemHostRegister_v2 }
#[inline]
pub(crate) fn registered(p: Handle) -> Verdict {
    causes!(692 asks: p => hold(query::memory(p.0 as CUdeviceptr).is_none(), "not be in memory that CUDA has allocated or registered"),
        else HOST_MEMORY_ALREADY_REGISTERED or INVALID_VALUE);
    Ok(())
}

on! { cuMemGetAddressRange_v2 }
#[inline]
pub(crate) fn in_allocation(dptr: CUdeviceptr) -> Verdict {
    causes!(693 asks: dptr => hold(query::memory(dptr).is_some(), "be in memory that CUDA has allocated"),
        else NOT_FOUND or INVALID_VALUE);
    Ok(())
}

on! { cuStreamAttachMemAsync }
#[inline]
pub(crate) fn attached(dptr: CUdeviceptr) -> Verdict {
    let is_managed = query::memory(dptr).is_some_and(|memory| memory.is_managed != 0);
    let is_known = query::is_known(dptr).is_some();
    causes!(695 asks: dptr => hold(is_managed || !is_known, "be in managed memory"));
    Ok(())
}

on! { cuMemAlloc_v2, cuMemAllocManaged, cuMemAllocAsync, cuMemAllocFromPoolAsync }
#[inline]
pub(crate) fn allocated(bytesize: usize) -> Verdict {
    causes!(696 maybe asks: bytesize => within(query::free_memory()), "the bytes that are free on the device after the refusal",
        else OUT_OF_MEMORY);
    Ok(())
}

on! { cuMemCreate }
#[inline]
pub(crate) fn created(size: usize) -> Verdict {
    causes!(697 maybe asks: size => within(query::free_memory()), "the bytes that are free on the current device after the refusal",
        else OUT_OF_MEMORY);
    Ok(())
}

on! { cuMemAddressFree }
#[inline]
pub(crate) fn reserved(ptr: CUdeviceptr) -> Verdict {
    let is_mapped = query::memory(ptr).is_some_and(|memory| memory.is_mapped != 0);
    causes!(698 asks: ptr => hold(!is_mapped, "be a range in which nothing is mapped any more"));
    Ok(())
}

on! { cuMemMap }
#[inline]
pub(crate) fn mapped(ptr: CUdeviceptr) -> Verdict {
    let memory = query::memory(ptr);
    let is_mapped = memory.is_some_and(|memory| memory.is_mapped != 0);
    let is_other = memory.is_some_and(|memory| memory.is_shareable != 0);
    causes! {
        712 asks: ptr => hold(!is_other, "be in a range of cuMemAddressReserve, which has no memory of other functions");
        699 asks: ptr => hold(!is_mapped, "be where nothing is mapped");
    }
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

on! { cuIpcGetMemHandle }
#[inline]
pub(crate) fn shared(dptr: CUdeviceptr) -> Verdict {
    let memory = query::memory(dptr);
    let is_shareable = memory.is_none_or(|memory| memory.is_shareable != 0);
    causes! {
        702 asks: dptr => hold(memory.is_some(), "be in memory that CUDA has allocated");
        703 asks: dptr => hold(is_shareable, "be memory of cuMemAlloc_v2, which alone these handles can share");
    }
    Ok(())
}

on! { cuStreamWriteValue32_v2, cuStreamWaitValue32_v2, cuStreamWriteValue64_v2, cuStreamWaitValue64_v2 }
#[inline]
pub(crate) fn of_value(addr: CUdeviceptr) -> Verdict {
    causes!(704 asks: addr => hold(can_be_known(addr), "be in memory that CUDA has allocated or registered"));
    Ok(())
}
