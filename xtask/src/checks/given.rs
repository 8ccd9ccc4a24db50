//! What a function of `src/rules` is given at a place: which arguments, and in which form.

use super::argument::{Argument, Block, Form, Scope, Tag};
use super::code::Code;
use super::follow::Follower;
use super::step::{Step, Way};
use crate::generate::read::Type;
use crate::generate::reference::Length;
use crate::generate::rust;
use crate::notes;
use crate::read_rules::{Line, RuleSet, within};
use crate::shell::Result;
use std::collections::BTreeSet;

impl<'a> Follower<'a> {
    /// Returns the call of a function for an argument, for each of its elements, or for its fields. With an argument,
    /// the function's other parameters are parts of `scope`.
    pub fn call(&self, rule_set: &'a RuleSet, at: &Argument, scope: &Scope) -> Result<Step<'a>> {
        let failed = |error: String| format!("{} of {}: {error}", rule_set.name, rule_set.file);
        let [(name, wanted), others @ ..] = &rule_set.parameters[..] else {
            return Err(failed("it has no parameters".to_owned()));
        };
        let target = at.target("it");
        let argument = self.convert(at, wanted).or_else(|| self.convert(&target, wanted));
        let Some(mut argument) = argument else {
            let record = self.declared.record_of(&target.ty);
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
            let slices = argument.around.last_mut().and_then(|block| match block {
                Block::Each { beside, .. } => Some(beside),
                _ => None,
            });
            arguments.push(self.beside(scope, name, wanted, slices).map_err(failed)?);
        }
        arguments.insert(0, argument);
        Ok(Step::call(rule_set, way, &[], arguments))
    }

    /// Returns the call of a function for the parts that its parameters name.
    pub fn call_parts(&self, rule_set: &'a RuleSet, scope: &Scope) -> Result<Step<'a>> {
        let parameters = rule_set.parameters.iter();
        let arguments = parameters.map(|(name, ty)| self.beside(scope, name, ty, None));
        let way = scope.at.map_or(Way::Own, |at| Way::Inside(at.path.clone()));
        Ok(Step::call(rule_set, way, scope.around(), arguments.collect::<Result<_>>()?))
    }

    /// Returns an argument by its name. For each element of an array it may be an element of an array beside that, which
    /// has the name with an `s` and is added to `slices`.
    fn beside(
        &self,
        scope: &Scope,
        name: &str,
        wanted: &str,
        slices: Option<&mut Vec<(String, Code)>>,
    ) -> Result<Argument> {
        if wanted == "Used" {
            return self.used_bytes(scope);
        }
        let no = || format!("{name} is no {wanted}");
        let part = self.declared.part(scope, name);
        let array = self.declared.part(scope, &format!("{name}s")).ok();
        if let (Err(_), Some(array), Some(slices)) = (&part, array, slices) {
            let slice = array.leads().filter(|of| of.form == Form::Slice).ok_or_else(no)?;
            slices.push((name.to_owned(), slice.expr));
            let element = Argument::value(name, slice.ty);
            let element = Argument { form: Form::Reference, hazard: slice.hazard, ..element };
            return self.convert(&element, wanted).ok_or_else(no);
        }
        let part = part?;
        // The target has the parameter's name, so that several can be followed.
        let target =
            Some(part.target(scope.target_name(name))).filter(|target| target.path == part.path);
        let argument = self.convert(&part, wanted);
        argument.or_else(|| self.convert(&target?, wanted)).ok_or_else(no)
    }

    /// Returns the size of the member that is in use of a struct's anonymous union.
    fn used_bytes(&self, scope: &Scope) -> Result<Argument> {
        let union = self.declared.anonymous(scope).ok_or("it has no union")?;
        let mut arms = String::new();
        for (field, ty) in &union.fields {
            let values = self.declared.tags(union, field).join(" | ");
            if !values.is_empty() {
                arms += &format!("{values} => size_of::<{}>(), ", rust(ty));
            }
        }
        let empty = self.declared.reference.get(&union.name).empty().join(" | ");
        let tag = self.declared.tag(scope, union)?;
        let expr = format!("Used(match $ {{ {arms}{empty} => 0, _ => usize::MAX }})");
        let expr = Code::of(&expr, &[&tag.expr]);
        let used = Argument::value("used", Type::Name("Used".to_owned()));
        Ok(Argument { expr, hazard: true, ..used.within([Block::Named(tag)]) })
    }

    /// Returns the call of a function for an argument under some values of an attribute, for the member of a union with
    /// this tag, or for each value of an array with an array of attributes beside it: `cuFoo.value[CU_A]`.
    pub fn by_attribute(
        &self,
        rule_set: &'a RuleSet,
        scope: &Scope,
        at: &Argument,
        place: &str,
    ) -> Result<Step<'a>> {
        let value = |of: &'a String| of.strip_prefix(place)?.strip_prefix('[')?.strip_suffix(']');
        let values: BTreeSet<&str> = rule_set.places.iter().filter_map(value).collect();
        let of = values.first().and_then(|value| self.declared.header.enumeration_with(value));
        let of = of.ok_or_else(|| format!("there is no {values:?}"))?;
        let leads = |ty: &Type| self.declared.plain_type(notes::target(ty)) == of.name;
        let tags = scope.parts.iter().filter(|(_, ty)| leads(ty)).map(|(name, _)| &**name);
        let tags: Vec<&str> = tags.collect();
        let [tag] = tags[..] else {
            let (path, of) = (&at.path, &of.name);
            return Err(format!("{path} needs one parameter that is a {of}, and has {tags:?}"));
        };
        let beside = self.declared.part(scope, tag)?;
        let tag = beside.target("it");
        let is_each = tag.path != beside.path;
        let values = values.iter().map(|value| format!("{}::{value}", of.name)).collect();
        let expr = if is_each { Code::of("*$", &[&tag.expr]) } else { tag.expr };
        let guard = Tag { expr, path: tag.path, values };
        let at = Argument { hazard: at.hazard || tag.hazard, ..at.clone() };
        let at = at.within(tag.around).within([Block::If(guard.clone())]);
        if let Some(union) = self.declared.record_of(&at.ty).filter(|record| record.union) {
            let has = |(member, _): &&(String, Type)| {
                let tags = self.declared.tags(union, member);
                guard.values.iter().all(|value| tags.contains(value))
            };
            let member = union.fields.iter().find(has);
            let (member, _) = member.ok_or_else(|| format!("{} has no member", union.name))?;
            return self.call(
                rule_set,
                &self.declared.part(&Scope::of(union, &at), member)?,
                scope,
            );
        }
        let (_, wanted) = rule_set.parameters.first().ok_or("a function without parameters")?;
        let wanted = self.declared.plain(wanted);
        let wanted = wanted.trim_start_matches('&');
        let ty = Type::Name(wanted.to_owned());
        let length =
            self.declared.reference.get(scope.name).pointer(&at.expr.text()).map(|of| &of.length);
        let at = match (&at.ty, length) {
            (Type::Pointer { .. }, Some(Length::Elements(_))) if is_each => Argument {
                expr: Code::of("value_at($, i)", &[&at.expr]),
                path: format!("{}[i]", at.path),
                ty,
                form: Form::Optional,
                hazard: true,
                ..at
            },
            (Type::Pointer { constant, .. }, Some(Length::By(by))) if *by == guard.expr.text() => {
                Argument {
                    expr: Code::of(&format!("$.cast::<{wanted}>()"), &[&at.expr]),
                    ty: Type::Pointer { constant: *constant, to: Box::new(ty) },
                    ..at
                }
            }
            (Type::Name(own), _) if self.declared.plain(own) != wanted => {
                let expr = Code::of(&format!("libcuda_sys::{wanted}($ as _)"), &[&at.expr]);
                Argument { expr, ty, ..at }
            }
            _ => at,
        };
        self.call(rule_set, &at, scope)
    }

    /// Returns the argument as a parameter of this type, if it has such a form.
    fn convert(&self, at: &Argument, wanted: &str) -> Option<Argument> {
        let wanted = self.declared.plain(wanted);
        let made = |template: &str, at: &Argument| Code::of(template, &[&at.expr]);
        if let Some(inner) = wanted.strip_prefix("Live<").and_then(|of| of.strip_suffix('>')) {
            let at = self.convert(at, inner)?;
            return Some(Argument { expr: made("Live::new($)", &at), hazard: true, ..at });
        }
        let expr = |template: &str| made(template, at);
        let form = |form: Form, ty: &Type| form.rust_type(&self.declared.plain_type(ty));
        let handle = ("Handle".to_owned(), expr("Handle($.addr())"), false);
        // Of each form: its type, its expression, and whether it is unsafe.
        let mut forms = match at.form {
            Form::Value => vec![
                (form(Form::Value, &at.ty), expr("$"), false),
                (form(Form::Reference, &at.ty), expr("&$"), false),
                handle,
            ],
            Form::Reference => vec![
                (form(Form::Value, &at.ty), expr("*$"), false),
                (form(Form::Reference, &at.ty), expr("$"), false),
                (form(Form::Optional, &at.ty), expr("Some($)"), false),
                handle,
            ],
            Form::Optional | Form::Slice => Vec::new(),
        };
        if let Some(leads) = at.leads() {
            forms.push((form(leads.form, &leads.ty), leads.expr, leads.hazard));
        }
        if at.is_pointer() {
            // Only `src/rule.rs` can create it.
            forms.push(("Extra".to_owned(), expr("Extra::new($)"), true));
        }
        if let (Form::Value, Type::Array(of, _)) = (at.form, &at.ty) {
            forms.push((form(Form::Slice, of), expr("&$"), false));
        }
        // A union of one member.
        let union = self.declared.record_of(&at.ty).filter(|record| record.union);
        if let Some([(member, ty)]) = union.map(|union| &union.fields[..]) {
            forms.push((form(Form::Value, ty), expr(&format!("$.{member}")), true));
        }
        let (_, expr, hazard) = forms.into_iter().find(|(ty, ..)| *ty == wanted)?;
        Some(Argument { expr, hazard: hazard || at.hazard, ..at.clone() })
    }
}
