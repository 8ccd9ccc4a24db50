//! What has no room is shortened or counted.

use super::*;
use crate::spool::tests::memory;
use crate::spool::{Event, Group, INJECTIONS, KINDS, OPEN, Text};
use std::fmt;
use std::sync::atomic::AtomicU8;

fn spool() -> &'static Spool {
    Spool::create().expect("there is memory").1
}

#[test]
fn a_kind_can_be_read_from_its_key() {
    let groups = Group::ALL.iter().map(|group| Kind::Broken {
        rule: (1 << 18) - 1,
        function: FUNCTIONS - 1,
        group: *group,
        place: (1 << 31) - 1,
    });
    let left = |function, kind| Kind::Leak { function, kind, place: 0x3fff_ffff };
    let left = [left(0, 0), left(999, 40)];
    let refused = [(0, 1), (0x3fff_ffff, 999)].map(|(place, code)| Kind::Refused {
        function: FUNCTIONS - 1,
        code,
        place,
    });
    let events = Event::ALL.iter().map(|event| Kind::Event(*event));
    for kind in groups.chain(refused).chain(left).chain(events) {
        assert_eq!(Kind::of_key(kind.key(7 << 8)), Some(kind));
    }
    assert_eq!(Kind::of_key(0), None);
    let key = |place| Kind::Refused { function: 0, code: 1, place }.key(0);
    assert!(key(0) != key(1) && key(0) != key(0x3fff_ffff));
}

#[test]
fn a_thread_of_any_number_counts() {
    let spool = spool();
    [0, 1, 64, 65, 1 << 20].into_iter().for_each(|thread| spool.count_judged(thread, 7));
    assert_eq!(
        spool.judged().enumerate().filter(|(_, count)| *count > 0).collect::<Vec<_>>(),
        [(7, 5)]
    );
}

#[test]
fn a_full_table_counts_what_it_has_no_room_for() {
    let spool = spool();
    let broken =
        |function: usize, rule| Kind::Broken { rule, function, group: Group::Taken, place: 0 };
    for rule in 1..=KINDS as u32 {
        assert!(spool.count(broken(3, rule), "", 2).is_some());
    }
    assert_eq!(spool.lost(), 0);
    // A call that has begun, and has returned.
    let open = Kind::Broken { rule: 1, function: 4, group: Group::Open, place: 0 };
    assert!(spool.count(open, "", 1).is_none());
    assert_eq!(spool.lost(), 1);
    assert!(spool.count(open, "", -1).is_none() && spool.count(broken(4, 1), "", 1).is_none());
    assert_eq!((spool.lost(), spool.lost_refused()), (1, 0));
    let refused = |code| Kind::Refused { function: 4, code, place: 0 };
    assert!(
        spool.count(refused(1), "", 1).is_none() && spool.count(refused(OPEN), "", 1).is_none()
    );
    let broken_too = Kind::Broken { rule: 1, function: 4, group: Group::Refused, place: 0 };
    assert!(spool.count(broken_too, "", 1).is_none());
    assert_eq!((spool.lost(), spool.lost_refused()), (4, 2));
    // What was counted and taken back is not there.
    assert!(spool.count(broken(3, 9), "", -2).is_none());
    // Those that have room are counted further, and come in their order.
    assert!(spool.count(broken(3, 7), "", 1).is_none());
    let entries = spool.entries();
    assert_eq!(entries.len(), KINDS - 1);
    for (rule, Entry { kind, count, .. }) in (1..).filter(|rule| *rule != 9).zip(entries) {
        assert_eq!((kind, count), (broken(3, rule), if rule == 7 { 3 } else { 2 }));
    }
}

#[test]
fn long_text_is_shortened() {
    let spool = spool();
    let detail = "x".repeat(3000);
    spool.note(Event::Deepbind, &detail);
    spool.note(Event::Deepbind, &detail[1..]);
    let [first, second] = [0, 1].map(|index| spool.entries()[index].record.sentence.read());
    assert_eq!(first, detail[..2045].to_owned() + "...");
    assert_eq!(first, second, "what differs later has a record of its own");
    spool.note(Event::Rights, &detail[..2048]);
    assert_eq!(spool.entries()[2].record.sentence.read(), detail[..2048]);
}

#[test]
fn texts_have_numbers() {
    let spool = spool();
    assert_eq!([b"/a", b"/b", b"/a"].map(|path| spool.number_of_text(path)), [1, 2, 1]);
    assert_eq!(spool.text(2).as_deref(), Some("/b"));
    assert_eq!((spool.text(0), spool.text(3)), (None, None));
    for number in 3..=spool.texts.len() {
        assert_eq!(spool.number_of_text(number.to_string().as_bytes()), number as u32);
    }
    assert_eq!((spool.number_of_text(b"/c"), spool.number_of_text(b"/b")), (0, 2));
}

#[test]
fn a_rule_passes_for_one_function_or_for_all() {
    let spool = spool();
    use Suppressed::{Code, Number};
    let all = [Number(374, None), Number(523, Some(0)), Code(374, 5), Number(374, Some(9))];
    assert!(all.iter().all(|one| spool.suppress(*one)));
    let met = || all.map(|one| spool.has_met(one));
    let passes =
        |rule, function| spool.suppresses(&[Number(rule, None), Number(rule, Some(function))]);
    assert!(!passes(523, 1) && !passes(522, 0) && !passes(0, 0));
    assert!(!spool.suppresses(&[Code(374, 4)]) && !spool.suppresses(&[Code(523, 0)]));
    assert_eq!(met(), [false; 4]);
    assert!(passes(374, 0) && passes(523, 0));
    assert_eq!(met(), [true, true, false, false]);
    // A call may be what several lines have.
    assert!(passes(374, 9) && spool.suppresses(&[Code(374, 5)]));
    assert_eq!(met(), [true; 4]);
    let more = |rule| spool.suppress(Number(rule, None));
    assert!((4..4096).all(more) && !more(4096));
}

#[test]
fn a_process_without_room_is_known() {
    let file = memory();
    let spool = Spool::map(&file).expect("the file is a spool");
    assert!(!spool.is_unmapped());
    let limit = |size| {
        let limit = libc::rlimit { rlim_cur: size, rlim_max: libc::RLIM_INFINITY };
        // SAFETY: it reads two numbers.
        assert_eq!(unsafe { libc::setrlimit(libc::RLIMIT_AS, &limit) }, 0);
    };
    // SAFETY: the child makes a call of the system, and one of this module that takes no lock, and ends.
    let child = unsafe { libc::fork() };
    if child == 0 {
        limit(1);
        let is_refused = Spool::map(&file).is_err();
        // SAFETY: it ends the child.
        unsafe { libc::_exit(is_refused.into()) };
    }
    let mut status = 0;
    // SAFETY: the output is a live integer.
    unsafe { libc::waitpid(child, &mut status, 0) };
    assert_eq!(libc::WEXITSTATUS(status), 1);
    assert!(spool.is_unmapped());
}

#[test]
fn an_injection_is_of_one_call_or_of_some() {
    let spool = spool();
    let first = spool.inject(&[3, 5]).expect("there is room");
    first.number.store(3, Relaxed);
    let calls = |injection: &Injection| (1..=1000).filter(|call| injection.hits(*call)).count();
    assert_eq!((calls(first), first.hits(3)), (1, true));
    // The first option counts.
    let second = spool.inject(&[5, 7]).expect("there is room");
    second.number.store(10, Relaxed);
    second.seed.store(1, Relaxed);
    let of = |function| spool.injection(function).map(|(index, _)| index);
    assert_eq!([3, 5, 7, 4].map(of), [Some(0), Some(0), Some(1), None]);
    let some = calls(second);
    assert!((60..140).contains(&some), "{some}");
    let hits = |seed| {
        second.seed.store(seed, Relaxed);
        (1..=1000).map(|call| second.hits(call)).collect::<Vec<_>>()
    };
    assert!(hits(1) == hits(1) && hits(1) != hits(2));
    for _ in 2..INJECTIONS {
        spool.inject(&[]).expect("there is room").number.store(1, Relaxed);
    }
    assert!(spool.inject(&[9]).is_none() && of(9).is_none());
}

#[test]
fn a_thread_in_a_call_is_seen_when_its_process_has_ended() {
    let spool = spool();
    // No process has these numbers.
    let (child, other, gone) = (0x7fff_0001, 0x7fff_0002, 0x7fff_0003);
    let call = |process, thread, function: u64| {
        let slot = spool.slot(process, thread).expect("there is room");
        slot.address.store(0x1234, Relaxed);
        slot.handles[0].store(0xd1, Relaxed);
        slot.call.store(function, Relaxed);
        slot
    };
    let idle = call(child, 1, 0);
    call(child, 2, Slot::call(7, 1, true));
    call(other, 3, Slot::call(8, 0, false));
    let waits = call(other, 4, 0);
    spool.put_code(child, 0x1000..0x2000, 5, 0x400);
    let function = |ended: Vec<Ended>| ended.iter().map(|ended| ended.function).collect::<Vec<_>>();
    // It has ended by itself, or in a way that is not known while not each of its threads was in a call.
    assert!(spool.ended(child, false).is_empty());
    let ended = spool.ended(child, true);
    let caller = Some((5, 0x400 + 0x233));
    let handles = vec![0xd1];
    let own = Ended { process: child, thread: 2, program: 0, function: 7, handles, caller };
    assert_eq!(ended, [own]);
    waits.free();
    assert_eq!(function(spool.ended(child, false)), [8]);
    spool.leave(other, false);
    assert!(spool.ended(child, false).is_empty(), "it has begun to exit");
    spool.leave(child, true);
    assert_eq!((function(spool.ended(child, true)), spool.place(child, 0x1234)), (vec![], None));
    assert_eq!(idle.owner.load(Relaxed), 0);
    // Places of processes that are gone are given again, and no others.
    let own = std::process::id();
    let mut last = 0;
    for thread in 1.. {
        match spool.slot(if thread == 9 { gone } else { own }, thread) {
            Some(_) => last = thread,
            None => break,
        }
    }
    assert_eq!(last as usize, spool.slots.len());
}

#[test]
fn a_text_is_whole_or_not_there() {
    struct Ends<'a>(&'a Text<8>);
    impl fmt::Display for Ends<'_> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("be")?;
            assert_eq!(self.0.read(), "");
            f.write_str("fore")
        }
    }
    let text = Text([const { AtomicU8::new(0) }; 8]);
    text.write(Ends(&text));
    assert_eq!(text.read(), "before");
    text.write("too long for it");
    assert_eq!(text.read(), "too l...");
    text.write("");
    assert_eq!(text.read(), "");
}

#[test]
fn what_no_process_writes_is_counted_as_damage() {
    let spool = spool();
    spool.sync_from.store(7, Relaxed);
    let settings = spool.settings();
    let damaged = || spool.damaged(500, settings);
    spool.note(Event::Loaded, "");
    spool.count_judged(1, 499);
    // In the child of a fork, a call returns that has begun in the parent.
    let open = Kind::Broken { rule: 1, function: 4, group: Group::Open, place: 0 };
    spool.count(open, "", -1);
    assert_eq!(damaged(), 0);
    let numbers = [
        (&spool.judged[3][7], 1 << 47),
        (&spool.judged[3][500], 1),
        (&spool.counters[5].count, 1 << 63),
        (&spool.counters[6].key, 0xd),
        (&spool.counters[7].key, Kind::Leak { function: 500, kind: 1, place: 1 }.key(0)),
        (&spool.slots[9].call, Slot::call(500, 1, true)),
        (&spool.lost, u64::MAX >> 1),
        (&spool.run[1], 0),
        (&spool.suppressed[4095], 1),
        (&spool.sync_from, 8),
    ];
    for (place, number) in numbers {
        let before = place.swap(number, Relaxed);
        assert_eq!(damaged(), 1);
        // Nothing that reads it fails.
        spool.ended(1, true);
        assert!(
            spool.judged().sum::<u64>() <= 2 && spool.entries().len() <= 2 && spool.lost() == 0
        );
        place.store(before, Relaxed);
        assert_eq!(damaged(), 0);
    }
}
