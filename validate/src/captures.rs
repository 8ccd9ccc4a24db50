//! What is known of captures beside the streams that began them: events, other streams that entered, and the calls that broke
//! a capture.

use crate::call::{Call, Moment};
use crate::handle::{self, Handle, Key, Kind, Role};
use crate::objects::Objects;
use cuda_sys::CUresult;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// The call that broke a capture, and the code that it got.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Break(pub Moment, pub CUresult);

#[derive(Default)]
pub struct Captures {
    /// Where the events were recorded last that were recorded in captures: the stream, and the capture with its generation, if
    /// that was known.
    pub events: BTreeMap<u64, (u64, (Key, u64), Moment)>,
    /// The streams that entered captures, with the call that led them there, until they have joined again.
    pub entered: BTreeMap<u64, (Key, Moment)>,
    /// What broke captures: a known call, or another.
    pub breaks: BTreeMap<Key, Option<Break>>,
}

/// How many events are remembered.
pub const EVENTS: usize = 4096;
/// How many captures have not ended, and how many events of captures are remembered.
static LIVE: AtomicU32 = AtomicU32::new(0);
static RECORDED: AtomicU32 = AtomicU32::new(0);

/// Whether a function leads streams into captures, and its calls must be looked at now.
#[inline]
pub fn concerns(follows: bool) -> bool {
    follows && (LIVE.load(Relaxed) | RECORDED.load(Relaxed)) != 0
}

/// Whether a function leads streams into captures: it records an event, or has a stream wait for one.
pub const fn follows(handles: &[Handle]) -> bool {
    handle::has(handles, Kind::Event)
        && (handle::has(handles, Kind::Stream)
            || handle::has(handles, Kind::Context)
            || handle::has(handles, Kind::GreenContext))
        && !handle::has_lives(handles)
}

/// Whether a capture has begun and not ended.
pub fn has_live() -> bool {
    LIVE.load(Relaxed) != 0
}

/// The child of a fork has no captures.
pub fn forked() {
    LIVE.store(0, Relaxed);
    RECORDED.store(0, Relaxed);
}

/// A capture has begun.
pub fn begun() {
    LIVE.fetch_add(1, Relaxed);
}

impl Captures {
    /// An object is gone. A capture may have been over before.
    pub fn ended(&mut self, key: Key, was_over: bool) {
        self.breaks.remove(&key);
        match key.0 {
            Kind::Capture if !was_over => {
                let _ = LIVE.fetch_update(Relaxed, Relaxed, |live| live.checked_sub(1));
                self.entered.retain(|_, (of, _)| *of != key);
            }
            Kind::Event => {
                self.events.remove(&key.1);
                RECORDED.store(self.events.len() as u32, Relaxed);
            }
            _ => {}
        }
    }
}

impl Objects {
    /// An event was recorded in a stream, or a stream waits for one.
    pub fn follow(&mut self, call: &Call, stream: Option<u64>, moment: Moment) {
        let Some(event) = call.first(Kind::Event) else { return };
        let alive = |key| Some((key, self.alive(key)?.generation));
        if call.with(|role| role == Role::Records).next().is_some() {
            let capture = stream.and_then(|stream| {
                let entered = || alive(self.captures.entered.get(&stream)?.0);
                Some((stream, alive((Kind::Capture, stream)).or_else(entered)?))
            });
            let events = &mut self.captures.events;
            events.remove(&event);
            if let Some((stream, capture)) = capture.filter(|_| events.len() < EVENTS) {
                events.insert(event, (stream, capture, moment));
            }
            RECORDED.store(events.len() as u32, Relaxed);
        } else if let (Some(stream), Some((from, of, _))) =
            (stream, self.captures.events.get(&event))
            && alive(of.0) == Some(*of)
        {
            let (from, capture) = (*from, of.0);
            self.captures.entered.remove(&from);
            if stream != capture.1 {
                self.captures.entered.insert(stream, (capture, moment));
            }
        }
    }
}
