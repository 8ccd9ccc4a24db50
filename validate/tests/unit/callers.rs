//! The callers of a function, and the mapped files.

use super::*;
use crate::elf;
use crate::spool::{self, Spool};
use std::sync::atomic::Ordering::Relaxed;

/// The files of the callers that a record gets.
fn recorded(here: Here) -> Vec<(u32, u64)> {
    let spool = Spool::map(&spool::tests::memory()).expect("the file is a spool");
    let kind = spool::Kind::Event(spool::Event::Panic);
    let record = spool.count(kind, "", 1).expect("it is the first");
    write(spool, &record.callers, here);
    let callers = record.callers.iter();
    let callers = callers.map(|caller| (caller.file.load(Relaxed), caller.offset.load(Relaxed)));
    callers.take_while(|(_, offset)| *offset > 0).collect()
}

#[test]
fn the_callers_are_found_from_another_stack_too() {
    // Those in this program are left out, as those in the layer are: the rest is of the C library, which starts threads.
    let here = here();
    let own = recorded(here);
    assert!(!own.is_empty() && own.iter().all(|(file, _)| *file > 0), "{own:?}");
    assert_eq!(with_room(|| recorded(here)), Some(own));
}

#[test]
fn a_line_is_read_with_its_spaces() {
    let mapping = Mapping {
        addresses: 0x7f00..0x7fa0,
        is_readable: true,
        is_code: true,
        offset: 0x2000,
        path: b"/a folder/file (deleted)".to_vec(),
    };
    let line = b"7f00-7fa0 r-xp 00002000 fd:00 1234   /a folder/file (deleted)";
    assert_eq!(Mapping::of(line), Some(mapping.clone()));
    let stack = Mapping { is_code: false, offset: 0, path: Vec::new(), ..mapping.clone() };
    assert_eq!(Mapping::of(b"7f00-7fa0 rw-p 00000000 00:00 0    [stack]"), Some(stack));
    let hidden =
        Mapping { is_readable: false, is_code: false, offset: 0, path: Vec::new(), ..mapping };
    assert_eq!(Mapping::of(b"7f00-7fa0 ---p 00000000 00:00 0"), Some(hidden));
    assert_eq!((Mapping::of(b""), Mapping::of(b"7f00 r-xp 0")), (None, None));
}

#[test]
fn only_mapped_memory_is_read() {
    let memory = Memory::read();
    let word = Box::new(7_u64);
    assert_eq!(memory.word(&raw const *word as u64), Ok(7));
    // SAFETY: new memory, of which the second half is taken away.
    let pages = unsafe {
        let kind = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
        let pages = libc::mmap(null_mut(), 1 << 17, libc::PROT_READ, kind, -1, 0);
        assert_eq!(libc::mprotect(pages.byte_add(1 << 16), 1 << 16, libc::PROT_NONE), 0);
        pages as u64 + (1 << 16)
    };
    let memory = Memory::read();
    assert_eq!([8, 7, 0].map(|before| memory.word(pages - before)), [Ok(0), Err(()), Err(())]);
    assert_eq!([0, 8, u64::MAX].map(|address| memory.word(address)), [Err(()); 3]);
}

#[test]
fn every_file_that_the_loader_has_is_mapped() {
    let known: Vec<_> = Memory::read().objects().collect();
    elf::find(|object| {
        let file = object.file();
        assert!(file.is_empty() || file == c"linux-vdso.so.1" || known.contains(&file), "{file:?}");
        None::<()>
    });
}
