//! The words of requirements, periods and conditions, for messages and for the pages of the calls. `xtask` compiles this file
//! too.

/// Of each requirement: its name in the lines of rules, its words, and the word before the last of several bounds.
const REQUIREMENTS: &[(&str, &str, &str)] = &[
    ("zero", "be zero", ""),
    ("zeros", "be zero", ""),
    ("non_zero", "not be zero", ""),
    ("null", "be null", ""),
    ("non_null", "not be null", ""),
    ("power_of_two", "be a power of two", ""),
    ("ordinal", "be the ordinal of a device, below", ""),
    ("addable_to", "be at most", ""),
    ("hold", "", ""),
    ("hold_text", "", ""),
    ("equal", "be", " or "),
    ("named", "be", " or "),
    ("at_most", "be at most", ""),
    ("within", "be at most", ""),
    ("limited", "be at most", ""),
    ("at_least", "be at least", ""),
    ("below", "be below", ""),
    ("multiple_of", "be a multiple of", ""),
    ("divisor_of", "be a divisor of", ""),
    ("one_of", "be", " or "),
    ("none_of", "not be", " or "),
    ("one_of_release", "be", " or "),
    ("enumerator", "be", " or "),
    ("enumerator_of", "be", " or "),
    ("enumerator_but", "be", " or "),
    ("only", "have no bits but", " and "),
    ("only_of_release", "have no bits but", " and "),
    ("flags_of", "have no bits but", " and "),
    ("any_of", "have at least one of the bits", " and "),
];

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

/// Returns the words after "must", if there is such a requirement.
#[inline]
pub fn requirement(name: &str, bounds: &[String]) -> Option<String> {
    let (_, words, last) = REQUIREMENTS.iter().find(|(known, ..)| *known == name)?;
    let words = match bounds {
        [bit] if name == "any_of" && !bit.contains(' ') => "have the bit",
        _ => words,
    };
    let space = if words.is_empty() || bounds.is_empty() { "" } else { " " };
    Some(format!("{words}{space}{}", join(bounds, last)))
}

/// Returns the words for the limit of a device that an attribute has.
#[inline]
pub fn limit(attribute: &str) -> String {
    format!("the device's {attribute}")
}

/// Moves the condition that the argument itself is not zero into the requirement: "be zero or a power of two".
#[inline]
pub fn or_zero(
    requirement: String,
    path: &str,
    conditions: &mut Vec<(String, &str, &[String])>,
) -> String {
    let own = conditions.iter().position(|(on, is, _)| on == path && *is == "is_not_zero");
    match (own, requirement.strip_prefix("be ")) {
        (Some(own), Some(rest)) => {
            conditions.remove(own);
            format!("be zero or {rest}")
        }
        _ => requirement,
    }
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

/// Returns the words for conditions, if there are such: of each its path, its name and its values. `clause` is the first one.
#[inline]
pub fn conditions(all: &[(String, &str, &[String])], clause: &str) -> Option<String> {
    let mut clauses: Vec<String> = Vec::new();
    clauses.extend(Some(clause).filter(|clause| !clause.is_empty()).map(str::to_owned));
    for (i, (_, name, values)) in all.iter().enumerate() {
        let same =
            |(_, other, others): &&(String, &str, &[String])| (other, others) == (name, values);
        if all[..i].iter().any(|one| same(&one)) {
            continue;
        }
        let paths: Vec<String> =
            all.iter().filter(same).map(|(path, ..)| format!("`{path}`")).collect();
        let (_, [one, several]) = CONDITIONS.iter().find(|(known, _)| known == name)?;
        let words = if paths.len() == 1 { one } else { several };
        let space = if values.is_empty() { "" } else { " " };
        let last = if *name == "has" { " and " } else { " or " };
        let on = join(&paths, " and ") + " ";
        let words = format!("{words}{space}{}", join(values, last));
        match clauses.last_mut().filter(|before| before.starts_with(&on)) {
            Some(before) => *before += &format!(" but {words}"),
            None => clauses.push(on + &words),
        }
    }
    Some(join(&clauses, " and "))
}

/// Returns the words for a rule, without its argument. `joint` is the word before the conditions. The reason
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
    format!("must {requirement}{period}{target}{comma}{text}{joint}{conditions}{colon}{reason}")
}

#[inline]
pub fn join(values: &[String], last: &str) -> String {
    match values {
        [] => String::new(),
        [one] => one.clone(),
        [all @ .., end] => format!("{}{last}{end}", all.join(", ")),
    }
}
