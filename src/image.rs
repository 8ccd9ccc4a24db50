//! The first bytes of images that the driver has refused.

use crate::rule::{Live, refused_with};
use core::ffi::{CStr, c_void};
use libcuda_sys::CUresult as R;
use std::ffi::CString;

/// Returns whether data begin like machine code.
#[inline]
pub(crate) fn is_binary(data: &[u8]) -> bool {
    BINARIES.iter().any(|binary| data.starts_with(binary))
}

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
        if BINARIES.iter().any(|binary| start.begins_with(binary)) {
            return Self::Some;
        }
        let Some(text) = start.text() else {
            return match start.first() {
                // A blank or a comment can come before PTX.
                b'.' | b'#' | 0x7f | b'/' | b' ' | b'\t' | b'\r' | b'\n' => Self::Some,
                _ => Self::Other,
            };
        };
        Self::of_text(text)
    }

    /// The same for data whose size is known: a text may end with them.
    #[inline]
    pub fn within(data: &[u8]) -> Self {
        if data.is_empty() || is_binary(data) {
            return Self::Some;
        }
        let mut text = data.split(|byte| *byte == 0).next().unwrap_or_default().to_vec();
        text.push(0);
        Self::of_text(Text(text.as_ptr()))
    }

    fn of_text(mut text: Text) -> Self {
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

/// Returns whether the beginning of a file is of none of the kinds that a call takes from files: PTX, machine code, a fat binary, or
/// what the linker takes besides these.
#[inline]
pub(crate) fn is_of_no_kind(file: &[u8]) -> bool {
    // An archive, a program in LLVM's form, and one for optimizing when it is linked.
    const LINKED: [&[u8]; 3] = [b"!<arch>\n", b"BC\xc0\xde", b"\xedCN\x7f"];
    // In the header of ELF: a program or a library, and not for devices. An object of the host can have code for devices in it.
    const KINDS: [u16; 2] = [2, 3];
    const DEVICES: u16 = 190;
    if let (true, Some(header)) = (file.starts_with(&BINARIES[0]), file.get(16..20)) {
        let half = |at: usize| u16::from_le_bytes([header[at], header[at + 1]]);
        return KINDS.contains(&half(0)) && half(2) != DEVICES;
    }
    // A comment can be longer than what was read.
    let is_whole = file.len() < crate::rule::MOST_READ;
    let is_other = is_whole && matches!(Head::within(file), Head::Other);
    file.is_empty() || is_other && !LINKED.iter().any(|kind| file.starts_with(kind))
}

/// The versions of PTX that drivers read, each from a release on.
const VERSIONS: &[(u32, &str)] = &[
    (11_000, "7.0"),
    (11_010, "7.1"),
    (11_020, "7.2"),
    (11_030, "7.3"),
    (11_040, "7.4"),
    (11_050, "7.5"),
    (11_060, "7.6"),
    (11_070, "7.7"),
    (11_080, "7.8"),
    (12_000, "8.0"),
    (12_010, "8.1"),
    (12_020, "8.2"),
    (12_030, "8.3"),
    (12_040, "8.4"),
    (12_050, "8.5"),
    (12_060, "8.5"),
    (12_070, "8.6"),
    (12_080, "8.7"),
    (12_090, "8.8"),
    (13_000, "9.0"),
    (13_010, "9.1"),
];

/// Returns the text with the newest version that the driver reads, for the releases of which that is known. It is no reason for the
/// refusal of an earlier version: the compiler can be of another release than the driver.
#[inline]
pub(crate) fn with_newest(text: &CStr) -> CString {
    let release = crate::release::driver();
    let known = release.and_then(|of| VERSIONS.iter().find(|(release, _)| *release == of.0));
    let Some((_, newest)) = known.filter(|_| !text.is_empty()) else { return text.to_owned() };
    let text = text.to_string_lossy();
    let numbers = |version: &str| {
        let (major, minor) = version.split_once('.')?;
        Some((major.parse::<u32>().ok()?, minor.parse::<u32>().ok()?))
    };
    let own = text.split(' ').nth(1).and_then(numbers);
    if own.is_some_and(|own| Some(own) <= numbers(newest)) {
        return CString::new(&*text).unwrap_or_default();
    }
    CString::new(format!("{text}; the driver reads PTX up to {newest}")).unwrap_or_default()
}

/// Returns what is behind a function of PTX that the compiler has refused, if no PTX can begin like that. It is what is in memory
/// behind a text without a zero byte, or a mistake.
#[inline]
pub(crate) fn behind_functions(image: Live<*const c_void>) -> Option<CString> {
    const SHOWN: usize = 24;
    if !matches!(Head::of(image), Head::Ptx(..)) {
        return None;
    }
    let mut text = Start(image.get().cast()).text()?;
    let mut depth = 0_usize;
    loop {
        text.skip_blanks();
        match text.first() {
            0 => return None,
            b'"' => {
                text.skip_bytes(1);
                text.skip_until(b"\"");
                continue;
            }
            b'{' => depth += 1,
            b'}' => {
                depth = depth.checked_sub(1)?;
                text.skip_bytes(1);
                text.skip_blanks();
                // A directive, a line of a preprocessor, or the end of a variable with values.
                if depth != 0 || [0, b'.', b'#', b';', b',', b'}'].contains(&text.first()) {
                    continue;
                }
                break;
            }
            _ => {}
        }
        text.skip_bytes(1);
    }
    let mut behind = String::new();
    while ![0, b'\n', b'\r'].contains(&text.first()) && behind.len() < SHOWN {
        let byte = text.first();
        behind.push(if byte.is_ascii_graphic() || byte == b' ' { char::from(byte) } else { '?' });
        text.skip_bytes(1);
    }
    CString::new(format!("{behind} behind a function")).ok()
}

/// The start of an image that the driver has read. A byte after the first is read only if the bytes before it are the start of a
/// kind of image, because the driver also tells images apart by these bytes.
struct Start(*const u8);

impl Start {
    fn first(&self) -> u8 {
        // SAFETY: the driver has told what kind of image it is.
        unsafe { *self.0 }
    }

    fn begins_with(&self, start: &[u8]) -> bool {
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

/// The rest of a text, up to its zero byte. Only [`Start::text`] and [`Head::within`] create one.
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

#[cfg(test)]
mod tests {
    use super::is_of_no_kind;

    #[test]
    fn files_of_no_kind_are_those_that_no_call_takes() {
        // The header of ELF: what the file is, and the machine that runs it.
        let elf = |kind: u8, machine: u8| {
            [b"\x7fELF\x02\x01\x01".as_slice(), &[0; 9], &[kind, 0, machine, 0], &[0; 300]].concat()
        };
        let comment = [b"/*".as_slice(), &[b'x'; 1 << 16]].concat();
        for kept in [
            &elf(2, 190)[..],
            &elf(1, 62),
            &elf(2, 190)[..9],
            b"\x50\xed\x55\xba rest",
            b"// new\n.version 99.0\n.target sm_90\n",
            b"!<arch>\nkernels.o/",
            b"BC\xc0\xde",
            &comment,
        ] {
            assert!(!is_of_no_kind(kept), "{:?}", &kept[..9]);
        }
        for other in
            [&elf(2, 62)[..], &elf(3, 183), b"", b"__global__ void kernel() {}", b"\x89PNG\r\n"]
        {
            assert!(is_of_no_kind(other), "{other:?}");
        }
    }
}
