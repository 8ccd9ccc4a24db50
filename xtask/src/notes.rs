//! What the rules in `src/rules/GROUP.rs` do not say of the functions of a group, from `src/rules/GROUP.toml`: the condition of
//! each unsafe call, its errors, and the preconditions that are not checked, with the reasons.

use crate::generate::Reference;
use crate::generate::history::dotted;
use crate::generate::read::{self, Type};
use crate::generate::reference::{Direction, Item, Length, Pointer};
use crate::read_rules::Rules;
use crate::sentence;
use crate::shell::{self, Result};
use crate::toolkit::release_number;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

type Groups = BTreeMap<String, BTreeMap<String, Function>>;

/// The notes on the functions of each documentation group, by its short name.
pub struct Notes {
    pub groups: Groups,
    /// The items whose text has words of a condition, and that state none.
    pub no_condition: BTreeSet<String>,
    /// The rules that the text of an item states.
    pub stated: BTreeMap<String, Vec<u32>>,
    /// The raw crate's text, which states the use of pointers.
    pub reference: Reference,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Function {
    /// The condition for the caller of an `unsafe` function.
    pub safety: Option<String>,
    /// The reason why no arguments cause undefined behavior. A function has one of the two.
    pub safe: Option<String>,
    /// Pointers that stay pointers in the checked call although their use allows more, with the reasons.
    #[serde(default)]
    pub raw: BTreeMap<String, String>,
    /// The causes of errors that are no preconditions of the call, by code.
    #[serde(default)]
    pub errors: BTreeMap<String, String>,
    /// The documented preconditions that the call does not check.
    #[serde(default)]
    pub left: Vec<Unchecked>,
}

/// What `src/rules/GROUP.toml` says of a group.
#[derive(Deserialize)]
struct Group {
    /// The items whose text has words of a condition and demands nothing that a rule or a row could say, with the reasons.
    #[serde(default)]
    no_condition: BTreeMap<String, String>,
    #[serde(flatten)]
    functions: BTreeMap<String, Function>,
}

/// A documented precondition that a call does not check: `on` must `must`.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unchecked {
    #[serde(default)]
    pub on: String,
    #[serde(default)]
    pub must: String,
    /// Without `CUDA_ERROR_`.
    pub error: Option<String>,
    /// The first and the last release that document it, if not all do.
    pub since: Option<String>,
    pub until: Option<String>,
    /// The item of the header whose text states it, if it is not the function.
    pub at: Option<String>,
    /// What keeps it, if it is not the caller.
    pub by: Option<EnforcedBy>,
    /// The rule of owned objects that keeps it. What the row does not say stands in the rule.
    pub rule: Option<u32>,
    /// The causes that name it after a refusal.
    #[serde(default)]
    pub causes: Vec<u32>,
    /// Why it is left to the caller.
    pub why: Option<String>,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
pub enum EnforcedBy {
    /// The type of the checked call's parameter rules it out. In C it can be broken.
    Type,
    /// An object of `owned`, with its history.
    Owned,
}

impl Unchecked {
    /// Takes what the row does not say from the rule that keeps it.
    fn complete(&mut self, rules: &Rules) -> Result<()> {
        let is_kept = self.why.is_some() || self.by.is_some();
        let Some(rule) = self.rule else {
            let is_whole = !self.on.is_empty() && !self.must.is_empty() && is_kept;
            return shell::ensure(is_whole && (self.why.is_none() || self.by.is_none()), || {
                format!(
                    "{}: a row has `on`, `must`, and either `why` or `by`; or `rule`",
                    self.sentence()
                )
            });
        };
        shell::ensure(self.must.is_empty() && !is_kept, || {
            format!("{}: rule {rule} says what the row requires, and keeps it", self.sentence())
        })?;
        let (line, must) = rules.of_owned(rule)?;
        if self.on.is_empty() {
            self.on.clone_from(&line.path);
        }
        self.must = must;
        self.since = self.since.take().or((line.since != 0).then(|| dotted(line.since)));
        self.until = self.until.take().or((line.until != u32::MAX).then(|| dotted(line.until)));
        self.by = Some(EnforcedBy::Owned);
        Ok(())
    }

    /// Returns the sentence, with its releases.
    pub fn sentence(&self) -> String {
        let on = match self.is_phrase() && ![" + ", " * "].iter().any(|sign| self.on.contains(sign))
        {
            true => self.on.clone(),
            false => format!("`{}`", self.paths().collect::<Vec<_>>().join("` and `")),
        };
        let [since, until] = self.releases();
        let period = sentence::period(since, until);
        let comma = if period.is_empty() { "" } else { "," };
        format!("{on} must {}{comma}{period}", self.must)
    }

    /// Returns the first and the last release that document it.
    pub fn releases(&self) -> [u32; 2] {
        let release = |of: &Option<String>, none| of.as_deref().map_or(none, release_number);
        [release(&self.since, 0), release(&self.until, u32::MAX)]
    }

    /// Returns whether `on` is more than a list of parameters and fields. A phrase has its own code marks.
    pub fn is_phrase(&self) -> bool {
        self.on.contains('`') || (self.on.contains(' ') && !self.on.contains(", "))
    }

    /// Returns the parameters and fields, if `on` is no phrase.
    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.on.split(", ")
    }
}

/// A parameter in the checked call.
#[derive(Clone, Debug, PartialEq)]
pub enum Role {
    Out,
    Ref,
    Opt,
    /// With the parameter that counts it.
    Slice(String),
    Str,
    /// Text that is returned, with the parameter that counts its bytes.
    Text(String),
    /// The address of a text that the driver keeps. A copy is returned.
    Copied,
    /// The number of elements of this slice.
    Count(String),
    /// The number of bytes for a text.
    Room,
    /// As in C.
    Raw,
}

impl Role {
    pub fn is_text(&self) -> bool {
        matches!(self, Self::Text(_) | Self::Copied)
    }

    pub fn is_output(&self) -> bool {
        *self == Self::Out || self.is_text()
    }
}

/// Returns the type that a pointer leads to, or the type itself.
pub fn target(ty: &Type) -> &Type {
    match ty {
        Type::Pointer { to, .. } => to,
        ty => ty,
    }
}

/// Returns the role of each parameter, by its use and its type. A parameter stays a pointer if no safe type can express it.
fn roles(function: &read::Function, item: &Item, row: &Function) -> Result<Vec<Role>> {
    let parameters = &function.parameters;
    let names: Vec<&str> = parameters.iter().map(|(name, _)| &**name).collect();
    let mut named = item.members.keys().chain(row.raw.keys());
    if let Some(name) = named.find(|name| !names.contains(&&***name)) {
        let names = names.join(", ");
        return Err(format!("{name} must be a parameter of the function, which has {names}"));
    }
    let is = |name: &str, ty: &str| parameters.iter().any(|(own, of)| own == name && of.is(ty));
    let counts_one = |count: &String| {
        let pointers = item.members.values().filter_map(|member| member.pointer.as_ref());
        pointers.filter(|of| of.length == Length::Elements(count.clone())).count() == 1
    };
    let role = |(name, ty): &(String, Type)| {
        let Type::Pointer { constant, to } = ty else {
            return match item.pointer(name) {
                Some(_) => Err(format!("{name} has a use and is no pointer")),
                None => Ok(Role::Raw),
            };
        };
        let pointer =
            item.pointer(name).ok_or_else(|| format!("{name} is a pointer without a use"))?;
        let Pointer { direction, length, nullable } = pointer;
        if *direction != Direction::In && *constant {
            // The driver writes there in one case, so it cannot be a reference.
            return Ok(Role::Raw);
        }
        let text = to.is("c_char");
        // C's `const char *`.
        let address_of_text =
            to.points_to("c_char") && matches!(**to, Type::Pointer { constant: true, .. });
        Ok(match (direction, length, nullable) {
            _ if to.is("c_void") || row.raw.contains_key(name) => Role::Raw,
            (Direction::Out, Length::One, false) if address_of_text => Role::Copied,
            (Direction::Out, Length::One, false) => Role::Out,
            (Direction::Out, Length::Elements(count), false) if text && is(count, "c_int") => {
                Role::Text(count.clone())
            }
            (Direction::In, ..) if !constant => Role::Raw,
            (Direction::In, Length::One, false) => Role::Ref,
            (Direction::In, Length::One, true) => Role::Opt,
            (Direction::In, Length::String, false) if text => Role::Str,
            (Direction::In, Length::Elements(count), false)
                if is(count, "usize") && counts_one(count) =>
            {
                Role::Slice(count.clone())
            }
            _ => Role::Raw,
        })
    };
    let mut roles = parameters.iter().map(role).collect::<Result<Vec<_>>>()?;
    for (at, (counted, _)) in parameters.iter().enumerate() {
        let (count, role) = match &roles[at] {
            Role::Slice(count) => (count, Role::Count(counted.clone())),
            Role::Text(count) => (count, Role::Room),
            _ => continue,
        };
        if let Some(at) = parameters.iter().position(|(name, _)| name == count) {
            roles[at] = role;
        }
    }
    Ok(roles)
}

impl Notes {
    pub fn function(&self, name: &str) -> Result<&Function> {
        let row = self.groups.values().find_map(|group| group.get(name));
        row.ok_or_else(|| format!("src/rules: no notes name {name}"))
    }

    /// Returns the role of each parameter of a function.
    pub fn roles(&self, function: &read::Function) -> Result<Vec<Role>> {
        let (name, row) = (&function.name, self.function(&function.name)?);
        roles(function, self.reference.get(name), row).map_err(|error| format!("{name}: {error}"))
    }

    /// Reads the notes and the rules, with what follows from the rules in rows and in places.
    pub fn with_rules(root: &Path, header: &read::Header) -> Result<(Self, Rules)> {
        let (mut notes, rules) = (Self::read(root)?, Rules::read(root, header)?);
        for (name, function) in notes.groups.values_mut().flatten() {
            for left in &mut function.left {
                left.complete(&rules).map_err(|error| format!("{name}: {error}"))?;
            }
        }
        notes.add_stated(&rules, header)?;
        Ok((notes, rules))
    }

    /// Adds which items state which rules: those to which the functions of rules are attached, and those that lines name.
    fn add_stated(&mut self, rules: &Rules, header: &read::Header) -> Result<()> {
        for (item, rule) in rules.items(header) {
            self.stated.entry(item).or_default().push(rule);
        }
        for (id, lines) in rules.lines() {
            for item in lines.iter().flat_map(|(_, line)| &line.stated) {
                let stated = self.stated.entry(item.clone()).or_default();
                shell::ensure(!stated.contains(&id), || {
                    format!(
                        "rule {id}: `stated` need not name {item}, to which its function is attached"
                    )
                })?;
                stated.push(id);
            }
        }
        Ok(())
    }

    pub fn read(root: &Path) -> Result<Self> {
        let (mut groups, mut no_condition) = (BTreeMap::new(), BTreeSet::new());
        for path in shell::files(&root.join("src/rules"), "toml")? {
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let group: Group = toml::from_str(&shell::read(&path)?).map_err(shell::at(&path))?;
            no_condition.extend(group.no_condition.into_keys());
            groups.insert(name, group.functions);
        }
        let reference = Reference::read(&root.join("cuda-sys"))?;
        Ok(Self { groups, no_condition, stated: BTreeMap::new(), reference })
    }
}
