//! The callers of a function, and the mapped files.

use super::*;
use crate::layer::process::elf;
use crate::spool::{self, Spool};
use std::cell::{Cell, RefCell};
use std::os::unix::fs::FileExt as _;
use std::ptr::null_mut;
use std::sync::atomic::Ordering::Relaxed;

/// The files of the callers that a record gets.
fn recorded(here: Here, interpreter: Option<usize>) -> Vec<(Option<String>, u64)> {
    let spool = Spool::map(&spool::tests::memory()).expect("the file is a spool");
    let kind = spool::Kind::Event(spool::Event::Panic);
    let record = spool.count(kind, "", 1).expect("it is the first");
    write(spool, &record.callers, here, interpreter);
    let callers = record.callers.iter();
    let callers =
        callers.map(|caller| (spool.text(caller.file.load(Relaxed)), caller.offset.load(Relaxed)));
    callers.take_while(|(_, offset)| *offset > 0).collect()
}

#[test]
fn the_callers_are_found_from_another_stack_too() {
    // Those in this program are left out, as those in the layer are: the rest is of the C library, which starts threads.
    let here = here();
    let own = recorded(here, None);
    let is_c = |file: &Option<String>| file.as_ref().is_some_and(|file| file.contains("/libc.so."));
    assert!(!own.is_empty() && own.iter().all(|(file, _)| is_c(file)), "{own:?}");
    assert_eq!(with_room(|| recorded(here, None)), Some(own));
    // The C library as an interpreter: all ends there.
    assert_eq!(recorded(here, Some(libc::getpid as *const () as usize)), []);
}

#[test]
fn libraries_between_python_and_others_are_known() {
    let of = |path: &[u8]| Mapping {
        addresses: 0..1,
        is_readable: true,
        is_writable: false,
        is_code: true,
        offset: 0,
        path: path.to_owned(),
    };
    for path in [&b"/a/_ctypes.cpython-311.so"[..], b"/_cffi_backend.so", b"/a b/libffi-1.so.8"] {
        assert!(of(path).is_between());
    }
    for path in [&b"/a/libcuda.so.1"[..], b"/libffi.so/train.so", b"/my_ctypes.so", b""] {
        assert!(!of(path).is_between());
    }
}

/// The callers as they are walked, and as the system finds them.
#[inline(never)]
fn found() -> [Vec<usize>; 2] {
    let memory = Memory::read();
    let walked = memory.walk(here()).into_iter().map(|(_, address)| address);
    let mut found = [null_mut(); WALKED];
    // SAFETY: there is room for so many.
    let size = unsafe { libc::backtrace(found.as_mut_ptr(), found.len() as i32) } as usize;
    // Both begin here, in different places.
    [walked.skip(1).collect(), found[1..size].iter().map(|address| address.addr()).collect()]
}

#[test]
fn the_callers_are_those_that_the_system_finds() {
    unsafe extern "C" {
        fn _Unwind_Backtrace(look: extern "C" fn(Handle, Handle) -> i32, argument: Handle) -> i32;
    }
    type Handle = *mut c_void;
    extern "C" fn called(_: Handle, place: Handle) -> i32 {
        // SAFETY: the argument from below.
        unsafe { *place.cast() = found() };
        5
    }
    let mut place: [Vec<usize>; 2] = Default::default();
    // SAFETY: the function calls this one, once, for its answer.
    unsafe { _Unwind_Backtrace(called, (&raw mut place).cast()) };
    let [walked, returns] = place;
    assert!(returns.len() > 6);
    let returns = returns.iter().map(|address| address - 1).collect::<Vec<_>>();
    assert_eq!(walked, without_start(&returns));
}

#[test]
fn a_walk_finds_the_same_with_what_earlier_ones_have_left() {
    let memory = Memory::read();
    let here = here();
    let walked = || memory.walk(here).into_iter().map(|(_, address)| address).collect::<Vec<_>>();
    let first = walked();
    assert!(first.len() > 2);
    assert_eq!(walked(), first);
    let _left = memory.take_walker().expect("it was left");
    assert_eq!(walked(), first, "while another thread walks");
}

/// The callers without the system's code that starts a thread: on aarch64 it has no frame to walk to.
fn without_start(callers: &[usize]) -> &[usize] {
    &callers[..callers.len() - usize::from(cfg!(target_arch = "aarch64"))]
}

#[test]
fn the_callers_of_a_handler_are_those_of_the_place_where_the_signal_came() {
    thread_local!(static FOUND: RefCell<[Vec<usize>; 2]> = const { RefCell::new([vec![], vec![]]) });
    extern "C" fn handle(_: libc::c_int) {
        FOUND.set(found());
    }
    // SAFETY: a handler of this type, for a signal that does nothing, and that is this thread's.
    unsafe {
        libc::signal(libc::SIGURG, handle as extern "C" fn(libc::c_int) as libc::sighandler_t);
        libc::raise(libc::SIGURG);
    }
    let [walked, found] = FOUND.take();
    // The code to which the handler returns, and the place where the signal came, are not behind a call.
    let place = walked.iter().zip(&found).position(|(walked, found)| walked == found);
    let place = place.expect("it is found") + 1;
    let found = found.iter().enumerate();
    let is_behind_call = |index: usize| ![place - 1, place].contains(&index);
    let expected = found.map(|(index, address)| address - usize::from(is_behind_call(index)));
    assert_eq!(walked, without_start(&expected.collect::<Vec<_>>()));
    assert!((2..walked.len() - 4).contains(&place));
}

/// Code that calls its argument, with a frame and without tables.
const CALLS: &[u8] = if cfg!(target_arch = "x86_64") {
    // push rbp; mov rbp, rsp; call rdi; pop rbp; ret
    b"\x55\x48\x89\xe5\xff\xd7\x5d\xc3"
} else {
    // stp x29, x30, [sp, -16]!; mov x29, sp; blr x0; ldp x29, x30, [sp], 16; ret
    b"\xfd\x7b\xbf\xa9\xfd\x03\x00\x91\x00\x00\x3f\xd6\xfd\x7b\xc1\xa8\xc0\x03\x5f\xd6"
};

#[test]
fn code_without_a_file_has_no_callers() {
    thread_local!(static WALKED: Cell<usize> = const { Cell::new(0) });
    extern "C" fn walks() {
        WALKED.set(Memory::read().walk(here()).len());
    }
    let walked = |code: *const u8| {
        // SAFETY: the code has this type.
        let code: extern "C" fn(extern "C" fn()) = unsafe { std::mem::transmute(code) };
        code(walks);
        WALKED.get()
    };
    let mut code = MmapOptions::new().len(4096).map_anon().expect("there is memory");
    code[..CALLS.len()].copy_from_slice(CALLS);
    let code = code.make_exec().expect("it may be code");
    assert_eq!(walked(code.as_ptr()), 2);
    let file = spool::tests::memory();
    file.write_all_at(CALLS, 0).expect("there is memory");
    // SAFETY: nothing else has the file.
    let code = unsafe { MmapOptions::new().len(4096).map_exec(&file) }.expect("it may be code");
    assert!(walked(code.as_ptr()) > 3);
}

#[test]
fn a_line_is_read_with_its_spaces() {
    let mapping = Mapping {
        addresses: 0x7f00..0x7fa0,
        is_readable: true,
        is_writable: false,
        is_code: true,
        offset: 0x2000,
        path: b"/a folder/file (deleted)".to_vec(),
    };
    let line = b"7f00-7fa0 r-xp 00002000 fd:00 1234   /a folder/file (deleted)";
    assert_eq!(Mapping::parse(line), Some(mapping.clone()));
    assert_eq!(mapping.offset_of(0x7f10), 0x2010);
    let (offset, path) = (0, Vec::new());
    let stack = Mapping { is_writable: true, is_code: false, offset, path, ..mapping.clone() };
    assert_eq!(Mapping::parse(b"7f00-7fa0 rw-p 00000000 00:00 0    [stack]"), Some(stack));
    let hidden =
        Mapping { is_readable: false, is_code: false, offset: 0, path: Vec::new(), ..mapping };
    assert_eq!(Mapping::parse(b"7f00-7fa0 ---p 00000000 00:00 0"), Some(hidden));
    assert_eq!((Mapping::parse(b""), Mapping::parse(b"7f00 r-xp 0")), (None, None));
}

#[test]
fn only_the_own_stack_is_read() {
    let (word, on_stack) = (Box::new(7_u64), 7_u64);
    let memory = Memory::read();
    let Here { registers, .. } = here();
    let stack = memory.stack(registers.sp());
    assert!(stack.is_own);
    assert_eq!(stack.word(&raw const on_stack as u64), Some(7));
    let Range { start, end } = stack.addresses;
    assert!([start, end - 8].iter().all(|address| stack.word(*address).is_some()));
    for outside in [start - 8, end - 7, end, &raw const *word as u64, 0, 8, u64::MAX] {
        assert_eq!(stack.word(outside), None, "{outside:#x}");
    }
    // Behind the start of a thread's stack is the C library's own, and then perhaps memory of others.
    // SAFETY: it takes nothing.
    assert_eq!(end, unsafe { libc::pthread_self() } as u64);
    // Another stack ends with its mapping; its start is not known.
    let other = with_room(|| {
        let Here { registers, .. } = here();
        Memory::read().stack(registers.sp()).is_own
    });
    assert_eq!(other, Some(false));
}

#[test]
fn only_a_handler_may_be_on_the_stack_for_handlers() {
    thread_local!(static IS_THERE: Cell<bool> = const { Cell::new(false) });
    extern "C" fn handle(_: libc::c_int) {
        IS_THERE.set(on_signal_stack());
    }
    let stack = MmapOptions::new().len(1 << 16).map_anon().expect("there is memory");
    let stack = std::mem::ManuallyDrop::new(stack);
    // SAFETY: memory that stays, and a handler for a signal that does nothing, and that is this thread's.
    let seen = [0, libc::SA_ONSTACK].map(|flags| unsafe {
        let ss_sp = stack.as_ptr().cast_mut().cast();
        libc::sigaltstack(&libc::stack_t { ss_sp, ss_flags: 0, ss_size: 1 << 16 }, null_mut());
        let mut action: libc::sigaction = std::mem::zeroed();
        action.sa_sigaction = handle as extern "C" fn(libc::c_int) as libc::sighandler_t;
        action.sa_flags = flags;
        libc::sigaction(libc::SIGWINCH, &action, null_mut());
        libc::raise(libc::SIGWINCH);
        IS_THERE.get()
    });
    assert_eq!(seen, [false, true]);
}

#[test]
fn an_address_without_an_object_has_no_name() {
    assert_eq!(object_at(std::ptr::without_provenance(8)), None);
    assert!(object_at(libc::getpid as *const c_void).is_some());
}

#[test]
fn every_file_that_the_loader_has_is_mapped() {
    let known: Vec<_> = Memory::read().objects().collect();
    elf::find(|object| {
        let file = object.file();
        assert!(
            file.is_empty()
                || file == c"linux-vdso.so.1"
                || known.iter().any(|known| **known == *file),
            "{file:?}"
        );
        None::<()>
    });
}
