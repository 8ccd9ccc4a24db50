//! A macro for `cuda-validate` and `libcuda-model`, whose launchers carry the shared library of their own package.
//!
//! Cargo tells a program nothing of its package's library, and the library's folder and name depend on Cargo's release
//! and on the package's source. The compiler gets the path of the Rust library for the program: the shared library,
//! which is made by the same run of the compiler, lies beside it and has the same name.

use proc_macro::TokenStream;
use std::fs;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// Returns the bytes of a crate's shared library and a hash of them, which a program then need not compute at each start; no bytes
/// if the compiler only checks, because there is no library.
///
/// The argument is the crate's name.
#[proc_macro]
pub fn shared_library(name: TokenStream) -> TokenStream {
    let name = name.to_string();
    // The name, maybe after options and a colon, and the path.
    let library = std::env::args().find_map(|argument| {
        let (key, path) = argument.split_once('=')?;
        let path = path.strip_suffix(".rlib").filter(|_| key.rsplit(':').next() == Some(&name))?;
        let path = format!("{path}.so");
        let mut hasher = DefaultHasher::new();
        // If the file cannot be read, `include_bytes` says so.
        fs::read(&path).unwrap_or_default().hash(&mut hasher);
        Some(format!("(include_bytes!({path:?}), {})", hasher.finish()))
    });
    library.as_deref().unwrap_or("(&[], 0)").parse().expect("this is Rust")
}
