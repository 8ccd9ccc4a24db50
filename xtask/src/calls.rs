//! Creates the checked calls of `cuda-checked` and the checks without the calls from the declarations, the ledger and
//! the rules: `src/calls/*.rs` and `src/checks/*.rs`.

use crate::examples::Examples;
use crate::generate::read::{Header, Type};
use crate::generate::reference::Item;
use crate::generate::{self, ANONYMOUS, rust};
use crate::ledger::{Class, Function, Ledger, Left, Met, Role, target};
use crate::names::Names;
use crate::read_rules::{Rules, Values};
use crate::shell::{self, Result};
use crate::sources::{HISTORY, REFERENCE, created};
use crate::toolkit;
use crate::values::Numbers;
use crate::walk::{Enforced, Walker, Walks};
use crate::words;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};

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
        let group = function.group.as_deref().unwrap_or("CUDA_OTHER");
        let group = group.trim_start_matches("CUDA_").to_ascii_lowercase();
        groups.entry(group).or_default().push(function);
    }
    let symbol = |name: &str| {
        let is =
            |f: &&generate::read::Function| f.name == name || f.aliases.iter().any(|a| a == name);
        header.functions.iter().find(is).map(|function| function.name.clone())
    };
    let examples = Examples::read(root, &symbol)?;
    examples.complete(groups.keys())?;
    let names = Names::new(header);
    let numbers = Numbers::new(header);
    let mut wrong = Vec::new();
    let mut files = Vec::new();
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
                links,
            };
            call.left().map_err(failed)?;
            call.validate(&codes).map_err(|error| format!("src/rules: {name}: {error}"))?;
            call.emit(&mut calls).map_err(failed)?;
            let call = Call { names: &names, ..call };
            call.emit_check(&mut checks).map_err(failed)?;
            call.emit_cause(&mut causes).map_err(failed)?;
        }
        let walk_of = |folder: &str| match folder {
            "causes" => format!("use crate::walk::after::{group} as walk;"),
            _ => format!("use crate::walk::{group} as walk;"),
        };
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
            let imports = [
                (&["outcome"][..], "use crate::error::Result;"),
                (&["outcome("], "use crate::error::outcome;"),
                (&["outcome_for!"], "use crate::error::outcome_for;"),
                (&["outcome_of("], "use crate::error::outcome_of;"),
                (&["Option<Cause>"], "use crate::cause::Cause;"),
                (&["of_call("], "use super::of_call;"),
                (&["of_arguments("], "use super::of_arguments;"),
                (&["(&Pointer("], "use super::Pointer;"),
                (&["Result<(), Precondition>"], "use crate::precondition::Precondition;"),
                (&["elements("], "use crate::rule::elements;"),
                (&["target("], "use crate::rule::target;"),
                (&["unsafe { text("], "use crate::rule::text;"),
                (&[").of(", "}.of("], "use crate::rule::Place;"),
                (&["walk::"], &walk_of(folder)),
                (&["judge!"], "use crate::error::judge;"),
                (
                    &["causes::"],
                    &format!(
                        "#[cfg(feature = \"explain\")]\nuse crate::walk::after::{group} as causes;"
                    ),
                ),
                (&["CString"], "use std::ffi::CString;"),
                (&["ptr::"], "use core::ptr;"),
            ];
            let text = text.to_owned() + &unversioned(&functions, text);
            let mut sources = vec!["cuda.h".to_owned(), format!("ledger/{group}.toml")];
            sources.extend(rules.paths(&ids));
            sources.push(format!("{REFERENCE}/{group}.txt"));
            if folder == "calls" {
                sources.extend(["src/words.rs", HISTORY].map(str::to_owned));
                sources.extend(shown.iter().cloned());
            }
            let mut file = format!("// {}\n\n", created(root, &sources)?);
            let code: Vec<&str> = code(&text).collect();
            let needed = |parts: &[&str]| {
                parts.iter().any(|part| code.iter().any(|line| line.contains(part)))
            };
            for (_, import) in imports.iter().filter(|(parts, _)| needed(parts)) {
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
    Ok(files)
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

/// Returns the names of C's macros for the functions in `text`.
fn unversioned(functions: &[&generate::read::Function], text: &str) -> String {
    let has = |name: &str| text.contains(&format!("fn {name}("));
    let named = functions.iter().filter(|function| has(&function.name));
    let names = named.flat_map(|f| f.aliases.iter().map(|alias| (&f.name, alias)));
    generate::renamed("self", names)
}

/// Checks that every rule has its own number and a place in the header, and that no number is left out.
fn numbered(ledger: &Ledger, rules: &Rules) -> Result<()> {
    let lines = rules.lines();
    let retired: BTreeSet<u32> = ledger.places.retired.iter().copied().collect();
    let kept = ledger.groups.values().flat_map(BTreeMap::values).flat_map(|row| &row.kept);
    let placed = ledger.places.rules.values().flatten().chain(&ledger.places.own);
    let placed = placed.copied().chain(kept.map(|kept| kept.rule));
    // A cause is of the driver, whether or not the header has it.
    let causes = lines.iter().filter(|(_, lines)| lines[0].1.after).map(|(id, _)| *id);
    let placed: BTreeSet<u32> = placed.chain(causes).collect();
    let last = lines.keys().chain(&retired).max().copied().unwrap_or_default();
    for (id, lines) in &lines {
        if let [(first, _), (second, _), ..] = lines[..] {
            return Err(format!(
                "rule {id} stands in {first:?} and in {second:?}: the next number is {}",
                last + 1
            ));
        }
        match placed.contains(id) {
            _ if *id == 0 => {
                return Err(format!("a rule has the number 0: the next is {}", last + 1));
            }
            _ if retired.contains(id) => {
                return Err(format!("rule {id} is retired: the next number is {}", last + 1));
            }
            false if lines[0].0.starts_with("owned/") => {
                return Err(format!(
                    "rule {id}: which call needs it? Neither a `kept` nor `own` has it"
                ));
            }
            false => {
                return Err(format!("rule {id} has no place in ledger/places.toml: ITEM = [{id}]"));
            }
            _ => {}
        }
    }
    if let Some(id) = (1..last).find(|id| !lines.contains_key(id) && !retired.contains(id)) {
        return Err(format!("rule {id} is gone: list it as retired in ledger/places.toml"));
    }
    match placed.iter().find(|id| !lines.contains_key(id)) {
        Some(id) => Err(format!("ledger/places.toml: there is no rule {id}")),
        None => Ok(()),
    }
}

/// Checks that each row names an existing code, and that each function has the reason why it is safe or unsafe.
fn validate(row: &Function, codes: &BTreeSet<&str>) -> Result<()> {
    if let Some(error) = row.errors.keys().find(|error| !codes.contains(&***error)) {
        return Err(format!("errors: there is no CUDA_ERROR_{error}"));
    }
    for left in &row.left {
        if let Some(error) = left.error.as_ref().filter(|error| !codes.contains(&***error)) {
            return Err(format!("{}: there is no CUDA_ERROR_{error}", left.sentence()));
        }
    }
    match (&row.safety, &row.safe) {
        (Some(words), None) | (None, Some(words)) if !words.trim().is_empty() => Ok(()),
        _ => Err("it must have either `safety`, the caller's condition, or `safe`, the reason why there is none"
            .to_owned()),
    }
}

/// Returns the codes of a call, without `CUDA_ERROR_`: those of its comment, and then the others that are known.
pub fn codes<'a>(
    function: &'a generate::read::Function,
    row: &'a Function,
    enforced: &'a [Enforced],
) -> Vec<&'a str> {
    let listed = function.codes.iter().filter_map(|code| code.strip_prefix("CUDA_ERROR_"));
    let mut codes: Vec<&str> = listed.collect();
    let of_rules = enforced.iter().filter_map(|rule| rule.code.as_deref());
    let of_left = row.left.iter().filter_map(|left| left.error.as_deref());
    for code in of_rules.chain(of_left).chain(row.errors.keys().map(String::as_str)) {
        if !codes.contains(&code) {
            codes.push(code);
        }
    }
    codes
}

/// Returns a text as the start of a line.
pub fn capital(text: String) -> String {
    let begins = text.starts_with("the ").then(|| format!("T{}", &text[1..]));
    begins.unwrap_or(text)
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
    /// Lines with the example, and to others and to guides.
    links: String,
}

impl Call<'_> {
    fn emit(&self, out: &mut String) -> Result<()> {
        let name = &self.function.name;
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
                    let Type::Pointer { constant: false, to } = ty else {
                        return Err(format!(
                            "an output must be a pointer that the driver may write to, and {parameter} is {}",
                            rust(ty)
                        ));
                    };
                    line!(before, "let mut {parameter} = {};", self.blank(to)?);
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
        let returns = match &outputs[..] {
            [] => "()".to_owned(),
            [(_, ty)] => ty.clone(),
            several => {
                let types: Vec<&str> = several.iter().map(|(_, ty)| &**ty).collect();
                format!("({})", types.join(", "))
            }
        };

        let mut page = String::new();
        self.document(&mut page);
        match self.outputs()[..] {
            [(name, _)] => out.push_str(&without_output(&page, name)),
            _ => out.push_str(&page),
        }
        let (parameters, arguments) = (parameters.join(", "), arguments.join(", "));
        let is_unsafe = if self.row.safety.is_some() { "unsafe " } else { "" };
        line!(out, "#[inline]\npub {is_unsafe}fn {name}({parameters}) -> Result<{returns}> {{");
        if let Some(rules) = self.rules {
            let call = format!("walk::{name}({})", rules.names().join(", "));
            match (rules.is_unsafe, &self.row.safety) {
                (true, Some(_)) => line!(
                    out,
                    "// SAFETY: the caller meets the conditions in the documentation.\n\
                     let verdict = unsafe {{ {call} }};\nif let Err(broken) = verdict {{"
                ),
                (true, None) => {
                    return Err("its checks read memory, so its ledger entry must have `safety`, and has `safe`".to_owned());
                }
                (false, _) => line!(out, "if let Err(broken) = {call} {{"),
            }
            // Fewer steps for the compiler than `?` on a `Result`, which shows in 200 functions.
            line!(out, "return Err(broken.of(c\"{name}\").into());\n}}");
        }
        let reads = self.after.is_some_and(|after| after.is_unsafe);
        if reads && self.row.safety.is_none() {
            return Err(
                "its causes read memory, so its ledger entry must have `safety`, and has `safe`"
                    .to_owned(),
            );
        }
        let check = match self.after.map(|after| (after, after.whole_names())) {
            None => format!("outcome(c\"{name}\", code)"),
            Some((_, Some(names))) => {
                format!("outcome_for!(c\"{name}\", code, {})", Self::whole(&names))
            }
            Some((after, None)) => {
                let mut judge = format!("causes::{name}({})", after.names().join(", "));
                if reads {
                    line!(out, "// SAFETY: the caller meets the conditions in the documentation.");
                    judge = format!("unsafe {{ {judge} }}");
                }
                line!(out, "let judge = judge!({judge});");
                format!("outcome_of(c\"{name}\", code, judge)")
            }
        };
        out.push_str(&before);
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
        let names: Vec<&str> = outputs.iter().map(|(name, _)| &**name).collect();
        let returned = match names[..] {
            [name] => name.to_owned(),
            _ => format!("({})", names.join(", ")),
        };
        if names.is_empty() {
            line!(out, "{check}");
        } else if self.roles.iter().any(Role::is_text) {
            line!(out, "{check}?;\n{after}Ok({returned})");
        } else {
            line!(out, "{check}.and(Ok({returned}))");
        }
        line!(out, "}}");
        Ok(())
    }

    fn document(&self, out: &mut String) {
        let Function { safety, safe, left, .. } = self.row;
        // A text is copied.
        let copied: Vec<&str> = self
            .outputs()
            .iter()
            .filter(|(_, role)| role.is_text())
            .map(|(name, _)| *name)
            .collect();
        let left = || {
            left.iter().filter(|left| {
                !left.paths().any(|path| copied.contains(&path.trim_start_matches('*')))
            })
        };
        // A search lists the raw function and the check too.
        let summary = self.item.summary.trim_end_matches('.');
        line!(out, "\n/// {} (checked call).\n///", self.names.linked(summary));
        let raw = format!("The raw call is [`sys::{0}`](cuda_sys::{0}).", self.function.name);
        let also = self.function.aliases.iter().map(|name| format!("Also called `{name}`. "));
        let also: String = also.collect();
        line!(out, "/// {} {also}{raw}\n///", generate::place(self.header, self.function));
        out.push_str(&self.links);
        self.parameters(out);
        let life = self.item.life.as_ref().map(|life| format!("{}\n///", self.names.linked(life)));
        if let Some(safety) = safety {
            line!(out, "/// # Safety\n///\n/// {}\n///", self.names.linked(safety));
            life.iter().for_each(|life| line!(out, "/// {life}"));
        }
        if let Some(safe) = safe {
            line!(out, "/// # Why it is safe\n///\n/// {}\n///", self.names.linked(safe));
            life.iter().for_each(|life| line!(out, "/// # Lifetimes\n///\n/// {life}"));
        }
        self.errors(out);
        self.list(out);
        self.causes(out);
        let mut list = |title: &str, holds: &dyn Fn(&Left) -> bool| {
            let rows: Vec<_> = left().filter(|left| holds(left)).collect();
            if !rows.is_empty() {
                line!(out, "/// # {title}\n///");
                for row in rows {
                    let why = row.why.as_ref().map(|why| format!(": {why}")).unwrap_or_default();
                    let rule = row.rule.map(|id| format!(" (Rule {id})")).unwrap_or_default();
                    line!(out, "/// - {}.{rule}", self.sentence(&(row.sentence() + &why)));
                }
                line!(out, "///");
            }
        };
        // Preconditions that an argument's type keeps are not listed; those that need history are for owners.
        list("Kept by owned objects, else left to the caller", &|left| {
            left.met == Met::Type && left.class != Class::Args
        });
        list("Left to the caller", &|left| left.met == Met::Caller && left.class != Class::Args);
        // The arguments would show it: it is the text that does not demand it.
        list("Documented, but not enforced", &|left| {
            left.met == Met::Caller && left.class == Class::Args
        });
        self.attributes(0, out);
    }

    /// Returns the outputs.
    fn outputs(&self) -> Vec<(&str, &Role)> {
        let each = self.function.parameters.iter().zip(&self.roles);
        each.filter(|(_, role)| role.is_output()).map(|((name, _), role)| (&**name, role)).collect()
    }

    /// Returns a sentence with links, for the start of a line.
    fn sentence(&self, text: &str) -> String {
        capital(self.names.linked(text))
    }

    /// Writes the parameters and the results, under the names in the rules.
    fn parameters(&self, out: &mut String) {
        let row = |name: &str| {
            let text = self.item.members.get(name).map(|member| &*member.text);
            self.names.linked(text.unwrap_or_default())
        };
        let (mut taken, mut returned) = (Vec::new(), Vec::new());
        for ((name, _), role) in self.function.parameters.iter().zip(&self.roles) {
            let c = generate::c::in_c(name);
            let c = if c == name { String::new() } else { format!(" (`{c}` in C)") };
            let line = match role {
                Role::Count(slice) => {
                    format!("- The length of `{slice}` is C's `{name}`: {}", row(name))
                }
                // One result needs no name, least of all C's.
                role if role.is_output() && self.outputs().len() == 1 => row(name),
                _ => format!("- `{name}`{c}: {}", row(name)),
            };
            match role {
                role if role.is_output() => returned.push(line),
                Role::Room => {}
                _ => taken.push(line),
            }
        }
        for (title, lines) in [("Parameters", taken), ("Returns", returned)] {
            if !lines.is_empty() {
                line!(out, "/// # {title}\n///");
                lines.iter().for_each(|text| line!(out, "/// {text}"));
                line!(out, "///");
            }
        }
    }

    /// Writes the codes, each with the conditions that are known to cause it.
    fn errors(&self, out: &mut String) {
        line!(out, "/// # Errors\n///");
        if self.function.codes.is_empty() {
            line!(out, "/// The header names no codes.\n///");
        }
        for code in codes(self.function, self.row, self.enforced) {
            let of = |rule: &&Enforced| rule.code.as_deref() == Some(code);
            let mut wrong: Vec<String> = Vec::new();
            for rule in self.enforced.iter().filter(of) {
                let first = rule.path.trim_start_matches('*').split(['.', '[']).next();
                let name = match first.unwrap_or_default() {
                    "current_device" => "the current device".to_owned(),
                    "current_context" => "the current context".to_owned(),
                    parameter => format!("`{parameter}`"),
                };
                if !wrong.contains(&name) {
                    wrong.push(name);
                }
            }
            let kept = |left: &&Left| left.met == Met::Type && left.class == Class::Args;
            let left = self.row.left.iter().filter(|left| left.error.as_deref() == Some(code));
            let left = left.filter(|left| !kept(left));
            let left: Vec<_> = left.map(|left| self.sentence(&left.sentence())).collect();
            let cause = self.row.errors.get(code);
            let cause = cause.map(|cause| format!("if {}", self.names.linked(cause)));
            let broken = match &*wrong {
                [] => None,
                wrong => Some(format!("if {} breaks a rule below", words::join(wrong, " or "))),
            };
            let listed = (!left.is_empty()).then(|| "if one of these does not hold:".to_owned());
            let when: Vec<String> = [cause, broken, listed].into_iter().flatten().collect();
            let comma = if when.is_empty() { "" } else { ", " };
            line!(
                out,
                "/// - [`CUDA_ERROR_{code}`](cuda_sys::CUresult::CUDA_ERROR_{code}){comma}{}",
                when.join(", or ")
            );
            left.iter().for_each(|sentence| line!(out, "///   - {sentence}."));
        }
        line!(out, "///");
    }

    /// Writes the lists of checked preconditions.
    fn list(&self, out: &mut String) {
        for (title, asks) in [("Checked", false), ("Checked by a query", true)] {
            let rules: Vec<_> = self.enforced.iter().filter(|rule| rule.asks == asks).collect();
            if rules.is_empty() {
                continue;
            }
            line!(out, "/// # {title}\n///");
            for Enforced { id, sentence, code, .. } in &rules {
                let code = match code.as_deref() {
                    Some("INVALID_VALUE") | None => String::new(),
                    Some(code) => {
                        format!(" [`CUDA_ERROR_{code}`](cuda_sys::CUresult::CUDA_ERROR_{code}).")
                    }
                };
                line!(out, "/// - {}.{code} (Rule {id})", self.sentence(sentence));
            }
            line!(out, "///");
            let mut paths: Vec<&str> = Vec::new();
            for rule in rules.iter().filter(|rule| rule.is_listed()) {
                if !paths.contains(&&*rule.path) {
                    paths.push(&rule.path);
                    self.allowed(out, &rule.path);
                }
            }
        }
    }

    /// Writes the list of causes.
    fn causes(&self, out: &mut String) {
        if self.caused.is_empty() {
            return;
        }
        line!(out, "/// # Explained after a refusal\n///");
        for Enforced { id, sentence, code, more, .. } in self.caused {
            let codes: Vec<String> = code.iter().chain(more).cloned().collect();
            let linked = |code: &String| {
                format!("[`CUDA_ERROR_{code}`](cuda_sys::CUresult::CUDA_ERROR_{code})")
            };
            let codes = match &codes[..] {
                [code] if code == "INVALID_VALUE" => String::new(),
                codes => {
                    let codes: Vec<String> = codes.iter().map(linked).collect();
                    format!(" {}.", words::join(&codes, " or "))
                }
            };
            line!(out, "/// - {}.{codes} (Cause {id})", self.sentence(sentence));
        }
        line!(out, "///");
    }

    /// Writes the values that each release allows, where they change.
    fn allowed(&self, out: &mut String, path: &str) {
        let lists = self.enforced.iter().filter(|rule| rule.path == path && rule.is_listed());
        let lists: Vec<_> = lists.flat_map(|rule| &rule.values).collect();
        let since = self.function.since.unwrap_or_default();
        let mut releases: Vec<_> =
            toolkit::RELEASES.map(|release| (release, toolkit::number(release))).into();
        releases.retain(|(_, number)| *number >= since);
        releases.sort_by_key(|(_, number)| *number);
        // What no list names is a matter of other rules.
        let allowed = |value: &String| -> Vec<bool> {
            let allows = |(_, release): &(&str, u32)| {
                lists.iter().all(|list| {
                    let holds = (list.since..=list.until).contains(release);
                    !holds || list.names.contains(value) == list.allows()
                })
            };
            releases.iter().map(allows).collect()
        };
        let mut named: Vec<&String> = Vec::new();
        for value in lists.iter().flat_map(|list| &list.names) {
            if !named.contains(&value) {
                named.push(value);
            }
        }
        let rows = named.into_iter().map(|value| (self.names.linked(value), allowed(value)));
        let rows: Vec<_> = rows.collect();
        let changes = |(_, allowed): &(String, Vec<bool>)| {
            allowed.contains(&true) && allowed.contains(&false)
        };
        let names = |release: u32| {
            let holds = |list: &&&Values| (list.since..=list.until).contains(&release);
            lists.iter().filter(holds).any(|list| list.allows())
        };
        // In a release without a list of allowed values, others pass too.
        if !releases.iter().all(|(_, release)| names(*release)) || !rows.iter().any(changes) {
            return;
        }
        // A list, not a table: names would be broken within a column on a telephone.
        line!(out, "/// Allowed in `{path}`, by the release of CUDA:\n///");
        let mut lines: Vec<(String, Vec<String>)> = Vec::new();
        for (value, allowed) in rows.into_iter().filter(|(_, allowed)| allowed.contains(&true)) {
            let period = periods(&releases, &allowed);
            match lines.iter_mut().find(|(known, _)| *known == period) {
                Some((_, values)) => values.push(value),
                None => lines.push((period, vec![value])),
            }
        }
        for (period, values) in lines {
            line!(out, "/// - {period}: {}", values.join(", "));
        }
        line!(out, "///");
    }

    /// Writes the attributes of a function with so many parameters more than C's.
    fn attributes(&self, more: usize, out: &mut String) {
        out.truncate(out.trim_end_matches("///\n").len());
        for alias in &self.function.aliases {
            line!(out, "#[doc(alias = \"{alias}\")]");
        }
        if self.function.deprecated {
            line!(out, "#[deprecated = \"NVIDIA's header calls it deprecated\"]");
        }
        if self.function.parameters.len() + more > 7 {
            line!(out, "#[allow(clippy::too_many_arguments)]");
        }
    }

    /// Writes the check without the call, with C's parameters.
    fn emit_check(&self, out: &mut String) -> Result<()> {
        let Some(rules) = self.rules else { return Ok(()) };
        let name = &self.function.name;
        line!(
            out,
            "\n/// Checks the preconditions of [`{name}`](crate::calls::{name}) that its page lists as *Checked*.\n///"
        );
        line!(out, "/// # Safety\n///\n/// Each pointer must be null, or valid as for the call.");
        self.attributes(0, out);
        let (parameters, before) = (self.of_c(), self.judged(rules)?);
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
        Ok(())
    }

    /// Returns the lines that make a walker's arguments of C's parameters. Without one of them nothing is judged.
    fn judged(&self, walker: &Walker) -> Result<String> {
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
                Role::Text(_) | Role::Copied | Role::Out => {
                    return Err(format!(
                        "rules are about arguments that a call takes, and one is about {parameter}, which it returns"
                    ));
                }
                Role::Raw | Role::Count(_) | Role::Room => {}
            }
        }
        Ok(before.replace("let ", "// SAFETY: the caller guarantees this.\nlet "))
    }

    /// Writes the search for a cause, with C's parameters and the code.
    fn emit_cause(&self, out: &mut String) -> Result<()> {
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
        if self.after.is_none() && arguments.is_empty() {
            return Ok(());
        }
        let name = &self.function.name;
        line!(out, "\n/// Finds the cause of a refusal of [`{name}`](crate::calls::{name}).\n///");
        line!(out, "/// # Safety\n///\n/// Each pointer must be null, or valid as for the call.");
        self.attributes(1, out);
        let parameters = self.of_c();
        let mut judge = String::new();
        if let Some(after) = self.after {
            let before = self.judged(after)?;
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
        Ok(())
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

    /// Checks that each row is about something that the page shows.
    fn left(&self) -> Result<()> {
        let rows = self.row.left.iter().filter(|left| !left.is_phrase());
        for path in rows.flat_map(Left::paths) {
            if path != self.function.name && !self.has(path) {
                return Err(format!("C has no {path}: a phrase has marks of its own"));
            }
        }
        Ok(())
    }

    /// Checks that each rule is about something in C's declaration, and names an existing code.
    fn validate(&self, codes: &BTreeSet<&str>) -> Result<()> {
        for rule in self.enforced.iter().chain(self.caused) {
            if !matches!(&*rule.path, "current_device" | "current_context") && !self.has(&rule.path)
            {
                return Err(format!("rule {}: C has no {}", rule.id, rule.path));
            }
            let mut named = rule.code.iter().chain(&rule.more);
            if let Some(code) = named.find(|code| !codes.contains(&***code)) {
                return Err(format!("rule {}: there is no CUDA_ERROR_{code}", rule.id));
            }
        }
        Ok(())
    }

    /// Returns whether a path leads from a parameter of the function to something.
    fn has(&self, path: &str) -> bool {
        path.split(" * ").all(|factor| self.has_part(factor))
    }

    fn has_part(&self, path: &str) -> bool {
        let name = |part: &'_ str| part.split('[').next().unwrap_or_default().to_owned();
        let mut names = path.trim_start_matches('*').split('.').map(name);
        let first = names.next().unwrap_or_default();
        let parameter = self
            .function
            .parameters
            .iter()
            .find(|(name, _)| name.trim_end_matches('_') == first.trim_end_matches('_'));
        let Some((_, ty)) = parameter else { return false };
        names.try_fold(ty, |ty, name| self.field(ty, &name)).is_some()
    }

    fn field<'t>(&'t self, ty: &'t Type, name: &str) -> Option<&'t Type> {
        let record = match self.resolve(ty) {
            Type::Pointer { to, .. } => return self.field(to, name),
            Type::Array(element, _) => return self.field(element, name),
            Type::Name(record) => record,
            Type::Function { .. } => return None,
        };
        let record = self.header.records.iter().find(|r| r.name == *record)?;
        let find = |wanted: &str| {
            let is = |field: &str| field.trim_end_matches('_') == wanted.trim_end_matches('_');
            record.fields.iter().find(|(field, _)| is(field)).map(|(_, ty)| ty)
        };
        let inner = || self.field(find(ANONYMOUS)?, name);
        find(name).or_else(inner)
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
    fn blank(&self, ty: &Type) -> Result<String> {
        Ok(match self.resolve(ty) {
            Type::Pointer { constant: true, .. } => "ptr::null()".to_owned(),
            Type::Pointer { .. } => "ptr::null_mut()".to_owned(),
            Type::Function { .. } => "None".to_owned(),
            Type::Array(..) => {
                return Err(format!("an output must be one value, and is {}", rust(ty)));
            }
            Type::Name(name) if self.header.enums.iter().any(|e| e.name == *name) => {
                format!("{name}(0)")
            }
            Type::Name(name) if self.header.records.iter().any(|r| r.name == *name) => {
                format!("{name}::default()")
            }
            Type::Name(name) if name.starts_with('f') => "0.0".to_owned(),
            Type::Name(_) => "0".to_owned(),
        })
    }
}

/// Returns a page without C's name of its one output. The code of examples stays.
fn without_output(page: &str, name: &str) -> String {
    let named = [format!("`*{name}`"), format!("`{name}`")];
    let (mut out, mut in_code) = (String::new(), false);
    for line in page.lines() {
        let mut line = line.to_owned();
        in_code ^= line.starts_with("/// ```");
        for named in &named {
            while let Some(at) = line.find(named).filter(|_| !in_code) {
                let before = line[..at].trim_end_matches("- ").trim_end();
                let begins = before == "///" || before.ends_with('.');
                let result = if begins { "The result" } else { "the result" };
                line.replace_range(at..at + named.len(), result);
            }
        }
        line!(out, "{line}");
    }
    out
}

/// The releases that allow something: `12.2 to 12.5, and since 13.0`.
fn periods(releases: &[(&str, u32)], allowed: &[bool]) -> String {
    let mut periods: Vec<String> = Vec::new();
    let mut first = 0;
    while let Some(from) = (first..allowed.len()).find(|at| allowed[*at]) {
        let end = (from..allowed.len()).find(|at| !allowed[*at]).unwrap_or(allowed.len());
        let (begin, last) = (releases[from].0, releases[end - 1].0);
        periods.push(match (from, end == allowed.len()) {
            (0, true) => "every release".to_owned(),
            (0, false) => format!("up to {last}"),
            (_, true) => format!("since {begin}"),
            _ if begin == last => begin.to_owned(),
            _ => format!("{begin} to {last}"),
        });
        first = end;
    }
    words::join(&periods, " and ")
}

pub fn formatted(root: &Path, text: &str) -> Result<String> {
    let mut rustfmt = shell::command("rustfmt", ["--edition", "2024", "--config-path"]);
    shell::filter(rustfmt.arg(root), text)
}

#[cfg(test)]
mod tests {
    use super::without_output;

    #[test]
    fn the_one_output_has_no_name() {
        let page = "/// `out` is new. `*out` and `a` as `out`.\n/// - `out` must end.\n/// ```\n/// `out`\n/// ```\n";
        let shown = "/// The result is new. The result and `a` as the result.\n/// - The result must end.\n/// ```\n/// `out`\n/// ```\n";
        assert_eq!(without_output(page, "out"), shown);
    }
}
