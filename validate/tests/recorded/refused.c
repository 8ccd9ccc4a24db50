/* Calls that a driver refuses, each with a repaired one that it takes.
 *
 *   refused NAME    runs one case, in a process of its own, because it may end that: a line with the refused function and the
 *                   code, or the signal in the place of the code. A line "words" follows if the driver's log had more to say
 *                   of the call than its code.
 *   refused --list  prints without a driver, with a tab between them: "case" or "held", and the case's name.
 *
 * CASE takes the name and where the mistake is known from: a repository with the number in its public tracker, or
 * "everyday". The repair is the call as a good message would tell its user to change it.
 *
 * The cases here are by the same hand as the causes. 68 of them were called held before there was held.c, but had only
 * been looked at after the rest. Those in held.c are by another hand, and causes are judged by them.
 *
 * The line begins with "WRONG" and one more word if the case does not show what it shall, and the exit status is then 1:
 *   unreached    a call before the refused one failed: nothing is known of that
 *   missing      the driver lacks the refused function or the repaired one
 *   accepted     the call that shall be refused succeeded: the case is no case
 *   unrepaired   the call was refused, but the repaired one failed, or a call between them
 *
 * No call leaves the process, changes a setting of the GPU, or creates a multicast object. */

#define _GNU_SOURCE
#include "driver.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>

/* A case's process answers in memory that it shares, because a crash may be its answer. */
enum stage { BEFORE, REFUSING, BETWEEN, REPAIRING, DONE };
struct record {
    enum stage stage;
    char function[64], refused[64], repaired[64];
    bool words;
};
static struct record *record;
static bool without_refused, uninitialized, is_known, wrong;
static const char *wanted;

static void hear(void *data, CUlogLevel level, char *message, size_t length)
{
    static const char code[] = "Returning ";
    (void)data, (void)level;
    if (record->stage == REFUSING && (length < sizeof code || strncmp(message, code, sizeof code - 1) != 0))
        record->words = true;
}

#define NEEDS(name, ...)                                                                                   \
    do {                                                                                                   \
        CUresult answer = D(name)(__VA_ARGS__);                                                            \
        if (answer != CUDA_SUCCESS) {                                                                      \
            snprintf(record->repaired, sizeof record->repaired, "line %d: %s", __LINE__, name_of(answer)); \
            _exit(2);                                                                                      \
        }                                                                                                  \
    } while (0)

#define REFUSED(name, ...)                                                            \
    do {                                                                              \
        snprintf(record->function, sizeof record->function, "%s", TEXT(name));        \
        if (!without_refused) {                                                       \
            record->stage = REFUSING;                                                 \
            CUresult answer = D(name)(__VA_ARGS__);                                   \
            record->stage = BETWEEN;                                                  \
            snprintf(record->refused, sizeof record->refused, "%s", name_of(answer)); \
        }                                                                             \
    } while (0)

#define REPAIRED(name, ...)                                                         \
    do {                                                                            \
        record->stage = REPAIRING;                                                  \
        CUresult answer = D(name)(__VA_ARGS__);                                     \
        record->stage = DONE;                                                       \
        snprintf(record->repaired, sizeof record->repaired, "%s", name_of(answer)); \
    } while (0)

#define CASE(name, source) for (bool inside = enter("case", name); inside; leave())

enum { SIZE = 2 << 20 };

static CUdevice device;
static CUcontext context;
static CUstream stream, other;
static CUdeviceptr memory;
static char *host;

static void prepare(void)
{
    CUlogsCallbackHandle handle;
    host = calloc(2, SIZE);
    D(cuLogsRegisterCallback)(hear, NULL, &handle);
    if (uninitialized)
        return;
    NEEDS(cuInit, 0);
    NEEDS(cuDeviceGet, &device, 0);
    NEEDS(cuDevicePrimaryCtxRetain, &context, device);
    NEEDS(cuCtxSetCurrent, context);
    NEEDS(cuStreamCreate, &stream, CU_STREAM_NON_BLOCKING);
    NEEDS(cuStreamCreate, &other, CU_STREAM_NON_BLOCKING);
    NEEDS(cuMemAlloc, &memory, SIZE);
    NEEDS(cuMemsetD8, memory, 0, SIZE);
    NEEDS(cuCtxSynchronize);
}

/* Returns why the case does not show what it shall, or an empty text. */
static const char *fault(const char *refused)
{
    bool repairs = strcmp(record->repaired, "CUDA_SUCCESS") == 0;
    if (!*record->function || !*refused)
        return "WRONG unreached ";
    if (strcmp(refused, "missing") == 0 || strcmp(record->repaired, "missing") == 0)
        return "WRONG missing ";
    if (strcmp(refused, "CUDA_SUCCESS") == 0)
        return "WRONG accepted ";
    return repairs ? "" : "WRONG unrepaired ";
}

/* Returns true in the case's process, and false in this one, when it has ended. */
static bool enter(const char *kind, const char *name)
{
    char refused[64] = "";
    int status = 0;
    if (strcmp(wanted, "--list") == 0)
        printf("%s\t%s\n", kind, name);
    if (strcmp(wanted, name) != 0)
        return false;
    is_known = true;
    for (without_refused = false;; without_refused = true) {
        bool words = record->words;
        memset(record, 0, sizeof *record);
        record->words = without_refused && words;
        pid_t child = fork();
        if (child == 0) {
            alarm(60);
            prepare();
            return true;
        }
        if (child < 0 || waitpid(child, &status, 0) < 0)
            exit(1);
        if (without_refused || !WIFSIGNALED(status) || record->stage != REFUSING)
            break;
        snprintf(refused, sizeof refused, "signal %d", WTERMSIG(status));
    }
    if (WIFSIGNALED(status))
        snprintf(record->repaired, sizeof record->repaired, "signal %d", WTERMSIG(status));
    if (!*refused)
        snprintf(refused, sizeof refused, "%s", record->refused);
    const char *why = fault(refused);
    printf("%s%s %s\n%s", why, record->function, refused, record->words ? "words\n" : "");
    wrong |= *why != '\0';
    return false;
}

static void leave(void)
{
    _exit(0);
}

#define PTX_FOR(version, target) ".version " version "\n.target " target "\n.address_size 64\n"
#define HEAD PTX_FOR("7.0", "sm_75")
static const char *code = HEAD
    ".visible .global .align 4 .u32 number;\n"
    ".visible .entry kernel() { ret; }\n"
    ".visible .entry bounded() .maxntid 128, 1, 1 { ret; }\n"
    ".visible .entry exact() .reqntid 64, 1, 1 { ret; }\n"
    ".visible .entry one(.param .u64 p) { ret; }\n"
    ".visible .entry _Z7mangledv() { ret; }\n"
    ".visible .entry filled() { .shared .align 4 .b8 room[40000]; st.volatile.shared.u32 [room], 1; ret; }\n";

/* A kernel of 200 values that live at once. */
static const char *greedy(void)
{
    static char text[32768];
    char *end = text + sprintf(text, HEAD ".visible .entry greedy(.param .u64 p) { .reg .u64 %%a; .reg .u32 %%r<200>;\n"
                                          "ld.param.u64 %%a, [p];\n");
    for (int i = 0; i < 200; i++)
        end += sprintf(end, "ld.volatile.global.u32 %%r%d, [%%a+%d];\n", i, 4 * i);
    for (int i = 0; i < 200; i++)
        end += sprintf(end, "st.volatile.global.u32 [%%a+%d], %%r%d;\n", 4 * i, i);
    sprintf(end, "ret; }\n");
    return text;
}

static CUmodule loaded(const char *image)
{
    CUmodule module;
    NEEDS(cuModuleLoadData, &module, image);
    return module;
}

static CUfunction function_of(const char *image, const char *name)
{
    CUfunction function;
    NEEDS(cuModuleGetFunction, &function, loaded(image), name);
    return function;
}

static CUfunction function(const char *name)
{
    return function_of(code, name);
}

static CUlibrary library(void)
{
    CUlibrary library;
    NEEDS(cuLibraryLoadData, &library, code, NULL, NULL, 0, NULL, NULL, 0);
    return library;
}

static CUlinkState linking(const char *ptx)
{
    CUlinkState state;
    NEEDS(cuLinkCreate, 0, NULL, NULL, &state);
    if (ptx)
        NEEDS(cuLinkAddData, state, CU_JIT_INPUT_PTX, (void *)ptx, strlen(ptx) + 1, "ptx", 0, NULL, NULL);
    return state;
}

/* `code` as machine code of an architecture, or with 0 of this device's. */
static const void *cubin(uintptr_t target)
{
    CUlinkState state;
    void *built, *values[] = {(void *)target};
    size_t size;
    NEEDS(cuLinkCreate, target != 0, (CUjit_option[]){CU_JIT_TARGET}, values, &state);
    NEEDS(cuLinkAddData, state, CU_JIT_INPUT_PTX, (void *)code, strlen(code) + 1, "code", 0, NULL, NULL);
    NEEDS(cuLinkComplete, state, &built, &size);
    return memcpy(malloc(size), built, size);
}

static const char *file_of(const char *text)
{
    static char path[64];
    int file = memfd_create("image", 0);
    if (write(file, text, strlen(text)) < 0)
        _exit(3);
    snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    return path;
}

static void *pinned(void)
{
    void *pinned;
    NEEDS(cuMemHostAlloc, &pinned, SIZE, 0);
    return pinned;
}

static CUdeviceptr managed(void)
{
    CUdeviceptr managed;
    NEEDS(cuMemAllocManaged, &managed, SIZE, CU_MEM_ATTACH_GLOBAL);
    return managed;
}

static CUmemAllocationProp properties(CUmemAllocationHandleType type)
{
    CUmemAllocationProp properties = {.type = CU_MEM_ALLOCATION_TYPE_PINNED, .requestedHandleTypes = type};
    properties.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
    return properties;
}

static CUmemGenericAllocationHandle created(size_t size, CUmemAllocationHandleType type)
{
    CUmemGenericAllocationHandle handle;
    CUmemAllocationProp wanted = properties(type);
    NEEDS(cuMemCreate, &handle, size, &wanted, 0);
    return handle;
}

static CUdeviceptr reserved(size_t size)
{
    CUdeviceptr reserved;
    NEEDS(cuMemAddressReserve, &reserved, size, 0, 0, 0);
    return reserved;
}

/* Mapped, without access. */
static CUdeviceptr mapped(size_t room)
{
    CUdeviceptr mapped = reserved(room);
    NEEDS(cuMemMap, mapped, SIZE, 0, created(SIZE, CU_MEM_HANDLE_TYPE_NONE), 0);
    return mapped;
}

static CUmemAccessDesc access_of(int id)
{
    CUmemAccessDesc access = {.flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE};
    access.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
    access.location.id = id;
    return access;
}

static int file_of_memory(void)
{
    int file = -1;
    CUmemGenericAllocationHandle handle = created(SIZE, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR);
    NEEDS(cuMemExportToShareableHandle, &file, handle, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0);
    return file;
}

static CUmemoryPool pool(CUmemAllocationHandleType type, size_t most)
{
    CUmemoryPool pool;
    CUmemPoolProps properties = {.allocType = CU_MEM_ALLOCATION_TYPE_PINNED, .handleTypes = type, .maxSize = most};
    properties.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
    NEEDS(cuMemPoolCreate, &pool, &properties);
    return pool;
}

static CUdeviceptr pooled(CUmemAllocationHandleType type)
{
    CUdeviceptr pooled;
    NEEDS(cuMemAllocFromPoolAsync, &pooled, SIZE, pool(type, 0), stream);
    NEEDS(cuStreamSynchronize, stream);
    return pooled;
}

static CUcontext another(void)
{
    CUcontext another;
    NEEDS(cuCtxCreate, &another, NULL, 0, device);
    return another;
}

/* A stream of another context than the current one. */
static CUstream foreign(void)
{
    CUstream foreign;
    another();
    NEEDS(cuStreamCreate, &foreign, CU_STREAM_NON_BLOCKING);
    NEEDS(cuCtxSetCurrent, context);
    return foreign;
}

static CUstream blocking(void)
{
    CUstream blocking;
    NEEDS(cuStreamCreate, &blocking, CU_STREAM_DEFAULT);
    return blocking;
}

static CUevent event(unsigned flags)
{
    CUevent event;
    NEEDS(cuEventCreate, &event, flags);
    return event;
}

static CUevent recorded(CUstream in)
{
    CUevent recorded = event(CU_EVENT_DISABLE_TIMING);
    NEEDS(cuEventRecord, recorded, in);
    return recorded;
}

static void capture(CUstream in)
{
    NEEDS(cuStreamBeginCapture, in, CU_STREAM_CAPTURE_MODE_GLOBAL);
}

/* Ends a capture, which a refused call may have broken. */
static void end(CUstream in)
{
    CUgraph graph;
    D(cuStreamEndCapture)(in, &graph);
}

/* Makes `into` part of the capture of `from`. */
static void fork_capture(CUstream from, CUstream into)
{
    NEEDS(cuStreamWaitEvent, into, recorded(from), 0);
}

static CUgraph graph(void)
{
    CUgraph graph;
    NEEDS(cuGraphCreate, &graph, 0);
    return graph;
}

static CUgraphNode empty(CUgraph in)
{
    CUgraphNode empty;
    NEEDS(cuGraphAddEmptyNode, &empty, in, NULL, 0);
    return empty;
}

static CUDA_MEMSET_NODE_PARAMS fill(unsigned element)
{
    return (CUDA_MEMSET_NODE_PARAMS){.dst = memory, .elementSize = element, .width = 16, .height = 1};
}

static CUgraphNode filling(CUgraph in)
{
    CUgraphNode filling;
    CUDA_MEMSET_NODE_PARAMS with = fill(4);
    NEEDS(cuGraphAddMemsetNode, &filling, in, NULL, 0, &with, context);
    return filling;
}

static CUgraphNode allocating(CUgraph in, CUdeviceptr *address)
{
    CUgraphNode allocating;
    CUDA_MEM_ALLOC_NODE_PARAMS with = {.bytesize = SIZE};
    with.poolProps.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
    with.poolProps.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
    NEEDS(cuGraphAddMemAllocNode, &allocating, in, NULL, 0, &with);
    *address = with.dptr;
    return allocating;
}

static CUgraphExec instance(CUgraph of)
{
    CUgraphExec instance;
    NEEDS(cuGraphInstantiate, &instance, of, 0);
    return instance;
}

static CUarray array(unsigned width, unsigned height, unsigned flags)
{
    CUarray array;
    CUDA_ARRAY3D_DESCRIPTOR like = {width, height, 0, CU_AD_FORMAT_FLOAT, 1, flags};
    NEEDS(cuArray3DCreate, &array, &like);
    return array;
}

static CUDA_RESOURCE_DESC linear(CUdeviceptr address, size_t size)
{
    CUDA_RESOURCE_DESC linear = {.resType = CU_RESOURCE_TYPE_LINEAR};
    linear.res.linear.devPtr = address;
    linear.res.linear.format = CU_AD_FORMAT_FLOAT;
    linear.res.linear.numChannels = 1;
    linear.res.linear.sizeInBytes = size;
    return linear;
}

static CUDA_RESOURCE_DESC pitched(size_t pitch)
{
    CUDA_RESOURCE_DESC pitched = {.resType = CU_RESOURCE_TYPE_PITCH2D};
    pitched.res.pitch2D.devPtr = memory;
    pitched.res.pitch2D.format = CU_AD_FORMAT_FLOAT;
    pitched.res.pitch2D.numChannels = 1;
    pitched.res.pitch2D.width = 50;
    pitched.res.pitch2D.height = 16;
    pitched.res.pitch2D.pitchInBytes = pitch;
    return pitched;
}

static CUDA_RESOURCE_DESC of_array(CUarray array)
{
    CUDA_RESOURCE_DESC of_array = {.resType = CU_RESOURCE_TYPE_ARRAY};
    of_array.res.array.hArray = array;
    return of_array;
}

static CUDA_MEMCPY2D rows(size_t host_pitch, size_t device_pitch)
{
    CUDA_MEMCPY2D rows = {.srcMemoryType = CU_MEMORYTYPE_HOST, .dstMemoryType = CU_MEMORYTYPE_DEVICE};
    rows.srcHost = host, rows.srcPitch = host_pitch;
    rows.dstDevice = memory, rows.dstPitch = device_pitch;
    rows.WidthInBytes = 64, rows.Height = 4;
    return rows;
}

static CUdevResource processors(void)
{
    CUdevResource processors;
    NEEDS(cuDeviceGetDevResource, device, &processors, CU_DEV_RESOURCE_TYPE_SM);
    return processors;
}

static CUdevResourceDesc all_processors(void)
{
    CUdevResourceDesc described;
    CUdevResource all = processors();
    NEEDS(cuDevResourceGenerateDesc, &described, &all, 1);
    return described;
}

static CUuserObject object(void)
{
    CUuserObject object;
    NEEDS(cuUserObjectCreate, &object, malloc(1), free, 1, CU_USER_OBJECT_NO_DESTRUCTOR_SYNC);
    return object;
}

static void nap(void *data)
{
    (void)data;
    usleep(500000);
}

static size_t size, room;
static int number;
static unsigned flags;
static void *pointer;
static CUdeviceptr address;

/* A value that no release gives to an enumerator. */
#define NO_ENUMERATOR(type) ((type)4242)
#define ABSURD ((size_t)1 << 50)

static void initialize(void)
{
    uninitialized = true;
    CASE("initialize: a call before cuInit", "everyday") {
        REFUSED(cuDeviceGetCount, &number);
        NEEDS(cuInit, 0);
        REPAIRED(cuDeviceGetCount, &number);
    }
    CASE("initialize: with flags", "everyday") {
        REFUSED(cuInit, 1);
        REPAIRED(cuInit, 0);
    }
    CASE("initialize: in a process forked after cuInit", "inducer/pycuda#137") {
        NEEDS(cuInit, 0);
        if (fork() == 0) {
            REFUSED(cuInit, 0);
            _exit(0);
        }
        wait(NULL);
        REPAIRED(cuInit, 0);
    }
    uninitialized = false;
}

static void devices(void)
{
    CASE("device: an ordinal beyond the last", "everyday") {
        NEEDS(cuDeviceGetCount, &number);
        REFUSED(cuDeviceGet, &device, number);
        REPAIRED(cuDeviceGet, &device, 0);
    }
    CASE("device: an attribute that no release names", "everyday") {
        REFUSED(cuDeviceGetAttribute, &number, NO_ENUMERATOR(CUdevice_attribute), device);
        REPAIRED(cuDeviceGetAttribute, &number, CU_DEVICE_ATTRIBUTE_WARP_SIZE, device);
    }
    CASE("device: an attribute to a null pointer", "everyday") {
        REFUSED(cuDeviceGetAttribute, NULL, CU_DEVICE_ATTRIBUTE_WARP_SIZE, device);
        REPAIRED(cuDeviceGetAttribute, &number, CU_DEVICE_ATTRIBUTE_WARP_SIZE, device);
    }
    CASE("device: a PCI address at which there is none", "everyday") {
        NEEDS(cuDeviceGetPCIBusId, host, 64, device);
        REFUSED(cuDeviceGetByPCIBusId, &device, "00ff:ff:1f.0");
        REPAIRED(cuDeviceGetByPCIBusId, &device, host);
    }
    CASE("device: a PCI address that is none", "everyday") {
        NEEDS(cuDeviceGetPCIBusId, host, 64, device);
        REFUSED(cuDeviceGetByPCIBusId, &device, "gpu0");
        REPAIRED(cuDeviceGetByPCIBusId, &device, host);
    }
    CASE("device: a PCI address into a text of four bytes", "everyday") {
        REFUSED(cuDeviceGetPCIBusId, host, 4, device);
        REPAIRED(cuDeviceGetPCIBusId, host, 16, device);
    }
    CASE("device: the UUID of an ordinal beyond the last", "everyday") {
        REFUSED(cuDeviceGetUuid, (CUuuid *)host, 99);
        REPAIRED(cuDeviceGetUuid, (CUuuid *)host, device);
    }
    CASE("device: peer access from an ordinal beyond the last", "everyday") {
        REFUSED(cuDeviceCanAccessPeer, &number, 99, device);
        REPAIRED(cuDeviceCanAccessPeer, &number, device, device);
    }
    CASE("device: the link of a device to itself", "everyday") {
        REFUSED(cuDeviceGetP2PAttribute, &number, CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK, device, device);
        REPAIRED(cuDeviceCanAccessPeer, &number, device, device);
    }
    CASE("device: a trim of graph memory of an ordinal beyond the last", "everyday") {
        REFUSED(cuDeviceGraphMemTrim, 99);
        REPAIRED(cuDeviceGraphMemTrim, device);
    }
}

static void contexts(void)
{
    CUcontext current;
    CASE("context: none for a query", "inducer/pycuda#251") {
        NEEDS(cuCtxSetCurrent, NULL);
        REFUSED(cuMemGetInfo, &room, &size);
        NEEDS(cuCtxSetCurrent, context);
        REPAIRED(cuMemGetInfo, &room, &size);
    }
    CASE("context: none for an allocation in a new thread", "numba/numba#2522") {
        NEEDS(cuCtxSetCurrent, NULL);
        REFUSED(cuMemAlloc, &address, SIZE);
        NEEDS(cuCtxSetCurrent, context);
        REPAIRED(cuMemAlloc, &address, SIZE);
    }
    CASE("context: none for the null stream", "NVIDIA/cccl#10889") {
        NEEDS(cuCtxSetCurrent, NULL);
        REFUSED(cuStreamSynchronize, NULL);
        NEEDS(cuCtxSetCurrent, context);
        REPAIRED(cuStreamSynchronize, NULL);
    }
    CASE("context: none to pop", "everyday") {
        NEEDS(cuCtxSetCurrent, NULL);
        REFUSED(cuCtxPopCurrent, &current);
        NEEDS(cuCtxPushCurrent, context);
        REPAIRED(cuCtxPopCurrent, &current);
    }
    CASE("context: two scheduling policies", "everyday") {
        REFUSED(cuCtxSetFlags, CU_CTX_SCHED_SPIN | CU_CTX_SCHED_YIELD);
        REPAIRED(cuCtxSetFlags, CU_CTX_SCHED_YIELD);
    }
    CASE("context: a limit that the device lacks", "cms-sw/cmssw#47121") {
        REFUSED(cuCtxSetLimit, CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH, 4);
        REPAIRED(cuCtxSetLimit, CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT, 2048);
    }
    CASE("context: a limit that cannot be set", "everyday") {
        REFUSED(cuCtxSetLimit, CU_LIMIT_SHMEM_SIZE, 4096);
        REPAIRED(cuCtxSetLimit, CU_LIMIT_STACK_SIZE, 4096);
    }
    CASE("context: a limit that no release names", "everyday") {
        REFUSED(cuCtxGetLimit, &size, NO_ENUMERATOR(CUlimit));
        REPAIRED(cuCtxGetLimit, &size, CU_LIMIT_STACK_SIZE);
    }
    CASE("context: a stack of a gigabyte for each thread", "everyday") {
        REFUSED(cuCtxSetLimit, CU_LIMIT_STACK_SIZE, (size_t)1 << 30);
        REPAIRED(cuCtxSetLimit, CU_LIMIT_STACK_SIZE, 4096);
    }
    CASE("context: an affinity that the device does not support", "everyday") {
        CUexecAffinityParam some = {.type = CU_EXEC_AFFINITY_TYPE_SM_COUNT, .param.smCount.val = 2};
        CUctxCreateParams with = {.execAffinityParams = &some, .numExecAffinityParams = 1};
        REFUSED(cuCtxCreate, &current, &with, 0, device);
        REPAIRED(cuCtxCreate, &current, NULL, 0, device);
    }
    CASE("primary context: destroyed like another one", "everyday") {
        REFUSED(cuCtxDestroy, context);
        REPAIRED(cuDevicePrimaryCtxRelease, device);
    }
    CASE("primary context: released more often than retained", "numba/numba#5558") {
        NEEDS(cuDevicePrimaryCtxRelease, device);
        REFUSED(cuDevicePrimaryCtxRelease, device);
        NEEDS(cuDevicePrimaryCtxRetain, &context, device);
        REPAIRED(cuDevicePrimaryCtxRelease, device);
    }
    CASE("primary context: two scheduling policies", "everyday") {
        REFUSED(cuDevicePrimaryCtxSetFlags, device, CU_CTX_SCHED_SPIN | CU_CTX_SCHED_YIELD);
        REPAIRED(cuDevicePrimaryCtxSetFlags, device, CU_CTX_SCHED_YIELD);
    }
    CASE("peer: of the current context itself", "everyday") {
        REFUSED(cuCtxEnablePeerAccess, context, 0);
        REPAIRED(cuDeviceCanAccessPeer, &number, device, device);
    }
    CASE("peer: access ends that was never enabled", "everyday") {
        REFUSED(cuCtxDisablePeerAccess, context);
        REPAIRED(cuDeviceCanAccessPeer, &number, device, device);
    }
    CASE("peer: a copy past the end of an allocation", "everyday") {
        REFUSED(cuMemcpyPeer, memory, context, memory + SIZE - 64, context, 128);
        REPAIRED(cuMemcpyPeer, memory, context, memory + SIZE - 128, context, 128);
    }
    CASE("profiler: without a context", "everyday") {
        NEEDS(cuCtxSetCurrent, NULL);
        REFUSED(cuProfilerStart);
        NEEDS(cuCtxSetCurrent, context);
        REPAIRED(cuProfilerStart);
    }
}

static void modules(void)
{
    CUmodule module;
    CUfunction found;
    CUkernel kernel;
    CUlibrary opened;
    CASE("module: a kernel that it lacks", "taichi-dev/taichi#1280") {
        module = loaded(code);
        REFUSED(cuModuleGetFunction, &found, module, "kernal");
        REPAIRED(cuModuleGetFunction, &found, module, "kernel");
    }
    CASE("module: the plain name of a mangled kernel", "NVIDIA/cutlass#1811") {
        module = loaded(code);
        REFUSED(cuModuleGetFunction, &found, module, "mangled");
        REPAIRED(cuModuleGetFunction, &found, module, "_Z7mangledv");
    }
    CASE("module: a null name", "everyday") {
        module = loaded(code);
        REFUSED(cuModuleGetFunction, &found, module, NULL);
        REPAIRED(cuModuleGetFunction, &found, module, "kernel");
    }
    CASE("module: a variable that it lacks", "everyday") {
        module = loaded(code);
        REFUSED(cuModuleGetGlobal, &address, &size, module, "numbers");
        REPAIRED(cuModuleGetGlobal, &address, &size, module, "number");
    }
    CASE("module: the plain name of a mangled variable", "everyday") {
        module = loaded(HEAD ".visible .global .u32 _ZN1a6numberE;\n");
        REFUSED(cuModuleGetGlobal, &address, &size, module, "a::number");
        REPAIRED(cuModuleGetGlobal, &address, &size, module, "_ZN1a6numberE");
    }
    CASE("module: a variable with neither address nor size", "everyday") {
        module = loaded(code);
        REFUSED(cuModuleGetGlobal, NULL, NULL, module, "number");
        REPAIRED(cuModuleGetGlobal, &address, NULL, module, "number");
    }
    CASE("image: text that is none", "lupinemachines/lupine#440") {
        REFUSED(cuModuleLoadData, &module, "__global__ void kernel() {}");
        REPAIRED(cuModuleLoadData, &module, code);
    }
    CASE("image: null", "everyday") {
        REFUSED(cuModuleLoadData, &module, NULL);
        REPAIRED(cuModuleLoadData, &module, code);
    }
    CASE("image: PTX with a syntax error", "kunzmi/managedCuda#114") {
        REFUSED(cuModuleLoadData, &module, HEAD ".visible .entry kernel() { mov.u32 a b; ret; }\n");
        REPAIRED(cuModuleLoadData, &module, HEAD ".visible .entry kernel() { .reg .u32 %a; mov.u32 %a, 1; ret; }\n");
    }
    CASE("image: PTX that calls a function that is nowhere", "everyday") {
        REFUSED(cuModuleLoadData, &module, HEAD ".extern .func lost();\n.visible .entry k() { call lost; ret; }\n");
        REPAIRED(cuModuleLoadData, &module, HEAD ".func lost() { ret; }\n.visible .entry k() { call lost; ret; }\n");
    }
    CASE("image: PTX of a version later than the driver", "huggingface/candle#2498") {
        REFUSED(cuModuleLoadData, &module, PTX_FOR("99.9", "sm_75") ".visible .entry k() { ret; }\n");
        REPAIRED(cuModuleLoadData, &module, HEAD ".visible .entry k() { ret; }\n");
    }
    CASE("image: PTX for a later architecture", "ingowald/cudaKDTree#18") {
        REFUSED(cuModuleLoadData, &module, PTX_FOR("8.7", "sm_120") ".visible .entry k() { ret; }\n");
        REPAIRED(cuModuleLoadData, &module, PTX_FOR("8.7", "sm_90") ".visible .entry k() { ret; }\n");
    }
    CASE("image: PTX with an instruction that its target lacks", "everyday") {
        REFUSED(cuModuleLoadData, &module, HEAD ".entry k() { cp.async.wait_all; ret; }\n");
        REPAIRED(cuModuleLoadData, &module, PTX_FOR("7.0", "sm_80") ".entry k() { cp.async.wait_all; ret; }\n");
    }
    CASE("image: machine code of another architecture", "OpenBMB/cpm_kernels#6") {
        const void *theirs = cubin(CU_TARGET_COMPUTE_80), *ours = cubin(0);
        REFUSED(cuModuleLoadData, &module, theirs);
        REPAIRED(cuModuleLoadData, &module, ours);
    }
    CASE("image: machine code that went through a string", "everyday") {
        const void *ours = cubin(0);
        char *text = calloc(1, 1 << 16);
        REFUSED(cuModuleLoadData, &module, strcpy(text, ours));
        REPAIRED(cuModuleLoadData, &module, ours);
    }
    CASE("image: CUDA C++ in the place of PTX", "everyday") {
        REFUSED(cuModuleLoadData, &module, "extern \"C\" __global__ void kernel() {}\n");
        REPAIRED(cuModuleLoadData, &module, code);
    }
    CASE("image: a program of the host", "everyday") {
        REFUSED(cuModuleLoad, &module, "/proc/self/exe");
        REPAIRED(cuModuleLoad, &module, file_of(code));
    }
    CASE("image: a file that is not there", "hashcat/hashcat#277") {
        REFUSED(cuModuleLoad, &module, "/nowhere/kernels.ptx");
        REPAIRED(cuModuleLoad, &module, file_of(code));
    }
    CASE("image: PTX in the place of a file's name", "bytedeco/sample-projects#66") {
        REFUSED(cuModuleLoad, &module, code);
        REPAIRED(cuModuleLoadData, &module, code);
    }
    CASE("image: two options that exclude each other", "everyday") {
        CUjit_option options[] = {CU_JIT_TARGET, CU_JIT_THREADS_PER_BLOCK};
        void *values[] = {(void *)CU_TARGET_COMPUTE_90, (void *)128};
        REFUSED(cuModuleLoadDataEx, &module, code, 2, options, values);
        REPAIRED(cuModuleLoadDataEx, &module, code, 1, options, values);
    }
    CASE("image: an option that no release names", "everyday") {
        CUjit_option options[] = {NO_ENUMERATOR(CUjit_option)};
        void *values[] = {NULL};
        REFUSED(cuModuleLoadDataEx, &module, code, 1, options, values);
        options[0] = CU_JIT_LOG_VERBOSE;
        REPAIRED(cuModuleLoadDataEx, &module, code, 1, options, values);
    }
    CASE("image: a cache mode that no release names", "everyday") {
        CUjit_option options[] = {CU_JIT_CACHE_MODE};
        void *values[] = {(void *)3};
        REFUSED(cuModuleLoadDataEx, &module, code, 1, options, values);
        values[0] = (void *)CU_JIT_CACHE_OPTION_NONE;
        REPAIRED(cuModuleLoadDataEx, &module, code, 1, options, values);
    }
    CASE("link: an input of a kind that no release names", "everyday") {
        CUlinkState state = linking(NULL);
        void *input = (void *)code;
        REFUSED(cuLinkAddData, state, NO_ENUMERATOR(CUjitInputType), input, strlen(code) + 1, "code", 0, NULL, NULL);
        REPAIRED(cuLinkAddData, state, CU_JIT_INPUT_PTX, input, strlen(code) + 1, "code", 0, NULL, NULL);
    }
    CASE("link: a file that is not there", "everyday") {
        CUlinkState state = linking(NULL);
        REFUSED(cuLinkAddFile, state, CU_JIT_INPUT_PTX, "/nowhere/kernels.ptx", 0, NULL, NULL);
        REPAIRED(cuLinkAddFile, state, CU_JIT_INPUT_PTX, file_of(code), 0, NULL, NULL);
    }
    CASE("link: a function that no input defines", "everyday") {
        CUlinkState lacking = linking(HEAD ".extern .func lost();\n.visible .entry k() { call lost; ret; }\n");
        CUlinkState whole = linking(code);
        REFUSED(cuLinkComplete, lacking, &pointer, &size);
        REPAIRED(cuLinkComplete, whole, &pointer, &size);
    }
    CASE("library: a kernel that it lacks", "huggingface/candle#3884") {
        opened = library();
        REFUSED(cuLibraryGetKernel, &kernel, opened, "kernal");
        REPAIRED(cuLibraryGetKernel, &kernel, opened, "kernel");
    }
    CASE("library: a variable that is not managed", "everyday") {
        opened = library();
        REFUSED(cuLibraryGetManaged, &address, &size, opened, "number");
        REPAIRED(cuLibraryGetGlobal, &address, &size, opened, "number");
    }
    CASE("library: a file that is not there", "everyday") {
        REFUSED(cuLibraryLoadFromFile, &opened, "/nowhere/kernels.ptx", NULL, NULL, 0, NULL, NULL, 0);
        REPAIRED(cuLibraryLoadFromFile, &opened, file_of(code), NULL, NULL, 0, NULL, NULL, 0);
    }
    CASE("library: an attribute of a kernel for an ordinal beyond the last", "everyday") {
        NEEDS(cuLibraryGetKernel, &kernel, library(), "kernel");
        REFUSED(cuKernelSetAttribute, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 1024, kernel, 99);
        REPAIRED(cuKernelSetAttribute, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 1024, kernel, device);
    }
    CASE("function: an attribute that no release names", "everyday") {
        found = function("kernel");
        REFUSED(cuFuncGetAttribute, &number, NO_ENUMERATOR(CUfunction_attribute), found);
        REPAIRED(cuFuncGetAttribute, &number, CU_FUNC_ATTRIBUTE_NUM_REGS, found);
    }
    CASE("function: an attribute that can only be read", "everyday") {
        found = function("kernel");
        REFUSED(cuFuncSetAttribute, found, CU_FUNC_ATTRIBUTE_NUM_REGS, 32);
        REPAIRED(cuFuncSetAttribute, found, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 32);
    }
    CASE("function: more dynamic shared memory than a block can have", "pytorch/pytorch#162328") {
        found = function("kernel");
        NEEDS(cuDeviceGetAttribute, &number, CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN, device);
        REFUSED(cuFuncSetAttribute, found, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, number + 1);
        REPAIRED(cuFuncSetAttribute, found, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, number);
    }
    CASE("function: a parameter behind the last", "everyday") {
        found = function("one");
        REFUSED(cuFuncGetParamInfo, found, 1, &room, &size);
        REPAIRED(cuFuncGetParamInfo, found, 0, &room, &size);
    }
}

/* A launch of `grid` blocks of `block` threads with one attribute. */
#define CONFIG(grid, block, attribute)                                                                    \
    &(CUlaunchConfig){.gridDimX = grid, .gridDimY = 1, .gridDimZ = 1, .blockDimX = block, .blockDimY = 1, \
                      .blockDimZ = 1, .hStream = stream, .attrs = attribute, .numAttrs = 1}
#define CLUSTER(x, y, z) \
    &(CUlaunchAttribute){.id = CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION, .value.clusterDim = {x, y, z}}

static void launches(void)
{
    CUfunction f;
    CASE("launch: a grid of zero", "NVIDIA/cuCollections#75") {
        f = function("kernel");
        REFUSED(cuLaunchKernel, f, 0, 1, 1, 32, 1, 1, 0, stream, NULL, NULL);
        REPAIRED(cuLaunchKernel, f, 1, 1, 1, 32, 1, 1, 0, stream, NULL, NULL);
    }
    CASE("launch: a block of zero", "illinois-impact/gpu-algorithms-labs#10") {
        f = function("kernel");
        REFUSED(cuLaunchKernel, f, 1, 1, 1, 32, 0, 1, 0, stream, NULL, NULL);
        REPAIRED(cuLaunchKernel, f, 1, 1, 1, 32, 1, 1, 0, stream, NULL, NULL);
    }
    CASE("launch: a grid too large in y", "ml-explore/mlx#2267") {
        f = function("kernel");
        REFUSED(cuLaunchKernel, f, 1, 65536, 1, 32, 1, 1, 0, stream, NULL, NULL);
        REPAIRED(cuLaunchKernel, f, 65536, 1, 1, 32, 1, 1, 0, stream, NULL, NULL);
    }
    CASE("launch: a grid too large in x", "triton-lang/triton#580") {
        f = function("kernel");
        REFUSED(cuLaunchKernel, f, 1u << 31, 1, 1, 32, 1, 1, 0, stream, NULL, NULL);
        REPAIRED(cuLaunchKernel, f, 1u << 10, 1, 1, 32, 1, 1, 0, stream, NULL, NULL);
    }
    CASE("launch: a block too large in x", "chelsea0x3b/cudarc#41") {
        f = function("kernel");
        REFUSED(cuLaunchKernel, f, 1, 1, 1, 1025, 1, 1, 0, stream, NULL, NULL);
        REPAIRED(cuLaunchKernel, f, 2, 1, 1, 1024, 1, 1, 0, stream, NULL, NULL);
    }
    CASE("launch: a block too large in z", "CEED/libCEED#902") {
        f = function("kernel");
        REFUSED(cuLaunchKernel, f, 1, 1, 1, 4, 1, 65, 0, stream, NULL, NULL);
        REPAIRED(cuLaunchKernel, f, 1, 1, 1, 4, 1, 64, 0, stream, NULL, NULL);
    }
    CASE("launch: a block of more threads than all its sides allow", "everyday") {
        f = function("kernel");
        REFUSED(cuLaunchKernel, f, 1, 1, 1, 64, 32, 1, 0, stream, NULL, NULL);
        REPAIRED(cuLaunchKernel, f, 2, 1, 1, 32, 32, 1, 0, stream, NULL, NULL);
    }
    CASE("launch: a block beyond .maxntid", "facebookresearch/TensorComprehensions#526") {
        f = function("bounded");
        REFUSED(cuLaunchKernel, f, 1, 1, 1, 256, 1, 1, 0, stream, NULL, NULL);
        REPAIRED(cuLaunchKernel, f, 2, 1, 1, 128, 1, 1, 0, stream, NULL, NULL);
    }
    CASE("launch: a block other than .reqntid", "everyday") {
        f = function("exact");
        REFUSED(cuLaunchKernel, f, 1, 1, 1, 32, 1, 1, 0, stream, NULL, NULL);
        REPAIRED(cuLaunchKernel, f, 1, 1, 1, 64, 1, 1, 0, stream, NULL, NULL);
    }
    CASE("launch: more registers than a block can have", "HazyResearch/ThunderKittens#37") {
        f = function_of(greedy(), "greedy");
        REFUSED(cuLaunchKernel, f, 1, 1, 1, 1024, 1, 1, 0, stream, (void *[]){&memory}, NULL);
        REPAIRED(cuLaunchKernel, f, 1, 1, 1, 128, 1, 1, 0, stream, (void *[]){&memory}, NULL);
    }
    CASE("launch: dynamic shared memory without its attribute", "cupy/cupy#2118") {
        f = function("kernel");
        REFUSED(cuLaunchKernel, f, 1, 1, 1, 32, 1, 1, 65536, stream, NULL, NULL);
        NEEDS(cuFuncSetAttribute, f, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 65536);
        REPAIRED(cuLaunchKernel, f, 1, 1, 1, 32, 1, 1, 65536, stream, NULL, NULL);
    }
    CASE("launch: static and dynamic shared memory together", "NVIDIA/numba-cuda-mlir#143") {
        f = function("filled");
        REFUSED(cuLaunchKernel, f, 1, 1, 1, 32, 1, 1, 16384, stream, NULL, NULL);
        NEEDS(cuFuncSetAttribute, f, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 16384);
        REPAIRED(cuLaunchKernel, f, 1, 1, 1, 32, 1, 1, 16384, stream, NULL, NULL);
    }
    CASE("launch: more shared memory than the device has", "everyday") {
        f = function("kernel");
        REFUSED(cuLaunchKernel, f, 1, 1, 1, 32, 1, 1, 1 << 20, stream, NULL, NULL);
        REPAIRED(cuLaunchKernel, f, 1, 1, 1, 32, 1, 1, 1 << 10, stream, NULL, NULL);
    }
    CASE("launch: a cooperative grid that does not fit", "flashinfer-ai/flashinfer#938") {
        f = function("kernel");
        REFUSED(cuLaunchCooperativeKernel, f, 1 << 20, 1, 1, 32, 1, 1, 0, stream, NULL);
        REPAIRED(cuLaunchCooperativeKernel, f, 1 << 5, 1, 1, 32, 1, 1, 0, stream, NULL);
    }
    CASE("launch: a cooperative grid, by attribute, that does not fit", "sgl-project/sglang#23992") {
        CUlaunchAttribute together = {.id = CU_LAUNCH_ATTRIBUTE_COOPERATIVE, .value.cooperative = 1};
        f = function("kernel");
        REFUSED(cuLaunchKernelEx, CONFIG(1 << 20, 32, &together), f, NULL, NULL);
        REPAIRED(cuLaunchKernelEx, CONFIG(1 << 5, 32, &together), f, NULL, NULL);
    }
    CASE("launch: no parameters for a kernel that has one", "everyday") {
        f = function("one");
        REFUSED(cuLaunchKernel, f, 1, 1, 1, 32, 1, 1, 0, stream, NULL, NULL);
        REPAIRED(cuLaunchKernel, f, 1, 1, 1, 32, 1, 1, 0, stream, (void *[]){&memory}, NULL);
    }
    CASE("launch: a null among the parameters", "everyday") {
        f = function("one");
        REFUSED(cuLaunchKernel, f, 1, 1, 1, 32, 1, 1, 0, stream, (void *[]){NULL}, NULL);
        REPAIRED(cuLaunchKernel, f, 1, 1, 1, 32, 1, 1, 0, stream, (void *[]){&memory}, NULL);
    }
    CASE("launch: a buffer larger than the parameters", "everyday") {
        size_t right = sizeof memory, large = right + 1;
        f = function("one");
        REFUSED(cuLaunchKernel, f, 1, 1, 1, 32, 1, 1, 0, stream, NULL,
                (void *[]){CU_LAUNCH_PARAM_BUFFER_POINTER, (CUdeviceptr[]){memory, 0}, CU_LAUNCH_PARAM_BUFFER_SIZE, &large, CU_LAUNCH_PARAM_END});
        REPAIRED(cuLaunchKernel, f, 1, 1, 1, 32, 1, 1, 0, stream, NULL,
                 (void *[]){CU_LAUNCH_PARAM_BUFFER_POINTER, &memory, CU_LAUNCH_PARAM_BUFFER_SIZE, &right, CU_LAUNCH_PARAM_END});
    }
    CASE("launch: a kernel of a library, with a block beyond .maxntid", "everyday") {
        CUkernel kernel;
        NEEDS(cuLibraryGetKernel, &kernel, library(), "bounded");
        REFUSED(cuLaunchKernel, (CUfunction)kernel, 1, 1, 1, 256, 1, 1, 0, stream, NULL, NULL);
        REPAIRED(cuLaunchKernel, (CUfunction)kernel, 2, 1, 1, 128, 1, 1, 0, stream, NULL, NULL);
    }
    CASE("launch: a kernel of a library, without its parameter", "everyday") {
        CUkernel kernel;
        NEEDS(cuLibraryGetKernel, &kernel, library(), "one");
        REFUSED(cuLaunchKernel, (CUfunction)kernel, 1, 1, 1, 32, 1, 1, 0, stream, NULL, NULL);
        REPAIRED(cuLaunchKernel, (CUfunction)kernel, 1, 1, 1, 32, 1, 1, 0, stream, (void *[]){&memory}, NULL);
    }
    CASE("launch: parameters in both forms", "everyday") {
        size_t bytes = sizeof memory;
        void *extra[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, &memory, CU_LAUNCH_PARAM_BUFFER_SIZE, &bytes,
                         CU_LAUNCH_PARAM_END};
        f = function("one");
        REFUSED(cuLaunchKernel, f, 1, 1, 1, 32, 1, 1, 0, stream, (void *[]){&memory}, extra);
        REPAIRED(cuLaunchKernel, f, 1, 1, 1, 32, 1, 1, 0, stream, NULL, extra);
    }
    CASE("launch: a null function", "everyday") {
        f = function("kernel");
        REFUSED(cuLaunchKernel, NULL, 1, 1, 1, 32, 1, 1, 0, stream, NULL, NULL);
        REPAIRED(cuLaunchKernel, f, 1, 1, 1, 32, 1, 1, 0, stream, NULL, NULL);
    }
    CASE("launch: in a stream of another context", "cupy/cupy#4618") {
        CUstream theirs = foreign();
        f = function("kernel");
        REFUSED(cuLaunchKernel, f, 1, 1, 1, 32, 1, 1, 0, theirs, NULL, NULL);
        REPAIRED(cuLaunchKernel, f, 1, 1, 1, 32, 1, 1, 0, stream, NULL, NULL);
    }
    CASE("launch: a cluster of more than eight blocks", "cupy/cupy#8851") {
        f = function("kernel");
        REFUSED(cuLaunchKernelEx, CONFIG(16, 32, CLUSTER(16, 1, 1)), f, NULL, NULL);
        REPAIRED(cuLaunchKernelEx, CONFIG(16, 32, CLUSTER(8, 1, 1)), f, NULL, NULL);
    }
    CASE("launch: a cluster that does not divide the grid", "everyday") {
        f = function("kernel");
        REFUSED(cuLaunchKernelEx, CONFIG(3, 32, CLUSTER(2, 1, 1)), f, NULL, NULL);
        REPAIRED(cuLaunchKernelEx, CONFIG(4, 32, CLUSTER(2, 1, 1)), f, NULL, NULL);
    }
    CASE("launch: a cluster of zero in x", "everyday") {
        f = function("kernel");
        REFUSED(cuLaunchKernelEx, CONFIG(4, 32, CLUSTER(0, 1, 1)), f, NULL, NULL);
        REPAIRED(cuLaunchKernelEx, CONFIG(4, 32, CLUSTER(1, 1, 1)), f, NULL, NULL);
    }
    CASE("launch: a grid that .reqnctapercluster does not divide", "cupy/cupy#8778") {
        f = function_of(PTX_FOR("7.8", "sm_90")
                        ".visible .entry k() .reqnctapercluster 2, 1, 1 { ret; }\n", "k");
        REFUSED(cuLaunchKernel, f, 3, 1, 1, 32, 1, 1, 0, stream, NULL, NULL);
        REPAIRED(cuLaunchKernel, f, 4, 1, 1, 32, 1, 1, 0, stream, NULL, NULL);
    }
    CASE("launch: an event for external work, outside of a capture", "everyday") {
        CUlaunchAttribute with = {.id = CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT};
        with.value.programmaticEvent.event = event(CU_EVENT_DISABLE_TIMING);
        with.value.programmaticEvent.flags = CU_EVENT_RECORD_EXTERNAL;
        f = function("kernel");
        REFUSED(cuLaunchKernelEx, CONFIG(1, 32, &with), f, NULL, NULL);
        with.value.programmaticEvent.flags = 0;
        REPAIRED(cuLaunchKernelEx, CONFIG(1, 32, &with), f, NULL, NULL);
    }
    CASE("launch: an attribute that no release names", "everyday") {
        CUlaunchAttribute with = {.id = NO_ENUMERATOR(CUlaunchAttributeID)};
        f = function("kernel");
        REFUSED(cuLaunchKernelEx, CONFIG(1, 32, &with), f, NULL, NULL);
        with.id = CU_LAUNCH_ATTRIBUTE_IGNORE;
        REPAIRED(cuLaunchKernelEx, CONFIG(1, 32, &with), f, NULL, NULL);
    }
    CASE("launch: a null host function", "everyday") {
        REFUSED(cuLaunchHostFunc, stream, NULL, NULL);
        REPAIRED(cuLaunchHostFunc, stream, nap, NULL);
    }
    CASE("occupancy: of a block of zero", "everyday") {
        f = function("kernel");
        REFUSED(cuOccupancyMaxActiveBlocksPerMultiprocessor, &number, f, 0, 0);
        REPAIRED(cuOccupancyMaxActiveBlocksPerMultiprocessor, &number, f, 32, 0);
    }
    CASE("occupancy: flags that no release names", "everyday") {
        f = function("kernel");
        REFUSED(cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, &number, f, 32, 0, 64);
        REPAIRED(cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, &number, f, 32, 0, 0);
    }
    CASE("occupancy: shared memory for a block of zero", "everyday") {
        f = function("kernel");
        REFUSED(cuOccupancyAvailableDynamicSMemPerBlock, &size, f, 1, 0);
        REPAIRED(cuOccupancyAvailableDynamicSMemPerBlock, &size, f, 1, 32);
    }
}

static void allocations(void)
{
    CASE("allocate: zero bytes", "chelsea0x3b/cudarc#194") {
        REFUSED(cuMemAlloc, &address, 0);
        REPAIRED(cuMemAlloc, &address, 1);
    }
    CASE("allocate: more than there is", "everyday") {
        REFUSED(cuMemAlloc, &address, ABSURD);
        REPAIRED(cuMemAlloc, &address, SIZE);
    }
    CASE("allocate: to a null pointer", "everyday") {
        REFUSED(cuMemAlloc, NULL, SIZE);
        REPAIRED(cuMemAlloc, &address, SIZE);
    }
    CASE("allocate: rows of elements of two bytes", "kunzmi/managedCuda#47") {
        REFUSED(cuMemAllocPitch, &address, &size, 64, 4, 2);
        REPAIRED(cuMemAllocPitch, &address, &size, 64, 4, 4);
    }
    CASE("allocate: managed memory of zero bytes", "everyday") {
        REFUSED(cuMemAllocManaged, &address, 0, CU_MEM_ATTACH_GLOBAL);
        REPAIRED(cuMemAllocManaged, &address, SIZE, CU_MEM_ATTACH_GLOBAL);
    }
    CASE("allocate: managed memory attached to nothing", "everyday") {
        REFUSED(cuMemAllocManaged, &address, SIZE, 0);
        REPAIRED(cuMemAllocManaged, &address, SIZE, CU_MEM_ATTACH_GLOBAL);
    }
    CASE("allocate: host memory with flags that no release names", "everyday") {
        REFUSED(cuMemHostAlloc, &pointer, SIZE, 0x1000);
        REPAIRED(cuMemHostAlloc, &pointer, SIZE, CU_MEMHOSTALLOC_PORTABLE);
    }
    CASE("free: a part of an allocation", "everyday") {
        REFUSED(cuMemFree, memory + 256);
        REPAIRED(cuMemFree, memory);
    }
    CASE("free: a second time", "everyday") {
        CUdeviceptr kept;
        NEEDS(cuMemAlloc, &kept, SIZE);
        NEEDS(cuMemFree, memory);
        REFUSED(cuMemFree, memory);
        REPAIRED(cuMemFree, kept);
    }
    CASE("free: host memory as memory of the device", "everyday") {
        pointer = pinned();
        REFUSED(cuMemFree, (CUdeviceptr)pointer);
        REPAIRED(cuMemFreeHost, pointer);
    }
    CASE("free: a part of host memory", "charmplusplus/charm#3639") {
        pointer = pinned();
        REFUSED(cuMemFreeHost, (char *)pointer + 4096);
        REPAIRED(cuMemFreeHost, pointer);
    }
    CASE("free: registered memory as allocated", "everyday") {
        NEEDS(cuMemHostRegister, host, SIZE, 0);
        REFUSED(cuMemFreeHost, host);
        REPAIRED(cuMemHostUnregister, host);
    }
    CASE("register: a second time", "sgl-project/sglang#38832") {
        NEEDS(cuMemHostRegister, host, SIZE, 0);
        REFUSED(cuMemHostRegister, host, SIZE, 0);
        NEEDS(cuMemHostUnregister, host);
        REPAIRED(cuMemHostRegister, host, SIZE, 0);
    }
    CASE("register: ends that never began", "chapel-lang/chapel#25669") {
        REFUSED(cuMemHostUnregister, host);
        NEEDS(cuMemHostRegister, host, SIZE, 0);
        REPAIRED(cuMemHostUnregister, host);
    }
    CASE("register: memory of the device", "openucx/ucx#4393") {
        REFUSED(cuMemHostRegister, (void *)memory, SIZE, 0);
        REPAIRED(cuMemHostRegister, host, SIZE, 0);
    }
    CASE("register: zero bytes", "alpaka-group/alpaka#185") {
        REFUSED(cuMemHostRegister, host, 0, 0);
        REPAIRED(cuMemHostRegister, host, SIZE, 0);
    }
    CASE("register: flags that no release names", "everyday") {
        REFUSED(cuMemHostRegister, host, SIZE, 0x1000);
        REPAIRED(cuMemHostRegister, host, SIZE, CU_MEMHOSTREGISTER_PORTABLE);
    }
    CASE("host memory: the device's address of pageable memory", "StanfordLegion/legion#1655") {
        pointer = pinned();
        REFUSED(cuMemHostGetDevicePointer, &address, host, 0);
        REPAIRED(cuMemHostGetDevicePointer, &address, pointer, 0);
    }
    CASE("host memory: the flags of pageable memory", "everyday") {
        pointer = pinned();
        REFUSED(cuMemHostGetFlags, &flags, host);
        REPAIRED(cuMemHostGetFlags, &flags, pointer);
    }
    CASE("address: the allocation of an unknown one", "everyday") {
        REFUSED(cuMemGetAddressRange, &address, &size, (CUdeviceptr)host);
        REPAIRED(cuMemGetAddressRange, &address, &size, memory);
    }
    CASE("address: an attribute of pageable memory", "ROCm/rocm-systems#6308") {
        REFUSED(cuPointerGetAttribute, &flags, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, (CUdeviceptr)host);
        REPAIRED(cuPointerGetAttribute, &flags, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, memory);
    }
    CASE("address: an attribute that no release names", "everyday") {
        REFUSED(cuPointerGetAttribute, &address, NO_ENUMERATOR(CUpointer_attribute), memory);
        REPAIRED(cuPointerGetAttribute, &address, CU_POINTER_ATTRIBUTE_DEVICE_POINTER, memory);
    }
    CASE("address: an attribute that can only be read", "everyday") {
        flags = 1;
        REFUSED(cuPointerSetAttribute, &flags, CU_POINTER_ATTRIBUTE_IS_MANAGED, memory);
        REPAIRED(cuPointerSetAttribute, &flags, CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, memory);
    }
    CASE("address: a DMA buffer that begins within a page", "openucx/ucx#8816") {
        REFUSED(cuMemGetHandleForAddressRange, &number, memory + 512, 4096, CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD, 0);
        REPAIRED(cuMemGetHandleForAddressRange, &number, memory, SIZE, CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD, 0);
    }
}

static void copies(void)
{
    CASE("copy: past the end of its target", "everyday") {
        REFUSED(cuMemcpyHtoD, memory, host, SIZE + 4096);
        REPAIRED(cuMemcpyHtoD, memory, host, SIZE);
    }
    CASE("copy: past the end of its source", "everyday") {
        REFUSED(cuMemcpyDtoH, host, memory + SIZE - 64, 128);
        REPAIRED(cuMemcpyDtoH, host, memory + SIZE - 128, 128);
    }
    CASE("copy: to host memory as memory of the device", "everyday") {
        REFUSED(cuMemcpyHtoD, (CUdeviceptr)host, host + SIZE, 64);
        REPAIRED(cuMemcpyHtoD, memory, host + SIZE, 64);
    }
    CASE("copy: to a null pointer", "everyday") {
        REFUSED(cuMemcpyDtoH, NULL, memory, 64);
        REPAIRED(cuMemcpyDtoH, host, memory, 64);
    }
    CASE("copy: from memory that was freed", "everyday") {
        NEEDS(cuMemAlloc, &address, SIZE);
        NEEDS(cuMemFree, address);
        REFUSED(cuMemcpyDtoH, host, address, 64);
        REPAIRED(cuMemcpyDtoH, host, memory, 64);
    }
    CASE("copy: to a mapping without access", "everyday") {
        CUmemAccessDesc access = access_of(0);
        address = mapped(SIZE);
        REFUSED(cuMemcpyDtoD, address, memory, 64);
        NEEDS(cuMemSetAccess, address, SIZE, &access, 1);
        REPAIRED(cuMemcpyDtoD, address, memory, 64);
    }
    CASE("copy: rows wider than the pitch of the host", "LizardByte/Sunshine#5640") {
        CUDA_MEMCPY2D narrow = rows(32, 64), fits = rows(64, 64);
        REFUSED(cuMemcpy2D, &narrow);
        REPAIRED(cuMemcpy2D, &fits);
    }
    CASE("copy: rows wider than the pitch of the device", "ROCm/hip#1533") {
        CUDA_MEMCPY2D narrow = rows(64, 32), fits = rows(64, 64);
        REFUSED(cuMemcpy2DAsync, &narrow, stream);
        REPAIRED(cuMemcpy2DAsync, &fits, stream);
    }
    CASE("copy: a pitch beyond the largest", "everyday") {
        CUDA_MEMCPY2D wide = rows(64, (size_t)1 << 33), fits = rows(64, 64);
        REFUSED(cuMemcpy2D, &wide);
        REPAIRED(cuMemcpy2D, &fits);
    }
    CASE("copy: rows without a kind of memory", "everyday") {
        CUDA_MEMCPY2D copy = rows(64, 64);
        copy.srcMemoryType = (CUmemorytype)0;
        REFUSED(cuMemcpy2D, &copy);
        copy.srcMemoryType = CU_MEMORYTYPE_HOST;
        REPAIRED(cuMemcpy2D, &copy);
    }
    CASE("copy: a slice lower than its rows", "everyday") {
        CUDA_MEMCPY3D copy = {.srcMemoryType = CU_MEMORYTYPE_HOST, .dstMemoryType = CU_MEMORYTYPE_DEVICE};
        copy.srcHost = host, copy.srcPitch = 64, copy.srcHeight = 2;
        copy.dstDevice = memory, copy.dstPitch = 64, copy.dstHeight = 4;
        copy.WidthInBytes = 64, copy.Height = 4, copy.Depth = 2;
        REFUSED(cuMemcpy3D, &copy);
        copy.srcHeight = 4;
        REPAIRED(cuMemcpy3D, &copy);
    }
    CASE("copy: past the end of an array", "everyday") {
        CUarray target = array(64, 0, 0);
        REFUSED(cuMemcpyHtoA, target, 0, host, 512);
        REPAIRED(cuMemcpyHtoA, target, 0, host, 256);
    }
    CASE("copy: a batch in the null stream", "everyday") {
        CUdeviceptr to = memory, from = memory + 4096;
        size_t index = 0;
        CUmemcpyAttributes how = {.srcAccessOrder = CU_MEMCPY_SRC_ACCESS_ORDER_STREAM};
        size = 64;
        REFUSED(cuMemcpyBatchAsync, &to, &from, &size, 1, &how, &index, 1, NULL);
        REPAIRED(cuMemcpyBatchAsync, &to, &from, &size, 1, &how, &index, 1, stream);
    }
    CASE("fill: past the end of an allocation", "everyday") {
        REFUSED(cuMemsetD8, memory, 0, SIZE + 4096);
        REPAIRED(cuMemsetD8, memory, 0, SIZE);
    }
    CASE("fill: words at an odd address", "everyday") {
        REFUSED(cuMemsetD32, memory + 1, 0, 16);
        REPAIRED(cuMemsetD32, memory + 4, 0, 16);
    }
    CASE("fill: rows wider than their pitch", "everyday") {
        REFUSED(cuMemsetD2D8, memory, 32, 0, 64, 4);
        REPAIRED(cuMemsetD2D8, memory, 64, 0, 64, 4);
    }
}

static void managed_memory(void)
{
    CUmemLocation here = {.type = CU_MEM_LOCATION_TYPE_DEVICE}, nowhere = here;
    nowhere.id = 99;
    CASE("prefetch: memory that is not managed", "arcaneframework/framework#2173") {
        address = managed();
        REFUSED(cuMemPrefetchAsync, memory, SIZE, here, 0, stream);
        REPAIRED(cuMemPrefetchAsync, address, SIZE, here, 0, stream);
    }
    CASE("prefetch: to an ordinal beyond the last", "NVIDIA/cudf#18727") {
        address = managed();
        REFUSED(cuMemPrefetchAsync, address, SIZE, nowhere, 0, stream);
        REPAIRED(cuMemPrefetchAsync, address, SIZE, here, 0, stream);
    }
    CASE("prefetch: with flags", "everyday") {
        address = managed();
        REFUSED(cuMemPrefetchAsync, address, SIZE, here, 1, stream);
        REPAIRED(cuMemPrefetchAsync, address, SIZE, here, 0, stream);
    }
    CASE("prefetch: zero bytes", "NVIDIA/cuml#7859") {
        address = managed();
        REFUSED(cuMemPrefetchAsync, address, 0, here, 0, stream);
        REPAIRED(cuMemPrefetchAsync, address, SIZE, here, 0, stream);
    }
    CASE("advise: memory that is not managed", "everyday") {
        address = managed();
        REFUSED(cuMemAdvise, memory, SIZE, CU_MEM_ADVISE_SET_READ_MOSTLY, here);
        REPAIRED(cuMemAdvise, address, SIZE, CU_MEM_ADVISE_SET_READ_MOSTLY, here);
    }
    CASE("advise: a preferred location beyond the last ordinal", "owl-project/owl#43") {
        address = managed();
        REFUSED(cuMemAdvise, address, SIZE, CU_MEM_ADVISE_SET_PREFERRED_LOCATION, nowhere);
        REPAIRED(cuMemAdvise, address, SIZE, CU_MEM_ADVISE_SET_PREFERRED_LOCATION, here);
    }
    CASE("advise: an attribute of a range into too few bytes", "everyday") {
        address = managed();
        REFUSED(cuMemRangeGetAttribute, &number, 2, CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, address, SIZE);
        REPAIRED(cuMemRangeGetAttribute, &number, 4, CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, address, SIZE);
    }
    CASE("attach: memory that is not managed", "everyday") {
        address = managed();
        REFUSED(cuStreamAttachMemAsync, stream, memory, 0, CU_MEM_ATTACH_GLOBAL);
        REPAIRED(cuStreamAttachMemAsync, stream, address, 0, CU_MEM_ATTACH_GLOBAL);
    }
    CASE("attach: to the null stream alone", "everyday") {
        address = managed();
        REFUSED(cuStreamAttachMemAsync, NULL, address, 0, CU_MEM_ATTACH_SINGLE);
        REPAIRED(cuStreamAttachMemAsync, stream, address, 0, CU_MEM_ATTACH_SINGLE);
    }
}

static void virtual_memory(void)
{
    CUmemGenericAllocationHandle handle;
    CUmemAllocationProp wanted = {.type = CU_MEM_ALLOCATION_TYPE_PINNED};
    wanted.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
    CUmemAccessDesc ours = access_of(0), theirs = access_of(99);
    CASE("create: a size that is not a multiple of the granularity", "fzyzcjy/torch_memory_saver#82") {
        REFUSED(cuMemCreate, &handle, 6912, &wanted, 0);
        REPAIRED(cuMemCreate, &handle, SIZE, &wanted, 0);
    }
    CASE("create: at an ordinal beyond the last", "everyday") {
        wanted.location.id = 99;
        REFUSED(cuMemCreate, &handle, SIZE, &wanted, 0);
        wanted.location.id = 0;
        REPAIRED(cuMemCreate, &handle, SIZE, &wanted, 0);
    }
    CASE("create: without a type", "everyday") {
        wanted.type = CU_MEM_ALLOCATION_TYPE_INVALID;
        REFUSED(cuMemCreate, &handle, SIZE, &wanted, 0);
        wanted.type = CU_MEM_ALLOCATION_TYPE_PINNED;
        REPAIRED(cuMemCreate, &handle, SIZE, &wanted, 0);
    }
    CASE("create: more than there is", "everyday") {
        REFUSED(cuMemCreate, &handle, ABSURD, &wanted, 0);
        REPAIRED(cuMemCreate, &handle, SIZE, &wanted, 0);
    }
    CASE("create: a granularity that no release names", "everyday") {
        REFUSED(cuMemGetAllocationGranularity, &size, &wanted, NO_ENUMERATOR(CUmemAllocationGranularity_flags));
        REPAIRED(cuMemGetAllocationGranularity, &size, &wanted, CU_MEM_ALLOC_GRANULARITY_MINIMUM);
    }
    CASE("reserve: a size that is not a multiple of the page", "everyday") {
        REFUSED(cuMemAddressReserve, &address, 1000, 0, 0, 0);
        REPAIRED(cuMemAddressReserve, &address, SIZE, 0, 0, 0);
    }
    CASE("reserve: an alignment that is not a power of two", "everyday") {
        REFUSED(cuMemAddressReserve, &address, SIZE, 3 * SIZE, 0, 0);
        REPAIRED(cuMemAddressReserve, &address, SIZE, 4 * SIZE, 0, 0);
    }
    CASE("map: where nothing is reserved", "everyday") {
        handle = created(SIZE, CU_MEM_HANDLE_TYPE_NONE);
        address = reserved(SIZE);
        REFUSED(cuMemMap, memory, SIZE, 0, handle, 0);
        REPAIRED(cuMemMap, address, SIZE, 0, handle, 0);
    }
    CASE("map: where something is mapped", "everyday") {
        handle = created(SIZE, CU_MEM_HANDLE_TYPE_NONE);
        address = mapped(2 * SIZE);
        REFUSED(cuMemMap, address, SIZE, 0, handle, 0);
        REPAIRED(cuMemMap, address + SIZE, SIZE, 0, handle, 0);
    }
    CASE("map: a part of its memory", "everyday") {
        handle = created(2 * SIZE, CU_MEM_HANDLE_TYPE_NONE);
        address = reserved(2 * SIZE);
        REFUSED(cuMemMap, address, SIZE, 0, handle, 0);
        REPAIRED(cuMemMap, address, 2 * SIZE, 0, handle, 0);
    }
    CASE("map: more than its memory", "microsoft/mscclpp#501") {
        handle = created(SIZE, CU_MEM_HANDLE_TYPE_NONE);
        address = reserved(2 * SIZE);
        REFUSED(cuMemMap, address, 2 * SIZE, 0, handle, 0);
        REPAIRED(cuMemMap, address, SIZE, 0, handle, 0);
    }
    CASE("map: from an offset", "everyday") {
        handle = created(2 * SIZE, CU_MEM_HANDLE_TYPE_NONE);
        address = reserved(2 * SIZE);
        REFUSED(cuMemMap, address, SIZE, SIZE, handle, 0);
        REPAIRED(cuMemMap, address, 2 * SIZE, 0, handle, 0);
    }
    CASE("access: for an ordinal beyond the last", "everyday") {
        address = mapped(SIZE);
        REFUSED(cuMemSetAccess, address, SIZE, &theirs, 1);
        REPAIRED(cuMemSetAccess, address, SIZE, &ours, 1);
    }
    CASE("access: where nothing is mapped", "everyday") {
        address = mapped(2 * SIZE);
        REFUSED(cuMemSetAccess, address, 2 * SIZE, &ours, 1);
        REPAIRED(cuMemSetAccess, address, SIZE, &ours, 1);
    }
    CASE("access: to memory that is not mapped by hand", "NVlabs/NVBit#131") {
        address = mapped(SIZE);
        REFUSED(cuMemSetAccess, memory, SIZE, &ours, 1);
        REPAIRED(cuMemSetAccess, address, SIZE, &ours, 1);
    }
    CASE("access: asked for an ordinal beyond the last", "everyday") {
        unsigned long long rights;
        address = mapped(SIZE);
        NEEDS(cuMemSetAccess, address, SIZE, &ours, 1);
        REFUSED(cuMemGetAccess, &rights, &theirs.location, address);
        REPAIRED(cuMemGetAccess, &rights, &ours.location, address);
    }
    CASE("reserve: ends while it is mapped", "everyday") {
        address = mapped(SIZE);
        REFUSED(cuMemAddressFree, address, SIZE);
        NEEDS(cuMemUnmap, address, SIZE);
        REPAIRED(cuMemAddressFree, address, SIZE);
    }
    CASE("reserve: ends in part", "everyday") {
        address = reserved(2 * SIZE);
        REFUSED(cuMemAddressFree, address, SIZE);
        REPAIRED(cuMemAddressFree, address, 2 * SIZE);
    }
    CASE("export: memory without the handle's type", "openucx/ucx#7110") {
        CUmemGenericAllocationHandle shared = created(SIZE, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR);
        handle = created(SIZE, CU_MEM_HANDLE_TYPE_NONE);
        REFUSED(cuMemExportToShareableHandle, &number, handle, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0);
        REPAIRED(cuMemExportToShareableHandle, &number, shared, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0);
    }
    CASE("import: a file that is no memory", "everyday") {
        intptr_t file = file_of_memory(), nothing = open("/dev/null", O_RDONLY);
        REFUSED(cuMemImportFromShareableHandle, &handle, (void *)nothing, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR);
        REPAIRED(cuMemImportFromShareableHandle, &handle, (void *)file, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR);
    }
    CASE("retain: the handle of memory that is not mapped by hand", "everyday") {
        address = mapped(SIZE);
        REFUSED(cuMemRetainAllocationHandle, &handle, (void *)memory);
        REPAIRED(cuMemRetainAllocationHandle, &handle, (void *)address);
    }
}

static void pools(void)
{
    CUmemoryPool made;
    cuuint64_t value = 1;
    CASE("pool: at an ordinal beyond the last", "everyday") {
        CUmemPoolProps like = {.allocType = CU_MEM_ALLOCATION_TYPE_PINNED};
        like.location = access_of(99).location;
        REFUSED(cuMemPoolCreate, &made, &like);
        like.location.id = 0;
        REPAIRED(cuMemPoolCreate, &made, &like);
    }
    CASE("pool: host memory to be shared", "everyday") {
        CUmemPoolProps like = {.allocType = CU_MEM_ALLOCATION_TYPE_PINNED};
        like.handleTypes = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
        like.location.type = CU_MEM_LOCATION_TYPE_HOST;
        REFUSED(cuMemPoolCreate, &made, &like);
        like.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
        REPAIRED(cuMemPoolCreate, &made, &like);
    }
    CASE("pool: exported without the handle's type", "ofiwg/libfabric#10162") {
        CUmemoryPool shared = pool(CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0);
        made = pool(CU_MEM_HANDLE_TYPE_NONE, 0);
        REFUSED(cuMemPoolExportToShareableHandle, &number, made, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0);
        REPAIRED(cuMemPoolExportToShareableHandle, &number, shared, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0);
    }
    CASE("pool: imported from a file that is none", "eyalroz/cuda-api-wrappers#513") {
        intptr_t nothing = open("/dev/null", O_RDONLY);
        CUmemoryPool shared = pool(CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0);
        CUmemAllocationHandleType type = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
        NEEDS(cuMemPoolExportToShareableHandle, &number, shared, type, 0);
        REFUSED(cuMemPoolImportFromShareableHandle, &made, (void *)nothing, type, 0);
        REPAIRED(cuMemPoolImportFromShareableHandle, &made, (void *)(intptr_t)number, type, 0);
    }
    CASE("pool: a trim of none", "everyday") {
        made = pool(CU_MEM_HANDLE_TYPE_NONE, 0);
        REFUSED(cuMemPoolTrimTo, NULL, 0);
        REPAIRED(cuMemPoolTrimTo, made, 0);
    }
    CASE("pool: an attribute that can only be read", "everyday") {
        made = pool(CU_MEM_HANDLE_TYPE_NONE, 0);
        REFUSED(cuMemPoolSetAttribute, made, CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT, &value);
        REPAIRED(cuMemPoolSetAttribute, made, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, &value);
    }
    CASE("pool: a high-water mark raised", "everyday") {
        made = pool(CU_MEM_HANDLE_TYPE_NONE, 0);
        REFUSED(cuMemPoolSetAttribute, made, CU_MEMPOOL_ATTR_USED_MEM_HIGH, &value);
        value = 0;
        REPAIRED(cuMemPoolSetAttribute, made, CU_MEMPOOL_ATTR_USED_MEM_HIGH, &value);
    }
    CASE("pool: no access for its own device", "rapidsai/rmm#1753") {
        CUmemAccessDesc access = access_of(0);
        made = pool(CU_MEM_HANDLE_TYPE_NONE, 0);
        access.flags = CU_MEM_ACCESS_FLAGS_PROT_NONE;
        REFUSED(cuMemPoolSetAccess, made, &access, 1);
        access.flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
        REPAIRED(cuMemPoolSetAccess, made, &access, 1);
    }
    CASE("pool: more than there is", "everyday") {
        REFUSED(cuMemAllocAsync, &address, ABSURD, stream);
        REPAIRED(cuMemAllocAsync, &address, SIZE, stream);
    }
    CASE("pool: more than its largest size", "everyday") {
        made = pool(CU_MEM_HANDLE_TYPE_NONE, 32 << 20);
        REFUSED(cuMemAllocFromPoolAsync, &address, 128 << 20, made, stream);
        REPAIRED(cuMemAllocFromPoolAsync, &address, 1 << 20, made, stream);
    }
    CASE("pool: a free of a part", "everyday") {
        address = pooled(CU_MEM_HANDLE_TYPE_NONE);
        REFUSED(cuMemFreeAsync, address + 256, stream);
        REPAIRED(cuMemFreeAsync, address, stream);
    }
    CASE("pool: the default one exported", "NVIDIA/cuda-python#930") {
        CUmemoryPool kept;
        NEEDS(cuDeviceGetDefaultMemPool, &kept, device);
        made = pool(CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0);
        REFUSED(cuMemPoolExportToShareableHandle, &number, kept, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0);
        REPAIRED(cuMemPoolExportToShareableHandle, &number, made, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0);
    }
    CASE("pool: the default one destroyed", "everyday") {
        CUmemoryPool kept;
        NEEDS(cuDeviceGetDefaultMemPool, &kept, device);
        made = pool(CU_MEM_HANDLE_TYPE_NONE, 0);
        REFUSED(cuMemPoolDestroy, kept);
        REPAIRED(cuMemPoolDestroy, made);
    }
    CASE("pool: none for a device", "everyday") {
        made = pool(CU_MEM_HANDLE_TYPE_NONE, 0);
        REFUSED(cuDeviceSetMemPool, device, NULL);
        REPAIRED(cuDeviceSetMemPool, device, made);
    }
}

static void sharing(void)
{
    CUipcMemHandle handle;
    CUipcEventHandle of_event;
    CASE("IPC: memory of a pool", "chelsea0x3b/cudarc#521") {
        address = pooled(CU_MEM_HANDLE_TYPE_NONE);
        REFUSED(cuIpcGetMemHandle, &handle, address);
        REPAIRED(cuIpcGetMemHandle, &handle, memory);
    }
    CASE("IPC: memory mapped by hand", "openucx/ucx#7110") {
        address = mapped(SIZE);
        REFUSED(cuIpcGetMemHandle, &handle, address);
        REPAIRED(cuIpcGetMemHandle, &handle, memory);
    }
    CASE("IPC: opened in the process that has the memory", "openucx/ucx#11603") {
        NEEDS(cuIpcGetMemHandle, &handle, memory);
        REFUSED(cuIpcOpenMemHandle, &address, handle, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS);
        REPAIRED(cuMemsetD8, memory, 0, SIZE);
    }
    CASE("IPC: closed without having been opened", "everyday") {
        REFUSED(cuIpcCloseMemHandle, memory);
        REPAIRED(cuMemFree, memory);
    }
    CASE("IPC: an event that is not for processes", "everyday") {
        CUevent alone = event(CU_EVENT_DISABLE_TIMING);
        CUevent shared = event(CU_EVENT_DISABLE_TIMING | CU_EVENT_INTERPROCESS);
        REFUSED(cuIpcGetEventHandle, &of_event, alone);
        REPAIRED(cuIpcGetEventHandle, &of_event, shared);
    }
    CASE("external memory: a file that is none", "everyday") {
        CUexternalMemory imported;
        CUDA_EXTERNAL_MEMORY_HANDLE_DESC what = {.type = CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD, .size = SIZE};
        what.handle.fd = -1;
        REFUSED(cuImportExternalMemory, &imported, &what);
        what.handle.fd = file_of_memory();
        REPAIRED(cuImportExternalMemory, &imported, &what);
    }
    CASE("external memory: a handle of Windows", "everyday") {
        CUexternalMemory imported;
        CUDA_EXTERNAL_MEMORY_HANDLE_DESC what = {.type = CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32, .size = SIZE};
        what.handle.win32.handle = host;
        REFUSED(cuImportExternalMemory, &imported, &what);
        what.type = CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD;
        what.handle.fd = file_of_memory();
        REPAIRED(cuImportExternalMemory, &imported, &what);
    }
    CASE("external memory: a buffer beyond its end", "everyday") {
        CUexternalMemory imported;
        CUDA_EXTERNAL_MEMORY_HANDLE_DESC what = {.type = CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD, .size = SIZE};
        what.handle.fd = file_of_memory();
        NEEDS(cuImportExternalMemory, &imported, &what);
        CUDA_EXTERNAL_MEMORY_BUFFER_DESC beyond = {.offset = SIZE, .size = SIZE}, within = {.size = SIZE};
        REFUSED(cuExternalMemoryGetMappedBuffer, &address, imported, &beyond);
        REPAIRED(cuExternalMemoryGetMappedBuffer, &address, imported, &within);
    }
}

static void streams(void)
{
    CUstream made;
    CUstreamAttrValue value = {0};
    CASE("stream: flags that no release names", "everyday") {
        REFUSED(cuStreamCreate, &made, 0x1000);
        REPAIRED(cuStreamCreate, &made, CU_STREAM_NON_BLOCKING);
    }
    CASE("stream: with a priority, to a null pointer", "everyday") {
        REFUSED(cuStreamCreateWithPriority, NULL, CU_STREAM_NON_BLOCKING, -1);
        REPAIRED(cuStreamCreateWithPriority, &made, CU_STREAM_NON_BLOCKING, -1);
    }
    CASE("stream: an attribute of launches", "everyday") {
        REFUSED(cuStreamSetAttribute, stream, CU_LAUNCH_ATTRIBUTE_COOPERATIVE, &value);
        value.syncPolicy = CU_SYNC_POLICY_AUTO;
        REPAIRED(cuStreamSetAttribute, stream, CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY, &value);
    }
    CASE("stream: a synchronization policy that no release names", "everyday") {
        value.syncPolicy = NO_ENUMERATOR(CUsynchronizationPolicy);
        REFUSED(cuStreamSetAttribute, stream, CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY, &value);
        value.syncPolicy = CU_SYNC_POLICY_AUTO;
        REPAIRED(cuStreamSetAttribute, stream, CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY, &value);
    }
    CASE("stream: a wait with flags that no release names", "everyday") {
        CUevent past = recorded(other);
        REFUSED(cuStreamWaitEvent, stream, past, 0x1000);
        REPAIRED(cuStreamWaitEvent, stream, past, 0);
    }
    CASE("stream memory: an odd address", "everyday") {
        REFUSED(cuStreamWriteValue32, stream, memory + 1, 1, 0);
        REPAIRED(cuStreamWriteValue32, stream, memory + 4, 1, 0);
    }
    CASE("stream memory: host memory that is not registered", "everyday") {
        REFUSED(cuStreamWriteValue32, stream, (CUdeviceptr)host, 1, 0);
        NEEDS(cuMemHostRegister, host, SIZE, CU_MEMHOSTREGISTER_DEVICEMAP);
        NEEDS(cuMemHostGetDevicePointer, &address, host, 0);
        REPAIRED(cuStreamWriteValue32, stream, address, 1, 0);
    }
    CASE("stream memory: a wait with flags that no release names", "everyday") {
        REFUSED(cuStreamWaitValue32, stream, memory, 0, 0x1000);
        REPAIRED(cuStreamWaitValue32, stream, memory, 0, CU_STREAM_WAIT_VALUE_EQ);
    }
    CASE("stream memory: a batch of too many operations", "everyday") {
        CUstreamBatchMemOpParams *all = calloc(256, sizeof *all);
        for (int i = 0; i < 256; i++) {
            all[i].operation = CU_STREAM_MEM_OP_WRITE_VALUE_32;
            all[i].writeValue.address = memory + 4 * i;
        }
        REFUSED(cuStreamBatchMemOp, stream, 256, all, 0);
        REPAIRED(cuStreamBatchMemOp, stream, 128, all, 0);
    }
    CASE("stream memory: an operation that no release names", "everyday") {
        CUstreamBatchMemOpParams with = {.operation = NO_ENUMERATOR(CUstreamBatchMemOpType)};
        REFUSED(cuStreamBatchMemOp, stream, 1, &with, 0);
        with.operation = CU_STREAM_MEM_OP_WRITE_VALUE_32;
        with.writeValue.address = memory;
        with.writeValue.flags = 0;
        REPAIRED(cuStreamBatchMemOp, stream, 1, &with, 0);
    }
}

static void events(void)
{
    CUevent made;
    float milliseconds;
    CASE("event: flags that no release names", "everyday") {
        REFUSED(cuEventCreate, &made, 0x1000);
        REPAIRED(cuEventCreate, &made, CU_EVENT_DISABLE_TIMING);
    }
    CASE("event: for processes, with timing", "everyday") {
        REFUSED(cuEventCreate, &made, CU_EVENT_INTERPROCESS);
        REPAIRED(cuEventCreate, &made, CU_EVENT_INTERPROCESS | CU_EVENT_DISABLE_TIMING);
    }
    CASE("event: the time between two without timing", "NVIDIA/cuda-python#556") {
        CUevent first = recorded(stream), last = recorded(stream);
        CUevent timed_first = event(0), timed_last = event(0);
        NEEDS(cuEventRecord, timed_first, stream);
        NEEDS(cuEventRecord, timed_last, stream);
        NEEDS(cuStreamSynchronize, stream);
        REFUSED(cuEventElapsedTime, &milliseconds, first, last);
        REPAIRED(cuEventElapsedTime, &milliseconds, timed_first, timed_last);
    }
    CASE("event: the time since one that was not recorded", "everyday") {
        CUevent first = event(0), last = event(0);
        NEEDS(cuEventRecord, last, stream);
        NEEDS(cuStreamSynchronize, stream);
        REFUSED(cuEventElapsedTime, &milliseconds, first, last);
        NEEDS(cuEventRecord, first, stream);
        NEEDS(cuEventRecord, last, stream);
        NEEDS(cuStreamSynchronize, stream);
        REPAIRED(cuEventElapsedTime, &milliseconds, first, last);
    }
    CASE("event: the time until one that has not come", "everyday") {
        CUevent first = event(0), last = event(0);
        NEEDS(cuEventRecord, first, stream);
        NEEDS(cuLaunchHostFunc, stream, nap, NULL);
        NEEDS(cuEventRecord, last, stream);
        REFUSED(cuEventElapsedTime, &milliseconds, first, last);
        NEEDS(cuEventSynchronize, last);
        REPAIRED(cuEventElapsedTime, &milliseconds, first, last);
    }
    CASE("event: recorded in a stream of another context", "everyday") {
        CUstream theirs = foreign();
        made = event(0);
        REFUSED(cuEventRecord, made, theirs);
        REPAIRED(cuEventRecord, made, stream);
    }
    CASE("event: recorded with flags that no release names", "everyday") {
        made = event(0);
        REFUSED(cuEventRecordWithFlags, made, stream, 0x1000);
        REPAIRED(cuEventRecordWithFlags, made, stream, CU_EVENT_RECORD_DEFAULT);
    }
    CASE("event: recorded for external work, outside of a capture", "everyday") {
        made = event(0);
        REFUSED(cuEventRecordWithFlags, made, stream, CU_EVENT_RECORD_EXTERNAL);
        REPAIRED(cuEventRecordWithFlags, made, stream, CU_EVENT_RECORD_DEFAULT);
    }
    CASE("event: null", "everyday") {
        made = event(0);
        REFUSED(cuEventSynchronize, NULL);
        REPAIRED(cuEventSynchronize, made);
    }
}

static void *end_elsewhere(void *data)
{
    CUgraph graph;
    (void)data;
    NEEDS(cuCtxSetCurrent, context);
    REFUSED(cuStreamEndCapture, stream, &graph);
    return NULL;
}

static void captures(void)
{
    CUgraph got;
    CASE("capture: of the legacy stream", "cupy/cupy#4567") {
        REFUSED(cuStreamBeginCapture, NULL, CU_STREAM_CAPTURE_MODE_GLOBAL);
        REPAIRED(cuStreamBeginCapture, stream, CU_STREAM_CAPTURE_MODE_GLOBAL);
    }
    CASE("capture: begins where one is on", "everyday") {
        capture(stream);
        REFUSED(cuStreamBeginCapture, stream, CU_STREAM_CAPTURE_MODE_GLOBAL);
        end(stream);
        REPAIRED(cuStreamBeginCapture, stream, CU_STREAM_CAPTURE_MODE_GLOBAL);
    }
    CASE("capture: ends where none is on", "everyday") {
        REFUSED(cuStreamEndCapture, stream, &got);
        capture(stream);
        REPAIRED(cuStreamEndCapture, stream, &got);
    }
    CASE("capture: a mode that no release names", "everyday") {
        REFUSED(cuStreamBeginCapture, stream, NO_ENUMERATOR(CUstreamCaptureMode));
        REPAIRED(cuStreamBeginCapture, stream, CU_STREAM_CAPTURE_MODE_RELAXED);
    }
    CASE("capture: ends in another stream than its own", "everyday") {
        capture(stream);
        fork_capture(stream, other);
        REFUSED(cuStreamEndCapture, other, &got);
        end(stream);
        capture(stream);
        REPAIRED(cuStreamEndCapture, stream, &got);
    }
    CASE("capture: ends before a stream has joined", "deepseek-ai/DeepEP#62") {
        capture(stream);
        fork_capture(stream, other);
        NEEDS(cuMemsetD8Async, memory, 0, 64, other);
        REFUSED(cuStreamEndCapture, stream, &got);
        end(stream);
        capture(stream);
        fork_capture(stream, other);
        NEEDS(cuMemsetD8Async, memory, 0, 64, other);
        fork_capture(other, stream);
        REPAIRED(cuStreamEndCapture, stream, &got);
    }
    CASE("capture: ends in another thread", "everyday") {
        pthread_t thread;
        NEEDS(cuStreamBeginCapture, stream, CU_STREAM_CAPTURE_MODE_THREAD_LOCAL);
        pthread_create(&thread, NULL, end_elsewhere, NULL);
        pthread_join(thread, NULL);
        end(stream);
        capture(stream);
        REPAIRED(cuStreamEndCapture, stream, &got);
    }
    CASE("capture: its stream is synchronized", "NVIDIA/TensorRT#3011") {
        capture(stream);
        REFUSED(cuStreamSynchronize, stream);
        end(stream);
        REPAIRED(cuStreamSynchronize, stream);
    }
    CASE("capture: the context is synchronized", "NVIDIA/TensorRT#2888") {
        capture(stream);
        REFUSED(cuCtxSynchronize);
        end(stream);
        REPAIRED(cuCtxSynchronize);
    }
    CASE("capture: memory is allocated", "NVIDIA/cuopt#1748") {
        capture(stream);
        REFUSED(cuMemAlloc, &address, SIZE);
        end(stream);
        capture(stream);
        REPAIRED(cuMemAllocAsync, &address, SIZE, stream);
    }
    CASE("capture: of a blocking stream, with work in the legacy stream", "gittensor-ai-lab/sparkinfer#968") {
        CUstream waits = blocking();
        capture(waits);
        REFUSED(cuMemsetD8Async, memory, 0, 64, NULL);
        end(waits);
        NEEDS(cuStreamBeginCapture, stream, CU_STREAM_CAPTURE_MODE_RELAXED);
        REPAIRED(cuMemsetD8Async, memory, 0, 64, NULL);
    }
    CASE("capture: a copy that waits", "aws/aws-ofi-nccl#1342") {
        CUstream waits = blocking();
        pointer = pinned();
        capture(waits);
        REFUSED(cuMemcpyHtoD, memory, pointer, 64);
        end(waits);
        capture(waits);
        REPAIRED(cuMemcpyHtoDAsync, memory, pointer, 64, waits);
    }
    CASE("capture: a wait for work from before it", "NVIDIA/cccl#8674") {
        CUevent before = recorded(other);
        capture(stream);
        REFUSED(cuStreamWaitEvent, stream, before, CU_EVENT_WAIT_DEFAULT);
        end(stream);
        capture(stream);
        REPAIRED(cuStreamWaitEvent, stream, before, CU_EVENT_WAIT_EXTERNAL);
    }
    CASE("capture: a wait that joins two", "everyday") {
        capture(stream);
        capture(other);
        CUevent within = recorded(stream);
        REFUSED(cuStreamWaitEvent, other, within, 0);
        end(stream);
        end(other);
        capture(stream);
        within = recorded(stream);
        REPAIRED(cuStreamWaitEvent, other, within, 0);
    }
    CASE("capture: its event is synchronized", "everyday") {
        capture(stream);
        CUevent within = recorded(stream);
        REFUSED(cuEventSynchronize, within);
        end(stream);
        NEEDS(cuEventRecord, within, stream);
        REPAIRED(cuEventSynchronize, within);
    }
    CASE("capture: dependencies where none is on", "everyday") {
        REFUSED(cuStreamUpdateCaptureDependencies, stream, NULL, NULL, 0, CU_STREAM_SET_CAPTURE_DEPENDENCIES);
        capture(stream);
        REPAIRED(cuStreamUpdateCaptureDependencies, stream, NULL, NULL, 0, CU_STREAM_SET_CAPTURE_DEPENDENCIES);
    }
    CASE("capture: a mode exchanged with a null pointer", "everyday") {
        CUstreamCaptureMode mode = CU_STREAM_CAPTURE_MODE_RELAXED;
        REFUSED(cuThreadExchangeStreamCaptureMode, NULL);
        REPAIRED(cuThreadExchangeStreamCaptureMode, &mode);
    }
}

static void graphs(void)
{
    CUgraph g, made;
    CUgraphNode a, b, n;
    CUgraphExec run;
    CASE("graph: with flags", "everyday") {
        REFUSED(cuGraphCreate, &made, 1);
        REPAIRED(cuGraphCreate, &made, 0);
    }
    CASE("edge: from a node to itself", "everyday") {
        g = graph(), a = empty(g), b = empty(g);
        REFUSED(cuGraphAddDependencies, g, &a, &a, NULL, 1);
        REPAIRED(cuGraphAddDependencies, g, &a, &b, NULL, 1);
    }
    CASE("edge: to a node of another graph", "everyday") {
        g = graph(), a = empty(g), b = empty(g);
        CUgraphNode theirs = empty(graph());
        REFUSED(cuGraphAddDependencies, g, &a, &theirs, NULL, 1);
        REPAIRED(cuGraphAddDependencies, g, &a, &b, NULL, 1);
    }
    CASE("edge: a second time", "everyday") {
        g = graph(), a = empty(g), b = empty(g), n = empty(g);
        NEEDS(cuGraphAddDependencies, g, &a, &b, NULL, 1);
        REFUSED(cuGraphAddDependencies, g, &a, &b, NULL, 1);
        REPAIRED(cuGraphAddDependencies, g, &a, &n, NULL, 1);
    }
    CASE("edge: removed where there is none", "everyday") {
        g = graph(), a = empty(g), b = empty(g);
        REFUSED(cuGraphRemoveDependencies, g, &a, &b, NULL, 1);
        NEEDS(cuGraphAddDependencies, g, &a, &b, NULL, 1);
        REPAIRED(cuGraphRemoveDependencies, g, &a, &b, NULL, 1);
    }
    CASE("edge: from a port that the node lacks", "everyday") {
        CUgraphEdgeData data = {.from_port = 5};
        g = graph(), a = empty(g), b = empty(g);
        REFUSED(cuGraphAddDependencies, g, &a, &b, &data, 1);
        data.from_port = 0;
        REPAIRED(cuGraphAddDependencies, g, &a, &b, &data, 1);
    }
    CASE("node: dependencies that are a null pointer", "everyday") {
        g = graph();
        REFUSED(cuGraphAddEmptyNode, &n, g, NULL, 1);
        REPAIRED(cuGraphAddEmptyNode, &n, g, NULL, 0);
    }
    CASE("node: depends on a node of another graph", "everyday") {
        g = graph(), a = empty(g), b = empty(graph());
        REFUSED(cuGraphAddEmptyNode, &n, g, &b, 1);
        REPAIRED(cuGraphAddEmptyNode, &n, g, &a, 1);
    }
    CASE("node: depends on one twice", "everyday") {
        g = graph(), a = empty(g), b = empty(g);
        REFUSED(cuGraphAddEmptyNode, &n, g, (CUgraphNode[]){a, a}, 2);
        REPAIRED(cuGraphAddEmptyNode, &n, g, (CUgraphNode[]){a, b}, 2);
    }
    CASE("node: parameters of another type", "everyday") {
        CUDA_KERNEL_NODE_PARAMS as_kernel;
        CUDA_MEMSET_NODE_PARAMS as_fill;
        n = filling(graph());
        REFUSED(cuGraphKernelNodeGetParams, n, &as_kernel);
        REPAIRED(cuGraphMemsetNodeGetParams, n, &as_fill);
    }
    CASE("node: a kernel with a grid of zero", "everyday") {
        CUDA_KERNEL_NODE_PARAMS with = {.func = function("kernel"), .gridDimX = 0, .gridDimY = 1, .gridDimZ = 1,
                                        .blockDimX = 32, .blockDimY = 1, .blockDimZ = 1};
        g = graph();
        REFUSED(cuGraphAddKernelNode, &n, g, NULL, 0, &with);
        with.gridDimX = 1;
        REPAIRED(cuGraphAddKernelNode, &n, g, NULL, 0, &with);
    }
    CASE("node: a kernel that is null", "everyday") {
        CUDA_KERNEL_NODE_PARAMS with = {.gridDimX = 1, .gridDimY = 1, .gridDimZ = 1,
                                        .blockDimX = 32, .blockDimY = 1, .blockDimZ = 1};
        g = graph();
        REFUSED(cuGraphAddKernelNode, &n, g, NULL, 0, &with);
        with.func = function("kernel");
        REPAIRED(cuGraphAddKernelNode, &n, g, NULL, 0, &with);
    }
    CASE("node: a fill of elements of three bytes", "everyday") {
        CUDA_MEMSET_NODE_PARAMS odd = fill(3), even = fill(4);
        g = graph();
        REFUSED(cuGraphAddMemsetNode, &n, g, NULL, 0, &odd, context);
        REPAIRED(cuGraphAddMemsetNode, &n, g, NULL, 0, &even, context);
    }
    CASE("node: a copy of rows wider than their pitch", "everyday") {
        CUDA_MEMCPY3D copy = {.srcMemoryType = CU_MEMORYTYPE_HOST, .dstMemoryType = CU_MEMORYTYPE_DEVICE};
        copy.srcHost = pinned(), copy.srcPitch = 32, copy.srcHeight = 4;
        copy.dstDevice = memory, copy.dstPitch = 64, copy.dstHeight = 4;
        copy.WidthInBytes = 64, copy.Height = 4, copy.Depth = 1;
        g = graph();
        REFUSED(cuGraphAddMemcpyNode, &n, g, NULL, 0, &copy, context);
        copy.srcPitch = 64;
        REPAIRED(cuGraphAddMemcpyNode, &n, g, NULL, 0, &copy, context);
    }
    CASE("node: a host function that is null", "everyday") {
        CUDA_HOST_NODE_PARAMS with = {0};
        g = graph();
        REFUSED(cuGraphAddHostNode, &n, g, NULL, 0, &with);
        with.fn = nap;
        REPAIRED(cuGraphAddHostNode, &n, g, NULL, 0, &with);
    }
    CASE("node: an event that is null", "everyday") {
        CUevent some = event(CU_EVENT_DISABLE_TIMING);
        g = graph();
        REFUSED(cuGraphAddEventRecordNode, &n, g, NULL, 0, NULL);
        REPAIRED(cuGraphAddEventRecordNode, &n, g, NULL, 0, some);
    }
    CASE("node: a conditional one without a body", "everyday") {
        CUgraphConditionalHandle condition;
        CUgraphNodeParams with = {.type = CU_GRAPH_NODE_TYPE_CONDITIONAL};
        g = graph();
        NEEDS(cuGraphConditionalHandleCreate, &condition, g, context, 0, 0);
        with.conditional.handle = condition;
        with.conditional.type = CU_GRAPH_COND_TYPE_IF;
        with.conditional.ctx = context;
        REFUSED(cuGraphAddNode, &n, g, NULL, NULL, 0, &with);
        with.conditional.size = 1;
        REPAIRED(cuGraphAddNode, &n, g, NULL, NULL, 0, &with);
    }
    CASE("node: a condition with flags that no release names", "everyday") {
        CUgraphConditionalHandle condition;
        g = graph();
        REFUSED(cuGraphConditionalHandleCreate, &condition, g, context, 0, 0x1000);
        REPAIRED(cuGraphConditionalHandleCreate, &condition, g, context, 1, CU_GRAPH_COND_ASSIGN_DEFAULT);
    }
    CASE("graph memory: a free of memory that no graph allocated", "everyday") {
        g = graph(), a = allocating(g, &address);
        REFUSED(cuGraphAddMemFreeNode, &n, g, &a, 1, memory);
        REPAIRED(cuGraphAddMemFreeNode, &n, g, &a, 1, address);
    }
    CASE("graph memory: an allocation to be exported", "everyday") {
        CUDA_MEM_ALLOC_NODE_PARAMS with = {.bytesize = SIZE};
        with.poolProps.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
        with.poolProps.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
        with.poolProps.handleTypes = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
        g = graph();
        REFUSED(cuGraphAddMemAllocNode, &n, g, NULL, 0, &with);
        with.poolProps.handleTypes = CU_MEM_HANDLE_TYPE_NONE;
        REPAIRED(cuGraphAddMemAllocNode, &n, g, NULL, 0, &with);
    }
    CASE("graph memory: a clone of a graph that allocates", "everyday") {
        g = graph();
        CUgraph plain = graph();
        allocating(g, &address);
        REFUSED(cuGraphClone, &made, g);
        REPAIRED(cuGraphClone, &made, plain);
    }
    CASE("graph memory: a child that allocates is copied", "NVIDIA/cccl#8308") {
        CUgraphNodeParams with = {.type = CU_GRAPH_NODE_TYPE_GRAPH};
        CUgraph child = graph();
        g = graph(), allocating(child, &address);
        REFUSED(cuGraphAddChildGraphNode, &n, g, NULL, 0, child);
        with.graph.graph = child;
        with.graph.ownership = CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE;
        REPAIRED(cuGraphAddNode, &n, g, NULL, NULL, 0, &with);
    }
    CASE("graph memory: launched again before it was freed", "NVIDIA/cccl#9394") {
        g = graph(), allocating(g, &address), run = instance(g);
        NEEDS(cuGraphLaunch, run, stream);
        REFUSED(cuGraphLaunch, run, stream);
        NEEDS(cuMemFreeAsync, address, stream);
        REPAIRED(cuGraphLaunch, run, stream);
    }
    CASE("graph memory: two instances at once", "everyday") {
        CUgraphExec second;
        g = graph(), allocating(g, &address), run = instance(g);
        REFUSED(cuGraphInstantiate, &second, g, 0);
        NEEDS(cuGraphExecDestroy, run);
        REPAIRED(cuGraphInstantiate, &second, g, 0);
    }
    CASE("graph memory: an attribute that can only be read", "everyday") {
        cuuint64_t value = 0;
        REFUSED(cuDeviceSetGraphMemAttribute, device, CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT, &value);
        REPAIRED(cuDeviceSetGraphMemAttribute, device, CU_GRAPH_MEM_ATTR_USED_MEM_HIGH, &value);
    }
    CASE("instantiate: a graph with a cycle", "everyday") {
        g = graph(), a = empty(g), b = empty(g);
        NEEDS(cuGraphAddDependencies, g, (CUgraphNode[]){a, b}, (CUgraphNode[]){b, a}, NULL, 2);
        REFUSED(cuGraphInstantiate, &run, g, 0);
        NEEDS(cuGraphRemoveDependencies, g, &b, &a, NULL, 1);
        REPAIRED(cuGraphInstantiate, &run, g, 0);
    }
    CASE("instantiate: flags that no release names", "everyday") {
        g = graph();
        REFUSED(cuGraphInstantiate, &run, g, 0x1000);
        REPAIRED(cuGraphInstantiate, &run, g, 0);
    }
    CASE("instantiate: for the device, with a host function", "everyday") {
        CUDA_HOST_NODE_PARAMS with = {.fn = nap};
        g = graph();
        NEEDS(cuGraphAddHostNode, &n, g, NULL, 0, &with);
        REFUSED(cuGraphInstantiate, &run, g, CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH);
        REPAIRED(cuGraphInstantiate, &run, g, 0);
    }
    CASE("instantiate: a condition whose body copies pageable memory", "everyday") {
        CUgraph graphs[2];
        void *sources[2] = {malloc(64)};
        NEEDS(cuMemHostAlloc, &sources[1], 64, 0);
        for (int i = 0; i < 2; i++) {
            CUgraphNodeParams with = {.type = CU_GRAPH_NODE_TYPE_CONDITIONAL};
            CUDA_MEMCPY3D copy = {.srcMemoryType = CU_MEMORYTYPE_HOST, .dstMemoryType = CU_MEMORYTYPE_DEVICE};
            graphs[i] = graph();
            NEEDS(cuGraphConditionalHandleCreate, &with.conditional.handle, graphs[i], context, 0, 0);
            with.conditional.type = CU_GRAPH_COND_TYPE_IF, with.conditional.size = 1, with.conditional.ctx = context;
            NEEDS(cuGraphAddNode, &n, graphs[i], NULL, NULL, 0, &with);
            copy.srcHost = sources[i], copy.dstDevice = memory;
            copy.WidthInBytes = 64, copy.Height = 1, copy.Depth = 1;
            NEEDS(cuGraphAddMemcpyNode, &n, with.conditional.phGraph_out[0], NULL, 0, &copy, context);
        }
        REFUSED(cuGraphInstantiate, &run, graphs[0], 0);
        REPAIRED(cuGraphInstantiate, &run, graphs[1], 0);
    }
    CASE("instantiate: a condition whose body copies an array", "everyday") {
        CUgraph graphs[2];
        CUDA_MEMCPY3D copies[2] = {{.srcMemoryType = CU_MEMORYTYPE_ARRAY}, {.srcMemoryType = CU_MEMORYTYPE_DEVICE}};
        copies[0].srcArray = array(64, 0, 0), copies[1].srcDevice = memory + 64;
        for (int i = 0; i < 2; i++) {
            CUgraphNodeParams with = {.type = CU_GRAPH_NODE_TYPE_CONDITIONAL};
            graphs[i] = graph();
            NEEDS(cuGraphConditionalHandleCreate, &with.conditional.handle, graphs[i], context, 0, 0);
            with.conditional.type = CU_GRAPH_COND_TYPE_IF, with.conditional.size = 1, with.conditional.ctx = context;
            NEEDS(cuGraphAddNode, &n, graphs[i], NULL, NULL, 0, &with);
            copies[i].dstMemoryType = CU_MEMORYTYPE_DEVICE, copies[i].dstDevice = memory;
            copies[i].WidthInBytes = 64, copies[i].Height = 1, copies[i].Depth = 1;
            NEEDS(cuGraphAddMemcpyNode, &n, with.conditional.phGraph_out[0], NULL, 0, &copies[i], context);
        }
        REFUSED(cuGraphInstantiate, &run, graphs[0], 0);
        REPAIRED(cuGraphInstantiate, &run, graphs[1], 0);
    }
    CASE("update: a graph with one node more", "NVlabs/tiny-cuda-nn#206") {
        CUgraphExecUpdateResultInfo why = {0};
        CUgraph more = graph(), same = graph();
        g = graph(), filling(g), filling(same), filling(more), filling(more), run = instance(g);
        REFUSED(cuGraphExecUpdate, run, more, &why);
        REPAIRED(cuGraphExecUpdate, run, same, &why);
    }
    CASE("update: a node that the instance lacks", "everyday") {
        CUDA_MEMSET_NODE_PARAMS with = fill(4);
        g = graph(), a = filling(g), b = filling(graph()), run = instance(g);
        REFUSED(cuGraphExecMemsetNodeSetParams, run, b, &with, context);
        REPAIRED(cuGraphExecMemsetNodeSetParams, run, a, &with, context);
    }
    CASE("update: a fill of one row by one of many", "everyday") {
        CUDA_MEMSET_NODE_PARAMS with = fill(4);
        with.height = 4, with.pitch = 256;
        g = graph(), a = filling(g), run = instance(g);
        REFUSED(cuGraphExecMemsetNodeSetParams, run, a, &with, context);
        with.height = 1;
        REPAIRED(cuGraphExecMemsetNodeSetParams, run, a, &with, context);
    }
    CASE("update: an empty node switched off", "everyday") {
        g = graph(), a = empty(g), b = filling(g), run = instance(g);
        REFUSED(cuGraphNodeSetEnabled, run, a, 0);
        REPAIRED(cuGraphNodeSetEnabled, run, b, 0);
    }
    CASE("run: a null instance", "everyday") {
        run = instance(graph());
        REFUSED(cuGraphLaunch, NULL, stream);
        REPAIRED(cuGraphLaunch, run, stream);
    }
    CASE("run: an upload in a capture", "everyday") {
        g = graph(), filling(g), run = instance(g);
        capture(stream);
        REFUSED(cuGraphUpload, run, stream);
        end(stream);
        REPAIRED(cuGraphUpload, run, stream);
    }
    CASE("graph: printed into a folder that is not there", "everyday") {
        g = graph();
        REFUSED(cuGraphDebugDotPrint, g, "/nowhere/graph.dot", 0);
        REPAIRED(cuGraphDebugDotPrint, g, "/dev/null", 0);
    }
    CASE("user object: without its flag", "everyday") {
        CUuserObject some;
        REFUSED(cuUserObjectCreate, &some, malloc(1), free, 1, 0);
        REPAIRED(cuUserObjectCreate, &some, malloc(1), free, 1, CU_USER_OBJECT_NO_DESTRUCTOR_SYNC);
    }
    CASE("user object: without a reference", "everyday") {
        CUuserObject some;
        REFUSED(cuUserObjectCreate, &some, malloc(1), free, 0, CU_USER_OBJECT_NO_DESTRUCTOR_SYNC);
        REPAIRED(cuUserObjectCreate, &some, malloc(1), free, 1, CU_USER_OBJECT_NO_DESTRUCTOR_SYNC);
    }
    CASE("user object: retained zero times", "everyday") {
        CUuserObject some = object();
        g = graph();
        REFUSED(cuGraphRetainUserObject, g, some, 0, 0);
        REPAIRED(cuGraphRetainUserObject, g, some, 1, 0);
    }
}

static void arrays(void)
{
    CUarray made;
    CUtexObject texture;
    CUsurfObject surface;
    CUDA_TEXTURE_DESC how = {.filterMode = CU_TR_FILTER_MODE_POINT};
    CASE("array: three channels", "everyday") {
        CUDA_ARRAY3D_DESCRIPTOR like = {64, 64, 0, CU_AD_FORMAT_UNSIGNED_INT8, 3, 0};
        REFUSED(cuArray3DCreate, &made, &like);
        like.NumChannels = 4;
        REPAIRED(cuArray3DCreate, &made, &like);
    }
    CASE("array: a width of zero", "everyday") {
        CUDA_ARRAY3D_DESCRIPTOR like = {0, 64, 0, CU_AD_FORMAT_FLOAT, 1, 0};
        REFUSED(cuArray3DCreate, &made, &like);
        like.Width = 64;
        REPAIRED(cuArray3DCreate, &made, &like);
    }
    CASE("array: a side beyond the largest", "astra-toolbox/astra-toolbox#157") {
        CUDA_ARRAY3D_DESCRIPTOR like = {16, 16, 100000, CU_AD_FORMAT_FLOAT, 1, 0};
        REFUSED(cuArray3DCreate, &made, &like);
        like.Depth = 1000;
        REPAIRED(cuArray3DCreate, &made, &like);
    }
    CASE("array: a format that no release names", "everyday") {
        CUDA_ARRAY_DESCRIPTOR like = {64, 64, NO_ENUMERATOR(CUarray_format), 1};
        REFUSED(cuArrayCreate, &made, &like);
        like.Format = CU_AD_FORMAT_HALF;
        REPAIRED(cuArrayCreate, &made, &like);
    }
    CASE("array: a cube whose sides are not equal", "everyday") {
        CUDA_ARRAY3D_DESCRIPTOR like = {64, 32, 6, CU_AD_FORMAT_FLOAT, 1, CUDA_ARRAY3D_CUBEMAP};
        REFUSED(cuArray3DCreate, &made, &like);
        like.Height = 64;
        REPAIRED(cuArray3DCreate, &made, &like);
    }
    CASE("array: texture gather in three dimensions", "everyday") {
        CUDA_ARRAY3D_DESCRIPTOR like = {64, 64, 8, CU_AD_FORMAT_FLOAT, 1, CUDA_ARRAY3D_TEXTURE_GATHER};
        REFUSED(cuArray3DCreate, &made, &like);
        like.Depth = 0;
        REPAIRED(cuArray3DCreate, &made, &like);
    }
    CASE("array: the tiles of one that is not sparse", "everyday") {
        CUDA_ARRAY_SPARSE_PROPERTIES tiles;
        CUarray plain = array(1024, 1024, 0), sparse = array(1024, 1024, CUDA_ARRAY3D_SPARSE);
        REFUSED(cuArrayGetSparseProperties, &tiles, plain);
        REPAIRED(cuArrayGetSparseProperties, &tiles, sparse);
    }
    CASE("array: a mipmap level behind the last", "everyday") {
        CUmipmappedArray mipmap;
        CUDA_ARRAY3D_DESCRIPTOR like = {64, 64, 0, CU_AD_FORMAT_FLOAT, 1, 0};
        NEEDS(cuMipmappedArrayCreate, &mipmap, &like, 3);
        REFUSED(cuMipmappedArrayGetLevel, &made, mipmap, 3);
        REPAIRED(cuMipmappedArrayGetLevel, &made, mipmap, 2);
    }
    CASE("surface: of linear memory", "everyday") {
        CUDA_RESOURCE_DESC plain = linear(memory, 4096), fit = of_array(array(64, 64, CUDA_ARRAY3D_SURFACE_LDST));
        REFUSED(cuSurfObjectCreate, &surface, &plain);
        REPAIRED(cuSurfObjectCreate, &surface, &fit);
    }
    CASE("texture: a pitch that is not aligned", "kornia/kornia-rs#1000") {
        CUDA_RESOURCE_DESC odd = pitched(200), even = pitched(256);
        REFUSED(cuTexObjectCreate, &texture, &odd, &how, NULL);
        REPAIRED(cuTexObjectCreate, &texture, &even, &how, NULL);
    }
    CASE("texture: an address that is not aligned", "lattice/quda#832") {
        CUDA_RESOURCE_DESC odd = linear(memory + 4, 4096), even = linear(memory, 4096);
        REFUSED(cuTexObjectCreate, &texture, &odd, &how, NULL);
        REPAIRED(cuTexObjectCreate, &texture, &even, &how, NULL);
    }
    CASE("texture: more elements than the largest", "everyday") {
        CUDA_RESOURCE_DESC all = linear(memory, (size_t)1 << 40), some = linear(memory, SIZE);
        REFUSED(cuTexObjectCreate, &texture, &all, &how, NULL);
        REPAIRED(cuTexObjectCreate, &texture, &some, &how, NULL);
    }
    CASE("texture: of a null array", "everyday") {
        CUDA_RESOURCE_DESC none = of_array(NULL), some = of_array(array(64, 64, 0));
        REFUSED(cuTexObjectCreate, &texture, &none, &how, NULL);
        REPAIRED(cuTexObjectCreate, &texture, &some, &how, NULL);
    }
    CASE("texture: without a description", "everyday") {
        CUDA_RESOURCE_DESC some = of_array(array(64, 64, 0));
        REFUSED(cuTexObjectCreate, &texture, &some, NULL, NULL);
        REPAIRED(cuTexObjectCreate, &texture, &some, &how, NULL);
    }
}

#define TILED(rank, address, strides, box, steps, swizzle)                                    \
    &map, CU_TENSOR_MAP_DATA_TYPE_UINT8, rank, (void *)(address), sides, strides, box, steps, \
        CU_TENSOR_MAP_INTERLEAVE_NONE, swizzle, CU_TENSOR_MAP_L2_PROMOTION_NONE, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE

static void tensor_maps(void)
{
    CUtensorMap map;
    const CUtensorMapSwizzle plain = CU_TENSOR_MAP_SWIZZLE_NONE;
    const cuuint64_t sides[] = {512, 64, 1, 1, 1, 1}, strides[] = {512, 32768, 32768, 32768, 32768}, odd[] = {520};
    const cuuint32_t box[] = {64, 8, 1, 1, 1, 1}, wide[] = {512, 8}, ones[] = {1, 1, 1, 1, 1, 1}, far[] = {1, 9};
    CASE("tensor map: a box of more than 256 elements", "everyday") {
        REFUSED(cuTensorMapEncodeTiled, TILED(2, memory, strides, wide, ones, plain));
        REPAIRED(cuTensorMapEncodeTiled, TILED(2, memory, strides, box, ones, plain));
    }
    CASE("tensor map: rows that are not a multiple of 16 bytes apart", "everyday") {
        REFUSED(cuTensorMapEncodeTiled, TILED(2, memory, odd, box, ones, plain));
        REPAIRED(cuTensorMapEncodeTiled, TILED(2, memory, strides, box, ones, plain));
    }
    CASE("tensor map: a box wider than its swizzle", "NVIDIA/Fuser#924") {
        REFUSED(cuTensorMapEncodeTiled, TILED(2, memory, strides, box, ones, CU_TENSOR_MAP_SWIZZLE_32B));
        REPAIRED(cuTensorMapEncodeTiled, TILED(2, memory, strides, box, ones, CU_TENSOR_MAP_SWIZZLE_64B));
    }
    CASE("tensor map: an address that is not a multiple of 16", "everyday") {
        REFUSED(cuTensorMapEncodeTiled, TILED(2, memory + 8, strides, box, ones, plain));
        REPAIRED(cuTensorMapEncodeTiled, TILED(2, memory, strides, box, ones, plain));
    }
    CASE("tensor map: six dimensions", "everyday") {
        REFUSED(cuTensorMapEncodeTiled, TILED(6, memory, strides, box, ones, plain));
        REPAIRED(cuTensorMapEncodeTiled, TILED(5, memory, strides, box, ones, plain));
    }
    CASE("tensor map: steps of more than eight", "everyday") {
        REFUSED(cuTensorMapEncodeTiled, TILED(2, memory, strides, box, far, plain));
        REPAIRED(cuTensorMapEncodeTiled, TILED(2, memory, strides, box, ones, plain));
    }
}

static void green_contexts(void)
{
    CUgreenCtx green;
    CUstream made;
    CUdevResource all, half, rest;
    CASE("green context: a split of what is no multiprocessor", "everyday") {
        unsigned groups = 1;
        CUdevResource none = {0};
        all = processors();
        REFUSED(cuDevSmResourceSplitByCount, &half, &groups, &none, &rest, 0, 16);
        REPAIRED(cuDevSmResourceSplitByCount, &half, &groups, &all, &rest, 0, 16);
    }
    CASE("green context: more multiprocessors than there are", "NVIDIA/cuda-python#2025") {
        unsigned groups = 1;
        all = processors();
        REFUSED(cuDevSmResourceSplitByCount, &half, &groups, &all, &rest, 0, 10000);
        REPAIRED(cuDevSmResourceSplitByCount, &half, &groups, &all, &rest, 0, 16);
    }
    CASE("green context: without its flag", "everyday") {
        CUdevResourceDesc described = all_processors();
        REFUSED(cuGreenCtxCreate, &green, described, device, 0);
        REPAIRED(cuGreenCtxCreate, &green, described, device, CU_GREEN_CTX_DEFAULT_STREAM);
    }
    CASE("green context: a blocking stream", "everyday") {
        NEEDS(cuGreenCtxCreate, &green, all_processors(), device, CU_GREEN_CTX_DEFAULT_STREAM);
        REFUSED(cuGreenCtxStreamCreate, &made, green, CU_STREAM_DEFAULT, 0);
        REPAIRED(cuGreenCtxStreamCreate, &made, green, CU_STREAM_NON_BLOCKING, 0);
    }
    CASE("green context: a resource that no release names", "everyday") {
        REFUSED(cuDeviceGetDevResource, device, &all, NO_ENUMERATOR(CUdevResourceType));
        REPAIRED(cuDeviceGetDevResource, device, &all, CU_DEV_RESOURCE_TYPE_SM);
    }
}

/* Functions that others have replaced, or that only few drivers have. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
static const char *references = HEAD ".visible .global .texref seen;\n.visible .global .surfref written;\n";

static void older_functions(void)
{
    int major, minor, version;
    CUdevprop properties;
    CUcontext attached;
    CUtexref texture;
    CUsurfref surface;
    CUarray bound;
    CUprocessState state;
    CUfunction f;
    CUDA_ARRAY_DESCRIPTOR rows = {.Width = 64, .Height = 4, .Format = CU_AD_FORMAT_FLOAT, .NumChannels = 1};
    CASE("version: to a null pointer", "everyday") {
        REFUSED(cuDriverGetVersion, NULL);
        REPAIRED(cuDriverGetVersion, &version);
    }
    CASE("device, deprecated: the capability of an ordinal beyond the last", "everyday") {
        REFUSED(cuDeviceComputeCapability, &major, &minor, 99);
        REPAIRED(cuDeviceComputeCapability, &major, &minor, device);
    }
    CASE("device, deprecated: properties to a null pointer", "everyday") {
        REFUSED(cuDeviceGetProperties, NULL, device);
        REPAIRED(cuDeviceGetProperties, &properties, device);
    }
    CASE("context, deprecated: detached from a null context", "everyday") {
        REFUSED(cuCtxDetach, NULL);
        NEEDS(cuCtxCreate, &attached, NULL, 0, device);
        REPAIRED(cuCtxDetach, attached);
    }
    CASE("context, deprecated: attached with flags", "everyday") {
        NEEDS(cuCtxCreate, &attached, NULL, 0, device);
        REFUSED(cuCtxAttach, &attached, 1);
        REPAIRED(cuCtxAttach, &attached, 0);
    }
    CASE("launch, deprecated: a block of zero", "everyday") {
        f = function("kernel");
        REFUSED(cuFuncSetBlockShape, f, 0, 1, 1);
        REPAIRED(cuFuncSetBlockShape, f, 1, 1, 1);
    }
    CASE("launch, deprecated: a grid of zero", "everyday") {
        f = function("kernel");
        NEEDS(cuFuncSetBlockShape, f, 1, 1, 1);
        REFUSED(cuLaunchGrid, f, 0, 1);
        REPAIRED(cuLaunchGrid, f, 1, 1);
    }
    CASE("module, deprecated: a texture reference that it lacks", "everyday") {
        REFUSED(cuModuleGetTexRef, &texture, loaded(references), "nothing");
        REPAIRED(cuModuleGetTexRef, &texture, loaded(references), "seen");
    }
    CASE("module, deprecated: a surface reference that it lacks", "everyday") {
        REFUSED(cuModuleGetSurfRef, &surface, loaded(references), "nothing");
        REPAIRED(cuModuleGetSurfRef, &surface, loaded(references), "written");
    }
    CASE("surface reference: a null array", "everyday") {
        NEEDS(cuModuleGetSurfRef, &surface, loaded(references), "written");
        REFUSED(cuSurfRefSetArray, surface, NULL, 0);
        REPAIRED(cuSurfRefSetArray, surface, array(64, 64, CUDA_ARRAY3D_SURFACE_LDST), 0);
    }
    CASE("texture reference: an address that is not aligned", "everyday") {
        NEEDS(cuTexRefCreate, &texture);
        REFUSED(cuTexRefSetAddress2D, texture, &rows, memory + 4, 512);
        REPAIRED(cuTexRefSetAddress2D, texture, &rows, memory, 512);
    }
    CASE("texture reference: rows that are not aligned", "everyday") {
        NEEDS(cuTexRefCreate, &texture);
        REFUSED(cuTexRefSetAddress2D, texture, &rows, memory, 260);
        REPAIRED(cuTexRefSetAddress2D, texture, &rows, memory, 512);
    }
    CASE("texture reference: the array of one with an address", "everyday") {
        NEEDS(cuTexRefCreate, &texture);
        NEEDS(cuTexRefSetAddress2D, texture, &rows, memory, 512);
        REFUSED(cuTexRefGetArray, &bound, texture);
        NEEDS(cuTexRefSetArray, texture, array(64, 64, 0), CU_TRSA_OVERRIDE_FORMAT);
        REPAIRED(cuTexRefGetArray, &bound, texture);
    }
    CASE("checkpoint: a process that runs is unlocked", "everyday") {
        REFUSED(cuCheckpointProcessUnlock, getpid(), NULL);
        REPAIRED(cuCheckpointProcessGetState, getpid(), &state);
    }
    CASE("checkpoint: the state of a process that is not there", "everyday") {
        REFUSED(cuCheckpointProcessGetState, 0x7fffffff, &state);
        REPAIRED(cuCheckpointProcessGetState, getpid(), &state);
    }
}
#pragma GCC diagnostic pop

static void more_graphs(void)
{
    CUgraph g, inner;
    CUgraphNode a, b, n, kernel;
    CUgraphExec run, twice;
    CUdeviceptr managed;
    CUDA_KERNEL_NODE_PARAMS with = {.func = NULL, .gridDimX = 3, .gridDimY = 1, .gridDimZ = 1,
                                    .blockDimX = 1, .blockDimY = 1, .blockDimZ = 1};
    CUDA_MEM_ALLOC_NODE_PARAMS allocation = {.poolProps = {.allocType = CU_MEM_ALLOCATION_TYPE_PINNED,
                                             .location = {.type = CU_MEM_LOCATION_TYPE_DEVICE}}, .bytesize = 1024};
    CUgraphNodeParams fill = {.type = CU_GRAPH_NODE_TYPE_MEMSET};
    CUgraphNodeParams child = {.type = CU_GRAPH_NODE_TYPE_GRAPH};
    CUstreamBatchMemOpParams write = {.writeValue = {.operation = CU_STREAM_MEM_OP_WRITE_VALUE_32, .value = 1}};
    CUDA_BATCH_MEM_OP_NODE_PARAMS batch = {.count = 1, .paramArray = &write};
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS signals;
    CUlaunchAttributeValue value = {0};
    CUarray mapped;
    CUDA_ARRAY_MEMORY_REQUIREMENTS needs;
    CASE("node: a batch's parameters, of an empty node", "everyday") {
        g = graph(), a = empty(g), write.writeValue.address = memory, batch.ctx = context;
        NEEDS(cuGraphAddBatchMemOpNode, &b, g, NULL, 0, &batch);
        REFUSED(cuGraphBatchMemOpNodeSetParams, a, &batch);
        REPAIRED(cuGraphBatchMemOpNodeSetParams, b, &batch);
    }
    CASE("node: a signal's parameters, of an empty node", "everyday") {
        g = graph(), a = empty(g);
        CUDA_EXT_SEM_SIGNAL_NODE_PARAMS none = {0};
        NEEDS(cuGraphAddExternalSemaphoresSignalNode, &b, g, NULL, 0, &none);
        REFUSED(cuGraphExternalSemaphoresSignalNodeGetParams, a, &signals);
        REPAIRED(cuGraphExternalSemaphoresSignalNodeGetParams, b, &signals);
    }
    CASE("node: set to another type", "everyday") {
        g = graph(), a = filling(g), with.func = function("kernel");
        fill.memset = (CUDA_MEMSET_NODE_PARAMS_v2){.dst = memory, .elementSize = 1, .width = 16, .height = 1, .ctx = context};
        NEEDS(cuGraphAddKernelNode, &kernel, g, NULL, 0, &with);
        REFUSED(cuGraphNodeSetParams, kernel, &fill);
        REPAIRED(cuGraphNodeSetParams, a, &fill);
    }
    CASE("node: a new kernel node without a grid in z", "everyday") {
        CUgraphNodeParams launch = {.type = CU_GRAPH_NODE_TYPE_KERNEL};
        g = graph(), launch.kernel.func = function("kernel");
        launch.kernel.gridDimX = launch.kernel.gridDimY = launch.kernel.blockDimX = launch.kernel.blockDimY = launch.kernel.blockDimZ = 1;
        REFUSED(cuGraphAddNode, &n, g, NULL, NULL, 0, &launch);
        launch.kernel.gridDimZ = 1;
        REPAIRED(cuGraphAddNode, &n, g, NULL, NULL, 0, &launch);
    }
    CASE("edge: programmatic, to a node that is no kernel", "everyday") {
        CUgraphEdgeData data = {.from_port = CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC, .type = CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC};
        g = graph(), a = empty(g), with.func = function("kernel");
        NEEDS(cuGraphAddKernelNode, &kernel, g, NULL, 0, &with);
        NEEDS(cuGraphAddKernelNode, &b, g, NULL, 0, &with);
        REFUSED(cuGraphAddDependencies, g, &kernel, &a, &data, 1);
        REPAIRED(cuGraphAddDependencies, g, &kernel, &b, &data, 1);
    }
    CASE("edge: programmatic, from a node that is no kernel", "everyday") {
        CUgraphEdgeData data = {.from_port = CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC, .type = CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC};
        g = graph(), a = empty(g), with.func = function("kernel");
        NEEDS(cuGraphAddKernelNode, &kernel, g, NULL, 0, &with);
        REFUSED(cuGraphAddDependencies, g, &a, &kernel, &data, 1);
        data = (CUgraphEdgeData){0};
        REPAIRED(cuGraphAddDependencies, g, &a, &kernel, &data, 1);
    }
    CASE("edge: removed from a graph that allocates", "everyday") {
        g = graph(), inner = graph();
        NEEDS(cuGraphAddMemAllocNode, &a, g, NULL, 0, &allocation);
        NEEDS(cuGraphAddMemFreeNode, &b, g, &a, 1, allocation.dptr);
        REFUSED(cuGraphRemoveDependencies, g, &a, &b, NULL, 1);
        n = empty(inner), kernel = empty(inner);
        NEEDS(cuGraphAddDependencies, inner, &n, &kernel, NULL, 1);
        REPAIRED(cuGraphRemoveDependencies, inner, &n, &kernel, NULL, 1);
    }
    CASE("node: destroyed in a graph that allocates", "everyday") {
        g = graph();
        NEEDS(cuGraphAddMemAllocNode, &a, g, NULL, 0, &allocation);
        NEEDS(cuGraphAddMemFreeNode, &b, g, &a, 1, allocation.dptr);
        REFUSED(cuGraphDestroyNode, b);
        REPAIRED(cuGraphDestroyNode, empty(graph()));
    }
    CASE("node: a child graph that allocates, as a copy", "everyday") {
        g = graph(), inner = graph();
        NEEDS(cuGraphAddMemAllocNode, &a, inner, NULL, 0, &allocation);
        NEEDS(cuGraphAddMemFreeNode, &b, inner, &a, 1, allocation.dptr);
        child.graph.graph = inner;
        REFUSED(cuGraphAddNode, &n, g, NULL, NULL, 0, &child);
        child.graph.ownership = CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE;
        REPAIRED(cuGraphAddNode, &n, g, NULL, NULL, 0, &child);
    }
    CASE("graph: instantiated with a cycle", "everyday") {
        g = graph(), a = empty(g), b = empty(g);
        NEEDS(cuGraphAddDependencies, g, &a, &b, NULL, 1);
        NEEDS(cuGraphAddDependencies, g, &b, &a, NULL, 1);
        REFUSED(cuGraphInstantiate, &run, g, 0);
        NEEDS(cuGraphRemoveDependencies, g, &b, &a, NULL, 1);
        REPAIRED(cuGraphInstantiate, &run, g, 0);
    }
    CASE("graph: instantiated twice although it allocates", "everyday") {
        g = graph();
        NEEDS(cuGraphAddMemAllocNode, &a, g, NULL, 0, &allocation);
        NEEDS(cuGraphAddMemFreeNode, &b, g, &a, 1, allocation.dptr);
        NEEDS(cuGraphInstantiate, &run, g, 0);
        REFUSED(cuGraphInstantiate, &twice, g, 0);
        NEEDS(cuGraphExecDestroy, run);
        REPAIRED(cuGraphInstantiate, &twice, g, 0);
    }
    CASE("node: attributes of an empty node are copied", "everyday") {
        g = graph(), a = empty(g), with.func = function("kernel");
        NEEDS(cuGraphAddKernelNode, &kernel, g, NULL, 0, &with);
        NEEDS(cuGraphAddKernelNode, &b, g, NULL, 0, &with);
        REFUSED(cuGraphKernelNodeCopyAttributes, kernel, a);
        REPAIRED(cuGraphKernelNodeCopyAttributes, kernel, b);
    }
    CASE("node: a cluster that does not divide the grid", "everyday") {
        g = graph(), with.func = function("kernel");
        NEEDS(cuGraphAddKernelNode, &kernel, g, NULL, 0, &with);
        value.clusterDim.x = 2, value.clusterDim.y = value.clusterDim.z = 1;
        REFUSED(cuGraphKernelNodeSetAttribute, kernel, CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION, &value);
        value.clusterDim.x = 3;
        REPAIRED(cuGraphKernelNodeSetAttribute, kernel, CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION, &value);
    }
    CASE("stream: a window larger than the device's", "everyday") {
        value.accessPolicyWindow = (CUaccessPolicyWindow){.base_ptr = (void *)memory, .num_bytes = (size_t)1 << 40, .hitRatio = 1};
        REFUSED(cuStreamSetAttribute, stream, CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW, &value);
        value.accessPolicyWindow.num_bytes = 4096;
        REPAIRED(cuStreamSetAttribute, stream, CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW, &value);
    }
    CASE("stream: a domain that the device lacks", "everyday") {
        value.memSyncDomainMap = (CUlaunchMemSyncDomainMap){.default_ = 200, .remote = 1};
        REFUSED(cuStreamSetAttribute, stream, CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP, &value);
        value.memSyncDomainMap.default_ = 0;
        REPAIRED(cuStreamSetAttribute, stream, CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP, &value);
    }
    CASE("stream: waits outside, without a capture", "everyday") {
        CUevent event;
        NEEDS(cuEventCreate, &event, 0);
        REFUSED(cuStreamWaitEvent, stream, event, CU_EVENT_WAIT_EXTERNAL);
        REPAIRED(cuStreamWaitEvent, stream, event, CU_EVENT_WAIT_DEFAULT);
    }
    CASE("stream: attributes of another context's are copied", "everyday") {
        CUcontext second;
        CUstream theirs;
        NEEDS(cuCtxCreate, &second, NULL, 0, device);
        NEEDS(cuStreamCreate, &theirs, 0);
        NEEDS(cuCtxSetCurrent, context);
        REFUSED(cuStreamCopyAttributes, stream, theirs);
        REPAIRED(cuStreamCopyAttributes, stream, other);
    }
    CASE("operation: managed memory is written", "everyday") {
        NEEDS(cuMemAllocManaged, &managed, 4096, CU_MEM_ATTACH_GLOBAL);
        REFUSED(cuStreamWriteValue32, stream, managed, 0, 0);
        REPAIRED(cuStreamWriteValue32, stream, memory, 0, 0);
    }
    CASE("operation: a batch writes managed memory", "everyday") {
        NEEDS(cuMemAllocManaged, &managed, 4096, CU_MEM_ATTACH_GLOBAL);
        write.writeValue.address = managed;
        REFUSED(cuStreamBatchMemOp, stream, 1, &write, 0);
        write.writeValue.address = memory;
        REPAIRED(cuStreamBatchMemOp, stream, 1, &write, 0);
    }
    CASE("operation: a batch writes to an odd address", "everyday") {
        write.writeValue.address = memory + 2;
        REFUSED(cuStreamBatchMemOp, stream, 1, &write, 0);
        write.writeValue.address = memory;
        REPAIRED(cuStreamBatchMemOp, stream, 1, &write, 0);
    }
    CASE("operation: a batch writes where nothing is", "everyday") {
        write.writeValue.address = 0x1000;
        REFUSED(cuStreamBatchMemOp, stream, 1, &write, 0);
        write.writeValue.address = memory;
        REPAIRED(cuStreamBatchMemOp, stream, 1, &write, 0);
    }
    CASE("operation: flushes, on a device that cannot", "everyday") {
        REFUSED(cuStreamWaitValue32, stream, memory, 0, CU_STREAM_WAIT_VALUE_GEQ | CU_STREAM_WAIT_VALUE_FLUSH);
        REPAIRED(cuStreamWaitValue32, stream, memory, 0, CU_STREAM_WAIT_VALUE_GEQ);
    }
    CASE("pointer: synchronized copies of memory that CUDA does not know", "everyday") {
        unsigned on = 1;
        REFUSED(cuPointerSetAttribute, &on, CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, (CUdeviceptr)host);
        REPAIRED(cuPointerSetAttribute, &on, CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, memory);
    }
    CASE("array: what an ordinary one needs", "everyday") {
        REFUSED(cuArrayGetMemoryRequirements, &needs, array(64, 64, 0), device);
        mapped = array(64, 64, CUDA_ARRAY3D_DEFERRED_MAPPING);
        REPAIRED(cuArrayGetMemoryRequirements, &needs, mapped, device);
    }
}

static void rest(void)
{
    const char *text;
    CUdriverProcAddressQueryResult found;
    CASE("errors: a code that is none", "everyday") {
        REFUSED(cuGetErrorString, NO_ENUMERATOR(CUresult), &text);
        REPAIRED(cuGetErrorString, CUDA_ERROR_INVALID_VALUE, &text);
    }
    CASE("functions: of a release later than the driver", "everyday") {
        REFUSED(cuGetProcAddress, "cuMemAlloc", &pointer, 99000, 0, &found);
        REPAIRED(cuGetProcAddress, "cuMemAlloc", &pointer, 12000, 0, &found);
    }
    CASE("functions: to a null pointer", "everyday") {
        REFUSED(cuGetProcAddress, "cuMemAlloc", NULL, 12000, 0, &found);
        REPAIRED(cuGetProcAddress, "cuMemAlloc", &pointer, 12000, 0, &found);
    }
    CASE("logs: a null callback", "everyday") {
        CUlogsCallbackHandle handle;
        REFUSED(cuLogsRegisterCallback, NULL, NULL, &handle);
        REPAIRED(cuLogsRegisterCallback, hear, NULL, &handle);
    }
    CASE("core dumps: a setting that no release names", "everyday") {
        bool on;
        size = sizeof on;
        REFUSED(cuCoredumpGetAttribute, NO_ENUMERATOR(CUcoredumpSettings), &on, &size);
        REPAIRED(cuCoredumpGetAttribute, CU_COREDUMP_ENABLE_ON_EXCEPTION, &on, &size);
    }
}

#include "held.c"

int main(int count, char **arguments)
{
    void (*const groups[])(void) = {initialize, devices, contexts, modules, launches, allocations, copies,
                                    managed_memory, virtual_memory, pools, sharing, streams, events, captures, graphs,
                                    arrays, tensor_maps, green_contexts, older_functions, more_graphs, rest};
    setvbuf(stdout, NULL, _IONBF, 0);
    if (count != 2) {
        fprintf(stderr, "usage: refused NAME | --list\n");
        return 1;
    }
    wanted = arguments[1];
    record = mmap(NULL, sizeof *record, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (record == MAP_FAILED)
        return 1;
    for (size_t i = 0; i < sizeof groups / sizeof *groups; i++)
        groups[i]();
    for (size_t i = 0; i < sizeof held / sizeof *held; i++)
        held[i]();
    if (*wanted != '-' && !is_known) {
        fprintf(stderr, "there is no case %s\n", wanted);
        return 1;
    }
    return wrong;
}
