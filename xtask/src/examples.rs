//! The examples on the pages of calls, from `tests/pages`, and the links from a page to examples and guides.

use crate::names::Names;
use crate::shell::{self, Result};
use crate::words::join;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

const EXAMPLES: &str = "tests/pages";
const GUIDES: &str = "src/guides";

pub struct Examples {
    /// With the group whose file has it.
    all: Vec<(String, Example)>,
    /// The guides that name a call, with their first words.
    guides: BTreeMap<String, BTreeSet<(String, String)>>,
}

/// A function of Rust.
struct Example {
    /// The calls whose pages show it.
    pages: Vec<String>,
    /// The calls in its code.
    calls: BTreeSet<String>,
    /// Its lines as in a test of the documentation.
    lines: Vec<String>,
}

/// An example sees these too.
const HIDDEN: &[&str] =
    &["use cuda_checked::{Error, Result, calls, sys::*};", "use std::{ffi::*, ptr};"];
/// Stands for the text of a kernel, if there is none on the page.
const KERNEL: &str = "const PTX: &CStr = c\"\";";

impl Examples {
    /// Reads them. `symbol` returns the call that has a name, also by a name without its version.
    pub fn read(root: &Path, symbol: &impl Fn(&str) -> Option<String>) -> Result<Self> {
        let (mut all, mut guides) = (Vec::new(), BTreeMap::<String, BTreeSet<_>>::new());
        let files = |folder: &str, extension: &str| {
            let mut files = shell::files(&root.join(folder), extension)?;
            files.sort();
            Ok::<_, String>(files)
        };
        for path in files(EXAMPLES, "rs")? {
            let group = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            if group != "main" {
                let examples = examples(&shell::read(&path)?, symbol);
                let examples = examples.map_err(|error| format!("{}: {error}", path.display()))?;
                all.extend(examples.into_iter().map(|example| (group.clone(), example)));
            }
        }
        let titles = shell::read(&root.join(GUIDES).join("mod.rs"))?;
        for path in files(GUIDES, "md")? {
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let title =
                titles.split_once(&format!("{name}, \"")).and_then(|(_, t)| t.split_once('"'));
            let (title, _) = title.ok_or_else(|| format!("{GUIDES}/mod.rs: no title of {name}"))?;
            for call in named(&shell::read(&path)?, "crate::calls::").filter_map(symbol) {
                guides.entry(call).or_default().insert((name.clone(), title.to_owned()));
            }
        }
        Ok(Self { all, guides })
    }

    /// Fails if a group that is not deprecated has none.
    pub fn complete<'a>(&self, groups: impl Iterator<Item = &'a String>) -> Result<()> {
        let has = |group: &str| self.all.iter().any(|(of, _)| of == group);
        let lacks = |group: &&String| !has(group) && !group.ends_with("_deprecated");
        let lacking: Vec<_> =
            groups.filter(lacks).map(|group| format!("{EXAMPLES}/{group}.rs")).collect();
        if lacking.is_empty() { Ok(()) } else { Err(format!("no example: {}", lacking.join(", "))) }
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
        let shows = |(_, example): &&(String, Example)| example.pages.iter().any(|p| p == call);
        let own = self.all.iter().find(shows);
        let (mut links, mut used) = (String::new(), Vec::from_iter(own));
        if own.is_none() {
            // The first call of an example has its page.
            let first = |holds: &dyn Fn(&str, &Example) -> bool| -> Vec<_> {
                let examples = self.all.iter().filter(|(of, example)| holds(of, example));
                examples.filter(|(_, example)| !example.pages.is_empty()).take(3).collect()
            };
            let with = first(&|_, example| example.calls.contains(call));
            let (start, examples) = match with.is_empty() {
                false => ("Example: on the page of", with),
                true => ("Examples of this group:", first(&|of, _| of == group)),
            };
            let pages = examples.iter().map(|(_, example)| names.linked(&example.pages[0]));
            let pages: Vec<String> = pages.collect();
            if !pages.is_empty() {
                links += &format!("{start} {}. ", join(&pages, " and "));
            }
            used = examples;
        }
        let used = used.iter().map(|(group, _)| format!("{EXAMPLES}/{group}.rs"));
        let guides = self.guides.get(call).into_iter().flatten();
        let files = guides.clone().map(|(name, _)| format!("{GUIDES}/{name}.md"));
        let files = used.chain(files).collect();
        let guides: Vec<String> = guides
            .map(|(name, title)| {
                format!("[{}](crate::guides::{name})", title.trim_end_matches('.'))
            })
            .collect();
        if !guides.is_empty() {
            links += &format!("Guide: {}.", guides.join("; "));
        }
        if let Some((_, example)) = own {
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
fn examples(text: &str, symbol: &impl Fn(&str) -> Option<String>) -> Result<Vec<Example>> {
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
        match first.split_once("() -> Result<()> {") {
            Some(_) => {
                let ends = body.last() == Some(&"    Ok(())");
                let body = &body[..body.len() - usize::from(ends)];
                lines.push("# fn main() -> Result<()> {".to_owned());
                lines.extend(
                    body.iter().map(|line| line.strip_prefix("    ").unwrap_or(line).to_owned()),
                );
                lines.extend(ends.then(|| "# Ok(())".to_owned()));
                lines.push("# }".to_owned());
            }
            None => {
                lines.push(first.trim_start_matches("pub ").to_owned());
                lines.extend(body.iter().map(|line| (*line).to_owned()));
                lines.push("}".to_owned());
            }
        }
        examples.push(Example { pages, calls, lines });
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_example_calls_what_its_page_is_about() {
        let symbol = |name: &str| match name {
            "cuFoo" | "cuFoo_v2" => Some("cuFoo_v2".to_owned()),
            "cuBar" => Some("cuBar".to_owned()),
            _ => None,
        };
        let of = |pages: &str, call: &str| {
            let text = format!(
                "use super::*;\n\n/// {pages}\npub fn foo() -> Result<()> {{\n    calls::{call}()?;\n    Ok(())\n}}\n"
            );
            examples(&text, &symbol)
        };
        let found = of("cuFoo", "cuFoo").expect("an example");
        assert_eq!(found[0].pages, ["cuFoo_v2"]);
        let shown = &found[0].lines[HIDDEN.len()..];
        assert_eq!(shown, ["# fn main() -> Result<()> {", "calls::cuFoo()?;", "# Ok(())", "# }"]);
        assert!(of("cuFoo, cuBar", "cuFoo").is_err());
        assert!(of("cuBaz", "cuFoo").is_err());
        let whole = "\n/// cuBar\n#[expect(dead_code)]\npub fn bar(x: u32) -> Result<()> {\n    calls::cuBar(x)\n}\n";
        let whole = examples(whole, &symbol).expect("an example");
        let shown = &whole[0].lines[HIDDEN.len()..];
        assert_eq!(shown, ["fn bar(x: u32) -> Result<()> {", "    calls::cuBar(x)", "}"]);
    }
}
