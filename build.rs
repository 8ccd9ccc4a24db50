//! Refuses declarations that are older than this crate needs.

use std::env;

/// The release whose declarations have all that this crate names, as `CUDA_VERSION` counts.
const NEEDED: u32 = 13050;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if let Err(message) = judge(env::var("DEP_CUDA_VERSION").ok().as_deref()) {
        println!("cargo::error={message}");
    }
}

/// Judges what cuda-sys's build script says of its declarations. The remedy comes last: people paste
/// only the tail.
pub fn judge(found: Option<&str>) -> Result<(), String> {
    let Some(found) = found else {
        return Err(
            "cuda-sys does not say which declarations it has (DEP_CUDA_VERSION is not set): update \
             cuda-sys, or set VERSION where Cargo's configuration replaces its build script"
                .to_owned(),
        );
    };
    let Ok(release) = found.parse() else {
        return Err(format!(
            "cuda-sys says that its declarations are of CUDA {found:?} (DEP_CUDA_VERSION), which is no \
             number like {NEEDED}: update cuda-sys"
        ));
    };
    if release < NEEDED {
        return Err(format!(
            "cuda-checked needs the declarations of CUDA {} or newer, and those of cuda-sys are of CUDA \
             {}: build cuda-sys without the feature `bindgen`, or against a newer toolkit",
            dotted(NEEDED),
            dotted(release),
        ));
    }
    Ok(())
}

fn dotted(release: u32) -> String {
    format!("{}.{}", release / 1000, release % 1000 / 10)
}
