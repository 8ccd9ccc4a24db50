//! The bytes of images that the driver has refused: as many as it must have read, and more if the system can copy them.

use crate::query;
use crate::rule::{Live, refused_with};
use core::ffi::{CStr, c_void};
use libcuda_sys::CUresult as R;
use std::borrow::Cow;
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

    #[inline]
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
    #[inline]
    fn first(&self) -> u8 {
        // SAFETY: the driver has told what kind of image it is.
        unsafe { *self.0 }
    }

    #[inline]
    fn begins_with(&self, start: &[u8]) -> bool {
        // SAFETY: each byte is read only if those before it are as expected.
        start.iter().enumerate().all(|(i, byte)| unsafe { *self.0.add(i) } == *byte)
    }

    /// Returns the text up to the zero byte, if the driver's code says that its compiler has read the text. With every other code,
    /// the image may end within a comment.
    #[inline]
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
    #[inline]
    fn first(&self) -> u8 {
        // SAFETY: the text has not ended before.
        unsafe { *self.0 }
    }

    #[inline]
    fn starts(&self, with: &[u8]) -> bool {
        // SAFETY: each byte is read only if those before it are as expected, which are not zero.
        with.iter().enumerate().all(|(i, byte)| unsafe { *self.0.add(i) } == *byte)
    }

    /// Skips `number` bytes, none of which is zero.
    #[inline]
    fn skip_bytes(&mut self, number: usize) {
        // SAFETY: the text goes on to its zero byte.
        self.0 = unsafe { self.0.add(number) };
    }

    #[inline]
    fn skip(&mut self, word: &[u8]) -> bool {
        let starts = self.starts(word);
        if starts {
            self.skip_bytes(word.len());
        }
        starts
    }

    #[inline]
    fn skip_until(&mut self, end: &[u8]) {
        while self.first() != 0 && !self.skip(end) {
            self.skip_bytes(1);
        }
    }

    /// Skips blanks and comments.
    #[inline]
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
    #[inline]
    fn word(&mut self) -> String {
        let mut word = String::new();
        while self.first().is_ascii_alphanumeric() || [b'.', b'_'].contains(&self.first()) {
            word.push(char::from(self.first()));
            self.skip_bytes(1);
        }
        word
    }
}

/// An image that begins like machine code.
#[derive(Clone, Copy)]
pub(crate) enum Binary<'a> {
    /// It has this size.
    Whole(&'a [u8]),
    /// It is at this address, and only its header says its size.
    At(usize),
}

/// What is wrong with the form of machine code.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Fault {
    /// Only zeros follow its first zero byte.
    Zeros,
    /// What follows its first zero byte is of no machine code for devices.
    Others,
    /// It is for the processor of the host.
    Host,
    /// What its header names lies beyond its end.
    Beyond,
}

/// The machines of ELF: those of hosts, and devices.
const HOSTS: [u16; 7] = [3, 21, 22, 40, 62, 183, 243];
const DEVICES: u16 = 190;
const ELF_HEADER: usize = 64;
const FAT_HEADER: usize = 16;
/// The most bytes of a fat binary that are followed.
pub(crate) const MOST_FOLLOWED: usize = 256 << 20;

impl<'a> Binary<'a> {
    #[inline]
    pub fn of(image: Live<*const c_void>) -> Option<Self> {
        if image.is_null() {
            return None;
        }
        let start = Start(image.get().cast());
        let is_binary = BINARIES.iter().any(|binary| start.begins_with(binary));
        is_binary.then(|| Self::At(start.0.addr()))
    }

    #[inline]
    pub fn within(data: &'a [u8]) -> Option<Self> {
        is_binary(data).then_some(Self::Whole(data))
    }

    /// Returns bytes of the image, if it has them and they can be read.
    #[inline]
    fn get(&self, at: u64, count: usize) -> Option<Cow<'a, [u8]>> {
        let at = usize::try_from(at).ok()?;
        match self {
            Self::Whole(data) => data.get(at..at.checked_add(count)?).map(Cow::Borrowed),
            Self::At(start) => query::copied(start.checked_add(at)?, count).map(Cow::Owned),
        }
    }

    #[inline]
    fn number<const N: usize>(&self, at: u64) -> Option<u64> {
        let mut bytes = [0; 8];
        bytes[..N].copy_from_slice(&self.get(at, N)?);
        Some(u64::from_le_bytes(bytes))
    }

    #[inline]
    fn is_elf(&self) -> bool {
        self.get(0, 4).is_some_and(|start| *start == BINARIES[0])
    }

    /// Returns the fat binary to which a wrapper leads, or the image itself.
    #[inline]
    fn unwrapped(self) -> Option<Self> {
        if *self.get(0, 4)? != BINARIES[2] {
            return Some(self);
        }
        let Self::At(_) = self else { return None };
        let inner = Self::At(self.number::<8>(8)? as usize);
        (*inner.get(0, 4)? == BINARIES[1]).then_some(inner)
    }

    /// Returns what is wrong with the form, if anything is.
    #[inline]
    pub fn fault(self) -> Option<Fault> {
        let size = match self {
            Self::Whole(data) => Some(data.len()),
            Self::At(_) => None,
        };
        if *self.get(0, 4)? == BINARIES[2] {
            let is_empty = size.is_none() && self.get(8, 16)?.iter().all(|byte| *byte == 0);
            return is_empty.then_some(Fault::Zeros);
        }
        let count = if self.is_elf() { ELF_HEADER } else { FAT_HEADER };
        let Some(header) = self.get(0, count) else {
            return size.is_some().then_some(Fault::Beyond);
        };
        let zero = header.iter().position(|byte| *byte == 0).unwrap_or(count);
        if zero < count && header[zero..].iter().all(|byte| *byte == 0) {
            return Some(Fault::Zeros);
        }
        if self.is_elf() {
            return self.fault_of_elf();
        }
        let (version, own) = (self.number::<1>(4)?, self.number::<2>(6)?);
        let rest = self.number::<8>(8)?;
        if own as usize != FAT_HEADER {
            // Another version can have another header.
            return (version == 1).then_some(Fault::Others);
        }
        let is_beyond = |size| rest.checked_add(own).is_none_or(|end| end > size as u64);
        size.is_some_and(is_beyond).then_some(Fault::Beyond)
    }

    #[inline]
    fn fault_of_elf(&self) -> Option<Fault> {
        let machine = self.number::<2>(18)? as u16;
        if machine != DEVICES {
            return Some(if HOSTS.contains(&machine) { Fault::Host } else { Fault::Others });
        }
        let (sections, each, count) =
            (self.number::<8>(40)?, self.number::<2>(58)?, self.number::<2>(60)?);
        // A header of another form.
        if each != 64 || count == 0 {
            return None;
        }
        // The header could be read.
        let Some(table) = self.get(sections, (each * count) as usize) else {
            return Some(Fault::Beyond);
        };
        // The first section is none, and the others have types.
        let (none, others) = table.split_at(each as usize);
        let is_table = none.iter().all(|byte| *byte == 0) && others.iter().any(|byte| *byte != 0);
        (!is_table).then_some(Fault::Beyond)
    }

    /// Returns for which architectures it has code: "machine code for sm_80 and PTX for sm_90".
    #[inline]
    pub fn architectures(self) -> Option<String> {
        if self.is_elf() {
            return Some(format!("machine code for {}", self.architecture()?));
        }
        let fat = self.unwrapped()?;
        let (own, rest) = (fat.number::<2>(6)?, fat.number::<8>(8)?);
        let end = own.checked_add(rest).filter(|end| *end <= MOST_FOLLOWED as u64)?;
        let (mut at, mut all) = (own, Vec::new());
        while at < end {
            let (kind, header) = (fat.number::<2>(at)?, fat.number::<4>(at + 4)?);
            let (size, target) = (fat.number::<8>(at + 8)?, fat.number::<4>(at + 28)?);
            let of = match kind {
                1 => format!("PTX for sm_{target}"),
                2 => format!("machine code for sm_{target}"),
                _ => return None,
            };
            if !all.contains(&of) {
                all.push(of);
            }
            at = at.checked_add(header)?.checked_add(size).filter(|next| *next > at)?;
        }
        (!all.is_empty()).then(|| crate::sentence::join(&all, " and "))
    }

    /// Returns the architecture of machine code. Its place depends on the version of the form.
    #[inline]
    fn architecture(&self) -> Option<String> {
        const OLDER: u8 = 51;
        const NEWER: u8 = 65;
        let flags = self.number::<4>(48)?;
        let (number, features) = match self.number::<1>(7)? as u8 {
            OLDER => (flags & 0xff, 0x800),
            NEWER => (flags >> 8 & 0xff, 0x8),
            _ => return None,
        };
        let own = if flags & features == 0 { "" } else { "a" };
        (number != 0).then(|| format!("sm_{number}{own}"))
    }
}

/// What an image is for, with what the device of the current context is, or else the devices are.
#[inline]
pub(crate) fn with_devices(architectures: Option<String>) -> Option<CString> {
    let architectures = architectures?;
    let named = |own: &u32| format!("sm_{own}");
    let devices = match (query::compute_capability(), query::compute_capabilities()) {
        (Some(own), _) => format!("the device is {}", named(&own)),
        (None, Some(all)) if !all.is_empty() => {
            let all: Vec<_> = all.iter().map(named).collect();
            let is = if all.len() == 1 { "device is" } else { "devices are" };
            format!("the {is} {}", crate::sentence::join(&all, " and "))
        }
        (None, _) => return None,
    };
    CString::new(format!("{architectures}; {devices}")).ok()
}

/// What text is that is no PTX.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Source {
    /// The language of kernels, which a compiler makes PTX of.
    Cuda,
    /// PTX whose first directive is another one than its version.
    NoVersion,
}

impl Source {
    /// Returns what the text is at an address, as far as it can be read.
    #[inline]
    pub fn of(image: Live<*const c_void>) -> Option<Self> {
        const STEP: usize = 4096;
        let start = image.get().addr();
        if start == 0 {
            return None;
        }
        let mut text = Vec::new();
        while text.len() < crate::rule::MOST_READ {
            // Up to the end of a page, behind which the process need not be able to read.
            let at = start.checked_add(text.len())?;
            let Some(page) = query::copied(at, STEP - at % STEP) else { break };
            let end = page.iter().position(|byte| *byte == 0);
            text.extend(&page[..end.unwrap_or(page.len())]);
            if end.is_some() {
                break;
            }
        }
        Self::within(&text)
    }

    /// The same for data whose size is known.
    #[inline]
    pub fn within(data: &[u8]) -> Option<Self> {
        const WORDS: [&[u8]; 4] = [b"__global__", b"__device__", b"__constant__", b"threadIdx"];
        const VERSION: &[u8] = b".version";
        if is_binary(data) {
            return None;
        }
        let text = data.split(|byte| *byte == 0).next().unwrap_or_default();
        let mut ended = text.to_vec();
        ended.push(0);
        let mut rest = Text(ended.as_ptr());
        rest.skip_blanks();
        if rest.first() == b'.' {
            return (!rest.starts(VERSION)).then_some(Self::NoVersion);
        }
        // PTX behind something else, such as the mark of an encoding, whose comments can be lines of the source.
        let is_version = |line: &[u8]| line.trim_ascii_start().starts_with(VERSION);
        let is_page = rest.first() == b'<';
        if is_page || text.split(|byte| *byte == b'\n').any(is_version) {
            return None;
        }
        let has = |word: &&[u8]| text.windows(word.len()).any(|part| part == *word);
        WORDS.iter().any(has).then_some(Self::Cuda)
    }
}

/// Returns the names like this one that a compiler gives to variables: in a namespace, or only for its own file; or the plain one.
#[inline]
pub(crate) fn like(name: &CStr) -> Vec<CString> {
    let Ok(text) = name.to_str() else { return Vec::new() };
    let plain = text.trim().trim_start_matches("::");
    let mut all = vec![plain.to_owned()];
    let is_name = |text: &str| {
        !text.is_empty()
            && text.chars().all(|char| char == '_' || char.is_ascii_alphanumeric())
            && !text.starts_with(|char: char| char.is_ascii_digit())
    };
    let parts: Vec<_> = plain.split("::").collect();
    if parts.iter().all(|part| is_name(part)) {
        let length = |part: &&str| format!("{}{part}", part.len());
        let (last, outer) = parts.split_last().unwrap_or((&"", &[]));
        let outer: String = outer.iter().map(length).collect();
        let last = length(last);
        match outer.is_empty() {
            true => all.push(format!("_ZL{last}")),
            false => all.extend([format!("_ZN{outer}{last}E"), format!("_ZN{outer}L{last}E")]),
        }
    }
    // The last of the names in a mangled one.
    if let Some(mangled) = plain.strip_prefix("_Z") {
        let mut rest = mangled.trim_start_matches(['N', 'L']);
        let mut last = None;
        loop {
            let digits =
                rest.len() - rest.trim_start_matches(|char: char| char.is_ascii_digit()).len();
            let Ok(length) = rest[..digits].parse::<usize>() else { break };
            let Some(part) = rest.get(digits..digits.saturating_add(length)) else { break };
            last = Some(part);
            rest = rest[digits + length..].trim_start_matches('L');
        }
        all.extend(last.map(str::to_owned));
    }
    all.extend([plain.to_lowercase(), plain.to_uppercase()]);
    let mut known = vec![text.to_owned(), String::new()];
    all.retain(|name| {
        let is_new = !known.contains(name);
        known.push(name.clone());
        is_new
    });
    all.into_iter().filter_map(|name| CString::new(name).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::{Binary, Fault, Source, is_of_no_kind, like};

    /// The header of a cubin with two sections behind it.
    fn cubin() -> Vec<u8> {
        let mut cubin = b"\x7fELF\x02\x01\x01\x41\x08".to_vec();
        cubin.resize(64 + 128, 0);
        cubin[18] = 190;
        cubin[40] = 64;
        cubin[48..52].copy_from_slice(&[4, 80, 0, 6]);
        (cubin[58], cubin[60]) = (64, 2);
        cubin[64 + 64] = 1;
        cubin
    }

    /// A fat binary with machine code and PTX of no bytes.
    fn fat() -> Vec<u8> {
        let mut fat = b"\x50\xed\x55\xba\x01\x00\x10\x00".to_vec();
        fat.resize(16 + 2 * 64, 0);
        fat[8] = 128;
        for (at, kind, target) in [(16, 2, 75), (80, 1, 90)] {
            (fat[at], fat[at + 4], fat[at + 28]) = (kind, 64, target);
        }
        fat
    }

    #[test]
    fn machine_code_that_was_cut_has_a_fault() {
        let fault = |data: &[u8]| Binary::within(data).and_then(Binary::fault);
        let (cubin, fat) = (cubin(), fat());
        assert_eq!([fault(&cubin), fault(&fat)], [None; 2]);
        for whole in [&cubin, &fat] {
            let zero = whole.iter().position(|byte| *byte == 0).expect("a zero byte");
            let filled = |with| {
                let rest = whole[zero..].iter().map(|_| with);
                whole[..zero].iter().copied().chain(rest).collect::<Vec<_>>()
            };
            assert_eq!(fault(&filled(0)), Some(Fault::Zeros));
            assert_eq!(fault(&filled(0xff)), Some(Fault::Others));
            assert_eq!(fault(&whole[..zero]), Some(Fault::Beyond));
            assert_eq!(fault(&whole[..whole.len() - 1]), Some(Fault::Beyond));
        }
        let mut later = fat.clone();
        (later[4], later[6]) = (2, 24);
        assert_eq!(fault(&later), None);
        let mut half = cubin.clone();
        half[64..].fill(0);
        assert_eq!(fault(&half), Some(Fault::Beyond));
        let mut host = cubin.clone();
        host[18] = 62;
        assert_eq!(fault(&host), Some(Fault::Host));
        assert_eq!(fault(b".version 8.0"), None);
    }

    #[test]
    fn machine_code_says_for_what_it_is() {
        let of = |data: &[u8]| Binary::within(data).and_then(Binary::architectures);
        assert_eq!(of(&cubin()).as_deref(), Some("machine code for sm_80"));
        let mut older = cubin();
        older[7] = 51;
        older[48..52].copy_from_slice(&[0x5a, 0x0d, 0x5a, 0]);
        assert_eq!(of(&older).as_deref(), Some("machine code for sm_90a"));
        assert_eq!(of(&fat()).as_deref(), Some("machine code for sm_75 and PTX for sm_90"));
        let mut endless = fat();
        (endless[20], endless[24]) = (0, 0);
        assert_eq!(of(&endless), None);
        assert_eq!(of(b"\x50\xed\x55\xba"), None);
    }

    #[test]
    fn sources_are_told_from_ptx() {
        for (text, source) in [
            (&b"extern \"C\" __global__ void k() {}"[..], Some(Source::Cuda)),
            (b"// a\n#include <x.h>\n__device__ int i;", Some(Source::Cuda)),
            (b"#include <stdio.h>\nint main(void) { return 0; }", None),
            (b"\xef\xbb\xbf// __global__ void k()\n.version 8.0\n.target sm_90\n", None),
            (b"<html><body>no kernel __global__ add</body></html>", None),
            (b"\n.target sm_90\n", Some(Source::NoVersion)),
            (b"// __global__\n.version 8.0\n", None),
            (b"nothing\0__global__", None),
            (b"\x7fELF __global__", None),
        ] {
            assert_eq!(Source::within(text), source, "{text:?}");
        }
    }

    #[test]
    fn names_like_one_are_those_that_compilers_give() {
        let of = |name| {
            let all = like(name).into_iter().map(|name| name.into_string().expect("a text"));
            all.collect::<Vec<_>>()
        };
        assert_eq!(of(c"counter"), ["_ZL7counter", "COUNTER"]);
        assert_eq!(of(c"a::b "), ["a::b", "_ZN1a1bE", "_ZN1aL1bE", "A::B"]);
        assert_eq!(of(c"_ZN2ns7counterE")[1..2], ["counter"]);
        assert_eq!(of(c"_ZL7counter")[1..2], ["counter"]);
        assert_eq!(of(c"_ZN99x"), ["_ZL6_ZN99x", "_zn99x", "_ZN99X"]);
    }

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
