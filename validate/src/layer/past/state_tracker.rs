//! Notes the part of calls in the past of later ones: the objects that they create and end, and the work that they launch and
//! wait for.
//!
//! An object that is dead before the call is noted then, because the call may end its process. If it succeeds all the same, the
//! value is that of a new object, which was not seen being created.

use crate::layer::call::Call;
use crate::layer::call::handle::{Handle, Key, Life, ObjectKind, Role, held_in};
use crate::layer::call::stream::{SEVERAL, is_default};
use crate::layer::origin::Moment;
use crate::layer::past::capture_error::{capturing, is_askable};
use crate::layer::past::explanation::Explanation;
use crate::layer::past::objects::{self, CONDITIONS, Description, Objects};
use crate::layer::past::pending_work::{CopiedMemory, Failed, PendingWork, ROOM, Work, WorkKind};
use crate::layer::process::thread::{context, uncancelled};
use crate::spool::{Place, Reason, Spool};
use crate::{
    layer::call::entry_point, layer::call::stream, layer::past::async_error, layer::past::captures,
    layer::past::explanation, layer::past::exports, layer::past::host_functions,
    layer::past::parameters,
};
use cuda_checked::causes;
use libcuda_sys::{
    CUgraphNodeParams, CUgraphNodeType, CUlaunchConfig, CUmemPoolProps, CUresult, CUstream,
    CUstreamCaptureMode, CUstreamCaptureStatus,
};
use std::mem::{offset_of, take};
use std::ptr::without_provenance_mut;
use std::sync::atomic::Ordering::Relaxed;

/// What is known of a call before it is made.
pub struct Before {
    moment: Moment,
    /// Objects that it is to end.
    ending: Vec<Life>,
    /// Objects that it takes and that are dead.
    pub dead: Vec<Life>,
    /// It allocates or frees memory of a graph.
    is_captured: bool,
    /// Host functions that it gives to the driver, with the call before that gave them.
    functions: Vec<(u64, Option<Moment>)>,
}

/// An object that a call has created, or that it has found and that may be known.
struct Made {
    key: Key,
    parent: Option<Key>,
    description: Description,
    /// Of a kernel or a function.
    name: Option<String>,
    is_found: bool,
}

/// Notes what the call is to end. Returns the sentence on what will end the process: an object that is dead already, or a launch's
/// pointer that leads nowhere.
pub fn before(spool: &Spool, call: &Call) -> Option<(Before, Option<(Reason, Explanation)>)> {
    if !objects::is_on() {
        return None;
    }
    let place = if call.entry.effects.has_lives { call.place(spool) } else { None };
    before_at(spool, call, place)
}

/// The rest of it, when the stack has been walked: the two together would not fit on the stack of a small signal handler.
#[inline(never)]
fn before_at(
    spool: &Spool,
    call: &Call,
    place: Option<Place>,
) -> Option<(Before, Option<(Reason, Explanation)>)> {
    let is_captured = is_captured(spool, call);
    let ends = call.handles(|role| role == Role::Ends);
    let ends = ends.filter(|(handle, _)| !is_captured || handle.kind != ObjectKind::Memory);
    let ends: Vec<_> = ends
        .flat_map(|(handle, argument)| {
            call.values(handle, argument).map(move |value| (handle, value))
        })
        .collect();
    let taken: Vec<Key> = call.taken().filter(|(kind, _)| !kind.is_of_addresses()).collect();
    let known = objects::with(spool, |objects| {
        let moment = call.moment(objects.places.intern(place));
        let dead = |key: &Key| Some((*key, objects.dead(*key).filter(|object| object.is_dead())?));
        let dead: Vec<_> = taken.iter().filter_map(dead).collect();
        let explanation = dead.first().map(|(key, object)| {
            (Reason::Open, Explanation::default().ended(objects, *key, object))
        });
        let explanation = explanation.or_else(|| {
            let (index, pointer) = parameters::bad_pointer(spool, call.entry, call.arguments)?;
            let words =
                format!("kernelParams[{index}] ({pointer:#x}) is not the address of a value");
            Some((Reason::Ended, Explanation::new(words)))
        });
        let dead = dead.into_iter().map(|(key, object)| (key, object.generation)).collect();
        let functions = host_functions::note(objects, call, moment);
        let mut before = Before { moment, ending: Vec::new(), dead, is_captured, functions };
        for (handle, value) in &ends {
            // What was not created is not there: the number of a device, for example.
            let mut keys = vec![(handle.kind, *value)];
            if let (ObjectKind::Mapping, Some(size)) = (handle.kind, handle.described_by) {
                keys = objects.within(handle.kind, *value, call.arguments[size].value());
            }
            let with = call.stream().filter(|_| handle.kind == ObjectKind::Memory);
            let with = with.map(|value| (ObjectKind::Stream, stream::identity(value)));
            let begin = |key| Some((key, objects.begin_end(key, moment, with)?));
            before.ending.extend(keys.into_iter().filter_map(begin));
        }
        (before, explanation)
    });
    let has_streams =
        |kind| matches!(kind, ObjectKind::Stream | ObjectKind::Context | ObjectKind::GreenContext);
    if ends.iter().any(|(handle, _)| has_streams(handle.kind)) {
        objects::wait_for_askers();
    }
    known
}

/// Notes what the call has created and ended.
///
/// # Safety
///
/// Where it succeeded, it must have stored what it creates.
pub unsafe fn after(spool: &Spool, call: &Call, before: &Before, answer: CUresult) {
    let has_succeeded = answer == CUresult::CUDA_SUCCESS || answer == call.entry.answers;
    let (moment, effects) = (before.moment, &call.entry.effects);
    let taken: Vec<Key> = call.taken().collect();
    let mut made = Vec::new();
    if has_succeeded {
        call.has_listed();
        // SAFETY: the caller guarantees it.
        made = unsafe { objects_made(call, &taken) };
    }
    let by_device =
        call.handles(|role| role == Role::Ends).find(|(_, argument)| argument.size == 4);
    let is_gone = |device: &i32| causes::primary_context_is_active(*device) == Some(false);
    let device = by_device.map(|(_, device)| device.value() as i32);
    let gone = device.filter(|device| has_succeeded && is_gone(device));
    let from =
        taken.iter().find(|(kind, _)| *kind == ObjectKind::IPCHandle).map(|(_, handle)| *handle);
    let handles: Vec<_> = made.iter().map(|made| made.key).collect();
    let kernels: Vec<_> = handles.iter().filter(|key| is_kernel(key.0)).copied().collect();
    let handles = handles.into_iter().filter(|(kind, _)| *kind == ObjectKind::IPCHandle);
    let shows = has_succeeded && !entry_point::accepts_dead(call.entry.name());
    // SAFETY: the driver has written the node and its parameters.
    let bodies = if has_succeeded { unsafe { new_bodies(call) } } else { None };
    let known = objects::with(spool, |objects| {
        if let Some((node, bodies)) = bodies {
            // A new node can have the address of an earlier one, whose bodies are gone.
            if objects.bodies.len() < CONDITIONS || objects.bodies.contains_key(&node) {
                objects.bodies.insert(node, bodies);
            }
        }
        if !has_succeeded {
            host_functions::refused(objects, &before.functions, moment);
        }
        // A graph into which a stream is captured is not the capture's, and was there before.
        let is_into_graph = |(key, _): &Life| {
            let capture = objects.dead(*key).filter(|_| key.0 == ObjectKind::Capture);
            capture.is_some_and(|capture| is_into_graph(&capture.made))
        };
        let has_own = before.ending.iter().any(is_into_graph);
        made.retain(|made| !has_own || made.key.0 != ObjectKind::Graph);
        for (key, generation) in &before.ending {
            objects.finish_end(*key, *generation, has_succeeded);
        }
        for (key, generation) in before.dead.iter().filter(|_| shows) {
            objects.forget_dead(*key, *generation);
        }
        let primary = gone.and_then(|device| {
            let own = Description::Device(device);
            let found =
                objects.living(ObjectKind::Context).find(|(_, object)| object.description == own);
            found.map(|(context, _)| context)
        });
        if let Some(context) = primary {
            objects.die(context, moment, None);
        }
        if has_succeeded && effects.names(ObjectKind::IPCHandle) && effects.names(ObjectKind::Event)
        {
            objects.pending.is_shared = true;
        }
        made.retain(|made| !before.is_captured || made.key.0 != ObjectKind::Memory);
        for Made { key, parent, description, name, is_found } in made {
            objects.create(key, parent, description, moment, is_found);
            if let (ObjectKind::IPCMemory, Some(handle)) = (key.0, from) {
                exports::opened(objects, handle, key);
            }
            let of_kernel =
                || parent.and_then(|parent| objects.pending.names.get(&parent.1).cloned());
            objects.pending.name(key.1, name.or_else(of_kernel));
        }
        let has_ends = !before.ending.is_empty() || primary.is_some();
        let dead = if has_ends { exports::dead(spool, objects) } else { Vec::new() };
        let names = |key: &Key| objects.pending.names.get(&key.1).cloned();
        let kernels: Vec<_> = kernels.iter().map(|key| (*key, names(key))).collect();
        (objects.places.get(moment.place).cloned(), dead, kernels)
    });
    if let Some((place, dead, kernels)) = known {
        kernels.iter().for_each(|(key, name)| parameters::learn(spool, *key, name.as_deref()));
        exports::tell(spool, &dead);
        handles.for_each(|(_, handle)| {
            exports::exported(spool, handle, moment, place.as_ref());
        });
    }
}

/// Returns a new conditional node, with the graphs of its bodies.
///
/// # Safety
///
/// The call must have succeeded.
unsafe fn new_bodies(call: &Call) -> Option<(u64, Vec<u64>)> {
    const CONDITIONAL: u32 = CUgraphNodeType::CU_GRAPH_NODE_TYPE_CONDITIONAL.0;
    const BODIES: u32 = 1 << 8;
    if !call.entry.name().starts_with("cuGraphAddNode") {
        return None;
    }
    let (node, params) = (call.arguments.first()?.value(), call.arguments.last()?.value());
    // SAFETY: the caller guarantees it.
    unsafe {
        if held_in::<u32>(params, offset_of!(CUgraphNodeParams, type_)) != CONDITIONAL {
            return None;
        }
        let size: u32 = held_in(params, offset_of!(CUgraphNodeParams, anonymous.conditional.size));
        let place =
            held_in(params, offset_of!(CUgraphNodeParams, anonymous.conditional.phGraph_out));
        let body = |index: u32| held_in::<u64>(place, index as usize * size_of::<u64>());
        Some((held_in(node, 0), (0..size.min(BODIES)).map(body).collect()))
    }
}

fn is_kernel(kind: ObjectKind) -> bool {
    matches!(kind, ObjectKind::Function | ObjectKind::Kernel)
}

/// The objects that a call has created or found, with those that it takes.
///
/// # Safety
///
/// The call must have succeeded, and have stored what it creates.
unsafe fn objects_made(call: &Call, taken: &[Key]) -> Vec<Made> {
    let mut made = Vec::new();
    let makes = |role| matches!(role, Role::Creates | Role::Finds | Role::Begins);
    for (handle, argument) in call.handles(makes) {
        let (kind, is_found) = (handle.kind, handle.role == Role::Finds);
        let name = handle.described_by.filter(|_| is_kernel(kind));
        // SAFETY: the driver has read it.
        let name = name.and_then(|index| unsafe { call.arguments[index].text() });
        let values = match handle.role {
            Role::Begins => call.values(handle, argument).collect(),
            // SAFETY: the caller guarantees it.
            _ => vec![unsafe { kind.stored(argument) }],
        };
        for value in values.into_iter().filter(|value| kind.is_object(*value)) {
            // SAFETY: the caller guarantees it.
            let description = unsafe { describe(call, handle, value) };
            // Memory of a pool outlives the context.
            let is_pooled = kind == ObjectKind::Memory && call.stream().is_some();
            let parent = kind.parent(taken, || context().filter(|_| !is_pooled));
            let (key, name) = ((kind, value), name.clone());
            made.push(Made { key, parent, description, name, is_found });
        }
    }
    made
}

/// Describes an object that a call has created or found.
///
/// # Safety
///
/// That of `objects_made`.
unsafe fn describe(call: &Call, handle: &Handle, value: u64) -> Description {
    let kind = handle.kind;
    match handle.described_by.map(|index| call.arguments[index]) {
        _ if is_kernel(kind) => Description::Unknown,
        // The size of what is found is stored too.
        Some(size) if kind.is_of_addresses() && handle.role == Role::Finds => {
            // SAFETY: the caller guarantees it.
            Description::Size(unsafe { kind.stored(size) })
        }
        Some(size) if kind.is_of_addresses() => Description::Size(size.value()),
        Some(device) if kind == ObjectKind::Context => Description::Device(device.value() as i32),
        Some(mode) if kind == ObjectKind::Capture => {
            Description::Mode(CUstreamCaptureMode(mode.value() as u32))
        }
        Some(flags) => Description::Flags(flags.value() as u32),
        None if (kind, handle.role) == (ObjectKind::MemoryPool, Role::Creates) => {
            let properties = call.arguments.get(handle.index + 1);
            let most = offset_of!(CUmemPoolProps, maxSize);
            // SAFETY: the driver has read the properties.
            let most = properties.map_or(0, |of| unsafe { held_in(of.value(), most) });
            if most == 0 { Description::Unknown } else { Description::Most(most) }
        }
        None if matches!(kind, ObjectKind::IPCMemory | ObjectKind::Memory) => {
            let memory = causes::memory(value).flatten();
            memory.map_or(Description::Unknown, |memory| Description::Size(memory.size as u64))
        }
        None => Description::Unknown,
    }
}

/// Notes the graph of a capture, for which the program has asked: it goes with the capture, if that ends broken.
///
/// # Safety
///
/// The call must be one of `cuStreamGetCaptureInfo`, with a graph, that has succeeded.
pub unsafe fn asked_for_graph(spool: &Spool, call: &Call) {
    let [_, status, _, graph, ..] = call.arguments else { return };
    // SAFETY: the driver has written the status, and the graph if the stream is captured.
    let graph = unsafe {
        let status: u32 = held_in(status.value(), 0);
        let is_active = status == CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_ACTIVE.0;
        if is_active { ObjectKind::Graph.stored(*graph) } else { 0 }
    };
    let Some(stream) = call.capturing().filter(|_| graph != 0) else { return };
    let (graph, capture) = ((ObjectKind::Graph, graph), (ObjectKind::Capture, stream));
    objects::with(spool, |objects| {
        let made = objects.alive(capture).map(|capture| capture.made);
        let is_own = |made: &Moment| !is_into_graph(made) && objects.alive(graph).is_none();
        if let Some(made) = made.filter(is_own) {
            objects.create(graph, Some(capture), Description::Unknown, made, false);
        }
    });
}

/// Whether a capture goes into a graph of the program's.
fn is_into_graph(began: &Moment) -> bool {
    explanation::name(began.function).contains("ToGraph")
}

/// Whether memory of a graph is allocated or freed: the call's stream is captured, and each launch of the graph does it.
fn is_captured(spool: &Spool, call: &Call) -> bool {
    let has_memory = call.entry.effects.names(ObjectKind::Memory);
    let stream = call.stream().filter(|_| has_memory && captures::has_live());
    let Some(stream) = stream else { return false };
    let asks = |objects: &mut Objects| is_askable(objects, stream).then(objects::asks);
    let Some(_asking) = objects::with(spool, asks).flatten() else { return false };
    capturing(stream)
        != (CUresult::CUDA_SUCCESS, CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_NONE)
}

/// Notes the work of a call that has succeeded. `began` is the generation before it.
///
/// # Safety
///
/// It must have succeeded, with these arguments.
pub unsafe fn worked(spool: &Spool, call: &Call, began: u64) {
    let value = |index: usize| call.arguments.get(index).map_or(0, |argument| argument.value());
    let mut copy = CopiedMemory::default();
    let launches = |on: &dyn Fn(&mut PendingWork)| objects::with(spool, |all| on(&mut all.pending));
    let copied = |copy: CopiedMemory| {
        if copy.size > 0 {
            enqueued(spool, call, call.entry.number as u64, WorkKind::Copy(copy));
        }
    };
    for handle in call.entry.handles {
        let own = || value(handle.index);
        match handle.role {
            Role::Launches if handle.kind == ObjectKind::ExecutableGraph => {
                enqueued(spool, call, own(), WorkKind::GraphLaunch);
            }
            Role::Launches => {
                let sizes = call.launch_sizes(handle);
                // SAFETY: the driver has read the struct.
                let attributes = || unsafe {
                    held_in::<u32>(call.config(), offset_of!(CUlaunchConfig, numAttrs))
                };
                // A function that takes the dimensions as arguments takes no attributes.
                let has_attributes = handle.described_by.is_none() && attributes() > 0;
                enqueued(spool, call, own(), WorkKind::KernelLaunch { sizes, has_attributes });
            }
            Role::Records => enqueued(spool, call, own(), WorkKind::Record { began }),
            Role::Follows => enqueued(spool, call, own(), WorkKind::EventWait { began }),
            Role::Waits if handle.kind == ObjectKind::Event => {
                launches(&|all| all.waited_for_event(began, own()));
            }
            Role::Waits if handle.kind == ObjectKind::Stream => {
                let own = stream::identity(call.stream().unwrap_or(0));
                if let Some(context) = if is_default(own) { context() } else { Some(0) } {
                    launches(&|all| all.waited_for_stream(began, own, context));
                }
            }
            Role::Waits => {
                if let Some(own) = Some(own()).filter(|own| *own != 0).or_else(context) {
                    launches(&|all| all.waited(began, |work| work.context == own));
                }
            }
            Role::Spans => {
                let count = handle.count.map_or(1, value);
                // More are not kept.
                for index in count.saturating_sub(ROOM as u64)..count {
                    let [start, size] = call.range(handle, index);
                    *if copy.to == 0 { &mut copy.to } else { &mut copy.from } = start;
                    copy.size = size.max(copy.size);
                    // The elements of a list are copies for themselves.
                    if handle.count.is_some() {
                        copied(take(&mut copy));
                    }
                }
            }
            _ => {}
        }
    }
    copied(copy);
}

/// Keeps work, and waits for a launch if that is asked for. In a capture nothing is launched.
fn enqueued(spool: &Spool, call: &Call, function: u64, kind: WorkKind) {
    let named = call.stream();
    let value = named.unwrap_or(0);
    let from = spool.sync_from.load(Relaxed);
    let mut can_wait = from > 0 && kind.role() == Role::Launches;
    if can_wait || captures::has_live() {
        let (answer, status) = capturing(value);
        if status != CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_NONE {
            let role = kind.role();
            let is_of_event = matches!(role, Role::Follows | Role::Records);
            // An external record or wait is a node of the graph: bit 0 of the flags, which follow both.
            let is_external = call.arguments.get(2).is_some_and(|flags| flags.value() & 1 != 0);
            if let Some(stream) = call.capturing().filter(|_| is_of_event && !is_external) {
                let place = call.place(spool);
                objects::with(spool, |objects| {
                    let moment = call.moment(objects.places.intern(place));
                    objects.follow(role, function, stream, moment);
                });
            }
            return;
        }
        can_wait &= answer == CUresult::CUDA_SUCCESS || causes::is_of_earlier_work(answer);
    }
    // The record of a context is of several streams.
    let is_of_context = named.is_none() && kind.role() == Role::Records;
    let own = if is_of_context { SEVERAL } else { stream::identity(value) };
    let address = call.address().unwrap_or(0) as u64;
    let context = context().unwrap_or(0);
    let generation = objects::next_generation();
    let work = Work { number: 0, generation, context, stream: own, function, address, kind };
    if !can_wait && objects::post(spool, work) {
        return;
    }
    let number = objects::with(spool, |objects| objects.keep(work));
    let Some(number) = number.filter(|number| can_wait && *number >= from) else { return };
    let began = objects::generation();
    let waited = wait(value);
    objects::with(spool, |objects| match waited {
        Ok(()) => objects.pending.waited_for_stream(began, own, context),
        Err(code) if causes::is_of_earlier_work(code) => {
            let place = Some(Place::at_address(address as usize));
            let moment = call.moment(objects.places.intern(place));
            let launch =
                objects.pending.unfinished(Role::Launches).find(|launch| launch.number == number);
            let launch = launch.map(|launch| async_error::describe(objects, launch));
            objects.pending.failed.get_or_insert(Failed { moment, code, launch });
        }
        Err(_) => {}
    });
}

/// Waits for a stream that is not captured, and breaks no other capture.
fn wait(stream: u64) -> Result<(), CUresult> {
    let _relaxed = causes::Relaxed::new()?;
    let stream: CUstream = without_provenance_mut(stream as usize);
    // SAFETY: it took a launch.
    uncancelled(|| unsafe { libcuda_sys::cuStreamSynchronize(stream) }).into_result()
}

#[cfg(test)]
#[path = "../../../tests/unit/state_tracker.rs"]
pub mod tests;
