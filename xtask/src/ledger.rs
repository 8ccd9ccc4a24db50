//! The ledger of documented preconditions, `ledger/*.toml`: what is said of each function, and how it is met.

use crate::shell::{self, Result};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::Path;

/// The functions of each documentation group, by the group's short name.
pub struct Ledger(pub BTreeMap<String, BTreeMap<String, Function>>);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Function {
    /// What it does, in one line.
    pub about: String,
    /// What the caller of an `unsafe` one keeps.
    pub safety: Option<String>,
    /// Each parameter that is a pointer: its role and, after a colon, why.
    #[serde(default)]
    pub pointers: BTreeMap<String, String>,
    #[serde(default)]
    pub rules: Vec<Rule>,
}

/// One documented precondition: `on` must `must`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    pub on: String,
    pub must: String,
    pub class: Class,
    /// Without `CUDA_ERROR_`.
    pub error: Option<String>,
    /// The first and the last release that document it, where that is not all.
    pub since: Option<String>,
    pub until: Option<String>,
    /// Where in the newest `cuda.h` it stands.
    pub line: u32,
    pub met: Met,
    pub why: Option<String>,
}

/// What decides whether it is kept.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, PartialOrd, Ord)]
#[serde(rename_all = "lowercase")]
pub enum Class {
    Args,
    Query,
    State,
    Undecidable,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, PartialOrd, Ord)]
#[serde(rename_all = "lowercase")]
pub enum Met {
    /// Checked from the arguments.
    Arguments,
    /// Checked by asking the driver.
    Query,
    /// Kept by a type.
    Type,
    /// Left to the caller.
    Caller,
}

impl Rule {
    /// The sentence, with its releases.
    pub fn sentence(&self) -> String {
        let on = match self.on.starts_with(|c: char| c.is_ascii_alphabetic())
            && !self.on.contains('`')
        {
            true => format!("`{}`", self.on),
            false => self.on.clone(),
        };
        let releases = match (&self.since, &self.until) {
            (None, None) => String::new(),
            (Some(since), None) => format!(", since CUDA {since}"),
            (None, Some(until)) => format!(", up to CUDA {until}"),
            (Some(since), Some(until)) => format!(", in CUDA {since} to {until}"),
        };
        format!("{on} must {}{releases}", plain(&self.must))
    }
}

/// Text as Markdown: what is not code has no brackets, which would be links.
pub fn plain(text: &str) -> String {
    let mut out = String::new();
    for (index, part) in text.split('`').enumerate() {
        if index > 0 {
            out.push('`');
        }
        match index % 2 {
            0 => out += &part.replace('[', "\\[").replace(']', "\\]").replace('*', "\\*"),
            _ => out += part,
        }
    }
    out
}

/// What becomes of a pointer.
#[derive(Clone, Debug, PartialEq)]
pub enum Role {
    Out,
    Ref,
    Opt,
    /// With the parameter that counts it.
    Slice(String),
    Str,
    Raw,
}

impl Function {
    pub fn role(&self, parameter: &str) -> Result<Option<Role>> {
        let Some(text) = self.pointers.get(parameter) else { return Ok(None) };
        let (role, why) =
            text.split_once(": ").ok_or_else(|| format!("{parameter} has no reason: {text}"))?;
        if why.trim().is_empty() {
            return Err(format!("{parameter} has no reason"));
        }
        Ok(Some(match role {
            "out" => Role::Out,
            "ref" => Role::Ref,
            "opt" => Role::Opt,
            "str" => Role::Str,
            "raw" => Role::Raw,
            slice => {
                let count = slice.strip_prefix("slice(").and_then(|rest| rest.strip_suffix(')'));
                Role::Slice(
                    count.ok_or_else(|| format!("{parameter} has no role {role}"))?.to_owned(),
                )
            }
        }))
    }
}

impl Ledger {
    pub fn read(root: &Path) -> Result<Self> {
        let mut groups = BTreeMap::new();
        for path in shell::entries(&root.join("ledger"))? {
            if path.extension().is_none_or(|extension| extension != "toml") {
                continue;
            }
            let failed = |error: toml::de::Error| format!("{}: {error}", path.display());
            let functions = toml::from_str(&shell::read(&path)?).map_err(failed)?;
            let group = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            groups.insert(group, functions);
        }
        Ok(Self(groups))
    }
}
