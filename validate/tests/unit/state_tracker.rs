//! Calls with objects whose past is known, and what is said of them.

use super::*;
use crate::layer::call::entry_point::entry_points;
use crate::layer::call::signature::Argument;
use crate::layer::origin::tests::{ALONE, rich};
use crate::layer::past::refusal::explain;
use crate::{layer::origin::callers, spool};
use libcuda_sys::{CUDA_CONDITIONAL_NODE_PARAMS, CUstreamCaptureMode};
use std::ffi::CStr;

#[path = "answers.rs"]
pub mod driver;

struct World(&'static Spool);

impl World {
    fn new() -> Self {
        entry_point::register(&crate::layer::dispatch::table::ALL);
        objects::start();
        rich();
        Self(Spool::map(&spool::tests::memory()).expect("the file is a spool"))
    }

    /// Begins without captures and launches.
    fn fresh() -> Self {
        let world = Self::new();
        no_captures(&world);
        objects::with(world.0, |objects| objects.pending = Default::default());
        world
    }

    /// Makes a call that answers this, and returns what is said before it and after.
    fn call(&self, name: &CStr, arguments: &[Argument], answer: CUresult) -> [Option<String>; 2] {
        let call = call(name, arguments);
        let (before, open) = before(self.0, &call).expect("it is on");
        // SAFETY: the tests store what is created before they call.
        unsafe { after(self.0, &call, &before, answer) };
        let is_refused = answer != CUresult::CUDA_SUCCESS;
        let past = is_refused.then(|| explain(self.0, &call, answer, &before.dead)).flatten();
        [open.map(|(_, explanation)| explanation), past].map(|explanation| {
            explanation.map(|explanation| without_threads(&explanation.sentence))
        })
    }
}

/// A call of a function. It is compiled into the caller, whose stack is looked at when the call explains something.
#[inline(always)]
fn call<'a>(name: &CStr, arguments: &'a [Argument]) -> Call<'a> {
    let entry = entry_points().find(|entry| entry.name == name).expect("there is one");
    entry.distance.store(usize::MAX, std::sync::atomic::Ordering::Relaxed);
    Call { entry, arguments, frame: 0, here: callers::here() }
}

fn without_threads(sentence: &str) -> String {
    let (before, after) = sentence.split_once(" in thread ").unwrap_or((sentence, ""));
    before.to_owned() + after.trim_start_matches(|char: char| char.is_ascii_digit())
}

fn value<T>(value: &T) -> Argument {
    Argument { place: std::ptr::from_ref(value).cast(), size: size_of::<T>() }
}

const SUCCESS: CUresult = CUresult::CUDA_SUCCESS;
const INVALID: CUresult = CUresult::CUDA_ERROR_INVALID_HANDLE;
const SAID: &str =
    "stream 0xa100 was destroyed by cuStreamDestroy\u{1a}; it was created by cuStreamCreate\u{1a}";

/// Creates a stream, or ends it.
fn stream(world: &World, handle: u64, ends: Option<CUresult>) -> [Option<String>; 2] {
    let (place, flags) = (&raw const handle, 0_u32);
    match ends {
        None => {
            let arguments = [value(&place), value(&flags)];
            world.call(c"cuStreamCreate", &arguments, SUCCESS)
        }
        Some(answer) => world.call(c"cuStreamDestroy_v2", &[value(&handle)], answer),
    }
}

fn uses(world: &World, handle: u64, answer: CUresult) -> [Option<String>; 2] {
    world.call(c"cuStreamSynchronize", &[value(&handle)], answer)
}

#[test]
fn a_dead_handle_is_told_before_the_call_and_after_a_refusal() {
    let _alone = ALONE.lock();
    let (world, handle) = (World::fresh(), 0xa100);
    assert_eq!(uses(&world, handle, INVALID), [None, None], "it is not known");
    stream(&world, handle, None);
    assert_eq!(uses(&world, handle, INVALID), [None, None], "it is alive");
    assert_eq!(stream(&world, handle, Some(INVALID)), [None, None]);
    assert_eq!(uses(&world, handle, INVALID), [None, None], "it was not destroyed");
    stream(&world, handle, Some(SUCCESS));
    let said = Some(SAID.to_owned());
    assert_eq!(uses(&world, handle, INVALID), [said.clone(), said.clone()]);
    // A second end.
    assert_eq!(stream(&world, handle, Some(INVALID)), [said.clone(), said.clone()]);
    // Another code has another cause.
    let failed = CUresult::CUDA_ERROR_ILLEGAL_ADDRESS;
    let work = "earlier work has failed; no launch is known without a later wait".to_owned();
    assert_eq!(uses(&world, handle, failed), [said.clone(), Some(work)]);
    objects::with(world.0, |objects| objects.pending.failed = None);
    let memory = CUresult::CUDA_ERROR_OUT_OF_MEMORY;
    assert_eq!(uses(&world, handle, memory), [said.clone(), None]);
    // No code: the driver has read the memory of the dead stream.
    assert_eq!(uses(&world, handle, CUresult(21_962)), [said.clone(), said.clone()]);
    // A new stream has the value.
    stream(&world, handle, None);
    assert_eq!(uses(&world, handle, INVALID), [None, None]);
    stream(&world, handle, Some(SUCCESS));
    // One that was not seen being created has it: the call works.
    assert_eq!(uses(&world, handle, SUCCESS), [said, None]);
    assert_eq!(uses(&world, handle, INVALID), [None, None]);
}

#[test]
fn an_answer_shows_that_a_handle_works() {
    let _alone = ALONE.lock();
    let (world, handle) = (World::new(), 0xa100_u64);
    stream(&world, handle, None);
    stream(&world, handle, Some(SUCCESS));
    let not_ready = CUresult::CUDA_ERROR_NOT_READY;
    world.call(c"cuStreamQuery", &[value(&handle)], not_ready);
    assert_eq!(uses(&world, handle, INVALID), [None, None]);
}

/// A driver before CUDA 13.2 tells them only in the call that makes the node.
#[test]
fn bodies_of_a_conditional_node_are_known() {
    let _alone = ALONE.lock();
    let world = World::new();
    let (node, graph, none, bodies) = (0xb500_u64, 0xb600_u64, 0_u64, [0xb700_u64, 0xb800]);
    let known = || objects::with(world.0, |objects| objects.bodies.get(&node).cloned()).flatten();
    let new_node = |type_| {
        let mut params = CUgraphNodeParams { type_, ..Default::default() };
        params.anonymous.conditional = CUDA_CONDITIONAL_NODE_PARAMS {
            size: bodies.len() as u32,
            phGraph_out: bodies.as_ptr().cast_mut().cast(),
            ..Default::default()
        };
        let (place, params) = (&raw const node, &raw const params);
        let [graph, none] = [value(&graph), value(&none)];
        let arguments = [value(&place), graph, none, none, none, value(&params)];
        world.call(c"cuGraphAddNode_v2", &arguments, SUCCESS);
    };
    new_node(CUgraphNodeType::CU_GRAPH_NODE_TYPE_EMPTY);
    assert_eq!(known(), None);
    new_node(CUgraphNodeType::CU_GRAPH_NODE_TYPE_CONDITIONAL);
    assert_eq!(known(), Some(bodies.to_vec()));
    // A driver follows the graphs, so those of an earlier node at this address may not stay, however many are known.
    objects::with(world.0, |objects| {
        objects.bodies.insert(node, vec![0xb900]);
        (1..=CONDITIONS as u64).for_each(|other| drop(objects.bodies.insert(other, Vec::new())));
    });
    new_node(CUgraphNodeType::CU_GRAPH_NODE_TYPE_CONDITIONAL);
    assert_eq!(known(), Some(bodies.to_vec()));
    objects::with(world.0, |objects| objects.bodies.clear());
}

#[test]
fn a_function_goes_with_its_module() {
    let _alone = ALONE.lock();
    let world = World::new();
    let (module, function, name) = (0xb100_u64, 0xb200_u64, std::ptr::null::<u8>());
    let (to_module, to_function) = (&raw const module, &raw const function);
    let load = [value(&to_module), value(&name)];
    world.call(c"cuModuleLoadData", &load, SUCCESS);
    let get = [value(&to_function), value(&module), value(&name)];
    world.call(c"cuModuleGetFunction", &get, SUCCESS);
    world.call(c"cuModuleUnload", &[value(&module)], SUCCESS);
    let ask = [value(&name), value(&0_u32), value(&function)];
    let [_, said] = world.call(c"cuFuncGetAttribute", &ask, INVALID);
    let expected = "function 0xb200 went with module 0xb100, which was unloaded by cuModuleUnload\u{1a}; it was found by \
                    cuModuleGetFunction\u{1a}";
    assert_eq!(said.as_deref(), Some(expected));
}

#[test]
fn a_function_that_takes_dead_objects_shows_no_new_one() {
    let _alone = ALONE.lock();
    let (world, context) = (World::new(), 0xa300_u64);
    let (place, none) = (&raw const context, 0_u64);
    let create = [value(&place), value(&none), value(&0_u32), value(&0_u32)];
    world.call(c"cuCtxCreate_v4", &create, SUCCESS);
    world.call(c"cuCtxDestroy_v2", &[value(&context)], SUCCESS);
    let said =
        "context 0xa300 was destroyed by cuCtxDestroy\u{1a}; it was created by cuCtxCreate\u{1a}";
    for name in [c"cuCtxSetCurrent", c"cuCtxPushCurrent_v2", c"cuCtxSetCurrent"] {
        let [open, _] = world.call(name, &[value(&context)], SUCCESS);
        assert_eq!(open.as_deref(), Some(said));
    }
    // Another function needs one that is alive.
    let version = [value(&context), value(&none)];
    world.call(c"cuCtxGetApiVersion", &version, SUCCESS);
    assert_eq!(world.call(c"cuCtxSetCurrent", &[value(&context)], INVALID), [None, None]);
}

#[test]
fn an_object_that_ends_during_a_call_is_blamed_for_codes_of_ends() {
    let _alone = ALONE.lock();
    let (world, handle) = (World::new(), 0xa400_u64);
    stream(&world, handle, None);
    let entry =
        |name: &CStr| entry_points().find(|entry| entry.name == name).expect("there is one");
    let arguments = [value(&handle)];
    let call =
        |name| Call { entry: entry(name), arguments: &arguments, frame: 0, here: callers::here() };
    let (uses, ends) = (call(c"cuStreamSynchronize"), call(c"cuStreamDestroy_v2"));
    let (known, open) = before(world.0, &uses).expect("it is on");
    assert!(open.is_none() && known.dead.is_empty());
    let (ending, _) = before(world.0, &ends).expect("it is on");
    let said =
        |code| explain(world.0, &uses, code, &known.dead).map(|explanation| explanation.sentence);
    let value = CUresult::CUDA_ERROR_INVALID_VALUE;
    assert!(said(INVALID).is_some_and(|said| said.contains("is being destroyed by")));
    assert_eq!(said(value), None, "it has another cause");
    // SAFETY: it stores nothing.
    unsafe { after(world.0, &ends, &ending, SUCCESS) };
    assert_eq!(said(value), None, "it was alive before the call");
    let (known, _) = before(world.0, &uses).expect("it is on");
    let said =
        |code| explain(world.0, &uses, code, &known.dead).map(|explanation| explanation.sentence);
    assert!(said(value).is_some_and(|said| said.contains("was destroyed by")));
}

#[test]
fn a_stream_in_a_struct_is_looked_at() {
    let _alone = ALONE.lock();
    let (world, handle, function) = (World::new(), 0xa500_u64, 0xa501_u64);
    stream(&world, handle, None);
    stream(&world, handle, Some(SUCCESS));
    // SAFETY: zeros are valid.
    let mut config: libcuda_sys::CUlaunchConfig = unsafe { std::mem::zeroed() };
    config.hStream = std::ptr::without_provenance_mut(handle as usize);
    let (place, none) = (&raw const config, 0_u64);
    let launch = |place: &*const libcuda_sys::CUlaunchConfig| {
        let arguments = [value(place), value(&function), value(&none), value(&none)];
        world.call(c"cuLaunchKernelEx", &arguments, INVALID)
    };
    let said = Some(SAID.replace("a100", "a500"));
    assert_eq!(launch(&place), [said.clone(), said]);
    assert_eq!(launch(&std::ptr::null()), [None, None]);
}

#[test]
fn an_array_in_a_struct_is_looked_at_where_the_tag_says_so() {
    use libcuda_sys::{CUDA_RESOURCE_DESC, CUresourcetype};
    let _alone = ALONE.lock();
    let (world, array, texture) = (World::new(), 0xa900_u64, 0xa980_u64);
    let (place, texture) = (&raw const array, &raw const texture);
    world.call(c"cuArrayCreate_v2", &[value(&place), value(&place)], SUCCESS);
    world.call(c"cuArrayDestroy", &[value(&array)], SUCCESS);
    // SAFETY: zeros are valid for it.
    let mut resource: CUDA_RESOURCE_DESC = unsafe { std::mem::zeroed() };
    resource.res.array.hArray = std::ptr::without_provenance_mut(array as usize);
    let said = |resource: &CUDA_RESOURCE_DESC| {
        let (resource, none) = (std::ptr::from_ref(resource), 0_u64);
        let arguments = [value(&texture), value(&resource), value(&none), value(&none)];
        let invalid = CUresult::CUDA_ERROR_INVALID_VALUE;
        world.call(c"cuTexObjectCreate", &arguments, invalid).map(|said| said.is_some())
    };
    assert_eq!(said(&resource), [true, true]);
    resource.resType = CUresourcetype::CU_RESOURCE_TYPE_LINEAR;
    assert_eq!(said(&resource), [false, false], "it is an address");
}

#[test]
fn memory_of_no_bytes_has_no_address() {
    let _alone = ALONE.lock();
    let (world, none, stream) = (World::new(), 0_u64, 0xa600_u64);
    let place = &raw const none;
    let allocate = [value(&place), value(&none), value(&stream)];
    assert_eq!(world.call(c"cuMemAllocAsync", &allocate, SUCCESS), [None, None]);
    let free = [value(&none), value(&stream)];
    for _ in 0..2 {
        assert_eq!(world.call(c"cuMemFreeAsync", &free, SUCCESS), [None, None]);
    }
    let refused = CUresult::CUDA_ERROR_INVALID_VALUE;
    assert_eq!(world.call(c"cuMemFreeAsync", &free, refused), [None, None]);
    assert_eq!(world.call(c"cuMemFree_v2", &[value(&none)], refused), [None, None]);
}

#[test]
fn memory_of_a_pool_outlives_the_context() {
    let _alone = ALONE.lock();
    let (world, memory, size, stream) = (World::new(), 0xa700_u64, 64_u64, 0_u64);
    // Other tests have left captures.
    captures::LIVE.store(0, Relaxed);
    let place = &raw const memory;
    let allocate = [value(&place), value(&size), value(&stream)];
    world.call(c"cuMemAllocAsync", &allocate, SUCCESS);
    objects::with(world.0, |objects| {
        let object = objects.alive((ObjectKind::Memory, memory)).expect("it was created");
        assert_eq!((object.parent, object.size()), (None, size));
        objects.forget((ObjectKind::Memory, memory));
    });
}

const VALUE: CUresult = CUresult::CUDA_ERROR_INVALID_VALUE;
const NO_CONTEXT: CUresult = CUresult::CUDA_ERROR_INVALID_CONTEXT;
const UNSUPPORTED: CUresult = CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
const INVALIDATED: CUresult = CUresult::CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
const GLOBAL: CUstreamCaptureMode = CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_GLOBAL;
const RELAXED: CUstreamCaptureMode = CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED;

/// Creates a context, or ends it.
fn context(world: &World, context: u64, ends: bool) {
    let (place, none) = (&raw const context, 0_u64);
    let create = [value(&place), value(&none), value(&0_u32), value(&0_u32)];
    match ends {
        false => world.call(c"cuCtxCreate_v4", &create, SUCCESS),
        true => world.call(c"cuCtxDestroy_v2", &[value(&context)], SUCCESS),
    };
}

/// Begins the capture of a stream.
fn begin(world: &World, stream: u64, mode: CUstreamCaptureMode) {
    let begin = [value(&stream), value(&mode.0)];
    world.call(c"cuStreamBeginCapture_v2", &begin, SUCCESS);
}

/// Ends the capture of a stream.
fn end(world: &World, stream: u64, answer: CUresult) -> Option<String> {
    let graph = &raw const stream;
    let [_, said] = world.call(c"cuStreamEndCapture", &[value(&stream), value(&graph)], answer);
    said
}

#[test]
fn a_graph_into_which_a_stream_is_captured_is_no_new_one() {
    let _alone = ALONE.lock();
    let world = World::fresh();
    let [own, body, stream] = [0xd910_u64, 0xd920, 0xd930];
    let of_graph = |graph: u64| {
        let known =
            |objects: &mut Objects| Some(objects.alive((ObjectKind::Graph, graph))?.generation);
        objects::with(world.0, known).flatten()
    };
    let place = &raw const own;
    world.call(c"cuGraphCreate", &[value(&place), value(&0_u32)], SUCCESS);
    let created = of_graph(own).expect("it was created");
    let ends_with = |graph: u64| {
        let place = &raw const graph;
        world.call(c"cuStreamEndCapture", &[value(&stream), value(&place)], SUCCESS);
    };
    // The other graph is that of a conditional node, which the program does not destroy.
    for graph in [own, body] {
        let (none, mode) = (0_u64, value(&GLOBAL.0));
        let none = value(&none);
        let into = [value(&stream), value(&graph), none, none, none, mode];
        world.call(c"cuStreamBeginCaptureToGraph", &into, SUCCESS);
        ends_with(graph);
        assert!(!is_captured(&world, stream));
    }
    assert_eq!([of_graph(own), of_graph(body)], [Some(created), None]);
    begin(&world, stream, GLOBAL);
    ends_with(body);
    assert!(of_graph(body).is_some());
    for graph in [own, body] {
        world.call(c"cuGraphDestroy", &[value(&graph)], SUCCESS);
    }
}

#[test]
fn a_host_function_is_given_by_the_call_that_the_driver_takes() {
    let _alone = ALONE.lock();
    let world = World::fresh();
    let [stream, other, function, none] = [0xda10_u64, 0xda20, 0xda30, 0];
    let gives = |name, stream: &u64, answer| {
        world.call(name, &[value(stream), value(&function), value(&none)], answer);
        objects::with(world.0, |objects| objects.host_functions.get(&function).copied()).flatten()
    };
    let refused = CUresult::CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
    assert_eq!(gives(c"cuLaunchHostFunc", &stream, refused), None);
    let first = gives(c"cuLaunchHostFunc", &stream, SUCCESS).expect("it was given");
    assert_eq!(gives(c"cuLaunchHostFunc_ptsz", &other, refused), Some(first));
    let second = gives(c"cuLaunchHostFunc_ptsz", &other, SUCCESS);
    assert!(second.is_some_and(|second| second.function != first.function));
    objects::with(world.0, |objects| objects.host_functions.remove(&function));
}

/// Forgets the captures of other tests.
fn no_captures(world: &World) {
    captures::LIVE.store(0, Relaxed);
    objects::with(world.0, |objects| {
        let all = objects.within(ObjectKind::Capture, 0, u64::MAX);
        all.into_iter().for_each(|key| objects.forget(key));
    });
}

fn is_captured(world: &World, stream: u64) -> bool {
    objects::with(world.0, |objects| objects.alive((ObjectKind::Capture, stream)).is_some())
        == Some(true)
}

#[test]
fn a_driver_that_has_shut_down_is_told_and_not_asked() {
    let _alone = ALONE.lock();
    let (world, handle) = (World::new(), 0xab10);
    no_captures(&world);
    begin(&world, handle, GLOBAL);
    for (code, said) in
        [(CUresult::CUDA_ERROR_DEINITIALIZED, true), (CUresult::CUDA_ERROR_NOT_INITIALIZED, false)]
    {
        let words = said.then(|| "the driver has shut down, because the process exits".to_owned());
        assert_eq!(uses(&world, handle, code), [None, words]);
        assert_eq!(driver::answers(|_| ()).asked, 0);
    }
    assert_eq!(uses(&world, 0xab00, VALUE), [None, None]);
    assert_eq!(driver::answers(|_| ()).asked, 0, "no code of captures, and another stream");
    end(&world, handle, SUCCESS);
}

#[test]
fn a_current_context_that_has_ended_is_told_for_codes_of_contexts() {
    let _alone = ALONE.lock();
    let (world, handle) = (World::new(), 0xac10);
    context(&world, 0xac00, false);
    context(&world, 0xac00, true);
    driver::answers(|answers| answers.current = Some(0xac00));
    assert_eq!(uses(&world, handle, VALUE), [None, None]);
    let [_, said] = uses(&world, handle, NO_CONTEXT);
    let words = "the current context 0xac00 was destroyed by cuCtxDestroy\u{1a}; it was created by cuCtxCreate\u{1a}";
    assert_eq!(said.as_deref(), Some(words));
}

#[test]
fn a_thread_without_a_context_is_told_who_changed_it() {
    let _alone = ALONE.lock();
    let (world, handle) = (World::new(), 0xac20);
    stream(&world, handle, None);
    driver::answers(|answers| answers.current = Some(0));
    assert_eq!(uses(&world, handle, NO_CONTEXT), [None, None], "no call is known to have done it");
    let entry = call(c"cuCtxPopCurrent_v2", &[]).entry;
    crate::layer::process::thread::changed(
        entry.number as u16,
        Some(0),
        Some(Place::at_address(1)),
    );
    let words = "no context is current to this thread, whose context was last changed by cuCtxPopCurrent\u{1a}";
    assert_eq!(uses(&world, handle, NO_CONTEXT)[1].as_deref(), Some(words));
    assert_eq!(uses(&world, handle, INVALID)[1], None, "the code is one of handles");
    crate::layer::process::thread::changed(entry.number as u16, None, None);
    assert_eq!(uses(&world, handle, NO_CONTEXT)[1], None);
}

#[test]
fn objects_of_two_contexts_are_told_where_a_function_needs_one() {
    let _alone = ALONE.lock();
    let (world, of_stream, event) = (World::new(), 0xad01_u64, 0xad11_u64);
    let (none, unknown) = (0_u64, 0xad20_u64);
    for of in [0xad00, 0xad10] {
        context(&world, of, false);
        driver::answers(|answers| answers.current = Some(of));
        match of {
            0xad00 => drop(stream(&world, of_stream, None)),
            _ => {
                let place = &raw const event;
                world.call(c"cuEventCreate", &[value(&place), value(&0_u32)], SUCCESS);
            }
        }
    }
    let record = [value(&event), value(&of_stream)];
    let said = |code| world.call(c"cuEventRecord", &record, code)[1].is_some();
    assert_eq!([INVALID, NO_CONTEXT, VALUE].map(said), [true, false, false]);
    let wait = [value(&of_stream), value(&event), value(&0_u32)];
    assert_eq!(world.call(c"cuStreamWaitEvent", &wait, INVALID), [None, None]);
    // The context of a stream that is named need not be current.
    let again = [value(&event), value(&event), value(&none)];
    driver::answers(|answers| answers.current = Some(0xad00));
    assert_eq!(world.call(c"cuEventRecord", &[value(&event), value(&unknown)], INVALID)[1], None);
    assert!(world.call(c"cuEventRecord", &[value(&event), value(&none)], INVALID)[1].is_some());
    assert_eq!(world.call(c"cuEventElapsedTime_v2", &again, INVALID)[1], None);
}

#[test]
fn memory_that_was_freed_is_told_where_the_driver_knows_of_none() {
    let _alone = ALONE.lock();
    let (world, memory, size) = (World::new(), 0xae_0000_u64, 4096_u64);
    let place = &raw const memory;
    world.call(c"cuMemAlloc_v2", &[value(&place), value(&size)], SUCCESS);
    let free = [value(&memory)];
    world.call(c"cuMemFree_v2", &free, SUCCESS);
    let there = Some((memory, size));
    // A range that is reserved has no type.
    for (ty, there, is_told) in
        [(2, Some((0, 0)), true), (2, there, false), (0, there, true), (2, None, false)]
    {
        driver::answers(|answers| (answers.memory, answers.range) = (Some(ty), there));
        assert_eq!(world.call(c"cuMemFree_v2", &free, VALUE)[1].is_some(), is_told);
    }
    // It is no longer there to be freed by another function.
    assert_eq!(world.call(c"cuMemFreeHost", &free, VALUE), [None, None]);
    world.call(c"cuMemAlloc_v2", &[value(&place), value(&size)], SUCCESS);
    let [_, said] = world.call(c"cuMemFreeHost", &free, VALUE);
    let words = "cuMemFreeHost does not end memory: 0xae0000 was allocated by cuMemAlloc\u{1a}";
    assert_eq!(said.as_deref(), Some(words));
}

#[test]
fn a_part_of_memory_is_not_freed_where_the_driver_says_so() {
    let _alone = ALONE.lock();
    let (world, memory, size) = (World::new(), 0xb0_0000_u64, 4096_u64);
    let (place, part) = (&raw const memory, memory + 16);
    world.call(c"cuMemAlloc_v2", &[value(&place), value(&size)], SUCCESS);
    for (range, is_told) in [(Some(memory), true), (Some(part), false), (None, false)] {
        let range = range.map(|start| (start, size));
        driver::answers(|answers| (answers.memory, answers.range) = (Some(2), range));
        let [_, said] = world.call(c"cuMemFree_v2", &[value(&part)], VALUE);
        let begin = "0xb00010 is 16 bytes into memory 0xb00000, which was allocated by cuMemAlloc";
        assert_eq!(said.is_some_and(|said| said.starts_with(begin)), is_told);
    }
    // To use a part is no mistake.
    let fill = [value(&part), value(&0_u8), value(&size)];
    assert_eq!(world.call(c"cuMemsetD8_v2", &fill, VALUE), [None, None]);
}

#[test]
fn a_range_may_be_reserved_and_mapped() {
    let _alone = ALONE.lock();
    let (world, range, size, none) = (World::new(), 0xaf00_0000_u64, 0x1_0000_u64, 0_u64);
    let place = &raw const range;
    let reserve = [value(&place), value(&size), value(&none), value(&none), value(&none)];
    world.call(c"cuMemAddressReserve", &reserve, SUCCESS);
    assert_eq!(world.call(c"cuMemUnmap", &[value(&range), value(&size)], VALUE), [None, None]);
}

#[test]
fn a_registration_is_told_where_the_code_says_that_there_is_one() {
    let _alone = ALONE.lock();
    let (world, range, size) = (World::new(), 0xb1_0000_u64, 4096_u64);
    let register = [value(&range), value(&size), value(&0_u32)];
    world.call(c"cuMemHostRegister_v2", &register, SUCCESS);
    let again = CUresult::CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED;
    for (code, is_told) in [(again, true), (VALUE, false)] {
        let said = world.call(c"cuMemHostRegister_v2", &register, code)[1].clone();
        assert_eq!(
            said.is_some_and(|said| said.contains("0xb10000 is there: it was registered")),
            is_told
        );
    }
}

#[test]
fn a_cause_has_the_memory_that_is_too_small() {
    use crate::layer::past::refusal::beside_cause;
    let _alone = ALONE.lock();
    let (world, memory, unknown, size) = (World::new(), 0xb2_0000_u64, 0xb3_0000_u64, 4096_u64);
    let (place, no_size) = (&raw const memory, &raw const unknown);
    world.call(c"cuMemAlloc_v2", &[value(&place), value(&size)], SUCCESS);
    let pitched = [value(&no_size), value(&no_size), value(&size), value(&size), value(&4_u32)];
    world.call(c"cuMemAllocPitch_v2", &pitched, SUCCESS);
    let said = |address: u64, count: u64| {
        // The driver has less there.
        let range = Some((address, 64));
        driver::answers(|answers| (answers.memory, answers.range) = (Some(2), range));
        let arguments = [value(&address), value(&0_u16), value(&count)];
        // SAFETY: there are no pointers.
        let cause =
            unsafe { cuda_checked::causes::cuMemsetD16_v2(address, 0, count as usize, VALUE) };
        let call = call(c"cuMemsetD16_v2", &arguments);
        beside_cause(world.0, &call, &cause.expect("the driver has less"))
            .map(|memory| memory.sentence)
    };
    let of = "memory 0xb20000 of 4096 bytes was allocated by cuMemAlloc";
    assert!(said(memory, 2049).is_some_and(|said| said.starts_with(of)));
    // A fill counts elements, here of two bytes.
    assert_eq!(said(memory, 2048), None);
    assert!(said(memory + 2, 2048).is_some_and(|said| said.starts_with(of)));
    assert_eq!(said(unknown, 2049), None);
    // A call that frees memory takes none of its bytes.
    driver::answers(|answers| answers.range = Some((memory, 4096)));
    let inside = memory + 8;
    // SAFETY: there are no pointers.
    let cause = unsafe { cuda_checked::causes::cuMemFree_v2(inside, VALUE) };
    let arguments = [value(&inside)];
    let call = call(c"cuMemFree_v2", &arguments);
    assert_eq!(beside_cause(world.0, &call, &cause.expect("it is no start")), None);
    // What has the same words has one shape, whatever the addresses are.
    let known = |inside: u64| {
        // SAFETY: there are no pointers.
        let cause = unsafe { cuda_checked::causes::cuMemFree_v2(inside, VALUE) };
        let cause = cause.expect("it is no start");
        (cause.words(), Explanation::new(cause.to_string()).shape())
    };
    assert!(known(inside).0.is_some());
    assert_eq!(known(inside), known(memory + 16));
}

/// Says which capture a call broke.
fn broke(stream: &str, mode: &str) -> String {
    format!(
        "it broke the capture of {stream}, begun by cuStreamBeginCapture\u{1a} with CU_STREAM_CAPTURE_MODE_{mode}"
    )
}

#[test]
fn a_call_with_another_code_can_have_broken_its_own_capture_alone() {
    let _alone = ALONE.lock();
    let (world, own, other) = (World::new(), 0xb410, 0xb420);
    no_captures(&world);
    begin(&world, own, GLOBAL);
    begin(&world, other, GLOBAL);
    assert_eq!(uses(&world, own, VALUE), [None, None], "both are whole");
    driver::answers(|answers| answers.broken = [own, other]);
    assert_eq!(uses(&world, own, VALUE)[1], Some(broke("stream 0xb410", "GLOBAL")));
    // That of the other one is found broken later, and no call is known to have done it.
    assert_eq!(uses(&world, other, INVALIDATED)[1], None);
    assert_eq!(uses(&world, other, UNSUPPORTED)[1], None);
    let later = uses(&world, own, INVALIDATED)[1].clone();
    assert!(later.is_some_and(|said| said.contains("was broken by cuStreamSynchronize")));
    let driver::Answers { asked, unguarded, .. } = driver::answers(|_| ());
    assert!(asked > 0 && unguarded == 0, "a stream that is asked of could end");
}

#[test]
fn a_stream_that_joined_a_capture_can_break_it() {
    let _alone = ALONE.lock();
    let (world, own, of) = (World::new(), 0xb510, 0xb500);
    no_captures(&world);
    begin(&world, of, RELAXED);
    driver::answers(|answers| answers.broken = [of, 0]);
    assert_eq!(uses(&world, own, UNSUPPORTED)[1], None, "the stream is not in it");
    no_captures(&world);
    begin(&world, of, RELAXED);
    driver::answers(|answers| answers.broken = [of, own]);
    assert_eq!(uses(&world, own, UNSUPPORTED)[1], Some(broke("stream 0xb500", "RELAXED")));
}

#[test]
fn a_default_stream_that_is_captured_elsewhere_is_told_if_it_alone_can_be_the_cause() {
    let _alone = ALONE.lock();
    let (world, memory, size) = (World::new(), 0xb6_0000_u64, 64_u64);
    let (spool, place) = (world.0, &raw const memory);
    let begin_there = |mode| {
        no_captures(&world);
        let there = std::thread::spawn(move || begin(&World(spool), 2, mode));
        there.join().expect("it does not panic");
    };
    let allocate = [value(&place), value(&size)];
    let allocates = |code| world.call(c"cuMemAlloc_v2", &allocate, code)[1].clone();
    begin_there(RELAXED);
    assert_eq!(allocates(UNSUPPORTED), None, "the mode permits the call");
    begin_there(GLOBAL);
    let implicit = CUresult::CUDA_ERROR_STREAM_CAPTURE_IMPLICIT;
    assert_eq!(allocates(implicit), None, "the code is one of streams");
    assert_eq!(uses(&world, 0xb610, UNSUPPORTED)[1], None, "the call has a stream");
    begin(&world, 0xb620, GLOBAL);
    assert_eq!(allocates(UNSUPPORTED), None, "it may be the other one");
    end(&world, 0xb620, SUCCESS);
    let said = broke("a thread's default stream", "GLOBAL");
    assert_eq!(allocates(UNSUPPORTED), Some(said));
}

#[test]
fn a_refused_end_may_end_a_capture() {
    let _alone = ALONE.lock();
    let (world, stream) = (World::new(), 0xb710);
    no_captures(&world);
    begin(&world, stream, GLOBAL);
    end(&world, stream, VALUE);
    assert!(is_captured(&world, stream));
    assert_eq!(uses(&world, stream, INVALIDATED)[1], None);
    assert!(is_captured(&world, stream), "another call ends none");
    end(&world, stream, INVALIDATED);
    assert!(!is_captured(&world, stream));
}

#[test]
fn a_stream_that_waits_for_the_legacy_stream_is_told_where_that_is_the_cause() {
    let _alone = ALONE.lock();
    let world = World::new();
    let implicit = CUresult::CUDA_ERROR_STREAM_CAPTURE_IMPLICIT;
    let of = "; stream 0xb810 was created without CU_STREAM_NON_BLOCKING by cuStreamCreate\u{1a}";
    for (flags, code, is_told) in
        [(0_u32, implicit, true), (1, implicit, false), (0, UNSUPPORTED, false)]
    {
        no_captures(&world);
        let handle = 0xb810_u64;
        let place = &raw const handle;
        world.call(c"cuStreamCreate", &[value(&place), value(&flags)], SUCCESS);
        begin(&world, handle, GLOBAL);
        driver::answers(|answers| answers.broken = [handle, 0]);
        let said = broke("stream 0xb810", "GLOBAL") + if is_told { of } else { "" };
        assert_eq!(uses(&world, 0xb820, code)[1], Some(said));
    }
}

#[test]
fn events_of_captures_are_known_until_they_are_recorded_elsewhere_or_end() {
    use crate::layer::past::captures::has_live;
    let _alone = ALONE.lock();
    let (world, stream, event) = (World::fresh(), 0xb910_u64, 0xb920_u64);
    assert!(!has_live());
    let place = &raw const event;
    let of_capture = || {
        let is_known = |objects: &mut Objects| objects.captures.events.contains_key(&event);
        objects::with(world.0, is_known) == Some(true)
    };
    for ends in [false, true] {
        world.call(c"cuEventCreate", &[value(&place), value(&0_u32)], SUCCESS);
        record(&world, event, stream);
        assert!(!of_capture());
        begin(&world, stream, GLOBAL);
        assert!(has_live());
        record(&world, event, stream);
        assert!(of_capture());
        end(&world, stream, SUCCESS);
        assert_eq!((has_live(), of_capture()), (false, true), "the event is left");
        match ends {
            true => drop(world.call(c"cuEventDestroy_v2", &[value(&event)], SUCCESS)),
            false => record(&world, event, stream),
        }
        assert!(!of_capture());
    }
    // A capture that is over is not over again.
    begin(&world, stream, GLOBAL);
    begin(&world, stream + 1, GLOBAL);
    end(&world, stream, SUCCESS);
    end(&world, stream, SUCCESS);
    assert!(has_live());
    end(&world, stream + 1, SUCCESS);
    assert!(!has_live());
}

#[test]
fn memory_of_a_graph_has_no_life() {
    let _alone = ALONE.lock();
    let (world, stream, own, old, size) =
        (World::new(), 0xba10_u64, 0xba_1000_u64, 0xba_2000_u64, 64_u64);
    no_captures(&world);
    let is_alive = |memory| {
        objects::with(world.0, |objects| objects.alive((ObjectKind::Memory, memory)).is_some())
            == Some(true)
    };
    let allocate = |memory: &u64, stream: u64| {
        let place = std::ptr::from_ref(memory);
        world.call(c"cuMemAllocAsync", &[value(&place), value(&size), value(&stream)], SUCCESS);
    };
    allocate(&old, 0);
    begin(&world, stream, GLOBAL);
    allocate(&own, stream);
    assert!(!is_alive(own));
    world.call(c"cuMemFreeAsync", &[value(&old), value(&stream)], SUCCESS);
    assert!(is_alive(old), "each launch of the graph frees it");
    driver::answers(|answers| answers.idle = [0xba20, 0]);
    allocate(&own, 0xba20);
    assert!(is_alive(own), "the stream is not captured");
    let free = [value(&own), value(&0xba20_u64)];
    world.call(c"cuMemFreeAsync", &free, SUCCESS);
    objects::with(world.0, |objects| {
        let end = objects.dead((ObjectKind::Memory, own)).and_then(|memory| memory.end.clone());
        assert_eq!(end.map(|end| end.with), Some(Some((ObjectKind::Stream, 0xba20))));
    });
    end(&world, stream, SUCCESS);
}

#[test]
fn the_end_of_a_stream_is_that_of_its_capture() {
    let _alone = ALONE.lock();
    let (world, streams) = (World::new(), [0xbc10, 0xbc20, 0xbc30]);
    no_captures(&world);
    context(&world, 0xbc00, false);
    streams[..2].iter().for_each(|own| drop(stream(&world, *own, None)));
    streams.iter().for_each(|stream| begin(&world, *stream, GLOBAL));
    let captured = || streams.map(|stream| is_captured(&world, stream));
    stream(&world, streams[0], Some(SUCCESS));
    assert_eq!(captured(), [false, true, true]);
    objects::with(world.0, |objects| {
        let end =
            objects.dead((ObjectKind::Stream, streams[0])).and_then(|stream| stream.end.clone());
        assert_eq!(end.map(|end| end.with), Some(None));
    });
    // The last stream was not seen being created, so it may be of any context.
    context(&world, 0xbc00, true);
    assert_eq!(captured(), [false, true, false]);
    no_captures(&world);
}

#[test]
fn who_ends_a_stream_waits_for_those_that_ask() {
    use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
    use std::thread;
    let _alone = ALONE.lock();
    let (world, handle) = (World::new(), 0xbd10_u64);
    let [begun, done] = [const { AtomicBool::new(false) }; 2];
    thread::scope(|scope| {
        scope.spawn(|| {
            let asking = objects::asks();
            begun.store(true, SeqCst);
            thread::sleep(std::time::Duration::from_millis(50));
            done.store(true, SeqCst);
            drop(asking);
        });
        while !begun.load(SeqCst) {
            thread::yield_now();
        }
        stream(&world, handle, Some(SUCCESS));
        assert!(done.load(SeqCst));
    });
}

#[test]
fn a_primary_context_lives_unless_the_driver_says_that_it_does_not() {
    let _alone = ALONE.lock();
    let (world, device, context) = (World::new(), 0_u32, 0xbd20_u64);
    let place = &raw const context;
    let lives = |answer| {
        world.call(c"cuDevicePrimaryCtxRetain", &[value(&place), value(&device)], SUCCESS);
        world.call(c"cuDevicePrimaryCtxRelease_v2", &[value(&device)], answer);
        let is_alive =
            |objects: &mut Objects| objects.alive((ObjectKind::Context, context)).is_some();
        objects::with(world.0, is_alive) == Some(true)
    };
    for (active, is_alive) in [(Some(0), false), (Some(1), true), (None, true)] {
        driver::answers(|answers| answers.active = active);
        assert_eq!(lives(SUCCESS), is_alive);
    }
    driver::answers(|answers| answers.active = Some(0));
    assert!(lives(VALUE), "it was not released");
    // That of another device lives on, and so does one that is not primary.
    let [other, own] = [0xbd30_u64, 0xbd40];
    world.call(c"cuDevicePrimaryCtxRetain", &[value(&&raw const other), value(&1_u32)], SUCCESS);
    super::tests::context(&world, own, false);
    assert!(!lives(SUCCESS));
    for of in [other, own] {
        let is_alive = |objects: &mut Objects| objects.alive((ObjectKind::Context, of)).is_some();
        assert_eq!(objects::with(world.0, is_alive), Some(true));
    }
}

/// Calls a function that has work, and succeeds.
fn works(world: &World, name: &CStr, arguments: &[Argument]) {
    // SAFETY: the arguments are those of the function.
    unsafe { worked(world.0, &call(name, arguments), objects::generation()) };
}

fn launch(world: &World, stream: u64) {
    let (kernel, one, none) = (0xbe01_u64, 1_u32, 0_u64);
    let [a, b, c] = [value(&one); 3];
    let (first, last) = ([value(&kernel), a, b, c, a, b, c], [value(&none); 2]);
    let arguments = [&first[..], &[value(&0_u32), value(&stream)], &last].concat();
    works(world, c"cuLaunchKernel", &arguments);
}

/// The work of a role for which no wait was seen, oldest first.
fn kept(world: &World, role: Role) -> Vec<Work> {
    let all = objects::with(world.0, |objects| {
        objects.pending.unfinished(role).copied().collect::<Vec<_>>()
    });
    let mut all = all.expect("it is on");
    all.reverse();
    all
}

/// The launches for which no wait was seen, from zero on.
fn unfinished(world: &World) -> Vec<u64> {
    kept(world, Role::Launches).iter().map(|launch| launch.number - 1).collect()
}

#[test]
fn what_is_launched_in_a_capture_is_not_kept() {
    let _alone = ALONE.lock();
    let world = World::fresh();
    launch(&world, 0xbe10);
    assert_eq!(driver::answers(|answers| answers.idle = [0xbe10, 0]).asked, 0);
    begin(&world, 0xbe20, GLOBAL);
    launch(&world, 0xbe20);
    launch(&world, 0xbe10);
    assert_eq!(driver::answers(|_| ()).asked, 2);
    assert_eq!(unfinished(&world), [0, 1]);
    end(&world, 0xbe20, SUCCESS);
    launch(&world, 0xbe20);
    assert_eq!((driver::answers(|_| ()).asked, unfinished(&world)), (2, vec![0, 1, 2]));
}

#[test]
fn work_has_the_context_of_its_stream_or_the_one_that_was_current() {
    let _alone = ALONE.lock();
    let (world, known, unknown) = (World::fresh(), 0xbe40_u64, 0xbe50_u64);
    let within = |current| driver::answers(|answers| answers.current = current);
    context(&world, 0xbe41, false);
    within(Some(0xbe41));
    stream(&world, known, None);
    within(None);
    launch(&world, unknown);
    within(Some(0xbe42));
    // A stream that was seen being created has its own; the work of others is in the context that is current.
    let streams = [known, unknown, 0];
    streams.iter().for_each(|stream| launch(&world, *stream));
    within(Some(0xbe43));
    streams.iter().for_each(|stream| launch(&world, *stream));
    let contexts = || kept(&world, Role::Launches).iter().map(|launch| launch.context).collect();
    let all: Vec<u64> = contexts();
    assert_eq!(all, [0, 0xbe41, 0xbe42, 0xbe42, 0xbe41, 0xbe43, 0xbe43]);
    // Another stream has the value, or the context is gone.
    stream(&world, unknown, None);
    launch(&world, unknown);
    context(&world, 0xbe41, true);
    launch(&world, known);
    let all: Vec<u64> = contexts();
    assert_eq!(all, [0, 0xbe42, 0xbe42, 0xbe43, 0xbe43, 0xbe43, 0xbe43]);
}

#[test]
fn a_launch_is_waited_for_on_request() {
    use crate::layer::past::pending_work::Failed;
    let _alone = ALONE.lock();
    let world = World::fresh();
    let waits = || driver::answers(|_| ()).waits;
    let failed = CUresult::CUDA_ERROR_ILLEGAL_ADDRESS;
    driver::answers(|answers| {
        (answers.current, answers.idle) = (Some(0xbf00), [0xbf10, 0xbf20]);
    });
    world.0.sync_from.store(2, Relaxed);
    launch(&world, 0xbf10);
    assert_eq!((waits(), unfinished(&world)), (0, vec![0]), "it is before the number");
    launch(&world, 0xbf10);
    assert_eq!((waits(), unfinished(&world)), (1, vec![]), "the wait was for both");
    // A copy is not waited for.
    let (to, from, size, stream) = (0xbf_1000_u64, 0xbf_2000_u64, 16_u64, 0xbf10_u64);
    let copy = [value(&to), value(&from), value(&size), value(&stream)];
    works(&world, c"cuMemcpyDtoDAsync_v2", &copy);
    assert_eq!(waits(), 1);
    // In a capture nothing is.
    launch(&world, 0xbf30);
    assert_eq!((waits(), unfinished(&world)), (1, vec![]));
    // A driver that does not say whether the stream is captured is not asked to wait, unless earlier work is why.
    driver::answers(|answers| answers.refused = Some(VALUE));
    launch(&world, 0xbf10);
    assert_eq!((waits(), unfinished(&world)), (1, vec![2]));
    driver::answers(|answers| (answers.refused, answers.wait) = (Some(failed), failed));
    launch(&world, 0xbf20);
    assert_eq!((waits(), unfinished(&world)), (2, vec![2, 3]));
    objects::with(world.0, |objects| {
        let Failed { code, launch, .. } = objects.pending.failed.take().expect("it has failed");
        let words = "number 4, kernel 0xbe01 with grid 1x1x1 and block 1x1x1 in stream 0xbf20";
        assert_eq!((code, launch.as_deref()), (failed, Some(words)));
    });
    driver::answers(|answers| (answers.refused, answers.wait) = (None, VALUE));
    launch(&world, 0xbf20);
    let known = |objects: &mut Objects| objects.pending.failed.is_some();
    assert_eq!(
        (waits(), objects::with(world.0, known)),
        (3, Some(false)),
        "it is no error of work"
    );
}

#[test]
fn the_first_call_that_is_told_of_failed_work_is_named() {
    let _alone = ALONE.lock();
    let (world, handle) = (World::fresh(), 0xc310_u64);
    let failed = CUresult::CUDA_ERROR_ILLEGAL_ADDRESS;
    let first = "earlier work has failed; no launch is known without a later wait";
    assert_eq!(uses(&world, handle, failed)[1].as_deref(), Some(first));
    let later = "earlier work has failed: cuStreamSynchronize\u{1a} was the first to return \
                 CUDA_ERROR_ILLEGAL_ADDRESS";
    // Another context does not help, and not the end of one.
    context(&world, 0xc300, false);
    world.call(c"cuCtxDestroy_v2", &[value(&0xc300_u64)], SUCCESS);
    for current in [None, Some(0), Some(0xc301)] {
        driver::answers(|answers| answers.current = current);
        assert_eq!(uses(&world, 0xc320, failed)[1].as_deref(), Some(later));
    }
    objects::with(world.0, |objects| objects.pending.failed = None);
}

#[test]
fn few_events_of_captures_are_remembered() {
    let _alone = ALONE.lock();
    let (world, stream) = (World::new(), 0xc410_u64);
    no_captures(&world);
    begin(&world, stream, GLOBAL);
    let events = |objects: &mut Objects| objects.captures.events.len();
    for event in 0..captures::EVENTS + 2 {
        let event = 0xc4_0000 + event;
        record(&world, event as u64, stream);
    }
    assert_eq!(objects::with(world.0, events), Some(captures::EVENTS));
    objects::with(world.0, |objects| objects.captures.events.clear());
    end(&world, stream, SUCCESS);
}

#[test]
fn the_streams_of_another_capture_stay_in_it() {
    let _alone = ALONE.lock();
    let (world, [first, second, other]) = (World::new(), [0xc510_u64, 0xc520, 0xc530]);
    let event = 0xc540_u64;
    no_captures(&world);
    begin(&world, first, GLOBAL);
    begin(&world, second, GLOBAL);
    record(&world, event, first);
    works(&world, c"cuStreamWaitEvent", &[value(&other), value(&event), value(&0_u32)]);
    end(&world, second, SUCCESS);
    let unjoined = CUresult::CUDA_ERROR_STREAM_CAPTURE_UNJOINED;
    let said = end(&world, first, unjoined);
    assert!(
        said.is_some_and(|said| said.contains("was not joined by stream 0xc530, which entered it"))
    );
    objects::with(world.0, |objects| objects.captures.events.clear());
}

/// The ranges of the copies that are kept, oldest first, and then no more.
fn copies(world: &World) -> Vec<[u64; 3]> {
    let copies = kept(world, Role::Spans).into_iter().map(|copy| match copy.kind {
        WorkKind::Copy(CopiedMemory { to, from, size }) => [to, from, size],
        other => panic!("{other:?} spans no memory"),
    });
    let all = copies.collect();
    objects::with(world.0, |objects| {
        objects.pending.waited(objects::generation(), |_| true);
    });
    all
}

#[test]
fn copies_have_the_memory_of_their_ends() {
    let _alone = ALONE.lock();
    let world = World::fresh();
    let ([to, from], size, stream, none) =
        ([0xc6_1000_u64, 0xc6_2000_u64], 16_u64, 0xc610_u64, 0_u64);
    let [to_, from_, size_, stream_, none_] = [&to, &from, &size, &stream, &none].map(value);
    works(&world, c"cuMemcpyPeerAsync", &[to_, none_, from_, none_, size_, stream_]);
    works(&world, c"cuMemcpyHtoDAsync_v2", &[to_, from_, size_, stream_]);
    assert_eq!(copies(&world), [[to, from, size]; 2]);
    // An array has no address, and of a copy with attributes the source may be read in the call.
    works(&world, c"cuMemcpyHtoAAsync_v2", &[to_, none_, from_, size_, stream_]);
    works(&world, c"cuMemcpyWithAttributesAsync", &[to_, from_, size_, none_, stream_]);
    assert_eq!(copies(&world), [[from, 0, size], [to, 0, size]]);
    // A fill counts elements.
    works(&world, c"cuMemsetD16Async", &[to_, value(&0_u16), size_, stream_]);
    assert_eq!(copies(&world), [[to, 0, 32]]);
    // An offset of four bytes fills nothing.
    let offsets = [value(&0_u32), value(&16_u32)];
    works(&world, c"cuMemcpyAtoHAsync", &[to_, none_, offsets[0], offsets[1], stream_]);
    assert_eq!(copies(&world), [[to, 0, 16]]);
    let (lists, sizes) = ([to, from], [8_u64, 0]);
    let [list, sizes] = [&raw const lists, &raw const sizes];
    let batch =
        [value(&list), value(&list), value(&sizes), value(&2_u64), none_, none_, none_, stream_];
    works(&world, c"cuMemcpyBatchAsync_v2", &batch);
    assert_eq!(copies(&world), [[to, 0, 8]], "the other one is of nothing");
}

#[test]
fn copies_in_structs_have_the_first_row_of_each_end() {
    use libcuda_sys::{CUDA_MEMCPY2D, CUDA_MEMCPY3D, CUmemorytype as M};
    let _alone = ALONE.lock();
    let (world, stream) = (World::fresh(), 0xc710_u64);
    let (host, device) = (0xc7_1000_u64, 0xc7_2000_u64);
    let copied = |kinds: [M; 2], height| {
        let copy = CUDA_MEMCPY2D {
            dstMemoryType: kinds[0],
            dstHost: std::ptr::without_provenance_mut(host as usize),
            srcMemoryType: kinds[1],
            srcDevice: device,
            srcXInBytes: 3,
            srcY: 2,
            srcPitch: 64,
            WidthInBytes: 16,
            Height: height,
            ..Default::default()
        };
        works(&world, c"cuMemcpy2DAsync_v2", &[value(&&raw const copy), value(&stream)]);
        copies(&world)
    };
    let [of_host, of_device] = [M::CU_MEMORYTYPE_HOST, M::CU_MEMORYTYPE_DEVICE];
    let first = device + 3 + 2 * 64;
    assert_eq!(copied([of_host, of_device], 1), [[host, first, 16]]);
    assert_eq!(copied([of_host, M::CU_MEMORYTYPE_UNIFIED], 1), [[host, first, 16]]);
    assert_eq!(copied([M::CU_MEMORYTYPE_ARRAY, of_device], 1), [[first, 0, 16]]);
    assert_eq!(copied([M::CU_MEMORYTYPE_ARRAY; 2], 1), [[0; 3]; 0]);
    assert_eq!(copied([of_host, of_device], 0), [[0; 3]; 0], "it has no row");
    let copy = CUDA_MEMCPY3D {
        dstMemoryType: of_device,
        dstDevice: device,
        dstZ: 2,
        dstY: 1,
        dstPitch: 64,
        dstHeight: 8,
        WidthInBytes: 16,
        Height: 1,
        Depth: 1,
        srcMemoryType: M::CU_MEMORYTYPE_ARRAY,
        ..Default::default()
    };
    works(&world, c"cuMemcpy3DAsync_v2", &[value(&&raw const copy), value(&stream)]);
    assert_eq!(copies(&world), [[device + 64 + 2 * 64 * 8, 0, 16]]);
}

#[test]
fn copies_in_lists_of_structs_have_the_memory_that_they_write() {
    use libcuda_sys::{CUDA_MEMCPY3D_BATCH_OP, CUmemcpy3DOperandType};
    let _alone = ALONE.lock();
    let (world, stream, none) = (World::fresh(), 0xcc10_u64, 0_u64);
    let copy = |address: u64, width| {
        // SAFETY: zeros are valid for it.
        let mut copy: CUDA_MEMCPY3D_BATCH_OP = unsafe { std::mem::zeroed() };
        copy.dst.type_ = CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_POINTER;
        (copy.dst.op.ptr.ptr, copy.src.op.ptr.ptr) = (address, 0xcc_9000);
        (copy.extent.width, copy.extent.height, copy.extent.depth) = (width, 2, 1);
        copy
    };
    let mut all = [0xcc_1000, 0xcc_2000, 0xcc_3000].map(|address| copy(address, 16));
    // An array has no address, and a copy of no rows no memory.
    all[1].dst.type_ = CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_ARRAY;
    let (list, flags) = (all.as_ptr(), 0_u64);
    let said = |count: u32| {
        let batch = [value(&count), value(&list), value(&flags), value(&stream)];
        works(&world, c"cuMemcpy3DBatchAsync_v2", &batch);
        copies(&world)
    };
    assert_eq!(said(3), [[0xcc_1000, 0, 16], [0xcc_3000, 0, 16]]);
    assert_eq!((said(1), said(0)), (vec![[0xcc_1000, 0, 16]], vec![]));
    let older = [value(&2_u64), value(&list), value(&none), value(&flags), value(&stream)];
    works(&world, c"cuMemcpy3DBatchAsync", &older);
    let one = [value(&list), value(&flags), value(&stream)];
    works(&world, c"cuMemcpy3DWithAttributesAsync", &one);
    assert_eq!(copies(&world), [[0xcc_1000, 0, 16]; 2]);
    let none = copy(0xcc_4000, 0);
    works(
        &world,
        c"cuMemcpy3DWithAttributesAsync",
        &[value(&&raw const none), value(&flags), value(&stream)],
    );
    assert_eq!(copies(&world), [[0; 3]; 0]);
}

#[test]
fn a_fill_of_two_dimensions_has_all_its_rows() {
    let _alone = ALONE.lock();
    let (world, stream, start, pitch) = (World::fresh(), 0xcd10_u64, 0xcd_1000_u64, 64_u64);
    let said = |width: u64, height: u64| {
        let fill = [
            value(&start),
            value(&pitch),
            value(&0_u16),
            value(&width),
            value(&height),
            value(&stream),
        ];
        works(&world, c"cuMemsetD2D16Async", &fill);
        copies(&world)
    };
    assert_eq!(said(8, 3), [[start, 0, 2 * 64 + 16]]);
    assert_eq!(said(8, 1), [[start, 0, 16]], "it has no pitch");
    assert!(said(8, 0).is_empty() && said(0, 3).is_empty());
}

#[test]
fn what_a_graphics_resource_maps_ends_when_it_is_unmapped() {
    let _alone = ALONE.lock();
    let (world, resources, [memory, array, mipmapped]) =
        (World::fresh(), [0xce10_u64, 0xce20], [0xce_1000_u64, 0xce_2000, 0xce_3000]);
    let (list, size, stream, zero) = (resources.as_ptr(), 64_u64, 0_u64, 0_u32);
    let all = [value(&2_u32), value(&list), value(&stream)];
    let places = [&raw const memory, &raw const array, &raw const mipmapped];
    let find = || {
        let [first, second] = resources.each_ref().map(value);
        let of_array = [value(&places[1]), second, value(&zero), value(&zero)];
        let size = &raw const size;
        let pointer = [value(&places[0]), value(&size), first];
        world.call(c"cuGraphicsResourceGetMappedPointer_v2", &pointer, SUCCESS);
        world.call(c"cuGraphicsSubResourceGetMappedArray", &of_array, SUCCESS);
        let mipmapped = [value(&places[2]), second];
        world.call(c"cuGraphicsResourceGetMappedMipmappedArray", &mipmapped, SUCCESS);
    };
    let fill = [value(&memory), value(&0_u8), value(&size)];
    let ask = [value(&places[0]), value(&array)];
    let fails = || {
        driver::answers(|answers| (answers.memory, answers.range) = (Some(0), Some((0, 0))));
        let fills = world.call(c"cuMemsetD8_v2", &fill, VALUE)[1].clone();
        (fills, world.call(c"cuArrayGetDescriptor_v2", &ask, INVALID)[1].clone())
    };
    // What was mapped before is not known.
    find();
    assert_eq!(fails(), (None, None));
    world.call(c"cuGraphicsUnmapResources", &all, SUCCESS);
    assert_eq!(fails(), (None, None));
    world.call(c"cuGraphicsMapResources", &all, SUCCESS);
    find();
    let size_of = |objects: &mut Objects| Some(objects.alive((ObjectKind::Memory, memory))?.size());
    assert_eq!(objects::with(world.0, size_of), Some(Some(size)));
    world.call(c"cuGraphicsUnmapResources", &all, VALUE);
    assert_eq!(fails(), (None, None), "it is still mapped");
    world.call(c"cuGraphicsUnmapResources", &all, SUCCESS);
    let unmapped = "went with graphics resource 0xce10, which was unmapped by cuGraphicsUnmapResources\u{1a}; it was found by \
                    cuGraphicsResourceGetMappedPointer\u{1a}";
    let (fills, asks) = fails();
    assert_eq!(fills, Some(format!("memory 0xce1000 {unmapped}")));
    assert!(
        asks.is_some_and(|said| said.contains("array 0xce2000 went with graphics resource 0xce20"))
    );
    let mapped = [value(&places[0]), value(&places[0]), value(&resources[0])];
    let not_mapped = CUresult::CUDA_ERROR_NOT_MAPPED;
    let said = world.call(c"cuGraphicsResourceGetMappedPointer_v2", &mapped, not_mapped)[1].clone();
    let words = "graphics resource 0xce10 was unmapped by cuGraphicsUnmapResources\u{1a}; it was mapped by \
                 cuGraphicsMapResources\u{1a}";
    assert_eq!(said.as_deref(), Some(words));
    // Flags are set for one that is not mapped.
    let flags = [value(&resources[0]), value(&zero)];
    assert_eq!(world.call(c"cuGraphicsResourceSetMapFlags_v2", &flags, VALUE), [None, None]);
    // So it is where the resource is no longer registered.
    world.call(c"cuGraphicsMapResources", &all, SUCCESS);
    find();
    world.call(c"cuGraphicsUnregisterResource", &[value(&resources[0])], SUCCESS);
    let unregistered = "went with graphics resource 0xce10, which was unregistered by cuGraphicsUnregisterResource\u{1a}";
    assert!(fails().0.is_some_and(|said| said.contains(unregistered)));
}

#[test]
fn a_wait_for_a_stream_is_one_for_what_it_has_waited_for() {
    let _alone = ALONE.lock();
    let (world, event, [own, other]) = (World::fresh(), 0xcf20_u64, [0xcf10_u64, 0xcf11]);
    let follows = |stream: u64| {
        works(&world, c"cuStreamWaitEvent", &[value(&stream), value(&event), value(&0_u32)]);
    };
    launch(&world, own);
    record(&world, event, own);
    launch(&world, own);
    works(&world, c"cuStreamSynchronize", &[value(&other)]);
    assert_eq!(unfinished(&world), [0, 1]);
    follows(other);
    works(&world, c"cuStreamSynchronize", &[value(&other)]);
    assert_eq!(unfinished(&world), [1]);
    // The default stream is that of the context which is current.
    driver::answers(|answers| answers.current = Some(0xcf01));
    record(&world, event, own);
    follows(0);
    driver::answers(|answers| answers.current = Some(0xcf02));
    works(&world, c"cuStreamSynchronize", &[value(&0_u64)]);
    assert_eq!(unfinished(&world), [1]);
    works(&world, c"cuCtxSynchronize_v2", &[value(&0xcf01_u64)]);
    assert_eq!(unfinished(&world), []);
    // A wait for a graph that is being captured is none.
    launch(&world, own);
    record(&world, event, own);
    begin(&world, other, GLOBAL);
    driver::answers(|answers| answers.idle = [own, 0]);
    follows(other);
    works(&world, c"cuStreamSynchronize", &[value(&other)]);
    assert_eq!(unfinished(&world), [2]);
    end(&world, other, SUCCESS);
}

/// Records an event in a stream.
fn record(world: &World, event: u64, stream: u64) {
    works(world, c"cuEventRecord", &[value(&event), value(&stream)]);
}

#[test]
fn a_wait_for_an_event_is_for_what_its_stream_had_before_the_record() {
    let _alone = ALONE.lock();
    let (world, event, [own, other]) = (World::fresh(), 0xc820_u64, [0xc810_u64, 0xc811]);
    let synchronize = || works(&world, c"cuEventSynchronize", &[value(&event)]);
    launch(&world, own);
    launch(&world, other);
    record(&world, event, own);
    launch(&world, own);
    works(&world, c"cuEventQuery", &[value(&0xc821_u64)]);
    assert_eq!(unfinished(&world), [0, 1, 2], "another event was not recorded");
    synchronize();
    assert_eq!(unfinished(&world), [1, 2]);
    // The last record counts.
    record(&world, event, own);
    record(&world, event, other);
    works(&world, c"cuEventQuery", &[value(&event)]);
    assert_eq!(unfinished(&world), [2]);
    // A record of a context is none of a stream, and a later record may be that of a graph or of a launch with attributes.
    record(&world, event, own);
    works(&world, c"cuCtxRecordEvent", &[value(&0xc800_u64), value(&event)]);
    synchronize();
    assert_eq!(unfinished(&world), [2]);
    record(&world, event, own);
    works(&world, c"cuGraphLaunch", &[value(&0xc830_u64), value(&other)]);
    synchronize();
    assert_eq!(unfinished(&world), [2, 3]);
    record(&world, event, own);
    let config = libcuda_sys::CUlaunchConfig { gridDimX: 1, numAttrs: 1, ..Default::default() };
    let place = &raw const config;
    let [none, kernel] = [&0_u64, &0xbe01].map(value);
    works(&world, c"cuLaunchKernelEx", &[value(&place), kernel, none, none]);
    synchronize();
    assert_eq!(unfinished(&world), [2, 3, 4]);
    // Another event has the value, or a stream: the record was in the one that is gone.
    for (key, left) in
        [((ObjectKind::Event, event), &[2, 3, 4][..]), ((ObjectKind::Stream, own), &[3, 4])]
    {
        record(&world, event, own);
        let moment = call(c"cuInit", &[]).moment(0);
        objects::with(world.0, |objects| {
            objects.create(key, None, Description::Unknown, moment, false)
        });
        synchronize();
        assert_eq!(unfinished(&world), left);
    }
    launch(&world, own);
    record(&world, event, own);
    synchronize();
    assert_eq!(unfinished(&world), [3, 4]);
    // Another process may record it from now on.
    let bytes = [0_u64; 8];
    launch(&world, own);
    world.call(c"cuIpcGetEventHandle", &[value(&bytes.as_ptr()), value(&event)], SUCCESS);
    record(&world, event, own);
    synchronize();
    assert_eq!(unfinished(&world), [3, 4, 6]);
}

#[test]
fn a_wait_for_the_default_stream_of_an_unknown_context_shows_nothing() {
    let _alone = ALONE.lock();
    let world = World::fresh();
    let current = |context| driver::answers(|answers| answers.current = context);
    current(Some(0xc840));
    launch(&world, 0);
    current(None);
    launch(&world, 0);
    works(&world, c"cuStreamSynchronize", &[value(&0_u64)]);
    assert_eq!(unfinished(&world), [0, 1]);
    current(Some(0xc840));
    works(&world, c"cuStreamSynchronize", &[value(&0_u64)]);
    assert_eq!(unfinished(&world), [1]);
}

#[test]
fn a_list_is_read_only_as_far_as_such_lists_were_taken() {
    let _alone = ALONE.lock();
    let (world, list) = (World::fresh(), [0xc850_u64, 0xc851]);
    let refused = CUresult::CUDA_ERROR_NOT_INITIALIZED;
    let place = list.as_ptr();
    let unmap = |count: &u32, place: &*const u64| {
        let arguments = [value(count), value(place), value(&0_u64)];
        world.call(c"cuGraphicsUnmapResources", &arguments, refused)
    };
    // Each is more than a list has.
    unmap(&u32::MAX, &std::ptr::null());
    unmap(&u32::MAX, &place);
    let map = [value(&2_u32), value(&place), value(&0_u64)];
    world.call(c"cuGraphicsMapResources", &map, SUCCESS);
    let arguments = [value(&u32::MAX), value(&place), value(&0_u64)];
    let call = call(c"cuGraphicsUnmapResources", &arguments);
    let most = call.taken().take(100).filter(|(kind, _)| *kind == ObjectKind::GraphicsResource);
    assert!(most.map(|(_, value)| value).collect::<Vec<_>>().starts_with(&list));
}

#[test]
fn a_thread_captures_its_default_stream_in_two_contexts() {
    let _alone = ALONE.lock();
    let world = World::new();
    no_captures(&world);
    let within = |context: u64| driver::answers(|answers| answers.current = Some(context));
    within(0xc910);
    begin(&world, 2, GLOBAL);
    within(0xc920);
    begin(&world, 2, RELAXED);
    end(&world, 2, SUCCESS);
    within(0xc910);
    driver::answers(|answers| answers.broken = [2, 0]);
    let said = broke("a thread's default stream", "GLOBAL");
    assert_eq!(uses(&world, 2, UNSUPPORTED)[1], Some(said));
    end(&world, 2, SUCCESS);
    assert!(!captures::has_live());
}

#[test]
fn functions_have_the_name_by_which_they_were_found_or_that_of_their_kernel() {
    let _alone = ALONE.lock();
    let (world, [library, kernel, function]) = (World::new(), [0xca10_u64, 0xca20, 0xca30]);
    let (name, [to_kernel, to_function]) =
        (c"one".as_ptr(), [&raw const kernel, &raw const function]);
    let get = [value(&to_kernel), value(&library), value(&name)];
    world.call(c"cuLibraryGetKernel", &get, SUCCESS);
    // Its library was not seen.
    world.call(c"cuKernelGetFunction", &[value(&to_function), value(&kernel)], SUCCESS);
    let names = objects::with(world.0, |objects| {
        [kernel, function].map(|key| objects.pending.names.get(&key).cloned())
    });
    assert_eq!(names, Some([Some("one".to_owned()), Some("one".to_owned())]));
}

#[test]
fn a_launch_has_the_sizes_that_the_call_says() {
    let _alone = ALONE.lock();
    let (world, [kernel, stream]) = (World::fresh(), [0xcb01_u64, 0xcb10]);
    let said = |name, arguments: &[Argument]| {
        works(&world, name, arguments);
        let launch = *kept(&world, Role::Launches).last().expect("it is kept");
        let words = objects::with(world.0, |objects| async_error::describe(objects, &launch));
        words.and_then(|words| Some(words.split_once(", ")?.1.to_owned()))
    };
    let (config, none) = (libcuda_sys::CUlaunchConfig { gridDimX: 2, ..Default::default() }, 0_u64);
    let (place, number) = (&raw const config, value(&1_u32));
    for (name, arguments, words) in [
        (
            c"cuLaunchGridAsync",
            vec![value(&kernel), number, number, value(&stream)],
            "kernel 0xcb01 in stream 0xcb10",
        ),
        (
            c"cuLaunchKernelEx",
            vec![value(&place), value(&kernel), value(&none), value(&none)],
            "kernel 0xcb01 with grid 2x0x0 and block 0x0x0 in the default stream",
        ),
        (
            c"cuGraphLaunch",
            vec![value(&kernel), value(&stream)],
            "an executable graph in stream 0xcb10",
        ),
    ] {
        assert_eq!(said(name, &arguments).as_deref(), Some(words));
    }
}

const FAULT: CUresult = CUresult::CUDA_ERROR_ILLEGAL_ADDRESS;

#[test]
fn work_of_each_context_may_be_that_which_has_failed() {
    let _alone = ALONE.lock();
    let (world, own) = (World::fresh(), 0xd110_u64);
    driver::answers(|answers| answers.current = Some(0xd101));
    launch(&world, own);
    driver::answers(|answers| answers.current = Some(0xd100));
    let said = world.call(c"cuCtxSynchronize", &[], FAULT)[1].clone();
    objects::with(world.0, |objects| objects.pending.failed = None);
    assert!(said.is_some_and(|said| said.contains("in stream 0xd110")));
}

#[test]
fn an_external_record_leads_into_no_capture() {
    let _alone = ALONE.lock();
    let (world, event, inner) = (World::fresh(), 0xd340_u64, 0xd341_u64);
    let [first, second, forked] = [0xd310_u64, 0xd320, 0xd330];
    begin(&world, first, RELAXED);
    begin(&world, second, RELAXED);
    let external = 1_u32;
    works(&world, c"cuEventRecordWithFlags", &[value(&event), value(&first), value(&external)]);
    works(&world, c"cuStreamWaitEvent", &[value(&second), value(&event), value(&external)]);
    record(&world, inner, first);
    works(&world, c"cuStreamWaitEvent", &[value(&forked), value(&inner), value(&0_u32)]);
    let unjoined = CUresult::CUDA_ERROR_STREAM_CAPTURE_UNJOINED;
    let said = end(&world, first, unjoined).expect("it is said");
    end(&world, second, SUCCESS);
    objects::with(world.0, |objects| objects.captures.events.clear());
    assert!(said.contains("was not joined by stream 0xd330"), "{said}");
}

#[test]
fn a_function_that_is_found_in_another_way_is_not_gone() {
    let _alone = ALONE.lock();
    let (world, own) = (World::fresh(), 0xd410_u64);
    let [library, module, kernel, function] = [0xd401_u64, 0xd402, 0xd403, 0xd404];
    let name = c"one".as_ptr();
    let places = [&raw const library, &raw const module, &raw const kernel, &raw const function];
    let none = 0_u64;
    let load = [
        value(&places[0]),
        value(&none),
        value(&none),
        value(&none),
        value(&none),
        value(&none),
        value(&none),
        value(&none),
    ];
    world.call(c"cuLibraryLoadData", &load, SUCCESS);
    world.call(c"cuLibraryGetModule", &[value(&places[1]), value(&library)], SUCCESS);
    world.call(c"cuModuleGetFunction", &[value(&places[3]), value(&module), value(&name)], SUCCESS);
    let one = 1_u32;
    let sizes = [value(&one); 6];
    let arguments =
        [&[value(&function)][..], &sizes, &[value(&0_u32), value(&own)], &[value(&none); 2]]
            .concat();
    works(&world, c"cuLaunchKernel", &arguments);
    world.call(c"cuLibraryGetKernel", &[value(&places[2]), value(&library), value(&name)], SUCCESS);
    world.call(c"cuKernelGetFunction", &[value(&places[3]), value(&kernel)], SUCCESS);
    let launch = *kept(&world, Role::Launches).last().expect("it is kept");
    let words = objects::with(world.0, |objects| async_error::describe(objects, &launch))
        .expect("it is on");
    assert!(words.contains("kernel one"), "{words}");
}
