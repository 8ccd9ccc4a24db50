/* `first COUNT` loads the driver and calls cuDriverGetVersion where COUNT is not 0: in C what
 * calls/src/main.rs does in Rust when a function is called for the first time. */

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    if (argc != 2)
        return 2;
    unsigned sum = 0;
    if (strtoul(argv[1], NULL, 10) != 0) {
        void *driver = dlopen("libcuda.so.1", RTLD_LAZY);
        if (driver == NULL)
            return 1;
        int (*get_version)(int *) = (int (*)(int *))dlsym(driver, "cuDriverGetVersion");
        if (get_version == NULL)
            return 1;
        int version = 0;
        sum += get_version(&version);
    }
    printf("%u\n", sum);
    return 0;
}
