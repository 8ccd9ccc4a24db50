//! The declarations, as rules see them: structs and unions with their tags, types under one name, and enumerators with their
//! releases.

use super::argument::{Argument, Block, Form, Scope, Tag};
use super::code::Code;
use crate::generate::history::{self, FIRST, History};
use crate::generate::read::{Header, Record, Type, Variant};
use crate::generate::reference::Length;
use crate::generate::{ANONYMOUS, FLAT, Reference, rust};
use crate::notes::{self, Role};
use crate::read_rules::{Enumerators, Line, RuleSet, Values, with_words};
use crate::shell::Result;
use std::collections::BTreeMap;

pub struct Declared<'a> {
    pub header: &'a Header,
    pub reference: &'a Reference,
    history: History<'static>,
    /// Whether the driver has refused the call, so that its outputs are no more than places.
    is_after: bool,
}

impl<'a> Declared<'a> {
    pub fn new(header: &'a Header, reference: &'a Reference, is_after: bool) -> Self {
        Self { header, reference, history: History::new(history::TEXT), is_after }
    }

    /// Returns a struct or a union by its name or that of an alias.
    pub fn record(&self, name: &str) -> Option<&'a Record> {
        self.header.record(name).or_else(|| self.record_of(self.header.alias(name)?))
    }

    pub fn record_of(&self, ty: &Type) -> Option<&'a Record> {
        match ty {
            Type::Name(name) => self.record(name),
            _ => None,
        }
    }

    /// Returns a place with the own name of its type, and without the values of an attribute.
    pub fn key(&self, place: &str) -> String {
        let (first, rest) = place.split_at(place.find('.').unwrap_or(place.len()));
        let first = self.record(first).map_or(first, |record| &record.name);
        match rest.split_once('[') {
            Some((rest, _)) => format!("{first}{rest}[]"),
            None => format!("{first}{rest}"),
        }
    }

    /// Returns a parameter, or a field, in an anonymous union too.
    pub fn part(&self, scope: &Scope, name: &str) -> Result<Argument> {
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
            Some(role) if role.is_output() && scope.at.is_none() && !self.is_after => Form::Value,
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
            expr = Code::of("$.len()", &[&Code::parameter(slice)]);
        }
        let owner = self.record(scope.name);
        let outer = scope.at.is_some_and(|at| at.hazard);
        let union = union.filter(|_| !is_flat(scope.name, ANONYMOUS));
        let hazard = outer || union.is_some() || owner.is_some_and(|record| record.union);
        let values = union.map_or(Vec::new(), |union| self.tags(union, part));
        let mut around = scope.around().to_vec();
        if let (Some(union), false) = (union, values.is_empty()) {
            around.push(Block::If(Tag { values, ..self.tag(scope, union)? }));
        }
        let tag = match self.record_of(notes::target(&ty)).filter(|record| record.union) {
            Some(union) => self.tag(scope, union),
            None => Err(format!("{part} is no union")),
        };
        let count = self.count(scope, part)?;
        Ok(Argument { expr, path, ty, form, count, around, hazard, tag })
    }

    /// Returns Rust's expression for the number of elements of an array.
    fn count(&self, scope: &Scope, part: &str) -> Result<Option<Code>> {
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
            let (mut count, _) = scope.named(count);
            count.push(if is_size { "" } else { " as usize" }, &[]);
            match less {
                "0" => count,
                less => Code::of(&format!("($).saturating_sub({less})"), &[&count]),
            }
        }))
    }

    /// Returns the anonymous union in a struct.
    pub fn anonymous(&self, scope: &Scope) -> Option<&'a Record> {
        let (_, ty) = scope.parts.iter().find(|(part, _)| part == ANONYMOUS)?;
        self.record_of(ty)
    }

    /// Returns the enumerators that select a member of a union.
    pub fn tags(&self, union: &Record, member: &str) -> Vec<String> {
        let member = self.reference.get(&union.name).members.get(member);
        let tags = member.map(|member| member.tags()).unwrap_or_default();
        tags.into_iter().map(str::to_owned).collect()
    }

    /// Returns the enum whose enumerators select the members of a union.
    pub fn tag_enum(&self, union: &Record) -> Option<String> {
        let mut tags = union.fields.iter().flat_map(|(member, _)| self.tags(union, member));
        tags.find_map(|tag| Some(tag.split_once("::")?.0.to_owned())).filter(|_| union.union)
    }

    /// Returns that enum if the tag stands beside the union, and not in its members.
    pub fn outer_tag(&self, union: &Record) -> Option<String> {
        self.tag_enum(union).filter(|tag| self.part_of_type(&union.fields, tag).is_none())
    }

    /// Returns the only part of a type.
    fn part_of_type<'r>(&self, parts: &'r [(String, Type)], ty: &str) -> Option<&'r str> {
        let mut of = parts.iter().filter(|(_, of)| self.plain_type(of) == ty);
        let (field, _) = of.next()?;
        of.next().is_none().then_some(field)
    }

    /// Returns the tag of a union, which is a part of this.
    pub fn tag(&self, scope: &Scope, union: &Record) -> Result<Tag> {
        let ty = self.tag_enum(union).ok_or_else(|| format!("{} has no tag", union.name))?;
        let tag = self.part_of_type(scope.parts, &ty).ok_or_else(|| {
            format!("{} has not one {ty}, which selects the member of {}", scope.name, union.name)
        })?;
        let (expr, path) = scope.named(tag);
        Ok(Tag { expr, path, values: Vec::new() })
    }

    pub fn plain_type(&self, ty: &Type) -> String {
        self.plain(&rust(ty))
    }

    /// Returns a type without its other names and blanks, and with `const` for `mut`.
    pub fn plain(&self, ty: &str) -> String {
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

    /// Fails if an enumerator of another enum is a value of an argument.
    pub fn are_of_their_enum(
        &self,
        rule_set: &RuleSet,
        line: &Line,
        values: &[Values],
    ) -> Result<()> {
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
    pub fn enumerators(&self, rule_set: &RuleSet, line: &Line) -> Result<Enumerators> {
        let listed = line.listed();
        let word = |name: &str| name.split(' ').next().unwrap_or_default().to_owned();
        let owner = match (line.named_enum(), listed.first()) {
            (Some(owner), _) => owner.to_owned(),
            (None, None) => self.enum_of(rule_set, &line.path)?,
            (None, Some(first)) => {
                let first = word(first);
                let found = self.header.enumeration_with(&first);
                found.ok_or_else(|| format!("no enum has {first}"))?.name.clone()
            }
        };
        let all = self.since(&owner)?.into_iter();
        let mut all: Vec<_> = all.map(|(variant, since)| (variant.name.clone(), since)).collect();
        if line.excepts() {
            all.retain(|(name, _)| !listed.contains(name));
        } else if !listed.is_empty() {
            let since: BTreeMap<String, u32> = all.into_iter().collect();
            let of_enum = |name: &String| match since.get(&word(name)) {
                Some(since) => Ok((name.clone(), *since)),
                None => Err(format!("{owner} has no {name}")),
            };
            all = listed.iter().map(of_enum).collect::<Result<_>>()?;
        }
        Ok(Enumerators { name: owner, all })
    }

    /// Returns the enumerators of an enum with their releases. Those that are no values are left out.
    pub fn since(&self, of: &str) -> Result<Vec<(&Variant, u32)>> {
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
}

/// Returns whether the members of a struct's anonymous union are its own in Rust too.
pub fn is_flat(record: &str, field: &str) -> bool {
    field == ANONYMOUS && FLAT.iter().any(|(flat, _)| *flat == record)
}
