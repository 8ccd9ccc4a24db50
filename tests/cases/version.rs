use super::*;

/// The rule is about C's place for the output: `tests/mock/checks.rs` has it.
pub fn cases(cases: &Cases) {
    let mut c = cases.call(|| cuDriverGetVersion {});
    c.accepts("the version", |_| {});
}
