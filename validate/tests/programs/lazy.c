/* A library with the driver's functions, which load the driver when they are called. */

#define _GNU_SOURCE
#include <cuda.h>
#include <dlfcn.h>

static void *find(const char *name)
{
    return dlsym(dlopen("libcuda.so.1", RTLD_NOW), name);
}

CUresult cuInit(unsigned flags)
{
    return ((CUresult (*)(unsigned))find("cuInit"))(flags);
}

CUresult cuMemPrefetchAsync_v2(CUdeviceptr p, size_t n, CUmemLocation l, unsigned f, CUstream s)
{
    return ((CUresult (*)(CUdeviceptr, size_t, CUmemLocation, unsigned, CUstream))find("cuMemPrefetchAsync_v2"))(p, n, l, f, s);
}

CUresult work(void)
{
    CUmemLocation here = {CU_MEM_LOCATION_TYPE_DEVICE, {0}};
    CUresult result = cuInit(0);
    return result ? result : cuMemPrefetchAsync_v2(0, 4096, here, 1, NULL);
}
