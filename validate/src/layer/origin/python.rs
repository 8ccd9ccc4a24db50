//! The lines of Python that a thread is running.
//!
//! They are read as a debugger reads them, out of the interpreter's memory. The interpreter's lock is not taken, and only
//! functions of it run that return a value. A thread reads its own frames: these stay while it is in a call. The system
//! copies each byte, so that an address that leads nowhere is no harm, and the types of all objects are looked at: of an
//! interpreter that was built in another way, nothing is known, and nothing wrong is said.
//!
//! A new version of Python needs a line in `Layout::of_version`, from the header `pycore_debug_offsets.h`.

use crate::layer::process::loader::find_in;
use once_cell::race::OnceBox;
use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::Error;

/// How many frames are looked at: some are the interpreter's own.
const FRAMES: usize = 256;
/// More than any file's name has.
const LONGEST: usize = 1 << 13;

static PYTHON: OnceBox<Python> = OnceBox::new();

/// A thread's state, or zero.
type State = extern "C" fn() -> usize;
type IsFinalizing = extern "C" fn() -> c_int;

/// The interpreter of this process.
struct Python {
    state: State,
    version: String,
    /// Empty where they are not known.
    lines: Option<(IsFinalizing, Layout)>,
}

/// A line that is being run.
#[derive(Debug, PartialEq)]
pub struct Line {
    pub file: String,
    pub function: String,
    /// Zero if the code has none.
    pub number: u32,
}

impl Line {
    /// A number of the line, of 31 bits and not zero, that it has in other processes too.
    pub fn place(&self) -> u32 {
        let mut hasher = DefaultHasher::new();
        (&self.file, self.number).hash(&mut hasher);
        ((hasher.finish() >> 33) as u32).max(1)
    }
}

/// Looks for an interpreter among the libraries that the program has loaded, by the system's loader. That keeps the library from
/// then on, also if the program closes it, because this one has looked a function of it up.
pub fn look() {
    if PYTHON.get().is_none()
        && let Some(python) = Python::find(&|name| find_in(libc::RTLD_DEFAULT, name))
    {
        let _ = PYTHON.set(Box::new(python));
    }
}

/// An address in the interpreter's code.
pub fn code() -> Option<usize> {
    PYTHON.get().map(|python| python.state as usize)
}

/// The lines that this thread is running, innermost first; or the version of the interpreter, if it does not show them.
pub fn lines(most: usize) -> Result<Vec<Line>, &'static str> {
    let Some(python) = PYTHON.get() else { return Ok(Vec::new()) };
    // At its end, the interpreter takes the states of other threads away. A thread that is none of Python's has no state.
    let is_finalizing =
        python.lines.as_ref().is_some_and(|(is_finalizing, _)| is_finalizing() != 0);
    let state = if is_finalizing { 0 } else { (python.state)() };
    if state == 0 {
        return Ok(Vec::new());
    }
    let lines = python.lines.as_ref().and_then(|(_, layout)| layout.lines(state, most));
    lines.ok_or(python.version.as_str())
}

impl Python {
    fn find(find: &dyn Fn(&CStr) -> *mut c_void) -> Option<Self> {
        let find = |name| Some(find(name)).filter(|found| !found.is_null());
        let state = find(c"PyGILState_GetThisThreadState")?;
        let version = find(c"Py_GetVersion")?;
        // SAFETY: these are the functions' types. The version is text that stays.
        let (state, version) = unsafe {
            let version: extern "C" fn() -> *const c_char = std::mem::transmute(version);
            let state = std::mem::transmute::<*mut c_void, State>(state);
            (state, CStr::from_ptr(version()).to_string_lossy())
        };
        let version = version.split(' ').next().unwrap_or_default().to_owned();
        let lines = || {
            let is_finalizing = find(c"Py_IsFinalizing").or_else(|| find(c"_Py_IsFinalizing"))?;
            // SAFETY: this is the function's type.
            let is_finalizing =
                unsafe { std::mem::transmute::<*mut c_void, IsFinalizing>(is_finalizing) };
            let types = [find(c"PyCode_Type")?.addr(), find(c"PyUnicode_Type")?.addr()];
            let minor = version.strip_prefix("3.")?.split('.').next()?.parse().ok()?;
            let layout = Layout::of_version(minor, find(c"_PyRuntime")?.addr())?;
            Some((is_finalizing, Layout { types, ..layout }))
        };
        Some(Self { state, lines: lines(), version })
    }
}

/// How a code object tells the lines of its instructions.
#[derive(Clone, Copy)]
enum Lines {
    /// Pairs of bytes: how far the next instruction and its line are.
    Starts,
    /// Pairs of bytes: how long the instructions are, and how far their line is from the one before.
    Ranges,
    /// Entries of some bytes, of which the first has its highest bit set.
    Entries,
}

/// Where an interpreter has what, in bytes from the start of an object.
#[derive(Clone, Copy)]
struct Layout {
    /// The addresses of the types of code and of text.
    types: [usize; 2],
    lines: Lines,
    /// The frame of a thread's state, and of what that leads to.
    frame: [Option<usize>; 2],
    previous: usize,
    executable: usize,
    instruction: usize,
    /// Who has the frame: from 3 on, it is the interpreter's own.
    owner: Option<usize>,
    file: usize,
    function: usize,
    table: usize,
    first: usize,
    /// The first instruction of code.
    start: usize,
    type_of: usize,
    size: usize,
    bytes: usize,
    length: usize,
    form: usize,
    /// The characters of text in ASCII.
    ascii: usize,
    /// How much further those of other text are.
    further: usize,
}

/// That of 3.8 and 3.9.
const OLD: Layout = Layout {
    types: [0; 2],
    lines: Lines::Starts,
    frame: [Some(24), None],
    previous: 24,
    executable: 32,
    instruction: 104,
    owner: None,
    file: 104,
    function: 112,
    table: 120,
    first: 40,
    start: 0,
    type_of: 8,
    size: 16,
    bytes: 32,
    length: 16,
    form: 32,
    ascii: 48,
    further: 24,
};

impl Layout {
    /// Of 3 and this, whose state of all is at an address. From 3.13 on, this begins with a table for debuggers.
    fn of_version(minor: u32, runtime: usize) -> Option<Self> {
        let with_entries = Layout {
            lines: Lines::Entries,
            instruction: 56,
            file: 112,
            function: 120,
            table: 136,
            ..OLD
        };
        // The places of the first numbers in the table, of a kind of object each.
        let [thread, frame, code, object, bytes, text] = match minor {
            8 | 9 => return Some(OLD),
            10 => return Some(Self { lines: Lines::Ranges, instruction: 96, ..OLD }),
            11 => {
                return Some(Self {
                    frame: [Some(56), Some(8)],
                    previous: 48,
                    first: 72,
                    start: 184,
                    ..with_entries
                });
            }
            12 => {
                return Some(Self {
                    frame: [Some(56), Some(0)],
                    previous: 8,
                    executable: 0,
                    owner: Some(70),
                    first: 68,
                    start: 192,
                    ascii: 40,
                    further: 16,
                    ..with_entries
                });
            }
            13 => [23, 29, 35, 45, 65, 68],
            14 => [26, 32, 40, 51, 75, 78],
            15 => [26, 39, 47, 58, 86, 89],
            _ => return None,
        };
        let mut numbers = [[0; 8]; 92];
        copy(numbers.as_flattened_mut(), [(runtime, 8 * 92)])?;
        let numbers = numbers.map(usize::from_le_bytes);
        // Without the lock for all threads, instructions may be in several places.
        let is_known = numbers[0] == usize::from_le_bytes(*b"xdebugpy") && numbers[2] == 0;
        (is_known && numbers[1] >> 16 == 0x300 + minor as usize).then(|| Self {
            frame: [Some(numbers[thread]), None],
            previous: numbers[frame],
            executable: numbers[frame + 1],
            instruction: numbers[frame + 2],
            owner: Some(numbers[frame + 4]),
            file: numbers[code],
            function: numbers[code + 1],
            table: numbers[code + 3],
            first: numbers[code + 4],
            start: numbers[code + 8],
            type_of: numbers[object],
            size: numbers[bytes],
            bytes: numbers[bytes + 1],
            form: numbers[text],
            length: numbers[text + 1],
            ascii: numbers[text + 2],
            further: 16,
            ..with_entries
        })
    }

    /// The lines of a thread, as far as they are to be had: nothing, if there is a first one that is not.
    fn lines(&self, state: usize, most: usize) -> Option<Vec<Line>> {
        let mut frame = state;
        for offset in self.frame.into_iter().flatten() {
            [frame] = words([frame.wrapping_add(offset)])?;
        }
        let mut lines = Vec::new();
        for _ in 0..FRAMES {
            if frame == 0 || lines.len() == most {
                break;
            }
            match self.line(frame) {
                Some((line, previous)) => {
                    lines.extend(line);
                    frame = previous;
                }
                None if lines.is_empty() => return None,
                None => break,
            }
        }
        Some(lines)
    }

    /// The line of a frame, if that is not the interpreter's own, and the frame before.
    fn line(&self, frame: usize) -> Option<(Option<Line>, usize)> {
        let owner = self.owner.unwrap_or(self.previous);
        let of_frame = [owner & !7, self.executable, self.instruction, self.previous];
        let [owners, code, instruction, previous] =
            words(of_frame.map(|at| frame.wrapping_add(at)))?;
        if self.owner.is_some() && owners >> (8 * (owner & 7)) & 0xff >= 3 {
            return Some((None, previous));
        }
        // The lowest bits are no part of the address.
        let code = code & !3;
        let of_code = [self.type_of, self.file, self.function, self.table, self.first];
        let [of, file, function, table, first] = words(of_code.map(|at| code.wrapping_add(at)))?;
        if of != self.types[0] {
            return None;
        }
        let of_text = |object: usize| {
            [self.type_of, self.length, self.form].map(|at| object.wrapping_add(at))
        };
        let ([a, b, c], [d, e, f]) = (of_text(file), of_text(function));
        let [a, b, c, d, e, f, size] = words([a, b, c, d, e, f, table.wrapping_add(self.size)])?;
        let (file, function) = (self.text(file, [a, b, c])?, self.text(function, [d, e, f])?);
        let size = Some(size).filter(|size| *size < 1 << 24)?;
        let mut all = vec![0; file.size + function.size + size];
        let table = (table.wrapping_add(self.bytes), size);
        copy(&mut all, [(file.start, file.size), (function.start, function.size), table])?;
        let (file_name, others) = all.split_at(file.size);
        let (function_name, table) = others.split_at(function.size);
        let instruction = match self.lines {
            Lines::Starts => instruction as u32 as usize,
            Lines::Ranges => 2 * (instruction as u32 as usize),
            Lines::Entries => instruction.wrapping_sub(code.wrapping_add(self.start)),
        };
        let number = self.lines.line_number(table, first as u32, instruction).unwrap_or(0);
        let line = Line {
            file: decoded(file_name, file.width),
            function: decoded(function_name, function.width),
            number,
        };
        Some((Some(line), previous))
    }

    /// The text of an object, by its type, its length and its form. Very long text is shortened.
    fn text(&self, object: usize, [type_of, length, form]: [usize; 3]) -> Option<Text> {
        // How wide characters are comes after two bits in some versions, after one or two bytes in others, all of which
        // have a number up to 3.
        let widths = [2, 8, 16].map(|before| form as u32 >> before);
        let form = widths.into_iter().find(|form| matches!(form & 7, 1 | 2 | 4))?;
        let [is_here, is_ascii] = [3, 4].map(|bit| form >> bit & 1 == 1);
        let start = object.wrapping_add(self.ascii + if is_ascii { 0 } else { self.further });
        let width = (form & 7) as usize;
        let is_text = type_of == self.types[1] && is_here;
        is_text.then_some(Text { start, size: length.min(LONGEST) * width, width })
    }
}

/// Where text is, and how many bytes a character of it has.
struct Text {
    start: usize,
    size: usize,
    width: usize,
}

/// Text of characters of so many bytes.
fn decoded(bytes: &[u8], width: usize) -> String {
    let character = |bytes: &[u8]| {
        let code = bytes.iter().rev().fold(0, |code, byte| code << 8 | u32::from(*byte));
        char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER)
    };
    bytes.chunks_exact(width).map(character).collect()
}

impl Lines {
    /// The line of the instruction this far from the first, by the table of its code.
    fn line_number(self, table: &[u8], first: u32, instruction: usize) -> Option<u32> {
        let (mut end, mut line) = (0, first);
        let by = |line: u32, step: u8| line.wrapping_add_signed(i32::from(step.cast_signed()));
        match self {
            Self::Starts => {
                for pair in table.chunks_exact(2) {
                    end += usize::from(pair[0]);
                    if end > instruction {
                        break;
                    }
                    line = by(line, pair[1]);
                }
                return Some(line);
            }
            Self::Ranges => {
                for pair in table.chunks_exact(2) {
                    end += usize::from(pair[0]);
                    let has_line = pair[1] != 0x80;
                    line = if has_line { by(line, pair[1]) } else { line };
                    if end > instruction {
                        return has_line.then_some(line);
                    }
                }
            }
            Self::Entries => {
                let mut bytes = table.iter().copied().peekable();
                while let Some(head) = bytes.next() {
                    let kind = head >> 3 & 15;
                    let step = match kind {
                        10..=12 => i32::from(kind) - 10,
                        13 | 14 => signed(&mut bytes),
                        _ => 0,
                    };
                    line = line.wrapping_add_signed(step);
                    // Columns.
                    while bytes.next_if(|byte| byte & 0x80 == 0).is_some() {}
                    end += 2 * (usize::from(head & 7) + 1);
                    if end > instruction {
                        return (kind != 15).then_some(line);
                    }
                }
            }
        }
        None
    }
}

/// Reads a number: six bits in each byte, the lowest first, and one more for whether it goes on. Its lowest bit is the sign.
fn signed(bytes: &mut impl Iterator<Item = u8>) -> i32 {
    let mut number = 0;
    for (index, byte) in bytes.by_ref().take(6).enumerate() {
        number |= u32::from(byte & 0x3f) << (6 * index);
        if byte & 0x40 == 0 {
            break;
        }
    }
    let size = (number >> 1).cast_signed();
    if number & 1 == 1 { -size } else { size }
}

/// Copies parts of this process's memory, if all is there: addresses and sizes, which add up to that of `all`.
pub fn copy<const PARTS: usize>(all: &mut [u8], parts: [(usize, usize); PARTS]) -> Option<()> {
    let here = libc::iovec { iov_base: all.as_mut_ptr().cast(), iov_len: all.len() };
    let there =
        parts.map(|(start, iov_len)| libc::iovec { iov_base: start as *mut c_void, iov_len });
    let count = PARTS as libc::c_ulong;
    // SAFETY: it writes no further than to the end of `all`.
    let size =
        unsafe { libc::process_vm_readv(libc::getpid(), &here, 1, there.as_ptr(), count, 0) };
    if usize::try_from(size) == Ok(all.len()) {
        return Some(());
    }
    // A container may forbid the call, and an emulator may not have it.
    let is_forbidden =
        [libc::EPERM, libc::ENOSYS].map(Some).contains(&Error::last_os_error().raw_os_error());
    (size < 0 && is_forbidden).then(|| copy_from_file(all, &parts)).flatten()
}

/// Copies text of this process up to its end, if all is there.
pub fn copy_text(start: usize) -> Option<CString> {
    // A part that ends with a multiple of this does not reach into a page that the text does not reach.
    const PART: usize = 256;
    let mut text = Vec::new();
    while text.len() < LONGEST {
        let at = start.wrapping_add(text.len());
        let mut part = [0; PART];
        let part = &mut part[at % PART..];
        copy(part, [(at, part.len())])?;
        let end = part.iter().position(|byte| *byte == 0);
        text.extend(&part[..end.unwrap_or(part.len())]);
        if end.is_some() {
            return CString::new(text).ok();
        }
    }
    None
}

/// Copies them by the file that is this process's memory.
fn copy_from_file(all: &mut [u8], parts: &[(usize, usize)]) -> Option<()> {
    let (here, name) = (libc::AT_FDCWD, c"/proc/self/mem".as_ptr());
    let mut rest = all;
    // The functions `open`, `pread` and `close` would cancel the thread, if that is due.
    // SAFETY: a name and flags; room of the size that is read; the descriptor from above, or none.
    unsafe {
        let file = libc::syscall(libc::SYS_openat, here, name, libc::O_CLOEXEC, 0);
        let is_read = parts.iter().all(|(start, size)| {
            let (part, others) = std::mem::take(&mut rest).split_at_mut(*size);
            rest = others;
            let read = libc::syscall(libc::SYS_pread64, file, part.as_mut_ptr(), *size, *start);
            usize::try_from(read) == Ok(*size)
        });
        libc::syscall(libc::SYS_close, file);
        is_read.then_some(())
    }
}

fn words<const COUNT: usize>(addresses: [usize; COUNT]) -> Option<[usize; COUNT]> {
    let mut words = [[0; 8]; COUNT];
    copy(words.as_flattened_mut(), addresses.map(|address| (address, 8)))?;
    Some(words.map(usize::from_le_bytes))
}

#[cfg(test)]
#[path = "../../../tests/unit/python.rs"]
mod tests;
