/* Programs with a mistake in the past of an object, and programs that look like them but are correct.
 *
 *   past NAME    runs one program: a line for each call that it tries, with the function and the code. A line that ends
 *                after the function is that of a call in which the process died.
 *   past --list  prints without a driver, with tabs between them: "mistake" or "correct", the name, its words, and the marks
 *                of its lines, such as "created:12".
 *
 * A mark is a comment at the end of a line. It says what the line is for the mistake, so that a test can require of a report
 * that it names one of the lines: `created` and `destroyed` for the object, which is created with its module too; `began` and
 * `broke` for a capture, which begins for a stream that enters it too; `launched` for work that fails later; `changed` where
 * the thread's context changed; `forked`; and `fails` for the call that the mistake makes fail, or in which the process dies. Some mistakes work by luck with a driver: the output has the answers, this file does not.
 *
 * Each call is on one line of its own, and not in a helper, because reports name lines. To be compiled with -g -O1: without
 * optimization the functions within functions need a stack that can be executed, and with more of it calls of several lines
 * become one. No call changes a setting of the GPU or creates a multicast object. */

#define _GNU_SOURCE
#include "driver.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/uio.h>
#include <sys/wait.h>

/* Writes at once, because the next call may end the process. */
#define SAY(...) dprintf(STDOUT_FILENO, __VA_ARGS__)

/* A call that the program needs to get to its mistake. */
#define NEEDS(name, ...)                                                          \
    do {                                                                     \
        CUresult answer = D(name)(__VA_ARGS__);                              \
        if (answer != CUDA_SUCCESS) {                                        \
            SAY("line %d: %s %s\n", __LINE__, TEXT(name), name_of(answer)); \
            _exit(2);                                                        \
        }                                                                    \
    } while (0)

/* A call whose answer is of interest. */
#define TRIES(name, ...)                                                        \
    do {                                            \
        SAY("%s ", TEXT(name));                     \
        SAY("%s\n", name_of(D(name)(__VA_ARGS__))); \
    } while (0)

#define MISTAKE(name, words) for (bool in = enter("mistake", name, words, __LINE__, true); in; exit(0))
#define CORRECT(name, words) for (bool in = enter("correct", name, words, __LINE__, true); in; exit(0))
/* It begins before cuInit. */
#define EARLY(kind, name, words) for (bool in = enter(kind, name, words, __LINE__, false); in; exit(0))

/* Runs one statement in another thread. The context is current there, or none. What it uses must be static. */
#define THREAD(statement) IN_THREAD(NEEDS(cuCtxSetCurrent, context); statement)
#define IN_THREAD(statement)                       \
    do {                                           \
        void *body(void *unused)                   \
        {                                          \
            statement;                             \
            return unused;                         \
        }                                          \
        pthread_t thread;                          \
        pthread_create(&thread, NULL, body, NULL); \
        pthread_join(thread, NULL);                \
    } while (0)

/* Runs one statement at the exit of the process, after the driver's own handlers. */
#define AT_EXIT(statement) \
    do {                   \
        void body(void)    \
        {                  \
            statement;     \
        }                  \
        at_exit = body;    \
    } while (0)

enum { SIZE = 2 << 20 };

/* One block of one thread, without shared memory. */
#define ONE 1, 1, 1, 1, 1, 1, 0
#define GLOBAL CU_STREAM_CAPTURE_MODE_GLOBAL
#define LOCAL CU_STREAM_CAPTURE_MODE_THREAD_LOCAL
#define RELAXED CU_STREAM_CAPTURE_MODE_RELAXED

static const char *code =
    ".version 7.0\n.target sm_75\n.address_size 64\n"
    ".visible .global .align 4 .u32 number;\n"
    ".visible .entry kernel() { ret; }\n"
    ".visible .entry store(.param .u64 p) { .reg .u64 %a; ld.param.u64 %a, [p]; st.global.u32 [%a], 1; ret; }\n"
    ".visible .entry fault() { .reg .u64 %a; mov.u64 %a, 8; st.global.u32 [%a], 1; ret; }\n"
    ".visible .entry odd() { .reg .u64 %a; mov.u64 %a, number; st.global.u32 [%a+2], 1; ret; }\n"
    ".visible .entry stop() { trap; }\n"
    /* It takes 200 ms. */
    ".visible .entry wait() { .reg .u64 %a, %b, %c; .reg .pred %p; mov.u64 %a, %globaltimer; add.u64 %b, %a, 200000000;\n"
    "again: mov.u64 %c, %globaltimer; setp.lt.u64 %p, %c, %b; @%p bra again; ret; }\n";

static CUdevice device;
/* All that every program has: a primary context that is current, two streams and memory. */
static CUcontext context;
static CUstream stream, other;
static CUdeviceptr memory;
static char *host;
static void (*at_exit)(void);
static pid_t child;

/* The objects that a program makes. */
static CUcontext made;
static CUstream s;
static CUevent e;
static CUgraph graph;
static CUgraphExec exec;
static CUgraphNode node;
static CUmodule module;
static CUfunction function;
static CUlibrary library;
static CUkernel kernel;
static CUarray array;
static CUmipmappedArray mipmap;
static CUtexObject texture;
static CUsurfObject surface;
static CUmemoryPool pool;
static CUuserObject user;
static CUexternalMemory external;
static CUdeviceptr address;
static CUmemGenericAllocationHandle handle;
static CUstreamCaptureStatus status;
static CUstreamCaptureMode mode;
static void *pointer;
static size_t size;
static int number;
static unsigned bits;

static void prepare(void)
{
    NEEDS(cuInit, 0);
    NEEDS(cuDeviceGet, &device, 0);
    NEEDS(cuDevicePrimaryCtxRetain, &context, device);
    NEEDS(cuCtxSetCurrent, context);
    NEEDS(cuStreamCreate, &stream, CU_STREAM_NON_BLOCKING);
    NEEDS(cuStreamCreate, &other, CU_STREAM_NON_BLOCKING);
    NEEDS(cuMemAlloc, &memory, SIZE);
    host = calloc(1, SIZE);
}

/* This file. */
extern const char source[];
__asm__(".pushsection .rodata\nsource: .incbin \"" __FILE__ "\"\n.byte 0\n.popsection");

/* Prints the marks of the program that begins in this line. */
static void list_marks(int line)
{
    const char *at = source;
    for (int number = 1; number < line; number++)
        at = strchr(at, '\n') + 1;
    for (; strncmp(at, "    }\n", 6) != 0; at = strchr(at, '\n') + 1, line++) {
        char words[64];
        const char *mark = memmem(at, strchr(at, '\n') - at, "/* ", 3);
        if (mark && sscanf(mark, "/* %63[a-z ]*/", words) == 1)
            for (char *word = strtok(words, " "); word; word = strtok(NULL, " "))
                printf("\t%s:%d", word, line);
    }
    printf("\n");
}

static const char *wanted;

static bool enter(const char *kind, const char *name, const char *words, int line, bool prepared)
{
    if (strcmp(wanted, "--list") == 0) {
        printf("%s\t%s\t%s", kind, name, words);
        list_marks(line);
    } else if (strcmp(wanted, name) == 0) {
        if (prepared)
            prepare();
        return true;
    }
    return false;
}

/* Memory of another process, which lives as long as this one. */
static CUipcMemHandle foreign(void)
{
    CUipcMemHandle shared;
    int to[2], from[2];
    if (pipe2(to, O_CLOEXEC) < 0 || pipe2(from, O_CLOEXEC) < 0)
        _exit(1);
    if (fork() == 0) {
        dup2(to[0], STDIN_FILENO);
        dup2(from[1], STDOUT_FILENO);
        execl("/proc/self/exe", "past", "--share", NULL);
        _exit(127);
    }
    close(from[1]);
    if (read(from[0], &shared, sizeof shared) != sizeof shared) {
        SAY("line %d: no memory of another process\n", __LINE__);
        _exit(2);
    }
    return shared;
}

static int share(void)
{
    CUipcMemHandle shared;
    alarm(60);
    prepare();
    NEEDS(cuIpcGetMemHandle, &shared, memory);
    if (write(STDOUT_FILENO, &shared, sizeof shared) != sizeof shared)
        return 1;
    close(STDOUT_FILENO);
    return read(STDIN_FILENO, &shared, 1) > 0;
}

/* Waits for a child, and tells how it ended if that was not in order. */
static void await(void)
{
    int ended = 0;
    waitpid(child, &ended, 0);
    if (WIFSIGNALED(ended))
        SAY("child: signal %d\n", WTERMSIG(ended));
}

/* A launch has ended, or failed, when this returns. No call asks for it. */
static void work_ends(void)
{
    usleep(200000);
}

static CUfunction entry(const char *name)
{
    NEEDS(cuModuleLoadData, &module, code);
    NEEDS(cuModuleGetFunction, &function, module, name);
    return function;
}

static void doing_nothing(void *unused)
{
    (void)unused;
}

static _Atomic bool is_called;

/* The driver calls it, and permits no calls there. */
static void allocating(void *unused)
{
    TRIES(cuMemAlloc, &address, SIZE); /* fails */
    is_called = true;
    (void)unused;
}

static void computing(void *number)
{
    *(volatile int *)number += 1;
    is_called = true;
}

static void wait_for_call(void)
{
    for (int i = 0; i < 5000 && !is_called; i++)
        usleep(1000);
}

static CUmemLocation here(void)
{
    CUmemLocation here = {.type = CU_MEM_LOCATION_TYPE_DEVICE};
    return here;
}

static const CUDA_ARRAY3D_DESCRIPTOR *texels(void)
{
    static const CUDA_ARRAY3D_DESCRIPTOR texels = {64, 64, 0, CU_AD_FORMAT_FLOAT, 1, CUDA_ARRAY3D_SURFACE_LDST};
    return &texels;
}

static const CUDA_RESOURCE_DESC *of_array(void)
{
    static CUDA_RESOURCE_DESC of_array = {.resType = CU_RESOURCE_TYPE_ARRAY};
    of_array.res.array.hArray = array;
    return &of_array;
}

static const CUDA_TEXTURE_DESC *nearest(void)
{
    static const CUDA_TEXTURE_DESC nearest = {.filterMode = CU_TR_FILTER_MODE_POINT};
    return &nearest;
}

static const CUmemPoolProps *properties_of_pool(void)
{
    static CUmemPoolProps properties = {.allocType = CU_MEM_ALLOCATION_TYPE_PINNED};
    properties.location = here();
    return &properties;
}

static const CUmemAllocationProp *properties(void)
{
    static CUmemAllocationProp properties = {
        .type = CU_MEM_ALLOCATION_TYPE_PINNED, .requestedHandleTypes = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR};
    properties.location = here();
    return &properties;
}

static const CUmemAccessDesc *access_here(void)
{
    static CUmemAccessDesc access = {.flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE};
    access.location = here();
    return &access;
}

/* The other end of a file of memory. */
static const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *file_of_memory(void)
{
    static CUDA_EXTERNAL_MEMORY_HANDLE_DESC file = {.type = CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD, .size = SIZE};
    NEEDS(cuMemCreate, &handle, SIZE, properties(), 0);
    NEEDS(cuMemExportToShareableHandle, &file.handle.fd, handle, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0);
    return &file;
}

static const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *whole(void)
{
    static const CUDA_EXTERNAL_MEMORY_BUFFER_DESC whole = {.size = SIZE};
    return &whole;
}

static void streams(void)
{
    CUstream again = NULL;
    MISTAKE("stream-query", "a query of a destroyed stream") {
        NEEDS(cuStreamCreate, &s, 0); /* created */
        NEEDS(cuStreamDestroy, s); /* destroyed */
        TRIES(cuStreamQuery, s); /* fails */
    }
    MISTAKE("stream-synchronize", "a wait for a destroyed stream") {
        NEEDS(cuStreamCreate, &s, CU_STREAM_NON_BLOCKING); /* created */
        NEEDS(cuStreamDestroy, s); /* destroyed */
        TRIES(cuStreamSynchronize, s); /* fails */
    }
    MISTAKE("stream-launch", "a launch in a destroyed stream") {
        entry("kernel");
        NEEDS(cuStreamCreate, &s, 0); /* created */
        NEEDS(cuStreamDestroy, s); /* destroyed */
        TRIES(cuLaunchKernel, function, ONE, s, NULL, NULL); /* fails */
    }
    MISTAKE("stream-launch-config", "a launch whose configuration has a destroyed stream") {
        CUlaunchConfig config = {.gridDimX = 1, .gridDimY = 1, .gridDimZ = 1, .blockDimX = 1, .blockDimY = 1, .blockDimZ = 1};
        entry("kernel");
        NEEDS(cuStreamCreate, &config.hStream, 0); /* created */
        NEEDS(cuStreamDestroy, config.hStream); /* destroyed */
        TRIES(cuLaunchKernelEx, &config, function, NULL, NULL); /* fails */
    }
    MISTAKE("stream-record", "an event recorded in a destroyed stream") {
        NEEDS(cuEventCreate, &e, 0);
        NEEDS(cuStreamCreate, &s, 0); /* created */
        NEEDS(cuStreamDestroy, s); /* destroyed */
        TRIES(cuEventRecord, e, s); /* fails */
    }
    MISTAKE("stream-wait", "a destroyed stream waits for an event") {
        NEEDS(cuEventCreate, &e, 0);
        NEEDS(cuEventRecord, e, stream);
        NEEDS(cuStreamCreate, &s, 0); /* created */
        NEEDS(cuStreamDestroy, s); /* destroyed */
        TRIES(cuStreamWaitEvent, s, e, 0); /* fails */
    }
    MISTAKE("stream-copy", "a copy in a destroyed stream") {
        NEEDS(cuStreamCreateWithPriority, &s, 0, 0); /* created */
        NEEDS(cuStreamDestroy, s); /* destroyed */
        TRIES(cuMemcpyHtoDAsync, memory, host, 64, s); /* fails */
    }
    MISTAKE("stream-fill", "a fill in a stream that another thread destroyed") {
        NEEDS(cuStreamCreate, &s, 0); /* created */
        THREAD(NEEDS(cuStreamDestroy, s)); /* destroyed */
        TRIES(cuMemsetD8Async, memory, 0, 64, s); /* fails */
    }
    MISTAKE("stream-alloc", "an allocation in a destroyed stream") {
        NEEDS(cuStreamCreate, &s, 0); /* created */
        NEEDS(cuStreamDestroy, s); /* destroyed */
        TRIES(cuMemAllocAsync, &address, SIZE, s); /* fails */
    }
    MISTAKE("stream-free", "a stream destroyed before its buffer") {
        NEEDS(cuStreamCreate, &s, 0); /* created */
        NEEDS(cuMemAllocAsync, &address, SIZE, s);
        NEEDS(cuStreamDestroy, s); /* destroyed */
        TRIES(cuMemFreeAsync, address, s); /* fails */
    }
    MISTAKE("stream-twice", "a stream destroyed twice") {
        NEEDS(cuStreamCreate, &s, 0); /* created */
        NEEDS(cuStreamDestroy, s); /* destroyed */
        TRIES(cuStreamDestroy, s); /* fails */
    }
    MISTAKE("stream-capture", "a capture begun in a destroyed stream") {
        NEEDS(cuStreamCreate, &s, 0); /* created */
        NEEDS(cuStreamDestroy, s); /* destroyed */
        TRIES(cuStreamBeginCapture, s, GLOBAL); /* fails */
    }
    MISTAKE("stream-callback", "a host function in a destroyed stream") {
        NEEDS(cuStreamCreate, &s, 0); /* created */
        NEEDS(cuStreamDestroy, s); /* destroyed */
        TRIES(cuLaunchHostFunc, s, doing_nothing, NULL); /* fails */
    }
    MISTAKE("stream-callback-allocates", "a host function allocates memory") {
        NEEDS(cuLaunchHostFunc, stream, computing, host);
        wait_for_call();
        is_called = false;
        NEEDS(cuLaunchHostFunc, stream, allocating, NULL); /* launched */
        wait_for_call(); /* fails */
    }
    MISTAKE("stream-flags", "the flags of a destroyed stream") {
        NEEDS(cuStreamCreate, &s, 0); /* created */
        NEEDS(cuStreamDestroy, s); /* destroyed */
        TRIES(cuStreamGetFlags, s, &bits); /* fails */
    }
    MISTAKE("stream-context", "the context of a destroyed stream") {
        NEEDS(cuStreamCreate, &s, 0); /* created */
        NEEDS(cuStreamDestroy, s); /* destroyed */
        TRIES(cuStreamGetCtx, s, &made); /* fails */
    }
    MISTAKE("stream-after-callback", "a stream destroyed while its host function is to run, then used") {
        NEEDS(cuStreamCreate, &s, 0); /* created */
        NEEDS(cuLaunchHostFunc, s, doing_nothing, NULL);
        NEEDS(cuStreamDestroy, s); /* destroyed */
        TRIES(cuStreamIsCapturing, s, &status); /* fails */
    }
    MISTAKE("stream-replaced", "a destroyed stream whose value is that of a new one") {
        NEEDS(cuStreamCreate, &s, 0);
        NEEDS(cuStreamDestroy, s);
        for (int i = 0; i < 1000 && again != s; i++)
            NEEDS(cuStreamCreate, &again, 0);
        TRIES(cuStreamQuery, s);
    }
    MISTAKE("stream-second-life", "a value that was two streams, both destroyed") {
        NEEDS(cuStreamCreate, &s, 0);
        NEEDS(cuStreamDestroy, s);
        for (int i = 0; i < 1000 && again != s; i++)
            NEEDS(cuStreamCreate, &again, 0); /* created */
        NEEDS(cuStreamDestroy, again); /* destroyed */
        TRIES(cuStreamQuery, s); /* fails */
    }
}

static void events(void)
{
    MISTAKE("event-record", "a destroyed event is recorded") {
        NEEDS(cuEventCreate, &e, 0); /* created */
        NEEDS(cuEventDestroy, e); /* destroyed */
        TRIES(cuEventRecord, e, stream); /* fails */
    }
    MISTAKE("event-query", "a query of a destroyed event, twice") {
        NEEDS(cuEventCreate, &e, 0); /* created */
        NEEDS(cuEventDestroy, e); /* destroyed */
        TRIES(cuEventQuery, e); /* fails */
        TRIES(cuEventQuery, e); /* fails */
    }
    MISTAKE("event-synchronize", "a wait for a destroyed event") {
        NEEDS(cuEventCreate, &e, CU_EVENT_DISABLE_TIMING); /* created */
        NEEDS(cuEventRecord, e, stream);
        NEEDS(cuEventDestroy, e); /* destroyed */
        TRIES(cuEventSynchronize, e); /* fails */
    }
    MISTAKE("event-wait", "a stream waits for an event that another thread destroyed") {
        NEEDS(cuEventCreate, &e, 0); /* created */
        NEEDS(cuEventRecord, e, stream);
        THREAD(NEEDS(cuEventDestroy, e)); /* destroyed */
        TRIES(cuStreamWaitEvent, other, e, 0); /* fails */
    }
    MISTAKE("event-elapsed", "the time since a destroyed event") {
        static CUevent end;
        float milliseconds;
        NEEDS(cuEventCreate, &end, 0);
        NEEDS(cuEventCreate, &e, 0); /* created */
        NEEDS(cuEventRecord, e, stream);
        NEEDS(cuEventRecord, end, stream);
        NEEDS(cuStreamSynchronize, stream);
        NEEDS(cuEventDestroy, e); /* destroyed */
        TRIES(cuEventElapsedTime, &milliseconds, e, end); /* fails */
    }
    MISTAKE("event-untimed", "the time since an event without timing") {
        static CUevent end;
        float milliseconds;
        NEEDS(cuEventCreate, &end, 0);
        NEEDS(cuEventCreate, &e, CU_EVENT_DISABLE_TIMING); /* created */
        NEEDS(cuEventRecord, e, stream);
        NEEDS(cuEventRecord, end, stream);
        NEEDS(cuStreamSynchronize, stream);
        TRIES(cuEventElapsedTime, &milliseconds, e, end); /* fails */
    }
    MISTAKE("event-unshared", "an event of this process is shared with others") {
        CUipcEventHandle shared;
        NEEDS(cuEventCreate, &e, CU_EVENT_DISABLE_TIMING); /* created */
        TRIES(cuIpcGetEventHandle, &shared, e); /* fails */
    }
    MISTAKE("event-twice", "an event destroyed twice") {
        NEEDS(cuEventCreate, &e, 0); /* created */
        NEEDS(cuEventDestroy, e); /* destroyed */
        TRIES(cuEventDestroy, e); /* fails */
    }
}

static void graphs(void)
{
    MISTAKE("graph-instantiate", "a destroyed graph is instantiated") {
        NEEDS(cuGraphCreate, &graph, 0); /* created */
        NEEDS(cuGraphDestroy, graph); /* destroyed */
        TRIES(cuGraphInstantiate, &exec, graph, 0); /* fails */
    }
    MISTAKE("graph-node", "a node for a destroyed graph") {
        NEEDS(cuGraphCreate, &graph, 0); /* created */
        NEEDS(cuGraphDestroy, graph); /* destroyed */
        TRIES(cuGraphAddEmptyNode, &node, graph, NULL, 0); /* fails */
    }
    MISTAKE("graph-clone", "a clone of a destroyed graph") {
        static CUgraph clone;
        NEEDS(cuGraphCreate, &graph, 0); /* created */
        NEEDS(cuGraphDestroy, graph); /* destroyed */
        TRIES(cuGraphClone, &clone, graph); /* fails */
    }
    MISTAKE("graph-nodes", "the nodes of a graph that a capture made, and that is destroyed") {
        NEEDS(cuStreamBeginCapture, stream, GLOBAL);
        NEEDS(cuMemsetD8Async, memory, 0, 64, stream);
        NEEDS(cuStreamEndCapture, stream, &graph); /* created */
        NEEDS(cuGraphDestroy, graph); /* destroyed */
        TRIES(cuGraphGetNodes, graph, NULL, &size); /* fails */
    }
    MISTAKE("graph-twice", "a graph destroyed twice") {
        NEEDS(cuGraphCreate, &graph, 0); /* created */
        NEEDS(cuGraphDestroy, graph); /* destroyed */
        TRIES(cuGraphDestroy, graph); /* fails */
    }
    MISTAKE("node-type", "the type of a destroyed node") {
        CUgraphNodeType type;
        NEEDS(cuGraphCreate, &graph, 0);
        NEEDS(cuGraphAddEmptyNode, &node, graph, NULL, 0); /* created */
        NEEDS(cuGraphDestroyNode, node); /* destroyed */
        TRIES(cuGraphNodeGetType, node, &type); /* fails */
    }
    MISTAKE("node-of-graph", "a node whose graph is destroyed") {
        CUgraphNodeType type;
        NEEDS(cuGraphCreate, &graph, 0);
        NEEDS(cuGraphAddEmptyNode, &node, graph, NULL, 0); /* created */
        NEEDS(cuGraphDestroy, graph); /* destroyed */
        TRIES(cuGraphNodeGetType, node, &type); /* fails */
    }
    MISTAKE("exec-launch", "a destroyed executable graph is launched") {
        NEEDS(cuGraphCreate, &graph, 0);
        NEEDS(cuGraphInstantiate, &exec, graph, 0); /* created */
        NEEDS(cuGraphExecDestroy, exec); /* destroyed */
        TRIES(cuGraphLaunch, exec, stream); /* fails */
    }
    MISTAKE("exec-upload", "a destroyed executable graph is uploaded") {
        NEEDS(cuGraphCreate, &graph, 0);
        NEEDS(cuGraphInstantiate, &exec, graph, 0); /* created */
        NEEDS(cuGraphExecDestroy, exec); /* destroyed */
        TRIES(cuGraphUpload, exec, stream); /* fails */
    }
    MISTAKE("exec-update", "a destroyed executable graph is updated") {
        CUgraphExecUpdateResultInfo why;
        NEEDS(cuGraphCreate, &graph, 0);
        NEEDS(cuGraphInstantiate, &exec, graph, 0); /* created */
        NEEDS(cuGraphExecDestroy, exec); /* destroyed */
        TRIES(cuGraphExecUpdate, exec, graph, &why); /* fails */
    }
    MISTAKE("exec-twice", "an executable graph destroyed twice") {
        NEEDS(cuGraphCreate, &graph, 0);
        NEEDS(cuGraphInstantiate, &exec, graph, 0); /* created */
        NEEDS(cuGraphExecDestroy, exec); /* destroyed */
        TRIES(cuGraphExecDestroy, exec); /* fails */
    }
    MISTAKE("user-object-released", "a user object without references is released") {
        NEEDS(cuUserObjectCreate, &user, NULL, doing_nothing, 1, CU_USER_OBJECT_NO_DESTRUCTOR_SYNC); /* created */
        NEEDS(cuUserObjectRelease, user, 1); /* destroyed */
        TRIES(cuUserObjectRelease, user, 1); /* fails */
    }
    MISTAKE("user-object-retained", "a graph retains a user object without references") {
        NEEDS(cuGraphCreate, &graph, 0);
        NEEDS(cuUserObjectCreate, &user, NULL, doing_nothing, 1, CU_USER_OBJECT_NO_DESTRUCTOR_SYNC); /* created */
        NEEDS(cuUserObjectRelease, user, 1); /* destroyed */
        TRIES(cuGraphRetainUserObject, graph, user, 1, 0); /* fails */
    }
}

static void modules(void)
{
    MISTAKE("function-launch", "a function of an unloaded module is launched") {
        NEEDS(cuModuleLoadData, &module, code); /* created */
        NEEDS(cuModuleGetFunction, &function, module, "kernel"); /* created */
        NEEDS(cuModuleUnload, module); /* destroyed */
        TRIES(cuLaunchKernel, function, ONE, stream, NULL, NULL); /* fails */
        TRIES(cuLaunchKernel, function, ONE, stream, NULL, NULL); /* fails */
    }
    MISTAKE("function-attribute", "an attribute of a function of an unloaded module") {
        NEEDS(cuModuleLoadData, &module, code); /* created */
        NEEDS(cuModuleGetFunction, &function, module, "kernel"); /* created */
        NEEDS(cuModuleUnload, module); /* destroyed */
        TRIES(cuFuncGetAttribute, &number, CU_FUNC_ATTRIBUTE_NUM_REGS, function); /* fails */
    }
    MISTAKE("function-occupancy", "the occupancy of a function of an unloaded module") {
        NEEDS(cuModuleLoadData, &module, code); /* created */
        NEEDS(cuModuleGetFunction, &function, module, "kernel"); /* created */
        NEEDS(cuModuleUnload, module); /* destroyed */
        TRIES(cuOccupancyMaxActiveBlocksPerMultiprocessor, &number, function, 32, 0); /* fails */
    }
    MISTAKE("module-function", "a function is sought in an unloaded module") {
        NEEDS(cuModuleLoadData, &module, code); /* created */
        NEEDS(cuModuleUnload, module); /* destroyed */
        TRIES(cuModuleGetFunction, &function, module, "kernel"); /* fails */
    }
    MISTAKE("module-global", "a variable is sought in an unloaded module") {
        NEEDS(cuModuleLoadData, &module, code); /* created */
        NEEDS(cuModuleUnload, module); /* destroyed */
        TRIES(cuModuleGetGlobal, &address, &size, module, "number"); /* fails */
    }
    MISTAKE("module-variable", "a copy to a variable of an unloaded module") {
        NEEDS(cuModuleLoadData, &module, code); /* created */
        NEEDS(cuModuleGetGlobal, &address, &size, module, "number"); /* created */
        NEEDS(cuModuleUnload, module); /* destroyed */
        TRIES(cuMemcpyHtoD, address, host, 4); /* fails */
    }
    MISTAKE("module-twice", "a module unloaded twice") {
        NEEDS(cuModuleLoadData, &module, code); /* created */
        NEEDS(cuModuleUnload, module); /* destroyed */
        TRIES(cuModuleUnload, module); /* fails */
    }
    MISTAKE("kernel-launch", "a kernel of an unloaded library is launched") {
        NEEDS(cuLibraryLoadData, &library, code, NULL, NULL, 0, NULL, NULL, 0); /* created */
        NEEDS(cuLibraryGetKernel, &kernel, library, "kernel"); /* created */
        NEEDS(cuLibraryUnload, library); /* destroyed */
        TRIES(cuLaunchKernel, (CUfunction)kernel, ONE, stream, NULL, NULL); /* fails */
    }
    MISTAKE("kernel-function", "the function of a kernel of an unloaded library") {
        NEEDS(cuLibraryLoadData, &library, code, NULL, NULL, 0, NULL, NULL, 0); /* created */
        NEEDS(cuLibraryGetKernel, &kernel, library, "kernel"); /* created */
        NEEDS(cuLibraryUnload, library); /* destroyed */
        TRIES(cuKernelGetFunction, &function, kernel); /* fails */
    }
    MISTAKE("library-kernel", "a kernel is sought in an unloaded library") {
        NEEDS(cuLibraryLoadData, &library, code, NULL, NULL, 0, NULL, NULL, 0); /* created */
        NEEDS(cuLibraryUnload, library); /* destroyed */
        TRIES(cuLibraryGetKernel, &kernel, library, "kernel"); /* fails */
    }
    MISTAKE("library-twice", "a library unloaded twice") {
        NEEDS(cuLibraryLoadData, &library, code, NULL, NULL, 0, NULL, NULL, 0); /* created */
        NEEDS(cuLibraryUnload, library); /* destroyed */
        TRIES(cuLibraryUnload, library); /* fails */
    }
}

static void arrays(void)
{
    CUDA_ARRAY3D_DESCRIPTOR described;
    CUDA_RESOURCE_DESC resource;
    MISTAKE("array-copy", "a copy from a destroyed array") {
        NEEDS(cuArray3DCreate, &array, texels()); /* created */
        NEEDS(cuArrayDestroy, array); /* destroyed */
        TRIES(cuMemcpyAtoH, host, array, 0, 64); /* fails */
    }
    MISTAKE("array-descriptor", "the description of a destroyed array") {
        NEEDS(cuArray3DCreate, &array, texels()); /* created */
        NEEDS(cuArrayDestroy, array); /* destroyed */
        TRIES(cuArray3DGetDescriptor, &described, array); /* fails */
    }
    MISTAKE("array-texture", "a texture of a destroyed array") {
        NEEDS(cuArray3DCreate, &array, texels()); /* created */
        NEEDS(cuArrayDestroy, array); /* destroyed */
        TRIES(cuTexObjectCreate, &texture, of_array(), nearest(), NULL); /* fails */
    }
    MISTAKE("array-twice", "an array destroyed twice") {
        NEEDS(cuArray3DCreate, &array, texels()); /* created */
        NEEDS(cuArrayDestroy, array); /* destroyed */
        TRIES(cuArrayDestroy, array); /* fails */
    }
    MISTAKE("mipmap-level", "a level of a destroyed mipmapped array") {
        NEEDS(cuMipmappedArrayCreate, &mipmap, texels(), 3); /* created */
        NEEDS(cuMipmappedArrayDestroy, mipmap); /* destroyed */
        TRIES(cuMipmappedArrayGetLevel, &array, mipmap, 1); /* fails */
    }
    MISTAKE("mipmap-array", "an array of a level of a destroyed mipmapped array") {
        NEEDS(cuMipmappedArrayCreate, &mipmap, texels(), 3); /* created */
        NEEDS(cuMipmappedArrayGetLevel, &array, mipmap, 1); /* created */
        NEEDS(cuMipmappedArrayDestroy, mipmap); /* destroyed */
        TRIES(cuArray3DGetDescriptor, &described, array); /* fails */
    }
    MISTAKE("mipmap-twice", "a mipmapped array destroyed twice") {
        NEEDS(cuMipmappedArrayCreate, &mipmap, texels(), 3); /* created */
        NEEDS(cuMipmappedArrayDestroy, mipmap); /* destroyed */
        TRIES(cuMipmappedArrayDestroy, mipmap); /* fails */
    }
    MISTAKE("texture-descriptor", "the resource of a destroyed texture object") {
        NEEDS(cuArray3DCreate, &array, texels());
        NEEDS(cuTexObjectCreate, &texture, of_array(), nearest(), NULL); /* created */
        NEEDS(cuTexObjectDestroy, texture); /* destroyed */
        TRIES(cuTexObjectGetResourceDesc, &resource, texture); /* fails */
    }
    MISTAKE("texture-twice", "a texture object destroyed twice") {
        NEEDS(cuArray3DCreate, &array, texels());
        NEEDS(cuTexObjectCreate, &texture, of_array(), nearest(), NULL); /* created */
        NEEDS(cuTexObjectDestroy, texture); /* destroyed */
        TRIES(cuTexObjectDestroy, texture); /* fails */
    }
    MISTAKE("surface-descriptor", "the resource of a destroyed surface object") {
        NEEDS(cuArray3DCreate, &array, texels());
        NEEDS(cuSurfObjectCreate, &surface, of_array()); /* created */
        NEEDS(cuSurfObjectDestroy, surface); /* destroyed */
        TRIES(cuSurfObjectGetResourceDesc, &resource, surface); /* fails */
    }
}

static void allocations(void)
{
    MISTAKE("memory-twice", "memory freed twice") {
        NEEDS(cuMemAlloc, &address, SIZE); /* created */
        NEEDS(cuMemFree, address); /* destroyed */
        TRIES(cuMemFree, address); /* fails */
    }
    MISTAKE("memory-part", "a part of memory is freed") {
        NEEDS(cuMemAlloc, &address, SIZE); /* created */
        TRIES(cuMemFree, address + 256); /* fails */
    }
    MISTAKE("memory-copied", "a copy from freed memory") {
        NEEDS(cuMemAlloc, &address, SIZE); /* created */
        NEEDS(cuMemFree, address); /* destroyed */
        TRIES(cuMemcpyDtoH, host, address, 64); /* fails */
    }
    MISTAKE("memory-filled", "a fill of memory that another thread freed") {
        NEEDS(cuMemAlloc, &address, SIZE); /* created */
        THREAD(NEEDS(cuMemFree, address)); /* destroyed */
        TRIES(cuMemsetD8Async, address, 0, 64, stream); /* fails */
    }
    MISTAKE("memory-beyond", "a fill that leaves its allocation") {
        NEEDS(cuMemAlloc, &address, SIZE); /* created */
        TRIES(cuMemsetD8Async, address + SIZE - 64, 0, (size_t)1 << 40, stream); /* fails */
    }
    MISTAKE("pitched-beyond", "a copy that leaves memory with a pitch") {
        NEEDS(cuMemAllocPitch, &address, &size, 1000, 100, 4); /* created */
        TRIES(cuMemcpyDtoH, host, address + 512, 100 * size); /* fails */
    }
    MISTAKE("pitched-part", "a row of memory with a pitch is freed") {
        NEEDS(cuMemAllocPitch, &address, &size, 1000, 100, 4); /* created */
        TRIES(cuMemFree, address + size); /* fails */
    }
    MISTAKE("memory-stored", "a kernel writes to freed memory") {
        entry("store");
        NEEDS(cuMemAlloc, &address, 64 * SIZE); /* created */
        NEEDS(cuMemFree, address); /* destroyed */
        NEEDS(cuLaunchKernel, function, ONE, stream, (void *[]){&address}, NULL); /* launched */
        TRIES(cuStreamSynchronize, stream); /* fails */
    }
    MISTAKE("memory-of-host", "memory of a device is freed as memory of the host") {
        NEEDS(cuMemAlloc, &address, SIZE); /* created */
        TRIES(cuMemFreeHost, (void *)address); /* fails */
    }
    MISTAKE("host-of-device", "memory of the host is freed as memory of a device") {
        NEEDS(cuMemHostAlloc, &pointer, SIZE, 0); /* created */
        TRIES(cuMemFree, (CUdeviceptr)pointer); /* fails */
    }
    MISTAKE("host-twice", "memory of the host freed twice") {
        NEEDS(cuMemHostAlloc, &pointer, SIZE, 0); /* created */
        NEEDS(cuMemFreeHost, pointer); /* destroyed */
        TRIES(cuMemFreeHost, pointer); /* fails */
    }
    MISTAKE("host-unregistered", "allocated memory of the host is unregistered") {
        NEEDS(cuMemHostAlloc, &pointer, SIZE, 0); /* created */
        TRIES(cuMemHostUnregister, pointer); /* fails */
    }
    MISTAKE("registered-freed", "registered memory is freed by the driver") {
        NEEDS(cuMemHostRegister, host, SIZE, 0); /* created */
        TRIES(cuMemFreeHost, host); /* fails */
    }
    MISTAKE("registered-twice", "memory unregistered twice") {
        NEEDS(cuMemHostRegister, host, SIZE, 0); /* created */
        NEEDS(cuMemHostUnregister, host); /* destroyed */
        TRIES(cuMemHostUnregister, host); /* fails */
    }
    MISTAKE("registered-again", "memory registered twice") {
        NEEDS(cuMemHostRegister, host, SIZE, 0); /* created */
        TRIES(cuMemHostRegister, host, SIZE, 0); /* fails */
    }
    MISTAKE("managed-of-host", "managed memory is freed as memory of the host") {
        NEEDS(cuMemAllocManaged, &address, SIZE, CU_MEM_ATTACH_GLOBAL); /* created */
        TRIES(cuMemFreeHost, (void *)address); /* fails */
    }
    MISTAKE("managed-twice", "managed memory freed twice") {
        NEEDS(cuMemAllocManaged, &address, SIZE, CU_MEM_ATTACH_GLOBAL); /* created */
        NEEDS(cuMemFree, address); /* destroyed */
        TRIES(cuMemFree, address); /* fails */
    }
}

static void pools(void)
{
    unsigned long long value;
    MISTAKE("pool-alloc", "an allocation from a destroyed pool") {
        NEEDS(cuMemPoolCreate, &pool, properties_of_pool()); /* created */
        NEEDS(cuMemPoolDestroy, pool); /* destroyed */
        TRIES(cuMemAllocFromPoolAsync, &address, SIZE, pool, stream); /* fails */
    }
    MISTAKE("pool-attribute", "an attribute of a destroyed pool") {
        NEEDS(cuMemPoolCreate, &pool, properties_of_pool()); /* created */
        NEEDS(cuMemPoolDestroy, pool); /* destroyed */
        TRIES(cuMemPoolGetAttribute, pool, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, &value); /* fails */
    }
    MISTAKE("pool-trim", "a destroyed pool is trimmed") {
        NEEDS(cuMemPoolCreate, &pool, properties_of_pool()); /* created */
        NEEDS(cuMemPoolDestroy, pool); /* destroyed */
        TRIES(cuMemPoolTrimTo, pool, 0); /* fails */
    }
    MISTAKE("pool-twice", "a pool destroyed twice") {
        NEEDS(cuMemPoolCreate, &pool, properties_of_pool()); /* created */
        NEEDS(cuMemPoolDestroy, pool); /* destroyed */
        TRIES(cuMemPoolDestroy, pool); /* fails */
    }
    MISTAKE("pool-foreign", "memory of no pool is exported as that of one") {
        CUmemPoolPtrExportData data;
        NEEDS(cuMemAlloc, &address, SIZE); /* created */
        TRIES(cuMemPoolExportPointer, &data, address); /* fails */
    }
    MISTAKE("pooled-twice", "memory of a pool freed twice") {
        NEEDS(cuMemAllocAsync, &address, SIZE, stream); /* created */
        NEEDS(cuMemFreeAsync, address, stream); /* destroyed */
        TRIES(cuMemFreeAsync, address, stream); /* fails */
    }
    MISTAKE("pooled-copied", "a copy from freed memory of a pool") {
        NEEDS(cuMemAllocAsync, &address, SIZE, stream); /* created */
        NEEDS(cuMemFreeAsync, address, stream); /* destroyed */
        NEEDS(cuStreamSynchronize, stream);
        TRIES(cuMemcpyDtoH, host, address, 64); /* fails */
    }
    MISTAKE("pooled-part", "a part of memory of a pool is freed") {
        NEEDS(cuMemAllocAsync, &address, SIZE, stream); /* created */
        NEEDS(cuStreamSynchronize, stream);
        TRIES(cuMemFreeAsync, address + 512, stream); /* fails */
    }
    MISTAKE("pooled-of-host", "memory of a pool is freed as memory of the host") {
        NEEDS(cuMemAllocAsync, &address, SIZE, stream); /* created */
        NEEDS(cuStreamSynchronize, stream);
        TRIES(cuMemFreeHost, (void *)address); /* fails */
    }
    MISTAKE("plain-of-pool", "memory of no pool is freed as if of a pool, and then again") {
        NEEDS(cuMemAlloc, &address, SIZE); /* created */
        TRIES(cuMemFreeAsync, address, stream); /* destroyed */
        TRIES(cuMemFree, address); /* fails */
    }
}

static void mappings(void)
{
    MISTAKE("unmapped-twice", "addresses unmapped twice") {
        NEEDS(cuMemCreate, &handle, SIZE, properties(), 0);
        NEEDS(cuMemAddressReserve, &address, SIZE, 0, 0, 0);
        NEEDS(cuMemMap, address, SIZE, 0, handle, 0); /* created */
        NEEDS(cuMemUnmap, address, SIZE); /* destroyed */
        TRIES(cuMemUnmap, address, SIZE); /* fails */
    }
    MISTAKE("unmapped-copied", "a copy from addresses that are no longer mapped") {
        NEEDS(cuMemCreate, &handle, SIZE, properties(), 0);
        NEEDS(cuMemAddressReserve, &address, SIZE, 0, 0, 0);
        NEEDS(cuMemMap, address, SIZE, 0, handle, 0); /* created */
        NEEDS(cuMemSetAccess, address, SIZE, access_here(), 1);
        NEEDS(cuMemUnmap, address, SIZE); /* destroyed */
        TRIES(cuMemcpyDtoH, host, address, 64); /* fails */
    }
    MISTAKE("unmapped-access", "access to addresses that are no longer mapped") {
        NEEDS(cuMemCreate, &handle, SIZE, properties(), 0);
        NEEDS(cuMemAddressReserve, &address, SIZE, 0, 0, 0);
        NEEDS(cuMemMap, address, SIZE, 0, handle, 0); /* created */
        NEEDS(cuMemUnmap, address, SIZE); /* destroyed */
        TRIES(cuMemSetAccess, address, SIZE, access_here(), 1); /* fails */
    }
    MISTAKE("released-mapped", "released memory is mapped") {
        NEEDS(cuMemAddressReserve, &address, SIZE, 0, 0, 0);
        NEEDS(cuMemCreate, &handle, SIZE, properties(), 0); /* created */
        NEEDS(cuMemRelease, handle); /* destroyed */
        TRIES(cuMemMap, address, SIZE, 0, handle, 0); /* fails */
    }
    MISTAKE("released-exported", "released memory is exported") {
        NEEDS(cuMemCreate, &handle, SIZE, properties(), 0); /* created */
        NEEDS(cuMemRelease, handle); /* destroyed */
        TRIES(cuMemExportToShareableHandle, &number, handle, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0); /* fails */
    }
    MISTAKE("released-twice", "memory released twice") {
        NEEDS(cuMemCreate, &handle, SIZE, properties(), 0); /* created */
        NEEDS(cuMemRelease, handle); /* destroyed */
        TRIES(cuMemRelease, handle); /* fails */
    }
    MISTAKE("address-mapped", "addresses are freed while memory is mapped there") {
        NEEDS(cuMemCreate, &handle, SIZE, properties(), 0);
        NEEDS(cuMemAddressReserve, &address, SIZE, 0, 0, 0);
        NEEDS(cuMemMap, address, SIZE, 0, handle, 0); /* created */
        TRIES(cuMemAddressFree, address, SIZE); /* fails */
    }
    MISTAKE("address-freed", "memory is mapped at freed addresses") {
        NEEDS(cuMemCreate, &handle, SIZE, properties(), 0);
        NEEDS(cuMemAddressReserve, &address, SIZE, 0, 0, 0); /* created */
        NEEDS(cuMemAddressFree, address, SIZE); /* destroyed */
        TRIES(cuMemMap, address, SIZE, 0, handle, 0); /* fails */
    }
    MISTAKE("address-twice", "addresses freed twice") {
        NEEDS(cuMemAddressReserve, &address, SIZE, 0, 0, 0); /* created */
        NEEDS(cuMemAddressFree, address, SIZE); /* destroyed */
        TRIES(cuMemAddressFree, address, SIZE); /* fails */
    }
    MISTAKE("mapped-freed", "mapped memory is freed as if allocated") {
        NEEDS(cuMemCreate, &handle, SIZE, properties(), 0);
        NEEDS(cuMemAddressReserve, &address, SIZE, 0, 0, 0);
        NEEDS(cuMemMap, address, SIZE, 0, handle, 0); /* created */
        TRIES(cuMemFree, address); /* fails */
    }
}

static void sharing(void)
{
    CUipcMemHandle shared;
    MISTAKE("ipc-closed", "a copy from memory of another process that was closed") {
        shared = foreign();
        NEEDS(cuIpcOpenMemHandle, &address, shared, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS); /* created */
        NEEDS(cuIpcCloseMemHandle, address); /* destroyed */
        TRIES(cuMemcpyDtoH, host, address, 64); /* fails */
    }
    MISTAKE("ipc-beyond", "a copy that leaves memory of another process") {
        shared = foreign();
        NEEDS(cuIpcOpenMemHandle, &address, shared, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS); /* created */
        TRIES(cuMemcpyDtoDAsync, memory, address + 512, SIZE, stream); /* fails */
    }
    MISTAKE("ipc-closed-twice", "memory of another process closed twice") {
        shared = foreign();
        NEEDS(cuIpcOpenMemHandle, &address, shared, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS); /* created */
        NEEDS(cuIpcCloseMemHandle, address); /* destroyed */
        TRIES(cuIpcCloseMemHandle, address); /* fails */
    }
    MISTAKE("ipc-opened-twice", "memory of another process opened twice, and closed once for each") {
        static CUdeviceptr again;
        shared = foreign();
        NEEDS(cuIpcOpenMemHandle, &address, shared, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS); /* created */
        TRIES(cuIpcOpenMemHandle, &again, shared, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS); /* fails */
        TRIES(cuIpcCloseMemHandle, again);
        TRIES(cuIpcCloseMemHandle, address);
    }
    MISTAKE("ipc-freed", "memory of another process is freed here") {
        shared = foreign();
        NEEDS(cuIpcOpenMemHandle, &address, shared, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS); /* created */
        TRIES(cuMemFree, address); /* fails */
    }
    MISTAKE("ipc-own", "a process opens its own memory") {
        NEEDS(cuIpcGetMemHandle, &shared, memory); /* created */
        TRIES(cuIpcOpenMemHandle, &address, shared, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS); /* fails */
    }
    MISTAKE("external-mapped", "external memory is mapped after its end") {
        NEEDS(cuImportExternalMemory, &external, file_of_memory()); /* created */
        NEEDS(cuDestroyExternalMemory, external); /* destroyed */
        TRIES(cuExternalMemoryGetMappedBuffer, &address, external, whole()); /* fails */
    }
    MISTAKE("external-twice", "external memory destroyed twice") {
        NEEDS(cuImportExternalMemory, &external, file_of_memory()); /* created */
        NEEDS(cuDestroyExternalMemory, external); /* destroyed */
        TRIES(cuDestroyExternalMemory, external); /* fails */
    }
    MISTAKE("external-buffer", "a copy from a buffer whose external memory was destroyed") {
        NEEDS(cuImportExternalMemory, &external, file_of_memory()); /* created */
        NEEDS(cuExternalMemoryGetMappedBuffer, &address, external, whole());
        NEEDS(cuDestroyExternalMemory, external); /* destroyed */
        TRIES(cuMemcpyDtoH, host, address, 64); /* fails */
    }
    MISTAKE("external-beyond", "a fill that leaves a buffer of external memory") {
        NEEDS(cuImportExternalMemory, &external, file_of_memory());
        NEEDS(cuExternalMemoryGetMappedBuffer, &address, external, whole()); /* created */
        TRIES(cuMemsetD8Async, address + 512, 0, SIZE, stream); /* fails */
    }
}

static void contexts(void)
{
    MISTAKE("context-twice", "a context destroyed twice") {
        NEEDS(cuCtxCreate, &made, NULL, 0, device); /* created */
        NEEDS(cuCtxDestroy, made); /* destroyed */
        TRIES(cuCtxDestroy, made); /* fails */
    }
    MISTAKE("context-current", "a destroyed context is made current") {
        NEEDS(cuCtxCreate, &made, NULL, 0, device); /* created */
        NEEDS(cuCtxDestroy, made); /* destroyed */
        TRIES(cuCtxSetCurrent, made); /* fails */
    }
    MISTAKE("context-pushed", "a destroyed context is pushed") {
        NEEDS(cuCtxCreate, &made, NULL, 0, device); /* created */
        NEEDS(cuCtxDestroy, made); /* destroyed */
        TRIES(cuCtxPushCurrent, made); /* fails */
    }
    MISTAKE("context-elsewhere", "another thread destroys the current context") {
        NEEDS(cuCtxCreate, &made, NULL, 0, device); /* created */
        IN_THREAD(NEEDS(cuCtxDestroy, made)); /* destroyed */
        TRIES(cuMemAlloc, &address, SIZE); /* fails */
        TRIES(cuCtxSynchronize); /* fails */
    }
    MISTAKE("context-stream", "a stream of a destroyed context") {
        NEEDS(cuCtxCreate, &made, NULL, 0, device);
        NEEDS(cuStreamCreate, &s, CU_STREAM_NON_BLOCKING); /* created */
        NEEDS(cuCtxDestroy, made); /* destroyed */
        NEEDS(cuCtxSetCurrent, context);
        TRIES(cuStreamSynchronize, s); /* fails */
    }
    MISTAKE("context-event", "an event of a destroyed context") {
        NEEDS(cuCtxCreate, &made, NULL, 0, device);
        NEEDS(cuEventCreate, &e, 0); /* created */
        NEEDS(cuCtxDestroy, made); /* destroyed */
        NEEDS(cuCtxSetCurrent, context);
        TRIES(cuEventQuery, e); /* fails */
    }
    MISTAKE("context-memory", "memory of a destroyed context") {
        NEEDS(cuCtxCreate, &made, NULL, 0, device);
        NEEDS(cuMemAlloc, &address, SIZE); /* created */
        NEEDS(cuCtxDestroy, made); /* destroyed */
        NEEDS(cuCtxSetCurrent, context);
        TRIES(cuMemFree, address); /* fails */
    }
    MISTAKE("context-registration", "memory registered in a destroyed context") {
        NEEDS(cuCtxCreate, &made, NULL, 0, device);
        NEEDS(cuMemHostRegister, host, SIZE, 0); /* created */
        NEEDS(cuCtxDestroy, made); /* destroyed */
        NEEDS(cuCtxSetCurrent, context);
        TRIES(cuMemHostUnregister, host); /* fails */
    }
    MISTAKE("context-host-memory", "pinned memory of a destroyed context") {
        NEEDS(cuCtxCreate, &made, NULL, 0, device);
        NEEDS(cuMemHostAlloc, &pointer, SIZE, 0); /* created */
        NEEDS(cuCtxDestroy, made); /* destroyed */
        NEEDS(cuCtxSetCurrent, context);
        TRIES(cuMemFreeHost, pointer); /* fails */
    }
    MISTAKE("context-function", "a function of a destroyed context") {
        NEEDS(cuCtxCreate, &made, NULL, 0, device);
        NEEDS(cuModuleLoadData, &module, code); /* created */
        NEEDS(cuModuleGetFunction, &function, module, "kernel"); /* created */
        NEEDS(cuCtxDestroy, made); /* destroyed */
        NEEDS(cuCtxSetCurrent, context);
        TRIES(cuLaunchKernel, function, ONE, stream, NULL, NULL); /* fails */
    }
    MISTAKE("primary-released", "the primary context is released for the last time, and used") {
        NEEDS(cuDevicePrimaryCtxRelease, device); /* destroyed */
        TRIES(cuMemAlloc, &address, SIZE); /* fails */
    }
    MISTAKE("primary-released-stream", "a stream of the primary context after its last release") {
        NEEDS(cuStreamCreate, &s, CU_STREAM_NON_BLOCKING); /* created */
        NEEDS(cuDevicePrimaryCtxRelease, device); /* destroyed */
        TRIES(cuStreamSynchronize, s); /* fails */
    }
    MISTAKE("primary-released-twice", "the primary context is released more often than retained") {
        NEEDS(cuDevicePrimaryCtxRelease, device); /* destroyed */
        TRIES(cuDevicePrimaryCtxRelease, device); /* fails */
    }
    MISTAKE("primary-anew-memory", "memory of before the primary context was made anew") {
        NEEDS(cuMemAlloc, &address, SIZE); /* created */
        NEEDS(cuDevicePrimaryCtxRelease, device); /* destroyed */
        NEEDS(cuDevicePrimaryCtxRetain, &context, device);
        NEEDS(cuCtxSetCurrent, context);
        TRIES(cuMemcpyDtoH, host, address, 64); /* fails */
    }
    MISTAKE("reset-memory", "memory of before a reset") {
        NEEDS(cuMemAlloc, &address, SIZE); /* created */
        NEEDS(cuDevicePrimaryCtxReset, device); /* destroyed */
        TRIES(cuMemFree, address); /* fails */
    }
    MISTAKE("reset-event", "an event of before a reset") {
        NEEDS(cuEventCreate, &e, 0); /* created */
        NEEDS(cuDevicePrimaryCtxReset, device); /* destroyed */
        TRIES(cuEventQuery, e); /* fails */
    }
    MISTAKE("reset-stream", "a stream of before a reset") {
        NEEDS(cuStreamCreate, &s, CU_STREAM_NON_BLOCKING); /* created */
        NEEDS(cuDevicePrimaryCtxReset, device); /* destroyed */
        TRIES(cuStreamSynchronize, s); /* fails */
    }
    MISTAKE("reset-function", "a function of before a reset") {
        NEEDS(cuModuleLoadData, &module, code); /* created */
        NEEDS(cuModuleGetFunction, &function, module, "kernel"); /* created */
        NEEDS(cuDevicePrimaryCtxReset, device); /* destroyed */
        NEEDS(cuCtxSetCurrent, context);
        TRIES(cuLaunchKernel, function, ONE, NULL, NULL, NULL); /* fails */
    }
    MISTAKE("popped", "the context was popped, and no other is current") {
        CUcontext popped;
        NEEDS(cuCtxPopCurrent, &popped); /* changed */
        TRIES(cuMemAlloc, &address, SIZE); /* fails */
    }
    MISTAKE("taken", "another library leaves no context current") {
        void library_sets_up(void)
        {
            NEEDS(cuCtxSetCurrent, NULL); /* changed */
        }
        library_sets_up();
        TRIES(cuMemAlloc, &address, SIZE); /* fails */
    }
    MISTAKE("thread-without", "a new thread without a current context") {
        IN_THREAD(TRIES(cuMemAlloc, &address, SIZE)); /* fails */
    }
    MISTAKE("other-context-record", "an event is recorded in a stream of another context") {
        NEEDS(cuCtxCreate, &made, NULL, 0, device); /* changed */
        NEEDS(cuEventCreate, &e, 0); /* created */
        TRIES(cuEventRecord, e, stream); /* fails */
    }
    MISTAKE("other-context-launch", "a function is launched in a stream of another context") {
        NEEDS(cuCtxCreate, &made, NULL, 0, device); /* changed */
        NEEDS(cuModuleLoadData, &module, code); /* created */
        NEEDS(cuModuleGetFunction, &function, module, "kernel"); /* created */
        TRIES(cuLaunchKernel, function, ONE, stream, NULL, NULL); /* fails */
    }
    MISTAKE("other-context-default", "a function is launched in the default stream of another context") {
        NEEDS(cuModuleLoadData, &module, code); /* created */
        NEEDS(cuModuleGetFunction, &function, module, "kernel"); /* created */
        NEEDS(cuCtxCreate, &made, NULL, 0, device); /* changed */
        TRIES(cuLaunchKernel, function, ONE, NULL, NULL, NULL); /* fails */
    }
    MISTAKE("other-context-stored", "a kernel writes to memory of another context") {
        NEEDS(cuMemAlloc, &address, 64 * SIZE); /* created */
        NEEDS(cuCtxCreate, &made, NULL, 0, device); /* changed */
        entry("store");
        NEEDS(cuLaunchKernel, function, ONE, NULL, (void *[]){&address}, NULL); /* launched */
        TRIES(cuCtxSynchronize); /* fails */
    }
    MISTAKE("other-context-elapsed", "the time between events of two contexts") {
        static CUevent end;
        float milliseconds;
        NEEDS(cuEventCreate, &e, 0); /* created */
        NEEDS(cuEventRecord, e, stream);
        NEEDS(cuCtxCreate, &made, NULL, 0, device); /* changed */
        NEEDS(cuEventCreate, &end, 0); /* created */
        NEEDS(cuEventRecord, end, NULL);
        NEEDS(cuCtxSynchronize);
        TRIES(cuEventElapsedTime, &milliseconds, e, end); /* fails */
    }
}

static void captures(void)
{
    MISTAKE("capture-synchronized", "a wait for the stream breaks its capture") {
        NEEDS(cuStreamBeginCapture, stream, GLOBAL); /* began */
        TRIES(cuStreamSynchronize, stream); /* broke fails */
        TRIES(cuMemsetD8Async, memory, 0, 64, stream); /* fails */
        TRIES(cuStreamEndCapture, stream, &graph); /* fails */
    }
    MISTAKE("capture-allocated", "an allocation breaks a capture of its thread") {
        NEEDS(cuStreamBeginCapture, stream, LOCAL); /* began */
        TRIES(cuMemAlloc, &address, SIZE); /* broke fails */
        TRIES(cuStreamEndCapture, stream, &graph); /* fails */
    }
    MISTAKE("capture-freed", "memory is freed in a capture") {
        NEEDS(cuMemAlloc, &address, SIZE);
        NEEDS(cuStreamBeginCapture, stream, GLOBAL); /* began */
        TRIES(cuMemFree, address); /* broke fails */
        TRIES(cuStreamEndCapture, stream, &graph); /* fails */
    }
    MISTAKE("capture-other-thread", "an allocation in another thread breaks a capture") {
        NEEDS(cuStreamBeginCapture, stream, GLOBAL); /* began */
        THREAD(TRIES(cuMemAlloc, &address, SIZE)); /* broke fails */
        TRIES(cuStreamEndCapture, stream, &graph); /* fails */
    }
    MISTAKE("capture-context-waited", "another thread waits for the context of a stream that captures") {
        NEEDS(cuStreamBeginCapture, stream, LOCAL); /* began */
        THREAD(TRIES(cuCtxSynchronize)); /* broke fails */
        TRIES(cuStreamEndCapture, stream, &graph); /* fails */
    }
    MISTAKE("capture-watchdog", "an event query of a watchdog thread breaks a capture") {
        NEEDS(cuEventCreate, &e, CU_EVENT_DISABLE_TIMING);
        NEEDS(cuEventRecord, e, other);
        NEEDS(cuStreamBeginCapture, stream, GLOBAL); /* began */
        THREAD(TRIES(cuEventQuery, e)); /* broke fails */
        TRIES(cuMemsetD8Async, memory, 0, 64, stream); /* fails */
        TRIES(cuStreamEndCapture, stream, &graph); /* fails */
    }
    MISTAKE("capture-queried", "a query of another stream breaks a capture") {
        NEEDS(cuStreamBeginCapture, stream, GLOBAL); /* began */
        TRIES(cuStreamQuery, other); /* broke fails */
        TRIES(cuStreamEndCapture, stream, &graph); /* fails */
    }
    MISTAKE("capture-unloaded", "a garbage collector unloads a module in a capture") {
        NEEDS(cuModuleLoadData, &module, code);
        NEEDS(cuStreamBeginCapture, stream, GLOBAL); /* began */
        THREAD(TRIES(cuModuleUnload, module)); /* broke fails */
        TRIES(cuStreamEndCapture, stream, &graph); /* fails */
    }
    MISTAKE("capture-exec-destroyed", "a garbage collector destroys an executable graph in a capture") {
        NEEDS(cuGraphCreate, &graph, 0);
        NEEDS(cuGraphInstantiate, &exec, graph, 0);
        NEEDS(cuStreamBeginCapture, stream, GLOBAL); /* began */
        TRIES(cuGraphExecDestroy, exec); /* broke fails */
        TRIES(cuStreamEndCapture, stream, &graph); /* fails */
    }
    MISTAKE("capture-graph-of-broken", "the graph of a broken capture is destroyed after its end") {
        CUgraph captured = NULL;
        NEEDS(cuStreamBeginCapture, stream, GLOBAL); /* began */
        NEEDS(cuStreamGetCaptureInfo, stream, &status, NULL, &captured, NULL, NULL, NULL);
        TRIES(cuStreamQuery, other); /* broke fails */
        TRIES(cuStreamEndCapture, stream, &graph); /* destroyed fails */
        TRIES(cuGraphDestroy, captured); /* fails */
    }
    MISTAKE("capture-graph-destroyed", "the graph into which a stream captures is destroyed") {
        static CUgraph ended;
        NEEDS(cuGraphCreate, &graph, 0); /* created */
        NEEDS(cuStreamBeginCaptureToGraph, stream, graph, NULL, NULL, 0, GLOBAL); /* began */
        TRIES(cuGraphDestroy, graph); /* fails */
        TRIES(cuMemsetD8Async, memory, 0, 64, stream);
        TRIES(cuStreamEndCapture, stream, &ended);
    }
    MISTAKE("capture-stream-destroyed", "a stream is destroyed in its capture") {
        NEEDS(cuStreamCreate, &s, CU_STREAM_NON_BLOCKING); /* created */
        NEEDS(cuStreamBeginCapture, s, GLOBAL); /* began */
        TRIES(cuStreamDestroy, s); /* destroyed broke */
        TRIES(cuStreamEndCapture, s, &graph); /* fails */
    }
    MISTAKE("capture-implicit", "work in the legacy stream breaks the capture of a blocking stream") {
        NEEDS(cuStreamCreate, &s, CU_STREAM_DEFAULT); /* created */
        NEEDS(cuStreamBeginCapture, s, GLOBAL); /* began */
        TRIES(cuMemsetD8Async, memory, 0, 64, NULL); /* broke fails */
        TRIES(cuStreamEndCapture, s, &graph); /* fails */
    }
    MISTAKE("capture-own", "an allocation breaks the capture of the thread's default stream") {
        NEEDS(cuStreamBeginCapture, CU_STREAM_PER_THREAD, LOCAL); /* began */
        TRIES(cuMemAlloc, &address, SIZE); /* broke fails */
        TRIES(cuMemsetD8Async, memory, 0, 64, CU_STREAM_PER_THREAD); /* fails */
        TRIES(cuStreamEndCapture, CU_STREAM_PER_THREAD, &graph); /* fails */
    }
    MISTAKE("capture-own-elsewhere", "another thread breaks the capture of a thread's default stream") {
        NEEDS(cuStreamBeginCapture, CU_STREAM_PER_THREAD, GLOBAL); /* began */
        THREAD(TRIES(cuMemAlloc, &address, SIZE)); /* broke fails */
        TRIES(cuMemsetD8Async, memory, 0, 64, CU_STREAM_PER_THREAD); /* fails */
        TRIES(cuStreamEndCapture, CU_STREAM_PER_THREAD, &graph); /* fails */
    }
    MISTAKE("capture-own-twice", "a thread's default stream that captures begins another capture") {
        NEEDS(cuStreamBeginCapture, CU_STREAM_PER_THREAD, GLOBAL); /* began */
        TRIES(cuStreamBeginCapture, CU_STREAM_PER_THREAD, GLOBAL); /* fails */
    }
    MISTAKE("capture-own-ended", "the capture of a thread's default stream is ended twice") {
        NEEDS(cuStreamBeginCapture, CU_STREAM_PER_THREAD, RELAXED); /* began */
        NEEDS(cuStreamEndCapture, CU_STREAM_PER_THREAD, &graph); /* destroyed */
        TRIES(cuStreamEndCapture, CU_STREAM_PER_THREAD, &graph); /* fails */
    }
    MISTAKE("capture-own-implicit", "work in the legacy stream breaks the capture of a thread's default stream") {
        NEEDS(cuStreamBeginCapture, CU_STREAM_PER_THREAD, GLOBAL); /* began */
        TRIES(cuMemsetD8Async, memory, 0, 64, NULL); /* broke fails */
        TRIES(cuStreamEndCapture, CU_STREAM_PER_THREAD, &graph); /* fails */
    }
    MISTAKE("capture-own-unjoined", "a thread's default stream that entered a capture does not join it again") {
        NEEDS(cuEventCreate, &e, CU_EVENT_DISABLE_TIMING);
        NEEDS(cuStreamBeginCapture, stream, GLOBAL); /* began */
        NEEDS(cuEventRecord, e, stream);
        NEEDS(cuStreamWaitEvent, CU_STREAM_PER_THREAD, e, 0); /* broke */
        NEEDS(cuMemsetD8Async, memory, 0, 64, CU_STREAM_PER_THREAD);
        TRIES(cuStreamEndCapture, stream, &graph); /* fails */
    }
    MISTAKE("capture-unjoined", "a stream that entered a capture does not join it again") {
        NEEDS(cuEventCreate, &e, CU_EVENT_DISABLE_TIMING);
        NEEDS(cuStreamBeginCapture, stream, GLOBAL); /* began */
        NEEDS(cuEventRecord, e, stream);
        NEEDS(cuStreamWaitEvent, other, e, 0); /* broke */
        NEEDS(cuMemsetD8Async, memory, 0, 64, other);
        TRIES(cuStreamEndCapture, stream, &graph); /* fails */
    }
    MISTAKE("capture-isolated", "a captured stream waits for an event from before the capture") {
        NEEDS(cuEventCreate, &e, CU_EVENT_DISABLE_TIMING); /* created */
        NEEDS(cuEventRecord, e, other);
        NEEDS(cuStreamBeginCapture, stream, GLOBAL); /* began */
        TRIES(cuStreamWaitEvent, stream, e, 0); /* broke fails */
        TRIES(cuStreamEndCapture, stream, &graph); /* fails */
    }
    MISTAKE("capture-merged", "a captured stream waits for an event of another capture") {
        NEEDS(cuEventCreate, &e, CU_EVENT_DISABLE_TIMING);
        NEEDS(cuStreamBeginCapture, other, GLOBAL);
        NEEDS(cuEventRecord, e, other); /* created */
        NEEDS(cuStreamBeginCapture, stream, GLOBAL); /* began */
        TRIES(cuStreamWaitEvent, stream, e, 0); /* broke fails */
        TRIES(cuStreamEndCapture, stream, &graph); /* fails */
    }
    MISTAKE("capture-event-waited", "an event of a capture is waited for by the host") {
        NEEDS(cuEventCreate, &e, CU_EVENT_DISABLE_TIMING);
        NEEDS(cuStreamBeginCapture, stream, RELAXED); /* began */
        NEEDS(cuEventRecord, e, stream); /* created */
        TRIES(cuEventSynchronize, e); /* broke fails */
        TRIES(cuStreamEndCapture, stream, &graph); /* fails */
    }
    MISTAKE("capture-event-later", "an event of a capture that has ended is waited for") {
        NEEDS(cuEventCreate, &e, CU_EVENT_DISABLE_TIMING);
        NEEDS(cuStreamBeginCapture, stream, RELAXED); /* began */
        NEEDS(cuEventRecord, e, stream); /* created */
        NEEDS(cuStreamEndCapture, stream, &graph);
        TRIES(cuEventSynchronize, e); /* fails */
    }
    MISTAKE("capture-thread", "a capture is ended by another thread than began it") {
        NEEDS(cuStreamBeginCapture, stream, GLOBAL); /* began */
        THREAD(TRIES(cuStreamEndCapture, stream, &graph)); /* fails */
    }
    MISTAKE("capture-twice", "a stream that captures begins another capture") {
        NEEDS(cuStreamBeginCapture, stream, GLOBAL); /* began */
        TRIES(cuStreamBeginCapture, stream, GLOBAL); /* fails */
    }
    MISTAKE("capture-unmatched", "a capture is ended in a stream that only joined it") {
        NEEDS(cuEventCreate, &e, CU_EVENT_DISABLE_TIMING);
        NEEDS(cuStreamBeginCapture, stream, GLOBAL); /* began */
        NEEDS(cuEventRecord, e, stream);
        NEEDS(cuStreamWaitEvent, other, e, 0); /* began */
        TRIES(cuStreamEndCapture, other, &graph); /* fails */
    }
    MISTAKE("capture-ended", "a capture is ended twice") {
        NEEDS(cuStreamBeginCapture, stream, GLOBAL); /* began */
        NEEDS(cuStreamEndCapture, stream, &graph); /* destroyed */
        TRIES(cuStreamEndCapture, stream, &graph); /* fails */
    }
}

static void errors(void)
{
    MISTAKE("fault-synchronized", "a kernel's bad address appears in a wait") {
        entry("fault");
        NEEDS(cuLaunchKernel, function, ONE, stream, NULL, NULL); /* launched */
        TRIES(cuStreamSynchronize, stream); /* fails */
    }
    MISTAKE("fault-allocated", "a kernel's bad address appears in an allocation, and in all that follows") {
        entry("fault");
        NEEDS(cuLaunchKernel, function, ONE, stream, NULL, NULL); /* launched */
        work_ends();
        TRIES(cuMemAlloc, &address, SIZE); /* fails */
        TRIES(cuStreamCreate, &s, 0); /* fails */
        TRIES(cuMemFree, memory); /* fails */
        TRIES(cuEventCreate, &e, 0); /* fails */
    }
    MISTAKE("fault-among-many", "one of several launches in two streams has a bad address") {
        static CUfunction good, bad;
        bad = entry("fault"), good = entry("kernel");
        NEEDS(cuLaunchKernel, good, ONE, other, NULL, NULL);
        NEEDS(cuStreamSynchronize, other);
        NEEDS(cuLaunchKernel, good, ONE, stream, NULL, NULL);
        NEEDS(cuLaunchKernel, bad, ONE, other, NULL, NULL); /* launched */
        TRIES(cuStreamSynchronize, other); /* fails */
    }
    MISTAKE("fault-odd", "a kernel's address that is not aligned") {
        entry("odd");
        NEEDS(cuLaunchKernel, function, ONE, stream, NULL, NULL); /* launched */
        TRIES(cuCtxSynchronize); /* fails */
    }
    MISTAKE("fault-trap", "a kernel that stops appears in a copy") {
        entry("stop");
        NEEDS(cuLaunchKernel, function, ONE, stream, NULL, NULL); /* launched */
        work_ends();
        TRIES(cuMemcpyDtoH, host, memory, 64); /* fails */
    }
    MISTAKE("fault-other-thread", "a kernel's bad address appears in another thread") {
        entry("fault");
        NEEDS(cuLaunchKernel, function, ONE, stream, NULL, NULL); /* launched */
        work_ends();
        THREAD(TRIES(cuStreamSynchronize, other)); /* fails */
    }
    MISTAKE("fault-in-graph", "a kernel of a graph has a bad address") {
        entry("fault");
        NEEDS(cuStreamBeginCapture, stream, RELAXED);
        NEEDS(cuLaunchKernel, function, ONE, stream, NULL, NULL);
        NEEDS(cuStreamEndCapture, stream, &graph);
        NEEDS(cuGraphInstantiate, &exec, graph, 0);
        NEEDS(cuGraphLaunch, exec, stream); /* launched */
        TRIES(cuStreamSynchronize, stream); /* fails */
    }
    MISTAKE("fault-in-stale-graph", "memory is freed after the instantiation of a graph, which has a bad address then") {
        static CUdeviceptr first;
        NEEDS(cuMemAlloc, &first, SIZE);
        NEEDS(cuMemFree, first);
        NEEDS(cuMemAlloc, &address, SIZE); /* created */
        entry("fault");
        NEEDS(cuStreamBeginCapture, stream, RELAXED);
        NEEDS(cuLaunchKernel, function, ONE, stream, NULL, NULL);
        NEEDS(cuStreamEndCapture, stream, &graph);
        NEEDS(cuGraphInstantiate, &exec, graph, 0);
        NEEDS(cuMemFree, address); /* destroyed */
        NEEDS(cuGraphLaunch, exec, stream); /* launched */
        TRIES(cuStreamSynchronize, stream); /* fails */
    }
    MISTAKE("fault-unmapped", "memory is unmapped before a copy from it has ended") {
        entry("wait");
        NEEDS(cuMemCreate, &handle, SIZE, properties(), 0);
        NEEDS(cuMemAddressReserve, &address, SIZE, 0, 0, 0);
        NEEDS(cuMemMap, address, SIZE, 0, handle, 0); /* created */
        NEEDS(cuMemSetAccess, address, SIZE, access_here(), 1);
        NEEDS(cuLaunchKernel, function, ONE, stream, NULL, NULL); /* launched */
        NEEDS(cuMemcpyDtoDAsync, memory, address, SIZE, stream); /* launched */
        NEEDS(cuMemUnmap, address, SIZE); /* destroyed */
        TRIES(cuStreamSynchronize, stream); /* fails */
    }
    MISTAKE("fault-pooled", "memory is freed in another stream before a fill of it has ended") {
        entry("wait");
        NEEDS(cuMemAllocAsync, &address, SIZE, other); /* created */
        NEEDS(cuStreamSynchronize, other);
        NEEDS(cuLaunchKernel, function, ONE, stream, NULL, NULL); /* launched */
        NEEDS(cuMemsetD8Async, address, 0, SIZE, stream); /* launched */
        NEEDS(cuMemFreeAsync, address, other); /* destroyed */
        NEEDS(cuStreamSynchronize, other);
        TRIES(cuStreamSynchronize, stream); /* fails */
    }
    MISTAKE("fault-reset", "memory of a poisoned context after a reset") {
        entry("fault");
        NEEDS(cuLaunchKernel, function, ONE, stream, NULL, NULL); /* launched */
        TRIES(cuStreamSynchronize, stream); /* fails */
        TRIES(cuDevicePrimaryCtxReset, device); /* destroyed */
        TRIES(cuMemFree, memory); /* fails */
    }
}

static void processes(void)
{
    MISTAKE("fork-memory", "the child of a process that called cuInit allocates memory") {
        if ((child = fork()) == 0) { /* forked */
            alarm(30);
            TRIES(cuMemAlloc, &address, SIZE); /* fails */
            _exit(0);
        }
        await();
    }
    MISTAKE("fork-init", "the child of a process that called cuInit calls it again") {
        if ((child = fork()) == 0) { /* forked */
            alarm(30);
            TRIES(cuInit, 0); /* fails */
            TRIES(cuDeviceGetCount, &number); /* fails */
            _exit(0);
        }
        await();
    }
    MISTAKE("fork-stream", "the child waits for a stream of its parent") {
        if ((child = fork()) == 0) { /* forked */
            alarm(30);
            TRIES(cuStreamSynchronize, stream); /* fails */
            _exit(0);
        }
        await();
    }
    MISTAKE("fork-event", "the child destroys an event of its parent") {
        NEEDS(cuEventCreate, &e, 0); /* created */
        if ((child = fork()) == 0) { /* forked */
            alarm(30);
            TRIES(cuEventDestroy, e); /* fails */
            _exit(0);
        }
        await();
    }
    MISTAKE("fork-again", "a child of such a child allocates memory") {
        if ((child = fork()) == 0) { /* forked */
            alarm(30);
            D(cuInit)(0);
            if ((child = fork()) == 0) {
                TRIES(cuMemAlloc, &address, SIZE); /* fails */
                _exit(0);
            }
            await();
            _exit(0);
        }
        await();
    }
    EARLY("mistake", "fork-later", "a child that called cuInit forks a child that allocates memory") {
        if ((child = fork()) == 0) {
            alarm(30);
            prepare();
            if ((child = fork()) == 0) { /* forked */
                TRIES(cuMemAlloc, &address, SIZE); /* fails */
                _exit(0);
            }
            await();
            _exit(0);
        }
        await();
    }
    MISTAKE("exit-stream", "a stream is destroyed after the driver's end") {
        NEEDS(cuStreamCreate, &s, 0); /* created */
        AT_EXIT(TRIES(cuStreamDestroy, s)); /* fails */
    }
    MISTAKE("exit-module", "a module is unloaded after the driver's end") {
        NEEDS(cuModuleLoadData, &module, code); /* created */
        AT_EXIT(TRIES(cuModuleUnload, module)); /* fails */
    }
    MISTAKE("exit-memory", "memory is freed after the driver's end") {
        AT_EXIT(TRIES(cuMemFree, memory)); /* fails */
    }
    EARLY("mistake", "early", "a call before cuInit") {
        TRIES(cuDeviceGetCount, &number); /* fails */
    }
}

/* Uses values that were used before, in two threads at once. */
static void *values_again(void *unused)
{
    NEEDS(cuCtxSetCurrent, context);
    for (int i = 0; i < 200; i++) {
        CUstream again;
        CUevent done;
        NEEDS(cuStreamCreate, &again, CU_STREAM_NON_BLOCKING);
        NEEDS(cuEventCreate, &done, CU_EVENT_DISABLE_TIMING);
        NEEDS(cuEventRecord, done, again);
        NEEDS(cuEventSynchronize, done);
        NEEDS(cuEventDestroy, done);
        NEEDS(cuStreamDestroy, again);
    }
    return unused;
}

/* Has memory of the program's own at an address that was the driver's, if the system gives it, and asks the driver of that. */
static void asks_of_own(CUdeviceptr place)
{
    char byte, *start = (char *)((place + 4095) & -4096);
    struct iovec here = {&byte, 1}, there = {start, 1};
    CUmemorytype type;
    mmap(start, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
    if (process_vm_readv(getpid(), &here, 1, &there, 1, 0) != 1)
        return;
    D(cuPointerGetAttribute)(&type, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, (CUdeviceptr)start);
    D(cuMemHostGetFlags)(&bits, start);
    D(cuMemHostGetDevicePointer)(&address, start, 0);
    D(cuMemGetAddressRange)(&address, &size, (CUdeviceptr)start);
}

static void correct(void)
{
    CORRECT("addresses-again", "the program's own memory is where memory of the driver's was, and the program asks what it is") {
        NEEDS(cuMemHostAlloc, &pointer, SIZE, 0);
        NEEDS(cuMemFreeHost, pointer);
        asks_of_own((CUdeviceptr)pointer);
        pointer = aligned_alloc(4096, SIZE);
        NEEDS(cuMemHostRegister, pointer, SIZE, 0);
        NEEDS(cuMemHostUnregister, pointer);
        asks_of_own((CUdeviceptr)pointer);
        NEEDS(cuMemAllocManaged, &address, SIZE, CU_MEM_ATTACH_GLOBAL);
        NEEDS(cuMemFree, address);
        asks_of_own(address);
        NEEDS(cuMemAlloc, &address, SIZE);
        NEEDS(cuMemFree, address);
        asks_of_own(address);
        NEEDS(cuMemAddressReserve, &address, SIZE, 0, 0, 0);
        NEEDS(cuMemCreate, &handle, SIZE, properties(), 0);
        NEEDS(cuMemMap, address, SIZE, 0, handle, 0);
        NEEDS(cuMemUnmap, address, SIZE);
        NEEDS(cuMemRelease, handle);
        NEEDS(cuMemAddressFree, address, SIZE);
        asks_of_own(address);
        TRIES(cuCtxSynchronize);
    }
    CORRECT("values-again", "streams and events are created and destroyed in a loop, with values of former ones") {
        values_again(NULL);
        TRIES(cuCtxSynchronize);
    }
    CORRECT("values-of-threads", "two threads create and destroy streams and events with the same values") {
        pthread_t one, two;
        pthread_create(&one, NULL, values_again, NULL);
        pthread_create(&two, NULL, values_again, NULL);
        pthread_join(one, NULL), pthread_join(two, NULL);
        TRIES(cuCtxSynchronize);
    }
    CORRECT("memory-again", "memory at addresses of former memory, with copies") {
        for (int i = 0; i < 100; i++) {
            NEEDS(cuMemAlloc, &address, SIZE);
            NEEDS(cuMemcpyHtoD, address, host, 64);
            NEEDS(cuMemFree, address);
        }
        TRIES(cuCtxSynchronize);
    }
    CORRECT("pooled-again", "memory of a pool, allocated and freed in a loop by either function") {
        for (int i = 0; i < 100; i++) {
            NEEDS(cuMemAllocAsync, &address, SIZE, stream);
            NEEDS(cuMemsetD8Async, address, 0, 64, stream);
            if (i % 2) {
                NEEDS(cuStreamSynchronize, stream);
                NEEDS(cuMemFree, address);
            } else {
                NEEDS(cuMemFreeAsync, address, stream);
            }
        }
        TRIES(cuStreamSynchronize, stream);
    }
    CORRECT("pool-outlived", "memory of a pool that is destroyed before it") {
        NEEDS(cuMemPoolCreate, &pool, properties_of_pool());
        NEEDS(cuMemAllocFromPoolAsync, &address, SIZE, pool, stream);
        NEEDS(cuMemPoolDestroy, pool);
        NEEDS(cuMemsetD8Async, address, 0, 64, stream);
        NEEDS(cuMemFreeAsync, address, stream);
        TRIES(cuStreamSynchronize, stream);
    }
    CORRECT("destroyed-elsewhere", "another thread destroys a stream after its last use") {
        NEEDS(cuStreamCreate, &s, 0);
        NEEDS(cuMemsetD8Async, memory, 0, 64, s);
        THREAD(NEEDS(cuStreamDestroy, s));
        TRIES(cuCtxSynchronize);
    }
    CORRECT("event-pending", "a recorded event is destroyed while a stream waits for it") {
        NEEDS(cuEventCreate, &e, CU_EVENT_DISABLE_TIMING);
        NEEDS(cuEventRecord, e, stream);
        NEEDS(cuStreamWaitEvent, other, e, 0);
        NEEDS(cuEventDestroy, e);
        TRIES(cuStreamSynchronize, other);
    }
    CORRECT("graph-of-capture", "the graph of a capture is asked for, and destroyed after the capture") {
        CUgraph captured = NULL;
        for (int i = 0; i < 3; i++) {
            NEEDS(cuStreamBeginCapture, stream, GLOBAL);
            NEEDS(cuStreamGetCaptureInfo, stream, &status, NULL, &captured, NULL, NULL, NULL);
            NEEDS(cuStreamEndCapture, stream, &graph);
            TRIES(cuGraphDestroy, captured);
        }
        NEEDS(cuGraphCreate, &graph, 0);
        NEEDS(cuStreamBeginCaptureToGraph, stream, graph, NULL, NULL, 0, GLOBAL);
        NEEDS(cuStreamGetCaptureInfo, stream, &status, NULL, &captured, NULL, NULL, NULL);
        NEEDS(cuStreamEndCapture, stream, &graph);
        TRIES(cuGraphDestroy, captured);
    }
    CORRECT("graph-instantiated", "an executable graph outlives its graph") {
        NEEDS(cuStreamBeginCapture, stream, GLOBAL);
        NEEDS(cuMemsetD8Async, memory, 0, 64, stream);
        NEEDS(cuStreamEndCapture, stream, &graph);
        NEEDS(cuGraphInstantiate, &exec, graph, 0);
        NEEDS(cuGraphDestroy, graph);
        NEEDS(cuGraphLaunch, exec, stream);
        TRIES(cuStreamSynchronize, stream);
    }
    CORRECT("module-again", "a module is unloaded and loaded again, and its function launched") {
        entry("kernel");
        NEEDS(cuModuleUnload, module);
        entry("kernel");
        NEEDS(cuLaunchKernel, function, ONE, stream, NULL, NULL);
        TRIES(cuStreamSynchronize, stream);
    }
    CORRECT("contexts-nested", "contexts are pushed, popped and destroyed in order") {
        for (int i = 0; i < 3; i++) {
            NEEDS(cuCtxCreate, &made, NULL, 0, device);
            NEEDS(cuStreamCreate, &s, 0);
            NEEDS(cuStreamDestroy, s);
            NEEDS(cuCtxDestroy, made);
            NEEDS(cuCtxPushCurrent, context);
            NEEDS(cuMemsetD8Async, memory, 0, 64, stream);
            NEEDS(cuCtxPopCurrent, &made);
        }
        NEEDS(cuCtxSetCurrent, context);
        TRIES(cuCtxSynchronize);
    }
    CORRECT("context-of-thread", "a stream waits for an event of another context of the device") {
        NEEDS(cuEventCreate, &e, CU_EVENT_DISABLE_TIMING);
        NEEDS(cuEventRecord, e, stream);
        NEEDS(cuCtxCreate, &made, NULL, 0, device);
        NEEDS(cuStreamCreate, &s, CU_STREAM_NON_BLOCKING);
        NEEDS(cuStreamWaitEvent, s, e, 0);
        TRIES(cuStreamSynchronize, s);
    }
    CORRECT("retained-twice", "a primary context is retained twice and released once") {
        NEEDS(cuDevicePrimaryCtxRetain, &made, device);
        NEEDS(cuDevicePrimaryCtxRelease, device);
        NEEDS(cuMemsetD8Async, memory, 0, 64, stream);
        TRIES(cuStreamSynchronize, stream);
    }
    CORRECT("released-while-mapped", "memory is released while it is mapped, and used there") {
        NEEDS(cuMemCreate, &handle, SIZE, properties(), 0);
        NEEDS(cuMemAddressReserve, &address, SIZE, 0, 0, 0);
        NEEDS(cuMemMap, address, SIZE, 0, handle, 0);
        NEEDS(cuMemRelease, handle);
        NEEDS(cuMemSetAccess, address, SIZE, access_here(), 1);
        NEEDS(cuMemcpyDtoH, host, address, 64);
        NEEDS(cuMemUnmap, address, SIZE);
        TRIES(cuMemAddressFree, address, SIZE);
    }
    CORRECT("capture-relaxed", "calls that break captures, in a thread that exchanged its mode") {
        NEEDS(cuStreamBeginCapture, stream, GLOBAL);
        mode = RELAXED;
        NEEDS(cuThreadExchangeStreamCaptureMode, &mode);
        NEEDS(cuMemAlloc, &address, SIZE);
        NEEDS(cuMemFree, address);
        NEEDS(cuThreadExchangeStreamCaptureMode, &mode);
        NEEDS(cuMemsetD8Async, memory, 0, 64, stream);
        TRIES(cuStreamEndCapture, stream, &graph);
    }
    CORRECT("capture-local", "another thread allocates memory beside a thread-local capture") {
        NEEDS(cuStreamBeginCapture, stream, LOCAL);
        THREAD(NEEDS(cuMemAlloc, &address, SIZE));
        TRIES(cuStreamEndCapture, stream, &graph);
    }
    CORRECT("capture-of-threads", "two threads capture their default streams at once") {
        NEEDS(cuStreamBeginCapture, CU_STREAM_PER_THREAD, LOCAL);
        THREAD({
            NEEDS(cuStreamBeginCapture, CU_STREAM_PER_THREAD, LOCAL);
            NEEDS(cuMemsetD8Async, memory, 0, 64, CU_STREAM_PER_THREAD);
            NEEDS(cuStreamEndCapture, CU_STREAM_PER_THREAD, &graph);
        });
        NEEDS(cuMemsetD8Async, memory, 0, 64, CU_STREAM_PER_THREAD);
        TRIES(cuStreamEndCapture, CU_STREAM_PER_THREAD, &graph);
    }
    CORRECT("array-after-texture", "textures of an array, and then the array, are destroyed in a loop") {
        for (int i = 0; i < 20; i++) {
            NEEDS(cuArray3DCreate, &array, texels());
            NEEDS(cuTexObjectCreate, &texture, of_array(), nearest(), NULL);
            NEEDS(cuTexObjectDestroy, texture);
            NEEDS(cuArrayDestroy, array);
        }
        TRIES(cuCtxSynchronize);
    }
    CORRECT("ipc-again", "memory of another process is opened, closed and opened again") {
        CUipcMemHandle shared = foreign();
        NEEDS(cuIpcOpenMemHandle, &address, shared, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS);
        NEEDS(cuIpcCloseMemHandle, address);
        NEEDS(cuIpcOpenMemHandle, &address, shared, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS);
        TRIES(cuMemcpyDtoH, host, address, 64);
    }
    CORRECT("exit-before", "an exit handler that runs before the driver's end destroys a stream") {
        void end(void)
        {
            TRIES(cuStreamDestroy, stream);
        }
        atexit(end);
    }
    EARLY("correct", "fork-before", "a child that was forked before cuInit") {
        if ((child = fork()) == 0) {
            alarm(30);
            prepare();
            TRIES(cuMemFree, memory);
            _exit(0);
        }
        await();
    }
}

static void last(void)
{
    if (at_exit)
        at_exit();
}

int main(int count, char **arguments)
{
    void (*const groups[])(void) = {streams, events,  graphs,   modules,  arrays, allocations, pools,
                                    mappings, sharing, contexts, captures, errors, processes,   correct};
    /* Before the driver's own handler, which so runs first. */
    atexit(last);
    setvbuf(stdout, NULL, _IONBF, 0);
    if (count != 2) {
        fprintf(stderr, "usage: past NAME | --list\n");
        return 1;
    }
    wanted = arguments[1];
    if (strcmp(wanted, "--share") == 0)
        return share();
    for (size_t i = 0; i < sizeof groups / sizeof *groups; i++)
        groups[i]();
    if (*wanted != '-') {
        fprintf(stderr, "there is no program %s\n", wanted);
        return 1;
    }
    return 0;
}
