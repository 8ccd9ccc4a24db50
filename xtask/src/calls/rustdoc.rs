//! The page of a call: its documentation in `src/calls`.

use super::call::Call;
use crate::checks::Enforced;
use crate::generate::c::in_c;
use crate::generate::history::dotted;
use crate::generate::{place, read};
use crate::notes::{EnforcedBy, Function, Role, Unchecked};
use crate::read_rules::named;
use crate::sentence;
use std::fmt::Write;

/// Returns the codes of a call, without `CUDA_ERROR_`: those of its comment, and then the others that are known.
pub fn codes<'a>(
    function: &'a read::Function,
    row: &'a Function,
    enforced: &'a [Enforced],
) -> Vec<&'a str> {
    let listed = function.codes.iter().filter_map(|code| code.strip_prefix("CUDA_ERROR_"));
    let of_rules = enforced.iter().filter_map(|rule| rule.code.as_deref());
    let of_left = row.left.iter().filter_map(|left| left.error.as_deref());
    let others = row.errors.keys().map(String::as_str);
    distinct(listed.chain(of_rules).chain(of_left).chain(others))
}

/// Returns each item once, at its first place.
fn distinct<T: PartialEq>(items: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut found = Vec::new();
    for item in items {
        if !found.contains(&item) {
            found.push(item);
        }
    }
    found
}

/// Writes a part of a page, if it has lines.
fn section(out: &mut String, title: &str, lines: impl IntoIterator<Item = String>) {
    let mut lines = lines.into_iter().peekable();
    if lines.peek().is_some() {
        line!(out, "/// # {title}\n///");
        lines.for_each(|text| line!(out, "/// {text}"));
        line!(out, "///");
    }
}

/// Returns a text as the start of a line. A name keeps its letters.
pub fn capital(mut text: String) -> String {
    const WORDS: [&str; 6] = ["a", "another", "no", "the", "there", "this"];
    if text.split(' ').next().is_some_and(|word| WORDS.contains(&word)) {
        text[..1].make_ascii_uppercase();
    }
    text
}

/// Returns a code as a link.
pub fn linked_code(code: &str) -> String {
    format!("[`CUDA_ERROR_{code}`](libcuda_sys::CUresult::CUDA_ERROR_{code})")
}

impl Call<'_> {
    pub fn document(&self, out: &mut String) {
        let Function { safety, safe, left, .. } = self.row;
        // A text is copied.
        let is_copied = |path: &str| {
            let name = path.trim_start_matches('*');
            self.outputs().iter().any(|(output, role)| *output == name && role.is_text())
        };
        let left = || left.iter().filter(|left| !left.paths().any(is_copied));
        let summary = self.names.linked(self.item.summary.trim_end_matches('.'));
        line!(out, "\n/// {summary}.\n///");
        let raw = format!("The raw call is [`sys::{0}`](libcuda_sys::{0}).", self.function.plain());
        let (name, plain) = (&self.function.name, self.function.plain());
        let also = match name == plain {
            true => String::new(),
            false => format!(
                "Its symbol, which [`Error::call`](crate::Error::call) returns, is `{name}`. "
            ),
        };
        let older = self.function.older.as_ref().map_or(String::new(), |older| {
            format!("With an older driver it calls the older symbol `{older}`. ")
        });
        line!(out, "/// {} {also}{older}{raw}\n///", place(self.header, self.function));
        out.push_str(&self.links);
        self.list_parameters(out);
        let life = self.item.life.as_ref().map(|life| format!("{}\n///", self.names.linked(life)));
        if let Some(safety) = safety {
            line!(out, "/// # Safety\n///\n/// {}\n///", self.names.linked(safety));
            life.iter().for_each(|life| line!(out, "/// {life}"));
        }
        if let Some(safe) = safe {
            line!(out, "/// # Why it is safe\n///\n/// {}\n///", self.names.linked(safe));
            life.iter().for_each(|life| line!(out, "/// # Lifetimes\n///\n/// {life}"));
        }
        self.errors(out);
        self.list(out);
        self.causes(out);
        let line = |row: &Unchecked| {
            let why = row.why.as_ref();
            let why = why.map(|why| format!(". Not checked, because {why}")).unwrap_or_default();
            let rule = row.rule.map(|id| format!(" ({id})")).unwrap_or_default();
            let ids: Vec<_> = row.causes.iter().map(u32::to_string).collect();
            let causes = match &*sentence::join(&ids, " and ") {
                "" => String::new(),
                ids => format!(" (Explained after a refusal: {ids})"),
            };
            format!("- {}.{rule}{causes}", self.sentence(&(row.sentence() + &why)))
        };
        let mut list = |title: &str, holds: &dyn Fn(&Unchecked) -> bool| {
            section(out, title, left().filter(|left| holds(left)).map(line));
        };
        // Preconditions that an argument's type keeps are not listed; those that need history are for owners.
        let owned = Some(EnforcedBy::Owned);
        list("Kept by owned objects, else left to the caller", &|left| left.by == owned);
        list("Left to the caller", &|left| left.by.is_none());
        self.attributes(self.function.plain(), out);
    }

    /// Returns a sentence with links, for the start of a line.
    fn sentence(&self, text: &str) -> String {
        capital(self.names.linked(text))
    }

    /// Writes the parameters and the results, under the names in the rules.
    fn list_parameters(&self, out: &mut String) {
        let row = |name: &str| {
            let text = self.item.members.get(name).map(|member| &*member.text);
            self.names.linked(text.unwrap_or_default())
        };
        let (mut taken, mut returned) = (Vec::new(), Vec::new());
        for (name, _, role) in self.parameters() {
            let c = in_c(name);
            let c = if c == name { String::new() } else { format!(" (`{c}` in C)") };
            let line = match role {
                Role::Count(slice) => {
                    // That it counts the elements is said already.
                    let rest = row(name).split_once("; ").map(|(_, rest)| format!(": {rest}"));
                    format!(
                        "- The length of `{slice}` is C's `{name}`{}",
                        rest.unwrap_or(".".to_owned())
                    )
                }
                // One result needs no name, least of all C's.
                role if role.is_output() && self.outputs().len() == 1 => row(name),
                _ => format!("- `{name}`{c}: {}", row(name)),
            };
            match role {
                role if role.is_output() => returned.push(line),
                Role::Room => {}
                _ => taken.push(line),
            }
        }
        section(out, "Parameters", taken);
        section(out, "Returns", returned);
    }

    /// Writes the codes, each with the conditions that are known to cause it.
    fn errors(&self, out: &mut String) {
        line!(out, "/// # Errors\n///");
        if self.function.codes.is_empty() {
            line!(out, "/// The header names no codes.\n///");
        }
        for code in codes(self.function, self.row, self.enforced) {
            let of = |rule: &&Enforced| rule.code.as_deref() == Some(code);
            let parameter = |rule: &Enforced| {
                let first = rule.path.trim_start_matches('*').split(['.', '[']).next();
                named(first.unwrap_or_default())
            };
            let wrong = distinct(self.enforced.iter().filter(of).map(parameter));
            let left = self.row.left.iter().filter(|left| left.error.as_deref() == Some(code));
            let left = left.filter(|left| left.by != Some(EnforcedBy::Type));
            let unmet: Vec<_> = left.map(|left| self.sentence(&left.sentence())).collect();
            let cause = self.row.errors.get(code);
            let cause = cause.map(|cause| format!("if {}", self.names.linked(cause)));
            let broken = match &*wrong {
                [] => None,
                wrong => {
                    // The sentence of a rule has its code, unless that is the usual one.
                    let with = if code == "INVALID_VALUE" { "" } else { " with this code" };
                    Some(format!("if {} breaks a rule below{with}", sentence::join(wrong, " or ")))
                }
            };
            let when: Vec<String> = [cause, broken].into_iter().flatten().collect();
            let comma = if when.is_empty() { "" } else { ", " };
            let listed = match (&unmet[..], &when[..]) {
                ([], _) => String::new(),
                ([one], []) => format!(": {one}."),
                ([one], _) => format!(". Also: {one}."),
                (_, []) => ":".to_owned(),
                _ => ". Also:".to_owned(),
            };
            line!(out, "/// - {}{comma}{}{listed}", linked_code(code), when.join(", or "));
            let several = unmet.iter().filter(|_| unmet.len() > 1);
            several.for_each(|sentence| line!(out, "///   - {sentence}."));
        }
        line!(out, "///");
    }

    /// Writes the lists of checked preconditions.
    fn list(&self, out: &mut String) {
        for (title, asks) in [("Checked", false), ("Checked by a query", true)] {
            let rules = self.enforced.iter().filter(|rule| rule.asks == asks);
            let code = |rule: &Enforced| match rule.code.as_deref() {
                Some("INVALID_VALUE") | None => String::new(),
                Some(code) => format!(" {}.", linked_code(code)),
            };
            section(out, title, self.nested(&rules.clone().collect::<Vec<_>>(), 0, &code));
            let listed = rules.filter(|rule| rule.is_listed());
            for path in distinct(listed.map(|rule| &*rule.path)) {
                self.allowed(out, path);
            }
        }
    }

    /// Writes the list of causes.
    fn causes(&self, out: &mut String) {
        let codes = |Enforced { code, more, .. }: &Enforced| {
            let codes: Vec<String> = code.iter().chain(more).map(|of| linked_code(of)).collect();
            match (code.as_deref(), &more[..]) {
                (Some("INVALID_VALUE"), []) => String::new(),
                _ => format!(" {}.", sentence::join(&codes, " or ")),
            }
        };
        let caused: Vec<_> = self.caused.iter().collect();
        section(out, "Explained after a refusal", self.nested(&caused, 0, &codes));
    }

    /// Returns a list of rules, in which those under the same condition are a list of their own. `depth` is the number of
    /// conditions that are said already.
    fn nested(
        &self,
        rules: &[&Enforced],
        depth: usize,
        code: &dyn Fn(&Enforced) -> String,
    ) -> Vec<String> {
        let under =
            |rule: &Enforced| rule.nested.get(depth).map(|(condition, _)| condition.clone());
        let (mut lines, mut said) = (Vec::new(), Vec::new());
        for rule in rules {
            let condition = under(rule);
            if condition.is_some() && said.contains(&condition) {
                continue;
            }
            let alike = |other: &&&Enforced| condition.is_some() && under(other) == condition;
            let alike: Vec<_> = rules.iter().filter(alike).copied().collect();
            if let (Some(condition), true) = (&condition, alike.len() > 1) {
                lines.push(format!("- If {}:", self.names.linked(condition)));
                let inner = self.nested(&alike, depth + 1, code);
                lines.extend(inner.iter().map(|line| format!("  {line}")));
                said.push(Some(condition.clone()));
            } else {
                let before = depth.checked_sub(1).and_then(|before| rule.nested.get(before));
                let sentence = before.map_or(&rule.sentence, |(_, sentence)| sentence);
                lines.push(format!("- {}.{} ({})", self.sentence(sentence), code(rule), rule.id));
            }
        }
        lines
    }

    /// Writes the values that each release allows, where they change.
    fn allowed(&self, out: &mut String, path: &str) {
        let lists = self.enforced.iter().filter(|rule| rule.path == path && rule.is_listed());
        let lists: Vec<_> = lists.flat_map(|rule| &rule.values).collect();
        let releases = self.releases();
        let lists_in = |release: u32| {
            lists.iter().filter(move |list| (list.since..=list.until).contains(&release))
        };
        // In a release without a list of allowed values, others pass too.
        if !releases.iter().all(|release| lists_in(*release).any(|list| list.allows())) {
            return;
        }
        // What no list names is a matter of other rules.
        let allowed = |value: &String| -> Vec<bool> {
            let allows = |release: &u32| {
                lists_in(*release).all(|list| list.names.contains(value) == list.allows())
            };
            releases.iter().map(allows).collect()
        };
        let named = distinct(lists.iter().flat_map(|list| &list.names));
        let rows = named.into_iter().map(|value| (self.names.linked(value), allowed(value)));
        let rows: Vec<_> = rows.filter(|(_, allowed)| allowed.contains(&true)).collect();
        if rows.iter().all(|(_, allowed)| !allowed.contains(&false)) {
            return;
        }
        // A list, not a table: names would be broken within a column on a telephone.
        line!(out, "/// Allowed in `{path}`, by the release of CUDA:\n///");
        for period in distinct(rows.iter().map(|(_, allowed)| allowed)) {
            let values = rows.iter().filter(|(_, allowed)| allowed == period);
            let values: Vec<&str> = values.map(|(value, _)| &**value).collect();
            line!(out, "/// - {}: {}", periods(&releases, period), values.join(", "));
        }
        line!(out, "///");
    }
}

/// Returns a page without C's name of its one output. The code of examples stays.
pub fn without_output(page: &str, name: &str) -> String {
    let named = [format!("`*{name}`"), format!("`{name}`")];
    let (mut out, mut in_code) = (String::new(), false);
    for line in page.lines() {
        let mut line = line.to_owned();
        in_code ^= line.starts_with("/// ```");
        for named in &named {
            while let Some(at) = line.find(named).filter(|_| !in_code) {
                let before = line[..at].trim_end_matches("- ").trim_end();
                let begins = before == "///" || before.ends_with('.');
                let result = if begins { "The result" } else { "the result" };
                line.replace_range(at..at + named.len(), result);
            }
        }
        line!(out, "{line}");
    }
    out
}

/// The releases that allow something: `12.2 to 12.5, and since 13.0`.
fn periods(releases: &[u32], allowed: &[bool]) -> String {
    let mut periods: Vec<String> = Vec::new();
    let mut first = 0;
    while let Some(from) = (first..allowed.len()).find(|at| allowed[*at]) {
        let end = (from..allowed.len()).find(|at| !allowed[*at]).unwrap_or(allowed.len());
        let (begin, last) = (dotted(releases[from]), dotted(releases[end - 1]));
        periods.push(match (from, end == allowed.len()) {
            (0, true) => "every release".to_owned(),
            (0, false) => format!("up to {last}"),
            (_, true) => format!("since {begin}"),
            _ if begin == last => begin,
            _ => format!("{begin} to {last}"),
        });
        first = end;
    }
    sentence::join(&periods, " and ")
}
