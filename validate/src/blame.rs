//! The part of earlier calls in a call that the driver refuses, or that does not return: who ended the object that it
//! names. It looks after the call, and says nothing of a call that succeeds.
//!
//! An object that is dead before the call is noted then, because the call may end its process. If it succeeds all the same, the
//! value is that of a new object, which was not seen being created.

use crate::callers::Here;
use crate::captures;
use crate::launches;
use crate::objects::{
    self, Argument, Change, End, Handle, Key, Kind, Moment, Object, Objects, Role, named,
};
use crate::site::{Site, sites};
use crate::spool::{Place, Spool};
use cuda_checked::{Cause, causes};
use cuda_sys::{CUpointer_attribute, CUresult};

/// A call of the program's.
pub struct Call<'a> {
    pub site: &'static Site,
    pub arguments: &'a [Argument],
    /// An address in the wrapper's frame, and a place within the wrapper.
    pub frame: usize,
    pub here: Here,
}

/// A sentence, with the places that it names `{0}` and so on.
#[derive(Debug, Default, PartialEq)]
pub struct Blame {
    pub sentence: String,
    pub places: Vec<Place>,
}

/// What is known of a call before it is made.
pub struct Before {
    moment: Moment,
    /// Objects that it is to end.
    ending: Vec<(Key, u64)>,
    /// Objects that it takes and that are dead.
    pub dead: Vec<(Key, u64)>,
}

/// Functions that succeed with a dead object: that shows no new one.
const LAX: [&str; 4] =
    ["cuCtxPushCurrent", "cuCtxSetCurrent", "cuSurfObjectDestroy", "cuTexObjectDestroy"];

/// Notes what the call is to end. Returns the sentence on an object that is dead already.
pub fn before(spool: &Spool, call: &Call) -> Option<(Before, Option<Blame>)> {
    if !objects::is_on() {
        return None;
    }
    let follows = captures::follows(call.site.name());
    let makes =
        call.site.handles.iter().any(|handle| !matches!(handle.role, Role::Uses | Role::Leads));
    let makes = makes || follows && captures::has_live();
    let place = makes.then(|| objects::place(spool, call.site, call.frame, call.here)).flatten();
    let thread = objects::thread();
    let known = objects::with(spool, |objects| {
        let place = objects.number(place);
        let moment = Moment { function: call.site.number as u16, thread, place };
        let mut before = Before { moment, ending: Vec::new(), dead: Vec::new() };
        let is_dead = |key: &Key| objects.dead(*key).is_some_and(|object| !is_pending(object));
        let dead: Vec<Key> =
            call.taken().filter(|key| !key.0.is_of_addresses()).filter(is_dead).collect();
        let blame = dead.first().and_then(|key| Some(of_dead(objects, *key, objects.dead(*key)?)));
        for key in dead {
            before.dead.extend(objects.dead(key).map(|object| (key, object.generation)));
        }
        for (handle, argument) in call.with(|role| role == Role::Ends) {
            if is_captured(objects, call, handle.kind) {
                continue;
            }
            match handle.kind {
                Kind::Stream => objects.forget_captures(|_, stream| stream == argument.value()),
                // Streams that were not seen being created may be of it.
                Kind::Context | Kind::GreenContext => objects.forget_captures(|objects, stream| {
                    objects.alive((Kind::Stream, stream)).is_none()
                }),
                _ => {}
            }
            let keys = match handle.of {
                Some(size) if handle.kind == Kind::Mapping => {
                    objects.within(handle.kind, argument.value(), call.arguments[size].value())
                }
                _ if argument.1 == 8 && handle.kind.has(argument.value()) => {
                    vec![(handle.kind, argument.value())]
                }
                _ => Vec::new(),
            };
            for key in keys {
                let generation = objects.begin_end(key, moment);
                before.ending.extend(generation.map(|generation| (key, generation)));
            }
        }
        (before, blame)
    });
    let has_streams = |kind| matches!(kind, Kind::Stream | Kind::Context | Kind::GreenContext);
    if call.with(|role| role == Role::Ends).any(|(handle, _)| has_streams(handle.kind)) {
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
    let has_succeeded = answer == CUresult::CUDA_SUCCESS || answer == call.site.answers;
    let moment = before.moment;
    let mut made = Vec::new();
    let mut gone = None;
    if has_succeeded {
        let taken: Vec<Key> = call.taken().collect();
        for (handle, argument) in call.with(|role| matches!(role, Role::Creates | Role::Begins)) {
            let value = match handle.role {
                // SAFETY: the caller guarantees it.
                Role::Creates => unsafe { handle.stored(argument) },
                _ => argument.value(),
            };
            let of = handle.of.map_or(0, |index| match handle.kind {
                // SAFETY: the caller guarantees it. The size of a variable is stored too.
                Kind::Variable => unsafe { call.arguments[index].stored(size_of::<usize>()) },
                _ => call.arguments[index].value(),
            });
            // A device has the number zero too, and so has a mode.
            let is_number = matches!(handle.kind, Kind::Capture | Kind::Context);
            let of = of + u64::from(is_number && handle.of.is_some());
            if handle.kind.has(value) {
                let parent = objects::parent(handle.kind, &taken, current);
                made.push(((handle.kind, value), parent, of));
            }
        }
        let by_device = call.with(|role| role == Role::Ends).find(|(_, argument)| argument.1 == 4);
        gone = by_device.map(|(_, device)| device.value()).filter(|device| !is_active(*device));
    }
    let opens = ["Attach", "Get", "Import", "Open", "Retain"];
    let opens = opens.iter().any(|verb| call.site.name().contains(verb));
    let shows = has_succeeded && !LAX.iter().any(|name| call.site.name().starts_with(name));
    objects::with(spool, |objects| {
        for (key, generation) in &before.ending {
            objects.finish_end(*key, *generation, has_succeeded);
        }
        for (key, generation) in before.dead.iter().filter(|_| shows) {
            objects.revive(*key, *generation);
        }
        if captures::follows(call.site.name()) && has_succeeded {
            objects.follow(call, moment);
        }
        if let Some(context) = gone.and_then(|device| objects.primary(device)) {
            objects.die(context, moment, None);
        }
        for (key, parent, of) in made {
            if is_captured(objects, call, key.0) {
                continue;
            }
            objects.create(key, parent, of, moment, opens);
        }
    });
}

/// Says what earlier calls did that explains why the driver refused this one, with this code. `before` has the objects that
/// were dead before the call.
pub fn blame(spool: &Spool, call: &Call, code: CUresult, before: &[(Key, u64)]) -> Option<Blame> {
    use CUresult as C;
    if causes::is_of_earlier_work(code) {
        captures::end(spool, call, code);
        return launches::blame(spool, call, code);
    }
    match code {
        C::CUDA_ERROR_NOT_INITIALIZED => return of_fork(),
        C::CUDA_ERROR_DEINITIALIZED => {
            return Some(Blame::new(
                "the driver has shut down, because the process exits".to_owned(),
            ));
        }
        _ => {}
    }
    let of_capture = captures::blame(spool, call, code);
    captures::end(spool, call, code);
    if of_capture.is_some() || captures::is_own(code) {
        return of_capture;
    }
    let is_of_contexts = matches!(
        code,
        C::CUDA_ERROR_INVALID_CONTEXT
            | C::CUDA_ERROR_CONTEXT_IS_DESTROYED
            | C::CUDA_ERROR_INVALID_HANDLE
    );
    // Another code has another cause.
    let is_of_objects = matches!(
        code,
        C::CUDA_ERROR_INVALID_VALUE
            | C::CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED
            | C::CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED
            | C::CUDA_ERROR_NOT_FOUND
            | C::CUDA_ERROR_ILLEGAL_STATE
            | C::CUDA_ERROR_INVALID_RESOURCE_TYPE
            | C::CUDA_ERROR_UNKNOWN
    );
    if !is_of_contexts && !is_of_objects {
        return None;
    }
    let is_of_ends =
        matches!(code, C::CUDA_ERROR_INVALID_HANDLE | C::CUDA_ERROR_CONTEXT_IS_DESTROYED);
    let taken: Vec<Key> = call.taken().filter(|(kind, _)| !kind.is_of_addresses()).collect();
    // Another thread may have ended an object since.
    let find = |objects: &mut Objects| {
        taken.iter().find_map(|key| {
            let object = objects.dead(*key)?;
            let was_dead = before.contains(&(*key, object.generation));
            (was_dead || is_of_ends && is_pending(object)).then(|| of_dead(objects, *key, object))
        })
    };
    if let Some(blame) = objects::with(spool, find).flatten() {
        return Some(blame);
    }
    if let Some(blame) = of_memory(spool, call).or_else(|| of_range(spool, call, code)) {
        return Some(blame);
    }
    // In the child of a fork the driver might wait for a lock of the parent's.
    let is_asked = is_of_contexts && objects::with(spool, |objects| objects.any()) == Some(true);
    let current = is_asked.then(current).flatten()?;
    if current == 0 {
        return match code {
            C::CUDA_ERROR_INVALID_CONTEXT => of_no_context(objects::change()?),
            _ => None,
        };
    }
    objects::with(spool, |objects| {
        if code == C::CUDA_ERROR_INVALID_CONTEXT
            && let Some(blame) = of_own_handle(objects, &taken)
        {
            return Some(blame);
        }
        let key = (Kind::Context, current);
        let own = objects.dead(key).map(|object| {
            let mut blame = of_dead(objects, key, object);
            blame.sentence.insert_str(0, "the current ");
            blame
        });
        own.or_else(|| {
            let is_one = code == C::CUDA_ERROR_INVALID_HANDLE && takes_one_context(call.site);
            let is_default = |(handle, argument): (&Handle, Argument)| {
                handle.kind == Kind::Stream && !handle.kind.has(handle.value(argument))
            };
            let is_current = call.with(|role| role.takes()).any(is_default);
            let current = (current, objects::change());
            is_one.then(|| of_two_contexts(objects, &taken, is_current, current)).flatten()
        })
    })
    .flatten()
}

/// Whether all objects of a call must be of one context, which is the current one for a default stream. For these a driver
/// has been seen to refuse others (`lab/programs/past.txt`).
fn takes_one_context(site: &Site) -> bool {
    const NAMES: [&str; 4] =
        ["cuEventElapsedTime", "cuEventRecord", "cuLaunchCooperativeKernel", "cuLaunchKernel"];
    NAMES.iter().any(|name| site.name().starts_with(name))
}

/// Memory of a graph, if a stream is captured: each launch of the graph allocates it, or frees it.
fn is_captured(objects: &Objects, call: &Call, kind: Kind) -> bool {
    kind == Kind::Memory
        && call.site.handles.iter().any(|handle| handle.kind == Kind::Stream)
        && objects.captures().next().is_some()
}

impl Call<'_> {
    pub fn with(
        &self,
        is: impl Fn(Role) -> bool,
    ) -> impl Iterator<Item = (&'static Handle, Argument)> {
        let handles = self.site.handles.iter().filter(move |handle| is(handle.role));
        handles.filter_map(|handle| Some((handle, *self.arguments.get(handle.index)?)))
    }

    /// The objects that it takes.
    pub fn taken(&self) -> impl Iterator<Item = Key> {
        let taken = self.with(|_| true).filter(|(handle, argument)| handle.takes(argument.1));
        let keys = taken.flat_map(|(handle, argument)| {
            // A kernel may stand for a function.
            let other = (handle.kind == Kind::Function).then_some(Kind::Kernel);
            [Some(handle.kind), other]
                .into_iter()
                .flatten()
                .map(move |kind| (kind, handle.value(argument)))
        });
        keys.filter(|(kind, value)| kind.has(*value))
    }
}

fn is_pending(object: &Object) -> bool {
    object.end.as_ref().is_some_and(|end| end.is_pending)
}

/// The context that is current to this thread, zero if there is none; nothing if the driver does not say.
pub fn current() -> Option<u64> {
    let mut context = std::ptr::null_mut();
    // SAFETY: the call writes one value.
    let answer = unsafe { cuda_sys::cuCtxGetCurrent(&mut context) };
    (answer == CUresult::CUDA_SUCCESS).then(|| context.addr() as u64)
}

/// Whether the primary context of a device lives. In doubt it does.
fn is_active(device: u64) -> bool {
    let (mut flags, mut active) = (0, 0);
    // SAFETY: the call writes two values.
    let answer =
        unsafe { cuda_sys::cuDevicePrimaryCtxGetState(device as i32, &mut flags, &mut active) };
    answer != CUresult::CUDA_SUCCESS || active != 0
}

/// Whether the driver knows of nothing at an address. In doubt it does. The query of one attribute alone would fail, and be a line
/// in the driver's log.
fn is_gone(address: u64) -> bool {
    let mut kind = 0_u32;
    let mut what = [CUpointer_attribute::CU_POINTER_ATTRIBUTE_MEMORY_TYPE];
    let mut values = [(&raw mut kind).cast()];
    // SAFETY: the lists have one element each, and the value has room for its attribute.
    let answer = unsafe {
        cuda_sys::cuPointerGetAttributes(1, what.as_mut_ptr(), values.as_mut_ptr(), address)
    };
    answer == CUresult::CUDA_SUCCESS && kind == 0
}

/// Where the memory begins that has an address, as the driver says. Without a context it refuses to.
fn start_of(address: u64) -> Option<u64> {
    current().filter(|context| *context != 0)?;
    let (mut start, mut size) = (0, 0);
    // SAFETY: the call writes two values.
    let answer = unsafe { cuda_sys::cuMemGetAddressRange_v2(&mut start, &mut size, address) };
    (answer == CUresult::CUDA_SUCCESS).then_some(start)
}

/// Says what happened to memory: it is freed, by this call a second time, or it is not what this call frees.
fn of_memory(spool: &Spool, call: &Call) -> Option<Blame> {
    const KINDS: [Kind; 5] =
        [Kind::Memory, Kind::IPCMemory, Kind::HostMemory, Kind::Mapping, Kind::Variable];
    let is_of_addresses = |(handle, _): &(&Handle, Argument)| handle.kind.is_of_addresses();
    let takes = call.with(|role| matches!(role, Role::Uses | Role::Ends)).filter(is_of_addresses);
    takes.into_iter().find_map(|(handle, argument)| {
        let (address, ends) = (argument.value(), handle.role == Role::Ends);
        let mut start = None;
        let (dead, blame) = objects::with(spool, |objects| {
            let own = [handle.kind];
            let kinds = if ends { &own[..] } else { &KINDS };
            let found = |kind: &Kind| objects.at(*kind, address);
            let is_dead = |(_, object): &(Key, &Object)| {
                object.end.as_ref().is_some_and(|end| !end.is_pending)
            };
            if let Some((key, object)) = kinds.iter().filter_map(found).find(is_dead) {
                return Some((Some(key), of_dead(objects, key, object)));
            }
            let others = KINDS.iter().chain(&[Kind::Registration, Kind::Reservation]);
            // A range may be reserved, and mapped more than once.
            let is_whole = ends && !matches!(handle.kind, Kind::Mapping | Kind::Reservation);
            let mut others = others.filter(|_| is_whole).filter_map(found);
            let (key, object) = others.find(|(key, object)| {
                object.end.is_none() && (key.0 != handle.kind || key.1 != address)
            })?;
            start = (key.0 == handle.kind).then_some(key.1);
            Some((None, of_wrong_end(objects, call.site, address, key, handle.kind, object)))
        })??;
        // It may be gone, and the address that of something else.
        if start.is_some_and(|start| start_of(address) != Some(start)) {
            return None;
        }
        let can_ask = matches!(handle.kind, Kind::Memory | Kind::IPCMemory | Kind::HostMemory);
        (dead.is_none() || !can_ask || is_gone(address)).then_some(blame)
    })
}

/// Says what is at addresses that must be free of it: a registration, or a mapping.
fn of_range(spool: &Spool, call: &Call, code: CUresult) -> Option<Blame> {
    let is_again = code == CUresult::CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED;
    let is_there = |(handle, argument): (&Handle, Argument)| {
        let (start, size) = (argument.value(), call.arguments.get(handle.of?)?.value());
        objects::with(spool, |objects| {
            let within = |kind| objects.within(kind, start, size);
            let keys = match (handle.kind, handle.role) {
                (Kind::Registration, Role::Begins) if is_again => within(Kind::Registration),
                (Kind::Reservation, Role::Ends) => within(Kind::Mapping),
                _ => Vec::new(),
            };
            let (key, object) = keys.iter().find_map(|key| Some((key, objects.alive(*key)?)))?;
            let mut blame = Blame::new(format!("{} is there: it was ", named(*key)));
            blame.sentence += &done(object.made.function);
            blame.say_place(objects, object.made);
            Some(blame)
        })?
    };
    call.with(|role| matches!(role, Role::Begins | Role::Ends)).find_map(is_there)
}

/// Says the cause, and where the memory was allocated of which the call takes too much.
pub fn of_cause(spool: &Spool, call: &Call, cause: &Cause) -> Blame {
    /// The most bytes of an element: the argument counts elements.
    const ELEMENT: u64 = 4;
    let mut blame = Blame::new(cause.to_string());
    let taken = call.with(|role| role == Role::Uses);
    for (handle, argument) in taken.filter(|(handle, _)| handle.kind.is_of_addresses()) {
        objects::with(spool, |objects| {
            let found = |kind| objects.at(kind, argument.value());
            let (key, object) = found(handle.kind).or_else(|| found(Kind::Variable))?;
            let end = key.1.saturating_add(object.of);
            let rest = end.saturating_sub(argument.value());
            let leaves = cause.value().saturating_mul(ELEMENT) > rest;
            (leaves && object.end.is_none()).then(|| {
                let (size, made) = (object.of, done(object.made.function));
                blame.sentence += &format!("; {} of {size} bytes was {made}", named(key));
                blame.say_place(objects, object.made);
            })
        });
    }
    blame
}

fn of_wrong_end(
    objects: &Objects,
    site: &Site,
    address: u64,
    (kind, start): Key,
    ends: Kind,
    object: &Object,
) -> Blame {
    let (what, made) = (kind.words(), done(object.made.function));
    let mut blame = Blame::new(match kind == ends {
        true => format!("{address:#x} is {} bytes into {what} {start:#x}, which", address - start),
        false => format!("{} does not free {what}: {address:#x}", site.name()),
    });
    blame.sentence += &format!(" was {made}");
    blame.say_place(objects, object.made);
    blame
}

/// Says who ended an object, or what took it along.
fn of_dead(objects: &Objects, key: Key, object: &Object) -> Blame {
    let mut blame = Blame::new(format!("{} ", named(key)));
    let Some(End { moment, is_pending, with }) = &object.end else { return blame };
    if let Some(other) = with {
        blame.sentence += &format!("went with {}, which ", named(*other));
    }
    let verb = if *is_pending { "is being" } else { "was" };
    blame.sentence += &format!("{verb} {}", done(moment.function));
    blame.say_place(objects, *moment);
    blame.sentence +=
        &format!(" in thread {}; it was {}", moment.thread, done(object.made.function));
    blame.say_place(objects, object.made);
    blame
}

/// The context of an object that is alive, if that is known. One of a green context stands for another.
fn context_of(objects: &Objects, object: &Object) -> Option<u64> {
    let (mut key, mut generation) = object.parent?;
    loop {
        let parent = objects.alive(key).filter(|parent| parent.generation == generation)?;
        match key {
            (Kind::Context, context) => return parent.parent.is_none().then_some(context),
            // A function's module has the context.
            _ => (key, generation) = parent.parent?,
        }
    }
}

/// Says that objects of a call are of two contexts. The current one, with the last call that is known to have changed it, is
/// that of a default stream.
fn of_two_contexts(
    objects: &Objects,
    keys: &[Key],
    is_default: bool,
    (current, change): (u64, Option<Change>),
) -> Option<Blame> {
    let mut known = keys.iter().filter_map(|key| {
        let object = objects.alive(*key)?;
        Some((*key, object, context_of(objects, object)?))
    });
    let (first, one, context) = known.next()?;
    let say = |blame: &mut Blame, key: Key, object: &Object, context: u64| {
        blame.sentence += &format!("{} was {}", named(key), done(object.made.function));
        blame.say_place(objects, object.made);
        blame.sentence += &format!(" in context {context:#x}");
    };
    let mut blame = Blame::default();
    say(&mut blame, first, one, context);
    blame.sentence += ", and ";
    let mut is_named = context == current;
    if let Some((key, object, context)) = known.find(|(.., other)| *other != context) {
        say(&mut blame, key, object, context);
        is_named |= context == current;
        if !is_named {
            return Some(blame);
        }
        blame.sentence += "; ";
    } else if is_named || !is_default {
        return None;
    }
    blame.sentence += &format!("context {current:#x} is current");
    if let Some(change) = change {
        blame.sentence += ", last changed by ";
        blame.say_change(change);
    }
    Some(blame)
}

/// Says that a handle for other processes was made in this one. A driver has been seen to refuse such handles with the code of a
/// context that is not valid (`lab/programs/past.txt`).
fn of_own_handle(objects: &Objects, keys: &[Key]) -> Option<Blame> {
    let own = keys.iter().filter(|(kind, _)| *kind == Kind::IPCHandle);
    let object = own.into_iter().find_map(|key| objects.alive(*key))?;
    let mut blame = Blame::new(format!("the IPC handle was {}", done(object.made.function)));
    blame.say_place(objects, object.made);
    blame.sentence += " in this process, and is only for others";
    Some(blame)
}

/// Says which call was the last to change the thread's context, where none is current.
fn of_no_context(change: Change) -> Option<Blame> {
    let mut blame = Blame::new(
        "no context is current to this thread, whose context was last changed by ".to_owned(),
    );
    blame.say_change(change);
    Some(blame)
}

/// Says that this is a child of a process that had initialised the driver.
fn of_fork() -> Option<Blame> {
    let (process, initialised, forked) = objects::fork()?;
    let mut blame = Blame::new(format!(
        "the driver does not work in a child of process {process}, which called cuInit"
    ));
    blame.say(initialised);
    blame.sentence += " and was forked";
    blame.say(forked);
    Some(blame)
}

impl Blame {
    pub fn new(sentence: String) -> Self {
        Self { sentence, places: Vec::new() }
    }

    pub fn say_place(&mut self, objects: &Objects, moment: Moment) {
        self.say(objects.place(moment.place).cloned());
    }

    fn say(&mut self, place: Option<Place>) {
        if let Some(place) = place {
            self.sentence += &format!(" {{{}}}", self.places.len());
            self.places.push(place);
        }
    }

    fn say_change(&mut self, (function, place): Change) {
        self.sentence += name(function);
        self.say(place);
    }
}

fn name(function: u16) -> &'static str {
    let site = sites().find(|site| site.number == usize::from(function));
    site.map_or("?", |site| site.name())
}

/// The part that a function had, as "destroyed by cuStreamDestroy_v2".
pub fn done(function: u16) -> String {
    let name = name(function);
    const VERBS: [(&str, &str); 15] = [
        ("Alloc", "allocated"),
        ("Close", "closed"),
        ("Free", "freed"),
        ("Unload", "unloaded"),
        ("Load", "loaded"),
        ("Import", "imported"),
        ("Open", "opened"),
        ("Unregister", "unregistered"),
        ("Register", "registered"),
        ("Release", "released"),
        ("Reserve", "reserved"),
        ("Reset", "reset"),
        ("Unmap", "unmapped"),
        ("Retain", "retained"),
        ("Destroy", "destroyed"),
    ];
    let verb = VERBS.iter().find(|(word, _)| name.contains(word)).map(|(_, verb)| *verb);
    let verb = verb.unwrap_or(match name.contains("Map") && !name.contains("Mipmap") {
        true => "mapped",
        false if name.contains("BeginCapture") => "begun",
        false if name.contains("EndCapture") => "ended",
        false if name.contains("IpcGet") => "created",
        false if name.contains("Get") => "found",
        false => "created",
    });
    format!("{verb} by {name}")
}

#[cfg(test)]
#[path = "../tests/unit/blame.rs"]
mod tests;
