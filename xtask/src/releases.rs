//! The feature `bindgen` with the headers of several releases.

use crate::features::modules;
use crate::fetch;
use crate::headers::{self, RELEASES};
use crate::shell::{Result, quiet};
use std::path::Path;

pub fn check(root: &Path) -> Result<()> {
    fetch::libclang(root)?;
    for package in RELEASES {
        let toolkit = fetch::toolkit(root, package)?;
        // Only the newest release runs all tests; cuda-checked accepts no older one.
        let command = match package == fetch::NEWEST {
            true => "test -p libcuda-sys -p cuda-checked",
            false => "build -p libcuda-sys",
        };
        // The package of an older release has no cudaProfiler.h.
        let modules = modules(headers::units(&toolkit.join("include")));
        let args = format!("{command} --features libcuda-sys/bindgen,{modules}");
        quiet(fetch::with_toolkit(root, &args)?.env("CUDA_PATH", &toolkit))?;
    }
    Ok(())
}
