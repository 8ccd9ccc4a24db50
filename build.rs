//! Refuses declarations that are older than this crate needs.

use std::env;

/// The release whose declarations have all that this crate names, as `CUDA_VERSION` counts.
pub const NEEDED: u32 = 13050;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let judged = check_version(env::var("DEP_LIBCUDA_VERSION").ok().as_deref());
    #[cfg(feature = "systest")]
    let judged = judged.and_then(|()| systest());
    if let Err(message) = judged {
        // Cargo takes one line at a time.
        for line in message.lines() {
            println!("cargo::error={line}");
        }
    }
}

/// Has the C compiler judge the declarations, beside the header that they were made from.
#[cfg(feature = "systest")]
fn systest() -> Result<(), String> {
    println!("cargo::rerun-if-changed=wrapper.h");
    let variable = |name| env::var(name).unwrap_or_default();
    let found = variable("DEP_LIBCUDA_VERSION");
    if found != NEEDED.to_string() {
        return Err(format!(
            "the assertions are those of CUDA {}, and the toolkit's cuda.h says {found}: set CUDA_PATH to a \
             toolkit of that release",
            dotted(NEEDED)
        ));
    }
    let asserts = variable("DEP_LIBCUDA_ASSERTS");
    println!("cargo::rerun-if-changed={asserts}/asserts.c");
    println!("cargo::rustc-env=ASSERTS={asserts}");
    let mut compiler = cc::Build::new();
    compiler.file(format!("{asserts}/asserts.c"));
    compiler.include(".").include(variable("DEP_LIBCUDA_INCLUDE"));
    compiler.define("CUDA_ENABLE_DEPRECATED", None).cargo_metadata(false).warnings(false);
    let failed =
        |error| format!("the C compiler rejects the declarations, or there is none: {error}");
    compiler.try_compile("asserts").map_err(failed)
}

/// Checks what libcuda-sys's build script says of its declarations. The remedy comes last: people paste
/// only the tail.
pub fn check_version(found: Option<&str>) -> Result<(), String> {
    let Some(found) = found else {
        return Err(
            "libcuda-sys does not say which declarations it has (DEP_LIBCUDA_VERSION is not set): update \
             libcuda-sys, or set VERSION where Cargo's configuration replaces its build script"
                .to_owned(),
        );
    };
    let Ok(release) = found.parse() else {
        return Err(format!(
            "libcuda-sys says that its declarations are of CUDA {found:?} (DEP_LIBCUDA_VERSION), which is no \
             number like {NEEDED}: update libcuda-sys"
        ));
    };
    if release < NEEDED {
        return Err(format!(
            "cuda-checked needs the declarations of CUDA {} or newer, and those of libcuda-sys are of CUDA \
             {}: build libcuda-sys without the feature `bindgen`, or against a newer toolkit",
            dotted(NEEDED),
            dotted(release),
        ));
    }
    Ok(())
}

/// 13020 is 13.2.
pub fn dotted(release: u32) -> String {
    format!("{}.{}", release / 1000, release % 1000 / 10)
}
