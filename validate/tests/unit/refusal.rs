//! What is said of contexts, and of handles for other processes.

use super::*;
use crate::layer::call::entry_point::{self, entry_points};
use crate::layer::call::signature::Argument;
use crate::layer::origin::tests::ALONE;
use crate::layer::past::objects::Description;
use crate::spool::Place;

#[test]
fn a_handle_for_other_processes_is_of_this_one() {
    let _alone = ALONE.lock();
    entry_point::register(&crate::layer::dispatch::table::ALL);
    let moment = |name: &str| {
        let entry = entry_points().find(|entry| entry.name() == name).expect("there is one");
        Moment { function: entry.number as u16, thread: 1, place: 0 }
    };
    let (mut objects, key) = (Objects::default(), (ObjectKind::IPCHandle, 0xd900));
    assert_eq!(explain_own_handle(&objects, &[key]), None);
    objects.create(key, None, Description::Unknown, moment("cuIpcGetMemHandle"), false);
    let said = explain_own_handle(&objects, &[key]).map(|explanation| explanation.sentence);
    let words =
        "the IPC handle was created by cuIpcGetMemHandle in this process, and is only for others";
    assert_eq!(said.as_deref(), Some(words));
}

#[test]
fn objects_of_two_contexts_are_told() {
    let _alone = ALONE.lock();
    entry_point::register(&crate::layer::dispatch::table::ALL);
    let mut objects = Objects::default();
    let number = |name: &str| {
        entry_points().find(|entry| entry.name() == name).expect("there is one").number as u16
    };
    let made = Moment { function: number("cuCtxCreate_v4"), thread: 1, place: 0 };
    let [context, module, function, stream, other, event, unknown] = [
        (ObjectKind::Context, 0xc000),
        (ObjectKind::Module, 0xc001),
        (ObjectKind::Function, 0xc002),
        (ObjectKind::Stream, 0xc003),
        (ObjectKind::Context, 0xc004),
        (ObjectKind::Event, 0xc005),
        (ObjectKind::Stream, 0xc006),
    ];
    for (key, parent) in [
        (context, None),
        (module, Some(context)),
        (function, Some(module)),
        (stream, Some(context)),
        (other, None),
        (event, Some(other)),
        (unknown, None),
    ] {
        objects.create(key, parent, Description::Unknown, made, false);
    }
    let said = |objects: &Objects, keys: &[Key], current: Option<(u64, Option<Change>)>| {
        // Without a default stream another context is current.
        let known = current.clone().unwrap_or((1, None));
        let explanation = explain_two_contexts(objects, keys, current.is_some(), known);
        explanation.map(|explanation| explanation.sentence)
    };
    let of = "event 0xc005 was created by cuCtxCreate in context 0xc004";
    let two = format!("{of}, and stream 0xc003 was created by cuCtxCreate in context 0xc000");
    let current = format!("{two}; context 0x1 is current");
    assert_eq!(said(&objects, &[event, stream], None), Some(current));
    let own = explain_two_contexts(&objects, &[event, stream], false, (0xc004, None));
    let own = own.map(|explanation| explanation.sentence);
    assert_eq!(own, Some(format!("{two}; context 0xc004 is current")));
    let current = format!("{of}; context 0xc000 is current");
    assert_eq!(said(&objects, &[event], Some((0xc000, None))), Some(current.clone()));
    let change = Some((number("cuCtxSetCurrent"), Some(Place::at_address(1))));
    let by = format!("{current}, last changed by cuCtxSetCurrent\u{1a}");
    assert_eq!(said(&objects, &[event], Some((0xc000, change))), Some(by));
    // They are of one context, or that is not known.
    assert_eq!(said(&objects, &[function, stream], Some((0xc000, None))), None);
    assert_eq!(said(&objects, &[event, unknown], None), None);
    assert_eq!(said(&objects, &[unknown], Some((0xc000, None))), None);
    // Another context has the value now.
    objects.create(context, None, Description::Unknown, made, false);
    assert_eq!(said(&objects, &[event, stream], None), None);
    // Which functions need one context, a driver has shown.
    let takes = |name: &str| {
        assert!(entry_points().any(|entry| entry.name() == name));
        entry_point::takes_one_context(name)
    };
    assert!(["cuLaunchKernel", "cuEventRecord", "cuEventElapsedTime_v2"].into_iter().all(takes));
    assert!(!["cuStreamWaitEvent", "cuStreamSynchronize", "cuEventQuery"].into_iter().any(takes));
}

#[test]
fn events_with_the_wrong_flags_are_told() {
    let _alone = ALONE.lock();
    entry_point::register(&crate::layer::dispatch::table::ALL);
    let entry =
        |name: &str| entry_points().find(|entry| entry.name() == name).expect("there is one");
    let made = Moment { function: entry("cuEventCreate").number as u16, thread: 1, place: 0 };
    let mut objects = Objects::default();
    let [unknown, timed, untimed, shared] = [0xd910_u64, 0xd911, 0xd912, 0xd913];
    let flags = [(timed, 0), (untimed, 2), (shared, 6)];
    let flags = flags.map(|(event, flags)| (event, Description::Flags(flags)));
    for (event, description) in flags.into_iter().chain([(unknown, Description::Unknown)]) {
        objects.create((ObjectKind::Event, event), None, description, made, false);
    }
    let zero = 0_u64;
    let said = |name, arguments: [&u64; 3]| {
        let arguments =
            arguments.map(|value| Argument { place: std::ptr::from_ref(value).cast(), size: 8 });
        let call = Call {
            entry: entry(name),
            arguments: &arguments,
            frame: 0,
            here: crate::layer::origin::callers::here(),
        };
        explain_by_flags(&objects, &call).map(|explanation| explanation.sentence)
    };
    let with = "event 0xd912 was created with CU_EVENT_DISABLE_TIMING by cuEventCreate";
    let elapsed = |start, end| said("cuEventElapsedTime_v2", [&zero, start, end]);
    assert_eq!(elapsed(&timed, &untimed).as_deref(), Some(with));
    assert_eq!(elapsed(&untimed, &unknown).as_deref(), Some(with));
    assert_eq!(elapsed(&timed, &unknown), None);
    let shares = |event| said("cuIpcGetEventHandle", [&zero, event, &zero]);
    let without = "event 0xd911 was created without CU_EVENT_INTERPROCESS by cuEventCreate";
    assert_eq!(shares(&timed).as_deref(), Some(without));
    assert_eq!([shares(&shared), shares(&unknown)], [None, None]);
    assert_eq!(said("cuEventQuery", [&untimed, &zero, &zero]), None);
}

#[test]
fn the_limit_of_a_pool_is_told() {
    let _alone = ALONE.lock();
    entry_point::register(&crate::layer::dispatch::table::ALL);
    let entry =
        |name: &str| entry_points().find(|entry| entry.name() == name).expect("there is one");
    let made = Moment { function: entry("cuMemPoolCreate").number as u16, thread: 1, place: 0 };
    let mut objects = Objects::default();
    let [pool, other] = [0xd920, 0xd921].map(|value| (ObjectKind::MemoryPool, value));
    objects.create(pool, None, Description::Most(1000), made, false);
    objects.create(other, None, Description::Unknown, made, false);
    let said = |objects: &Objects, size: u64, pool: Key| {
        let arguments = [&0, &size, &pool.1, &0];
        let arguments =
            arguments.map(|value| Argument { place: std::ptr::from_ref(value).cast(), size: 8 });
        let call = Call {
            entry: entry("cuMemAllocFromPoolAsync"),
            arguments: &arguments,
            frame: 0,
            here: crate::layer::origin::callers::here(),
        };
        explain_by_limit(objects, &call).map(|explanation| explanation.sentence)
    };
    let limit = |used| {
        Some(format!(
            "memory pool 0xd920 has a maxSize of 1000 bytes, and {used} bytes of it are in use: it was created by cuMemPoolCreate"
        ))
    };
    assert_eq!([said(&objects, 1000, pool), said(&objects, 1001, other)], [None, None]);
    assert_eq!(said(&objects, 1001, pool), limit(0));
    let memory = (ObjectKind::Memory, 0xd922);
    objects.create(memory, Some(pool), Description::Size(600), made, false);
    assert_eq!(said(&objects, 400, pool), None);
    assert_eq!(said(&objects, 401, pool), limit(600));
    objects.die(memory, made, None);
    assert_eq!(said(&objects, 401, pool), None);
}

#[test]
fn a_thread_without_a_context_is_told_who_changed_it() {
    entry_point::register(&crate::layer::dispatch::table::ALL);
    let entry =
        entry_points().find(|entry| entry.name() == "cuCtxPopCurrent_v2").expect("there is one");
    assert_eq!(thread::change(0), None);
    thread::changed(entry.number as u16, Some(0), Some(Place::at_address(1)));
    assert_eq!(thread::change(7), None, "another call has made that the context");
    assert!(thread::change(0).is_some_and(|(function, _)| usize::from(function) == entry.number));
    assert_eq!(
        std::thread::spawn(|| thread::change(0)).join().ok(),
        Some(None),
        "it is this thread's"
    );
    thread::changed(entry.number as u16, None, None);
    assert_eq!(thread::change(0), None, "the driver did not say");
}
