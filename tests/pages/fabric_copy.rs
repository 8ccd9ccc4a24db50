use super::*;

/// cuFabricCpyBatchAsync
#[expect(dead_code, reason = "it takes endpoints of a fabric")]
pub fn copy(copies: &mut [CUDA_FABRIC_COPY_BATCH_OP], stream: CUstream) -> Result<()> {
    // SAFETY: the endpoints and the memory live until the stream is synchronized.
    unsafe {
        calls::cuFabricCpyBatchAsync(copies.len(), copies.as_mut_ptr(), 0, stream)?;
        calls::cuStreamSynchronize(stream)
    }
}
