use super::*;

/// cuLogsCurrent, cuLogsDumpToMemory
pub fn recent() -> Result<()> {
    let mut from = calls::cuLogsCurrent(0)?;
    let _refused = calls::cuDeviceGet(1000);
    let mut text = vec![0_u8; 25_600];
    let mut size = text.len();
    // SAFETY: the text has `size` bytes.
    unsafe { calls::cuLogsDumpToMemory(&mut from, text.as_mut_ptr().cast(), &mut size, 0)? };
    let lines = CStr::from_bytes_until_nul(&text).unwrap_or_default();
    print!("{}", lines.to_string_lossy()); // the driver's reasons
    Ok(())
}
