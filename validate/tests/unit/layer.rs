//! A panic is put down, and the call is made. A call that a jump has left is over.

use super::*;
use crate::layer::call::calling_thread::hear;
use crate::layer::call::entry_point::{self, Verdict, entry_points};
use crate::layer::call::handle::{Effects, Seen};
use crate::layer::call::signature::{Arguments as _, Frame};
use crate::records::Entry;
use crate::spool::{self, Event, Kind, Reason, Spool};
use libcuda_sys::{CUevent, CUipcEventHandle, CUlogLevel};
use std::cell::Cell;
use std::ffi::CStr;
use std::panic::catch_unwind;
use std::ptr::null_mut;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicUsize};

fn spooled() -> &'static Spool {
    static ONE: std::sync::OnceLock<&Spool> = std::sync::OnceLock::new();
    ONE.get_or_init(|| {
        let spool = Spool::map(&spool::tests::memory()).expect("the file is a spool");
        process::set_spool(spool);
        std::panic::set_hook(Box::new(|panic| spool.note(Event::Panic, &panic.to_string())));
        spool
    })
}

/// The arguments of the calls here: what checks them, and what is called.
type Parameters = (*const dyn Fn() -> Verdict, *const dyn Fn() -> CUresult);

/// A function of the driver that is known, with a check, and with these parameters.
fn known(name: &CStr) -> &'static EntryPoint {
    static KNOWN: Mutex<Vec<&EntryPoint>> = Mutex::new(Vec::new());
    #[allow(improper_ctypes_definitions)] // it is Rust that calls
    unsafe extern "C-unwind" fn real(
        _: *const dyn Fn() -> Verdict,
        real: *const dyn Fn() -> CUresult,
    ) -> CUresult {
        // SAFETY: `calls` has it meanwhile.
        unsafe { (*real)() }
    }
    unsafe fn check(packed: PackedArguments) -> Verdict {
        // SAFETY: these are the parameters. `calls` has it meanwhile.
        unsafe { (*packed.unpack::<Parameters>().0)() }
    }
    entry_point::register(&crate::layer::dispatch::table::ALL);
    let mut known = KNOWN.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if let Some(known) = known.iter().find(|entry| entry.name == name) {
        return known;
    }
    let entry = entry_points().find(|entry| entry.name == name).expect("there is one");
    let code = |code: *mut ()| AtomicPtr::new(code);
    let signature = Parameters::SIGNATURE;
    let entry = Box::leak(Box::new(EntryPoint {
        name: entry.name,
        number: entry.number,
        is_short: false,
        is_quiet: AtomicBool::new(false),
        on_success: OnSuccess::Nothing,
        handles: &[],
        effects: Effects::from_handles(&[]),
        seen: Seen::for_function((0, false), &[], &Effects::from_handles(&[]), signature.parts),
        signature,
        is_per_thread: false,
        answers: entry.answers,
        distance: AtomicUsize::new(0),
        wrapper: code(null_mut()),
        check: code(check as *mut ()),
        real: code(real as *mut ()),
        driver: code(null_mut()),
        is_injected: AtomicBool::new(false),
        behind: code(null_mut()),
        all: entry.all,
    }));
    known.push(entry);
    entry
}

fn notes(spool: &Spool, event: Event) -> Vec<(u64, String)> {
    let entries = spool.entries().into_iter().filter(|entry| entry.kind == Kind::Event(event));
    entries.map(|entry| (entry.count, entry.record.sentence.read())).collect()
}

fn judged(spool: &Spool, entry: &EntryPoint) -> u64 {
    spool.judged().nth(entry.number).expect("it has a number")
}

/// The frame of this thread's call, and how many calls were taken for calls within it.
fn inside() -> (usize, u64) {
    CALLING_THREAD.with(|thread| (thread.frame.get(), thread.within.get()))
}

/// Makes a call.
#[inline(always)]
fn calls(
    entry: &'static EntryPoint,
    check: impl Fn() -> Verdict,
    real: impl Fn() -> CUresult,
) -> CUresult {
    type Borrowed<'a> = (*const (dyn Fn() -> Verdict + 'a), *const (dyn Fn() -> CUresult + 'a));
    let both: Borrowed = (&raw const check, &raw const real);
    // SAFETY: both stay until the call returns.
    let frame = Frame::new(unsafe { std::mem::transmute::<Borrowed, Parameters>(both) });
    // SAFETY: these are the arguments.
    unsafe { call(entry, frame.packed()) }
}

#[test]
fn a_panic_stays_here() {
    let spool = spooled();
    let entry = known(c"cuInit");
    let check = || -> Verdict { panic!("a rule failed") };
    let answer = calls(entry, check, || CUresult::CUDA_ERROR_UNKNOWN);
    assert_eq!(answer, CUresult::CUDA_ERROR_UNKNOWN);
    assert!(notes(spool, Event::Panic).iter().any(|(_, text)| text.contains("a rule failed")));
    assert_eq!(inside(), (0, 0));

    // An exception of the program's goes on, and later calls are judged.
    let leaves = || -> CUresult { panic!("a callback failed") };
    let left = catch_unwind(|| calls(entry, || Ok(()), leaves));
    assert!(left.is_err() && inside().0 == 0);
}

#[test]
fn a_call_that_a_jump_has_left_is_over() {
    let spool = spooled();
    let entry = known(c"cuDeviceGet");
    // Not part of any other function, so that each call of it has its frame in the same place.
    #[inline(never)]
    fn makes(entry: &'static EntryPoint, within: &dyn Fn()) {
        let real = || {
            within();
            CUresult::CUDA_SUCCESS
        };
        let answer = calls(entry, || Ok(()), real);
        assert_eq!(answer, CUresult::CUDA_SUCCESS);
    }
    let before = judged(spool, entry);
    let one = || makes(entry, &|| ());
    makes(entry, &one);
    assert_eq!(judged(spool, entry), before + 1, "a call within a call is not the program's");

    // As a jump leaves it: what ends a call does not run.
    let frame = Cell::new(0);
    makes(entry, &|| frame.set(inside().0));
    CALLING_THREAD.with(|thread| thread.frame.set(frame.get()));
    #[inline(never)]
    fn deeper(work: &dyn Fn()) {
        let room = [0_u8; 4096];
        std::hint::black_box(&room);
        work();
        std::hint::black_box(&room);
    }
    deeper(&one);
    assert_eq!(judged(spool, entry), before + 2, "it cannot be told from a call within the call");
    makes(entry, &|| ());
    assert_eq!(judged(spool, entry), before + 3, "a call in its place is not within it");
    assert_eq!(notes(spool, Event::Jump), [(1, "cuDeviceGet".to_owned())]);
}

#[test]
fn each_thread_has_a_counter() {
    spooled();
    let entry = known(c"cuDriverGetVersion");
    let counts_in = || {
        let answer = calls(entry, || Ok(()), || CUresult::CUDA_SUCCESS);
        assert_eq!(answer, CUresult::CUDA_SUCCESS);
        CALLING_THREAD.with(|thread| thread.shard.get())
    };
    let own = counts_in();
    let other = std::thread::spawn(counts_in).join().expect("it counts");
    assert!(own > 0 && other > 0 && own != other);
}

/// The refused calls of a function: how many, their code, and the words.
fn refusals(spool: &Spool, entry: &EntryPoint) -> Vec<(u64, u32, String)> {
    let of = |Entry { kind, count, record }: Entry<'_>| match kind {
        Kind::Refused { function, code, .. } if function == entry.number => {
            let words = record.sentence.read();
            let is_said = record.reason.load(Relaxed) == Reason::Words as u32;
            assert_eq!(is_said, !words.is_empty());
            Some((count, code, words))
        }
        _ => None,
    };
    spool.entries().into_iter().filter_map(of).collect()
}

/// A function that returns this code.
fn returns(name: &CStr, code: CUresult, within: impl Fn()) -> &'static EntryPoint {
    let entry = known(name);
    // The callers here are no other library's.
    entry.distance.store(usize::MAX, Relaxed);
    let real = || {
        within();
        code
    };
    assert_eq!(calls(entry, || Ok(()), real), code);
    entry
}

#[test]
fn a_refused_call_is_counted_and_an_answer_is_not() {
    let spool = spooled();
    let (invalid, not_ready) =
        (CUresult::CUDA_ERROR_INVALID_HANDLE, CUresult::CUDA_ERROR_NOT_READY);
    // SAFETY: the number of the last error is this thread's.
    unsafe { *libc::__errno_location() = 7 };
    for (name, codes) in [
        (c"cuEventQuery", &[(2, invalid.0)][..]),
        (c"cuEventSynchronize", &[(1, not_ready.0), (2, invalid.0)]),
    ] {
        let entry = returns(name, not_ready, || ());
        returns(name, invalid, || ());
        returns(name, invalid, || ());
        returns(name, CUresult::CUDA_SUCCESS, || ());
        let refused = refusals(spool, entry);
        let refused: Vec<_> = refused.iter().map(|(count, code, _)| (*count, *code)).collect();
        assert_eq!(refused, codes, "{name:?}");
    }
    // SAFETY: as before.
    assert_eq!(unsafe { *libc::__errno_location() }, 7);
    // A call within a call is the driver's own.
    let outer = || {
        returns(c"cuEventCreate", invalid, || ());
    };
    let entry = returns(c"cuEventDestroy_v2", CUresult::CUDA_SUCCESS, outer);
    assert!(
        refusals(spool, entry).is_empty() && refusals(spool, known(c"cuEventCreate")).is_empty()
    );
}

#[test]
fn refused_calls_of_one_place_are_apart_by_their_cause() {
    let spool = spooled();
    entry_point::register(&crate::layer::dispatch::table::ALL);
    let entry = entry_points().find(|entry| entry.name == c"cuIpcGetEventHandle");
    let entry = entry.expect("there is one");
    entry.distance.store(usize::MAX, Relaxed);
    let code = CUresult::CUDA_ERROR_INVALID_HANDLE;
    let mut handle = CUipcEventHandle { reserved: [0; 64] };
    for event in [0, 8, 0, 8, 8] {
        let event: CUevent = std::ptr::without_provenance_mut(event);
        let frame = Frame::new((&raw mut handle, event));
        CALLING_THREAD.with(|thread| {
            InterceptedCall { spool, thread, entry, packed: frame.packed() }.refused(None, code);
        });
    }
    let of = |Entry { kind, count, record }: Entry<'_>| match kind {
        Kind::Refused { function, .. } if function == entry.number => {
            assert_eq!(record.reason.load(Relaxed), Reason::Cause as u32);
            Some((record.cause.load(Relaxed), count))
        }
        _ => None,
    };
    let mut kinds: Vec<_> = spool.entries().into_iter().filter_map(of).collect();
    kinds.sort_unstable();
    assert_eq!(kinds, [(640, 2), (728, 3)]);
}

#[test]
fn words_are_those_of_the_call_in_its_thread() {
    let spool = spooled();
    let code = CUresult::CUDA_ERROR_INVALID_VALUE;
    let says = |level: CUlogLevel, line: &CStr| {
        // A line may have no zero at its end.
        let mut line = [line.to_bytes(), b"behind"].concat();
        let length = line.len() - b"behind".len();
        // SAFETY: the text is this long.
        unsafe { hear(null_mut(), level, line.as_mut_ptr().cast(), length) }
    };
    let both = |name: &str| {
        says(CUlogLevel::CU_LOG_LEVEL_ERROR, c"a line");
        says(CUlogLevel::CU_LOG_LEVEL_WARNING, c"a warning");
        let end = format!("Returning 1 (CUDA_ERROR_INVALID_VALUE) from {name}\0");
        says(
            CUlogLevel::CU_LOG_LEVEL_ERROR,
            CStr::from_bytes_until_nul(end.as_bytes()).expect("it ends"),
        );
    };
    // SAFETY: a null message is none.
    unsafe { hear(null_mut(), CUlogLevel::CU_LOG_LEVEL_ERROR, null_mut(), 9) };
    let entry = returns(c"cuStreamCreate", code, || both("cuStreamCreate"));
    assert_eq!(refusals(spool, entry), [(1, 1, "a line".to_owned())]);
    // Before the call, in another thread, and of the layer's own question.
    both("cuStreamDestroy");
    let in_thread =
        || std::thread::scope(|scope| drop(scope.spawn(|| both("cuStreamDestroy")).join()));
    let entry = returns(c"cuStreamDestroy_v2", code, in_thread);
    assert_eq!(refusals(spool, entry), [(1, 1, String::new())]);
    let entry = known(c"cuStreamGetFlags");
    entry.distance.store(usize::MAX, Relaxed);
    let asks = || -> Verdict {
        both("cuStreamGetFlags");
        Ok(())
    };
    assert_eq!(calls(entry, asks, || code), code);
    assert_eq!(refusals(spool, entry), [(1, 1, String::new())]);
    // Those of a success are gone with the call.
    let entry =
        returns(c"cuStreamGetPriority", CUresult::CUDA_SUCCESS, || both("cuStreamGetPriority"));
    returns(c"cuStreamGetPriority", code, || ());
    assert_eq!(refusals(spool, entry), [(1, 1, String::new())]);
}

#[test]
fn null_is_the_threads_stream_where_the_functions_name_says_so() {
    let entries: Vec<_> =
        crate::layer::dispatch::table::ALL.iter().flat_map(|list| list.iter()).collect();
    let entry = entries.iter().find(|entry| entry.name == c"cuStreamCopyAttributes_ptsz");
    let entry = entry.expect("there is one");
    let (null, other) = (null_mut(), std::ptr::without_provenance_mut(0xa5));
    let own = libcuda_sys::CU_STREAM_PER_THREAD;
    for (given, judged) in [((null, other), (own, other)), ((other, null), (other, own))] {
        let given: (libcuda_sys::CUstream, libcuda_sys::CUstream) = given;
        let frame = Frame::new(given);
        let copied = CALLING_THREAD.with(|thread| {
            let call = InterceptedCall { spool: spooled(), thread, entry, packed: frame.packed() };
            call.with_own_stream()
        });
        // SAFETY: these are the types of the parameters.
        assert_eq!(unsafe { copied.packed().unpack::<(libcuda_sys::CUstream, _)>() }, judged);
        // SAFETY: as before.
        assert_eq!(unsafe { frame.packed().unpack::<(libcuda_sys::CUstream, _)>() }, given);
    }
}
