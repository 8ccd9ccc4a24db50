use super::*;

pub fn cases(cases: &Cases) {
    multi_device(cases);

    let mut c = cases
        .call(|| cuParamSetTexRef { hfunc: at(0), texunit: -1, hTexRef: at(0) })
        .only_mock("needs a reference to a texture");
    c.rejects(63, "texunit (0) must be -1, CU_PARAM_TR_DEFAULT", |i| i.texunit = 0);

    let mut c = cases.call(|| cuFuncSetBlockShape { hfunc: at(0x1000), x: 1, y: 1, z: 1 });
    c.under(Answers { attribute: |_| 50, function_attribute: |_| 70, ..Answers::USUAL });
    let device = "is more than 50, the device's CU_DEVICE_ATTRIBUTE_MAX";
    for (id, side, x, y, z) in [(1237, "x", 0, 1, 1), (1238, "y", 1, 0, 1), (1239, "z", 1, 1, 0)] {
        c.explains(id, format!("{side} (0) is less than 1"), |i| (i.x, i.y, i.z) = (x, y, z));
        let grow = |side: i32| if side == 0 { 51 } else { side };
        let text = format!("{side} (51) {device}_BLOCK_DIM_{}", side.to_uppercase());
        c.explains(id + 3, text, |i| (i.x, i.y, i.z) = (grow(x), grow(y), grow(z)));
    }
    c.explains(1243, "x * y * z (80) is more than 70, the function's CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, which depends on its registers and its .maxntid", |i| (i.x, i.y) = (40, 2));
    let mut c = cases.call(|| cuLaunchGrid { f: at(0x1000), grid_width: 1, grid_height: 1 }).only_mock("needs a function");
    c.under(Answers { attribute: |_| 50, ..Answers::USUAL });
    c.explains(1244, "grid_width (0) is less than 1", |i| i.grid_width = 0);
    c.explains(1245, "grid_height (0) is less than 1", |i| i.grid_height = 0);
    c.explains(1246, format!("grid_width (51) {device}_GRID_DIM_X"), |i| i.grid_width = 51);
    c.explains(1247, format!("grid_height (51) {device}_GRID_DIM_Y"), |i| i.grid_height = 51);
    let mut c = cases.call(|| cuLaunch { f: at(0x1000) }).only_mock("needs a function");
    c.explains(1169, "it may be that f (0x1000) is of a module of another context than the current one, which has the default streams [INVALID_HANDLE]", |_| {});

    let mut c =
        cases.call(|| cuFuncSetSharedMemConfig { hfunc: function(), config: CUsharedconfig(0) });
    for config in [1, 2] {
        c.accepts(format!("config {config}"), |i| i.config.0 = config);
    }
    let text = "config (CUsharedconfig(3)) must be CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE, \
                CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE or CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE";
    c.rejects(494, text, |i| i.config.0 = 3);
}

fn multi_device(cases: &Cases) {
    let launch = |stream| CUDA_LAUNCH_PARAMS {
        function: at(0x1000),
        gridDimX: 1,
        gridDimY: 2,
        gridDimZ: 3,
        blockDimX: 4,
        blockDimY: 5,
        blockDimZ: 6,
        sharedMemBytes: 7,
        hStream: at(stream),
        kernelParams: at(0),
    };
    let mut c = cases
        .call(|| {
            let launchParamsList = many([launch(0x1000), launch(0x1001)]);
            cuLaunchCooperativeKernelMultiDevice { launchParamsList, numDevices: 2, flags: 0 }
        })
        .only_mock("needs a cooperative kernel");
    c.accepts("no list", |i| (i.launchParamsList, i.numDevices) = (null(), 1));
    macro_rules! same {
        ($($rule:literal $field:ident $first:literal,)*) => {$(
            let field = concat!("launchParamsList[1].", stringify!($field));
            let text = format!("{field} (9) must be {}, that of the first element", $first);
            c.rejects($rule, text, |i| i.launchParamsList[1].$field = 9);
        )*};
    }
    same! {
        56 gridDimX 1, 57 gridDimY 2, 58 gridDimZ 3, 59 blockDimX 4, 60 blockDimY 5, 61 blockDimZ 6, 62 sharedMemBytes 7,
    }
    for (stream, shown) in [(0, "null"), (1, "0x1"), (2, "0x2")] {
        let must = "must be a stream that was created, not null, CU_STREAM_LEGACY or CU_STREAM_PER_THREAD";
        c.rejects(54, format!("launchParamsList[1].hStream ({shown}) {must} [undocumented]"), |i| {
            i.launchParamsList[1].hStream = at(stream);
        });
    }
    let one = |i: &mut cuLaunchCooperativeKernelMultiDevice, edit: &dyn Fn(&mut CUDA_LAUNCH_PARAMS)| {
        let mut only = launch(0x1000);
        edit(&mut only);
        (i.launchParamsList, i.numDevices) = (many([only]), 1);
    };
    let function_attribute = |of| match of {
        CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE => 0,
        _ => 100,
    };
    c.under(Answers { attribute: |_| 4000, function_attribute, ..Answers::USUAL });
    c.explains(1179, "launchParamsList[0].blockDimX * launchParamsList[0].blockDimY * launchParamsList[0].blockDimZ (120) is more than 100, the function's CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, which depends on its registers and its .maxntid", |i| one(i, &|_| {}));
    c.explains(1180, "launchParamsList[0].sharedMemBytes (101) is more than 100, the function's CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, which cuFuncSetAttribute can raise [COOPERATIVE_LAUNCH_TOO_LARGE]", |i| one(i, &|of| (of.blockDimX, of.sharedMemBytes) = (1, 101)));
    c.explains(647, "launchParamsList[0].gridDimX (4001) is more than 4000, the device's CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X", |i| one(i, &|of| of.gridDimX = 4001));
    // 2 blocks on each of 100 multiprocessors.
    c.under(Answers { attribute: |_| 100, ..Answers::USUAL });
    c.explains(1251, "it may be that launchParamsList[0].gridDimX * launchParamsList[0].gridDimY * launchParamsList[0].gridDimZ (201) is more than 200, the blocks of this function that the current device can run at once [COOPERATIVE_LAUNCH_TOO_LARGE]", |i| one(i, &|of| (of.gridDimX, of.gridDimY, of.gridDimZ) = (201, 1, 1)));
    super::exec::required_clusters(&mut c, 1187, ["launchParamsList[0].", "function"], |i, grid| {
        i.launchParamsList = many([grid; 2].map(|[gridDimX, gridDimY, gridDimZ]| CUDA_LAUNCH_PARAMS {
            gridDimX,
            gridDimY,
            gridDimZ,
            ..i.launchParamsList[0]
        }));
        i.launchParamsList[1].hStream = at(0x1001);
    });
    c.on(12_040..);
    c.under(Answers { attribute: |_| 4000, has_parameters: true, ..Answers::USUAL });
    c.explains(1206, "launchParamsList[0].kernelParams is null, and the function has parameters", |i| one(i, &|_| {}));
    // Elsewhere no call copies memory of the process.
    if cfg!(all(target_os = "linux", not(miri))) {
        c.explains(1209, "launchParamsList[0].kernelParams[0] is null: the kernel has a parameter at this position", |i| one(i, &|of| of.kernelParams = array([at(0)])));
    }
    c.usual();
    c.on(..);
    c.explains(1168, "it may be that launchParamsList[0].function (0x1000) is of a module of another context than its hStream [INVALID_HANDLE]", |_| {});
    let sentence = "launchParamsList[1].hStream (0x1000) must differ from those of the elements before it: each is \
                    of another device [undocumented]";
    c.rejects(55, sentence, |i| i.launchParamsList[1].hStream = at(0x1000));
}
