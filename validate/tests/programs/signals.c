/* Tells each signal that it gets, with the value that came along, and ends with SIGTERM. */

#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <unistd.h>

int main(void)
{
    /* A test that fails leaves nothing behind. */
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, NULL);
    printf("ready %d\n", getpid());
    for (int signal = 0; signal != SIGTERM;) {
        fflush(stdout);
        siginfo_t info;
        signal = sigwaitinfo(&all, &info);
        printf("%d %d\n", signal, info.si_code == SI_QUEUE ? info.si_value.sival_int : 0);
    }
    return 7;
}
