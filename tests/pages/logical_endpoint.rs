use super::*;

/// cuLogicalEndpointIdReserve, cuLogicalEndpointIdRelease
pub fn reserve() -> Result<()> {
    let first = calls::cuLogicalEndpointIdReserve(2)?; // and the number after it
    // ... cuLogicalEndpointCreate, or cuLogicalEndpointImport ...
    // SAFETY: no endpoint has these numbers.
    unsafe { calls::cuLogicalEndpointIdRelease(first, 2) }
}
