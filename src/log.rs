//! The driver's own words: what it writes to its log during a call that it refuses.
//!
//! From 12.9 on, drivers pass the lines of their log to a function. No document says when. A driver of CUDA 13.0 on an H100
//! does so during the call and in its thread: first what is wrong, if it says that, and then a line with the code and the
//! function. Only lines that arrive in this way count as the call's words.
//!
//! The driver may refuse a call without writing a line, and it also passes the lines of calls that others make, such as the
//! CUDA runtime. So each checked call first clears the lines that the thread has received before. The lines that arrive
//! after that are those of the call.

use crate::printable::family;
use core::cell::Cell;
use core::ffi::{CStr, c_char, c_void};
use libcuda_sys::{CUlogLevel, CUresult};

/// The room for the words of a call, in each thread.
pub const ROOM: usize = 512;

/// The lines of a call so far.
pub struct Heard {
    /// Their length, including what found no room.
    size: Cell<usize>,
    /// The code and the function of the last line, if that line ends a call; otherwise zero.
    code: Cell<u32>,
    function: [Cell<u8>; 64],
    text: [Cell<u8>; ROOM],
}

impl Heard {
    #[allow(clippy::new_without_default)] // a constant, for memory of the thread
    #[inline]
    pub const fn new() -> Self {
        Self {
            size: Cell::new(0),
            code: Cell::new(0),
            function: [const { Cell::new(0) }; 64],
            text: [const { Cell::new(0) }; ROOM],
        }
    }

    #[inline]
    pub fn size(&self) -> usize {
        self.size.get()
    }

    /// Clears the lines, at the start of each checked call. Writes one word.
    #[inline]
    pub fn forget(&self) {
        self.size.set(0);
    }

    /// Takes a line from the driver. Allocates no memory, takes no lock, and never panics.
    ///
    /// # Safety
    ///
    /// `message` must be null, or be valid for `length` bytes or up to an earlier zero byte.
    #[inline]
    pub unsafe fn hear(&self, level: CUlogLevel, message: *const c_char, length: usize) {
        if level != CUlogLevel::CU_LOG_LEVEL_ERROR || message.is_null() {
            return;
        }
        // SAFETY: the caller guarantees it.
        let line = unsafe {
            let size = (0..length).take_while(|index| *message.add(*index) != 0).count();
            core::slice::from_raw_parts(message.cast::<u8>(), size)
        };
        self.line(line.trim_ascii());
    }

    #[inline]
    fn line(&self, line: &[u8]) {
        let is_after_end = self.code.get() != 0;
        match end(line) {
            Some((code, function)) => {
                // The lines so far were those of a call within the call.
                if is_after_end && !self.is_end_of(function) {
                    self.forget();
                }
                self.code.set(code);
                let bytes = function.bytes().chain([0; 64]);
                self.function.iter().zip(bytes).for_each(|(to, byte)| to.set(byte));
            }
            None => {
                self.code.set(0);
                if is_after_end {
                    self.forget();
                }
                let between: &[u8] =
                    if self.size.get() > 0 && !line.is_empty() { b"; " } else { b"" };
                between.iter().chain(line).for_each(|byte| self.push(*byte));
            }
        }
    }

    #[inline]
    fn push(&self, byte: u8) {
        let size = self.size.get();
        if let Some(place) = self.text.get(size) {
            place.set(if byte.is_ascii_control() { b' ' } else { byte });
        }
        self.size.set(size.saturating_add(1));
    }

    /// Returns whether the last line ended a call of this function. A name that found no room matches no function.
    #[inline]
    fn is_end_of(&self, function: &str) -> bool {
        let mut name = [0; 64];
        name.iter_mut().zip(&self.function).for_each(|(to, byte)| *to = byte.get());
        let name = CStr::from_bytes_until_nul(&name).ok().and_then(|name| name.to_str().ok());
        name.is_some_and(|name| family(name) == family(function))
    }

    /// Returns the words of a call of this function that returned this code.
    #[cold]
    #[inline]
    pub fn words(&self, function: &str, code: CUresult) -> Option<String> {
        let is_whole = self.code.get() != 0 && self.code.get() == code.0;
        if self.size.get() == 0 || !is_whole || !self.is_end_of(function) {
            return None;
        }
        let bytes: Vec<u8> = self.text.iter().map(Cell::get).take(self.size.get()).collect();
        let words = String::from_utf8_lossy(&bytes);
        Some(if self.size.get() > ROOM { format!("{words}...") } else { words.into_owned() })
    }
}

/// Reads the line that ends a call, which contains the code twice, and the function.
#[inline]
fn end(line: &[u8]) -> Option<(u32, &str)> {
    let line = core::str::from_utf8(line).ok()?.strip_prefix("Returning ")?;
    let (code, line) = line.split_once(" (CUDA_ERROR_")?;
    let (name, function) = line.split_once(") from ")?;
    let is_name =
        |name: &str| name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    let is_whole = is_name(name) && is_name(function) && function.starts_with("cu");
    Some((code.parse().ok().filter(|code| is_whole && *code != 0)?, function))
}

std::thread_local! {
    static HEARD: Heard = const { Heard::new() };
}

/// The start of a checked call.
#[inline]
pub(crate) fn start() {
    HEARD.with(Heard::forget);
}

/// Returns the driver's words about a checked call of this thread that it has just refused.
#[inline]
pub(crate) fn words(call: &'static CStr, code: CUresult) -> Option<Box<str>> {
    let said = |heard: &Heard| heard.words(crate::precondition::name(call), code);
    HEARD.with(said).map(String::into_boxed_str)
}

/// The function to which the driver passes lines, for the thread in which it is called.
///
/// # Safety
///
/// As for [`Heard::hear`].
pub(crate) unsafe extern "C" fn hear(
    _: *mut c_void,
    level: CUlogLevel,
    message: *mut c_char,
    length: usize,
) {
    // SAFETY: the driver's text has this length, or ends with a zero before.
    HEARD.with(|heard| unsafe { heard.hear(level, message, length) });
}
