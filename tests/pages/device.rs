use super::*;

/// cuDeviceGet, cuDeviceGetCount, cuDeviceGetName, cuDeviceGetUuid, cuDeviceTotalMem
pub fn list() -> Result<()> {
    for ordinal in 0..calls::cuDeviceGetCount()? {
        let device = calls::cuDeviceGet(ordinal)?;
        let name = calls::cuDeviceGetName(device)?;
        let bytes = calls::cuDeviceTotalMem(device)?;
        let uuid = calls::cuDeviceGetUuid(device)?;
        println!("{}: {} MiB, {:02x?}", name.to_string_lossy(), bytes >> 20, uuid.bytes);
    }
    Ok(())
}

/// cuDeviceGetAttribute
pub fn attributes() -> Result<()> {
    use CUdevice_attribute as Attribute;
    let device = calls::cuDeviceGet(0)?;
    let attribute = |attribute| calls::cuDeviceGetAttribute(attribute, device);
    let major = attribute(Attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR)?;
    let minor = attribute(Attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR)?;
    let multiprocessors = attribute(Attribute::CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT)?;
    println!("compute capability {major}.{minor}, {multiprocessors} multiprocessors");
    Ok(())
}
