//! The part of earlier calls in a call that the driver refuses, or that does not return: who ended the object that it
//! names. It looks after the call, and says nothing of a call that succeeds.
//!
//! An object that is dead before the call is noted then, because the call may end its process. If it succeeds all the same, the
//! value is that of a new object, which was not seen being created.

use crate::callers::Here;
use crate::captures;
use crate::launches;
use crate::objects::{self, Argument, End, Handle, Key, Kind, Moment, Object, Objects, Role};
use crate::site::{Site, sites};
use crate::spool::{Place, Spool};
use cuda_checked::causes;
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
    /// Objects that it is to end, and objects that it takes and that are dead.
    ending: Vec<(Key, u64)>,
    dead: Vec<(Key, u64)>,
}

/// Notes what the call is to end. Returns the sentence on an object that is dead already.
pub fn before(spool: &Spool, call: &Call) -> Option<(Before, Option<Blame>)> {
    if !objects::is_on() {
        return None;
    }
    let makes = call.site.handles.iter().any(|handle| handle.role != Role::Uses);
    let place = makes.then(|| objects::place(spool, call.site, call.frame, call.here)).flatten();
    let thread = objects::thread();
    objects::with(spool, |objects| {
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
            let keys = match handle.of {
                Some(size) if handle.kind == Kind::Mapping => {
                    objects.within(handle.kind, argument.value(), call.arguments[size].value())
                }
                _ if argument.1 == 8 => vec![(handle.kind, argument.value())],
                _ => Vec::new(),
            };
            for key in keys {
                let generation = objects.begin_end(key, moment);
                before.ending.extend(generation.map(|generation| (key, generation)));
            }
        }
        (before, blame)
    })
}

/// Notes what the call has created and ended.
///
/// # Safety
///
/// Where it succeeded, it must have stored what it creates.
pub unsafe fn after(spool: &Spool, call: &Call, before: Before, answer: CUresult) {
    let has_succeeded = answer == CUresult::CUDA_SUCCESS || answer == call.site.answers;
    let moment = before.moment;
    let mut made = Vec::new();
    let mut gone = None;
    if has_succeeded {
        let taken: Vec<Key> = call.taken().collect();
        for (handle, argument) in call.with(|role| matches!(role, Role::Creates | Role::Begins)) {
            let value = match handle.role {
                // SAFETY: the caller guarantees it.
                Role::Creates => unsafe { argument.stored() },
                _ => argument.value(),
            };
            let of = handle.of.map_or(0, |index| call.arguments[index].value());
            // A device has the number zero too.
            let of = of + u64::from(handle.kind == Kind::Context && handle.of.is_some());
            if value != 0 {
                let parent = objects::parent(handle.kind, &taken, current);
                made.push(((handle.kind, value), parent, of));
            }
        }
        let by_device = call.with(|role| role == Role::Ends).find(|(_, argument)| argument.1 == 4);
        gone = by_device.map(|(_, device)| device.value()).filter(|device| !is_active(*device));
    }
    let opens = ["Attach", "Get", "Import", "Open", "Retain"];
    let opens = opens.iter().any(|verb| call.site.name().contains(verb));
    objects::with(spool, |objects| {
        for (key, generation) in before.ending {
            objects.finish_end(key, generation, has_succeeded);
        }
        for (key, generation) in before.dead.into_iter().filter(|_| has_succeeded) {
            objects.revive(key, generation);
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

/// Says what earlier calls did that explains why the driver refused this one, with this code.
pub fn blame(spool: &Spool, call: &Call, code: CUresult) -> Option<Blame> {
    if captures::is_own(code) {
        let blame = captures::blame(spool, call, code);
        captures::end(spool, call);
        return blame;
    }
    captures::end(spool, call);
    if causes::is_of_earlier_work(code) {
        return launches::blame(spool, call, code);
    }
    use CUresult as C;
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
            | C::CUDA_ERROR_NOT_FOUND
            | C::CUDA_ERROR_ILLEGAL_STATE
            | C::CUDA_ERROR_INVALID_RESOURCE_TYPE
            | C::CUDA_ERROR_UNKNOWN
    );
    if !is_of_contexts && !is_of_objects {
        return None;
    }
    let of_dead = |objects: &Objects, keys: &[Key]| {
        keys.iter().find_map(|key| Some(of_dead(objects, *key, objects.dead(*key)?)))
    };
    let named: Vec<Key> = call.taken().filter(|(kind, _)| !kind.is_of_addresses()).collect();
    if let Some(blame) = objects::with(spool, |objects| of_dead(objects, &named)).flatten() {
        return Some(blame);
    }
    if let Some(blame) = of_memory(spool, call) {
        return Some(blame);
    }
    // In the child of a fork the driver might wait for a lock of the parent's.
    let is_asked = is_of_contexts && objects::with(spool, |objects| objects.any()) == Some(true);
    let current = is_asked.then(current).flatten()?;
    objects::with(spool, |objects| {
        let own = of_dead(objects, &[(Kind::Context, current)]).map(|mut blame| {
            blame.sentence.insert_str(0, "the current ");
            blame
        });
        own.or_else(|| of_another_context(objects, &named, current))
    })
    .flatten()
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
                .map(move |kind| (kind, argument.value()))
        });
        keys.filter(|(_, value)| *value != 0)
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

/// Whether the driver knows of nothing at an address. In doubt it does.
fn is_gone(address: u64) -> bool {
    let mut kind = 0_u32;
    let what = CUpointer_attribute::CU_POINTER_ATTRIBUTE_MEMORY_TYPE;
    // SAFETY: the call writes one value of this size.
    let answer = unsafe { cuda_sys::cuPointerGetAttribute((&raw mut kind).cast(), what, address) };
    answer == CUresult::CUDA_ERROR_INVALID_VALUE
}

/// Says what happened to memory: it is freed, by this call a second time, or it is not what this call frees.
fn of_memory(spool: &Spool, call: &Call) -> Option<Blame> {
    const KINDS: [Kind; 4] = [Kind::Memory, Kind::IPCMemory, Kind::HostMemory, Kind::Mapping];
    let is_of_addresses = |(handle, _): &(&Handle, Argument)| handle.kind.is_of_addresses();
    let takes = call.with(|role| matches!(role, Role::Uses | Role::Ends)).filter(is_of_addresses);
    takes.into_iter().find_map(|(handle, argument)| {
        let (address, ends) = (argument.value(), handle.role == Role::Ends);
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
            Some((None, of_wrong_end(objects, call.site, address, key, handle.kind, object)))
        })??;
        let can_ask = matches!(handle.kind, Kind::Memory | Kind::IPCMemory | Kind::HostMemory);
        (dead.is_none() || !can_ask || is_gone(address)).then_some(blame)
    })
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
fn of_dead(objects: &Objects, (kind, value): Key, object: &Object) -> Blame {
    let mut blame = Blame::new(format!("{} {value:#x} ", kind.words()));
    let Some(End { moment, is_pending, with }) = &object.end else { return blame };
    if let Some((kind, value)) = with {
        blame.sentence += &format!("went with {} {value:#x}, which ", kind.words());
    }
    let verb = if *is_pending { "is being" } else { "was" };
    blame.sentence += &format!("{verb} {}", done(moment.function));
    blame.say_place(objects, *moment);
    blame.sentence +=
        &format!(" in thread {}; it was {}", moment.thread, done(object.made.function));
    blame.say_place(objects, object.made);
    blame
}

/// Says that an object is not of the context that is current.
fn of_another_context(objects: &Objects, keys: &[Key], current: u64) -> Option<Blame> {
    keys.iter().find_map(|key| {
        let object = objects.alive(*key)?;
        let mut parent = object.parent?;
        // A function's module has the context.
        while parent.0.0 != Kind::Context {
            parent = objects.alive(parent.0)?.parent?;
        }
        let ((_, context), generation) = parent;
        let is_same = objects.alive(parent.0).is_some_and(|object| object.generation == generation);
        if !is_same || context == current {
            return None;
        }
        let made = done(object.made.function);
        let mut blame = Blame::new(format!("{} {:#x} was {made}", key.0.words(), key.1));
        blame.say_place(objects, object.made);
        blame.sentence += &format!(" in context {context:#x}, and ");
        blame.sentence += &match current {
            0 => "no context is current to this thread".to_owned(),
            _ => format!("context {current:#x} is current"),
        };
        Some(blame)
    })
}

impl Blame {
    pub fn new(sentence: String) -> Self {
        Self { sentence, places: Vec::new() }
    }

    pub fn say_place(&mut self, objects: &Objects, moment: Moment) {
        if let Some(place) = objects.place(moment.place) {
            self.sentence += &format!(" {{{}}}", self.places.len());
            self.places.push(place.clone());
        }
    }
}

/// The part that a function had, as "destroyed by cuStreamDestroy_v2".
pub fn done(function: u16) -> String {
    let site = sites().find(|site| site.number == usize::from(function));
    let name = site.map_or("?", |site| site.name());
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
        false if name.contains("Get") => "found",
        false => "created",
    });
    format!("{verb} by {name}")
}

#[cfg(test)]
#[path = "../tests/unit/blame.rs"]
mod tests;
