/* Prints which queries of the driver disturb a program that did not make them: whether a capture bears them, what they
 * return without a current context, and whether they hide or clear an error of earlier work.
 *
 * A line is the query and the states in which it disturbs, or "disturbs nothing"; "answers" is another code than success
 * where nothing is special. A query "of a kernel" gets a CUkernel in the place of a CUfunction. "own" is a query about the stream that
 * captures, "else" about another one or none. Each query has a process of its own for each kind of state, because it may
 * end it. `relaxed` means that the thread exchanged its capture mode for CU_STREAM_CAPTURE_MODE_RELAXED around it. */

#define NEEDS(call)                                                    \
    do {                                                               \
        CUresult code = (call);                                        \
        if (code != CUDA_SUCCESS) {                                    \
            printf("line %d: %s\n", __LINE__, name_of(code));          \
            exit(2);                                                   \
        }                                                              \
    } while (0)

#include "objects.h"

#include <pthread.h>
#include <stdbool.h>
#include <string.h>
#include <sys/wait.h>

static CUstream idle;
static void *pinned;
static CUlibrary library;
static CUkernel kernel, with_parameter;
static CUfunction fault;
static CUarray array;
static CUmipmappedArray mipmap;
static CUmemoryPool pool;
static CUevent event;
static CUgraph graph;
static CUgraphNode node, copy, child;
/* Its last reference was released. */
static CUmemGenericAllocationHandle released;
static CUtexObject texture;

static void prepare(void)
{
    objects();
    NEEDS(D(cuStreamCreate)(&idle, CU_STREAM_NON_BLOCKING));
    NEEDS(D(cuMemHostAlloc)(&pinned, SIZE, 0));
    NEEDS(D(cuModuleGetFunction)(&fault, module, "fault"));
    NEEDS(D(cuLibraryLoadData)(&library, ptx, NULL, NULL, 0, NULL, NULL, 0));
    NEEDS(D(cuLibraryGetKernel)(&kernel, library, "kernel"));
    NEEDS(D(cuLibraryGetKernel)(&with_parameter, library, "one"));
    CUDA_ARRAY3D_DESCRIPTOR desc = {1024, 1024, 0, CU_AD_FORMAT_FLOAT, 1, CUDA_ARRAY3D_SPARSE};
    NEEDS(D(cuArray3DCreate)(&array, &desc));
    NEEDS(D(cuMipmappedArrayCreate)(&mipmap, &desc, 8));
    CUmemPoolProps props = {.allocType = CU_MEM_ALLOCATION_TYPE_PINNED, .location = on_device().location};
    NEEDS(D(cuMemPoolCreate)(&pool, &props));
    NEEDS(D(cuEventCreate)(&event, 0));
    NEEDS(D(cuGraphCreate)(&graph, 0));
    NEEDS(D(cuGraphAddEmptyNode)(&node, graph, NULL, 0));
    CUDA_MEMCPY3D params = {.srcMemoryType = CU_MEMORYTYPE_DEVICE, .srcDevice = memory, .dstMemoryType = CU_MEMORYTYPE_DEVICE};
    params.dstDevice = memory + 4096;
    params.WidthInBytes = 1024;
    params.Height = params.Depth = 1;
    NEEDS(D(cuGraphAddMemcpyNode)(&copy, graph, NULL, 0, &params, context));
    CUgraph inner;
    NEEDS(D(cuGraphCreate)(&inner, 0));
    NEEDS(D(cuGraphAddChildGraphNode)(&child, graph, NULL, 0, inner));
    NEEDS(D(cuGraphDestroy)(inner));
    CUmemAllocationProp prop = on_device();
    NEEDS(D(cuMemCreate)(&released, SIZE, &prop, 0));
    NEEDS(D(cuMemRelease)(released));
    CUDA_RESOURCE_DESC resource = {.resType = CU_RESOURCE_TYPE_LINEAR};
    resource.res.linear.devPtr = memory;
    resource.res.linear.format = CU_AD_FORMAT_FLOAT;
    resource.res.linear.numChannels = 1;
    resource.res.linear.sizeInBytes = 4096;
    CUDA_TEXTURE_DESC how = {.filterMode = CU_TR_FILTER_MODE_POINT};
    NEEDS(D(cuTexObjectCreate)(&texture, &resource, &how, NULL));
}

static void *room[8];
static size_t size;
static int number;

/* It is compiled again only where the compiler has refused it. */
#define REFUSED ".version 7.0\n.target sm_75\n.address_size 64\n.visible .entry k() { ret }\n"

/* Each query, and whether it is about a stream: `s` is that stream. */
#define QUERIES(Q)                                                                                          \
    Q(cuDriverGetVersion, false, (&number))                                                                 \
    Q(cuDeviceGetCount, false, (&number))                                                                   \
    Q(cuDeviceGetAttribute, false, (&number, CU_DEVICE_ATTRIBUTE_MAX_PITCH, device))                        \
    Q(cuDeviceGetName, false, ((char *)room, sizeof room, device))                                          \
    Q(cuDeviceTotalMem, false, (&size, device))                                                             \
    Q(cuDeviceCanAccessPeer, false, (&number, device, device))                                              \
    Q(cuDeviceGetExecAffinitySupport, false, (&number, CU_EXEC_AFFINITY_TYPE_SM_COUNT, device))             \
    Q(cuDevicePrimaryCtxGetState, false, (device, (unsigned *)room, &number))                               \
    Q(cuDeviceGetDefaultMemPool, false, ((CUmemoryPool *)room, device))                                     \
    Q(cuDeviceGetMemPool, false, ((CUmemoryPool *)room, device))                                            \
    Q(cuCtxGetCurrent, false, ((CUcontext *)room))                                                          \
    Q(cuCtxGetDevice, false, (&number))                                                                     \
    Q(cuCtxGetApiVersion, false, (context, (unsigned *)room))                                               \
    Q(cuCtxGetFlags, false, ((unsigned *)room))                                                             \
    Q(cuCtxGetLimit, false, (&size, CU_LIMIT_STACK_SIZE))                                                   \
    Q(cuCtxGetStreamPriorityRange, false, (&number, (int *)room))                                           \
    Q(cuMemGetInfo, false, (&size, (size_t *)room))                                                         \
    Q(cuMemGetAddressRange, false, ((CUdeviceptr *)room, &size, memory))                                    \
    Q(cuMemHostGetFlags, false, ((unsigned *)room, pinned))                                                 \
    Q(cuMemGetAllocationGranularity, false, (&size, &properties, CU_MEM_ALLOC_GRANULARITY_MINIMUM))         \
    Q(cuMemGetAllocationPropertiesFromHandle, false, (&described, handle))                                  \
    Q(cuMemRetainAllocationHandle, false, (&retained, (void *)mapped))                                      \
    Q(cuMemRelease, false, (retained_again()))                                                              \
    Q(cuMemGetAccess, false, ((unsigned long long *)room, &properties.location, mapped))                    \
    Q(cuMemPoolGetAttribute, false, (pool, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, room))                        \
    Q(cuMemRangeGetAttribute, false, (&number, 4, CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, managed, SIZE))       \
    Q(cuPointerGetAttribute, false, (room, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, memory))                       \
    Q(cuPointerGetAttributes, false, (2, wanted, outs, memory))                                             \
    Q(cuArrayGetDescriptor, false, ((CUDA_ARRAY_DESCRIPTOR *)&of_array, array))                             \
    Q(cuArray3DGetDescriptor, false, (&of_array, array))                                                    \
    Q(cuArrayGetSparseProperties, false, (&tiles, array))                                                   \
    Q(cuMipmappedArrayGetLevel, false, ((CUarray *)room, mipmap, 1))                                        \
    Q(cuMipmappedArrayGetSparseProperties, false, (&tiles, mipmap))                                         \
    Q(cuTexObjectGetResourceDesc, false, (&of_texture, texture))                                            \
    Q(cuModuleLoadDataEx, false, ((CUmodule *)room, REFUSED, 0, NULL, NULL))                                \
    Q(cuModuleGetFunction, false, ((CUfunction *)room, module, "none"))                                     \
    Q(cuModuleGetFunctionCount, false, ((unsigned *)room, module))                                          \
    Q(cuModuleEnumerateFunctions, false, ((CUfunction *)room, 2, module))                                   \
    Q(cuModuleGetGlobal, false, ((CUdeviceptr *)room, &size, module, "none"))                               \
    Q(cuLibraryGetKernelCount, false, ((unsigned *)room, library))                                          \
    Q(cuLibraryEnumerateKernels, false, ((CUkernel *)room, 2, library))                                     \
    Q(cuKernelGetFunction, false, ((CUfunction *)room, kernel))                                             \
    Q(cuKernelGetName, false, ((const char **)room, kernel))                                                \
    Q(cuKernelGetAttribute, false, (&number, CU_FUNC_ATTRIBUTE_NUM_REGS, kernel, device))                   \
    Q(cuKernelGetParamInfo, false, (kernel, 0, &size, (size_t *)room))                                      \
    Q(cuFuncGetName, false, ((const char **)room, function))                                                \
    Q(cuFuncGetModule, false, ((CUmodule *)room, function))                                                 \
    Q(cuFuncGetAttribute, false, (&number, CU_FUNC_ATTRIBUTE_NUM_REGS, function))                           \
    Q(cuFuncGetParamInfo, false, (function, 0, &size, (size_t *)room))                                      \
    Q(cuFuncIsLoaded, false, ((CUfunctionLoadingState *)room, function))                                    \
    Q(cuOccupancyMaxActiveBlocksPerMultiprocessor, false, (&number, function, 32, 0))                       \
    Q(cuOccupancyMaxPotentialBlockSize, false, (&number, (int *)room, function, NULL, 0, 0))                \
    Q(cuOccupancyAvailableDynamicSMemPerBlock, false, (&size, function, 1, 32))                             \
    Q(cuGraphNodeGetType, false, (node, (CUgraphNodeType *)room))                                           \
    Q(cuGraphMemcpyNodeGetParams, false, (copy, &of_copy))                                                  \
    Q(cuGraphChildGraphNodeGetGraph, false, (child, (CUgraph *)room))                                       \
    Q(cuGraphGetNodes, false, (graph, NULL, &size))                                                         \
    Q(cuGraphNodeGetDependencies, false, (node, NULL, NULL, &size))                                         \
    Q(cuEventQuery, false, (event))                                                                         \
    Q(cuStreamGetDevice, true, (s, &number))                                                                \
    Q(cuStreamGetCtx, true, (s, (CUcontext *)room))                                                         \
    Q(cuStreamGetFlags, true, (s, (unsigned *)room))                                                        \
    Q(cuStreamGetPriority, true, (s, &number))                                                              \
    Q(cuStreamGetId, true, (s, (unsigned long long *)room))                                                 \
    Q(cuStreamIsCapturing, true, (s, (CUstreamCaptureStatus *)room))                                        \
    Q(cuStreamQuery, true, (s))

static CUmemAllocationProp properties, described;
static CUDA_ARRAY3D_DESCRIPTOR of_array;
static CUDA_ARRAY_SPARSE_PROPERTIES tiles;
static CUDA_MEMCPY3D of_copy;
static CUDA_RESOURCE_DESC of_texture;
static CUpointer_attribute wanted[] = {CU_POINTER_ATTRIBUTE_IS_MANAGED, CU_POINTER_ATTRIBUTE_RANGE_START_ADDR};
static void *outs[] = {&room[0], &room[1]};
static CUmemGenericAllocationHandle retained;

/* A reference of its own to the memory; zero where the driver gives none. */
static CUmemGenericAllocationHandle retained_again(void)
{
    retained = 0;
    D(cuMemRetainAllocationHandle)(&retained, (void *)mapped);
    return retained;
}

#define DEFINE(name, of_stream, arguments)      \
    static CUresult ask_##name(CUstream s)      \
    {                                           \
        (void)s;                                \
        return D(name) arguments;               \
    }
QUERIES(DEFINE)

static CUresult ask_attribute_of_kernel(CUstream s)
{
    (void)s;
    return D(cuFuncGetAttribute)(&number, CU_FUNC_ATTRIBUTE_NUM_REGS, (CUfunction)kernel);
}

static CUresult ask_parameter_of_kernel(CUstream s)
{
    (void)s;
    return D(cuFuncGetParamInfo)((CUfunction)with_parameter, 0, &size, (size_t *)room);
}

static CUresult ask_properties_of_a_released_handle(CUstream s)
{
    (void)s;
    return D(cuMemGetAllocationPropertiesFromHandle)(&described, released);
}

#define ROW(name, of_stream, arguments) {TEXT(name), of_stream, ask_##name},
static const struct query {
    const char *name;
    bool of_stream;
    CUresult (*ask)(CUstream);
} queries[] = {
    QUERIES(ROW)
    {"cuFuncGetAttribute of a kernel", false, ask_attribute_of_kernel},
    {"cuFuncGetParamInfo of a kernel", false, ask_parameter_of_kernel},
    {"cuMemGetAllocationPropertiesFromHandle of a released handle", false, ask_properties_of_a_released_handle},
};

struct question {
    const struct query *query;
    CUstream stream;
    bool relaxed;
    CUresult code;
};

static void *ask(void *data)
{
    struct question *question = data;
    CUstreamCaptureMode mode = CU_STREAM_CAPTURE_MODE_RELAXED;
    NEEDS(D(cuCtxSetCurrent)(context));
    if (question->relaxed)
        NEEDS(D(cuThreadExchangeStreamCaptureMode)(&mode));
    question->code = question->query->ask(question->stream);
    if (question->relaxed)
        NEEDS(D(cuThreadExchangeStreamCaptureMode)(&mode));
    return NULL;
}

static void in_captures(const struct query *query)
{
    static const char *modes[] = {"global", "thread-local", "relaxed"};
    CUstream streams[] = {stream, idle, NULL};
    static const char *on[] = {"own", "else", "null"};
    for (int mode = 0; mode < 3; mode++)
        for (int which = 0; which < (query->of_stream ? 3 : 1); which++)
            for (int other = 0; other < 2; other++)
                for (int relaxed = 0; relaxed < 2; relaxed++) {
                    struct question question = {query, streams[which], relaxed, CUDA_SUCCESS};
                    CUstreamCaptureStatus status = CU_STREAM_CAPTURE_STATUS_NONE;
                    CUgraph captured = NULL;
                    pthread_t thread;
                    NEEDS(D(cuStreamBeginCapture)(stream, (CUstreamCaptureMode)mode));
                    if (other) {
                        pthread_create(&thread, NULL, ask, &question);
                        pthread_join(thread, NULL);
                    } else {
                        ask(&question);
                    }
                    D(cuStreamIsCapturing)(stream, &status);
                    CUresult end = D(cuStreamEndCapture)(stream, &captured);
                    if (end == CUDA_SUCCESS)
                        D(cuGraphDestroy)(captured);
                    if (status != CU_STREAM_CAPTURE_STATUS_ACTIVE || end != CUDA_SUCCESS)
                        printf(" [breaks a %s capture, %s%s%s: %s]", modes[mode], other ? "other thread" : "same thread",
                               query->of_stream ? ", " : "", query->of_stream ? on[which] : "",
                               relaxed ? "even if relaxed" : name_of(question.code));
                }
}

static void plainly(const struct query *query)
{
    CUresult code = query->ask(idle);
    if (code != CUDA_SUCCESS)
        printf(" [answers: %s]", name_of(code));
}

static void without_context(const struct query *query)
{
    CUcontext current = NULL;
    NEEDS(D(cuCtxSetCurrent)(NULL));
    CUresult code = query->ask(stream);
    NEEDS(D(cuCtxGetCurrent)(&current));
    if (code != CUDA_SUCCESS)
        printf(" [without a context: %s]", name_of(code));
    if (current)
        printf(" [makes a context current]");
}

static void after_an_error(const struct query *query)
{
    NEEDS(D(cuLaunchKernel)(fault, 1, 1, 1, 1, 1, 1, 0, stream, NULL, NULL));
    usleep(200000);
    CUresult code = query->ask(idle);
    CUresult later = D(cuStreamSynchronize)(stream);
    if (code != CUDA_SUCCESS)
        printf(" [before an error of earlier work was returned: %s]", name_of(code));
    if (later != CUDA_ERROR_ILLEGAL_ADDRESS)
        printf(" [hides the error: %s]", name_of(later));
    code = query->ask(idle);
    if (code != CUDA_SUCCESS)
        printf(" [afterwards: %s]", name_of(code));
}

int main(void)
{
    void (*const tries[])(const struct query *) = {plainly, in_captures, without_context, after_an_error};
    setvbuf(stdout, NULL, _IONBF, 0);
    properties = on_device();
    for (size_t i = 0; i < sizeof queries / sizeof *queries; i++) {
        printf("%s:", queries[i].name);
        for (size_t try = 0; try < sizeof tries / sizeof *tries; try++) {
            int status = 0;
            pid_t child = fork();
            if (child == 0) {
                alarm(60);
                prepare();
                tries[try](&queries[i]);
                _exit(0);
            }
            if (child < 0 || waitpid(child, &status, 0) < 0 || status != 0)
                printf(" [the process ended with %#x]", status);
        }
        printf("\n");
    }
    return 0;
}
