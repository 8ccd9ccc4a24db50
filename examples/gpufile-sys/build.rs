//! Makes the bindings of gpufile.h, and compiles the library.

use bindgen::callbacks::{DeriveTrait, ImplementsTrait, ParseCallbacks};
use bindgen::{Builder, EnumVariation};
use std::env;
use std::error::Error;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    for input in ["build.rs", "gpufile.h", "gpufile.c", "stand-in"] {
        println!("cargo::rerun-if-changed={input}");
    }

    // libcuda-sys has `links = "libcuda"`: Cargo passes the metadata of its build script to those of its dependents. The
    // folder of cuda.h is in it if libcuda-sys was made from that header. This crate's feature does not show that:
    // another crate of the program may have enabled `libcuda-sys/bindgen`.
    let mut defines = Vec::new();
    let include = match env::var("DEP_LIBCUDA_INCLUDE") {
        Ok(include) => include,
        Err(_) => {
            // The version of the declarations, for headers that ask for it.
            defines.push(("CUDA_VERSION", env::var("DEP_LIBCUDA_VERSION")?));
            "stand-in".to_owned()
        }
    };
    // A C library that calls the driver itself must be linked with libcuda: with this feature, libcuda-sys links it.
    if env::var_os("CARGO_FEATURE_LINK").is_some() {
        defines.push(("GPUFILE_CALLS_DRIVER", "1".to_owned()));
    }

    let bindings = Builder::default()
        .header("gpufile.h")
        .clang_arg(format!("-I{include}"))
        .clang_args(defines.iter().map(|(name, value)| format!("-D{name}={value}")))
        // This header's declarations, and not those of the headers that it includes ...
        .allowlist_file(r"(.*[/\\])?gpufile\.h")
        // ... nor the types that it uses of cuda.h: a second `CUstream` would be another type
        // than libcuda-sys's.
        .blocklist_file(r".*[/\\]cuda\.h")
        .raw_line("use libcuda_sys::types::*;")
        // bindgen does not know which traits an omitted type implements, and would derive none
        // for a struct with it.
        .parse_callbacks(Box::new(TypesOfCuda))
        // As in libcuda-sys: a newer library may return a value that this header does not name.
        .default_enum_style(EnumVariation::NewType { is_bitfield: false, is_global: false })
        .prepend_enum_name(false)
        // Asserts, when the crate is compiled, that Rust's structs have the size and offsets that C's have.
        .layout_tests(true)
        // The crate is `no_std`.
        .use_core()
        .generate()?;
    bindings.write_to_file(Path::new(&env::var("OUT_DIR")?).join("bindings.rs"))?;

    // Where the library is installed, `println!("cargo::rustc-link-lib=gpufile")` takes the place of this.
    let mut library = cc::Build::new();
    library.file("gpufile.c").include(include);
    for (name, value) in &defines {
        library.define(name, value.as_str());
    }
    library.try_compile("gpufile")?;
    Ok(())
}

#[derive(Debug)]
struct TypesOfCuda;

impl ParseCallbacks for TypesOfCuda {
    /// Every type of libcuda-sys is `Copy`, and all but unions are `Debug`: a header that uses a union of cuda.h by
    /// value has its name here, with `ImplementsTrait::No` for `Debug`.
    fn blocklisted_type_implements_trait(
        &self,
        _name: &str,
        derive: DeriveTrait,
    ) -> Option<ImplementsTrait> {
        matches!(derive, DeriveTrait::Copy | DeriveTrait::Debug).then_some(ImplementsTrait::Yes)
    }
}
