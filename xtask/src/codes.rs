//! `src/codes.rs`: what the lines of rules and causes say, and what names of parameters and fields stand for.

use crate::calls;
use crate::checks::Traversals;
use crate::generate::Reference;
use crate::generate::read::{Header, Type};
use crate::read_rules::Rules;
use crate::shell::Result;
use crate::sources::created;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The lists of facts that only some rules have, with the type of a fact. Those of marks have the numbers only.
const FACTS: [(&str, &str); 13] = [
    ("AFTER", ""),
    ("ASKS", ""),
    ("ALWAYS", ""),
    ("PROBE", ""),
    ("MAYBE", ""),
    ("WINDOWS", ""),
    ("SINCE", "u32"),
    ("UNTIL", "u32"),
    ("CONDITIONS", "&[Condition]"),
    ("CLAUSES", "&str"),
    ("BECAUSE", "&str"),
    ("REASONS", "&str"),
    ("CODES", "&[CUresult]"),
];

/// Returns `src/codes.rs`.
pub fn file(root: &Path, traversals: &Traversals) -> Result<(PathBuf, String)> {
    let (header, rules) = (traversals.header, traversals.rules);
    let made = created(root, &["cuda.h", "src/rules", "src/owned"])?;
    let parameters = header.functions.iter().flat_map(|function| &function.parameters);
    let members = parameters.chain(header.records.iter().flat_map(|record| &record.fields));
    let is_address = |ty: &Type| match ty {
        Type::Pointer { to: ty, .. } | Type::Array(ty, _) => ty.is("CUdeviceptr"),
        // This handle is a number, like an address.
        ty => ty.is("CUdeviceptr") || ty.is("CUmemGenericAllocationHandle"),
    };
    // Other pointers are shown as such, unless a rule takes the address as a number, as of `globalAddress`.
    let is_named_so = |name: &str| name.ends_with("Address");
    let addresses =
        members.filter(|(name, ty)| is_address(ty) || is_named_so(name)).map(|(name, _)| name);
    let addresses = Vec::from_iter(BTreeSet::from_iter(addresses));
    let sizes = sizes(header, traversals.reference);
    let results = header.enums.iter().find(|e| e.name == "CUresult").map(|e| &e.variants);
    let number = |code: &str| {
        let name = format!("CUDA_ERROR_{code}");
        results?.iter().find(|variant| variant.name == name).map(|variant| variant.value)
    };
    let codes = rules.codes.iter().map(|(call, id, code)| {
        let code = match number(code) {
            Some(_) => format!("Some(CUresult::CUDA_ERROR_{code})"),
            None => "None".to_owned(),
        };
        format!("(c\"{call}\", {id}, {code}),")
    });
    let codes: String = codes.collect();
    let facts = facts(rules)?;
    let text = format!(
        "// {made}\n\n//! The facts of rules, the codes that calls have for rules of types, and the names of addresses and sizes.\n\n\
         use crate::line::Condition;\nuse core::ffi::CStr;\nuse libcuda_sys::CUresult;\nuse libcuda_sys::CUresult as R;\n\n\
         /// The parameters and fields that are device addresses, or lists of these, and handles that are numbers.\n\
         pub(crate) const ADDRESSES: &[&str] = &{addresses:?};\n\n\
         /// The parameters and fields that are numbers of bytes.\n\
         pub(crate) const SIZES: &[&str] = &{sizes:?};\n\n\
         /// The codes of rules of types, in the calls whose documentation states another one, or none.\n\
         pub(crate) const CALL_CODES: &[(&CStr, u32, Option<CUresult>)] = &[{codes}];\n\n{facts}"
    );
    Ok((root.join("src/codes.rs"), calls::formatted(root, &text)?))
}

/// Returns the lists of facts of rules and causes.
fn facts(rules: &Rules) -> Result<String> {
    let (mut paths, mut must) = (Vec::new(), Vec::new());
    let mut lists = FACTS.map(|(list, ty)| (list, ty, String::new()));
    for (id, lines) in &rules.lines() {
        let [(_, line)] = lines[..] else { return Err(format!("rule {id} has several lines")) };
        for (list, text) in [(&mut paths, &line.path), (&mut must, &line.must)] {
            list.resize(*id as usize, "");
            list.push(&**text);
        }
        for (of, fact) in line.facts() {
            let list = lists.iter_mut().find(|(list, ..)| *list == of);
            let (_, ty, list) = list.ok_or_else(|| format!("rule {id}: no list {of}"))?;
            *list += &if ty.is_empty() { format!("{id},") } else { format!("({id}, {fact}),") };
        }
    }
    let mut text = format!(
        "/// Of each rule and each cause, by its number. What the facts are, `crate::line` says.\n\
         pub(crate) static PATHS: &[&str] = &{paths:?};\n\n\
         pub(crate) static MUST: &[&str] = &{must:?};\n\n\
         // Of the rules and causes that have the fact, in the order of their numbers.\n\n"
    );
    for (list, ty, facts) in lists {
        let ty = if ty.is_empty() { "u32".to_owned() } else { format!("(u32, {ty})") };
        text += &format!("pub(crate) static {list}: &[{ty}] = &[{facts}];\n\n");
    }
    Ok(text)
}

/// Returns the names of the parameters and fields that are mostly numbers of bytes, by their text.
fn sizes(header: &Header, reference: &Reference) -> Vec<String> {
    let functions = header.functions.iter().map(|of| (&of.name, &of.parameters));
    let records = header.records.iter().map(|of| (&of.name, &of.fields));
    let mut found: BTreeMap<&String, i32> = BTreeMap::new();
    for (item, members) in functions.chain(records) {
        let is_number = |ty: &Type| ["usize", "c_uint"].iter().any(|name| ty.is(name));
        for (name, _) in members.iter().filter(|(_, ty)| is_number(ty)) {
            if let Some(member) = reference.get(item).members.get(name) {
                let is_size = member.text.contains(" bytes");
                *found.entry(name).or_default() += if is_size { 1 } else { -1 };
            }
        }
    }
    found.into_iter().filter(|(_, places)| *places > 0).map(|(name, _)| name.clone()).collect()
}
