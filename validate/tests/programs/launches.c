/* A program whose kernels fail, as its argument says. */

#include <cuda.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define PTX ".version 7.0\n.target sm_75\n.address_size 64\n"

static const char *code = PTX ".visible .entry good() { ret; }\n"
    ".visible .entry fault() { .reg .u64 %a; mov.u64 %a, 8; st.global.u32 [%a], 1; ret; }\n";
static CUdevice device;
static CUcontext context;
static CUstream stream, other;
static CUmodule module;
static CUfunction good, fault;

__attribute__((noinline)) static void launches(CUfunction kernel, CUstream where)
{
    cuLaunchKernel(kernel, 4, 1, 1, 32, 1, 1, 0, where, NULL, NULL);
}

static void *waits(void *unused)
{
    CUmemLocation here = {CU_MEM_LOCATION_TYPE_DEVICE, {0}};
    cuCtxSetCurrent(context);
    cuMemPrefetchAsync_v2(0, 99, here, 0, NULL);
    return unused;
}

int main(int count, char **arguments)
{
    const char *way = count > 1 ? arguments[1] : "";
    CUdeviceptr address;
    if (cuInit(0) || cuDeviceGet(&device, 0) || cuDevicePrimaryCtxRetain(&context, device) ||
        cuCtxSetCurrent(context) || cuStreamCreate(&stream, 0) || cuStreamCreate(&other, 0) ||
        cuModuleLoadData(&module, code) || cuModuleGetFunction(&good, module, "good") ||
        cuModuleGetFunction(&fault, module, "fault"))
        return 99;
    /* What was waited for is no part of the error. */
    launches(good, stream);
    cuStreamSynchronize(stream);
    if (!strcmp(way, "works")) {
        launches(good, other);
        cuCtxSynchronize();
        return 0;
    }
    if (!strcmp(way, "fault")) {
        launches(good, other);
        launches(fault, stream);
        cuStreamSynchronize(stream);
        for (int i = 0; i < 3; i++)
            cuMemAlloc(&address, 64);
    }
    if (!strcmp(way, "many")) {
        for (int i = 0; i < 1000; i++)
            launches(good, other);
        launches(fault, stream);
        cuStreamSynchronize(stream);
    }
    /* The driver gives their values to others. */
    if (!strcmp(way, "gone")) {
        CUmodule second;
        CUstream first = stream;
        CUfunction next;
        cuModuleLoadData(&second, code);
        cuModuleGetFunction(&fault, second, "fault");
        launches(good, stream);
        cuStreamDestroy(stream);
        cuStreamCreate(&stream, 0);
        cuModuleUnload(module);
        cuModuleLoadData(&module, PTX ".visible .entry another() { ret; }\n");
        cuModuleGetFunction(&next, module, "another");
        printf("%d %d\n", stream == first, next == good);
        cuStreamSynchronize(stream);
        launches(fault, other);
        cuStreamSynchronize(stream);
    }
    if (!strcmp(way, "reset")) {
        launches(fault, stream);
        cuStreamSynchronize(stream);
        cuDevicePrimaryCtxRelease(device);
        if (cuDevicePrimaryCtxRetain(&context, device))
            return 98;
        if (cuCtxSetCurrent(context))
            return 99;
        /* The error is that of the process, and not of the old context. */
        cuStreamCreate(&stream, 0);
    }
    /* A thread that waits has not died. */
    if (!strcmp(way, "waits") || !strcmp(way, "killed")) {
        pthread_t thread;
        pthread_create(&thread, NULL, waits, NULL);
        usleep(200000);
        if (!strcmp(way, "killed"))
            raise(SIGKILL);
    }
    return 0;
}
