//! Says where Cargo puts the shared library that the launcher carries.

use std::path::PathBuf;
use std::{env, fs};

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("Cargo sets OUT_DIR"));
    // <profile>/build/<package>/out
    let deps = out.ancestors().nth(3).expect("OUT_DIR lies in a profile's folder").join("deps");
    let library = deps.join("libcuda_validate.so");
    // `cargo check` and `cargo doc` build no library. The launcher refuses to work with this one.
    if !library.exists() {
        fs::create_dir_all(&deps).expect("the folder of dependencies can be made");
        fs::write(&library, []).expect("the folder of dependencies can be written to");
    }
    println!("cargo:rustc-env=CUDA_VALIDATE_LIBRARY={}", library.display());
}
