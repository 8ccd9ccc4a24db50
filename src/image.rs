//! The first bytes of images that the driver has rejected.

use crate::rule::{Live, refused_with};
use core::ffi::{CStr, c_void};
use cuda_sys::CUresult as R;
use std::ffi::CString;

/// The beginning of an image.
pub(crate) enum Head {
    /// PTX: its version and architecture as text, and the number of the architecture, like 90, or 0 if it names none.
    Ptx(CString, u32),
    /// Machine code, or bytes with which an image of an unknown kind may begin.
    Some,
    Other,
}

/// The first bytes of ELF, and of the two kinds of fat binaries.
const BINARIES: [[u8; 4]; 3] =
    [*b"\x7fELF", 0xba55_ed50_u32.to_le_bytes(), 0x4662_43b1_u32.to_le_bytes()];

impl Head {
    #[inline]
    pub fn of(image: Live<*const c_void>) -> Self {
        if image.is_null() {
            return Self::Some;
        }
        let start = Start(image.get().cast());
        if BINARIES.iter().any(|binary| start.has(binary)) {
            return Self::Some;
        }
        let Some(mut text) = start.text() else {
            return match start.first() {
                // A blank or a comment can come before PTX.
                b'.' | b'#' | 0x7f | b'/' | b' ' | b'\t' | b'\r' | b'\n' => Self::Some,
                _ => Self::Other,
            };
        };
        text.skip_blanks();
        match text.first() {
            b'.' if text.skip(b".version") => {
                text.skip_blanks();
                let version = text.word();
                text.skip_blanks();
                let mut target = String::new();
                if text.skip(b".target") {
                    text.skip_blanks();
                    target = text.word();
                }
                let digits: String = target.chars().filter(char::is_ascii_digit).collect();
                let text = CString::new(format!("PTX {version} for {target}")).unwrap_or_default();
                Self::Ptx(text, digits.parse().unwrap_or(0))
            }
            // A preprocessor's line, or an unknown kind of binary.
            b'.' | b'#' | 0x7f => Self::Some,
            _ => Self::Other,
        }
    }

    /// Returns the text and the architecture of PTX, or an empty text and 0 for other images.
    #[inline]
    pub fn ptx(&self) -> (&CStr, u32) {
        match self {
            Self::Ptx(text, target) => (text, *target),
            Self::Some | Self::Other => (c"", 0),
        }
    }
}

/// The start of an image that the driver has read. A byte after the first is read only if the bytes before it are the start of a
/// kind of image, because the driver also tells images apart by these bytes.
struct Start(*const u8);

impl Start {
    fn first(&self) -> u8 {
        // SAFETY: the driver has told what kind of image it is.
        unsafe { *self.0 }
    }

    fn has(&self, start: &[u8]) -> bool {
        // SAFETY: each byte is read only if those before it are as expected.
        start.iter().enumerate().all(|(i, byte)| unsafe { *self.0.add(i) } == *byte)
    }

    /// Returns the text up to the zero byte, if the driver's code says that its compiler has read the text. With every other code,
    /// the image may end within a comment.
    fn text(&self) -> Option<Text> {
        const COMPILED: &[R] = &[
            R::CUDA_ERROR_INVALID_PTX,
            R::CUDA_ERROR_UNSUPPORTED_PTX_VERSION,
            R::CUDA_ERROR_NO_BINARY_FOR_GPU,
        ];
        refused_with(COMPILED).then_some(Text(self.0))
    }
}

/// The rest of a text, up to its zero byte. Only [`Start::text`] creates one.
struct Text(*const u8);

impl Text {
    fn first(&self) -> u8 {
        // SAFETY: the text has not ended before.
        unsafe { *self.0 }
    }

    fn starts(&self, with: &[u8]) -> bool {
        // SAFETY: each byte is read only if those before it are as expected, which are not zero.
        with.iter().enumerate().all(|(i, byte)| unsafe { *self.0.add(i) } == *byte)
    }

    /// Skips `number` bytes, none of which is zero.
    fn skip_bytes(&mut self, number: usize) {
        // SAFETY: the text goes on to its zero byte.
        self.0 = unsafe { self.0.add(number) };
    }

    fn skip(&mut self, word: &[u8]) -> bool {
        let starts = self.starts(word);
        if starts {
            self.skip_bytes(word.len());
        }
        starts
    }

    fn skip_until(&mut self, end: &[u8]) {
        while self.first() != 0 && !self.skip(end) {
            self.skip_bytes(1);
        }
    }

    /// Skips blanks and comments.
    fn skip_blanks(&mut self) {
        loop {
            match self.first() {
                b' ' | b'\t' | b'\r' | b'\n' => self.skip_bytes(1),
                b'/' if self.skip(b"//") => self.skip_until(b"\n"),
                b'/' if self.skip(b"/*") => self.skip_until(b"*/"),
                _ => return,
            }
        }
    }

    /// Returns the next letters, digits, points and underscores.
    fn word(&mut self) -> String {
        let mut word = String::new();
        while self.first().is_ascii_alphanumeric() || [b'.', b'_'].contains(&self.first()) {
            word.push(char::from(self.first()));
            self.skip_bytes(1);
        }
        word
    }
}
