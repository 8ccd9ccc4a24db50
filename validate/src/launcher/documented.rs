//! What the documentation has on each call: its codes, and the rules that are checked.

use cuda_checked::printable::family;

/// Created by `cargo xtask emit`: a line for each call, and below it one for each rule and each cause.
static TEXT: &str = include_str!("documented.txt");

/// Returns the functions that may break a rule, each with the sentence of its page.
pub fn of_rule(rule: u32) -> Vec<(&'static str, &'static str)> {
    found(&format!("{rule} "))
}

/// Returns the functions with such a line, each with the rest of the line.
fn found(start: &str) -> Vec<(&'static str, &'static str)> {
    let mut call = "";
    let mut found = Vec::new();
    for line in TEXT.lines() {
        match line.strip_prefix(start) {
            Some(sentence) => found.push((call, sentence)),
            None if line.starts_with("cu") => call = line.split(' ').next().unwrap_or_default(),
            None => {}
        }
    }
    found
}

/// Returns the codes that the documentation has for a function, or else for another version of it.
pub fn codes(function: &str) -> Vec<String> {
    let is_call = |line: &&str| line.starts_with("cu");
    let name = |line: &'static str| line.split(' ').next().unwrap_or_default();
    let calls = || TEXT.lines().filter(is_call);
    let found = calls().find(|line| name(line) == function);
    let found = found.or_else(|| calls().find(|line| family(name(line)) == family(function)));
    let codes = found.into_iter().flat_map(|line| line.split(' ').skip(1));
    codes.map(|code| format!("CUDA_ERROR_{code}")).collect()
}

/// Says what a rule or a cause requires, since when, and of which functions; nothing if none has the number.
pub fn explain(number: u32) -> Option<String> {
    let (mut kind, mut found) = ("rule", of_rule(number));
    if found.is_empty() {
        (kind, found) = ("cause", self::found(&format!("cause {number} ")));
    }
    if found.is_empty() {
        let every = self::found(&format!("every cause {number} "));
        found = every.into_iter().map(|(_, sentence)| ("every call", sentence)).collect();
    }
    let mut sentences: Vec<&str> = Vec::new();
    for (_, sentence) in &found {
        if !sentences.contains(sentence) {
            sentences.push(sentence);
        }
    }
    let of = |sentence: &&str| {
        let calls = found.iter().filter(|(_, other)| other == sentence).map(|(call, _)| *call);
        format!("  {sentence}\n    {}\n", calls.collect::<Vec<_>>().join("\n    "))
    };
    let all: String = sentences.iter().map(of).collect();
    let known = self::found(&format!("known {number} "));
    let known: String = known.iter().map(|(_, known)| format!("  known from {known}\n")).collect();
    let pages = "a search for a name in the documentation of cuda_checked finds its page";
    (!found.is_empty()).then(|| format!("{kind} {number} ({pages}):\n{all}{known}"))
}

#[cfg(test)]
#[path = "../../tests/unit/documented.rs"]
mod tests;
