//! The traversal of a call or of a type: its steps, and what they enforce.

use super::enforced::Enforced;
use super::refused::Row;
use super::step::{Path, Step, body};
use std::collections::BTreeSet;

/// The traversal of a call or of a type.
#[derive(Default)]
pub struct Traversal<'a> {
    pub is_unsafe: bool,
    /// With their types.
    pub parameters: Vec<(String, String)>,
    pub steps: Vec<Step<'a>>,
    /// The rules that it enforces if it is a call's, in the order of the checks.
    pub enforced: Vec<Enforced>,
    /// The rows of a call for the search after a refusal.
    pub rows: Vec<Row>,
}

impl<'a> Traversal<'a> {
    pub fn new(parameters: Vec<(String, String)>, steps: Vec<Step<'a>>) -> Self {
        let is_unsafe = steps.iter().any(|step| step.hazard);
        Self { is_unsafe, parameters, steps, ..Self::default() }
    }

    /// Returns the code of the steps, which returns a verdict, with what `end` adds to it.
    pub fn body(&self, end: &str) -> String {
        body(&self.steps, end, Path::Own).text()
    }

    /// Returns the rows as code.
    pub fn rows(&self) -> String {
        self.rows.iter().map(Row::text).collect::<Vec<_>>().join(", ")
    }

    /// Returns the positions of the arguments that the rows look at.
    pub fn looked_at(&self) -> BTreeSet<usize> {
        self.rows.iter().flat_map(|row| &row.positions).copied().collect()
    }

    /// Returns the names of the parameters.
    pub fn names(&self) -> Vec<&str> {
        self.parameters.iter().map(|(name, _)| &**name).collect()
    }
}
