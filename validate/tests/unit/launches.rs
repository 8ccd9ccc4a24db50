//! Launches that are kept and waited for, and the names of functions.

use super::*;
use crate::call::tests::ALONE;
use crate::site::{self, sites};
use std::thread::{scope, spawn};

/// Begins without launches, alone.
pub fn fresh() -> impl Drop {
    let alone = ALONE.lock().unwrap_or_else(|broken| broken.into_inner());
    NEXT.fetch_max(2, Relaxed);
    forked();
    alone
}

pub fn launch(context: u64, function: u64, stream: u64) -> u64 {
    let dimensions = [4, 1, 1, 32, 1, 1];
    keep(Launch { number: 0, context, function, stream, address: 0x77, dimensions }).number
}

fn all() -> Vec<u64> {
    recent(next()).filter_map(kept).map(|launch| launch.number).collect()
}

fn on_stream(stream: u64) -> impl Fn(u64, u64) -> bool {
    move |_, own| own == stream
}

#[test]
fn a_wait_is_for_what_was_launched_before() {
    let _alone = fresh();
    let [first, second] = [launch(1, 7, 0x10), launch(1, 7, 0x20)];
    let end = next();
    let third = launch(1, 7, 0x10);
    assert_eq!(all(), [first, second, third]);
    waited(end, on_stream(0x10));
    assert_eq!(all(), [second, third]);
    waited(next(), on_stream(0x20));
    assert_eq!(all(), [third]);
    assert_eq!(DONE.load(Relaxed), third, "those before need not be looked at again");
    let other = launch(2, 7, 0x30);
    waited(next(), |context, _| context == 1);
    assert_eq!(all(), [other]);
    forked();
    assert_eq!(all(), []);
}

#[test]
fn default_streams_are_of_a_context_or_a_thread() {
    let own = || stream(2);
    assert_eq!([0, 1, 0x30].map(stream), [LEGACY, LEGACY, 0x30]);
    assert!(is_default(own()) && is_default(LEGACY) && !is_default(0x30));
    let others = spawn(|| stream(2)).join().expect("it ends");
    assert_ne!(own(), others);
}

#[test]
fn launches_without_room_are_counted_until_they_were_waited_for() {
    let _alone = fresh();
    let first = next();
    for _ in 0..ROOM + 3 {
        launch(1, 7, 0x10);
    }
    let lost = || LOST.each_ref().map(|fact| fact.load(Relaxed));
    assert_eq!(all().len() as u64, ROOM);
    assert_eq!(lost(), [3, first, 0x10, 1]);
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
                    let dimensions = [own as u32; 6];
                    let address = own;
                    keep(Launch {
                        number: 0,
                        context: own,
                        function: own,
                        stream: own,
                        address,
                        dimensions,
                    });
                    for launch in recent(next()).filter_map(kept) {
                        let Launch { context, function, stream, address, dimensions, .. } = launch;
                        assert_eq!([context; 3], [function, stream, address]);
                        assert_eq!(dimensions, [context as u32; 6]);
                    }
                }
            });
        }
    });
    (1..=4).for_each(|own| waited(next(), on_stream(own)));
    assert_eq!(all(), []);
    assert_eq!(DONE.load(Relaxed), next());
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
}

#[test]
fn the_functions_with_work_exist() {
    site::know(&crate::table::ALL);
    let works = sites().filter(|site| work(site.name()) != Part::None);
    let names: Vec<&str> = works.map(site::Site::name).collect();
    for (name, part) in [
        ("cuLaunchKernel_ptsz", Part::Kernel),
        ("cuLaunchCooperativeKernel", Part::Kernel),
        ("cuLaunchKernelEx_ptsz", Part::Config),
        ("cuGraphLaunch", Part::Graph),
        ("cuStreamSynchronize_ptsz", Part::Stream),
        ("cuStreamQuery", Part::Stream),
        ("cuCtxSynchronize", Part::Context),
        ("cuLibraryGetKernel", Part::Names),
    ] {
        assert!(work(name) == part && names.contains(&name), "{name}");
    }
    assert_eq!(names.len(), 17, "{names:?}");
}
