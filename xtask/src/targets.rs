//! The targets that are not this machine's.

use crate::headers::{self, TARGETS};
use crate::packages::{self, Package, ways};
use crate::shell::{self, Result, quiet};
use crate::{fetch, generate};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Checks the raw crate in each way to get the declarations, and the checked crate, for the targets that are not this machine's.
pub fn check(root: &Path) -> Result<()> {
    shell::rust_targets(root, &TARGETS)?;
    let host = shell::own_host()?;
    for target in TARGETS.into_iter().filter(|target| *target != host) {
        shell::step(target, || {
            let [loaded, bindgen, linked] = ways();
            for (package, features) in
                [("cuda-checked", loaded), ("libcuda-sys", bindgen), ("libcuda-sys", linked)]
            {
                let args = format!("check -p {package} {features} --target {target}");
                quiet(&mut fetch::with_toolkit(root, &args)?)?;
            }
            Ok(())
        })?;
    }
    Ok(())
}

/// Checks each published package with the oldest Rust that its manifest promises.
pub fn minimum_rust(root: &Path) -> Result<()> {
    for Package { name, rust_version, .. } in packages::published(root)? {
        let rust = rust_version.ok_or_else(|| format!("{name} has no rust-version"))?;
        let install = ["toolchain", "install", &*rust, "--profile=minimal", "--no-self-update"];
        quiet(&mut shell::command("rustup", install))?;
        let mut check =
            shell::command("rustup", ["run", &*rust, "cargo", "check", "--locked", "-p", &*name]);
        check.current_dir(root).env("CARGO_TARGET_DIR", root.join("target/minimum"));
        shell::step(&format!("{name} with Rust {rust}"), || quiet(&mut check))?;
    }
    Ok(())
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
