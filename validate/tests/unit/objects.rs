//! Lives of objects: values that come again, ends that fail, parts, threads, and the limits.

use super::*;
use crate::layer::origin::tests::ALONE;
use crate::layer::process::thread;
use crate::spool;
use std::process::Command;
use std::thread::{sleep, spawn};
use std::time::{Duration, Instant};

const MOMENT: Moment = Moment { function: 1, thread: 2, place: 0 };
const LATER: Moment = Moment { function: 3, thread: 4, place: 0 };

fn ends(objects: &mut Objects, key: Key) {
    let generation = objects.begin_end(key, LATER, None).expect("it is alive");
    objects.finish_end(key, generation, true);
}

/// Whether a thread asks the driver of streams.
pub fn is_asking() -> bool {
    ASKING.load(Relaxed) != 0
}

#[test]
fn work_that_threads_post_is_kept_by_who_has_the_objects_next() {
    let _alone = ALONE.lock();
    start();
    let spool: &'static Spool = Spool::map(&spool::tests::memory()).expect("the file is a spool");
    with(spool, |objects| objects.pending = PendingWork::default());
    let post_some = |most: usize| {
        (0..most).filter(|_| post(spool, Work::new(WorkKind::GraphLaunch))).count() as u64
    };
    let threads = [(); 8].map(|()| spawn(move || post_some(50)));
    let posted: u64 = threads.into_iter().map(|thread| thread.join().expect("it ends")).sum();
    let kept = || {
        with(spool, |objects| {
            let numbers = objects.pending.unfinished(Role::Launches).map(|work| work.number);
            (numbers.count() as u64, objects.posted.len())
        })
    };
    assert_eq!(posted, 400, "each thread has room for them");
    let (count, _) = kept().expect("it is on");
    assert_eq!(count, 400);
    assert_eq!(kept().map(|(_, rooms)| rooms <= 1), Some(true), "the other threads have ended");
    // A thread whose room is used up has to wait for the objects.
    let room = ROOM as u64 / 4;
    assert_eq!(post_some(ROOM), room);
    assert_eq!(kept().map(|(count, _)| count), Some(ROOM as u64));
    assert_eq!(post_some(1), 1);
    // The child of a fork begins anew.
    OWN.take();
    with(spool, |objects| objects.pending = PendingWork::default());
    assert_eq!(post_some(ROOM), room);
    assert_eq!(kept().map(|(count, _)| count), Some(room));
}

#[test]
fn an_end_has_two_steps() {
    let _alone = ALONE.lock();
    let (mut objects, key) = (Objects::default(), (ObjectKind::Stream, 0x1001));
    objects.create(key, None, Description::Unknown, MOMENT, false);
    assert!(!may_be_dead(key.0, key.1) && objects.dead(key).is_none());
    let generation = objects.begin_end(key, LATER, None).expect("it is alive");
    let pending = objects.dead(key).and_then(|object| object.end.clone());
    assert_eq!(pending, Some(End { moment: LATER, generation: 0, with: None }));
    assert!(may_be_dead(key.0, key.1));
    assert_eq!(objects.begin_end(key, MOMENT, None), None, "another thread ends it already");
    objects.finish_end(key, generation, false);
    assert!(objects.alive(key).is_some() && !may_be_dead(key.0, key.1));
    ends(&mut objects, key);
    let end = objects.dead(key).and_then(|object| object.end.clone());
    assert_eq!(end, Some(End { moment: LATER, generation: super::generation(), with: None }));
    assert_eq!(objects.begin_end(key, MOMENT, None), None);
    // Of an object that was not seen being created, the end is not seen either.
    assert_eq!(objects.begin_end((ObjectKind::Stream, 0x1002), LATER, None), None);
    // Other kinds have the value too.
    assert!(objects.dead((ObjectKind::Event, 0x1001)).is_none());
}

#[test]
fn a_dead_kernel_is_noticed_where_a_function_is_looked_at() {
    let _alone = ALONE.lock();
    let (mut objects, key) = (Objects::default(), (ObjectKind::Kernel, 0x1101));
    objects.create(key, None, Description::Unknown, MOMENT, false);
    assert!(!may_be_dead(ObjectKind::Function, key.1));
    ends(&mut objects, key);
    assert!(may_be_dead(ObjectKind::Function, key.1) && may_be_dead(key.0, key.1));
    // A function that gets the value is not the dead kernel.
    objects.create((ObjectKind::Function, key.1), None, Description::Unknown, MOMENT, false);
    assert!(!may_be_dead(ObjectKind::Function, key.1) && objects.dead(key).is_none());
    ends(&mut objects, (ObjectKind::Function, key.1));
    objects.create(key, None, Description::Unknown, MOMENT, false);
    assert!(!may_be_dead(ObjectKind::Function, key.1) && objects.alive(key).is_some());
}

#[test]
fn a_thread_that_ends_a_stream_waits_for_one_that_asks_of_it() {
    let _alone = ALONE.lock();
    let asking = asks();
    let ends = spawn(wait_for_askers);
    sleep(Duration::from_millis(100));
    // However late the thread has started.
    assert!(!ends.is_finished(), "it waits");
    drop(asking);
    ends.join().expect("it ends");
    // It does not wait for ever: the driver may not answer.
    let asking = asks();
    wait_for_askers();
    drop(asking);
}

#[test]
fn parts_are_found_without_a_look_at_all_objects() {
    let _alone = ALONE.lock();
    let mut objects = Objects::default();
    let key = |value: u64| (ObjectKind::Array, 0xe0_0000 + value);
    for value in 0..20_000 {
        objects.create(key(value), None, Description::Unknown, MOMENT, false);
    }
    // If each looked at all, this would take minutes.
    (0..20_000).for_each(|value| ends(&mut objects, key(value)));
    assert!(objects.parts.is_empty());
    let (parent, part) = (key(30_000), (ObjectKind::Array, 0xf0_0000));
    objects.create(parent, None, Description::Unknown, MOMENT, false);
    objects.create(part, Some(parent), Description::Unknown, MOMENT, false);
    assert_eq!(objects.parts.len(), 1);
    objects.forget(part);
    assert!(objects.parts.is_empty(), "a part that is forgotten leaves nothing");
    (0..20_000).for_each(|value| objects.forget(key(value)));
}

#[test]
fn a_value_that_comes_again_is_another_object() {
    let _alone = ALONE.lock();
    let (mut objects, key) = (Objects::default(), (ObjectKind::Event, 0x2001));
    objects.create(key, None, Description::Unknown, MOMENT, false);
    let first = objects.begin_end(key, LATER, None).expect("it is alive");
    // The driver gave the value to another thread before the call returned.
    objects.create(key, None, Description::Unknown, LATER, false);
    objects.finish_end(key, first, true);
    assert_eq!(objects.alive(key).map(|object| object.made), Some(LATER));
    assert!(!may_be_dead(key.0, key.1));
    let second = objects.begin_end(key, LATER, None).expect("it is alive");
    objects.finish_end(key, first, true);
    assert!(objects.dead(key).is_some_and(|object| !object.is_dead()), "another call ends it");
    objects.finish_end(key, second, false);
    ends(&mut objects, key);
    let generation = objects.dead(key).expect("it is dead").generation;
    objects.forget_dead(key, first);
    assert!(objects.dead(key).is_some(), "another one works");
    objects.forget_dead(key, generation);
    assert!(objects.dead(key).is_none() && objects.alive(key).is_none());
    assert!(!may_be_dead(key.0, key.1));
}

#[test]
fn a_parent_takes_its_own_parts_along() {
    let _alone = ALONE.lock();
    let mut objects = Objects::default();
    let [context, module, function, stream, other] = [
        (ObjectKind::Context, 0x3000),
        (ObjectKind::Module, 0x3001),
        (ObjectKind::Function, 0x3002),
        (ObjectKind::Stream, 0x3003),
        (ObjectKind::Stream, 0x3004),
    ];
    objects.create(context, None, Description::Unknown, MOMENT, false);
    objects.create(module, Some(context), Description::Unknown, MOMENT, false);
    objects.create(function, Some(module), Description::Unknown, MOMENT, false);
    objects.create(stream, Some(context), Description::Unknown, MOMENT, false);
    let [later, part] = [(ObjectKind::Context, 0x3005), (ObjectKind::Stream, 0x3006)];
    objects.create(later, None, Description::Unknown, MOMENT, false);
    objects.create(part, Some(later), Description::Unknown, MOMENT, false);
    ends(&mut objects, stream);
    ends(&mut objects, context);
    assert!(objects.alive(part).is_some(), "it is of a later context");
    let with =
        |objects: &Objects, key| objects.dead(key).and_then(|object| object.end.clone()?.with);
    assert_eq!(with(&objects, module), Some(context));
    assert_eq!(with(&objects, function), Some(module));
    assert_eq!(with(&objects, stream), None, "it was dead before");
    // A context with the same value has other parts.
    objects.create(context, None, Description::Unknown, MOMENT, false);
    objects.create(other, Some(context), Description::Unknown, MOMENT, false);
    assert!(objects.alive(other).is_some() && objects.dead(module).is_some());
    // The end of a context was not seen: nothing is known of its parts.
    objects.create(context, None, Description::Unknown, LATER, false);
    ends(&mut objects, context);
    assert!(objects.alive(other).is_some());
    // A part of what is not known has no parent.
    objects.create(
        stream,
        Some((ObjectKind::Context, 0x3fff)),
        Description::Unknown,
        MOMENT,
        false,
    );
    assert_eq!(objects.alive(stream).and_then(|object| object.parent), None);
}

#[test]
fn references_are_counted_where_a_call_opens_again() {
    let _alone = ALONE.lock();
    let (mut objects, key) = (Objects::default(), (ObjectKind::Allocation, 0x4001));
    objects.create(key, None, Description::Unknown, MOMENT, false);
    objects.create(key, None, Description::Unknown, LATER, true);
    ends(&mut objects, key);
    assert_eq!(objects.alive(key).map(|object| object.made), Some(MOMENT));
    ends(&mut objects, key);
    assert!(objects.dead(key).is_some());
    // It is not the same one if another call created it.
    objects.create(key, None, Description::Unknown, MOMENT, false);
    objects.create(key, None, Description::Unknown, LATER, false);
    ends(&mut objects, key);
    assert!(objects.dead(key).is_some());
}

#[test]
fn memory_is_found_by_an_address_in_it() {
    let _alone = ALONE.lock();
    let mut objects = Objects::default();
    let key = |value| (ObjectKind::Memory, value);
    objects.create(key(0x5000), None, Description::Size(0x100), MOMENT, false);
    objects.create(key(0x5100), None, Description::Size(0x100), MOMENT, false);
    let at = |objects: &Objects, address| {
        objects.at(&[ObjectKind::Memory], address).next().map(|(key, _)| key.1)
    };
    assert_eq!(
        [0x4fff, 0x5000, 0x50ff, 0x5100, 0x5200].map(|address| at(&objects, address)),
        [None, Some(0x5000), Some(0x5000), Some(0x5100), None]
    );
    ends(&mut objects, key(0x5100));
    // It is a part of something new now.
    objects.create(key(0x5000), None, Description::Size(0x200), LATER, false);
    assert_eq!(at(&objects, 0x5180), Some(0x5000));
    assert_eq!(objects.within(ObjectKind::Memory, 0x5000, 0x200), [key(0x5000)]);
}

#[test]
fn objects_that_are_left_are_those_with_an_end_of_their_own() {
    let _alone = ALONE.lock();
    let mut objects = Objects::default();
    let make = |objects: &mut Objects, key, parent, description| {
        objects.create(key, parent, description, MOMENT, false);
        key
    };
    let context = make(&mut objects, (ObjectKind::Context, 0x7000), None, Description::Device(1));
    let first =
        make(&mut objects, (ObjectKind::Memory, 0x7100), Some(context), Description::Size(16));
    make(&mut objects, (ObjectKind::Memory, 0x7200), Some(context), Description::Size(32));
    let freed =
        make(&mut objects, (ObjectKind::Memory, 0x7300), Some(context), Description::Size(64));
    ends(&mut objects, freed);
    make(&mut objects, (ObjectKind::IPCHandle, 0x7400), Some(first), Description::Unknown);
    let unknown = (ObjectKind::Module, 0x7fff);
    make(&mut objects, (ObjectKind::Function, 0x7500), Some(unknown), Description::Unknown);
    let mipmapped = make(
        &mut objects,
        (ObjectKind::MipmappedArray, 0x7600),
        Some(context),
        Description::Unknown,
    );
    make(&mut objects, (ObjectKind::Array, 0x7700), Some(mipmapped), Description::Unknown);
    let left: Vec<_> =
        objects.leaks().iter().map(|leak| (leak.kind, leak.count, leak.bytes)).collect();
    let expected = [
        (ObjectKind::Context, 1, 0),
        (ObjectKind::Memory, 2, 48),
        (ObjectKind::MipmappedArray, 1, 0),
    ];
    assert_eq!(left, expected);
    ends(&mut objects, context);
    assert!(objects.leaks().is_empty(), "they went with it");
    let all: Vec<Key> = objects.objects.keys().copied().collect();
    all.into_iter().for_each(|key| objects.forget(key));
}

#[test]
fn the_last_deaths_are_remembered() {
    let _alone = ALONE.lock();
    let mut objects = Objects::default();
    let key = |value: usize| (ObjectKind::Graph, 0x60_0000 + value as u64);
    // A driver dies if a query follows one of these, so that their ends are not forgotten as others are.
    let (array, library) = ((ObjectKind::Array, 0x5f_0000), (ObjectKind::Library, 0x5f_1000));
    for key in [array, library] {
        objects.create(key, None, Description::Unknown, MOMENT, false);
        assert!(objects.are_alive([key].into_iter()) && !may_be_dead(key.0, key.1));
        ends(&mut objects, key);
    }
    for value in 0..DEATHS + 10 {
        objects.create(key(value), None, Description::Unknown, MOMENT, false);
        ends(&mut objects, key(value));
    }
    assert!(objects.dead(key(9)).is_none() && objects.dead(key(10)).is_some());
    assert_eq!(objects.objects.len(), DEATHS);
    assert!(may_be_dead(array.0, array.1) && !objects.are_alive([library].into_iter()));
    // The same value again and again takes no room.
    for _ in 0..2 * DEATHS {
        objects.create(key(0), None, Description::Unknown, MOMENT, false);
        ends(&mut objects, key(0));
    }
    assert_eq!((objects.objects.len(), objects.deaths.len()), (1, DEATHS));
    (0..DEATHS + 10).for_each(|value| objects.forget(key(value)));
    assert!((0..100).all(|value| !may_be_dead(key(value).0, key(value).1)));
}

fn spooled() -> &'static Spool {
    Spool::map(&spool::tests::memory()).expect("the file is a spool")
}

fn is_noted(spool: &Spool) -> bool {
    spool.entries().iter().any(|entry| entry.kind == spool::Kind::Event(Event::Past))
}

#[test]
fn threads_create_and_end_the_same_values() {
    let _alone = ALONE.lock();
    start();
    let spool = spooled();
    let threads = [1_u32, 2, 3, 4].map(|thread| {
        spawn(move || {
            let moment = Moment { thread, ..MOMENT };
            for round in 0..20_000_u64 {
                let key = (ObjectKind::UserObject, 0x7000 + round % 7);
                let ending = with(spool, |objects| {
                    objects.create(key, None, Description::Unknown, moment, false);
                    objects.begin_end(key, moment, None)
                });
                let generation = ending.flatten().expect("it was created under the lock");
                with(spool, |objects| objects.finish_end(key, generation, round % 3 > 0));
            }
        })
    });
    threads.into_iter().for_each(|thread| thread.join().expect("it ends"));
    // The table of numbers agrees with what is known.
    with(spool, |objects| {
        for key in (0..7).map(|value| (ObjectKind::UserObject, 0x7000 + value)) {
            assert_eq!(may_be_dead(key.0, key.1), objects.dead(key).is_some());
            objects.forget(key);
            assert!(!may_be_dead(key.0, key.1));
        }
    });
    assert!(is_on() && !is_noted(spool));
}

#[test]
fn a_thread_waits_as_long_as_others_go_on() {
    let _alone = ALONE.lock();
    start();
    let spool = spooled();
    IS_LOCKED.store(true, Relaxed);
    let waiter = spawn(move || with(spool, |_| ()));
    let before = Instant::now();
    while before.elapsed() < Duration::from_secs(3) {
        TURNS.fetch_add(1, Relaxed);
        sleep(Duration::from_millis(50));
    }
    drop(Guard);
    assert_eq!(waiter.join().expect("it ends"), Some(()));
    assert!(is_on() && !is_noted(spool));
}

#[test]
fn a_forked_child_waits_for_no_lock_and_knows_nothing() {
    let _alone = ALONE.lock();
    start();
    let (spool, key) = (spooled(), (ObjectKind::Library, 0x8001));
    with(spool, |objects| {
        objects.create(key, None, Description::Unknown, MOMENT, false);
        ends(objects, key);
    });
    assert!(thread::id() != spawn(thread::id).join().expect("it ends"));
    let holder = spawn(move || with(spool, |_| sleep(Duration::from_millis(300))));
    while !IS_LOCKED.load(Acquire) {
        std::thread::yield_now();
    }
    // SAFETY: the child calls functions of this module, and ends.
    let status = unsafe {
        let child = libc::fork();
        if child == 0 {
            forked();
            let before = Instant::now();
            let is_known = may_be_dead(key.0, key.1)
                || with(spool, |objects| objects.dead(key).is_some()) != Some(false);
            let is_late = before.elapsed() > Duration::from_millis(100);
            let is_other = thread::id() as i32 != libc::gettid();
            libc::_exit(i32::from(is_known) + 2 * i32::from(is_late) + 4 * i32::from(is_other));
        }
        let mut status = 0;
        libc::waitpid(child, &mut status, 0);
        status
    };
    assert_eq!(status, 0);
    holder.join().expect("it ends");
    assert_eq!(with(spool, |objects| objects.dead(key).is_some()), Some(true));
    with(spool, |objects| objects.forget(key));
}

#[test]
fn it_is_off_with_too_many_objects_or_where_a_thread_does_not_go_on() {
    // In a process of its own: a call of another test could be the first to give up.
    const ALONE: &str = "CUDA_VALIDATE_TEST_ALONE";
    if std::env::var_os(ALONE).is_none() {
        let file = std::env::current_exe().expect("it has a file");
        let thread = std::thread::current();
        let name = thread.name().expect("a test's thread has its name");
        let own = Command::new(file).args(["--exact", name]).env(ALONE, "1").output();
        let own = String::from_utf8(own.expect("it starts").stdout).expect("it is text");
        return assert!(own.contains("1 passed; 0 failed"), "{own}");
    }
    start();
    let spool = spooled();
    let create = |values: std::ops::Range<usize>| {
        with(spool, |objects| {
            for value in values {
                let key = (ObjectKind::Event, 0x900_0000 + value as u64);
                objects.create(key, None, Description::Unknown, MOMENT, false);
            }
        })
    };
    create(0..OBJECTS);
    assert!(is_on());
    create(OBJECTS..OBJECTS + 1);
    assert!(!is_on() && is_noted(spool));
    assert_eq!(with(spool, |_| ()), None);
    start();
    assert_eq!(
        with(spool, |objects| !objects.objects.is_empty()),
        Some(false),
        "their memory is free"
    );

    IS_LOCKED.store(true, Relaxed);
    assert_eq!(with(spool, |_| ()), None);
    assert!(!is_on());
}

#[test]
fn memory_of_no_bytes_is_at_its_address_alone() {
    let _alone = ALONE.lock();
    let mut objects = Objects::default();
    let [empty, beside] = [(ObjectKind::Memory, 0x9100), (ObjectKind::Memory, 0x9101)];
    objects.create(beside, None, Description::Size(64), MOMENT, false);
    ends(&mut objects, beside);
    objects.create(empty, None, Description::Unknown, MOMENT, false);
    assert!(objects.dead(beside).is_some(), "it has no bytes in common with the other");
    let at = |objects: &Objects, address| {
        objects.at(&[ObjectKind::Memory], address).next().map(|(key, _)| key)
    };
    assert_eq!(
        [0x90ff, 0x9100, 0x9101].map(|address| at(&objects, address)),
        [None, Some(empty), Some(beside)]
    );
    let alive = next_generation();
    ends(&mut objects, empty);
    let ended = |start, size| objects.ended_since(alive, start, size).map(|(key, _)| key);
    assert_eq!(
        [ended(0x9100, 1), ended(0x90ff, 2), ended(0x90ff, 1)],
        [Some(empty), Some(empty), None]
    );
    assert_eq!(ended(0x9101, 8), None, "the other was dead before");
    objects.forget(empty);
    objects.forget(beside);
}

#[test]
fn the_past_has_at_most_64_mib() {
    use crate::layer::origin::PLACES;
    use crate::spool::Place;
    // A map whose keys come in their order has six of eleven entries in each of its nodes.
    let objects = OBJECTS * size_of::<(Key, Object, u64, Key)>() * 11 / 6;
    let places = PLACES * (size_of::<Place>() + size_of::<(u64, u32)>()) * 2;
    assert!(objects + places + DEATHS * size_of::<(Key, u64)>() < 64 << 20);
}

#[test]
fn few_objects_share_a_number() {
    let kinds = [ObjectKind::Context, ObjectKind::Event, ObjectKind::Stream, ObjectKind::Kernel];
    let values = (0..1000).map(|index| 0x5555_0000_0000 + index * 16);
    let keys = values.flat_map(|value| kinds.map(|kind| (kind, value)));
    let bytes: BTreeSet<_> = keys.map(|key| std::ptr::from_ref(slot(key))).collect();
    assert!(bytes.len() > 3900, "{}", bytes.len());
    let (kernel, function) = ((ObjectKind::Kernel, 0x50), (ObjectKind::Function, 0x50));
    assert!(std::ptr::eq(slot(kernel), slot(function)));
}

#[test]
fn objects_that_share_a_number_are_counted() {
    let _alone = ALONE.lock();
    let (mut objects, value) = (Objects::default(), 0xe7e7_e7e0);
    let keys = [ObjectKind::Kernel, ObjectKind::Function].map(|kind| (kind, value));
    objects.create(keys[0], None, Description::Unknown, MOMENT, false);
    objects.create(keys[1], None, Description::Unknown, MOMENT, false);
    for (key, count) in keys.into_iter().zip(1..) {
        ends(&mut objects, key);
        assert_eq!(slot(key).load(Relaxed), count);
    }
    for (key, count) in keys.into_iter().zip([1, 0]) {
        objects.forget(key);
        assert_eq!(slot(key).load(Relaxed), count);
    }
}

#[test]
fn an_end_that_fails_leaves_the_references() {
    let _alone = ALONE.lock();
    let (mut objects, key) = (Objects::default(), (ObjectKind::Context, 0xe110));
    assert!(objects.objects.is_empty());
    (0..3).for_each(|_| objects.create(key, None, Description::Unknown, MOMENT, true));
    assert!(!objects.objects.is_empty());
    for has_succeeded in [false, true, false, true, false] {
        let generation = objects.begin_end(key, MOMENT, None).expect("it is alive");
        objects.finish_end(key, generation, has_succeeded);
        assert!(objects.alive(key).is_some());
    }
    ends(&mut objects, key);
    assert!(objects.alive(key).is_none());
    objects.forget(key);
}
