//! The calls for `tests/cases`: a struct with the inputs of each driver function, and how to make the call from it: C's,
//! the checked one, and the check alone.

use crate::calls::{formatted, imports_of, tuple, words};
use crate::checks::Traversals;
use crate::generate::read::Type;
use crate::generate::rust;
use crate::notes::{Notes, Role, target};
use crate::shell::Result;
use crate::sources::{REFERENCE, created};
use std::fmt::Write;
use std::path::{Path, PathBuf};

pub fn file(root: &Path, notes: &Notes, traversals: &Traversals) -> Result<(PathBuf, String)> {
    let header = traversals.header;
    let mut calls = String::new();
    for function in &header.functions {
        let name = &function.name;
        let roles = notes.roles(function)?;
        let is_text = roles.iter().any(Role::is_text);
        // Each in C's order: inputs, outputs, C's arguments, those of the checked call.
        let (mut fields, mut outputs) = (Vec::new(), Vec::new());
        let (mut raw, mut checked) = (Vec::new(), Vec::new());
        for ((parameter, ty), role) in function.parameters.iter().zip(&roles) {
            let target = rust(target(ty));
            let opaque = ["c_void", "c_char"].contains(&&*target);
            let is_memory = matches!(ty, Type::Pointer { .. }) && !opaque;
            let i = format!("i.{parameter}");
            let pointer = match ty {
                Type::Pointer { constant: false, .. } => format!("{i}.ptr_mut()"),
                _ => format!("{i}.ptr()"),
            };
            let mut input = |ty: String, c: String, own: String| {
                fields.push(format!("{parameter}: {ty}"));
                raw.push(c);
                checked.push(own);
            };
            match role {
                Role::Count(slice) => raw.push(format!("i.{slice}.len() as _")),
                Role::Room => raw.push("LENGTH".to_owned()),
                Role::Out => {
                    outputs.push((parameter.clone(), target));
                    raw.push(format!("&mut {parameter}"));
                }
                Role::Text(_) => raw.push("[0; LENGTH as usize].as_mut_ptr()".to_owned()),
                Role::Copied => raw.push("&mut std::ptr::null()".to_owned()),
                Role::Str => input("&'static CStr".to_owned(), format!("{i}.as_ptr()"), i),
                Role::Slice(_) => {
                    input(format!("Vec<{target}>"), format!("{i}.as_ptr()"), format!("&{i}"));
                }
                Role::Ref => input(format!("In<{target}>"), pointer, format!("&{i}")),
                Role::Opt => input(format!("In<{target}>"), pointer, format!("{i}.first()")),
                Role::Raw if is_memory => input(format!("In<{target}>"), pointer.clone(), pointer),
                Role::Raw => input(rust(ty), i.clone(), i),
            }
        }
        let declared: String = outputs.iter().map(|(name, ty)| format!("{name}: {ty}, ")).collect();
        let (names, types): (Vec<_>, Vec<_>) = outputs.into_iter().unzip();
        let returned = match is_text {
            true => "() = ()".to_owned(),
            false => format!("{} = {}", tuple(&types), tuple(&names)),
        };
        let text = if is_text { "text" } else { "" };
        let check = if traversals.calls.contains_key(name) { "check" } else { "none" };
        let needs = |role: &Role| matches!(role, Role::Ref | Role::Str) || role.is_output();
        let cause = match traversals.after().calls.contains_key(name) || roles.iter().any(needs) {
            true => "cause",
            false => "thread",
        };
        line!(
            calls,
            "{name}(i) {{ {} }} ({declared}) -> {returned}; ({}) ({}) [{text}] [{check}] [{cause}];",
            fields.join(", "),
            raw.join(", "),
            checked.join(", ")
        );
    }
    let made = created(root, &["cuda.h", "src/rules", REFERENCE])?;
    let mut text = format!("// {made}\n\nuse super::form::{{In, LENGTH, calls}};\n");
    let words = words(&calls);
    let of_c = words.iter().filter(|word| word.starts_with("c_") || **word == "CStr");
    imports_of(&mut text, "std::ffi", of_c.copied());
    let names = header.types().filter(|name| words.contains(name));
    imports_of(&mut text, "cuda_checked::types", names);
    line!(text, "\ncalls! {{\n{calls}}}");
    Ok((root.join("tests/cases/calls.rs"), formatted(root, &text)?))
}
