//! What the line of a rule says, as data.

use libcuda_sys::CUresult;

/// One documented rule. Its line in `rules!` is the only place that states these facts, from which `src/codes.rs` has them.
pub(crate) struct Rule {
    /// The number of the rule. It is never used again for another rule.
    pub id: u32,
    /// C's path to the argument, from the rule's function.
    pub path: &'static str,
    /// The requirement, a name of `crate::sentence`.
    pub must: &'static str,
    /// Whether it is a cause, which is judged after the driver has refused the call with one of its codes.
    pub after: bool,
    /// Whether the rule needs a query to the driver or the system.
    pub asks: bool,
    /// Whether the rule holds for every release, including those whose documentation was not read. For example, no
    /// release can allow a range that ends before it starts.
    pub always: bool,
    /// Whether programs break the rule on purpose, to learn which functions the driver has.
    pub probe: bool,
    /// Whether another cause is as likely.
    pub maybe: bool,
    /// Whether the rule is for Windows only.
    pub windows: bool,
    /// The first and the last release that document the rule, in the form of `CUDA_VERSION`.
    pub since: u32,
    pub until: u32,
    pub conditions: &'static [Condition],
    /// The clause for a condition that needs code; may be empty.
    pub clause: &'static str,
    /// The end of the sentence about the argument in the message; may be empty.
    pub because: &'static str,
    /// The words after "for"; may be empty.
    pub reason: &'static str,
    /// The code in the documentation, and the others of a cause; may be empty.
    pub codes: &'static [CUresult],
}

/// A condition of a rule: C's path to what it is about, a name of `crate::sentence`, and values.
pub(crate) struct Condition(pub &'static str, pub &'static str, pub &'static [&'static str]);

/// What the lines of most rules say. It is a constant: with a function that makes each rule, a build takes 3 % more.
pub(crate) const RULE: Rule = Rule {
    id: 0,
    path: "",
    must: "",
    after: false,
    asks: false,
    always: false,
    probe: false,
    maybe: false,
    windows: false,
    since: 0,
    until: u32::MAX,
    conditions: &[],
    clause: "",
    because: "",
    reason: "",
    codes: &[CUresult::CUDA_ERROR_INVALID_VALUE],
};
