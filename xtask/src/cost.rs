//! The cost of libcuda-sys: a call, the first call, and a cold build.
//!
//! For calls, instructions are counted, which a busy machine does not change. For builds, only the time can be
//! measured; the best of several rounds counts.
//!
//! Of a cold build of `libcuda-sys` (processor seconds on one machine, 2026-11-22): itself 0.93, of which 0.57 are for the
//! compiler's front end and 0.36 for code generation, mostly for the first call of each function; its build script 0.13;
//! `libloading` and `cfg-if` 0.15; `once_cell` 0.07. The declarations alone take 0.47, without any text 0.45.

use crate::shell::{self, Result, tool};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// Functions with one, six and eleven parameters.
const FUNCTIONS: [&str; 3] = ["cuDriverGetVersion", "cuMulticastBindMem", "cuLaunchKernel"];

/// Checked calls, and the number of instructions that each may add to the raw one: without rules the comparison and the
/// jump; with rules also the call of a function that is not inlined and its comparisons.
const CHECKED: [(&str, u64); 3] =
    [("cuStreamSynchronize", 2), ("cuMemMap", 20), ("cuMulticastBindMem", 25)];

/// The first call of a Rust program takes at most this many times as long as in C.
const FIRST_CALL: f64 = 2.0;

/// A cold build takes at most this part of the time of cudarc's build, if the driver is loaded.
const LOADED_BUILD: f64 = 1.0 / 3.0;
/// The same, if the driver is linked.
const LINKED_BUILD: f64 = 1.0;

/// The same for a crate that needs cuda-checked, if the driver is loaded: a debug and a release build.
const CHECKED_BUILD: f64 = 0.7;
const CHECKED_RELEASE_BUILD: f64 = 0.8;

/// The minimum number of rounds of a build, and the maximum if it seems too slow.
const ROUNDS: (usize, usize) = (2, 8);

pub fn run(root: &Path) -> Result<()> {
    let measurements = [calls, checked_calls, first_call, cold_build];
    let failed: Vec<String> =
        measurements.iter().filter_map(|measure| measure(root).err()).collect();
    match failed[..] {
        [] => Ok(()),
        _ => Err(failed.join("\n")),
    }
}

/// Fails if a call in Rust with a loaded driver takes more instructions than a call in C through the PLT.
pub fn calls(root: &Path) -> Result<()> {
    let programs = Programs::build(root)?;
    let ways = [
        ("C, PLT", &programs.plt),
        ("C, -fno-plt", &programs.no_plt),
        ("Rust, loaded", &programs.loaded),
        ("Rust, linked", &programs.linked),
    ];
    let counts = shell::step("counting the instructions of calls", || {
        let row = |function| {
            let count =
                |(_, program): &(_, &PathBuf)| per_call(root, &programs, program, &[function]);
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
    let slower: Vec<String> = slower
        .map(|(function, counts)| format!("{function} takes {} and in C {}", counts[2], counts[0]))
        .collect();
    match slower[..] {
        [] => Ok(()),
        _ => Err(format!(
            "a call takes more instructions than in C through the PLT: {}",
            slower.join(", ")
        )),
    }
}

/// Fails if a checked call adds too much to the raw one: without rules one comparison and one jump; with rules a
/// bounded number of instructions.
pub fn checked_calls(root: &Path) -> Result<()> {
    let programs = Programs::build(root)?;
    let counts = shell::step("counting the instructions of checked calls", || {
        let row = |(function, _)| {
            let count = |way| per_call(root, &programs, &programs.checked, &[function, way]);
            Ok([count("raw")?, count("checked")?])
        };
        CHECKED.into_iter().map(row).collect::<Result<Vec<[u64; 2]>>>()
    })?;

    let headings = ["raw", "checked", "more", "ratio"];
    println!("\n{:32}{}", "instructions per call", columns(headings));
    let page = shell::read(&root.join("docs/cost.md"))?;
    let mut slower = Vec::new();
    for ((function, bound), [raw, checked]) in CHECKED.into_iter().zip(counts) {
        let more = added(raw, checked)?;
        let ratio = format!("{:.2}", checked as f64 / raw as f64);
        println!("{function:32}{}{ratio:>14}", columns([raw, checked, more]));
        let row = page.lines().find(|line| line.starts_with(&format!("| `{function}` |")));
        if !row.is_some_and(|row| row.ends_with(&format!("| {bound} |"))) {
            return Err(format!("docs/cost.md has no row of {function} with the bound {bound}"));
        }
        if more > bound {
            slower.push(format!("{function} takes {more} more, not {bound}"));
        }
    }
    println!();
    match slower[..] {
        [] => Ok(()),
        _ => Err(format!("a checked call takes too many instructions: {}", slower.join(", "))),
    }
}

/// Fails if the first call, which loads the driver, takes much longer than C's dlopen, dlsym and call.
pub fn first_call(root: &Path) -> Result<()> {
    let programs = Programs::build(root)?;
    let ways = [
        ("C, dlopen", &programs.first, None),
        ("Rust, loaded", &programs.loaded, Some(FUNCTIONS[0])),
    ];
    let command = |program: &Path, function: Option<&str>, count| {
        let mut command = programs.command(program);
        command.args(function).arg(count);
        command
    };
    let difference = |measure: fn(&Path, &mut Command) -> Result<u64>| {
        let ways = ways.iter().map(|(_, program, function)| {
            let [none, one] =
                ["0", "1"].map(|count| measure(root, &mut command(program, *function, count)));
            added(none?, one?)
        });
        ways.collect::<Result<Vec<u64>>>()
    };
    let counts =
        shell::step("counting the instructions of the first call", || difference(instructions))?;
    let files = match tool("strace", "strace") {
        Ok(_) => Some(difference(file_calls)?),
        Err(_) => None,
    };

    println!("\n{:32}{}", "the first call", columns(ways.map(|(name, ..)| name)));
    println!("{:32}{}", "instructions", columns(&counts));
    match files {
        Some(files) => println!("{:32}{}", "system calls with a file name", columns(&files)),
        None => println!("system calls are not counted: no strace"),
    }
    println!();
    if counts[1] as f64 <= FIRST_CALL * counts[0] as f64 {
        Ok(())
    } else {
        Err(format!(
            "the first call takes {} instructions, more than {FIRST_CALL} times the {} of C",
            counts[1], counts[0]
        ))
    }
}

/// Fails if a cold build of a crate with libcuda-sys or cuda-checked takes more than a part of the time of one with
/// cudarc.
pub fn cold_build(root: &Path) -> Result<()> {
    let source = root.join("lab/cost");
    let [ours, peer] = [source.join("Cargo.toml"), source.join("peer/Cargo.toml")];
    shell::step("downloading the packages to build", || {
        shell::quiet(shell::cargo(root, "fetch --manifest-path").arg(&ours))?;
        shell::quiet(shell::cargo(root, "fetch --locked --manifest-path").arg(&peer))
    })?;
    let debug = "--features load";
    let builds: [(&str, &[Bounded]); 3] = [
        (debug, &[("loaded", "user", LOADED_BUILD), ("checked", "checked-user", CHECKED_BUILD)]),
        ("--features link", &[("linked", "user --features link", LINKED_BUILD)]),
        (
            "--release --features load",
            &[("checked, --release", "checked-user --release", CHECKED_RELEASE_BUILD)],
        ),
    ];
    let failed: Vec<String> = builds
        .into_iter()
        .filter_map(|(peer_options, bounded)| {
            let build = |(_, package, _): &Bounded| Build {
                root,
                manifest: &ours,
                arguments: format!("--package {package}"),
            };
            let builds: Vec<Build> = bounded.iter().map(build).collect();
            let peer = Build { root, manifest: &peer, arguments: peer_options.to_owned() };
            compare(bounded, &builds, &peer).err()
        })
        .collect();
    match failed[..] {
        [] => Ok(()),
        _ => Err(failed.join("\n")),
    }
}

/// The name of a build, its package with options, and the greatest part of the peer's time that it may take.
type Bounded = (&'static str, &'static str, f64);

/// The programs whose instructions are counted, and the driver that they call.
struct Programs {
    /// The folder with the driver, for the system's loader.
    driver: PathBuf,
    plt: PathBuf,
    no_plt: PathBuf,
    first: PathBuf,
    loaded: PathBuf,
    linked: PathBuf,
    checked: PathBuf,
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
                driver: out.clone(),
            })
        })
    }

    fn command(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        command.env("LD_LIBRARY_PATH", &self.driver);
        command
    }
}

/// Returns the instructions of a call, from a program's loop. The last argument is the number of calls.
fn per_call(root: &Path, programs: &Programs, program: &Path, arguments: &[&str]) -> Result<u64> {
    // Enough calls that the rest of the program adds less than one instruction to each.
    let [few, many] = ["1000", "101000"]
        .map(|count| instructions(root, programs.command(program).args(arguments).arg(count)));
    Ok((added(few?, many?)? + 50_000) / 100_000)
}

/// Returns the number of instructions that a program executes.
fn instructions(root: &Path, program: &mut Command) -> Result<u64> {
    let out = folder(root).join("callgrind.out");
    shell::quiet(under(&mut callgrind(&out), program))?;
    total(&out)
}

/// Counts the instructions of the program that follows.
pub fn callgrind(out: &Path) -> Command {
    let mut callgrind = shell::command("valgrind", ["--quiet", "--tool=callgrind"]);
    callgrind.arg(format!("--callgrind-out-file={}", out.display()));
    callgrind
}

/// Returns the number that was counted.
pub fn total(out: &Path) -> Result<u64> {
    let counted = shell::read(out)?;
    let total = counted.lines().find_map(|line| line.strip_prefix("totals: ")?.parse().ok());
    total.ok_or_else(|| format!("{} has no total", out.display()))
}

/// Returns the number of a program's system calls that take a file name.
fn file_calls(root: &Path, program: &mut Command) -> Result<u64> {
    let out = folder(root).join("strace.out");
    let mut strace = shell::command("strace", ["-f", "-e", "trace=%file", "-o"]);
    strace.arg(&out);
    shell::quiet(under(&mut strace, program))?;
    Ok(shell::read(&out)?.lines().filter(|line| line.contains('(')).count() as u64)
}

/// Returns the difference of two counts.
pub fn added(few: u64, many: u64) -> Result<u64> {
    let without = || format!("{many} were counted with the calls, and {few} without them");
    many.checked_sub(few).ok_or_else(without)
}

/// Returns the same program with the same arguments and variables, run by another program.
pub fn under<'a>(runner: &'a mut Command, program: &Command) -> &'a mut Command {
    runner.arg(program.get_program()).args(program.get_args());
    runner.envs(program.get_envs().filter_map(|(name, value)| Some((name, value?))))
}

/// A package to be built from nothing.
struct Build<'a> {
    root: &'a Path,
    manifest: &'a Path,
    arguments: String,
}

/// Seconds of wall time, and of all processors together.
#[derive(Clone, Copy)]
struct Seconds {
    wall: f64,
    cpu: f64,
}

impl Build<'_> {
    fn run(&self) -> Result<Seconds> {
        let target = folder(self.root).join("cold");
        if target.exists() {
            fs::remove_dir_all(&target)
                .map_err(|error| format!("{}: {error}", target.display()))?;
        }
        let mut cargo = shell::cargo(self.root, &format!("build --offline {}", self.arguments));
        cargo.arg("--manifest-path").arg(self.manifest);
        plain(&mut cargo, &target);
        let (start, before) = (Instant::now(), shell::processor_seconds());
        shell::quiet(&mut cargo)?;
        Ok(Seconds {
            wall: start.elapsed().as_secs_f64(),
            cpu: shell::processor_seconds() - before,
        })
    }
}

/// Builds these and the peer alternately, so that temporary load slows all down.
fn compare(bounded: &[Bounded], builds: &[Build], peer: &Build) -> Result<()> {
    let least =
        |a: Seconds, b: Seconds| Seconds { wall: a.wall.min(b.wall), cpu: a.cpu.min(b.cpu) };
    let names = bounded.iter().map(|(name, ..)| *name).collect::<Vec<_>>().join(" and ");
    let never = Seconds { wall: f64::INFINITY, cpu: f64::INFINITY };
    let (mut best, mut best_peer, mut round) = (vec![never; builds.len()], never, 0);
    let slow = loop {
        round += 1;
        shell::step(&format!("cold builds, {names}, round {round}"), || {
            for (best, build) in best.iter_mut().zip(builds) {
                *best = least(*best, build.run()?);
            }
            best_peer = least(best_peer, peer.run()?);
            Ok(())
        })?;
        let each = bounded.iter().zip(&best);
        let slow = each.filter(|((.., bound), best)| best.wall > bound * best_peer.wall);
        let slow: Vec<_> = slow.collect();
        if (slow.is_empty() && round >= ROUNDS.0) || round >= ROUNDS.1 {
            break slow;
        }
    };
    for ((name, ..), best) in bounded.iter().zip(&best) {
        let heading = format!("a cold build, {name}, least of {round}");
        println!("\n{heading:32}{}", columns(["ours", "cudarc", "ratio"]));
        for (kind, ours, peer) in [
            ("seconds", best.wall, best_peer.wall),
            ("seconds of processors", best.cpu, best_peer.cpu),
        ] {
            let numbers = [ours, peer, ours / peer].map(|number| format!("{number:.2}"));
            println!("{kind:32}{}", columns(numbers));
        }
    }
    println!();
    let slow = slow.iter().map(|((name, _, bound), best)| {
        format!(
            "a cold build, {name}, takes {:.2} s, more than {bound:.2} of the {:.2} s that cudarc's takes",
            best.wall, best_peer.wall
        )
    });
    match slow.collect::<Vec<_>>()[..] {
        [] => Ok(()),
        ref slow => Err(slow.join("\n")),
    }
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
