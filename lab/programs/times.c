/* Prints what single calls and queries of the driver take, in nanoseconds: the median, the least and the most of batches,
 * and the code where it is not CUDA_SUCCESS. The ledger decides by these times whether a rule may query the driver. At the
 * end, prints what some queries return.
 *
 * A line is the name of a function, and in brackets with what arguments, where it matters. Functions are looked up: those
 * that the driver lacks are reported as missing. */

/* Something that is measured needs this call. */
#define NEEDS(call)                                                    \
    do {                                                               \
        CUresult code = (call);                                        \
        if (code != CUDA_SUCCESS)                                      \
            printf("line %d: %s\n", __LINE__, name_of(code));          \
    } while (0)

#include "objects.h"

#include <stdbool.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>

enum { CALLS = 200, BATCHES = 9, PARTS = 16 };

static double times[BATCHES];

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

static void report(const char *name, CUresult code)
{
    if (code == MISSING) {
        printf("%s: missing\n", name);
        return;
    }
    qsort(times, BATCHES, sizeof *times, compare);
    printf("%s: %.1f %.1f %.1f", name, times[BATCHES / 2], times[0], times[BATCHES - 1]);
    printf(code == CUDA_SUCCESS ? "\n" : " %s\n", name_of(code));
}

/* `call` may use `i`. The first batch warms up. */
#define MEASURE_BETWEEN(name, before, call, after)                           \
    do {                                                                     \
        CUresult first = CUDA_SUCCESS;                                       \
        for (int turn = -1; turn < BATCHES; turn++) {                        \
            before;                                                          \
            double start = now();                                            \
            for (int i = 0; i < CALLS; i++) {                                \
                CUresult code = (call);                                      \
                first = first == CUDA_SUCCESS ? code : first;                \
            }                                                                \
            times[turn < 0 ? 0 : turn] = (now() - start) / CALLS;            \
            after;                                                           \
        }                                                                    \
        report(name, first);                                                 \
    } while (0)
#define MEASURE(name, call) MEASURE_BETWEEN(name, (void)0, call, (void)0)

/* A graph with one node, and its executable graph. */
struct graph {
    CUgraph graph;
    CUgraphNode node;
    CUgraphExec exec;
};
#define GRAPH(name, add, ...)                                                          \
    static struct graph name;                                                          \
    NEEDS(D(cuGraphCreate)(&name.graph, 0));                                              \
    NEEDS(D(add)(&name.node, name.graph, NULL, 0, __VA_ARGS__));                          \
    NEEDS(D(cuGraphInstantiate)(&name.exec, name.graph, 0))

static void CUDA_CB nothing(void *data)
{
    (void)data;
}

static void contexts(void)
{
    CUdevice out;
    CUcontext current, other = NULL;
    int value;
    NEEDS(D(cuCtxCreate)(&other, NULL, 0, device));
    NEEDS(D(cuCtxSetCurrent)(context));
    MEASURE("cuCtxGetDevice", D(cuCtxGetDevice)(&out));
    MEASURE("cuCtxGetDevice_v2 (current)", D(cuCtxGetDevice_v2)(&out, context));
    MEASURE("cuCtxGetDevice_v2 (not current)", D(cuCtxGetDevice_v2)(&out, other));
    MEASURE("cuStreamGetDevice", D(cuStreamGetDevice)(stream, &out));
    MEASURE("cuStreamGetDevice (null)", D(cuStreamGetDevice)(NULL, &out));
    MEASURE("cuStreamGetCtx", D(cuStreamGetCtx)(stream, &current));
    MEASURE("cuDeviceGetAttribute (max pitch)", D(cuDeviceGetAttribute)(&value, CU_DEVICE_ATTRIBUTE_MAX_PITCH, device));
    MEASURE("cuDeviceGetAttribute (max access policy window)",
            D(cuDeviceGetAttribute)(&value, CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE, device));
    MEASURE("cuDeviceGetAttribute (memory synchronization domains)",
            D(cuDeviceGetAttribute)(&value, CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT, device));
    MEASURE("cuDeviceGetAttribute (NOR)",
            D(cuDeviceGetAttribute)(&value, CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR, device));
    MEASURE("cuDeviceGetAttribute (flush)",
            D(cuDeviceGetAttribute)(&value, CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES, device));
    MEASURE("cuDeviceGetAttribute (concurrent managed access)",
            D(cuDeviceGetAttribute)(&value, CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS, device));
    MEASURE("cuDeviceGetAttribute (pageable memory access)",
            D(cuDeviceGetAttribute)(&value, CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS, device));
    MEASURE("cuDeviceGetAttribute (compute capability)",
            D(cuDeviceGetAttribute)(&value, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device));
}

static void addresses(void)
{
    struct {
        const char *of;
        CUdeviceptr address;
    } kinds[] = {{"device", memory}, {"managed", managed}, {"mapped", mapped}, {"pageable", (CUdeviceptr)pageable}};
    for (size_t kind = 0; kind < sizeof kinds / sizeof *kinds; kind++) {
        CUdeviceptr address = kinds[kind].address;
        unsigned long long out[3];
        void *outs[] = {&out[0], &out[1], &out[2]};
        CUpointer_attribute wanted[] = {CU_POINTER_ATTRIBUTE_IS_MANAGED, CU_POINTER_ATTRIBUTE_RANGE_START_ADDR,
                                        CU_POINTER_ATTRIBUTE_RANGE_SIZE};
        CUdeviceptr base;
        size_t size;
        char name[80];
#define OF(what) (snprintf(name, sizeof name, "%s%s)", what, kinds[kind].of), name)
        MEASURE(OF("cuPointerGetAttribute (IS_MANAGED, "), D(cuPointerGetAttribute)(out, wanted[0], address));
        MEASURE(OF("cuPointerGetAttribute (MEMORY_TYPE, "),
                D(cuPointerGetAttribute)(out, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, address));
        MEASURE(OF("cuPointerGetAttribute (DEVICE_ORDINAL, "),
                D(cuPointerGetAttribute)(out, CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, address));
        MEASURE(OF("cuPointerGetAttribute (MAPPED, "),
                D(cuPointerGetAttribute)(out, CU_POINTER_ATTRIBUTE_MAPPED, address));
        MEASURE(OF("cuPointerGetAttributes (IS_MANAGED and the range, "),
                D(cuPointerGetAttributes)(3, wanted, outs, address));
        MEASURE(OF("cuMemGetAddressRange_v2 ("), D(cuMemGetAddressRange)(&base, &size, address));
    }
    CUmemAllocationProp properties;
    MEASURE("cuMemGetAllocationPropertiesFromHandle", D(cuMemGetAllocationPropertiesFromHandle)(&properties, handle));

    static CUmemGenericAllocationHandle handles[CALLS];
    MEASURE_BETWEEN("cuMemRetainAllocationHandle", (void)0, D(cuMemRetainAllocationHandle)(&handles[i], (void *)mapped),
                    for (int i = 0; i < CALLS; i++) D(cuMemRelease)(handles[i]));
    int yes = 1;
    MEASURE("cuPointerSetAttribute", D(cuPointerSetAttribute)(&yes, CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, memory));
}

static void ranges(void)
{
    unsigned int out;
    MEASURE("cuMemRangeGetAttribute (READ_MOSTLY)",
            D(cuMemRangeGetAttribute)(&out, sizeof out, CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, managed, SIZE));
    CUmemLocation here = {.type = CU_MEM_LOCATION_TYPE_DEVICE, .id = device};
    size_t size = SIZE, index = 0;
    MEASURE("cuMemAdvise_v2 (SET_PREFERRED_LOCATION)",
            D(cuMemAdvise)(managed, SIZE, CU_MEM_ADVISE_SET_PREFERRED_LOCATION, here));
    MEASURE("cuMemAdvise_v2 (SET_ACCESSED_BY)", D(cuMemAdvise)(managed, SIZE, CU_MEM_ADVISE_SET_ACCESSED_BY, here));
    MEASURE("cuMemAdvise_v2 (SET_ACCESSED_BY, pageable)",
            D(cuMemAdvise)((CUdeviceptr)pageable, SIZE, CU_MEM_ADVISE_SET_ACCESSED_BY, here));
    CUmemLocation found;
    MEASURE("cuMemGetLocationInfo", D(cuMemGetLocationInfo)(managed, SIZE, SIZE, SIZE, &found));
#define WORK(name, call) MEASURE_BETWEEN(name, (void)0, call, D(cuStreamSynchronize)(stream))
    WORK("cuMemPrefetchAsync_v2", D(cuMemPrefetchAsync)(managed, SIZE, here, 0, stream));
    WORK("cuMemPrefetchBatchAsync", D(cuMemPrefetchBatchAsync)(&managed, &size, 1, &here, &index, 1, 0, stream));
    WORK("cuMemDiscardBatchAsync", D(cuMemDiscardBatchAsync)(&managed, &size, 1, 0, stream));
    WORK("cuMemDiscardAndPrefetchBatchAsync",
         D(cuMemDiscardAndPrefetchBatchAsync)(&managed, &size, 1, &here, &index, 1, 0, stream));
    CUdeviceptr starts[PARTS];
    size_t sizes[PARTS];
    for (int part = 0; part < PARTS; part++) {
        starts[part] = managed + part * (SIZE / PARTS);
        sizes[part] = SIZE / PARTS;
    }
    WORK("cuMemPrefetchBatchAsync (16 ranges)",
         D(cuMemPrefetchBatchAsync)(starts, sizes, PARTS, &here, &index, 1, 0, stream));
    WORK("cuMemDiscardBatchAsync (16 ranges)", D(cuMemDiscardBatchAsync)(starts, sizes, PARTS, 0, stream));
    WORK("cuMemDiscardAndPrefetchBatchAsync (16 ranges)",
         D(cuMemDiscardAndPrefetchBatchAsync)(starts, sizes, PARTS, &here, &index, 1, 0, stream));
}

static void launches(void)
{
    CUlaunchAttribute window = {.id = CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW};
    window.value.accessPolicyWindow = (CUaccessPolicyWindow){
        (void *)memory, 1 << 16, 1.0f, CU_ACCESS_PROPERTY_PERSISTING, CU_ACCESS_PROPERTY_STREAMING};
    CUlaunchAttribute domains = {.id = CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP};
    domains.value.memSyncDomainMap = (CUlaunchMemSyncDomainMap){0, 1};
    CUlaunchConfig config = {.gridDimX = 1, .gridDimY = 1, .gridDimZ = 1, .blockDimX = 1, .blockDimY = 1, .blockDimZ = 1};
    config.hStream = stream;
    WORK("cuLaunchKernelEx", D(cuLaunchKernelEx)(&config, function, NULL, NULL));
    config.numAttrs = 1;
    config.attrs = &window;
    WORK("cuLaunchKernelEx (access policy window)", D(cuLaunchKernelEx)(&config, function, NULL, NULL));
    config.attrs = &domains;
    WORK("cuLaunchKernelEx (memory synchronization domains)", D(cuLaunchKernelEx)(&config, function, NULL, NULL));
    MEASURE("cuStreamSetAttribute (access policy window)", D(cuStreamSetAttribute)(stream, window.id, &window.value));
    MEASURE("cuStreamSetAttribute (memory synchronization domains)",
            D(cuStreamSetAttribute)(stream, domains.id, &domains.value));
}

static void sparse(void)
{
    CUDA_ARRAY3D_DESCRIPTOR desc = {1024, 1024, 0, CU_AD_FORMAT_FLOAT, 1, CUDA_ARRAY3D_SPARSE}, out;
    CUarray array, deferred, level;
    CUmipmappedArray mipmap, deferred_mipmap;
    static CUDA_ARRAY_SPARSE_PROPERTIES tiles, levels;
    CUDA_ARRAY_MEMORY_REQUIREMENTS needs;
    array = deferred = NULL;
    mipmap = deferred_mipmap = NULL;
    NEEDS(D(cuArray3DCreate)(&array, &desc));
    NEEDS(D(cuMipmappedArrayCreate)(&mipmap, &desc, 3));
    desc.Flags = CUDA_ARRAY3D_DEFERRED_MAPPING;
    NEEDS(D(cuArray3DCreate)(&deferred, &desc));
    NEEDS(D(cuMipmappedArrayCreate)(&deferred_mipmap, &desc, 3));
    MEASURE("cuArray3DGetDescriptor_v2 (sparse)", D(cuArray3DGetDescriptor)(&out, array));
    MEASURE("cuArray3DGetDescriptor_v2 (deferred mapping)", D(cuArray3DGetDescriptor)(&out, deferred));
    MEASURE("cuMipmappedArrayGetLevel", D(cuMipmappedArrayGetLevel)(&level, mipmap, 0));
    MEASURE("cuArrayGetSparseProperties", D(cuArrayGetSparseProperties)(&tiles, array));
    MEASURE("cuMipmappedArrayGetSparseProperties", D(cuMipmappedArrayGetSparseProperties)(&levels, mipmap));
    MEASURE("cuArrayGetMemoryRequirements", D(cuArrayGetMemoryRequirements)(&needs, deferred, device));
    MEASURE("cuMipmappedArrayGetMemoryRequirements",
            D(cuMipmappedArrayGetMemoryRequirements)(&needs, deferred_mipmap, device));

    CUmemAllocationProp prop = on_device();
    prop.allocFlags.usage = CU_MEM_CREATE_USAGE_TILE_POOL;
    CUmemGenericAllocationHandle pool = 0;
    NEEDS(D(cuMemCreate)(&pool, SIZE, &prop, 0));
    CUarrayMapInfo map = {.resourceType = CU_RESOURCE_TYPE_ARRAY};
    map.resource.array = array;
    map.subresourceType = CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL;
    map.subresource.sparseLevel.extentWidth = tiles.tileExtent.width;
    map.subresource.sparseLevel.extentHeight = tiles.tileExtent.height;
    map.subresource.sparseLevel.extentDepth = tiles.tileExtent.depth;
    map.memOperationType = CU_MEM_OPERATION_TYPE_MAP;
    map.memHandleType = CU_MEM_HANDLE_TYPE_GENERIC;
    map.memHandle.memHandle = pool;
    map.deviceBitMask = 1u << device;
    CUarrayMapInfo unmap = map, *infos[] = {&map, &unmap};
    unmap.memOperationType = CU_MEM_OPERATION_TYPE_UNMAP;
    unmap.memHandle.memHandle = 0;
    WORK("cuMemMapArrayAsync (map, unmap in turns)", D(cuMemMapArrayAsync)(infos[i % 2], 1, stream));
    if (!tiles.tileExtent.width)
        return;
    CUarrayMapInfo maps[PARTS], unmaps[PARTS], *lists[] = {maps, unmaps};
    unsigned across = 1024 / tiles.tileExtent.width;
    for (unsigned part = 0; part < PARTS; part++) {
        maps[part] = map;
        maps[part].subresource.sparseLevel.offsetX = part % across * tiles.tileExtent.width;
        maps[part].subresource.sparseLevel.offsetY = part / across * tiles.tileExtent.height;
        maps[part].offset = part * (64 << 10);
        unmaps[part] = maps[part];
        unmaps[part].memOperationType = CU_MEM_OPERATION_TYPE_UNMAP;
        unmaps[part].memHandle.memHandle = 0;
    }
    WORK("cuMemMapArrayAsync (16 maps, 16 unmaps in turns)", D(cuMemMapArrayAsync)(lists[i % 2], PARTS, stream));
}

static void graphs(void)
{
    CUDA_KERNEL_NODE_PARAMS kernel = {.func = function, .gridDimX = 4, .gridDimY = 4, .gridDimZ = 4, .blockDimX = 1,
                                      .blockDimY = 1, .blockDimZ = 1}, kernel_out;
    CUDA_MEMCPY3D copy = {.srcMemoryType = CU_MEMORYTYPE_DEVICE, .srcDevice = memory,
                          .dstMemoryType = CU_MEMORYTYPE_DEVICE, .dstDevice = memory + 4096,
                          .WidthInBytes = 64, .Height = 1, .Depth = 1}, copy_out;
    CUDA_MEMSET_NODE_PARAMS set = {.dst = memory, .elementSize = 4, .width = 16, .height = 1}, set_out;
    CUDA_HOST_NODE_PARAMS host = {nothing, NULL}, host_out;
    CUstreamBatchMemOpParams operation = {0};
    operation.waitValue.operation = CU_STREAM_MEM_OP_WAIT_VALUE_32;
    operation.waitValue.address = memory;
    operation.waitValue.flags = CU_STREAM_WAIT_VALUE_NOR;
    CUDA_BATCH_MEM_OP_NODE_PARAMS batch = {context, 1, &operation, 0}, batch_out;
    CUDA_MEM_ALLOC_NODE_PARAMS alloc = {.bytesize = 4096}, alloc_out;
    alloc.poolProps.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
    alloc.poolProps.location = (CUmemLocation){.type = CU_MEM_LOCATION_TYPE_DEVICE, .id = device};
    CUevent event = NULL, event_out;
    CUgraph child = NULL, graph = NULL, graph_out;
    CUgraphNode child_node;
    NEEDS(D(cuEventCreate)(&event, CU_EVENT_DISABLE_TIMING));
    NEEDS(D(cuGraphCreate)(&child, 0));
    NEEDS(D(cuGraphAddEmptyNode)(&child_node, child, NULL, 0));

    GRAPH(of_kernel, cuGraphAddKernelNode, &kernel);
    GRAPH(of_copy, cuGraphAddMemcpyNode, &copy, context);
    GRAPH(of_set, cuGraphAddMemsetNode, &set, context);
    GRAPH(of_host, cuGraphAddHostNode, &host);
    GRAPH(of_child, cuGraphAddChildGraphNode, child);
    GRAPH(of_record, cuGraphAddEventRecordNode, event);
    GRAPH(of_wait, cuGraphAddEventWaitNode, event);
    GRAPH(of_batch, cuGraphAddBatchMemOpNode, &batch);
    GRAPH(of_alloc, cuGraphAddMemAllocNode, &alloc);
    /* A graph with an executable graph takes no more nodes of this kind. */
    CUgraph freeing = NULL;
    CUgraphNode alloc_node = NULL, free_node = NULL;
    CUdeviceptr freed;
    NEEDS(D(cuGraphCreate)(&freeing, 0));
    NEEDS(D(cuGraphAddMemAllocNode)(&alloc_node, freeing, NULL, 0, &alloc));
    NEEDS(D(cuGraphAddMemFreeNode)(&free_node, freeing, &alloc_node, 1, alloc.dptr));

    CUgraphNodeType type;
    CUgraphNodeParams all;
    MEASURE("cuGraphNodeGetType", D(cuGraphNodeGetType)(of_kernel.node, &type));
    MEASURE("cuGraphNodeGetParams", D(cuGraphNodeGetParams)(of_kernel.node, &all));

    MEASURE("cuGraphKernelNodeGetParams_v2", D(cuGraphKernelNodeGetParams)(of_kernel.node, &kernel_out));
    MEASURE("cuGraphKernelNodeSetParams_v2", D(cuGraphKernelNodeSetParams)(of_kernel.node, &kernel));
    MEASURE("cuGraphExecKernelNodeSetParams_v2",
            D(cuGraphExecKernelNodeSetParams)(of_kernel.exec, of_kernel.node, &kernel));
    MEASURE("cuGraphMemcpyNodeGetParams", D(cuGraphMemcpyNodeGetParams)(of_copy.node, &copy_out));
    MEASURE("cuGraphMemcpyNodeSetParams", D(cuGraphMemcpyNodeSetParams)(of_copy.node, &copy));
    MEASURE("cuGraphExecMemcpyNodeSetParams",
            D(cuGraphExecMemcpyNodeSetParams)(of_copy.exec, of_copy.node, &copy, context));
    MEASURE("cuGraphMemsetNodeGetParams", D(cuGraphMemsetNodeGetParams)(of_set.node, &set_out));
    MEASURE("cuGraphMemsetNodeSetParams", D(cuGraphMemsetNodeSetParams)(of_set.node, &set));
    MEASURE("cuGraphExecMemsetNodeSetParams", D(cuGraphExecMemsetNodeSetParams)(of_set.exec, of_set.node, &set, context));
    MEASURE("cuGraphHostNodeGetParams", D(cuGraphHostNodeGetParams)(of_host.node, &host_out));
    MEASURE("cuGraphHostNodeSetParams", D(cuGraphHostNodeSetParams)(of_host.node, &host));
    MEASURE("cuGraphExecHostNodeSetParams", D(cuGraphExecHostNodeSetParams)(of_host.exec, of_host.node, &host));
    MEASURE("cuGraphChildGraphNodeGetGraph", D(cuGraphChildGraphNodeGetGraph)(of_child.node, &graph_out));
    MEASURE("cuGraphExecChildGraphNodeSetParams",
            D(cuGraphExecChildGraphNodeSetParams)(of_child.exec, of_child.node, child));
    MEASURE("cuGraphEventRecordNodeGetEvent", D(cuGraphEventRecordNodeGetEvent)(of_record.node, &event_out));
    MEASURE("cuGraphEventRecordNodeSetEvent", D(cuGraphEventRecordNodeSetEvent)(of_record.node, event));
    MEASURE("cuGraphExecEventRecordNodeSetEvent",
            D(cuGraphExecEventRecordNodeSetEvent)(of_record.exec, of_record.node, event));
    MEASURE("cuGraphEventWaitNodeGetEvent", D(cuGraphEventWaitNodeGetEvent)(of_wait.node, &event_out));
    MEASURE("cuGraphEventWaitNodeSetEvent", D(cuGraphEventWaitNodeSetEvent)(of_wait.node, event));
    MEASURE("cuGraphExecEventWaitNodeSetEvent", D(cuGraphExecEventWaitNodeSetEvent)(of_wait.exec, of_wait.node, event));
    MEASURE("cuGraphBatchMemOpNodeGetParams", D(cuGraphBatchMemOpNodeGetParams)(of_batch.node, &batch_out));
    MEASURE("cuGraphBatchMemOpNodeSetParams", D(cuGraphBatchMemOpNodeSetParams)(of_batch.node, &batch));
    MEASURE("cuGraphExecBatchMemOpNodeSetParams",
            D(cuGraphExecBatchMemOpNodeSetParams)(of_batch.exec, of_batch.node, &batch));
    MEASURE("cuGraphMemAllocNodeGetParams", D(cuGraphMemAllocNodeGetParams)(of_alloc.node, &alloc_out));
    MEASURE("cuGraphMemFreeNodeGetParams", D(cuGraphMemFreeNodeGetParams)(free_node, &freed));
    unsigned int enabled;
    MEASURE("cuGraphNodeGetEnabled", D(cuGraphNodeGetEnabled)(of_kernel.exec, of_kernel.node, &enabled));
    MEASURE("cuGraphNodeSetEnabled", D(cuGraphNodeSetEnabled)(of_kernel.exec, of_kernel.node, i % 2));

    CUlaunchAttributeValue value = {{0}}, value_out;
    value.accessPolicyWindow = (CUaccessPolicyWindow){
        (void *)memory, 1 << 16, 1.0f, CU_ACCESS_PROPERTY_PERSISTING, CU_ACCESS_PROPERTY_STREAMING};
    MEASURE("cuGraphKernelNodeSetAttribute (access policy window)",
            D(cuGraphKernelNodeSetAttribute)(of_kernel.node, CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW, &value));
    value.memSyncDomainMap = (CUlaunchMemSyncDomainMap){0, 1};
    MEASURE("cuGraphKernelNodeSetAttribute (memory synchronization domains)",
            D(cuGraphKernelNodeSetAttribute)(of_kernel.node, CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP, &value));
    value.clusterDim.x = value.clusterDim.y = value.clusterDim.z = 1;
    MEASURE("cuGraphKernelNodeSetAttribute (cluster)",
            D(cuGraphKernelNodeSetAttribute)(of_kernel.node, CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION, &value));
    MEASURE("cuGraphKernelNodeGetAttribute (cluster)",
            D(cuGraphKernelNodeGetAttribute)(of_kernel.node, CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION, &value_out));
    value.preferredClusterDim.x = 2;
    MEASURE("cuGraphKernelNodeSetAttribute (preferred cluster)",
            D(cuGraphKernelNodeSetAttribute)(of_kernel.node, CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION, &value));
    GRAPH(of_second, cuGraphAddKernelNode, &kernel);
    MEASURE("cuGraphKernelNodeCopyAttributes", D(cuGraphKernelNodeCopyAttributes)(of_second.node, of_kernel.node));

    /* Nodes are added to a graph that has the 200 kernel nodes of `nodes`. */
    static CUgraphNode nodes[CALLS + 1], added;
    NEEDS(D(cuGraphCreate)(&graph, 0));
    for (int i = 0; i <= CALLS; i++)
        NEEDS(D(cuGraphAddKernelNode)(&nodes[i], graph, NULL, 0, &kernel));
    CUgraphEdgeData full = {0};
    CUgraphEdgeData early = {.from_port = CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC,
                             .type = CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC};
#define LINK(i, edge) D(cuGraphAddDependencies)(graph, &nodes[i], &nodes[i + 1], &edge, 1)
#define UNLINK(i, edge) D(cuGraphRemoveDependencies)(graph, &nodes[i], &nodes[i + 1], &edge, 1)
#define ALL(call) for (int i = 0; i < CALLS; i++) call
    MEASURE_BETWEEN("cuGraphAddDependencies_v2", (void)0, LINK(i, full), ALL(UNLINK(i, full)));
    MEASURE_BETWEEN("cuGraphAddDependencies_v2 (programmatic)", (void)0, LINK(i, early), ALL(UNLINK(i, early)));
    MEASURE_BETWEEN("cuGraphRemoveDependencies_v2", ALL(LINK(i, full)), UNLINK(i, full), (void)0);
    MEASURE_BETWEEN("cuGraphRemoveDependencies_v2 (programmatic)", ALL(LINK(i, early)), UNLINK(i, early), (void)0);

    CUgraph copied = NULL;
#define ADDING(name, call) MEASURE_BETWEEN(name, D(cuGraphClone)(&copied, child), call, D(cuGraphDestroy)(copied))
    CUDA_MEMCPY3D to_managed = copy, pitched = copy, from_array = copy;
    to_managed.dstMemoryType = CU_MEMORYTYPE_UNIFIED;
    to_managed.dstDevice = managed;
    pitched.srcPitch = pitched.dstPitch = 512;
    pitched.Height = 2;
    CUDA_ARRAY3D_DESCRIPTOR desc = {64, 64, 0, CU_AD_FORMAT_FLOAT, 1, 0}, desc_out;
    NEEDS(D(cuArray3DCreate)(&from_array.srcArray, &desc));
    from_array.srcMemoryType = CU_MEMORYTYPE_ARRAY;
    MEASURE("cuArray3DGetDescriptor_v2", D(cuArray3DGetDescriptor)(&desc_out, from_array.srcArray));
    ADDING("cuGraphAddMemcpyNode", D(cuGraphAddMemcpyNode)(&added, copied, NULL, 0, &copy, context));
    ADDING("cuGraphAddMemcpyNode (unified)", D(cuGraphAddMemcpyNode)(&added, copied, NULL, 0, &to_managed, context));
    ADDING("cuGraphAddMemcpyNode (pitch)", D(cuGraphAddMemcpyNode)(&added, copied, NULL, 0, &pitched, context));
    ADDING("cuGraphAddMemcpyNode (array)", D(cuGraphAddMemcpyNode)(&added, copied, NULL, 0, &from_array, context));
    ADDING("cuGraphAddBatchMemOpNode", D(cuGraphAddBatchMemOpNode)(&added, copied, NULL, 0, &batch));

    CUgraphNodeParams any_kernel = {.type = CU_GRAPH_NODE_TYPE_KERNEL},
                      any_batch = {.type = CU_GRAPH_NODE_TYPE_BATCH_MEM_OP},
                      any_empty = {.type = CU_GRAPH_NODE_TYPE_EMPTY}, any_host = {.type = CU_GRAPH_NODE_TYPE_HOST};
    memcpy(&any_kernel.kernel, &kernel, sizeof kernel);
    memcpy(&any_batch.memOp, &batch, sizeof batch);
    any_host.host.fn = nothing;
    ADDING("cuGraphAddNode_v2 (empty)", D(cuGraphAddNode)(&added, copied, NULL, NULL, 0, &any_empty));
    ADDING("cuGraphAddNode_v2 (kernel)", D(cuGraphAddNode)(&added, copied, NULL, NULL, 0, &any_kernel));
    ADDING("cuGraphAddNode_v2 (batch of memory operations)",
           D(cuGraphAddNode)(&added, copied, NULL, NULL, 0, &any_batch));
    /* Each node depends on the one before, in a new graph for each batch. */
    static CUgraphNode chain[CALLS + 1];
#define CHAIN(name, add)                                                                                             \
    MEASURE_BETWEEN(name, (D(cuGraphCreate)(&copied, 0), D(cuGraphAddKernelNode)(&chain[0], copied, NULL, 0, &kernel)), \
                    D(add)(&chain[i + 1], copied, &chain[i], &early, 1, &any_kernel), D(cuGraphDestroy)(copied))
    CHAIN("cuGraphAddNode_v2 (kernel, programmatic)", cuGraphAddNode);
    CHAIN("cuGraphAddNode_v3 (kernel, programmatic)", cuGraphAddNode_v3);
    MEASURE("cuGraphAddNode_v3 (batch of memory operations)",
               D(cuGraphAddNode_v3)(&added, graph, NULL, NULL, 0, &any_batch));
    MEASURE("cuGraphNodeSetParams (kernel)", D(cuGraphNodeSetParams)(of_kernel.node, &any_kernel));
    MEASURE("cuGraphNodeSetParams (host)", D(cuGraphNodeSetParams)(of_host.node, &any_host));
    MEASURE("cuGraphNodeSetParams (batch of memory operations)", D(cuGraphNodeSetParams)(of_batch.node, &any_batch));
    MEASURE("cuGraphNodeSetParams_v2 (kernel)",
               D(cuGraphNodeSetParams_v2)(of_kernel.node, &any_kernel));
    MEASURE("cuGraphNodeSetParams_v2 (host)",
               D(cuGraphNodeSetParams_v2)(of_host.node, &any_host));
    MEASURE("cuGraphNodeSetParams_v2 (batch of memory operations)",
               D(cuGraphNodeSetParams_v2)(of_batch.node, &any_batch));
    MEASURE("cuGraphExecNodeSetParams (kernel)",
            D(cuGraphExecNodeSetParams)(of_kernel.exec, of_kernel.node, &any_kernel));
    MEASURE("cuGraphExecNodeSetParams (host)", D(cuGraphExecNodeSetParams)(of_host.exec, of_host.node, &any_host));
    MEASURE("cuGraphExecNodeSetParams (batch of memory operations)",
            D(cuGraphExecNodeSetParams)(of_batch.exec, of_batch.node, &any_batch));
}

/* Copies of and to arrays and memory, and what decides about them. The arrays have one dimension, or two. */
static void copies(void)
{
    enum { BYTES = 256 };
    static char host[BYTES];
    CUDA_ARRAY3D_DESCRIPTOR line = {64, 0, 0, CU_AD_FORMAT_FLOAT, 1, 0}, plane = {64, 64, 0, CU_AD_FORMAT_FLOAT, 1, 0}, out;
    CUarray from = NULL, to = NULL, flat = NULL;
    CUcontext current;
    NEEDS(D(cuArray3DCreate)(&from, &line));
    NEEDS(D(cuArray3DCreate)(&to, &line));
    NEEDS(D(cuArray3DCreate)(&flat, &plane));
    MEASURE("cuArray3DGetDescriptor_v2 (one dimension)", D(cuArray3DGetDescriptor)(&out, from));
    MEASURE("cuArray3DGetDescriptor_v2 (two dimensions)", D(cuArray3DGetDescriptor)(&out, flat));
    MEASURE("cuCtxGetCurrent", D(cuCtxGetCurrent)(&current));
    WORK("cuMemcpy", D(cuMemcpy)(memory, memory + SIZE / 2, BYTES));
    WORK("cuMemcpyAsync", D(cuMemcpyAsync)(memory, memory + SIZE / 2, BYTES, stream));
    WORK("cuMemcpyDtoA_v2", D(cuMemcpyDtoA)(to, 0, memory, BYTES));
    WORK("cuMemcpyAtoD_v2", D(cuMemcpyAtoD)(memory, from, 0, BYTES));
    WORK("cuMemcpyHtoA_v2", D(cuMemcpyHtoA)(to, 0, host, BYTES));
    WORK("cuMemcpyAtoH_v2", D(cuMemcpyAtoH)(host, from, 0, BYTES));
    WORK("cuMemcpyAtoA_v2", D(cuMemcpyAtoA)(to, 0, from, 0, BYTES));
    WORK("cuMemcpyHtoAAsync_v2", D(cuMemcpyHtoAAsync)(to, 0, host, BYTES, stream));
    WORK("cuMemcpyAtoHAsync_v2", D(cuMemcpyAtoHAsync)(host, from, 0, BYTES, stream));

    CUDA_MEMCPY2D rows = {.srcMemoryType = CU_MEMORYTYPE_DEVICE, .srcDevice = memory, .srcPitch = BYTES,
                          .dstMemoryType = CU_MEMORYTYPE_DEVICE, .dstDevice = memory + SIZE / 2, .dstPitch = BYTES,
                          .WidthInBytes = 64, .Height = 4}, tiles = rows;
    tiles.dstMemoryType = CU_MEMORYTYPE_ARRAY;
    tiles.dstArray = flat;
    WORK("cuMemcpy2D_v2", D(cuMemcpy2D)(&rows));
    WORK("cuMemcpy2D_v2 (array)", D(cuMemcpy2D)(&tiles));
    WORK("cuMemcpy2DUnaligned_v2", D(cuMemcpy2DUnaligned)(&rows));
    WORK("cuMemcpy2DUnaligned_v2 (array)", D(cuMemcpy2DUnaligned)(&tiles));
    WORK("cuMemcpy2DAsync_v2", D(cuMemcpy2DAsync)(&rows, stream));
    WORK("cuMemcpy2DAsync_v2 (array)", D(cuMemcpy2DAsync)(&tiles, stream));
    CUDA_MEMCPY3D boxes = {.srcMemoryType = CU_MEMORYTYPE_DEVICE, .srcDevice = memory, .srcPitch = BYTES, .srcHeight = 4,
                           .dstMemoryType = CU_MEMORYTYPE_DEVICE, .dstDevice = memory + SIZE / 2, .dstPitch = BYTES,
                           .dstHeight = 4, .WidthInBytes = 64, .Height = 4, .Depth = 1}, into = boxes;
    into.dstMemoryType = CU_MEMORYTYPE_ARRAY;
    into.dstArray = flat;
    WORK("cuMemcpy3D_v2", D(cuMemcpy3D)(&boxes));
    WORK("cuMemcpy3D_v2 (array)", D(cuMemcpy3D)(&into));
    WORK("cuMemcpy3DAsync_v2", D(cuMemcpy3DAsync)(&boxes, stream));
    WORK("cuMemcpy3DAsync_v2 (array)", D(cuMemcpy3DAsync)(&into, stream));
    CUDA_MEMCPY3D_BATCH_OP between = {.extent = {64, 4, 1}, .srcAccessOrder = CU_MEMCPY_SRC_ACCESS_ORDER_STREAM};
    between.src.type = between.dst.type = CU_MEMCPY_OPERAND_TYPE_ARRAY;
    between.src.op.array.array = flat;
    between.dst.op.array.array = flat;
    between.dst.op.array.offset.y = 32;
    between.extent.width = 16;
    WORK("cuMemcpy3DBatchAsync_v2", D(cuMemcpy3DBatchAsync)(1, &between, 0, stream));
    WORK("cuMemcpy3DWithAttributesAsync", D(cuMemcpy3DWithAttributesAsync)(&between, 0, stream));

    void *pinned = NULL;
    CUdeviceptr seen;
    CUipcMemHandle shared;
    NEEDS(D(cuMemAllocHost)(&pinned, BYTES));
    MEASURE("cuMemHostGetDevicePointer_v2", D(cuMemHostGetDevicePointer)(&seen, pinned, 0));
    MEASURE("cuIpcGetMemHandle", D(cuIpcGetMemHandle)(&shared, memory));

    static CUtensorMap map;
    cuuint64_t sizes[] = {64, 64}, strides[] = {256};
    cuuint32_t box[] = {16, 16}, steps[] = {1, 1};
    MEASURE("cuTensorMapEncodeTiled",
            D(cuTensorMapEncodeTiled)(&map, CU_TENSOR_MAP_DATA_TYPE_FLOAT32, 2, (void *)memory, sizes, strides, box, steps,
                                      CU_TENSOR_MAP_INTERLEAVE_NONE, CU_TENSOR_MAP_SWIZZLE_NONE,
                                      CU_TENSOR_MAP_L2_PROMOTION_NONE, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE));
    MEASURE("cuTensorMapReplaceAddress", D(cuTensorMapReplaceAddress)(&map, (void *)memory));

    /* Texture references are deprecated. A driver may have none. */
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
    CUtexref texture = NULL;
    CUDA_ARRAY_DESCRIPTOR shape = {64, 4, CU_AD_FORMAT_FLOAT, 1};
    NEEDS(D(cuTexRefCreate)(&texture));
    if (texture)
        MEASURE("cuTexRefSetAddress2D_v3", D(cuTexRefSetAddress2D)(texture, &shape, memory, 512));
}

static void CUDA_CB done(CUstream of, CUresult status, void *data)
{
    (void)of, (void)status, (void)data;
}

/* Launches, events, allocations and memory operations in a stream, and what decides about them. */
static void in_order(void)
{
    int value, blocks;
    CUfunctionLoadingState loaded;
    CUstreamCaptureStatus capturing;
    CUgreenCtx green;
    CUcontext of;
    CUevent event = NULL;
    CUstream other = NULL;
    NEEDS(D(cuEventCreate)(&event, CU_EVENT_DISABLE_TIMING));
    NEEDS(D(cuStreamCreate)(&other, CU_STREAM_NON_BLOCKING));
    MEASURE("cuFuncGetAttribute", D(cuFuncGetAttribute)(&value, CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, function));
    MEASURE("cuFuncGetAttribute (dynamic shared memory)",
            D(cuFuncGetAttribute)(&value, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, function));
    MEASURE("cuFuncIsLoaded", D(cuFuncIsLoaded)(&loaded, function));
    MEASURE("cuOccupancyMaxActiveBlocksPerMultiprocessor",
            D(cuOccupancyMaxActiveBlocksPerMultiprocessor)(&blocks, function, 32, 0));
    MEASURE("cuStreamIsCapturing", D(cuStreamIsCapturing)(stream, &capturing));
    MEASURE("cuStreamGetGreenCtx", D(cuStreamGetGreenCtx)(stream, &green));
    MEASURE("cuStreamGetCtx_v2", D(cuStreamGetCtx_v2)(stream, &of, &green));
    MEASURE("cuStreamCopyAttributes", D(cuStreamCopyAttributes)(other, stream));

    WORK("cuLaunchKernel", D(cuLaunchKernel)(function, 1, 1, 1, 1, 1, 1, 0, stream, NULL, NULL));
    WORK("cuLaunchCooperativeKernel", D(cuLaunchCooperativeKernel)(function, 1, 1, 1, 1, 1, 1, 0, stream, NULL));
    WORK("cuEventRecordWithFlags", D(cuEventRecordWithFlags)(event, stream, 0));
    WORK("cuStreamWaitEvent", D(cuStreamWaitEvent)(stream, event, 0));
    WORK("cuStreamAddCallback", D(cuStreamAddCallback)(stream, done, NULL, 0));
    WORK("cuStreamAttachMemAsync", D(cuStreamAttachMemAsync)(stream, managed, 0, CU_MEM_ATTACH_GLOBAL));
    WORK("cuStreamWriteValue32_v2", D(cuStreamWriteValue32)(stream, memory, 1, 0));
    WORK("cuStreamWaitValue32_v2", D(cuStreamWaitValue32)(stream, memory, 1, CU_STREAM_WAIT_VALUE_GEQ));
    WORK("cuStreamWriteValue64_v2", D(cuStreamWriteValue64)(stream, memory, 1, 0));
    WORK("cuStreamWaitValue64_v2", D(cuStreamWaitValue64)(stream, memory, 1, CU_STREAM_WAIT_VALUE_GEQ));
    CUstreamBatchMemOpParams write = {0};
    write.writeValue.operation = CU_STREAM_MEM_OP_WRITE_VALUE_32;
    write.writeValue.address = memory;
    WORK("cuStreamBatchMemOp_v2", D(cuStreamBatchMemOp)(stream, 1, &write, 0));

    static CUdeviceptr allocated[CALLS];
    CUmemoryPool pool = NULL;
    NEEDS(D(cuDeviceGetDefaultMemPool)(&pool, device));
#define FREE for (int i = 0; i < CALLS; i++) D(cuMemFreeAsync)(allocated[i], stream); D(cuStreamSynchronize)(stream)
    MEASURE_BETWEEN("cuMemAllocAsync", (void)0, D(cuMemAllocAsync)(&allocated[i], 256, stream), FREE);
    MEASURE_BETWEEN("cuMemAllocFromPoolAsync", (void)0, D(cuMemAllocFromPoolAsync)(&allocated[i], 256, pool, stream), FREE);
    MEASURE_BETWEEN("cuMemFreeAsync", for (int i = 0; i < CALLS; i++) D(cuMemAllocAsync)(&allocated[i], 256, stream),
                    D(cuMemFreeAsync)(allocated[i], stream), D(cuStreamSynchronize)(stream));
    CUlaunchConfig config = {.gridDimX = 1, .gridDimY = 1, .gridDimZ = 1, .blockDimX = 1, .blockDimY = 1, .blockDimZ = 1};
    CUlaunchAttribute cluster = {.id = CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION};
    cluster.value.clusterDim.x = cluster.value.clusterDim.y = cluster.value.clusterDim.z = 1;
    config.attrs = &cluster;
    config.numAttrs = 1;
    MEASURE("cuOccupancyMaxActiveClusters", D(cuOccupancyMaxActiveClusters)(&blocks, function, &config));
}

/* Calls that follow a whole graph, and queries that would: of a graph with two nodes, the least that a rule about its
 * content is for. */
static void whole_graphs(void)
{
    CUDA_KERNEL_NODE_PARAMS kernel = {.func = function, .gridDimX = 1, .gridDimY = 1, .gridDimZ = 1, .blockDimX = 1,
                                      .blockDimY = 1, .blockDimZ = 1};
    CUgraph graph = NULL, parent = NULL, copied[CALLS];
    CUgraphNode nodes[2], listed[2], before[2], after[2];
    CUgraphExec exec = NULL;
    CUgraphEdgeData data[2];
    NEEDS(D(cuGraphCreate)(&graph, 0));
    NEEDS(D(cuGraphAddKernelNode)(&nodes[0], graph, NULL, 0, &kernel));
    NEEDS(D(cuGraphAddKernelNode)(&nodes[1], graph, nodes, 1, &kernel));
    NEEDS(D(cuGraphInstantiate)(&exec, graph, 0));
    size_t count;
    MEASURE("cuGraphGetNodes", (count = 2, D(cuGraphGetNodes)(graph, listed, &count)));
    MEASURE("cuGraphGetEdges_v2", (count = 2, D(cuGraphGetEdges)(graph, before, after, data, &count)));
    MEASURE("cuGraphNodeGetDependencies_v2", (count = 2, D(cuGraphNodeGetDependencies)(nodes[1], listed, data, &count)));
    static CUgraphExec made[CALLS];
    static CUgraphNode added[CALLS];
    CUDA_GRAPH_INSTANTIATE_PARAMS how = {0};
    CUgraphExecUpdateResultInfo result;
#define EACH(call) for (int i = 0; i < CALLS; i++) call
    MEASURE_BETWEEN("cuGraphClone", (void)0, D(cuGraphClone)(&copied[i], graph), EACH(D(cuGraphDestroy)(copied[i])));
    MEASURE_BETWEEN("cuGraphInstantiateWithFlags", (void)0, D(cuGraphInstantiateWithFlags)(&made[i], graph, 0),
                    EACH(D(cuGraphExecDestroy)(made[i])));
    MEASURE_BETWEEN("cuGraphInstantiateWithParams", (void)0, D(cuGraphInstantiateWithParams)(&made[i], graph, &how),
                    EACH(D(cuGraphExecDestroy)(made[i])));
    MEASURE("cuGraphExecUpdate_v2", D(cuGraphExecUpdate)(exec, graph, &result));
    MEASURE_BETWEEN("cuGraphAddChildGraphNode", D(cuGraphCreate)(&parent, 0),
                    D(cuGraphAddChildGraphNode)(&added[i], parent, NULL, 0, graph), D(cuGraphDestroy)(parent));
    MEASURE_BETWEEN("cuGraphDestroyNode",
                    (D(cuGraphCreate)(&parent, 0), ({ EACH(D(cuGraphAddKernelNode)(&added[i], parent, NULL, 0, &kernel)); })),
                    D(cuGraphDestroyNode)(added[i]), D(cuGraphDestroy)(parent));
    CUstream captured = NULL;
    CUgraph capture = NULL;
    NEEDS(D(cuStreamCreate)(&captured, CU_STREAM_NON_BLOCKING));
    MEASURE_BETWEEN("cuStreamUpdateCaptureDependencies_v2", D(cuStreamBeginCapture)(captured, CU_STREAM_CAPTURE_MODE_RELAXED),
                    D(cuStreamUpdateCaptureDependencies)(captured, NULL, NULL, 0, CU_STREAM_SET_CAPTURE_DEPENDENCIES),
                    (D(cuStreamEndCapture)(captured, &capture), D(cuGraphDestroy)(capture)));
}

/* No semaphore, as one would be of another API. */
static void semaphores(void)
{
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS signal = {0}, signal_out;
    CUDA_EXT_SEM_WAIT_NODE_PARAMS wait = {0}, wait_out;
    GRAPH(of_signals, cuGraphAddExternalSemaphoresSignalNode, &signal);
    GRAPH(of_waits, cuGraphAddExternalSemaphoresWaitNode, &wait);
    MEASURE("cuGraphExternalSemaphoresSignalNodeGetParams",
            D(cuGraphExternalSemaphoresSignalNodeGetParams)(of_signals.node, &signal_out));
    MEASURE("cuGraphExternalSemaphoresSignalNodeSetParams",
            D(cuGraphExternalSemaphoresSignalNodeSetParams)(of_signals.node, &signal));
    MEASURE("cuGraphExecExternalSemaphoresSignalNodeSetParams",
            D(cuGraphExecExternalSemaphoresSignalNodeSetParams)(of_signals.exec, of_signals.node, &signal));
    MEASURE("cuGraphExternalSemaphoresWaitNodeGetParams",
            D(cuGraphExternalSemaphoresWaitNodeGetParams)(of_waits.node, &wait_out));
    MEASURE("cuGraphExternalSemaphoresWaitNodeSetParams",
            D(cuGraphExternalSemaphoresWaitNodeSetParams)(of_waits.node, &wait));
    MEASURE("cuGraphExecExternalSemaphoresWaitNodeSetParams",
            D(cuGraphExecExternalSemaphoresWaitNodeSetParams)(of_waits.exec, of_waits.node, &wait));
}

static void peers(void)
{
    CUcontext peer = NULL;
    int able, devices = 0;
    NEEDS(D(cuDeviceGetCount)(&devices));
    if (devices < 2) {
        puts("one device");
        return;
    }
    NEEDS(D(cuDevicePrimaryCtxRetain)(&peer, 1));
    NEEDS(D(cuCtxSetCurrent)(context));
    MEASURE("cuDeviceCanAccessPeer", D(cuDeviceCanAccessPeer)(&able, 0, 1));
    MEASURE("cuCtxEnablePeerAccess, cuCtxDisablePeerAccess in turns",
            i % 2 ? D(cuCtxDisablePeerAccess)(peer) : D(cuCtxEnablePeerAccess)(peer, 0));
}

static void coredumps(void)
{
    bool no = false;
    size_t size = sizeof no;
    MEASURE("cuCoredumpSetAttribute", D(cuCoredumpSetAttribute)(CU_COREDUMP_ENABLE_ON_EXCEPTION, &no, &size));
}

static CUresult is_managed(CUdeviceptr address, unsigned *managed, CUdeviceptr *start)
{
    CUpointer_attribute wanted[] = {CU_POINTER_ATTRIBUTE_IS_MANAGED, CU_POINTER_ATTRIBUTE_RANGE_START_ADDR};
    void *outs[] = {managed, start};
    return D(cuPointerGetAttributes)(2, wanted, outs, address);
}

static void answers(void)
{
    unsigned is;
    CUdeviceptr start, pooled = 0;
    CUDA_ARRAY3D_DESCRIPTOR desc = {1024, 1024, 0, CU_AD_FORMAT_FLOAT, 1, CUDA_ARRAY3D_SPARSE};
    static CUDA_ARRAY_SPARSE_PROPERTIES tiles;
    CUmipmappedArray mipmap = NULL;
    NEEDS(D(cuMipmappedArrayCreate)(&mipmap, &desc, 8));
    NEEDS(D(cuMipmappedArrayGetSparseProperties)(&tiles, mipmap));
    printf("the mip tail of 8 levels: %llu bytes, from level %u, flags %u, tiles of %u x %u x %u\n", tiles.miptailSize,
           tiles.miptailFirstLevel, tiles.flags, tiles.tileExtent.width, tiles.tileExtent.height, tiles.tileExtent.depth);

    CUmemPoolProps of_managed = {.allocType = CU_MEM_ALLOCATION_TYPE_MANAGED};
    of_managed.location = (CUmemLocation){.type = CU_MEM_LOCATION_TYPE_DEVICE, .id = device};
    CUmemoryPool pool = NULL;
    NEEDS(D(cuMemPoolCreate)(&pool, &of_managed));
    NEEDS(D(cuMemAllocFromPoolAsync)(&pooled, SIZE, pool, stream));
    struct {
        const char *of;
        CUdeviceptr address;
    } kinds[] = {{"device", memory}, {"managed", managed}, {"mapped", mapped}, {"a managed pool", pooled},
                 {"pageable", (CUdeviceptr)pageable}};
    for (size_t kind = 0; kind < sizeof kinds / sizeof *kinds; kind++) {
        is = 9;
        start = 9;
        CUresult code = is_managed(kinds[kind].address, &is, &start);
        printf("IS_MANAGED and RANGE_START_ADDR (%s): %s, %u, %s\n", kinds[kind].of, name_of(code), is,
               start == kinds[kind].address ? "the address" : start == 0 ? "zero" : "another address");
    }
}

/* Each group has its own process: a call that ends it ends no other group. */
static const struct {
    const char *name;
    void (*measure)(void);
} groups[] = {{"contexts and devices", contexts}, {"addresses and allocations", addresses}, {"launches", launches},
              {"graphs", graphs}, {"semaphores", semaphores}, {"arrays", sparse}, {"ranges", ranges},
              {"copies", copies}, {"work in order", in_order}, {"whole graphs", whole_graphs}, {"peers", peers}, {"core dumps", coredumps}, {"answers", answers}};

int main(void)
{
    setvbuf(stdout, NULL, _IOLBF, 0);
    printf("median, least and most of %d batches of %d calls, ns\n", BATCHES, CALLS);
    for (size_t group = 0; group < sizeof groups / sizeof *groups; group++) {
        printf("-- %s\n", groups[group].name);
        int status = 0;
        pid_t child = fork();
        if (child == 0) {
            alarm(60);
            objects();
            groups[group].measure();
            exit(0);
        }
        if (child < 0 || waitpid(child, &status, 0) < 0 || status != 0)
            printf("%s: the process ended with %#x\n", groups[group].name, status);
    }
    return 0;
}
