//! Values that name no object, and handles that are bytes.

use super::*;

/// The handles of a function.
macro_rules! of {
    ($name:ident) => {{
        use super::rows::*;
        const HANDLES: &[Handle] = handles!($name);
        HANDLES
    }};
}
use crate::layer::call::signature::{Arguments as _, Frame};
use crate::layer::call::stream::PER_THREAD;
use crate::layer::call::stream::SEVERAL;

#[test]
fn default_streams_are_no_objects() {
    let has = |kind: ObjectKind| [0, 1, 2, 3].map(|value| kind.is_object(value));
    assert_eq!(has(ObjectKind::Stream), [false, false, false, true]);
    assert_eq!(has(ObjectKind::Capture), [false, false, false, true]);
    assert_eq!(has(ObjectKind::Event), [false, true, true, true]);
}

/// What is seen of a function with these handles, whose parameters have eight bytes.
fn seen(handles: &'static [Handle]) -> Seen {
    type Words = (u64, u64, u64, u64, u64, u64, u64, u64, u64);
    Seen::for_function((0, false), handles, &Effects::from_handles(handles), Words::SIGNATURE.parts)
}

/// How many objects of such a function the launcher is shown.
fn shown(handles: &'static [Handle]) -> usize {
    let seen = seen(handles);
    let frame = Frame::new((1_u64, 2_u64, 3_u64, 4_u64, 5_u64, 6_u64, 7_u64, 8_u64, 9_u64));
    // SAFETY: these are the arguments.
    unsafe { seen.shown(frame.packed()) }.count()
}

#[test]
fn what_a_function_does_with_objects_follows_from_its_handles() {
    use libcuda_sys::CUlaunchConfig;
    let all =
        [of!(cuStreamQuery), of!(cuStreamCreate), of!(cuMemFree_v2), of!(cuStreamBeginCapture_v2)];
    assert_eq!(all.map(shown), [1, 0, 1, 1]);
    let all = all.map(Effects::from_handles);
    assert_eq!(all.each_ref().map(|effects| effects.has_lives), [false, true, true, true]);
    assert_eq!(all.map(|effects| effects.stream.is_some()), [true, false, false, true]);
    const LATER: &[Handle] =
        &[new(Role::Uses, ObjectKind::Event, 0), new(Role::Ends, ObjectKind::Event, 1)];
    assert!(!Effects::from_handles(&[]).has_lives && Effects::from_handles(LATER).has_lives);
    assert_eq!([of!(cuMemcpyDtoDAsync_v2), of!(cuLaunchKernelEx)].map(shown), [3, 1]);
    const MANY: &[Handle] = &[
        new(Role::Uses, ObjectKind::Event, 0),
        new(Role::Uses, ObjectKind::Event, 1),
        new(Role::Uses, ObjectKind::Event, 2),
        new(Role::Uses, ObjectKind::Event, 3),
        new(Role::Uses, ObjectKind::Event, 4),
    ];
    assert_eq!((Slot::HANDLES, shown(MANY)), (4, 4));
    // A parameter may be of several objects, and a function have several of a kind or a role.
    let end = Effects::from_handles(of!(cuStreamEndCapture));
    assert!(
        end.has_lives
            && shown(of!(cuStreamEndCapture)) == 1
            && end.names(ObjectKind::Capture)
            && !end.names(ObjectKind::Event)
    );
    assert!(Effects::from_handles(of!(cuMemcpyDtoDAsync_v2)).names(ObjectKind::Memory));
    const WORK: &[Handle] = &[
        new(Role::Spans, ObjectKind::Memory, 0),
        new(Role::Records, ObjectKind::Event, 1),
        new(Role::Waits, ObjectKind::Stream, 2),
    ];
    assert!(
        Effects::from_handles(WORK).has_work && Effects::from_handles(WORK.split_at(1).1).has_work
    );
    let wait = of!(cuStreamWaitEvent);
    let is_taken = |index| Effects::from_handles(wait).is_taken(index);
    assert_eq!([0, 1, 2].map(is_taken), [true, true, false]);
    assert!(!Effects::from_handles(of!(cuStreamCreate)).is_taken(0));
    // What is looked at of arguments with these values.
    let looked_at = |handles, values: [u64; 3]| {
        let (seen, frame) = (seen(handles), Frame::new((values[0], values[1], values[2])));
        // SAFETY: these are the arguments, and lead nowhere else than to structs.
        unsafe { seen.looked_at(frame.packed()) }.collect::<Vec<_>>()
    };
    assert_eq!(looked_at(wait, [3, 4, 5]), [(ObjectKind::Stream, 3), (ObjectKind::Event, 4)]);
    let config = std::mem::offset_of!(CUlaunchConfig, hStream);
    let mut place = [0_u8; size_of::<CUlaunchConfig>()];
    place[config..config + 8].copy_from_slice(&0xa5_u64.to_ne_bytes());
    for (place, stream) in [(place.as_ptr().addr() as u64, 0xa5), (0, 0)] {
        let [leads, function] = looked_at(of!(cuLaunchKernelEx), [place, 0xb6, 0])[..] else {
            panic!("two objects")
        };
        assert_eq!([leads, function], [(ObjectKind::Stream, stream), (ObjectKind::Function, 0xb6)]);
    }
    let launch = looked_at(of!(cuLaunchKernel), [0xa5, 0, 0]);
    assert_eq!(launch[0], (ObjectKind::Function, 0xa5), "its sizes are parameters");
    // What has a life is looked at in another way, memory after a refusal, and a union where an object is created.
    let others = [of!(cuStreamCreate), of!(cuStreamDestroy_v2), of!(cuMemFree_v2)];
    let others =
        others.into_iter().chain([of!(cuMemcpyDtoDAsync_v2).split_at(2).0, of!(cuTexObjectCreate)]);
    assert!(others.into_iter().all(|handles| looked_at(handles, [3, 4, 5]).is_empty()));
}

#[test]
fn what_a_success_has_to_do_with_work_follows_from_the_handles() {
    crate::layer::call::entry_point::register(&crate::layer::dispatch::table::ALL);
    let entry_points =
        crate::layer::call::entry_point::entry_points().filter(|entry| entry.effects.has_work);
    let all: Vec<_> = entry_points.map(crate::layer::call::entry_point::EntryPoint::name).collect();
    for name in [
        "cuLaunchKernel_ptsz",
        "cuLaunchCooperativeKernel",
        "cuLaunchKernelEx_ptsz",
        "cuLaunchGridAsync",
        "cuGraphLaunch",
        "cuMemcpyAsync_ptsz",
        "cuMemcpyDtoDAsync_v2",
        "cuMemcpyDtoHAsync_v2_ptsz",
        "cuMemcpyHtoDAsync_v2",
        "cuMemcpyHtoAAsync_v2",
        "cuMemcpyPeerAsync",
        "cuMemcpy2DAsync_v2",
        "cuMemcpy3DAsync_v2_ptsz",
        "cuMemcpy3DPeerAsync",
        "cuMemcpyBatchAsync",
        "cuMemcpyBatchAsync_v2_ptsz",
        "cuMemcpyWithAttributesAsync",
        "cuMemcpy3DBatchAsync",
        "cuMemcpy3DBatchAsync_v2_ptsz",
        "cuMemcpy3DWithAttributesAsync",
        "cuMemsetD32Async_ptsz",
        "cuMemsetD2D16Async",
        "cuStreamSynchronize_ptsz",
        "cuStreamQuery",
        "cuCtxSynchronize",
        "cuCtxSynchronize_v2",
        "cuEventSynchronize",
        "cuEventQuery",
        "cuEventRecord_ptsz",
        "cuEventRecordWithFlags",
        "cuCtxRecordEvent",
        "cuStreamWaitEvent_ptsz",
    ] {
        assert!(all.contains(&name), "{name}");
    }
    // Without a stream a fill is done in the call.
    for name in ["cuMemsetD32_v2", "cuMemsetD2D8_v2", "cuStreamCreate", "cuCtxWaitEvent"] {
        assert!(!all.contains(&name), "{name}");
    }
    assert_eq!(all.len(), 59 + 16, "{all:?}");
}

#[test]
fn a_new_object_is_a_part_of_another_or_of_the_context() {
    use ObjectKind::*;
    let of = |kind: ObjectKind, taken: Option<ObjectKind>| {
        let taken: Vec<Key> = taken.map(|kind| (kind, 7)).into_iter().collect();
        kind.parent(&taken, || Some(9)).map(|(kind, value)| (kind, value == 9))
    };
    for (kind, parent) in [
        (Capture, Graph),
        (Function, Module),
        (Function, Kernel),
        (IPCHandle, Event),
        (IPCHandle, Memory),
        (Kernel, Library),
        (Variable, Library),
        (Variable, Module),
        (Module, Library),
        (Array, MipmappedArray),
        (Array, Array),
        (Array, GraphicsResource),
        (MipmappedArray, GraphicsResource),
        (Memory, GraphicsResource),
        (Stream, GreenContext),
        (Context, GreenContext),
    ] {
        assert_eq!(of(kind, Some(parent)), Some((parent, false)), "{kind:?}");
    }
    let of_contexts = [
        Module,
        Array,
        Stream,
        Memory,
        Event,
        IPCMemory,
        MipmappedArray,
        SurfaceObject,
        TextureObject,
    ];
    for kind in of_contexts {
        assert_eq!(of(kind, None), Some((Context, true)), "{kind:?}");
        assert_eq!(kind.parent(&[], || None), None, "no context is known");
    }
    for kind in [Capture, Function, IPCHandle, Kernel, Variable, Context, Graph, MemoryPool] {
        assert_eq!(of(kind, None), None, "{kind:?}");
    }
    // Memory of a pool outlives the context.
    assert_eq!([MemoryPool, ExternalMemory].map(|kind| of(Memory, Some(kind))), [None, None]);
}

#[test]
fn objects_have_names() {
    let names = [
        (ObjectKind::Event, 0x50),
        (ObjectKind::IPCHandle, 0x50),
        (ObjectKind::Capture, 0x50),
        (ObjectKind::Capture, LEGACY),
        (ObjectKind::Capture, PER_THREAD | 7),
        (ObjectKind::Stream, 0x50),
        (ObjectKind::Stream, SEVERAL),
    ];
    assert_eq!(
        names.map(named),
        [
            "event 0x50",
            "IPC handle",
            "capture of stream 0x50",
            "capture of the default stream",
            "capture of a thread's default stream",
            "stream 0x50",
            "a stream that is gone"
        ]
    );
}
