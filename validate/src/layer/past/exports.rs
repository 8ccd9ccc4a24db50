//! What the processes of the run give to each other by IPC handles, and what became of it. The bytes of a handle are the key. Of
//! handles from outside of the run nothing is known.

use crate::layer::call::Call;
use crate::layer::call::entry_point;
use crate::layer::call::handle::{Key, ObjectKind, Role, named};
use crate::layer::origin::Moment;
use crate::layer::origin::callers;
use crate::layer::past::explanation::Explanation;
use crate::layer::past::objects::{self, End, Objects};
use crate::layer::process::records::namespace;
use crate::layer::process::thread;
use crate::spool::{EXPORTS, Export, Place, SharedPlace, Spool};
use cuda_checked::printable::written;
use libcuda_sys::CUresult;
use std::fs;
use std::sync::atomic::{AtomicBool, Ordering::*};

/// Whether this process, or one that it was forked from, has made a handle.
static HAS_ANY: AtomicBool = AtomicBool::new(false);

/// An end of an object behind a handle.
pub struct EndedExport {
    handle: u64,
    moment: Moment,
    place: Option<Place>,
}

/// A process has made a handle.
pub fn exported(spool: &Spool, handle: u64, made: Moment, place: Option<&Place>) {
    let take = |export: &&Export| {
        let taken = export.key.compare_exchange(0, handle, AcqRel, Acquire);
        taken.err().is_none_or(|other| other == handle)
    };
    let Some(export) = spool.exports.iter().find(take) else { return };
    HAS_ANY.store(true, Relaxed);
    export.process.store(0, Release);
    export.made.store(u32::from(made.function) + 1, Relaxed);
    export.ended.store(0, Relaxed);
    export.is_replaced.store(0, Relaxed);
    export.namespace.store(namespace(), Relaxed);
    write(spool, &export.places[0], place);
    export.process.store(std::process::id(), Release);
}

/// The objects behind handles of this process that are dead, and of which the other processes do not know it yet.
pub fn dead(spool: &Spool, objects: &Objects) -> Vec<EndedExport> {
    if !HAS_ANY.load(Relaxed) {
        return Vec::new();
    }
    let own = spool.exports.iter().filter(|export| {
        export.process.load(Acquire) == std::process::id() && export.ended.load(Relaxed) == 0
    });
    let ended = own.filter_map(|export| {
        let handle = export.key.load(Relaxed);
        let object =
            objects.dead((ObjectKind::IPCHandle, handle)).filter(|object| object.is_dead())?;
        let End { moment, .. } = object.end.as_ref()?;
        let place = objects.places.get(moment.place).cloned();
        Some(EndedExport { handle, moment: *moment, place })
    });
    ended.collect()
}

/// Tells the other processes.
pub fn tell(spool: &Spool, ended: &[EndedExport]) {
    for EndedExport { handle, moment, place } in ended {
        let is_own = |export: &&Export| export.key.load(Relaxed) == *handle;
        if let Some(export) = spool.exports.iter().find(is_own) {
            write(spool, &export.places[1], place.as_ref());
            export.ended.store(u32::from(moment.function) + 1, Release);
        }
    }
}

/// Says why a handle of another process cannot be opened, or why it cannot in this context.
pub fn explain(spool: &Spool, call: &Call, code: CUresult) -> Option<Explanation> {
    use CUresult as C;
    let is_of_handle = matches!(
        code,
        C::CUDA_ERROR_INVALID_HANDLE
            | C::CUDA_ERROR_INVALID_VALUE
            | C::CUDA_ERROR_INVALID_CONTEXT
            | C::CUDA_ERROR_MAP_FAILED
            | C::CUDA_ERROR_ALREADY_MAPPED
            | C::CUDA_ERROR_OPERATING_SYSTEM
            | C::CUDA_ERROR_UNKNOWN
    );
    if !is_of_handle
        || !call.entry.effects.names(ObjectKind::IPCHandle)
        || thread::context() == Some(0)
    {
        return None;
    }
    let taken = call.handles(|role| role == Role::Uses);
    let mut taken = taken.filter(|(handle, _)| handle.kind == ObjectKind::IPCHandle);
    let handle = taken.next()?.1.value();
    explain_by_end(spool, handle, call.entry.effects.names(ObjectKind::Event))
        .or_else(|| explain_by_context(spool, handle))
}

fn explain_by_end(spool: &Spool, handle: u64, is_event: bool) -> Option<Explanation> {
    let is_known = |export: &&Export| export.key.load(Acquire) == handle;
    let export = spool.exports.iter().find(is_known)?;
    let process = export.process.load(Acquire);
    if process == 0 || process == std::process::id() {
        return None;
    }
    let [made, ended] = [&export.made, &export.ended].map(|number| number.load(Acquire));
    let place =
        |which: usize| Some(export.places[which].read()).filter(|place| *place != Place::default());
    let function = |number: u32| {
        let entry = entry_point::by_number(number.checked_sub(1)?.try_into().ok()?)?;
        Some(entry.name())
    };
    let made = Explanation::new(written(function(made)?)).at(place(0));
    let object = if is_event { "the event" } else { "the memory" };
    if let Some(name) = function(ended) {
        let verb = crate::layer::past::explanation::verb(name);
        let explanation =
            Explanation::new(format!("{object} was {verb} by {}", written(name))).at(place(1));
        let words = format!(" in process {process}, which exported it by ");
        return Some(explanation.and(words).more("", Some(made)));
    }
    let is_here = export.namespace.load(Relaxed) == namespace();
    let words = match (is_here, export.is_replaced.load(Relaxed)) {
        (true, 1) => "runs another program now",
        (true, _) if has_ended(process) => "has ended",
        _ => return None,
    };
    let words = format!("process {process}, which exported {object}, {words}: it had called ");
    Some(Explanation::new(words).more("", Some(made)))
}

/// The memory is open in another context: a process opens it in one.
fn explain_by_context(spool: &Spool, handle: u64) -> Option<Explanation> {
    let current = thread::context().filter(|current| *current != 0)?;
    objects::with(spool, |objects| {
        let key = objects.opened.get(&handle).copied()?;
        let opened = objects.alive(key)?;
        let (context, _) = objects.context_of(key).filter(|(context, _)| *context != current)?;
        let words = format!("{} was ", named(key));
        let explanation = Explanation::new(words).made(objects, opened.made);
        Some(explanation.and(format!(
            " from this handle in context {context:#x}, and is still open there; context {current:#x} is current, and one \
             context of a process opens a handle at a time"
        )))
    })?
}

/// Notes that memory was opened from a handle.
pub fn opened(objects: &mut Objects, handle: u64, memory: Key) {
    if objects.opened.len() >= EXPORTS {
        objects.opened.clear();
    }
    objects.opened.insert(handle, memory);
}

/// A place that other processes understand.
fn write(spool: &Spool, to: &SharedPlace, place: Option<&Place>) {
    let mut place = place.cloned().unwrap_or_default();
    if let [(0, address @ 1..), ..] = place.callers {
        place.callers[0] = callers::file_of(spool, address);
    }
    place.write(&to.lines, &to.callers);
}

/// Whether a process has ended. One that nobody has waited for is still listed, as is one whose first thread has ended.
fn has_ended(process: u32) -> bool {
    let Ok(number) = libc::pid_t::try_from(process) else { return false };
    // SAFETY: numbers. No signal is sent.
    let answer = unsafe { libc::kill(number, 0) };
    if answer != 0 {
        return std::io::Error::last_os_error().raw_os_error() == Some(libc::ESRCH);
    }
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let state = stat.rsplit(") ").next().and_then(|rest| rest.chars().next());
    let threads = || fs::read_dir(format!("/proc/{process}/task")).map_or(2, Iterator::count);
    matches!(state, Some('Z' | 'X')) && threads() < 2
}
