use super::*;

/// cuCoredumpSetAttributeGlobal
pub fn dump_on_exceptions() -> Result<()> {
    let enable = CUcoredumpSettings::CU_COREDUMP_ENABLE_ON_EXCEPTION;
    let (mut on, mut size) = (true, size_of::<bool>());
    // SAFETY: this setting is a `bool`.
    unsafe { calls::cuCoredumpSetAttributeGlobal(enable, (&raw mut on).cast(), &mut size) }
}
