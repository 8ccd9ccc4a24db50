//! The crate's own text on functions, types and constants: the files in `reference/`.
//!
//! ```text
//! cuMemAlloc_v2: Allocates device memory.
//!   dptr [out]: The address of the allocation.
//!   bytesize: The size of the allocation, in bytes.
//! ```
//!
//! An item begins a line, and its members (parameters, fields, enumerators) are indented by two blanks. Four blanks
//! continue the line before. For a pointer parameter, brackets state its use: `in`, `out` or `in-out`; after a
//! semicolon the number of elements, `by` and the parameter that selects the type of an untyped value, or `string`; and
//! `or null` if it may be null. A pointer in a struct has brackets too if it leads to something that has rules. The
//! links after `Valid with` are the enumerators that select a member of a union. `[no value]` marks an enumerator that
//! is no value, such as the number of the others. The last part of a parameter's brackets is `creates KIND`, `finds KIND`
//! or `ends KIND` where the function, if it succeeds, creates such an object, finds it in another one that has it, or ends it
//! with its last reference: `[ends stream]`. A function `maps` and `unmaps` graphics resources. `of` and another parameter
//! give the size of memory, or the device of a context.
//! It `creates or finds KIND` where that may be there already, with one reference less. A success of a function that `launches
//! KIND` or `records event` puts that into a stream, one that `follows event` has the stream wait for its record, and one that
//! `waits for KIND` shows that all earlier work of that is done.
//! It `takes memory of` a number of elements where its work uses these addresses, perhaps after the call.
//! For a function that leaves work behind, `life` states how long its arguments must live. `#` begins a comment.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

#[derive(Default)]
pub struct Reference(BTreeMap<String, Item>);

#[derive(Default)]
pub struct Item {
    /// A description in one line.
    pub summary: String,
    /// The lifetime of the arguments, if they must live longer than the call.
    pub life: Option<String>,
    pub members: BTreeMap<String, Member>,
}

#[derive(Default)]
pub struct Member {
    pub pointer: Option<Pointer>,
    pub mark: Option<Mark>,
    /// Whether this is an enumerator that is no value.
    pub is_no_value: bool,
    pub text: String,
}

/// The use of a pointer by a function.
#[derive(Debug, PartialEq)]
pub struct Pointer {
    pub direction: Direction,
    pub length: Length,
    pub nullable: bool,
}

/// An object that a successful call creates, finds in another one, ends with its last reference, or has work for.
#[derive(Debug, PartialEq)]
pub struct Mark {
    pub verb: Verb,
    pub kind: String,
    /// The parameter that gives its size, its device, its mode, its flags or its name, or the first of its dimensions.
    pub parameter: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Verb {
    Creates,
    Finds,
    Ends,
    Follows,
    Launches,
    Maps,
    Opens,
    Records,
    Takes,
    Unmaps,
    Waits,
}

const VERBS: [(&str, Verb); 11] = [
    ("creates or finds", Verb::Opens),
    ("creates", Verb::Creates),
    ("finds", Verb::Finds),
    ("ends", Verb::Ends),
    ("follows", Verb::Follows),
    ("launches", Verb::Launches),
    ("maps", Verb::Maps),
    ("records", Verb::Records),
    ("takes", Verb::Takes),
    ("unmaps", Verb::Unmaps),
    ("waits for", Verb::Waits),
];

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Direction {
    In,
    Out,
    InOut,
}

#[derive(Debug, PartialEq)]
pub enum Length {
    One,
    /// A C expression, usually another parameter.
    Elements(String),
    /// One value, whose type this parameter selects.
    By(String),
    /// Up to a zero byte.
    String,
}

const NONE: &Item = &Item { summary: String::new(), life: None, members: BTreeMap::new() };

impl Reference {
    /// Reads the files of the crate in `root`.
    pub fn read(root: &Path) -> Result<Self, String> {
        let mut reference = Self::default();
        for path in files(root)? {
            let text = super::read::text(&path)?;
            reference.add(&text).map_err(|error| format!("{}: {error}", path.display()))?;
        }
        Ok(reference)
    }

    pub fn add(&mut self, text: &str) -> Result<(), String> {
        let mut lines: Vec<(usize, String)> = Vec::new();
        for (number, line) in (1..).zip(text.lines()) {
            match (line.strip_prefix("    "), lines.last_mut()) {
                (Some(rest), Some((_, line))) => *line += &format!(" {}", rest.trim()),
                _ if line.trim().is_empty() || line.starts_with('#') => {}
                _ => lines.push((number, line.trim_end().to_owned())),
            }
        }
        let mut last = None;
        for (number, line) in lines {
            let failed = |error: &str| format!("line {number}: {error}: {line}");
            let (name, text) = line.split_once(": ").ok_or_else(|| failed("no `NAME: text`"))?;
            let Some(name) = name.strip_prefix("  ") else {
                last = Some(name.to_owned());
                let item = Item { summary: text.to_owned(), ..Item::default() };
                match self.0.insert(name.to_owned(), item) {
                    None => continue,
                    Some(_) => return Err(failed("a second text")),
                }
            };
            let item = last.as_ref().and_then(|last| self.0.get_mut(last));
            let item = item.ok_or_else(|| failed("a member of nothing"))?;
            let text = text.to_owned();
            let (name, mark) = match name.split_once(" [") {
                Some((name, mark)) => (name, mark.strip_suffix(']')),
                None => (name, Some("")),
            };
            let is_no_value = mark == Some("no value");
            let (mark, life) = match mark.map(Mark::split) {
                Some((rest, life)) => (Some(rest), life),
                None => (None, None),
            };
            let pointer = match mark.filter(|mark| !["", "no value"].contains(mark)) {
                None if mark.is_some() => None,
                usage => Some(
                    usage
                        .and_then(Pointer::parse)
                        .ok_or_else(|| failed("unknown use of a pointer"))?,
                ),
            };
            let known = match name {
                "life" => item.life.replace(text).is_some(),
                name => {
                    let member = Member { pointer, mark: life, is_no_value, text };
                    item.members.insert(name.to_owned(), member).is_some()
                }
            };
            if known {
                return Err(failed("a second text"));
            }
        }
        Ok(())
    }

    /// Returns the text of an item. It is empty if there is none.
    pub fn get(&self, name: &str) -> &Item {
        self.0.get(name).unwrap_or(NONE)
    }

    /// Returns each item with its name.
    pub fn items(&self) -> impl Iterator<Item = (&String, &Item)> {
        self.0.iter()
    }
}

impl Item {
    pub fn pointer(&self, parameter: &str) -> Option<&Pointer> {
        self.members.get(parameter)?.pointer.as_ref()
    }
}

impl Member {
    /// Returns what brackets say, in words.
    pub fn usage(&self) -> String {
        let parts =
            [self.pointer.as_ref().map(Pointer::usage), self.mark.as_ref().map(Mark::usage)];
        let parts = parts.into_iter().flatten().filter(|part| !part.is_empty());
        parts.collect::<Vec<_>>().join(", ")
    }

    /// Returns the enumerators that select this member of a union, like `CUe::CU_A`.
    pub fn tags(&self) -> Vec<&str> {
        tags(&self.text, "Valid with")
    }
}

impl Item {
    /// Returns the enumerators that select no member of this union.
    pub fn empty(&self) -> Vec<&str> {
        tags(&self.summary, "No member is used with")
    }
}

fn tags<'a>(text: &'a str, after: &str) -> Vec<&'a str> {
    let links = text.split_once(after).map_or("", |(_, links)| links);
    let mut tags: Vec<&str> = Vec::new();
    for (link, _) in links.split("[`").skip(1).filter_map(|link| link.split_once("`]")) {
        if link.contains("::") && !tags.contains(&link) {
            tags.push(link);
        }
    }
    tags
}

impl Mark {
    /// Takes the mark from the end of what is in brackets.
    fn split(text: &str) -> (&str, Option<Self>) {
        let (rest, last) = text.rsplit_once("; ").unwrap_or(("", text));
        let mut verbs = VERBS.iter();
        let verb = verbs
            .find_map(|(word, verb)| Some((*verb, last.strip_prefix(word)?.strip_prefix(' ')?)));
        let Some((verb, kind)) = verb else { return (text, None) };
        let (kind, parameter) = match kind.split_once(" of ") {
            Some((kind, parameter)) => (kind, Some(parameter.to_owned())),
            None => (kind, None),
        };
        (rest, Some(Self { verb, kind: kind.to_owned(), parameter }))
    }

    /// Returns the mark in words. The text has the part of a call in work: a query does not wait.
    pub fn usage(&self) -> String {
        use Verb::*;
        let verb = match self.verb {
            Follows | Maps | Takes | Unmaps | Waits => return String::new(),
            Ends => "gives up",
            verb => VERBS.iter().find(|(_, own)| *own == verb).map_or("", |(word, _)| word),
        };
        let article = match self.kind.chars().next() {
            _ if self.kind.ends_with("memory") => "",
            Some('a' | 'e' | 'i' | 'o' | 'I') => "an ",
            _ => "a ",
        };
        format!("{verb} {article}{}", self.kind)
    }
}

impl Pointer {
    fn parse(text: &str) -> Option<Self> {
        let (text, nullable) = match text.strip_suffix(" or null") {
            Some(text) => (text, true),
            None => (text, false),
        };
        let (direction, length) = match text.split_once("; ") {
            Some((direction, "string")) => (direction, Length::String),
            Some((direction, of)) if of.starts_with("by ") => {
                (direction, Length::By(of["by ".len()..].to_owned()))
            }
            Some((direction, count)) => (direction, Length::Elements(count.to_owned())),
            None => (text, Length::One),
        };
        let direction = match direction {
            "in" => Direction::In,
            "out" => Direction::Out,
            "in-out" => Direction::InOut,
            _ => return None,
        };
        Some(Self { direction, length, nullable })
    }

    /// Returns the use in words.
    pub fn usage(&self) -> String {
        let direction = match self.direction {
            Direction::In => "in",
            Direction::Out => "out",
            Direction::InOut => "in and out",
        };
        let length = match &self.length {
            Length::One => String::new(),
            Length::Elements(count) => format!(", {count} elements"),
            Length::By(by) => format!(", of the type that {by} selects"),
            Length::String => ", ends with a zero byte".to_owned(),
        };
        format!("{direction}{length}{}", if self.nullable { ", may be null" } else { "" })
    }
}

/// Returns the files in the crate's folder, in the order of their names.
pub fn files(root: &Path) -> Result<Vec<PathBuf>, String> {
    let folder = root.join("build/generate/reference");
    let failed = |error| format!("{}: {error}", folder.display());
    let entries = fs::read_dir(&folder).map_err(failed)?;
    let paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, _>>();
    let mut paths = paths.map_err(failed)?;
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "txt"));
    paths.sort();
    Ok(paths)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Reference, String> {
        let mut reference = Reference::default();
        reference.add(text).map(|()| reference)
    }

    #[test]
    fn reads_items_and_members() {
        let text = "# comment\ncuFoo: Does\n    something.\n  a [in-out; *n] or null: bad";
        assert!(read(text).err().is_some_and(|error| error.contains("unknown use")));
        let text = "cuFoo: Does\n    something.\n  a [in-out; *n or null]: An array: long.\n  n: A count.\n  life: Ever.";
        let reference = read(text).unwrap();
        let item = reference.get("cuFoo");
        assert_eq!((&*item.summary, item.life.as_deref()), ("Does something.", Some("Ever.")));
        let usage = item.pointer("a").map(Pointer::usage);
        assert_eq!(usage.as_deref(), Some("in and out, *n elements, may be null"));
        assert_eq!(item.members["a"].text, "An array: long.");
        assert_eq!(item.pointer("n"), None);
        assert!(reference.get("cuBar").summary.is_empty());
    }

    #[test]
    fn reads_what_is_created_and_ended() {
        let text = "cuFoo: Does.\n  a [out; creates event]: A.\n  b [ends memory of n]: B.\n  c [in; n or null]: C.\n  d [out; finds kernel]: D.\n  e [out; creates or finds context of n]: E.\n  f [in; n; takes memory of m]: F.\n  g [waits for event]: G.";
        let reference = read(text).unwrap();
        let member = |name: &str| &reference.get("cuFoo").members[name];
        let names = ["a", "b", "c", "d", "e", "f", "g"];
        let usages = names.map(|name| member(name).usage());
        assert_eq!(
            usages,
            [
                "out, creates an event",
                "gives up memory",
                "in, n elements, may be null",
                "out, finds a kernel",
                "out, creates or finds a context",
                "in, n elements",
                ""
            ]
        );
        let marks = names.map(|name| member(name).mark.as_ref());
        let mark = |verb, kind: &str, parameter: Option<&str>| {
            let parameter = parameter.map(str::to_owned);
            Some(Mark { verb, kind: kind.to_owned(), parameter })
        };
        let expected = [
            mark(Verb::Creates, "event", None),
            mark(Verb::Ends, "memory", Some("n")),
            None,
            mark(Verb::Finds, "kernel", None),
            mark(Verb::Opens, "context", Some("n")),
            mark(Verb::Takes, "memory", Some("m")),
            mark(Verb::Waits, "event", None),
        ];
        assert_eq!(marks, expected.each_ref().map(Option::as_ref));
        assert_eq!(member("b").pointer, None);
    }

    #[test]
    fn says_which_line_is_wrong() {
        for (text, error) in [
            ("cuFoo: a.\ncuFoo: b.", "line 2: a second text"),
            ("cuFoo: a.\n  p: b.\n  p: c.", "line 3: a second text"),
            ("  p: b.", "line 1: a member of nothing"),
            ("cuFoo", "line 1: no `NAME: text`"),
            ("cuFoo: a.\n  p [inn]: b.", "line 2: unknown use of a pointer"),
        ] {
            let found = read(text).err().unwrap_or_default();
            assert!(found.starts_with(error), "{found}");
        }
    }
}
