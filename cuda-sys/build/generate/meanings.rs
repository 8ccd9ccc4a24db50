//! What each `CUresult` means, one line each, keyed by the enumerator's name.
//!
//! `cuGetErrorString` is a driver function, so without this table a code could not be explained on
//! a machine that has no driver, and having no driver is itself a common error.

pub const MEANINGS: &[(&str, &str)] = &[
    ("CUDA_SUCCESS", "the call succeeded"),
    ("CUDA_ERROR_INVALID_VALUE", "an argument is outside the range that the function accepts"),
    ("CUDA_ERROR_OUT_OF_MEMORY", "memory, or another resource, could not be allocated"),
    ("CUDA_ERROR_NOT_INITIALIZED", "cuInit was not called or did not succeed"),
    (
        "CUDA_ERROR_DEINITIALIZED",
        "the driver is shutting down, for instance while the process exits",
    ),
    (
        "CUDA_ERROR_PROFILER_DISABLED",
        "profiling calls are off in this process, often because a profiling tool is attached",
    ),
    (
        "CUDA_ERROR_PROFILER_NOT_INITIALIZED",
        "no longer returned; profiling was started or stopped before it was set up",
    ),
    (
        "CUDA_ERROR_PROFILER_ALREADY_STARTED",
        "no longer returned; cuProfilerStart was called with profiling on",
    ),
    (
        "CUDA_ERROR_PROFILER_ALREADY_STOPPED",
        "no longer returned; cuProfilerStop was called with profiling off",
    ),
    (
        "CUDA_ERROR_STUB_LIBRARY",
        "a stub library, meant only for linking, was loaded instead of the driver",
    ),
    ("CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER", "the installed driver is too old for this call"),
    (
        "CUDA_ERROR_DEVICE_UNAVAILABLE",
        "the device exists but cannot be used now, commonly because of its compute mode",
    ),
    (
        "CUDA_ERROR_MULTICAST_RESOURCE_FULL",
        "the hardware has no room for another multicast binding",
    ),
    ("CUDA_ERROR_NO_DEVICE", "the driver sees no GPU that it can use"),
    (
        "CUDA_ERROR_INVALID_DEVICE",
        "no device has this ordinal, or the device cannot do what was asked",
    ),
    (
        "CUDA_ERROR_DEVICE_NOT_LICENSED",
        "the device lacks the vGPU (formerly GRID) license that it needs",
    ),
    ("CUDA_ERROR_INVALID_IMAGE", "the code image or module is not one that the driver can load"),
    (
        "CUDA_ERROR_INVALID_CONTEXT",
        "no context is current on this thread, or the context given is not a live one",
    ),
    (
        "CUDA_ERROR_CONTEXT_ALREADY_CURRENT",
        "no longer returned; the context that was pushed was the current one",
    ),
    ("CUDA_ERROR_MAP_FAILED", "a resource could not be mapped or registered"),
    ("CUDA_ERROR_UNMAP_FAILED", "a resource could not be unmapped or unregistered"),
    ("CUDA_ERROR_ARRAY_IS_MAPPED", "the array cannot be destroyed while it is mapped"),
    ("CUDA_ERROR_ALREADY_MAPPED", "the resource was mapped earlier and has not been unmapped"),
    ("CUDA_ERROR_NO_BINARY_FOR_GPU", "the image holds no code that this GPU can run"),
    ("CUDA_ERROR_ALREADY_ACQUIRED", "the resource was acquired earlier and has not been released"),
    ("CUDA_ERROR_NOT_MAPPED", "the call needs a mapped resource, and this one is not"),
    (
        "CUDA_ERROR_NOT_MAPPED_AS_ARRAY",
        "the mapped resource has no array form, for instance because it is a buffer",
    ),
    (
        "CUDA_ERROR_NOT_MAPPED_AS_POINTER",
        "the mapped resource has no pointer form, for instance because it is a texture",
    ),
    (
        "CUDA_ERROR_ECC_UNCORRECTABLE",
        "the GPU met a memory error that ECC could detect but not correct",
    ),
    ("CUDA_ERROR_UNSUPPORTED_LIMIT", "the device has no such limit to get or set"),
    (
        "CUDA_ERROR_CONTEXT_ALREADY_IN_USE",
        "the context is current on another thread and cannot be current on two",
    ),
    (
        "CUDA_ERROR_PEER_ACCESS_UNSUPPORTED",
        "one of the devices cannot directly access the memory of the other",
    ),
    ("CUDA_ERROR_INVALID_PTX", "the PTX could not be compiled for the device"),
    (
        "CUDA_ERROR_INVALID_GRAPHICS_CONTEXT",
        "the OpenGL or Direct3D context is missing or unusable",
    ),
    (
        "CUDA_ERROR_NVLINK_UNCORRECTABLE",
        "an NVLink transfer failed with an error that could not be corrected",
    ),
    ("CUDA_ERROR_JIT_COMPILER_NOT_FOUND", "the driver's library that compiles PTX is missing"),
    (
        "CUDA_ERROR_UNSUPPORTED_PTX_VERSION",
        "the PTX is of a version that this driver does not know, usually a newer one",
    ),
    (
        "CUDA_ERROR_JIT_COMPILATION_DISABLED",
        "the image needs its PTX compiled, and that is switched off",
    ),
    (
        "CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY",
        "the device does not have this kind of execution affinity",
    ),
    (
        "CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC",
        "the PTX calls cudaDeviceSynchronize on the device, which is not supported",
    ),
    (
        "CUDA_ERROR_CONTAINED",
        "a GPU or NVLink fault was kept from spreading; this process cannot use CUDA again",
    ),
    (
        "CUDA_ERROR_INSUFFICIENT_LOADER_VERSION",
        "the fat binary needs a newer loader than the one in use",
    ),
    ("CUDA_ERROR_INVALID_SOURCE", "the device source code is not valid or does not link"),
    ("CUDA_ERROR_FILE_NOT_FOUND", "no file exists at the given path"),
    (
        "CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND",
        "a symbol could not be resolved while a shared library was linked",
    ),
    ("CUDA_ERROR_SHARED_OBJECT_INIT_FAILED", "a shared library could not be initialized"),
    ("CUDA_ERROR_OPERATING_SYSTEM", "a call into the operating system failed"),
    ("CUDA_ERROR_INVALID_HANDLE", "a handle, such as that of a stream or an event, is not valid"),
    (
        "CUDA_ERROR_ILLEGAL_STATE",
        "an object that the call needs, or the system, is not in a state that allows it",
    ),
    (
        "CUDA_ERROR_LOSSY_QUERY",
        "the outputs cannot hold everything there is to report, so the query was refused",
    ),
    (
        "CUDA_ERROR_NOT_FOUND",
        "nothing of that name exists, for instance no such kernel, variable or driver function",
    ),
    ("CUDA_ERROR_NOT_READY", "the work asked about has not finished yet; a status, not a failure"),
    (
        "CUDA_ERROR_ILLEGAL_ADDRESS",
        "a kernel accessed an address that it may not; this process cannot use CUDA again",
    ),
    (
        "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES",
        "the launch needs more registers, threads or parameter space than the device has",
    ),
    (
        "CUDA_ERROR_LAUNCH_TIMEOUT",
        "a kernel ran past the device's time limit; this process cannot use CUDA again",
    ),
    (
        "CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING",
        "the kernel's texturing mode is not one that this launch can use",
    ),
    ("CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED", "peer access to the other context is on already"),
    (
        "CUDA_ERROR_PEER_ACCESS_NOT_ENABLED",
        "peer access to the other context is not on, so it cannot be turned off",
    ),
    ("CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE", "the device's primary context is already active"),
    (
        "CUDA_ERROR_CONTEXT_IS_DESTROYED",
        "the current context no longer exists, or is a primary one that is not yet active",
    ),
    ("CUDA_ERROR_ASSERT", "an assertion in device code failed; the context is no longer usable"),
    (
        "CUDA_ERROR_TOO_MANY_PEERS",
        "peer access could not be enabled: a device has no room for one more peer",
    ),
    (
        "CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED",
        "the host memory, or part of it, is registered already",
    ),
    ("CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED", "the host pointer belongs to no registered memory"),
    (
        "CUDA_ERROR_HARDWARE_STACK_ERROR",
        "a kernel overflowed or corrupted its stack; this process cannot use CUDA again",
    ),
    (
        "CUDA_ERROR_ILLEGAL_INSTRUCTION",
        "a kernel reached an instruction that the GPU rejects; this process cannot use CUDA again",
    ),
    (
        "CUDA_ERROR_MISALIGNED_ADDRESS",
        "a kernel accessed a misaligned address; this process cannot use CUDA again",
    ),
    (
        "CUDA_ERROR_INVALID_ADDRESS_SPACE",
        "a kernel used an address of the wrong memory space; this process cannot use CUDA again",
    ),
    (
        "CUDA_ERROR_INVALID_PC",
        "a kernel's program counter left its valid range; this process cannot use CUDA again",
    ),
    (
        "CUDA_ERROR_LAUNCH_FAILED",
        "a kernel failed on a fault without a code of its own; this process cannot use CUDA again",
    ),
    (
        "CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE",
        "the cooperative grid has more blocks than can be resident at once",
    ),
    (
        "CUDA_ERROR_TENSOR_MEMORY_LEAK",
        "a kernel ended without freeing all its tensor memory; this process cannot use CUDA again",
    ),
    ("CUDA_ERROR_NOT_PERMITTED", "the operation is not allowed here, or not for this caller"),
    ("CUDA_ERROR_NOT_SUPPORTED", "this device or system cannot do what was asked"),
    (
        "CUDA_ERROR_SYSTEM_NOT_READY",
        "the system is still starting, or a service that CUDA needs is not running",
    ),
    (
        "CUDA_ERROR_SYSTEM_DRIVER_MISMATCH",
        "the CUDA driver library and the display driver are of versions that do not match",
    ),
    (
        "CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE",
        "the forward-compatibility driver in use does not cover this GPU",
    ),
    (
        "CUDA_ERROR_MPS_CONNECTION_FAILED",
        "this process could not connect to MPS (its control daemon or its server)",
    ),
    ("CUDA_ERROR_MPS_RPC_FAILURE", "a call from this MPS client to its server failed"),
    (
        "CUDA_ERROR_MPS_SERVER_NOT_READY",
        "the MPS server takes no new clients now, for instance while it recovers",
    ),
    (
        "CUDA_ERROR_MPS_MAX_CLIENTS_REACHED",
        "the MPS server has as many clients as the hardware allows",
    ),
    (
        "CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED",
        "the MPS server has as many device connections as the hardware allows",
    ),
    (
        "CUDA_ERROR_MPS_CLIENT_TERMINATED",
        "the MPS server ended this client; this process cannot use CUDA again",
    ),
    (
        "CUDA_ERROR_CDP_NOT_SUPPORTED",
        "the module uses dynamic parallelism, which cannot be used here, for instance under MPS",
    ),
    (
        "CUDA_ERROR_CDP_VERSION_MISMATCH",
        "the module mixes versions of dynamic parallelism that do not work together",
    ),
    (
        "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED",
        "the call is not allowed while a stream is being captured",
    ),
    ("CUDA_ERROR_STREAM_CAPTURE_INVALIDATED", "an earlier error has spoiled this stream capture"),
    (
        "CUDA_ERROR_STREAM_CAPTURE_MERGE",
        "the call would join two stream captures that must stay separate",
    ),
    (
        "CUDA_ERROR_STREAM_CAPTURE_UNMATCHED",
        "the stream that is to end the capture is not the one that began it",
    ),
    (
        "CUDA_ERROR_STREAM_CAPTURE_UNJOINED",
        "the capture ended while a stream forked from it had not been joined back",
    ),
    (
        "CUDA_ERROR_STREAM_CAPTURE_ISOLATION",
        "the call would make captured work and work outside the capture depend on each other",
    ),
    (
        "CUDA_ERROR_STREAM_CAPTURE_IMPLICIT",
        "the legacy default stream was used, which would depend on a stream under capture",
    ),
    (
        "CUDA_ERROR_CAPTURED_EVENT",
        "the event belongs to a stream capture and cannot be used outside it",
    ),
    (
        "CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD",
        "a thread other than the one that began the capture ended it, against its mode",
    ),
    ("CUDA_ERROR_TIMEOUT", "the wait did not finish within its time limit"),
    (
        "CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE",
        "the executable graph is unchanged: an update may not make the changes asked for",
    ),
    (
        "CUDA_ERROR_EXTERNAL_DEVICE",
        "a device other than the GPU, on which CUDA depends, reported an error",
    ),
    ("CUDA_ERROR_INVALID_CLUSTER_SIZE", "the cluster dimensions are not ones that can be launched"),
    (
        "CUDA_ERROR_FUNCTION_NOT_LOADED",
        "the function has not been loaded yet, and the call needs it loaded",
    ),
    (
        "CUDA_ERROR_INVALID_RESOURCE_TYPE",
        "a device resource is of a type that the call does not accept",
    ),
    (
        "CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION",
        "a device resource is too small or does not suit the call",
    ),
    ("CUDA_ERROR_KEY_ROTATION", "rotation of the confidential-computing encryption keys failed"),
    (
        "CUDA_ERROR_STREAM_DETACHED",
        "the stream is detached, for example because its green context was destroyed",
    ),
    (
        "CUDA_ERROR_GRAPH_RECAPTURE_FAILURE",
        "the graph could not be captured again, and the attempt was abandoned",
    ),
    (
        "CUDA_ERROR_FABRIC_NOT_READY",
        "the GPU fabric did not come up in the time allowed; a later try may succeed",
    ),
    ("CUDA_ERROR_UNKNOWN", "the driver met an internal error that it cannot name"),
];
