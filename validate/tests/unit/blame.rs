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
        unsafe { after(self.0, &call, before, answer) };
        let is_refused = answer != CUresult::CUDA_SUCCESS;
        let past = is_refused.then(|| blame(self.0, &call, answer)).flatten();
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
fn an_object_of_another_context_is_told() {
    let _alone = ALONE.lock();
    site::know(&crate::table::ALL);
    let mut objects = Objects::default();
    let site = sites().find(|site| site.name == c"cuCtxCreate_v4").expect("there is one");
    let made = Moment { function: site.number as u16, thread: 1, place: 0 };
    let [context, module, function, stream] = [
        (Kind::Context, 0xc000),
        (Kind::Module, 0xc001),
        (Kind::Function, 0xc002),
        (Kind::Stream, 0xc003),
    ];
    objects.create(context, None, 0, made, false);
    objects.create(module, Some(context), 0, made, false);
    objects.create(function, Some(module), 0, made, false);
    objects.create(stream, None, 0, made, false);
    let said = |objects: &Objects, key, current| {
        of_another_context(objects, &[key], current).map(|blame| blame.sentence)
    };
    let of = "function 0xc002 was created by cuCtxCreate_v4 in context 0xc000, and ";
    assert_eq!(said(&objects, function, 1), Some(format!("{of}context 0x1 is current")));
    let none = format!("{of}no context is current to this thread");
    assert_eq!(said(&objects, function, 0), Some(none));
    assert_eq!(said(&objects, function, 0xc000), None);
    assert_eq!(said(&objects, stream, 1), None, "its context is not known");
    // Another context has the value now.
    objects.create(context, None, 0, made, false);
    assert_eq!(said(&objects, function, 1), None);
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
        ("cuIpcCloseMemHandle", "closed"),
    ] {
        assert_eq!(done(name), verb);
    }
}
