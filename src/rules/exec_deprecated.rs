//! Rules of the group "Execution Control [DEPRECATED]".

use crate::rules::prelude::*;

use CUdevice_attribute as A;

const THREADS: CUfunction_attribute = CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK;

rules! {
    fn cuLaunchCooperativeKernelMultiDevice(launchParamsList: &[CUDA_LAUNCH_PARAMS]) {
        for i in 0..launchParamsList.len();
        let stream = launchParamsList[i].hStream;
        let own = !stream.is_null() && stream != CU_STREAM_LEGACY && stream != CU_STREAM_PER_THREAD;
        let other = launchParamsList[..i].iter().all(|before| before.hStream != stream);
        let first = launchParamsList[0];
        54: launchParamsList[i].hStream => hold(
            own,
            "be a stream that was created, not null, CU_STREAM_LEGACY or CU_STREAM_PER_THREAD",
        ), at i, else UNDOCUMENTED;
        55: launchParamsList[i].hStream => hold(
            other,
            "differ from those of the elements before it",
        ), at i, for "each is of another device", else UNDOCUMENTED;
        56: launchParamsList[i].gridDimX => equal(first.gridDimX), at i,
            "that of the first element";
        57: launchParamsList[i].gridDimY => equal(first.gridDimY), at i,
            "that of the first element";
        58: launchParamsList[i].gridDimZ => equal(first.gridDimZ), at i,
            "that of the first element";
        59: launchParamsList[i].blockDimX => equal(first.blockDimX), at i,
            "that of the first element";
        60: launchParamsList[i].blockDimY => equal(first.blockDimY), at i,
            "that of the first element";
        61: launchParamsList[i].blockDimZ => equal(first.blockDimZ), at i,
            "that of the first element";
        62: launchParamsList[i].sharedMemBytes => equal(first.sharedMemBytes), at i,
            "that of the first element";
    }

    fn cuParamSetTexRef(texunit: c_int) {
        63: texunit => one_of(&[CU_PARAM_TR_DEFAULT]), named "CU_PARAM_TR_DEFAULT"
    }
}

causes! {
    /// A launch of this function has such blocks.
    on { cuFuncSetBlockShape }
    fn shape(hfunc: Live<CUfunction>, x: c_int, y: c_int, z: c_int) {
        let most = query::attribute_of_function(hfunc, THREADS).map(u64::from);
        let sides = [x, y, z].map(|side| u64::from(side.unsigned_abs()));
        let threads = sides.into_iter().fold(1, u64::saturating_mul);
        1237: x => at_least(1), from "a driver of CUDA 13.0: 'launch, deprecated: a block of zero'";
        1238: y => at_least(1), from "a driver of CUDA 13.0: 'launch, deprecated: a block of zero'";
        1239: z => at_least(1), from "a driver of CUDA 13.0: 'launch, deprecated: a block of zero'";
        {
            if let Some(device) = query::current_device();
            1240 asks: x => limited(device, A::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X), from "cause 650";
            1241 asks: y => limited(device, A::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y), from "cause 651";
            1242 asks: z => limited(device, A::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z), from "cause 652";
            1243 asks: threads, as "x * y * z" => within(most),
                "the function's CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, which depends on its \
                 registers and its `.maxntid`", from "cause 654";
        }
    }

    on { cuLaunchGrid, cuLaunchGridAsync }
    fn grid(grid_width: c_int, grid_height: c_int) {
        1244: grid_width => at_least(1),
            from "a driver of CUDA 13.0: 'launch, deprecated: a grid of zero'";
        1245: grid_height => at_least(1),
            from "a driver of CUDA 13.0: 'launch, deprecated: a grid of zero'";
        {
            if let Some(device) = query::current_device();
            1246 asks: grid_width => limited(device, A::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X),
                from "cause 647";
            1247 asks: grid_height => limited(device, A::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y),
                from "cause 648";
        }
    }
}
