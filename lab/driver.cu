/* Calls of the driver API in a loop, for their number. */

#include <cuda.h>
#include <stdio.h>
#include <stdlib.h>

#define TRY(call)                                                      \
    do {                                                               \
        CUresult code = (call);                                        \
        if (code != CUDA_SUCCESS) {                                    \
            fprintf(stderr, "%s: %d\n", #call, (int)code);             \
            exit(1);                                                   \
        }                                                              \
    } while (0)

static const char *const KERNEL =
    ".version 7.0\n.target sm_75\n.address_size 64\n.visible .entry nothing(.param .u64 number)\n{\n    ret;\n}\n";

int main(int count, char **arguments)
{
    long rounds = count > 1 ? atol(arguments[1]) : 1000000;
    CUdevice device;
    CUcontext context;
    CUmodule module;
    CUfunction nothing;
    CUstream stream, other;
    CUevent event;
    CUdeviceptr memory, more;
    TRY(cuInit(0));
    TRY(cuDeviceGet(&device, 0));
    TRY(cuDevicePrimaryCtxRetain(&context, device));
    TRY(cuCtxSetCurrent(context));
    TRY(cuModuleLoadData(&module, KERNEL));
    TRY(cuModuleGetFunction(&nothing, module, "nothing"));
    TRY(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
    TRY(cuStreamCreateWithPriority(&other, CU_STREAM_NON_BLOCKING, -1));
    TRY(cuEventCreate(&event, CU_EVENT_DISABLE_TIMING));
    TRY(cuMemAlloc(&memory, 1 << 20));
    for (long i = 0; i < rounds; i++) {
        unsigned long long number = i;
        void *parameters[] = {&number};
        for (int launch = 0; launch < 4; launch++)
            TRY(cuLaunchKernel(nothing, 1, 1, 1, 32, 1, 1, 0, stream, parameters, NULL));
        TRY(cuMemsetD32Async(memory, (unsigned)i, 64, stream));
        if (i % 4 == 0) {
            TRY(cuEventRecord(event, stream));
            TRY(cuStreamWaitEvent(other, event, CU_EVENT_WAIT_DEFAULT));
            TRY(cuMemAllocAsync(&more, 4096, other));
            TRY(cuMemFreeAsync(more, other));
        }
        if (i % 1024 == 0)
            TRY(cuStreamSynchronize(other));
    }
    TRY(cuCtxSynchronize());
    TRY(cuMemFree(memory));
    TRY(cuDevicePrimaryCtxRelease(device));
    return 0;
}
