//! A line: a rule or a cause, and its words.

use crate::generate::history::{FIRST, dotted};
use crate::sentence::{self, join};
use crate::shell::{self, Result};
use std::collections::BTreeSet;

/// A rule, as in its line.
#[derive(Default)]
pub struct Line {
    pub id: u32,
    /// Its words before the colon, such as `asks`.
    pub(super) marks: Vec<String>,
    pub path: String,
    pub must: String,
    pub(super) bounds: Vec<Bound>,
    pub conditions: Vec<Condition>,
    /// The clause of a condition that needs code.
    pub clause: String,
    pub since: u32,
    pub until: u32,
    pub(super) because: String,
    /// The names of bounds that are plain numbers in Rust.
    pub(super) named: String,
    /// The words after "for".
    pub(super) reason: String,
    /// Where a cause is known from.
    pub from: String,
    /// The items of the header whose text states the rule, besides those to which its function is attached.
    pub stated: Vec<String>,
    /// Without `CUDA_ERROR_`; None if the documentation has no code.
    pub code: Option<String>,
    /// The other codes of a cause.
    pub more: Vec<String>,
    pub(super) under: Under,
    /// The moment: after the driver has refused the call.
    pub after: bool,
    pub of_windows: bool,
}

/// A bound of a requirement.
#[derive(PartialEq)]
pub enum Bound {
    /// By the header's names; or a text.
    Values(Vec<String>),
    /// The code that computes it.
    Code(String),
}

/// A condition of a rule: the path of an argument, a name of `crate::sentence`, and values by the header's names.
#[derive(Clone)]
pub struct Condition {
    pub path: String,
    pub is: String,
    pub values: Vec<String>,
}

impl Condition {
    fn in_sentence(&self) -> sentence::Condition<'_> {
        sentence::Condition { path: self.path.clone(), is: &self.is, values: &self.values }
    }
}

/// What decides whether a line is checked, besides its own conditions. The absence of a value or of an answer is code, and
/// no condition.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Under {
    #[default]
    Nothing,
    Code,
    Condition,
}

/// The enumerators of an enum, each with its first release.
#[derive(Clone, Default)]
pub struct Enumerators {
    /// The name of the enum.
    pub name: String,
    pub all: Vec<(String, u32)>,
}

/// Values that a rule allows or forbids in some releases, by the header's names.
#[derive(Clone)]
pub struct Values {
    /// A requirement that does not depend on the release.
    pub must: &'static str,
    pub names: Vec<String>,
    pub since: u32,
    pub until: u32,
}

/// The requirements that names or numbers decide.
const CONSTANT: [&str; 10] = [
    "equal", "one_of", "only", "none_of", "any_of", "zero", "non_zero", "at_most", "at_least",
    "below",
];

/// The requirements of enumerators for which the driver's release decides which are meant: those of a type, or of a list.
const BY_RELEASE: [&str; 6] = [
    "enumerator",
    "enumerator_of",
    "enumerator_but",
    "flags_of",
    "one_of_release",
    "only_of_release",
];

impl Values {
    pub fn allows(&self) -> bool {
        ["equal", "one_of", "only"].contains(&self.must)
    }
}

impl Line {
    /// Says where a condition is stated twice, or not at all.
    pub(super) fn fault(&self) -> Option<&'static str> {
        const OF_CONDITIONS: &[&str] =
            &["if ", "unless ", "when ", "where ", "with ", "without ", "but for ", "on "];
        let mut parts = self.because.split(", ");
        if self.under == Under::Condition && self.clause.is_empty() {
            Some("is under code, and has no clause after `where`")
        } else if !self.clause.is_empty() && !self.by_code() && !self.must.starts_with("hold") {
            Some("has a clause after `where`, and no code decides it")
        } else if parts.any(|part| OF_CONDITIONS.iter().any(|word| part.starts_with(word))) {
            Some("has a condition in its text")
        } else {
            None
        }
    }

    /// Whether code decides if it is checked, and not only its conditions.
    pub fn by_code(&self) -> bool {
        self.under != Under::Nothing
    }

    /// Whether it needs a query.
    pub fn asks(&self) -> bool {
        self.marks.iter().any(|mark| mark == "asks")
    }

    pub fn by_release(&self) -> bool {
        BY_RELEASE.contains(&&*self.must)
    }

    /// Whether all enumerators of the type are meant but those of the list.
    pub fn excepts(&self) -> bool {
        self.must == "enumerator_but"
    }

    /// Returns the enum that the line names because the type of the argument does not.
    pub fn named_enum(&self) -> Option<&str> {
        match (&*self.must, &self.bounds[..]) {
            ("enumerator_of" | "flags_of", [Bound::Code(name)]) => Some(name),
            _ => None,
        }
    }

    /// Returns the names in the list of the line.
    pub fn listed(&self) -> &[String] {
        match &self.bounds[..] {
            [Bound::Values(names), ..] => names,
            _ => &[],
        }
    }

    /// Returns what `cuda-checked` knows of the rule besides its path and its requirement: the list in `src/codes.rs` that has it, and an
    /// expression for it, which is empty in the list of those with a mark.
    pub fn facts(&self) -> Vec<(String, String)> {
        let mut facts = Vec::new();
        let mut fact = |list: &str, fact: String| facts.push((list.to_owned(), fact));
        let own_marks = [("AFTER", self.after), ("WINDOWS", self.of_windows)];
        let own_marks =
            own_marks.into_iter().filter(|(_, is_set)| *is_set).map(|(mark, _)| mark.to_owned());
        for mark in self.marks.iter().map(|mark| mark.to_uppercase()).chain(own_marks) {
            fact(&mark, String::new());
        }
        if self.since != 0 {
            fact("SINCE", self.since.to_string());
        }
        if self.until != u32::MAX {
            fact("UNTIL", self.until.to_string());
        }
        let conditions = self.conditions.iter().map(|Condition { path, is, values }| {
            format!("Condition({path:?}, {is:?}, &{values:?})")
        });
        let conditions = Vec::from_iter(conditions).join(", ");
        if !conditions.is_empty() {
            fact("CONDITIONS", format!("&[{conditions}]"));
        }
        let because = if self.named.is_empty() { &self.because } else { &self.named };
        for (list, text) in
            [("CLAUSES", &self.clause), ("BECAUSE", because), ("REASONS", &self.reason)]
        {
            if !text.is_empty() {
                fact(list, format!("{text:?}"));
            }
        }
        let codes = self.code.iter().chain(&self.more).map(|code| format!("R::CUDA_ERROR_{code}"));
        let codes = Vec::from_iter(codes).join(", ");
        if codes != "R::CUDA_ERROR_INVALID_VALUE" {
            fact("CODES", format!("&[{codes}]"));
        }
        facts
    }

    /// Returns the paths that it names.
    pub fn paths(&self) -> impl Iterator<Item = &str> {
        [&*self.path].into_iter().chain(self.conditions.iter().map(|of| &*of.path))
    }

    /// Returns the requirement, or the fact of a cause, and the text after it.
    pub(super) fn words(&self, Enumerators { name, all }: &Enumerators) -> Result<(String, &str)> {
        let mut text = &*self.because;
        let release = |(name, since): &(String, u32)| match *since {
            FIRST => name.clone(),
            since => format!("{name} (since CUDA {})", dotted(since)),
        };
        let bounds = match (&*self.must, &self.bounds[..]) {
            ("enumerator", _) if name.is_empty() => {
                return Err("`enumerator` needs an argument of an enum type".to_owned());
            }
            ("flags_of", _) => vec![format!("those of `{name}` that the driver's release has")],
            ("enumerator" | "enumerator_of" | "enumerator_but", _) => {
                let except = if self.listed().is_empty() { "" } else { ", except " };
                let but = join(self.listed(), " and ");
                vec![format!(
                    "an enumerator of `{name}` that the driver's release has{except}{but}"
                )]
            }
            ("one_of_release" | "only_of_release", _) => all.iter().map(release).collect(),
            ("limited", [_, Bound::Values(attribute)]) => {
                vec![sentence::limit(&attribute.concat())]
            }
            ("ordinal", _) => vec!["the number of devices".to_owned()],
            ("hold" | "hold_text", [_, Bound::Values(text), ..]) => text.clone(),
            ("hold" | "hold_text", _) => return Err("`hold` needs a literal text".to_owned()),
            (_, []) => Vec::new(),
            (_, [Bound::Values(values), ..]) => {
                let is_named = |name: &String| name.starts_with("CU") && text.contains(&**name);
                shell::ensure(!values.iter().any(is_named), || {
                    "the names of bounds have the word `named` before them".to_owned()
                })?;
                values.clone()
            }
            // A computed bound has its name in the text.
            (_, [Bound::Code(_), ..]) if text.is_empty() => {
                return Err("a computed bound needs a text that names it".to_owned());
            }
            (_, [Bound::Code(_), ..]) => vec![std::mem::take(&mut text).to_owned()],
        };
        let requirement = match (&*self.must, self.after) {
            ("named", true) => Some(bounds.concat()),
            _ => sentence::requirement(&self.must, &bounds, self.after),
        };
        Ok((requirement.ok_or_else(|| format!("there is no word {}", self.must))?, text))
    }

    /// Returns the sentence about the rule where it holds for `path` under these conditions.
    pub fn sentence(
        &self,
        enumerators: &Enumerators,
        path: &str,
        conditions: &[Condition],
    ) -> Result<String> {
        let (requirement, text) = self.words(enumerators)?;
        let mut conditions = conditions.iter().map(Condition::in_sentence).collect();
        let requirement = sentence::or_zero(requirement, path, &mut conditions);
        let conditions = sentence::conditions(&conditions, &self.clause);
        let conditions = conditions.ok_or("there is no such condition")?;
        // A comma ends a list, a text or a clause.
        let is_long = !text.is_empty() || [",", " that "].iter().any(|of| requirement.contains(of));
        let joint = match sentence::joint(self.after, false) {
            " if " if is_long => ", if ",
            joint => joint,
        };
        let (windows, reason) = (self.of_windows, &self.reason);
        let words = sentence::sentence(&requirement, "", windows, text, joint, &conditions, reason);
        let sentence = sentence::about(&named(path), None, &words, self.after);
        let period = sentence::period(self.since, self.until);
        Ok(match period.trim_start().split_at_checked(1) {
            None => sentence,
            Some((first, words)) => format!("{}{words}, {sentence}", first.to_uppercase()),
        })
    }

    /// Returns the words for conditions.
    pub fn condition(&self, all: &[Condition]) -> Result<String> {
        let all: Vec<_> = all.iter().map(Condition::in_sentence).collect();
        Ok(sentence::conditions(&all, "").ok_or("there is no such condition")?)
    }

    /// Returns the values that the line allows, or forbids, where these are constant.
    pub fn allowed(&self, Enumerators { all, .. }: &Enumerators) -> Vec<Values> {
        let Self { since, until, .. } = *self;
        if self.by_release() {
            // One list for each release that added some. A release without the type has nothing that takes it.
            let of_flags = ["only_of_release", "flags_of"].contains(&&*self.must);
            let releases: BTreeSet<u32> = all.iter().map(|(_, since)| *since).collect();
            let list = |release: &u32| {
                let known = all.iter().filter(|(_, since)| since <= release);
                let next = releases.range(release + 1..).next();
                Values {
                    must: if of_flags { "only" } else { "one_of" },
                    names: known.map(|(name, _)| name.clone()).collect(),
                    since: if releases.first() == Some(release) {
                        since
                    } else {
                        since.max(*release)
                    },
                    until: next.map_or(until, |next| until.min(next - 1)),
                }
            };
            return releases.iter().map(list).collect();
        }
        let must = CONSTANT.into_iter().find(|must| *must == self.must);
        let must = must.filter(|_| !matches!(self.bounds[..], [Bound::Code(_), ..]));
        let list = must.map(|must| Values { must, names: self.listed().to_vec(), since, until });
        list.into_iter().collect()
    }
}

/// Returns the words for a path. It can be a variable of a rule's that names what the call has not.
pub fn named(path: &str) -> String {
    match path {
        "current_device" => "the current device".to_owned(),
        "current_context" => "the current context".to_owned(),
        path => format!("`{path}`"),
    }
}
