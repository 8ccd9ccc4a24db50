//! Every checked call with arbitrary arguments, against the mock driver of `tests/rules`.
#![allow(non_snake_case)]

mod calls;
mod case;
#[allow(dead_code)] // tests/rules needs more of it
#[path = "../rules/mock.rs"]
mod mock;

use calls::CALLS;

/// No panic, no overflow, no reads beyond the caller's memory, and each call either reaches the driver or returns the
/// reason. `PROPTEST_CASES` is the number of cases of each call. Each run tries the same cases; `fuzz` tries more.
#[cfg(not(miri))]
#[test]
fn arbitrary_arguments() {
    use proptest::collection::vec;
    use proptest::prelude::any;
    use proptest::test_runner::{Config, TestRng, TestRunner};

    let config = Config { failure_persistence: None, ..Config::default() };
    for call in CALLS {
        let rng = TestRng::deterministic_rng(config.rng_algorithm);
        let mut runner = TestRunner::new_with_rng(config.clone(), rng);
        let outcome = runner.run(&vec(any::<u8>(), 0..400), |bytes| {
            call.check(&bytes);
            Ok(())
        });
        outcome.unwrap_or_else(|error| panic!("{}: {error}", call.name));
    }
}

/// The same under Miri, which is slow, once for each call.
#[cfg(miri)]
#[test]
fn arbitrary_arguments() {
    let mut state = 1_u64;
    for call in CALLS {
        let bytes: [u8; 96] = std::array::from_fn(|_| {
            // The generator of Knuth's MMIX, of which the high bits are good.
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (state >> 56) as u8
        });
        call.check(&bytes);
    }
}
