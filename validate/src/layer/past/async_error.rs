//! Says which work may have failed.
//!
//! A driver returns an error of earlier work from a later call, which has no part in it. So that call is told the launches
//! that may have failed, with what the program itself said of each: the kernel's name and the dimensions. Arguments of
//! kernels are not read. A copy is told if its memory has ended. What else has failed, and what was not seen, is not known:
//! "may" says so.

use crate::layer::call::entry_point;
use crate::layer::call::handle::{ObjectKind, Role, named};
use crate::layer::call::stream::{LEGACY, is_gone};
use crate::layer::call::{Call, LaunchSizes};
use crate::layer::origin::Moment;
use crate::layer::past::explanation::Explanation;
use crate::layer::past::objects::{self, End, Objects};
use crate::layer::past::pending_work::{CopiedMemory, Failed, Work, WorkKind};
use crate::spool::{Place, Spool};
use libcuda_sys::CUresult;

/// How many launches a sentence has.
const MOST_LAUNCHES: usize = crate::spool::PLACES - 3;

/// Says which work may have failed. A driver returns its error in every context.
pub fn explain(spool: &Spool, call: &Call, code: CUresult) -> Option<Explanation> {
    let is_known = objects::with(spool, |objects| objects.pending.failed.is_some())?;
    let place = if is_known { None } else { call.full_place(spool) };
    objects::with(spool, |objects| {
        if let Some(failed) = &objects.pending.failed {
            return explain_known_failure(objects, failed);
        }
        let moment = call.moment(objects.places.intern(place));
        objects.pending.failed = Some(Failed { moment, code, launch: None });
        explain_by_work(objects, code)
    })
}

fn explain_known_failure(
    objects: &Objects,
    Failed { moment, code, launch }: &Failed,
) -> Explanation {
    let explanation = Explanation::new("earlier work has failed: ");
    let Some(launch) = launch else {
        let first = format!(" in thread {} was the first to return {code:?}", moment.thread);
        return explanation.call(objects, *moment).and(first);
    };
    let place = objects.places.get(moment.place).cloned();
    explanation.and(format!("the wait of --sync-from after {launch}")).at(place).and(format!(
        " was the first to return {code:?}; that launch failed, or other work that was not waited for"
    ))
}

fn explain_by_work(objects: &Objects, code: CUresult) -> Explanation {
    use CUresult as C;
    let mut explanation = Explanation::new("earlier work has failed; ");
    let mut copies = objects.pending.unfinished(Role::Spans).filter_map(|copy| {
        let WorkKind::Copy(CopiedMemory { to, from, size }) = copy.kind else { return None };
        let ended = |start| objects.ended_since(copy.generation, start, size);
        // The errors of a copy whose memory is not there.
        let is_own = matches!(code, C::CUDA_ERROR_ILLEGAL_ADDRESS | C::CUDA_ERROR_LAUNCH_FAILED);
        let known = is_own.then(|| ended(to).or_else(|| ended(from)))??;
        let end = known.1.end.as_ref()?;
        outlives(copy, known.0.0, known.1.made, end).then_some((copy, known))
    });
    if let Some((copy, (key, object))) = copies.next() {
        let words = format!(
            " in {}, whose memory ended after it: ",
            named((ObjectKind::Stream, copy.stream))
        );
        explanation = explanation.and("it may be ").change((copy.function as u16, place(copy)));
        explanation = explanation.and(words).ended(objects, key, object).and("; ");
        let others = copies.count();
        if others > 0 {
            explanation = explanation.and(format!("or {others} more such; "));
        }
    }
    let launches: Vec<&Work> = objects.pending.unfinished(Role::Launches).collect();
    let lost = objects.pending.lost.as_ref();
    let Some(oldest) = launches.last() else {
        return explanation.and(match lost {
            None => "no launch is known without a later wait",
            Some(_) => "the launches that are known were waited for",
        });
    };
    explanation =
        explanation.and("it may be one of these launches, for which no later wait was seen: ");
    for (index, launch) in launches.iter().take(MOST_LAUNCHES).enumerate() {
        let between = if index > 0 { "; " } else { "" };
        explanation = explanation.and(between).and(describe(objects, launch)).at(place(launch));
    }
    if launches.len() > MOST_LAUNCHES {
        explanation = explanation.and(format!("; and {} before", launches.len() - MOST_LAUNCHES));
    }
    let mut first = oldest.number;
    if let Some(lost) = lost {
        let count = lost.count;
        explanation =
            explanation.and(format!("; {count} older ones in this process are no longer known"));
        first = first.min(lost.first.number);
    }
    let explanation =
        explanation.and(format!(" (a run with --sync-from {first} waits after each)"));
    let graph = launches
        .iter()
        .take(MOST_LAUNCHES)
        .find_map(|launch| explain_by_graph(objects, launch, code));
    explanation.more("; ", graph)
}

/// Says which memory has ended since an executable graph was instantiated that was launched, and since a launch of it went well: its
/// nodes may use it.
fn explain_by_graph(objects: &Objects, launch: &Work, code: CUresult) -> Option<Explanation> {
    use CUresult as C;
    let is_own = matches!(code, C::CUDA_ERROR_ILLEGAL_ADDRESS | C::CUDA_ERROR_LAUNCH_FAILED);
    let graph = (ObjectKind::ExecutableGraph, launch.function);
    let made = objects.alive(graph).filter(|_| is_own && launch.kind == WorkKind::GraphLaunch)?;
    // What ended before a launch that went well is less likely.
    let since = objects.pending.done(launch.function).max(made.generation);
    let mut ended = objects.memory_ended_since(made.generation, since);
    let (key, object) = ended.next()?;
    let words = format!("{} may use memory that ended after its instantiation: ", named(graph));
    let explanation = Explanation::new(words).ended(objects, key, object);
    let others = ended.count();
    Some(if others > 0 { explanation.and(format!(", or {others} more such")) } else { explanation })
}

/// Whether a copy may go on when its memory has ended. Most functions wait for it, and others are in the order of its stream.
fn outlives(copy: &Work, kind: ObjectKind, made: Moment, end: &End) -> bool {
    match end.with {
        Some((ObjectKind::Stream, stream)) => {
            let streams = [stream, copy.stream];
            stream != copy.stream && !streams.contains(&LEGACY) && !streams.into_iter().any(is_gone)
        }
        Some(_) => false,
        // Memory that was allocated in the order of a stream is freed without a wait, too.
        None => {
            kind == ObjectKind::Mapping
                || entry_point::by_number(made.function)
                    .is_some_and(|entry| entry.effects.names(ObjectKind::Stream))
        }
    }
}

fn place(work: &Work) -> Option<Place> {
    (work.address != 0).then(|| Place::at_address(work.address as usize))
}

/// Names a launch, with its dimensions.
pub fn describe(objects: &Objects, launch: &Work) -> String {
    let Work { number, function, stream, kind, .. } = launch;
    let what = match (objects.pending.names.get(function), *function) {
        _ if *kind == WorkKind::GraphLaunch => "an executable graph".to_owned(),
        (Some(name), _) => format!("kernel {name}"),
        (None, 0) => "a kernel that is gone".to_owned(),
        (None, function) => format!("kernel {function:#x}"),
    };
    let sizes = match kind {
        WorkKind::KernelLaunch { sizes: Some(LaunchSizes { grid, block }), .. } => {
            let [[x, y, z], [a, b, c]] = [grid, block];
            format!(" with grid {x}x{y}x{z} and block {a}x{b}x{c}")
        }
        _ => String::new(),
    };
    format!("number {number}, {what}{sizes} in {}", named((ObjectKind::Stream, *stream)))
}

#[cfg(test)]
#[path = "../../../tests/unit/async_error.rs"]
mod tests;
