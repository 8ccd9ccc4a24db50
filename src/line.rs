//! What the lines of rules and causes say, as data.

use crate::codes::*;
use libcuda_sys::CUresult;

/// A documented rule or a cause, by its number. Its line in `rules!` is the only place that states its facts, of which `src/codes.rs`
/// has a list for each kind: with a list of structs, a build of this crate takes 6 % more.
#[derive(Clone, Copy)]
pub(crate) struct Rule {
    /// The number, which is never used for another rule. A new line has one without facts, until it is emitted.
    pub id: u32,
}

impl Rule {
    /// C's path to the argument, from the rule's function.
    #[inline]
    pub fn path(self) -> &'static str {
        PATHS.get(self.id as usize).copied().unwrap_or_default()
    }

    /// The requirement, a name of `crate::sentence`.
    #[inline]
    pub fn must(self) -> &'static str {
        MUST.get(self.id as usize).copied().unwrap_or_default()
    }

    /// Whether it is a cause, which is judged after the driver has refused the call with one of its codes.
    #[inline]
    pub fn is_cause(self) -> bool {
        self.is_in(AFTER)
    }

    /// Whether the rule needs a query to the driver or the system.
    #[inline]
    pub fn asks(self) -> bool {
        self.is_in(ASKS)
    }

    /// Whether the rule holds for every release, including those whose documentation was not read. For example, no
    /// release can allow a range that ends before it starts.
    #[inline]
    pub fn is_of_all_releases(self) -> bool {
        self.is_in(ALWAYS)
    }

    /// Whether programs break the rule on purpose, to learn which functions the driver has.
    #[inline]
    pub fn is_probe(self) -> bool {
        self.is_in(PROBE)
    }

    /// Whether another cause is as likely.
    #[inline]
    pub fn is_guess(self) -> bool {
        self.is_in(MAYBE)
    }

    /// Whether the rule is for Windows only.
    #[inline]
    pub fn is_of_windows(self) -> bool {
        self.is_in(WINDOWS)
    }

    /// The first release that documents the rule, in the form of `CUDA_VERSION`.
    #[inline]
    pub fn since(self) -> u32 {
        self.fact(SINCE).unwrap_or_default()
    }

    /// The last release that documents it.
    #[inline]
    pub fn until(self) -> u32 {
        self.fact(UNTIL).unwrap_or(u32::MAX)
    }

    #[inline]
    pub fn conditions(self) -> &'static [Condition] {
        self.fact(CONDITIONS).unwrap_or_default()
    }

    /// The clause for a condition that needs code; may be empty.
    #[inline]
    pub fn clause(self) -> &'static str {
        self.fact(CLAUSES).unwrap_or_default()
    }

    /// The end of the sentence about the argument in the message; may be empty.
    #[inline]
    pub fn because(self) -> &'static str {
        self.fact(BECAUSE).unwrap_or_default()
    }

    /// The words after "for"; may be empty.
    #[inline]
    pub fn reason(self) -> &'static str {
        self.fact(REASONS).unwrap_or_default()
    }

    /// The code in the documentation, and the others of a cause; may be empty.
    #[inline]
    pub fn codes(self) -> &'static [CUresult] {
        self.fact(CODES).unwrap_or(&[CUresult::CUDA_ERROR_INVALID_VALUE])
    }

    #[inline]
    fn is_in(self, rules: &[u32]) -> bool {
        rules.binary_search(&self.id).is_ok()
    }

    #[inline]
    fn fact<T: Copy>(self, facts: &[(u32, T)]) -> Option<T> {
        let at = facts.binary_search_by_key(&self.id, |(rule, _)| *rule);
        at.ok().map(|at| facts[at].1)
    }
}

/// A condition of a rule: C's path to what it is about, a name of `crate::sentence`, and values.
pub(crate) struct Condition(pub &'static str, pub &'static str, pub &'static [&'static str]);
