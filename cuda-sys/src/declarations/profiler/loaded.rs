// Made by libcuda-sys from the cudaProfiler.h of CUDA 13.5. Not for editing.

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
#[inline]
pub unsafe extern "C" fn cuProfilerInitialize(configFile: *const c_char, outputFile: *const c_char, outputMode: CUoutput_mode) -> CUresult {
    unsafe { call3(&SLOTS[0], configFile, outputFile, outputMode) }
}
/**
Has a profiling tool collect from here on.

CUDA 4.0 and later. [Profiler Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PROFILER.html) in NVIDIA's manual.

```c
CUresult cuProfilerStart(void);
```

# Errors

- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
#[inline]
pub unsafe extern "C" fn cuProfilerStart() -> CUresult {
    unsafe { call0(&SLOTS[1]) }
}
/**
Has a profiling tool collect no more.

CUDA 4.0 and later. [Profiler Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PROFILER.html) in NVIDIA's manual.

```c
CUresult cuProfilerStop(void);
```

# Errors

- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
#[inline]
pub unsafe extern "C" fn cuProfilerStop() -> CUresult {
    unsafe { call0(&SLOTS[2]) }
}

#[allow(deprecated)]
pub(crate) static SLOTS: [Slot; 3] = [
    slot3::<0, _, _, _>(cuProfilerInitialize),
    slot0::<1>(cuProfilerStart),
    slot0::<2>(cuProfilerStop),
];

arities! {
    call0 slot0 first0();
    call3 slot3 first3(a0: A0, a1: A1, a2: A2);
}
