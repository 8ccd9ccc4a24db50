//! Tests the tests: cargo-mutants changes one place of the hand-written code after the other, and runs the tests for
//! each change. `cargo xtask mutants NAME` tries the parts whose name contains `NAME`. cargo-mutants is installed in
//! `target/tools`. It skips `unsafe fn`, macros and constants: `changes.txt` has changes of these, and steps of
//! `cargo xtask test` try them.

use crate::mutation;
use crate::shell::{self, Result, cargo, quiet, step};
use std::collections::BTreeSet;
use std::env;
use std::path::{Path, PathBuf};

const VERSION: &str = "27.1.0";

/// The known survivors, each with the reason.
const KNOWN: &str = "xtask/mutants.txt";

struct Part {
    name: &'static str,
    package: &'static str,
    /// Files and folders. What an earlier part has is left out.
    code: &'static [&'static str],
    /// The tests that must notice the change. The first ones are fast, and each of the others tries what is left. After
    /// `--`, options of the tests.
    tests: &'static [&'static str],
}

const PARTS: &[Part] = &[
    Part { name: "raw", package: "libcuda-sys", code: &["cuda-sys/src"], tests: &["--tests"] },
    Part {
        name: "checks",
        package: "cuda-checked",
        code: &[
            "src/cause.rs",
            "src/error.rs",
            "src/log.rs",
            "src/precondition.rs",
            "src/printable.rs",
            "src/ptx.rs",
            "src/query.rs",
            "src/release.rs",
            "src/rule.rs",
            "src/sentence.rs",
        ],
        tests: &[
            "--features causes --test errors --test log --test no_driver --test release --test mock --test ptx",
        ],
    },
    Part { name: "owned", package: "cuda-checked", code: &["src/owned"], tests: &["--test owned"] },
    // The code that knows the past of objects has tests of its own.
    Part {
        name: "past",
        package: "cuda-validate",
        code: &[
            "validate/src/blame.rs",
            "validate/src/captures.rs",
            "validate/src/failed.rs",
            "validate/src/handle.rs",
            "validate/src/launches.rs",
            "validate/src/objects.rs",
            "validate/src/past.rs",
            "validate/src/sentence.rs",
        ],
        tests: &["--lib -- --skip thread --skip last_deaths", "--lib"],
    },
    Part {
        name: "validate",
        package: "cuda-validate",
        code: &["validate/src"],
        tests: &["--lib", "--bins --test launch --test transcript --test python"],
    },
];

/// Tries the parts whose names contain `filter`. Fails if an unknown mutant survives, or if a known one does not.
pub fn run(root: &Path, filter: &str) -> Result<()> {
    let parts: Vec<&Part> = PARTS.iter().filter(|part| part.name.contains(filter)).collect();
    if parts.is_empty() {
        let names: Vec<&str> = PARTS.iter().map(|part| part.name).collect();
        return Err(format!("no part's name contains {filter:?}: there are {}", names.join(", ")));
    }
    let tool = install(root)?;
    let mut known = known(&shell::read(&root.join(KNOWN))?)?;
    let part = |mutant: &str| PARTS.iter().find(|part| part.has(mutant));
    known.retain(|mutant| part(mutant).is_some_and(|part| part.name.contains(filter)));
    let mut unknown = Vec::new();
    for part in parts {
        println!("== {}", part.name);
        for (place, mutant) in part.survivors(root, &tool)? {
            match known.iter().position(|known| *known == mutant) {
                Some(index) => drop(known.remove(index)),
                None => unknown.push(format!("{place}: {mutant}")),
            }
        }
    }
    let unknown = unknown.iter().map(|mutant| {
        format!("no test notices {mutant}\nAdd one, or list the mutant in {KNOWN} with the reason.")
    });
    let noticed =
        known.iter().map(|mutant| format!("tests notice {mutant}\nStrike it from {KNOWN}."));
    shell::no_errors(unknown.chain(noticed))
}

impl Part {
    fn has(&self, mutant: &str) -> bool {
        self.code.iter().any(|code| mutant.starts_with(code))
    }

    /// Returns each mutant that no test notices, with its line.
    fn survivors(&self, root: &Path, tool: &Path) -> Result<Vec<(String, String)>> {
        let out = root.join("target/mutants").join(self.name);
        shell::remove_dir(&out)?;
        shell::make_dir(&out)?;
        for (index, tests) in self.tests.iter().enumerate() {
            let mut command =
                shell::command(&tool.to_string_lossy(), ["mutants", "--package", self.package]);
            for code in self.code {
                let folder = if code.ends_with(".rs") { "" } else { "/**" };
                command.args(["--file", &format!("{code}{folder}")]);
            }
            let earlier = PARTS.iter().take_while(|part| part.name != self.name);
            command.args(earlier.flat_map(|part| part.code).flat_map(|code| ["--exclude", code]));
            // Each job has a copy with a build of its own.
            command.arg(format!("--jobs={}", if tests.contains("transcript") { 1 } else { 2 }));
            command.args((index > 0).then_some("--iterate"));
            command.args(["--no-shuffle", "--output"]).arg(&out);
            // After `--`, they would be those of the test alone, and the build one of all targets.
            let (tests, options) = tests.split_once(" -- ").unwrap_or((tests, ""));
            command.args(tests.split(' ').map(|argument| format!("--cargo-arg={argument}")));
            command.current_dir(root);
            command.env("CARGO_PROFILE_DEV_DEBUG", "0");
            command.args(["--", "--"]).args(options.split_whitespace());
            let status = command.status().map_err(|error| format!("{command:?}: {error}"))?;
            // Its exit codes after trying mutants: all noticed, some not, and some that ran out of time.
            match status.code() {
                Some(0 | 2 | 3) => {}
                _ => return Err(format!("{command:?}: {status}")),
            }
        }
        let missed = shell::read(&out.join("mutants.out/missed.txt"))?;
        // The launcher and its library share a file, which is changed for each.
        let missed: BTreeSet<&str> = missed.lines().collect();
        missed.into_iter().map(place_of).collect()
    }
}

/// `src/a.rs:1:2` and `src/a.rs: replace ...`, of a line of cargo-mutants. The list has no line numbers, because they
/// change.
fn place_of(line: &str) -> Result<(String, String)> {
    let unknown = || {
        format!(
            "missed.txt of cargo-mutants {VERSION} must have `FILE:LINE:COLUMN: CHANGE`, and has: {line}"
        )
    };
    let (place, change) = line.split_once(": ").ok_or_else(unknown)?;
    let file = place.split(':').next().unwrap_or_default();
    Ok((place.to_owned(), format!("{file}: {change}")))
}

/// Returns the mutants of the list. The reason follows each mutant, indented.
fn known(text: &str) -> Result<Vec<String>> {
    let mutants = mutation::entries(text).into_iter().map(|(line, mutant, reason)| {
        let has_reason = !reason.is_empty();
        has_reason.then(|| mutant.to_owned()).ok_or_else(|| {
            format!("{KNOWN}:{line}: the reason is missing: write it below the mutant, indented")
        })
    });
    mutants.collect()
}

/// The tool's program, of this version. Cargo installs nothing if it is there.
fn install(root: &Path) -> Result<PathBuf> {
    let tools = root.join("target/tools");
    step(&format!("installing cargo-mutants {VERSION} in {}", tools.display()), || {
        let mut install = cargo(root, &format!("install --locked cargo-mutants@{VERSION} --root"));
        quiet(install.arg(&tools))
    })?;
    Ok(tools.join("bin").join(format!("cargo-mutants{}", env::consts::EXE_SUFFIX)))
}
