use super::*;

/// cuGetProcAddress
pub fn address() -> Result<()> {
    let default = CUdriverProcAddress_flags::CU_GET_PROC_ADDRESS_DEFAULT.bits().into();
    let mut found = CUdriverProcAddressQueryResult::CU_GET_PROC_ADDRESS_SUCCESS;
    // SAFETY: `found` can be written.
    let address = unsafe { calls::cuGetProcAddress(c"cuMemMap", 12_000, default, &mut found)? };
    match found {
        CUdriverProcAddressQueryResult::CU_GET_PROC_ADDRESS_SUCCESS => println!("{address:?}"),
        reason => println!("{reason:?}"), // and a null address
    }
    Ok(())
}
