/* A program that sees which libraries allocate in its heap. What the layer allocates there would lie where the driver has freed
 * something, and a program whose driver reads it would end in another way than alone. */

#define _GNU_SOURCE
#include <cuda.h>
#include <dlfcn.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *old, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

static void *callers[1 << 16];
static unsigned count;

static void note(void *caller)
{
    unsigned at = __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
    if (at < sizeof callers / sizeof *callers)
        callers[at] = caller;
}

void *malloc(size_t size)
{
    note(__builtin_return_address(0));
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size)
{
    note(__builtin_return_address(0));
    return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size)
{
    note(__builtin_return_address(0));
    return __libc_realloc(old, size);
}

int posix_memalign(void **result, size_t alignment, size_t size)
{
    note(__builtin_return_address(0));
    *result = __libc_memalign(alignment, size);
    return *result ? 0 : 12;
}

int main(void)
{
    CUcontext context;
    CUstream stream;
    CUdeviceptr memory;
    unsigned driver = 0, others = 0;
    cuInit(0);
    cuDevicePrimaryCtxRetain(&context, 0);
    cuCtxSetCurrent(context);
    for (int i = 0; i < 100; i++) {
        cuStreamCreate(&stream, 0);
        cuMemAlloc(&memory, 64);
        cuMemFree(memory);
        cuMemFree(memory);
        cuStreamDestroy(stream);
    }
    for (unsigned i = 0; i < count && i < sizeof callers / sizeof *callers; i++) {
        Dl_info info;
        if (!dladdr(callers[i], &info) || !info.dli_fname)
            continue;
        if (strstr(info.dli_fname, "liblibcuda_model"))
            driver++;
        else if (strstr(info.dli_fname, "cuda-validate") || strstr(info.dli_fname, "cuda_validate"))
            others++;
    }
    printf("%s, and the layer %u times\n", driver ? "the driver allocates" : "the driver is not seen", others);
    return 0;
}
