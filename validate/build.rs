//! Says whether the target is supported, and links the library that is preloaded.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(supported)");
    // As the table of dependencies in Cargo.toml has it.
    let target = |fact: &str| std::env::var(format!("CARGO_CFG_{fact}")).unwrap_or_default();
    let is_unix = std::env::var_os("CARGO_CFG_UNIX").is_some();
    let is_known = ["aarch64", "x86_64"].contains(&&*target("TARGET_ARCH"));
    if is_unix && target("TARGET_ENV") == "gnu" && is_known {
        println!("cargo::rustc-cfg=supported");
    }
    // A program may have variables with the names of the driver's functions, and its symbols come before those of a preloaded library.
    // So the library's own references to its functions are bound when it is linked, which also leaves less to do at each start.
    if target("TARGET_OS") == "linux" {
        println!("cargo::rustc-cdylib-link-arg=-Wl,-Bsymbolic-functions");
        // A program with a C library of its own, as those of Nix, Guix and Homebrew have, may have no libgcc_s in its folders, and
        // would not start. The standard library asks for `gcc_s` by this name, so the linker finds the parts of it here.
        let folder = std::env::var("OUT_DIR").expect("Cargo sets it");
        std::fs::write(format!("{folder}/libgcc_s.so"), "INPUT(-lgcc_eh -lgcc)\n")
            .expect("it is Cargo's folder");
        println!("cargo::rustc-link-search=native={folder}");
    }
}
