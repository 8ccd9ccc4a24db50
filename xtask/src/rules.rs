//! The rules of `cuda-checked` as data, read from the lines in `src/rules` and `src/owned`, which state the facts.

use crate::generate::history::dotted;
use crate::generate::read::Header;
use crate::shell::{self, Result};
use quote::ToTokens as _;
use std::collections::hash_map::Entry;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::Path;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::visit_mut::{self, VisitMut};
use syn::{Expr, Ident, LitInt, LitStr, Token};

/// Every function with rules, and the names that rules use.
pub struct Rules {
    functions: HashMap<Function, Body>,
    constants: HashMap<String, Vec<(String, Expr)>>,
    /// The names of the header: enumerators and macros.
    names: HashSet<String>,
    /// The release that introduced each function.
    introduced: HashMap<String, u32>,
}

/// A function: its file, like `parts/pool`, and its name.
type Function = (String, String);

/// The content of a function with rules.
pub struct Body {
    pub is_unsafe: bool,
    pub parameters: Vec<String>,
    steps: Vec<Step>,
}

enum Step {
    Line(Line),
    /// A call of another function, for the argument at this path.
    Part {
        function: String,
        way: Vec<Way>,
    },
}

#[derive(Clone)]
enum Way {
    At(String),
    Code(String),
}

/// A rule, as in its line.
#[derive(Clone)]
pub struct Line {
    pub id: u32,
    pub asks: bool,
    path: String,
    must: String,
    bounds: Vec<Expr>,
    since: Option<u32>,
    until: Option<u32>,
    because: String,
    /// Without `CUDA_ERROR_`; None if the documentation has no code.
    code: Option<String>,
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
    pub since: Option<u32>,
    pub until: Option<u32>,
    /// The values that the rule allows or forbids, by the header's names, if no other argument matters.
    pub values: Option<(bool, Vec<String>)>,
    /// The function with the line, and the path of its argument.
    pub part: (Function, String),
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
            functions: HashMap::new(),
            constants: HashMap::new(),
            names: enumerators.chain(constants).collect(),
            introduced: header
                .functions
                .iter()
                .filter_map(|function| Some((function.name.clone(), function.since?)))
                .collect(),
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
        Ok(rules)
    }

    fn file(&mut self, file: &str, text: &str) -> Result<()> {
        let mut parsed = syn::parse_file(text).map_err(|error| error.to_string())?;
        let mut reader = Reader { file, rules: self, function: None, way: Vec::new(), error: None };
        reader.visit_file_mut(&mut parsed);
        reader.error.map_or(Ok(()), Err)
    }

    /// Returns the function of a call, if it has rules.
    pub fn call(&self, group: &str, call: &str) -> Option<&Body> {
        self.functions.get(&(group.to_owned(), call.to_owned()))
    }

    /// Returns the functions of a file that calls have.
    pub fn calls(&self, group: &str) -> impl Iterator<Item = &String> {
        self.functions
            .keys()
            .filter(move |(file, name)| file == group && name.starts_with("cu"))
            .map(|(_, name)| name)
    }

    /// Returns every line, with its file and function.
    pub fn lines(&self) -> BTreeMap<u32, Vec<(&Function, &Line)>> {
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
    pub fn enforced(&self, group: &str, call: &str) -> Result<Vec<Enforced>> {
        let mut found = Vec::new();
        let function = (group.to_owned(), call.to_owned());
        if self.functions.contains_key(&function) {
            self.walk(&function, &|path| path.to_owned(), None, &mut found)
                .map_err(|error| format!("src/rules: {call}: {error}"))?;
        }
        let since = self.introduced.get(call).copied().unwrap_or_default();
        found.retain(|rule| rule.until.is_none_or(|until| until >= since));
        Ok(found)
    }

    fn walk(
        &self,
        function: &Function,
        way: &dyn Fn(&str) -> String,
        code: Option<&str>,
        found: &mut Vec<Enforced>,
    ) -> Result<()> {
        let body = &self.functions[function];
        for step in &body.steps {
            match step {
                Step::Line(line) => {
                    let path = way(&line.path);
                    let sentence = self
                        .sentence(&function.0, &path, line)
                        .map_err(|error| format!("rule {}: {error}", line.id))?;
                    let code = line.code.clone().or(code.map(str::to_owned));
                    let given = body.parameters.first().map_or(String::new(), |name| way(name));
                    found.push(Enforced {
                        id: line.id,
                        asks: line.asks,
                        path,
                        sentence,
                        code,
                        since: line.since,
                        until: line.until,
                        values: self.allowed(&function.0, line),
                        part: (function.clone(), given),
                        of_windows: line.because.ends_with("on Windows"),
                    });
                }
                Step::Part { function: name, way: steps } => {
                    let part = self.resolve(&function.0, name)?;
                    let mut inner_code = code;
                    for step in steps {
                        if let Way::Code(code) = step {
                            inner_code = inner_code.or(Some(code));
                        }
                    }
                    let inner = |path: &str| {
                        let mut path = path.to_owned();
                        for step in steps {
                            if let Way::At(at) = step {
                                path = within(&path, at);
                            }
                        }
                        way(&path)
                    };
                    self.walk(&part, &inner, inner_code, found)?;
                }
            }
        }
        Ok(())
    }

    /// Returns a function by its name: the one in the same file, otherwise the only one of that name.
    fn resolve(&self, file: &str, name: &str) -> Result<Function> {
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
        let must = self.words(file, line).map_err(|error| format!("rule {id}: {error}"))?;
        let [since, until] = [line.since, line.until].map(|release| release.map(dotted));
        Ok(Owned { path: line.path.clone(), must, since, until })
    }

    /// Returns what a line requires, with its reason.
    fn words(&self, file: &str, line: &Line) -> Result<String> {
        let Line { must, bounds, because, .. } = line;
        let bound = bounds.first();
        let number = bound.and_then(|bound| self.values(file, bound));
        let list = |last: &str| number.as_ref().map(|values| join(values, last));
        let mut rest = because.as_str();
        // A computed bound has its name in the text.
        let mut named = |words: &str, last: &str| match list(last) {
            Some(values) => Ok(format!("{words} {values}")),
            None if rest.is_empty() => {
                Err("a computed bound needs a text that names it".to_owned())
            }
            None => Ok(format!("{words} {}", std::mem::take(&mut rest))),
        };
        let words = match &**must {
            "zero" | "zeros" => "be zero".to_owned(),
            "non_zero" => "not be zero".to_owned(),
            "null" => "be null".to_owned(),
            "non_null" => "not be null".to_owned(),
            "power_of_two" => "be a power of two".to_owned(),
            "ordinal" => "be the ordinal of a device".to_owned(),
            "addable_to" => {
                format!("be at most `SIZE_MAX - {}`", tokens(bound.ok_or("to what?")?))
            }
            "hold" => match bounds.get(1).and_then(|text| self.text(file, text)) {
                Some(text) => text,
                None => return Err("`hold` needs a literal text".to_owned()),
            },
            "equal" => named("be", " or ")?,
            "at_most" => named("be at most", " or ")?,
            "at_least" => named("be at least", " or ")?,
            "below" => named("be below", " or ")?,
            "multiple_of" => named("be a multiple of", " or ")?,
            "divisor_of" => named("be a divisor of", " or ")?,
            "one_of" => named("be", " or ")?,
            "none_of" => named("not be", " or ")?,
            "only" => named("have no bits but", " and ")?,
            "any_of" => named("have a bit of", " and ")?,
            _ => return Err(format!("there is no word {must}")),
        };
        let because = if rest.is_empty() { String::new() } else { format!(", {rest}") };
        Ok(words + &because)
    }

    fn sentence(&self, file: &str, path: &str, line: &Line) -> Result<String> {
        let words = self.words(file, line)?;
        let releases = match (line.since, line.until) {
            (None, None) => String::new(),
            (Some(since), None) => format!(", since CUDA {}", dotted(since)),
            (None, Some(until)) => format!(", up to CUDA {}", dotted(until)),
            (Some(since), Some(until)) => {
                format!(", in CUDA {} to {}", dotted(since), dotted(until))
            }
        };
        // A variable of the rule's that names what the call has not.
        let on = match path {
            "current_device" => "the current device".to_owned(),
            path => format!("`{path}`"),
        };
        Ok(format!("{on} must {words}{releases}"))
    }

    /// The values that a line allows, or forbids, where these are constant and the line has no condition.
    fn allowed(&self, file: &str, line: &Line) -> Option<(bool, Vec<String>)> {
        let allowed = match &*line.must {
            "equal" | "one_of" | "only" => true,
            "none_of" => false,
            _ => return None,
        };
        let always = ["", "which the release does not have"].contains(&&*line.because);
        let values = always.then(|| self.values(file, line.bounds.first()?))??;
        Some((allowed, values))
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

    /// Returns the values of a constant expression, by the header's names.
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
            Expr::Paren(inner) => values(&inner.expr),
            Expr::Group(inner) => values(&inner.expr),
            Expr::Cast(cast) => values(&cast.expr),
            Expr::Binary(binary) => {
                let (left, right) = (values(&binary.left)?, values(&binary.right)?);
                let number = |values: &[String]| values.first()?.parse::<u64>().ok();
                match binary.op {
                    syn::BinOp::BitOr(_) => Some([left, right].concat()),
                    syn::BinOp::Shl(_) => {
                        Some(vec![(number(&left)? << number(&right)?).to_string()])
                    }
                    syn::BinOp::Sub(_) => {
                        Some(vec![number(&left)?.checked_sub(number(&right)?)?.to_string()])
                    }
                    _ => None,
                }
            }
            // `A.0 | B.0`, and `LIST.split_at(4).0`, which is the beginning of a list.
            Expr::Field(field) => match &*field.base {
                Expr::MethodCall(call) if call.method == "split_at" => {
                    let list = values(&call.receiver)?;
                    let count = call.args.first()?;
                    let count = match count {
                        // `LIST.len() - 1`
                        Expr::Binary(binary) => {
                            list.len() - values(&binary.right)?.first()?.parse::<usize>().ok()?
                        }
                        count => values(count)?.first()?.parse().ok()?,
                    };
                    list.get(..count).map(<[String]>::to_vec)
                }
                base => values(base),
            },
            Expr::MethodCall(call) if call.method == "bits" => values(&call.receiver),
            // `CUevent_flags(A.0 | B.0)`, `any(LIST)`
            Expr::Call(call) if call.args.len() == 1 => values(&call.args[0]),
            _ => None,
        }
    }
}

/// Returns `path` with `at` in place of its first name.
fn within(path: &str, at: &str) -> String {
    let rest = path.find(['.', '[']).map_or("", |end| &path[end..]);
    format!("{at}{rest}")
}

pub fn join(values: &[String], last: &str) -> String {
    match values {
        [] => String::new(),
        [one] => one.clone(),
        [all @ .., end] => format!("{}{last}{end}", all.join(", ")),
    }
}

fn tokens(expression: &Expr) -> String {
    expression.to_token_stream().to_string().replace(' ', "")
}

/// Converts Rust's path into C's, as in `src/precondition.rs`.
fn c_path(path: &str) -> String {
    path.trim_start_matches('&').replace("type_", "type")
}

/// The lines of one `rules!`.
struct Lines(Vec<Line>);

impl Parse for Lines {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let mut lines = Vec::new();
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
                since: None,
                until: None,
                because: String::new(),
                code: Some("INVALID_VALUE".to_owned()),
            };
            while input.peek(Token![,]) {
                input.parse::<Token![,]>()?;
                if input.peek(LitStr) {
                    line.because = input.parse::<LitStr>()?.value();
                } else if input.peek(Token![else]) {
                    input.parse::<Token![else]>()?;
                    let code: Ident = input.parse()?;
                    line.code = (code != "UNDOCUMENTED").then(|| code.to_string());
                } else {
                    let word: Ident = input.parse()?;
                    match &*word.to_string() {
                        "at" => drop(input.parse::<Expr>()?),
                        "since" => line.since = Some(input.parse::<LitInt>()?.base10_parse()?),
                        "until" => line.until = Some(input.parse::<LitInt>()?.base10_parse()?),
                        _ => return Err(syn::Error::new(word.span(), "not a word of rules")),
                    }
                }
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
    way: Vec<Way>,
    error: Option<String>,
}

impl Reader<'_> {
    fn enter(&mut self, signature: &syn::Signature, visit: impl FnOnce(&mut Self)) {
        let returns = signature.output.to_token_stream().to_string();
        let name = |input: &syn::FnArg| match input {
            syn::FnArg::Typed(input) => input.pat.to_token_stream().to_string(),
            syn::FnArg::Receiver(_) => "self".to_owned(),
        };
        let body = Body {
            is_unsafe: matches!(signature.safety, syn::Safety::Unsafe(_)),
            parameters: signature.inputs.iter().map(name).collect(),
            steps: Vec::new(),
        };
        let outer = self.function.replace(body);
        visit(self);
        let body = std::mem::replace(&mut self.function, outer);
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
        let name = last.ident.to_string();
        // Only after all files were read is it known which of these have rules.
        function
            .steps
            .push(Step::Part { function: name, way: self.way.iter().rev().cloned().collect() });
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
        if !item.path.is_ident("rules") {
            return;
        }
        match (syn::parse2::<Lines>(item.tokens.clone()), &mut self.function) {
            (Ok(Lines(lines)), Some(function)) => {
                function.steps.extend(lines.into_iter().map(Step::Line));
            }
            (Ok(_), None) => {}
            (Err(error), _) => {
                let text: String = item.tokens.to_string().chars().take(80).collect();
                self.error = Some(format!("{error}: {text}"));
            }
        }
    }

    fn visit_expr_method_call_mut(&mut self, call: &mut syn::ExprMethodCall) {
        let text = |index: usize| match call.args.iter().nth(index) {
            Some(Expr::Lit(literal)) => match &literal.lit {
                syn::Lit::Str(text) => Some(text.value()),
                _ => None,
            },
            _ => None,
        };
        let way = match &*call.method.to_string() {
            "at" | "at_element" => text(0).map(Way::At),
            "or_code" => call.args.first().map(|code| {
                let code = tokens(code);
                Way::Code(code.rsplit("CUDA_ERROR_").next().unwrap_or_default().to_owned())
            }),
            _ => None,
        };
        let added = way.map(|way| self.way.push(way)).is_some();
        self.visit_expr_mut(&mut call.receiver);
        if added {
            self.way.pop();
        }
        for argument in &mut call.args {
            self.visit_expr_mut(argument);
        }
    }

    fn visit_expr_call_mut(&mut self, call: &mut syn::ExprCall) {
        match &mut *call.func {
            Expr::Path(path) => self.part(&path.path),
            function => self.visit_expr_mut(function),
        }
        let way = std::mem::take(&mut self.way);
        for argument in &mut call.args {
            self.visit_expr_mut(argument);
        }
        self.way = way;
    }

    /// A function that is passed as an argument needs a path, because a plain name may be a variable: `self::location`.
    fn visit_expr_path_mut(&mut self, path: &mut syn::ExprPath) {
        if path.path.segments.len() > 1 {
            self.part(&path.path);
        }
    }
}
