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
