/* Reaches the driver in the three ways that programs have: linked, by dlsym, and by cuGetProcAddress. */
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>

int cuInit(unsigned flags);
int cuGetProcAddress_v2(const char *symbol, void **pfn, int release, uint64_t flags, int *status);

int main(void)
{
    int version = 0, devices = 0, status = -1;
    uint64_t address;
    void *found = NULL;
    printf("cuInit: %d\n", cuInit(0));
    int (*by_dlsym)(int *) = (int (*)(int *))dlsym(dlopen("libcuda.so.1", RTLD_NOW), "cuDriverGetVersion");
    printf("cuDriverGetVersion: %d\n", by_dlsym(&version));
    int code = cuGetProcAddress_v2("cuDeviceGetCount", &found, 2000, 0, NULL);
    printf("cuGetProcAddress: %d\n", code);
    if (code)
        return 4;
    printf("cuDeviceGetCount: %d\n", ((int (*)(int *))found)(&devices));
    cuGetProcAddress_v2("cuMemAlloc", &found, 12000, 2, &status);
    printf("status %d; cuMemAlloc: %d\n", status, ((int (*)(uint64_t *, size_t))found)(&address, 0));
    cuGetProcAddress_v2("cuNoSuchFunction", &found, 12000, 0, &status);
    printf("status %d, %s\n", status, found ? "a function" : "no function");
    /* An older version by its old name. */
    cuGetProcAddress_v2("cuGetProcAddress", &found, 11030, 0, NULL);
    code = ((int (*)(const char *, void **, int, uint64_t))found)("cuDeviceGetCount", &found, 2000, 0);
    printf("older: %d, %d\n", code, ((int (*)(int *))found)(&devices));
    printf("%d devices\n", devices);
    return 3;
}
