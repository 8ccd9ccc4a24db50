//! The rules of `cuda-checked` as data, read from the lines in `src/rules` and `src/owned`, which state the facts.

mod line;
mod rust;
mod scope;

use crate::generate::c::in_c;
use crate::generate::read::Header;
use crate::shell::{self, Result};
use line::Under;
use quote::ToTokens;
use rust::{called, constants, helpers, macros, parsed, places, renamed};
use scope::{Scope, codes, numbers};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::path::Path;
use syn::parse::ParseStream;

pub use line::{Condition, Enumerators, Line, Values, named};
pub use rust::with_words;

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
        Self::parse(&files, &enumerators.chain(constants).collect())
    }

    /// Reads files by their names and texts. `header` has the names of its enumerators and macros.
    fn parse(files: &[(String, String)], header: &HashSet<&str>) -> Result<Self> {
        let parse_file = |(file, text): &'_ (String, String)| match syn::parse_file(text) {
            Ok(parsed) => Ok((file.clone(), parsed)),
            Err(error) => Err(format!("{}: {error}", path_of(file))),
        };
        let files = files.iter().map(parse_file).collect::<Result<Vec<_>>>()?;
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

/// Returns the path of a file of rules.
pub fn path_of(file: &str) -> String {
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
        let asks = self.lines.iter().any(Line::asks);
        (self.is_after() && (asks || follows)).then(|| format!("refused_with(&[{codes}])"))
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the rules of files.
    fn rules(files: &[(&str, &str)]) -> Result<Rules> {
        let files = files.iter().map(|(file, text)| ((*file).to_owned(), (*text).to_owned()));
        Rules::parse(&Vec::from_iter(files), &["A", "B", "OTHER", "SHARED"].into())
    }

    /// Returns the function in a file of rules, with this body.
    fn function(body: &str) -> Result<RuleSet> {
        let text = format!("rules! {{ /// It.\n on {{ A.b, C }} fn f(a: A, b: B) {{ {body} }} }}");
        rules(&[("a", &text)]).map(|mut rules| rules.rule_sets.remove(0))
    }

    /// Whether the body has this fault.
    fn has_fault(body: &str, fault: &str) -> bool {
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
            assert!(has_fault(&code.replace("LINE", "1: a => zero()"), wrong), "{code}");
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
        assert!(has_fault("1: a => zero(), where \"b is odd\";", wrong));
        assert!(function("1: a => hold(c, \"be so\"), where \"b is odd\";").is_ok());
        for text in ["with B", "a name, unless b", "but for b", "on b"] {
            let line = format!("1: a => zero(), \"{text}\";");
            assert!(has_fault(&line, "rule 1 has a condition in its text"), "{text}");
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
        assert!(has_fault(
            "where \"so\" { 1: c => zero(), where \"else\"; }",
            "a line has one `where`"
        ));
    }

    #[test]
    fn a_line_has_no_unknown_word() {
        for (line, wrong) in [
            ("1 ask: a => zero()", "ask is none of these words: always, asks, maybe, probe"),
            ("1: a => zero(), on linux", "linux is none of these words: windows"),
            ("1: a => zero(), unless b", "unless is no word of a line"),
        ] {
            assert!(has_fault(line, wrong), "{line}");
        }
        assert!(function("1 always asks: a => zero(), on windows").is_ok());
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
