//! Operations on the semaphores of other APIs.

use crate::rule::{Verdict, codes, on, rules};
use cuda_sys::*;

codes! { cuSignalExternalSemaphoresAsync: 558 UNDOCUMENTED, cuWaitExternalSemaphoresAsync: 559 UNDOCUMENTED }

on! { CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS }
#[inline]
pub(crate) fn signal(params: &CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS) -> Verdict {
    rules!(558: params.flags => only(&[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC]),
        named "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC");
    Ok(())
}

on! { CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS }
#[inline]
pub(crate) fn wait(params: &CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS) -> Verdict {
    rules!(559: params.flags => only(&[CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC]),
        named "CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC");
    Ok(())
}
