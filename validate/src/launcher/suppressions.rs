//! The file of `--suppress`.

use super::documented;
use crate::launcher::report;
use cuda_checked::printable::written;
use std::fs;

/// A rule or a cause, and the number of the function for which it is left out; for all functions if there is none.
pub type Suppression = (u32, Option<usize>);

/// Reads the file: a line has the number of a rule or a cause and, where it is for one function only, the function's name. A
/// `#` begins a comment.
pub fn read(file: &str) -> Result<Vec<Suppression>, String> {
    let text = fs::read_to_string(file).map_err(|error| error.to_string())?;
    let mut all = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let words = line.split('#').next().unwrap_or_default();
        all.extend(entries(words).map_err(|problem| format!("line {number}: {problem}"))?);
    }
    Ok(all)
}

/// Returns nothing for an empty line, and several for a name that several symbols have in the report.
fn entries(line: &str) -> Result<Vec<Suppression>, String> {
    let mut words = line.split_whitespace();
    let Some(number) = words.next() else { return Ok(Vec::new()) };
    let rule = number.parse::<u32>().ok().filter(|rule| *rule > 0);
    let rule = rule.filter(|rule| documented::explain(*rule).is_some());
    let rule = rule.ok_or_else(|| format!("'{number}' is the number of no rule or cause"))?;
    let Some(name) = words.next() else { return Ok(vec![(rule, None)]) };
    let functions = report::functions().enumerate();
    let named = functions.filter(|(_, symbol)| symbol == name || written(symbol) == name);
    let named: Vec<_> = named.map(|(function, _)| (rule, Some(function))).collect();
    if named.is_empty() {
        return Err(format!("there is no function '{name}': take its name from the report"));
    }
    match words.next() {
        None => Ok(named),
        Some(word) => Err(format!("'{word}' is too much: a line has one number and one function")),
    }
}

#[cfg(test)]
#[path = "../../tests/unit/suppressions.rs"]
mod tests;
