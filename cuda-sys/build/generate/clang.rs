//! The libclang that bindgen uses, and the variables by which a user reaches it.

use super::super::directive::shown;
use std::env;
use std::panic::{AssertUnwindSafe, catch_unwind};

const REMEDY: &str =
    "build without the feature `bindgen`, which needs neither libclang nor a toolkit";

/// The variables that bindgen reads clang's arguments from: the first that is set.
fn arguments(target: &str) -> [String; 3] {
    const PLAIN: &str = "BINDGEN_EXTRA_CLANG_ARGS";
    [format!("{PLAIN}_{target}"), format!("{PLAIN}_{}", target.replace('-', "_")), PLAIN.to_owned()]
}

/// Every variable that decides how the header is read.
pub fn variables(target: &str) -> Vec<String> {
    let clang = ["LIBCLANG_PATH", "LLVM_CONFIG_PATH", "CLANG_PATH"].map(str::to_owned);
    clang.into_iter().chain(arguments(target)).collect()
}

/// Loads libclang, if this thread has none yet. Where bindgen itself finds none, it panics.
pub fn load(target: &str) -> Result<(), String> {
    if clang_sys::is_loaded() {
        return Ok(());
    }
    for name in variables(target) {
        // They are passed over otherwise.
        if let Some(value) = env::var_os(&name).filter(|value| value.to_str().is_none()) {
            return Err(format!(
                "{name} is {value:?}, which is not UTF-8, and bindgen cannot read it\n\
                 set {name} to a text in UTF-8, or {REMEDY}"
            ));
        }
    }
    unwound(clang_sys::load).map_err(|error| {
        let named = env::var_os("LIBCLANG_PATH");
        let named = named.map(|path| format!(" (LIBCLANG_PATH is {})", shown(path)));
        format!(
            "libclang was not found, which bindgen needs to read cuda.h{}: {error}\n\
             install it (Debian: libclang-dev; or `pip install libclang`), or name its folder in LIBCLANG_PATH, or {REMEDY}",
            named.unwrap_or_default()
        )
    })
}

/// An error of what clang reads, with what to do about it: the user's own arguments come first.
pub fn blame(target: &str, error: String) -> String {
    let given =
        |name: &String| Some((name.clone(), env::var(name).ok().filter(|v| !v.is_empty())?));
    match arguments(target).iter().find_map(given) {
        Some((name, value)) => {
            format!("bindgen: {error}\n{name} gives clang {value:?}: unset it, or {REMEDY}")
        }
        None => format!("bindgen: {error}\nset CUDA_PATH to another toolkit, or {REMEDY}"),
    }
}

/// What `work` returns, or the text of its panic: where libclang takes no arguments like these, bindgen panics.
pub fn unwound<T>(work: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
        let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
        Err(text.unwrap_or_else(|| "a panic without a text".to_owned()))
    })
}
