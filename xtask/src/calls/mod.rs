//! Creates the checked calls of `cuda-checked` and the checks without the calls from the declarations, the ledger and
//! the rules: `src/calls/*.rs` and `src/checks/*.rs`.

mod page;
mod valid;

use crate::examples::Examples;
use crate::generate::read::{Header, Type};
use crate::generate::reference::Item;
use crate::generate::{self, rust};
use crate::known::{EXPLAINED, Known};
use crate::ledger::{self, Function, Ledger, Role, target};
use crate::names::Names;
use crate::shell::{self, Result};
use crate::sources::{HISTORY, REFERENCE, created};
use crate::toolkit;
use crate::values::Numbers;
use crate::walk::{Enforced, Walker, Walks, group_of};
use page::without_output;
pub use page::{capital, codes};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use valid::{numbered, validate};

/// Returns each file of `src/calls` and `src/checks` with its text.
pub fn files(
    root: &Path,
    ledger: &Ledger,
    walks: &Walks,
    header: &Header,
) -> Result<Vec<(PathBuf, String)>> {
    let rules = walks.rules;
    numbered(ledger, rules)?;
    let codes = header.enums.iter().filter(|e| e.name == "CUresult").flat_map(|e| &e.variants);
    let codes = codes.filter_map(|v| v.name.strip_prefix("CUDA_ERROR_")).collect();
    let mut groups: BTreeMap<String, Vec<&generate::read::Function>> = BTreeMap::new();
    for function in &header.functions {
        groups.entry(group_of(function)).or_default().push(function);
    }
    let symbol = |name: &str| {
        let is =
            |f: &&generate::read::Function| f.name == name || f.aliases.iter().any(|a| a == name);
        header.functions.iter().find(is).map(|function| function.name.clone())
    };
    let examples = Examples::read(root, &symbol)?;
    let pages = groups.iter().flat_map(|(group, functions)| {
        functions.iter().map(|function| (group.as_str(), function.name.as_str()))
    });
    examples.complete(pages)?;
    examples.used(root, &symbol)?;
    let known = Known::new(root, ledger, walks, header)?;
    let names = Names::new(header);
    let numbers = Numbers::new(header);
    let mut wrong = Vec::new();
    let mut files = Vec::new();
    let mut versioned = Vec::new();
    for (group, functions) in groups {
        let row =
            ledger.groups.get(&group).ok_or_else(|| format!("there is no ledger/{group}.toml"))?;
        let unknown = |name: &&String| !functions.iter().any(|function| function.name == **name);
        if let Some(name) = row.keys().find(unknown) {
            return Err(format!("ledger/{group}.toml: {name} is no function of the group"));
        }
        let (mut calls, mut checks, mut causes) = (String::new(), String::new(), String::new());
        let own_names = names.among(&functions);
        // The files that have the examples, and the guides that name a call.
        let mut shown = BTreeSet::new();
        for function in &functions {
            let name = &function.name;
            let row = row.get(name).ok_or_else(|| format!("ledger/{group}.toml has no {name}"))?;
            let failed = |error| format!("ledger/{group}.toml: {name}: {error}");
            validate(row, &codes).map_err(failed)?;
            let (enforced, caused) = (walks.enforced(name), walks.after().enforced(name));
            let since = function.since.unwrap_or_default();
            let mut releases: Vec<u32> = toolkit::RELEASES.map(toolkit::number).into();
            releases.retain(|release| *release >= since);
            for found in numbers.wrong(enforced, &releases) {
                wrong.push(format!("{name}: {found}"));
            }
            let (rules, after) = (walks.calls.get(name), walks.after().calls.get(name));
            let roles = ledger.roles(function).map_err(failed)?;
            let item = ledger.reference.get(name);
            let mut links = String::new();
            shown.extend(examples.document(&mut links, &group, name, &own_names));
            let call = Call {
                function,
                item,
                row,
                header,
                names: &own_names,
                roles,
                rules,
                enforced,
                after,
                caused,
                known: &known,
                links,
            };
            call.left().map_err(failed)?;
            call.validate(&codes).map_err(|error| format!("src/rules: {name}: {error}"))?;
            call.emit(&mut calls).map_err(failed)?;
            let call = Call { names: &names, ..call };
            call.emit_check(&mut checks);
            call.emit_cause(&mut causes);
        }
        let ids = row.keys().flat_map(|name| walks.enforced(name)).map(|rule| rule.id);
        let of_owned = row.values().flat_map(|row| &row.kept).map(|kept| kept.rule);
        let ids: BTreeSet<u32> = ids.collect();
        let page = ids.iter().copied().chain(of_owned).collect();
        let after = row.keys().flat_map(|name| walks.after().enforced(name)).map(|rule| rule.id);
        let after: BTreeSet<u32> = after.collect();
        let page: BTreeSet<u32> = &page | &after;
        for (folder, text, ids) in
            [("calls", &calls, page), ("checks", &checks, ids), ("causes", &causes, after)]
        {
            if text.is_empty() {
                continue;
            }
            let own = if folder == "causes" { "after::" } else { "" };
            let walk = format!("use crate::walk::{own}{group} as walk;");
            let after = format!("use crate::walk::after::{group} as causes;");
            let imports = [
                ("outcome", "use crate::error::Result;"),
                ("outcome(", "use crate::error::outcome;"),
                ("outcome_for!", "use crate::error::outcome_for;"),
                ("outcome_of(", "use crate::error::outcome_of;"),
                ("Option<Cause>", "use crate::cause::Cause;"),
                ("of_call(", "use super::of_call;"),
                ("of_arguments(", "use super::of_arguments;"),
                ("(&Pointer(", "use super::Pointer;"),
                ("(&Counted(", "use super::Counted;"),
                ("Result<(), Precondition>", "use crate::precondition::Precondition;"),
                ("Result<(), Precondition>", "use crate::rule::Place;"),
                ("elements(", "use crate::rule::elements;"),
                ("target(", "use crate::rule::target;"),
                ("unsafe { text(", "use crate::rule::text;"),
                ("walk::", &walk),
                ("judge!", "use crate::error::judge;"),
                ("start!", "use crate::error::start;"),
                ("causes::", &format!("#[cfg(feature = \"explain\")]\n{after}")),
                ("CString", "use std::ffi::CString;"),
                ("ptr::", "use core::ptr;"),
            ];
            let mut text = text.to_owned();
            let others = other_names(&functions, &text);
            match folder {
                "calls" => versioned.extend(others),
                _ => {
                    let names = others.iter().map(|(own, name)| (own, name));
                    text += &generate::renamed("self", names);
                }
            }
            let mut sources = vec!["cuda.h".to_owned(), format!("ledger/{group}.toml")];
            sources.extend(rules.paths(&ids));
            sources.push(format!("{REFERENCE}/{group}.txt"));
            if folder == "calls" {
                sources.extend(["src/words.rs", HISTORY, EXPLAINED].map(str::to_owned));
                sources.extend(shown.iter().cloned());
            }
            let mut file = format!("// {}\n\n", created(root, &sources)?);
            let code: Vec<&str> = code(&text).collect();
            let needed = |part: &str| code.iter().any(|line| line.contains(part));
            for (_, import) in imports.iter().filter(|(part, _)| needed(part)) {
                line!(file, "{import}");
            }
            let words = words(&text);
            let of_c = words.iter().filter(|word| word.starts_with("c_") || **word == "CStr");
            imports_of(&mut file, "core::ffi", of_c.copied());
            // With `use cuda_sys::*`, the compiler resolves every name of the header in each of 73 files.
            let constants = header.constants.iter().map(|constant| &*constant.name);
            let items = header.types().chain(constants).filter(|name| words.contains(name));
            imports_of(&mut file, "cuda_sys", items);
            let path = root.join(format!("src/{folder}/{group}.rs"));
            files.push((path, formatted(root, &(file + &text))?));
        }
    }
    if !wrong.is_empty() {
        return Err(format!("src/rules: {}", wrong.join("\n")));
    }
    let names: Vec<_> = versioned.iter().map(|(own, name)| format!("{own} as {name}")).collect();
    let text = format!(
        "// {}\n\n{PAGE}\n\n#[doc(inline)]\npub use super::{{{}}};\n",
        created(root, &["cuda.h".to_owned()])?,
        names.join(", ")
    );
    files.push((root.join(format!("src/calls/{VERSIONED}.rs")), formatted(root, &text)?));
    Ok(files)
}

/// The module with the functions under their other names.
pub const VERSIONED: &str = "versioned";
const PAGE: &str = "//! The checked calls whose symbols are not their names, mostly because of a version: by these symbols, which errors and reports name.";

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
        let all = || function.aliases.iter().chain([&function.name]);
        let own = all().find(|name| text.contains(&format!("fn {name}(")));
        let others = |own| all().filter(move |name| *name != own).map(move |name| (own, name));
        found.extend(
            own.into_iter().flat_map(others).map(|(own, name)| (own.clone(), name.clone())),
        );
    }
    found
}

struct Call<'a> {
    function: &'a generate::read::Function,
    item: &'a Item,
    row: &'a Function,
    header: &'a Header,
    names: &'a Names,
    roles: Vec<Role>,
    rules: Option<&'a Walker<'a>>,
    enforced: &'a [Enforced],
    /// The walker and the list of causes.
    after: Option<&'a Walker<'a>>,
    caused: &'a [Enforced],
    known: &'a Known,
    /// Lines with the example, and to others and to guides.
    links: String,
}

impl Call<'_> {
    fn emit(&self, out: &mut String) -> Result<()> {
        let name = &self.function.name;
        let mut walkers = self.rules.into_iter().chain(self.after);
        shell::ensure(
            self.row.safety.is_some() || walkers.all(|walker| !walker.is_unsafe),
            || {
                "its checks or causes read memory, so its ledger entry must have `safety`, and has `safe`"
                .to_owned()
            },
        )?;
        let (mut parameters, mut arguments) = (Vec::new(), Vec::new());
        let (mut before, mut after, mut outputs) = (String::new(), String::new(), Vec::new());
        for ((parameter, ty), role) in self.function.parameters.iter().zip(&self.roles) {
            let target = rust(target(ty));
            match role {
                Role::Count(slice) => {
                    arguments.push(parameter.clone());
                    line!(before, "let {parameter} = {slice}.len();");
                }
                Role::Room => arguments.push("super::LENGTH".to_owned()),
                Role::Out => {
                    line!(before, "let mut {parameter} = {};", self.blank(ledger::target(ty)));
                    arguments.push(format!("&mut {parameter}"));
                    outputs.push((parameter.clone(), target));
                }
                Role::Ref => {
                    parameters.push(format!("{parameter}: &{target}"));
                    arguments.push(parameter.clone());
                }
                Role::Opt => {
                    parameters.push(format!("{parameter}: Option<&{target}>"));
                    arguments.push(format!("{parameter}.map_or(ptr::null(), ptr::from_ref)"));
                }
                Role::Slice(_) => {
                    parameters.push(format!("{parameter}: &[{target}]"));
                    arguments.push(format!("{parameter}.as_ptr()"));
                }
                Role::Str => {
                    parameters.push(format!("{parameter}: &CStr"));
                    arguments.push(format!("{parameter}.as_ptr()"));
                }
                Role::Text(_) => {
                    line!(before, "let mut {parameter} = super::TEXT;");
                    arguments.push(format!("{parameter}.as_mut_ptr()"));
                    outputs.push((format!("super::text({parameter})"), "CString".to_owned()));
                }
                Role::Copied => {
                    line!(before, "let mut {parameter} = ptr::null();");
                    arguments.push(format!("&mut {parameter}"));
                    line!(
                        after,
                        "// SAFETY: it is null or, now, the address of a text that ends with a zero byte.\n\
                         let {parameter} = unsafe {{ super::copied({parameter}) }};"
                    );
                    outputs.push((parameter.clone(), "CString".to_owned()));
                }
                Role::Raw => {
                    parameters.push(format!("{parameter}: {}", rust(ty)));
                    arguments.push(parameter.clone());
                }
            }
        }
        let (outputs, types): (Vec<_>, Vec<_>) = outputs.into_iter().unzip();
        let (returned, returns) = (tuple(&outputs), tuple(&types));

        let mut page = String::new();
        self.document(&mut page);
        match self.outputs()[..] {
            [(name, _)] => out.push_str(&without_output(&page, name)),
            _ => out.push_str(&page),
        }
        let (parameters, arguments) = (parameters.join(", "), arguments.join(", "));
        let is_unsafe = if self.row.safety.is_some() { "unsafe " } else { "" };
        let plain = self.function.plain();
        line!(out, "#[inline]\npub {is_unsafe}fn {plain}({parameters}) -> Result<{returns}> {{");
        if let Some(rules) = self.rules {
            let call = format!("walk::{name}({})", rules.names().join(", "));
            match rules.is_unsafe {
                true => line!(
                    out,
                    "// SAFETY: the caller meets the conditions in the documentation.\n\
                     let verdict = unsafe {{ {call} }};\nif let Err(broken) = verdict {{"
                ),
                false => line!(out, "if let Err(broken) = {call} {{"),
            }
            // Fewer steps for the compiler than `?` on a `Result`, which shows in 200 functions.
            line!(out, "return Err(broken.of(c\"{name}\").into());\n}}");
        }
        let check = match self.after.map(|after| (after, after.whole_names())) {
            None => format!("outcome(c\"{name}\", code)"),
            Some((_, Some(names))) => {
                format!("outcome_for!(c\"{name}\", code, {})", Self::whole(&names))
            }
            Some((after, None)) => {
                let mut judge = format!("causes::{name}({})", after.names().join(", "));
                if after.is_unsafe {
                    line!(out, "// SAFETY: the caller meets the conditions in the documentation.");
                    judge = format!("unsafe {{ {judge} }}");
                }
                line!(out, "let judge = judge!({judge});");
                format!("outcome_of(c\"{name}\", code, judge)")
            }
        };
        out.push_str(&before);
        // The checks are over: what their queries have brought is not about the call.
        line!(out, "start!();");
        line!(
            out,
            "{}",
            match self.row.safety {
                Some(_) => "// SAFETY: the caller meets the conditions in the documentation.",
                None =>
                    "// SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.",
            }
        );
        line!(out, "let code = unsafe {{ cuda_sys::{name}({arguments}) }};");
        if outputs.is_empty() {
            line!(out, "{check}");
        } else if self.roles.iter().any(Role::is_text) {
            line!(out, "{check}?;\n{after}Ok({returned})");
        } else {
            line!(out, "{check}.and(Ok({returned}))");
        }
        line!(out, "}}");
        Ok(())
    }

    /// Writes the attributes of a function of this name with so many parameters more than C's.
    fn attributes(&self, own: &str, more: usize, out: &mut String) {
        out.truncate(out.trim_end_matches("///\n").len());
        let all = self.function.aliases.iter().chain([&self.function.name]);
        for alias in all.filter(|name| *name != own) {
            line!(out, "#[doc(alias = \"{alias}\")]");
        }
        if self.function.deprecated {
            line!(out, "#[deprecated = \"NVIDIA's header marks it as deprecated\"]");
        }
        if self.function.parameters.len() + more > 7 {
            line!(out, "#[allow(clippy::too_many_arguments)]");
        }
    }

    /// Writes the check without the call, with C's parameters.
    fn emit_check(&self, out: &mut String) {
        let Some(rules) = self.rules else { return };
        let (name, plain) = (&self.function.name, self.function.plain());
        line!(
            out,
            "\n/// Checks the preconditions of [`{plain}`](crate::calls::{plain}) that its page lists as *Checked*.\n///"
        );
        line!(out, "/// # Safety\n///\n/// Each pointer must be null, or valid as for the call.");
        line!(out, "#[doc(hidden)]");
        self.attributes(name, 0, out);
        let (parameters, before) = (self.of_c(), self.judged(rules));
        line!(
            out,
            "#[inline]\n#[allow(unused_variables, clippy::missing_safety_doc)]\npub unsafe fn {name}({parameters}) -> Result<(), Precondition> {{"
        );
        out.push_str(&before);
        let call = format!("walk::{name}({})", rules.names().join(", "));
        match rules.is_unsafe {
            true => {
                line!(
                    out,
                    "// SAFETY: the caller guarantees this.\nunsafe {{ {call} }}.of(c\"{name}\")"
                )
            }
            false => line!(out, "{call}.of(c\"{name}\")"),
        }
        line!(out, "}}");
    }

    /// Returns the lines that make a walker's arguments of C's parameters. Without one of them nothing is judged.
    fn judged(&self, walker: &Walker) -> String {
        let mut before = String::new();
        for ((parameter, _), role) in self.function.parameters.iter().zip(&self.roles) {
            if !walker.names().contains(&&**parameter) {
                continue;
            }
            match role {
                // Without the argument its rules cannot be checked.
                Role::Ref => line!(
                    before,
                    "let Some({parameter}) = (unsafe {{ target({parameter}) }}) else {{ return Ok(()) }};"
                ),
                Role::Opt => {
                    line!(before, "let {parameter} = unsafe {{ target({parameter}) }};");
                }
                Role::Slice(count) => {
                    line!(before, "let {parameter} = unsafe {{ elements({parameter}, {count}) }};")
                }
                Role::Str => line!(
                    before,
                    "let Some({parameter}) = (unsafe {{ text({parameter}) }}) else {{ return Ok(()) }};"
                ),
                // A walker looks at no output.
                _ => {}
            }
        }
        before.replace("let ", "// SAFETY: the caller guarantees this.\nlet ")
    }

    /// Writes the search for a cause, with C's parameters and the code.
    fn emit_cause(&self, out: &mut String) {
        let needed = self
            .function
            .parameters
            .iter()
            .zip(&self.roles)
            .filter(|(_, role)| role.is_output() || matches!(role, Role::Ref | Role::Str));
        let pointers = needed.map(|((name, _), _)| {
            format!("(&Pointer({name}.addr()), \"{}\")", generate::c::in_c(name))
        });
        let mut arguments: Vec<String> = pointers.collect();
        for ((name, _), role) in self.function.parameters.iter().zip(&self.roles) {
            if let Role::Slice(count) = role {
                let of = generate::c::in_c(name);
                let mut parameters = self.function.parameters.iter();
                let is_size = parameters.any(|(name, ty)| name == count && rust(ty) == "usize");
                let cast = if is_size { "" } else { " as usize" };
                arguments.push(format!("(&Counted({name}.addr(), {count}{cast}), \"{of}\")"));
            }
        }
        if self.after.is_none() && arguments.is_empty() {
            return;
        }
        let (name, plain) = (&self.function.name, self.function.plain());
        // The page of the module describes them all: a search for a name should find its call.
        line!(
            out,
            "\n/// Finds the cause of a refusal of [`{plain}`](crate::calls::{plain}).\n///"
        );
        line!(out, "/// # Safety\n///\n/// Each pointer must be null, or valid as for the call.");
        line!(out, "#[doc(hidden)]");
        self.attributes(name, 1, out);
        let parameters = self.of_c();
        let mut judge = String::new();
        if let Some(after) = self.after {
            let before = self.judged(after);
            let call = format!("walk::{name}({})", after.names().join(", "));
            match (after.whole_names(), after.is_unsafe) {
                (Some(names), _) => arguments.extend(names.into_iter().map(Self::whole_one)),
                (None, true) => {
                    judge = format!(
                        "|| {{ {before}\n// SAFETY: the caller guarantees this.\nunsafe {{ {call} }} }}"
                    )
                }
                (None, false) if before.is_empty() => judge = format!("|| {call}"),
                (None, false) => judge = format!("|| {{ {before}\n{call} }}"),
            }
        }
        let arguments = arguments.join(", ");
        let found = match &*judge {
            "" => format!("of_arguments(c\"{name}\", returned, &[{arguments}])"),
            _ => format!("of_call(c\"{name}\", returned, &[{arguments}], judge)"),
        };
        if !judge.is_empty() {
            judge = format!("let judge = {judge};\n");
        }
        line!(
            out,
            "#[inline]\n#[allow(unused_variables, clippy::missing_safety_doc)]\npub unsafe fn {name}({parameters}, returned: CUresult) -> Option<Cause> {{\n\
             {judge}// SAFETY: the caller guarantees this.\nunsafe {{ {found} }}\n}}"
        );
    }

    /// Returns arguments that are looked at as they are, with their names in C.
    fn whole(names: &[&str]) -> String {
        let arguments: Vec<String> = names.iter().map(|name| Self::whole_one(name)).collect();
        format!("[{}]", arguments.join(", "))
    }

    fn whole_one(name: &str) -> String {
        format!("(&{name}, \"{}\")", generate::c::in_c(name))
    }

    /// Returns C's parameters.
    fn of_c(&self) -> String {
        let parameters = self.function.parameters.iter();
        parameters.map(|(name, ty)| format!("{name}: {}", rust(ty))).collect::<Vec<_>>().join(", ")
    }

    fn resolve<'t>(&'t self, ty: &'t Type) -> &'t Type {
        match ty {
            Type::Name(name) => match self.header.aliases.iter().find(|(alias, _)| alias == name) {
                Some((_, target)) => self.resolve(target),
                None => ty,
            },
            ty => ty,
        }
    }

    /// Returns the value of an output before the driver writes it: every byte zero.
    fn blank(&self, ty: &Type) -> String {
        match self.resolve(ty) {
            Type::Pointer { .. } => "ptr::null_mut()".to_owned(),
            Type::Name(name) if self.header.enums.iter().any(|e| e.name == *name) => {
                format!("{name}(0)")
            }
            Type::Name(name) if self.header.records.iter().any(|r| r.name == *name) => {
                format!("{name}::default()")
            }
            Type::Name(name) if name.starts_with('f') => "0.0".to_owned(),
            _ => "0".to_owned(),
        }
    }
}

pub fn formatted(root: &Path, text: &str) -> Result<String> {
    let mut rustfmt = shell::command("rustfmt", ["--edition", "2024", "--config-path"]);
    shell::filter(rustfmt.arg(root), text)
}
