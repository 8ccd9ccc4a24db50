//! The rules of `cuda-checked` as data, read from the lines in `src/rules` and `src/owned`, which state the facts.

use crate::generate::c::in_c;
use crate::generate::history::{FIRST, dotted};
use crate::generate::read::{Header, Record, Type};
use crate::shell::{self, Result};
use crate::walk::{Enumerators, Reached};
use crate::words;
pub use crate::words::{c_path, join};
use quote::ToTokens as _;
use std::collections::hash_map::Entry;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::path::Path;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::visit_mut::{self, VisitMut};
use syn::{Expr, Ident, LitInt, LitStr, Token};

/// Every function with rules, and the names that rules use.
#[derive(Default)]
pub struct Rules {
    functions: HashMap<Id, Body>,
    /// The places where the rules of a type do not hold.
    pub excepted: BTreeSet<String>,
    /// The calls, the rules, and the codes that the calls have for these.
    pub codes: Vec<(String, u32, String)>,
    /// Other names of types, in each file.
    aliases: HashMap<String, HashMap<String, String>>,
    constants: HashMap<String, Vec<(String, Expr)>>,
    /// The names of the header: enumerators and macros.
    names: HashSet<String>,
    /// The release that introduced each function.
    introduced: HashMap<String, u32>,
}

/// A function: its file, like `parts/pool`, and its name.
pub type Id = (String, String);

/// The content of a function with rules.
pub struct Body {
    pub parameters: Vec<(String, Wanted)>,
    /// The places that it checks, if these are not the type or the call that its name names.
    pub places: Vec<String>,
    /// Its number in its file.
    order: usize,
    steps: Vec<Step>,
}

/// The type of a parameter.
#[derive(Clone, Debug, PartialEq)]
pub enum Wanted {
    Value(Type),
    Ref(Type),
    Slice(Type),
    Option(Type),
    Live(Box<Wanted>),
    /// A type of `src/rule.rs`.
    Named(String),
    /// Another one, which only a helper has.
    Other,
}

impl Wanted {
    fn new(ty: &syn::Type, aliases: &HashMap<String, String>) -> Self {
        let name_of = |name: &str| aliases.get(name).map_or(name, |name| name).to_owned();
        let parse = |ty: &syn::Type| Type::parse(ty, &name_of);
        let argument = |segment: &syn::PathSegment| match &segment.arguments {
            syn::PathArguments::AngleBracketed(arguments) => match arguments.args.first() {
                Some(syn::GenericArgument::Type(ty)) => Some(ty.clone()),
                _ => None,
            },
            _ => None,
        };
        let wanted = match ty {
            syn::Type::Reference(reference) => match &*reference.elem {
                syn::Type::Slice(slice) => parse(&slice.elem).map(Self::Slice),
                ty => parse(ty).map(Self::Ref),
            },
            syn::Type::Path(path) => {
                let Some(segment) = path.path.segments.last() else { return Self::Other };
                match (&*segment.ident.to_string(), argument(segment)) {
                    ("Live", Some(ty)) => Ok(Self::Live(Box::new(Self::new(&ty, aliases)))),
                    ("Option", Some(syn::Type::Reference(of))) => parse(&of.elem).map(Self::Option),
                    (name @ ("Extra" | "Used"), None) => Ok(Self::Named(name.to_owned())),
                    _ => parse(ty).map(Self::Value),
                }
            }
            ty => parse(ty).map(Self::Value),
        };
        wanted.unwrap_or(Self::Other)
    }
}

impl Wanted {
    /// Whether this is the size of the member that a union's tag selects.
    pub fn is_used(&self) -> bool {
        matches!(self, Self::Named(name) if name == "Used")
    }

    /// Returns C's type.
    pub fn ty(&self) -> Option<&Type> {
        match self {
            Self::Value(ty) | Self::Ref(ty) | Self::Option(ty) => Some(ty),
            Self::Live(of) => of.ty(),
            Self::Slice(_) | Self::Named(_) | Self::Other => None,
        }
    }
}

/// A line in a function, or in one that it calls.
pub struct Inner<'a> {
    pub id: Id,
    pub line: &'a Line,
    /// The names in place of the first of the line's path, the innermost first.
    pub ways: Vec<String>,
}

impl Line {
    /// Says where a condition is stated twice, or not at all.
    fn fault(&self, by_code: bool, conditional: bool) -> Option<String> {
        const OF_CONDITIONS: &[&str] =
            &["if ", "unless ", "when ", "where ", "with ", "without ", "but for ", "on "];
        let Self { id, must, clause, because, .. } = self;
        let mut parts = because.split(", ");
        let fault = if conditional && clause.is_empty() {
            "is under code, and has no clause after `where`"
        } else if !clause.is_empty() && !by_code && must != "hold" {
            "has a clause after `where`, and no code decides it"
        } else if parts.any(|part| OF_CONDITIONS.iter().any(|word| part.starts_with(word))) {
            "has a condition in its text"
        } else {
            return None;
        };
        Some(format!("rule {id} {fault}"))
    }

    /// Whether the driver's release decides which enumerators are meant: those of the type, or of a list.
    pub fn by_release(&self) -> bool {
        ["enumerator", "one_of_release", "only_of_release"].contains(&&*self.must)
    }
}

impl Body {
    pub fn lines(&self) -> impl Iterator<Item = &Line> {
        self.steps.iter().filter_map(|step| match step {
            Step::Line(line) => Some(line),
            Step::Part { .. } => None,
        })
    }
}

/// A condition of a rule: the path of an argument, a name of `crate::words`, and values.
#[derive(Clone)]
pub struct Condition {
    pub path: String,
    pub is: String,
    pub values: Vec<String>,
}

impl Condition {
    pub fn at(&self, way: &dyn Fn(&str) -> String) -> Self {
        Self { path: way(&self.path), ..self.clone() }
    }
}

enum Step {
    Line(Line),
    /// A call of another function, for the argument at this path.
    Part {
        function: String,
        ways: Vec<String>,
    },
}

/// A rule, as in its line.
#[derive(Clone)]
pub struct Line {
    pub id: u32,
    pub asks: bool,
    pub path: String,
    must: String,
    bounds: Vec<Expr>,
    /// With the header's names, once all files are read.
    pub conditions: Vec<Condition>,
    values: Vec<Vec<Expr>>,
    /// The clause of a condition that needs code.
    pub clause: String,
    since: Option<u32>,
    until: Option<u32>,
    because: String,
    /// Without `CUDA_ERROR_`; None if the documentation has no code.
    code: Option<String>,
    /// Whether code decides if it is checked, and not only its conditions.
    pub by_code: bool,
    of_windows: bool,
}

/// Values that a rule allows or forbids in some releases, by the header's names.
pub struct Values {
    pub allows: bool,
    pub names: Vec<String>,
    pub since: u32,
    pub until: u32,
}

/// A rule in a call.
pub struct Enforced {
    pub id: u32,
    pub asks: bool,
    /// C's path, from the parameter of the call.
    pub path: String,
    /// `path` must ...
    pub sentence: String,
    pub code: Option<String>,
    /// The values that the rule allows or forbids, if no other argument matters.
    pub values: Vec<Values>,
    /// The function with the line, and the path of its argument.
    pub part: (String, String),
    /// Compiled for Windows only.
    pub of_windows: bool,
}

/// A rule of owned objects: `path` must `must`.
pub struct Owned {
    pub path: String,
    pub must: String,
    pub since: Option<String>,
    pub until: Option<String>,
}

impl Rules {
    pub fn read(root: &Path, header: &Header) -> Result<Self> {
        let enumerators = header.enums.iter().flat_map(|e| &e.variants).map(|v| v.name.clone());
        let constants = header.constants.iter().map(|constant| constant.name.clone());
        let mut rules = Self {
            names: enumerators.chain(constants).collect(),
            introduced: header
                .functions
                .iter()
                .filter_map(|function| Some((function.name.clone(), function.since?)))
                .collect(),
            ..Self::default()
        };
        for folder in ["src/rules", "src/rules/parts", "src/owned"] {
            for path in shell::entries(&root.join(folder))? {
                if path.extension().is_some_and(|extension| extension == "rs") {
                    let name = path.strip_prefix(root.join("src")).unwrap_or(&path);
                    let name = name.with_extension("").to_string_lossy().into_owned();
                    rules
                        .file(name.trim_start_matches("rules/"), &shell::read(&path)?)
                        .map_err(|error| format!("{}: {error}", path.display()))?;
                }
            }
        }
        // Other calls do not matter here.
        let judges: HashSet<String> =
            rules.functions.keys().map(|(_, name)| name.clone()).collect();
        for body in rules.functions.values_mut() {
            body.steps.retain(|step| match step {
                Step::Line(_) => true,
                Step::Part { function, .. } => judges.contains(function),
            });
        }
        rules.resolve_conditions()?;
        Ok(rules)
    }

    /// Replaces the values of conditions by the header's names.
    fn resolve_conditions(&mut self) -> Result<()> {
        let ids: Vec<Id> = self.functions.keys().cloned().collect();
        for id in ids {
            let mut steps = std::mem::take(&mut self.functions.get_mut(&id).expect("a key").steps);
            for step in &mut steps {
                let Step::Line(line) = step else { continue };
                for (condition, values) in line.conditions.iter_mut().zip(&line.values) {
                    for value in values {
                        let names = self.values(&id.0, value).ok_or_else(|| {
                            format!("rule {}: {} is no value", line.id, tokens(value))
                        })?;
                        condition.values.extend(names);
                    }
                }
            }
            self.functions.get_mut(&id).expect("a key").steps = steps;
        }
        Ok(())
    }

    /// Returns the functions that walkers call: first those of groups, each file in its order.
    pub fn judges(&self) -> impl Iterator<Item = (&Id, &Body)> {
        let of_walkers = |(id, _): &(&Id, &Body)| !id.0.starts_with("owned/");
        let mut judges: Vec<_> = self.functions.iter().filter(of_walkers).collect();
        judges.sort_by_key(|(id, body)| (id.0.starts_with("parts/"), id.0.clone(), body.order));
        judges.into_iter()
    }

    /// Returns the lines of a function and of the functions that it calls.
    pub fn inner(&self, id: &Id) -> Result<Vec<Inner<'_>>> {
        let mut found = Vec::new();
        for step in &self.functions[id].steps {
            match step {
                Step::Line(line) => found.push(Inner { id: id.clone(), line, ways: Vec::new() }),
                Step::Part { function, ways } => {
                    for mut line in self.inner(&self.resolve(&id.0, function)?)? {
                        line.ways.extend(ways.iter().cloned());
                        found.push(line);
                    }
                }
            }
        }
        Ok(found)
    }

    /// Returns the items of the header on which rules stand because their function is attached there: calls, types, and
    /// fields if the rule is about one.
    pub fn items(&self, header: &Header) -> BTreeSet<(String, u32)> {
        let mut items = BTreeSet::new();
        for (id, body) in self.judges() {
            let own = [id.1.clone()];
            for place in if body.places.is_empty() { &own[..] } else { &body.places } {
                let mut names = place.split(['.', '[']);
                let owner = names.next().unwrap_or_default();
                let record = header.records.iter().find(|record| record.name == owner);
                for line in body.lines() {
                    let mut path = line.path.split(['.', '[']).skip(1);
                    let field = names.clone().next().or_else(|| path.next()).unwrap_or_default();
                    let field = if field.is_empty() { &line.path } else { field };
                    let has =
                        |record: &Record| record.fields.iter().any(|(name, _)| in_c(name) == field);
                    let item = match record {
                        Some(record) if has(record) => format!("{owner}.{field}"),
                        _ => owner.to_owned(),
                    };
                    items.insert((item, line.id));
                }
            }
        }
        items.retain(|(item, _)| item != "_" && item.starts_with(['c', 'C']));
        items
    }

    pub fn body(&self, id: &Id) -> &Body {
        &self.functions[id]
    }

    fn file(&mut self, file: &str, text: &str) -> Result<()> {
        let mut parsed = syn::parse_file(text).map_err(|error| error.to_string())?;
        let mut aliases = HashMap::new();
        for item in &parsed.items {
            if let syn::Item::Use(item) = item {
                renames(&item.tree, &mut aliases);
            }
        }
        self.aliases.insert(file.to_owned(), aliases);
        let mut reader = Reader {
            file,
            rules: self,
            function: None,
            ways: Vec::new(),
            places: Vec::new(),
            count: 0,
            by_code: false,
            conditional: false,
            error: None,
        };
        reader.visit_file_mut(&mut parsed);
        reader.error.map_or(Ok(()), Err)
    }

    /// Returns every line, with its file and function.
    pub fn lines(&self) -> BTreeMap<u32, Vec<(&Id, &Line)>> {
        let mut lines: BTreeMap<u32, Vec<_>> = BTreeMap::new();
        for (function, body) in &self.functions {
            for step in &body.steps {
                if let Step::Line(line) = step {
                    lines.entry(line.id).or_default().push((function, line));
                }
            }
        }
        lines
    }

    /// Returns the rules that a call enforces, in the order of the checks. Rules of structs that ended before the
    /// release of the call are left out.
    pub fn enforced(&self, call: &str, walked: Vec<Reached>) -> Result<Vec<Enforced>> {
        let since = self.introduced.get(call).copied().unwrap_or_default();
        let mut found = Vec::new();
        for reached in walked {
            if reached.line.until.is_some_and(|until| until < since) {
                continue;
            }
            let failed = |error| format!("src/rules: {call}: rule {}: {error}", reached.line.id);
            let sentence = self.sentence(&reached).map_err(failed)?;
            let Reached { id, line, path, part, conditions, enumerators } = reached;
            let own = self.codes.iter().find(|(of, id, _)| of == call && *id == line.id);
            let own =
                own.map(|(.., code)| Some(code.clone()).filter(|code| code != "UNDOCUMENTED"));
            found.push(Enforced {
                id: line.id,
                asks: line.asks,
                path,
                sentence,
                code: own.unwrap_or_else(|| line.code.clone()),
                values: match conditions.is_empty() && !line.by_code {
                    true => self.allowed(&id.0, line, &enumerators),
                    false => Vec::new(),
                },
                part,
                of_windows: line.of_windows,
            });
        }
        Ok(found)
    }

    /// Returns a function by its name: the one in the same file, otherwise the only one of that name.
    fn resolve(&self, file: &str, name: &str) -> Result<Id> {
        let own = (file.to_owned(), name.to_owned());
        if self.functions.contains_key(&own) {
            return Ok(own);
        }
        let mut others = self.functions.keys().filter(|(_, other)| other == name);
        match (others.next(), others.next()) {
            (Some(one), None) => Ok(one.clone()),
            _ => Err(format!("{name} is not the name of one function of src/rules")),
        }
    }

    /// Returns the words of a rule of owned objects.
    pub fn of_owned(&self, id: u32) -> Result<Owned> {
        let lines = self.lines();
        let [((file, _), line)] = lines.get(&id).map(Vec::as_slice).unwrap_or_default() else {
            return Err(format!("there is no rule {id}"));
        };
        if !file.starts_with("owned/") {
            return Err(format!("rule {id} is no rule of owned objects"));
        }
        let words = self.words(file, line, &Enumerators::default());
        let (must, text) = words.map_err(|error| format!("rule {id}: {error}"))?;
        let must = if text.is_empty() { must } else { format!("{must}, {text}") };
        let [since, until] = [line.since, line.until].map(|release| release.map(dotted));
        Ok(Owned { path: line.path.clone(), must, since, until })
    }

    /// Returns the requirement of a line and its text.
    fn words(
        &self,
        file: &str,
        line: &Line,
        enumerators: &Enumerators,
    ) -> Result<(String, String)> {
        let Line { must, bounds, because, .. } = line;
        let mut rest = because.as_str();
        let bounds = match (&**must, bounds.first()) {
            ("enumerator", _) if enumerators.of.is_empty() => {
                return Err("`enumerator` needs an argument of an enum type".to_owned());
            }
            ("enumerator", _) => {
                vec![format!("an enumerator of `{}` that the driver's release has", enumerators.of)]
            }
            ("one_of_release" | "only_of_release", _) => {
                let name = |(name, since): &(String, u32)| match *since {
                    FIRST => name.clone(),
                    since => format!("{name} (since CUDA {})", dotted(since)),
                };
                enumerators.all.iter().map(name).collect()
            }
            ("ordinal", _) => vec!["the number of devices".to_owned()],
            ("addable_to", Some(bound)) => vec![format!("`SIZE_MAX - {}`", tokens(bound))],
            ("hold", _) => match bounds.get(1).and_then(|text| self.text(file, text)) {
                Some(text) => vec![text],
                None => return Err("`hold` needs a literal text".to_owned()),
            },
            (_, None) => Vec::new(),
            (_, Some(bound)) => match self.values(file, bound) {
                Some(values) => {
                    // In a message, the text names constants that are plain numbers there.
                    let named = |name: &String| name.starts_with("CU") && rest.contains(&**name);
                    if values.iter().any(named) {
                        rest = "";
                    }
                    values
                }
                // A computed bound has its name in the text.
                None if rest.is_empty() => {
                    return Err("a computed bound needs a text that names it".to_owned());
                }
                None => {
                    let name = rest.find(", for ").map_or(rest, |end| &rest[..end]);
                    rest = rest[name.len()..].trim_start_matches(", ");
                    vec![name.to_owned()]
                }
            },
        };
        let requirement = words::requirement(must, &bounds);
        let requirement = requirement.ok_or_else(|| format!("there is no word {must}"))?;
        Ok((requirement, rest.to_owned()))
    }

    fn sentence(&self, reached: &Reached) -> Result<String> {
        let Reached { id, line, path, conditions, enumerators, .. } = reached;
        let (requirement, text) = self.words(&id.0, line, enumerators)?;
        let period = words::period(line.since.unwrap_or(0), line.until.unwrap_or(u32::MAX));
        let conditions: Vec<_> =
            conditions.iter().map(|of| (of.path.clone(), &*of.is, &of.values[..])).collect();
        let conditions = words::conditions(&conditions, &line.clause);
        let conditions = conditions.ok_or("there is no such condition")?;
        // A variable of the rule's that names what the call has not.
        let on = match &**path {
            "current_device" => "the current device".to_owned(),
            "current_context" => "the current context".to_owned(),
            path => format!("`{path}`"),
        };
        // A reason follows the conditions. A comma ends a list, a text or a clause.
        let (text, reason) = match text.starts_with("for ") {
            true => (String::new(), format!(", {text}")),
            false => (text, String::new()),
        };
        let is_long = line.must == "enumerator" || !text.is_empty() || requirement.contains(',');
        let joint = if is_long { ", if " } else { " if " };
        let rest = words::sentence(&requirement, "", line.of_windows, &text, joint, &conditions);
        Ok(match period.trim_start().split_at_checked(1) {
            None => format!("{on} {rest}{reason}"),
            Some((first, words)) => format!("{}{words}, {on} {rest}{reason}", first.to_uppercase()),
        })
    }

    /// The values that a line allows, or forbids, where these are constant and the line has no condition.
    fn allowed(&self, file: &str, line: &Line, enumerators: &Enumerators) -> Vec<Values> {
        let (since, until) = (line.since.unwrap_or(0), line.until.unwrap_or(u32::MAX));
        let allows = match &*line.must {
            "equal" | "one_of" | "only" => true,
            "none_of" => false,
            _ if line.by_release() => {
                // One list for each release that added some.
                let mut releases: Vec<u32> =
                    enumerators.all.iter().map(|(_, since)| *since).collect();
                releases.sort_unstable();
                releases.dedup();
                let ends = releases.iter().skip(1).map(|next| next - 1).chain([u32::MAX]);
                let has = |release: u32| {
                    let known = enumerators.all.iter().filter(|(_, since)| *since <= release);
                    known.map(|(name, _)| name.clone()).collect()
                };
                let list = |(first, end): (&u32, u32)| Values {
                    allows: true,
                    names: has(*first),
                    since: since.max(*first),
                    until: until.min(end),
                };
                return releases.iter().zip(ends).map(list).collect();
            }
            _ => return Vec::new(),
        };
        let names = line.bounds.first().and_then(|bound| self.values(file, bound));
        names.map(|names| Values { allows, names, since, until }).into_iter().collect()
    }

    /// Returns the names in the list of a line.
    pub fn listed(&self, file: &str, line: &Line) -> Vec<String> {
        line.bounds.first().and_then(|list| self.values(file, list)).unwrap_or_default()
    }

    fn text(&self, file: &str, expression: &Expr) -> Option<String> {
        match expression {
            Expr::Lit(literal) => match &literal.lit {
                syn::Lit::Str(text) => Some(text.value()),
                _ => None,
            },
            Expr::Path(path) => {
                self.text(file, self.constant(file, &path.path.segments.last()?.ident.to_string())?)
            }
            _ => None,
        }
    }

    fn constant(&self, file: &str, name: &str) -> Option<&Expr> {
        let all = self.constants.get(name)?;
        // The file's own constant, otherwise that of the parts, which the groups share.
        let shared = || all.iter().find(|(of, _)| of.starts_with("parts/"));
        let only = || all.first().filter(|_| all.len() == 1);
        let own = all.iter().find(|(of, _)| of == file);
        own.or_else(shared).or_else(only).map(|(_, value)| value)
    }

    /// Returns a value by the header's name: a number, a name, or a list of these. Nothing is computed.
    fn values(&self, file: &str, expression: &Expr) -> Option<Vec<String>> {
        let values = |expression: &Expr| self.values(file, expression);
        match expression {
            Expr::Lit(literal) => match &literal.lit {
                syn::Lit::Int(number) => Some(vec![number.base10_digits().to_owned()]),
                _ => None,
            },
            Expr::Unary(unary) if matches!(unary.op, syn::UnOp::Neg(_)) => {
                Some(values(&unary.expr)?.into_iter().map(|value| format!("-{value}")).collect())
            }
            Expr::Path(path) => {
                let name = path.path.segments.last()?.ident.to_string();
                match self.names.contains(&name) {
                    true => Some(vec![name]),
                    false => values(self.constant(file, &name)?),
                }
            }
            Expr::Array(array) => {
                let mut all = Vec::new();
                for element in &array.elems {
                    // `#[cfg(not(windows))]`
                    let conditional = tokens(element).starts_with("#[cfg");
                    for value in values(element)? {
                        all.push(if conditional {
                            format!("{value} (not on Windows)")
                        } else {
                            value
                        });
                    }
                }
                Some(all)
            }
            Expr::Reference(reference) => values(&reference.expr),
            Expr::Cast(cast) => values(&cast.expr),
            _ => None,
        }
    }
}

/// Returns `path` with `at` in place of its first name.
pub fn within(path: &str, at: &str) -> String {
    let rest = path.find(['.', '[']).map_or("", |end| &path[end..]);
    let star = if path.starts_with('*') { "*" } else { "" };
    format!("{star}{at}{rest}")
}

fn tokens(expression: &Expr) -> String {
    expression.to_token_stream().to_string().replace(' ', "")
}

/// Collects `use A as B`.
fn renames(tree: &syn::UseTree, aliases: &mut HashMap<String, String>) {
    match tree {
        syn::UseTree::Path(path) => renames(&path.tree, aliases),
        syn::UseTree::Group(group) => group.items.iter().for_each(|tree| renames(tree, aliases)),
        syn::UseTree::Rename(rename) => {
            _ = aliases.insert(rename.rename.to_string(), rename.ident.to_string());
        }
        _ => {}
    }
}

/// Returns the items of a macro that names places, separated by commas.
fn places(tokens: &str) -> Vec<String> {
    let text: String = tokens.split_whitespace().collect();
    text.split(',').filter(|place| !place.is_empty()).map(str::to_owned).collect()
}

/// The lines of one `rules!`.
struct Lines(Vec<Line>);

/// A condition as data, after the word `if`, with its values.
fn condition(input: ParseStream) -> syn::Result<(Condition, Vec<Expr>)> {
    input.parse::<Token![if]>()?;
    let path = c_path(&tokens(&input.parse::<Expr>()?));
    input.parse::<Token![=>]>()?;
    let is: Ident = input.parse()?;
    let content;
    syn::parenthesized!(content in input);
    let values = Punctuated::<Expr, Token![,]>::parse_terminated(&content)?;
    let condition = Condition { path, is: is.to_string(), values: Vec::new() };
    Ok((condition, values.into_iter().collect()))
}

impl Parse for Lines {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let mut lines = Vec::new();
        // The conditions of all lines.
        let mut given = Vec::new();
        while input.peek(Token![if]) {
            given.push(condition(input)?);
            if input.parse::<Option<Token![,]>>()?.is_none() {
                input.parse::<Token![;]>()?;
            }
        }
        while !input.is_empty() {
            let id: LitInt = input.parse()?;
            let mut asks = false;
            while input.peek(Ident) {
                let word: Ident = input.parse()?;
                asks |= word == "asks";
            }
            input.parse::<Token![:]>()?;
            let argument: Expr = input.parse()?;
            let mut path = tokens(&argument);
            if input.peek(Token![,]) {
                input.parse::<Token![,]>()?;
                input.parse::<Token![as]>()?;
                path = input.parse::<LitStr>()?.value();
            }
            input.parse::<Token![=>]>()?;
            let must: Ident = input.parse()?;
            let content;
            syn::parenthesized!(content in input);
            let bounds = Punctuated::<Expr, Token![,]>::parse_terminated(&content)?;
            let mut line = Line {
                id: id.base10_parse()?,
                asks,
                path: c_path(&path),
                must: must.to_string(),
                bounds: bounds.into_iter().collect(),
                conditions: Vec::new(),
                values: Vec::new(),
                clause: String::new(),
                since: None,
                until: None,
                because: String::new(),
                code: Some("INVALID_VALUE".to_owned()),
                by_code: false,
                of_windows: false,
            };
            while input.peek(Token![,]) {
                input.parse::<Token![,]>()?;
                if input.peek(Token![if]) {
                    let (condition, values) = condition(input)?;
                    line.conditions.push(condition);
                    line.values.push(values);
                } else if input.peek(Token![where]) {
                    input.parse::<Token![where]>()?;
                    line.clause = input.parse::<LitStr>()?.value();
                } else if input.peek(LitStr) {
                    line.because = input.parse::<LitStr>()?.value();
                } else if input.peek(Token![else]) {
                    input.parse::<Token![else]>()?;
                    let code: Ident = input.parse()?;
                    line.code = (code != "UNDOCUMENTED").then(|| code.to_string());
                } else {
                    let word: Ident = input.parse()?;
                    match &*word.to_string() {
                        "at" => drop(input.parse::<Expr>()?),
                        "on" => line.of_windows = input.parse::<Ident>()? == "windows",
                        "since" => line.since = Some(input.parse::<LitInt>()?.base10_parse()?),
                        "until" => line.until = Some(input.parse::<LitInt>()?.base10_parse()?),
                        _ => return Err(syn::Error::new(word.span(), "not a word of rules")),
                    }
                }
            }
            for (condition, values) in &given {
                line.conditions.push(condition.clone());
                line.values.push(values.clone());
            }
            lines.push(line);
            if !input.is_empty() {
                input.parse::<Token![;]>()?;
            }
        }
        Ok(Self(lines))
    }
}

/// Visits a file.
struct Reader<'a> {
    file: &'a str,
    rules: &'a mut Rules,
    /// The current function.
    function: Option<Body>,
    /// The methods that the current verdict passes through.
    ways: Vec<String>,
    /// The places of the next function.
    places: Vec<String>,
    /// The number of functions before.
    count: usize,
    /// Whether code decides if the current line is checked, and whether that is a condition: the absence of a value or of
    /// an answer is none.
    by_code: bool,
    conditional: bool,
    error: Option<String>,
}

impl Reader<'_> {
    fn enter(&mut self, signature: &syn::Signature, visit: impl FnOnce(&mut Self)) {
        let returns = signature.output.to_token_stream().to_string();
        let aliases = &self.rules.aliases[self.file];
        let name = |input: &syn::FnArg| match input {
            syn::FnArg::Typed(input) => {
                (input.pat.to_token_stream().to_string(), Wanted::new(&input.ty, aliases))
            }
            syn::FnArg::Receiver(_) => ("self".to_owned(), Wanted::Other),
        };
        let body = Body {
            parameters: signature.inputs.iter().map(name).collect(),
            places: std::mem::take(&mut self.places),
            order: self.count,
            steps: Vec::new(),
        };
        self.count += 1;
        let around = self.function.replace(body);
        let outer = (std::mem::take(&mut self.by_code), std::mem::take(&mut self.conditional));
        visit(self);
        (self.by_code, self.conditional) = outer;
        let body = std::mem::replace(&mut self.function, around);
        let has_lines = |body: &Body| body.steps.iter().any(|step| matches!(step, Step::Line(_)));
        let Some(body) = body.filter(|body| returns.contains("Verdict") || has_lines(body)) else {
            return;
        };
        let function = (self.file.to_owned(), signature.ident.to_string());
        match self.rules.functions.entry(function) {
            // Methods of several types may have one name.
            Entry::Occupied(mut entry) => entry.get_mut().steps.extend(body.steps),
            Entry::Vacant(entry) => drop(entry.insert(body)),
        }
    }

    fn part(&mut self, path: &syn::Path) {
        let (Some(function), Some(last)) = (&mut self.function, path.segments.last()) else {
            return;
        };
        // Only after all files were read is it known which of these have rules.
        let ways = self.ways.iter().rev().cloned().collect();
        function.steps.push(Step::Part { function: last.ident.to_string(), ways });
    }
}

impl VisitMut for Reader<'_> {
    fn visit_item_fn_mut(&mut self, item: &mut syn::ItemFn) {
        self.enter(&item.sig.clone(), |reader| visit_mut::visit_item_fn_mut(reader, item));
    }

    fn visit_impl_item_fn_mut(&mut self, item: &mut syn::ImplItemFn) {
        self.enter(&item.sig.clone(), |reader| visit_mut::visit_impl_item_fn_mut(reader, item));
    }

    fn visit_item_const_mut(&mut self, item: &mut syn::ItemConst) {
        let constant = (self.file.to_owned(), (*item.expr).clone());
        self.rules.constants.entry(item.ident.to_string()).or_default().push(constant);
    }

    fn visit_macro_mut(&mut self, item: &mut syn::Macro) {
        let text = item.tokens.to_string();
        if item.path.is_ident("on") {
            self.places = places(&text);
        } else if item.path.is_ident("except") {
            self.rules.excepted.extend(places(&text));
        } else if item.path.is_ident("codes") {
            for place in text.split(',').filter(|place| !place.trim().is_empty()) {
                let words: Vec<&str> =
                    place.split_whitespace().filter(|word| *word != ":").collect();
                match words[..] {
                    [call, id, code] if id.parse::<u32>().is_ok() => {
                        let id = id.parse().unwrap_or_default();
                        self.rules.codes.push((call.to_owned(), id, code.to_owned()));
                    }
                    _ => self.error = Some(format!("codes!: {place} is not `cuFoo: 1 CODE`")),
                }
            }
        }
        if !item.path.is_ident("rules") {
            return;
        }
        match (syn::parse2::<Lines>(item.tokens.clone()), &mut self.function) {
            (Ok(Lines(lines)), Some(function)) => {
                let by_code = self.by_code;
                let conditional = self.conditional && !self.file.starts_with("owned/");
                let fault = lines.iter().find_map(|line| line.fault(by_code, conditional));
                self.error = self.error.take().or(fault);
                let lines = lines.into_iter().map(|line| Line { by_code, ..line });
                function.steps.extend(lines.map(Step::Line));
            }
            (Ok(_), None) => {}
            (Err(error), _) => {
                let text: String = item.tokens.to_string().chars().take(80).collect();
                self.error = Some(format!("{error}: {text}"));
            }
        }
    }

    fn visit_expr_method_call_mut(&mut self, call: &mut syn::ExprMethodCall) {
        let way = match (&*call.method.to_string(), call.args.first()) {
            (
                "at" | "at_element",
                Some(Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(way), .. })),
            ) => Some(way.value()),
            _ => None,
        };
        let added = way.map(|way| self.ways.push(way)).is_some();
        self.visit_expr_mut(&mut call.receiver);
        if added {
            self.ways.pop();
        }
        for argument in &mut call.args {
            self.visit_expr_mut(argument);
        }
    }

    fn visit_expr_if_mut(&mut self, branch: &mut syn::ExprIf) {
        let outer = (self.by_code, self.conditional);
        self.visit_expr_mut(&mut branch.cond);
        let of_value = tokens(&branch.cond).starts_with("letSome(");
        (self.by_code, self.conditional) = (true, outer.1 || !of_value);
        self.visit_block_mut(&mut branch.then_branch);
        if let Some((_, other)) = &mut branch.else_branch {
            self.visit_expr_mut(other);
        }
        // After a `return`, the rest depends on the condition too.
        let returns = branch.to_token_stream().to_string().contains("return Ok");
        self.by_code = outer.0 || returns;
        self.conditional = outer.1 || returns && !of_value;
    }

    fn visit_expr_match_mut(&mut self, expression: &mut syn::ExprMatch) {
        let outer = (self.by_code, self.conditional);
        (self.by_code, self.conditional) = (true, true);
        visit_mut::visit_expr_match_mut(self, expression);
        (self.by_code, self.conditional) = outer;
    }

    fn visit_local_mut(&mut self, local: &mut syn::Local) {
        visit_mut::visit_local_mut(self, local);
        self.by_code |= local.init.as_ref().is_some_and(|init| init.diverge.is_some());
    }

    fn visit_expr_call_mut(&mut self, call: &mut syn::ExprCall) {
        match &mut *call.func {
            Expr::Path(path) => self.part(&path.path),
            function => self.visit_expr_mut(function),
        }
        let ways = std::mem::take(&mut self.ways);
        for argument in &mut call.args {
            self.visit_expr_mut(argument);
        }
        self.ways = ways;
    }

    /// A function that is passed as an argument needs a path, because a plain name may be a variable: `self::location`.
    fn visit_expr_path_mut(&mut self, path: &mut syn::ExprPath) {
        if path.path.segments.len() > 1 {
            self.part(&path.path);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the fault in a function of a file.
    fn fault(file: &str, body: &str) -> Option<String> {
        Rules::default().file(file, &format!("fn f() -> Verdict {{ {body} Ok(()) }}")).err()
    }

    #[test]
    fn a_line_under_code_has_its_condition_in_words() {
        let without = "rules!(1: a => zero())";
        let clause = "rules!(1: a => zero(), where \"b is odd\")";
        let wrong = Some("rule 1 is under code, and has no clause after `where`".to_owned());
        for code in [
            "if b & 1 != 0 { LINE; }",
            "if let B::C = b { LINE; }",
            "if b { } else { LINE; }",
            "match b { 1 => LINE, _ => {} }",
            "if b { return Ok(()); } LINE;",
        ] {
            assert_eq!(fault("a", &code.replace("LINE", without)), wrong, "{code}");
            assert_eq!(fault("owned/a", &code.replace("LINE", without)), None, "{code}");
            assert_eq!(fault("a", &code.replace("LINE", clause)), None, "{code}");
        }
        // A value or an answer that is not there is no condition.
        for code in [
            "if let Some(a) = b { LINE; }",
            "let Some(a) = b else { return Ok(()) }; LINE;",
            "if b { } LINE;",
            "for a in b { LINE; }",
        ] {
            assert_eq!(fault("a", &code.replace("LINE", without)), None, "{code}");
        }
    }

    #[test]
    fn a_line_without_code_has_its_conditions_as_data() {
        let wrong = Some("rule 1 has a clause after `where`, and no code decides it".to_owned());
        assert_eq!(fault("a", "rules!(1: a => zero(), where \"b is odd\");"), wrong);
        assert_eq!(fault("a", "rules!(1: a => hold(c, \"be so\"), where \"b is odd\");"), None);
        let wrong = Some("rule 1 has a condition in its text".to_owned());
        for text in ["with B", "a name, unless b", "but for b", "on b"] {
            assert_eq!(
                fault("a", &format!("rules!(1: a => zero(), \"{text}\");")),
                wrong,
                "{text}"
            );
        }
        assert_eq!(
            fault("a", "rules!(1: a => zero(), \"for it is none, which is on top\");"),
            None
        );
    }

    #[test]
    fn conditions_of_a_line_and_of_all_lines_are_read() {
        let mut rules = Rules::default();
        let text = "fn f() -> Verdict { rules! { if a => is(1, 2), if b => is_null(); 1: c => zero(); \
                    2: d => zero(), if e => is_not(3), on windows; } Ok(()) }";
        assert_eq!(rules.file("a", text), Ok(()));
        assert_eq!(rules.resolve_conditions(), Ok(()));
        let lines = rules.lines();
        let of = |id: u32| {
            let (_, line) = lines[&id][0];
            let words =
                line.conditions.iter().map(|of| format!("{} {} {:?}", of.path, of.is, of.values));
            (words.collect::<Vec<_>>().join("; "), line.of_windows)
        };
        assert_eq!(of(1), ("a is [\"1\", \"2\"]; b is_null []".to_owned(), false));
        let both = "e is_not [\"3\"]; a is [\"1\", \"2\"]; b is_null []";
        assert_eq!(of(2), (both.to_owned(), true));
    }
}
