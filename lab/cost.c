/* The operations that lab/gpu/cost.rs compares, in C. Each takes what the table says, and gives the first code
 * that is not CUDA_SUCCESS. */

#include <cuda.h>

#define TRY(call)                  \
    do {                           \
        CUresult code = (call);    \
        if (code != CUDA_SUCCESS)  \
            return code;           \
    } while (0)

CUresult map(CUdeviceptr range, size_t size, CUmemGenericAllocationHandle handle)
{
    TRY(cuMemMap(range, size, 0, handle, 0));
    return cuMemUnmap(range, size);
}

CUresult virtual_memory(size_t size, const CUmemAllocationProp *prop, const CUmemAccessDesc *desc)
{
    CUdeviceptr range;
    CUmemGenericAllocationHandle handle;
    TRY(cuMemAddressReserve(&range, size, 0, 0, 0));
    TRY(cuMemCreate(&handle, size, prop, 0));
    TRY(cuMemMap(range, size, 0, handle, 0));
    TRY(cuMemSetAccess(range, size, desc, 1));
    TRY(cuMemUnmap(range, size));
    TRY(cuMemRelease(handle));
    return cuMemAddressFree(range, size);
}

CUresult pool(size_t size, CUmemoryPool pool, CUstream stream)
{
    CUdeviceptr address;
    TRY(cuMemAllocFromPoolAsync(&address, size, pool, stream));
    return cuMemFreeAsync(address, stream);
}

CUresult export_memory(CUdeviceptr address)
{
    CUipcMemHandle handle;
    return cuIpcGetMemHandle(&handle, address);
}

CUresult open_memory(const CUipcMemHandle *handle)
{
    CUdeviceptr address;
    TRY(cuIpcOpenMemHandle(&address, *handle, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS));
    return cuIpcCloseMemHandle(address);
}
