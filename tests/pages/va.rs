use super::*;

/// cuMemMap, cuMemAddressFree, cuMemAddressReserve, cuMemCreate, cuMemGetAllocationGranularity, cuMemRelease, cuMemSetAccess, cuMemUnmap
pub fn map() -> Result<()> {
    let location = CUmemLocation {
        type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE,
        id: calls::cuDeviceGet(0)?,
    };
    let properties = CUmemAllocationProp {
        type_: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
        location,
        ..Default::default() // the rest must be zero
    };
    let minimum = CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_MINIMUM;
    let access = CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
    // SAFETY: the properties hold no pointer, and nothing uses the addresses after the unmapping.
    unsafe {
        let size = calls::cuMemGetAllocationGranularity(&properties, minimum)?;
        let address = calls::cuMemAddressReserve(size, 0, 0, 0)?;
        let memory = calls::cuMemCreate(size, &properties, 0)?;
        calls::cuMemMap(address, size, 0, memory, 0)?;
        calls::cuMemRelease(memory)?; // the mapping keeps the memory
        calls::cuMemSetAccess(address, size, &[CUmemAccessDesc { location, flags: access }])?;
        calls::cuMemsetD8(address, 0, size)?;
        calls::cuMemUnmap(address, size)?;
        calls::cuMemAddressFree(address, size)
    }
}

/// cuMemExportToShareableHandle, cuMemImportFromShareableHandle
pub fn export_and_import() -> Result<()> {
    use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
    let of_posix = CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    let properties = CUmemAllocationProp {
        type_: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
        requestedHandleTypes: of_posix,
        location: CUmemLocation {
            type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE,
            id: calls::cuDeviceGet(0)?,
        },
        ..Default::default()
    };
    let minimum = CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_MINIMUM;
    let mut descriptor: c_int = -1;
    // SAFETY: there is room for a descriptor, which is open until it is imported.
    unsafe {
        let size = calls::cuMemGetAllocationGranularity(&properties, minimum)?;
        let memory = calls::cuMemCreate(size, &properties, 0)?;
        let room = (&raw mut descriptor).cast();
        calls::cuMemExportToShareableHandle(room, memory, of_posix, 0)?;
        let descriptor = OwnedFd::from_raw_fd(descriptor); // closed at the end
        // Another process gets the descriptor through a socket, and imports it by its number there.
        let number = ptr::without_provenance_mut(descriptor.as_raw_fd() as usize);
        let imported = calls::cuMemImportFromShareableHandle(number, of_posix)?;
        // ... cuMemMap ...
        calls::cuMemRelease(imported)?;
        calls::cuMemRelease(memory)
    }
}
