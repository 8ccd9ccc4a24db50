//! The functions, and what the documentation has on each: its codes, and the rules that are checked.

use cuda_checked::printable::family;
use libcuda_sys::CUresult;

/// Created by `cargo xtask emit`: a line for each call, then the lines on each rule and each cause, as they are printed.
static TEXT: &str = include_str!("documented.txt");

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

/// The symbols of all functions, in the order of the numbers that they have in records.
pub fn functions() -> impl Iterator<Item = String> {
    let functions = libcuda_sys::functions().iter().chain(libcuda_sys::internal::functions());
    functions.map(|function| function.symbol().to_string_lossy().into_owned())
}

/// Returns the number of an error by its name: there is no list of them.
pub fn code(name: &str) -> Option<u32> {
    (1..1000).find(|number| format!("{:?}", CUresult(*number)) == name)
}

/// Says what a rule or a cause requires, since when, and of which functions; nothing if none has the number.
pub fn explain(number: u32) -> Option<String> {
    let headings = ["rule", "cause"].map(|kind| format!("{kind} {number}"));
    let mut lines = TEXT.lines().skip_while(|line| !headings.iter().any(|of| of == line));
    let heading = lines.next()?;
    let pages = "the documentation of cuda_checked has a page for each function";
    let lines = lines.take_while(|line| line.starts_with(' ')).map(|line| format!("{line}\n"));
    Some(format!("{heading} ({pages}):\n{}", lines.collect::<String>()))
}

#[cfg(test)]
#[path = "../../tests/unit/documented.rs"]
mod tests;
