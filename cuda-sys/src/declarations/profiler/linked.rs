// Made by libcuda-sys from the cudaProfiler.h of CUDA 13.5. Not for editing.

#[cfg_attr(windows, link(name = "nvcuda", kind = "raw-dylib"))]
unsafe extern "C" {
/**
Initializes the visual profiler's collection. Of no use with the tools that followed it.

CUDA 4.0 and later. [Profiler Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PROFILER__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuProfilerInitialize(
    const char *configFile,  // in, ends with a zero byte
    const char *outputFile,  // in, ends with a zero byte
    CUoutput_mode outputMode
);
```

# Parameters

- `configFile`: A path.
- `outputFile`: A path.

# Errors

- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[deprecated = "NVIDIA's header calls it deprecated"]
pub fn cuProfilerInitialize(configFile: *const c_char, outputFile: *const c_char, outputMode: CUoutput_mode) -> CUresult;
/**
Has a profiling tool collect from here on.

CUDA 4.0 and later. [Profiler Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PROFILER.html) in NVIDIA's manual.

```c
CUresult cuProfilerStart(void);
```

# Errors

- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
pub fn cuProfilerStart() -> CUresult;
/**
Has a profiling tool collect no more.

CUDA 4.0 and later. [Profiler Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PROFILER.html) in NVIDIA's manual.

```c
CUresult cuProfilerStop(void);
```

# Errors

- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
pub fn cuProfilerStop() -> CUresult;
}
