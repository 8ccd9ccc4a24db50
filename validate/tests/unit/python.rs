//! Interpreters of numbers: what each version has where, in memory that is made here.

use super::*;

/// The addresses of the types in such memory.
const TYPES: [usize; 2] = [0xc0de, 0x7e87];

/// Memory that objects are put into, and that stays.
struct Made(Vec<u8>);

impl Made {
    fn new() -> Self {
        Self(vec![0xa5; 1 << 17])
    }

    fn at(&self, place: usize) -> usize {
        self.0.as_ptr().addr() + place
    }

    fn bytes(&mut self, place: usize, bytes: &[u8]) {
        self.0[place..place + bytes.len()].copy_from_slice(bytes);
    }

    fn word(&mut self, place: usize, word: usize) {
        self.bytes(place, &word.to_le_bytes());
    }

    /// Text of characters of a width, whose form begins behind this many bits.
    fn text(&mut self, layout: &Layout, place: usize, text: &str, width: usize, before: u32) {
        self.word(place + layout.type_of, TYPES[1]);
        self.word(place + layout.length, text.chars().count());
        let is_ascii = text.is_ascii();
        let form = width as u32 | 8 | u32::from(is_ascii) << 4;
        self.bytes(place + layout.form, &(form << before | 3).to_le_bytes());
        let start = place + layout.ascii + if is_ascii { 0 } else { layout.further };
        for (index, character) in text.chars().enumerate() {
            let code = u32::from(character).to_le_bytes();
            self.bytes(start + index * width, &code[..width]);
        }
    }

    fn code(&mut self, layout: &Layout, place: usize, file: usize, function: usize, table: usize) {
        self.word(place + layout.type_of, TYPES[0]);
        self.word(place + layout.file, self.at(file));
        self.word(place + layout.function, self.at(function));
        self.word(place + layout.table, self.at(table));
        self.bytes(place + layout.first, &10_u32.to_le_bytes());
    }
}

fn known(minor: u32, runtime: usize) -> Layout {
    let layout = Layout::of_version(minor, runtime).expect("it is known");
    Layout { types: TYPES, ..layout }
}

/// A table for debuggers of a version, whose numbers are as its places are.
fn table(minor: usize, is_free: usize) -> Vec<u8> {
    let numbers = (0..200).map(|place| match place {
        0 => usize::from_le_bytes(*b"xdebugpy"),
        1 => (0x300 + minor) << 16 | 0xf0,
        2 => is_free,
        place => 8 * place,
    });
    numbers.flat_map(usize::to_le_bytes).collect()
}

#[test]
fn the_table_for_debuggers_is_that_of_its_version() {
    let of = |minor: u32, table: &[u8]| Layout::of_version(minor, table.as_ptr().addr());
    for (minor, places) in [
        (13, [23, 29, 30, 31, 33, 35, 36, 38, 39, 43, 45, 65, 66, 68, 69, 70]),
        (14, [26, 32, 33, 34, 36, 40, 41, 43, 44, 48, 51, 75, 76, 78, 79, 80]),
        (15, [26, 39, 40, 41, 43, 47, 48, 50, 51, 55, 58, 86, 87, 89, 90, 91]),
    ] {
        let layout = of(minor, &table(minor as usize, 0)).expect("it is known");
        let [Some(frame), None] = layout.frame else { panic!("the state has the frame") };
        let Layout { previous, executable, instruction, file, function, first, start, .. } = layout;
        let owner = layout.owner.expect("it has an owner");
        let of_frame = [frame, previous, executable, instruction, owner];
        let of_code = [file, function, layout.table, first, start, layout.type_of];
        let of_text = [layout.size, layout.bytes, layout.form, layout.length, layout.ascii];
        let found = [&of_frame[..], &of_code, &of_text].concat();
        assert_eq!(found, places.map(|place| 8 * place), "3.{minor}");
        // Another version, one without the lock for all threads, no table, and no memory.
        assert!(of(minor, &table(minor as usize + 1, 0)).is_none());
        assert!(of(minor, &table(minor as usize, 1)).is_none());
        assert!(of(minor, &[0; 1600]).is_none());
        assert!(Layout::of_version(minor, 8).is_none());
    }
    assert!((0..8).chain(16..30).all(|minor| of(minor, &table(minor as usize, 0)).is_none()));
}

/// Two lines and, between them and before, frames of the interpreter's own, in each version.
#[test]
fn the_lines_of_each_version_are_read() {
    for minor in 8..=15 {
        let header = table(minor as usize, 0);
        let layout = known(minor, header.as_ptr().addr());
        // The instruction is in the second entry, of line 13.
        let lines: &[u8] = match layout.lines {
            Lines::Starts => b"\x06\x01\x08\x02\x02\xff",
            Lines::Ranges => b"\x06\x00\x08\x03\x02\xff",
            Lines::Entries => b"\x82\x08\xeb\x06\x00\xe8\x03\x00",
        };
        let mut made = Made::new();
        let before = if minor < 14 { 2 } else { 16 };
        for (place, text, width) in [
            (0x1000, "train.py", 1),
            (0x2000, "\u{e9}t\u{e9}", 1),
            (0x3000, "\u{540d}", 2),
            (0x4000, "\u{1d4d0}", 4),
        ] {
            made.text(&layout, place, text, width, before);
        }
        made.word(0x5000 + layout.size, lines.len());
        made.bytes(0x5000 + layout.bytes, lines);
        made.code(&layout, 0x6000, 0x1000, 0x2000, 0x5000);
        made.code(&layout, 0x7000, 0x3000, 0x4000, 0x5000);
        // The first versions have no frames without code.
        let frames =
            [(0x9000, None), (0xa000, Some(0x6000)), (0xb000, None), (0xc000, Some(0x7000))];
        let frames =
            frames.into_iter().filter(|(_, code)| layout.owner.is_some() || code.is_some());
        let frames: Vec<_> = frames.collect();
        let first = made.at(frames[0].0);
        match layout.frame {
            [Some(at), None] => made.word(0x8000 + at, first),
            [Some(at), Some(further)] => {
                made.word(0x8000 + at, made.at(0x8800));
                made.word(0x8800 + further, first);
            }
            _ => panic!("a state leads to a frame"),
        }
        for (index, (place, code)) in frames.iter().enumerate() {
            let next = frames.get(index + 1).map_or(0, |(next, _)| made.at(*next));
            made.word(place + layout.previous, next);
            if let Some(owner) = layout.owner {
                made.bytes(place + owner, &[if code.is_some() { 1 } else { 3 }]);
            }
            let Some(code) = code.map(|code| made.at(code)) else { continue };
            made.word(place + layout.executable, code | usize::from(minor >= 14));
            let place = place + layout.instruction;
            match layout.lines {
                Lines::Starts => made.bytes(place, &14_u32.to_le_bytes()),
                Lines::Ranges => made.bytes(place, &3_u32.to_le_bytes()),
                Lines::Entries => made.word(place, code + layout.start + 6),
            }
        }
        let line = |file: &str, function: &str| Line {
            file: file.into(),
            function: function.into(),
            number: 13,
        };
        let all = vec![line("train.py", "\u{e9}t\u{e9}"), line("\u{540d}", "\u{1d4d0}")];
        let state = made.at(0x8000);
        assert_eq!(layout.lines(state, 1).as_deref(), Some(&all[..1]), "3.{minor}");
        assert_eq!(layout.lines(state, 9), Some(all), "3.{minor}");
        // What is none of the expected objects ends the lines, and is nothing where it comes first.
        made.word(0x7000 + layout.type_of, 0xbad);
        assert_eq!(layout.lines(state, 9).map(|lines| lines.len()), Some(1));
        made.word(0x1000 + layout.type_of, 0xbad);
        assert_eq!(layout.lines(state, 9), None);
        assert_eq!(layout.lines(8, 9), None);
    }
}

#[test]
fn no_walk_is_endless() {
    let header = table(13, 0);
    let layout = known(13, header.as_ptr().addr());
    let mut made = Made::new();
    let frame = made.at(0x9000);
    made.word(0x8000 + layout.frame[0].expect("the state has the frame"), frame);
    made.word(0x9000 + layout.previous, frame);
    made.bytes(0x9000 + layout.owner.expect("it has an owner"), &[3]);
    assert_eq!(layout.lines(made.at(0x8000), 9), Some(Vec::new()));
}

#[test]
fn an_instruction_has_the_line_of_its_table() {
    let numbers = |lines: Lines, table: &[u8], instructions: &[usize]| {
        let number = |instruction: &usize| lines.line_number(table, 100, *instruction);
        instructions.iter().map(number).collect::<Vec<_>>()
    };
    // Two bytes, then more than fit in one number, then back.
    let starts = b"\x02\x7f\x00\x7f\x04\x80\x02\x01";
    assert_eq!(
        numbers(Lines::Starts, starts, &[0, 1, 2, 5, 6, 8, 99]),
        [100, 100, 354, 354, 226, 227, 227].map(Some)
    );
    let ranges = b"\x02\x00\x04\x80\x02\x7f\x02\xff";
    assert_eq!(
        numbers(Lines::Ranges, ranges, &[0, 2, 5, 6, 8, 10]),
        [Some(100), None, None, Some(227), Some(226), None]
    );
    // One unit of each kind: of a short form, of one with columns, of two with numbers, and without a line.
    let entries = b"\x80\x01\xd9\x02\x03\xe8\x40\x10\xf0\x45\x01\x00\x01\x02\xf8\xd0\x00\x00";
    let lines = [Some(100), Some(101), Some(101), Some(613), Some(579), None, Some(579), None];
    assert_eq!(numbers(Lines::Entries, entries, &[0, 2, 4, 6, 8, 10, 12, 14]), lines);
}

#[test]
fn a_line_has_the_same_number_everywhere() {
    let line =
        |file: &str, number| Line { file: file.into(), function: String::new(), number }.place();
    assert_eq!(line("train.py", 12), line("train.py", 12));
    let places = [line("train.py", 12), line("train.py", 13), line("other.py", 12)];
    let all: std::collections::BTreeSet<_> = places.into_iter().collect();
    assert!(all.len() == 3 && all.iter().all(|place| (1..1 << 31).contains(place)));
}

#[test]
fn text_is_copied_up_to_its_end() {
    let pages = memmap2::MmapOptions::new().len(0x2000).map_anon().expect("there is memory");
    let mut pages = std::mem::ManuallyDrop::new(pages);
    pages[..0x1000].fill(b'a');
    let copied = |start| copy_text(pages.as_ptr().addr() + start).map(|text| text.count_bytes());
    assert_eq!([copied(0), copied(0xe80), copied(0xfff)], [0x1000, 0x180, 1].map(Some));
    assert_eq!(copied(0x1000), Some(0));
    // SAFETY: nothing else has the page.
    unsafe { libc::munmap(pages.as_ptr().add(0x1000).cast_mut().cast(), 0x1000) };
    assert_eq!([copied(0), copied(0x1000)], [None; 2]);
}
