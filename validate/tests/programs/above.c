/* Another layer above the driver, which is preloaded too. */

#define _GNU_SOURCE
#include <cuda.h>
#include <dlfcn.h>
#include <stdio.h>

CUresult cuDriverGetVersion(int *version)
{
    CUresult (*next)(int *) = dlsym(RTLD_NEXT, "cuDriverGetVersion");
    return next(version);
}

CUresult cuMemPrefetchAsync_v2(CUdeviceptr p, size_t n, CUmemLocation l, unsigned f, CUstream s)
{
    CUresult (*next)(CUdeviceptr, size_t, CUmemLocation, unsigned, CUstream);
    next = dlsym(RTLD_NEXT, "cuMemPrefetchAsync_v2");
    puts("above the driver");
    return next(p, n, l, f, s);
}
