/* One source for a driver, for a library in the place of the CUDA runtime, and for programs that use it: shared, or linked as
   the static runtime is, whose own functions have such names. */

typedef int (*function)();

#if defined DRIVER

#include <stdlib.h>

enum { INVALID_VALUE = 1, DEINITIALIZED = 4, INVALID_CONTEXT = 201 };

static int is_over;

static void end(void)
{
    is_over = 1;
}

int cuInit(unsigned flags)
{
    (void)flags;
    /* The runtime's own end comes later. */
    return atexit(end);
}

int cuDriverGetVersion(int *version)
{
    *version = 13000;
    return 0;
}

int cuCtxGetDevice_v2(int *device)
{
    (void)device;
    return INVALID_CONTEXT;
}

int cuDevicePrimaryCtxRetain(void **context, int device)
{
    *context = (char *)&is_over + device;
    return 0;
}

int cuDevicePrimaryCtxRelease_v2(int device)
{
    (void)device;
    return is_over ? DEINITIALIZED : 0;
}

int cuLibraryUnload(void *library)
{
    (void)library;
    return is_over ? DEINITIALIZED : INVALID_VALUE;
}

int cuMemAlloc_v2(unsigned long long *memory, unsigned long size)
{
    (void)memory, (void)size;
    return 2;
}

/* It lacks every function, and says so with a success. */
int cuGetProcAddress_v2(const char *name, void **function, int release, unsigned long long flags, int *status)
{
    (void)name, (void)release, (void)flags;
    *function = 0;
    *status = 1;
    return 0;
}

#else

int cuInit(unsigned);
int cuCtxGetDevice_v2(int *);
int cuDevicePrimaryCtxRetain(void **, int);
int cuDevicePrimaryCtxRelease_v2(int);
int cuLibraryUnload(void *);
int cuMemAlloc_v2(unsigned long long *, unsigned long);
int cuGetProcAddress_v2(const char *, void **, int, unsigned long long, int *);
int cudaGetDriverEntryPoint(const char *, void **);
int cudaGetDevice(int *);
int cudaSetDevice(int);
int cudaMalloc(void **, unsigned long);

#if defined RUNTIME

#define OWN(number) __attribute__((noinline)) static int libcudart_static_##number

OWN(0a1b)(void)
{
    int device, code = cuCtxGetDevice_v2(&device);
    __asm__ volatile("" ::: "memory");
    return code;
}

OWN(2c3d)(void **memory, unsigned long size)
{
    unsigned long long address = 0;
    int code = cuMemAlloc_v2(&address, size);
    *memory = (void *)address;
    return code;
}

OWN(4e5f)(void)
{
    int code = cuLibraryUnload((void *)16);
    code |= cuDevicePrimaryCtxRelease_v2(0);
    __asm__ volatile("" ::: "memory");
    return code;
}

OWN(6a7b)(const char *name, void **found)
{
    int status, code = cuGetProcAddress_v2(name, found, 12000, 0, &status);
    __asm__ volatile("" ::: "memory");
    return code;
}

int cudaGetDriverEntryPoint(const char *name, void **found)
{
    int code = libcudart_static_6a7b(name, found);
    __asm__ volatile("" ::: "memory");
    return code;
}

OWN(8c9d)(int device)
{
    void *context;
    int code = cuDevicePrimaryCtxRetain(&context, device);
    __asm__ volatile("" ::: "memory");
    return code;
}

int cudaSetDevice(int device)
{
    int code = libcudart_static_8c9d(device);
    __asm__ volatile("" ::: "memory");
    return code;
}

/* Functions that are registered before `main` come last at the end. */
__attribute__((destructor)) static void leave(void)
{
    libcudart_static_4e5f();
}

int cudaGetDevice(int *device)
{
    *device = 0;
    return cuInit(0) + (libcudart_static_0a1b() != 201);
}

int cudaMalloc(void **memory, unsigned long size)
{
    int code = libcudart_static_2c3d(memory, size);
    __asm__ volatile("" ::: "memory");
    return code;
}

#endif
#ifdef PROGRAM

#include <stdlib.h>

__attribute__((noinline)) static void own(void)
{
    cuLibraryUnload((void *)32);
    __asm__ volatile("" ::: "memory");
}

int main(int count, char **words)
{
    int device;
    void *memory, *context;
    char word = count > 1 ? *words[1] : 0;
    /* The driver's end is registered later, and so comes first. */
    if (word == 'e')
        atexit(own);
    int code = cudaGetDevice(&device);
    if (word == 'a')
        cudaMalloc(&memory, 1);
    /* The runtime keeps a context, or the program does too. */
    if (word == 'k' || word == 'o')
        cudaSetDevice(0);
    if (word == 'o')
        cuDevicePrimaryCtxRetain(&context, 1);
    if (word == 'c')
        cuCtxGetDevice_v2(&device);
    /* What the runtime has not got, and what the program has not. */
    if (word == 'r' || word == 'p') {
        int (*volatile found)(void), status;
        cudaGetDriverEntryPoint("cuMulticastCreate", (void **)&found);
        if (word == 'p')
            cuGetProcAddress_v2("cuGreenCtxCreate", (void **)&found, 12000, 0, &status);
        return found();
    }
    return code;
}

#endif
#endif
