//! The checked calls of `cuda-checked`, made from the declarations and the ledger: `src/calls/*.rs`.

use crate::generate::read::{Header, Type};
use crate::generate::{self, rust};
use crate::ledger::{Class, Function, Ledger, Met, Role, Rule, plain};
use crate::shell::{self, Result};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// Each file of `src/calls`, and its text. `manual` is the text of `cuda.h`.
pub fn files(
    root: &Path,
    ledger: &Ledger,
    header: &Header,
    manual: &str,
) -> Result<Vec<(PathBuf, String)>> {
    let codes = header.enums.iter().filter(|e| e.name == "CUresult").flat_map(|e| &e.variants);
    let codes = codes.filter_map(|v| v.name.strip_prefix("CUDA_ERROR_")).collect();
    let lines: Vec<&str> = manual.lines().collect();
    let mut groups: BTreeMap<String, Vec<&generate::read::Function>> = BTreeMap::new();
    for function in &header.functions {
        let group = function.group.as_deref().unwrap_or("CUDA_OTHER");
        let group = group.trim_start_matches("CUDA_").to_ascii_lowercase();
        groups.entry(group).or_default().push(function);
    }
    let mut files = Vec::new();
    for (group, functions) in groups {
        let said =
            ledger.0.get(&group).ok_or_else(|| format!("there is no ledger/{group}.toml"))?;
        let unknown = |name: &&String| !functions.iter().any(|function| function.name == **name);
        if let Some(name) = said.keys().find(unknown) {
            return Err(format!("ledger/{group}.toml: {name} is no function of the group"));
        }
        let rules = rules(&root.join(format!("src/rules/{group}.rs")))?;
        let mut out = String::new();
        for function in functions {
            let name = &function.name;
            let said =
                said.get(name).ok_or_else(|| format!("ledger/{group}.toml has no {name}"))?;
            validate(said, &codes, &lines)
                .map_err(|error| format!("ledger/{group}.toml: {name}: {error}"))?;
            let call = Call { function, said, header, rules: rules.get(name) };
            call.emit(&mut out).map_err(|error| format!("ledger/{group}.toml: {name}: {error}"))?;
        }
        let mut file =
            format!("// Made by `cargo xtask emit` from ledger/{group}.toml. Not for editing.\n\n");
        let imports = [
            (&[""][..], "use crate::error::{Result, check};"),
            (&["rules::"], &format!("use crate::rules::{group} as rules;")),
            (&["c_", "CStr"], "use core::ffi::*;"),
            (&["ptr::"], "use core::ptr;"),
            (&[""], "use cuda_sys::*;"),
        ];
        let needed = |parts: &[&str]| parts.iter().any(|part| out.contains(part));
        for (_, import) in imports.iter().filter(|(parts, _)| needed(parts)) {
            line!(file, "{import}");
        }
        files.push((root.join(format!("src/calls/{group}.rs")), formatted(root, &(file + &out))?));
    }
    Ok(files)
}

/// Each row names a code and a line that there are.
fn validate(said: &Function, codes: &BTreeSet<&str>, lines: &[&str]) -> Result<()> {
    for rule in &said.rules {
        if let Some(error) = rule.error.as_ref().filter(|error| !codes.contains(&***error)) {
            return Err(format!("{}: there is no CUDA_ERROR_{error}", rule.sentence()));
        }
        let line = (rule.line as usize).checked_sub(1).and_then(|line| lines.get(line));
        if line.is_none_or(|line| line.trim_matches([' ', '*', '/']).is_empty()) {
            return Err(format!("{}: line {} says nothing", rule.sentence(), rule.line));
        }
    }
    Ok(())
}

/// The functions of a file of rules: whether they are unsafe, and what they take.
fn rules(path: &Path) -> Result<HashMap<String, (bool, Vec<String>)>> {
    if !path.exists() {
        return Ok(HashMap::new());
    }
    let file = syn::parse_file(&shell::read(path)?);
    let file = file.map_err(|error| format!("{}: {error}", path.display()))?;
    let mut rules = HashMap::new();
    for item in file.items {
        let syn::Item::Fn(syn::ItemFn { sig, vis: syn::Visibility::Restricted(_), .. }) = item
        else {
            continue;
        };
        let name = |input: &syn::FnArg| match input {
            syn::FnArg::Typed(input) => {
                use quote::ToTokens as _;
                input.pat.to_token_stream().to_string()
            }
            syn::FnArg::Receiver(_) => String::new(),
        };
        let parameters = sig.inputs.iter().map(name).collect();
        rules.insert(
            sig.ident.to_string(),
            (matches!(sig.safety, syn::Safety::Unsafe(_)), parameters),
        );
    }
    Ok(rules)
}

struct Call<'a> {
    function: &'a generate::read::Function,
    said: &'a Function,
    header: &'a Header,
    rules: Option<&'a (bool, Vec<String>)>,
}

impl Call<'_> {
    fn emit(&self, out: &mut String) -> Result<()> {
        let name = &self.function.name;
        let mut roles = Vec::new();
        for (parameter, ty) in &self.function.parameters {
            let role = self.said.role(parameter)?;
            match (&role, self.is_pointer(ty)) {
                (None, true) => return Err(format!("{parameter} is a pointer without a role")),
                (Some(_), false) => {
                    return Err(format!("{parameter} has a role and is no pointer"));
                }
                _ => roles.push(role),
            }
        }
        for parameter in self.said.pointers.keys() {
            if !self.function.parameters.iter().any(|(name, _)| name == parameter) {
                return Err(format!("it has no parameter {parameter}"));
            }
        }
        let counts: HashMap<&str, &str> = self
            .function
            .parameters
            .iter()
            .zip(&roles)
            .filter_map(|((slice, _), role)| match role {
                Some(Role::Slice(count)) => Some((&**count, &**slice)),
                _ => None,
            })
            .collect();

        let (mut parameters, mut arguments) = (Vec::new(), Vec::new());
        let (mut before, mut outputs) = (String::new(), Vec::new());
        for ((parameter, ty), role) in self.function.parameters.iter().zip(&roles) {
            if let Some(slice) = counts.get(&**parameter) {
                arguments.push(parameter.clone());
                if *ty != Type::Name("usize".to_owned()) {
                    return Err(format!("{parameter} cannot count every slice: {slice} stays raw"));
                }
                line!(before, "let {parameter} = {slice}.len();");
                continue;
            }
            let target = match ty {
                Type::Pointer { to, .. } => rust(to),
                ty => rust(ty),
            };
            let constant = matches!(ty, Type::Pointer { constant: true, .. });
            if !constant && matches!(role, Some(Role::Ref | Role::Opt | Role::Slice(_) | Role::Str))
            {
                return Err(format!("{parameter} is not const"));
            }
            match role {
                Some(Role::Out) => {
                    let Type::Pointer { constant: false, to } = ty else {
                        return Err(format!("{parameter} cannot be written"));
                    };
                    line!(before, "let mut {parameter} = {};", self.blank(to)?);
                    arguments.push(format!("&mut {parameter}"));
                    outputs.push((parameter.clone(), target));
                }
                Some(Role::Ref) => {
                    parameters.push(format!("{parameter}: &{target}"));
                    arguments.push(parameter.clone());
                }
                Some(Role::Opt) => {
                    parameters.push(format!("{parameter}: Option<&{target}>"));
                    arguments.push(format!("{parameter}.map_or(ptr::null(), ptr::from_ref)"));
                }
                Some(Role::Slice(_)) => {
                    parameters.push(format!("{parameter}: &[{target}]"));
                    arguments.push(format!("{parameter}.as_ptr()"));
                }
                Some(Role::Str) => {
                    parameters.push(format!("{parameter}: &CStr"));
                    arguments.push(format!("{parameter}.as_ptr()"));
                }
                Some(Role::Raw) | None => {
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

        self.document(out);
        let (parameters, arguments) = (parameters.join(", "), arguments.join(", "));
        // With rules, one function of this crate's is less code in the program than the rules in each caller.
        if self.rules.is_none() {
            line!(out, "#[inline]");
        }
        let is_unsafe = if self.said.safety.is_some() { "unsafe " } else { "" };
        line!(out, "pub {is_unsafe}fn {name}({parameters}) -> Result<{returns}> {{");
        if let Some((is_unsafe, takes)) = self.rules {
            let rules = format!("rules::{name}({})", takes.join(", "));
            match is_unsafe {
                true => line!(
                    out,
                    "// SAFETY: the caller keeps what the documentation says.\nunsafe {{ {rules} }}?;"
                ),
                false => line!(out, "{rules}?;"),
            }
        }
        out.push_str(&before);
        line!(
            out,
            "{}",
            match self.said.safety {
                Some(_) => "// SAFETY: the caller keeps what the documentation says.",
                None =>
                    "// SAFETY: what it writes is here, what it reads is valid, and the driver judges the rest.",
            }
        );
        line!(out, "let code = unsafe {{ cuda_sys::{name}({arguments}) }};");
        match &outputs[..] {
            [] => line!(out, "check(c\"{name}\", code)"),
            several => {
                line!(out, "check(c\"{name}\", code)?;");
                let names: Vec<&str> = several.iter().map(|(name, _)| &**name).collect();
                match names[..] {
                    [name] => line!(out, "Ok({name})"),
                    _ => line!(out, "Ok(({}))", names.join(", ")),
                }
            }
        }
        line!(out, "}}");
        Ok(())
    }

    fn document(&self, out: &mut String) {
        let Function { about, safety, rules, .. } = self.said;
        line!(out, "\n/// {}\n///", plain(about));
        let raw = format!("The raw call is [`sys::{0}`](cuda_sys::{0}).", self.function.name);
        line!(out, "/// {} {raw}\n///", generate::place(self.header, self.function));
        if let Some(safety) = safety {
            line!(out, "/// # Safety\n///\n/// {}\n///", plain(safety));
        }
        match &self.function.codes[..] {
            [] => line!(out, "/// # Errors\n///\n/// The header names no codes.\n///"),
            codes => {
                line!(out, "/// # Errors\n///");
                for code in codes {
                    line!(out, "/// - [`{code}`](CUresult::{code})");
                }
                line!(out, "///");
            }
        }
        let mut list = |title: &str, holds: &dyn Fn(&Rule) -> bool| {
            let rules: Vec<_> = rules.iter().filter(|rule| holds(rule)).collect();
            if !rules.is_empty() {
                line!(out, "/// # {title}\n///");
                for rule in rules {
                    match &rule.why {
                        Some(why) => line!(out, "/// - {}: {}.", rule.sentence(), plain(why)),
                        None => line!(out, "/// - {}.", rule.sentence()),
                    }
                }
                line!(out, "///");
            }
        };
        list("Checked", &|rule| rule.met == Met::Arguments);
        list("Checked by asking the driver or the system", &|rule| rule.met == Met::Query);
        // What a type of an argument keeps is not worth a word; history is what an owner is for.
        list("Kept by owned objects, else left to the caller", &|rule| {
            rule.met == Met::Type && rule.class != Class::Args
        });
        list("Left to the caller", &|rule| rule.met == Met::Caller);
        out.truncate(out.trim_end_matches("///\n").len());
        for alias in &self.function.aliases {
            line!(out, "#[doc(alias = \"{alias}\")]");
        }
        if self.function.deprecated {
            line!(out, "#[deprecated = \"NVIDIA's header calls it deprecated\"]");
        }
        if self.function.parameters.len() > 7 {
            line!(out, "#[allow(clippy::too_many_arguments)]");
        }
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

    /// Whether C writes a `*`, or a callback's type, in the parameter.
    fn is_pointer(&self, ty: &Type) -> bool {
        match ty {
            Type::Pointer { .. } | Type::Function { .. } => true,
            ty => matches!(self.resolve(ty), Type::Function { .. }),
        }
    }

    /// What an output holds before the driver writes it: nothing, in every byte.
    fn blank(&self, ty: &Type) -> Result<String> {
        Ok(match self.resolve(ty) {
            Type::Pointer { constant: true, .. } => "ptr::null()".to_owned(),
            Type::Pointer { .. } => "ptr::null_mut()".to_owned(),
            Type::Function { .. } => "None".to_owned(),
            Type::Array(..) => return Err("an array is no output".to_owned()),
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

pub fn formatted(root: &Path, text: &str) -> Result<String> {
    let mut rustfmt = shell::command("rustfmt", ["--edition", "2024", "--config-path"]);
    shell::filter(rustfmt.arg(root), text)
}
