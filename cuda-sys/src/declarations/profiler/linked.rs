// Made by cuda-sys from the cudaProfiler.h of CUDA 13.5. Not for editing.

#[cfg_attr(windows, link(name = "nvcuda", kind = "raw-dylib"))]
unsafe extern "C" {
/// CUDA 4.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuProfilerInitialize(configFile: *const c_char, outputFile: *const c_char, outputMode: CUoutput_mode) -> CUresult;
/// CUDA 4.0 and later.
pub fn cuProfilerStart() -> CUresult;
/// CUDA 4.0 and later.
pub fn cuProfilerStop() -> CUresult;
}
