//! Says which work may have failed in a context.
//!
//! A driver returns an error of earlier work from a later call, which has no part in it. So that call is told the launches
//! that may have failed, with what the program itself said of each: the kernel's name and the dimensions. Arguments of
//! kernels are not read. What else has failed, such as a copy, and launches that were not seen, are not known: "may" says so.

use crate::call::{Call, current};
use crate::handle::Kind;
use crate::launches::{Failed, GONE, LEGACY, Launch, is_default, lost, unfinished};
use crate::objects::{self, Objects};
use crate::spool::{Place, Spool};
use crate::words::Blame;
use cuda_sys::CUresult;

/// How many launches a sentence has.
const TOLD: usize = crate::spool::PLACES;

/// Says which work may have failed in the context of this call.
pub fn blame(spool: &Spool, call: &Call, code: CUresult) -> Option<Blame> {
    let own = call.first(Kind::Stream);
    let of_stream = objects::with(spool, |objects| of_stream(objects, own?)).flatten();
    let context = of_stream.or_else(current).filter(|context| *context != 0)?;
    let is_known = |objects: &mut Objects| objects.launches.failed.contains_key(&context);
    let place = if objects::with(spool, is_known)? { None } else { call.full_place(spool) };
    objects::with(spool, |objects| {
        if let Some(failed) = objects.launches.failed.get(&context) {
            return of_failed(objects, context, failed);
        }
        let moment = call.moment(objects.places.number(place));
        let failed = Failed { moment, code, launch: None };
        objects.launches.failed.insert(context, failed);
        of_launches(objects, context)
    })
}

fn of_failed(objects: &Objects, context: u64, failed: &Failed) -> Blame {
    let Failed { moment, code, launch } = failed;
    let blame = Blame::new(format!("work in context {context:#x} has failed: "));
    match launch {
        Some(launch) => {
            let place = objects.places.get(moment.place).cloned();
            blame.and(format!("the wait of --sync-from after {launch}")).at(place).and(format!(
                " was the first to return {code:?}; that launch failed, or other work that was not waited for"
            ))
        }
        None => {
            let told = format!(" in thread {} was told first, by {code:?}", moment.thread);
            blame.call(objects, *moment).and(told)
        }
    }
}

fn of_launches(objects: &Objects, context: u64) -> Blame {
    let mut blame = Blame::new(format!("earlier work in context {context:#x} has failed; "));
    let of_context = |launch: &Launch| context_of(objects, launch) == context;
    let launches: Vec<Launch> = unfinished().filter(of_context).collect();
    let [lost, first_lost] = lost();
    let Some(oldest) = launches.last() else {
        return blame.and(match lost {
            0 => "no launch there is known without a later wait",
            _ => "the launches there that are known were waited for",
        });
    };
    blame = blame.and("it may be one of these launches, for which no later wait was seen: ");
    for (index, launch) in launches.iter().take(TOLD).enumerate() {
        let between = if index > 0 { "; " } else { "" };
        let place = (launch.address != 0).then(|| Place::of(launch.address as usize));
        blame = blame.and(between).and(describe(objects, launch)).at(place);
    }
    if launches.len() > TOLD {
        blame = blame.and(format!("; and {} before", launches.len() - TOLD));
    }
    let mut first = oldest.number;
    if lost > 0 {
        blame = blame.and(format!("; {lost} older ones in this process are no longer known"));
        first = first.min(first_lost);
    }
    blame.and(format!(" (a run with --sync-from {first} waits after each)"))
}

/// The context of a launch: that of its stream, or the one that was current.
pub fn context_of(objects: &Objects, launch: &Launch) -> u64 {
    of_stream(objects, launch.stream).unwrap_or(launch.context)
}

fn of_stream(objects: &Objects, stream: u64) -> Option<u64> {
    let stream = objects.alive((Kind::Stream, stream))?;
    objects.context_of(stream).map(|(context, _)| context)
}

/// Names a launch, with its dimensions.
pub fn describe(objects: &Objects, launch: &Launch) -> String {
    let Launch { number, function, stream, dimensions, .. } = launch;
    let [x, y, z, block @ ..] = dimensions;
    let what = match (objects.launches.names.get(function), *function) {
        _ if *dimensions == [0; 6] => "an executable graph".to_owned(),
        (Some(name), _) => format!("kernel {name}"),
        (None, 0) => "a kernel that is gone".to_owned(),
        (None, function) => format!("kernel {function:#x}"),
    };
    let sizes = match dimensions {
        [0, ..] => String::new(),
        _ => format!(" with grid {x}x{y}x{z} and block {}x{}x{}", block[0], block[1], block[2]),
    };
    let stream = match *stream {
        LEGACY => "the default stream".to_owned(),
        GONE => "a stream that is gone".to_owned(),
        stream if is_default(stream) => "a thread's default stream".to_owned(),
        stream => format!("stream {stream:#x}"),
    };
    format!("number {number}, {what}{sizes} in {stream}")
}

#[cfg(test)]
#[path = "../tests/unit/failed.rs"]
mod tests;
