//! A library to link with where there is neither a toolkit nor a driver: it has the driver's soname and
//! functions, and is left behind when the program is built.

use super::directive::shown;
use std::env;
use std::ffi::OsString;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Makes `libcuda.so` in `out`, from the functions that the crate declares.
pub fn build(functions: &str, target: &str, host: &str, out: &Path) -> Result<PathBuf, String> {
    let (variable, command) = compiler(&|name| env::var_os(name), target, host);
    build_with(functions, target, &variable, command, out)
}

fn build_with(
    functions: &str,
    target: &str,
    variable: &str,
    mut command: Command,
    out: &Path,
) -> Result<PathBuf, String> {
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
    let program = shown(command.get_program());
    let failed = |reason: &str| {
        format!(
            "the C compiler {program} failed: {reason}\n\
             set {variable} to a C compiler for {target}, or build without the feature `link`"
        )
    };
    command.args(["-shared", "-fPIC", "-nostdlib", "-Wl,-soname,libcuda.so.1", "-o"]);
    let output = command.arg(&library).arg(&source).output();
    let output = output.map_err(|error| failed(&error.to_string()))?;
    if !output.status.success() {
        let text = String::from_utf8_lossy(&output.stderr);
        return Err(failed(&format!("{}: {}", output.status, text.trim_end())));
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

/// The C compiler, and the variable that names it, or may. As with `cc`, the value is a program, or else words: a
/// program and its arguments, or a wrapper first.
fn compiler(var: &dyn Fn(&str) -> Option<OsString>, target: &str, host: &str) -> (String, Command) {
    for name in variables(target) {
        let Some(value) = var(&name) else { continue };
        let words = value.to_str().filter(|_| !Path::new(&value).is_file());
        // Words that are not UTF-8 are a program that will not be found.
        let Some(words) = words else { return (name, Command::new(value)) };
        let mut words = words.split_whitespace();
        if let Some(program) = words.next() {
            let mut command = Command::new(program);
            command.args(words);
            return (name, command);
        }
    }
    let program = match target == host {
        true => "cc".to_owned(),
        // aarch64-linux-gnu-gcc
        false => format!("{}-gcc", target.replace("-unknown-", "-")),
    };
    ("CC".to_owned(), Command::new(program))
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

    const HOST: &str = "x86_64-unknown-linux-gnu";
    const TARGET: &str = "aarch64-unknown-linux-gnu";

    /// The variable, the program and its arguments.
    fn chosen(set: &[(&str, OsString)], target: &str) -> (String, Vec<OsString>) {
        let value = |name: &str| {
            set.iter().find(|(known, _)| *known == name).map(|(_, value)| value.clone())
        };
        let (variable, command) = compiler(&value, target, HOST);
        let words = [command.get_program()].into_iter().chain(command.get_args());
        (variable, words.map(OsString::from).collect())
    }

    #[test]
    fn compilers() {
        let of = |set: &[(&str, &str)], target: &str| {
            let set: Vec<_> = set.iter().map(|(name, value)| (*name, value.into())).collect();
            let (variable, words) = chosen(&set, target);
            format!("{variable}: {words:?}")
        };
        assert_eq!(of(&[], HOST), "CC: [\"cc\"]");
        assert_eq!(of(&[], TARGET), "CC: [\"aarch64-linux-gnu-gcc\"]");
        assert_eq!(of(&[("CC", "")], HOST), "CC: [\"cc\"]");
        assert_eq!(of(&[("CC", " ")], HOST), "CC: [\"cc\"]");
        assert_eq!(of(&[("CC", "ccache gcc")], HOST), "CC: [\"ccache\", \"gcc\"]");
        let all = [("CC", "a"), ("TARGET_CC", "b"), ("CC_aarch64_unknown_linux_gnu", "c")];
        assert_eq!(of(&all[..1], TARGET), "CC: [\"a\"]");
        assert_eq!(of(&all[..2], TARGET), "TARGET_CC: [\"b\"]");
        assert_eq!(of(&all, TARGET), "CC_aarch64_unknown_linux_gnu: [\"c\"]");
        let exact = ("CC_aarch64-unknown-linux-gnu", "d");
        assert_eq!(of(&[exact, all[2]], TARGET), "CC_aarch64-unknown-linux-gnu: [\"d\"]");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn compiler_in_a_folder_of_any_name() {
        use std::os::unix::ffi::OsStringExt;
        let root = env::temp_dir().join(format!("cuda-compiler-{}", std::process::id()));
        for byte in (1..=u8::MAX).filter(|byte| *byte != b'/') {
            let folder = root.join(OsString::from_vec(vec![b'a', byte, b'b', byte]));
            fs::create_dir_all(&folder).unwrap();
            let program = folder.join("cc").into_os_string();
            fs::write(&program, "").unwrap();
            let (variable, words) = chosen(&[("CC", program.clone())], HOST);
            assert_eq!((&*variable, &words[..]), ("CC", &[program][..]));
        }
        fs::remove_dir_all(root).unwrap();
        // What is no file and no text is no default either.
        let value = OsString::from_vec(b"/a\xff/cc -m64".to_vec());
        assert_eq!(chosen(&[("CC", value.clone())], HOST).1, [value]);
    }

    #[test]
    fn reasons_become_names() {
        assert_eq!(explain("no cc: gone"), "cuda_was_not_made_because_no_cc__gone");
    }

    /// `cargo check` needs no library, so it succeeds; the linker's error names the compiler.
    #[cfg(target_os = "linux")]
    #[test]
    fn without_a_compiler() {
        let out = env::temp_dir().join(format!("cuda-no-compiler-{}", std::process::id()));
        fs::create_dir_all(&out).unwrap();
        let reason = build_with("", HOST, "CC", Command::new("/nowhere/cc"), &out).unwrap_err();
        assert!(reason.starts_with("the C compiler /nowhere/cc failed: "), "{reason}");
        let remedy =
            format!("set CC to a C compiler for {HOST}, or build without the feature `link`");
        assert_eq!(reason.lines().last(), Some(&*remedy));
        let library = explain(&reason);
        assert!(
            library.starts_with("cuda_was_not_made_because_the_C_compiler_/nowhere/cc"),
            "{library}"
        );
        let mut link = Command::new("cc");
        link.args(["-shared", "-o"]).arg(out.join("any.so")).arg(format!("-l{library}"));
        let complaint = link.output().unwrap().stderr;
        let complaint = String::from_utf8_lossy(&complaint);
        assert!(complaint.contains("the_C_compiler_/nowhere/cc"), "{complaint}");
        fs::remove_dir_all(out).unwrap();
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
