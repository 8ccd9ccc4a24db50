//! A library to link with where there is neither a toolkit nor a driver: it has the driver's soname and
//! functions, and is left behind when the program is built.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// Makes `libcuda.so` in `out`, from the list of functions that the crate has.
pub fn build(functions: &str, out: &Path) -> Result<PathBuf, String> {
    let compiler = cc::Build::new()
        .cargo_metadata(false)
        .cargo_warnings(false)
        .try_get_compiler()
        .map_err(|error| format!("no C compiler: {error}"))?;
    let mut text = String::new();
    for symbol in symbols(functions) {
        // 34 is CUDA_ERROR_STUB_LIBRARY, which the toolkit's stub returns too.
        writeln!(text, "int {symbol}(void) {{ return 34; }}").expect("a String takes everything");
    }
    let (source, library) = (out.join("stub.c"), out.join("libcuda.so"));
    fs::write(&source, text).map_err(|error| format!("{}: {error}", source.display()))?;
    let mut command = compiler.to_command();
    command.args(["-shared", "-fPIC", "-nostdlib", "-Wl,-soname,libcuda.so.1", "-o"]);
    command.arg(&library).arg(&source);
    let failed =
        |reason: String| format!("the C compiler {} failed: {reason}", compiler.path().display());
    let output = command.output().map_err(|error| failed(error.to_string()))?;
    if !output.status.success() {
        return Err(failed(String::from_utf8_lossy(&output.stderr).into_owned()));
    }
    Ok(out.to_owned())
}

/// The symbols in the list of functions.
fn symbols(functions: &str) -> impl Iterator<Item = &str> {
    functions.lines().filter_map(|line| line.split_once(" fn ")?.1.split('(').next())
}

/// A reason as the name of a library, in the characters that Cargo and linkers pass on.
pub fn explain(reason: &str) -> String {
    let plain = |c: char| {
        if c.is_ascii_alphanumeric() || "-./".contains(c) { c } else { '_' }
    };
    let reason: String = reason.chars().take(150).map(plain).collect();
    format!("cuda_was_not_made_because_{reason}")
}
