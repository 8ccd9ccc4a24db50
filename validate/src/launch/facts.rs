//! What the documentation has on each call: its codes, and the rules that are checked.

/// Created by `cargo xtask emit`: a line for each call, and below it one for each rule.
static TEXT: &str = include_str!("facts.txt");

/// Returns the functions that may break a rule, each with the sentence of its page.
pub fn of_rule(rule: u32) -> Vec<(&'static str, &'static str)> {
    let mut call = "";
    let mut found = Vec::new();
    for line in TEXT.lines() {
        match line.split_once(' ').map(|(first, rest)| (first.parse::<u32>(), rest)) {
            Some((Ok(number), sentence)) if rule == number => found.push((call, sentence)),
            Some((Ok(_), _)) => {}
            _ => call = line.split(' ').next().unwrap_or_default(),
        }
    }
    found
}

/// Says what a rule requires, since when, and of which functions; nothing if no rule has the number.
pub fn explain(rule: u32) -> Option<String> {
    let found = of_rule(rule);
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
    let pages = "each name is that of a page in the documentation of cuda_checked::calls";
    (!found.is_empty()).then(|| format!("rule {rule} ({pages}):\n{all}"))
}

#[cfg(test)]
#[path = "../../tests/unit/facts.rs"]
mod tests;
