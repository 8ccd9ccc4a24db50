// Created by `cargo xtask emit` from cudaProfiler.h and cuda-sys/build/generate/reference/profiler.txt. Do not edit.


c_enum! {
/**
The format of the results of the profiler.

# Functions

[`cuProfilerInitialize`]
*/
    pub struct CUoutput_mode(u32);
    /// Pairs of a key and a value.
    CU_OUT_KEY_VALUE_PAIR = 0,
    /// Comma-separated values.
    CU_OUT_CSV = 1,
}

opaque! {
}


records! {
    
}

integers! {
    CUoutput_mode: u32
}

zeros! {
    CUoutput_mode
}
