//! Gives the library the name by which programs refer to the driver, and has it call its own functions, whoever else has such
//! names.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,libcuda.so.1,-Bsymbolic-functions");
}
