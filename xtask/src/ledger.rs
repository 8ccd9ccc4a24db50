//! The ledger of documented preconditions, `ledger/*.toml`: what is said of each function, the
//! preconditions that nothing enforces and why, and where the header has those that `src/rules` enforces.

use crate::further;
use crate::generate::read::Header;
use crate::generate::{Said, Words};
use crate::shell::{self, Result};
use serde::Deserialize;
use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};

/// The functions of each documentation group, by the group's short name.
pub struct Ledger {
    pub groups: BTreeMap<String, BTreeMap<String, Function>>,
    pub places: Places,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Function {
    /// What it does, in one line.
    pub about: String,
    /// What the caller of an `unsafe` one keeps.
    pub safety: Option<String>,
    /// Why nothing that it can be given causes undefined behaviour. A function has one of the two.
    pub safe: Option<String>,
    /// Each parameter that is a pointer: its role and, after a colon, why.
    #[serde(default)]
    pub pointers: BTreeMap<String, String>,
    /// The documented preconditions that `src/rules` does not enforce.
    #[serde(default)]
    pub left: Vec<Left>,
}

/// Where the header has what `src/rules` enforces.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Places {
    /// The rules that are no more. A number is never used again.
    pub retired: Vec<u32>,
    /// Of each rule, its places in the newest `cuda.h`, as `places.rs` writes them.
    pub rules: BTreeMap<String, Vec<String>>,
}

/// A documented precondition that is not checked: `on` must `must`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Left {
    pub on: String,
    pub must: String,
    pub class: Class,
    /// Without `CUDA_ERROR_`.
    pub error: Option<String>,
    /// The first and the last release that document it, where that is not all.
    pub since: Option<String>,
    pub until: Option<String>,
    /// Where in the newest `cuda.h` it stands, as `places.rs` writes it.
    #[allow(dead_code)] // read as text, so that the file keeps its form
    pub at: String,
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
    /// Kept by a type: that of an argument, or, with history, an owned object.
    Type,
    /// Left to the caller.
    Caller,
}

impl Left {
    /// The sentence, with its releases.
    pub fn sentence(&self) -> String {
        // A phrase has marks of its own.
        let on = match self.on.contains('`') {
            true => self.on.clone(),
            false => format!("`{}`", self.on),
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

/// The file of [`Places`].
pub const PLACES: &str = "rules.toml";

impl Ledger {
    pub fn read(root: &Path) -> Result<Self> {
        let (mut groups, mut places) = (BTreeMap::new(), None);
        for path in files(root)? {
            let failed = |error: toml::de::Error| format!("{}: {error}", path.display());
            let text = shell::read(&path)?;
            if path.ends_with(PLACES) {
                places = Some(toml::from_str(&text).map_err(failed)?);
                continue;
            }
            let functions = toml::from_str(&text).map_err(failed)?;
            let group = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            groups.insert(group, functions);
        }
        let places = places.ok_or_else(|| format!("there is no ledger/{PLACES}"))?;
        Ok(Self { groups, places })
    }
}

/// The files of the ledger.
pub fn files(root: &Path) -> Result<Vec<PathBuf>> {
    let mut files = shell::entries(&root.join("ledger"))?;
    files.retain(|path| path.extension().is_some_and(|extension| extension == "toml"));
    Ok(files)
}

/// What there is to say of functions, for the documentation of their declarations: what the ledger says, and one
/// line of the further modules' functions, which have no checked calls. The first header is `cuda.h`.
pub fn words(ledger: &Ledger, headers: &[Header]) -> Result<Words> {
    let mut words = further::words(headers)?;
    for (name, function) in ledger.groups.values().flatten() {
        let mut pointers = HashMap::new();
        for (parameter, text) in &function.pointers {
            let said = match function.role(parameter)? {
                Some(Role::Out) => "out".to_owned(),
                Some(Role::Opt) => "in, may be null".to_owned(),
                Some(Role::Slice(count)) => format!("in, {count} elements"),
                Some(Role::Str) => "in, ends with a zero byte".to_owned(),
                // Its reason says how it is used.
                Some(Role::Raw) => text.trim_start_matches("raw: ").replace("unclear: ", ""),
                Some(Role::Ref) | None => "in".to_owned(),
            };
            pointers.insert(parameter.clone(), said);
        }
        let about = plain(&function.about);
        words.insert(name.clone(), Said { about, pointers: Some(pointers) });
    }
    Ok(words)
}
