//! The rules of `cuda-checked` as data, read from the lines in `src/rules` and `src/owned`, which state the facts.

use crate::generate::c::in_c;
use crate::generate::history::{FIRST, dotted};
use crate::generate::read::{self, Header};
use crate::sentence::{self, join};
use crate::shell::{self, Result};
use proc_macro2::{Span, TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::path::Path;
use syn::ext::IdentExt;
use syn::parse::discouraged::Speculative;
use syn::parse::{ParseBuffer, ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::{Expr, Ident, Item, Lit, LitInt, LitStr, Token, token};

/// Every function with rules, and every rule of owned objects.
#[derive(Default)]
pub struct Rules {
    /// The functions that traversals call. Those of groups come first, then those of parts; each file in its order.
    pub rule_sets: Vec<RuleSet>,
    /// The lines in the code of owned objects, each with its file.
    owned: Vec<(String, Line)>,
    /// The places where the rules of a type do not hold.
    pub excepted: BTreeSet<String>,
    /// The numbers that are never used again.
    pub retired: BTreeSet<u32>,
    /// The calls, the rules, and the codes that the calls have for these.
    pub codes: Vec<(String, u32, String)>,
    /// The code of the functions without rules.
    pub helpers: BTreeMap<String, String>,
}

/// Lines by their numbers, each with its file.
pub type Lines<'a> = BTreeMap<u32, Vec<(&'a str, &'a Line)>>;

/// The place of causes that every call can have.
pub const EVERY_CALL: &str = "*";

/// A function with rules.
pub struct RuleSet {
    /// Its file, like `parts/pool`.
    pub file: String,
    pub name: String,
    /// With their types.
    pub parameters: Vec<(String, String)>,
    /// The places that it checks: those after `on`, or the type or the call that its name names.
    pub places: Vec<String>,
    pub lines: Vec<Line>,
    pub code: String,
}

/// A rule, as in its line.
#[derive(Default)]
pub struct Line {
    pub id: u32,
    pub asks: bool,
    /// `always`, `probe` and `maybe`, where the line has them.
    marks: Vec<String>,
    pub path: String,
    must: String,
    bounds: Vec<Bound>,
    pub conditions: Vec<Condition>,
    /// The clause of a condition that needs code.
    pub clause: String,
    pub since: u32,
    pub until: u32,
    because: String,
    /// The names of bounds that are plain numbers in Rust.
    named: String,
    /// The words after "for".
    reason: String,
    /// Where a cause is known from.
    pub from: String,
    /// The items of the header whose text states the rule, besides those to which its function is attached.
    pub stated: Vec<String>,
    /// Without `CUDA_ERROR_`; None if the documentation has no code.
    pub code: Option<String>,
    /// The other codes of a cause.
    pub more: Vec<String>,
    under: Under,
    /// The moment: after the driver has refused the call.
    pub after: bool,
    pub of_windows: bool,
}

/// A bound of a requirement.
#[derive(PartialEq)]
enum Bound {
    /// By the header's names; or a text.
    Values(Vec<String>),
    /// The code that computes it.
    Code(String),
}

/// A condition of a rule: the path of an argument, a name of `crate::sentence`, and values by the header's names.
#[derive(Clone)]
pub struct Condition {
    pub path: String,
    pub is: String,
    pub values: Vec<String>,
}

/// What decides whether a line is checked, besides its own conditions. The absence of a value or of an answer is code, and
/// no condition.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
enum Under {
    #[default]
    Nothing,
    Code,
    Condition,
}

/// The enumerators of an enum, each with its first release.
#[derive(Clone, Default)]
pub struct Enumerators {
    pub of: String,
    pub all: Vec<(String, u32)>,
}

/// Values that a rule allows or forbids in some releases, by the header's names.
#[derive(Clone)]
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

/// The requirements of enumerators for which the driver's release decides which are meant: those of a type, or of a list.
const BY_RELEASE: [&str; 6] = [
    "enumerator",
    "enumerator_of",
    "enumerator_but",
    "flags_of",
    "one_of_release",
    "only_of_release",
];

impl Values {
    pub fn allows(&self) -> bool {
        ["equal", "one_of", "only"].contains(&self.must)
    }
}

impl Line {
    /// Says where a condition is stated twice, or not at all.
    fn fault(&self) -> Option<&'static str> {
        const OF_CONDITIONS: &[&str] =
            &["if ", "unless ", "when ", "where ", "with ", "without ", "but for ", "on "];
        let mut parts = self.because.split(", ");
        if self.under == Under::Condition && self.clause.is_empty() {
            Some("is under code, and has no clause after `where`")
        } else if !self.clause.is_empty() && !self.by_code() && !self.must.starts_with("hold") {
            Some("has a clause after `where`, and no code decides it")
        } else if parts.any(|part| OF_CONDITIONS.iter().any(|word| part.starts_with(word))) {
            Some("has a condition in its text")
        } else {
            None
        }
    }

    /// Whether code decides if it is checked, and not only its conditions.
    pub fn by_code(&self) -> bool {
        self.under != Under::Nothing
    }

    pub fn by_release(&self) -> bool {
        BY_RELEASE.contains(&&*self.must)
    }

    /// Whether all enumerators of the type are meant but those of the list.
    pub fn excepts(&self) -> bool {
        self.must == "enumerator_but"
    }

    /// Returns the enum that the line names because the type of the argument does not.
    pub fn named_enum(&self) -> Option<&str> {
        match (&*self.must, &self.bounds[..]) {
            ("enumerator_of" | "flags_of", [Bound::Code(name)]) => Some(name),
            _ => None,
        }
    }

    /// Returns the names in the list of the line.
    pub fn listed(&self) -> &[String] {
        match &self.bounds[..] {
            [Bound::Values(names), ..] => names,
            _ => &[],
        }
    }

    /// Returns what `cuda-checked` knows of the rule, an expression for its `Rule`.
    pub fn facts(&self) -> String {
        let mut facts: Vec<String> =
            self.marks.iter().map(|mark| format!("{mark}: true")).collect();
        facts.extend(self.after.then(|| "after: true".to_owned()));
        facts.extend(self.of_windows.then(|| "windows: true".to_owned()));
        facts.extend((self.since != 0).then(|| format!("since: {}", self.since)));
        facts.extend((self.until != u32::MAX).then(|| format!("until: {}", self.until)));
        let conditions = self.conditions.iter().map(|Condition { path, is, values }| {
            format!("Condition({path:?}, {is:?}, &{values:?})")
        });
        let conditions = Vec::from_iter(conditions).join(", ");
        facts.extend((!conditions.is_empty()).then(|| format!("conditions: &[{conditions}]")));
        let because = if self.named.is_empty() { &self.because } else { &self.named };
        for (name, text) in
            [("clause", &self.clause), ("because", because), ("reason", &self.reason)]
        {
            facts.extend((!text.is_empty()).then(|| format!("{name}: {text:?}")));
        }
        let codes = self.code.iter().chain(&self.more).map(|code| format!("R::CUDA_ERROR_{code}"));
        let codes = Vec::from_iter(codes).join(", ");
        facts
            .extend((codes != "R::CUDA_ERROR_INVALID_VALUE").then(|| format!("codes: &[{codes}]")));
        let rule = format!("rule({}, {:?}, {:?})", self.id, self.path, self.must);
        if facts.is_empty() { rule } else { format!("Rule {{ {}, ..{rule} }}", facts.join(", ")) }
    }

    /// Returns the paths that it names.
    pub fn paths(&self) -> impl Iterator<Item = &str> {
        [&*self.path].into_iter().chain(self.conditions.iter().map(|of| &*of.path))
    }

    /// Returns the requirement, or the fact of a cause, and the text after it.
    fn words(&self, Enumerators { of, all }: &Enumerators) -> Result<(String, &str)> {
        let mut text = &*self.because;
        let release = |(name, since): &(String, u32)| match *since {
            FIRST => name.clone(),
            since => format!("{name} (since CUDA {})", dotted(since)),
        };
        let bounds = match (&*self.must, &self.bounds[..]) {
            ("enumerator", _) if of.is_empty() => {
                return Err("`enumerator` needs an argument of an enum type".to_owned());
            }
            ("flags_of", _) => vec![format!("those of `{of}` that the driver's release has")],
            ("enumerator" | "enumerator_of" | "enumerator_but", _) => {
                let except = if self.listed().is_empty() { "" } else { ", except " };
                let but = join(self.listed(), " and ");
                vec![format!("an enumerator of `{of}` that the driver's release has{except}{but}")]
            }
            ("one_of_release" | "only_of_release", _) => all.iter().map(release).collect(),
            ("limited", [_, Bound::Values(attribute)]) => {
                vec![sentence::limit(&attribute.concat())]
            }
            ("ordinal", _) => vec!["the number of devices".to_owned()],
            ("hold" | "hold_text", [_, Bound::Values(text), ..]) => text.clone(),
            ("hold" | "hold_text", _) => return Err("`hold` needs a literal text".to_owned()),
            (_, []) => Vec::new(),
            (_, [Bound::Values(values), ..]) => {
                let is_named = |name: &String| name.starts_with("CU") && text.contains(&**name);
                shell::ensure(!values.iter().any(is_named), || {
                    "the names of bounds have the word `named` before them".to_owned()
                })?;
                values.clone()
            }
            // A computed bound has its name in the text.
            (_, [Bound::Code(_), ..]) if text.is_empty() => {
                return Err("a computed bound needs a text that names it".to_owned());
            }
            (_, [Bound::Code(_), ..]) => vec![std::mem::take(&mut text).to_owned()],
        };
        let requirement = match (&*self.must, self.after) {
            ("named", true) => Some(bounds.concat()),
            _ => sentence::requirement(&self.must, &bounds, self.after),
        };
        Ok((requirement.ok_or_else(|| format!("there is no word {}", self.must))?, text))
    }

    /// Returns the sentence about the rule where it holds for `path` under these conditions.
    pub fn sentence(
        &self,
        enumerators: &Enumerators,
        path: &str,
        conditions: &[Condition],
    ) -> Result<String> {
        let (requirement, text) = self.words(enumerators)?;
        let mut conditions =
            conditions.iter().map(|of| (of.path.clone(), &*of.is, &of.values[..])).collect();
        let requirement = sentence::or_zero(requirement, path, &mut conditions);
        let conditions = sentence::conditions(&conditions, &self.clause);
        let conditions = conditions.ok_or("there is no such condition")?;
        // A comma ends a list, a text or a clause.
        let is_long = !text.is_empty() || [",", " that "].iter().any(|of| requirement.contains(of));
        let joint = match sentence::joint(self.after, false) {
            " if " if is_long => ", if ",
            joint => joint,
        };
        let (windows, reason) = (self.of_windows, &self.reason);
        let words = sentence::sentence(&requirement, "", windows, text, joint, &conditions, reason);
        let sentence = sentence::about(&named(path), None, &words, self.after);
        let period = sentence::period(self.since, self.until);
        Ok(match period.trim_start().split_at_checked(1) {
            None => sentence,
            Some((first, words)) => format!("{}{words}, {sentence}", first.to_uppercase()),
        })
    }

    /// Returns the words for conditions.
    pub fn condition(&self, all: &[Condition]) -> Result<String> {
        let all: Vec<_> = all.iter().map(|of| (of.path.clone(), &*of.is, &of.values[..])).collect();
        Ok(sentence::conditions(&all, "").ok_or("there is no such condition")?)
    }

    /// Returns the values that the line allows, or forbids, where these are constant.
    pub fn allowed(&self, Enumerators { all, .. }: &Enumerators) -> Vec<Values> {
        let Self { since, until, .. } = *self;
        if self.by_release() {
            // One list for each release that added some. A release without the type has nothing that takes it.
            let of_flags = ["only_of_release", "flags_of"].contains(&&*self.must);
            let releases: BTreeSet<u32> = all.iter().map(|(_, since)| *since).collect();
            let list = |release: &u32| {
                let known = all.iter().filter(|(_, since)| since <= release);
                let next = releases.range(release + 1..).next();
                Values {
                    must: if of_flags { "only" } else { "one_of" },
                    names: known.map(|(name, _)| name.clone()).collect(),
                    since: if releases.first() == Some(release) {
                        since
                    } else {
                        since.max(*release)
                    },
                    until: next.map_or(until, |next| until.min(next - 1)),
                }
            };
            return releases.iter().map(list).collect();
        }
        let must = CONSTANT.into_iter().find(|must| *must == self.must);
        let must = must.filter(|_| !matches!(self.bounds[..], [Bound::Code(_), ..]));
        let list = must.map(|must| Values { must, names: self.listed().to_vec(), since, until });
        list.into_iter().collect()
    }
}

impl Rules {
    pub fn read(root: &Path, header: &Header) -> Result<Self> {
        let mut files = Vec::new();
        for (folder, prefix) in
            [("src/rules", ""), ("src/rules/parts", "parts/"), ("src/owned", "owned/")]
        {
            for path in shell::entries(&root.join(folder))? {
                let name = format!("{prefix}{}", shell::name(&path));
                if let Some(name) = name.strip_suffix(".rs") {
                    files.push((name.to_owned(), shell::read(&path)?));
                }
            }
        }
        let enumerators = header.enumerators().map(|enumerator| &*enumerator.name);
        let constants = header.constants.iter().map(|constant| &*constant.name);
        Self::of(&files, &enumerators.chain(constants).collect())
    }

    /// Reads files by their names and texts. `header` has the names of its enumerators and macros.
    fn of(files: &[(String, String)], header: &HashSet<&str>) -> Result<Self> {
        let parse = |(file, text): &'_ (String, String)| match syn::parse_file(text) {
            Ok(parsed) => Ok((file.clone(), parsed)),
            Err(error) => Err(format!("{}: {error}", path_of(file))),
        };
        let files = files.iter().map(parse).collect::<Result<Vec<_>>>()?;
        let mut shared = HashMap::new();
        for (file, item) in
            files.iter().flat_map(|(file, parsed)| constants(parsed).map(move |item| (file, item)))
        {
            let is_shared = !matches!(item.vis, syn::Visibility::Inherited);
            let other = is_shared.then(|| shared.insert(item.ident.to_string(), &*item.expr));
            shell::ensure(other.flatten().is_none(), || {
                let (name, file) = (&item.ident, path_of(file));
                format!(
                    "{name} is the name of another shared constant too: rename one, as in {file}"
                )
            })?;
        }
        let mut rules = Self::default();
        for (file, parsed) in &files {
            let own = constants(parsed).map(|item| (item.ident.to_string(), &*item.expr));
            let scope = Scope { header, own: own.collect(), shared: &shared };
            rules
                .add(file, parsed, &scope)
                .map_err(|error| format!("{}: {error}", path_of(file)))?;
        }
        // The page of a call would not have their rules.
        let code =
            rules.helpers.values().chain(rules.rule_sets.iter().map(|rule_set| &rule_set.code));
        let called: HashSet<&str> = code.flat_map(|code| called(code)).collect();
        match rules.rule_sets.iter().find(|rule_set| called.contains(&*rule_set.name)) {
            Some(RuleSet { name, .. }) => {
                Err(format!("src/rules: {name} is called: name where it applies with `on`"))
            }
            None => Ok(rules),
        }
    }

    /// Adds what a file states.
    fn add(&mut self, file: &str, parsed: &syn::File, scope: &Scope) -> Result<()> {
        let is_owned = file.starts_with("owned/");
        if !is_owned {
            self.helpers.extend(helpers(parsed));
        }
        let renamed = renamed(parsed);
        for (name, content) in macros(parsed.to_token_stream()) {
            match &*name {
                "except" => self.excepted.extend(places(&content)),
                "codes" => self.codes.extend(self::parsed(&name, content, codes)?),
                "retired" => self.retired.extend(self::parsed(&name, content, numbers)?),
                "rules" if is_owned => {
                    let body = |input: ParseStream| scope.body(input, Under::Code);
                    let lines = self::parsed(&name, content, body)?;
                    self.owned.extend(lines.into_iter().map(|line| (file.to_owned(), line)));
                }
                "rules" | "causes" => {
                    let rule_sets = |input: ParseStream| scope.rule_sets(input, file, &renamed);
                    let mut rule_sets = self::parsed(&name, content, rule_sets)?;
                    for line in rule_sets.iter_mut().flat_map(|rule_set| &mut rule_set.lines) {
                        line.after = name == "causes";
                        shell::ensure(line.after != line.from.is_empty(), || {
                            let id = line.id;
                            format!(
                                "{id}: a cause, and no rule, has `from` with what it is known from"
                            )
                        })?;
                    }
                    self.rule_sets.extend(rule_sets);
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Returns the causes that every call can have.
    pub fn of_every_call(&self) -> impl Iterator<Item = &Line> {
        let is_of_all = |rule_set: &&RuleSet| rule_set.places.iter().any(|of| of == EVERY_CALL);
        self.rule_sets.iter().filter(is_of_all).flat_map(|rule_set| &rule_set.lines)
    }

    /// Returns every line.
    pub fn lines(&self) -> Lines<'_> {
        let mut lines = Lines::new();
        let rule_sets = self.rule_sets.iter();
        let of_rule_sets =
            rule_sets.flat_map(|rule_set| rule_set.lines.iter().map(|line| (&rule_set.file, line)));
        for (file, line) in of_rule_sets.chain(self.owned.iter().map(|(file, line)| (file, line))) {
            lines.entry(line.id).or_default().push((&**file, line));
        }
        lines
    }

    /// Returns the files of these rules.
    pub fn paths(&self, ids: &BTreeSet<u32>) -> BTreeSet<String> {
        let lines = self.lines().into_iter().filter(|(id, _)| ids.contains(id));
        lines.flat_map(|(_, lines)| lines).map(|(file, _)| path_of(file)).collect()
    }

    /// Returns the items of the header on which rules stand because their function is attached there: calls, types, and
    /// fields if the rule is about one.
    pub fn items(&self, header: &Header) -> BTreeSet<(String, u32)> {
        let mut items = BTreeSet::new();
        let rule_sets = self.rule_sets.iter();
        let places = rule_sets
            .flat_map(|rule_set| rule_set.places.iter().map(move |place| (rule_set, place)));
        for (rule_set, place) in places {
            if !place.starts_with(['c', 'C']) {
                continue;
            }
            let mut names = place.split(['.', '[']);
            let (owner, part) = (names.next().unwrap_or_default(), names.next());
            let fields = header.record(owner).map_or(&[][..], |record| &record.fields);
            for line in &rule_set.lines {
                let field = part.or_else(|| line.path.split(['.', '[']).nth(1));
                let field = field.unwrap_or(&line.path);
                let has = fields.iter().any(|(name, _)| in_c(name) == field);
                let item = if has { format!("{owner}.{field}") } else { owner.to_owned() };
                items.insert((item, line.id));
            }
        }
        items
    }

    /// Returns the line of a rule of owned objects, and the words after "must".
    pub fn of_owned(&self, id: u32) -> Result<(&Line, String)> {
        let line = self.owned.iter().map(|(_, line)| line).find(|line| line.id == id);
        let line = line.ok_or_else(|| format!("there is no rule {id} of owned objects"))?;
        let words = line.words(&Enumerators::default());
        let (must, text) = words.map_err(|error| format!("rule {id}: {error}"))?;
        let must = must.trim_start_matches("must ").to_owned();
        Ok((line, if text.is_empty() { must } else { format!("{must}, {text}") }))
    }
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
    let folder = if file.starts_with("owned/") { "src" } else { "src/rules" };
    format!("{folder}/{file}.rs")
}

impl RuleSet {
    /// Whether its lines are causes.
    pub fn is_after(&self) -> bool {
        self.lines.iter().any(|line| line.after)
    }

    /// Returns the condition in Rust under which it is called, if it has one. With a code that its causes do not explain, a query
    /// could be of a dead handle, and the driver need not have read what an argument leads to.
    pub fn gate(&self) -> Option<String> {
        let codes = self.lines.iter().flat_map(|line| line.code.iter().chain(&line.more));
        let codes: BTreeSet<_> = codes.map(|code| format!("CUresult::CUDA_ERROR_{code}")).collect();
        let codes = Vec::from_iter(codes).join(", ");
        let follows = self.parameters.iter().any(|(_, ty)| ty.starts_with("Live"));
        let asks = self.lines.iter().any(|line| line.asks);
        (self.is_after() && (asks || follows)).then(|| format!("if refused_with(&[{codes}])"))
    }

    /// Returns its path in the crate.
    pub fn path(&self) -> String {
        format!("rules::{}::{}", self.file.replace('/', "::"), self.name)
    }
}

/// Returns `path` with `at` in place of its first name.
pub fn within(path: &str, at: &str) -> String {
    let rest = path.find(['.', '[']).map_or("", |end| &path[end..]);
    let star = if path.starts_with('*') { "*" } else { "" };
    format!("{star}{at}{rest}")
}

/// Returns a text with other words.
pub fn with_words(text: &str, change: &dyn Fn(&str) -> String) -> String {
    regex!(r"\w+").replace_all(text, |word: &regex::Captures| change(&word[0])).into_owned()
}

/// Converts Rust's path into C's.
fn c_path(path: &str) -> String {
    path.trim_start_matches('&').replace("type_", "type")
}

fn tokens(tree: &impl ToTokens) -> String {
    read::quote(tree).replace(' ', "")
}

fn constants(file: &syn::File) -> impl Iterator<Item = &syn::ItemConst> {
    file.items.iter().filter_map(|item| match item {
        Item::Const(item) => Some(item),
        _ => None,
    })
}

/// Returns the functions of a file that stand in no macro, each with its code.
fn helpers(file: &syn::File) -> impl Iterator<Item = (String, String)> {
    let functions = file.items.iter().flat_map(|item| match item {
        Item::Fn(item) => vec![(&item.sig, &*item.block)],
        Item::Impl(item) => {
            let functions = item.items.iter().filter_map(|item| match item {
                syn::ImplItem::Fn(item) => Some((&item.sig, &item.block)),
                _ => None,
            });
            functions.collect()
        }
        _ => Vec::new(),
    });
    functions.map(|(signature, code)| (signature.ident.to_string(), read::quote(code)))
}

/// Returns the names that `use A as B` gives, each with the name before.
fn renamed(file: &syn::File) -> HashMap<String, String> {
    let uses = file.items.iter().filter(|item| matches!(item, Item::Use(_))).map(read::quote);
    let uses = uses.collect::<String>();
    let names = regex!(r"(\w+) as (\w+)").captures_iter(&uses).map(|names| names.extract().1);
    names.map(|[before, name]| (name.to_owned(), before.to_owned())).collect()
}

/// Returns the macros that code has, at any depth: the name and the content of each.
fn macros(code: TokenStream) -> Vec<(String, TokenStream)> {
    let trees: Vec<TokenTree> = code.into_iter().collect();
    let mut found = Vec::new();
    for (at, tree) in trees.iter().enumerate() {
        let TokenTree::Group(group) = tree else { continue };
        match &trees[..at] {
            [.., name, mark] if mark.to_string() == "!" => {
                found.push((name.to_string(), group.stream()));
            }
            _ => {}
        }
        found.extend(macros(group.stream()));
    }
    found
}

/// Parses what a macro has. The error shows the beginning.
fn parsed<T>(
    name: &str,
    content: TokenStream,
    parser: impl FnOnce(ParseStream) -> syn::Result<T>,
) -> Result<T> {
    let beginning: String = content.to_string().chars().take(80).collect();
    parser.parse2(content).map_err(|error| format!("{error}: {name}! {{ {beginning}"))
}

/// Returns the functions that code calls, without methods and what only looks so in a text.
fn called(code: &str) -> impl Iterator<Item = &str> {
    let names = regex!(r#""(?:[^"\\]|\\.)*"|(\. )?\b(\w+) \("#).captures_iter(code);
    names.filter(|name| name.get(1).is_none()).filter_map(|name| Some(name.get(2)?.as_str()))
}

/// Returns the places in a list.
fn places(list: &TokenStream) -> Vec<String> {
    let list = list.to_string();
    let places = list.split(',').map(|place| place.split_whitespace().collect::<String>());
    places.filter(|place| !place.is_empty()).collect()
}

/// Reads `codes!`: `cuFoo: 1 CODE` of each call.
fn codes(input: ParseStream) -> syn::Result<Vec<(String, u32, String)>> {
    let code = |input: ParseStream| {
        let call = input.parse::<Ident>()?.to_string();
        input.parse::<Token![:]>()?;
        Ok((call, number(input)?, input.parse::<Ident>()?.to_string()))
    };
    let codes = Punctuated::<_, Token![,]>::parse_terminated_with(input, code)?;
    Ok(codes.into_iter().collect())
}

fn numbers(input: ParseStream) -> syn::Result<Vec<u32>> {
    Ok(Punctuated::<_, Token![,]>::parse_terminated_with(input, number)?.into_iter().collect())
}

fn number(input: ParseStream) -> syn::Result<u32> {
    input.parse::<LitInt>()?.base10_parse()
}

fn text(input: ParseStream) -> syn::Result<String> {
    Ok(input.parse::<LitStr>()?.value())
}

/// Reads a comma, if one follows.
fn comma(input: ParseStream) -> syn::Result<bool> {
    Ok(input.parse::<Option<Token![,]>>()?.is_some())
}

fn braced<'a>(input: ParseStream<'a>) -> syn::Result<ParseBuffer<'a>> {
    let content;
    syn::braced!(content in input);
    Ok(content)
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

/// What the lines of a file can name.
struct Scope<'a> {
    /// The names of enumerators and macros.
    header: &'a HashSet<&'a str>,
    /// The constants of the file.
    own: HashMap<String, &'a Expr>,
    /// The constants that every file sees.
    shared: &'a HashMap<String, &'a Expr>,
}

impl Scope<'_> {
    /// Reads the functions of one `rules!` at the top of a file.
    fn rule_sets(
        &self,
        input: ParseStream,
        file: &str,
        renamed: &HashMap<String, String>,
    ) -> syn::Result<Vec<RuleSet>> {
        let mut rule_sets = Vec::new();
        while !input.is_empty() {
            syn::Attribute::parse_outer(input)?;
            let on = match input.parse::<Option<Ident>>()? {
                Some(_) => Some(places(&braced(input)?.parse()?)),
                None => None,
            };
            let signature: syn::Signature = input.parse()?;
            let name = signature.ident.to_string();
            let word = |word: &str| renamed.get(word).map_or(word, |name| name).to_owned();
            let parameter = |input: &syn::FnArg| match input {
                syn::FnArg::Typed(input) => {
                    Some((tokens(&input.pat), with_words(&read::quote(&input.ty), &word)))
                }
                syn::FnArg::Receiver(_) => None,
            };
            let content = braced(input)?;
            rule_sets.push(RuleSet {
                file: file.to_owned(),
                parameters: signature.inputs.iter().filter_map(parameter).collect(),
                places: on.unwrap_or_else(|| vec![name.clone()]),
                name,
                code: content.fork().parse::<TokenStream>()?.to_string(),
                lines: self.body(&content, Under::Nothing)?,
            });
        }
        Ok(rule_sets)
    }

    /// Reads a body whose lines have their conditions in words.
    fn body(&self, input: ParseStream, under: Under) -> syn::Result<Vec<Line>> {
        let lines = self.block(input, under)?;
        match lines.iter().find_map(|line| Some((line.id, line.fault()?))) {
            Some((id, fault)) => {
                Err(syn::Error::new(Span::call_site(), format!("rule {id} {fault}")))
            }
            None => Ok(lines),
        }
    }

    /// Reads the body of a function, or a block in it: statements, each of which holds for all that follows, lines, groups of
    /// lines with common conditions, and blocks.
    fn block(&self, input: ParseStream, mut under: Under) -> syn::Result<Vec<Line>> {
        let mut lines = Vec::new();
        while !input.is_empty() {
            if input.peek(token::Brace) {
                lines.extend(self.block(&braced(input)?, under)?);
            } else if input.peek(Token![let]) {
                input.parse::<syn::Stmt>()?;
            } else if input.parse::<Option<Token![for]>>()?.is_some() {
                syn::Pat::parse_single(input)?;
                input.parse::<Token![in]>()?;
                input.parse::<Expr>()?;
                input.parse::<Token![;]>()?;
            } else if let Some(condition) = condition_in_rust(input) {
                let is_absence = tokens(&condition).starts_with("letSome(");
                under = under.max(if is_absence { Under::Code } else { Under::Condition });
            } else if input.peek(Token![if]) || input.peek(Token![where]) {
                lines.extend(self.group(input, under)?);
            } else {
                lines.push(Line { under, ..self.line(input)? });
                input.parse::<Option<Token![;]>>()?;
            }
        }
        Ok(lines)
    }

    /// Reads lines with common conditions.
    fn group(&self, input: ParseStream, under: Under) -> syn::Result<Vec<Line>> {
        let mut given = Line::default();
        self.details(input, &mut given)?;
        let mut lines = self.block(&braced(input)?, under)?;
        for line in &mut lines {
            line.conditions.extend(given.conditions.iter().cloned());
            if !given.clause.is_empty() && !line.clause.is_empty() {
                return Err(input.error("a line has one `where`"));
            }
            line.clause += &given.clause;
        }
        Ok(lines)
    }

    fn line(&self, input: ParseStream) -> syn::Result<Line> {
        let id = number(input)?;
        let mut line =
            Line { id, until: u32::MAX, code: Some("INVALID_VALUE".to_owned()), ..Line::default() };
        while input.peek(Ident) {
            let mark = input.parse::<Ident>()?.to_string();
            line.asks |= mark == "asks";
            line.marks.push(mark);
        }
        input.parse::<Token![:]>()?;
        line.path = c_path(&tokens(&input.parse::<Expr>()?));
        if comma(input)? {
            input.parse::<Token![as]>()?;
            line.path = c_path(&text(input)?);
        }
        (line.must, line.bounds) = self.word(input)?;
        if comma(input)? {
            let of_rule =
                |error: syn::Error| syn::Error::new(error.span(), format!("rule {id}: {error}"));
            self.details(input, &mut line).map_err(of_rule)?;
        }
        Ok(line)
    }

    /// Reads what stands between commas after the requirement of a line, or before a group of lines.
    fn details(&self, input: ParseStream, line: &mut Line) -> syn::Result<()> {
        loop {
            if input.peek(LitStr) {
                line.because = text(input)?;
            } else {
                let word = input.call(Ident::parse_any)?;
                match &*word.to_string() {
                    "if" => line.conditions.push(self.condition(input)?),
                    "where" => line.clause = text(input)?,
                    "at" => drop(input.parse::<Expr>()?),
                    "named" => line.named = text(input)?,
                    "on" => line.of_windows = input.parse::<Ident>()? == "windows",
                    "since" => line.since = number(input)?,
                    "until" => line.until = number(input)?,
                    "for" => line.reason = text(input)?,
                    "from" => line.from = text(input)?,
                    "stated" => line.stated = text(input)?.split(", ").map(str::to_owned).collect(),
                    "else" => {
                        let code = input.parse::<Ident>()?.to_string();
                        line.code = Some(code).filter(|code| code != "UNDOCUMENTED");
                        while input.parse::<Option<Ident>>()?.is_some() {
                            line.more.push(input.parse::<Ident>()?.to_string());
                        }
                    }
                    _ => return Err(syn::Error::new(word.span(), "not a word of rules")),
                }
            }
            if !comma(input)? {
                return Ok(());
            }
        }
    }

    /// Reads a condition as data, after the word `if`.
    fn condition(&self, input: ParseStream) -> syn::Result<Condition> {
        let path = c_path(&tokens(&input.parse::<Expr>()?));
        let (is, bounds) = self.word(input)?;
        let mut values = Vec::new();
        for bound in bounds {
            match bound {
                Bound::Values(named) => values.extend(named),
                Bound::Code(code) => return Err(input.error(format!("{code} is no value"))),
            }
        }
        Ok(Condition { path, is, values })
    }

    /// Reads `=> name(bounds)`.
    fn word(&self, input: ParseStream) -> syn::Result<(String, Vec<Bound>)> {
        input.parse::<Token![=>]>()?;
        let name: Ident = input.parse()?;
        let content;
        syn::parenthesized!(content in input);
        let bounds = Punctuated::<Expr, Token![,]>::parse_terminated(&content)?;
        let bound = |bound: &Expr| {
            self.values(bound).map_or_else(|| Bound::Code(tokens(bound)), Bound::Values)
        };
        Ok((name.to_string(), bounds.iter().map(bound).collect()))
    }

    /// Returns a value by the header's name: a number, a name, or a list of these; or a text. Nothing is computed.
    fn values(&self, expression: &Expr) -> Option<Vec<String>> {
        match expression {
            Expr::Lit(syn::ExprLit { lit: Lit::Int(number), .. }) => {
                Some(vec![number.base10_digits().to_owned()])
            }
            Expr::Lit(syn::ExprLit { lit: Lit::Str(text), .. }) => Some(vec![text.value()]),
            Expr::Unary(unary) if matches!(unary.op, syn::UnOp::Neg(_)) => {
                let values = self.values(&unary.expr)?.into_iter();
                Some(values.map(|value| format!("-{value}")).collect())
            }
            Expr::Path(path) => {
                let name = path.path.segments.last()?.ident.to_string();
                match self.header.contains(&*name) {
                    true => Some(vec![name]),
                    false => self.values(self.own.get(&name).or_else(|| self.shared.get(&name))?),
                }
            }
            Expr::Array(array) => {
                let mut all = Vec::new();
                for element in &array.elems {
                    // `#[cfg(not(windows))]`
                    let is_cfg = tokens(element).starts_with("#[cfg");
                    let place = if is_cfg { " (not on Windows)" } else { "" };
                    all.extend(self.values(element)?.into_iter().map(|value| value + place));
                }
                Some(all)
            }
            Expr::Reference(reference) => self.values(&reference.expr),
            Expr::Cast(cast) => self.values(&cast.expr),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the rules of files.
    fn rules(files: &[(&str, &str)]) -> Result<Rules> {
        let files = files.iter().map(|(file, text)| ((*file).to_owned(), (*text).to_owned()));
        Rules::of(&Vec::from_iter(files), &["A", "B", "OTHER", "SHARED"].into())
    }

    /// Returns the function in a file of rules, with this body.
    fn function(body: &str) -> Result<RuleSet> {
        let text = format!("rules! {{ /// It.\n on {{ A.b, C }} fn f(a: A, b: B) {{ {body} }} }}");
        rules(&[("a", &text)]).map(|mut rules| rules.rule_sets.remove(0))
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
        let rules = rules(&[("owned/a", owned)]).expect("code decides there");
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
        let line = "rules! { fn f(a: C) { 1: a => equal(D) } }";
        let own = ("parts/a", &*format!("const D: C = C::OTHER; {line}"));
        let shared = ("parts/b", &*format!("pub(crate) const D: L = L::SHARED; {line}"));
        let other = rules(&[own, shared, ("parts/c", "pub(crate) const D: C = C::OTHER;")]);
        let other = other.map(drop);
        assert!(other.is_err_and(|error| error.starts_with("D is the name of another shared")));
        let rules = rules(&[own, shared, ("group", line)]).expect("it has one shared constant");
        let value = |file: &str| {
            let rule_set = rules.rule_sets.iter().find(|rule_set| rule_set.file == file);
            rule_set.map(|rule_set| rule_set.lines[0].listed())
        };
        assert_eq!(value("group"), value("parts/b"));
        assert_ne!(value("group"), value("parts/a"));
    }
}
