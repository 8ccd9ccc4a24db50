/* Launches with other parameters than the kernel's, as the argument says. The model follows as many pointers as the kernel has
 * parameters, as a driver does. */

#define _GNU_SOURCE
#include <cuda.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static CUcontext context;
static CUstream stream;
static CUmodule module;
static CUdeviceptr memory = 0x1000;
static unsigned count = 4;

static CUfunction kernel(const char *declaration, const char *name)
{
    CUfunction found = NULL;
    char code[200];
    snprintf(code, sizeof code, ".version 7.0\n.target sm_75\n.address_size 64\n%s", declaration);
    if (cuModuleLoadData(&module, code) || cuModuleGetFunction(&found, module, name))
        _exit(98);
    return found;
}

static void hears(void *unused, CUlogLevel level, char *message, size_t length)
{
    printf("heard: %.*s\n", (int)strcspn(message, "\n"), message);
    (void)unused, (void)level, (void)length;
}

__attribute__((noinline)) static void launches(CUfunction f, void **parameters)
{
    cuLaunchKernel(f, 1, 1, 1, 32, 1, 1, 0, stream, parameters, NULL);
}

int main(int number, char **arguments)
{
    const char *way = number > 1 ? arguments[1] : "";
    void *right[] = {&memory, &count, &count};
    if (cuInit(0) || cuDevicePrimaryCtxRetain(&context, 0) || cuCtxSetCurrent(context) || cuStreamCreate(&stream, 0))
        return 99;
    if (!strcmp(way, "hears")) {
        CUlogsCallbackHandle callback;
        if (cuLogsRegisterCallback(hears, NULL, &callback))
            return 96;
    }
    CUfunction two = kernel(".visible .entry two(.param .u64 to, .param .u32 count) { ret; }\n", "two");
    launches(two, right);
    if (!strcmp(way, "hears"))
        cuModuleGetFunction(&two, module, "none");
    if (!strcmp(way, "few")) {
        long page = sysconf(_SC_PAGESIZE);
        char *pages = mmap(NULL, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        void **parameters = (void **)(pages + page) - 1;
        mprotect(pages + page, page, PROT_NONE);
        parameters[0] = &memory;
        launches(two, parameters);
    }
    if (!strcmp(way, "value"))
        launches(two, (void *[]){&memory, (void *)4UL});
    if (!strcmp(way, "value-ex")) {
        CUlaunchConfig config = {1, 1, 1, 32, 1, 1, 0, stream, NULL, 0};
        cuLaunchKernelEx(&config, two, (void *[]){&memory, (void *)4UL}, NULL);
    }
    if (!strcmp(way, "null"))
        launches(two, (void *[]){&memory, NULL});
    /* The model gives the handle of the kernel to another one. */
    if (!strcmp(way, "again") || !strcmp(way, "again-few")) {
        CUfunction three;
        cuModuleUnload(module);
        three = kernel(".visible .entry three(.param .u64 to, .param .u32 x, .param .u32 y) { ret; }\n", "three");
        if (three != two)
            return 97;
        launches(three, right);
        if (!strcmp(way, "again-few"))
            launches(three, (void *[]){&memory, &count, (void *)4UL});
    }
    return 0;
}
