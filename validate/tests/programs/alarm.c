/* A handler of a timer forks, wherever it interrupts the program: also within the layer, whose locks it must not wait for. */

#include <cuda.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

static volatile sig_atomic_t forks;

static void forked(int signal)
{
    const struct itimerval once = {{0, 0}, {0, 2000}};
    pid_t child = fork();
    (void)signal;
    if (child == 0)
        _exit(0);
    if (child > 0 && waitpid(child, NULL, 0) == child)
        forks++;
    /* Not sooner: a slow program must come on meanwhile. */
    setitimer(ITIMER_REAL, &once, NULL);
}

int main(void)
{
    CUcontext context;
    CUdeviceptr memory;
    const struct itimerval once = {{0, 0}, {0, 2000}}, never = {{0, 0}, {0, 0}};
    struct sigaction action = {.sa_handler = forked, .sa_flags = SA_RESTART};
    /* A program that hangs has no handler that could end it. */
    if (fork() == 0) {
        pid_t parent = getppid();
        for (int seconds = 0; seconds < 60 && getppid() == parent; seconds++)
            sleep(1);
        if (getppid() == parent)
            kill(parent, SIGKILL);
        _exit(0);
    }
    cuInit(0);
    cuDevicePrimaryCtxRetain(&context, 0);
    cuCtxSetCurrent(context);
    sigaction(SIGALRM, &action, NULL);
    setitimer(ITIMER_REAL, &once, NULL);
    while (forks < 200) {
        cuMemAlloc(&memory, 64);
        cuMemFree(memory);
        cuMemFree(memory);
    }
    setitimer(ITIMER_REAL, &never, NULL);
    puts("forked 200 times");
    return 0;
}
