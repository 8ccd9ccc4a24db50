/* All that cudaEGL.h uses of EGL and its extensions; see stdlib.h. */
#ifndef CUDA_SYS_EGL_H
#define CUDA_SYS_EGL_H
typedef int EGLint;
typedef void *EGLImageKHR;
typedef void *EGLStreamKHR;
typedef void *EGLSyncKHR;
#endif
