//! The part of earlier calls in a call that the driver refuses, or that does not return: who ended the object that it
//! names. It says nothing of a call that succeeds.

use crate::layer::call::Call;
use crate::layer::call::handle::{Key, Life, ObjectKind, Role, named};
use crate::layer::origin::{self, Moment};
use crate::layer::past::explanation::Explanation;
use crate::layer::past::objects::{self, Description, Objects};
use crate::layer::process::thread::{self, Change};
use crate::spool::Spool;
use crate::{
    layer::call::entry_point, layer::origin::python, layer::past::async_error,
    layer::past::capture_error, layer::past::exports, layer::past::host_functions,
};
use cuda_checked::printable::{bytes, written};
use cuda_checked::{Cause, causes};
use libcuda_sys::{CUevent_flags, CUresult};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// Says what earlier calls did that explains why the driver refused this one, with this code. `before` has the objects that
/// were dead before the call.
pub fn explain(spool: &Spool, call: &Call, code: CUresult, before: &[Life]) -> Option<Explanation> {
    use CUresult as C;
    if let Some(explanation) = explain_by_work(spool, call, code) {
        return Some(explanation);
    }
    let of_others = exports::explain(spool, call, code);
    let of_others = of_others.or_else(|| host_functions::explain(spool, call, code));
    if of_others.is_some() {
        return of_others;
    }
    let (is_of_ends, is_of_contexts) = match code {
        C::CUDA_ERROR_INVALID_HANDLE | C::CUDA_ERROR_CONTEXT_IS_DESTROYED => (true, true),
        C::CUDA_ERROR_INVALID_CONTEXT => (false, true),
        C::CUDA_ERROR_NOT_INITIALIZED => return explain_by_fork(),
        C::CUDA_ERROR_OUT_OF_MEMORY => {
            return objects::with(spool, |objects| explain_by_limit(objects, call))?;
        }
        C::CUDA_ERROR_DEINITIALIZED => {
            return Some(Explanation::new("the driver has shut down, because the process exits"));
        }
        C::CUDA_ERROR_INVALID_VALUE
        | C::CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED
        | C::CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED
        | C::CUDA_ERROR_NOT_FOUND
        | C::CUDA_ERROR_NOT_MAPPED
        | C::CUDA_ERROR_ILLEGAL_STATE
        | C::CUDA_ERROR_INVALID_RESOURCE_TYPE
        | C::CUDA_ERROR_UNKNOWN => (false, false),
        // A driver that reads the memory of a dead object may return any number.
        _ if !is_named(code) => (false, false),
        // Another code has another cause.
        _ => return None,
    };
    let taken: Vec<Key> = call.taken().filter(|(kind, _)| !kind.is_of_addresses()).collect();
    let is_one = code == C::CUDA_ERROR_INVALID_HANDLE;
    let candidates = objects::with(spool, |objects| {
        // Another thread may have ended an object since.
        let dead = taken.iter().find_map(|key| {
            let object = objects.dead(*key)?;
            let was_dead = before.contains(&(*key, object.generation));
            (was_dead || is_of_ends && !object.is_dead())
                .then(|| Explanation::default().ended(objects, *key, object))
        });
        let by_flags = explain_by_flags(objects, call).filter(|_| is_one);
        let by_flags = by_flags.or_else(|| explain_missing_pool(objects, call, code));
        let others = explain_by_range(objects, call, code).into_iter().chain(by_flags);
        let sure = |explanation| (explanation, If::Always);
        let candidates = dead.into_iter().map(sure).chain(explain_by_memory(objects, call));
        candidates.chain(others.map(sure)).collect::<Vec<Candidate>>()
    })?;
    if let Some((explanation, _)) = candidates.into_iter().find(|(_, condition)| condition.is_met())
    {
        return Some(explanation);
    }
    // In the child of a fork the driver might wait for a lock of the parent's.
    let current = (is_of_contexts && origin::fork().is_none()).then(thread::context).flatten()?;
    let is_invalid = code == C::CUDA_ERROR_INVALID_CONTEXT;
    if current == 0 {
        let words = "no context is current to this thread, whose context was last changed by ";
        return Some(Explanation::new(words).change(thread::change(0).filter(|_| is_invalid)?));
    }
    objects::with(spool, |objects| {
        let own = explain_own_handle(objects, &taken).filter(|_| is_invalid);
        let key = (ObjectKind::Context, current);
        let dead =
            || Some(Explanation::new("the current ").ended(objects, key, objects.dead(key)?));
        own.or_else(dead).or_else(|| {
            let has_stream = call.first_taken(ObjectKind::Stream).is_some();
            let is_default = call.entry.effects.names(ObjectKind::Stream) && !has_stream;
            let known = (current, thread::change(current));
            let takes_one = is_one && entry_point::takes_one_context(call.entry.name());
            takes_one.then(|| explain_two_contexts(objects, &taken, is_default, known))?
        })
    })?
}

/// Whether a header names a code. The last one is kept: the search takes longer than the rest, and a program asks the same again.
fn is_named(code: CUresult) -> bool {
    static NAMED: AtomicU32 = AtomicU32::new(0);
    let is = NAMED.load(Relaxed) == code.0 || code.name().is_some();
    if is {
        NAMED.store(code.0, Relaxed);
    }
    is
}

/// Notes that a refused call broke a capture, or was the first to be told of an error of earlier work, and says what is known of
/// that work.
pub fn explain_by_work(spool: &Spool, call: &Call, code: CUresult) -> Option<Explanation> {
    use CUresult as C;
    match code {
        _ if causes::is_of_earlier_work(code) => async_error::explain(spool, call, code),
        // A driver that is not there has no captures, and must not be asked.
        C::CUDA_ERROR_NOT_INITIALIZED | C::CUDA_ERROR_DEINITIALIZED => None,
        _ => {
            let explanation = capture_error::explain(spool, call, code);
            capture_error::end(spool, call, code);
            explanation
        }
    }
}

/// What may be said, if something is so once the objects are not locked.
type Candidate = (Explanation, If);

/// What must be so.
#[derive(Clone, Copy)]
enum If {
    Always,
    /// The driver knows nothing at an address, or memory that begins there.
    Begins {
        address: u64,
        start: Option<u64>,
    },
    /// The driver knows nothing at an address, as far as it can be asked, and the host cannot read there: addresses of memory that was
    /// freed, unmapped or unregistered are the system's, which gives them to the program's own memory.
    IsGone {
        address: u64,
        can_ask: bool,
    },
}

impl If {
    fn is_met(self) -> bool {
        match self {
            Self::Always => true,
            Self::Begins { address, start } => {
                // A range that is reserved has a start, and no type.
                let there =
                    |memory: Option<causes::Memory>| memory.filter(|memory| memory.kind.0 != 0);
                let memory = causes::memory(address).map(there);
                memory.is_some_and(|memory| memory.map(|memory| memory.start) == start)
            }
            Self::IsGone { address, can_ask } => {
                let is_unknown = Self::Begins { address, start: None };
                (!can_ask || is_unknown.is_met()) && !is_readable(address)
            }
        }
    }
}

/// Whether the host can read at an address. So it is taken to be, if the system does not tell.
fn is_readable(address: u64) -> bool {
    let mut byte = 0;
    let mut reads =
        |place: usize| python::copy(std::slice::from_mut(&mut byte), [(place, 1)]).is_some();
    reads(address as usize) || !reads((&raw const address).addr())
}

/// Says what happened to memory: it is freed, by this call a second time, or it is not what this call frees.
fn explain_by_memory(objects: &Objects, call: &Call) -> impl Iterator<Item = Candidate> {
    let takes = call.handles(Role::is_taken).filter(|(handle, _)| handle.kind.is_of_addresses());
    takes.filter_map(|(handle, argument)| {
        let (address, ends) = (argument.value(), handle.role == Role::Ends);
        let own = [handle.kind];
        let kinds = if ends { &own[..] } else { &ObjectKind::MEMORY };
        if let Some((key, object)) = objects.at(kinds, address).find(|(_, object)| object.is_dead())
        {
            let can_ask = matches!(
                handle.kind,
                ObjectKind::Memory
                    | ObjectKind::IPCMemory
                    | ObjectKind::HostMemory
                    | ObjectKind::Registration
            );
            let explanation = Explanation::default().ended(objects, key, object);
            let condition = match (ends, can_ask) {
                (true, true) => If::Begins { address, start: None },
                (true, false) => If::Always,
                (false, _) => If::IsGone { address, can_ask },
            };
            return Some((explanation, condition));
        }
        // A range may be reserved, and mapped more than once.
        if !ends || matches!(handle.kind, ObjectKind::Mapping | ObjectKind::Reservation) {
            return None;
        }
        let others = objects.at(&[ObjectKind::Registration, ObjectKind::Reservation], address);
        let mut others = objects.at(&ObjectKind::MEMORY, address).chain(others);
        let (key, object) = others.find(|(key, object)| {
            object.end.is_none() && (key.0 != handle.kind || key.1 != address)
        })?;
        let is_part = key.0 == handle.kind;
        let words = if is_part {
            format!("{address:#x} is {} into {}, which was ", bytes(address - key.1), named(key))
        } else {
            format!(
                "{} does not end {}: {address:#x} was ",
                written(call.entry.name()),
                key.0.words()
            )
        };
        // It may be gone, and the address that of something else.
        let begins = If::Begins { address, start: Some(key.1) };
        let asked = if is_part { begins } else { If::Always };
        Some((Explanation::new(words).made(objects, object.made), asked))
    })
}

/// Says what is at addresses that must be free of it: a registration, or a mapping.
fn explain_by_range(objects: &Objects, call: &Call, code: CUresult) -> Option<Explanation> {
    let is_again = code == CUresult::CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED;
    call.handles(|_| true).find_map(|(handle, argument)| {
        let kind = match (handle.kind, handle.role) {
            (ObjectKind::Registration, Role::Begins) if is_again => ObjectKind::Registration,
            (ObjectKind::Reservation, Role::Ends) => ObjectKind::Mapping,
            _ => return None,
        };
        let size = call.arguments.get(handle.described_by?)?.value();
        let mut keys = objects.within(kind, argument.value(), size).into_iter();
        let (key, object) = keys.find_map(|key| Some((key, objects.alive(key)?)))?;
        let explanation = Explanation::new(format!("{} is there: it was ", named(key)));
        Some(explanation.made(objects, object.made))
    })
}

/// Says of memory that is to be exported as that of a pool that it is of none: what allocates it there names a pool, or a stream.
fn explain_missing_pool(objects: &Objects, call: &Call, code: CUresult) -> Option<Explanation> {
    if call.entry.name != c"cuMemPoolExportPointer" || code != CUresult::CUDA_ERROR_INVALID_VALUE {
        return None;
    }
    let mut found = objects.at(&ObjectKind::MEMORY, call.first_taken(ObjectKind::Memory)?);
    let (key, object) = found.find(|(_, object)| object.end.is_none())?;
    let made = entry_point::by_number(object.made.function)?;
    if made.effects.names(ObjectKind::Stream) || made.effects.names(ObjectKind::MemoryPool) {
        return None;
    }
    let explanation = Explanation::new(format!("{} is of no memory pool: it was ", named(key)));
    Some(explanation.made(objects, object.made))
}

/// Says which limit a pool was created with, if a new allocation would be more than what is left of that.
fn explain_by_limit(objects: &Objects, call: &Call) -> Option<Explanation> {
    let key = (ObjectKind::MemoryPool, call.first_taken(ObjectKind::MemoryPool)?);
    let pool = objects.alive(key)?;
    let Description::Most(most) = pool.description else { return None };
    let mut created = call.handles(|role| role == Role::Creates);
    let (memory, _) = created.find(|(handle, _)| handle.kind == ObjectKind::Memory)?;
    let size = call.arguments.get(memory.described_by?)?.value();
    let own = Some((key, pool.generation));
    let all = objects.living(ObjectKind::Memory).filter(|(_, memory)| memory.parent == own);
    let used: u64 = all.map(|(_, memory)| memory.size()).sum();
    if size <= most.saturating_sub(used) {
        return None;
    }
    let words = format!(
        "{} has a maxSize of {}, and {} of it are in use: it was ",
        named(key),
        bytes(most),
        bytes(used)
    );
    Some(Explanation::new(words).made(objects, pool.made))
}

/// Says of an event that it was created with a flag that forbids the call, or without one that the call needs.
fn explain_by_flags(objects: &Objects, call: &Call) -> Option<Explanation> {
    use CUevent_flags as F;
    let events =
        call.entry.handles.iter().filter(|handle| handle.kind == ObjectKind::Event).count();
    let (flag, has) = match events {
        // The time between two, or a handle for other processes.
        2 => (F::CU_EVENT_DISABLE_TIMING, true),
        1 if call.entry.effects.names(ObjectKind::IPCHandle) => (F::CU_EVENT_INTERPROCESS, false),
        _ => return None,
    };
    call.taken().find_map(|key| {
        let event = objects.alive(key).filter(|event| event.has_flag(flag.bits(), has))?;
        let with = if has { "with" } else { "without" };
        let words = format!("{} was created {with} {flag:?} by ", named(key));
        Some(Explanation::new(words).call(objects, event.made))
    })
}

/// Says where the memory was allocated of which the call takes too much.
pub fn beside_cause(spool: &Spool, call: &Call, cause: &Cause) -> Option<Explanation> {
    let taken = call.handles(|role| role == Role::Uses);
    let mut taken = taken.filter(|(handle, _)| handle.kind.is_of_addresses()).peekable();
    taken.peek()?;
    objects::with(spool, |objects| {
        let mut all: Option<Explanation> = None;
        for (taken, argument) in taken {
            let mut spans = call.handles(|role| role == Role::Spans);
            let span = spans.find(|(span, _)| span.index == taken.index);
            let size = span.map_or(0, |(span, _)| call.range(span, 0)[1]);
            let mut found = objects.at(&ObjectKind::MEMORY, argument.value());
            let found = found.find(|(_, object)| object.size() > 0 && object.end.is_none());
            let Some((key, object)) = found else { continue };
            let rest = key.1.saturating_add(object.size()).saturating_sub(argument.value());
            if size.max(cause.value()) > rest {
                let words = format!("{} of {} was ", named(key), bytes(object.size()));
                let made = Explanation::new(words).made(objects, object.made);
                all = Some(match all {
                    Some(all) => all.more("; ", Some(made)),
                    None => made,
                });
            }
        }
        all
    })?
}

/// Says that objects of a call are of two contexts. The current one, with the last call that is known to have changed it, is
/// that of a default stream. One of a green context stands for another.
fn explain_two_contexts(
    objects: &Objects,
    keys: &[Key],
    is_default: bool,
    (current, change): (u64, Option<Change>),
) -> Option<Explanation> {
    let mut known = keys.iter().filter_map(|key| {
        let (context, itself) = objects.context_of(*key)?;
        itself.parent.is_none().then_some((*key, objects.alive(*key)?.made, context))
    });
    let say = |(key, made, context): (Key, Moment, u64)| {
        let explanation = Explanation::new(format!("{} was ", named(key))).made(objects, made);
        explanation.and(format!(" in context {context:#x}"))
    };
    let first = known.next()?;
    let second = known.find(|(.., context)| *context != first.2);
    if second.is_none() && (first.2 == current || !is_default) {
        return None;
    }
    let explanation = say(first).more(", and ", second.map(say));
    let explanation = explanation.and(format!("; context {current:#x} is current"));
    Some(
        explanation
            .more(", last changed by ", change.map(|change| Explanation::default().change(change))),
    )
}

/// Says that a handle for other processes was made in this one. A driver has been seen to refuse such handles with the code of a
/// context that is not valid (`tests/recorded/record.txt`).
fn explain_own_handle(objects: &Objects, keys: &[Key]) -> Option<Explanation> {
    let mut own = keys.iter().filter(|(kind, _)| *kind == ObjectKind::IPCHandle);
    let object = own.find_map(|key| objects.alive(*key))?;
    let explanation = Explanation::new("the IPC handle was ").made(objects, object.made);
    Some(explanation.and(" in this process, and is only for others"))
}

/// Says that this is a child of a process that had initialized the driver.
fn explain_by_fork() -> Option<Explanation> {
    let origin::Fork { parent, initialized_at, forked_at } = origin::fork()?;
    let words =
        format!("the driver does not work in a child of process {parent}, which called cuInit");
    Some(Explanation::new(words).at(initialized_at).and(" and was forked").at(forked_at))
}

#[cfg(test)]
#[path = "../../../tests/unit/refusal.rs"]
mod tests;
