use super::*;

/// cuMulticastCreate, cuMulticastGetGranularity
pub fn create() -> Result<()> {
    let mut properties = CUmulticastObjectProp {
        numDevices: calls::cuDeviceGetCount()? as u32,
        size: 1 << 20,
        ..Default::default() // the rest must be zero
    };
    let minimum = CUmulticastGranularity_flags::CU_MULTICAST_GRANULARITY_MINIMUM;
    let granularity = calls::cuMulticastGetGranularity(&properties, minimum)?;
    properties.size = properties.size.next_multiple_of(granularity);
    let object = calls::cuMulticastCreate(&properties)?;
    // ... cuMulticastAddDevice for each device, cuMulticastBindMem, and cuMemMap ...
    // SAFETY: nothing uses the object after its end.
    unsafe { calls::cuMemRelease(object) }
}

/// cuMulticastAddDevice, cuMulticastBindMem, cuMulticastUnbind
#[expect(dead_code, reason = "it takes an object of several devices")]
pub fn bind(
    object: CUmemGenericAllocationHandle,
    memory: &[(CUdevice, CUmemGenericAllocationHandle)],
    size: usize,
) -> Result<()> {
    // SAFETY: both are live and have `size` bytes, and the memory is of these devices.
    unsafe {
        for (device, _) in memory {
            calls::cuMulticastAddDevice(object, *device)?; // all of them before the first bind
        }
        for (_, memory) in memory {
            calls::cuMulticastBindMem(object, 0, *memory, 0, size, 0)?;
        }
        // ... map the object, and use it ...
        for (device, _) in memory {
            calls::cuMulticastUnbind(object, *device, 0, size)?;
        }
    }
    Ok(())
}
