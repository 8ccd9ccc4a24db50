//! The calls of `--inject`, which are not made.

use super::documented;
use crate::spool::Injection;
use cuda_checked::printable::written;
use std::sync::atomic::Ordering::Relaxed;

/// One option: the functions, and which of their calls gets which code.
#[derive(Clone, Debug, PartialEq)]
pub struct Injected {
    pub functions: Vec<usize>,
    code: u32,
    /// The number of the call, or one in so many.
    number: u64,
    /// Zero for the call with that number alone.
    seed: u64,
}

impl Injected {
    pub fn write(&self, injection: &Injection) {
        injection.code.store(self.code, Relaxed);
        injection.number.store(self.number, Relaxed);
        injection.seed.store(self.seed, Relaxed);
    }
}

/// Reads `NAMES:3=CODE`, or `NAMES:1/3=CODE`, maybe with a seed (`1/3@7`).
pub fn read(text: &str) -> Result<Injected, String> {
    let form =
        || "it has the form 'cuMemAlloc*:3=CODE', or ':1/3=CODE' for one in three".to_owned();
    let (names, rest) = text.split_once(':').ok_or_else(form)?;
    let (which, code) = rest.split_once('=').ok_or_else(form)?;
    let (number, seed) = match which.strip_prefix("1/") {
        None => (which, Some(0)),
        Some(rest) => match rest.split_once('@') {
            None => (rest, Some(1)),
            Some((number, seed)) => (number, seed.parse().ok().filter(|seed| *seed > 0)),
        },
    };
    let number = number.parse().ok().filter(|number| *number > 0);
    let (Some(number), Some(seed)) = (number, seed) else { return Err(form()) };
    let all: Vec<String> = documented::functions().collect();
    let is_named = |symbol: &str| matches(names, symbol) || matches(names, written(symbol));
    let matching = || all.iter().enumerate().filter(|(_, name)| is_named(name));
    let documents = |name: &str| documented::codes(name).iter().any(|other| other == code);
    let functions = matching().filter(|(_, name)| documents(name));
    let functions: Vec<usize> = functions.map(|(number, _)| number).collect();
    let mut documented: Vec<String> =
        matching().flat_map(|(_, name)| documented::codes(name)).collect();
    documented.sort_unstable();
    documented.dedup();
    match documented::code(code) {
        Some(code) if !functions.is_empty() => Ok(Injected { functions, code, number, seed }),
        _ if matching().next().is_none() => Err(format!("there is no function '{names}'")),
        _ => Err(format!("'{names}' documents no '{code}', but {}", documented.join(", "))),
    }
}

/// Whether a name is that of a pattern, in which `*` stands for any text.
fn matches(pattern: &str, name: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == name,
        Some((start, rest)) => name.strip_prefix(start).is_some_and(|name| {
            let mut ends = name.char_indices().map(|(at, _)| at).chain([name.len()]);
            ends.any(|at| matches(rest, &name[at..]))
        }),
    }
}

#[cfg(test)]
#[path = "../../tests/unit/inject.rs"]
mod tests;
