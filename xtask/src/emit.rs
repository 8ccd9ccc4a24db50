//! The committed emitted files.

use crate::checks::Traversals;
use crate::generate::read::{Function, Header, Type};
use crate::generate::reference::Item;
use crate::generate::{self, ANONYMOUS, FLAT, Reference, history};
use crate::headers::{HOST, read, units};
use crate::notes::Notes;
use crate::places::Items;
use crate::shell::{self, Result};
use crate::sources::{self, HISTORY, REFERENCE, created, with_part, wrapped};
use crate::{
    attributes, c_header, calls, cases, codes, documented, fetch, fidelity, function_handles,
    preconditions, properties, symbols, toolkit,
};
use std::collections::{BTreeSet, HashMap};
use std::path::{Path, PathBuf};

/// Writes these files again. Before that, it updates the history.
pub fn emit(root: &Path) -> Result<()> {
    fetch::libclang(root)?;
    let (path, history) = fidelity::history(root)?;
    write(root, [(path, history.clone())])?;
    let files = files(root, &history)?;
    for path in stale(root, &files)? {
        shell::remove_file(&path)?;
        println!("removed: {}", path.strip_prefix(root).unwrap_or(&path).display());
    }
    write(root, files)?;
    // NVIDIA's text is for the reader, and never for a file.
    placed(root, |changed| println!("{changed}"))
}

/// Writes only the files that follow from `src/rules`.
pub fn rules(root: &Path) -> Result<()> {
    let header = newest(root)?;
    let (notes, rules) = Notes::with_rules(root, &header)?;
    let traversals = Traversals::new(&header, &notes, &rules)?;
    write(root, of_rules(root, &notes, &traversals)?)?;
    write(root, of_tests(root, &notes, &traversals)?)?;
    write(root, preconditions::pages(root, &notes, &traversals)?)
}

/// Returns the calls, the checks, the causes and the facts.
pub fn of_rules(
    root: &Path,
    notes: &Notes,
    traversals: &Traversals,
) -> Result<Vec<(PathBuf, String)>> {
    let mut files = calls::files(root, notes, traversals)?;
    files.extend(arguments(root, traversals)?);
    files.push(documented::file(root, notes, traversals)?);
    Ok(files)
}

/// Returns the calls as the tests make them.
fn of_tests(root: &Path, notes: &Notes, traversals: &Traversals) -> Result<[(PathBuf, String); 2]> {
    Ok([properties::file(root, notes, traversals)?, cases::file(root, notes, traversals)?])
}

/// Writes the files with another text than before, and prints their names.
fn write(root: &Path, files: impl IntoIterator<Item = (PathBuf, String)>) -> Result<()> {
    for (path, text) in files {
        if shell::read(&path).as_ref() != Ok(&text) {
            shell::write(&path, &text)?;
            println!("written: {}", path.strip_prefix(root).unwrap_or(&path).display());
        }
    }
    Ok(())
}

/// Returns the emitted code that is not emitted any more.
fn stale(root: &Path, files: &[(PathBuf, String)]) -> Result<Vec<PathBuf>> {
    let mut stale = shell::files(root, "rs")?;
    let is_emitted = |path: &Path| shell::read(path).is_ok_and(|text| sources::has_sources(&text));
    stale.retain(|path| files.iter().all(|(file, _)| file != path) && is_emitted(path));
    Ok(stale)
}

/// Fails if the committed files differ from the output of `emit`.
pub fn check(root: &Path) -> Result<()> {
    fetch::libclang(root)?;
    let mut all = files(root, history::TEXT)?;
    let stale = stale(root, &all)?;
    all.retain(|(path, text)| shell::read(path).as_ref() != Ok(text));
    let different = all.into_iter().map(|(path, _)| path).chain(stale);
    let different: Vec<_> = different
        .map(|path| path.strip_prefix(root).unwrap_or(&path).display().to_string())
        .collect();
    let release = fetch::NEWEST.1;
    shell::ensure(different.is_empty(), || {
        format!(
            "{} differ from the generator's output for CUDA {release}: run `cargo xtask emit`",
            different.join(", ")
        )
    })?;
    placed(root, |_| ())
}

/// Fails if a list lacks the newest release, if the notes do not match the header, or if the release's documentation was
/// not read. Each item with another text goes to `show`.
fn placed(root: &Path, show: impl Fn(&str)) -> Result<()> {
    let newest = fetch::release(fetch::NEWEST);
    if !toolkit::RELEASES.contains(&newest) {
        return Err(format!("cuda-sys/build/toolkit.rs: RELEASES lacks {newest}"));
    }
    let release = shell::read(&root.join("src/release.rs"))?;
    let end = release.split_once("..=Release(").and_then(|(_, rest)| rest.split_once(')'));
    let end = end.and_then(|(end, _)| end.replace('_', "").parse().ok());
    let read = history::dotted(end.ok_or("src/release.rs: where does DOCUMENTED end?")?);
    let (header, items) = (self::newest(root)?, Items::read(root, fetch::NEWEST)?);
    let (notes, _) = Notes::with_rules(root, &header)?;
    let mut wrong = items.wrong(&notes);
    if read != newest {
        let old = fetch::HEADERS.into_iter().find(|package| fetch::release(*package) == read);
        let old = old.ok_or_else(|| format!("HEADERS lacks {read}, where DOCUMENTED ends"))?;
        let changed = items.changed(&Items::read(root, old)?, &notes);
        changed.iter().for_each(|(_, text)| show(text));
        let names: Vec<&str> = changed.iter().map(|(name, _)| &**name).collect();
        wrong.push(format!(
            "DOCUMENTED in src/release.rs ends with {read}. Raise it to {newest} once you have read what CUDA {newest} \
             says of these {} items, which `cargo xtask emit` shows, and have mended the rules and the rows:\n{}",
            names.len(),
            names.join(", ")
        ));
    }
    shell::no_errors(wrong)
}

/// Returns each committed file with its text.
fn files(root: &Path, history: &str) -> Result<Vec<(PathBuf, String)>> {
    let include = fetch::include(root, fetch::NEWEST)?;
    let headers = read(root, &include, HOST, &units(&include))?;
    let reference = Reference::read(&root.join("cuda-sys"))?;
    described(&reference, &headers)?;
    let declarations = generate::emit(&headers, history, &[], &reference)?;
    let (notes, rules) = Notes::with_rules(root, &headers[0])?;
    let traversals = Traversals::new(&headers[0], &notes, &rules)?;
    let sys = root.join("cuda-sys/src/declarations");
    let mut files: Vec<(PathBuf, String)> = Vec::new();
    for (name, text) in declarations {
        let made = created(root, &sources::of_declarations(&name))?;
        files.push((sys.join(&name), generate::comment(&name, &made) + &text));
    }
    let of_rules = of_rules(root, &notes, &traversals)?;
    let lists = lists(root, &of_rules)?;
    files.extend(of_rules);
    files.extend(of_tests(root, &notes, &traversals)?);
    files.push(function_handles::file(root, &headers, &notes.reference)?);
    files.push(c_header::file(root, &headers)?);
    files.push(symbols::file(root)?);
    files.push(attributes::file(root, history)?);
    let pages = preconditions::pages(root, &notes, &traversals)?;
    match files.iter().find(|(_, text)| !sources::has_sources(text)) {
        Some((path, _)) => Err(format!("{} does not name its sources", path.display())),
        None => Ok(files.into_iter().chain(lists).chain(pages).collect()),
    }
}

/// Returns the files of checks and of refused calls that no call stands in, and `src/codes.rs`.
pub fn arguments(root: &Path, checks: &Traversals) -> Result<Vec<(PathBuf, String)>> {
    let file = |(name, text): (String, String)| {
        let mut sources = vec!["cuda.h".to_owned()];
        sources.extend(["src/rules", HISTORY].map(str::to_owned));
        sources.extend(["enums", "structs"].map(|text| format!("{REFERENCE}/{text}.txt")));
        let text = format!("// {}\n\n{text}", created(root, &sources)?);
        Ok((root.join(format!("src/{name}.rs")), calls::formatted(root, &text)?))
    };
    let codes = codes::file(root, checks);
    checks.files()?.into_iter().map(file).chain([codes]).collect()
}

/// Returns the files with lists of groups: of those that have calls, and of those that have checks and so rules.
fn lists(root: &Path, emitted: &[(PathBuf, String)]) -> Result<Vec<(PathBuf, String)>> {
    let list = |(name, of): (&str, &str)| {
        let paths = emitted.iter().map(|(path, _)| path);
        // Beside the groups is a page with all calls.
        let is_source = |path: &Path| path.extension().is_some_and(|extension| extension == "rs");
        let files = paths.filter(|path| path.parent() == Some(&root.join(of)) && is_source(path));
        let groups = files.filter_map(|path| path.file_stem()?.to_str());
        let others = ["types", calls::VERSIONED];
        // The rules of parts that have cases of their own are a group there.
        let parts = shell::entries(&root.join("src/rules/parts"))?;
        let parts = parts.iter().filter(|part| root.join(name).join(&*shell::name(part)).exists());
        let parts =
            parts.filter_map(|part| part.file_stem()?.to_str()).filter(|part| *part != "mod");
        let groups = groups.chain(parts).filter(|name| !others.contains(name));
        let groups = Vec::from_iter(groups.collect::<BTreeSet<_>>());
        let path = root.join(name).join("mod.rs");
        let list = with_part(&shell::read(&path)?, "\ngroups! {\n", "\n}", &wrapped(&groups));
        Ok((path, list.map_err(|error| format!("{name}/mod.rs: {error}"))?))
    };
    let lists = [
        ("src/calls", "src/calls"),
        ("src/checks", "src/checks"),
        ("src/rules", "src/checks"),
        ("tests/cases", "src/checks"),
    ];
    lists.into_iter().map(list).collect()
}

/// The types of work that continues after a call.
const ASYNCHRONOUS: &[&str] =
    &["CUevent", "CUgraph", "CUgraphDeviceNode", "CUgraphExec", "CUgraphNode", "CUstream"];

/// Fails unless the raw crate has text on each item and each member, states the use of each pointer and, if a function
/// takes a stream, an event or a graph, the lifetimes of its arguments.
fn described(reference: &Reference, headers: &[Header]) -> Result<()> {
    let mut members: HashMap<&str, Vec<&str>> = HashMap::new();
    let mut wrong = Vec::new();
    for header in headers {
        for Function { name, parameters, .. } in &header.functions {
            let item = reference.get(name);
            // The text on another form of a function is derived.
            if header.unit.name == "internal" && item.summary.is_empty() {
                continue;
            }
            for (parameter, ty) in parameters {
                wrong.extend(no_unit(item, name, parameter, ty));
                if matches!(ty, Type::Pointer { .. }) && item.pointer(parameter).is_none() {
                    wrong.push(format!("{name}: how is {parameter} used? `{parameter} [in]`"));
                }
            }
            let lasts = |ty: &Type| ASYNCHRONOUS.iter().any(|name| innermost(ty) == Some(*name));
            if parameters.iter().any(|(_, ty)| lasts(ty)) && item.life.is_none() {
                wrong.push(format!("{name}: how long must its arguments live? `life: `"));
            }
            members.insert(name, parameters.iter().map(|(name, _)| &**name).collect());
        }
        for e in &header.enums {
            members.insert(&e.name, e.variants.iter().map(|variant| &*variant.name).collect());
        }
        for record in &header.records {
            // A flat struct has the members of its anonymous union.
            let flat = |(name, _): &&(&str, &str)| {
                record.name == *name || record.name == format!("{name}_{ANONYMOUS}")
            };
            let flat = FLAT.iter().find(flat).map(|(name, _)| *name);
            let item = reference.get(flat.unwrap_or(&record.name));
            let no_unit = |(field, ty): &(String, Type)| no_unit(item, &record.name, field, ty);
            wrong.extend(record.fields.iter().filter_map(no_unit));
            let fields = record.fields.iter().map(|(name, _)| &**name);
            let fields = fields.filter(|name| flat.is_none() || *name != ANONYMOUS);
            members.entry(flat.unwrap_or(&record.name)).or_default().extend(fields);
        }
        let aliases = header.aliases.iter().map(|(name, _)| name);
        let others = aliases.chain(&header.opaque).chain(header.constants.iter().map(|c| &c.name));
        others.for_each(|name| _ = members.entry(name).or_default());
    }
    for (name, members) in &members {
        let item = reference.get(name);
        if item.summary.is_empty() {
            wrong.push(format!("{name} has no text"));
        }
        let silent = members.iter().filter(|member| !item.members.contains_key(**member));
        wrong.extend(silent.map(|member| format!("{name}: {member} has no text")));
    }
    for (name, item) in reference.items() {
        let Some(known) = members.get(&**name) else {
            wrong.push(format!("no header has {name}"));
            continue;
        };
        let unknown = item.members.keys().filter(|member| !known.contains(&&***member));
        wrong.extend(unknown.map(|member| format!("{name} has no {member}")));
    }
    wrong.sort();
    shell::no_errors(wrong).map_err(|error| format!("{REFERENCE}:\n{error}"))
}

/// A complaint where an integer that is a size, or counts something, does not say what its unit is.
fn no_unit(item: &Item, owner: &str, name: &str, ty: &Type) -> Option<String> {
    let sizes = regex!("size|pitch|offset|count|bytes|stride");
    let integers = regex!("^(c_u?int|c_u?longlong|cuuint(32|64)_t|i32|u32|u64|usize)$");
    let is_size = sizes.is_match(&name.to_ascii_lowercase()) && integers.is_match(innermost(ty)?);
    let text = item.members.get(name).map(|member| &*member.text).unwrap_or_default();
    let units =
        regex!("block|byte|element|layer|multiprocessor|number|row|slice|thread|unit|eserved");
    (is_size && !units.is_match(text))
        .then(|| format!("{owner}: of what unit is {name}, as bytes or elements? {text:?}"))
}

/// Fails if the tests do not match the rules.
pub fn tested(root: &Path) -> Result<()> {
    preconditions::check(root, &newest(root)?)
}

/// `cuda.h` of the newest release.
pub fn newest(root: &Path) -> Result<Header> {
    fetch::libclang(root)?;
    let include = fetch::include(root, fetch::NEWEST)?;
    Ok(read(root, &include, HOST, &[])?.remove(0))
}

/// The name of a type without its pointers.
fn innermost(ty: &Type) -> Option<&str> {
    match ty {
        Type::Name(name) => Some(name),
        Type::Pointer { to, .. } => innermost(to),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::reference::Member;

    #[test]
    fn asks_for_the_unit_of_a_size() {
        let asks = |name: &str, ty: &str, text: &str| {
            let member = Member { text: text.to_owned(), ..Member::default() };
            let item = Item { members: [(name.to_owned(), member)].into(), ..Item::default() };
            let ty = Type::Pointer { constant: true, to: Box::new(Type::Name(ty.to_owned())) };
            no_unit(&item, "cuFoo", name, &ty).is_some()
        };
        assert!(asks("dstPitch", "usize", "The pitch."));
        assert!(!asks("dstPitch", "usize", "The distance between two rows, in bytes."));
        assert!(!asks("flags", "c_uint", "The flags."));
        assert!(!asks("sizes", "CUfoo", "The sizes."));
    }
}
