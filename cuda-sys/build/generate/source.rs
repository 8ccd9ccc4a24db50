//! The headers, and their place.

use std::path::Path;

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
