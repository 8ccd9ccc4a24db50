/* Correct programs that make it hard to know the past of objects: a report that blames anything is wrong. And mistakes beside
 * something that must not hide them: the report must name the lines.
 *
 *   hostile --list  prints their names, as past.c does
 *   hostile NAME    runs one */

#define _GNU_SOURCE
#include <cuda.h>
#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define NEEDS(call)                                             \
    do {                                                        \
        CUresult answer = call;                                 \
        if (answer != CUDA_SUCCESS) {                           \
            fprintf(stderr, "%s: %d\n", #call, (int)answer); \
            _exit(2);                                           \
        }                                                       \
    } while (0)

static CUdevice device;
static CUcontext context;
static CUstream stream;

static void prepare(void)
{
    NEEDS(cuInit(0));
    NEEDS(cuDeviceGet(&device, 0));
    NEEDS(cuDevicePrimaryCtxRetain(&context, device));
    NEEDS(cuCtxSetCurrent(context));
    NEEDS(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
}

static _Atomic int done;

/* No driver permits calls here, and it answers what it likes. */
static void from_callback(void *of)
{
    cuEventDestroy(of);
    done++;
}

/* Events that a callback may have destroyed, while the program goes on with others of the same values. */
static void callbacks(void)
{
    prepare();
    for (int i = 1; i <= 200; i++) {
        CUevent mine, other;
        NEEDS(cuEventCreate(&mine, CU_EVENT_DISABLE_TIMING));
        NEEDS(cuLaunchHostFunc(stream, from_callback, mine));
        NEEDS(cuEventCreate(&other, CU_EVENT_DISABLE_TIMING));
        NEEDS(cuEventRecord(other, stream));
        while (done < i)
            usleep(10);
        NEEDS(cuEventDestroy(other));
    }
}

static void *works(void *unused)
{
    NEEDS(cuCtxSetCurrent(context));
    for (;;) {
        CUstream own;
        CUevent event;
        CUgraph graph;
        /* The driver ends when the process does. */
        if (cuStreamCreate(&own, CU_STREAM_NON_BLOCKING) || cuEventCreate(&event, CU_EVENT_DISABLE_TIMING)
            || cuStreamBeginCapture(own, CU_STREAM_CAPTURE_MODE_THREAD_LOCAL) || cuEventRecord(event, own)
            || cuStreamEndCapture(own, &graph) || cuGraphDestroy(graph) || cuEventDestroy(event)
            || cuStreamDestroy(own))
            break;
        done++;
    }
    return unused;
}

static void exits(void)
{
    pthread_t thread;
    prepare();
    for (int i = 0; i < 4; i++)
        pthread_create(&thread, NULL, works, NULL);
    while (done < 100)
        usleep(100);
}

/* The address of a driver's function, which no name in the program leads to. */
static void *hidden(const char *name)
{
    struct link_map *map;
    void *driver = dlopen("libcuda.so.1", RTLD_NOW);
    const ElfW(Sym) *symbols = NULL;
    const char *names = NULL;
    if (!driver || dlinfo(driver, RTLD_DI_LINKMAP, &map))
        _exit(2);
    for (const ElfW(Dyn) *entry = map->l_ld; entry->d_tag != DT_NULL; entry++) {
        if (entry->d_tag == DT_SYMTAB)
            symbols = (const void *)entry->d_un.d_ptr;
        if (entry->d_tag == DT_STRTAB)
            names = (const void *)entry->d_un.d_ptr;
    }
    /* The names follow the symbols. */
    for (const ElfW(Sym) *symbol = symbols; (const char *)symbol < names; symbol++)
        if (symbol->st_value && !strcmp(names + symbol->st_name, name))
            return (void *)(map->l_addr + symbol->st_value);
    _exit(2);
}

/* Streams and events come and go without the layer, with values that it has seen. */
static void unseen(void)
{
    CUresult (*create)(CUstream *, unsigned) = hidden("cuStreamCreate");
    CUresult (*destroy)(CUstream) = hidden("cuStreamDestroy_v2");
    CUstreamCaptureStatus status;
    CUgraph graph;
    prepare();
    for (int i = 0; i < 50; i++) {
        CUstream own;
        NEEDS(cuStreamCreate(&own, CU_STREAM_NON_BLOCKING));
        NEEDS(cuStreamDestroy(own));
        NEEDS(create(&own, CU_STREAM_NON_BLOCKING));
        NEEDS(cuStreamIsCapturing(own, &status));
        /* Refused, because the mode is none. */
        if (cuStreamBeginCapture(own, 77) == CUDA_SUCCESS)
            NEEDS(cuStreamEndCapture(own, &graph));
        NEEDS(cuStreamSynchronize(own));
        NEEDS(destroy(own));
    }
    /* A capture of a stream that was not seen being created, which is destroyed with it. */
    CUstream own;
    CUdeviceptr memory;
    NEEDS(create(&own, CU_STREAM_NON_BLOCKING));
    NEEDS(cuStreamBeginCapture(own, CU_STREAM_CAPTURE_MODE_GLOBAL));
    cuStreamDestroy(own);
    /* Refused with a code of captures, which breaks none. */
    if (cuStreamBeginCapture(NULL, CU_STREAM_CAPTURE_MODE_GLOBAL) != CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED)
        _exit(2);
    NEEDS(cuMemAlloc(&memory, 4096));
    NEEDS(cuMemFree(memory));
}

/* Two contexts on two devices, in turns, with objects of both. */
static void devices(void)
{
    CUcontext one, popped;
    CUstream first;
    CUevent event, end;
    float milliseconds;
    int count;
    prepare();
    one = context, first = stream;
    /* A machine may have one. */
    NEEDS(cuDeviceGetCount(&count));
    NEEDS(cuDeviceGet(&device, count > 1));
    NEEDS(cuCtxCreate(&context, NULL, 0, device));
    NEEDS(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
    NEEDS(cuEventCreate(&event, CU_EVENT_DISABLE_TIMING));
    NEEDS(cuEventRecord(event, stream));
    NEEDS(cuStreamWaitEvent(first, event, 0));
    NEEDS(cuStreamSynchronize(first));
    NEEDS(cuEventSynchronize(event));
    for (int i = 0; i < 20; i++) {
        NEEDS(cuCtxPushCurrent(one));
        NEEDS(cuStreamSynchronize(stream));
        NEEDS(cuEventQuery(event));
        NEEDS(cuCtxPopCurrent(&popped));
    }
    /* Events that were not recorded have no time between them, wherever they are. */
    NEEDS(cuCtxSetCurrent(one));
    NEEDS(cuEventCreate(&end, 0));
    if (cuEventElapsedTime(&milliseconds, end, end) == CUDA_SUCCESS)
        _exit(2);
    NEEDS(cuCtxSetCurrent(context));
    if (cuEventElapsedTime(&milliseconds, end, end) == CUDA_SUCCESS)
        _exit(2);
}

/* A call that breaks a rule too breaks a capture. */
enum { RULE = __LINE__ };
static void rule(void)
{
    void *host;
    CUgraph graph;
    prepare();
    NEEDS(cuStreamBeginCapture(stream, CU_STREAM_CAPTURE_MODE_GLOBAL));
    cuMemHostAlloc(&host, 4096, 0xff00);
    cuStreamEndCapture(stream, &graph);
}

/* Memory is freed twice in a stream, while another one captures. */
enum { TWICE = __LINE__ };
static void twice(void)
{
    CUstream other;
    CUdeviceptr memory;
    prepare();
    NEEDS(cuStreamCreate(&other, CU_STREAM_NON_BLOCKING));
    NEEDS(cuStreamBeginCapture(other, CU_STREAM_CAPTURE_MODE_RELAXED));
    NEEDS(cuMemAllocAsync(&memory, 4096, stream));
    NEEDS(cuMemFreeAsync(memory, stream));
    cuMemFreeAsync(memory, stream);
}

#define FAULT                                         \
    ".version 7.0\n.target sm_75\n.address_size 64\n" \
    ".visible .entry fault() { .reg .u64 %a; mov.u64 %a, 8; st.global.u32 [%a], 1; ret; }\n"

/* Memory is unmapped after a fill of it, for which no wait was seen when a kernel fails. */
enum { UNMAPPED = __LINE__ };
static void unmapped(void)
{
    CUmemAllocationProp kind = {.type = CU_MEM_ALLOCATION_TYPE_PINNED, .location = {.type = CU_MEM_LOCATION_TYPE_DEVICE}};
    CUmemAccessDesc access = {.location = kind.location, .flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE};
    enum { SIZE = 2 << 20 };
    CUdeviceptr address;
    CUmemGenericAllocationHandle handle;
    CUmodule module;
    CUfunction fault;
    prepare();
    NEEDS(cuModuleLoadData(&module, FAULT));
    NEEDS(cuModuleGetFunction(&fault, module, "fault"));
    NEEDS(cuMemCreate(&handle, SIZE, &kind, 0));
    NEEDS(cuMemAddressReserve(&address, SIZE, 0, 0, 0));
    NEEDS(cuMemMap(address, SIZE, 0, handle, 0));
    NEEDS(cuMemSetAccess(address, SIZE, &access, 1));
    NEEDS(cuMemsetD32Async(address + 4096, 7, 64, stream));
    NEEDS(cuMemUnmap(address, SIZE));
    NEEDS(cuLaunchKernel(fault, 1, 1, 1, 1, 1, 1, 0, stream, NULL, NULL));
    cuStreamSynchronize(stream);
}

static const struct {
    const char *name;
    void (*run)(void);
    /* Of a mistake: lines, and their marks as in past.c. */
    struct {
        const char *mark;
        int line;
    } marks[3];
} PROGRAMS[] = {
    {"callbacks", callbacks, {{0}}},
    {"exits", exits, {{0}}},
    {"unseen", unseen, {{0}}},
    {"devices", devices, {{0}}},
    {"rule", rule, {{"began", RULE + 6}, {"broke", RULE + 7}}},
    {"twice", twice, {{"created", TWICE + 8}, {"destroyed", TWICE + 9}}},
    {"unmapped", unmapped, {{"created", UNMAPPED + 15}, {"launched", UNMAPPED + 17}, {"destroyed", UNMAPPED + 18}}},
};

int main(int count, char **arguments)
{
    const char *wanted = count > 1 ? arguments[1] : "";
    for (size_t i = 0; i < sizeof PROGRAMS / sizeof *PROGRAMS; i++) {
        if (!strcmp(wanted, "--list")) {
            printf("%s\t%s\t", PROGRAMS[i].marks[0].mark ? "mistake" : "correct", PROGRAMS[i].name);
            for (int at = 0; at < 3 && PROGRAMS[i].marks[at].mark; at++)
                printf("\t%s:%d", PROGRAMS[i].marks[at].mark, PROGRAMS[i].marks[at].line);
            putchar('\n');
        }
        if (!strcmp(wanted, PROGRAMS[i].name)) {
            alarm(60);
            PROGRAMS[i].run();
            return 0;
        }
    }
    return strcmp(wanted, "--list") != 0;
}
