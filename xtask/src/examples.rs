//! The examples on the pages of calls, from `tests/pages`, and the links from a page to examples and guides.

use crate::names::Names;
use crate::sentence::join;
use crate::shell::{self, Result};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

const EXAMPLES: &str = "tests/pages";
const GUIDES: &str = "src/guides";

pub struct Examples {
    all: Vec<Example>,
    /// The guides that link a call, as links; of a call that none links, those whose programs make it.
    guides: Guides,
}

/// A function of Rust.
struct Example {
    /// Its file.
    group: String,
    /// The calls whose pages show it.
    pages: Vec<String>,
    /// The calls in its code.
    calls: BTreeSet<String>,
    /// Its lines as in a test of the documentation.
    lines: Vec<String>,
}

/// Of each call, links to guides, and their files.
type Guides = BTreeMap<String, Vec<(String, String)>>;

/// An example sees these too.
const HIDDEN: &[&str] =
    &["use cuda_checked::{Error, Result, calls, types::*};", "use std::{ffi::*, ptr};"];
/// Groups that have no examples because each is replaced by another, and that other one.
const REPLACED: &[(&str, &str)] = &[
    ("ctx_deprecated", "ctx"),
    ("device_deprecated", "device"),
    ("exec_deprecated", "exec"),
    ("module_deprecated", "module"),
    ("surfref_deprecated", "surfobject"),
    ("texref_deprecated", "texobject"),
];
/// Stands for the text of a kernel, if there is none on the page.
const KERNEL: &str = "const PTX: &CStr = c\"\";";

impl Examples {
    /// Reads them. `symbol` returns the call that has a name, also by a name without its version.
    pub fn read(root: &Path, symbol: &impl Fn(&str) -> Option<String>) -> Result<Self> {
        let mut all = Vec::new();
        let (mut guides, mut programs) = (Guides::new(), Guides::new());
        for path in shell::files(&root.join(EXAMPLES), "rs")? {
            let group = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            if group != "main" {
                let examples = examples(&group, &shell::read(&path)?, symbol);
                all.extend(examples.map_err(shell::at(&path))?);
            }
        }
        let titles = shell::read(&root.join(GUIDES).join("mod.rs"))?;
        let titled = regex!(r#"(?m)^    (\w+), "(.*?)\.?", "(\w+\.md)"(?:, "\.\./\.\./(.*)")?;"#);
        let titled: Vec<_> = titled.captures_iter(&titles).collect();
        shell::ensure(titled.len() == shell::files(&root.join(GUIDES), "md")?.len(), || {
            format!("{GUIDES}/mod.rs: its list of guides has another form or lacks a file")
        })?;
        for guide in titled {
            let link = format!("[{}](crate::guides::{})", &guide[2], &guide[1]);
            let of = (link, guide[3].to_owned());
            let mut text = shell::read(&root.join(GUIDES).join(&guide[3]))?;
            let linked: BTreeSet<_> = named(&text, "crate::calls::").filter_map(symbol).collect();
            if let Some(program) = guide.get(4) {
                text += &shell::read(&root.join(program.as_str()))?;
            }
            let made: BTreeSet<_> = named(&text, "calls::").filter_map(symbol).collect();
            for (to, calls) in [(&mut guides, linked), (&mut programs, made)] {
                calls.into_iter().for_each(|call| to.entry(call).or_default().push(of.clone()));
            }
        }
        for (call, links) in programs {
            guides.entry(call).or_insert(links);
        }
        Ok(Self { all, guides })
    }

    /// Fails if a page has two examples, or the page of a call, after its group, has none and leads to none.
    pub fn complete<'a>(&self, pages: impl Iterator<Item = (&'a str, &'a str)>) -> Result<()> {
        let mut shown = BTreeSet::new();
        let mut all = self.all.iter().flat_map(|example| &example.pages);
        if let Some(page) = all.find(|page| !shown.insert(*page)) {
            return Err(format!("{EXAMPLES}: two examples are for the page of {page}"));
        }
        let lacks = |(group, call): &(&str, &str)| {
            self.of_page(call).is_none() && self.elsewhere(group, call).is_none()
        };
        let lacking = pages.filter(lacks);
        let error = |(group, call)| format!("no example: {call}: {EXAMPLES}/{group}.rs");
        shell::no_errors(lacking.map(error))
    }

    fn of_page(&self, call: &str) -> Option<&Example> {
        self.all.iter().find(|example| example.pages.iter().any(|page| page == call))
    }

    /// Returns the examples for a call that has none, with their groups, and the words for them. The first call of an
    /// example has its page.
    fn elsewhere(&self, group: &str, call: &str) -> Option<(&str, Vec<&Example>)> {
        let pages = |holds: &dyn Fn(&Example) -> bool| -> Vec<_> {
            self.all.iter().filter(|example| holds(example)).take(3).collect()
        };
        let successor = REPLACED.iter().find(|(replaced, _)| *replaced == group);
        let successor = successor.map_or("", |(_, successor)| successor);
        let found = [
            ("Example: on the page of", pages(&|example| example.calls.contains(call))),
            ("Examples of this group:", pages(&|example| example.group == group)),
            (
                "Examples of the calls that replace this group:",
                pages(&|example| example.group == successor),
            ),
        ];
        found.into_iter().find(|(_, pages)| !pages.is_empty())
    }

    /// Writes the example of a call, or links to pages whose examples have it; and links to the guides that name it.
    /// Returns the files that have these.
    pub fn document(
        &self,
        out: &mut String,
        group: &str,
        call: &str,
        names: &Names,
    ) -> BTreeSet<String> {
        let own = self.of_page(call);
        let (mut links, mut used) = (String::new(), Vec::from_iter(own));
        if let (None, Some((what, examples))) = (own, self.elsewhere(group, call)) {
            let pages = examples.iter().map(|example| names.linked(&example.pages[0]));
            links += &format!("{what} {}. ", join(&pages.collect::<Vec<_>>(), " and "));
            used = examples;
        }
        let used = used.iter().map(|example| format!("{EXAMPLES}/{}.rs", example.group));
        let mut files: BTreeSet<String> = used.collect();
        if let Some(guides) = self.guides.get(call) {
            files.extend(guides.iter().map(|(_, file)| format!("{GUIDES}/{file}")));
            let guides: Vec<_> = guides.iter().map(|(link, _)| link.as_str()).collect();
            links += &format!("Guide: {}.", guides.join("; "));
        }
        if let Some(example) = own {
            line!(out, "/// ```no_run");
            example.lines.iter().for_each(|text| line!(out, "/// {text}"));
            line!(out, "/// ```\n///");
        }
        if !links.is_empty() {
            line!(out, "/// {}\n///", links.trim_end());
        }
        files
    }
}

/// Returns the examples of a file.
fn examples(
    group: &str,
    text: &str,
    symbol: &impl Fn(&str) -> Option<String>,
) -> Result<Vec<Example>> {
    let mut examples = Vec::new();
    for part in text.split("\n/// ").skip(1) {
        let (pages, code) = part.split_once('\n').unwrap_or((part, ""));
        let known = |name: &str| symbol(name).ok_or_else(|| format!("there is no call {name}"));
        let pages: Vec<String> = pages.split(", ").map(known).collect::<Result<_>>()?;
        let code = code.lines().filter(|line| !line.starts_with("#["));
        let code: Vec<&str> = code.take_while(|line| *line != "}").collect();
        let [first, body @ ..] = &code[..] else { return Err(format!("{pages:?}: no function")) };
        let shown = code.join("\n");
        let calls: BTreeSet<String> = named(&shown, "calls::").filter_map(symbol).collect();
        if let Some(page) = pages.iter().find(|page| !calls.contains(*page)) {
            return Err(format!("the example of {page} does not call it"));
        }
        let kernel = shown.contains("PTX").then_some(KERNEL);
        let hidden = |line: &str| format!("# {line}");
        let mut lines: Vec<String> = HIDDEN.iter().copied().chain(kernel).map(hidden).collect();
        // A function with parameters is shown as a function.
        let is_program = first.contains("() -> Result<()> {");
        let (begin, end) = match is_program {
            true => ("# fn main() -> Result<()> {", "# }"),
            false => (first.trim_start_matches("pub "), "}"),
        };
        lines.push(begin.to_owned());
        lines.extend(body.iter().map(|line| match line.strip_prefix("    ") {
            Some("Ok(())") if is_program => "# Ok(())".to_owned(),
            Some(line) if is_program => line.to_owned(),
            _ => (*line).to_owned(),
        }));
        lines.push(end.to_owned());
        examples.push(Example { group: group.to_owned(), pages, calls, lines });
    }
    Ok(examples)
}

/// Returns the names after `path`.
fn named<'a>(text: &'a str, path: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(path).skip(1).map(|rest| {
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        &rest[..end.unwrap_or(rest.len())]
    })
}
