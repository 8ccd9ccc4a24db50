//! Rules of the group "Execution Control [DEPRECATED]".

use crate::rules::prelude::*;

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
