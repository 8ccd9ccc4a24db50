//! The sentence about a call, and the places of earlier calls that it names: they stand in the sentence for programs, and below it
//! for readers.

use super::sources::Sources;
use super::stack::Origin;
use crate::launcher::plain_text::PlainText;
use crate::spool::{PLACE, Record};

/// Where an earlier call came from.
#[derive(Clone, Debug)]
pub struct PastPlace {
    /// What the call did.
    pub what: PlainText,
    pub origin: Origin,
}

/// The sentence of a record, with the places that it names. A process that had no room for it has left none.
pub fn read(sources: &mut Sources<'_>, record: &Record) -> (Option<PlainText>, Vec<PastPlace>) {
    let sentence = record.sentence.read();
    let (mut placed, mut places, mut before) = (String::new(), Vec::new(), "");
    for (index, words) in sentence.split(PLACE).enumerate() {
        let place = index.checked_sub(1).and_then(|index| record.places.get(index));
        if let Some(place) = place {
            let (origin, _) = sources.origin(&place.lines, &place.callers);
            placed += &origin.at();
            places.push((before, origin));
        }
        placed += words;
        before = words;
    }
    let deeds: Vec<_> = places.iter().map(|(before, _)| what(before)).collect();
    let is_shared = |deed| deeds.iter().filter(|other| **other == deed).count() > 1;
    let places = places.into_iter().zip(&deeds).map(|((before, origin), deed)| {
        let object = object(before).filter(|_| is_shared(*deed));
        let what = object.map_or_else(|| (*deed).to_owned(), |object| format!("{object} {deed}"));
        PastPlace { what: PlainText::new(&what), origin }
    });
    let places = places.collect();
    (Some(PlainText::new(&placed)).filter(|text| !text.is_empty()), places)
}

/// What an earlier call did, by the words before its place: "destroyed" of "was destroyed by cuStreamDestroy". Of a launch it is
/// the number.
fn what(before: &str) -> &str {
    if let Some((_, launch)) = before.split_once("number ") {
        let digits = launch.find(|digit: char| !digit.is_ascii_digit()).unwrap_or(launch.len());
        let start = before.len() - launch.len() - "number ".len();
        return &before[start..before.len() - launch.len() + digits];
    }
    let is_verb = |word: &&str| {
        ["ed", "un", "en"].iter().any(|end| word.ends_with(end))
            && word.bytes().all(|byte| byte.is_ascii_lowercase())
    };
    // Other words can stand before "by": "which entered it by cuStreamWaitEvent".
    let by = before.rsplit_once(" by ").filter(|(_, call)| !call.trim_end().contains(' '));
    let verb = by.and_then(|(clause, _)| clause.rsplit(' ').find(is_verb));
    verb.or_else(|| before.split_ascii_whitespace().next_back()).unwrap_or_default()
}

/// The object that was last named: "event 0x8" of "event 0x8 was created by cuEventCreate".
fn object(before: &str) -> Option<&str> {
    let number = before.rfind(" 0x")?;
    let start = before[..number].rfind(' ').map_or(0, |space| space + 1);
    let digits = &before[number + 1..];
    let end = digits.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(digits.len());
    Some(&before[start..number + 1 + end])
}

/// The sentence without these places.
pub fn unplaced(sentence: &str, places: &[PastPlace]) -> String {
    let (mut said, mut rest) = (String::new(), sentence);
    for place in places.iter().map(|place| place.origin.at()) {
        let Some((before, after)) = rest.split_once(&place) else { continue };
        said += before;
        rest = after;
    }
    said + rest
}

#[cfg(test)]
#[path = "../../../tests/unit/sentence.rs"]
mod tests;
