/* The objects with which calls are tried. The program defines NEEDS, which makes a call that must succeed. */

#include "driver.h"

#include <stdlib.h>

enum { SIZE = 2 << 20 };

static const char *ptx = ".version 6.3\n.target sm_75\n.address_size 64\n.visible .entry kernel() { ret; }\n"
                         ".visible .entry one(.param .u64 p) { ret; }\n"
                         ".visible .entry fault() { .reg .u64 %a; mov.u64 %a, 8; st.global.u32 [%a], 1; ret; }\n";

static CUdevice device;
static CUcontext context;
static CUstream stream;
static CUdeviceptr memory, managed, mapped;
static void *pageable;
static CUmemGenericAllocationHandle handle;
static CUmodule module;
static CUfunction function;

/* Memory on the device. */
static CUmemAllocationProp on_device(void)
{
    CUmemAllocationProp prop = {.type = CU_MEM_ALLOCATION_TYPE_PINNED};
    prop.location = (CUmemLocation){.type = CU_MEM_LOCATION_TYPE_DEVICE, .id = device};
    return prop;
}

static void objects(void)
{
    NEEDS(D(cuInit)(0));
    NEEDS(D(cuDeviceGet)(&device, 0));
    NEEDS(D(cuDevicePrimaryCtxRetain)(&context, device));
    NEEDS(D(cuCtxSetCurrent)(context));
    NEEDS(D(cuStreamCreate)(&stream, CU_STREAM_NON_BLOCKING));
    NEEDS(D(cuMemAlloc)(&memory, SIZE));
    NEEDS(D(cuMemAllocManaged)(&managed, SIZE, CU_MEM_ATTACH_GLOBAL));
    pageable = calloc(1, SIZE);
    CUmemAllocationProp prop = on_device();
    CUmemAccessDesc access = {prop.location, CU_MEM_ACCESS_FLAGS_PROT_READWRITE};
    NEEDS(D(cuMemCreate)(&handle, SIZE, &prop, 0));
    NEEDS(D(cuMemAddressReserve)(&mapped, SIZE, 0, 0, 0));
    NEEDS(D(cuMemMap)(mapped, SIZE, 0, handle, 0));
    NEEDS(D(cuMemSetAccess)(mapped, SIZE, &access, 1));
    NEEDS(D(cuModuleLoadData)(&module, ptx));
    NEEDS(D(cuModuleGetFunction)(&function, module, "kernel"));
}
