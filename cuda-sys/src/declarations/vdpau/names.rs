// Created by libcuda-sys from cudaVDPAU.h of CUDA 13.5. Do not edit.

