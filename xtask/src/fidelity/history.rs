//! The changes from release to release, read from all headers: `cuda-sys/build/generate/history.txt`.

use crate::generate::asserts::integer;
use crate::generate::declared::Declared;
use crate::generate::history::REMARKS;
use crate::generate::layout::Layouts;
use crate::generate::read::{Constant, Type, Variant};
use crate::shell::Result;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write;

/// The facts on which both sides of a call must agree: size, alignment, offset, value, each by name.
type Shape = BTreeMap<&'static str, String>;

/// The items of one release, in the order in which they are declared.
struct Release {
    number: u32,
    items: Vec<(String, Shape)>,
    index: HashMap<String, usize>,
    /// The members that share their bytes with others.
    sharing: BTreeSet<String>,
}

impl Release {
    fn new(number: u32, declared: &Declared) -> Result<Self> {
        let layouts = declared.layouts();
        let (mut items, mut sharing) = (Vec::new(), BTreeSet::new());
        for Constant { name, value, .. } in &declared.constants {
            let value = if name == "CUDA_VERSION" { "" } else { value };
            // The constant with the release itself is left out. An address, or another name for an enumerator, cannot
            // change.
            let number = value.replace(' ', "").parse::<i64>().map(|value| value.to_string());
            items.push((name.clone(), shape([("value", number.unwrap_or_default())])));
        }
        for e in &declared.enums {
            items.push((e.name.clone(), shape([("integer", integer(e).to_owned())])));
            for Variant { name, value, .. } in &e.variants {
                items.push((name.clone(), shape([("value", value.to_string())])));
            }
        }
        items.extend(declared.opaque.iter().map(|name| (name.clone(), Shape::new())));
        let sized = |ty: &Type| {
            let layout = layouts.of(ty)?;
            Ok::<_, String>(shape([
                ("size", layout.size.to_string()),
                ("align", layout.align.to_string()),
            ]))
        };
        for (name, ty) in &declared.aliases {
            // `CUmemPoolProps_v1` is the type behind `CUmemPoolProps`.
            let own = !matches!(ty, Type::Name(target) if declared.record(target).is_some());
            items.push((name.clone(), if own { sized(ty)? } else { Shape::new() }));
        }
        for record in &declared.records {
            items.push((record.name.clone(), sized(&Type::Name(record.name.clone()))?));
            let (_, offsets) = layouts.record(&record.name)?;
            for (index, member, ty) in declared.members(record) {
                // A field that grows into reserved bytes is reported at the field.
                let filler = ["reserved", "padding", "_oversize", "anonymous"];
                let filler = filler.iter().any(|name| member.starts_with(name));
                let size = match ty {
                    Type::Name(name) if declared.record(name).is_some() => String::new(),
                    ty => layouts.of(ty)?.size.to_string(),
                };
                let name = format!("{}.{member}", record.name);
                if record.union || record.fields[index].0 != member {
                    sharing.insert(name.clone());
                }
                let place = [("offset", offsets[index].to_string()), ("size", size)];
                items.push((name, if filler { Shape::new() } else { shape(place) }));
            }
        }
        for function in &declared.functions {
            let parameters = function.parameters.iter().map(|(_, ty)| passed(&layouts, ty));
            let parameters = parameters.collect::<Result<Vec<_>>>()?.join(",");
            items.push((function.name.clone(), shape([("parameters", parameters)])));
        }
        let index = items.iter().enumerate().map(|(index, (name, _))| (name.clone(), index));
        Ok(Self { number, index: index.collect(), items, sharing })
    }

    fn get(&self, name: &str) -> Option<&Shape> {
        self.index.get(name).map(|index| &self.items[*index].1)
    }
}

fn shape<const N: usize>(aspects: [(&'static str, String); N]) -> Shape {
    aspects.into_iter().filter(|(_, value)| !value.is_empty()).collect()
}

/// Returns how an argument of this type is passed: as a pointer, or as a value of a number of bytes.
fn passed(layouts: &Layouts, ty: &Type) -> Result<String> {
    match ty {
        Type::Pointer { .. } | Type::Function { .. } => Ok("pointer".to_owned()),
        ty => Ok(layouts.of(ty)?.size.to_string()),
    }
}

/// Returns the text of `history.txt`, from the declarations of every release, the newest last.
pub fn text(declared: &[(u32, Declared)]) -> Result<String> {
    let releases = declared.iter().map(|(number, declared)| Release::new(*number, declared));
    let releases = releases.collect::<Result<Vec<_>>>()?;
    let (newest, older) = releases.split_last().ok_or("no release")?;
    let functions: BTreeSet<&str> =
        declared.iter().flat_map(|(_, d)| d.functions.iter().map(|f| &*f.name)).collect();
    let mut text = String::new();
    for (name, shape) in &newest.items {
        let since = older.iter().find(|release| release.get(name).is_some()).unwrap_or(newest);
        let mut line = format!("{name} {}", since.number);
        if let Some(place) = place(name, since, &releases) {
            write!(line, " {place}").expect("a String takes everything");
        }
        for (aspect, last) in shape {
            let values = older.iter().filter_map(|r| Some((r.number, r.get(name)?.get(aspect)?)));
            let values: Vec<_> = values.chain([(newest.number, last)]).collect();
            for pair in values.windows(2).filter(|pair| pair[0].1 != pair[1].1) {
                let [(_, was), (ended, _)] = pair else { continue };
                write!(line, " {aspect}={was}<{ended}").expect("a String takes everything");
            }
        }
        // `cudaTypedefs.h` has the releases of functions.
        if functions.contains(&**name) && !line.contains('=') {
            continue;
        }
        text += &line;
        text.push('\n');
    }
    Ok(text)
}

/// Returns, for a field that is newer than its struct, whether the struct had its bytes before.
fn place(name: &str, since: &Release, releases: &[Release]) -> Option<&'static str> {
    let (record, _) = name.split_once('.')?;
    let before = releases.iter().take_while(|release| release.number < since.number).last()?;
    let size: usize = before.get(record)?.get("size")?.parse().ok()?;
    let field = since.get(name)?;
    let offset: usize = field.get("offset")?.parse().ok()?;
    match since.sharing.contains(name) {
        true => None,
        false if offset < size => Some("reserved"),
        false => Some("beyond"),
    }
}

/// Checks that each changed item has a remark, and that no other item has one.
pub fn check_remarks(text: &str) -> Vec<String> {
    let mut changed = BTreeSet::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.split(' ');
        let name = words.next().unwrap_or_default();
        if words.nth(1).is_some() {
            changed.insert(name);
        }
    }
    let listed: BTreeSet<&str> = REMARKS.iter().map(|(name, _)| *name).collect();
    let missing = changed
        .difference(&listed)
        .map(|name| format!("{name} changed: a remark for users is missing"));
    let surplus =
        listed.difference(&changed).map(|name| format!("{name} has a remark and did not change"));
    missing.chain(surplus).collect()
}

/// Returns the table of `docs/fidelity.md`.
pub fn table(text: &str) -> String {
    let mut table = String::from("| item | before | remark |\n|---|---|---|\n");
    for (name, remark) in REMARKS {
        let line =
            text.lines().find(|line| line.split(' ').next() == Some(name)).unwrap_or_default();
        let was = crate::generate::history::older_in_words(line);
        line!(table, "| `{name}` | {was} | {remark} |");
    }
    table
}
