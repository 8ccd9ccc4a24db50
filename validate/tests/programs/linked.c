/* A program that links the driver's library, and does what its argument says. */

#define _GNU_SOURCE
#include <cuda.h>
#include <errno.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

/* The release has it; this driver does not. */
__attribute__((weak)) CUresult cuMulticastCreate_v99(void);
#pragma weak cuLinkComplete

static CUresult refused(void)
{
    CUdeviceptr address;
    return cuMemAddressReserve(&address, 2 << 20, 3 << 20, 0, 0);
}

static CUresult taken(void)
{
    CUmemLocation nowhere = {CU_MEM_LOCATION_TYPE_DEVICE, {7}};
    return cuMemPrefetchAsync_v2(0, 4096, nowhere, 0, NULL);
}

static void *both(void *unused)
{
    refused();
    taken();
    return unused;
}

static void at_end(void)
{
    CUmemLocation here = {CU_MEM_LOCATION_TYPE_DEVICE, {0}};
    printf("at the end %d\n", cuMemPrefetchAsync_v2(0, 4096, here, 1, NULL));
}

/* In front of memory that cannot be read. */
static void *before_a_hole(size_t size)
{
    char *pages = mmap(NULL, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    mprotect(pages + 4096, 4096, PROT_NONE);
    return pages + 4096 - size;
}

static void handle(int signal)
{
    (void)signal;
    refused();
}

static sigjmp_buf back;

static void leaves(int signal)
{
    siglongjmp(back, signal);
}

static void forks(int signal)
{
    (void)signal;
    if (fork() > 0)
        wait(NULL);
}

/* Each call of this one has its frame in the same place. */
__attribute__((noinline)) static void prefetches(size_t size)
{
    CUmemLocation here = {CU_MEM_LOCATION_TYPE_DEVICE, {0}};
    cuMemPrefetchAsync_v2(0, size, here, 1, NULL);
}

/* No rule forbids it. */
#define PREFETCH(size) cuMemPrefetchAsync_v2(0, size, (CUmemLocation){CU_MEM_LOCATION_TYPE_DEVICE, {0}}, 0, NULL)

/* In the driver for the tests. */
void cuTestLog(void);

/* The handler's stack is above the interrupted call, and the system does not say that it is in use. */
__attribute__((noinline)) static void disarmed(void)
{
    char room[1 << 16];
    sigaltstack(&(stack_t){.ss_sp = room, .ss_size = sizeof room, .ss_flags = 1 << 31}, NULL);
    sigaction(SIGUSR1, &(struct sigaction){.sa_handler = handle, .sa_flags = SA_ONSTACK}, NULL);
    prefetches(22);
}

__attribute__((noinline)) static CUresult deep(int depth)
{
    volatile CUresult result = depth ? deep(depth - 1) : refused();
    return result;
}

__attribute__((constructor)) static void before_main(void)
{
    if (getenv("BEFORE_MAIN"))
        refused();
}

static void *waiting(void *unused)
{
    CUmemLocation here = {CU_MEM_LOCATION_TYPE_DEVICE, {0}};
    cuMemPrefetchAsync_v2(0, 99, here, 1, NULL);
    return unused;
}

int main(int count, char **arguments)
{
    const char *way = count > 1 ? arguments[1] : "";
    /* Before that of the driver, which runs first then. */
    if (!strcmp(way, "exit"))
        atexit(at_end);
    if (!strcmp(way, "child") && fork() > 0)
        return wait(NULL) < 0;
    if (cuInit(0) != CUDA_SUCCESS)
        return 99;
    if (!strcmp(way, "child"))
        PREFETCH(1001);
    if (!strcmp(way, "clean"))
        return 7;
    if (!strcmp(way, "refused"))
        return refused();
    if (!strcmp(way, "taken"))
        return taken();
    if (!strcmp(way, "both"))
        both(NULL);
    if (!strcmp(way, "threads")) {
        pthread_t threads[2];
        for (int i = 0; i < 2; i++)
            pthread_create(&threads[i], NULL, both, NULL);
        for (int i = 0; i < 2; i++)
            pthread_join(threads[i], NULL);
    }
    if (!strcmp(way, "cancel")) {
        pthread_t thread;
        void *result;
        pthread_create(&thread, NULL, waiting, NULL);
        sleep(1);
        pthread_cancel(thread);
        pthread_join(thread, &result);
        printf("canceled %d\n", result == PTHREAD_CANCELED);
        return refused();
    }
    if (!strcmp(way, "fork")) {
        if (fork() == 0) {
            refused();
            _exit(0);
        }
        wait(NULL);
    }
    if (!strcmp(way, "exec")) {
        pid_t child = vfork();
        if (child == 0) {
            execl(arguments[0], arguments[0], "signal", NULL);
            _exit(1);
        }
        int status;
        waitpid(child, &status, 0);
        printf("signal %d\n", WTERMSIG(status));
    }
    if (!strcmp(way, "signal")) {
        refused();
        raise(SIGKILL);
    }
    if (!strcmp(way, "weak"))
        printf("%d %d\n", cuMulticastCreate_v99 != NULL, cuLinkComplete != NULL);
    if (!strcmp(way, "short")) {
        /* A value of CUDA 11.7. */
        CUstreamAttrValue *value = before_a_hole(32);
        memset(value, 0, 32);
        value->syncPolicy = 77;
        return cuStreamSetAttribute(NULL, CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY, value);
    }
    if (!strcmp(way, "handler")) {
        signal(SIGUSR1, handle);
        raise(SIGUSR1);
    }
    if (!strcmp(way, "small")) {
        /* SIGSTKSZ of most systems. */
        static char room[8192];
        sigaltstack(&(stack_t){.ss_sp = room, .ss_size = sizeof room}, NULL);
        sigaction(SIGUSR1, &(struct sigaction){.sa_handler = handle, .sa_flags = SA_ONSTACK}, NULL);
        raise(SIGUSR1);
    }
    if (!strcmp(way, "disarmed"))
        disarmed();
    if (!strcmp(way, "twice")) {
        /* The call returns in two processes. */
        signal(SIGUSR1, forks);
        prefetches(22);
    }
    if (!strcmp(way, "own")) {
        /* Standard error is the program's own file now. */
        fclose(stderr);
        FILE *own = fopen("own", "w");
        refused();
        fclose(own);
    }
    if (!strcmp(way, "jump")) {
        signal(SIGUSR1, leaves);
        if (!sigsetjmp(back, 1))
            prefetches(22);
        prefetches(1);
    }
    if (!strcmp(way, "jumps")) {
        /* Another function, deeper on the stack, cannot be told from one that the driver calls. */
        signal(SIGUSR1, leaves);
        if (!sigsetjmp(back, 1))
            prefetches(22);
        deep(60);
        prefetches(1);
    }
    if (!strcmp(way, "deep"))
        return deep(60);
    if (!strcmp(way, "asks")) {
        CUcontext context;
        if (cuDevicePrimaryCtxRetain(&context, 0) || cuCtxSetCurrent(context))
            return 99;
        cuCtxSetLimit(CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH, 1);
        CUmemAllocationProp memory = {CU_MEM_ALLOCATION_TYPE_PINNED};
        memory.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
        CUmemGenericAllocationHandle handle;
        return cuMemCreate(&handle, 4096, &memory, 0);
    }
    if (!strcmp(way, "words")) {
        errno = 7;
        PREFETCH(1001);
        PREFETCH(1002);
        PREFETCH(1003);
        PREFETCH(1004);
        PREFETCH(1005);
        PREFETCH(1006);
        PREFETCH(1007);
        PREFETCH(1008);
        PREFETCH(1009);
        PREFETCH(1030);
        PREFETCH(1010);
        PREFETCH(1030);
        cuTestLog();
        PREFETCH(1030);
        /* One place, with other words or none: all but the numbers in them sets kinds apart. */
        static const size_t SIZES[] = {1011, 1030, 1012, 1001, 1030};
        for (int i = 0; i < 5; i++)
            PREFETCH(SIZES[i]);
        printf("%d\n", errno);
    }
    if (!strcmp(way, "causes")) {
        /* No rule forbids these calls. */
        CUdeviceptr address;
        CUcontext context;
        cuMemAlloc(&address, 64);
        if (cuDevicePrimaryCtxRetain(&context, 0) || cuCtxSetCurrent(context))
            return 99;
        errno = 7;
        cuMemAlloc(&address, 0);
        cuMemAlloc(NULL, 64);
        for (int i = 0; i < 2; i++)
            cuMemFree(0x1230);
        return errno;
    }
    if (!strcmp(way, "answers")) {
        /* No rule forbids these calls. The first is an answer; the others are of two places. */
        CUcontext context;
        CUevent event;
        if (cuDevicePrimaryCtxRetain(&context, 0) || cuCtxSetCurrent(context) || cuEventCreate(&event, 0))
            return 99;
        cuEventQuery(event);
        cuCtxPopCurrent(&context);
        for (int i = 0; i < 3; i++)
            cuCtxPopCurrent(&context);
        return cuCtxPopCurrent(&context) != CUDA_ERROR_INVALID_CONTEXT;
    }
    if (!strcmp(way, "pending")) {
        pthread_cancel(pthread_self());
        refused();
        /* Here the thread ends, and with it the process. */
        pthread_testcancel();
        return 99;
    }
    if (!strcmp(way, "misaligned")) {
        char bytes[sizeof(CUmemPoolProps) + 1] = {0};
        CUmemoryPool pool;
        cuMemPoolCreate(&pool, (void *)(bytes + 1));
        CUlaunchConfig config = {1, 1, 1, 1, 1, 1, .attrs = (void *)(bytes + 1), .numAttrs = 1};
        return cuLaunchKernelEx(&config, NULL, NULL, NULL);
    }
    return 0;
}
