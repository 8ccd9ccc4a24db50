#include <cuda.h>

int main(void)
{
    CUcontext context;
    CUdeviceptr data;
    cuInit(0);
    cuDevicePrimaryCtxRetain(&context, 0);
    cuCtxSetCurrent(context);
    cuMemAlloc(&data, 4096);
    cuMemFree(data);
    cuMemFree(data);
    return 0;
}
