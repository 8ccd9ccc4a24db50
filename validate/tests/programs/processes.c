/* Memory and events that one process opens and another has made: `processes NAME`. Each line of the output is an answer. */

#include <cuda.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static CUcontext context;

static void needs(CUresult code, int line)
{
    if (code != CUDA_SUCCESS) {
        printf("line %d: %d\n", line, code);
        exit(9);
    }
}
#define NEEDS(call) needs(call, __LINE__)

static void start(void)
{
    NEEDS(cuInit(0));
    NEEDS(cuDevicePrimaryCtxRetain(&context, 0));
    NEEDS(cuCtxSetCurrent(context));
}

static int takes[2], ends[2];

/* Gives a handle to the parent, and lives until that is done with it. */
static void give(const void *handle, int lives)
{
    char byte;
    if (write(takes[1], handle, 64) != 64)
        exit(9);
    close(ends[1]);
    if (lives && read(ends[0], &byte, 1) < 0)
        exit(9);
    exit(0);
}

static void exports(const char *name)
{
    CUdeviceptr memory;
    CUipcMemHandle handle;
    CUevent event;
    CUipcEventHandle event_handle;
    start();
    if (strncmp(name, "event", 5) == 0) {
        NEEDS(cuEventCreate(&event, CU_EVENT_INTERPROCESS | CU_EVENT_DISABLE_TIMING));
        NEEDS(cuIpcGetEventHandle(&event_handle, event)); /* exported */
        NEEDS(cuEventDestroy(event)); /* ended */
        give(&event_handle, 1);
    }
    NEEDS(cuMemAlloc(&memory, 4096));
    NEEDS(cuIpcGetMemHandle(&handle, memory)); /* exported */
    if (strcmp(name, "freed") == 0)
        NEEDS(cuMemFree(memory)); /* ended */
    if (strcmp(name, "reset") == 0)
        NEEDS(cuDevicePrimaryCtxRelease(0)); /* ended */
    give(&handle, strcmp(name, "gone") != 0);
}

int main(int count, char **arguments)
{
    char bytes[64];
    CUipcMemHandle handle;
    CUipcEventHandle event_handle;
    CUevent event;
    CUdeviceptr memory, again;
    CUcontext other;
    const char *name = arguments[count - 1];
    if (pipe(takes) || pipe(ends))
        return 9;
    pid_t child = fork();
    if (child == 0)
        exports(name);
    if (read(takes[0], bytes, 64) != 64)
        return 9;
    memcpy(&handle, bytes, 64);
    memcpy(&event_handle, bytes, 64);
    if (strcmp(name, "gone") == 0)
        waitpid(child, NULL, 0);
    start();
    if (strncmp(name, "event", 5) == 0) {
        printf("%d\n", cuIpcOpenEventHandle(&event, event_handle));
    } else {
        printf("%d\n", cuIpcOpenMemHandle(&memory, handle, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS)); /* opened */
        if (strcmp(name, "closed") == 0)
            NEEDS(cuIpcCloseMemHandle(memory));
        if (strcmp(name, "two-contexts") == 0 || strcmp(name, "closed") == 0) {
            NEEDS(cuCtxCreate(&other, NULL, 0, 0));
            printf("%d\n", cuIpcOpenMemHandle(&again, handle, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS));
        }
        if (strcmp(name, "no-context") == 0) {
            NEEDS(cuCtxSetCurrent(NULL));
            printf("%d\n", cuIpcOpenMemHandle(&again, handle, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS));
        }
    }
    close(ends[1]);
    if (strcmp(name, "gone") != 0)
        waitpid(child, NULL, 0);
    return 0;
}
