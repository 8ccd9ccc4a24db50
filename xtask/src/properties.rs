//! The code for the property tests: every checked call beside its check and the raw call, with arguments created from
//! arbitrary bytes, and every type that they need. `tests/properties/case.rs` creates all values that are no structs, and
//! compares the three. The roles of the parameters decide the forms of the arguments, and the notes which calls are
//! unsafe: `calls.rs`, which creates the calls, is not used here.

use crate::calls::formatted;
use crate::checks::Traversals;
use crate::generate::read::{Header, Type};
use crate::generate::reference::{Item, Length};
use crate::generate::{ANONYMOUS, FLAT, Reference, rust};
use crate::notes::{Notes, Role, target};
use crate::shell::{self, Result};
use crate::sources::{REFERENCE, created};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// Arrays whose count no mark of the reference has: the struct or call, the array, and the count.
const UNMARKED: [(&str, &str, &str); 8] = [
    ("cuLogicalEndpointBindAddr", "ptr", "size"),
    ("cuMemHostRegister_v2", "p", "bytesize"),
    ("CUcheckpointCustomStorageInfo", "perDeviceData", "deviceCount"),
    ("CUcheckpointRestoreArgs", "gpuPairs", "gpuPairsCount"),
    ("CUDA_MEMCPY_BATCH_NODE_PARAMS", "dsts", "count"),
    ("CUDA_MEMCPY_BATCH_NODE_PARAMS", "srcs", "count"),
    ("CUDA_MEMCPY_BATCH_NODE_PARAMS", "sizes", "count"),
    ("CUDA_MEMCPY_BATCH_NODE_PARAMS", "attrsIdxs", "numAttrs"),
];

/// A struct whose union has pointers, depending on another field. Its creation is written by hand, but its parts are
/// not.
const TAGGED: [&str; 2] = ["CUgraphNodeParams", "CUgraphNodeParams_anonymous"];

/// The function that creates it, and the members that are not created.
const MAKER: &str = "tests/properties/case.rs";
const BYTES: [&str; 2] = ["asBytes", "reserved1"];

pub fn file(root: &Path, notes: &Notes, traversals: &Traversals) -> Result<(PathBuf, String)> {
    let header = traversals.header;
    let maker = shell::read(&root.join(MAKER))?;
    for (member, _) in header.record(TAGGED[1]).into_iter().flat_map(|record| &record.fields) {
        if !BYTES.contains(&&**member) && !maker.contains(&format!("members.{member} = ")) {
            return Err(format!("{MAKER}: CUgraphNodeParams is never made with {member}"));
        }
    }
    let mut emit = Emit { header, reference: &notes.reference, types: BTreeSet::new() };
    let mut calls = String::new();
    for function in &header.functions {
        let name = &function.name;
        let roles = notes.roles(function)?;
        let shown = function.parameters.iter().zip(&roles);
        let raw = shown.clone().filter(|(_, role)| **role == Role::Raw);
        let raw: Vec<_> = raw.map(|(parameter, _)| parameter.clone()).collect();
        let (counts, values) = emit.values(name, &raw);
        let mut values = values.into_iter();
        // The arguments as bindings, as the checked call takes them and as C does; and the outputs.
        let (mut bound, mut made, mut rust) = (Vec::new(), Vec::new(), Vec::new());
        let (mut c, mut outputs) = (Vec::new(), Vec::new());
        for (at, ((name, ty), role)) in shown.enumerate() {
            let mut value = || emit.value(target(ty));
            // C's argument, the kind of an output, and the value and the argument of what the checked call takes.
            let (of_c, output, taken) = match role {
                Role::Count(slice) => (format!("{slice}.len()"), "", None),
                Role::Room => ("ROOM".to_owned(), "", None),
                Role::Out => ("elsewhere()".to_owned(), "value", None),
                Role::Text(_) => ("elsewhere()".to_owned(), "text", None),
                Role::Copied => ("elsewhere()".to_owned(), "address", None),
                Role::Ref => (format!("&{name}"), "", Some((value(), format!("&{name}")))),
                Role::Opt => {
                    let value = format!("input.option(|input| {})", value());
                    (format!("optional(&{name})"), "", Some((value, format!("{name}.as_ref()"))))
                }
                Role::Slice(_) => {
                    let value = format!("input.slice(|input| {})", value());
                    (format!("{name}.as_ptr()"), "", Some((value, format!("&{name}"))))
                }
                Role::Str => {
                    let value = "input.text()".to_owned();
                    (format!("{name}.as_ptr()"), "", Some((value, format!("&{name}"))))
                }
                Role::Raw => {
                    let value = values.next().expect("as many as requested");
                    (name.clone(), "", Some((value, name.clone())))
                }
            };
            c.push(of_c);
            if !output.is_empty() {
                outputs.push(format!("{at} {output} {name}"));
            }
            if let Some((value, argument)) = taken {
                bound.push(&**name);
                made.push(value);
                rust.push(argument);
            }
        }
        let bindings = match &bound[..] {
            [] => String::new(),
            [one] => format!("let {one} = {};", made[0]),
            _ => format!("let ({}) = ({});", bound.join(", "), made.join(", ")),
        };
        let safety = if notes.function(name)?.safety.is_some() { "unsafe" } else { "safe" };
        let checked = if traversals.calls.contains_key(name) { "checked" } else { "unchecked" };
        let plain = function.plain();
        line!(
            calls,
            "{name}(input) {{ {counts} {bindings} }}\n    {safety} {plain}({}) -> ({}), {checked}({});",
            rust.join(", "),
            outputs.join(", "),
            c.join(", ")
        );
    }

    let mut types = String::new();
    let mut done = BTreeSet::new();
    while let Some(name) = emit.types.difference(&done).next().cloned() {
        emit.record(&name, &mut types);
        done.insert(name);
    }
    let mut enums = String::new();
    for e in header.enums.iter().filter(|e| done.contains(&e.name)) {
        let values: BTreeSet<String> = e.variants.iter().map(|v| v.value.to_string()).collect();
        let values: Vec<String> = values.into_iter().collect();
        line!(enums, "{}: {};", e.name, values.join(", "));
    }
    let made = created(root, &["cuda.h", "src/rules", REFERENCE])?;
    let text = format!(
        "// {made}\n\n\
         use super::case::{{Input, ROOM, calls, elsewhere, enums, optional, structs, unions}};\n\
         use cuda_checked::types::*;\n\n\
         calls! {{\n{calls}}}\n\n{types}\nenums! {{\n{enums}}}\n"
    );
    Ok((root.join("tests/properties/calls.rs"), formatted(root, &text)?))
}

struct Emit<'a> {
    header: &'a Header,
    reference: &'a Reference,
    /// Structs, unions and enums for which values are needed.
    types: BTreeSet<String>,
}

impl Emit<'_> {
    fn record(&mut self, name: &str, out: &mut String) {
        let Some(record) = self.header.record(name) else { return };
        if TAGGED.contains(&name) {
            for (_, ty) in &record.fields {
                self.value(ty);
            }
        } else if record.union {
            line!(out, "unions! {{ {name} }}");
        } else {
            let mut fields = record.fields.clone();
            if let Some((_, flat)) = FLAT.iter().find(|(flat, _)| *flat == name) {
                let ty = self.header.part(&fields, flat).cloned();
                fields.retain(|(field, _)| field != ANONYMOUS);
                fields.extend(ty.map(|ty| ((*flat).to_owned(), ty)));
            }
            let (counts, values) = self.values(name, &fields);
            let fields = fields.iter().zip(values);
            let fields: Vec<String> =
                fields.map(|((field, _), value)| format!("{field}: {value}")).collect();
            line!(out, "structs! {{ {name}(input) {{ {counts} }} {{ {} }} }}", fields.join(", "));
        }
    }

    /// Statements that choose counts, and the values of parameters or fields.
    fn values(&mut self, owner: &str, items: &[(String, Type)]) -> (String, Vec<String>) {
        let counts = counts(self.reference.get(owner), owner, items);
        let names: BTreeSet<&str> = counts.values().map(|(count, _)| *count).collect();
        let statement = |name: &&str| format!("let {name} = input.count();");
        let statements: Vec<String> = names.iter().map(statement).collect();
        let value = |(name, ty): &(String, Type)| match (counts.get(&**name), ty) {
            (Some((count, _)), Type::Pointer { to, .. }) if is_bytes(to) => {
                format!("input.bytes(&{count})")
            }
            (Some((count, less)), Type::Pointer { to, .. }) => {
                let less = if less.is_empty() { "" } else { &format!(".less({less})") };
                let value = match &**to {
                    // A number, as for options.
                    Type::Pointer { .. } => "input.handle()".to_owned(),
                    to => self.value(to),
                };
                format!("input.many(&{count}{less}, |input| {value})")
            }
            // A size that is read and written.
            (_, Type::Pointer { .. }) if names.contains(&**name) => {
                format!("input.one(|_| {name}.number() as _)")
            }
            _ if names.contains(&**name) => format!("{name}.number() as _"),
            // Names and values, while other such lists are of pointers.
            _ if name == "extra" => "input.extra()".to_owned(),
            _ => self.value(ty),
        };
        let values = items.iter().map(value).collect();
        (statements.join(" "), values)
    }

    fn value(&mut self, ty: &Type) -> String {
        match ty {
            Type::Array(of, _) => format!("std::array::from_fn(|_| {})", self.value(of)),
            Type::Function { .. } => "input.callback()".to_owned(),
            Type::Pointer { to, .. } => match &**to {
                to if to.is("c_void") => "input.memory()".to_owned(),
                to if to.is("c_char") => "input.string()".to_owned(),
                Type::Pointer { to, .. } if is_bytes(to) => "input.list()".to_owned(),
                to => format!("input.one(|input| {})", self.value(to)),
            },
            Type::Name(name) => match self.header.alias(name) {
                Some(Type::Pointer { .. }) => "input.handle()".to_owned(),
                Some(target) => self.value(target),
                None => {
                    self.types.insert(rust(ty));
                    "input.make()".to_owned()
                }
            },
        }
    }
}

/// Returns the count of each array, and how many elements less than that it has: `count`, `*size` or `rank - 1`.
fn counts<'i>(
    marks: &'i Item,
    owner: &str,
    items: &'i [(String, Type)],
) -> BTreeMap<&'i str, (&'i str, &'i str)> {
    let count = |(name, _): &'i (String, Type)| {
        let unmarked = UNMARKED.iter().find(|(of, array, _)| *of == owner && array == name);
        let count = match (unmarked, marks.pointer(name).map(|pointer| &pointer.length)) {
            (Some((.., count)), _) => count,
            (None, Some(Length::Elements(count))) => count.trim_start_matches('*'),
            _ => return None,
        };
        let (count, less) = count.split_once(" - ").unwrap_or((count, ""));
        items.iter().any(|(item, _)| item == count).then_some((&**name, (count, less)))
    };
    items.iter().filter_map(count).collect()
}

/// Untyped memory, or text.
fn is_bytes(ty: &Type) -> bool {
    ty.is("c_void") || ty.is("c_char")
}
