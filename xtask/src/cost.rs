//! The cost of libcuda-sys and cuda-checked: a call, the first call, and the build.
//!
//! Instructions are counted, so a busy machine does not matter. Builds are compared with another build in the same run.

use crate::shell::{self, Result, tool};
use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Functions with one, six and eleven parameters.
const FUNCTIONS: [&str; 3] = ["cuDriverGetVersion", "cuMulticastBindMem", "cuLaunchKernel"];

/// Checked calls, with their number of arguments, and the number of instructions that a check may add to the raw call: without
/// rules a comparison and a jump. `docs/cost.md` has what it adds.
const CHECKED: [(&str, u64, u64); 3] =
    [("cuStreamSynchronize", 1, 2), ("cuMemMap", 5, 20), ("cuMulticastBindMem", 6, 25)];

/// The number of instructions that the feature `explain` may add to a checked call for each of its arguments, which are kept.
const EXPLAINED: u64 = 2;

/// The number of instructions that the feature `log` may add to a checked call: a word of the thread's memory is written, of
/// which the address may have to be made.
const LOG: u64 = 2;

/// The first call of a Rust program takes at most this many times as long as in C.
const FIRST_CALL: f64 = 2.0;

/// How many instructions the compiler executes at most in a cold build, of those for cudarc: for debugging, and for release. What a user
/// waits for is seconds, of which `docs/cost.md` has the shares. But a pair of builds of one commit took from 0.65 to 0.95 of cudarc's
/// seconds, and two counts differ by less than a thousandth.
const BUILDS: [(&str, f64, f64); 2] = [("libcuda-sys", 0.26, 0.21), ("cuda-checked", 0.77, 0.74)];

pub fn run(root: &Path) -> Result<()> {
    tool("valgrind", "valgrind")?;
    let lab = Lab { source: root.join("xtask/cost"), out: root.join("target/cost"), root };
    shell::make_dir(&lab.out)?;
    let shared = ["-shared", "-fPIC", "-Wl,-soname,libcuda.so.1", "-Wno-unused-parameter"];
    lab.c("driver.c", "libcuda.so.1", &shared)?;
    shell::all([calls(&lab), checked_calls(&lab), first_call(&lab), builds(&lab)]).map(drop)
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

/// Fails if a checked call adds too much to the raw one.
fn checked_calls(lab: &Lab) -> Result<()> {
    let program = lab.rust("checked", "", "loaded")?;
    let with_log = lab.rust("checked", "--features log", "with-log")?;
    let unexplained = lab.rust("checked", "--no-default-features", "unexplained")?;
    let headings = ["raw", "checked", "more", "with log", "no explain", "ratio"];
    let mut table = Table::new("instructions per call", headings);
    for (function, arguments, bound) in CHECKED {
        let raw = lab.per_call(&program, &[function, "raw"])?;
        let count = |program| lab.per_call(program, &[function, "checked"]);
        let [checked, with_log, unexplained] =
            [count(&program)?, count(&with_log)?, count(&unexplained)?];
        let more = added(raw, checked)?;
        let cells = [raw, checked, more, with_log, unexplained].map(|count| count.to_string());
        let ratio = format!("{:.2}", checked as f64 / raw as f64);
        table.row(function, cells.into_iter().chain([ratio]));
        for (what, count, most) in [
            ("that the check adds", more, bound as f64),
            ("with the feature `log`", with_log, (checked + LOG) as f64),
            ("with `explain`", checked, (unexplained + EXPLAINED * arguments) as f64),
        ] {
            let what = format!("instructions of {function} {what}");
            table.at_most(what, count as f64, most);
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

/// Fails if the compiler executes too many instructions in a build, of those for cudarc.
fn builds(lab: &Lab) -> Result<()> {
    let counts = lab.out.join("counts");
    shell::remove_dir(&counts)?;
    shell::make_dir(&counts)?;
    let build = |crates: &Vec<&str>| {
        let mut script = Command::new(lab.root.join("lab/build.sh"));
        script.args(crates).env("COUNTS", &counts).env("TMPDIR", lab.out.join(crates[0]));
        shell::output(script.env("ROUNDS", "1")).map(drop)
    };
    let crates = [vec!["cudarc"], BUILDS.map(|(name, ..)| name).to_vec()];
    shell::step("counting the compiler's instructions", || {
        shell::all(shell::parallel(&crates, build))
    })?;
    let count = |name: &str, profile: &str| {
        let of_build = format!("{name}.{profile}.");
        let files = shell::entries(&counts)?;
        let files = files.iter().filter(|file| shell::name(file).starts_with(&of_build));
        files.map(|file| total(file)).sum::<Result<u64>>()
    };
    let title = "the compiler's instructions, of those for cudarc";
    let mut table = Table::new(title, ["debug", "release"]);
    for (name, debug, release) in BUILDS {
        let mut cells = Vec::new();
        for (profile, bound) in [("dev", debug), ("release", release)] {
            let share = count(name, profile)? as f64 / count("cudarc", profile)? as f64;
            cells.push(format!("{share:.3}"));
            let what = format!("instructions in a {profile} build of {name}, of cudarc's");
            table.at_most(what, share, bound);
        }
        table.row(name, cells);
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
        let target = self.out.join("target");
        let arguments = format!("build --release --package {package} {features} --manifest-path");
        let mut cargo = shell::cargo(self.root, &arguments);
        plain(cargo.arg(self.source.join("Cargo.toml")), &target);
        shell::step(&format!("building {package} {features}"), || shell::quiet(&mut cargo))?;
        // The next one of the package takes its place.
        let program = self.out.join(format!("{package}-{output}"));
        shell::copy(&target.join("release").join(package), &program)?;
        Ok(program)
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
    let total = counted.lines().find_map(|line| line.strip_prefix("summary: ")?.parse().ok());
    total.ok_or_else(|| format!("{} has no total", out.display()))
}

/// Returns the difference of two counts.
pub fn added(few: u64, many: u64) -> Result<u64> {
    let without = || format!("{many} were counted with the calls, and {few} without them");
    many.checked_sub(few).ok_or_else(without)
}

/// Lets Cargo build in `target` as for a crate of a registry, independently of the user's settings.
fn plain(cargo: &mut Command, target: &Path) {
    cargo.arg("--target-dir").arg(target);
    cargo.env("CARGO_INCREMENTAL", "0").env("RUSTC_WRAPPER", "").env_remove("CARGO_BUILD_TARGET");
}
