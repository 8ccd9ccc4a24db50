/* The driver's functions, looked up by name, so that a program runs with each driver. */

#include <cuda.h>
#include <dlfcn.h>
#include <stdio.h>
#include <unistd.h>

/* The function of the driver, which is looked up once. */
#define TEXT_OF(name) #name
#define TEXT(name) TEXT_OF(name)
#define D(function)                                          \
    ({                                                       \
        static __typeof__(&function) found;                  \
        if (!found)                                          \
            found = (__typeof__(found))find(TEXT(function)); \
        found;                                               \
    })

/* The answer in place of a function that the driver lacks. */
static const CUresult MISSING = (CUresult)-1;

static CUresult missing(void)
{
    return MISSING;
}

static void *find(const char *name)
{
    static void *driver;
    if (!driver && !(driver = dlopen("libcuda.so.1", RTLD_NOW))) {
        fprintf(stderr, "%s\n", dlerror());
        _exit(1);
    }
    void *found = dlsym(driver, name);
    return found ? found : (void *)missing;
}

static const char *name_of(CUresult code)
{
    const char *name = "unknown code";
    if (code == MISSING)
        return "missing";
    D(cuGetErrorName)(code, &name);
    return name;
}
