//! The way from the parameters of a call to everything in them that has rules, derived from the declarations, from the
//! marks in the reference text and from the places that `src/rules` names. `src/checks` and `src/refused` are emitted from
//! it, and the pages of the calls list the rules that it reaches.
//!
//! Of each call: its own rules, then those of its parameters in C's order, pointers last. Of each type: its own rules, then those of
//! its fields.

mod argument;
mod code;
mod declared;
mod enforced;
mod files;
mod follow;
mod given;
mod reached;
mod refused;
mod step;
mod traversal;

use crate::generate::Reference;
use crate::generate::read::{Function, Header};
use crate::notes::Notes;
use crate::read_rules::{EVERY_CALL, Rules};
use crate::shell::Result;
use follow::Follower;
use std::collections::{BTreeMap, BTreeSet};

pub use enforced::Enforced;
pub use traversal::Traversal;

pub struct Traversals<'a> {
    pub header: &'a Header,
    pub reference: &'a Reference,
    pub rules: &'a Rules,
    follower: Follower<'a>,
    pub calls: BTreeMap<String, Traversal<'a>>,
    /// Of causes: the pointers of each call that must not be null, as rows.
    pointers: BTreeMap<String, Vec<String>>,
    /// The traversals of causes. These themselves have none: their moment is after the driver has refused the call.
    after: Option<Box<Self>>,
}

impl<'a> Traversals<'a> {
    pub fn new(header: &'a Header, notes: &'a Notes, rules: &'a Rules) -> Result<Self> {
        let after = Self::of(header, notes, rules, None)?;
        let traversals = Self::of(header, notes, rules, Some(Box::new(after)))?;
        traversals.validate()?;
        Ok(traversals)
    }

    /// Returns the traversals of causes, or with these those of rules.
    fn of(
        header: &'a Header,
        notes: &'a Notes,
        rules: &'a Rules,
        after: Option<Box<Self>>,
    ) -> Result<Self> {
        let is_after = after.is_none();
        let follower = Follower::new(header, &notes.reference, rules, is_after);
        let (mut calls, mut all_pointers) = (BTreeMap::new(), BTreeMap::new());
        let has_calls = |function: &&Function| notes.groups.contains_key(&group_of(function));
        for function in header.functions.iter().filter(has_calls) {
            let name = &function.name;
            let failed = |error| format!("src/rules: {name}: {error}");
            let roles = notes.roles(function)?;
            let mut traversal = follower.of_call(function, &roles).map_err(failed)?;
            let enforced = follower.reached(function, &traversal.steps, "", "", &[]);
            traversal.enforced = enforced.map_err(failed)?;
            if is_after {
                traversal.rows = refused::rows(function, &roles, &traversal.steps);
                let (item, row) = (notes.reference.get(name), notes.function(name)?);
                let pointers = refused::pointers(function, item, row, &traversal.enforced);
                all_pointers.insert(name.clone(), pointers);
            }
            if !traversal.steps.is_empty() {
                calls.insert(name.clone(), traversal);
            }
        }
        refused::number_names(calls.values_mut().flat_map(|call| &mut call.rows));
        let (reference, pointers) = (&notes.reference, all_pointers);
        Ok(Self { header, reference, rules, follower, calls, pointers, after })
    }

    /// Returns the traversals of causes.
    pub fn after(&self) -> &Self {
        self.after.as_deref().unwrap_or(self)
    }

    /// Fails if a place leads nowhere, if a call checks a rule twice, or if it does not reach a rule with a code.
    fn validate(&self) -> Result<()> {
        let used = &*self.follower.used() | &*self.after().follower.used();
        let places = self
            .rules
            .rule_sets
            .iter()
            .flat_map(|rule_set| &rule_set.places)
            .chain(&self.rules.excepted);
        let mut places = places.filter(|place| **place != EVERY_CALL);
        if let Some(place) = places.find(|place| !used.contains(&self.follower.declared.key(place)))
        {
            return Err(format!("src/rules: {place} leads from no call to anything"));
        }
        for (call, traversal) in self.calls.iter().chain(&self.after().calls) {
            let mut known = BTreeSet::new();
            let mut rules = traversal.enforced.iter();
            if let Some(Enforced { id, path, .. }) =
                rules.find(|rule| !known.insert((rule.id, &rule.sentence)))
            {
                return Err(format!("src/rules: {call} checks rule {id} twice for {path}"));
            }
        }
        let lacks = |call: &str, id: u32| self.enforced(call).iter().all(|rule| rule.id != id);
        match self.rules.codes.iter().find(|(call, rule, _)| lacks(call, *rule)) {
            Some((call, rule, _)) => {
                Err(format!("src/rules: codes!: {call} does not reach rule {rule}"))
            }
            None => Ok(()),
        }
    }

    /// Returns the rules that a call enforces, in the order of the checks.
    pub fn enforced(&self, call: &str) -> &[Enforced] {
        self.calls.get(call).map_or(&[], |traversal| &traversal.enforced)
    }
}

pub fn group_of(function: &Function) -> String {
    let group = function.group.as_deref().unwrap_or("CUDA_OTHER");
    group.trim_start_matches("CUDA_").to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::emit;
    use crate::generate::read::Type;
    use std::path::Path;

    /// A function that is new in a header is checked for the rules of its parameters' types.
    #[test]
    fn a_new_function_has_the_rules_of_its_types() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the repository");
        let mut header = emit::newest(root).expect("a header");
        let name = |name: &str| Type::Name(name.to_owned());
        let pointer = |to| Type::Pointer { constant: true, to: Box::new(name(to)) };
        let parameters = [
            ("location", pointer("CUmemLocation")),
            ("poolProps", pointer("CUmemPoolProps")),
            ("desc", pointer("CUmemAccessDesc")),
            ("count", name("usize")),
        ];
        header.functions.push(Function {
            name: "cuNew".to_owned(),
            parameters: parameters.map(|(name, ty)| (name.to_owned(), ty)).into(),
            group: Some("CUDA_VA".to_owned()),
            ..Function::default()
        });
        let mut notes = Notes::read(root).expect("the notes");
        let marks = "cuNew: New.\n  location [in]: A.\n  poolProps [in]: B.\n  desc [in; count]: C.\n  count: D.\n";
        notes.reference.add(marks).expect("marks");
        let rows = notes.groups.get_mut("va").expect("a group");
        rows.insert("cuNew".to_owned(), toml::from_str("safe = \"it is a test\"").expect("a row"));
        let rules = Rules::read(root, &header).expect("the rules");
        let traversals = Traversals::new(&header, &notes, &rules).expect("the traversals");
        let known: Vec<&str> =
            traversals.enforced("cuNew").iter().map(|rule| &*rule.path).collect();
        let win32 = "poolProps.win32SecurityAttributes";
        for path in ["location.type", "location.id", win32, "desc[i].location.id"] {
            assert!(known.contains(&path), "{path}: {known:?}");
        }
    }
}
