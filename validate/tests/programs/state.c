/* Writes what it got from the program that started it, besides the environment, into the file that its argument names. */

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/time.h>

int main(int count, char **arguments)
{
    (void)count;
    int open[100];
    for (int file = 0; file < 100; file++)
        open[file] = fcntl(file, F_GETFD) >= 0;
    FILE *out = fopen(arguments[1], "w");
    if (!out)
        return 99;
    for (int file = 0; file < 100; file++)
        if (open[file])
            fprintf(out, "descriptor %d\n", file);
    sigset_t blocked, pending;
    sigprocmask(SIG_BLOCK, NULL, &blocked);
    sigpending(&pending);
    for (int signal = 1; signal < NSIG; signal++) {
        struct sigaction action;
        if (sigaction(signal, NULL, &action) == 0)
            fprintf(out, "signal %d: %s %d %d\n", signal, action.sa_handler == SIG_IGN ? "ignored" : "default",
                    sigismember(&blocked, signal), sigismember(&pending, signal));
    }
    for (int which = ITIMER_REAL; which <= ITIMER_PROF; which++) {
        struct itimerval timer;
        getitimer(which, &timer);
        fprintf(out, "timer %d: %d %ld\n", which, timer.it_value.tv_sec > 0, (long)timer.it_interval.tv_sec);
    }
    for (int resource = 0; resource < RLIM_NLIMITS; resource++) {
        struct rlimit limit;
        getrlimit(resource, &limit);
        fprintf(out, "limit %d: %lu %lu\n", resource, (unsigned long)limit.rlim_cur, (unsigned long)limit.rlim_max);
    }
    int end;
    prctl(PR_GET_PDEATHSIG, &end);
    fprintf(out, "parent's death: %d\n", end);
    return fclose(out) ? 99 : 7;
}
