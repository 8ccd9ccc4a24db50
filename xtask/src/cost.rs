//! The cost of libcuda-sys: a call, the first call, and a cold build.
//!
//! For calls, instructions are counted, and for builds the blocks of instructions that the compiler runs. A busy machine changes
//! neither: two counts of one build differ by less than a thousandth.
//!
//! A block ends at a jump. Valgrind without a tool counts blocks; instructions would take twice as long.

use crate::shell::{self, Result, tool};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Functions with one, six and eleven parameters.
const FUNCTIONS: [&str; 3] = ["cuDriverGetVersion", "cuMulticastBindMem", "cuLaunchKernel"];

/// Checked calls, with their number of arguments, and the number of instructions that each may add to the raw one: without rules
/// the comparison and the jump; with rules also the call of a function that is not inlined and its comparisons.
const CHECKED: [(&str, u64, u64); 3] =
    [("cuStreamSynchronize", 1, 2), ("cuMemMap", 5, 20), ("cuMulticastBindMem", 6, 25)];

/// The number of instructions that the feature `explain` may add to a checked call for each of its arguments, which are kept.
const EXPLAINED: u64 = 2;

/// The number of instructions that the feature `log` may add to a checked call: a word of the thread's memory is written, of
/// which the address may have to be made.
const LOG: u64 = 2;

/// The first call of a Rust program takes at most this many times as long as in C.
const FIRST_CALL: f64 = 2.0;

/// A cold build runs at most this part of the blocks of cudarc's build, if the driver is loaded.
const LOADED_BUILD: f64 = 1.0 / 3.0;
/// The same, if the driver is linked.
const LINKED_BUILD: f64 = 1.0;

/// The same for a crate that needs cuda-checked, if the driver is loaded: a debug and a release build.
const CHECKED_BUILD: f64 = 0.66;
const CHECKED_RELEASE_BUILD: f64 = 0.56;

/// A build of cuda-checked with the feature `explain`, which is on by default, runs at most this part of the blocks of one
/// without.
const EXPLAINED_BUILD: f64 = 1.12;

pub fn run(root: &Path) -> Result<()> {
    let programs = Programs::build(root)?;
    let measurements = [calls(&programs), checked_calls(root, &programs), first_call(&programs)];
    shell::all(measurements.into_iter().chain([cold_builds(root)])).map(drop)
}

/// Fails if a call in Rust with a loaded driver takes more instructions than a call in C through the PLT.
fn calls(programs: &Programs) -> Result<()> {
    let ways = [
        ("C, PLT", &programs.plt),
        ("C, -fno-plt", &programs.no_plt),
        ("Rust, loaded", &programs.loaded),
        ("Rust, linked", &programs.linked),
    ];
    let counts = shell::step("counting the instructions of calls", || {
        let row = |function| {
            let count = |(_, program): &(_, &PathBuf)| programs.per_call(program, &[function]);
            ways.iter().map(count).collect()
        };
        FUNCTIONS.into_iter().map(row).collect::<Result<Vec<Vec<u64>>>>()
    })?;

    println!("\n{:32}{}", "instructions per call", columns(ways.map(|(name, _)| name)));
    for (function, counts) in FUNCTIONS.iter().zip(&counts) {
        println!("{function:32}{}", columns(counts));
    }
    println!();
    let slower = FUNCTIONS.iter().zip(&counts).filter(|(_, counts)| counts[2] > counts[0]);
    shell::no_errors(slower.map(|(function, counts)| {
        let [c, _, rust, _] = counts[..] else { unreachable!("there are four ways") };
        format!("{function} takes {rust} instructions: at most {c}, as in C through the PLT")
    }))
}

/// Fails if a checked call adds too much to the raw one: without rules one comparison and one jump; with rules a
/// bounded number of instructions.
fn checked_calls(root: &Path, programs: &Programs) -> Result<()> {
    let counts = shell::step("counting the instructions of checked calls", || {
        let row = |(function, ..): (&str, u64, u64)| {
            let count = |program, way| programs.per_call(program, &[function, way]);
            let Programs { checked, with_log, unexplained, .. } = programs;
            let raw = count(checked, "raw")?;
            let all = [checked, with_log, unexplained].map(|program| count(program, "checked"));
            let [checked, with_log, unexplained] = all;
            Ok([raw, checked?, with_log?, unexplained?])
        };
        CHECKED.into_iter().map(row).collect::<Result<Vec<[u64; 4]>>>()
    })?;

    let headings = ["raw", "checked", "more", "with log", "no explain", "ratio"];
    println!("\n{:32}{}", "instructions per call", columns(headings));
    let page = shell::read(&root.join("docs/cost.md"))?;
    let mut wrong = Vec::new();
    if !page.contains(&format!("at most {LOG} instructions to a call")) {
        wrong.push(format!("docs/cost.md does not have the bound {LOG} of the feature `log`"));
    }
    if !page.contains(&format!("at most {EXPLAINED} instructions for each argument")) {
        wrong.push(format!("docs/cost.md does not have the bound {EXPLAINED} of `explain`"));
    }
    for ((function, arguments, bound), [raw, checked, with_log, unexplained]) in
        CHECKED.into_iter().zip(counts)
    {
        let more = added(raw, checked)?;
        let ratio = format!("{:.2}", checked as f64 / raw as f64);
        println!(
            "{function:32}{}{ratio:>14}",
            columns([raw, checked, more, with_log, unexplained])
        );
        if checked > unexplained + EXPLAINED * arguments {
            wrong.push(format!(
                "{function} takes {checked} instructions, and {unexplained} without the feature `explain`: at most \
                 {EXPLAINED} more for each of {arguments} arguments"
            ));
        }
        if with_log > checked + LOG {
            wrong.push(format!(
                "{function} takes {with_log} instructions with the feature `log`, and {checked} without: at most {LOG} more"
            ));
        }
        wrong.extend(no_row(&page, &format!("`{function}`"), &bound.to_string()));
        if more > bound {
            wrong.push(format!(
                "the check of {function} takes {more} instructions: at most {bound}"
            ));
        }
    }
    println!();
    shell::no_errors(wrong)
}

/// Fails if the first call, which loads the driver, takes much longer than C's dlopen, dlsym and call.
fn first_call(programs: &Programs) -> Result<()> {
    let ways = [
        ("C, dlopen", &programs.first, None),
        ("Rust, loaded", &programs.loaded, Some(FUNCTIONS[0])),
    ];
    let counts = shell::step("counting the instructions of the first call", || {
        let ways = ways.iter().map(|(_, program, function)| {
            let [none, one] = ["0", "1"].map(|count| {
                let arguments: Vec<&str> = function.iter().copied().chain([count]).collect();
                programs.instructions(program, &arguments)
            });
            added(none?, one?)
        });
        ways.collect::<Result<Vec<u64>>>()
    })?;

    println!("\n{:32}{}", "the first call", columns(ways.map(|(name, ..)| name)));
    println!("{:32}{}\n", "instructions", columns(&counts));
    let (c, rust) = (counts[0], counts[1]);
    shell::ensure(rust as f64 <= FIRST_CALL * c as f64, || {
        format!("the first call takes {rust} instructions: at most {FIRST_CALL} times the {c} of C")
    })
}

/// Fails if a cold build of a crate with libcuda-sys or cuda-checked runs more than a part of the blocks of another build.
fn cold_builds(root: &Path) -> Result<()> {
    let source = root.join("lab/cost");
    let [ours, peer] = [source.join("Cargo.toml"), source.join("peer/Cargo.toml")];
    shell::step("downloading the packages to build", || {
        shell::quiet(shell::cargo(root, "fetch --manifest-path").arg(&ours))?;
        shell::quiet(shell::cargo(root, "fetch --locked --manifest-path").arg(&peer))
    })?;
    // Builds of one folder share what the first one has built.
    let folders: [(&str, &Path, &[&str]); 6] = [
        ("peer-release", &peer, &["--release --features load"]),
        ("release", &ours, &["--release --package checked-user"]),
        (
            "debug",
            &ours,
            &[
                "--package user",
                "--package checked-user",
                "--package checked-user --no-default-features",
            ],
        ),
        ("peer-debug", &peer, &["--features load"]),
        ("linked", &ours, &["--package user --features link"]),
        ("peer-linked", &peer, &["--features link"]),
    ];
    let counts = shell::step("counting the blocks of instructions of cold builds", || {
        let build = |(name, manifest, builds): &(&str, &Path, &[&str])| {
            let target = folder(root).join("cold").join(name);
            shell::remove_dir(&target)?;
            builds.iter().map(|build| compile(root, manifest, build, &target)).collect()
        };
        shell::parallel(&folders, build).into_iter().collect::<Result<Vec<Vec<u64>>>>()
    })?;
    let [peer_release, release, debug, peer_debug, linked, peer_linked] = &counts[..] else {
        unreachable!("there are six folders")
    };
    let (loaded, checked) = (debug[0], debug[0] + debug[1]);
    let rows = [
        ("loaded, to cudarc's", loaded, peer_debug[0], LOADED_BUILD),
        ("linked, to cudarc's", linked[0], peer_linked[0], LINKED_BUILD),
        ("checked, to cudarc's", checked, peer_debug[0], CHECKED_BUILD),
        ("checked, release, to cudarc's", release[0], peer_release[0], CHECKED_RELEASE_BUILD),
        ("checked, to one without `explain`", checked, debug[0] + debug[2], EXPLAINED_BUILD),
    ];
    println!(
        "\n{:36}{}",
        "blocks of a cold build, in millions",
        columns(["ours", "other", "ratio"])
    );
    let page = shell::read(&root.join("docs/cost.md"))?;
    let mut wrong = Vec::new();
    for (name, blocks, other, bound) in rows {
        let ratio = blocks as f64 / other as f64;
        let millions = [blocks, other].map(|blocks| (blocks / 1_000_000).to_string());
        let [blocks, other] = &millions;
        println!("{name:36}{}", columns([blocks, other, &format!("{ratio:.2}")]));
        if ratio > bound {
            wrong.push(format!("a cold build, {name}, has the ratio {ratio:.3}: at most {bound}"));
        }
        wrong.extend(no_row(&page, name, &format!("{bound:.2}")));
    }
    println!();
    shell::no_errors(wrong)
}

/// A complaint where docs/cost.md has no row with this bound.
fn no_row(page: &str, name: &str, bound: &str) -> Option<String> {
    let (begin, end) = (format!("| {name} |"), format!("| {bound} |"));
    let has = page.lines().any(|line| line.starts_with(&begin) && line.ends_with(&end));
    (!has).then(|| format!("docs/cost.md has no row of {name} with the bound {bound}"))
}

/// The programs whose instructions are counted, and the driver that they call.
struct Programs {
    /// The folder with the driver, for the system's loader, and with what tools write.
    folder: PathBuf,
    plt: PathBuf,
    no_plt: PathBuf,
    first: PathBuf,
    loaded: PathBuf,
    linked: PathBuf,
    checked: PathBuf,
    with_log: PathBuf,
    unexplained: PathBuf,
}

impl Programs {
    fn build(root: &Path) -> Result<Self> {
        tool("cc", "gcc")?;
        tool("valgrind", "valgrind")?;
        let (source, out) = (root.join("lab/cost"), folder(root));
        shell::make_dir(&out)?;
        let library = out.join("libcuda.so.1");
        let compile = |source: PathBuf, options: &[&str], output: &str| {
            let output = out.join(output);
            let mut cc = shell::command("cc", ["-O2", "-Wall", "-Wextra", "-o"]);
            cc.arg(&output).arg(source).args(options);
            shell::quiet(&mut cc).map(|()| output)
        };
        let linked_c = |plt: &str, output: &str| {
            let library = library.to_string_lossy();
            compile(source.join("calls.c"), &[plt, &library], output)
        };
        let rust = |package: &str, features: &str, output: &str| {
            let target = out.join(output);
            let arguments = format!("build --release --package {package} {features}");
            let mut cargo = shell::cargo(root, &arguments);
            cargo.arg("--manifest-path").arg(source.join("Cargo.toml"));
            plain(&mut cargo, &target);
            shell::quiet(&mut cargo).map(|()| target.join("release").join(package))
        };
        shell::step("building the programs whose instructions are counted", || {
            let shared = ["-shared", "-fPIC", "-Wl,-soname,libcuda.so.1", "-Wno-unused-parameter"];
            compile(source.join("driver.c"), &shared, "libcuda.so.1")?;
            Ok(Self {
                plt: linked_c("-fplt", "calls-plt")?,
                no_plt: linked_c("-fno-plt", "calls-no-plt")?,
                first: compile(source.join("first.c"), &["-ldl"], "first")?,
                loaded: rust("calls", "", "loaded")?,
                linked: rust("calls", "--features link", "linked")?,
                checked: rust("checked", "", "loaded")?,
                with_log: rust("checked", "--features log", "with-log")?,
                unexplained: rust("checked", "--no-default-features", "unexplained")?,
                folder: out.clone(),
            })
        })
    }

    /// Returns the instructions of a call, from a program's loop. The last argument is the number of calls.
    fn per_call(&self, program: &Path, arguments: &[&str]) -> Result<u64> {
        // Enough calls that the rest of the program adds less than one instruction to each.
        let [few, many] = ["1000", "101000"]
            .map(|count| self.instructions(program, &[arguments, &[count]].concat()));
        Ok((added(few?, many?)? + 50_000) / 100_000)
    }

    /// Returns the number of instructions that a program executes.
    fn instructions(&self, program: &Path, arguments: &[&str]) -> Result<u64> {
        let out = self.folder.join("callgrind.out");
        let mut counted = callgrind(&out);
        counted.arg(program).args(arguments).env("LD_LIBRARY_PATH", &self.folder);
        shell::quiet(&mut counted)?;
        total(&out)
    }
}

/// Counts the instructions of the program that follows.
pub fn callgrind(out: &Path) -> Command {
    let option = format!("--callgrind-out-file={}", out.display());
    shell::command("valgrind", ["--quiet", "--tool=callgrind", &option])
}

/// Returns the number that was counted.
pub fn total(out: &Path) -> Result<u64> {
    let counted = shell::read(out)?;
    let total = counted.lines().find_map(|line| line.strip_prefix("totals: ")?.parse().ok());
    total.ok_or_else(|| format!("{} has no total", out.display()))
}

/// Returns the difference of two counts.
pub fn added(few: u64, many: u64) -> Result<u64> {
    let without = || format!("{many} were counted with the calls, and {few} without them");
    many.checked_sub(few).ok_or_else(without)
}

/// Builds packages into a folder, and returns the number of blocks that the compiler ran for them.
fn compile(root: &Path, manifest: &Path, arguments: &str, target: &Path) -> Result<u64> {
    let counts = target.with_extension("counts");
    shell::remove_dir(&counts)?;
    shell::make_dir(&counts)?;
    let mut cargo = shell::cargo(root, &format!("build --offline {arguments}"));
    cargo.arg("--manifest-path").arg(manifest);
    plain(&mut cargo, target);
    cargo.env("RUSTC_WRAPPER", root.join("lab/cost/count.sh")).env("COUNTS", &counts);
    shell::quiet(&mut cargo)?;
    shell::entries(&counts)?.iter().map(|log| blocks(log)).sum()
}

/// Returns the number of blocks in the log of a compiler.
fn blocks(log: &Path) -> Result<u64> {
    let text = shell::read(log)?;
    let line = text
        .lines()
        .find_map(|line| line.split_once("scheduler: ")?.1.strip_suffix(" event checks."));
    let blocks = line.and_then(|number| number.replace(',', "").parse().ok());
    blocks.ok_or_else(|| format!("{} has no number of blocks: {text}", log.display()))
}

/// Lets Cargo build in `target` as for a crate of a registry, independently of the user's settings.
fn plain(cargo: &mut Command, target: &Path) {
    cargo.arg("--target-dir").arg(target);
    cargo.env("CARGO_INCREMENTAL", "0").env("RUSTC_WRAPPER", "").env_remove("CARGO_BUILD_TARGET");
}

fn folder(root: &Path) -> PathBuf {
    root.join("target/cost")
}

fn columns(cells: impl IntoIterator<Item = impl ToString>) -> String {
    cells.into_iter().map(|cell| format!("{:>14}", cell.to_string())).collect()
}
