//! The way from the parameters of a call to everything in them that has rules, derived from the declarations, from the
//! marks in the reference text and from the places that `src/rules` names. `src/walk` is emitted from it, and the pages
//! of the calls list the rules that it reaches.
//!
//! Of each call: its own rules, then those of its parameters in C's order, pointers last. Of each type: its own rules, then those of
//! its fields.

use crate::generate::c::in_c;
use crate::generate::history::{self, FIRST, History};
use crate::generate::read::{Function, Header, Record, Type, Variant};
use crate::generate::reference::{Direction, Length};
use crate::generate::{ANONYMOUS, FLAT, Reference, rust};
use crate::ledger::{Ledger, Role, target};
use crate::read_rules::{
    Condition, EVERY_CALL, Enumerators, Judge, Line, Rules, Values, with_words, within,
};
use crate::shell::Result;
use crate::sources::wrapped;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::rc::Rc;

/// An argument, or a part of one.
#[derive(Clone)]
struct At {
    /// Rust's expression.
    expr: String,
    /// C's path.
    path: String,
    /// Of the target, if the form is not a value.
    ty: Type,
    form: Form,
    /// Rust's expression for the number of elements.
    count: Option<String>,
    /// Whether only `unsafe` code can read it.
    hazard: bool,
    /// The tag that must select it.
    guard: Option<Tag>,
}

#[derive(Clone, Copy, PartialEq)]
enum Form {
    Value,
    Reference,
    Optional,
    Slice,
}

/// A tag, and the enumerators that select something. Without a path it is the tag that the caller of a walker knows.
#[derive(Clone, PartialEq)]
struct Tag {
    expr: String,
    path: String,
    values: Vec<String>,
}

/// What has named parts: a call with its parameters, or a struct with its fields.
struct Scope<'s> {
    name: &'s str,
    parts: &'s [(String, Type)],
    /// Of a call's parameters.
    roles: &'s [Role],
    /// The argument that the struct is.
    at: Option<&'s At>,
    /// The way from a call, like `cuFoo.prop`; empty in the walker of a type.
    way: &'s str,
}

impl<'s> Scope<'s> {
    fn of(record: &'s Record, at: &'s At) -> Self {
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

    /// Returns the type of the part without a name.
    fn anonymous(&self) -> Option<&'s Type> {
        self.parts.iter().find(|(part, _)| part == ANONYMOUS).map(|(_, ty)| ty)
    }
}

/// The beginning of a block, and whether it is unsafe.
type Head = (String, bool);

/// A part of a walker: a call, and the blocks around it. A block with a tag holds only for the tag's values, if it has some.
/// With an empty head it is no block of Rust.
struct Step<'a> {
    around: Vec<(Head, Option<Tag>)>,
    of: Callee<'a>,
    arguments: Vec<String>,
    way: Way,
    hazard: bool,
}

impl Step<'_> {
    fn within(mut self, head: Head, tag: Option<Tag>) -> Self {
        self.around.insert(0, (head, tag));
        self
    }

    /// Puts blocks around it, the last one innermost.
    fn within_heads(
        self,
        heads: impl IntoIterator<Item = Head, IntoIter: DoubleEndedIterator>,
    ) -> Self {
        heads.into_iter().rev().fold(self, |step, head| step.within(head, None))
    }

    /// Adds the tag to the message about a broken rule.
    fn tagged(self, tag: Option<Tag>) -> Self {
        match tag {
            Some(_) => self.within(Head::default(), tag),
            None => self,
        }
    }

    /// Takes the step only if the tag selects it.
    fn guarded(self, guard: &Option<Tag>) -> Self {
        let Some(tag) = guard else { return self };
        let head = format!("if matches!({}, {})", tag.expr, tag.values.join(" | "));
        self.within((head, false), guard.clone())
    }
}

enum Callee<'a> {
    /// A function of `src/rules`, and what a test must break a rule of: the function or, for members of a union, the
    /// union; and its path.
    Judge(&'a Judge, (String, String)),
    /// The walker of a type.
    Walk(String),
}

/// The path that leads to the argument of a function.
enum Way {
    Own,
    At(String),
    Inside(String),
}

/// The walker of a call or of a type.
pub struct Walker<'a> {
    pub is_unsafe: bool,
    /// With their types.
    pub parameters: Vec<(String, String)>,
    steps: Vec<Step<'a>>,
}

impl<'a> Walker<'a> {
    fn new(parameters: Vec<(String, String)>, steps: Vec<Step<'a>>) -> Self {
        let hazard = |step: &Step| step.hazard || step.around.iter().any(|(head, _)| head.1);
        Self { is_unsafe: steps.iter().any(hazard), parameters, steps }
    }

    /// Returns the parameters that are all that the steps look at, each as it is and by one function; none if a step needs
    /// more. Of each: the name, the type, and the expression for the function, of `argument`.
    fn whole(&self) -> Option<Vec<(&str, &str, String)>> {
        let mut found: Vec<(&str, &str, String)> = Vec::new();
        for step in &self.steps {
            let Step { of: Callee::Judge(judge, _), way, .. } = step else { return None };
            let ([argument], []) = (&step.arguments[..], &step.around[..]) else { return None };
            // A judge of some calls has no say in those of others with this type.
            if judge.places.iter().any(|place| place.starts_with("cu")) {
                return None;
            }
            let name = match way {
                Way::Own => &judge.parameters.first()?.0,
                Way::At(path) => path,
                Way::Inside(_) => return None,
            };
            let (_, ty) = self.parameters.iter().find(|(parameter, _)| parameter == name)?;
            if found.iter().any(|(other, ..)| other == name) {
                return None;
            }
            let own = |word: &str| match word {
                word if word == name => "argument".to_owned(),
                word => word.to_owned(),
            };
            let argument = with_words(argument, &own);
            let call = format!("crate::{}({argument})", judge.path());
            let call = match judge.gate() {
                Some(gate) => format!("{gate} {{ {call} }} else {{ Ok(()) }}"),
                None => call,
            };
            found.push((name, ty, call));
        }
        Some(found)
    }

    /// Returns the names of the parameters if each of them is looked at as it is, so that the call needs no walker.
    pub fn whole_names(&self) -> Option<Vec<&str>> {
        Some(self.whole()?.into_iter().map(|(name, ..)| name).collect())
    }

    /// Returns the names of the parameters.
    pub fn names(&self) -> Vec<&str> {
        self.parameters.iter().map(|(name, _)| &**name).collect()
    }
}

/// A rule in a call.
#[derive(Default)]
pub struct Enforced {
    pub id: u32,
    pub asks: bool,
    /// C's path, from the parameter of the call.
    pub path: String,
    /// `path` must ...
    pub sentence: String,
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

pub struct Walks<'a> {
    pub header: &'a Header,
    reference: &'a Reference,
    history: History<'static>,
    pub rules: &'a Rules,
    /// The functions of each place: `CUmemLocation`, `CUmemPoolProps.location`, `cuMemCreate.prop.location`.
    places: BTreeMap<String, Vec<&'a Judge>>,
    used: RefCell<BTreeSet<String>>,
    types: RefCell<BTreeMap<String, Rc<Walker<'a>>>>,
    pub calls: BTreeMap<String, Walker<'a>>,
    enforced: BTreeMap<String, Vec<Enforced>>,
    /// The moment of these walkers: after the driver has refused the call.
    is_after: bool,
    /// The walkers of causes.
    after: Option<Box<Self>>,
}

impl<'a> Walks<'a> {
    pub fn new(header: &'a Header, ledger: &'a Ledger, rules: &'a Rules) -> Result<Self> {
        let after = Self::of(header, ledger, rules, None)?;
        Self::of(header, ledger, rules, Some(after))
    }

    /// Returns the walkers of causes, or with these those of rules.
    fn of(
        header: &'a Header,
        ledger: &'a Ledger,
        rules: &'a Rules,
        after: Option<Self>,
    ) -> Result<Self> {
        let is_after = after.is_none();
        let mut walks = Self {
            header,
            reference: &ledger.reference,
            history: History::new(history::TEXT),
            rules,
            places: BTreeMap::new(),
            used: RefCell::default(),
            types: RefCell::default(),
            calls: BTreeMap::new(),
            enforced: BTreeMap::new(),
            is_after,
            after: after.map(Box::new),
        };
        for judge in rules.judges.iter().filter(|judge| judge.is_after() == is_after) {
            for place in judge.places.iter().filter(|place| **place != EVERY_CALL) {
                let (first, rest) = place.split_at(place.find('.').unwrap_or(place.len()));
                let first = walks.record(first).map_or(first, |record| &record.name);
                walks.places.entry(format!("{first}{rest}")).or_default().push(judge);
            }
        }
        for function in &header.functions {
            if ledger.groups.contains_key(&group_of(function)) {
                let failed = |error| format!("src/rules: {}: {error}", function.name);
                let walker = walks.of_call(function, &ledger.roles(function)?).map_err(failed)?;
                if walker.steps.is_empty() {
                    continue;
                }
                let mut enforced = Vec::new();
                walks
                    .reached(function, &walker.steps, "", "", &[], &mut enforced)
                    .map_err(failed)?;
                walks.calls.insert(function.name.clone(), walker);
                walks.enforced.insert(function.name.clone(), enforced);
            }
        }
        if !is_after {
            walks.validate()?;
        }
        Ok(walks)
    }

    /// Returns the walkers of causes.
    pub fn after(&self) -> &Self {
        self.after.as_deref().unwrap_or(self)
    }

    /// Fails if a place leads nowhere, if a call checks a rule twice, or if it does not reach a rule with a code.
    fn validate(&self) -> Result<()> {
        let used = &*self.used.borrow() | &*self.after().used.borrow();
        let places = self.places.keys().chain(self.after().places.keys());
        let mut places = places.chain(&self.rules.excepted);
        if let Some(place) = places.find(|place| !used.contains(*place)) {
            return Err(format!("src/rules: {place} leads from no call to anything"));
        }
        for (call, enforced) in self.enforced.iter().chain(&self.after().enforced) {
            let mut known = BTreeSet::new();
            let twice = enforced.iter().find(|rule| !known.insert((rule.id, &rule.sentence)));
            if let Some(Enforced { id, path, .. }) = twice {
                return Err(format!("src/rules: {call} checks rule {id} twice for {path}"));
            }
        }
        let lacks =
            |call: &str, id: u32| !self.enforced(call).iter().any(|enforced| enforced.id == id);
        match self.rules.codes.iter().find(|(call, rule, _)| lacks(call, *rule)) {
            Some((call, rule, _)) => {
                Err(format!("src/rules: codes!: {call} does not reach rule {rule}"))
            }
            None => Ok(()),
        }
    }

    /// Returns the rules that a call enforces, in the order of the checks.
    pub fn enforced(&self, call: &str) -> &[Enforced] {
        self.enforced.get(call).map_or(&[], |enforced| enforced)
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

    /// Returns the functions of a place.
    fn at_place(&self, place: &str) -> &[&'a Judge] {
        self.places.get(place).map_or(&[], |judges| {
            self.used.borrow_mut().insert(place.to_owned());
            judges
        })
    }

    /// Returns the walker of a type. It has no steps if nothing in the type has rules.
    fn walker(&self, record: &Record) -> Result<Rc<Walker<'a>>> {
        if let Some(known) = self.types.borrow().get(&record.name) {
            return Ok(known.clone());
        }
        let new = |parameters, steps| {
            let walker = Rc::new(Walker::new(parameters, steps));
            self.types.borrow_mut().insert(record.name.clone(), walker.clone());
            walker
        };
        // A type that leads to itself is followed once.
        new(Vec::new(), Vec::new());
        let at = At { form: Form::Reference, ..value("x", Type::Name(record.name.clone())) };
        let ty = self.outer_tag(record);
        let tag = Tag { expr: "tag".to_owned(), path: String::new(), values: Vec::new() };
        let steps = self.of_type(record, &at, "", Some(tag));
        let steps = steps.map_err(|error| format!("{}: {error}", record.name))?;
        let x = ("x".to_owned(), format!("&cuda_sys::{}", record.name));
        let tag = ty.map(|ty| ("tag".to_owned(), ty));
        Ok(new(tag.into_iter().chain([x]).collect(), steps))
    }

    /// Returns the steps for a struct. `tag` stands beside it if it is a union.
    fn of_type(
        &self,
        record: &Record,
        at: &At,
        way: &str,
        tag: Option<Tag>,
    ) -> Result<Vec<Step<'a>>> {
        let scope = Scope { way, ..Scope::of(record, at) };
        let judges = self.at_place(&record.name).iter().map(|judge| self.judge(judge, at, &scope));
        let mut steps = judges.collect::<Result<Vec<_>>>()?;
        let tag = self.tag(&scope, record, Vec::new()).ok().or(tag);
        for (field, ty) in &record.fields {
            let mut below = Vec::new();
            // Places in an anonymous union begin with the struct.
            let inner = self.record_of(ty).filter(|_| field == ANONYMOUS);
            for (member, _) in inner.iter().flat_map(|inner| &inner.fields) {
                let place = format!("{}.{member}", record.name);
                below.extend(self.at_places(&scope, member, &place)?);
            }
            below.extend(self.visit(&scope, field)?);
            let values = self.tags(record, field);
            if !record.union || below.is_empty() {
                steps.extend(below);
                continue;
            }
            if values.is_empty() {
                return Err(format!(
                    "{field} has rules: its text must name the tags, `Valid with [`"
                ));
            }
            if let [Step { around, of: Callee::Judge(_, part), .. }] = &mut below[..]
                && around.is_empty()
            {
                *part = (record.name.clone(), at.path.clone());
            }
            let Some(tag) = &tag else { continue };
            let outer = (format!("match {}", tag.expr), true);
            let arm = (format!("{} =>", values.join(" | ")), false);
            let tag = Some(Tag { values, ..tag.clone() });
            let within = |step: Step<'a>| step.within(arm.clone(), tag.clone());
            steps.extend(below.into_iter().map(|step| within(step).within(outer.clone(), None)));
        }
        Ok(steps)
    }

    fn of_call(&self, function: &Function, roles: &[Role]) -> Result<Walker<'a>> {
        let name = &function.name;
        let scope = Scope { name, parts: &function.parameters, roles, at: None, way: name };
        let judges = self.at_place(name).iter().map(|judge| self.judge_parts(judge, &scope));
        let mut steps = judges.collect::<Result<Vec<_>>>()?;
        let mut parameters: Vec<_> = function.parameters.iter().zip(roles).collect();
        // Of texts there are causes only.
        parameters.retain(|(_, role)| match role {
            Role::Str => self.is_after,
            role => !role.is_output(),
        });
        let is_pointer = |ty: &Type| matches!(ty, Type::Pointer { .. });
        for pointers in [false, true] {
            for ((name, _), _) in
                parameters.iter().filter(|((_, ty), _)| is_pointer(ty) == pointers)
            {
                steps.extend(self.visit(&scope, name)?);
            }
        }
        let text = print(&steps);
        // Modules may have the names of parameters.
        let words: BTreeSet<&str> =
            text.split(|c: char| !c.is_alphanumeric() && !"_:".contains(c)).collect();
        parameters
            .retain(|((name, _), role)| words.contains(&**name) && !matches!(role, Role::Count(_)));
        let declared = |((name, _), _): &(&(String, Type), _)| {
            let At { ty, form, .. } = self.part(&scope, name)?;
            let ty = match (form, rust(&ty)) {
                (Form::Value, ty) => ty,
                (Form::Reference, ty) => format!("&{ty}"),
                (Form::Optional, ty) => format!("Option<&{ty}>"),
                (Form::Slice, ty) => format!("&[{ty}]"),
            };
            Ok((name.clone(), ty))
        };
        Ok(Walker::new(parameters.iter().map(declared).collect::<Result<_>>()?, steps))
    }

    /// Whether a parameter points to one struct or union with known fields.
    fn leads_to_fields(&self, scope: &Scope, name: &str) -> bool {
        let part = self.part(scope, name);
        part.is_ok_and(|part| self.record_of(&self.target(&part).1.ty).is_some())
    }

    /// Returns the steps for a parameter or a field: those of the places that name it, then those for what is in it.
    fn visit(&self, scope: &Scope, name: &str) -> Result<Vec<Step<'a>>> {
        let place = format!("{}.{name}", scope.name);
        let pointer = self.reference.get(scope.name).pointer(name);
        let is_output = pointer.is_some_and(|pointer| match pointer.direction {
            Direction::Out => true,
            // The call may have written there before it was refused; in a struct, to the fields that are outputs.
            Direction::InOut => self.is_after && !self.leads_to_fields(scope, name),
            Direction::In => false,
        });
        let way = match name {
            ANONYMOUS => scope.way.to_owned(),
            name => format!("{}.{name}", scope.way),
        };
        let excepted =
            [&place, &way].into_iter().find(|place| self.rules.excepted.contains(*place));
        let is_excepted = excepted.is_some();
        self.used.borrow_mut().extend(excepted.cloned());
        let mut steps = Vec::new();
        if scope.at.is_none() && !is_output && !is_excepted {
            // A name that several calls have.
            steps.extend(self.at_places(scope, name, &format!("_.{name}"))?);
        }
        steps.extend(self.at_places(scope, name, &place)?);
        if is_output {
            return Ok(steps);
        }
        let at = self.part(scope, name)?;
        let start = format!("{place}.");
        for (place, judges) in self.places.iter().filter(|(place, _)| place.starts_with(&start)) {
            let (mut heads, mut part) = (Vec::new(), at.clone());
            let mut outer: Option<(&Record, At)> = None;
            for field in place[start.len()..].split('.') {
                let (head, target) = self.target(&part);
                heads.extend(head);
                let record = self.record_of(&target.ty);
                let record = record.ok_or_else(|| format!("{} has no fields", target.path))?;
                part = self.part(&Scope::of(record, &target), field)?;
                if let (true, Some((of, at))) = (record.union, &outer) {
                    part.guard =
                        Some(self.tag(&Scope::of(of, at), record, self.tags(record, field))?);
                }
                outer = Some((record, target));
            }
            self.used.borrow_mut().insert(place.clone());
            for judge in judges {
                let step = self.judge(judge, &part, scope)?;
                steps.push(step.within_heads(heads.clone()));
            }
        }
        let start = format!("{place}[");
        for judge in self.rules.judges.iter().filter(|judge| judge.is_after() == self.is_after) {
            let value = |place: &'a String| place.strip_prefix(&*start)?.strip_suffix(']');
            let values: BTreeSet<&str> = judge.places.iter().filter_map(value).collect();
            if !values.is_empty() {
                let places = values.iter().map(|value| format!("{start}{value}]"));
                self.used.borrow_mut().extend(places);
                steps.push(self.by_attribute(judge, scope, &at, &values)?);
            }
        }
        let (head, target) = self.target(&at);
        if let (Type::Name(ty), false) = (&target.ty, is_excepted) {
            if self.record_of(&target.ty).is_none() {
                // What a pointer leads to is of this type, and not the pointer.
                let leads = matches!((at.form, &at.ty), (Form::Value, Type::Pointer { .. }));
                let of_type = if leads { &target } else { &at };
                let judges = self.at_place(ty);
                if leads && pointer.is_none() && !judges.is_empty() {
                    return Err(unmarked(name, ty));
                }
                for judge in judges {
                    let step = self.judge(judge, of_type, scope)?;
                    steps.push(step.within_heads(head.clone().filter(|_| leads)));
                }
            }
        }
        let inner =
            self.record_of(&target.ty).filter(|_| !is_excepted && !is_flat(scope.name, name));
        let Some(inner) = inner else { return Ok(steps) };
        let walker = self.walker(inner)?;
        if walker.steps.is_empty() {
            return Ok(steps);
        }
        let inner_name = &inner.name;
        if at.form == Form::Value && head.is_some() && pointer.is_none() {
            return Err(unmarked(name, inner_name));
        }
        let tag = self.outer_tag(inner).map(|_| self.tag(scope, inner, Vec::new())).transpose()?;
        if self.rules.excepted.iter().any(|place| place.starts_with(&format!("{way}."))) {
            let below = self.of_type(inner, &target, &way, tag)?;
            steps.extend(below.into_iter().map(|step| step.within_heads(head.clone())));
            return Ok(steps);
        }
        let mut arguments = match target.form {
            Form::Reference => vec![target.expr],
            _ => vec![format!("&{}", target.expr)],
        };
        arguments.splice(0..0, tag.iter().map(|tag| tag.expr.clone()));
        let (of, way) = (Callee::Walk(inner_name.clone()), Way::At(target.path));
        let hazard = walker.is_unsafe || target.hazard;
        let walk = Step { around: Vec::new(), of, arguments, way, hazard };
        steps.push(walk.tagged(tag).within_heads(head));
        Ok(steps)
    }

    /// Returns what an argument leads to, within a block for each element or if it is not null.
    fn target(&self, at: &At) -> (Option<Head>, At) {
        let target = |ty: &Type, start: &str, hazard| {
            let at =
                At { expr: "it".to_owned(), form: Form::Reference, ty: ty.clone(), ..at.clone() };
            (Some((format!("if let Some(it) = {start}"), hazard)), at)
        };
        if let Some((array, ty, hazard)) = elements(at) {
            let (expr, path) = ("element".to_owned(), format!("{}[i]", at.path));
            let (form, ty) = (Form::Reference, ty.clone());
            let at = At { expr, path, ty, form, count: None, ..at.clone() };
            return (Some((format!("for (i, element) in {array}.iter().enumerate()"), hazard)), at);
        }
        match (at.form, &at.ty) {
            (Form::Optional, ty) => target(ty, &at.expr, false),
            (Form::Value, Type::Pointer { to, .. }) => {
                target(to, &format!("target({})", at.expr), true)
            }
            _ => (None, at.clone()),
        }
    }

    /// Returns a parameter, or a field, in an anonymous union too.
    fn part(&self, scope: &Scope, name: &str) -> Result<At> {
        let same = |part: &str| part.trim_end_matches('_') == name.trim_end_matches('_');
        let find = |parts: &[(String, Type)]| parts.iter().position(|(part, _)| same(part));
        let union = scope.anonymous().and_then(|ty| self.record_of(ty));
        let (union, (part, ty), role) = match (find(scope.parts), union) {
            (Some(index), _) => (None, &scope.parts[index], scope.roles.get(index)),
            (None, union) => {
                let member = union.and_then(|union| Some((union, find(&union.fields)?)));
                let (union, index) =
                    member.ok_or_else(|| format!("{} has no {name}", scope.name))?;
                (Some(union), &union.fields[index], None)
            }
        };
        let form = match role {
            None | Some(Role::Raw | Role::Count(_) | Role::Room) => Form::Value,
            Some(Role::Ref | Role::Str) => Form::Reference,
            Some(Role::Opt) => Form::Optional,
            Some(Role::Slice(_)) => Form::Slice,
            Some(role) => {
                return Err(format!(
                    "rules must be about what a call takes, and {part} is {role:?}"
                ));
            }
        };
        let text = Type::Name("CStr".to_owned());
        let ty = match (form, ty) {
            (Form::Value, ty) => ty,
            _ if role == Some(&Role::Str) => &text,
            (_, Type::Pointer { to, .. }) => to,
            _ => return Err(format!("{part} is no pointer")),
        };
        let count = match self.reference.get(scope.name).pointer(part).map(|p| &p.length) {
            Some(Length::Elements(count)) => {
                // `rank`, or `rank - 1`.
                let (count, less) = count.split_once(" - ").unwrap_or((count, "0"));
                let counts = scope.parts.iter().find(|(name, _)| name == count);
                if counts.is_none() && scope.at.is_some() {
                    return Err(format!(
                        "{part} is counted by {count}, which {} lacks",
                        scope.name
                    ));
                }
                counts.map(|(_, ty)| {
                    let is_size = self.plain_type(ty) == "usize";
                    let count = scope.named(count).0 + if is_size { "" } else { " as usize" };
                    match less {
                        "0" => count,
                        less => format!("({count}).saturating_sub({less})"),
                    }
                })
            }
            _ => None,
        };
        let (mut expr, path) = scope.named(part);
        if let Some(Role::Count(slice)) = role {
            expr = format!("{slice}.len()");
        }
        let union = union.filter(|_| !is_flat(scope.name, ANONYMOUS));
        let of_union = self.record(scope.name).is_some_and(|record| record.union);
        let values = union.map_or(Vec::new(), |union| self.tags(union, part));
        let guard = match (union, scope.at) {
            (Some(union), _) if !values.is_empty() => Some(self.tag(scope, union, values)?),
            (_, at) => at.and_then(|at| at.guard.clone()),
        };
        let hazard = of_union || union.is_some() || scope.at.is_some_and(|at| at.hazard);
        Ok(At { expr, path, ty: ty.clone(), form, count, hazard, guard })
    }

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

    /// Returns the tag of a union, which stands beside it.
    fn tag(&self, scope: &Scope, union: &Record, values: Vec<String>) -> Result<Tag> {
        let ty = self.tag_enum(union).ok_or_else(|| format!("{} has no tag", union.name))?;
        let tag = self.part_of_type(scope.parts, &ty).ok_or_else(|| {
            format!("{} has not one {ty}, which selects the member of {}", scope.name, union.name)
        })?;
        let (expr, path) = scope.named(tag);
        Ok(Tag { expr, path, values })
    }

    /// Returns the calls of the functions of a place, for a part.
    fn at_places(&self, scope: &Scope, name: &str, place: &str) -> Result<Vec<Step<'a>>> {
        let step = |judge: &&'a Judge| {
            let step = self.judge(judge, &self.part(scope, name)?, scope)?;
            let used = judge.parameters.iter().any(|(_, ty)| ty == "Used");
            let union = scope.anonymous().and_then(|ty| self.record_of(ty)).filter(|_| used);
            let tag = union.map(|union| self.tag(scope, union, Vec::new())).transpose()?;
            Ok(step.tagged(tag))
        };
        self.at_place(place).iter().map(step).collect()
    }

    /// Returns the call of a function for an argument, for each of its elements, or for its fields. With an argument,
    /// the function's other parameters are parts of `scope`.
    fn judge(&self, judge: &'a Judge, at: &At, scope: &Scope) -> Result<Step<'a>> {
        let failed = |error: String| format!("{} of {}: {error}", judge.name, judge.file);
        let (head, target) = self.target(at);
        let [(name, wanted), others @ ..] = &judge.parameters[..] else {
            return Err(failed("it has no parameters".to_owned()));
        };
        let (argument, at, mut each) = match self.convert(at, wanted, "it") {
            Some(argument) => (Some(argument), at, None),
            None => (self.convert(&target, wanted, "it"), &target, head.clone()),
        };
        let step = match (argument, self.record_of(&target.ty)) {
            (Some(argument), _) => {
                let is_own = *name == at.path;
                let mut paths = judge.lines.iter().flat_map(Line::paths);
                if !is_own && !others.is_empty() && paths.any(|path| within(path, name) != path) {
                    return Err(failed(format!("its lines must be about {name} only")));
                }
                let mut arguments = vec![argument];
                for (name, wanted) in others {
                    arguments
                        .push(self.beside(scope, name, wanted, each.as_mut()).map_err(failed)?);
                }
                let way = if is_own { Way::Own } else { Way::At(at.path.clone()) };
                call(judge, way, arguments).within_heads(each)
            }
            (None, Some(record)) => {
                let step = self.judge_parts(judge, &Scope::of(record, &target));
                step.map_err(failed)?.within_heads(head)
            }
            (None, None) => return Err(failed(format!("{} is no {wanted}", at.path))),
        };
        Ok(step.guarded(&at.guard))
    }

    /// Returns the call of a function for the parts that its parameters name.
    fn judge_parts(&self, judge: &'a Judge, scope: &Scope) -> Result<Step<'a>> {
        let parameters = judge.parameters.iter();
        let arguments = parameters.map(|(name, ty)| self.beside(scope, name, ty, None));
        let way = scope.at.map_or(Way::Own, |at| Way::Inside(at.path.clone()));
        Ok(call(judge, way, arguments.collect::<Result<_>>()?))
    }

    /// Returns an argument by its name. For each element of an array it may be an element of an array beside that, which
    /// has the name with an `s`: `each` follows both.
    fn beside(
        &self,
        scope: &Scope,
        name: &str,
        ty: &str,
        each: Option<&mut Head>,
    ) -> Result<Argument> {
        if ty == "Used" {
            return Ok(Argument { expr: self.used_bytes(scope)?, hazard: true, head: None });
        }
        let no = || format!("{name} is no {ty}");
        let part = self.part(scope, name);
        let array = self.part(scope, &format!("{name}s")).ok();
        if let (Err(_), Some(array), Some((each, is_unsafe))) = (&part, array, each) {
            let (array, of, hazard) = elements(&array).ok_or_else(no)?;
            *each = each.replacen("element", &format!("(element, {name})"), 1);
            *each = each.replacen(".iter()", &format!(".iter().zip({array})"), 1);
            *is_unsafe |= hazard;
            let at = At { form: Form::Reference, ..value(name, of.clone()) };
            return self.convert(&at, ty, name).ok_or_else(no);
        }
        // The target has the parameter's name, so that several can be followed.
        self.convert(&part?, ty, name).ok_or_else(no)
    }

    /// Returns the size of the member that is in use of a struct's anonymous union.
    fn used_bytes(&self, scope: &Scope) -> Result<String> {
        let union = scope.anonymous().and_then(|ty| self.record_of(ty)).ok_or("it has no union")?;
        let mut arms = String::new();
        for (field, ty) in &union.fields {
            let values = self.tags(union, field).join(" | ");
            if !values.is_empty() {
                arms += &format!("{values} => size_of::<{}>(), ", rust(ty));
            }
        }
        let empty = self.reference.get(&union.name).empty().join(" | ");
        let tag = self.tag(scope, union, Vec::new())?.expr;
        Ok(format!("Used(match {tag} {{ {arms}{empty} => 0, _ => usize::MAX }})"))
    }

    /// Returns the call of a function for an argument under some values of an attribute, for the member of a union with
    /// this tag, or for each value of an array with an array of attributes beside it: `cuFoo.value[CU_A]`.
    fn by_attribute(
        &self,
        judge: &'a Judge,
        scope: &Scope,
        at: &At,
        values: &BTreeSet<&str>,
    ) -> Result<Step<'a>> {
        let of = values.first().and_then(|value| self.header.enumeration_with(value));
        let of = of.ok_or_else(|| format!("there is no {values:?}"))?;
        let leads = |ty: &Type| self.plain_type(target(ty)) == of.name;
        let tags = scope.parts.iter().filter(|(_, ty)| leads(ty)).map(|(name, _)| &**name);
        let tags: Vec<&str> = tags.collect();
        let [tag] = tags[..] else {
            let (path, of) = (&at.path, &of.name);
            return Err(format!("{path} needs one parameter that is a {of}, and has {tags:?}"));
        };
        let (each, tag) = self.target(&self.part(scope, tag)?);
        let star = if each.is_some() { "*" } else { "" };
        let expr = format!("{star}{}", tag.expr);
        let values = values.iter().map(|value| format!("{}::{value}", of.name)).collect();
        let guard = Some(Tag { expr, path: tag.path, values });
        if let Some(union) = self.record_of(&at.ty).filter(|record| record.union) {
            let has = |(member, _): &&(String, Type)| {
                let tags = self.tags(union, member);
                guard.iter().flat_map(|tag| &tag.values).all(|value| tags.contains(value))
            };
            let member = union.fields.iter().find(has);
            let (member, _) = member.ok_or_else(|| format!("{} has no member", union.name))?;
            let step = self.judge(judge, &self.part(&Scope::of(union, at), member)?, scope)?;
            return Ok(step.guarded(&guard));
        }
        let (_, wanted) = judge.parameters.first().ok_or("a function without parameters")?;
        let wanted = self.plain(wanted);
        let wanted = wanted.trim_start_matches('&');
        let length = self.reference.get(scope.name).pointer(&at.expr).map(|of| &of.length);
        let of_type = |expr: String, form| At {
            expr,
            path: format!("{}{}", at.path, if each.is_some() { "[i]" } else { "" }),
            form,
            ..value("", Type::Name(wanted.to_owned()))
        };
        let target = |start: String| {
            let head = (format!("if let Some(it) = {start}"), true);
            (Some(head), of_type("it".to_owned(), Form::Reference))
        };
        let (head, at) = match (&at.ty, length) {
            (Type::Pointer { .. }, Some(Length::Elements(_))) if each.is_some() => {
                target(format!("value_at({}, i)", at.expr))
            }
            (Type::Pointer { .. }, Some(Length::By(by))) if *by == tag.expr => {
                target(format!("target({}.cast::<{wanted}>())", at.expr))
            }
            (Type::Name(ty), _) if self.plain(ty) != wanted => {
                (None, of_type(format!("cuda_sys::{wanted}({} as _)", at.expr), Form::Value))
            }
            _ => (None, at.clone()),
        };
        let step = self.judge(judge, &at, scope)?.within_heads(head);
        Ok(step.guarded(&guard).within_heads(each))
    }

    /// Returns the argument as a parameter of this type, if it has such a form. A condition around the call may name the
    /// target.
    fn convert(&self, at: &At, wanted: &str, name: &str) -> Option<Argument> {
        let wanted = self.plain(wanted);
        if let Some(inner) = wanted.strip_prefix("Live<").and_then(|of| of.strip_suffix('>')) {
            let Argument { expr, head, .. } = self.convert(at, inner, name)?;
            return Some(Argument { expr: format!("Live::new({expr})"), hazard: true, head });
        }
        let (expr, ty) = (&at.expr, self.plain_type(&at.ty));
        let head = |start: &str, hazard| Some((format!("if let Some({name}) = {start}"), hazard));
        let (reference, option) = (format!("&{ty}"), format!("Option<&{ty}>"));
        let of_elements = elements(at).map(|(array, of, hazard)| {
            (format!("&[{}]", self.plain_type(of)), array, hazard, None)
        });
        // Of each form: its type, its expression, whether it is unsafe, and the condition around it.
        let mut forms: Vec<(String, String, bool, Option<Head>)> = match at.form {
            Form::Value => {
                vec![(ty, expr.clone(), false, None), (reference, format!("&{expr}"), false, None)]
            }
            Form::Reference => vec![
                (ty, format!("*{expr}"), false, None),
                (reference, expr.clone(), false, None),
                (option, format!("Some({expr})"), false, None),
            ],
            Form::Optional => vec![
                (reference, name.to_owned(), false, head(expr, false)),
                (option, expr.clone(), false, None),
            ],
            Form::Slice => Vec::new(),
        };
        if matches!(at.form, Form::Value | Form::Reference) {
            forms.push(("Handle".to_owned(), format!("Handle({expr}.addr())"), false, None));
        }
        match (at.form, &at.ty) {
            (Form::Value, Type::Pointer { to, .. }) => {
                let (to, target) = (self.plain_type(to), format!("target({expr})"));
                if at.count.is_none() {
                    forms.push((format!("&{to}"), name.to_owned(), true, head(&target, true)));
                }
                forms.push((format!("Option<&{to}>"), target, true, None));
                // Only `src/rule.rs` can create it.
                forms.push(("Extra".to_owned(), format!("Extra::new({expr})"), true, None));
            }
            (Form::Value, Type::Array(of, _)) => {
                let slice = format!("&[{}]", self.plain_type(of));
                forms.push((slice, format!("&{expr}"), false, None));
            }
            _ => {}
        }
        // A union of one member.
        let union = self.record_of(&at.ty).filter(|record| record.union);
        if let Some([(member, ty)]) = union.map(|union| &union.fields[..]) {
            forms.push((self.plain_type(ty), format!("{expr}.{member}"), true, None));
        }
        let mut forms = forms.into_iter().chain(of_elements);
        let (_, expr, hazard, head) = forms.find(|(ty, ..)| *ty == wanted)?;
        Some(Argument { expr, hazard: hazard || at.hazard, head })
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

    /// Lists the rules that steps reach, with C's paths. `at` is the argument of the walker with the steps, and `tag`
    /// that of the union that this is.
    fn reached(
        &self,
        call: &Function,
        steps: &[Step],
        at: &str,
        tag: &str,
        conditions: &[Condition],
        found: &mut Vec<Enforced>,
    ) -> Result<()> {
        let outer = |path: &str| if at.is_empty() { path.to_owned() } else { within(path, at) };
        for step in steps {
            let (mut tag, mut conditions) = (tag.to_owned(), conditions.to_vec());
            for own in step.around.iter().filter_map(|(_, tag)| tag.as_ref()) {
                if !own.path.is_empty() {
                    tag = outer(&own.path);
                }
                let values = own.values.iter().filter_map(|value| value.split("::").last());
                let values: Vec<_> = values.map(str::to_owned).collect();
                let condition = Condition { path: tag.clone(), is: "is".to_owned(), values };
                conditions.splice(0..0, Some(condition).filter(|own| !own.values.is_empty()));
            }
            let (judge, (part, given)) = match (&step.of, &step.way) {
                (Callee::Judge(judge, part), _) => (judge, part),
                (Callee::Walk(ty), Way::At(at)) => {
                    let steps = &self.types.borrow()[ty].clone().steps;
                    self.reached(call, steps, &outer(at), &tag, &conditions, found)?;
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
            for line in judge.lines.iter().filter(|line| line.until >= since) {
                let part = (part.clone(), outer(given));
                let rule = self.rule(call, judge, line, part, &inner, &conditions);
                found.push(rule.map_err(|error| format!("rule {}: {error}", line.id))?);
            }
        }
        Ok(())
    }

    /// Returns a rule of a call. `inner` changes the paths of its line.
    fn rule(
        &self,
        call: &Function,
        judge: &Judge,
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
            true => self.enumerators(judge, line)?,
            false => Enumerators::default(),
        };
        let values = line.allowed(&enumerators);
        self.are_of_their_enum(judge, line, &values)?;
        let mut codes = rules.codes.iter();
        let code = match codes.find(|(of, id, _)| *of == call.name && *id == line.id) {
            Some((.., code)) => Some(code.clone()).filter(|code| code != "UNDOCUMENTED"),
            None => line.code.clone(),
        };
        Ok(Enforced {
            id: line.id,
            asks: line.asks,
            sentence: line.sentence(&enumerators, &path, &conditions)?,
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
    fn are_of_their_enum(&self, judge: &Judge, line: &Line, values: &[Values]) -> Result<()> {
        let own = self.enum_of(judge, &line.path).ok();
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
    fn enumerators(&self, judge: &Judge, line: &Line) -> Result<Enumerators> {
        let listed = line.listed();
        let word = |name: &str| name.split(' ').next().unwrap_or_default().to_owned();
        let of = match (line.named_enum(), listed.first()) {
            (Some(of), _) => of.to_owned(),
            (None, None) => self.enum_of(judge, &line.path)?,
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
    fn enum_of(&self, judge: &Judge, path: &str) -> Result<String> {
        let first = path.trim_start_matches('*').split('.').next().unwrap_or_default();
        let same = |name: &str| name.trim_end_matches('_') == first.trim_end_matches('_');
        let wanted = judge.parameters.iter().find(|(name, _)| same(name));
        let (_, wanted) = wanted.ok_or_else(|| format!("{path} is of no enum"))?;
        let wanted = self.plain(wanted);
        let ty = wanted.trim_start_matches("Live<").trim_start_matches("Option<");
        let ty = Type::Name(ty.trim_matches(['&', '>']).to_owned());
        let part = [(first.to_owned(), ty)];
        let part = self.header.part(&part, path).ok_or_else(|| format!("there is no {path}"))?;
        Ok(self.plain_type(part))
    }

    /// Returns the enums, and the enumerators that rules name, for `src/walk/mod.rs`.
    fn tables(&self) -> Result<String> {
        let mut named = BTreeSet::new();
        for judge in &self.rules.judges {
            for line in judge.lines.iter().filter(|line| line.by_release()) {
                named.insert(self.enumerators(judge, line)?.of);
            }
        }
        let enums: Vec<&str> = self.header.enums.iter().map(|e| &*e.name).collect();
        let mut out = format!("\nenums! {{\n{}\n}}\n", wrapped(&enums));
        for of in named {
            let all = self.since(&of)?;
            line!(
                out,
                "\n#[allow(deprecated)]\nimpl Enumerators for {of} {{\nconst SINCE: &'static [(Self, u32)] = &["
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
            line!(out, "];\nconst OLDEST: u64 = {bits:#x};\nconst FLAGS: u64 = {flags:#x};\n}}");
        }
        Ok(out)
    }

    /// Returns `src/walk/mod.rs`, with the walkers of types, and a file for each group.
    pub fn files(&self) -> Result<Vec<(String, String)>> {
        let mut groups: BTreeMap<String, String> = BTreeMap::new();
        let mut whole = BTreeMap::new();
        for function in &self.header.functions {
            let Some(walker) = self.calls.get(&function.name) else { continue };
            if let (true, Some(arguments)) = (self.is_after, walker.whole()) {
                for (name, ty, judge) in arguments {
                    let other = whole.insert(ty, judge.clone()).unwrap_or_else(|| judge.clone());
                    if other != judge {
                        let call = &function.name;
                        return Err(format!("{name} of {call} has {judge}, and elsewhere {other}"));
                    }
                }
                continue;
            }
            let text = groups.entry(group_of(function)).or_insert_with(|| USE.to_owned());
            function_text(text, &function.name, walker, self.module());
        }
        let mut types = match self.is_after {
            true => "//! Follows the arguments of refused calls to everything in them that can be the cause.\n\n",
            false => "//! Follows the arguments of calls to everything in them that has rules.\n\n",
        }
        .to_owned();
        // A struct that calls write is followed by none of them.
        let unused = if self.is_after {
            "dead_code, unused_unsafe, clippy::single_match, clippy::collapsible_match, "
        } else {
            ""
        };
        line!(types, "#![allow({unused}unused_imports, clippy::too_many_arguments)]\n");
        if !self.is_after {
            line!(types, "#[cfg(feature = \"explain\")]\npub(crate) mod after;");
        }
        groups.keys().for_each(|group| line!(types, "pub(crate) mod {group};"));
        line!(types, "\n{USE}");
        if !self.is_after {
            types += &self.tables()?;
        }
        for (ty, judge) in whole {
            line!(
                types,
                "\nimpl crate::cause::Whole for {ty} {{\n#[inline]\nunsafe fn judge(&self) -> Verdict {{\n\
                 let argument = *self;\n\
                 // SAFETY: the caller meets the conditions for the argument.\n\
                 unsafe {{ {judge} }}\n}}\n}}"
            );
        }
        for (name, walker) in self.types.borrow().iter().filter(|(_, of)| !of.steps.is_empty()) {
            function_text(&mut types, name, walker, self.module());
        }
        let files = groups.into_iter().chain([("mod".to_owned(), types)]);
        let after = self.after.iter().map(|after| after.files()).collect::<Result<Vec<_>>>()?;
        let after = after.into_iter().flatten();
        Ok(files.chain(after.map(|(name, text)| (format!("after/{name}"), text))).collect())
    }

    /// Returns the path of the walkers' module.
    fn module(&self) -> &'static str {
        if self.is_after { "walk::after" } else { "walk" }
    }
}

const USE: &str = "use crate::rule::*;\nuse core::ffi::*;\nuse cuda_sys::*;\n";

/// An argument of a function, whether it is unsafe, and the condition around the call.
struct Argument {
    expr: String,
    hazard: bool,
    head: Option<Head>,
}

pub fn group_of(function: &Function) -> String {
    let group = function.group.as_deref().unwrap_or("CUDA_OTHER");
    group.trim_start_matches("CUDA_").to_ascii_lowercase()
}

fn is_flat(record: &str, field: &str) -> bool {
    field == ANONYMOUS && FLAT.iter().any(|(flat, _)| *flat == record)
}

fn value(expr: &str, ty: Type) -> At {
    let (expr, path) = (expr.to_owned(), expr.to_owned());
    At { expr, path, ty, form: Form::Value, count: None, hazard: false, guard: None }
}

/// Returns the slice of an array, the type of its elements, and whether it is unsafe.
fn elements(at: &At) -> Option<(String, &Type, bool)> {
    match (at.form, &at.ty, &at.count) {
        (Form::Slice, ty, _) => Some((at.expr.clone(), ty, false)),
        (Form::Value, Type::Pointer { to, .. }, Some(count)) => {
            Some((format!("elements({}, {count})", at.expr), to, true))
        }
        _ => None,
    }
}

/// Returns the call of a function within the conditions around its arguments.
fn call<'a>(judge: &'a Judge, way: Way, arguments: Vec<Argument>) -> Step<'a> {
    let given = match &way {
        Way::Own => judge.parameters.first().map_or("", |(name, _)| name),
        Way::At(at) | Way::Inside(at) => at,
    };
    let of = Callee::Judge(judge, (judge.name.clone(), given.to_owned()));
    let hazard = arguments.iter().any(|argument| argument.hazard);
    let (arguments, heads): (_, Vec<_>) =
        arguments.into_iter().map(|argument| (argument.expr, argument.head)).unzip();
    let call = Step { around: Vec::new(), of, arguments, way, hazard };
    call.within_heads(heads.into_iter().flatten().collect::<Vec<_>>())
}

fn function_text(out: &mut String, name: &str, walker: &Walker, module: &str) {
    let parameters = walker.parameters.iter().map(|(name, ty)| format!("{name}: {ty}"));
    let parameters = parameters.collect::<Vec<_>>().join(", ");
    let mut body = print(&walker.steps).replace("crate::walk::", &format!("crate::{module}::"));
    // The last verdict is the function's: the compiler needs a third of the time for it.
    match body.strip_suffix("?;\n") {
        Some(rest) => body.truncate(rest.len()),
        None => body.push_str("Ok(())"),
    }
    if walker.is_unsafe {
        body = format!(
            "// SAFETY: the caller meets the conditions for the arguments.\nunsafe {{\n{body}\n}}"
        );
    }
    let keyword = if walker.is_unsafe { "unsafe " } else { "" };
    line!(
        out,
        "\n#[inline]\npub(crate) {keyword}fn {name}({parameters}) -> Verdict {{\n{body}\n}}"
    );
}

fn print(steps: &[Step]) -> String {
    let mut out = String::new();
    print_steps(&mut out, steps, 0, "");
    out
}

/// Makes one block of those with the same beginning, at a depth of blocks. `suffix` adds the tags to the message about a
/// broken rule.
fn print_steps(out: &mut String, steps: &[Step], depth: usize, suffix: &str) {
    let same =
        |a: &Step, b: &Step| a.around.len() > depth && a.around.get(depth) == b.around.get(depth);
    for steps in steps.chunk_by(same) {
        let Some(((head, _), tag)) = steps[0].around.get(depth) else {
            print_call(out, &steps[0], suffix);
            continue;
        };
        let own = tag.as_ref().filter(|tag| !tag.path.is_empty());
        let own = own.map(|tag| format!(".tagged(\"{}\", {})", tag.path, tag.expr));
        let mut inner = String::new();
        print_steps(&mut inner, steps, depth + 1, &(own.unwrap_or_default() + suffix));
        let is_call = steps.len() == 1 && steps[0].around.len() == depth + 1;
        match inner.strip_prefix("if ") {
            _ if head.is_empty() => out.push_str(&inner),
            // Clippy wants one condition of two.
            Some(inner) if is_call && head.starts_with("if matches!") => {
                line!(out, "{head} && {inner}")
            }
            _ if head.starts_with("match ") => line!(out, "{head} {{\n{inner}_ => {{\n}}\n}}"),
            _ => line!(out, "{head} {{\n{inner}}}"),
        }
    }
}

fn print_call(out: &mut String, Step { of, arguments, way, .. }: &Step, suffix: &str) {
    let way = match way {
        Way::Own => String::new(),
        Way::At(path) => format!(".at(\"{path}\")"),
        Way::Inside(path) => format!(".inside(\"{path}\")"),
    };
    let element = if way.contains("[i]") { ".element(i)" } else { "" };
    let arguments = arguments.join(", ");
    let (function, gate) = match of {
        Callee::Judge(judge, _) => (judge.path(), judge.gate()),
        Callee::Walk(ty) => (format!("walk::{ty}"), None),
    };
    let call = format!("crate::{function}({arguments}){way}{element}{suffix}?;");
    match gate {
        Some(gate) => line!(out, "{gate} {{\n{call}\n}}"),
        None => line!(out, "{call}"),
    }
}

/// The error of a pointer to a type with rules whose text has no mark.
fn unmarked(name: &str, ty: &str) -> String {
    format!("{name} leads to {ty}, which has rules: how is it used? `{name} [in; count]`")
}
