//! The callers of a function, and the mapped files.

use super::*;
use crate::spool::{self, Spool};
use std::sync::atomic::Ordering::Relaxed;

/// The files of the callers that a record gets.
fn recorded() -> Vec<(u32, u64)> {
    let spool = Spool::map(&spool::tests::memory()).expect("the file is a spool");
    let kind = spool::Kind::Event(spool::Event::Panic);
    let record = spool.count(kind, "", 1).expect("it is the first");
    write(spool, &record.callers);
    let callers = record.callers.iter();
    let callers = callers.map(|caller| (caller.file.load(Relaxed), caller.offset.load(Relaxed)));
    callers.take_while(|(_, offset)| *offset > 0).collect()
}

#[test]
fn the_callers_are_found_from_another_stack_too() {
    // Those in this program are left out, as those in the layer are: the rest is of the C library, which starts threads.
    let own = recorded();
    assert!(!own.is_empty() && own.iter().all(|(file, _)| *file > 0), "{own:?}");
    assert_eq!(with_room(recorded), Some(own));
}

#[test]
fn where_the_unwinder_needs_a_lock_there_are_none_after_a_fork() {
    // SAFETY: the child calls functions that take no lock, but that of the memory, and ends.
    let child = unsafe { libc::fork() };
    if child == 0 {
        ONLY_IN.store(std::process::id() - 1, Relaxed);
        // SAFETY: it ends the child.
        unsafe { libc::_exit(recorded().len() as i32) };
    }
    let mut status = 0;
    // SAFETY: the output is a live integer.
    unsafe { libc::waitpid(child, &mut status, 0) };
    assert_eq!(status, 0);
}

#[test]
fn a_line_is_read_with_its_spaces() {
    let line = b"7f00-7fa0 r-xp 00002000 fd:00 1234   /a folder/file (deleted)";
    assert_eq!(mapping(line), Some((0x7f00..0x7fa0, 0x2000, &b"/a folder/file (deleted)"[..])));
    for other in [&b"7f00-7fa0 rw-p 00000000 00:00 0"[..], b"7f00-7fa0 rw-p 0 00:00 0 [stack]", b""]
    {
        assert_eq!(mapping(other), None);
    }
}

#[test]
fn lines_are_found_in_pieces_of_any_size() {
    let text: String = (0..3000).map(|number| format!("line {number}\n")).collect();
    for size in [1, 7, 100, 4096, 8192, 10_000] {
        let (mut rest, mut seen) = (text.as_bytes(), 0);
        let read = |room: &mut [u8]| {
            let piece;
            (piece, rest) = rest.split_at(size.min(room.len()).min(rest.len()));
            room[..piece.len()].copy_from_slice(piece);
            piece.len()
        };
        let found = lines(read, |line| {
            assert_eq!(line, format!("line {seen}").as_bytes());
            seen += 1;
            (seen == 3000).then_some(seen)
        });
        assert_eq!(found, Some(3000), "{size}");
    }
    // A line that has no room ends the search.
    assert_eq!(lines(|room| room.len(), |_| Some(())), None);
}

#[test]
fn every_file_that_the_loader_has_is_mapped() {
    let mut known = Vec::new();
    files(|mapped, _, _| {
        known.extend(object_at(mapped.start as *const c_void));
        None::<()>
    });
    elf::find(|object| {
        let file = object.file();
        assert!(file.is_empty() || file == c"linux-vdso.so.1" || known.contains(&file), "{file:?}");
        None::<()>
    });
}
