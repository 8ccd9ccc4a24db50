//! Rules of the group "Fabric Copy".

use crate::rules::prelude::*;

rules! {
    fn cuFabricCpyBatchAsync(flags: c_ulonglong, hStream: CUstream) {
        let legacy = hStream.is_null() || hStream == CU_STREAM_LEGACY;
        78: flags => zero();
        79: hStream => hold(!legacy, "be neither null nor CU_STREAM_LEGACY");
    }
}
