//! Compares the declarations with `cuda.h`, for every release and target, with the C compiler.

mod header;
mod history;

use crate::generate::asserts::{self, Counts};
use crate::generate::declared::Declared;
use crate::generate::history::{FALLBACKS, FIRST};
use crate::generate::read::{Function, Type};
use crate::generate::{self, Files, Reference, Source, Unit};
use crate::headers::{self, HOST, RELEASES, TARGETS};
use crate::shell::{self, Result};
use crate::sources::{HISTORY, created, created_by, with_part};
use crate::{fetch, symbols};
use header::Header;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// Returns the declarations in the files of a unit.
fn declared(files: &Files, unit: &'static Unit) -> Result<Declared> {
    let mut declared = Declared::new(unit);
    add(&mut declared, files, unit)?;
    Ok(declared)
}

fn add(declared: &mut Declared, files: &Files, unit: &Unit) -> Result<()> {
    let of = |name: &str| text(files, &unit.file(name));
    declared.add(of("types.rs")?, of("functions.rs")?, of("names.rs")?)
}

/// Returns `history.txt`, from the headers of all releases.
pub fn history(root: &Path) -> Result<(PathBuf, String)> {
    let cell = |package| Ok(Cell { units: Vec::new(), ..Cell::new(root, package, HOST)? });
    let cells = fetch::HEADERS.into_iter().map(cell).collect::<Result<Vec<_>>>()?;
    let read = shell::step("reading cuda.h of every release", || {
        let read = shell::parallel(&cells, |cell| {
            let files = cell.files()?;
            Ok((release(&files)?, declared(&files, &generate::CORE)?))
        });
        read.into_iter().collect::<Result<Vec<_>>>()
    })?;
    Ok((root.join(HISTORY), history_of(root, &read)?))
}

fn history_of(root: &Path, releases: &[(u32, Declared)]) -> Result<String> {
    let made = created(root, &["cuda.h", "xtask/src/fetch.rs"])?;
    Ok(format!("# {made}\n{}", history::text(releases)?))
}

/// The release of the files.
fn release(files: &Files) -> Result<u32> {
    let version = regex!(r"CUDA_VERSION: u32 = (\d+);").captures(text(files, "types.rs")?);
    let version = version.and_then(|version| version[1].parse().ok());
    version.ok_or_else(|| "types.rs has no CUDA_VERSION".to_owned())
}

fn text<'a>(files: &'a Files, wanted: &str) -> Result<&'a str> {
    let found = files.iter().find(|(name, _)| *name == wanted);
    found.map(|(_, text)| text.as_str()).ok_or_else(|| format!("the generator made no {wanted}"))
}

/// The items of headers that the declarations leave out, each with the reason. If no header needs an entry any more,
/// the matrix fails.
const LEFT_OUT: &[(&str, &str)] = &[
    ("CUDAAPI", "a calling convention, which 64-bit targets do not distinguish"),
    ("CUDA_CB", "a calling convention, which 64-bit targets do not distinguish"),
    ("CUdevResourceType::CU_DEV_RESOURCE_TYPE_MAX", "a counter that programs do not see"),
    ("CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_MAX", "a counter that programs do not see"),
    ("HGPUNV", "the type of cuWGLGetDevice's parameter"),
    ("cuWGLGetDevice(pDevice, hGpu)", "of Windows only, with a type of OpenGL's there"),
];

/// The C compilers for a target: the command, and its Debian package.
fn compilers(target: &str) -> &'static [(&'static [&'static str], &'static str)] {
    match target {
        HOST => &[(&["gcc"], "gcc"), (&["clang"], "clang")],
        "aarch64-unknown-linux-gnu" => &[(&["aarch64-linux-gnu-gcc"], "gcc-aarch64-linux-gnu")],
        "x86_64-pc-windows-gnu" => &[(&["x86_64-w64-mingw32-gcc"], "gcc-mingw-w64-x86-64")],
        _ => &[(&["clang", "--target=x86_64-pc-windows-msvc"], "clang")],
    }
}

/// Every release for the host; the oldest, one between, and the newest for the others.
fn cells() -> Vec<((&'static str, &'static str), &'static str)> {
    let mut cells: Vec<_> = fetch::HEADERS.map(|package| (package, HOST)).into();
    for target in TARGETS {
        cells.extend(RELEASES.map(|package| (package, target)));
    }
    cells
}

/// Has the table of all cells.
const PAGE: &str = "docs/fidelity.md";

/// Writes the page, and fails as `check` does.
pub fn matrix(root: &Path) -> Result<()> {
    let (page, wrong) = judged(root)?;
    shell::write(&root.join(PAGE), &page)?;
    shell::no_errors(wrong)
}

/// Fails if the declarations of a cell differ from its header, or if the page has another table.
pub fn check(root: &Path) -> Result<()> {
    let (page, mut wrong) = judged(root)?;
    if shell::read(&root.join(PAGE)).as_ref() != Ok(&page) {
        wrong.push(format!("{PAGE} differs from the result: run `cargo xtask matrix`"));
    }
    shell::no_errors(wrong)
}

/// Checks every cell, prints the table, and returns the page with it and the mistakes.
fn judged(root: &Path) -> Result<(String, Vec<String>)> {
    fetch::libclang(root)?;
    shell::rust_targets(root, &TARGETS)?;
    // Downloads run one after the other, and then one thread per core checks the cells.
    let cells = self::cells().into_iter().map(|(package, target)| Cell::new(root, package, target));
    let cells = cells.collect::<Result<Vec<_>>>()?;
    let checked = shell::parallel(&cells, |cell| {
        let start = Instant::now();
        let files = cell.files()?;
        let checked = cell.check(&files)?;
        let Cell { version, target, .. } = cell;
        println!("{version} for {target}: {:.1} s", start.elapsed().as_secs_f64());
        Ok::<_, String>((files, checked))
    });
    let (mut wrong, mut needed) = (Vec::new(), BTreeSet::new());
    let mut table = "| CUDA | target | functions | types | fields | constants | mismatches |\n\
                     |---|---|---|---|---|---|---|\n"
        .to_owned();
    let mut host: BTreeMap<&str, Files> = BTreeMap::new();
    for (Cell { version, target, .. }, result) in cells.iter().zip(checked) {
        let (files, Checked { counts, mut mismatches, left_out }) = result?;
        // One committed file serves every target.
        if *host.entry(version).or_insert_with(|| files.clone()) != files {
            mismatches.push(format!("{version}: the declarations for {target} are others"));
        }
        needed.extend(left_out);
        let Counts { functions, types, fields, constants } = counts;
        let count = mismatches.len();
        line!(
            table,
            "| {version} | {target} | {functions} | {types} | {fields} | {constants} | {count} |"
        );
        wrong.extend(mismatches);
    }
    println!("{table}");

    let read = fetch::HEADERS.iter().map(|(_, version)| {
        let files = &host[version];
        Ok((release(files)?, declared(files, &generate::CORE)?))
    });
    let history = history_of(root, &read.collect::<Result<Vec<_>>>()?)?;
    if shell::read(&root.join(HISTORY)) != Ok(history.clone()) {
        wrong.push(format!("{HISTORY} differs from the headers: run `cargo xtask emit`"));
    }
    wrong.extend(history::check_remarks(&history));
    let releases = fetch::HEADERS.map(|package| {
        let files = &host[package.1];
        Ok((release(files)?, fetch::include(root, package)?, files))
    });
    let releases = releases.into_iter().collect::<Result<Vec<_>>>()?;
    wrong.extend(symbols::differences(root, &releases)?);
    let newest = older(&host[fetch::NEWEST.1])?.into_iter();
    let newest: BTreeSet<_> = newest.map(|(symbol, _)| symbol).collect();
    let listed: BTreeSet<String> =
        FALLBACKS.iter().map(|(symbol, _)| (*symbol).to_owned()).collect();
    let differ = newest.symmetric_difference(&listed);
    wrong.extend(differ.map(|symbol| {
        format!("{symbol} has an older symbol, or a text on its differences, but not both")
    }));
    let unused = LEFT_OUT.iter().filter(|(name, _)| !needed.contains(*name));
    wrong.extend(unused.map(|(name, _)| format!("{name} is left out, and no header has it")));
    let mut page = shell::read(&root.join(PAGE))?;
    let remarks = [HISTORY, "cuda-sys/build/generate/history.rs"];
    for (mark, sources, table) in [
        ("<!-- matrix -->\n", &["cuda.h"][..], table),
        ("<!-- remarks -->\n", &remarks, history::table(&history)),
    ] {
        let table = format!("<!-- {} -->\n\n{table}", created_by(root, "matrix", sources)?);
        page = with_part(&page, mark, "<!-- end -->", &table)
            .map_err(|error| format!("{PAGE}: {error}"))?;
    }
    Ok((page, wrong))
}

/// One release for one target.
pub struct Cell {
    pub root: PathBuf,
    /// The version of the package with the headers.
    pub version: &'static str,
    pub include: PathBuf,
    /// The headers that are read besides the public part of `cuda.h`.
    pub units: Vec<&'static Unit>,
    pub target: &'static str,
    /// The folder of the files.
    pub work: PathBuf,
}

/// The result of a cell.
#[derive(Debug, Default)]
pub struct Checked {
    pub counts: Counts,
    pub mismatches: Vec<String>,
    /// The entries of `LEFT_OUT` that the header has.
    pub left_out: BTreeSet<&'static str>,
}

impl Cell {
    fn new(
        root: &Path,
        package: (&'static str, &'static str),
        target: &'static str,
    ) -> Result<Self> {
        let include = fetch::include(root, package)?;
        let work = root.join("target/matrix").join(format!("{}-{target}", package.1));
        let (root, units) = (root.to_owned(), headers::units(&include));
        Ok(Self { root, version: package.1, include, units, target, work })
    }

    /// The generator's output.
    pub fn files(&self) -> Result<Files> {
        let crate_root = self.root.join("cuda-sys");
        let source =
            Source { include: &self.include, crate_root: &crate_root, target: self.target };
        let headers = generate::read(&source, &self.units)?;
        generate::emit(&headers, generate::history::TEXT, &[], &Reference::default())
    }

    /// Lets the compilers check the generator's output.
    pub fn check(&self, files: &Files) -> Result<Checked> {
        for (name, text) in files {
            shell::write(&self.work.join(name), text)?;
        }
        let units = [&generate::CORE].into_iter().chain(self.units.iter().copied());
        let read = units.map(|unit| declared(files, unit)).collect::<Result<Vec<_>>>()?;
        let core = &read[0];
        let (mut checked, mut judged) = (Checked::default(), Vec::new());
        for own in &read {
            let mut all = core.clone();
            if *own.unit != generate::CORE {
                add(&mut all, files, own.unit)?;
            }
            self.compare(core, own, &all, files, &mut checked)?;
            let (c, rust) = asserts::asserts(&all, own, &mut checked.counts)?;
            let file = self.work.join(own.unit.file("asserts.c"));
            shell::write(&file, &c)?;
            shell::write(&file.with_extension("rs"), &rust)?;
            judged.push((own.unit, file));
        }
        let library = library(&self.root, &self.work, judged.iter().map(|(unit, _)| *unit));
        shell::write(&self.work.join("lib.rs"), &library)?;

        let mut judges = vec![self.rustc()];
        for (compiler, package) in compilers(self.target) {
            shell::tool(compiler[0], package)?;
            for (unit, file) in &judged {
                let mut cc = self.cc(compiler, unit);
                cc.arg("-fsyntax-only").arg(file);
                judges.push(cc);
            }
        }
        for mut judge in judges {
            let name = judge.get_program().to_string_lossy().into_owned();
            let output = shell::run(&mut judge)?;
            let text = String::from_utf8_lossy(&output.stderr);
            let mut errors = text.lines().filter(|line| line.contains("error")).peekable();
            if errors.peek().is_none() && !output.status.success() {
                return Err(format!("{name}: {}: {text}", output.status));
            }
            let work = self.work.display();
            checked.mismatches.extend(errors.map(|error| format!("{work}: {name}: {error}")));
        }
        Ok(checked)
    }

    /// Returns the C compiler for this target, with the parts of other projects' headers that NVIDIA's need.
    fn cc(&self, compiler: &[&str], unit: &Unit) -> Command {
        let mut cc = shell::command(compiler[0], &compiler[1..]);
        cc.args(["-std=gnu11", "-w", "-DCUDA_ENABLE_DEPRECATED", "-nostdinc", "-isystem"]);
        cc.arg(self.root.join("cuda-sys/build/include")).arg("-I").arg(&self.include);
        cc.arg("-I").arg(&self.root).arg(format!("-D{}", unit.define)).arg("-include");
        cc.arg(self.root.join("cuda-sys/wrapper.h"));
        cc
    }

    fn rustc(&self) -> Command {
        let mut rustc =
            shell::command("rustc", ["--edition=2024", "--crate-type=lib", "--emit=metadata"]);
        // In foreign blocks, without the loader.
        rustc.args(["--cap-lints=allow", "--cfg", "feature=\"link\""]);
        rustc.args(["--target", self.target, "--crate-name=declarations", "--out-dir"]);
        rustc.arg(&self.work).arg(self.work.join("lib.rs"));
        rustc
    }

    /// Adds the items that are in the header and not declared, and the reverse. `all` has the types that `own` may use.
    fn compare(
        &self,
        core: &Declared,
        own: &Declared,
        all: &Declared,
        files: &Files,
        checked: &mut Checked,
    ) -> Result<()> {
        let Header { items, tags } = self.header(own.unit)?;
        // `CUmemLocation_v1` is declared as `CUmemLocation`.
        let own_name = |name: &str| match all.alias(tags.get(name).map_or(name, |name| name)) {
            Some(Type::Name(target)) => target.clone(),
            _ => name.to_owned(),
        };
        // Under `__CUDA_API_VERSION_INTERNAL` a function may be declared twice, with other names.
        let is_of_core = |signature: &str| {
            let name = signature.split('(').next().unwrap_or_default();
            !own.unit.name.is_empty() && core.function(name).is_some()
        };
        let named = |(what, name): (&'static str, String)| match (what, name.split_once('.')) {
            ("function", _) if is_of_core(&name) => None,
            ("field", Some((record, field))) => Some((what, own_name(record) + "." + field)),
            _ => Some((what, name)),
        };
        let mut theirs: BTreeSet<_> = items.into_iter().filter_map(named).collect();
        let tag = |(tag, name): (&String, &String)| ("tag", format!("{tag} of {}", own_name(name)));
        theirs.extend(tags.iter().map(tag));
        for e in &own.enums {
            // bindgen uses the tag, if there is one.
            let tag = tags.iter().find(|(_, name)| **name == e.name);
            let tag = tag.map_or(&e.name, |(tag, _)| tag);
            let names = e.variants.iter().map(|v| format!("{tag}_{}", v.name));
            theirs.extend(names.map(|name| ("bindgen's name", name)));
        }
        theirs.extend(self.names(own)?.into_iter().map(|name| ("another name", name)));

        let mut ours = BTreeSet::new();
        let mut add = |what, names: &mut dyn Iterator<Item = String>| {
            ours.extend(names.map(|name| (what, name)));
        };
        let function = |function: &Function| {
            let names = function.parameters.iter().map(|(name, _)| generate::c::in_c(name));
            format!("{}({})", function.name, names.collect::<Vec<_>>().join(", "))
        };
        add("function", &mut own.functions.iter().map(function));
        let enums = all.enums.iter().map(|e| e.name.clone());
        let aliases = all.aliases.iter().map(|(name, _)| name.clone());
        add("type", &mut enums.chain(aliases).chain(asserts::typedefs(all)));
        add("tag", &mut all.tags.iter().map(|(tag, name)| format!("{tag} of {name}")));
        add("field", &mut asserts::members(all)?.into_iter());
        add("macro", &mut all.constants.iter().map(|constant| constant.name.clone()));
        add("bindgen's name", &mut own.bindgen.iter().cloned());
        for e in &all.enums {
            add("enumerator", &mut e.variants.iter().map(|v| format!("{}::{}", e.name, v.name)));
        }
        let file = if is_internal(own) { "per_thread.rs" } else { "functions.rs" };
        let lines = text(files, &own.unit.file(file))?.lines();
        let aliases = lines.filter_map(|line| line.trim().strip_suffix(','));
        let aliases = aliases.filter(|line| line.contains(" as cu"));
        add("another name", &mut aliases.map(str::to_owned));
        if is_internal(own) {
            theirs.extend(expected_older(files, core, own)?.into_iter().map(falls_back));
            ours.extend(older(files)?.into_iter().map(falls_back));
        }

        let work = self.work.display();
        for (what, name) in theirs.difference(&ours) {
            match LEFT_OUT.iter().find(|(known, _)| known == name) {
                Some((known, _)) => drop(checked.left_out.insert(*known)),
                None => checked.mismatches.push(format!("{work}: {what} not declared: {name}")),
            }
        }
        let surplus = ours.difference(&theirs);
        let surplus =
            surplus.map(|(what, name)| format!("{work}: {what} not in the header: {name}"));
        checked.mismatches.extend(surplus);
        Ok(())
    }

    /// Returns the names of functions from C's macros.
    fn names(&self, own: &Declared) -> Result<BTreeSet<String>> {
        // Functions of `internal` only have no other names, but the names for per-thread streams stand for them.
        let macros = match is_internal(own) {
            true => {
                self.preprocess(&generate::CORE, &["-dM", "-DCUDA_API_PER_THREAD_DEFAULT_STREAM"])?
            }
            false => self.preprocess(own.unit, &["-dM"])?,
        };
        let mut expected = BTreeSet::new();
        for line in macros.lines() {
            let words: Vec<&str> = line.split_whitespace().collect();
            let ["#define", name, symbol] = words[..] else { continue };
            let per_thread = regex!(r"^__CUDA_API_(PTDS|PTSZ)\((.*)\)$").captures(symbol);
            let symbol = match (&per_thread, is_internal(own)) {
                (Some(of), true) => format!("{}_{}", &of[2], of[1].to_lowercase()),
                (None, true) => continue,
                (Some(of), false) => of[2].to_owned(),
                (None, false) => symbol.to_owned(),
            };
            // A name of `cuda.h` belongs to no other unit.
            if name.starts_with("cu") && name != symbol && own.function(&symbol).is_some() {
                expected.insert(format!("{symbol} as {name}"));
            }
        }
        Ok(expected)
    }

    /// Returns the output of the preprocessor of the target's first compiler for the unit.
    fn preprocess(&self, unit: &Unit, flags: &[&str]) -> Result<String> {
        let (compiler, _) = compilers(self.target)[0];
        let mut cc = self.cc(compiler, unit);
        shell::output(cc.arg("-E").args(flags).args(["-x", "c", "/dev/null"]))
    }

    fn header(&self, unit: &Unit) -> Result<Header> {
        let (text, macros) = (self.preprocess(unit, &["-P"])?, self.preprocess(unit, &["-dM"])?);
        let mut own = shell::read(&self.include.join("cuda.h"))?;
        if unit.header != "cuda.h" {
            own += &shell::read(&self.include.join(unit.header))?;
        }
        let names: BTreeSet<&str> = own.lines().filter_map(defined).collect();
        let own = |line: &&str| defined(line).is_some_and(|name| names.contains(name));
        let macros: Vec<&str> = macros.lines().filter(own).collect();
        Header::read(&text, &macros.join("\n"))
    }
}

/// Returns the macro that a line of C defines.
fn defined(line: &str) -> Option<&str> {
    Some(regex!(r"^\s*#\s*define\s+(\S+)").captures(line)?.get(1)?.as_str())
}

fn is_internal(declared: &Declared) -> bool {
    declared.unit.name == "internal"
}

fn falls_back((symbol, older): (String, String)) -> (&'static str, String) {
    ("older symbol", format!("{older} for {symbol}"))
}

/// Returns the symbols with an older symbol to fall back to.
fn older(files: &Files) -> Result<BTreeSet<(String, String)>> {
    let pairs = regex!(r#"\(c"(\w+)", c"(\w+)"\),"#).captures_iter(text(files, "older.rs")?);
    Ok(pairs.map(|pair| (pair[1].to_owned(), pair[2].to_owned())).collect())
}

/// Returns the functions that a supported driver may lack, and whose plain name in C stood for an older function with
/// the same parameters, by libclang's types. Each has the newest such older function.
fn expected_older(
    files: &Files,
    core: &Declared,
    internal: &Declared,
) -> Result<BTreeSet<(String, String)>> {
    let text = text(files, "functions.rs")?;
    let lines: BTreeSet<&str> = text.lines().map(str::trim).collect();
    let mut expected = BTreeSet::new();
    for (symbol, since) in headers::listed(text) {
        let plain = symbol.rsplit_once("_v").map_or(&*symbol, |(plain, _)| plain);
        let named = lines.contains(&*format!("{symbol} as {plain},"));
        let Some(own) = core.function(&symbol).filter(|_| named) else { continue };
        let version = |name: &str| match name.strip_prefix(plain)? {
            "" => Some(1),
            rest => rest.strip_prefix("_v")?.parse::<u32>().ok(),
        };
        fn types(f: &Function) -> impl Iterator<Item = &Type> {
            f.parameters.iter().map(|(_, ty)| ty)
        }
        let same = |f: &&Function| {
            version(&f.name).is_some_and(|n| Some(n) < version(&symbol)) && types(f).eq(types(own))
        };
        let all = core.functions.iter().chain(&internal.functions).filter(same);
        if let Some(older) = all.max_by_key(|f| version(&f.name)).filter(|_| since > FIRST) {
            expected.insert((symbol, older.name.clone()));
        }
    }
    Ok(expected)
}

/// Returns the crate without its loader, so that nothing else has to be built for each target. The generated files are
/// in `work`.
pub fn library<'a>(root: &Path, work: &Path, units: impl Iterator<Item = &'a Unit>) -> String {
    let others = units.filter(|unit| !unit.name.is_empty());
    let modules = [&generate::CORE].into_iter().chain(others).map(|unit| {
        let module = if unit.name.is_empty() { "declarations" } else { unit.name };
        MODULE.replace("UNIT", module).replace("FOLDER", &unit.file(""))
    });
    let library = LIBRARY.to_owned() + &modules.collect::<String>();
    library.replace("ROOT", &root.to_string_lossy()).replace("WORK", &work.to_string_lossy())
}

const LIBRARY: &str = "\
#![no_std]
#![allow(non_camel_case_types, non_snake_case, non_upper_case_globals)]
macro_rules! include_declarations {
    ($file:literal) => {
        include!(concat!(\"WORK/\", $file));
    };
}
#[macro_use]
#[path = \"ROOT/cuda-sys/src/macros.rs\"]
mod macros;
#[path = \"ROOT/cuda-sys/src/debug.rs\"]
mod debug;
#[path = \"ROOT/cuda-sys/src/function.rs\"]
mod function;
#[path = \"ROOT/cuda-sys/src/result.rs\"]
mod result;
#[path = \"ROOT/cuda-sys/src/symbols.rs\"]
mod symbols;
#[path = \"ROOT/cuda-sys/src/zero.rs\"]
mod zero;
pub use declarations::*;
pub use symbols::NoSymbol;
pub use zero::{Zeroable, zeroed};
";

const MODULE: &str = "
pub mod UNIT {
    use super::*;
    use crate::function::Function;
    use core::ffi::*;
    include_declarations!(\"FOLDERtypes.rs\");
    include_declarations!(\"FOLDERfunctions.rs\");
    include_declarations!(\"FOLDERnames.rs\");
    include_declarations!(\"FOLDERasserts.rs\");
}
";

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the problems of the newest release's declarations with these changes: a file, and a text in it.
    fn mismatches(name: &str, changes: &[(&str, &str, &str)]) -> Vec<String> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the repository");
        let mut cell = Cell::new(root, fetch::NEWEST, HOST).expect("a header");
        cell.units.clear();
        cell.work = root.join("target/matrix").join(name);
        let mut files = cell.files().expect("the generator reads the header");
        for (file, before, after) in changes {
            let (_, text) = files.iter_mut().find(|(name, _)| name == file).expect(file);
            assert_eq!(text.matches(before).count(), 1, "{before}");
            *text = text.replace(before, after);
        }
        // Some are found while the declarations are read.
        cell.check(&files).map_or_else(|error| vec![error], |checked| checked.mismatches)
    }

    /// In types, in a function, and in the slots that the compilers of C do not see.
    #[test]
    fn the_comparison_finds_broken_declarations() {
        assert_eq!(mismatches("unbroken", &[]), Vec::<String>::new());
        let broken = mismatches(
            "broken",
            &[
                (
                    "types.rs",
                    "pub struct CUDA_MEMCPY2D {\n    pub srcXInBytes: usize,\n    pub srcY: usize,",
                    "pub struct CUDA_MEMCPY2D {\n    pub srcY: usize,\n    pub srcXInBytes: usize,",
                ),
                (
                    "types.rs",
                    "CU_MEM_LOCATION_TYPE_HOST_NUMA = 3,",
                    "CU_MEM_LOCATION_TYPE_HOST_NUMA = 4,",
                ),
            ],
        );
        for part in ["srcY", "CU_MEM_LOCATION_TYPE_HOST_NUMA"] {
            assert!(broken.iter().any(|error| error.contains(part)), "{part}: {broken:#?}");
        }
        for (name, before, after) in [
            (
                "dropped",
                "] fn cuMemMap(ptr: CUdeviceptr, size: usize, offset: usize, handle: CUmemGenericAllocationHandle, flags: c_ulonglong)",
                "] fn cuMemMap(ptr: CUdeviceptr, size: usize, offset: usize, handle: CUmemGenericAllocationHandle)",
            ),
            (
                "slot",
                "c\"cuInit\" 2000 slot1(cuInit, _)",
                "c\"cuInit\" 2000 slot1(cuDriverGetVersion, _)",
            ),
        ] {
            assert_ne!(mismatches(name, &[("functions.rs", before, after)]), Vec::<String>::new());
        }
    }
}
