//! A library to link with where there is neither a toolkit nor a driver: it has the driver's soname and
//! functions, and is left behind when the program is built.

use std::env;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Makes `libcuda.so` in `out`, from the functions that the crate declares.
pub fn build(functions: &str, target: &str, host: &str, out: &Path) -> Result<PathBuf, String> {
    // The machine code for `return 34;`: CUDA_ERROR_STUB_LIBRARY, as the toolkit's stub has it. An assembler
    // takes a tenth of the time that a compiler takes for so many functions.
    let body = match target.split('-').next() {
        Some("x86_64") => "0xb8, 34, 0, 0, 0, 0xc3",
        Some("aarch64") => "0x40, 0x04, 0x80, 0x52, 0xc0, 0x03, 0x5f, 0xd6",
        _ => return Err(format!("a stub of libcuda.so is not known for {target}")),
    };
    // Nothing aligns bytes but this, and AArch64 runs no code that is not aligned.
    let start = ".section .note.GNU-stack, \"\", %progbits\n.text\n.balign 16\n";
    let mut text = String::from(start);
    for symbol in symbols(functions) {
        writeln!(text, ".globl {symbol}\n.type {symbol}, %function\n{symbol}: .byte {body}")
            .expect("a String takes everything");
    }
    let (source, library) = (out.join("stub.s"), out.join("libcuda.so"));
    fs::write(&source, text).map_err(|error| format!("{}: {error}", source.display()))?;
    let compiler = compiler(&|name| env::var(name).ok(), target, host);
    let failed = |reason: String| format!("the C compiler {compiler} failed: {reason}");
    // A variable may have arguments too, or name a wrapper first.
    let mut words = compiler.split_whitespace();
    let mut command = Command::new(words.next().unwrap_or_default());
    command.args(words);
    command.args(["-shared", "-fPIC", "-nostdlib", "-Wl,-soname,libcuda.so.1", "-o"]);
    let output = command.arg(&library).arg(&source).output();
    let output = output.map_err(|error| failed(error.to_string()))?;
    if !output.status.success() {
        return Err(failed(String::from_utf8_lossy(&output.stderr).into_owned()));
    }
    Ok(out.to_owned())
}

/// The variables that name a C compiler for a target, as the crate `cc` has them. That crate itself would
/// double the time that a linked build takes.
pub fn variables(target: &str) -> [String; 4] {
    [
        format!("CC_{target}"),
        format!("CC_{}", target.replace('-', "_")),
        "TARGET_CC".to_owned(),
        "CC".to_owned(),
    ]
}

fn compiler(var: &dyn Fn(&str) -> Option<String>, target: &str, host: &str) -> String {
    let named =
        variables(target).iter().find_map(|name| var(name).filter(|value| !value.is_empty()));
    named.unwrap_or_else(|| match target == host {
        true => "cc".to_owned(),
        // aarch64-linux-gnu-gcc
        false => format!("{}-gcc", target.replace("-unknown-", "-")),
    })
}

/// The symbols of the declared functions.
fn symbols(functions: &str) -> impl Iterator<Item = &str> {
    functions.lines().filter_map(|line| line.strip_prefix("] fn ")?.split('(').next())
}

/// A reason as the name of a library, in the characters that Cargo and linkers pass on.
pub fn explain(reason: &str) -> String {
    let plain = |c: char| {
        if c.is_ascii_alphanumeric() || "-./".contains(c) { c } else { '_' }
    };
    let reason: String = reason.chars().take(150).map(plain).collect();
    format!("cuda_was_not_made_because_{reason}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compilers() {
        const HOST: &str = "x86_64-unknown-linux-gnu";
        const TARGET: &str = "aarch64-unknown-linux-gnu";
        let of = |set: &[(&str, &str)], target: &str| {
            let value = |name: &str| {
                set.iter().find(|(known, _)| *known == name).map(|(_, v)| v.to_string())
            };
            compiler(&value, target, HOST)
        };
        assert_eq!(of(&[], HOST), "cc");
        assert_eq!(of(&[], TARGET), "aarch64-linux-gnu-gcc");
        assert_eq!(of(&[("CC", "")], HOST), "cc");
        assert_eq!(of(&[("CC", "ccache gcc")], HOST), "ccache gcc");
        let all = [("CC", "a"), ("TARGET_CC", "b"), ("CC_aarch64_unknown_linux_gnu", "c")];
        assert_eq!(of(&all[..1], TARGET), "a");
        assert_eq!(of(&all[..2], TARGET), "b");
        assert_eq!(of(&all, TARGET), "c");
        assert_eq!(of(&[("CC_aarch64-unknown-linux-gnu", "d"), all[2]], TARGET), "d");
    }

    #[test]
    fn reasons_become_names() {
        assert_eq!(explain("no cc: gone"), "cuda_was_not_made_because_no_cc__gone");
    }

    #[test]
    fn symbols_of_the_list() {
        let text =
            "function! { [\n/// Text.\n] fn cuInit(Flags: c_uint) { call1(&SLOTS[2], Flags) } }\n";
        let list =
            "        #[since = 2000] fn cuInit(Flags: ::core::ffi::c_uint) -> $crate::CUresult;\n";
        assert_eq!(symbols(&(text.to_owned() + list)).collect::<Vec<_>>(), ["cuInit"]);
    }
}
