//! Places for outputs, which Rust's types keep and C's programs choose.

use crate::rules::prelude::*;

rules! {
    on { cuFuncGetName.name, cuKernelGetName.name, cuDeviceGetP2PAttribute.value }
    fn documented(place: Handle) { 990: place => non_null() }

    on {
        cuDevResourceGenerateDesc.phDesc, cuIpcGetEventHandle.pHandle, cuIpcGetMemHandle.pHandle,
        cuStreamGetCaptureInfo_v3.captureStatus_out
    }
    fn needed(place: Handle) { 991: place => non_null(), else UNDOCUMENTED }

    /// The text has 12 characters and a zero byte.
    fn cuDeviceGetPCIBusId(len: c_int) { 992: len => at_least(13), else UNDOCUMENTED }
}
