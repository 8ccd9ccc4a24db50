// Made by libcuda-sys from the cuda.h of CUDA 13.5. Not for editing.

pub(crate) static OLDER: [(&CStr, &CStr); 1] = [
    (c"cuEventElapsedTime_v2", c"cuEventElapsedTime"),
];
