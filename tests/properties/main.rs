//! Every checked call with arbitrary arguments, against the mock driver of `tests/rules`.
#![allow(non_snake_case)]

mod calls;
mod case;
#[allow(dead_code)] // tests/rules needs more of it
#[path = "../rules/mock.rs"]
mod mock;

use calls::CALLS;

/// The number of cases of each call. Miri is slow.
const CASES: usize = if cfg!(miri) { 1 } else { 256 };

/// The number of bytes that a case has at most.
const LONGEST: usize = 400;

/// No panic, no overflow, no reads beyond the caller's memory, and each call either reaches the driver or returns the
/// reason. Each run tries the same cases; `fuzz` tries more.
#[test]
fn arbitrary_arguments() {
    let mut random = fastrand::Rng::with_seed(1);
    // A case takes a part of these. Bytes of its own for each would take Miri most of its time.
    let mut all = [0; 1 << 14];
    random.fill(&mut all);
    for call in CALLS {
        for _ in 0..CASES {
            let start = random.usize(..all.len() - LONGEST);
            let bytes = &all[start..start + random.usize(..LONGEST)];
            let checked = std::panic::catch_unwind(|| call.check(bytes));
            assert!(checked.is_ok(), "{}, with arguments from {bytes:?}", call.name);
        }
    }
}
