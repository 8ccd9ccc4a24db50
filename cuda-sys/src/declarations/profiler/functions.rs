// Made by libcuda-sys from the cudaProfiler.h of CUDA 13.5. Not for editing.

/// Passes every function of [`profiler`](crate::profiler) to the macro that is named.
#[macro_export]
macro_rules! for_each_profiler_function {
    ($($callback:tt)+) => { $($callback)+! {
        #[since = 4000] #[group = "CUDA_PROFILER_DEPRECATED"] #[deprecated] fn cuProfilerInitialize(configFile: *const ::core::ffi::c_char, outputFile: *const ::core::ffi::c_char, outputMode: $crate::profiler::CUoutput_mode) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_PROFILER"] fn cuProfilerStart() -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_PROFILER"] fn cuProfilerStop() -> $crate::CUresult;
    } };
}

pub(crate) static FUNCTIONS: [Function; 3] = [
    Function { symbol: c"cuProfilerInitialize", since: 4000 },
    Function { symbol: c"cuProfilerStart", since: 4000 },
    Function { symbol: c"cuProfilerStop", since: 4000 },
];

