//! The targets that are not this machine's.

use crate::headers::{self, TARGETS};
use crate::packages::ways;
use crate::shell::{self, Result, quiet};
use crate::{documentation, fetch, generate};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Checks both crates for the targets that are not this machine's, and documents them for one whose pages differ from this
/// machine's: other steps do the rest.
pub fn check(root: &Path) -> Result<()> {
    shell::rust_targets(root, &TARGETS)?;
    let host = shell::own_host()?;
    for target in TARGETS.into_iter().filter(|target| *target != host) {
        shell::step(target, || {
            for features in ways() {
                let args = format!("check -p cuda-checked {features} --target {target}");
                quiet(&mut fetch::with_toolkit(root, &args)?)?;
            }
            Ok(())
        })?;
    }
    one_page_for_all(root)?;
    let is_windows = |target: &str| target.contains("windows");
    let other = TARGETS.into_iter().find(|target| is_windows(target) != is_windows(&host));
    documentation::every_way(root, other.ok_or("all targets have the same pages")?)
}

/// Fails if the code depends on more of a target than whether it is Windows, so that there are more than two kinds of pages.
/// Another step shows that the generated declarations are the same text for every target.
fn one_page_for_all(root: &Path) -> Result<()> {
    let mut wrong = Vec::new();
    for folder in ["src", "cuda-sys/src"] {
        for path in shell::files(&root.join(folder), "rs")? {
            wrong.extend(condition(&shell::read(&path)?).map(|condition| {
                let path = path.display();
                format!("{path}: {condition}: the step \"other targets\" must document each target that differs in it")
            }));
        }
    }
    shell::no_errors(wrong)
}

/// Returns the first line with a condition like `target_os = "linux"`, from the condition on. All targets have 64 bits.
fn condition(code: &str) -> Option<&str> {
    let mut found = regex!(r#"target_\w+\s*=\s*".*"#).find_iter(code).map(|found| found.as_str());
    found.find(|text| !text.starts_with("target_pointer_width"))
}

/// Checks that `cuda.lib` of the committed release exports every declared function.
pub fn import_library(root: &Path) -> Result<()> {
    use object::read::archive::ArchiveFile;
    let path = fetch::import_library(root)?;
    let bytes = fs::read(&path).map_err(shell::at(&path))?;
    let symbols = ArchiveFile::parse(&*bytes).and_then(|archive| archive.symbols());
    let symbols = symbols.map_err(shell::at(&path))?.ok_or("cuda.lib has no symbols")?;
    let exported = symbols.map(|symbol| Ok(String::from_utf8_lossy(symbol?.name()).into_owned()));
    let exported = exported.collect::<object::Result<BTreeSet<String>>>();
    let exported = exported.map_err(shell::at(&path))?;
    let mut missing = Vec::new();
    // EGL and VDPAU do not exist on Windows.
    let of_windows = |unit: &&generate::Unit| !["egl", "vdpau"].contains(&unit.name);
    for unit in headers::all_units().filter(of_windows) {
        let declared = headers::functions(root, unit)?.into_iter().map(|(symbol, _)| symbol);
        missing.extend(declared.filter(|symbol| !exported.contains(symbol)));
    }
    shell::ensure(missing.is_empty(), || format!("{} must export {missing:?}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::condition;

    #[test]
    fn a_condition_on_the_target_is_found() {
        let asks = |code: &str| condition(code).is_some();
        assert!(asks("#[cfg(target_os = \"linux\")]\nfn f() {}"));
        assert!(asks("if cfg!(all(unix,target_arch=\"aarch64\")) {}"));
        assert!(!asks(
            "#[cfg(not(target_pointer_width = \"64\"))]\n#[cfg(unix)] fn target_of() {}"
        ));
        assert!(!asks("let target_size = size; f(target_size == 1)"));
    }
}
