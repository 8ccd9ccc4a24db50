/* A program that uses objects after their end, as its argument says. */

#include <cuda.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static CUdevice device;
static CUcontext context;
static CUstream stream;
static CUevent event;

__attribute__((noinline)) static void makes(void)
{
    cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING);
    cuEventCreate(&event, CU_EVENT_DISABLE_TIMING);
}

__attribute__((noinline)) static void ends(void)
{
    cuStreamDestroy(stream);
    cuEventDestroy(event);
}

static void *ends_there(void *unused)
{
    cuCtxSetCurrent(context);
    ends();
    return unused;
}

/* As a watchdog does. */
static void *waits(void *unused)
{
    cuEventSynchronize(event);
    return unused;
}

static void captures(void)
{
    CUmemLocation here = {CU_MEM_LOCATION_TYPE_DEVICE, {0}};
    CUgraph graph;
    pthread_t thread;
    cuStreamBeginCapture(stream, CU_STREAM_CAPTURE_MODE_GLOBAL);
    cuStreamEndCapture(stream, &graph);
    cuStreamBeginCapture(stream, CU_STREAM_CAPTURE_MODE_GLOBAL);
    pthread_create(&thread, NULL, waits, NULL);
    pthread_join(thread, NULL);
    cuMemPrefetchAsync_v2(0, 4096, here, 0, stream);
    cuStreamEndCapture(stream, &graph);
    /* It is over, and this has another cause. */
    cuStreamEndCapture(stream, &graph);
}

static void memory(const char *how)
{
    CUdeviceptr address;
    void *host;
    unsigned value = 0;
    cuMemAlloc(&address, 4096);
    if (!strcmp(how, "part"))
        cuMemFree(address + 256);
    if (!strcmp(how, "wrong")) {
        cuMemHostAlloc(&host, 4096, 0);
        cuMemFree((CUdeviceptr)host);
    }
    cuMemFree(address);
    if (!strcmp(how, "twice"))
        cuMemFree(address);
    if (!strcmp(how, "copy"))
        cuMemcpyHtoD(address + 1024, &value, sizeof value);
    /* The driver has something there again. */
    if (!strcmp(how, "reused")) {
        CUdeviceptr other;
        cuMemAlloc(&other, 8192);
        cuMemFree(address);
        cuMemcpyHtoD(other, &value, 8192 * 2);
    }
}

/* The places of this take all the time that places may take. */
static void is_busy(void)
{
    CUgraph graph;
    for (int i = 0; i < 10000; i++) {
        ends();
        makes();
    }
    cuStreamBeginCapture(stream, CU_STREAM_CAPTURE_MODE_GLOBAL);
    waits(NULL);
    cuStreamEndCapture(stream, &graph);
}

int main(int count, char **arguments)
{
    const char *way = count > 1 ? arguments[1] : "";
    if (cuInit(0) || cuDeviceGet(&device, 0) || cuDevicePrimaryCtxRetain(&context, device) || cuCtxSetCurrent(context))
        return 99;
    if (!strcmp(way, "memory")) {
        memory(arguments[2]);
        return 0;
    }
    makes();
    if (!strcmp(way, "works")) {
        cuEventRecord(event, stream);
        cuStreamSynchronize(stream);
        ends();
        makes();
        cuEventRecord(event, stream);
        return 0;
    }
    if (!strcmp(way, "capture"))
        captures();
    if (!strcmp(way, "busy"))
        is_busy();
    if (!strcmp(way, "event")) {
        ends();
        for (int i = 0; i < 3; i++)
            cuStreamWaitEvent(NULL, event, 0);
    }
    if (!strcmp(way, "thread")) {
        pthread_t thread;
        pthread_create(&thread, NULL, ends_there, NULL);
        pthread_join(thread, NULL);
        cuStreamWaitEvent(NULL, event, 0);
    }
    /* It did not end, and the driver refuses the next call for another reason. */
    if (!strcmp(way, "fails")) {
        cuStreamDestroy((CUstream)0x123456);
        cuStreamGetPriority(stream, NULL);
    }
    if (!strcmp(way, "dies")) {
        ends();
        cuStreamSynchronize(stream);
    }
    if (!strcmp(way, "release")) {
        CUcontext again;
        cuDevicePrimaryCtxRetain(&again, device);
        cuDevicePrimaryCtxRelease(device);
        /* The stream lives on. */
        if (cuStreamGetPriority(stream, &count))
            return 99;
        cuDevicePrimaryCtxRelease(device);
        cuStreamGetPriority(stream, &count);
    }
    if (!strcmp(way, "context")) {
        CUcontext other;
        cuCtxCreate(&other, NULL, 0, device);
        makes();
        cuCtxDestroy(other);
        cuEventRecord(event, NULL);
        cuCtxDestroy(other);
    }
    /* The child has not seen what its parent did. */
    if (!strcmp(way, "fork")) {
        ends();
        if (fork() == 0) {
            cuStreamGetPriority(stream, &count);
            _exit(0);
        }
        wait(NULL);
    }
    if (!strcmp(way, "leaks")) {
        CUdeviceptr address;
        for (int i = 0; i < 4; i++)
            cuMemAlloc(&address, 4096 << i);
        cuMemFree(address);
        /* A child leaves only what it has made. */
        if (fork() == 0)
            exit(0);
        wait(NULL);
    }
    return 0;
}
