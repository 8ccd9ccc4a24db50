//! The files with code: which function and which line is at an offset in one of them, and what a function belongs to. Names come as
//! the source has them, and are bounded, because a file can have any.

use super::stack::{Component, Frame, SourceLine, is_of_interface};
use crate::launcher::files;
use crate::launcher::lines::Lines;
use crate::launcher::plain_text::PlainText;
use addr2line::Location;
use std::fmt::{self, Write as _};
use std::path::Path;

/// The beginning of the names that the runtime's own functions have in a program that is linked with it.
const LINKED_RUNTIME: &str = "libcudart_static_";

pub struct CodeFile {
    /// The path. The system writes a line break as an escape.
    path: String,
    lines: Option<Lines>,
    segments: Vec<Segment>,
    symbols: Vec<Symbol>,
    entry: u64,
    has_runtime: bool,
    is_stripped: bool,
}

/// A part of the file that is mapped.
struct Segment {
    offset: u64,
    size: u64,
    address: u64,
}

/// A function of the file.
struct Symbol {
    address: u64,
    size: u64,
    name: &'static str,
}

impl CodeFile {
    pub fn read(path: &str) -> Self {
        use object::{Object as _, ObjectSegment as _, ObjectSymbol as _};
        let decoded = path.replace("\\012", "\n");
        let path = if Path::new(path).exists() { path } else { &decoded };
        let mut file = Self {
            path: path.to_owned(),
            lines: None,
            segments: Vec::new(),
            symbols: Vec::new(),
            entry: 0,
            has_runtime: false,
            is_stripped: true,
        };
        let Some(object) = files::object(path) else { return file };
        file.segments = object
            .segments()
            .map(|segment| {
                let (offset, size) = segment.file_range();
                Segment { offset, size, address: segment.address() }
            })
            .collect();
        let symbols = object.symbols().chain(object.dynamic_symbols());
        let symbols = symbols.filter(|symbol| symbol.size() > 0).filter_map(|symbol| {
            let (address, size) = (symbol.address(), symbol.size());
            Some(Symbol { address, size, name: symbol.name().ok()? })
        });
        file.symbols = symbols.collect();
        file.entry = object.entry();
        file.has_runtime =
            file.symbols.iter().any(|symbol| symbol.name.starts_with(LINKED_RUNTIME));
        file.is_stripped = object.symbols().next().is_none();
        file.lines = Lines::read(path.as_ref(), &object);
        file
    }

    /// The address that an offset in the file has in memory, for its symbols, and the function there, as the file names it.
    fn place(&self, offset: u64) -> Option<(u64, Option<&str>)> {
        let is_in = |place: u64, start: u64, size: u64| {
            place.checked_sub(start).is_some_and(|distance| distance < size)
        };
        let mut segments = self.segments.iter();
        let segment = segments.find(|segment| is_in(offset, segment.offset, segment.size))?;
        let address = segment.address.wrapping_add(offset - segment.offset);
        let mut symbols = self.symbols.iter();
        let symbol = symbols.find(|symbol| is_in(address, symbol.address, symbol.size));
        Some((address, symbol.map(|symbol| symbol.name)))
    }

    /// What a function of the file, which is empty if it is not known, belongs to.
    fn component(&self, function: &str, address: u64) -> Component {
        const STARTS_AND_ENDS: [&str; 16] = [
            "_start",
            "__libc_start_main",
            "__libc_start_main_impl",
            "__libc_start_call_main",
            "exit",
            "__run_exit_handlers",
            "__cxa_finalize",
            "__do_global_dtors_aux",
            "_fini",
            "call_fini",
            "_dl_fini",
            "_dl_call_fini",
            "start_thread",
            "clone",
            "clone3",
            "__clone3",
        ];
        /// No start of a program is longer.
        const START: u64 = 64;
        let name = self.path.rsplit('/').next().unwrap_or_default();
        let is = |starts: &[&str]| starts.iter().any(|start| name.starts_with(start));
        let is_start = self.entry > 0 && address.wrapping_sub(self.entry) < START;
        let is_linked =
            function.starts_with(LINKED_RUNTIME) || self.has_runtime && is_of_interface(function);
        match function {
            _ if is_linked || is(&["libcudart.so", "libcudart-"]) => Component::Runtime,
            "" if is_start || is(&["libc.so.", "libc-2.", "ld-linux", "ld-2."]) => {
                Component::System
            }
            "" if self.is_stripped => Component::Stripped,
            _ if STARTS_AND_ENDS.contains(&function) => Component::System,
            _ => Component::Other,
        }
    }
}

/// The length of the longest name of a function or a file in a report, and the number of functions compiled into each other. Real
/// ones stay below, and a file can have any.
const LONGEST: usize = 16 << 10;
const DEEPEST: usize = 256;

/// Returns the beginning of a name that is too long.
fn bounded(name: &str) -> &str {
    let mut end = name.len().min(LONGEST);
    while !name.is_char_boundary(end) {
        end -= 1;
    }
    &name[..end]
}

/// A name that is not written further than [`LONGEST`].
struct Bounded(String);

impl fmt::Write for Bounded {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.push_str(bounded(text));
        if self.0.len() <= LONGEST { Ok(()) } else { Err(fmt::Error) }
    }
}

/// Returns the name of a function as its source has it. A few bytes of a mangled name can stand for any number of others. A mangled
/// name begins with `_`: the demanglers also take `w` for the type `wchar_t`, and `RC4_test` for a crate.
fn demangled(name: &str) -> String {
    if !name.starts_with('_') {
        return bounded(name).to_owned();
    }
    let mut text = Bounded(String::new());
    let written = if let Ok(rust) = rustc_demangle::try_demangle(name) {
        write!(text, "{rust:#}")
    } else if let Ok(cpp) = cpp_demangle::Symbol::new(name) {
        cpp.structured_demangle(&mut text, &Default::default())
    } else {
        Err(fmt::Error)
    };
    match written {
        Ok(()) => text.0,
        Err(_) if text.0.len() > LONGEST => bounded(&text.0).to_owned() + "...",
        Err(_) => bounded(name).to_owned(),
    }
}

/// A frame for each function that was compiled into the one before, innermost first.
pub fn frames(file: Option<&CodeFile>, offset: u64) -> Vec<Frame> {
    let place = file.and_then(|file| file.place(offset));
    let (address, symbol) = place.unwrap_or((offset, None));
    let frame = |name: Option<&str>, location: Option<Location>| {
        let name = name.or(symbol).unwrap_or_default();
        let line = location.and_then(|Location { file, line, .. }| {
            Some(SourceLine { file: PlainText::new(bounded(file?)), number: line })
        });
        let component = file.map_or(Component::Other, |file| file.component(name, address));
        Frame {
            module: file.map(|file| PlainText::new(&file.path)),
            address,
            function: PlainText::new(&demangled(name)),
            // The runtime comes without lines.
            component: match component {
                Component::Runtime if line.is_some() => Component::Other,
                component => component,
            },
            line,
        }
    };
    let mut frames = Vec::new();
    let lines = file.and_then(|file| file.lines.as_ref());
    if let Some(mut inlined) = lines.and_then(|lines| lines.frames(address)) {
        while let (Ok(Some(next)), true) = (inlined.next(), frames.len() < DEEPEST) {
            let name = next.function.as_ref().and_then(|function| function.raw_name().ok());
            frames.push(frame(name.as_deref(), next.location));
        }
    }
    if frames.is_empty() { vec![frame(None, None)] } else { frames }
}

#[cfg(test)]
#[path = "../../../tests/unit/code_file.rs"]
mod tests;
