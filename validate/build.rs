//! Links the library that is preloaded.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // A program may have variables with the names of the driver's functions, and its symbols come before those of a preloaded library.
    // So the library's own references to its functions are bound when it is linked, which also leaves less to do at each start.
    if std::env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "linux") {
        println!("cargo::rustc-cdylib-link-arg=-Wl,-Bsymbolic-functions");
    }
}
