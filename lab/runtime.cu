/* Calls of the runtime API in a loop, for their number, and one of each kind that programs often make. */

#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>

#define TRY(call)                                                          \
    do {                                                                   \
        cudaError_t code = (call);                                         \
        if (code != cudaSuccess) {                                         \
            fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(code));  \
            exit(1);                                                       \
        }                                                                  \
    } while (0)

__global__ void add(int *number)
{
    *number += 1;
}

int main(int count, char **arguments)
{
    long rounds = count > 1 ? atol(arguments[1]) : 1000000;
    int *number, *host;
    cudaStream_t stream;
    cudaGraph_t graph;
    cudaGraphExec_t program;
    TRY(cudaMalloc((void **)&number, sizeof *number));
    TRY(cudaMallocHost((void **)&host, sizeof *host));
    TRY(cudaMemset(number, 0, sizeof *number));
    TRY(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    TRY(cudaDeviceSynchronize());
    for (long i = 0; i < rounds; i++)
        add<<<1, 1, 0, stream>>>(number);
    TRY(cudaGetLastError());
    TRY(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
    for (int i = 0; i < 10; i++)
        add<<<1, 1, 0, stream>>>(number);
    TRY(cudaStreamEndCapture(stream, &graph));
    TRY(cudaGraphInstantiate(&program, graph, 0));
    for (int i = 0; i < 1000; i++)
        TRY(cudaGraphLaunch(program, stream));
    for (int i = 0; i < 1000; i++) {
        int *more;
        TRY(cudaMallocAsync((void **)&more, 4096, stream));
        TRY(cudaMemsetAsync(more, 0, 4096, stream));
        TRY(cudaFreeAsync(more, stream));
    }
    TRY(cudaMemcpyAsync(host, number, sizeof *host, cudaMemcpyDeviceToHost, stream));
    TRY(cudaStreamSynchronize(stream));
    printf("%d\n", *host);
    return *host != rounds + 10000;
}
