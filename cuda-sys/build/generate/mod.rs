//! From `cuda.h` to Rust: [`read`] has bindgen parse the header, [`emit`] writes what the crate includes.
//!
//! The build script runs this for the feature `bindgen`; `cargo xtask emit` runs the very same code for
//! the declarations that are committed. What comes out does not depend on the target that clang was told.

mod emit;
mod meanings;
pub mod read;

use std::path::{Path, PathBuf};

pub use emit::Files;
use read::Header;

/// What to read, and for whom.
pub struct Source<'a> {
    /// The folder that holds `cuda.h`.
    pub include: &'a Path,
    /// The folder of `cuda-sys` itself: `wrapper.h`, and the few C typedefs that `cuda.h` needs.
    pub crate_root: &'a Path,
    /// The target triple, for clang.
    pub target: &'a str,
}

/// Reads the header, or says in one message what is missing and what to do about it.
pub fn read(source: &Source) -> Result<Header, String> {
    read::read(source)
}

/// The text of each file that the crate includes.
pub fn emit(header: &Header) -> Result<Files, String> {
    emit::emit(header)
}

/// The headers that the output depends on, for `cargo::rerun-if-changed`.
pub fn inputs(source: &Source) -> Vec<PathBuf> {
    let mut inputs = vec![
        source.crate_root.join("wrapper.h"),
        source.crate_root.join("build/include/stdlib.h"),
        source.crate_root.join("build/include/stdint.h"),
    ];
    inputs.extend(["cuda.h", "cudaTypedefs.h"].map(|name| source.include.join(name)));
    inputs
}
