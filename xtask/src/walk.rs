//! The way from the parameters of a call to everything in them that has rules, derived from the declarations, from the
//! marks in the reference text and from the places that `src/rules` names. `src/walk` is emitted from it, and the pages
//! of the calls list the rules that it reaches.
//!
//! Of each call: its own rules, then those of its parameters in C's order. Of each type: its own rules, then those of
//! its fields.

use crate::calls;
use crate::generate::c::in_c;
use crate::generate::history::{self, FIRST, History};
use crate::generate::read::{Function, Header, Record, Type};
use crate::generate::reference::{Direction, Length};
use crate::generate::{ANONYMOUS, FLAT, Reference, rust};
use crate::ledger::{Ledger, Role};
use crate::rules::{self, Condition, Enforced, Id, Rules, Wanted};
use crate::shell::Result;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write;

/// The groups whose rules are still passed on by hand.
pub const BY_HAND: &[&str] = &[
    "checkpoint",
    "coredump",
    "ctx",
    "ctx_deprecated",
    "device",
    "driver_entry_point",
    "event",
    "exec",
    "exec_deprecated",
    "extres_interop",
    "fabric_copy",
    "graphics",
    "green_contexts",
    "initialize",
    "library",
    "logical_endpoint",
    "logs",
    "mem",
    "module",
    "multicast",
    "occupancy",
    "peer_access",
    "primary_ctx",
    "stream",
    "unified",
];

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

/// A tag, and the enumerators that select something.
#[derive(Clone)]
struct Tag {
    expr: String,
    path: String,
    values: Vec<String>,
}

/// The beginnings of blocks, and whether they are unsafe.
type Heads = Vec<(String, bool)>;

/// A part of a walker.
pub enum Step {
    /// A function of `src/rules`.
    Judge { id: Id, arguments: Vec<String>, way: Way, hazard: bool },
    /// The walker of a type.
    Walk { ty: String, arguments: Vec<String>, path: String, tag: Option<String> },
    /// Steps within an `if` or a `for`.
    Block { head: String, steps: Vec<Step>, hazard: bool },
    /// Steps that hold only for these values of a tag.
    Tagged { tag: Option<(String, String)>, values: Vec<String>, steps: Vec<Step> },
    /// Steps for each group of values of a tag.
    Match { union: String, path: String, tag: String, arms: Vec<Step> },
}

/// The path that leads to the argument of a function.
pub enum Way {
    Own,
    At(String),
    Inside(String),
}

/// The parameters of a call that have rules.
pub struct Checked {
    pub is_unsafe: bool,
    pub parameters: Vec<String>,
}

/// The walker of a call.
pub struct Walker {
    pub is_unsafe: bool,
    pub parameters: Vec<String>,
    declared: Vec<String>,
    steps: Vec<Step>,
}

pub struct Walks<'a> {
    pub header: &'a Header,
    reference: &'a Reference,
    history: History<'static>,
    pub rules: &'a Rules,
    /// The functions of each place: `CUmemLocation`, `CUmemPoolProps.location`, `cuMemCreate.prop.location`.
    places: BTreeMap<String, Vec<Id>>,
    used: RefCell<BTreeSet<String>>,
    walkable: RefCell<HashMap<String, bool>>,
    types: BTreeMap<String, (bool, Vec<Step>)>,
    pub calls: BTreeMap<String, Walker>,
}

/// Types of arguments that only `src/rule.rs` can create.
const VIEWS: &[&str] = &["Extra"];
/// The size of the member that a union's tag selects.
const USED: &str = "Used";

impl At {
    fn value(expr: &str) -> Self {
        Self {
            expr: expr.to_owned(),
            path: expr.to_owned(),
            ty: Type::Name(String::new()),
            form: Form::Value,
            count: None,
            hazard: false,
            guard: None,
        }
    }
}

impl<'a> Walks<'a> {
    pub fn new(header: &'a Header, ledger: &'a Ledger, rules: &'a Rules) -> Result<Self> {
        let mut places: BTreeMap<String, Vec<Id>> = BTreeMap::new();
        let mut walks = Self {
            header,
            reference: &ledger.reference,
            history: History::new(history::TEXT),
            rules,
            places: BTreeMap::new(),
            used: RefCell::default(),
            walkable: RefCell::default(),
            types: BTreeMap::new(),
            calls: BTreeMap::new(),
        };
        for (id, body) in rules.judges() {
            let own = [id.1.clone()];
            let named = walks.record(&id.1).is_some()
                || header.functions.iter().any(|function| function.name == id.1);
            for place in if body.places.is_empty() && named { &own[..] } else { &body.places } {
                let (first, rest) =
                    place.split_once('.').map_or((&**place, None), |(a, b)| (a, Some(b)));
                let first = walks.record(first).map_or(first, |record| &record.name);
                let place = rest.map_or(first.to_owned(), |rest| format!("{first}.{rest}"));
                places.entry(place).or_default().push(id.clone());
            }
        }
        walks.places = places;
        let mut types = BTreeMap::new();
        for record in &header.records {
            if walks.is_walkable(&record.name)? {
                let steps = walks
                    .of_type(&record.name)
                    .map_err(|error| format!("{}: {error}", record.name))?;
                types.insert(record.name.clone(), (false, steps));
            }
        }
        // A walker is unsafe if one that it calls is.
        loop {
            let unsafe_now: Vec<String> = types
                .iter()
                .filter(|(_, (known, steps))| !known && hazard(steps, &types))
                .map(|(name, _)| name.clone())
                .collect();
            if unsafe_now.is_empty() {
                break;
            }
            for name in unsafe_now {
                types.get_mut(&name).expect("it has this key").0 = true;
            }
        }
        walks.types = types;
        let mut calls = BTreeMap::new();
        for function in &header.functions {
            let group = group_of(function);
            if !BY_HAND.contains(&&*group) && ledger.groups.contains_key(&group) {
                let roles = ledger.roles(function)?;
                let walker = walks
                    .of_call(function, &roles)
                    .map_err(|error| format!("src/rules: {}: {error}", function.name))?;
                if !walker.steps.is_empty() {
                    calls.insert(function.name.clone(), walker);
                }
            }
        }
        walks.calls = calls;
        walks.validate()?;
        Ok(walks)
    }

    /// Fails if a place leads nowhere, or if no call reaches a function.
    fn validate(&self) -> Result<()> {
        let used = self.used.borrow();
        let of_hand = |place: &str| {
            let call = place.split('.').next().unwrap_or_default();
            let function = self.header.functions.iter().find(|function| function.name == call);
            function.is_some_and(|function| BY_HAND.contains(&&*group_of(function)))
        };
        let except = self.rules.excepted.iter();
        let lost = self
            .places
            .keys()
            .chain(except)
            .find(|place| !used.contains(*place) && !of_hand(place));
        if let Some(place) = lost {
            return Err(format!("src/rules: {place} leads from no call to anything"));
        }
        if BY_HAND.is_empty() {
            let mut reached = BTreeSet::new();
            for walker in self.calls.values() {
                self.ids(&walker.steps, &mut reached);
            }
            if let Some(id) =
                self.rules.judges().map(|(id, _)| id).find(|id| !reached.contains(*id))
            {
                return Err(format!("src/rules: no call reaches {}, of {}", id.1, id.0));
            }
        }
        for (call, rule, _) in &self.rules.codes {
            if let Some(walker) = self.calls.get(call) {
                let mut found = Vec::new();
                self.reached(&walker.steps, &|path| path.to_owned(), None, &[], &mut found)?;
                if !found.iter().any(|found| found.line.id == *rule) {
                    return Err(format!("src/rules: codes!: {call} does not reach rule {rule}"));
                }
            }
        }
        Ok(())
    }

    fn ids(&self, steps: &[Step], reached: &mut BTreeSet<Id>) {
        for step in steps {
            match step {
                Step::Judge { id, .. } => drop(reached.insert(id.clone())),
                Step::Walk { ty, .. } => self.ids(&self.types[ty].1, reached),
                Step::Block { steps, .. } | Step::Tagged { steps, .. } => self.ids(steps, reached),
                Step::Match { arms, .. } => self.ids(arms, reached),
            }
        }
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
        match self.places.get(place) {
            Some(ids) => {
                self.used.borrow_mut().insert(place.to_owned());
                ids
            }
            None => &[],
        }
    }

    fn excepted(&self, place: &str) -> bool {
        let is = self.rules.excepted.contains(place);
        if is {
            self.used.borrow_mut().insert(place.to_owned());
        }
        is
    }

    /// Returns whether anything in a type has rules.
    fn is_walkable(&self, name: &str) -> Result<bool> {
        let Some(record) = self.record(name) else { return Ok(false) };
        if let Some(known) = self.walkable.borrow().get(&record.name) {
            return Ok(*known);
        }
        self.walkable.borrow_mut().insert(record.name.clone(), false);
        let prefix = format!("{}.", record.name);
        let mut is = self.places.contains_key(&record.name)
            || self.places.keys().any(|place| place.starts_with(&prefix));
        for (field, ty) in &record.fields {
            if self.excepted(&format!("{}.{field}", record.name)) {
                continue;
            }
            is |= match ty {
                Type::Name(ty) => self.is_walkable(ty)?,
                Type::Pointer { to, .. } => match &**to {
                    Type::Name(to) => self.is_walkable(to)?,
                    _ => false,
                },
                _ => false,
            };
        }
        self.walkable.borrow_mut().insert(record.name.clone(), is);
        Ok(is)
    }

    fn of_type(&self, name: &str) -> Result<Vec<Step>> {
        let record = self.record(name).ok_or("it is no struct")?;
        let (ty, form) = (Type::Name(record.name.clone()), Form::Reference);
        let at = At { ty, form, ..At::value("x") };
        self.within(record, &at, "", None)
    }

    /// Returns the steps for a struct, without those that `except!` names from `call`, a path like `cuFoo.prop`.
    fn within(
        &self,
        record: &Record,
        at: &At,
        call: &str,
        beside: Option<&Tag>,
    ) -> Result<Vec<Step>> {
        let mut steps = Vec::new();
        for id in self.at_place(&record.name) {
            steps.push(self.judge(id, at)?);
        }
        let tag = record.union.then(|| self.tag_enum(record)).flatten();
        let own = tag.as_ref().and_then(|tag| Some(self.field_of_type(record, tag)?.to_owned()));
        let mut arms = Vec::new();
        for (field, _) in &record.fields {
            let place = format!("{}.{field}", record.name);
            if self.excepted(&place)
                || (!call.is_empty() && self.excepted(&format!("{call}.{field}")))
            {
                continue;
            }
            let below = self.member(record, at, field, &place, call)?;
            if below.is_empty() {
                continue;
            }
            let values = self.tags(record, field);
            match (&tag, record.union) {
                (Some(_), _) if !values.is_empty() => {
                    let of_own = |own: &String| {
                        (format!("{}.{own}", at.expr), format!("{}.{}", at.path, in_c(own)))
                    };
                    let of_beside = || beside.map(|tag| (tag.expr.clone(), tag.path.clone()));
                    let tag = own.as_ref().map(of_own).or_else(of_beside);
                    arms.push(Step::Tagged { tag, values, steps: below });
                }
                (_, false) => steps.extend(below),
                _ => {
                    return Err(format!(
                        "{field} has rules: its text must name the tags, `Valid with [`"
                    ));
                }
            }
        }
        if !arms.is_empty() {
            let tag = beside.map_or("tag".to_owned(), |tag| tag.expr.clone());
            let tag = own.map_or(tag, |own| format!("{}.{own}", at.expr));
            let (union, path) = (record.name.clone(), at.path.clone());
            steps.push(Step::Match { union, path, tag, arms });
        }
        Ok(steps)
    }

    /// Returns the steps for a field.
    fn member(
        &self,
        record: &Record,
        at: &At,
        field: &str,
        place: &str,
        call: &str,
    ) -> Result<Vec<Step>> {
        let mut steps = Vec::new();
        let part = self.field(at, field)?;
        let ids = self.at_place(place).to_vec();
        for id in &ids {
            steps.push(self.judge(id, &part)?);
        }
        match &part.ty {
            Type::Name(name) => {
                let Some(inner) = self.record(name).filter(|_| !is_flat(&record.name, field))
                else {
                    return Ok(steps);
                };
                // Places in an anonymous union begin with the struct.
                if field == ANONYMOUS && self.tag_enum(inner).is_none() {
                    for (member, _) in &inner.fields {
                        let ids = self.at_place(&format!("{}.{member}", record.name)).to_vec();
                        for id in &ids {
                            steps.push(self.judge(id, &self.field(at, member)?)?);
                        }
                    }
                }
                let mut of_bytes = Vec::new();
                if field == ANONYMOUS && inner.union && self.tag_enum(inner).is_some() {
                    for (member, _) in &inner.fields {
                        let ids = self.at_place(&format!("{}.{member}", record.name)).to_vec();
                        for id in &ids {
                            let tag = self.tag_beside(record, inner, at)?;
                            let judge = self.judge_of_union(id, record, inner, at, member)?;
                            of_bytes.push(tagged(tag, judge));
                        }
                    }
                }
                steps.extend(of_bytes);
                if self.is_walkable(&inner.name)? {
                    let mut arguments = vec![borrowed(&part)];
                    let mut tag = None;
                    if inner.union
                        && self.own_tag(inner).is_none()
                        && self.tag_enum(inner).is_some()
                    {
                        let beside = self.tag_beside(record, inner, at)?;
                        let except = |(member, _): &(String, Type)| {
                            self.rules.excepted.contains(&format!("{call}.{member}"))
                        };
                        if field == ANONYMOUS && inner.fields.iter().any(except) {
                            let part = At { path: at.path.clone(), ..part };
                            steps.extend(self.within(inner, &part, call, Some(&beside))?);
                            return Ok(steps);
                        }
                        arguments.insert(0, beside.expr.clone());
                        tag = Some(beside);
                    }
                    let path = if field == ANONYMOUS { at.path.clone() } else { part.path.clone() };
                    let walk = Step::Walk {
                        ty: inner.name.clone(),
                        arguments,
                        path,
                        tag: tag.as_ref().map(|tag| tag.path.clone()),
                    };
                    steps.push(match tag {
                        Some(tag) => tagged(tag, walk),
                        None => walk,
                    });
                }
            }
            Type::Pointer { to, .. } => {
                let Some(inner) = self.record_of(to) else { return Ok(steps) };
                if !self.is_walkable(&inner.name)? {
                    return Ok(steps);
                }
                let pointer = self.reference.get(&record.name).pointer(field).ok_or_else(|| {
                    format!("{field} leads to {}, which has rules: how is it used? `{field} [in; count]`", inner.name)
                })?;
                if pointer.direction != Direction::Out {
                    steps.extend(self.follow(&part, inner, &part.path)?);
                }
            }
            _ => {}
        }
        Ok(steps)
    }

    /// Returns the steps for what a pointer, a reference or a slice leads to.
    fn follow(&self, at: &At, inner: &Record, path: &str) -> Result<Vec<Step>> {
        let walk = |argument: &str, path: String| Step::Walk {
            ty: inner.name.clone(),
            arguments: vec![argument.to_owned()],
            path,
            tag: None,
        };
        let each = |array: String, hazard| Step::Block {
            head: format!("for (i, element) in {array}.iter().enumerate()"),
            steps: vec![walk("element", format!("{path}[i]"))],
            hazard,
        };
        Ok(vec![match (at.form, &at.count) {
            (Form::Slice, _) => each(at.expr.clone(), false),
            (Form::Reference, _) => walk(&at.expr, path.to_owned()),
            (Form::Optional, _) => Step::Block {
                head: format!("if let Some(target) = {}", at.expr),
                steps: vec![walk("target", path.to_owned())],
                hazard: false,
            },
            (Form::Value, Some(count)) => each(format!("elements({}, {count})", at.expr), true),
            (Form::Value, None) => Step::Block {
                head: format!("if let Some(target) = target({})", at.expr),
                steps: vec![walk("target", path.to_owned())],
                hazard: true,
            },
        }])
    }

    /// Returns a field of a struct, through anonymous unions too.
    fn field(&self, at: &At, name: &str) -> Result<At> {
        let record = self.record_of(&at.ty).ok_or_else(|| format!("{} has no fields", at.path))?;
        let same = |field: &str| field.trim_end_matches('_') == name.trim_end_matches('_');
        let direct = record.fields.iter().find(|(field, _)| same(field));
        let anonymous = || {
            let (_, ty) = record.fields.iter().find(|(field, _)| field == ANONYMOUS)?;
            let inner = self.record_of(ty)?;
            Some((inner, inner.fields.iter().find(|(field, _)| same(field))?))
        };
        let (inner, (field, ty)) = match direct {
            Some(field) => (None, field),
            None => anonymous()
                .map(|(inner, field)| (Some(inner), field))
                .ok_or_else(|| format!("{} has no field {name}", record.name))?,
        };
        let mut part = At {
            expr: format!("{}.{field}", at.expr),
            path: format!("{}.{}", at.path, in_c(field)),
            ty: ty.clone(),
            form: Form::Value,
            count: None,
            hazard: at.hazard || record.union,
            guard: at.guard.clone(),
        };
        if let Some(inner) = inner.filter(|_| !FLAT.iter().any(|(flat, _)| *flat == record.name)) {
            part.hazard = true;
            let values = self.tags(inner, field);
            if !values.is_empty() {
                let tag = self.tag_beside(record, inner, at)?;
                part.guard = Some(Tag { values, ..tag });
            }
        }
        let pointer = self.reference.get(&record.name).pointer(field);
        if let Some(Length::Elements(count)) = pointer.map(|pointer| &pointer.length) {
            if !record.fields.iter().any(|(field, _)| field == count) {
                return Err(format!(
                    "{field} is counted by {count}, which {} does not have",
                    record.name
                ));
            }
            part.count = record
                .fields
                .iter()
                .find(|(field, _)| field == count)
                .map(|(_, ty)| format!("{}.{count}{}", at.expr, self.cast(ty)));
        }
        Ok(part)
    }

    fn tags(&self, union: &Record, member: &str) -> Vec<String> {
        let member = self.reference.get(&union.name).members.get(member);
        member
            .map(|member| member.tags().into_iter().map(str::to_owned).collect())
            .unwrap_or_default()
    }

    /// Returns the enum whose enumerators select the members of a union.
    fn tag_enum(&self, union: &Record) -> Option<String> {
        let tags = union.fields.iter().flat_map(|(member, _)| self.tags(union, member));
        let tags = tags.filter(|_| union.union);
        tags.filter_map(|tag| Some(tag.split_once("::")?.0.to_owned())).next()
    }

    fn field_of_type<'r>(&self, record: &'r Record, ty: &str) -> Option<&'r str> {
        let mut fields =
            record.fields.iter().filter(|(_, of)| self.plain(of) == Type::Name(ty.to_owned()));
        let (field, _) = fields.next()?;
        fields.next().is_none().then_some(field)
    }

    /// Returns the tag that a union has itself: each of its members begins with it.
    fn own_tag<'r>(&self, union: &'r Record) -> Option<&'r str> {
        self.field_of_type(union, &self.tag_enum(union)?)
    }

    /// Returns the tag of a union in a struct.
    fn tag_beside(&self, record: &Record, union: &Record, at: &At) -> Result<Tag> {
        let ty = self.tag_enum(union).ok_or("no tag")?;
        let field = self.field_of_type(record, &ty).ok_or_else(|| {
            format!("{} has not one {ty}, which selects the member of {}", record.name, union.name)
        })?;
        Ok(Tag {
            expr: format!("{}.{field}", at.expr),
            path: format!("{}.{}", at.path, in_c(field)),
            values: Vec::new(),
        })
    }

    /// Returns the call of a function for an argument, or for fields of it.
    fn judge(&self, id: &Id, at: &At) -> Result<Step> {
        let body = self.rules.body(id);
        let failed = |error: String| format!("{} of {}: {error}", id.1, id.0);
        let [(name, wanted)] = &body.parameters[..] else {
            return self.judge_fields(id, at).map_err(failed);
        };
        match self.convert(at, wanted) {
            Ok((argument, hazard, heads)) => {
                let way = if name == &at.path { Way::Own } else { Way::At(at.path.clone()) };
                let judge = Step::Judge { id: id.clone(), arguments: vec![argument], way, hazard };
                Ok(guarded(&at.guard, heads.into_iter().rev().fold(judge, within_head)))
            }
            Err(_) if self.record_of(&at.ty).is_some() => self.judge_fields(id, at).map_err(failed),
            Err(error) => Err(failed(error)),
        }
    }

    fn judge_fields(&self, id: &Id, at: &At) -> Result<Step> {
        let mut heads = Vec::new();
        let at = match at.form {
            Form::Optional => {
                heads.push((format!("if let Some(target) = {}", at.expr), false));
                At { expr: "target".to_owned(), form: Form::Reference, ..at.clone() }
            }
            _ => at.clone(),
        };
        let (mut arguments, mut hazard) = (Vec::new(), false);
        for (name, wanted) in &self.rules.body(id).parameters {
            let part = self.field(&at, name)?;
            let (argument, is_hazard, inner) = self.convert(&part, wanted)?;
            arguments.push(argument);
            hazard |= is_hazard;
            heads.extend(inner);
        }
        let judge =
            Step::Judge { id: id.clone(), arguments, way: Way::Inside(at.path.clone()), hazard };
        Ok(guarded(&at.guard, heads.into_iter().rev().fold(judge, within_head)))
    }

    /// Returns the call of a function for the bytes of a union, with the size of the member in use.
    fn judge_of_union(
        &self,
        id: &Id,
        record: &Record,
        union: &Record,
        at: &At,
        member: &str,
    ) -> Result<Step> {
        let tag = self.tag_beside(record, union, at)?;
        let mut arguments = Vec::new();
        for (_, wanted) in &self.rules.body(id).parameters {
            if *wanted != Wanted::Named(USED.to_owned()) {
                let part = At { guard: None, ..self.field(at, member)? };
                arguments.push(self.convert(&part, wanted)?.0);
                continue;
            }
            let mut arms = String::new();
            for (field, ty) in &union.fields {
                let values = self.tags(union, field);
                if !values.is_empty() {
                    write!(arms, "{} => size_of::<{}>(), ", values.join(" | "), rust(ty))
                        .expect("it fits");
                }
            }
            let empty = self.reference.get(&union.name).empty().join(" | ");
            write!(arms, "{empty} => 0, _ => usize::MAX").expect("it fits");
            arguments.push(format!("Used(match {} {{ {arms} }})", tag.expr));
        }
        Ok(Step::Judge {
            id: id.clone(),
            arguments,
            way: Way::Inside(at.path.clone()),
            hazard: true,
        })
    }

    /// Returns the expression for a parameter of a function, whether it is unsafe, and the conditions around it.
    fn convert(&self, at: &At, wanted: &Wanted) -> Result<(String, bool, Heads)> {
        let plain = |expr: String, hazard: bool| Ok((expr, hazard || at.hazard, Vec::new()));
        let mismatch = || format!("{} is no {wanted:?}", at.path);
        let same = |ty: &Type| self.plain(ty) == self.plain(&at.ty);
        let to = match &at.ty {
            Type::Pointer { to, .. } => Some(&**to),
            _ => None,
        };
        let is_target = |ty: &Type| to.is_some_and(|to| self.plain(to) == self.plain(ty));
        match (wanted, at.form) {
            (Wanted::Live(inner), _) => {
                let (expr, _, heads) = self.convert(at, inner)?;
                Ok((format!("Live::new({expr})"), true, heads))
            }
            (Wanted::Named(view), Form::Value) if VIEWS.contains(&&**view) => {
                plain(format!("{view}::new({})", at.expr), true)
            }
            (Wanted::Value(ty), Form::Value) if same(ty) => plain(at.expr.clone(), false),
            (Wanted::Value(ty), Form::Value) => match self.record_of(&at.ty) {
                // A union of one member.
                Some(Record { union: true, fields, .. }) if fields.len() == 1 => {
                    let (field, of) = &fields[0];
                    match self.plain(of) == self.plain(ty) {
                        true => plain(format!("{}.{field}", at.expr), true),
                        false => Err(mismatch()),
                    }
                }
                _ => Err(mismatch()),
            },
            (Wanted::Value(ty), Form::Reference) if same(ty) => {
                plain(format!("*{}", at.expr), false)
            }
            (Wanted::Ref(ty), Form::Value) if same(ty) => plain(format!("&{}", at.expr), false),
            (Wanted::Ref(ty), Form::Reference) if same(ty) => plain(at.expr.clone(), false),
            (Wanted::Ref(ty), Form::Optional) if same(ty) => {
                let head = (format!("if let Some(target) = {}", at.expr), false);
                Ok(("target".to_owned(), false, vec![head]))
            }
            (Wanted::Ref(ty), Form::Value) if is_target(ty) => {
                let head = (format!("if let Some(target) = target({})", at.expr), true);
                Ok(("target".to_owned(), true, vec![head]))
            }
            (Wanted::Option(ty), Form::Value) if is_target(ty) => {
                plain(format!("target({})", at.expr), true)
            }
            (Wanted::Option(ty), Form::Reference) if same(ty) => {
                plain(format!("Some({})", at.expr), false)
            }
            (Wanted::Option(ty), Form::Optional) if same(ty) => plain(at.expr.clone(), false),
            (Wanted::Slice(ty), Form::Slice) if same(ty) => plain(at.expr.clone(), false),
            (Wanted::Slice(ty), Form::Value) => match (&at.ty, &at.count) {
                (Type::Array(of, _), _) if self.plain(of) == self.plain(ty) => {
                    plain(format!("&{}", at.expr), false)
                }
                (_, Some(count)) if is_target(ty) => {
                    plain(format!("elements({}, {count})", at.expr), true)
                }
                _ => Err(mismatch()),
            },
            _ => Err(mismatch()),
        }
    }

    /// Returns the cast of a count to `usize`.
    fn cast(&self, ty: &Type) -> &'static str {
        if self.plain(ty) == Type::Name("usize".to_owned()) { "" } else { " as usize" }
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

    fn of_call(&self, function: &Function, roles: &[Option<Role>]) -> Result<Walker> {
        let name = &function.name;
        let item = self.reference.get(name);
        let parameter = |wanted: &str| -> Result<At> {
            let same = |name: &str| name.trim_end_matches('_') == wanted.trim_end_matches('_');
            let mut all = function.parameters.iter().zip(roles);
            let ((parameter, ty), role) = all
                .find(|((parameter, _), _)| same(parameter))
                .ok_or_else(|| format!("it has no {wanted}"))?;
            let form = match role {
                Some(Role::Ref) => Form::Reference,
                Some(Role::Opt) => Form::Optional,
                Some(Role::Slice(_)) => Form::Slice,
                Some(Role::Raw) | None => Form::Value,
                Some(role) => return Err(format!("{parameter} is {role:?}")),
            };
            let slice =
                function.parameters.iter().zip(roles).find_map(|((slice, _), role)| match role {
                    Some(Role::Slice(count)) if count == parameter => Some(slice),
                    _ => None,
                });
            let count = match item.pointer(parameter).map(|pointer| &pointer.length) {
                Some(Length::Elements(count)) => {
                    // `rank`, or `rank - 1`.
                    let (count, less) = match count.split_once(" - ") {
                        Some((count, less)) => (count, format!(".saturating_sub({less})")),
                        None => (&**count, String::new()),
                    };
                    function.parameters.iter().find(|(name, _)| name == count).map(|(_, ty)| {
                        let count = format!("{count}{}", self.cast(ty));
                        if less.is_empty() { count } else { format!("({count}){less}") }
                    })
                }
                _ => None,
            };
            let ty = match (form, ty) {
                (Form::Value, ty) => ty.clone(),
                (_, Type::Pointer { to, .. }) => (**to).clone(),
                _ => return Err(format!("{parameter} is no pointer")),
            };
            Ok(At {
                expr: slice.map_or(parameter.clone(), |slice| format!("{slice}.len()")),
                path: in_c(parameter).to_owned(),
                ty,
                form,
                count,
                hazard: false,
                guard: None,
            })
        };
        let mut steps = Vec::new();
        for id in self.at_place(name) {
            let (mut arguments, mut hazard, mut heads) = (Vec::new(), false, Vec::new());
            for (wanted_name, wanted) in &self.rules.body(id).parameters {
                let (argument, is_hazard, inner) =
                    self.convert(&parameter(wanted_name)?, wanted)?;
                // The target has the parameter's name, so that several can be followed.
                let argument = if inner.is_empty() { argument } else { wanted_name.clone() };
                heads.extend(inner.into_iter().map(|(head, hazard)| {
                    (head.replacen("Some(target)", &format!("Some({wanted_name})"), 1), hazard)
                }));
                arguments.push(argument);
                hazard |= is_hazard;
            }
            let judge = Step::Judge { id: id.clone(), arguments, way: Way::Own, hazard };
            steps.push(heads.into_iter().rev().fold(judge, within_head));
        }
        for ((name_of, ty), role) in function.parameters.iter().zip(roles) {
            if matches!(role, Some(Role::Out | Role::Text(_) | Role::Copied | Role::Str)) {
                continue;
            }
            let at = parameter(name_of)?;
            let pointer = item.pointer(name_of);
            let is_input = pointer.is_none_or(|pointer| pointer.direction != Direction::Out);
            // A name that several calls have.
            let mut ids: Vec<Id> = match is_input {
                true => self.at_place(&format!("_.{name_of}")).to_vec(),
                false => Vec::new(),
            };
            ids.extend(self.at_place(&format!("{name}.{name_of}")).iter().cloned());
            for id in &ids {
                steps.push(self.judge(id, &at)?);
            }
            if !is_input {
                continue;
            }
            let prefix = format!("{name}.{name_of}.");
            let deeper: Vec<String> =
                self.places.keys().filter(|place| place.starts_with(&prefix)).cloned().collect();
            for place in deeper {
                let mut part = self.dereferenced(&at)?;
                for field in place[prefix.len()..].split('.') {
                    part = self.field(&part.1, field).map(|at| (part.0.clone(), at))?;
                }
                let ids = self.at_place(&place).to_vec();
                for id in &ids {
                    let judge = self.judge(id, &part.1)?;
                    steps.push(part.0.iter().cloned().fold(judge, within_head));
                }
            }
            if let Some(Length::By(tag)) = pointer.map(|pointer| &pointer.length) {
                steps.extend(self.by_attribute(function, &at, tag)?);
            }
            let to = match (&at.ty, at.form) {
                (Type::Pointer { to, .. }, Form::Value) => &**to,
                (ty, _) => ty,
            };
            let Some(inner) = self.record_of(to) else { continue };
            if !self.is_walkable(&inner.name)? {
                continue;
            }
            let excepted = self.rules.excepted.iter().any(|place| place.starts_with(&prefix));
            if excepted {
                let (heads, part) = self.dereferenced(&at)?;
                let below = self.within(inner, &part, &format!("{name}.{name_of}"), None)?;
                match heads.into_iter().next() {
                    None => steps.extend(below),
                    Some((head, hazard)) => steps.push(Step::Block { head, steps: below, hazard }),
                }
            } else if inner.union && self.own_tag(inner).is_none() {
                let ty = self
                    .tag_enum(inner)
                    .ok_or_else(|| format!("{name_of}: {} has no tag", inner.name))?;
                let mut tags = function
                    .parameters
                    .iter()
                    .filter(|(_, of)| self.plain(of) == Type::Name(ty.clone()));
                let (tag, _) =
                    tags.next().ok_or_else(|| format!("{name_of}: no parameter is a {ty}"))?;
                let path = in_c(tag).to_owned();
                let walk = Step::Walk {
                    ty: inner.name.clone(),
                    arguments: vec![tag.clone(), "target".to_owned()],
                    path: at.path.clone(),
                    tag: Some(path.clone()),
                };
                let tag = Tag { expr: tag.clone(), path, values: Vec::new() };
                let (head, hazard) = match at.form {
                    Form::Value => (format!("if let Some(target) = target({})", at.expr), true),
                    Form::Optional => (format!("if let Some(target) = {}", at.expr), false),
                    _ => return Err(format!("{name_of} is a union that is no pointer")),
                };
                steps.push(Step::Block { head, steps: vec![tagged(tag, walk)], hazard });
            } else if matches!(ty, Type::Pointer { .. }) {
                steps.extend(self.follow(&at, inner, &at.path)?);
            } else {
                steps.push(Step::Walk {
                    ty: inner.name.clone(),
                    arguments: vec![format!("&{}", at.expr)],
                    path: at.path.clone(),
                    tag: None,
                });
            }
        }
        let text = print(&steps);
        // Modules may have the names of parameters.
        let words: BTreeSet<&str> =
            text.split(|c: char| !c.is_alphanumeric() && !"_:".contains(c)).collect();
        let (mut parameters, mut declared) = (Vec::new(), Vec::new());
        for ((parameter, ty), role) in function.parameters.iter().zip(roles) {
            if !words.contains(&**parameter)
                || matches!(role, Some(Role::Out | Role::Text(_) | Role::Copied | Role::Str))
            {
                continue;
            }
            let counted = roles
                .iter()
                .any(|role| matches!(role, Some(Role::Slice(count)) if count == parameter));
            if counted {
                continue;
            }
            let ty = match (role, ty) {
                (Some(Role::Ref), Type::Pointer { to, .. }) => format!("&{}", rust(to)),
                (Some(Role::Opt), Type::Pointer { to, .. }) => format!("Option<&{}>", rust(to)),
                (Some(Role::Slice(_)), Type::Pointer { to, .. }) => format!("&[{}]", rust(to)),
                (_, ty) => rust(ty),
            };
            parameters.push(parameter.clone());
            declared.push(format!("{parameter}: {ty}"));
        }
        Ok(Walker { is_unsafe: hazard(&steps, &self.types), parameters, declared, steps })
    }

    /// Returns the target of an argument, within these conditions.
    fn dereferenced(&self, at: &At) -> Result<(Heads, At)> {
        let target = |head: String, hazard| {
            let ty = match (&at.ty, at.form) {
                (Type::Pointer { to, .. }, Form::Value) => (**to).clone(),
                (ty, _) => ty.clone(),
            };
            let at = At { expr: "target".to_owned(), form: Form::Reference, ty, ..at.clone() };
            (vec![(head, hazard)], at)
        };
        Ok(match (at.form, &at.ty) {
            (Form::Reference, _) => (Vec::new(), at.clone()),
            (Form::Optional, _) => target(format!("if let Some(target) = {}", at.expr), false),
            (Form::Value, Type::Pointer { .. }) => {
                target(format!("if let Some(target) = target({})", at.expr), true)
            }
            (Form::Value, _) => (Vec::new(), at.clone()),
            (Form::Slice, _) => return Err(format!("{} is an array", at.path)),
        })
    }

    /// Returns the steps for a value whose type depends on an attribute: `cuFoo.value[CU_A]`.
    fn by_attribute(&self, function: &Function, at: &At, tag: &str) -> Result<Vec<Step>> {
        let prefix = format!("{}.{}[", function.name, at.expr);
        let (_, Type::Name(ty)) = function
            .parameters
            .iter()
            .find(|(name, _)| name == tag)
            .ok_or_else(|| format!("it has no {tag}"))?
        else {
            return Err(format!("{tag} is no enum"));
        };
        let mut steps = Vec::new();
        let places: Vec<String> =
            self.places.keys().filter(|place| place.starts_with(&prefix)).cloned().collect();
        for place in places {
            let value = place[prefix.len()..].trim_end_matches(']');
            let known =
                self.header.enums.iter().filter(|e| e.name == *ty).flat_map(|e| &e.variants);
            if !known.into_iter().any(|variant| variant.name == value) {
                return Err(format!("{ty} has no {value}"));
            }
            let ids = self.at_place(&place).to_vec();
            for id in &ids {
                let body = self.rules.body(id);
                let [(_, Wanted::Ref(of))] = &body.parameters[..] else {
                    return Err(format!("{}: it must take one reference", id.1));
                };
                let judge = Step::Judge {
                    id: id.clone(),
                    arguments: vec!["target".to_owned()],
                    way: Way::At(at.path.clone()),
                    hazard: true,
                };
                let head =
                    format!("if let Some(target) = target({}.cast::<{}>())", at.expr, rust(of));
                let judge = within_head(judge, (head, true));
                let tag = Tag {
                    expr: tag.to_owned(),
                    path: in_c(tag).to_owned(),
                    values: vec![format!("{ty}::{value}")],
                };
                steps.push(guarded(&Some(tag), judge));
            }
        }
        Ok(steps)
    }

    /// Lists the rules that steps reach, with C's paths.
    pub fn reached(
        &self,
        steps: &[Step],
        way: &dyn Fn(&str) -> String,
        tag: Option<&str>,
        conditions: &[Condition],
        found: &mut Vec<Reached<'a>>,
    ) -> Result<()> {
        for step in steps {
            match step {
                Step::Judge { id, way: own, .. } => {
                    let inner = |path: &str| {
                        way(&match own {
                            Way::Own => path.to_owned(),
                            Way::At(at) => rules::within(path, at),
                            Way::Inside(at) => format!("{at}.{path}"),
                        })
                    };
                    let body = self.rules.body(id);
                    let given = match own {
                        Way::Own => way(body.parameters.first().map_or("", |(name, _)| name)),
                        Way::At(at) | Way::Inside(at) => way(at),
                    };
                    for line in body.lines() {
                        let own = line.conditions.iter().map(|condition| condition.at(&inner));
                        let conditions = own.chain(conditions.iter().cloned()).collect();
                        let path = inner(&line.path);
                        let enumerators = match line.is_enumerator() {
                            true => self.enumerators(body, &line.path)?,
                            false => Enumerators::default(),
                        };
                        found.push(Reached {
                            id: id.clone(),
                            line,
                            path,
                            part: (id.1.clone(), given.clone()),
                            conditions,
                            enumerators,
                        });
                    }
                }
                Step::Walk { ty, path, tag, .. } => {
                    let inner = |of: &str| way(&rules::within(of, path));
                    let tag = tag.as_ref().map(|tag| way(tag));
                    self.reached(&self.types[ty].1, &inner, tag.as_deref(), conditions, found)?;
                }
                Step::Block { steps, .. } => self.reached(steps, way, tag, conditions, found)?,
                Step::Match { union, path, arms, .. } => {
                    for arm in arms {
                        let start = found.len();
                        self.reached(std::slice::from_ref(arm), way, tag, conditions, found)?;
                        // Functions for members form one part.
                        let Step::Tagged { steps, .. } = arm else { continue };
                        if let [Step::Judge { .. }] = steps[..] {
                            let part = (union.clone(), way(path));
                            found[start..].iter_mut().for_each(|rule| rule.part = part.clone());
                        }
                    }
                }
                Step::Tagged { values, steps, .. } if values.is_empty() => {
                    self.reached(steps, way, tag, conditions, found)?;
                }
                Step::Tagged { tag: own, values, steps } => {
                    let path = match own {
                        Some((_, path)) => way(path),
                        None => tag.ok_or("a union has no tag")?.to_owned(),
                    };
                    let values = values.iter().filter_map(|value| value.split("::").last());
                    let values = values.map(str::to_owned).collect();
                    let mut inner = vec![Condition { path, is: "is".to_owned(), values }];
                    inner.extend(conditions.iter().cloned());
                    self.reached(steps, way, tag, &inner, found)?;
                }
            }
        }
        Ok(())
    }

    /// Returns the enumerators of the type of a function's argument. Those that are no values are left out.
    fn enumerators(&self, body: &rules::Body, path: &str) -> Result<Enumerators> {
        let mut names = path.trim_start_matches('*').split('.');
        let first = names.next().unwrap_or_default();
        let same = |name: &str| name.trim_end_matches('_') == first.trim_end_matches('_');
        let wanted = body.parameters.iter().find(|(name, _)| same(name)).map(|(_, wanted)| wanted);
        let mut ty = match wanted {
            Some(Wanted::Value(ty) | Wanted::Ref(ty) | Wanted::Option(ty)) => ty.clone(),
            Some(Wanted::Live(inner)) => match &**inner {
                Wanted::Value(ty) | Wanted::Ref(ty) => ty.clone(),
                _ => return Err(format!("{path} is of no enum")),
            },
            _ => return Err(format!("{path} is of no enum")),
        };
        for name in names {
            let at = At { ty, path: path.to_owned(), ..At::value("x") };
            ty = self.field(&at, name)?.ty;
        }
        let Type::Name(of) = self.plain(&ty) else { return Err(format!("{path} is of no enum")) };
        let found = self.header.enums.iter().find(|e| e.name == of);
        let found = found.ok_or_else(|| format!("{path}: {of} is no enum"))?;
        let members = &self.reference.get(&of).members;
        let is_value = |name: &str| !members.get(name).is_some_and(|member| member.is_no_value);
        let known = found.variants.iter().filter(|variant| is_value(&variant.name));
        let since = |name: &str| self.history.since(name).unwrap_or(FIRST);
        let all = known.map(|variant| (variant.name.clone(), since(&variant.name))).collect();
        Ok(Enumerators { of, all })
    }

    /// Returns the enumerators that rules name, for `src/walk/mod.rs`.
    fn tables(&self) -> Result<String> {
        let mut named = BTreeMap::new();
        for (_, body) in self.rules.judges() {
            for line in body.lines().filter(|line| line.is_enumerator()) {
                let found = self.enumerators(body, &line.path)?;
                named.insert(found.of.clone(), found);
            }
        }
        let mut out = String::new();
        for (of, Enumerators { all, .. }) in named {
            line!(out, "\nimpl Enumerators for {of} {{\nconst SINCE: &'static [(Self, u32)] = &[");
            all.iter().for_each(|(name, since)| line!(out, "(Self::{name}, {since}),"));
            line!(out, "];\n}}");
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
    pub fn enforced(&self, group: &str, call: &str) -> Result<Vec<Enforced>> {
        self.rules.enforced(group, call, self.of(call)?, &|ty| self.of_named(ty))
    }

    /// Returns how a call's rules are called: whether that is unsafe, the parameters, and the module.
    pub fn checked(&self, group: &str, call: &str) -> Option<Checked> {
        if !BY_HAND.contains(&group) {
            let Walker { is_unsafe, parameters, .. } = self.calls.get(call)?;
            return Some(Checked { is_unsafe: *is_unsafe, parameters: parameters.clone() });
        }
        let body = self.rules.call(group, call)?;
        let parameters = body.parameters.iter().map(|(name, _)| name.clone()).collect();
        Some(Checked { is_unsafe: body.is_unsafe, parameters })
    }

    /// The same for a type, under this path.
    pub fn of_named(&self, ty: &str) -> Result<Vec<Reached<'a>>> {
        let record = self.record(ty).ok_or_else(|| format!("there is no type {ty}"))?;
        let (_, steps) =
            self.types.get(&record.name).ok_or_else(|| format!("{ty} has no rules"))?;
        let mut found = Vec::new();
        self.reached(steps, &|path| path.to_owned(), Some("tag"), &[], &mut found)?;
        Ok(found)
    }

    fn imports(&self, text: &str) -> String {
        let words = calls::words(text);
        let mut head = names_of_rule(text, &words);
        calls::imports_of(
            &mut head,
            "core::ffi",
            words.iter().filter(|word| word.starts_with("c_")).copied(),
        );
        let constants = self.header.constants.iter().map(|constant| &*constant.name);
        let items = self.header.types().chain(constants);
        // A walker's name is also that of its type.
        let is_used = |name: &&str| text.contains(&format!("{name}::")) || is_type(text, name);
        calls::imports_of(
            &mut head,
            "cuda_sys",
            items.filter(|name| words.contains(name)).filter(is_used),
        );
        head
    }

    /// Returns `src/walk/mod.rs`, with the walkers of types, and a file for each group.
    pub fn files(&self) -> Result<Vec<(String, String)>> {
        let mut groups: BTreeMap<String, String> = BTreeMap::new();
        for function in &self.header.functions {
            let Some(walker) = self.calls.get(&function.name) else { continue };
            let text = groups.entry(group_of(function)).or_default();
            let signature = format!("{}({})", function.name, walker.declared.join(", "));
            function_text(text, walker.is_unsafe, &signature, &walker.steps);
        }
        let mut types = self.tables()?;
        let used = self.walked();
        for (name, (is_unsafe, steps)) in self.types.iter().filter(|(name, _)| used.contains(*name))
        {
            let record =
                self.record(name).filter(|record| record.union && self.own_tag(record).is_none());
            let tag = record.and_then(|record| self.tag_enum(record));
            let tag = tag.map_or(String::new(), |tag| format!("tag: {tag}, "));
            function_text(
                &mut types,
                *is_unsafe,
                &format!("{name}({tag}x: &cuda_sys::{name})"),
                steps,
            );
        }
        let modules: Vec<String> =
            groups.keys().map(|group| format!("pub(crate) mod {group};\n")).collect();
        let mut codes: Vec<String> = Vec::new();
        for (place, rule, code) in &self.rules.codes {
            codes.push(format!("(c\"{place}\", {rule}, code::{code})"));
        }
        let mut files = vec![(
            "mod".to_owned(),
            format!(
                "{HEAD}//! Follows the arguments of calls to everything in them that has rules.\n\n{}\n{}\n\
                 /// The codes that calls have for rules of types.\npub(crate) const CODES: &[(&core::ffi::CStr, u32, \
                 Option<CUresult>)] = &[{}];\n{types}",
                modules.concat(),
                self.imports(&format!("{types} code:: <CUresult>")),
                codes.join(", "),
            ),
        )];
        for (group, text) in groups {
            let head = self.imports(&text);
            files.push((group, format!("{HEAD}\n{head}{text}")));
        }
        Ok(files)
    }

    /// Returns the types that calls reach.
    fn walked(&self) -> BTreeSet<String> {
        let mut open: Vec<String> = self.rules.walked_by_hand();
        let names = |steps: &[Step]| {
            let text = print(steps);
            let parts = text.split("crate::walk::").skip(1);
            parts.filter_map(|part| Some(part.split_once('(')?.0.to_owned())).collect::<Vec<_>>()
        };
        self.calls.values().for_each(|walker| open.extend(names(&walker.steps)));
        let mut used = BTreeSet::new();
        while let Some(name) = open.pop() {
            if used.insert(name.clone()) {
                open.extend(
                    self.types.get(&name).map(|(_, steps)| names(steps)).unwrap_or_default(),
                );
            }
        }
        used
    }
}

const HEAD: &str = "// Created by `cargo xtask emit` from the declarations, their marks and src/rules. Do not edit.\n";

fn names_of_rule(text: &str, words: &BTreeSet<&str>) -> String {
    let names =
        ["Enumerators", "Extra", "Live", "Place", "Used", "Verdict", "code", "elements", "target"];
    let is_used = |name: &&&str| match **name {
        "Place" => [".at(", ".at_element(", ".inside(", ".tagged("]
            .iter()
            .any(|method| text.contains(method)),
        // As a function or a module, not a variable.
        "target" => text.contains("target("),
        "elements" => text.contains("elements("),
        "code" => text.contains("code::"),
        name => words.contains(name),
    };
    let names: Vec<&str> = names.iter().filter(is_used).copied().collect();
    format!("use crate::rule::{{{}}};\n", names.join(", "))
}

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

/// Returns whether a file uses a name as a type.
fn is_type(text: &str, name: &str) -> bool {
    ["&", "mut ", "const ", ": ", "<", "[", "for "].iter().any(|before| {
        text.match_indices(&format!("{before}{name}")).any(|(at, part)| {
            let next = text[at + part.len()..].chars().next();
            next.is_some_and(|c| !c.is_alphanumeric() && !"_(".contains(c))
        })
    })
}

fn is_flat(record: &str, field: &str) -> bool {
    field == ANONYMOUS && FLAT.iter().any(|(flat, _)| *flat == record)
}

fn borrowed(at: &At) -> String {
    match at.form {
        Form::Reference => at.expr.clone(),
        _ => format!("&{}", at.expr),
    }
}

fn within_head(step: Step, (head, hazard): (String, bool)) -> Step {
    Step::Block { head, steps: vec![step], hazard }
}

/// Adds the tag to the message about a broken rule.
fn tagged(tag: Tag, step: Step) -> Step {
    Step::Tagged { tag: Some((tag.expr, tag.path)), values: tag.values, steps: vec![step] }
}

/// Takes the step only if the tag selects it.
fn guarded(guard: &Option<Tag>, step: Step) -> Step {
    match guard {
        None => step,
        Some(tag) => {
            let head = format!("if matches!({}, {})", tag.expr, tag.values.join(" | "));
            Step::Block { head, steps: vec![tagged(tag.clone(), step)], hazard: true }
        }
    }
}

fn hazard(steps: &[Step], types: &BTreeMap<String, (bool, Vec<Step>)>) -> bool {
    steps.iter().any(|step| match step {
        Step::Judge { hazard, .. } => *hazard,
        Step::Walk { ty, .. } => types.get(ty).is_some_and(|(is_unsafe, _)| *is_unsafe),
        Step::Block { hazard: own, steps, .. } => *own || hazard(steps, types),
        Step::Tagged { steps, .. } => hazard(steps, types),
        Step::Match { .. } => true,
    })
}

fn function_text(out: &mut String, is_unsafe: bool, signature: &str, steps: &[Step]) {
    let keyword = if is_unsafe { "unsafe " } else { "" };
    // Clippy's limit.
    let allow = match signature.matches(": ").count() > 7 {
        true => "#[allow(clippy::too_many_arguments)]\n",
        false => "",
    };
    line!(out, "\n{allow}#[inline]\npub(crate) {keyword}fn {signature} -> Verdict {{");
    let body = print(steps);
    match is_unsafe {
        true => line!(
            out,
            "// SAFETY: the caller meets the conditions for the arguments.\nunsafe {{\n{body}}}"
        ),
        false => out.push_str(&body),
    }
    line!(out, "Ok(())\n}}");
}

fn print(steps: &[Step]) -> String {
    let mut out = String::new();
    steps.iter().for_each(|step| print_step(&mut out, step, ""));
    out
}

fn print_step(out: &mut String, step: &Step, suffix: &str) {
    match step {
        Step::Judge { id: (file, name), arguments, way, .. } => {
            let module = file.replace('/', "::");
            let way = match way {
                Way::Own => String::new(),
                Way::At(path) => format!(".at(\"{path}\")"),
                Way::Inside(path) => format!(".inside(\"{path}\")"),
            };
            line!(out, "crate::rules::{module}::{name}({}){way}{suffix}?;", arguments.join(", "));
        }
        Step::Walk { ty, arguments, path, .. } => {
            let way = match path.contains("[i]") {
                true => format!(".at_element(\"{path}\", i)"),
                false => format!(".at(\"{path}\")"),
            };
            line!(out, "crate::walk::{ty}({}){way}{suffix}?;", arguments.join(", "));
        }
        Step::Block { head, steps, .. } => {
            line!(out, "{head} {{");
            steps.iter().for_each(|step| print_step(out, step, suffix));
            line!(out, "}}");
        }
        Step::Tagged { tag, steps, .. } => {
            let own = tag.as_ref().map(|(expr, path)| format!(".tagged(\"{path}\", {expr})"));
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
