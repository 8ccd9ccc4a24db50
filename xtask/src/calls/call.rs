//! A call, with what is known of it.

use crate::checks::{Enforced, Traversal};
use crate::generate::read::{self, Header, Type};
use crate::generate::reference::Item;
use crate::names::Names;
use crate::notes::{Function, Role};
use crate::toolkit;
use std::fmt::Write;

/// What the files and the page of a call are made of.
pub struct Call<'a> {
    pub function: &'a read::Function,
    pub item: &'a Item,
    pub row: &'a Function,
    pub header: &'a Header,
    pub names: &'a Names,
    pub roles: Vec<Role>,
    pub rules: Option<&'a Traversal<'a>>,
    pub enforced: &'a [Enforced],
    /// The traversal and the list of causes.
    pub after: Option<&'a Traversal<'a>>,
    pub caused: &'a [Enforced],
    /// Lines with the example, and to others and to guides.
    pub links: String,
}

impl Call<'_> {
    /// Returns the parameters, each with its type and its role.
    pub fn parameters(&self) -> impl Iterator<Item = (&str, &Type, &Role)> {
        let parameters = self.function.parameters.iter().zip(&self.roles);
        parameters.map(|((name, ty), role)| (&**name, ty, role))
    }

    /// Returns the releases that have it, in their order.
    pub fn releases(&self) -> Vec<u32> {
        let mut releases = toolkit::RELEASES.map(toolkit::release_number).to_vec();
        releases.retain(|release| *release >= self.function.since.unwrap_or_default());
        releases.sort_unstable();
        releases
    }

    /// Returns the outputs.
    pub fn outputs(&self) -> Vec<(&str, &Role)> {
        let outputs = self.parameters().filter(|(.., role)| role.is_output());
        outputs.map(|(name, _, role)| (name, role)).collect()
    }

    /// Returns whether a rule is about C's place for an output, which is Rust's own in the checked call.
    pub fn is_kept_by_type(&self, rule: &Enforced) -> bool {
        let is_own = |role: &Role| role.is_output() || *role == Role::Room;
        self.parameters().any(|(name, _, role)| name == rule.path && is_own(role))
    }

    /// Writes the attributes of a function of this name.
    pub fn attributes(&self, own: &str, out: &mut String) {
        out.truncate(out.trim_end_matches("///\n").len());
        for alias in self.function.names().filter(|name| *name != own) {
            line!(out, "#[doc(alias = \"{alias}\")]");
        }
        if self.function.deprecated {
            line!(out, "#[deprecated = \"NVIDIA's header marks it as deprecated\"]");
        }
        if self.function.parameters.len() > 7 {
            line!(out, "#[allow(clippy::too_many_arguments)]");
        }
    }
}
