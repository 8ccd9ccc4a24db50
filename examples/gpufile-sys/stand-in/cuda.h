/*
 * For machines without a toolkit: what gpufile.h and gpufile.c use of cuda.h. A type behind a pointer needs only its
 * name. A type that a struct contains needs the size and alignment that it has in libcuda-sys: where they differ, the
 * layout tests of the bindings fail. build.rs defines CUDA_VERSION.
 */
typedef struct CUstream_st *CUstream;
typedef unsigned long long CUdeviceptr;
typedef struct { char bytes[16]; } CUuuid;
typedef struct { int type, id; } CUmemLocation;
typedef enum { CUDA_SUCCESS = 0, CUDA_ERROR_INVALID_VALUE = 1 } CUresult;
CUresult cuDriverGetVersion(int *version);
