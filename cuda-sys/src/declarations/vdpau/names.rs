// Made by libcuda-sys from the cudaVDPAU.h of CUDA 13.5. Not for editing.

