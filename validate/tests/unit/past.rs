//! Calls with objects whose past is known, and what is said of them.

use super::*;
use crate::blame::blame;
use crate::call::tests::{ALONE, rich};
use crate::handle::Argument;
use crate::site::sites;
use crate::{callers, site, spool};
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
    captures::forked();
    let place = &raw const memory;
    let allocate = [value(&place), value(&size), value(&stream)];
    world.call(c"cuMemAllocAsync", &allocate, SUCCESS);
    objects::with(world.0, |objects| {
        let object = objects.alive((Kind::Memory, memory)).expect("it was created");
        assert_eq!((object.parent, object.of), (None, size));
        objects.forget((Kind::Memory, memory));
    });
}
