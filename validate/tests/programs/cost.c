/* Prints what calls take, in nanoseconds: the median of batches, and what 99 of 100 batches keep to. Run it with and
 * without the layer. With the name of a call and a number it makes that many of these calls in `counted`. */

#include <cuda.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CALLS = 32, BATCHES = 4000 };

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e9 + time.tv_nsec;
}

static int compare(const void *a, const void *b)
{
    return (*(const double *)a > *(const double *)b) - (*(const double *)a < *(const double *)b);
}

static double times[BATCHES];
static CUdevice device;
static CUfunction kernel;
static CUstream stream;
static CUmemoryPool pool;
static CUdeviceptr memory;
static CUmemAllocationProp prop = {CU_MEM_ALLOCATION_TYPE_PINNED};

static CUresult no_rules(void)
{
    int count;
    return cuDeviceGetCount(&count);
}

static CUresult a_value(void)
{
    cuuint64_t value;
    return cuMemPoolGetAttribute(pool, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, &value);
}

static CUresult a_struct(void)
{
    size_t size;
    return cuMemGetAllocationGranularity(&size, &prop, CU_MEM_ALLOC_GRANULARITY_MINIMUM);
}

static CUresult a_launch(void)
{
    return cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, stream, NULL, NULL);
}

static CUresult a_copy(void)
{
    return cuMemcpyDtoDAsync(memory, memory + 64, 64, stream);
}

static CUresult refused(void)
{
    return cuDeviceGet(&device, 99);
}

/* As programs ask of each pointer whether it is the driver's. */
static CUresult refused_again(void)
{
    static char own[4096];
    static int next;
    CUmemorytype type;
    return cuPointerGetAttribute(&type, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, (CUdeviceptr)(own + next++ % 4096));
}

static CUresult a_broken_rule(void)
{
    cuuint64_t value;
    return cuMemPoolGetAttribute(pool, (CUmemPool_attribute)99, &value);
}

#define CALL(name) {#name, name}
static const struct {
    const char *name;
    CUresult (*call)(void);
} calls[] = {
    CALL(no_rules), CALL(a_value), CALL(a_struct), CALL(a_launch), CALL(a_copy), CALL(refused),
    CALL(refused_again), CALL(a_broken_rule),
};

/* Only the instructions of this function and of its calls are counted. */
__attribute__((noinline)) void counted(CUresult (*call)(void), int count)
{
    while (count-- > 0)
        call();
}

static void timed(const char *name, CUresult (*call)(void))
{
    for (int batch = 0; batch < BATCHES; batch++) {
        double start = now();
        for (int i = 0; i < CALLS; i++)
            call();
        times[batch] = (now() - start) / CALLS;
    }
    qsort(times, BATCHES, sizeof *times, compare);
    printf("%s %.1f %.1f\n", name, times[BATCHES / 2], times[BATCHES / 100 * 99]);
}

/* The model runs other code than its own only with a past. */
#define CODE ".version 7.0\n.target sm_75\n.address_size 64\n.visible .entry good() { ret; }\n"

int main(int count, char **arguments)
{
    CUcontext context;
    CUmodule module;
    prop.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
    if (cuInit(0) || cuDeviceGet(&device, 0) || cuDevicePrimaryCtxRetain(&context, device) ||
        cuCtxSetCurrent(context) || cuDeviceGetDefaultMemPool(&pool, device) || cuStreamCreate(&stream, 0) ||
        cuModuleLoadData(&module, CODE) || cuModuleGetFunction(&kernel, module, "good") || cuMemAlloc(&memory, 128))
        return 99;
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        if (count < 3) {
            timed(calls[i].name, calls[i].call);
        } else if (!strcmp(arguments[1], calls[i].name)) {
            calls[i].call();
            counted(calls[i].call, atoi(arguments[2]));
        }
    }
    return 0;
}
