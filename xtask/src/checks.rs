//! The way from the parameters of a call to everything in them that has rules, derived from the declarations, from the
//! marks in the reference text and from the places that `src/rules` names. `src/checks` and `src/refused` are emitted from
//! it, and the pages of the calls list the rules that it reaches.
//!
//! Of each call: its own rules, then those of its parameters in C's order, pointers last. Of each type: its own rules, then those of
//! its fields.

use crate::generate::c::in_c;
use crate::generate::history::{self, FIRST, History};
use crate::generate::read::{Function, Header, Record, Type, Variant};
use crate::generate::reference::{Direction, Item, Length};
use crate::generate::{self, ANONYMOUS, FLAT, Reference, rust};
use crate::ledger::{self, Ledger, Role};
use crate::read_rules::{
    Condition, EVERY_CALL, Enumerators, Line, RuleSet, Rules, Values, with_words, within,
};
use crate::shell::Result;
use crate::sources::wrapped;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::rc::Rc;

/// An argument, or a part of one.
#[derive(Clone)]
struct Argument {
    /// Rust's expression.
    expr: String,
    /// C's path.
    path: String,
    /// Of the target, if the form is not a value.
    ty: Type,
    form: Form,
    /// Rust's expression for the number of elements.
    count: Option<String>,
    /// The blocks in which the expression has a meaning, the last one innermost.
    around: Vec<Block>,
    /// Whether only `unsafe` code comes to it.
    hazard: bool,
    /// The tag that selects the member, or why there is none.
    tag: Result<Tag>,
}

#[derive(Clone, Copy, PartialEq)]
enum Form {
    Value,
    Reference,
    Optional,
    Slice,
}

impl Form {
    /// Returns the type in Rust of something with this form.
    fn of(self, ty: &str) -> String {
        match self {
            Self::Value => ty.to_owned(),
            Self::Reference => format!("&{ty}"),
            Self::Optional => format!("Option<&{ty}>"),
            Self::Slice => format!("&[{ty}]"),
        }
    }
}

impl Argument {
    /// Returns an argument that is a value, by its name in Rust and in C.
    fn value(name: &str, ty: Type) -> Self {
        Self {
            expr: name.to_owned(),
            path: name.to_owned(),
            ty,
            form: Form::Value,
            count: None,
            around: Vec::new(),
            hazard: false,
            tag: Err(format!("{name} has no tag")),
        }
    }

    fn is_pointer(&self) -> bool {
        self.form == Form::Value && matches!(self.ty, Type::Pointer { .. })
    }

    fn within(mut self, blocks: impl IntoIterator<Item = Block>) -> Self {
        self.around.extend(blocks);
        self
    }

    /// Returns what it leads to, a slice or an option, with the type of the elements or of the target.
    fn leads(&self) -> Option<Self> {
        let (ty, expr) = (self.ty.clone(), &self.expr);
        let (ty, form, expr) = match (self.form, ty, &self.count) {
            (Form::Slice | Form::Optional, ty, _) => (ty, self.form, expr.clone()),
            (Form::Value, Type::Pointer { to, .. }, Some(count)) => {
                (*to, Form::Slice, format!("elements({expr}, {count})"))
            }
            (Form::Value, Type::Pointer { to, .. }, None) => {
                (*to, Form::Optional, format!("target({expr})"))
            }
            _ => return None,
        };
        Some(Self { expr, ty, form, hazard: self.hazard || self.is_pointer(), ..self.clone() })
    }

    /// Returns what it leads to, in a block for each element or, if it is not null, for the target with this name.
    fn target(&self, name: &str) -> Self {
        let Some(leads) = self.leads() else { return self.clone() };
        let (head, expr, path) = match leads.form {
            Form::Slice => {
                let head = format!("for (i, element) in {}.iter().enumerate()", leads.expr);
                (head, "element", format!("{}[i]", self.path))
            }
            _ => (format!("if let Some({name}) = {}", leads.expr), name, self.path.clone()),
        };
        let target = Self { expr: expr.to_owned(), path, form: Form::Reference, ..leads };
        Self { count: None, ..target }.within([Block { head, tag: None }])
    }
}

/// A tag, and the enumerators that select something. Without a path it is the tag that the caller of a traversal knows.
#[derive(Clone, PartialEq)]
struct Tag {
    expr: String,
    path: String,
    values: Vec<String>,
}

impl Tag {
    /// Returns the block of code that the tag selects.
    fn selects(self) -> Block {
        let head = format!("if matches!({}, {})", self.expr, self.values.join(" | "));
        Block { head, tag: Some(self) }
    }

    /// Returns the blocks of an arm. Arms that follow one another are printed as one `match`.
    fn arm(self) -> [Block; 2] {
        let outer = Block { head: format!("match {}", self.expr), tag: None };
        [outer, Block { head: format!("{} =>", self.values.join(" | ")), tag: Some(self) }]
    }

    /// Returns what only adds the tag to the message about a broken rule.
    fn named(self) -> Block {
        Block { head: String::new(), tag: Some(self) }
    }
}

/// A block of code, which holds only for the tag's values, if it has some. Without a head it is no block of Rust.
#[derive(Clone, PartialEq)]
struct Block {
    head: String,
    tag: Option<Tag>,
}

/// What has named parts: a call with its parameters, or a struct with its fields.
struct Scope<'s> {
    name: &'s str,
    parts: &'s [(String, Type)],
    /// Of a call's parameters.
    roles: &'s [Role],
    /// The argument that the struct is.
    at: Option<&'s Argument>,
    /// The way from a call, like `cuFoo.prop`; empty in the traversal of a type.
    way: &'s str,
}

impl<'s> Scope<'s> {
    fn of(record: &'s Record, at: &'s Argument) -> Self {
        Self { name: &record.name, parts: &record.fields, roles: &[], at: Some(at), way: "" }
    }

    /// Returns Rust's expression and C's path for a part.
    fn named(&self, part: &str) -> (String, String) {
        match self.at {
            None => (part.to_owned(), in_c(part).to_owned()),
            // The members of an anonymous union belong to the struct.
            Some(at) if part == ANONYMOUS => (format!("{}.{part}", at.expr), at.path.clone()),
            Some(at) => (format!("{}.{part}", at.expr), format!("{}.{}", at.path, in_c(part))),
        }
    }

    fn around(&self) -> &[Block] {
        self.at.map_or(&[], |at| &at.around)
    }
}

/// A part of a traversal: a call, and the blocks around it.
struct Step<'a> {
    around: Vec<Block>,
    of: Callee<'a>,
    arguments: Vec<String>,
    way: Way,
    hazard: bool,
}

enum Callee<'a> {
    /// A function of `src/rules`, and what a test must break a rule of: the function or, for members of a union, the
    /// union; and its path.
    RuleSet(&'a RuleSet, (String, String)),
    /// The check of a type in a module, by the type's name.
    Type(String, &'static str),
}

/// The path that leads to the argument of a function.
enum Way {
    Own,
    At(String),
    Inside(String),
}

impl<'a> Step<'a> {
    /// Returns the call of a function for arguments, within their blocks.
    fn call(rule_set: &'a RuleSet, way: Way, around: &[Block], arguments: Vec<Argument>) -> Self {
        let given = match &way {
            Way::Own => rule_set.parameters.first().map_or("", |(name, _)| name),
            Way::At(path) | Way::Inside(path) => path,
        };
        let of = Callee::RuleSet(rule_set, (rule_set.name.clone(), given.to_owned()));
        let mut around = around.to_vec();
        for block in arguments.iter().flat_map(|argument| &argument.around) {
            if !around.contains(block) {
                around.push(block.clone());
            }
        }
        let hazard = arguments.iter().any(|argument| argument.hazard);
        let arguments = arguments.into_iter().map(|argument| argument.expr).collect();
        Self { around, of, arguments, way, hazard }
    }

    /// Returns the call of the function, and the condition under which it is called.
    fn verdict(&self) -> (String, Option<String>) {
        let arguments = self.arguments.join(", ");
        match &self.of {
            Callee::RuleSet(rule_set, _) => {
                (format!("crate::{}({arguments})", rule_set.path()), rule_set.gate())
            }
            Callee::Type(ty, module) => (format!("crate::{module}::{ty}({arguments})"), None),
        }
    }

    /// Returns what it adds to a broken rule.
    fn suffix(&self) -> String {
        let way = match &self.way {
            Way::Own => String::new(),
            Way::At(path) => format!(".at(\"{path}\")"),
            Way::Inside(path) => format!(".inside(\"{path}\")"),
        };
        let element = if way.contains("[i]") { ".element(i)" } else { "" };
        way + element
    }
}

/// The traversal of a call or of a type.
#[derive(Default)]
pub struct Traversal<'a> {
    pub is_unsafe: bool,
    /// With their types.
    pub parameters: Vec<(String, String)>,
    steps: Vec<Step<'a>>,
    /// The rules that it enforces if it is a call's, in the order of the checks.
    enforced: Vec<Enforced>,
    /// The rows of a call for the search after a refusal.
    rows: Vec<Row>,
}

/// A part of the search for the cause of a refusal: code that calls share, and what this call gives to it.
struct Row {
    /// The name of the code: of what it calls, with a number if there are several.
    name: String,
    code: String,
    /// The positions of the arguments, in C's order.
    of: Vec<usize>,
    path: String,
}

impl<'a> Traversal<'a> {
    fn new(parameters: Vec<(String, String)>, steps: Vec<Step<'a>>) -> Self {
        let is_unsafe = steps.iter().any(|step| step.hazard);
        Self { is_unsafe, parameters, steps, ..Self::default() }
    }

    /// Returns the code of the steps, which returns a verdict, with what `end` adds to it.
    pub fn body(&self, end: &str) -> String {
        body(&self.steps, end)
    }

    /// Returns the rows: the code, the positions of its arguments, and a path.
    pub fn rows(&self) -> String {
        let rows = self.rows.iter().map(|Row { name, of, path, .. }| {
            format!("Row {{ look: s::{name}, arguments: &{of:?}, path: {path:?} }}")
        });
        rows.collect::<Vec<_>>().join(", ")
    }

    /// Returns the positions of the arguments that the rows look at.
    pub fn looked_at(&self) -> BTreeSet<usize> {
        self.rows.iter().flat_map(|row| &row.of).copied().collect()
    }

    /// Returns the names of the parameters.
    pub fn names(&self) -> Vec<&str> {
        self.parameters.iter().map(|(name, _)| &**name).collect()
    }
}

/// A rule in a call.
#[derive(Clone, Default)]
pub struct Enforced {
    pub id: u32,
    pub asks: bool,
    /// C's path, from the parameter of the call.
    pub path: String,
    /// `path` must ...
    pub sentence: String,
    /// Of each condition, from the last one on: its words, and the sentence without it and those before it. Lines that share
    /// a condition are one list on a page.
    pub nested: Vec<(String, String)>,
    pub code: Option<String>,
    /// The other codes of a cause.
    pub more: Vec<String>,
    /// The values that the rule allows or forbids, if they are constant.
    pub values: Vec<Values>,
    pub conditions: Vec<Condition>,
    /// Whether code decides if it is checked, and not only its conditions.
    pub by_code: bool,
    /// The function with the line or, for members of a union, the union; and its argument.
    pub part: (String, String),
    /// Compiled for Windows only.
    pub of_windows: bool,
}

impl Enforced {
    /// Whether the rule lists values, and no other argument matters.
    pub fn is_listed(&self) -> bool {
        let lists = |list: &Values| list.allows() || list.must == "none_of";
        self.conditions.is_empty() && !self.by_code && self.values.iter().any(lists)
    }
}

pub struct Traversals<'a> {
    pub header: &'a Header,
    pub reference: &'a Reference,
    history: History<'static>,
    pub rules: &'a Rules,
    /// The functions of each place, by its key: `CUmemLocation`, `cuMemCreate.prop.location`, `cuFoo.value[]`.
    places: BTreeMap<String, Vec<&'a RuleSet>>,
    used: RefCell<BTreeSet<String>>,
    types: RefCell<BTreeMap<String, Rc<Traversal<'a>>>>,
    pub calls: BTreeMap<String, Traversal<'a>>,
    /// Of causes: the pointers of each call that must not be null, as rows.
    pointers: BTreeMap<String, Vec<String>>,
    /// The traversals of causes. These themselves have none: their moment is after the driver has refused the call.
    after: Option<Box<Self>>,
}

impl<'a> Traversals<'a> {
    pub fn new(header: &'a Header, ledger: &'a Ledger, rules: &'a Rules) -> Result<Self> {
        let after = Self::of(header, ledger, rules, None)?;
        let traversals = Self::of(header, ledger, rules, Some(Box::new(after)))?;
        traversals.validate()?;
        Ok(traversals)
    }

    /// Returns the traversals of causes, or with these those of rules.
    fn of(
        header: &'a Header,
        ledger: &'a Ledger,
        rules: &'a Rules,
        after: Option<Box<Self>>,
    ) -> Result<Self> {
        let mut traversals = Self {
            header,
            reference: &ledger.reference,
            history: History::new(history::TEXT),
            rules,
            places: BTreeMap::new(),
            used: RefCell::default(),
            types: RefCell::default(),
            calls: BTreeMap::new(),
            pointers: BTreeMap::new(),
            after,
        };
        let is_after = traversals.is_after();
        for rule_set in rules.rule_sets.iter().filter(|rule_set| rule_set.is_after() == is_after) {
            let keys: BTreeSet<_> =
                rule_set.places.iter().map(|place| traversals.key(place)).collect();
            for key in keys {
                traversals.places.entry(key).or_default().push(rule_set);
            }
        }
        for function in &header.functions {
            if ledger.groups.contains_key(&group_of(function)) {
                let failed = |error| format!("src/rules: {}: {error}", function.name);
                let roles = ledger.roles(function)?;
                let mut traversal = traversals.of_call(function, &roles).map_err(failed)?;
                if is_after {
                    traversal.rows = rows(function, &roles, &traversal.steps);
                }
                if !traversal.steps.is_empty() {
                    let enforced = traversals.reached(function, &traversal.steps, "", "", &[]);
                    traversal.enforced = enforced.map_err(failed)?;
                }
                if is_after {
                    let item = ledger.reference.get(&function.name);
                    let row = ledger.function(&function.name)?;
                    let pointers = pointers(function, item, row, &traversal.enforced);
                    traversals.pointers.insert(function.name.clone(), pointers);
                }
                if !traversal.steps.is_empty() {
                    traversals.calls.insert(function.name.clone(), traversal);
                }
            }
        }
        let mut codes: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for row in traversals.calls.values_mut().flat_map(|call| &mut call.rows) {
            let codes = codes.entry(row.name.clone()).or_default();
            let known = codes.iter().position(|code| *code == row.code);
            let number = known.unwrap_or_else(|| {
                codes.push(row.code.clone());
                codes.len() - 1
            });
            if number > 0 {
                row.name += &format!("_{}", number + 1);
            }
        }
        Ok(traversals)
    }

    fn is_after(&self) -> bool {
        self.after.is_none()
    }

    /// Returns the traversals of causes.
    pub fn after(&self) -> &Self {
        self.after.as_deref().unwrap_or(self)
    }

    /// Fails if a place leads nowhere, if a call checks a rule twice, or if it does not reach a rule with a code.
    fn validate(&self) -> Result<()> {
        let used = &*self.used.borrow() | &*self.after().used.borrow();
        let places = self
            .rules
            .rule_sets
            .iter()
            .flat_map(|rule_set| &rule_set.places)
            .chain(&self.rules.excepted);
        let mut places = places.filter(|place| **place != EVERY_CALL);
        if let Some(place) = places.find(|place| !used.contains(&self.key(place))) {
            return Err(format!("src/rules: {place} leads from no call to anything"));
        }
        for (call, traversal) in self.calls.iter().chain(&self.after().calls) {
            let mut known = BTreeSet::new();
            let mut rules = traversal.enforced.iter();
            if let Some(Enforced { id, path, .. }) =
                rules.find(|rule| !known.insert((rule.id, &rule.sentence)))
            {
                return Err(format!("src/rules: {call} checks rule {id} twice for {path}"));
            }
        }
        let lacks = |call: &str, id: u32| self.enforced(call).iter().all(|rule| rule.id != id);
        match self.rules.codes.iter().find(|(call, rule, _)| lacks(call, *rule)) {
            Some((call, rule, _)) => {
                Err(format!("src/rules: codes!: {call} does not reach rule {rule}"))
            }
            None => Ok(()),
        }
    }

    /// Returns the rules that a call enforces, in the order of the checks.
    pub fn enforced(&self, call: &str) -> &[Enforced] {
        self.calls.get(call).map_or(&[], |traversal| &traversal.enforced)
    }

    /// Returns a struct or a union by its name or that of an alias.
    fn record(&self, name: &str) -> Option<&'a Record> {
        self.header.record(name).or_else(|| self.record_of(self.header.alias(name)?))
    }

    fn record_of(&self, ty: &Type) -> Option<&'a Record> {
        match ty {
            Type::Name(name) => self.record(name),
            _ => None,
        }
    }

    /// Returns a place with the own name of its type, and without the values of an attribute.
    fn key(&self, place: &str) -> String {
        let (first, rest) = place.split_at(place.find('.').unwrap_or(place.len()));
        let first = self.record(first).map_or(first, |record| &record.name);
        match rest.split_once('[') {
            Some((rest, _)) => format!("{first}{rest}[]"),
            None => format!("{first}{rest}"),
        }
    }

    /// Returns the functions of a place, by its key.
    fn at_place(&self, place: &str) -> &[&'a RuleSet] {
        self.places.get(place).map_or(&[], |rule_sets| {
            self.used.borrow_mut().insert(place.to_owned());
            rule_sets
        })
    }

    /// Returns the traversal of a type. It has no steps if nothing in the type has rules.
    fn traversal(&self, record: &Record) -> Result<Rc<Traversal<'a>>> {
        if let Some(known) = self.types.borrow().get(&record.name) {
            return Ok(known.clone());
        }
        // A type that leads to itself is followed once.
        self.types.borrow_mut().insert(record.name.clone(), Rc::default());
        let x = Argument::value("x", Type::Name(record.name.clone()));
        let tag = Tag { expr: "tag".to_owned(), path: String::new(), values: Vec::new() };
        let steps =
            self.of_type(record, &Argument { form: Form::Reference, tag: Ok(tag), ..x }, "");
        let steps = steps.map_err(|error| format!("{}: {error}", record.name))?;
        let tag = self.outer_tag(record).map(|ty| ("tag".to_owned(), ty));
        let x = ("x".to_owned(), format!("&libcuda_sys::{}", record.name));
        let traversal = Rc::new(Traversal::new(tag.into_iter().chain([x]).collect(), steps));
        self.types.borrow_mut().insert(record.name.clone(), traversal.clone());
        Ok(traversal)
    }

    /// Returns the steps for a struct or a union.
    fn of_type(&self, record: &Record, at: &Argument, way: &str) -> Result<Vec<Step<'a>>> {
        let scope = Scope { way, ..Scope::of(record, at) };
        let rule_sets =
            self.at_place(&record.name).iter().map(|rule_set| self.call(rule_set, at, &scope));
        let mut steps = rule_sets.collect::<Result<Vec<_>>>()?;
        for (field, ty) in &record.fields {
            let values = if record.union { self.tags(record, field) } else { Vec::new() };
            let is_selected = !values.is_empty();
            let mut owner = at.clone();
            if is_selected {
                let tag = self.tag(&scope, record).or(at.tag.clone())?;
                owner = owner.within(Tag { values, ..tag }.arm());
            }
            let scope = Scope { way, ..Scope::of(record, &owner) };
            let mut below = Vec::new();
            // Places in an anonymous union begin with the struct.
            let inner = self.record_of(ty).filter(|_| field == ANONYMOUS);
            for (member, _) in inner.iter().flat_map(|inner| &inner.fields) {
                let place = format!("{}.{member}", record.name);
                below.extend(self.placed(&scope, member, &place, false)?);
            }
            below.extend(self.visit(&scope, field)?);
            if record.union && !is_selected && !below.is_empty() {
                return Err(format!(
                    "{field} has rules: its text must name the tags, `Valid with [`"
                ));
            }
            if let [Step { around, of: Callee::RuleSet(_, part), .. }] = &mut below[..]
                && record.union
                && *around == owner.around
            {
                *part = (record.name.clone(), at.path.clone());
            }
            steps.extend(below);
        }
        Ok(steps)
    }

    fn of_call(&self, function: &Function, roles: &[Role]) -> Result<Traversal<'a>> {
        let name = &function.name;
        let scope = Scope { name, parts: &function.parameters, roles, at: None, way: name };
        let rule_sets =
            self.at_place(name).iter().map(|rule_set| self.call_parts(rule_set, &scope));
        let mut steps = rule_sets.collect::<Result<Vec<_>>>()?;
        let all: Vec<_> = function.parameters.iter().zip(roles).collect();
        let mut parameters = all.clone();
        // Of texts there are causes only; and of places for outputs, which the call may have written, rules only.
        parameters.retain(|(_, role)| match role {
            Role::Str => self.is_after(),
            role => !(role.is_output() && self.is_after()),
        });
        let mut pointers_last = parameters.clone();
        pointers_last.sort_by_key(|((_, ty), _)| matches!(ty, Type::Pointer { .. }));
        for ((name, _), _) in pointers_last {
            steps.extend(self.visit(&scope, name)?);
        }
        let text = print(&steps, 0, "");
        // Modules may have the names of parameters.
        let words: BTreeSet<&str> =
            text.split(|c: char| !c.is_alphanumeric() && !"_:".contains(c)).collect();
        // Of an output, a rule judges C's place for it.
        parameters = all;
        parameters.retain(|((name, _), role)| {
            let is_judged = match role {
                Role::Count(_) => false,
                Role::Str => self.is_after(),
                _ => true,
            };
            is_judged && words.contains(&**name)
        });
        let declared = |((name, _), _): &(&(String, Type), _)| {
            let Argument { ty, form, .. } = self.part(&scope, name)?;
            Ok((name.clone(), form.of(&rust(&ty))))
        };
        Ok(Traversal::new(parameters.iter().map(declared).collect::<Result<_>>()?, steps))
    }

    /// Returns the steps for a parameter or a field: those of the places that name it, then those for what is in it.
    fn visit(&self, scope: &Scope, name: &str) -> Result<Vec<Step<'a>>> {
        let place = format!("{}.{name}", scope.name);
        let pointer = self.reference.get(scope.name).pointer(name);
        let leads_to_fields = |at: Argument| self.record_of(&at.target("it").ty).is_some();
        let is_output = pointer.is_some_and(|pointer| match pointer.direction {
            Direction::Out => true,
            // The call may have written there before it was refused; in a struct, to the fields that are outputs.
            Direction::InOut => {
                self.is_after() && !self.part(scope, name).is_ok_and(leads_to_fields)
            }
            Direction::In => false,
        });
        let way = match name {
            ANONYMOUS => scope.way.to_owned(),
            name => format!("{}.{name}", scope.way),
        };
        let excepted =
            [&place, &way].into_iter().find(|place| self.rules.excepted.contains(*place));
        self.used.borrow_mut().extend(excepted.cloned());
        let mut steps = Vec::new();
        if scope.at.is_none() && !is_output && excepted.is_none() {
            // A name that several calls have.
            steps.extend(self.placed(scope, name, &format!("_.{name}"), false)?);
        }
        steps.extend(self.placed(scope, name, &place, !is_output)?);
        if is_output {
            return Ok(steps);
        }
        let at = self.part(scope, name)?;
        for rule_set in self.at_place(&format!("{place}[]")) {
            steps.push(self.by_attribute(rule_set, scope, &at, &place)?);
        }
        if excepted.is_none() && !is_flat(scope.name, name) {
            let target = at.target("it");
            let inner = self.of_target(&target, scope, &way)?;
            if at.is_pointer() && pointer.is_none() && !inner.is_empty() {
                let ty = rust(&target.ty);
                return Err(format!(
                    "{name} leads to {ty}, which has rules: how is it used? `{name} [in; count]`"
                ));
            }
            steps.extend(inner);
        }
        Ok(steps)
    }

    /// Returns the steps for an argument by its type.
    fn of_target(&self, target: &Argument, scope: &Scope, way: &str) -> Result<Vec<Step<'a>>> {
        let Type::Name(ty) = &target.ty else { return Ok(Vec::new()) };
        let Some(record) = self.record(ty) else {
            let rule_sets = self.at_place(ty).iter();
            return rule_sets.map(|rule_set| self.call(rule_set, target, scope)).collect();
        };
        let traversal = self.traversal(record)?;
        if traversal.steps.is_empty() {
            return Ok(Vec::new());
        }
        if self.rules.excepted.iter().any(|place| place.starts_with(&format!("{way}."))) {
            return self.of_type(record, target, way);
        }
        let tag = self.outer_tag(record).map(|_| target.tag.clone()).transpose()?;
        let argument = match target.form {
            Form::Reference => target.expr.clone(),
            _ => format!("&{}", target.expr),
        };
        let arguments = tag.iter().map(|tag| tag.expr.clone()).chain([argument]).collect();
        let around = target.clone().within(tag.map(Tag::named)).around;
        let of = Callee::Type(record.name.clone(), self.module());
        let way = Way::At(target.path.clone());
        let hazard = traversal.is_unsafe || target.hazard;
        Ok(vec![Step { around, of, arguments, way, hazard }])
    }

    /// Returns a parameter, or a field, in an anonymous union too.
    fn part(&self, scope: &Scope, name: &str) -> Result<Argument> {
        let same = |part: &str| part.trim_end_matches('_') == name.trim_end_matches('_');
        let find = |parts: &[(String, Type)]| parts.iter().position(|(part, _)| same(part));
        let own = find(scope.parts);
        let own = own.map(|index| (None, &scope.parts[index], scope.roles.get(index)));
        let member = || {
            let union = self.anonymous(scope)?;
            Some((Some(union), &union.fields[find(&union.fields)?], None))
        };
        let found = own.or_else(member);
        let (union, (part, ty), role) =
            found.ok_or_else(|| format!("{} has no {name}", scope.name))?;
        let form = match role {
            None | Some(Role::Raw | Role::Count(_) | Role::Room) => Form::Value,
            Some(role) if role.is_output() && scope.at.is_none() && !self.is_after() => Form::Value,
            Some(Role::Ref | Role::Str) => Form::Reference,
            Some(Role::Opt) => Form::Optional,
            Some(Role::Slice(_)) => Form::Slice,
            Some(role) => {
                return Err(format!(
                    "rules must be about what a call takes, and {part} is {role:?}"
                ));
            }
        };
        let ty = match (form, role, ty) {
            (Form::Value, _, ty) => ty.clone(),
            (_, Some(Role::Str), _) => Type::Name("CStr".to_owned()),
            (.., Type::Pointer { to, .. }) => Type::clone(to),
            _ => return Err(format!("{part} is no pointer")),
        };
        let (mut expr, path) = scope.named(part);
        if let Some(Role::Count(slice)) = role {
            expr = format!("{slice}.len()");
        }
        let owner = self.record(scope.name);
        let outer = scope.at.is_some_and(|at| at.hazard);
        let union = union.filter(|_| !is_flat(scope.name, ANONYMOUS));
        let hazard = outer || union.is_some() || owner.is_some_and(|record| record.union);
        let values = union.map_or(Vec::new(), |union| self.tags(union, part));
        let mut around = scope.around().to_vec();
        if let (Some(union), false) = (union, values.is_empty()) {
            around.push(Tag { values, ..self.tag(scope, union)? }.selects());
        }
        let tag = match self.record_of(ledger::target(&ty)).filter(|record| record.union) {
            Some(union) => self.tag(scope, union),
            None => Err(format!("{part} is no union")),
        };
        let count = self.count(scope, part)?;
        Ok(Argument { expr, path, ty, form, count, around, hazard, tag })
    }

    /// Returns Rust's expression for the number of elements of an array.
    fn count(&self, scope: &Scope, part: &str) -> Result<Option<String>> {
        let pointer = self.reference.get(scope.name).pointer(part);
        let Some(Length::Elements(count)) = pointer.map(|pointer| &pointer.length) else {
            return Ok(None);
        };
        // `rank`, or `rank - 1`.
        let (count, less) = count.split_once(" - ").unwrap_or((count, "0"));
        let counts = scope.parts.iter().find(|(name, _)| name == count);
        if counts.is_none() && scope.at.is_some() {
            return Err(format!("{part} is counted by {count}, which {} lacks", scope.name));
        }
        Ok(counts.map(|(_, ty)| {
            let is_size = self.plain_type(ty) == "usize";
            let count = scope.named(count).0 + if is_size { "" } else { " as usize" };
            match less {
                "0" => count,
                less => format!("({count}).saturating_sub({less})"),
            }
        }))
    }

    /// Returns the anonymous union in a struct.
    fn anonymous(&self, scope: &Scope) -> Option<&'a Record> {
        let (_, ty) = scope.parts.iter().find(|(part, _)| part == ANONYMOUS)?;
        self.record_of(ty)
    }

    /// Returns the enumerators that select a member of a union.
    fn tags(&self, union: &Record, member: &str) -> Vec<String> {
        let member = self.reference.get(&union.name).members.get(member);
        let tags = member.map(|member| member.tags()).unwrap_or_default();
        tags.into_iter().map(str::to_owned).collect()
    }

    /// Returns the enum whose enumerators select the members of a union.
    fn tag_enum(&self, union: &Record) -> Option<String> {
        let mut tags = union.fields.iter().flat_map(|(member, _)| self.tags(union, member));
        tags.find_map(|tag| Some(tag.split_once("::")?.0.to_owned())).filter(|_| union.union)
    }

    /// Returns that enum if the tag stands beside the union, and not in its members.
    fn outer_tag(&self, union: &Record) -> Option<String> {
        self.tag_enum(union).filter(|tag| self.part_of_type(&union.fields, tag).is_none())
    }

    /// Returns the only part of a type.
    fn part_of_type<'r>(&self, parts: &'r [(String, Type)], ty: &str) -> Option<&'r str> {
        let mut of = parts.iter().filter(|(_, of)| self.plain_type(of) == ty);
        let (field, _) = of.next()?;
        of.next().is_none().then_some(field)
    }

    /// Returns the tag of a union, which is a part of this.
    fn tag(&self, scope: &Scope, union: &Record) -> Result<Tag> {
        let ty = self.tag_enum(union).ok_or_else(|| format!("{} has no tag", union.name))?;
        let tag = self.part_of_type(scope.parts, &ty).ok_or_else(|| {
            format!("{} has not one {ty}, which selects the member of {}", scope.name, union.name)
        })?;
        let (expr, path) = scope.named(tag);
        Ok(Tag { expr, path, values: Vec::new() })
    }

    /// Returns the calls of the functions of a place, for a part, and perhaps of the places in it.
    fn placed(
        &self,
        scope: &Scope,
        name: &str,
        place: &str,
        and_in_it: bool,
    ) -> Result<Vec<Step<'a>>> {
        let mut steps = Vec::new();
        let start = format!("{place}.");
        let is_here = |of: &str| of == place || and_in_it && of.starts_with(&start);
        for of in self.places.keys().filter(|of| is_here(of) && !of.ends_with("[]")) {
            let mut at = self.part(scope, name)?;
            for field in of[place.len()..].split('.').skip(1) {
                let target = at.target("it");
                let record = self.record_of(&target.ty);
                let record = record.ok_or_else(|| format!("{} has no fields", target.path))?;
                at = self.part(&Scope::of(record, &target), field)?;
                if record.union {
                    let values = self.tags(record, field);
                    at = at.within([Tag { values, ..target.tag? }.selects()]);
                }
            }
            for rule_set in self.at_place(of) {
                steps.push(self.call(rule_set, &at, scope)?);
            }
        }
        Ok(steps)
    }

    /// Returns the call of a function for an argument, for each of its elements, or for its fields. With an argument,
    /// the function's other parameters are parts of `scope`.
    fn call(&self, rule_set: &'a RuleSet, at: &Argument, scope: &Scope) -> Result<Step<'a>> {
        let failed = |error: String| format!("{} of {}: {error}", rule_set.name, rule_set.file);
        let [(name, wanted), others @ ..] = &rule_set.parameters[..] else {
            return Err(failed("it has no parameters".to_owned()));
        };
        let target = at.target("it");
        let argument = self.convert(at, wanted).or_else(|| self.convert(&target, wanted));
        let Some(mut argument) = argument else {
            let record = self.record_of(&target.ty);
            let record = record.ok_or_else(|| failed(format!("{} is no {wanted}", target.path)))?;
            return self.call_parts(rule_set, &Scope::of(record, &target)).map_err(failed);
        };
        let is_own = *name == at.path;
        let mut paths = rule_set.lines.iter().flat_map(Line::paths);
        if !is_own && !others.is_empty() && paths.any(|path| within(path, name) != path) {
            return Err(failed(format!("its lines must be about {name} only")));
        }
        let way = if is_own { Way::Own } else { Way::At(argument.path.clone()) };
        let mut arguments = Vec::new();
        for (name, wanted) in others {
            let each = argument.around.last_mut().filter(|block| block.head.starts_with("for "));
            arguments.push(self.beside(scope, name, wanted, each).map_err(failed)?);
        }
        arguments.insert(0, argument);
        Ok(Step::call(rule_set, way, &[], arguments))
    }

    /// Returns the call of a function for the parts that its parameters name.
    fn call_parts(&self, rule_set: &'a RuleSet, scope: &Scope) -> Result<Step<'a>> {
        let parameters = rule_set.parameters.iter();
        let arguments = parameters.map(|(name, ty)| self.beside(scope, name, ty, None));
        let way = scope.at.map_or(Way::Own, |at| Way::Inside(at.path.clone()));
        Ok(Step::call(rule_set, way, scope.around(), arguments.collect::<Result<_>>()?))
    }

    /// Returns an argument by its name. For each element of an array it may be an element of an array beside that, which
    /// has the name with an `s`: `each` follows both.
    fn beside(
        &self,
        scope: &Scope,
        name: &str,
        wanted: &str,
        each: Option<&mut Block>,
    ) -> Result<Argument> {
        if wanted == "Used" {
            return self.used_bytes(scope);
        }
        let no = || format!("{name} is no {wanted}");
        let part = self.part(scope, name);
        let array = self.part(scope, &format!("{name}s")).ok();
        if let (Err(_), Some(array), Some(each)) = (&part, array, each) {
            let slice = array.leads().filter(|of| of.form == Form::Slice).ok_or_else(no)?;
            each.head = each.head.replacen("element", &format!("(element, {name})"), 1);
            each.head = each.head.replacen(".iter()", &format!(".iter().zip({})", slice.expr), 1);
            let element = Argument::value(name, slice.ty);
            let element = Argument { form: Form::Reference, hazard: slice.hazard, ..element };
            return self.convert(&element, wanted).ok_or_else(no);
        }
        let part = part?;
        // The target has the parameter's name, so that several can be followed.
        let target = Some(part.target(name)).filter(|target| target.path == part.path);
        let argument = self.convert(&part, wanted);
        argument.or_else(|| self.convert(&target?, wanted)).ok_or_else(no)
    }

    /// Returns the size of the member that is in use of a struct's anonymous union.
    fn used_bytes(&self, scope: &Scope) -> Result<Argument> {
        let union = self.anonymous(scope).ok_or("it has no union")?;
        let mut arms = String::new();
        for (field, ty) in &union.fields {
            let values = self.tags(union, field).join(" | ");
            if !values.is_empty() {
                arms += &format!("{values} => size_of::<{}>(), ", rust(ty));
            }
        }
        let empty = self.reference.get(&union.name).empty().join(" | ");
        let tag = self.tag(scope, union)?;
        let expr = format!("Used(match {} {{ {arms}{empty} => 0, _ => usize::MAX }})", tag.expr);
        let used = Argument::value(&expr, Type::Name("Used".to_owned()));
        Ok(Argument { hazard: true, ..used.within([tag.named()]) })
    }

    /// Returns the call of a function for an argument under some values of an attribute, for the member of a union with
    /// this tag, or for each value of an array with an array of attributes beside it: `cuFoo.value[CU_A]`.
    fn by_attribute(
        &self,
        rule_set: &'a RuleSet,
        scope: &Scope,
        at: &Argument,
        place: &str,
    ) -> Result<Step<'a>> {
        let value = |of: &'a String| of.strip_prefix(place)?.strip_prefix('[')?.strip_suffix(']');
        let values: BTreeSet<&str> = rule_set.places.iter().filter_map(value).collect();
        let of = values.first().and_then(|value| self.header.enumeration_with(value));
        let of = of.ok_or_else(|| format!("there is no {values:?}"))?;
        let leads = |ty: &Type| self.plain_type(ledger::target(ty)) == of.name;
        let tags = scope.parts.iter().filter(|(_, ty)| leads(ty)).map(|(name, _)| &**name);
        let tags: Vec<&str> = tags.collect();
        let [tag] = tags[..] else {
            let (path, of) = (&at.path, &of.name);
            return Err(format!("{path} needs one parameter that is a {of}, and has {tags:?}"));
        };
        let beside = self.part(scope, tag)?;
        let tag = beside.target("it");
        let is_each = tag.path != beside.path;
        let values = values.iter().map(|value| format!("{}::{value}", of.name)).collect();
        let star = if is_each { "*" } else { "" };
        let guard = Tag { expr: format!("{star}{}", tag.expr), path: tag.path, values };
        let at = Argument { hazard: at.hazard || tag.hazard, ..at.clone() };
        let at = at.within(tag.around).within([guard.clone().selects()]);
        if let Some(union) = self.record_of(&at.ty).filter(|record| record.union) {
            let has = |(member, _): &&(String, Type)| {
                let tags = self.tags(union, member);
                guard.values.iter().all(|value| tags.contains(value))
            };
            let member = union.fields.iter().find(has);
            let (member, _) = member.ok_or_else(|| format!("{} has no member", union.name))?;
            return self.call(rule_set, &self.part(&Scope::of(union, &at), member)?, scope);
        }
        let (_, wanted) = rule_set.parameters.first().ok_or("a function without parameters")?;
        let wanted = self.plain(wanted);
        let wanted = wanted.trim_start_matches('&');
        let ty = Type::Name(wanted.to_owned());
        let length = self.reference.get(scope.name).pointer(&at.expr).map(|of| &of.length);
        let at = match (&at.ty, length) {
            (Type::Pointer { .. }, Some(Length::Elements(_))) if is_each => Argument {
                expr: format!("value_at({}, i)", at.expr),
                path: format!("{}[i]", at.path),
                ty,
                form: Form::Optional,
                hazard: true,
                ..at
            },
            (Type::Pointer { constant, .. }, Some(Length::By(by))) if *by == guard.expr => {
                Argument {
                    expr: format!("{}.cast::<{wanted}>()", at.expr),
                    ty: Type::Pointer { constant: *constant, to: Box::new(ty) },
                    ..at
                }
            }
            (Type::Name(own), _) if self.plain(own) != wanted => {
                Argument { expr: format!("libcuda_sys::{wanted}({} as _)", at.expr), ty, ..at }
            }
            _ => at,
        };
        self.call(rule_set, &at, scope)
    }

    /// Returns the argument as a parameter of this type, if it has such a form.
    fn convert(&self, at: &Argument, wanted: &str) -> Option<Argument> {
        let wanted = self.plain(wanted);
        if let Some(inner) = wanted.strip_prefix("Live<").and_then(|of| of.strip_suffix('>')) {
            let at = self.convert(at, inner)?;
            return Some(Argument { expr: format!("Live::new({})", at.expr), hazard: true, ..at });
        }
        let expr = &at.expr;
        let form = |form: Form, ty: &Type| form.of(&self.plain_type(ty));
        let handle = ("Handle".to_owned(), format!("Handle({expr}.addr())"), false);
        // Of each form: its type, its expression, and whether it is unsafe.
        let mut forms = match at.form {
            Form::Value => vec![
                (form(Form::Value, &at.ty), expr.clone(), false),
                (form(Form::Reference, &at.ty), format!("&{expr}"), false),
                handle,
            ],
            Form::Reference => vec![
                (form(Form::Value, &at.ty), format!("*{expr}"), false),
                (form(Form::Reference, &at.ty), expr.clone(), false),
                (form(Form::Optional, &at.ty), format!("Some({expr})"), false),
                handle,
            ],
            Form::Optional | Form::Slice => Vec::new(),
        };
        if let Some(leads) = at.leads() {
            forms.push((form(leads.form, &leads.ty), leads.expr, leads.hazard));
        }
        if at.is_pointer() {
            // Only `src/rule.rs` can create it.
            forms.push(("Extra".to_owned(), format!("Extra::new({expr})"), true));
        }
        if let (Form::Value, Type::Array(of, _)) = (at.form, &at.ty) {
            forms.push((form(Form::Slice, of), format!("&{expr}"), false));
        }
        // A union of one member.
        let union = self.record_of(&at.ty).filter(|record| record.union);
        if let Some([(member, ty)]) = union.map(|union| &union.fields[..]) {
            forms.push((form(Form::Value, ty), format!("{expr}.{member}"), true));
        }
        let (_, expr, hazard) = forms.into_iter().find(|(ty, ..)| *ty == wanted)?;
        Some(Argument { expr, hazard: hazard || at.hazard, ..at.clone() })
    }

    fn plain_type(&self, ty: &Type) -> String {
        self.plain(&rust(ty))
    }

    /// Returns a type without its other names and blanks, and with `const` for `mut`.
    fn plain(&self, ty: &str) -> String {
        let name = |word: &str| match self.header.alias(word) {
            Some(to) => self.plain_type(to),
            None => match word {
                "mut" => "const",
                "c_uchar" => "u8",
                "c_ushort" => "u16",
                "c_int" => "i32",
                "c_uint" => "u32",
                "c_longlong" => "i64",
                "c_ulonglong" => "u64",
                name => name,
            }
            .to_owned(),
        };
        with_words(ty, &name).replace(' ', "")
    }

    /// Returns the rules that steps reach, with C's paths. `at` is the argument of the traversal with the steps, and `tag`
    /// that of the union that this is.
    fn reached(
        &self,
        call: &Function,
        steps: &[Step],
        at: &str,
        tag: &str,
        conditions: &[Condition],
    ) -> Result<Vec<Enforced>> {
        let mut found = Vec::new();
        let outer = |path: &str| if at.is_empty() { path.to_owned() } else { within(path, at) };
        for step in steps {
            let (mut tag, mut conditions) = (tag.to_owned(), conditions.to_vec());
            for own in step.around.iter().filter_map(|block| block.tag.as_ref()) {
                if !own.path.is_empty() {
                    tag = outer(&own.path);
                }
                let values = own.values.iter().filter_map(|value| value.split("::").last());
                let values: Vec<_> = values.map(str::to_owned).collect();
                let condition = Condition { path: tag.clone(), is: "is".to_owned(), values };
                conditions.splice(0..0, Some(condition).filter(|own| !own.values.is_empty()));
            }
            let (rule_set, (part, given)) = match (&step.of, &step.way) {
                (Callee::RuleSet(rule_set, part), _) => (rule_set, part),
                (Callee::Type(ty, _), Way::At(at)) => {
                    let steps = &self.types.borrow()[ty].clone().steps;
                    found.extend(self.reached(call, steps, &outer(at), &tag, &conditions)?);
                    continue;
                }
                _ => continue,
            };
            let inner = |path: &str| match &step.way {
                Way::Own => outer(path),
                Way::At(at) => within(path, &outer(at)),
                Way::Inside(at) => format!("{}.{path}", outer(at)),
            };
            // Rules of structs may have ended before the release of the call.
            let since = call.since.unwrap_or_default();
            for line in rule_set.lines.iter().filter(|line| line.until >= since) {
                let part = (part.clone(), outer(given));
                let rule = self.rule(call, rule_set, line, part, &inner, &conditions);
                found.push(rule.map_err(|error| format!("rule {}: {error}", line.id))?);
            }
        }
        Ok(found)
    }

    /// Returns a rule of a call. `inner` changes the paths of its line.
    fn rule(
        &self,
        call: &Function,
        rule_set: &RuleSet,
        line: &Line,
        part: (String, String),
        inner: &dyn Fn(&str) -> String,
        outer: &[Condition],
    ) -> Result<Enforced> {
        let rules = self.rules;
        // A product has several factors.
        let path = line.path.split(" * ").map(inner).collect::<Vec<_>>().join(" * ");
        let own =
            line.conditions.iter().map(|of| Condition { path: inner(&of.path), ..of.clone() });
        let conditions: Vec<_> = own.chain(outer.iter().cloned()).collect();
        let enumerators = match line.by_release() {
            true => self.enumerators(rule_set, line)?,
            false => Enumerators::default(),
        };
        let values = line.allowed(&enumerators);
        self.are_of_their_enum(rule_set, line, &values)?;
        let mut codes = rules.codes.iter();
        let code = match codes.find(|(of, id, _)| *of == call.name && *id == line.id) {
            Some((.., code)) => Some(code.clone()).filter(|code| code != "UNDOCUMENTED"),
            None => line.code.clone(),
        };
        // What is said of the argument itself belongs to the requirement.
        let own = |of: &&Condition| of.path == path;
        let mut left: Vec<_> = conditions.iter().filter(|of| !own(of)).cloned().collect();
        let mut nested = Vec::new();
        while let Some(last) = left.last() {
            let alike = |of: &&Condition| (&of.is, &of.values) == (&last.is, &last.values);
            let given = left.iter().rev().take_while(alike).count();
            let given = left.split_off(left.len() - given);
            let under: Vec<_> = conditions.iter().filter(own).chain(&left).cloned().collect();
            nested.push((line.condition(&given)?, line.sentence(&enumerators, &path, &under)?));
        }
        Ok(Enforced {
            id: line.id,
            asks: line.asks,
            sentence: line.sentence(&enumerators, &path, &conditions)?,
            nested,
            path,
            code,
            more: line.more.clone(),
            values,
            conditions,
            by_code: line.by_code(),
            part,
            of_windows: line.of_windows,
        })
    }

    /// Fails if an enumerator of another enum is a value of an argument.
    fn are_of_their_enum(&self, rule_set: &RuleSet, line: &Line, values: &[Values]) -> Result<()> {
        let own = self.enum_of(rule_set, &line.path).ok();
        let Some(own) = own.and_then(|own| self.header.enumeration(&own)) else { return Ok(()) };
        let of_another = |name: &&String| {
            let of = self.header.enumeration_with(name);
            of.is_some_and(|of| of.name != own.name)
        };
        match values.iter().flat_map(|values| &values.names).find(of_another) {
            Some(name) => Err(format!("{} has no {name}", own.name)),
            None => Ok(()),
        }
    }

    /// Returns the enumerators that a line means by the driver's release: those that it lists, or those of its argument's
    /// type, or of the type that it names.
    fn enumerators(&self, rule_set: &RuleSet, line: &Line) -> Result<Enumerators> {
        let listed = line.listed();
        let word = |name: &str| name.split(' ').next().unwrap_or_default().to_owned();
        let of = match (line.named_enum(), listed.first()) {
            (Some(of), _) => of.to_owned(),
            (None, None) => self.enum_of(rule_set, &line.path)?,
            (None, Some(first)) => {
                let first = word(first);
                let of = self.header.enumeration_with(&first);
                of.ok_or_else(|| format!("no enum has {first}"))?.name.clone()
            }
        };
        let all = self.since(&of)?.into_iter();
        let mut all: Vec<_> = all.map(|(variant, since)| (variant.name.clone(), since)).collect();
        if line.excepts() {
            all.retain(|(name, _)| !listed.contains(name));
        } else if !listed.is_empty() {
            let since: BTreeMap<String, u32> = all.into_iter().collect();
            let of_enum = |name: &String| match since.get(&word(name)) {
                Some(since) => Ok((name.clone(), *since)),
                None => Err(format!("{of} has no {name}")),
            };
            all = listed.iter().map(of_enum).collect::<Result<_>>()?;
        }
        Ok(Enumerators { of, all })
    }

    /// Returns the enumerators of an enum with their releases. Those that are no values are left out.
    fn since(&self, of: &str) -> Result<Vec<(&Variant, u32)>> {
        let found = self.header.enumeration(of).ok_or_else(|| format!("{of} is no enum"))?;
        let members = &self.reference.get(of).members;
        let is_value = |name: &str| !members.get(name).is_some_and(|member| member.is_no_value);
        let known = found.variants.iter().filter(|variant| is_value(&variant.name));
        let since = |variant: &Variant| self.history.since(&variant.name).unwrap_or(FIRST);
        Ok(known.map(|variant| (variant, since(variant))).collect())
    }

    /// Returns the type of an argument of a function, which is an enum.
    fn enum_of(&self, rule_set: &RuleSet, path: &str) -> Result<String> {
        let innermost = |ty: &str| {
            let ty = self.plain(ty);
            let ty = ty.trim_start_matches("Live<").trim_start_matches("Option<");
            Type::Name(ty.trim_matches(['&', '>']).to_owned())
        };
        let parts = rule_set.parameters.iter().map(|(name, ty)| (name.clone(), innermost(ty)));
        let parts = Vec::from_iter(parts);
        let part = self.header.part(&parts, path);
        Ok(self.plain_type(part.ok_or_else(|| format!("{path} is of no enum"))?))
    }

    /// Returns the enums, and the enumerators that rules name, `src/enums.rs`.
    fn tables(&self) -> Result<String> {
        let mut named = BTreeSet::new();
        for rule_set in &self.rules.rule_sets {
            for line in rule_set.lines.iter().filter(|line| line.by_release()) {
                named.insert(self.enumerators(rule_set, line)?.of);
            }
        }
        let enums: Vec<&str> = self.header.enums.iter().map(|e| &*e.name).collect();
        let mut out = format!("\nenums! {{\n{}\n}}\n", wrapped(&enums));
        for of in named {
            let all = self.since(&of)?;
            line!(
                out,
                "\n#[allow(deprecated)]\nimpl Enumerators for {of} {{\nconst SINCE: Since<Self> = Since {{\nall: &["
            );
            let first = all.iter().map(|(_, since)| *since).min().unwrap_or_default();
            for (Variant { name, .. }, since) in &all {
                line!(out, "(Self::{name}, {}),", if *since == first { 0 } else { *since });
            }
            let oldest = all.iter().filter(|(_, since)| *since == first);
            let oldest: Vec<i64> = oldest.map(|(variant, _)| variant.value).collect();
            let below_64 = oldest.iter().filter(|value| (0..64).contains(*value));
            let bits = below_64.fold(0_u64, |bits, value| bits | 1 << value);
            let flags = oldest.iter().fold(0, |flags, value| flags | *value as u32);
            line!(out, "],\noldest: {bits:#x},\nflags: {flags:#x},\n}};\n}}");
        }
        Ok(out)
    }

    /// Returns `src/checks/types.rs`, `src/enums.rs` and the files of `src/refused`. The checks of calls are beside the calls.
    pub fn files(&self) -> Result<Vec<(String, String)>> {
        let types = format!(
            "//! Follows what the arguments of calls lead to, to everything that has rules.\n\n\
             #![allow(unused_imports, clippy::question_mark, clippy::too_many_arguments)]\n\n{USE}\n{}",
            self.of_types()
        );
        let enums = format!(
            "//! The enums of the header, and the releases of the enumerators that rules name.\n\n\
             use crate::rule::{{Enumerators, Since, enums}};\nuse libcuda_sys::*;\n{}",
            self.tables()?
        );
        let (steps, calls) = self.after().of_refused();
        let own = [("checks/types", types), ("enums", enums)];
        let own = own.into_iter().chain([("refused/steps", steps), ("refused/calls", calls)]);
        Ok(own.map(|(name, text)| (name.to_owned(), text)).collect())
    }

    /// Returns the code of all rows, `src/refused/steps.rs`, and the rows of each call, `src/refused/calls.rs`.
    fn of_refused(&self) -> (String, String) {
        // A struct that calls write is followed by none of them.
        let mut steps = format!(
            "//! Follows arguments of refused calls to everything in them that can be the cause.\n\n\
             #![allow(dead_code, unused_imports, clippy::single_match, clippy::collapsible_match, \
             clippy::question_mark, clippy::too_many_arguments)]\n\nuse super::Arguments;\n{USE}\n"
        );
        let rows = self.calls.values().flat_map(|call| &call.rows);
        let known: BTreeMap<&str, &str> = rows.map(|row| (&*row.name, &*row.code)).collect();
        for (name, code) in known {
            line!(
                steps,
                "\n#[inline]\npub(crate) unsafe fn {name}(a: Arguments) -> Verdict {{\n{OF_ARGUMENTS}unsafe {{\n{code}\n}}\n}}"
            );
        }
        steps += &self.of_types();
        let (mut consts, mut all) = (String::new(), String::new());
        for Function { name: call, .. } in &self.header.functions {
            let rows = self.calls.get(call).map_or(String::new(), Traversal::rows);
            let pointers = self.pointers.get(call).map_or(&[][..], |pointers| pointers).join(", ");
            if !rows.is_empty() {
                line!(consts, "pub(crate) const {call}: &[Row] = &[{rows}];");
            }
            let rows = if rows.is_empty() { "&[]" } else { call };
            if !(rows == "&[]" && pointers.is_empty()) {
                line!(all, "(c\"{call}\", &[{pointers}], {rows}),");
            }
        }
        let calls = format!(
            "//! The rows of each call, and the pointers that it needs.\n\n#![allow(non_upper_case_globals)]\n\n\
             use super::{{Row, steps as s}};\n#[cfg(any(feature = \"causes\", doc))]\nuse crate::causes::Pointer;\n#[cfg(any(feature = \"causes\", doc))]\nuse core::ffi::CStr;\n\n{consts}\n\
             #[cfg(any(feature = \"causes\", doc))]\npub(crate) static ALL: &[(&CStr, &[Pointer], &[Row])] = &[{all}];\n"
        );
        (steps, calls)
    }

    /// Returns the functions that follow types.
    fn of_types(&self) -> String {
        let mut out = String::new();
        for (name, traversal) in self.types.borrow().iter().filter(|(_, of)| !of.steps.is_empty()) {
            function_text(&mut out, name, traversal);
        }
        out
    }

    /// Returns the path of the module with the functions that follow types.
    fn module(&self) -> &'static str {
        if self.is_after() { "refused::steps" } else { "checks::types" }
    }
}

/// Before code that is unsafe.
const OF_ARGUMENTS: &str = "// SAFETY: the caller meets the conditions for the arguments.\n";

const USE: &str = "use crate::rule::*;\nuse core::ffi::*;\nuse libcuda_sys::*;\n";

pub fn group_of(function: &Function) -> String {
    let group = function.group.as_deref().unwrap_or("CUDA_OTHER");
    group.trim_start_matches("CUDA_").to_ascii_lowercase()
}

fn is_flat(record: &str, field: &str) -> bool {
    field == ANONYMOUS && FLAT.iter().any(|(flat, _)| *flat == record)
}

fn function_text(out: &mut String, name: &str, traversal: &Traversal) {
    let parameters = traversal.parameters.iter().map(|(name, ty)| format!("{name}: {ty}"));
    let parameters = parameters.collect::<Vec<_>>().join(", ");
    let (keyword, body) = match traversal.is_unsafe {
        true => ("unsafe ", format!("{OF_ARGUMENTS}unsafe {{\n{}\n}}", traversal.body(""))),
        false => ("", traversal.body("")),
    };
    line!(
        out,
        "\n#[inline]\npub(crate) {keyword}fn {name}({parameters}) -> Verdict {{\n{body}\n}}"
    );
}

/// Returns the rows of a call: one for each step, except that those in one block of code are one.
fn rows(function: &Function, roles: &[Role], steps: &[Step]) -> Vec<Row> {
    let same = |a: &Step, b: &Step| !a.around.is_empty() && a.around.first() == b.around.first();
    let row = |steps: &[Step]| {
        let name = match &steps[0].of {
            Callee::RuleSet(rule_set, _) => {
                let path = rule_set.path();
                let file = path.rsplit("::").nth(1).unwrap_or_default().to_owned();
                format!("{file}_{}", rule_set.name)
            }
            Callee::Type(ty, _) => format!("follow_{ty}"),
        };
        let mut text = body(steps, "");
        let path = match steps {
            [Step { way: Way::At(path) | Way::Inside(path), .. }] => path.clone(),
            _ => String::new(),
        };
        if !path.is_empty() {
            text = text.replace(&format!("(\"{path}\")"), "(a.path)");
        }
        let position = |name: &str| function.parameters.iter().position(|(own, _)| own == name);
        let mut of: Vec<usize> = Vec::new();
        let own = |at: usize, of: &mut Vec<usize>| {
            of.iter().position(|own| *own == at).unwrap_or_else(|| {
                of.push(at);
                of.len() - 1
            })
        };
        let text =
            with_names(&text, &mut |name| Some(format!("p{}", own(position(name)?, &mut of))));
        let mut code = String::new();
        for at in of.clone() {
            let (index, ty) = (own(at, &mut of), rust(&function.parameters[at].1));
            let name = format!("p{index}");
            let only_handle = text.matches(&format!("Handle({name}.addr())")).count()
                == generate::words(&text).filter(|word| *word == name).count();
            let of_type = format!("a.get::<{ty}>({index})");
            match &roles[at] {
                Role::Ref => {
                    line!(code, "let Some({name}) = target({of_type}) else {{ return Ok(()) }};")
                }
                Role::Str => {
                    line!(code, "let Some({name}) = text({of_type}) else {{ return Ok(()) }};")
                }
                Role::Opt => line!(code, "let {name} = target({of_type});"),
                Role::Slice(count) => {
                    let count = position(count).map_or(0, |at| own(at, &mut of));
                    line!(code, "let {name} = elements({of_type}, a.get::<usize>({count}));");
                }
                // Any handle is a pointer.
                _ if only_handle => line!(code, "let {name} = a.get::<*mut c_void>({index});"),
                _ => line!(code, "let {name} = {of_type};"),
            }
        }
        Row { name, code: code + &text, of, path }
    };
    steps.chunk_by(same).map(row).collect()
}

/// Returns the pointers of a call that must not be null: its outputs and what it follows, and arrays if they have elements. An
/// untyped input can be a number, a null that the driver hands on, or memory of no bytes: it has causes of its own.
fn pointers(
    function: &Function,
    item: &Item,
    row: &ledger::Function,
    caused: &[Enforced],
) -> Vec<String> {
    let mut pointers = [const { Vec::new() }; 2];
    for (at, (name, ty)) in function.parameters.iter().enumerate() {
        let Some(pointer) = item.pointer(name).filter(|pointer| !pointer.nullable) else {
            continue;
        };
        let is_null = format!("`{}` is null", in_c(name));
        // What only Rust's call leaves as it is may be null, for all that is known.
        if row.raw.contains_key(name) || caused.iter().any(|cause| cause.sentence == is_null) {
            continue;
        }
        let is_input = pointer.direction == Direction::In;
        let is_untyped = |ty: &Type| ledger::target(ty).is("c_void");
        let size = |count: &String| {
            let own = function.parameters.iter().position(|(own, _)| own == count)?;
            let bytes = match function.parameters[own].1 {
                Type::Name(ref ty) if ["usize", "c_ulonglong", "cuuint64_t"].contains(&&**ty) => 8,
                _ => 4,
            };
            Some(format!("Some(({own}, {bytes}))"))
        };
        let count = match &pointer.length {
            Length::Elements(count) if is_untyped(ty) => continue,
            Length::Elements(count) => size(count),
            // Each element may lead to nothing.
            _ if is_input && is_untyped(ledger::target(ty)) => continue,
            _ => Some("None".to_owned()),
        };
        let Some(count) = count else { continue };
        let index = usize::from(count != "None");
        pointers[index].push(format!("Pointer({at}, {count}, \"{}\")", in_c(name)));
    }
    pointers.concat()
}

/// Returns code with other names: no fields, functions, paths or texts.
fn with_names(code: &str, change: &mut dyn FnMut(&str) -> Option<String>) -> String {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let (mut out, mut rest, mut is_text) = (String::new(), code, false);
    while let Some(first) = rest.chars().next() {
        let end = match is_word(first) {
            true => rest.find(|c| !is_word(c)).unwrap_or(rest.len()),
            false => first.len_utf8(),
        };
        let (word, after) = rest.split_at(end);
        is_text ^= first == '"';
        let is_name = is_word(first)
            && !is_text
            && !out.ends_with(['.', ':'])
            && !after.starts_with("::")
            && !after.starts_with('(');
        let changed = if is_name { change(word) } else { None };
        out.push_str(changed.as_deref().unwrap_or(word));
        rest = after;
    }
    out
}

/// Returns the code of steps, which returns a verdict. `end` is what all of them add to it.
fn body(steps: &[Step], end: &str) -> String {
    // The last verdict is the function's: the compiler needs a third of the time for it.
    match steps.split_last() {
        Some((last, steps)) if last.around.is_empty() && last.suffix().is_empty() => {
            let (call, gate) = last.verdict();
            let last = match gate {
                Some(gate) => format!("{gate} {{\n{call}{end}\n}} else {{\nOk(())\n}}"),
                None => format!("{call}{end}"),
            };
            print(steps, 0, end) + &last
        }
        _ => print(steps, 0, end) + "Ok(())",
    }
}

/// Returns the code of steps, with one block of those with the same beginning, at a depth of blocks. It returns at a broken rule, to
/// which `suffix` adds the tags.
fn print(steps: &[Step], depth: usize, suffix: &str) -> String {
    let mut out = String::new();
    let same =
        |a: &Step, b: &Step| a.around.len() > depth && a.around.get(depth) == b.around.get(depth);
    for steps in steps.chunk_by(same) {
        let Some(Block { head, tag }) = steps[0].around.get(depth) else {
            let (own, (call, gate)) = (steps[0].suffix(), steps[0].verdict());
            // With `?` here, the crate takes 4 % longer to build for debugging, and 6 % for release.
            let call =
                format!("if let Err(broken) = {call} {{\nreturn Err(broken{own}{suffix});\n}}");
            match gate {
                Some(gate) => line!(out, "{gate} {{\n{call}\n}}"),
                None => line!(out, "{call}"),
            }
            continue;
        };
        let own = tag.as_ref().filter(|tag| !tag.path.is_empty());
        let own = own.map(|tag| format!(".tagged(\"{}\", {})", tag.path, tag.expr));
        let inner = print(steps, depth + 1, &(own.unwrap_or_default() + suffix));
        let is_call = steps.len() == 1 && steps[0].around.len() == depth + 1;
        match inner.strip_prefix("if ").filter(|rest| !rest.starts_with("let ")) {
            _ if head.is_empty() => out.push_str(&inner),
            // Clippy wants one condition of two.
            Some(inner) if is_call && head.starts_with("if matches!") => {
                line!(out, "{head} && {inner}")
            }
            _ if head.starts_with("match ") => line!(out, "{head} {{\n{inner}_ => {{\n}}\n}}"),
            _ => line!(out, "{head} {{\n{inner}}}"),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::emit;
    use std::path::Path;

    /// A function that is new in a header is checked for the rules of its parameters' types.
    #[test]
    fn a_new_function_has_the_rules_of_its_types() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the repository");
        let mut header = emit::newest(root).expect("a header");
        let name = |name: &str| Type::Name(name.to_owned());
        let pointer = |to| Type::Pointer { constant: true, to: Box::new(name(to)) };
        let parameters = [
            ("location", pointer("CUmemLocation")),
            ("poolProps", pointer("CUmemPoolProps")),
            ("desc", pointer("CUmemAccessDesc")),
            ("count", name("usize")),
        ];
        header.functions.push(Function {
            name: "cuNew".to_owned(),
            parameters: parameters.map(|(name, ty)| (name.to_owned(), ty)).into(),
            group: Some("CUDA_VA".to_owned()),
            ..Function::default()
        });
        let mut ledger = Ledger::read(root).expect("the ledger");
        let marks = "cuNew: New.\n  location [in]: A.\n  poolProps [in]: B.\n  desc [in; count]: C.\n  count: D.\n";
        ledger.reference.add(marks).expect("marks");
        let rows = ledger.groups.get_mut("va").expect("a group");
        rows.insert("cuNew".to_owned(), toml::from_str("safe = \"it is a test\"").expect("a row"));
        let rules = Rules::read(root, &header).expect("the rules");
        let traversals = Traversals::new(&header, &ledger, &rules).expect("the traversals");
        let known: Vec<&str> =
            traversals.enforced("cuNew").iter().map(|rule| &*rule.path).collect();
        let win32 = "poolProps.win32SecurityAttributes";
        for path in ["location.type", "location.id", win32, "desc[i].location.id"] {
            assert!(known.contains(&path), "{path}: {known:?}");
        }
    }
}
