//! Where a call came from: the lines of Python and the functions that led to it, innermost first. It knows which of them are the
//! program's own, and not how they are found.

use crate::launcher::plain_text::PlainText;
use std::path::Path;

/// Where a call came from, innermost first.
#[derive(Clone, Debug, Default)]
pub struct Origin {
    pub python: Vec<PythonLine>,
    pub stack: Vec<Frame>,
}

/// What is not known of it is left out.
#[derive(Clone, Debug)]
pub struct PythonLine {
    pub file: Option<PlainText>,
    pub function: Option<PlainText>,
    pub number: Option<u32>,
}

/// A function that calls, and where it is.
#[derive(Clone, Debug)]
pub struct Frame {
    pub module: Option<PlainText>,
    pub address: u64,
    /// Empty if it is not known.
    pub function: PlainText,
    pub line: Option<SourceLine>,
    pub component: Component,
}

#[derive(Clone, Debug)]
pub struct SourceLine {
    pub file: PlainText,
    pub number: Option<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Component {
    /// The program, or a library.
    Other,
    /// The CUDA runtime, linked or shared.
    Runtime,
    /// A file without symbols, which may have the CUDA runtime in it.
    Stripped,
    /// What starts and ends the process and its threads.
    System,
}

/// A line that is known, of Python or of another language.
struct KnownLine<'a> {
    function: Option<&'a str>,
    file: Option<&'a str>,
    number: u32,
}

impl KnownLine<'_> {
    fn written(&self) -> String {
        format!("{}:{}", short(self.file.unwrap_or("?")), self.number)
    }
}

impl PythonLine {
    fn known_line(&self) -> Option<KnownLine<'_>> {
        let [function, file] = [&self.function, &self.file].map(|text| text.as_deref());
        Some(KnownLine { function, file, number: self.number? })
    }
}

impl Frame {
    fn known_line(&self) -> Option<KnownLine<'_>> {
        let line = self.line.as_ref()?;
        let (function, file) = (Some(&*self.function), Some(&*line.file));
        Some(KnownLine { function, file, number: line.number? })
    }

    /// See [`is_of_bindings`].
    pub fn is_of_bindings(&self) -> bool {
        is_of_bindings(&self.function, self.line.as_ref().map_or("", |line| &line.file))
    }

    /// The module and the address in it.
    pub fn in_module(&self) -> String {
        format!("{}+{:#x}", short(self.module.as_deref().unwrap_or("?")), self.address)
    }
}

impl Origin {
    /// The place in words: a line of Python, or the innermost caller with a line, or the innermost. The line of the program that has
    /// called it follows, because a library or a short function may be that of every call.
    pub fn at(&self) -> String {
        let lines = || {
            let python = self.python.iter().filter_map(PythonLine::known_line);
            python.chain(self.stack.iter().filter_map(Frame::known_line))
        };
        let is_of_bindings = |line: &KnownLine<'_>| {
            is_of_bindings(line.function.unwrap_or_default(), line.file.unwrap_or_default())
        };
        let mut own = lines().filter(|line| !is_of_bindings(line));
        match (own.next().or_else(|| lines().next()), self.stack.first()) {
            (Some(line), _) => {
                let caller = own.find(|caller| caller.function != line.function);
                let caller = caller.map(|caller| format!(", called at {}", caller.written()));
                format!(" at {}{}", line.written(), caller.unwrap_or_default())
            }
            (None, Some(frame)) => format!(" in {}", frame.in_module()),
            (None, None) => String::new(),
        }
    }
}

/// Whether a function is of Rust's bindings and standard library, between a program's lines and the driver. A namespace of C++ may
/// have the name of such a library: the file tells.
fn is_of_bindings(function: &str, file: &str) -> bool {
    let path = function.trim_start_matches(['<', '&', '*', '(']);
    ["cuda_checked::", "libcuda_sys::"].iter().any(|library| path.starts_with(library))
        || ["alloc", "core", "std"]
            .iter()
            .any(|library| file.contains(&format!("/library/{library}/src/")))
}

/// Leaves the program's own frames, with one for the function of the CUDA runtime that it called.
pub fn shown(mut stack: Vec<Frame>) -> Vec<Frame> {
    stack.retain(|frame| frame.component != Component::System);
    let runs =
        stack.chunk_by(|one, next| [one.component, next.component] == [Component::Runtime; 2]);
    let outermost = runs.filter_map(|run| {
        run.iter().rev().find(|frame| is_of_interface(&frame.function)).or(run.last())
    });
    outermost.cloned().collect()
}

/// Whether a name is of the functions that the CUDA runtime has for programs, and for what its compiler adds to them.
pub fn is_of_interface(name: &str) -> bool {
    let rest = name.trim_start_matches('_').strip_prefix("cuda").unwrap_or_default();
    rest.starts_with(|first: char| first.is_ascii_uppercase())
        && rest.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

/// A path as a terminal shows it best: relative to the working directory, and for a crate of a registry from the crate's name on.
/// The JSON has whole paths.
pub fn short(path: &str) -> &str {
    let folder = std::env::current_dir().unwrap_or_default();
    let relative = Path::new(path).strip_prefix(folder).ok().and_then(Path::to_str);
    let path = relative.filter(|path| !path.is_empty()).unwrap_or(path);
    let in_registry = path.split_once("/registry/src/").and_then(|(_, rest)| rest.split_once('/'));
    in_registry.map_or(path.strip_prefix("./").unwrap_or(path), |(_index, path)| path)
}

#[cfg(test)]
#[path = "../../../tests/unit/stack.rs"]
pub mod tests;
