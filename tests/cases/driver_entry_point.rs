use super::*;

pub fn cases(cases: &Cases) {
    let mut c = cases.call(|| cuGetProcAddress_v2 {
        symbol: c"cuMemAlloc",
        cudaVersion: 12_000,
        flags: 0,
        symbolStatus: null(),
    });
    for flags in 1..4 {
        c.accepts(format!("flags {flags}"), |i| i.flags = flags);
    }
    let must = "must have no bits but CU_GET_PROC_ADDRESS_LEGACY_STREAM | \
                CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM [undocumented]";
    for (flags, shown) in [(4, "CUdriverProcAddress_flags(0x4)"), (1 << 32, "0x100000000")] {
        c.rejects(45, format!("flags ({shown}) {must}"), |i| i.flags = flags);
    }
    let release = cases.runner.release();
    c.accepts("the driver's version", |i| i.cudaVersion = release);
    let must = format!("must be at most {release} since CUDA 13.0, the version of the driver");
    c.rejects(since(13_000, 46), format!("cudaVersion (*) {must}"), |i| i.cudaVersion = release + 1);
}
