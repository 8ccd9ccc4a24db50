// Created by libcuda-sys from cuda.h of CUDA 13.5. Do not edit.

pub(crate) static OLDER: [(&CStr, &CStr); 1] = [
    (c"cuEventElapsedTime_v2", c"cuEventElapsedTime"),
];
