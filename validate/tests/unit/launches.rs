//! Launches that are kept and waited for, and the names of functions.

use super::*;
use crate::call::tests::ALONE;
use crate::past::tests::driver::answers;
use std::thread::{scope, spawn};

/// Begins without launches, alone.
pub fn fresh() -> impl Drop {
    let alone = ALONE.lock().unwrap_or_else(|broken| broken.into_inner());
    for ring in &RINGS {
        ring.next.fetch_max(2, Relaxed);
    }
    forked();
    alone
}

pub fn launch(context: u64, function: u64, stream: u64) -> u64 {
    let rest = [4 | 1 << 32, 1 | 32 << 32, 1 | 1 << 32, 0];
    LAUNCHES.keep(&Work { number: 0, context, stream, function, address: 0x77, rest })
}

fn all() -> Vec<u64> {
    let mut all: Vec<u64> = LAUNCHES.unfinished().map(|launch| launch.number).collect();
    all.reverse();
    all
}

fn on_stream(stream: u64) -> impl Fn(u64, u64) -> bool {
    move |_, own| own == stream
}

#[test]
fn a_wait_is_for_what_was_launched_before() {
    let _alone = fresh();
    let [first, second] = [launch(1, 7, 0x10), launch(1, 7, 0x20)];
    let ends = next();
    let third = launch(1, 7, 0x10);
    assert_eq!(all(), [first, second, third]);
    waited(ends, on_stream(0x10));
    assert_eq!(all(), [second, third]);
    waited(next(), on_stream(0x20));
    assert_eq!(all(), [third]);
    assert_eq!(LAUNCHES.done.load(Relaxed), third, "those before need not be looked at again");
    let other = launch(2, 7, 0x30);
    waited(next(), |context, _| context == 1);
    assert_eq!(all(), [other]);
    forked();
    assert_eq!(all(), []);
}

#[test]
fn a_default_stream_is_of_a_context_or_of_who_names_it() {
    let own = || stream(2);
    assert_eq!([0, 1, 0x30].map(stream), [LEGACY, LEGACY, 0x30]);
    assert!(is_default(own()) && is_default(LEGACY) && !is_default(0x30));
    let others = spawn(|| stream(2)).join().expect("it ends");
    assert_ne!(own(), others);
    // That which captures is of both.
    assert_eq!([0, 1, 0x30].map(captured), [LEGACY, LEGACY, 0x30]);
    answers(|answers| answers.current = Some(0x1234_5678_9abc_def0));
    assert_eq!(captured(2), own() | 0x09ab_cdef << 32);
    answers(|answers| answers.current = Some(0));
    assert_eq!(captured(2), own());
}

#[test]
fn launches_without_room_are_counted_until_they_were_waited_for() {
    let _alone = fresh();
    let [first, ..] = next();
    for _ in 0..ROOM + 3 {
        launch(1, 7, 0x10);
    }
    let lost = || LAUNCHES.lost.each_ref().map(|fact| fact.load(Relaxed));
    assert_eq!(all().len() as u64, ROOM);
    assert_eq!(lost(), [3, first, 0x10, 1]);
    assert_eq!(LAUNCHES.lost(), [3, first]);
    waited([first, 0, 0], on_stream(0x10));
    assert_eq!(lost()[0], 3, "the first is later than the wait");
    waited([first + 2, 0, 0], on_stream(0x10));
    assert_eq!(lost()[0], 3, "the last is later than the wait");
    waited(next(), on_stream(0x20));
    assert_eq!(lost()[0], 3);
    waited(next(), on_stream(0x10));
    assert_eq!((lost()[0], all()), (0, vec![]));
    // Of several streams, a wait for one is not enough.
    for number in 0..ROOM + 4 {
        launch(1, 7, [0x10, 0x20][number as usize % 2]);
    }
    assert_eq!(lost()[0], 4);
    waited(next(), on_stream(0x10));
    assert_eq!(lost()[0], 4);
    waited(next(), |context, _| context == 1);
    assert_eq!(lost()[0], 0);
}

#[test]
fn threads_keep_each_launch_whole() {
    let _alone = fresh();
    scope(|scope| {
        for own in 1..=4 {
            scope.spawn(move || {
                for _ in 0..5_000 {
                    LAUNCHES.keep(&Work {
                        number: 0,
                        context: own,
                        stream: own,
                        function: own,
                        address: own,
                        rest: [own; 4],
                    });
                    for launch in LAUNCHES.unfinished() {
                        let Work { context, stream, function, address, rest, .. } = launch;
                        assert_eq!([context; 3], [function, stream, address]);
                        assert_eq!(rest, [context; 4]);
                    }
                }
            });
        }
    });
    (1..=4).for_each(|own| waited(next(), on_stream(own)));
    assert_eq!(all(), []);
    assert_eq!(LAUNCHES.done.load(Relaxed), next()[0]);
}

#[test]
fn copies_have_numbers_and_room_of_their_own() {
    let _alone = fresh();
    let copy = || COPIES.keep(&Work { context: 1, stream: 0x10, ..Work::default() });
    let (first, ends) = (copy(), next());
    let launched = launch(1, 7, 0x10);
    let second = copy();
    assert_eq!(second, first + 1);
    let copies = || COPIES.unfinished().map(|copy| copy.number).collect::<Vec<_>>();
    waited(ends, on_stream(0x10));
    assert_eq!((copies(), all()), (vec![second], vec![launched]));
    for _ in 0..2 * ROOM {
        copy();
    }
    assert_eq!((copies().len() as u64, all()), (ROOM, vec![launched]));
    forked();
    assert_eq!(copies(), []);
}

#[test]
fn names_have_little_room() {
    let _alone = fresh();
    let mut known = Known::default();
    known.name(1, "n".repeat(NAMES));
    known.name(2, "one".to_owned());
    assert_eq!((known.names.len(), known.size), (1, NAMES));
    known.name(1, "one".to_owned());
    known.name(2, "two".to_owned());
    known.ended((Kind::Kernel, 1));
    assert_eq!((known.names.len(), known.size), (1, 3));
    known.name(3, "n".repeat(3000));
    known.name(4, "n".repeat(3000));
    assert_eq!((known.names.len(), known.size), (3, 6003));
}

#[test]
fn a_default_stream_is_another_one_in_each_context() {
    let _alone = fresh();
    let [first, second, third] =
        [(1, LEGACY), (2, LEGACY), (1, 0x30)].map(|(context, stream)| launch(context, 7, stream));
    waited_for_stream(next(), LEGACY, None);
    assert_eq!(all(), [first, second, third], "the driver does not say which context is current");
    waited_for_stream(next(), LEGACY, Some(1));
    assert_eq!(all(), [second, third]);
    waited_for_stream(next(), 0x30, Some(2));
    assert_eq!(all(), [second]);
}
