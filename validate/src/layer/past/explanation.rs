//! What is said of calls: a sentence with its places, and the verb of a function.

use crate::layer::call::entry_point::{self, EntryPoint};
use crate::layer::call::handle::{Key, ObjectKind, named};
use crate::layer::origin::Moment;
use crate::layer::past::objects::{End, Object, Objects};
use crate::layer::process::thread::Change;
use crate::spool::{FUNCTIONS, PLACE, Place};
use cuda_checked::printable::{Printable, written};
use once_cell::race::OnceBox;
use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hasher as _};

/// A sentence, with the places that it marks.
#[derive(Debug, Default, PartialEq)]
pub struct Explanation {
    pub sentence: String,
    pub places: Vec<Place>,
}

impl Explanation {
    /// How many bits a shape has.
    pub const SHAPE: u32 = 28;

    pub fn new(words: impl AsRef<str>) -> Self {
        Self::default().and(words)
    }

    /// The words may have names of the program: none has the mark of a place.
    pub fn and(mut self, words: impl AsRef<str>) -> Self {
        let _ = Printable(&mut self.sentence).write_str(words.as_ref());
        self
    }

    /// The same with another, if there is one.
    pub fn more(self, between: &str, other: Option<Self>) -> Self {
        let Some(Self { sentence, places }) = other else { return self };
        let Self { places: mut all, .. } = self;
        all.extend(places);
        Self { sentence: self.sentence + between + &sentence, places: all }
    }

    pub fn at(self, place: Option<Place>) -> Self {
        self.more(PLACE, place.map(|place| Self { sentence: String::new(), places: vec![place] }))
    }

    /// Says the part of the function that created something, as "opened by cuIpcOpenMemHandle_v2", and where.
    pub fn made(self, objects: &Objects, moment: Moment) -> Self {
        // The call that ends a capture creates a graph.
        let verb = Some(Words::of(moment.function).verb).filter(|verb| *verb != "ended");
        self.and(verb.unwrap_or("created")).and(" by ").call(objects, moment)
    }

    /// Says who ended an object, or what took it along.
    pub fn ended(mut self, objects: &Objects, key: Key, object: &Object) -> Self {
        self = self.and(format!("{} ", named(key)));
        let Some(End { moment, with, .. }) = &object.end else { return self };
        if let Some(other) = with.filter(|(kind, _)| *kind != ObjectKind::Stream) {
            self = self.and(format!("went with {}, which ", named(other)));
        }
        self = self
            .and(if object.is_dead() { "was " } else { "is being " })
            .and(Words::of(moment.function).verb);
        self = self.and(" by ").call(objects, *moment);
        let words = format!(" in thread {}; it was ", moment.thread);
        self.and(words).made(objects, object.made)
    }

    pub fn call(self, objects: &Objects, moment: Moment) -> Self {
        self.change((moment.function, objects.places.get(moment.place).cloned()))
    }

    pub fn change(self, (function, place): Change) -> Self {
        self.and(Words::of(function).name).at(place)
    }

    /// A number for the sentence without the numbers in it: calls that differ in these alone are of one kind.
    pub fn shape(&self) -> u32 {
        let mut hasher = DefaultHasher::new();
        let has_digit = |word: &&str| word.bytes().any(|byte| byte.is_ascii_digit());
        for word in self.sentence.split_ascii_whitespace().filter(|word| !has_digit(word)) {
            // The mark of a place may be in the middle of a word.
            let parts = word.as_bytes().split(|byte| PLACE.as_bytes().contains(byte));
            parts.for_each(|part| hasher.write(part));
            hasher.write_u8(b' ');
        }
        (hasher.finish() >> (64 - Self::SHAPE)) as u32
    }
}

pub fn name(function: u16) -> &'static str {
    entry_point::by_number(function).map_or("?", EntryPoint::name)
}

/// What sentences say of a function: its name as programs have it, and what it does.
#[derive(Clone, Copy)]
struct Words {
    name: &'static str,
    verb: &'static str,
}

impl Words {
    /// Those of a function by its number. They are kept: the search among all functions takes longer than the rest of a sentence.
    fn of(function: u16) -> Self {
        static KNOWN: [OnceBox<Words>; FUNCTIONS] = [const { OnceBox::new() }; FUNCTIONS];
        let Some(entry) = entry_point::by_number(function) else {
            return Self { name: "?", verb: "created" };
        };
        *KNOWN[entry.number].get_or_init(|| {
            let name = entry.name();
            Box::new(Self { name: written(name), verb: verb(name) })
        })
    }
}

/// What a function does, by its name.
pub fn verb(name: &str) -> &'static str {
    const VERBS: &str = "Retain retained; Detach detached; Alloc allocated; Close closed; Free freed; Unload unloaded; \
        Load loaded; Import imported; Open opened; Unregister unregistered; Register registered; Release released; \
        Reserve reserved; Reset reset; Unmap unmapped; Destroy destroyed; BeginCapture begun; EndCapture ended; \
        IpcGet created; GetMappedMipmapped found; ResourceGetMapped found; Map mapped; Get found";
    let mut pairs = VERBS.split("; ").filter_map(|pair| pair.split_once(' '));
    pairs.find(|(word, _)| name.contains(word)).map_or("created", |(_, verb)| verb)
}

#[cfg(test)]
#[path = "../../../tests/unit/explanation.rs"]
mod tests;
