/* Refused calls by which causes are judged: a part of refused.c, which explains the form. They were written by somebody
 * who wrote no rule and no cause, and had read none. Most are from what users report of a library, a binding or another
 * driver: the fact is taken, and not the code. "everyday" stands where no report names just this mistake.
 *
 * The refusals were expected from the reports and from NVIDIA's documentation, before a driver was asked. A run on a
 * GPU decides: a case that is "WRONG" there is corrected or removed. */

/* Here, so that no case elsewhere is held. */
#define HELD(name, source) for (bool inside = enter("held", name); inside; leave())

static void held_devices(void)
{
    CUcontext made;
    CUmemoryPool kept;
    HELD("device: a negative ordinal", "RedisAI/redis-inference-optimization#228") {
        REFUSED(cuDeviceGet, &device, -1);
        REPAIRED(cuDeviceGet, &device, 0);
    }
    HELD("device: a context on an ordinal beyond the last", "JuliaGPU/CUDAdrv.jl#245") {
        REFUSED(cuCtxCreate, &made, NULL, 0, 99);
        REPAIRED(cuCtxCreate, &made, NULL, 0, device);
    }
    HELD("device: the memory of an ordinal beyond the last", "NVIDIA/VideoProcessingFramework#415") {
        REFUSED(cuDeviceTotalMem, &size, 99);
        REPAIRED(cuDeviceTotalMem, &size, device);
    }
    HELD("device: the pool of an ordinal beyond the last", "everyday") {
        REFUSED(cuDeviceGetDefaultMemPool, &kept, 99);
        REPAIRED(cuDeviceGetDefaultMemPool, &kept, device);
    }
    HELD("device: the widest texture of three channels", "everyday") {
        REFUSED(cuDeviceGetTexture1DLinearMaxWidth, &size, CU_AD_FORMAT_FLOAT, 3, device);
        REPAIRED(cuDeviceGetTexture1DLinearMaxWidth, &size, CU_AD_FORMAT_FLOAT, 4, device);
    }
}

/* Kernels that use what the limits of a context are for. Nothing is printed: the text is empty. */
static const char *prints = HEAD
    ".extern .func (.param .b32 status) vprintf (.param .b64 text, .param .b64 values);\n"
    ".global .align 1 .b8 nothing[1];\n"
    ".visible .entry k() { .reg .b64 %a<3>; .reg .b32 %s; mov.u64 %a1, nothing; cvta.global.u64 %a1, %a1;\n"
    "mov.u64 %a2, 0; { .param .b64 text; st.param.b64 [text], %a1; .param .b64 values; st.param.b64 [values], %a2;\n"
    ".param .b32 status; call.uni (status), vprintf, (text, values); ld.param.b32 %s, [status]; } ret; }\n";
static const char *allocates = HEAD
    ".extern .func (.param .b64 result) malloc (.param .b64 bytes);\n"
    ".visible .entry k() { .reg .b64 %a<3>; mov.u64 %a1, 16;\n"
    "{ .param .b64 bytes; st.param.b64 [bytes], %a1; .param .b64 result;\n"
    "call.uni (result), malloc, (bytes); ld.param.b64 %a2, [result]; } ret; }\n";

/* Runs a kernel in a context of its own, which stays the current one. */
static void run_apart(const char *image)
{
    another();
    NEEDS(cuLaunchKernel, function_of(image, "k"), 1, 1, 1, 1, 1, 1, 0, NULL, NULL, NULL);
    NEEDS(cuCtxSynchronize);
}

static void held_contexts(void)
{
    CUcontext made;
    CUmodule module;
    CUfunction f;
    CUkernel kernel;
    CUlibrary opened;
    HELD("context: none whose device is asked", "Project-HAMi/HAMi-core#172") {
        NEEDS(cuCtxSetCurrent, NULL);
        REFUSED(cuCtxGetDevice, &device);
        NEEDS(cuCtxSetCurrent, context);
        REPAIRED(cuCtxGetDevice, &device);
    }
    HELD("context: none for a module", "NVIDIA/TransformerEngine#734") {
        NEEDS(cuCtxSetCurrent, NULL);
        REFUSED(cuModuleLoadData, &module, code);
        NEEDS(cuCtxSetCurrent, context);
        REPAIRED(cuModuleLoadData, &module, code);
    }
    HELD("context: none for the module of a library", "eyalroz/cuda-api-wrappers#331") {
        opened = library();
        NEEDS(cuCtxSetCurrent, NULL);
        REFUSED(cuLibraryGetModule, &module, opened);
        NEEDS(cuCtxSetCurrent, context);
        REPAIRED(cuLibraryGetModule, &module, opened);
    }
    HELD("context: none for the function of a kernel", "eyalroz/cuda-api-wrappers#686") {
        NEEDS(cuLibraryGetKernel, &kernel, library(), "kernel");
        NEEDS(cuCtxSetCurrent, NULL);
        REFUSED(cuKernelGetFunction, &f, kernel);
        NEEDS(cuCtxSetCurrent, context);
        REPAIRED(cuKernelGetFunction, &f, kernel);
    }
    HELD("context: none for a launch in the null stream", "triton-lang/triton#3729") {
        f = function("kernel");
        NEEDS(cuCtxSetCurrent, NULL);
        REFUSED(cuLaunchKernel, f, 1, 1, 1, 32, 1, 1, 0, NULL, NULL, NULL);
        NEEDS(cuCtxSetCurrent, context);
        REPAIRED(cuLaunchKernel, f, 1, 1, 1, 32, 1, 1, 0, NULL, NULL, NULL);
    }
    HELD("context: none for an occupancy", "NVIDIA/Fuser#5589") {
        f = function("kernel");
        NEEDS(cuCtxSetCurrent, NULL);
        REFUSED(cuOccupancyMaxActiveBlocksPerMultiprocessor, &number, f, 32, 0);
        NEEDS(cuCtxSetCurrent, context);
        REPAIRED(cuOccupancyMaxActiveBlocksPerMultiprocessor, &number, f, 32, 0);
    }
    HELD("context: none for host memory", "NervanaSystems/ngraph#1046") {
        NEEDS(cuCtxSetCurrent, NULL);
        REFUSED(cuMemHostAlloc, &pointer, SIZE, 0);
        NEEDS(cuCtxSetCurrent, context);
        REPAIRED(cuMemHostAlloc, &pointer, SIZE, 0);
    }
    HELD("context: a buffer for printf after a kernel that prints", "NVlabs/cuda-oxide#759") {
        run_apart(prints);
        REFUSED(cuCtxSetLimit, CU_LIMIT_PRINTF_FIFO_SIZE, 4 << 20);
        NEEDS(cuCtxSetCurrent, context);
        REPAIRED(cuCtxSetLimit, CU_LIMIT_PRINTF_FIFO_SIZE, 4 << 20);
    }
    HELD("context: a heap after a kernel that allocates", "cp2k/dbcsr#776") {
        run_apart(allocates);
        REFUSED(cuCtxSetLimit, CU_LIMIT_MALLOC_HEAP_SIZE, 16 << 20);
        NEEDS(cuCtxSetCurrent, context);
        REPAIRED(cuCtxSetLimit, CU_LIMIT_MALLOC_HEAP_SIZE, 16 << 20);
    }
    HELD("context: made with flags that no release names", "everyday") {
        REFUSED(cuCtxCreate, &made, NULL, 0x1000, device);
        REPAIRED(cuCtxCreate, &made, NULL, CU_CTX_SCHED_YIELD, device);
    }
    HELD("context: null, destroyed", "everyday") {
        made = another();
        REFUSED(cuCtxDestroy, NULL);
        REPAIRED(cuCtxDestroy, made);
    }
    HELD("context: its work recorded in an event of another", "NVIDIA/cuCascade#189") {
        another();
        CUevent theirs = event(CU_EVENT_DISABLE_TIMING);
        NEEDS(cuCtxSetCurrent, context);
        CUevent ours = event(CU_EVENT_DISABLE_TIMING);
        REFUSED(cuCtxRecordEvent, context, theirs);
        REPAIRED(cuCtxRecordEvent, context, ours);
    }
    HELD("peer: access to a null context", "everyday") {
        REFUSED(cuCtxEnablePeerAccess, NULL, 0);
        REPAIRED(cuDeviceCanAccessPeer, &number, device, device);
    }
}

#define TABLE(bytes)                                                                             \
    HEAD ".visible .const .align 4 .b8 table[" #bytes "];\n.visible .entry k(.param .u64 p) {\n" \
         ".reg .u64 %a; .reg .u32 %r; ld.param.u64 %a, [p]; ld.const.u32 %r, [table];\n"         \
         "st.global.u32 [%a], %r; ret; }\n"
#define STATIC_ROOM(bytes)                                              \
    HEAD ".visible .entry k() { .shared .align 4 .b8 room[" #bytes "];" \
         "st.volatile.shared.u32 [room], 1; ret; }\n"
#define PARAMETER(bytes) \
    PTX_FOR("8.1", "sm_90") ".visible .entry k(.param .align 4 .b8 p[" #bytes "]) { ret; }\n"
static const char *twice = HEAD ".visible .func twice() { ret; }\n";

static void held_modules(void)
{
    CUmodule module;
    CUfunction found;
    CUkernel kernel;
    CUlibrary opened;
    const char *name;
    HELD("image: more parameters than a kernel can have", "JuliaGPU/CUDA.jl#2119") {
        REFUSED(cuModuleLoadData, &module, PARAMETER(40000));
        REPAIRED(cuModuleLoadData, &module, PARAMETER(4000));
    }
    HELD("image: more constants than a module can have", "pocl/pocl#944") {
        REFUSED(cuModuleLoadData, &module, TABLE(65560));
        REPAIRED(cuModuleLoadData, &module, TABLE(4096));
    }
    HELD("image: an empty text", "everyday") {
        REFUSED(cuModuleLoadData, &module, "\0\0\0\0\0\0\0");
        REPAIRED(cuModuleLoadData, &module, code);
    }
    HELD("image: PTX without its version", "lupinemachines/lupine#440") {
        REFUSED(cuModuleLoadData, &module, ".target sm_75\n.address_size 64\n.visible .entry k() { ret; }\n");
        REPAIRED(cuModuleLoadData, &module, HEAD ".visible .entry k() { ret; }\n");
    }
    HELD("image: PTX that defines a kernel twice", "heavyai/rbc#121") {
        REFUSED(cuModuleLoadData, &module, HEAD ".visible .entry k() { ret; }\n.visible .entry k() { ret; }\n");
        REPAIRED(cuModuleLoadData, &module, HEAD ".visible .entry k() { ret; }\n.visible .entry l() { ret; }\n");
    }
    HELD("image: an empty file", "lupinemachines/lupine#440") {
        REFUSED(cuModuleLoad, &module, file_of(""));
        REPAIRED(cuModuleLoad, &module, file_of(code));
    }
    HELD("image: a binary for several architectures that is none", "everyday") {
        REFUSED(cuModuleLoadFatBinary, &module, "__global__ void kernel() { } /* and more */");
        REPAIRED(cuModuleLoadData, &module, code);
    }
    HELD("link: a function that two inputs define", "SourceryTools/nvptx-tools#48") {
        CUlinkState once = linking(twice), plain = linking(twice);
        REFUSED(cuLinkAddData, once, CU_JIT_INPUT_PTX, (void *)twice, strlen(twice) + 1, "again", 0, NULL, NULL);
        REPAIRED(cuLinkAddData, plain, CU_JIT_INPUT_PTX, (void *)code, strlen(code) + 1, "code", 0, NULL, NULL);
    }
    HELD("link: PTX of a version later than the driver", "numba/numba#7006") {
        const char *later = PTX_FOR("99.9", "sm_75") ".visible .entry k() { ret; }\n";
        CUlinkState first = linking(NULL), second = linking(NULL);
        REFUSED(cuLinkAddData, first, CU_JIT_INPUT_PTX, (void *)later, strlen(later) + 1, "later", 0, NULL, NULL);
        REPAIRED(cuLinkAddData, second, CU_JIT_INPUT_PTX, (void *)code, strlen(code) + 1, "code", 0, NULL, NULL);
    }
    HELD("link: PTX as machine code", "everyday") {
        CUlinkState first = linking(NULL), second = linking(NULL);
        void *input = (void *)code;
        REFUSED(cuLinkAddData, first, CU_JIT_INPUT_CUBIN, input, strlen(code) + 1, "code", 0, NULL, NULL);
        REPAIRED(cuLinkAddData, second, CU_JIT_INPUT_PTX, input, strlen(code) + 1, "code", 0, NULL, NULL);
    }
    HELD("module: a kernel as a variable", "llvm/llvm-project#172820") {
        module = loaded(code);
        REFUSED(cuModuleGetGlobal, &address, &size, module, "kernel");
        REPAIRED(cuModuleGetFunction, &found, module, "kernel");
    }
    HELD("module: a device function as a kernel", "everyday") {
        module = loaded(HEAD ".visible .func help() { ret; }\n.visible .entry k() { call help; ret; }\n");
        REFUSED(cuModuleGetFunction, &found, module, "help");
        REPAIRED(cuModuleGetFunction, &found, module, "k");
    }
    HELD("library: a variable that it lacks", "everyday") {
        opened = library();
        REFUSED(cuLibraryGetGlobal, &address, &size, opened, "Number");
        REPAIRED(cuLibraryGetGlobal, &address, &size, opened, "number");
    }
    HELD("kernel: more dynamic shared memory than a block can have", "GridTools/gridtools#1390") {
        NEEDS(cuLibraryGetKernel, &kernel, library(), "kernel");
        REFUSED(cuKernelSetAttribute, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 1 << 20, kernel, device);
        REPAIRED(cuKernelSetAttribute, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 1 << 16, kernel, device);
    }
    HELD("kernel: null, its name", "lupinemachines/lupine#584") {
        NEEDS(cuLibraryGetKernel, &kernel, library(), "kernel");
        REFUSED(cuKernelGetName, &name, NULL);
        REPAIRED(cuKernelGetName, &name, kernel);
    }
    HELD("function: null, its name", "lupinemachines/lupine#584") {
        found = function("kernel");
        REFUSED(cuFuncGetName, &name, NULL);
        REPAIRED(cuFuncGetName, &name, found);
    }
    HELD("function: more than all shared memory preferred", "everyday") {
        found = function("kernel");
        REFUSED(cuFuncSetAttribute, found, CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, 101);
        REPAIRED(cuFuncSetAttribute, found, CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, 100);
    }
    HELD("function: less than no dynamic shared memory", "everyday") {
        found = function("kernel");
        REFUSED(cuFuncSetAttribute, found, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, -4096);
        REPAIRED(cuFuncSetAttribute, found, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 4096);
    }
}

static void held_launches(void)
{
    CUfunction f;
    HELD("launch: a grid too large in z", "everyday") {
        f = function("kernel");
        REFUSED(cuLaunchKernel, f, 1, 1, 65536, 32, 1, 1, 0, stream, NULL, NULL);
        REPAIRED(cuLaunchKernel, f, 1, 1, 65535, 32, 1, 1, 0, stream, NULL, NULL);
    }
    HELD("launch: a buffer of parameters with its padding", "llvm/llvm-project#172249") {
        struct { CUdeviceptr p; short q; } both = {memory, 1};
        size_t bytes = sizeof both;
        void *extra[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, &both, CU_LAUNCH_PARAM_BUFFER_SIZE, &bytes,
                         CU_LAUNCH_PARAM_END};
        f = function_of(HEAD ".visible .entry k(.param .u64 p, .param .u16 q) { ret; }\n", "k");
        REFUSED(cuLaunchKernel, f, 1, 1, 1, 32, 1, 1, 0, stream, NULL, extra);
        bytes = 10;
        REPAIRED(cuLaunchKernel, f, 1, 1, 1, 32, 1, 1, 0, stream, NULL, extra);
    }
    HELD("launch: a null pointer to a parameter", "lupinemachines/lupine#439") {
        f = function("one");
        REFUSED(cuLaunchKernel, f, 1, 1, 1, 32, 1, 1, 0, stream, (void *[]){NULL}, NULL);
        REPAIRED(cuLaunchKernel, f, 1, 1, 1, 32, 1, 1, 0, stream, (void *[]){&memory}, NULL);
    }
    HELD("launch: a function of another context", "InfiniTensor/ninetoothed#195") {
        another();
        CUfunction theirs = function("kernel");
        NEEDS(cuCtxSetCurrent, context);
        f = function("kernel");
        REFUSED(cuLaunchKernel, theirs, 1, 1, 1, 32, 1, 1, 0, NULL, NULL, NULL);
        REPAIRED(cuLaunchKernel, f, 1, 1, 1, 32, 1, 1, 0, NULL, NULL, NULL);
    }
    HELD("launch: another cluster than .reqnctapercluster", "NVIDIA/cccl#8327") {
        f = function_of(PTX_FOR("7.8", "sm_90")
                        ".visible .entry k() .reqnctapercluster 2, 1, 1 { ret; }\n", "k");
        REFUSED(cuLaunchKernelEx, CONFIG(4, 32, CLUSTER(4, 1, 1)), f, NULL, NULL);
        REPAIRED(cuLaunchKernelEx, CONFIG(4, 32, CLUSTER(2, 1, 1)), f, NULL, NULL);
    }
    HELD("launch: a cluster of more blocks than are ever allowed", "cupy/cupy#8778") {
        f = function("kernel");
        NEEDS(cuFuncSetAttribute, f, CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED, 1);
        REFUSED(cuLaunchKernelEx, CONFIG(64, 32, CLUSTER(64, 1, 1)), f, NULL, NULL);
        REPAIRED(cuLaunchKernelEx, CONFIG(64, 32, CLUSTER(8, 1, 1)), f, NULL, NULL);
    }
    HELD("occupancy: to a null pointer", "ROCm/hip#1926") {
        f = function("kernel");
        REFUSED(cuOccupancyMaxActiveBlocksPerMultiprocessor, NULL, f, 32, 0);
        REPAIRED(cuOccupancyMaxActiveBlocksPerMultiprocessor, &number, f, 32, 0);
    }
    HELD("occupancy: of a null function", "everyday") {
        f = function("kernel");
        REFUSED(cuOccupancyMaxActiveBlocksPerMultiprocessor, &number, NULL, 32, 0);
        REPAIRED(cuOccupancyMaxActiveBlocksPerMultiprocessor, &number, f, 32, 0);
    }
    HELD("occupancy: of clusters of sixteen blocks, not allowed", "NVIDIA/Fuser#5628") {
        f = function("kernel");
        REFUSED(cuOccupancyMaxActiveClusters, &number, f, CONFIG(16, 32, CLUSTER(16, 1, 1)));
        REPAIRED(cuOccupancyMaxActiveClusters, &number, f, CONFIG(16, 32, CLUSTER(8, 1, 1)));
    }
    HELD("occupancy: of clusters of zero blocks", "everyday") {
        f = function("kernel");
        REFUSED(cuOccupancyMaxActiveClusters, &number, f, CONFIG(16, 32, CLUSTER(0, 1, 1)));
        REPAIRED(cuOccupancyMaxActiveClusters, &number, f, CONFIG(16, 32, CLUSTER(1, 1, 1)));
    }
}

static void held_allocations(void)
{
    HELD("allocate: rows of zero bytes", "Project-HAMi/HAMi-core#226") {
        REFUSED(cuMemAllocPitch, &address, &size, 0, 4, 4);
        REPAIRED(cuMemAllocPitch, &address, &size, 64, 4, 4);
    }
    HELD("allocate: managed memory for a single stream", "everyday") {
        REFUSED(cuMemAllocManaged, &address, SIZE, CU_MEM_ATTACH_SINGLE);
        REPAIRED(cuMemAllocManaged, &address, SIZE, CU_MEM_ATTACH_HOST);
    }
    HELD("allocate: host memory of a size that overflowed", "UoB-HPC/BabelStream#136") {
        REFUSED(cuMemHostAlloc, &pointer, 3 * (size_t)(int)0xc0000000, 0);
        REPAIRED(cuMemHostAlloc, &pointer, SIZE, 0);
    }
    HELD("free: a number that is no address", "rapidsai/rmm#147") {
        REFUSED(cuMemFree, 100);
        REPAIRED(cuMemFree, memory);
    }
    HELD("free: the address of the pointer", "autowarefoundation/autoware#112") {
        pointer = pinned();
        REFUSED(cuMemFreeHost, &pointer);
        REPAIRED(cuMemFreeHost, pointer);
    }
    HELD("free: memory that is mapped by hand", "everyday") {
        address = mapped(SIZE);
        REFUSED(cuMemFree, address);
        REPAIRED(cuMemUnmap, address, SIZE);
    }
    HELD("register: a range that overlaps another", "lupinemachines/lupine#437") {
        NEEDS(cuMemHostRegister, host, SIZE, 0);
        REFUSED(cuMemHostRegister, host + SIZE / 2, SIZE, 0);
        REPAIRED(cuMemHostRegister, host + SIZE + 8192, SIZE / 2, 0);
    }
    HELD("register: ends within the range", "lupinemachines/lupine#605") {
        NEEDS(cuMemHostRegister, host, SIZE, 0);
        REFUSED(cuMemHostUnregister, host + 8192);
        REPAIRED(cuMemHostUnregister, host);
    }
    HELD("register: ends for memory that was allocated pinned", "lupinemachines/lupine#450") {
        pointer = pinned();
        REFUSED(cuMemHostUnregister, pointer);
        REPAIRED(cuMemFreeHost, pointer);
    }
    HELD("register: ends for a null pointer", "lupinemachines/lupine#858") {
        NEEDS(cuMemHostRegister, host, SIZE, 0);
        REFUSED(cuMemHostUnregister, NULL);
        REPAIRED(cuMemHostUnregister, host);
    }
    HELD("register: memory that was allocated pinned", "everyday") {
        pointer = pinned();
        REFUSED(cuMemHostRegister, pointer, SIZE, 0);
        REPAIRED(cuMemHostRegister, host, SIZE, 0);
    }
    HELD("register: memory that may only be read", "eyalroz/cuda-api-wrappers#527") {
        pointer = mmap(NULL, SIZE, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        REFUSED(cuMemHostRegister, pointer, SIZE, 0);
        mprotect(pointer, SIZE, PROT_READ | PROT_WRITE);
        REPAIRED(cuMemHostRegister, pointer, SIZE, 0);
    }
    HELD("register: a range with a hole", "everyday") {
        char *range = mmap(NULL, 2 * SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        mprotect(range + SIZE, 4096, PROT_NONE);
        REFUSED(cuMemHostRegister, range, 2 * SIZE, 0);
        REPAIRED(cuMemHostRegister, range, SIZE, 0);
    }
    HELD("host memory: the device's address of a null pointer", "libocca/occa#812") {
        pointer = pinned();
        REFUSED(cuMemHostGetDevicePointer, &address, NULL, 0);
        REPAIRED(cuMemHostGetDevicePointer, &address, pointer, 0);
    }
    HELD("host memory: the device's address, with flags", "everyday") {
        pointer = pinned();
        REFUSED(cuMemHostGetDevicePointer, &address, pointer, 1);
        REPAIRED(cuMemHostGetDevicePointer, &address, pointer, 0);
    }
    HELD("address: the host's one of memory of the device", "lattice/quda#222") {
        CUdeviceptr both = (CUdeviceptr)pinned();
        REFUSED(cuPointerGetAttribute, &pointer, CU_POINTER_ATTRIBUTE_HOST_POINTER, memory);
        REPAIRED(cuPointerGetAttribute, &pointer, CU_POINTER_ATTRIBUTE_HOST_POINTER, both);
    }
    HELD("address: copies that wait, for memory that is mapped by hand", "lupinemachines/lupine#646") {
        address = mapped(SIZE), flags = 1;
        CUmemAccessDesc ours = access_of(0);
        NEEDS(cuMemSetAccess, address, SIZE, &ours, 1);
        REFUSED(cuPointerSetAttribute, &flags, CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, address);
        REPAIRED(cuPointerSetAttribute, &flags, CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, memory);
    }
    HELD("address: a DMA buffer that ends within a page", "meta-pytorch/monarch#4285") {
        REFUSED(cuMemGetHandleForAddressRange, &number, memory, 5000, CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD, 0);
        REPAIRED(cuMemGetHandleForAddressRange, &number, memory, SIZE, CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD, 0);
    }
    HELD("address: a DMA buffer by PCIe, of memory that is not coherent", "ofiwg/libfabric#10995") {
        REFUSED(cuMemGetHandleForAddressRange, &number, memory, SIZE, CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD,
                CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE);
        REPAIRED(cuMemGetHandleForAddressRange, &number, memory, SIZE, CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD, 0);
    }
}

static void held_copies(void)
{
    CUDA_MEMCPY2D copy = rows(64, 64);
    HELD("copy: from a null pointer", "lupinemachines/lupine#432") {
        REFUSED(cuMemcpyHtoD, memory, NULL, 64);
        REPAIRED(cuMemcpyHtoD, memory, host, 64);
    }
    HELD("copy: to an array as if it were memory", "PacktPublishing/Learn-CUDA-Programming#17") {
        CUarray target = array(64, 0, 0);
        REFUSED(cuMemcpyHtoD, (CUdeviceptr)target, host, 64);
        REPAIRED(cuMemcpyHtoA, target, 0, host, 64);
    }
    HELD("copy: rows to an address of zero", "opencv/opencv#8621") {
        copy = rows(64, 64), copy.dstDevice = 0;
        REFUSED(cuMemcpy2D, &copy);
        copy.dstDevice = memory;
        REPAIRED(cuMemcpy2D, &copy);
    }
    HELD("copy: rows that begin too far to the right", "everyday") {
        copy = rows(64, 64), copy.srcXInBytes = 32;
        REFUSED(cuMemcpy2D, &copy);
        copy.WidthInBytes = 32;
        REPAIRED(cuMemcpy2D, &copy);
    }
    HELD("copy: more rows than an allocation has", "everyday") {
        copy = rows(64, 64), copy.Height = SIZE / 64 + 1;
        REFUSED(cuMemcpy2D, &copy);
        copy.Height = SIZE / 64;
        REPAIRED(cuMemcpy2D, &copy);
    }
    HELD("copy: more rows than an array has", "everyday") {
        copy = rows(64, 64), copy.dstMemoryType = CU_MEMORYTYPE_ARRAY, copy.dstArray = array(64, 16, 0);
        copy.Height = 32;
        REFUSED(cuMemcpy2D, &copy);
        copy.Height = 16;
        REPAIRED(cuMemcpy2D, &copy);
    }
    HELD("copy: a batch with an attribute's index for each copy", "vllm-project/vllm#53860") {
        CUdeviceptr to[] = {memory, memory + 64}, from[] = {memory + 4096, memory + 8192};
        size_t sizes[] = {64, 64}, indices[] = {0, 0};
        CUmemcpyAttributes how[] = {{.srcAccessOrder = CU_MEMCPY_SRC_ACCESS_ORDER_STREAM},
                                    {.srcAccessOrder = CU_MEMCPY_SRC_ACCESS_ORDER_STREAM}};
        REFUSED(cuMemcpyBatchAsync, to, from, sizes, 2, how, indices, 2, stream);
        REPAIRED(cuMemcpyBatchAsync, to, from, sizes, 2, how, indices, 1, stream);
    }
    HELD("copy: a batch without an order of access", "everyday") {
        CUdeviceptr to = memory, from = memory + 4096;
        size_t index = 0;
        CUmemcpyAttributes how = {0};
        size = 64;
        REFUSED(cuMemcpyBatchAsync, &to, &from, &size, 1, &how, &index, 1, stream);
        how.srcAccessOrder = CU_MEMCPY_SRC_ACCESS_ORDER_ANY;
        REPAIRED(cuMemcpyBatchAsync, &to, &from, &size, 1, &how, &index, 1, stream);
    }
    HELD("copy: a batch of none", "rapidsai/rmm#2511") {
        CUdeviceptr to = memory, from = memory + 4096;
        size_t index = 0;
        CUmemcpyAttributes how = {.srcAccessOrder = CU_MEMCPY_SRC_ACCESS_ORDER_STREAM};
        size = 64;
        REFUSED(cuMemcpyBatchAsync, &to, &from, &size, 0, &how, &index, 1, stream);
        REPAIRED(cuMemcpyBatchAsync, &to, &from, &size, 1, &how, &index, 1, stream);
    }
    HELD("fill: memory of the host that nothing registered", "everyday") {
        REFUSED(cuMemsetD8Async, (CUdeviceptr)host, 0, 64, stream);
        REPAIRED(cuMemsetD8Async, memory, 0, 64, stream);
    }
    HELD("fill: words by the width of rows in bytes", "everyday") {
        REFUSED(cuMemsetD2D32, memory, 256, 0, 256, 4);
        REPAIRED(cuMemsetD2D32, memory, 256, 0, 64, 4);
    }
}

static void held_managed_memory(void)
{
    CUmemLocation here = {.type = CU_MEM_LOCATION_TYPE_DEVICE}, place = here;
    size_t first = 0;
    HELD("prefetch: to no kind of place", "eyalroz/cuda-api-wrappers#749") {
        address = managed(), place.type = CU_MEM_LOCATION_TYPE_INVALID;
        REFUSED(cuMemPrefetchAsync, address, SIZE, place, 0, stream);
        REPAIRED(cuMemPrefetchAsync, address, SIZE, here, 0, stream);
    }
    HELD("prefetch: past the end of managed memory", "everyday") {
        address = managed();
        REFUSED(cuMemPrefetchAsync, address, (size_t)64 * SIZE, here, 0, stream);
        REPAIRED(cuMemPrefetchAsync, address, SIZE, here, 0, stream);
    }
    HELD("prefetch: a batch whose places begin at its second range", "ROCm/rocm-systems#1626") {
        address = managed();
        CUdeviceptr ranges[] = {address, address + SIZE / 2};
        size_t sizes[] = {SIZE / 2, SIZE / 2};
        first = 1;
        REFUSED(cuMemPrefetchBatchAsync, ranges, sizes, 2, &here, &first, 1, 0, stream);
        first = 0;
        REPAIRED(cuMemPrefetchBatchAsync, ranges, sizes, 2, &here, &first, 1, 0, stream);
    }
    HELD("prefetch: a batch of memory that is not managed", "ROCm/rocm-systems#8248") {
        address = managed(), size = SIZE;
        REFUSED(cuMemPrefetchBatchAsync, &memory, &size, 1, &here, &first, 1, 0, stream);
        REPAIRED(cuMemPrefetchBatchAsync, &address, &size, 1, &here, &first, 1, 0, stream);
    }
    HELD("discard: memory that is not managed", "ROCm/rocm-systems#5772") {
        address = managed(), size = SIZE;
        REFUSED(cuMemDiscardBatchAsync, &memory, &size, 1, 0, stream);
        REPAIRED(cuMemDiscardBatchAsync, &address, &size, 1, 0, stream);
    }
    HELD("discard: in the null stream", "vllm-project/vllm#53971") {
        address = managed(), size = SIZE;
        REFUSED(cuMemDiscardBatchAsync, &address, &size, 1, 0, NULL);
        REPAIRED(cuMemDiscardBatchAsync, &address, &size, 1, 0, stream);
    }
    HELD("advise: access by a node of the host", "everyday") {
        address = managed(), place.type = CU_MEM_LOCATION_TYPE_HOST_NUMA;
        REFUSED(cuMemAdvise, address, SIZE, CU_MEM_ADVISE_SET_ACCESSED_BY, place);
        place.type = CU_MEM_LOCATION_TYPE_HOST;
        REPAIRED(cuMemAdvise, address, SIZE, CU_MEM_ADVISE_SET_ACCESSED_BY, place);
    }
    HELD("advise: an advice that no release names", "everyday") {
        address = managed();
        REFUSED(cuMemAdvise, address, SIZE, NO_ENUMERATOR(CUmem_advise), here);
        REPAIRED(cuMemAdvise, address, SIZE, CU_MEM_ADVISE_UNSET_READ_MOSTLY, here);
    }
    HELD("advise: an attribute of memory that is not managed", "everyday") {
        address = managed();
        REFUSED(cuMemRangeGetAttribute, &number, 4, CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION, memory, SIZE);
        REPAIRED(cuMemRangeGetAttribute, &number, 4, CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION, address, SIZE);
    }
    HELD("attach: a part of managed memory", "everyday") {
        address = managed();
        REFUSED(cuStreamAttachMemAsync, stream, address, 4096, CU_MEM_ATTACH_GLOBAL);
        REPAIRED(cuStreamAttachMemAsync, stream, address, 0, CU_MEM_ATTACH_GLOBAL);
    }
}

static void held_virtual_memory(void)
{
    CUmemGenericAllocationHandle handle;
    CUmemAllocationProp wanted = properties(CU_MEM_HANDLE_TYPE_NONE);
    CUmemAccessDesc ours = access_of(0), theirs = ours;
    const CUmemAllocationHandleType file = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    unsigned long long rights;
    HELD("create: zero bytes", "everyday") {
        REFUSED(cuMemCreate, &handle, 0, &wanted, 0);
        REPAIRED(cuMemCreate, &handle, SIZE, &wanted, 0);
    }
    HELD("create: on a node of the host with the number -1", "NVIDIA/cuda-python#2694") {
        wanted.location.type = CU_MEM_LOCATION_TYPE_HOST_NUMA, wanted.location.id = -1;
        REFUSED(cuMemCreate, &handle, SIZE, &wanted, 0);
        wanted.location.id = 0;
        REPAIRED(cuMemCreate, &handle, SIZE, &wanted, 0);
    }
    HELD("create: on the current node of the host", "NVIDIA/cuda-python#2694") {
        wanted.location.type = CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT;
        REFUSED(cuMemCreate, &handle, SIZE, &wanted, 0);
        wanted.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
        REPAIRED(cuMemCreate, &handle, SIZE, &wanted, 0);
    }
    HELD("create: for a fabric that is not set up", "microsoft/mscclpp#467") {
        wanted.requestedHandleTypes = CU_MEM_HANDLE_TYPE_FABRIC;
        REFUSED(cuMemCreate, &handle, SIZE, &wanted, 0);
        wanted.requestedHandleTypes = file;
        REPAIRED(cuMemCreate, &handle, SIZE, &wanted, 0);
    }
    HELD("create: for a handle of Windows", "everyday") {
        wanted.requestedHandleTypes = CU_MEM_HANDLE_TYPE_WIN32;
        REFUSED(cuMemCreate, &handle, SIZE, &wanted, 0);
        wanted.requestedHandleTypes = file;
        REPAIRED(cuMemCreate, &handle, SIZE, &wanted, 0);
    }
    HELD("reserve: zero bytes", "everyday") {
        REFUSED(cuMemAddressReserve, &address, 0, 0, 0, 0);
        REPAIRED(cuMemAddressReserve, &address, SIZE, 0, 0, 0);
    }
    HELD("reserve: more addresses than there are", "NVIDIA/cuda-python#2345") {
        REFUSED(cuMemAddressReserve, &address, (size_t)1 << 60, 0, 0, 0);
        REPAIRED(cuMemAddressReserve, &address, SIZE, 0, 0, 0);
    }
    HELD("reserve: ends where none began", "NVIDIA/cuda-python#2345") {
        address = reserved(SIZE);
        REFUSED(cuMemAddressFree, memory, SIZE);
        REPAIRED(cuMemAddressFree, address, SIZE);
    }
    HELD("map: between two granules", "everyday") {
        handle = created(SIZE, CU_MEM_HANDLE_TYPE_NONE);
        address = reserved(2 * SIZE);
        REFUSED(cuMemMap, address + 4096, SIZE, 0, handle, 0);
        REPAIRED(cuMemMap, address, SIZE, 0, handle, 0);
    }
    HELD("unmap: a part of a mapping", "ai-dynamo/snapshot#329") {
        address = reserved(2 * SIZE);
        NEEDS(cuMemMap, address, 2 * SIZE, 0, created(2 * SIZE, CU_MEM_HANDLE_TYPE_NONE), 0);
        REFUSED(cuMemUnmap, address, SIZE);
        REPAIRED(cuMemUnmap, address, 2 * SIZE);
    }
    HELD("unmap: memory that is not mapped by hand", "everyday") {
        address = mapped(SIZE);
        REFUSED(cuMemUnmap, memory, SIZE);
        REPAIRED(cuMemUnmap, address, SIZE);
    }
    HELD("access: to a part of a granule", "ROCm/rocm-systems#2568") {
        address = mapped(SIZE);
        REFUSED(cuMemSetAccess, address, 4096, &ours, 1);
        REPAIRED(cuMemSetAccess, address, SIZE, &ours, 1);
    }
    HELD("access: for the host, to memory of the device", "ROCm/rocm-systems#682") {
        address = mapped(SIZE), theirs.location.type = CU_MEM_LOCATION_TYPE_HOST;
        REFUSED(cuMemSetAccess, address, SIZE, &theirs, 1);
        REPAIRED(cuMemSetAccess, address, SIZE, &ours, 1);
    }
    HELD("access: rights that no release names", "everyday") {
        address = mapped(SIZE), theirs.flags = NO_ENUMERATOR(CUmemAccess_flags);
        REFUSED(cuMemSetAccess, address, SIZE, &theirs, 1);
        REPAIRED(cuMemSetAccess, address, SIZE, &ours, 1);
    }
    HELD("access: for one device, in a null list", "everyday") {
        address = mapped(SIZE);
        REFUSED(cuMemSetAccess, address, SIZE, NULL, 1);
        REPAIRED(cuMemSetAccess, address, SIZE, &ours, 1);
    }
    HELD("access: asked where nothing is mapped", "everyday") {
        CUdeviceptr bare = reserved(SIZE);
        address = mapped(SIZE);
        REFUSED(cuMemGetAccess, &rights, &ours.location, bare);
        REPAIRED(cuMemGetAccess, &rights, &ours.location, address);
    }
    HELD("export: to a null pointer", "NVIDIA/cuda-python#27") {
        handle = created(SIZE, file);
        REFUSED(cuMemExportToShareableHandle, NULL, handle, file, 0);
        REPAIRED(cuMemExportToShareableHandle, &number, handle, file, 0);
    }
    HELD("import: the address of a file's number", "ROCm/rocm-systems#1564") {
        number = file_of_memory();
        REFUSED(cuMemImportFromShareableHandle, &handle, &number, file);
        REPAIRED(cuMemImportFromShareableHandle, &handle, (void *)(intptr_t)number, file);
    }
    HELD("release: a second time", "NVIDIA/nccl#1795") {
        handle = created(SIZE, CU_MEM_HANDLE_TYPE_NONE);
        CUmemGenericAllocationHandle kept = created(SIZE, CU_MEM_HANDLE_TYPE_NONE);
        NEEDS(cuMemRelease, handle);
        REFUSED(cuMemRelease, handle);
        REPAIRED(cuMemRelease, kept);
    }
}

static void held_pools(void)
{
    CUmemoryPool made;
    CUmemPoolProps like = {.allocType = CU_MEM_ALLOCATION_TYPE_PINNED};
    cuuint64_t value = 0;
    like.location = access_of(0).location;
    HELD("pool: without a kind of allocation", "everyday") {
        like.allocType = CU_MEM_ALLOCATION_TYPE_INVALID;
        REFUSED(cuMemPoolCreate, &made, &like);
        like.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
        REPAIRED(cuMemPoolCreate, &made, &like);
    }
    HELD("pool: on the current node of the host", "NVIDIA/cccl#11462") {
        like.location.type = CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT;
        REFUSED(cuMemPoolCreate, &made, &like);
        like.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
        REPAIRED(cuMemPoolCreate, &made, &like);
    }
    HELD("pool: an attribute that no release names", "lupinemachines/lupine#436") {
        made = pool(CU_MEM_HANDLE_TYPE_NONE, 0);
        REFUSED(cuMemPoolGetAttribute, made, NO_ENUMERATOR(CUmemPool_attribute), &value);
        REPAIRED(cuMemPoolGetAttribute, made, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, &value);
    }
    HELD("pool: access for an ordinal beyond the last", "everyday") {
        CUmemAccessDesc ours = access_of(0), theirs = access_of(99);
        made = pool(CU_MEM_HANDLE_TYPE_NONE, 0);
        REFUSED(cuMemPoolSetAccess, made, &theirs, 1);
        REPAIRED(cuMemPoolSetAccess, made, &ours, 1);
    }
    HELD("pool: none for an allocation", "everyday") {
        made = pool(CU_MEM_HANDLE_TYPE_NONE, 0);
        REFUSED(cuMemAllocFromPoolAsync, &address, SIZE, NULL, stream);
        REPAIRED(cuMemAllocFromPoolAsync, &address, SIZE, made, stream);
    }
    HELD("pool: a free in its stream, a second time", "openxla/openxla-pjrt-plugin#191") {
        CUdeviceptr kept = pooled(CU_MEM_HANDLE_TYPE_NONE);
        address = pooled(CU_MEM_HANDLE_TYPE_NONE);
        NEEDS(cuMemFreeAsync, address, stream);
        NEEDS(cuStreamSynchronize, stream);
        REFUSED(cuMemFreeAsync, address, stream);
        REPAIRED(cuMemFreeAsync, kept, stream);
    }
    HELD("pool: a free of host memory", "oneapi-src/unified-memory-framework#1161") {
        address = pooled(CU_MEM_HANDLE_TYPE_NONE);
        CUdeviceptr theirs = (CUdeviceptr)pinned();
        REFUSED(cuMemFreeAsync, theirs, stream);
        REPAIRED(cuMemFreeAsync, address, stream);
    }
}

static void held_sharing(void)
{
    CUipcMemHandle handle = {{0}};
    CUipcEventHandle of_event;
    CUevent opened;
    CUexternalMemory imported;
    CUDA_EXTERNAL_MEMORY_HANDLE_DESC what = {.type = CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD, .size = SIZE};
    HELD("IPC: managed memory", "cupy/cupy#9306") {
        address = managed();
        REFUSED(cuIpcGetMemHandle, &handle, address);
        REPAIRED(cuIpcGetMemHandle, &handle, memory);
    }
    HELD("IPC: host memory", "everyday") {
        address = (CUdeviceptr)pinned();
        REFUSED(cuIpcGetMemHandle, &handle, address);
        REPAIRED(cuIpcGetMemHandle, &handle, memory);
    }
    HELD("IPC: a handle that nothing wrote", "NVIDIA/nccl#842") {
        REFUSED(cuIpcOpenMemHandle, &address, handle, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS);
        REPAIRED(cuIpcGetMemHandle, &handle, memory);
    }
    HELD("IPC: an event opened in the process that has it", "ROCm/hip#1984") {
        CUevent shared = event(CU_EVENT_DISABLE_TIMING | CU_EVENT_INTERPROCESS);
        NEEDS(cuIpcGetEventHandle, &of_event, shared);
        REFUSED(cuIpcOpenEventHandle, &opened, of_event);
        REPAIRED(cuEventRecord, shared, stream);
    }
    HELD("external memory: zero bytes", "everyday") {
        what.handle.fd = file_of_memory(), what.size = 0;
        REFUSED(cuImportExternalMemory, &imported, &what);
        what.handle.fd = file_of_memory(), what.size = SIZE;
        REPAIRED(cuImportExternalMemory, &imported, &what);
    }
    HELD("external memory: flags that no release names", "everyday") {
        what.handle.fd = file_of_memory(), what.flags = 0x1000;
        REFUSED(cuImportExternalMemory, &imported, &what);
        what.handle.fd = file_of_memory(), what.flags = 0;
        REPAIRED(cuImportExternalMemory, &imported, &what);
    }
    HELD("external memory: a buffer of zero bytes", "everyday") {
        CUDA_EXTERNAL_MEMORY_BUFFER_DESC none = {.size = 0}, all = {.size = SIZE};
        what.handle.fd = file_of_memory();
        NEEDS(cuImportExternalMemory, &imported, &what);
        REFUSED(cuExternalMemoryGetMappedBuffer, &address, imported, &none);
        REPAIRED(cuExternalMemoryGetMappedBuffer, &address, imported, &all);
    }
}

static void done(CUstream in, CUresult how, void *data)
{
    (void)in, (void)how, (void)data;
}

static void held_streams(void)
{
    CUstreamAttrValue value = {0};
    value.accessPolicyWindow = (CUaccessPolicyWindow){.base_ptr = (void *)memory, .num_bytes = 4096, .hitRatio = 1,
                                                      .hitProp = CU_ACCESS_PROPERTY_STREAMING,
                                                      .missProp = CU_ACCESS_PROPERTY_NORMAL};
    HELD("stream: null, destroyed", "NVIDIA/DALI#3705") {
        REFUSED(cuStreamDestroy, NULL);
        REPAIRED(cuStreamDestroy, other);
    }
    HELD("stream: a callback with flags", "everyday") {
        REFUSED(cuStreamAddCallback, stream, done, NULL, 1);
        REPAIRED(cuStreamAddCallback, stream, done, NULL, 0);
    }
    HELD("stream: a wait for a null event", "everyday") {
        CUevent past = recorded(other);
        REFUSED(cuStreamWaitEvent, stream, NULL, 0);
        REPAIRED(cuStreamWaitEvent, stream, past, 0);
    }
    HELD("stream: a window of cache with a ratio above one", "NVIDIA/cuCollections#101") {
        value.accessPolicyWindow.base_ptr = (void *)memory, value.accessPolicyWindow.hitRatio = 60;
        REFUSED(cuStreamSetAttribute, stream, CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW, &value);
        value.accessPolicyWindow.hitRatio = 0.6f;
        REPAIRED(cuStreamSetAttribute, stream, CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW, &value);
    }
    HELD("stream: a window of cache whose misses persist", "everyday") {
        value.accessPolicyWindow.base_ptr = (void *)memory;
        value.accessPolicyWindow.missProp = CU_ACCESS_PROPERTY_PERSISTING;
        REFUSED(cuStreamSetAttribute, stream, CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW, &value);
        value.accessPolicyWindow.missProp = CU_ACCESS_PROPERTY_NORMAL;
        REPAIRED(cuStreamSetAttribute, stream, CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW, &value);
    }
    HELD("stream memory: eight bytes at an address for four", "everyday") {
        REFUSED(cuStreamWriteValue64, stream, memory + 4, 1, 0);
        REPAIRED(cuStreamWriteValue64, stream, memory + 8, 1, 0);
    }
}

static void held_events(void)
{
    float milliseconds;
    HELD("event: null, destroyed", "taskflow/taskflow#546") {
        CUevent made = event(0);
        REFUSED(cuEventDestroy, NULL);
        REPAIRED(cuEventDestroy, made);
    }
    HELD("event: null, recorded", "everyday") {
        CUevent made = event(0);
        REFUSED(cuEventRecord, NULL, stream);
        REPAIRED(cuEventRecord, made, stream);
    }
    HELD("event: the time between two, to a null pointer", "ROCm/hip#1992") {
        CUevent first = event(0), last = event(0);
        NEEDS(cuEventRecord, first, stream);
        NEEDS(cuEventRecord, last, stream);
        NEEDS(cuStreamSynchronize, stream);
        REFUSED(cuEventElapsedTime, NULL, first, last);
        REPAIRED(cuEventElapsedTime, &milliseconds, first, last);
    }
    HELD("event: the time between two of different contexts", "intel/llvm#8312") {
        CUevent first = event(0), last = event(0), theirs;
        NEEDS(cuEventRecord, first, stream);
        NEEDS(cuEventRecord, last, stream);
        NEEDS(cuStreamSynchronize, stream);
        another(), theirs = event(0);
        NEEDS(cuEventRecord, theirs, NULL);
        NEEDS(cuCtxSynchronize);
        NEEDS(cuCtxSetCurrent, context);
        REFUSED(cuEventElapsedTime, &milliseconds, first, theirs);
        REPAIRED(cuEventElapsedTime, &milliseconds, first, last);
    }
    HELD("event: the time between two of a capture", "everyday") {
        CUevent first = event(0), last = event(0);
        capture(stream);
        NEEDS(cuEventRecord, first, stream);
        NEEDS(cuEventRecord, last, stream);
        end(stream);
        REFUSED(cuEventElapsedTime, &milliseconds, first, last);
        NEEDS(cuEventRecord, first, stream);
        NEEDS(cuEventRecord, last, stream);
        NEEDS(cuStreamSynchronize, stream);
        REPAIRED(cuEventElapsedTime, &milliseconds, first, last);
    }
}

/* Begins a capture and breaks it. */
static void broken_capture(CUstream in)
{
    capture(in);
    D(cuStreamQuery)(in);
}

static void held_captures(void)
{
    CUgraph got, g;
    CUgraphNode n;
    CUevent past;
    CUstreamCaptureStatus status;
    unsigned long long identity;
    HELD("capture: an event of before it is asked", "pytorch/pytorch#104487") {
        past = recorded(other);
        capture(stream);
        REFUSED(cuEventQuery, past);
        end(stream);
        NEEDS(cuStreamSynchronize, other);
        REPAIRED(cuEventQuery, past);
    }
    HELD("capture: an event within it is asked", "sgl-project/sglang#29235") {
        NEEDS(cuStreamBeginCapture, stream, CU_STREAM_CAPTURE_MODE_RELAXED);
        past = recorded(stream);
        REFUSED(cuEventQuery, past);
        end(stream);
        NEEDS(cuEventRecord, past, stream);
        NEEDS(cuStreamSynchronize, stream);
        REPAIRED(cuEventQuery, past);
    }
    HELD("capture: its stream is asked whether it has work", "NVIDIA/raft#3121") {
        NEEDS(cuStreamBeginCapture, stream, CU_STREAM_CAPTURE_MODE_RELAXED);
        REFUSED(cuStreamQuery, stream);
        end(stream);
        REPAIRED(cuStreamQuery, stream);
    }
    HELD("capture: its stream is asked for its identity", "NVIDIA/cccl#11118") {
        capture(stream);
        REFUSED(cuStreamGetId, stream, &identity);
        end(stream);
        REPAIRED(cuStreamGetId, stream, &identity);
    }
    HELD("capture: the null stream is asked whether it captures", "everyday") {
        CUstream waits = blocking();
        capture(waits);
        REFUSED(cuStreamIsCapturing, NULL, &status);
        REPAIRED(cuStreamIsCapturing, waits, &status);
    }
    HELD("capture: ends after an error within it", "google-deepmind/mujoco_warp#425") {
        broken_capture(stream);
        REFUSED(cuStreamEndCapture, stream, &got);
        capture(stream);
        REPAIRED(cuStreamEndCapture, stream, &got);
    }
    HELD("capture: an event is recorded after an error within it", "taskflow/taskflow#353") {
        past = event(CU_EVENT_DISABLE_TIMING);
        broken_capture(stream);
        REFUSED(cuEventRecord, past, stream);
        end(stream);
        capture(stream);
        REPAIRED(cuEventRecord, past, stream);
    }
    HELD("capture: a module is unloaded", "NVIDIA/warp#401") {
        CUmodule module = loaded(code);
        capture(stream);
        REFUSED(cuModuleUnload, module);
        end(stream);
        REPAIRED(cuModuleUnload, module);
    }
    HELD("capture: memory is freed", "csarofeen/pytorch#810") {
        capture(stream);
        REFUSED(cuMemFree, memory);
        end(stream);
        REPAIRED(cuMemFree, memory);
    }
    HELD("capture: host memory is allocated", "everyday") {
        capture(stream);
        REFUSED(cuMemHostAlloc, &pointer, SIZE, 0);
        end(stream);
        REPAIRED(cuMemHostAlloc, &pointer, SIZE, 0);
    }
    HELD("capture: a callback of its stream", "cupy/cupy#4338") {
        capture(stream);
        REFUSED(cuStreamAddCallback, stream, done, NULL, 0);
        end(stream);
        capture(stream);
        REPAIRED(cuLaunchHostFunc, stream, nap, NULL);
    }
    HELD("capture: memory of a pool is freed that no graph allocated", "everyday") {
        CUdeviceptr theirs = pooled(CU_MEM_HANDLE_TYPE_NONE);
        capture(stream);
        NEEDS(cuMemAllocAsync, &address, SIZE, stream);
        REFUSED(cuMemFreeAsync, theirs, stream);
        end(stream);
        capture(stream);
        NEEDS(cuMemAllocAsync, &address, SIZE, stream);
        REPAIRED(cuMemFreeAsync, address, stream);
    }
    HELD("capture: into a null graph", "everyday") {
        g = graph();
        REFUSED(cuStreamBeginCaptureToGraph, stream, NULL, NULL, NULL, 0, CU_STREAM_CAPTURE_MODE_GLOBAL);
        REPAIRED(cuStreamBeginCaptureToGraph, stream, g, NULL, NULL, 0, CU_STREAM_CAPTURE_MODE_GLOBAL);
    }
    HELD("capture: depends on a node of another graph", "everyday") {
        n = empty(graph());
        capture(stream);
        REFUSED(cuStreamUpdateCaptureDependencies, stream, &n, NULL, 1, CU_STREAM_ADD_CAPTURE_DEPENDENCIES);
        REPAIRED(cuStreamUpdateCaptureDependencies, stream, NULL, NULL, 0, CU_STREAM_ADD_CAPTURE_DEPENDENCIES);
    }
}

/* The parameters of a node with a condition of `owner`. */
static CUgraphNodeParams conditional(CUgraph owner, CUgraphConditionalNodeType type, unsigned bodies)
{
    CUgraphNodeParams with = {.type = CU_GRAPH_NODE_TYPE_CONDITIONAL};
    NEEDS(cuGraphConditionalHandleCreate, &with.conditional.handle, owner, context, 0, CU_GRAPH_COND_ASSIGN_DEFAULT);
    with.conditional.type = type;
    with.conditional.size = bodies;
    with.conditional.ctx = context;
    return with;
}

/* Adds a node with a condition, and returns its body. */
static CUgraph body(CUgraph in)
{
    CUgraphNode n;
    CUgraphNodeParams with = conditional(in, CU_GRAPH_COND_TYPE_WHILE, 1);
    NEEDS(cuGraphAddNode, &n, in, NULL, NULL, 0, &with);
    return with.conditional.phGraph_out[0];
}

static CUDA_KERNEL_NODE_PARAMS launching(const char *name)
{
    return (CUDA_KERNEL_NODE_PARAMS){.func = function(name), .gridDimX = 1, .gridDimY = 1, .gridDimZ = 1,
                                     .blockDimX = 32, .blockDimY = 1, .blockDimZ = 1};
}

static CUDA_MEMCPY3D copying(void *pinned)
{
    CUDA_MEMCPY3D up = {.srcMemoryType = CU_MEMORYTYPE_HOST, .dstMemoryType = CU_MEMORYTYPE_DEVICE};
    up.srcHost = pinned, up.srcPitch = 64, up.srcHeight = 1;
    up.dstDevice = memory, up.dstPitch = 64, up.dstHeight = 1;
    up.WidthInBytes = 64, up.Height = 1, up.Depth = 1;
    return up;
}

static void held_graphs(void)
{
    CUgraph g, made;
    CUgraphNode a, n;
    CUgraphExec run;
    HELD("graph: null, destroyed", "google-deepmind/mujoco_warp#425") {
        g = graph();
        REFUSED(cuGraphDestroy, NULL);
        REPAIRED(cuGraphDestroy, g);
    }
    HELD("node: a fill of memory that the device cannot reach", "iree-org/iree#13440") {
        CUDA_MEMSET_NODE_PARAMS with = fill(4);
        g = graph(), with.dst = (CUdeviceptr)host;
        REFUSED(cuGraphAddMemsetNode, &n, g, NULL, 0, &with, context);
        with.dst = memory;
        REPAIRED(cuGraphAddMemsetNode, &n, g, NULL, 0, &with, context);
    }
    HELD("node: a kernel with more shared memory than its attribute", "NVIDIA/cuvs#1851") {
        CUDA_KERNEL_NODE_PARAMS with = launching("kernel");
        g = graph(), with.sharedMemBytes = 65536;
        REFUSED(cuGraphAddKernelNode, &n, g, NULL, 0, &with);
        NEEDS(cuFuncSetAttribute, with.func, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 65536);
        REPAIRED(cuGraphAddKernelNode, &n, g, NULL, 0, &with);
    }
    HELD("node: a kernel without its parameter", "NVIDIA/cuda-python#2395") {
        CUDA_KERNEL_NODE_PARAMS with = launching("one");
        g = graph();
        REFUSED(cuGraphAddKernelNode, &n, g, NULL, 0, &with);
        with.kernelParams = (void *[]){&memory};
        REPAIRED(cuGraphAddKernelNode, &n, g, NULL, 0, &with);
    }
    HELD("node: the attribute of a kernel, for a fill", "ROCm/hip-tests#8") {
        CUlaunchAttributeValue value = {.priority = 0};
        CUDA_KERNEL_NODE_PARAMS with = launching("kernel");
        g = graph(), a = filling(g);
        NEEDS(cuGraphAddKernelNode, &n, g, NULL, 0, &with);
        REFUSED(cuGraphKernelNodeSetAttribute, a, CU_LAUNCH_ATTRIBUTE_PRIORITY, &value);
        REPAIRED(cuGraphKernelNodeSetAttribute, n, CU_LAUNCH_ATTRIBUTE_PRIORITY, &value);
    }
    HELD("node: a condition that another node has", "everyday") {
        g = graph();
        CUgraphNodeParams once = conditional(g, CU_GRAPH_COND_TYPE_IF, 1), again = once;
        CUgraphNodeParams fresh = conditional(g, CU_GRAPH_COND_TYPE_IF, 1);
        NEEDS(cuGraphAddNode, &n, g, NULL, NULL, 0, &once);
        REFUSED(cuGraphAddNode, &n, g, NULL, NULL, 0, &again);
        REPAIRED(cuGraphAddNode, &n, g, NULL, NULL, 0, &fresh);
    }
    HELD("node: a loop with two bodies", "everyday") {
        g = graph();
        CUgraphNodeParams with = conditional(g, CU_GRAPH_COND_TYPE_WHILE, 2);
        REFUSED(cuGraphAddNode, &n, g, NULL, NULL, 0, &with);
        with.conditional.size = 1;
        REPAIRED(cuGraphAddNode, &n, g, NULL, NULL, 0, &with);
    }
    HELD("node: a child graph with a condition", "everyday") {
        CUgraph child = graph(), plain = graph();
        body(child), empty(plain), g = graph();
        REFUSED(cuGraphAddChildGraphNode, &n, g, NULL, 0, child);
        REPAIRED(cuGraphAddChildGraphNode, &n, g, NULL, 0, plain);
    }
    HELD("instantiate: a loop whose body has a host function", "NVIDIA/nccl#1986") {
        CUDA_HOST_NODE_PARAMS with = {.fn = nap};
        g = graph(), made = graph();
        NEEDS(cuGraphAddHostNode, &n, body(g), NULL, 0, &with);
        filling(body(made));
        REFUSED(cuGraphInstantiate, &run, g, 0);
        REPAIRED(cuGraphInstantiate, &run, made, 0);
    }
    HELD("instantiate: a condition that no node has", "everyday") {
        g = graph(), made = graph();
        conditional(g, CU_GRAPH_COND_TYPE_IF, 1);
        body(made);
        REFUSED(cuGraphInstantiate, &run, g, 0);
        REPAIRED(cuGraphInstantiate, &run, made, 0);
    }
    HELD("graph memory: an allocation of zero bytes", "everyday") {
        CUDA_MEM_ALLOC_NODE_PARAMS with = {.bytesize = 0};
        with.poolProps.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
        with.poolProps.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
        g = graph();
        REFUSED(cuGraphAddMemAllocNode, &n, g, NULL, 0, &with);
        with.bytesize = SIZE;
        REPAIRED(cuGraphAddMemAllocNode, &n, g, NULL, 0, &with);
    }
    HELD("graph memory: freed by two nodes", "ROCm/rocm-systems#11120") {
        CUdeviceptr second;
        g = graph(), a = allocating(g, &address), allocating(g, &second);
        NEEDS(cuGraphAddMemFreeNode, &n, g, &a, 1, address);
        REFUSED(cuGraphAddMemFreeNode, &n, g, &n, 1, address);
        g = graph(), a = allocating(g, &second);
        REPAIRED(cuGraphAddMemFreeNode, &n, g, &a, 1, second);
    }
    HELD("graph memory: freed before its graph ran", "JuliaGPU/CUDA.jl#1230") {
        g = graph(), allocating(g, &address), run = instance(g);
        REFUSED(cuMemFreeAsync, address, stream);
        NEEDS(cuGraphLaunch, run, stream);
        REPAIRED(cuMemFreeAsync, address, stream);
    }
    HELD("clone: a node that it was not made of", "CHIP-SPV/chipStar#1498") {
        g = graph(), a = empty(g);
        CUgraphNode theirs = empty(graph());
        NEEDS(cuGraphClone, &made, g);
        REFUSED(cuGraphNodeFindInClone, &n, theirs, made);
        REPAIRED(cuGraphNodeFindInClone, &n, a, made);
    }
    HELD("update: a copy in the other direction", "CHIP-SPV/chipStar#1521") {
        pointer = pinned();
        CUDA_MEMCPY3D up = copying(pointer), down = up;
        down.srcMemoryType = CU_MEMORYTYPE_DEVICE, down.srcDevice = memory, down.srcHost = NULL;
        down.dstMemoryType = CU_MEMORYTYPE_HOST, down.dstHost = pointer, down.dstDevice = 0;
        g = graph();
        NEEDS(cuGraphAddMemcpyNode, &n, g, NULL, 0, &up, context);
        run = instance(g);
        REFUSED(cuGraphExecMemcpyNodeSetParams, run, n, &down, context);
        up.srcHost = (char *)pointer + 4096;
        REPAIRED(cuGraphExecMemcpyNodeSetParams, run, n, &up, context);
    }
    HELD("update: a kernel with a block that is too large", "everyday") {
        CUDA_KERNEL_NODE_PARAMS with = launching("kernel");
        g = graph();
        NEEDS(cuGraphAddKernelNode, &n, g, NULL, 0, &with);
        run = instance(g), with.blockDimX = 2048;
        REFUSED(cuGraphExecKernelNodeSetParams, run, n, &with);
        with.blockDimX = 1024;
        REPAIRED(cuGraphExecKernelNodeSetParams, run, n, &with);
    }
    HELD("update: a fill where there was an empty node", "ikawrakow/ik_llama.cpp#893") {
        CUgraphExecUpdateResultInfo why = {0};
        CUgraph same = graph(), changed = graph();
        g = graph(), empty(g), empty(same), filling(changed), run = instance(g);
        REFUSED(cuGraphExecUpdate, run, changed, &why);
        REPAIRED(cuGraphExecUpdate, run, same, &why);
    }
    HELD("update: a child graph with one node more", "everyday") {
        CUgraph child = graph(), same = graph(), more = graph();
        filling(child), filling(same), filling(more), filling(more), g = graph();
        NEEDS(cuGraphAddChildGraphNode, &n, g, NULL, 0, child);
        run = instance(g);
        REFUSED(cuGraphExecChildGraphNodeSetParams, run, n, more);
        REPAIRED(cuGraphExecChildGraphNodeSetParams, run, n, same);
    }
}

static void held_arrays(void)
{
    CUarray made;
    CUtexObject texture;
    CUDA_TEXTURE_DESC how = {.filterMode = CU_TR_FILTER_MODE_POINT};
    HELD("array: wider than the largest, for surfaces", "NVlabs/instant-ngp#1281") {
        CUDA_ARRAY3D_DESCRIPTOR like = {200000, 16, 0, CU_AD_FORMAT_FLOAT, 4, CUDA_ARRAY3D_SURFACE_LDST};
        REFUSED(cuArray3DCreate, &made, &like);
        like.Width = 2000;
        REPAIRED(cuArray3DCreate, &made, &like);
    }
    HELD("array: more layers than the most", "everyday") {
        CUDA_ARRAY3D_DESCRIPTOR like = {64, 64, 5000, CU_AD_FORMAT_FLOAT, 1, CUDA_ARRAY3D_LAYERED};
        REFUSED(cuArray3DCreate, &made, &like);
        like.Depth = 2048;
        REPAIRED(cuArray3DCreate, &made, &like);
    }
    HELD("array: a cube of five sides", "bheisler/RustaCUDA#22") {
        CUDA_ARRAY3D_DESCRIPTOR like = {64, 64, 5, CU_AD_FORMAT_FLOAT, 1, CUDA_ARRAY3D_CUBEMAP};
        REFUSED(cuArray3DCreate, &made, &like);
        like.Depth = 6;
        REPAIRED(cuArray3DCreate, &made, &like);
    }
    HELD("array: its memory, which it brought itself", "everyday") {
        CUDA_ARRAY_MEMORY_REQUIREMENTS needed;
        CUarray plain = array(1024, 1024, 0), deferred = array(1024, 1024, CUDA_ARRAY3D_DEFERRED_MAPPING);
        REFUSED(cuArrayGetMemoryRequirements, &needed, plain, device);
        REPAIRED(cuArrayGetMemoryRequirements, &needed, deferred, device);
    }
    HELD("texture: of three channels", "everyday") {
        CUDA_RESOURCE_DESC of = linear(memory, 4096);
        of.res.linear.numChannels = 3;
        REFUSED(cuTexObjectCreate, &texture, &of, &how, NULL);
        of.res.linear.numChannels = 4;
        REPAIRED(cuTexObjectCreate, &texture, &of, &how, NULL);
    }
    HELD("texture: at an address of zero", "everyday") {
        CUDA_RESOURCE_DESC none = linear(0, 4096), some = linear(memory, 4096);
        REFUSED(cuTexObjectCreate, &texture, &none, &how, NULL);
        REPAIRED(cuTexObjectCreate, &texture, &some, &how, NULL);
    }
    HELD("texture: an address mode that no release names", "everyday") {
        CUDA_RESOURCE_DESC some = of_array(array(64, 64, 0));
        how.addressMode[0] = NO_ENUMERATOR(CUaddress_mode);
        REFUSED(cuTexObjectCreate, &texture, &some, &how, NULL);
        how.addressMode[0] = CU_TR_ADDRESS_MODE_CLAMP;
        REPAIRED(cuTexObjectCreate, &texture, &some, &how, NULL);
    }
    HELD("texture: more rows than the most", "everyday") {
        CUDA_RESOURCE_DESC rows = pitched(256);
        NEEDS(cuDeviceGetAttribute, &number, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT, device);
        rows.res.pitch2D.width = 8, rows.res.pitch2D.pitchInBytes = 32, rows.res.pitch2D.height = number + 1;
        REFUSED(cuTexObjectCreate, &texture, &rows, &how, NULL);
        rows.res.pitch2D.height = 60000;
        REPAIRED(cuTexObjectCreate, &texture, &rows, &how, NULL);
    }
}

/* A map of an image whose pixels have channels of two bytes. */
#define IMAGE(rank, sides, strides, lower, upper, channels, swizzle)                                                  \
    &map, CU_TENSOR_MAP_DATA_TYPE_FLOAT16, rank, (void *)memory, sides, strides, lower, upper, channels, 16, ones,    \
        CU_TENSOR_MAP_INTERLEAVE_NONE, swizzle, CU_TENSOR_MAP_L2_PROMOTION_NONE, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE

static void held_tensor_maps(void)
{
    CUtensorMap map;
    const CUtensorMapSwizzle plain = CU_TENSOR_MAP_SWIZZLE_NONE;
    const cuuint64_t sides[] = {512, 64, 1}, none[] = {512, 0, 1}, strides[] = {512, 32768};
    const cuuint64_t cube[] = {32, 64, 64}, cubic[] = {64, 4096};
    const cuuint64_t image[] = {128, 8, 8, 1}, apart[] = {256, 2048, 16384};
    const cuuint32_t box[] = {64, 8, 1}, uneven[] = {60, 8, 1}, ones[] = {1, 1, 1, 1};
    const int zero[] = {0, 0}, far[] = {0, 200};
    HELD("tensor map: a side of zero", "NVIDIA/cudnn-frontend#587") {
        REFUSED(cuTensorMapEncodeTiled, &map, CU_TENSOR_MAP_DATA_TYPE_UINT8, 2, (void *)memory, none, strides, box,
                ones, CU_TENSOR_MAP_INTERLEAVE_NONE, plain, CU_TENSOR_MAP_L2_PROMOTION_NONE,
                CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
        REPAIRED(cuTensorMapEncodeTiled, TILED(2, memory, strides, box, ones, plain));
    }
    HELD("tensor map: a box whose rows are not a multiple of 16 bytes", "NVIDIA/cutlass#1523") {
        REFUSED(cuTensorMapEncodeTiled, TILED(2, memory, strides, uneven, ones, plain));
        REPAIRED(cuTensorMapEncodeTiled, TILED(2, memory, strides, box, ones, plain));
    }
    HELD("tensor map: whole numbers with a fill that is no number", "everyday") {
        REFUSED(cuTensorMapEncodeTiled, &map, CU_TENSOR_MAP_DATA_TYPE_UINT8, 2, (void *)memory, sides, strides, box,
                ones, CU_TENSOR_MAP_INTERLEAVE_NONE, plain, CU_TENSOR_MAP_L2_PROMOTION_NONE,
                CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA);
        REPAIRED(cuTensorMapEncodeTiled, TILED(2, memory, strides, box, ones, plain));
    }
    HELD("tensor map: interleaved, with two dimensions", "everyday") {
        REFUSED(cuTensorMapEncodeTiled, &map, CU_TENSOR_MAP_DATA_TYPE_UINT8, 2, (void *)memory, sides, strides, box,
                ones, CU_TENSOR_MAP_INTERLEAVE_16B, plain, CU_TENSOR_MAP_L2_PROMOTION_NONE,
                CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
        REPAIRED(cuTensorMapEncodeTiled, TILED(2, memory, strides, box, ones, plain));
    }
    HELD("tensor map: of an image, with two dimensions", "everyday") {
        REFUSED(cuTensorMapEncodeIm2col, IMAGE(2, cube, cubic, zero, zero, 32, plain));
        REPAIRED(cuTensorMapEncodeIm2col, IMAGE(3, cube, cubic, zero, zero, 32, plain));
    }
    HELD("tensor map: of an image, with a corner too far away", "tracel-ai/burn#4445") {
        REFUSED(cuTensorMapEncodeIm2col, IMAGE(4, image, apart, zero, far, 64, plain));
        REPAIRED(cuTensorMapEncodeIm2col, IMAGE(4, image, apart, zero, zero, 64, plain));
    }
    HELD("tensor map: of an image, with channels wider than the swizzle", "tile-ai/tilelang#2578") {
        REFUSED(cuTensorMapEncodeIm2col, IMAGE(4, image, apart, zero, zero, 128, CU_TENSOR_MAP_SWIZZLE_128B));
        REPAIRED(cuTensorMapEncodeIm2col, IMAGE(4, image, apart, zero, zero, 64, CU_TENSOR_MAP_SWIZZLE_128B));
    }
    HELD("tensor map: an address that is not aligned, in the place of another", "everyday") {
        NEEDS(cuTensorMapEncodeTiled, TILED(2, memory, strides, box, ones, plain));
        REFUSED(cuTensorMapReplaceAddress, &map, (void *)(memory + 8));
        REPAIRED(cuTensorMapReplaceAddress, &map, (void *)(memory + 4096));
    }
}

static void held_green_contexts(void)
{
    CUdevResource all;
    CUdevResourceDesc described;
    HELD("green context: a description of no resource", "NVIDIA/cuda-python#1976") {
        all = processors();
        REFUSED(cuDevResourceGenerateDesc, &described, &all, 0);
        REPAIRED(cuDevResourceGenerateDesc, &described, &all, 1);
    }
    HELD("green context: the resource of an ordinal beyond the last", "everyday") {
        REFUSED(cuDeviceGetDevResource, 99, &all, CU_DEV_RESOURCE_TYPE_SM);
        REPAIRED(cuDeviceGetDevResource, device, &all, CU_DEV_RESOURCE_TYPE_SM);
    }
}

static void (*const held[])(void) = {held_devices, held_contexts, held_modules, held_launches, held_allocations,
                                     held_copies, held_managed_memory, held_virtual_memory, held_pools, held_sharing,
                                     held_streams, held_events, held_captures, held_graphs, held_arrays,
                                     held_tensor_maps, held_green_contexts};
