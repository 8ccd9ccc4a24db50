//! The names in a sentence of the notes, the rules or the reference: as links where they name an item, else as code.

use crate::generate::read::{Function, Header};
use regex::Captures;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Clone)]
pub struct Names {
    /// Of each item of the header, the path that a link has in `src/calls` and `src/checks`.
    items: BTreeMap<String, String>,
    /// Fields and parameters that no English word can be.
    members: BTreeSet<String>,
}

impl Names {
    pub fn new(header: &Header) -> Self {
        let mut items = BTreeMap::new();
        let mut members = BTreeSet::new();
        for e in &header.enums {
            for variant in &e.variants {
                let code = format!("{}::{}", e.name, variant.name);
                let path = format!("libcuda_sys::{code}");
                items.insert(variant.name.clone(), path.clone());
                items.insert(code, path);
            }
        }
        let constants = header.constants.iter().map(|constant| &constant.name);
        let types = header.types().map(str::to_owned).chain(constants.cloned());
        items.extend(types.map(|name| (name.clone(), format!("libcuda_sys::{name}"))));
        for function in &header.functions {
            for name in function.names() {
                items.insert(name.clone(), format!("crate::calls::{}", function.plain()));
            }
            members.extend(function.parameters.iter().map(|(name, _)| name.clone()));
        }
        let fields = header.records.iter().flat_map(|record| &record.fields);
        members.extend(fields.map(|(name, _)| name.clone()));
        members.retain(|name| is_unmistakable(name));
        Self { items, members }
    }

    /// The same for a file of `src/calls` that has these functions: there, a link needs no path to them.
    pub fn among(&self, functions: &[&Function]) -> Self {
        let mut names = self.clone();
        for function in functions {
            let own = function.names().map(|name| (name.clone(), function.plain().to_owned()));
            names.items.extend(own);
        }
        names
    }

    /// A text, which may have code and links to items already, as Markdown.
    pub fn linked(&self, text: &str) -> String {
        // A link with a target of its own, which stays; a link, and code; `a.b[i].c`, `CU_FOO_*` or a word; and what would
        // begin Markdown of its own.
        let parts = regex!(
            r"(\[`[^`]*`\]\([^)]*\))|\[`([^`]*)`\]|`([^`]*)`|(\w*_\*|\w+(?:\.\w+|::\w*|\[[^\] ]*\]\w*)*)|(\\?[\[\]*])"
        );
        let replaced = parts.replace_all(text, |part: &Captures| {
            let of = |group: usize| part.get(group).map(|text| text.as_str());
            match (of(1), of(2).or(of(3)), of(4)) {
                (Some(link), ..) => link.to_owned(),
                (_, Some(code), _) => self.link(code),
                (.., Some(word)) => self.word(word),
                _ => format!("\\{}", part[0].trim_start_matches('\\')),
            }
        });
        replaced.into_owned()
    }

    /// The same without links and marks of Markdown, but with code.
    pub fn plain(&self, text: &str) -> String {
        let marks = regex!(r"\[(`[^`]*`)\](?:\([^)]*\))?|\\([\[\]*])");
        marks.replace_all(&self.linked(text), "$1$2").into_owned()
    }

    /// Code that names an item as a link, else as code.
    fn link(&self, code: &str) -> String {
        let Some(path) = self.items.get(code) else { return format!("`{code}`") };
        match path.rsplit_once("::") {
            None => format!("[`{path}`]"),
            // Under the name that its page has.
            Some(("crate::calls", name)) => format!("[`{name}`]({path})"),
            Some(_) => format!("[`{code}`]({path})"),
        }
    }

    fn word(&self, word: &str) -> String {
        let first = word.split(['.', '[']).next().unwrap_or_default();
        let is_path = first.len() < word.len();
        // Names that the header lacks, such as `SIZE_MAX` and functions of other headers.
        let of_c = |word: &str| {
            let is_macro = word.contains('_') && !word.contains(|c: char| c.is_ascii_lowercase());
            let mut rest = word.strip_prefix("cu").unwrap_or_default().chars();
            is_macro || rest.next().is_some_and(|c| c.is_ascii_uppercase())
        };
        let is_code = self.items.contains_key(word)
            || self.members.contains(first)
            || (is_path && !is_number(first))
            || of_c(word);
        if is_code { self.link(word) } else { word.replace('[', "\\[").replace(']', "\\]") }
    }
}

fn is_number(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_digit())
}

/// No English word has a capital or a digit inside, or an underscore.
fn is_unmistakable(name: &str) -> bool {
    name.len() > 2 && name[1..].contains(|c: char| !c.is_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_become_links_and_other_names_code() {
        let items = [
            ("cuFoo", "crate::calls::cuFoo"),
            ("CU_A", "libcuda_sys::CUe::CU_A"),
            ("CUe::CU_A", "libcuda_sys::CUe::CU_A"),
            ("CUe", "libcuda_sys::CUe"),
            ("cuBar", "cuBar"),
            ("cuBar_v2", "cuBar"),
            ("cuFoo_v2", "crate::calls::cuFoo"),
        ];
        let names = Names {
            items: items.map(|(name, path)| (name.to_owned(), path.to_owned())).into(),
            members: ["numItems".to_owned()].into(),
        };
        assert_eq!(names.plain("cuBar, cuFoo [0] and `size`"), "`cuBar`, `cuFoo` [0] and `size`");
        for (text, expected) in [
            (
                "CU_A, or of CUe.",
                "[`CU_A`](libcuda_sys::CUe::CU_A), or of [`CUe`](libcuda_sys::CUe).",
            ),
            (
                "`cuFoo` and [`cuFoo`]",
                "[`cuFoo`](crate::calls::cuFoo) and [`cuFoo`](crate::calls::cuFoo)",
            ),
            ("`size` [0, 1]", "`size` \\[0, 1\\]"),
            ("numItems of p.x[i].y, in 3.5 s", "`numItems` of `p.x[i].y`, in 3.5 s"),
            ("[`a`](b::a) 2*3 SIZE_MAX", "[`a`](b::a) 2\\*3 `SIZE_MAX`"),
            ("[`CUe::CU_A`] CU_B_*", "[`CUe::CU_A`](libcuda_sys::CUe::CU_A) `CU_B_*`"),
            ("cuBar", "[`cuBar`]"),
            ("cuBar_v2 and cuFoo_v2", "[`cuBar`] and [`cuFoo`](crate::calls::cuFoo)"),
            ("the sizes", "the sizes"),
        ] {
            assert_eq!(names.linked(text), expected);
        }
    }
}
