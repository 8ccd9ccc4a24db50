//! The shapes of sentences, and what functions did.

use super::*;
use crate::layer::past::objects::Description;

#[test]
fn sentences_that_differ_in_numbers_have_one_shape() {
    let shape = |words: &str| Explanation::new(words).shape();
    let one = shape("must be between 0 and 1; at 0x7f00");
    assert_eq!(one, shape("must be between 0 and 7; at 0x8f10"));
    assert!(one != shape("must be between 0 or 1; at 0x7f00") && one < 1 << 28);
}

#[test]
fn only_a_place_has_its_mark() {
    let explanation =
        Explanation::new("kernel \u{1a}a").and("\n\u{1b}[2J").at(Some(Place::at_address(8)));
    assert_eq!(explanation.sentence, format!("kernel \\u{{1a}}a\\n\\u{{1b}}[2J{PLACE}"));
    assert_eq!(Explanation::new("it is ").more("", Some(explanation)).places.len(), 1);
}

#[test]
fn functions_say_what_they_did() {
    for (name, verb) in [
        ("cuMemAllocAsync", "allocated"),
        ("cuMemUnmap", "unmapped"),
        ("cuMemMap", "mapped"),
        ("cuModuleUnload", "unloaded"),
        ("cuMipmappedArrayCreate", "created"),
        ("cuMemHostUnregister", "unregistered"),
        ("cuDevicePrimaryCtxReset_v2", "reset"),
        ("cuGraphInstantiateWithFlags", "created"),
        ("cuModuleGetFunction", "found"),
        ("cuIpcGetMemHandle", "created"),
        ("cuIpcCloseMemHandle", "closed"),
    ] {
        assert_eq!(super::verb(name), verb);
    }
}

#[test]
fn a_call_that_ends_a_capture_creates_a_graph() {
    let _alone = crate::layer::origin::tests::ALONE.lock();
    crate::layer::call::entry_point::register(&crate::layer::dispatch::table::ALL);
    let of = |name: &str| {
        let entry =
            entry_point::entry_points().find(|entry| entry.name() == name).expect("there is one");
        let moment = Moment { function: entry.number as u16, thread: 7, place: 0 };
        let (mut objects, key) = (Objects::default(), (ObjectKind::Event, 0xe650));
        objects.create(key, None, Description::Unknown, moment, false);
        objects.die(key, moment, None);
        let object = objects.dead(key).expect("it is dead");
        let said = Explanation::default().ended(&objects, key, object).sentence;
        let done = said.split_once("was ").and_then(|(_, done)| done.split_once(" in thread"));
        let made = Explanation::default().made(&objects, moment).sentence;
        let done = done.map_or_else(String::new, |(done, _)| done.to_owned());
        objects.forget(key);
        [made, done]
    };
    let said = ["created by cuStreamEndCapture", "ended by cuStreamEndCapture"];
    assert_eq!(of("cuStreamEndCapture"), said);
    assert_eq!(of("cuCtxDetach")[1], "detached by cuCtxDetach");
    let retained = "retained by cuMemRetainAllocationHandle";
    assert_eq!(of("cuMemRetainAllocationHandle"), [retained; 2]);
}
