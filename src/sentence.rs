//! The words of requirements, periods and conditions, for messages and for the pages of the calls. `xtask` compiles this file
//! too.

/// Of each requirement: its name in the lines of rules, its words, the words for an argument that breaks it, and the word before
/// the last of several bounds. `hold` has the whole words in its line: a requirement in a rule, a fact in a cause.
const REQUIREMENTS: &[(&str, &str, &str, &str)] = &[
    ("zero", "be zero", "is not zero", ""),
    ("zeros", "be zero", "is not zero", ""),
    ("non_zero", "not be zero", "is zero", ""),
    ("null", "be null", "is not null", ""),
    ("non_null", "not be null", "is null", ""),
    ("power_of_two", "be a power of two", "is not a power of two", ""),
    (
        "ordinal",
        "be the ordinal of a device, below",
        "is out of range: the ordinals of devices start at 0 and are below",
        "",
    ),
    ("hold", "", "", ""),
    ("hold_text", "", "", ""),
    ("equal", "be", "is not", " or "),
    ("named", "be", "", " or "),
    ("at_most", "be at most", "is more than", ""),
    ("within", "be at most", "is more than", ""),
    ("limited", "be at most", "is more than", ""),
    ("at_least", "be at least", "is less than", ""),
    ("below", "be below", "is not below", ""),
    ("multiple_of", "be a multiple of", "is not a multiple of", ""),
    ("divisor_of", "be a divisor of", "is not a divisor of", ""),
    ("one_of", "be", "is not", " or "),
    ("none_of", "not be", "is", " or "),
    ("one_of_release", "be", "is not", " or "),
    ("enumerator", "be", "is not", " or "),
    ("enumerator_of", "be", "is not", " or "),
    ("enumerator_but", "be", "is not", " or "),
    ("only", "have no bits but", "has bits besides", " and "),
    ("only_of_release", "have no bits but", "has bits besides", " and "),
    ("flags_of", "have no bits but", "has bits besides", " and "),
    ("any_of", "have at least one of the bits", "has none of the bits", " and "),
];

/// What causes are about besides arguments, in messages and on pages. The fact of such a cause is a whole sentence.
const NO_ARGUMENTS: [&str; 4] = ["call", "`call`", "current_context", "the current context"];

/// Of each condition: its name in the lines of rules, and its words between the argument and the values, for one argument
/// and for several.
const CONDITIONS: &[(&str, [&str; 2])] = &[
    ("is", ["is", "are"]),
    ("is_not", ["is not", "are not"]),
    ("has", ["has", "have"]),
    ("lacks", ["does not have", "do not have"]),
    ("is_null", ["is null", "are null"]),
    ("is_not_null", ["is not null", "are not null"]),
    ("is_not_zero", ["is not zero", "are not zero"]),
];

/// Returns the words after an argument, if there is such a requirement: those of a rule, or the fact of a cause.
#[inline]
pub fn requirement(name: &str, bounds: &[String], is_fact: bool) -> Option<String> {
    let (_, words, fact, last) = REQUIREMENTS.iter().find(|(known, ..)| *known == name)?;
    let words = match bounds {
        _ if is_fact => fact,
        [bit] if name == "any_of" && !bit.contains(' ') => "have the bit",
        _ => words,
    };
    let must = if is_fact { "" } else { "must " };
    let space = if words.is_empty() || bounds.is_empty() { "" } else { " " };
    Some(format!("{must}{words}{space}{}", join(bounds, last)))
}

/// Puts an argument before the words about it, unless these are a whole sentence: `{}` in them is the place for `value`. The
/// value stands behind the argument if the words do not say it.
#[inline]
pub fn about(argument: &str, value: Option<&str>, words: &str, is_fact: bool) -> String {
    if let (true, Some((before, after))) = (is_fact, words.split_once("{}")) {
        let value = value.map_or_else(|| format!("with this {argument}"), str::to_owned);
        return format!("{before}{value}{after}");
    }
    if is_fact && NO_ARGUMENTS.contains(&argument) {
        return words.to_owned();
    }
    let is_said = words.starts_with("is zero") || words.starts_with("is null");
    match value.filter(|_| !is_said) {
        Some(value) => format!("{argument} ({value}) {words}"),
        None => format!("{argument} {words}"),
    }
}

/// Returns the words before the conditions: in a message, or on a page.
#[inline]
pub fn joint(is_fact: bool, is_message: bool) -> &'static str {
    match (is_fact, is_message) {
        (true, _) => ", and ",
        (false, true) => ", because ",
        (false, false) => " if ",
    }
}

/// Returns the words for the limit of a device that an attribute has.
#[inline]
pub fn limit(attribute: &str) -> String {
    format!("the device's {attribute}")
}

/// A condition of a rule: the path to what it is about, a name of [`CONDITIONS`], and values.
pub struct Condition<'a> {
    pub path: String,
    pub is: &'a str,
    pub values: &'a [String],
}

/// Moves the condition that the argument itself is not zero into the requirement: "must be zero or a power of two". The fact of a
/// cause implies it.
#[inline]
pub fn or_zero(requirement: String, path: &str, conditions: &mut Vec<Condition<'_>>) -> String {
    let own = conditions.iter().position(|on| on.path == path && on.is == "is_not_zero");
    let Some(own) = own else { return requirement };
    let or_zero = match requirement.strip_prefix("must ") {
        None => requirement,
        Some(words) => match words.strip_prefix("be ") {
            Some(rest) => format!("must be zero or {rest}"),
            None => return requirement,
        },
    };
    conditions.remove(own);
    or_zero
}

/// Returns the words for a period, after a space. It has no end where `since` is 0 or `until` is the largest number.
#[inline]
pub fn period(since: u32, until: u32) -> String {
    let dotted = |release: u32| format!("{}.{}", release / 1000, release % 1000 / 10);
    match (since, until) {
        (0, u32::MAX) => String::new(),
        (0, _) => format!(" up to CUDA {}", dotted(until)),
        (_, u32::MAX) => format!(" since CUDA {}", dotted(since)),
        _ => format!(" in CUDA {} to {}", dotted(since), dotted(until)),
    }
}

/// Returns the words for conditions, if there are such. `clause` is the first one. Names are marked as code.
#[inline]
pub fn conditions(all: &[Condition<'_>], clause: &str) -> Option<String> {
    let mut clauses: Vec<String> = Vec::new();
    clauses.extend(Some(clause).filter(|clause| !clause.is_empty()).map(str::to_owned));
    for (i, Condition { is, values, .. }) in all.iter().enumerate() {
        let same = |other: &&Condition<'_>| (&other.is, &other.values) == (is, values);
        if all[..i].iter().any(|one| same(&one)) {
            continue;
        }
        let paths: Vec<String> =
            all.iter().filter(same).map(|on| format!("`{}`", on.path)).collect();
        let (_, [one, several]) = CONDITIONS.iter().find(|(known, _)| known == is)?;
        let words = if paths.len() == 1 { one } else { several };
        let space = if values.is_empty() { "" } else { " " };
        let last = if *is == "has" { " and " } else { " or " };
        let on = join(&paths, " and ") + " ";
        let words = format!("{words}{space}{}", join(values, last));
        match clauses.last_mut().filter(|before| before.starts_with(&on)) {
            Some(before) => *before += &format!(" but {words}"),
            None => clauses.push(on + &words),
        }
    }
    Some(join(&clauses, " and "))
}

/// Returns the words for a rule or a cause, without its argument. `joint` is the word before the conditions. The reason
/// stands at the end.
#[inline]
pub fn sentence(
    requirement: &str,
    period: &str,
    windows: bool,
    text: &str,
    joint: &str,
    conditions: &str,
    reason: &str,
) -> String {
    let target = if windows { " on Windows" } else { "" };
    let colon = if reason.is_empty() { "" } else { ": " };
    let comma = if text.is_empty() { "" } else { ", " };
    let joint = if conditions.is_empty() { "" } else { joint };
    format!("{requirement}{period}{target}{comma}{text}{joint}{conditions}{colon}{reason}")
}

#[inline]
pub fn join(values: &[String], last: &str) -> String {
    match values {
        [] => String::new(),
        [one] => one.clone(),
        [all @ .., end] => format!("{}{last}{end}", all.join(", ")),
    }
}
