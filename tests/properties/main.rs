//! Every checked call with arbitrary arguments, against the mock driver of `tests/rules`.
#![allow(non_snake_case)]

mod calls;
mod case;
#[allow(dead_code)] // tests/rules needs more of it
#[path = "../rules/mock.rs"]
mod mock;

use calls::CALLS;
use proptest::collection::vec;
use proptest::prelude::any;
use proptest::test_runner::{Config, TestRunner};

/// No panic, no overflow, nothing read that the caller did not pass, and either the driver or an error's reason.
/// `PROPTEST_CASES` says how often each call is made. What is tried is the same in each run; `fuzz` tries more.
#[test]
fn arbitrary_arguments() {
    let mut config = Config { failure_persistence: None, ..Config::default() };
    if cfg!(miri) {
        config.cases = 1;
    }
    for call in CALLS {
        let mut runner = TestRunner::new_with_rng(
            config.clone(),
            proptest::test_runner::TestRng::deterministic_rng(config.rng_algorithm),
        );
        let outcome = runner.run(&vec(any::<u8>(), 0..400), |bytes| {
            call.check(&bytes);
            Ok(())
        });
        outcome.unwrap_or_else(|error| panic!("{}: {error}", call.name));
    }
}
