/* A driver for the tests: the model, and functions that it lacks. These take whatever they are given, as no rule of the
 * model's speaks of them. */

#define _GNU_SOURCE
#define __CUDA_API_VERSION_INTERNAL
#include <cuda.h>
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
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

/* Of the model: brings a line of the log to those that have registered. */
void model_log(const char *line);

static void *logs(void *line)
{
    model_log(line);
    return NULL;
}

#define END(code, name, function) "Returning " #code " (" name ") from " function "\n"
#define OWN_END END(1, "CUDA_ERROR_INVALID_VALUE", "cuMemPrefetchAsync")

/* Calls that no rule forbids, with what the log has on each. */
static CUresult logged(size_t n)
{
    pthread_t thread;
    switch (n) {
    case 1001: /* As a driver does it. */
        model_log("the first line\n");
        model_log("\tthe\nsecond line");
        model_log(END(1, "CUDA_ERROR_INVALID_VALUE", "cuMemPrefetchAsync_v2"));
        break;
    case 1002:
        model_log("a line of another function");
        model_log(END(1, "CUDA_ERROR_INVALID_VALUE", "cuMemAdvise"));
        break;
    case 1003:
        model_log("a line of another code");
        model_log(END(2, "CUDA_ERROR_OUT_OF_MEMORY", "cuMemPrefetchAsync_v2"));
        break;
    case 1004:
        for (char *const *line = (char *[]){"a line of another thread", OWN_END, NULL}; *line; line++) {
            pthread_create(&thread, NULL, logs, *line);
            pthread_join(thread, NULL);
        }
        break;
    case 1005:
        model_log("a line without an end");
        break;
    case 1006:
        model_log(OWN_END);
        model_log("a line behind the end");
        break;
    case 1007: /* The function calls another one. */
        model_log("a line of a call within the call");
        model_log(END(2, "CUDA_ERROR_OUT_OF_MEMORY", "cuMemAlloc_v2"));
        model_log("the only line");
        model_log(OWN_END);
        break;
    case 1008:
        for (int i = 0; i < 100; i++)
            model_log("one of a hundred lines");
        model_log(OWN_END);
        break;
    case 1009: /* It is not about a refused call. */
        model_log("a line of a success");
        model_log(OWN_END);
        return CUDA_SUCCESS;
    case 1010:
        model_log(OWN_END);
        break;
    case 1011:
    case 1012:
        model_log(n == 1011 ? "one of 11 lines" : "one of 12 lines");
        model_log(OWN_END);
        break;
    }
    return CUDA_ERROR_INVALID_VALUE;
}

/* What a driver may do at any time, out of a call. */
void cuTestLog(void)
{
    model_log("a line that comes late");
    model_log(OWN_END);
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
/* One stream may be captured. */
static CUstream captured;
static CUstreamCaptureStatus capture;

CUresult cuStreamBeginCapture_v2(CUstream s, CUstreamCaptureMode mode)
{
    captured = s;
    capture = CU_STREAM_CAPTURE_STATUS_ACTIVE;
    return taken();
}

CUresult cuStreamEndCapture(CUstream s, CUgraph *graph)
{
    CUstreamCaptureStatus status = capture;
    capture = CU_STREAM_CAPTURE_STATUS_NONE;
    if (status == CU_STREAM_CAPTURE_STATUS_NONE)
        return CUDA_ERROR_ILLEGAL_STATE;
    *graph = status == CU_STREAM_CAPTURE_STATUS_ACTIVE ? (CUgraph)&capture : NULL;
    return *graph ? CUDA_SUCCESS : CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
}

CUresult cuMemPrefetchAsync_v2(CUdeviceptr p, size_t n, CUmemLocation l, unsigned f, CUstream s)
{
    if (s && s == captured && capture == CU_STREAM_CAPTURE_STATUS_INVALIDATED)
        return CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
    /* Until the thread is canceled. */
    if (n == 99)
        pause();
    if (n == 11)
        raise(SIGKILL);
    if (n == 22)
        raise(SIGUSR1);
    return n > 1000 && n < 1100 ? logged(n) : taken();
}
CUresult cuMemPrefetchAsync_v2_ptsz(CUdeviceptr p, size_t n, CUmemLocation l, unsigned f, CUstream s) { return taken(); }
CUresult cuMemPrefetchBatchAsync(CUdeviceptr *p, size_t *n, size_t count, CUmemLocation *l, size_t *i, size_t locations,
                                 unsigned long long f, CUstream s) { return taken(); }
CUresult cuMemPrefetchBatchAsync_ptsz(CUdeviceptr *p, size_t *n, size_t count, CUmemLocation *l, size_t *i,
                                      size_t locations, unsigned long long f, CUstream s) { return taken(); }
CUresult cuGLCtxCreate_v2(CUcontext *c, unsigned f, CUdevice device) { return taken(); }
CUresult cuEventQuery(CUevent e) { return CUDA_ERROR_NOT_READY; }
CUresult cuEventSynchronize(CUevent e)
{
    if (capture != CU_STREAM_CAPTURE_STATUS_ACTIVE)
        return CUDA_ERROR_INVALID_HANDLE;
    capture = CU_STREAM_CAPTURE_STATUS_INVALIDATED;
    return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
}
/* A driver of CUDA 13.0 ends the process there, if the stream was destroyed. */
CUresult cuStreamSynchronize(CUstream s)
{
    CUresult (*look)(CUstream) = dlsym(RTLD_NEXT, "cuStreamQuery");
    CUresult answer = look(s);
    if (answer == CUDA_ERROR_INVALID_HANDLE) {
        /* A shell tells of a file with the memory, and AddressSanitizer of a signal that it handles. */
        prctl(PR_SET_DUMPABLE, 0);
        signal(SIGSEGV, SIG_DFL);
        raise(SIGSEGV);
    }
    return answer == CUDA_ERROR_ILLEGAL_ADDRESS ? answer : CUDA_SUCCESS;
}
CUresult cuCtxSetLimit(CUlimit limit, size_t value) { return taken(); }
/* Rules ask it, in a child of a fork too. The model's own takes a lock, which another thread may hold then. */
CUresult cuStreamIsCapturing(CUstream s, CUstreamCaptureStatus *status)
{
    *status = s && s == captured ? capture : CU_STREAM_CAPTURE_STATUS_NONE;
    return taken();
}
/* Older functions, and one for the streams of threads. */
CUresult cuCtxCreate_v2(CUcontext *context, unsigned flags, CUdevice device)
{
    return device ? CUDA_ERROR_INVALID_DEVICE : taken();
}
CUresult cuLaunchKernel_ptsz(CUfunction f, unsigned x, unsigned y, unsigned z, unsigned block_x, unsigned block_y,
                             unsigned block_z, unsigned shared, CUstream s, void **p, void **e)
{
    return x ? taken() : CUDA_ERROR_INVALID_VALUE;
}
CUresult cuLaunchKernelEx(const CUlaunchConfig *c, CUfunction f, void **p, void **e) { return taken(); }
CUresult cuStreamSetAttribute(CUstream s, CUstreamAttrID id, const CUstreamAttrValue *value) { return taken(); }
/* At the same address. */
CUresult cuStreamSetAttribute_ptsz(CUstream s, CUstreamAttrID id, const CUstreamAttrValue *value)
    __attribute__((alias("cuStreamSetAttribute")));
