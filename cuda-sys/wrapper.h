/*
 * What bindgen reads. A feature asks for one of NVIDIA's further headers; what those need of other projects
 * stands in build/include.
 */
#include <cuda.h>
#ifdef CUDA_SYS_GL
#include <cudaGL.h>
#endif
#ifdef CUDA_SYS_EGL
#include <cudaEGL.h>
#endif
#ifdef CUDA_SYS_VDPAU
#include <vdpau/vdpau.h>
#include <cudaVDPAU.h>
#endif
#ifdef CUDA_SYS_PROFILER
#include <cudaProfiler.h>
#endif
