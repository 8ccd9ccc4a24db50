//! What a program's loader makes of the preloaded library.
//!
//! If the program's C library lacks a version of a symbol that the preloaded library needs, the loader ends the program. Such a program
//! has to start without the library.

use crate::launcher::files::{self, Content};
use object::Endianness;
use object::elf::FileHeader64;
use object::read::elf::{FileHeader as _, ProgramHeader as _};
use std::ffi::OsStr;
use std::io::Read as _;
use std::os::unix::ffi::OsStrExt as _;
use std::path::{Path, PathBuf};

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fit {
    /// The loader loads the library, as far as is known. Without a loader, nothing does.
    Loads,
    /// The loader is that of musl, which passes over the library.
    PassesOver,
    /// The loader ends the program.
    Ends,
}

/// Returns what the loader of a program makes of a library.
pub fn of(library: &[u8], program: &Path) -> Fit {
    let Some(loader) = loader(program.to_owned()) else { return Fit::Loads };
    if loader.file_name().is_some_and(|name| name.as_bytes().starts_with(b"ld-musl")) {
        return Fit::PassesOver;
    }
    // The two are of one release, so they are side by side.
    let c_library = || Some(loader.canonicalize().ok()?.with_file_name("libc.so.6"));
    match c_library().and_then(|c_library| has_versions(&c_library, needs(library)?)) {
        Some(false) => Fit::Ends,
        _ => Fit::Loads,
    }
}

/// Returns the loader of a program, or of the interpreter of a script.
fn loader(mut program: PathBuf) -> Option<PathBuf> {
    // The kernel goes no further.
    for _ in 0..5 {
        let file = files::open(&program)?;
        let mut line = Vec::new();
        (&file).take(256).read_to_end(&mut line).ok()?;
        let Some(line) = line.strip_prefix(b"#!") else {
            let content = Content::new(file).ok()?;
            let header = FileHeader64::<Endianness>::parse(&content).ok()?;
            let endian = header.endian().ok()?;
            let mut parts = header.program_headers(endian, &content).ok()?.iter();
            let loader = parts.find_map(|part| part.interpreter(endian, &content).ok()?)?;
            return Some(OsStr::from_bytes(loader).into());
        };
        let line = line.split(|byte| *byte == b'\n').next()?.trim_ascii_start();
        let interpreter = line.split(u8::is_ascii_whitespace).next()?;
        program = OsStr::from_bytes(interpreter).into();
    }
    None
}

/// Returns the versions of the C library's symbols that a library needs.
fn needs(library: &[u8]) -> Option<Vec<&[u8]>> {
    let header = FileHeader64::<Endianness>::parse(library).ok()?;
    let endian = header.endian().ok()?;
    let sections = header.sections(endian, library).ok()?;
    let (needs, strings) = sections.gnu_verneed(endian, library).ok()??;
    let strings = sections.strings(endian, library, strings).ok()?;
    let is_c = |file: &[u8]| file.starts_with(b"libc.so.");
    let of_c = needs.flatten().filter(|(of, _)| of.file(endian, strings).is_ok_and(is_c));
    let versions = of_c.flat_map(|(_, versions)| versions.flatten());
    Some(versions.filter_map(|version| version.name(endian, strings).ok()).collect())
}

/// Returns whether a library has these versions of its symbols, if it can be read and has any.
fn has_versions(library: &Path, needs: Vec<&[u8]>) -> Option<bool> {
    let content = Content::new(files::open(library)?).ok()?;
    let header = FileHeader64::<Endianness>::parse(&content).ok()?;
    let endian = header.endian().ok()?;
    let sections = header.sections(endian, &content).ok()?;
    let (versions, strings) = sections.gnu_verdef(endian, &content).ok()??;
    let strings = sections.strings(endian, &content, strings).ok()?;
    let names = versions.flatten().filter_map(|(_, mut names)| names.next().ok()?);
    let names: Vec<&[u8]> = names.filter_map(|name| name.name(endian, strings).ok()).collect();
    Some(needs.iter().all(|need| names.contains(need)))
}
