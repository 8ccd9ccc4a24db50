//! Values that name no object, and handles that are bytes.

use super::*;

#[test]
fn default_streams_are_no_objects() {
    let has = |kind: Kind| [0, 1, 2, 3].map(|value| kind.has(value));
    assert_eq!(has(Kind::Stream), [false, false, false, true]);
    assert_eq!(has(Kind::Capture), [false, false, false, true]);
    assert_eq!(has(Kind::Event), [false, true, true, true]);
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
