//! Whether the notes and the rules fit the calls.

use super::call::Call;
use crate::checks::Enforced;
use crate::notes::{Function, Notes, Unchecked};
use crate::read_rules::{Line, Lines, Rules, path_of};
use crate::sentence;
use crate::shell::Result;
use std::collections::BTreeSet;

/// Checks that every rule has its own number and a place in the header, and that no number is left out.
pub fn numbered(notes: &Notes, rules: &Rules) -> Result<()> {
    let lines = rules.lines();
    let retired = &rules.retired;
    let stated: BTreeSet<u32> = notes.stated.values().flatten().copied().collect();
    let last = lines.keys().chain(retired).max().copied().unwrap_or_default();
    let next = last + 1;
    for (id, lines) in &lines {
        let fault = if *id == 0 {
            format!("{}: a line has the number 0: write {next} in its place", path_of(lines[0].0))
        } else if let [(first, _), (second, _), ..] = lines[..] {
            format!("rule {id} stands in {first:?} and in {second:?}: the next number is {next}")
        } else if retired.contains(id) {
            format!("rule {id} is retired: the next number is {next}")
        } else if stated.contains(id) || lines[0].1.after || lines[0].0.starts_with("owned/") {
            // A cause is of the driver, and a rule of owned objects may keep what no call requires.
            continue;
        } else {
            format!("no item of the header states rule {id}: name it with `stated`")
        };
        return Err(fault);
    }
    if let Some(id) = (1..last).find(|id| !lines.contains_key(id) && !retired.contains(id)) {
        return Err(format!("rule {id} is gone: list it in `retired!` of src/rules/mod.rs"));
    }
    Ok(())
}

/// Checks that each row names an existing code, and that each function has the reason why it is safe or unsafe.
pub fn validate(row: &Function, codes: &BTreeSet<&str>) -> Result<()> {
    if let Some(error) = row.errors.keys().find(|error| !codes.contains(&***error)) {
        return Err(format!("errors: there is no CUDA_ERROR_{error}"));
    }
    for left in &row.left {
        if let Some(error) = left.error.as_ref().filter(|error| !codes.contains(&***error)) {
            return Err(format!("{}: there is no CUDA_ERROR_{error}", left.sentence()));
        }
    }
    match (&row.safety, &row.safe) {
        (Some(words), None) | (None, Some(words)) if !words.trim().is_empty() => Ok(()),
        _ => Err("it must have either `safety`, the caller's condition, or `safe`, the reason why there is none"
            .to_owned()),
    }
}

/// Returns whether a rule, in its line and as its call has it, says what the row says, in some release of the row.
fn is_checked(left: &Unchecked, line: &Line, rule: &Enforced) -> bool {
    let words = |text: &str| text.replace('`', "").to_lowercase();
    let says = match sentence::period(line.since, line.until).is_empty() {
        true => &*rule.sentence,
        false => rule.sentence.split_once(", ").map_or("", |(_, says)| says),
    };
    let [since, until] = left.releases();
    let overlaps = since <= line.until && line.since <= until;
    // A row may add in its own words when it holds.
    let own = words(&format!("{} must {}", left.on, left.must));
    left.rule.is_none() && overlaps && own.starts_with(&words(says))
}

impl Call<'_> {
    /// Checks that each row is about something that the page shows and no rule checks, and names causes of the call.
    pub fn left(&self, of_every_call: &BTreeSet<u32>, lines: &Lines) -> Result<()> {
        let is_own = |id: &u32| self.caused.iter().any(|cause| cause.id == *id);
        for left in &self.row.left {
            if let Some(rule) =
                self.enforced.iter().find(|rule| is_checked(left, lines[&rule.id][0].1, rule))
            {
                return Err(format!(
                    "{}: rule {} checks it: remove the row",
                    left.sentence(),
                    rule.id
                ));
            }
            let mut causes = left.causes.iter();
            if let Some(id) = causes.find(|id| !is_own(id) && !of_every_call.contains(id)) {
                return Err(format!("{}: {id} is no cause of the call", left.sentence()));
            }
        }
        let rows = self.row.left.iter().filter(|left| !left.is_phrase());
        for path in rows.flat_map(Unchecked::paths) {
            if path != self.function.name && !self.has_path(path) {
                return Err(format!(
                    "`left`: C's declaration has no {path}: name a parameter in `on`, or write a phrase with `marks` \
                     around the names in it"
                ));
            }
        }
        Ok(())
    }

    /// Checks that each rule is about something in C's declaration, and names an existing code.
    pub fn validate(&self, codes: &BTreeSet<&str>) -> Result<()> {
        for rule in self.enforced.iter().chain(self.caused) {
            if !matches!(&*rule.path, "current_device" | "current_context")
                && !self.has_path(&rule.path)
            {
                return Err(format!("rule {}: C has no {}", rule.id, rule.path));
            }
            let mut named = rule.code.iter().chain(&rule.more);
            if let Some(code) = named.find(|code| !codes.contains(&***code)) {
                return Err(format!("rule {}: there is no CUDA_ERROR_{code}", rule.id));
            }
        }
        Ok(())
    }

    /// Returns whether a path leads from a parameter of the function to something.
    fn has_path(&self, path: &str) -> bool {
        let parameters = &self.function.parameters;
        path.split(" * ").all(|factor| self.header.part(parameters, factor).is_some())
    }
}
