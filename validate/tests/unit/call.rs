//! Places and their numbers.

use super::*;
use crate::{site, spool};
use std::sync::Mutex;

/// The past of this process is for one test at a time.
pub static ALONE: Mutex<()> = Mutex::new(());

#[test]
fn a_place_has_one_number() {
    let mut places = Places::default();
    let [one, other] = [0x10, 0x20].map(Place::of);
    let numbers =
        [None, Some(&one), Some(&other), Some(&one)].map(|place| places.number(place.cloned()));
    assert_eq!(numbers, [0, 1, 2, 1]);
    assert_eq!((places.get(0), places.get(2)), (None, Some(&other)));
    let numbers = (0..PLACES).map(|address| places.number(Some(Place::of(0x1000 + address))));
    assert_eq!(numbers.filter(|number| *number == 0).count(), 2, "two were there before");
    assert_eq!(places.number(Some(Place::of(0x10))), 1);
}

#[test]
fn a_kernel_may_stand_for_a_function() {
    site::know(&crate::table::ALL);
    let taken = |name: &str| {
        let site = site::sites().find(|site| site.name() == name).expect("there is one");
        let values = [0x50_u64; 11];
        let arguments =
            values.each_ref().map(|value| Argument(std::ptr::from_ref(value).cast(), 8));
        let call = Call { site, arguments: &arguments, frame: 0, here: callers::here() };
        call.taken().map(|(kind, _)| kind).collect::<Vec<_>>()
    };
    assert_eq!(taken("cuStreamQuery"), [Kind::Stream]);
    assert_eq!(taken("cuFuncGetModule"), [Kind::Function, Kind::Kernel]);
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
    site::know(&crate::table::ALL);
    let site = site::sites().nth(1).expect("there is one");
    let returns_to = 0x1234_5678_usize;
    site.distance.store(8, Relaxed);
    let frame = (&raw const returns_to).addr() - 8;
    let spool = Spool::map(&spool::tests::memory()).expect("the file is a spool");
    let call = || Call { site, arguments: &[], frame, here: callers::here() };
    let place = || call().place(spool);
    rich();
    assert!(place().is_some_and(|place| place.callers[1].1 > 0));
    // Here is no Python.
    for spent in [FREE + FREE / 4, u64::MAX] {
        SPENT.store(spent, Relaxed);
        assert_eq!(place(), Some(Place::of(returns_to)));
    }
    assert!(call().full_place(spool).is_some_and(|place| place.callers[1].1 > 0));
    rich();
}

#[test]
fn a_handle_for_other_processes_is_bytes() {
    let bytes = [7_u8; IPC_HANDLE];
    let (own, place) = (&raw const bytes, &&raw const bytes);
    let own = Argument(own.cast(), IPC_HANDLE);
    let place = Argument(std::ptr::from_ref(place).cast(), size_of::<usize>());
    // SAFETY: it leads to so many bytes.
    let stored = unsafe { place.stored(Kind::IPCHandle) };
    assert!(stored == own.value() && stored != 0);
}

#[test]
fn a_thread_is_not_cancelled_where_its_frames_cannot_be_unwound() {
    let set = |state| {
        let mut before = -1;
        // SAFETY: the call writes one value.
        unsafe { pthread_setcancelstate(state, &mut before) };
        before
    };
    let (enable, disable) = (0, 1);
    assert_eq!(uncancelled(|| set(disable)), disable);
    assert_eq!(set(enable), enable, "it is as before");
}
