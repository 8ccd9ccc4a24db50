//! What is said of launches, their streams and their functions.

use super::*;
use crate::call::Moment;
use crate::launches::tests::{fresh, launch};
use crate::launches::{PER_THREAD, keep, next, waited};
use crate::site::{self, sites};

fn moment(name: &str) -> Moment {
    site::know(&crate::table::ALL);
    let site = sites().find(|site| site.name() == name).expect("there is one");
    Moment { function: site.number as u16, thread: 7, place: 0 }
}

#[test]
fn values_that_come_again_are_others() {
    let _alone = fresh();
    let mut objects = Objects::default();
    let made = moment("cuStreamCreate");
    let [stream, function] = [(Kind::Stream, 0x10), (Kind::Function, 0x70)];
    for key in [stream, function] {
        objects.create(key, None, 0, made, false);
    }
    objects.launches.name(0x70, "first".to_owned());
    launch(1, 0x70, 0x10);
    let said = |objects: &Objects| of_launches(objects, 1).sentence;
    assert!(
        said(&objects).contains("kernel first with grid 4x1x1 and block 32x1x1 in stream 0x10 {0}")
    );
    for key in [stream, function] {
        let generation = objects.begin_end(key, made).expect("it is alive");
        objects.finish_end(key, generation, true);
        objects.create(key, None, 0, made, false);
    }
    objects.launches.name(0x70, "second".to_owned());
    waited(next(), |_, stream| stream == 0x10);
    assert!(said(&objects).contains(
        "a kernel that is gone with grid 4x1x1 and block 32x1x1 in a stream that is gone"
    ));
    // A context takes its launches along.
    objects.create((Kind::Context, 1), None, 0, made, false);
    assert!(said(&objects).ends_with("; no launch there is known without a later wait"));
    objects.forget(stream);
    objects.forget(function);
}

#[test]
fn sentences_have_the_latest_launches_of_the_context() {
    let _alone = fresh();
    let mut objects = Objects::default();
    // The stream's own context counts, not the current one.
    objects.create((Kind::Context, 0xc2), None, 0, moment("cuCtxCreate_v4"), false);
    objects.create(
        (Kind::Stream, 0x20),
        Some((Kind::Context, 0xc2)),
        0,
        moment("cuStreamCreate"),
        false,
    );
    let first = launch(0xc1, 0x70, LEGACY);
    launch(0xc1, 0x70, 0x20);
    launch(0xc2, 0x70, PER_THREAD | 9);
    for _ in 0..3 {
        launch(0xc1, 0x71, 0x10);
    }
    keep(Launch { context: 0xc1, function: 0x90, stream: LEGACY, ..Launch::default() });
    let blame = of_launches(&objects, 0xc1);
    let kernel = |number: u64| {
        format!("number {number}, kernel 0x71 with grid 4x1x1 and block 32x1x1 in stream 0x10")
    };
    let expected = format!(
        "earlier work in context 0xc1 has failed; it may be one of these launches, for which no later wait was seen: \
         number {}, an executable graph in the default stream; {} {{0}}; {} {{1}}; and 2 before \
         (a run with --sync-from {first} waits after each)",
        first + 6,
        kernel(first + 5),
        kernel(first + 4),
    );
    assert_eq!(blame.sentence, expected);
    assert_eq!(blame.places, [Place::of(0x77), Place::of(0x77)]);
    let others = of_launches(&objects, 0xc2).sentence;
    assert!(others.contains("in a thread's default stream {0}; "), "{others}");
    assert!(others.contains("in stream 0x20 {1} (a run"), "{others}");
    let failed = Failed {
        moment: moment("cuMemAlloc_v2"),
        code: CUresult::CUDA_ERROR_ILLEGAL_ADDRESS,
        launch: None,
    };
    let expected = "work in context 0xc1 has failed: cuMemAlloc_v2 in thread 7 was told first, by CUDA_ERROR_ILLEGAL_ADDRESS";
    assert_eq!(of_failed(&objects, 0xc1, &failed).sentence, expected);
    let failed = Failed { launch: Some("number 3, a launch".to_owned()), ..failed };
    let expected = "work in context 0xc1 has failed: the wait of --sync-from after number 3, a launch was the first to \
                    return CUDA_ERROR_ILLEGAL_ADDRESS; that launch failed, or other work that was not waited for";
    assert_eq!(of_failed(&objects, 0xc1, &failed).sentence, expected);
}
