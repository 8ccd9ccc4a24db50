//! Rules of the group "Stream Memory Operations".

use super::parts::memop::WRITE_FLAGS;
use crate::rules::prelude::*;

use CUdevice_attribute as A;

const FLUSH: c_uint = CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH.bits();
const NOR: CUstreamWaitValue_flags = CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_NOR;

rules! {
    on { cuStreamWaitValue32_v2, cuStreamWaitValue64_v2 }
    fn wait_flags(flags: c_uint) { 219: flags => flags_of(CUstreamWaitValue_flags) }

    /// The waits for 32 bits take less than a microsecond.
    fn cuStreamWaitValue64_v2(stream: Live<CUstream>, addr: CUdeviceptr, flags: c_uint) {
        786 asks: addr => hold(query::is_managed(addr) != Some(true), "not be managed memory"),
            else UNDOCUMENTED, stated "CUDA_MEMOP";
        {
            if let Some(device) = query::stream_device(stream);
            let lacks = |attribute| query::attribute(device, attribute) == Some(0);
            let condition = flags & !FLUSH;
            787 asks: stream => hold(
                !lacks(A::CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS),
                "be of a device whose CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS is not \
                 zero",
            ), else NOT_SUPPORTED, stated "CUDA_MEMOP";
            {
                if condition == NOR.bits()
                    && lacks(A::CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR);
                788 asks: condition, as "flags" => none_of(&[NOR]),
                    where "the stream's device does not support it \
                           (CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR)", else NOT_SUPPORTED,
                    stated "CU_STREAM_WAIT_VALUE_NOR"
            }
            {
                if flags & FLUSH != 0 && lacks(A::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES);
                789 asks: flags => hold(false, "not have CU_STREAM_WAIT_VALUE_FLUSH"),
                    where "the stream's device does not support it \
                           (CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES)", else NOT_SUPPORTED,
                    stated "CU_STREAM_WAIT_VALUE_FLUSH"
            }
        }
    }

    on { cuStreamWriteValue32_v2, cuStreamWriteValue64_v2 }
    fn write_flags(flags: c_uint) {
        220: flags => one_of(&[WRITE_FLAGS]), stated "CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER"
    }

    fn cuStreamBatchMemOp_v2(count: c_uint, flags: c_uint) {
        221: count => below(256);
        222: flags => zero();
    }
}
