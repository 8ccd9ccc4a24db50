use super::*;

/// cuGraphicsMapResources, cuGraphicsResourceGetMappedPointer, cuGraphicsUnmapResources
#[expect(dead_code, reason = "OpenGL has the buffer: `sys::gl` registers it")]
pub fn fill(mut buffer: CUgraphicsResource, stream: CUstream) -> Result<()> {
    // SAFETY: the resource is registered, and OpenGL does not use it while it is mapped.
    unsafe {
        calls::cuGraphicsMapResources(1, &mut buffer, stream)?;
        let (address, size) = calls::cuGraphicsResourceGetMappedPointer(buffer)?;
        calls::cuMemsetD8Async(address, 0, size, stream)?;
        calls::cuGraphicsUnmapResources(1, &mut buffer, stream)
    }
}
