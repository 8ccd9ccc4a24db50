use super::*;

pub fn cases(cases: &Cases) {
    let mut c = cases
        .call(|| cuSurfRefSetArray { hSurfRef: at(0), hArray: at(0), Flags: 0 })
        .only_mock("needs a module with a surface reference");
    c.rejects(272, "Flags (1) must be zero [undocumented]", |i| i.Flags = 1);
}
