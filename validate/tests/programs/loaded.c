/* A program that knows nothing of the driver until it runs, and takes a function in the way that its argument says. */

#define _GNU_SOURCE
#define __CUDA_API_VERSION_INTERNAL
#include <cuda.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef CUresult (*Init)(unsigned);
typedef CUresult (*Version)(int *);
typedef CUresult (*Find)(const char *, void **, int, cuuint64_t);
typedef CUresult (*FindV2)(const char *, void **, int, cuuint64_t, CUdriverProcAddressQueryResult *);
typedef CUresult (*Prefetch)(CUdeviceptr, size_t, CUdevice, CUstream);
typedef CUresult (*PrefetchV2)(CUdeviceptr, size_t, CUmemLocation, unsigned, CUstream);
typedef CUresult (*Batch)(CUdeviceptr *, size_t *, size_t, CUmemLocation *, size_t *, size_t, unsigned long long,
                          CUstream);
typedef CUresult (*Attribute)(CUstream, CUstreamAttrID, const CUstreamAttrValue *);
typedef CUresult (*Create)(CUcontext *, unsigned, CUdevice);
typedef CUresult (*Launch)(CUfunction, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, CUstream,
                           void **, void **);
typedef CUresult (*Table)(const void **, const CUuuid *);

static const CUmemLocation HERE = {CU_MEM_LOCATION_TYPE_DEVICE, {0}};

static void *prefetch(void *driver)
{
    ((PrefetchV2)dlsym(driver, "cuMemPrefetchAsync_v2"))(0, 1, HERE, 1, NULL);
    return NULL;
}

int main(int count, char **arguments)
{
    const char *way = count > 1 ? arguments[1] : "";
    if (!strcmp(way, "absent")) {
        dlerror();
        int found = dlsym(RTLD_DEFAULT, "cuInit") != NULL;
        printf("%d %d\n", found, dlerror() != NULL);
        return 0;
    }
    if (!strcmp(way, "race")) {
        /* The second thread comes while the layer looks at the driver for the first. */
        setenv("SLOW_DRIVER", "1", 1);
        void *driver = dlopen("libcuda.so.1", RTLD_NOW);
        pthread_t thread;
        pthread_create(&thread, NULL, prefetch, driver);
        usleep(10000);
        prefetch(driver);
        return pthread_join(thread, NULL);
    }
    if (!strcmp(way, "orphan")) {
        void *library = dlopen("./liborphan.so", RTLD_NOW);
        int (*init)(void) = (int (*)(void))dlsym(library, "init");
        int (*destroy)(void) = (int (*)(void))dlsym(library, "destroy");
        printf("without a driver %d %d\n", init(), destroy());
        dlopen("libcuda.so.1", RTLD_NOW);
        printf("with a driver %d %d\n", init(), destroy());
        return 0;
    }
    if (!strcmp(way, "lazy")) {
        void *library = dlopen("./liblazy.so", RTLD_NOW);
        /* A function of this name is not always the driver's. */
        Dl_info place;
        dladdr(dlsym(library, "cuInit"), &place);
        printf("%s\n", strrchr(place.dli_fname, '/') + 1);
        return ((CUresult (*)(void))dlsym(library, "work"))();
    }
    void *driver = dlopen(count > 2 ? arguments[2] : "libcuda.so.1", RTLD_NOW);
    dlerror();
    Init init = (Init)dlsym(driver, "cuInit");
    if (!init || dlerror() || init(0))
        return 99;
    FindV2 find = (FindV2)dlsym(driver, "cuGetProcAddress_v2");
    void *function = NULL;
    if (!strcmp(way, "dlsym")) {
        int version;
        ((Version)dlsym(driver, "cuDriverGetVersion"))(&version);
        printf("%d %d\n", version, dlsym(driver, "cuNone") != NULL);
        /* A function of another header is the driver's own; one without rules is not. */
        Dl_info place;
        dladdr(dlsym(driver, "cuGLCtxCreate_v2"), &place);
        printf("%s\n", strrchr(place.dli_fname, '/') + 1);
        CUcontext context;
        ((CUresult (*)(CUcontext *))dlsym(driver, "cuCtxPopCurrent_v2"))(&context);
        return ((PrefetchV2)dlsym(driver, "cuMemPrefetchAsync_v2"))(0, 1, HERE, 1, NULL);
    }
    if (!strcmp(way, "dlvsym"))
        return ((PrefetchV2)dlvsym(driver, "cuMemPrefetchAsync_v2", "TEST"))(0, 1, HERE, 1, NULL);
    if (!strcmp(way, "v1")) {
        ((Find)dlsym(driver, "cuGetProcAddress"))("cuMemPrefetchAsync", &function, 12000, 0);
        return ((Prefetch)function)(0, 1, 7, NULL);
    }
    if (!strcmp(way, "v2")) {
        find("cuGetProcAddress", (void **)&find, 13000, 0, NULL);
        find("cuMemPrefetchAsync", &function, 13000, 0, NULL);
        return ((PrefetchV2)function)(0, 1, HERE, 1, NULL);
    }
    if (!strcmp(way, "thread")) {
        find("cuMemPrefetchAsync", &function, 13000, CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM, NULL);
        ((PrefetchV2)function)(0, 1, HERE, 1, NULL);
        find("cuMemPrefetchAsync", &function, 12000, CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM, NULL);
        ((Prefetch)function)(0, 1, 7, NULL);
        /* Here null is not the legacy stream, which this function does not take. */
        find("cuMemPrefetchBatchAsync", &function, 13000, CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM, NULL);
        ((Batch)function)(NULL, NULL, 0, NULL, NULL, 0, 0, NULL);
        find("cuMemPrefetchBatchAsync", &function, 13000, 0, NULL);
        ((Batch)function)(NULL, NULL, 0, NULL, NULL, 0, 0, NULL);
        /* Its address has another name too. */
        Attribute set = (Attribute)dlsym(driver, "cuStreamSetAttribute_ptsz");
        set(NULL, CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY, &(CUstreamAttrValue){.syncPolicy = 77});
    }
    if (!strcmp(way, "older")) {
        CUcontext context;
        ((Create)dlsym(driver, "cuCtxCreate_v2"))(&context, 0, 7);
        ((Launch)dlsym(driver, "cuLaunchKernel_ptsz"))(NULL, 0, 1, 1, 1, 1, 1, 0, NULL, NULL, NULL);
    }
    if (!strcmp(way, "newer")) {
        find("cuDriverGetVersion", &function, 99000, 0, NULL);
        find("cuGLCtxCreate", &function, 13000, 0, NULL);
        find("cuHidden", &function, 13000, 0, NULL);
        const void *table;
        CUuuid id = {{0}};
        ((Table)dlsym(driver, "cuGetExportTable"))(&table, &id);
    }
    if (!strcmp(way, "closed")) {
        PrefetchV2 prefetch = (PrefetchV2)dlsym(driver, "cuMemPrefetchAsync_v2");
        dlclose(driver);
        /* The layer holds the driver, which a real one does itself. */
        prefetch(0, 1, HERE, 1, NULL);
        driver = dlopen("libcuda.so.1", RTLD_NOW);
        return ((PrefetchV2)dlsym(driver, "cuMemPrefetchAsync_v2"))(0, 1, HERE, 1, NULL);
    }
    if (!strcmp(way, "crash"))
        ((PrefetchV2)dlsym(driver, "cuMemPrefetchAsync_v2"))(0, 11, HERE, 1, NULL);
    if (!strcmp(way, "second"))
        printf("%d\n", dlsym(dlopen("./libcuda.so.999", RTLD_NOW), "cuMemPrefetchAsync_v2") != NULL);
    if (!strcmp(way, "default")) {
        /* The driver is not in the program's own scope; then it is. */
        printf("%d\n", dlsym(RTLD_NEXT, "cuNone") != NULL);
        dlopen("libcuda.so.1", RTLD_NOW | RTLD_GLOBAL);
        return ((PrefetchV2)dlsym(RTLD_DEFAULT, "cuMemPrefetchAsync_v2"))(0, 1, HERE, 1, NULL);
    }
    if (!strcmp(way, "deepbind"))
        dlopen("libm.so.6", RTLD_NOW | RTLD_DEEPBIND);
    return 0;
}
