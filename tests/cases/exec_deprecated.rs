use super::*;

pub fn cases(cases: &Cases) {
    multi_device(cases);

    let mut c = cases
        .call(|| cuParamSetTexRef { hfunc: at(0), texunit: -1, hTexRef: at(0) })
        .only_mock("needs a reference to a texture");
    c.rejects(63, "texunit (0) must be -1, CU_PARAM_TR_DEFAULT", |i| i.texunit = 0);

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
    let sentence = "launchParamsList[1].hStream (0x1000) must differ from those of the elements before it: each is \
                    of another device [undocumented]";
    c.rejects(55, sentence, |i| i.launchParamsList[1].hStream = at(0x1000));
}
