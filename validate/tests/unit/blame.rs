//! Calls with objects whose past is known, and what is said of them.

use super::*;
use crate::objects::tests::{ALONE, rich};
use crate::spool;
use crate::{callers, site};
use std::ffi::CStr;

struct World(&'static Spool);

impl World {
    fn new() -> Self {
        site::know(&crate::table::ALL);
        objects::start();
        rich();
        Self(Spool::map(&spool::tests::memory()).expect("the file is a spool"))
    }

    /// Makes a call that answers this, and returns what is said before it and after.
    fn call(&self, name: &CStr, arguments: &[Argument], answer: CUresult) -> [Option<String>; 2] {
        let site = sites().find(|site| site.name == name).expect("there is one");
        site.distance.store(usize::MAX, std::sync::atomic::Ordering::Relaxed);
        let call = Call { site, arguments, frame: 0, here: callers::here() };
        let (before, open) = before(self.0, &call).expect("it is on");
        // SAFETY: the tests store what is created before they call.
        unsafe { after(self.0, &call, &before, answer) };
        let is_refused = answer != CUresult::CUDA_SUCCESS;
        let past = is_refused.then(|| blame(self.0, &call, answer, &before.dead)).flatten();
        [open, past].map(|blame| blame.map(|blame| without_threads(&blame.sentence)))
    }
}

fn without_threads(sentence: &str) -> String {
    let (before, after) = sentence.split_once(" in thread ").unwrap_or((sentence, ""));
    before.to_owned() + after.trim_start_matches(|char: char| char.is_ascii_digit())
}

fn value<T>(value: &T) -> Argument {
    Argument(std::ptr::from_ref(value).cast(), size_of::<T>())
}

const SUCCESS: CUresult = CUresult::CUDA_SUCCESS;
const INVALID: CUresult = CUresult::CUDA_ERROR_INVALID_HANDLE;
const SAID: &str =
    "stream 0xa100 was destroyed by cuStreamDestroy_v2 {0}; it was created by cuStreamCreate {1}";

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
    let (world, handle) = (World::new(), 0xa100);
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
    assert_eq!(uses(&world, handle, failed), [said.clone(), None]);
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
    let expected = "function 0xb200 went with module 0xb100, which was unloaded by cuModuleUnload {0}; it was found by \
                    cuModuleGetFunction {1}";
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
        "context 0xa300 was destroyed by cuCtxDestroy_v2 {0}; it was created by cuCtxCreate_v4 {1}";
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
    let site = |name: &CStr| sites().find(|site| site.name == name).expect("there is one");
    let arguments = [value(&handle)];
    let call =
        |name| Call { site: site(name), arguments: &arguments, frame: 0, here: callers::here() };
    let (uses, ends) = (call(c"cuStreamSynchronize"), call(c"cuStreamDestroy_v2"));
    let (known, open) = before(world.0, &uses).expect("it is on");
    assert!(open.is_none() && known.dead.is_empty());
    let (ending, _) = before(world.0, &ends).expect("it is on");
    let said = |code| blame(world.0, &uses, code, &known.dead).map(|blame| blame.sentence);
    let value = CUresult::CUDA_ERROR_INVALID_VALUE;
    assert!(said(INVALID).is_some_and(|said| said.contains("is being destroyed by")));
    assert_eq!(said(value), None, "it has another cause");
    // SAFETY: it stores nothing.
    unsafe { after(world.0, &ends, &ending, SUCCESS) };
    assert_eq!(said(value), None, "it was alive before the call");
    let (known, _) = before(world.0, &uses).expect("it is on");
    let said = |code| blame(world.0, &uses, code, &known.dead).map(|blame| blame.sentence);
    assert!(said(value).is_some_and(|said| said.contains("was destroyed by")));
}

#[test]
fn a_stream_in_a_struct_is_looked_at() {
    let _alone = ALONE.lock();
    let (world, handle, function) = (World::new(), 0xa500_u64, 0xa501_u64);
    stream(&world, handle, None);
    stream(&world, handle, Some(SUCCESS));
    // SAFETY: zeros are valid.
    let mut config: cuda_sys::CUlaunchConfig = unsafe { std::mem::zeroed() };
    config.hStream = std::ptr::without_provenance_mut(handle as usize);
    let (place, none) = (&raw const config, 0_u64);
    let launch = |place: &*const cuda_sys::CUlaunchConfig| {
        let arguments = [value(place), value(&function), value(&none), value(&none)];
        world.call(c"cuLaunchKernelEx", &arguments, INVALID)
    };
    let said = Some(SAID.replace("a100", "a500"));
    assert_eq!(launch(&place), [said.clone(), said]);
    assert_eq!(launch(&std::ptr::null()), [None, None]);
}

#[test]
fn an_array_in_a_struct_is_looked_at_where_the_tag_says_so() {
    use cuda_sys::{CUDA_RESOURCE_DESC, CUresourcetype};
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
fn a_handle_for_other_processes_is_of_this_one() {
    let _alone = ALONE.lock();
    site::know(&crate::table::ALL);
    let moment = |name: &str| {
        let site = sites().find(|site| site.name() == name).expect("there is one");
        Moment { function: site.number as u16, thread: 1, place: 0 }
    };
    let bytes = [7_u8; 64];
    let (handle, place) = (value(&bytes), &raw const bytes);
    // SAFETY: it leads to 64 bytes.
    assert_eq!(unsafe { value(&place).stored(64) }, handle.value());
    let (mut objects, key) = (Objects::default(), (Kind::IPCHandle, handle.value()));
    assert_eq!(of_own_handle(&objects, &[key]), None);
    objects.create(key, None, 0, moment("cuIpcGetMemHandle"), false);
    let said = of_own_handle(&objects, &[key]).map(|blame| blame.sentence);
    let words =
        "the IPC handle was created by cuIpcGetMemHandle in this process, and is only for others";
    assert_eq!(said.as_deref(), Some(words));
}

#[test]
fn objects_of_two_contexts_are_told() {
    let _alone = ALONE.lock();
    site::know(&crate::table::ALL);
    let mut objects = Objects::default();
    let number =
        |name: &str| sites().find(|site| site.name() == name).expect("there is one").number as u16;
    let made = Moment { function: number("cuCtxCreate_v4"), thread: 1, place: 0 };
    let [context, module, function, stream, other, event, unknown] = [
        (Kind::Context, 0xc000),
        (Kind::Module, 0xc001),
        (Kind::Function, 0xc002),
        (Kind::Stream, 0xc003),
        (Kind::Context, 0xc004),
        (Kind::Event, 0xc005),
        (Kind::Stream, 0xc006),
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
        objects.create(key, parent, 0, made, false);
    }
    let said = |objects: &Objects, keys: &[Key], current: Option<(u64, Option<Change>)>| {
        // Without a default stream another context is current.
        let known = current.clone().unwrap_or((1, None));
        let blame = of_two_contexts(objects, keys, current.is_some(), known);
        blame.map(|blame| blame.sentence)
    };
    let of = "event 0xc005 was created by cuCtxCreate_v4 in context 0xc004, and ";
    let two = format!("{of}stream 0xc003 was created by cuCtxCreate_v4 in context 0xc000");
    assert_eq!(said(&objects, &[event, stream], None), Some(two.clone()));
    let own = of_two_contexts(&objects, &[event, stream], false, (0xc004, None));
    let own = own.map(|blame| blame.sentence);
    assert_eq!(own, Some(format!("{two}; context 0xc004 is current")));
    let current = format!("{of}context 0xc000 is current");
    assert_eq!(said(&objects, &[event], Some((0xc000, None))), Some(current.clone()));
    let change = Some((number("cuCtxSetCurrent"), Some(Place::of(1))));
    let by = format!("{current}, last changed by cuCtxSetCurrent {{0}}");
    assert_eq!(said(&objects, &[event], Some((0xc000, change))), Some(by));
    // They are of one context, or that is not known.
    assert_eq!(said(&objects, &[function, stream], Some((0xc000, None))), None);
    assert_eq!(said(&objects, &[event, unknown], None), None);
    assert_eq!(said(&objects, &[unknown], Some((0xc000, None))), None);
    // Another context has the value now.
    objects.create(context, None, 0, made, false);
    assert_eq!(said(&objects, &[event, stream], None), None);
    // Which functions need one context, a driver has shown.
    let takes = |name: &str| {
        takes_one_context(sites().find(|site| site.name() == name).expect("there is one"))
    };
    assert!(["cuLaunchKernel", "cuEventRecord", "cuEventElapsedTime_v2"].into_iter().all(takes));
    assert!(!["cuStreamWaitEvent", "cuStreamSynchronize", "cuEventQuery"].into_iter().any(takes));
}

#[test]
fn a_thread_without_a_context_is_told_who_changed_it() {
    site::know(&crate::table::ALL);
    let site = sites().find(|site| site.name() == "cuCtxPopCurrent_v2").expect("there is one");
    assert_eq!(objects::change(), None);
    objects::changed(site, Some(Place::of(1)));
    let said = objects::change().and_then(of_no_context).map(|blame| blame.sentence);
    let words = "no context is current to this thread, whose context was last changed by cuCtxPopCurrent_v2 {0}";
    assert_eq!(said.as_deref(), Some(words));
    assert_eq!(std::thread::spawn(objects::change).join().ok(), Some(None), "it is this thread's");
}

#[test]
fn functions_say_what_they_did() {
    site::know(&crate::table::ALL);
    let done = |name: &str| {
        let site = sites().find(|site| site.name() == name).expect("there is one");
        done(site.number as u16).split(' ').next().unwrap_or_default().to_owned()
    };
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
        assert_eq!(done(name), verb);
    }
}
