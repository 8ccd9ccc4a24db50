/* A program that a signal ends outside of the driver's functions, as its argument says. */

#include <cuda.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
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

/* The driver does not return. */
static void *waits(void *unused)
{
    CUmemLocation here = {CU_MEM_LOCATION_TYPE_DEVICE, {0}};
    cuMemPrefetchAsync_v2(0, 99, here, 0, NULL);
    return unused;
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
    if (is(way, "handled"))
        handles(SIGSEGV, own);
    if (is(way, "before"))
        reads(0x10);
    if (is(way, "forks") && fork() != 0) {
        int status;
        wait(&status);
        return WIFSIGNALED(status) && WTERMSIG(status) == SIGSEGV ? 6 : 96;
    }
    if (cuInit(0) || cuDeviceGet(&device, 0) || cuDevicePrimaryCtxRetain(&context, device) || cuCtxSetCurrent(context))
        return 97;
    if (is(way, "device") || is(way, "forks"))
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
        return looks_up("cuMulticastCreate", 12000) || !looks_up("cuDriverGetVersion", 12000);
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
    /* A thread waits for the driver, and another one dies. */
    if (is(way, "waiting")) {
        pthread_t thread;
        pthread_create(&thread, NULL, waits, NULL);
        usleep(200000);
        reads(allocates());
    }
    /* The program that takes its place is none that calls. */
    if (is(way, "exec"))
        execl("/bin/sh", "sh", "-c", "kill -SEGV $$", NULL);
    return 0;
}
