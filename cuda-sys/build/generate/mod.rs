//! From `cuda.h` to Rust: [`read`] parses the header with bindgen, [`emit`] writes the files that the crate includes.
//!
//! The build script runs this code for the feature `bindgen`, and `cargo xtask emit` runs it for the committed
//! declarations. The output does not depend on clang's target.

macro_rules! line {
    ($out:expr, $($text:tt)*) => {
        writeln!($out, $($text)*).expect("a String takes everything")
    };
}

pub mod asserts;
pub mod c;
pub mod clang;
pub mod declared;
pub mod docs;
mod emit;
pub mod history;
pub mod layout;
mod lookup;
pub mod manual;
pub mod read;
pub mod reference;
pub mod scan;
mod source;
pub mod symbols;

use std::path::PathBuf;

pub use docs::Docs;
pub use emit::{Files, emit, place, renamed, rust};
pub use history::FLAT;
pub use read::ANONYMOUS;
use read::Header;
pub use reference::Reference;
pub use source::{CORE, Source, UNITS, Unit};

/// Returns the beginning of an emitted file.
pub fn comment(name: &str, text: &str) -> String {
    match name.ends_with(".rs") {
        true => format!("// {text}\n\n"),
        false => format!("<!-- {text} -->\n\n"),
    }
}

/// Reads `cuda.h` and then these units. The error names a missing file or tool and the remedy.
pub fn read(source: &Source, units: &[&'static Unit]) -> Result<Vec<Header>, String> {
    let mut headers = vec![read::read(source, &CORE)?];
    for unit in units {
        let mut header = read::read(source, unit)?;
        header.without(&headers[0]);
        headers.push(header);
    }
    for header in &headers {
        layout::check(&headers[0], header).map_err(|error| clang::blame(source.target, error))?;
    }
    Ok(headers)
}

/// Returns NVIDIA's documentation of the headers that [`read`] returned.
pub fn docs(source: &Source, headers: &[Header]) -> Result<Vec<Docs>, String> {
    let docs = |header: &Header| {
        let text = read::text(&source.include.join(header.unit.header))?;
        Ok(Docs::of(&headers[0], header, &text))
    };
    headers.iter().map(docs).collect()
}

/// Returns the files that the output depends on, for `cargo::rerun-if-changed`.
pub fn inputs(source: &Source, units: &[&Unit]) -> Vec<PathBuf> {
    let own = ["wrapper.h", "build/include", "build/generate/reference"];
    let mut inputs = own.map(|name| source.crate_root.join(name)).to_vec();
    for unit in [&CORE].iter().chain(units) {
        inputs.extend([unit.header, unit.typedefs].map(|name| source.include.join(name)));
    }
    inputs
}

/// Returns the words of a text, and the names of C in it.
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_')
}
