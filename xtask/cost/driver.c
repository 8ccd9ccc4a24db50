/* A driver of functions that do next to nothing, so that what is counted is the way to them. */

#include <stddef.h>

int cuDriverGetVersion(int *version)
{
    *version = 13050;
    return 0;
}

int cuMulticastBindMem(unsigned long long multicast, size_t multicast_offset, unsigned long long memory,
                       size_t memory_offset, size_t size, unsigned long long flags)
{
    return size > flags;
}

int cuLaunchKernel(void *function, unsigned grid_x, unsigned grid_y, unsigned grid_z, unsigned block_x,
                   unsigned block_y, unsigned block_z, unsigned shared_bytes, void *stream, void **parameters,
                   void **extra)
{
    return parameters == extra;
}

int cuMemMap(unsigned long long ptr, size_t size, size_t offset, unsigned long long handle, unsigned long long flags)
{
    return ptr == handle;
}

int cuStreamSynchronize(void *stream)
{
    return stream != NULL;
}
