//! The way from a call, and from a type, to everything in it that has rules.

use super::argument::{Argument, Block, Form, Scope, Tag};
use super::code::Code;
use super::declared::{Declared, is_flat};
use super::step::{Callee, Path, Step, Way, body};
use super::traversal::Traversal;
use crate::generate::read::{Function, Header, Record, Type};
use crate::generate::reference::Direction;
use crate::generate::{ANONYMOUS, Reference, rust};
use crate::notes::Role;
use crate::read_rules::{RuleSet, Rules};
use crate::shell::Result;
use std::cell::{Ref, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// Follows calls and types, either to rules or to causes.
pub struct Follower<'a> {
    pub declared: Declared<'a>,
    pub rules: &'a Rules,
    /// Whether it leads to causes, whose moment is after the driver has refused the call.
    pub is_after: bool,
    /// The functions of each place, by its key: `CUmemLocation`, `cuMemCreate.prop.location`, `cuFoo.value[]`.
    places: BTreeMap<String, Vec<&'a RuleSet>>,
    used: RefCell<BTreeSet<String>>,
    types: RefCell<BTreeMap<String, Rc<Traversal<'a>>>>,
}

impl<'a> Follower<'a> {
    pub fn new(
        header: &'a Header,
        reference: &'a Reference,
        rules: &'a Rules,
        is_after: bool,
    ) -> Self {
        let declared = Declared::new(header, reference, is_after);
        let mut places: BTreeMap<String, Vec<&RuleSet>> = BTreeMap::new();
        for rule_set in rules.rule_sets.iter().filter(|rule_set| rule_set.is_after() == is_after) {
            let keys = rule_set.places.iter().map(|place| declared.key(place));
            for key in BTreeSet::from_iter(keys) {
                places.entry(key).or_default().push(rule_set);
            }
        }
        let (used, types) = Default::default();
        Self { declared, rules, is_after, places, used, types }
    }

    /// Returns the places that led somewhere.
    pub fn used(&self) -> Ref<'_, BTreeSet<String>> {
        self.used.borrow()
    }

    /// Returns the traversals of types that have steps, by the types' names.
    pub fn types(&self) -> Vec<(String, Rc<Traversal<'a>>)> {
        let types = self.types.borrow();
        let types = types.iter().filter(|(_, of)| !of.steps.is_empty());
        types.map(|(name, of)| (name.clone(), of.clone())).collect()
    }

    /// Returns the traversal of a type that a step follows.
    pub fn followed(&self, ty: &str) -> Rc<Traversal<'a>> {
        self.types.borrow()[ty].clone()
    }

    /// Returns the path of the module with the functions that follow types.
    fn module(&self) -> &'static str {
        if self.is_after { "refused::steps" } else { "checks::types" }
    }

    /// Returns the functions of a place, by its key.
    pub fn at_place(&self, place: &str) -> &[&'a RuleSet] {
        self.places.get(place).map_or(&[], |rule_sets| {
            self.used.borrow_mut().insert(place.to_owned());
            rule_sets
        })
    }

    /// Returns the traversal of a type. It has no steps if nothing in the type has rules.
    pub fn traversal(&self, record: &Record) -> Result<Rc<Traversal<'a>>> {
        if let Some(known) = self.types.borrow().get(&record.name) {
            return Ok(known.clone());
        }
        // A type that leads to itself is followed once.
        self.types.borrow_mut().insert(record.name.clone(), Rc::default());
        let x = Argument::value("x", Type::Name(record.name.clone()));
        let tag = Tag { expr: "tag".into(), path: String::new(), values: Vec::new() };
        let steps =
            self.of_type(record, &Argument { form: Form::Reference, tag: Ok(tag), ..x }, "");
        let steps = steps.map_err(|error| format!("{}: {error}", record.name))?;
        let tag = self.declared.outer_tag(record).map(|ty| ("tag".to_owned(), ty));
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
            let values = if record.union { self.declared.tags(record, field) } else { Vec::new() };
            let is_selected = !values.is_empty();
            let mut owner = at.clone();
            if is_selected {
                let tag = self.declared.tag(&scope, record).or(at.tag.clone())?;
                owner = owner.within(Tag { values, ..tag }.arm());
            }
            let scope = Scope { way, ..Scope::of(record, &owner) };
            let mut below = Vec::new();
            // Places in an anonymous union begin with the struct.
            let inner = self.declared.record_of(ty).filter(|_| field == ANONYMOUS);
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
            if let [Step { around, callee: Callee::RuleSet(_, part), .. }] = &mut below[..]
                && record.union
                && *around == owner.around
            {
                *part = (record.name.clone(), at.path.clone());
            }
            steps.extend(below);
        }
        Ok(steps)
    }

    pub fn of_call(&self, function: &Function, roles: &[Role]) -> Result<Traversal<'a>> {
        let name = &function.name;
        let scope = Scope { name, parts: &function.parameters, roles, at: None, way: name };
        let rule_sets =
            self.at_place(name).iter().map(|rule_set| self.call_parts(rule_set, &scope));
        let mut steps = rule_sets.collect::<Result<Vec<_>>>()?;
        let all: Vec<_> = function.parameters.iter().zip(roles).collect();
        let mut parameters = all.clone();
        // Of texts there are causes only; and of places for outputs, which the call may have written, rules only.
        parameters.retain(|(_, role)| match role {
            Role::Str => self.is_after,
            role => !(role.is_output() && self.is_after),
        });
        let mut pointers_last = parameters.clone();
        pointers_last.sort_by_key(|((_, ty), _)| matches!(ty, Type::Pointer { .. }));
        for ((name, _), _) in pointers_last {
            steps.extend(self.visit(&scope, name)?);
        }
        let code = body(&steps, "", Path::Own);
        let used = code.parameters();
        // Of an output, a rule judges C's place for it.
        parameters = all;
        parameters.retain(|((name, _), role)| {
            let is_judged = match role {
                Role::Count(_) => false,
                Role::Str => self.is_after,
                _ => true,
            };
            is_judged && used.contains(&&**name)
        });
        let declared = |((name, _), _): &(&(String, Type), _)| {
            let Argument { ty, form, .. } = self.declared.part(&scope, name)?;
            Ok((name.clone(), form.rust_type(&rust(&ty))))
        };
        Ok(Traversal::new(parameters.iter().map(declared).collect::<Result<_>>()?, steps))
    }

    /// Returns the steps for a parameter or a field: those of the places that name it, then those for what is in it.
    fn visit(&self, scope: &Scope, name: &str) -> Result<Vec<Step<'a>>> {
        let place = format!("{}.{name}", scope.name);
        let pointer = self.declared.reference.get(scope.name).pointer(name);
        let leads_to_fields = |at: Argument| self.declared.record_of(&at.target("it").ty).is_some();
        let is_output = pointer.is_some_and(|pointer| match pointer.direction {
            Direction::Out => true,
            // The call may have written there before it was refused; in a struct, to the fields that are outputs.
            Direction::InOut => {
                self.is_after && !self.declared.part(scope, name).is_ok_and(leads_to_fields)
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
        let at = self.declared.part(scope, name)?;
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
        let Some(record) = self.declared.record(ty) else {
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
        let tag = self.declared.outer_tag(record).map(|_| target.tag.clone()).transpose()?;
        let argument = match target.form {
            Form::Reference => target.expr.clone(),
            _ => Code::of("&$", &[&target.expr]),
        };
        let arguments = tag.iter().map(|tag| tag.expr.clone()).chain([argument]).collect();
        let around = target.clone().within(tag.map(Block::Named)).around;
        let callee = Callee::Type(record.name.clone(), self.module());
        let way = Way::At(target.path.clone());
        let hazard = traversal.is_unsafe || target.hazard;
        Ok(vec![Step { around, callee, arguments, way, hazard }])
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
            let mut at = self.declared.part(scope, name)?;
            for field in of[place.len()..].split('.').skip(1) {
                let target = at.target("it");
                let record = self.declared.record_of(&target.ty);
                let record = record.ok_or_else(|| format!("{} has no fields", target.path))?;
                at = self.declared.part(&Scope::of(record, &target), field)?;
                if record.union {
                    let values = self.declared.tags(record, field);
                    at = at.within([Block::If(Tag { values, ..target.tag? })]);
                }
            }
            for rule_set in self.at_place(of) {
                steps.push(self.call(rule_set, &at, scope)?);
            }
        }
        Ok(steps)
    }
}
