//! Links the library that is preloaded.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // A program may have variables with the names of the driver's functions, and its symbols come before those of a preloaded library.
    // So the library's own references to its functions are bound when it is linked, which also leaves less to do at each start.
    if std::env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "linux") {
        println!("cargo::rustc-cdylib-link-arg=-Wl,-Bsymbolic-functions");
        // A program with a C library of its own, as those of Nix, Guix and Homebrew have, may have no libgcc_s in its folders, and
        // would not start. The standard library asks for `gcc_s` by this name, so the linker finds the parts of it here.
        let folder = std::env::var("OUT_DIR").expect("Cargo sets it");
        std::fs::write(format!("{folder}/libgcc_s.so"), "INPUT(-lgcc_eh -lgcc)\n")
            .expect("it is Cargo's folder");
        println!("cargo::rustc-link-search=native={folder}");
    }
}
