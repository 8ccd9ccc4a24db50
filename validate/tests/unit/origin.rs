//! Places and their numbers.

use super::*;
use crate::spool;
use std::sync::Mutex;

/// The past of this process is for one test at a time.
pub static ALONE: Mutex<()> = Mutex::new(());

#[test]
fn a_place_has_one_number() {
    let mut places = Places::default();
    let [one, other] = [0x10, 0x20].map(Place::at_address);
    let numbers =
        [None, Some(&one), Some(&other), Some(&one)].map(|place| places.intern(place.cloned()));
    assert_eq!(numbers, [0, 1, 2, 1]);
    assert_eq!((places.get(0), places.get(2)), (None, Some(&other)));
    let numbers =
        (0..PLACES).map(|address| places.intern(Some(Place::at_address(0x1000 + address))));
    assert_eq!(numbers.filter(|number| *number == 0).count(), 2, "two were there before");
    assert_eq!(places.intern(Some(Place::at_address(0x10))), 1);
}

/// Lets the next places have their callers.
pub fn rich() {
    SPENT.store(0, Relaxed);
}

#[test]
fn places_take_a_part_of_the_time() {
    assert_eq!(detail(FREE, 0), Detail::Callers);
    assert_eq!(detail(FREE + 1, 0), Detail::Lines);
    assert_eq!(detail(FREE + 1, PART), Detail::Callers);
    assert_eq!(detail(FREE + 2, PART), Detail::Lines);
    assert_eq!(detail(FREE + FREE / 2, 0), Detail::Lines);
    assert_eq!(detail(FREE + FREE / 2 + 1, 0), Detail::Address);
    assert_eq!(detail(FREE + FREE / 2 + 1, PART), Detail::Lines);
}

#[test]
fn a_place_without_time_is_an_address() {
    let _alone = ALONE.lock();
    let returns_to = 0x1234_5678_usize;
    let spool = Spool::map(&spool::tests::memory()).expect("the file is a spool");
    let place = || place(spool, callers::here(), || Some(returns_to));
    rich();
    let has_files = |place: Option<Place>| place.is_some_and(|place| place.callers[0].0 > 0);
    assert!(has_files(place()));
    // Here is no Python.
    for spent in [FREE + FREE / 4, u64::MAX] {
        SPENT.store(spent, Relaxed);
        assert_eq!(place(), Some(Place::at_address(returns_to)));
    }
    assert!(has_files(full_place(spool, callers::here())));
    rich();
}
