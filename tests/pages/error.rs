use super::*;

/// cuGetErrorName, cuGetErrorString
pub fn names() -> Result<()> {
    let code = CUresult::CUDA_ERROR_OUT_OF_MEMORY;
    let (name, text) = (calls::cuGetErrorName(code)?, calls::cuGetErrorString(code)?);
    println!("{}: {}", name.to_string_lossy(), text.to_string_lossy());
    Ok(())
}
