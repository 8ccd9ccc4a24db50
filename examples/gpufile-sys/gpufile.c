#include "gpufile.h"
#include <string.h>

CUresult gpufilePart(const gpufileBuffer *whole, size_t offset, size_t size, gpufileBuffer *part) {
    if (offset > whole->size || size > whole->size - offset)
        return CUDA_ERROR_INVALID_VALUE;
    *part = *whole;
    part->address += offset;
    part->size = size;
    return CUDA_SUCCESS;
}

int gpufileIsOn(gpufileBuffer buffer, CUuuid device) {
    return memcmp(&buffer.device, &device, sizeof device) == 0;
}

CUresult gpufileStart(const gpufileBuffer *buffer, CUstream stream, gpufileDone done, void *user) {
    if (buffer->mode != GPUFILE_READ && buffer->mode != GPUFILE_WRITE)
        return CUDA_ERROR_INVALID_VALUE;
    /* There is no file here: the transfer is over at once. */
    done(stream, buffer->address ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE, user);
    return CUDA_SUCCESS;
}

int gpufileCudaVersion(void) {
    return CUDA_VERSION;
}

#ifdef GPUFILE_CALLS_DRIVER
CUresult gpufileDriverVersion(int *version) {
    return cuDriverGetVersion(version);
}
#endif
