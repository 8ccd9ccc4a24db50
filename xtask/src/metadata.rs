//! The metadata that libcuda-sys gives the build scripts of its dependents.

use crate::headers::RELEASES;
use crate::shell::{Result, quiet};
use crate::{fetch, linked};
use std::path::Path;

pub fn check(root: &Path) -> Result<()> {
    let toolkit = fetch::toolkit(root, fetch::NEWEST)?;
    let old = fetch::toolkit(root, RELEASES[0])?;
    // A toolkit with a library to link with, and one release's header.
    let fake = root.join("target/toolkit");
    let stubs = linked::toolkit(root, &fake)?;
    for (features, toolkit, version, is_read, library) in [
        ("", &toolkit, "13050", false, None),
        ("--features bindgen", &toolkit, "13050", true, None),
        ("--features bindgen", &old, "11070", true, None),
        ("--features link", &fake, "13050", false, Some(&stubs)),
        ("--features link,bindgen", &fake, "13050", true, Some(&stubs)),
    ] {
        let mut check = fetch::with_toolkit(root, &format!("check -p metadata {features}"))?;
        check.env("CUDA_PATH", toolkit).env("EXPECT_VERSION", version);
        if is_read {
            check.env("EXPECT_ROOT", toolkit).env("EXPECT_INCLUDE", toolkit.join("include"));
        }
        quiet(check.envs(library.map(|library| ("EXPECT_LIB", library))))?;
    }
    Ok(())
}
