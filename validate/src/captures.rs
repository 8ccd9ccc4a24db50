//! What is known of captures beside the streams that began them: events, other streams that entered, and the calls that broke
//! a capture.

use crate::call::{Call, Moment};
use crate::handle::{self, Handle, Key, Kind, Role};
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
        && (handle::has(handles, Kind::Stream) || handle::has(handles, Kind::Context))
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

    /// An event was recorded in a stream, or a stream waits for one.
    pub fn follow(
        &mut self,
        call: &Call,
        stream: Option<u64>,
        moment: Moment,
        alive: impl Fn(Key) -> Option<u64>,
    ) {
        let Some(event) = call.first(Kind::Event) else { return };
        if call.with(|role| role == Role::Records).next().is_some() {
            self.events.remove(&event);
            let capture = stream.and_then(|stream| {
                let key = (Kind::Capture, stream);
                let own = || Some((key, alive(key)?));
                let entered =
                    || self.entered.get(&stream).and_then(|(of, _)| Some((*of, alive(*of)?)));
                Some((stream, own().or_else(entered)?))
            });
            if let Some((stream, capture)) = capture.filter(|_| self.events.len() < EVENTS) {
                self.events.insert(event, (stream, capture, moment));
            }
            RECORDED.store(self.events.len() as u32, Relaxed);
        } else if let (Some(stream), Some((from, (capture, generation), _))) =
            (stream, self.events.get(&event))
            && alive(*capture) == Some(*generation)
        {
            self.entered.remove(from);
            if stream != capture.1 {
                self.entered.insert(stream, (*capture, moment));
            }
        }
    }
}
