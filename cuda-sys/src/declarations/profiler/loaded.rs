// Made by cuda-sys from the cudaProfiler.h of CUDA 13.5. Not for editing.

/// CUDA 4.0 and later.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
pub unsafe extern "C" fn cuProfilerInitialize(configFile: *const c_char, outputFile: *const c_char, outputMode: CUoutput_mode) -> CUresult {
    unsafe { call3(&SLOTS[0], configFile, outputFile, outputMode) }
}
/// CUDA 4.0 and later.
#[inline]
pub unsafe extern "C" fn cuProfilerStart() -> CUresult {
    unsafe { call0(&SLOTS[1]) }
}
/// CUDA 4.0 and later.
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
