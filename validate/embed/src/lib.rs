//! A macro for `cuda-validate`, whose launcher carries the shared library of its own package.
//!
//! Cargo tells a program nothing of its package's library, and the library's folder and name depend on Cargo's release
//! and on the package's source. The compiler gets the path of the Rust library for the program: the shared library,
//! which is made by the same run of the compiler, lies beside it and has the same name.

use proc_macro::TokenStream;
use std::path::{Path, PathBuf};

/// Returns the bytes of a crate's shared library; no bytes where the compiler only checks, because there is no library.
///
/// The argument is the crate's name.
#[proc_macro]
pub fn shared_library(name: TokenStream) -> TokenStream {
    let code = match beside(&name.to_string(), std::env::args()) {
        Some(path) if path.is_file() => format!("include_bytes!({path:?})"),
        Some(path) => {
            let message = format!("there is no shared library at {}", path.display());
            format!("compile_error!({message:?})")
        }
        None => "&[]".to_owned(),
    };
    code.parse().expect("this is Rust")
}

/// Returns the place of a crate's shared library from the compiler's arguments, one of which is the crate's name, maybe
/// after options and a colon, and its path.
fn beside(name: &str, mut arguments: impl Iterator<Item = String>) -> Option<PathBuf> {
    arguments.find_map(|argument| {
        let (key, path) = argument.split_once('=')?;
        let is_library = key.rsplit(':').next() == Some(name) && path.ends_with(".rlib");
        is_library.then(|| Path::new(path).with_extension("so"))
    })
}

#[test]
fn the_library_lies_beside_the_one_that_is_linked() {
    let beside = |argument: &str| {
        let arguments = ["--extern", "clap=/deps/libclap-1.rlib", "--extern", argument];
        beside("own", arguments.into_iter().map(str::to_owned))
    };
    assert_eq!(beside("own=/deps/libown-12.rlib"), Some("/deps/libown-12.so".into()));
    assert_eq!(beside("noprelude:own=/a=b/libown.rlib"), Some("/a=b/libown.so".into()));
    assert_eq!(beside("own=/deps/libown-12.rmeta"), None);
    assert_eq!(beside("grown=/deps/libgrown-12.rlib"), None);
}
