use super::*;

pub fn cases(cases: &Cases) {
    let mut c = cases.call(|| cuInit { Flags: 0 });
    c.explains(720, "it may be that this process was forked after a cuInit [NOT_INITIALIZED]",
        |_| {});
    let mut c = cases.call(|| cuInit { Flags: 0 });
    c.rejects(152, "Flags (1) must be zero", |i| i.Flags = 1);
}
