/* `calls FUNCTION COUNT` calls a function of the driver that it is linked against: in C what
 * calls/src/main.rs does in Rust. */

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int cuDriverGetVersion(int *version);
int cuMulticastBindMem(unsigned long long multicast, size_t multicast_offset, unsigned long long memory,
                       size_t memory_offset, size_t size, unsigned long long flags);
int cuLaunchKernel(void *function, unsigned grid_x, unsigned grid_y, unsigned grid_z, unsigned block_x,
                   unsigned block_y, unsigned block_z, unsigned shared_bytes, void *stream, void **parameters,
                   void **extra);

int main(int argc, char **argv)
{
    if (argc != 3)
        return 2;
    unsigned long count = strtoul(argv[2], NULL, 10);
    /* The codes are added up and printed, so that no call can be left out. */
    unsigned sum = 0;
    if (strcmp(argv[1], "cuDriverGetVersion") == 0) {
        int version = 0;
        for (unsigned long i = 0; i < count; i++)
            sum += cuDriverGetVersion(&version);
    } else if (strcmp(argv[1], "cuMulticastBindMem") == 0) {
        for (unsigned long i = 0; i < count; i++)
            sum += cuMulticastBindMem(1, 2, 3, 4, 5, 0);
    } else if (strcmp(argv[1], "cuLaunchKernel") == 0) {
        for (unsigned long i = 0; i < count; i++)
            sum += cuLaunchKernel(NULL, 1, 2, 3, 4, 5, 6, 7, NULL, NULL, NULL);
    } else {
        return 2;
    }
    printf("%u\n", sum);
    return 0;
}
