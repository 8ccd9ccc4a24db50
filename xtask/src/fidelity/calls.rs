//! Compares the checked calls and the checks with `cuda.h`: they are read back from their Rust text, and each is
//! compared with the header after the C preprocessor. The ledger states which calls are unsafe, and the raw crate's
//! reference states the use of pointers. `xtask/src/calls.rs`, which creates the text, is not used here.

use super::declared::{self, Declared, tokens};
use super::{Cell, header::Header};
use crate::fetch;
use crate::generate::c::in_c;
use crate::generate::read::Type;
use crate::generate::reference::{Direction, Length, Pointer};
use crate::generate::{self, Files, Unit};
use crate::headers::HOST;
use crate::ledger::{Function, Ledger};
use crate::shell::{self, Result};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use syn::{FnArg, Item, ItemFn, UseTree};

/// The facts for the comparison.
pub struct Expected {
    /// Each function of the header, and its parameters in the header's order.
    functions: BTreeMap<String, Vec<(String, Type)>>,
    /// The names of functions from the header's macros, as `cuMemAlloc_v2 as cuMemAlloc`.
    names: BTreeSet<String>,
    /// Conditions of safety, and how pointers are used.
    ledger: Ledger,
    /// The functions in `src/walk` for calls, by their file and name.
    rules: HashMap<(String, String), Rule>,
}

struct Rule {
    is_unsafe: bool,
    parameters: Vec<String>,
}

/// The form of a parameter of a call. A parameter without a form is an output, or the length of a slice.
#[derive(Clone, Copy, PartialEq)]
enum Form {
    Str,
    Slice,
    Reference,
    Optional,
    AsInC,
}

/// A file's functions, and the other names that it has for functions.
struct File {
    functions: Vec<ItemFn>,
    names: Vec<String>,
}

/// The files of `src/calls` and `src/checks`, by their paths in the repository.
pub fn files(root: &Path) -> Result<Files> {
    let mut files = Files::new();
    for folder in ["src/calls", "src/checks"] {
        for path in shell::entries(&root.join(folder))? {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if name != "mod.rs" {
                files.push((format!("{folder}/{name}"), shell::read(&path)?));
            }
        }
    }
    Ok(files)
}

impl Expected {
    pub fn read(root: &Path) -> Result<Self> {
        let include = fetch::toolkit(root, fetch::NEWEST)?.join("include");
        let (units, work) = (Vec::new(), PathBuf::new());
        let cell = Cell { root: root.to_owned(), include, units, target: HOST, work };
        let Header { functions, macros, .. } = cell.header(&generate::CORE)?;
        let names = macros.iter().filter_map(|(name, value)| {
            // `cuMemcpy` is `__CUDA_API_PTDS(cuMemcpy)`, and that the function or its variant for per-thread streams.
            let symbol = value.split('(').next_back()?.trim_end_matches(')');
            (functions.contains_key(symbol) && symbol != name)
                .then(|| format!("{symbol} as {name}"))
        });
        let names = names.collect();
        let declared = committed(root, &generate::CORE)?;
        let functions = functions.into_iter().map(|(name, parameters)| {
            let own = declared.functions.iter().find(|function| function.name == name);
            let own = own.ok_or_else(|| format!("{name} is not declared"))?.parameters.clone();
            match own.iter().map(|(name, _)| in_c(name)).eq(parameters.iter().map(String::as_str)) {
                true => Ok((name, own)),
                false => Err(format!("{name} is declared with other parameters: {own:?}")),
            }
        });
        let functions = functions.collect::<Result<_>>()?;
        Ok(Self { functions, names, ledger: Ledger::read(root)?, rules: rules(root)? })
    }

    /// Compares all of them, and returns each difference.
    pub fn compare(&self, files: &Files) -> Result<Vec<String>> {
        let read = |(path, text): &'_ (String, String)| {
            Ok((path.clone(), File::read(text).map_err(|error| format!("{path}: {error}"))?))
        };
        let files = files.iter().map(read).collect::<Result<Vec<_>>>()?;
        let of = |folder: &str| {
            let files = files.iter().filter(|(path, _)| path.starts_with(folder));
            files.flat_map(|(path, file)| file.functions.iter().map(|f| (&**path, f))).collect()
        };
        let (calls, checks): (Vec<_>, Vec<_>) = (of("src/calls/"), of("src/checks/"));
        let mut wrong = Vec::new();

        let judged = calls.iter().filter(|(path, f)| self.rule(path, f).is_some());
        let judged: Vec<String> = judged.map(|(_, function)| name(function)).collect();
        wrong.extend(differ("calls", &calls, self.functions.keys().cloned()));
        wrong.extend(differ("checks", &checks, judged.iter().cloned()));
        for (folder, of) in [("src/calls/", &calls), ("src/checks/", &checks)] {
            let files = files.iter().filter(|(path, _)| path.starts_with(folder));
            let names = files.flat_map(|(_, file)| file.names.iter().cloned()).collect();
            let known = |name: &&String| {
                let symbol = name.split(' ').next();
                of.iter().any(|(_, function)| Some(self::name(function).as_str()) == symbol)
            };
            let expected: BTreeSet<_> = self.names.iter().filter(known).cloned().collect();
            let differ = expected.symmetric_difference(&names);
            wrong.extend(differ.map(|name| format!("{folder}: another name: {name}")));
        }
        let mut forms = HashMap::new();
        for (path, function) in &calls {
            let failed = |error| format!("{path}: {}: {error}", name(function));
            match self.call(path, function) {
                Ok(call) => drop(forms.insert(name(function), call)),
                Err(error) => wrong.push(failed(error)),
            }
        }
        for (path, function) in &checks {
            let failed = |error| format!("{path}: {}: {error}", name(function));
            let forms = forms.get(&name(function));
            wrong.extend(
                forms.and_then(|forms| self.check(path, function, forms).err()).map(failed),
            );
        }
        Ok(wrong)
    }

    /// Returns the rules of a call, which are in the file of the same name.
    fn rule(&self, path: &str, function: &ItemFn) -> Option<&Rule> {
        self.rules.get(&(group(path).to_owned(), name(function)))
    }

    /// Compares one call, and returns the form of each parameter that it takes.
    fn call(&self, path: &str, function: &ItemFn) -> Result<HashMap<String, Form>> {
        let name = &name(function);
        let parameters = self.functions.get(name).ok_or("it is no function of cuda.h")?;
        let said = self.ledger.groups.get(group(path)).and_then(|group| group.get(name));
        let said = said.ok_or_else(|| format!("ledger/{}.toml does not have it", group(path)))?;
        if is_unsafe(function) != said.safety.is_some() {
            return Err(
                "it is unsafe where its ledger has no `safety`, or safe where it has".to_owned()
            );
        }
        let given = function.sig.inputs.iter().map(form).collect::<Result<Vec<_>>>()?;
        let taken = |parameter: &&String| given.iter().any(|(name, _)| name == *parameter);
        let order = parameters.iter().map(|(name, _)| name).filter(taken);
        if !order.eq(given.iter().map(|(name, _)| name)) {
            return Err("its parameters are not the header's, in the header's order".to_owned());
        }
        let forms: HashMap<String, Form> = given.into_iter().collect();
        let found = function.block.stmts.iter().map(tokens).map(|text| plain(&text));
        let found: Vec<String> = found.collect();
        let mut expected = Vec::new();
        if let Some(rule) = self.rule(path, function) {
            let refused = format!("return Err(broken.of(c\"{name}\").into());");
            let mut asked = rule.asked(name);
            if rule.is_unsafe {
                expected.push(format!("let verdict = {asked};"));
                asked = "verdict".to_owned();
            }
            expected.push(format!("if let Err(broken) = {asked} {{ {refused} }}"));
        }
        for parameter in parameters {
            self.suits(name, said, parameter, &forms)?;
        }
        expected.extend(self.body(name, parameters, &forms, &found));
        equal(&found, &expected).map(|()| forms)
    }

    /// Fails if the use of a parameter differs from its form.
    fn suits(
        &self,
        name: &str,
        said: &Function,
        (parameter, ty): &(String, Type),
        forms: &HashMap<String, Form>,
    ) -> Result<()> {
        let pointer = self.ledger.reference.get(name).pointer(parameter);
        let untyped = Type::Name("c_void".to_owned());
        let typed = matches!(ty, Type::Pointer { constant: false, to } if **to != untyped);
        match forms.get(parameter) {
            Some(Form::AsInC)
                if typed && is_output(pointer) && !said.raw.contains_key(parameter) =>
            {
                Err(format!("{parameter} is an output, and the ledger does not keep it a pointer"))
            }
            Some(form) if !form.suits(pointer) => {
                Err(format!("{parameter} has a form that its use does not allow"))
            }
            None if !is_output(pointer)
                && self.slice(name, forms, parameter).is_none()
                && self
                    .texts(name, forms)
                    .all(|(text, count)| ![text, count].contains(&parameter)) =>
            {
                Err(format!("it does not take {parameter}, which is no output"))
            }
            _ => Ok(()),
        }
    }

    /// Returns the expected statements from the rules on. `found` has the existing ones, for the initial value of an
    /// output.
    fn body(
        &self,
        name: &str,
        parameters: &[(String, Type)],
        forms: &HashMap<String, Form>,
        found: &[String],
    ) -> Vec<String> {
        let (mut body, mut arguments, mut outputs) = (Vec::new(), Vec::new(), Vec::new());
        let mut copies = Vec::new();
        let pointer = |constant, to: Type| Type::Pointer { constant, to: to.into() };
        let text = pointer(false, pointer(true, Type::Name("c_char".to_owned())));
        let texts: Vec<_> = self.texts(name, forms).collect();
        for (parameter, ty) in parameters {
            if texts.iter().any(|(text, _)| *text == parameter) {
                body.push(format!("let mut {parameter} = super::TEXT;"));
                outputs.push(format!("super::text({parameter})"));
                arguments.push(format!("{parameter}.as_mut_ptr()"));
                continue;
            }
            if texts.iter().any(|(_, count)| *count == parameter) {
                arguments.push("super::LENGTH".to_owned());
                continue;
            }
            arguments.push(match forms.get(parameter) {
                Some(Form::AsInC | Form::Reference) => parameter.clone(),
                Some(Form::Str | Form::Slice) => format!("{parameter}.as_ptr()"),
                Some(Form::Optional) => format!("{parameter}.map_or(ptr::null(), ptr::from_ref)"),
                None => match self.slice(name, forms, parameter) {
                    Some(slice) => {
                        body.push(format!("let {parameter} = {slice}.len();"));
                        parameter.clone()
                    }
                    None => {
                        body.push(format!("let mut {parameter} = {};", zero(parameter, found)));
                        if *ty == text {
                            let copy = format!("unsafe {{ super::copied({parameter}) }}");
                            copies.push(format!("let {parameter} = {copy};"));
                        }
                        outputs.push(parameter.clone());
                        format!("&mut {parameter}")
                    }
                },
            });
        }
        let arguments = arguments.join(", ");
        body.push(format!("let code = unsafe {{ cuda_sys::{name}({arguments}) }};"));
        let check = format!("check(c\"{name}\", code)");
        if outputs.is_empty() {
            body.push(check);
            return body;
        }
        let returned = match &outputs[..] {
            [output] => output.clone(),
            _ => format!("({})", outputs.join(", ")),
        };
        if texts.is_empty() && copies.is_empty() {
            body.push(format!("{check}.and(Ok({returned}))"));
        } else {
            body.push(format!("{check}?;"));
            body.extend(copies);
            body.push(format!("Ok({returned})"));
        }
        body
    }

    /// Returns each text that a call returns, with the parameter for the size of its buffer: neither is an argument.
    fn texts<'a>(
        &'a self,
        name: &str,
        forms: &'a HashMap<String, Form>,
    ) -> impl Iterator<Item = (&'a String, &'a String)> {
        let item = self.ledger.reference.get(name);
        let text = Type::Pointer { constant: false, to: Type::Name("c_char".to_owned()).into() };
        self.functions[name].iter().filter_map(move |(parameter, ty)| {
            let pointer = item.pointer(parameter).filter(|_| *ty == text)?;
            match &pointer.length {
                Length::Elements(count) if pointer.direction == Direction::Out => {
                    let given = [parameter, count].iter().any(|name| forms.contains_key(*name));
                    (!given).then_some((parameter, count))
                }
                _ => None,
            }
        })
    }

    /// The slice whose length a parameter is.
    fn slice<'a>(
        &self,
        name: &str,
        forms: &'a HashMap<String, Form>,
        count: &str,
    ) -> Option<&'a String> {
        let item = self.ledger.reference.get(name);
        let counted = |parameter: &String| {
            let length = item.pointer(parameter).map(|pointer| &pointer.length);
            matches!(length, Some(Length::Elements(elements)) if elements == count)
        };
        let mut slices = forms.iter().filter(|(_, form)| **form == Form::Slice);
        slices.find(|(slice, _)| counted(slice)).map(|(slice, _)| slice)
    }

    /// Compares one check with the header, and with the call's forms of pointers.
    fn check(&self, path: &str, function: &ItemFn, forms: &HashMap<String, Form>) -> Result<()> {
        let name = &name(function);
        let parameters = &self.functions[name];
        let rule = self.rule(path, function).ok_or("it has no rules")?;
        if !is_unsafe(function) {
            return Err("it reads through pointers and is safe".to_owned());
        }
        if declared::parameters(&function.sig)? != *parameters {
            return Err("its parameters are not the header's, in the header's order".to_owned());
        }
        let mut expected = Vec::new();
        for (parameter, _) in parameters.iter().filter(|(name, _)| rule.parameters.contains(name)) {
            match forms.get(parameter).ok_or_else(|| format!("no argument is {parameter}"))? {
                Form::Reference => expected.push(format!(
                    "let Some({parameter}) = (unsafe {{ target({parameter}) }}) else {{ return Ok(()) }};"
                )),
                Form::Optional => {
                    expected.push(format!("let {parameter} = unsafe {{ target({parameter}) }};"));
                }
                Form::Slice => {
                    let counts = parameters.iter().map(|(count, _)| count);
                    let mut counts =
                        counts.filter(|count| self.slice(name, forms, count) == Some(parameter));
                    let count = counts.next().ok_or_else(|| format!("no length of {parameter}"))?;
                    expected
                        .push(format!("let {parameter} = unsafe {{ elements({parameter}, {count}) }};"));
                }
                Form::Str => return Err(format!("a rule of the string {parameter}")),
                Form::AsInC => {}
            }
        }
        expected.push(format!("{}.of(c\"{name}\")", rule.asked(name)));
        let found: Vec<String> =
            function.block.stmts.iter().map(tokens).map(|text| plain(&text)).collect();
        equal(&found, &expected)
    }
}

impl Rule {
    /// Returns the expression that calls the rules.
    fn asked(&self, name: &str) -> String {
        let asked = format!("rules::{name}({})", self.parameters.join(", "));
        if self.is_unsafe { format!("unsafe {{ {asked} }}") } else { asked }
    }
}

impl Form {
    /// Returns whether a parameter with this use may have this form.
    fn suits(self, pointer: Option<&Pointer>) -> bool {
        let Some(Pointer { direction, length, nullable }) = pointer else {
            return self == Self::AsInC;
        };
        let is_input = *direction == Direction::In;
        match (self, length) {
            (Self::AsInC, _) => true,
            (Self::Reference, Length::One) => is_input && !nullable,
            (Self::Optional, Length::One) => is_input && *nullable,
            (Self::Slice, Length::Elements(_)) | (Self::Str, Length::String) => {
                is_input && !nullable
            }
            _ => false,
        }
    }
}

/// Returns whether the driver always writes exactly one value there.
fn is_output(pointer: Option<&Pointer>) -> bool {
    let one = Pointer { direction: Direction::Out, length: Length::One, nullable: false };
    pointer == Some(&one)
}

/// Returns the initial value of an output, if it is zero.
fn zero<'a>(output: &str, found: &'a [String]) -> &'a str {
    let start = plain(&format!("let mut {output} = "));
    let value = found.iter().find_map(|line| line.strip_prefix(&start)?.strip_suffix(';'));
    let numbers = ["0", "0.0", "ptr::null()", "ptr::null_mut()"];
    let is_zero = |value: &&str| {
        numbers.contains(value) || value.ends_with("::default()") || value.ends_with("(0)")
    };
    value.filter(is_zero).unwrap_or("0")
}

impl File {
    fn read(text: &str) -> Result<Self> {
        let mut file = Self { functions: Vec::new(), names: Vec::new() };
        for item in syn::parse_file(text).map_err(|error| error.to_string())?.items {
            match item {
                Item::Fn(function) => file.functions.push(function),
                Item::Use(item) => file.rename(&item.tree),
                other => return Err(format!("unexpected: {}", tokens(&other))),
            }
        }
        Ok(file)
    }

    /// Adds the names of functions from a `use`.
    fn rename(&mut self, tree: &UseTree) {
        match tree {
            UseTree::Path(path) => self.rename(&path.tree),
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.rename(tree)),
            UseTree::Rename(name) if name.rename != "rules" => {
                self.names.push(format!("{} as {}", name.ident, name.rename));
            }
            _ => {}
        }
    }
}

/// The crate's files of a unit.
fn committed(root: &Path, unit: &Unit) -> Result<Declared> {
    let folder = root.join("cuda-sys/src/declarations");
    let text = |name: &str| shell::read(&folder.join(unit.file(name)));
    Declared::read(&text("types.rs")?, &text("functions.rs")?, &text("names.rs")?)
}

fn rules(root: &Path) -> Result<HashMap<(String, String), Rule>> {
    let mut rules = HashMap::new();
    for path in shell::entries(&root.join("src/walk"))? {
        if path.is_dir() {
            continue;
        }
        let failed = |error: String| format!("{}: {error}", path.display());
        let file =
            syn::parse_file(&shell::read(&path)?).map_err(|error| failed(error.to_string()))?;
        for item in file.items {
            let Item::Fn(function) = item else { continue };
            if !name(&function).starts_with("cu") {
                continue;
            }
            let names = function.sig.inputs.iter().map(|input| Ok(form(input)?.0));
            let parameters = names.collect::<Result<_>>().map_err(failed)?;
            let rule = Rule { is_unsafe: is_unsafe(&function), parameters };
            rules.insert((group(&path.to_string_lossy()).to_owned(), name(&function)), rule);
        }
    }
    Ok(rules)
}

/// `va`, of `src/calls/va.rs`.
fn group(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or_default().trim_end_matches(".rs")
}

fn name(function: &ItemFn) -> String {
    function.sig.ident.to_string()
}

fn is_unsafe(function: &ItemFn) -> bool {
    matches!(function.sig.safety, syn::Safety::Unsafe(_))
}

/// The name and the form of a parameter.
fn form(input: &FnArg) -> Result<(String, Form)> {
    let FnArg::Typed(input) = input else { return Err("it takes self".to_owned()) };
    let form = match &*plain(&tokens(&*input.ty)) {
        "&CStr" => Form::Str,
        ty if ty.starts_with("&[") => Form::Slice,
        ty if ty.starts_with('&') => Form::Reference,
        ty if ty.starts_with("Option<&") => Form::Optional,
        _ => Form::AsInC,
    };
    Ok((tokens(&*input.pat), form))
}

/// Returns the text without formatting by rustfmt.
fn plain(text: &str) -> String {
    let text: String = text.split_whitespace().collect();
    text.replace(",)", ")").replace(";}", "}")
}

/// Fails at the first different statement.
fn equal(found: &[String], expected: &[String]) -> Result<()> {
    let mut expected = expected.iter().map(|line| plain(line));
    for line in found {
        match expected.next() {
            Some(expected) if expected == *line => {}
            expected => {
                return Err(format!("`{line}` should be `{}`", expected.unwrap_or_default()));
            }
        }
    }
    expected.next().map_or(Ok(()), |line| Err(format!("it lacks `{line}`")))
}

/// Returns the functions that do not occur exactly once.
fn differ(
    what: &str,
    found: &[(&str, &ItemFn)],
    expected: impl Iterator<Item = String>,
) -> Vec<String> {
    let mut counts: BTreeMap<String, i32> = expected.map(|name| (name, -1)).collect();
    for (_, function) in found {
        *counts.entry(name(function)).or_default() += 1;
    }
    let wrong = counts.into_iter().filter(|(_, count)| *count != 0);
    wrong.map(|(name, _)| format!("{what}: {name} is not there once, or should not be")).collect()
}
