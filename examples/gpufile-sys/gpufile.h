/* An invented library in the manner of cuFile: its header includes cuda.h, and takes the types of it. */
#ifndef GPUFILE_H
#define GPUFILE_H

#include <cuda.h>
#include <stddef.h>

/** The uses of a buffer. */
typedef enum gpufileMode {
    GPUFILE_READ = 1,
    GPUFILE_WRITE = 2,
} gpufileMode;

/** GPU memory that files are read into, or written from. */
typedef struct gpufileBuffer {
    CUdeviceptr address;
    size_t size;
    CUmemLocation location;
    CUuuid device;
    gpufileMode mode;
} gpufileBuffer;

/** Called with the result of a transfer. */
typedef void (*gpufileDone)(CUstream stream, CUresult result, void *user);

/** Stores the part of `whole` that starts at `offset` in `part`. */
CUresult gpufilePart(const gpufileBuffer *whole, size_t offset, size_t size, gpufileBuffer *part);

/** Returns 1 where the buffer is memory of this device, else 0. */
int gpufileIsOn(gpufileBuffer buffer, CUuuid device);

/** Starts a transfer in the order of the stream, and calls `done` at its end. */
CUresult gpufileStart(const gpufileBuffer *buffer, CUstream stream, gpufileDone done, void *user);

/** Returns the `CUDA_VERSION` that the library was compiled with. */
int gpufileCudaVersion(void);

#ifdef GPUFILE_CALLS_DRIVER
/** Stores the driver's CUDA version. */
CUresult gpufileDriverVersion(int *version);
#endif

#endif
