use super::*;

pub fn cases(cases: &Cases) {
    let mut c = cases.call(|| cuGetErrorString { error: CUresult(4242) });
    c.on(13_050..=13_050);
    c.explains(732, "error (CUresult(4242)) must be", |_| {});
}
