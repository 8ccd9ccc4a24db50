//! The rules of `cuda-checked` as data, read from the lines in `src/rules` and `src/owned`, which state the facts.

use crate::generate::c::in_c;
use crate::generate::history::{FIRST, dotted};
use crate::generate::read::{self, Header};
use crate::shell::{self, Result};
use crate::words;
use crate::words::{c_path, join};
use proc_macro2::{Span, TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::path::Path;
use syn::parse::discouraged::Speculative;
use syn::parse::{Parse, ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::{Expr, Ident, Item, Lit, LitInt, LitStr, Token, token};

/// Every function with rules, and the names that rules use.
#[derive(Default)]
pub struct Rules {
    /// Those of groups come first, then those of parts, then those of owned objects; each file in its order.
    functions: Vec<Judge>,
    /// The places where the rules of a type do not hold.
    pub excepted: BTreeSet<String>,
    /// The calls, the rules, and the codes that the calls have for these.
    pub codes: Vec<(String, u32, String)>,
    /// Those of each name. A file sees its own, and the shared one.
    constants: HashMap<String, Vec<Constant>>,
    /// The names of the header: enumerators and macros.
    names: HashSet<String>,
    /// The code of the functions without rules.
    pub helpers: BTreeMap<String, String>,
}

struct Constant {
    file: String,
    is_shared: bool,
    value: Expr,
}

/// The place of causes that every call can have.
pub const EVERY_CALL: &str = "*";

/// A function with rules, or the code of a file of owned objects.
#[derive(Default)]
pub struct Judge {
    /// Its file, like `parts/pool`.
    pub file: String,
    pub name: String,
    /// With their types.
    pub parameters: Vec<(String, String)>,
    /// The places that it checks, if these are not the type or the call that its name names.
    pub places: Vec<String>,
    pub lines: Vec<Line>,
    pub code: String,
}

/// A rule, as in its line.
#[derive(Default)]
pub struct Line {
    pub id: u32,
    pub asks: bool,
    pub path: String,
    must: String,
    bounds: Vec<Expr>,
    pub conditions: Vec<(String, String, Vec<Expr>)>,
    /// The clause of a condition that needs code.
    pub clause: String,
    pub since: u32,
    pub until: u32,
    because: String,
    /// The words after "for".
    reason: String,
    /// Without `CUDA_ERROR_`; None if the documentation has no code.
    pub code: Option<String>,
    /// The other codes of a cause.
    pub more: Vec<String>,
    pub under: Under,
    /// The moment: after the driver has refused the call.
    pub after: bool,
    pub of_windows: bool,
}

impl Line {
    /// Says where a condition is stated twice, or not at all.
    fn fault(&self) -> Option<&'static str> {
        const OF_CONDITIONS: &[&str] =
            &["if ", "unless ", "when ", "where ", "with ", "without ", "but for ", "on "];
        let Self { must, clause, because, under, .. } = self;
        let mut parts = because.split(", ");
        if under.condition && clause.is_empty() {
            Some("is under code, and has no clause after `where`")
        } else if !clause.is_empty() && !under.code && !must.starts_with("hold") {
            Some("has a clause after `where`, and no code decides it")
        } else if parts.any(|part| OF_CONDITIONS.iter().any(|word| part.starts_with(word))) {
            Some("has a condition in its text")
        } else {
            None
        }
    }

    /// Whether the driver's release decides which enumerators are meant: those of the type, or of a list.
    pub fn by_release(&self) -> bool {
        self.must.starts_with("enumerator")
            || self.must.ends_with("_of_release")
            || self.has_flags()
    }

    fn has_flags(&self) -> bool {
        self.must == "flags_of"
    }

    /// Whether all enumerators of the type are meant but those of a list.
    pub fn excepts(&self) -> bool {
        self.must == "enumerator_but"
    }

    /// Returns the enum that the line names because the type of the argument does not.
    pub fn named_enum(&self) -> Option<String> {
        let names = self.must == "enumerator_of" || self.has_flags();
        self.bounds.first().filter(|_| names).map(tokens)
    }

    /// Whether another line requires the same, perhaps of another argument or up to another limit of the same kind.
    pub fn is_alike(&self, other: &Self) -> bool {
        let text = |line: &Self| match (&*line.must, line.bounds.get(1)) {
            ("hold" | "hold_text", Some(text)) => tokens(text),
            _ => String::new(),
        };
        self.must == other.must && text(self) == text(other)
    }

    /// Returns the paths that it names.
    pub fn paths(&self) -> impl Iterator<Item = &str> {
        [&*self.path].into_iter().chain(self.conditions.iter().map(|(path, ..)| &**path))
    }
}

/// The enumerators of an enum, each with its first release.
#[derive(Clone, Default)]
pub struct Enumerators {
    pub of: String,
    pub all: Vec<(String, u32)>,
}

/// A condition of a rule: the path of an argument, a name of `crate::words`, and values by the header's names.
#[derive(Clone)]
pub struct Condition {
    pub path: String,
    pub is: String,
    pub values: Vec<String>,
}

/// Values that a rule allows or forbids in some releases, by the header's names.
pub struct Values {
    /// A requirement that does not depend on the release.
    pub must: &'static str,
    pub names: Vec<String>,
    pub since: u32,
    pub until: u32,
}

/// The requirements that names or numbers decide.
const CONSTANT: [&str; 10] = [
    "equal", "one_of", "only", "none_of", "any_of", "zero", "non_zero", "at_most", "at_least",
    "below",
];

impl Values {
    pub fn allows(&self) -> bool {
        ["equal", "one_of", "only"].contains(&self.must)
    }
}

impl Rules {
    pub fn read(root: &Path, header: &Header) -> Result<Self> {
        let enumerators = header.enums.iter().flat_map(|e| &e.variants).map(|v| &v.name);
        let names = enumerators.chain(header.constants.iter().map(|constant| &constant.name));
        let mut rules = Self { names: names.cloned().collect(), ..Self::default() };
        for folder in ["src/rules", "src/rules/parts", "src/owned"] {
            let paths = shell::entries(&root.join(folder))?;
            for path in paths.iter().filter(|path| path.is_file()) {
                let name = path.strip_prefix(root.join("src")).unwrap_or(path);
                let name = name.with_extension("").to_string_lossy().into_owned();
                let read = rules.file(name.trim_start_matches("rules/"), &shell::read(path)?);
                read.map_err(shell::at(path))?;
            }
        }
        // The page of a call would not have their rules.
        let code = rules.helpers.values().chain(rules.judges().map(|judge| &judge.code));
        let called: HashSet<&str> = code.flat_map(|code| called(code)).collect();
        let called = rules.judges().find(|judge| called.contains(&*judge.name));
        match called.map(|judge| &judge.name) {
            Some(name) => {
                Err(format!("src/rules: {name} is called: name where it applies with `on`"))
            }
            None => Ok(rules),
        }
    }

    fn file(&mut self, file: &str, text: &str) -> Result<()> {
        let items = syn::parse_file(text).map_err(|error| error.to_string())?.items;
        let is_owned = file.starts_with("owned/");
        if is_owned {
            let mut lines = Vec::new();
            in_code(text.parse().map_err(|error| format!("{error}"))?, &mut lines)?;
            self.functions.push(Judge { file: file.to_owned(), lines, ..Judge::default() });
        }
        let mut renamed = HashMap::new();
        for item in items {
            match item {
                Item::Const(item) => self.add_constant(file, item)?,
                _ if is_owned => {}
                Item::Use(item) => renames(&item.tree, &mut renamed),
                Item::Fn(item) => self.add_helper(&item.sig, &item.block),
                Item::Impl(item) => item.items.iter().for_each(|item| {
                    if let syn::ImplItem::Fn(item) = item {
                        self.add_helper(&item.sig, &item.block);
                    }
                }),
                Item::Macro(item) => self.read_macro(file, &item.mac, &renamed)?,
                _ => {}
            }
        }
        Ok(())
    }

    fn add_constant(&mut self, file: &str, item: syn::ItemConst) -> Result<()> {
        let is_shared = !matches!(item.vis, syn::Visibility::Inherited);
        let all = self.constants.entry(item.ident.to_string()).or_default();
        shell::ensure(!is_shared || !all.iter().any(|other| other.is_shared), || {
            format!("{} is the name of another shared constant too: rename one", item.ident)
        })?;
        all.push(Constant { file: file.to_owned(), is_shared, value: *item.expr });
        Ok(())
    }

    fn add_helper(&mut self, signature: &syn::Signature, code: &syn::Block) {
        self.helpers.insert(signature.ident.to_string(), read::quote(code));
    }

    /// Reads a macro at the top of a file.
    fn read_macro(
        &mut self,
        file: &str,
        item: &syn::Macro,
        renamed: &HashMap<String, String>,
    ) -> Result<()> {
        let text = item.tokens.to_string();
        match &*last(&item.path) {
            "except" => self.excepted.extend(places(&item.tokens)),
            "codes" => {
                for code in text.split(',').filter(|code| !code.trim().is_empty()) {
                    let words = code.split([':', ' ', '\n']).filter(|word| !word.is_empty());
                    let [call, id, code] = words.collect::<Vec<_>>()[..] else {
                        return Err(format!("codes!: {code} is not `cuFoo: 1 CODE`"));
                    };
                    let id = id.parse().map_err(|_| format!("codes!: {id} is no number"))?;
                    self.codes.push((call.to_owned(), id, code.to_owned()));
                }
            }
            moment @ ("rules" | "causes") => {
                let name = |word: &str| renamed.get(word).map_or(word, |name| name).to_owned();
                let Functions(functions) = parsed(Functions::parse, item.tokens.clone())?;
                for mut function in functions {
                    file.clone_into(&mut function.file);
                    for (_, ty) in &mut function.parameters {
                        *ty = with_words(ty, &name);
                    }
                    function.lines.iter_mut().for_each(|line| line.after = moment == "causes");
                    self.functions.push(function);
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Returns the functions that walkers call.
    pub fn judges(&self) -> impl Iterator<Item = &Judge> {
        self.functions.iter().filter(|judge| !judge.file.starts_with("owned/"))
    }

    /// Returns whether every call can have a cause.
    pub fn is_of_every_call(&self, id: u32) -> bool {
        let judges = self.judges().filter(|judge| judge.places.iter().any(|of| of == EVERY_CALL));
        judges.flat_map(|judge| &judge.lines).any(|line| line.id == id)
    }

    /// Returns every line, with its file.
    pub fn lines(&self) -> BTreeMap<u32, Vec<(&str, &Line)>> {
        let mut lines: BTreeMap<u32, Vec<_>> = BTreeMap::new();
        for judge in &self.functions {
            for line in &judge.lines {
                lines.entry(line.id).or_default().push((&*judge.file, line));
            }
        }
        lines
    }

    /// Returns the files of these rules.
    pub fn paths(&self, ids: &BTreeSet<u32>) -> BTreeSet<String> {
        let lines = self.lines();
        let files = ids.iter().filter_map(|id| lines.get(id)).flatten();
        files.map(|(file, _)| path_of(file)).collect()
    }

    /// Returns the items of the header on which rules stand because their function is attached there: calls, types, and
    /// fields if the rule is about one.
    pub fn items(&self, header: &Header) -> BTreeSet<(String, u32)> {
        let mut items = BTreeSet::new();
        for judge in self.judges() {
            for place in judge.places() {
                let mut names = place.split(['.', '[']);
                let owner = names.next().unwrap_or_default();
                if !owner.starts_with(['c', 'C']) {
                    continue;
                }
                let record = header.records.iter().find(|record| record.name == owner);
                for line in &judge.lines {
                    let field = names.clone().next();
                    let field = field.or_else(|| line.path.split(['.', '[']).nth(1));
                    let field = field.unwrap_or(&line.path);
                    let has = record.is_some_and(|record| {
                        record.fields.iter().any(|(name, _)| in_c(name) == field)
                    });
                    let item = if has { format!("{owner}.{field}") } else { owner.to_owned() };
                    items.insert((item, line.id));
                }
            }
        }
        items
    }

    /// Returns the line of a rule of owned objects, and the words after "must".
    pub fn of_owned(&self, id: u32) -> Result<(&Line, String)> {
        let judges = self.functions.iter().filter(|judge| judge.file.starts_with("owned/"));
        let mut lines = judges.flat_map(|judge| judge.lines.iter().map(|line| (&judge.file, line)));
        let (file, line) = lines
            .find(|(_, line)| line.id == id)
            .ok_or_else(|| format!("there is no rule {id} of owned objects"))?;
        let words = self.words(file, line, &Enumerators::default());
        let (must, text) = words.map_err(|error| format!("rule {id}: {error}"))?;
        Ok((line, if text.is_empty() { must } else { format!("{must}, {text}") }))
    }

    /// Returns the requirement of a line and its text.
    fn words(
        &self,
        file: &str,
        line: &Line,
        enumerators: &Enumerators,
    ) -> Result<(String, String)> {
        let mut rest = line.because.as_str();
        let bounds = match (&*line.must, &line.bounds[..]) {
            ("enumerator", _) if enumerators.of.is_empty() => {
                return Err("`enumerator` needs an argument of an enum type".to_owned());
            }
            ("flags_of", _) => {
                vec![format!("those of `{}` that the driver's release has", enumerators.of)]
            }
            ("enumerator" | "enumerator_of" | "enumerator_but", _) => {
                let but = join(&self.listed(file, line), " and ");
                let but = if but.is_empty() { but } else { format!(", except {but}") };
                let of = &enumerators.of;
                vec![format!("an enumerator of `{of}` that the driver's release has{but}")]
            }
            ("one_of_release" | "only_of_release", _) => {
                let name = |(name, since): &(String, u32)| match *since {
                    FIRST => name.clone(),
                    since => format!("{name} (since CUDA {})", dotted(since)),
                };
                enumerators.all.iter().map(name).collect()
            }
            ("limited", [_, attribute]) => {
                let name = self.values(file, attribute).unwrap_or_default().concat();
                vec![words::limit(&name)]
            }
            ("ordinal", _) => vec!["the number of devices".to_owned()],
            ("addable_to", [bound, ..]) => vec![format!("`SIZE_MAX - {}`", tokens(bound))],
            ("hold" | "hold_text", bounds) => {
                let text = bounds.get(1).and_then(|text| self.text(file, text));
                vec![text.ok_or("`hold` needs a literal text")?]
            }
            (_, []) => Vec::new(),
            (_, [bound, ..]) => match self.values(file, bound) {
                Some(values)
                    if values
                        .iter()
                        .any(|name| name.starts_with("CU") && rest.contains(&**name)) =>
                {
                    return Err("the names of bounds have the word `named` before them".to_owned());
                }
                Some(values) => values,
                // A computed bound has its name in the text.
                None if rest.is_empty() => {
                    return Err("a computed bound needs a text that names it".to_owned());
                }
                None => vec![std::mem::take(&mut rest).to_owned()],
            },
        };
        let requirement = words::requirement(&line.must, &bounds);
        let requirement = requirement.ok_or_else(|| format!("there is no word {}", line.must))?;
        Ok((requirement, rest.to_owned()))
    }

    /// Returns the sentence about a rule that holds for `path` under these conditions.
    pub fn sentence(
        &self,
        file: &str,
        line: &Line,
        enumerators: &Enumerators,
        path: &str,
        conditions: &[Condition],
    ) -> Result<String> {
        let (requirement, text) = self.words(file, line, enumerators)?;
        let mut conditions =
            conditions.iter().map(|of| (of.path.clone(), &*of.is, &of.values[..])).collect();
        let requirement = words::or_zero(requirement, path, &mut conditions);
        let conditions = words::conditions(&conditions, &line.clause);
        let conditions = conditions.ok_or("there is no such condition")?;
        let on = named(path);
        let period = words::period(line.since, line.until);
        // A comma ends a list, a text or a clause.
        let is_long = line.must == "enumerator" || !text.is_empty() || requirement.contains(',');
        let joint = if is_long { ", if " } else { " if " };
        let rest = words::sentence(
            &requirement,
            "",
            line.of_windows,
            &text,
            joint,
            &conditions,
            &line.reason,
        );
        Ok(match period.trim_start().split_at_checked(1) {
            None => format!("{on} {rest}"),
            Some((first, words)) => format!("{}{words}, {on} {rest}", first.to_uppercase()),
        })
    }

    /// Returns the conditions of a line. `at` changes their paths.
    pub fn conditions(
        &self,
        file: &str,
        line: &Line,
        at: &dyn Fn(&str) -> String,
    ) -> Result<Vec<Condition>> {
        let condition = |(path, is, values): &(String, String, Vec<Expr>)| {
            let named = |value| {
                self.values(file, value).ok_or_else(|| format!("{} is no value", tokens(value)))
            };
            let values = values.iter().map(named).collect::<Result<Vec<_>>>()?.concat();
            Ok(Condition { path: at(path), is: is.clone(), values })
        };
        line.conditions.iter().map(condition).collect()
    }

    /// The values that a line allows, or forbids, where these are constant.
    pub fn allowed(&self, file: &str, line: &Line, enumerators: &Enumerators) -> Vec<Values> {
        let Line { since, until, .. } = *line;
        if line.by_release() {
            // One list for each release that added some. A release without the type has nothing that takes it.
            let of_flags = line.must.starts_with("only") || line.has_flags();
            let must = if of_flags { "only" } else { "one_of" };
            let mut releases: Vec<u32> = enumerators.all.iter().map(|(_, since)| *since).collect();
            releases.sort_unstable();
            releases.dedup();
            let ends = releases.iter().skip(1).map(|next| next - 1).chain([u32::MAX]);
            let has = |release: u32| {
                let known = enumerators.all.iter().filter(|(_, since)| *since <= release);
                known.map(|(name, _)| name.clone()).collect()
            };
            let list = |(first, end): (&u32, u32)| Values {
                must,
                names: has(*first),
                since: if *first == releases[0] { since } else { since.max(*first) },
                until: until.min(end),
            };
            return releases.iter().zip(ends).map(list).collect();
        }
        let Some(must) = CONSTANT.iter().find(|must| **must == line.must) else {
            return Vec::new();
        };
        let names = match line.bounds.first() {
            Some(bound) => self.values(file, bound),
            None => Some(Vec::new()),
        };
        names.map(|names| Values { must, names, since, until }).into_iter().collect()
    }

    /// Returns the names in the list of a line.
    pub fn listed(&self, file: &str, line: &Line) -> Vec<String> {
        line.bounds.first().and_then(|list| self.values(file, list)).unwrap_or_default()
    }

    fn text(&self, file: &str, expression: &Expr) -> Option<String> {
        match expression {
            Expr::Lit(syn::ExprLit { lit: Lit::Str(text), .. }) => Some(text.value()),
            Expr::Path(path) => self.text(file, self.constant(file, &last(&path.path))?),
            _ => None,
        }
    }

    fn constant(&self, file: &str, name: &str) -> Option<&Expr> {
        let all = self.constants.get(name)?;
        let own = all.iter().find(|constant| constant.file == file);
        own.or_else(|| all.iter().find(|constant| constant.is_shared)).map(|found| &found.value)
    }

    /// Returns a value by the header's name: a number, a name, or a list of these. Nothing is computed.
    fn values(&self, file: &str, expression: &Expr) -> Option<Vec<String>> {
        let values = |expression: &Expr| self.values(file, expression);
        match expression {
            Expr::Lit(syn::ExprLit { lit: Lit::Int(number), .. }) => {
                Some(vec![number.base10_digits().to_owned()])
            }
            Expr::Unary(unary) if matches!(unary.op, syn::UnOp::Neg(_)) => {
                Some(values(&unary.expr)?.into_iter().map(|value| format!("-{value}")).collect())
            }
            Expr::Path(path) => {
                let name = last(&path.path);
                match self.names.contains(&name) {
                    true => Some(vec![name]),
                    false => values(self.constant(file, &name)?),
                }
            }
            Expr::Array(array) => {
                let element = |element: &Expr| {
                    // `#[cfg(not(windows))]`
                    let is_cfg = tokens(element).starts_with("#[cfg");
                    let place = if is_cfg { " (not on Windows)" } else { "" };
                    let values = values(element)?.into_iter();
                    Some(values.map(|value| value + place).collect::<Vec<_>>())
                };
                Some(array.elems.iter().map(element).collect::<Option<Vec<_>>>()?.concat())
            }
            Expr::Reference(reference) => values(&reference.expr),
            Expr::Cast(cast) => values(&cast.expr),
            _ => None,
        }
    }
}

/// Returns the code of each function of a file.
pub fn functions(text: &str) -> Result<BTreeMap<String, String>> {
    let mut rules = Rules::default();
    rules.file("", text)?;
    Ok(rules.helpers)
}

/// Returns the words for a path. It can be a variable of a rule's that names what the call has not.
pub fn named(path: &str) -> String {
    match path {
        "current_device" => "the current device".to_owned(),
        "current_context" => "the current context".to_owned(),
        path => format!("`{path}`"),
    }
}

/// Returns the path of a file of rules.
fn path_of(file: &str) -> String {
    match file.starts_with("owned/") {
        true => format!("src/{file}.rs"),
        false => format!("src/rules/{file}.rs"),
    }
}

impl Judge {
    /// Whether its lines are causes.
    pub fn is_after(&self) -> bool {
        self.lines.iter().any(|line| line.after)
    }

    /// Whether a line needs a query.
    pub fn asks(&self) -> bool {
        self.lines.iter().any(|line| line.asks)
    }

    /// Returns the condition in Rust under which it is called, if it has one. A query for a code that its causes do not explain
    /// could be of a dead handle.
    pub fn gate(&self) -> Option<String> {
        let asks_after = self.is_after() && self.asks();
        asks_after.then(|| format!("if refused_with(&[{}])", self.codes()))
    }

    /// Returns the codes that its causes explain, as in Rust.
    fn codes(&self) -> String {
        let codes = self.lines.iter().flat_map(|line| line.code.iter().chain(&line.more));
        let codes: BTreeSet<_> = codes.map(|code| format!("CUresult::CUDA_ERROR_{code}")).collect();
        Vec::from_iter(codes).join(", ")
    }

    /// Returns its path in the crate.
    pub fn path(&self) -> String {
        format!("rules::{}::{}", self.file.replace('/', "::"), self.name)
    }

    pub fn places(&self) -> &[String] {
        if self.places.is_empty() { std::slice::from_ref(&self.name) } else { &self.places }
    }
}

/// Returns `path` with `at` in place of its first name.
pub fn within(path: &str, at: &str) -> String {
    let rest = path.find(['.', '[']).map_or("", |end| &path[end..]);
    let star = if path.starts_with('*') { "*" } else { "" };
    format!("{star}{at}{rest}")
}

/// Returns a text with other words.
pub fn with_words(mut text: &str, change: &dyn Fn(&str) -> String) -> String {
    let is_letter = |c: char| c.is_alphanumeric() || c == '_';
    let mut out = String::new();
    while let Some(start) = text.find(is_letter) {
        let (before, rest) = text.split_at(start);
        let (word, rest) = rest.split_at(rest.find(|c| !is_letter(c)).unwrap_or(rest.len()));
        out += before;
        out += &change(word);
        text = rest;
    }
    out + text
}

fn tokens(tree: &impl ToTokens) -> String {
    read::quote(tree).replace(' ', "")
}

fn last(path: &syn::Path) -> String {
    path.segments.last().map(|segment| segment.ident.to_string()).unwrap_or_default()
}

/// Collects `use A as B`.
fn renames(tree: &syn::UseTree, renamed: &mut HashMap<String, String>) {
    match tree {
        syn::UseTree::Path(path) => renames(&path.tree, renamed),
        syn::UseTree::Group(group) => group.items.iter().for_each(|tree| renames(tree, renamed)),
        syn::UseTree::Rename(rename) => {
            _ = renamed.insert(rename.rename.to_string(), rename.ident.to_string());
        }
        _ => {}
    }
}

/// Returns the places in a list.
fn places(list: &TokenStream) -> Vec<String> {
    let list = list.to_string();
    let places = list.split(',').map(|place| place.split_whitespace().collect::<String>());
    places.filter(|place| !place.is_empty()).collect()
}

/// Reads `=> name(values)`.
fn word(input: ParseStream) -> syn::Result<(String, Vec<Expr>)> {
    input.parse::<Token![=>]>()?;
    let name: Ident = input.parse()?;
    let content;
    syn::parenthesized!(content in input);
    let values = Punctuated::<Expr, Token![,]>::parse_terminated(&content)?;
    Ok((name.to_string(), values.into_iter().collect()))
}

/// Reads a condition as data, after the word `if`.
fn condition(input: ParseStream) -> syn::Result<(String, String, Vec<Expr>)> {
    let path = c_path(&tokens(&input.parse::<Expr>()?));
    let (is, values) = word(input)?;
    Ok((path, is, values))
}

/// What decides whether lines are checked, besides their own conditions: code, and whether that is a condition. The absence of
/// a value or of an answer is none.
#[derive(Clone, Copy, Default)]
pub struct Under {
    pub code: bool,
    condition: bool,
}

/// Reads `if ..;` with a condition in Rust, if that follows.
fn condition_in_rust(input: ParseStream) -> Option<Expr> {
    let ahead = input.fork();
    ahead.parse::<Token![if]>().ok()?;
    let condition = ahead.parse().ok()?;
    ahead.parse::<Token![;]>().ok()?;
    input.advance_to(&ahead);
    Some(condition)
}

/// Reads the body of a function, or a block in it: statements, each of which holds for all that follows, lines, groups of lines
/// with common conditions, and blocks.
fn block(input: ParseStream, mut under: Under) -> syn::Result<Vec<Line>> {
    let mut lines = Vec::new();
    while !input.is_empty() {
        if input.peek(token::Brace) {
            let content;
            syn::braced!(content in input);
            lines.extend(block(&content, under)?);
        } else if input.peek(Token![let]) {
            input.parse::<syn::Stmt>()?;
        } else if input.parse::<Option<Token![for]>>()?.is_some() {
            syn::Pat::parse_single(input)?;
            input.parse::<Token![in]>()?;
            input.parse::<Expr>()?;
            input.parse::<Token![;]>()?;
        } else if let Some(condition) = condition_in_rust(input) {
            under.code = true;
            under.condition |= !tokens(&condition).starts_with("letSome(");
        } else if input.peek(Token![if]) || input.peek(Token![where]) {
            lines.extend(group(input, under)?);
        } else {
            let line: Line = input.parse()?;
            input.parse::<Option<Token![;]>>()?;
            lines.push(Line { under, ..line });
        }
    }
    Ok(lines)
}

/// Reads lines with common conditions.
fn group(input: ParseStream, under: Under) -> syn::Result<Vec<Line>> {
    let (mut given, mut clause) = (Vec::new(), String::new());
    while !input.peek(token::Brace) {
        if input.parse::<Option<Token![if]>>()?.is_some() {
            given.push(condition(input)?);
        } else {
            input.parse::<Token![where]>()?;
            clause = input.parse::<LitStr>()?.value();
        }
        input.parse::<Option<Token![,]>>()?;
    }
    let content;
    syn::braced!(content in input);
    let mut lines = block(&content, under)?;
    for line in &mut lines {
        line.conditions.extend(given.iter().cloned());
        if !clause.is_empty() && !line.clause.is_empty() {
            return Err(input.error("a line has one `where`"));
        }
        line.clause += &clause;
    }
    Ok(lines)
}

/// Reads a body whose lines have their conditions in words.
fn body(input: ParseStream, under: Under) -> syn::Result<Vec<Line>> {
    let lines = block(input, under)?;
    let fault = lines.iter().find_map(|line| Some((line.id, line.fault()?)));
    match fault {
        Some((id, fault)) => Err(syn::Error::new(Span::call_site(), format!("rule {id} {fault}"))),
        None => Ok(lines),
    }
}

/// The functions of one `rules!` at the top of a file.
struct Functions(Vec<Judge>);

impl Parse for Functions {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let mut functions = Vec::new();
        while !input.is_empty() {
            syn::Attribute::parse_outer(input)?;
            let content;
            let places = match input.parse::<Option<Ident>>()? {
                Some(_) => {
                    syn::braced!(content in input);
                    places(&content.parse()?)
                }
                None => Vec::new(),
            };
            let signature: syn::Signature = input.parse()?;
            let parameter = |input: &syn::FnArg| match input {
                syn::FnArg::Typed(input) => {
                    Some((tokens(&input.pat), input.ty.to_token_stream().to_string()))
                }
                syn::FnArg::Receiver(_) => None,
            };
            let content;
            syn::braced!(content in input);
            functions.push(Judge {
                file: String::new(),
                name: signature.ident.to_string(),
                parameters: signature.inputs.iter().filter_map(parameter).collect(),
                places,
                code: content.fork().parse::<TokenStream>()?.to_string(),
                lines: body(&content, Under::default())?,
            });
        }
        Ok(Self(functions))
    }
}

/// Adds the lines of each `rules!` in code, where the code decides whether they are checked.
fn in_code(code: TokenStream, lines: &mut Vec<Line>) -> Result<()> {
    let trees: Vec<TokenTree> = code.into_iter().collect();
    for (at, tree) in trees.iter().enumerate() {
        let TokenTree::Group(group) = tree else { continue };
        match &trees[..at] {
            [.., name, mark] if name.to_string() == "rules" && mark.to_string() == "!" => {
                let parser =
                    |input: ParseStream| body(input, Under { code: true, condition: false });
                lines.extend(parsed(parser, group.stream())?);
            }
            _ => in_code(group.stream(), lines)?,
        }
    }
    Ok(())
}

/// Parses what a macro has. The error shows the beginning.
fn parsed<T>(parser: impl FnOnce(ParseStream) -> syn::Result<T>, tokens: TokenStream) -> Result<T> {
    let text = tokens.to_string();
    let parsed = parser.parse2(tokens);
    parsed.map_err(|error| format!("{error}: {}", text.chars().take(80).collect::<String>()))
}

/// Returns the functions that code calls, without methods and what only looks so in a text.
fn called(code: &str) -> impl Iterator<Item = &str> {
    let names = regex!(r#""(?:[^"\\]|\\.)*"|(\. )?\b(\w+) \("#).captures_iter(code);
    names.filter(|name| name.get(1).is_none()).filter_map(|name| Some(name.get(2)?.as_str()))
}

impl Parse for Line {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let id = input.parse::<LitInt>()?.base10_parse()?;
        let mut asks = false;
        while input.peek(Ident) {
            asks |= input.parse::<Ident>()? == "asks";
        }
        input.parse::<Token![:]>()?;
        let mut path = tokens(&input.parse::<Expr>()?);
        if input.parse::<Option<Token![,]>>()?.is_some() {
            input.parse::<Token![as]>()?;
            path = input.parse::<LitStr>()?.value();
        }
        let (must, bounds) = word(input)?;
        let mut line = Self {
            id,
            asks,
            path: c_path(&path),
            must,
            bounds,
            until: u32::MAX,
            code: Some("INVALID_VALUE".to_owned()),
            ..Self::default()
        };
        while input.parse::<Option<Token![,]>>()?.is_some() {
            if input.parse::<Option<Token![if]>>()?.is_some() {
                line.conditions.push(condition(input)?);
            } else if input.parse::<Option<Token![where]>>()?.is_some() {
                line.clause = input.parse::<LitStr>()?.value();
            } else if input.parse::<Option<Token![else]>>()?.is_some() {
                let code = input.parse::<Ident>()?.to_string();
                line.code = Some(code).filter(|code| code != "UNDOCUMENTED");
                while input.peek(Ident) {
                    input.parse::<Ident>()?;
                    line.more.push(input.parse::<Ident>()?.to_string());
                }
            } else if input.parse::<Option<Token![for]>>()?.is_some() {
                line.reason = input.parse::<LitStr>()?.value();
            } else if input.peek(LitStr) {
                line.because = input.parse::<LitStr>()?.value();
            } else {
                let word: Ident = input.parse()?;
                match &*word.to_string() {
                    "at" => drop(input.parse::<Expr>()?),
                    "named" => drop(input.parse::<LitStr>()?),
                    "on" => line.of_windows = input.parse::<Ident>()? == "windows",
                    "since" => line.since = input.parse::<LitInt>()?.base10_parse()?,
                    "until" => line.until = input.parse::<LitInt>()?.base10_parse()?,
                    _ => return Err(syn::Error::new(word.span(), "not a word of rules")),
                }
            }
        }
        Ok(line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the function in a file of rules, with this body.
    fn function(body: &str) -> Result<Judge> {
        let mut rules = Rules::default();
        let text = format!("rules! {{ /// It.\n on {{ A.b, C }} fn f(a: A, b: B) {{ {body} }} }}");
        rules.file("a", &text).map(|()| rules.functions.remove(0))
    }

    /// Whether the body has this fault.
    fn has(body: &str, fault: &str) -> bool {
        function(body).is_err_and(|error| error.contains(fault))
    }

    #[test]
    fn a_line_under_code_has_its_condition_in_words() {
        let wrong = "rule 1 is under code, and has no clause after `where`";
        for code in [
            "if b & 1 != 0; LINE",
            "if let B::C = b; LINE",
            "let c = b; if c; LINE",
            "for c in b; if c; LINE",
            "2: b => null(); { if b; LINE }",
            "{ if b; { LINE } }",
        ] {
            assert!(has(&code.replace("LINE", "1: a => zero()"), wrong), "{code}");
            let clause = code.replace("LINE", "1: a => zero(), where \"b is odd\"");
            assert!(function(&clause).is_ok(), "{code}");
            let group = code.replace("LINE", "where \"b is odd\" { 1: a => zero(); }");
            assert!(function(&group).is_ok(), "{code}");
        }
        // A value or an answer that is not there is no condition, and what is in a block does not hold after it.
        for code in [
            "if let Some(a) = b; LINE",
            "for a in b; LINE",
            "{ if b; 2: a => hold(b, \"be so\"), where \"so\" } LINE",
        ] {
            assert!(function(&code.replace("LINE", "1: a => zero()")).is_ok(), "{code}");
        }
        let owned = "fn f() -> Verdict { if b { rules!(1: a => zero()); rules! { 2: b => null(); 3: b => null() } } Ok(()) }";
        let mut rules = Rules::default();
        rules.file("owned/a", owned).expect("code decides there");
        assert_eq!(rules.lines().into_keys().collect::<Vec<_>>(), [1, 2, 3]);
    }

    #[test]
    fn a_line_without_code_has_its_conditions_as_data() {
        let wrong = "rule 1 has a clause after `where`, and no code decides it";
        assert!(has("1: a => zero(), where \"b is odd\";", wrong));
        assert!(function("1: a => hold(c, \"be so\"), where \"b is odd\";").is_ok());
        for text in ["with B", "a name, unless b", "but for b", "on b"] {
            let line = format!("1: a => zero(), \"{text}\";");
            assert!(has(&line, "rule 1 has a condition in its text"), "{text}");
        }
        assert!(function("1: a => zero(), \": it is none, which is on top\";").is_ok());
        let function = function(
            "let c = d(); if let Some(b) = c; if a => is(A), if b => has(B) { 1: a => zero(); } 2: b => null();",
        );
        let function = function.expect("it has two lines");
        assert_eq!(
            (&*function.name, &function.places[..]),
            ("f", &["A.b".to_owned(), "C".to_owned()][..])
        );
        let lines = function.lines.iter().map(|line| (line.id, line.conditions.len()));
        assert_eq!(lines.collect::<Vec<_>>(), [(1, 2), (2, 0)]);
        assert!(has("where \"so\" { 1: c => zero(), where \"else\"; }", "a line has one `where`"));
    }

    #[test]
    fn a_file_sees_its_own_constant_or_the_shared_one() {
        let mut rules = Rules::default();
        let mut add = |file: &str, text: &str| rules.file(file, text);
        add("parts/a", "const D: C = C::OTHER;").expect("it is a constant");
        add("parts/b", "pub(crate) const D: L = L::SHARED;").expect("it is a constant");
        let shared = add("parts/c", "pub(crate) const D: C = C::OTHER;");
        assert!(shared.is_err_and(|error| error.starts_with("D is the name of another shared")));
        let value = |file| rules.constant(file, "D").map(tokens);
        assert_eq!(value("group"), value("parts/b"));
        assert_ne!(value("group"), value("parts/a"));
    }
}
