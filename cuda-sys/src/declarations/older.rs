// Created by `cargo xtask emit` from cuda.h. Do not edit.

pub(crate) static OLDER: [(&CStr, &CStr); 1] = [
    (c"cuEventElapsedTime_v2", c"cuEventElapsedTime"),
];
