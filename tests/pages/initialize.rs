use super::*;

/// cuInit
pub fn start() -> Result<()> {
    match calls::cuInit(0) {
        Ok(()) => println!("{} devices", calls::cuDeviceGetCount()?),
        Err(Error::NoDriver { .. }) => println!("this machine has no CUDA driver"),
        Err(error) => println!("{error}"), // for example CUDA_ERROR_NO_DEVICE
    }
    Ok(())
}
