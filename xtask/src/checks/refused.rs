//! The search for the cause of a refusal: rows, of which each is code that calls share with what a call gives to it, and the
//! pointers of a call that must not be null.

use super::enforced::Enforced;
use super::step::{Callee, Path, Step, body};
use crate::generate::c::in_c;
use crate::generate::read::{Function, Type};
use crate::generate::reference::{Direction, Item, Length};
use crate::generate::rust;
use crate::notes::{self, Role};
use std::collections::BTreeMap;
use std::fmt::Write;

/// A part of the search: code that calls share, and what this call gives to it.
pub struct Row {
    /// The name of the code: of what it calls, with a number if there are several.
    pub name: String,
    pub code: String,
    /// The positions of the arguments, in C's order.
    pub positions: Vec<usize>,
    path: String,
}

impl Row {
    /// Returns the row of one step, or of those in one block of code.
    fn new(function: &Function, roles: &[Role], steps: &[Step]) -> Self {
        let name = match &steps[0].callee {
            Callee::RuleSet(rule_set, _) => {
                let path = rule_set.path();
                let file = path.rsplit("::").nth(1).unwrap_or_default().to_owned();
                format!("{file}_{}", rule_set.name)
            }
            Callee::Type(ty, _) => format!("follow_{ty}"),
        };
        let path = match steps {
            [step] => step.way.path(),
            _ => None,
        };
        let code = body(steps, "", if path.is_some() { Path::Given } else { Path::Own });
        let position = |name: &str| function.parameters.iter().position(|(own, _)| own == name);
        let mut positions: Vec<usize> =
            code.parameters().into_iter().filter_map(position).collect();
        let mut text = String::new();
        for (index, at) in positions.clone().into_iter().enumerate() {
            let (name, ty) = &function.parameters[at];
            let argument = match &roles[at] {
                // Any handle is a pointer.
                Role::Raw if code.has_only(name, "Handle(", ".addr())") => {
                    format!("a.get::<*mut c_void>({index})")
                }
                _ => format!("a.get::<{}>({index})", rust(ty)),
            };
            let given = format!("p{index}");
            let or_none = "else { return Ok(()) };";
            match &roles[at] {
                Role::Ref => line!(text, "let Some({given}) = target({argument}) {or_none}"),
                Role::Str => line!(text, "let Some({given}) = text({argument}) {or_none}"),
                Role::Opt => line!(text, "let {given} = target({argument});"),
                Role::Slice(count) => {
                    let count = position(count).unwrap_or_default();
                    let known = positions.iter().position(|own| *own == count);
                    let count = known.unwrap_or_else(|| {
                        positions.push(count);
                        positions.len() - 1
                    });
                    line!(text, "let {given} = elements({argument}, a.get::<usize>({count}));");
                }
                _ => line!(text, "let {given} = {argument};"),
            }
        }
        let index = |name: &str| positions.iter().position(|at| Some(*at) == position(name));
        let code = code.with_names(|name| match index(name) {
            Some(index) => format!("p{index}"),
            None => name.to_owned(),
        });
        let path = path.unwrap_or_default().to_owned();
        Self { name, code: text + &code, positions, path }
    }

    /// Returns it as code: what it calls, the positions of the arguments, and the path.
    pub fn text(&self) -> String {
        let Self { name, positions, path, .. } = self;
        format!("Row {{ look: s::{name}, arguments: &{positions:?}, path: {path:?} }}")
    }
}

/// Returns the rows of a call: one for each step, except that those in one block of code are one.
pub fn rows(function: &Function, roles: &[Role], steps: &[Step]) -> Vec<Row> {
    let same = |a: &Step, b: &Step| !a.around.is_empty() && a.around.first() == b.around.first();
    steps.chunk_by(same).map(|steps| Row::new(function, roles, steps)).collect()
}

/// Gives rows whose code differs names that differ.
pub fn number_names<'r>(rows: impl Iterator<Item = &'r mut Row>) {
    let mut codes: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for row in rows {
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
}

/// Returns the pointers of a call that must not be null: its outputs and what it follows, and arrays if they have elements. An
/// untyped input can be a number, a null that the driver hands on, or memory of no bytes: it has causes of its own.
pub fn pointers(
    function: &Function,
    item: &Item,
    row: &notes::Function,
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
        let is_untyped = |ty: &Type| notes::target(ty).is("c_void");
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
            _ if is_input && is_untyped(notes::target(ty)) => continue,
            _ => Some("None".to_owned()),
        };
        let Some(count) = count else { continue };
        let index = usize::from(count != "None");
        pointers[index].push(format!("Pointer({at}, {count}, \"{}\")", in_c(name)));
    }
    pointers.concat()
}
