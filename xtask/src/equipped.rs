//! A machine with a toolkit and a driver, made of this one.

use crate::headers::RELEASES;
use crate::linked;
use crate::machine::trap;
use crate::mounts::{Layer, bind, lay_over, separate};
use crate::shell::{self, Result};
use crate::{fetch, toolkit};
use std::env;
use std::path::Path;

/// The place of a toolkit, for the step that has one.
const STANDARD: &str = "/usr/local/cuda";

/// Tests that a step that needs a bare machine passes where there are a toolkit of the newest release in its usual place, and
/// variables that lead to another, to a package of pkg-config, and to a driver.
pub fn run(root: &Path) -> Result<()> {
    let folder = root.join("target/equipped");
    let stubs = linked::toolkit(root, &folder.join("toolkit"))?;
    let driver = trap(root)?;
    let package =
        format!("Name: cuda\nDescription: a toolkit\nVersion: 13.5\nLibs: -L{}\n", stubs.display());
    shell::write(&folder.join("pkg-config/cuda.pc"), &package)?;

    // It may be a link.
    let place = Path::new(STANDARD).canonicalize().unwrap_or(STANDARD.into());
    let mut tests = separate(&env::current_exe().map_err(|error| error.to_string())?)?;
    tests.args(["equipped", "build failures"]).env("LD_LIBRARY_PATH", &driver);
    let chosen = format!("{}_{}", toolkit::VARIABLES[0], shell::own_host()?);
    tests.env(chosen, fetch::toolkit(root, RELEASES[1])?);
    tests.env("PKG_CONFIG_PATH", folder.join("pkg-config"));
    let printed = shell::output(&mut tests)?;
    for hidden in [place.join("include"), place.join("lib64/stubs"), driver] {
        shell::expect(&printed, &[&hidden.to_string_lossy()])?;
    }
    shell::expect(&printed, &["1 passed, 0 failed"])
}

/// Puts the toolkit into its place, in a process that has its own mounts.
pub fn equip(root: &Path) -> Result<()> {
    let place = Path::new(STANDARD);
    if !place.exists() {
        let (parent, name) = place.parent().zip(place.file_name()).expect("it is in a folder");
        lay_over(root, parent, Layer::With(name))?;
    }
    bind(&root.join("target/equipped/toolkit"), place)
}
