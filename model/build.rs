//! Has the model call its own functions, also where another library defines some of their names: the model hides the
//! functions that a release lacks in its own table of symbols.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-cdylib-link-arg=-Wl,-Bsymbolic-functions");
}
