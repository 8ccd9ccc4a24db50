//! The raw crate's table of symbols, from the headers of the newest release, and its comparison with the headers of every
//! release.

use crate::fetch;
use crate::generate::Files;
use crate::generate::symbols::{self, Symbol};
use crate::headers::{all_units, listed};
use crate::shell::{self, Result};
use crate::sources::created;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// Returns the symbols of every header of a release, sorted by their names and releases.
fn read(include: &Path) -> Result<Vec<Symbol>> {
    let typedefs: BTreeSet<&str> = all_units().map(|unit| unit.typedefs).collect();
    let typedefs = typedefs.into_iter().map(|name| include.join(name));
    let text = typedefs.filter(|path| path.exists()).map(|path| shell::read(&path));
    Ok(symbols::read(&text.collect::<Result<String>>()?))
}

/// Returns the file with the table.
pub fn file(root: &Path) -> Result<(PathBuf, String)> {
    let include = fetch::include(root, fetch::NEWEST)?;
    let symbols = read(&include)?;
    let sources: Vec<&str> = all_units().map(|unit| unit.typedefs).collect();
    let made = created(root, &BTreeSet::from_iter(sources).into_iter().collect::<Vec<_>>())?;
    let mut text = format!("// {made}\n\n");
    text += "static SYMBOLS: &str = \"\\\n";
    for Symbol { since, symbol, .. } in &symbols {
        line!(text, "{since} {symbol}\\0\\n\\");
    }
    text += "\";\n";
    Ok((root.join("cuda-sys/src/declarations/symbols.rs"), text))
}

/// Returns a line for each symbol: its release, itself and its name.
pub fn list(root: &Path) -> Result<String> {
    let symbols = read(&fetch::include(root, fetch::NEWEST)?)?;
    let line = |Symbol { name, since, symbol }: &Symbol| format!("{since} {symbol} {name}\n");
    Ok(symbols.iter().map(line).collect())
}

/// Symbols whose types name an older release than that of the first header that declares them.
const LATE: &[&str] = &[
    "cuGreenCtxGetId",
    "cuLaunchHostFunc_v2",
    "cuLaunchHostFunc_v2_ptsz",
    "cuLaunchKernelEx",
    "cuLaunchKernelEx_ptsz",
    "cuMemBatchDecompressAsync",
    "cuMemBatchDecompressAsync_ptsz",
    "cuOccupancyMaxActiveClusters",
    "cuOccupancyMaxPotentialClusterSize",
    "cuStreamBeginCaptureToCig",
    "cuStreamBeginCaptureToCig_ptsz",
    "cuStreamEndCaptureToCig",
    "cuStreamEndCaptureToCig_ptsz",
];

/// Macros of headers that are no name and symbol of the table: another function for the name, an inline function, and
/// spellings without a type.
const OTHER_MACROS: &[&str] = &[
    "cuGetProcAddress",
    "cuGetProcAddress_v2",
    "cuGraphInstantiate",
    "PFN_cuGraphBatchMemOpNodeSetParams",
    "PFN_cuLibraryEnumerateKernels",
    "PFN_cuLibraryGetKernelCount",
    "PFN_cuModuleEnumerateFunctions",
    "PFN_cuModuleGetFunctionCount",
    "PFN_cuStreamGetId",
];

/// Returns the differences of the table from the headers of each release, of which this has the number, the folder and the
/// declarations: the symbols up to a release must be those that its headers declare, and its macros must name them.
pub fn differences(root: &Path, releases: &[(u32, PathBuf, &Files)]) -> Result<Vec<String>> {
    let table = read(&fetch::include(root, fetch::NEWEST)?)?;
    let (mut wrong, mut late) = (Vec::new(), BTreeSet::new());
    for (release, include, files) in releases {
        let known: BTreeMap<&str, &Symbol> = table
            .iter()
            .filter(|symbol| symbol.since <= *release)
            .map(|symbol| (&*symbol.symbol, symbol))
            .collect();
        let mut say =
            |what: &str| wrong.push(format!("the table of symbols, CUDA {release}: {what}"));
        // The headers of graphics declare their older symbols only for NVIDIA's own use.
        let (mut declared, mut of_cuda) = (BTreeSet::new(), BTreeSet::new());
        for (name, text) in files.iter().filter(|(name, _)| name.ends_with("functions.rs")) {
            let functions = listed(text).into_iter().map(|(function, _)| function);
            match name.as_str() {
                "functions.rs" | "internal/functions.rs" => of_cuda.extend(functions),
                _ => declared.extend(functions),
            }
        }
        declared.extend(of_cuda.iter().cloned());
        for symbol in declared.iter().filter(|symbol| !known.contains_key(&***symbol)) {
            say(&format!("it lacks {symbol}, or has it with a newer release"));
        }
        let typedefs = symbols::read(&shell::read(&include.join("cudaTypedefs.h"))?);
        for Symbol { name, symbol, since } in &typedefs {
            if !known.get(&**symbol).is_some_and(|own| own.name == *name && own.since == *since) {
                say(&format!("{symbol} is not of the name {name} and the release {since}"));
            }
        }
        let is_of_cuda = |symbol: &&&str| {
            let prefixes = ["cuGL", "cuEGL", "cuVDPAU", "cuWGL", "cuProfiler", "cuGraphicsGL"];
            let others = ["cuGraphicsEGL", "cuGraphicsVDPAU", "cuEventCreateFromEGL"];
            let mut all = prefixes.iter().chain(&others);
            !symbol.contains("MappedEglFrame") && !all.any(|prefix| symbol.starts_with(prefix))
        };
        for symbol in known.keys().filter(is_of_cuda).filter(|symbol| !of_cuda.contains(**symbol)) {
            match LATE.contains(symbol) {
                true => _ = late.insert(*symbol),
                false => say(&format!("the header does not declare {symbol}")),
            }
        }
        let mut macros = shell::read(&include.join("cuda.h"))?;
        macros += &shell::read(&include.join("cudaTypedefs.h"))?;
        let is_known = |name: &str, symbol: &str| {
            let plain = crate::generate::read::versioned(name).0;
            known.get(symbol).is_some_and(|own| own.name == plain)
        };
        for found in regex!(r"#define (cu\w+)\s+(?:__CUDA_API_PT(DS|SZ)\()?(cu\w+)\)?\s")
            .captures_iter(&macros)
        {
            let (name, symbol) = (&found[1], &found[3]);
            let suffix = found.get(2).map(|suffix| suffix.as_str().to_lowercase());
            let per_thread = suffix.map(|end| format!("{symbol}_pt{end}"));
            let mut both = [Some(symbol.to_owned()), per_thread].into_iter().flatten();
            if !OTHER_MACROS.contains(&name) && !both.all(|symbol| is_known(name, &symbol)) {
                say(&format!("{name} is {symbol} to a program in C"));
            }
        }
        let types: BTreeSet<String> = table.iter().map(Symbol::signature).collect();
        for found in regex!(r"#define (PFN_\w+)\s+(PFN_cu\w+)").captures_iter(&macros) {
            if !OTHER_MACROS.contains(&&found[1]) && !types.contains(&found[2]) {
                say(&format!("no symbol has the type {}", &found[2]));
            }
        }
        let typed =
            regex!(r"#define (PFN_\w+)\s+__API_TYPEDEF_PT(DS|SZ)\((PFN_\w+), (\d+), (\d+)\)");
        for found in typed.captures_iter(&macros) {
            let suffix = found[2].to_lowercase();
            let legacy = format!("{}_v{}", &found[3], &found[4]);
            let per_thread = format!("{}_v{}_pt{suffix}", &found[3], &found[5]);
            let missing = [legacy, per_thread].into_iter().find(|name| !types.contains(name));
            if let Some(name) = missing.filter(|_| !OTHER_MACROS.contains(&&found[1])) {
                say(&format!("no symbol has the type {name}"));
            }
        }
    }
    let unused = LATE.iter().filter(|symbol| !late.contains(**symbol));
    wrong.extend(
        unused.map(|symbol| format!("{symbol} is not late in any header: remove it from LATE")),
    );
    Ok(wrong)
}
