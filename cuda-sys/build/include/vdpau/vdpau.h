/* All that cudaVDPAU.h uses of VDPAU; see stdlib.h. */
#ifndef CUDA_SYS_VDPAU_H
#define CUDA_SYS_VDPAU_H
typedef unsigned int VdpDevice;
typedef unsigned int VdpFuncId;
typedef unsigned int VdpOutputSurface;
typedef unsigned int VdpStatus;
typedef unsigned int VdpVideoSurface;
typedef VdpStatus VdpGetProcAddress(VdpDevice device, VdpFuncId function_id, void **function_pointer);
#endif
