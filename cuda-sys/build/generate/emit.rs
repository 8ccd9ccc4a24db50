//! Writes a [`Header`] as the Rust files that the crate includes.

use super::c::{C, in_c};
use super::docs::{Doc, Docs};
use super::history::{FALLBACKS, FIRST, FLAT, History, dotted};
use super::manual;
use super::read::{ANONYMOUS, Constant, Enum, Function, Header, Record, Type, Variant};
use super::reference::{Item, Member, Reference};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::fmt::Write;

/// Enums whose values are combined with `|`, besides those with "flags" in their names.
const MASKS: &[&str] = &[
    "CUatomicOperationCapability",
    "CUflushGPUDirectRDMAWritesOptions",
    "CUmemAllocationHandleType",
    "CUmemDecompressAlgorithm",
];

const DEPRECATED: &str = "#[deprecated = \"NVIDIA's header marks it as deprecated\"]";

/// The files, by the names under which the crate includes them.
pub type Files = Vec<(String, String)>;

/// Returns the text of each file that the crate includes. `history` is `history::TEXT`, or a newer one; `reference` is
/// the crate's own text, and `docs` is NVIDIA's text, which may be left out.
pub fn emit(
    headers: &[Header],
    history: &str,
    docs: &[Docs],
    reference: &Reference,
) -> Result<Files, String> {
    let (history, none) = (History::new(history), History::default());
    let silent = Docs::default();
    let mut files = Files::new();
    let core = &headers[0];
    let internal = headers.iter().find(|header| header.unit.name == "internal");
    let earlier = internal.into_iter().flat_map(|internal| &internal.functions);
    let replaced = earlier.filter_map(|own| Some((&*own.name, later(core, &own.name)?)));
    let replaced: HashMap<&str, &Function> = replaced.collect();
    for (n, header) in headers.iter().enumerate() {
        let module = header.unit.name;
        let mut add = |name: &str, text: String| {
            files.push((header.unit.file(name), text));
        };
        // The history is only about `cuda.h` itself.
        let history = if module.is_empty() { &history } else { &none };
        let c = C::new(if n == 0 { vec![header] } else { vec![&headers[0], header] });
        let mut today = replaced.clone();
        today.extend(header.functions.iter().map(|own| (&*own.name, own)));
        let linked = names_of(core).chain(names_of(header)).collect();
        let sources = Sources {
            core,
            internal,
            header,
            today,
            history,
            docs: docs.get(n).unwrap_or(&silent),
            reference,
            c,
            linked,
        };
        add("types.rs", types(&sources)?);
        add("functions.rs", functions(&sources));
        add("names.rs", names(header));
        if module == "internal" {
            add("per_thread.rs", per_thread(&headers[0], header));
        }
        if module.is_empty() {
            add("older.rs", older(headers));
            files.push(("groups.md".to_owned(), groups(&sources)));
        }
    }
    Ok(files)
}

fn types(sources: &Sources) -> Result<String, String> {
    let header = sources.header;
    let mut out = String::new();
    for constant in &header.constants {
        facts(&mut out, sources, &constant.name);
        line!(
            out,
            "pub const {}: {} = {};",
            constant.name,
            rust(&constant.ty),
            value(header, constant)
        );
    }
    for e in &header.enums {
        emit_enum(&mut out, sources, e);
    }
    line!(out, "\nopaque! {{");
    for name in &header.opaque {
        facts(&mut out, sources, name);
        line!(out, "{name},");
    }
    line!(out, "}}\n");
    for (name, ty) in &header.aliases {
        facts(&mut out, sources, name);
        line!(out, "pub type {name} = {};", rust(ty));
    }
    let (mut records, mut anonymous) = (Vec::new(), Vec::new());
    for record in &header.records {
        let union = record.fields.iter().find(|(name, _)| name == ANONYMOUS);
        let flat = FLAT.iter().find(|(name, _)| *name == record.name);
        match (union, flat) {
            (Some((_, Type::Name(union))), Some((_, field))) => {
                let flat = flatten(sources, record, union, field)?;
                emit_record(&mut out, sources, &flat.record)?;
                out.push_str(&flat.methods);
            }
            (None, _) if is_flat(&record.name) => continue,
            (union, _) => {
                emit_record(&mut out, sources, record)?;
                anonymous.extend(union.map(|(_, ty)| format!("{} => {}", record.name, rust(ty))));
            }
        }
        records.push(record.name.as_str());
    }
    line!(out, "\nrecords! {{\n    {}\n}}", records.join(",\n    "));
    let mut list = |name: &str, of: Vec<String>| {
        if !of.is_empty() {
            line!(out, "\n{name}! {{\n    {}\n}}", of.join(",\n    "));
        }
    };
    list("anonymous", anonymous);
    let unions = header.records.iter().filter(|record| record.union && !is_flat(&record.name));
    list("unions", unions.map(|union| union.name.clone()).collect());
    let names = |of: &dyn Fn(&Enum) -> bool| -> Vec<String> {
        header.enums.iter().filter(|e| of(e)).map(|e| e.name.clone()).collect()
    };
    let integers = header.enums.iter().map(|e| format!("{}: {}", e.name, integer(e)));
    list("integers", integers.collect());
    list("zeros", names(&|e| is_flags(e) || e.variants.iter().any(|v| v.value == 0)));
    list("bits", names(&is_flags));
    Ok(out)
}

fn is_flags(e: &Enum) -> bool {
    e.name.to_ascii_lowercase().contains("flag") || MASKS.contains(&&*e.name)
}

/// Whether it is the anonymous union of a struct that is flat.
fn is_flat(union: &str) -> bool {
    FLAT.iter().any(|(name, _)| union == format!("{name}_{ANONYMOUS}"))
}

fn value(header: &Header, constant: &Constant) -> String {
    let pointer = match &constant.ty {
        Type::Pointer { .. } => true,
        Type::Name(name) => {
            let handle =
                |(alias, ty): &(String, Type)| alias == name && matches!(ty, Type::Pointer { .. });
            header.aliases.iter().any(handle)
        }
        _ => false,
    };
    // The address may be a literal, or the name of another macro.
    let cast =
        if constant.value.starts_with(|c: char| c.is_ascii_digit()) { "" } else { " as usize" };
    match pointer {
        true => format!("core::ptr::without_provenance_mut({}{cast})", constant.value),
        false => constant.value.clone(),
    }
}

fn emit_enum(out: &mut String, sources: &Sources, e: &Enum) {
    line!(out, "\n{}! {{", if is_flags(e) { "c_flags" } else { "c_enum" });
    facts(out, sources, &e.name);
    if e.name == "CUresult" {
        line!(out, "    #[must_use]");
    }
    line!(out, "    pub struct {}({});", e.name, integer(e));
    // If a value has several names, `Debug` shows the first one, so deprecated names come last.
    let renamed = |variant: &&Variant| {
        let same = |other: &Variant| other.value == variant.value && !other.deprecated;
        variant.deprecated && e.variants.iter().any(same)
    };
    let mut variants: Vec<_> = e.variants.iter().collect();
    variants.sort_by_key(renamed);
    for variant in variants {
        member_facts(out, sources, &variant.name, &e.name);
        if variant.deprecated {
            line!(out, "    {DEPRECATED}");
        }
        line!(out, "    {} = {},", variant.name, variant.value);
    }
    line!(out, "}}");
    // Headers before CUDA 12.0 lack it.
    if e.name == "CUdriverProcAddressQueryResult" {
        line!(out, "\nstatus!();");
    }
    if e.name == "CUresult" {
        line!(out, "\nmeanings! {{");
        let item = sources.reference.get(&e.name);
        for Variant { name, .. } in &e.variants {
            if let Some(member) = item.members.get(name) {
                line!(out, "    {name} => {:?},", meaning(&member.text));
            }
        }
        line!(out, "}}");
    }
}

/// For an enum without negative enumerators, MSVC uses `int` and other compilers `unsigned int`. Both are passed in the
/// same way, so one integer type serves all targets.
fn integer(e: &Enum) -> &'static str {
    if e.variants.iter().any(|v| v.value < 0) { "i32" } else { "u32" }
}

/// The sources of text about the items: the history, the crate's own text, and optionally NVIDIA's comments.
struct Sources<'a> {
    core: &'a Header,
    /// With the earlier forms of functions.
    internal: Option<&'a Header>,
    header: &'a Header,
    /// By the name of a function: the function itself, or that of `cuda.h` that an earlier form became.
    today: HashMap<&'a str, &'a Function>,
    history: &'a History<'a>,
    docs: &'a Docs,
    reference: &'a Reference,
    c: C<'a>,
    /// The names that a link can lead to.
    linked: HashSet<String>,
}

impl<'a> Sources<'a> {
    fn functions(&self) -> Vec<&'a Function> {
        self.header.functions.iter().collect()
    }

    /// Returns our own text without links to items that an older header lacks.
    fn own(&self, text: &str) -> String {
        let mut parts = text.split("[`");
        let mut out = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            match part.split_once("`]") {
                Some((name, rest)) if !self.linked.contains(name) && !rest.starts_with('(') => {
                    out += &format!("`{name}`{rest}");
                }
                _ => out += &format!("[`{part}"),
            }
        }
        out
    }
}

/// The names of a header's items and enumerators.
fn names_of(header: &Header) -> impl Iterator<Item = String> {
    let functions = header.functions.iter().map(|function| function.name.clone());
    let types = header.types().map(str::to_owned);
    let constants = header.constants.iter().map(|constant| constant.name.clone());
    let enumerators = header
        .enums
        .iter()
        .flat_map(|e| e.variants.iter().map(|variant| format!("{}::{}", e.name, variant.name)));
    functions.chain(types).chain(constants).chain(enumerators)
}

fn facts(out: &mut String, sources: &Sources, name: &str) {
    let Item { summary, .. } = sources.reference.get(name);
    let (history, users) = history(sources, name);
    let facts = [history, users].join("\n\n");
    document(out, "", &sources.own(summary), facts.trim(), sources.docs.get(name));
}

/// Returns the releases of an item, and the functions that use it.
fn history(sources: &Sources, name: &str) -> (String, String) {
    let users = Users::of(sources, name, &sources.functions());
    let mut history = sources.history.of_item(name);
    if let Some(since) = history.first_mut().filter(|since| since.ends_with(OLD)) {
        if let Some(words) = first(sources, name) {
            *since = words;
        }
    }
    (history.join("\n"), users.listed())
}

/// Says more of the release of an item that the oldest of the headers has already: the documentation of functions has
/// theirs, earlier forms included. A type is as old as a function with a parameter of it, and a handle's tag as the handle.
/// What a struct holds or a text names may be younger than the function, and an alias than its type.
fn first(sources: &Sources, name: &str) -> Option<String> {
    let header = sources.header;
    let earlier = sources.internal.into_iter().flat_map(|internal| &internal.functions);
    let functions: Vec<_> = sources.functions().into_iter().chain(earlier).collect();
    let users = Users::of(sources, name, &functions);
    let of = |functions: &mut dyn Iterator<Item = &Function>| {
        let first = functions.filter_map(|function| function.since).min();
        first.filter(|first| *first <= FIRST).map(dotted)
    };
    // An earlier form may have had another type, under another name. What is in a struct may be older than its functions.
    let is_todays =
        header.functions.iter().any(|f| users.typed.iter().any(|own| own.name == f.name));
    let known = of(&mut users.direct.iter().chain(&users.within).copied());
    let typed = of(&mut users.typed.iter().copied()).filter(|first| known.as_ref() == Some(first));
    if let Some(first) = typed.filter(|_| is_todays) {
        return Some(format!("Since CUDA {first}, like the first function that takes it."));
    }
    let tag = |(_, ty): &&(String, Type)| match ty {
        Type::Pointer { to, .. } => matches!(&**to, Type::Name(tag) if tag == name),
        _ => false,
    };
    if let Some((handle, _)) = header.aliases.iter().find(tag) {
        let first = of(&mut Users::of(sources, handle, &functions).typed.into_iter())?;
        return Some(format!("Since CUDA {first}, like [`{handle}`]."));
    }
    let or_earlier = format!("Since CUDA {}{OLD}", dotted(FIRST));
    let or_earlier = or_earlier.trim_end_matches('.');
    let summary = &*sources.reference.get(name).summary;
    let linked = |function: &&Function| summary.contains(&format!("[`{}`]", function.name));
    if let Some(first) = known.or_else(|| of(&mut header.functions.iter().filter(linked))) {
        return Some(format!("{or_earlier}; its first function is of CUDA {first}."));
    }
    // The name of an integer with a version stands for the same as that without.
    let plain = name.rsplit_once("_v").map_or(name, |(plain, _)| plain);
    let same = |(alias, ty): &&(String, Type)| match ty {
        Type::Name(target) if alias == name => header.types().any(|of| of == target),
        _ => alias == plain && alias != name,
    };
    let (alias, ty) = header.aliases.iter().find(same)?;
    let same = match ty {
        Type::Name(target) if alias == name => target,
        _ => alias,
    };
    let users = Users::of(sources, same, &functions);
    let first = of(&mut users.direct.iter().chain(&users.within).copied())?;
    Some(format!("{or_earlier}; the first function of [`{same}`] is of CUDA {first}."))
}

/// The end of the sentence about the release of such an item.
const OLD: &str = " or earlier.";

/// The functions that take or return a type. Every function returns a `CUresult`.
struct Users<'a> {
    /// With a parameter of the type.
    typed: Vec<&'a Function>,
    /// These, and those whose text names it.
    direct: Vec<&'a Function>,
    /// Those of a type that is in a struct.
    within: Vec<&'a Function>,
}

impl<'a> Users<'a> {
    /// Those of `functions`.
    fn of(sources: &Sources<'a>, name: &'a str, functions: &[&'a Function]) -> Self {
        fn names(ty: &Type, wanted: &[&str]) -> bool {
            match ty {
                Type::Name(own) => wanted.contains(&&**own),
                Type::Pointer { to, .. } => names(to, wanted),
                Type::Array(element, _) => names(element, wanted),
                Type::Function { .. } => false,
            }
        }
        let header = sources.header;
        let is_enum = header.enums.iter().any(|e| e.name == name);
        let is_constant = header.constants.iter().any(|constant| constant.name == name);
        // C passes flags as plain integers: there, the text names their enum, an enumerator or the constant.
        let [link, path] = [format!("[`{name}`]"), format!("[`{name}::")];
        let says = |owner: &str, member: &str| {
            let member = sources.reference.get(owner).members.get(member);
            (is_enum || is_constant)
                && member.is_some_and(|of| of.text.contains(&link) || of.text.contains(&path))
        };
        let of = |wanted: &[&str]| -> Vec<&'a Function> {
            let uses = |f: &&&Function| {
                // The text of today's form is about the same parameter of an earlier one.
                let by_text = wanted == [name] && (is_enum || is_constant);
                let today = by_text.then(|| sources.today.get(&*f.name)).flatten();
                let said = |of: &(String, Type)| {
                    today.is_some_and(|f| f.parameters.contains(of) && says(&f.name, &of.0))
                };
                f.parameters.iter().any(|of| names(&of.1, wanted) || said(of))
            };
            functions.iter().filter(uses).copied().collect()
        };
        let direct = of(&[name]);
        let has_type = |f: &&&Function| f.parameters.iter().any(|(_, ty)| names(ty, &[name]));
        let typed = direct.iter().filter(has_type).copied().collect();
        let mut holders = vec![name];
        while is_enum || is_constant || header.records.iter().any(|record| record.name == name) {
            let fields = header.records.iter().flat_map(|record| {
                record.fields.iter().map(|(field, ty)| (&record.name, &**field, ty))
            });
            let aliases = header.aliases.iter().map(|(alias, ty)| (alias, "", ty));
            let holds = |(own, field, ty): &(&String, &str, &Type)| {
                !holders.contains(&&***own) && (names(ty, &holders) || says(own, field))
            };
            let Some((holder, ..)) = fields.chain(aliases).find(holds) else { break };
            holders.push(holder);
        }
        let mut within = of(&holders);
        within.retain(|function| !direct.iter().any(|own| own.name == function.name));
        Self { typed, direct, within }
    }

    fn listed(&self) -> String {
        let links = |functions: &[&Function]| {
            functions.iter().map(|f| format!("[`{}`]", f.name)).collect::<Vec<_>>().join(", ")
        };
        match (links(&self.direct), links(&self.within)) {
            (direct, within) if direct.is_empty() && within.is_empty() => String::new(),
            (direct, within) if within.is_empty() => format!("# Functions\n\n{direct}"),
            (direct, within) if direct.is_empty() => {
                format!("# Functions\n\nIn a struct: {within}")
            }
            (direct, within) => format!("# Functions\n\n{direct}; in a struct: {within}"),
        }
    }
}

fn member_facts(out: &mut String, sources: &Sources, name: &str, owner: &str) {
    let member = name.rsplit('.').next().unwrap_or(name);
    let own = sources.reference.get(owner).members.get(member);
    let own = own.map(|member| &*member.text).unwrap_or_default();
    let doc = sources.docs.get(&format!("{owner}::{member}"));
    document(
        out,
        "    ",
        &sources.own(own),
        &sources.history.of_member(name, owner).join("\n"),
        doc,
    );
}

/// Writes the crate's own text, the facts, and NVIDIA's text. Several lines are one comment, because the compile time
/// depends on the number of comments and hardly on their length.
fn document(out: &mut String, indent: &str, own: &str, facts: &str, doc: &Doc) {
    let heading = match indent.is_empty() && !own.is_empty() && !doc.summary.is_empty() {
        true => "# NVIDIA's documentation",
        false => "",
    };
    let texts = [own, facts, heading, &*doc.summary, &*doc.rest];
    let texts: Vec<&str> = texts.into_iter().filter(|text| !text.is_empty()).collect();
    let text = texts.join("\n\n");
    if text.contains('\n') && !text.contains("*/") && !text.contains("/*") {
        line!(out, "{indent}/**\n{text}\n*/");
        return;
    }
    for line in text.lines() {
        line!(out, "{indent}///{}{line}", if line.is_empty() { "" } else { " " });
    }
}

/// The meaning of a code as the end of a sentence.
fn meaning(text: &str) -> String {
    text[..1].to_ascii_lowercase() + text[1..].trim_end_matches('.')
}

fn emit_record(out: &mut String, sources: &Sources, record: &Record) -> Result<(), String> {
    let header = sources.header;
    // As C declares it, also where a member has no name.
    let declared = header.records.iter().find(|r| r.name == record.name).unwrap_or(record);
    let shape = code(sources.c.definition(declared)?);
    let (history, users) = history(sources, &record.name);
    let shape = [history, shape, users].join("\n\n");
    line!(out, "");
    let Item { summary, .. } = sources.reference.get(&record.name);
    document(out, "", &sources.own(summary), shape.trim(), sources.docs.get(&record.name));
    line!(out, "#[repr(C{})]", record.align.map(|n| format!(", align({n})")).unwrap_or_default());
    let mut traits = Vec::new();
    if is_debug(header, record) {
        line!(out, "#[derive(Debug)]");
    } else if !record.union {
        traits.push("Debug");
    }
    if is_plain(sources, record) {
        traits.extend(["PartialEq", "Eq", "Hash"]);
    }
    if !traits.is_empty() {
        line!(out, "#[cfg_attr(feature = \"traits\", derive({}))]", traits.join(", "));
    }
    line!(out, "pub {} {} {{", if record.union { "union" } else { "struct" }, record.name);
    for (name, ty) in &record.fields {
        member_facts(out, sources, &format!("{}.{name}", record.name), &record.name);
        line!(out, "    pub {name}: {},", rust(ty));
    }
    line!(out, "}}");
    Ok(())
}

/// Whether all members can be printed. Of a union it is unknown which member was written.
fn is_debug(header: &Header, record: &Record) -> bool {
    let flat =
        |field: &str| field == ANONYMOUS && FLAT.iter().any(|(name, _)| *name == record.name);
    !record.union && record.fields.iter().all(|(name, ty)| flat(name) || is_debug_type(header, ty))
}

fn is_debug_type(header: &Header, ty: &Type) -> bool {
    let name = match ty {
        Type::Name(name) => name,
        Type::Array(of, _) => return is_debug_type(header, of),
        Type::Pointer { .. } | Type::Function { .. } => return true,
    };
    if let Some((_, ty)) = header.aliases.iter().find(|(alias, _)| alias == name) {
        return is_debug_type(header, ty);
    }
    header.records.iter().find(|r| r.name == *name).is_none_or(|r| is_debug(header, r))
}

/// Whether a struct has only integers. Two equal addresses may be of different things, a union may have bytes that nobody
/// wrote, and floats have no `Eq`.
fn is_plain(sources: &Sources, record: &Record) -> bool {
    !record.union && record.fields.iter().all(|(_, ty)| is_plain_type(sources, ty))
}

fn is_plain_type(sources: &Sources, ty: &Type) -> bool {
    let name = match ty {
        Type::Name(name) => &**name,
        Type::Array(of, _) => return is_plain_type(sources, of),
        Type::Pointer { .. } | Type::Function { .. } => return false,
    };
    let headers = [sources.header, sources.core];
    let mut aliases = headers.iter().flat_map(|header| &header.aliases);
    if let Some((_, ty)) = aliases.find(|(alias, _)| alias == name) {
        return is_plain_type(sources, ty);
    }
    let mut records = headers.iter().flat_map(|header| &header.records);
    match records.find(|record| record.name == name) {
        Some(record) => is_flat(name) || is_plain(sources, record),
        None => !matches!(name, "f32" | "f64"),
    }
}

struct Flat {
    record: Record,
    methods: String,
}

fn flatten(sources: &Sources, record: &Record, union: &str, field: &str) -> Result<Flat, String> {
    let header = sources.header;
    let unknown = || format!("{}: the anonymous union has no {field}", record.name);
    let union = header.records.iter().find(|r| r.name == union).ok_or_else(unknown)?;
    let (_, kept) = union.fields.iter().find(|(name, _)| name == field).ok_or_else(unknown)?;
    let mut fields = record.fields.clone();
    for slot in fields.iter_mut().filter(|(name, _)| name == ANONYMOUS) {
        *slot = (field.to_owned(), kept.clone());
    }
    let record = Record { name: record.name.clone(), union: false, align: record.align, fields };
    let mut methods = String::new();
    let others = union.fields.iter().filter(|(name, _)| name != field);
    for (name, ty) in others {
        let (outer, ty) = (&record.name, rust(ty));
        line!(methods, "\nflat! {{");
        member_facts(&mut methods, sources, &format!("{outer}.{name}"), outer);
        line!(methods, "    {outer}.{field} as {name}, set_{name}: {ty}\n}}");
    }
    Ok(Flat { record, methods })
}

/// Returns a type in the form that the crate uses.
pub fn rust(ty: &Type) -> String {
    print(ty, &|name| name.to_owned())
}

/// Returns a type in the form that the list of functions needs when another crate expands it.
fn absolute(header: &Header, ty: &Type) -> String {
    let module = match header.unit.name {
        "" => String::new(),
        name => format!("{name}::"),
    };
    print(ty, &|name| match name {
        "usize" | "u8" | "u32" | "u64" | "i32" | "f32" => name.to_owned(),
        c if c.starts_with("c_") => format!("::core::ffi::{c}"),
        own if header.types().any(|ty| ty == own) => format!("$crate::{module}{own}"),
        core => format!("$crate::{core}"),
    })
}

fn print(ty: &Type, name_of: &dyn Fn(&str) -> String) -> String {
    match ty {
        Type::Name(name) => name_of(name),
        Type::Pointer { constant: true, to } => format!("*const {}", print(to, name_of)),
        Type::Pointer { constant: false, to } => format!("*mut {}", print(to, name_of)),
        Type::Array(of, length) => format!("[{}; {length}]", print(of, name_of)),
        Type::Function { parameters, returns } => {
            let parameter = |(name, ty): &(String, Type)| match &name[..] {
                "" => print(ty, name_of),
                name => format!("{name}: {}", print(ty, name_of)),
            };
            let parameters: Vec<String> = parameters.iter().map(parameter).collect();
            let returns = returns.as_ref().map(|ty| format!(" -> {}", print(ty, name_of)));
            let returns = returns.unwrap_or_default();
            format!("Option<unsafe extern \"C\" fn({}){returns}>", parameters.join(", "))
        }
    }
}

fn parameters(function: &Function, print: &dyn Fn(&Type) -> String) -> String {
    let each = function.parameters.iter().map(|(name, ty)| format!("{name}: {}", print(ty)));
    each.collect::<Vec<_>>().join(", ")
}

/// Returns the release of a function and its group in NVIDIA's manual.
pub fn place(header: &Header, function: &Function) -> String {
    let group = function.group.as_deref().unwrap_or_default();
    let title = header.groups.iter().find(|(name, _)| name == group);
    let part =
        title.map(|(name, title)| format!("[{title}]({}) in NVIDIA's manual.", manual::page(name)));
    let since = function.since.map(|since| format!("Since CUDA {}.", dotted(since)));
    since.into_iter().chain(part).collect::<Vec<_>>().join(" ")
}

/// Returns a block of C code in Markdown.
fn code(text: String) -> String {
    format!("```c\n{}\n```", text.trim_end())
}

fn attributes(out: &mut String, function: &Function, sources: &Sources) {
    let (name, doc) = (&function.name, sources.docs.get(&function.name));
    let item = sources.reference.get(name);
    let mut facts = Vec::new();
    let mut place = place(sources.header, function);
    if sources.header.unit.name.is_empty() && !function.aliases.is_empty() {
        place +=
            &format!(" In C and in Rust it is also called `{}`.", function.aliases.join("`, `"));
    }
    facts.push(place);
    facts.extend(function.older.as_ref().map(|older| {
        let differs = FALLBACKS.iter().find(|(symbol, _)| symbol == name);
        let differs = differs.map(|(_, differs)| format!(" {differs}")).unwrap_or_default();
        format!(
            "If the driver lacks it, a loaded call uses the older symbol `{older}`, which has the same \
             parameters.{differs}"
        )
    }));
    let usage =
        |parameter: &str| item.members.get(parameter).map(Member::usage).unwrap_or_default();
    facts.push(code(sources.c.prototype(function, usage)));
    let described: Vec<String> = function
        .parameters
        .iter()
        .filter_map(|(name, _)| Some((name, item.members.get(name)?)))
        .map(|(name, member)| {
            let usage = Some(member.usage()).filter(|usage| !usage.is_empty());
            let usage = usage.map(|usage| format!(" ({usage})")).unwrap_or_default();
            format!("- `{}`{usage}: {}", in_c(name), sources.own(&member.text))
        })
        .collect();
    if !described.is_empty() {
        facts.push(format!("# Parameters\n\n{}", described.join("\n")));
    }
    facts.extend(item.life.as_ref().map(|life| format!("# Lifetimes\n\n{}", sources.own(life))));
    if !function.codes.is_empty() {
        let link = |code: &String| format!("- [`{code}`](CUresult::{code})");
        let codes: Vec<String> = function.codes.iter().map(link).collect();
        facts.push(format!("# Errors\n\n{}", codes.join("\n")));
    }
    facts.retain(|part| !part.is_empty());
    document(out, "", &about(function, sources), &facts.join("\n\n"), doc);
    // In `internal` a plain name is another symbol.
    for alias in function.aliases.iter().filter(|_| sources.header.unit.name != "internal") {
        line!(out, "#[doc(alias = \"{alias}\")]");
    }
    if function.deprecated {
        line!(out, "{DEPRECATED}");
    }
}

/// Returns the summary of a function. A symbol that only `internal` has is another form of a function with a summary.
fn about(function: &Function, sources: &Sources) -> String {
    let (symbol, item) = (&*function.name, sources.reference.get(&function.name));
    if sources.header.unit.name != "internal" || !item.summary.is_empty() {
        return sources.own(&item.summary);
    }
    let name = symbol.strip_suffix("_ptds").or_else(|| symbol.strip_suffix("_ptsz"));
    let stream = name.map_or("", |_| " The default stream is that of the calling thread.");
    let name = name.unwrap_or(symbol);
    if sources.core.functions.iter().any(|function| function.name == name) {
        return format!("[`{name}`].{stream}");
    }
    let later = later(sources.core, name);
    let later =
        later.map(|Function { name, .. }| format!("An earlier form of [`{name}`].{stream}"));
    later.unwrap_or_default()
}

/// Returns the function of `cuda.h` that replaces an earlier form.
fn later<'a>(core: &'a Header, name: &str) -> Option<&'a Function> {
    let plain = |name: &'_ str| name.find("_v").unwrap_or(name.len());
    let name = &name[..plain(name)];
    let replaces = |function: &&Function| {
        let Function { name: own, aliases, .. } = function;
        own[..plain(own)] == *name || aliases.iter().any(|alias| alias == name)
    };
    core.functions.iter().find(replaces)
}

/// Returns a page with every function, in the groups of NVIDIA's manual.
fn groups(sources: &Sources) -> String {
    let mut out = String::new();
    for (group, title) in &sources.header.groups {
        let of_group = |function: &&Function| function.group.as_ref() == Some(group);
        let functions: Vec<_> = sources.header.functions.iter().filter(of_group).collect();
        if functions.is_empty() {
            continue;
        }
        line!(out, "# {title}\n\n[In NVIDIA's manual]({})\n", manual::page(group));
        for function in functions {
            let name = &function.name;
            let about = about(function, sources);
            let about = about.split_inclusive(". ").next().unwrap_or_default().trim_end();
            let since = function.since.map(|since| format!(", since {}", dotted(since)));
            let since = since.unwrap_or_default();
            line!(out, "- [`{name}`](crate::{name}){since}: {about}");
        }
        line!(out, "");
    }
    out
}

/// Writes each function once: the feature `link` decides whether `function!` declares it in a foreign block or as a
/// jump through its slot. The tables follow, because a macro cannot add a row to another's table.
fn functions(sources: &Sources) -> String {
    let functions = &sources.header.functions;
    let mut out = String::new();
    for function in functions {
        let (name, count) = (&function.name, function.parameters.len());
        let names = function.parameters.iter().map(|(name, _)| format!(", {name}"));
        let names: String = names.collect();
        line!(out, "function! {{ [");
        attributes(&mut out, function, sources);
        line!(
            out,
            "] fn {name}({}) {{ call{count}(&SLOTS.{name}{names}) }} }}",
            parameters(function, &rust)
        );
    }
    line!(out, "\ntables! {{");
    line!(out, "    [");
    let rows: Vec<String> = (0..functions.len()).map(|row| row.to_string()).collect();
    for rows in rows.chunks(20) {
        line!(out, "        {}", rows.join(" "));
    }
    line!(out, "    ]");
    for Function { name, parameters, since, .. } in functions {
        let (count, since) = (parameters.len(), since.unwrap_or(0));
        line!(out, "    c\"{name}\" {since} slot{count}({name}{}),", ", _".repeat(count));
    }
    line!(out, "}}\n");
    let counts: BTreeSet<usize> =
        functions.iter().map(|function| function.parameters.len()).collect();
    line!(out, "arities! {{");
    for count in counts {
        let each: Vec<String> = (0..count).map(|n| format!("a{n}: A{n}")).collect();
        line!(out, "    call{count} slot{count} first{count}({});", each.join(", "));
    }
    line!(out, "}}\n");
    out + &list(sources.header)
}

/// Returns the names that existing bindings use for types and enumerators: C's tags, the enumerators outside their
/// enums, and a list of them for macros, with bindgen's names.
fn names(header: &Header) -> String {
    let mut out = String::new();
    let Header { unit, enums, tags, .. } = header;
    let known = tags.iter().find(|(_, name)| name == "CUresult").or(tags.first());
    if let Some((tag, name)) = known {
        line!(out, "/// C's tags, as further names of the types: `{tag}` is [`{name}`].");
        line!(out, "/// The module around this one has these names too.");
        line!(out, "pub mod tags {{");
        let module = if unit.name.is_empty() { "crate" } else { "super" };
        out += &renamed(module, tags.iter().map(|(tag, name)| (name, tag)));
        line!(out, "}}\n#[doc(no_inline)]\npub use self::tags::*;\n");
    }
    let known = enums.iter().find(|e| e.name == "CUresult").or(enums.first());
    let Some(Enum { name, variants }) = known else {
        return out;
    };
    line!(
        out,
        "/// The enumerators of every enum, under their C names: `{}` is a [`{name}`].",
        variants[0].name
    );
    line!(out, "/// The enum documents their meanings.\npub mod enumerators {{\nuse super::*;\n");
    for (e, variant) in enums.iter().flat_map(|e| e.variants.iter().map(move |v| (e, v))) {
        if variant.deprecated {
            line!(out, "{DEPRECATED}");
        }
        // Written as a number, because an associated constant takes longer to compile.
        line!(out, "pub const {}: {1} = {1}({2});", variant.name, e.name, variant.value);
    }
    line!(out, "}}\n");

    let of = match unit.name {
        "" => String::new(),
        unit => format!(" of [`{unit}`](crate::{unit})"),
    };
    line!(
        out,
        "/// Passes every enum{of} to the named macro: its integer type, and for each enumerator"
    );
    line!(out, "/// the value and bindgen's default name.");
    if unit.name.is_empty() {
        out.push_str(LIST_OF_ENUMS);
    }
    line!(out, "#[macro_export]\nmacro_rules! {} {{", unit.list("enum"));
    line!(out, "    ($($callback:tt)+) => {{ $($callback)+! {{");
    for e in enums {
        // bindgen uses the tag, if there is one.
        let tag = tags.iter().find(|(_, name)| *name == e.name).map_or(&e.name, |(tag, _)| tag);
        line!(out, "        enum {}: {} {{", e.name, integer(e));
        for Variant { name, value, deprecated } in &e.variants {
            let fact = if *deprecated { "#[deprecated] " } else { "" };
            line!(out, "            {fact}{name} = {value} as {tag}_{name},");
        }
        line!(out, "        }}");
    }
    line!(out, "    }} }};\n}}");
    out
}

const LIST_OF_ENUMS: &str = "\
///
/// A crate that has offered bindgen's names can continue to offer them:
///
/// ```
/// macro_rules! as_bindgen_has_them {
///     ($(
///         enum $ty:ident: $integer:ident {
///             $($(#[$fact:ident])* $name:ident = $value:literal as $bindgen:ident,)* // fact: deprecated
///         }
///     )*) => {
///         $($(pub const $bindgen: libcuda_sys::$ty = libcuda_sys::$ty($value);)*)*
///     };
/// }
/// libcuda_sys::for_each_enum!(as_bindgen_has_them);
///
/// let device = CUmemLocationType_enum_CU_MEM_LOCATION_TYPE_DEVICE;
/// assert_eq!(device, libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE);
/// ```
";

/// Returns the list of functions for macros, and the names of C's macros for them.
fn list(header: &Header) -> String {
    let functions = &header.functions;
    let mut out = String::new();
    line!(
        out,
        "/// Passes every function{} to the named macro.",
        match header.unit.name {
            "" => String::new(),
            unit => format!(" of [`{unit}`](crate::{unit})"),
        }
    );
    line!(out, "#[macro_export]\nmacro_rules! {} {{", header.unit.list("function"));
    line!(out, "    ($($callback:tt)+) => {{ $($callback)+! {{");
    for function in functions {
        let mut facts = String::new();
        if let Some(since) = function.since {
            facts += &format!("#[since = {since}] ");
        }
        if let Some(group) = &function.group {
            facts += &format!("#[group = \"{group}\"] ");
        }
        if let Some(older) = &function.older {
            facts += &format!("#[older = \"{older}\"] ");
        }
        if function.deprecated {
            facts += "#[deprecated] ";
        }
        let parameters = parameters(function, &|ty| absolute(header, ty));
        line!(out, "        {facts}fn {}({parameters}) -> $crate::CUresult;", function.name);
    }
    line!(out, "    }} }};\n}}\n");
    // In `internal` a plain name is another symbol.
    if header.unit.name != "internal" {
        let names = functions.iter().flat_map(|f| f.aliases.iter().map(|alias| (&f.name, alias)));
        out += &renamed("self", names);
    }
    out
}

/// The symbols that have an older one.
fn older(headers: &[Header]) -> String {
    let functions = headers.iter().flat_map(|header| &header.functions);
    let pairs = functions.filter_map(|f| Some((&f.name, f.older.as_ref()?)));
    let pairs: Vec<_> =
        pairs.map(|(name, older)| format!("    (c\"{name}\", c\"{older}\"),\n")).collect();
    let (count, pairs) = (pairs.len(), pairs.concat());
    format!("pub(crate) static OLDER: [(&CStr, &CStr); {count}] = [\n{pairs}];\n")
}

/// Returns further names of a module's items.
pub fn renamed<'a>(module: &str, names: impl Iterator<Item = (&'a String, &'a String)>) -> String {
    let names: String = names.map(|(own, name)| format!("    {own} as {name},\n")).collect();
    match &*names {
        "" => names,
        // The functions themselves have these names as aliases: a search finds them, and no list has them twice.
        names if module == "self" => format!("#[doc(hidden)]\npub use self::{{\n{names}}};\n"),
        names => format!("#[doc(no_inline)]\npub use {module}::{{\n{names}}};\n"),
    }
}

fn per_thread(core: &Header, internal: &Header) -> String {
    let names = internal.per_thread.iter().map(|(name, symbol)| (symbol, name));
    let mut out = renamed("crate::internal", names);
    if core.functions.iter().any(|function| function.name == "cuGetProcAddress_v2") {
        line!(out, "get_proc_address!();");
    }
    out
}
