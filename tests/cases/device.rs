use super::*;

use CUatomicOperation as O;

pub fn cases(cases: &Cases) {
    refused(cases);
    let mut c = cases.call(|| cuDeviceGet { ordinal: 0 });
    c.rejects(36, "ordinal (-1) must be at least 0 [INVALID_DEVICE]", |i| i.ordinal = -1);
    c.explains(729, "ordinal (2) is out of range: the ordinals of devices start at 0 and are below 2 [INVALID_DEVICE]", |i| i.ordinal = 2);
    let mut c = cases.call(|| cuDeviceGetAttribute { attrib: CUdevice_attribute(4242), dev: 0 });
    c.on(13_050..=13_050);
    c.explains(730, "attrib (CUdevice_attribute(4242)) is not CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK, CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X, CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y, CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z, CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X, CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y, CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z, CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK or one of 159 others", |_| {});
    let mut c = cases.call(|| cuGetErrorString { error: CUresult(4242) });
    c.on(13_050..=13_050);
    c.explains(732, "error (CUresult(4242)) is not CUDA_SUCCESS, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_PROFILER_DISABLED, CUDA_ERROR_PROFILER_NOT_INITIALIZED, CUDA_ERROR_PROFILER_ALREADY_STARTED or one of 98 others", |_| {});

    let type_ = CUexecAffinityType::CU_EXEC_AFFINITY_TYPE_SM_COUNT;
    let mut c = cases.call(|| cuDeviceGetExecAffinitySupport { type_, dev: 0 });
    let reason = "the driver reports the type as not supported";
    c.left(reason, "a type that no release names", |i| i.type_ = CUexecAffinityType(7));

    let mut c = cases
        .call(|| cuDeviceGetByPCIBusId { pciBusId: c"0000:00:00.0" })
        .only_mock("needs the address of a device");
    c.left(UNFORBIDDEN, "a leading blank", |i| i.pciBusId = c" 0000:00:00.0");
    c.left(UNFORBIDDEN, "0x before the parts", |i| i.pciBusId = c"0x0000:0x00:0x00.0");

    let mut c = cases.call(|| cuDeviceGetHostAtomicCapabilities {
        capabilities: many([0; 2]),
        operations: many([O::CU_ATOMIC_OPERATION_INTEGER_ADD, O::CU_ATOMIC_OPERATION_FLOAT_MAX]),
        count: 2,
        dev: 0,
    });
    c.rejects(37, "capabilities (null) must not be null", |i| i.capabilities = null());
    c.rejects(38, "operations (null) must not be null", |i| i.operations = null());
    c.rejects(39, "count (0) must not be zero", |i| i.count = 0);
    let known = "CU_ATOMIC_OPERATION_INTEGER_ADD, CU_ATOMIC_OPERATION_INTEGER_MIN, CU_ATOMIC_OPERATION_INTEGER_MAX, \
                 CU_ATOMIC_OPERATION_INTEGER_INCREMENT, CU_ATOMIC_OPERATION_INTEGER_DECREMENT, CU_ATOMIC_OPERATION_AND, \
                 CU_ATOMIC_OPERATION_OR, CU_ATOMIC_OPERATION_XOR, CU_ATOMIC_OPERATION_EXCHANGE, CU_ATOMIC_OPERATION_CAS, \
                 CU_ATOMIC_OPERATION_FLOAT_ADD, CU_ATOMIC_OPERATION_FLOAT_MIN or CU_ATOMIC_OPERATION_FLOAT_MAX";
    let must = format!("operations[1] (CU_ATOMIC_OPERATION_MAX) must be {known}");
    c.rejects(40, must, |i| i.operations[1] = O(13));
    c.accepts("an operation beyond the count", |i| (i.count, i.operations[1]) = (1, O(13)));
    existing(&mut c, |i| &mut i.dev);

    let mut c = cases
        .call(|| cuDeviceGetNvSciSyncAttributes { nvSciSyncAttrList: at(0x1000), dev: 0, flags: 1 })
        .only_mock("needs a list of NvSciSync");
    c.accepts("waits", |i| i.flags = 2);
    c.accepts("both", |i| i.flags = 3);
    let flags = "CUDA_NVSCISYNC_ATTR_SIGNAL";
    let must = format!("flags (5) must have no bits but {flags} and CUDA_NVSCISYNC_ATTR_WAIT");
    c.rejects(41, must, |i| i.flags = 5);
    let must = format!("flags (0) must have at least one of the bits {flags} and CUDA_NVSCISYNC_ATTR_WAIT");
    c.rejects(42, must, |i| i.flags = 0);
    existing(&mut c, |i| &mut i.dev);

    let mut c = cases.call(|| cuFlushGPUDirectRDMAWrites {
        target: CUflushGPUDirectRDMAWritesTarget(0),
        scope: CUflushGPUDirectRDMAWritesScope(100),
    });
    c.accepts("all devices", |i| i.scope.0 = 200);
    let text = "target (CUflushGPUDirectRDMAWritesTarget(1)) must be \
                CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX";
    c.rejects(43, text, |i| i.target.0 = 1);
    let text = "scope (CUflushGPUDirectRDMAWritesScope(101)) must be CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER or \
                CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES";
    c.rejects(44, text, |i| i.scope.0 = 101);
}

/// The causes of refusals.
fn refused(cases: &Cases) {
    let mut c = cases.call(|| cuDeviceTotalMem_v2 { dev: 0 });
    c.explains(659, "dev (2) is out of range: the ordinals of devices start at 0 and are below 2 [INVALID_DEVICE]", |i| i.dev = 2);
    let mut c = cases.call(|| cuDeviceGetByPCIBusId { pciBusId: c"gpu0" });
    c.explains(714, "pciBusId (gpu0) is not the PCI bus ID of a device that this process can use [INVALID_DEVICE]", |_| {});
}

/// The rule of a device that is no output.
fn existing<C: Call>(c: &mut Case<C>, dev: fn(&mut C) -> &mut CUdevice) {
    c.accepts("the last device", |i| *dev(i) = devices() - 1);
    for (shown, value) in [(2, devices()), (-1, -1)] {
        let must = format!("dev ({shown}) must be the ordinal of a device, below 2 [INVALID_DEVICE]");
        c.rejects(620, must, |i| *dev(i) = value);
    }
}
