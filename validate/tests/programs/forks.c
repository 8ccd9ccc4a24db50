/* Threads load libraries, look functions up, allocate and make calls that break a rule, while others fork. A child does the
 * same once. Prints the children that did not end. */

#define _GNU_SOURCE
#include <cuda.h>
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

static void *driver;
static volatile int over;

/* A function of the driver that takes no lock, which the model's own functions do. */
static void broken(int kind)
{
    CUmemLocation location = {CU_MEM_LOCATION_TYPE_DEVICE, {kind % 2 ? 0 : 7}};
    cuMemPrefetchAsync_v2(0, 4096, location, kind % 2, NULL);
    /* It is refused, and has no rules: these would ask the model. */
    cuEventSynchronize(NULL);
}

static void *loads(void *unused)
{
    while (!over)
        dlclose(dlopen("libm.so.6", RTLD_NOW));
    return unused;
}

static void *looks(void *unused)
{
    while (!over)
        dlsym(driver, "cuMemPrefetchAsync_v2");
    return unused;
}

static void *works(void *unused)
{
    for (int kind = 0; !over; kind++) {
        free(malloc(1 << kind % 16));
        broken(kind);
    }
    return unused;
}

static void *forks(void *count)
{
    for (int i = 0; i < 250; i++) {
        pid_t child = fork();
        if (child == 0) {
            /* Ends it, if it waits for a lock that nothing will release. */
            alarm(30);
            free(malloc(1 << 12));
            CUresult (*prefetch)(CUdeviceptr, size_t, CUmemLocation, unsigned, CUstream);
            prefetch = (void *)dlsym(driver, "cuMemPrefetchAsync_v2_ptsz");
            CUmemLocation here = {CU_MEM_LOCATION_TYPE_DEVICE, {0}};
            prefetch(0, 4096, here, 1, NULL);
            broken(i);
            _exit(0);
        }
        int status;
        waitpid(child, &status, 0);
        if (status != 0) {
            ++*(int *)count;
            break;
        }
    }
    return NULL;
}

int main(void)
{
    void *(*const work[])(void *) = {loads, loads, looks, looks, works, works};
    enum { WORKERS = sizeof work / sizeof *work, FORKS = 2 };
    pthread_t workers[WORKERS], forkers[FORKS];
    int hung[FORKS] = {0};
    driver = dlopen("libcuda.so.1", RTLD_NOW);
    cuInit(0);
    broken(0);
    for (int i = 0; i < WORKERS; i++)
        pthread_create(&workers[i], NULL, work[i], NULL);
    for (int i = 0; i < FORKS; i++)
        pthread_create(&forkers[i], NULL, forks, &hung[i]);
    for (int i = 0; i < FORKS; i++)
        pthread_join(forkers[i], NULL);
    over = 1;
    for (int i = 0; i < WORKERS; i++)
        pthread_join(workers[i], NULL);
    printf("%d children hang\n", hung[0] + hung[1]);
    return 0;
}
