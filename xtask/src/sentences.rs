//! Sentences that name the newest release, or how much it has.

use crate::shell::{self, Result};
use crate::{fetch, generate, headers};
use std::path::Path;

/// The files that name the newest release, or the number of releases or functions. An older release in one of them was
/// not updated.
const TELLING: &[&str] = &[
    "Cargo.toml",
    "README.md",
    "build.rs",
    "cuda-sys/README.md",
    "cuda-sys/build/generate/history.rs",
    "docs/porting.md",
    "docs/preconditions.md",
    "examples/gpufile-sys/README.md",
    "lab/cost/driver.c",
    "model-driver/README.md",
    "model-driver/src/state.rs",
    "src/guides/older_drivers.md",
    "src/owned/pool.rs",
    "tests/abi.rs",
    "tests/build_script.rs",
    "tests/mock/main.rs",
    "xtask/src/commands.rs",
    "xtask/src/machine.rs",
    "xtask/src/suites.rs",
];

pub fn check(root: &Path) -> Result<()> {
    let before = fetch::release(fetch::HEADERS[fetch::HEADERS.len() - 2]);
    let (major, minor) = before.split_once('.').ok_or("a release without a dot")?;
    let old = [before.to_owned(), format!("V{major}_{minor}"), format!("{major}0{minor}0")];
    let functions = headers::functions(root, &generate::CORE)?.len();
    let counts = [("functions", functions), ("releases", fetch::HEADERS.len())];
    let mut wrong = Vec::new();
    for file in TELLING {
        for (number, line) in (1..).zip(shell::read(&root.join(file))?.lines()) {
            let words: Vec<&str> = line.split_whitespace().collect();
            let counted = words.windows(2).any(|pair| {
                let count = counts.iter().find(|(what, _)| pair[1].starts_with(what));
                let stated = pair[0].parse::<usize>().ok().filter(|stated| *stated > 9);
                count.zip(stated).is_some_and(|((_, count), stated)| *count != stated)
            });
            if counted || old.iter().any(|old| line.contains(old.as_str())) {
                wrong.push(format!("{file}:{number}: {}", line.trim()));
            }
        }
    }
    shell::ensure(wrong.is_empty(), || {
        let newest = fetch::release(fetch::NEWEST);
        format!("these lines must be of CUDA {newest}:\n{}", wrong.join("\n"))
    })
}
