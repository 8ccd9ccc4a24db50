//! The feature `bindgen` with the headers of several releases.

use crate::features::modules;
use crate::fetch;
use crate::headers::{self, RELEASES, TARGETS};
use crate::shell::{self, Result, quiet};
use std::collections::BTreeSet;
use std::path::Path;

/// Checks that the feature `bindgen` declares every function that the C compiler sees in the header.
pub fn check(root: &Path) -> Result<()> {
    fetch::libclang(root)?;
    for package in RELEASES {
        let toolkit = fetch::toolkit(root, package)?;
        let include = toolkit.join("include");
        let header = headers::read(root, &include, TARGETS[0], &[])?.remove(0);
        let declared: BTreeSet<_> = header.functions.into_iter().map(|f| f.name).collect();
        let expected = exported(&include)?;
        shell::ensure(declared == expected, || {
            let missing: Vec<_> = expected.difference(&declared).collect();
            let surplus: Vec<_> = declared.difference(&expected).collect();
            format!("{package:?}: not declared: {missing:?}; not in the header: {surplus:?}")
        })?;
        // Only the newest release runs all tests; cuda-checked accepts no older one.
        let command = match package == fetch::NEWEST {
            true => "test -p libcuda-sys -p cuda-checked",
            false => "build -p libcuda-sys",
        };
        // The package of an older release has no cudaProfiler.h.
        let modules = modules(headers::units(&include));
        let args = format!("{command} --features libcuda-sys/bindgen,{modules}");
        quiet(fetch::with_toolkit(root, &args)?.env("CUDA_PATH", &toolkit))?;
    }
    Ok(())
}

/// Returns the functions that a C program sees in `cuda.h`, from the preprocessor's output.
fn exported(include: &Path) -> Result<BTreeSet<String>> {
    let mut cc = shell::command("cc", ["-E", "-P", "-x", "c", "-DCUDAAPI=", "-I"]);
    let text = shell::output(cc.arg(include).arg(include.join("cuda.h")))?;
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let name = |statement: &str| {
        let (_, rest) = statement.rsplit_once("CUresult cu")?;
        let (name, _) = rest.split_once('(')?;
        Some(format!("cu{name}"))
    };
    Ok(text
        .split(';')
        .filter(|statement| !statement.contains("typedef"))
        .filter_map(name)
        .collect())
}
