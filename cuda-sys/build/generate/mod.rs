//! From `cuda.h` to Rust: [`read`] parses the header with bindgen, [`emit`] writes the files that the crate includes.
//!
//! The build script runs this code for the feature `bindgen`, and `cargo xtask emit` runs it for the committed
//! declarations. The output does not depend on clang's target.

pub mod c;
pub mod clang;
pub mod docs;
mod emit;
pub mod history;
pub mod layout;
pub mod manual;
pub mod read;
pub mod reference;

use std::path::{Path, PathBuf};

pub use docs::Docs;
pub use emit::{ANONYMOUS, FLAT, Files, emit, place, renamed, rust};
use read::Header;
pub use reference::Reference;

/// The headers to read, and the target.
pub struct Source<'a> {
    /// The folder that holds `cuda.h`.
    pub include: &'a Path,
    /// The folder of `libcuda-sys` itself: `wrapper.h`, and the few C typedefs that NVIDIA's headers need.
    pub crate_root: &'a Path,
    /// The target triple, for clang.
    pub target: &'a str,
}

/// Declarations with a module and a feature of their own: the part of `cuda.h` under a macro, and NVIDIA's further
/// headers.
#[derive(Debug, PartialEq)]
pub struct Unit {
    /// The module, the feature and the folder; empty for `cuda.h` itself.
    pub name: &'static str,
    pub header: &'static str,
    /// The header with the releases of its functions.
    pub typedefs: &'static str,
    /// The macro that selects it in `wrapper.h`.
    pub define: &'static str,
}

impl Unit {
    /// Returns the name under which the crate includes a file of the unit.
    pub fn file(&self, name: &str) -> String {
        if self.name.is_empty() { name.to_owned() } else { format!("{}/{name}", self.name) }
    }

    /// Returns the name of the macro that lists its functions or its enums.
    pub fn list(&self, of: &str) -> String {
        match self.name {
            "" => format!("for_each_{of}"),
            unit => format!("for_each_{unit}_{of}"),
        }
    }
}

/// The public part of `cuda.h`.
pub const CORE: Unit =
    Unit { name: "", header: "cuda.h", typedefs: "cudaTypedefs.h", define: "CUDA_SYS" };

pub const UNITS: [Unit; 5] = [
    Unit { name: "internal", define: "__CUDA_API_VERSION_INTERNAL", ..CORE },
    Unit { name: "gl", header: "cudaGL.h", typedefs: "cudaGLTypedefs.h", define: "CUDA_SYS_GL" },
    Unit {
        name: "egl",
        header: "cudaEGL.h",
        typedefs: "cudaEGLTypedefs.h",
        define: "CUDA_SYS_EGL",
    },
    Unit {
        name: "vdpau",
        header: "cudaVDPAU.h",
        typedefs: "cudaVDPAUTypedefs.h",
        define: "CUDA_SYS_VDPAU",
    },
    Unit {
        name: "profiler",
        header: "cudaProfiler.h",
        typedefs: "cudaProfilerTypedefs.h",
        define: "CUDA_SYS_PROFILER",
    },
];

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
