use super::*;

/// cuMemAdvise, cuMemPrefetchAsync
pub fn advice() -> Result<()> {
    let (size, stream) = (1 << 20, ptr::null_mut());
    let memory = calls::cuMemAllocManaged(size, CUmemAttach_flags::CU_MEM_ATTACH_GLOBAL.bits())?;
    let device = CUmemLocation {
        type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE,
        id: calls::cuDeviceGet(0)?,
    };
    let prefer = CUmem_advise::CU_MEM_ADVISE_SET_PREFERRED_LOCATION;
    // SAFETY: the memory has `size` bytes, and is freed after the prefetch.
    unsafe {
        calls::cuMemAdvise(memory, size, prefer, device)?;
        calls::cuMemPrefetchAsync(memory, size, device, 0, stream)?;
        calls::cuStreamSynchronize(stream)?;
        calls::cuMemFree(memory)
    }
}

/// cuPointerGetAttribute
pub fn pointer() -> Result<()> {
    let memory = calls::cuMemAlloc(4096)?;
    let attribute = CUpointer_attribute::CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL;
    let mut ordinal: c_int = -1;
    // SAFETY: this attribute is a `c_int`.
    unsafe {
        calls::cuPointerGetAttribute((&raw mut ordinal).cast(), attribute, memory)?;
        calls::cuMemFree(memory)?;
    }
    println!("memory of device {ordinal}");
    Ok(())
}

/// cuPointerGetAttributes
pub fn pointers() -> Result<()> {
    use CUpointer_attribute as Of;
    let memory = calls::cuMemAlloc(4096)?;
    let (mut kind, mut ordinal): (_, c_int) = (CUmemorytype(0), -1);
    let mut attributes =
        [Of::CU_POINTER_ATTRIBUTE_MEMORY_TYPE, Of::CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL];
    let mut values = [(&raw mut kind).cast(), (&raw mut ordinal).cast()];
    let (attributes, values) = (attributes.as_mut_ptr(), values.as_mut_ptr());
    // SAFETY: there are two of each, and the values have the types of these attributes.
    unsafe {
        calls::cuPointerGetAttributes(2, attributes, values, memory)?;
        calls::cuMemFree(memory)?;
    }
    println!("{kind:?} of device {ordinal}"); // of an unknown address, zeros and no error
    Ok(())
}
