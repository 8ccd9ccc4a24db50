/* A library without symbols: only the function that it exports has a name. */

#include <cuda.h>

static CUresult own(void)
{
    CUdeviceptr address;
    return cuMemAddressReserve(&address, 2 << 20, 3 << 20, 0, 0);
}

CUresult exported(void)
{
    CUresult code = cuInit(0);
    if (code == CUDA_SUCCESS)
        code = own();
    return code;
}
