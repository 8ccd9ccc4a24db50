//! The names of enumerators, for `Debug`.

use core::fmt;

/// The enumerators of a C enum, in the header's order: `NAME=1 OTHER=2 `. This is one text, because the compiler needs
/// more time for an array of pairs.
pub(crate) type Names = &'static str;

fn enumerators(names: Names) -> impl Iterator<Item = (i64, &'static str)> {
    names.split(' ').filter_map(|enumerator| {
        let (name, value) = enumerator.split_once('=')?;
        Some((value.parse().ok()?, name))
    })
}

/// Returns the first enumerator of this value: later ones are synonyms, or counters like `_MAX`.
pub(crate) fn name(names: Names, value: i64) -> Option<&'static str> {
    enumerators(names).find(|(known, _)| *known == value).map(|(_, name)| name)
}

pub(crate) fn debug(f: &mut fmt::Formatter<'_>, ty: &str, names: Names, value: i64) -> fmt::Result {
    match name(names, value) {
        Some(name) => f.write_str(name),
        None => write!(f, "{ty}({value})"),
    }
}

/// Writes the enumerator of the value. If there is none, this writes the enumerators whose bits form the value, and the
/// remaining bits.
pub(crate) fn debug_flags(
    f: &mut fmt::Formatter<'_>,
    ty: &str,
    names: Names,
    value: i64,
) -> fmt::Result {
    if let Some(name) = name(names, value) {
        return f.write_str(name);
    }
    // The value is an `int` if an enumerator is negative; only its bits count.
    let mut rest = value as u32;
    let mut separator = "";
    for (known, name) in enumerators(names) {
        let bit = known as u32;
        if bit.is_power_of_two() && rest & bit != 0 {
            write!(f, "{separator}{name}")?;
            separator = " | ";
            rest &= !bit;
        }
    }
    match (rest, separator) {
        (0, "") => write!(f, "{ty}(0)"),
        (_, "") => write!(f, "{ty}({rest:#x})"),
        (0, _) => Ok(()),
        _ => write!(f, "{separator}{rest:#x}"),
    }
}
