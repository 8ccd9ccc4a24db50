//! The cost of libcuda-sys: a call, the first call, and a cold build.
//!
//! For calls, instructions are counted, and for builds the blocks of instructions that the compiler runs. A busy machine changes
//! neither: two counts of one build differ by less than a thousandth.
//!
//! A block ends at a jump. Valgrind without a tool counts blocks; instructions would take twice as long.

use crate::shell::{self, Result, tool};
use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Functions with one, six and eleven parameters.
const FUNCTIONS: [&str; 3] = ["cuDriverGetVersion", "cuMulticastBindMem", "cuLaunchKernel"];

/// Checked calls, with their number of arguments.
const CHECKED: [(&str, u64); 3] =
    [("cuStreamSynchronize", 1), ("cuMemMap", 5), ("cuMulticastBindMem", 6)];

/// The number of instructions that the feature `explain` may add to a checked call for each of its arguments, which are kept.
const EXPLAINED: u64 = 2;

/// The number of instructions that the feature `log` may add to a checked call: a word of the thread's memory is written, of
/// which the address may have to be made.
const LOG: u64 = 2;

/// The first call of a Rust program takes at most this many times as long as in C.
const FIRST_CALL: f64 = 2.0;

/// Has a row for each checked call and each cold build, with the bound in the last column.
const PAGE: &str = "docs/cost.md";

fn bound(page: &str, name: &str) -> Result<f64> {
    let row = page.lines().find_map(|line| line.strip_prefix(&format!("| {name} |")));
    let bound = row.and_then(|row| row.trim_end_matches(" |").rsplit(' ').next()?.parse().ok());
    bound.ok_or_else(|| format!("{PAGE} must have a row of {name} with its bound"))
}

pub fn run(root: &Path) -> Result<()> {
    tool("valgrind", "valgrind")?;
    let page = shell::read(&root.join(PAGE))?;
    let lab = Lab { source: root.join("lab/cost"), out: root.join("target/cost"), root };
    shell::make_dir(&lab.out)?;
    let shared = ["-shared", "-fPIC", "-Wl,-soname,libcuda.so.1", "-Wno-unused-parameter"];
    lab.c("driver.c", "libcuda.so.1", &shared)?;
    let measurements =
        [calls(&lab), checked_calls(&lab, &page), first_call(&lab), cold_builds(&lab, &page)];
    shell::all(measurements).map(drop)
}

/// A table of numbers, printed row by row, and those beyond their bounds.
pub struct Table(Vec<String>);

impl Table {
    pub fn new<const N: usize>(title: &str, headings: [&str; N]) -> Self {
        println!();
        let table = Self(Vec::new());
        table.row(title, headings);
        table
    }

    pub fn row(&self, name: &str, cells: impl IntoIterator<Item = impl Display>) {
        let cells: String =
            cells.into_iter().map(|cell| format!("{:>16}", cell.to_string())).collect();
        println!("{name:36}{cells}");
    }

    pub fn at_most(&mut self, what: impl Display, number: f64, bound: f64) {
        if number > bound {
            self.0.push(format!("{what}: {number}, and must be at most {bound}"));
        }
    }

    /// Fails if a number is beyond its bound.
    pub fn end(self) -> Result<()> {
        println!();
        shell::no_errors(self.0)
    }
}

/// Fails if a call in Rust with a loaded driver takes more instructions than a call in C through the PLT.
fn calls(lab: &Lab) -> Result<()> {
    let c = |plt, output| lab.c("calls.c", output, &[plt, "-l:libcuda.so.1"]);
    let programs = [
        c("-fplt", "calls-plt")?,
        c("-fno-plt", "calls-no-plt")?,
        lab.rust("calls", "", "loaded")?,
        lab.rust("calls", "--features link", "linked")?,
    ];
    let headings = ["C, PLT", "C, -fno-plt", "Rust, loaded", "Rust, linked"];
    let mut table = Table::new("instructions per call", headings);
    for function in FUNCTIONS {
        let count = |program: &PathBuf| lab.per_call(program, &[function]);
        let counts = programs.iter().map(count).collect::<Result<Vec<u64>>>()?;
        table.row(function, &counts);
        let what = format!("instructions of {function} in Rust, with those in C through the PLT");
        table.at_most(what, counts[2] as f64, counts[0] as f64);
    }
    table.end()
}

/// Fails if a checked call adds too much to the raw one: without rules one comparison and one jump; with rules a
/// bounded number of instructions.
fn checked_calls(lab: &Lab, page: &str) -> Result<()> {
    let program = lab.rust("checked", "", "loaded")?;
    let with_log = lab.rust("checked", "--features log", "with-log")?;
    let unexplained = lab.rust("checked", "--no-default-features", "unexplained")?;
    shell::expect(
        page,
        &[
            &format!("at most {LOG} instructions to a call"),
            &format!("at most {EXPLAINED} instructions for each argument"),
        ],
    )?;
    let headings = ["raw", "checked", "more", "with log", "no explain", "ratio"];
    let mut table = Table::new("instructions per call", headings);
    for (function, arguments) in CHECKED {
        let raw = lab.per_call(&program, &[function, "raw"])?;
        let count = |program| lab.per_call(program, &[function, "checked"]);
        let [checked, with_log, unexplained] =
            [count(&program)?, count(&with_log)?, count(&unexplained)?];
        let more = added(raw, checked)?;
        let cells = [raw, checked, more, with_log, unexplained].map(|count| count.to_string());
        let ratio = format!("{:.2}", checked as f64 / raw as f64);
        table.row(function, cells.into_iter().chain([ratio]));
        for (what, count, bound) in [
            ("that the check adds", more, bound(page, &format!("`{function}`"))?),
            ("with the feature `log`", with_log, (checked + LOG) as f64),
            ("with `explain`", checked, (unexplained + EXPLAINED * arguments) as f64),
        ] {
            let what = format!("instructions of {function} {what}");
            table.at_most(what, count as f64, bound);
        }
    }
    table.end()
}

/// Fails if the first call, which loads the driver, takes much longer than C's dlopen, dlsym and call.
fn first_call(lab: &Lab) -> Result<()> {
    let count = |program: PathBuf, arguments: &[&str]| {
        let [none, one] =
            ["0", "1"].map(|count| lab.instructions(&program, &[arguments, &[count]].concat()));
        added(none?, one?)
    };
    let c = count(lab.c("first.c", "first", &["-ldl"])?, &[])?;
    let rust = count(lab.rust("calls", "", "loaded")?, &FUNCTIONS[..1])?;
    let mut table = Table::new("the first call", ["C, dlopen", "Rust, loaded"]);
    table.row("instructions", [c, rust]);
    let what = format!("instructions of the first call, with {FIRST_CALL} times those in C");
    table.at_most(what, rust as f64, FIRST_CALL * c as f64);
    table.end()
}

/// Fails if a cold build of a crate with libcuda-sys or cuda-checked runs more than a part of the blocks of another build.
fn cold_builds(lab: &Lab, page: &str) -> Result<()> {
    let [ours, peer] = ["Cargo.toml", "peer/Cargo.toml"].map(|path| lab.source.join(path));
    shell::step("downloading the packages to build", || {
        shell::quiet(shell::cargo(lab.root, "fetch --manifest-path").arg(&ours))?;
        shell::quiet(shell::cargo(lab.root, "fetch --locked --manifest-path").arg(&peer))
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
            let target = lab.out.join("cold").join(name);
            shell::remove_dir(&target)?;
            builds.iter().map(|build| compile(lab.root, manifest, build, &target)).collect()
        };
        shell::parallel(&folders, build).into_iter().collect::<Result<Vec<Vec<u64>>>>()
    })?;
    let [peer_release, release, debug, peer_debug, linked, peer_linked] = &counts[..] else {
        unreachable!("there are six folders")
    };
    let (loaded, checked) = (debug[0], debug[0] + debug[1]);
    let headings = ["ours", "other", "ratio"];
    let mut table = Table::new("blocks of a cold build, in millions", headings);
    for (name, blocks, other) in [
        ("loaded, to cudarc's", loaded, peer_debug[0]),
        ("linked, to cudarc's", linked[0], peer_linked[0]),
        ("checked, to cudarc's", checked, peer_debug[0]),
        ("checked, release, to cudarc's", release[0], peer_release[0]),
        ("checked, to one without `explain`", checked, debug[0] + debug[2]),
    ] {
        let ratio = blocks as f64 / other as f64;
        let [blocks, other] = [blocks, other].map(|blocks| (blocks / 1_000_000).to_string());
        table.row(name, [blocks, other, format!("{ratio:.2}")]);
        table.at_most(format!("the ratio of a cold build, {name}"), ratio, bound(page, name)?);
    }
    table.end()
}

/// Builds programs whose instructions are counted, and counts them.
struct Lab<'a> {
    root: &'a Path,
    source: PathBuf,
    /// The folder with the driver, for the system's loader, and with what tools write.
    out: PathBuf,
}

impl Lab<'_> {
    fn c(&self, source: &str, output: &str, options: &[&str]) -> Result<PathBuf> {
        tool("cc", "gcc")?;
        let output = self.out.join(output);
        let mut cc = shell::command("cc", ["-O2", "-Wall", "-Wextra", "-o"]);
        cc.arg(&output).arg(self.source.join(source)).arg("-L").arg(&self.out).args(options);
        shell::quiet(&mut cc).map(|()| output)
    }

    fn rust(&self, package: &str, features: &str, output: &str) -> Result<PathBuf> {
        let target = self.out.join(output);
        let arguments = format!("build --release --package {package} {features} --manifest-path");
        let mut cargo = shell::cargo(self.root, &arguments);
        plain(cargo.arg(self.source.join("Cargo.toml")), &target);
        shell::step(&format!("building {package} {features}"), || shell::quiet(&mut cargo))?;
        Ok(target.join("release").join(package))
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
        let out = self.out.join("callgrind.out");
        let mut counted = callgrind(&out);
        counted.arg(program).args(arguments).env("LD_LIBRARY_PATH", &self.out);
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
