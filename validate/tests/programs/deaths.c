/* A program that a signal ends outside of the driver's functions, as its argument says. */

#include <cuda.h>
#include <errno.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

static volatile int value;
static int is(const char *way, const char *name) { return !strcmp(way, name); }

static CUdeviceptr allocates(void)
{
    CUdeviceptr memory;
    if (cuMemAlloc(&memory, 4096))
        _exit(99);
    return memory;
}

__attribute__((noinline)) static void reads(CUdeviceptr address)
{
    value = *(volatile int *)(uintptr_t)address;
}

static void *waits(void *stream)
{
    cuStreamSynchronize(stream);
    return NULL;
}

/* On the way down, the stack leaves the page that it may use. */
__attribute__((noinline)) static int deep(int depth)
{
    volatile char room[4096];
    room[0] = (char)depth;
    return depth < 0 ? 0 : deep(depth + 1) + room[0];
}

static void own(int signal, siginfo_t *information, void *context)
{
    (void)information, (void)context;
    _exit(signal);
}

static sigjmp_buf before;

static void jumps(int signal)
{
    siglongjmp(before, signal);
}

static void handles(int signal, void (*handler)(int, siginfo_t *, void *))
{
    struct sigaction action = {.sa_flags = SA_SIGINFO};
    action.sa_sigaction = handler;
    sigaction(signal, &action, NULL);
}

/* Asks for a function of a later release. */
static void *looks_up(const char *name, int release)
{
    void *found = &found;
    CUdriverProcAddressQueryResult status;
    if (cuGetProcAddress_v2(name, &found, release, 0, &status))
        _exit(98);
    return found;
}

int main(int count, char **arguments)
{
    const char *way = count > 1 ? arguments[1] : "";
    CUdevice device;
    CUcontext context;
    CUstream stream;
    if (is(way, "handled"))
        handles(SIGSEGV, own);
    if (is(way, "before"))
        reads(0x10);
    if (cuInit(0) || cuDeviceGet(&device, 0) || cuDevicePrimaryCtxRetain(&context, device) || cuCtxSetCurrent(context))
        return 97;
    if (is(way, "device"))
        reads(allocates() + 16);
    if (is(way, "freed")) {
        CUdeviceptr memory = allocates();
        cuMemFree(memory);
        reads(memory);
    }
    if (is(way, "unknown"))
        reads(0x10);
    /* The system does not tell the address of this fault. */
    if (is(way, "strange"))
        reads((CUdeviceptr)1 << 62);
    if (is(way, "null")) {
        CUresult (*create)(CUdevice *, int);
        looks_up("cuGreenCtxCreate", 12030);
        *(void **)&create = looks_up("cuMulticastCreate", 12000);
        create(&device, 0);
    }
    /* A program that asks, and then does not call. */
    if (is(way, "asks"))
        return looks_up("cuMulticastCreate", 12000) || !looks_up("cuMemFree", 12000);
    if (is(way, "aborts"))
        abort();
    if (is(way, "terminates"))
        raise(SIGTERM);
    if (is(way, "sent"))
        kill(getpid(), SIGSEGV);
    if (is(way, "overflow"))
        return deep(0);
    if (is(way, "later")) {
        handles(SIGSEGV, own);
        reads(0x10);
    }
    /* A handler that is installed later, and goes on. */
    if (is(way, "survives")) {
        signal(SIGSEGV, jumps);
        if (!sigsetjmp(before, 1))
            reads(allocates());
        return 5;
    }
    if (is(way, "handled"))
        reads(0x10);
    if (is(way, "thread") || is(way, "waiting")) {
        pthread_t thread;
        cuStreamCreate(&stream, 0);
        cuStreamDestroy(stream);
        pthread_create(&thread, NULL, waits, is(way, "waiting") ? arguments[0] : NULL);
        pthread_join(thread, NULL);
        reads(allocates());
    }
    if (is(way, "forks")) {
        int status;
        if (fork() == 0)
            reads(allocates());
        wait(&status);
        return WIFSIGNALED(status) && WTERMSIG(status) == SIGSEGV ? 6 : 96;
    }
    /* The program that takes its place is none that calls. */
    if (is(way, "exec"))
        execl("/bin/sh", "sh", "-c", "kill -SEGV $$", NULL);
    return 0;
}
