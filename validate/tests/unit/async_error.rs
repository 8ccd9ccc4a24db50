//! What is said of launches, their streams and their functions.

use super::*;
use crate::layer::call::entry_point::{self, entry_points};
use crate::layer::call::stream::PER_THREAD;
use crate::layer::call::stream::SEVERAL;
use crate::layer::origin::Moment;
use crate::layer::origin::tests::ALONE;
use crate::layer::past::objects::Description;
use crate::layer::past::pending_work::tests::launch;

fn moment(name: &str) -> Moment {
    entry_point::register(&crate::layer::dispatch::table::ALL);
    let entry = entry_points().find(|entry| entry.name() == name).expect("there is one");
    Moment { function: entry.number as u16, thread: 7, place: 0 }
}

#[test]
fn values_that_come_again_are_others() {
    let _alone = ALONE.lock();
    let mut objects = Objects::default();
    let made = moment("cuStreamCreate");
    let [stream, function] = [(ObjectKind::Stream, 0x10), (ObjectKind::Function, 0x70)];
    for key in [stream, function] {
        objects.create(key, None, Description::Unknown, made, false);
    }
    objects.pending.name(0x70, Some("first".to_owned()));
    launch(&mut objects.pending, 1, 0x70, 0x10);
    let said = |objects: &Objects| explain_by_work(objects, FAULT).sentence;
    assert!(
        said(&objects)
            .contains("kernel first with grid 4x1x1 and block 32x1x1 in stream 0x10\u{1a}")
    );
    for key in [stream, function] {
        let generation = objects.begin_end(key, made, None).expect("it is alive");
        objects.finish_end(key, generation, true);
        objects.create(key, None, Description::Unknown, made, false);
    }
    objects.pending.name(0x70, Some("second".to_owned()));
    objects.pending.waited(objects::generation(), |work| work.stream == 0x10);
    assert!(said(&objects).contains(
        "a kernel that is gone with grid 4x1x1 and block 32x1x1 in a stream that is gone"
    ));
    // A context takes its launches along.
    objects.create((ObjectKind::Context, 1), None, Description::Unknown, made, false);
    assert!(said(&objects).ends_with("; no launch is known without a later wait"));
    objects.forget(stream);
    objects.forget(function);
}

const FAULT: CUresult = CUresult::CUDA_ERROR_ILLEGAL_ADDRESS;

#[test]
fn a_copy_is_told_if_its_memory_ended_after_it() {
    let _alone = ALONE.lock();
    let mut objects = Objects::default();
    let copies = moment("cuMemcpyDtoHAsync_v2").function.into();
    let copy = |objects: &mut Objects, stream, from, size| {
        let kind = WorkKind::Copy(CopiedMemory { to: 0x1, from, size });
        let work = Work { context: 1, stream, function: copies, address: 0x77, ..Work::new(kind) };
        objects.pending.keep(work);
    };
    let allocates = |objects: &mut Objects| {
        objects.create(
            (ObjectKind::Mapping, 0xb000),
            None,
            Description::Size(64),
            moment("cuMemMap"),
            false,
        );
    };
    let frees = |objects: &mut Objects, name, has_succeeded| {
        let key = (ObjectKind::Mapping, 0xb000);
        let generation = objects.begin_end(key, moment(name), None).expect("it is alive");
        objects.finish_end(key, generation, has_succeeded);
    };
    let of = |objects: &Objects, code| explain_by_work(objects, code).sentence;
    // It was other memory then, of which nothing is known.
    copy(&mut objects, 0x10, 0xb000, 8);
    allocates(&mut objects);
    // A copy beside it, and one that is done.
    copy(&mut objects, 0x10, 0xb040, 8);
    copy(&mut objects, 0x10, 0xaff8, 8);
    let last = *objects.pending.unfinished(Role::Spans).next().expect("it is kept");
    objects.pending.keep(Work { context: 2, ..last });
    copy(&mut objects, 0x20, 0xb000, 8);
    objects.pending.waited(objects::generation(), |work| work.stream == 0x20);
    copy(&mut objects, 0x10, 0xb03f, 8);
    copy(&mut objects, 0x10, 0xaff9, 8);
    let none = "earlier work has failed; no launch is known without a later wait";
    assert_eq!(of(&objects, FAULT), none, "it is alive");
    frees(&mut objects, "cuMemUnmap", false);
    assert_eq!(of(&objects, FAULT), none, "it was not freed");
    frees(&mut objects, "cuMemUnmap", true);
    copy(&mut objects, 0x10, 0xb000, 8);
    let said = "earlier work has failed; it may be cuMemcpyDtoHAsync\u{1a} in stream 0x10, whose memory ended \
                after it: mapping 0xb000 was unmapped by cuMemUnmap in thread 7; it was mapped by cuMemMap; or 1 more \
                such; no launch is known without a later wait";
    assert_eq!(of(&objects, FAULT), said);
    assert_eq!(of(&objects, CUresult::CUDA_ERROR_MISALIGNED_ADDRESS), none, "no copy fails so");
    // With launches beside it.
    for _ in 0..MOST_LAUNCHES {
        launch(&mut objects.pending, 1, 0x71, 0x10);
    }
    let explanation = explain_by_work(&objects, FAULT);
    assert!(explanation.sentence.contains("such; it may be one of these launches, for which"));
    assert_eq!(explanation.places.len(), 1 + MOST_LAUNCHES);
    assert!(
        !explanation.sentence.contains(" before")
            && !explanation.sentence.contains("no longer known")
    );
    // One copy.
    objects.pending.waited(objects::generation(), |work| work.stream == 0x10);
    copy(&mut objects, 0x10, 0xb000, 8);
    assert_eq!(of(&objects, FAULT), none, "it was freed before");
    objects.forget((ObjectKind::Mapping, 0xb000));
    allocates(&mut objects);
    copy(&mut objects, 0x10, 0xb000, 8);
    frees(&mut objects, "cuMemUnmap", true);
    assert_eq!(of(&objects, FAULT), said.replace("; or 1 more such", ""));
    // Other memory has the address.
    allocates(&mut objects);
    assert!(!of(&objects, FAULT).contains("memory ended"));
    objects.forget((ObjectKind::Mapping, 0xb000));
}

#[test]
fn a_copy_may_outlive_memory_whose_end_does_not_wait_for_it() {
    let outlives = |allocated: &str, freed: &str, with, stream| {
        let end = End { moment: moment(freed), generation: 2, with };
        let kind = if allocated == "cuMemMap" { ObjectKind::Mapping } else { ObjectKind::Memory };
        let copy = Work::new(WorkKind::Copy(CopiedMemory::default()));
        outlives(&Work { stream, ..copy }, kind, moment(allocated), &end)
    };
    assert!(outlives("cuMemMap", "cuMemUnmap", None, 0x10));
    assert!(!outlives("cuMemAlloc_v2", "cuMemFree_v2", None, 0x10));
    assert!(!outlives("cuMemHostAlloc", "cuMemFreeHost", None, 0x10));
    assert!(outlives("cuMemAllocAsync", "cuMemFree_v2", None, 0x10));
    let is_told = |order, stream| {
        let order = Some((ObjectKind::Stream, order));
        outlives("cuMemAllocAsync", "cuMemFreeAsync_ptsz", order, stream)
    };
    assert!(is_told(0x20, 0x10) && is_told(PER_THREAD | 7, 0x10));
    // The legacy stream waits for others, and they for it.
    assert!(!is_told(0x10, 0x10) && !is_told(LEGACY, 0x10));
    assert!(!is_told(0x10, LEGACY) && !is_told(0x10, SEVERAL));
    assert!(!outlives("cuMemAllocAsync", "cuCtxDestroy_v2", Some((ObjectKind::Context, 1)), 0x10));
}

#[test]
fn sentences_have_the_latest_launches() {
    let _alone = ALONE.lock();
    let mut objects = Objects::default();
    let first = launch(&mut objects.pending, 0xc1, 0x70, LEGACY);
    launch(&mut objects.pending, 0xc2, 0x70, 0x20);
    let others = explain_by_work(&objects, FAULT).sentence;
    assert!(others.contains("in stream 0x20\u{1a}; "), "{others}");
    assert!(others.contains("in the default stream\u{1a} (a run"), "{others}");
    for stream in [0x10, 0x10, PER_THREAD | 9] {
        launch(&mut objects.pending, 0xc1, 0x71, stream);
    }
    let graph = Work::new(WorkKind::GraphLaunch);
    objects.pending.keep(Work { context: 0xc1, function: 0x90, stream: LEGACY, ..graph });
    let explanation = explain_by_work(&objects, FAULT);
    let kernel = |number: u64, stream: &str| {
        format!("number {number}, kernel 0x71 with grid 4x1x1 and block 32x1x1 in {stream}")
    };
    let expected = format!(
        "earlier work has failed; it may be one of these launches, for which no later wait was seen: \
         number {}, an executable graph in the default stream; {}\u{1a}; {}\u{1a}; and 3 before \
         (a run with --sync-from {first} waits after each)",
        first + 5,
        kernel(first + 4, "a thread's default stream"),
        kernel(first + 3, "stream 0x10"),
    );
    assert_eq!(explanation.sentence, expected);
    assert_eq!(explanation.places, [Place::at_address(0x77), Place::at_address(0x77)]);
    let failed = Failed {
        moment: moment("cuMemAlloc_v2"),
        code: CUresult::CUDA_ERROR_ILLEGAL_ADDRESS,
        launch: None,
    };
    let expected = "earlier work has failed: cuMemAlloc in thread 7 was the first to return CUDA_ERROR_ILLEGAL_ADDRESS";
    assert_eq!(explain_known_failure(&objects, &failed).sentence, expected);
    let failed = Failed { launch: Some("number 3, a launch".to_owned()), ..failed };
    let expected = "earlier work has failed: the wait of --sync-from after number 3, a launch was the first to \
                    return CUDA_ERROR_ILLEGAL_ADDRESS; that launch failed, or other work that was not waited for";
    assert_eq!(explain_known_failure(&objects, &failed).sentence, expected);
}

#[test]
fn launches_that_are_no_longer_known_are_counted() {
    let _alone = ALONE.lock();
    let mut objects = Objects::default();
    let first = launch(&mut objects.pending, 0xc1, 0x70, 0x10);
    while objects.pending.lost.as_ref().is_none_or(|lost| lost.count < 2) {
        launch(&mut objects.pending, 0xc1, 0x70, 0x10);
    }
    let said = explain_by_work(&objects, FAULT).sentence;
    let end = format!(
        "; 2 older ones in this process are no longer known (a run with --sync-from {first} waits after each)"
    );
    assert!(said.ends_with(&end), "{said}");
}

#[test]
fn sentences_with_long_names_have_room_in_a_record() {
    let _alone = ALONE.lock();
    let mut objects = Objects::default();
    for function in 0x70..0x73 {
        objects.pending.name(function, Some("n".repeat(2000)));
        launch(&mut objects.pending, 0xc1, function, 0x10);
    }
    let said = explain_by_work(&objects, FAULT).sentence;
    assert!(said.len() < 2048, "a record has room for 2048 bytes, and this has {}", said.len());
}

#[test]
fn memory_that_ended_before_a_launch_that_went_well_is_not_told_of_a_graph() {
    let _alone = ALONE.lock();
    let mut objects = Objects::default();
    let graph = (ObjectKind::ExecutableGraph, 0xe100);
    let memory = [0xe200, 0xe300, 0xe400].map(|address| (ObjectKind::Memory, address));
    for key in memory {
        objects.create(key, None, Description::Size(16), moment("cuMemAlloc_v2"), false);
    }
    let frees = |objects: &mut Objects, key| {
        let made = moment("cuMemFree_v2");
        let generation = objects.begin_end(key, made, None).expect("it is alive");
        objects.finish_end(key, generation, true);
    };
    let launches = |objects: &mut Objects| {
        let work = Work::new(WorkKind::GraphLaunch);
        objects.pending.keep(Work { context: 1, stream: 0x10, function: graph.1, ..work });
    };
    let said = |objects: &Objects| explain_by_work(objects, FAULT).sentence;
    frees(&mut objects, memory[0]);
    objects.create(graph, None, Description::Unknown, moment("cuGraphInstantiateWithFlags"), false);
    launches(&mut objects);
    assert!(!said(&objects).contains("may use memory"), "it ended before the instantiation");
    frees(&mut objects, memory[1]);
    assert!(said(&objects).contains("memory 0xe300 was freed"), "{}", said(&objects));
    // It is not known whether the memory ended before the graph was done.
    objects.pending.waited(objects::generation(), |work| work.stream == 0x10);
    launches(&mut objects);
    assert!(said(&objects).contains("memory 0xe300 was freed"));
    objects.pending.waited(objects::generation(), |work| work.stream == 0x10);
    launches(&mut objects);
    assert!(!said(&objects).contains("may use memory"), "{}", said(&objects));
    frees(&mut objects, memory[2]);
    let both = said(&objects);
    assert!(both.contains("memory 0xe400 was freed") && !both.contains("more such"), "{both}");
    for key in memory.into_iter().chain([graph]) {
        objects.forget(key);
    }
}
