//! The way from the parameters of a call to everything in them that has rules, derived from the declarations, from the
//! marks in the reference text and from the places that `src/rules` names. `src/walk` is emitted from it, and the pages
//! of the calls list the rules that it reaches.
//!
//! Of each call: its own rules, then those of its parameters in C's order. Of each type: its own rules, then those of
//! its fields.

use crate::calls;
use crate::emit;
use crate::generate::c::in_c;
use crate::generate::history::{self, FIRST, History};
use crate::generate::read::{Function, Header, Record, Type, Variant};
use crate::generate::reference::{Direction, Length};
use crate::generate::{ANONYMOUS, FLAT, Reference, rust};
use crate::ledger::{Ledger, Role};
use crate::rules::{self, Condition, Enforced, Id, Rules, Wanted};
use crate::shell::Result;
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

impl At {
    fn value(expr: &str, ty: Type) -> Self {
        let (expr, path) = (expr.to_owned(), expr.to_owned());
        Self { expr, path, ty, form: Form::Value, count: None, hazard: false, guard: None }
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Form {
    Value,
    Reference,
    Optional,
    Slice,
}

/// A tag, and the enumerators that select something.
#[derive(Clone)]
pub struct Tag {
    expr: String,
    path: String,
    values: Vec<String>,
}

impl Tag {
    fn new((expr, path): (String, String)) -> Self {
        Self { expr, path, values: Vec::new() }
    }
}

/// The beginning of a block, and whether it is unsafe.
type Head = (String, bool);

/// What has named parts: a call with its parameters, or a struct with its fields.
struct Scope<'s> {
    name: &'s str,
    parts: &'s [(String, Type)],
    /// Of a call's parameters.
    roles: &'s [Option<Role>],
    /// The argument that the struct is.
    at: Option<&'s At>,
}

impl<'s> Scope<'s> {
    fn of(record: &'s Record, at: &'s At) -> Self {
        Self { name: &record.name, parts: &record.fields, roles: &[], at: Some(at) }
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

    /// Returns the record in which a part without a name is.
    fn anonymous(&self) -> Option<&'s Type> {
        self.parts.iter().find(|(part, _)| part == ANONYMOUS).map(|(_, ty)| ty)
    }
}

/// A part of a walker.
pub enum Step {
    Call {
        of: Callee,
        arguments: Vec<String>,
        way: Way,
        hazard: bool,
    },
    /// Steps within an `if` or a `for`.
    Block {
        head: Head,
        steps: Vec<Step>,
    },
    /// Steps that hold only for the values of a tag, if it has some. The caller of a union's walker knows the tag.
    Tagged {
        tag: Option<Tag>,
        values: Vec<String>,
        steps: Vec<Step>,
    },
    /// Steps for each group of values of a tag.
    Match {
        union: String,
        path: String,
        tag: String,
        arms: Vec<Step>,
    },
}

pub enum Callee {
    /// A function of `src/rules`.
    Judge(Id),
    /// The walker of a type.
    Walk(String),
}

/// The path that leads to the argument of a function.
pub enum Way {
    Own,
    At(String),
    Inside(String),
}

/// The walker of a call or of a type.
pub struct Walker {
    pub is_unsafe: bool,
    /// With their types.
    pub parameters: Vec<(String, String)>,
    steps: Vec<Step>,
}

impl Walker {
    /// Returns the names of the parameters.
    pub fn names(&self) -> Vec<&str> {
        self.parameters.iter().map(|(name, _)| &**name).collect()
    }
}

pub struct Walks<'a> {
    pub header: &'a Header,
    reference: &'a Reference,
    history: History<'static>,
    pub rules: &'a Rules,
    /// The functions of each place: `CUmemLocation`, `CUmemPoolProps.location`, `cuMemCreate.prop.location`.
    places: BTreeMap<String, Vec<Id>>,
    used: RefCell<BTreeSet<String>>,
    types: RefCell<BTreeMap<String, Rc<Walker>>>,
    pub calls: BTreeMap<String, Walker>,
}

/// Types of arguments that only `src/rule.rs` can create.
const VIEWS: &[&str] = &["Extra"];

impl<'a> Walks<'a> {
    pub fn new(header: &'a Header, ledger: &'a Ledger, rules: &'a Rules) -> Result<Self> {
        let mut walks = Self {
            header,
            reference: &ledger.reference,
            history: History::new(history::TEXT),
            rules,
            places: BTreeMap::new(),
            used: RefCell::default(),
            types: RefCell::default(),
            calls: BTreeMap::new(),
        };
        for (id, body) in rules.judges() {
            let own = [id.1.clone()];
            let named = walks.record(&id.1).is_some()
                || header.functions.iter().any(|function| function.name == id.1);
            for place in if body.places.is_empty() && named { &own[..] } else { &body.places } {
                let (first, rest) = place.split_at(place.find('.').unwrap_or(place.len()));
                let first = walks.record(first).map_or(first, |record| &record.name);
                walks.places.entry(format!("{first}{rest}")).or_default().push(id.clone());
            }
        }
        for function in &header.functions {
            if ledger.groups.contains_key(&group_of(function)) {
                let roles = ledger.roles(function)?;
                let walker = walks
                    .of_call(function, &roles)
                    .map_err(|error| format!("src/rules: {}: {error}", function.name))?;
                if !walker.steps.is_empty() {
                    walks.calls.insert(function.name.clone(), walker);
                }
            }
        }
        walks.validate()?;
        Ok(walks)
    }

    /// Fails if a place leads nowhere, or if no call reaches a function or a rule with a code.
    fn validate(&self) -> Result<()> {
        let used = self.used.borrow();
        let mut places = self.places.keys().chain(&self.rules.excepted);
        if let Some(place) = places.find(|place| !used.contains(*place)) {
            return Err(format!("src/rules: {place} leads from no call to anything"));
        }
        let mut placed = BTreeSet::new();
        for id in self.places.values().flatten() {
            placed.insert(id.clone());
            placed.extend(self.rules.inner(id)?.into_iter().map(|line| line.id));
        }
        let mut judges = self.rules.judges();
        if let Some((id, _)) = judges.find(|(id, _)| !placed.contains(id)) {
            return Err(format!("src/rules: no call reaches {}, of {}", id.1, id.0));
        }
        for call in self.calls.keys() {
            let mut known = BTreeSet::new();
            for Reached { line, path, conditions, .. } in self.of(call)? {
                let conditions = conditions.iter().map(|of| (of.path.clone(), of.values.clone()));
                if !known.insert((line.id, path.clone(), conditions.collect::<Vec<_>>())) {
                    return Err(format!(
                        "src/rules: {call} checks rule {} twice for {path}",
                        line.id
                    ));
                }
            }
        }
        for (call, rule, _) in &self.rules.codes {
            let reached = self.of(call)?;
            if self.calls.contains_key(call) && !reached.iter().any(|found| found.line.id == *rule)
            {
                return Err(format!("src/rules: codes!: {call} does not reach rule {rule}"));
            }
        }
        Ok(())
    }

    /// Returns a struct or a union by its name or that of an alias.
    fn record(&self, name: &str) -> Option<&'a Record> {
        match self.header.records.iter().find(|record| record.name == name) {
            None => match self.header.aliases.iter().find(|(alias, _)| alias == name)? {
                (_, Type::Name(name)) => self.record(name),
                _ => None,
            },
            record => record,
        }
    }

    fn record_of(&self, ty: &Type) -> Option<&'a Record> {
        match ty {
            Type::Name(name) => self.record(name),
            _ => None,
        }
    }

    /// Returns the functions of a place.
    fn at_place(&self, place: &str) -> &[Id] {
        self.places.get(place).map_or(&[], |ids| {
            self.used.borrow_mut().insert(place.to_owned());
            ids
        })
    }

    fn excepted(&self, place: &str) -> bool {
        let is = self.rules.excepted.contains(place);
        if is {
            self.used.borrow_mut().insert(place.to_owned());
        }
        is
    }

    /// Returns the walker of a type. It has no steps if nothing in the type has rules.
    fn walker(&self, name: &str) -> Result<Rc<Walker>> {
        let record = self.record(name).ok_or_else(|| format!("{name} is no struct"))?;
        if let Some(known) = self.types.borrow().get(&record.name) {
            return Ok(known.clone());
        }
        let new = |parameters, steps: Vec<Step>| {
            let walker = Rc::new(Walker { is_unsafe: hazard(&steps), parameters, steps });
            self.types.borrow_mut().insert(record.name.clone(), walker.clone());
            walker
        };
        // A type that leads to itself is followed once.
        new(Vec::new(), Vec::new());
        let ty = Type::Name(record.name.clone());
        let at = At { form: Form::Reference, ..At::value("x", ty) };
        let steps = self.within(record, &at, "", None);
        let steps = steps.map_err(|error| format!("{}: {error}", record.name))?;
        let tag =
            self.tag_enum(record).filter(|tag| self.field_of_type(&record.fields, tag).is_none());
        let mut parameters: Vec<_> = tag.map(|tag| ("tag".to_owned(), tag)).into_iter().collect();
        parameters.push(("x".to_owned(), format!("&cuda_sys::{}", record.name)));
        Ok(new(parameters, steps))
    }

    fn of_call(&self, function: &Function, roles: &[Option<Role>]) -> Result<Walker> {
        let name = &function.name;
        let scope = Scope { name, parts: &function.parameters, roles, at: None };
        let judges = self.at_place(name).iter().map(|id| self.judge_parts(id, &scope));
        let mut steps = judges.collect::<Result<Vec<_>>>()?;
        let parameters = function.parameters.iter().zip(roles);
        let mut parameters: Vec<_> = parameters
            .filter(|(_, role)| {
                !matches!(role, Some(Role::Out | Role::Text(_) | Role::Copied | Role::Str))
            })
            .collect();
        for ((parameter, _), _) in &parameters {
            steps.extend(self.visit(&scope, parameter, name)?);
        }
        let text = print(&steps);
        // Modules may have the names of parameters.
        let words: BTreeSet<&str> =
            text.split(|c: char| !c.is_alphanumeric() && !"_:".contains(c)).collect();
        parameters.retain(|((name, _), _)| {
            let counts = |role: &Option<Role>| matches!(role, Some(Role::Slice(of)) if of == name);
            words.contains(&**name) && !roles.iter().any(counts)
        });
        let declared = |((name, ty), role): &(&(String, Type), &Option<Role>)| {
            let ty = match (role, ty) {
                (Some(Role::Ref), Type::Pointer { to, .. }) => format!("&{}", rust(to)),
                (Some(Role::Opt), Type::Pointer { to, .. }) => format!("Option<&{}>", rust(to)),
                (Some(Role::Slice(_)), Type::Pointer { to, .. }) => format!("&[{}]", rust(to)),
                _ => rust(ty),
            };
            (name.clone(), ty)
        };
        let parameters = parameters.iter().map(declared).collect();
        Ok(Walker { is_unsafe: hazard(&steps), parameters, steps })
    }

    /// Returns the steps for a struct, without those that `except!` names from `call`, a path like `cuFoo.prop`.
    fn within(
        &self,
        record: &Record,
        at: &At,
        call: &str,
        beside: Option<&Tag>,
    ) -> Result<Vec<Step>> {
        let scope = Scope::of(record, at);
        let judges = self.at_place(&record.name).iter().map(|id| self.judge(id, at));
        let mut steps = judges.collect::<Result<Vec<_>>>()?;
        let own = self.tag_enum(record).and_then(|tag| self.field_of_type(&record.fields, &tag));
        let own = own.map(|own| scope.named(own)).map(Tag::new);
        let tag = own.as_ref().or(beside);
        let mut arms = Vec::new();
        for (field, ty) in &record.fields {
            let of_call = || !call.is_empty() && self.excepted(&format!("{call}.{field}"));
            if self.excepted(&format!("{}.{field}", record.name)) || of_call() {
                continue;
            }
            let mut below = Vec::new();
            // Places in an anonymous union begin with the struct.
            let inner = self.record_of(ty).filter(|_| field == ANONYMOUS);
            for (member, _) in inner.iter().flat_map(|inner| &inner.fields) {
                below.extend(self.at_places(
                    &scope,
                    member,
                    &format!("{}.{member}", record.name),
                )?);
            }
            below.extend(self.visit(&scope, field, call)?);
            let values = self.tags(record, field);
            if !record.union || below.is_empty() {
                steps.extend(below);
            } else if values.is_empty() {
                return Err(format!(
                    "{field} has rules: its text must name the tags, `Valid with [`"
                ));
            } else {
                arms.push(Step::Tagged { tag: tag.cloned(), values, steps: below });
            }
        }
        if !arms.is_empty() {
            let tag = tag.map_or("tag".to_owned(), |tag| tag.expr.clone());
            steps.push(Step::Match {
                union: record.name.clone(),
                path: at.path.clone(),
                tag,
                arms,
            });
        }
        Ok(steps)
    }

    /// Returns the steps for a parameter or a field: those of the places that name it, then those for what is in it.
    fn visit(&self, scope: &Scope, name: &str, call: &str) -> Result<Vec<Step>> {
        let place = format!("{}.{name}", scope.name);
        let pointer = self.reference.get(scope.name).pointer(name);
        let is_output = pointer.is_some_and(|pointer| pointer.direction == Direction::Out);
        let is_left = is_output || scope.at.is_none() && self.excepted(&place);
        let mut steps = Vec::new();
        if scope.at.is_none() && !is_left {
            // A name that several calls have.
            steps.extend(self.at_places(scope, name, &format!("_.{name}"))?);
        }
        steps.extend(self.at_places(scope, name, &place)?);
        if is_left {
            return Ok(steps);
        }
        let at = self.part(scope, name)?;
        let below = |end: &str| {
            let start = format!("{place}{end}");
            let all = self.places.keys().filter(move |place| place.starts_with(&start));
            all.map(|below| (below, &below[place.len() + 1..]))
        };
        for (place, rest) in below(".") {
            let (mut heads, mut part) = (Vec::new(), at.clone());
            for field in rest.split('.') {
                let (head, target) = self.target(&part);
                heads.extend(head);
                let record = self.record_of(&target.ty);
                let record = record.ok_or_else(|| format!("{} has no fields", target.path))?;
                part = self.part(&Scope::of(record, &target), field)?;
            }
            for id in self.at_place(place) {
                steps.push(heads.iter().rev().cloned().fold(self.judge(id, &part)?, within_head));
            }
        }
        let mut values: Vec<(&Id, Vec<&str>)> = Vec::new();
        for (place, value) in below("[") {
            let value = value.trim_end_matches(']');
            for id in self.at_place(place) {
                match values.iter_mut().find(|(known, _)| *known == id) {
                    Some((_, values)) => values.push(value),
                    None => values.push((id, vec![value])),
                }
            }
        }
        for (id, values) in values {
            steps.push(self.by_attribute(id, scope, &at, &values)?);
        }
        let (head, target) = self.target(&at);
        let inner = self.record_of(&target.ty).filter(|_| !is_flat(scope.name, name));
        let Some(inner) = inner else { return Ok(steps) };
        let walker = self.walker(&inner.name)?;
        if walker.steps.is_empty() {
            return Ok(steps);
        }
        if at.form == Form::Value && head.is_some() && pointer.is_none() {
            return Err(format!(
                "{name} leads to {}, which has rules: how is it used? `{name} [in; count]`",
                inner.name
            ));
        }
        let tag = match self.tag_enum(inner) {
            Some(tag) if self.field_of_type(&inner.fields, &tag).is_none() => {
                Some(self.tag(scope, inner)?)
            }
            _ => None,
        };
        let path = if name == ANONYMOUS { call.to_owned() } else { format!("{call}.{name}") };
        let start = format!("{path}.");
        if !call.is_empty() && self.rules.excepted.iter().any(|place| place.starts_with(&start)) {
            let below = self.within(inner, &target, &path, tag.as_ref())?;
            match head {
                Some(head) => steps.push(Step::Block { head, steps: below }),
                None => steps.extend(below),
            }
            return Ok(steps);
        }
        let mut arguments: Vec<String> = tag.iter().map(|tag| tag.expr.clone()).collect();
        arguments.push(match target.form {
            Form::Reference => target.expr,
            _ => format!("&{}", target.expr),
        });
        let (of, way) = (Callee::Walk(inner.name.clone()), Way::At(target.path));
        let walk = Step::Call { of, arguments, way, hazard: walker.is_unsafe || target.hazard };
        let walk = match tag {
            Some(tag) => tagged(tag, walk),
            None => walk,
        };
        steps.push(head.into_iter().fold(walk, within_head));
        Ok(steps)
    }

    /// Returns what an argument leads to, within a block for each element or if it is not null.
    fn target(&self, at: &At) -> (Option<Head>, At) {
        let target = |ty: &Type| At {
            expr: "target".to_owned(),
            form: Form::Reference,
            ty: ty.clone(),
            ..at.clone()
        };
        let element = |ty| {
            let path = format!("{}[i]", at.path);
            At { expr: "element".to_owned(), path, count: None, ..target(ty) }
        };
        let each = |array: &str| format!("for (i, element) in {array}.iter().enumerate()");
        match (at.form, &at.ty, &at.count) {
            (Form::Slice, ty, _) => (Some((each(&at.expr), false)), element(ty)),
            (Form::Optional, ty, _) => {
                (Some((format!("if let Some(target) = {}", at.expr), false)), target(ty))
            }
            (Form::Value, Type::Pointer { to, .. }, Some(count)) => {
                (Some((each(&format!("elements({}, {count})", at.expr)), true)), element(to))
            }
            (Form::Value, Type::Pointer { to, .. }, None) => {
                (Some((format!("if let Some(target) = target({})", at.expr), true)), target(to))
            }
            (Form::Reference | Form::Value, ..) => (None, at.clone()),
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
        let form = match role.and_then(Option::as_ref) {
            None | Some(Role::Raw) => Form::Value,
            Some(Role::Ref) => Form::Reference,
            Some(Role::Opt) => Form::Optional,
            Some(Role::Slice(_)) => Form::Slice,
            Some(role) => return Err(format!("{part} is {role:?}")),
        };
        let ty = match (form, ty) {
            (Form::Value, ty) => ty,
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
                    let is_size = self.plain(ty) == Type::Name("usize".to_owned());
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
        // The length of a slice.
        for ((slice, _), role) in scope.parts.iter().zip(scope.roles) {
            if matches!(role, Some(Role::Slice(count)) if count == part) {
                expr = format!("{slice}.len()");
            }
        }
        let union = union.filter(|_| !is_flat(scope.name, ANONYMOUS));
        let of_union = self.record(scope.name).is_some_and(|record| record.union);
        let values = union.map_or(Vec::new(), |union| self.tags(union, part));
        let guard = match (union, scope.at) {
            (Some(union), _) if !values.is_empty() => {
                Some(Tag { values, ..self.tag(scope, union)? })
            }
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

    /// Returns the only part of a type.
    fn field_of_type<'r>(&self, parts: &'r [(String, Type)], ty: &str) -> Option<&'r str> {
        let mut of = parts.iter().filter(|(_, of)| self.plain(of) == Type::Name(ty.to_owned()));
        let (field, _) = of.next()?;
        of.next().is_none().then_some(field)
    }

    /// Returns the tag of a union, which stands beside it.
    fn tag(&self, scope: &Scope, union: &Record) -> Result<Tag> {
        let ty = self.tag_enum(union).ok_or_else(|| format!("{} has no tag", union.name))?;
        let tag = self.field_of_type(scope.parts, &ty).ok_or_else(|| {
            format!("{} has not one {ty}, which selects the member of {}", scope.name, union.name)
        })?;
        Ok(Tag::new(scope.named(tag)))
    }

    /// Returns the calls of the functions of a place, for a part.
    fn at_places(&self, scope: &Scope, name: &str, place: &str) -> Result<Vec<Step>> {
        let ids = self.at_place(place).iter();
        ids.map(|id| {
            let body = self.rules.body(id);
            match (body.parameters.iter().any(|(_, wanted)| wanted.is_used()), scope.anonymous()) {
                (true, Some(union)) => {
                    let union = self.record_of(union).ok_or("it is no union")?;
                    Ok(tagged(self.tag(scope, union)?, self.judge_parts(id, scope)?))
                }
                _ => self.judge(id, &self.part(scope, name)?),
            }
        })
        .collect()
    }

    /// Returns the call of a function for an argument, or for fields of it.
    fn judge(&self, id: &Id, at: &At) -> Result<Step> {
        let failed = |error: String| format!("{} of {}: {error}", id.1, id.0);
        let (head, target) = self.target(at);
        let step = match (&self.rules.body(id).parameters[..], self.record_of(&target.ty)) {
            ([(name, wanted)], record) => match (self.convert(at, wanted, "target"), record) {
                (Ok((argument, hazard, head)), _) => {
                    let way = if *name == at.path { Way::Own } else { Way::At(at.path.clone()) };
                    let of = Callee::Judge(id.clone());
                    let judge = Step::Call { of, arguments: vec![argument], way, hazard };
                    return Ok(guarded(&at.guard, head.into_iter().fold(judge, within_head)));
                }
                (Err(_), Some(record)) => self.judge_parts(id, &Scope::of(record, &target)),
                (Err(error), None) => Err(error),
            },
            (_, Some(record)) => self.judge_parts(id, &Scope::of(record, &target)),
            (_, None) => Err(format!("{} has no fields", at.path)),
        };
        let step = step.map_err(failed)?;
        Ok(guarded(&at.guard, head.into_iter().fold(step, within_head)))
    }

    /// Returns the call of a function for the parts that its parameters name.
    fn judge_parts(&self, id: &Id, scope: &Scope) -> Result<Step> {
        let (mut arguments, mut hazard, mut heads) = (Vec::new(), false, Vec::new());
        for (name, wanted) in &self.rules.body(id).parameters {
            let (argument, is_hazard, head) = match wanted.is_used() {
                true => (self.used_bytes(scope)?, true, None),
                // The target has the parameter's name, so that several can be followed.
                false => self.convert(&self.part(scope, name)?, wanted, name)?,
            };
            arguments.push(argument);
            hazard |= is_hazard;
            heads.extend(head);
        }
        let way = scope.at.map_or(Way::Own, |at| Way::Inside(at.path.clone()));
        let judge = Step::Call { of: Callee::Judge(id.clone()), arguments, way, hazard };
        Ok(heads.into_iter().rev().fold(judge, within_head))
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
        let tag = self.tag(scope, union)?.expr;
        Ok(format!("Used(match {tag} {{ {arms}{empty} => 0, _ => usize::MAX }})"))
    }

    /// Returns the call of a function for a value whose meaning depends on an attribute, for the member of a union with this
    /// tag, or for each value of an array with an array of attributes beside it: `cuFoo.value[CU_A]`.
    fn by_attribute(&self, id: &Id, scope: &Scope, at: &At, values: &[&str]) -> Result<Step> {
        let known = |value: &&str| {
            let mut enums = self.header.enums.iter();
            enums.find(|e| e.variants.iter().any(|variant| variant.name == **value))
        };
        let of = values.first().and_then(known).ok_or_else(|| format!("there is no {values:?}"))?;
        let leads = |ty: &Type| match ty {
            Type::Pointer { to, .. } => self.plain(to) == Type::Name(of.name.clone()),
            ty => self.plain(ty) == Type::Name(of.name.clone()),
        };
        let mut tags = scope.parts.iter().filter(|(_, ty)| leads(ty));
        let (Some((tag, _)), None) = (tags.next(), tags.next()) else {
            return Err(format!("{}: not one parameter is a {}", at.path, of.name));
        };
        let (each, tag) = self.target(&self.part(scope, tag)?);
        let star = if each.is_some() { "*" } else { "" };
        let expr = format!("{star}{}", tag.expr);
        let values = values.iter().map(|value| format!("{}::{value}", of.name)).collect();
        let guard = Tag { expr, path: tag.path, values };
        if let Some(union) = self.record_of(&at.ty) {
            let mut members = union.fields.iter();
            let has = |(member, _): &&(String, Type)| {
                let tags = self.tags(union, member);
                guard.values.iter().all(|value| tags.contains(value))
            };
            let member = members.find(has);
            let (member, _) = member.ok_or_else(|| format!("{} has no member", union.name))?;
            let judge = self.judge(id, &self.part(&Scope::of(union, at), member)?)?;
            return Ok(guarded(&Some(guard), judge));
        }
        let [(_, wanted)] = &self.rules.body(id).parameters[..] else {
            return Err(format!("{}: it must take one argument", id.1));
        };
        let pointer = self.reference.get(scope.name).pointer(&at.expr).map(|of| &of.length);
        let (argument, head) = match (wanted, &at.ty, pointer) {
            (Wanted::Value(ty), Type::Name(_), _) if self.plain(ty) == self.plain(&at.ty) => {
                (at.expr.clone(), None)
            }
            (Wanted::Value(Type::Name(ty)), Type::Name(_), _) => {
                (format!("cuda_sys::{ty}({} as _)", at.expr), None)
            }
            (Wanted::Value(_), _, Some(Length::Elements(_))) if each.is_some() => {
                ("*target".to_owned(), Some(format!("value_at({}, i)", at.expr)))
            }
            (Wanted::Ref(of), _, Some(Length::By(by))) if *by == tag.expr => {
                ("target".to_owned(), Some(format!("target({}.cast::<{}>())", at.expr, rust(of))))
            }
            _ => return Err(format!("{}: {} is no {wanted:?}", id.1, at.path)),
        };
        let index = if each.is_some() { "[i]" } else { "" };
        let way = Way::At(format!("{}{index}", at.path));
        let of_judge = Callee::Judge(id.clone());
        let judge = Step::Call { of: of_judge, arguments: vec![argument], way, hazard: false };
        let head = head.map(|value| (format!("if let Some(target) = {value}"), true));
        let judge = head.into_iter().fold(judge, within_head);
        Ok(each.into_iter().fold(guarded(&Some(guard), judge), within_head))
    }

    /// Returns the expression for a parameter of a function, whether it is unsafe, and the condition around it, which
    /// names the target.
    fn convert(
        &self,
        at: &At,
        wanted: &Wanted,
        name: &str,
    ) -> Result<(String, bool, Option<Head>)> {
        let expr = &at.expr;
        let same = |ty: &Type| self.plain(ty) == self.plain(&at.ty);
        let to = match &at.ty {
            Type::Pointer { to, .. } => Some(&**to),
            _ => None,
        };
        let leads = |ty: &Type| to.is_some_and(|to| self.plain(to) == self.plain(ty));
        let if_some = |of: String, hazard| {
            Ok((name.to_owned(), hazard, Some((format!("if let Some({name}) = {of}"), hazard))))
        };
        let (expr, hazard) = match (wanted, at.form) {
            (Wanted::Live(inner), _) => {
                let (expr, _, head) = self.convert(at, inner, name)?;
                return Ok((format!("Live::new({expr})"), true, head));
            }
            (Wanted::Named(view), Form::Value) if VIEWS.contains(&&**view) => {
                (format!("{view}::new({expr})"), true)
            }
            (Wanted::Value(ty), Form::Value) if same(ty) => (expr.clone(), false),
            (Wanted::Value(ty), Form::Value) => match self.record_of(&at.ty) {
                // A union of one member.
                Some(Record { union: true, fields, .. })
                    if fields.len() == 1 && self.plain(&fields[0].1) == self.plain(ty) =>
                {
                    (format!("{expr}.{}", fields[0].0), true)
                }
                _ => return Err(format!("{} is no {wanted:?}", at.path)),
            },
            (Wanted::Value(ty), Form::Reference) if same(ty) => (format!("*{expr}"), false),
            (Wanted::Ref(ty), Form::Value) if same(ty) => (format!("&{expr}"), false),
            (Wanted::Ref(ty), Form::Reference) if same(ty) => (expr.clone(), false),
            (Wanted::Ref(ty), Form::Optional) if same(ty) => return if_some(expr.clone(), false),
            (Wanted::Ref(ty), Form::Value) if leads(ty) => {
                return if_some(format!("target({expr})"), true);
            }
            (Wanted::Option(ty), Form::Value) if leads(ty) => (format!("target({expr})"), true),
            (Wanted::Option(ty), Form::Reference) if same(ty) => (format!("Some({expr})"), false),
            (Wanted::Option(ty), Form::Optional) | (Wanted::Slice(ty), Form::Slice) if same(ty) => {
                (expr.clone(), false)
            }
            (Wanted::Slice(ty), Form::Value) => match (&at.ty, &at.count) {
                (Type::Array(of, _), _) if self.plain(of) == self.plain(ty) => {
                    (format!("&{expr}"), false)
                }
                (_, Some(count)) if leads(ty) => (format!("elements({expr}, {count})"), true),
                _ => return Err(format!("{} is no {wanted:?}", at.path)),
            },
            _ => return Err(format!("{} is no {wanted:?}", at.path)),
        };
        Ok((expr, hazard || at.hazard, None))
    }

    /// Returns a type without its other names, and without `const`.
    fn plain(&self, ty: &Type) -> Type {
        match ty {
            Type::Name(name) => match self.header.aliases.iter().find(|(alias, _)| alias == name) {
                Some((_, to)) => self.plain(to),
                None => Type::Name(
                    match &**name {
                        "c_uchar" => "u8",
                        "c_ushort" => "u16",
                        "c_int" => "i32",
                        "c_uint" => "u32",
                        "c_longlong" => "i64",
                        "c_ulonglong" => "u64",
                        name => name,
                    }
                    .to_owned(),
                ),
            },
            Type::Pointer { to, .. } => {
                Type::Pointer { constant: true, to: Box::new(self.plain(to)) }
            }
            Type::Array(of, length) => Type::Array(Box::new(self.plain(of)), *length),
            ty => ty.clone(),
        }
    }

    /// Lists the rules that steps reach, with C's paths. `tag` is that of the union whose walker has the steps.
    fn reached(
        &self,
        steps: &[Step],
        way: &dyn Fn(&str) -> String,
        tag: Option<&str>,
        conditions: &[Condition],
        found: &mut Vec<Reached<'a>>,
    ) -> Result<()> {
        for step in steps {
            match step {
                Step::Call { of: Callee::Judge(id), way: own, .. } => {
                    let inner = |path: &str| {
                        way(&match own {
                            Way::Own => path.to_owned(),
                            Way::At(at) => rules::within(path, at),
                            Way::Inside(at) => format!("{at}.{path}"),
                        })
                    };
                    for rules::Inner { id: of, line, ways } in self.rules.inner(id)? {
                        let inner = |path: &str| {
                            inner(
                                &ways
                                    .iter()
                                    .fold(path.to_owned(), |path, at| rules::within(&path, at)),
                            )
                        };
                        let body = self.rules.body(&of);
                        let given = match own {
                            Way::At(at) | Way::Inside(at) if of == *id => way(at),
                            _ => inner(body.parameters.first().map_or("", |(name, _)| name)),
                        };
                        let own = line.conditions.iter().map(|condition| condition.at(&inner));
                        found.push(Reached {
                            line,
                            path: inner(&line.path),
                            part: (of.1.clone(), given),
                            conditions: own.chain(conditions.iter().cloned()).collect(),
                            enumerators: match line.by_release() {
                                true => self.enumerators(&of, line)?,
                                false => Enumerators::default(),
                            },
                            id: of,
                        });
                    }
                }
                Step::Call { of: Callee::Walk(ty), way: own, .. } => {
                    let (Way::At(at) | Way::Inside(at)) = own else { continue };
                    let inner = |path: &str| way(&rules::within(path, at));
                    self.reached(&self.walker(ty)?.steps, &inner, tag, conditions, found)?;
                }
                Step::Block { steps, .. } => self.reached(steps, way, tag, conditions, found)?,
                Step::Match { union, path, arms, .. } => {
                    for arm in arms {
                        let start = found.len();
                        self.reached(std::slice::from_ref(arm), way, tag, conditions, found)?;
                        // Functions for members form one part.
                        let Step::Tagged { steps, .. } = arm else { continue };
                        if let [Step::Call { of: Callee::Judge(_), .. }] = steps[..] {
                            let part = (union.clone(), way(path));
                            found[start..].iter_mut().for_each(|rule| rule.part = part.clone());
                        }
                    }
                }
                Step::Tagged { tag: own, values, steps } => {
                    let own = own.as_ref().map(|own| way(&own.path));
                    let path = own.as_deref().or(tag).ok_or("a union has no tag")?;
                    let mut inner = Vec::new();
                    if !values.is_empty() {
                        let values = values.iter().filter_map(|value| value.split("::").last());
                        let values = values.map(str::to_owned).collect();
                        inner.push(Condition {
                            path: path.to_owned(),
                            is: "is".to_owned(),
                            values,
                        });
                    }
                    inner.extend(conditions.iter().cloned());
                    self.reached(steps, way, Some(path), &inner, found)?;
                }
            }
        }
        Ok(())
    }

    /// Returns the enumerators that a line means by the driver's release: those that it lists, or those of its argument's
    /// type, or of the type that it names.
    fn enumerators(&self, id: &Id, line: &rules::Line) -> Result<Enumerators> {
        let listed = self.rules.listed(&id.0, line);
        let of = match (line.named_enum(), listed.first()) {
            (Some(of), _) => of,
            (None, None) => self.enum_of(self.rules.body(id), &line.path)?,
            (None, Some(first)) => {
                let first = first.split(' ').next().unwrap_or_default();
                let has = |variants: &[Variant]| variants.iter().any(|v| v.name == first);
                let of = self.header.enums.iter().find(|e| has(&e.variants));
                of.ok_or_else(|| format!("no enum has {first}"))?.name.clone()
            }
        };
        let mut all = self.since(&of)?;
        if line.excepts() {
            all.retain(|(name, _)| !listed.contains(name));
        } else if !listed.is_empty() {
            let named = |name: &String| {
                let word = name.split(' ').next().unwrap_or_default();
                let (_, since) = all.iter().find(|(known, _)| known == word)?;
                Some((name.clone(), *since))
            };
            all = listed.iter().filter_map(named).collect();
        }
        Ok(Enumerators { of, all })
    }

    /// Returns the enumerators of an enum with their releases. Those that are no values are left out.
    fn since(&self, of: &str) -> Result<Vec<(String, u32)>> {
        let found = self.header.enums.iter().find(|e| e.name == of);
        let found = found.ok_or_else(|| format!("{of} is no enum"))?;
        let members = &self.reference.get(of).members;
        let is_value = |name: &str| !members.get(name).is_some_and(|member| member.is_no_value);
        let known = found.variants.iter().filter(|variant| is_value(&variant.name));
        let since = |name: &str| self.history.since(name).unwrap_or(FIRST);
        Ok(known.map(|variant| (variant.name.clone(), since(&variant.name))).collect())
    }

    /// Returns the type of an argument of a function, which is an enum.
    fn enum_of(&self, body: &rules::Body, path: &str) -> Result<String> {
        let mut names = path.trim_start_matches('*').split('.');
        let first = names.next().unwrap_or_default();
        let same = |name: &str| name.trim_end_matches('_') == first.trim_end_matches('_');
        let wanted = body.parameters.iter().find(|(name, _)| same(name));
        let ty = wanted.and_then(|(_, wanted)| wanted.ty());
        let mut ty = ty.ok_or_else(|| format!("{path} is of no enum"))?.clone();
        for name in names {
            let at = At::value(first, ty);
            let record = self.record_of(&at.ty).ok_or_else(|| format!("{path} has no {name}"))?;
            ty = self.part(&Scope::of(record, &at), name)?.ty;
        }
        match self.plain(&ty) {
            Type::Name(of) => Ok(of),
            _ => Err(format!("{path} is of no enum")),
        }
    }

    /// Returns the enums, and the enumerators that rules name, for `src/walk/mod.rs`.
    fn tables(&self) -> Result<String> {
        let mut named = BTreeSet::new();
        for (id, body) in self.rules.judges() {
            for line in body.lines().filter(|line| line.by_release()) {
                named.insert(self.enumerators(id, line)?.of);
            }
        }
        let enums: Vec<&str> = self.header.enums.iter().map(|e| &*e.name).collect();
        let mut out = format!("\nenums! {{\n{}\n}}\n", emit::wrapped(&enums));
        for of in named {
            let all = self.since(&of)?;
            line!(
                out,
                "\n#[allow(deprecated)]\nimpl Enumerators for {of} {{\nconst SINCE: &'static [(Self, u32)] = &["
            );
            let first = all.iter().map(|(_, since)| *since).min().unwrap_or_default();
            let since = |since: u32| if since == first { 0 } else { since };
            all.iter().for_each(|(name, of)| line!(out, "(Self::{name}, {}),", since(*of)));
            let values =
                self.header.enums.iter().filter(|e| e.name == of).flat_map(|e| &e.variants);
            let oldest = values.filter(|v| all.contains(&(v.name.clone(), first)));
            let oldest: Vec<i64> = oldest.map(|v| v.value).collect();
            let below_64 = oldest.iter().filter(|value| (0..64).contains(*value));
            let bits = below_64.fold(0_u64, |bits, value| bits | 1 << value);
            let flags = oldest.iter().fold(0, |flags, value| flags | *value as u32);
            line!(out, "];\nconst OLDEST: u64 = {bits:#x};\nconst FLAGS: u64 = {flags:#x};\n}}");
        }
        Ok(out)
    }

    /// Lists the rules that a call reaches.
    pub fn of(&self, call: &str) -> Result<Vec<Reached<'a>>> {
        let mut found = Vec::new();
        if let Some(walker) = self.calls.get(call) {
            self.reached(&walker.steps, &|path| path.to_owned(), None, &[], &mut found)?;
        }
        Ok(found)
    }

    /// Returns the rules that a call enforces, in the order of the checks.
    pub fn enforced(&self, call: &str) -> Result<Vec<Enforced>> {
        self.rules.enforced(call, self.of(call)?)
    }

    /// Returns the names in emitted code that this file needs.
    fn imports(&self, text: &str) -> String {
        let words = calls::words(text);
        let constants = self.header.constants.iter().map(|constant| &*constant.name);
        let items = self.header.types().chain(constants).filter(|name| words.contains(name));
        let mut out = "use crate::rule::*;\nuse core::ffi::*;\n".to_owned();
        calls::imports_of(&mut out, "cuda_sys", items);
        out
    }

    /// Returns `src/walk/mod.rs`, with the walkers of types, and a file for each group.
    pub fn files(&self) -> Result<Vec<(String, String)>> {
        let mut groups: BTreeMap<String, String> = BTreeMap::new();
        for function in &self.header.functions {
            let Some(walker) = self.calls.get(&function.name) else { continue };
            let text = groups.entry(group_of(function)).or_default();
            function_text(text, &function.name, walker);
        }
        let mut types = self.tables()?;
        for (name, walker) in self.types.borrow().iter().filter(|(_, of)| !of.steps.is_empty()) {
            function_text(&mut types, name, walker);
        }
        let modules: String =
            groups.keys().map(|group| format!("pub(crate) mod {group};\n")).collect();
        let codes = self.rules.codes.iter();
        let codes: String = codes
            .map(|(call, rule, code)| format!("(c\"{call}\", {rule}, code::{code}),"))
            .collect();
        let types = format!(
            "{HEAD}//! Follows the arguments of calls to everything in them that has rules.\n\n\
             #![allow(unused_imports, clippy::too_many_arguments)]\n\n{modules}\n{}\n\
             /// The codes that calls have for rules of types.\n\
             pub(crate) const CODES: &[(&CStr, u32, Option<CUresult>)] = &[{codes}];\n{types}",
            self.imports(&format!("{types} CUresult"))
        );
        let groups = groups.into_iter();
        let file = |text: String| format!("{HEAD}\n{}{text}", self.imports(&text));
        let groups = groups.map(|(group, text)| (group, file(text)));
        Ok(groups.chain([("mod".to_owned(), types)]).collect())
    }
}

const HEAD: &str = "// Created by `cargo xtask emit` from the declarations, their marks and src/rules. Do not edit.\n";

/// A rule that a call reaches.
pub struct Reached<'a> {
    pub id: Id,
    pub line: &'a rules::Line,
    pub path: String,
    /// The function with the line or, for members of a union, the union; and its argument.
    pub part: (String, String),
    pub conditions: Vec<Condition>,
    pub enumerators: Enumerators,
}

/// The enumerators of an enum, each with its first release.
#[derive(Clone, Default)]
pub struct Enumerators {
    pub of: String,
    pub all: Vec<(String, u32)>,
}

pub fn group_of(function: &Function) -> String {
    let group = function.group.as_deref().unwrap_or("CUDA_OTHER");
    group.trim_start_matches("CUDA_").to_ascii_lowercase()
}

fn is_flat(record: &str, field: &str) -> bool {
    field == ANONYMOUS && FLAT.iter().any(|(flat, _)| *flat == record)
}

fn within_head(step: Step, head: Head) -> Step {
    Step::Block { head, steps: vec![step] }
}

/// Adds the tag to the message about a broken rule.
fn tagged(tag: Tag, step: Step) -> Step {
    Step::Tagged { values: tag.values.clone(), tag: Some(tag), steps: vec![step] }
}

/// Takes the step only if the tag selects it.
fn guarded(guard: &Option<Tag>, step: Step) -> Step {
    match guard {
        None => step,
        Some(tag) => {
            let head = format!("if matches!({}, {})", tag.expr, tag.values.join(" | "));
            within_head(tagged(tag.clone(), step), (head, false))
        }
    }
}

fn hazard(steps: &[Step]) -> bool {
    steps.iter().any(|step| match step {
        Step::Call { hazard, .. } => *hazard,
        Step::Block { head, steps } => head.1 || hazard(steps),
        Step::Tagged { steps, .. } => hazard(steps),
        Step::Match { .. } => true,
    })
}

fn function_text(out: &mut String, name: &str, walker: &Walker) {
    let parameters = walker.parameters.iter().map(|(name, ty)| format!("{name}: {ty}"));
    let parameters = parameters.collect::<Vec<_>>().join(", ");
    let body = print(&walker.steps);
    let (keyword, body) = match walker.is_unsafe {
        true => (
            "unsafe ",
            format!(
                "// SAFETY: the caller meets the conditions for the arguments.\nunsafe {{\n{body}}}\n"
            ),
        ),
        false => ("", body),
    };
    line!(
        out,
        "\n#[inline]\npub(crate) {keyword}fn {name}({parameters}) -> Verdict {{\n{body}Ok(())\n}}"
    );
}

fn print(steps: &[Step]) -> String {
    let mut out = String::new();
    steps.iter().for_each(|step| print_step(&mut out, step, ""));
    out
}

fn print_step(out: &mut String, step: &Step, suffix: &str) {
    match step {
        Step::Call { of, arguments, way, .. } => {
            let function = match of {
                Callee::Judge((file, name)) => {
                    format!("rules::{}::{name}", file.replace('/', "::"))
                }
                Callee::Walk(ty) => format!("walk::{ty}"),
            };
            let way = match way {
                Way::Own => String::new(),
                Way::At(path) if path.contains("[i]") => format!(".at_element(\"{path}\", i)"),
                Way::At(path) => format!(".at(\"{path}\")"),
                Way::Inside(path) if path.contains("[i]") => {
                    format!(".inside(\"{path}\").element(i)")
                }
                Way::Inside(path) => format!(".inside(\"{path}\")"),
            };
            line!(out, "crate::{function}({}){way}{suffix}?;", arguments.join(", "));
        }
        Step::Block { head: (head, _), steps } => {
            line!(out, "{head} {{");
            steps.iter().for_each(|step| print_step(out, step, suffix));
            line!(out, "}}");
        }
        Step::Tagged { tag, steps, .. } => {
            let own = tag.as_ref().map(|tag| format!(".tagged(\"{}\", {})", tag.path, tag.expr));
            let suffix = own.unwrap_or_default() + suffix;
            steps.iter().for_each(|step| print_step(out, step, &suffix));
        }
        Step::Match { tag, arms, .. } => {
            line!(out, "match {tag} {{");
            for arm in arms {
                if let Step::Tagged { values, .. } = arm {
                    line!(out, "{} => {{", values.join(" | "));
                    print_step(out, arm, "");
                    line!(out, "}}");
                }
            }
            line!(out, "_ => {{}}\n}}");
        }
    }
}
