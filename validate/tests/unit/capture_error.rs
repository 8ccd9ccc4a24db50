//! What is said of captures that calls have broken.

use super::*;
use crate::layer::call::entry_point::{self, entry_points};
use crate::layer::call::signature::Argument;
use crate::layer::origin::{Moment, tests::ALONE};
use crate::layer::past::captures::LIVE;
use crate::layer::past::state_tracker::tests::driver::answers;
use std::sync::atomic::Ordering::Relaxed;

const GLOBAL: Description = Description::Mode(CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_GLOBAL);

#[test]
fn the_call_that_broke_a_capture_is_named_until_its_end() {
    let _alone = ALONE.lock();
    entry_point::register(&crate::layer::dispatch::table::ALL);
    let number = |name: &str| {
        let entry = entry_points().find(|entry| entry.name() == name).expect("there is one");
        entry.number as u16
    };
    let moment = |name, thread| Moment { function: number(name), thread, place: 0 };
    let mut objects = Objects::default();
    let [key, other] = [(ObjectKind::Capture, 0xd100), (ObjectKind::Capture, 0xd200)];
    let mode = Description::Mode(CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL);
    let begins = moment("cuStreamBeginCapture_v2", 7);
    objects.create(key, None, mode, begins, false);
    objects.create(other, None, mode, begins, false);
    assert_eq!(intact(&objects), [key, other]);
    assert_eq!(explain_a_later_call(&objects, key), None, "it is whole");
    let breaks = moment("cuMemAlloc_v2", 8);
    let by = (breaks, CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);
    objects.captures.breaks.insert(key, Some(by));
    assert_eq!(intact(&objects), [other]);
    let said =
        |explanation: Option<Explanation>| explanation.map(|explanation| explanation.sentence);
    let capture = "the capture of stream 0xd100, begun by cuStreamBeginCapture in thread 7 with \
                   CU_STREAM_CAPTURE_MODE_THREAD_LOCAL";
    assert_eq!(said(explain_the_cause(&objects, key, 0)), Some(format!("it broke {capture}")));
    let more = said(explain_the_cause(&objects, key, 2));
    assert_eq!(more, Some(format!("it broke {capture}, and 2 more")));
    let later = format!(
        "{capture}, was broken by cuMemAlloc in thread 8, which returned CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED"
    );
    assert_eq!(said(explain_a_later_call(&objects, key)), Some(later));
    assert_eq!(explain_a_later_call(&objects, other), None);
    // One that a call broke which was not seen is not asked about again, and has no cause.
    objects.captures.breaks.insert(other, None);
    assert_eq!((intact(&objects), explain_a_later_call(&objects, other)), (Vec::new(), None));
    objects.create(other, None, mode, begins, false);
    // The stream is captured again.
    objects.create(key, None, mode, begins, false);
    assert_eq!(explain_a_later_call(&objects, key), None);
    // A stream that is gone is not asked.
    let stream = (ObjectKind::Stream, 0xd200);
    objects.create(stream, None, Description::Unknown, begins, false);
    let generation = objects.begin_end(stream, breaks, None).expect("it is alive");
    objects.finish_end(stream, generation, true);
    assert_eq!(intact(&objects), [key]);
    assert!(!is_askable(&objects, stream.1) && is_askable(&objects, key.1));
    objects.forget(stream);
}

#[test]
fn the_oldest_function_states_no_mode() {
    let _alone = ALONE.lock();
    entry_point::register(&crate::layer::dispatch::table::ALL);
    let (mut objects, key) = (Objects::default(), (ObjectKind::Capture, 0xd300));
    let oldest =
        entry_points().find(|entry| entry.name() == "cuStreamBeginCapture").expect("there is one");
    let made = Moment { function: oldest.number as u16, thread: 7, place: 0 };
    objects.create(key, None, Description::Unknown, made, false);
    let said = explain_the_cause(&objects, key, 0).expect("it is alive").sentence;
    let begun = "begun by cuStreamBeginCapture in thread 7";
    assert_eq!(said, format!("it broke the capture of stream 0xd300, {begun}"));
}

#[test]
fn a_call_that_does_not_reach_a_capture_did_not_break_it() {
    let _alone = ALONE.lock();
    use CUresult as C;
    use CUstreamCaptureMode as Mode;
    let (mut objects, key) = (Objects::default(), (ObjectKind::Capture, 0xd400));
    let made = Moment { function: 1, thread: 7, place: 0 };
    for (mode, own, other) in [
        (Some(Mode::CU_STREAM_CAPTURE_MODE_GLOBAL), true, true),
        (Some(Mode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL), true, false),
        (Some(Mode::CU_STREAM_CAPTURE_MODE_RELAXED), false, false),
        (None, true, false),
    ] {
        objects.create(
            key,
            None,
            mode.map_or(Description::Unknown, Description::Mode),
            made,
            false,
        );
        let reaches = |thread, code| reaches(&objects, key, thread, code);
        let unsupported = C::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
        assert_eq!([7, 8].map(|thread| reaches(thread, unsupported)), [own, other]);
        assert!(reaches(8, C::CUDA_ERROR_CAPTURED_EVENT), "the event is that of any stream");
    }
}

#[test]
fn a_wait_for_a_context_meets_the_captures_of_its_streams_alone() {
    let _alone = ALONE.lock();
    let mut objects = Objects::default();
    let made = Moment { function: 1, thread: 7, place: 0 };
    let [own, other, empty] =
        [0xdb01, 0xdb02, 0xdb03].map(|context| (ObjectKind::Context, context));
    for (context, stream) in [(own, 0xdb11), (other, 0xdb12), (empty, 0xdb13)] {
        objects.create(context, None, Description::Unknown, made, false);
        objects.create(
            (ObjectKind::Stream, stream),
            Some(context),
            Description::Unknown,
            made,
            false,
        );
    }
    // Of a stream that was not seen being created no context is known.
    for stream in [0xdb10, 0xdb11, 0xdb12] {
        objects.create((ObjectKind::Capture, stream), None, Description::Unknown, made, false);
    }
    let all = [0xdb10, 0xdb11, 0xdb12].map(|stream| (ObjectKind::Capture, stream));
    let found = [own, other, empty].map(|(_, of)| all.map(|key| is_of_context(&objects, key, of)));
    assert_eq!(found, [[false, true, false], [false, false, true], [false; 3]]);
}

#[test]
fn the_end_of_a_stream_ends_its_capture() {
    let _alone = ALONE.lock();
    let mut objects = Objects::default();
    let [seen, unseen, other] =
        [0xd500, 0xd600, 0xd700].map(|stream| (ObjectKind::Capture, stream));
    let made = Moment { function: 1, thread: 7, place: 0 };
    objects.create((ObjectKind::Stream, seen.1), None, Description::Unknown, made, false);
    for key in [seen, unseen, other] {
        objects.create(key, None, Description::Unknown, made, false);
    }
    objects.begin_end((ObjectKind::Event, other.1), made, None);
    assert_eq!(intact(&objects), [seen, unseen, other]);
    objects.begin_end((ObjectKind::Stream, other.1), made, None);
    assert_eq!(intact(&objects), [seen, unseen]);
    objects.begin_end((ObjectKind::Context, 0xd800), made, None);
    assert_eq!(intact(&objects), [seen]);
    assert!(!objects.captures.breaks.contains_key(&other));
}

#[test]
fn a_stream_whose_context_is_about_to_end_is_not_asked() {
    let _alone = ALONE.lock();
    let mut objects = Objects::default();
    let [context, stream, capture] = [
        (ObjectKind::Context, 0xd901),
        (ObjectKind::Stream, 0xd902),
        (ObjectKind::Capture, 0xd902),
    ];
    let moment = Moment { function: 1, thread: 7, place: 0 };
    objects.create(context, None, Description::Unknown, moment, false);
    objects.create(stream, Some(context), Description::Unknown, moment, false);
    objects.create(capture, None, GLOBAL, moment, false);
    assert_eq!(intact(&objects), [capture]);
    let generation = objects.begin_end(context, moment, None).expect("it is alive");
    assert_eq!(intact(&objects), []);
    objects.finish_end(context, generation, false);
    assert_eq!(intact(&objects), [capture], "the context was not ended");
    objects.forget(capture);
}

fn value(value: &u64) -> Argument {
    Argument { place: std::ptr::from_ref(value).cast(), size: 8 }
}

#[test]
fn streams_that_enter_a_capture_and_events_of_it_are_known() {
    use CUresult as C;
    let _alone = ALONE.lock();
    entry_point::register(&crate::layer::dispatch::table::ALL);
    let entry =
        |name: &str| entry_points().find(|entry| entry.name() == name).expect("there is one");
    let moment = |name| Moment { function: entry(name).number as u16, thread: 7, place: 0 };
    let (mut objects, [origin, other, event, late]) =
        (Objects::default(), [0xd801, 0xd802, 0xd803, 0xd804]);
    let key = (ObjectKind::Capture, origin);
    let zero = 0;
    let calls = |objects: &mut Objects, name: &'static str, arguments: &[u64]| {
        let arguments: Vec<_> = arguments.iter().map(value).collect();
        let here = crate::layer::origin::callers::here();
        let call = Call { entry: entry(name), arguments: &arguments, frame: 0, here };
        let (role, stream) = match name {
            "cuEventRecord" => (Role::Records, arguments[1].value()),
            _ => (Role::Follows, arguments[0].value()),
        };
        assert_eq!(call.capturing(), Some(stream));
        objects.follow(role, event, stream, moment(name));
    };
    let says = |objects: &Objects, name: &'static str, arguments: &[u64], code| {
        let arguments: Vec<_> = arguments.iter().map(value).collect();
        let here = crate::layer::origin::callers::here();
        let call = Call { entry: entry(name), arguments: &arguments, frame: 0, here };
        let own = call.capturing().map(|stream| (ObjectKind::Capture, stream));
        let said =
            explain_by_capture(objects, &call, own, code).map(|explanation| explanation.sentence);
        (said, Explanation::default().more("; ", cause(objects, &call, 0, code)).sentence)
    };
    // Other tests have left captures.
    LIVE.store(0, Relaxed);
    objects.create(key, None, GLOBAL, moment("cuStreamBeginCapture_v2"), false);
    objects.create(
        (ObjectKind::Event, late),
        None,
        Description::Unknown,
        moment("cuEventCreate"),
        false,
    );
    assert!(has_live());
    let capture = "the capture of stream 0xd801, begun by cuStreamBeginCapture in thread 7 with \
                   CU_STREAM_CAPTURE_MODE_GLOBAL";
    let unjoined = C::CUDA_ERROR_STREAM_CAPTURE_UNJOINED;
    let end = "cuStreamEndCapture";
    assert_eq!(says(&objects, end, &[origin, zero], unjoined).0, None, "no stream is known");
    calls(&mut objects, "cuEventRecord", &[event, origin]);
    calls(&mut objects, "cuStreamWaitEvent", &[other, event, zero]);
    let invalid = C::CUDA_ERROR_INVALID_VALUE;
    let said = |name| says(&objects, name, &[event], invalid).0;
    assert!(said("cuEventQuery").is_some_and(|said| said.contains("was last recorded by")));
    assert_eq!(said("cuEventDestroy_v2"), None, "it is not asked of what the event has recorded");
    let entered = "stream 0xd802, which entered it by cuStreamWaitEvent";
    let said = format!("{capture}, was not joined by {entered}");
    assert_eq!(says(&objects, end, &[origin, zero], unjoined).0, Some(said));
    let unmatched = C::CUDA_ERROR_STREAM_CAPTURE_UNMATCHED;
    let said = format!("{capture}, is that which stream 0xd802 entered by cuStreamWaitEvent");
    assert_eq!(says(&objects, end, &[other, zero], unmatched).0, Some(said));
    let wrong = C::CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD;
    let said = format!("{capture}, is not of this thread, {}", thread::id());
    assert_eq!(says(&objects, end, &[origin, zero], wrong).0, Some(said));
    let state = C::CUDA_ERROR_ILLEGAL_STATE;
    let said = format!("{capture}, has not ended");
    assert_eq!(says(&objects, "cuStreamBeginCapture_v2", &[origin, zero], state).0, Some(said));
    assert_eq!(says(&objects, end, &[origin, zero], state).0, None);
    // Its event leads the other stream back.
    calls(&mut objects, "cuEventRecord", &[event, other]);
    let merge = C::CUDA_ERROR_STREAM_CAPTURE_MERGE;
    let recorded = "; event 0xd803 was last recorded by cuEventRecord in stream 0xd802, in the capture of stream 0xd801";
    assert_eq!(says(&objects, "cuStreamWaitEvent", &[other, event, zero], merge).1, recorded);
    let isolation = C::CUDA_ERROR_STREAM_CAPTURE_ISOLATION;
    let created = "; event 0xd804 was created by cuEventCreate, and not recorded in that";
    assert_eq!(says(&objects, "cuStreamWaitEvent", &[other, late, zero], isolation).1, created);
    assert_eq!(says(&objects, "cuStreamWaitEvent", &[other, late, zero], merge).1, "");
    calls(&mut objects, "cuStreamWaitEvent", &[origin, event, zero]);
    assert_eq!(says(&objects, end, &[origin, zero], unjoined).0, None);
    // The event stays that of a capture which is over, until it is recorded elsewhere or destroyed.
    objects.forget(key);
    let invalid = C::CUDA_ERROR_INVALID_VALUE;
    let said = "event 0xd803 was last recorded by cuEventRecord in stream 0xd802, in the capture of stream 0xd801";
    assert_eq!(says(&objects, "cuEventSynchronize", &[event], invalid).0.as_deref(), Some(said));
    assert!(!has_live());
    // The stream has a new capture, of which the event is not.
    objects.create(key, None, GLOBAL, moment("cuStreamBeginCapture_v2"), false);
    assert_eq!(says(&objects, "cuEventSynchronize", &[event], invalid).0.as_deref(), Some(said));
    calls(&mut objects, "cuStreamWaitEvent", &[other, event, zero]);
    assert_eq!(says(&objects, end, &[origin, zero], unjoined).0, None);
    objects.forget(key);
    calls(&mut objects, "cuEventRecord", &[event, other]);
    assert_eq!(says(&objects, "cuEventSynchronize", &[event], invalid).0, None);
}

#[test]
fn the_default_stream_of_a_thread_is_one_for_itself() {
    let _alone = ALONE.lock();
    entry_point::register(&crate::layer::dispatch::table::ALL);
    let of = |name: &str, argument: &u64| {
        let entry = entry_points().find(|entry| entry.name() == name).expect("there is one");
        let arguments = [value(argument), value(&0), value(&0), value(&0)];
        let call = Call {
            entry,
            arguments: &arguments,
            frame: 0,
            here: crate::layer::origin::callers::here(),
        };
        (
            call.stream(),
            call.capturing(),
            call.taken().find(|(kind, _)| *kind == ObjectKind::Capture),
        )
    };
    let own = PER_THREAD | u64::from(thread::id());
    let capture = Some((ObjectKind::Capture, own));
    assert_eq!(of("cuStreamEndCapture", &2), (Some(2), Some(own), capture));
    assert_eq!(of("cuStreamEndCapture_ptsz", &0), (Some(2), Some(own), capture));
    assert_eq!(of("cuStreamSynchronize_ptsz", &0), (Some(2), Some(own), None));
    assert_eq!(of("cuStreamEndCapture", &0), (Some(0), None, None));
    assert_eq!(of("cuStreamEndCapture_ptsz", &1), (Some(1), None, None));
    assert_eq!(of("cuMemFree_v2", &2), (None, None, None));
    assert_eq!(of("cuStreamCreate", &0xd100), (None, None, None), "that is where to store it");
    let others =
        std::thread::spawn(|| PER_THREAD | u64::from(thread::id())).join().expect("it ends");
    // It is another one in each context.
    let owns = [0xd110, 0xd120].map(|context| {
        answers(|answers| answers.current = Some(context));
        of("cuStreamEndCapture", &2).1.expect("it has a number")
    });
    assert!(owns[0] != owns[1] && !owns.contains(&own));
    assert!(owns.iter().all(|own| is_default(*own) && *own != stream::SEVERAL));
    let mut objects = Objects::default();
    objects.create(
        (ObjectKind::Capture, others),
        None,
        GLOBAL,
        Moment { function: 1, thread: 7, place: 0 },
        false,
    );
    let said = explain_the_cause(&objects, (ObjectKind::Capture, others), 0)
        .expect("it is alive")
        .sentence;
    assert!(said.starts_with("it broke the capture of a thread's default stream, "), "{said}");
    objects.forget((ObjectKind::Capture, others));
}

#[test]
fn a_graph_into_which_a_stream_captures_is_told() {
    let _alone = ALONE.lock();
    entry_point::register(&crate::layer::dispatch::table::ALL);
    let entry =
        |name: &str| entry_points().find(|entry| entry.name() == name).expect("there is one");
    let moment = |name| Moment { function: entry(name).number as u16, thread: 7, place: 0 };
    let mut objects = Objects::default();
    let [graph, capture] = [(ObjectKind::Graph, 0xd600), (ObjectKind::Capture, 0xd700)];
    objects.create(graph, None, Description::Unknown, moment("cuGraphCreate"), false);
    let said = |objects: &Objects| {
        let arguments = [value(&graph.1)];
        let here = crate::layer::origin::callers::here();
        let call = Call { entry: entry("cuGraphDestroy"), arguments: &arguments, frame: 0, here };
        explain_by_capture(objects, &call, None, CUresult::CUDA_ERROR_ILLEGAL_STATE)
    };
    assert_eq!(said(&objects), None);
    objects.create(
        capture,
        Some(graph),
        Description::Unknown,
        moment("cuStreamBeginCaptureToGraph"),
        false,
    );
    let words = "the capture of stream 0xd700, begun by cuStreamBeginCaptureToGraph in thread 7, goes into graph \
                 0xd600, created by cuGraphCreate";
    assert_eq!(said(&objects).map(|explanation| explanation.sentence).as_deref(), Some(words));
    objects.forget(capture);
    assert_eq!(said(&objects), None);
}

#[test]
fn the_codes_of_captures_are_known() {
    let codes = (890..920).map(CUresult).filter(|code| is_own(*code));
    assert_eq!(codes.map(|code| code.0).collect::<Vec<_>>(), (900..=908).collect::<Vec<_>>());
}

#[test]
fn functions_that_lead_into_captures_are_known_by_their_handles() {
    entry_point::register(&crate::layer::dispatch::table::ALL);
    let follows = |entry: &&entry_point::EntryPoint| {
        let roles = entry.handles.iter().map(|handle| handle.role);
        roles.into_iter().any(|role| matches!(role, Role::Records | Role::Follows))
    };
    let all = entry_points().filter(follows).map(|entry| entry.name());
    let known = "cuCtxRecordEvent cuStreamWaitEvent cuEventRecord cuEventRecordWithFlags cuGreenCtxRecordEvent \
                 cuStreamWaitEvent_ptsz cuEventRecord_ptsz cuEventRecordWithFlags_ptsz";
    assert_eq!(all.collect::<Vec<_>>().join(" "), known);
}
