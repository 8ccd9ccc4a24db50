//! What is known of captures beside the streams that began them: events, other streams that entered, and the calls that broke
//! a capture.

use crate::call::Moment;
use crate::handle::{Key, Kind};
use crate::launches::Sort;
use crate::objects::Objects;
use cuda_sys::CUresult;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// The call that broke a capture, and the code that it got.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Break(pub Moment, pub CUresult);

#[derive(Default)]
pub struct Captures {
    /// Where the events were recorded last that were recorded in captures: the stream, and the capture with its generation.
    pub events: BTreeMap<u64, (u64, (Key, u64), Moment)>,
    /// The streams that entered captures, with the call that led them there, until they have joined again.
    pub entered: BTreeMap<u64, (Key, Moment)>,
    /// What broke captures: a known call, or another.
    pub breaks: BTreeMap<Key, Option<Break>>,
}

/// How many events are remembered.
pub const EVENTS: usize = 4096;
/// How many captures have begun and not ended. The child of a fork has none.
pub static LIVE: AtomicU32 = AtomicU32::new(0);

pub fn has_live() -> bool {
    LIVE.load(Relaxed) != 0
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
            Kind::Event => drop(self.events.remove(&key.1)),
            _ => {}
        }
    }
}

impl Objects {
    /// An event was recorded in a stream that is captured, or that waits for one.
    pub fn follow(&mut self, sort: Sort, event: u64, stream: u64, moment: Moment) {
        let alive = |key| Some((key, self.alive(key)?.generation));
        if sort == Sort::Record {
            let entered = || alive(self.captures.entered.get(&stream)?.0);
            let capture = alive((Kind::Capture, stream)).or_else(entered);
            let events = &mut self.captures.events;
            events.remove(&event);
            if let Some(capture) = capture.filter(|_| events.len() < EVENTS) {
                events.insert(event, (stream, capture, moment));
            }
        } else if let Some((from, of, _)) = self.captures.events.get(&event).copied()
            && alive(of.0) == Some(of)
        {
            self.captures.entered.remove(&from);
            if stream != of.0.1 {
                self.captures.entered.insert(stream, (of.0, moment));
            }
        }
    }
}
