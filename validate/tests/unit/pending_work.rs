//! Work that is kept and waited for, and the names of functions.

use super::*;
use crate::layer::call::stream::LEGACY;
use crate::layer::origin::tests::ALONE;
use crate::layer::past::objects::generation;

impl Work {
    /// Returns work that was put into its stream now.
    pub fn new(kind: WorkKind) -> Self {
        let generation = crate::layer::past::objects::next_generation();
        Self { number: 0, generation, context: 0, stream: 0, function: 0, address: 0, kind }
    }
}

pub fn launch(all: &mut PendingWork, context: u64, function: u64, stream: u64) -> u64 {
    let sizes = Some(LaunchSizes { grid: [4, 1, 1], block: [32, 1, 1] });
    let kind = WorkKind::KernelLaunch { sizes, has_attributes: false };
    all.keep(Work { context, stream, function, address: 0x77, ..Work::new(kind) })
}

/// The numbers of those of a role that are kept, oldest first.
fn kept(all: &PendingWork, role: Role) -> Vec<u64> {
    all.rings.get(&role).into_iter().flatten().map(|work| work.number).collect()
}

/// How many are no longer known, and the number of the first.
fn lost(all: &PendingWork) -> (u64, u64) {
    all.lost.as_ref().map_or((0, 0), |lost| (lost.count, lost.first.number))
}

fn launched(all: &PendingWork) -> Vec<u64> {
    kept(all, Role::Launches)
}

fn on_stream(stream: u64) -> impl Fn(&Work) -> bool {
    move |work| work.stream == stream
}

#[test]
fn a_wait_is_for_what_was_launched_before() {
    let _alone = ALONE.lock();
    let mut all = PendingWork::default();
    let [first, second] = [0x10, 0x20].map(|stream| launch(&mut all, 1, 7, stream));
    let end = generation();
    let third = launch(&mut all, 1, 7, 0x10);
    assert_eq!(launched(&all), [first, second, third]);
    all.waited(end, on_stream(0x10));
    assert_eq!(launched(&all), [second, third]);
    all.waited(generation(), on_stream(0x20));
    assert_eq!(launched(&all), [third]);
    let other = launch(&mut all, 2, 7, 0x30);
    all.waited(generation(), |work| work.context == 1);
    assert_eq!(launched(&all), [other]);
    assert_eq!([first, second, third, other], [1, 2, 3, 4], "they are counted from one on");
}

#[test]
fn launches_without_room_are_counted_until_they_were_waited_for() {
    let _alone = ALONE.lock();
    let mut all = PendingWork::default();
    let mut ends = Vec::new();
    for _ in 0..ROOM + 3 {
        launch(&mut all, 1, 7, 0x10);
        ends.push(generation());
    }
    assert_eq!((launched(&all).len(), lost(&all)), (ROOM, (3, 1)));
    all.waited(ends[0], on_stream(0x10));
    assert_eq!(lost(&all), (3, 1), "others of them are later than the wait");
    all.waited(ends[1], on_stream(0x10));
    assert_eq!(lost(&all), (3, 1), "the last is later than the wait");
    all.waited(generation(), on_stream(0x20));
    assert_eq!(lost(&all), (3, 1));
    all.waited(ends[2], on_stream(0x10));
    assert_eq!((lost(&all), launched(&all).len()), ((0, 0), ROOM));
    all.waited(generation(), on_stream(0x10));
    assert_eq!(launched(&all), []);
    // Of several streams, a wait for one is not enough.
    for number in 0..ROOM + 4 {
        launch(&mut all, 1, 7, [0x10, 0x20][number % 2]);
    }
    let first = ROOM as u64 + 4;
    assert_eq!(lost(&all), (4, first));
    all.waited(generation(), on_stream(0x10));
    assert_eq!(lost(&all), (4, first));
    all.waited(generation(), |work| work.context == 1);
    assert!(all.lost.is_none());
    // Nor is one for a stream that has the value now, or for one of several contexts.
    for number in 0..2 * ROOM as u64 {
        launch(&mut all, number / (ROOM as u64 - 1), 7, 0x10);
    }
    all.ended((ObjectKind::Stream, 0x10), generation());
    all.waited(generation(), |work| work.context == 0 || work.stream == 0x10);
    assert_eq!(lost(&all).0, ROOM as u64);
}

#[test]
fn copies_have_room_of_their_own() {
    let _alone = ALONE.lock();
    let mut all = PendingWork::default();
    let copy = |all: &mut PendingWork, function| {
        let kind = WorkKind::Copy(CopiedMemory::default());
        all.keep(Work { context: 1, stream: 0x10, function, ..Work::new(kind) });
    };
    let copies = |all: &PendingWork| all.unfinished(Role::Spans).count();
    copy(&mut all, 1);
    let end = generation();
    let own = launch(&mut all, 1, 7, 0x10);
    copy(&mut all, 2);
    all.waited(end, on_stream(0x10));
    let first = all.unfinished(Role::Spans).next().map(|copy| copy.function);
    assert_eq!((first, copies(&all), launched(&all)), (Some(2), 1, vec![own]));
    (0..2 * ROOM).for_each(|_| copy(&mut all, 3));
    assert_eq!((copies(&all), launched(&all), lost(&all).0), (ROOM, vec![own], 0));
}

/// Records an event in a stream.
fn record(all: &mut PendingWork, event: u64, stream: u64) {
    let kind = WorkKind::Record { began: generation() };
    all.keep(Work { stream, function: event, ..Work::new(kind) });
}

/// Has a stream wait for an event.
fn join(all: &mut PendingWork, event: u64, stream: u64) {
    let kind = WorkKind::EventWait { began: generation() };
    all.keep(Work { stream, function: event, ..Work::new(kind) });
}

#[test]
fn a_stream_is_done_with_those_that_it_waited_for() {
    let _alone = ALONE.lock();
    let mut all = PendingWork::default();
    let [a, b, c, event] = [0x10, 0x20, 0x30, 0x50];
    let first = launch(&mut all, 1, 7, a);
    record(&mut all, event, a);
    let second = launch(&mut all, 1, 7, a);
    join(&mut all, event, b);
    record(&mut all, event, b);
    let early = generation();
    join(&mut all, event, c);
    let third = launch(&mut all, 1, 7, c);
    all.waited_for_stream(early, c, 0);
    assert_eq!(launched(&all), [first, second, third], "it was before the stream waited");
    all.waited_for_stream(generation(), c, 0);
    assert_eq!(launched(&all), [second], "what came before the record is done");
    assert_eq!(kept(&all, Role::Follows).len(), 0);
    // The stream waited before the event was recorded again.
    record(&mut all, event, b);
    join(&mut all, event, c);
    record(&mut all, event, a);
    all.waited_for_stream(generation(), c, 0);
    assert_eq!(launched(&all), [second]);
    // The other stream waits later than it records.
    record(&mut all, event, b);
    join(&mut all, event, c);
    record(&mut all, 0x51, a);
    join(&mut all, 0x51, b);
    all.waited_for_stream(generation(), c, 0);
    assert_eq!(launched(&all), [second]);
    all.waited_for_stream(generation(), b, 0);
    assert_eq!(launched(&all), []);
    // What the wait was for is not known: the event was not recorded, or by others too.
    launch(&mut all, 1, 7, a);
    join(&mut all, 0x52, b);
    record(&mut all, event, a);
    all.keep(Work { stream: 0x90, ..Work::new(WorkKind::GraphLaunch) });
    all.waited_for_stream(generation(), 0x90, 0);
    join(&mut all, event, b);
    all.waited_for_stream(generation(), b, 0);
    assert_eq!(launched(&all).len(), 1);
}

#[test]
fn the_latest_of_several_waits_counts() {
    let _alone = ALONE.lock();
    let mut all = PendingWork::default();
    let [a, b, event] = [0x10, 0x20, 0x50];
    launch(&mut all, 1, 7, a);
    record(&mut all, event, a);
    join(&mut all, event, b);
    launch(&mut all, 1, 7, a);
    record(&mut all, event, a);
    join(&mut all, event, b);
    let last = launch(&mut all, 1, 7, a);
    all.waited_for_stream(generation(), b, 0);
    assert_eq!(launched(&all), [last]);
}

#[test]
fn names_have_little_room() {
    let _alone = ALONE.lock();
    let mut known = PendingWork::default();
    known.name(1, Some("n".repeat(LETTERS + 1)));
    known.name(2, None);
    assert_eq!(known.names, BTreeMap::from([(1, "n".repeat(LETTERS) + "...")]));
    (2..=NAMES as u64 + 1).for_each(|one| known.name(one, Some("one".to_owned())));
    assert_eq!(known.names.last_key_value(), Some((&(NAMES as u64), &"one".to_owned())));
    known.ended((ObjectKind::Kernel, 1), generation());
    known.name(0, Some("other".to_owned()));
    assert_eq!((known.names.len(), &*known.names[&0]), (NAMES, "other"));
}

#[test]
fn a_default_stream_is_another_one_in_each_context() {
    let _alone = ALONE.lock();
    let mut all = PendingWork::default();
    let [first, second, third] = [(1, LEGACY), (2, LEGACY), (1, 0x30)]
        .map(|(context, stream)| launch(&mut all, context, 7, stream));
    assert_eq!(launched(&all), [first, second, third]);
    all.waited_for_stream(generation(), LEGACY, 1);
    assert_eq!(launched(&all), [second, third]);
    all.waited_for_stream(generation(), 0x30, 2);
    assert_eq!(launched(&all), [second]);
    // So it is where another stream waits for it.
    let first = launch(&mut all, 1, 7, LEGACY);
    let kind = WorkKind::Record { began: generation() };
    all.keep(Work { context: 1, stream: LEGACY, function: 0x50, ..Work::new(kind) });
    join(&mut all, 0x50, 0x30);
    assert_eq!(launched(&all), [second, first]);
    all.waited_for_stream(generation(), 0x30, 0);
    assert_eq!(launched(&all), [second]);
}

#[test]
fn the_records_of_events_that_are_gone_take_no_room() {
    let _alone = ALONE.lock();
    let mut all = PendingWork::default();
    let [a, b, lasting, short] = [0x10, 0x20, 0x50, 0x60];
    launch(&mut all, 1, 7, a);
    record(&mut all, lasting, a);
    for _ in 0..ROOM {
        record(&mut all, short, b);
        all.ended((ObjectKind::Event, short), generation());
    }
    all.waited_for_event(generation(), lasting);
    assert_eq!(launched(&all), [], "its record is the latest of an event that lives");
}

#[test]
fn a_stream_that_is_gone_was_waited_for_before_or_by_its_event() {
    let _alone = ALONE.lock();
    let mut all = PendingWork::default();
    let [a, b, event] = [0x10, 0x20, 0x50];
    launch(&mut all, 1, 7, a);
    record(&mut all, event, a);
    join(&mut all, event, b);
    all.ended((ObjectKind::Stream, a), generation());
    all.waited_for_stream(generation(), b, 0);
    assert_eq!(launched(&all), [], "b has waited for it");
}
