//! The file of `--suppress`.

use std::fs;

/// Returns the lines that let a rule pass: its number and, where it is for one function only, the function's name. A `#`
/// begins a comment.
pub fn read(file: &str) -> Result<String, String> {
    let text = fs::read_to_string(file).map_err(|error| error.to_string())?;
    let mut kept = String::new();
    for (number, line) in (1..).zip(text.lines()) {
        let words = line.split('#').next().unwrap_or_default();
        let entry = entry(words).map_err(|problem| format!("line {number}: {problem}"))?;
        kept.extend(entry.map(|entry| entry + "\n"));
    }
    Ok(kept)
}

/// Returns the entry as the layer compares it; nothing for an empty line.
fn entry(line: &str) -> Result<Option<String>, String> {
    let mut words = line.split_whitespace();
    let Some(number) = words.next() else { return Ok(None) };
    let rule = number.parse::<u32>().ok().filter(|rule| *rule > 0);
    let rule = rule.ok_or_else(|| format!("`{number}` is no rule's number"))?;
    let Some(name) = words.next() else { return Ok(Some(rule.to_string())) };
    let mut functions = cuda_sys::functions().iter().chain(cuda_sys::internal::functions());
    if !functions.any(|function| function.symbol().to_bytes() == name.as_bytes()) {
        return Err(format!("there is no function `{name}`: take its name from the report"));
    }
    match words.next() {
        None => Ok(Some(format!("{rule} {name}"))),
        Some(word) => Err(format!("`{word}` is too much: a line has one rule and one function")),
    }
}

#[cfg(test)]
#[path = "../../tests/unit/suppressions.rs"]
mod tests;
