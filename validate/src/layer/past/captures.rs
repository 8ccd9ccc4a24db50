//! Captures of streams: which events and streams are of each, and which call broke it.

use crate::layer::call::handle::{Key, Life, ObjectKind};
use crate::layer::origin::Moment;
use libcuda_sys::CUresult;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// Where an event was recorded in a capture.
#[derive(Clone, Copy)]
pub struct RecordedEvent {
    pub stream: u64,
    pub capture: Life,
    pub moment: Moment,
}

#[derive(Default)]
pub struct Captures {
    /// The events that were recorded last in captures.
    pub events: BTreeMap<u64, RecordedEvent>,
    /// The streams that entered captures, with the call that led them there, until they have joined again.
    pub entered: BTreeMap<u64, (Key, Moment)>,
    /// What broke captures: a known call, with the code that it got, or another.
    pub breaks: BTreeMap<Key, Option<(Moment, CUresult)>>,
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
            ObjectKind::Capture if !was_over => {
                let _ = LIVE.fetch_update(Relaxed, Relaxed, |live| live.checked_sub(1));
                self.entered.retain(|_, (capture, _)| *capture != key);
            }
            ObjectKind::Event => drop(self.events.remove(&key.1)),
            _ => {}
        }
    }
}
