//! The declarations that are committed.

use crate::generate::read::Header;
use crate::generate::{self, Source};
use crate::shell::{self, Result};
use crate::{fetch, use_libclang};
use std::path::{Path, PathBuf};

/// Where they lie in the repository.
fn folder(root: &Path) -> PathBuf {
    root.join("cuda-sys/src/declarations")
}

/// Makes them again.
pub fn emit(root: &Path) -> Result<()> {
    for (name, text) in files(root)? {
        shell::write(&folder(root).join(name), &text)?;
    }
    Ok(())
}

/// Fails where they are not what `emit` makes.
pub fn check(root: &Path) -> Result<()> {
    let differ =
        |(name, text): &(&str, String)| shell::read(&folder(root).join(name)).as_ref() != Ok(text);
    let different: Vec<_> = files(root)?.into_iter().filter(differ).map(|(name, _)| name).collect();
    match different[..] {
        [] => Ok(()),
        _ => Err(format!(
            "{different:?} in {} are not what the generator makes of CUDA {}: run `cargo xtask emit`",
            folder(root).display(),
            fetch::NEWEST.1
        )),
    }
}

fn files(root: &Path) -> Result<generate::Files> {
    let toolkit = fetch::toolkit(root, fetch::NEWEST)?;
    use_libclang(&fetch::libclang(root)?);
    let header = read(root, &toolkit.join("include"), "x86_64-unknown-linux-gnu")?;
    shell::step("making the declarations", || generate::emit(&header))
}

/// The declarations of one header, by the generator that `cuda-sys` has in its build script.
pub fn read(root: &Path, include: &Path, target: &str) -> Result<Header> {
    let source = Source { include, crate_root: &root.join("cuda-sys"), target };
    shell::step(&format!("reading {}", include.join("cuda.h").display()), || {
        generate::read(&source)
    })
}
