/* A driver for the tests: the model, and functions that it lacks. These take whatever they are given, as no rule of the
 * model's speaks of them. */

#define _GNU_SOURCE
#define __CUDA_API_VERSION_INTERNAL
#include <cuda.h>
#include <dlfcn.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* What a newer release has in place of the first. */
static const struct { const char *name; int since; const char *symbol, *per_thread; } VERSIONS[] = {
    {"cuMemPrefetchAsync", 8000, "cuMemPrefetchAsync", "cuMemPrefetchAsync_ptsz"},
    {"cuMemPrefetchAsync", 13000, "cuMemPrefetchAsync_v2", "cuMemPrefetchAsync_v2_ptsz"},
    {"cuMemPrefetchBatchAsync", 13000, "cuMemPrefetchBatchAsync", "cuMemPrefetchBatchAsync_ptsz"},
    {"cuDriverGetVersion", 2020, "cuDriverGetVersion", "cuDriverGetVersion"},
    {"cuGLCtxCreate", 3020, "cuGLCtxCreate_v2", "cuGLCtxCreate_v2"},
    {"cuGetProcAddress", 11030, "cuGetProcAddress", "cuGetProcAddress"},
    {"cuGetProcAddress", 12000, "cuGetProcAddress_v2", "cuGetProcAddress_v2"},
};

static int shut_down;

static void shut(void)
{
    shut_down = 1;
}

CUresult cuInit(unsigned flags)
{
    CUresult (*init)(unsigned) = dlsym(RTLD_NEXT, "cuInit");
    atexit(shut);
    return init(flags);
}

static CUresult taken(void)
{
    return shut_down ? CUDA_ERROR_DEINITIALIZED : CUDA_SUCCESS;
}

static void *own(const char *symbol)
{
    Dl_info here;
    dladdr((void *)taken, &here);
    void *handle = dlopen(here.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
    /* A driver does not ask the loader for what it exports: so this must not. */
    void *(*find)(void *, const char *) = dlsym(RTLD_NEXT, "dlsym");
    return find(handle, symbol);
}

static void hidden(void)
{
}

CUresult cuGetProcAddress(const char *symbol, void **pfn, int version, cuuint64_t flags)
{
    *pfn = strcmp(symbol, "cuHidden") ? NULL : (void *)hidden;
    for (size_t i = 0; i < sizeof VERSIONS / sizeof *VERSIONS; i++)
        if (!strcmp(VERSIONS[i].name, symbol) && VERSIONS[i].since <= version)
            *pfn = own(flags & CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM ? VERSIONS[i].per_thread
                                                                            : VERSIONS[i].symbol);
    return *pfn ? CUDA_SUCCESS : CUDA_ERROR_NOT_FOUND;
}

CUresult cuGetProcAddress_v2(const char *symbol, void **pfn, int version, cuuint64_t flags,
                             CUdriverProcAddressQueryResult *status)
{
    CUresult result = cuGetProcAddress(symbol, pfn, version, flags);
    if (status)
        *status = result ? CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND : CU_GET_PROC_ADDRESS_SUCCESS;
    return CUDA_SUCCESS;
}

CUresult cuGetExportTable(const void **table, const CUuuid *id)
{
    *table = id;
    return CUDA_SUCCESS;
}

/* Each look at one of these may take long. */
static CUresult (*slow(void))(void)
{
    if (getenv("SLOW_DRIVER"))
        usleep(20000);
    return taken;
}

#define SLOW(name) __typeof__(name) name __attribute__((ifunc("slow")))
SLOW(cuDeviceGetTexture1DLinearMaxWidth);
SLOW(cuDeviceGetNvSciSyncAttributes);
SLOW(cuFlushGPUDirectRDMAWrites);

CUresult cuMemPrefetchAsync(CUdeviceptr p, size_t n, CUdevice device, CUstream s) { return taken(); }
CUresult cuMemPrefetchAsync_ptsz(CUdeviceptr p, size_t n, CUdevice device, CUstream s) { return taken(); }
CUresult cuMemPrefetchAsync_v2(CUdeviceptr p, size_t n, CUmemLocation l, unsigned f, CUstream s)
{
    /* Until the thread is cancelled. */
    if (n == 99)
        pause();
    if (n == 11)
        raise(SIGKILL);
    if (n == 22)
        raise(SIGUSR1);
    return taken();
}
CUresult cuMemPrefetchAsync_v2_ptsz(CUdeviceptr p, size_t n, CUmemLocation l, unsigned f, CUstream s) { return taken(); }
CUresult cuMemPrefetchBatchAsync(CUdeviceptr *p, size_t *n, size_t count, CUmemLocation *l, size_t *i, size_t locations,
                                 unsigned long long f, CUstream s) { return taken(); }
CUresult cuMemPrefetchBatchAsync_ptsz(CUdeviceptr *p, size_t *n, size_t count, CUmemLocation *l, size_t *i,
                                      size_t locations, unsigned long long f, CUstream s) { return taken(); }
CUresult cuGLCtxCreate_v2(CUcontext *c, unsigned f, CUdevice device) { return taken(); }
CUresult cuCtxSetLimit(CUlimit limit, size_t value) { return taken(); }
/* Rules ask it, in a child of a fork too. The model's own takes a lock, which another thread may hold then. */
CUresult cuStreamIsCapturing(CUstream s, CUstreamCaptureStatus *status)
{
    *status = CU_STREAM_CAPTURE_STATUS_NONE;
    return taken();
}
CUresult cuLaunchKernelEx(const CUlaunchConfig *c, CUfunction f, void **p, void **e) { return taken(); }
CUresult cuStreamSetAttribute(CUstream s, CUstreamAttrID id, const CUstreamAttrValue *value) { return taken(); }
/* At the same address. */
CUresult cuStreamSetAttribute_ptsz(CUstream s, CUstreamAttrID id, const CUstreamAttrValue *value)
    __attribute__((alias("cuStreamSetAttribute")));
