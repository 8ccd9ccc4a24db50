//! Every checked call with arbitrary arguments, beside its check and the raw call, against the mock driver of
//! `tests/mock`.
#![allow(non_snake_case)]

mod calls;
mod case;
#[allow(dead_code)] // tests/mock needs more of it
#[path = "../mock/mock.rs"]
mod mock;

use calls::CALLS;
use case::Arguments;
use mock::{NEWEST, of_release};
use std::env;

/// The number of cases of each call, unless `CUDA_CHECKED_CASES` has another. Miri is slow.
const CASES: usize = if cfg!(miri) { 1 } else { 256 };

/// The number of bytes that a case has at most.
const LONGEST: usize = 400;

/// Compares every call in its cases. `each` has the arguments of the calls that reached the driver. Each run tries the
/// same cases.
fn every_call(each: impl Fn(&str, Vec<Arguments>)) {
    let mut random = fastrand::Rng::with_seed(1);
    // A case takes a part of these. Bytes of its own for each would take Miri most of its time.
    let mut all = vec![0; if cfg!(miri) { 1 << 14 } else { 1 << 20 }];
    random.fill(&mut all);
    let count = env::var("CUDA_CHECKED_CASES");
    let count = count.map_or(CASES, |count| count.parse().expect("a number of cases"));
    for call in CALLS {
        let cases = (0..count).filter_map(|_| {
            let start = random.usize(..all.len() - LONGEST);
            let bytes = &all[start..start + random.usize(..LONGEST)];
            let checked = std::panic::catch_unwind(|| call.check(bytes));
            checked.unwrap_or_else(|_| panic!("{}, with arguments from {bytes:?}", call.name))
        });
        each(call.name, cases.collect());
    }
}

/// No panic, no overflow, no reads beyond the caller's memory, and each call either makes the raw call or returns the
/// reason, as its check does.
#[test]
fn arbitrary_arguments() {
    every_call(|_, _| ());
}

/// A driver of a later release judges almost all arguments itself. So each call reaches it, and no two arguments are
/// always the same: they cannot have changed places.
#[test]
fn arguments_arrive() {
    of_release(NEWEST + 10, "arguments_arrive", || {
        every_call(|name, cases| {
            let arguments = cases.first().expect(name).len();
            for (first, second) in (0..arguments).flat_map(|at| (0..at).map(move |to| (to, at))) {
                let differ = cases.iter().any(|case| case[first] != case[second]);
                assert!(differ, "{name}: {first}, {second}");
            }
        });
    });
}
