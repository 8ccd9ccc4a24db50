//! A rule that a call enforces, in the words of its page.

use crate::read_rules::{Condition, Values};

/// A rule in a call.
#[derive(Clone, Default)]
pub struct Enforced {
    pub id: u32,
    pub asks: bool,
    /// C's path, from the parameter of the call.
    pub path: String,
    /// `path` must ...
    pub sentence: String,
    /// Of each condition, from the last one on: its words, and the sentence without it and those before it. Lines that share
    /// a condition are one list on a page.
    pub nested: Vec<(String, String)>,
    pub code: Option<String>,
    /// The other codes of a cause.
    pub more: Vec<String>,
    /// The values that the rule allows or forbids, if they are constant.
    pub values: Vec<Values>,
    pub conditions: Vec<Condition>,
    /// Whether code decides if it is checked, and not only its conditions.
    pub by_code: bool,
    /// The function with the line or, for members of a union, the union; and its argument.
    pub part: (String, String),
    /// Compiled for Windows only.
    pub of_windows: bool,
}

impl Enforced {
    /// Whether the rule lists values, and no other argument matters.
    pub fn is_listed(&self) -> bool {
        let lists = |list: &Values| list.allows() || list.must == "none_of";
        self.conditions.is_empty() && !self.by_code && self.values.iter().any(lists)
    }
}
