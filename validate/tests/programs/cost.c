/* Prints what calls take, in nanoseconds: the median of batches, and what 99 of 100 batches keep to. Run it with and
 * without the layer. With the name of a call and a number it makes so many of these calls, to be counted. */

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

#define MEASURE(name, call)                                                                      \
    do {                                                                                         \
        if (count > 2) {                                                                         \
            for (int i = strcmp(arguments[1], name) ? 0 : atoi(arguments[2]); i > 0; i--)        \
                (void)(call);                                                                    \
            break;                                                                               \
        }                                                                                        \
        for (int batch = 0; batch < BATCHES; batch++) {                                          \
            double start = now();                                                                \
            for (int i = 0; i < CALLS; i++)                                                      \
                (void)(call);                                                                    \
            times[batch] = (now() - start) / CALLS;                                              \
        }                                                                                        \
        qsort(times, BATCHES, sizeof *times, compare);                                           \
        printf("%s %.1f %.1f\n", name, times[BATCHES / 2], times[BATCHES / 100 * 99]);           \
    } while (0)

/* The model runs other code than its own only with a past. */
#define CODE ".version 7.0\n.target sm_75\n.address_size 64\n.visible .entry good() { ret; }\n"

int main(int count, char **arguments)
{
    CUdevice device;
    CUcontext context;
    CUmodule module;
    CUfunction kernel;
    CUstream stream;
    CUmemoryPool pool;
    int version;
    size_t size;
    cuuint64_t value;
    CUmemAllocationProp memory = {CU_MEM_ALLOCATION_TYPE_PINNED};
    memory.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
    if (cuInit(0) || cuDeviceGet(&device, 0) || cuDevicePrimaryCtxRetain(&context, device) ||
        cuCtxSetCurrent(context) || cuDeviceGetDefaultMemPool(&pool, device) || cuStreamCreate(&stream, 0) ||
        cuModuleLoadData(&module, CODE) || cuModuleGetFunction(&kernel, module, "good"))
        return 99;
    MEASURE("no_rules", cuDriverGetVersion(&version));
    MEASURE("a_value", cuMemPoolGetAttribute(pool, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, &value));
    MEASURE("a_struct", cuMemGetAllocationGranularity(&size, &memory, CU_MEM_ALLOC_GRANULARITY_MINIMUM));
    MEASURE("a_launch", cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, stream, NULL, NULL));
    MEASURE("refused", cuDeviceGet(&device, 99));
    MEASURE("a_broken_rule", cuMemPoolGetAttribute(pool, (CUmemPool_attribute)99, &value));
    return 0;
}
