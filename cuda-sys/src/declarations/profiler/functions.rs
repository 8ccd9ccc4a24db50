// Created by `cargo xtask emit` from cudaProfiler.h, cudaProfilerTypedefs.h and cuda-sys/build/generate/reference/profiler.txt. Do not edit.

function! { [
/**
Initializes the profiler. Deprecated: since CUDA 12.0 it always fails with [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].

Since CUDA 4.0. [Profiler Control \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PROFILER__DEPRECATED.html) in NVIDIA's manual.

```c
CUresult cuProfilerInitialize(
    const char *configFile,  // in, ends with a zero byte
    const char *outputFile,  // in, ends with a zero byte
    CUoutput_mode outputMode
);
```

# Parameters

- `configFile` (in, ends with a zero byte): The path of the file that lists the counters and options.
- `outputFile` (in, ends with a zero byte): The path of the file for the results.
- `outputMode`: The format of the results.

# Errors

- [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
*/
#[deprecated = "NVIDIA's header marks it as deprecated"]
] fn cuProfilerInitialize(configFile: *const c_char, outputFile: *const c_char, outputMode: CUoutput_mode) { call3(&SLOTS.cuProfilerInitialize, configFile, outputFile, outputMode) } }
function! { [
/**
Starts the collection of a profiling tool for the current context. It does nothing if the collection is running.

Since CUDA 4.0. [Profiler Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PROFILER.html) in NVIDIA's manual.

```c
CUresult cuProfilerStart(void);
```

# Errors

- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
] fn cuProfilerStart() { call0(&SLOTS.cuProfilerStart) } }
function! { [
/**
Stops the collection of a profiling tool for the current context. It does nothing if the collection is stopped.

Since CUDA 4.0. [Profiler Control](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PROFILER.html) in NVIDIA's manual.

```c
CUresult cuProfilerStop(void);
```

# Errors

- [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
*/
] fn cuProfilerStop() { call0(&SLOTS.cuProfilerStop) } }

tables! {
    [
        0 1 2
    ]
    c"cuProfilerInitialize" 4000 slot3(cuProfilerInitialize, _, _, _),
    c"cuProfilerStart" 4000 slot0(cuProfilerStart),
    c"cuProfilerStop" 4000 slot0(cuProfilerStop),
}

arities! {
    call0 slot0 first0();
    call3 slot3 first3(a0: A0, a1: A1, a2: A2);
}

/// Passes every function of [`profiler`](crate::profiler) to the named macro.
#[macro_export]
macro_rules! for_each_profiler_function {
    ($($callback:tt)+) => { $($callback)+! {
        #[since = 4000] #[group = "CUDA_PROFILER_DEPRECATED"] #[deprecated] fn cuProfilerInitialize(configFile: *const ::core::ffi::c_char, outputFile: *const ::core::ffi::c_char, outputMode: $crate::profiler::CUoutput_mode) -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_PROFILER"] fn cuProfilerStart() -> $crate::CUresult;
        #[since = 4000] #[group = "CUDA_PROFILER"] fn cuProfilerStop() -> $crate::CUresult;
    } };
}

