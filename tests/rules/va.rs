use crate::mock::{accepted, rejected};
use cuda_checked::calls;

#[test]
fn cuMemMap() {
    // SAFETY: the mock looks at nothing.
    let call = |size, offset, flags| unsafe { calls::cuMemMap(1 << 40, size, offset, 7, flags) };
    accepted("cuMemMap", || call(4096, 0, 0));
    rejected("cuMemMap: flags (1) must be zero [would be CUDA_ERROR_INVALID_VALUE]", || {
        call(4096, 0, 1)
    });
}
