//! NVIDIA's documentation of the declarations in `cuda.h`, in Markdown for rustdoc.
//!
//! It is for a build from the user's own header: the text belongs to NVIDIA and is not committed.

mod inline;
mod markdown;
mod names;
#[cfg(test)]
mod tests;

use super::read::{Function, Header, Type};
use super::scan::{self, Declared};
use inline::Inline;
pub use markdown::Doc;
use names::{Names, Within};
use std::collections::{BTreeSet, HashMap};

/// The text about each item, by the item's path in the crate.
#[derive(Default)]
pub struct Docs {
    pub items: HashMap<String, Doc>,
    /// The omissions: comments whose declaration was not found, and doxygen commands that the conversion does not know.
    pub left_out: BTreeSet<String>,
}

static NONE: Doc = Doc { summary: String::new(), rest: String::new() };

impl Docs {
    /// Converts the comments on the declarations in `header`, from the header's text. `core` is `cuda.h`, which the
    /// other headers build on.
    pub fn of(core: &Header, header: &Header, text: &str) -> Self {
        let declared = scan::scan(text);
        let own = core.unit == header.unit;
        let names = match own {
            true => Names::new(&[core], &declared),
            false => Names::new(&[core, header], &declared),
        };
        // The internal part of `cuda.h` is in the same file.
        let others = (!own).then(|| Names::new(&[core], &[]));
        let functions = header.functions.iter().map(|function| (&*function.name, function));
        let functions = functions.collect();
        let mut converter = Converter { functions, names: &names, docs: Docs::default() };
        let others = |item: &&Declared| match &others {
            Some(core) => item.names.iter().any(|name| core.documented(name).is_some()),
            None => false,
        };
        for item in declared.iter().filter(|item| !others(item)) {
            converter.item(item);
        }
        converter.docs
    }

    /// Returns the text of an item. It is empty if the header has none or if it was not requested.
    pub fn get(&self, path: &str) -> &Doc {
        self.items.get(path).unwrap_or(&NONE)
    }
}

struct Converter<'a> {
    functions: HashMap<&'a str, &'a Function>,
    names: &'a Names<'a>,
    docs: Docs,
}

impl<'a> Converter<'a> {
    fn item(&mut self, item: &Declared<'a>) {
        // A record with a newer name is documented under that name.
        let named = |name: &&'a str| match item.members.is_empty() {
            true => self.names.documented(name),
            false => self.names.declared(name),
        };
        let Some(path) = item.names.iter().find_map(named) else {
            return self.lost(item);
        };
        let mut within = Within { item: item.names[0], ..Within::default() };
        if let Some(function) = self.functions.get(path) {
            within.parameters = function.parameters.iter().map(|(name, _)| &**name).collect();
            within.types = function.parameters.iter().map(|(_, ty)| ty).collect();
        }
        self.convert(path, &item.comments, within);
        self.members(path, item);
    }

    fn members(&mut self, owner: &str, item: &Declared<'a>) {
        for member in &item.members {
            let Some(name) = member.names.first() else {
                self.members(owner, member);
                continue;
            };
            if let Some((path, ty)) = self.names.field(owner, name) {
                self.convert(path, &member.comments, Within::default());
                if let (false, Type::Name(inner)) = (member.members.is_empty(), ty) {
                    self.members(inner, member);
                }
            } else if let Some(path) = self.names.path(name).filter(|path| path.contains("::")) {
                self.convert(path, &member.comments, Within::default());
            } else {
                self.lost(member);
            }
        }
    }

    fn lost(&mut self, item: &Declared) {
        if !item.comments.is_empty() {
            self.docs.left_out.insert(format!("a comment about {}", item.names[0]));
        }
    }

    fn convert(&mut self, path: &str, comments: &[&'a str], within: Within<'a>) {
        if comments.is_empty() || self.docs.items.contains_key(path) {
            return;
        }
        let mut inline = Inline { names: self.names, within, unknown: BTreeSet::new() };
        let doc = markdown::convert(comments, &mut inline);
        let unknown = inline.unknown.iter().map(|name| format!("the command \\{name}"));
        self.docs.left_out.extend(unknown);
        self.docs.items.insert(path.to_owned(), doc);
    }
}
