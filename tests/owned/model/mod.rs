//! Tests that need the model of the driver, and never reach a real one: several devices, multicast objects and failures
//! of the driver.

mod faults;
mod multicast;
mod sharing;

use crate::support::*;
use cuda_checked::owned::Reservation;

/// A real driver may put it elsewhere: it is a hint.
#[test]
fn where_addresses_are_reserved() {
    with_model("model::where_addresses_are_reserved", 1, |_| {
        let at = reserve(8).as_raw() + 4 * unit() as u64;
        let hinted = Reservation::reserve(unit(), 0, at).expect("addresses");
        assert_eq!(hinted.as_raw(), at);
    });
}
