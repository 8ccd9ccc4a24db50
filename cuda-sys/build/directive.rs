//! Prints the build script's directives to Cargo. A line break in a value would begin a directive of its own: no other
//! code here prints (the crate `pkg-config` prints the names of its variables).

use std::ffi::OsStr;
use std::path::Path;

/// Prints `cargo::NAME=VALUE`. `from` is the variable, or the folder, that the value comes from.
pub fn print(name: &str, value: impl AsRef<OsStr>, from: &str) -> Result<(), String> {
    println!("{}", line(name, value.as_ref(), from)?);
    Ok(())
}

/// Prints a text as an `error` or a `warning`, of which Cargo takes one line at a time.
pub fn print_lines(name: &str, text: &str) {
    for line in lines(name, text) {
        println!("{line}");
    }
}

/// A path for a message: as it is, or with escapes where it would not be readable.
pub fn shown(path: impl AsRef<Path>) -> String {
    let path = path.as_ref();
    match path.to_str().filter(|text| !text.contains(char::is_control)) {
        Some(text) => text.to_owned(),
        None => format!("{path:?}"),
    }
}

fn line(name: &str, value: &OsStr, from: &str) -> Result<String, String> {
    let reason = match value.to_str() {
        None => "is not UTF-8",
        Some(text) if text.contains(char::is_control) => "has a control character",
        // Cargo cuts them off.
        Some(text) if text.trim() != text => "begins or ends with a blank",
        Some(text) => return Ok(format!("cargo::{name}={text}")),
    };
    Err(format!(
        "{from} leads to {value:?}, which {reason}: Cargo cannot be told of it\n\
         rename the folder, or have {from} lead there by a symbolic link without such characters"
    ))
}

fn lines(name: &str, text: &str) -> impl Iterator<Item = String> {
    let readable = |c: char| match c {
        '\t' => " ".to_owned(),
        c if c.is_control() => c.escape_default().to_string(),
        c => c.to_string(),
    };
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    lines.map(move |line| {
        format!("cargo::{name}={}", line.chars().map(readable).collect::<String>())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn value_that_cargo_takes() {
        for value in ["/usr/local/cuda", "/opt/my cuda", "/a=b:c;d\\e\"f'g#h$i", "/ü"] {
            let line = line("metadata", OsStr::new(value), "CUDA_PATH");
            assert_eq!(line, Ok(format!("cargo::metadata={value}")));
        }
    }

    #[test]
    fn value_that_cargo_would_misread() {
        for (value, reason) in [
            ("/a\ncargo::rustc-env=X=1", "has a control character"),
            ("/a\r", "has a control character"),
            ("/a\u{1b}[2J", "has a control character"),
            ("/a\u{85}", "has a control character"),
            ("/a ", "begins or ends with a blank"),
            ("\u{a0}/a", "begins or ends with a blank"),
        ] {
            let message = line("metadata", OsStr::new(value), "CUDA_PATH").unwrap_err();
            assert_eq!(
                message,
                format!(
                    "CUDA_PATH leads to {value:?}, which {reason}: Cargo cannot be told of it\n\
                     rename the folder, or have CUDA_PATH lead there by a symbolic link without such characters"
                )
            );
        }
    }

    #[cfg(unix)]
    #[test]
    fn value_that_is_not_utf8() {
        use std::os::unix::ffi::OsStrExt;
        let message = line("metadata", OsStr::from_bytes(b"/a\xff"), "CUDA_PATH").unwrap_err();
        assert!(
            message.starts_with("CUDA_PATH leads to \"/a\\xFF\", which is not UTF-8: "),
            "{message}"
        );
    }

    #[test]
    fn text_of_several_lines() {
        let text = "cc failed:\r\n\tcargo::rustc-env=X=1\r\u{1b}\ncargo::rustc-env=Y=1\nset CC";
        assert_eq!(
            lines("warning", text).collect::<Vec<_>>(),
            [
                "cargo::warning=cc failed:",
                "cargo::warning= cargo::rustc-env=X=1\\r\\u{1b}",
                "cargo::warning=cargo::rustc-env=Y=1",
                "cargo::warning=set CC",
            ]
        );
    }

    #[test]
    fn paths_in_messages() {
        assert_eq!(shown("/opt/my cuda"), "/opt/my cuda");
        assert_eq!(shown("/opt\ncuda"), "\"/opt\\ncuda\"");
    }

    #[test]
    fn nothing_else_prints() {
        for text in [
            include_str!("../build.rs"),
            include_str!("stub.rs"),
            include_str!("toolkit.rs"),
            include_str!("generate/mod.rs"),
            include_str!("generate/read.rs"),
        ] {
            assert!(!text.contains("println!") && !text.contains("stdout()"));
        }
    }
}
