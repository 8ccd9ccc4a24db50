//! Creates the checked calls of `cuda-checked` and the checks without the calls from the declarations, the notes and
//! the rules: `src/calls/*.rs` and `src/checks/*.rs`.

mod call;
mod rustdoc;
mod valid;

use crate::checks::{Traversal, Traversals, group_of};
use crate::examples::Examples;
use crate::generate::read::{Header, Type};
use crate::generate::{self, rust};
use crate::names::Names;
use crate::notes::{self, Notes, Role, target};
use crate::read_rules::{Enumerators, Rules};
use crate::sentence;
use crate::shell::{self, Result};
use crate::sources::{HISTORY, REFERENCE, created};
use crate::values::Numbers;
use call::Call;
pub use rustdoc::{capital, codes};
use rustdoc::{linked_code, without_output};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use valid::{numbered, validate};

/// Returns each file of `src/calls` and `src/checks` with its text.
pub fn files(
    root: &Path,
    notes: &Notes,
    traversals: &Traversals,
) -> Result<Vec<(PathBuf, String)>> {
    let (header, rules) = (traversals.header, traversals.rules);
    numbered(notes, rules)?;
    let codes = header.codes().collect();
    let mut groups: BTreeMap<String, Vec<&generate::read::Function>> = BTreeMap::new();
    for function in &header.functions {
        groups.entry(group_of(function)).or_default().push(function);
    }
    let symbol = |name: &str| {
        let function = header.functions.iter().find(|of| of.names().any(|own| own == name));
        function.map(|function| function.name.clone())
    };
    let examples = Examples::read(root, &symbol)?;
    let pages = groups.iter().flat_map(|(group, functions)| {
        functions.iter().map(|function| (group.as_str(), function.name.as_str()))
    });
    examples.complete(pages)?;
    let of_every_call = rules.of_every_call().map(|line| line.id).collect();
    let lines = rules.lines();
    let names = Names::new(header);
    let numbers = Numbers::new(header);
    let (mut wrong, mut files, mut versioned) = (Vec::new(), Vec::new(), Vec::new());
    for (group, functions) in groups {
        let rows = notes
            .groups
            .get(&group)
            .ok_or_else(|| format!("there is no src/rules/{group}.toml"))?;
        let unknown = |name: &&String| !functions.iter().any(|function| function.name == **name);
        if let Some(name) = rows.keys().find(unknown) {
            return Err(format!("src/rules/{group}.toml: {name} is no function of the group"));
        }
        let (mut calls, mut checks) = (String::new(), String::new());
        let own_names = names.among(&functions);
        // The files that have the examples, and the guides that name a call.
        let mut shown = BTreeSet::new();
        // The rules on the pages, of the checks, and of the causes.
        let [mut on_pages, mut checked, mut caused] = [const { BTreeSet::<u32>::new() }; 3];
        for function in &functions {
            let name = &function.name;
            let row =
                rows.get(name).ok_or_else(|| format!("src/rules/{group}.toml has no {name}"))?;
            let failed = |error| format!("src/rules/{group}.toml: {name}: {error}");
            validate(row, &codes).map_err(failed)?;
            let mut links = String::new();
            shown.extend(examples.document(&mut links, &group, name, &own_names));
            let call = Call {
                function,
                item: notes.reference.get(name),
                row,
                header,
                names: &own_names,
                roles: notes.roles(function).map_err(failed)?,
                rules: traversals.calls.get(name),
                enforced: traversals.enforced(name),
                after: traversals.after().calls.get(name),
                caused: traversals.after().enforced(name),
                links,
            };
            let found = numbers.wrong(call.enforced, &call.releases());
            wrong.extend(found.into_iter().map(|found| format!("{name}: {found}")));
            checked.extend(call.enforced.iter().map(|rule| rule.id));
            caused.extend(call.caused.iter().map(|rule| rule.id));
            on_pages.extend(row.left.iter().filter_map(|left| left.rule));
            call.left(&of_every_call, &lines).map_err(failed)?;
            call.validate(&codes).map_err(|error| format!("src/rules: {name}: {error}"))?;
            let mut judged = call.enforced.to_vec();
            judged.retain(|rule| !call.is_kept_by_type(rule));
            let rules = call.rules.filter(|_| call.enforced.is_empty() || !judged.is_empty());
            let own = Call { enforced: &judged, rules, ..call };
            own.emit(&mut calls).map_err(failed)?;
            let call = Call {
                names: &names,
                enforced: traversals.enforced(name),
                rules: traversals.calls.get(name),
                ..own
            };
            call.emit_check(&mut checks);
        }
        on_pages.extend(checked.iter().chain(&caused));
        for (folder, mut text, ids) in [("calls", calls, on_pages), ("checks", checks, checked)] {
            if text.is_empty() {
                continue;
            }
            let others = other_names(&functions, &text);
            match folder {
                "calls" => versioned.extend(others),
                _ => {
                    let names = others.iter().map(|(own, name)| (own, name));
                    text += &generate::renamed("self", names);
                }
            }
            let mut sources = vec!["cuda.h".to_owned(), format!("src/rules/{group}.toml")];
            sources.extend(rules.paths(&ids));
            sources.push(format!("{REFERENCE}/{group}.txt"));
            if folder == "calls" {
                sources.extend(["src/sentence.rs", HISTORY].map(str::to_owned));
                sources.extend(shown.iter().cloned());
            }
            let mut file = format!("// {}\n\n", created(root, &sources)?);
            imports(&mut file, folder, &text);
            let words = words(&text);
            let of_c = words.iter().filter(|word| word.starts_with("c_") || **word == "CStr");
            imports_of(&mut file, "core::ffi", of_c.copied());
            // With `use libcuda_sys::*`, the compiler resolves every name of the header in each of 73 files.
            let constants = header.constants.iter().map(|constant| &*constant.name);
            let items = header.types().chain(constants).filter(|name| words.contains(name));
            imports_of(&mut file, "libcuda_sys", items);
            let path = root.join(format!("src/{folder}/{group}.rs"));
            files.push((path, formatted(root, &(file + &text))?));
        }
    }
    shell::no_errors(wrong).map_err(|error| format!("src/rules: {error}"))?;
    let names: Vec<_> = versioned.iter().map(|(own, name)| format!("{own} as {name}")).collect();
    let text = format!(
        "// {}\n\n{PAGE}\n\n#[doc(inline)]\npub use super::{{{}}};\n",
        created(root, &["cuda.h".to_owned()])?,
        names.join(", ")
    );
    files.push((root.join(format!("src/calls/{VERSIONED}.rs")), formatted(root, &text)?));
    files.push((root.join("src/calls/groups.md"), front_page(root, notes, rules, header)?));
    Ok(files)
}

/// Returns the front page's lists: the calls, in the groups of NVIDIA's manual, and the causes that no call's page lists.
fn front_page(root: &Path, notes: &Notes, rules: &Rules, header: &Header) -> Result<String> {
    let sources = ["cuda.h", "src/rules/parts/refusal.rs", REFERENCE];
    let mut out = format!("<!-- {} -->\n", created(root, &sources)?);
    let names = Names::new(header);
    for (group, title) in &header.groups {
        let of_group = header.functions.iter().filter(|of| of.group.as_ref() == Some(group));
        let mut of_group = of_group.peekable();
        if of_group.peek().is_none() {
            continue;
        }
        line!(out, "\n# {}\n", title.replace("[DEPRECATED]", "(deprecated)"));
        for function in of_group {
            let (name, plain) = (&function.name, function.plain());
            let item = notes.reference.get(name);
            let summary = names.linked(item.summary.trim_end_matches('.'));
            line!(out, "- [`{plain}`](crate::calls::{plain}): {summary}.");
        }
    }
    line!(out, "\n# Causes of any call\n\n{OF_ANY_CALL}\n");
    for line in rules.of_every_call() {
        let sentence = line.sentence(&Enumerators::default(), &line.path, &[])?;
        let codes = line.code.iter().chain(&line.more).map(|code| linked_code(code));
        let (codes, id) = (sentence::join(&codes.collect::<Vec<_>>(), " or "), line.id);
        line!(out, "- {}. {codes}. ({id})", capital(names.linked(&sentence)));
    }
    Ok(out)
}

const OF_ANY_CALL: &str = "If the driver refuses a call, the cause can also be one of these, which the pages of calls do not repeat. \
`pointer` and `array` stand for a parameter of the call; only [`causes`](crate::causes) finds that it is null.";

/// The module with the functions under their other names.
pub const VERSIONED: &str = "versioned";
const PAGE: &str = "//! The checked calls whose symbols are not their names, mostly because of a version: by these symbols, which errors and reports name.";

/// The paths that a file imports if its code has their last names, with the marks behind them.
const IMPORTS: &str = "
core::ptr:: std::ffi::CString
crate::precondition::Precondition> crate::rule::elements( crate::rule::target( crate::rule::text(
crate::rule::Extra:: crate::rule::Handle( crate::rule::Live:: crate::rule::Used( crate::rule::Verdict crate::rule::value_at(
crate::error::Error:: crate::error::refused( crate::error::refused_for( crate::error::start! crate::error::unruled)
";

/// Writes the imports of a file that are not from C.
fn imports(out: &mut String, folder: &str, text: &str) {
    let code = code(text).collect::<Vec<_>>().join("\n");
    for import in IMPORTS.split_whitespace() {
        let path = import.trim_end_matches(|c: char| !c.is_alphanumeric());
        let name = path.rfind("::").map_or(import, |at| &import[at + 2..]);
        // A call makes nothing of pointers.
        let is_of_pointers = path.starts_with("crate::rule");
        if code.contains(name) && !(folder == "calls" && is_of_pointers) {
            line!(out, "use {path};");
        }
    }
    match folder {
        "calls" => {
            if code.contains("checks::") {
                line!(out, "use crate::checks;");
            }
            if code.contains("rows::") {
                line!(out, "use crate::refused::calls as rows;");
            }
            line!(out, "use crate::error::Result;")
        }
        "checks" => line!(out, "use crate::rule::Place;"),
        _ => {}
    }
}

/// Returns the lines of `text` that are no comments.
fn code(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.trim_start().starts_with("//"))
}

/// Returns the names in the code of `text`.
pub fn words(text: &str) -> BTreeSet<&str> {
    code(text).flat_map(generate::words).collect()
}

pub fn imports_of<'a>(out: &mut String, from: &str, names: impl Iterator<Item = &'a str>) {
    let names: Vec<&str> = names.collect();
    if !names.is_empty() {
        line!(out, "use {from}::{{{}}};", names.join(", "));
    }
}

/// Returns one part as it is, and others as a tuple.
pub fn tuple(parts: &[String]) -> String {
    match parts {
        [one] => one.clone(),
        parts => format!("({})", parts.join(", ")),
    }
}

/// Returns the functions in `text` with each of their other names: C has a macro for these, or it is the symbol.
fn other_names(functions: &[&generate::read::Function], text: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for function in functions {
        let is_there = |name: &&String| text.contains(&format!("fn {name}("));
        if let Some(own) = function.names().find(is_there) {
            let others = function.names().filter(|name| *name != own);
            found.extend(others.map(|name| (own.clone(), name.clone())));
        }
    }
    found
}

/// Before code that is unsafe: of a call, and of what stands beside it.
const OF_CALL: &str = "// SAFETY: the caller meets the conditions in the documentation.\n";
const GUARANTEED: &str = "// SAFETY: the caller guarantees this.\n";

impl Call<'_> {
    fn emit(&self, out: &mut String) -> Result<()> {
        let name = &self.function.name;
        let mut traversals = self.rules.into_iter().chain(self.after);
        shell::ensure(
            self.row.safety.is_some() || traversals.all(|traversal| !traversal.is_unsafe),
            || {
                "its checks or causes read memory, so its row must have `safety`, and has `safe`"
                    .to_owned()
            },
        )?;
        let (mut parameters, mut arguments) = (Vec::new(), Vec::new());
        let (mut before, mut after, mut outputs) = (String::new(), String::new(), Vec::new());
        for (parameter, ty, role) in self.parameters() {
            let target = rust(target(ty));
            // The type in Rust of what the call takes, and C's argument.
            let (taken, argument) = match role {
                Role::Count(slice) => {
                    line!(before, "let {parameter} = {slice}.len();");
                    (None, parameter.to_owned())
                }
                Role::Room => (None, "super::LENGTH".to_owned()),
                Role::Out => {
                    line!(before, "let mut {parameter} = {};", self.blank(notes::target(ty)));
                    outputs.push((parameter.to_owned(), target));
                    (None, format!("&mut {parameter}"))
                }
                Role::Text(_) => {
                    line!(before, "let mut {parameter} = super::TEXT;");
                    outputs.push((format!("super::text({parameter})"), "CString".to_owned()));
                    (None, format!("{parameter}.as_mut_ptr()"))
                }
                Role::Copied => {
                    line!(before, "let mut {parameter} = ptr::null();");
                    line!(
                        after,
                        "// SAFETY: it is null or, now, the address of a text that ends with a zero byte.\n\
                         let {parameter} = unsafe {{ super::copied({parameter}) }};"
                    );
                    outputs.push((parameter.to_owned(), "CString".to_owned()));
                    (None, format!("&mut {parameter}"))
                }
                Role::Ref => (Some(format!("&{target}")), parameter.to_owned()),
                Role::Opt => {
                    let argument = format!("{parameter}.map_or(ptr::null(), ptr::from_ref)");
                    (Some(format!("Option<&{target}>")), argument)
                }
                Role::Slice(_) => (Some(format!("&[{target}]")), format!("{parameter}.as_ptr()")),
                Role::Str => (Some("&CStr".to_owned()), format!("{parameter}.as_ptr()")),
                Role::Raw => (Some(rust(ty)), parameter.to_owned()),
            };
            parameters.extend(taken.map(|ty| format!("{parameter}: {ty}")));
            arguments.push(argument);
        }
        let (outputs, types): (Vec<_>, Vec<_>) = outputs.into_iter().unzip();
        let (returned, returns) = (tuple(&outputs), tuple(&types));

        let mut page = String::new();
        self.document(&mut page);
        match self.outputs()[..] {
            [(name, _)] => out.push_str(&without_output(&page, name)),
            _ => out.push_str(&page),
        }
        let given_to = arguments;
        let (parameters, arguments) = (parameters.join(", "), given_to.join(", "));
        let is_unsafe = if self.row.safety.is_some() { "unsafe " } else { "" };
        let plain = self.function.plain();
        line!(out, "#[inline]\npub {is_unsafe}fn {plain}({parameters}) -> Result<{returns}> {{");
        let safety = match self.row.safety {
            Some(_) => OF_CALL,
            None => {
                "// SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.\n"
            }
        };
        out.push_str(&before);
        if self.rules.is_some() {
            line!(out, "{safety}unsafe {{ checks::{name}({arguments}) }}?;");
        }
        // The checks are over: what their queries have brought is not about the call.
        line!(
            out,
            "start!();\n{safety}let outcome = unsafe {{ libcuda_sys::{name}({arguments}) }};"
        );
        let (given, rows) = match self.after {
            Some(after) => (self.given(&after.looked_at())?, format!("rows::{name}")),
            None => ("(),".to_owned(), "&[]".to_owned()),
        };
        let refused = match self.rules {
            None if self.after.is_none() => format!("refused(c\"{name}\", outcome)"),
            rules => {
                let check = match rules {
                    Some(rules) => {
                        format!("move || checks::{name}({})", self.kept(rules, &given_to))
                    }
                    None => "unruled".to_owned(),
                };
                let search =
                    format!("refused_for(c\"{name}\", outcome, ({given}), {rows}, {check})");
                format!("unsafe {{ {search} }}")
            }
        };
        let safety = if refused.starts_with("unsafe") { safety } else { "" };
        line!(out, "if outcome.0 != 0 {{\n{safety}return Err({refused});\n}}");
        let returned = if outputs.is_empty() { "()" } else { &returned };
        line!(out, "{after}Ok({returned})");
        line!(out, "}}");
        Ok(())
    }

    /// Returns the arguments that the search for a cause looks at, at their positions in C.
    fn given(&self, looked_at: &BTreeSet<usize>) -> Result<String> {
        let last = looked_at.last().copied().unwrap_or_default();
        let given =
            self.parameters().enumerate().take(last + 1).map(|(at, (name, _, role))| match role {
                _ if !looked_at.contains(&at) => Ok("(),".to_owned()),
                Role::Slice(_) | Role::Str => Ok(format!("{name}.as_ptr(),")),
                Role::Ref | Role::Opt | Role::Raw | Role::Count(_) => Ok(format!("{name},")),
                _ => Err(format!("a cause looks at {name}, which the checked call makes")),
            });
        given.collect()
    }

    /// Returns the arguments for the check after a refusal. Those that it does not look at need not be kept until then.
    fn kept(&self, rules: &Traversal, arguments: &[String]) -> String {
        let is_looked_at = |of: &str| rules.names().contains(&of);
        let counts = self.parameters().filter_map(|(name, _, role)| match role {
            Role::Slice(count) if is_looked_at(name) => Some(&**count),
            _ => None,
        });
        let counts: BTreeSet<&str> = counts.collect();
        let kept = self.parameters().zip(arguments).map(|((name, ty, role), argument)| {
            let is_own = matches!(
                role,
                Role::Raw | Role::Count(_) | Role::Ref | Role::Opt | Role::Slice(_) | Role::Str
            );
            let blank = self.blank(ty);
            match is_own && !is_looked_at(name) && !counts.contains(name) {
                true => blank,
                false => argument.clone(),
            }
        });
        kept.collect::<Vec<_>>().join(", ")
    }

    /// Writes a function beside the call, with C's parameters. A search for a name should find the call:
    /// the page of the module describes such functions.
    fn emit_beside(&self, out: &mut String, about: &str, returns: &str, body: &str) {
        let name = &self.function.name;
        line!(out, "\n/// {about}\n///");
        line!(out, "/// # Safety\n///\n/// Each pointer must be null, or valid as for the call.");
        line!(out, "#[doc(hidden)]");
        self.attributes(name, out);
        let parameters = self.parameters().map(|(name, ty, _)| format!("{name}: {}", rust(ty)));
        let parameters = parameters.collect::<Vec<_>>().join(", ");
        line!(
            out,
            "#[inline]\n#[allow(unused_variables, clippy::missing_safety_doc)]\n\
             pub unsafe fn {name}({parameters}) -> {returns} {{\n{body}\n}}"
        );
    }

    /// Writes the check without the call.
    fn emit_check(&self, out: &mut String) {
        let Some(rules) = self.rules else { return };
        let plain = self.function.plain();
        let about = format!(
            "Checks the preconditions of [`{plain}`](crate::calls::{plain}) that its page lists as *Checked*."
        );
        let body = rules.body(&format!(".of(c\"{}\")", self.function.name));
        let body = match rules.is_unsafe {
            true => format!("{GUARANTEED}unsafe {{ {body} }}"),
            false => body,
        };
        let body = self.followed(rules) + &body;
        self.emit_beside(out, &about, "Result<(), Precondition>", &body);
    }

    /// Returns the lines that make the arguments of C's parameters that the steps look at. Without an argument nothing is judged.
    fn followed(&self, traversal: &Traversal) -> String {
        let mut before = String::new();
        for (name, _, role) in self.parameters().filter(|(of, ..)| traversal.names().contains(of)) {
            let (argument, is_needed) = match role {
                Role::Ref => (format!("target({name})"), true),
                Role::Opt => (format!("target({name})"), false),
                Role::Slice(count) => (format!("elements({name}, {count})"), false),
                Role::Str => (format!("text({name})"), true),
                // No step looks at an output.
                _ => continue,
            };
            before += GUARANTEED;
            match is_needed {
                true => line!(
                    before,
                    "let Some({name}) = (unsafe {{ {argument} }}) else {{ return Ok(()) }};"
                ),
                false => line!(before, "let {name} = unsafe {{ {argument} }};"),
            }
        }
        before
    }

    /// Returns the value of an output before the driver writes it: every byte zero.
    fn blank(&self, ty: &Type) -> String {
        match self.header.resolve(ty) {
            Type::Pointer { .. } => "ptr::null_mut()".to_owned(),
            Type::Function { .. } => "None".to_owned(),
            Type::Name(name) if self.header.enumeration(name).is_some() => format!("{name}(0)"),
            Type::Name(name) if self.header.record(name).is_some() => format!("{name}::default()"),
            Type::Name(name) if name.starts_with('f') => "0.0".to_owned(),
            _ => "0".to_owned(),
        }
    }
}

pub fn formatted(root: &Path, text: &str) -> Result<String> {
    let mut rustfmt = shell::command("rustfmt", ["--edition", "2024", "--config-path"]);
    shell::filter(rustfmt.arg(root), text)
}
