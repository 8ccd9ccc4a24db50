use super::*;

/// cuDriverGetVersion
pub fn release() -> Result<()> {
    let release = calls::cuDriverGetVersion()?; // 13050 is CUDA 13.5
    println!("the driver implements CUDA {}.{}", release / 1000, release % 1000 / 10);
    Ok(())
}
