//! Operations on the semaphores of other APIs.

use crate::rules::prelude::*;

codes! {
    cuSignalExternalSemaphoresAsync: 558 UNDOCUMENTED,
    cuWaitExternalSemaphoresAsync: 559 UNDOCUMENTED
}

rules! {
    on { CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS }
    fn signal(params: &CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS) {
        558: params.flags => only(&[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC]),
            named "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC"
    }

    on { CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS }
    fn wait(params: &CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS) {
        559: params.flags => only(&[CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC]),
            named "CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC"
    }
}
