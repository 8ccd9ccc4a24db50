// Made by libcuda-sys from the cudaProfiler.h of CUDA 13.5. Not for editing.


c_enum! {
    pub struct CUoutput_mode(u32);
    CU_OUT_KEY_VALUE_PAIR = 0,
    CU_OUT_CSV = 1,
}

opaque! {
}


records! {
    
}
